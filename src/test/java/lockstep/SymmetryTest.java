package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lockstep.Samples.Distribution;
import lockstep.Samples.Placement;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * For a symmetric verb the order of the operands changes no answer, whichever of them the catalogue lists
 * first, and also if both are of one kind.
 */
@Runs.Thorough
@Runs.Widest
@Runs.Vectors
class SymmetryTest {
  private static final List<Engine> ENGINES = TreeCheck.ENGINES;

  /**
   * All overlaps of one kind, where the definition has to be symmetric, and some others, where the call has
   * to be.
   */
  static List<Question> symmetric() {
    List<Question> symmetric = Question.entries().stream()
        .filter(question -> question.verb().symmetric() && question.verb() != Verb.SWEEP).toList();
    return Stream.concat(Question.ofOneKind().stream(), Question.some(symmetric, 20).stream()).distinct()
        .toList();
  }

  static List<Question> symmetricAndListed() {
    return Question.listed(symmetric());
  }

  /** Compares {@code first} with {@code second} as in {@code question}, and swapped. */
  private static void agree(Question question, Engine engine, Columns first, Columns second, Pairing pairing,
      Pairing swapped) {
    int[] answers = question.ask(engine, first, second, pairing);
    int[] others = question.exchanged(question.swapped().ask(engine, second, first, swapped));
    if (question.verb() == Verb.CONTACT && first.kind == second.kind) {
      hideNormalsOfEqual(answers, first, second, pairing);
      hideNormalsOfEqual(others, first, second, pairing);
    }
    assertArrayEquals(answers, others, () -> question + ", " + engine + ", " + pairing);
    assertEquals(question.count(engine, first, second, pairing),
        question.swapped().count(engine, second, first, swapped), () -> question + ", " + engine);
  }

  /** Equal shapes in either order are the same question, with one normal. */
  private static void hideNormalsOfEqual(int[] answers, Columns first, Columns second, Pairing pairing) {
    int pairs = Pairs.count(pairing, first.size(), second.size());
    float[] a = new float[first.width()];
    float[] b = new float[second.width()];
    for (int k = 0; k < pairs; k++) {
      first.get(pairing instanceof Pairing.OneToMany p ? p.one()
          : pairing instanceof Pairing.Indexed p ? p.first()[k] : k, a);
      second.get(pairing instanceof Pairing.ManyToOne p ? p.one()
          : pairing instanceof Pairing.Indexed p ? p.second()[k] : k, b);
      if (Arrays.equals(a, b) || (first.kind == Kind.CAPSULE && Arrays.equals(a, turned(b)))) {
        for (int c = 1; c <= 3; c++) {
          answers[c * pairs + k] = 0;
        }
      }
    }
  }

  /** A capsule with its ends exchanged, which is the same shape. */
  private static float[] turned(float... capsule) {
    return new float[] {capsule[3], capsule[4], capsule[5], capsule[0], capsule[1], capsule[2], capsule[6]};
  }

  @ParameterizedTest
  @MethodSource("symmetric")
  void everyPairing(Question question) {
    Random random = new Random(1);
    for (Distribution distribution : Distribution.values()) {
      for (int size : new int[] {1, 63, 130, 1100}) {
        Columns first = Samples.random(question.first(), random, distribution, size);
        Columns second = Samples.random(question.second(), random, distribution, size, Placement.UNPADDED);
        int one = random.nextInt(size);
        int[] firsts = random.ints(3L * size, 0, size).toArray();
        int[] seconds = random.ints(3L * size, 0, size).toArray();
        for (Engine engine : ENGINES) {
          agree(question, engine, first, second, Pairing.zip(), Pairing.zip());
          agree(question, engine, first, second, Pairing.oneToMany(one), Pairing.manyToOne(one));
          agree(question, engine, first, second, Pairing.manyToOne(one), Pairing.oneToMany(one));
          agree(question, engine, first, second, Pairing.indexed(firsts, seconds, 3 * size),
              Pairing.indexed(seconds, firsts, 3 * size));
        }
      }
    }
  }

  /** Lists, of buffers and of trees: the same pairs, first and second exchanged. */
  @ParameterizedTest
  @MethodSource("symmetricAndListed")
  void lists(Question question) {
    Random random = new Random(2);
    for (Distribution distribution : Distribution.values()) {
      Shapes first = Samples.shapes(question.first(), random, distribution, 150);
      Shapes second = Samples.shapes(question.second(), random, distribution, 90, Placement.MIDDLE);
      for (Engine engine : ENGINES) {
        int[] list = list(engine, question, first, second);
        assertArrayEquals(list, exchanged(list(engine, question.swapped(), second, first)));
        assertArrayEquals(list, exchanged(list(engine, question.swapped(), second, Tree.of(first))));
        assertEquals(list.length / 2,
            question.swapped().count(engine, /* first= */ second, /* second= */ first));
      }
    }
  }

  private static int[] list(Engine engine, Question question, Columns first, Target second) {
    Pairs pairs = Pairs.allocate((long) first.size() * second.shapes().size());
    question.list(engine, first, second, pairs);
    return Answers.of(pairs);
  }

  private static int[] exchanged(int[] list) {
    return IntStream.range(0, list.length / 2).mapToObj(k -> new int[] {list[2 * k + 1], list[2 * k]})
        .sorted(Comparator.<int[]>comparingInt(pair -> pair[0]).thenComparingInt(pair -> pair[1]))
        .flatMapToInt(Arrays::stream).toArray();
  }

  /** Triangles whose sizes differ so much that rounding depends on the origin. */
  @Test
  void trianglesOfVeryDifferentSizes() {
    float[] small = {1, 2.9999998f, 2, 1, 2, 3, 3, 3, 3, 1, 2, 0, 2, 2, 0, 0, 3, Float.MIN_VALUE, 2, 3, 2, 0,
        2.0000002f, 3, 3, 0, 2};
    float[] large = {1e18f, 1e25f, Float.MAX_VALUE, -0f, 1e25f, -0f, -3e38f, Float.MIN_VALUE, Float.MAX_VALUE,
        -1e-40f, 3e38f, 3e38f, 1e-30f, -1, -3e38f, 1e25f, 1e-30f, 1e-23f, 1e-23f, 1e18f, 1e25f, 1e18f,
        -1e-18f, 1e18f, 0, 1e19f, 1e-40f};
    Columns first = Samples.buffer(Kind.TRIANGLE, small, Placement.ALLOCATED);
    Columns second = Samples.buffer(Kind.TRIANGLE, large, Placement.ALLOCATED);
    Question question = new Question(Verb.OVERLAP, Kind.TRIANGLE, Kind.TRIANGLE);
    for (Engine engine : ENGINES) {
      agree(question, engine, first, second, Pairing.zip(), Pairing.zip());
    }
  }
}
