package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;
import lockstep.internal.place.Frame;
import lockstep.internal.place.Transfer;
import lockstep.internal.shape.Kind;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What moving shapes touch first among instances, against sweeps at each of them. */
@Runs.Ends
@Runs.Vectors
class InstanceSweepsTest {
  private static final ForkJoinPool POOL = new ForkJoinPool(3);

  private static final List<Engine> ENGINES =
      List.of(Engine.scalar(), Engines.widest(), Engines.widest().parallel(POOL));

  /** The expected answers, one for each shape, with normals and points in double. */
  private static final class Expected {
    private final SweepHits hits;
    private final double[][] normal, point;

    Expected(int size) {
      hits = SweepHits.withInstances(size);
      normal = new double[size][3];
      point = new double[size][3];
      Arrays.fill(hits.t, Float.POSITIVE_INFINITY);
      Arrays.fill(hits.index, -1);
      Arrays.fill(hits.instance, -1);
    }

    /** Takes what is touched sooner in the next instance. */
    void take(SweepHits there, int instance, Placements where, Placements frames) {
      for (int k = 0; k < there.size(); k++) {
        if (there.t[k] < hits.t[k]) {
          hits.t[k] = there.t[k];
          hits.index[k] = there.index[k];
          hits.instance[k] = instance;
          normal[k] = seen(there.nx[k], there.ny[k], there.nz[k], where, instance, frames, true);
          point[k] = seen(there.x[k], there.y[k], there.z[k], where, instance, frames, false);
        }
      }
    }
  }

  /** A vector in the frame of a placement, as that of another one has it; null for the world. */
  static double[] seen(double x, double y, double z, Placements where, int i, Placements frames,
      boolean isNormal) {
    double[] v = turned(x, y, z, where, i, 1);
    int at = where.from() + i;
    double[] p = {where.x[at], where.y[at], where.z[at]};
    double scale = isNormal ? 1 : where.scale[at];
    for (int axis = 0; axis < 3; axis++) {
      v[axis] = scale * v[axis] + (isNormal ? 0 : p[axis]);
    }
    if (frames == null) {
      return v;
    }
    double[] origin = isNormal ? new double[3] : new double[] {frames.x[1], frames.y[1], frames.z[1]};
    double[] u = turned(v[0] - origin[0], v[1] - origin[1], v[2] - origin[2], frames, 1, -1);
    for (int axis = 0; axis < 3; axis++) {
      u[axis] /= isNormal ? 1 : frames.scale[1];
    }
    return u;
  }

  /** A vector turned by a quaternion, or back. */
  private static double[] turned(double x, double y, double z, Placements where, int i, int sign) {
    int at = where.from() + i;
    double qx = sign * where.qx[at], qy = sign * where.qy[at], qz = sign * where.qz[at], qw = where.qw[at];
    double square = qx * qx + qy * qy + qz * qz + qw * qw;
    double cx = 2 * (qy * z - qz * y), cy = 2 * (qz * x - qx * z), cz = 2 * (qx * y - qy * x);
    return new double[] {x + (qw * cx + qy * cz - qz * cy) / square,
        y + (qw * cy + qz * cx - qx * cz) / square, z + (qw * cz + qx * cy - qy * cx) / square};
  }

  private static Expected expected(Movable moving, Instances instances, int[] group) {
    Shapes shapes = moving.moving().shapes();
    Motions motions = moving.moving().motions();
    Expected expected = new Expected(shapes.size());
    Frame from = new Frame();
    Placements frames = moving instanceof PlacedMoving placed ? placed.placements() : null;
    if (frames != null && !from.of(frames.places, 1)) {
      return expected;
    }
    int[] all = IntStream.range(0, shapes.size()).toArray();
    for (int i = 0; i < instances.size(); i++) {
      Shapes taken = InstancePairsTest.taken(shapes, from, instances, i);
      if (taken == null) {
        continue;
      }
      Frame to = new Frame();
      to.of(instances.placements().places, i);
      Motions there = Motions.allocate(shapes.size());
      new Transfer().of(from, to).directions(motions.elements, all, 0, all.length, there.columns);
      for (int k = 0; k < shapes.size(); k++) {
        if (group != null && group[k] == i) { // it does not count
          taken.columns[0][taken.from() + k] = Float.NaN;
        }
      }
      SweepHits hits = SweepHits.allocate(shapes.size());
      Engine.scalar().sweep(taken.moving(there), instances.tree(i).shapes(), hits);
      expected.take(hits, i, instances.placements(), frames);
    }
    return expected;
  }

  private static void check(Engine engine, Movable moving, Instances instances, Expected expected) {
    int size = moving.moving().shapes().size();
    SweepHits hits = Answers.stale(SweepHits.withInstances(size));
    engine.sweep(moving, instances, hits);
    assertEquals(size, hits.size());
    for (int k = 0; k < size; k++) {
      String what = k + ", " + engine + ", " + instances;
      assertEquals(expected.hits.t[k], hits.t[k], what);
      assertEquals(expected.hits.instance[k], hits.instance[k], what);
      assertEquals(expected.hits.index[k], hits.index[k], what);
      assertEquals(hits.instance[k] >= 0, hits.hits().get(k), what);
      double[] normal = {hits.nx[k], hits.ny[k], hits.nz[k]};
      assertArrayEquals(expected.normal[k], normal, 1e-5, what);
      double placed = hits.instance[k] < 0 ? 0 : distance(moving, instances, hits.instance[k]);
      checkPoint(expected.point[k], placed, new double[] {hits.x[k], hits.y[k], hits.z[k]}, what);
    }
  }

  /** A point on an instance {@code placed} away: frames round to float, and turns mix its coordinates. */
  static void checkPoint(double[] expected, double placed, double[] point, String what) {
    double reach = 1 + placed;
    for (double x : expected) {
      reach = Math.max(reach, Math.abs(x));
    }
    assertArrayEquals(expected, point, 1e-6 * reach, what);
  }

  /** How far an instance is from the frame of the shapes, and how large, in units of that. */
  static double distance(Object shapes, Instances instances, int i) {
    Placements where = instances.placements();
    int at = where.from() + i;
    double x = where.x[at], y = where.y[at], z = where.z[at], scale = 1;
    if (shapes instanceof Placed placed) {
      Placements frames = placed.placements();
      x -= frames.x[1];
      y -= frames.y[1];
      z -= frames.z[1];
      scale = frames.scale[1];
    }
    return (Math.abs(x) + Math.abs(y) + Math.abs(z) + 300 * where.scale[at]) / scale;
  }

  private static Movable moving(Random random, int size, double x) {
    Kind kind = InstanceRangesTest.KINDS.get(random.nextInt(5));
    boolean isPlaced = random.nextBoolean();
    Shapes shapes = InstanceRangesTest.shapes(random, kind, size, isPlaced ? 0 : x);
    Motions motions = Motions.allocate(size + 5).slice(5, size);
    for (int k = 0; k < size; k++) {
      float speed = random.nextInt(5) * 5;
      motions.set(k, speed * (random.nextFloat() - 0.5f), speed * (random.nextFloat() - 0.5f),
          random.nextInt(3) - 1);
    }
    Moving moving = shapes.moving(motions);
    if (!isPlaced) {
      return moving;
    }
    Placements where = Placements.allocate(2);
    SamplePlacements.place(where, 1, random, x, 0, 9);
    return moving.placed(where, 1);
  }

  @Property(tries = 20)
  void theFirstTouchIsThatOfAllInstances(@ForAll Random random) {
    double x = SamplePlacements.world(random);
    Instances instances = InstancePairsTest.scene(random, random.nextInt(12), x);
    int size = random.nextInt(6) == 0 ? 1100 : random.nextInt(60);
    Movable moving = moving(random, size, x);
    int[] group = random.ints(size, 0, instances.size() + 1).toArray();
    Expected expected = expected(moving, instances, null), passed = expected(moving, instances, group);
    for (Engine engine : ENGINES) {
      check(engine, moving, instances, expected);
      check(engine.where(Filter.except(group)), moving, instances, passed);
    }
  }

  /** Whether all numbers are far within the range of sweeps, wherever they are taken. */
  private static boolean isInRange(Shapes shapes) {
    for (float[] column : shapes.columns) {
      for (int i = 0; i < shapes.size(); i++) {
        if (Math.abs(column[shapes.from() + i]) > 1e6f) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean isInRange(Placements where) {
    for (int i = where.from(); i < where.from() + where.size(); i++) {
      boolean isNear = Math.abs(where.x[i]) < 1e8 && Math.abs(where.y[i]) < 1e8 && Math.abs(where.z[i]) < 1e8;
      if (!isNear || where.scale[i] > 1e3f || where.scale[i] < 1e-3f) {
        return false;
      }
    }
    return true;
  }

  /** The time is 0 exactly where shapes overlap an instance, within the range of sweeps. */
  @Property(tries = 200)
  void timeIsZeroWhereShapesOverlap(@ForAll Random random) {
    Instances instances = InstancePairsTest.scene(random, random.nextInt(12), 0);
    Movable moving = moving(random, 60, 0);
    Shapes shapes = moving.moving().shapes();
    boolean isInRange = isInRange(shapes) && isInRange(instances.placements())
        && (!(moving instanceof PlacedMoving p) || isInRange(p.placements()));
    for (int i = 0; i < instances.size(); i++) {
      isInRange &= isInRange(instances.tree(i).shapes());
    }
    if (!isInRange) {
      return; // most scenes; those that are left are enough
    }
    Placeable placed = moving instanceof PlacedMoving p ? shapes.placed(p.placements(), p.index()) : shapes;
    SweepHits hits = SweepHits.withInstances(60);
    Hits any = Hits.allocate(60);
    Engines.widest().sweep(moving, instances, hits);
    Engines.widest().any(placed, instances, any);
    for (int k = 0; k < 60; k++) {
      assertEquals(any.get(k), hits.t[k] == 0);
    }
  }

  /** A ball falls on houses far from the origin; of two that it touches at once, the lower counts. */
  @Example
  void aBallFallsOnARoof() {
    Boxes house = Boxes.allocate(1);
    house.set(0, -1, 0, -1, 1, 2, 1);
    Placements where = Placements.allocate(4);
    where.set(0, 4_600_000, 0, 0, 0, 0, 0, 1, 2); // 4 high
    where.set(1, 4_600_000.5, 0, 0);
    where.set(2, 4_600_000, 0, 0, 0, 5, 0, 0, 2); // turned by half a turn: the roof is the same
    where.set(3, 4_600_000, 10, 0);
    Instances houses = Instances.of(where.slice(0, 3), Tree.of(house));
    Spheres ball = Spheres.allocate(1);
    ball.set(0, 0.25f, 0, 0, 1);
    Motions down = Motions.allocate(1);
    down.set(0, 0, -10, 0);
    for (Engine engine : ENGINES) {
      SweepHits hits = SweepHits.withInstances(1);
      engine.sweep(ball.moving(down).placed(where, 3), houses, hits);
      assertEquals(0.5f, hits.t[0]);
      assertEquals(0, hits.instance[0]);
      assertEquals(0, hits.index[0]);
      assertArrayEquals(new float[] {0, 1, 0}, new float[] {hits.nx[0], hits.ny[0], hits.nz[0]}, 1e-6f);
      assertArrayEquals(new float[] {0.25f, -6, 0}, new float[] {hits.x[0], hits.y[0], hits.z[0]}, 1e-5f);
    }
  }

  @Example
  void whatCannotBeAskedIsRefused() {
    Instances two = Instances.of(Placements.allocate(2), Tree.of(Spheres.allocate(1)));
    Moving balls = Spheres.allocate(65).moving(Motions.allocate(65));
    Engine engine = Engine.best();
    assertThrows(NullPointerException.class,
        () -> engine.sweep((Movable) null, two, SweepHits.withInstances(65)));
    assertThrows(IllegalArgumentException.class, () -> engine.sweep(balls, two, SweepHits.withInstances(64)));
    String message =
        assertThrows(IllegalArgumentException.class, () -> engine.sweep(balls, two, SweepHits.allocate(65)))
            .getMessage();
    assertTrue(message.contains("SweepHits.withInstances"), message);
    Moving pillars = Cylinders.allocate(Axis.Y, 1).moving(Motions.allocate(1));
    assertThrows(UnsupportedOperationException.class,
        () -> engine.sweep(pillars, two, SweepHits.withInstances(1)));
    assertThrows(IndexOutOfBoundsException.class, () -> balls.placed(two.placements(), 2));
    SweepHits none = SweepHits.withInstances(65);
    engine.sweep(balls, Instances.of(Placements.allocate(0), two.tree(0)), none);
    assertEquals(0, none.count());
  }
}
