package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Contact of two capsules: a point between the closest points of their segments (Ericson, Real-Time Collision Detection, 2005, 5.1.9), found by {@link SegmentSegment}; of
 * nearly parallel ones that are beside each other two, at the ends of what both have in common. Where the closest points are at neither end, they are one of the two.
 *
 * <p>The depth is not negative exactly where they overlap as {@link CapsuleCapsule} says. Segments that cross leave along the normal of both, those on one line across
 * it, points along x: see {@link SegmentContact} for how the normal is chosen. A capsule without length is a sphere. A negative radius, a NaN or an infinity anywhere
 * has no contact. The order of the ends changes no bit but the features, which name ends, and that of the capsules only the signs of the normal.
 *
 * <p>With u = 2⁻²⁴ and D the largest distance of ends: the middle m of one segment relative to the other is off by 3 u D, its product with the normal by 3 u D and
 * those of halves of the segments by 3 u of these. The way v between the closest points is off by what {@link SegmentSegment} says. What 50,000 pairs of each sort came to is
 * less than 8 u of the span for all of it.
 *
 * <p>Range: as {@link CapsuleCapsuleDistance}.
 */
final class CapsuleCapsuleContact {
  private CapsuleCapsuleContact() {}

  @Twin
  static boolean contact(float ax1, float ay1, float az1, float bx1, float by1, float bz1, float r1,
      @Twin.Second float ax2, float ay2, float az2, float bx2, float by2, float bz2, float r2, float[] nx,
      float[] ny, float[] nz, float[] x0, float[] y0, float[] z0, float[] depth0, float[] feature0,
      float[] x1, float[] y1, float[] z1, float[] depth1, float[] feature1, int at) {
    boolean overlap =
        CapsuleCapsule.overlap(ax1, ay1, az1, bx1, by1, bz1, r1, ax2, ay2, az2, bx2, by2, bz2, r2);
    // from the middle of the first to that of the second; half of each segment, pointing forward
    float toX = SegmentSegment.middle(ax2, bx2, ax1, bx1);
    float toY = SegmentSegment.middle(ay2, by2, ay1, by1);
    float toZ = SegmentSegment.middle(az2, bz2, az1, bz1);
    boolean back1 = SegmentContact.back(bx1 - ax1, by1 - ay1, bz1 - az1);
    boolean back2 = SegmentContact.back(bx2 - ax2, by2 - ay2, bz2 - az2);
    float halfX1 = SegmentContact.half(back1, ax1, bx1), halfX2 = SegmentContact.half(back2, ax2, bx2);
    float halfY1 = SegmentContact.half(back1, ay1, by1), halfY2 = SegmentContact.half(back2, ay2, by2);
    float halfZ1 = SegmentContact.half(back1, az1, bz1), halfZ2 = SegmentContact.half(back2, az2, bz2);

    // from here on A is the one that is behind, or else what its numbers say, and B the other: so the order of the operands does not matter
    boolean onePoint = toX == 0 && toY == 0 && toZ == 0;
    float orderX = onePoint ? halfX2 - halfX1 : toX;
    float orderY = onePoint ? halfY2 - halfY1 : toY;
    float orderZ = onePoint ? halfZ2 - halfZ1 : toZ;
    boolean swap =
        SegmentContact.back(orderX, orderY, orderZ) || (orderX == 0 && orderY == 0 && orderZ == 0 && r2 < r1);
    float mx = swap ? -toX : toX, gx = swap ? halfX2 : halfX1, hx = swap ? halfX1 : halfX2;
    float my = swap ? -toY : toY, gy = swap ? halfY2 : halfY1, hy = swap ? halfY1 : halfY2;
    float mz = swap ? -toZ : toZ, gz = swap ? halfZ2 : halfZ1, hz = swap ? halfZ1 : halfZ2;
    float rA = swap ? r2 : r1, rB = swap ? r1 : r2;
    float r = rA + rB;
    float gg = Segments.square(gx, gy, gz);
    float hh = Segments.square(hx, hy, hz);

    // the way from A to B between the closest points
    float s = SegmentSegment.closestS(-mx, -my, -mz, gx, gy, gz, hx, hy, hz);
    float t = SegmentSegment.closestT(-mx, -my, -mz, gx, gy, gz, hx, hy, hz);
    float vx = mx + (t * hx - s * gx);
    float vy = my + (t * hy - s * gy);
    float vz = mz + (t * hz - s * gz);
    float v = SegmentContact.length(vx, vy, vz);
    float rounding = SegmentContact.ROUNDING * (v + (float) Math.sqrt(gg) + (float) Math.sqrt(hh) + r);

    // candidates for the normal: across both segments, v across either, v, and across the longer one
    float ex = FaceFrame.along(0, gx, gy, gz), fx = FaceFrame.along(0, hx, hy, hz);
    float ey = FaceFrame.along(1, gx, gy, gz), fy = FaceFrame.along(1, hx, hy, hz);
    float ez = FaceFrame.along(2, gx, gy, gz), fz = FaceFrame.along(2, hx, hy, hz);
    float crossX = SegmentContact.cross(0, ex, ey, ez, fx, fy, fz);
    float crossY = SegmentContact.cross(1, ex, ey, ez, fx, fy, fz);
    float crossZ = SegmentContact.cross(2, ex, ey, ez, fx, fy, fz);
    float besideX1 = SegmentContact.beside(0, vx, vy, vz, ex, ey, ez);
    float besideY1 = SegmentContact.beside(1, vx, vy, vz, ex, ey, ez);
    float besideZ1 = SegmentContact.beside(2, vx, vy, vz, ex, ey, ez);
    float besideX2 = SegmentContact.beside(0, vx, vy, vz, fx, fy, fz);
    float besideY2 = SegmentContact.beside(1, vx, vy, vz, fx, fy, fz);
    float besideZ2 = SegmentContact.beside(2, vx, vy, vz, fx, fy, fz);
    boolean longer = gg >= hh;
    float acrossX = SegmentContact.across(0, longer ? gx : hx, longer ? gy : hy, longer ? gz : hz);
    float acrossY = SegmentContact.across(1, longer ? gx : hx, longer ? gy : hy, longer ? gz : hz);
    float acrossZ = SegmentContact.across(2, longer ? gx : hx, longer ? gy : hy, longer ? gz : hz);
    float ofCross = apart(crossX, crossY, crossZ, mx, my, mz, gx, gy, gz, hx, hy, hz) - SegmentContact
        .handicap(SegmentContact.isAlong(vx, vy, vz, crossX, crossY, crossZ, rounding), rounding);
    float ofBeside1 = apart(besideX1, besideY1, besideZ1, mx, my, mz, gx, gy, gz, hx, hy, hz) - SegmentContact
        .handicap(SegmentContact.isAlong(vx, vy, vz, besideX1, besideY1, besideZ1, rounding), rounding);
    float ofBeside2 = apart(besideX2, besideY2, besideZ2, mx, my, mz, gx, gy, gz, hx, hy, hz) - SegmentContact
        .handicap(SegmentContact.isAlong(vx, vy, vz, besideX2, besideY2, besideZ2, rounding), rounding);
    float ofV = apart(vx, vy, vz, mx, my, mz, gx, gy, gz, hx, hy, hz);
    float ofAcross = apart(acrossX, acrossY, acrossZ, mx, my, mz, gx, gy, gz, hx, hy, hz)
        - SegmentContact.handicap(v <= rounding, rounding);
    float most = SegmentContact.larger(SegmentContact.larger(ofCross, ofBeside1),
        SegmentContact.larger(SegmentContact.larger(ofBeside2, ofV), ofAcross));
    boolean byCross = ofCross >= most;
    boolean byBeside1 = ofBeside1 >= most;
    boolean byBeside2 = ofBeside2 >= most;
    boolean byV = ofV >= most;
    float outX = byCross ? crossX : byBeside1 ? besideX1 : byBeside2 ? besideX2 : byV ? vx : acrossX;
    float outY = byCross ? crossY : byBeside1 ? besideY1 : byBeside2 ? besideY2 : byV ? vy : acrossY;
    float outZ = byCross ? crossZ : byBeside1 ? besideZ1 : byBeside2 ? besideZ2 : byV ? vz : acrossZ;
    boolean away = RoundedHull.dot(outX, outY, outZ, mx, my, mz) < 0;
    outX = away ? -outX : outX;
    outY = away ? -outY : outY;
    outZ = away ? -outZ : outZ;
    float normalX = Contact.normal(outX, outX, outY, outZ);
    float normalY = Contact.normal(outY, outX, outY, outZ);
    float normalZ = Contact.normal(outZ, outX, outY, outZ);
    float deep = r - gap(normalX, normalY, normalZ, mx, my, mz, gx, gy, gz, hx, hy, hz);

    // the ends of what the segments have in common along A: each is an end of B, or one of A and the point of B nearest to it
    float side = RoundedHull.dot(gx, gy, gz, hx, hy, hz) < 0 ? -1 : 1;
    float low =
        Contact.along(RoundedHull.dot(mx - side * hx, my - side * hy, mz - side * hz, gx, gy, gz), gg);
    float high =
        Contact.along(RoundedHull.dot(mx + side * hx, my + side * hy, mz + side * hz, gx, gy, gz), gg);
    float s0 = low > -1 ? low : -1;
    float s1 = high < 1 ? high : 1;
    float t0 = low > -1 ? -side : SegmentSegment.nearestT(-1, -mx, -my, -mz, gx, gy, gz, hx, hy, hz, hh);
    float t1 = high < 1 ? side : SegmentSegment.nearestT(1, -mx, -my, -mz, gx, gy, gz, hx, hy, hz, hh);
    float least = rounding * rounding;
    boolean isLine = gg > least && hh > least && s0 < s1
        && Segments.square(crossX, crossY, crossZ) <= SegmentContact.PARALLEL;
    float dx0 = mx + (t0 * hx - s0 * gx), dx1 = mx + (t1 * hx - s1 * gx);
    float dy0 = my + (t0 * hy - s0 * gy), dy1 = my + (t1 * hy - s1 * gy);
    float dz0 = mz + (t0 * hz - s0 * gz), dz1 = mz + (t1 * hz - s1 * gz);
    float gap0 = RoundedHull.dot(dx0, dy0, dz0, normalX, normalY, normalZ);
    float gap1 = RoundedHull.dot(dx1, dy1, dz1, normalX, normalY, normalZ);
    float aside0 = SegmentContact.aside(dx0, dy0, dz0, gap0, normalX, normalY, normalZ, rounding);
    float aside1 = SegmentContact.aside(dx1, dy1, dz1, gap1, normalX, normalY, normalZ, rounding);
    float deep0 = SegmentContact.depth(r, aside0, gap0);
    float deep1 = SegmentContact.depth(r, aside1, gap1);
    // where neither end is the deepest point, that takes the place of the deeper one
    boolean first = !isLine || deep0 >= deep1;
    boolean between = !isLine || (first ? deep0 : deep1) < deep - rounding;
    boolean end0 = !(between && first);
    boolean end1 = !between || first;

    // between both surfaces along the normal; of an end, the line along it that parts the way aside as the radii do
    float part = Contact.along(0.5f * (rA - rB), r);
    float way = rA - 0.5f * deep;
    float reach0 = SegmentContact.reach(r, aside0) - gap0;
    float reach1 = SegmentContact.reach(r, aside1) - gap1;
    float offX0 = end0 ? s0 * gx + (0.5f * dx0 + part * (dx0 + reach0 * normalX)) : s * gx + way * normalX;
    float offY0 = end0 ? s0 * gy + (0.5f * dy0 + part * (dy0 + reach0 * normalY)) : s * gy + way * normalY;
    float offZ0 = end0 ? s0 * gz + (0.5f * dz0 + part * (dz0 + reach0 * normalZ)) : s * gz + way * normalZ;
    float offX1 = end1 ? s1 * gx + (0.5f * dx1 + part * (dx1 + reach1 * normalX)) : s * gx + way * normalX;
    float offY1 = end1 ? s1 * gy + (0.5f * dy1 + part * (dy1 + reach1 * normalY)) : s * gy + way * normalY;
    float offZ1 = end1 ? s1 * gz + (0.5f * dz1 + part * (dz1 + reach1 * normalZ)) : s * gz + way * normalZ;
    float middleX = swap ? 0.5f * ax2 + 0.5f * bx2 : 0.5f * ax1 + 0.5f * bx1;
    float middleY = swap ? 0.5f * ay2 + 0.5f * by2 : 0.5f * ay1 + 0.5f * by1;
    float middleZ = swap ? 0.5f * az2 + 0.5f * bz2 : 0.5f * az1 + 0.5f * bz1;

    // by which of them is ahead in some direction, not by its place: so numbers stay when one passes the other. Points at the ends of what
    // they have in common are named by those of both that are on this side, so numbers stay also where both end in the same place
    boolean ahead = 0.48f * normalX + 0.6f * normalY + 0.64f * normalZ > 0;
    boolean backA = swap ? back2 : back1, backB = swap ? back1 : back2;
    float onA0 = end0 ? -1 : s, onA1 = end1 ? 1 : s;
    float onB0 = end0 ? -side : t, onB1 = end1 ? side : t;
    float number0 = feature(ahead, backA ? -onA0 : onA0, backB ? -onB0 : onB0);
    float number1 = feature(ahead, backA ? -onA1 : onA1, backB ? -onB1 : onB1);

    boolean hit =
        r1 >= 0 && r2 >= 0 && Contact.proper(deep) && Contact.proper(Segments.square(mx, my, mz) + (gg + hh))
            && Contact.proper(first ? middleX + offX0 : middleX + offX1,
                first ? middleY + offY0 : middleY + offY1, first ? middleZ + offZ0 : middleZ + offZ1);
    boolean differ = number0 != number1;
    nx[at] = swap ? 0f - normalX : normalX;
    ny[at] = swap ? 0f - normalY : normalY;
    nz[at] = swap ? 0f - normalZ : normalZ;
    x0[at] = (middleX + offX0) + 0f;
    y0[at] = (middleY + offY0) + 0f;
    z0[at] = (middleZ + offZ0) + 0f;
    depth0[at] =
        hit && (first || differ) ? Contact.depth(overlap, first, first ? deep : deep0) : Contact.NONE;
    feature0[at] = number0;
    x1[at] = (middleX + offX1) + 0f;
    y1[at] = (middleY + offY1) + 0f;
    z1[at] = (middleZ + offZ1) + 0f;
    depth1[at] = hit && isLine && (!first || differ) ? Contact.depth(overlap, !first, first ? deep1 : deep)
        : Contact.NONE;
    feature1[at] = number1;
    return hit;
  }

  /** How far the segments are apart along n, or, with a minus, in each other: n is a unit vector. */
  private static float gap(float nx, float ny, float nz, float mx, float my, float mz, float gx, float gy,
      float gz, float hx, float hy, float hz) {
    return Math.abs(RoundedHull.dot(nx, ny, nz, mx, my, mz))
        - (Math.abs(RoundedHull.dot(nx, ny, nz, gx, gy, gz))
            + Math.abs(RoundedHull.dot(nx, ny, nz, hx, hy, hz)));
  }

  /** The same along a vector of any length; nothing along one without length. */
  private static float apart(float nx, float ny, float nz, float mx, float my, float mz, float gx, float gy,
      float gz, float hx, float hy, float hz) {
    float length = SegmentContact.length(nx, ny, nz);
    return length > 0 ? gap(nx, ny, nz, mx, my, mz, gx, gy, gz, hx, hy, hz) / length : Contact.NONE;
  }

  private static float feature(boolean ahead, float s, float t) {
    float a = Segments.feature(s);
    float b = Segments.feature(t);
    return ahead ? a + 4 * b : b + 4 * a;
  }
}
