package lockstep;

import static lockstep.internal.kernel.SyntheticVerb.LAYOUT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import lockstep.Samples.Placement;
import lockstep.internal.kernel.Bits;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.SyntheticVerb;
import lockstep.internal.kernel.SyntheticVerb.Value;
import lockstep.internal.query.ColumnSink;
import lockstep.internal.query.Lists;
import lockstep.internal.query.PairSource;
import lockstep.internal.query.RangeTask;
import lockstep.internal.query.ResultColumns;
import lockstep.internal.query.RowSink;
import lockstep.internal.query.RowSource;
import lockstep.internal.query.SpatialIndex;
import lockstep.internal.run.Execution;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Sides;
import lockstep.internal.run.Task;
import lockstep.internal.shape.Kind;
import lockstep.internal.shape.Searchable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The adapters (pairings, rows, lists, trees, stages) handle every layout correctly, including combinations
 * that no verb has: columns that are exchanged or negated when the operands are swapped, columns that the
 * kernel leaves to them, an index.
 */
@Runs.Widest
@Runs.Vectors
class LayoutTest {
  private static final ForkJoinPool POOL = new ForkJoinPool(3);

  /** Sizes around blocks, tiles and chunks. */
  private static final int[] SIZES = {0, 1, 63, 64, 65, 255, 256, 257, 1025, 4097};

  /**
   * The way in which the kernel is reached.
   *
   * @param first the kind of the caller's first operand
   * @param swapped whether the catalogue has the two kinds in the other order
   * @param dense whether most pairs pass the cheap stages
   */
  record Way(Kind first, Kind second, boolean swapped, boolean staged, boolean dense) {
    Entry entry() {
      return SyntheticVerb.entry(swapped ? second : first, swapped ? first : second, staged);
    }

    /** Elements in [0, 4)³, or in [0, 1.2)³, where all bounds meet, so that a tree offers every pair. */
    Shapes shapes(Kind kind, int seed, int size, Placement placement) {
      Random random = new Random(seed);
      float[] elements = new float[size * kind.width()];
      for (int k = 0; k < elements.length; k++) {
        elements[k] = k % kind.width() < 3 ? random.nextFloat() * (dense ? 1.2f : 4) : 1000;
      }
      return (Shapes) Samples.buffer(kind, elements, placement);
    }

    Shapes firsts(int size, Placement placement) {
      return shapes(first, size, size, placement);
    }

    Shapes seconds(int size, Placement placement) {
      return shapes(second, ~size, size, placement);
    }

    /** The kernel's answer, in its order, for elements of the caller's operands. */
    Value value(Shapes a, int i, Shapes b, int j) {
      float[] p = new float[6];
      for (int c = 0; c < 3; c++) {
        p[c] = swapped ? b.columns[c][b.from() + j] : a.columns[c][a.from() + i];
        p[c + 3] = swapped ? a.columns[c][a.from() + i] : b.columns[c][b.from() + j];
      }
      return SyntheticVerb.value(p);
    }
  }

  static List<Way> ways() {
    return IntStream.range(0, 4).boxed()
        .flatMap(k -> List.of(new Way(Kind.SPHERE, Kind.BOX, false, k % 2 == 0, k < 2),
            new Way(Kind.BOX, Kind.SPHERE, true, k % 2 == 0, k < 2),
            new Way(Kind.TRIANGLE, Kind.TRIANGLE, false, k % 2 == 0, k < 2)).stream())
        .toList();
  }

  @ParameterizedTest
  @MethodSource("ways")
  void pairings(Way way) {
    for (int size : SIZES) {
      for (Placement placement : List.of(Placement.ALLOCATED, Placement.UNPADDED)) {
        Shapes first = way.firsts(size, placement);
        Shapes second = way.seconds(size, placement);
        int[] firsts = new Random(3).ints(size, 0, Math.max(1, size)).toArray();
        int[] seconds = new Random(4).ints(size, 0, Math.max(1, size)).toArray();
        check(way, first, second, Pairing.zip(), size, i -> i, j -> j);
        if (size > 0) {
          int one = size / 2;
          check(way, first, second, Pairing.oneToMany(one), size, i -> one, j -> j);
          check(way, first, second, Pairing.manyToOne(one), size, i -> i, j -> one);
          check(way, first, second, Pairing.indexed(firsts, seconds, size), size, k -> firsts[k],
              k -> seconds[k]);
        }
      }
    }
  }

  private static void check(Way way, Shapes first, Shapes second, Pairing pairing, int count,
      IntUnaryOperator i, IntUnaryOperator j) {
    ResultColumns result = stale(count);
    result.begin(count);
    Sides sides = switch (pairing) {
      case Pairing.Zip zip -> new Sides().zip();
      case Pairing.OneToMany many -> new Sides().oneToMany(many.one());
      case Pairing.ManyToOne many -> new Sides().manyToOne(many.one());
      case Pairing.Indexed pairs -> new Sides().listed(pairs.first(), pairs.second());
    };
    run(new PairSource().of(question(way, first, second), sides,
        new ColumnSink().into(result, Bits.SCALAR, null)), count);
    int hits = 0;
    for (int k = 0; k < count; k++) {
      Value value = way.value(first, i.applyAsInt(k), second, j.applyAsInt(k));
      int at = k;
      entry(way, value, value.hit() ? j.applyAsInt(k) : -1, result, k,
          () -> way + ", " + pairing + ", pair " + at + " of " + count);
      hits += value.hit() ? 1 : 0;
    }
    assertTrue(count % 64 == 0 || result.words[count / 64] >>> count == 0, "bits beyond the last pair");
    assertTrue(count < 1000 || (hits > 3 && hits < count), hits + " hits of " + count);
  }

  private static lockstep.internal.run.Question question(Way way, Shapes first, Shapes second) {
    return new lockstep.internal.run.Question().of(way.entry(), first.elements, second.elements);
  }

  private static void run(Task task, int count) {
    task.run(0, count, Runner.get());
    task.release();
  }

  /** A result filled with other values. */
  private static ResultColumns stale(int capacity) {
    ResultColumns result = new ResultColumns(LAYOUT, capacity);
    Arrays.fill(result.words, -1);
    for (float[] column : result.floats) {
      Arrays.fill(column, 555);
    }
    Arrays.fill(result.index, 555);
    return result;
  }

  /**
   * Asserts that entry k of all columns is this value, swapped back if the kernel has seen the operands
   * swapped.
   */
  private static void entry(Way way, Value value, int index, ResultColumns result, int k,
      Supplier<String> what) {
    assertEquals(value.hit(), result.get(k), what);
    floats(way, value, result, k, what);
    assertEquals(index, result.index[k], what);
  }

  private static void floats(Way way, Value value, ResultColumns result, int k, Supplier<String> what) {
    assertEquals(value.key(), result.floats[0][k], what);
    assertEquals(way.swapped ? value.ofSecond() : value.ofFirst(), result.floats[1][k], what);
    assertEquals(way.swapped ? value.ofFirst() : value.ofSecond(), result.floats[2][k], what);
    assertEquals(way.swapped && value.hit() ? -value.normal() : value.normal(), result.floats[3][k], what);
    assertEquals(-1, result.floats[4][k], what);
  }

  @ParameterizedTest
  @MethodSource("ways")
  void lists(Way way) {
    for (int[] sizes : new int[][] {{3, 1025}, {70, 65}, {1, 64}, {9, 0}}) {
      Shapes first = way.firsts(sizes[0], Placement.UNPADDED);
      Shapes second = way.seconds(sizes[1], Placement.UNPADDED);
      int[] expected = pairs(sizes[0], sizes[1], (i, j) -> way.value(first, i, second, j).hit() ? 1 : 0);
      list(way, first, second, false, expected);
    }
    if (way.first == way.second) {
      Shapes shapes = way.firsts(130, Placement.ALLOCATED);
      list(way, shapes, shapes, true,
          pairs(130, 130, (i, j) -> i < j && way.value(shapes, i, shapes, j).hit() ? 1 : 0));
    }
  }

  private static int[] pairs(int firsts, int seconds, IntBinaryOperator hit) {
    return IntStream.range(0, firsts * seconds).filter(k -> hit.applyAsInt(k / seconds, k % seconds) != 0)
        .flatMap(k -> IntStream.of(k / seconds, k % seconds)).toArray();
  }

  /** By brute force and, where the second operand is a tree, through it; alone and with helpers. */
  private static void list(Way way, Shapes first, Shapes second, boolean self, int[] expected) {
    for (ForkJoinPool pool : new ForkJoinPool[] {null, POOL}) {
      Execution execution = new Execution(ScalarKernels.TABLE, lockstep.internal.adaptive.Way.SCALAR, pool);
      Pairs pairs = Pairs.allocate(expected.length / 2);
      for (Searchable target : new Searchable[] {second.elements, Tree.of(second).index}) {
        lockstep.internal.run.Question question = question(way, first, second);
        Lists.list(execution, self ? question.withItself() : question, first.elements, target, pairs.list);
        listed(expected, pairs, way + (target instanceof SpatialIndex ? " through a tree" : ""));
      }
    }
  }

  private static void listed(int[] expected, Pairs pairs, Object what) {
    assertEquals(Arrays.toString(expected), Arrays.toString(Answers.of(pairs)), what::toString);
    assertEquals(expected.length / 2, pairs.needed());
  }

  /**
   * For each row, the hit with the least key, and whether there is any, by brute force and through a tree.
   */
  @ParameterizedTest
  @MethodSource("ways")
  void rows(Way way) {
    Shapes first = way.firsts(130, Placement.UNPADDED);
    Shapes second = way.seconds(1090, Placement.UNPADDED);
    ResultColumns closest = stale(130);
    closest.beginWithMisses(130);
    run(new RowSource().of(question(way, first, second), closest.closest), 130);
    ResultColumns any = stale(130);
    any.beginWithMisses(130);
    run(new RowSource().of(question(way, first, second), any.any), 130);
    for (int i = 0; i < 130; i++) {
      int best = -1;
      for (int j = 0; j < 1090; j++) {
        Value value = way.value(first, i, second, j);
        best = value.hit() && (best < 0 || value.key() < way.value(first, i, second, best).key()) ? j : best;
      }
      int row = i;
      assertEquals(best, closest.index[i], () -> way + ", row " + row);
      assertEquals(best >= 0, closest.get(i));
      assertEquals(best >= 0, any.get(i));
      if (best >= 0) {
        Value value = way.value(first, i, second, best);
        floats(way, value, closest, i, () -> way + ", row " + row);
      }
    }
    int[] found = new int[130];
    RowSink sink = new RowSink() {
      @Override
      public void add(int row, int element, lockstep.internal.run.Answers answers, int k) {
        Value value = way.value(first, row, second, element);
        assertTrue(value.hit());
        assertEquals(value.key(), answers.value(0, k));
        assertEquals(way.swapped ? value.ofSecond() : value.ofFirst(), answers.value(1, k));
        assertEquals(way.swapped ? -value.normal() : value.normal(), answers.value(3, k));
        found[row]++;
      }
    };
    run(new RangeTask().of(question(way, first, second), Tree.of(second).index,
        lockstep.internal.adaptive.Way.SCALAR, sink), 130);
    for (int i = 0; i < 130; i++) {
      int row = i;
      assertEquals(IntStream.range(0, 1090).filter(j -> way.value(first, row, second, j).hit()).count(),
          found[i]);
    }
  }
}
