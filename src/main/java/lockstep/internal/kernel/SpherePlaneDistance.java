package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Distance and closest points of a sphere and the half-space behind a plane: the centre's distance from the plane less the radius, and the
 * centre's projection onto the plane (Ericson, Real-Time Collision Detection, 2005, 5.1.1).
 *
 * <p>They overlap as {@link SpherePlane} says, and then have distance 0: both points are the centre's projection, or the centre if that is
 * behind the plane. A negative radius, a normal without a {@linkplain HalfSpace#proper direction}, a NaN anywhere, an infinite centre or d is
 * a miss; an infinite radius reaches every plane.
 *
 * <p>With u = 2⁻²⁴, f how far the centre is in front of the plane and c the centre, f is off by 3 u |c| and 4.5 u f, see {@link HalfSpace},
 * and the last difference adds u of itself: the distance is off by at most 3 u |c| + 5.5 u f. The unit normal is off by 4.5 u, so points
 * by u of their coordinates, and besides by 3 u |c| + 10 u f that of the plane, by 5.5 u of the radius that of the sphere.
 *
 * <p>Range: as {@link SpherePlane}, coordinates and distances below 4e37; a distance beyond is a miss.
 */
final class SpherePlaneDistance {
  /**
   * 3 √3 u of the centre's largest coordinate, and 5.5 u of a distance up to √3 times that; a plane farther away has no bounds to compare
   * with, and 5.5 u of the distance is to be added.
   */
  static final ErrorBound ERROR = new ErrorBound(15, 0);

  private SpherePlaneDistance() {}

  @Twin
  static float alone(float x, float y, float z, float r, @Twin.Second float nx, float ny, float nz, float d) {
    return measured(false, x, y, z, r, nx, ny, nz, d);
  }

  /** The same, and negative where they overlap: how far they are in each other. */
  @Twin
  static float signed(float x, float y, float z, float r, @Twin.Second float nx, float ny, float nz,
      float d) {
    return measured(true, x, y, z, r, nx, ny, nz, d);
  }

  private static float measured(boolean signed, float x, float y, float z, float r, float nx, float ny,
      float nz, float d) {
    float square = HalfSpace.square(nx, ny, nz);
    float outside = HalfSpace.outside(nx, ny, nz, d, x, y, z);
    float front = HalfSpace.front(outside, square);
    float back = outside / (float) Math.sqrt(square);
    boolean valid = r >= 0 && Math.abs(outside) <= Float.MAX_VALUE && HalfSpace.proper(square)
        && HalfSpace.inRange(front);
    return !valid ? Float.POSITIVE_INFINITY : SpherePlane.overlap(x, y, z, r, nx, ny, nz, d)
        ? signed ? Rounded.inside(back, r) : 0 : Rounded.apart(front, r);
  }

  @Twin
  static boolean points(float x, float y, float z, float r, @Twin.Second float nx, float ny, float nz,
      float d, float[] distance, float[] ax, float[] bx, float[] ay, float[] by, float[] az, float[] bz,
      float[] featureA, float[] featureB, int at) {
    float apart = alone(x, y, z, r, nx, ny, nz, d);
    boolean hit = apart < Float.POSITIVE_INFINITY;
    float square = HalfSpace.square(nx, ny, nz);
    float front = HalfSpace.front(HalfSpace.outside(nx, ny, nz, d, x, y, z), square);
    float reach = apart == 0 ? front : r;
    float ux = HalfSpace.unit(nx, square), px = HalfSpace.kept(x);
    float uy = HalfSpace.unit(ny, square), py = HalfSpace.kept(y);
    float uz = HalfSpace.unit(nz, square), pz = HalfSpace.kept(z);
    distance[at] = apart;
    ax[at] = hit ? px - reach * ux : 0;
    bx[at] = hit ? px - front * ux : 0;
    ay[at] = hit ? py - reach * uy : 0;
    by[at] = hit ? py - front * uy : 0;
    az[at] = hit ? pz - reach * uz : 0;
    bz[at] = hit ? pz - front * uz : 0;
    featureA[at] = hit ? 1 : 0;
    featureB[at] = hit ? 1 : 0;
    return hit;
  }
}
