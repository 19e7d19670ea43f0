package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Sweep of an axis-aligned box (AABB) and the half-space behind a plane: that of the box's deepest corner, see {@link BoxPlane} (Ericson, Real-Time Collision
 * Detection, 2005, 5.5.3 and 5.2.3), as a sphere without radius: {@link SpherePlaneSweep}.
 *
 * <p>They overlap from the start as {@link BoxPlane} says. The normal is that of the plane. A motion along the plane or away from it is a miss, and so is an empty box, a normal without a
 * {@linkplain HalfSpace#proper direction}, a NaN anywhere, an infinite motion or d. Infinite box planes
 * are allowed: a corner at an infinite distance in front of the plane never gets there.
 *
 * <p>Range and rounding are those of a point.
 */
final class BoxPlaneSweep {
  /** As that of a point. */
  static final ErrorBound ERROR = SpherePlaneSweep.ERROR;

  private BoxPlaneSweep() {}

  @Twin
  static boolean sweep(float minX, float minY, float minZ, float maxX, float maxY, float maxZ, float vx,
      float vy, float vz, @Twin.Second float nx, float ny, float nz, float d, float[] t, float[] nxOut,
      float[] nyOut, float[] nzOut, int at) {
    boolean overlap = BoxPlane.overlap(minX, minY, minZ, maxX, maxY, maxZ, nx, ny, nz, d);
    float square = HalfSpace.square(nx, ny, nz);
    float outside = BoxPlane.outside(minX, minY, minZ, maxX, maxY, maxZ, nx, ny, nz, d);
    float enter = HalfSpace.enter(outside, HalfSpace.along(nx, ny, nz, vx, vy, vz));
    boolean valid =
        minX <= maxX && minY <= maxY && minZ <= maxZ && Sweep.proper(vx, vy, vz) && HalfSpace.proper(square);
    float time = valid ? Sweep.time(overlap, enter) : Float.POSITIVE_INFINITY;
    boolean hit = time < Float.POSITIVE_INFINITY;
    t[at] = time;
    nxOut[at] = hit ? Sweep.normal(overlap, nx, ny, nz, vx, vy, vz) : 0;
    nyOut[at] = hit ? Sweep.normal(overlap, ny, nz, nx, vy, vz, vx) : 0;
    nzOut[at] = hit ? Sweep.normal(overlap, nz, nx, ny, vz, vx, vy) : 0;
    return hit;
  }
}
