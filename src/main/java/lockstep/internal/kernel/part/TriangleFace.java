package lockstep.internal.kernel.part;

import lockstep.twin.Segment;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * The point of a triangle's face nearest to a point or a segment: barycentric weights by least squares, with
 * an orthogonal basis of the plane (Gram–Schmidt). Shared by several definitions.
 *
 * <p>With e and g the edges from corner a to b and to c, the point is {@code a + β e + γ g}. The part k of g
 * across e is {@code g − f e}, so {@code a + x e + γ k} is the same point with {@code β = x − γ f}. Since e
 * and k are perpendicular, x and γ are a quotient of dot products each. They are clamped to the triangle:
 * however bad they are, the answer is a point of it. If the nearest point of the whole triangle is on an
 * edge, this one is some other, so the edges must be tested too. A triangle without area gives a point of an
 * edge.
 *
 * <p>With u = 2⁻²⁴, D the largest distance of a corner from the point, L the longest edge and α the angle at
 * a: x and γ move the point by some 3 u D in the plane, also in a sliver, where weights from a cross product
 * would by u D / sin α. k is off by 3 u |g|, which tilts the plane about e, but not across it, by 3 u / sin
 * α. From the height H over the plane that moves the point by y = 3 u H / sin α, and the distance by y² / 2
 * H; but y is at most the width L sin α, so the distance is off by at most 1.5 u L. The sum of a and both
 * multiples rounds by another 4 u D.
 */
public final class TriangleFace {
  private TriangleFace() {}

  /** The weight γ of c at the point nearest to the origin. */
  public static float weightC(Vec a, Vec e, Vec g) {
    Vec k = across(e, g);
    float s = -a.plus(e.times(alongE(a, e))).dot(k);
    float kk = k.square();
    return s > 0 ? s < kk ? s / kk : 1 : 0;
  }

  /** The weight β of b there, given that of c. */
  public static float weightB(float weightC, Vec a, Vec e, Vec g) {
    float b = alongE(a, e) - weightC * ratio(g.dot(e), e.square());
    float rest = 1 - weightC;
    return b > 0 ? b < rest ? b : rest : 0;
  }

  /** The squared distance of that point from the origin. */
  @Twin.Pass
  public static float squaredDistance(Vec a, Vec e, Vec g) {
    float weightC = weightC(a, e, g);
    float weightB = weightB(weightC, a, e, g);
    return a.plus(e.times(weightB).plus(g.times(weightC))).square();
  }

  /**
   * The t in [−1, 1] at which the segment t h is in the plane, or nearest to it; for a parallel segment the
   * middle. Where the nearest point of the triangle is on no edge, this is the t nearest to the triangle
   * (Ericson, Real-Time Collision Detection, 2005, 5.1.10).
   *
   * <p>The plane may be tilted about e by 3 u / sin α, so that the segment seems to rise over the face, L sin
   * α wide, by 3 u L more or less than it does: so what it comes to at another t, or over the edge beyond
   * which that is, is nearer by no more.
   */
  @Twin.Pass
  public static float nearestToPlane(Vec a, Vec h, Vec e, Vec g) {
    Vec n = e.cross(across(e, g));
    // scaled, as its products with a would otherwise be third powers of lengths; NaN if there is no area
    Vec w = n.times(Vec.all(1 / n.abs().sum()));
    float over = w.dot(a);
    float along = w.dot(h);
    return Segments.quotient(along > 0 ? over : along < 0 ? -over : 0, Math.abs(along));
  }

  /** The squared distance of the face from the point of the segment that {@link #nearestToPlane} finds. */
  public static float squaredDistance(Segment s, Triangle t) {
    return squaredDistance(fromSegment(along(s, t), s, t.a()), t.b().minus(t.a()), t.c().minus(t.a()));
  }

  /** The t of that point. */
  public static float along(Segment s, Triangle t) {
    return nearestToPlane(Segments.fromMiddle(s, t.a()), Segments.half(s), t.b().minus(t.a()),
        t.c().minus(t.a()));
  }

  /** The point p relative to the point at t of the segment. */
  public static Vec fromSegment(float t, Segment s, Vec p) {
    return Segments.fromMiddle(s, p).minus(Segments.half(s).times(t));
  }

  /** The part k of g across e. */
  private static Vec across(Vec e, Vec g) {
    return g.minus(e.times(ratio(g.dot(e), e.square())));
  }

  /** The x of {@code a + x e} nearest to the origin. */
  private static float alongE(Vec a, Vec e) {
    return -ratio(a.dot(e), e.square());
  }

  /**
   * The feature bits of the point at s in [−1, 1] of the edge from a to b, from b to c, or from c to a: the
   * corners between which it is.
   */
  public static float feature(float s, boolean ab, boolean bc) {
    return feature(s < 1, s > -1, ab, bc);
  }

  /** The feature bits of a point that is not at the end of the edge, or not at its start, or neither. */
  public static float feature(boolean beforeEnd, boolean behindStart, boolean ab, boolean bc) {
    float start = ab ? 1 : bc ? 2 : 4;
    float end = ab ? 2 : bc ? 4 : 1;
    return (beforeEnd ? start : 0) + (behindStart ? end : 0);
  }

  /** The quotient; 0 for an edge without length. */
  private static float ratio(float numerator, float square) {
    return square > 0 ? numerator / square : 0;
  }
}
