package lockstep.samples;

import java.util.Random;
import lockstep.Shapes;

/** Samples of cylinders along y. */
final class CylinderSamples implements ShapeSamples {
  @Override
  public void plain(float[] e, Random random, boolean grid) {
    e[2] /= grid ? 1 : 4;
  }

  @Override
  public void degenerate(float[] e, Random random) {
    e[2] = random.nextBoolean() ? -e[2] : 0;
  }

  @Override
  public void ofBox(float[] box, float[] e) {
    System.arraycopy(box, 0, e, 0, 2);
    e[2] = (box[3] - box[0]) / 2;
  }

  @Override
  public void about(float[] centre, float[] extent, Random random, float[] e) {
    e[0] = centre[0];
    e[1] = centre[2];
    e[2] = random == null ? extent[0] : extent[0] / 2;
  }

  @Override
  public float[] patch(int x, int y, int half) {
    return new float[] {x, y, 0.5f};
  }

  @Override
  public void spoil(float[] elements, int at) {
    elements[at + 2] = -1 - elements[at + 2];
  }

  @Override
  public void point(Shapes shapes, int i, float[] e, Random random, float[] p) {
    p[0] = e[0] + e[2] * (random.nextInt(3) - 1);
    p[1] = random.nextInt(3);
    p[2] = e[1] + e[2] * (random.nextInt(3) - 1);
  }

  @Override
  public float[] everywhere() {
    return new float[] {0, 0, 1e30f};
  }

  @Override
  public double[] interval(float[] e, int axis) {
    return axis == 1 ? new double[] {Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY}
        : new double[] {(double) e[axis / 2] - e[2], (double) e[axis / 2] + e[2]};
  }
}
