package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Sweep of an axis-aligned box (AABB) and an endless cylinder along z: that of a rectangle and a circle in the plane z = 0. Seen from the box the centre of the
 * circle moves the other way, until it is within the radius, see {@link PointToBox} (Ericson, Real-Time Collision Detection, 2005, 5.5.7).
 *
 * <p>They overlap from the start as {@link BoxCylinder} says. The normal of a side of the rectangle is exactly along its axis. The point of contact is the
 * cylinder's, at half the height of the box; if they overlap from the start, the point of the rectangle nearest to the axis. Infinite box planes
 * are allowed; half of an infinite height is 0, or far away if the box has one end. A motion along z is none. An empty box (min &gt; max on any axis), a negative
 * radius, a NaN anywhere, an infinite axis or motion is a miss.
 *
 * <p>Range and accuracy are those of {@link SphereBoxSweep}, with distances measured across the axis. What 900,000 pairs came to is 1.5 u. The point is
 * off by 5 u of the cylinder's radius and u of its coordinates, with u = 2⁻²⁴.
 */
final class BoxCylinderSweep {
  /** As of a sphere and a box. */
  static final ErrorBound ERROR = SphereBoxSweep.ERROR;

  private BoxCylinderSweep() {}

  @Twin
  static boolean sweep(float minX, float minY, float minZ, float maxX, float maxY, float maxZ, float vx,
      float vy, float vz, @Twin.Second float u, float v, float r, float[] t, float[] nx, float[] ny,
      float[] nz, float[] x, float[] y, float[] z, int at) {
    boolean overlap = BoxCylinder.overlap(minX, minY, minZ, maxX, maxY, maxZ, u, v, r);
    float nearX = PointToBox.near(u, -vx, minX, maxX), farX = PointToBox.far(u, -vx, minX, maxX);
    float nearY = PointToBox.near(v, -vy, minY, maxY), farY = PointToBox.far(v, -vy, minY, maxY);
    float sx = Math.abs(vx);
    float sy = Math.abs(vy);
    float enter = PointToBox.enter(nearX, farX, sx, nearY, farY, sy, 0, 0, 0, r);
    // a NaN would pass for an axis beside the box
    boolean enters = Sweep.proper(u, v, 0);
    boolean valid = r >= 0 && minX <= maxX && minY <= maxY && minZ <= maxZ && Sweep.proper(vx, vy, vz);
    float time =
        valid ? Sweep.time(overlap, enters ? enter : Float.POSITIVE_INFINITY) : Float.POSITIVE_INFINITY;
    boolean hit = time < Float.POSITIVE_INFINITY;
    // from the cylinder to the box
    float dx =
        0 - PointToBox.normal(-vx, PointToBox.towards(0, nearX, farX, sx, nearY, farY, sy, 0, 0, 0, r));
    float dy =
        0 - PointToBox.normal(-vy, PointToBox.towards(1, nearX, farX, sx, nearY, farY, sy, 0, 0, 0, r));
    float nearestX = SphereBox.clamp(u, minX, maxX);
    float nearestY = SphereBox.clamp(v, minY, maxY);
    float middle = 0.5f * HalfSpace.kept(minZ) + 0.5f * HalfSpace.kept(maxZ);
    t[at] = time;
    nx[at] = hit ? Sweep.normal(overlap, dx, dy, 0, vx, vy, vz) : 0;
    ny[at] = hit ? Sweep.normal(overlap, dy, 0, dx, vy, vz, vx) : 0;
    nz[at] = hit ? Sweep.normal(overlap, 0, dx, dy, vz, vx, vy) : 0;
    x[at] =
        hit ? Sweep.point(overlap ? nearestX : u + r * Sweep.normal(overlap, dx, dy, 0, vx, vy, vz), u) : 0;
    y[at] =
        hit ? Sweep.point(overlap ? nearestY : v + r * Sweep.normal(overlap, dy, 0, dx, vy, vz, vx), v) : 0;
    z[at] = hit ? Sweep.point(middle + time * vz, middle) : 0;
    return hit;
  }
}
