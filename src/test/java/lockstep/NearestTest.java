package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import lockstep.Samples.Distribution;
import lockstep.Samples.Placement;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/**
 * The nearest shapes are those found by sorting all distances, bit for bit, on every engine, with and without
 * a tree.
 */
@Runs.Ends
@Runs.Vectors
class NearestTest {
  @Provide
  Arbitrary<Question> question() {
    return Arbitraries.of(Question.few(Question.all(Verb.CLOSEST_POINTS), Effort.choose(3, 8, 8)));
  }

  /** For each shape and each of {@code each} entries, its index and the bits of its distance and point. */
  private static int[] sorted(Shapes shapes, Shapes target, int perShape, float most, Filter filter) {
    int[] answer = new int[5 * perShape * shapes.size()];
    Distances row = Distances.allocate(target.size());
    for (int i = 0; i < shapes.size(); i++) {
      int first = i;
      Engine.scalar().distance(shapes, target, Pairing.oneToMany(i), row);
      int[] nearest = IntStream.range(0, target.size())
          .filter(j -> row.hits().get(j) && row.distance[j] <= most
              && (filter == null || filter.pairs.passes(first, j)))
          .boxed().sorted((j, k) -> row.distance[j] < row.distance[k] ? -1
              : row.distance[j] > row.distance[k] ? 1 : j - k)
          .mapToInt(j -> j).limit(perShape).toArray();
      for (int k = 0; k < perShape; k++) {
        int at = 5 * (i * perShape + k);
        boolean is = k < nearest.length;
        int j = is ? nearest[k] : -1;
        answer[at] = j;
        answer[at + 1] = Float.floatToRawIntBits(is ? row.distance[j] : Float.POSITIVE_INFINITY);
        answer[at + 2] = Float.floatToRawIntBits(is ? row.bx[j] : 0);
        answer[at + 3] = Float.floatToRawIntBits(is ? row.by[j] : 0);
        answer[at + 4] = Float.floatToRawIntBits(is ? row.bz[j] : 0);
      }
    }
    return answer;
  }

  private static int[] ask(Engine engine, Shapes shapes, Target target, int perShape, float most) {
    Nearest nearest = Nearest.allocate(shapes.size() + 3, perShape);
    for (float[] column : List.of(nearest.distance, nearest.x, nearest.y, nearest.z)) {
      Arrays.fill(column, Float.NaN);
    }
    Arrays.fill(nearest.index, 12345);
    engine.nearest(shapes, target, nearest.within(most));
    assertEquals(shapes.size(), nearest.size());
    int[] answer = new int[5 * perShape * shapes.size()];
    for (int e = 0; e < perShape * shapes.size(); e++) {
      answer[5 * e] = nearest.index[e];
      answer[5 * e + 1] = Float.floatToRawIntBits(nearest.distance[e]);
      answer[5 * e + 2] = Float.floatToRawIntBits(nearest.x[e]);
      answer[5 * e + 3] = Float.floatToRawIntBits(nearest.y[e]);
      answer[5 * e + 4] = Float.floatToRawIntBits(nearest.z[e]);
    }
    for (int i = 0; i < shapes.size(); i++) {
      int row = i;
      assertEquals(IntStream.range(0, perShape).filter(k -> nearest.index[row * perShape + k] >= 0).count(),
          nearest.count(i));
    }
    return answer;
  }

  private static void agree(Shapes shapes, Shapes target, Target asked, int perShape, float most,
      Filter filter) {
    int[] expected = sorted(shapes, target, perShape, most, filter);
    for (Engine engine : TreeCheck.ENGINES) {
      Engine its = filter == null ? engine : engine.where(filter);
      assertArrayEquals(expected, ask(its, shapes, asked, perShape, most),
          () -> its + ", " + shapes + ", " + asked + ", " + perShape + ", " + most);
    }
  }

  @Property(tries = 120)
  void asBySorting(@ForAll long seed, @ForAll("question") Question question, @ForAll Scene scene,
      @ForAll @IntRange(max = 200) int size, @ForAll @IntRange(max = 300) int others,
      @ForAll @IntRange(min = 1, max = 5) int perShape, @ForAll @IntRange(max = 3) int reach) {
    Random random = new Random(seed);
    Shapes shapes = scene.shapes(random, question.first(), size, Placement.SLICE);
    Shapes target = scene.shapes(random, question.second(), others, Placement.MIDDLE);
    float most = switch (reach) {
      case 0 -> Float.POSITIVE_INFINITY;
      case 1 -> 0;
      default -> random.nextFloat() * (reach == 2 ? 1 : 10);
    };
    agree(shapes, target, target, perShape, most, null);
    agree(shapes, target, Tree.of(target), perShape, most, null);
  }

  /**
   * A capsule so long that squares overflow, for which the kernel's answer is arbitrary: a tree gives the
   * same answer.
   */
  @Test
  void beyondTheRangeOfKernels() {
    Capsules capsules = Capsules.allocate(1);
    capsules.set(0, 1, -2e19f, 1e19f, 0, -Float.MAX_VALUE, -1e30f, Float.MIN_VALUE);
    Boxes boxes = Boxes.allocate(1);
    boxes.set(0, 2, 1, 1, 3, 1, 1);
    agree(capsules, boxes, Tree.of(boxes), 1, Float.POSITIVE_INFINITY, null);
  }

  /** More than are ordered together, most of them neighbours of the one before, the others anywhere. */
  @Test
  void manyAtOnce() {
    Random random = new Random(1);
    Spheres points = Spheres.allocate(9000);
    for (int i = 0; i < points.size(); i++) {
      boolean far = i % 100 == 7;
      float turn = i * 0.01f;
      points.set(i, far ? 1e6f * random.nextFloat() : i * 0.001f,
          far ? i : 4.5f + 4.5f * (float) Math.sin(turn),
          i % 500 == 3 ? Float.NaN : 4.5f + 4.5f * (float) Math.cos(turn), 0);
    }
    Shapes target = Scene.RANDOM.shapes(random, Kind.BOX, 700);
    Tree tree = Tree.of(target);
    Nearest expected = Nearest.allocate(points.size());
    Engine.scalar().nearest(points, target, expected);
    assertTrue(Arrays.stream(expected.index, 0, 9000).distinct().count() > 30);
    for (Engine engine : TreeCheck.ENGINES) {
      Nearest got = Nearest.allocate(points.size());
      engine.nearest(points, tree, got);
      assertArrayEquals(Arrays.copyOf(expected.index, 9000), Arrays.copyOf(got.index, 9000));
      assertArrayEquals(Arrays.copyOf(expected.distance, 9000), Arrays.copyOf(got.distance, 9000));
      assertArrayEquals(Arrays.copyOf(expected.x, 9000), Arrays.copyOf(got.x, 9000));
    }
  }

  @Property(tries = 40)
  void amongWhatPassesAFilter(@ForAll long seed, @ForAll("question") Question question, @ForAll Scene scene,
      @ForAll @IntRange(min = 1, max = 3) int perShape) {
    Random random = new Random(seed);
    Shapes shapes = scene.shapes(random, question.first(), 60, Placement.ALLOCATED);
    Shapes target = scene.shapes(random, question.second(), 90, Placement.ALLOCATED);
    Filter filter = Filter.groups(random.ints(60, -1, 4).toArray(), random.ints(90, -1, 4).toArray());
    agree(shapes, target, target, perShape, Float.POSITIVE_INFINITY, filter);
    agree(shapes, target, Tree.of(target), perShape, Float.POSITIVE_INFINITY, filter);
  }

  /** All shapes near enough: all pairs without those that are too far. */
  @Property(tries = 70)
  void within(@ForAll long seed, @ForAll("question") Question question, @ForAll Scene scene,
      @ForAll @IntRange(max = 100) int size, @ForAll @IntRange(max = 150) int others,
      @ForAll @IntRange(max = 3) int reach) {
    Random random = new Random(seed);
    Shapes shapes = scene.shapes(random, question.first(), size, Placement.SLICE);
    Shapes target = scene.shapes(random, question.second(), others, Placement.MIDDLE);
    float most =
        reach == 0 ? 0 : reach == 1 ? Float.POSITIVE_INFINITY : random.nextFloat() * (reach == 2 ? 1 : 5);
    int[] expected = near(shapes, target, most, false);
    boolean isOneKind = question.first() == question.second();
    int[] expectedOfOne = isOneKind ? near(target, target, most, true) : null;
    Tree tree = Tree.of(target);
    for (Engine engine : TreeCheck.ENGINES) {
      for (Target asked : List.of(target, tree)) {
        Pairs pairs = Pairs.allocate(size * others + others * others);
        assertEquals(expected.length / 2, engine.within(shapes, asked, most, pairs));
        assertArrayEquals(expected, Answers.of(pairs), () -> engine + ", " + asked + ", " + most);
        if (isOneKind) {
          assertEquals(expectedOfOne.length / 2, engine.within(asked, most, pairs));
          assertArrayEquals(expectedOfOne, Answers.of(pairs),
              () -> engine + ", " + asked + " itself, " + most);
        }
      }
    }
  }

  private static int[] near(Shapes first, Shapes second, float most, boolean self) {
    Distances row = Distances.withoutPoints(second.size());
    IntStream.Builder list = IntStream.builder();
    for (int i = 0; i < first.size(); i++) {
      Engine.scalar().distance(first, second, Pairing.oneToMany(i), row);
      for (int j = self ? i + 1 : 0; j < second.size(); j++) {
        if (row.hits().get(j) && row.distance[j] <= most) {
          list.add(i).add(j);
        }
      }
    }
    return list.build().toArray();
  }

  /** All at the same distance: the lowest indices, in order. */
  @Test
  void onEqualDistanceTheLowestIndex() {
    Spheres same = Spheres.allocate(100);
    for (int i = 0; i < 100; i++) {
      same.set(i, 1, 2, 3, 0.5f);
    }
    Spheres point = Spheres.allocate(1);
    point.set(0, 1, 2, 4, 0);
    for (Engine engine : TreeCheck.ENGINES) {
      for (Target target : List.of(same, Tree.of(same))) {
        Nearest nearest = Nearest.allocate(1, 7);
        engine.nearest(point, target, nearest);
        assertArrayEquals(new int[] {0, 1, 2, 3, 4, 5, 6}, Arrays.copyOf(nearest.index, 7));
        assertEquals(0.5f, nearest.distance[6]);
        assertEquals(3.5f, nearest.z[6]);
        engine.nearest(point, target, nearest.within(0.5f));
        assertEquals(7, nearest.count(0));
        engine.nearest(point, target, nearest.within(Math.nextDown(0.5f)));
        assertEquals(0, nearest.count(0));
      }
    }
  }

  @Test
  void followsATreeThatMoves() {
    Random random = new Random(3);
    Spheres spheres = (Spheres) Samples.random(Kind.SPHERE, random, Distribution.UNIFORM, 500);
    Spheres points = (Spheres) Samples.random(Kind.SPHERE, random, Distribution.UNIFORM, 50);
    Tree tree = Tree.of(spheres);
    for (int step = 0; step < 5; step++) {
      for (int i = 0; i < 500; i++) {
        spheres.x[i] += random.nextFloat() - 0.5f;
      }
      tree.update();
      agree(points, spheres, tree, 2, Float.POSITIVE_INFINITY, null);
    }
  }

  @Test
  void argumentsAreChecked() {
    Spheres spheres = Spheres.allocate(3);
    Nearest two = Nearest.allocate(2, 4);
    assertEquals("nearest.capacity() is 2, but there are 3 shapes",
        assertThrows(IllegalArgumentException.class, () -> Engine.scalar().nearest(spheres, spheres, two))
            .getMessage());
    assertEquals("distance is NaN, not 0 or more", assertThrows(IllegalArgumentException.class,
        () -> Engine.scalar().nearest(spheres, spheres, two.within(Float.NaN))).getMessage());
    assertEquals("distance is -1.0, not 0 or more", assertThrows(IllegalArgumentException.class,
        () -> Engine.scalar().nearest(spheres, spheres, two.within(-1))).getMessage());
    assertThrows(IllegalArgumentException.class,
        () -> Engine.scalar().within(spheres, spheres, Float.NaN, Pairs.allocate(1)));
    assertThrows(IllegalArgumentException.class,
        () -> Engine.scalar().within(spheres, -1, Pairs.allocate(1)));
    assertEquals("perShape is 0, less than 1",
        assertThrows(IllegalArgumentException.class, () -> Nearest.allocate(2, 0)).getMessage());
    assertEquals("capacity · perShape is 4000000000, more than 2147483584",
        assertThrows(IllegalArgumentException.class, () -> Nearest.allocate(1_000_000_000, 4)).getMessage());
    assertThrows(NullPointerException.class, () -> Engine.scalar().nearest(spheres, (Target) null, two));
    assertThrows(UnsupportedOperationException.class,
        () -> Engine.scalar().nearest(spheres, Frusta.allocate(1), two));
    assertEquals("Nearest[4 of each of 0]", two.toString());
  }
}
