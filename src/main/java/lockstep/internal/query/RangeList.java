package lockstep.internal.query;

import java.util.Arrays;
import lockstep.internal.kernel.Verb;
import lockstep.internal.place.Places;
import lockstep.internal.run.Answers;
import lockstep.internal.run.Execution;
import lockstep.internal.run.IntList;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;
import lockstep.internal.run.Workers;
import lockstep.internal.shape.Elements;

/**
 * Range queries through a tree, or among instances: all pairs of a query and what it meets, as a list in
 * ascending order. On several threads a round of rows is searched at a time, each piece keeping what it
 * finds; when it is known where the pairs of each row go, they are copied there.
 */
public final class RangeList extends Task {
  private static final ThreadLocal<RangeList> MINE = ThreadLocal.withInitial(RangeList::new);

  private static final ThreadLocal<Found> FOUND = ThreadLocal.withInitial(Found::new);

  /** A tree of fewer elements takes a query no less time than these do. */
  private static final int FEW = 64;

  private static final int ROUND = 1 << 15;

  /** Rows of a piece are a multiple of it. */
  private static final int GRAIN = 64;

  /** Pairs that a piece may keep; one that finds more is searched again. */
  private static final int MOST_KEPT = 1 << 20;

  /** What a thread has found. */
  private static final class Found {
    private final IntList row = new IntList();

    /** Where the list goes on: its next entry, and, of a search, its piece. */
    private long entry;

    private int piece;
  }

  private final RangeSource inTree = new RangeSource();
  private final InstanceRanges inInstances = new InstanceRanges();
  private RowQueries source;
  private long[] starts = {};

  /** What each piece has found, at its first row over {@link #GRAIN}; null for nothing kept. */
  private final IntList[] kept = new IntList[ROUND / GRAIN];

  private final boolean[] keeps = new boolean[ROUND / GRAIN];
  private PairList pairs;
  private boolean searching;
  private int base;

  private final RowSink sink = new RowSink() {
    @Override
    public void add(int row, int element, Answers answers, int k) {
      answers.keep(row, element);
    }

    @Override
    void flush(Answers answers) {
      use(answers, FOUND.get());
    }
  };

  /** Whether a tree of so many elements is worth asking. */
  static boolean pays(int elements) {
    return elements >= FEW;
  }

  /** Lists the pairs that a question is about; false, with nothing listed, if brute force is better. */
  public static boolean list(Execution execution, Question question, Index tree, PairList pairs) {
    RangeList mine = MINE.get();
    return mine.list(execution, mine.inTree.of(question, tree, execution.way(), mine.sink), pairs);
  }

  /** Lists the pairs of a shape and an instance that meet; see {@link InstanceRanges#of}. */
  static void list(Execution execution, Verb verb, Elements shapes, Places frames, int index,
      InstanceIndex instances, float most, PairList pairs) {
    RangeList mine = MINE.get();
    mine.list(execution,
        mine.inInstances.of(execution, verb, shapes, instances, most, mine.sink).in(frames, index), pairs);
  }

  private boolean list(Execution execution, RowQueries itsSource, PairList itsPairs) {
    source = itsSource;
    pairs = itsPairs;
    execution.watch(this, source.rows(), 1, pairs.clear);
    try {
      if (source.isDense()) {
        return false;
      }
      list(execution.workers());
      return true;
    } finally {
      end();
    }
  }

  @Override
  public void release() {
    inTree.release();
    inInstances.release();
    source = null;
    pairs = null;
  }

  /** The source asks the watch, since a piece of a list must be one. */
  @Override
  protected boolean watchesItself() {
    return true;
  }

  /** Finds all pairs, with the help of {@code workers} (null for none). */
  private void list(Workers workers) {
    int rows = source.rows();
    if (workers == null || workers.size() == 1) {
      searching = false;
      long end = searchAndWrite(0, rows, 0, Runner.get());
      check();
      pairs.found(end, (int) Math.min(end, pairs.capacity()));
      return;
    }
    if (starts.length <= Math.min(ROUND, rows)) {
      starts = new long[Math.min(ROUND, rows) + 1];
    }
    for (base = 0; base < rows; base += ROUND) {
      int count = Math.min(ROUND, rows - base);
      starts[0] = pairs.size();
      searching = true;
      workers.run(this, base, base + count, GRAIN);
      for (int k = 0; k < count; k++) {
        starts[k + 1] += starts[k];
      }
      searching = false;
      if (starts[0] < pairs.capacity()) {
        workers.run(this, base, base + count, GRAIN); // the same pieces
      }
      pairs.found(starts[count] - starts[0], (int) (Math.min(starts[count], pairs.capacity()) - starts[0]));
    }
  }

  @Override
  public void run(int from, int to, Runner runner) {
    int piece = (from - base) / GRAIN;
    if (searching) {
      search(from, to, piece, runner);
    } else if (keeps[piece]) {
      int at = 0;
      for (int row = from; row < to; row++) {
        int count = (int) (starts[row - base + 1] - starts[row - base]);
        write(row, starts[row - base], kept[piece].values, at, count);
        at += count;
      }
    } else {
      searchAndWrite(from, to, starts[from - base], runner);
    }
  }

  /**
   * Counts the pairs of each row of a piece, and keeps them if there is room for some and they are not too
   * many.
   */
  private void search(int from, int to, int piece, Runner runner) {
    if (kept[piece] == null) {
      kept[piece] = new IntList();
    }
    kept[piece].clear();
    keeps[piece] = starts[0] < pairs.capacity();
    Arrays.fill(starts, from - base + 1, to - base + 1, 0);
    Found found = FOUND.get();
    found.piece = piece;
    source.query(from, to, runner, this);
  }

  /**
   * Writes what rows meet from entry {@code first} of the pairs on, as far as it fits, and returns where it
   * ends if all of it does.
   */
  private long searchAndWrite(int from, int to, long first, Runner runner) {
    Found found = FOUND.get();
    found.entry = first;
    source.query(from, to, runner, this);
    return found.entry;
  }

  private void use(Answers answers, Found found) {
    int[] rows = answers.keptRows().values;
    IntList elements = answers.kept();
    int end;
    for (int at = 0; at < elements.size; at = end) {
      end = at + 1;
      while (end < elements.size && rows[end] == rows[at]) {
        end++;
      }
      if (searching) {
        keep(rows[at], elements, at, end - at, found);
      } else {
        if (found.entry < pairs.capacity()) {
          write(rows[at], found.entry, sorted(elements, at, end - at, found).values, 0, end - at);
        }
        found.entry += end - at;
      }
    }
    answers.dropKept();
  }

  private void keep(int row, IntList elements, int at, int count, Found found) {
    starts[row - base + 1] += count;
    keeps[found.piece] &= kept[found.piece].size + count <= MOST_KEPT;
    if (keeps[found.piece]) {
      kept[found.piece].add(sorted(elements, at, count, found));
    }
  }

  /** Some elements that a row meets, in a list of the thread. */
  private static IntList sorted(IntList elements, int at, int count, Found found) {
    found.row.clear();
    found.row.add(elements, at, count);
    found.row.sort();
    return found.row;
  }

  /** Writes the pairs of a row that still fit. */
  private void write(int row, long to, int[] found, int from, int size) {
    if (to < pairs.capacity() && size > 0) {
      int count = Math.min(size, pairs.capacity() - (int) to);
      Arrays.fill(pairs.first, (int) to, (int) to + count, row);
      System.arraycopy(found, from, pairs.second, (int) to, count);
    }
  }
}
