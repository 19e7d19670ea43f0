package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Distance and closest points of an axis-aligned box (AABB) and the half-space behind a plane: those of the box's deepest corner, its n-vertex
 * (Ericson, Real-Time Collision Detection, 2005, 5.2.3), which is found as in {@link BoxPlane}.
 *
 * <p>They overlap as that says, and then have distance 0: both points are that corner. Of an edge or a face that is parallel to the plane all is
 * equally deep, and its middle stands for it: its feature is the edge or the face. An empty box (min &gt; max on an axis), a normal without a
 * {@linkplain HalfSpace#proper direction}, a NaN anywhere or an infinite d is a miss. Infinite box planes are allowed; points are never
 * infinite, but at 4e37 instead.
 *
 * <p>With u = 2⁻²⁴ and p the corner, the distance is off by at most 3 u |p| and 4.5 u of itself, see {@link HalfSpace}. The corner is
 * exact; the plane's point is off by u of its coordinates, and by 3 u |p| and 9 u of the distance.
 *
 * <p>Range: as {@link BoxPlane}, finite coordinates and distances below 4e37; a distance beyond is a miss.
 */
final class BoxPlaneDistance {
  /** As that of a point, which is no worse than that of a sphere. */
  static final ErrorBound ERROR = SpherePlaneDistance.ERROR;

  private BoxPlaneDistance() {}

  @Twin
  static float alone(float minX, float minY, float minZ, float maxX, float maxY, float maxZ,
      @Twin.Second float nx, float ny, float nz, float d) {
    float square = HalfSpace.square(nx, ny, nz);
    float front =
        HalfSpace.front(BoxPlane.outside(minX, minY, minZ, maxX, maxY, maxZ, nx, ny, nz, d), square);
    boolean valid = minX <= maxX && minY <= maxY && minZ <= maxZ && Math.abs(d) <= Float.MAX_VALUE
        && HalfSpace.proper(square) && HalfSpace.inRange(front);
    return !valid ? Float.POSITIVE_INFINITY
        : BoxPlane.overlap(minX, minY, minZ, maxX, maxY, maxZ, nx, ny, nz, d) ? 0 : Rounded.apart(front, 0);
  }

  @Twin
  static boolean points(float minX, float minY, float minZ, float maxX, float maxY, float maxZ,
      @Twin.Second float nx, float ny, float nz, float d, float[] distance, float[] ax, float[] bx,
      float[] ay, float[] by, float[] az, float[] bz, float[] featureA, float[] featureB, int at) {
    float apart = alone(minX, minY, minZ, maxX, maxY, maxZ, nx, ny, nz, d);
    boolean hit = apart < Float.POSITIVE_INFINITY;
    float square = HalfSpace.square(nx, ny, nz);
    float front =
        HalfSpace.front(BoxPlane.outside(minX, minY, minZ, maxX, maxY, maxZ, nx, ny, nz, d), square);
    float px = deepest(nx, HalfSpace.kept(minX), HalfSpace.kept(maxX));
    float py = deepest(ny, HalfSpace.kept(minY), HalfSpace.kept(maxY));
    float pz = deepest(nz, HalfSpace.kept(minZ), HalfSpace.kept(maxZ));
    distance[at] = apart;
    ax[at] = hit ? px : 0;
    bx[at] = hit ? px - front * HalfSpace.unit(nx, square) : 0;
    ay[at] = hit ? py : 0;
    by[at] = hit ? py - front * HalfSpace.unit(ny, square) : 0;
    az[at] = hit ? pz : 0;
    bz[at] = hit ? pz - front * HalfSpace.unit(nz, square) : 0;
    featureA[at] = hit ? BoxFeature.of(face(nx), face(ny), face(nz)) : 0;
    featureB[at] = hit ? 1 : 0;
    return hit;
  }

  /** On one axis, where between min and max the box is deepest behind a plane with this component of the normal, or their middle. */
  static float deepest(float n, float min, float max) {
    return n > 0 ? min : n < 0 ? max : 0.5f * min + 0.5f * max;
  }

  /** Of one axis, whether the deepest point lies on the lower face, 1, on the upper one, 2, or between. */
  static float face(float n) {
    return n > 0 ? 1 : n < 0 ? 2 : 0;
  }
}
