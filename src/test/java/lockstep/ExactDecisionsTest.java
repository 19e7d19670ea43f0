package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Exact;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Questions of which every answer is that of real arithmetic, by oracles in rational numbers: for numbers of
 * every sort, above all where shapes touch, or nearly so, and by scalar and wide kernels alike.
 */
@Runs.Ends
@Runs.Vectors
class ExactDecisionsTest {
  private static final int PAIRS = Effort.choose(500, 8000, 1_000_000);
  private static final int BATCH = 500;
  private static final Set<Verb> DENSE = EnumSet.of(Verb.OVERLAP, Verb.CAST, Verb.REACHES_INTO);
  private static final Engine[] ENGINES = {Engine.scalar(), Engine.wide()};

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
    return IntStream.range(0, Decision.ALL.size()).boxed()
        .flatMap(q -> sorts(q).map(sort -> DynamicTest.dynamicTest(Decision.ALL.get(q) + " " + sort,
            () -> check(Decision.ALL.get(q), sort, pairs(Decision.ALL.get(q), sort), 1))));
  }

  /** What is asked of a question: in a build every sixth sort of numbers, of each question others. */
  private static Stream<Sort> sorts(int question) {
    List<Sort> all = List.of(Sort.values());
    int every = Effort.choose(6, 1, 1);
    return IntStream.range(0, all.size()).filter(k -> (question + k) % every == 0).mapToObj(all::get);
  }

  private static int pairs(Decision decision, Sort sort) {
    int pairs = switch (sort) {
      case TOUCHING -> PAIRS / 4; // it takes long to find them
      case HUGE -> 2 * PAIRS; // containers hardly ever hold anything
      default -> PAIRS;
    };
    // exact distances of six planes take long
    boolean takesAllPlanes = decision.verb() == Verb.OVERLAP || decision.verb() == Verb.REACHES_INTO;
    return takesAllPlanes && decision.first() == Kind.FRUSTUM ? pairs / 4 : pairs;
  }

  private static void check(Decision decision, Sort sort, int pairs, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int hits = 0, batch = Math.min(BATCH, pairs);
    for (int done = 0; done < pairs; done += batch) {
      float[][] a = new float[decision.first().width()][batch],
          b = new float[decision.second().width()][batch];
      boolean[] expected = new boolean[batch];
      for (int i = 0; i < batch; i++) {
        float[] p = sort.shape(decision.first(), random), q = sort.shape(decision.second(), random);
        if (!DENSE.contains(decision.verb()) && random.nextInt(4) > 0) {
          enlarge(decision.first(), p, sort == Sort.BITS ? 0x1p100f : 8);
        }
        if (sort == Sort.TOUCHING) {
          touch(decision, p, q, random);
        }
        expected[i] = decision.holds(p, q);
        hits += expected[i] ? 1 : 0;
        put(p, a, i);
        put(q, b, i);
      }
      for (Engine engine : ENGINES) {
        boolean[] answers = decision.answers(engine, a, b);
        for (int i = 0; i < batch; i++) {
          int pair = i;
          assertEquals(expected[i], answers[i],
              () -> engine + " " + Arrays.toString(of(a, pair)) + " " + Arrays.toString(of(b, pair)));
        }
      }
    }
    int least = sort == Sort.TOUCHING ? pairs / 50 : 0;
    assertTrue(hits > least && hits < pairs - least, hits + " of " + pairs + " are hits");
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
  private static void touch(Decision decision, float[] p, float[] q, SplittableRandom random) {
    for (int tries = 0; tries < 20; tries++) {
      boolean isFirst = random.nextBoolean();
      float[] changed = isFirst ? p : q;
      float[] others = Sort.RANDOM.shape(isFirst ? decision.first() : decision.second(), random);
      int k = random.nextInt(changed.length);
      float from = changed[k], to = others[k] * (random.nextBoolean() ? 1 : 8);
      boolean before = decision.holds(p, q);
      changed[k] = to;
      if (!isProper(decision.first(), p) || !isProper(decision.second(), q)
          || decision.holds(p, q) == before) {
        changed[k] = from;
        continue;
      }
      int low = order(from), high = order(to);
      while (Math.abs((long) high - low) > 1) {
        int middle = (int) (((long) low + high) >> 1);
        changed[k] = ofOrder(middle);
        if (decision.holds(p, q) == before) {
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
