package lockstep;

import static lockstep.PushOutCheck.ask;
import static lockstep.PushOutCheck.bits;
import static lockstep.PushOutCheck.cylinders;
import static lockstep.PushOutCheck.place;
import static lockstep.PushOutCheck.planes;
import static lockstep.PushOutCheck.spheres;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import lockstep.PushOut.Status;
import org.junit.jupiter.api.Test;

/**
 * The nearest free place: well-known mistakes, each by name, several obstacles, ties; PushOutSamplingTest
 * searches for nearer places.
 */
@Runs.Widest
@Runs.Vectors
class PushOutTest {
  // ---- mistakes found in tutorials and engines ----

  /** Mistake 35: a push out of either side of a wall. Walls have one side. */
  @Test
  void behindAWallTheWayIsForward() {
    Planes wall = planes(1, 0, 0, 0);
    PushOut out = ask(spheres(-0.1f, 0, 0, 1, 5, 0, 0, 1), wall);
    place(out, 0, 1, 0, 0);
    assertEquals(1.1f, out.distance[0], 1e-6f);
    place(out, 1, 5, 0, 0);
    assertEquals(0, out.distance[1]);
    assertEquals(Status.FREE, out.status(1));
    place(ask(cylinders(Axis.Z, -0.1f, 0, 1), wall), 0, 1, 0, 0);
    place(ask(spheres(-0.1f, 0, 0, 1), wall, cylinders(Axis.Z, -50, 0, 1)), 0, 1, 0, 0);
  }

  /** Mistake 36: NaN for ever from the exact centre. The mover leaves along the first perpendicular axis. */
  @Test
  void fromTheDeadCentreAlongAFixedAxis() {
    place(ask(spheres(1, 2, 3, 0.5f), cylinders(Axis.Z, 1, 2, 1)), 0, 2.5, 2, 3);
    place(ask(spheres(1, 2, 3, 0.5f), cylinders(Axis.Y, 1, 3, 1)), 0, 2.5, 2, 3);
    place(ask(spheres(1, 2, 3, 0.5f), cylinders(Axis.X, 2, 3, 1)), 0, 1, 3.5, 3);
    place(ask(spheres(1, 2, 3, 0.5f), spheres(1, 2, 3, 1)), 0, 2.5, 2, 3);
  }

  /** From the exact centre with an obstacle in that direction: as near, elsewhere. */
  @Test
  void fromTheDeadCentrePastAnother() {
    PushOut out = ask(spheres(0, 0, 0, 0.25f), cylinders(Axis.Z, 0, 0, 0.75f, 1.5f, 0, 0.75f));
    assertEquals(1, out.distance[0], 2e-6f);
    place(out, 0, 0.75, Math.sqrt(7) / 4, 0);
    out = ask(spheres(0, 0, 0, 0.25f), spheres(0, 0, 0, 0.75f, 1.5f, 0, 0, 0.75f));
    assertEquals(1, out.distance[0], 2e-6f);
    place(out, 0, 0.75, Math.sqrt(7) / 4, 0);
  }

  /** Mistake 37: the sum of pushes, or one after the other. */
  @Test
  void theNearestPlaceIsNotTheSumOfPushes() {
    Cylinders two = cylinders(Axis.Z, -0.5f, 0, 1, 0.5f, 0, 1);
    Spheres movers = spheres(0, 0.1f, 0, 0, 0, 0, 0, 0, 0, -0.1f, 7, 0);
    PushOut out = ask(movers, two);
    place(out, 0, 0, 0.8660254, 0);
    place(out, 1, 0, 0.8660254, 0);
    place(out, 2, 0, -0.8660254, 7);
    assertEquals(0.8660254f, out.distance[1], 1e-6f);
    Cylinders three = cylinders(Axis.Z, 0, 0, 1, 0, 0, 1, 0, 0, 1);
    place(ask(spheres(0.5f, 0, 0, 0), three), 0, 1, 0, 0);
    place(ask(spheres(0.5f, 0, 0, 0), spheres(0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1)), 0, 1, 0, 0);
  }

  /** Mistake 38: inside again after rounding. */
  @Test
  void freeAfterRounding() {
    Random random = new Random(38);
    int count = 2000;
    Spheres movers = Spheres.allocate(count);
    Cylinders pillars = Cylinders.allocate(Axis.Y, 30);
    Spheres balls = Spheres.allocate(30);
    for (int i = 0; i < count; i++) {
      movers.set(i, random.nextFloat() * 8 + 100, random.nextFloat() * 8, random.nextFloat() * 8,
          random.nextFloat());
    }
    for (int k = 0; k < 30; k++) {
      pillars.set(k, random.nextFloat() * 8 + 100, random.nextFloat() * 8, random.nextFloat());
      balls.set(k, random.nextFloat() * 8 + 100, random.nextFloat() * 8, random.nextFloat() * 8,
          2 * random.nextFloat());
    }
    for (Shapes obstacles : List.of(pillars, balls)) {
      PushOut out = ask(movers, obstacles);
      assertTrue(out.count(Status.MOVED) > 100, out::toString);
      Spheres there = Spheres.wrap(out.x, out.y, out.z, movers.radius, count);
      assertEquals(0, Engine.scalar().overlap(there, obstacles, Pairs.allocate(0)));
      PushOut again = ask(there, obstacles);
      assertEquals(count, again.count(Status.FREE));
      assertArrayEquals(out.x, again.x);
    }
  }

  // ---- several obstacles ----

  @Test
  void aCornerOfWalls() {
    Planes walls = planes(2, 0, 0, 0, 0, 0.5f, 0, 0);
    place(ask(spheres(-1, -2, 3, 1), walls), 0, 1, 1, 3);
    place(ask(cylinders(Axis.Z, -1, -2, 1), walls), 0, 1, 1, 0);
    Planes room = planes(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0);
    place(ask(spheres(-1, -2, -3, 1, 0, 5, 0, 1, 9, 0.5f, 4, 1), room), 0, 1, 1, 1);
    place(ask(spheres(-1, -2, -3, 1, 0, 5, 0, 1, 9, 0.5f, 4, 1), room), 1, 1, 5, 1);
    place(ask(spheres(-1, -2, -3, 1, 0, 5, 0, 1, 9, 0.5f, 4, 1), room), 2, 9, 1, 4);
  }

  @Test
  void pillarsAndWallsTogether() {
    PushOut out = ask(cylinders(Axis.Y, 0, 0.5f, 1), cylinders(Axis.Y, 0, 0, 1), planes(0, 0, -1, 1));
    double half = Math.sqrt(4 - 0); // a wall at z = 1, whose front the mover's centre must stay in by 1
    place(out, 0, half, 0, 0);
    out = ask(spheres(0, 0, 1, 1), spheres(0, 0, 0, 1), planes(0, 0, -1, 1));
    assertEquals(Math.sqrt(4 + 1), out.distance[0], 1e-5);
    place(out, 0, 2, 0, 0);
  }

  /** In a pocket between three balls on the ground, the place is where three borders cross. */
  @Test
  void whereThreeMeet() {
    Spheres balls = spheres(2, 0, 0, 2, -1, 1.7320508f, 0, 2, -1, -1.7320508f, 0, 2);
    PushOut out = ask(spheres(0.01f, 0, 0.1f, 1), balls);
    place(out, 0, 0, 0, Math.sqrt(5));
    place(ask(spheres(0.01f, 0, -0.1f, 1), balls), 0, 0, 0, -Math.sqrt(5));
    place(ask(spheres(0.01f, 0, 0.1f, 1), balls, planes(0, 0, -1, 1)), 0, 0, 0, -Math.sqrt(5));
  }

  /** A corridor as wide as the mover: it would touch both walls, and touching is overlap. */
  @Test
  void aGapThatIsTooNarrow() {
    Planes corridor = planes(1, 0, 0, 0, -1, 0, 0, 2);
    assertEquals(Status.NONE, ask(spheres(0.5f, 0, 0, 1), corridor).status(0));
    PushOut out = ask(spheres(0.5f, 7, 0, 0.99f), corridor);
    assertEquals(Status.MOVED, out.status(0));
    assertEquals(7, out.y[0]);
    place(ask(cylinders(Axis.Y, 0, 0.01f, 0.5f), cylinders(Axis.Y, -0.75f, 0, 0.5f, 0.75f, 0, 0.5f)), 0, 0, 0,
        Math.sqrt(1 - 0.5625));
  }

  @Test
  void aRingOfPillars() {
    Cylinders ring = Cylinders.allocate(Axis.Z, 17);
    for (int k = 0; k < 16; k++) {
      double turn = k * Math.PI / 8;
      ring.set(k, (float) (4 * Math.cos(turn)), (float) (4 * Math.sin(turn)), 0.75f);
    }
    ring.set(16, 0, 0, 3.25f);
    Spheres mover = spheres(0.1f, 0.2f, 9, 0.25f, 9, 9, 9, 0.25f);
    PushOut near = PushOut.withReach(2, 3.9f);
    Engine.scalar().pushOut(mover, ring, near);
    assertEquals(Status.NONE, near.status(0));
    assertEquals(Float.POSITIVE_INFINITY, near.distance[0]);
    place(near, 0, 0.1f, 0.2f, 9);
    assertEquals(Status.FREE, near.status(1));
    assertEquals("PushOut[1 free, 0 moved, 1 without a place]", near.toString());
    PushOut far = PushOut.withReach(2, 5);
    Engine.scalar().pushOut(mover, ring, far);
    assertEquals(Status.MOVED, far.status(0));
    assertTrue(far.distance[0] > 4 && far.distance[0] < 4.9f);
  }

  /** Only one ball of a heap of a thousand matters: no more are examined. */
  @Test
  void deepInAHeap() {
    Random random = new Random(1);
    Spheres heap = Spheres.allocate(2000);
    for (int k = 0; k < 2000; k++) {
      heap.set(k, (float) random.nextGaussian(), (float) random.nextGaussian(), (float) random.nextGaussian(),
          1);
    }
    Spheres movers = spheres(0, 0, 0, 0.1f, 0.5f, 0, 0, 0.1f, 0, 2, 0, 0.1f);
    PushOut out = ask(movers, heap);
    assertEquals(3, out.count(Status.MOVED), Arrays.toString(out.distance));
    assertArrayEquals(bits(out), bits(ask(movers, Tree.of(heap))));
  }

  // ---- ties and order ----

  /** Among equally near places, the one with the largest x wins, then y, then z. */
  @Test
  void ties() {
    Planes slab = planes(1, 0, 0, -1, -1, 0, 0, -1); // both sides of it are solid
    assertEquals(Status.NONE, ask(spheres(0, 0, 0, 0), slab).status(0));
    place(ask(spheres(0, 0, 0, 0), spheres(-0.5f, 0, 0, 1, 0.5f, 0, 0, 1)), 0, 0, 0.8660254, 0);
    place(ask(spheres(0, 0, 0, 0), spheres(0, -0.5f, 0, 1, 0, 0.5f, 0, 1)), 0, 0.8660254, 0, 0);
    place(ask(spheres(0, 0, 0, 0), cylinders(Axis.Z, 0, -0.5f, 1, 0, 0.5f, 1)), 0, 0.8660254, 0, 0);
  }

  @Test
  void theOrderOfObstaclesDoesNotMatter() {
    Random random = new Random(5);
    for (int round = 0; round < 60; round++) {
      int size = 3 + round % 8;
      float[] columns = new float[4 * size], turned = new float[4 * size];
      for (int k = 0; k < columns.length; k++) {
        columns[k] = k % 4 == 3 ? 0.5f + random.nextFloat() : random.nextFloat() * 2;
      }
      for (int k = 0; k < columns.length; k++) {
        turned[k] = columns[columns.length - 4 - 4 * (k / 4) + k % 4];
      }
      Spheres movers = spheres(1, 1, 1, 0.1f, 0.5f, 1, 1.5f, 0.2f);
      assertArrayEquals(bits(ask(movers, spheres(columns))), bits(ask(movers, spheres(turned))));
      Spheres half = spheres(columns).slice(0, size / 2),
          rest = spheres(columns).slice(size / 2, size - size / 2);
      assertArrayEquals(bits(ask(movers, spheres(columns))), bits(ask(movers, rest, half)));
    }
  }
}
