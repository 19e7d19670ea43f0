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
import lockstep.oracle.Capsule;
import lockstep.oracle.Exact;
import lockstep.oracle.Point;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Sphere–capsule against exact arithmetic: every answer is that of real numbers. */
@OracleOf(verb = Verb.OVERLAP, first = Kind.SPHERE, second = Kind.CAPSULE)
@Runs.Once
class SphereCapsuleOracleTest {
  @Property(tries = 5000)
  void exactOnTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p) {
    check(p);
  }

  /** Capsules along an axis, where no quotient matters. */
  @Property(tries = 3000)
  void exactAlongAnAxis(@ForAll(supplier = Floats.Grid.class) float[] p,
      @ForAll @IntRange(min = 0, max = 2) int axis) {
    float end = p[7 + axis];
    System.arraycopy(p, 4, p, 7, 3);
    p[7 + axis] = p[4 + axis] + Math.signum(end) * 4;
    assertEquals(Capsule.of(p, 4).overlaps(Ball.of(p, 0)), overlap(p));
  }

  @Property(tries = 3000)
  void withinRounding(@ForAll(supplier = Floats.Scaled.class) float[] p) {
    positiveRadii(p);
    check(p);
  }

  /** The radii are the distance, give or take a few ulp of it, or of the distance to the farther end. */
  @Property(tries = 30000)
  void touchingWithinRounding(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -12, max = 12) int ulps, @ForAll boolean far) {
    touch(p, ulps, far);
    check(p);
  }

  /** A long capsule, or a short one, or one that ends near the centre. */
  @Property(tries = 30000)
  void longAndShort(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -12, max = 12) int ulps, @ForAll @IntRange(min = 0, max = 30) int less,
      @ForAll @IntRange(min = 0, max = 2) int what) {
    for (int k = 0; k < 3; k++) {
      int moved = what == 0 ? k : what == 1 ? 4 + k : 7 + k;
      int to = what == 0 ? 4 + k : what == 1 ? 7 + k : k;
      p[moved] = p[to] + Math.scalb(p[moved] - p[to], -less);
    }
    touch(p, ulps, true);
    check(p);
  }

  /** The centre near a point of the segment, at a height of its own scale. */
  @Property(tries = 30000)
  void nearTheSegment(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -12, max = 12) int ulps, @ForAll @IntRange(min = 0, max = 30) int near,
      @ForAll @IntRange(min = -2, max = 10) int eighths) {
    for (int k = 0; k < 3; k++) {
      float on = p[4 + k] + eighths * 0.125f * (p[7 + k] - p[4 + k]);
      p[k] = on + Math.scalb(p[k] - on, -near);
    }
    touch(p, ulps, true);
    check(p);
  }

  /** One ulp off a touch that floats can resolve. */
  @Property(tries = 5000)
  void nudged(@ForAll(supplier = Floats.Nudged.class) float[] p) {
    Floats.inRange(p);
    positiveRadii(p);
    check(p);
  }

  /**
   * The order of the ends does not matter, and a capsule without length is a sphere: bit for bit, for any
   * floats.
   */
  @Property(tries = 5000)
  void endsAndSpheres(@ForAll(supplier = Floats.Any.class) float[] p) {
    overlap(p);
    float[] q = p.clone();
    System.arraycopy(q, 4, q, 7, 3);
    boolean range = true;
    for (int k = 0; k < 3; k++) {
      range &= Math.abs(q[k]) < 4e37f && Math.abs(q[4 + k]) < 4e37f;
    }
    if (range) {
      assertEquals(SphereSphereOverlapScalar.overlap(q[0], q[1], q[2], q[3], q[4], q[5], q[6], q[10]),
          overlap(q));
    }
  }

  @Property(tries = 5000)
  void aCapsuleWithoutLengthIsASphere(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -3, max = 3) int ulps) {
    System.arraycopy(p, 4, p, 7, 3);
    touch(p, ulps, false);
    assertEquals(SphereSphereOverlapScalar.overlap(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[10]),
        overlap(p));
  }

  /** Where squares underflow or overflow, a hit still means that the shapes overlap on every axis. */
  @Property(tries = 5000)
  void hitsMeetOnEachAxisForAnyFloat(@ForAll(supplier = Floats.Any.class) float[] p) {
    if (overlap(p)) {
      assertTrue(p[3] >= 0 && p[10] >= 0);
      assertMeetOnEachAxis(p, 0, 0, 3, p, 4, 7, 10);
    }
  }

  /**
   * Asserts that the bounds of two hitting shapes meet, up to 8 u of their radii, however large the
   * coordinates: a tree relies on it.
   *
   * @param a index in p of the first shape's first end
   * @param b index of the second shape's end
   * @param r index of its radius
   */
  static void assertMeetOnEachAxis(float[] p, int a, int b, int r, float[] q, int c, int d, int s) {
    for (int axis = 0; axis < 3; axis++) {
      float[] ends = {p[a + axis], p[b + axis], q[c + axis], q[d + axis]};
      for (float end : ends) {
        assertTrue(Float.isFinite(end), "an infinite end");
      }
      double reach = p[r] + (double) q[s];
      if (reach < Float.MAX_VALUE) {
        reach += 0x1p-21 * reach;
        Box one = interval(ends[0], ends[1]);
        assertTrue(one.grown(reach).overlaps(interval(ends[2], ends[3])), "apart on axis " + axis);
      }
    }
  }

  private static Box interval(float a, float b) {
    return new Box(Point.of(Math.min(a, b), 0, 0), Point.of(Math.max(a, b), 0, 0));
  }

  private static void positiveRadii(float[] p) {
    p[3] = Math.abs(p[3]);
    p[10] = Math.abs(p[10]);
  }

  /**
   * Sets the radii so that they touch, moved by {@code ulps} u of the distance, or of that of the farther
   * end.
   */
  private static void touch(float[] p, int ulps, boolean far) {
    double distance = Math.sqrt(Capsule.of(p, 4).squaredDistance(Point.of(p, 0)).toDouble());
    double reach = Math.max(0, distance + ulps * 0x1p-24 * (far ? farther(p) : distance));
    p[10] = (float) (reach * Math.abs(p[11] / (Math.abs(p[11]) + Math.abs(p[12]) + 1e-30f)));
    p[3] = (float) Math.max(0, reach - p[10]);
  }

  private static double farther(float[] p) {
    Point centre = Point.of(p, 0);
    return Math.max(Point.of(p, 4).minus(centre).length(), Point.of(p, 7).minus(centre).length());
  }

  private static void check(float[] p) {
    assertEquals(Capsule.of(p, 4).overlaps(Ball.of(p, 0)), overlap(p));
  }

  /** The answer, which must not depend on the order of the ends. */
  private static boolean overlap(float[] p) {
    boolean hit =
        SphereCapsuleOverlapScalar.overlap(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9], p[10]);
    assertEquals(hit,
        SphereCapsuleOverlapScalar.overlap(p[0], p[1], p[2], p[3], p[7], p[8], p[9], p[4], p[5], p[6], p[10]),
        "order of the ends");
    return hit;
  }
}
