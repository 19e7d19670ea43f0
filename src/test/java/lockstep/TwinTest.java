package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every engine gives the scalar answer, bit for bit, for every question, pairing, size and float. */
@Runs.Vectors
class TwinTest {
  /** For sizes at which only their parts matter. */
  private static final Distribution[] LARGE = {Distribution.EXTREME};

  static List<Question> questions() {
    return Question.some(false);
  }

  static List<Question> fewer() {
    return Question.some(true);
  }

  @Provide
  Arbitrary<Question> question() {
    return Arbitraries.of(Question.all());
  }

  /**
   * Second operands: for containment every other one is small, as otherwise hardly any would be contained.
   */
  private static Columns second(Question question, Random random, Distribution distribution, int size,
      Placement placement, Columns first) {
    Columns second = Samples.random(question.second(), random, distribution, size, placement);
    return question.verb() == Verb.CONTAINS ? Samples.shrinkSome(first, (Shapes) second) : second;
  }

  /** Sizes around every threshold at which an implementation may change its method. */
  private static int[] sizes() {
    int lanes = Engines.widest().lanes();
    return IntStream.of(0, 1, lanes - 1, lanes, lanes + 1, 2 * lanes - 1, 2 * lanes + 1, 63, 64, 65, 127, 128,
        129, 255, 256, 257, 1024, 1025, 4095, 4096, 4097).distinct().toArray();
  }

  @ParameterizedTest
  @MethodSource("questions")
  void everySizeEveryPairing(Question question) {
    Random random = new Random(1);
    for (int size : sizes()) {
      for (Distribution distribution : size < 4000 ? Distribution.values() : LARGE) {
        Columns first = Samples.random(question.first(), random, distribution, size);
        Columns second = second(question, random, distribution, size, Placement.ALLOCATED, first);
        agree(question, first, second, Samples.pairings(random, size, size, size));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("fewer")
  void everySizeAtTheEndOfTheCallersArrays(Question question) {
    Random random = new Random(2);
    for (int size : sizes()) {
      Columns first =
          Samples.random(question.first(), random, Distribution.EXTREME, size, Placement.UNPADDED);
      Columns second = second(question, random, Distribution.EXTREME, size, Placement.UNPADDED, first);
      agree(question, first, second, Samples.pairings(random, size, size, size));
    }
  }

  @Property(tries = 150)
  void anyBatch(@ForAll long seed, @ForAll("question") Question question,
      @ForAll @IntRange(max = 5000) int firstSize, @ForAll @IntRange(max = 5000) int secondSize,
      @ForAll Distribution distribution, @ForAll Placement firstPlacement,
      @ForAll Placement secondPlacement) {
    Random random = new Random(seed);
    Columns first = Samples.random(question.first(), random, distribution, firstSize, firstPlacement);
    Columns second = second(question, random, distribution, secondSize, secondPlacement, first);
    agree(question, first, second, Samples.pairings(random, firstSize, secondSize, random.nextInt(3000)));
    int both = Math.min(firstSize, secondSize);
    agree(question, Samples.slice(first, firstSize - both, both), Samples.slice(second, 0, both),
        List.of(Pairing.zip()));
  }

  @Property(tries = 60)
  void whereTheColumnsLiveDoesNotMatter(@ForAll long seed, @ForAll("question") Question question,
      @ForAll @IntRange(max = 700) int size, @ForAll Distribution distribution,
      @ForAll Placement firstPlacement, @ForAll Placement secondPlacement) {
    Random random = new Random(seed);
    float[] first = Samples.elements(question.first(), random, distribution, size);
    float[] second = Samples.elements(question.second(), random, distribution, size);
    for (Pairing pairing : Samples.pairings(random, size, size, size)) {
      for (Engine engine : List.of(Engine.scalar(), Engines.widest())) {
        assertArrayEquals(
            question.ask(engine, Samples.buffer(question.first(), first, Placement.ALLOCATED),
                Samples.buffer(question.second(), second, Placement.ALLOCATED), pairing),
            question.ask(engine, Samples.buffer(question.first(), first, firstPlacement),
                Samples.buffer(question.second(), second, secondPlacement), pairing),
            () -> engine + ", " + question + ", " + pairing);
      }
    }
  }

  /**
   * For shapes of the magnitude of the largest floats only the scalar engine is tested, often: one pair in
   * ten million had a NaN point.
   */
  @Property(tries = 12)
  void everyHitHasAPlace(@ForAll long seed) {
    Random random = new Random(seed);
    for (Question question : Question.all()) {
      if (Question.listed(List.of(question)).isEmpty()) {
        Columns first = Samples.random(question.first(), random, Distribution.EXTREME, 1024);
        Columns second = Samples.random(question.second(), random, Distribution.EXTREME, 1024);
        question.ask(Engine.scalar(), first, second, Pairing.zip());
      }
    }
  }

  @Test
  void hitsOfTheLargestShapesHaveAPlace() {
    float max = Float.MAX_VALUE, inf = Float.POSITIVE_INFINITY;
    hasPlaces(Kind.BOX, Kind.BOX, new float[] {1, -2e19f, -inf, 2, -1, -inf},
        new float[] {3, 0, -inf, 4, 2, inf});
    hasPlaces(Kind.BOX, Kind.BOX, new float[] {0, inf, 0, 3e38f, inf, 1}, new float[] {1, 1, 0, 3, inf, 4});
    hasPlaces(Kind.CAPSULE, Kind.BOX, new float[] {2, 1, -max, 2, 2, 0, 1},
        new float[] {2, 1, -3e38f, 3, 2, 3});
    hasPlaces(Kind.CAPSULE, Kind.BOX, new float[] {3e38f, 0, -max, -2e19f, 0, -1e30f, 1e25f},
        new float[] {1, 0, 2, 1, 1, 4});
    hasPlaces(Kind.CAPSULE, Kind.ORIENTED_BOX, new float[] {max, 1, 3, 2, 0, 3, 1},
        new float[] {2, 1, 1, max, 2, 1, 0, 1, 1, 0});
    hasPlaces(Kind.CAPSULE, Kind.ORIENTED_BOX, new float[] {0, 0, 1e25f, 1, 0, -2e19f, 0},
        new float[] {3, 1, 0, 0, 2, 2, -1, 0, -1, 0});
  }

  private static void hasPlaces(Kind first, Kind second, float[] a, float[] b) {
    for (Verb verb : List.of(Verb.CLOSEST_POINTS, Verb.SWEEP)) {
      new Question(verb, first, second).ask(Engine.scalar(), Samples.buffer(first, a, Placement.ALLOCATED),
          Samples.buffer(second, b, Placement.ALLOCATED), Pairing.zip());
    }
  }

  /** If the inputs hit nothing, or everything, the tests above prove little. */
  @ParameterizedTest
  @MethodSource("questions")
  void theSamplesHitAndMiss(Question question) {
    for (Distribution distribution : Distribution.values()) {
      Random random = new Random(3);
      int size = 4000;
      Columns first = Samples.random(question.first(), random, distribution, size);
      Columns second = second(question, random, distribution, size, Placement.ALLOCATED, first);
      long hits = question.count(Engine.scalar(), first, second, Pairing.zip());
      // everything but invalid elements has a distance
      boolean mayMiss = Question.listed(List.of(question)).isEmpty();
      assertTrue(hits > size / 100 && (mayMiss || hits < size * 9 / 10),
          () -> question + ", " + distribution + ": " + hits);
    }
  }

  /** One bad value does not spoil the neighbouring lanes. */
  @ParameterizedTest
  @MethodSource("questions")
  void aBadElementSpoilsNoOther(Question question) {
    int size = 130;
    float[] good1 = Samples.elements(question.first(), new Random(4), Distribution.UNIFORM, size);
    float[] good2 = Samples.elements(question.second(), new Random(5), Distribution.UNIFORM, size);
    int[] expected = bits(question, good1, good2, size);
    for (int bad = 0; bad < size; bad += 7) {
      for (float value : new float[] {Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY}) {
        float[] spoilt = good1.clone();
        Arrays.fill(spoilt, bad * question.first().width(), (bad + 1) * question.first().width(), value);
        int[] answer = bits(question, spoilt, good2, size);
        answer[bad] = expected[bad];
        assertArrayEquals(expected, answer);
      }
    }
  }

  private static int[] bits(Question question, float[] first, float[] second, int size) {
    return Arrays
        .copyOf(question.ask(Engines.widest(), Samples.buffer(question.first(), first, Placement.ALLOCATED),
            Samples.buffer(question.second(), second, Placement.ALLOCATED), Pairing.zip()), size);
  }

  /** A NaN in any column of either side is a miss. */
  @ParameterizedTest
  @MethodSource("questions")
  void nanIsAMiss(Question question) {
    int size = 200;
    for (boolean inFirst : new boolean[] {true, false}) {
      Kind kind = inFirst ? question.first() : question.second();
      for (int column = 0; column < kind.width(); column++) {
        Random random = new Random(6);
        Columns first = Samples.random(question.first(), random, Distribution.GRID, size);
        Columns second = Samples.random(question.second(), random, Distribution.GRID, size);
        float[] spoilt = (inFirst ? first : second).columns[column];
        Arrays.fill(spoilt, Float.NaN);
        for (Engine engine : List.of(Engine.scalar(), Engines.widest())) {
          assertEquals(0, question.count(engine, first, second, Pairing.zip()), question + " " + column);
        }
      }
    }
  }

  private static void agree(Question question, Columns first, Columns second, List<Pairing> pairings) {
    for (Pairing pairing : pairings) {
      int[] expected = question.ask(Engine.scalar(), first, second, pairing);
      assertArrayEquals(expected, question.ask(Engines.widest(), first, second, pairing),
          () -> Engines.widest() + ", " + question + ", " + pairing.getClass().getSimpleName());
    }
  }
}
