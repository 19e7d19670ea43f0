package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Parts of definitions about a box along the axes and a triangle: how far they are apart, or in each other, on the separating axes of {@link BoxTriangle}; as {@link BoxPairAxes} of two boxes.
 *
 * <p>With u = 2⁻²⁴ and X how far both reach on an axis from the origin, a gap on an axis of the box is off by u X, on others by 6 u Σ X: products of edges are exact but for their differences, and the normal is perpendicular to the edges to 2 u ({@link SweptAxis#difference}).
 */
final class BoxTriangleGaps {
  /** Shorter directions are none: their squares vanish. */
  private static final float SHORTEST = 1e-18f;

  private BoxTriangleGaps() {}

  /** The gap, given where the box begins and ends, and the triangle. */
  static float gap(float near, float far, float least, float most) {
    return isAhead(near, far, least, most) ? least - far : near - most;
  }

  /** Whether it is larger where the triangle is ahead of the box. */
  static boolean isAhead(float near, float far, float least, float most) {
    return least - far >= near - most;
  }

  /** The gap on an axis of the box. */
  static float onAxis(float low, float high, float a, float b, float c) {
    return gap(low, high, BoxTriangleAxes.min(a, b, c), BoxTriangleAxes.max(a, b, c));
  }

  /** The gap along a direction, of any length. */
  static float onNormal(float nx, float ny, float nz, float lowX, float lowY, float lowZ, float highX,
      float highY, float highZ, float ax, float ay, float az, float bx, float by, float bz, float cx,
      float cy, float cz) {
    float near = BoxPairAxes.near(nx, lowX, highX) + BoxPairAxes.near(ny, lowY, highY)
        + BoxPairAxes.near(nz, lowZ, highZ);
    float far = BoxPairAxes.far(nx, lowX, highX) + BoxPairAxes.far(ny, lowY, highY)
        + BoxPairAxes.far(nz, lowZ, highZ);
    float a = RoundedHull.dot(nx, ny, nz, ax, ay, az), b = RoundedHull.dot(nx, ny, nz, bx, by, bz),
        c = RoundedHull.dot(nx, ny, nz, cx, cy, cz);
    float length = Contact.length(nx, ny, nz);
    return length > SHORTEST
        ? gap(near, far, BoxTriangleAxes.min(a, b, c), BoxTriangleAxes.max(a, b, c)) / length
        : Float.NEGATIVE_INFINITY;
  }

  /** The gap on the product of an axis of the box, x, and an edge with the components j and k on y and z, which is (0, −k, j); p is on the edge, o the third corner. */
  @Twin.Pass
  static float onProduct(float j, float k, float lowY, float highY, float lowZ, float highZ, float py,
      float pz, float oy, float oz) {
    float near = BoxPairAxes.near(-k, lowY, highY) + BoxPairAxes.near(j, lowZ, highZ);
    float far = BoxPairAxes.far(-k, lowY, highY) + BoxPairAxes.far(j, lowZ, highZ);
    float both = j * pz - k * py;
    float third = j * oz - k * oy;
    float length = (float) Math.sqrt(j * j + k * k);
    float gap = gap(near, far, both < third ? both : third, both < third ? third : both);
    return length > SHORTEST ? gap / length : Float.NEGATIVE_INFINITY;
  }

  /** The gap along a unit vector from the box to the triangle. */
  static float along(float nx, float ny, float nz, float lowX, float lowY, float lowZ, float highX,
      float highY, float highZ, float ax, float ay, float az, float bx, float by, float bz, float cx,
      float cy, float cz) {
    float far = BoxPairAxes.far(nx, lowX, highX) + BoxPairAxes.far(ny, lowY, highY)
        + BoxPairAxes.far(nz, lowZ, highZ);
    return BoxTriangleAxes.min(RoundedHull.dot(nx, ny, nz, ax, ay, az),
        RoundedHull.dot(nx, ny, nz, bx, by, bz), RoundedHull.dot(nx, ny, nz, cx, cy, cz)) - far;
  }
}
