package lockstep.samples;

import java.util.Random;
import lockstep.Shapes;

/** Samples of spheres. */
final class SphereSamples implements ShapeSamples {
  @Override
  public void plain(float[] e, Random random, boolean grid) {
    e[3] /= grid ? 1 : 3;
  }

  @Override
  public void degenerate(float[] e, Random random) {
    e[3] = random.nextBoolean() ? -e[3] : 0;
  }

  @Override
  public void ofBox(float[] box, float[] e) {
    System.arraycopy(box, 0, e, 0, 3);
    e[3] = (box[3] - box[0]) / 2;
  }

  @Override
  public void about(float[] centre, float[] extent, Random random, float[] e) {
    System.arraycopy(centre, 0, e, 0, 3);
    e[3] = random == null ? extent[0] : extent[0] / 2;
  }

  @Override
  public float[] patch(int x, int y, int half) {
    return new float[] {x, y, half, 0.5f};
  }

  @Override
  public void spoil(float[] elements, int at) {
    elements[at + 3] = -1 - elements[at + 3];
  }

  @Override
  public void shrink(float[] e) {
    e[3] /= 8;
  }

  @Override
  public void point(Shapes shapes, int i, float[] e, Random random, float[] p) {
    System.arraycopy(e, 0, p, 0, 3);
    p[random.nextInt(3)] += e[3] * (random.nextInt(3) - 1);
  }

  @Override
  public float[] everywhere() {
    return new float[] {0, 0, 0, 1e30f};
  }

  @Override
  public double[] interval(float[] e, int axis) {
    return new double[] {e[axis] - e[3], e[axis] + e[3]};
  }
}
