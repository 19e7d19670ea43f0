package lockstep.internal.kernel.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import lockstep.internal.kernel.OracleOf;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Capsule;
import lockstep.oracle.Exact;
import lockstep.oracle.Point;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Capsule–capsule against exact arithmetic: every answer is that of real numbers. */
@OracleOf(verb = Verb.OVERLAP, first = Kind.CAPSULE, second = Kind.CAPSULE)
@Runs.Once
class CapsuleCapsuleOracleTest {
  @Property(tries = 10000)
  void exactOnTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p) {
    check(p);
  }

  /**
   * Capsules along axes, of a length that is a power of two: parallel, collinear, crossing, and nothing
   * rounds.
   */
  @Property(tries = 10000)
  void exactAlongTheAxes(@ForAll(supplier = Floats.Grid.class) float[] p,
      @ForAll @IntRange(min = 0, max = 2) int axis1, @ForAll @IntRange(min = 0, max = 2) int axis2) {
    alongAxis(p, 0, axis1);
    alongAxis(p, 7, axis2);
    assertEquals(Capsule.of(p, 0).overlaps(Capsule.of(p, 7)), overlap(p));
  }

  private static void alongAxis(float[] p, int at, int axis) {
    float length = Math.signum(p[at + 3 + axis]) * 4;
    System.arraycopy(p, at, p, at + 3, 3);
    p[at + 3 + axis] += length;
  }

  @Property(tries = 3000)
  void withinRounding(@ForAll(supplier = Floats.Scaled.class) float[] p) {
    p[6] = Math.abs(p[6]);
    p[13] = Math.abs(p[13]);
    check(p);
  }

  /** The radii are the distance, give or take a few ulp of it, or of the largest distance. */
  @Property(tries = 30000)
  void touchingWithinRounding(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -12, max = 12) int ulps, @ForAll boolean far) {
    touch(p, ulps, far);
    check(p);
  }

  /**
   * Nearly parallel, at any angle down to 2^-32, side by side or end to end, at any height over each other.
   */
  @Property(tries = 40000)
  void nearlyParallel(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -12, max = 12) int ulps, @ForAll @IntRange(min = 0, max = 32) int angle,
      @ForAll @IntRange(min = 0, max = 32) int height, @ForAll @IntRange(min = -12, max = 12) int eighths,
      @ForAll @IntRange(min = 0, max = 10) int shorter) {
    for (int k = 0; k < 3; k++) {
      double along = (double) p[3 + k] - p[k];
      double middle = p[k] + eighths * 0.125 * along + Math.scalb((double) p[15 + k] - p[k], -height);
      double half = Math.scalb(along + Math.scalb((double) p[7 + k] - p[10 + k], -angle), -shorter - 1);
      p[7 + k] = (float) (middle - half);
      p[10 + k] = (float) (middle + half);
    }
    touch(p, ulps, true);
    check(p);
  }

  /** Crossing in inner points of both, or in an end of one, at a height of any scale. */
  @Property(tries = 30000)
  void crossing(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -12, max = 12) int ulps, @ForAll @IntRange(min = 0, max = 8) int eighths1,
      @ForAll @IntRange(min = 0, max = 8) int eighths2, @ForAll @IntRange(min = 0, max = 32) int height) {
    for (int k = 0; k < 3; k++) {
      double on = p[k] + eighths1 * 0.125 * ((double) p[3 + k] - p[k])
          + Math.scalb((double) p[15 + k] - p[k], -height);
      double along = (double) p[10 + k] - p[7 + k];
      p[7 + k] = (float) (on - eighths2 * 0.125 * along);
      p[10 + k] = (float) (on + (1 - eighths2 * 0.125) * along);
    }
    touch(p, ulps, true);
    check(p);
  }

  /** Of very different lengths. */
  @Property(tries = 30000)
  void longAndShort(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -12, max = 12) int ulps, @ForAll @IntRange(min = 0, max = 30) int less1,
      @ForAll @IntRange(min = 0, max = 30) int less2) {
    for (int k = 0; k < 3; k++) {
      p[3 + k] = p[k] + Math.scalb(p[3 + k] - p[k], -less1);
      p[10 + k] = p[7 + k] + Math.scalb(p[10 + k] - p[7 + k], -less2);
    }
    touch(p, ulps, true);
    check(p);
  }

  /** Lengths between 2^-50 and 2^60, where products of four of them vanish and overflow. */
  @Property(tries = 20000)
  void tinyAndHuge(@ForAll(supplier = Floats.Reals.class) float[] p,
      @ForAll @IntRange(min = -12, max = 12) int ulps, @ForAll @IntRange(min = -50, max = 60) int scale) {
    for (int k = 0; k < 14; k++) {
      p[k] = Math.scalb(p[k], scale);
    }
    touch(p, ulps, true);
    if (farthest(p) > 1e-16) {
      check(p);
    }
  }

  /** One ulp off a touch that floats can resolve. */
  @Property(tries = 5000)
  void nudged(@ForAll(supplier = Floats.Nudged.class) float[] p) {
    Floats.inRange(p);
    p[6] = Math.abs(p[6]);
    p[13] = Math.abs(p[13]);
    check(p);
  }

  /** A capsule without length is a sphere, with the answer of the sphere's own kernel, bit for bit. */
  @Property(tries = 10000)
  void aCapsuleWithoutLengthIsASphere(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -3, max = 3) int ulps, @ForAll boolean both) {
    System.arraycopy(p, 0, p, 3, 3);
    if (both) {
      System.arraycopy(p, 7, p, 10, 3);
    }
    touch(p, ulps, false);
    assertEquals(SphereCapsuleOverlapScalar.overlap(p[0], p[1], p[2], p[6], p[7], p[8], p[9], p[10], p[11],
        p[12], p[13]), overlap(p));
    if (both) {
      assertEquals(SphereSphereOverlapScalar.overlap(p[0], p[1], p[2], p[6], p[7], p[8], p[9], p[13]),
          overlap(p));
    }
  }

  /**
   * Where squares underflow or overflow, a hit still means that the shapes overlap on every axis; no order
   * ever matters.
   */
  @Property(tries = 10000)
  void hitsMeetOnEachAxisForAnyFloat(@ForAll(supplier = Floats.Any.class) float[] p) {
    if (overlap(p)) {
      assertTrue(p[6] >= 0 && p[13] >= 0);
      SphereCapsuleOracleTest.assertMeetOnEachAxis(p, 0, 3, 6, p, 7, 10, 13);
    }
  }

  /**
   * Sets the radii so that the capsules touch, moved by {@code ulps} u of the distance, or of the largest.
   */
  private static void touch(float[] p, int ulps, boolean far) {
    double distance = Math.sqrt(Capsule.of(p, 0).squaredDistance(Capsule.of(p, 7)).toDouble());
    double reach = Math.max(0, distance + ulps * 0x1p-24 * (far ? farthest(p) : distance));
    p[13] = (float) (reach * Math.abs(p[14] / (Math.abs(p[14]) + Math.abs(p[15]) + 1e-30f)));
    p[6] = (float) Math.max(0, reach - p[13]);
  }

  private static double farthest(float[] p) {
    double most = 0;
    for (int end = 0; end <= 3; end += 3) {
      for (int other = 7; other <= 10; other += 3) {
        most = Math.max(most, Point.of(p, end).minus(Point.of(p, other)).length());
      }
    }
    return most;
  }

  private static void check(float[] p) {
    assertEquals(Capsule.of(p, 0).overlaps(Capsule.of(p, 7)), overlap(p));
  }

  /** The answer, which must not depend on the order of ends or operands. */
  private static boolean overlap(float[] p) {
    boolean hit = inThisOrder(p);
    float[] q = p.clone();
    for (int k = 0; k < 3; k++) {
      swap(q, k, 3 + k);
    }
    assertEquals(hit, inThisOrder(q), "order of the first ends");
    for (int k = 0; k < 3; k++) {
      swap(q, 7 + k, 10 + k);
    }
    assertEquals(hit, inThisOrder(q), "order of all ends");
    for (int k = 0; k < 7; k++) {
      swap(q, k, 7 + k);
    }
    assertEquals(hit, inThisOrder(q), "order of the operands");
    return hit;
  }

  private static void swap(float[] q, int i, int j) {
    float moved = q[i];
    q[i] = q[j];
    q[j] = moved;
  }

  private static boolean inThisOrder(float[] p) {
    return CapsuleCapsuleOverlapScalar.overlap(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9],
        p[10], p[11], p[12], p[13]);
  }
}
