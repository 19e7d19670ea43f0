package lockstep.internal.kernel.overlap;

import static lockstep.internal.kernel.overlap.SphereOrientedBoxOracleTest.negate;
import static lockstep.internal.kernel.overlap.SphereOrientedBoxOracleTest.proper;
import static lockstep.internal.kernel.overlap.SphereOrientedBoxOracleTest.rightAngles;
import static lockstep.internal.kernel.overlap.SphereOrientedBoxOracleTest.turn;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import lockstep.internal.kernel.OracleOf;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Exact;
import lockstep.oracle.OrientedBox;
import lockstep.oracle.Point;
import lockstep.oracle.SegmentToBox;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Capsule–oriented box against exact arithmetic: every answer is that of real numbers. */
@OracleOf(verb = Verb.OVERLAP, first = Kind.CAPSULE, second = Kind.ORIENTED_BOX)
@Runs.Once
class CapsuleOrientedBoxOracleTest {
  @Property(tries = 2000)
  void exactOnTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p) {
    rightAngles(p, 13);
    proper(p, 7);
    check(p);
  }

  /** Capsules along an axis, which is one of the box too. */
  @Property(tries = 3000)
  void exactAlongAnAxis(@ForAll(supplier = Floats.Grid.class) float[] p,
      @ForAll @IntRange(min = 0, max = 2) int axis) {
    rightAngles(p, 13);
    float end = p[3 + axis];
    System.arraycopy(p, 0, p, 3, 3);
    p[3 + axis] = end;
    check(p);
  }

  @Property(tries = 500)
  void random(@ForAll(supplier = Floats.Scaled.class) float[] p) {
    turn(p, 7, 0);
    p[6] = Math.abs(p[6]);
    check(p);
  }

  /** The radius is the distance, give or take a few ulp of it, or of the distance of the farther end. */
  @Property(tries = 1500)
  void touching(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -30, max = 30) int ulps, @ForAll boolean far,
      @ForAll @IntRange(min = 0, max = 15) int without) {
    turn(p, 7, without);
    touch(p, ulps, far);
    check(p);
  }

  /**
   * A segment that passes a corner, an edge or a face at a height of any scale, at angles to the faces down
   * to 2^-30.
   */
  @Property(tries = 2000)
  void pastACornerOrAnEdge(@ForAll(supplier = Floats.Reals.class) float[] p,
      @ForAll @IntRange(min = -30, max = 30) int ulps, @ForAll @IntRange(min = 0, max = 26) int feature,
      @ForAll @IntRange(min = 0, max = 30) int angle, @ForAll @IntRange(min = 0, max = 7) int axes,
      @ForAll @IntRange(min = -2, max = 10) int eighths, @ForAll @IntRange(min = 0, max = 30) int height) {
    float[] direction = {p[0], p[1], p[2]};
    float[] off = {p[3], p[4], p[5]};
    turn(p, 7, 0);
    OrientedBox box = OrientedBox.of(p, 7);
    Point at = box.at(feature % 3 - 1, feature / 3 % 3 - 1, feature / 9 - 1);
    for (int k = 0; k < 3; k++) {
      double along = 0;
      for (int axis = 0; axis < 3; axis++) {
        double part = (axes >> axis & 1) != 0 ? Math.scalb(direction[axis], -angle) : direction[axis];
        along += part * box.axis(axis).on(k).toDouble();
      }
      double on = at.on(k).toDouble() + Math.scalb(off[k], -height);
      p[k] = (float) (on - eighths * 0.125 * along);
      p[3 + k] = (float) (on + (1 - eighths * 0.125) * along);
    }
    touch(p, ulps, true);
    check(p);
  }

  /** Of very different sizes, flat on any axis; rotated by small angles. */
  @Property(tries = 2000)
  void longAndShort(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -30, max = 30) int ulps, @ForAll @IntRange(min = 0, max = 30) int less1,
      @ForAll @IntRange(min = 0, max = 30) int less2, @ForAll @IntRange(min = 0, max = 7) int flat,
      @ForAll @IntRange(min = 0, max = 30) int angle) {
    turn(p, 7, 0);
    for (int k = 0; k < 3; k++) {
      p[3 + k] = p[k] + Math.scalb(p[3 + k] - p[k], -less1);
      p[10 + k] = (flat >> k & 1) != 0 ? 0 : Math.scalb(p[10 + k], -less2);
      p[13 + k] = Math.scalb(p[13 + k], -angle);
    }
    proper(p, 7);
    touch(p, ulps, true);
    check(p);
  }

  /** A segment without a radius that goes through the centre of a flat box, at angles to it down to 2^-14. */
  @Property(tries = 2000)
  void throughAFlatBox(@ForAll(supplier = Floats.Reals.class) float[] p,
      @ForAll @IntRange(min = 0, max = 2) int flat, @ForAll @IntRange(min = 0, max = 10) int angle,
      @ForAll @IntRange(min = 0, max = 7) int axes) {
    float[] direction = {p[0], p[1], p[2]};
    direction[flat] += Math.copySign(0.0625f, direction[flat]);
    turn(p, 7, 0);
    OrientedBox box = OrientedBox.of(p, 7);
    p[6] = 0;
    for (int k = 0; k < 3; k++) {
      double along = 0;
      for (int axis = 0; axis < 3; axis++) {
        double part = (axes >> axis & 1) != 0 ? Math.scalb(direction[axis], -angle) : direction[axis];
        along += part * box.axis(axis).on(k).toDouble();
      }
      p[k] = (float) (p[7 + k] + along);
      p[3 + k] = (float) (p[7 + k] - 0.7 * along);
      p[10 + k] = k == flat ? 0 : p[10 + k] + 0.25f;
    }
    assertTrue(overlap(p));
  }

  /** One ulp off a touch that floats can resolve. */
  @Property(tries = 500)
  void nudged(@ForAll(supplier = Floats.Nudged.class) float[] p) {
    Floats.inRange(p);
    proper(p, 7);
    p[6] = Math.abs(p[6]);
    check(p);
  }

  /** Without a rotation it is an axis-aligned box. */
  @Property(tries = 5000)
  void notTurned(@ForAll(supplier = Floats.Grid.class) float[] p) {
    boolean hit = CapsuleBoxOverlapScalar.overlap(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7] - p[10],
        p[8] - p[11], p[9] - p[12], p[7] + p[10], p[8] + p[11], p[9] + p[12]);
    for (float w : new float[] {1, -1, 1e-10f, 7e10f}) {
      System.arraycopy(new float[] {0, -0f, 0, w}, 0, p, 13, 4);
      assertEquals(hit, overlap(p));
    }
  }

  /** A capsule without length is a sphere, with the answer of the sphere's own kernel, bit for bit. */
  @Property(tries = 3000)
  void aCapsuleWithoutLengthIsASphere(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -8, max = 8) int ulps, @ForAll @IntRange(min = 0, max = 7) int flat) {
    System.arraycopy(p, 0, p, 3, 3);
    turn(p, 7, 0);
    for (int k = 0; k < 3; k++) {
      p[10 + k] = (flat >> k & 1) != 0 ? 0 : p[10 + k];
    }
    touch(p, ulps, true);
    assertEquals(SphereOrientedBoxOverlapScalar.overlap(p[0], p[1], p[2], p[6], p[7], p[8], p[9], p[10],
        p[11], p[12], p[13], p[14], p[15], p[16]), overlap(p));
  }

  /** Neither the length of the quaternion, by powers of two, nor the scale of all lengths changes a bit. */
  @Property(tries = 1000)
  void scaling(@ForAll(supplier = Floats.Reals.class) float[] p,
      @ForAll @IntRange(min = -45, max = 45) int length, @ForAll @IntRange(min = -30, max = 50) int scale,
      @ForAll @IntRange(min = -3, max = 3) int ulps) {
    turn(p, 7, 0);
    touch(p, ulps, true);
    float[] q = p.clone();
    for (int k = 0; k < 17; k++) {
      q[k] = Math.scalb(p[k], k < 13 ? scale : length);
    }
    assertEquals(overlap(p), overlap(q));
  }

  /** Where squares underflow or overflow, a hit still means that the shapes are not far apart. */
  @Property(tries = 3000)
  void hitsAreNearForAnyFloat(@ForAll(supplier = Floats.Any.class) float[] p, @ForAll boolean everywhere) {
    if (everywhere) {
      p[6] = Float.POSITIVE_INFINITY;
      proper(p, 7);
    }
    if (overlap(p)) {
      for (int k = 0; k < 17; k++) {
        assertTrue(Float.isFinite(p[k]) || k == 6, "column " + k);
      }
      assertTrue(p[6] >= 0 && p[10] >= 0 && p[11] >= 0 && p[12] >= 0);
      for (int k = 0; k < 3; k++) {
        double reach = 1.001 * p[6] + 1.2 * Math.hypot(p[10], Math.hypot(p[11], p[12]));
        double low = Math.min(p[k], p[3 + k]), high = Math.max(p[k], p[3 + k]);
        double round = 0x1p-22 * (high - low);
        assertTrue(p[7 + k] - high <= reach + round && low - p[7 + k] <= reach + round, "apart");
      }
    }
    for (int k = 0; k < 17; k++) {
      float[] q = p.clone();
      q[k] = Float.NaN;
      assertFalse(overlap(q), "NaN");
    }
  }

  private static void touch(float[] p, int ulps, boolean far) {
    double distance = Math.sqrt(squaredDistance(p).toDouble());
    p[6] = (float) Math.max(0, distance + ulps * 0x1p-24 * (far ? fartherEnd(p) : distance));
  }

  private static double fartherEnd(float[] p) {
    Point centre = Point.of(p, 7);
    return Math.max(Point.of(p, 0).minus(centre).length(), Point.of(p, 3).minus(centre).length());
  }

  private static void check(float[] p) {
    assertEquals(exact(p), overlap(p));
  }

  private static Exact squaredDistance(float[] p) {
    OrientedBox box = OrientedBox.of(p, 7);
    return SegmentToBox.squaredDistance(box.local(Point.of(p, 0)), box.local(Point.of(p, 3)), box.localBox());
  }

  private static boolean exact(float[] p) {
    return p[6] >= 0 && !OrientedBox.of(p, 7).isEmpty()
        && squaredDistance(p).isAtMost(Exact.of(p[6]).square());
  }

  /** The answer, which must not depend on the order of the ends, the sign of the quaternion or mirroring. */
  private static boolean overlap(float[] p) {
    boolean hit = asGiven(p);
    float[] q = p.clone();
    System.arraycopy(p, 0, q, 3, 3);
    System.arraycopy(p, 3, q, 0, 3);
    assertEquals(hit, asGiven(q), "order of the ends");
    negate(q, 13, 14, 15, 16);
    assertEquals(hit, asGiven(q), "sign of the quaternion");
    negate(q, 0, 3, 7, 14, 15);
    assertEquals(hit, asGiven(q), "mirrored");
    negate(q, 1, 4, 8, 13, 15);
    assertEquals(hit, asGiven(q), "mirrored twice");
    negate(q, 2, 5, 9, 13, 14);
    assertEquals(hit, asGiven(q), "mirrored thrice");
    return hit;
  }

  private static boolean asGiven(float[] p) {
    return CapsuleOrientedBoxScalar.overlap(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9], p[10],
        p[11], p[12], p[13], p[14], p[15], p[16]);
  }
}
