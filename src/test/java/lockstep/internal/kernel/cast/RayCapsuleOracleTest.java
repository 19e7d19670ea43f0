package lockstep.internal.kernel.cast;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import lockstep.internal.kernel.OracleOf;
import lockstep.internal.kernel.Verb;
import lockstep.internal.kernel.overlap.SphereCapsule;
import lockstep.internal.kernel.overlap.SphereCapsuleOverlapScalar;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Capsule;
import lockstep.oracle.Exact;
import lockstep.oracle.Point;
import lockstep.oracle.Ray;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/**
 * Ray–capsule against exact distances of segments, without a root: whether it hits is exact. With u = 2^-24
 * and D the distance from the origin to the farther end of the segment, t is that of a capsule whose radius
 * is off by at most {@value #ERROR} u (D + r), and rounds by {@value #ERROR} u of itself. The derived bound
 * is below 40 u; the largest error over 60,000 rays of each kind here is 3 u.
 */
@OracleOf(verb = Verb.CAST, first = Kind.RAY, second = Kind.CAPSULE)
@Runs.Once
class RayCapsuleOracleTest {
  private static final int ERROR = 8;

  /** Also for lines: rays without a start or an end. */
  @Property(tries = 10000)
  void theDecisionIsExactOnTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p) {
    assertEquals(reaches(p, Ray.of(p, 0), Exact.of(p[14])), cast(p) < Float.POSITIVE_INFINITY);
    p[6] = Float.NEGATIVE_INFINITY;
    p[7] = Float.POSITIVE_INFINITY;
    boolean isPoint = p[3] == 0 && p[4] == 0 && p[5] == 0;
    assertEquals(!isPoint && reaches(p, Ray.of(p, 0), Exact.of(p[14])), cast(p) < Float.POSITIVE_INFINITY);
  }

  @Property(tries = 1000)
  void nearTheGrid(@ForAll(supplier = Floats.Nudged.class) float[] p) {
    Floats.inRange(p);
    p[14] = Math.abs(p[14]);
    p[6] = Math.min(p[6], 0);
    check(p);
  }

  @Property(tries = 1000)
  void withinRounding(@ForAll(supplier = Floats.Scaled.class) float[] p) {
    interval(p);
    check(p);
  }

  /**
   * Aimed at the segment or beside it, from near or far, with a radius of its own or one that touches, give
   * or take a few ulp.
   */
  @Property(tries = 3000)
  void aimed(@ForAll(supplier = Floats.Scaled.class) float[] p, @ForAll @IntRange(min = -4, max = 16) int far,
      @ForAll @IntRange(min = -12, max = 12) int ulps, @ForAll @IntRange(min = 0, max = 2) int touching) {
    interval(p);
    float on = p[17] / (Math.abs(p[18]) + Math.abs(p[19]) + 1e-30f);
    aim(p, on, far);
    touch(p, ulps, touching);
    check(p);
  }

  /** Long capsules and short ones, down to spheres. */
  @Property(tries = 2000)
  void longAndShort(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -30, max = 20) int length, @ForAll @IntRange(min = -12, max = 12) int ulps,
      @ForAll @IntRange(min = 0, max = 2) int touching) {
    interval(p);
    for (int k = 0; k < 3; k++) {
      p[11 + k] = p[8 + k] + Math.scalb(p[11 + k] - p[8 + k], length);
    }
    aim(p, p[17] / (Math.abs(p[17]) + Math.abs(p[18]) + 1e-30f), 0);
    touch(p, ulps, touching);
    check(p);
  }

  /** Parallel to the axis, nearly or as nearly as floats allow. */
  @Property(tries = 3000)
  void nearlyParallel(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = 0, max = 30) int angle, @ForAll @IntRange(min = -12, max = 12) int ulps,
      @ForAll @IntRange(min = 0, max = 2) int touching) {
    interval(p);
    float size = Math.abs(p[11] - p[8]) + Math.abs(p[12] - p[9]) + Math.abs(p[13] - p[10]) + Math.abs(p[14]);
    float scale = size / (Math.abs(p[15]) + Math.abs(p[16]) + Math.abs(p[17]) + 1e-30f);
    for (int k = 0; k < 3; k++) {
      float off = Math.scalb(scale * p[15 + k], -angle);
      p[3 + k] = (p[11 + k] - p[8 + k]) * 3 + (angle == 30 ? 0 : off);
      p[k] = p[8 + k] + p[k] / (Math.abs(p[k]) + 1e-30f) * p[14] * 0.6f - p[3 + k];
    }
    touch(p, ulps, touching);
    check(p);
  }

  /** Starts or ends on the surface, give or take a few ulp, at t = 0 or elsewhere. */
  @Property(tries = 2000)
  void startsOrEndsThere(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -12, max = 12) int ulps, @ForAll @IntRange(min = 6, max = 7) int end,
      @ForAll boolean atOrigin) {
    float t = atOrigin ? 0 : p[17] / (Math.abs(p[18]) + Math.abs(p[19]) + 1e-30f);
    p[6] = end == 6 ? t : -10;
    p[7] = end == 7 ? t : Float.POSITIVE_INFINITY;
    double distance = Math.sqrt(Capsule.of(p, 8).squaredDistance(Ray.of(p, 0).at(Exact.of(t))).toDouble());
    p[14] = (float) Math.abs(distance + ulps * 0x1p-24 * distance);
    check(p);
  }

  /** A ray that starts at a point inside the capsule by {@link SphereCapsule} hits at once. */
  @Property(tries = 3000)
  void startsWhereAPointOverlaps(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -3, max = 3) int ulps) {
    interval(p);
    p[6] = 0;
    double distance = Math.sqrt(Capsule.of(p, 8).squaredDistance(Point.of(p, 0)).toDouble());
    p[14] = (float) Math.abs(distance + ulps * 0x1p-24 * distance);
    if (SphereCapsuleOverlapScalar.overlap(p[0], p[1], p[2], 0, p[8], p[9], p[10], p[11], p[12], p[13],
        p[14])) {
      assertEquals(0, cast(p));
    }
  }

  @Property(tries = 3000)
  void aCapsuleWithoutLengthIsASphere(@ForAll(supplier = Floats.Grid.class) float[] p) {
    System.arraycopy(p, 8, p, 11, 3);
    p[4] = p[5] = 0;
    p[3] = p[3] == 3 ? 1 : p[3] == -3 ? -4 : p[3];
    float t = RaySphereScalar.cast(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9], p[10], p[14]);
    assertEquals(t, cast(p), 1e-6);
  }

  /** Mirroring, and scaling by a power of two, map every operation's result. */
  @Property(tries = 3000)
  void mirroredAndScaled(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -20, max = 20) int scale, @ForAll @IntRange(min = 0, max = 2) int axis) {
    interval(p);
    aim(p, p[17] / (Math.abs(p[17]) + Math.abs(p[18]) + 1e-30f), 0);
    float t = cast(p);
    for (int k : new int[] {0, 3, 8, 11}) {
      p[k + axis] = -p[k + axis];
    }
    assertEquals(t, cast(p));
    for (int k = 0; k < 15; k++) {
      p[k] = k == 6 || k == 7 ? p[k] : Math.scalb(p[k], scale);
    }
    assertEquals(t, cast(p));
  }

  @Property(tries = 5000)
  void anyFloats(@ForAll(supplier = Floats.Any.class) float[] p) {
    float t = cast(p);
    if (t < Float.POSITIVE_INFINITY) {
      assertTrue(t >= p[6] && t <= p[7] && p[14] >= 0);
      for (int k = 0; k < 14; k++) {
        assertTrue(Float.isFinite(p[k]) || k == 6 || k == 7, "column " + k);
      }
    } else {
      assertEquals(Float.POSITIVE_INFINITY, t);
    }
    for (int k = 0; k < 15; k++) {
      float value = p[k];
      p[k] = Float.NaN;
      assertEquals(Float.POSITIVE_INFINITY, cast(p), "NaN in column " + k);
      p[k] = value;
    }
  }

  /** A ray without direction is a point, which is in the capsule at its tMin; −∞ is not a time. */
  @Test
  void withoutDirectionFromMinusInfinityIsAMiss() {
    float[] p = {-1.1456026f, 0.8873597f, 1, 0, 0, 0, Float.NEGATIVE_INFINITY, 1, -0.15987734f, 0.5f,
        0.6425016f, 1.1674105f, -1, 0, 1.6453823f};
    assertEquals(Float.POSITIVE_INFINITY, cast(p));
    p[6] = -1;
    assertEquals(-1, cast(p));
  }

  /**
   * Directions and segments whose squares are 0 in floats, and a t of 0: the order of the ends changes no bit
   * there either.
   */
  @Test
  void orderOfTheEndsDoesNotDecideWhatUnderflows() {
    float max = Float.MAX_VALUE, least = Float.MIN_VALUE, none = Float.NEGATIVE_INFINITY;
    cast(new float[] {-1.5711417E-18f, 0, -5.6184737E-30f, 0, -0f, least, none, -1.3311448E13f,
        -1.1754944E-38f, -4.5913816E-30f, -2.493118E-31f, 2.2458078E-6f, 3.4077618E23f, 1, max});
    cast(new float[] {least, -0f, -3.2316613E-38f, -7680.723f, 0, -0f, -4.4528374E27f, max, least, -0f,
        5.471028E-31f, 0, 5.7471883E-28f, 0, least});
    cast(new float[] {1.0000001f, 9.796707E-15f, 0, -1.0697136E-29f, 0, -0f, -1.8605692E35f, 8.246362E-6f,
        least, -1.1754944E-38f, least, -1.1754944E-38f, -0f, least, 1.0000001f});
  }

  /** Makes interval and radius proper, the radius without the offset. */
  private static void interval(float[] p) {
    p[6] = p[6] < 0 ? 0 : -3;
    p[7] = p[7] < 0 ? Float.POSITIVE_INFINITY : 1;
    p[14] = Math.abs(p[14] - p[18]);
  }

  /**
   * Aims at the point of the segment's line at {@code on}, 0 and 1 being its ends, from {@code far} times as
   * far, or beside it.
   */
  private static void aim(float[] p, float on, int far) {
    float side = p[19] > 0 ? p[14] : 0;
    float unit = 1 / (Math.abs(p[15]) + Math.abs(p[16]) + Math.abs(p[17]) + 1e-30f);
    for (int k = 0; k < 3; k++) {
      float at = p[8 + k] + on * (p[11 + k] - p[8 + k]) + side * unit * p[15 + k];
      p[k] = at + Math.scalb(p[k] - at, far);
      p[3 + k] = at - p[k];
    }
  }

  /**
   * Sets the radius so that the ray touches, moved by {@code ulps} u of it or of the overall size; not at all
   * for 0.
   */
  private static void touch(float[] p, int ulps, int touching) {
    if (touching > 0) {
      Ray ray = Ray.of(p, 0);
      Ray finite = Float.isInfinite(p[7]) ? ray.within(ray.tMin(), Exact.of(1e30)) : ray;
      double distance = Math.sqrt(squaredDistance(p, finite).toDouble());
      p[14] =
          (float) Math.abs(distance + ulps * 0x1p-24 * (touching == 1 ? distance : distance + farther(p)));
    }
  }

  private static Exact squaredDistance(float[] p, Ray ray) {
    Capsule way = new Capsule(ray.at(ray.tMin()), ray.at(ray.tMax()), Exact.ZERO);
    return way.squaredDistance(Capsule.of(p, 8));
  }

  private static boolean reaches(float[] p, Ray ray, Exact radius) {
    return radius.sign() >= 0 && ray.tMin().isAtMost(ray.tMax())
        && squaredDistance(p, ray).isAtMost(radius.square());
  }

  private static double farther(float[] p) {
    Point o = Point.of(p, 0);
    return Math.max(Point.of(p, 8).minus(o).length(), Point.of(p, 11).minus(o).length());
  }

  private static void check(float[] p) {
    assertEquals(reaches(p, Ray.of(p, 0), Exact.of(p[14])), cast(p) < Float.POSITIVE_INFINITY);
    RoundSolid.assertEntered(p, cast(p), ERROR, p[14], farther(p) + p[14],
        (ray, radius) -> reaches(p, ray, radius));
  }

  /** The answer, which must not depend on the order of the ends. */
  private static float cast(float[] p) {
    float t = RayCapsuleScalar.cast(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9], p[10], p[11],
        p[12], p[13], p[14]);
    assertEquals(t, RayCapsuleScalar.cast(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[11], p[12], p[13],
        p[8], p[9], p[10], p[14]), "order of the ends");
    return t;
  }
}
