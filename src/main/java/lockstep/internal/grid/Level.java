package lockstep.internal.grid;

/**
 * A uniform grid over the boxes of like size in a {@link Grid}. A box belongs to the cell of its least
 * corner. Cells are numbered along columns, then rows, then slabs, so that those of neighbouring columns
 * stand next to each other, and are read as one range.
 *
 * <p>Which cell a coordinate is in is monotonous in it, also where it rounds or lies outside the grid: what
 * lies between two coordinates is in the cells between theirs.
 */
final class Level {
  /** Boxes per cell that it aims for. */
  private static final int OCCUPANCY = 3;

  /** Slabs are at least so many times as thick as boxes: of a block of neighbours few reach into the next. */
  private static final int THICKNESS = 24;

  // nanoseconds, as estimated: to look for a block of boxes, to find a range of cells for it, and to compare
  // it with a box
  private static final double BLOCK = 100;
  private static final double RANGE = 20;
  private static final double COMPARISON = 3;

  // the same for a single box, which is compared with a vector of others at once
  private static final double SINGLE = 20;
  private static final double SINGLE_RANGE = 12;
  private static final double SINGLE_COMPARISON = 5;

  /** Boxes of a block, as estimated. */
  private static final int LANES = 16;

  /** The largest extent of a box on any axis. */
  float largest;

  /** A bound on the |coordinates| of its boxes. */
  float maxCoordinate;

  /** The number of boxes, and which positions of the grid they take. */
  int count;

  int from;
  int to;

  /** The first cell of this level in the grid's list of all. */
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
   * Chooses the cells for so many boxes up to that size whose least corners lie about in that part of space:
   * of an axis origin and length.
   */
  void shape(int count, float largest, float[] origin, double[] length, int slabAxis, int rowAxis,
      int columnAxis) {
    this.count = count;
    this.largest = largest;
    double slab = length[slabAxis], row = length[rowAxis], column = length[columnAxis];
    double all = Math.max(1, count / (double) OCCUPANCY); // cells
    double side = Math.cbrt(slab * row * column / all);
    thickness = Math.min(slab, Math.max(Math.max(THICKNESS * (double) largest, side), slab / all));
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

  /**
   * How many cells of that size; the sums of all that are chosen are a few times the number of boxes at most.
   */
  private static int cells(double length, double size) {
    return size > 0 ? 1 + (int) (length / size) : 1;
  }

  private static float scale(double size) {
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
   * Writes the cells of elements {@code from} to {@code to − 1}, of which each has the six floats of its box,
   * and counts them.
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

  /** What it is expected to take to look for all boxes of another level in this one. */
  double cost(Level queries) {
    double each = count / (double) cells(); // boxes of a cell
    double reach = (double) queries.largest + largest;
    // a block takes part of a row of cells
    double along = queries.cell * LANES * queries.cells() / queries.count;
    double ranges =
        spread(queries.thickness + reach, thickness, slabs) * spread(queries.cell + reach, cell, rows);
    double comparisons = ranges * spread(along + reach, cell, columns) * each;
    return (1 + queries.count / LANES) * (BLOCK + RANGE * ranges + COMPARISON * comparisons);
  }

  /** The same where its boxes are searched for one by one. */
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

  /** The same in blocks or one by one, whichever takes less. */
  double leastCost(Level queries) {
    return Math.min(cost(queries), costOneByOne(queries));
  }

  /** The same for its own boxes among themselves. */
  double ownCost() {
    return cost(this) / 2;
  }

  /** The same for all pairs of a box of this level and one of another, by whichever search takes less. */
  double costBetween(Level other) {
    return Math.min(leastCost(other), other.leastCost(this));
  }
}
