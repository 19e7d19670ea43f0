package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Distance and closest points of an oriented box (OBB) and the half-space behind a plane: those of the box's deepest corner, its n-vertex
 * (Ericson, Real-Time Collision Detection, 2005, 5.2.3), which the normal in the frame of the box shows, see {@link OrientedBoxPlane}.
 *
 * <p>They overlap as that says, and then have distance 0: both points are that corner. Of an edge or a face that is parallel to the plane all is
 * equally deep, and its middle stands for it, where that normal is exactly along the axes: its feature is the edge or the face. A negative half
 * extent, a quaternion that is no {@linkplain Rotation#proper rotation}, a normal without a {@linkplain HalfSpace#proper direction}, a NaN
 * anywhere, an infinite centre, half extent or d is a miss.
 *
 * <p>With u = 2⁻²⁴, c the centre and h half the length of the box's diagonal, the distance is off by at most 3 u |c| + 27 u h, see {@link
 * OrientedBoxPlane}, and by 4.5 u of itself. Turning the corner into place adds 23 u h, see {@link BoxFrame}: so the box's point is off
 * by that and u of its coordinates, that of the plane by u of its coordinates, and by 3 u |c| + 50 u h and 9 u of the distance.
 * What three million pairs of each sort came to is 6 u of the distance and that of the farthest corner from the origin, for both.
 *
 * <p>Range: as {@link OrientedBoxPlane}, coordinates and distances below 4e37, the sum of the half extents below 1.8e19, since turning back would
 * overflow; what is beyond is a miss.
 */
final class OrientedBoxPlaneDistance {
  /** 3 √3 u of the centre's largest coordinate, 27 √3 u of the largest half extent, and of the distance as of a sphere's. */
  static final ErrorBound ERROR = new ErrorBound(62, 0);

  /** 2⁻⁵⁰ is the least length of a quaternion. */
  private static final float LARGEST = 0x1p64f;

  private OrientedBoxPlaneDistance() {}

  @Twin
  static float alone(float x, float y, float z, float hx, float hy, float hz, float qx, float qy, float qz,
      float qw, @Twin.Second float nx, float ny, float nz, float d) {
    float square = HalfSpace.square(nx, ny, nz);
    float squareQ = Rotation.square(qx, qy, qz, qw);
    float outside = HalfSpace.outside(nx, ny, nz, d, x, y, z);
    float reach = OrientedBoxPlane.reach(hx, hy, hz, qx, qy, qz, qw, 2 / squareQ, nx, ny, nz);
    float front = HalfSpace.front(outside - reach, square);
    boolean valid = hx >= 0 && hy >= 0 && hz >= 0 && hx + hy + hz <= LARGEST && reach <= Float.MAX_VALUE
        && Math.abs(outside) <= Float.MAX_VALUE && Rotation.proper(squareQ) && HalfSpace.proper(square)
        && HalfSpace.inRange(front);
    return !valid ? Float.POSITIVE_INFINITY
        : OrientedBoxPlane.overlap(x, y, z, hx, hy, hz, qx, qy, qz, qw, nx, ny, nz, d) ? 0
            : Rounded.apart(front, 0);
  }

  @Twin
  static boolean points(float x, float y, float z, float hx, float hy, float hz, float qx, float qy, float qz,
      float qw, @Twin.Second float nx, float ny, float nz, float d, float[] distance, float[] ax, float[] bx,
      float[] ay, float[] by, float[] az, float[] bz, float[] featureA, float[] featureB, int at) {
    float apart = alone(x, y, z, hx, hy, hz, qx, qy, qz, qw, nx, ny, nz, d);
    boolean hit = apart < Float.POSITIVE_INFINITY;
    float square = HalfSpace.square(nx, ny, nz);
    float scale = 2 / Rotation.square(qx, qy, qz, qw);
    float outside = HalfSpace.outside(nx, ny, nz, d, x, y, z);
    float reach = OrientedBoxPlane.reach(hx, hy, hz, qx, qy, qz, qw, scale, nx, ny, nz);
    float front = HalfSpace.front(outside - reach, square);
    float mx = OrientedBoxPlane.turned(nx, ny, nz, qx, qy, qz, qw, scale);
    float my = OrientedBoxPlane.turned(ny, nz, nx, qy, qz, qx, qw, scale);
    float mz = OrientedBoxPlane.turned(nz, nx, ny, qz, qx, qy, qw, scale);
    float cx = BoxPlaneDistance.deepest(mx, -hx, hx);
    float cy = BoxPlaneDistance.deepest(my, -hy, hy);
    float cz = BoxPlaneDistance.deepest(mz, -hz, hz);
    // with −w, the corner is turned the other way, into place
    float px = HalfSpace.kept(x + BoxFrame.along(cx, cy, cz, qx, qy, qz, -qw, scale));
    float py = HalfSpace.kept(y + BoxFrame.along(cy, cz, cx, qy, qz, qx, -qw, scale));
    float pz = HalfSpace.kept(z + BoxFrame.along(cz, cx, cy, qz, qx, qy, -qw, scale));
    distance[at] = apart;
    ax[at] = hit ? px : 0;
    bx[at] = hit ? px - front * HalfSpace.unit(nx, square) : 0;
    ay[at] = hit ? py : 0;
    by[at] = hit ? py - front * HalfSpace.unit(ny, square) : 0;
    az[at] = hit ? pz : 0;
    bz[at] = hit ? pz - front * HalfSpace.unit(nz, square) : 0;
    featureA[at] = hit
        ? BoxFeature.of(BoxPlaneDistance.face(mx), BoxPlaneDistance.face(my), BoxPlaneDistance.face(mz)) : 0;
    featureB[at] = hit ? 1 : 0;
    return hit;
  }
}
