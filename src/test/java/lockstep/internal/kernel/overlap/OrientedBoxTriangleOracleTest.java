package lockstep.internal.kernel.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;

import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import lockstep.internal.kernel.OracleOf;
import lockstep.internal.kernel.Verb;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.Kind;
import lockstep.internal.shape.OrientedBoxGeometry;
import lockstep.oracle.OrientedBox;
import lockstep.oracle.Triangle;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Oriented box–triangle against exact clipping in the frame of the box: every answer is exact. */
@OracleOf(verb = Verb.OVERLAP, first = Kind.ORIENTED_BOX, second = Kind.TRIANGLE)
@Runs.Once
class OrientedBoxTriangleOracleTest {
  /** Columns of the box come first, then corners. */
  private static final int CORNERS = 10;

  /**
   * Quaternions of the 24 rotations of a cube: whole numbers whose square is a power of two, so entries of
   * the matrix are 0, 1 and −1.
   */
  @Property(tries = 4000)
  void onTheGridWhereTheBoxIsTurnedToIt(@ForAll(supplier = Floats.Grid.class) float[] p,
      @ForAll @IntRange(min = 0, max = 80) int turn) {
    positiveHalves(p);
    turn(p, turn);
    check(p);
    for (int k = 3; k < 6; k++) {
      p[k] /= 4;
    }
    check(p);
  }

  /** Quaternions of small whole numbers: entries of the matrix are quotients. */
  @Property(tries = 1000)
  void onTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p) {
    positiveHalves(p);
    check(p);
  }

  /** Nothing rounds in the differences from the centre. */
  @Property(tries = 3000)
  void withoutRotationItIsABox(@ForAll(supplier = Floats.Grid.class) float[] p,
      @ForAll(supplier = Floats.Reals.class) float[] q, @ForAll boolean whole) {
    float[] r = whole ? p : q;
    for (int k = 0; k < 3; k++) {
      r[k] = p[k];
      r[k + 3] = Math.abs(p[k + 3]) * 0.25f;
      for (int at = CORNERS; at < 19; at += 3) {
        r[at + k] = whole ? p[at + k] : p[k] + Math.round(q[at + k] * 0x1p20f) * 0x1p-20f;
      }
    }
    r[6] = r[7] = r[8] = 0;
    r[9] = p[9] + 0.5f;
    assertEquals(BoxTriangleOverlapScalar.overlap(r[0] - r[3], r[1] - r[4], r[2] - r[5], r[0] + r[3],
        r[1] + r[4], r[2] + r[5], r[10], r[11], r[12], r[13], r[14], r[15], r[16], r[17], r[18]), overlap(r));
  }

  @Property(tries = 1000)
  void randomNumbers(@ForAll(supplier = Floats.Scaled.class) float[] p) {
    halves(p);
    check(p);
  }

  /** Touching on any of the thirteen axes, give or take. */
  @Property(tries = 4000)
  void touching(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = 0, max = 12) int axis, @ForAll @IntRange(min = -20, max = 20) int ulps,
      @ForAll @IntRange(min = -8, max = 12) int small) {
    halves(p);
    for (int k = 3; k < 6; k++) {
      p[k] = Math.scalb(p[k], -small);
    }
    touch(p, axis, ulps);
    check(p);
  }

  /** Rods, plates and points, and rotations by almost nothing. */
  @Property(tries = 2000)
  void flatBoxes(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = 0, max = 12) int axis, @ForAll @IntRange(min = -20, max = 20) int ulps,
      @ForAll @IntRange(min = 0, max = 40) int x, @ForAll @IntRange(min = 0, max = 40) int y,
      @ForAll @IntRange(min = 0, max = 40) int angle) {
    halves(p);
    p[3] = x == 40 ? 0 : Math.scalb(p[3], -x / 2);
    p[4] = y == 40 ? 0 : Math.scalb(p[4], -y / 2);
    for (int k = 6; k < 9; k++) {
      p[k] = Math.scalb(p[k], -angle);
    }
    touch(p, axis, ulps);
    check(p);
  }

  /** Needles, and triangles with the third corner close to the edge between the others. */
  @Property(tries = 2000)
  void slivers(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = 0, max = 12) int axis, @ForAll @IntRange(min = -20, max = 20) int ulps,
      @ForAll @IntRange(min = 0, max = 24) int thin, @ForAll boolean needle) {
    halves(p);
    for (int k = 10; k < 13; k++) {
      float to = needle ? p[3 + k] : p[k] + (p[3 + k] - p[k]) * 0.4f;
      p[6 + k] = to + Math.scalb(p[6 + k] - to, -thin);
    }
    touch(p, axis, ulps);
    check(p);
  }

  /** A triangle much smaller than the box, at its surface, and one without area. */
  @Property(tries = 2000)
  void smallTriangles(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = 0, max = 12) int axis, @ForAll @IntRange(min = -20, max = 20) int ulps,
      @ForAll @IntRange(min = 0, max = 20) int less1, @ForAll @IntRange(min = 0, max = 20) int less2) {
    halves(p);
    for (int k = 10; k < 13; k++) {
      p[3 + k] = p[k] + Math.scalb(p[3 + k] - p[k], -less1);
      p[6 + k] = less2 == 20 ? p[k] : p[k] + Math.scalb(p[6 + k] - p[k], -less2);
    }
    touch(p, axis, ulps);
    check(p);
  }

  @Property(tries = 1000)
  void nudged(@ForAll(supplier = Floats.Nudged.class) float[] p) {
    Floats.inRange(p);
    positiveHalves(p);
    check(p);
  }

  /** Signs and powers of two change no rounding, nor do factors of a quaternion. */
  @Property(tries = 2000)
  void mirroredAndScaled(@ForAll(supplier = Floats.Reals.class) float[] p,
      @ForAll @IntRange(min = 0, max = 12) int axis, @ForAll @IntRange(min = -20, max = 20) int ulps,
      @ForAll @IntRange(min = -20, max = 20) int scale) {
    halves(p);
    touch(p, axis, ulps);
    boolean hit = overlap(p);
    int mirror = axis % 3;
    float[] q = p.clone();
    for (int at : new int[] {0, 10, 13, 16}) {
      q[at + mirror] = -q[at + mirror];
    }
    q[6 + (mirror + 1) % 3] = -q[6 + (mirror + 1) % 3];
    q[6 + (mirror + 2) % 3] = -q[6 + (mirror + 2) % 3];
    assertEquals(hit, overlap(q), "mirrored");
    for (int k = 0; k < 19; k++) {
      boolean quaternion = k >= 6 && k < 10;
      q[k] = quaternion ? p[k] : Math.scalb(p[k], scale);
    }
    assertEquals(hit, overlap(q), "scaled");
    q = p.clone();
    for (int k = 6; k < 10; k++) {
      q[k] = -Math.scalb(p[k], scale);
    }
    assertEquals(hit, overlap(q), "multiplied quaternion");
  }

  /** A tree relies on it: hits have bounds that meet, up to the error declared by the kernel. */
  @Property(tries = 5000)
  void hitsHaveBoundsThatMeetForAnyFloat(@ForAll(supplier = Floats.Any.class) float[] p) {
    checkBounds(p);
  }

  @Property(tries = 3000)
  void hitsHaveBoundsThatMeet(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = 0, max = 30) int thin, @ForAll @IntRange(min = 0, max = 30) int angle) {
    halves(p);
    p[5] = Math.scalb(p[5], -thin);
    for (int k = 6; k < 9; k++) {
      p[k] = Math.scalb(p[k], -angle);
    }
    double[] r = OrientedBoxGeometry.axes(columns(p), 0);
    for (int axis = 0; axis < 3; axis++) { // at the corner that is farthest on an axis
      for (int k = 0; k < 3; k++) {
        double at = p[k];
        for (int j = 0; j < 3; j++) {
          at += Math.signum(r[3 * j + axis]) * p[3 + j] * r[3 * j + k];
        }
        for (int corner = CORNERS; corner < 19; corner += 3) {
          p[corner + k] = (float) (at + Math.scalb(p[corner + k] - at, -22));
        }
      }
      checkBounds(p);
    }
  }

  private static void checkBounds(float[] p) {
    BoxBounds.assertProperAndNear(overlap(p), BoxBounds.of(Kind.ORIENTED_BOX, p, 0),
        BoxBounds.of(Kind.TRIANGLE, p, CORNERS), ErrorBound.EXACT);
  }

  private static float[][] columns(float[] p) {
    float[][] columns = new float[10][1];
    for (int k = 0; k < 10; k++) {
      columns[k][0] = p[k];
    }
    return columns;
  }

  private static void positiveHalves(float[] p) {
    for (int k = 3; k < 6; k++) {
      p[k] = Math.abs(p[k]);
    }
    if (p[6] == 0 && p[7] == 0 && p[8] == 0) {
      p[9] = 1;
    }
  }

  /** Makes half extents of numbers that may be far from the origin. */
  private static void halves(float[] p) {
    for (int k = 3; k < 6; k++) {
      p[k] = Math.abs(p[k] - p[19]);
    }
  }

  /** Sets a quaternion with entries 0 and ±2, one, two or four of them. */
  private static void turn(float[] p, int turn) {
    int rest = turn, others = 0;
    for (int k = 6; k < 10; k++) {
      p[k] = rest % 3 * 2 - 2;
      others += p[k] == 0 ? 0 : 1;
      rest /= 3;
    }
    if (others == 0 || others == 3) {
      p[6] = p[7] = p[8] = p[9] = 2;
    }
  }

  /**
   * Moves the box so that it touches the triangle on a separating axis, or nearly: a point of its feature
   * farthest along the axis moves to one of the triangle's feature that is farthest against it.
   *
   * @param kind 0 to 2 an axis of the box, 3 to 11 its product with an edge, 12 the normal
   */
  private static void touch(float[] p, int kind, int ulps) {
    double[] r = OrientedBoxGeometry.axes(columns(p), 0);
    double[][] corners = new double[3][3];
    for (int k = 0; k < 9; k++) {
      corners[k / 3][k % 3] = p[CORNERS + k];
    }
    double[] along = {r[kind % 3 * 3], r[kind % 3 * 3 + 1], r[kind % 3 * 3 + 2]};
    int from = kind / 3 % 3;
    double[] edge = minus(corners[(from + 1) % 3], corners[from]);
    double[] axis = kind < 3 ? along : cross(kind < 12 ? along : minus(corners[2], corners[0]), edge);
    double length = Math.sqrt(dot(axis, axis));
    if (!(length > 0)) {
      return;
    }
    double part = Math.abs(p[18] - p[17]) / (Math.abs(p[18] - p[17]) + Math.abs(p[16] - p[15]) + 1e-30);
    double[] weights = {0, 0, 0};
    int nearest = 0;
    for (int k = 1; k < 3; k++) {
      nearest = dot(axis, corners[k]) < dot(axis, corners[nearest]) ? k : nearest;
    }
    weights[nearest] = 1;
    boolean onEdge = kind >= 3 && nearest != (from + 2) % 3;
    if (onEdge) {
      weights[from] = part;
      weights[(from + 1) % 3] = 1 - part;
    }
    for (int k = 0; k < 3; k++) {
      double target = weights[0] * corners[0][k] + weights[1] * corners[1][k] + weights[2] * corners[2][k];
      double reach = 0;
      for (int j = 0; j < 3; j++) {
        double side = Math.signum(axis[0] * r[3 * j] + axis[1] * r[3 * j + 1] + axis[2] * r[3 * j + 2]);
        boolean free = kind < 3 ? j != kind : kind < 12 && j == kind % 3;
        reach += (free ? 1 - 2 * part : side) * p[3 + j] * r[3 * j + k];
      }
      p[k] = (float) (target - reach - ulps * 0x1p-24 * Math.abs(reach + target) * axis[k] / length);
    }
  }

  private static double[] minus(double[] a, double[] b) {
    return new double[] {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
  }

  private static double[] cross(double[] a, double[] b) {
    return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
  }

  private static double dot(double[] a, double[] b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  }

  private static void check(float[] p) {
    assertEquals(Triangle.of(p, CORNERS).overlaps(OrientedBox.of(p, 0)), overlap(p));
  }

  private static boolean overlap(float[] p) {
    return OrientedBoxTriangleOverlapScalar.overlap(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8],
        p[9], p[10], p[11], p[12], p[13], p[14], p[15], p[16], p[17], p[18]);
  }
}
