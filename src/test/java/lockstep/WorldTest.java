package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import lockstep.internal.shape.Kind;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Pairs of bodies are those with overlapping shapes, each once. */
@Runs.Widest
@Runs.Vectors
class WorldTest {
  private static final Kind[] KINDS = {Kind.SPHERE, Kind.BOX, Kind.CAPSULE};

  /** Pairs of bodies that touch and pass a filter of bodies, null for none. */
  private static Set<Long> expected(Shapes[] shapes, int[][] bodies, boolean[] fixed, Filter filter) {
    Set<Long> expected = new TreeSet<>();
    for (int a = 0; a < shapes.length; a++) {
      for (int b = 0; b <= a; b++) {
        Pairs pairs = Pairs.allocate((long) shapes[a].size() * shapes[b].size());
        if (!fixed[a] || !fixed[b]) {
          Engine.scalar().overlap(shapes[a], shapes[b], pairs);
        }
        for (int k = 0; k < pairs.size(); k++) {
          int i = bodies[a][pairs.first(k)], j = bodies[b][pairs.second(k)];
          if (i != j && (filter == null || filter.pairs.passes(Math.min(i, j), Math.max(i, j)))) {
            expected.add((long) Math.min(i, j) << 32 | Math.max(i, j));
          }
        }
      }
    }
    return expected;
  }

  private static int[] list(Set<Long> keys, long most) {
    return keys.stream().limit(most).flatMapToInt(key -> IntStream.of((int) (key >> 32), (int) (long) key))
        .toArray();
  }

  @Property(tries = 60)
  void asByHand(@ForAll long seed, @ForAll Scene scene, @ForAll @IntRange(max = 150) int size,
      @ForAll @IntRange(min = 1, max = 60) int bodyCount) {
    Random random = new Random(seed);
    World world = new World();
    Shapes[] shapes = new Shapes[KINDS.length];
    int[][] bodies = new int[KINDS.length][];
    boolean[] fixed = new boolean[KINDS.length];
    for (int k = 0; k < KINDS.length; k++) {
      shapes[k] = scene.shapes(random, KINDS[k], size, Samples.Placement.ALLOCATED);
      bodies[k] = random.ints(size, 0, bodyCount).toArray();
      fixed[k] = random.nextBoolean();
      if (fixed[k]) {
        world.addFixed(Tree.of(shapes[k]), bodies[k]);
      } else {
        world.add(Tree.of(shapes[k]), bodies[k]);
      }
    }
    for (int step = 0; step < 3; step++) {
      Filter filter = step == 0 ? null : filter(random, bodyCount);
      Set<Long> expected = expected(shapes, bodies, fixed, filter);
      for (Engine all : TreeCheck.ENGINES) {
        Engine engine = filter == null ? all : all.where(filter);
        for (int room : new int[] {expected.size(), expected.size() / 2}) {
          Pairs pairs = Pairs.allocate(room);
          assertEquals(expected.size(), world.pairs(engine, pairs));
          assertEquals(expected.size(), pairs.needed());
          assertArrayEquals(list(expected, room), Answers.of(pairs), engine::toString);
        }
      }
      for (int k = 0; k < KINDS.length; k++) {
        if (!fixed[k]) {
          TreeRefitTest.move(random, shapes[k]);
        }
        if (size > 0) { // to another body
          bodies[k][random.nextInt(size)] = random.nextInt(bodyCount);
        }
      }
      world.update();
    }
  }

  /** A filter of bodies: by layers, by groups, or by one body that each ignores. */
  private static Filter filter(Random random, int bodies) {
    return switch (random.nextInt(3)) {
      case 0 -> Filter.layers(random.ints(bodies, 0, 8).toArray(), random.ints(bodies, 0, 8).toArray());
      case 1 -> Filter.groups(random.ints(bodies, -1, 3).toArray());
      default -> Filter.except(random.ints(bodies, 0, bodies).toArray());
    };
  }

  /**
   * Five bodies in one place, two of one group and three of another: 6 pairs, whichever tree a body's shapes
   * are in.
   */
  @Test
  void filtersNumberBodies() {
    Engine engine = Engine.scalar().where(Filter.groups(new int[] {0, 0, 1, 1, 1}));
    World world = new World();
    world.add(Tree.of(Spheres.allocate(2)), new int[] {4, 0});
    world.add(Tree.of(Boxes.allocate(3)), new int[] {1, 2, 3});
    Pairs pairs = Pairs.allocate(10);
    assertEquals(6, world.pairs(engine, pairs));
    assertArrayEquals(new int[] {0, 2, 0, 3, 0, 4, 1, 2, 1, 3, 1, 4}, Answers.of(pairs));
    assertEquals(10, world.pairs(Engine.scalar(), pairs));
    assertEquals("the first column of the filter by groups has 4 elements, but the operand has 5",
        assertThrows(IllegalArgumentException.class,
            () -> world.pairs(Engine.scalar().where(Filter.groups(new int[4])), pairs)).getMessage());
    assertEquals(10, pairs.size(), "untouched");
  }

  /** 3,000 shapes of one body in one place have 4.5 million pairs: none of them is listed. */
  @Test
  void pairsWithinABodyTakeNoRoom() {
    Spheres spheres = Spheres.allocate(3001);
    int[] bodies = new int[spheres.size()];
    bodies[3000] = 1;
    World world = new World();
    world.add(Tree.of(spheres), bodies);
    Pairs pairs = Pairs.allocate(1);
    long bytes = Allocations.of(() -> world.pairs(Engine.scalar(), pairs), 1);
    assertEquals(1, pairs.needed());
    assertTrue(bytes < 10_000_000, () -> bytes + " bytes");
  }

  /** A shape may move to another body, also to one that had none. */
  @Test
  void shapesOfOtherBodies() {
    int[] bodies = {0, 0, 0};
    World world = new World();
    world.add(Tree.of(Spheres.allocate(3)), bodies);
    Pairs pairs = Pairs.allocate(3);
    assertEquals(0, world.pairs(Engine.scalar(), pairs));
    bodies[1] = 70;
    assertEquals(1, world.pairs(Engine.scalar(), pairs));
    assertArrayEquals(new int[] {0, 70}, Answers.of(pairs));
    bodies[1] = -1;
    assertThrows(IllegalArgumentException.class, () -> world.pairs(Engine.scalar(), pairs));
  }

  /** Adds pairs of bodies, as {@link #expected} does. */
  private static void add(Set<Long> expected, Pairs pairs, int[] first, int[] second, Filter filter) {
    for (int k = 0; k < pairs.size(); k++) {
      int i = first[pairs.first(k)], j = second[pairs.second(k)];
      if (i != j && (filter == null || filter.pairs.passes(Math.min(i, j), Math.max(i, j)))) {
        expected.add((long) Math.min(i, j) << 32 | Math.max(i, j));
      }
    }
  }

  /** Checks that pairs of shapes of two parts are those listed, where their bodies pass. */
  private static void checkShapes(World world, Filter filter, int first, int second, Pairs listed,
      int[] ofFirst, int[] ofSecond) {
    List<Integer> expected = new ArrayList<>();
    for (int k = 0; k < listed.size(); k++) {
      int i = ofFirst[listed.first(k)], j = ofSecond[listed.second(k)];
      if (i != j && (filter == null || filter.pairs.passes(Math.min(i, j), Math.max(i, j)))) {
        expected.add(listed.first(k));
        expected.add(listed.second(k));
      }
    }
    Pairs pairs = Pairs.allocate(2000);
    for (Engine all : TreeCheck.ENGINES) {
      Engine engine = filter == null ? all : all.where(filter);
      assertEquals(expected.size() / 2, world.shapes(engine, first, second, pairs));
      assertEquals(expected, IntStream.of(Answers.of(pairs)).boxed().toList());
    }
  }

  /** Spheres, instances that move and instances that do not, in any order, against all their pairs. */
  @Property(tries = 10)
  void placedTreesInAWorld(@ForAll Random random) {
    Spheres balls = (Spheres) Scene.RANDOM.shapes(random, Kind.SPHERE, 40, Samples.Placement.ALLOCATED);
    Instances cars = InstancePairsTest.scene(random, 12, 0), plant = InstancePairsTest.scene(random, 6, 0);
    int bodyCount = 5 + random.nextInt(20);
    int[] ofBalls = random.ints(40, 0, bodyCount).toArray(), ofCars = random.ints(12, 0, bodyCount).toArray(),
        ofPlant = random.ints(6, 0, bodyCount).toArray();
    World world = new World();
    boolean carsFirst = random.nextBoolean();
    if (carsFirst) {
      world.add(cars, ofCars);
    }
    world.add(Tree.of(balls), ofBalls);
    world.addFixed(plant, ofPlant);
    if (!carsFirst) {
      world.add(cars, ofCars);
    }
    assertEquals(58, world.size());
    int numberOfBalls = carsFirst ? 1 : 0, numberOfCars = carsFirst ? 0 : 2,
        numberOfPlant = carsFirst ? 2 : 1;
    for (int step = 0; step < 3; step++) {
      Filter filter = step == 0 ? null : filter(random, bodyCount);
      Set<Long> expected = expected(new Shapes[] {balls}, new int[][] {ofBalls}, new boolean[1], filter);
      Pairs some = Pairs.allocate(2000), pairs = Pairs.allocate(2000);
      Engine scalar = Engine.scalar();
      scalar.overlap(balls, cars, some);
      checkShapes(world, filter, numberOfBalls, numberOfCars, some, ofBalls, ofCars);
      add(expected, some, ofBalls, ofCars, filter);
      scalar.overlap(balls, plant, some);
      add(expected, some, ofBalls, ofPlant, filter);
      scalar.overlap(cars, some);
      checkShapes(world, filter, numberOfCars, numberOfCars, some, ofCars, ofCars);
      add(expected, some, ofCars, ofCars, filter);
      scalar.overlap(plant, cars, some);
      checkShapes(world, filter, numberOfPlant, numberOfCars, some, ofPlant, ofCars);
      some.setSize(0); // both are fixed
      checkShapes(world, filter, numberOfPlant, numberOfPlant, some, ofPlant, ofPlant);
      scalar.overlap(carsFirst ? cars : plant, carsFirst ? plant : cars, some);
      add(expected, some, carsFirst ? ofCars : ofPlant, carsFirst ? ofPlant : ofCars, filter);
      for (Engine all : TreeCheck.ENGINES) {
        Engine engine = filter == null ? all : all.where(filter);
        assertEquals(expected.size(), world.pairs(engine, pairs));
        assertArrayEquals(list(expected, 2000), Answers.of(pairs), engine::toString);
      }
      TreeRefitTest.move(random, balls);
      for (int i = 0; i < cars.size(); i++) {
        SamplePlacements.place(cars.placements(), i, random, 0, 0, 10);
      }
      ofCars[random.nextInt(12)] = random.nextInt(bodyCount);
      world.update();
    }
  }

  /** Few shapes move: in a single tree only those are searched for, as without bodies. */
  @Test
  void fewThatMove() {
    Random random = new Random(3);
    Spheres spheres = Spheres.allocate(2000);
    for (int i = 0; i < spheres.size(); i++) {
      spheres.set(i, 30 * random.nextFloat(), 30 * random.nextFloat(), 0, 0.4f);
    }
    int[] bodies = random.ints(spheres.size(), 0, 500).toArray();
    Tree tree = Tree.of(spheres);
    World world = new World();
    world.add(tree, bodies);
    Pairs pairs = Pairs.allocate(20_000);
    for (int step = 0; step < 6; step++) {
      spheres.x[random.nextInt(spheres.size())] += 1;
      bodies[random.nextInt(spheres.size())] = step % 3 == 2 ? random.nextInt(500) : bodies[0];
      world.update();
      Set<Long> expected = expected(new Shapes[] {spheres}, new int[][] {bodies}, new boolean[1], null);
      world.pairs(Engines.widest(), pairs);
      assertArrayEquals(list(expected, pairs.capacity()), Answers.of(pairs));
    }
  }

  @Test
  void whatItRefuses() {
    World world = new World();
    Tree tree = Tree.of(Spheres.allocate(3));
    assertEquals("bodies.length is 2, but tree.size() is 3",
        assertThrows(IllegalArgumentException.class, () -> world.add(tree, new int[2])).getMessage());
    assertEquals("bodies[1] is -1, not in [0, 2147483647)",
        assertThrows(IllegalArgumentException.class, () -> world.add(tree, new int[] {0, -1, 0}))
            .getMessage());
    assertThrows(NullPointerException.class, () -> world.add((Tree) null, new int[0]));
    assertThrows(NullPointerException.class, () -> world.addFixed((Instances) null, new int[0]));
    assertThrows(IndexOutOfBoundsException.class,
        () -> world.shapes(Engine.scalar(), 0, 0, Pairs.allocate(1)));
    Instances two = Instances.of(Placements.allocate(2), tree);
    World mixed = new World();
    mixed.add(two, new int[] {0, 1});
    mixed.add(tree, new int[3]);
    assertEquals("part 0 has instances and part 1 a tree: the tree has to be the first one",
        assertThrows(IllegalArgumentException.class,
            () -> mixed.shapes(Engine.scalar(), 0, 1, Pairs.allocate(1))).getMessage());
    assertEquals("bodies.length is 3, but instances.size() is 2",
        assertThrows(IllegalArgumentException.class, () -> world.add(two, new int[3])).getMessage());
    assertThrows(NullPointerException.class, () -> world.addFixed(tree, null));
    assertEquals("World[0 shapes of 0 bodies]", world.toString());
    world.addFixed(Tree.of(Planes.allocate(2)), new int[] {0, 0});
    assertEquals(0, world.pairs(Engine.scalar(), Pairs.allocate(1)));
    world.add(Tree.of(Planes.allocate(2)), new int[] {1, 2});
    assertThrows(UnsupportedOperationException.class, () -> world.pairs(Engine.scalar(), Pairs.allocate(1)));
  }

  @Test
  @Runs.Thorough
  void nothingIsAllocated() {
    Random random = new Random(1);
    World world = new World();
    for (Kind kind : KINDS) {
      world.add(Tree.of(Scene.RANDOM.shapes(random, kind, 300, Samples.Placement.ALLOCATED)),
          random.ints(300, 0, 90).toArray());
    }
    Placements where = Placements.allocate(20);
    Tree part = Tree.of(Scene.RANDOM.shapes(random, Kind.CAPSULE, 30, Samples.Placement.ALLOCATED));
    world.add(Instances.of(where, part), random.ints(20, 0, 90).toArray());
    world.addFixed(Instances.of(where.slice(3, 4), part), new int[4]);
    Pairs pairs = Pairs.allocate(9000);
    Allocations.none("world", new HashMap<>(Map.of("pairs", () -> {
      world.update();
      world.pairs(Engines.widest(), pairs);
    })), 30);
  }
}
