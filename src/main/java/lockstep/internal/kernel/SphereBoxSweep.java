package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Sweep of a sphere and an axis-aligned box (AABB): when the centre, which moves along a segment, gets within the radius of the box, see {@link
 * PointToBox} (Ericson, Real-Time Collision Detection, 2005, 5.5.7).
 *
 * <p>They overlap from the start as {@link SphereBox} says. The normal is that of the face, edge or corner that is touched, of a face exactly along
 * its axis. A radius of 0 is a ray. An empty box, a negative radius, a NaN anywhere, an infinite centre or motion is a miss; infinite box planes are allowed.
 *
 * <p>With u = 2⁻²⁴, what {@link PointToBox} says is exact for a radius off by 14 u of itself, the distance from the farthest corner and the way, and t
 * rounds once more: at that time the shapes are apart, or in each other, by at most 15 u of these. What 300,000 pairs came to is
 * 1.1 u, also where the radius is far less than that.
 *
 * <p>Range: that of {@link PointToBox}.
 */
final class SphereBoxSweep {
  /** 15 u of radius, distance and way, each at most √3 times the largest of coordinates. */
  static final ErrorBound ERROR = new ErrorBound(26, 0);

  private SphereBoxSweep() {}

  @Twin
  static boolean sweep(float x, float y, float z, float r, float vx, float vy, float vz,
      @Twin.Second float minX, float minY, float minZ, float maxX, float maxY, float maxZ, float[] t,
      float[] nx, float[] ny, float[] nz, int at) {
    boolean overlap = SphereBox.overlap(x, y, z, r, minX, minY, minZ, maxX, maxY, maxZ);
    float nearX = PointToBox.near(x, vx, minX, maxX), farX = PointToBox.far(x, vx, minX, maxX);
    float nearY = PointToBox.near(y, vy, minY, maxY), farY = PointToBox.far(y, vy, minY, maxY);
    float nearZ = PointToBox.near(z, vz, minZ, maxZ), farZ = PointToBox.far(z, vz, minZ, maxZ);
    float sx = Math.abs(vx);
    float sy = Math.abs(vy);
    float sz = Math.abs(vz);
    float enter = PointToBox.enter(nearX, farX, sx, nearY, farY, sy, nearZ, farZ, sz, r);
    // a NaN would pass for a point beside the box
    boolean enters = Sweep.proper(x, y, z);
    boolean valid = r >= 0 && minX <= maxX && minY <= maxY && minZ <= maxZ && Sweep.proper(vx, vy, vz);
    float time =
        valid ? Sweep.time(overlap, enters ? enter : Float.POSITIVE_INFINITY) : Float.POSITIVE_INFINITY;
    boolean hit = time < Float.POSITIVE_INFINITY;
    float dx =
        PointToBox.normal(vx, PointToBox.towards(0, nearX, farX, sx, nearY, farY, sy, nearZ, farZ, sz, r));
    float dy =
        PointToBox.normal(vy, PointToBox.towards(1, nearX, farX, sx, nearY, farY, sy, nearZ, farZ, sz, r));
    float dz =
        PointToBox.normal(vz, PointToBox.towards(2, nearX, farX, sx, nearY, farY, sy, nearZ, farZ, sz, r));
    t[at] = time;
    nx[at] = hit ? Sweep.normal(overlap, dx, dy, dz, vx, vy, vz) : 0;
    ny[at] = hit ? Sweep.normal(overlap, dy, dz, dx, vy, vz, vx) : 0;
    nz[at] = hit ? Sweep.normal(overlap, dz, dx, dy, vz, vx, vy) : 0;
    return hit;
  }
}
