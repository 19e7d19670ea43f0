package lockstep.internal.kernel.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import lockstep.internal.kernel.OracleOf;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import lockstep.internal.shape.Rotation;
import lockstep.oracle.Ball;
import lockstep.oracle.Exact;
import lockstep.oracle.OrientedBox;
import lockstep.oracle.Point;
import lockstep.twin.Quat;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Sphere–oriented box against exact arithmetic: every answer is that of real numbers. */
@OracleOf(verb = Verb.OVERLAP, first = Kind.SPHERE, second = Kind.ORIENTED_BOX)
@Runs.Once
public class SphereOrientedBoxOracleTest {
  /** With rotations by multiples of 90° nothing rounds. */
  @Property(tries = 5000)
  void exactOnTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p) {
    rightAngles(p, 10);
    check(p);
    p[3] = Math.abs(p[3]);
    proper(p, 4);
    check(p);
  }

  @Property(tries = 3000)
  void withinRounding(@ForAll(supplier = Floats.Scaled.class) float[] p) {
    turn(p, 4, 0);
    p[3] = Math.abs(p[3]);
    check(p);
  }

  /** The radius is the distance, give or take a few ulp of it, or of the distance of the centres. */
  @Property(tries = 5000)
  void touchingWithinRounding(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -30, max = 30) int ulps, @ForAll boolean far,
      @ForAll @IntRange(min = 0, max = 15) int without) {
    turn(p, 4, without);
    touch(p, ulps, far);
    check(p);
  }

  /** Flat, thin, or a point; rotated by small angles. */
  @Property(tries = 5000)
  void thinBoxesAndSmallAngles(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -30, max = 30) int ulps, @ForAll @IntRange(min = 0, max = 30) int thin,
      @ForAll @IntRange(min = 0, max = 7) int flat, @ForAll @IntRange(min = 0, max = 30) int angle) {
    turn(p, 4, 0);
    for (int k = 0; k < 3; k++) {
      p[7 + k] = (flat >> k & 1) != 0 ? 0 : Math.scalb(p[7 + k], k == 0 ? 0 : -thin);
      p[10 + k] = Math.scalb(p[10 + k], -angle);
    }
    proper(p, 4);
    touch(p, ulps, true);
    check(p);
  }

  /** One ulp off a touch that floats can resolve. */
  @Property(tries = 3000)
  void nudged(@ForAll(supplier = Floats.Nudged.class) float[] p) {
    Floats.inRange(p);
    proper(p, 4);
    p[3] = Math.abs(p[3]);
    check(p);
  }

  /** Without a rotation it is an axis-aligned box. */
  @Property(tries = 3000)
  void notTurned(@ForAll(supplier = Floats.Grid.class) float[] p) {
    for (float w : new float[] {1, -1, 1e-10f, 7e10f}) {
      float[] q = p.clone();
      System.arraycopy(new float[] {0, -0f, 0, w}, 0, q, 10, 4);
      assertEquals(SphereBoxOverlapScalar.overlap(p[0], p[1], p[2], p[3], p[4] - p[7], p[5] - p[8],
          p[6] - p[9], p[4] + p[7], p[5] + p[8], p[6] + p[9]), overlap(q));
    }
  }

  /** Neither the length of the quaternion, by powers of two, nor the scale of all lengths changes a bit. */
  @Property(tries = 2000)
  void scaling(@ForAll(supplier = Floats.Reals.class) float[] p,
      @ForAll @IntRange(min = -45, max = 45) int length, @ForAll @IntRange(min = -30, max = 50) int scale,
      @ForAll @IntRange(min = -3, max = 3) int ulps) {
    turn(p, 4, 0);
    touch(p, ulps, true);
    float[] q = p.clone();
    for (int k = 0; k < 14; k++) {
      q[k] = Math.scalb(p[k], k < 10 ? scale : length);
    }
    assertEquals(overlap(p), overlap(q));
  }

  /**
   * Where squares underflow or overflow, a hit still means that the shapes overlap on every axis of the box.
   */
  @Property(tries = 5000)
  void hitsMeetOnEachAxisForAnyFloat(@ForAll(supplier = Floats.Any.class) float[] p,
      @ForAll @IntRange(min = 0, max = 3) int plain, @ForAll boolean everywhere) {
    if (everywhere) {
      p[3] = Float.POSITIVE_INFINITY;
      proper(p, 4);
    }
    for (int k = 10; k < 14 && plain > 0; k++) {
      p[k] = k - 10 == plain ? 1 : 0; // not turned, or by 180°
    }
    if (overlap(p)) {
      for (int k = 0; k < 14; k++) {
        assertTrue(Float.isFinite(p[k]) || k == 3, "column " + k);
      }
      assertTrue(p[3] >= 0 && p[7] >= 0 && p[8] >= 0 && p[9] >= 0);
      if (plain > 0 && p[3] < Float.MAX_VALUE) {
        for (int k = 0; k < 3; k++) {
          double reach = ((double) p[3] + p[7 + k]) * (1 + 0x1p-21);
          assertTrue(Math.abs(p[k] - (double) p[4 + k]) <= reach, "apart");
        }
      }
    }
    for (int k = 0; k < 14; k++) {
      float[] q = p.clone();
      q[k] = Float.NaN;
      assertFalse(overlap(q), "NaN");
    }
  }

  /**
   * Makes an oriented box of ten floats: half extents of the scale of differences, and a quaternion that is a
   * rotation.
   *
   * @param without bits of the quaternion's components that are to be 0
   */
  public static void turn(float[] p, int at, int without) {
    float last = p[19];
    for (int k = 0; k < 3; k++) {
      p[at + 3 + k] = Math.abs(p[at + 3 + k] - p[k]);
    }
    for (int k = 0; k < 4; k++) {
      p[at + 6 + k] = (without >> k & 1) != 0 ? 0 : p[at + 6 + k] - last;
    }
    proper(p, at);
  }

  /** Makes half extents positive, and sets a quaternion that is not a rotation to none. */
  static void proper(float[] p, int at) {
    for (int k = 3; k < 6; k++) {
      p[at + k] = Math.abs(p[at + k]);
    }
    if (!Rotation.proper(new Quat(p[at + 6], p[at + 7], p[at + 8], p[at + 9]))) {
      p[at + 9] = 1;
    }
  }

  /** Turns four floats of a grid into one of the quaternions whose matrix has only entries −1, 0 and 1. */
  static void rightAngles(float[] p, int at) {
    int parts = 0;
    for (int k = at; k < at + 4; k++) {
      p[k] = Math.signum(p[k]);
      parts += p[k] == 0 ? 0 : 1;
    }
    if (parts % 2 != 0 || parts == 0) {
      p[at + 3] = parts == 1 ? p[at + 3] : p[at + 3] == 0 ? 1 : 0;
    }
  }

  private static void touch(float[] p, int ulps, boolean far) {
    double distance = Math.sqrt(squaredDistance(p).toDouble());
    p[3] = (float) Math.max(0, distance + ulps * 0x1p-24 * (far ? centres(p) : distance));
  }

  private static double centres(float[] p) {
    return Point.of(p, 0).minus(Point.of(p, 4)).length();
  }

  private static void check(float[] p) {
    assertEquals(Ball.of(p, 0).overlaps(OrientedBox.of(p, 4)), overlap(p));
  }

  private static Exact squaredDistance(float[] p) {
    return OrientedBox.of(p, 4).squaredDistance(Point.of(p, 0));
  }

  /** The answer, which must not depend on the sign of the quaternion or mirroring. */
  private static boolean overlap(float[] p) {
    boolean hit = asGiven(p);
    float[] q = p.clone();
    negate(q, 10, 11, 12, 13);
    assertEquals(hit, asGiven(q), "sign of the quaternion");
    negate(q, 0, 4, 11, 12);
    assertEquals(hit, asGiven(q), "mirrored");
    negate(q, 1, 5, 10, 12);
    assertEquals(hit, asGiven(q), "mirrored twice");
    negate(q, 2, 6, 10, 11);
    assertEquals(hit, asGiven(q), "mirrored thrice");
    return hit;
  }

  static void negate(float[] q, int... columns) {
    for (int k : columns) {
      q[k] = -q[k];
    }
  }

  private static boolean asGiven(float[] p) {
    return SphereOrientedBoxOverlapScalar.overlap(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9],
        p[10], p[11], p[12], p[13]);
  }
}
