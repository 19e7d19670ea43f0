package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Sweep of a capsule and an oriented box (OBB): when a moving capsule touches a box. Segment and motion are taken into the frame of the box, where {@link
 * SegmentBoxSweep} tells when they meet; the normal is turned back.
 *
 * <p>A capsule with a radius of at most 10 u of all lengths is swept as a segment, see {@link
 * SweptThinCapsule}.
 *
 * <p>They overlap from the start as {@link CapsuleOrientedBox} says. A capsule without length is a sphere, one without radius a segment; a box may be flat. A
 * negative radius or half extent, an infinite coordinate or motion, a quaternion that is no rotation or a NaN anywhere is a miss.
 *
 * <p>With u = 2⁻²⁴ and D the distance of the farther end from the box's centre at the start or the end: the middle of the segment, half of it and the motion are off by
 * 23 u of their lengths in the frame, see {@link BoxFrame}, and by another 2 u of differences; where the middle is nearest by 3 u D; each part by 16 u
 * of what is left of distances there, see {@link RoundedHull}, and t by u of the way. So the shapes are apart, or in each other, by less than 25 √2 + 20 = 56 u of D,
 * the radius and the way together; the normal is off by 23 u. What 300,000 pairs of each nasty sort came to is 4.8 u of the span where they are apart, and 2.6 u where they
 * are in each other.
 *
 * <p>Range: squares of lengths must fit a float, so radius, segment and distances between 1e-18 and 1e18, and the motion between 1e-15 and 1e18; a
 * shorter one is none. The quaternion as in {@link Rotation}.
 */
final class CapsuleOrientedBoxSweep {
  /** 56 u of distance, radius and way, each at most √3 times the largest of coordinates. */
  static final ErrorBound ERROR = new ErrorBound(97, 0);

  private CapsuleOrientedBoxSweep() {}

  @Twin
  static boolean sweep(float ax, float ay, float az, float bx, float by, float bz, float r, float vx,
      float vy, float vz, @Twin.Second float x, float y, float z, float halfX, float halfY, float halfZ,
      float qx, float qy, float qz, float qw, float[] t, float[] nx, float[] ny, float[] nz, int at) {
    float mx = Segments.middle(x, ax, bx), hx = Segments.half(ax, bx);
    float my = Segments.middle(y, ay, by), hy = Segments.half(ay, by);
    float mz = Segments.middle(z, az, bz), hz = Segments.half(az, bz);
    float reach = CapsuleOrientedBox.reach(r, halfX, halfY, halfZ);
    @Twin.Stage
    boolean near = near(mx, hx, vx, reach) && near(my, hy, vy, reach) && near(mz, hz, vz, reach);
    boolean overlap =
        CapsuleOrientedBox.overlap(ax, ay, az, bx, by, bz, r, x, y, z, halfX, halfY, halfZ, qx, qy, qz, qw);
    float s = 2 / Rotation.square(qx, qy, qz, qw);
    float gx = BoxFrame.along(hx, hy, hz, qx, qy, qz, qw, s);
    float gy = BoxFrame.along(hy, hz, hx, qy, qz, qx, qw, s);
    float gz = BoxFrame.along(hz, hx, hy, qz, qx, qy, qw, s);
    float ox = BoxFrame.along(mx, my, mz, qx, qy, qz, qw, s),
        dx = BoxFrame.along(vx, vy, vz, qx, qy, qz, qw, s);
    float oy = BoxFrame.along(my, mz, mx, qy, qz, qx, qw, s),
        dy = BoxFrame.along(vy, vz, vx, qy, qz, qx, qw, s);
    float oz = BoxFrame.along(mz, mx, my, qz, qx, qy, qw, s),
        dz = BoxFrame.along(vz, vx, vy, qz, qx, qy, qw, s);
    boolean valid = CapsuleOrientedBox.valid(r, mx, my, mz, halfX, halfY, halfZ, qx, qy, qz, qw)
        && Sweep.proper(vx, vy, vz);
    float size = SegmentBoxSweep.size(ox, oy, oz, gx, gy, gz, halfX, halfY, halfZ, r);
    @Twin.Doubt
    boolean thin = near && SweptThinCapsule.isThin(r, size);
    if (thin) {
      boolean meets = SweptThinCapsule.atBox(overlap, valid, ox, oy, oz, gx, gy, gz, dx, dy, dz, halfX, halfY,
          halfZ, r, size, t, nx, ny, nz, at);
      float lx = nx[at];
      float ly = ny[at];
      float lz = nz[at];
      float inX = BoxFrame.inSpace(lx, ly, lz, qx, qy, qz, qw, s);
      float inY = BoxFrame.inSpace(ly, lz, lx, qy, qz, qx, qw, s);
      float inZ = BoxFrame.inSpace(lz, lx, ly, qz, qx, qy, qw, s);
      nx[at] = meets ? Sweep.normal(overlap, inX, inY, inZ, vx, vy, vz) : 0;
      ny[at] = meets ? Sweep.normal(overlap, inY, inZ, inX, vy, vz, vx) : 0;
      nz[at] = meets ? Sweep.normal(overlap, inZ, inX, inY, vz, vx, vy) : 0;
      return meets;
    }
    float enter = SegmentBoxSweep.enter(ox, oy, oz, gx, gy, gz, dx, dy, dz, halfX, halfY, halfZ, r);
    float time = Sweep.time(overlap, enter);
    boolean hit = near && valid && time < Float.POSITIVE_INFINITY;
    float slack = SegmentBoxSweep.slack(ox, oy, oz, gx, gy, gz, halfX, halfY, halfZ, r);
    float px = ox + time * dx;
    float py = oy + time * dy;
    float pz = oz + time * dz;
    float wx = SegmentBoxSweep.normal(0, px, py, pz, gx, gy, gz, dx, dy, dz, halfX, halfY, halfZ, slack);
    float wy = SegmentBoxSweep.normal(1, px, py, pz, gx, gy, gz, dx, dy, dz, halfX, halfY, halfZ, slack);
    float wz = SegmentBoxSweep.normal(2, px, py, pz, gx, gy, gz, dx, dy, dz, halfX, halfY, halfZ, slack);
    float kx = overlap ? -vx : BoxFrame.inSpace(wx, wy, wz, qx, qy, qz, qw, s);
    float ky = overlap ? -vy : BoxFrame.inSpace(wy, wz, wx, qy, qz, qx, qw, s);
    float kz = overlap ? -vz : BoxFrame.inSpace(wz, wx, wy, qz, qx, qy, qw, s);
    t[at] = hit ? time : Float.POSITIVE_INFINITY;
    nx[at] = hit ? ContactNormal.unit(0, kx, ky, kz) : 0;
    ny[at] = hit ? ContactNormal.unit(1, kx, ky, kz) : 0;
    nz[at] = hit ? ContactNormal.unit(2, kx, ky, kz) : 0;
    return hit;
  }

  /** Do the segment and a cube about the box, on one axis, come to touch? Without motion as {@link CapsuleOrientedBox} says. */
  private static boolean near(float m, float h, float v, float reach) {
    return (m - Math.abs(h)) + (v < 0 ? v : 0) <= reach && (-m - Math.abs(h)) - (v > 0 ? v : 0) <= reach;
  }
}
