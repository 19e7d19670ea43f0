package lockstep.internal.shape;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import lockstep.Runs;
import lockstep.oracle.Exact;
import org.junit.jupiter.api.Test;

/** Bounds, validity and normals of half-spaces. */
@Runs.Widest
@Runs.Vectors
class PlaneGeometryTest {
  private static final float INF = Float.POSITIVE_INFINITY;
  private static final float NAN = Float.NaN;
  private static final float[] NONE = {0, NAN, NAN, NAN, NAN, NAN, NAN};

  private static float[][] columns(float... plane) {
    float[][] columns = new float[4][2];
    for (int c = 0; c < 4; c++) {
      columns[c][1] = plane[c];
    }
    return columns;
  }

  /** The plane is at index 1. */
  private static float[] bounds(float... plane) {
    float[] bounds = new float[7];
    Kind.PLANE.bounds(columns(plane), 1, bounds, 1);
    return bounds;
  }

  private static String fault(float... plane) {
    return Kind.PLANE.fault(columns(plane), 1);
  }

  @Test
  void boundedOnOneSideAlongAnAxis() {
    for (float zero : new float[] {0f, -0f}) {
      assertArrayEquals(new float[] {0, -INF, -INF, -INF, Math.nextUp(3f), INF, INF},
          bounds(2, zero, zero, -6), "x ≤ 3");
      assertArrayEquals(new float[] {0, -INF, Math.nextDown(3f), -INF, INF, INF, INF},
          bounds(zero, -2, zero, 6), "y ≥ 3");
      assertArrayEquals(new float[] {0, -INF, -INF, -INF, INF, INF, Math.nextUp(-0.25f)},
          bounds(zero, zero, 4, 1), "z ≤ -0.25");
      assertArrayEquals(new float[] {0, -INF, -INF, -INF, Float.MIN_VALUE, INF, INF},
          bounds(1, zero, zero, zero), "x ≤ 0");
    }
  }

  @Test
  void unboundedAtAnyAngle() {
    float[] space = {0, -INF, -INF, -INF, INF, INF, INF};
    assertArrayEquals(space, bounds(1, 1, 0, 5));
    assertArrayEquals(space, bounds(0, 1, -1, 5));
    assertArrayEquals(space, bounds(1, 2, 3, 0));
    assertArrayEquals(space, bounds(1, 0, Float.MIN_VALUE, 0), "the least angle");
  }

  /**
   * Normals and constants of all magnitudes, including those for which the quotient overflows or underflows.
   */
  @Test
  void neverTooSmallNorMuchTooLarge() {
    Random random = new Random(1);
    for (int i = 0; i < 20_000; i++) {
      int axis = random.nextInt(3);
      float n = Math.scalb(1 + random.nextFloat(), random.nextInt(99) - 49) * (random.nextBoolean() ? 1 : -1);
      float d = Float.intBitsToFloat(random.nextInt());
      if (!Float.isFinite(d)) {
        continue;
      }
      float[] plane = new float[4];
      plane[axis] = n;
      plane[3] = d;
      float[] b = bounds(plane);
      Exact exact = Exact.of(d).dividedBy(Exact.of(n)).negate();
      float side = b[axis + (n > 0 ? 4 : 1)];
      assertEquals(n > 0 ? -INF : INF, b[axis + (n > 0 ? 1 : 4)]);
      if (Float.isInfinite(side)) {
        assertTrue(Exact.of(Float.MAX_VALUE).isAtMost(exact.abs()));
        assertEquals(n > 0 ? 1 : -1, exact.sign());
      } else {
        Exact out = n > 0 ? Exact.of(side).minus(exact) : exact.minus(Exact.of(side));
        assertEquals(1, out.sign(), "inside the half-space");
        boolean finite = exact.abs().isAtMost(Exact.of(Float.MAX_VALUE));
        assertTrue(!finite || out.isAtMost(Exact.of(3 * Math.ulp(side))), "more than rounding");
      }
    }
  }

  @Test
  void whatNothingMeetsHasNoBounds() {
    for (int c = 0; c < 4; c++) {
      for (float bad : new float[] {NAN, INF, -INF}) {
        float[] plane = {1, 2, 3, 4};
        plane[c] = bad;
        assertArrayEquals(NONE, bounds(plane));
        float[] along = {0, 1, 0, 4};
        along[c] = bad;
        assertArrayEquals(NONE, bounds(along));
      }
    }
    assertArrayEquals(NONE, bounds(0, 0, 0, -1));
    assertArrayEquals(NONE, bounds(-0f, 0, 0, 0));
    assertArrayEquals(NONE, bounds(0x0.fp-50f, 0, 0, 0), "too short");
    assertArrayEquals(NONE, bounds(0, 0x1.1p50f, 0, 0), "too long");
    assertEquals(Math.nextUp(0x1p50f), bounds(0x1p-50f, 0, 0, -1)[4], "short enough");
    assertEquals(Math.nextUp(0x1p-50f), bounds(0, 0x1p50f, 0, -1)[5], "long enough");
  }

  @Test
  void faults() {
    assertNull(fault(0, 0, 1, 5));
    assertNull(fault(1e-10f, -1e15f, 0, -Float.MAX_VALUE));
    assertEquals("ny is NaN, not a finite number", fault(0, NAN, 1, INF));
    assertEquals("d is -Infinity, not a finite number", fault(0, 0, 1, -INF));
    String range = ", not between 7.888609E-31 and 1.2676506E30";
    assertEquals("the normal's squared length is 0.0" + range, fault(0, -0f, 0, 1));
    assertEquals("the normal's squared length is 0.0" + range, fault(1e-30f, 0, 0, 1));
    assertEquals("the normal's squared length is Infinity" + range, fault(3e38f, 0, 0, 1));
  }

  @Test
  void normalsAreOfLengthOne() {
    float[] n = Normals.unit(Kind.PLANE, columns(0, 3e-10f, -4e-10f, 9), 1, 1, 2, 3);
    assertArrayEquals(new float[] {0, 0.6f, -0.8f}, n, 1e-7f);
    assertArrayEquals(new float[] {1, 0, 0}, Normals.unit(Kind.PLANE, columns(1e15f, 0, 0, 9), 1, 1, 2, 3));
    assertArrayEquals(new float[3], Normals.unit(Kind.PLANE, columns(0, 0, 0, 9), 1, 1, 2, 3));
  }
}
