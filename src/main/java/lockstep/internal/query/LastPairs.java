package lockstep.internal.query;

import java.util.Arrays;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import lockstep.internal.grid.Grid;
import lockstep.internal.grid.PairPlan;
import lockstep.internal.grid.Selection;
import lockstep.internal.grid.Survey;
import lockstep.internal.run.PairFilter;
import lockstep.internal.shape.Elements;

/**
 * The pairs of a tree when they were last listed, and which of its shapes have moved since. Where few have,
 * the rest of the list still holds, and only those few are searched for. Nor is the grid built anew: those
 * that have moved since it was are taken out of it, and stand in one of their own.
 *
 * <p>To know them it has a copy of all columns, which is compared with the shapes after each update. Where
 * most shapes move that is done now and then only. All methods are for the thread that holds the lock, or
 * that alone uses the tree.
 */
final class LastPairs {
  /** One in so many, and more are not few. */
  private static final int FEW = 8;

  /** Updates without a look after one in which more have moved, doubled up to that many. */
  private static final int LONGEST_REST = 32;

  /** Shapes compared at once. */
  private static final int TILE = 256;

  // marks of shapes that have moved
  private static final byte SINCE_LISTED = 1;
  private static final byte SINCE_BUILT = 2;

  /** Held by the thread that builds the grid, or lists pairs with the help of this. */
  final ReentrantLock lock = new ReentrantLock();

  private final Elements elements;
  private final int few;
  private final int[] differences = new int[TILE];
  private boolean isFollowed; // since the last update
  private float[][] columns; // the copy
  private boolean isCopyCurrent;
  private byte[] marks;
  private int movedSinceListed;
  private int rest;
  private int restLeft;

  private boolean isListed;
  private boolean bounds; // pairs of bounding boxes
  private PairFilter filter; // of the list, fixed; null for none
  private int[] firsts = {};
  private int[] seconds = {};
  private int size;

  private int[] movers; // since the grid was built
  private int moverCount; // perhaps more than few, then they are not listed
  private int removed; // of them from the grid
  private boolean isGridNewer; // than the list: what has moved since that need not be a mover
  private Grid movedGrid; // of the movers
  private boolean standsApart; // the grid of movers
  private final Selection selection = new Selection();

  LastPairs(Elements elements) {
    this.elements = elements;
    few = elements.size / FEW;
  }

  /** The shapes may have moved. */
  void update() {
    isFollowed = false;
  }

  /** Finds out which shapes have moved, unless that has been done since the last update. */
  private void follow() {
    if (isFollowed) {
      return;
    }
    isFollowed = true;
    if (restLeft > 0) {
      restLeft--;
    } else if (!isCopyCurrent) {
      copy();
    } else if (compare()) {
      rest = 0;
    } else {
      isCopyCurrent = false;
      isListed = false;
      rest = Math.min(LONGEST_REST, 1 + 2 * rest);
      restLeft = rest;
    }
  }

  private void copy() {
    if (columns == null) {
      columns = new float[elements.columns.length][elements.size];
      marks = new byte[elements.size];
      movers = new int[few];
      movedGrid = new Grid(elements);
    }
    for (int c = 0; c < columns.length; c++) {
      System.arraycopy(elements.columns[c], elements.from, columns[c], 0, elements.size);
    }
    isCopyCurrent = true;
  }

  /** Marks shapes that have moved, and copies them; false if they are too many, with some of it done. */
  private boolean compare() {
    for (int first = 0; first < elements.size; first += TILE) {
      int count = Math.min(TILE, elements.size - first);
      Arrays.fill(differences, 0, count, 0);
      for (int c = 0; c < columns.length; c++) {
        addDifferences(elements.columns[c], elements.from + first, columns[c], first, count, differences);
      }
      for (int k = 0; k < count; k++) {
        if (differences[k] != 0) {
          mark(first + k);
        }
      }
      if (movedSinceListed > few) {
        return false;
      }
    }
    return true;
  }

  /** Adds bits in which two columns differ. */
  private static void addDifferences(float[] now, int from, float[] before, int at, int count,
      int[] differences) {
    for (int k = 0; k < count; k++) {
      differences[k] |= Float.floatToRawIntBits(now[from + k]) ^ Float.floatToRawIntBits(before[at + k]);
    }
  }

  private void mark(int element) {
    for (int c = 0; c < columns.length; c++) {
      columns[c][element] = elements.columns[c][elements.from + element];
    }
    if ((marks[element] & SINCE_LISTED) == 0) {
      movedSinceListed++;
    }
    if ((marks[element] & SINCE_BUILT) == 0) {
      if (moverCount < few) {
        movers[moverCount] = element;
      }
      moverCount++;
    }
    marks[element] = SINCE_LISTED | SINCE_BUILT;
  }

  private void forget(byte since) {
    for (int i = 0; i < marks.length; i++) {
      marks[i] &= (byte) ~since;
    }
  }

  /** The grid is about to be built over all shapes. */
  void beforeBuild() {
    standsApart = false;
    if (columns != null) { // lists are asked for
      follow();
      forget(SINCE_BUILT);
      moverCount = 0;
      removed = 0;
      isGridNewer = true;
    }
  }

  /** Whether a list of such pairs can go on with a grid that is out of date, which is made fit for it. */
  boolean goesOn(Grid grid, boolean bounds, PairFilter filter, Supplier<Survey> surveys) {
    follow();
    standsApart = holds(grid, bounds, filter) && moverCount <= few && !isGridNewer;
    if (standsApart) {
      for (; removed < moverCount; removed++) {
        grid.remove(movers[removed]);
      }
      movedGrid.build(movers, moverCount, surveys);
      standsApart = movedGrid.unboundedCount() == 0;
    }
    return standsApart;
  }

  private boolean holds(Grid grid, boolean bounds, PairFilter filter) {
    return isListed && this.bounds == bounds && this.filter == filter && grid.unboundedCount() == 0;
  }

  /**
   * Plans a search for what has moved since such pairs were listed; false, with nothing planned, where all
   * have to be searched for.
   */
  boolean plan(PairPlan plan, Grid grid, boolean bounds, PairFilter filter) {
    follow();
    if (!holds(grid, bounds, filter)) {
      return false;
    }
    selection.select(standsApart ? movedGrid : grid, marks, SINCE_LISTED, few);
    if (standsApart) {
      plan.between(selection, grid, movedGrid);
    } else {
      plan.between(selection, grid);
    }
    return true;
  }

  /** Whether a shape has moved since the pairs were listed. */
  boolean hasMoved(int element) {
    return (marks[element] & SINCE_LISTED) != 0;
  }

  /** Adds the pairs of two that have not moved. */
  void addRest(PairKeys keys) {
    for (int k = 0; k < size; k++) {
      if (((marks[firsts[k]] | marks[seconds[k]]) & SINCE_LISTED) == 0) {
        keys.add(firsts[k], seconds[k]);
      }
    }
  }

  /** Remembers a list of all pairs, if that is of use, and no shape has changed behind the tree's back. */
  void remember(PairList pairs, boolean bounds, PairFilter filter) {
    if (isCopyCurrent && isCopyExact()) {
      size = pairs.size();
      if (firsts.length < size) {
        firsts = new int[size + size / 4];
        seconds = new int[firsts.length];
      }
      System.arraycopy(pairs.first, 0, firsts, 0, size);
      System.arraycopy(pairs.second, 0, seconds, 0, size);
      forget(SINCE_LISTED);
      movedSinceListed = 0;
      isGridNewer = false;
      this.bounds = bounds;
      this.filter = filter;
      isListed = true;
    }
  }

  private boolean isCopyExact() {
    int from = elements.from;
    for (int c = 0; c < columns.length; c++) {
      if (Arrays.mismatch(elements.columns[c], from, from + elements.size, columns[c], 0, elements.size)
          >= 0) {
        return false;
      }
    }
    return true;
  }

  /** Bytes of its arrays. */
  long bytes() {
    return columns == null ? 0 : (1 + (long) Float.BYTES * columns.length) * marks.length
        + Integer.BYTES * (2L * firsts.length + movers.length) + movedGrid.bytes() + selection.bytes();
  }
}
