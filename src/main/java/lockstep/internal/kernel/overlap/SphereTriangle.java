package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.BoxTriangleAxes;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.twin.Sphere;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of a sphere and a triangle, by the triangle's closest point.
 *
 * <p>They overlap if the triangle's point nearest to the centre is no farther than the radius. The triangle
 * is a closed flat patch: its face, edges and corners count, its inside does not hold a volume.
 *
 * <p>The nearest point is the best of four candidates: one on each edge, and, if the centre projects into the
 * face, the point there with the same barycentric weights (Ericson, Real-Time Collision Detection, 2005,
 * 5.1.5). Every candidate is a point of the triangle, so however bad the weights of a sliver, the distance
 * can only be too large, and the edges, never far away in a sliver, bound the error. A triangle without area
 * is represented by its edges.
 *
 * <p>The pair is first tried on each axis alone, sphere against the triangle's bounds: every true overlap
 * passes, and where squares underflow or overflow it still separates far pairs. A negative radius, a NaN
 * anywhere or an infinite vertex is a miss.
 *
 * <p>Range: triangles between 1e-17 and 1e18 across, and centres no farther than that; beyond, they act as
 * their edges.
 */
public final class SphereTriangle {
  /**
   * A distance with an error of 4 u of the farthest corner's, which is at most √3 of the largest on an axis;
   * errors of slivers enlarge distances and never cause a hit.
   */
  public static final ErrorBound ERROR = new ErrorBound(7, 0);

  private SphereTriangle() {}

  @Twin
  public static boolean overlap(Sphere s, @Twin.Second Triangle t) {
    Vec p = s.center(), a = t.a(), b = t.b(), c = t.c();
    float r = s.radius();
    @Twin.Stage
    boolean near = near(p.x(), r, a.x(), b.x(), c.x()) && near(p.y(), r, a.y(), b.y(), c.y())
        && near(p.z(), r, a.z(), b.z(), c.z());
    return near && touches(r, t.minus(p), b.minus(a), c.minus(b), a.minus(c));
  }

  /** Whether the sphere's interval on one axis is no farther than r from the triangle's. */
  private static boolean near(float x, float r, float a, float b, float c) {
    return BoxTriangleAxes.min(a, b, c) - x <= r && x - BoxTriangleAxes.max(a, b, c) <= r;
  }

  /** The test with the centre as origin; e, f, g are the edges ab, bc, ca. */
  private static boolean touches(float r, Triangle t, Vec e, Vec f, Vec g) {
    float best = Float.POSITIVE_INFINITY;
    float toE = edge(t.a(), e), toF = edge(t.b(), f), toG = edge(t.c(), g);
    best = toE < best ? toE : best;
    best = toF < best ? toF : best;
    best = toG < best ? toG : best;

    // weights of b and c at the projection: n·(a × g) and n·(a × e) over n·n, with n = g × e
    Vec n = g.cross(e);
    // fourth powers of lengths: one n is brought to a length with which they neither underflow nor overflow
    Vec unit = n.times(towardsOne(e.square() + g.square()));
    float nn = unit.dot(n);
    float wb = unit.dot(t.a().cross(g)), wc = unit.dot(t.a().cross(e));
    float toFace = t.a().plus(e.times(wb / nn).minus(g.times(wc / nn))).square();
    boolean face = wb >= 0 && wc >= 0 && wb + wc <= nn;
    best = face && toFace < best ? toFace : best;
    // every vertex is in two edges: a NaN or infinity in any fails the last comparisons
    return best <= r * r && r >= 0 && e.square() <= Float.MAX_VALUE && f.square() <= Float.MAX_VALUE
        && g.square() <= Float.MAX_VALUE;
  }

  /** A power of two, 1 unless triangles of this squared size are out of the range of fourth powers. */
  private static float towardsOne(float square) {
    return square > 0x1p40f ? 0x1p-114f : square < 0x1p-40f ? 0x1p114f : 1;
  }

  /** The squared distance from the origin to the edge from a along e. */
  public static float edge(Vec a, Vec e) {
    return a.plus(e.times(along(a, e))).square();
  }

  /** The parameter, from 0 to 1, of the point nearest to the origin on the edge from a along e. */
  public static float along(Vec a, Vec e) {
    return along(-a.dot(e), e.square());
  }

  private static float along(float s, float ee) {
    return s > 0 ? s < ee ? s / ee : 1 : 0;
  }
}
