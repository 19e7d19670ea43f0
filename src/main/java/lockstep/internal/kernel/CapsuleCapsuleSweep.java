package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Sweep of two capsules: when a moving capsule touches another. The middle of the first segment, seen from that of the second, moves along a segment towards the
 * parallelogram that both segments span, rounded by both radii (Ericson, Real-Time Collision Detection, 2005, 5.5): a thick face, four cylinders
 * about its edges and four spheres about its corners. The first of these that it enters is the contact, see {@link RoundedHull}.
 *
 * <p>The normal is that of the closest points of the segments then, found as in {@link SegmentSegment}: perpendicular to both segments where both points
 * are between ends, to one where one is, see {@link ContactNormal}. Segments so nearly parallel that the normal of both says less than that of one have
 * that, see {@link FaceFrame}; for radii as small as rounding any others have the normal of both.
 *
 * <p>They overlap from the start as {@link CapsuleCapsule} says. A capsule without length is a sphere, and one without radius a segment: two of these hit where they
 * cross, but parallel ones or points only where nothing rounds. A negative radius, a NaN anywhere, an infinite end or motion is a miss.
 *
 * <p>With u = 2⁻²⁴ and D the largest distance of an end from one of the other at the start: the middle rounds by 3 u D, and where it is nearest by another 3 u D; each part
 * is off by 16 u of what is left of distances there, see {@link RoundedHull}, and t by u of the way. Beyond the sides of the parallelogram a point may be out by a
 * slack of 2 u (√3 + 1) D, at a corner by √2 of that: 8 u D. So the shapes are apart, or in each other, by less than 23 u of D, the radii and
 * the way together. What 400,000 pairs of each nasty sort came to is 5 u of the span where they are apart, 1.5 u where they are in each other, and 4 u where they are so along the
 * normal.
 *
 * <p>Range: squares of lengths must fit a float, so radii, segments and distances between 1e-18 and 1e18, and the motion between 1e-15 and 1e18; a
 * shorter one is none.
 */
final class CapsuleCapsuleSweep {
  /** 23 u of distance, radii and way, each at most √3 times the largest of coordinates. */
  static final ErrorBound ERROR = new ErrorBound(40, 0);

  private CapsuleCapsuleSweep() {}

  @Twin
  static boolean sweep(float ax1, float ay1, float az1, float bx1, float by1, float bz1, float r1, float vx,
      float vy, float vz, @Twin.Second float ax2, float ay2, float az2, float bx2, float by2, float bz2,
      float r2, float[] t, float[] nx, float[] ny, float[] nz, int at) {
    float r = r1 + r2;
    @Twin.Stage
    boolean near =
        near(ax1, bx1, vx, ax2, bx2, r) && near(ay1, by1, vy, ay2, by2, r) && near(az1, bz1, vz, az2, bz2, r);
    boolean overlap =
        CapsuleCapsule.overlap(ax1, ay1, az1, bx1, by1, bz1, r1, ax2, ay2, az2, bx2, by2, bz2, r2);
    // the middle of the first relative to that of the second, and half of either
    float mx = SegmentSegment.middle(ax1, bx1, ax2, bx2);
    float my = SegmentSegment.middle(ay1, by1, ay2, by2);
    float mz = SegmentSegment.middle(az1, bz1, az2, bz2);
    float gx = Segments.half(ax1, bx1), hx = Segments.half(ax2, bx2);
    float gy = Segments.half(ay1, by1), hy = Segments.half(ay2, by2);
    float gz = Segments.half(az1, bz1), hz = Segments.half(az2, bz2);
    float gg = Segments.square(gx, gy, gz);
    float hh = Segments.square(hx, hy, hz);

    // the middle moves towards the parallelogram of both segments, rounded
    float s = RoundedHull.nearest(mx, my, mz, vx, vy, vz);
    float qx = mx + s * vx;
    float qy = my + s * vy;
    float qz = mz + s * vz;
    float slack = RoundedHull.SLACK * ((Math.abs(mx) + Math.abs(my) + Math.abs(mz))
        + ((float) Math.sqrt(gg) + (float) Math.sqrt(hh) + r));
    float enter = RoundedHull.parallelogram(qx, qy, qz, vx, vy, vz, gx, gy, gz, hx, hy, hz, slack, r, 0, s);
    enter = Sweep.least(RoundedHull.edge(qx - gx, qy - gy, qz - gz, vx, vy, vz, hx, hy, hz, r, s), enter);
    enter = Sweep.least(RoundedHull.edge(qx + gx, qy + gy, qz + gz, vx, vy, vz, hx, hy, hz, r, s), enter);
    enter = Sweep.least(RoundedHull.edge(qx - hx, qy - hy, qz - hz, vx, vy, vz, gx, gy, gz, r, s), enter);
    enter = Sweep.least(RoundedHull.edge(qx + hx, qy + hy, qz + hz, vx, vy, vz, gx, gy, gz, r, s), enter);
    float ix = gx + hx, jx = gx - hx;
    float iy = gy + hy, jy = gy - hy;
    float iz = gz + hz, jz = gz - hz;
    enter = Sweep.least(RoundedHull.corner(qx - ix, qy - iy, qz - iz, vx, vy, vz, r, s), enter);
    enter = Sweep.least(RoundedHull.corner(qx + ix, qy + iy, qz + iz, vx, vy, vz, r, s), enter);
    enter = Sweep.least(RoundedHull.corner(qx - jx, qy - jy, qz - jz, vx, vy, vz, r, s), enter);
    enter = Sweep.least(RoundedHull.corner(qx + jx, qy + jy, qz + jz, vx, vy, vz, r, s), enter);
    boolean valid = r1 >= 0 && r2 >= 0 && Sweep.proper(vx, vy, vz)
        && Math.abs(mx) + Math.abs(my) + Math.abs(mz) <= Float.MAX_VALUE && gg <= Float.MAX_VALUE
        && hh <= Float.MAX_VALUE;
    float time = Sweep.time(overlap, enter);
    boolean hit = near && valid && time < Float.POSITIVE_INFINITY;

    // the closest points at that time
    float px = mx + time * vx;
    float py = my + time * vy;
    float pz = mz + time * vz;
    float onLine = SegmentEdge.closestToLine(px, py, pz, gx, gy, gz, hx, hy, hz);
    float onSecond = SegmentSegment.nearestT(onLine, px, py, pz, gx, gy, gz, hx, hy, hz, hh);
    float onFirst = SegmentSegment.nearestS(onSecond, px, py, pz, gx, gy, gz, gg, hx, hy, hz);
    boolean along1 = Math.abs(onFirst) < 1 && gg > 0;
    boolean along2 = Math.abs(onSecond) < 1 && hh > 0;
    float kx = FaceFrame.normal(0, gx, gy, gz, hx, hy, hz);
    float ky = FaceFrame.normal(1, gx, gy, gz, hx, hy, hz);
    float kz = FaceFrame.normal(2, gx, gy, gz, hx, hy, hz);
    boolean flat = FaceFrame.flat(FaceFrame.height(gx, gy, gz, hx, hy, hz), (float) Math.sqrt(hh), r);
    boolean face = !flat && (r <= slack || (along1 && along2));
    float side = ContactNormal.side(RoundedHull.dot(vx, vy, vz, kx, ky, kz),
        Math.abs(vx) + Math.abs(vy) + Math.abs(vz), RoundedHull.dot(px, py, pz, kx, ky, kz));
    float wx = face ? side * kx : px + (onFirst * gx - onSecond * hx);
    float wy = face ? side * ky : py + (onFirst * gy - onSecond * hy);
    float wz = face ? side * kz : pz + (onFirst * gz - onSecond * hz);
    boolean none = wx == 0 && wy == 0 && wz == 0;
    boolean isFirst = !face && (along1 || (none && gg > 0));
    boolean isSecond = !face && !isFirst && (along2 || none);
    float ex = isFirst ? gx : isSecond ? hx : 0;
    float ey = isFirst ? gy : isSecond ? hy : 0;
    float ez = isFirst ? gz : isSecond ? hz : 0;
    float vv = Segments.square(vx, vy, vz);
    t[at] = hit ? time : Float.POSITIVE_INFINITY;
    nx[at] = hit ? ContactNormal.of(0, overlap, wx, wy, wz, ex, ey, ez, vx, vy, vz, vv) : 0;
    ny[at] = hit ? ContactNormal.of(1, overlap, wx, wy, wz, ex, ey, ez, vx, vy, vz, vv) : 0;
    nz[at] = hit ? ContactNormal.of(2, overlap, wx, wy, wz, ex, ey, ez, vx, vy, vz, vv) : 0;
    return hit;
  }

  /** Do the segments, on one axis, come as near as r? */
  private static boolean near(float a1, float b1, float v, float a2, float b2, float r) {
    return Sweep.near(Sweep.least(a1, b1), Sweep.most(a1, b1), v, Sweep.least(a2, b2), Sweep.most(a2, b2), r);
  }
}
