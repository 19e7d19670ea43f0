package lockstep.internal.kernel.part;

import lockstep.twin.Box;
import lockstep.twin.Real;
import lockstep.twin.Triangle;
import lockstep.twin.Vec;

/**
 * Overlaps of a box and a triangle on the separating axes that are not axes of the box: the normal of the
 * triangle and the products of an edge and an axis, in float, with a bound on their error.
 *
 * <p>The box is clipped to the triangle's bounds: that changes no answer, since the triangle lies inside
 * them, but it makes centre and size as small as the triangle, so a huge or infinite box costs no precision.
 * All is relative to corner a, so that neither does a large offset.
 *
 * <p>On the product of a box axis and an edge e, both ends of the edge project to one point, and the third
 * corner to one that is off by a component of the normal n, whichever the edge. With k the box's size and s
 * the vector from the sum of its corners min and max to the sum of an end and the third corner, twice the
 * overlap of the intervals is {@code |n.x| + |e.z| k.y + |e.y| k.z − |(e × s).x|} for the axis x. On the
 * normal it is {@code |n|·k − |n·s|}, with s to twice the corner a.
 *
 * <p>With u = 2⁻²⁴, and L the largest extent of the triangle on an axis: sizes are at most L and off by 3 u
 * L, s is at most 2 L and off by 7 u L, n by 8 u L². So on products the overlap is off by less than 64 u L²,
 * on the normal by less than 192 u L³.
 *
 * <p>Coordinates of the triangle may be off by an error: by less than ε / 2, so that differences are off by
 * less than ε and L + ε is no less than the largest extent, with the error and without. Then sizes are off by
 * ε as well, s by 2 ε, n by 4 ε L. So overlaps on products are off by 16 ε L more (4 each of n and of the two
 * products with k together, 8 of e × s), on the normal by 54 ε L².
 *
 * @param edges the least overlap on the products
 * @param normal the overlap on the normal; NaN or infinite if a coordinate of the triangle is
 * @param extent L + ε
 * @param room more than what {@code edges} is off by; a third of that of {@code normal}, over the extent
 */
public record BoxTriangleAxes(float edges, float normal, float extent, float room) {
  /**
   * Of a box and a triangle that meet on the axes of the box.
   *
   * @param bounds those of the triangle
   * @param error ε
   */
  public static BoxTriangleAxes of(Box box, Triangle t, Box bounds, float error) {
    Vec a = t.a(), b = t.b(), c = t.c();
    Box clipped = box.intersection(bounds);
    Vec extents = bounds.max().minus(bounds.min());
    Vec low = clipped.min().minus(a), high = clipped.max().minus(a);
    Vec size = high.minus(low), middle = low.plus(high); // twice the middle
    Vec e = b.minus(a), f = c.minus(b), g = c.minus(a);
    Vec n = e.cross(g), toC = g.minus(middle), toB = e.minus(middle), flat = n.abs();
    float edges = least(overlaps(e, toC, size, flat),
        least(overlaps(f, toC, size, flat), overlaps(g, toB, size, flat)));
    float normal = flat.dot(size) - Math.abs(n.dot(middle));
    float extent = max(extents.x(), extents.y(), extents.z()) + error;
    return new BoxTriangleAxes(edges, normal, extent, extent * (18 * error + 64 * Real.U * extent));
  }

  /** Whether nothing underflows or overflows, so that the bounds on errors hold. */
  public boolean isInRange() {
    return SquareTest.isInRangeOfFourthPowers(extent);
  }

  /** Whether they are certainly apart on one of the axes, if in range. */
  public boolean areApart() {
    return edges < -room || normal < -roomOnNormal();
  }

  /** Whether they certainly meet on all of them, if in range; false if a coordinate is NaN or infinite. */
  public boolean meet() {
    return edges > room && normal > roomOnNormal();
  }

  private float roomOnNormal() {
    return 3 * extent * room;
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

  /** The least overlap on the products of an edge and the axes of the box. */
  private static float overlaps(Vec e, Vec s, Vec size, Vec flat) {
    Vec k = e.abs(), off = e.cross(s).abs();
    float x = flat.x() + (k.z() * size.y() + k.y() * size.z()) - off.x();
    float y = flat.y() + (k.x() * size.z() + k.z() * size.x()) - off.y();
    float z = flat.z() + (k.y() * size.x() + k.x() * size.y()) - off.z();
    return least(x, least(y, z));
  }

  private static float least(float a, float b) {
    return a < b ? a : b;
  }
}
