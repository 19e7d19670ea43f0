package lockstep;

import java.util.Arrays;

/**
 * All pairs of a query and a shape of a tree, as a list in ascending order. On several threads rows are counted
 * first, a round at a time, so that each knows where its pairs go; then they are found again and written.
 */
final class TreePairsJob extends TreeJob {
  private static final int ROUND = 1 << 15;

  private final long[] starts = new long[ROUND + 1];
  private Pairs pairs;
  private boolean boxes;
  private boolean counting;
  private int base;

  /** {@code boxes}: what is asked is whether a ray meets the bounds of a shape. */
  TreePairsJob into(Pairs pairs, boolean boxes) {
    this.pairs = pairs;
    this.boxes = boxes;
    return this;
  }

  @Override
  void release() {
    super.release();
    pairs = null;
  }

  /** Finds all pairs, with the help of {@code crew} (null for none). */
  void list(Crew crew) {
    pairs.clear();
    int rows = queries.size();
    if (crew == null) {
      Scratch scratch = Scratch.get();
      for (int row = 0; row < rows; row++) {
        scratch.list.clear();
        query(row, scratch);
        write(row, pairs.size(), scratch.list);
        pairs.found(scratch.list.size, Math.min(scratch.list.size, pairs.capacity() - pairs.size()));
      }
      return;
    }
    for (base = 0; base < rows; base += ROUND) {
      int count = Math.min(ROUND, rows - base);
      counting = true;
      crew.run(this, base, base + count, 64);
      starts[0] = pairs.size();
      for (int k = 0; k < count; k++) {
        starts[k + 1] += starts[k];
      }
      counting = false;
      if (starts[0] < pairs.capacity()) {
        crew.run(this, base, base + count, 64);
      }
      pairs.found(starts[count] - starts[0], (int) (Math.min(starts[count], pairs.capacity()) - starts[0]));
    }
  }

  @Override
  void run(int from, int to, Scratch scratch) {
    for (int row = from; row < to; row++) {
      scratch.list.clear();
      query(row, scratch);
      if (counting) {
        starts[row - base + 1] = scratch.list.size;
      } else {
        write(row, starts[row - base], scratch.list);
      }
    }
  }

  /** Writes the pairs of a row that still fit. */
  private void write(int row, long at, Scratch.IntList list) {
    if (at < pairs.capacity() && list.size > 0) {
      int count = Math.min(list.size, pairs.capacity() - (int) at);
      Arrays.sort(list.values, 0, list.size);
      Arrays.fill(pairs.first(), (int) at, (int) at + count, row);
      System.arraycopy(list.values, 0, pairs.second(), (int) at, count);
    }
  }

  @Override
  void gather(int count, Scratch scratch) {
    if (boxes) {
      tree.shapes().primitives().bounds(scratch.indices, count, scratch.box, scratch.boxes);
      scratch.second.walk(scratch.boxes, 0);
    } else {
      super.gather(count, scratch);
    }
  }

  @Override
  void found(int row, int k, Scratch scratch) {
    scratch.list.add(scratch.indices[k]);
  }
}
