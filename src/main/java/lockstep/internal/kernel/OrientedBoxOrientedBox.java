package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Overlap test of two oriented boxes (OBBs), by separating axes (SAT).
 *
 * <p>They overlap where none of fifteen axes tells them apart: see {@link BoxAxes} for which, for flat boxes and nearly parallel
 * edges. Both are closed: touching is an overlap, so is one within the other. Either may be flat: a rectangle, a segment or a point. A
 * negative half extent, a quaternion that is not {@linkplain Rotation#proper proper} or a NaN anywhere is a miss, so is an infinite
 * centre or half extent.
 *
 * <p>First the distance of the centres is compared with the sum of the radii, the distances of corners from their centres, which can
 * only say that they are apart. Then all is told in the frame of one of them, A: the difference of the centres, so a large
 * offset costs no precision, and the quaternion conj(a) b, so that boxes turned alike have exactly parallel axes. A is the one with the
 * smaller x of the centre, or y, or z: so the order of the operands changes no bit. Where the centres are the same, they overlap
 * whichever is A.
 *
 * <p>With u = 2⁻²⁴ and ρ(A), ρ(B) the radii, the answer is that for boxes of which one has its planes off by at most 72 u (ρ(A) + ρ(B)):
 *
 * <ol>
 * <li>The difference of the centres, no longer than ρ(A) + ρ(B) or they are apart, rounds by u of itself, in the frame of A
 * by 24 u more: 19 u from the matrix, 5 u from the sums of products.
 * <li>conj(a) b rounds by 6 u of its length, which turns B by 12 u, and the matrix moves its corners by 19 u ρ(B).
 * <li>On the worst kind of axis, the normals of B, 15 u (ρ(A) + ρ(B)) round.
 * </ol>
 *
 * <p>What searching for the worst found is 8 u.
 *
 * <p>Range: coordinates below 4e37. Between boxes below 1e-26, gaps that only nearly parallel edges show may be overlooked.
 */
final class OrientedBoxOrientedBox {
  /** On an axis of space √3 times 72 u of the radii, and a radius is at most √3 of the largest coordinate that its box reaches. */
  static final ErrorBound ERROR = new ErrorBound(216, 0);

  private OrientedBoxOrientedBox() {}

  @Twin
  static boolean overlap(float x1, float y1, float z1, float halfX1, float halfY1, float halfZ1, float qx1,
      float qy1, float qz1, float qw1, @Twin.Second float x2, float y2, float z2, float halfX2, float halfY2,
      float halfZ2, float qx2, float qy2, float qz2, float qw2) {
    @Twin.Stage
    boolean near = near(x2 - x1, y2 - y1, z2 - z1, halfX1, halfY1, halfZ1, halfX2, halfY2, halfZ2);
    return near && onAxes(x1, y1, z1, halfX1, halfY1, halfZ1, qx1, qy1, qz1, qw1, x2, y2, z2, halfX2, halfY2,
        halfZ2, qx2, qy2, qz2, qw2);
  }

  /** May corners of the boxes be as far from their centres as these are apart? */
  private static boolean near(float dx, float dy, float dz, float halfX1, float halfY1, float halfZ1,
      float halfX2, float halfY2, float halfZ2) {
    return BoxAxes.near(dx, dy, dz,
        BoxAxes.radius(halfX1, halfY1, halfZ1) + BoxAxes.radius(halfX2, halfY2, halfZ2));
  }

  /** Whether the second box is A, given the difference of the centres. */
  static boolean swap(float dx, float dy, float dz) {
    return dx < 0 || (dx == 0 && (dy < 0 || (dy == 0 && dz < 0)));
  }

  /** Brings the product of two quaternions of these squared lengths to one whose square neither vanishes nor overflows. */
  static float scale(float squareA, float squareB) {
    return towardsOne(squareA) * towardsOne(squareB);
  }

  /** The first component of conj(a) b, but for the scale. For the others all change places cyclically. */
  static float relative(float ax, float ay, float az, float aw, float bx, float by, float bz, float bw) {
    return (aw * bx - ax * bw) + (az * by - ay * bz);
  }

  /** Its w. */
  static float relativeW(float ax, float ay, float az, float aw, float bx, float by, float bz, float bw) {
    return (aw * bw + ax * bx) + (ay * by + az * bz);
  }

  /** Whether they meet on all axes, and are both proper. */
  private static boolean onAxes(float x1, float y1, float z1, float halfX1, float halfY1, float halfZ1,
      float qx1, float qy1, float qz1, float qw1, float x2, float y2, float z2, float halfX2, float halfY2,
      float halfZ2, float qx2, float qy2, float qz2, float qw2) {
    float dx = x2 - x1;
    float dy = y2 - y1;
    float dz = z2 - z1;
    boolean swap = swap(dx, dy, dz);
    dx = swap ? -dx : dx;
    dy = swap ? -dy : dy;
    dz = swap ? -dz : dz;
    float gx = swap ? halfX2 : halfX1, hx = swap ? halfX1 : halfX2;
    float gy = swap ? halfY2 : halfY1, hy = swap ? halfY1 : halfY2;
    float gz = swap ? halfZ2 : halfZ1, hz = swap ? halfZ1 : halfZ2;
    float ax = swap ? qx2 : qx1, bx = swap ? qx1 : qx2;
    float ay = swap ? qy2 : qy1, by = swap ? qy1 : qy2;
    float az = swap ? qz2 : qz1, bz = swap ? qz1 : qz2;
    float aw = swap ? qw2 : qw1, bw = swap ? qw1 : qw2;

    float squareA = Rotation.square(ax, ay, az, aw);
    float squareB = Rotation.square(bx, by, bz, bw);
    float size = (gx + gy + gz) + (hx + hy + hz);
    boolean proper = Rotation.proper(squareA) && Rotation.proper(squareB) && gx >= 0 && gy >= 0 && gz >= 0
        && hx >= 0 && hy >= 0 && hz >= 0 && size <= Float.MAX_VALUE;
    float r = 2 / squareA;
    float tx = BoxAxes.along(r, ax, ay, az, aw, dx, dy, dz);
    float ty = BoxAxes.along(r, ay, az, ax, aw, dy, dz, dx);
    float tz = BoxAxes.along(r, az, ax, ay, aw, dz, dx, dy);
    // conj(a) b, of a length whose square neither vanishes nor overflows
    float scale = scale(squareA, squareB);
    float qx = scale * relative(ax, ay, az, aw, bx, by, bz, bw);
    float qy = scale * relative(ay, az, ax, aw, by, bz, bx, bw);
    float qz = scale * relative(az, ax, ay, aw, bz, bx, by, bw);
    float qw = scale * relativeW(ax, ay, az, aw, bx, by, bz, bw);
    float s = 2 / Rotation.square(qx, qy, qz, qw);
    return proper && Math.abs(tx) <= gx + Rotation.reach(s, qx, qy, qz, qw, hx, hy, hz)
        && Math.abs(ty) <= gy + Rotation.reach(s, qy, qz, qx, qw, hy, hz, hx)
        && Math.abs(tz) <= gz + Rotation.reach(s, qz, qx, qy, qw, hz, hx, hy)
        && BoxAxes.meet(tx, ty, tz, gx, gy, gz, hx, hy, hz, s, qx, qy, qz, qw, size);
  }

  /** A power of two that brings the length of a quaternion of this squared length between 2⁻¹⁷ and 2¹⁷. */
  private static float towardsOne(float square) {
    return square > 0x1p34f ? 0x1p-34f : square < 0x1p-34f ? 0x1p34f : 1;
  }
}
