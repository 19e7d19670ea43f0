package lockstep.internal.kernel.cast;

import static lockstep.internal.kernel.SinglePair.box;
import static lockstep.internal.kernel.SinglePair.cast;
import static lockstep.internal.kernel.SinglePair.cube;
import static lockstep.internal.kernel.SinglePair.hits;
import static lockstep.internal.kernel.SinglePair.ray;
import static lockstep.internal.kernel.SinglePair.sphere;
import static lockstep.internal.kernel.SinglePair.triangle;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Rays;
import lockstep.Runs;
import lockstep.Shapes;
import lockstep.Triangles;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/**
 * Casts in cases where kernels tend to fail: grazing, starting inside, parallel, degenerate, far and near.
 */
@Runs.Widest
@Runs.Vectors
class CastCasesTest {
  private static final float INF = Float.POSITIVE_INFINITY;
  private static final float NAN = Float.NaN;

  @Nested
  class RayAndBox {
    /** Rays at each of the six faces, its edges and one ulp beyond them. */
    @Test
    void facesEdgesAndOneUlp() {
      for (int axis = 0; axis < 3; axis++) {
        for (float sign : new float[] {1, -1}) {
          for (float beside : new float[] {0, 0.5f, 1, Math.nextDown(1f), -1, -0.5f}) {
            assertEquals(4, cast(along(axis, sign, beside, 0.25f), cube(-1, 1)), "face");
            assertEquals(4, cast(along(axis, sign, beside, 1), cube(-1, 1)), "edge");
            assertFalse(hits(along(axis, sign, beside, Math.nextUp(1f)), cube(-1, 1)), "one ulp off");
            assertFalse(hits(along(axis, sign, Math.nextDown(-1f), beside), cube(-1, 1)), "one ulp off");
          }
        }
      }
    }

    /** A ray from 5 in front of the centre along an axis, offset on the other two. */
    private static Rays along(int axis, float sign, float beside, float above) {
      float[] r = new float[6];
      r[axis] = -5 * sign;
      r[3 + axis] = sign;
      r[(axis + 1) % 3] = beside;
      r[(axis + 2) % 3] = above;
      return ray(r);
    }

    @Test
    void throughEdgesAndCornersAtAnAngle() {
      assertEquals(1, cast(ray(2, -1, 0, -1, 1, 0), box(-1, 0, -1, 1, 2, 1)), "along the edge's diagonal");
      assertEquals(2, cast(ray(3, 3, 3, -1, -1, -1), cube(-1, 1)), "into the corner");
      assertEquals(1, cast(ray(2, 0, 0, -1, 1, 0), cube(-1, 1)), "grazes the edge at (1, 1, 0)");
      assertFalse(hits(ray(2, 2e-7f, 0, -1, 1, 0), cube(-1, 1)));
    }

    @Test
    void parallelInsideAndOutside() {
      for (float zero : new float[] {0f, -0f}) {
        assertEquals(2, cast(ray(-3, 0, 0, 1, zero, zero), cube(-1, 1)));
        assertFalse(hits(ray(-3, 1.5f, 0, 1, zero, zero), cube(-1, 1)));
        assertFalse(hits(ray(-3, 0, -1.5f, 1, zero, zero), cube(-1, 1)));
      }
    }

    @Test
    void zeroDirectionIsAPoint() {
      for (float zero : new float[] {0f, -0f}) {
        assertEquals(0, cast(ray(0.5f, 0, 0, zero, zero, zero), cube(-1, 1)));
        assertEquals(0, cast(ray(1, 1, -1, zero, zero, zero), cube(-1, 1)));
        assertEquals(-3, cast(ray(1, 1, -1, zero, zero, zero, -3, 7), cube(-1, 1)));
        assertFalse(hits(ray(1.5f, 0, 0, zero, zero, zero), cube(-1, 1)));
      }
    }

    @Test
    void insideBehindAndTMax() {
      assertEquals(0, cast(ray(0, 0, 0, 1, 2, 3), cube(-1, 1)), "inside");
      assertEquals(0.25f, cast(ray(0, 0, 0, 1, 2, 3, 0.25f, 9), cube(-1, 1)), "inside at tMin");
      assertEquals(0, cast(ray(1, 0, 0, 1, 0, 0), cube(-1, 1)), "leaves from the surface");
      assertFalse(hits(ray(Math.nextUp(1f), 0, 0, 1, 0, 0), cube(-1, 1)), "just behind");
      assertEquals(2, cast(ray(-3, 0, 0, 1, 0, 0, 0, 2), cube(-1, 1)), "tMax at the entry");
      assertFalse(hits(ray(-3, 0, 0, 1, 0, 0, 0, Math.nextDown(2f)), cube(-1, 1)));
      assertEquals(4, cast(ray(-3, 0, 0, 1, 0, 0, 4, 9), cube(-1, 1)), "tMin at the exit");
      assertFalse(hits(ray(-3, 0, 0, 1, 0, 0, Math.nextUp(4f), 9), cube(-1, 1)));
      assertFalse(hits(ray(-3, 0, 0, 1, 0, 0, 3, 2.5f), cube(-1, 1)), "no interval");
    }

    @Test
    void flatAndInfinite() {
      assertEquals(3, cast(ray(-3, 0.5f, 0, 1, 0, 0), box(0, -1, -1, 0, 1, 1)), "rectangle");
      assertEquals(2, cast(ray(-3, 0.5f, 0, 1, 0, 0), box(-1, 0.5f, 0, 1, 0.5f, 0)), "along a segment");
      assertEquals(3, cast(ray(-3, 0, 0, 1, 0, 0), cube(0, 0)), "point");
      assertEquals(3, cast(ray(-3, 7, 7, 1, 0, 0), box(0, -INF, -INF, INF, INF, INF)), "half-space");
      assertEquals(0, cast(ray(-3, 7, 7, 1, 0, 0), cube(-INF, INF)), "all of space");
      assertFalse(hits(ray(-3, 7, 7, -1, 0, 0), box(0, -INF, -INF, INF, INF, INF)));
    }
  }

  @Nested
  class RayAndSphere {
    @Test
    void tangentInsideBehind() {
      assertEquals(5, cast(ray(-5, 1, 0, 1, 0, 0), sphere(0, 0, 0, 1)), "tangent");
      assertEquals(0, cast(ray(0, 1, 0, 1, 0, 0), sphere(0, 0, 0, 1)), "tangent at the origin");
      assertFalse(hits(ray(-5, 1.000001f, 0, 1, 0, 0), sphere(0, 0, 0, 1)));
      assertEquals(0, cast(ray(0.5f, 0, 0, 1, 0, 0), sphere(0, 0, 0, 1)), "inside");
      assertEquals(0.25f, cast(ray(0, 0, 0, 1, 0, 0, 0.25f, 9), sphere(0, 0, 0, 1)), "inside at tMin");
      assertFalse(hits(ray(5, 0, 0, 1, 0, 0), sphere(0, 0, 0, 1)), "behind");
      assertEquals(0, cast(ray(1, 0, 0, 1, 0, 0), sphere(0, 0, 0, 1)), "leaves from the surface");
    }

    @Test
    void farSmallAndHugeNear() {
      assertEquals(1e6f, cast(ray(-1e6f, 0, 0, 1, 0, 0), sphere(0, 0, 0, 1e-3f)), 0.1f);
      assertFalse(hits(ray(-1e6f, 2e-3f, 0, 1, 0, 0), sphere(0, 0, 0, 1e-3f)));
      assertEquals(1, cast(ray(0, 0, 0, 0, 0, -1), sphere(0, 0, -1e6f - 1, 1e6f)), 0.1f);
      assertEquals(0, cast(ray(0, 0, 0, 1, 2, 3), sphere(0, 0, 0, 3e38f)), "holds the origin");
      assertEquals(0, cast(ray(7, 0, 0, 1, 2, 3), sphere(0, 0, 0, INF)), "holds everything");
    }

    @Test
    void zeroRadius() {
      assertEquals(5, cast(ray(-5, 0, 0, 1, 0, 0), sphere(0, 0, 0, 0)));
      assertEquals(2, cast(ray(-2, -4, 2, 1, 2, -1), sphere(0, 0, 0, 0)));
      assertFalse(hits(ray(-5, 1e-6f, 0, 1, 0, 0), sphere(0, 0, 0, 0)));
    }

    @Test
    void directionsOfAnyLength() {
      for (float length : new float[] {1e-6f, 0.25f, 3, 1e6f}) {
        assertEquals(4 / length, cast(ray(-5, 0, 0, length, 0, 0), sphere(0, 0, 0, 1)), 1e-5f / length);
        assertFalse(hits(ray(-5, 2, 0, length, 0, 0), sphere(0, 0, 0, 1)));
      }
      for (float zero : new float[] {0f, -0f}) {
        assertEquals(0, cast(ray(0.5f, 0, 0, zero, zero, zero), sphere(0, 0, 0, 1)));
        assertEquals(-7, cast(ray(1, 0, 0, zero, zero, zero, -7, 1), sphere(0, 0, 0, 1)));
        assertFalse(hits(ray(1.5f, 0, 0, zero, zero, zero), sphere(0, 0, 0, 1)));
      }
    }

    /** |d|² r² is out of a float's range although |d|² and r² are not. */
    @Test
    void largeAndSmallNumbers() {
      for (float s : new float[] {1e-17f, 1e-12f, 1e10f, 1e17f}) {
        assertEquals(9, cast(ray(-10 * s, 0, 0, s, 0, 0), sphere(0, 0, 0, s)), 1e-4f);
        assertEquals(1, cast(ray(-2 * s, 0, 0, s, 0, 0), sphere(0, 0, 0, s)), 1e-5f);
      }
    }

    @Test
    void interval() {
      assertEquals(4, cast(ray(-5, 0, 0, 1, 0, 0, 0, 4), sphere(0, 0, 0, 1)), "tMax at the entry");
      assertFalse(hits(ray(-5, 0, 0, 1, 0, 0, 0, 3.99999f), sphere(0, 0, 0, 1)));
      assertEquals(6, cast(ray(-5, 0, 0, 1, 0, 0, 6, 9), sphere(0, 0, 0, 1)), "tMin at the exit");
      assertFalse(hits(ray(-5, 0, 0, 1, 0, 0, 6.00001f, 9), sphere(0, 0, 0, 1)));
    }
  }

  @Nested
  class RayAndTriangle {
    private final Triangles floor = triangle(0, 0, 0, 4, 0, 0, 0, 4, 0);
    private final Triangles turned = triangle(0, 0, 0, 0, 4, 0, 4, 0, 0);

    @Test
    void verticesEdgesAndBothSides() {
      float[][] on = {{0, 0}, {4, 0}, {0, 4}, {2, 0}, {0, 2}, {2, 2}, {1, 1}};
      float[][] off = {{-1e-6f, 1}, {1, -1e-6f}, {2, 2.000001f}, {4.000001f, 0}, {0, -Float.MIN_NORMAL}};
      for (Triangles t : new Triangles[] {floor, turned}) {
        for (float side : new float[] {1, -1}) {
          for (float[] p : on) {
            assertEquals(2, cast(ray(p[0], p[1], 2 * side, 0, 0, -side), t));
            assertEquals(1, cast(ray(p[0] - 1, p[1] + 2, 4 * side, 1, -2, -4 * side), t));
          }
          for (float[] p : off) {
            assertFalse(hits(ray(p[0], p[1], 2 * side, 0, 0, -side), t));
          }
        }
      }
    }

    @Test
    void intervalAndBehind() {
      assertEquals(0, cast(ray(1, 1, 0, 0, 0, 1), floor), "starts on it");
      assertEquals(2, cast(ray(1, 1, 2, 0, 0, -1, 0, 2), floor));
      assertFalse(hits(ray(1, 1, 2, 0, 0, -1, 0, Math.nextDown(2f)), floor));
      assertEquals(2, cast(ray(1, 1, 2, 0, 0, -1, 2, 9), floor));
      assertFalse(hits(ray(1, 1, 2, 0, 0, -1, Math.nextUp(2f), 9), floor));
      assertFalse(hits(ray(1, 1, 2, 0, 0, 1), floor), "behind");
      assertEquals(-2, cast(ray(1, 1, 2, 0, 0, 1, -INF, 0), floor), "behind, but in the interval");
    }

    /** The product of an area and a length is out of a float's range; t is not. */
    @Test
    void largeAndSmallNumbers() {
      for (float s : new float[] {1e-17f, 1e-13f, 1e13f, 1e17f}) {
        assertEquals(1, cast(ray(s, s, s, 0, 0, -s), triangle(0, 0, 0, 4 * s, 0, 0, 0, 4 * s, 0)), 1e-6f);
      }
    }

    /** Double arithmetic finds no area; the ray goes through a corner, which is not where t may come from. */
    @Test
    void areaThatDoubleLoses() {
      assertEquals(1, cast(ray(4, 2, 2, -1, -1, 1), triangle(3, 1, 3, 2, 1, 1e-19f, 2, 1, 0)));
      assertEquals(4, cast(ray(-2, 0, 2, 0.5f, 0, -0.5f), triangle(3, 3, 0, 0, 0, 0, Float.MIN_VALUE, 2, 2)));
    }

    @Test
    void edgeOnIsAMiss() {
      assertFalse(hits(ray(-1, 1, 0, 1, 0, 0), floor));
      assertFalse(hits(ray(-1, 0, 0, 1, 0, 0), floor), "along its edge");
      assertFalse(hits(ray(-1, -1, 0, 1, 1, 0), floor));
      assertFalse(hits(ray(1, 1, 0, 0, 0, 0), floor), "no direction");
    }

    @Test
    void sliver() {
      Triangles sliver = triangle(0, 0, 0, 1e6f, 0, 0, 5e5f, 1e-3f, 0);
      assertEquals(1, cast(ray(5e5f, 5e-4f, 1, 0, 0, -1), sliver));
      assertEquals(1, cast(ray(5e5f, 1e-3f, 1, 0, 0, -1), sliver), "the thin corner");
      assertFalse(hits(ray(5e5f, 1.001e-3f, 1, 0, 0, -1), sliver));
      assertFalse(hits(ray(4e5f, 9e-4f, 1, 0, 0, -1), sliver));
    }

    @Test
    void farOrigin() {
      assertEquals(1e6f, cast(ray(1, 1, 1e6f, 0, 0, -1), floor));
      assertEquals(1, cast(ray(1 - 1e6f, 1, 1e6f, 1e6f, 0, -1e6f), floor), 1e-6f);
      assertTrue(hits(ray(1e6f, 1e6f, 1e6f, -1e6f + 1, -1e6f + 1, -1e6f), floor));
    }
  }

  @Test
  void notFinite() {
    Shapes[] shapes = {sphere(0, 0, 0, 1), cube(-1, 1), triangle(0, -1, -1, 0, 1, -1, 0, 0, 1)};
    for (Shapes shape : shapes) {
      assertEquals(shape instanceof Triangles ? 5 : 4, cast(ray(-5, 0, 0, 1, 0, 0), shape));
      for (int k = 0; k < 8; k++) {
        float[] r = {-5, 0, 0, 1, 0, 0, 0, 9};
        r[k] = NAN;
        assertFalse(hits(ray(r), shape), "NaN in column " + k);
        for (float inf : new float[] {INF, -INF}) {
          r[k] = inf;
          assertTrue(k >= 6 || !hits(ray(r), shape), "infinity in column " + k);
        }
      }
      for (int k = 0; k < shape.width(); k++) {
        float[] values = shape.get(0, new float[shape.width()]);
        float[] good = values.clone();
        values[k] = NAN;
        shape.copyFrom(values, 0);
        assertFalse(hits(ray(-5, 0, 0, 1, 0, 0), shape), "NaN in the shape");
        assertFalse(hits(ray(0, 0, 0, 1, 0, 0), shape), "NaN in the shape, started inside");
        shape.copyFrom(good, 0);
      }
    }
  }
}
