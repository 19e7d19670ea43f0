package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Whether the half-space behind a plane contains a sphere, capsule, axis-aligned box, oriented box or triangle.
 *
 * <p>It does where the shape's point farthest in front is not outside: {@code n · c + d ≤ −r |n|} for a sphere and both ends of a
 * capsule, {@code n · c + d ≤ −Σ |m| h} for an oriented box with m the normal in its frame, the p-vertex for an axis-aligned one:
 * on each axis the maximum if n is positive there, the minimum if it is negative (Ericson, Real-Time Collision Detection, 2005,
 * 5.2.2 and 5.2.3; Assarsson and Möller, Optimized View Frustum Culling Algorithms, JGT 5(1), 2000). Touching the plane from
 * behind is contained. A negative radius or half extent, an empty box, a normal without a {@linkplain HalfSpace#proper direction},
 * a quaternion that is no {@linkplain Rotation#proper rotation}, a NaN anywhere, an infinite d or content that is infinite is a
 * miss; but an axis-aligned box may have infinite planes, and is contained where no infinite corner is in front.
 *
 * <p>With u = 2⁻²⁴ the answer is that of a plane off by 3 u of the distance of the centre, end or corner from the origin, see {@link
 * HalfSpace}, by 5 u of the radius, see {@link SpherePlane}, and by 27 u of half the diagonal of an oriented box: m is off by 23 u |n|,
 * see {@link BoxFrame}, products and sums with the half extents by 3 u, the distance by u of itself.
 *
 * <p>Range: |n| times coordinates, radius and half extents, and d, below 4e37; a sum that overflows is a miss. Of lengths below 1e-29
 * products may vanish.
 */
final class InPlane {
  /** 3 √3 u of the largest coordinate of the point nearest to the plane, 5 u of the radius: as {@link SpherePlane}. */
  static final ErrorBound ERROR = new ErrorBound(6, 0);

  private InPlane() {}

  @Twin
  static boolean sphere(float nx, float ny, float nz, float d, @Twin.Second float x, float y, float z,
      float r) {
    float square = HalfSpace.square(nx, ny, nz);
    return r >= 0 && behind(nx, ny, nz, d, x, y, z, r * (float) Math.sqrt(square))
        && HalfSpace.proper(square);
  }

  @Twin
  static boolean capsule(float nx, float ny, float nz, float d, @Twin.Second float ax, float ay, float az,
      float bx, float by, float bz, float r) {
    float square = HalfSpace.square(nx, ny, nz);
    float reach = r * (float) Math.sqrt(square);
    return r >= 0 && behind(nx, ny, nz, d, ax, ay, az, reach) && behind(nx, ny, nz, d, bx, by, bz, reach)
        && HalfSpace.proper(square);
  }

  @Twin
  static boolean box(float nx, float ny, float nz, float d, @Twin.Second float minX, float minY, float minZ,
      float maxX, float maxY, float maxZ) {
    float outside = most(nx, minX, maxX) + most(ny, minY, maxY) + most(nz, minZ, maxZ) + d;
    return outside <= 0 && minX <= maxX && minY <= maxY && minZ <= maxZ && d >= -Float.MAX_VALUE
        && HalfSpace.proper(HalfSpace.square(nx, ny, nz));
  }

  @Twin
  static boolean orientedBox(float nx, float ny, float nz, float d, @Twin.Second float x, float y, float z,
      float hx, float hy, float hz, float qx, float qy, float qz, float qw) {
    float square = Rotation.square(qx, qy, qz, qw);
    float s = 2 / square;
    float mx = BoxFrame.along(nx, ny, nz, qx, qy, qz, qw, s);
    float my = BoxFrame.along(ny, nz, nx, qy, qz, qx, qw, s);
    float mz = BoxFrame.along(nz, nx, ny, qz, qx, qy, qw, s);
    float reach = Math.abs(mx) * hx + Math.abs(my) * hy + Math.abs(mz) * hz;
    return hx >= 0 && hy >= 0 && hz >= 0 && behind(nx, ny, nz, d, x, y, z, reach) && Rotation.proper(square)
        && HalfSpace.proper(HalfSpace.square(nx, ny, nz));
  }

  @Twin
  static boolean triangle(float nx, float ny, float nz, float d, @Twin.Second float ax, float ay, float az,
      float bx, float by, float bz, float cx, float cy, float cz) {
    return behind(nx, ny, nz, d, ax, ay, az, 0) && behind(nx, ny, nz, d, bx, by, bz, 0)
        && behind(nx, ny, nz, d, cx, cy, cz, 0) && HalfSpace.proper(HalfSpace.square(nx, ny, nz));
  }

  /** Is a finite point at least so far behind the plane? */
  private static boolean behind(float nx, float ny, float nz, float d, float x, float y, float z,
      float reach) {
    float outside = HalfSpace.outside(nx, ny, nz, d, x, y, z);
    return outside <= -reach && outside >= -Float.MAX_VALUE;
  }

  /** The largest {@code n x} for x between min and max. */
  private static float most(float n, float min, float max) {
    float x = n > 0 ? max : min;
    return n == 0 ? 0 : n * x;
  }
}
