package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Parts of definitions about two boxes A and B that are turned against each other: how far they are apart, or in each other, on the fifteen separating axes of {@link BoxAxes}, which says why these are enough,
 * and what B′ is.
 *
 * <p>All is told along the axes of A, and relative to the centre of B: the planes of A are at low and high, the half extents of B are h, and the columns of the {@linkplain Rotation matrix} of the quaternion q are
 * its axes. The gap on an axis L is that from the end of one box to the begin of the other, in whichever direction it is larger, negative where they overlap: so what a plane adds rounds relative to itself, and a huge A costs no precision
 * where it is not met.
 *
 * <p>With u = 2⁻²⁴ and X how far the boxes reach on an axis of A, a gap on an axis of A is off by 4 u X, on a normal of B′ by 15 u Σ X and by 20 u of itself, since a normal is of length 1 but for that, on a product by 12 u Σ X: see {@link BoxAxes}.
 */
final class BoxPairAxes {
  /** Products shorter than this are of parallel edges, and none: their squares vanish. */
  private static final float SHORTEST = 1e-18f;

  private BoxPairAxes() {}

  /** What one component of a direction adds to how far A reaches along it. */
  static float far(float l, float low, float high) {
    return l > 0 ? l * high : l * low;
  }

  /** The same of the end of A that comes first. */
  static float near(float l, float low, float high) {
    return l > 0 ? l * low : l * high;
  }

  /** Whether the gap is larger where B is ahead of A than where it is behind. */
  static boolean isAhead(float near, float far) {
    return -far >= near;
  }

  /** The gap, given where A begins and ends, and how far B reaches. */
  private static float gap(float near, float far, float reach) {
    return (isAhead(near, far) ? -far : near) - reach;
  }

  /** The gap on an axis of A. */
  static float onAxis(float low, float high, float reach) {
    return gap(low, high, reach);
  }

  /** The gap on a normal of B′, along which it reaches so far. */
  @Twin.Pass
  static float onNormal(float x, float y, float z, float lowX, float lowY, float lowZ, float highX,
      float highY, float highZ, float reach) {
    float near = near(x, lowX, highX) + near(y, lowY, highY) + near(z, lowZ, highZ);
    float far = far(x, lowX, highX) + far(y, lowY, highY) + far(z, lowZ, highZ);
    return gap(near, far, reach) / (float) Math.sqrt(x * x + y * y + z * z);
  }

  /** The gap on the product of an axis of A, x, and a column with the components j and k on y and z, which is (0, −k, j); B′ reaches along it by two minors of the others. */
  @Twin.Pass
  static float onProduct(float j, float k, float lowY, float highY, float lowZ, float highZ, float h1,
      float minor1, float h2, float minor2) {
    float near = near(-k, lowY, highY) + near(j, lowZ, highZ);
    float far = far(-k, lowY, highY) + far(j, lowZ, highZ);
    float length = (float) Math.sqrt(j * j + k * k);
    float gap = gap(near, far, h1 * Math.abs(minor1) + h2 * Math.abs(minor2));
    return length > SHORTEST ? gap / length : Float.NEGATIVE_INFINITY;
  }

  /** The gap along a unit vector from A to B. */
  static float along(float nx, float ny, float nz, float lowX, float lowY, float lowZ, float highX,
      float highY, float highZ, float hx, float hy, float hz, float s, float qx, float qy, float qz,
      float qw) {
    float far = far(nx, lowX, highX) + far(ny, lowY, highY) + far(nz, lowZ, highZ);
    float alongX = BoxAxes.along(s, qx, qy, qz, qw, nx, ny, nz);
    float alongY = BoxAxes.along(s, qy, qz, qx, qw, ny, nz, nx);
    float alongZ = BoxAxes.along(s, qz, qx, qy, qw, nz, nx, ny);
    return -far - (Math.abs(alongX) * hx + Math.abs(alongY) * hy + Math.abs(alongZ) * hz);
  }
}
