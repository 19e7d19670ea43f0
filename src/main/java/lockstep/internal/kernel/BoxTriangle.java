package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Overlap test of an axis-aligned box (AABB) and a triangle, by separating axes (SAT).
 *
 * <p>The separating-axis test of Akenine-Möller (Fast 3D Triangle-Box Overlap Testing, JGT 6(1),
 * 2001): three axes of the box, the normal of the triangle, nine products of a box axis and an edge.
 * Both are closed: touching is an overlap. A triangle without area is a segment or a point and the
 * remaining axes decide it. An empty box (min &gt; max on an axis), a NaN anywhere or an infinite
 * vertex is a miss; infinite box planes are allowed.
 *
 * <p>The three box axes are exact. For the others the box is first clipped to the triangle's bounds:
 * that changes no answer, since the triangle lies inside them, but it makes centre and half size as
 * small as the triangle, so a huge or infinite box costs no precision. Then all is taken relative to
 * corner a, so that neither does a large offset. On the normal all three corners are projected, since in a
 * sliver the rounded normal tells them apart.
 *
 * <p>Range: products of three lengths must fit a float, so triangles between 1e-12 and 1e12 across.
 */
final class BoxTriangle {
  /** A box, clipped to the triangle's bounds, off by 8 u of their extent, which is at most twice the largest coordinate. */
  static final ErrorBound ERROR = new ErrorBound(16, 0);

  private BoxTriangle() {}

  @Twin
  static boolean overlap(float minX, float minY, float minZ, float maxX, float maxY, float maxZ,
      @Twin.Second float ax, float ay, float az, float bx, float by, float bz, float cx, float cy, float cz) {
    @Twin.Stage
    boolean meet =
        meet(minX, maxX, ax, bx, cx) && meet(minY, maxY, ay, by, cy) && meet(minZ, maxZ, az, bz, cz);
    return meet && onOtherAxes(minX, minY, minZ, maxX, maxY, maxZ, ax, ay, az, bx, by, bz, cx, cy, cz);
  }

  /** Do they meet on an axis of space? */
  private static boolean meet(float min, float max, float a, float b, float c) {
    return BoxTriangleAxes.meet(min, max, BoxTriangleAxes.min(a, b, c), BoxTriangleAxes.max(a, b, c));
  }

  private static boolean onOtherAxes(float minX, float minY, float minZ, float maxX, float maxY, float maxZ,
      float ax, float ay, float az, float bx, float by, float bz, float cx, float cy, float cz) {
    float lowX = BoxTriangleAxes.min(ax, bx, cx), highX = BoxTriangleAxes.max(ax, bx, cx);
    float lowY = BoxTriangleAxes.min(ay, by, cy), highY = BoxTriangleAxes.max(ay, by, cy);
    float lowZ = BoxTriangleAxes.min(az, bz, cz), highZ = BoxTriangleAxes.max(az, bz, cz);
    lowX = minX > lowX ? minX : lowX;
    lowY = minY > lowY ? minY : lowY;
    lowZ = minZ > lowZ ? minZ : lowZ;
    highX = maxX < highX ? maxX : highX;
    highY = maxY < highY ? maxY : highY;
    highZ = maxZ < highZ ? maxZ : highZ;
    return BoxTriangleAxes.overlap(lowX, lowY, lowZ, highX, highY, highZ, ax, ay, az, bx, by, bz, cx, cy, cz);
  }
}
