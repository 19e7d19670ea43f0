package lockstep.internal.kernel.sweep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import lockstep.Engine;
import lockstep.Motions;
import lockstep.Pairing;
import lockstep.Runs;
import lockstep.SweepHits;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Verb;
import lockstep.internal.kernel.distance.DistanceCheck;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/**
 * Sweeps of boxes, oriented boxes and triangles by separating axes: known results, and cases in which such
 * tests tend to fail.
 */
@Runs.Widest
@Runs.Vectors
class BoxSweepCasesTest {
  private static final float INF = Float.POSITIVE_INFINITY;
  private static final float NAN = Float.NaN;

  /** tan 22.5°: the quaternion (…, TAN, …, 1) rotates by 45°. */
  private static final float TAN = (float) Math.tan(Math.PI / 8);

  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Shape(Kind kind, float... q) {
    SweepHits by(float[] motion, Shape other) {
      Motions motions = Motions.allocate(1);
      motions.set(0, motion[0], motion[1], motion[2]);
      SweepHits hits = SweepHits.allocate(1);
      Engine.scalar().sweep(DistanceCheck.buffer(kind, q).moving(motions),
          DistanceCheck.buffer(other.kind, other.q), Pairing.zip(), hits);
      return hits;
    }
  }

  private static Shape box(float minX, float minY, float minZ, float maxX, float maxY, float maxZ) {
    return new Shape(Kind.BOX, minX, minY, minZ, maxX, maxY, maxZ);
  }

  private static Shape oriented(float x, float y, float z, float hx, float hy, float hz, float... q) {
    return new Shape(Kind.ORIENTED_BOX, x, y, z, hx, hy, hz, q[0], q[1], q[2], q[3]);
  }

  private static Shape triangle(float... corners) {
    return new Shape(Kind.TRIANGLE, corners);
  }

  private static float[] by(float x, float y, float z) {
    return new float[] {x, y, z};
  }

  /** A cube from 0 to 1 on each axis plus an offset, as either kind of box. */
  private static List<Shape> cubes(float x, float y, float z) {
    return List.of(box(x, y, z, x + 1, y + 1, z + 1),
        oriented(x + 0.5f, y + 0.5f, z + 0.5f, 0.5f, 0.5f, 0.5f, 0, 0, 0, 2));
  }

  /** In the plane of one x, about y = z = 0.5: a flat box, a flat oriented box, a triangle. */
  private static List<Shape> walls(float x) {
    return List.of(box(x, -3, -3, x, 4, 4), oriented(x, 0.5f, 0.5f, 0, 3.5f, 3.5f, 0, 0, 0, 1),
        triangle(x, -9, -9, x, 9, -9, x, 0, 9));
  }

  private static void hits(double t, double nx, double ny, double nz, SweepHits hits, double tolerance) {
    assertTrue(hits.hits().get(0), "hits");
    assertEquals(t, hits.t[0], tolerance, "t");
    assertEquals(nx, hits.nx[0], 2e-6, "nx");
    assertEquals(ny, hits.ny[0], 2e-6, "ny");
    assertEquals(nz, hits.nz[0], 2e-6, "nz");
  }

  private static void misses(SweepHits hits) {
    assertFalse(hits.hits().get(0));
    assertEquals(INF, hits.t[0]);
    assertArrayEquals(new float[3], new float[] {hits.nx[0], hits.ny[0], hits.nz[0]});
  }

  /** Every cube with every wall. */
  private interface Case {
    void check(Shape cube, Shape wall, double tolerance);
  }

  private static void each(List<Shape> cubes, List<Shape> walls, Case check) {
    for (Shape cube : cubes) {
      for (Shape wall : walls) {
        boolean isExact =
            wall.kind != Kind.ORIENTED_BOX && (cube.kind == Kind.BOX || wall.kind == Kind.TRIANGLE);
        check.check(cube, wall, isExact ? 0 : 2e-6);
      }
    }
  }

  @Nested
  class Walls {
    @Test
    void headOn() {
      each(cubes(0, 0, 0), walls(3), (cube, wall, tolerance) -> {
        hits(0.5, -1, 0, 0, cube.by(by(4, 0, 0), wall), tolerance);
        hits(0.5, -1, 0, 0, cube.by(by(4, 0.5f, -0.25f), wall), tolerance);
        misses(cube.by(by(-4, 0, 0), wall));
        misses(cube.by(by(0, 1, 1), wall));
      });
      each(cubes(5, 0, 0), walls(3),
          (cube, wall, tolerance) -> hits(0.5, 1, 0, 0, cube.by(by(-4, 0, 0), wall), tolerance));
    }

    @Test
    void atTheEndOfTheWay() {
      each(cubes(0, 0, 0), walls(3), (cube, wall, tolerance) -> {
        hits(1, -1, 0, 0, cube.by(by(2, 0, 0), wall), tolerance);
        misses(cube.by(by(1.9999f, 0, 0), wall));
      });
      misses(cubes(0, 0, 0).get(0).by(by(Math.nextDown(2f), 0, 0), walls(3).get(0)));
      misses(cubes(0, 0, 0).get(0).by(by(Math.nextDown(2f), 0, 0), walls(3).get(2)));
    }

    /** Touching from the start gives 0 for any motion, and the normal is opposite to the motion. */
    @Test
    void touchingAtTheStart() {
      each(cubes(2, 0, 0), walls(3), (cube, wall, tolerance) -> {
        hits(0, -1, 0, 0, cube.by(by(4, 0, 0), wall), 0);
        hits(0, 1, 0, 0, cube.by(by(-1e-3f, 0, 0), wall), 0);
        hits(0, 0, -1, 0, cube.by(by(0, 1e20f, 0), wall), 0);
        hits(0, 0, 0, 0, cube.by(by(0, 0, 0), wall), 0);
        hits(0, -0.6, 0.8, 0, cube.by(by(3, -4, 0), wall), 0);
      });
    }

    @Test
    void motionThatIsHardlyAny() {
      each(cubes(2, 0, 0), walls(3),
          (cube, wall, tolerance) -> hits(0, -1, 0, 0, cube.by(by(7e-39f, 0, 0), wall), 0));
      each(cubes(0, 0, 0), walls(3), (cube, wall, tolerance) -> {
        misses(cube.by(by(7e-39f, 0, 0), wall));
        misses(cube.by(by(-Float.MIN_VALUE, Float.MIN_VALUE, 0), wall));
        misses(cube.by(by(0, -0f, 0), wall));
      });
    }

    /** Even a fast shape does not pass through a wall without thickness. */
    @Test
    void tunnelling() {
      for (float speed : new float[] {10, 1e3f, 1e6f, 1e12f, 1e18f}) {
        each(cubes(0, 0, 0), walls(9), (cube, wall, tolerance) -> {
          hits(8 / speed, -1, 0, 0, cube.by(by(speed, 0, 0), wall), 1e-5);
          hits(8 / speed, -1, 0, 0, cube.by(by(speed, speed / 64, -speed / 64), wall), 1e-5);
        });
      }
    }

    @Test
    void farFromTheOrigin() {
      float far = 1 << 20;
      each(cubes(far, far, far),
          List.of(box(far + 3, far - 3, far - 3, far + 3, far + 4, far + 4),
              oriented(far + 3, far + 0.5f, far + 0.5f, 0, 3.5f, 3.5f, 0, 0, 0, 1),
              triangle(far + 3, far - 9, far - 9, far + 3, far + 9, far - 9, far + 3, far, far + 9)),
          (cube, wall, tolerance) -> hits(0.5, -1, 0, 0, cube.by(by(4, 0, 0), wall), tolerance));
    }

    /** An infinite plane behaves like a cube of any size, at no cost in precision. */
    @Test
    void infinitePlanes() {
      Shape floor = box(-INF, -INF, -INF, INF, 0, INF);
      hits(0.5, 0, 1, 0, box(7, 3, 7, 8, 4, 8).by(by(5, -6, 0), floor), 0);
      misses(box(7, 3, 7, 8, 4, 8).by(by(1e6f, 0, 0), floor));
      Shape ceiling = box(-INF, 3, -INF, INF, INF, INF);
      hits(0.5, 0, 1, 0, ceiling.by(by(5, -6, 1), triangle(-1, -7, 0, 0, 0, 0.1f, 1, -6, 0)), 0);
      hits(0.5, 0, 1, 0, ceiling.by(by(5, -6, 1), oriented(0, -1, 0, 1, 1, 1, 0, 0, 0, 1)), 2e-6);
      double corner = Math.sqrt(2);
      hits((3 - corner) / 6, 0, 1, 0, ceiling.by(by(5, -6, 1), oriented(0, 0, 0, 1, 1, 1, 0, 0, TAN, 1)),
          2e-6);
      misses(ceiling.by(by(5, -2.9f, 1), triangle(-1, -7, 0, 0, 0, 0.1f, 1, -6, 0)));
      Shape space = box(-INF, -INF, -INF, INF, INF, INF);
      hits(0, 0, 1, 0, space.by(by(0, -6, 0), triangle(-1, -7, 0, 0, 0, 0.1f, 1, -6, 0)), 0);
      hits(0, 0, 1, 0, space.by(by(0, -6, 0), space), 0);
    }
  }

  @Nested
  class Boxes {
    private static final Shape CUBE = box(0, 0, 0, 1, 1, 1);

    /** They pass each other so closely that one bit decides whether they touch. */
    @Test
    void grazing() {
      hits(0.5, -1, 0, 0, CUBE.by(by(4, 0, 0), box(3, 1, 0, 4, 2, 1)), 0);
      misses(CUBE.by(by(4, 0, 0), box(3, Math.nextUp(1f), 0, 4, 2, 1)));
      hits(0.5, -1, 0, 0, CUBE.by(by(4, 0, 0), box(3, 1, 1, 4, 2, 2)), 0);
      hits(0.5, -1, 0, 0, CUBE.by(by(4, 4, 4), box(3, 3, 3, 4, 4, 4)), 0);
      hits(0.75, 0, -1, 0, CUBE.by(by(4, 4, 4), box(3, 4, 3, 4, 5, 4)), 0);
      hits(0.5, -1, 0, 0, CUBE.by(by(4, -2, 0), box(3, 0, 0, 4, 9, 1)), 0);
      misses(CUBE.by(by(4, -2, 0), box(3, 0.125f, 0, 4, 9, 1)));
    }

    /** Quotients that all round differently, except equal ones. */
    @Test
    void pointsThatMeet() {
      Shape point = box(0, 0, 0, 0, 0, 0);
      for (float scale : new float[] {1, 3, 7, 49, 1e-30f}) {
        Shape target = box(3 * scale, -5 * scale, 7 * scale, 3 * scale, -5 * scale, 7 * scale);
        SweepHits hits = point.by(by(9, -15, 21), target);
        if (scale <= 3) {
          assertEquals(scale / 3, hits.t[0], Math.ulp(scale));
        } else {
          misses(hits);
        }
      }
    }

    @Test
    void notValid() {
      Shape[] shapes = {box(1, 0, 0, 0, 1, 1), box(NAN, 0, 0, 1, 1, 1), box(0, 0, 0, 1, 1, NAN),
          oriented(0, 0, 0, -1, 1, 1, 0, 0, 0, 1), oriented(0, 0, 0, 1, 1, 1, 0, 0, 0, 0),
          oriented(0, 0, NAN, 1, 1, 1, 0, 0, 0, 1), oriented(0, 0, 0, 1, INF, 1, 0, 0, 0, 1),
          oriented(INF, 0, 0, 1, 1, 1, 0, 0, 0, 1), triangle(0, 0, NAN, 1, 0, 0, 0, 1, 0),
          triangle(0, 0, 0, INF, 0, 0, 0, 1, 0), triangle(0, 0, 0, 1, 0, 0, 0, -INF, 0)};
      for (Shape not : shapes) {
        for (Shape other : List.of(box(2, -9, -9, 3, 9, 9), oriented(4, 0, 0, 1, 9, 9, 0, 0, 0, 1),
            triangle(3, -9, -9, 3, 9, -9, 3, 0, 9))) {
          misses(not.by(by(9, 0, 0), other));
          misses(other.by(by(-9, 0, 0), not));
        }
      }
      each(cubes(0, 0, 0), walls(3), (cube, wall, tolerance) -> {
        misses(cube.by(by(INF, 0, 0), wall));
        misses(cube.by(by(4, NAN, 0), wall));
      });
      each(cubes(2, 0, 0), walls(3), (cube, wall, tolerance) -> misses(cube.by(by(4, 0, -INF), wall)));
    }
  }

  @Nested
  class Turned {
    private static final float ROOT = (float) Math.sqrt(2);

    /** An edge along x above an edge along y: only their product separates them. */
    @Test
    void edgeOnEdge() {
      Shape below = oriented(0, 0, 0, 3, 1, 1, TAN, 0, 0, 1);
      Shape above = oriented(0, 0, 5, 1, 3, 1, 0, TAN, 0, 1);
      hits((5 - 2 * ROOT) / 4, 0, 0, 1, above.by(by(0, 0, -4), below), 1e-6);
      hits((5 - 2 * ROOT) / 4, 0, 0, -1, below.by(by(0, 0, 4), above), 1e-6);
      hits((5 - 2 * ROOT) / 4, 0, 0, -1, below.by(by(0.5f, 0.5f, 4), above), 1e-6);
      misses(below.by(by(0, 0, 2.1f), above));
    }

    @Test
    void edgeOnFace() {
      Shape edge = oriented(0, 0, 5, 1, 3, 1, 0, TAN, 0, 1);
      hits((4 - ROOT) / 4, 0, 0, -1, box(-9, -9, -1, 9, 9, 1).by(by(0, 0, 4), edge), 1e-6);
      hits((5 - ROOT) / 4, 0, 0, 1, edge.by(by(0, 0, -4), triangle(-9, -9, 0, 9, -9, 0, 0, 9, 0)), 1e-6);
    }

    /**
     * Rotated by almost nothing: edges are so nearly parallel that their products are mostly rounding, or
     * subnormal.
     */
    @Test
    void nearlyParallel() {
      for (float angle : new float[] {0, 1e-3f, 1e-6f, 1e-8f, 1e-12f, 1e-20f, 1e-30f, 1e-40f}) {
        for (float[] q : new float[][] {{angle, 0, 0, 1}, {0, angle, 0, 1}, {angle, -angle, angle, 1}}) {
          Shape turned = oriented(3.5f, 0.5f, 0.5f, 0.5f, 4, 4, q[0], q[1], q[2], q[3]);
          for (Shape cube : cubes(0, 0, 0)) {
            SweepHits hits = cube.by(by(4, 0.25f, 0.125f), turned);
            assertEquals(0.5, hits.t[0], 5 * angle + 1e-6, "turned by " + angle);
            assertEquals(-1, hits.nx[0], 5 * angle + 1e-6);
            misses(cube.by(by(-4, 0.25f, 0.125f), turned));
            misses(cube.by(by(0.25f, 4, 0.125f), turned));
          }
        }
      }
    }

    /** A rod far longer than wide, end on. */
    @Test
    void rods() {
      for (float[] q : new float[][] {{0, 0, 0, 1}, {0, TAN, 0, 1}, {1, 2, 3, 4}}) {
        Shape rod = oriented(0, 0, 0, 1000, 0, 0, q[0], q[1], q[2], q[3]);
        SweepHits hits = rod.by(by(4000, 1, 2), box(3000, -4000, -4000, 3000, 4000, 4000));
        double s = 2 / (q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
        double reach = 1000 * Math.abs(1 - s * (q[1] * q[1] + q[2] * q[2]));
        hits((3000 - reach) / 4000, -1, 0, 0, hits, 2e-6);
      }
    }
  }

  @Nested
  class Triangles {
    private static final Shape FLOOR = triangle(-9, -9, 0, 9, -9, 0, 0, 9, 0);

    @Test
    void cornerOnFace() {
      Shape tip = triangle(0, 0, 3, 1, 0, 5, 0, 1, 6);
      hits(0.75, 0, 0, 1, tip.by(by(0, 0, -4), FLOOR), 0);
      hits(0.75, 0, 0, 1, tip.by(by(1, 1, -4), FLOOR), 0);
      hits(0.75, 0, 0, -1, FLOOR.by(by(0, 0, 4), tip), 0);
      misses(tip.by(by(0, 0, -2.999f), FLOOR));
      misses(tip.by(by(80, 0, -4), FLOOR));
    }

    @Test
    void edgeOnEdge() {
      Shape above = triangle(-1, 0, 3, 1, 0, 3, 0, 0, 5);
      Shape below = triangle(0, -1, 0, 0, 1, 0, 0, 0, -2);
      hits(0.75, 0, 0, 1, above.by(by(0, 0, -4), below), 0);
      hits(0.75, 0, 0, 1, above.by(by(0.5f, 0.5f, -4), below), 0);
    }

    /** In one plane whose coordinates do not round. */
    @Test
    void coplanar() {
      for (float tilt : new float[] {0, 1, -0.375f, 4097 / 4096f}) {
        Shape left = triangle(0, 0, 0, 1, 0, tilt, 0, 1, 0);
        Shape right = triangle(3, -4, 3 * tilt, 3, 4, 3 * tilt, 5, 0, 5 * tilt);
        SweepHits hits = left.by(by(4, 0.25f, 4 * tilt), right);
        assertEquals(0.5, hits.t[0], 2e-7, "tilted by " + tilt);
        misses(left.by(by(-4, 0.25f, -4 * tilt), right));
      }
    }

    /** Segments and points given as triangles. */
    @Test
    void withoutArea() {
      Shape point = triangle(1, 1, 3, 1, 1, 3, 1, 1, 3);
      hits(0.75, 0, 0, 1, point.by(by(0, 0, -4), FLOOR), 0);
      assertEquals(0.75, point.by(by(0.5f, 0, -4), triangle(1.375f, 1, 0, 1.375f, 1, 0, 1.375f, 1, 0)).t[0]);
      misses(point.by(by(0.5f, 0, -4), triangle(1.5f, 1, 0, 1.5f, 1, 0, 1.5f, 1, 0)));
      Shape alongX = triangle(-1, 0, 3, 1, 0, 3, 0, 0, 3);
      Shape alongY = triangle(0, -1, 0, 0, 1, 0, 0, 0, 0);
      hits(0.75, 0, 0, 1, alongX.by(by(0.5f, 0, -4), alongY), 0);
      Shape parallel = triangle(-1, 0, 0, 1, 0, 0, 0, 0, 0);
      hits(0.75, 0, 0, 1, alongX.by(by(2, 0, -4), parallel), 0);
      misses(alongX.by(by(2, 0.5f, -4), parallel));
      misses(alongX.by(by(4, 0, -4), parallel));
      hits(0.5, 1, 0, 0, triangle(2, 0, 0, 3, 0, 0, 4, 0, 0).by(by(-2, 0, 0), parallel), 0);
      hits(0.75, 0, 0, 1, alongX.by(by(0, 0, -4), FLOOR), 0);
      hits(0.75, 0, 0, 1, box(-1, 0, 3, 1, 0, 3).by(by(0.5f, 0, -4), alongY), 0);
      hits(0.75, 0, 0, 1, box(-1, 0, 3, 1, 0, 3).by(by(0.5f, 0, -4), parallel), 0);
    }

    /**
     * Needles: their sides are nearly parallel, and their normal is mostly rounding unless it is computed
     * with care.
     */
    @Test
    void needles() {
      for (float width : new float[] {1e-3f, 1e-5f, 1e-7f, 1e-9f}) {
        Shape needle = triangle(-10, -11, -12, 10, 11, 12, 10.5f, 11 + width, 12.5f);
        for (Shape cube : cubes(9, 3, 9)) {
          SweepHits hits = cube.by(by(-1, 12.8f, 2.6f), needle);
          assertTrue(hits.hits().get(0));
          SweepCheck.check(ScalarKernels.TABLE.get(Verb.SWEEP, cube.kind, needle.kind), cube.q,
              by(-1, 12.8f, 2.6f), needle.q);
        }
      }
    }
  }

  /** Shapes that nearly touch, or do by a rounding error. */
  @Nested
  class Touches {
    @Test
    void aCornerUnderABoxIsNotPassed() {
      Shape box = box(-1.1820912f, -1.1710685f, 0.2890935f, 1.1428692f, 1.1538919f, 1.4515738f);
      Shape triangle = triangle(-0.9900695f, -0.18862212f, 0.020214653f, 0.21162796f, -0.35787952f,
          0.13817294f, 0.9812621f, 0.69210637f, Math.nextDown(0.2890935f));
      hits(0, 0, 0, 1, box.by(by(-0.043404635f, -0.019008476f, -6), triangle), 1e-8);
      misses(box.by(by(-0.043404635f, -0.019008476f, 6), triangle));
    }

    /** The same corner in the box by one ulp: an overlap, which rounding once lost. */
    @Test
    void aCornerInABoxByAnUlp() {
      Shape box = box(-1.1820912f, -1.1710685f, 0.2890935f, 1.1428692f, 1.1538919f, 1.4515738f);
      Shape triangle = triangle(-0.9900695f, -0.18862212f, 0.020214653f, 0.21162796f, -0.35787952f,
          0.13817294f, 0.9812621f, 0.69210637f, 0.28909352f);
      hits(0, 0, 0, 1, box.by(by(0, 0, -6), triangle), 0);
      hits(0, 0, 0, -1, box.by(by(0, 0, 6), triangle), 0);
    }

    /** Exactly in its plane: they overlap from the start, whichever way they go. */
    @Test
    void aCornerOnAPlate() {
      Shape plate = oriented(2, 1.5f, -1, 2, 2, 0, 1, 0, -1, 1);
      Shape triangle = triangle(3, 1, 0, -2, 1, 0.5f, 1.5f, -1, -2);
      hits(0, 0, 0, -1, plate.by(by(0, 0, 0.054005627f), triangle), 0);
      hits(0, 0, Math.sqrt(0.8), Math.sqrt(0.2), plate.by(by(0, -1, -0.5f), triangle), 0);
      hits(0, 0, -0.6, -0.8, plate.by(by(0, 3, 4), triangle), 0);
    }
  }
}
