package lockstep.internal.bvh;

import lockstep.internal.shape.Elements;

/** Finds boxes of elements, and those around each few, one after the other. Plain Java; without a state. */
public class RunBounds {
  /** By how much columns must be longer than the boxes in them. */
  public static final int SLACK = 32;

  RunBounds() {}

  /** What finds them in plain Java. */
  public static RunBounds scalar() {
    return new RunBounds();
  }

  /** Writes boxes of elements: see {@link Elements#roundedBoxes}. */
  public void bound(Elements elements, int first, int count, float[] one, float[][] boxes) {
    elements.roundedBoxes(first, count, one, boxes);
  }

  /** The largest |coordinate| of the first {@code count} boxes, NaN if there is one. */
  public float farthest(float[][] boxes, int count) {
    float farthest = 0;
    for (float[] side : boxes) {
      farthest = Math.max(farthest, farthest(side, count));
    }
    return farthest;
  }

  private static float farthest(float[] side, int count) {
    float farthest = 0;
    for (int k = 0; k < count; k++) {
      farthest = Math.max(farthest, Math.abs(side[k]));
    }
    return farthest;
  }

  /**
   * Replaces each of the first {@code count} boxes, columns min x, y, z and max x, y, z, by the one around it
   * and those that follow it, {@code length} in all. A side is NaN where one of theirs is; with vectors it
   * may be any then.
   *
   * @param length 4 or 8
   */
  public void find(float[][] boxes, int count, int length) {
    for (int c = 0; c < 3; c++) {
      for (int step = 1; step < length; step *= 2) {
        lower(boxes[c], step, count + length - 2 * step);
        raise(boxes[c + 3], step, count + length - 2 * step);
      }
    }
  }

  private static void lower(float[] low, int step, int count) {
    for (int k = 0; k < count; k++) {
      low[k] = Math.min(low[k], low[k + step]);
    }
  }

  private static void raise(float[] high, int step, int count) {
    for (int k = 0; k < count; k++) {
      high[k] = Math.max(high[k], high[k + step]);
    }
  }
}
