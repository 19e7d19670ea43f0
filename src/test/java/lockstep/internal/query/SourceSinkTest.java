package lockstep.internal.query;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import lockstep.Runs;
import lockstep.internal.adaptive.Way;
import lockstep.internal.kernel.Bits;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Verb;
import lockstep.internal.run.Answers;
import lockstep.internal.run.PairFilter;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Sides;
import lockstep.internal.run.Task;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import lockstep.twin.Kernel;
import org.junit.jupiter.api.Test;

/** Every source gives a sink the same hits, through each view, and with each condition of a question. */
@Runs.Widest
@Runs.Vectors
class SourceSinkTest {
  private static final int ROWS = 70, MANY = 700;

  private final Random random = new Random(1);
  private final Elements spheres = elements(Kind.SPHERE, ROWS);
  private final Elements boxes = elements(Kind.BOX, MANY);
  private final Elements motions = new Elements(null, columns(3, ROWS, 3), 0, ROWS);
  private final SpatialIndex tree = new SpatialIndex(boxes, null);

  private float[][] columns(int width, int size, float range) {
    float[][] columns = new float[width][Kernel.padded(size)];
    for (float[] column : columns) {
      for (int i = 0; i < size; i++) {
        column[i] = range * (2 * random.nextFloat() - 1);
      }
    }
    return columns;
  }

  private Elements elements(Kind kind, int size) {
    float[][] columns = columns(kind.width(), size, 10);
    for (int i = 0; i < size; i++) {
      if (kind == Kind.SPHERE) {
        columns[3][i] = 2 * random.nextFloat();
      } else {
        for (int axis = 0; axis < 3; axis++) {
          columns[axis + 3][i] = columns[axis][i] + 2 * random.nextFloat();
        }
      }
    }
    return new Elements(kind, columns, 0, size);
  }

  private static Kernels.Entry entry(Verb verb, Kind first, Kind second) {
    return ScalarKernels.TABLE.get(verb, first, second);
  }

  /** Collects hits as numbers row · MANY + element, and finds that none comes twice. */
  private static final class Collecting extends RowSink {
    final TreeSet<Integer> hits = new TreeSet<>();

    @Override
    public void add(int row, int element, Answers answers, int k) {
      assertTrue(hits.add(row * MANY + element), "twice");
    }
  }

  private static void run(Task task, int count) {
    task.run(0, count, Runner.get());
    task.release();
  }

  /** What the pairs of a batch, all with all, say. */
  private static int[] expected(Question question) {
    int[] firsts = IntStream.range(0, ROWS * MANY).map(k -> k / MANY).toArray();
    int[] seconds = IntStream.range(0, ROWS * MANY).map(k -> k % MANY).toArray();
    ResultColumns result = new ResultColumns(question.kernel().layout(), ROWS * MANY);
    result.begin(ROWS * MANY);
    run(new PairSource().of(question, new Sides().listed(firsts, seconds),
        new ColumnSink().into(result, Bits.SCALAR, null)), ROWS * MANY);
    int[] hits = IntStream.range(0, ROWS * MANY).filter(result::get).toArray();
    assertTrue(hits.length > 20 && hits.length < ROWS * MANY / 2, hits.length + " hits");
    return hits;
  }

  private static int[] hits(Task task, Collecting sink) {
    run(task, ROWS);
    return sink.hits.stream().mapToInt(hit -> hit).toArray();
  }

  private static ListSource.Lists all() {
    return new ListSource.Lists() {
      @Override
      public int list(int row, int[] to, int at) {
        Arrays.setAll(to, k -> k >= at && k < at + MANY ? k - at : to[k]);
        return MANY;
      }

      @Override
      public int most() {
        return MANY;
      }
    };
  }

  private static void agree(int[] expected, Question question) {
    Collecting byRows = new Collecting(), byLists = new Collecting();
    assertArrayEquals(expected, hits(new RowSource().of(question, byRows), byRows), "rows");
    assertArrayEquals(expected, hits(new ListSource().of(question, all(), byLists), byLists), "lists");
  }

  /** Those, and the tree; and what sinks make of the hits. */
  private void agreeWithTree(Question question) {
    int[] expected = expected(question);
    agree(expected, question);
    Collecting byRange = new Collecting();
    assertArrayEquals(expected, hits(new RangeTask().of(question, tree, Way.SCALAR, byRange), byRange));
    ResultColumns result = new ResultColumns(Verb.OVERLAP.layout(), ROWS);
    for (Task task : new Task[] {new RowSource().of(question, result.any),
        new RangeTask().of(question, tree, Way.SCALAR, result.any)}) {
      result.beginWithMisses(ROWS);
      run(task, ROWS);
      for (int row = 0; row < ROWS; row++) {
        assertEquals(count(expected, row) > 0, result.get(row), "any");
      }
    }
    for (Task task : new Task[] {new RowSource().of(question, result.odd),
        new RangeTask().of(question, tree, Way.SCALAR, result.odd)}) {
      result.beginWithMisses(ROWS);
      run(task, ROWS);
      for (int row = 0; row < ROWS; row++) {
        assertEquals(count(expected, row) % 2 != 0, result.get(row), "odd");
      }
    }
  }

  private static long count(int[] hits, int row) {
    return Arrays.stream(hits).filter(hit -> hit / MANY == row).count();
  }

  private Question plain() {
    return new Question().of(entry(Verb.OVERLAP, Kind.SPHERE, Kind.BOX), spheres, boxes);
  }

  @Test
  void elementsInPlace() {
    agreeWithTree(plain());
  }

  @Test
  void bounds() {
    Question question = new Question().of(entry(Verb.OVERLAP, Kind.BOX, Kind.BOX), spheres, boxes).ofBounds();
    agreeWithTree(question);
  }

  @Test
  void pairsThatCount() {
    PairFilter filter = PairFilter.of(PairFilter.Rule.GROUPS, random.ints(ROWS, 0, 2).toArray(),
        random.ints(MANY, 0, 2).toArray());
    int[] all = expected(plain());
    Question question = plain().where(filter);
    int[] expected = Arrays.stream(all).filter(hit -> filter.passes(hit / MANY, hit % MANY)).toArray();
    assertArrayEquals(expected, expected(question));
    agreeWithTree(question);
    agreeWithTree(new Question().of(entry(Verb.DISTANCE, Kind.SPHERE, Kind.BOX), spheres, boxes).within(1));
  }

  @Test
  void movingElements() {
    Kernels.Entry sweep = entry(Verb.SWEEP, Kind.SPHERE, Kind.BOX);
    Question question = new Question().of(sweep, spheres, boxes).moving(motions, null);
    int[] expected = expected(question);
    agree(expected, question);
    SweepColumns hits = new SweepColumns(ROWS);
    int[] first = null;
    for (boolean byTree : new boolean[] {false, true}) {
      TouchSink sink = hits.rows(null, null, 0);
      hits.columns.beginWithMisses(ROWS);
      run(byTree ? new SearchSource().of(question, tree, Way.SCALAR, 1, sink)
          : new RowSource().of(question, sink), ROWS);
      for (int row = 0; row < ROWS; row++) {
        assertEquals(count(expected, row) > 0, hits.columns.get(row));
      }
      first = byTree ? first : hits.columns.index.clone();
      assertArrayEquals(first, hits.columns.index);
    }
  }

  /** Elements in the order of a curve are all elements, each once. */
  @Test
  void curveOrderIsAPermutation() {
    CurveOrder order = new CurveOrder(1 << 16, 8);
    for (int count : new int[] {0, 5, 9, MANY - 3}) {
      int[] listed = Arrays.copyOf(order.of(boxes, 3, count), count);
      Arrays.sort(listed);
      assertArrayEquals(IntStream.range(0, count).toArray(), listed);
    }
  }
}
