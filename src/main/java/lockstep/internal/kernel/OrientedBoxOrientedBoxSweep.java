package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Sweep of two oriented boxes (OBBs): when a moving box touches another, by separating axes.
 *
 * <p>On each of the fifteen axes of {@link BoxAxes} they overlap during an interval of time, and they meet where all intervals have a time in common
 * (Ericson, Real-Time Collision Detection, 2005, 5.5.8; Eberly, Dynamic Collision Detection using Oriented Bounding Boxes, 2008): see {@link SweptAxis} and {@link
 * SweptBoxAxes}. The normal is the axis on which they come to overlap last, a normal of a face where several do at once.
 *
 * <p>They overlap from the start as {@link OrientedBoxOrientedBox} says, and all is told in the frame that it chooses, that of A. Both are closed: to touch in
 * passing is a contact. Either may be flat: a rectangle, a segment or a point. A negative half extent, a quaternion that is not {@linkplain Rotation#proper
 * proper}, a NaN anywhere, an infinite centre, half extent or motion is a miss.
 *
 * <p>With u = 2⁻²⁴, ρ(A) and ρ(B) the radii of the boxes and D the distance of their centres: in the frame of A, as in {@link OrientedBoxOrientedBox}, the difference of the
 * centres is off by 25 u D, the motion by 24 u of the way, and corners of B by 31 u ρ(B). Boxes that meet, as {@link SweptBoxAxes} says, are apart by less than 40 u of ρ(B)
 * and the way. D is at most ρ(A), ρ(B) and the way together, so it is less than 89 u of these. What 150,000 pairs came to is 16 u of the span.
 *
 * <p>Range: coordinates and motion below 1e37. Between boxes below 1e-26, gaps that only nearly parallel edges show may be overlooked.
 */
final class OrientedBoxOrientedBoxSweep {
  /** On an axis of space √3 times 96 u of the radii, at most √3 of the largest coordinates, and of the way. */
  static final ErrorBound ERROR = new ErrorBound(288, 0);

  private OrientedBoxOrientedBoxSweep() {}

  @Twin
  static boolean sweep(float x1, float y1, float z1, float halfX1, float halfY1, float halfZ1, float qx1,
      float qy1, float qz1, float qw1, float vx, float vy, float vz, @Twin.Second float x2, float y2,
      float z2, float halfX2, float halfY2, float halfZ2, float qx2, float qy2, float qz2, float qw2,
      float[] t, float[] nx, float[] ny, float[] nz, int at) {
    boolean overlap = OrientedBoxOrientedBox.overlap(x1, y1, z1, halfX1, halfY1, halfZ1, qx1, qy1, qz1, qw1,
        x2, y2, z2, halfX2, halfY2, halfZ2, qx2, qy2, qz2, qw2);
    float dx = x2 - x1;
    float dy = y2 - y1;
    float dz = z2 - z1;
    boolean swap = OrientedBoxOrientedBox.swap(dx, dy, dz);
    dx = swap ? -dx : dx;
    dy = swap ? -dy : dy;
    dz = swap ? -dz : dz;
    float wx = swap ? -vx : vx;
    float wy = swap ? -vy : vy;
    float wz = swap ? -vz : vz;
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
    boolean proper = Rotation.proper(squareA) && Rotation.proper(squareB) && BoxFrame.proper(gx, gy, gz)
        && BoxFrame.proper(hx, hy, hz) && Sweep.proper(dx, dy, dz);
    boolean valid = (overlap || proper) && Sweep.proper(vx, vy, vz);
    float r = 2 / squareA;
    float tx = BoxAxes.along(r, ax, ay, az, aw, dx, dy, dz);
    float ty = BoxAxes.along(r, ay, az, ax, aw, dy, dz, dx);
    float tz = BoxAxes.along(r, az, ax, ay, aw, dz, dx, dy);
    float alongX = BoxAxes.along(r, ax, ay, az, aw, wx, wy, wz);
    float alongY = BoxAxes.along(r, ay, az, ax, aw, wy, wz, wx);
    float alongZ = BoxAxes.along(r, az, ax, ay, aw, wz, wx, wy);
    float scale = OrientedBoxOrientedBox.scale(squareA, squareB);
    float qx = scale * OrientedBoxOrientedBox.relative(ax, ay, az, aw, bx, by, bz, bw);
    float qy = scale * OrientedBoxOrientedBox.relative(ay, az, ax, aw, by, bz, bx, bw);
    float qz = scale * OrientedBoxOrientedBox.relative(az, ax, ay, aw, bz, bx, by, bw);
    float qw = scale * OrientedBoxOrientedBox.relativeW(ax, ay, az, aw, bx, by, bz, bw);
    float s = 2 / Rotation.square(qx, qy, qz, qw);

    float lowX = -gx - tx, highX = gx - tx;
    float lowY = -gy - ty, highY = gy - ty;
    float lowZ = -gz - tz, highZ = gz - tz;
    float slackX = SweptBoxAxes.slack(Rotation.reach(s, qx, qy, qz, qw, hx, hy, hz), alongX);
    float slackY = SweptBoxAxes.slack(Rotation.reach(s, qy, qz, qx, qw, hy, hz, hx), alongY);
    float slackZ = SweptBoxAxes.slack(Rotation.reach(s, qz, qx, qy, qw, hz, hx, hy), alongZ);
    float touch = SweptBoxAxes.touch(size);
    float meeting = SweptBoxAxes.meeting(lowX, lowY, lowZ, highX, highY, highZ, slackX, slackY, slackZ, touch,
        alongX, alongY, alongZ, hx, hy, hz, s, qx, qy, qz, qw);
    float number = SweptBoxAxes.number(lowX, lowY, lowZ, highX, highY, highZ, slackX, slackY, slackZ, touch,
        alongX, alongY, alongZ, hx, hy, hz, s, qx, qy, qz, qw);
    float time = valid ? Sweep.time(overlap, meeting) : Float.POSITIVE_INFINITY;
    boolean hit = time < Float.POSITIVE_INFINITY;
    float lx = SweptBoxAxes.axisX(number, s, qx, qy, qz, qw);
    float ly = SweptBoxAxes.axisY(number, s, qx, qy, qz, qw);
    float lz = SweptBoxAxes.axisZ(number, s, qx, qy, qz, qw);
    // towards the first box: against the motion of A, or, where that is the second, along it
    boolean turn = lx * alongX + ly * alongY + lz * alongZ > 0 != swap;
    lx = turn ? -lx : lx;
    ly = turn ? -ly : ly;
    lz = turn ? -lz : lz;
    float x = BoxFrame.inSpace(lx, ly, lz, ax, ay, az, aw, r);
    float y = BoxFrame.inSpace(ly, lz, lx, ay, az, ax, aw, r);
    float z = BoxFrame.inSpace(lz, lx, ly, az, ax, ay, aw, r);
    t[at] = time;
    nx[at] = hit ? Sweep.normal(overlap, x, y, z, vx, vy, vz) : 0;
    ny[at] = hit ? Sweep.normal(overlap, y, z, x, vy, vz, vx) : 0;
    nz[at] = hit ? Sweep.normal(overlap, z, x, y, vz, vx, vy) : 0;
    return hit;
  }
}
