package lockstep.internal.kernel.cast;

import static lockstep.internal.kernel.SinglePair.capsule;
import static lockstep.internal.kernel.SinglePair.cast;
import static lockstep.internal.kernel.SinglePair.hits;
import static lockstep.internal.kernel.SinglePair.orientedBox;
import static lockstep.internal.kernel.SinglePair.ray;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Capsules;
import lockstep.Engine;
import lockstep.Hit;
import lockstep.OrientedBoxes;
import lockstep.Pairing;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Runs;
import lockstep.Shapes;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/**
 * Casts at capsules and oriented boxes in cases where kernels tend to fail; some tests are named after a
 * common mistake.
 */
@Runs.Widest
@Runs.Vectors
class SolidCastCasesTest {
  private static final float INF = Float.POSITIVE_INFINITY;
  private static final float NAN = Float.NaN;

  @Nested
  class RayAndCapsule {
    private final Capsules pill = capsule(0, -2, 0, 0, 2, 0, 1);

    @Test
    void sideAndCaps() {
      assertEquals(4, cast(ray(-5, 0, 0, 1, 0, 0), pill), "side");
      assertEquals(4, cast(ray(-5, 2, 0, 1, 0, 0), pill), "where side and cap meet");
      assertEquals(5 - 0.6f, cast(ray(-5, 2.8f, 0, 1, 0, 0), pill), 1e-6, "cap");
      assertEquals(5, cast(ray(-5, 3, 0, 1, 0, 0), pill), "tip, tangent");
      assertFalse(hits(ray(-5, 3.000001f, 0, 1, 0, 0), pill));
      assertEquals(5, cast(ray(-5, 0, 1, 1, 0, 0), pill), "side, tangent");
      assertFalse(hits(ray(-5, 0, 1.000001f, 1, 0, 0), pill));
      assertEquals(Math.sqrt(2) * 3 - 1, cast(ray(-3, 5, 0, 1, -1, 0), pill) * Math.sqrt(2), 1e-6,
          "at an angle");
      assertEquals(3, cast(ray(-4, -3, 0, 1, 1, 0), pill), 1e-6, "slanted, through the side");
    }

    /** The plane through the end of the segment is not a surface: there the line is already in the sphere. */
    @Test
    void throughTheCapIntoTheSide() {
      for (float sign : new float[] {1, -1}) {
        assertEquals(7 - Math.sqrt(0.75), cast(ray(0.5f, -9 * sign, 0, 0, sign, 0), pill), 1e-6);
        assertEquals(7 - 1, cast(ray(0, -9 * sign, 0, 0, 2 * sign, 0), pill) * 2, "along the axis");
      }
    }

    @Test
    void parallelInsideTouchingAndOutside() {
      for (float zero : new float[] {0f, -0f}) {
        assertEquals(7, cast(ray(1, -9, 0, zero, 1, zero), pill), "touches the side all along");
        assertFalse(hits(ray(1.000001f, -9, 0, zero, 1, zero), pill));
        assertEquals(0, cast(ray(0.6f, 0, 0.8f, zero, 1, zero), capsule(0, -2, 0, 0, 2, 0, 1.000001f)));
        assertFalse(hits(ray(0.5f, 9, 0, zero, 1, zero), pill), "behind");
      }
      // an axis that no float direction is exactly parallel to
      Capsules slanted = capsule(0.1f, 0.2f, 0.3f, 30.1f, 50.2f, 70.3f, 1);
      assertEquals(1 - 1 / Math.sqrt(8300), cast(ray(-29.9f, -49.8f, -69.7f, 30, 50, 70), slanted), 1e-5);
      assertTrue(hits(ray(-29.9f + 0.99f * 0.857f, -49.8f - 0.99f * 0.5145f, -69.7f, 30, 50, 70), slanted));
      assertFalse(hits(ray(-29.9f + 1.01f * 0.8575f, -49.8f - 1.01f * 0.5145f, -69.7f, 30, 50, 70), slanted));
    }

    @Test
    void insideBehindAndInterval() {
      assertEquals(0, cast(ray(0, 2.5f, 0, 1, 2, 3), pill), "inside a cap");
      assertEquals(0, cast(ray(0.5f, 1, 0, 1, 2, 3), pill), "inside the body");
      assertEquals(0.25f, cast(ray(0, 0, 0, 1, 2, 3, 0.25f, 9), pill), "inside at tMin");
      assertEquals(0, cast(ray(1, 0, 0, 1, 0, 0), pill), "leaves from the side");
      assertEquals(0, cast(ray(0, 3, 0, 0, 1, 0), pill), "leaves from the tip");
      assertEquals(0, cast(ray(1, 1, 0, 0, 1, 0), pill), "along the side");
      assertFalse(hits(ray(5, 0, 0, 1, 0, 0), pill), "behind");
      assertEquals(4, cast(ray(-5, 0, 0, 1, 0, 0, 0, 4), pill), "tMax at the entry");
      assertFalse(hits(ray(-5, 0, 0, 1, 0, 0, 0, 3.99999f), pill));
      assertEquals(6, cast(ray(-5, 0, 0, 1, 0, 0, 6, 9), pill), "tMin at the exit");
      assertFalse(hits(ray(-5, 0, 0, 1, 0, 0, 6.00001f, 9), pill));
      assertEquals(4, cast(ray(-5, 0, 0, 1, 0, 0, -INF, INF), pill), "a line");
      assertEquals(-6, cast(ray(5, 0, 0, 1, 0, 0, -INF, INF), pill));
      assertFalse(hits(ray(-5, 0, 0, 1, 0, 0, 9, 3), pill), "no interval");
    }

    @Test
    void zeroDirectionIsAPoint() {
      for (float zero : new float[] {0f, -0f}) {
        assertEquals(0, cast(ray(0.5f, 2.5f, 0, zero, zero, zero), pill));
        assertEquals(-7, cast(ray(1, -2, 0, zero, zero, zero, -7, 1), pill));
        assertFalse(hits(ray(1.5f, 0, 0, zero, zero, zero), pill));
      }
    }

    /** Given by its tips, a capsule shorter than its width has a negative length. */
    @Test
    void capsuleShorterThanItIsWide() {
      for (float length : new float[] {0, 0.125f, 1}) {
        Capsules shorter = capsule(0, 0, 0, 0, length, 0, 1);
        assertEquals(4, cast(ray(0, length + 5, 0, 0, -1, 0), shorter), 1e-6, "top");
        assertEquals(4, cast(ray(0, -5, 0, 0, 1, 0), shorter), 1e-6, "bottom");
        assertEquals(4, cast(ray(-5, length / 2, 0, 1, 0, 0), shorter), 1e-2, "side");
        assertFalse(hits(ray(-5, length + 1.0001f, 0, 1, 0, 0), shorter));
        assertFalse(hits(ray(-5, -1.0001f, 0, 1, 0, 0), shorter));
      }
    }

    @Test
    void radiusZeroIsASegment() {
      assertEquals(5, cast(ray(-5, 0, 0, 1, 0, 0), capsule(0, -2, 0, 0, 2, 0, 0)));
      assertEquals(5, cast(ray(-5, 2, 0, 1, 0, 0), capsule(0, -2, 0, 0, 2, 0, 0)), "at its end");
      assertEquals(7, cast(ray(0, -9, 0, 0, 1, 0), capsule(0, -2, 0, 0, 2, 0, 0)), "along it");
      assertEquals(2, cast(ray(-2, -4, 2, 1, 2, -1), capsule(0, 0, 0, 0, 0, 0, 0)), "a point");
      assertFalse(hits(ray(-5, 0, 1e-6f, 1, 0, 0), capsule(0, -2, 0, 0, 2, 0, 0)));
    }

    /** From far away b² − 4ac is 0 both for hits and for misses. */
    @Test
    void discriminantCancels() {
      Capsules wire = capsule(0, -1, 0, 0, 1, 0, 0.01f);
      for (float side : new float[] {1, -1}) {
        assertTrue(hits(ray(-1e4f, 0.5f, 0.009f * side, 1, 0, 0), wire));
        assertFalse(hits(ray(-1e4f, 0.5f, 0.011f * side, 1, 0, 0), wire));
        assertTrue(hits(ray(-1e4f, 1.009f * side, 0, 1, 0, 0), wire));
        assertFalse(hits(ray(-1e4f, 1.011f * side, 0, 1, 0, 0), wire));
      }
      assertEquals(1e4f, cast(ray(-1e4f, 0, 0, 1, 0, 0), capsule(0, -1e3f, 0, 0, 1e3f, 0, 1e-3f)), 1e-2);
    }

    @Test
    void largeAndSmallNumbers() {
      for (float s : new float[] {1e-17f, 1e-12f, 1e10f, 1e17f}) {
        assertEquals(9, cast(ray(-10, 0, 0, 1, 0, 0), capsule(0, -s, 0, 0, s, 0, 1)), 1e-5, "length");
        assertEquals(9, cast(ray(-10 * s, 0, 0, s, 0, 0), capsule(0, -s, 0, 0, s, 0, s)), 1e-5);
        assertEquals(9 / s, cast(ray(-10, 0, 0, s, 0, 0), capsule(0, -1, 0, 0, 1, 0, 1)), 1e-5 / s);
      }
      assertEquals(0, cast(ray(7, 0, 0, 1, 2, 3), capsule(0, -1, 0, 0, 1, 0, INF)), "holds everything");
    }

    @Test
    void negativeRadius() {
      assertFalse(hits(ray(-9, 0, 0, 1, 0, 0), capsule(0, -2, 0, 0, 2, 0, -1)));
      assertFalse(hits(ray(0, 0, 0, 1, 0, 0), capsule(0, -2, 0, 0, 2, 0, -1)));
    }

    @Test
    void notFinite() {
      SolidCastCasesTest.notFinite(pill, 4);
    }

    @Test
    void normals() {
      assertNormal(-1, 0, 0, ray(-5, 0, 0, 1, 0, 0), pill);
      assertNormal(0, 1, 0, ray(0, 9, 0, 0, -1, 0), pill);
      assertNormal(0.6f, 0, -0.8f, ray(0, 1, 0, -0.6f, 0, 0.8f), pill);
    }
  }

  @Nested
  class RayAndOrientedBox {
    /** Half extents 1, 2, 3, rotated by 90° about z: 2 along x, 1 along y. */
    private final OrientedBoxes quarter = orientedBox(0, 0, 0, 1, 2, 3, 0, 0, 1, 1);

    private final float sin = (float) Math.sin(Math.PI / 8), cos = (float) Math.cos(Math.PI / 8);

    /** A cube with half extent 1, rotated by 45° about z: an edge at x = √2. */
    private final OrientedBoxes eighth = orientedBox(0, 0, 0, 1, 1, 1, 0, 0, sin, cos);

    @Test
    void turned() {
      assertEquals(3, cast(ray(-5, 0, 0, 1, 0, 0), quarter));
      assertEquals(4, cast(ray(0, 5, 0, 0, -1, 0), quarter));
      assertEquals(2, cast(ray(0, 0, -5, 0, 0, 1), quarter));
      assertFalse(hits(ray(-5, Math.nextUp(1f), 0, 1, 0, 0), quarter));
      assertEquals(5 - Math.sqrt(2), cast(ray(-5, 0, 0, 1, 0, 0), eighth), 1e-6);
      assertTrue(hits(ray(-5, 1.4142f, 0, 1, 0, 0), eighth));
      assertFalse(hits(ray(-5, 1.4143f, 0, 1, 0, 0), eighth));
      assertEquals(Math.sqrt(2) - 1, cast(ray(1, 1, 0, -1, -1, 0), eighth) * Math.sqrt(2), 1e-6,
          "onto a face");
    }

    /** 0·∞ is NaN: both faces of every axis hit, for any signs of the directions and their zeros. */
    @Test
    void rayInAFacePlane() {
      for (float zero : new float[] {0f, -0f}) {
        for (float sign : new float[] {1, -1}) {
          for (float face : new float[] {-1, 1}) {
            assertEquals(3, cast(ray(-5 * sign, face, 0, sign, zero, zero), quarter));
            assertEquals(3, cast(ray(-5 * sign, face, 3 * face, sign, zero, zero), quarter), "along an edge");
            assertFalse(hits(ray(-5 * sign, face * 1.000001f, 0, sign, zero, zero), quarter));
            assertEquals(2, cast(ray(2 * face, 0, 5 * sign, zero, zero, -sign), quarter));
            assertFalse(hits(ray(2.000001f * face, 0, 5 * sign, zero, zero, -sign), quarter));
          }
        }
      }
    }

    @Test
    void insideBehindAndInterval() {
      assertEquals(0, cast(ray(1.9f, 0.9f, 0, 1, 2, 3), quarter), "inside");
      assertEquals(0.25f, cast(ray(0, 0, 0, 1, 2, 3, 0.25f, 9), quarter), "inside at tMin");
      assertEquals(0, cast(ray(2, 0, 0, 1, 0, 0), quarter), "leaves from the surface");
      assertFalse(hits(ray(Math.nextUp(2f), 0, 0, 1, 0, 0), quarter));
      assertFalse(hits(ray(0, 0, 0, 0, 0, 1), orientedBox(0, 0, -5, 1, 1, 1, 1, 2, 3, 4)), "behind");
      assertEquals(3, cast(ray(-5, 0, 0, 1, 0, 0, 0, 3), quarter), "tMax at the entry");
      assertFalse(hits(ray(-5, 0, 0, 1, 0, 0, 0, Math.nextDown(3f)), quarter));
      assertEquals(7, cast(ray(-5, 0, 0, 1, 0, 0, 7, 9), quarter), "tMin at the exit");
      assertFalse(hits(ray(-5, 0, 0, 1, 0, 0, Math.nextUp(7f), 9), quarter));
      assertEquals(-7, cast(ray(5, 0, 0, 1, 0, 0, -INF, INF), quarter), "a line");
    }

    @Test
    void zeroDirectionIsAPoint() {
      for (float zero : new float[] {0f, -0f}) {
        assertEquals(0, cast(ray(2, 1, -3, zero, zero, zero), quarter));
        assertEquals(-3, cast(ray(1.4f, 0, 0, zero, zero, zero, -3, 7), eighth));
        assertFalse(hits(ray(1.42f, 0, 0, zero, zero, zero), eighth));
      }
    }

    @Test
    void flat() {
      assertEquals(5, cast(ray(-5, 0.5f, 0, 1, 0, 0), orientedBox(0, 0, 0, 1, 0, 1, 0, 0, 1, 1)),
          "rectangle");
      assertEquals(5, cast(ray(-5, 0, 0, 1, 0, 0), orientedBox(0, 0, 0, 0, 0, 0, 1, 2, 3, 4)), "point");
      assertEquals(4, cast(ray(-5, 0, 0, 1, 0, 0), orientedBox(0, 0, 0, 0, 1, 0, 0, 0, 1, 1)),
          "along a segment");
    }

    /** Its sign and its length have no meaning. */
    @Test
    void quaternionsOfAnyLength() {
      for (float length : new float[] {1e-14f, 0.3f, 1, -1, 7, 1e14f}) {
        assertEquals(5 - Math.sqrt(2),
            cast(ray(-5, 0, 0, 1, 0, 0), orientedBox(0, 0, 0, 1, 1, 1, 0, 0, sin * length, cos * length)),
            1e-6);
      }
    }

    @Test
    void improperBoxes() {
      for (float[] box : new float[][] {{0, 0, 0, 1, 1, 1, 0, 0, 0, 0}, {0, 0, 0, 1, 1, 1, 0, 0, 1e-20f, 0},
          {0, 0, 0, 1, 1, 1, 0, 0, 1e20f, 0}, {0, 0, 0, 1, -1, 1, 0, 0, 0, 1},
          {0, 0, 0, 1, 1, INF, 0, 0, 0, 1}}) {
        assertFalse(hits(ray(-5, 0, 0, 1, 0, 0), orientedBox(box)));
        assertFalse(hits(ray(0, 0, 0, 1, 0, 0), orientedBox(box)));
      }
    }

    @Test
    void rodsRolledAndYawed() {
      OrientedBoxes rod = orientedBox(0, 0, 0, 1000, 0.5f, 0.5f, sin, 0, 0, cos);
      assertEquals(5 - Math.sqrt(0.5), cast(ray(900, 0, 5, 0, 0, -1), rod), 1e-4);
      assertTrue(hits(ray(900, 0.707f, 5, 0, 0, -1), rod));
      assertFalse(hits(ray(900, 0.7073f, 5, 0, 0, -1), rod));
    }

    @Test
    void farOrigin() {
      assertEquals(1e6f - 1.4142135f, cast(ray(-1e6f, 0, 0, 1, 0, 0), eighth), 0.1);
      assertTrue(hits(ray(-1e6f, 1, 0.5f, 1, 0, 0), eighth));
      assertFalse(hits(ray(-1e6f, 2, 0.5f, 1, 0, 0), eighth));
    }

    @Test
    void notFinite() {
      SolidCastCasesTest.notFinite(quarter, 3);
    }

    @Test
    void normals() {
      assertNormal(-1, 0, 0, ray(-5, 0.5f, 0, 1, 0, 0), quarter);
      assertNormal(0, 0.6f, -0.8f, ray(0, 0, 0, 0, -0.6f, 0.8f), quarter);
    }
  }

  /** A NaN anywhere is a miss; so is an infinity, except at the ends of the interval and in a radius. */
  private static void notFinite(Shapes shape, float entry) {
    assertEquals(entry, cast(ray(-5, 0, 0, 1, 0, 0), shape));
    for (float value : new float[] {NAN, INF, -INF}) {
      for (int k = 0; k < 8; k++) {
        float[] r = {-5, 0, 0, 1, 0, 0, 0, 9};
        r[k] = value;
        assertTrue((k >= 6 && !Float.isNaN(value)) || !hits(ray(r), shape), value + " in column " + k);
      }
      for (int k = 0; k < shape.width(); k++) {
        float[] values = shape.get(0, new float[shape.width()]);
        float[] good = values.clone();
        values[k] = value;
        shape.copyFrom(values, 0);
        boolean holdsEverything = shape instanceof Capsules && k == 6 && value == INF;
        if (!holdsEverything) {
          assertFalse(hits(ray(-5, 0, 0, 1, 0, 0), shape), value + " in the shape's column " + k);
          assertFalse(hits(ray(0, 0, 0, 1, 0, 0), shape),
              value + " in the shape's column " + k + ", from inside");
        }
        shape.copyFrom(good, 0);
      }
    }
  }

  private static void assertNormal(float nx, float ny, float nz, Rays ray, Shapes shape) {
    RayHits hits = RayHits.allocate(1);
    Engine.scalar().cast(ray, shape, Pairing.zip(), hits);
    Hit hit = hits.hit(0, ray, 0, shape);
    assertEquals(nx, hit.nx(), 1e-6);
    assertEquals(ny, hit.ny(), 1e-6);
    assertEquals(nz, hit.nz(), 1e-6);
  }
}
