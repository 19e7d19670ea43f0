package lockstep.internal.kernel.sweep;

import lockstep.internal.kernel.overlap.SphereTriangle;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.twin.Box;
import lockstep.twin.Segment;
import lockstep.twin.Sphere;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Sweep of a sphere and a triangle. Seen from the triangle, the centre of the sphere moves along a segment
 * towards the triangle rounded by the radius, which is a thick face, three cylinders about the edges and
 * three spheres about the corners (Ericson, Real-Time Collision Detection, 2005, 5.5): the first of these
 * that it enters, see {@link RoundedHull}.
 *
 * <p>The normal is that of the nearest point of the triangle then: of the face, if the centre is over it; or
 * else from the edge that it is beyond, or a corner, see {@link ContactNormal}. The choice depends on the
 * position of the centre over the face's plane, in units of rounding, and not on distances, which near a
 * corner differ by squares of that. A triangle so flat that its normal is less precise than its edges has no
 * face, see {@link FaceFrame}; for a radius as small as rounding any other has nothing else.
 *
 * <p>Overlap at the start is decided by {@link SphereTriangle}. Both sides are hit; a triangle without area
 * is its edges. A sphere without radius is a point: it hits the face, also where two faces meet; and a
 * triangle without area within a slack of its edges, so that one along the motion is hit at its first corner.
 * A negative radius, a NaN anywhere, an infinite centre, corner or motion is a miss.
 *
 * <p>With u = 2⁻²⁴ and D the largest distance of a corner from the start: the centre relative to a rounds by
 * u D, and where it is nearest by another 3 u D; each part is off by 16 u of what is left of distances there,
 * see {@link RoundedHull}, and t by u of the way. Over the sides of a face a point may be out by a slack of 2
 * u (√3 D + 2 L), with L the longest of the edges at a, at a corner by √2 of that: 11 u D. So the shapes are
 * apart, or overlap, by less than 21 u of D, the radius and the way together. The largest error found in
 * 600,000 pairs of each difficult kind is 8.3 u of the span where they are apart, for a radius of 0 and
 * beyond a side, 1.6 u otherwise; and 1.5 u where they overlap. Along the normal they are so by 5.8 u.
 *
 * <p>Range: every finite float for what overlaps. Else squares of lengths must fit a float, so
 * radius, edges and distances between 1e-18 and 1e18, and the motion between 1e-15 and 1e18; a shorter one
 * counts as no motion.
 */
public final class SphereTriangleSweep {
  /** 21 u of distance, radius and way, each at most √3 times the largest of coordinates. */
  public static final ErrorBound ERROR = new ErrorBound(37, 0);

  /** Factor of a corner's squared distance: far more than rounding. */
  private static final float FARTHER = 1 + 0x1p-10f;

  private SphereTriangleSweep() {}

  @Twin
  static SweepHit sweep(Sphere sphere, Vec v, @Twin.Second Triangle triangle) {
    Vec center = sphere.center();
    float r = sphere.radius();
    Segment segment = new Segment(center, center);
    Box bounds = Sweep.bounds(segment), others = triangle.bounds();
    @Twin.Stage
    boolean near = Sweep.near(0, bounds, v, others, r) && Sweep.near(1, bounds, v, others, r)
        && Sweep.near(2, bounds, v, others, r) && SweptTriangle.nearPlane(segment, v, r, triangle);
    boolean overlap = near && SphereTriangle.overlap(sphere, triangle);
    // the centre relative to a; the edges ab, ac and bc
    Vec p = center.minus(triangle.a());
    Vec e = triangle.b().minus(triangle.a()), g = triangle.c().minus(triangle.a()),
        f = triangle.c().minus(triangle.b());
    float ee = e.square(), gg = g.square(), ff = f.square();
    FaceFrame frame = FaceFrame.of(e, g);
    float length = e.length(), along = g.dot(frame.i()), height = frame.height();

    // from where the centre is nearest to a on
    float s = RoundedHull.nearest(p, v);
    Vec q = p.plus(v.times(s));
    float size = g.length();
    float slack = RoundedHull.SLACK * (p.abs().sum() + (length + size + r));
    // without a face only the edges can stop a point
    float reach = height == 0 && r < slack ? slack : r;
    RoundedHull hull = new RoundedHull(v, slack, reach, s);
    float enter = hull.triangle(q, e, g);
    enter = Sweep.least(hull.edge(q.minus(e.times(0.5f)), e.times(0.5f)), enter);
    enter = Sweep.least(hull.edge(q.minus(g.times(0.5f)), g.times(0.5f)), enter);
    enter = Sweep.least(hull.edge(q.minus(e.plus(g).times(0.5f)), f.times(0.5f)), enter);
    enter = Sweep.least(hull.corner(q), enter);
    enter = Sweep.least(hull.corner(q.minus(e)), enter);
    enter = Sweep.least(hull.corner(q.minus(g)), enter);
    boolean valid = r >= 0 && Sweep.proper(v) && Sweep.proper(p) && ee <= Float.MAX_VALUE
        && ff <= Float.MAX_VALUE && gg <= Float.MAX_VALUE;
    float time = Sweep.time(overlap, enter);
    boolean hit = near && valid && time < Float.POSITIVE_INFINITY;

    // a relative to the centre at that time, and its distance inside the sides
    Vec o = v.negated().times(time).minus(p);
    Vec m = frame.normal();
    float alongO = -o.dot(frame.i());
    float acrossO = -o.dot(frame.j());
    float inG = alongO * height - acrossO * along;
    float inF = (length - alongO) * height - acrossO * (length - along);
    boolean flat = frame.flat(size, r);
    boolean face = !flat && (r <= slack || (acrossO >= 0 && inG >= 0 && inF >= 0));
    float side = ContactNormal.side(m, v, -o.dot(m));

    // the nearest edge
    Vec b = o.plus(e);
    float sE = SphereTriangle.along(o, e), sG = SphereTriangle.along(o, g), sF = SphereTriangle.along(b, f);
    float toE = rank(sE, o.plus(e.times(sE)).square(), acrossO < 0, flat);
    float toG = rank(sG, o.plus(g.times(sG)).square(), inG < 0, flat);
    float toF = rank(sF, b.plus(f.times(sF)).square(), inF < 0, flat);
    boolean isE = toE <= toG && toE <= toF;
    boolean isG = !isE && toG <= toF;
    float on = isE ? sE : isG ? sG : sF;
    Vec h = isE ? e : isG ? g : f;
    Vec w = face ? m.times(side) : (isE || isG ? o : b).plus(h.times(on)).negated();
    boolean edge = !face && ((on > 0 && on < 1) || w.isZero());
    return SweepHit.of(hit, time, ContactNormal.of(overlap, w, edge ? h : Vec.all(0), v));
  }

  /**
   * The rank, least for the nearest edge: −1 for the one that the centre is beyond, between its ends; then
   * distances of corners. For a flat triangle it is the squared distance, larger for a corner, since an edge
   * that is as near decides.
   */
  private static float rank(float s, float square, boolean beyond, boolean flat) {
    boolean between = s > 0 && s < 1;
    float ofEdge = beyond ? -1 : flat ? square : Float.POSITIVE_INFINITY;
    return between ? ofEdge : flat ? FARTHER * square : square;
  }
}
