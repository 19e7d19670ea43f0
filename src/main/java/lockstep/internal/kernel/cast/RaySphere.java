package lockstep.internal.kernel.cast;

import lockstep.internal.kernel.part.ErrorBound;
import lockstep.twin.Ray;
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
 * by roots: so where that does not round, no start and no end is lost. A ray with both ends outside hits
 * where the nearest point lies between them and Δ ≥ 0, tangents included. A zero direction is a point: it
 * hits at tMin where the point is inside. A negative radius, a NaN anywhere, an infinite origin, direction or
 * centre is a miss.
 *
 * <p>Range: products of two lengths must fit a float, so radius, direction and distance between 1e-18 and
 * 1e18. A direction shorter than 1e-23 counts as zero, a longer one than 1e19 is a miss, a radius beyond 1e19
 * contains every start that is not as far away.
 */
public final class RaySphere {
  /**
   * A radius with an error of 8 u of radius and distance; a distance is at most √3 of the largest on an axis.
   * Squares of a shorter direction lose bits.
   */
  public static final ErrorBound ERROR = new ErrorBound(14, 0, 0x1p-56f);

  private RaySphere() {}

  /** The t of entry, or +∞ for a miss. */
  @Twin
  public static float cast(Ray ray, @Twin.Second Sphere sphere) {
    float r = sphere.radius();
    Vec f = ray.origin().minus(sphere.center());
    // false if that point is infinite
    boolean starts = r * r - f.plus(ray.direction().times(ray.tMin())).square() >= 0;
    return enter(ray, sphere, starts);
  }

  /** The t of entry, or +∞ for a miss, given whether the ray starts in the sphere. */
  public static float enter(Ray ray, Sphere sphere, boolean starts) {
    float r = sphere.radius();
    float tMin = ray.tMin(), tMax = ray.tMax();
    Vec d = ray.direction();
    Vec f = ray.origin().minus(sphere.center());
    float dd = d.square();
    // the point of the line nearest to the centre; for a zero direction the origin itself
    float s = dd > 0 ? -f.dot(d) / dd : 0;
    float delta = r * r - f.plus(d.times(s)).square();
    boolean ends = r * r - f.plus(d.times(tMax)).square() >= 0; // false if it is infinite
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
}
