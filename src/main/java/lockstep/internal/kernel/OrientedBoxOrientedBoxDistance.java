package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Distance and closest points of two oriented boxes, in the frame of one of them.
 *
 * <p>They overlap as {@link OrientedBoxOrientedBox} says, and then have distance 0. Elsewhere it is the least of those of the twelve edges of one
 * from the other, and of the deepest corners of that from the first: {@link BoxPairClosest} says how, and how common points are found. Either may
 * be flat: a rectangle, a segment or a point. A negative half extent, a quaternion that is none ({@link Rotation#proper}), a NaN or an infinity
 * anywhere is a miss.
 *
 * <p>The one whose frame it is has the smaller x of the centre, or y, or z, so the order of the operands changes no bit. Where the centres are the
 * same, they are the common point, whichever box it is.
 *
 * <p>With u = 2⁻²⁴, ρ the sum of the radii and D the distance of the centres: that is off by 25 u D in the frame, the quaternion turns corners wrong by
 * 12 u ρ and the matrix by 19 u (D + ρ); sums of products, and {@link SegmentBox}, round by 9 u (D + ρ). So the distance comes out too small by less
 * than 53 u (D + ρ). Points are off by 24 u of their distance from the centre. What it came to in nine hundred thousand pairs is 9.2 u of the span of both
 * shapes, where thin boxes are far apart: turning the difference of the centres alone changes its length by up to 7.4 u.
 *
 * <p>Range: as in {@link BoxOrientedBoxDistance}.
 */
final class OrientedBoxOrientedBoxDistance {
  /** 53 u (D + ρ), and a distance of centres and radii is at most √3 of twice the sum of the largest coordinates. */
  static final ErrorBound ERROR = new ErrorBound(184, 0);

  private OrientedBoxOrientedBoxDistance() {}

  @Twin
  static float alone(float x1, float y1, float z1, float halfX1, float halfY1, float halfZ1, float qx1,
      float qy1, float qz1, float qw1, @Twin.Second float x2, float y2, float z2, float halfX2, float halfY2,
      float halfZ2, float qx2, float qy2, float qz2, float qw2) {
    float dx = x2 - x1;
    float dy = y2 - y1;
    float dz = z2 - z1;
    boolean swap = OrientedBoxOrientedBox.swap(dx, dy, dz);
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
    float r = 2 / squareA;
    float tx = -BoxAxes.along(r, ax, ay, az, aw, dx, dy, dz);
    float ty = -BoxAxes.along(r, ay, az, ax, aw, dy, dz, dx);
    float tz = -BoxAxes.along(r, az, ax, ay, aw, dz, dx, dy);
    float scale = OrientedBoxOrientedBox.scale(squareA, squareB);
    float qx = scale * OrientedBoxOrientedBox.relative(ax, ay, az, aw, bx, by, bz, bw);
    float qy = scale * OrientedBoxOrientedBox.relative(ay, az, ax, aw, by, bz, bx, bw);
    float qz = scale * OrientedBoxOrientedBox.relative(az, ax, ay, aw, bz, bx, by, bw);
    float qw = scale * OrientedBoxOrientedBox.relativeW(ax, ay, az, aw, bx, by, bz, bw);
    float s = 2 / Rotation.square(qx, qy, qz, qw);
    float length = (float) Math
        .sqrt(BoxPairClosest.squaredDistance(tx, ty, tz, gx, gy, gz, hx, hy, hz, s, qx, qy, qz, qw));
    boolean valid = BoxFrame.proper(halfX1, halfY1, halfZ1) && BoxFrame.proper(halfX2, halfY2, halfZ2)
        && Rotation.proper(squareA) && Rotation.proper(squareB)
        && BoxPairClosest.inRange(tx, ty, tz, gx, gy, gz, hx, hy, hz);
    boolean overlap = OrientedBoxOrientedBox.overlap(x1, y1, z1, halfX1, halfY1, halfZ1, qx1, qy1, qz1, qw1,
        x2, y2, z2, halfX2, halfY2, halfZ2, qx2, qy2, qz2, qw2);
    return !valid ? Float.POSITIVE_INFINITY : overlap ? 0 : Rounded.apart(length, 0);
  }

  @Twin
  static boolean points(float x1, float y1, float z1, float halfX1, float halfY1, float halfZ1, float qx1,
      float qy1, float qz1, float qw1, @Twin.Second float x2, float y2, float z2, float halfX2, float halfY2,
      float halfZ2, float qx2, float qy2, float qz2, float qw2, float[] distance, float[] axOut,
      float[] bxOut, float[] ayOut, float[] byOut, float[] azOut, float[] bzOut, float[] featureA,
      float[] featureB, int at) {
    float apart = alone(x1, y1, z1, halfX1, halfY1, halfZ1, qx1, qy1, qz1, qw1, x2, y2, z2, halfX2, halfY2,
        halfZ2, qx2, qy2, qz2, qw2);
    boolean hit = apart < Float.POSITIVE_INFINITY;
    float dx = x2 - x1;
    float dy = y2 - y1;
    float dz = z2 - z1;
    boolean swap = OrientedBoxOrientedBox.swap(dx, dy, dz);
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
    float r = 2 / squareA;
    float tx = -BoxAxes.along(r, ax, ay, az, aw, dx, dy, dz);
    float ty = -BoxAxes.along(r, ay, az, ax, aw, dy, dz, dx);
    float tz = -BoxAxes.along(r, az, ax, ay, aw, dz, dx, dy);
    float scale = OrientedBoxOrientedBox.scale(squareA, squareB);
    float qx = scale * OrientedBoxOrientedBox.relative(ax, ay, az, aw, bx, by, bz, bw);
    float qy = scale * OrientedBoxOrientedBox.relative(ay, az, ax, aw, by, bz, bx, bw);
    float qz = scale * OrientedBoxOrientedBox.relative(az, ax, ay, aw, bz, bx, by, bw);
    float qw = scale * OrientedBoxOrientedBox.relativeW(ax, ay, az, aw, bx, by, bz, bw);
    float s = 2 / Rotation.square(qx, qy, qz, qw);
    float number = BoxPairClosest.nearest(tx, ty, tz, gx, gy, gz, hx, hy, hz, s, qx, qy, qz, qw);
    float t = BoxPairClosest.alongEdge(number, tx, ty, tz, gx, gy, gz, hx, hy, hz, s, qx, qy, qz, qw);
    float ua = BoxPairClosest.coordinate(BoxPairClosest.A_X, number, t, tx, ty, tz, gx, gy, gz, hx, hy, hz, s,
        qx, qy, qz, qw);
    float va = BoxPairClosest.coordinate(BoxPairClosest.A_Y, number, t, tx, ty, tz, gx, gy, gz, hx, hy, hz, s,
        qx, qy, qz, qw);
    float wa = BoxPairClosest.coordinate(BoxPairClosest.A_Z, number, t, tx, ty, tz, gx, gy, gz, hx, hy, hz, s,
        qx, qy, qz, qw);
    float ub = BoxPairClosest.coordinate(BoxPairClosest.B_X, number, t, tx, ty, tz, gx, gy, gz, hx, hy, hz, s,
        qx, qy, qz, qw);
    float vb = BoxPairClosest.coordinate(BoxPairClosest.B_Y, number, t, tx, ty, tz, gx, gy, gz, hx, hy, hz, s,
        qx, qy, qz, qw);
    float wb = BoxPairClosest.coordinate(BoxPairClosest.B_Z, number, t, tx, ty, tz, gx, gy, gz, hx, hy, hz, s,
        qx, qy, qz, qw);
    // + 0: no −0, which would show which of two boxes with one centre is A
    float xa = (swap ? x2 : x1) + BoxClosest.turned(r, ax, ay, az, aw, ua, va, wa) + 0f;
    float ya = (swap ? y2 : y1) + BoxClosest.turned(r, ay, az, ax, aw, va, wa, ua) + 0f;
    float za = (swap ? z2 : z1) + BoxClosest.turned(r, az, ax, ay, aw, wa, ua, va) + 0f;
    float n = 2 / squareB;
    float xb = (swap ? x1 : x2) + BoxClosest.turned(n, bx, by, bz, bw, ub, vb, wb) + 0f;
    float yb = (swap ? y1 : y2) + BoxClosest.turned(n, by, bz, bx, bw, vb, wb, ub) + 0f;
    float zb = (swap ? z1 : z2) + BoxClosest.turned(n, bz, bx, by, bw, wb, ub, vb) + 0f;
    float ofA = BoxFeature.ofOriented(apart, ua, va, wa, gx, gy, gz);
    float ofB = BoxFeature.ofOriented(apart, ub, vb, wb, hx, hy, hz);
    distance[at] = apart;
    axOut[at] = hit ? swap ? xb : xa : 0;
    bxOut[at] = hit ? swap ? xa : xb : 0;
    ayOut[at] = hit ? swap ? yb : ya : 0;
    byOut[at] = hit ? swap ? ya : yb : 0;
    azOut[at] = hit ? swap ? zb : za : 0;
    bzOut[at] = hit ? swap ? za : zb : 0;
    featureA[at] = hit ? swap ? ofB : ofA : 0;
    featureB[at] = hit ? swap ? ofA : ofB : 0;
    return hit;
  }
}
