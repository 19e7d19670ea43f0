package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import lockstep.Samples.Distribution;
import lockstep.internal.place.Frame;
import lockstep.internal.place.Relative;
import lockstep.internal.shape.Kind;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** All hits of rays among instances, against those of each instance by itself. */
@Runs.Ends
class InstanceAllTest {
  private static final ForkJoinPool POOL = new ForkJoinPool(3);

  private static final List<Engine> ENGINES =
      List.of(Engine.scalar(), Engines.widest(), Engine.best(), Engines.widest().parallel(POOL));

  private record Found(float t, int instance, int index, float u, float v) {
    static final Comparator<Found> ORDER = Comparator.<Found>comparingDouble(hit -> hit.t + 0.0)
        .thenComparing(Found::instance).thenComparing(Found::index);
  }

  /** The hits of each ray in order; {@code excluded} names an instance that does not count, null for none. */
  private static List<List<Found>> expected(PlacedRays rays, Instances instances, int[] excluded) {
    int count = rays.rays().size();
    List<List<Found>> found = new ArrayList<>();
    for (int r = 0; r < count; r++) {
      found.add(new ArrayList<>());
    }
    Frame from = new Frame(), to = new Frame();
    if (!from.of(rays.placements().places, rays.index())) {
      return found;
    }
    Rays local = Rays.allocate(count);
    for (int i = 0; i < instances.size(); i++) {
      if (!to.of(instances.placements().places, i)) {
        continue;
      }
      new Relative().of(from, to).rays(rays.rays().columns, rays.rays().from(), count, local.columns);
      AllHits hits = AllHits.allocate(count, instances.tree(i).shapes().size());
      Engine.scalar().all(local, instances.tree(i).shapes(), hits);
      for (int r = 0; r < count; r++) {
        for (int k = 0; k < hits.count(r) && (excluded == null || excluded[r] != i); k++) {
          int at = r * hits.perRay() + k;
          found.get(r).add(new Found(hits.t[at], i, hits.index[at], hits.u[at], hits.v[at]));
        }
      }
    }
    found.forEach(hits -> hits.sort(Found.ORDER));
    return found;
  }

  private static void check(Instances instances, PlacedRays rays, int[] excluded, int perRay) {
    int count = rays.rays().size();
    List<List<Found>> expected = expected(rays, instances, excluded);
    AllHits hits = AllHits.withInstances(count + 3, perRay);
    for (Engine engine : ENGINES) {
      Arrays.fill(hits.instance, 7);
      (excluded == null ? engine : engine.where(Filter.except(excluded))).all(rays, instances, hits);
      assertEquals(count, hits.size());
      for (int r = 0; r < count; r++) {
        List<Found> row = new ArrayList<>();
        for (int at = r * perRay; at < r * perRay + hits.count(r); at++) {
          row.add(new Found(hits.t[at], hits.instance[at], hits.index[at], hits.u[at], hits.v[at]));
        }
        assertEquals(expected.get(r).size(), hits.needed(r), engine::toString);
        assertEquals(expected.get(r).subList(0, Math.min(perRay, expected.get(r).size())), row,
            engine::toString);
      }
    }
  }

  @Property(tries = 30)
  void hitsAreThoseOfALoop(@ForAll long seed, @ForAll @IntRange(max = 30) int size,
      @ForAll @IntRange(max = 300) int count, @ForAll @IntRange(max = 9) int perRay) {
    Random random = new Random(seed);
    InstancesTest.Scene scene = InstancesTest.scene(random, size, count);
    int[] excluded = random.nextBoolean() ? null : random.ints(count, -1, Math.max(1, size)).toArray();
    check(scene.instances(), scene.rays(), excluded, perRay);
  }

  /** More pairs than a run of rays lists, and many at the same t: the lowest instance comes first. */
  @Example
  void manyInstancesInOnePlace() {
    Spheres balls = Spheres.allocate(2);
    balls.set(0, 5, 0, 0, 1);
    balls.set(1, 5, 0, 0, 1);
    Instances instances = Instances.of(Placements.allocate(400), Tree.of(balls));
    Rays rays = Rays.allocate(300);
    for (int r = 0; r < rays.size(); r++) {
      rays.set(r, 0, 0, 0, 1, r < 150 ? 0 : 1, 0);
    }
    check(instances, rays.placed(Placements.allocate(1), 0), null, 5);
    AllHits hits = AllHits.withInstances(300, 3);
    Engine.best().all(rays, instances, hits);
    assertEquals(800, hits.needed(0));
    assertEquals(List.of(0, 0, 1), List.of(hits.instance[0], hits.instance[1], hits.instance[2]));
    assertEquals(List.of(0, 1, 0), List.of(hits.index[0], hits.index[1], hits.index[2]));
    assertEquals(150, hits.overflows());
  }

  /** Rays of the world, without a frame, and the results of a plain target in the same room. */
  @Example
  void raysOfTheWorld() {
    Random random = new Random(3);
    Tree tree = Tree.of(Samples.shapes(Kind.TRIANGLE, random, Distribution.UNIFORM, 100));
    Rays rays = Samples.rays(random, Distribution.UNIFORM, 200);
    AllHits expected = AllHits.allocate(200, 4), hits = AllHits.withInstances(200, 4);
    Engine.best().all(rays, tree, expected);
    Engine.best().all(rays, Instances.of(Placements.allocate(1), tree), hits);
    assertArrayEquals(Answers.of(expected), Answers.of(hits));
    Engine.best().all(rays, tree, hits);
    assertArrayEquals(Answers.of(expected), Answers.of(hits));
    assertTrue(hits.count(0) > 0);
    assertEquals(-1, hits.instance[0]);
  }

  @Example
  void argumentsAreChecked() {
    Instances instances = Instances.of(Placements.allocate(1), Tree.of(Spheres.allocate(1)));
    Rays rays = Rays.allocate(2);
    says("hits has no column for instances: see AllHits.withInstances",
        () -> Engine.best().all(rays, instances, AllHits.allocate(2, 1)));
    says("hits.capacity() is 1, but there are 2 rays",
        () -> Engine.best().all(rays, instances, AllHits.withInstances(1, 1)));
  }

  private static void says(String message, Runnable call) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, call::run).getMessage());
  }
}
