package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.Stream;
import lockstep.internal.place.Frame;
import lockstep.internal.shape.Kind;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The nearest of shapes among instances, against the nearest of each of them. */
@Runs.Ends
class InstanceNearestTest {
  private static final ForkJoinPool POOL = new ForkJoinPool(3);

  private static final Found NONE = new Found(Float.POSITIVE_INFINITY, -1, -1, new Point(0, 0, 0));

  private static final List<Engine> ENGINES =
      List.of(Engine.scalar(), Engines.widest(), Engines.widest().parallel(POOL));

  /** A shape that is found, and its point in double. */
  private record Found(float distance, int instance, int index, Point point) {}

  private record Point(double x, double y, double z) {}

  /** All shapes of all instances that each of the shapes may have nearest, in order. */
  private static List<List<Found>> expected(Placeable query, Instances instances, int[] group) {
    Shapes shapes = query.shapes();
    List<List<Found>> expected =
        Stream.generate(() -> (List<Found>) new ArrayList<Found>()).limit(shapes.size()).toList();
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
      Nearest there = Nearest.allocate(shapes.size(), instances.tree(i).size());
      Engine.scalar().nearest(taken, instances.tree(i).shapes(), there);
      double scale = instances.placements().scale[instances.placements().from() + i] / from.scale();
      for (int k = 0; k < shapes.size(); k++) {
        for (int at = k * there.perShape(); at < (k + 1) * there.perShape(); at++) {
          float distance = (float) (there.distance[at] * scale);
          if (there.index[at] >= 0 && distance < Float.POSITIVE_INFINITY
              && (group == null || group[k] != i)) {
            double[] p = InstanceSweepsTest.seen(there.x[at], there.y[at], there.z[at],
                instances.placements(), i, frames, false);
            expected.get(k).add(new Found(distance, i, there.index[at], new Point(p[0], p[1], p[2])));
          }
        }
      }
    }
    expected.forEach(found -> found.sort(Comparator.comparing(Found::distance))); // stable
    return expected;
  }

  private static void check(Engine engine, Placeable query, Instances instances, int perShape, float within,
      List<List<Found>> expected) {
    int size = query.shapes().size();
    Nearest nearest = Nearest.withInstances(size, perShape).within(within);
    Arrays.fill(nearest.instance, 7);
    engine.nearest(query, instances, nearest);
    assertEquals(size, nearest.size());
    for (int k = 0; k < size; k++) {
      String what = k + ", " + engine + ", " + instances + ", within " + within + ", " + perShape;
      List<Found> found =
          expected.get(k).stream().filter(one -> one.distance <= within).limit(perShape).toList();
      assertEquals(found.size(), nearest.count(k), what);
      for (int r = 0; r < perShape; r++) {
        int at = k * perShape + r;
        Found one = r < found.size() ? found.get(r) : NONE;
        assertEquals(one.distance, nearest.distance[at], what);
        assertEquals(one.instance, nearest.instance[at], what);
        assertEquals(one.index, nearest.index[at], what);
        double placed = one.instance < 0 ? 0 : InstanceSweepsTest.distance(query, instances, one.instance);
        InstanceSweepsTest.checkPoint(new double[] {one.point.x, one.point.y, one.point.z}, placed,
            new double[] {nearest.x[at], nearest.y[at], nearest.z[at]}, what);
      }
    }
  }

  @Property(tries = 20)
  void theNearestAreThoseOfAllInstances(@ForAll Random random) {
    double x = SamplePlacements.world(random);
    Instances instances = InstancePairsTest.scene(random, random.nextInt(12), x);
    if (random.nextBoolean()) { // some stand where others do, often of the same tree
      for (int i = 3; i < instances.size(); i += 3) {
        instances.placements().setComposed(i, instances.placements(), i - 1 - random.nextInt(2),
            Placements.allocate(1), 0);
      }
      instances.update();
    }
    int size = random.nextInt(6) == 0 ? 1100 : random.nextInt(60);
    Kind kind = InstanceRangesTest.KINDS.get(random.nextInt(5));
    Placeable query = InstanceRangesTest.query(random, kind, size, x);
    int[] group = random.ints(size, 0, instances.size() + 1).toArray();
    List<List<Found>> expected = expected(query, instances, null);
    List<List<Found>> passed = expected(query, instances, group);
    for (int perShape : new int[] {1, 2 + random.nextInt(4), size > 1000 ? 12 : 50}) {
      for (float within : new float[] {Float.POSITIVE_INFINITY, random.nextFloat() * 3, 0}) {
        for (Engine engine : ENGINES) {
          check(engine, query, instances, perShape, within, expected);
          check(engine.where(Filter.except(group)), query, instances, perShape, within, passed);
        }
      }
    }
  }

  /** Of instances at one place the lowest comes first, with all of its shapes that are equally near. */
  @Example
  void equallyNearShapesComeByInstance() {
    Spheres two = Spheres.allocate(2);
    two.set(0, 0, 3, 0, 1);
    two.set(1, 3, 0, 0, 1);
    Placements where = Placements.allocate(4);
    where.set(2, 0, 0, 0, 0, 0, 0, 1, 2);
    Instances four = Instances.of(where, Tree.of(two));
    Spheres origin = Spheres.allocate(1);
    for (Engine engine : ENGINES) {
      for (int perShape : new int[] {3, 5, 7, 10}) {
        Nearest nearest = Nearest.withInstances(1, perShape);
        engine.nearest(origin, four, nearest);
        int count = Math.min(8, perShape);
        assertEquals(count, nearest.count(0));
        assertEquals(List.of(0, 0, 1, 1, 3, 3, 2, 2).subList(0, count),
            Arrays.stream(nearest.instance).limit(count).boxed().toList());
        assertEquals(List.of(0, 1, 0, 1, 0, 1, 0, 1).subList(0, count),
            Arrays.stream(nearest.index).limit(count).boxed().toList());
        assertEquals(2, nearest.distance[2]);
      }
    }
  }

  /** Distances that are told apart in the frame of an instance, but round to the same number outside. */
  @Example
  void whatRoundsToOneDistanceKeepsItsOrder() {
    float far = Math.nextUp(1.5f);
    Spheres two = Spheres.allocate(3);
    two.set(0, 0, far, 0, 0);
    two.set(1, 1.5f, 0, 0, 0);
    two.set(2, 0, 0, 1.5f, 0);
    Placements where = Placements.allocate(1);
    float scale = 1.1f;
    while ((float) ((double) far * scale) != (float) (1.5 * scale)) {
      scale = Math.nextUp(scale);
    }
    where.set(0, 0, 0, 0, 0, 0, 0, 1, scale);
    Instances one = Instances.of(where, Tree.of(two));
    for (Engine engine : ENGINES) {
      for (int perShape : new int[] {1, 2, 3}) {
        Nearest nearest = Nearest.withInstances(1, perShape);
        engine.nearest(Spheres.allocate(1), one, nearest);
        assertEquals(List.of(1, 2, 0).subList(0, perShape),
            Arrays.stream(nearest.index).limit(perShape).boxed().toList());
        assertEquals(nearest.distance[0], nearest.distance[perShape - 1]);
      }
    }
  }

  /** Single shapes, of which more rows need more than are asked about together. */
  @Example
  void manyOfManyInstances() {
    Placements where = Placements.allocate(500);
    for (int i = 0; i < where.size(); i++) {
      int row = i / 25;
      where.set(i, i % 25, row, 0);
    }
    Instances grid = Instances.of(where, Tree.of(Spheres.allocate(1)));
    Spheres points = Spheres.allocate(64);
    for (int k = 0; k < points.size(); k++) {
      int row = k / 8;
      points.set(k, k % 8 * 4, row * 3 + 0.3f, 1, 0.25f);
    }
    List<List<Found>> expected = expected(points, grid, null);
    for (Engine engine : ENGINES) {
      check(engine, points, grid, 300, Float.POSITIVE_INFINITY, expected);
      check(engine, points, grid, 17, 2.5f, expected);
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
