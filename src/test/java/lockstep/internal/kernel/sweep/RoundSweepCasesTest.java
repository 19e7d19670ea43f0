package lockstep.internal.kernel.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import lockstep.Axis;
import lockstep.Cylinders;
import lockstep.Engine;
import lockstep.Motions;
import lockstep.Pairing;
import lockstep.Runs;
import lockstep.Shapes;
import lockstep.SweepHits;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Verb;
import lockstep.internal.kernel.distance.DistanceCheck;
import lockstep.internal.kernel.distance.DistanceCheck.Form;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/**
 * Sweeps of balls with boxes, and of shapes with half-spaces and cylinders, with answers that can be derived
 * by hand.
 */
@Runs.Widest
@Runs.Vectors
class RoundSweepCasesTest {
  private static final float INF = Float.POSITIVE_INFINITY;
  private static final float NAN = Float.NaN;

  private static SweepHits ask(Kind first, float[] a, float[] motion, Kind second, float[] b) {
    return SweepCheck.ask(ScalarKernels.TABLE.get(Verb.SWEEP, first, second), a, motion, b);
  }

  private static float[] of(float... numbers) {
    return numbers;
  }

  private static void hits(SweepHits hits, float t, float nx, float ny, float nz) {
    assertEquals(t, hits.t[0], 5e-7f * t);
    normal(hits, nx, ny, nz);
  }

  private static void normal(SweepHits hits, float nx, float ny, float nz) {
    assertEquals(nx, hits.nx[0], 1e-6f);
    assertEquals(ny, hits.ny[0], 1e-6f);
    assertEquals(nz, hits.nz[0], 1e-6f);
  }

  private static void point(SweepHits hits, float x, float y, float z) {
    assertEquals(x, hits.x[0], 1e-6f);
    assertEquals(y, hits.y[0], 1e-6f);
    assertEquals(z, hits.z[0], 1e-6f);
  }

  private static void misses(SweepHits hits) {
    assertFalse(hits.hits().get(0));
    assertEquals(INF, hits.t[0]);
    normal(hits, 0, 0, 0);
  }

  @Nested
  class BallsAndBoxes {
    private static final float[] CUBE = {0, 0, 0, 1, 1, 1};

    /** The same cube, rotated by a third of a circle about its diagonal, which maps it to itself. */
    private static final float[] TURNED = {0.5f, 0.5f, 0.5f, 0.5f, 0.5f, 0.5f, 3, 3, 3, 3};

    /** Sweeps against the cube, and the oriented one; the answers must agree up to rounding. */
    private static SweepHits cube(float[] ball, float... motion) {
      SweepHits hits = ask(Kind.SPHERE, ball, motion, Kind.BOX, CUBE);
      SweepHits turned = ask(Kind.SPHERE, ball, motion, Kind.ORIENTED_BOX, TURNED);
      assertEquals(hits.t[0], turned.t[0], 1e-6f);
      normal(turned, hits.nx[0], hits.ny[0], hits.nz[0]);
      return hits;
    }

    private static SweepHits box(float[] ball, float[] motion, float... box) {
      return ask(Kind.SPHERE, ball, motion, Kind.BOX, box);
    }

    /**
     * Rounding puts the closest point inside the segment, and the motion has no component across the segment.
     */
    @Test
    void aPointMeetsTheEndOfASegmentAlongIt() {
      SweepHits hits = ask(Kind.SPHERE, of(8.8380165f, 2.5582976f, -2.2081795f, 0), of(0, 0.43813628f, 0),
          Kind.CAPSULE, of(8.8380165f, 2.8456047f, -2.2081795f, 8.8380165f, 3.1472628f, -2.2081795f, 0));
      normal(hits, 0, -1, 0);
    }

    @Test
    void faceEdgeAndCorner() {
      SweepHits face = cube(of(-2, 0.5f, 0.5f, 0.5f), 3, 0, 0);
      hits(face, 0.5f, -1, 0, 0);
      assertEquals(-1f, face.nx[0], "exactly");
      point(face, 0, 0.5f, 0.5f);
      hits(cube(of(0.5f, 4, 0.25f, 1), 0, -4, 0), 0.5f, 0, 1, 0);
      hits(cube(of(-3, -14, 0.5f, 5), 0, 20, 0), 0.5f, -0.6f, -0.8f, 0);
      hits(cube(of(4, 0.5f, 15, 5), 0, 0, -20), 0.5f, 0.6f, 0, 0.8f);
      SweepHits corner = cube(of(-2, -3, -16, 7), 0, 0, 20);
      hits(corner, 0.5f, -2 / 7f, -3 / 7f, -6 / 7f);
      point(corner, 0, 0, 0);
      hits(cube(of(3, 4, 17, 7), 0, 0, -20), 0.5f, 2 / 7f, 3 / 7f, 6 / 7f);
    }

    /** Enters by one axis, leaves the slab of another on the way, and touches behind it. */
    @Test
    void behindOneAxisBeforeAnother() {
      // 45° past the corner (1, 0) at a distance of √2, half a chord of 0.5
      SweepHits hits = cube(of(-6, -9, 0.5f, 1.5f), 16, 16, 0);
      hits(hits, 0.5f - 0.5f / (16 * (float) Math.sqrt(2)), 0.430964f, -0.902369f, 0);
      point(hits, 1, 0, 0.5f);
      misses(cube(of(-6, -9, 0.5f, 1.414f), 16, 16, 0));
    }

    @Test
    void touchingFromTheStart() {
      float[] ball = {-1, 0.5f, 0.5f, 1};
      hits(cube(ball, 2, 0, 0), 0, -1, 0, 0);
      hits(cube(ball, -2, 0, 0), 0, 1, 0, 0);
      hits(cube(ball, 0, 0, 7e-39f), 0, 0, 0, -1);
      hits(cube(ball, 0, 0, 0), 0, 0, 0, 0);
      hits(cube(of(0.5f, 0.5f, 0.5f, 0), 3, 0, 4), 0, -0.6f, 0, -0.8f);
    }

    @Test
    void missesAndEnds() {
      float[] ball = {-2, 0.5f, 0.5f, 1};
      misses(cube(ball, 0, 0, 0));
      misses(cube(ball, 7e-39f, 0, 0));
      misses(cube(ball, -5, 0, 0));
      misses(cube(ball, 0, 5, 0));
      misses(cube(ball, 0.99f, 0, 0));
      hits(cube(ball, 1, 0, 0), 1, -1, 0, 0);
    }

    /** A ball that comes to rest before a face, an edge or a corner, or moves along it: squares underflow. */
    @Test
    void creeping() {
      for (int slow = 40; slow < 149; slow++) {
        float v = Math.scalb(1.7f, -slow);
        for (float gap = 0.001f; gap < 0.5f; gap *= 1.3f) {
          misses(cube(of(-2, 0.5f, 0.5f, 2 - gap), v, 0, 0));
          misses(cube(of(-3, -4, 0.5f, 5 - gap), v, v / 2, 0));
          misses(cube(of(-3, -4, -12, 13 - gap), v / 3, 0, v));
          misses(cube(of(0, -2, 0, 2 - gap), 0.5f, v, 0.25f));
        }
      }
    }

    /** Along a face, touching it: from where the ball is above its edge. */
    @Test
    void grazes() {
      hits(box(of(-3, 2, 0.5f, 1), of(8, 0, 0), CUBE), 0.375f, 0, 1, 0);
      misses(box(of(-3, Math.nextUp(2f), 0.5f, 1), of(8, 0, 0), CUBE));
      hits(box(of(-3, 0.5f, -1, 1), of(8, 0, 0), CUBE), 0.375f, 0, 0, -1);
      hits(box(of(-3, 1, 0.5f, 0), of(8, 0, 0), CUBE), 0.375f, -1, 0, 0);
      misses(box(of(-3, Math.nextUp(1f), 0.5f, 0), of(8, 0, 0), CUBE));
    }

    @Test
    void thinWallsAtAnySpeed() {
      for (float speed = 10; speed < 1e17f; speed *= 10) {
        SweepHits hits = box(of(-1, 0, 0, 1e-3f), of(speed, 0, 0), 0, -1, -1, 0, 1, 1);
        hits(hits, 0.999f / speed, -1, 0, 0);
        hits = ask(Kind.SPHERE, of(-1, 0, 0, 0), of(speed, 0, 0), Kind.ORIENTED_BOX,
            of(0, 0, 0, 0, 1, 1, 0, 0, 0, 2));
        hits(hits, 1 / speed, -1, 0, 0);
      }
    }

    /** Balls without radius that move towards a point of an edge, or a corner, are not lost between faces. */
    @Test
    void raysIntoEdges() {
      Random random = new Random(1);
      for (int k = 0; k < 20_000; k++) {
        float x = random.nextFloat() + 0.01f, y = random.nextFloat() + 0.01f, z = random.nextFloat() - 0.5f;
        boolean corner = k % 2 == 0;
        // past the point of the edge by as much again, and a little deeper than rounding
        float[] ball = {-x, -y, corner ? -Math.abs(z) : 0.5f - z, 0};
        float[] motion = {2 * x, 2 * y, corner ? 2 * Math.abs(z) : 2 * z};
        SweepHits hits = box(ball, motion, CUBE);
        assertEquals(0.5f, hits.t[0], 1e-6f);
        float closing = hits.nx[0] * motion[0] + hits.ny[0] * motion[1] + hits.nz[0] * motion[2];
        assertTrue(closing < 0);
      }
    }

    /**
     * Radii far below the rounding error of distances: normals still belong to the side from which the ball
     * comes.
     */
    @Test
    void tinyRadii() {
      for (float r = 1e-1f; r > 1e-18f; r /= 10) {
        hits(box(of(-1, 0.5f, 0.5f, r), of(3, 0.3f, 0.1f), CUBE), (1 - r) / 3, -1, 0, 0);
        SweepHits edge = box(of(-1, -1, 0.5f, r), of(3, 3, 0.1f), CUBE);
        assertEquals((1 - r * (float) Math.sqrt(0.5)) / 3, edge.t[0], 1e-6f);
        assertTrue(edge.nx[0] <= 0 && edge.ny[0] <= 0 && edge.nz[0] == 0);
      }
    }

    /** Tiny radii at random, also past edges and corners. */
    @Test
    void tinyRadiiAnywhere() {
      Random random = new Random(2);
      for (int k = 0; k < 3_000; k++) {
        Kind kind = k % 2 == 0 ? Kind.BOX : Kind.ORIENTED_BOX;
        List<Form> forms = List.of(Form.values());
        float[] a = DistanceCheck.element(Kind.SPHERE, forms.get(random.nextInt(4)), random, 1);
        float[] b = DistanceCheck.element(kind, forms.get(random.nextInt(4)), random, 1);
        a[3] = Math.scalb(random.nextFloat(), -random.nextInt(40));
        SweepCheck.graze(ScalarKernels.TABLE.get(Verb.SWEEP, Kind.SPHERE, kind), a, b,
            Math.scalb(random.nextFloat() - 0.5f, -random.nextInt(25)), Math.scalb(1f, -random.nextInt(25)),
            random);
      }
    }

    /** A rectangle is not passed between its two sides, which coincide. */
    @Test
    void raysThroughRectangles() {
      hits(box(of(2.628654f, 2.640215f, -1.240111f, 0), of(-5.4547286f, -5.6024446f, -4.1530905f),
          -0.4953603f, -0.7407704f, -5.1257524f, -0.4953603f, 2.2592297f, -1.1257524f), 0.5727167f, 1, 0, 0);
      Random random = new Random(3);
      for (int k = 0; k < 20_000; k++) {
        float x = random.nextFloat() - 0.5f;
        float[] ball = {random.nextFloat() + 1, random.nextFloat(), random.nextFloat(), 0};
        float[] motion = {-4, random.nextFloat(), random.nextFloat()};
        SweepHits hits = box(ball, motion, x, -3, -3, x, 3, 3);
        hits(hits, (ball[0] - x) / 4, 1, 0, 0);
      }
    }

    @Test
    void infiniteBoxes() {
      float[] ball = {3, 4, 5, 1};
      hits(box(ball, of(0, 0, -8), -INF, -INF, -INF, INF, INF, 0), 0.5f, 0, 0, 1);
      hits(box(ball, of(0, 0, -8), -INF, -INF, 0, INF, INF, 0), 0.5f, 0, 0, 1);
      hits(box(ball, of(0, 8, 0), -INF, 9, -INF, INF, INF, INF), 0.5f, 0, -1, 0);
      hits(box(ball, of(0, 8, 0), -INF, -INF, -INF, INF, INF, INF), 0, 0, -1, 0);
      misses(box(ball, of(0, 8, 0), -INF, INF, -INF, INF, INF, INF));
    }

    @Test
    void whatIsNoShape() {
      float[] ball = {-2, 0.5f, 0.5f, 0.5f};
      for (float bad : new float[] {NAN, INF, -INF}) {
        for (int k = 0; k < 3; k++) {
          float[] centre = ball.clone();
          centre[k] = bad;
          misses(box(centre, of(3, 0, 0), CUBE));
          float[] motion = {3, 0, 0};
          motion[k] = bad;
          misses(box(ball, motion, CUBE));
          misses(ask(Kind.SPHERE, ball, motion, Kind.ORIENTED_BOX, TURNED));
        }
        for (int k = 0; k < 10; k++) {
          float[] turned = TURNED.clone();
          turned[k] = bad;
          misses(ask(Kind.SPHERE, ball, of(3, 0, 0), Kind.ORIENTED_BOX, turned));
        }
      }
      misses(box(of(-2, 0.5f, 0.5f, -0.5f), of(3, 0, 0), CUBE));
      misses(box(of(-2, 0.5f, 0.5f, NAN), of(3, 0, 0), CUBE));
      misses(box(ball, of(3, 0, 0), 0, 0, 0, 1, -0.1f, 1));
      misses(box(ball, of(3, 0, 0), 0, 0, NAN, 1, 1, 1));
      misses(ask(Kind.SPHERE, ball, of(3, 0, 0), Kind.ORIENTED_BOX, of(0, 0, 0, 1, -1, 1, 0, 0, 0, 1)));
      misses(ask(Kind.SPHERE, ball, of(3, 0, 0), Kind.ORIENTED_BOX, of(0, 0, 0, 1, 1, 1, 0, 0, 0, 0)));
    }

    /** A cube of side 2 on its edge reaches √2. */
    @Test
    void onItsEdge() {
      float sin = (float) Math.sin(Math.PI / 8), cos = (float) Math.cos(Math.PI / 8);
      SweepHits hits = ask(Kind.SPHERE, of(-5, 0, 0, 0.5f), of(10, 0, 0), Kind.ORIENTED_BOX,
          of(0, 0, 0, 1, 1, 1, 0, 0, sin, cos));
      assertEquals((4.5f - (float) Math.sqrt(2)) / 10, hits.t[0], 1e-6f);
      normal(hits, -1, 0, 0);
    }
  }

  @Nested
  class HalfSpaces {
    private static final Kind[] KINDS =
        {Kind.SPHERE, Kind.CAPSULE, Kind.BOX, Kind.ORIENTED_BOX, Kind.TRIANGLE};

    /** A shape with its deepest point at that height. */
    private static float[] shape(Kind kind, float z) {
      return switch (kind) {
        case SPHERE -> of(3, 4, z + 1, 1);
        case CAPSULE -> of(1, 4, z + 5, 5, 4, z + 2, 2);
        case BOX -> of(2, 1, z, 4, 7, z + 8);
        case ORIENTED_BOX -> of(3, 4, z + 1, 1, 7, 1, 0, 0, 0, -3);
        case TRIANGLE -> of(3, 4, z + 1, 2, 8, z, 4, 0, z + 9);
        default -> throw new IllegalStateException();
      };
    }

    private static SweepHits ask(Kind kind, float z, float[] motion, float... plane) {
      return RoundSweepCasesTest.ask(kind, shape(kind, z), motion, Kind.PLANE, plane);
    }

    @Test
    void fallsOntoTheFloor() {
      for (Kind kind : KINDS) {
        for (float scale : new float[] {1, 3, 0x1p-40f, 0x1p40f}) {
          SweepHits hits = ask(kind, 4, of(7, -8, -8), 0, 0, scale, 0);
          hits(hits, 0.5f, 0, 0, 1);
          assertEquals(0, hits.z[0], 1e-6f);
        }
        hits(ask(kind, 4, of(7, -8, -4), 0, 0, 1, 0), 1, 0, 0, 1);
        misses(ask(kind, 4, of(7, -8, -3.99f), 0, 0, 1, 0));
        hits(ask(kind, 4, of(0, 0, -1e30f), 0, 0, 1, 0), 4e-30f, 0, 0, 1);
        hits(ask(kind, 4, of(0, 0, -8), 0, 0, 1, -2), 0.25f, 0, 0, 1);
      }
    }

    @Test
    void alongAwayAndNot() {
      for (Kind kind : KINDS) {
        misses(ask(kind, 4, of(7, -8, 0), 0, 0, 1, 0));
        misses(ask(kind, 4, of(7, -8, 8), 0, 0, 1, 0));
        misses(ask(kind, 4, of(0, 0, 0), 0, 0, 1, 0));
        misses(ask(kind, 4, of(0, 0, -7e-39f), 0, 0, 1, 0));
      }
    }

    @Test
    void touchingFromTheStart() {
      for (Kind kind : KINDS) {
        for (float z : new float[] {0, -0.25f, -1e6f}) {
          hits(ask(kind, z, of(0, 3, 4), 0, 0, 1, 0), 0, 0, -0.6f, -0.8f);
          hits(ask(kind, z, of(0, -3, -4), 0, 0, 1, 0), 0, 0, 0.6f, 0.8f);
          hits(ask(kind, z, of(0, 0, 7e-39f), 0, 0, 1, 0), 0, 0, 0, -1);
        }
      }
    }

    @Test
    void whatIsNoneAndWhatOverflows() {
      for (Kind kind : KINDS) {
        misses(ask(kind, 4, of(0, 0, -8), 0, 0, 0, 0));
        misses(ask(kind, 4, of(0, 0, -8), 0, 0, NAN, 0));
        misses(ask(kind, 4, of(0, 0, -8), 0, 0, 1, NAN));
        misses(ask(kind, 4, of(0, 0, -8), 0, 0, 1, INF));
        misses(ask(kind, 4, of(0, 0, -8), 0, 0, 1, -INF));
        misses(ask(kind, 4, of(NAN, 0, -8), 0, 0, 1, 0));
        misses(ask(kind, 4, of(0, 0, -INF), 0, 0, 1, 0));
        misses(ask(kind, 4, of(0, 0, -1e38f), 0, 0, 1e10f, 0));
        for (int k = 0; k < kind.width(); k++) {
          for (float bad : new float[] {NAN, INF, -INF}) {
            float[] shape = shape(kind, 4);
            shape[k] = bad;
            boolean infinite = bad != NAN && !Float.isNaN(bad) && (kind == Kind.BOX || isRadius(kind, k));
            SweepHits hits = RoundSweepCasesTest.ask(kind, shape, of(0, 0, -8), Kind.PLANE, of(0, 0, 1, 0));
            assertTrue(infinite || !hits.hits().get(0), () -> kind + " " + bad);
          }
        }
      }
      misses(RoundSweepCasesTest.ask(Kind.SPHERE, of(0, 0, 4, -1), of(0, 0, -8), Kind.PLANE, of(0, 0, 1, 0)));
      misses(
          RoundSweepCasesTest.ask(Kind.BOX, of(0, 0, 4, 1, -1, 5), of(0, 0, -8), Kind.PLANE, of(0, 0, 1, 0)));
      hits(RoundSweepCasesTest.ask(Kind.BOX, of(-INF, -INF, 4, INF, INF, INF), of(0, 0, -8), Kind.PLANE,
          of(0, 0, 1, 0)), 0.5f, 0, 0, 1);
    }

    private static boolean isRadius(Kind kind, int column) {
      return (kind == Kind.SPHERE && column == 3) || (kind == Kind.CAPSULE && column == 6);
    }
  }

  /**
   * Cylinders along each of the three axes, with the last coordinate along the cylinder; also with the
   * cylinder as the moving shape.
   */
  @Nested
  class EndlessCylinders {
    private static float[] turned(Axis axis, float[] numbers, int vectors) {
      float[] turned = numbers.clone();
      for (int c = 0; c < 3 * vectors; c += 3) {
        switch (axis) {
          case X -> {
            turned[c] = numbers[c + 2];
            turned[c + 1] = numbers[c];
            turned[c + 2] = numbers[c + 1];
          }
          case Y -> {
            turned[c + 1] = numbers[c + 2];
            turned[c + 2] = numbers[c + 1];
          }
          case Z -> {
          }
        }
      }
      return turned;
    }

    private static Motions motions(float[] motion) {
      Motions motions = Motions.allocate(1);
      motions.copyFrom(motion, 0);
      return motions;
    }

    /** Checks t, the normal and the point. */
    private static void check(Kind kind, float[] shape, float[] motion, float[] cylinder, float t, float[] n,
        float[] point) {
      int vectors = kind == Kind.SPHERE ? 1 : 2;
      for (Axis axis : Axis.values()) {
        Shapes first = DistanceCheck.buffer(kind, turned(axis, shape, vectors));
        Cylinders second = Cylinders.allocate(axis, 1);
        second.set(0, cylinder[0], cylinder[1], cylinder[2]);
        SweepHits hits = SweepHits.allocate(1);
        Engine.scalar().sweep(first.moving(motions(turned(axis, motion, 1))), second, Pairing.zip(), hits);
        float[] normal = turned(axis, n, 1);
        hits(hits, t, normal[0], normal[1], normal[2]);
        float[] where = turned(axis, point, 1);
        point(hits, where[0], where[1], where[2]);
        // in the other order the shape stands still, and the contact is at the shape
        float[] back = {-motion[0], -motion[1], -motion[2]};
        Engine.scalar().sweep(second.moving(motions(turned(axis, back, 1))), first, Pairing.zip(), hits);
        hits(hits, t, -normal[0], -normal[1], -normal[2]);
        where =
            turned(axis, of(point[0] - t * motion[0], point[1] - t * motion[1], point[2] - t * motion[2]), 1);
        point(hits, where[0], where[1], where[2]);
      }
    }

    @Test
    void fromTheSide() {
      float[] cylinder = {0, 0, 1};
      check(Kind.SPHERE, of(-2, 0, 7, 0.5f), of(5, 0, 10), cylinder, 0.1f, of(-1, 0, 0), of(-1, 0, 8));
      check(Kind.CAPSULE, of(-2, -1, 1, -2, 3, 9, 0.5f), of(5, 0, 10), cylinder, 0.1f, of(-1, 0, 0),
          of(-1, 0, 4));
      check(Kind.BOX, of(-3, -1, 1, -1.5f, 1, 5), of(5, 0, 10), cylinder, 0.1f, of(-1, 0, 0), of(-1, 0, 4));
      check(Kind.CAPSULE, of(-2, 0, 1, -2, 0, 5, 0.5f), of(5, 0, 10), cylinder, 0.1f, of(-1, 0, 0),
          of(-1, 0, 4));
      check(Kind.CAPSULE, of(-5, 0, 1, -2, 0, 5, 0.5f), of(5, 0, 10), cylinder, 0.1f, of(-1, 0, 0),
          of(-1, 0, 6));
    }

    /** Triangles with sides 3, 4, 5. */
    @Test
    void cornersAndEnds() {
      float[] cylinder = {1, 1, 5};
      check(Kind.SPHERE, of(-2, -8, 7, 0), of(0, 10, 0), cylinder, 0.5f, of(-0.6f, -0.8f, 0), of(-2, -3, 7));
      check(Kind.CAPSULE, of(-2, -8, 3, -6, -9, 7, 0), of(0, 10, 2), cylinder, 0.5f, of(-0.6f, -0.8f, 0),
          of(-2, -3, 4));
      check(Kind.BOX, of(-4, -9, 0, -2, -8, 2), of(0, 10, -2), cylinder, 0.5f, of(-0.6f, -0.8f, 0),
          of(-2, -3, 0));
    }

    @Test
    void fromTheStart() {
      float[] cylinder = {0, 0, 1};
      check(Kind.SPHERE, of(-2, 0, 7, 1), of(-4, 0, 3), cylinder, 0, of(0.8f, 0, -0.6f), of(-1, 0, 7));
      check(Kind.SPHERE, of(0.5f, 0, 7, 1), of(0, 4, 3), cylinder, 0, of(0, -0.8f, -0.6f), of(0.5f, 0, 7));
      check(Kind.CAPSULE, of(-2, -1, 1, -2, 3, 9, 1), of(0, 0, 1), cylinder, 0, of(0, 0, -1), of(-1, 0, 3));
      check(Kind.BOX, of(-3, -1, 1, -1, 1, 5), of(5, 0, 0), cylinder, 0, of(-1, 0, 0), of(-1, 0, 3));
      check(Kind.BOX, of(-3, -1, -INF, -1, 1, INF), of(5, 0, 0), cylinder, 0, of(-1, 0, 0), of(-1, 0, 0));
    }

    /** Without radii: a line, and a point that meets it. Its height has no effect on the normal. */
    @Test
    void linesThatMeet() {
      check(Kind.SPHERE, of(-1, -2, -4, 0), of(0, 16, 3), of(-1, 2, 0), 0.25f, of(0, -1, 0),
          of(-1, 2, -3.25f));
      check(Kind.CAPSULE, of(-1, -2, -4, -1, -2, 4, 0), of(0, 16, 3), of(-1, 2, 0), 0.25f, of(0, -1, 0),
          of(-1, 2, 0.75f));
    }

    @Test
    void missesAndWhatIsNone() {
      float[] cylinder = {0, 0, 1};
      for (float[] motion : new float[][] {{0, 0, 0}, {0, 0, 100}, {0, 5, 0}, {-5, 0, 0}, {7e-39f, 0, 0},
          {0.4f, 0, 0}, {NAN, 0, 0}, {5, INF, 0}, {5, 0, NAN}}) {
        RoundSweepCasesTest.misses(ask(Kind.SPHERE, of(-2, 0, 7, 0.5f), motion, Kind.CYLINDER, cylinder));
        RoundSweepCasesTest
            .misses(ask(Kind.CAPSULE, of(-2, 0, 7, -3, 0, 9, 0.5f), motion, Kind.CYLINDER, cylinder));
        RoundSweepCasesTest
            .misses(ask(Kind.BOX, of(-3, -1, 0, -1.5f, 1, 1), motion, Kind.CYLINDER, cylinder));
      }
      float[] motion = {5, 0, 0};
      RoundSweepCasesTest.misses(ask(Kind.SPHERE, of(-2, 0, INF, 0.5f), motion, Kind.CYLINDER, cylinder));
      RoundSweepCasesTest.misses(ask(Kind.SPHERE, of(-2, 0, 0, -0.5f), motion, Kind.CYLINDER, cylinder));
      RoundSweepCasesTest
          .misses(ask(Kind.CAPSULE, of(-2, 0, 7, -3, 0, NAN, 0.5f), motion, Kind.CYLINDER, cylinder));
      RoundSweepCasesTest.misses(ask(Kind.BOX, of(-3, -1, 1, -1.5f, 1, 0), motion, Kind.CYLINDER, cylinder));
      RoundSweepCasesTest
          .misses(ask(Kind.BOX, of(-3, -1, 0, -1.5f, 1, 1), motion, Kind.CYLINDER, of(0, 0, -1)));
    }
  }
}
