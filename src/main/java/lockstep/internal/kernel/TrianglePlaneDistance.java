package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Distance and closest points of a triangle and the half-space behind a plane: those of the deepest corner (Ericson, Real-Time Collision
 * Detection, 2005, 5.1.1).
 *
 * <p>They overlap as {@link TrianglePlane} says, and then have distance 0: both points are that corner. If two or three corners are equally deep
 * their mean stands for them, and the feature is the edge or the face. A triangle without area is a segment or a point. A normal without a
 * {@linkplain HalfSpace#proper direction}, a NaN anywhere, an infinite corner or d is a miss. The order of the corners does not change the
 * distance.
 *
 * <p>With u = 2⁻²⁴ and p the corner farthest from the origin, the distance is off by at most 3 u |p| and 4.5 u of itself, see {@link
 * HalfSpace}. A corner is exact, a mean of three off by 3 u |p|; the plane's point is off by u of its coordinates, and by 6 u |p| and 9 u of
 * the distance.
 *
 * <p>Range: as {@link TrianglePlane}, coordinates and distances below 4e37; a distance beyond is a miss.
 */
final class TrianglePlaneDistance {
  /** As that of a point, which is no worse than that of a sphere. */
  static final ErrorBound ERROR = SpherePlaneDistance.ERROR;

  private TrianglePlaneDistance() {}

  @Twin
  static float alone(float ax, float ay, float az, float bx, float by, float bz, float cx, float cy, float cz,
      @Twin.Second float nx, float ny, float nz, float d) {
    float square = HalfSpace.square(nx, ny, nz);
    float a = HalfSpace.outside(nx, ny, nz, d, ax, ay, az);
    float b = HalfSpace.outside(nx, ny, nz, d, bx, by, bz);
    float c = HalfSpace.outside(nx, ny, nz, d, cx, cy, cz);
    float front = HalfSpace.front(least(a, b, c), square);
    boolean valid = Math.abs(a) <= Float.MAX_VALUE && Math.abs(b) <= Float.MAX_VALUE
        && Math.abs(c) <= Float.MAX_VALUE && HalfSpace.proper(square) && HalfSpace.inRange(front);
    return !valid ? Float.POSITIVE_INFINITY
        : TrianglePlane.overlap(ax, ay, az, bx, by, bz, cx, cy, cz, nx, ny, nz, d) ? 0
            : Rounded.apart(front, 0);
  }

  @Twin
  static boolean points(float ax, float ay, float az, float bx, float by, float bz, float cx, float cy,
      float cz, @Twin.Second float nx, float ny, float nz, float d, float[] distance, float[] axOut,
      float[] bxOut, float[] ayOut, float[] byOut, float[] azOut, float[] bzOut, float[] featureA,
      float[] featureB, int at) {
    float apart = alone(ax, ay, az, bx, by, bz, cx, cy, cz, nx, ny, nz, d);
    boolean hit = apart < Float.POSITIVE_INFINITY;
    float square = HalfSpace.square(nx, ny, nz);
    float a = HalfSpace.outside(nx, ny, nz, d, ax, ay, az);
    float b = HalfSpace.outside(nx, ny, nz, d, bx, by, bz);
    float c = HalfSpace.outside(nx, ny, nz, d, cx, cy, cz);
    float least = least(a, b, c);
    float front = HalfSpace.front(least, square);
    float isA = a == least ? 1 : 0;
    float isB = b == least ? 1 : 0;
    float isC = c == least ? 1 : 0;
    float part = 1 / (isA + isB + isC);
    float weightA = part * isA;
    float weightB = part * isB;
    float weightC = part * isC;
    float px = HalfSpace.kept(weightA * ax + weightB * bx + weightC * cx);
    float py = HalfSpace.kept(weightA * ay + weightB * by + weightC * cy);
    float pz = HalfSpace.kept(weightA * az + weightB * bz + weightC * cz);
    distance[at] = apart;
    axOut[at] = hit ? px : 0;
    bxOut[at] = hit ? px - front * HalfSpace.unit(nx, square) : 0;
    ayOut[at] = hit ? py : 0;
    byOut[at] = hit ? py - front * HalfSpace.unit(ny, square) : 0;
    azOut[at] = hit ? pz : 0;
    bzOut[at] = hit ? pz - front * HalfSpace.unit(nz, square) : 0;
    featureA[at] = hit ? isA + 2 * isB + 4 * isC : 0;
    featureB[at] = hit ? 1 : 0;
    return hit;
  }

  private static float least(float a, float b, float c) {
    float least = a < b ? a : b;
    return least < c ? least : c;
  }
}
