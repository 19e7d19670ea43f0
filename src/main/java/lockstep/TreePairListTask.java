package lockstep;

import java.util.Arrays;
import lockstep.internal.bvh.RayCaster;

/**
 * Range queries through a tree: all pairs of a query and a shape that meet, as a list in ascending order. On several threads a round of rows is
 * searched at a time, each piece keeping what it finds; when it is known where the pairs of each row go, they are copied there.
 */
final class TreePairListTask extends TreeRowTask {
  private static final int ROUND = 1 << 15;

  /** Rows that are searched together; those of a piece are a multiple of it. */
  static final int GRAIN = 64;

  /** Pairs that a piece may keep; one that finds more is searched again. */
  private static final int MOST_KEPT = 1 << 20;

  private long[] starts = {};

  /** What each piece has found, at its first row over {@link #GRAIN}; null for nothing kept. */
  private final Workspace.IntList[] kept = new Workspace.IntList[ROUND / GRAIN];

  private final boolean[] keeps = new boolean[ROUND / GRAIN];
  private Pairs pairs;
  private boolean self;
  private float most;
  private boolean searching;
  private int base;

  /** {@code most}: how far apart pairs may be, if the kernel tells, else {@link PairListTask#ANY}; {@code self} for a tree against its own shapes: only pairs with first &lt; second. */
  TreePairListTask into(Pairs pairs, boolean self, float most) {
    this.pairs = pairs;
    this.self = self;
    this.most = most;
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
    if (workers == null || workers.size() == 1) {
      Workspace workspace = Workspace.get();
      int start = pairs.size();
      long end = searchAndWrite(0, rows, start, workspace);
      pairs.found(end - start, (int) (Math.min(end, pairs.capacity()) - start));
      return;
    }
    if (starts.length <= Math.min(ROUND, rows)) {
      starts = new long[Math.min(ROUND, rows) + 1];
    }
    for (base = 0; base < rows; base += ROUND) {
      int count = Math.min(ROUND, rows - base);
      starts[0] = pairs.size();
      searching = true;
      workers.run(this, base, base + count, GRAIN);
      for (int k = 0; k < count; k++) {
        starts[k + 1] += starts[k];
      }
      searching = false;
      if (starts[0] < pairs.capacity()) {
        workers.run(this, base, base + count, GRAIN); // the same pieces
      }
      pairs.found(starts[count] - starts[0], (int) (Math.min(starts[count], pairs.capacity()) - starts[0]));
    }
  }

  @Override
  void run(int from, int to, Workspace workspace) {
    int piece = (from - base) / GRAIN;
    if (searching) {
      search(from, to, piece, workspace);
    } else if (keeps[piece]) {
      int at = 0;
      for (int row = from; row < to; row++) {
        int count = (int) (starts[row - base + 1] - starts[row - base]);
        write(row, starts[row - base], kept[piece].values, at, count);
        at += count;
      }
    } else {
      searchAndWrite(from, to, starts[from - base], workspace);
    }
  }

  /** Counts the pairs of each row of a piece, and keeps them if there is room for some and they are not too many. */
  private void search(int from, int to, int piece, Workspace workspace) {
    if (kept[piece] == null) {
      kept[piece] = new Workspace.IntList();
    }
    Workspace.IntList list = kept[piece];
    list.clear();
    boolean keep = starts[0] < pairs.capacity();
    for (int start = from; start < to; start += GRAIN) {
      int end = Math.min(start + GRAIN, to);
      search(start, end, workspace);
      keep &= list.size + workspace.found.size <= MOST_KEPT;
      int at = 0;
      for (int row = start; row < end; row++) {
        int count = workspace.treeRows().foundBy[row % GRAIN];
        starts[row - base + 1] = count;
        if (keep) {
          list.add(sorted(at, count, workspace));
        }
        at += count;
      }
    }
    keeps[piece] = keep;
  }

  /** What rows meet, one row after the other, each in no order, into lists of the workspace. */
  private void search(int from, int to, Workspace workspace) {
    workspace.found.clear();
    Arrays.fill(workspace.treeRows().foundBy, 0);
    query(from, to, workspace);
  }

  /** What a row meets, of which {@code count} elements have been found from {@code at} on; a list of the workspace. */
  private static Workspace.IntList sorted(int at, int count, Workspace workspace) {
    Workspace.IntList sorted = workspace.treeRows().row;
    sorted.clear();
    sorted.add(workspace.found, at, count);
    sorted.sort();
    return sorted;
  }

  /** Writes what rows meet from entry {@code first} of the pairs on, as far as it fits, and returns where it ends if all of it does. */
  private long searchAndWrite(int from, int to, long first, Workspace workspace) {
    long entry = first;
    for (int start = from; start < to; start += GRAIN) {
      int end = Math.min(start + GRAIN, to);
      search(start, end, workspace);
      int at = 0;
      for (int row = start; row < end; row++) {
        int count = workspace.treeRows().foundBy[row % GRAIN];
        if (entry < pairs.capacity()) {
          write(row, entry, sorted(at, count, workspace).values, 0, count);
        }
        entry += count;
        at += count;
      }
    }
    return entry;
  }

  /** Writes the pairs of a row that still fit. */
  private void write(int row, long to, int[] found, int from, int size) {
    if (to < pairs.capacity() && size > 0) {
      int count = Math.min(size, pairs.capacity() - (int) to);
      Arrays.fill(pairs.first(), (int) to, (int) to + count, row);
      System.arraycopy(found, from, pairs.second(), (int) to, count);
    }
  }

  @Override
  void begin(RayCaster caster, Tree tree, Shapes queries, int row) {
    caster.around(tree.bvh(), queries.primitives(), row, Math.max(0, most), error());
  }

  @Override
  void found(int row, int element, int k, Workspace workspace) {
    if ((!self || element > row) && (most < 0 || workspace.answers.floats[0][k] <= most)) {
      workspace.found.add(element);
      workspace.treeRows().foundBy[row % GRAIN]++;
    }
  }
}
