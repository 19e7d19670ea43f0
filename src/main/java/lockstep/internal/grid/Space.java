package lockstep.internal.grid;

import java.util.Arrays;

/** The region that holds most boxes of a {@link Grid}, estimated from a few samples. */
final class Space {
  /** Number of boxes sampled to find where most are. */
  private static final int SAMPLES = 256;

  /** Number of samples that may lie beyond either end. */
  private static final int BEYOND = SAMPLES / 32;

  /** A box is far away, or huge, if it reaches this many times as far from the origin as most do. */
  private static final float TIMES_FARTHER = 4;

  /** The least coordinates at which most boxes begin. */
  final float[] origin = new float[3];

  final double[] length = new double[3];

  /** How far from the origin boxes reach, not counting the few that are far away, or huge. */
  float far;

  private final float[] least = new float[3];
  private final float[] greatest = new float[3];
  private final Outliers outliers = new Outliers(BEYOND);

  void clear() {
    Arrays.fill(least, Float.POSITIVE_INFINITY);
    Arrays.fill(greatest, Float.NEGATIVE_INFINITY);
  }

  /** Takes the results of a survey. */
  void take(Survey survey) {
    for (int axis = 0; axis < 3; axis++) {
      least[axis] = Math.min(least[axis], survey.least(axis));
      greatest[axis] = Math.max(greatest[axis], survey.greatest(axis));
    }
  }

  /**
   * Chooses where most boxes begin on each axis: between the few outlying samples, plus a margin of an eighth
   * of that range.
   *
   * @param extents of each box, negative for those that are not in the grid
   * @param count the number of boxes
   */
  void choose(float[] boxes, float[] extents, int size, int count) {
    for (int axis = 0; axis < 3; axis++) {
      float min = least[axis];
      float max = greatest[axis];
      if (size >= SAMPLES && count > size / 2) {
        float low = outlying(boxes, extents, size, axis, 1);
        float high = -outlying(boxes, extents, size, axis, -1);
        if (low <= high) { // skipped if nearly all samples are of elements not in the grid
          float margin = (high - low) / 8;
          min = Math.max(min, low - margin);
          max = Math.min(max, high + margin);
        }
      }
      origin[axis] = min;
      length[axis] = count > 0 ? (double) max - min : 0;
    }
    float reach = outlying(boxes, extents, size, 3, -1);
    far = reach <= 0 ? TIMES_FARTHER * -reach : Float.POSITIVE_INFINITY;
  }

  int longestAxis() {
    return length[0] >= length[1] && length[0] >= length[2] ? 0 : length[1] >= length[2] ? 1 : 2;
  }

  /** The largest |coordinate| of the i-th box. */
  static float reach(float[] boxes, int i) {
    int at = SortedBoxes.BOX * i;
    return Math.max(Math.max(Math.max(-boxes[at], boxes[at + 3]), Math.max(-boxes[at + 1], boxes[at + 4])),
        Math.max(-boxes[at + 2], boxes[at + 5]));
  }

  /**
   * The {@link #BEYOND}-th smallest of the sampled boxes' coordinates, times {@code sign}: that of least
   * corners on an axis or, for the axis after the last, the largest |coordinate|. +∞ if nearly all samples
   * are of elements not in the grid.
   */
  private float outlying(float[] boxes, float[] extents, int size, int axis, int sign) {
    outliers.clear();
    for (int k = 0; k < SAMPLES && size > 0; k++) {
      int i = (int) ((long) size * k / SAMPLES);
      float value = sign * (axis < 3 ? boxes[SortedBoxes.BOX * i + axis] : reach(boxes, i));
      if (extents[i] >= 0) {
        outliers.offer(value);
      }
    }
    return outliers.next();
  }
}
