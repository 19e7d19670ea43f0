package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import lockstep.Samples.Distribution;
import lockstep.Samples.Placement;
import lockstep.internal.place.Frame;
import lockstep.internal.shape.Kind;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Shapes of the world among instances, against all shapes of all instances. */
@Runs.Ends
class InstanceRangesTest {
  private static final ForkJoinPool POOL = new ForkJoinPool(3);

  private static final List<Engine> ENGINES =
      List.of(Engine.scalar(), Engines.widest(), Engines.widest().parallel(POOL));

  static final List<Kind> KINDS =
      List.of(Kind.SPHERE, Kind.CAPSULE, Kind.BOX, Kind.ORIENTED_BOX, Kind.TRIANGLE);

  /** The pairs of a shape and an instance that overlap, or are within a distance that is not negative. */
  private static int[] expected(Placeable query, Instances instances, float distance, int[] group) {
    Frame frame = new Frame();
    if (query instanceof PlacedShapes placed && !frame.of(placed.placements().places, placed.index())) {
      return new int[0];
    }
    Shapes shapes = query.shapes();
    boolean[][] meets = new boolean[shapes.size()][instances.size()];
    for (int i = 0; i < instances.size(); i++) {
      Shapes taken = InstancePairsTest.taken(shapes, frame, instances, i);
      if (taken == null) {
        continue;
      }
      Shapes others = instances.tree(i).shapes();
      Pairs pairs = Pairs.allocate((long) shapes.size() * others.size());
      if (distance < 0) {
        Engine.scalar().overlap(taken, others, pairs);
      } else {
        float scale = instances.placements().scale[instances.placements().from() + i];
        Engine.scalar().within(taken, others, (float) (distance * frame.scale() / scale), pairs);
      }
      for (int k = 0; k < pairs.size(); k++) {
        int shape = pairs.first(k);
        meets[shape][i] = group == null || group[shape % group.length] != i;
      }
    }
    int[] list = new int[2 * shapes.size() * instances.size()];
    int size = 0;
    for (int shape = 0; shape < shapes.size(); shape++) {
      for (int i = 0; i < instances.size(); i++) {
        if (meets[shape][i]) {
          list[size++] = shape;
          list[size++] = i;
        }
      }
    }
    return Arrays.copyOf(list, size);
  }

  static Shapes shapes(Random random, Kind kind, int size, double x) {
    Distribution distribution = InstancePairsTest.DISTRIBUTIONS.get(random.nextInt(3));
    Shapes shapes = Samples.shapes(kind, random, distribution, size, Placement.SLICE);
    for (int p = 0; p < kind.points(); p++) {
      for (int i = 0; i < size; i++) {
        shapes.columns[3 * p][shapes.from() + i] += (float) x;
      }
    }
    return shapes;
  }

  /** Shapes near x, in the frame of the world or in one of their own. */
  static Placeable query(Random random, Kind kind, int size, double x) {
    if (random.nextBoolean()) {
      return shapes(random, kind, size, x);
    }
    Placements where = Placements.allocate(2);
    SamplePlacements.place(where, 1, random, x, 0, 9);
    return shapes(random, kind, size, 0).placed(where, 1);
  }

  private static long ask(Engine engine, Placeable shapes, Instances instances, float distance, Pairs pairs) {
    return distance < 0 ? engine.overlap(shapes, instances, pairs)
        : engine.within(shapes, instances, distance, pairs);
  }

  @Property(tries = 16)
  void pairsAreThoseOfAllShapesOfAllInstances(@ForAll Random random) {
    double x = SamplePlacements.world(random);
    Instances instances = InstancePairsTest.scene(random, random.nextInt(12), x);
    int size = random.nextInt(6) == 0 ? 1100 : random.nextInt(60);
    Placeable shapes = query(random, KINDS.get(random.nextInt(KINDS.size())), size, x);
    int[] group = random.ints(Math.max(1, size), 0, instances.size() + 1).toArray();
    for (float distance : new float[] {-1, 0, random.nextFloat() * 3}) {
      int[] expected = expected(shapes, instances, distance, null);
      int[] passed = expected(shapes, instances, distance, group);
      for (Engine engine : ENGINES) {
        check(engine, shapes, instances, distance, expected);
        check(engine.where(Filter.except(Arrays.copyOf(group, size))), shapes, instances, distance, passed);
      }
    }
  }

  private static void check(Engine engine, Placeable shapes, Instances instances, float distance,
      int[] expected) {
    int needed = expected.length / 2;
    for (int capacity : new int[] {needed, needed / 2}) {
      Pairs pairs = Pairs.allocate(capacity);
      assertEquals(needed, ask(engine, shapes, instances, distance, pairs));
      assertArrayEquals(Arrays.copyOf(expected, 2 * capacity), Answers.of(pairs), engine.toString());
    }
    if (distance < 0) {
      int size = shapes.shapes().size();
      boolean[] any = new boolean[size];
      for (int k = 0; k < expected.length; k += 2) {
        any[expected[k]] = true;
      }
      Hits hits = Answers.stale(Hits.allocate(size));
      engine.any(shapes, instances, hits);
      assertEquals(size, hits.size());
      for (int i = 0; i < any.length; i++) {
        assertEquals(any[i], hits.get(i), engine + ", " + i);
      }
    }
  }

  /** Where an answer changes, found by bisection: there a box that is too small would lose the pair. */
  @Property(tries = 60)
  void noPairIsLostWhereShapesJustTouch(@ForAll Random random) {
    double x = SamplePlacements.world(random);
    Placeable shapes = query(random, KINDS.get(random.nextInt(KINDS.size())), 1, x);
    Placements where = Placements.allocate(1);
    SamplePlacements.place(where, 0, random, x, 0, 3);
    Kind kind = KINDS.get(random.nextInt(KINDS.size()));
    Instances instances = Instances.of(where, Tree.of(shapes(random, kind, 1, 0)));
    float distance = random.nextInt(3) - 1;
    double near = where.x[0], far = near + 1e5;
    boolean hits = expected(shapes, instances, distance, null).length > 0;
    for (int step = 0; step < 60; step++) {
      double middle = 0.5 * (near + far);
      where.x[0] = middle;
      instances.update();
      int[] expected = expected(shapes, instances, distance, null);
      Pairs pairs = Pairs.allocate(1);
      ask(Engine.scalar(), shapes, instances, distance, pairs);
      assertArrayEquals(expected, Answers.of(pairs));
      near = expected.length > 0 == hits ? middle : near;
      far = expected.length > 0 == hits ? far : middle;
    }
  }

  /** Half-spaces have no bounds, and cylinders cannot be turned, but instances of both may be. */
  @Example
  void whatHasNoBoundsOrCannotBeTurnedStands() {
    Planes ground = Planes.allocate(1);
    ground.set(0, 0, 0, 1, 0);
    Cylinders pillars = Cylinders.allocate(Axis.Z, 1);
    pillars.set(0, 0, 0, 1);
    Placements where = Placements.allocate(3);
    where.set(0, 0, 0, -5);
    where.set(1, 10, 0, 0, 0, 1, 0, 1); // lies along x
    where.set(2, 1e6, 0, 0, 0, 0, 0, 1, 0.5f);
    Instances instances = Instances.of(where, new int[] {0, 1, 1}, Tree.of(ground), Tree.of(pillars));
    Spheres balls = Spheres.allocate(4);
    balls.set(0, 100, 1.25f, 0, 0.5f); // above the ground, at the pillar that lies
    balls.set(1, 100, 5, -4.5f, 1); // in the ground
    balls.set(2, 1e6f, 0.75f, 9, 0.5f); // at the pillar that stands
    balls.set(3, 0, 0, Float.NaN, 1);
    for (Engine engine : ENGINES) {
      Pairs pairs = Pairs.allocate(9);
      engine.overlap(balls, instances, pairs);
      assertArrayEquals(new int[] {0, 1, 1, 0, 2, 2}, Answers.of(pairs), engine.toString());
    }
  }

  @Example
  void whatCannotBeAskedIsRefused() {
    Instances two = Instances.of(Placements.allocate(2), Tree.of(Spheres.allocate(1)));
    Spheres balls = Spheres.allocate(65);
    Pairs pairs = Pairs.allocate(9);
    Engine engine = Engine.best();
    assertThrows(NullPointerException.class, () -> engine.overlap(balls, (Instances) null, pairs));
    assertThrows(NullPointerException.class, () -> engine.overlap((Shapes) null, two, pairs));
    assertThrows(IllegalArgumentException.class, () -> engine.within(balls, two, Float.NaN, pairs));
    assertThrows(IllegalArgumentException.class, () -> engine.any(balls, two, Hits.allocate(64)));
    String message = assertThrows(UnsupportedOperationException.class,
        () -> engine.overlap(Cylinders.allocate(Axis.Y, 1), two, pairs)).getMessage();
    assertTrue(message.startsWith("a cylinder cannot be turned"), message);
    assertThrows(UnsupportedOperationException.class, () -> engine.any(Planes.allocate(1),
        Instances.of(two.placements(), Tree.of(Planes.allocate(1))), Hits.allocate(1)));
    assertEquals(0, engine.overlap(balls, Instances.of(Placements.allocate(0), two.tree(0)), pairs));
  }
}
