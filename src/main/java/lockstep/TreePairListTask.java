package lockstep;

import java.util.Arrays;
import lockstep.internal.bvh.RayCaster;

/**
 * Range queries through a tree: all pairs of a query and a shape that meet, as a list in ascending order. On
 * several threads a round of rows is searched at a time, each piece keeping what it finds; when it is known
 * where the pairs of each row go, they are copied there.
 */
final class TreePairListTask extends TreeRowTask {
  /** A tree of fewer shapes takes a query no less time than these do. */
  private static final int FEW = 64;

  private static final int ROUND = 1 << 15;

  /** Rows of a piece are a multiple of it. */
  private static final int GRAIN = 64;

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

  /**
   * {@code most}: how far apart pairs may be, if the kernel tells, else {@link PairListTask#ANY}; {@code
   * self} for a tree against its own shapes: only pairs with first &lt; second.
   */
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

  /** Whether a tree of so many shapes is worth asking. */
  static boolean pays(int shapes) {
    return shapes >= FEW;
  }

  /** Finds all pairs, with the help of {@code workers} (null for none). */
  void list(Workers workers) {
    int rows = rows();
    if (workers == null || workers.size() == 1) {
      searching = false;
      long end = searchAndWrite(0, rows, 0, Workspace.get());
      check();
      pairs.found(end, (int) Math.min(end, pairs.capacity()));
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

  /**
   * Counts the pairs of each row of a piece, and keeps them if there is room for some and they are not too
   * many.
   */
  private void search(int from, int to, int piece, Workspace workspace) {
    if (kept[piece] == null) {
      kept[piece] = new Workspace.IntList();
    }
    kept[piece].clear();
    keeps[piece] = starts[0] < pairs.capacity();
    Arrays.fill(starts, from - base + 1, to - base + 1, 0);
    workspace.treeRows().piece = piece;
    query(from, to, workspace);
  }

  /**
   * Writes what rows meet from entry {@code first} of the pairs on, as far as it fits, and returns where it
   * ends if all of it does.
   */
  private long searchAndWrite(int from, int to, long first, Workspace workspace) {
    workspace.treeRows().entry = first;
    query(from, to, workspace);
    return workspace.treeRows().entry;
  }

  @Override
  void finished(Workspace workspace) {
    TreeRowTask.Scratch scratch = workspace.treeRows();
    int[] rows = scratch.foundBy.values;
    int end;
    for (int at = 0; at < workspace.found.size; at = end) {
      end = at + 1;
      while (end < workspace.found.size && rows[end] == rows[at]) {
        end++;
      }
      if (searching) {
        keep(rows[at], at, end - at, workspace);
      } else {
        if (scratch.entry < pairs.capacity()) {
          write(rows[at], scratch.entry, sorted(at, end - at, workspace).values, 0, end - at);
        }
        scratch.entry += end - at;
      }
    }
    workspace.found.clear();
    scratch.foundBy.clear();
  }

  private void keep(int row, int at, int count, Workspace workspace) {
    int piece = workspace.treeRows().piece;
    starts[row - base + 1] += count;
    keeps[piece] &= kept[piece].size + count <= MOST_KEPT;
    if (keeps[piece]) {
      kept[piece].add(sorted(at, count, workspace));
    }
  }

  /**
   * What a row meets, of which {@code count} elements have been found from {@code at} on; a list of the
   * workspace.
   */
  private static Workspace.IntList sorted(int at, int count, Workspace workspace) {
    Workspace.IntList sorted = workspace.treeRows().row;
    sorted.clear();
    sorted.add(workspace.found, at, count);
    sorted.sort();
    return sorted;
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
      workspace.treeRows().foundBy.add(row);
    }
  }
}
