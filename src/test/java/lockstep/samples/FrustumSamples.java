package lockstep.samples;

import java.util.Arrays;
import java.util.Random;
import lockstep.Shapes;

/** Samples of frusta: six planes, opposite ones in pairs. */
final class FrustumSamples implements ShapeSamples {
  private static final int PLANES = 6;

  /** A cube of side 2 about a point, or, off the grid, a body with slanted faces. */
  @Override
  public void plain(float[] e, Random random, boolean grid) {
    float[] at = {e[0], e[1], e[2]};
    for (int k = 0; k < PLANES; k++) {
      float d = grid ? 1 : 0.2f + random.nextFloat();
      for (int axis = 0; axis < 3; axis++) {
        float lean = grid ? 0 : random.nextFloat() - 0.5f;
        float n = axis == k / 2 ? sign(k) : lean;
        e[4 * k + axis] = n;
        d += n * at[axis];
      }
      e[4 * k + 3] = -d;
    }
  }

  /** The direction along its axis that plane k faces. */
  private static int sign(int k) {
    return k % 2 == 0 ? -1 : 1;
  }

  @Override
  public void degenerate(float[] e, Random random) {
    int plane = 4 * random.nextInt(PLANES);
    switch (random.nextInt(3)) {
      case 0 -> Arrays.fill(e, plane, plane + 3, 0); // no plane
      case 1 -> e[plane + 3] += 4; // empty
      default -> e[plane + 3] = -e[(plane + 4) % 24 + 3]; // flat, perhaps
    }
  }

  @Override
  public void ofBox(float[] box, float[] e) {
    for (int c = 0; c < e.length; c++) {
      int k = c / 4, axis = k / 2, sign = sign(k);
      e[c] = c % 4 == 3 ? -sign * box[axis + (sign < 0 ? 0 : 3)] : c % 4 == axis ? sign : 0;
    }
  }

  @Override
  public void about(float[] centre, float[] extent, Random random, float[] e) {
    for (int k = 0; k < PLANES; k++) {
      int axis = k / 2, next = (axis + 1) % 3;
      e[4 * k + axis] = sign(k);
      e[4 * k + next] = random == null ? 0 : 0.3f * random.nextFloat();
      e[4 * k + 3] = -extent[axis] / 2 - centre[axis] * e[4 * k + axis] - centre[next] * e[4 * k + next];
    }
  }

  @Override
  public float[] patch(int x, int y, int half) {
    return new float[] {-1, 0, 0, x, 1, 0, 0, -x - 1, 0, -1, 0, y, 0, 1, 0, -y - 1, 0, 0, -1, half, 0, 0, 1,
        -half - 1};
  }

  @Override
  public void spoil(float[] elements, int at) {
    Arrays.fill(elements, at + 8, at + 11, 0);
  }

  /** A corner of its bounds. */
  @Override
  public void point(Shapes shapes, int i, float[] e, Random random, float[] p) {
    float[] box = shapes.slice(i, 1).bounds().get(0, new float[6]);
    for (int axis = 0; axis < 3; axis++) {
      p[axis] = box[axis + (random.nextBoolean() ? 3 : 0)];
    }
  }

  @Override
  public float[] everywhere() {
    float[] e = new float[4 * PLANES];
    for (int k = 0; k < PLANES; k++) {
      e[4 * k + k / 2] = sign(k);
      e[4 * k + 3] = -1e30f;
    }
    return e;
  }

  @Override
  public double[] interval(float[] e, int axis) {
    return new double[] {Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY};
  }
}
