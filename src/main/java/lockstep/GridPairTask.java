package lockstep;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import lockstep.internal.grid.Grid;
import lockstep.internal.grid.PairPlan;
import lockstep.internal.grid.Scan;
import lockstep.internal.kernel.DescribedKernel;
import lockstep.internal.kernel.Kind;
import lockstep.internal.kernel.Tile;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;

/**
 * All pairs of shapes of one tree, or of two, that meet, by their {@link Grid grids}: a broad phase. What the grid offers is tested by the flat
 * kernel, so the answers are those of the kernel. Pieces are some boxes to search for, then the elements without bounds; each
 * thread keeps what it finds, and the lists are merged in the end.
 */
final class GridPairTask extends Task {
  private enum Step {
    SEARCH, SORT, MERGE
  }

  /** Pieces of a search for each thread: some find much more than others. */
  private static final int PIECES = 24;

  /** Parts of the list for each thread. */
  private static final int PARTS = 4;

  /** Boxes that are searched for before it is looked whether to go on. */
  private static final int UNIT = 64;

  /** For fewer pairs than that a grid is not worth its building. */
  private static final long FEW = 1 << 14;

  /** One candidate among so many pairs: then brute force takes no longer. */
  private static final int DENSE = 64;

  /** Fewer candidates than that take no time worth the question. */
  private static final long SPARSE = 1 << 14;

  private final PairPlan plan = new PairPlan();
  private final AtomicLong candidates = new AtomicLong();
  private final AtomicInteger finderCount = new AtomicInteger();
  private Finder[] finders = {};
  private DescribedKernel test;
  private boolean wide;
  private boolean swap;
  private boolean bounds;
  private Filter filter; // null for none
  private boolean boxesDecide;
  private Shapes first;
  private Shapes second;
  private Grid firstGrid;
  private Grid secondGrid; // the first for pairs of one tree
  private int room;
  private long most;
  private int units;
  private Step step;
  private LastPairs last; // null for none
  private boolean onlyMoved; // are searched for
  private Finder rest; // of the last pairs those that still hold; made when there are any
  private Pairs pairs;
  private int kept; // pairs that fit
  private int parts; // of the list, for threads to write

  /** What a thread finds. */
  static final class Finder implements Scan.Sink {
    final PairKeys keys = new PairKeys();
    private final int[] query = new int[Scan.CAPACITY];
    private final int[] others = new int[Scan.CAPACITY];
    private GridPairTask task; // the one at work, null for none
    private Workspace workspace;
    private boolean decided; // by the boxes

    @Override
    public void take(int[] first, int[] second, int count) {
      task.candidates.addAndGet(count);
      int some = task.onlyMoved ? task.once(first, second, count) : count;
      if (!decided) {
        task.test(first, second, some, this);
      } else if (task.filter != null || !keys.onlyCounts(some)) {
        for (int k = 0; k < some; k++) {
          add(first[k], second[k]);
        }
      }
    }

    void add(int first, int second) {
      boolean turn = task.isSelf() && first > second;
      int i = turn ? second : first, j = turn ? first : second;
      if (task.filter == null || task.filter.passes(i, j)) {
        keys.add(i, j);
      }
    }
  }

  /** Whether grids are worth a thought for so many shapes. */
  static boolean pays(int first, int second) {
    return (long) first * second > FEW;
  }

  /** {@code bounds}: what is asked is whether bounding boxes meet. {@code last}: pairs listed before, of one tree, or null. */
  void of(DescribedKernel test, boolean wide, Shapes first, Grid firstGrid, Shapes second, Grid secondGrid,
      boolean bounds, Filter filter, LastPairs last) {
    this.test = test;
    this.filter = filter;
    this.wide = wide;
    this.first = first;
    this.second = second;
    this.firstGrid = firstGrid;
    this.secondGrid = secondGrid;
    this.bounds = bounds;
    swap = test.swaps(first.kind);
    boxesDecide = bounds || (first.kind == Kind.BOX && second.kind == Kind.BOX);
    long pairs = (long) first.size() * second.size();
    most = Math.max(SPARSE, (isSelf() ? pairs / 2 : pairs) / DENSE);
    this.last = last;
    onlyMoved = last != null && last.plan(plan, firstGrid, bounds, filter);
    if (!onlyMoved) {
      if (isSelf()) {
        plan.within(firstGrid);
      } else {
        plan.between(firstGrid, secondGrid);
      }
    }
    plan.pad(boxesDecide ? null : test.error());
  }

  private boolean isSelf() {
    return firstGrid == secondGrid;
  }

  @Override
  void release() {
    plan.clear();
    first = null;
    second = null;
    firstGrid = null;
    secondGrid = null;
    filter = null;
    last = null;
    pairs = null;
    for (int k = 0; k < finderCount.get(); k++) {
      finders[k].task = null;
      finders[k].workspace = null;
    }
    finderCount.set(0);
  }

  /** Lists all pairs with the help of {@code workers} (null for none). False, with nothing listed, if brute force is better. */
  boolean list(Workers workers, Pairs pairs) {
    int unboundedCount = firstGrid.unboundedCount() + (isSelf() ? 0 : secondGrid.unboundedCount());
    if (DENSE * (long) unboundedCount > first.size() + (long) second.size()) {
      return false;
    }
    room = pairs.capacity();
    candidates.set(0);
    int threads = workers == null ? 1 : workers.size();
    if (finders.length <= threads) {
      finders = new Finder[threads + 1];
    }
    step = Step.SEARCH;
    units = (int) ((plan.size() + UNIT - 1) / UNIT);
    run(workers, units + unboundedCount);
    if (isDense()) {
      return false;
    }
    if (onlyMoved) {
      if (rest == null) {
        rest = new Finder();
      }
      last.addRest(enlist(rest).keys);
    }
    long total = 0;
    for (int k = 0; k < finderCount.get(); k++) {
      total += finders[k].keys.total();
    }
    kept = (int) Math.min(total, room);
    step = Step.SORT;
    run(workers, finderCount.get());
    step = Step.MERGE;
    this.pairs = pairs;
    parts = workers == null ? 1 : PARTS * workers.size();
    run(workers, parts);
    pairs.found(total, kept);
    if (last != null && kept == total) {
      last.remember(pairs, bounds, filter);
    }
    return true;
  }

  private void run(Workers workers, int pieces) {
    if (workers == null) {
      run(0, pieces, Workspace.get());
    } else {
      workers.run(this, 0, pieces, 1, PIECES);
    }
  }

  private boolean isDense() {
    return candidates.get() > most;
  }

  @Override
  void run(int from, int to, Workspace workspace) {
    switch (step) {
      case SEARCH -> search(from, to, workspace);
      case SORT -> {
        for (int k = from; k < to; k++) {
          finders[k].keys.sort();
        }
      }
      case MERGE -> {
        for (int part = from; part < to; part++) {
          merge(part, workspace);
        }
      }
    }
  }

  private void search(int from, int to, Workspace workspace) {
    Finder finder = finder(workspace);
    Scan scan = workspace.scan(wide);
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
  }

  /** What this thread finds goes there. */
  private Finder finder(Workspace workspace) {
    Finder finder = workspace.finder();
    if (finder.task != this) {
      finder.workspace = workspace;
      enlist(finder);
    }
    return finder;
  }

  private Finder enlist(Finder finder) {
    finder.task = this;
    finder.keys.begin(room, second.size());
    finders[finderCount.getAndIncrement()] = finder;
    return finder;
  }

  /** Of candidates found for shapes that have moved, each once: those of two are found for both, and each meets itself. */
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
    int size = ofFirst ? second.size() : first.size();
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
    Workspace workspace = finder.workspace;
    for (int at = 0; at < count; at += Tile.SIZE) {
      int pairs = Math.min(Tile.SIZE, count - at);
      workspace.out.at(workspace.answers.output(test.layout()));
      if (bounds) {
        workspace.run(test.kernel(), test.layout(), swap,
            boxes(first, firsts, at, pairs, workspace, workspace.boxes(), workspace.first),
            boxes(second, seconds, at, pairs, workspace, workspace.otherBoxes(), workspace.second), pairs);
      } else {
        workspace.runScattered(test.kernel(), test.layout(), swap,
            workspace.first.scatter(first.facing(second, test), first.from(), firsts),
            workspace.second.scatter(second.facing(first, test), second.from(), seconds), at, pairs);
      }
      for (int w = 0; w < Kernel.words(pairs); w++) {
        for (long word = workspace.answers.planes[0][w]; word != 0; word &= word - 1) {
          int k = at + 64 * w + Long.numberOfTrailingZeros(word);
          finder.add(firsts[k], seconds[k]);
        }
      }
    }
  }

  private static Operand boxes(Shapes shapes, int[] indices, int at, int count, Workspace workspace,
      float[][] to, Operand operand) {
    shapes.primitives().bounds(indices, at, count, workspace.box, to);
    return operand.walk(to, 0);
  }

  /** Writes the pairs whose keys are in the k-th part of all, of which so many fit, from what each thread has found. */
  private void merge(int part, Workspace workspace) {
    int count = finderCount.get();
    int[] next = workspace.starts(2 * count);
    int at = 0;
    for (int k = 0; k < count; k++) {
      next[k] = finders[k].keys.firstFrom(split(part));
      next[count + k] = finders[k].keys.firstFrom(split(part + 1));
      at += next[k];
    }
    int[] firsts = pairs.first();
    int[] seconds = pairs.second();
    while (at < kept) {
      PairKeys least = null;
      int of = 0;
      long key = Long.MAX_VALUE;
      for (int k = 0; k < count; k++) {
        PairKeys keys = finders[k].keys;
        if (next[k] < next[count + k] && keys.key(next[k]) < key) {
          least = keys;
          of = k;
          key = keys.key(next[k]);
        }
      }
      if (least == null) {
        return;
      }
      next[of]++;
      firsts[at] = least.first(key);
      seconds[at++] = least.second(key);
    }
  }

  /** The least key of a part: parts are equal ones of what the first thread has found. */
  private long split(int part) {
    PairKeys keys = finders[0].keys;
    return part == 0 ? 0 : part == parts || keys.size() == 0 ? Long.MAX_VALUE
        : keys.key((int) ((long) keys.size() * part / parts));
  }
}
