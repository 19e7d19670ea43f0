package lockstep;

import lockstep.internal.kernel.Verb;
import lockstep.internal.query.ResultColumns;
import lockstep.internal.shape.Checks;

/**
 * The results of {@link Engine#distance}, one a pair (a, b): how far apart the shapes are, the point of each
 * that is nearest to the other, and the features of the shapes that these points lie on. Make one and use it
 * for every call; each call overwrites the last one's answers.
 *
 * <p>The distance is 0 exactly where the shapes {@linkplain Engine#overlap overlap}, and positive elsewhere.
 * Of shapes that overlap both points are, up to rounding, one that both have in common. A pair has no
 * distance if either shape is invalid: a NaN anywhere, a negative radius or half extent, an empty box; and
 * none where it is too large for a kernel's range, usually 1e18. It then has distance +∞, and points and
 * features are 0.
 *
 * <p>A feature is a sum of bits. Of a triangle 1, 2 and 4 stand for its corners a, b and c: so 3, 5 and 6 are
 * edges and 7 is the face. Of a box or an oriented box, 1 and 2 stand for the faces at the lower and upper
 * end of its x axis, 4 and 8 of its y axis, 16 and 32 of its z axis: a sum of two is an edge, of three a
 * corner, and 0 the inside. Of a capsule 1 and 2 stand for the ends at a and b, and 3 is its side. Spheres
 * and planes have one feature, 1. Where several pairs of points are nearest, such as of two parallel faces,
 * the answer is one of them, always the same.
 *
 * <p>The columns are a little longer than the capacity; what stands in them from {@link #size()} on is
 * unspecified.
 */
public final class Distances {
  private final Verb verb;
  private final ResultColumns columns;
  private final Hits hits;
  private final float[] featuresA;
  private final float[] featuresB;

  /**
   * How far apart the shapes are, 0 where they overlap (negative if {@link #signed}), +∞ where there is no
   * distance.
   */
  public final float[] distance;

  /**
   * The point of the first shape that is nearest to the second; without elements if there are {@link
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

  /** Room for the answers of {@code capacity} pairs. */
  public static Distances allocate(int capacity) {
    return new Distances(Verb.CLOSEST_POINTS, capacity);
  }

  /**
   * Room for the distances of {@code capacity} pairs, bit for bit the same, but no points and no features:
   * they take less time.
   */
  public static Distances withoutPoints(int capacity) {
    return new Distances(Verb.DISTANCE, capacity);
  }

  /**
   * Room for signed distances of {@code capacity} pairs of spheres and capsules with each other and with
   * half-spaces: those of shapes that overlap are negative, less by how far they are in each other, or 0
   * where they only touch; the others the same. Of capsules it is the distance of their segments that is less
   * than the radii, however they cross.
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
   * The feature of the first shape of pair i that its point lies on.
   *
   * @throws IndexOutOfBoundsException if there is no pair i, or there are no points
   */
  public int featureA(int i) {
    return feature(featuresA, i);
  }

  /** The feature of the second shape of pair i that its point lies on. Throws as {@link #featureA}. */
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
