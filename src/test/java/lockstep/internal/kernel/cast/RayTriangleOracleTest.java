package lockstep.internal.kernel.cast;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import lockstep.internal.kernel.OracleOf;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Exact;
import lockstep.oracle.Point;
import lockstep.oracle.Ray;
import lockstep.oracle.Triangle;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/**
 * Ray–triangle against Cramer's rule. With u = 2^-24, M the distance from the origin to the farthest corner
 * and N that of the sheared corners from the ray, sheared corners are off by a few u M, edge functions by a
 * few u M N: weights by ε = {@value #ERROR} u M N over twice the sheared area, and t, in units of the
 * dominant axis, by {@value #ERROR} u M and ε times the triangle's depth along that axis.
 */
@OracleOf(verb = Verb.CAST, first = Kind.RAY, second = Kind.TRIANGLE)
@Runs.Once
class RayTriangleOracleTest {
  private static final int ERROR = 12;

  private final float[] t = new float[1], u = new float[1], v = new float[1];

  /** The dominant part of the direction is a power of two: the shear is exact, and so is the decision. */
  @Property(tries = 20000)
  void exactOnTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p) {
    for (int k = 3; k < 6; k++) {
      p[k] = Math.max(-2, Math.min(2, p[k]));
    }
    p[6] = -100;
    p[7] = 100;
    Ray.Piercing exact = castExactly(p);
    if (exact != null) {
      assertEquals(exact.u().toDouble(), u[0], 0x1p-23);
      assertEquals(exact.v().toDouble(), v[0], 0x1p-23);
    }
  }

  /**
   * Aimed exactly at a corner or an edge of a lone triangle, from either side and any distance. t is 1, but
   * for rounding, which grows as a triangle is seen edge-on.
   */
  @Property(tries = 5000)
  void edgeOfALoneTriangle(@ForAll(supplier = Floats.Grid.class) float[] p,
      @ForAll @IntRange(min = 0, max = 5) int where) {
    int from = 8 + 3 * (where % 3), to = where < 3 ? from : 8 + (3 * (where + 1)) % 9;
    for (int k = 0; k < 3; k++) {
      p[3 + k] = (p[from + k] + p[to + k]) / 2 - p[k];
    }
    p[6] = 0;
    p[7] = 1;
    Ray.Piercing exact = Ray.of(p, 0).pierces(Triangle.of(p, 8));
    assertEquals(exact != null, cast(p));
    check(p);
  }

  @Property(tries = 3000)
  void withinRounding(@ForAll(supplier = Floats.Scaled.class) float[] p) {
    p[6] = p[6] > 0 ? Float.NEGATIVE_INFINITY : 0;
    p[7] = p[7] > 0 ? Float.POSITIVE_INFINITY : 1;
    check(p);
  }

  @Property(tries = 5000)
  void nudged(@ForAll(supplier = Floats.Nudged.class) float[] p) {
    p[6] = -5;
    check(p);
  }

  /** Aimed at a corner, an edge or the inside, from near or far. */
  @Property(tries = 10000)
  void aimed(@ForAll(supplier = Floats.Scaled.class) float[] p, @ForAll @IntRange(min = 0, max = 3) int where,
      @ForAll @IntRange(min = -4, max = 12) int far) {
    aim(p, where, far);
    check(p);
  }

  /** Slivers: the third corner nearly on the line of the others. */
  @Property(tries = 5000)
  void slivers(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = 0, max = 3) int where, @ForAll @IntRange(min = 0, max = 12) int thin) {
    for (int k = 0; k < 3; k++) {
      float along = (p[8 + k] + p[11 + k]) / 2;
      p[14 + k] = along + Math.scalb(p[14 + k] - along, -thin);
    }
    aim(p, where, 0);
    check(p);
  }

  /** The interval ends at the triangle, give or take a few ulp. */
  @Property(tries = 3000)
  void intervalEndsThere(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -8, max = 8) int ulps, @ForAll @IntRange(min = 6, max = 7) int end) {
    aim(p, 3, 0);
    p[6] = -10;
    p[7] = 10;
    if (cast(p)) {
      p[end] = t[0] + ulps * Math.ulp(t[0]);
      check(p);
    }
  }

  /** Starts or ends on the triangle, as near as floats allow, at t = 0 or elsewhere. */
  @Property(tries = 5000)
  void startsOrEndsThere(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = 0, max = 3) int where, @ForAll @IntRange(min = 6, max = 7) int end,
      @ForAll boolean atOrigin) {
    float t = atOrigin ? 0 : p[17] / (Math.abs(p[18]) + Math.abs(p[19]) + 1e-30f);
    float[] d = {p[3], p[4], p[5]};
    aim(p, where, 0);
    for (int k = 0; k < 3; k++) {
      p[k] = p[k] + p[3 + k] - t * d[k];
      p[3 + k] = d[k];
    }
    p[6] = end == 6 ? t : -10;
    p[7] = end == 7 ? t : Float.POSITIVE_INFINITY;
    check(p);
  }

  /**
   * Of hardly any area: two corners differ by little, in one number. A hit is at its t, at a corner, an edge
   * or between, whatever rounding makes of the area.
   */
  @Property(tries = 10000)
  void ofHardlyAnyArea(@ForAll(supplier = Floats.Grid.class) float[] p,
      @ForAll @IntRange(min = 0, max = 149) int little, @ForAll @IntRange(min = 0, max = 2) int axis,
      @ForAll @IntRange(min = 0, max = 3) int where) {
    for (int k = 0; k < 3; k++) {
      p[14 + k] = p[11 + k];
      p[3 + k] = (where < 3 ? p[8 + 3 * where + k] : (p[8 + k] + p[11 + k]) / 2) - p[k];
    }
    p[14 + axis] = p[14 + axis] == 0 ? Math.scalb(1f, -little) : p[14 + axis] + Math.scalb(1f, -little);
    p[11 + axis] = where < 3 && p[11 + axis] == 0 ? -Math.scalb(1f, -little) : p[11 + axis];
    p[6] = -100;
    p[7] = 100;
    castExactly(p);
    check(p);
  }

  /** Aimed at a corner by the difference of floats, which may be exact, or starting at one. */
  @Property(tries = 10000)
  void atACornerOrFromIt(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = 0, max = 2) int corner, @ForAll boolean starts) {
    for (int k = 0; k < 3; k++) {
      float at = p[8 + 3 * corner + k];
      p[3 + k] = starts ? p[3 + k] : at - p[k];
      p[k] = starts ? at : p[k];
    }
    p[6] = 0;
    p[7] = Float.POSITIVE_INFINITY;
    check(p);
  }

  /** Casts a ray that hits or misses as in real arithmetic, at that t; returns the hit, or null. */
  private Ray.Piercing castExactly(float[] p) {
    Ray.Piercing exact = Ray.of(p, 0).pierces(Triangle.of(p, 8));
    boolean hit = cast(p);
    assertEquals(exact != null && exact.hit(), hit);
    if (!hit) {
      return null;
    }
    assertEquals(exact.t().toDouble(), t[0], 0x1p-20);
    return exact;
  }

  private static void aim(float[] p, int where, int far) {
    float s = where == 0 ? 0 : Math.abs(p[6]) / (Math.abs(p[6]) + Math.abs(p[7]) + 1e-30f);
    float r = where < 2 ? 0 : where == 2 ? 1 - s : (1 - s) * 0.4f;
    for (int k = 0; k < 3; k++) {
      float at = p[8 + k] + s * (p[11 + k] - p[8 + k]) + r * (p[14 + k] - p[8 + k]);
      p[k] = at + Math.scalb(p[k] - at, far);
      p[3 + k] = at - p[k];
    }
    p[6] = 0;
    p[7] = Float.POSITIVE_INFINITY;
  }

  private void check(float[] p) {
    Ray ray = Ray.of(p, 0);
    Triangle triangle = Triangle.of(p, 8);
    boolean hit = cast(p);
    if (hit) {
      assertTrue(t[0] >= p[6] && t[0] <= p[7], "outside the interval");
      assertTrue(u[0] >= 0 && v[0] >= 0 && u[0] + v[0] <= 1 + 0x1p-22, "weights");
    }
    Ray.Piercing exact = ray.pierces(triangle);
    assertEquals(exact != null && exact.hit(), hit);
    if (!hit) {
      return;
    }
    double[] d = {p[3], p[4], p[5]};
    int axis = Math.abs(d[0]) >= Math.abs(d[1]) && Math.abs(d[0]) >= Math.abs(d[2]) ? 0
        : Math.abs(d[1]) >= Math.abs(d[2]) ? 1 : 2;
    double m = 0, n = 0, low = Double.POSITIVE_INFINITY, high = Double.NEGATIVE_INFINITY;
    for (Point corner : new Point[] {triangle.a(), triangle.b(), triangle.c()}) {
      Point c = corner.minus(ray.o());
      m = Math.max(m, c.length());
      Exact along = c.on(axis).dividedBy(ray.d().on(axis));
      n = Math.max(n, c.minus(ray.d().times(along)).length());
      low = Math.min(low, c.on(axis).toDouble());
      high = Math.max(high, c.on(axis).toDouble());
    }
    double det = triangle.normal().dot(ray.d()).dividedBy(ray.d().on(axis)).abs().toDouble();
    n += ERROR * 0x1p-24 * m;
    double weight = ERROR * 0x1p-24 * m * n / det;
    if (weight > 0.25) {
      return; // edge-on within rounding
    }
    double time = (ERROR * 0x1p-24 * m + weight * (high - low)) / Math.abs(d[axis]);
    assertEquals(exact.t().toDouble(), t[0], time, "t");
    assertEquals(exact.u().toDouble(), u[0], weight, "u");
    assertEquals(exact.v().toDouble(), v[0], weight, "v");
  }

  private boolean cast(float[] p) {
    return RayTriangleScalar.cast(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9], p[10], p[11],
        p[12], p[13], p[14], p[15], p[16], t, u, v, 0);
  }
}
