package lockstep.internal.bvh;

/**
 * Searches in a tree for what is best, such as nearest, several at once: for each, what is in leaves that may
 * hold something better, in an order in which good ones are likely to come early. What is found in leaves is
 * for the caller to measure, who then {@linkplain #limit limits} what is good enough. A search takes one of
 * {@link #SLOTS} slots, so that what many searches come across can be measured together. Not thread-safe: one
 * per thread.
 */
public abstract class TreeSearch {
  /** Searches at once. */
  public static final int SLOTS = 64;

  /** The most primitives that {@link #next} gives. */
  public static final int MOST = 8;

  private final int[] unboundedLeft = new int[SLOTS];
  Bvh bvh;

  /** Searches from now on in this tree. */
  public final void in(Bvh tree) {
    bvh = tree;
  }

  /** How many elements of the tree have no bounds or too large ones. */
  public final int unbounded() {
    return bvh.unbounded.length;
  }

  /** One of them. */
  public final int unbounded(int k) {
    return bvh.unbounded[k];
  }

  /** What has no bounds comes first. */
  final void begin(int slot) {
    unboundedLeft[slot] = bvh.unbounded.length;
  }

  /**
   * Whether a query is so far away, or so large, that kernels are out of their range: then whatever they say,
   * it is asked of all. Of a kind without bounds that tells nothing.
   */
  static boolean isOutOfRange(Primitives queries, Primitives.Placement placement) {
    return placement == Primitives.Placement.UNBOUNDED && !queries.kind.unbounded();
  }

  /**
   * Whether the search that has just begun would come across all of the tree, or most of it has no bounds.
   */
  public final boolean offersAll(int slot) {
    return meetsAll(slot) || bvh.isMostlyUnbounded();
  }

  /** Whether nothing of the tree can be passed over. */
  abstract boolean meetsAll(int slot);

  /** From now on only what is no farther, or later, than this is good enough. */
  public abstract void limit(int slot, float most);

  /** Whether {@link #next} copies the columns of primitives, too. */
  public boolean copies() {
    return false;
  }

  /**
   * Writes the next primitives, at most {@link #MOST}, to {@code to[at …]} and returns how many; 0 at the
   * end. Where it {@link #copies}, their columns go to the same entries of {@code columns}. Up to {@link
   * #MOST} entries are written even if fewer are given.
   */
  public final int next(int slot, int[] to, float[][] columns, int at) {
    if (unboundedLeft[slot] > 0) {
      to[at] = bvh.unbounded[--unboundedLeft[slot]];
      if (copies()) {
        bvh.primitives.copy(to[at], columns, at);
      }
      return 1;
    }
    return nextOfLeaf(slot, to, columns, at);
  }

  /** The same of primitives in leaves. */
  abstract int nextOfLeaf(int slot, int[] to, float[][] columns, int at);

  /** Writes the primitives of a leaf; returns how many. */
  final int all(int leaf, int[] to, int at) {
    int count = Bvh.count(leaf);
    System.arraycopy(bvh.ids, Bvh.first(leaf), to, at, count);
    return count;
  }
}
