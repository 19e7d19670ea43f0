package lockstep.samples;

import java.util.Random;
import lockstep.Shapes;

/** Samples of triangles. */
final class TriangleSamples implements ShapeSamples {
  @Override
  public void plain(float[] e, Random random, boolean grid) {
    // corners anywhere: triangles about as large as the space
  }

  @Override
  public void degenerate(float[] e, Random random) {
    spoil(e, 0); // a segment
    if (random.nextBoolean()) {
      System.arraycopy(e, 0, e, 6, 3); // a point
    }
  }

  @Override
  public void ofBox(float[] box, float[] e) {
    for (int c = 0; c < 9; c++) {
      e[c] = box[c == 6 || c == 1 ? c % 3 : c % 3 + (c >= 3 ? 3 : 0)];
    }
  }

  @Override
  public void about(float[] centre, float[] extent, Random random, float[] e) {
    for (int axis = 0; axis < 3; axis++) {
      for (int k = 0; k < 3; k++) {
        float at = random == null ? (k + axis) % 2 : random.nextFloat() - 0.5f;
        e[3 * k + axis] = centre[axis] + at * extent[axis];
      }
    }
  }

  @Override
  public float[] patch(int x, int y, int half) {
    float right = ShapeSamples.height(x + 1, y), behind = ShapeSamples.height(x, y + 1);
    return half == 0 ? new float[] {x, y, ShapeSamples.height(x, y), x + 1, y, right, x, y + 1, behind}
        : new float[] {x + 1, y, right, x, y + 1, behind, x + 1, y + 1, ShapeSamples.height(x + 1, y + 1)};
  }

  @Override
  public void stretch(float[] e, float far, int axis, Random random) {
    e[random.nextInt(9)] = random.nextBoolean() ? far : -far;
  }

  /** Makes it one without area. */
  @Override
  public void spoil(float[] elements, int at) {
    System.arraycopy(elements, at, elements, at + 3, 3);
  }

  @Override
  public void shrink(float[] e) {
    BoxSamples.nearer(e, 9);
  }

  @Override
  public void point(Shapes shapes, int i, float[] e, Random random, float[] p) {
    int corner = 3 * random.nextInt(3);
    int next = (corner + 3) % 9;
    int last = (corner + 6) % 9;
    int where = random.nextInt(4);
    float s = where == 0 ? 0 : where == 1 ? 0.5f : where == 2 ? random.nextFloat() : 1 / 3f;
    float r = where == 3 ? 1 / 3f : 0;
    for (int axis = 0; axis < 3; axis++) {
      p[axis] = e[corner + axis] + s * (e[next + axis] - e[corner + axis])
          + r * (e[last + axis] - e[corner + axis]);
    }
  }

  @Override
  public float[] everywhere() {
    return new float[] {0, 0, 0, 0x1p61f, 0, 0, 0, 0x1p61f, 0};
  }

  @Override
  public double[] interval(float[] e, int axis) {
    return new double[] {Math.min(e[axis], Math.min(e[axis + 3], e[axis + 6])),
        Math.max(e[axis], Math.max(e[axis + 3], e[axis + 6]))};
  }
}
