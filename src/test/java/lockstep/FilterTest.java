package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.BiPredicate;
import lockstep.Samples.Placement;
import lockstep.internal.shape.Kind;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/**
 * A filtered engine gives the answers of the unfiltered one without the pairs that do not count, for every
 * form of question.
 */
@Runs.Widest
@Runs.Vectors
class FilterTest {
  /** A filter, and an independent definition of the pairs that pass it. */
  record Case(Filter filter, BiPredicate<Integer, Integer> passes) {}

  @Provide
  Arbitrary<Kind> castAt() {
    return Arbitraries.of(Question.some(Question.castAt(), Effort.choose(2, 99, 99)));
  }

  @Provide
  Arbitrary<Kind> kinds() {
    return Arbitraries.of(
        Question.few(Question.ofOneKind(), Effort.choose(2, 99, 99)).stream().map(Question::first).toList());
  }

  private static int[] numbers(Random random, int size, int from, int to) {
    return random.ints(size, from, to).toArray();
  }

  /** Filters for operands of these sizes, each of a different kind. */
  static List<Case> cases(Random random, int size, int otherSize) {
    int[] layer = numbers(random, size, 0, 8), otherLayer = numbers(random, otherSize, 0, 8);
    int[] mask = numbers(random, size, 0, 8), otherMask = numbers(random, otherSize, 0, 8);
    int[] group = numbers(random, size, -1, 3), otherGroup = numbers(random, otherSize, -1, 3);
    int[] excluded = numbers(random, size, -1, Math.max(1, otherSize));
    Case layers = new Case(Filter.layers(layer, mask, otherLayer, otherMask),
        (i, j) -> (layer[i] & otherMask[j]) != 0 && (otherLayer[j] & mask[i]) != 0);
    Case groups =
        new Case(Filter.groups(group, otherGroup), (i, j) -> group[i] < 0 || group[i] != otherGroup[j]);
    Case except = new Case(Filter.except(excluded), (i, j) -> excluded[i] != j);
    Case both = new Case(groups.filter.and(except.filter).and(layers.filter),
        groups.passes.and(except.passes).and(layers.passes));
    return List.of(layers, groups, except, both);
  }

  private static int[] struck(Pairs all, BiPredicate<Integer, Integer> passes) {
    assertEquals(all.needed(), all.size());
    int[] left = new int[2 * all.size()];
    int count = 0;
    for (int k = 0; k < all.size(); k++) {
      if (passes.test(all.first(k), all.second(k))) {
        left[count++] = all.first(k);
        left[count++] = all.second(k);
      }
    }
    return Arrays.copyOf(left, count);
  }

  private static void check(int[] expected, String what, Pairs got, long needed) {
    assertEquals(expected.length / 2, needed, what);
    assertArrayEquals(expected, Answers.of(got), what);
  }

  @Property(tries = 60)
  void overlaps(@ForAll long seed, @ForAll Scene scene, @ForAll("kinds") Kind kind,
      @ForAll @IntRange(max = 200) int size, @ForAll @IntRange(max = 200) int otherSize) {
    Random random = new Random(seed);
    Shapes first = scene.shapes(random, kind, size, Placement.SLICE);
    Shapes second = scene.shapes(random, kind, otherSize, Placement.ALLOCATED);
    Tree firstTree = Tree.of(first), secondTree = Tree.of(second);
    Pairs all = Pairs.allocate((long) size * Math.max(size, otherSize));
    Pairs got = Pairs.allocate(all.capacity());
    for (Case one : cases(random, size, otherSize)) {
      Engine.scalar().overlap(first, second, all);
      int[] expected = struck(all, one.passes);
      for (Engine engine : TreeCheck.ENGINES) {
        Engine filtered = engine.where(one.filter);
        check(expected, "flat, " + filtered, got, filtered.overlap(first, second, got));
        check(expected, "tree, " + filtered, got, filtered.overlap(first, secondTree, got));
        check(expected, "trees, " + filtered, got, filtered.overlap(firstTree, secondTree, got));
        assertEquals(got.needed(), filtered.overlap(firstTree, secondTree, Pairs.allocate(0)));
        TreeCheck.any(filtered, first, second, expected);
        TreeCheck.any(filtered, first, secondTree, expected);
        Hits hits = Hits.allocate(all.size());
        filtered.overlap(first, second, all.pairing(), hits);
        assertEquals(got.size(), hits.count());
        assertEquals(got.size(), Answers.count(filtered, first, second, all.pairing()));
      }
    }
    for (Case one : cases(random, size, size)) {
      Engine.scalar().overlap(first, all);
      int[] expected = struck(all, one.passes);
      for (Engine engine : TreeCheck.ENGINES) {
        Engine filtered = engine.where(one.filter);
        check(expected, "self, flat, " + filtered, got, filtered.overlap(first, got));
        check(expected, "self, tree, " + filtered, got, filtered.overlap(firstTree, got));
        assertEquals(got.needed(), filtered.overlap(firstTree, Pairs.allocate(0)));
      }
    }
  }

  @Property(tries = 60)
  void casts(@ForAll long seed, @ForAll Scene scene, @ForAll("castAt") Kind kind,
      @ForAll @IntRange(min = 1, max = 200) int size, @ForAll @IntRange(min = 1, max = 100) int count) {
    Random random = new Random(seed);
    Shapes shapes = scene.shapes(random, kind, size, Placement.ALLOCATED);
    Rays rays = SceneRays.at(random, shapes, count, Placement.ALLOCATED);
    Tree tree = Tree.of(shapes);
    Pairs all = Pairs.allocate((long) count * size);
    Engine.scalar().cast(rays, shapes, all);
    RayHits values = RayHits.allocate(all.size());
    Engine.scalar().cast(rays, shapes, all.pairing(), values);
    for (Case one : cases(random, count, size)) {
      int[] expected = struck(all, one.passes);
      int[] closest = closest(count, all, values, one.passes);
      for (Engine engine : TreeCheck.ENGINES) {
        Engine filtered = engine.where(one.filter);
        for (Target target : new Target[] {shapes, tree}) {
          String what = filtered + ", " + target;
          Pairs got = Pairs.allocate(all.capacity());
          check(expected, what, got, filtered.cast(rays, target, got));
          RayHits hits = Answers.stale(RayHits.allocate(count));
          filtered.closest(rays, target, hits);
          Hits any = Answers.stale(Hits.allocate(count));
          filtered.any(rays, target, any);
          AllHits allHits = AllHits.allocate(count, 2);
          filtered.all(rays, target, allHits);
          for (int i = 0; i < count; i++) {
            int k = closest[i];
            assertEquals(k < 0 ? -1 : all.second(k), hits.index[i], what);
            assertEquals(k < 0 ? Float.POSITIVE_INFINITY : values.t[k], hits.t[i], what);
            assertEquals(k < 0 ? 0 : values.u[k], hits.u[i], what);
            assertEquals(k >= 0, hits.hits().get(i), what);
            assertEquals(k >= 0, any.get(i), what);
            assertEquals(k >= 0 ? hits.index[i] : -1, allHits.count(i) > 0 ? allHits.index[2 * i] : -1, what);
          }
        }
      }
    }
  }

  /**
   * Many rays, coherent and not, at triangles in layers, some of them duplicated: a ray has many hits, also
   * equal ones, most of which do not count. They are cast as packets, sorted, and with a vector of triangles
   * at a time.
   */
  @Test
  void castsOfManyRays() {
    Random random = new Random(1);
    int size = 400, count = 1500;
    Triangles triangles = Triangles.allocate(2 * size);
    for (int k = 0; k < size; k++) {
      float x = random.nextFloat() * 4 - 2, y = random.nextFloat() * 4 - 2, z = random.nextInt(6);
      for (int twice = 0; twice < 2; twice++) {
        triangles.set(2 * k + twice, x, y, z, x + 1, y, z + random.nextInt(2), x, y + 1, z);
      }
    }
    Rays coherent = Rays.allocate(count), incoherent = Rays.allocate(count);
    for (int i = 0; i < count; i++) {
      int row = i / 64;
      float x = 3f * (i % 64) / 64 - 1.5f, y = 3f * row / 24 - 1.5f;
      coherent.set(i, 0, 0, -20, x, y, 20, 0, Float.POSITIVE_INFINITY);
      incoherent.set(i, random.nextFloat() * 4 - 2, random.nextFloat() * 4 - 2, random.nextInt(9) - 2,
          random.nextFloat() - 0.5f, random.nextFloat() - 0.5f, random.nextFloat() - 0.5f, 0,
          Float.POSITIVE_INFINITY);
    }
    Tree tree = Tree.of(triangles);
    for (Rays rays : List.of(coherent, incoherent)) {
      for (Case one : cases(random, count, 2 * size)) {
        RayHits expected = Answers.stale(RayHits.allocate(count)),
            hits = Answers.stale(RayHits.allocate(count));
        Engine.scalar().where(one.filter).closest(rays, triangles, expected);
        assertTrue(expected.hits().count() > count / 20, "too few hits to tell");
        for (Engine engine : TreeCheck.ENGINES) {
          engine.where(one.filter).closest(rays, tree, hits);
          assertArrayEquals(Answers.of(expected, count), Answers.of(hits, count), engine.toString());
          Hits any = Answers.stale(Hits.allocate(count));
          engine.where(one.filter).any(rays, tree, any);
          for (int i = 0; i < count; i++) {
            assertEquals(expected.hits().get(i), any.get(i), engine.toString());
          }
          engine.closest(rays, tree, hits); // the filter has no lasting effect
          assertTrue(hits.hits().count() >= expected.hits().count());
        }
      }
    }
  }

  /** The entry of each ray's closest hit among those that pass, or −1. */
  private static int[] closest(int rays, Pairs all, RayHits values, BiPredicate<Integer, Integer> passes) {
    int[] closest = new int[rays];
    Arrays.fill(closest, -1);
    for (int k = 0; k < all.size(); k++) {
      int i = all.first(k);
      if (passes.test(i, all.second(k)) && (closest[i] < 0 || values.t[k] < values.t[closest[i]])) {
        closest[i] = k;
      }
    }
    return closest;
  }

  /** Pairs of a pairing that do not count are misses in every column. */
  @Test
  void pairings() {
    Random random = new Random(1);
    Spheres spheres = (Spheres) Scene.RANDOM.shapes(random, Kind.SPHERE, 300, Placement.ALLOCATED);
    Rays rays = SceneRays.at(random, spheres, 300, Placement.ALLOCATED);
    int[] group = numbers(random, 300, 0, 2);
    Filter filter = Filter.groups(group);
    for (Engine engine : TreeCheck.ENGINES) {
      for (Pairing pairing : List.of(Pairing.zip(), Pairing.oneToMany(3), Pairing.manyToOne(7))) {
        RayHits all = RayHits.allocate(300);
        engine.cast(rays, spheres, pairing, all);
        RayHits some = Answers.stale(RayHits.allocate(300));
        engine.where(filter).cast(rays, spheres, pairing, some);
        int struck = 0;
        for (int k = 0; k < 300; k++) {
          int i = pairing instanceof Pairing.OneToMany ? 3 : k,
              j = pairing instanceof Pairing.ManyToOne ? 7 : k;
          boolean left = all.hits().get(k) && group[i] != group[j];
          struck += all.hits().get(k) && !left ? 1 : 0;
          assertEquals(left, some.hits().get(k));
          assertEquals(left ? all.t[k] : Float.POSITIVE_INFINITY, some.t[k]);
          assertEquals(left ? all.index[k] : -1, some.index[k]);
        }
        assertTrue(pairing instanceof Pairing.OneToMany || struck > 0 || all.hits().count() < 3);
      }
    }
  }

  @Test
  void classifiedAsDisjoint() {
    Spheres spheres = Spheres.allocate(4);
    for (int i = 0; i < 4; i++) {
      spheres.set(i, 0, 0, 0, i);
    }
    Relations relations = Relations.withTouches(4);
    Engine.scalar().where(Filter.except(new int[] {0, 1, -1, 2})).classify(spheres, spheres,
        Pairing.manyToOne(2), relations);
    assertEquals(List.of(Relation.TOUCHES, Relation.INTERSECTS, Relation.CONTAINS, Relation.DISJOINT),
        List.of(relations.get(0), relations.get(1), relations.get(2), relations.get(3)));
  }

  /** Filters of a filtered engine are added to its own. */
  @Test
  void whereAndWhere() {
    Spheres spheres = Spheres.allocate(3);
    Engine engine =
        Engine.scalar().where(Filter.except(new int[] {1, -1, -1})).where(Filter.groups(new int[] {5, 6, 5}));
    Pairs pairs = Pairs.allocate(9);
    assertEquals(1, engine.overlap(spheres, pairs));
    assertEquals(List.of(1, 2), List.of(pairs.first(0), pairs.second(0)));
    assertEquals("scalar, filtered", engine.toString());
  }

  @Test
  void columnsThatAreTooShortAreRefused() {
    Spheres spheres = Spheres.allocate(300);
    Tree tree = Tree.of(spheres);
    Engine engine = Engine.scalar().where(Filter.groups(new int[300], new int[299]));
    String message = "the second column of the filter by groups has 299 elements, but the operand has 300";
    Pairs pairs = Pairs.allocate(9);
    Map<String, Runnable> calls = new LinkedHashMap<>();
    calls.put("flat", () -> engine.overlap(spheres, pairs));
    calls.put("tree", () -> engine.overlap(spheres, tree, pairs));
    calls.put("trees", () -> engine.overlap(tree, pairs));
    calls.put("zip", () -> engine.overlap(spheres, spheres, Pairing.zip(), Hits.allocate(300)));
    calls.put("closest", () -> engine.closest(Rays.allocate(5), tree, RayHits.allocate(5)));
    calls.put("all", () -> engine.all(Rays.allocate(5), spheres, AllHits.allocate(5, 1)));
    calls.forEach((name, call) -> assertEquals(message,
        assertThrows(IllegalArgumentException.class, call::run, name).getMessage(), name));
    assertThrows(NullPointerException.class, () -> Engine.scalar().where(null));
    assertThrows(NullPointerException.class, () -> Filter.layers(new int[1], null));
  }

  @Test
  @Runs.Thorough
  void nothingIsAllocated() {
    Spheres spheres = (Spheres) Scene.RANDOM.shapes(new Random(1), Kind.SPHERE, 400, Placement.ALLOCATED);
    Tree tree = Tree.of(spheres);
    Rays rays = SceneRays.at(new Random(2), spheres, 100, Placement.ALLOCATED);
    Filter filter = Filter.groups(numbers(new Random(3), 400, 0, 9));
    Pairs pairs = Pairs.allocate(40_000);
    RayHits hits = RayHits.allocate(100);
    Hits any = Hits.allocate(100);
    for (Engine engine : List.of(Engines.widest(), Engine.scalar())) {
      Engine filtered = engine.where(filter);
      Map<String, Runnable> calls = new LinkedHashMap<>();
      calls.put("trees", () -> filtered.overlap(tree, pairs));
      calls.put("tree", () -> filtered.overlap(spheres, tree, pairs));
      calls.put("closest", () -> filtered.closest(rays, tree, hits));
      calls.put("any", () -> filtered.any(rays, tree, any));
      Allocations.none(filtered.toString(), calls, 30);
    }
  }
}
