package lockstep;

import lockstep.internal.query.ManifoldSink;
import lockstep.internal.shape.Checks;

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
  public static final int POINTS = ManifoldSink.POINTS;

  final ManifoldSink sink;
  private final Hits hits;

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
    sink = new ManifoldSink(capacity, margin);
    hits = new Hits(sink.columns);
    count = sink.count;
    nx = sink.nx;
    ny = sink.ny;
    nz = sink.nz;
    x = sink.x;
    y = sink.y;
    z = sink.z;
    depth = sink.depth;
    feature = sink.feature;
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
    return sink.margin;
  }

  /** The number of pairs that fit. */
  public int capacity() {
    return sink.columns.capacity();
  }

  /** The number of pairs of the last call. */
  public int size() {
    return sink.columns.size();
  }

  /** The answers as bits: which pairs have points. */
  public Hits hits() {
    return hits;
  }

  @Override
  public String toString() {
    return "Contacts[" + hits.count() + " of " + size() + "]";
  }
}
