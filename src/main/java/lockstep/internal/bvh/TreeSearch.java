package lockstep.internal.bvh;

import lockstep.internal.shape.Elements;

/**
 * Best-first searches in a tree, such as for the nearest primitive, several at once: each lists the
 * primitives of leaves that may hold a better one, in an order that tends to find good ones early. The caller
 * measures the listed primitives, and then {@linkplain #limit limits} what is good enough. A search takes one
 * of {@link #SLOTS} slots, so that primitives found by many searches can be measured together. Not
 * thread-safe: one per thread.
 */
public abstract class TreeSearch {
  /** Number of concurrent searches. */
  public static final int SLOTS = 64;

  /** The most primitives that {@link #next} returns. */
  public static final int MOST = 8;

  private final int[] unboundedLeft = new int[SLOTS];

  /** What is searched. */
  Hierarchy tree;

  /** The same if it is a tree of stored boxes. */
  Bvh bvh;

  /** Selects the tree for later searches. */
  public final void in(Hierarchy itsTree) {
    tree = itsTree;
    bvh = itsTree instanceof Bvh its ? its : null;
  }

  /** The number of elements of the tree with no bounds or too large ones. */
  public final int unbounded() {
    return tree.unbounded.length;
  }

  /** The index of one of them. */
  public final int unbounded(int k) {
    return tree.unbounded[k];
  }

  /** Begins a search with the primitives that have no bounds. */
  final void begin(int slot) {
    unboundedLeft[slot] = tree.unbounded.length;
  }

  /**
   * Whether a query is so far away, or so large, that it is outside the range of kernels: then all primitives
   * are tested, whatever kernels answer. For a kind without bounds this gives no information.
   */
  static boolean isOutOfRange(Elements queries, Elements.Placement placement) {
    return placement == Elements.Placement.UNBOUNDED && !queries.kind.unbounded();
  }

  /** Whether the search that has just begun would visit the whole tree, or most of the tree has no bounds. */
  public final boolean offersAll(int slot) {
    return meetsAll(slot) || tree.isMostlyUnbounded();
  }

  /** Whether no part of the tree can be skipped. */
  abstract boolean meetsAll(int slot);

  /** From now on, only primitives no farther, or no later, than this are good enough. */
  public abstract void limit(int slot, float most);

  /** Whether {@link #next} copies the columns of primitives, too. */
  public boolean copies() {
    return false;
  }

  /**
   * Writes the next primitives, at most {@link #MOST}, to {@code to[at …]} and returns their number; 0 at the
   * end. If it {@link #copies}, their columns go to the same entries of {@code columns}. Up to {@link #MOST}
   * entries are written even if fewer are returned.
   */
  public final int next(int slot, int[] to, float[][] columns, int at) {
    if (unboundedLeft[slot] > 0) {
      to[at] = tree.unbounded[--unboundedLeft[slot]];
      if (copies()) {
        tree.primitives.copy(to[at], columns, at);
      }
      return 1;
    }
    return nextOfLeaf(slot, to, columns, at);
  }

  /** Writes the next primitives in leaves, likewise. */
  abstract int nextOfLeaf(int slot, int[] to, float[][] columns, int at);
}
