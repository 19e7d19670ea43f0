package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import lockstep.ExactDecisionsTest.Sort;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Exact decisions do not change with what real numbers do not notice: other units, axes with other names, a
 * mirror, another origin, operands in the other order, a ray in two pieces. Shapes are on a grid, where they
 * often touch, or next to it.
 */
@Runs.Ends
@Runs.Vectors
class InvariantDecisionsTest {
  private static final int PAIRS = 500;
  private static final Engine[] ENGINES = {Engine.scalar(), Engine.wide()};
  private static final Set<Verb> DECISIONS =
      EnumSet.of(Verb.OVERLAP, Verb.OVERLAP_BY_PLANES, Verb.CONTAINS, Verb.REACHES_INTO, Verb.CAST);

  /** A change of one shape. */
  private interface Change {
    float[] of(Kind kind, float[] p);
  }

  static Stream<Entry> decisions() {
    return ScalarKernels.TABLE.entries().stream().filter(entry -> DECISIONS.contains(entry.verb())
        && entry.first() != Kind.CYLINDER && entry.second() != Kind.CYLINDER && isExact(entry));
  }

  private static boolean isExact(Entry entry) {
    boolean mayRound = entry.verb() == Verb.OVERLAP && entry.first() == Kind.FRUSTUM;
    return !mayRound && !(entry.verb() == Verb.CAST && entry.second() == Kind.TRIANGLE);
  }

  @TestFactory
  Stream<DynamicTest> unchanged() {
    return decisions().flatMap(entry -> sorts(entry)
        .map(sort -> DynamicTest.dynamicTest(entry + " " + sort, () -> check(entry, sort))));
  }

  /** In a build one of both, in turn. */
  private static Stream<Sort> sorts(Entry entry) {
    Stream<Sort> both = Stream.of(Sort.GRID, Sort.NUDGED);
    boolean isEven = ScalarKernels.TABLE.entries().indexOf(entry) % 2 == 0;
    return Effort.MINE == Effort.BUILD ? both.skip(isEven ? 0 : 1).limit(1) : both;
  }

  private static void check(Entry entry, Sort sort) {
    SplittableRandom random = new SplittableRandom(1);
    float[][] first = new float[PAIRS][], second = new float[PAIRS][];
    for (int i = 0; i < PAIRS; i++) {
      first[i] = sort.shape(entry.first(), random);
      second[i] = sort.shape(entry.second(), random);
      if (entry.verb() == Verb.CONTAINS || entry.first() == Kind.FRUSTUM) {
        ExactDecisionsTest.enlarge(entry.first(), first[i], 8);
      }
    }
    for (Engine engine : ENGINES) {
      boolean[] answers = answers(entry, engine, first, second);
      int hits = count(answers);
      assertTrue(hits > 0 && hits < PAIRS, hits + " hits");
      for (float unit : new float[] {sort == Sort.GRID ? 0x1p-20f : 1, 2, 0x1p30f}) { // none may vanish
        Change change = (kind, p) -> scaled(kind, p, unit);
        assertArrayEquals(answers, answers(entry, engine, changed(entry.first(), first, change),
            changed(entry.second(), second, change)), "in units of " + unit);
      }
      List<Change> changes = List.of(InvariantDecisionsTest::permuted, InvariantDecisionsTest::mirrored);
      for (Change change : changes) {
        assertArrayEquals(answers, answers(entry, engine, changed(entry.first(), first, change),
            changed(entry.second(), second, change)), changes.indexOf(change) + "");
      }
      if (sort == Sort.GRID) {
        assertArrayEquals(answers,
            answers(entry, engine, changed(entry.first(), first, InvariantDecisionsTest::moved),
                changed(entry.second(), second, InvariantDecisionsTest::moved)),
            "moved");
      }
      if (entry.verb() == Verb.OVERLAP) {
        assertArrayEquals(answers, Decision.answers(entry.verb(), entry.second(), entry.first(), engine,
            columns(second), columns(first)), "operands in the other order");
      }
      if (entry.verb() == Verb.CAST) {
        inTwoPieces(entry, engine, first, second, answers);
      }
    }
  }

  /** A ray hits if one of its pieces does. */
  private static void inTwoPieces(Entry entry, Engine engine, float[][] rays, float[][] shapes,
      boolean[] answers) {
    float[][] before = new float[PAIRS][], after = new float[PAIRS][];
    for (int i = 0; i < PAIRS; i++) {
      float tMin = rays[i][6], tMax = rays[i][7];
      float middle = tMax > 100 ? Math.max(tMin, 1) : Math.round((tMin + tMax) / 2);
      middle = Math.clamp(middle, tMin, tMax);
      before[i] = rays[i].clone();
      before[i][7] = middle;
      after[i] = rays[i].clone();
      after[i][6] = middle;
    }
    boolean[] one = answers(entry, engine, before, shapes), other = answers(entry, engine, after, shapes);
    for (int i = 0; i < PAIRS; i++) {
      one[i] |= other[i];
    }
    assertArrayEquals(answers, one, "in two pieces");
  }

  private static boolean[] answers(Entry entry, Engine engine, float[][] first, float[][] second) {
    return Decision.answers(entry.verb(), entry.first(), entry.second(), engine, columns(first),
        columns(second));
  }

  private static float[][] columns(float[][] shapes) {
    float[][] columns = new float[shapes[0].length][shapes.length];
    for (int i = 0; i < shapes.length; i++) {
      ExactDecisionsTest.put(shapes[i], columns, i);
    }
    return columns;
  }

  private static int count(boolean[] answers) {
    int count = 0;
    for (boolean answer : answers) {
      count += answer ? 1 : 0;
    }
    return count;
  }

  private static float[][] changed(Kind kind, float[][] shapes, Change change) {
    return Arrays.stream(shapes).map(p -> change.of(kind, p)).toArray(float[][]::new);
  }

  /** In other units; directions, quaternions and times stay, but the directions of rays are lengths. */
  private static float[] scaled(Kind kind, float[] p, float unit) {
    float[] q = p.clone();
    for (int k = 0; k < p.length; k++) {
      boolean isLength = switch (kind) {
        case ORIENTED_BOX -> k < 6;
        case PLANE, FRUSTUM -> k % 4 == 3;
        case RAY -> k < 6;
        default -> true;
      };
      q[k] = isLength ? p[k] * unit : p[k];
    }
    return q;
  }

  /** Where vectors begin: all numbers that are not in one are about no axis. */
  private static int[] vectors(Kind kind) {
    return switch (kind) {
      case SPHERE, PLANE -> new int[] {0};
      case CAPSULE, BOX, RAY -> new int[] {0, 3};
      case ORIENTED_BOX, TRIANGLE -> new int[] {0, 3, 6};
      case FRUSTUM -> new int[] {0, 4, 8, 12, 16, 20};
      default -> throw new IllegalArgumentException(kind.label());
    };
  }

  /** With the axes named y, z, x. */
  private static float[] permuted(Kind kind, float[] p) {
    float[] q = p.clone();
    for (int at : vectors(kind)) {
      q[at] = p[at + 1];
      q[at + 1] = p[at + 2];
      q[at + 2] = p[at];
    }
    return q;
  }

  /** In a mirror at x = 0. */
  private static float[] mirrored(Kind kind, float[] p) {
    float[] q = p.clone();
    switch (kind) {
      case BOX -> {
        q[0] = -p[3];
        q[3] = -p[0];
      }
      case ORIENTED_BOX -> {
        q[0] = -p[0];
        q[7] = -p[7]; // turns the other way about y and z
        q[8] = -p[8];
      }
      default -> {
        for (int at : vectors(kind)) {
          q[at] = -p[at];
        }
      }
    }
    return q;
  }

  /** Elsewhere, by whole numbers. */
  private static float[] moved(Kind kind, float[] p) {
    float[] q = p.clone();
    float[] by = {1000, -30, 7};
    switch (kind) {
      case PLANE, FRUSTUM -> {
        for (int at : vectors(kind)) {
          q[at + 3] -= p[at] * by[0] + p[at + 1] * by[1] + p[at + 2] * by[2];
        }
      }
      default -> {
        int points =
            kind == Kind.ORIENTED_BOX || kind == Kind.RAY || kind == Kind.SPHERE ? 1 : vectors(kind).length;
        for (int k = 0; k < 3 * points; k++) {
          q[k] += by[k % 3];
        }
      }
    }
    return q;
  }
}
