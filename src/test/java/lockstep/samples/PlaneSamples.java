package lockstep.samples;

import java.util.Arrays;
import java.util.Random;
import lockstep.Shapes;

/** Samples of half-spaces. */
final class PlaneSamples implements ShapeSamples {
  /** A plane through a point among the others. */
  @Override
  public void plain(float[] e, Random random, boolean grid) {
    float d = 0;
    for (int c = 0; c < 3; c++) {
      float n = grid ? random.nextInt(3) - 1 : random.nextFloat() * 2 - 1;
      d -= n * e[c];
      e[c] = n;
    }
    e[3] = d;
  }

  @Override
  public void degenerate(float[] e, Random random) {
    if (random.nextBoolean()) {
      Arrays.fill(e, 0, 3, random.nextBoolean() ? 0 : -0f);
    } else { // perpendicular to an axis
      Arrays.fill(e, 0, 3, 0);
      e[random.nextInt(3)] = -1;
    }
  }

  /** Makes it the half-space above the box's lower side along x. */
  @Override
  public void ofBox(float[] box, float[] e) {
    Arrays.fill(e, 0);
    e[0] = 1;
    e[3] = -box[0];
  }

  /** Makes it a plane through the centre. */
  @Override
  public void about(float[] centre, float[] extent, Random random, float[] e) {
    for (int axis = 0; axis < 3; axis++) {
      e[axis] = random == null ? extent[axis] - 1 : (float) random.nextGaussian();
      e[3] -= e[axis] * centre[axis];
    }
  }

  @Override
  public float[] patch(int x, int y, int half) {
    return new float[] {0, half == 0 ? ShapeSamples.height(x, y) : -1, 1, -ShapeSamples.height(y, x)};
  }

  @Override
  public void spoil(float[] elements, int at) {
    Arrays.fill(elements, at, at + 3, 0);
  }

  @Override
  public void point(Shapes shapes, int i, float[] e, Random random, float[] p) {
    float square = e[0] * e[0] + e[1] * e[1] + e[2] * e[2];
    for (int axis = 0; axis < 3; axis++) {
      p[axis] = -e[3] * e[axis] / square;
    }
  }

  @Override
  public float[] everywhere() {
    return new float[] {0, 0, 1, -1e30f};
  }

  @Override
  public double[] interval(float[] e, int axis) {
    return new double[] {Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY};
  }
}
