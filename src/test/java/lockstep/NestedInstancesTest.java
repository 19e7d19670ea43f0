package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import lockstep.Samples.Distribution;
import lockstep.internal.shape.Kind;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Instances of instances, against flat ones whose placements are composed one by one. */
@Runs.Widest
class NestedInstancesTest {
  private static final ForkJoinPool POOL = new ForkJoinPool(3);

  private static final List<Engine> ENGINES =
      List.of(Engine.scalar(), Engines.widest(), Engines.widest().parallel(POOL));

  /** Sets of which each is made of the one before, and the placements that those after the first have. */
  private record Levels(List<Instances> sets, List<Placements> placements, List<int[]> assemblyOf) {
    /** The last one as a flat set. */
    Instances flat() {
      Instances flat = sets.get(0);
      for (int level = 1; level < sets.size(); level++) {
        flat = flat(placements.get(level - 1), assemblyOf.get(level - 1), flat, sets.get(0));
      }
      return flat;
    }

    private static Instances flat(Placements outer, int[] assemblyOf, Instances... assemblies) {
      List<Tree> trees = new ArrayList<>();
      Placements where = Placements.allocate(Arrays.stream(assemblyOf).map(k -> assemblies[k].size()).sum());
      for (int i = 0; i < outer.size(); i++) {
        Instances assembly = assemblies[assemblyOf[i]];
        for (int k = 0; k < assembly.size(); k++) {
          where.setComposed(trees.size(), outer, i, assembly.placements(), k);
          trees.add(assembly.tree(k));
        }
      }
      return Instances.of(where, IntStream.range(0, trees.size()).toArray(), trees.toArray(Tree[]::new));
    }

    void update() {
      sets.forEach(Instances::update);
    }
  }

  /** So many levels, of which the last stands around x; each also has parts of the first. */
  private static Levels levels(Random random, int count, double x) {
    Levels levels = new Levels(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    levels.sets.add(InstancePairsTest.scene(random, random.nextInt(5), 0));
    for (int level = 1; level < count; level++) {
      Placements where = Placements.allocate(7).slice(2, 1 + random.nextInt(5));
      for (int i = 0; i < where.size(); i++) {
        SamplePlacements.place(where, i, random, level == count - 1 ? x : 0, 0, 9);
      }
      int[] assemblyOf = random.ints(where.size(), 0, 2).toArray();
      levels.sets.add(Instances.of(where, assemblyOf, levels.sets.getLast(), levels.sets.getFirst()));
      levels.placements.add(where);
      levels.assemblyOf.add(assemblyOf);
    }
    return levels;
  }

  /** What is asked of both. */
  private record Questions(Placeable shapes, Castable rays, Movable moving) {
    static Questions of(Random random, double x) {
      Shapes shapes =
          Samples.shapes(InstanceRangesTest.KINDS.get(random.nextInt(5)), random, Distribution.UNIFORM, 70);
      Moving moving = shapes.moving(Samples.motions(shapes));
      Rays rays = Samples.rays(random, Distribution.UNIFORM, 150);
      Placements frame = Placements.allocate(1);
      frame.set(0, x, 0, 0);
      return new Questions(shapes.placed(frame, 0), rays.placed(frame, 0), moving.placed(frame, 0));
    }

    List<int[]> ask(Engine engine, Instances instances) {
      int size = shapes.shapes().size(), count = 150;
      List<int[]> answers = new ArrayList<>();
      Pairs pairs = Pairs.allocate(10_000);
      RayHits closest = RayHits.withInstances(count);
      engine.closest(rays, instances, closest);
      answers.add(Answers.of(closest, count));
      answers.add(Arrays.copyOf(closest.instance, count));
      Hits any = Hits.allocate(count);
      engine.any(rays, instances, any);
      answers.add(Answers.of(any, count));
      AllHits all = AllHits.withInstances(count, 4);
      engine.all(rays, instances, all);
      answers.add(Answers.of(all));
      engine.overlap(shapes, instances, pairs);
      answers.add(Answers.of(pairs));
      engine.within(instances, 0.5f, pairs);
      answers.add(Answers.of(pairs));
      engine.overlap(instances, pairs);
      answers.add(Answers.of(pairs));
      Nearest nearest = Nearest.withInstances(size);
      engine.nearest(shapes, instances, nearest);
      answers.add(Arrays.copyOf(nearest.instance, size));
      answers.add(bits(nearest.distance, size));
      answers.add(bits(nearest.x, size));
      SweepHits sweeps = SweepHits.withInstances(size);
      engine.sweep(moving, instances, sweeps);
      answers.add(Answers.of(sweeps, size));
      answers.add(Arrays.copyOf(sweeps.instance, size));
      Boxes bounds = Boxes.allocate(instances.size());
      instances.bounds(1, 2, 3, bounds);
      answers.add(bits(bounds.maxX, instances.size()));
      return answers;
    }

    private static int[] bits(float[] values, int size) {
      return IntStream.range(0, size).map(i -> Float.floatToRawIntBits(values[i])).toArray();
    }
  }

  private static void check(Levels levels, Questions questions) {
    Instances nested = levels.sets.getLast(), flat = levels.flat();
    assertEquals(flat.size(), nested.size());
    List<int[]> expected = questions.ask(Engine.scalar(), flat);
    for (Engine engine : ENGINES) {
      List<int[]> answers = questions.ask(engine, nested);
      for (int k = 0; k < expected.size(); k++) {
        assertArrayEquals(expected.get(k), answers.get(k), "answer " + k + ", " + engine);
      }
    }
  }

  @Property(tries = 16)
  void answersAreThoseOfComposedPlacements(@ForAll Random random) {
    double x = SamplePlacements.world(random);
    Levels levels = levels(random, 2 + random.nextInt(2), x);
    Questions questions = Questions.of(random, x);
    check(levels, questions);
    for (int step = 0; step < 2; step++) { // some of all levels move
      for (int level = 0; level < levels.sets.size(); level++) {
        boolean isLast = level == levels.sets.size() - 1;
        Placements where = level == 0 ? levels.sets.get(0).placements() : levels.placements.get(level - 1);
        for (int i = random.nextInt(2); i < where.size(); i += 2) {
          SamplePlacements.place(where, i, random, isLast ? x : 0, 0, 9);
        }
      }
      levels.update();
      check(levels, questions);
    }
  }

  /** Two cars of a body and two wheels, and a wheel that lies beside them, at 4,600 km. */
  private static final class Cars {
    final Tree body = tree(3), wheel = tree(1);
    final Placements parts = Placements.allocate(3), where = Placements.allocate(3);
    final Instances car = Instances.of(parts, new int[] {0, 1, 1}, body, wheel);
    final Instances lone = Instances.of(Placements.allocate(1), wheel);
    final Instances all;

    Cars() {
      parts.set(1, 2, -1, 0);
      parts.set(2, -2, -1, 0);
      for (int i = 0; i < 3; i++) {
        where.set(i, 4_600_000, 0, 100 * i, 0, 1, 0, 1); // turned by a quarter
      }
      all = Instances.of(where, new int[] {0, 1, 0}, car, lone);
    }

    private static Tree tree(int shapes) {
      Spheres spheres = Spheres.allocate(shapes);
      for (int i = 0; i < shapes; i++) {
        spheres.set(i, i - (shapes - 1) / 2f, 0, 0, 0.5f);
      }
      return Tree.of(spheres);
    }

    /** Where instance i stands. */
    List<Double> at(int i) {
      Placements to = all.placements();
      return List.of(to.x[i] - 4_600_000, to.y[i], to.z[i]);
    }
  }

  @Example
  void eachInstanceNamesItsPlacementAndPart() {
    Cars cars = new Cars();
    assertEquals(7, cars.all.size());
    assertEquals("Instances[7 of 2 trees]", cars.all.toString());
    assertEquals(List.of(0, 0, 0, 1, 2, 2, 2), IntStream.range(0, 7).map(cars.all::outer).boxed().toList());
    assertEquals(List.of(0, 1, 2, 0, 0, 1, 2), IntStream.range(0, 7).map(cars.all::inner).boxed().toList());
    assertEquals(cars.wheel, cars.all.tree(6));
    assertEquals(List.of(2, 0), List.of(cars.car.outer(2), cars.car.inner(2)));
    assertThrows(IndexOutOfBoundsException.class, () -> cars.all.outer(7));
    assertThrows(IndexOutOfBoundsException.class, () -> cars.car.inner(-1));
    assertEquals(List.of(0.0, -1.0, 198.0), cars.at(5));
  }

  /** An update follows all levels, but after that of an assembly which is nested itself. */
  @Example
  void updatesReadPlacementsAsTheyAre() {
    Cars cars = new Cars();
    Placements moved = Placements.allocate(1);
    Instances train = Instances.of(moved, cars.all);
    cars.parts.set(1, 3, -1, 0);
    assertEquals(List.of(0.0, -1.0, 198.0), cars.at(5));
    cars.all.update();
    assertEquals(List.of(0.0, -1.0, 197.0), cars.at(5));
    assertEquals(198, train.placements().z[5]);
    train.update();
    assertEquals(197, train.placements().z[5]);
    moved.set(0, 0, 0, 1000);
    train.update();
    assertEquals(1197, train.placements().z[5]);
    cars.where.set(2, 4_600_000, 0, 0);
    train.update();
    assertEquals(1197, train.placements().z[5], "not before that of the assembly");
    cars.all.update();
    train.update();
    assertEquals(List.of(3.0, 1000.0), List.of(train.placements().x[5] - 4_600_000, train.placements().z[5]));
  }

  @Example
  void whatIsNowhereAtAnyLevelIsNotHit() {
    checkFaults(List.of(), cars -> {});
    checkFaults(List.of(2, 6), cars -> cars.parts.set(2, Double.NaN, 0, 0));
    checkFaults(List.of(2, 6), cars -> cars.parts.set(2, -2, -1, 0, 0, 0, 0, 0));
    checkFaults(List.of(4, 5, 6), cars -> cars.where.set(2, 4_600_000, 0, 200, 0, 0, 0, 0));
    checkFaults(List.of(4, 5, 6), cars -> cars.where.set(2, 4_600_000, 0, 200, 0, 1, 0, 1, Float.NaN));
    checkFaults(List.of(1), cars -> { // both are proper, but what they compose is too small
      cars.where.scale[0] = 0x1p-20f;
      cars.parts.scale[1] = 0x1p-11f;
    });
  }

  private static void checkFaults(List<Integer> nowhere, Consumer<Cars> change) {
    Cars cars = new Cars();
    change.accept(cars);
    cars.all.update();
    Placements to = cars.all.placements();
    assertEquals(nowhere,
        IntStream.range(0, 7).filter(i -> to.slice(i, 1).firstInvalid().isPresent()).boxed().toList());
    Rays rays = Rays.allocate(2);
    rays.set(0, 0, 9, 100 - 0.4f, 0, -1, 0); // at the lone wheel
    rays.set(1, 0, 9, 202, 0, -1, 0); // at the last wheel of the last car
    Placements near = Placements.allocate(1);
    near.set(0, 4_600_000, 0, 0);
    RayHits hits = RayHits.withInstances(2);
    Engine.best().closest(rays.placed(near, 0), cars.all, hits);
    assertEquals(3, hits.instance[0]);
    assertEquals(nowhere.contains(6) ? -1 : 6, hits.instance[1]);
  }

  @Example
  void wrongArgumentsAreNamed() {
    Instances one = Instances.of(Placements.allocate(1), Tree.of(Spheres.allocate(1)));
    Placements two = Placements.allocate(2);
    says("assemblyOf.length is 1, but placements.size() is 2", () -> Instances.of(two, new int[1], one));
    says("assemblyOf[1] is 1, not in [0, 1)", () -> Instances.of(two, new int[] {0, 1}, one));
    assertEquals("assemblies[1]",
        assertThrows(NullPointerException.class, () -> Instances.of(two, new int[2], one, null))
            .getMessage());
    Instances many = one;
    for (int level = 0; level < 5; level++) { // 65,536 of them
      many = Instances.of(Placements.allocate(level == 0 ? 1 : 16), many);
    }
    Instances all = many;
    says("the number of instances is 2147483648, more than 2147483584",
        () -> Instances.of(Placements.allocate(1 << 15), all));
    assertTrue(all.bytes() < 150L * all.size(), () -> all.bytes() + " bytes");
    assertEquals(0, Instances.of(Placements.allocate(0), one).size());
    assertEquals(0, Instances.of(two, Instances.of(Placements.allocate(0), one.tree(0))).size());
  }

  private static void says(String message, Runnable call) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, call::run).getMessage());
  }

  @Example
  void updatesAllocateNothing() {
    Levels levels = levels(new Random(1), 3, 4.6e6);
    Map<String, Runnable> call = new TreeMap<>();
    call.put("update", levels.sets.getLast()::update);
    Allocations.none("nested instances", call, 10);
  }

  /** A world takes them as any others: the body of a part is its car. */
  @Example
  void carsThatTouchInAWorld() {
    Cars cars = new Cars();
    World world = new World();
    world.add(cars.all, IntStream.range(0, cars.all.size()).map(cars.all::outer).toArray());
    Pairs pairs = Pairs.allocate(9);
    assertEquals(0, world.pairs(Engine.best(), pairs));
    cars.where.set(1, 4_600_000, -1, 3); // the lone wheel, at the first car's wheel
    world.update();
    assertEquals(1, world.pairs(Engine.best(), pairs));
    assertEquals(List.of(0, 1), List.of(pairs.first(0), pairs.second(0)));
  }

  /** Meshes of kinds that the assemblies have in common count once. */
  @Example
  void kindsAreThoseOfAllAssemblies() {
    Tree mesh = Tree.of(Samples.shapes(Kind.TRIANGLE, new Random(1), Distribution.UNIFORM, 9));
    Tree frusta = Tree.of(Frusta.allocate(1));
    Instances meshes = Instances.of(Placements.allocate(2), mesh);
    Instances other = Instances.of(Placements.allocate(2), new int[] {1, 0}, frusta, mesh);
    Instances both = Instances.of(Placements.allocate(3), new int[] {0, 1, 0}, meshes, other);
    assertEquals("Instances[6 of 2 trees]", both.toString());
    assertThrows(UnsupportedOperationException.class,
        () -> Engine.best().any(Rays.allocate(1), both, Hits.allocate(1)));
  }
}
