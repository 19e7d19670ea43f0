package lockstep;

import java.util.Arrays;
import lockstep.internal.kernel.Bits;
import lockstep.internal.kernel.Buffers;
import lockstep.internal.kernel.DescribedKernel;
import lockstep.internal.kernel.Layout;
import lockstep.internal.kernel.Verb;
import lockstep.twin.Kernel;

/**
 * The results of {@link Engine#contact}: for pair i how many points the shapes touch in, 0 to {@value
 * #POINTS}, their normal, and of point k of pair i, at 4 i + k in the columns, place, depth and feature. Make
 * one and use it for every call; each call overwrites the last one's answers.
 *
 * <p>The depth is how far the shapes are in each other along the normal: moving the first by −normal × the
 * largest depth ends the overlap, and no shorter way does, but where both have faces: then a face may be
 * deeper by 2⁻¹² of the sum of half extents of the bounds of the smaller one, so that what rests on a face
 * stays there. Of shapes that are apart it is their distance with a minus, and the normal leads from the
 * nearest point of the first to that of the second. Points whose depth is no less than −{@link #margin()}
 * count, of shapes whose {@linkplain Engine#distance distance} is no more than that: with a margin of 0 pairs
 * have points exactly where they {@linkplain Engine#overlap overlap}, touching included. A point stands in
 * the middle between where the first shape ends along the normal and where the second begins.
 *
 * <p>Swapping the shapes of a pair negates the normal and changes nothing else; equal shapes, also capsules
 * with their ends the other way round, are one pair in either order, with one normal.
 *
 * <p>A pair without points has normal 0. Points from {@link #count} on, and what stands in the columns from
 * {@link #size()} on, are unspecified.
 */
public final class Contacts {
  /** Points of a pair, at most. */
  public static final int POINTS = Verb.MOST_POINTS;

  /** Columns of a kernel: the normal, then of each point its place, depth and feature. */
  private static final int NORMAL = 0, FIRST_POINT = 3, DEPTH = 3, FEATURE = 4, PER_POINT = 5;

  /** Those of a kernel that tells one point. */
  static final int COLUMNS_OF_ONE = FIRST_POINT + PER_POINT;

  private final ResultColumns columns;
  private final Hits hits;
  private final float margin;

  /** The number of points of each pair. */
  public final int[] count;

  /**
   * The unit normal of each pair, from the first shape towards the second: against the way of {@link
   * SweepHits}, and, where the second is a wall, into it. {@link Planes#setWall(int, Contacts, int)} turns
   * it.
   */
  public final float[] nx, ny, nz;

  /** Where the points are. */
  public final float[] x, y, z;

  /** How deep the shapes are in each other at the points; negative where they are apart. */
  public final float[] depth;

  /**
   * Which parts of the shapes meet in the points: numbers above 0, different for the points of a pair. The
   * same parts have the same number from call to call, and in whichever order the shapes are given.
   */
  public final int[] feature;

  private Contacts(int capacity, float margin) {
    Checks.size("capacity", capacity);
    Checks.entries("4 * capacity", (long) POINTS * capacity);
    columns = new ResultColumns(Layout.BITS, capacity);
    hits = new Hits(columns);
    this.margin = margin;
    count = new int[capacity];
    nx = new float[capacity];
    ny = new float[capacity];
    nz = new float[capacity];
    x = new float[POINTS * capacity];
    y = new float[POINTS * capacity];
    z = new float[POINTS * capacity];
    depth = new float[POINTS * capacity];
    feature = new int[POINTS * capacity];
  }

  /** Room for the answers of {@code capacity} pairs; points count where shapes overlap or touch. */
  public static Contacts allocate(int capacity) {
    return new Contacts(capacity, 0);
  }

  /**
   * The same; points also count where shapes are apart by no more than {@code margin}.
   *
   * <p>A distance and a depth round each in their own way. So a pair whose distance differs from the margin
   * by no more than rounding may have points or none, and a margin that is itself below rounding need not say
   * the same as {@code distance <= margin}. Pairs that overlap always have points.
   *
   * @throws IllegalArgumentException if {@code margin} is negative or no number
   */
  public static Contacts withMargin(int capacity, float margin) {
    if (!(margin >= 0)) {
      throw new IllegalArgumentException("margin is " + margin + " and must not be negative");
    }
    return new Contacts(capacity, margin);
  }

  /** How far shapes may be apart at points that count. */
  public float margin() {
    return margin;
  }

  /** The number of pairs that fit. */
  public int capacity() {
    return columns.capacity();
  }

  /** The number of pairs of the last call. */
  public int size() {
    return columns.size();
  }

  /** The answers as bits: which pairs have points. */
  public Hits hits() {
    return hits;
  }

  ResultColumns columns() {
    return columns;
  }

  /** Begins with pairs that have no points; {@code start} is a multiple of a block. */
  void clear(int start, int size) {
    Arrays.fill(count, start, start + size, 0);
    Arrays.fill(nx, start, start + size, 0);
    Arrays.fill(ny, start, start + size, 0);
    Arrays.fill(nz, start, start + size, 0);
    Arrays.fill(columns.words, start >>> 6, (start >>> 6) + Kernel.words(size), 0);
  }

  /**
   * Takes what a kernel has answered about {@code size} pairs: those listed from {@code at} on, or, if there
   * is no list, {@code at} and those that follow. Kernels give no −0, nor does a difference of equal numbers:
   * so the order of operands changes no bit of a normal but its sign.
   *
   * @param swapped whether the kernel has seen the operands in the other order
   */
  void take(DescribedKernel kernel, boolean swapped, Buffers from, Bits bits, int[] pairs, int at, int size) {
    long[] answered = from.words;
    float[][] answers = from.floats;
    int points = (kernel.floats() - FIRST_POINT) / PER_POINT;
    if (points == 1) { // most are too far apart
      bits.keepAtLeast(-margin, answers[FIRST_POINT + DEPTH], 0, answered, 0, Kernel.words(size));
    }
    for (int w = 0; w < Kernel.words(size); w++) {
      for (long left = answered[w]; left != 0; left &= left - 1) {
        int k = 64 * w + Long.numberOfTrailingZeros(left);
        int pair = pairs == null ? at + k : pairs[at + k];
        if (take(answers, points, k, pair) > 0) {
          columns.words[pair >>> 6] |= 1L << pair;
          nx[pair] = swapped ? 0f - answers[NORMAL][k] : answers[NORMAL][k];
          ny[pair] = swapped ? 0f - answers[NORMAL + 1][k] : answers[NORMAL + 1][k];
          nz[pair] = swapped ? 0f - answers[NORMAL + 2][k] : answers[NORMAL + 2][k];
        }
      }
    }
  }

  /** Takes the points of answer k that count, and returns how many these are. */
  private int take(float[][] answers, int points, int k, int pair) {
    int number = 0;
    for (int p = 0; p < points; p++) {
      int column = FIRST_POINT + PER_POINT * p;
      float deep = answers[column + DEPTH][k];
      if (deep >= -margin && deep > Float.NEGATIVE_INFINITY && isFinite(answers, column, k)) {
        int at = POINTS * pair + number++;
        x[at] = answers[column][k];
        y[at] = answers[column + 1][k];
        z[at] = answers[column + 2][k];
        depth[at] = deep;
        feature[at] = (int) answers[column + FEATURE][k];
      }
    }
    count[pair] = number;
    return number;
  }

  /** Whether a point is somewhere: at the end of what floats can tell it may not be. */
  private static boolean isFinite(float[][] answers, int column, int k) {
    return Float.isFinite(answers[column][k]) && Float.isFinite(answers[column + 1][k])
        && Float.isFinite(answers[column + 2][k]);
  }

  @Override
  public String toString() {
    return "Contacts[" + hits.count() + " of " + size() + "]";
  }
}
