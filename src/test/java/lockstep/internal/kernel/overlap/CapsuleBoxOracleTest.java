package lockstep.internal.kernel.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import lockstep.internal.kernel.OracleOf;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Box;
import lockstep.oracle.Exact;
import lockstep.oracle.Point;
import lockstep.oracle.SegmentToBox;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Capsule–box against exact arithmetic. */
@OracleOf(verb = Verb.OVERLAP, first = Kind.CAPSULE, second = Kind.BOX)
@Runs.Once
class CapsuleBoxOracleTest {
  private static final float INF = Float.POSITIVE_INFINITY;

  @Property(tries = 5000)
  void exactOnTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p) {
    BoxOracleTest.sort(p, 7);
    check(p);
  }

  /** Capsules along an axis, above faces, along edges, across or beside the box; boxes are often flat. */
  @Property(tries = 5000)
  void exactAlongAnAxis(@ForAll(supplier = Floats.Grid.class) float[] p,
      @ForAll @IntRange(min = 0, max = 2) int axis) {
    BoxOracleTest.sort(p, 7);
    float end = p[3 + axis];
    System.arraycopy(p, 0, p, 3, 3);
    p[3 + axis] = end;
    check(p);
  }

  @Property(tries = 2000)
  void random(@ForAll(supplier = Floats.Scaled.class) float[] p) {
    BoxOracleTest.sort(p, 7);
    p[6] = Math.abs(p[6]);
    check(p);
  }

  /** The radius is the distance, give or take a few ulp of it, or of the distance of the farther end. */
  @Property(tries = 2000)
  void touching(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -12, max = 12) int ulps, @ForAll boolean far) {
    BoxOracleTest.sort(p, 7);
    touch(p, ulps, far);
    check(p);
  }

  /** Nearly parallel to faces, at any angle down to 2^-30, or to edges. */
  @Property(tries = 4000)
  void nearlyParallel(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -12, max = 12) int ulps, @ForAll @IntRange(min = 0, max = 30) int angle,
      @ForAll @IntRange(min = 1, max = 6) int axes) {
    BoxOracleTest.sort(p, 7);
    for (int k = 0; k < 3; k++) {
      if ((axes >> k & 1) != 0) {
        p[3 + k] = p[k] + Math.scalb(p[3 + k] - p[k], -angle);
      }
    }
    touch(p, ulps, true);
    check(p);
  }

  /** A corner or an edge of the box near a point of the segment, at a height of any scale. */
  @Property(tries = 4000)
  void pastACornerOrAnEdge(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -12, max = 12) int ulps, @ForAll @IntRange(min = 0, max = 7) int corner,
      @ForAll @IntRange(min = 0, max = 7) int within, @ForAll @IntRange(min = -2, max = 10) int eighths,
      @ForAll @IntRange(min = 0, max = 30) int height) {
    BoxOracleTest.sort(p, 7);
    for (int k = 0; k < 3; k++) {
      float on =
          p[k] + eighths * 0.125f * (p[3 + k] - p[k]) + Math.scalb(p[13 + k] - p[k], -height - (within & 1));
      float at = (within >> k & 1) != 0 ? (p[7 + k] + p[10 + k]) / 2 : p[(corner >> k & 1) * 3 + 7 + k];
      p[7 + k] += on - at;
      p[10 + k] += on - at;
    }
    touch(p, ulps, true);
    check(p);
  }

  /** Of very different sizes, and flat on any axis. */
  @Property(tries = 8000)
  void longAndShort(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -12, max = 12) int ulps, @ForAll @IntRange(min = 0, max = 30) int less1,
      @ForAll @IntRange(min = 0, max = 30) int less2, @ForAll @IntRange(min = 0, max = 7) int flat) {
    for (int k = 0; k < 3; k++) {
      p[3 + k] = p[k] + Math.scalb(p[3 + k] - p[k], -less1);
      p[10 + k] = (flat >> k & 1) != 0 ? p[7 + k] : p[7 + k] + Math.scalb(p[10 + k] - p[7 + k], -less2);
    }
    BoxOracleTest.sort(p, 7);
    touch(p, ulps, true);
    check(p);
  }

  /** The end at b touches, and the nearest point is not elsewhere because of a square that is 0. */
  @Example
  void anExtentWhoseSquareUnderflows() {
    check(new float[] {-0x1p-110f, 0x1p41f, -0x1p33f, -0x1p-120f, 0, 0, 0x1p-84f, //
        0x1p-121f, -0x1p85f, -0x1p-118f, 0x1p-80f, 0x1p100f, 0x1p-89f});
  }

  /** One ulp off a touch that floats can resolve. */
  @Property(tries = 3000)
  void nudged(@ForAll(supplier = Floats.Nudged.class) float[] p) {
    Floats.inRange(p);
    BoxOracleTest.sort(p, 7);
    p[6] = Math.abs(p[6]);
    check(p);
  }

  /**
   * Rounding put a flat box's far plane before its near one, and the answer depended on the order of the
   * ends.
   */
  @Example
  void theOrderOfTheEndsAtAFlatBox() {
    float below = Math.nextDown(-2f);
    overlap(new float[] {-2, below, 0, below, 2, 0, 1, -1, -1, 0, 0, -1, 0});
  }

  /** Flat on some axes, and a touch that floats can resolve. */
  @Property(tries = 3000)
  void nudgedAndFlat(@ForAll(supplier = Floats.Nudged.class) float[] p,
      @ForAll @IntRange(min = 1, max = 7) int flat) {
    Floats.inRange(p);
    for (int k = 0; k < 3; k++) {
      p[10 + k] = (flat >> k & 1) != 0 ? p[7 + k] : p[10 + k];
    }
    BoxOracleTest.sort(p, 7);
    p[6] = Math.abs(p[6]);
    check(p);
  }

  /**
   * The capsule overlaps whatever a sphere at one of its ends overlaps, even if the radius is 0 and the
   * segment nearly parallel to faces.
   */
  @Property(tries = 4000)
  void atLeastWhatTheEndsOverlap(@ForAll(supplier = Floats.Reals.class) float[] p,
      @ForAll @IntRange(min = 0, max = 30) int angle, @ForAll @IntRange(min = 0, max = 7) int axes,
      @ForAll @IntRange(min = 0, max = 7) int within) {
    BoxOracleTest.sort(p, 7);
    for (int k = 0; k < 3; k++) {
      float way = p[3 + k] - p[k];
      p[k] = (within >> k & 1) != 0 ? SphereBox.clamp(p[k], p[7 + k], p[10 + k]) : p[k];
      p[3 + k] = p[k] + ((axes >> k & 1) != 0 ? Math.scalb(way, -angle) : way);
    }
    Box box = Box.of(p, 7);
    p[6] = (float) Math.sqrt(box.squaredDistance(Point.of(p, 0)).toDouble());
    if (sphere(p)) {
      assertTrue(overlap(p));
    }
  }

  /**
   * A segment without a radius that goes through the inner half of a flat box, at angles to it down to 2^-20.
   */
  @Property(tries = 4000)
  void throughAFlatBox(@ForAll(supplier = Floats.Reals.class) float[] p,
      @ForAll @IntRange(min = 0, max = 2) int axis, @ForAll @IntRange(min = 0, max = 20) int angle,
      @ForAll @IntRange(min = 0, max = 7) int axes) {
    BoxOracleTest.sort(p, 7);
    p[6] = 0;
    p[10 + axis] = p[7 + axis];
    float[] inner = p.clone();
    for (int k = 0; k < 3; k++) {
      float middle = (p[7 + k] + p[10 + k]) / 2, quarter = (p[10 + k] - p[7 + k]) / 4;
      float way = (axes >> k & 1) != 0 ? Math.scalb(p[3 + k], -angle) : p[3 + k];
      inner[k] = p[k] = middle + way;
      inner[3 + k] = p[3 + k] = middle - way * 0.7f;
      inner[7 + k] = middle - quarter;
      inner[10 + k] = middle + quarter;
    }
    if (exact(inner)) {
      assertTrue(overlap(p));
    }
  }

  /** Planes beyond the capsule may be anywhere: no bit depends on them. */
  @Property(tries = 3000)
  void hugeBoxesCostNothing(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -3, max = 3) int ulps) {
    BoxOracleTest.sort(p, 7);
    touch(p, ulps, false);
    float[] half = p.clone();
    float[] huge = p.clone();
    for (int k = 0; k < 3; k++) {
      if (p[7 + k] < Math.min(p[k], p[3 + k])) {
        half[7 + k] = -INF;
        huge[7 + k] = -1e30f;
      }
      if (p[10 + k] > Math.max(p[k], p[3 + k])) {
        half[10 + k] = INF;
        huge[10 + k] = 1e30f;
      }
    }
    assertEquals(overlap(p), overlap(half));
    assertEquals(overlap(p), overlap(huge));
  }

  /** A capsule without length is a sphere, with the answer of the sphere's own kernel, bit for bit. */
  @Property(tries = 5000)
  void aCapsuleWithoutLengthIsASphere(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -3, max = 3) int ulps) {
    BoxOracleTest.sort(p, 7);
    System.arraycopy(p, 0, p, 3, 3);
    touch(p, ulps, false);
    assertEquals(sphere(p), overlap(p));
  }

  @Property(tries = 5000)
  void aCapsuleWithoutLengthIsASphereForAnyFloat(@ForAll(supplier = Floats.Any.class) float[] p) {
    BoxOracleTest.sort(p, 7);
    System.arraycopy(p, 0, p, 3, 3);
    boolean finite = true;
    for (int k = 0; k < 3; k++) {
      finite &= Float.isFinite(p[k]);
    }
    assertEquals(finite && sphere(p), overlap(p));
  }

  /** Lengths may be multiplied by a power of two, and not a bit changes. */
  @Property(tries = 1000)
  void scaling(@ForAll(supplier = Floats.Reals.class) float[] p,
      @ForAll @IntRange(min = -30, max = 50) int scale, @ForAll @IntRange(min = -3, max = 3) int ulps) {
    BoxOracleTest.sort(p, 7);
    touch(p, ulps, true);
    float[] scaled = p.clone();
    for (int k = 0; k < 13; k++) {
      scaled[k] = Math.scalb(p[k], scale);
    }
    assertEquals(overlap(p), overlap(scaled));
  }

  /** Where squares underflow or overflow, a hit still means that the shapes overlap on every axis. */
  @Property(tries = 3000)
  void hitsMeetOnEachAxisForAnyFloat(@ForAll(supplier = Floats.Any.class) float[] p, @ForAll boolean sorted,
      @ForAll boolean everywhere) {
    p[6] = everywhere ? Float.POSITIVE_INFINITY : p[6];
    if (sorted) {
      BoxOracleTest.sort(p, 7);
    }
    if (overlap(p)) {
      assertTrue(p[6] >= 0);
      for (int k = 0; k < 3; k++) {
        assertTrue(Float.isFinite(p[k]) && Float.isFinite(p[3 + k]), "an infinite end");
        assertTrue(p[7 + k] <= p[10 + k], "an empty box");
        double reach = p[6] * (1 + 0x1p-22);
        assertTrue(p[7 + k] - (double) Math.max(p[k], p[3 + k]) <= reach, "apart");
        assertTrue(Math.min(p[k], p[3 + k]) - (double) p[10 + k] <= reach, "apart");
      }
    }
    for (int k = 0; k < 13; k++) {
      float[] q = p.clone();
      q[k] = Float.NaN;
      assertFalse(overlap(q), "NaN");
    }
  }

  /** Sets the radius to the distance, moved by {@code ulps} u of it, or of all that rounds. */
  private static void touch(float[] p, int ulps, boolean far) {
    double distance = Math.sqrt(squaredDistance(p).toDouble());
    p[6] = (float) Math.max(0, distance + ulps * 0x1p-24 * (far ? scale(p) : distance));
  }

  /** The distance of the farther end from the box, and half the length. */
  private static double scale(float[] p) {
    Point a = Point.of(p, 0);
    Point b = Point.of(p, 3);
    Box box = Box.of(p, 7);
    double end = Math.max(box.squaredDistance(a).toDouble(), box.squaredDistance(b).toDouble());
    return Math.sqrt(end) + b.minus(a).length() / 2;
  }

  private static void check(float[] p) {
    assertEquals(exact(p), overlap(p));
  }

  private static Exact squaredDistance(float[] p) {
    return SegmentToBox.squaredDistance(Point.of(p, 0), Point.of(p, 3), Box.of(p, 7));
  }

  private static boolean exact(float[] p) {
    return p[6] >= 0 && squaredDistance(p).isAtMost(Exact.of(p[6]).square());
  }

  private static boolean sphere(float[] p) {
    return SphereBoxOverlapScalar.overlap(p[0], p[1], p[2], p[6], p[7], p[8], p[9], p[10], p[11], p[12]);
  }

  /** The answer, which must not depend on the order of the ends or on mirroring. */
  private static boolean overlap(float[] p) {
    boolean hit = inThisOrder(p);
    float[] q = p.clone();
    System.arraycopy(p, 0, q, 3, 3);
    System.arraycopy(p, 3, q, 0, 3);
    assertEquals(hit, inThisOrder(q), "order of the ends");
    for (int k = 0; k < 3; k++) {
      q[k] = -q[k];
      q[3 + k] = -q[3 + k];
      float min = q[7 + k];
      q[7 + k] = -q[10 + k];
      q[10 + k] = -min;
      assertEquals(hit, inThisOrder(q), "mirrored");
    }
    return hit;
  }

  private static boolean inThisOrder(float[] p) {
    return CapsuleBoxOverlapScalar.overlap(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9], p[10],
        p[11], p[12]);
  }
}
