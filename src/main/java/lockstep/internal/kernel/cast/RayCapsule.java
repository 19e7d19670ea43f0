package lockstep.internal.kernel.cast;

import lockstep.internal.kernel.part.DoubleVec;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.Interval;
import lockstep.internal.kernel.part.MovingPoint;
import lockstep.internal.kernel.part.SegmentTest;
import lockstep.internal.kernel.part.Segments;
import lockstep.internal.kernel.part.SquareTest;
import lockstep.twin.Capsule;
import lockstep.twin.Exact;
import lockstep.twin.ExactVec;
import lockstep.twin.Ray;
import lockstep.twin.Real;
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
 * surface, tMax for one that ends there. A ray with both ends outside hits where the middle of the way
 * through the capsule lies between them. Touching along the side hits too. A zero direction is a point: it
 * hits at tMin where the point is inside, so never where tMin is −∞. A capsule without length is a sphere;
 * one with radius 0 a segment. A negative radius, a NaN anywhere, an infinite origin, direction or end is a
 * miss, and so is a t that no float can hold. The order of the ends changes no bit.
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
 * <p>Hit or miss is that of real arithmetic, for all finite floats and infinite tMin and tMax. A point of the
 * ray, at its start, its end or halfway through the capsule, is off by less than 10 u of the distance and the
 * way: one that is inside by more is a hit, and if that is halfway, but before a start or behind an end that
 * is outside by more, a miss. Let E be 40 u (D + r). In a capsule that the line hits, it comes within r + E
 * of the axis in float too, so it is a miss where it does not. If it does, but its time in the cylinder is
 * not one between the planes, it is beyond the end of the second sphere then. If the line hit the body or the
 * other sphere, it would pass the plane of this end within r + E of the axis, as that distance is convex: so
 * where it is not within r + E of this end, it is a miss as well. What float leaves open is decided by signs
 * of the sixth degree: the ray's ends and the segment, the segment's ends and the ray, and the interior of
 * both, see {@link SegmentTest}. A hit that float would miss has the t at which the ray is nearest to the
 * segment.
 *
 * <p>Range of t: products of two lengths must fit a float, so radius, ends and distances between 1e-18 and
 * 1e18, a direction between 1e-11 (a smaller one loses its part across the axis where it is nearly parallel)
 * and 1e18.
 */
public final class RayCapsule {
  /** 37 u (D + r); D + r is at most √3 of the largest coordinates of origin and bounds. */
  public static final ErrorBound ERROR = new ErrorBound(65, 0, 0x1p-36f);

  /** The square of a sine that may be entirely rounding: 4 u. */
  public static final float PARALLEL = 4 * Real.U * (4 * Real.U);

  /** Squared lengths whose products neither underflow nor overflow. */
  private static final float LEAST_SQUARE = 0x1p-60f, LARGEST_SQUARE = 0x1p60f;

  private RayCapsule() {}

  /** The t of entry, or +∞ for a miss. */
  @Twin
  static float cast(Ray ray, @Twin.Second Capsule capsule) {
    float r = capsule.radius(), tMin = ray.tMin(), tMax = ray.tMax();
    Vec d = ray.direction();
    Vec f = Segments.fromMiddle(capsule.segment(), ray.origin()), h = Segments.half(capsule.segment());
    Passage way = passage(ray, capsule);
    float between = way.between(), dd = d.square();
    float start = r * r - square(f, d, tMin, h), end = r * r - square(f, d, tMax, h),
        middle = r * r - square(f, d, between, h);
    float reach = f.abs().sum() + h.abs().sum() + r, length = d.abs().sum();
    float room = SquareTest.room(r, 40 * Real.U * reach);
    float atStart = SquareTest.room(r, 10 * Real.U * (reach + Math.abs(tMin) * length));
    float atEnd = SquareTest.room(r, 10 * Real.U * (reach + Math.abs(tMax) * length));
    float atMiddle = SquareTest.room(r, 10 * Real.U * (reach + Math.abs(between) * length));
    boolean starts = start > atStart, ends = end > atEnd, crosses = middle > atMiddle;
    boolean passesBy = way.side() < -room || (way.side() >= 0 && !way.inBody() && way.cap() < -room);
    boolean beyond = between > tMax && end >= -atEnd;
    boolean outside = start < -atStart || tMin < -Float.MAX_VALUE;
    boolean proper = h.isZero() || h.square() >= LEAST_SQUARE;
    boolean inRange = SquareTest.isInRange(reach) && dd >= LEAST_SQUARE && dd <= LARGEST_SQUARE && proper;
    boolean sure = inRange && r >= 0 && (starts || (outside && (passesBy || ends || (crosses && !beyond))));
    @Twin.Doubt
    boolean open = !sure;
    if (open) {
      return closely(ray, capsule);
    }
    boolean hit = starts || (!passesBy && (ends || (tMin <= between && between <= tMax)));
    float t = enter(ray, capsule, way, starts, end >= 0);
    return hit ? t : Float.POSITIVE_INFINITY;
  }

  /** The t of entry, or +∞ for a miss, given whether the ray starts in the capsule. */
  public static float enter(Ray ray, Capsule capsule, boolean starts) {
    float r = capsule.radius();
    Vec f = Segments.fromMiddle(capsule.segment(), ray.origin()), h = Segments.half(capsule.segment());
    boolean ends = r * r - square(f, ray.direction(), ray.tMax(), h) >= 0; // false if an end is infinite
    return enter(ray, capsule, passage(ray, capsule), starts, ends);
  }

  private static float enter(Ray ray, Capsule capsule, Passage way, boolean starts, boolean ends) {
    float tMin = ray.tMin(), tMax = ray.tMax(), dd = ray.direction().square();
    boolean moves = dd > 0;
    boolean passes = tMin <= way.between() && way.between() <= tMax;
    // a parallel line that ends inside enters through an end, whatever the rounding of the cylinder; the
    // order of the ends would choose −0
    float enter = way.nearest()
        + (way.parallel() && moves && ends && way.slabEnter() < way.enter() ? way.slabEnter() : way.enter())
        + 0f;
    float later = enter > tMin ? enter : tMin;
    float tNear = starts || !moves ? tMin : later < tMax ? later : tMax;
    boolean hit = (starts || ends || passes) && tMin <= tMax && capsule.radius() >= 0 && dd <= Float.MAX_VALUE
        && Math.abs(tNear) <= Float.MAX_VALUE;
    return hit ? tNear : Float.POSITIVE_INFINITY;
  }

  /**
   * The way of a line through the capsule: the times of entry and exit relative to the one at which it is
   * nearest to the middle; what r² exceeds the squared distances from the axis and from an end by; whether it
   * is parallel to the axis, and meets the body.
   */
  private record Passage(float nearest, float enter, float leave, float side, float cap, float slabEnter,
      boolean parallel, boolean inBody) {
    float between() {
      return nearest + 0.5f * (enter + leave);
    }
  }

  private static Passage passage(Ray ray, Capsule capsule) {
    Vec d = ray.direction();
    Vec f = Segments.fromMiddle(capsule.segment(), ray.origin());
    Vec h = Segments.half(capsule.segment());
    float r = capsule.radius();
    float r2 = r * r;
    float dd = d.square();
    float hh = h.square();
    boolean moves = dd > 0; // otherwise divisions by it give ±∞, with a sign decided by the order of the ends

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
    return new Passage(s, enter, leave, sideDelta, endDelta, slab.enter(), parallel, inBody);
  }

  /** The same, decided exactly. */
  private static float closely(Ray ray, Capsule capsule) {
    float tMin = ray.tMin(), tMax = ray.tMax();
    boolean valid = ray.origin().isFinite() && ray.direction().isFinite() && capsule.a().isFinite()
        && capsule.b().isFinite() && capsule.radius() >= 0 && tMin <= tMax;
    if (!valid) {
      return Float.POSITIVE_INFINITY;
    }
    if (isInside(ray, capsule, tMin)) {
      return tMin;
    }
    if (ray.direction().isZero() || (!isInside(ray, capsule, tMax) && !passes(ray, capsule))) {
      return Float.POSITIVE_INFINITY;
    }
    float t = enter(ray, capsule, false);
    t = t < Float.POSITIVE_INFINITY ? t : touches(ray, capsule);
    return Math.abs(t) <= Float.MAX_VALUE ? t : Float.POSITIVE_INFINITY;
  }

  /** Whether the ray's point at t is in the capsule: false for an infinite t. */
  private static boolean isInside(Ray ray, Capsule capsule, float t) {
    return Math.abs(t) <= Float.MAX_VALUE && (capsule.radius() > Float.MAX_VALUE
        || isInside(ray, capsule, Exact.of(t), Exact.of(capsule.radius()).square()));
  }

  private static boolean isInside(Ray ray, Capsule capsule, Exact t, Exact limit) {
    ExactVec way = ExactVec.of(ray.direction()).times(t);
    return SegmentTest.reaches(ExactVec.difference(ray.origin(), capsule.a()).plus(way),
        ExactVec.difference(ray.origin(), capsule.b()).plus(way),
        ExactVec.difference(capsule.b(), capsule.a()), limit, true);
  }

  /** Whether the ray comes near enough to the segment between its own ends. */
  private static boolean passes(Ray ray, Capsule capsule) {
    return capsule.radius() <= Float.MAX_VALUE
        && passes(ray, capsule, ExactVec.of(ray.direction()), Exact.of(capsule.radius()));
  }

  private static boolean passes(Ray ray, Capsule capsule, ExactVec d, Exact r) {
    return RaySphere.passes(ray, ExactVec.difference(ray.origin(), capsule.a()), d, r)
        || RaySphere.passes(ray, ExactVec.difference(ray.origin(), capsule.b()), d, r)
        || passesSide(ray, capsule, d, r.square());
  }

  private static boolean passesSide(Ray ray, Capsule capsule, ExactVec d, Exact limit) {
    ExactVec h = ExactVec.difference(capsule.b(), capsule.a());
    ExactVec q = ExactVec.difference(capsule.a(), ray.origin()), n = d.cross(h);
    Exact nn = n.square(), t = q.cross(h).dot(n);
    return SegmentTest.reaches(q, n, limit) && SegmentTest.isBetween(q.cross(d).dot(n), nn)
        && RaySphere.isBetween(t, nn, ray);
  }

  /** The t at which a ray that float would miss is nearest to the segment, in double. */
  private static float touches(Ray ray, Capsule capsule) {
    DoubleVec d = DoubleVec.of(ray.direction()), o = DoubleVec.of(ray.origin());
    boolean back = Segments.back(Segments.half(capsule.segment())); // the order of the ends changes no bit
    DoubleVec a = DoubleVec.of(back ? capsule.b() : capsule.a()).minus(o);
    DoubleVec b = DoubleVec.of(back ? capsule.a() : capsule.b()).minus(o);
    DoubleVec h = b.minus(a), n = d.cross(h);
    double dd = d.dot(d), t = within(ray, a.dot(d) / dd);
    t = nearer(d, a, h, t, within(ray, b.dot(d) / dd));
    t = nearer(d, a, h, t, within(ray, a.cross(h).dot(n) / n.dot(n)));
    return (float) nearer(d, a, h, t, within(ray, ray.tMax()));
  }

  private static double within(Ray ray, double t) {
    return t < ray.tMin() ? ray.tMin() : t > ray.tMax() ? ray.tMax() : t;
  }

  /** That of two times, the second of which may be none, at which t d is nearer to the segment. */
  private static double nearer(DoubleVec d, DoubleVec a, DoubleVec h, double t, double other) {
    return square(d.times(other).minus(a), h) < square(d.times(t).minus(a), h) ? other : t;
  }

  /** The squared distance of a point, relative to end a, from a segment. */
  private static double square(DoubleVec p, DoubleVec h) {
    double on = p.dot(h), hh = h.dot(h);
    DoubleVec apart = p.minus(h.times(on > 0 ? on < hh ? on / hh : 1 : 0));
    return apart.dot(apart);
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
