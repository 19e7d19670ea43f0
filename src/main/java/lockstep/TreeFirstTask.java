package lockstep;

import java.util.concurrent.atomic.AtomicLong;
import lockstep.internal.bvh.RayCaster;

/**
 * Range queries through a tree whose shapes are the first of each pair: rows are shapes of the second
 * operand, and what they meet is put into order in the end. Where so much is met that this takes longer, it
 * is left to brute force.
 */
final class TreeFirstTask extends TreeRowTask {
  /** One hit among so many pairs: then brute force takes no longer. */
  private static final int DENSE = 64;

  /** Fewer hits than that take no time worth the question. */
  private static final long SPARSE = 1 << 14;

  private static final int GRAIN = 64;

  private final PairMerge merge = new PairMerge();
  private final AtomicLong hits = new AtomicLong();
  private Filter filter; // null for none
  private float most;
  private long tooMany;

  /** {@code most}: how far apart pairs may be, if the kernel tells, else {@link PairListTask#ANY}. */
  TreeFirstTask filtered(Filter filter, float most) {
    this.filter = filter;
    this.most = most;
    return this;
  }

  @Override
  void release() {
    super.release();
    merge.release();
    filter = null;
  }

  /**
   * Finds all pairs, with the help of {@code workers} (null for none). False, with nothing listed, if brute
   * force is better.
   */
  boolean list(int treeSize, Workers workers, Pairs pairs) {
    if (isDense(Workspace.get())) {
      return false;
    }
    merge.begin(pairs, rows(), workers == null ? 1 : workers.size());
    hits.set(0);
    tooMany = Math.max(SPARSE, (long) treeSize * rows() / DENSE);
    if (workers == null) {
      work(0, rows(), Workspace.get());
      return merged(null);
    }
    workers.stay(); // with what they have found
    try {
      workers.run(this, 0, rows(), GRAIN);
      return merged(workers);
    } finally {
      workers.leave();
    }
  }

  private boolean merged(Workers workers) {
    if (!isWanted()) {
      return false;
    }
    merge.list(workers);
    return true;
  }

  @Override
  boolean isWanted() {
    return hits.get() <= tooMany;
  }

  @Override
  void run(int from, int to, Workspace workspace) {
    merge.mine(workspace);
    query(from, to, workspace);
  }

  @Override
  void begin(RayCaster caster, Tree tree, Shapes queries, int row) {
    caster.around(tree.bvh(), queries.primitives(), row, Math.max(0, most), error());
  }

  @Override
  void found(int row, int element, int k, Workspace workspace) {
    if ((most < 0 || workspace.answers.floats[0][k] <= most)
        && (filter == null || filter.passes(element, row))) {
      workspace.found.add(element);
      workspace.treeRows().foundBy.add(row);
    }
  }

  @Override
  void finished(Workspace workspace) {
    Workspace.IntList found = workspace.found;
    int[] rows = workspace.treeRows().foundBy.values;
    PairKeys keys = workspace.pairKeys();
    for (int k = 0; k < found.size; k++) {
      keys.add(found.values[k], rows[k]);
    }
    hits.addAndGet(found.size);
    found.clear();
    workspace.treeRows().foundBy.clear();
  }
}
