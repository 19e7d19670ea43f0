package lockstep.internal.kernel.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import lockstep.internal.kernel.OracleOf;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Ball;
import lockstep.oracle.Box;
import lockstep.oracle.Exact;
import lockstep.oracle.Point;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Sphere–sphere and sphere–box against exact arithmetic: every answer is that of real numbers. */
@OracleOf(verb = Verb.OVERLAP, first = Kind.SPHERE, second = Kind.SPHERE)
@OracleOf(verb = Verb.OVERLAP, first = Kind.SPHERE, second = Kind.BOX)
@Runs.Once
class SphereOracleTest {
  @Property(tries = 3000)
  void exactOnTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p) {
    assertEquals(Ball.of(p, 0).overlaps(Ball.of(p, 4)), spheres(p));
    assertEquals(Ball.of(p, 0).overlaps(Box.of(p, 4)), sphereBox(p));
    BoxOracleTest.sort(p, 4);
    assertEquals(Ball.of(p, 0).overlaps(Box.of(p, 4)), sphereBox(p));
  }

  @Property(tries = 2000)
  void withinRounding(@ForAll(supplier = Floats.Scaled.class) float[] p) {
    p[3] = Math.abs(p[3]);
    p[7] = Math.abs(p[7]);
    checkSpheres(p);
    BoxOracleTest.sort(p, 4);
    checkSphereBox(p);
  }

  /** The radius is what separates the two, give or take a few ulp. */
  @Property(tries = 3000)
  void touchingWithinRounding(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -8, max = 8) int ulps) {
    double distance = Math.sqrt(Ball.of(p, 0).centre().minus(Ball.of(p, 4).centre()).square().toDouble())
        * (1 + ulps * 0x1p-24);
    p[7] = (float) (distance * Math.abs(p[8] / (Math.abs(p[8]) + Math.abs(p[9]) + 1e-30f)));
    p[3] = (float) (distance - p[7]);
    checkSpheres(p);
    BoxOracleTest.sort(p, 4);
    p[3] = (float) (Math.sqrt(Box.of(p, 4).squaredDistance(Ball.of(p, 0).centre()).toDouble())
        * (1 + ulps * 0x1p-24));
    checkSphereBox(p);
  }

  /** One ulp off a touch that floats can resolve: 3-4-0 and 2-3-6 triangles, and along an axis. */
  @Property(tries = 2000)
  void nudged(@ForAll(supplier = Floats.Nudged.class) float[] p) {
    p[3] = Math.abs(p[3]);
    p[7] = Math.abs(p[7]);
    checkSpheres(p);
    BoxOracleTest.sort(p, 4);
    checkSphereBox(p);
  }

  /** Where squares underflow or overflow, a hit still means that the shapes overlap on every axis. */
  @Property(tries = 3000)
  void hitsMeetOnEachAxisForAnyFloat(@ForAll(supplier = Floats.Any.class) float[] p) {
    if (spheres(p)) {
      assertTrue(p[3] >= 0 && p[7] >= 0);
      if (finite(p, 0, 8) && p[3] + p[7] < Float.POSITIVE_INFINITY) {
        Point centre = Ball.of(p, 4).centre();
        assertTrue(meetOnEachAxis(sum(p, 0x1p-22 * (p[3] + p[7])), new Box(centre, centre)));
      }
    }
    if (sphereBox(p)) {
      assertTrue(p[3] >= 0 && p[4] <= p[7] && p[5] <= p[8] && p[6] <= p[9]);
      if (finite(p, 0, 4)) {
        assertTrue(meetOnEachAxis(Ball.of(p, 0).grown(0x1p-22 * p[3]), Box.of(p, 4)));
      }
    }
  }

  private static void checkSpheres(float[] p) {
    assertEquals(Ball.of(p, 0).overlaps(Ball.of(p, 4)), spheres(p));
  }

  /** The first ball, with the sum of both radii and slightly more. */
  private static Ball sum(float[] p, double more) {
    return Ball.of(p, 0).grown(p[7]).grown(more);
  }

  private static void checkSphereBox(float[] p) {
    assertEquals(Ball.of(p, 0).overlaps(Box.of(p, 4)), sphereBox(p));
  }

  private static boolean meetOnEachAxis(Ball ball, Box box) {
    Exact r = ball.radius();
    Point reach = new Point(r, r, r);
    return new Box(ball.centre().minus(reach), ball.centre().plus(reach)).overlaps(box);
  }

  private static boolean finite(float[] p, int from, int to) {
    for (int k = from; k < to; k++) {
      if (!Float.isFinite(p[k])) {
        return false;
      }
    }
    return true;
  }

  private static boolean spheres(float[] p) {
    boolean hit = SphereSphereOverlapScalar.overlap(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7]);
    assertEquals(hit, SphereSphereOverlapScalar.overlap(p[4], p[5], p[6], p[7], p[0], p[1], p[2], p[3]),
        "order");
    return hit;
  }

  private static boolean sphereBox(float[] p) {
    return SphereBoxOverlapScalar.overlap(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9]);
  }
}
