package lockstep.internal.bvh;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.function.Supplier;
import lockstep.internal.shape.Elements;

/**
 * Top-down SAH builder of a binary bounding volume hierarchy, which {@link TreeLayout} then collapses into a
 * wide one.
 *
 * <p>References to primitives (see {@link Bins}) move between two arrays: a split is a stable partition of a
 * range of one into the same range of the other. The binary tree is stored in the same two arrays: when both
 * sides of a split are built, only the numbers of its primitives are still needed, and no two splits are at
 * the same index. So
 *
 * <ul>
 * <li>a leaf is stored at its first reference in {@link #refs}: its box, around the number, and {@link
 * #COUNT}; the numbers of its other primitives follow,
 * <li>a node is stored at the first reference of its right side in {@link #spare}: its box, {@link #LEFT},
 * {@link #RIGHT}.
 * </ul>
 *
 * <p>A node is identified by twice its index, a leaf by twice its index plus 1. The result does not depend on
 * the number of threads or their timing.
 */
final class Builder {
  /** Offset of the left child in a node. */
  static final int LEFT = Bins.ID;

  /** Offset of the right child in a node. */
  static final int RIGHT = Bins.REF - 1;

  /** Offset of the number of primitives in a leaf. */
  static final int COUNT = Bins.REF - 1;

  /** Ranges with fewer primitives are built without forking. */
  private static final int MIN_TASK = 2048;

  /** Nodes per task when leaves are filled. */
  private static final int NODES_PER_TASK = 256;

  /** The most primitives whose references fit an array. */
  private static final int MAX_PRIMITIVES = Bvh.MAX_LENGTH / Bins.REF;

  /** Index of the root's box in {@link Worker#boxes}. */
  private static final int ROOT = 2;

  final Bvh bvh;
  float[] refs = {};
  float[] spare = {};

  private final TreeLayout layout;
  private Supplier<Bins> bins;
  private Worker own;
  private final float[] box = new float[Elements.BOUNDS];
  private final float[] areas;
  private ForkJoinPool pool;

  /** A builder that keeps its arrays from build to build. */
  Builder(Bvh bvh) {
    this.bvh = bvh;
    layout = new TreeLayout(this);
    areas = new float[bvh.width];
  }

  /**
   * Builds with the calling thread or, unless it is null, the pool.
   *
   * @param bins makes a split search for each thread; if it is that of the build before, this one allocates
   *     nothing
   * @param spacious whether the tree's arrays get room for all primitives, so that rebuilding allocates
   *     nothing
   */
  void build(Supplier<Bins> bins, ForkJoinPool pool, boolean spacious) {
    if (bins != this.bins) {
      this.bins = bins;
      own = new Worker(bins.get());
    }
    this.pool = pool;
    int count = gather();
    int root = 0;
    own.leaves = 0;
    if (count > 0) {
      own.bins.bounds(refs, 0, count, own.boxes, ROOT * Bins.REF);
      own.bins.centres(refs, 0, count, own.centres, ROOT * Bins.REF);
      if (pool == null) {
        root = node(own, refs, spare, 0, count, ROOT);
      } else {
        Subtree all = new Subtree(own, refs, spare, 0, count, ROOT);
        Ranges.run(pool, all);
        root = all.result;
      }
    }
    layout.build(root, count, own.leaves, spacious);
    if (pool == null) {
      bvh.fill(0, bvh.nodeCount, areas, box);
    } else {
      Ranges.run(pool, bvh.nodeCount, NODES_PER_TASK,
          (from, to) -> bvh.fill(from, to, new float[bvh.width], new float[Elements.BOUNDS]));
    }
    bvh.measure();
  }

  /** Makes references to all bounded primitives, lists the others, and returns the number of references. */
  private int gather() {
    int size = bvh.primitives.size;
    if (size > MAX_PRIMITIVES) {
      throw new IllegalArgumentException("size is " + size + ", but a tree holds at most " + MAX_PRIMITIVES);
    }
    if (refs.length < size * Bins.REF) {
      refs = new float[size * Bins.REF];
      spare = new float[size * Bins.REF];
    }
    int count = 0;
    int notInTreeCount = 0;
    int unboundedCount = 0;
    for (int i = 0; i < size; i++) {
      Elements.Placement place = bvh.primitives.bounds(i, box, 0);
      if (place == Elements.Placement.IN_TREE) {
        int at = count++ * Bins.REF;
        for (int axis = 0; axis < 3; axis++) {
          refs[at + axis] = box[axis] + 0f; // never −0
          refs[at + Bins.MAX + axis] = 0f - box[axis + 3];
        }
        refs[at + Bins.ID] = Float.intBitsToFloat(i);
        refs[at + Bins.REF - 1] = Bins.PAD;
      } else {
        // until their number is known: from the front and from the back of the spare array
        spare[notInTreeCount++] = Float.intBitsToFloat(i);
        if (place == Elements.Placement.UNBOUNDED) {
          spare[spare.length - ++unboundedCount] = Float.intBitsToFloat(i);
        }
      }
    }
    bvh.notInTree = bvh.notInTree.length == notInTreeCount ? bvh.notInTree : new int[notInTreeCount];
    for (int k = 0; k < notInTreeCount; k++) {
      bvh.notInTree[k] = Float.floatToRawIntBits(spare[k]);
    }
    bvh.unbounded = bvh.unbounded.length == unboundedCount ? bvh.unbounded : new int[unboundedCount];
    for (int k = 0; k < unboundedCount; k++) {
      bvh.unbounded[k] = Float.floatToRawIntBits(spare[spare.length - 1 - k]);
    }
    return count;
  }

  /**
   * Builds the subtree over references {@code begin} to {@code end − 1} of {@code from}, whose box is the
   * {@code box}-th of the worker's.
   */
  private int node(Worker w, float[] from, float[] into, int begin, int end, int box) {
    int n = end - begin;
    if (n <= bvh.leafSize) {
      return leaf(w, from, begin, n, box);
    }
    // halving n takes log2(n) levels, which must remain below the depth limit
    int depth = box >> 1;
    int sides = 2 * (depth + 1);
    int middle;
    if (depth + (32 - Integer.numberOfLeadingZeros(n - 1)) <= Bvh.MAX_DEPTH
        && w.bins.findSplit(from, begin, end, w.centres, box * Bins.REF)) {
      middle = begin + w.bins.leftCount;
      w.bins.sideBoxes(w.boxes, sides * Bins.REF);
      w.bins.partition(from, begin, end, into, w.centres, sides * Bins.REF);
      float[] swap = from;
      from = into;
      into = swap;
    } else {
      middle = (begin + end) >>> 1;
      w.bins.bounds(from, begin, middle, w.boxes, sides * Bins.REF);
      w.bins.bounds(from, middle, end, w.boxes, (sides + 1) * Bins.REF);
      w.bins.centres(from, begin, middle, w.centres, sides * Bins.REF);
      w.bins.centres(from, middle, end, w.centres, (sides + 1) * Bins.REF);
    }
    int left;
    int right;
    if (pool == null || n < MIN_TASK) {
      left = node(w, from, into, begin, middle, sides);
      right = node(w, from, into, middle, end, sides + 1);
    } else {
      Subtree task = new Subtree(new Worker(bins.get()), from, into, middle, end, sides + 1);
      int side = task.box * Bins.REF;
      System.arraycopy(w.boxes, side, task.worker.boxes, side, Bins.REF);
      System.arraycopy(w.centres, side, task.worker.centres, side, Bins.REF);
      task.fork();
      left = node(w, from, into, begin, middle, sides);
      task.join();
      right = task.result;
      w.leaves += task.worker.leaves;
    }
    int at = middle * Bins.REF;
    System.arraycopy(w.boxes, box * Bins.REF, spare, at, Bins.REF);
    spare[at + LEFT] = Float.intBitsToFloat(left);
    spare[at + RIGHT] = Float.intBitsToFloat(right);
    return 2 * middle;
  }

  private int leaf(Worker w, float[] from, int begin, int n, int box) {
    int at = begin * Bins.REF;
    if (from != refs) {
      System.arraycopy(from, at, refs, at, n * Bins.REF);
    }
    float id = refs[at + Bins.ID];
    System.arraycopy(w.boxes, box * Bins.REF, refs, at, Bins.REF);
    refs[at + Bins.ID] = id;
    refs[at + COUNT] = Float.intBitsToFloat(n);
    w.leaves++;
    return 2 * begin + 1;
  }

  /** State of one building thread. */
  private static final class Worker {
    final Bins bins;

    /** The boxes on the path from the root to the current range, left and right at each depth. */
    final float[] boxes = new float[2 * (Bvh.MAX_DEPTH + 2) * Bins.REF];

    /** The bounds of the centres of the same ranges. */
    final float[] centres = new float[boxes.length];

    int leaves;

    Worker(Bins bins) {
      this.bins = bins;
    }
  }

  @SuppressWarnings("serial")
  private final class Subtree extends RecursiveAction {
    private final Worker worker;
    private final float[] from, into;
    private final int begin, end, box;
    private int result;

    Subtree(Worker worker, float[] from, float[] into, int begin, int end, int box) {
      this.worker = worker;
      this.from = from;
      this.into = into;
      this.begin = begin;
      this.end = end;
      this.box = box;
    }

    @Override
    protected void compute() {
      result = node(worker, from, into, begin, end, box);
    }
  }
}
