package lockstep.internal.kernel;

import static lockstep.internal.kernel.SinglePair.box;
import static lockstep.internal.kernel.SinglePair.capsule;
import static lockstep.internal.kernel.SinglePair.cast;
import static lockstep.internal.kernel.SinglePair.cube;
import static lockstep.internal.kernel.SinglePair.hits;
import static lockstep.internal.kernel.SinglePair.orientedBox;
import static lockstep.internal.kernel.SinglePair.overlap;
import static lockstep.internal.kernel.SinglePair.plane;
import static lockstep.internal.kernel.SinglePair.ray;
import static lockstep.internal.kernel.SinglePair.sphere;
import static lockstep.internal.kernel.SinglePair.triangle;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import lockstep.Planes;
import lockstep.Rays;
import lockstep.Runs;
import lockstep.Shapes;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/**
 * Half-spaces in cases where kernels tend to fail: touching, degenerate, parallel, infinite; and mistakes of
 * tutorials, by name.
 */
@Runs.Widest
@Runs.Vectors
class PlaneCasesTest {
  private static final float INF = Float.POSITIVE_INFINITY;
  private static final float NAN = Float.NaN;
  private static final float UP = Math.nextUp(1f);
  private static final float LITTLE = 1e-20f;

  /** Normals without a direction, and constants that are not finite. */
  private static final List<Planes> IMPROPER = List.of(plane(0, 0, 0, -1), plane(-0f, 0, -0f, -1),
      plane(0, 0, 0, -INF), plane(1e-30f, 0, 0, -1), plane(1e30f, 0, 0, -1), plane(INF, 0, 0, -1),
      plane(-INF, 0, 0, -1), plane(NAN, 0, 0, -1), plane(0, NAN, 1, -1), plane(0, 1, NAN, -1),
      plane(0, 1, 0, NAN), plane(0, 1, 0, INF), plane(0, 1, 0, -INF));

  /** The half-space z ≤ 0, with normals of several lengths. */
  private static final List<Planes> FLOORS =
      List.of(plane(0, 0, 1, 0), plane(-0f, 0, 3, -0f), plane(0, -0f, 1e-15f, 0), plane(0, 0, 1e15f, 0));

  @Nested
  class WithSpheres {
    @Test
    void touchesFromOutsideAndIsAnywhereBehind() {
      for (Planes floor : FLOORS) {
        assertTrue(overlap(sphere(7, 8, 2, 2), floor));
        assertFalse(overlap(sphere(7, 8, Math.nextUp(2f), 2), floor));
        assertTrue(overlap(sphere(7, 8, 0, 0), floor), "a point in the plane");
        assertFalse(overlap(sphere(7, 8, LITTLE, 0), floor));
        assertTrue(overlap(sphere(7, 8, -1e6f, 0), floor), "far behind");
        assertTrue(overlap(sphere(7, 8, 1, 5), floor), "crossing");
      }
    }

    /** The normal (2, 3, 6) is 7 long: the centre is 14 / 7 outside. */
    @Test
    void theLengthOfTheNormalDoesNotMatter() {
      for (float scale : new float[] {1, 0x1p-40f, 0x1p40f}) {
        Planes plane = plane(2 * scale, 3 * scale, 6 * scale, 3 * scale);
        assertTrue(overlap(sphere(1, 1, 1, 2), plane));
        assertFalse(overlap(sphere(1, 1, 1, Math.nextDown(2f)), plane));
        assertTrue(overlap(sphere(-1, -1, -1, 0), plane), "behind it");
      }
    }

    @Test
    void notFinite() {
      for (Planes improper : IMPROPER) {
        assertFalse(overlap(sphere(0, 0, 0, 9), improper));
        assertFalse(overlap(sphere(0, 0, 0, INF), improper));
      }
      for (Planes floor : FLOORS) {
        assertTrue(overlap(sphere(0, 0, 1e20f, INF), floor), "a radius without end");
        for (float bad : new float[] {NAN, INF, -INF}) {
          assertFalse(overlap(sphere(bad, 0, 0, 1), floor));
          assertFalse(overlap(sphere(0, bad, 0, 1), floor));
          assertFalse(overlap(sphere(0, 0, bad, INF), floor));
        }
        assertFalse(overlap(sphere(0, 0, -9, NAN), floor));
        assertFalse(overlap(sphere(0, 0, -9, -1), floor));
      }
    }
  }

  @Nested
  class WithCapsules {
    @Test
    void endsAndParallel() {
      for (Planes floor : FLOORS) {
        assertTrue(overlap(capsule(0, 0, 1, 0, 0, 9, 1), floor), "upright");
        assertTrue(overlap(capsule(5, 0, 9, 0, 0, 1, 1), floor), "upside down");
        assertFalse(overlap(capsule(0, 0, UP, 0, 0, 9, 1), floor));
        assertTrue(overlap(capsule(-5, 0, 1, 5, 0, 1, 1), floor), "lying");
        assertFalse(overlap(capsule(-5, 0, UP, 5, 0, UP, 1), floor));
        assertTrue(overlap(capsule(0, 0, -5, 0, 0, -9, 1), floor), "behind");
        assertTrue(overlap(capsule(0, 0, -5, 0, 0, 5, 0), floor), "a segment through it");
        assertTrue(overlap(capsule(0, 0, 0, 0, 0, 5, 0), floor), "a segment that ends in it");
        assertTrue(overlap(capsule(0, 0, 1, 0, 0, 1, 1), floor), "a sphere");
      }
    }

    @Test
    void notFinite() {
      for (Planes improper : IMPROPER) {
        assertFalse(overlap(capsule(0, 0, 0, 0, 0, -9, INF), improper));
      }
      for (int k = 0; k < 7; k++) {
        for (float bad : new float[] {NAN, INF, -INF}) {
          float[] c = {0, 0, -3, 0, 0, -9, 1};
          c[k] = bad;
          assertEquals(k == 6 && bad == INF,
              overlap(capsule(c[0], c[1], c[2], c[3], c[4], c[5], c[6]), FLOORS.get(0)), "column " + k);
        }
      }
      assertFalse(overlap(capsule(0, 0, -3, 0, 0, -9, -1), FLOORS.get(0)));
    }
  }

  @Nested
  class WithBoxes {
    @Test
    void facesEdgesAndCornersTouch() {
      for (int touch = 1; touch < 27; touch++) {
        int x = touch % 3 - 1, y = touch / 3 % 3 - 1, z = touch / 9 - 1;
        if (x != 0 || y != 0 || z != 0) {
          int corner = Math.abs(x) + Math.abs(y) + Math.abs(z); // of [−1, 1]³
          assertTrue(overlap(cube(-1, 1), plane(-x, -y, -z, corner)));
          assertFalse(overlap(cube(-1, 1), plane(-x, -y, -z, Math.nextUp((float) corner))));
          assertTrue(overlap(cube(-1, 1), plane(-x, -y, -z, -corner - 5)), "contained");
          assertTrue(overlap(cube(-1, 1), plane(-x, -y, -z, 0)), "cut in half");
        }
      }
    }

    @Test
    void flatEmptyAndAPoint() {
      assertTrue(overlap(box(-1, -1, 1, 1, 1, 1), plane(0, 0, 1, -1)), "rectangle in the plane");
      assertFalse(overlap(box(-1, -1, UP, 1, 1, UP), plane(0, 0, 1, -1)));
      assertTrue(overlap(cube(1, 1), plane(1, 1, 1, -3)), "a point in the plane");
      assertFalse(overlap(cube(1, -1), plane(1, 1, 1, -30)));
      assertFalse(overlap(box(0, 0, 1, 1, 1, 0), plane(1, 1, 1, -30)), "inverted on one axis");
      assertFalse(overlap(cube(INF, -INF), plane(1, 1, 1, -30)), "the empty box");
    }

    /** 0 · ∞ is NaN: an axis perpendicular to the normal decides nothing. */
    @Test
    void infiniteBoxPlanes() {
      for (float zero : new float[] {0f, -0f}) {
        Shapes slab = box(-INF, -INF, 2, INF, INF, 3);
        assertTrue(overlap(slab, plane(zero, zero, 1, -2)));
        assertFalse(overlap(slab, plane(zero, zero, 1, -Math.nextDown(2f))));
        assertTrue(overlap(slab, plane(zero, zero, -1, 3)));
        assertFalse(overlap(slab, plane(zero, zero, -1, Math.nextUp(3f))));
        assertTrue(overlap(slab, plane(1, zero, zero, 1e30f)), "they cross far away");
        assertTrue(overlap(slab, plane(zero, 1e-15f, 1e15f, 1e30f)), "nearly parallel");
        assertTrue(overlap(cube(-INF, INF), plane(zero, 1, zero, 1e30f)), "all of space");
        Shapes half = box(-INF, -INF, 2, INF, INF, INF);
        assertTrue(overlap(half, plane(zero, zero, 1, -2)));
        assertFalse(overlap(half, plane(zero, zero, 1, -1)));
        assertTrue(overlap(half, plane(zero, zero, -1, 1e30f)), "the same way");
        Shapes quarter = box(-INF, 0, 0, INF, INF, INF);
        assertFalse(overlap(quarter, plane(zero, 1, 1, 1)));
        assertTrue(overlap(quarter, plane(zero, 1, 1, 0)), "touches along the edge");
        assertTrue(overlap(quarter, plane(1e-15f, 1, 1, 1)), "leans along the edge");
      }
    }

    @Test
    void notFinite() {
      for (Planes improper : IMPROPER) {
        assertFalse(overlap(cube(-9, 9), improper));
        assertFalse(overlap(cube(-INF, INF), improper));
      }
      for (int k = 0; k < 6; k++) {
        float[] b = {-1, -1, -1, 1, 1, 1};
        b[k] = NAN;
        for (float z : new float[] {1, -1}) {
          assertFalse(overlap(box(b[0], b[1], b[2], b[3], b[4], b[5]), plane(0, 0, z, -9)), "column " + k);
        }
      }
    }
  }

  @Nested
  class WithOrientedBoxes {
    /** Half extents 1, 2, 3; a quarter turn about z makes them 2, 1, 3. */
    @Test
    void quarterTurn() {
      for (float length : new float[] {1, 0x1p-40f, 0x1p40f}) {
        Shapes turned = orientedBox(10, 0, 0, 1, 2, 3, 0, 0, length, length);
        assertTrue(overlap(turned, plane(1, 0, 0, -8)));
        assertFalse(overlap(turned, plane(1, 0, 0, -7.99f)));
        assertTrue(overlap(turned, plane(0, -1, 0, 1)));
        assertFalse(overlap(turned, plane(0, -1, 0, 1.01f)));
        assertTrue(overlap(turned, plane(0, 0, 1, 3)));
        assertFalse(overlap(turned, plane(0, 0, 1, 3.01f)));
        assertTrue(overlap(turned, plane(-1, -1, -1, 16)), "its corner");
        assertFalse(overlap(turned, plane(-1, -1, -1, 16.01f)));
      }
    }

    /** A cube on its edge: turned by 45° it reaches √2. */
    @Test
    void onItsEdge() {
      float sin = (float) Math.sin(Math.PI / 8), cos = (float) Math.cos(Math.PI / 8);
      for (int axis = 0; axis < 3; axis++) {
        float[] b = {0, 0, 0, 1, 1, 1, 0, 0, 0, cos};
        b[6 + axis] = sin;
        float[] n = new float[3];
        n[(axis + 1) % 3] = 1;
        assertTrue(overlap(orientedBox(b), plane(n[0], n[1], n[2], 1.4142f)));
        assertFalse(overlap(orientedBox(b), plane(n[0], n[1], n[2], 1.4143f)));
      }
    }

    @Test
    void flatOnesAndPoints() {
      for (Planes floor : FLOORS) {
        assertTrue(overlap(orientedBox(0, 0, 0, 1, 1, 0, 0, 0, 0, 1), floor), "rectangle in the plane");
        assertTrue(overlap(orientedBox(0, 0, 1, 1, 0, 0, 0, 1, 0, 1), floor), "segment that ends in it");
        assertFalse(overlap(orientedBox(0, 0, 1.01f, 1, 0, 0, 0, 1, 0, 1), floor));
        assertTrue(overlap(orientedBox(0, 0, 0, 0, 0, 0, 1, 2, 3, 4), floor), "point");
        assertFalse(overlap(orientedBox(0, 0, 1e-20f, 0, 0, 0, 1, 2, 3, 4), floor));
      }
    }

    @Test
    void notFinite() {
      for (Planes improper : IMPROPER) {
        assertFalse(overlap(orientedBox(0, 0, 0, 9, 9, 9, 0, 0, 0, 1), improper));
      }
      for (Planes floor : FLOORS) {
        for (int k = 0; k < 10; k++) {
          for (float bad : new float[] {NAN, INF, -INF}) {
            float[] b = {0, 0, -9, 1, 1, 1, 1, 1, 1, 1};
            b[k] = bad;
            assertFalse(overlap(orientedBox(b), floor), "column " + k + " is " + bad);
          }
        }
        for (int k = 3; k < 6; k++) {
          float[] b = {0, 0, -9, 1, 1, 1, 0, 0, 0, 1};
          b[k] = -1;
          assertFalse(overlap(orientedBox(b), floor), "column " + k + " is negative");
        }
        assertFalse(overlap(orientedBox(0, 0, -9, 1, 1, 1, 0, 0, 0, 0), floor), "no rotation");
        assertFalse(overlap(orientedBox(0, 0, -9, 1, 1, 1, 0, 0, 0, 1e-30f), floor));
      }
    }
  }

  @Nested
  class WithTriangles {
    @Test
    void cornersEdgesAndFaces() {
      for (Planes floor : FLOORS) {
        assertTrue(overlap(triangle(0, 0, 0, 1, 0, 1, 0, 1, 1), floor), "corner");
        assertTrue(overlap(triangle(0, 0, 1, 1, 0, 0, 0, 1, 0), floor), "edge");
        assertTrue(overlap(triangle(0, 0, 0, 1, 0, 0, 0, 1, 0), floor), "face");
        assertTrue(overlap(triangle(0, 0, -1, 1, 0, -1, 0, 1, -1), floor), "behind");
        assertTrue(overlap(triangle(0, 0, 5, 1, 0, -5, 0, 1, 5), floor), "crossing");
        float up = LITTLE;
        assertFalse(overlap(triangle(0, 0, up, 1, 0, up, 0, 1, up), floor));
        assertTrue(overlap(triangle(0, 0, 1, 3, 0, 0, 0, 0, 1), floor), "segment");
        assertTrue(overlap(triangle(5, 5, 0, 5, 5, 0, 5, 5, 0), floor), "point");
      }
    }

    @Test
    void notFinite() {
      for (Planes improper : IMPROPER) {
        assertFalse(overlap(triangle(0, 0, 0, 1, 0, 0, 0, 1, 0), improper));
      }
      for (int k = 0; k < 9; k++) {
        for (float bad : new float[] {NAN, INF, -INF}) {
          float[] corners = {0, 0, -1, 4, 0, -1, 0, 4, -1};
          corners[k] = bad;
          assertFalse(overlap(triangle(corners), FLOORS.get(0)), "column " + k + " is " + bad);
        }
      }
    }
  }

  @Nested
  class WithRays {
    @Test
    void entersLeavesAndStartsInside() {
      for (Planes floor : FLOORS) {
        assertEquals(4, cast(ray(1, 2, 4, 7, -7, -1), floor));
        assertEquals(2, cast(ray(1, 2, 4, 7, -7, -2), floor), "t is in units of the direction");
        assertFalse(hits(ray(1, 2, 4, 7, -7, 1), floor), "away from it");
        assertEquals(0, cast(ray(1, 2, -4, 0, 0, 1), floor), "leaves it");
        assertEquals(0, cast(ray(1, 2, -4, 0, 0, -1), floor), "deeper");
        assertEquals(0.5f, cast(ray(1, 2, -4, 0, 0, 1, 0.5f, 9), floor));
        assertEquals(6, cast(ray(1, 2, 4, 0, 0, -1, 6, 9), floor), "inside at tMin");
        assertFalse(hits(ray(1, 2, -4, 0, 0, 1, 6, 9), floor), "left before tMin");
        assertEquals(-4, cast(ray(1, 2, -4, 0, 0, -1, -9, 9), floor), "enters behind the origin");
        assertFalse(hits(ray(1, 2, -4, 0, 0, 1, 5, 4), floor), "no interval");
      }
    }

    @Test
    void theEndsOfTheIntervalAreClosed() {
      for (Planes floor : FLOORS) {
        assertEquals(4, cast(ray(0, 0, 4, 0, 0, -1, 0, 4), floor));
        assertFalse(hits(ray(0, 0, 4, 0, 0, -1, 0, Math.nextDown(4f)), floor));
        assertEquals(4, cast(ray(0, 0, 4, 0, 0, -1, 4, 4), floor));
        assertEquals(4, cast(ray(0, 0, -4, 0, 0, 1, 4, 9), floor), "leaves it at tMin");
        assertFalse(hits(ray(0, 0, -4, 0, 0, 1, Math.nextUp(4f), 9), floor));
        assertFalse(hits(ray(0, 0, 4, 0, 0, -1, 0, 0), floor));
        assertEquals(0, cast(ray(0, 0, 0, 0, 0, -1, 0, 0), floor));
      }
    }

    @Test
    void zeroDirectionIsAPoint() {
      for (Planes floor : FLOORS) {
        for (float zero : new float[] {0f, -0f}) {
          assertEquals(0, cast(ray(1, 2, 0, zero, zero, zero), floor));
          assertEquals(-3, cast(ray(1, 2, -5, zero, zero, zero, -3, 7), floor));
          assertFalse(hits(ray(1, 2, LITTLE, zero, zero, zero), floor));
        }
      }
    }

    /** The crossing of a ray that is nearly parallel may lie beyond the largest float. */
    @Test
    void nearlyParallel() {
      Planes floor = plane(0, 0, 1, 0);
      assertEquals(1e20f, cast(ray(0, 0, 1, 1, 0, -1e-20f), floor), 1e14f);
      assertFalse(hits(ray(0, 0, 1, 1, 0, -Float.MIN_VALUE), floor), "t overflows");
      assertFalse(hits(ray(0, 0, 1, 1, 0, 1e-20f), floor));
      assertEquals(0, cast(ray(0, 0, 0, 1, 0, 1e-20f), floor), "starts on it");
    }

    @Test
    void notFinite() {
      for (Planes improper : IMPROPER) {
        assertFalse(hits(ray(0, 0, 4, 0, 0, -1), improper));
        assertFalse(hits(ray(0, 0, -4, 0, 0, -1), improper));
      }
      for (int k = 0; k < 8; k++) {
        for (float bad : new float[] {NAN, INF, -INF}) {
          for (float z : new float[] {4, -4}) {
            float[] r = {0, 0, z, 0, 0, -1, 0, 9};
            r[k] = bad;
            // without an end it enters as before, without a begin at -4, too
            float t = k == 7 && bad == INF ? Math.max(z, 0) : k == 6 && bad == -INF ? z : INF;
            assertEquals(t, cast(ray(r), FLOORS.get(0)), "column " + k + " is " + bad);
          }
        }
      }
      assertFalse(hits(ray(0, 0, -4, 0, 0, 1, -INF, 9), FLOORS.get(0)), "inside at -∞: no t");
      assertFalse(hits(ray(0, 0, -4, 1, 0, 0, -INF, 9), FLOORS.get(0)), "parallel, inside at -∞");
      assertFalse(hits(ray(0, 0, -4, 1, 0, 0, INF, INF), FLOORS.get(0)), "an interval of nothing but ∞");
    }
  }

  /** The limits of the range of normals, constants and sums. */
  @Nested
  class AtTheLimits {
    private static final float MAX = Float.MAX_VALUE;

    private final List<Shapes> atTheOrigin = List.of(sphere(0, 0, 0, 0), capsule(0, 0, 0, 0, 0, 0, 0),
        cube(0, 0), orientedBox(0, 0, 0, 0, 0, 0, 0, 0, 0, 1), triangle(0, 0, 0, 0, 0, 0, 0, 0, 0));

    private void assertHit(boolean hit, Planes planes) {
      for (Shapes shape : atTheOrigin) {
        assertEquals(hit, overlap(shape, planes), shape::toString);
      }
      assertEquals(hit, hits(ray(0, 0, 0, 0, 0, 1), planes), "ray");
    }

    @Test
    void lengthsOfNormals() {
      assertHit(true, plane(0x1p-50f, 0, 0, 0));
      assertHit(false, plane(Math.nextDown(0x1p-50f), 0, 0, 0));
      assertHit(true, plane(0, 0x1p50f, 0, 0));
      assertHit(false, plane(0, Math.nextUp(0x1p50f), 0, 0));
      assertHit(true, plane(0, -0x1p49f, 0x1p49f, 0));
    }

    @Test
    void constants() {
      assertHit(true, plane(0, 0, 1, -MAX));
      assertHit(false, plane(0, 0, 1, -INF));
      assertHit(false, plane(0, 0, 1, MAX));
      assertHit(false, plane(0, 0, 1, INF));
    }

    @Test
    void sumsThatOverflow() {
      for (float sign : new float[] {1, -1}) {
        assertTrue(overlap(sphere(MAX * sign, 0, 0, INF), plane(2, 0, 0, 0)));
        assertEquals(sign < 0, overlap(sphere(MAX * sign, 0, 0, 1), plane(2, 0, 0, 0)));
      }
      for (float n : new float[] {1, 2}) {
        assertTrue(overlap(capsule(0, 0, 0, MAX, 0, 0, 0), plane(n, 0, 0, 0)));
        assertTrue(overlap(capsule(MAX, 0, 0, 0, 0, 0, 0), plane(n, 0, 0, 0)));
        assertFalse(overlap(capsule(MAX, 0, 0, 1, 0, 0, 0), plane(n, 0, 0, 0)));
        assertTrue(overlap(triangle(0, 0, 0, MAX, 0, 0, -MAX, 0, 0), plane(n, 0, 0, 0)));
        assertFalse(overlap(triangle(1, 0, 0, MAX, 0, 0, MAX, 1, 0), plane(n, 0, 0, 0)));
      }
      for (float n : new float[] {1, 2}) {
        assertTrue(overlap(orientedBox(0, 0, 0, MAX, 0, 0, 0, 0, 0, 1), plane(n, 0, 0, 0)));
        assertTrue(overlap(orientedBox(-MAX, 0, 0, 1, 0, 0, 0, 0, 0, 1), plane(n, 0, 0, 0)));
        assertFalse(overlap(orientedBox(MAX, 0, 0, 1, 0, 0, 0, 0, 0, 1), plane(n, 0, 0, 0)));
      }
      assertTrue(overlap(box(-MAX, 0, 0, MAX, 1, 1), plane(2, 0, 0, MAX)), "as an infinite one");
    }

    @Test
    void raysThatOverflow() {
      assertEquals(MAX, cast(ray(0, 0, -1, 0, 0, 0, MAX, INF), plane(0, 0, 1, 0)),
          "a point at the largest t");
      assertEquals(0, cast(ray(0, 0, -MAX, 0, 0, 1), plane(0, 0, 1, 0)));
      assertEquals(0, cast(ray(0, 0, -MAX, 0, 0, 1), plane(0, 0, 2, 0)));
      assertEquals(0, cast(ray(0, 0, -1, 0, 0, MAX), plane(0, 0, 1, 0)));
      assertEquals(0, cast(ray(0, 0, -1, 0, 0, MAX), plane(0, 0, 2, 0)));
    }
  }

  /** Mistakes of widely read tutorials and engines, see {@link MistakesTest}. */
  @Nested
  class Mistakes {
    /** A wall at z = −5 that faces +z has d = −n · p = 5: it is crossed from −3 to −7, not from 4 to 6. */
    @Test
    void planeConstantWithTheWrongSign() {
      Planes wall = Planes.allocate(1);
      wall.set(0, 0, 0, 1, 0, 0, -5);
      assertEquals(5, wall.d[0]);
      assertEquals(0.5f, cast(path(-3, -7), wall));
      assertFalse(hits(path(4, 6), wall));
      assertFalse(hits(path(6, 4), wall));
      assertTrue(overlap(sphere(0, 0, -6, 0), wall));
      assertFalse(overlap(sphere(0, 0, 5, 1), wall));
    }

    /**
     * From z = 1 to 0 to −1: the product of signed distances is 0 both times, then −0, and its sign gives no
     * information.
     */
    @Test
    void landingOnThePlaneTunnels() {
      for (Planes floor : FLOORS) {
        assertEquals(1, cast(path(1, 0), floor), "lands");
        assertEquals(0, cast(path(0, -1), floor), "goes on");
        assertEquals(0, cast(path(-0f, -1), floor), "goes on from −0");
        assertEquals(0, cast(path(0, 1), floor), "takes off");
      }
      assertEquals(0.5f, cast(path(1e-25f, -1e-25f), plane(0, 0, 1, 0)), "the product vanishes");
    }

    /**
     * Every third of a path that lands on the plane, in floats that round: one of two successive steps hits.
     */
    @Test
    void noStepTunnels() {
      for (int k = 1; k < 300; k++) {
        float from = 1 + k * 0.013f, to = -k * 0.0071f, between = from + (to - from) * (k % 31 / 30f);
        boolean first = hits(path(from, between), FLOORS.get(0));
        boolean second = hits(path(between, to), FLOORS.get(0));
        assertTrue(first || second, "step " + k);
      }
    }

    private Rays path(float from, float to) {
      return ray(0, 0, from, 0, 0, to - from, 0, 1);
    }

    /** The line through the origin along z meets z = −5, the ray does not. */
    @Test
    void rayTakenAsALine() {
      assertFalse(hits(ray(0, 0, 0, 0, 0, 1), plane(0, 0, 1, 5)));
      assertEquals(0, cast(ray(0, 0, 0, 0, 0, 1), plane(0, 0, -1, -5)), "starts behind the other side");
      assertEquals(5, cast(ray(0, 0, 0, 0, 0, -1), plane(0, 0, 1, 5)));
    }

    /** Outside it is a miss; in the plane or behind it a hit at tMin. */
    @Test
    void parallelReturnsTheStart() {
      for (Planes floor : FLOORS) {
        for (float zero : new float[] {0f, -0f}) {
          assertFalse(hits(ray(0, 0, 1, 1, 2, zero), floor));
          assertFalse(hits(ray(0, 0, LITTLE, 1, 2, zero, 0, 9), floor));
          assertEquals(0.25f, cast(ray(0, 0, zero, 1, 2, zero, 0.25f, INF), floor), "in the plane");
          assertEquals(0.25f, cast(ray(0, 0, -1, 1, 2, zero, 0.25f, 9), floor), "behind it");
        }
      }
      assertEquals(0, cast(ray(1, 1, -2, 1, -2, 1), plane(1, 1, 1, 0)), "in a tilted plane");
      assertFalse(hits(ray(1, 1, -1.9f, 1, -2, 1), plane(1, 1, 1, 0)));
    }

    /** Squares of lengths would underflow or overflow; here there are none. */
    @Test
    void squaresVanishOrOverflow() {
      for (float s : new float[] {1e-25f, 1e25f}) {
        assertTrue(overlap(sphere(0, 0, 2 * s, 2 * s), plane(0, 0, 1, 0)));
        assertFalse(overlap(sphere(0, 0, 2 * s, 1.9f * s), plane(0, 0, 1, 0)));
        assertFalse(overlap(sphere(0, 0, 2 * s, -2 * s), plane(0, 0, 1, 0)));
        assertTrue(overlap(orientedBox(0, 0, s, s, s, s, 0, 0, 0, 1), plane(0, 0, 1, 0)));
        assertFalse(overlap(orientedBox(0, 0, 1.1f * s, s, s, s, 0, 0, 0, 1), plane(0, 0, 1, 0)));
        assertEquals(2, cast(ray(0, 0, 2 * s, s, 0, -s), plane(0, 0, 1, 0)));
      }
    }

    /** A plane far from the origin loses no more precision than the coordinates there. */
    @Test
    void farFromTheOrigin() {
      float o = 1e6f;
      assertTrue(overlap(sphere(o, o, o + 1, 1), plane(0, 0, 1, -o)));
      assertFalse(overlap(sphere(o, o, o + 1, 0.99f), plane(0, 0, 1, -o)));
      assertEquals(1, cast(ray(o, o, o + 1, 0, 0, -1), plane(0, 0, 1, -o)));
      assertTrue(overlap(cube(o, o + 1), plane(0, 0, 1, -o)));
      assertFalse(overlap(cube(o, o + 1), plane(0, 0, 1, 0.0625f - o)));
    }
  }
}
