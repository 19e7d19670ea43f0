package lockstep.internal.kernel;

import static lockstep.internal.kernel.SinglePair.box;
import static lockstep.internal.kernel.SinglePair.capsule;
import static lockstep.internal.kernel.SinglePair.cast;
import static lockstep.internal.kernel.SinglePair.cube;
import static lockstep.internal.kernel.SinglePair.hits;
import static lockstep.internal.kernel.SinglePair.overlap;
import static lockstep.internal.kernel.SinglePair.ray;
import static lockstep.internal.kernel.SinglePair.sphere;
import static lockstep.internal.kernel.SinglePair.triangle;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Runs;
import lockstep.Shapes;
import org.junit.jupiter.api.Test;

/**
 * Mistakes of widely read tutorials and engines, each with an input that shows it. A test is named after the
 * mistake.
 */
@Runs.Widest
@Runs.Vectors
class MistakesTest {
  private static final float INF = Float.POSITIVE_INFINITY;
  private static final float NAN = Float.NaN;
  private static final float UP = Math.nextUp(1f);

  @Test
  void overlapReturnedNegated() {
    assertFalse(overlap(cube(0, 1), cube(5, 6)));
    assertTrue(overlap(cube(0, 1), cube(0.5f, 1.5f)));
    assertFalse(overlap(cube(0, 1), cube(NAN, NAN)), "the negation also turns NaN into a hit");
  }

  @Test
  void rejectionsAcceptNaN() {
    assertFalse(overlap(cube(NAN, NAN), cube(-5, 5)));
    for (int k = 0; k < 6; k++) {
      float[] one = {0, 0, 0, 1, 1, 1};
      one[k] = NAN;
      assertFalse(overlap(box(one[0], one[1], one[2], one[3], one[4], one[5]), cube(-5, 5)), "column " + k);
    }
  }

  /** An inverted box is empty, and an empty box is hit by nothing. */
  @Test
  void rejectionsAcceptInvertedBoxes() {
    for (Shapes empty : new Shapes[] {cube(1, -1), box(0, 0, 1, 1, 1, -1), cube(INF, -INF)}) {
      assertFalse(overlap(empty, cube(-5, 5)));
      assertFalse(overlap(empty, cube(-INF, INF)), "all of space");
      assertFalse(overlap(empty, empty));
      assertFalse(overlap(empty, sphere(0, 0, 0, 9)));
      assertFalse(overlap(empty, triangle(-9, 0, 0, 9, 0, 0, 0, 9, 0)));
      assertFalse(hits(ray(-9, 0, 0, 1, 0, 0), empty));
      assertFalse(hits(ray(0, 0, 0, 1, 0, 0), empty));
    }
  }

  /** Both squares are 0 in float, and 0 ≤ 0. */
  @Test
  void squaresUnderflow() {
    assertFalse(overlap(sphere(0, 0, 0, 1e-26f), sphere(1e-25f, 0, 0, 1e-26f)));
    assertFalse(overlap(sphere(0, 0, 0, 1e-26f), cube(1e-25f, 1)));
    assertFalse(overlap(sphere(0, 0, 0, 1e-26f), triangle(1e-25f, 0, 0, 1, 0, 0, 1, 1, 0)));
    assertTrue(overlap(sphere(0, 0, 0, 0.6e-25f), sphere(1e-25f, 0, 0, 0.6e-25f)));
    assertFalse(overlap(sphere(0, 0, 0, 1e-26f), capsule(1e-25f, 0, 0, 1e-25f, 1e-25f, 0, 1e-26f)));
    assertFalse(overlap(capsule(0, 0, 0, 0, 1e-25f, 0, 1e-26f), capsule(1e-25f, 0, 0, 2e-25f, 0, 0, 1e-26f)));
    assertTrue(
        overlap(capsule(0, 0, 0, 0, 1e-25f, 0, 0.6e-25f), capsule(1e-25f, 0, 0, 2e-25f, 0, 0, 0.6e-25f)));
  }

  /** Both squares are infinite in float, and ∞ ≤ ∞. */
  @Test
  void squaresOverflow() {
    assertFalse(overlap(sphere(0, 0, 0, 1e20f), sphere(1e21f, 0, 0, 1e20f)));
    assertFalse(overlap(sphere(0, 0, 0, 1e20f), cube(1e21f, 2e21f)));
    assertTrue(overlap(sphere(0, 0, 0, 6e20f), sphere(1e21f, 0, 0, 6e20f)));
    assertFalse(overlap(sphere(0, 0, 0, 1e20f), capsule(1e21f, 0, 0, 2e21f, 0, 0, 1e20f)));
    assertTrue(overlap(sphere(0, 0, 0, 6e20f), capsule(1e21f, 0, 0, 2e21f, 0, 0, 6e20f)));
    assertFalse(overlap(capsule(0, 0, 0, 0, 1e21f, 0, 1e20f), capsule(1e21f, 0, 0, 2e21f, 0, 0, 1e20f)));
    assertTrue(overlap(capsule(0, 0, 0, 0, 1e21f, 0, 6e20f), capsule(1e21f, 0, 0, 2e21f, 0, 0, 6e20f)));
  }

  /** −1 and 3 must not act as 2, nor −3 as 3 because it is squared. */
  @Test
  void negativeRadius() {
    assertFalse(overlap(sphere(0, 0, 0, -1), sphere(1, 0, 0, 3)));
    assertFalse(overlap(sphere(0, 0, 0, -3), sphere(1, 0, 0, -3)));
    assertFalse(overlap(sphere(0, 0, 0, -3), cube(-1, 1)));
    assertFalse(overlap(sphere(0, 0, 0, -1), capsule(1, 0, 0, 2, 0, 0, 3)));
    assertFalse(overlap(sphere(0, 0, 0, 3), capsule(1, 0, 0, 2, 0, 0, -1)));
    assertFalse(overlap(capsule(0, 0, 0, 0, 1, 0, -3), capsule(1, 0, 0, 2, 0, 0, -3)));
    assertFalse(overlap(capsule(0, 0, 0, 0, 1, 0, -1), capsule(1, 0, 0, 2, 0, 0, 3)));
    assertFalse(overlap(sphere(0, 0, 0, -3), triangle(0, 0, 0, 1, 0, 0, 0, 1, 0)));
    assertFalse(hits(ray(-9, 0, 0, 1, 0, 0), sphere(0, 0, 0, -3)));
    assertFalse(hits(ray(0, 0, 0, 1, 0, 0), sphere(0, 0, 0, -3)));
  }

  @Test
  void openSpheresAmongClosedBoxes() {
    assertTrue(overlap(sphere(0, 0, 0, 1), sphere(2, 0, 0, 1)));
    assertTrue(overlap(sphere(0, 0, 0, 1), box(1, -1, -1, 2, 1, 1)));
    assertTrue(overlap(box(-1, -1, -1, 1, 1, 1), box(1, -1, -1, 2, 1, 1)));
    assertTrue(overlap(sphere(0, 0, 0, 1), triangle(-1, -1, 1, 1, -1, 1, 0, 1, 1)));
    assertFalse(overlap(sphere(0, 0, 0, 1), sphere(Math.nextUp(2f), 0, 0, 1)));
  }

  /** At distance 0 there is no direction from one axis to the other, but there is contact. */
  @Test
  void axesThatCrossReportedApart() {
    assertTrue(overlap(capsule(0, -1.5f, 0, 0, 1.5f, 0, 0.5f), capsule(-1.5f, 0, 0, 1.5f, 0, 0, 0.5f)));
    assertTrue(overlap(capsule(0, -2, 0, 0, 2, 0, 0), capsule(-2, 0, 0, 2, 0, 0, 0)), "segments");
    assertTrue(overlap(capsule(0, -2, 0, 0, 2, 0, 0), capsule(-2, 1, 0, 2, 1, 0, 0)), "off the middle");
    assertTrue(overlap(capsule(0, -2, 0, 0, 2, 0, 0), capsule(0, 2, 0, 2, 2, 0, 0)), "at an end");
    assertFalse(overlap(capsule(0, -2, 0, 0, 2, 0, 0), capsule(-2, UP, 2, 2, UP, 2, 1)));
  }

  /** Guessed from the best pair of ends, the distance is 5.0249; it is 0.5. */
  @Test
  void closestPointsGuessedFromOneEnd() {
    assertTrue(overlap(capsule(-10, 0, 0, 10, 0, 0, 1), capsule(-10, -10, 0.5f, 10, 10, 0.5f, 1)));
    assertTrue(overlap(capsule(-10, 0, 0, 10, 0, 0, 0.25f), capsule(-10, -10, 0.5f, 10, 10, 0.5f, 0.25f)));
    assertFalse(overlap(capsule(-10, 0, 0, 10, 0, 0, 0.25f), capsule(-10, -10, 0.5f, 10, 10, 0.5f, 0.249f)));
  }

  @Test
  void touchThatDependsOnTheOrderOfEnds() {
    float[][] orders = {{0, 2}, {2, 0}};
    for (float[] one : orders) {
      for (float[] other : orders) {
        for (float r : new float[] {0, 0.5f}) {
          assertTrue(overlap(capsule(0, one[0], 0, 0, one[1], 0, r),
              capsule(0, 2 + other[0], 0, 0, 2 + other[1], 0, r)));
          assertTrue(overlap(capsule(0, one[0], 0, 0, one[1], 0, r),
              capsule(2 * r, 2 + other[0], 0, 2 * r, 2 + other[1], 0, r)), "side by side");
          assertFalse(overlap(capsule(0, one[0], 0, 0, one[1], 0, r),
              capsule(2 * r + 0.001f, 2 + other[0], 0, 2 * r + 0.001f, 2 + other[1], 0, r)));
        }
      }
    }
  }

  /**
   * Given by its tips, a capsule shorter than its width has a negative length: between them it is inside out.
   */
  @Test
  void capsuleShorterThanItIsWide() {
    for (float length : new float[] {0, 0.125f, 1}) {
      assertTrue(overlap(capsule(0, 0, 0, 0, length, 0, 1), sphere(0, length + 1.5f, 0, 0.5f)), "top");
      assertFalse(overlap(capsule(0, 0, 0, 0, length, 0, 1), sphere(0, length + 1.5f, 0, 0.499f)));
      assertTrue(overlap(capsule(0, 0, 0, 0, length, 0, 1), sphere(0, -1.5f, 0, 0.5f)), "bottom");
      assertFalse(overlap(capsule(0, 0, 0, 0, length, 0, 1), sphere(0, -1.5f, 0, 0.499f)));
      assertTrue(
          overlap(capsule(0, 0, 0, 0, length, 0, 1), capsule(-2, length / 2, -9, -2, length / 2, 9, 1)));
      assertFalse(
          overlap(capsule(0, 0, 0, 0, length, 0, 1), capsule(-2, length / 2, -9, -2, length / 2, 9, 0.999f)));
    }
  }

  /** The angles at P between the corners sum to less than 6.28 for a P inside, and more for one outside. */
  @Test
  void angleSumOfAPointOutside() {
    float[] corners = {0, 0, 0, 1000, 0, 0, 500, 800, 0};
    assertFalse(hits(ray(500, -0.39f, 1, 0, 0, -1), triangle(corners)));
    assertFalse(hits(ray(500, -0.39f, -3, 0, 0, 2), triangle(corners)));
    assertFalse(overlap(sphere(500, -0.39f, 0, 0), triangle(corners)));
    assertTrue(overlap(sphere(500, -0.39f, 0, 0.391f), triangle(corners)));
  }

  /** At a corner the angle sum is 4.71. */
  @Test
  void angleSumOfACorner() {
    float[] corners = {0, 0, 0, 1000, 0, 0, 500, 800, 0};
    for (int k = 0; k < 9; k += 3) {
      assertEquals(1, cast(ray(corners[k], corners[k + 1], 1, 0, 0, -1), triangle(corners)));
      assertTrue(overlap(sphere(corners[k], corners[k + 1], corners[k + 2], 0), triangle(corners)));
    }
  }

  /** A cosine of 1.0000001 makes acos NaN; this P is the float nearest to a point of the edge. */
  @Test
  void acosOfMoreThanOne() {
    float[] corners = {-7, 2, 3, 5, -4, 9, 2, 8, -6};
    float[] p = {-1.6759841f, -0.6620079f, 5.662008f};
    // it rounds to 2e-7 beside the edge, so a sphere reaches it and the ray that meets it aims a little
    // inside
    assertTrue(overlap(sphere(p[0], p[1], p[2], 1e-6f), triangle(corners)));
    float inX = 2 - p[0], inY = 8 - p[1], inZ = -6 - p[2];
    float nx = 18, ny = 162, nz = 126; // (b − a) × (c − a)
    for (float side : new float[] {0.01f, -0.01f}) {
      float t = cast(ray(p[0] + 1e-6f * inX - side * nx, p[1] + 1e-6f * inY - side * ny,
          p[2] + 1e-6f * inZ - side * nz, nx * side, ny * side, nz * side), triangle(corners));
      assertEquals(1, t, 1e-5);
    }
  }

  @Test
  void toleranceOfAnAngleSum() {
    float[] corners = {0, 0, 0, 1, 0, 0, 0, 1, 0};
    assertEquals(1, cast(ray(0.3541668f, 3.3638772e-4f, 1, 0, 0, -1), triangle(corners)));
    assertEquals(1, cast(ray(0.3541668f, 3.3638772e-4f, -1, 0, 0, 1), triangle(corners)));
    assertFalse(hits(ray(0.3541668f, -1e-30f, 1, 0, 0, -1), triangle(corners)));
    assertTrue(overlap(sphere(0.3541668f, 3.3638772e-4f, 0, 1e-7f), triangle(corners)));
  }

  @Test
  void boxBehindTheOriginAccepted() {
    assertFalse(hits(ray(0, 0, 0, 0, 0, 1), box(-1, -1, -6, 1, 1, -5)));
    assertFalse(hits(ray(0, 0, 0, 0, 0, 1), sphere(0, 0, -5, 1)));
    assertFalse(hits(ray(0, 0, 0, 0, 0, 1), triangle(-1, -1, -5, 1, -1, -5, 0, 1, -5)));
    assertEquals(5, cast(ray(0, 0, 0, 0, 0, -1), box(-1, -1, -6, 1, 1, -5)));
  }

  /** 0·∞ is NaN: both faces of every axis hit, for any signs of the directions and their zeros. */
  @Test
  void rayInAFacePlane() {
    int asked = 0;
    for (int axis = 0; axis < 3; axis++) {
      for (float face : new float[] {-1, 1}) {
        for (int signs = 0; signs < 16; signs++) {
          float[] r = new float[6];
          int along = (axis + 1) % 3, across = (axis + 2) % 3;
          r[axis] = face;
          r[along] = (signs & 1) == 0 ? -3 : 3;
          r[across] = (signs & 8) == 0 ? 0.5f : -1; // on the face, or along the box's edge
          r[3 + along] = (signs & 1) == 0 ? 1 : -1;
          r[3 + axis] = (signs & 2) == 0 ? 0f : -0f;
          r[3 + across] = (signs & 4) == 0 ? 0f : -0f;
          assertEquals(2, cast(ray(r), cube(-1, 1)));
          r[axis] = face > 0 ? Math.nextUp(face) : Math.nextDown(face);
          assertFalse(hits(ray(r), cube(-1, 1)), "one ulp outside");
          asked++;
        }
      }
    }
    assertEquals(96, asked);
  }

  /** b² − 4ac is 0 for both: the radius is lost in the square of the distance. */
  @Test
  void discriminantCancels() {
    for (float side : new float[] {1, -1}) {
      assertTrue(hits(ray(-1e4f, 0.009f * side, 0, 1, 0, 0), sphere(0, 0, 0, 0.01f)));
      assertFalse(hits(ray(-1e4f, 0.011f * side, 0, 1, 0, 0), sphere(0, 0, 0, 0.01f)));
      assertTrue(hits(ray(0, 0, 1e4f, 0, 0, -3), sphere(0.009f * side, 0, 0, 0.01f)));
      assertFalse(hits(ray(0, 0, 1e4f, 0, 0, -3), sphere(0.011f * side, 0, 0, 0.01f)));
    }
    assertEquals(1e4f - 0.004358899f, cast(ray(-1e4f, 0.009f, 0, 1, 0, 0), sphere(0, 0, 0, 0.01f)), 1e-3);
  }

  @Test
  void absoluteEpsilonDropsSmallTriangles() {
    float s = 1e-7f;
    float[] small = {0, 0, 0, s, 0, 0, 0, s, 0};
    assertEquals(1, cast(ray(0.25f * s, 0.25f * s, 1, 0, 0, -1), triangle(small)));
    assertEquals(s, cast(ray(0.25f * s, 0.25f * s, s, 0, 0, -1), triangle(small)), 1e-6f * s);
    assertFalse(hits(ray(0.6f * s, 0.6f * s, s, 0, 0, -1), triangle(small)));
    assertTrue(overlap(triangle(small), triangle(0, 0, -s, 0, 0, s, s, s, 0)));
    assertFalse(overlap(triangle(small), triangle(s, s, -s, s, s, s, 2 * s, s, 0)));
    assertTrue(overlap(sphere(0.25f * s, 0.25f * s, s, s), triangle(small)));
    assertFalse(overlap(sphere(0.25f * s, 0.25f * s, s, 0.999f * s), triangle(small)));
  }

  /** SinglePair.cast also checks that no t, u or v is NaN. */
  @Test
  void triangleWithoutArea() {
    for (float[] flat : new float[][] {{0, 0, 0, 1, 0, 0, 2, 0, 0}, {0, 0, 0, 3, 3, 3, 1, 1, 1},
        {1, 2, 3, 1, 2, 3, 1, 2, 3}, {0, 0, 0, 0, 0, 0, 1, 1, 0}}) {
      for (int k = 0; k < 9; k += 3) {
        for (float[] d : new float[][] {{0, 0, -1}, {0, 0, 1}, {1, 0, 0}, {0, -2, 0}, {1, 1, -2}}) {
          // through each corner
          assertFalse(hits(ray(flat[k] - d[0], flat[k + 1] - d[1], flat[k + 2] - d[2], d[0], d[1], d[2]),
              triangle(flat)));
        }
      }
    }
  }
}
