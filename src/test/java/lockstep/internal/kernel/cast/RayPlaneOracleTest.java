package lockstep.internal.kernel.cast;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import lockstep.internal.kernel.OracleOf;
import lockstep.internal.kernel.Verb;
import lockstep.internal.kernel.overlap.PlaneSide;
import lockstep.internal.kernel.overlap.SpherePlaneOverlapScalar;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Exact;
import lockstep.oracle.HalfSpace;
import lockstep.oracle.Point;
import lockstep.oracle.Ray;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/**
 * Ray–plane against exact arithmetic. With u = 2^-24, whether the ray's point at t is inside, for t = tMin,
 * tMax and the t of the hit, is decided as for a plane off by {@value #ORIGIN} u of the distance of the ray's
 * origin from the origin of space, and {@value #WAY} u of that of the point from the ray's origin.
 */
@OracleOf(verb = Verb.CAST, first = Kind.RAY, second = Kind.PLANE)
@Runs.Once
class RayPlaneOracleTest {
  private static final int ORIGIN = 3;
  private static final int WAY = 5;
  private static final float INF = Float.POSITIVE_INFINITY;

  /** Only the quotient rounds. */
  @Property(tries = 3000)
  void exactOnTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p) {
    assertEquals(enters(p), cast(p) + 0f);
    p[6] = p[6] > 1 ? Float.NEGATIVE_INFINITY : -Math.abs(p[6]);
    p[7] = p[7] > 1 ? INF : Math.abs(p[7]);
    assertEquals(enters(p), cast(p) + 0f);
  }

  /** The t of entry on the grid, or +∞. */
  private static float enters(float[] p) {
    HalfSpace plane = HalfSpace.of(p, 8);
    Ray ray = Ray.of(p, 0);
    if (plane.normal().isZero() || !ray.tMin().isAtMost(ray.tMax())) {
      return INF;
    }
    if (plane.contains(ray.at(ray.tMin()))) {
      return p[6] == Float.NEGATIVE_INFINITY ? INF : p[6] + 0f;
    }
    if (!plane.contains(ray.at(ray.tMax()))) {
      return INF;
    }
    Exact slope = plane.normal().dot(ray.d());
    return (float) plane.outside(ray.o()).negate().dividedBy(slope).toDouble() + 0f;
  }

  @Property(tries = 2000)
  void withinRounding(@ForAll(supplier = Floats.Scaled.class) float[] p) {
    p[6] = 0;
    p[7] = p[7] < 0 ? INF : 1;
    check(p);
  }

  /** The start, the end or another point of the ray on the plane, give or take a few ulp. */
  @Property(tries = 4000)
  void touchingWithinRounding(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -8, max = 8) int ulps, @ForAll @IntRange(min = 0, max = 4) int where,
      @ForAll @IntRange(min = -30, max = 30) int length) {
    PlaneSide.scale(p, 3, 6, length);
    float from = p[6], to = p[7];
    p[6] = where == 0 ? 0 : Math.min(from, to);
    p[7] = where == 1 ? INF : Math.max(from, to);
    Exact t = Exact.of(where == 0 ? 0 : where < 3 ? p[6] : where == 3 ? p[7] : (from + to) / 2);
    PlaneSide.move(p, 8, Ray.of(p, 0).at(t), 0, ulps);
    if (Math.abs(p[11]) < 4e37f) {
      check(p);
    }
  }

  /** At angles to the plane down to 2^-30. */
  @Property(tries = 2000)
  void nearlyParallel(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -8, max = 8) int ulps, @ForAll @IntRange(min = 0, max = 30) int angle,
      @ForAll boolean endless) {
    PlaneSide.turn(p, 3, 8, angle);
    for (int k = 3; k < 6; k++) {
      p[k] = -p[k];
    }
    p[6] = 0;
    p[7] = endless ? INF : Math.abs(p[7]);
    PlaneSide.move(p, 8, Point.of(p, 0), 0, ulps);
    check(p);
  }

  /** One ulp off a touch that floats can resolve. */
  @Property(tries = 2000)
  void nudged(@ForAll(supplier = Floats.Nudged.class) float[] p) {
    Floats.inRange(p);
    check(p);
  }

  /** The length of the normal does not matter, powers of two change no bit; nor do mirrors. */
  @Property(tries = 2000)
  void anyScale(@ForAll(supplier = Floats.Reals.class) float[] p,
      @ForAll @IntRange(min = -8, max = 8) int ulps, @ForAll @IntRange(min = -40, max = 40) int normals,
      @ForAll @IntRange(min = -40, max = 40) int lengths) {
    p[6] = -Math.abs(p[6]);
    p[7] = Math.abs(p[7]);
    PlaneSide.move(p, 8, Ray.of(p, 0).at(Exact.of(p[7])), 0, ulps);
    float t = cast(p);
    PlaneSide.scale(p, 8, 12, normals);
    PlaneSide.scale(p, 0, 6, lengths);
    PlaneSide.scale(p, 11, 12, lengths);
    assertEquals(t, cast(p));
    for (int axis = 0; axis < 3; axis++) {
      p[axis] = -p[axis];
      p[3 + axis] = -p[3 + axis];
      p[8 + axis] = -p[8 + axis];
      assertEquals(t, cast(p));
    }
  }

  /** A zero direction is a point, a sphere of radius 0: it hits at tMin, bit for bit, for any floats. */
  @Property(tries = 2000)
  void aZeroDirectionIsAPoint(@ForAll(supplier = Floats.Any.class) float[] p, @ForAll boolean negative) {
    p[3] = p[4] = p[5] = negative ? -0f : 0f;
    boolean inside = SpherePlaneOverlapScalar.overlap(p[0], p[1], p[2], 0, p[8], p[9], p[10], p[11]);
    boolean hit = inside && p[6] <= p[7] && Float.isFinite(p[6]) && p[7] < INF;
    if (p[7] < INF) {
      assertEquals(hit ? p[6] : INF, cast(p));
    }
  }

  @Property(tries = 3000)
  void anyFloat(@ForAll(supplier = Floats.Any.class) float[] p) {
    float t = cast(p);
    assertTrue(t == INF || Float.isFinite(t));
    if (t < INF) {
      for (int k = 0; k < 12; k++) {
        assertTrue(Float.isFinite(p[k]) || k == 6 || k == 7, "column " + k + " is " + p[k]);
      }
      check(p);
    }
    for (int k = 0; k < 12; k++) {
      float[] q = p.clone();
      q[k] = Float.NaN;
      assertEquals(INF, cast(q));
    }
  }

  /** Before the hit the ray is outside, at the hit on the plane; it starts inside where it hits at tMin. */
  private static void check(float[] p) {
    float t = cast(p);
    if (HalfSpace.of(p, 8).normal().isZero() || !(p[6] <= p[7])) {
      assertEquals(INF, t);
    } else if (t == INF) {
      assertTrue(!inside(p, p[6], -1) && !inside(p, p[7], -1), "false miss");
    } else {
      assertTrue(t >= p[6] && t <= p[7], "outside the interval");
      assertTrue(inside(p, t, 1), "not there yet");
      assertTrue(t == p[6] || !inside(p, p[6], -1), "starts inside");
      assertTrue(t == p[6] || !inside(p, t, -1), "has been there before");
    }
  }

  /** Whether the ray's point at t is inside the half-space, with slack added or subtracted. */
  private static boolean inside(float[] p, float t, int sign) {
    Exact at = Float.isInfinite(t) ? Exact.of(Math.signum(t) * 0x1p200) : Exact.of(t);
    Ray ray = Ray.of(p, 0);
    double way = ray.d().length() * at.abs().toDouble();
    double slack = PlaneSide.U * (ORIGIN * ray.o().length() + WAY * way)
        + PlaneSide.VANISHED * (1 + at.abs().toDouble()) + Float.MIN_VALUE * ray.d().length();
    return HalfSpace.of(p, 8).grown(sign * slack).contains(ray.at(at));
  }

  private static float cast(float[] p) {
    return RayPlaneScalar.cast(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9], p[10], p[11]);
  }
}
