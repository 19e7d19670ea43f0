package lockstep;

import lockstep.internal.kernel.Tile;
import lockstep.twin.Kernel;

/** The same of those shapes only that are listed for each moving shape. */
final class NearSweepTask extends SweepRowTask {
  /** Which shapes a row is about. */
  interface Lists {
    /** Lists them, at most {@link MoverNear#MOST}, from {@code to[at]} on; returns how many. */
    int list(int row, int[] to, int at);
  }

  private int[] rows; // of pairs, and their elements; made when first needed
  private int[] elements;
  private Lists lists;

  NearSweepTask with(Lists itsLists) {
    lists = itsLists;
    if (rows == null) {
      rows = new int[Tile.SIZE + MoverNear.MOST];
      elements = new int[Tile.SIZE + MoverNear.MOST];
    }
    return this;
  }

  @Override
  void release() {
    super.release();
    lists = null;
  }

  @Override
  void sweep(int from, int to, MovingPairs pairs, Workspace workspace) {
    int count = 0;
    for (int row = from; row < to; row++) {
      for (int end = count + lists.list(row, elements, count); count < end; count++) {
        rows[count] = row;
      }
      // full tiles, so that few lanes are spent on no pair: the rest of a list may follow in the next
      if (count >= Tile.SIZE) {
        measure(pairs, Tile.SIZE, workspace);
        count -= Tile.SIZE;
        System.arraycopy(rows, Tile.SIZE, rows, 0, count);
        System.arraycopy(elements, Tile.SIZE, elements, 0, count);
      }
    }
    if (count > 0) {
      measure(pairs, count, workspace);
    }
  }

  private void measure(MovingPairs pairs, int count, Workspace workspace) {
    answer(workspace);
    pairs.run(rows, elements, count, workspace);
    for (int w = 0; w < Kernel.words(count); w++) {
      for (long left = workspace.answers.words[w]; left != 0; left &= left - 1) {
        int k = 64 * w + Long.numberOfTrailingZeros(left);
        keepFirst(rows[k], elements[k], k, workspace);
      }
    }
  }
}
