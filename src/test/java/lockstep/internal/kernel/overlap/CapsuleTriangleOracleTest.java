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
import lockstep.oracle.Triangle;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Capsule–triangle against exact arithmetic: every answer is that of real numbers. */
@OracleOf(verb = Verb.OVERLAP, first = Kind.CAPSULE, second = Kind.TRIANGLE)
@Runs.Once
class CapsuleTriangleOracleTest {
  @Property(tries = 5000)
  void exactOnTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p) {
    check(p);
  }

  @Property(tries = 5000)
  void segmentsOnTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p) {
    p[6] = 0;
    check(p);
  }

  @Property(tries = 1000)
  void withinRounding(@ForAll(supplier = Floats.Scaled.class) float[] p) {
    p[6] = Math.abs(p[6]);
    check(p);
  }

  /** The radius is the distance, give or take a few ulp of it, or of the largest. */
  @Property(tries = 1000)
  void touchingWithinRounding(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -20, max = 20) int ulps, @ForAll boolean far) {
    touch(p, ulps, far);
  }

  /** A point of the segment near one of the face or of an edge, at a height of any scale. */
  @Property(tries = 2000)
  void near(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -20, max = 20) int ulps, @ForAll @IntRange(min = 0, max = 8) int eighths,
      @ForAll @IntRange(min = 0, max = 8) int weight, @ForAll @IntRange(min = 0, max = 40) int height,
      @ForAll @IntRange(min = -8, max = 20) int shorter) {
    near(p, eighths, weight, height, shorter);
    touch(p, ulps, true);
  }

  /** As before, with two corners close together, or the third close to the edge between the others. */
  @Property(tries = 3000)
  void nearASliver(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -20, max = 20) int ulps, @ForAll @IntRange(min = 0, max = 8) int eighths,
      @ForAll @IntRange(min = 0, max = 8) int weight, @ForAll @IntRange(min = 0, max = 40) int height,
      @ForAll @IntRange(min = 0, max = 24) int thin, @ForAll boolean needle) {
    for (int k = 0; k < 3; k++) {
      float to = needle ? p[10 + k] : p[7 + k] + (p[10 + k] - p[7 + k]) * Math.abs(p[19]);
      p[13 + k] = to + Math.scalb(p[13 + k] - to, -thin);
    }
    near(p, eighths, weight, height, 0);
    touch(p, ulps, true);
  }

  /** Nearly in the plane, or along an edge, at any angle. */
  @Property(tries = 2000)
  void nearlyParallel(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -20, max = 20) int ulps, @ForAll @IntRange(min = -4, max = 12) int eighths,
      @ForAll @IntRange(min = -4, max = 12) int turn, @ForAll @IntRange(min = 0, max = 32) int angle,
      @ForAll @IntRange(min = 0, max = 32) int height) {
    for (int k = 0; k < 3; k++) {
      double ab = (double) p[10 + k] - p[7 + k], ac = (double) p[13 + k] - p[7 + k];
      double on =
          p[7 + k] + eighths * 0.125 * ab + 0.25 * ac + Math.scalb((double) p[16 + k] - p[7 + k], -height);
      double along = ab + turn * 0.125 * ac + Math.scalb((double) p[3 + k] - p[k], -angle);
      p[k] = (float) (on - along / 2);
      p[3 + k] = (float) (on + along / 2);
    }
    touch(p, ulps, true);
  }

  /** A short segment, or a small triangle. */
  @Property(tries = 1000)
  void longAndShort(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -20, max = 20) int ulps, @ForAll @IntRange(min = 0, max = 30) int less1,
      @ForAll @IntRange(min = 0, max = 30) int less2) {
    for (int k = 0; k < 3; k++) {
      p[3 + k] = p[k] + Math.scalb(p[3 + k] - p[k], -less1);
      p[10 + k] = p[7 + k] + Math.scalb(p[10 + k] - p[7 + k], -less2);
      p[13 + k] = p[7 + k] + Math.scalb(p[13 + k] - p[7 + k], -less2);
    }
    touch(p, ulps, true);
  }

  /** Lengths between 2^-50 and 2^60, where products of four of them vanish and overflow. */
  @Property(tries = 1000)
  void tinyAndHuge(@ForAll(supplier = Floats.Reals.class) float[] p,
      @ForAll @IntRange(min = -20, max = 20) int ulps, @ForAll @IntRange(min = -50, max = 60) int scale) {
    for (int k = 0; k < 16; k++) {
      p[k] = Math.scalb(p[k], scale);
    }
    touch(p, ulps, true);
  }

  /** One ulp off a touch that floats can resolve. */
  @Property(tries = 1000)
  void nudged(@ForAll(supplier = Floats.Nudged.class) float[] p) {
    p[6] = Math.abs(p[6]);
    check(p);
  }

  /** Without length it is a sphere. */
  @Property(tries = 1000)
  void aCapsuleWithoutLengthIsASphere(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -20, max = 20) int ulps) {
    System.arraycopy(p, 0, p, 3, 3);
    touch(p, ulps, true);
    assertEquals(SphereTriangleOverlapScalar.overlap(p[0], p[1], p[2], p[6], p[7], p[8], p[9], p[10], p[11],
        p[12], p[13], p[14], p[15]), overlap(p));
  }

  /** Without area it is a segment. */
  @Property(tries = 1000)
  void aTriangleWithoutAreaIsASegment(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -20, max = 20) int ulps, @ForAll @IntRange(min = 0, max = 2) int twice) {
    System.arraycopy(p, 7 + 3 * twice, p, 7 + 3 * ((twice + 1) % 3), 3);
    touch(p, ulps, true);
  }

  /** Signs and powers of two change no rounding. */
  @Property(tries = 1000)
  void mirroredAndScaled(@ForAll(supplier = Floats.Reals.class) float[] p,
      @ForAll @IntRange(min = -20, max = 20) int ulps, @ForAll @IntRange(min = 0, max = 2) int axis,
      @ForAll @IntRange(min = -20, max = 20) int scale) {
    touch(p, ulps, true);
    boolean hit = overlap(p);
    float[] q = p.clone();
    for (int at : new int[] {0, 3, 7, 10, 13}) {
      q[at + axis] = -q[at + axis];
    }
    assertEquals(hit, overlap(q), "mirrored");
    for (int k = 0; k < 16; k++) {
      q[k] = Math.scalb(p[k], scale);
    }
    assertEquals(hit, overlap(q), "scaled");
  }

  /** Where squares underflow or overflow, a hit still means that the shapes overlap on every axis. */
  @Property(tries = 5000)
  void hitsMeetOnEachAxisForAnyFloat(@ForAll(supplier = Floats.Any.class) float[] p) {
    if (overlap(p)) {
      assertTrue(p[6] >= 0);
      for (int axis = 0; axis < 3; axis++) {
        double low1 = Math.min(p[axis], p[3 + axis]), high1 = Math.max(p[axis], p[3 + axis]);
        double low2 = Math.min(p[7 + axis], Math.min(p[10 + axis], p[13 + axis]));
        double high2 = Math.max(p[7 + axis], Math.max(p[10 + axis], p[13 + axis]));
        assertTrue(high1 - low1 + high2 - low2 < Double.POSITIVE_INFINITY, "an infinite coordinate");
        double gap = Math.max(low1 - high2, low2 - high1);
        assertTrue(gap <= p[6] + 0x1p-24 * Math.abs(gap), "apart on axis " + axis);
      }
    }
  }

  /**
   * Moves the segment so that one of its points is at a height over one of the triangle. The point of the
   * triangle is {@code eighths} of the way from a to the point that is {@code weight} eighths of the way from
   * corner b to c.
   */
  private static void near(float[] p, int eighths, int weight, int height, int shorter) {
    for (int k = 0; k < 3; k++) {
      double bc = p[10 + k] + weight * 0.125 * ((double) p[13 + k] - p[10 + k]);
      double on =
          p[7 + k] + eighths * 0.125 * (bc - p[7 + k]) + Math.scalb((double) p[16 + k] - p[7 + k], -height);
      double along = Math.scalb((double) p[3 + k] - p[k], -shorter);
      double part = Math.max(0,
          Math.min(1, 1.5 * Math.abs(p[18] / (Math.abs(p[18]) + Math.abs(p[17]) + 1e-30f)) - 0.25));
      p[k] = (float) (on - part * along);
      p[3 + k] = (float) (on + (1 - part) * along);
    }
  }

  /**
   * Sets the radius to the distance, moved by {@code ulps} u of it, or of the largest, and checks the answer.
   */
  private static void touch(float[] p, int ulps, boolean far) {
    Exact square = Triangle.of(p, 7).squaredDistance(Capsule.of(p, 0));
    double distance = Math.sqrt(square.toDouble());
    p[6] = (float) Math.max(0, distance + ulps * 0x1p-24 * (far ? farthest(p) : distance));
    check(p);
  }

  private static double farthest(float[] p) {
    double most = 0;
    for (int end = 0; end <= 3; end += 3) {
      for (int corner = 7; corner <= 13; corner += 3) {
        most = Math.max(most, Point.of(p, end).minus(Point.of(p, corner)).length());
      }
    }
    return most;
  }

  private static void check(float[] p) {
    assertEquals(exact(p), overlap(p));
  }

  private static boolean exact(float[] p) {
    return Triangle.of(p, 7).overlaps(Capsule.of(p, 0));
  }

  /** The answer, which must not depend on the order of the ends. */
  private static boolean overlap(float[] p) {
    boolean hit = CapsuleTriangleScalar.overlap(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9],
        p[10], p[11], p[12], p[13], p[14], p[15]);
    assertEquals(hit, CapsuleTriangleScalar.overlap(p[3], p[4], p[5], p[0], p[1], p[2], p[6], p[7], p[8],
        p[9], p[10], p[11], p[12], p[13], p[14], p[15]), "order of the ends");
    return hit;
  }
}
