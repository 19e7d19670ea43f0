package lockstep.internal.kernel.part;

import lockstep.twin.Box;
import lockstep.twin.Triangle;
import lockstep.twin.Vec;

/**
 * Separating axes of a box and a triangle in float, where the corners of the triangle have been rounded
 * anyway: the normal and the products of an edge and an axis, see {@code BoxTriangle}.
 *
 * <p>All is relative to corner a, so a large offset costs no precision; the answer is that of a box with its
 * planes moved by 8 u of the triangle's extent. All three corners are projected on the normal, since in a
 * sliver the rounded normal separates them.
 *
 * <p>Range: products of three lengths must fit a float, so triangles between 1e-12 and 1e12 across.
 */
public final class BoxTriangleAxes {
  private BoxTriangleAxes() {}

  /**
   * Whether a box, clipped to the bounds of a triangle, and the triangle meet on its normal and on the
   * products of an edge and an axis.
   */
  public static boolean overlap(Box box, Triangle t) {
    Vec low = box.min().minus(t.a()), high = box.max().minus(t.a());
    Vec m = low.plus(high).times(Vec.all(0.5f)), half = high.minus(low).times(Vec.all(0.5f));
    Vec e = t.b().minus(t.a()), f = t.c().minus(t.b()), g = t.a().minus(t.c());
    Vec a = m.negated(), b = e.minus(m), c = t.c().minus(t.a()).minus(m);
    boolean meet = normalAxis(e.cross(f), new Triangle(a, b, c), half);
    meet = edgeAxes(meet, e, a, c, half);
    meet = edgeAxes(meet, f, b, a, half);
    return edgeAxes(meet, g, c, b, half);
  }

  /** Whether box and triangle meet on the triangle's normal. */
  private static boolean normalAxis(Vec n, Triangle t, Vec half) {
    float a = n.dot(t.a()), b = n.dot(t.b()), c = n.dot(t.c());
    float reach = n.abs().dot(half);
    return min(a, b, c) <= reach && max(a, b, c) >= -reach;
  }

  public static float min(float a, float b, float c) {
    float low = a < b ? a : b;
    return c < low ? c : low;
  }

  public static float max(float a, float b, float c) {
    float high = a > b ? a : b;
    return c > high ? c : high;
  }

  /** Whether a box's interval, which may be empty, and a triangle's meet. */
  public static boolean meet(float min, float max, float low, float high) {
    return min <= high && low <= max && min <= max;
  }

  /**
   * Whether box and triangle meet as before, and on the products of an edge e, from p, and the axes of the
   * box. o is the third corner.
   */
  private static boolean edgeAxes(boolean before, Vec e, Vec p, Vec o, Vec half) {
    return before && edgeAxis(e, p, o, half) && edgeAxis(e.yzx(), p.yzx(), o.yzx(), half.yzx())
        && edgeAxis(e.zxy(), p.zxy(), o.zxy(), half.zxy());
  }

  /**
   * Whether they meet on the product of the first axis and the edge, (0, −e.z, e.y). Both ends of the edge
   * project to one point there.
   */
  private static boolean edgeAxis(Vec e, Vec p, Vec o, Vec half) {
    float both = e.y() * p.z() - e.z() * p.y();
    float third = e.y() * o.z() - e.z() * o.y();
    float reach = Math.abs(e.z()) * half.y() + Math.abs(e.y()) * half.z();
    float low = both < third ? both : third;
    float high = both < third ? third : both;
    return low <= reach && high >= -reach;
  }
}
