package lockstep;

import lockstep.internal.kernel.Verb;
import lockstep.internal.query.ResultColumns;
import lockstep.internal.shape.Checks;

/**
 * The results of {@link Engine#distance}, one for each pair (a, b): the distance between the shapes, the
 * point of each shape that is nearest to the other, and the features of the shapes on which these points lie.
 * Allocate one and reuse it: each call overwrites the previous answers.
 *
 * <p>The distance is 0 exactly where the shapes {@linkplain Engine#overlap overlap}, and positive elsewhere.
 * If the shapes overlap, both points are, up to rounding, one common point of both. A pair has no distance if
 * either shape is invalid: a NaN anywhere, a negative radius or half extent, an empty box. It also has none
 * if the distance is too large for the kernel's range, usually 1e18. The pair then has distance +∞, and its
 * points and features are 0.
 *
 * <p>A feature is a sum of bits. For a triangle, 1, 2 and 4 are its corners a, b and c; so 3, 5 and 6 are
 * edges and 7 is the face. For a box or an oriented box, 1 and 2 are the faces at the lower and upper end of
 * its x axis, 4 and 8 of its y axis, 16 and 32 of its z axis; a sum of two is an edge, a sum of three is a
 * corner, and 0 is the inside. For a capsule, 1 and 2 are the ends at a and b, and 3 is its side. Spheres and
 * planes have one feature, 1. If several pairs of points are nearest, as between two parallel faces, the
 * answer is one of them, always the same.
 *
 * <p>The columns are a little longer than the capacity; entries from {@link #size()} on are unspecified.
 */
public final class Distances {
  private final Verb verb;
  private final ResultColumns columns;
  private final Hits hits;
  private final float[] featuresA;
  private final float[] featuresB;

  /**
   * The distance between the shapes: 0 where they overlap (negative if {@link #signed}), +∞ where there is no
   * distance.
   */
  public final float[] distance;

  /**
   * The point of the first shape that is nearest to the second; the arrays are empty if there are {@link
   * #withoutPoints no points}.
   */
  public final float[] ax, ay, az;

  /** The point of the second shape that is nearest to the first. */
  public final float[] bx, by, bz;

  private Distances(Verb verb, int capacity) {
    this.verb = verb;
    columns = new ResultColumns(verb.layout(), Checks.size("capacity", capacity));
    hits = new Hits(columns);
    distance = columns.floats[0];
    ax = column(1);
    bx = column(2);
    ay = column(3);
    by = column(4);
    az = column(5);
    bz = column(6);
    featuresA = column(7);
    featuresB = column(8);
  }

  private float[] column(int c) {
    return c < columns.floats.length ? columns.floats[c] : new float[0];
  }

  /** Allocates room for the answers of {@code capacity} pairs. */
  public static Distances allocate(int capacity) {
    return new Distances(Verb.CLOSEST_POINTS, capacity);
  }

  /**
   * Allocates room for the distances of {@code capacity} pairs, without points and features. The distances
   * are the same, bit for bit, and take less time.
   */
  public static Distances withoutPoints(int capacity) {
    return new Distances(Verb.DISTANCE, capacity);
  }

  /**
   * Allocates room for the signed distances of {@code capacity} pairs of spheres and capsules with each other
   * and with half-spaces. If shapes overlap, the signed distance is negative by how far they are in each
   * other, or 0 where they only touch; otherwise it is the distance. For capsules, it is the distance of
   * their segments minus the radii, however the segments cross.
   */
  public static Distances signed(int capacity) {
    return new Distances(Verb.SIGNED_DISTANCE, capacity);
  }

  /** The number of answers that fit. */
  public int capacity() {
    return columns.capacity();
  }

  /** The number of answers of the last call. */
  public int size() {
    return columns.size();
  }

  /** The answers as bits: which pairs have a distance. */
  public Hits hits() {
    return hits;
  }

  /**
   * The feature of the first shape of pair i on which its point lies.
   *
   * @throws IndexOutOfBoundsException if there is no pair i, or there are no points
   */
  public int featureA(int i) {
    return feature(featuresA, i);
  }

  /** The feature of the second shape of pair i on which its point lies. Throws as {@link #featureA}. */
  public int featureB(int i) {
    return feature(featuresB, i);
  }

  private int feature(float[] features, int i) {
    Checks.index("i", i, size());
    if (features.length == 0) {
      throw new IndexOutOfBoundsException("these distances are without points, and so without features");
    }
    return (int) features[i];
  }

  Verb verb() {
    return verb;
  }

  ResultColumns columns() {
    return columns;
  }

  @Override
  public String toString() {
    return "Distances[" + hits.count() + " of " + size() + "]";
  }
}
