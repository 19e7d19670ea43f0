package lockstep.internal.grid;

/** Boxes in the order of the cells of a {@link Grid}, to search for. */
public class SortedBoxes {
  /** Floats of a box. */
  static final int BOX = 6;

  /** Room after the last box, for a whole vector. */
  private static final int SLACK = 16;

  /** By position, min x, y, z, max x, y, z. */
  final float[][] columns = new float[BOX][];

  /** The element of each box. */
  int[] ids = {};

  int slabAxis;
  int rowAxis;
  int columnAxis;

  SortedBoxes() {}

  /** Reserves room for this many boxes; the contents are lost if it grows. */
  final void reserve(int boxes) {
    if (ids.length < boxes + SLACK) {
      ids = new int[boxes + SLACK];
      for (int c = 0; c < BOX; c++) {
        columns[c] = new float[boxes + SLACK];
      }
    }
  }

  final void setAxes(int slabAxis, int rowAxis, int columnAxis) {
    this.slabAxis = slabAxis;
    this.rowAxis = rowAxis;
    this.columnAxis = columnAxis;
  }

  /**
   * The position after the last box of a row of cells, at most {@code most}; the row is that of the box at a
   * position.
   */
  final int endOfRow(Level level, int position, int most) {
    int row = level.rowOf(this, position);
    int end = most;
    while (level.rowOf(this, end - 1) != row) {
      end--;
    }
    return end;
  }

  /** Bytes of its arrays. */
  public long bytes() {
    return 4L * (1 + (columns[0] == null ? 0 : BOX)) * ids.length;
  }
}
