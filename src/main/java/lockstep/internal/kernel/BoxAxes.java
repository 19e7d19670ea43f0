package lockstep.internal.kernel;

/**
 * Parts of definitions about the separating axes of two boxes A and B that are turned against each other: three axes of A, three of B,
 * nine products of one of each (Gottschalk, Lin and Manocha, OBBTree, SIGGRAPH 1996; Ericson, Real-Time Collision Detection, 2005,
 * 4.4.1).
 *
 * <p>All is told in the frame of A, with half extents g: the centre of B is at t, or −t, its half extents are h, and the columns of the
 * {@linkplain Rotation matrix} r of the quaternion q are its axes. A quaternion and vectors are given beginning with the axis meant, so
 * what holds for x is said for y with y, z, x.
 *
 * <p><b>Flat boxes.</b> The fifteen axes are complete for boxes without extent too, and for any that have parallel axes, whose product is
 * 0 and tells nothing apart: boxes that are apart still are when all half extents are a little larger, and of boxes with extent
 * one of the fifteen shows it; so it does of those within them.
 *
 * <p><b>Nearly parallel edges.</b> Rounded, the columns of r are not quite of length 1 nor at right angles: they are the edges of a
 * parallelepiped B′. It is B′ that is tested, as it is. The product of an axis of A and a column of r is exact, two entries of r, one of
 * them negated; B′ reaches along it, and along the normals of its faces, what the minors of r say, where textbooks take
 * entries of r, as if it were orthogonal. So products are perpendicular to both edges however short they are, and all that rounds is
 * relative to their length: there is no angle below which they would have to be left out, and no tolerance for noise. Where
 * edges are so nearly parallel that rounding decides which way the product points, it is still an axis on which the boxes are compared
 * correctly, and the one that the edges of B′ need.
 *
 * <p><b>Error.</b> If A, made larger by s on every side, is apart from B′, then one of the fifteen axes L shows a gap of at least s |L|, and
 * the answer is a miss if rounding is less than that. If it is a miss, then A, made smaller by as much, is apart from B′. So all comes to
 * how far B′ is from B, and what rounds on an axis. With u = 2⁻²⁴ and ρ(A) = |g|, ρ(B) = |h|, the radii of the boxes:
 *
 * <ol>
 * <li>r turns a vector v wrong by 19 u |v|: in r − 1 = −s N, s is off by 4 u, which is 8 u |v|, since |r − 1| ≤ 2; N and the
 * product round by 3 u of {@code s (y² + z²)} on the diagonal and of {@code s (|x y| + |z w|)} beside it, whose rows add up to at most
 * 1 + √5, which is 9.8 u |v|; and the difference on the diagonal rounds by u.
 * <li>On a product: 2 u |t| for the two terms of the distance, 3 u ρ(A), and for B′ 2 u for each minor and 3 u for the sum, so
 * 6 u ρ(B), all times |L|.
 * <li>On a normal of B′, of length 1 but for the error of r: minors off by 2 u, so 2 √3 u of |t| and of ρ(A); the sums of three
 * terms, 3 u of each, and u of the last; the determinant, which is how far the face is for a half extent of 1, by 7.5 u ρ(B).
 * <li>On an axis of A: 4 u ρ(B), and u ρ(A).
 * </ol>
 *
 * <p><b>Slack.</b> Terms on a product may be subnormal: where lengths are tiny, or edges parallel to 2⁻²⁸ or less. The slack on
 * products, 2⁻¹⁴⁶ and 2⁻⁵⁶ of the half extents, is more than what that rounds, so it tells nothing apart. On longer products it
 * is less than u/16 of half extents above 1e-26; on shorter ones it hides no more than B′ has to be moved, by less than u/8 of
 * ρ(B), for those edges to be parallel: then their product is not needed.
 */
final class BoxAxes {
  /** More than 1 by what squared distances and radii round, at least: it only lets a few more pairs pass. */
  private static final float ROUNDING = 0x1.00001p0f;

  /** More than what squares lose that vanish or are subnormal. */
  private static final float VANISHING = 0x1p-120f;

  /** The slack on products, relative to the half extents. */
  private static final float SLACK = 0x1p-56f;

  /** What the terms on a product may be off by where they are subnormal. */
  private static final float SUBNORMAL = 0x1p-146f;

  private BoxAxes() {}

  /** ρ, the distance of a corner from the centre. */
  static float radius(float hx, float hy, float hz) {
    return (float) Math.sqrt(hx * hx + hy * hy + hz * hz);
  }

  /** May boxes whose radii add up to this have centres, or a centre and a point, this far apart? Never says no wrongly. */
  static boolean near(float dx, float dy, float dz, float radii) {
    return dx * dx + dy * dy + dz * dz <= ROUNDING * (radii * radii) + VANISHING;
  }

  /** The component of a vector d along the axis x of the box that the quaternion turns. */
  static float along(float s, float qx, float qy, float qz, float qw, float dx, float dy, float dz) {
    return Rotation.diagonal(s, qy, qz) * dx + Rotation.sum(s, qx, qy, qz, qw) * dy
        + Rotation.difference(s, qz, qx, qy, qw) * dz;
  }

  /**
   * Do A and B meet on the axes of B and on the nine products?
   *
   * @param size the sum of the half extents
   */
  static boolean meet(float tx, float ty, float tz, float gx, float gy, float gz, float hx, float hy,
      float hz, float s, float qx, float qy, float qz, float qw, float size) {
    float xx = Rotation.diagonal(s, qy, qz);
    float yy = Rotation.diagonal(s, qz, qx);
    float zz = Rotation.diagonal(s, qx, qy);
    float xy = Rotation.difference(s, qx, qy, qz, qw), yx = Rotation.sum(s, qx, qy, qz, qw);
    float yz = Rotation.difference(s, qy, qz, qx, qw), zy = Rotation.sum(s, qy, qz, qx, qw);
    float zx = Rotation.difference(s, qz, qx, qy, qw), xz = Rotation.sum(s, qz, qx, qy, qw);
    // the normals of the faces of B′, one a column: the minor without row i and column j
    float nxx = yy * zz - zy * yz, nxy = yz * zx - zz * yx, nxz = yx * zy - zx * yy;
    float nyx = zy * xz - xy * zz, nyy = zz * xx - xz * zx, nyz = zx * xy - xx * zy;
    float nzx = xy * yz - yy * xz, nzy = xz * yx - yz * xx, nzz = xx * yy - yx * xy;
    float determinant = xx * nxx + yx * nyx + zx * nzx;
    float slack = slack(size);
    return onNormal(tx, ty, tz, gx, gy, gz, nxx, nyx, nzx, hx * determinant)
        && onNormal(tx, ty, tz, gx, gy, gz, nxy, nyy, nzy, hy * determinant)
        && onNormal(tx, ty, tz, gx, gy, gz, nxz, nyz, nzz, hz * determinant)
        && onProduct(ty, tz, gy, gz, yx, zx, reach(hy, nxz, hz, nxy, slack))
        && onProduct(ty, tz, gy, gz, yy, zy, reach(hz, nxx, hx, nxz, slack))
        && onProduct(ty, tz, gy, gz, yz, zz, reach(hx, nxy, hy, nxx, slack))
        && onProduct(tz, tx, gz, gx, zx, xx, reach(hy, nyz, hz, nyy, slack))
        && onProduct(tz, tx, gz, gx, zy, xy, reach(hz, nyx, hx, nyz, slack))
        && onProduct(tz, tx, gz, gx, zz, xz, reach(hx, nyy, hy, nyx, slack))
        && onProduct(tx, ty, gx, gy, xx, yx, reach(hy, nzz, hz, nzy, slack))
        && onProduct(tx, ty, gx, gy, xy, yy, reach(hz, nzx, hx, nzz, slack))
        && onProduct(tx, ty, gx, gy, xz, yz, reach(hx, nzy, hy, nzx, slack));
  }

  /** Do they meet on a normal of B′, along which it reaches so far? */
  private static boolean onNormal(float tx, float ty, float tz, float gx, float gy, float gz, float nx,
      float ny, float nz, float reach) {
    return Math.abs(tx * nx + ty * ny + tz * nz)
        <= (Math.abs(nx) * gx + Math.abs(ny) * gy + Math.abs(nz) * gz) + reach;
  }

  /** Do they meet on the product of axis i of A, and a column of r with these entries j and k, along which B′ reaches so far? */
  private static boolean onProduct(float tj, float tk, float gj, float gk, float j, float k, float reach) {
    return Math.abs(tk * j - tj * k) <= (gj * Math.abs(k) + gk * Math.abs(j)) + reach;
  }

  /** More than what is lost on products where terms are subnormal, given the sum of the half extents. */
  static float slack(float size) {
    return SLACK * size + SUBNORMAL;
  }

  /** How far B′ reaches along the product of axis i of A and a column: by the two other columns, whose products with it are minors. */
  private static float reach(float h1, float minor1, float h2, float minor2, float slack) {
    return (h1 * Math.abs(minor1) + h2 * Math.abs(minor2)) + slack;
  }
}
