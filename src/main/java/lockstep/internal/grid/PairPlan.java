package lockstep.internal.grid;

import java.util.Arrays;
import lockstep.internal.bvh.Padding;
import lockstep.internal.kernel.part.ErrorBound;

/**
 * The searches that together find all overlapping pairs of boxes, of one grid or of two: each level is
 * searched with itself, and each two levels in the cheaper direction. The boxes to search for are numbered
 * across all searches, so that work can be split anywhere.
 */
public final class PairPlan {
  /**
   * Searches for the boxes of a level in another, or in their own, where only those at later positions count.
   */
  static final class Search {
    SortedBoxes queries;
    Level of;

    /** The position of the first box to search for, and their number. */
    int from;

    int count;
    Grid grid;
    Level level;
    boolean own;

    /** Whether to search for boxes one by one, which is faster than a block if neighbours are far apart. */
    boolean oneByOne;

    /** Whether the boxes found belong to the first of the two grids. */
    boolean swapped;

    /** The number of the first box searched for. */
    long start;

    /** The padding, on each side, of a box that is searched for. */
    float pad;
  }

  private Search[] searches = {};
  private int count;
  private long size;

  /** Plans all pairs of boxes of one grid. */
  public void within(Grid grid) {
    clear();
    for (int k = 0; k < grid.levelCount(); k++) {
      add(grid, grid.level(k), grid, grid.level(k), true, false);
      for (int m = 0; m < k; m++) {
        between(grid, grid.level(m), grid, grid.level(k));
      }
    }
  }

  /** Plans all pairs of a box of one grid and one of another. */
  public void between(Grid first, Grid second) {
    clear();
    for (int k = 0; k < first.levelCount(); k++) {
      for (int m = 0; m < second.levelCount(); m++) {
        between(first, first.level(k), second, second.level(m));
      }
    }
  }

  /** Plans all pairs of a box selected from a grid and any box of the same or another grid. */
  public void between(Selection some, Grid all) {
    clear();
    add(some, all);
  }

  /** Plans all pairs of a box selected from a grid and any box of two grids. */
  public void between(Selection some, Grid all, Grid others) {
    clear();
    add(some, all);
    add(some, others);
  }

  private void add(Selection some, Grid all) {
    for (int k = 0; k < some.grid.levelCount(); k++) {
      for (int m = 0; m < all.levelCount(); m++) {
        add(some, some.grid.level(k), some.starts[k], some.starts[k + 1], all, all.level(m), false, false);
        searches[count - 1].oneByOne = true;
      }
    }
  }

  private void between(Grid first, Level a, Grid second, Level b) {
    boolean swapped = b.leastCost(a) > a.leastCost(b);
    if (swapped) {
      add(second, b, first, a, false, true);
    } else {
      add(first, a, second, b, false, false);
    }
    searches[count - 1].oneByOne = swapped ? a.costOneByOne(b) < a.cost(b) : b.costOneByOne(a) < b.cost(a);
  }

  /** Plans nothing, and releases the grids. */
  public void clear() {
    for (int k = 0; k < count; k++) {
      searches[k].queries = null;
      searches[k].grid = null;
    }
    count = 0;
    size = 0;
  }

  private void add(Grid queries, Level of, Grid grid, Level level, boolean own, boolean swapped) {
    add(queries, of, of.from, of.to, grid, level, own, swapped);
  }

  private void add(SortedBoxes queries, Level of, int from, int to, Grid grid, Level level, boolean own,
      boolean swapped) {
    if (count == searches.length) {
      searches = Arrays.copyOf(searches, 2 * count + 4);
      for (int k = count; k < searches.length; k++) {
        searches[k] = new Search();
      }
    }
    Search search = searches[count++];
    search.queries = queries;
    search.of = of;
    search.from = from;
    search.count = to - from;
    search.grid = grid;
    search.level = level;
    search.own = own;
    search.oneByOne = false;
    search.swapped = swapped;
    search.start = size;
    search.pad = 0;
    size += to - from;
  }

  /**
   * Pads boxes for pairs within a distance, and within the error of a kernel that may report them as hits, by
   * the coordinates of their levels; null for boxes that overlap.
   */
  public void pad(ErrorBound error, float distance) {
    for (int k = 0; k < count; k++) {
      Search search = searches[k];
      float both = search.of.maxCoordinate + search.level.maxCoordinate + distance;
      search.pad = error == null ? 0 : distance + Padding.of(error, both, 2 * both);
    }
  }

  /** The number of boxes to search for. */
  public long size() {
    return size;
  }

  /** Runs the searches for numbers {@code from} to {@code to − 1}. */
  public void run(Scan scan, long from, long to) {
    for (int k = 0; k < count && searches[k].start < to; k++) {
      Search search = searches[k];
      long begin = Math.max(0, from - search.start);
      long end = Math.min(search.count, to - search.start);
      if (begin < end) {
        scan.search(search, search.from + (int) begin, search.from + (int) end);
      }
    }
  }
}
