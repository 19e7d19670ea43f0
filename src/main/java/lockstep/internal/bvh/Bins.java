package lockstep.internal.bvh;

import java.util.Arrays;

/**
 * Binned split search by the surface area heuristic: the best boundary between bins of equal width along any
 * axis (Wald, On fast construction of SAH-based bounding volume hierarchies, 2007). Not thread-safe: one per
 * thread.
 *
 * <p>A primitive is represented by {@link #REF} floats: min x, y, z, its number (as bits), −max x, y, z,
 * {@link #PAD}. With maxima negated, one vector minimum grows a whole box. No coordinate is NaN or −0, so
 * minima do not depend on their order. All centres are times two.
 */
public abstract class Bins {
  /** Floats per reference, and per box. */
  static final int REF = 8;

  /** Offset of the primitive's number in a reference. */
  static final int ID = 3;

  /** Offset of the negated maxima in a reference or box. */
  static final int MAX = 4;

  /**
   * The last float of a reference. Vector code subtracts it from the primitive's number: with 1 the result is
   * −1 and not a subnormal, which would be slow.
   */
  static final float PAD = 1;

  /** Bins per axis; {@link #FEW_BINS} for ranges shorter than {@link #SMALL_RANGE}. */
  static final int MAX_BINS = 16;

  private static final int FEW_BINS = 8;
  private static final int SMALL_RANGE = 64;

  /**
   * Floats per boundary in {@link #lefts} and {@link #rights}: one vector, whose last lane has no meaning.
   */
  static final int WIDTHS = 4;

  /** Floats from one axis to the next in {@link #lefts} and {@link #rights}. */
  static final int BOUNDARIES = MAX_BINS * WIDTHS;

  /** Numbers from one axis to the next among the bounding boxes of the bins. */
  static final int AXIS = MAX_BINS * REF;

  /** Ints from one axis to the next in {@link #counts}. */
  static final int COUNTS = MAX_BINS;

  /**
   * Fixed cost of a leaf in the cost function, in primitives: a leaf is tested whole, so fuller leaves are
   * cheaper. Of 0, 2, 4 and 8, measured with casts at a scanned mesh and at scattered triangles, 4 was
   * fastest.
   */
  private static final int LEAF_COST = 4;

  /** Keeps the largest centre in the last bin: below 1 by more than the rounding of three operations. */
  private static final float BELOW_ONE = 1 - 0x1p-20f;

  /** Bounds of the centres of the current range, in the layout of a box. */
  final float[] centres = new float[REF];

  /** Bins per unit along each axis; 0 where all centres coincide. */
  final float[] scale = new float[MAX];

  /** Number of primitives in each bin, axis by axis. */
  final int[] counts = new int[3 * COUNTS];

  /** The axis of the split found. */
  int axis;

  /** The first bin on its right side. */
  int splitBin;

  /** The number of primitives on its left side. */
  int leftCount;

  /** Bins per axis of the current range. */
  int bins;

  /**
   * Widths x, y, z of the boxes left and right of the boundary before each bin, in {@link #WIDTHS} floats,
   * axis by axis.
   */
  final float[] lefts = new float[3 * BOUNDARIES], rights = new float[3 * BOUNDARIES];

  private float share;
  private float cost;

  Bins() {}

  /** A split search in plain Java. */
  public static Bins scalar() {
    return new ScalarBins();
  }

  /**
   * Finds the best split of references {@code from} to {@code to − 1}; false if all centres coincide. Their
   * bounds are {@code centres[at …]}. Each way has a method of its own, alike as they are: one that both
   * share is compiled for the first of them, and the JIT compiler discards it when the other takes over.
   */
  abstract boolean findSplit(float[] refs, int from, int to, float[] centres, int at);

  /** Sets the width of the bins, by {@link #centres} and the number of references, and their counts to 0. */
  final void clear(int n) {
    bins = n < SMALL_RANGE ? FEW_BINS : MAX_BINS;
    share = 1f / n;
    for (int k = 0; k < 3; k++) {
      float unit = bins * BELOW_ONE / (0 - centres[MAX + k] - centres[k]); // not −0
      scale[k] = unit <= Float.MAX_VALUE ? unit : 0;
      Arrays.fill(counts, k * COUNTS, k * COUNTS + bins, 0);
    }
  }

  /** Sweeps all axes for the cheapest split; false if there is none. */
  final boolean sweep(int n) {
    widths();
    cost = Float.POSITIVE_INFINITY;
    for (int k = 0; k < 3; k++) {
      if (scale[k] > 0) {
        sweep(k, n);
      }
    }
    return cost < Float.POSITIVE_INFINITY;
  }

  /**
   * Writes the bounds of the centres of references {@code from} to {@code to − 1} to {@code centres[at …]}.
   */
  abstract void centres(float[] refs, int from, int to, float[] centres, int at);

  /** Half the surface area of a box. */
  static float halfArea(float[] b, int at) {
    return halfArea(-b[at + MAX] - b[at], -b[at + MAX + 1] - b[at + 1], -b[at + MAX + 2] - b[at + 2]);
  }

  private static float halfArea(float x, float y, float z) {
    return x * y + y * z + z * x;
  }

  /** Sets {@link #lefts} and {@link #rights}; −∞ where a side is empty. */
  abstract void widths();

  /** Sweeps the bins of an axis for a cheaper split; among equally cheap ones, the most even wins. */
  private void sweep(int along, int n) {
    int count = 0;
    for (int k = 1; k < bins; k++) {
      count += counts[along * COUNTS + k - 1];
      int at = along * BOUNDARIES + k * WIDTHS;
      float sum = cost(lefts, at, count) + cost(rights, at, n - count);
      if (sum < cost || (sum == cost && sum < Float.POSITIVE_INFINITY
          && Math.abs(n - 2 * count) < Math.abs(n - 2 * leftCount))) {
        cost = sum;
        axis = along;
        splitBin = k;
        leftCount = count;
      }
    }
  }

  /**
   * SAH cost of a side with n primitives: half its surface area, infinite if it is empty, times its share of
   * the range's primitives.
   */
  private float cost(float[] widths, int at, int n) {
    return halfArea(widths[at], widths[at + 1], widths[at + 2]) * ((LEAF_COST + n) * share);
  }

  /** Writes the boxes of both sides of the split found to {@code to[at …]}. */
  abstract void sideBoxes(float[] to, int at);

  /**
   * Stable partition of references {@code from} to {@code to − 1} into the same range of {@code into}, the
   * left side of the split first: on each side indices stay ascending. Writes the bounds of the centres on
   * both sides to {@code sides[at …]}.
   */
  abstract void partition(float[] refs, int from, int to, float[] into, float[] sides, int at);

  /** Writes the box of boxes {@code from} to {@code to − 1} to {@code box[at …]}. */
  abstract void bounds(float[] boxes, int from, int to, float[] box, int at);
}
