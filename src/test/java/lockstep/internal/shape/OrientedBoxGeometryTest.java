package lockstep.internal.shape;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import lockstep.internal.kernel.overlap.SphereOrientedBoxOracleTest;
import lockstep.oracle.Exact;
import lockstep.oracle.OrientedBox;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Bounds, faults and normals of oriented boxes. */
@Runs.Widest
@Runs.Vectors
class OrientedBoxGeometryTest {
  private static final float INF = Float.POSITIVE_INFINITY;
  private static final float NAN = Float.NaN;
  private static final float[] BLOCK = {10, 20, 30, 1, 2, 3, 0, 0, 0, 1};

  private static float[][] columns(float... box) {
    float[][] columns = new float[10][2];
    for (int c = 0; c < 10; c++) {
      columns[c][1] = box[c];
    }
    return columns;
  }

  private static float[] bounds(float... box) {
    float[] bounds = new float[7];
    Kind.ORIENTED_BOX.bounds(columns(box), 1, bounds, 1);
    return Arrays.copyOfRange(bounds, 1, 7);
  }

  private static String fault(float... box) {
    return Kind.ORIENTED_BOX.fault(columns(box), 1);
  }

  private static float[] normal(float[] box, float x, float y, float z) {
    return Normals.unit(Kind.ORIENTED_BOX, columns(box), 1, x, y, z);
  }

  private static float[] with(int column, float value) {
    float[] box = BLOCK.clone();
    box[column] = value;
    return box;
  }

  /** No corner is outside the bounds, and bounds two floats tighter have one outside. */
  @Property(tries = 2000)
  void boundsAreTheLeastThatHoldAllCorners(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = 0, max = 15) int without, @ForAll @IntRange(min = 0, max = 40) int flat) {
    SphereOrientedBoxOracleTest.turn(p, 4, without);
    for (int k = 0; k < 3; k++) {
      p[7 + k] = Math.scalb(p[7 + k], flat % (k + 7) - flat);
    }
    assertBounds(Arrays.copyOfRange(p, 4, 14));
  }

  /**
   * A rod that is nearly perpendicular to the x axis: its extent there depends on differences of large
   * numbers.
   */
  @Property(tries = 2000)
  void boundsOfPerpendicularRods(@ForAll(supplier = Floats.Reals.class) float[] p) {
    float w = 1 + Math.abs(p[0]), x = p[1], z = p[2];
    float y = (float) Math.sqrt((double) w * w + (double) x * x - (double) z * z);
    assertBounds(0, 0, 0, 1, 0, 0, x, y, z, w);
  }

  private static void assertBounds(float... box) {
    float[] bounds = bounds(box);
    OrientedBox exact = OrientedBox.of(box, 0);
    for (int axis = 0; axis < 3; axis++) {
      Exact low = exact.corner(0).on(axis);
      Exact high = low;
      for (int corner = 1; corner < 8; corner++) {
        low = Exact.min(low, exact.corner(corner).on(axis));
        high = Exact.max(high, exact.corner(corner).on(axis));
      }
      assertTrue(Exact.of(bounds[axis]).isAtMost(low), "low");
      assertTrue(high.isAtMost(Exact.of(bounds[axis + 3])), "high");
      // slack of 2^-48 of the largest lengths, and two roundings
      double slack = 0x1p-46 * (Math.abs(box[axis]) + exact.radius());
      assertTrue(low.isAtMost(Exact.of(Math.nextUp(Math.nextUp(bounds[axis])) + slack)), "low, tight");
      assertTrue(Exact.of(Math.nextDown(Math.nextDown(bounds[axis + 3])) - slack).isAtMost(high),
          "high, tight");
    }
  }

  @Test
  void boundsOfABoxThatIsNotTurned() {
    float[] exact = {9, 18, 27, 11, 22, 33};
    float[] b = bounds(BLOCK);
    for (int c = 0; c < 6; c++) {
      assertEquals(c < 3 ? Math.nextDown(exact[c]) : Math.nextUp(exact[c]), b[c], "column " + c);
    }
    assertArrayEquals(b, bounds(10, 20, 30, 1, 2, 3, 1, 0, 0, 0), "by 180°");
    assertArrayEquals(b, bounds(10, 20, 30, 2, 1, 3, 0, 0, 7, 7), "by 90°");
    assertArrayEquals(b, bounds(10, 20, 30, 1, 2, 3, 0, 0, 0, -1e-10f), "a short quaternion");
  }

  /** The bounds of the bounds of a cube grow by 1.41 with each rotation by 45°; those of the cube do not. */
  @Test
  void reboxingRotatedCornersAgainAndAgainGrows() {
    double half = Math.PI / 8;
    double x = 0, w = 1;
    for (int turns = 1; turns <= 8; turns++) {
      double moreX = x * Math.cos(half) + w * Math.sin(half);
      w = w * Math.cos(half) - x * Math.sin(half);
      x = moreX;
      float[] b = bounds(0, 0, 0, 1, 1, 1, 0, 0, (float) x, (float) w);
      float expected = turns % 2 == 1 ? (float) Math.sqrt(2) : 1;
      assertArrayEquals(new float[] {-expected, -expected, -1, expected, expected, 1}, b, 1e-6f);
    }
  }

  @Test
  void hugeAndTiny() {
    assertArrayEquals(new float[] {-INF, -INF, -INF, INF, INF, INF},
        bounds(0, 0, 0, 3.4e38f, 3.4e38f, 3.4e38f, 1, 2, 3, 4), "rounded outwards");
    float least = Float.MIN_VALUE;
    assertArrayEquals(new float[] {-least, -least, -least, least, least, least},
        bounds(0, 0, 0, 0, 0, 0, 0, 0, 0, 1), "a point");
  }

  @Test
  void whatNothingMeetsHasNoBounds() {
    float[] none = {NAN, NAN, NAN, NAN, NAN, NAN};
    for (int c = 0; c < 10; c++) {
      assertArrayEquals(none, bounds(with(c, NAN)), "column " + c);
      assertArrayEquals(none, bounds(with(c, INF)), "column " + c);
      assertArrayEquals(none, bounds(with(c, -INF)), "column " + c);
    }
    for (int c = 3; c < 6; c++) {
      assertArrayEquals(none, bounds(with(c, -Float.MIN_VALUE)), "column " + c);
      assertFalse(Float.isNaN(bounds(with(c, -0f))[0]), "column " + c);
    }
    assertArrayEquals(none, bounds(with(9, 0)));
    assertArrayEquals(none, bounds(with(9, 0.8e-15f)), "shorter than 2^-50");
    assertArrayEquals(none, bounds(with(9, 1.2e15f)), "longer than 2^50");
  }

  @Test
  void faultsNameColumnAndValue() {
    assertNull(fault(BLOCK));
    assertNull(fault(0, 0, 0, 0, -0f, 0, 5, -6, 7, 0));
    assertEquals("y is NaN, not a finite number", fault(with(1, NAN)));
    assertEquals("halfZ is Infinity, not a finite number", fault(with(5, INF)));
    assertEquals("qx is -Infinity, not a finite number", fault(with(6, -INF)));
    assertEquals("halfX is -1.0, less than 0", fault(with(3, -1)));
    assertEquals("halfY is -1.4E-45, less than 0", fault(with(4, -Float.MIN_VALUE)));
    assertEquals("the quaternion's squared length is 0.0, not between 7.888609E-31 and 1.2676506E30",
        fault(with(9, 0)));
    assertEquals("the quaternion's squared length is Infinity, not between 7.888609E-31 and 1.2676506E30",
        fault(with(9, 1e30f)));
    for (float w : new float[] {0x1p-50f, 0x1p50f}) {
      assertNull(fault(with(9, w)));
      assertNull(fault(with(9, -w)));
    }
  }

  @Test
  void normalsAreThoseOfTheNearestFace() {
    assertArrayEquals(new float[] {1, 0, 0}, normal(BLOCK, 11, 21, 31));
    assertArrayEquals(new float[] {-1, 0, 0}, normal(BLOCK, 9, 21, 31));
    assertArrayEquals(new float[] {0, 1, 0}, normal(BLOCK, 10.5f, 22, 31));
    assertArrayEquals(new float[] {0, 0, -1}, normal(BLOCK, 10.5f, 21, 27));
    // by 90° about z: the first axis of the box is y, the second −x
    float[] turned = {10, 20, 30, 2, 1, 3, 0, 0, 1, 1};
    assertArrayEquals(new float[] {0, 1, 0}, normal(turned, 10.5f, 22, 30));
    assertArrayEquals(new float[] {1, 0, 0}, normal(turned, 11, 20.5f, 30));
    assertArrayEquals(new float[] {-1, 0, 0}, normal(turned, 9, 20.5f, 30));
    float half = (float) (Math.sqrt(2) - 1); // tan 22.5°
    float[] onEdge = {0, 0, 0, 1, 1, 1, 0, half, 0, 1}; // by 45° about y: its first axis points to +x −z
    float slope = (float) Math.sqrt(0.5);
    assertArrayEquals(new float[] {slope, 0, -slope}, normal(onEdge, 0.75f, 0.1f, 0.75f - 2 * slope), 1e-6f);
    assertArrayEquals(new float[] {slope, 0, slope}, normal(onEdge, 0.75f, 0.1f, 2 * slope - 0.75f), 1e-6f);
    assertArrayEquals(new float[] {0, -1, 0}, normal(onEdge, 0.1f, -1, 0.2f), 1e-6f);
  }
}
