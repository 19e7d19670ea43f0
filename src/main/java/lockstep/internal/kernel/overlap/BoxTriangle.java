package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.BoxTriangleAxes;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.twin.Box;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of an axis-aligned box (AABB) and a triangle, by separating axes (SAT).
 *
 * <p>The separating-axis test of Akenine-Möller (Fast 3D Triangle-Box Overlap Testing, JGT 6(1), 2001): three
 * axes of the box, the normal of the triangle, nine products of a box axis and an edge. Both are closed:
 * touching is an overlap. A triangle without area is a segment or a point and the remaining axes decide it.
 * An empty box (min &gt; max on an axis), a NaN anywhere or an infinite vertex is a miss; infinite box planes
 * are allowed.
 *
 * <p>The three box axes are exact. For the others the box is first clipped to the triangle's bounds: that
 * changes no answer, since the triangle lies inside them, but it makes centre and half size as small as the
 * triangle, so a huge or infinite box costs no precision. Then all is taken relative to corner a, so that
 * neither does a large offset. All three corners are projected on the normal, since in a sliver the rounded
 * normal separates them.
 *
 * <p>Range: products of three lengths must fit a float, so triangles between 1e-12 and 1e12 across.
 */
public final class BoxTriangle {
  /**
   * A box, clipped to the triangle's bounds, off by 8 u of their extent, which is at most twice the largest
   * coordinate.
   */
  public static final ErrorBound ERROR = new ErrorBound(16, 0);

  private BoxTriangle() {}

  @Twin
  public static boolean overlap(Box box, @Twin.Second Triangle t) {
    Vec min = box.min(), max = box.max(), a = t.a(), b = t.b(), c = t.c();
    @Twin.Stage
    boolean meet = meet(min.x(), max.x(), a.x(), b.x(), c.x()) && meet(min.y(), max.y(), a.y(), b.y(), c.y())
        && meet(min.z(), max.z(), a.z(), b.z(), c.z());
    return meet && onOtherAxes(box, t);
  }

  /** Whether they meet on an axis of space. */
  private static boolean meet(float min, float max, float a, float b, float c) {
    return BoxTriangleAxes.meet(min, max, BoxTriangleAxes.min(a, b, c), BoxTriangleAxes.max(a, b, c));
  }

  private static boolean onOtherAxes(Box box, Triangle t) {
    return BoxTriangleAxes.overlap(box.intersection(t.bounds()), t);
  }
}
