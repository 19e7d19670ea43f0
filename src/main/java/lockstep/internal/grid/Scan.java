package lockstep.internal.grid;

/**
 * Finds overlapping pairs of boxes of a {@link Grid}, collects them as candidates and passes them on. Not
 * thread-safe, one per thread.
 *
 * <p>Boxes are searched for in blocks of neighbours. A block is compared with all boxes of a few ranges of
 * cells: those in which a box that reaches it may begin. Each candidate is found once.
 */
public abstract class Scan {
  /** The most candidates passed on at once. */
  public static final int CAPACITY = 4096;

  /** Room after the last candidate, for a whole vector. */
  private static final int SLACK = 16;

  /** Takes candidates. */
  @FunctionalInterface
  public interface Sink {
    /** Elements {@code first[k]} and {@code second[k]} for k below {@code count} may meet. */
    void take(int[] first, int[] second, int count);
  }

  /** The elements of each candidate: of the box searched for, and of the one found. */
  final int[] queries = new int[CAPACITY + SLACK];

  final int[] found = new int[CAPACITY + SLACK];
  int size;
  private int confirmed; // of them

  /** The padding, on each side, of a box searched for in the current search. */
  float pad;

  private final int lanes;
  private final float[] bounds = new float[6]; // of a block
  private Sink sink;
  private boolean swapped;

  /** A scan for blocks of this many boxes. */
  Scan(int lanes) {
    this.lanes = lanes;
  }

  /** A scan in plain Java. */
  public static Scan scalar() {
    return new ScalarScan();
  }

  /** Begins to search for boxes. */
  public final void begin(Sink sink) {
    this.sink = sink;
    size = 0;
    confirmed = 0;
  }

  /** Passes on the last candidates. */
  public final void end() {
    flush();
    release();
    sink = null;
  }

  private void confirm() {
    size = confirm(confirmed, size);
    confirmed = size;
  }

  private void flush() {
    confirm();
    confirmed = 0;
    if (size > 0) {
      sink.take(swapped ? found : queries, swapped ? queries : found, size);
      size = 0;
    }
  }

  /** Searches for the boxes at these positions. */
  final void search(PairPlan.Search search, int from, int to) {
    if (swapped != search.swapped) {
      flush();
      swapped = search.swapped;
    }
    SortedBoxes queries = search.queries;
    Grid grid = search.grid;
    Level level = search.level;
    pad = search.pad;
    float reach = pad + level.largest; // a box that reaches another begins at most its own extent before it
    int most = search.oneByOne ? 1 : lanes;
    int end;
    for (int block = from; block < to; block = end) {
      end = block + 1;
      if (most == 1) {
        for (int c = 0; c < bounds.length; c++) {
          bounds[c] = queries.columns[c][block];
        }
      } else {
        end = queries.endOfRow(search.of, block, Math.min(to, block + most));
        bounds(queries, block, end, bounds);
      }
      int slab = level.slab(bounds[grid.slabAxis] - reach);
      int lastSlab = level.slab(bounds[grid.slabAxis + 3] + pad);
      int row = level.row(bounds[grid.rowAxis] - reach);
      int lastRow = level.row(bounds[grid.rowAxis + 3] + pad);
      int column = level.column(bounds[grid.columnAxis] - reach);
      int lastColumn = level.column(bounds[grid.columnAxis + 3] + pad);
      enter(queries, block, end, grid);
      if (search.own) { // only later positions count
        reserve(most * most);
        within(grid, block, end);
        slab = level.slab(grid.columns[grid.slabAxis][block]);
        int ownRow = level.row(grid.columns[grid.rowAxis][block]);
        ranges(search, slab, ownRow, lastRow, column, lastColumn, block, end);
        slab++;
      }
      for (; slab <= lastSlab; slab++) {
        ranges(search, slab, row, lastRow, column, lastColumn, block, end);
      }
    }
    confirm();
  }

  /** Compares a block with ranges of cells of some rows of a slab. */
  private void ranges(PairPlan.Search search, int slab, int row, int lastRow, int column, int lastColumn,
      int block, int blockEnd) {
    Level level = search.level;
    int[] starts = search.grid.starts;
    int cell = level.base + (slab * level.rows + row) * level.columns;
    for (; row <= lastRow; row++, cell += level.columns) {
      int begin = starts[cell + column];
      int end = starts[cell + lastColumn + 1];
      begin = search.own ? Math.max(begin, blockEnd) : begin;
      while (begin < end) {
        int boxes = blockEnd - block;
        reserve(boxes);
        int until = Math.min(end, begin + (CAPACITY - size) / boxes);
        between(search.queries, block, blockEnd, search.grid, begin, until);
        begin = until;
      }
    }
  }

  private void reserve(int candidates) {
    if (size > CAPACITY - candidates) {
      flush();
    }
  }

  /** The bounds of two or more boxes at positions {@code block} to {@code end − 1}. */
  abstract void bounds(SortedBoxes boxes, int block, int end, float[] bounds);

  /** Prepares to compare a block, at positions {@code block} to {@code end − 1}, with boxes of a grid. */
  void enter(SortedBoxes queries, int block, int end, Grid grid) {
    // nothing
  }

  /** Adds overlapping pairs among the boxes of the block, which is of this grid. */
  abstract void within(Grid grid, int block, int end);

  /**
   * Adds overlapping pairs of a box of the block and one at positions {@code from} to {@code to − 1} of a
   * grid.
   */
  abstract void between(SortedBoxes queries, int block, int end, Grid grid, int from, int to);

  /** Forgets the boxes; the scan stays with the thread. */
  void release() {
    // none are kept
  }

  /**
   * Keeps of the pairs at {@code from} to {@code to − 1} those that overlap, as elements, and returns the end
   * of what is left.
   */
  int confirm(int from, int to) {
    return to; // they do
  }
}
