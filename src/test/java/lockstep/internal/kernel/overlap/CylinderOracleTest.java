package lockstep.internal.kernel.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import lockstep.internal.kernel.OracleOf;
import lockstep.internal.kernel.Verb;
import lockstep.internal.kernel.cast.RayCylinderScalar;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Ball;
import lockstep.oracle.Box;
import lockstep.oracle.Capsule;
import lockstep.oracle.Exact;
import lockstep.oracle.Point;
import lockstep.oracle.Ray;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/**
 * Cylinders along z against exact arithmetic. The contacts are those of circles with the projections of other
 * shapes to the plane z = 0: an oracle for balls, applied to shapes without height, serves for them. Every
 * overlap is that of real numbers; casts have the bounds of spheres.
 */
@OracleOf(verb = Verb.OVERLAP, first = Kind.SPHERE, second = Kind.CYLINDER)
@OracleOf(verb = Verb.OVERLAP, first = Kind.CAPSULE, second = Kind.CYLINDER)
@OracleOf(verb = Verb.OVERLAP, first = Kind.BOX, second = Kind.CYLINDER)
@OracleOf(verb = Verb.OVERLAP, first = Kind.CYLINDER, second = Kind.CYLINDER)
@OracleOf(verb = Verb.CAST, first = Kind.RAY, second = Kind.CYLINDER)
@Runs.Once
class CylinderOracleTest {
  private static final double U = 0x1p-24;

  /** Of a ray and a sphere: see RaySphereOracleTest. */
  private static final int CAST = 8;

  /** A cylinder in p[0 … 2] as a ball without a height. */
  private static Ball circle(float[] p) {
    return new Ball(Point.of(p[0], p[1], 0), Exact.of(p[2]));
  }

  private static Point shadow(float[] p, int at) {
    return Point.of(p[at], p[at + 1], 0);
  }

  private static void touch(float[] p, double distance, int ulps) {
    double reach = distance * (1 + ulps * U);
    p[2] = (float) (reach * Math.abs(p[19] / (Math.abs(p[19]) + Math.abs(p[18]) + 1e-30f)));
    p[6] = (float) Math.max(0, reach - p[2]);
  }

  @Property(tries = 3000)
  void exactOnTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p) {
    assertEquals(circle(p).overlaps(new Ball(shadow(p, 3), Exact.of(p[6]))), sphere(p));
    assertEquals(circle(p).overlaps(new Ball(shadow(p, 3), Exact.of(p[5]))), cylinder(p));
    BoxOracleTest.sort(p, 3);
    assertEquals(circle(p).overlaps(rectangle(p)), box(p));
  }

  @Property(tries = 4000)
  void spheresAndCylinders(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -8, max = 8) int ulps) {
    touch(p, Math.sqrt(shadow(p, 0).minus(shadow(p, 3)).square().toDouble()), ulps);
    Ball other = new Ball(shadow(p, 3), Exact.of(p[6]));
    boolean overlap = circle(p).overlaps(other);
    assertEquals(overlap, sphere(p));
    p[5] = p[6];
    assertEquals(overlap, cylinder(p));
  }

  @Property(tries = 4000)
  void boxes(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -8, max = 8) int ulps) {
    BoxOracleTest.sort(p, 3);
    p[2] = (float) (Math.sqrt(rectangle(p).squaredDistance(shadow(p, 0)).toDouble()) * (1 + ulps * U));
    assertEquals(circle(p).overlaps(rectangle(p)), box(p));
    p[8] = p[5];
    p[5] = Math.nextUp(p[5]);
    assertFalse(box(p), "empty on the axis");
  }

  private static Box rectangle(float[] p) {
    return new Box(shadow(p, 3), shadow(p, 6));
  }

  @Property(tries = 4000)
  void capsules(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -8, max = 8) int ulps, @ForAll boolean alongTheAxis) {
    if (alongTheAxis) {
      p[7] = p[3];
      p[8] = p[4];
      p[10] = p[9];
    }
    Capsule segment = new Capsule(shadow(p, 3), shadow(p, 7), Exact.ZERO);
    touch(p, Math.sqrt(segment.squaredDistance(shadow(p, 0)).toDouble()), ulps);
    assertEquals(segment.overlaps(circle(p).grown(p[6])), capsule(p));
  }

  /** A ray hits where its projection does, at the same t. */
  @Property(tries = 4000)
  void rays(@ForAll(supplier = Floats.Reals.class) float[] p, @ForAll boolean alongTheAxis) {
    p[2] = Math.abs(p[2]);
    if (alongTheAxis) {
      p[6] = 0;
      p[7] = 0;
    }
    p[9] = Math.min(p[9], p[10]);
    Ray ray = new Ray(shadow(p, 3), shadow(p, 6), Exact.of(p[9]), Exact.of(p[10]));
    double distance = shadow(p, 3).minus(shadow(p, 0)).length() + 4;
    double slack = CAST * U * (p[2] + distance);
    float t = cast(p);
    boolean hit = t < Float.POSITIVE_INFINITY;
    Exact radius = Exact.of(p[2]);
    if (p[9] <= p[10]) {
      decided(p[2] > slack && ray.reaches(shadow(p, 0), radius.minus(Exact.of(slack))),
          !ray.reaches(shadow(p, 0), radius.plus(Exact.of(slack))), hit);
    }
    if (hit) {
      assertTrue(t >= p[9] && t <= p[10]);
      Exact square = ray.at(Exact.of(t)).minus(shadow(p, 0)).square();
      assertTrue(square.isAtMost(radius.plus(Exact.of(slack)).square()), "on the surface or inside");
    }
  }

  private static void decided(boolean surelyHit, boolean surelyMiss, boolean hit) {
    assertTrue(!surelyHit || hit, "false miss");
    assertTrue(!surelyMiss || !hit, "false hit");
  }

  /** The coordinate along the axis has no effect, unless it is NaN. */
  @Property(tries = 2000)
  void theAxisHasNoSay(@ForAll(supplier = Floats.Any.class) float[] p) {
    for (boolean isNumber : new boolean[] {Float.isFinite(p[5])}) {
      boolean hit = sphere(p);
      assertTrue(isNumber || !hit);
      p[5] = 1e30f;
      assertEquals(isNumber ? hit : sphere(p), sphere(p));
      p[11] = Float.POSITIVE_INFINITY;
      assertEquals(Float.POSITIVE_INFINITY, cast(p), "d is no direction");
    }
  }

  private static boolean sphere(float[] p) {
    return SphereCylinderScalar.overlap(p[3], p[4], p[5], p[6], p[0], p[1], p[2]);
  }

  private static boolean cylinder(float[] p) {
    boolean hit = CylinderCylinderScalar.overlap(p[3], p[4], p[5], p[0], p[1], p[2]);
    assertEquals(hit, CylinderCylinderScalar.overlap(p[0], p[1], p[2], p[3], p[4], p[5]));
    return hit;
  }

  private static boolean box(float[] p) {
    return BoxCylinderScalar.overlap(p[3], p[4], p[5], p[6], p[7], p[8], p[0], p[1], p[2]);
  }

  /** Ends in p[3 … 5] and p[7 … 9], the radius in p[6]. */
  private static boolean capsule(float[] p) {
    return CapsuleCylinderScalar.overlap(p[3], p[4], p[5], p[7], p[8], p[9], p[6], p[0], p[1], p[2]);
  }

  /** From p[3 … 5], along p[6], p[7], p[11], between p[9] and p[10]. */
  private static float cast(float[] p) {
    return RayCylinderScalar.cast(p[3], p[4], p[5], p[6], p[7], p[11], p[9], p[10], p[0], p[1], p[2]);
  }
}
