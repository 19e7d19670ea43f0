package lockstep;

import java.util.Arrays;

/**
 * Range queries through a tree: all pairs of a query and a shape that meet, as a list in ascending order. On several threads rows are counted
 * first, a round at a time, so that each knows where its pairs go; then they are found again and written.
 */
final class TreePairListTask extends TreeRowTask {
  private static final int ROUND = 1 << 15;

  private long[] starts = {};
  private Pairs pairs;
  private boolean self;
  private boolean counting;
  private int base;

  /** {@code self} for a tree against its own shapes: only pairs with first &lt; second. */
  TreePairListTask into(Pairs pairs, boolean self) {
    this.pairs = pairs;
    this.self = self;
    return this;
  }

  @Override
  void release() {
    super.release();
    pairs = null;
  }

  /** Finds all pairs, with the help of {@code workers} (null for none). */
  void list(Workers workers) {
    int rows = rows();
    if (workers == null) {
      Workspace workspace = Workspace.get();
      for (int row = 0; row < rows; row++) {
        workspace.found.clear();
        query(row, workspace);
        write(row, pairs.size(), workspace.found);
        pairs.found(workspace.found.size, Math.min(workspace.found.size, pairs.capacity() - pairs.size()));
      }
      return;
    }
    if (starts.length <= Math.min(ROUND, rows)) {
      starts = new long[Math.min(ROUND, rows) + 1];
    }
    for (base = 0; base < rows; base += ROUND) {
      int count = Math.min(ROUND, rows - base);
      counting = true;
      workers.run(this, base, base + count, 64);
      starts[0] = pairs.size();
      for (int k = 0; k < count; k++) {
        starts[k + 1] += starts[k];
      }
      counting = false;
      if (starts[0] < pairs.capacity()) {
        workers.run(this, base, base + count, 64);
      }
      pairs.found(starts[count] - starts[0], (int) (Math.min(starts[count], pairs.capacity()) - starts[0]));
    }
  }

  @Override
  void run(int from, int to, Workspace workspace) {
    for (int row = from; row < to; row++) {
      workspace.found.clear();
      query(row, workspace);
      if (counting) {
        starts[row - base + 1] = workspace.found.size;
      } else {
        write(row, starts[row - base], workspace.found);
      }
    }
  }

  /** Writes the pairs of a row that still fit. */
  private void write(int row, long at, Workspace.IntList list) {
    if (at < pairs.capacity() && list.size > 0) {
      int count = Math.min(list.size, pairs.capacity() - (int) at);
      Arrays.sort(list.values, 0, list.size);
      Arrays.fill(pairs.first(), (int) at, (int) at + count, row);
      System.arraycopy(list.values, 0, pairs.second(), (int) at, count);
    }
  }

  @Override
  void found(int row, int element, int k, Workspace workspace) {
    if (!self || element > row) {
      workspace.found.add(element);
    }
  }
}
