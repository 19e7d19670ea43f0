package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Sweep of a capsule and the half-space behind a plane: that of the sphere about the end that is deepest, see {@link SpherePlaneSweep}.
 *
 * <p>They overlap from the start as {@link CapsulePlane} says. The normal is that of the plane. A motion along the plane or away from it is a miss, and so is a negative radius, a normal without a
 * {@linkplain HalfSpace#proper direction}, a NaN anywhere, an infinite end, motion or d.
 *
 * <p>Range and rounding are those of a sphere about either end. A capsule without length is a sphere, bit for bit; the order of the ends changes no bit.
 */
final class CapsulePlaneSweep {
  /** As that of the sphere about the end that hits. */
  static final ErrorBound ERROR = SpherePlaneSweep.ERROR;

  private CapsulePlaneSweep() {}

  @Twin
  static boolean sweep(float ax, float ay, float az, float bx, float by, float bz, float r, float vx,
      float vy, float vz, @Twin.Second float nx, float ny, float nz, float d, float[] t, float[] nxOut,
      float[] nyOut, float[] nzOut, int at) {
    boolean overlap = CapsulePlane.overlap(ax, ay, az, bx, by, bz, r, nx, ny, nz, d);
    float square = HalfSpace.square(nx, ny, nz);
    float a = HalfSpace.outside(nx, ny, nz, d, ax, ay, az);
    float b = HalfSpace.outside(nx, ny, nz, d, bx, by, bz);
    // an infinite end shows in the one that is less only if it is behind the plane
    boolean finite = Math.abs(a) <= Float.MAX_VALUE && Math.abs(b) <= Float.MAX_VALUE;
    float outside = (a < b ? a : b) - r * (float) Math.sqrt(square);
    float enter = HalfSpace.enter(outside, HalfSpace.along(nx, ny, nz, vx, vy, vz));
    boolean valid = finite && r >= 0 && Sweep.proper(vx, vy, vz) && HalfSpace.proper(square);
    float time = valid ? Sweep.time(overlap, enter) : Float.POSITIVE_INFINITY;
    boolean hit = time < Float.POSITIVE_INFINITY;
    t[at] = time;
    nxOut[at] = hit ? Sweep.normal(overlap, nx, ny, nz, vx, vy, vz) : 0;
    nyOut[at] = hit ? Sweep.normal(overlap, ny, nz, nx, vy, vz, vx) : 0;
    nzOut[at] = hit ? Sweep.normal(overlap, nz, nx, ny, vz, vx, vy) : 0;
    return hit;
  }
}
