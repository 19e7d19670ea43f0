package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;
import lockstep.Samples.Distribution;
import lockstep.internal.place.Frame;
import lockstep.internal.place.Transfer;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Instances that overlap or are near each other, against all pairs of their shapes. */
@Runs.Ends
@Runs.Vectors
class InstancePairsTest {
  private static final ForkJoinPool POOL = new ForkJoinPool(3);

  private static final List<Engine> ENGINES =
      List.of(Engine.scalar(), Engines.widest(), Engine.best(), Engines.widest().parallel(POOL));

  private static final List<Kind> KINDS =
      List.of(Kind.SPHERE, Kind.CAPSULE, Kind.BOX, Kind.ORIENTED_BOX, Kind.TRIANGLE);

  static final List<Distribution> DISTRIBUTIONS = List.of(Distribution.values());

  private record Pair(int first, int second) {
    Pair swapped() {
      return new Pair(/* first= */ second, /* second= */ first);
    }
  }

  private static List<Pair> listed(Pairs pairs) {
    List<Pair> list = new ArrayList<>();
    for (int k = 0; k < pairs.size(); k++) {
      list.add(new Pair(pairs.first(k), pairs.second(k)));
    }
    return list;
  }

  // ---- the same as all pairs, of shapes taken from frame to frame ----

  /** The shapes of one instance in the frame of another, all of them; null if one is nowhere. */
  private static Shapes taken(Instances instances, int what, Instances others, int where) {
    Frame from = new Frame();
    return from.of(instances.placements().places, what)
        ? taken(instances.tree(what).shapes(), from, others, where) : null;
  }

  /** Shapes of a frame in that of an instance, all of them; null if it is nowhere. */
  static Shapes taken(Shapes shapes, Frame from, Instances instances, int where) {
    Frame to = new Frame();
    if (!to.of(instances.placements().places, where)) {
      return null;
    }
    Elements elements = shapes.elements;
    Shapes taken = (Shapes) Samples.allocate(Transfer.turned(elements.kind), elements.size);
    int[] all = IntStream.range(0, elements.size).toArray();
    new Transfer().of(from, to).write(elements, all, 0, all.length, taken.columns);
    float[] box = new float[Elements.BOUNDS];
    for (int i = 0; i < elements.size; i++) {
      if (elements.bounds(i, box, 0) == Elements.Placement.EXCLUDED) { // it meets nothing
        taken.columns[0][taken.from() + i] = Float.NaN;
      }
    }
    return taken;
  }

  /** All pairs of shapes of two instances that overlap, or are within a distance that is not negative. */
  private static List<Pair> expected(Instances instances, int first, int second, float distance) {
    return expected(instances, first, instances, second, distance);
  }

  /** The same of an instance and one of others. */
  private static List<Pair> expected(Instances instances, int first, Instances others, int second,
      float distance) {
    int firsts = instances.tree(first).size(), seconds = others.tree(second).size();
    boolean firstIsTaken = firsts > seconds || (firsts == seconds && first > second);
    Instances those = firstIsTaken ? others : instances;
    int stands = firstIsTaken ? second : first;
    Shapes taken =
        firstIsTaken ? taken(instances, first, others, second) : taken(others, second, instances, first);
    if (taken == null) {
      return List.of();
    }
    Shapes standing = those.tree(stands).shapes();
    Shapes a = firstIsTaken ? taken : standing, b = firstIsTaken ? standing : taken;
    Pairs pairs = Pairs.allocate((long) firsts * seconds);
    if (distance < 0) {
      Engine.scalar().overlap(a, b, pairs);
    } else {
      float scale = those.placements().scale[those.placements().from() + stands];
      Engine.scalar().within(a, b, (float) ((double) distance / scale), pairs);
    }
    return listed(pairs);
  }

  static Instances scene(Random random, int size) {
    return scene(random, size, SamplePlacements.world(random));
  }

  /** Instances of random trees, around x. */
  static Instances scene(Random random, int size, double x) {
    Tree[] trees = new Tree[1 + random.nextInt(4)];
    for (int k = 0; k < trees.length; k++) {
      Kind kind = KINDS.get(random.nextInt(KINDS.size()));
      Distribution distribution = DISTRIBUTIONS.get(random.nextInt(3));
      trees[k] = Tree.of(
          Samples.shapes(kind, random, distribution, 1 + random.nextInt(random.nextInt(3) == 0 ? 100 : 12)));
    }
    Placements where = Placements.allocate(size);
    double reach = 1 + random.nextInt(60);
    for (int i = 0; i < size; i++) {
      SamplePlacements.place(where, i, random, x, 0, reach);
    }
    return Instances.of(where, random.ints(size, 0, trees.length).toArray(), trees);
  }

  @Property(tries = 25)
  void pairsAreThoseOfAllShapesOfAllInstances(@ForAll Random random) {
    Instances instances = scene(random, 8);
    for (float distance : new float[] {-1, 0, random.nextFloat() * 3}) {
      List<Pair> expected = new ArrayList<>();
      for (int i = 0; i < instances.size(); i++) {
        for (int j = i + 1; j < instances.size(); j++) {
          List<Pair> shapes = expected(instances, i, j, distance);
          if (!shapes.isEmpty()) {
            expected.add(new Pair(i, j));
          }
          if (random.nextInt(4) == 0) {
            for (Engine engine : ENGINES) {
              assertEquals(shapes, shapes(engine, instances, i, j, distance),
                  engine + ", " + i + " and " + j);
            }
            List<Pair> turned = shapes(Engine.scalar(), instances, j, i, distance);
            assertEquals(shapes.size(), turned.size());
            assertTrue(turned.stream().allMatch(p -> shapes.contains(p.swapped())));
          }
        }
      }
      for (Engine engine : ENGINES) {
        Pairs pairs = Pairs.allocate((long) instances.size() * instances.size());
        assertEquals(expected.size(), ask(engine, instances, distance, pairs));
        assertEquals(expected, listed(pairs), engine.toString());
        Pairs few = Pairs.allocate(expected.size() / 2);
        assertEquals(expected.size(), ask(engine, instances, distance, few));
        assertEquals(expected.subList(0, expected.size() / 2), listed(few));
      }
    }
  }

  @Property(tries = 25)
  void pairsOfTwoSetsAreThoseOfAllTheirShapes(@ForAll Random random) {
    double x = SamplePlacements.world(random);
    Instances first = scene(random, 1 + random.nextInt(8), x);
    Instances second = random.nextInt(4) == 0 ? first : scene(random, random.nextInt(8), x);
    int[] excluded = random.ints(first.size(), -1, 8).toArray();
    for (float distance : new float[] {-1, 0, random.nextFloat() * 3}) {
      List<Pair> expected = new ArrayList<>(), filtered = new ArrayList<>();
      for (int i = 0; i < first.size(); i++) {
        for (int j = 0; j < second.size(); j++) {
          if (!expected(first, i, second, j, distance).isEmpty()) {
            expected.add(new Pair(i, j));
            if (excluded[i] != j) {
              filtered.add(new Pair(i, j));
            }
          }
        }
      }
      for (Engine engine : ENGINES) {
        Pairs pairs = Pairs.allocate(64);
        assertEquals(expected.size(), ask(engine, first, second, distance, pairs));
        assertEquals(expected, listed(pairs), engine.toString());
        ask(engine.where(Filter.except(excluded)), first, second, distance, pairs);
        assertEquals(filtered, listed(pairs), engine.toString());
      }
    }
  }

  private static long ask(Engine engine, Instances first, Instances second, float distance, Pairs pairs) {
    return distance < 0 ? engine.overlap(first, second, pairs)
        : engine.within(first, second, distance, pairs);
  }

  private static long ask(Engine engine, Instances instances, float distance, Pairs pairs) {
    return distance < 0 ? engine.overlap(instances, pairs) : engine.within(instances, distance, pairs);
  }

  private static List<Pair> shapes(Engine engine, Instances instances, int i, int j, float distance) {
    Pairs pairs = Pairs.allocate(100_000);
    long needed = distance < 0 ? engine.overlap(instances, i, j, pairs)
        : engine.within(instances, i, j, distance, pairs);
    assertEquals(pairs.size(), needed);
    Pairs few = Pairs.allocate(needed / 3);
    assertEquals(needed,
        distance < 0 ? engine.overlap(instances, i, j, few) : engine.within(instances, i, j, distance, few));
    assertEquals(listed(pairs).subList(0, (int) needed / 3), listed(few));
    return listed(pairs);
  }

  /** Where an answer changes, found by bisection: there a box that is too small would lose the pair. */
  @Property(tries = 60)
  void noPairIsLostWhereShapesJustTouch(@ForAll Random random) {
    Tree[] trees = new Tree[2];
    for (int k = 0; k < 2; k++) {
      Shapes shapes =
          Samples.shapes(KINDS.get(random.nextInt(KINDS.size())), random, Distribution.UNIFORM, 1);
      trees[k] = Tree.of(shapes);
    }
    Placements where = Placements.allocate(2);
    double x = SamplePlacements.world(random);
    SamplePlacements.place(where, 0, random, x, 0, 3);
    SamplePlacements.place(where, 1, random, x, 0, 3);
    Instances instances = Instances.of(where, new int[] {0, 1}, trees);
    float distance = random.nextInt(3) - 1;
    double near = where.x[1], far = near + 1e5;
    boolean hits = !expected(instances, 0, 1, distance).isEmpty();
    for (int step = 0; step < 60; step++) {
      double middle = 0.5 * (near + far);
      where.x[1] = middle;
      instances.update();
      List<Pair> expected = expected(instances, 0, 1, distance);
      Pairs pairs = Pairs.allocate(1);
      assertEquals(expected.size(), ask(Engine.scalar(), instances, distance, pairs));
      assertEquals(expected, shapes(Engine.scalar(), instances, 0, 1, distance));
      near = expected.isEmpty() == hits ? near : middle;
      far = expected.isEmpty() == hits ? middle : far;
    }
  }

  @Property(tries = 20)
  void movedInstancesAreFoundAfterAnUpdate(@ForAll Random random) {
    Instances instances = scene(random, 12);
    for (int step = 0; step < 4; step++) {
      for (int i = 0; i < instances.size(); i += 1 + random.nextInt(3)) {
        SamplePlacements.place(instances.placements(), i, random, 0, 0, 10);
      }
      instances.update();
      Pairs pairs = Pairs.allocate(100), fresh = Pairs.allocate(100);
      Engines.widest().overlap(instances, pairs);
      int[] treeOf = IntStream.range(0, instances.size()).toArray();
      Tree[] trees = IntStream.range(0, instances.size()).mapToObj(instances::tree).toArray(Tree[]::new);
      Engine.scalar().overlap(Instances.of(instances.placements(), treeOf, trees), fresh);
      assertEquals(listed(fresh), listed(pairs));
    }
  }

  // ---- the same as copies in the world, where these are exact ----

  /** A turn that takes axes to axes: which coordinate x, y and z become of, from 1, and its sign. */
  private record Turn(int x, int y, int z, float qx, float qy, float qz, float qw) {
    float of(int row, float[][] columns, int point, int i) {
      int from = row == 0 ? x : row == 1 ? y : z;
      float value = columns[3 * point + Math.abs(from) - 1][i];
      return from < 0 ? -value : value;
    }
  }

  private static final List<Turn> TURNS = List.of(new Turn(1, 2, 3, 0, 0, 0, 1),
      new Turn(-2, 1, 3, 0, 0, 1, 1), new Turn(1, -3, 2, 3, 0, 0, 3), new Turn(3, 2, -1, 0, -0.5f, 0, -0.5f),
      new Turn(-1, 2, -3, 0, 7, 0, 0), new Turn(3, 1, 2, 1, 1, 1, 1));

  /** Points and a radius, of whole numbers. */
  private static Shapes grid(Kind kind, Random random, int size) {
    Shapes shapes = (Shapes) Samples.allocate(kind, size);
    for (float[] column : shapes.columns) {
      for (int i = 0; i < size; i++) {
        column[shapes.from() + i] = random.nextInt(9);
      }
    }
    return shapes;
  }

  private static Shapes copy(Shapes shapes, Turn turn, double[] at, int scale) {
    Shapes copy = (Shapes) Samples.allocate(shapes.elements.kind, shapes.size());
    int points = shapes.elements.kind.points();
    for (int i = 0; i < shapes.size(); i++) {
      for (int p = 0; p < points; p++) {
        for (int row = 0; row < 3; row++) {
          float turned = turn.of(row, shapes.columns, p, shapes.from() + i);
          copy.columns[3 * p + row][copy.from() + i] = (float) (scale * turned + at[row]);
        }
      }
      for (int c = 3 * points; c < shapes.columns.length; c++) {
        copy.columns[c][copy.from() + i] = scale * shapes.columns[c][shapes.from() + i];
      }
    }
    return copy;
  }

  /** Copies far away could not be told from each other: so these stand at the origin. */
  @Property(tries = 100)
  void touchesAreExactWhereTurnsAndPlacesAre(@ForAll Random random) {
    List<Kind> kinds = List.of(Kind.SPHERE, Kind.CAPSULE, Kind.TRIANGLE);
    double[] origin = {random.nextInt(-5, 6) * 1e6, 4.6e6, -2.9e7};
    Shapes[] shapes = new Shapes[4];
    Shapes[] copies = new Shapes[4];
    Placements where = Placements.allocate(4);
    for (int i = 0; i < 4; i++) {
      Turn turn = TURNS.get(random.nextInt(TURNS.size()));
      int scale = 1 << random.nextInt(2);
      double[] at = {random.nextInt(-20, 21), random.nextInt(-20, 21), random.nextInt(-9, 10)};
      shapes[i] = grid(kinds.get(random.nextInt(3)), random, 1 + random.nextInt(8));
      copies[i] = copy(shapes[i], turn, at, scale);
      where.set(i, origin[0] + at[0], origin[1] + at[1], origin[2] + at[2], turn.qx, turn.qy, turn.qz,
          turn.qw, scale);
    }
    Tree[] trees = IntStream.range(0, 4).mapToObj(i -> Tree.of(shapes[i])).toArray(Tree[]::new);
    Instances instances = Instances.of(where, new int[] {0, 1, 2, 3}, trees);
    Pairs expected = Pairs.allocate(100);
    for (int i = 0; i < 4; i++) {
      for (int j = i + 1; j < 4; j++) {
        Engine.scalar().overlap(copies[i], copies[j], expected);
        assertEquals(listed(expected), shapes(Engines.widest(), instances, i, j, -1));
      }
    }
  }

  // ---- by name ----

  @Example
  void aCarInAHouseTouchesItsFloorOnly() {
    Boxes house = Boxes.allocate(2);
    house.set(0, -5, -1, -5, 5, 0, 5);
    house.set(1, -5, 3, -5, 5, 4, 5);
    Spheres car = Spheres.allocate(1);
    car.set(0, 0, 0, 0, 1);
    Placements where = Placements.allocate(2);
    where.set(0, 4_600_000.25, 0, 0, 0, 0.3f, 0, 1);
    where.set(1, 4_600_001.25, 1, 2);
    Instances instances = Instances.of(where, new int[] {0, 1}, Tree.of(house), Tree.of(car));
    assertEquals(List.of(new Pair(0, 0)), shapes(Engine.best(), instances, 0, 1, -1));
    assertEquals(List.of(new Pair(0, 0), new Pair(1, 0)), shapes(Engine.best(), instances, 0, 1, 1.001f));
    where.y[1] = Math.nextUp(1.0); // an ulp above it, as floats cannot tell
    instances.update();
    assertEquals(List.of(new Pair(0, 0)), shapes(Engine.best(), instances, 0, 1, -1));
    where.y[1] = 1.000001;
    instances.update();
    Pairs pairs = Pairs.allocate(1);
    assertEquals(0, Engine.best().overlap(instances, pairs));
    assertEquals(1, Engine.best().within(instances, 0.00001f, pairs));
  }

  @Example
  void aHalfSpaceStandsOrIsTaken() {
    Spheres balls = Spheres.allocate(2);
    balls.set(0, 0, 1, 0, 1);
    balls.set(1, 5, 3, 0, 1);
    for (int size : new int[] {1, 3}) { // what there is more of is taken to the other's frame
      Planes ground = Planes.allocate(size);
      for (int i = 0; i < size; i++) {
        ground.set(i, 0, 1, 0, i == 0 ? 0 : 1e9f);
      }
      Placements where = Placements.allocate(3);
      where.set(0, 0, 10, 0, 0, 0, 1, 1); // turned by a quarter: the side where x is positive
      where.set(1, 1e6, 0, 0);
      where.set(2, -10, 0, 0);
      Instances instances = Instances.of(where, new int[] {0, 1, 1}, Tree.of(ground), Tree.of(balls));
      for (Engine engine : ENGINES) {
        Pairs pairs = Pairs.allocate(3);
        engine.overlap(instances, pairs);
        assertEquals(List.of(new Pair(0, 1)), listed(pairs));
        assertEquals(List.of(new Pair(0, 0), new Pair(0, 1)), shapes(engine, instances, 0, 1, -1));
      }
    }
  }

  @Example
  void infiniteBoxesMeetWhatIsTakenToThem() {
    float far = Float.POSITIVE_INFINITY;
    Boxes boxes = Boxes.allocate(2);
    boxes.set(0, -1, -1, -1, 1, 1, 1);
    boxes.set(1, -far, 10, -far, far, 11, far);
    Spheres balls = Spheres.allocate(3);
    balls.set(0, 0, 0, 0, 1);
    balls.set(1, 1e6f, 9.5f, 0, 1);
    balls.set(2, 1e6f, 8.5f, 0, 1);
    Placements where = Placements.allocate(2);
    where.set(1, 1.5, 0, 0);
    Instances instances = Instances.of(where, new int[] {0, 1}, Tree.of(boxes), Tree.of(balls));
    for (Engine engine : ENGINES) {
      assertEquals(List.of(new Pair(0, 0), new Pair(1, 1)), shapes(engine, instances, 0, 1, -1));
    }
  }

  @Example
  void filtersAreAboutInstancesOrAboutTheirShapes() {
    Spheres balls = Spheres.allocate(3);
    for (int i = 0; i < 3; i++) {
      balls.set(i, 3 * i, 0, 0, 1);
    }
    Instances instances = Instances.of(Placements.allocate(3), Tree.of(balls));
    Pairs pairs = Pairs.allocate(9);
    Engine engine = Engine.best().where(Filter.groups(new int[] {1, 1, 2}));
    assertEquals(2, engine.overlap(instances, pairs));
    assertEquals(List.of(new Pair(0, 2), new Pair(1, 2)), listed(pairs));
    Engine other = Engine.best().where(Filter.except(new int[] {0, 1, -1}));
    assertEquals(1, other.overlap(instances, 0, 1, pairs));
    assertEquals(List.of(new Pair(2, 2)), listed(pairs));
  }

  @Example
  void whatCannotBeAskedIsRefused() {
    Spheres ball = Spheres.allocate(1);
    Tree tree = Tree.of(ball);
    Pairs pairs = Pairs.allocate(9);
    Engine engine = Engine.best();
    Instances two = Instances.of(Placements.allocate(2), tree);
    assertThrows(IllegalArgumentException.class, () -> engine.overlap(two, 1, 1, pairs));
    assertThrows(IndexOutOfBoundsException.class, () -> engine.overlap(two, 0, 2, pairs));
    assertThrows(IndexOutOfBoundsException.class, () -> engine.overlap(two, -1, 0, pairs));
    assertThrows(IllegalArgumentException.class, () -> engine.within(two, -1, pairs));
    assertThrows(IllegalArgumentException.class, () -> engine.within(two, 0, 1, Float.NaN, pairs));
    Instances turned =
        Instances.of(Placements.allocate(2), new int[] {0, 1}, tree, Tree.of(Cylinders.allocate(Axis.Y, 1)));
    String message =
        assertThrows(UnsupportedOperationException.class, () -> engine.overlap(turned, pairs)).getMessage();
    assertTrue(message.startsWith("a cylinder cannot be turned"), message);
    Tree plane = Tree.of(Planes.allocate(1));
    Instances oneGround = Instances.of(Placements.allocate(2), new int[] {0, 1}, tree, plane);
    assertEquals(0, engine.overlap(oneGround, pairs));
    Instances twoGrounds = Instances.of(Placements.allocate(2), plane);
    assertThrows(UnsupportedOperationException.class, () -> engine.overlap(twoGrounds, pairs));
    assertEquals(0, engine.overlap(Instances.of(Placements.allocate(0), tree), pairs));
    assertEquals(0, engine.overlap(Instances.of(Placements.allocate(1), tree), pairs));
  }
}
