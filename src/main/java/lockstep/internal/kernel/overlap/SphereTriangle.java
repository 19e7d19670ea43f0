package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.BoxTriangleAxes;
import lockstep.internal.kernel.part.SquareTest;
import lockstep.internal.kernel.part.TriangleTest;
import lockstep.twin.Exact;
import lockstep.twin.Real;
import lockstep.twin.Sphere;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of a sphere and a triangle, by the triangle's closest point.
 *
 * <p>They overlap if the triangle's point nearest to the centre is no farther than the radius. The triangle
 * is a closed flat patch: its face, edges and corners count, its inside does not hold a volume; without area
 * it is its edges. Touching is an overlap. A negative radius, a NaN anywhere or an infinite vertex is a miss;
 * so is an infinite centre if the radius is finite. A sphere of infinite radius overlaps all triangles.
 *
 * <p>The nearest point is the best of four candidates: one on each edge, and, if the centre projects into the
 * face, the point there with the same barycentric weights (Ericson, Real-Time Collision Detection, 2005,
 * 5.1.5). Every candidate is a point of the triangle, so however bad the weights of a sliver, the distance
 * can only be too large.
 *
 * <p>With u = 2⁻²⁴ and D the distance of the farthest corner, corners relative to the centre and edges are
 * off by u of themselves, and so are products and sums: the distance is too small by at most 6 u D. It is too
 * large where a candidate is beside the nearest point, by an x that is across the distance and so counts only
 * as x². The parameter on an edge puts it beside by less than 17 u D. For the face, the normal n and its
 * products with a corner are off by 7 u of the products of lengths, and the dot products by 3 u more: with α
 * the angle at a, the tilt of n puts the point beside by 14 u D / sin α, the products by 20 u D / sin α, and
 * the quotients and weighted edges by 6 u D. The same holds where weights that are wrong put the projection
 * beside the face, since then it is that near to an edge. All in all {@code x < 64 u D / sin α}. D is less
 * than the radius and two edges together wherever the sphere nearly reaches the triangle. What that leaves
 * open, and what is out of range, is decided by {@link TriangleTest}: so the answer is that of real
 * arithmetic, for all finite floats.
 *
 * <p>The pair is first tried on each axis alone, sphere against the triangle's bounds: every true overlap
 * passes.
 */
public final class SphereTriangle {
  /** (64 u)². */
  private static final float BESIDE = 0x1p-36f;

  private SphereTriangle() {}

  @Twin
  public static boolean overlap(Sphere s, @Twin.Second Triangle t) {
    Vec p = s.center();
    float r = s.radius();
    @Twin.Stage
    boolean near = near(p.x(), r, t.a().x(), t.b().x(), t.c().x())
        && near(p.y(), r, t.a().y(), t.b().y(), t.c().y()) && near(p.z(), r, t.a().z(), t.b().z(), t.c().z());
    if (!near) {
      return false;
    }
    // the centre is the origin; e, f, g are the edges ab, bc, ca
    Vec a = t.a().minus(p), b = t.b().minus(p), c = t.c().minus(p);
    Vec e = t.b().minus(t.a()), f = t.c().minus(t.b()), g = t.a().minus(t.c());
    float best = Float.POSITIVE_INFINITY;
    float toE = edge(a, e), toF = edge(b, f), toG = edge(c, g);
    best = toE < best ? toE : best;
    best = toF < best ? toF : best;
    best = toG < best ? toG : best;

    // weights of b and c at the projection: n·(a × g) and n·(a × e) over n·n, with n = g × e
    Vec n = g.cross(e);
    float nn = n.square(), wb = n.dot(a.cross(g)), wc = n.dot(a.cross(e)), inverse = 1 / nn;
    float toFace = a.plus(e.times(wb * inverse).minus(g.times(wc * inverse))).square();
    boolean face = wb >= 0 && wc >= 0 && wb + wc <= nn;
    best = face && toFace < best ? toFace : best;

    float limit = r * r;
    float reach = r + e.abs().sum() + g.abs().sum(); // NaN or infinite if any vertex is
    float room = SquareTest.room(r, 8 * Real.U * reach);
    float beside = BESIDE * reach * reach * (e.square() * inverse * g.square());
    boolean inRange = SquareTest.isInRangeOfFourthPowers(reach);
    boolean apart = inRange && nn >= SquareTest.LEAST_FOURTH_POWER && best > limit + room + beside;
    if (!(r >= 0) || apart) {
      return false;
    }
    @Twin.Doubt
    boolean open = !(inRange && best + room < limit);
    if (open) {
      return closely(s, t);
    }
    return best <= limit;
  }

  /** The same for shapes that nearly touch, and for those out of range. */
  @Twin
  public static boolean closely(Sphere s, @Twin.Second Triangle t) {
    return reaches(s, t, true);
  }

  /** Whether a sphere reaches a triangle; if touching does not count, its radius is not 0. */
  public static boolean reaches(Sphere s, Triangle t, boolean touching) {
    float r = s.radius();
    boolean finite = t.isFinite();
    return finite && ((r > Float.MAX_VALUE && s.center().abs().sum() >= 0)
        || (s.center().isFinite() && TriangleTest.reaches(s.center(), t, Exact.of(r).square(), touching)));
  }

  /** Whether the sphere's interval on one axis is no farther than r from the triangle's. */
  private static boolean near(float x, float r, float a, float b, float c) {
    return BoxTriangleAxes.min(a, b, c) - x <= r && x - BoxTriangleAxes.max(a, b, c) <= r;
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
