package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import lockstep.Samples.Distribution;
import lockstep.Samples.Placement;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Answers about groups are those about their shapes and pairs, one by one. */
@Runs.Widest
@Runs.Vectors
class GroupsTest {
  @Provide
  Arbitrary<Question> question() {
    return Arbitraries.of(Question.few(Question.all(Verb.OVERLAP), 12));
  }

  /** Ends of groups of 0 to about {@code most} elements, some of the first and last elements in none. */
  static int[] offsets(Random random, int groups, int most) {
    int[] offsets = new int[groups + 1 + random.nextInt(3)];
    int end = random.nextInt(3);
    for (int g = 0; g <= groups; g++) {
      offsets[g] = end;
      end += random.nextInt(5) == 0 ? 0 : random.nextInt(most + 1);
    }
    return offsets;
  }

  /** The first number of each group that hits, −1 for none. */
  static int[] firsts(boolean[] hits, int[] offsets, int groups) {
    int[] firsts = new int[groups];
    for (int g = 0; g < groups; g++) {
      firsts[g] = -1;
      for (int k = offsets[g]; k < offsets[g + 1] && firsts[g] < 0; k++) {
        firsts[g] = hits[k] ? k : -1;
      }
    }
    return firsts;
  }

  /** How many numbers of each group hit. */
  static int[] counts(boolean[] hits, int[] offsets, int groups) {
    int[] counts = new int[groups];
    for (int g = 0; g < groups; g++) {
      for (int k = offsets[g]; k < offsets[g + 1]; k++) {
        counts[g] += hits[k] ? 1 : 0;
      }
    }
    return counts;
  }

  static void check(int[] expected, GroupCounts counts, Object what) {
    assertEquals(expected.length, counts.size());
    assertArrayEquals(expected, Arrays.copyOf(counts.count, expected.length), what::toString);
  }

  /** Which of the shapes overlap some of the others, by the scalar engine's list of all pairs. */
  private static boolean[] hits(Filter filter, Shapes shapes, Shapes others) {
    Engine scalar = filter == null ? Engine.scalar() : Engine.scalar().where(filter);
    Pairs pairs = Pairs.allocate((long) shapes.size() * others.size());
    scalar.overlap(shapes, others, pairs);
    boolean[] hits = new boolean[shapes.size()];
    for (int k = 0; k < pairs.size(); k++) {
      hits[pairs.first(k)] = true;
    }
    return hits;
  }

  static void check(int[] expected, Hits hits, FirstHits firsts, Object what) {
    int groups = expected.length;
    assertEquals(groups, hits.size());
    assertEquals(groups, firsts.size());
    for (int g = 0; g < groups; g++) {
      String group = what + ", group " + g;
      assertEquals(expected[g], firsts.index[g], group);
      assertEquals(expected[g] >= 0, hits.get(g), group);
      assertEquals(expected[g] >= 0, firsts.hits().get(g), group);
    }
  }

  @Property(tries = 25)
  void groupsMeetWhatTheirShapesMeet(@ForAll long seed, @ForAll("question") Question question,
      @ForAll @IntRange(max = 300) int groups, @ForAll @IntRange(max = 40) int most,
      @ForAll @IntRange(max = 300) int others, @ForAll boolean isFiltered, @ForAll boolean isSparse,
      @ForAll Distribution distribution, @ForAll Placement placement) {
    Random random = new Random(seed);
    int[] offsets = offsets(random, groups, most);
    int size = offsets[groups] + random.nextInt(3);
    Shapes shapes = Samples.shapes(question.first(), random, distribution, size, placement);
    Shapes targets = Samples.shapes(question.second(), random, distribution, others);
    Filter filter = !isFiltered && !isSparse ? null
        : Filter.layers(layers(random, size, isSparse), ones(size), ones(others), ones(others));
    boolean[] flat = hits(filter, shapes, targets);
    int[] expected = firsts(flat, offsets, groups), numbers = counts(flat, offsets, groups);
    GroupCounts counts = GroupCounts.allocate(groups + 1);
    Hits hits = Hits.allocate(groups);
    FirstHits firsts = FirstHits.allocate(groups + 3);
    Groups asked = shapes.groups(offsets, groups);
    for (Engine engine : TreeCheck.ENGINES) {
      Engine filtered = filter == null ? engine : engine.where(filter);
      int some = random.nextInt(others + 1);
      Obstacles two = Obstacles.of(targets.slice(0, some), Tree.of(targets.slice(some, others - some)));
      for (Obstacles obstacles : new Obstacles[] {targets, Tree.of(targets), two}) {
        filtered.any(asked, obstacles, hits);
        filtered.first(asked, obstacles, firsts);
        filtered.count(asked, obstacles, counts);
        check(expected, hits, firsts, filtered + ", " + obstacles);
        check(numbers, counts, filtered + ", " + obstacles);
      }
    }
  }

  /** The nearest pair of each group, by all distances: the lowest shape first, then the lowest other. */
  private static void checkNearest(Filter filter, Shapes shapes, int[] offsets, int groups, Shapes others,
      float within, GroupDistances got, Object what) {
    Distances distances = Distances.allocate(others.size());
    Engine scalar = filter == null ? Engine.scalar() : Engine.scalar().where(filter);
    assertEquals(groups, got.size());
    for (int g = 0; g < groups; g++) {
      float least = Float.POSITIVE_INFINITY;
      int shape = -1, obstacle = -1;
      for (int i = offsets[g]; i < offsets[g + 1]; i++) {
        scalar.distance(shapes, others, Pairing.oneToMany(i), distances);
        for (int j = 0; j < others.size(); j++) {
          float distance = distances.distance[j];
          if (distances.hits().get(j) && distance <= within && distance < least) {
            least = distance;
            shape = i;
            obstacle = j;
          }
        }
      }
      String group = what + ", group " + g;
      assertEquals(least, got.distance[g], group);
      assertEquals(shape, got.shape[g], group);
      assertEquals(obstacle, got.obstacle[g], group);
    }
  }

  @Provide
  Arbitrary<Question> distance() {
    return Arbitraries.of(Question.some(Question.all(Verb.DISTANCE), 8));
  }

  @Property(tries = 25)
  void groupsAreAsNearAsTheirShapes(@ForAll long seed, @ForAll("distance") Question question,
      @ForAll @IntRange(max = 150) int groups, @ForAll @IntRange(max = 12) int most,
      @ForAll @IntRange(max = 150) int others, @ForAll boolean isFiltered, @ForAll boolean isBounded,
      @ForAll Distribution distribution, @ForAll Placement placement) {
    Random random = new Random(seed);
    int[] offsets = offsets(random, groups, most);
    int size = offsets[groups] + random.nextInt(3);
    Shapes shapes = Samples.shapes(question.first(), random, distribution, size, placement);
    Shapes targets = Samples.shapes(question.second(), random, distribution, others);
    Filter filter = !isFiltered ? null
        : Filter.layers(layers(random, size, false), ones(size), ones(others), ones(others));
    GroupDistances distances = GroupDistances.allocate(groups + 2);
    float within = isBounded ? random.nextInt(3) : Float.POSITIVE_INFINITY;
    Groups asked = shapes.groups(offsets, groups);
    for (Engine engine : TreeCheck.ENGINES) {
      Engine filtered = filter == null ? engine : engine.where(filter);
      int some = random.nextInt(others + 1);
      Obstacles two = Obstacles.of(targets.slice(0, some), Tree.of(targets.slice(some, others - some)));
      for (Obstacles obstacles : new Obstacles[] {targets, Tree.of(targets), two}) {
        filtered.nearest(asked, obstacles, distances.within(within));
        checkNearest(filter, shapes, offsets, groups, targets, within, distances,
            filtered + ", " + obstacles);
      }
    }
  }

  static int[] layers(Random random, int size, boolean isSparse) {
    return random.ints(size, 0, isSparse ? 30 : 2).map(layer -> layer == 1 ? 1 : 0).toArray();
  }

  static int[] ones(int size) {
    int[] ones = new int[size];
    Arrays.fill(ones, 1);
    return ones;
  }

  @Property(tries = 40)
  void groupsHaveTheHitsOfTheirPairs(@ForAll long seed, @ForAll("question") Question question,
      @ForAll @IntRange(max = 300) int groups, @ForAll @IntRange(min = 1, max = 200) int firstEach,
      @ForAll @IntRange(min = 1, max = 20) int secondEach, @ForAll @IntRange(max = 60) int pairs,
      @ForAll boolean isFiltered, @ForAll Distribution distribution, @ForAll Placement placement) {
    Random random = new Random(seed);
    int few = Math.min(groups, 20_000 / firstEach);
    Shapes first = Samples.shapes(question.first(), random, distribution, few * firstEach, placement);
    Shapes second = Samples.shapes(question.second(), random, distribution, few * secondEach);
    Filter filter = !isFiltered ? null : Filter.layers(layers(random, first.size(), true), ones(first.size()),
        ones(second.size()), ones(second.size()));
    int[] a = random.ints(pairs, 0, firstEach).toArray(), b = random.ints(pairs, 0, secondEach).toArray();
    check(filter, first.groups(firstEach), firstEach, second.groups(secondEach), secondEach, a, b, few);
  }

  /** More elements than lanes hold of each group. */
  @Property(tries = 20)
  void groupsHaveTheHitsOfTheirOwnPairs(@ForAll long seed, @ForAll("question") Question question,
      @ForAll @IntRange(max = 150) int groups, @ForAll @IntRange(min = 1, max = 200) int each,
      @ForAll @IntRange(max = 400) int pairs, @ForAll Distribution distribution) {
    Random random = new Random(seed);
    Shapes shapes = Samples.shapes(question.second(), random, distribution, groups * each);
    int[] a = random.ints(pairs, 0, each).toArray(), b = random.ints(pairs, 0, each).toArray();
    if (new Question(question.verb(), question.second(), question.second()).hasAnswer()) {
      Groups own = shapes.groups(each);
      check(null, own, each, own, each, a, b, groups);
      int[] offsets = new int[groups + 1];
      Arrays.setAll(offsets, g -> g * each);
      check(null, own, each, shapes.groups(offsets, groups), each, a, b, groups);
    }
  }

  /** So many pairs that runs of elements are asked about first. */
  @Property(tries = 40, edgeCases = EdgeCasesMode.NONE)
  void groupsHaveTheHitsOfManyPairs(@ForAll long seed, @ForAll("question") Question question,
      @ForAll @IntRange(min = 20, max = 150) int groups, @ForAll @IntRange(min = 16, max = 45) int firstEach,
      @ForAll @IntRange(min = 16, max = 45) int secondEach, @ForAll boolean isOne, @ForAll boolean isFiltered,
      @ForAll Distribution distribution, @ForAll Placement placement) {
    Random random = new Random(seed);
    Kind kind = question.second();
    Shapes second =
        spread(Samples.shapes(kind, random, distribution, groups * secondEach, placement), secondEach);
    if (isOne && new Question(question.verb(), kind, kind).hasAnswer()) {
      Groups own = second.groups(secondEach);
      checkMany(random, null, own, secondEach, own, secondEach, groups);
      return;
    }
    Shapes first =
        spread(Samples.shapes(question.first(), random, distribution, groups * firstEach), firstEach);
    Filter filter = !isFiltered ? null : Filter.layers(layers(random, first.size(), true), ones(first.size()),
        ones(second.size()), ones(second.size()));
    checkMany(random, filter, first.groups(firstEach), firstEach, second.groups(secondEach), secondEach,
        groups);
  }

  /** Moves the elements of groups along x, four of each together. */
  private static Shapes spread(Shapes shapes, int each) {
    return move(shapes, i -> 5 * (i % each / 4));
  }

  /** Moves shapes along x, each by a distance of its own. */
  static Shapes move(Shapes shapes, IntUnaryOperator by) {
    Elements elements = shapes.elements;
    for (int i = 0; i < elements.size; i++) {
      int distance = by.applyAsInt(i);
      for (int c = 0; c < 3 * elements.kind.points(); c += 3) {
        elements.columns[c][elements.from + i] += distance;
      }
    }
    return shapes;
  }

  private static void checkMany(Random random, Filter filter, Groups first, int firstEach, Groups second,
      int secondEach, int groups) {
    int pairs = 300 + random.nextInt(600);
    check(filter, first, firstEach, second, secondEach, random.ints(pairs, 0, firstEach).toArray(),
        random.ints(pairs, 0, secondEach).toArray(), groups);
  }

  static void check(Filter filter, Groups first, int firstEach, Groups second, int secondEach, int[] a,
      int[] b, int groups) {
    int pairs = a.length;
    int[] firsts = new int[groups * pairs], seconds = new int[groups * pairs];
    for (int k = 0; k < groups * pairs; k++) {
      firsts[k] = k / pairs * firstEach + a[k % pairs];
      seconds[k] = k / pairs * secondEach + b[k % pairs];
    }
    Engine scalar = filter == null ? Engine.scalar() : Engine.scalar().where(filter);
    Pairing all = Pairing.indexed(firsts, seconds, groups * pairs);
    Hits flat = Hits.allocate(groups * pairs);
    if (first.all instanceof Rays rays) {
      RayHits rayHits = RayHits.allocate(groups * pairs);
      scalar.cast(rays, second.shapes(), all, rayHits);
      flat = rayHits.hits();
    } else {
      scalar.overlap(first.shapes(), second.shapes(), all, flat);
    }
    int[] expected = new int[groups], numbers = new int[groups];
    for (int g = 0; g < groups; g++) {
      expected[g] = -1;
      numbers[g] = flat.count(g * pairs, pairs);
      for (int k = pairs - 1; k >= 0; k--) {
        expected[g] = flat.get(g * pairs + k) ? k : expected[g];
      }
    }
    GroupCounts counts = GroupCounts.allocate(groups);
    Hits hits = Hits.allocate(groups);
    FirstHits found = FirstHits.allocate(groups);
    for (Engine engine : TreeCheck.ENGINES) {
      Engine filtered = filter == null ? engine : engine.where(filter);
      filtered.any(first, second, Pairing.indexed(a, b, pairs), hits);
      filtered.first(first, second, Pairing.indexed(a, b, pairs), found);
      filtered.count(first, second, Pairing.indexed(a, b, pairs), counts);
      check(expected, hits, found, filtered);
      check(numbers, counts, filtered);
    }
  }

  /** One group of thousands of shapes, of which the last but few touch. */
  @Test
  void largeGroups() {
    int size = 1500;
    Spheres balls = Spheres.allocate(size);
    for (int i = 0; i < size; i++) {
      balls.set(i, i, 0, 0, 0.25f);
    }
    Boxes boxes = Boxes.allocate(300);
    for (int i = 0; i < 300; i++) {
      boxes.set(i, 1234 + i, -1, -1, 1234 + i, 1, 1);
    }
    FirstHits first = FirstHits.allocate(2);
    GroupCounts counts = GroupCounts.allocate(2);
    for (Engine engine : TreeCheck.ENGINES) {
      for (Target target : new Target[] {boxes, boxes.slice(0, 3), Tree.of(boxes)}) {
        engine.first(balls.groups(size), target, first);
        assertEquals(1, first.size());
        assertEquals(1234, first.index[0]);
        engine.first(balls.groups(new int[] {0, 1234, 1500}, 2), target, first);
        assertEquals(-1, first.index[0]);
        assertEquals(1234, first.index[1]);
        engine.count(balls.groups(new int[] {0, 1236, 1500}, 2), target, counts);
        int last = Math.min(target.shapes().size() + 1233, size - 1);
        assertArrayEquals(new int[] {2, last - 1235}, counts.count);
      }
    }
  }

  /** The first obstacle touches ball 0 of each eight, and the others balls 0 and 3 of every second eight. */
  @Test
  void shapesThatTouchSeveralObstaclesCountOnce() {
    int groups = 200;
    Spheres balls = Spheres.allocate(8 * groups), touches = Spheres.allocate(groups);
    for (int i = 0; i < balls.size(); i++) {
      balls.set(i, 10 * (i / 8) + 0.25f * (i % 8), 0, 0, 0.1f);
    }
    Boxes all = Boxes.allocate(1);
    all.set(0, 0, 0, 0, 10 * groups, 0, 0);
    for (int i = 0; i < groups; i++) {
      touches.set(i, 20 * (i / 2) + 0.75f * (i % 2), 0, 0, 0.05f);
    }
    Boxes first = Boxes.allocate(groups);
    for (int i = 0; i < groups; i++) {
      first.set(i, 10 * i, 0, 0, 10 * i, 0, 0);
    }
    GroupCounts counts = GroupCounts.allocate(groups);
    for (Engine engine : TreeCheck.ENGINES) {
      for (Target others : new Target[] {touches, Tree.of(touches), PointCloud.of(touches, 1)}) {
        engine.count(balls.groups(8), Obstacles.of(first, others), counts);
        for (int g = 0; g < groups; g++) {
          assertEquals(g % 2 == 0 ? 2 : 1, counts.count[g], engine + ", " + others + ", group " + g);
        }
        engine.count(balls.groups(8), Obstacles.of(all, others, first), counts);
        assertArrayEquals(IntStream.range(0, groups).map(g -> 8).toArray(), counts.count, engine::toString);
      }
    }
  }

  @Test
  void hitsOfARangeAreCounted() {
    Hits hits = Hits.wrap(new long[] {-1L, 5L, 1L << 63});
    Spheres balls = Spheres.allocate(192);
    Engine.scalar().overlap(balls, balls, Pairing.zip(), hits);
    hits.words()[1] = 5;
    hits.words()[2] = 1L << 63;
    assertEquals(64 + 2 + 1, hits.count(0, 192));
    assertEquals(0, hits.count(64, 0));
    assertEquals(3, hits.count(61, 3));
    assertEquals(5, hits.count(60, 5));
    assertEquals(1, hits.count(66, 120));
    assertEquals(1, hits.count(191, 1));
    assertThrows(IllegalArgumentException.class, () -> hits.count(190, 3));
  }

  @Test
  void argumentsAreChecked() {
    Spheres balls = Spheres.allocate(60);
    Engine engine = Engine.scalar();
    Hits hits = Hits.allocate(6);
    fails("each is 0, less than 1", () -> balls.groups(0));
    fails("size() is 60, not a multiple of 7", () -> balls.groups(7));
    fails("offsets.length is 2, but there are 3 ends of groups", () -> balls.groups(new int[2], 2));
    fails("count is -1, less than 0", () -> balls.groups(new int[2], -1));
    fails("hits.capacity() is 64, but there are 65 groups",
        () -> engine.any(balls.groups(new int[66], 65), balls, hits));
    fails("offsets[2] is 3, less than offsets[1], which is 4",
        () -> engine.any(balls.groups(new int[] {0, 4, 3}, 2), balls, hits));
    fails("offsets[1] is 61, but groups.shapes().size() is 60",
        () -> engine.any(balls.groups(new int[] {0, 61}, 1), balls, hits));
    Groups six = balls.groups(10);
    fails("second.size() is 5, but first.size() is 6",
        () -> engine.any(six, balls.groups(12), Pairing.indexed(new int[1], new int[1], 1), hits));
    fails("pairing is Zip[], and pairs of groups are indexed",
        () -> engine.any(six, six, Pairing.zip(), hits));
    fails("pairing.second has element 10, but group 0 has 10 elements",
        () -> engine.any(six, six, Pairing.indexed(new int[1], new int[] {10}, 1), hits));
    fails("pairing.first[0] is -1, not in [0, 2147483647)",
        () -> engine.any(six, six, Pairing.indexed(new int[] {-1}, new int[] {1}, 1), hits));
    fails("groups", () -> engine.any((Groups) null, balls, hits));
    fails("obstacles", () -> engine.any(six, (Obstacles) null, hits));
    fails("first", () -> engine.any(null, six, Pairing.zip(), hits));
    Planes planes = Planes.allocate(4);
    assertThrows(UnsupportedOperationException.class, () -> engine.any(planes.groups(2), planes, hits));
    assertEquals("Groups[6 of Spheres[60]]", six.toString());
    GroupDistances distances = GroupDistances.allocate(6);
    GroupCounts counts = GroupCounts.allocate(5);
    fails("counts.capacity() is 5, but there are 6 groups", () -> engine.count(six, balls, counts));
    fails("counts.capacity() is 5, but there are 6 groups", () -> engine.count(six, six, counts));
    fails("counts.capacity() is 5, but there are 6 groups",
        () -> engine.count(six, six, Pairing.indexed(new int[1], new int[1], 1), counts));
    fails("offsets[1] is 61, but groups.shapes().size() is 60",
        () -> engine.count(balls.groups(new int[] {0, 61}, 1), balls, counts));
    fails("pairing is Zip[], and pairs of groups are indexed",
        () -> engine.count(balls.groups(12), balls.groups(12), Pairing.zip(), counts));
    fails("counts", () -> engine.count(six, balls, null));
    fails("groups", () -> engine.count(null, balls, counts));
    assertEquals("GroupCounts[0]", counts.toString());
    fails("distances.capacity() is 6, but there are 65 groups",
        () -> engine.nearest(balls.groups(new int[66], 65), balls, distances));
    fails("offsets[1] is 61, but groups.shapes().size() is 60",
        () -> engine.nearest(balls.groups(new int[] {0, 61}, 1), balls, distances));
    fails("groups", () -> engine.nearest(null, balls, distances));
    fails("obstacles", () -> engine.nearest(six, (Obstacles) null, distances));
    fails("distances", () -> engine.nearest(six, balls, (GroupDistances) null));
    fails("distance is -1.0, not 0 or more", () -> distances.within(-1));
    Cylinders pillars = Cylinders.allocate(Axis.Z, 4);
    assertThrows(UnsupportedOperationException.class, () -> engine.nearest(six, pillars, distances));
  }

  static void fails(String message, Runnable call) {
    RuntimeException e = assertThrows(RuntimeException.class, call::run);
    assertTrue(e.getMessage().contains(message), e::getMessage);
  }
}
