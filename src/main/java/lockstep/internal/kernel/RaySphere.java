package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Ray–sphere intersection: where a ray enters a solid sphere.
 *
 * <p>With {@code f = o − c} and {@code s = −f·d / d·d} the line is nearest to the centre at s, at distance
 * {@code |f + s d|}, so the roots are {@code s ± √Δ / |d|} with {@code Δ = r² − |f + s d|²}. Taking Δ from that
 * distance, instead of {@code b² − 4ac}, keeps small spheres far away apart (Haines et al., Ray Tracing Gems,
 * 2019, ch. 7).
 *
 * <p>The sphere is a solid: t is where [tMin, tMax] enters it, tMin for a ray that starts inside. A
 * tangent ray hits. A zero direction is a point: it hits at tMin where the point is inside. A
 * negative radius, a NaN anywhere, an infinite origin, direction or centre is a miss.
 *
 * <p>Range: products of two lengths must fit a float, so radius, direction and distance between 1e-18 and
 * 1e18. A direction shorter than 1e-23 counts as zero, a longer one than 1e19 is a miss, a radius beyond
 * 1e19 contains every start.
 */
public final class RaySphere {
  /** A radius off by 8 u of radius and distance; a distance is at most √3 of the largest on an axis. */
  static final ErrorBound ERROR = new ErrorBound(14, 0);

  private RaySphere() {}

  /** The t of entry, or +∞ for a miss. */
  @Twin
  public static float cast(float ox, float oy, float oz, float dx, float dy, float dz, float tMin, float tMax,
      @Twin.Second float x, float y, float z, float r) {
    float fx = ox - x;
    float fy = oy - y;
    float fz = oz - z;
    float a = dx * dx + dy * dy + dz * dz;
    float b = -(fx * dx + fy * dy + fz * dz);
    // the point of the line nearest to the centre; for a zero direction the origin itself
    float s = a > 0 ? b / a : 0;
    float lx = fx + s * dx;
    float ly = fy + s * dy;
    float lz = fz + s * dz;
    float r2 = r * r;
    float delta = r2 - (lx * lx + ly * ly + lz * lz);
    float half = (float) Math.sqrt(delta) / (float) Math.sqrt(a);
    float enter = s - half;
    float leave = s + half;
    // 0/0, from a zero direction, leaves the interval as it is
    float tNear = enter > tMin ? enter : tMin;
    float tFar = leave < tMax ? leave : tMax;
    boolean hit =
        delta >= 0 && r >= 0 && a <= Float.MAX_VALUE && tNear <= tFar && Math.abs(tNear) <= Float.MAX_VALUE;
    return hit ? tNear : Float.POSITIVE_INFINITY;
  }
}
