package lockstep.internal.bvh;

import lockstep.internal.kernel.ErrorBound;

/**
 * Nearest-neighbour searches in a tree, several at once: for each, the leaves whose boxes are near enough, the nearest child of a node
 * first (ordered depth-first; Roussopoulos, Kelley and Vincent, Nearest Neighbor Queries, SIGMOD 1995). What is found in leaves is for the
 * caller to measure, who then {@linkplain #limit limits} what is near enough. A search takes one of {@link #SLOTS} slots, so that what many
 * searches come across can be measured together. Not thread-safe: one per thread.
 *
 * <p>A node is passed over where the squared distance of its box from that of the query is larger than the square of the limit. The kernel may
 * say of a shape that it is nearer than it is, by an {@link ErrorBound}; by so much, and a margin, the limit is larger ({@link Padding}). The
 * sum of squares rounds by less than 4 u of itself, that of the limit by less than 3 u; {@link #SLACK} covers both.
 */
public abstract class NearestSearch {
  /** Searches at once. */
  public static final int SLOTS = 32;

  /** The most primitives that {@link #next} gives. */
  public static final int MOST = 8;

  private static final int STACK = Traversal.STACK;
  private static final float SLACK = 1 + 0x1p-20f;

  /** What the boxes of a node are compared with: the bounds of each query. */
  final float[] boxes = new float[Primitives.BOUNDS * SLOTS];

  /** The largest squared distance that is near enough, finite. */
  final float[] limits = new float[SLOTS];

  private final float[] pads = new float[SLOTS];

  /** The children still to visit of each search, the nearest last, and how far they are, squared. */
  final int[] refs = new int[SLOTS * STACK];

  final float[] squares = new float[SLOTS * STACK];
  private final int[] tops = new int[SLOTS];
  private final int[] unboundedLeft = new int[SLOTS];
  Bvh bvh;

  /** Searches in plain Java. */
  public static NearestSearch scalar() {
    return new ScalarNearestSearch();
  }

  /** Searches from now on in this tree. */
  public final void in(Bvh tree) {
    bvh = tree;
  }

  /**
   * Begins a search for what is nearest to element i of {@code queries}; false if nothing has a distance from it.
   *
   * @param error what the kernel that measures declares
   * @param most the largest distance that is near enough
   */
  public final boolean begin(int slot, Primitives queries, int i, ErrorBound error, float most) {
    int at = Primitives.BOUNDS * slot;
    if (queries.bounds(i, boxes, at) == Primitives.Placement.EXCLUDED) {
      return false;
    }
    float far = 0;
    for (int k = at; k < at + Primitives.BOUNDS; k++) {
      float side = Math.abs(boxes[k]);
      far = side > far && (side < Float.POSITIVE_INFINITY || !queries.kind.unbounded()) ? side : far;
    }
    float coordinates = far + bvh.maxCoordinate;
    pads[slot] = Padding.of(error, coordinates, 2 * coordinates);
    limit(slot, most);
    refs[STACK * slot] = 0;
    squares[STACK * slot] = 0;
    tops[slot] = STACK * slot + 1;
    unboundedLeft[slot] = bvh.unbounded.length;
    return true;
  }

  /** From now on only what is no farther than {@code distance} is near enough. */
  public final void limit(int slot, float distance) {
    float reach = distance + pads[slot];
    float square = reach * reach * SLACK;
    limits[slot] = square < Float.MAX_VALUE ? square : Float.MAX_VALUE; // missing children are infinitely far
  }

  /** Writes the next primitives, at most {@link #MOST}, to {@code to[at …]} and returns how many; 0 at the end. */
  public final int next(int slot, int[] to, int at) {
    if (unboundedLeft[slot] > 0) {
      to[at] = bvh.unbounded[--unboundedLeft[slot]];
      return 1;
    }
    int bottom = STACK * slot;
    int top = tops[slot];
    while (top > bottom) {
      top--;
      int ref = refs[top];
      if (!(squares[top] <= limits[slot])) {
        continue;
      }
      if (ref < 0) {
        tops[slot] = top;
        int count = Bvh.count(ref);
        System.arraycopy(bvh.ids, Bvh.first(ref), to, at, count);
        return count;
      }
      int end = push(slot, ref, top);
      sort(top, end);
      top = end;
    }
    tops[slot] = top;
    return 0;
  }

  /** Puts the children of a node that are near enough on the stack, in any order; returns its new top. */
  abstract int push(int slot, int node, int top);

  /** Puts entries in order, the farthest first. They are few. */
  private void sort(int from, int to) {
    for (int k = from + 1; k < to; k++) {
      float square = squares[k];
      int ref = refs[k];
      int at = k;
      for (; at > from && squares[at - 1] < square; at--) {
        squares[at] = squares[at - 1];
        refs[at] = refs[at - 1];
      }
      squares[at] = square;
      refs[at] = ref;
    }
  }
}
