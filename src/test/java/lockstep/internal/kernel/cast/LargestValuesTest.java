package lockstep.internal.kernel.cast;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Runs;
import lockstep.internal.kernel.overlap.SphereTriangleOverlapScalar;
import org.junit.jupiter.api.Test;

/**
 * The largest float is a number, infinity is not: cases in which kernels distinguish them, and ties of zeros
 * in t.
 */
@Runs.Vectors
class LargestValuesTest {
  private static final float MAX = Float.MAX_VALUE;
  private static final float INFINITY = Float.POSITIVE_INFINITY;

  /** The squares of these two add up to the largest float, rounded at each step. */
  private static final float LONG = 0xffffffp40f;
  private static final float SHORT = 0x1p52f;

  @Test
  void theirSquaresAddUpToTheLargestFloat() {
    assertEquals(MAX, LONG * LONG + SHORT * SHORT);
    assertEquals(MAX, LONG * LONG + SHORT * SHORT + 0f * 0f);
  }

  @Test
  void rayIntoSphere() {
    assertEquals(MAX, RaySphereScalar.cast(0, 0, 0, 0, 0, 0, MAX, INFINITY, 0, 0, 0, 1));
    assertEquals(INFINITY, RaySphereScalar.cast(0, 0, 0, 0, 0, 0, INFINITY, INFINITY, 0, 0, 0, 1));
    assertEquals(0, RaySphereScalar.cast(0, 0, 0, LONG, SHORT, 0, 0, 1, 0, 0, 0, 1));
    assertEquals(0, RaySphereScalar.cast(0, 0, 0, LONG, 2 * SHORT, 0, 0, 1, 0, 0, 0, 1));
  }

  @Test
  void rayIntoBox() {
    assertEquals(MAX, RayBoxScalar.cast(0, 0, 0, 0, 0, 0, MAX, INFINITY, -1, -1, -1, 1, 1, 1));
    assertEquals(INFINITY, RayBoxScalar.cast(0, 0, 0, 0, 0, 0, INFINITY, INFINITY, -1, -1, -1, 1, 1, 1));
  }

  /** A ray that starts on a face enters at its tMin, whichever zero that is. */
  @Test
  void rayOnTheFaceOfABox() {
    for (float zero : new float[] {0f, -0f}) {
      assertEquals(zero, RayBoxScalar.cast(-1, 0, 0, 1, 0, 0, zero, INFINITY, -1, -1, -1, 1, 1, 1));
      assertEquals(zero, RayBoxScalar.cast(0, -1, 0, 0, 1, 0, zero, INFINITY, -1, -1, -1, 1, 1, 1));
      assertEquals(zero, RayBoxScalar.cast(0, 0, -1, 0, 0, 1, zero, INFINITY, -1, -1, -1, 1, 1, 1));
    }
  }

  @Test
  void rayIntoTriangle() {
    float[] t = new float[1], u = new float[1], v = new float[1];
    assertTrue(
        RayTriangleScalar.cast(0, 0, 0, 1, 0, 0, 0, INFINITY, MAX, 0, 0, MAX, 1, 0, MAX, 0, 1, t, u, v, 0));
    assertEquals(MAX, t[0]);
    assertFalse(RayTriangleScalar.cast(0, 0, 0, 0.5f, 0, 0, 0, INFINITY, MAX, 0, 0, MAX, 1, 0, MAX, 0, 1, t,
        u, v, 0));
    assertEquals(INFINITY, t[0]);
  }

  /** Each edge in turn is a repeated corner; the two others have the largest differences of floats. */
  @Test
  void sphereOnTheLongestEdges() {
    for (float y : new float[] {SHORT, 2 * SHORT, MAX}) {
      assertTrue(sphereAtEdges(0, 0, 0, 0, LONG, y), "short ca");
      assertTrue(sphereAtEdges(LONG, y, 0, 0, 0, 0), "short bc");
      assertTrue(sphereAtEdges(0, 0, LONG, y, 0, 0), "short ab");
      assertTrue(sphereAtEdges(-LONG, -y, LONG, y, LONG, y));
      assertFalse(sphereAtEdges(0, 2, LONG, y, 0, 2), "beside it");
    }
    assertFalse(sphereAtEdges(0, 0, LONG, INFINITY, 0, 0));
  }

  /** Whether the unit sphere overlaps a triangle in the plane z = 0. */
  private static boolean sphereAtEdges(float ax, float ay, float bx, float by, float cx, float cy) {
    return SphereTriangleOverlapScalar.overlap(0, 0, 0, 1, ax, ay, 0, bx, by, 0, cx, cy, 0);
  }
}
