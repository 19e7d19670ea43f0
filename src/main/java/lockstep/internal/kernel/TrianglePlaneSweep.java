package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Sweep of a triangle and the half-space behind a plane: that of its deepest corner, as of a sphere without radius, see {@link SpherePlaneSweep}.
 *
 * <p>They overlap from the start as {@link TrianglePlane} says. The normal is that of the plane. A triangle without area is a segment or a point. A motion along the plane or away from it is a miss, and so is a normal without a
 * {@linkplain HalfSpace#proper direction}, a NaN anywhere, an infinite corner, motion or d.
 *
 * <p>Range and rounding are those of a point. The order of the corners changes no bit.
 */
final class TrianglePlaneSweep {
  /** As that of a point. */
  static final ErrorBound ERROR = SpherePlaneSweep.ERROR;

  private TrianglePlaneSweep() {}

  @Twin
  static boolean sweep(float ax, float ay, float az, float bx, float by, float bz, float cx, float cy,
      float cz, float vx, float vy, float vz, @Twin.Second float nx, float ny, float nz, float d, float[] t,
      float[] nxOut, float[] nyOut, float[] nzOut, int at) {
    boolean overlap = TrianglePlane.overlap(ax, ay, az, bx, by, bz, cx, cy, cz, nx, ny, nz, d);
    float square = HalfSpace.square(nx, ny, nz);
    float a = HalfSpace.outside(nx, ny, nz, d, ax, ay, az);
    float b = HalfSpace.outside(nx, ny, nz, d, bx, by, bz);
    float c = HalfSpace.outside(nx, ny, nz, d, cx, cy, cz);
    // an infinite corner shows in the least only if it is behind the plane
    boolean finite =
        Math.abs(a) <= Float.MAX_VALUE && Math.abs(b) <= Float.MAX_VALUE && Math.abs(c) <= Float.MAX_VALUE;
    float least = a < b ? a : b;
    float outside = least < c ? least : c;
    float enter = HalfSpace.enter(outside, HalfSpace.along(nx, ny, nz, vx, vy, vz));
    boolean valid = finite && Sweep.proper(vx, vy, vz) && HalfSpace.proper(square);
    float time = valid ? Sweep.time(overlap, enter) : Float.POSITIVE_INFINITY;
    boolean hit = time < Float.POSITIVE_INFINITY;
    t[at] = time;
    nxOut[at] = hit ? Sweep.normal(overlap, nx, ny, nz, vx, vy, vz) : 0;
    nyOut[at] = hit ? Sweep.normal(overlap, ny, nz, nx, vy, vz, vx) : 0;
    nzOut[at] = hit ? Sweep.normal(overlap, nz, nx, ny, vz, vx, vy) : 0;
    return hit;
  }
}
