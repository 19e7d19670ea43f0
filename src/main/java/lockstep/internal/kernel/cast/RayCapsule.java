package lockstep.internal.kernel.cast;

import lockstep.internal.kernel.overlap.SphereCapsule;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.Interval;
import lockstep.internal.kernel.part.MovingPoint;
import lockstep.internal.kernel.part.Segments;
import lockstep.internal.kernel.part.SquareTest;
import lockstep.twin.Capsule;
import lockstep.twin.Ray;
import lockstep.twin.Real;
import lockstep.twin.Sphere;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Ray–capsule intersection, for a solid capsule.
 *
 * <p>A capsule is a cylinder between two spheres, and convex, so a line enters it where it first enters one
 * of these and leaves it where it last leaves one. As in {@link RaySphere}, roots are taken from distances of
 * nearest points, not from {@code b² − 4ac} (Haines et al., Ray Tracing Gems, 2019, ch. 7). First the origin
 * moves to p, the point of the line nearest to the middle of the segment: however far the ray comes from,
 * everything after that is as small as the capsule. Then
 *
 * <ol>
 * <li>the infinite cylinder: p and d across the axis, g and e, give the time c of least distance and the
 * times of entry and exit, {@code c ± √(r² − |g + c e|²) / |e|}; a parallel line, where e is 0 up to
 * rounding, is in it for ever or never;
 * <li>the body: in the cylinder, and between the planes through both ends of the segment;
 * <li>one sphere: about the end on whose side the line enters the cylinder. If it does so beyond that end, it
 * can only enter the capsule there; otherwise it enters the body no later than any sphere.
 * </ol>
 *
 * <p>The body is tested even if the sphere must be hit first, and vice versa: where a nearly parallel line
 * crosses the cylinder is uncertain by many lengths of the capsule, but then it is inside both by less than
 * rounding, and one of them is hit.
 *
 * <p>The capsule is a solid: t is where [tMin, tMax] enters it, tMin for a ray that starts inside or on the
 * surface, tMax for one that ends there. Both ends are decided as points; the start at t = 0 by
 * {@link SphereCapsule}. A ray with both ends outside hits where the middle
 * of the way through the capsule lies between them. Touching along the side hits too. A zero direction is a
 * point: it hits at tMin where the point is inside, so never where tMin is −∞. A capsule without length is a
 * sphere; one with radius 0 a segment, which a ray meets if it rounds to touch. A negative radius, a NaN
 * anywhere, an infinite origin, direction or end is a miss. The order of the ends changes no bit.
 *
 * <p>With u = 2⁻²⁴, D the distance from the origin to the farther end, f the origin relative to the middle
 * and h half of the segment, |f|² + |h|² ≤ D². The exact position of p on the line is not needed, since it is
 * where times begin. f is off by u (D + |f|), p by another 2 u |f|, the segment by u |h|. In the capsule no
 * more than |h| + r is left of anything: there g and e round by 2 u of it, c by 7 u, roots and sums by 2 u of
 * it and 6 u r, the planes by 8 u, and by 10 u of it g and e are not quite across the axis; these last two
 * move points along the axis, which matters only to radii as small. A line within 4 u of the axis's direction
 * counts as parallel: in the capsule that moves it by 4 u (|h| + r). The sum is less than 36 u (D + r); the
 * largest error found in 60,000 rays of each difficult kind is 3 u (D + r). t rounds once more.
 *
 * <p>Range: products of two lengths must fit a float, so radius, ends and distances between 1e-18 and 1e18, a
 * direction between 1e-11 (a smaller one loses its part across the axis where it is nearly parallel) and
 * 1e18. One longer than 1e19 is a miss.
 */
public final class RayCapsule {
  /** 37 u (D + r); D + r is at most √3 of the largest coordinates of origin and bounds. */
  public static final ErrorBound ERROR = new ErrorBound(65, 0, 0x1p-36f);

  /** The square of a sine that may be entirely rounding: 4 u. */
  public static final float PARALLEL = 4 * Real.U * (4 * Real.U);

  private RayCapsule() {}

  /** The t of entry, or +∞ for a miss. */
  @Twin
  static float cast(Ray ray, @Twin.Second Capsule capsule) {
    float r = capsule.radius();
    Vec f = Segments.fromMiddle(capsule.segment(), ray.origin()), h = Segments.half(capsule.segment());
    float inside = r * r - square(f, ray.direction(), ray.tMin(), h);
    boolean starts = inside >= 0;
    @Twin.Doubt
    boolean open = ray.tMin() == 0
        && Math.abs(inside) <= SquareTest.room(r, 10 * Real.U * (f.abs().sum() + h.abs().sum()));
    if (open) {
      starts = SphereCapsule.overlap(new Sphere(ray.origin(), 0), capsule);
    }
    return enter(ray, capsule, starts);
  }

  /** The t of entry, or +∞ for a miss, given whether the ray starts in the capsule. */
  public static float enter(Ray ray, Capsule capsule, boolean starts) {
    Vec d = ray.direction();
    float tMin = ray.tMin(), tMax = ray.tMax();
    Vec f = Segments.fromMiddle(capsule.segment(), ray.origin());
    Vec h = Segments.half(capsule.segment());
    float r = capsule.radius();
    float r2 = r * r;
    float dd = d.square();
    float hh = h.square();
    boolean moves = dd > 0; // otherwise divisions by it give ±∞, with a sign decided by the order of the ends
    boolean ends = r2 - square(f, d, tMax, h) >= 0; // false if an end is infinite

    // p is the point of the line nearest to the middle; times are relative to it from here on
    float s = nearest(f, d);
    Vec p = f.plus(d.times(s));
    float dh = d.dot(h);
    float ph = p.dot(h);

    // into the infinite cylinder: the components of d and p across the axis
    Vec across = d.minus(h.times(hh > 0 ? dh / hh : 0));
    Vec g = p.minus(h.times(hh > 0 ? ph / hh : 0));
    boolean parallel = across.square() <= PARALLEL * dd;
    Vec e = parallel ? Vec.all(0) : across;
    float ee = e.square();
    float c = nearest(g, e);
    float sideDelta = r2 - g.plus(e.times(c)).square();
    float sideRoot = sideDelta > 0 ? (float) Math.sqrt(sideDelta) : 0;
    float sideHalf = ee > 0 ? sideRoot / (float) Math.sqrt(ee) : Float.POSITIVE_INFINITY;
    Interval side = new Interval(c - sideHalf, c + sideHalf);
    // and between the planes at the ends
    Interval slab = new MovingPoint.Coordinate(ph, dh).between(-hh, hh);
    Interval body = side.and(slab);
    boolean inBody = moves && sideDelta >= 0 && body.enter() <= body.leave();

    // into the sphere about the end at which it enters the cylinder
    float where = ph + side.enter() * dh;
    float end = where > 0 ? 1 : where < 0 ? -1 : 0;
    Vec v = p.minus(h.times(end));
    float n = nearest(v, d);
    float endDelta = r2 - v.plus(d.times(n)).square();
    float endHalf = (float) Math.sqrt(endDelta) / (float) Math.sqrt(dd);
    boolean cap = endDelta >= 0;

    float enter = inBody ? body.enter() : Float.POSITIVE_INFINITY;
    float leave = inBody ? body.leave() : Float.NEGATIVE_INFINITY;
    enter = cap && n - endHalf < enter ? n - endHalf : enter;
    leave = cap && n + endHalf > leave ? n + endHalf : leave;
    float between = s + 0.5f * (enter + leave);
    boolean passes = tMin <= between && between <= tMax;
    // a parallel line that ends inside enters through an end, whatever the rounding of the cylinder; the
    // order of the ends would choose −0
    enter = s + (parallel && moves && ends && slab.enter() < enter ? slab.enter() : enter) + 0f;
    float later = enter > tMin ? enter : tMin;
    float tNear = starts || !moves ? tMin : later < tMax ? later : tMax;
    boolean hit = (starts || ends || passes) && tMin <= tMax && r >= 0 && dd <= Float.MAX_VALUE
        && Math.abs(tNear) <= Float.MAX_VALUE;
    return hit ? tNear : Float.POSITIVE_INFINITY;
  }

  /** The t at which f + t d is nearest to 0; 0 where d is 0. */
  @Twin.Pass
  private static float nearest(Vec f, Vec d) {
    float dd = d.square();
    return dd > 0 ? -f.dot(d) / dd : 0;
  }

  /** The squared distance of f + t d, relative to the middle of the segment, from it; NaN for infinite t. */
  @Twin.Pass
  private static float square(Vec f, Vec d, float t, Vec h) {
    Vec p = f.plus(d.times(t));
    return p.minus(h.times(Segments.quotient(p.dot(h), h.square()))).square();
  }
}
