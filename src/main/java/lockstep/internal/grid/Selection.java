package lockstep.internal.grid;

import java.util.Arrays;

/** Some boxes of a {@link Grid}, in its order, to search for them and no others. */
public final class Selection extends SortedBoxes {
  /** Of which grid. */
  Grid grid;

  /** Where those of each level begin, and where the last ones end. */
  int[] starts = {};

  /** None yet. */
  public Selection() {}

  /** Selects the boxes of elements with a mark that has such a bit, {@code most} of them at most. */
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
