package lockstep.internal.kernel.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import lockstep.internal.kernel.OracleOf;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Exact;
import lockstep.oracle.HalfSpace;
import lockstep.oracle.OrientedBox;
import lockstep.oracle.Point;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Oriented box–plane against exact arithmetic: every answer is that of real numbers. */
@OracleOf(verb = Verb.OVERLAP, first = Kind.ORIENTED_BOX, second = Kind.PLANE)
@Runs.Once
class OrientedBoxPlaneOracleTest {
  /** Quaternions of a few whole numbers. */
  @Property(tries = 3000)
  void exactOnTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p) {
    for (int k = 6; k < 10; k++) {
      p[k] = Math.signum(p[k]) * (p[k + 4] > 0 ? 1 : p[k + 4] < 0 ? 2 : 0);
    }
    check(p);
  }

  @Property(tries = 1500)
  void exactForRandomNumbers(@ForAll(supplier = Floats.Scaled.class) float[] p) {
    halves(p);
    check(p);
  }

  /**
   * The plane through the foremost corner, up to a few ulp; boxes as small as 2^-30 of their coordinates, as
   * thin as 2^-20 of their length, and flat ones.
   */
  @Property(tries = 4000)
  void touching(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -16, max = 16) int ulps, @ForAll @IntRange(min = 0, max = 30) int smaller,
      @ForAll @IntRange(min = 0, max = 20) int thin, @ForAll @IntRange(min = 0, max = 3) int flat,
      @ForAll boolean ofTheBox) {
    halves(p);
    PlaneSide.scale(p, 3, 6, -smaller);
    PlaneSide.scale(p, 4, 6, -thin);
    if (flat < 3) {
      p[3 + flat] = 0;
    }
    touch(p, ulps, ofTheBox);
    check(p);
  }

  /** The plane parallel to a face, or nearly: at an angle down to 2^-30. */
  @Property(tries = 2000)
  void alongAFace(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -16, max = 16) int ulps, @ForAll @IntRange(min = 0, max = 2) int axis,
      @ForAll @IntRange(min = 0, max = 30) int angle) {
    halves(p);
    Point normal = OrientedBox.of(p, 0).axis(axis);
    double length = Point.of(p, 10).length();
    for (int k = 0; k < 3; k++) {
      p[10 + k] = (float) (normal.on(k).toDouble() + Math.scalb(p[10 + k] / length, -angle));
    }
    touch(p, ulps, true);
    check(p);
  }

  /** One ulp off a touch that floats can resolve. */
  @Property(tries = 1500)
  void nudged(@ForAll(supplier = Floats.Nudged.class) float[] p) {
    Floats.inRange(p);
    check(p);
  }

  /** Without rotation it is an axis-aligned box: on the grid, where its corners do not round. */
  @Property(tries = 2000)
  void withoutRotationItIsABox(@ForAll(supplier = Floats.Grid.class) float[] p) {
    p[6] = p[7] = p[8] = 0;
    boolean box = BoxPlaneOverlapScalar.overlap(p[0] - p[3], p[1] - p[4], p[2] - p[5], p[0] + p[3],
        p[1] + p[4], p[2] + p[5], p[10], p[11], p[12], p[13]);
    assertEquals(box && p[9] != 0, overlap(p));
  }

  /** Without extent it is a point, a sphere of radius 0, bit for bit, for any floats. */
  @Property(tries = 2000)
  void withoutExtentItIsAPoint(@ForAll(supplier = Floats.Any.class) float[] p) {
    p[3] = p[4] = p[5] = 0;
    p[6] = p[7] = p[8] = p[9] = 1;
    assertEquals(SpherePlaneOverlapScalar.overlap(p[0], p[1], p[2], 0, p[10], p[11], p[12], p[13]),
        overlap(p));
  }

  /**
   * Neither the lengths of normal and quaternion nor the unit of length matters, powers of two change no bit.
   */
  @Property(tries = 2000)
  void anyScale(@ForAll(supplier = Floats.Reals.class) float[] p,
      @ForAll @IntRange(min = -16, max = 16) int ulps, @ForAll @IntRange(min = -40, max = 40) int normals,
      @ForAll @IntRange(min = -45, max = 45) int quaternions,
      @ForAll @IntRange(min = -40, max = 40) int lengths) {
    halves(p);
    touch(p, ulps, true);
    boolean hit = overlap(p);
    PlaneSide.scale(p, 10, 14, normals);
    PlaneSide.scale(p, 6, 10, quaternions);
    PlaneSide.scale(p, 0, 6, lengths);
    PlaneSide.scale(p, 13, 14, lengths);
    assertEquals(hit, overlap(p));
    for (int k = 6; k < 10; k++) { // the same rotation
      p[k] = -p[k];
    }
    assertEquals(hit, overlap(p));
    // mirrored: the other components of the axis of rotation change their signs
    for (int axis = 0; axis < 3; axis++) {
      p[axis] = -p[axis];
      p[10 + axis] = -p[10 + axis];
      p[6 + (axis + 1) % 3] = -p[6 + (axis + 1) % 3];
      p[6 + (axis + 2) % 3] = -p[6 + (axis + 2) % 3];
      assertEquals(hit, overlap(p));
    }
  }

  @Property(tries = 2000)
  void anyFloat(@ForAll(supplier = Floats.Any.class) float[] p) {
    if (overlap(p)) {
      for (int k = 0; k < 14; k++) {
        assertTrue(Float.isFinite(p[k]) && (k < 3 || k > 5 || p[k] >= 0), "column " + k + " is " + p[k]);
      }
      check(p);
    }
    for (int k = 0; k < 14; k++) {
      float[] q = p.clone();
      q[k] = Float.NaN;
      assertFalse(overlap(q));
    }
  }

  private static void halves(float[] p) {
    for (int k = 3; k < 6; k++) {
      p[k] = Math.abs(p[k]);
    }
  }

  /**
   * Moves the plane to the corner nearest to it, up to {@code ulps} u of half the diagonal, or of the
   * centre's coordinates.
   */
  private static void touch(float[] p, int ulps, boolean ofTheBox) {
    OrientedBox box = OrientedBox.of(p, 0);
    double reach = reach(box, HalfSpace.of(p, 10)).toDouble() / Point.of(p, 10).length();
    double off = ofTheBox ? ulps * PlaneSide.U * box.radius() : 0;
    PlaneSide.move(p, 10, box.centre(), reach + off, ofTheBox ? 0 : ulps);
  }

  /** The extent of the box from its centre along the normal, in units of 1/|n|. */
  private static Exact reach(OrientedBox box, HalfSpace plane) {
    Point normal = box.turned(plane.normal());
    return normal.x().abs().times(box.half().x()).plus(normal.y().abs().times(box.half().y()))
        .plus(normal.z().abs().times(box.half().z()));
  }

  private static boolean overlaps(float[] p, HalfSpace plane) {
    OrientedBox box = OrientedBox.of(p, 0);
    return !plane.normal().isZero() && !box.isEmpty()
        && plane.outside(box.centre()).isAtMost(reach(box, plane));
  }

  private static void check(float[] p) {
    HalfSpace plane = HalfSpace.of(p, 10);
    if (plane.normal().isZero() || (p[6] == 0 && p[7] == 0 && p[8] == 0 && p[9] == 0)) {
      assertFalse(overlap(p));
      return;
    }
    assertEquals(overlaps(p, plane), overlap(p));
  }

  private static boolean overlap(float[] p) {
    return OrientedBoxPlaneOverlapScalar.overlap(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9],
        p[10], p[11], p[12], p[13]);
  }
}
