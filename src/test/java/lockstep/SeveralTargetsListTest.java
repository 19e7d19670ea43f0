package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import lockstep.Samples.Placement;
import lockstep.internal.shape.Kind;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/**
 * The nearest of several targets, what is touched first, all hits and all pairs are, bit for bit, those of a
 * sorted list of what the scalar engine says of each pair.
 */
@Runs.Widest
@Runs.Vectors
class SeveralTargetsListTest {
  private static final Kind[] MEASURED =
      {Kind.TRIANGLE, Kind.SPHERE, Kind.BOX, Kind.PLANE, Kind.CAPSULE, Kind.ORIENTED_BOX};
  private static final Kind[] MET =
      {Kind.TRIANGLE, Kind.SPHERE, Kind.BOX, Kind.PLANE, Kind.CAPSULE, Kind.CYLINDER};
  private static final Kind[] CONTAINED = {Kind.TRIANGLE, Kind.SPHERE, Kind.BOX, Kind.CAPSULE};

  /** What is said of an element: its key, its number through all targets, and what else there is. */
  private static final class Found {
    private final float key;
    private final int number;
    private final float[] values;

    Found(float key, int number, float... values) {
      this.key = key;
      this.number = number;
      this.values = values;
    }

    static int compare(Found a, Found b) {
      return a.key < b.key ? -1 : a.key > b.key ? 1 : a.number - b.number;
    }
  }

  /** Tells what the scalar engine says of one row and all shapes of a target, numbered from 0. */
  private interface Row {
    List<Found> of(int row, Shapes others);
  }

  /** What is found of each row, sorted. */
  private static List<List<Found>> sorted(int rows, Scenery scenery, FilterTest.Case filter, Row ask) {
    List<List<Found>> all = new ArrayList<>();
    for (int i = 0; i < rows; i++) {
      int row = i, before = 0;
      List<Found> found = new ArrayList<>();
      for (Shapes others : scenery.shapes()) {
        for (Found its : ask.of(row, others)) {
          if (filter == null || filter.passes().test(row, before + its.number)) {
            found.add(new Found(its.key, before + its.number, its.values));
          }
        }
        before += others.size();
      }
      found.sort(Found::compare);
      all.add(found);
    }
    return all;
  }

  /** Number, key and values of the first {@code each} of each row, and of misses their values. */
  private static int[] numbers(List<List<Found>> sorted, int each, int values) {
    IntStream.Builder numbers = IntStream.builder();
    Found miss = new Found(Float.POSITIVE_INFINITY, -1, new float[values]);
    for (List<Found> row : sorted) {
      for (int k = 0; k < each; k++) {
        Found its = k < row.size() ? row.get(k) : miss;
        numbers.add(its.number).add(Float.floatToRawIntBits(its.key));
        Arrays.stream(Answers.bits(its.values)).forEach(numbers);
      }
    }
    return numbers.build().toArray();
  }

  private static int[] numbers(int entries, int[] index, float[]... columns) {
    IntStream.Builder numbers = IntStream.builder();
    for (int e = 0; e < entries; e++) {
      numbers.add(index[e]);
      for (float[] column : columns) {
        numbers.add(Float.floatToRawIntBits(column[e]));
      }
    }
    return numbers.build().toArray();
  }

  private static List<FilterTest.Case> filters(Random random, int count, int size) {
    List<FilterTest.Case> filters = new ArrayList<>(FilterTest.cases(random, count, size));
    filters.add(null);
    int one = random.nextInt(filters.size() - 1);
    return Arrays.asList(null, filters.get(one));
  }

  private static Engine with(FilterTest.Case filter, Engine engine) {
    return filter == null ? engine : engine.where(filter.filter());
  }

  @Property(tries = 80)
  void theNearestOfAll(@ForAll long seed, @ForAll Scene scene, @ForAll @IntRange(max = 4) int targets,
      @ForAll @IntRange(min = 1, max = 150) int most, @ForAll @IntRange(max = 90) int count,
      @ForAll @IntRange(min = 1, max = 4) int each, @ForAll @IntRange(max = 3) int reach) {
    Random random = new Random(seed);
    Scenery scenery = Scenery.of(random, scene, MEASURED, targets, most);
    Shapes balls = scene.shapes(random, Kind.SPHERE, count, Placement.MIDDLE);
    float within = reach == 0 ? 0 : reach == 1 ? random.nextFloat() : Float.POSITIVE_INFINITY;
    for (FilterTest.Case filter : filters(random, count, scenery.size())) {
      checkNearest(balls, scenery, filter, each, within);
    }
  }

  private static void checkNearest(Shapes balls, Scenery scenery, FilterTest.Case filter, int each,
      float within) {
    int count = balls.size();
    int[] expected = numbers(sorted(count, scenery, filter, (i, others) -> {
      Distances row = Distances.allocate(others.size());
      Engine.scalar().distance(balls, others, Pairing.oneToMany(i), row);
      return IntStream.range(0, others.size()).filter(j -> row.hits().get(j) && row.distance[j] <= within)
          .mapToObj(j -> new Found(row.distance[j], j, row.bx[j], row.by[j], row.bz[j])).toList();
    }), each, 3);
    for (Engine engine : TreeCheck.ENGINES) {
      Nearest nearest = Nearest.allocate(count + 1, each).within(within);
      Arrays.fill(nearest.index, 12345);
      Arrays.fill(nearest.x, Float.NaN);
      with(filter, engine).nearest(balls, scenery.obstacles(), nearest);
      assertEquals(count, nearest.size());
      assertArrayEquals(expected,
          numbers(count * each, nearest.index, nearest.distance, nearest.x, nearest.y, nearest.z),
          engine + ", " + scenery);
    }
  }

  @Property(tries = 80)
  void whatIsTouchedFirstOfAll(@ForAll long seed, @ForAll Scene scene, @ForAll @IntRange(max = 4) int targets,
      @ForAll @IntRange(min = 1, max = 150) int most, @ForAll @IntRange(max = 200) int count,
      @ForAll boolean capsules) {
    Random random = new Random(seed);
    Scenery scenery = Scenery.of(random, scene, MET, targets, most);
    Shapes shapes = scene.shapes(random, capsules ? Kind.CAPSULE : Kind.SPHERE, count, Placement.MIDDLE);
    Moving moving = shapes.moving(Samples.motions(shapes));
    for (FilterTest.Case filter : filters(random, count, scenery.size())) {
      checkSweeps(moving, scenery, filter);
    }
  }

  private static void checkSweeps(Moving moving, Scenery scenery, FilterTest.Case filter) {
    int count = moving.shapes().size();
    int[] expected = numbers(sorted(count, scenery, filter, (i, others) -> {
      SweepHits row = SweepHits.allocate(others.size());
      Engine.scalar().sweep(moving, others, Pairing.oneToMany(i), row);
      return IntStream.range(0, others.size()).filter(row.hits()::get)
          .mapToObj(
              j -> new Found(row.t[j], j, row.nx[j], row.ny[j], row.nz[j], row.x[j], row.y[j], row.z[j]))
          .toList();
    }), 1, 6);
    for (Engine engine : TreeCheck.ENGINES) {
      SweepHits hits = Answers.stale(SweepHits.allocate(count));
      with(filter, engine).sweep(moving, scenery.obstacles(), hits);
      Answers.of(hits, count); // which checks its bits
      assertArrayEquals(expected,
          numbers(count, hits.index, hits.t, hits.nx, hits.ny, hits.nz, hits.x, hits.y, hits.z),
          engine + ", " + scenery);
    }
  }

  /** So many that what is best for one of a target's is tried for the next. */
  @Test
  void manyShapes() {
    Random random = new Random(1);
    Shapes mesh = Scene.RANDOM.shapes(random, Kind.TRIANGLE, 40);
    Shapes boxes = Scene.RANDOM.shapes(random, Kind.BOX, 30);
    Scenery scenery =
        new Scenery(List.of(boxes, mesh, boxes), 100, Obstacles.of(Tree.of(boxes), Tree.of(mesh), boxes));
    Shapes balls = Scene.RANDOM.shapes(random, Kind.SPHERE, 300);
    for (int i = 0; i < balls.size(); i++) {
      balls.columns[3][i] *= 0.01f;
    }
    Moving moving = balls.moving(Samples.motions(balls));
    for (FilterTest.Case filter : Arrays.asList(null, FilterTest.cases(random, 300, 100).get(0))) {
      checkNearest(balls, scenery, filter, 1, Float.POSITIVE_INFINITY);
      checkNearest(balls, scenery, filter, 3, 2);
      checkSweeps(moving, scenery, filter);
    }
  }

  @Property(tries = 60)
  void allHitsOfAll(@ForAll long seed, @ForAll Scene scene, @ForAll @IntRange(max = 4) int targets,
      @ForAll @IntRange(min = 1, max = 150) int most, @ForAll @IntRange(max = 90) int count,
      @ForAll @IntRange(max = 4) int each) {
    Random random = new Random(seed);
    Scenery scenery = Scenery.of(random, scene, MET, targets, most);
    Shapes aims = targets == 0 ? Spheres.allocate(3) : scenery.shapes().get(random.nextInt(targets));
    Rays rays = SceneRays.at(random, aims, count, Placement.MIDDLE);
    for (FilterTest.Case filter : filters(random, count, scenery.size())) {
      List<List<Found>> sorted = sorted(count, scenery, filter, (i, others) -> {
        RayHits row = RayHits.allocate(others.size());
        Engine.scalar().cast(rays, others, Pairing.oneToMany(i), row);
        return IntStream.range(0, others.size()).filter(row.hits()::get)
            .mapToObj(j -> new Found(row.t[j], j, row.u[j], row.v[j])).toList();
      });
      IntStream.Builder expected = IntStream.builder();
      for (List<Found> row : sorted) {
        expected.add(row.size());
        row.stream().limit(each).forEach(its -> expected.add(its.number).add(Float.floatToRawIntBits(its.key))
            .add(Float.floatToRawIntBits(its.values[0])).add(Float.floatToRawIntBits(its.values[1])));
      }
      int[] numbers = expected.build().toArray();
      for (Engine engine : TreeCheck.ENGINES) {
        AllHits hits = AllHits.allocate(count, each);
        with(filter, engine).all(rays, scenery.obstacles(), hits);
        assertArrayEquals(numbers, Answers.of(hits), engine + ", " + scenery);
      }
      checkPairs(sorted, random, filter, scenery,
          (engine, pairs) -> engine.cast(rays, scenery.obstacles(), pairs));
    }
  }

  private interface Listing {
    long list(Engine engine, Pairs pairs);
  }

  /** The list has each number of each row, ascending, or as many as fit. */
  private static void checkPairs(List<List<Found>> sorted, Random random, FilterTest.Case filter,
      Scenery scenery, Listing listing) {
    List<Integer> all = new ArrayList<>();
    for (int i = 0; i < sorted.size(); i++) {
      for (int number : sorted.get(i).stream().mapToInt(its -> its.number).sorted().toArray()) {
        all.add(i);
        all.add(number);
      }
    }
    int count = all.size() / 2;
    for (int room : new int[] {count, 0, random.nextInt(count + 1)}) {
      Pairs pairs = Pairs.allocate(room);
      for (Engine engine : TreeCheck.ENGINES) {
        assertEquals(count, listing.list(with(filter, engine), pairs), engine + ", " + scenery);
        assertEquals(all.subList(0, 2 * room), Arrays.stream(Answers.of(pairs)).boxed().toList(),
            engine + ", " + scenery);
      }
    }
  }

  @Property(tries = 80)
  void listsOfAll(@ForAll long seed, @ForAll Scene scene, @ForAll @IntRange(max = 4) int targets,
      @ForAll @IntRange(min = 1, max = 200) int most, @ForAll @IntRange(max = 200) int count,
      @ForAll boolean tree) {
    Random random = new Random(seed);
    Shapes balls = scene.shapes(random, Kind.SPHERE, count, Placement.MIDDLE);
    Target first = tree ? Tree.of(balls) : balls;
    Scenery met = Scenery.of(random, scene, MET, targets, most);
    Scenery measured = Scenery.of(random, scene, MEASURED, targets, most);
    Scenery contained = Scenery.of(random, scene, CONTAINED, targets, most);
    float reach = random.nextBoolean() ? 0 : random.nextFloat();
    for (FilterTest.Case filter : filters(random, count, met.size())) {
      checkPairs(sorted(count, met, filter, (i, others) -> {
        Hits row = Hits.allocate(others.size());
        Engine.scalar().overlap(balls, others, Pairing.oneToMany(i), row);
        return found(row);
      }), random, filter, met, (engine, pairs) -> engine.overlap(first, met.obstacles(), pairs));
    }
    for (FilterTest.Case filter : filters(random, count, measured.size())) {
      checkPairs(sorted(count, measured, filter, (i, others) -> {
        Distances row = Distances.allocate(others.size());
        Engine.scalar().distance(balls, others, Pairing.oneToMany(i), row);
        return found(row.hits()).stream().filter(its -> row.distance[its.number] <= reach).toList();
      }), random, filter, measured,
          (engine, pairs) -> engine.within(first, measured.obstacles(), reach, pairs));
    }
    for (FilterTest.Case filter : filters(random, count, contained.size())) {
      checkPairs(sorted(count, contained, filter, (i, others) -> {
        Hits row = Hits.allocate(others.size());
        Engine.scalar().contains(balls, others, Pairing.oneToMany(i), row);
        return found(row);
      }), random, filter, contained, (engine, pairs) -> engine.contains(balls, contained.obstacles(), pairs));
      checkPairs(sorted(count, contained, filter, (i, others) -> {
        Hits row = Hits.allocate(others.size());
        Engine.scalar().overlap(balls.bounds(), others.bounds(), Pairing.oneToMany(i), row);
        return found(row);
      }), random, filter, contained,
          (engine, pairs) -> engine.candidates(first, contained.obstacles(), 0, pairs));
    }
  }

  private static List<Found> found(Hits row) {
    return IntStream.range(0, row.size()).filter(row::get).mapToObj(j -> new Found(0, j)).toList();
  }

  /** One cube in another is hollow; how far a point is from the surface, and on which side. */
  @Test
  void severalMeshesAreOne() {
    Triangles outer = cube(4), inner = cube(1);
    Obstacles both = Obstacles.of(Tree.of(outer), inner);
    Spheres points = Spheres.allocate(3);
    points.set(0, 0.5f, 0.25f, 0.125f, 0);
    points.set(1, 1.5f, 0.25f, 0.125f, 0);
    points.set(2, 7, 0.25f, 0.125f, 0);
    Hits inside = Hits.allocate(3);
    Nearest nearest = Nearest.signed(3);
    for (Engine engine : TreeCheck.ENGINES) {
      engine.inside(points, both, inside);
      assertEquals("[0, 1, 0]", Arrays.toString(Answers.of(inside, 3)));
      engine.nearest(points, both, nearest);
      assertEquals("[0.5, -0.5, 3.0]", Arrays.toString(Arrays.copyOf(nearest.distance, 3)));
    }
  }

  /** A cube about the origin, of this half length of its edges. */
  private static Triangles cube(float half) {
    int[] indices = {0, 1, 3, 0, 3, 2, 4, 6, 7, 4, 7, 5, 0, 4, 5, 0, 5, 1, 2, 3, 7, 2, 7, 6, 0, 2, 6, 0, 6, 4,
        1, 5, 7, 1, 7, 3};
    float[] vertices = new float[24];
    for (int k = 0; k < 24; k++) {
      vertices[k] = (((k / 3) >> (k % 3)) & 1) == 0 ? -half : half;
    }
    return Triangles.of(vertices, indices);
  }

  @Test
  void argumentsAreChecked() {
    Spheres balls = Spheres.allocate(3);
    Frusta frusta = Frusta.allocate(1);
    Obstacles good = Obstacles.of(balls, balls), bad = Obstacles.of(balls, frusta);
    Engine engine = Engine.scalar();
    // kinds before sizes
    Moving moving = balls.moving(Motions.allocate(3));
    assertThrows(UnsupportedOperationException.class, () -> engine.nearest(balls, bad, Nearest.allocate(0)));
    assertThrows(UnsupportedOperationException.class, () -> engine.sweep(moving, bad, SweepHits.allocate(0)));
    assertThrows(UnsupportedOperationException.class, () -> engine.within(balls, bad, 1, Pairs.allocate(0)));
    assertThrows(UnsupportedOperationException.class, () -> engine.inside(balls, good, Hits.allocate(3)));
    assertThrows(IllegalArgumentException.class, () -> engine.nearest(balls, good, Nearest.allocate(2)));
    assertThrows(IllegalArgumentException.class, () -> engine.sweep(moving, good, SweepHits.allocate(2)));
    // a filter is about all of them
    Engine filtered = engine.where(Filter.groups(new int[3], new int[5]));
    assertThrows(IllegalArgumentException.class, () -> filtered.nearest(balls, good, Nearest.allocate(3)));
    assertThrows(IllegalArgumentException.class, () -> filtered.sweep(moving, good, SweepHits.allocate(3)));
    assertThrows(IllegalArgumentException.class, () -> filtered.overlap(balls, good, Pairs.allocate(3)));
    assertThrows(IllegalArgumentException.class,
        () -> filtered.all(Rays.allocate(3), good, AllHits.allocate(3, 1)));
    assertEquals("target", assertThrows(NullPointerException.class,
        () -> engine.nearest(balls, (Obstacles) null, Nearest.allocate(3))).getMessage());
  }
}
