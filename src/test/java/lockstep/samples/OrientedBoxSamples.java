package lockstep.samples;

import java.util.Arrays;
import java.util.Random;
import lockstep.Shapes;
import lockstep.oracle.OrientedBox;

/** Samples of oriented boxes. */
final class OrientedBoxSamples implements ShapeSamples {
  @Override
  public void plain(float[] e, Random random, boolean grid) {
    for (int c = 3; c < 6; c++) {
      e[c] = grid ? random.nextInt(3) : e[c] / 4;
    }
    for (int c = 6; c < 10; c++) {
      e[c] = grid ? random.nextInt(3) - 1 : e[c] - 2;
    }
    e[9] += grid && e[6] == 0 && e[7] == 0 && e[8] == 0 && e[9] == 0 ? 1 : 0;
  }

  @Override
  public void degenerate(float[] e, Random random) {
    int axis = 3 + random.nextInt(3);
    switch (random.nextInt(5)) {
      case 0 -> e[axis] = -1;
      case 1 -> e[axis] = 0; // flat
      case 2 -> Arrays.fill(e, 3, 6, 0); // a point
      case 3 -> Arrays.fill(e, 6, 10, 0); // no rotation
      default -> Arrays.fill(e, 6, 9, 0); // axis-aligned
    }
  }

  @Override
  public void ofBox(float[] box, float[] e) {
    for (int axis = 0; axis < 3; axis++) {
      e[axis] = box[axis];
      e[axis + 3] = (box[axis + 3] - box[axis]) / 2;
      e[axis + 6] = 0;
    }
    e[9] = 1;
  }

  @Override
  public void about(float[] centre, float[] extent, Random random, float[] e) {
    for (int axis = 0; axis < 3; axis++) {
      e[axis] = centre[axis];
      e[axis + 3] = extent[axis] / 2;
      e[axis + 6] = random == null || (extent[2] == 0 && axis < 2) ? 0 : (float) random.nextGaussian();
    }
    e[9] = 1;
  }

  @Override
  public float[] patch(int x, int y, int half) {
    return half == 0 ? new float[] {x, y, 0, 0.5f, 0.5f, ShapeSamples.height(x, y), 0, 0, 0, 1}
        : new float[] {x, y, 1, 0.5f, 0.5f, 0.5f, 1, 0, 0, 1};
  }

  @Override
  public void stretch(float[] e, float far, int axis, Random random) {
    e[random.nextInt(6)] = far;
  }

  @Override
  public void spoil(float[] elements, int at) {
    elements[at + 4] = -1 - elements[at + 4];
  }

  @Override
  public void shrink(float[] e) {
    for (int k = 3; k < 6; k++) {
      e[k] /= 8;
    }
  }

  /** A corner, or half-way to one of its bounds. */
  @Override
  public void point(Shapes shapes, int i, float[] e, Random random, float[] p) {
    float[] box = shapes.slice(i, 1).bounds().get(0, new float[6]);
    float s = random.nextInt(3) - 1;
    for (int axis = 0; axis < 3; axis++) {
      p[axis] = e[axis] + s * (box[axis + (random.nextBoolean() ? 3 : 0)] - e[axis]);
    }
  }

  @Override
  public float[] everywhere() {
    return new float[] {0, 0, 0, 0x1p61f, 0x1p61f, 0x1p61f, 0, 0, 0, 1};
  }

  @Override
  public double[] interval(float[] e, int axis) {
    OrientedBox box = OrientedBox.of(e, 0);
    double reach = 0;
    for (int k = 0; k < 3; k++) {
      reach += box.axis(k).on(axis).abs().times(box.half().on(k)).toDouble();
    }
    return new double[] {e[axis] - reach, e[axis] + reach};
  }
}
