package lockstep.internal.bvh;

import java.util.Arrays;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.function.Supplier;

/**
 * Builds a binary tree over the primitives from the top down, and has {@link Layout} make a wide one of it.
 *
 * <p>References to primitives (see {@link Bins}) move between two arrays: a split sorts a range of one into the same
 * range of the other, the left side first and each side in its old order. What has been built needs no other storage.
 * When both sides of a split are done, all that is still needed of its primitives are their numbers, and no
 * two splits are at the same place. So
 *
 * <ul>
 * <li>a leaf stands at its first reference in {@link #refs}: its box, around the number, and {@link #COUNT}; the
 * numbers of its other primitives follow,
 * <li>a node stands at the first reference of its right side in {@link #spare}: its box, {@link #LEFT}, {@link #RIGHT}.
 * </ul>
 *
 * <p>A node is known by twice its place, a leaf by twice its place and 1. Nothing depends on which thread built
 * what, or when.
 */
final class Builder {
  /** In a node, what is on its left. */
  static final int LEFT = Bins.ID;

  /** In a node, what is on its right. */
  static final int RIGHT = Bins.REF - 1;

  /** In a leaf, the number of primitives. */
  static final int COUNT = Bins.REF - 1;

  /** Shorter ranges are not worth a task. */
  private static final int TASK = 2048;

  /** Nodes per task, where corners are copied. */
  private static final int NODES = 256;

  /** The most primitives that an array of references holds. */
  private static final int MOST = Bvh.MAX_LENGTH / Bins.REF;

  /** The place of the root's box among those on the way. */
  private static final int ROOT = 2;

  final Bvh bvh;
  float[] refs = {};
  float[] spare = {};

  private final Supplier<Bins> bins;
  private final Layout layout;
  private final Worker own;
  private final float[] box = new float[Primitives.BOUNDS];
  private final float[] areas;
  private ForkJoinPool pool;

  /** A builder that keeps its storage; {@code bins} makes some for each thread. */
  Builder(Bvh bvh, Supplier<Bins> bins) {
    this.bvh = bvh;
    this.bins = bins;
    layout = new Layout(this);
    own = new Worker(bins.get());
    areas = new float[bvh.width];
  }

  /** Builds with the calling thread or, unless it is null, a pool. The tree has room to spare if {@code spacious}. */
  void build(ForkJoinPool pool, boolean spacious) {
    this.pool = pool;
    int count = gather();
    int root = 0;
    own.leaves = 0;
    if (count > 0) {
      own.bins.bounds(refs, 0, count, own.boxes, ROOT * Bins.REF);
      if (pool == null) {
        root = node(own, refs, spare, 0, count, ROOT);
      } else {
        Subtree all = new Subtree(own, refs, spare, 0, count, ROOT);
        run(all);
        root = all.result;
      }
    }
    layout.build(root, count, own.leaves, spacious);
    if (pool == null) {
      bvh.fill(0, bvh.nodeCount, areas, box);
    } else {
      run(new Filling(0, bvh.nodeCount));
    }
    bvh.measure();
  }

  private void run(RecursiveAction task) {
    if (pool == ForkJoinPool.commonPool()) {
      task.invoke(); // with the calling thread, which that pool is sized for
    } else {
      pool.invoke(task);
    }
  }

  /** Makes references to all primitives that belong in the tree, lists the others, and returns how many it made. */
  private int gather() {
    int size = bvh.primitives.size;
    if (size > MOST) {
      throw new IllegalArgumentException("size is " + size + ", but a tree holds at most " + MOST);
    }
    if (refs.length < size * Bins.REF) {
      refs = new float[size * Bins.REF];
      spare = new float[size * Bins.REF];
    }
    int count = 0;
    int outsides = 0;
    int asides = 0;
    for (int i = 0; i < size; i++) {
      Primitives.Place place = bvh.primitives.bounds(i, box, 0);
      if (place == Primitives.Place.IN_TREE) {
        int at = count++ * Bins.REF;
        for (int axis = 0; axis < 3; axis++) {
          refs[at + axis] = box[axis] + 0f; // never −0
          refs[at + Bins.MAX + axis] = 0f - box[axis + 3];
        }
        refs[at + Bins.ID] = Float.intBitsToFloat(i);
        refs[at + Bins.REF - 1] = Bins.PAD;
      } else {
        // for now from the front and from the back of what is spare
        spare[outsides++] = Float.intBitsToFloat(i);
        if (place == Primitives.Place.ASIDE) {
          spare[spare.length - ++asides] = Float.intBitsToFloat(i);
        }
      }
    }
    bvh.outside = bvh.outside.length == outsides ? bvh.outside : new int[outsides];
    for (int k = 0; k < outsides; k++) {
      bvh.outside[k] = Float.floatToRawIntBits(spare[k]);
    }
    bvh.aside = bvh.aside.length == asides ? bvh.aside : new int[asides];
    for (int k = 0; k < asides; k++) {
      bvh.aside[k] = Float.floatToRawIntBits(spare[spare.length - 1 - k]);
    }
    return count;
  }

  /** Builds over references {@code begin} to {@code end − 1} of {@code from}, whose box is at {@code box} of the way. */
  private int node(Worker w, float[] from, float[] into, int begin, int end, int box) {
    int n = end - begin;
    if (n <= bvh.width) {
      return leaf(w, from, begin, n, box);
    }
    // halving n takes log2(n) nodes, which must remain below the deepest
    int depth = box >> 1;
    int sides = 2 * (depth + 1);
    int middle;
    if (depth + (32 - Integer.numberOfLeadingZeros(n - 1)) <= Bvh.MAX_DEPTH
        && w.bins.find(from, begin, end)) {
      middle = begin + w.bins.left;
      w.bins.sides(w.boxes, sides * Bins.REF);
      w.bins.part(from, begin, end, into);
      float[] swap = from;
      from = into;
      into = swap;
    } else {
      middle = (begin + end) >>> 1;
      w.bins.bounds(from, begin, middle, w.boxes, sides * Bins.REF);
      w.bins.bounds(from, middle, end, w.boxes, (sides + 1) * Bins.REF);
    }
    int left;
    int right;
    if (pool == null || n < TASK) {
      left = node(w, from, into, begin, middle, sides);
      right = node(w, from, into, middle, end, sides + 1);
    } else {
      Subtree task = new Subtree(new Worker(bins.get()), from, into, middle, end, sides + 1);
      int side = task.box * Bins.REF;
      System.arraycopy(w.boxes, side, task.worker.boxes, side, Bins.REF);
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

  /** What one thread needs. */
  private static final class Worker {
    final Bins bins;

    /** The boxes of the ranges on the way to the current one, left and right at each depth. */
    final float[] boxes = new float[2 * (Bvh.MAX_DEPTH + 2) * Bins.REF];

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

  @SuppressWarnings("serial")
  private final class Filling extends RecursiveAction {
    private final int from, to;

    Filling(int from, int to) {
      this.from = from;
      this.to = to;
    }

    @Override
    protected void compute() {
      if (to - from <= NODES) {
        bvh.fill(from, to, new float[bvh.width], new float[Primitives.BOUNDS]);
      } else {
        int middle = (from + to) >>> 1;
        invokeAll(new Filling(from, middle), new Filling(middle, to));
      }
    }
  }
}
