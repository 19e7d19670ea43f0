package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.BoxTriangleAxes;
import lockstep.internal.kernel.part.SquareTest;
import lockstep.internal.kernel.part.TriangleTest;
import lockstep.twin.Box;
import lockstep.twin.Real;
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
 * changes no answer, since the triangle lies inside them, but it makes centre and size as small as the
 * triangle, so a huge or infinite box costs no precision. Then all is taken relative to corner a, so that
 * neither does a large offset.
 *
 * <p>On the product of a box axis and an edge e, both ends of the edge project to one point, and the third
 * corner to one that is off by a component of the normal n, whichever the edge. With k the box's size and s
 * the vector from the sum of its corners min and max to the sum of an end and the third corner, twice the
 * overlap of the intervals is {@code |n.x| + |e.z| k.y + |e.y| k.z − |(e × s).x|} for the axis x. On the
 * normal it is {@code |n|·k − |n·s|}, with s to twice the corner a.
 *
 * <p>With u = 2⁻²⁴, and L the largest extent of the triangle on an axis: sizes are at most L and off by 3 u
 * L, s is at most 2 L and off by 7 u L, n by 8 u L². So on products the overlap is off by less than 64 u L²,
 * on the normal by less than 192 u L³. What that leaves open, and what is out of range, is decided by {@link
 * TriangleTest}: so the answer is that of real arithmetic, for all finite floats, and infinite planes of the
 * box.
 */
public final class BoxTriangle {
  private BoxTriangle() {}

  @Twin
  public static boolean overlap(Box box, @Twin.Second Triangle t) {
    Vec min = box.min(), max = box.max(), a = t.a(), b = t.b(), c = t.c();
    @Twin.Stage
    boolean meet = meet(min.x(), max.x(), a.x(), b.x(), c.x()) && meet(min.y(), max.y(), a.y(), b.y(), c.y())
        && meet(min.z(), max.z(), a.z(), b.z(), c.z());
    if (!meet) {
      return false;
    }
    Box bounds = t.bounds(), clipped = box.intersection(bounds);
    Vec extents = bounds.max().minus(bounds.min());
    Vec low = clipped.min().minus(a), high = clipped.max().minus(a);
    Vec size = high.minus(low), middle = low.plus(high); // twice the middle
    Vec e = b.minus(a), f = c.minus(b), g = c.minus(a);
    Vec n = e.cross(g), toC = g.minus(middle), toB = e.minus(middle), flat = n.abs();
    float edges = least(overlaps(e, toC, size, flat),
        least(overlaps(f, toC, size, flat), overlaps(g, toB, size, flat)));
    float normal = flat.dot(size) - Math.abs(n.dot(middle));
    float extent = BoxTriangleAxes.max(extents.x(), extents.y(), extents.z());
    float room2 = 64 * Real.U * (extent * extent), room3 = 3 * extent * room2;
    boolean inRange = SquareTest.isInRangeOfFourthPowers(extent);
    if (inRange && (edges < -room2 || normal < -room3)) {
      return false;
    }
    // not where a vertex is NaN or infinite, as both products of the normal are NaN or infinite then
    @Twin.Doubt
    boolean open = !(inRange && edges > room2 && normal > room3);
    if (open) {
      return closely(box, t);
    }
    return true;
  }

  /** The same for shapes that nearly touch, and for those out of range. */
  @Twin
  public static boolean closely(Box box, @Twin.Second Triangle t) {
    boolean finite = t.a().isFinite() && t.b().isFinite() && t.c().isFinite();
    return finite && TriangleTest.meets(box, t, true);
  }

  /** Whether they meet on an axis of space. */
  private static boolean meet(float min, float max, float a, float b, float c) {
    return BoxTriangleAxes.meet(min, max, BoxTriangleAxes.min(a, b, c), BoxTriangleAxes.max(a, b, c));
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
