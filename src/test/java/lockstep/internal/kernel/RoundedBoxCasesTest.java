package lockstep.internal.kernel;

import static lockstep.internal.kernel.SinglePair.box;
import static lockstep.internal.kernel.SinglePair.capsule;
import static lockstep.internal.kernel.SinglePair.cube;
import static lockstep.internal.kernel.SinglePair.orientedBox;
import static lockstep.internal.kernel.SinglePair.overlap;
import static lockstep.internal.kernel.SinglePair.sphere;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Runs;
import lockstep.Shapes;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/**
 * Overlaps of capsules with boxes, and of spheres and capsules with oriented boxes, in cases where kernels
 * tend to fail.
 */
@Runs.Widest
@Runs.Vectors
class RoundedBoxCasesTest {
  private static final float INF = Float.POSITIVE_INFINITY;
  private static final float NAN = Float.NaN;
  private static final float DIAGONAL = (float) Math.sqrt(2);

  /**
   * The same box three times: axis-aligned, as an oriented one, and rotated by 90° about z with its half
   * extents exchanged.
   */
  private static Shapes[] boxes(float x, float y, float z, float halfX, float halfY, float halfZ) {
    return new Shapes[] {box(x - halfX, y - halfY, z - halfZ, x + halfX, y + halfY, z + halfZ),
        orientedBox(x, y, z, halfX, halfY, halfZ, 0, 0, 0, 1),
        orientedBox(x, y, z, halfY, halfX, halfZ, 0, 0, 1, 1)};
  }

  private static void assertOverlap(boolean expected, Shapes one, Shapes[] boxes) {
    for (int k = 0; k < boxes.length; k++) {
      assertEquals(expected, overlap(one, boxes[k]), "box " + k);
    }
  }

  /** Two shapes of radius r touch all boxes; with a slightly smaller radius they do not. */
  private static void assertTouches(Shapes touching, Shapes smaller, Shapes[] boxes) {
    assertOverlap(true, touching, boxes);
    assertOverlap(false, smaller, boxes);
  }

  @Nested
  class CapsuleAndBox {
    private final Shapes[] block = boxes(0, 0, 0, 1, 2, 3);

    @Test
    void throughTheBox() {
      for (float r : new float[] {0, 0.5f}) {
        assertOverlap(true, capsule(-9, 0, 0, 9, 0, 0, r), block);
        assertOverlap(true, capsule(-9, -9, -9, 9, 9, 9, r), block);
        assertOverlap(true, capsule(-4, 1, 3, 4, 1, -3, r), block);
        assertOverlap(true, capsule(1, 2, -9, 1, 2, 9, r), block); // along an edge
        assertOverlap(true, capsule(1, -9, 0, 1, 9, 0, r), block); // in a face
        assertOverlap(true, capsule(0, 4, 3, 2, 0, 3, r), block); // through the corner
        assertOverlap(true, capsule(-2, 2, 0, 4, 2, 0, r), block);
      }
    }

    @Test
    void insideTheBoxAndAroundIt() {
      assertOverlap(true, capsule(-0.5f, 0, 0, 0.5f, 0.5f, 0.5f, 0), block);
      assertOverlap(true, capsule(0, 0, 0, 0, 0, 0, 0), block);
      assertOverlap(true, capsule(0, 0, 0, 0, 1, 1, 9), block);
      assertOverlap(true, capsule(5, 5, 0, 5, 6, 0, 99), block);
    }

    /** In the plane of a face, beside it by exactly the radius; and as far from an edge, by 3-4-5. */
    @Test
    void parallelToAnEdgeAtExactlyTheRadius() {
      for (float[] z : new float[][] {{-9, 9}, {-1, 2}, {2, 3}, {3, 9}, {-20, -3}, {0, 1e6f}}) {
        assertTouches(capsule(4, 6, z[0], 4, 6, z[1], 5), capsule(4, 6, z[0], 4, 6, z[1], 4.9999f), block);
        assertTouches(capsule(-6, 2, z[0], -6, 2, z[1], 5), capsule(-6, 2, z[0], -6, 2, z[1], 4.9999f),
            block);
        assertTouches(capsule(0, 7, z[1], 0, 7, z[0], 5), capsule(0, 7, z[1], 0, 7, z[0], 4.9999f), block);
      }
    }

    @Test
    void endsTouchFaceEdgeAndCorner() {
      assertTouches(capsule(0, 0, 5, 0, 0, 9, 2), capsule(0, 0, 5, 0, 0, 9, 1.9999f), block);
      assertTouches(capsule(4, 6, 0, 9, 9, 0, 5), capsule(4, 6, 0, 9, 9, 0, 4.9999f), block);
      assertTouches(capsule(3, 5, 9, 30, 50, 90, 7), capsule(3, 5, 9, 30, 50, 90, 6.9999f), block);
      assertTouches(capsule(1, 2, 3, 4, 5, 6, 0), capsule(1.001f, 2, 3, 4, 5, 6, 0), block);
    }

    /**
     * The nearest points are inside the segment and on an edge, or a corner, and the third axis decides
     * which.
     */
    @Test
    void passesEdgesAndCorners() {
      assertTouches(capsule(7, 2, 0, 1, 10, 0, 4.8001f), capsule(7, 2, 0, 1, 10, 0, 4.7999f), block);
      assertTouches(capsule(7, 2, 3, 1, 10, 3, 4.8001f), capsule(7, 2, 3, 1, 10, 3, 4.7999f), block);
      assertTouches(capsule(2, 8, 3, 8, 0, 3, 4.4001f), capsule(2, 8, 3, 8, 0, 3, 4.3999f), block);
      assertTouches(capsule(2, 8, 6, 8, 0, 6, 5.3255f), capsule(2, 8, 6, 8, 0, 6, 5.3253f), block);
    }

    @Test
    void flatBoxesSegmentsAndPoints() {
      Shapes[] plate = boxes(0, 0, 0, 2, 0, 2);
      assertTouches(capsule(-1, 3, 1, 1, 5, -1, 3), capsule(-1, 3, 1, 1, 5, -1, 2.9999f), plate);
      assertOverlap(true, capsule(0, -1, 0, 1, 1, 1, 0), plate);
      assertOverlap(true, capsule(-9, 0, 0, 9, 0, 1, 0), plate);
      Shapes[] rod = boxes(0, 0, 0, 0, 2, 0);
      assertTouches(capsule(-8, 0, 3, 8, 0, 3, 3), capsule(-8, 0, 3, 8, 0, 3, 2.9999f), rod);
      assertTouches(capsule(3, 9, 4, 3, 1, 4, 5), capsule(3, 9, 4, 3, 1, 4, 4.9999f), rod);
      assertOverlap(true, capsule(-1, 1, -1, 1, 1, 1, 0), rod);
      Shapes[] point = boxes(1, 1, 1, 0, 0, 0);
      assertTouches(capsule(-9, 4, 5, 9, 4, 5, 5), capsule(-9, 4, 5, 9, 4, 5, 4.9999f), point);
      assertOverlap(true, capsule(0, 0, 0, 2, 2, 2, 0), point);
    }

    /**
     * Segments that are nearly parallel to faces: the quotient that gives their entry into the box rounds.
     */
    @Test
    void anEndDeepInsideOfTiltedSegments() {
      Shapes cube = box(-0.64682066f, 0.60171694f, 0.5160489f, 0.62223554f, 1.0982803f, 1.6307256f);
      Shapes segment =
          capsule(-0.35856855f, -0.13441728f, 0.81713194f, -0.35860354f, 1.020472f, 0.81708455f, 0);
      assertTrue(overlap(sphere(-0.35860354f, 1.020472f, 0.81708455f, 0), cube), "the end alone");
      assertTrue(overlap(segment, cube));
      assertOverlap(true, segment,
          boxes(-0.0122925f, 0.8499986f, 1.0733873f, 0.634528f, 0.2482817f, 0.5573384f));
    }

    @Test
    void withoutLengthAndInvalid() {
      assertTouches(capsule(3, 5, 9, 3, 5, 9, 7), capsule(3, 5, 9, 3, 5, 9, 6.9999f), block);
      assertOverlap(false, capsule(-9, 0, 0, 9, 0, 0, -1), block);
      for (int k = 0; k < 7; k++) {
        float[] c = {-1, 0, 0, 1, 0, 0, INF};
        assertOverlap(true, capsule(c[0], c[1], c[2], c[3], c[4], c[5], c[6]), block);
        c[k] = NAN;
        assertOverlap(false, capsule(c[0], c[1], c[2], c[3], c[4], c[5], c[6]), block);
        for (float infinity : new float[] {INF, -INF}) {
          c[k] = infinity;
          assertOverlap(k == 6 && infinity > 0, capsule(c[0], c[1], c[2], c[3], c[4], c[5], c[6]), block);
          assertEquals(k == 6 && infinity > 0,
              overlap(capsule(c[0], c[1], c[2], c[3], c[4], c[5], c[6]), cube(-INF, INF)));
        }
      }
      assertFalse(overlap(capsule(-1, 0, 0, 1, 0, 0, INF), box(0, 0, NAN, 1, 1, 1)));
      assertFalse(overlap(capsule(-1, 0, 0, 1, 0, 0, INF), cube(1, -1)), "an empty box");
      assertFalse(overlap(capsule(-1, 0, 0, 1, 0, 0, INF), cube(INF, -INF)));
    }

    @Test
    void halfSpacesCostNoPrecision() {
      float o = 1e6f;
      Shapes ground = box(-INF, -INF, -INF, INF, o, INF);
      assertTrue(overlap(capsule(0, o + 1, 0, 5000, o + 2, 0, 1), ground));
      assertFalse(overlap(capsule(0, o + 1, 0, 5000, o + 2, 0, 0.9999f), ground));
      assertTrue(overlap(capsule(0, o + 9, 0, 5000, o + 1, 0, 1), ground));
      assertFalse(overlap(capsule(0, o + 9, 0, 5000, o + 1, 0, 0.9999f), ground));
      Shapes corner = box(-INF, -INF, -INF, o, o, INF);
      assertTrue(overlap(capsule(o + 6, o, -9, o, o + 8, 9, 4.8001f), corner));
      assertFalse(overlap(capsule(o + 6, o, -9, o, o + 8, 9, 4.7999f), corner));
    }

    /** Both squares are 0, or infinite. */
    @Test
    void squaresUnderflowAndOverflow() {
      assertOverlap(false, capsule(2e-25f, 0, 0, 2e-25f, 1e-25f, 0, 1e-26f),
          new Shapes[] {cube(-1e-25f, 1e-25f)});
      assertOverlap(true, capsule(2e-25f, 0, 0, 2e-25f, 1e-25f, 0, 1.1e-25f),
          boxes(0, 0, 0, 1e-25f, 1e-25f, 1e-25f));
      assertOverlap(false, capsule(9e20f, 0, 0, 9e20f, 1e20f, 0, 1e20f), boxes(0, 0, 0, 1e20f, 1e20f, 1e20f));
      assertOverlap(true, capsule(9e20f, 0, 0, 9e20f, 1e20f, 0, 9e20f), boxes(0, 0, 0, 1e20f, 1e20f, 1e20f));
    }
  }

  @Nested
  class SphereAndOrientedBox {
    private final Shapes[] block = boxes(10, 20, 30, 1, 2, 3);

    @Test
    void touchesFaceEdgeAndCorner() {
      assertTouches(sphere(16, 20, 30, 5), sphere(16, 20, 30, 4.9999f), block);
      assertTouches(sphere(14, 26, 30, 5), sphere(14, 26, 30, 4.9999f), block);
      assertTouches(sphere(13, 25, 39, 7), sphere(13, 25, 39, 6.9999f), block);
    }

    @Test
    void centreInsideOrOnTheSurface() {
      for (float r : new float[] {0, 1}) {
        assertOverlap(true, sphere(10, 20, 30, r), block);
        assertOverlap(true, sphere(11, 20, 30, r), block);
        assertOverlap(true, sphere(11, 22, 30, r), block);
        assertOverlap(true, sphere(9, 18, 27, r), block);
      }
      assertOverlap(true, sphere(10, 20, 30, 99), block);
    }

    /** A cube on its edge: √2 high. */
    @Test
    void turnedBy45Degrees() {
      Shapes cube = orientedBox(0, 0, 0, 1, 1, 1, 0, 0, DIAGONAL - 1, 1);
      assertTrue(overlap(sphere(2, 0, 0, 0.5858f), cube), "edge");
      assertFalse(overlap(sphere(2, 0, 0, 0.5857f), cube));
      assertTrue(overlap(sphere(DIAGONAL, DIAGONAL, 0, 1.000001f), cube), "face");
      assertFalse(overlap(sphere(DIAGONAL, DIAGONAL, 0, 0.99999f), cube));
      assertFalse(overlap(sphere(1, 1, 0, 0.41f), cube), "in its bounds, beside it");
      assertTrue(overlap(sphere(1, 1, 0, 0.4143f), cube));
    }

    @Test
    void flatBoxesSegmentsAndPoints() {
      assertTouches(sphere(3, 4, 0, 5), sphere(3, 4, 0, 4.9999f), boxes(0, 0, 0, 0, 0, 0));
      assertTouches(sphere(1, 4, 0, 4), sphere(1, 4, 0, 3.9999f), boxes(0, 0, 0, 2, 0, 2));
      assertTouches(sphere(1, 3, 4, 5), sphere(1, 3, 4, 4.9999f), boxes(0, 0, 0, 2, 0, 0));
      assertTrue(overlap(sphere(1, 1, 1, 0), orientedBox(1, 1, 1, 0, 0, 0, 1, 2, 3, 4)), "equal points");
    }

    @Test
    void improperShapesMeetNothing() {
      Shapes all = sphere(0, 0, 0, INF);
      float[] good = {0, 0, 0, 1, 2, 3, 0, 0, 0, 1};
      assertTrue(overlap(all, orientedBox(good)));
      for (int k = 0; k < 10; k++) {
        for (float bad : new float[] {NAN, INF, -INF}) {
          float[] b = good.clone();
          b[k] = bad;
          assertFalse(overlap(all, orientedBox(b)), "column " + k);
          assertFalse(overlap(capsule(0, 0, 0, 0, 1, 0, INF), orientedBox(b)), "column " + k);
        }
      }
      for (int k = 3; k < 6; k++) {
        float[] b = good.clone();
        b[k] = -1;
        assertFalse(overlap(all, orientedBox(b)));
        assertFalse(overlap(capsule(0, 0, 0, 0, 1, 0, 9), orientedBox(b)));
        b[k] = -0f;
        assertTrue(overlap(all, orientedBox(b)));
      }
      for (float w : new float[] {0, -0f, 1e-20f, 1e20f}) {
        float[] b = {0, 0, 0, 1, 2, 3, 0, 0, 0, w};
        assertFalse(overlap(all, orientedBox(b)), "no rotation: " + w);
        assertFalse(overlap(capsule(0, 0, 0, 0, 1, 0, 9), orientedBox(b)));
      }
      assertFalse(overlap(sphere(0, 0, 0, -1), orientedBox(good)));
      assertFalse(overlap(sphere(0, 0, 0, NAN), orientedBox(good)));
      assertFalse(overlap(sphere(INF, 0, 0, INF), orientedBox(good)));
    }

    @Test
    void squaresUnderflowAndOverflow() {
      assertFalse(overlap(sphere(2e-25f, 0, 0, 1e-26f), orientedBox(0, 0, 0, 1e-25f, 0, 0, 0, 0, 0, 1)));
      assertTrue(overlap(sphere(2e-25f, 0, 0, 1.1e-25f), orientedBox(0, 0, 0, 1e-25f, 0, 0, 0, 0, 0, 1)));
      assertFalse(overlap(sphere(9e20f, 0, 0, 1e20f), orientedBox(0, 0, 0, 1e20f, 0, 0, 0, 0, 1, 0)));
      assertTrue(overlap(sphere(9e20f, 0, 0, 9e20f), orientedBox(0, 0, 0, 1e20f, 0, 0, 0, 0, 1, 0)));
    }
  }

  @Nested
  class CapsuleAndOrientedBox {
    private final Shapes cube = orientedBox(0, 0, 0, 1, 1, 1, 0, 0, DIAGONAL - 1, 1);

    /** Along the upper edge of a cube that stands on an edge, and across it. */
    @Test
    void overAnEdge() {
      for (float[] z : new float[][] {{-9, 9}, {0, 0.5f}, {1, 4}, {7, -1}}) {
        assertTrue(overlap(capsule(0, DIAGONAL + 1, z[0], 0, DIAGONAL + 1, z[1], 1.00001f), cube));
        assertFalse(overlap(capsule(0, DIAGONAL + 1, z[0], 0, DIAGONAL + 1, z[1], 0.9999f), cube));
        assertTrue(
            overlap(capsule(z[0], DIAGONAL + 1, 0, z[1], DIAGONAL + 1, 0, 1.00001f), cube) == (z[0] != 1));
        assertFalse(overlap(capsule(z[0], DIAGONAL + 1, 0, z[1], DIAGONAL + 1, 0, 0.9999f), cube));
      }
    }

    /** Down the slope beside a face, at exactly the radius. */
    @Test
    void alongAFace() {
      float o = DIAGONAL; // 1 from the plane x + y = √2
      assertTrue(overlap(capsule(o - 3, o + 3, 0, o + 3, o - 3, 0, 1.00001f), cube));
      assertFalse(overlap(capsule(o - 3, o + 3, 0, o + 3, o - 3, 0, 0.9999f), cube));
      assertTrue(overlap(capsule(o, o, -9, o, o, 9, 1.00001f), cube));
      assertFalse(overlap(capsule(o, o, -9, o, o, 9, 0.9999f), cube));
    }

    @Test
    void throughInsideAndAround() {
      assertTrue(overlap(capsule(-9, 0, 0, 9, 0.1f, 0.1f, 0), cube));
      assertTrue(overlap(capsule(0, 0, 0, 0.1f, 0, 0.2f, 0), cube));
      assertTrue(overlap(capsule(3, 0, 0, 3, 0, 1, 99), cube));
      assertFalse(overlap(capsule(1.2f, 1.2f, -9, 1.2f, 1.2f, 9, 0.6f), cube), "in its bounds, beside it");
    }

    /** A rod of a kilometre and a capsule as long, nearly parallel, that pass each other at 1. */
    @Test
    void longAndNearlyParallel() {
      Shapes rod = orientedBox(0, 0, 0, 500, 0.5f, 0.5f, 0, 0, 5e-5f, 1);
      assertTrue(overlap(capsule(-500, 0, 2, 500, 0, 2, 1.501f), rod));
      assertFalse(overlap(capsule(-500, 0, 2, 500, 0, 2, 1.499f), rod));
    }
  }
}
