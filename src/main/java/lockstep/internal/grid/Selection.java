package lockstep.internal.grid;

import java.util.Arrays;

/** A subset of the boxes of a {@link Grid}, in its order, to search for. */
public final class Selection extends SortedBoxes {
  /** The grid of the boxes. */
  Grid grid;

  /** Start of each level's boxes, and the end of the last ones. */
  int[] starts = {};

  /** An empty selection. */
  public Selection() {}

  /** Selects the boxes of elements whose mark has this bit, at most {@code most} of them. */
  public void select(Grid grid, byte[] marks, byte bit, int most) {
    this.grid = grid;
    reserve(most);
    setAxes(grid.slabAxis, grid.rowAxis, grid.columnAxis);
    if (starts.length <= grid.levelCount()) {
      starts = Arrays.copyOf(starts, 1 + 2 * grid.levelCount());
    }
    int at = 0;
    for (int k = 0; k < grid.levelCount(); k++) {
      starts[k] = at;
      for (int position = grid.level(k).from; position < grid.level(k).to; position++) {
        if ((marks[grid.ids[position]] & bit) != 0) {
          for (int c = 0; c < BOX; c++) {
            columns[c][at] = grid.columns[c][position];
          }
          ids[at++] = grid.ids[position];
        }
      }
    }
    starts[grid.levelCount()] = at;
  }
}
