package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.BoxTriangleAxes;
import lockstep.internal.kernel.part.DoubleVec;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of two triangles, by separating axes (SAT).
 *
 * <p>They overlap if no axis separates them: the two normals, the nine products of an edge of each, and for
 * coplanar ones the six in-plane normals of the edges (Ericson, Real-Time Collision Detection, 2005, 5.2.1
 * and 5.2.10). Both are closed: a shared vertex or edge, a vertex in a face and coplanar contact are
 * overlaps. A triangle without area is a segment or a point. A NaN or an infinite vertex is a miss.
 *
 * <p>Bounds are compared in float, exactly. The other axes are computed in double, from coordinates relative
 * to one vertex. With S the sum of the absolute values of those coordinates, axis by axis, a projection on an
 * axis L is wrong by less than {@code 4 u (|L|·S)}, {@code u = 2^-53}; so L separates only where the gap is
 * more than {@code 8 u (|L|·S)}. Any direction may serve as an axis, so it does not matter that L itself is
 * rounded, or is mostly rounding where edges are parallel. Hence every true overlap is a hit and every miss a
 * true gap; a false hit needs a gap that no axis shows beyond that bound, eight digits finer than a float's
 * ulp for all but slivers.
 *
 * <p>The vertex they are relative to belongs to the triangle that comes first in the order of its nine
 * numbers, so the order of the operands changes no rounding, and no answer.
 *
 * <p>Range: every finite float.
 */
public final class TriangleTriangle {
  /** 8 u: a gap, in units of |L|·S, that rounding cannot produce. */
  static final double TOLERANCE = 0x1p-50;

  /**
   * Gaps below some 2⁻⁴⁹ of the extent, which is at most twice the largest coordinate, may count as touching.
   */
  public static final ErrorBound ERROR = new ErrorBound(0x1p-24f, 0);

  private TriangleTriangle() {}

  @Twin
  public static boolean overlap(Triangle t, @Twin.Second Triangle s) {
    Vec a = t.a(), b = t.b(), c = t.c(), u = s.a(), v = s.b(), w = s.c();
    @Twin.Stage
    boolean bounds = boundsMeet(a.x(), b.x(), c.x(), u.x(), v.x(), w.x())
        && boundsMeet(a.y(), b.y(), c.y(), u.y(), v.y(), w.y())
        && boundsMeet(a.z(), b.z(), c.z(), u.z(), v.z(), w.z());
    if (!bounds) {
      return false;
    }
    return noAxisSeparates(t, s);
  }

  /** Whether a triangle comes after another, in the order of their numbers. */
  public static boolean after(Triangle t, Triangle s) {
    return after(t.a(), s.a(), after(t.b(), s.b(), after(t.c(), s.c(), false)));
  }

  private static boolean noAxisSeparates(Triangle t, Triangle s) {
    boolean swap = after(t, s);
    // abc is the triangle that comes first, and every point is relative to a
    TrianglePoints p = TrianglePoints.of(swap ? s : t, swap ? t : s);
    DoubleVec ab = p.b(), bc = p.c().minus(p.b()), ca = p.c().negated();
    DoubleVec uv = p.v().minus(p.u()), vw = p.w().minus(p.v()), wu = p.u().minus(p.w());
    DoubleVec n1 = ab.cross(ca), n2 = uv.cross(wu);
    @Twin.Doubt
    boolean flat = n1.isZero() || n2.isZero();
    if (flat) {
      // a triangle without area gets the other's normal; two of them, that of the plane through them
      DoubleVec n = n1.isZero() ? n2 : n1;
      if (n.isZero()) {
        DoubleVec e = ab.isZero() ? ca : ab, f = uv.isZero() ? wu : uv;
        n = e.cross(f);
        if (n.isZero()) { // parallel, or points
          n = (e.isZero() ? f : e).cross(p.u());
        }
      }
      n1 = n;
      n2 = n;
    }
    // ten coordinates' differences cannot exceed this; NaN and infinity do
    if (!(p.size().sum() <= Float.MAX_VALUE * 32.0)) {
      return false;
    }
    return meet(ab, ca, p) && meet(uv, wu, p) && meet(ab, uv, p) && meet(ab, vw, p) && meet(ab, wu, p)
        && meet(bc, uv, p) && meet(bc, vw, p) && meet(bc, wu, p) && meet(ca, uv, p) && meet(ca, vw, p)
        && meet(ca, wu, p) && meet(n1, ab, p) && meet(n1, bc, p) && meet(n1, ca, p) && meet(n2, uv, p)
        && meet(n2, vw, p) && meet(n2, wu, p);
  }

  private static boolean boundsMeet(float a, float b, float c, float u, float v, float w) {
    return BoxTriangleAxes.min(a, b, c) <= BoxTriangleAxes.max(u, v, w)
        && BoxTriangleAxes.min(u, v, w) <= BoxTriangleAxes.max(a, b, c);
  }

  /** Whether a comes after u; if they are equal, {@code rest} decides. */
  private static boolean after(Vec a, Vec u, boolean rest) {
    return after(a.x(), u.x(), after(a.y(), u.y(), after(a.z(), u.z(), rest)));
  }

  private static boolean after(float a, float u, boolean rest) {
    return a > u || (a == u && rest);
  }

  /** Whether the triangles' intervals on the axis e × f meet, or miss by no more than rounding may. */
  @Twin.Pass
  private static boolean meet(DoubleVec e, DoubleVec f, TrianglePoints p) {
    DoubleVec axis = e.cross(f);
    double b = axis.dot(p.b()), c = axis.dot(p.c());
    double u = axis.dot(p.u()), v = axis.dot(p.v()), w = axis.dot(p.w());
    double low1 = b < 0 ? b : 0, high1 = b > 0 ? b : 0;
    low1 = c < low1 ? c : low1;
    high1 = c > high1 ? c : high1;
    double low2 = u < v ? u : v, high2 = u > v ? u : v;
    low2 = w < low2 ? w : low2;
    high2 = w > high2 ? w : high2;
    double slack = TOLERANCE * axis.abs().dot(p.size());
    return low2 - high1 <= slack && low1 - high2 <= slack;
  }
}
