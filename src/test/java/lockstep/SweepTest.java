package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import lockstep.Samples.Distribution;
import lockstep.Samples.Placement;
import lockstep.bench.scenes.Buffers;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/**
 * Sweeps apply their kernels' answers correctly: order of the operands, motions of both, first touch among
 * many, with and without a tree. {@code SweepOracleTest} covers the answer of a kernel for a pair.
 */
@Runs.Ends
@Runs.Vectors
class SweepTest {
  @Provide
  Arbitrary<Question> question() {
    return Arbitraries.of(Question.few(Question.all(Verb.SWEEP), Effort.choose(3, 8, 8)));
  }

  private static Motions motions(Random random, int size) {
    Motions motions = Motions.allocate(size + 5).slice(5, size);
    for (int i = 0; i < size; i++) {
      motions.set(i, random.nextInt(9) - 4, random.nextInt(9) - 4, random.nextInt(9) - 4);
    }
    return motions;
  }

  private static Motions minus(Motions a, Motions b) {
    Motions difference = Motions.allocate(a.size());
    for (int i = 0; i < a.size(); i++) {
      int k = a.from() + i;
      int l = b.from() + i;
      difference.set(i, a.vx[k] - b.vx[l], a.vy[k] - b.vy[l], a.vz[k] - b.vz[l]);
    }
    return difference;
  }

  private static Motions none(int size) {
    return Motions.allocate(size);
  }

  /** The points of contact, moved by a motion until their time. */
  private static float[] moved(float[] points, float[] motion, int from, SweepHits hits) {
    float[] moved = new float[hits.size()];
    for (int i = 0; i < moved.length; i++) {
      moved[i] = hits.hits().get(i) ? points[i] + motion[from + i] * hits.t[i] : points[i];
    }
    return moved;
  }

  private static void near(float[] expected, float[] actual, SweepHits hits) {
    for (int i = 0; i < hits.size(); i++) {
      assertEquals(expected[i], actual[i], 1e-5f * (1 + Math.abs(expected[i])), "point");
    }
  }

  private static float[] firstOf(float[] column, SweepHits hits) {
    return Arrays.copyOf(column, hits.size());
  }

  /**
   * If both move, they meet as by the difference of the motions, with contacts at the second's position by
   * then; the order of the operands only reverses the normal.
   */
  @Property(tries = 100)
  void onlyTheDifferenceCounts(@ForAll long seed, @ForAll("question") Question question,
      @ForAll @IntRange(min = 1, max = 300) int size) {
    Random random = new Random(seed);
    Shapes a = Samples.shapes(question.first(), random, Distribution.GRID, size);
    Shapes b = Samples.shapes(question.second(), random, Distribution.GRID, size);
    Motions of = motions(random, size);
    Motions ofOthers = motions(random, size);
    SweepHits expected = SweepHits.allocate(size);
    Engine.scalar().sweep(a.moving(minus(of, ofOthers)), b, Pairing.zip(), expected);
    for (Engine engine : TreeCheck.ENGINES) {
      SweepHits both = Answers.stale(SweepHits.allocate(size));
      engine.sweep(a.moving(of), b.moving(ofOthers), Pairing.zip(), both);
      assertArrayEquals(firstOf(expected.t, expected), firstOf(both.t, both));
      assertArrayEquals(firstOf(expected.nx, expected), firstOf(both.nx, both));
      near(moved(expected.x, ofOthers.vx, ofOthers.from(), expected), both.x, both);
      near(moved(expected.y, ofOthers.vy, ofOthers.from(), expected), both.y, both);
      near(moved(expected.z, ofOthers.vz, ofOthers.from(), expected), both.z, both);

      if (question.first() != question.second()) {
        SweepHits swapped = Answers.stale(SweepHits.allocate(size));
        engine.sweep(b.moving(ofOthers), a.moving(of), Pairing.zip(), swapped);
        assertArrayEquals(firstOf(both.t, both), firstOf(swapped.t, swapped));
        assertArrayEquals(firstOf(both.index, both), firstOf(swapped.index, swapped));
        for (int i = 0; i < size; i++) {
          assertEquals(0 + both.nx[i], 0 - swapped.nx[i]);
          assertEquals(0 + both.ny[i], 0 - swapped.ny[i]);
          assertEquals(0 + both.nz[i], 0 - swapped.nz[i]);
        }
      }
    }
  }

  /** Shapes that start where the last sweep ended are in doubt at the start, and where they touch next. */
  @Property(tries = 60)
  void answersMayBeFedBack(@ForAll long seed, @ForAll("question") Question question,
      @ForAll Distribution distribution, @ForAll @IntRange(min = 1, max = 300) int size) {
    Random random = new Random(seed);
    Shapes a = Samples.shapes(question.first(), random, distribution, size);
    Shapes b = Samples.shapes(question.second(), random, distribution, size);
    SweepHits hits = SweepHits.allocate(size);
    for (int step = 0; step < 4; step++) {
      assertArrayEquals(question.ask(Engine.scalar(), a, b, Pairing.zip()),
          question.ask(Engines.widest(), a, b, Pairing.zip()));
      Motions motions = Samples.motions(a);
      Engine.scalar().sweep(a.moving(motions), b, Pairing.zip(), hits);
      Buffers.move(a, motions, hits);
    }
  }

  private static int[] firstOf(int[] column, SweepHits hits) {
    return Arrays.copyOf(column, hits.size());
  }

  /** For each shape the least time of a row of all pairs, with that pair's values. */
  private static int[] byRows(Shapes shapes, Motions motions, Shapes target, Filter filter) {
    SweepHits first = SweepHits.allocate(shapes.size());
    engineFor(filter).sweep(shapes.moving(motions), target.slice(0, 0), first);
    SweepHits row = SweepHits.allocate(target.size());
    for (int i = 0; i < shapes.size(); i++) {
      engineFor(filter).sweep(shapes.moving(motions), target, Pairing.oneToMany(i), row);
      for (int j = 0; j < target.size(); j++) {
        if (row.hits().get(j) && (first.index[i] < 0 || row.t[j] < first.t[i])) {
          first.hits().words()[i >>> 6] |= 1L << i;
          first.t[i] = row.t[j];
          first.nx[i] = row.nx[j];
          first.ny[i] = row.ny[j];
          first.nz[i] = row.nz[j];
          first.x[i] = row.x[j];
          first.y[i] = row.y[j];
          first.z[i] = row.z[j];
          first.index[i] = j;
        }
      }
    }
    return Answers.of(first, shapes.size());
  }

  private static Engine engineFor(Filter filter) {
    return filter == null ? Engine.scalar() : Engine.scalar().where(filter);
  }

  private static void agree(Shapes shapes, Motions motions, Shapes target, Filter filter) {
    int[] expected = byRows(shapes, motions, target, filter);
    Tree tree = Tree.of(target);
    for (Engine engine : TreeCheck.ENGINES) {
      Engine its = filter == null ? engine : engine.where(filter);
      for (Target asked : List.of(target, tree)) {
        SweepHits hits = Answers.stale(SweepHits.allocate(shapes.size()));
        its.sweep(shapes.moving(motions), asked, hits);
        assertArrayEquals(expected, Answers.of(hits, shapes.size()),
            () -> its + ", " + shapes + ", " + asked);
      }
    }
  }

  private static Motions anyMotions(Random random, Shapes shapes) {
    Motions motions = Motions.allocate(shapes.size());
    float size = Math.scalb(1f, random.nextInt(12) - 5) * (random.nextInt(8) == 0 ? 1e12f : 1);
    for (int i = 0; i < shapes.size(); i++) {
      motions.set(i, size * (float) random.nextGaussian(),
          random.nextInt(4) == 0 ? 0 : size * (float) random.nextGaussian(),
          random.nextInt(4) == 0 ? 1e-38f * random.nextFloat() : size * (float) random.nextGaussian());
      if (random.nextInt(20) == 0) {
        motions.set(i, 0, -0f, random.nextInt(3) == 0 ? Float.NaN : 7e-39f);
      }
    }
    return motions;
  }

  @Property(tries = 100)
  void whatIsFirst(@ForAll long seed, @ForAll("question") Question question, @ForAll Scene scene,
      @ForAll @IntRange(max = 200) int size, @ForAll @IntRange(max = 300) int others) {
    Random random = new Random(seed);
    Shapes shapes = scene.shapes(random, question.first(), size, Placement.SLICE);
    Shapes target = scene.shapes(random, question.second(), others, Placement.MIDDLE);
    agree(shapes, anyMotions(random, shapes), target, null);
  }

  @Property(tries = 30)
  void amongWhatPassesAFilter(@ForAll long seed, @ForAll("question") Question question, @ForAll Scene scene) {
    Random random = new Random(seed);
    Shapes shapes = scene.shapes(random, question.first(), 60, Placement.ALLOCATED);
    Shapes target = scene.shapes(random, question.second(), 90, Placement.ALLOCATED);
    Filter filter = Filter.groups(random.ints(60, -1, 4).toArray(), random.ints(90, -1, 4).toArray());
    agree(shapes, anyMotions(random, shapes), target, filter);
  }

  /** More than are ordered together. */
  @Test
  void manyAtOnce() {
    Random random = new Random(1);
    Spheres spheres = Spheres.allocate(3000);
    Motions motions = Motions.allocate(3000);
    for (int i = 0; i < spheres.size(); i++) {
      spheres.set(i, 9 * random.nextFloat(), 9 * random.nextFloat(), 9 * random.nextFloat(), 0.1f);
      motions.set(i, (float) random.nextGaussian(), (float) random.nextGaussian(),
          (float) random.nextGaussian());
    }
    agree(spheres, motions, Scene.RANDOM.shapes(random, Kind.SPHERE, 200), null);
  }

  /** A hit of a pair that a filter rejects is a miss. */
  @Test
  void pairsThatDoNotCount() {
    Spheres spheres = Spheres.wrap(new float[4], new float[4], new float[4], new float[] {1, 1, 1, 1}, 4);
    int[] groups = {0, 1, 2, 3};
    Filter filter = Filter.groups(groups, new int[] {0, 2, 2, 2});
    SweepHits hits = Answers.stale(SweepHits.allocate(4));
    Engine.best().where(filter).sweep(spheres.moving(none(4)), spheres, Pairing.zip(), hits);
    Answers.of(hits, 4);
    assertArrayEquals(new boolean[] {false, true, false, true},
        new boolean[] {hits.hits().get(0), hits.hits().get(1), hits.hits().get(2), hits.hits().get(3)});
    assertTrue(hits.overlapsAtStart(1));
    assertFalse(hits.overlapsAtStart(0));
  }

  /** A tree offers everything that the kernel may hit, which at time 0 is what overlaps. */
  @Test
  void errorsCoverThoseOfOverlaps() {
    for (Entry sweep : ScalarKernels.TABLE.entries().stream().filter(entry -> entry.verb() == Verb.SWEEP)
        .toList()) {
      Entry overlap = ScalarKernels.TABLE.get(Verb.OVERLAP, sweep.first(), sweep.second());
      assertTrue(sweep.error().coordinates() >= overlap.error().coordinates()
          && sweep.error().extent() >= overlap.error().extent(), sweep::toString);
      assertEquals(overlap.first(), sweep.first());
    }
  }

  @Test
  void motionsSayWhatIsWrong() {
    Motions motions = motions(new Random(1), 4);
    assertEquals("Motions[4]", motions.toString());
    assertTrue(motions.firstInvalid().isEmpty());
    motions.set(2, 1, Float.NaN, 2);
    assertEquals(2, motions.firstInvalid().orElseThrow().index());
    assertEquals("vy is NaN, not a finite number", motions.firstInvalid().orElseThrow().reason());
    float[] four = new float[4];
    refused(IllegalArgumentException.class, "count is 5, but vx.length is 4",
        () -> Motions.wrap(four, four, four, 5));
    refused(NullPointerException.class, "vz", () -> Motions.wrap(four, four, null, 4));
    assertEquals(1, Motions.wrap(four, four, four, 1, 2).from());
  }

  @Test
  void whatIsRefused() {
    Spheres five = Spheres.allocate(5);
    refused(IllegalArgumentException.class, "motions.size() is 4, but size() is 5",
        () -> five.moving(none(4)));
    refused(NullPointerException.class, "motions", () -> five.moving(null));
    SweepHits hits = SweepHits.allocate(4);
    for (Engine engine : TreeCheck.ENGINES) {
      refused(IllegalArgumentException.class, "hits.capacity() is 4, but there are 5 pairs",
          () -> engine.sweep(five.moving(none(5)), five, Pairing.zip(), hits));
      refused(IllegalArgumentException.class, "hits.capacity() is 4, but there are 5 shapes",
          () -> engine.sweep(five.moving(none(5)), five, hits));
      refused(NullPointerException.class, "shapes", () -> engine.sweep(null, five, Pairing.zip(), hits));
      refused(NullPointerException.class, "others",
          () -> engine.sweep(five.moving(none(5)), null, Pairing.zip(), hits));
      refused(NullPointerException.class, "target",
          () -> engine.sweep(five.moving(none(5)), (Target) null, hits));
      refused(UnsupportedOperationException.class,
          "there is no kernel that tells when a frustum that moves touches a sphere",
          () -> engine.sweep(Frusta.allocate(5).moving(none(5)), five, Pairing.zip(), hits));
    }
  }

  private static void refused(Class<? extends Exception> type, String message, Executable call) {
    assertEquals(message, assertThrows(type, call).getMessage());
  }

  /** If few touched, or all from the start, the tests above would prove little. */
  @Test
  void samplesTouchOnTheWay() {
    Random random = new Random(7);
    for (Question question : Question.all(Verb.SWEEP)) {
      Shapes a = Samples.shapes(question.first(), random, Distribution.UNIFORM, 4000);
      Shapes b = Samples.shapes(question.second(), random, Distribution.UNIFORM, 4000);
      SweepHits hits = SweepHits.allocate(4000);
      Engine.scalar().sweep(a.moving(Samples.motions(a)), b, Pairing.zip(), hits);
      long later = IntStream.range(0, 4000).filter(i -> hits.t[i] > 0 && hits.t[i] < 1).count();
      assertTrue(later > 40, question + ": " + later);
    }
  }
}
