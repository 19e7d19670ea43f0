package lockstep.internal.kernel;

import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Contact of two oriented boxes, in the frame of one of them: {@link BoxPairContact} says how, and how normal and points are chosen.
 *
 * <p>The depth is not negative exactly where they overlap as {@link OrientedBoxOrientedBox} says. The one whose frame it is, A, comes first in the order of x, y, z, half extents and quaternion, so the order of the operands changes no bit but the sign of the normal. Boxes may be flat. A negative half
 * extent, a quaternion that is no {@linkplain Rotation#proper rotation}, a NaN or an infinity anywhere has no contact.
 *
 * <p>With u = 2⁻²⁴, ρ the sum of the radii and D the distance of the centres, which is off by 25 u D in the frame: the quaternion turns corners wrong by 12 u ρ and the matrix by 19 u ρ; the gap on an axis is off by 32 u ρ more, see {@link BoxPairAxes}; normal and points are turned
 * back by 23 u. The face of a pair of edges may be 2⁻¹² of the half extents of the smaller box deeper than the edges are.
 *
 * <p>Range: as {@link BoxOrientedBoxDistance}.
 */
final class OrientedBoxOrientedBoxContact {
  private OrientedBoxOrientedBoxContact() {}

  @Twin
  static boolean contact(float xFirst, float yFirst, float zFirst, float halfX1, float halfY1, float halfZ1,
      float qx1, float qy1, float qz1, float qw1, @Twin.Second float xSecond, float ySecond, float zSecond,
      float halfX2, float halfY2, float halfZ2, float qx2, float qy2, float qz2, float qw2, float[] nx,
      float[] ny, float[] nz, float[] x0, float[] y0, float[] z0, float[] depth0, float[] feature0,
      float[] x1, float[] y1, float[] z1, float[] depth1, float[] feature1, float[] x2, float[] y2,
      float[] z2, float[] depth2, float[] feature2, float[] x3, float[] y3, float[] z3, float[] depth3,
      float[] feature3, int at) {
    boolean overlap = OrientedBoxOrientedBox.overlap(xFirst, yFirst, zFirst, halfX1, halfY1, halfZ1, qx1, qy1,
        qz1, qw1, xSecond, ySecond, zSecond, halfX2, halfY2, halfZ2, qx2, qy2, qz2, qw2);
    boolean first = Contact.before(halfX1, halfX2, Contact.before(halfY1, halfY2, Contact.before(halfZ1,
        halfZ2, Contact.before(qx1, qx2, Contact.before(qy1, qy2, Contact.before(qz1, qz2, qw1 < qw2))))));
    boolean swap = !Contact.before(xFirst, xSecond,
        Contact.before(yFirst, ySecond, Contact.before(zFirst, zSecond, first)));
    float dx = swap ? xFirst - xSecond : xSecond - xFirst;
    float dy = swap ? yFirst - ySecond : ySecond - yFirst;
    float dz = swap ? zFirst - zSecond : zSecond - zFirst;
    float gx = swap ? halfX2 : halfX1, hx = swap ? halfX1 : halfX2;
    float gy = swap ? halfY2 : halfY1, hy = swap ? halfY1 : halfY2;
    float gz = swap ? halfZ2 : halfZ1, hz = swap ? halfZ1 : halfZ2;
    float ax = swap ? qx2 : qx1, bx = swap ? qx1 : qx2;
    float ay = swap ? qy2 : qy1, by = swap ? qy1 : qy2;
    float az = swap ? qz2 : qz1, bz = swap ? qz1 : qz2;
    float aw = swap ? qw2 : qw1, bw = swap ? qw1 : qw2;
    float squareA = Rotation.square(ax, ay, az, aw);
    float squareB = Rotation.square(bx, by, bz, bw);
    float r = 2 / squareA;
    float tx = BoxAxes.along(r, ax, ay, az, aw, dx, dy, dz);
    float ty = BoxAxes.along(r, ay, az, ax, aw, dy, dz, dx);
    float tz = BoxAxes.along(r, az, ax, ay, aw, dz, dx, dy);
    float scale = OrientedBoxOrientedBox.scale(squareA, squareB);
    float qx = scale * OrientedBoxOrientedBox.relative(ax, ay, az, aw, bx, by, bz, bw);
    float qy = scale * OrientedBoxOrientedBox.relative(ay, az, ax, aw, by, bz, bx, bw);
    float qz = scale * OrientedBoxOrientedBox.relative(az, ax, ay, aw, bz, bx, by, bw);
    float qw = scale * OrientedBoxOrientedBox.relativeW(ax, ay, az, aw, bx, by, bz, bw);
    float s = 2 / Rotation.square(qx, qy, qz, qw);
    boolean valid = BoxFrame.proper(gx, gy, gz) && BoxFrame.proper(hx, hy, hz) && Rotation.proper(squareA)
        && Rotation.proper(squareB)
        && BoxPairClosest.inRange(new Vec(tx, ty, tz), new Vec(gx, gy, gz), new Vec(hx, hy, hz));
    float sizeA = gx + gy + gz, sizeB = hx + hy + hz;
    return BoxPairContact.contact(overlap, valid, swap, swap ? xFirst : xSecond, swap ? yFirst : ySecond,
        swap ? zFirst : zSecond, ax, ay, az, aw, r, -gx - tx, -gy - ty, -gz - tz, gx - tx, gy - ty, gz - tz,
        hx, hy, hz, s, qx, qy, qz, qw, sizeA < sizeB ? sizeA : sizeB, nx, ny, nz, x0, y0, z0, depth0,
        feature0, x1, y1, z1, depth1, feature1, x2, y2, z2, depth2, feature2, x3, y3, z3, depth3, feature3,
        at);
  }
}
