package lockstep.internal.kernel.overlap;

import static lockstep.internal.kernel.SinglePair.box;
import static lockstep.internal.kernel.SinglePair.capsule;
import static lockstep.internal.kernel.SinglePair.cube;
import static lockstep.internal.kernel.SinglePair.overlap;
import static lockstep.internal.kernel.SinglePair.sphere;
import static lockstep.internal.kernel.SinglePair.triangle;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Boxes;
import lockstep.Capsules;
import lockstep.Engines;
import lockstep.Hits;
import lockstep.Pairing;
import lockstep.Runs;
import lockstep.Triangles;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Overlaps in cases where kernels tend to fail: touching, degenerate, huge and tiny shapes. */
@Runs.Widest
@Runs.Vectors
class OverlapCasesTest {
  private static final float INF = Float.POSITIVE_INFINITY;
  private static final float NAN = Float.NaN;
  private static final float UP = Math.nextUp(1f);

  @Nested
  class BoxAndBox {
    private final Boxes unit = cube(0, 1);

    @Test
    void facesEdgesAndCornersTouch() {
      for (int touch = 1; touch < 27; touch++) {
        int x = touch % 3, y = touch / 3 % 3, z = touch / 9; // 0 overlaps, 1 touches, 2 is apart
        boolean apart = x == 2 || y == 2 || z == 2;
        assertTrue(overlap(unit, box(x, y, z, x + 1, y + 1, z + 1)) != apart);
        assertTrue(overlap(unit, box(-x, -y, -z, 1 - x, 1 - y, 1 - z)) != apart);
      }
    }

    @Test
    void contained() {
      assertTrue(overlap(unit, cube(0.25f, 0.5f)));
      assertTrue(overlap(unit, unit));
    }

    @Test
    void flatOnesAndPoints() {
      assertTrue(overlap(unit, box(1, 0, 0, 1, 1, 1)), "rectangle on the face");
      assertTrue(overlap(unit, box(1, 1, -5, 1, 1, 5)), "segment along the edge");
      assertTrue(overlap(unit, cube(1, 1)), "point on the corner");
      assertTrue(overlap(cube(1, 1), cube(1, 1)), "two equal points");
      assertFalse(overlap(unit, cube(UP, UP)), "point one ulp off");
    }

    @Test
    void oneUlpApartOnEachAxis() {
      assertFalse(overlap(unit, box(UP, 0, 0, 2, 1, 1)));
      assertFalse(overlap(unit, box(0, UP, 0, 1, 2, 1)));
      assertFalse(overlap(unit, box(0, 0, UP, 1, 1, 2)));
      assertFalse(overlap(unit, box(-1, 0, 0, -Float.MIN_VALUE, 1, 1)));
    }

    @Test
    void signsOfZeroDoNotMatter() {
      assertTrue(overlap(cube(-1, -0f), cube(0f, 1)));
      assertTrue(overlap(cube(-1, 0f), cube(-0f, 1)));
      assertTrue(overlap(cube(0f, -0f), cube(-0f, 0f)));
    }

    @Test
    void halfSpaces() {
      Boxes left = box(-INF, -INF, -INF, 0, INF, INF);
      assertTrue(overlap(left, box(0, -INF, -INF, INF, INF, INF)));
      assertTrue(overlap(left, cube(-INF, INF)));
      assertTrue(overlap(left, unit));
      assertFalse(overlap(left, box(Float.MIN_VALUE, 0, 0, 1, 1, 1)));
    }

    @Test
    void aNaNInOneLaneStaysThere() {
      Boxes many = Boxes.allocate(40);
      for (int i = 0; i < 40; i++) {
        many.set(i, 0, 0, 0, 1, i % 5 == 3 ? NAN : 1, 1);
      }
      Hits hits = Hits.allocate(40);
      Engines.widest().overlap(unit, many, Pairing.oneToMany(0), hits);
      for (int i = 0; i < 40; i++) {
        assertTrue(hits.get(i) != (i % 5 == 3));
      }
    }
  }

  @Nested
  class SphereAndSphere {
    @Test
    void concentricAndPoints() {
      assertTrue(overlap(sphere(1, 2, 3, 1), sphere(1, 2, 3, 4)));
      assertTrue(overlap(sphere(1, 2, 3, 0), sphere(1, 2, 3, 0)));
      assertTrue(overlap(sphere(0, 0, 0, 1), sphere(1, 0, 0, 0)));
      assertFalse(overlap(sphere(0, 0, 0, 0), sphere(Float.MIN_NORMAL, 0, 0, 0)));
    }

    @Test
    void touchAtThreeFourFive() {
      assertTrue(overlap(sphere(0, 0, 0, 2), sphere(3, 4, 0, 3)));
      assertTrue(overlap(sphere(0, 3, -4, 5), sphere(0, 0, 0, 0)));
      assertFalse(overlap(sphere(0, 3, -4, Math.nextDown(5f)), sphere(0, 0, 0, 0)));
    }

    @Test
    void hugeAndSubnormal() {
      assertTrue(overlap(sphere(0, 0, 0, 3e38f), sphere(3e38f, 0, 0, 1)));
      assertFalse(overlap(sphere(-1e38f, 0, 0, 1), sphere(1e38f, 0, 0, 1)));
      assertTrue(overlap(sphere(0, 0, 0, INF), sphere(1e38f, 0, 0, 0)));
      float least = Float.MIN_VALUE;
      assertTrue(overlap(sphere(0, 0, 0, least), sphere(2 * least, 0, 0, least)));
      assertFalse(overlap(sphere(0, 0, 0, least), sphere(3 * least, 0, 0, least)));
      assertFalse(overlap(sphere(NAN, 0, 0, 1), sphere(0, 0, 0, INF)));
      assertFalse(overlap(sphere(0, 0, 0, NAN), sphere(0, 0, 0, 1)));
    }
  }

  @Nested
  class SphereAndCapsule {
    private final Capsules upright = capsule(0, 0, 0, 0, 4, 0, 1);

    @Test
    void sideEndsAndInside() {
      assertTrue(overlap(sphere(5, 1, 0, 4), upright), "side");
      assertFalse(overlap(sphere(5, 1, 0, 3.9999f), upright));
      assertTrue(overlap(sphere(3, 8, 0, 4), upright), "3-4-5 over the top");
      assertFalse(overlap(sphere(3, 8, 0, 3.999f), upright));
      assertTrue(overlap(sphere(-2, -3, -6, 6), upright), "2-3-6, 7 below");
      assertFalse(overlap(sphere(-2, -3, -6, 5.9999f), upright));
      assertTrue(overlap(sphere(0, 2, 0, 0), upright), "on the axis");
      assertTrue(overlap(sphere(0.5f, 4.5f, 0.5f, 0), upright), "in the cap");
      assertFalse(overlap(sphere(0.9f, 4.9f, 0, 0), upright), "in the bounds, beside the cap");
    }

    /** The overlap of a segment and a point is only the point on the segment. */
    @Test
    void segmentsAndPoints() {
      Capsules segment = capsule(1, 1, 1, 5, 9, 13, 0);
      assertTrue(overlap(sphere(3, 5, 7, 0), segment), "its middle");
      assertTrue(overlap(sphere(2, 3, 4, 0), segment));
      assertTrue(overlap(sphere(5, 9, 13, 0), segment), "its end");
      assertFalse(overlap(sphere(6, 11, 16, 0), segment), "beyond");
      assertFalse(overlap(sphere(3, 5 + 0x1p-20f, 7, 0), segment), "beside");
    }

    /**
     * Everything is relative to the sphere: far from the origin only the precision of the coordinates is
     * lost.
     */
    @Test
    void farFromTheOrigin() {
      float o = 1e6f;
      assertTrue(overlap(sphere(o + 3, o + 8, o, 4), capsule(o, o, o, o, o + 4, o, 1)));
      assertFalse(overlap(sphere(o + 3, o + 8, o, 3.999f), capsule(o, o, o, o, o + 4, o, 1)));
    }

    @Test
    void notFinite() {
      for (int k = 0; k < 7; k++) {
        float[] c = {0, 0, 0, 0, 4, 0, 1};
        c[k] = NAN;
        assertFalse(overlap(sphere(0, 0, 0, INF), capsule(c[0], c[1], c[2], c[3], c[4], c[5], c[6])));
        if (k < 6) {
          c[k] = k % 2 == 0 ? INF : -INF;
          assertFalse(overlap(sphere(0, 0, 0, INF), capsule(c[0], c[1], c[2], c[3], c[4], c[5], c[6])));
        }
      }
      assertFalse(overlap(sphere(0, NAN, 0, 1), upright));
      assertFalse(overlap(sphere(0, 0, 0, NAN), upright));
      assertTrue(overlap(sphere(99, 0, 0, INF), upright), "a radius without end");
      assertTrue(overlap(sphere(1e30f, 0, 0, 1), capsule(0, 0, 0, 0, 1, 0, INF)));
    }
  }

  @Nested
  class CapsuleAndCapsule {
    @Test
    void parallel() {
      Capsules one = capsule(0, 0, 0, 8, 0, 0, 2);
      for (float[] ends : new float[][] {{0, 8}, {2, 4}, {-4, 4}, {4, 99}, {-9, 99}, {8, 16}, {-8, 0}}) {
        assertTrue(overlap(one, capsule(ends[0], 3, 4, ends[1], 3, 4, 3)), "3-4-5 over it");
        assertFalse(overlap(one, capsule(ends[0], 3, 4, ends[1], 3, 4, 2.9999f)));
      }
      assertTrue(overlap(one, capsule(11, 4, 0, 20, 4, 0, 3)), "3-4-5 beyond its end");
      assertFalse(overlap(one, capsule(11, 4, 0, 20, 4, 0, 2.999f)));
    }

    @Test
    void collinear() {
      Capsules one = capsule(1, 2, 3, 3, 6, 9, 0);
      assertTrue(overlap(one, capsule(2, 4, 6, 9, 18, 27, 0)), "they share a part");
      assertTrue(overlap(one, capsule(3, 6, 9, 4, 8, 12, 0)), "an end");
      assertTrue(overlap(one, capsule(0, 0, 0, 9, 18, 27, 0)), "all");
      assertFalse(overlap(one, capsule(4, 8, 12, 9, 18, 27, 0)));
      assertTrue(overlap(capsule(0, 0, 0, 4, 0, 0, 1), capsule(7, 0, 0, 9, 0, 0, 2)));
      assertFalse(overlap(capsule(0, 0, 0, 4, 0, 0, 1), capsule(7, 0, 0, 9, 0, 0, 1.9999f)));
    }

    @Test
    void crossingOverEachOther() {
      assertTrue(overlap(capsule(-1, 0, 0, 3, 0, 0, 1), capsule(0, -1, 3, 0, 7, 3, 2)));
      assertFalse(overlap(capsule(-1, 0, 0, 3, 0, 0, 1), capsule(0, -1, 3, 0, 7, 3, 1.9999f)));
      assertTrue(overlap(capsule(-1, -1, -1, 1, 1, 1, 0), capsule(1, -1, 1, -1, 1, -1, 0)), "diagonals");
    }

    @Test
    void anEndOverASideAndAnEndBesideAnEnd() {
      assertTrue(overlap(capsule(0, 0, 0, 9, 0, 0, 1), capsule(4, 3, 4, 4, 30, 40, 4)));
      assertFalse(overlap(capsule(0, 0, 0, 9, 0, 0, 1), capsule(4, 3, 4, 4, 30, 40, 3.999f)));
      assertTrue(overlap(capsule(0, 0, 0, 9, 0, 0, 1), capsule(11, 3, 6, 20, 30, 60, 6)), "2-3-6, 7");
      assertFalse(overlap(capsule(0, 0, 0, 9, 0, 0, 1), capsule(11, 3, 6, 20, 30, 60, 5.999f)));
    }

    @Test
    void withoutLength() {
      assertTrue(overlap(capsule(3, 4, 0, 3, 4, 0, 2), capsule(0, 0, -9, 0, 0, 9, 3)), "a sphere");
      assertTrue(overlap(capsule(3, 4, 0, 3, 4, 0, 2), capsule(0, 0, 0, 0, 0, 0, 3)), "two spheres");
      assertFalse(overlap(capsule(3, 4, 0, 3, 4, 0, 1.9999f), capsule(0, 0, 0, 0, 0, 0, 3)));
      assertTrue(overlap(capsule(1, 2, 3, 1, 2, 3, 0), capsule(1, 2, 3, 1, 2, 3, 0)), "two equal points");
    }

    /** A thousand long and 1e-7 rad apart, far from the origin: they pass 1 over each other. */
    @Test
    void nearlyParallelAndFarAway() {
      for (float o : new float[] {0, 1e6f}) {
        float r = o == 0 ? 0.50002f : 0.6f;
        assertTrue(overlap(capsule(o - 500, o, 0, o + 500, o, 0, r),
            capsule(o - 500, o - 5e-5f, 1, o + 500, o + 5e-5f, 1, r)));
        assertFalse(overlap(capsule(o - 500, o, 0, o + 500, o, 0, 0.4999f),
            capsule(o - 500, o - 5e-5f, 1, o + 500, o + 5e-5f, 1, 0.4999f)));
      }
      // at 1e-4 rad the crossing is 0.05 nearer than any end
      assertTrue(
          overlap(capsule(-500, 0, 0, 500, 0, 0, 1e-4f), capsule(-500, -0.05f, 0, 500, 0.05f, 0, 1e-4f)));
      assertFalse(
          overlap(capsule(-500, 0, 0, 500, 0, 0, 0.49f), capsule(-500, -0.05f, 1, 500, 0.05f, 1, 0.509f)));
    }

    @Test
    void notFinite() {
      Capsules all = capsule(0, 0, 0, 1, 0, 0, INF);
      assertTrue(overlap(all, capsule(0, 0, 1e30f, 0, 0, 2e30f, 0)), "a radius without end");
      assertTrue(overlap(all, all));
      for (int k = 0; k < 7; k++) {
        float[] c = {0, 0, 0, 0, 4, 0, 1};
        c[k] = NAN;
        assertFalse(overlap(all, capsule(c[0], c[1], c[2], c[3], c[4], c[5], c[6])));
        if (k < 6) {
          c[k] = k % 2 == 0 ? INF : -INF;
          assertFalse(overlap(all, capsule(c[0], c[1], c[2], c[3], c[4], c[5], c[6])));
          c[(k + 3) % 6] = c[k];
          assertFalse(overlap(all, capsule(c[0], c[1], c[2], c[3], c[4], c[5], c[6])), "both ends");
        }
      }
    }
  }

  @Nested
  class SphereAndBox {
    @Test
    void centreInsideOrOnTheSurface() {
      for (float r : new float[] {0, 1}) {
        assertTrue(overlap(sphere(0.5f, 0.5f, 0.5f, r), cube(0, 1)), "inside");
        assertTrue(overlap(sphere(1, 0.5f, 0.5f, r), cube(0, 1)), "face");
        assertTrue(overlap(sphere(1, 0, 0.5f, r), cube(0, 1)), "edge");
        assertTrue(overlap(sphere(0, 1, 0, r), cube(0, 1)), "corner");
      }
    }

    @Test
    void touchesFaceEdgeAndCorner() {
      assertTrue(overlap(sphere(6, 0.5f, 0.5f, 5), cube(0, 1)));
      assertTrue(overlap(sphere(4, 5, 0.5f, 5), cube(0, 1)), "edge: 3-4-5");
      assertTrue(overlap(sphere(3, 4, 7, 7), cube(0, 1)), "corner: 2-3-6, 7");
      assertFalse(overlap(sphere(6, 0.5f, 0.5f, Math.nextDown(5f)), cube(0, 1)));
      assertFalse(overlap(sphere(4, 5, 0.5f, Math.nextDown(5f)), cube(0, 1)));
      assertFalse(overlap(sphere(3, 4, 7, Math.nextDown(7f)), cube(0, 1)));
    }

    @Test
    void halfSpacesAndNaN() {
      assertTrue(overlap(sphere(3, 0, 0, 3), box(-INF, -INF, -INF, 0, INF, INF)));
      assertFalse(overlap(sphere(3, 0, 0, 2), box(-INF, -INF, -INF, 0, INF, INF)));
      assertFalse(overlap(sphere(0, NAN, 0, INF), cube(-INF, INF)));
      assertFalse(overlap(sphere(0, 0, 0, 1), box(0, 0, NAN, 1, 1, 1)));
    }
  }

  @Nested
  class SphereAndTriangle {
    private final Triangles floor = triangle(0, 0, 0, 4, 0, 0, 0, 4, 0);

    /** Distance 1, 5 or 7 in each of the seven regions of the nearest point. */
    @Test
    void eachRegionTouches() {
      float[][] touching = {{1, 1, 3, 3}, {1, 1, -3, 3}, {2, -3, 4, 5}, {-3, 2, 4, 5}, {5, 5, 0, 4.2426405f},
          {-2, -3, 6, 7}, {7, -2, 6, 7}, {-2, 7, 6, 7}};
      for (float[] s : touching) {
        assertTrue(overlap(sphere(s[0], s[1], s[2], Math.nextUp(s[3])), floor));
        assertFalse(overlap(sphere(s[0], s[1], s[2], s[3] * 0.999999f), floor));
        if (s[3] == (int) s[3]) {
          assertTrue(overlap(sphere(s[0], s[1], s[2], s[3]), floor), "exactly");
        }
      }
    }

    @Test
    void regionBorders() {
      assertTrue(overlap(sphere(0, -3, 4, 5), floor), "corner and edge");
      assertTrue(overlap(sphere(2, 0, 1, 1), floor), "edge and face");
      assertTrue(overlap(sphere(2, 2, 1, 1), floor), "hypotenuse and face");
      assertTrue(overlap(sphere(0, 0, 1, 1), floor), "over the corner");
      assertTrue(overlap(sphere(1, 1, 0, 0), floor), "a point in the face");
      assertTrue(overlap(sphere(2, 2, 0, 0), floor), "a point on the hypotenuse");
      assertFalse(overlap(sphere(2, 2 + 0x1p-20f, 0, 0), floor), "beside it");
    }

    @Test
    void degenerateIsItsEdges() {
      Triangles segment = triangle(0, 0, 0, 8, 0, 0, 3, 0, 0);
      assertTrue(overlap(sphere(5, 3, 4, 5), segment));
      assertFalse(overlap(sphere(5, 3, 4, Math.nextDown(5f)), segment));
      assertTrue(overlap(sphere(11, 0, 4, 5), segment));
      assertTrue(overlap(sphere(3, 4, 0, 5), triangle(0, 0, 0, 0, 0, 0, 0, 0, 0)));
      assertFalse(overlap(sphere(3, 4, 0, 4.999f), triangle(0, 0, 0, 0, 0, 0, 0, 0, 0)));
    }

    @Test
    void sliver() {
      Triangles sliver = triangle(0, 0, 0, 1e6f, 0, 0, 5e5f, 1e-3f, 0);
      assertTrue(overlap(sphere(4e5f, 0, 2, 2), sliver));
      assertTrue(overlap(sphere(4e5f, 5e-4f, 2, 2), sliver));
      assertFalse(overlap(sphere(4e5f, 5e-4f, 2, 1.75f), sliver));
    }

    @Test
    void notFinite() {
      assertFalse(overlap(sphere(0, 0, 0, 1), triangle(0, 0, 0, INF, 0, 0, 0, 1, 0)));
      for (int k = 0; k < 9; k++) {
        float[] corners = {0, 0, 0, 4, 0, 0, 0, 4, 0};
        corners[k] = NAN;
        assertFalse(overlap(sphere(1, 1, 0, 1), triangle(corners)));
      }
    }
  }

  @Nested
  class BoxAndTriangle {
    @Test
    void triangleAroundTheBox() {
      assertTrue(overlap(cube(-1, 1), triangle(-99, -99, 0, 99, -99, 0, 0, 99, 0)));
      assertTrue(overlap(cube(-1, 1), triangle(-99, -99, 1, 99, -99, 1, 0, 99, 1)), "in a face plane");
      assertFalse(overlap(cube(-1, 1), triangle(-99, -99, UP, 99, -99, UP, 0, 99, UP)));
    }

    @Test
    void insideTheBox() {
      assertTrue(overlap(cube(-9, 9), triangle(0, 0, 0, 1, 0, 0, 0, 1, 1)));
    }

    @Test
    void planeTouchesACorner() {
      assertTrue(overlap(cube(0, 1), triangle(9, -3, -3, -3, 9, -3, -3, -3, 9)), "x + y + z = 3");
      assertFalse(overlap(cube(0, UP - 1 + 0.999f), triangle(9, -3, -3, -3, 9, -3, -3, -3, 9)));
      assertTrue(overlap(cube(0, 1), triangle(1, 1, 1, 2, 2, 2, 3, 2, 2)), "corner on corner");
    }

    @Test
    void edgesCross() {
      assertTrue(overlap(cube(-1, 1), triangle(2, 0, 0, 0, 2, 0, 9, 9, 9)), "edge on edge at (1, 1, 0)");
      assertFalse(overlap(cube(-1, 1), triangle(2, 0.0001f, 0, 0, 2, 0, 9, 9, 9)));
    }

    @Test
    void degenerate() {
      assertTrue(overlap(cube(-1, 1), triangle(-5, -5, -5, 5, 5, 5, 0, 0, 0)), "diagonal");
      assertTrue(overlap(cube(-1, 1), triangle(2, 0, 0, 0, 2, 0, 2, 0, 0)), "touches an edge");
      assertFalse(overlap(cube(-1, 1), triangle(3, 0, 0, 0, 3, 0, 3, 0, 0)), "passes it");
      assertTrue(overlap(cube(-1, 1), triangle(1, 1, 1, 1, 1, 1, 1, 1, 1)), "corner point");
      assertFalse(overlap(cube(-1, 1), triangle(1, 1, UP, 1, 1, UP, 1, 1, UP)));
      assertTrue(overlap(cube(1, 1), triangle(0, 0, 0, 2, 2, 2, 4, 4, 4)), "point box on a segment");
    }

    @Test
    void infiniteBoxes() {
      assertTrue(overlap(cube(-INF, INF), triangle(1, 2, 3, 4, 5, 6, 7, 8, 1)));
      assertTrue(overlap(box(-INF, -INF, -INF, 1, INF, INF), triangle(1, 2, 3, 4, 5, 6, 7, 8, 1)));
      assertFalse(overlap(box(-INF, -INF, -INF, 1, INF, INF), triangle(UP, 2, 3, 4, 5, 6, 7, 8, 1)));
      assertFalse(overlap(cube(-INF, INF), triangle(INF, 2, 3, 4, 5, 6, 7, 8, 1)));
      assertFalse(overlap(cube(-INF, INF), triangle(1, NAN, 3, 4, 5, 6, 7, 8, 1)));
    }
  }
}
