package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lockstep.internal.kernel.Verb;
import lockstep.internal.kernel.contains.Inside;
import lockstep.internal.kernel.overlap.PlaneSide;
import lockstep.internal.query.ResultColumns;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Ball;
import lockstep.oracle.Box;
import lockstep.oracle.Capsule;
import lockstep.oracle.Content;
import lockstep.oracle.Exact;
import lockstep.oracle.HalfSpace;
import lockstep.oracle.OrientedBox;
import lockstep.oracle.Point;
import lockstep.oracle.Polytope;
import lockstep.oracle.Ray;
import lockstep.oracle.SegmentToBox;
import lockstep.oracle.SeparatingAxes;
import lockstep.oracle.Triangle;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Questions of which every answer is that of real arithmetic, by oracles in rational numbers: for numbers of
 * every sort, above all where shapes touch, or nearly so, and by scalar and wide kernels alike.
 */
@Runs.Vectors
class ExactDecisionsTest {
  /** Exact arithmetic does not depend on the width: narrow vectors get fewer pairs. */
  private static final boolean IS_WIDEST = System.getProperty("lockstep.bits") == null;

  private static final int PAIRS = Effort.choose(IS_WIDEST ? 2000 : 500, IS_WIDEST ? 8000 : 2000, 1_000_000);
  private static final int BATCH = 500;
  private static final Set<Verb> DENSE = EnumSet.of(Verb.OVERLAP, Verb.CAST, Verb.REACHES_INTO);
  private static final Engine[] ENGINES = {Engine.scalar(), Engine.wide()};

  /** What every container may hold. */
  private static final List<Kind> CONTENTS =
      List.of(Kind.SPHERE, Kind.CAPSULE, Kind.BOX, Kind.ORIENTED_BOX, Kind.TRIANGLE);

  /** A question, and its answer for the numbers of two shapes, which are proper. */
  private record Question(Verb verb, Kind first, Kind second, BiPredicate<float[], float[]> answer) {
    boolean holds(float[] p, float[] q) {
      return answer.test(p, q);
    }

    @Override
    public String toString() {
      return first.label() + " " + verb + " " + second.label();
    }
  }

  private static final List<Question> QUESTIONS = Stream
      .of(basic(), planes(), frusta(), rays(), orientedBoxes(), inside()).flatMap(List::stream).toList();

  private static List<Question> basic() {
    return List.of(overlap(Kind.SPHERE, Kind.SPHERE, (p, q) -> Ball.of(p, 0).overlaps(Ball.of(q, 0))),
        overlap(Kind.SPHERE, Kind.BOX, (p, q) -> Ball.of(p, 0).overlaps(Box.of(q, 0))),
        overlap(Kind.SPHERE, Kind.CAPSULE, (p, q) -> Capsule.of(q, 0).overlaps(Ball.of(p, 0))),
        overlap(Kind.CAPSULE, Kind.CAPSULE, (p, q) -> Capsule.of(p, 0).overlaps(Capsule.of(q, 0))),
        overlap(Kind.CAPSULE, Kind.BOX,
            (p, q) -> SegmentToBox.squaredDistance(Point.of(p, 0), Point.of(p, 3), Box.of(q, 0))
                .isAtMost(Exact.of(p[6]).square())),
        overlap(Kind.SPHERE, Kind.TRIANGLE, (p, q) -> Ball.of(p, 0).overlaps(Triangle.of(q, 0))),
        overlap(Kind.BOX, Kind.TRIANGLE, (p, q) -> Triangle.of(q, 0).overlaps(Box.of(p, 0))),
        overlap(Kind.TRIANGLE, Kind.TRIANGLE, (p, q) -> Triangle.of(p, 0).overlaps(Triangle.of(q, 0))),
        overlap(Kind.CAPSULE, Kind.TRIANGLE, (p, q) -> Triangle.of(q, 0).overlaps(Capsule.of(p, 0))),
        overlap(Kind.SPHERE, Kind.CYLINDER, (p, q) -> flat(p, 1).overlaps(circle(q))),
        overlap(Kind.CAPSULE, Kind.CYLINDER, (p, q) -> flat(p, 2).overlaps(circle(q))),
        overlap(Kind.CYLINDER, Kind.CYLINDER, (p, q) -> circle(p).overlaps(circle(q))),
        overlap(Kind.CYLINDER, Kind.BOX,
            (p, q) -> new Ball(circle(p).a(), circle(p).radius())
                .overlaps(Box.of(new float[] {q[0], q[1], 0, q[3], q[4], 0}, 0))),
        contains(Kind.SPHERE, Kind.SPHERE, (p, q) -> Content.sphere(q, 0).isIn(Ball.of(p, 0))),
        contains(Kind.SPHERE, Kind.CAPSULE, (p, q) -> Content.capsule(q, 0).isIn(Ball.of(p, 0))),
        contains(Kind.SPHERE, Kind.TRIANGLE, (p, q) -> Content.triangle(q, 0).isIn(Ball.of(p, 0))),
        contains(Kind.BOX, Kind.SPHERE, (p, q) -> Content.sphere(q, 0).isIn(Box.of(p, 0))),
        contains(Kind.BOX, Kind.CAPSULE, (p, q) -> Content.capsule(q, 0).isIn(Box.of(p, 0))));
  }

  /** Half-spaces, and frusta as six of them. */
  private static List<Question> planes() {
    List<Question> all = new ArrayList<>();
    for (Kind kind : CONTENTS) {
      all.add(overlap(kind, Kind.PLANE, (p, q) -> reaches(q, 0, content(kind, p))));
      all.add(contains(Kind.PLANE, kind, (p, q) -> content(kind, q).isIn(HalfSpace.of(p, 0))));
      all.add(contains(Kind.FRUSTUM, kind,
          (p, q) -> ofPlanes().allMatch(k -> content(kind, q).isIn(HalfSpace.of(p, k)))));
      all.add(new Question(Verb.OVERLAP_BY_PLANES, Kind.FRUSTUM, kind,
          (p, q) -> ofPlanes().allMatch(k -> reaches(p, k, content(kind, q)))));
    }
    return all;
  }

  private static List<Question> frusta() {
    return List.of(
        overlap(Kind.FRUSTUM, Kind.SPHERE,
            (p, q) -> Polytope.of(p).reaches(Point.of(q, 0), Point.of(q, 0), Exact.of(q[3]))),
        overlap(Kind.FRUSTUM, Kind.CAPSULE,
            (p, q) -> Polytope.of(p).reaches(Point.of(q, 0), Point.of(q, 3), Exact.of(q[6]))),
        overlap(Kind.FRUSTUM, Kind.BOX, (p, q) -> Polytope.of(p).overlaps(OrientedBox.of(Box.of(q, 0)))),
        overlap(Kind.FRUSTUM, Kind.ORIENTED_BOX, (p, q) -> Polytope.of(p).overlaps(OrientedBox.of(q, 0))),
        overlap(Kind.FRUSTUM, Kind.TRIANGLE, (p, q) -> Polytope.of(p).overlaps(Triangle.of(q, 0))));
  }

  private static List<Question> rays() {
    return List.of(new Question(Verb.CAST, Kind.RAY, Kind.PLANE, (p, q) -> {
      Ray ray = Ray.of(p, 0);
      return Stream.of(ray.tMin(), ray.tMax()).anyMatch(t -> HalfSpace.of(q, 0).contains(ray.at(t)));
    }), new Question(Verb.CAST, Kind.RAY, Kind.SPHERE,
        (p, q) -> Ray.of(p, 0).reaches(Point.of(q, 0), Exact.of(q[3]))),
        new Question(Verb.CAST, Kind.RAY, Kind.CYLINDER,
            (p, q) -> Ray.of(new float[] {p[0], p[1], 0, p[3], p[4], 0, p[6], p[7]}, 0).reaches(circle(q).a(),
                circle(q).radius())),
        new Question(Verb.CAST, Kind.RAY, Kind.CAPSULE, (p, q) -> {
          Ray ray = Ray.of(p, 0);
          Capsule way = new Capsule(ray.at(ray.tMin()), ray.at(ray.tMax()), Exact.ZERO);
          return way.overlaps(Capsule.of(q, 0));
        }), new Question(Verb.CAST, Kind.RAY, Kind.BOX, (p, q) -> Ray.of(p, 0).enters(Box.of(q, 0)) != null),
        new Question(Verb.CAST, Kind.RAY, Kind.ORIENTED_BOX, (p, q) -> {
          OrientedBox box = OrientedBox.of(q, 0);
          Ray ray = Ray.of(p, 0);
          Ray local = new Ray(box.local(ray.o()), box.turned(ray.d()), ray.tMin(), ray.tMax());
          return local.enters(box.localBox()) != null;
        }), new Question(Verb.CAST, Kind.RAY, Kind.TRIANGLE, (p, q) -> {
          Ray.Piercing at = Ray.of(p, 0).pierces(Triangle.of(q, 0));
          return at != null && at.hit() && Math.abs((float) at.t().toDouble()) <= Float.MAX_VALUE;
        }));
  }

  private static List<Question> orientedBoxes() {
    List<Question> all = new ArrayList<>();
    all.add(overlap(Kind.SPHERE, Kind.ORIENTED_BOX, (p, q) -> Ball.of(p, 0).overlaps(OrientedBox.of(q, 0))));
    all.add(overlap(Kind.CAPSULE, Kind.ORIENTED_BOX, (p, q) -> {
      OrientedBox box = OrientedBox.of(q, 0);
      return SegmentToBox
          .squaredDistance(box.local(Point.of(p, 0)), box.local(Point.of(p, 3)), box.localBox())
          .isAtMost(Exact.of(p[6]).square());
    }));
    all.add(overlap(Kind.BOX, Kind.ORIENTED_BOX,
        (p, q) -> SeparatingAxes.overlap(Box.of(p, 0), OrientedBox.of(q, 0))));
    all.add(overlap(Kind.ORIENTED_BOX, Kind.ORIENTED_BOX,
        (p, q) -> SeparatingAxes.overlap(OrientedBox.of(p, 0), OrientedBox.of(q, 0))));
    all.add(overlap(Kind.ORIENTED_BOX, Kind.TRIANGLE,
        (p, q) -> Triangle.of(q, 0).overlaps(OrientedBox.of(p, 0))));
    for (Kind kind : CONTENTS) {
      all.add(contains(Kind.ORIENTED_BOX, kind, (p, q) -> content(kind, q).isIn(OrientedBox.of(p, 0))));
    }
    for (Kind kind : List.of(Kind.BOX, Kind.ORIENTED_BOX)) {
      all.add(contains(Kind.SPHERE, kind, (p, q) -> content(kind, q).isIn(Ball.of(p, 0))));
    }
    all.add(contains(Kind.BOX, Kind.ORIENTED_BOX, (p, q) -> Content.orientedBox(q, 0).isIn(Box.of(p, 0))));
    return all;
  }

  private static List<Question> inside() {
    List<Question> all = new ArrayList<>();
    for (Kind container : List.of(Kind.SPHERE, Kind.BOX, Kind.ORIENTED_BOX, Kind.PLANE)) {
      for (Kind kind : CONTENTS) {
        all.add(
            new Question(Verb.REACHES_INTO, container, kind, (p, q) -> Inside.has(container, p, kind, q)));
      }
    }
    return all;
  }

  /** Where the planes of a frustum begin. */
  private static IntStream ofPlanes() {
    return IntStream.iterate(0, k -> k < Kind.FRUSTUM.width(), k -> k + 4);
  }

  private static boolean reaches(float[] plane, int at, Content content) {
    return PlaneSide.reaches(HalfSpace.of(plane, at), content.radius(),
        content.points().toArray(Point[]::new));
  }

  private static Content content(Kind kind, float[] p) {
    return switch (kind) {
      case SPHERE -> Content.sphere(p, 0);
      case CAPSULE -> Content.capsule(p, 0);
      case BOX -> Content.box(p, 0);
      case ORIENTED_BOX -> Content.orientedBox(p, 0);
      case TRIANGLE -> Content.triangle(p, 0);
      default -> throw new IllegalArgumentException(kind.label());
    };
  }

  private static Question overlap(Kind first, Kind second, BiPredicate<float[], float[]> answer) {
    return new Question(Verb.OVERLAP, first, second, answer);
  }

  private static Question contains(Kind first, Kind second, BiPredicate<float[], float[]> answer) {
    return new Question(Verb.CONTAINS, first, second, answer);
  }

  /** A sphere or capsule with that number of ends, in the plane z = 0. */
  private static Capsule flat(float[] p, int ends) {
    int b = 3 * (ends - 1);
    return new Capsule(Point.of(p[0], p[1], 0), Point.of(p[b], p[b + 1], 0), Exact.of(p[p.length - 1]));
  }

  /** A cylinder along z as a circle in the plane z = 0. */
  private static Capsule circle(float[] p) {
    Point centre = Point.of(p[0], p[1], 0);
    return new Capsule(centre, centre, Exact.of(p[2]));
  }

  /** Sorts of numbers. */
  enum Sort {
    /** Of similar size. */
    RANDOM,
    /** Of similar size or whole, but one of them is where the answer changes, or the next one. */
    TOUCHING,
    /** Small whole numbers, which often touch exactly. */
    GRID,
    /** The same, each maybe a neighbour of it. */
    NUDGED,
    /** The same, in different units. */
    FAR,
    /** The same, in units so different that squares vanish beside those of others, or underflow. */
    SCALES,
    /** Any bits but those of NaN and infinities. */
    BITS,
    /** Small multiples of the smallest float, whose squares a double has room for and a float has not. */
    SUBNORMAL,
    /** Around the largest float. */
    HUGE;

    float next(SplittableRandom random) {
      float whole = random.nextInt(-6, 7);
      return switch (this) {
        case RANDOM, TOUCHING -> (float) random.nextDouble(-1, 1);
        case GRID -> whole;
        case NUDGED ->
          random.nextInt(3) > 0 ? whole : random.nextBoolean() ? Math.nextUp(whole) : Math.nextDown(whole);
        case FAR -> random.nextInt(3) > 0 ? whole : whole * 0x1p-30f;
        case SCALES -> Math.scalb(whole, 20 * random.nextInt(-6, 3));
        case BITS -> bits(random);
        case SUBNORMAL -> whole * Float.MIN_VALUE;
        case HUGE -> whole / 6 * Float.MAX_VALUE;
      };
    }

    private static float bits(SplittableRandom random) {
      float x = Float.intBitsToFloat(random.nextInt());
      return Float.isFinite(x) ? x : bits(random);
    }

    /** The numbers of a shape that is proper: not empty, with a direction where it has one. */
    float[] shape(Kind kind, SplittableRandom random) {
      float[] p = new float[kind.width()];
      for (int k = 0; k < p.length; k++) {
        p[k] = next(random);
      }
      switch (kind) {
        case SPHERE, CAPSULE, CYLINDER -> p[p.length - 1] = Math.abs(p[p.length - 1]);
        case BOX -> {
          for (int k = 0; k < 3; k++) {
            float min = Math.min(p[k], p[k + 3]);
            p[k + 3] = Math.max(p[k], p[k + 3]);
            p[k] = min;
          }
        }
        case ORIENTED_BOX -> {
          for (int k = 3; k < 6; k++) {
            p[k] = Math.abs(this == HUGE ? p[k] / 8 : p[k]); // or no box would hold it
          }
          direction(p, 6, 4, random);
        }
        case PLANE -> direction(p, 0, 3, random);
        case FRUSTUM -> {
          for (int k = 0; k < p.length; k += 4) {
            direction(p, k, 3, random);
            p[k + 3] = -Math.abs(p[k + 3]); // or hardly anything would be behind all of them
          }
          if (random.nextBoolean()) {
            hexahedron(p);
          }
          if (random.nextInt(4) == 0) {
            int any = 4 * random.nextInt(6) + 3;
            p[any] = -p[any];
          }
        }
        case RAY -> {
          float tMin = Math.min(p[6], p[7]);
          p[7] = random.nextInt(4) == 0 && (this == RANDOM || this == GRID || this == FAR)
              ? Float.POSITIVE_INFINITY : Math.max(p[6], p[7]);
          p[6] = tMin;
        }
        case TRIANGLE -> {
        }
      }
      return p;
    }

    /** Lets opposite planes face opposite directions, about along an axis. */
    private static void hexahedron(float[] p) {
      for (int k = 0; k < 6; k++) {
        int axis = k / 2;
        for (int c = 0; c < 3; c++) {
          p[4 * k + c] *= c == axis ? 1 : 0.25f;
        }
        float along = Math.abs(p[4 * k + axis]);
        p[4 * k + axis] = Math.copySign(along > 0 ? along : 1, k % 2 == 0 ? -1f : 1f);
      }
    }

    /** Numbers of a length that directions may have: whole, or close to it. */
    private void direction(float[] p, int from, int count, SplittableRandom random) {
      Sort sort = switch (this) {
        case BITS, SUBNORMAL, HUGE -> random.nextBoolean() ? GRID : RANDOM;
        default -> this;
      };
      float most = 0;
      while (most < 0x1p-40f) {
        for (int k = from; k < from + count; k++) {
          p[k] = sort.next(random);
          most = Math.max(most, Math.abs(p[k]));
        }
      }
    }
  }

  @TestFactory
  Stream<DynamicTest> decisions() {
    return IntStream.range(0, QUESTIONS.size()).boxed()
        .flatMap(q -> sorts(q).map(sort -> DynamicTest.dynamicTest(QUESTIONS.get(q) + " " + sort,
            () -> check(QUESTIONS.get(q), sort, pairs(QUESTIONS.get(q), sort), 1))));
  }

  /** What is asked of a question: in a build every third sort of numbers, of each question others. */
  private static Stream<Sort> sorts(int question) {
    List<Sort> all = List.of(Sort.values());
    int every = Effort.choose(3, 1, 1);
    return IntStream.range(0, all.size()).filter(k -> (question + k) % every == 0).mapToObj(all::get);
  }

  private static int pairs(Question question, Sort sort) {
    int pairs = switch (sort) {
      case TOUCHING -> PAIRS / 4; // it takes long to find them
      case HUGE -> 2 * PAIRS; // containers hardly ever hold anything
      default -> PAIRS;
    };
    // exact distances of six planes take long
    return question.verb == Verb.OVERLAP && question.first == Kind.FRUSTUM ? pairs / 4 : pairs;
  }

  private static void check(Question question, Sort sort, int pairs, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int hits = 0, batch = Math.min(BATCH, pairs);
    for (int done = 0; done < pairs; done += batch) {
      float[][] a = new float[question.first.width()][batch], b = new float[question.second.width()][batch];
      boolean[] expected = new boolean[batch];
      for (int i = 0; i < batch; i++) {
        float[] p = sort.shape(question.first, random), q = sort.shape(question.second, random);
        if (!DENSE.contains(question.verb) && random.nextInt(4) > 0) {
          enlarge(question.first, p, sort == Sort.BITS ? 0x1p100f : 8);
        }
        if (sort == Sort.TOUCHING) {
          touch(question, p, q, random);
        }
        expected[i] = question.holds(p, q);
        hits += expected[i] ? 1 : 0;
        put(p, a, i);
        put(q, b, i);
      }
      for (Engine engine : ENGINES) {
        boolean[] answers = answers(question, engine, a, b);
        for (int i = 0; i < batch; i++) {
          int pair = i;
          assertEquals(expected[i], answers[i],
              () -> engine + " " + Arrays.toString(of(a, pair)) + " " + Arrays.toString(of(b, pair)));
        }
      }
    }
    int least = sort == Sort.TOUCHING ? pairs / 50 : 0;
    assertTrue(!IS_WIDEST || (hits > least && hits < pairs - least), hits + " of " + pairs + " are hits");
  }

  private static boolean[] answers(Question question, Engine engine, float[][] a, float[][] b) {
    return answers(question.verb, question.first, question.second, engine, a, b);
  }

  /** Answers for the pairs of shapes in columns. */
  static boolean[] answers(Verb verb, Kind kind, Kind other, Engine engine, float[][] a, float[][] b) {
    VerbCall<Object> call = VerbCall.of(verb);
    int pairs = a[0].length;
    Object result = call.result(pairs);
    Columns first = BufferFactory.of(kind, Axis.Z).wrap(a, 0, pairs);
    Columns second = BufferFactory.of(other, Axis.Z).wrap(b, 0, pairs);
    call.ask(engine, first, null, (Shapes) second, Pairing.zip(), result);
    ResultColumns columns = VerbCall.resultColumns(result);
    boolean[] answers = new boolean[pairs];
    for (int i = 0; i < pairs; i++) {
      answers[i] = columns.get(i);
    }
    return answers;
  }

  /** Makes a container larger, or hardly any would hold its content. */
  static void enlarge(Kind kind, float[] p, float by) {
    for (int k = 0; k < p.length; k++) {
      boolean isSize = switch (kind) {
        case BOX -> true;
        case ORIENTED_BOX -> k >= 3 && k < 6;
        default -> k % 4 == 3;
      };
      p[k] = isSize && Math.abs(p[k]) < Float.MAX_VALUE / by ? by * p[k] : p[k];
    }
  }

  /**
   * Changes one number so that the answer changes there: it is one of the two neighbours between which it
   * does, found by bisection. Where no number can do that, the shapes stay as they are.
   */
  private static void touch(Question question, float[] p, float[] q, SplittableRandom random) {
    for (int tries = 0; tries < 20; tries++) {
      boolean isFirst = random.nextBoolean();
      float[] changed = isFirst ? p : q;
      float[] others = Sort.RANDOM.shape(isFirst ? question.first : question.second, random);
      int k = random.nextInt(changed.length);
      float from = changed[k], to = others[k] * (random.nextBoolean() ? 1 : 8);
      boolean before = question.holds(p, q);
      changed[k] = to;
      if (!isProper(question.first, p) || !isProper(question.second, q) || question.holds(p, q) == before) {
        changed[k] = from;
        continue;
      }
      int low = order(from), high = order(to);
      while (Math.abs((long) high - low) > 1) {
        int middle = (int) (((long) low + high) >> 1);
        changed[k] = ofOrder(middle);
        if (question.holds(p, q) == before) {
          low = middle;
        } else {
          high = middle;
        }
      }
      changed[k] = ofOrder(random.nextBoolean() ? low : high);
      return;
    }
  }

  private static boolean isProper(Kind kind, float[] p) {
    return switch (kind) {
      case SPHERE, CAPSULE, CYLINDER -> p[p.length - 1] >= 0;
      case BOX -> p[0] <= p[3] && p[1] <= p[4] && p[2] <= p[5];
      case ORIENTED_BOX -> p[3] >= 0 && p[4] >= 0 && p[5] >= 0;
      case RAY -> p[6] <= p[7];
      default -> true;
    };
  }

  /** The place of a float among all floats in order; both zeros are 0. */
  private static int order(float x) {
    int bits = Float.floatToRawIntBits(x);
    return bits < 0 ? -(bits & Integer.MAX_VALUE) : bits;
  }

  private static float ofOrder(int order) {
    return order < 0 ? -Float.intBitsToFloat(-order) : Float.intBitsToFloat(order);
  }

  static void put(float[] p, float[][] columns, int i) {
    for (int c = 0; c < p.length; c++) {
      columns[c][i] = p[c];
    }
  }

  private static float[] of(float[][] columns, int i) {
    float[] p = new float[columns.length];
    for (int c = 0; c < p.length; c++) {
      p[c] = columns[c][i];
    }
    return p;
  }
}
