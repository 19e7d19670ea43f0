package lockstep;

import java.util.Arrays;
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
 * All pairs of shapes of one tree, or of two, that meet, by their {@link Grid grids}: a broad phase. What the
 * grid offers is tested by the flat kernel, so the answers are those of the kernel. Pieces are some boxes to
 * search for, then the elements without bounds; each thread keeps what it finds, and the lists are merged in
 * the end.
 */
final class GridPairTask extends Task {
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

  private final PairPlan plan = new PairPlan();
  private final AtomicLong candidates = new AtomicLong();
  private final PairMerge merge = new PairMerge();
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
  private float distance; // how far apart pairs may be
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

  /**
   * {@code bounds}: what is asked is whether bounding boxes meet. {@code distance}: how far apart pairs may
   * be, if the kernel tells, else {@link PairListTask#ANY}. {@code last}: pairs listed before, of one tree,
   * or null.
   */
  void of(DescribedKernel test, boolean wide, Shapes first, Grid firstGrid, Shapes second, Grid secondGrid,
      boolean bounds, float distance, Filter filter, LastPairs last) {
    this.test = test;
    this.filter = filter;
    this.wide = wide;
    this.first = first;
    this.second = second;
    this.firstGrid = firstGrid;
    this.secondGrid = secondGrid;
    this.bounds = bounds;
    swap = test.swaps(first.kind);
    this.distance = distance;
    boxesDecide = distance < 0 && (bounds || (first.kind == Kind.BOX && second.kind == Kind.BOX));
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
    plan.pad(boxesDecide ? null : test.error(), Math.max(0, distance));
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
    merge.release();
  }

  /**
   * Lists all pairs with the help of {@code workers} (null for none). False, with nothing listed, if brute
   * force is better.
   */
  boolean list(Workers workers, Pairs pairs) {
    int unboundedCount = firstGrid.unboundedCount() + (isSelf() ? 0 : secondGrid.unboundedCount());
    if (distance > FAR || DENSE * (long) unboundedCount > first.size() + (long) second.size()) {
      return false;
    }
    candidates.set(0);
    merge.begin(pairs, second.size(), 1 + (workers == null ? 1 : workers.size()));
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
      last.remember(pairs, bounds, filter);
    }
    return true;
  }

  private void run(Workers workers, int pieces) {
    if (workers == null) {
      work(0, pieces, Workspace.get());
    } else {
      workers.run(this, 0, pieces, 1, PIECES);
    }
  }

  private boolean isDense() {
    return candidates.get() > most;
  }

  @Override
  void run(int from, int to, Workspace workspace) {
    Finder finder = workspace.finder();
    finder.task = this;
    finder.workspace = workspace;
    finder.keys = merge.mine(workspace);
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
        workspace.run(test.kernel(), swap,
            boxes(first, firsts, at, pairs, workspace, workspace.boxes(), workspace.first),
            boxes(second, seconds, at, pairs, workspace, workspace.otherBoxes(), workspace.second), pairs);
      } else {
        workspace.runScattered(test.kernel(), swap,
            workspace.first.scatter(first.facing(second, test), first.from(), firsts),
            workspace.second.scatter(second.facing(first, test), second.from(), seconds), at, pairs);
      }
      for (int w = 0; w < Kernel.words(pairs); w++) {
        for (long word = workspace.answers.words[w]; word != 0; word &= word - 1) {
          int k = 64 * w + Long.numberOfTrailingZeros(word);
          if (distance < 0 || workspace.answers.floats[0][k] <= distance) {
            finder.add(firsts[at + k], seconds[at + k]);
          }
        }
      }
    }
  }

  private static Operand boxes(Shapes shapes, int[] indices, int at, int count, Workspace workspace,
      float[][] to, Operand operand) {
    shapes.primitives().bounds(indices, at, count, workspace.box, to);
    return operand.walk(to, 0);
  }
}
