package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.part.BoxFeature;
import lockstep.twin.Real;
import lockstep.twin.Vec;

/**
 * Parts of definitions of contacts: the unit normal from the first shape to the second, and points, each in
 * the middle between the end of the first along the normal and the start of the second.
 *
 * <p>None of their results is −0, so that swapping the shapes of a pair changes only the signs of the normal.
 */
final class Contact {
  /** The depth of an absent point. */
  static final float NONE = Float.NEGATIVE_INFINITY;

  private static final float LEAST = 0x1p-4f;

  /** Greater than every feature of a shape. */
  static final float FEATURES = 64;

  /**
   * How much better edges must be than a face, as a part of the sum of half extents of the bounds of the
   * smaller shape.
   */
  private static final float BIAS = 0x1p-12f;

  /** The largest difference of equal lengths, as a part of what they are computed from: 8 u. */
  private static final float ROUNDING = 8 * Real.U;

  private Contact() {}

  /** The largest of the absolute components; a NaN is ignored. */
  static float largest(Vec d) {
    Vec a = d.abs();
    float most = a.x() > a.y() ? a.x() : a.y();
    return most > a.z() ? most : a.z();
  }

  /**
   * The length of a vector, off by 4 u of itself, scaled by its largest component, so that no square
   * underflows or overflows.
   */
  static float length(Vec d) {
    return largest(d) * parts(d);
  }

  /**
   * The vector of length 1 in the direction of d, off by 4 u of itself. For a vector without length it is 0.
   */
  static Vec normal(Vec d) {
    return normal(d, d);
  }

  /** The normal, given d or its opposite, and d. */
  static Vec normal(Vec turned, Vec d) {
    float largest = largest(d), parts = parts(d);
    return new Vec(part(turned.x(), largest, parts), part(turned.y(), largest, parts),
        part(turned.z(), largest, parts));
  }

  private static float part(float component, float largest, float parts) {
    return largest > 0 ? component / largest / parts + 0f : 0;
  }

  /** The length, in units of the largest component. */
  private static float parts(Vec d) {
    float largest = largest(d);
    return new Vec(scaled(d.x(), largest), scaled(d.y(), largest), scaled(d.z(), largest)).length();
  }

  private static float scaled(float component, float largest) {
    return largest > 0 ? component / largest : 0;
  }

  /** The middle of two points. */
  static Vec middle(Vec a, Vec b) {
    return a.times(0.5f).plus(b.times(0.5f)).plus(Vec.all(0));
  }

  /** Whether a pair has this point: it is finite. */
  static boolean proper(Vec p) {
    return proper(p.x()) && proper(p.y()) && proper(p.z());
  }

  /** A vector across another one, from the axis along which that one is shortest. */
  static Vec across(Vec d) {
    boolean alongX = Math.abs(d.x()) <= Math.abs(d.y()) && Math.abs(d.x()) <= Math.abs(d.z());
    boolean alongY = !alongX && Math.abs(d.y()) <= Math.abs(d.z());
    return new Vec(alongX ? 0 : alongY ? -d.z() : d.y(), alongX ? d.z() : alongY ? 0 : -d.x(),
        alongX ? -d.y() : alongY ? d.x() : 0);
  }

  /** The same vector, or x if it has no length. */
  static Vec orX(Vec d) {
    return new Vec(largest(d) > 0 ? d.x() : 1, d.y(), d.z());
  }

  /** The contact at one point. */
  static Manifold1 one(boolean overlap, boolean hit, Vec normal, ContactPoint deepest) {
    float depth = hit ? depth(overlap, deepest.depth()) : NONE;
    return new Manifold1(hit, normal, new ContactPoint(deepest.p(), depth, deepest.feature()));
  }

  /**
   * The component of a vector along another one, as a part of that, from their product and the square of the
   * other: 0 for one without length.
   */
  static float along(float product, float square) {
    return square > 0 ? product / square : 0;
  }

  /**
   * Whether the remainder of a vector, after its component along another one has been subtracted twice, is
   * real; if not, it was the rounding of the first subtraction.
   */
  static boolean isLeft(float left, float before) {
    return left > LEAST * before;
  }

  /** The middle of two coordinates. */
  static float middle(float a, float b) {
    return (0.5f * a + 0.5f * b) + 0f;
  }

  /**
   * A depth that agrees with the overlap test: rounding may not turn a touch into a miss, nor the reverse.
   */
  static float depth(boolean overlap, float depth) {
    return overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE;
  }

  /** The depth of one of several points; the deepest one touches if the shapes overlap. */
  static float depth(boolean overlap, boolean deepest, float depth) {
    return deepest || !overlap ? depth(overlap, depth) : depth;
  }

  /** Whether a pair of this depth has contacts: it is finite. */
  static boolean proper(float depth) {
    return Math.abs(depth) <= Float.MAX_VALUE;
  }

  /** The tolerance for comparing lengths like these. */
  static float tolerance(float sum, float gap) {
    return ROUNDING * (sum + Math.abs(gap));
  }

  /**
   * The width of a triangle, its height over its longest edge: between half and twice that.
   *
   * @param n the product of two of its edges, e and f
   */
  static float width(Vec n, Vec e, Vec f) {
    float length = largest(e) + largest(f);
    return length > 0 ? length(n) / length : 0;
  }

  /**
   * How much better edges must be than a face.
   *
   * @param small the sum of half extents of the bounds of the smaller shape
   * @param size lengths that the gap is computed from
   */
  static float bias(float small, float size, float gap) {
    return BIAS * small + tolerance(size, gap);
  }

  /**
   * The component of a vector across an edge; the part along it is subtracted twice, since one subtraction
   * leaves its rounding.
   */
  static Vec across(Vec way, Vec edge) {
    float square = edge.square();
    Vec across = way.minus(edge.times(along(edge.dot(way), square)));
    return across.minus(edge.times(along(edge.dot(across), square)));
  }

  /**
   * Whether a normal points forward: along a fixed direction to which hardly any is perpendicular. So which
   * of two shapes is behind does not depend on their order, and does not change while they rest on each
   * other.
   */
  static boolean isForward(Vec n) {
    float along = 0.48f * n.x() + 0.6f * n.y() + 0.64f * n.z();
    return along > 0
        || (along == 0 && (n.x() > 0 || (n.x() == 0 && (n.y() > 0 || (n.y() == 0 && n.z() > 0)))));
  }

  /**
   * The number of a point where these features meet, as numbered by {@link BoxFeature} or {@link
   * TriangleFace}: the one behind counts more.
   */
  static float feature(boolean isForward, float ofFirst, float ofSecond) {
    return isForward ? FEATURES * ofFirst + ofSecond : FEATURES * ofSecond + ofFirst;
  }

  /** The components of one vector where those of a direction are positive, and of another one elsewhere. */
  static Vec facing(Vec direction, Vec positive, Vec other) {
    return new Vec(direction.x() > 0 ? positive.x() : other.x(), direction.y() > 0 ? positive.y() : other.y(),
        direction.z() > 0 ? positive.z() : other.z());
  }

  /** Whether a comes before b in the order of their components; if they are equal, {@code next} decides. */
  static boolean before(Vec a, Vec b, boolean next) {
    return before(a.x(), b.x(), before(a.y(), b.y(), before(a.z(), b.z(), next)));
  }

  /** Whether a comes before b; if they are equal, {@code next} decides. */
  static boolean before(float a, float b, boolean next) {
    return a < b || (a == b && next);
  }
}
