package lockstep.samples;

import java.util.Random;
import lockstep.Shapes;

/** Samples of capsules. */
final class CapsuleSamples implements ShapeSamples {
  @Override
  public void plain(float[] e, Random random, boolean grid) {
    e[6] = grid ? random.nextInt(2) : e[6] / 6;
  }

  @Override
  public void degenerate(float[] e, Random random) {
    switch (random.nextInt(3)) {
      case 0 -> e[6] = -e[6];
      case 1 -> e[6] = 0;
      default -> System.arraycopy(e, 0, e, 3, 3); // a sphere
    }
  }

  @Override
  public void ofBox(float[] box, float[] e) {
    System.arraycopy(box, 0, e, 0, 6);
    e[6] = (box[3] - box[0]) / 2;
  }

  @Override
  public void about(float[] centre, float[] extent, Random random, float[] e) {
    for (int axis = 0; axis < 3; axis++) {
      e[axis] = centre[axis] + (random == null ? axis % 2 : random.nextFloat() - 0.5f) * extent[axis];
      e[axis + 3] =
          centre[axis] + (random == null ? (1 + axis) % 2 : random.nextFloat() - 0.5f) * extent[axis];
    }
    e[6] = random == null ? extent[2] : extent[0] / 4;
  }

  @Override
  public float[] patch(int x, int y, int half) {
    float height = ShapeSamples.height(x, y);
    return half == 0 ? new float[] {x, y, height, x + 1, y, ShapeSamples.height(x + 1, y), 0.25f}
        : new float[] {x, y, height, x, y + 1, ShapeSamples.height(x, y + 1), 0};
  }

  @Override
  public void spoil(float[] elements, int at) {
    elements[at + 6] = -1 - elements[at + 6];
  }

  @Override
  public void shrink(float[] e) {
    BoxSamples.nearer(e, 6);
    e[6] /= 8;
  }

  @Override
  public void point(Shapes shapes, int i, float[] e, Random random, float[] p) {
    float s = 0.5f * random.nextInt(3);
    for (int axis = 0; axis < 3; axis++) {
      p[axis] = e[axis] + s * (e[axis + 3] - e[axis]);
    }
    p[random.nextInt(3)] += e[6] * (random.nextInt(3) - 1);
  }

  @Override
  public float[] everywhere() {
    return new float[] {0, 0, 0, 1, 1, 1, 1e30f};
  }

  @Override
  public double[] interval(float[] e, int axis) {
    return new double[] {Math.min(e[axis], e[axis + 3]) - e[6], Math.max(e[axis], e[axis + 3]) + e[6]};
  }
}
