package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import lockstep.Samples.Kind;
import lockstep.Samples.Layout;
import lockstep.Samples.Mood;
import lockstep.Samples.Question;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every engine gives the scalar answer, bit for bit, for every question, pairing, size and float. */
class TwinTest {
  static List<Question> questions() {
    return Samples.questions();
  }

  @Provide
  Arbitrary<Question> question() {
    return Arbitraries.of(Samples.questions());
  }

  /** Sizes around every place where an implementation may change its way. */
  private static int[] sizes() {
    int lanes = Engine.best().lanes();
    return IntStream.of(0, 1, lanes - 1, lanes, lanes + 1, 2 * lanes - 1, 2 * lanes + 1, 63, 64, 65, 127, 128,
        129, 255, 256, 257, 1025, 4095, 4096, 4097).distinct().toArray();
  }

  @ParameterizedTest
  @MethodSource("questions")
  void everySizeEveryPairing(Question question) {
    Random random = new Random(1);
    for (int size : sizes()) {
      for (Mood mood : Mood.values()) {
        Columns first = question.first().random(random, mood, size);
        Columns second = question.second().random(random, mood, size);
        agree(question, first, second, Samples.pairings(random, size, size, size));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("questions")
  void everySizeAtTheEndOfTheCallersArrays(Question question) {
    Random random = new Random(2);
    for (int size : sizes()) {
      Columns first = question.first().random(random, Mood.WILD, size, Layout.TO_THE_END);
      Columns second = question.second().random(random, Mood.WILD, size, Layout.TO_THE_END);
      agree(question, first, second, Samples.pairings(random, size, size, size));
    }
  }

  @Property(tries = 300)
  void anyBatch(@ForAll long seed, @ForAll("question") Question question,
      @ForAll @IntRange(max = 5000) int firstSize, @ForAll @IntRange(max = 5000) int secondSize,
      @ForAll Mood mood, @ForAll Layout firstLayout, @ForAll Layout secondLayout) {
    Random random = new Random(seed);
    Columns first = question.first().random(random, mood, firstSize, firstLayout);
    Columns second = question.second().random(random, mood, secondSize, secondLayout);
    agree(question, first, second, Samples.pairings(random, firstSize, secondSize, random.nextInt(3000)));
    int both = Math.min(firstSize, secondSize);
    agree(question, Samples.slice(first, firstSize - both, both), Samples.slice(second, 0, both),
        List.of(Pairing.zip()));
  }

  @Property(tries = 100)
  void whereTheColumnsLiveDoesNotMatter(@ForAll long seed, @ForAll("question") Question question,
      @ForAll @IntRange(max = 700) int size, @ForAll Mood mood, @ForAll Layout firstLayout,
      @ForAll Layout secondLayout) {
    Random random = new Random(seed);
    float[] first = question.first().elements(random, mood, size);
    float[] second = question.second().elements(random, mood, size);
    for (Pairing pairing : Samples.pairings(random, size, size, size)) {
      for (Engine engine : List.of(Engine.scalar(), Engine.best())) {
        assertArrayEquals(
            Samples.ask(engine, question.first().buffer(first, Layout.ALLOCATED),
                question.second().buffer(second, Layout.ALLOCATED), pairing),
            Samples.ask(engine, question.first().buffer(first, firstLayout),
                question.second().buffer(second, secondLayout), pairing),
            () -> engine + ", " + question + ", " + pairing);
      }
    }
  }

  /** If the inputs hit nothing, or everything, the tests above prove little. */
  @ParameterizedTest
  @MethodSource("questions")
  void theSamplesHitAndMiss(Question question) {
    for (Mood mood : Mood.values()) {
      Random random = new Random(3);
      int size = 4000;
      Columns first = question.first().random(random, mood, size);
      Columns second = question.second().random(random, mood, size);
      long hits = Samples.count(Engine.scalar(), first, second, Pairing.zip());
      assertTrue(hits > size / 100 && hits < size * 9 / 10, () -> question + ", " + mood + ": " + hits);
    }
  }

  /** One bad value must not spoil the lanes beside it. */
  @ParameterizedTest
  @MethodSource("questions")
  void aBadElementSpoilsNoOther(Question question) {
    int size = 130;
    float[] good1 = question.first().elements(new Random(4), Mood.NICE, size);
    float[] good2 = question.second().elements(new Random(5), Mood.NICE, size);
    int[] expected = bits(question, good1, good2, size);
    for (int bad = 0; bad < size; bad += 7) {
      for (float value : new float[] {Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY}) {
        float[] spoilt = good1.clone();
        Arrays.fill(spoilt, bad * question.first().width, (bad + 1) * question.first().width, value);
        int[] answer = bits(question, spoilt, good2, size);
        answer[bad] = expected[bad];
        assertArrayEquals(expected, answer);
      }
    }
  }

  private static int[] bits(Question question, float[] first, float[] second, int size) {
    return Arrays.copyOf(Samples.ask(Engine.best(), question.first().buffer(first, Layout.ALLOCATED),
        question.second().buffer(second, Layout.ALLOCATED), Pairing.zip()), size);
  }

  /** A NaN in any column of either side is a miss. */
  @ParameterizedTest
  @MethodSource("questions")
  void nanIsAMiss(Question question) {
    int size = 200;
    for (boolean inFirst : new boolean[] {true, false}) {
      Kind kind = inFirst ? question.first() : question.second();
      for (int column = 0; column < kind.width; column++) {
        Random random = new Random(6);
        Columns first = question.first().random(random, Mood.GRID, size);
        Columns second = question.second().random(random, Mood.GRID, size);
        float[] spoilt = (inFirst ? first : second).columns[column];
        Arrays.fill(spoilt, Float.NaN);
        for (Engine engine : List.of(Engine.scalar(), Engine.best())) {
          assertEquals(0, Samples.count(engine, first, second, Pairing.zip()), question + " " + column);
        }
      }
    }
  }

  private static void agree(Question question, Columns first, Columns second, List<Pairing> pairings) {
    for (Pairing pairing : pairings) {
      int[] expected = Samples.ask(Engine.scalar(), first, second, pairing);
      for (Engine engine : Samples.engines()) {
        assertArrayEquals(expected, Samples.ask(engine, first, second, pairing),
            () -> engine + ", " + question + ", " + pairing.getClass().getSimpleName());
      }
    }
  }
}
