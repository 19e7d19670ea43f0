package lockstep.internal.kernel.contains;

import lockstep.internal.kernel.part.BoxFrame;
import lockstep.internal.kernel.part.BoxGap;
import lockstep.internal.kernel.part.ExactFrame;
import lockstep.internal.shape.Rotation;
import lockstep.twin.Box;
import lockstep.twin.Capsule;
import lockstep.twin.Exact;
import lockstep.twin.ExactVec;
import lockstep.twin.OrientedBox;
import lockstep.twin.Sphere;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Whether an axis-aligned box (AABB) contains a sphere, capsule, axis-aligned box, oriented box or triangle.
 *
 * <p>It contains the shape if it contains the shape's bounds: min and max of a box and of the corners of a
 * triangle, the ends of a capsule or the centre of a sphere, with the radius to spare on either side; the
 * centre of an oriented box with its extent along each axis, {@code |R| h} (Ericson, Real-Time Collision
 * Detection, 2005, 4.2.6). Touching a face from inside is contained, so a box contains itself, and a flat one
 * flat shapes. A negative radius or half extent, an empty box, a NaN anywhere, or a quaternion that is not a
 * {@linkplain Rotation#proper rotation} is a miss. Infinite planes are allowed, of a box in a box too; other
 * contents are missed where they are infinite.
 *
 * <p>All is decided as in real arithmetic, for every finite float. With u = 2⁻²⁴, a row of R is off by (15,
 * 7, 7) u, see {@link Rotation}, 18 u together, the sum of its products by 3 u of itself: so the extent of an
 * oriented box is off by 22 u of half its diagonal, the distance of its centre from a plane by u of itself.
 * What {@link BoxGap} leaves open then is decided by the signs of polynomials of degree 3 ({@link
 * ExactFrame}).
 */
public final class InBox {
  private InBox() {}

  @Twin
  static boolean sphere(Box b, @Twin.Second Sphere s) {
    return within(true, b, s.center(), Vec.all(s.radius()));
  }

  @Twin
  static boolean capsule(Box b, @Twin.Second Capsule c) {
    return within(within(true, b, c.a(), Vec.all(c.radius())), b, c.b(), Vec.all(c.radius()));
  }

  @Twin
  static boolean box(Box a, @Twin.Second Box b) {
    Vec min1 = a.min(), max1 = a.max(), min2 = b.min(), max2 = b.max();
    return min1.x() <= min2.x() && min2.x() <= max2.x() && max2.x() <= max1.x() && min1.y() <= min2.y()
        && min2.y() <= max2.y() && max2.y() <= max1.y() && min1.z() <= min2.z() && min2.z() <= max2.z()
        && max2.z() <= max1.z();
  }

  @Twin
  static boolean orientedBox(Box a, @Twin.Second OrientedBox b) {
    Vec half = b.half(), reach = Rotation.of(b.q()).reach(half);
    Vec low = reach.minus(b.center().minus(a.min())), high = reach.minus(a.max().minus(b.center()));
    Vec out = low.max(high);
    float most = out.x() > out.y() ? out.x() : out.y();
    BoxGap gap = new BoxGap(out.z() > most ? out.z() : most, half.abs().sum());
    @Twin.Doubt
    boolean open = !gap.isCertain();
    if (open) {
      return orientedBoxClosely(a, b);
    }
    return gap.value() <= 0 && half.isNonNegative() && Rotation.proper(b.q()) && within(true, a, b.center());
  }

  /** The same for a box that nearly touches a face from inside. */
  @Twin
  static boolean orientedBoxClosely(Box a, @Twin.Second OrientedBox b) {
    return BoxFrame.proper(b.half()) && Rotation.proper(b.q()) && within(true, a, b.center()) && holds(a, b);
  }

  private static boolean holds(Box a, OrientedBox b) {
    ExactFrame frame = ExactFrame.of(b.q());
    ExactVec reach = frame.abs().inSpace(ExactVec.of(b.half()));
    Vec c = b.center(), min = a.min(), max = a.max();
    return holds(min.x(), c.x(), max.x(), reach.x(), frame.square())
        && holds(min.y(), c.y(), max.y(), reach.y(), frame.square())
        && holds(min.z(), c.z(), max.z(), reach.z(), frame.square());
  }

  /** Whether all within a reach of x, times |q|², is between two planes, which may be infinite. */
  private static boolean holds(float min, float x, float max, Exact reach, Exact square) {
    return (min < -Float.MAX_VALUE || !reach.minus(Exact.difference(x, min).times(square)).isPositive())
        && (max > Float.MAX_VALUE || !reach.minus(Exact.difference(max, x).times(square)).isPositive());
  }

  @Twin
  static boolean triangle(Box b, @Twin.Second Triangle t) {
    return within(within(within(true, b, t.a()), b, t.b()), b, t.c());
  }

  /** Whether the previous result holds, and a finite point is in a box. */
  private static boolean within(boolean before, Box b, Vec p) {
    return before && within(b.min().x(), b.max().x(), p.x()) && within(b.min().y(), b.max().y(), p.y())
        && within(b.min().z(), b.max().z(), p.z());
  }

  private static boolean within(float min, float max, float x) {
    return min <= x && x <= max && Math.abs(x) <= Float.MAX_VALUE;
  }

  /**
   * Whether the previous result holds, and a box contains everything within a finite reach of a point on each
   * axis.
   */
  private static boolean within(boolean before, Box b, Vec p, Vec reach) {
    return before && within(b.min().x(), b.max().x(), p.x(), reach.x())
        && within(b.min().y(), b.max().y(), p.y(), reach.y())
        && within(b.min().z(), b.max().z(), p.z(), reach.z());
  }

  /** For an infinite x one of the differences is NaN, or negative. */
  private static boolean within(float min, float max, float x, float reach) {
    return reach >= 0 && holdsSum(min, reach, x) && holdsSum(x, reach, max) && reach <= Float.MAX_VALUE;
  }

  /**
   * Whether {@code a + b ≤ c} in real arithmetic, for b ≥ 0. Rounding keeps the order of numbers, so each of
   * the three comparisons may only be true where it should not, if both sides are nearly equal. Then of a, b
   * and c the largest |number|, minus the larger of the two others, does not round (Sterbenz, Floating-point
   * computation, 1974), and the comparison with that difference is exact.
   */
  private static boolean holdsSum(float a, float b, float c) {
    return b <= c - a && a + b <= c && a <= c - b;
  }
}
