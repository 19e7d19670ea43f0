package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Sweep of an oriented box (OBB) and the half-space behind a plane: that of its centre, as of a sphere whose radius is how far the box reaches towards
 * the plane (Ericson, Real-Time Collision Detection, 2005, 5.5.3 and 5.2.3).
 *
 * <p>They overlap from the start as {@link OrientedBoxPlane} says. The normal is that of the plane. A motion along the plane or away from it is a miss, and so is a negative half extent, a quaternion that is no
 * {@linkplain Rotation#proper rotation}, a normal without a
 * {@linkplain HalfSpace#proper direction}, a NaN anywhere, an infinite centre, half extent, motion or d.
 *
 * <p>With u = 2⁻²⁴, c the centre, h half the length of the diagonal and v the motion, all is as in {@link SpherePlaneSweep}, but that the reach is off by 27 u h, see
 * {@link OrientedBoxPlane}: the gap is off by at most 3 u |c| + 7 u |v| + 28 u h; what 900,000 pairs
 * came to is 4.5 u of their sum.
 *
 * <p>Range: |n| times coordinates, half extents and motion, and d, below 4e37; of lengths below 1e-29 products may vanish.
 */
final class OrientedBoxPlaneSweep {
  /** 7 √3 u of the centre and the motion, and 28 √3 u of the largest half extent of the bounds. */
  static final ErrorBound ERROR = new ErrorBound(61, 0);

  private OrientedBoxPlaneSweep() {}

  @Twin
  static boolean sweep(float x, float y, float z, float hx, float hy, float hz, float qx, float qy, float qz,
      float qw, float vx, float vy, float vz, @Twin.Second float nx, float ny, float nz, float d, float[] t,
      float[] nxOut, float[] nyOut, float[] nzOut, int at) {
    boolean overlap = OrientedBoxPlane.overlap(x, y, z, hx, hy, hz, qx, qy, qz, qw, nx, ny, nz, d);
    float square = HalfSpace.square(nx, ny, nz);
    float squareQ = Rotation.square(qx, qy, qz, qw);
    float outside = HalfSpace.outside(nx, ny, nz, d, x, y, z)
        - OrientedBoxPlane.reach(hx, hy, hz, qx, qy, qz, qw, 2 / squareQ, nx, ny, nz);
    float enter = HalfSpace.enter(outside, HalfSpace.along(nx, ny, nz, vx, vy, vz));
    boolean valid = hx >= 0 && hy >= 0 && hz >= 0 && Rotation.proper(squareQ) && Sweep.proper(vx, vy, vz)
        && HalfSpace.proper(square);
    float time = valid ? Sweep.time(overlap, enter) : Float.POSITIVE_INFINITY;
    boolean hit = time < Float.POSITIVE_INFINITY;
    t[at] = time;
    nxOut[at] = hit ? Sweep.normal(overlap, nx, ny, nz, vx, vy, vz) : 0;
    nyOut[at] = hit ? Sweep.normal(overlap, ny, nz, nx, vy, vz, vx) : 0;
    nzOut[at] = hit ? Sweep.normal(overlap, nz, nx, ny, vz, vx, vy) : 0;
    return hit;
  }
}
