package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import lockstep.internal.place.Frame;
import lockstep.internal.shape.Kind;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The nearest of shapes among instances, against the nearest of each of them. */
@Runs.Ends
class InstanceNearestTest {
  private static final ForkJoinPool POOL = new ForkJoinPool(3);

  private static final List<Engine> ENGINES =
      List.of(Engine.scalar(), Engines.widest(), Engines.widest().parallel(POOL));

  /** The expected answers, and points in double. */
  private static final class Expected {
    private final float[] distance;
    private final int[] instance;
    private final int[] index;
    private final double[][] point;

    Expected(int size) {
      distance = new float[size];
      instance = new int[size];
      index = new int[size];
      point = new double[size][3];
      Arrays.fill(distance, Float.POSITIVE_INFINITY);
      Arrays.fill(instance, -1);
      Arrays.fill(index, -1);
    }

    /** Takes what is nearer in the next instance, {@code scale} times as far as it is there. */
    void take(Nearest there, int i, double scale, float within, Instances instances, Placements frames) {
      for (int k = 0; k < there.size(); k++) {
        float d = (float) (there.distance[k] * scale);
        if (there.index[k] >= 0 && d <= within && d < distance[k]) {
          distance[k] = d;
          instance[k] = i;
          index[k] = there.index[k];
          point[k] = InstanceSweepsTest.seen(there.x[k], there.y[k], there.z[k], instances.placements(), i,
              frames, false);
        }
      }
    }
  }

  private static Expected expected(Placeable query, Instances instances, float within, int[] group) {
    Shapes shapes = query.shapes();
    int size = shapes.size();
    Expected expected = new Expected(size);
    Frame from = new Frame();
    Placements frames = query instanceof PlacedShapes placed ? placed.placements() : null;
    if (frames != null && !from.of(frames.places, 1)) {
      return expected;
    }
    for (int i = 0; i < instances.size(); i++) {
      Shapes taken = InstancePairsTest.taken(shapes, from, instances, i);
      if (taken == null) {
        continue;
      }
      for (int k = 0; k < size; k++) {
        if (group != null && group[k] == i) { // it does not count
          taken.columns[0][taken.from() + k] = Float.NaN;
        }
      }
      Nearest there = Nearest.allocate(size);
      Engine.scalar().nearest(taken, instances.tree(i).shapes(), there);
      double scale = instances.placements().scale[instances.placements().from() + i];
      expected.take(there, i, scale / from.scale(), within, instances, frames);
    }
    return expected;
  }

  private static void check(Engine engine, Placeable query, Instances instances, float within,
      Expected expected) {
    int size = query.shapes().size();
    Nearest nearest = Nearest.withInstances(size).within(within);
    Arrays.fill(nearest.instance, 7);
    engine.nearest(query, instances, nearest);
    assertEquals(size, nearest.size());
    for (int k = 0; k < size; k++) {
      String what = k + ", " + engine + ", " + instances + ", within " + within;
      assertEquals(expected.distance[k], nearest.distance[k], what);
      assertEquals(expected.instance[k], nearest.instance[k], what);
      assertEquals(expected.index[k], nearest.index[k], what);
      double placed =
          expected.instance[k] < 0 ? 0 : InstanceSweepsTest.distance(query, instances, expected.instance[k]);
      InstanceSweepsTest.checkPoint(expected.point[k], placed,
          new double[] {nearest.x[k], nearest.y[k], nearest.z[k]}, what);
    }
  }

  @Property(tries = 20)
  void theNearestIsThatOfAllInstances(@ForAll Random random) {
    double x = SamplePlacements.world(random);
    Instances instances = InstancePairsTest.scene(random, random.nextInt(12), x);
    int size = random.nextInt(6) == 0 ? 1100 : random.nextInt(60);
    Kind kind = InstanceRangesTest.KINDS.get(random.nextInt(5));
    Placeable query = InstanceRangesTest.query(random, kind, size, x);
    int[] group = random.ints(size, 0, instances.size() + 1).toArray();
    for (float within : new float[] {Float.POSITIVE_INFINITY, random.nextFloat() * 3, 0}) {
      Expected expected = expected(query, instances, within, null);
      Expected passed = expected(query, instances, within, group);
      for (Engine engine : ENGINES) {
        check(engine, query, instances, within, expected);
        check(engine.where(Filter.except(group)), query, instances, within, passed);
      }
    }
  }

  /** Half-spaces have no bounds; a house of another size is nearer than its bounds in its own frame. */
  @Example
  void theGroundOrAHouseIsNearest() {
    Planes ground = Planes.allocate(1);
    ground.set(0, 0, 1, 0, 0);
    Boxes house = Boxes.allocate(1);
    house.set(0, -1, 0, -1, 1, 2, 1);
    Placements where = Placements.allocate(3);
    where.set(0, 4_600_000, -1, 0);
    where.set(1, 4_600_010, 0, 0, 0, 0, 0, 1, 4); // 8 high, from 4,600,006 on
    where.set(2, 4_600_000, 0, 0, 0, 0, 0, 1, 0.5f); // the frame of the balls
    Instances world = Instances.of(where.slice(0, 2), new int[] {0, 1}, Tree.of(ground), Tree.of(house));
    Spheres balls = Spheres.allocate(3);
    balls.set(0, 0, 4, 0, 1); // in the world 2.5 above the ground, and 5.5 from the house
    balls.set(1, 8, 8, 0, 0); // 5 above the ground, and 2 from the house
    balls.set(2, Float.NaN, 8, 0, 0); // nowhere
    for (Engine engine : ENGINES) {
      Nearest nearest = Nearest.withInstances(3);
      engine.nearest(balls.placed(where, 2), world, nearest);
      assertEquals(List.of(0, 1, -1), Arrays.stream(nearest.instance).limit(3).boxed().toList());
      assertEquals(5, nearest.distance[0]); // 2.5 in the world
      assertEquals(4, nearest.distance[1]);
      assertEquals(Float.POSITIVE_INFINITY, nearest.distance[2]);
      assertEquals(-2, nearest.y[0]);
      assertEquals(12, nearest.x[1]);
    }
  }

  /** A distance that is 0 in the frame of the query alone: on equal distance the lowest instance. */
  @Example
  void lessThanANumberApart() {
    Spheres apart = Spheres.allocate(1);
    apart.set(0, Float.MIN_VALUE, 0, 0, 0);
    Placements where = Placements.allocate(2);
    where.set(0, 0, 0, 0, 0, 0, 0, 1, 0.25f);
    Spheres point = Spheres.allocate(1);
    Instances two = Instances.of(where, new int[] {0, 1}, Tree.of(apart), Tree.of(point));
    for (Engine engine : ENGINES) {
      Nearest nearest = Nearest.withInstances(1).within(0);
      engine.nearest(point, two, nearest);
      assertEquals(0, nearest.distance[0]);
      assertEquals(0, nearest.instance[0]);
    }
  }

  @Example
  void whatCannotBeAskedIsRefused() {
    Instances two = Instances.of(Placements.allocate(2), Tree.of(Spheres.allocate(1)));
    Spheres balls = Spheres.allocate(65);
    Engine engine = Engine.best();
    assertThrows(NullPointerException.class,
        () -> engine.nearest((Placeable) null, two, Nearest.withInstances(65)));
    assertThrows(IllegalArgumentException.class, () -> engine.nearest(balls, two, Nearest.withInstances(64)));
    String message =
        assertThrows(IllegalArgumentException.class, () -> engine.nearest(balls, two, Nearest.allocate(65)))
            .getMessage();
    assertTrue(message.contains("Nearest.withInstances"), message);
    assertThrows(UnsupportedOperationException.class,
        () -> engine.nearest(Cylinders.allocate(Axis.Y, 1), two, Nearest.withInstances(1)));
    Nearest none = Nearest.withInstances(65);
    engine.nearest(balls, Instances.of(Placements.allocate(0), two.tree(0)), none);
    assertEquals(0, none.count(0));
  }
}
