package lockstep.internal.grid;

/**
 * A uniform grid over the boxes of similar size in a {@link Grid}. A box belongs to the cell of its least
 * corner. Cells are numbered along columns, then rows, then slabs, so that the boxes of neighbouring columns
 * are adjacent, and are read as one range.
 *
 * <p>The cell of a coordinate is monotonic in it, even with rounding or outside the grid: a coordinate
 * between two others is in the cells between theirs.
 */
final class Level {
  // estimated nanoseconds: to look for a block of boxes, to find a range of cells for it, and to compare it
  // with a box
  private static final double BLOCK = 100;
  private static final double RANGE = 20;
  private static final double COMPARISON = 3;

  // estimated nanoseconds for a single box, which is compared with a vector of others at once
  private static final double SINGLE = 20;
  private static final double SINGLE_RANGE = 12;
  private static final double SINGLE_COMPARISON = 5;

  /** Estimated boxes per block. */
  private static final int LANES = 16;

  /** The largest extent of a box on any axis. */
  float largest;

  /** A bound on the |coordinates| of its boxes. */
  float maxCoordinate;

  /** The number of boxes, and their positions in the grid. */
  int count;

  int from;
  int to;

  /** Number of this level's first cell in the grid's list of all cells. */
  int base;

  int slabs;
  int rows;
  int columns;
  private double thickness;
  private double cell;
  private float slabOrigin;
  private float rowOrigin;
  private float columnOrigin;
  private float slabScale; // cells per unit
  private float rowScale;
  private float columnScale;

  /**
   * Chooses the cells for this many boxes up to that size, whose least corners lie roughly in that part of
   * space, given by origin and length on each axis.
   *
   * @param survey tells which cells suit scans in its way
   */
  void shape(int count, float largest, Survey survey, float[] origin, double[] length, int slabAxis,
      int rowAxis, int columnAxis) {
    this.count = count;
    this.largest = largest;
    double slab = length[slabAxis], row = length[rowAxis], column = length[columnAxis];
    double all = Math.max(1, count / (double) survey.boxesPerCell()); // cells
    double side = Math.cbrt(slab * row * column / all);
    thickness = Math.min(slab, Math.max(Math.max(survey.boxesThick() * (double) largest, side), slab / all));
    double ofSlab = thickness > 0 ? all * (thickness / slab) : all;
    cell = Math.max(Math.max(largest, Math.sqrt(row * column / ofSlab)), Math.max(row, column) / ofSlab);
    slabs = cells(slab, thickness);
    rows = cells(row, cell);
    columns = cells(column, cell);
    slabScale = scale(thickness);
    rowScale = scale(cell);
    columnScale = rowScale;
    slabOrigin = origin[slabAxis];
    rowOrigin = origin[rowAxis];
    columnOrigin = origin[columnAxis];
  }

  /** The number of cells of that size; the sum over all chosen is at most a few times the number of boxes. */
  private static int cells(double length, double size) {
    return size > 0 ? 1 + (int) (length / size) : 1;
  }

  /** The number of cells per unit; 0 for cells that are too small to tell coordinates apart. */
  static float scale(double size) {
    float scale = (float) (1 / size);
    return scale <= Float.MAX_VALUE ? scale : 0;
  }

  int cells() {
    return slabs * rows * columns;
  }

  int slab(float at) {
    return cell(at, slabOrigin, slabScale, slabs);
  }

  int row(float at) {
    return cell(at, rowOrigin, rowScale, rows);
  }

  int column(float at) {
    return cell(at, columnOrigin, columnScale, columns);
  }

  /**
   * Writes the cells of elements {@code from} to {@code to − 1}, each with the six floats of its box, and
   * counts them.
   */
  void assign(float[] boxes, int slabAxis, int rowAxis, int columnAxis, int from, int to, int[] cells,
      int[] counts) {
    for (int i = from; i < to; i++) {
      int at = SortedBoxes.BOX * i;
      int cell = base + (slab(boxes[at + slabAxis]) * rows + row(boxes[at + rowAxis])) * columns
          + column(boxes[at + columnAxis]);
      cells[i] = cell;
      counts[cell]++;
    }
  }

  /** The row, counted over all slabs, of the box at a position. */
  int rowOf(SortedBoxes boxes, int position) {
    return slab(boxes.columns[boxes.slabAxis][position]) * rows + row(boxes.columns[boxes.rowAxis][position]);
  }

  private static int cell(float at, float origin, float scale, int cells) {
    return Math.max(0, Math.min((int) ((at - origin) * scale), cells - 1));
  }

  /** The expected time to search for all boxes of another level in this one. */
  double cost(Level queries) {
    double each = count / (double) cells(); // boxes of a cell
    double reach = (double) queries.largest + largest;
    // a block covers part of a row of cells
    double along = queries.cell * LANES * queries.cells() / queries.count;
    double ranges =
        spread(queries.thickness + reach, thickness, slabs) * spread(queries.cell + reach, cell, rows);
    double comparisons = ranges * spread(along + reach, cell, columns) * each;
    return (1 + queries.count / LANES) * (BLOCK + RANGE * ranges + COMPARISON * comparisons);
  }

  /** The expected time when boxes are searched for one by one. */
  double costOneByOne(Level queries) {
    double each = count / (double) cells();
    double reach = (double) queries.largest + largest;
    double ranges = spread(reach, thickness, slabs) * spread(reach, cell, rows);
    double vectors = 1 + spread(reach, cell, columns) * each / LANES;
    return queries.count * (SINGLE + ranges * (SINGLE_RANGE + SINGLE_COMPARISON * vectors));
  }

  private static double spread(double reach, double cell, int cells) {
    return cell > 0 ? Math.min(cells, 1 + reach / cell) : 1;
  }

  /** The expected time in blocks or one by one, whichever is less. */
  double leastCost(Level queries) {
    return Math.min(cost(queries), costOneByOne(queries));
  }

  /** The expected time for its own boxes among themselves. */
  double ownCost() {
    return cost(this) / 2;
  }

  /** The expected time for all pairs of a box of this level and one of another, by the cheaper search. */
  double costBetween(Level other) {
    return Math.min(leastCost(other), other.leastCost(this));
  }
}
