package lockstep.samples;

import java.util.Arrays;
import java.util.Random;
import lockstep.Shapes;

/** Samples of boxes. */
final class BoxSamples implements ShapeSamples {
  private static final float INF = Float.POSITIVE_INFINITY;

  @Override
  public void plain(float[] e, Random random, boolean grid) {
    for (int c = 0; c < 3; c++) {
      e[c + 3] = e[c] + (grid ? random.nextInt(3) : random.nextFloat() * 1.5f);
    }
  }

  @Override
  public void degenerate(float[] e, Random random) {
    int axis = random.nextInt(3);
    switch (random.nextInt(4)) {
      case 0 -> spoil(e, 0);
      case 1 -> { // inverted
        e[axis] = 3;
        e[axis + 3] = 1;
      }
      case 2 -> e[axis + 3] = e[axis]; // flat
      default -> { // a half-space or a slab
        e[axis] = -INF;
        e[(axis + random.nextInt(2)) % 3 + 3] = INF;
      }
    }
  }

  @Override
  public void ofBox(float[] box, float[] e) {
    System.arraycopy(box, 0, e, 0, 6);
  }

  @Override
  public void about(float[] centre, float[] extent, Random random, float[] e) {
    for (int axis = 0; axis < 3; axis++) {
      float one = centre[axis] + (random == null ? axis % 2 : -0.5f) * extent[axis];
      float other = centre[axis] + (random == null ? (1 + axis) % 2 : 0.5f) * extent[axis];
      e[axis] = one > other ? other : one;
      e[axis + 3] = one > other ? one : other;
    }
  }

  @Override
  public float[] patch(int x, int y, int half) {
    float height = ShapeSamples.height(x, y);
    return half == 0 ? new float[] {x, y, 0, x + 1, y + 1, height}
        : new float[] {x, y, height, x + 1, y + 1, 2};
  }

  @Override
  public void stretch(float[] e, float far, int axis, Random random) {
    boolean all = random.nextInt(4) == 0;
    for (int a = 0; a < 3; a++) {
      if (all || a == axis) {
        boolean both = random.nextBoolean();
        e[a] = both || random.nextBoolean() ? -far : e[a];
        e[a + 3] = both ? far : e[a + 3];
      }
    }
  }

  /** Makes it the empty box. */
  @Override
  public void spoil(float[] elements, int at) {
    Arrays.fill(elements, at, at + 3, INF);
    Arrays.fill(elements, at + 3, at + 6, -INF);
  }

  @Override
  public void shrink(float[] e) {
    nearer(e, 6);
  }

  /** Moves all points of that many coordinates closer to the first. */
  static void nearer(float[] e, int coordinates) {
    for (int k = 3; k < coordinates; k++) {
      e[k] = e[k % 3] + (e[k] - e[k % 3]) / 8;
    }
  }

  @Override
  public void point(Shapes shapes, int i, float[] e, Random random, float[] p) {
    for (int axis = 0; axis < 3; axis++) {
      int side = random.nextInt(3);
      p[axis] = side == 0 ? e[axis] : side == 1 ? e[axis + 3] : 0.5f * e[axis] + 0.5f * e[axis + 3];
    }
  }

  @Override
  public float[] everywhere() {
    return new float[] {-INF, -INF, -INF, INF, INF, INF};
  }

  @Override
  public double[] interval(float[] e, int axis) {
    return new double[] {e[axis], e[axis + 3]};
  }
}
