package lockstep.spark;

import java.io.Serializable;
import java.util.Arrays;
import java.util.function.IntConsumer;
import lockstep.Boxes;

/** The tasks that have cells. Where many ask, several tasks have the same cell, and share who asks there. */
final class Tasks implements Serializable {
  private static final long serialVersionUID = 1;

  private final Cells cells;

  /** The first task of each cell, and their number. */
  private final int[] starts;

  private Tasks(Cells cells, int[] starts) {
    this.cells = cells;
    this.starts = starts;
  }

  /** A task for each cell. */
  static Tasks of(Cells cells) {
    int[] starts = new int[cells.count() + 1];
    Arrays.setAll(starts, cell -> cell);
    return new Tasks(cells, starts);
  }

  /** Tasks of which each is asked by about {@code most}, if those are where a sample of points says. */
  static Tasks of(Cells cells, Sample asking, double most) {
    double[] weights = new double[cells.count()];
    Boxes points = asking.boxes();
    for (int k = 0; k < points.size(); k++) {
      weights[cells.of(points.minX[k], points.minY[k], points.minZ[k])] += asking.weight(k);
    }
    int[] starts = new int[cells.count() + 1];
    for (int cell = 0; cell < cells.count(); cell++) {
      starts[cell + 1] = starts[cell] + (int) Math.max(1, Math.ceil(weights[cell] / most));
    }
    return new Tasks(cells, starts);
  }

  Cells cells() {
    return cells;
  }

  int count() {
    return starts[starts.length - 1];
  }

  /** The cell that a task has. */
  int cell(int task) {
    int found = Arrays.binarySearch(starts, task);
    return found < 0 ? -2 - found : found;
  }

  /** Tells all tasks that have a cell. */
  void all(int cell, IntConsumer task) {
    for (int k = starts[cell]; k < starts[cell + 1]; k++) {
      task.accept(k);
    }
  }

  /** The task that whoever has that hash asks about a cell. */
  int one(int cell, int hash) {
    return starts[cell] + Math.floorMod(hash, starts[cell + 1] - starts[cell]);
  }
}
