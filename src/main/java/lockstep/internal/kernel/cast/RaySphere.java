package lockstep.internal.kernel.cast;

import lockstep.internal.kernel.part.DoubleVec;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.twin.Exact;
import lockstep.twin.ExactVec;
import lockstep.twin.Ray;
import lockstep.twin.Real;
import lockstep.twin.Sphere;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Ray–sphere intersection, for a solid sphere.
 *
 * <p>With {@code f = o − c} and {@code s = −f·d / d·d} the line is nearest to the centre at s, at distance
 * {@code |f + s d|}, so the roots are {@code s ± √Δ / |d|} with {@code Δ = r² − |f + s d|²}. Computing Δ from
 * that distance, instead of {@code b² − 4ac}, resolves small spheres far away (Haines et al., Ray Tracing
 * Gems, 2019, ch. 7).
 *
 * <p>The sphere is a solid: t is where [tMin, tMax] enters it, tMin for a ray that starts inside or on the
 * surface, tMax for one that ends there. Both ends are decided like points, by {@code |f + t d|² ≤ r²}, not
 * by roots. A ray with both ends outside hits where the nearest point lies between them and Δ ≥ 0, tangents
 * included. A zero direction is a point: it hits at tMin where the point is inside. A negative radius, a NaN
 * anywhere, an infinite origin, direction or centre is a miss, and so is a t that no float can hold.
 *
 * <p>Hit or miss is that of real arithmetic, for all finite floats and infinite tMin and tMax: what float
 * leaves open, and what is out of its range, is decided by signs of the fourth degree, such as {@code (|f|² −
 * r²) |d|² ≤ (f·d)²} for Δ ≥ 0. With u = 2⁻²⁴, f and the points at tMin and tMax are off by less than 4 u of
 * |f| and |t d| together, and so is the nearest point across the ray, besides 4 u r. Where the ray starts
 * outside by more than that and the line passes within r by more, s is off by less than its distance from
 * tMin; and likewise at tMax. t is that of a radius off by 8 u of radius and distance.
 */
public final class RaySphere {
  /**
   * Whether a ray hits is exact, t is that of a radius with an error of 8 u of radius and distance; a
   * distance is at most √3 of the largest on an axis. Squares of a shorter direction lose bits.
   */
  public static final ErrorBound ERROR = new ErrorBound(14, 0, 0x1p-56f);

  /** Squared lengths of directions whose products neither underflow nor overflow. */
  private static final float LEAST_SQUARE = 0x1p-60f, LARGEST_SQUARE = 0x1p60f;

  /** (8 u)² times 3, and more than underflow takes from fourth powers. */
  private static final float ROUNDING = 192 * Real.U * Real.U, TINY = 0x1p-110f;

  private RaySphere() {}

  /** The t of entry, or +∞ for a miss. */
  @Twin
  public static float cast(Ray ray, @Twin.Second Sphere sphere) {
    float r = sphere.radius(), tMin = ray.tMin(), tMax = ray.tMax();
    Vec d = ray.direction(), f = ray.origin().minus(sphere.center());
    float dd = d.square();
    float start = inside(f, d, tMin, r), end = inside(f, d, tMax, r), middle = inside(f, d, nearest(f, d), r);
    float lengths = ROUNDING * (f.square() + r * r), way = ROUNDING * dd;
    float atStart = room(lengths + tMin * tMin * way, r), atEnd = room(lengths + tMax * tMax * way, r);
    boolean line = middle * middle > atStart;
    boolean outside = start < 0 && (end * end > atEnd || tMax > Float.MAX_VALUE);
    boolean sure = start * start > atStart && dd >= LEAST_SQUARE && dd <= LARGEST_SQUARE
        && (start > 0 || (line && (middle < 0 || outside)));
    @Twin.Doubt
    boolean open = !sure;
    if (open) {
      return closely(ray, sphere);
    }
    return enter(ray, sphere, start >= 0);
  }

  /** The square of what a difference of squares near r² may be off by, given that of the distance. */
  private static float room(float square, float r) {
    return square * (8 * (r * r) + 2 * square) + TINY;
  }

  /** The t of entry, or +∞ for a miss, given whether the ray starts in the sphere. */
  public static float enter(Ray ray, Sphere sphere, boolean starts) {
    float r = sphere.radius();
    float tMin = ray.tMin(), tMax = ray.tMax();
    Vec d = ray.direction();
    Vec f = ray.origin().minus(sphere.center());
    float dd = d.square();
    float s = nearest(f, d);
    float delta = inside(f, d, s, r);
    boolean ends = inside(f, d, tMax, r) >= 0; // false if it is infinite
    boolean passes = delta >= 0 && tMin <= s && s <= tMax;
    // where the ray ends on the surface, Δ may have rounded to less than 0
    float half = delta > 0 ? (float) Math.sqrt(delta) / (float) Math.sqrt(dd) : 0;
    float enter = s - half;
    float later = enter > tMin ? enter : tMin;
    float tNear = starts ? tMin : later < tMax ? later : tMax;
    boolean hit = (starts || ends || passes) && tMin <= tMax && r >= 0 && dd <= Float.MAX_VALUE
        && Math.abs(tNear) <= Float.MAX_VALUE;
    return hit ? tNear : Float.POSITIVE_INFINITY;
  }

  /** The t of the line's point that is nearest to the centre; for a zero direction 0. */
  private static float nearest(Vec f, Vec d) {
    float dd = d.square();
    return dd > 0 ? -f.dot(d) / dd : 0;
  }

  /** By how much the square of the radius is more than that of the distance at t. */
  private static float inside(Vec f, Vec d, float t, float r) {
    return r * r - f.plus(d.times(t)).square();
  }

  /** The same, decided exactly, with t in double. */
  private static float closely(Ray ray, Sphere sphere) {
    float r = sphere.radius(), tMin = ray.tMin(), tMax = ray.tMax();
    boolean valid = ray.origin().isFinite() && ray.direction().isFinite() && sphere.center().isFinite()
        && r >= 0 && tMin <= tMax;
    if (!valid) {
      return Float.POSITIVE_INFINITY;
    }
    boolean starts = isInside(ray, sphere, tMin);
    if (!starts && !isInside(ray, sphere, tMax) && !passes(ray, sphere)) {
      return Float.POSITIVE_INFINITY;
    }
    DoubleVec d = DoubleVec.of(ray.direction());
    DoubleVec f = DoubleVec.of(ray.origin()).minus(DoubleVec.of(sphere.center()));
    double dd = d.dot(d);
    double s = dd > 0 ? -f.dot(d) / dd : 0;
    DoubleVec nearest = f.plus(d.times(s));
    double delta = (double) r * r - nearest.dot(nearest);
    double enter = delta > 0 && dd > 0 ? s - Math.sqrt(delta / dd) : s;
    float later = enter > tMin ? (float) enter : tMin;
    float t = starts ? tMin : later < tMax ? later : tMax;
    return Math.abs(t) <= Float.MAX_VALUE ? t : Float.POSITIVE_INFINITY;
  }

  /** Whether the ray's point at t is in the sphere: false for an infinite t. */
  private static boolean isInside(Ray ray, Sphere sphere, float t) {
    return Math.abs(t) <= Float.MAX_VALUE
        && (sphere.radius() > Float.MAX_VALUE || isInside(ExactVec.difference(ray.origin(), sphere.center()),
            ExactVec.of(ray.direction()), Exact.of(t), Exact.of(sphere.radius())));
  }

  private static boolean isInside(ExactVec f, ExactVec d, Exact t, Exact r) {
    Exact along = f.dot(d).times(t);
    Exact square = f.square().plus(along).plus(along).plus(d.square().times(t.square()));
    return !square.minus(r.square()).isPositive();
  }

  /** Whether the line's nearest point is in the sphere, and on the ray. */
  private static boolean passes(Ray ray, Sphere sphere) {
    return sphere.radius() <= Float.MAX_VALUE
        && passes(ray, ExactVec.difference(ray.origin(), sphere.center()), ExactVec.of(ray.direction()),
            Exact.of(sphere.radius()));
  }

  static boolean passes(Ray ray, ExactVec f, ExactVec d, Exact r) {
    Exact dd = d.square(), along = f.dot(d);
    return dd.isPositive() && !f.square().minus(r.square()).times(dd).minus(along.square()).isPositive()
        && isBetween(along.negated(), dd, ray);
  }

  /** Whether {@code x / y}, where y is not negative, is from tMin to tMax. */
  static boolean isBetween(Exact x, Exact y, Ray ray) {
    return (ray.tMin() < -Float.MAX_VALUE || !x.minus(y.times(Exact.of(ray.tMin()))).isNegative())
        && (ray.tMax() > Float.MAX_VALUE || !x.minus(y.times(Exact.of(ray.tMax()))).isPositive());
  }
}
