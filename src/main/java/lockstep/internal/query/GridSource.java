package lockstep.internal.query;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import lockstep.internal.grid.Grid;
import lockstep.internal.grid.PairPlan;
import lockstep.internal.grid.Scan;
import lockstep.internal.kernel.Tile;
import lockstep.internal.run.Answers;
import lockstep.internal.run.EachWay;
import lockstep.internal.run.Execution;
import lockstep.internal.run.PairFilter;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;
import lockstep.internal.run.VectorSupport;
import lockstep.internal.run.Ways;
import lockstep.internal.run.Workers;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import lockstep.twin.Kernel;

/**
 * All pairs of shapes of one tree, or of two, that meet, by their {@link Grid grids}: a broad phase. What the
 * grid offers is tested by the flat kernel, so the answers are those of the kernel. Pieces are some boxes to
 * search for, then the elements without bounds; each thread keeps what it finds, and the lists are merged in
 * the end.
 */
final class GridSource extends Task {
  /** Pieces of a search for each thread: some find much more than others. */
  private static final int PIECES = 24;

  /** Boxes that are searched for before it is looked whether to go on. */
  private static final int UNIT = 64;

  /** For fewer pairs than that a grid is not worth its building. */
  private static final long FEW = 1 << 14;

  /** One candidate among so many pairs: then brute force takes no longer. */
  private static final int DENSE = 64;

  /** Within that all is a candidate, and paddings might overflow. */
  private static final float FAR = 0x1p60f;

  /** Fewer candidates than that take no time worth the question. */
  private static final long SPARSE = 1 << 14;

  private static final ThreadLocal<GridSource> MINE = ThreadLocal.withInitial(GridSource::new);

  private static final ThreadLocal<Finder> FINDER = ThreadLocal.withInitial(Finder::new);

  private final PairPlan plan = new PairPlan();
  private final AtomicLong candidates = new AtomicLong();
  private final PairMerge merge = new PairMerge();
  private Question question;
  private boolean wide;
  private boolean boxesDecide;
  private Grid firstGrid;
  private Grid secondGrid; // the first for pairs of one tree
  private long most;
  private int units;
  private LastPairs last; // null for none
  private boolean onlyMoved; // are searched for
  private PairKeys rest; // of the last pairs those that still hold; made when there are any

  /** What a thread finds. */
  static final class Finder implements Scan.Sink {
    private PairKeys keys;
    private final int[] query = new int[Scan.CAPACITY];
    private final int[] others = new int[Scan.CAPACITY];
    private GridSource task; // the one at work, null for none
    private Runner runner;
    private final EachWay<Scan> scans = new EachWay<>(Scan::scalar, VectorSupport::newScan);
    private boolean decided; // by the boxes

    @Override
    public void take(int[] first, int[] second, int count) {
      task.candidates.addAndGet(count);
      int some = task.onlyMoved ? task.once(first, second, count) : count;
      if (!decided) {
        task.test(first, second, some, this);
      } else if (task.question.filter() != null || !keys.onlyCounts(some)) {
        for (int k = 0; k < some; k++) {
          add(first[k], second[k]);
        }
      }
    }

    private void add(int first, int second) {
      boolean turn = task.isSelf() && first > second;
      int i = turn ? second : first, j = turn ? first : second;
      if (task.question.passes(i, j)) {
        keys.add(i, j);
      }
    }
  }

  /** Whether grids are worth a thought for so many shapes. */
  static boolean pays(int first, int second) {
    return (long) first * second > FEW;
  }

  /**
   * Lists the pairs of two indices, or of one, that a question is about. False, with nothing listed, where
   * brute force is better.
   */
  static boolean list(Execution execution, Question question, SpatialIndex first, SpatialIndex second,
      PairList pairs) {
    GridSource mine = MINE.get();
    long start = System.nanoTime();
    boolean wide = Ways.SCANS.wide(execution.way());
    Workers workers = execution.workers();
    PairFilter filter = question.filter();
    boolean lasts = first == second && question.most() < 0 && (filter == null || filter.isFixed())
        && first.elements().isStored(); // it compares columns
    LastPairs last = lasts && first.lastPairs().lock.tryLock() ? first.lastPairs() : null;
    if (workers != null) {
      workers.stay();
    }
    try {
      Grid grid = last == null ? first.grid(wide, workers)
          : first.gridOfLast(question.isOfBounds(), filter, wide, workers);
      mine.of(question, wide, grid, first == second ? grid : second.grid(wide, workers), last);
      execution.watch(mine, first.elements().size, 1, pairs.clear);
      return mine.list(workers, pairs);
    } finally {
      mine.end();
      Ways.SCANS.ran(start);
      if (last != null) {
        last.lock.unlock();
      }
      if (workers != null) {
        workers.leave();
      }
    }
  }

  /** {@code last}: pairs listed before, of one index, or null. */
  private void of(Question itsQuestion, boolean isWide, Grid grid, Grid otherGrid, LastPairs itsLast) {
    question = itsQuestion;
    wide = isWide;
    firstGrid = grid;
    secondGrid = otherGrid;
    Elements first = question.first(), second = question.second();
    boxesDecide =
        question.most() < 0 && (question.isOfBounds() || (first.kind == Kind.BOX && second.kind == Kind.BOX));
    long pairs = (long) first.size * second.size;
    most = Math.max(SPARSE, (isSelf() ? pairs / 2 : pairs) / DENSE);
    last = itsLast;
    onlyMoved = last != null && last.plan(plan, firstGrid, question.isOfBounds(), question.filter());
    if (!onlyMoved) {
      if (isSelf()) {
        plan.within(firstGrid);
      } else {
        plan.between(firstGrid, secondGrid);
      }
    }
    plan.pad(boxesDecide ? null : question.kernel().error(), question.reach());
  }

  private boolean isSelf() {
    return firstGrid == secondGrid;
  }

  @Override
  public void release() {
    plan.clear();
    question = null;
    firstGrid = null;
    secondGrid = null;
    last = null;
    merge.release();
  }

  private boolean list(Workers workers, PairList pairs) {
    int firsts = question.first().size, seconds = question.second().size;
    int unboundedCount = firstGrid.unboundedCount() + (isSelf() ? 0 : secondGrid.unboundedCount());
    if (question.most() > FAR || DENSE * (long) unboundedCount > firsts + (long) seconds) {
      return false;
    }
    candidates.set(0);
    merge.begin(pairs, seconds, 1 + (workers == null ? 1 : workers.size()));
    units = (int) ((plan.size() + UNIT - 1) / UNIT);
    if (watching != null) {
      watching.total(units + unboundedCount);
    }
    run(workers, units + unboundedCount);
    if (isDense()) {
      return false;
    }
    if (onlyMoved) {
      if (rest == null) {
        rest = new PairKeys();
      }
      last.addRest(merge.add(rest));
    }
    merge.list(workers);
    if (last != null && pairs.size() == pairs.needed()) {
      last.remember(pairs, question.isOfBounds(), question.filter());
    }
    return true;
  }

  private void run(Workers workers, int pieces) {
    if (workers == null) {
      work(0, pieces, Runner.get());
    } else {
      workers.run(this, 0, pieces, 1, PIECES);
    }
  }

  private boolean isDense() {
    return candidates.get() > most;
  }

  @Override
  public void run(int from, int to, Runner runner) {
    Finder finder = FINDER.get();
    finder.task = this;
    finder.runner = runner;
    finder.keys = merge.mine();
    runner.ask(question);
    Scan scan = finder.scans.get(wide);
    scan.begin(finder);
    for (int unit = from; unit < Math.min(to, units) && !isDense(); unit++) {
      finder.decided = boxesDecide;
      plan.run(scan, (long) UNIT * unit, Math.min(plan.size(), (long) UNIT * (unit + 1)));
    }
    scan.end();
    finder.decided = false;
    for (int k = Math.max(from, units); k < to && !isDense(); k++) {
      tryAll(k - units, finder);
    }
    finder.task = null;
  }

  /**
   * Of candidates found for shapes that have moved, each once: those of two are found for both, and each
   * meets itself.
   */
  private int once(int[] moved, int[] others, int count) {
    int kept = 0;
    for (int k = 0; k < count; k++) {
      moved[kept] = moved[k];
      others[kept] = others[k];
      kept += moved[k] < others[k] || !last.hasMoved(others[k]) ? 1 : 0;
    }
    return kept;
  }

  /** Tries the k-th element without bounds, of the first tree, then of the second, with all of the other. */
  private void tryAll(int k, Finder finder) {
    boolean ofFirst = k < firstGrid.unboundedCount();
    Grid other = ofFirst ? secondGrid : firstGrid;
    int element = ofFirst ? firstGrid.unbounded(k) : secondGrid.unbounded(k - firstGrid.unboundedCount());
    Arrays.fill(finder.query, element);
    int size = (ofFirst ? question.second() : question.first()).size;
    int count = 0;
    for (int i = 0; i < size; i++) {
      // two without bounds are tried once
      if (other.isBounded(i) || (other.isUnbounded(i) && (isSelf() ? element < i : ofFirst))) {
        finder.others[count++] = i;
      }
      if (count == finder.others.length || (i == size - 1 && count > 0)) {
        finder.take(ofFirst ? finder.query : finder.others, ofFirst ? finder.others : finder.query, count);
        count = 0;
      }
    }
  }

  /** Tests candidates. */
  private void test(int[] firsts, int[] seconds, int count, Finder finder) {
    Runner runner = finder.runner;
    float most = question.most();
    for (int at = 0; at < count; at += Tile.SIZE) {
      int pairs = Math.min(Tile.SIZE, count - at);
      runner.first().list(firsts, at, pairs);
      runner.second().list(seconds, at, pairs);
      runner.run(pairs);
      Answers answers = runner.answers();
      for (int w = 0; w < Kernel.words(pairs); w++) {
        for (long word = answers.words()[w]; word != 0; word &= word - 1) {
          int k = 64 * w + Long.numberOfTrailingZeros(word);
          if (most < 0 || answers.key(k) <= most) {
            finder.add(firsts[at + k], seconds[at + k]);
          }
        }
      }
    }
  }
}
