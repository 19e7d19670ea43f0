package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Sweep of an oriented box (OBB) and a triangle: when a moving box touches a triangle, by separating axes in the frame of the box.
 *
 * <p>The corners are taken relative to the centre of the box and along its axes, as in {@link OrientedBoxTriangle}, and so is the motion; there the answer is that
 * of {@link BoxTriangleSweep} (Ericson, Real-Time Collision Detection, 2005, 5.5.8). The normal is turned back into space.
 *
 * <p>They overlap from the start as {@link OrientedBoxTriangle} says. Both are closed: to touch in passing is a contact. A triangle without area is a segment or a
 * point, a box without half extents a rectangle, segment or point. A negative half extent, a quaternion that is none ({@link Rotation#proper}), a NaN or an
 * infinity anywhere is a miss.
 *
 * <p>With u = 2⁻²⁴ and D the distance from the centre to the farthest corner, corners are off by 22 u D in the frame, as in {@link OrientedBoxTriangle}, and the motion by 21 u of the
 * way. Where box and triangle meet, as {@link BoxTriangleSweep} says, they are apart by less than 24 u of the triangle's extents and the way. What
 * 60,000 pairs came to is 10 u of the span.
 *
 * <p>With no rotation the answer is that of {@link BoxTriangleSweep}, where corners relative to the centre do not round.
 *
 * <p>Range: products of three lengths must fit a float, so triangles between 1e-12 and 1e12 across, and a motion no longer; where an axis overflows, a pair is a
 * miss. Coordinates must be below 1e37.
 */
final class OrientedBoxTriangleSweep {
  /**
   * On an axis of space √3 times 48 u of the triangle's largest extent, at most twice its largest coordinate, and of the way; and 22 u of D and the way, which is √3
   * times the largest coordinates.
   */
  static final ErrorBound ERROR = new ErrorBound(205, 0);

  /**
   * How much deeper a touch may be than the slack: what {@link OrientedBoxTriangle} may be off by, 40 u of D.
   */
  private static final float TOUCH = 40 * 0x1p-24f;

  private OrientedBoxTriangleSweep() {}

  @Twin
  static boolean sweep(float x, float y, float z, float halfX, float halfY, float halfZ, float qx, float qy,
      float qz, float qw, float vx, float vy, float vz, @Twin.Second float ax, float ay, float az, float bx,
      float by, float bz, float cx, float cy, float cz, float[] t, float[] nx, float[] ny, float[] nz,
      int at) {
    boolean overlap = OrientedBoxTriangle.overlap(x, y, z, halfX, halfY, halfZ, qx, qy, qz, qw, ax, ay, az,
        bx, by, bz, cx, cy, cz);
    float square = Rotation.square(qx, qy, qz, qw);
    float s = OrientedBoxTriangle.scale(square);
    ax -= x;
    ay -= y;
    az -= z;
    bx -= x;
    by -= y;
    bz -= z;
    cx -= x;
    cy -= y;
    cz -= z;
    float au = OrientedBoxTriangle.alongU(s, qx, qy, qz, qw, ax, ay, az);
    float av = OrientedBoxTriangle.alongV(s, qx, qy, qz, qw, ax, ay, az);
    float aw = OrientedBoxTriangle.alongW(s, qx, qy, qz, qw, ax, ay, az);
    float bu = OrientedBoxTriangle.alongU(s, qx, qy, qz, qw, bx, by, bz);
    float bv = OrientedBoxTriangle.alongV(s, qx, qy, qz, qw, bx, by, bz);
    float bw = OrientedBoxTriangle.alongW(s, qx, qy, qz, qw, bx, by, bz);
    float cu = OrientedBoxTriangle.alongU(s, qx, qy, qz, qw, cx, cy, cz);
    float cv = OrientedBoxTriangle.alongV(s, qx, qy, qz, qw, cx, cy, cz);
    float cw = OrientedBoxTriangle.alongW(s, qx, qy, qz, qw, cx, cy, cz);
    float vu = OrientedBoxTriangle.alongU(s, qx, qy, qz, qw, vx, vy, vz);
    float vv = OrientedBoxTriangle.alongV(s, qx, qy, qz, qw, vx, vy, vz);
    float vw = OrientedBoxTriangle.alongW(s, qx, qy, qz, qw, vx, vy, vz);
    float touch = TOUCH * Sweep.most(sum(au, av, aw), Sweep.most(sum(bu, bv, bw), sum(cu, cv, cw)));
    float meeting = SweptBoxTriangle.meeting(-halfX, -halfY, -halfZ, halfX, halfY, halfZ, touch, vu, vv, vw,
        au, av, aw, bu, bv, bw, cu, cv, cw);
    float number = SweptBoxTriangle.number(-halfX, -halfY, -halfZ, halfX, halfY, halfZ, touch, vu, vv, vw, au,
        av, aw, bu, bv, bw, cu, cv, cw);
    float lu = SweptBoxTriangle.axisX(number, bu - au, bv - av, bw - aw, cu - au, cv - av, cw - aw);
    float lv = SweptBoxTriangle.axisY(number, bu - au, bv - av, bw - aw, cu - au, cv - av, cw - aw);
    float lw = SweptBoxTriangle.axisZ(number, bu - au, bv - av, bw - aw, cu - au, cv - av, cw - aw);
    float speed = lu * vu + lv * vv + lw * vw;
    lu = speed > 0 ? -lu : lu;
    lv = speed > 0 ? -lv : lv;
    lw = speed > 0 ? -lw : lw;
    float lx = BoxFrame.inSpace(lu, lv, lw, qx, qy, qz, qw, s);
    float ly = BoxFrame.inSpace(lv, lw, lu, qy, qz, qx, qw, s);
    float lz = BoxFrame.inSpace(lw, lu, lv, qz, qx, qy, qw, s);
    boolean proper = Rotation.proper(square) && BoxFrame.proper(halfX, halfY, halfZ)
        && Sweep.proper(au, av, aw) && Sweep.proper(bu, bv, bw) && Sweep.proper(cu, cv, cw)
        && Sweep.proper(vu, vv, vw) && Sweep.proper(lx, ly, lz);
    boolean valid = (overlap || proper) && Sweep.proper(vx, vy, vz);
    float time = valid ? Sweep.time(overlap, meeting) : Float.POSITIVE_INFINITY;
    boolean hit = time < Float.POSITIVE_INFINITY;
    t[at] = time;
    nx[at] = hit ? Sweep.normal(overlap, lx, ly, lz, vx, vy, vz) : 0;
    ny[at] = hit ? Sweep.normal(overlap, ly, lz, lx, vy, vz, vx) : 0;
    nz[at] = hit ? Sweep.normal(overlap, lz, lx, ly, vz, vx, vy) : 0;
    return hit;
  }

  private static float sum(float x, float y, float z) {
    return Math.abs(x) + Math.abs(y) + Math.abs(z);
  }
}
