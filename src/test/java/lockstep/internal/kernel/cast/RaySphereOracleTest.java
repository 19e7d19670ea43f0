package lockstep.internal.kernel.cast;

import static org.junit.jupiter.api.Assertions.assertEquals;

import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import lockstep.internal.kernel.OracleOf;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Exact;
import lockstep.oracle.Point;
import lockstep.oracle.Ray;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/**
 * Ray–sphere against exact distances, without a root: the ray enters at t where it is outside before and
 * inside at t. With u = 2^-24 and f the vector from centre to origin, f and the point nearest to the centre
 * are off by a few u |f|, and |f|² − r² by a few u (|f|² + r²): hit and t are those of a sphere whose radius
 * is off by at most {@value #ERROR} u (|f| + r), and t rounds by {@value #ERROR} u of itself.
 */
@OracleOf(verb = Verb.CAST, first = Kind.RAY, second = Kind.SPHERE)
@Runs.Once
class RaySphereOracleTest {
  private static final int ERROR = 8;

  @Property(tries = 5000)
  void theDecisionIsExactOnTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p) {
    p[6] = -20;
    p[7] = 20;
    assertEquals(Ray.of(p, 0).reaches(Point.of(p, 8), Exact.of(p[11])), cast(p) < Float.POSITIVE_INFINITY);
  }

  @Property(tries = 5000)
  void nearTheGrid(@ForAll(supplier = Floats.Nudged.class) float[] p) {
    Floats.inRange(p);
    p[11] = Math.abs(p[11]);
    p[6] = Math.min(p[6], 0);
    check(p);
  }

  @Property(tries = 3000)
  void withinRounding(@ForAll(supplier = Floats.Scaled.class) float[] p) {
    p[6] = 0;
    p[7] = p[7] < 0 ? Float.POSITIVE_INFINITY : 1;
    p[11] = Math.abs(p[11]);
    check(p);
  }

  /** Tangent, give or take a few ulp: the radius is the distance of the line. */
  @Property(tries = 5000)
  void tangent(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -12, max = 12) int ulps) {
    p[6] = Float.NEGATIVE_INFINITY;
    p[7] = Float.POSITIVE_INFINITY;
    Point centre = Point.of(p, 8);
    Ray ray = Ray.of(p, 0);
    double f = ray.o().minus(centre).length();
    p[11] = (float) Math.abs(Math.sqrt(ray.squaredDistance(centre).toDouble()) + ulps * 0x1p-24 * f);
    p[6] = -1e9f;
    p[7] = 1e9f;
    check(p);
  }

  /** Starts or ends on the surface, give or take a few ulp, at t = 0 or elsewhere. */
  @Property(tries = 5000)
  void startsOrEndsThere(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -12, max = 12) int ulps, @ForAll @IntRange(min = 6, max = 7) int end,
      @ForAll boolean atOrigin) {
    float t = atOrigin ? 0 : p[12] / (Math.abs(p[13]) + Math.abs(p[14]) + 1e-30f);
    p[6] = end == 6 ? t : -10;
    p[7] = end == 7 ? t : Float.POSITIVE_INFINITY;
    double distance = Ray.of(p, 0).at(Exact.of(t)).minus(Point.of(p, 8)).length();
    p[11] = (float) Math.abs(distance + ulps * 0x1p-24 * distance);
    check(p);
  }

  /** A small sphere, aimed at from far away, in or beside its outline. */
  @Property(tries = 3000)
  void smallAndFar(@ForAll(supplier = Floats.Reals.class) float[] p,
      @ForAll @IntRange(min = 0, max = 20) int far) {
    for (int k = 0; k < 3; k++) {
      p[k] = Math.scalb(p[k], far);
      p[3 + k] = p[8 + k] - p[k] + p[12 + k] * 0.5f;
    }
    p[11] = Math.abs(p[11]);
    p[6] = 0;
    p[7] = Float.POSITIVE_INFINITY;
    check(p);
  }

  /** The origin near the surface of a large sphere. */
  @Property(tries = 3000)
  void hugeAndNear(@ForAll(supplier = Floats.Reals.class) float[] p,
      @ForAll @IntRange(min = 0, max = 20) int huge) {
    p[8] = Math.scalb(p[8], huge);
    p[9] = Math.scalb(p[9], huge);
    p[11] = (float) Math.hypot(Math.hypot(p[8], p[9]), p[10]) + p[11];
    p[6] = 0;
    p[7] = Float.POSITIVE_INFINITY;
    check(p);
  }

  /** A tangent that outside checks found lost, and one that is missed by the next smaller radius. */
  @Example
  void tangents() {
    assertEquals(2, cast(new float[] {11, -2, 0, -4, 3, 0, 0, Float.POSITIVE_INFINITY, 0, 0, 0, 5}));
    float[] turned = {11, -2, 7, -4, 3, 0, 0, 2, 0, 0, 7, 5};
    assertEquals(2, cast(turned));
    turned[11] = Math.nextDown(5f);
    assertEquals(Float.POSITIVE_INFINITY, cast(turned));
  }

  private static void check(float[] p) {
    Point centre = Point.of(p, 8);
    double size = Point.of(p, 0).minus(centre).length() + p[11];
    RoundSolid.assertEntered(p, cast(p), ERROR, p[11], size, (ray, radius) -> ray.reaches(centre, radius));
  }

  private static float cast(float[] p) {
    return RaySphereScalar.cast(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9], p[10], p[11]);
  }
}
