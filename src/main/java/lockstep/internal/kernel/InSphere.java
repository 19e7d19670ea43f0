package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Whether a sphere contains a sphere, capsule, axis-aligned box, oriented box or triangle.
 *
 * <p>It does where it contains the farthest ball or corner, and so all of them: the end spheres of a capsule, the corners of a triangle; a
 * sphere where {@code |c1 − c2| ≤ R − r}, a box where the corner farthest from the centre on every axis alone, {@code |m| + h} in the
 * frame of the box, is no farther than the radius (Ericson, Real-Time Collision Detection, 2005, 4.3 and 5.2.5, turned round).
 * Touching the border from inside is contained, so a sphere contains itself, and one of radius 0 a point at its centre. A
 * negative radius or half extent, an empty box, a NaN anywhere, a quaternion that is no {@linkplain Rotation#proper rotation}, or
 * content that is infinite is a miss. A sphere of infinite radius contains all that is finite.
 *
 * <p>With u = 2⁻²⁴: differences of coordinates round by u each, squares, their two sums and the square of the radius by 2 u of the
 * length, R − r by u of itself: the answer is that of a radius R − r off by 5 u of itself. Turning the vector between the centres adds
 * 23 u, see {@link BoxFrame}, and the sum with the half extents another: 29 u for oriented boxes.
 *
 * <p>Range: as in {@link SphereSphere}, the test on each axis keeps the answer sane where squares vanish (below 1e-19) or overflow
 * (above 1e19). Coordinates must be below 1e38.
 */
final class InSphere {
  /** A radius off by 5 u of itself. */
  static final ErrorBound ERROR = new ErrorBound(5, 0);

  /** A radius off by 29 u of itself. */
  static final ErrorBound ERROR_ORIENTED_BOX = new ErrorBound(29, 0);

  private InSphere() {}

  @Twin
  static boolean sphere(float x, float y, float z, float r, @Twin.Second float x2, float y2, float z2,
      float r2) {
    return r2 >= 0 && holds(x - x2, y - y2, z - z2, r - r2);
  }

  @Twin
  static boolean capsule(float x, float y, float z, float r, @Twin.Second float ax, float ay, float az,
      float bx, float by, float bz, float r2) {
    return r2 >= 0 && holds(x - ax, y - ay, z - az, r - r2) && holds(x - bx, y - by, z - bz, r - r2);
  }

  @Twin
  static boolean box(float x, float y, float z, float r, @Twin.Second float minX, float minY, float minZ,
      float maxX, float maxY, float maxZ) {
    return minX <= maxX && minY <= maxY && minZ <= maxZ
        && holds(farther(x, minX, maxX), farther(y, minY, maxY), farther(z, minZ, maxZ), r);
  }

  @Twin
  static boolean orientedBox(float x, float y, float z, float r, @Twin.Second float x2, float y2, float z2,
      float hx, float hy, float hz, float qx, float qy, float qz, float qw) {
    float square = Rotation.square(qx, qy, qz, qw);
    float s = 2 / square;
    float dx = x - x2, dy = y - y2, dz = z - z2;
    float mx = BoxFrame.along(dx, dy, dz, qx, qy, qz, qw, s);
    float my = BoxFrame.along(dy, dz, dx, qy, qz, qx, qw, s);
    float mz = BoxFrame.along(dz, dx, dy, qz, qx, qy, qw, s);
    return hx >= 0 && hy >= 0 && hz >= 0 && Rotation.proper(square)
        && holds(Math.abs(mx) + hx, Math.abs(my) + hy, Math.abs(mz) + hz, r);
  }

  @Twin
  static boolean triangle(float x, float y, float z, float r, @Twin.Second float ax, float ay, float az,
      float bx, float by, float bz, float cx, float cy, float cz) {
    return holds(x - ax, y - ay, z - az, r) && holds(x - bx, y - by, z - bz, r)
        && holds(x - cx, y - cy, z - cz, r);
  }

  /** Is a finite vector no longer than r? */
  private static boolean holds(float dx, float dy, float dz, float r) {
    float x = Math.abs(dx), y = Math.abs(dy), z = Math.abs(dz);
    return x <= r && y <= r && z <= r && x + y + z <= Float.MAX_VALUE && x * x + y * y + z * z <= r * r;
  }

  /** How far the farther end of an interval is. */
  private static float farther(float x, float min, float max) {
    float below = x - min, above = max - x;
    return below > above ? below : above;
  }
}
