package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Sweep of a capsule and an axis-aligned box (AABB): when a moving capsule touches a box, by {@link SegmentBoxSweep}.
 *
 * <p>Everything is relative to the middle of the box, and of a box that reaches farther than the capsule ever does only what is near: the planes are moved to
 * twice as far as the capsule may get. So a huge or infinite box costs no precision, nor does a large offset.
 *
 * <p>A capsule with a radius of at most 10 u of all lengths is swept as a segment, see {@link
 * SweptThinCapsule}.
 *
 * <p>They overlap from the start as {@link CapsuleBox} says. A capsule without length is a sphere, one without radius a segment; a box may be flat. An empty box,
 * a negative radius, a NaN anywhere, an infinite end or motion is a miss; infinite box planes are allowed.
 *
 * <p>With u = 2⁻²⁴ and D the largest distance of a corner from an end at the start: the planes, their middle and half of their distance round by 4 u D, and where the middle of
 * the segment is nearest by another 3 u D; each part is off by 16 u of what is left of distances there, see {@link RoundedHull}, and t by u of the way. So the
 * shapes are apart, or in each other, by less than 24 u of D, the radius and the way together. What 300,000 pairs of each nasty sort came to is 5.5 u of the span where
 * they are apart, for a radius of 0, and 1.1 u where they are in each other.
 *
 * <p>Range: squares of lengths must fit a float, so radius, segment and distances between 1e-18 and 1e18, and the motion between 1e-15 and 1e18; a
 * shorter one is none.
 */
final class CapsuleBoxSweep {
  /** 24 u of distance, radius and way, each at most √3 times the largest of coordinates. */
  static final ErrorBound ERROR = new ErrorBound(42, 0);

  private CapsuleBoxSweep() {}

  @Twin
  static boolean sweep(float ax, float ay, float az, float bx, float by, float bz, float r, float vx,
      float vy, float vz, @Twin.Second float minX, float minY, float minZ, float maxX, float maxY, float maxZ,
      float[] t, float[] nx, float[] ny, float[] nz, int at) {
    @Twin.Stage
    boolean near =
        near(ax, bx, vx, r, minX, maxX) && near(ay, by, vy, r, minY, maxY) && near(az, bz, vz, r, minZ, maxZ);
    boolean overlap = CapsuleBox.overlap(ax, ay, az, bx, by, bz, r, minX, minY, minZ, maxX, maxY, maxZ);
    float hx = Segments.half(ax, bx);
    float hy = Segments.half(ay, by);
    float hz = Segments.half(az, bz);
    float reach = 2
        * ((Math.abs(hx) + Math.abs(hy) + Math.abs(hz)) + ((Math.abs(vx) + Math.abs(vy) + Math.abs(vz)) + r));
    float lowX = low(ax, bx, minX, reach), highX = high(ax, bx, maxX, reach);
    float lowY = low(ay, by, minY, reach), highY = high(ay, by, maxY, reach);
    float lowZ = low(az, bz, minZ, reach), highZ = high(az, bz, maxZ, reach);
    float mx = -0.5f * (lowX + highX), halfX = 0.5f * (highX - lowX);
    float my = -0.5f * (lowY + highY), halfY = 0.5f * (highY - lowY);
    float mz = -0.5f * (lowZ + highZ), halfZ = 0.5f * (highZ - lowZ);
    boolean valid = CapsuleBox.valid(ax, ay, az, bx, by, bz, r) && minX <= maxX && minY <= maxY
        && minZ <= maxZ && Sweep.proper(vx, vy, vz);
    float size = SegmentBoxSweep.size(mx, my, mz, hx, hy, hz, halfX, halfY, halfZ, r);
    @Twin.Doubt
    boolean thin = near && SweptThinCapsule.isThin(r, size);
    if (thin) {
      return SweptThinCapsule.atBox(overlap, valid, mx, my, mz, hx, hy, hz, vx, vy, vz, halfX, halfY, halfZ,
          r, size, t, nx, ny, nz, at);
    }
    float enter = SegmentBoxSweep.enter(mx, my, mz, hx, hy, hz, vx, vy, vz, halfX, halfY, halfZ, r);
    float time = Sweep.time(overlap, enter);
    boolean hit = near && valid && time < Float.POSITIVE_INFINITY;
    float slack = SegmentBoxSweep.slack(mx, my, mz, hx, hy, hz, halfX, halfY, halfZ, r);
    float px = mx + time * vx;
    float py = my + time * vy;
    float pz = mz + time * vz;
    float wx = SegmentBoxSweep.normal(0, px, py, pz, hx, hy, hz, vx, vy, vz, halfX, halfY, halfZ, slack);
    float wy = SegmentBoxSweep.normal(1, px, py, pz, hx, hy, hz, vx, vy, vz, halfX, halfY, halfZ, slack);
    float wz = SegmentBoxSweep.normal(2, px, py, pz, hx, hy, hz, vx, vy, vz, halfX, halfY, halfZ, slack);
    t[at] = hit ? time : Float.POSITIVE_INFINITY;
    nx[at] = hit ? ContactNormal.unit(0, overlap ? -vx : wx, overlap ? -vy : wy, overlap ? -vz : wz) : 0;
    ny[at] = hit ? ContactNormal.unit(1, overlap ? -vx : wx, overlap ? -vy : wy, overlap ? -vz : wz) : 0;
    nz[at] = hit ? ContactNormal.unit(2, overlap ? -vx : wx, overlap ? -vy : wy, overlap ? -vz : wz) : 0;
    return hit;
  }

  /** Do segment and box, on one axis, come as near as r? */
  private static boolean near(float a, float b, float v, float r, float min, float max) {
    return Sweep.near(Sweep.least(a, b), Sweep.most(a, b), v, min, max, r);
  }

  /** The lower plane relative to the middle of the segment, no farther below than it matters. */
  private static float low(float a, float b, float min, float reach) {
    return Sweep.most(Segments.fromMiddle(a, b, min), -reach);
  }

  private static float high(float a, float b, float max, float reach) {
    return Sweep.least(Segments.fromMiddle(a, b, max), reach);
  }
}
