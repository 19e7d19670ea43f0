package lockstep;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lockstep.ExactDecisionsTest.Sort;
import lockstep.Samples.Placement;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Verb;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Answers agree with the bounds of shapes, up to the error that the kernel declares. Trees skip what a query
 * enters behind its best hit so far, or what is farther, so a t or a distance that is too small or too large,
 * also of a shape that has hardly any extent, would make answers depend on the order of the search.
 */
@Runs.Widest
@Runs.Vectors
class KernelBoundsTest {
  private static final int PAIRS = Effort.choose(6_000, 60_000, 2_000_000);

  private static final List<Sort> SORTS = List.of(Sort.values());

  private static final double U = 0x1p-24;

  @TestFactory
  Stream<DynamicTest> timesOfHits() {
    return Question.castAt().stream().filter(kind -> !kind.unbounded())
        .flatMap(kind -> SORTS.stream().filter(sort -> sort != Sort.SUBNORMAL && sort != Sort.HUGE)
            .map(sort -> DynamicTest.dynamicTest(kind + " " + sort, () -> check(kind, sort))));
  }

  @TestFactory
  Stream<DynamicTest> timesOfTouches() {
    return pairs(Verb.SWEEP);
  }

  @TestFactory
  Stream<DynamicTest> distances() {
    return pairs(Verb.DISTANCE);
  }

  /** Pairs of each entry of a verb, in a build with a sort of numbers each, of each entry another. */
  private static Stream<DynamicTest> pairs(Verb verb) {
    List<Question> questions = Question.all(verb).stream()
        .filter(question -> !question.first().unbounded() && !question.second().unbounded()).toList();
    return IntStream.range(0, questions.size()).boxed()
        .flatMap(q -> IntStream.range(0, SORTS.size())
            .filter(k -> (q + k) % Effort.choose(SORTS.size(), 1, 1) == 0).mapToObj(SORTS::get)
            .map(sort -> DynamicTest.dynamicTest(questions.get(q) + " " + sort,
                () -> check(questions.get(q), sort))));
  }

  private static void check(Kind kind, Sort sort) {
    SplittableRandom random = new SplittableRandom((kind + " " + sort).hashCode());
    float[] shapes = new float[kind.width() * PAIRS], rays = new float[Kind.RAY.width() * PAIRS];
    for (int i = 0; i < PAIRS; i++) {
      float[] shape = mixed(kind, sort, random), ray = sort.shape(Kind.RAY, random);
      if (random.nextInt(4) > 0) {
        aim(ray, shape, kind == Kind.TRIANGLE ? random.nextInt(4) : 0);
      }
      System.arraycopy(shape, 0, shapes, i * shape.length, shape.length);
      System.arraycopy(ray, 0, rays, i * ray.length, ray.length);
    }
    Rays first = (Rays) Samples.buffer(Kind.RAY, rays, Placement.ALLOCATED);
    Shapes second = (Shapes) Samples.buffer(kind, shapes, Placement.ALLOCATED);
    RayHits hits = RayHits.allocate(PAIRS);
    Engine.scalar().cast(first, second, Pairing.zip(), hits);
    ErrorBound error = ScalarKernels.TABLE.get(Verb.CAST, Kind.RAY, kind).error();
    float[] box = new float[Elements.BOUNDS];
    int[] found = new int[1];
    for (int i = 0; i < PAIRS; i++) {
      float[] ray = Arrays.copyOfRange(rays, 8 * i, 8 * i + 8);
      if (hits.t[i] <= Float.MAX_VALUE && second.elements.bounds(i, box, 0) == Elements.Placement.IN_TREE
          && isInRange(ray, box, error)) {
        found[0]++;
        int pair = i;
        assertTrue(isAt(ray, hits.t[i], box, error), () -> "t " + hits.t[pair] + " " + Arrays.toString(ray)
            + Arrays.toString(Arrays.copyOfRange(shapes, kind.width() * pair, kind.width() * (pair + 1))));
      }
    }
    assertTrue(found[0] > PAIRS / 1000, () -> found[0] + " hits");
  }

  /** Whether bounds hold: trees offer other rays everything. */
  private static boolean isInRange(float[] ray, float[] box, ErrorBound error) {
    float o = largest(ray, 0, 3), d = largest(ray, 3, 3);
    return o <= Elements.FAR && d >= Math.max(0x1p-95f, error.leastDirection()) && d <= 0x1p120f
        && d >= 0x1p-94f * (o + largest(box, 0, 6));
  }

  private static boolean isAt(float[] ray, float t, float[] box, ErrorBound error) {
    double extent = 0;
    for (int axis = 0; axis < 3; axis++) {
      extent = Math.max(extent, (double) box[axis + 3] - box[axis]);
    }
    double off = U
        * (error.coordinates() * ((double) largest(ray, 0, 3) + largest(box, 0, 6)) + error.extent() * extent)
        + 0x1p-146 * largest(ray, 3, 3) + 0x1p-60;
    for (int axis = 0; axis < 3; axis++) {
      double at = ray[axis] + (double) t * ray[3 + axis];
      if (!(at >= box[axis] - off && at <= box[axis + 3] + off)) {
        return false;
      }
    }
    return true;
  }

  private static float largest(float[] p, int from, int count) {
    float most = 0;
    for (int k = from; k < from + count; k++) {
      most = Math.max(most, Math.abs(p[k]));
    }
    return most;
  }

  private static void check(Question question, Sort sort) {
    SplittableRandom random = new SplittableRandom((question + " " + sort).hashCode());
    int pairs = Effort.choose(2_000, 5_000, 200_000);
    int m = question.first().width(), n = question.second().width();
    float[] a = new float[m * pairs], b = new float[n * pairs], v = new float[3 * pairs];
    for (int i = 0; i < pairs; i++) {
      float[] p = mixed(question.first(), sort, random), q = mixed(question.second(), sort, random);
      int times = random.nextInt(1, 3);
      for (int k = 0; k < 3; k++) {
        v[3 * i + k] = random.nextInt(4) > 0 ? times * (q[k] - p[k]) : sort.next(random);
      }
      System.arraycopy(p, 0, a, i * m, m);
      System.arraycopy(q, 0, b, i * n, n);
    }
    Shapes first = (Shapes) Samples.buffer(question.first(), a, Placement.ALLOCATED);
    Shapes second = (Shapes) Samples.buffer(question.second(), b, Placement.ALLOCATED);
    Motions motions = Motions.allocate(pairs);
    motions.copyFrom(v, 0);
    VerbCall<Object> call = VerbCall.of(question.verb());
    Object result = call.result(pairs);
    call.ask(Engine.scalar(), first, first.moving(motions), second, Pairing.zip(), result);
    float[] answers = VerbCall.resultColumns(result).floats[0];
    ErrorBound error = error(question);
    float[] box = new float[Elements.BOUNDS], other = new float[Elements.BOUNDS];
    boolean moves = question.verb() == Verb.SWEEP;
    int[] found = new int[1];
    for (int i = 0; i < pairs; i++) {
      float answer = answers[i], d = moves ? largest(v, 3 * i, 3) : 0;
      if (answer <= Float.MAX_VALUE && d <= 0x1p30f // or trees offer everything
          && first.elements.bounds(i, box, 0) == Elements.Placement.IN_TREE
          && second.elements.bounds(i, other, 0) == Elements.Placement.IN_TREE) {
        found[0]++;
        double gap = gap(box, other, v, 3 * i, moves ? answer : 0, off(error, box, other, d));
        int pair = i;
        assertTrue(gap <= (moves ? 0 : answer * (1 + 4 * U)),
            () -> "answer " + answer + Arrays.toString(Arrays.copyOfRange(a, m * pair, m * (pair + 1)))
                + Arrays.toString(Arrays.copyOfRange(b, n * pair, n * (pair + 1)))
                + Arrays.toString(Arrays.copyOfRange(v, 3 * pair, 3 * pair + 3)));
      }
    }
    assertTrue(found[0] > pairs / 1000 || sort == Sort.HUGE || sort == Sort.BITS,
        () -> found[0] + " answers");
  }

  private static double off(ErrorBound error, float[] box, float[] other, float d) {
    double far = (double) largest(box, 0, 6) + largest(other, 0, 6) + d;
    return U * (error.coordinates() + 2 * error.extent() + 8) * far + 0x1p-60;
  }

  /** How far a box that has moved is from another, of which each axis counts from {@code off} on. */
  private static double gap(float[] box, float[] other, float[] v, int at, float t, double off) {
    double square = 0;
    for (int axis = 0; axis < 3; axis++) {
      double by = (double) t * v[at + axis];
      double apart = Math.max(other[axis] - (box[axis + 3] + by), box[axis] + by - other[axis + 3]);
      square += Math.pow(Math.max(0, apart - off), 2);
    }
    return Math.sqrt(square);
  }

  private static ErrorBound error(Question question) {
    return ScalarKernels.TABLE.entries().stream()
        .filter(entry -> entry.verb() == question.verb()
            && (Question.of(entry).equals(question) || Question.of(entry).equals(question.swapped())))
        .findFirst().orElseThrow().error();
  }

  /** A shape, half of the time with a number of another sort: slivers come about, and shapes of no extent. */
  private static float[] mixed(Kind kind, Sort sort, SplittableRandom random) {
    float[] shape = sort.shape(kind, random);
    if (random.nextBoolean()) {
      int column = random.nextInt(shape.length);
      shape[column] = SORTS.get(random.nextInt(SORTS.size())).shape(kind, random)[column];
    }
    return shape;
  }

  /** Lets the ray go through the first three numbers of a shape, or a corner of a triangle, or its middle. */
  private static void aim(float[] ray, float[] shape, int corner) {
    for (int k = 0; k < 3; k++) {
      float at = corner < 3 ? shape[3 * corner + k] : 0.5f * (shape[k] + shape[3 + k]);
      ray[3 + k] = at - ray[k];
    }
  }
}
