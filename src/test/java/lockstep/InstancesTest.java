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
import lockstep.internal.place.Frame;
import lockstep.internal.place.Relative;
import lockstep.internal.shape.Kind;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Rays at placed trees, against a loop over the instances, each asked by itself. */
@Runs.Ends
@Runs.Vectors
class InstancesTest {
  private static final ForkJoinPool POOL = new ForkJoinPool(3);

  private static final List<Engine> ENGINES =
      List.of(Engine.scalar(), Engines.widest(), Engine.best(), Engines.widest().parallel(POOL));

  /** A scene: what stands where, and rays in a frame that is often near. */
  record Scene(Instances instances, PlacedRays rays) {}

  static Scene scene(Random random, int size, int count) {
    List<Kind> kinds = Question.castAt();
    List<Distribution> distributions = List.of(Distribution.values());
    Tree[] trees = new Tree[1 + random.nextInt(4)];
    for (int k = 0; k < trees.length; k++) {
      Kind kind = random.nextBoolean() ? Kind.TRIANGLE : kinds.get(random.nextInt(kinds.size()));
      Distribution distribution = distributions.get(random.nextInt(3));
      trees[k] = Tree.of(Samples.shapes(kind, random, distribution, 1 + random.nextInt(300)));
    }
    double x = SamplePlacements.world(random), y = SamplePlacements.world(random);
    Placements where = Placements.allocate(size + 1);
    int[] treeOf = new int[size];
    double reach = 1 + random.nextInt(20);
    for (int i = 0; i <= size; i++) {
      SamplePlacements.place(where, i, random, x, y, i < size ? reach : 1);
    }
    for (int i = 0; i < size; i++) {
      treeOf[i] = random.nextInt(trees.length);
    }
    if (random.nextInt(3) == 0) {
      where.set(size, x, y, 0); // a frame that is not turned
    }
    Rays rays = Samples.rays(random, distributions.get(random.nextInt(3)), count);
    for (int i = 0; i < count; i += 2) { // half of them from farther away, towards the middle
      for (float[] o : new float[][] {rays.ox, rays.oy, rays.oz}) {
        o[rays.from() + i] = (random.nextFloat() - 0.5f) * 4 * (float) reach;
      }
      rays.dx[rays.from() + i] = 2 - rays.ox[rays.from() + i] + random.nextFloat();
      rays.dy[rays.from() + i] = 2 - rays.oy[rays.from() + i] + random.nextFloat();
      rays.dz[rays.from() + i] = 2 - rays.oz[rays.from() + i] + random.nextFloat();
    }
    if (random.nextInt(3) == 0) { // seen from afar by rays that start near: all coordinates are off
      float far = Math.scalb(1 + random.nextFloat(), random.nextInt(5, 24));
      where.set(size, x + far, y, 0);
      for (int i = 0; i < count; i++) {
        rays.ox[rays.from() + i] -= far;
      }
    }
    return new Scene(Instances.of(where.slice(0, size), treeOf, trees), rays.placed(where, size));
  }

  /** By definition: every instance by itself, where a nearer hit replaces the last. */
  private static RayHits expected(PlacedRays rays, Instances instances, int[] excluded) {
    int count = rays.rays().size();
    RayHits closest = RayHits.withInstances(count);
    closest.columns().beginWithMisses(count);
    Arrays.fill(closest.instance, -1);
    Frame from = new Frame(), to = new Frame();
    if (!from.of(rays.placements().places, rays.index())) {
      return closest;
    }
    Rays local = Rays.allocate(count);
    RayHits hits = RayHits.allocate(count);
    for (int i = 0; i < instances.size(); i++) {
      if (!to.of(instances.placements().places, i)) {
        continue;
      }
      new Relative().of(from, to).rays(rays.rays().columns, rays.rays().from(), count, local.columns);
      Engine.scalar().closest(local, instances.tree(i).shapes(), hits);
      for (int r = 0; r < count; r++) {
        if (hits.t[r] < closest.t[r] && (excluded == null || excluded[r] != i)) {
          closest.t[r] = hits.t[r];
          closest.u[r] = hits.u[r];
          closest.v[r] = hits.v[r];
          closest.index[r] = hits.index[r];
          closest.instance[r] = i;
          closest.columns().set(r);
        }
      }
    }
    return closest;
  }

  private static void check(Instances instances, PlacedRays rays, int[] excluded) {
    int count = rays.rays().size();
    RayHits expected = expected(rays, instances, excluded);
    for (Engine each : ENGINES) {
      Engine engine = excluded == null ? each : each.where(Filter.except(excluded));
      RayHits hits = Answers.stale(RayHits.withInstances(count));
      engine.closest(rays, instances, hits);
      assertArrayEquals(Answers.of(expected, count), Answers.of(hits, count), engine::toString);
      assertArrayEquals(Arrays.copyOf(expected.instance, count), Arrays.copyOf(hits.instance, count));
      Hits any = Answers.stale(Hits.allocate(count));
      engine.any(rays, instances, any);
      assertArrayEquals(Answers.of(expected.hits(), count), Answers.of(any, count), engine::toString);
    }
  }

  @Property(tries = 40)
  void answersAreThoseOfALoop(@ForAll long seed, @ForAll @IntRange(max = 60) int size,
      @ForAll @IntRange(max = 700) int count) {
    Random random = new Random(seed);
    Scene scene = scene(random, size, count);
    int[] excluded = random.nextBoolean() ? null : random.ints(count, -1, Math.max(1, size)).toArray();
    check(scene.instances, scene.rays, excluded);
  }

  /** Rays row by row, which are cast tile by tile, among few instances or so many that a run ends early. */
  @Property(tries = 20)
  void scans(@ForAll long seed, @ForAll @IntRange(max = 25) int size,
      @ForAll @IntRange(min = 16, max = 300) int width, @ForAll @IntRange(min = 1000, max = 4500) int count) {
    Random random = new Random(seed);
    Scene scene = scene(random, size, count);
    Rays rays = scene.rays.rays();
    int first = random.nextInt(width); // of a row
    for (int i = 0; i < count; i++) {
      int row = (first + i) / width, column = (first + i) % width;
      double turn = 2 * Math.PI * row * width / count, up = 2.5 * column / width - 1.25;
      rays.set(i, 0.5f, 0.5f, 0, (float) (Math.cos(turn) * Math.cos(up)), (float) Math.sin(up),
          (float) (Math.sin(turn) * Math.cos(up)));
    }
    int[] excluded = random.nextBoolean() ? null : random.ints(count, -1, Math.max(1, size)).toArray();
    check(scene.instances, scene.rays, excluded);
  }

  @Property(tries = 8)
  void whatHasMovedIsFollowed(@ForAll long seed, @ForAll @IntRange(min = 1, max = 40) int size) {
    Random random = new Random(seed);
    Scene scene = scene(random, size, 300);
    for (int step = 0; step < 3; step++) {
      for (int i = 0; i < size; i++) {
        if (random.nextBoolean()) {
          SamplePlacements.place(scene.instances.placements(), i, random, 4.6e6, 0, 5);
        }
      }
      Shapes shapes = scene.instances.tree(random.nextInt(size)).shapes();
      shapes.copyFrom(Samples.elements(shapes.kind, random, Distribution.UNIFORM, shapes.size()), 0);
      for (int i = 0; i < size; i++) {
        scene.instances.tree(i).update();
      }
      scene.instances.update();
      check(scene.instances, scene.rays, null);
    }
  }

  /** Far more pairs of rays and instances than a run of rays lists. */
  @Example
  void manyInstancesInOnePlace() {
    Random random = new Random(1);
    Placements where = Placements.allocate(3000);
    for (int i = 0; i < where.size(); i++) {
      where.set(i, random.nextDouble(), random.nextDouble(), random.nextDouble());
    }
    Tree tree = Tree.of(Samples.shapes(Kind.TRIANGLE, random, Distribution.UNIFORM, 5));
    Rays rays = Samples.rays(random, Distribution.EXTREME, 150);
    check(Instances.of(where, tree), rays.placed(Placements.allocate(1), 0), null);
  }

  /** A hit just beyond the closest one so far must not be decided as if the ray ended there. */
  @Example
  void instancesThatTouchOneAnother() {
    Random random = new Random(2);
    Triangles wall = Triangles.allocate(2);
    wall.set(0, 0, 0, 0, 1, 0, 0, 0, 1, 0);
    wall.set(1, 1, 0, 0, 1, 1, 0, 0, 1, 0);
    Tree tree = Tree.of(wall);
    Placements where = Placements.allocate(200);
    for (int i = 0; i < where.size(); i++) {
      where.set(i, 0, 0, i % 3 * 0x1p-24, 0, 0, i % 4, 1);
    }
    Rays rays = Rays.allocate(2000);
    for (int r = 0; r < rays.size(); r++) {
      float x = random.nextFloat(), y = random.nextFloat();
      rays.set(r, x, y, 1, (random.nextInt(3) - 1) * random.nextFloat(), 0, -1, 0,
          1 + random.nextInt(3) * 0x1p-23f);
    }
    check(Instances.of(where, tree), rays.placed(Placements.allocate(1), 0), null);
  }

  /** The same at the origin and on the other side of the Earth: not a bit differs. */
  @Property(tries = 20)
  void positionsDoNotMatterButTheirDifferences(@ForAll long seed) {
    Random random = new Random(seed);
    Tree tree = Tree.of(Samples.shapes(Kind.TRIANGLE, random, Distribution.UNIFORM, 200));
    Rays rays = Samples.rays(random, Distribution.UNIFORM, 500);
    Placements near = Placements.allocate(21), far = Placements.allocate(21);
    for (int i = 0; i <= 20; i++) {
      double x = random.nextInt(-8000, 8000) / 1024.0, y = random.nextInt(-8000, 8000) / 1024.0;
      float q = random.nextFloat();
      near.set(i, x, y, 0, 0, 0, q, 1);
      far.set(i, x + 4_600_000, y - 500_000, 1 << 20, 0, 0, q, 1);
    }
    RayHits expected = RayHits.withInstances(500), hits = RayHits.withInstances(500);
    Engine engine = Engine.best();
    engine.closest(rays.placed(near, 20), Instances.of(near, tree), expected);
    engine.closest(rays.placed(far, 20), Instances.of(far, tree), hits);
    assertArrayEquals(Answers.of(expected, 500), Answers.of(hits, 500));
    assertTrue(hits.count() > 50);
  }

  /** Rays without a frame are in that of the world. */
  @Example
  void raysOfTheWorld() {
    Random random = new Random(3);
    Tree tree = Tree.of(Samples.shapes(Kind.SPHERE, random, Distribution.UNIFORM, 100));
    Rays rays = Samples.rays(random, Distribution.UNIFORM, 500);
    RayHits expected = RayHits.allocate(500), hits = RayHits.withInstances(500);
    Engine.best().closest(rays, tree, expected);
    Engine.best().closest(rays, Instances.of(Placements.allocate(1), tree), hits);
    assertArrayEquals(Answers.of(expected, 500), Answers.of(hits, 500));
  }

  /** Quarter turns are exact: what is told of a hit is told of the same shapes where they stand. */
  @Example
  void everythingAboutAHit() {
    Boxes box = Boxes.allocate(1), placed = Boxes.allocate(1);
    box.set(0, -1, -2, -3, 1, 2, 3);
    placed.set(0, 9 - 4, 8 - 2, 7 - 6, 9 + 4, 8 + 2, 7 + 6); // turned around z, twice as large, moved
    Placements where = Placements.allocate(2);
    where.set(0, 109, 8, 7, 0, 0, 1, 1, 2);
    where.set(1, 100, 0, 0);
    Instances instances = Instances.of(where.slice(0, 1), Tree.of(box));
    Rays rays = Rays.allocate(4);
    rays.set(0, 0, 8, 7, 1, 0, 0);
    rays.set(1, 9, 20, 7, 0, -2, 0);
    rays.set(2, 9, 8, 7, 0, 0, -1); // from inside
    rays.set(3, 0, 8, 7, -1, 0, 0);
    RayHits expected = RayHits.allocate(4), hits = RayHits.withInstances(4);
    Engine.best().closest(rays, placed, expected);
    Engine.best().closest(rays.placed(where, 1), instances, hits);
    for (int r = 0; r < 4; r++) {
      assertEquals(String.valueOf(expected.hit(r, rays, r, placed)).replace("-0.0", "0.0"),
          String.valueOf(hits.hit(r, rays.placed(where, 1), r, instances)).replace("-0.0", "0.0"));
    }
    assertEquals(3, hits.count());
    where.scale[0] = 0;
    says("placement 0: scale is 0.0, not from 2⁻³⁰ to 2³⁰",
        () -> hits.hit(0, rays.placed(where, 1), 0, instances));
    assertEquals(0, where.firstInvalid().orElseThrow().index());
  }

  /** A matrix is the placement that its quaternion, position and scale are. */
  @Example
  void placementsFromMatrices() {
    double[] matrix = {0, -3, 0, 4.6e6, 3, 0, 0, -1, 0, 0, 3, 0.5, 0, 0, 0, 1};
    Placements where = Placements.allocate(1);
    where.setMatrix(0, matrix, MatrixOrder.ROW_MAJOR);
    assertEquals(4.6e6, where.x[0]);
    assertEquals(0.5, where.z[0]);
    assertEquals(3, where.scale[0], 1e-6);
    assertEquals(where.qz[0], where.qw[0]);
    assertTrue(where.firstInvalid().isEmpty());
    matrix[10] = -3;
    says("matrix: the axes are left-handed", () -> where.setMatrix(0, matrix, MatrixOrder.ROW_MAJOR));
    matrix[10] = 4;
    says("matrix: axis 0 is of length 3.0, but axis 2 of 4.0",
        () -> where.setMatrix(0, matrix, MatrixOrder.ROW_MAJOR));
  }

  @Example
  void argumentsAreChecked() {
    Tree tree = Tree.of(Spheres.allocate(1));
    Placements one = Placements.allocate(1);
    says("treeOf.length is 2, but placements.size() is 1", () -> Instances.of(one, new int[2], tree));
    says("treeOf[0] is 1, not in [0, 1)", () -> Instances.of(one, new int[] {1}, tree));
    Instances instances = Instances.of(one, tree);
    Rays rays = Rays.allocate(2);
    says("hits has no column for instances: see RayHits.withInstances",
        () -> Engine.best().closest(rays, instances, RayHits.allocate(2)));
    says("hits.capacity() is 1, but there are 2 rays",
        () -> Engine.best().closest(rays, instances, RayHits.withInstances(1)));
    says("the second column of the filter by groups has 0 elements, but the operand has 1", () -> Engine
        .best().where(Filter.groups(new int[2], new int[0])).any(rays, instances, Hits.allocate(2)));
    assertThrows(IndexOutOfBoundsException.class, () -> rays.placed(one, 1));
    Instances frusta = Instances.of(one, Tree.of(Frusta.allocate(1)));
    assertThrows(UnsupportedOperationException.class,
        () -> Engine.best().any(rays, frusta, Hits.allocate(2)));
    assertEquals("Instances[1 of 1 tree]", instances.toString());
  }

  private static void says(String message, Runnable call) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, call::run).getMessage());
  }
}
