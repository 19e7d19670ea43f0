package lockstep.internal.kernel.part;

import lockstep.internal.shape.Rotation;
import lockstep.twin.Quat;
import lockstep.twin.Real;
import lockstep.twin.Vec;

/**
 * Separating axes of two boxes A and B at different orientations: three axes of A, three of B, nine products
 * of one of each (Gottschalk, Lin and Manocha, OBBTree, SIGGRAPH 1996; Ericson, Real-Time Collision
 * Detection, 2005, 4.4.1).
 *
 * <p>Everything is expressed in the frame of A, with half extents g: the centre of B is at t, or −t, its half
 * extents are h, and the columns of the {@linkplain Rotation matrix} r of the quaternion q are its axes.
 *
 * <p><b>Flat boxes.</b> The fifteen axes also suffice for boxes without extent, and for any with parallel
 * axes, whose product is 0 and separates nothing: separated boxes stay separated when all half extents are
 * slightly larger, and for boxes with extent one of the fifteen separates them; that axis also separates the
 * boxes within them.
 *
 * <p><b>Nearly parallel edges.</b> Rounded, the columns of r are not quite of length 1 nor at right angles:
 * they are the edges of a parallelepiped B′. B′ itself is tested. The product of an axis of A and a column of
 * r is exact, two entries of r, one of them negated. The extent of B′ along it, and along the normals of its
 * faces, is computed from the minors of r, where textbooks take entries of r, as if it were orthogonal. So
 * products are perpendicular to both edges however short they are, and all rounding is relative to their
 * length: there is no angle below which they would have to be left out, and no tolerance for noise. Where
 * edges are so nearly parallel that rounding decides the direction of the product, it is still an axis on
 * which the boxes are compared correctly, and the one that the edges of B′ need.
 *
 * <p><b>Error.</b> If A, enlarged by s on every side, is apart from B′, then one of the fifteen axes L shows
 * a gap of at least s |L|, and the answer is a miss if rounding is less than that. If it is a miss, then A,
 * shrunk by as much, is apart from B′. So the error consists of the difference between B′ and B, and of the
 * rounding on an axis. With u = 2⁻²⁴ and ρ(A) = |g|, ρ(B) = |h|, the radii of the boxes:
 *
 * <ol>
 * <li>r turns a vector v wrong by 19 u |v|: in r − 1 = −s N, s is off by 4 u, which is 8 u |v|, since |r − 1|
 * ≤ 2; N and the product round by 3 u of {@code s (y² + z²)} on the diagonal and of {@code s (|x y| + |z w|)}
 * beside it, whose rows add up to at most 1 + √5, which is 9.8 u |v|; and the difference on the diagonal
 * rounds by u.
 * <li>On a product: 2 u |t| for the two terms of the distance, 3 u ρ(A), and for B′ 2 u for each minor and 3
 * u for the sum, so 6 u ρ(B), all times |L|.
 * <li>On a normal of B′, of length 1 except for the error of r: minors off by 2 u, so 2 √3 u of |t| and of
 * ρ(A); the sums of three terms, 3 u of each, and u of the last; the determinant, which is how far the face
 * is for a half extent of 1, by 7.5 u ρ(B).
 * <li>On an axis of A: 4 u ρ(B), and u ρ(A).
 * </ol>
 *
 * <p><b>Slack.</b> Terms on a product may be subnormal: where lengths are tiny, or edges parallel to 2⁻²⁸ or
 * less. The slack on products, 2⁻¹⁴⁶ and 2⁻⁵⁶ of the half extents, exceeds the rounding of those terms, so
 * they separate nothing. On longer products it is less than u/16 of half extents above 1e-26; on shorter ones
 * it hides no more than B′ has to be moved, by less than u/8 of ρ(B), for those edges to be parallel: then
 * their product is not needed.
 */
public final class BoxAxes {
  /**
   * Exceeds 1 by at least the rounding of squared distances and radii: it only lets a few more pairs pass.
   */
  private static final float ROUNDING = 1 + 16 * Real.U;

  /** More than the loss of squares that underflow or are subnormal. */
  private static final float VANISHING = 0x1p-120f;

  /** The slack on products, relative to the half extents: (u/16)², 2⁻⁵⁶. */
  private static final float SLACK = Real.U / 16 * (Real.U / 16);

  /** The largest error of subnormal terms on a product: 2⁻¹⁴⁶. */
  private static final float SUBNORMAL = 8 * Float.MIN_VALUE;

  private BoxAxes() {}

  /**
   * Whether the centres, or a centre and a point, of boxes with this sum of radii, the distances of corners
   * from centres, may be this far apart. Never returns false wrongly.
   */
  public static boolean near(Vec d, float radii) {
    return d.square() <= ROUNDING * (radii * radii) + VANISHING;
  }

  /** Whether the bounds derived above hold for boxes with this sum of half extents. */
  public static boolean isInRange(float size) {
    return size >= 0x1p-80f && size <= 0x1p100f;
  }

  /**
   * Whether A and B meet on the axes of B and on the nine products.
   *
   * @param t the centre of B, or its opposite
   * @param size the sum of the half extents
   */
  public static boolean meet(Vec t, Vec g, Vec h, Rotation r, float size) {
    // the normals of the faces of B′, of minors of r
    Rotation n = new Rotation(r.y().cross(r.z()), r.z().cross(r.x()), r.x().cross(r.y()));
    float determinant = r.x().dot(n.x());
    boolean meet = onNormal(t, g, n.x(), h.x() * determinant) && onNormal(t, g, n.y(), h.y() * determinant)
        && onNormal(t, g, n.z(), h.z() * determinant);
    // the product of axis i of A and a column is as long in A as in B′, where it is a sum of minors: row i of
    // n
    Rotation minors = n.transposed();
    float slack = slack(size);
    meet = onProducts(meet, t, g, r, reach(h, minors.x(), slack));
    meet = onProducts(meet, t.yzx(), g.yzx(), r.yzx(), reach(h, minors.y(), slack));
    return onProducts(meet, t.zxy(), g.zxy(), r.zxy(), reach(h, minors.z(), slack));
  }

  /** Whether they meet on a normal of B′, along which its extent is {@code reach}. */
  private static boolean onNormal(Vec t, Vec g, Vec n, float reach) {
    return Math.abs(t.dot(n)) <= n.abs().dot(g) + reach;
  }

  /**
   * Whether they meet as before, and on the products of the first axis of A and each column, with the given
   * extents of B′.
   */
  private static boolean onProducts(boolean before, Vec t, Vec g, Rotation r, Vec reach) {
    return before && onProduct(t, g, r.x(), reach.x()) && onProduct(t, g, r.y(), reach.y())
        && onProduct(t, g, r.z(), reach.z());
  }

  private static boolean onProduct(Vec t, Vec g, Vec column, float reach) {
    return Math.abs(t.z() * column.y() - t.y() * column.z())
        <= (g.y() * Math.abs(column.z()) + g.z() * Math.abs(column.y())) + reach;
  }

  /** More than the loss on products with subnormal terms, given the sum of the half extents. */
  public static float slack(float size) {
    return SLACK * size + SUBNORMAL;
  }

  /**
   * The extent of B′ along the products of an axis of A and each column: from the two other columns, whose
   * products with it are minors.
   */
  private static Vec reach(Vec h, Vec minors, float slack) {
    return new Vec(first(h, minors), first(h.yzx(), minors.yzx()), first(h.zxy(), minors.zxy()))
        .plus(Vec.all(slack));
  }

  private static float first(Vec h, Vec minors) {
    return h.y() * Math.abs(minors.z()) + h.z() * Math.abs(minors.y());
  }
}
