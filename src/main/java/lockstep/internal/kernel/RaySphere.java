package lockstep.internal.kernel;

import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;

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
  public static float cast(float ox, float oy, float oz, float dx, float dy, float dz, float tMin, float tMax,
      float x, float y, float z, float r) {
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

  /** Columns: ox, oy, oz, dx, dy, dz, tMin, tMax; x, y, z, radius; out t. */
  static void cast(Operand rays, Operand spheres, int count, Output out) {
    float[][] rc = rays.columns, sc = spheres.columns;
    float[] ox = rc[0], oy = rc[1], oz = rc[2];
    float[] dx = rc[3], dy = rc[4], dz = rc[5];
    float[] tMin = rc[6], tMax = rc[7];
    float[] x = sc[0], y = sc[1], z = sc[2], r = sc[3];
    float[] tOut = out.floats[0];
    int ray = rays.from;
    int sphere = spheres.from;
    for (int start = 0; start < count; start += Kernel.BLOCK) {
      int pairs = Math.min(Kernel.BLOCK, count - start);
      long word = 0;
      for (int k = 0; k < pairs; k++) {
        int i = ray + k;
        int j = sphere + k;
        float t = cast(ox[i], oy[i], oz[i], dx[i], dy[i], dz[i], tMin[i], tMax[i], x[j], y[j], z[j], r[j]);
        tOut[out.from + start + k] = t;
        if (t < Float.POSITIVE_INFINITY) {
          word |= 1L << k;
        }
      }
      out.planes[0][out.word + (start >>> 6)] = word;
      ray += rays.stride;
      sphere += spheres.stride;
    }
  }
}
