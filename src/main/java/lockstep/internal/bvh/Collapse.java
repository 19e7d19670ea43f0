package lockstep.internal.bvh;

/**
 * Chooses which descendants of a node of a binary tree become the children of a wide node, so that a query
 * meets as few wide nodes as can be expected by the surface area heuristic: dynamic programming over the ways
 * to divide the children between both sides of each binary node (Ylitie, Karras and Laine, Efficient
 * incoherent ray traversal on GPUs through compressed wide BVHs, 2017, section 3.1). The usual method,
 * splitting the largest child until a node is full, leaves nodes near the leaves half empty.
 *
 * <p>The cost of a subtree is the sum of the areas of its wide nodes. Leaves cost nothing here, since all of
 * them are kept.
 */
final class Collapse {
  /**
   * Cost of a node besides its own area, as a part of the root's area, so that flat trees have few nodes too.
   */
  private static final float NODE_COST = 0x1p-20f;

  private final Builder builder;
  private final int width;

  // of each inner node of the binary tree, by its number: its index in Builder.spare; the least costs if it
  // takes up 1, 2 … width − 1 children
  private int[] at = {};
  private float[] costs = {};
  private int count;
  private float nodeCost;

  /** The chosen descendants: leaves as in {@link Builder}, and twice the numbers of inner nodes. */
  final int[] picked;

  private int pickedCount;

  Collapse(Builder builder, int width) {
    this.builder = builder;
    this.width = width;
    picked = new int[width];
  }

  /**
   * Solves the tree below {@code root}, which has {@code leaves} leaves; returns the new number of the root.
   */
  int solve(int root, int leaves) {
    if (at.length < leaves) {
      int most = leaves + leaves / 8; // rebuilt trees have about as many
      at = new int[most];
      costs = new float[most * width];
    }
    count = 0;
    if (isLeaf(root)) {
      return root;
    }
    float area = Bins.halfArea(builder.spare, (root >> 1) * Bins.REF);
    nodeCost = area > 0 ? area * NODE_COST : 1;
    return solve(root);
  }

  /** Numbers the nodes of a subtree, computes their costs, and returns the number of its root, times two. */
  private int solve(int ref) {
    if (isLeaf(ref)) {
      return ref;
    }
    float[] nodes = builder.spare;
    int index = (ref >> 1) * Bins.REF;
    int left = solve(Float.floatToRawIntBits(nodes[index + Builder.LEFT]));
    int right = solve(Float.floatToRawIntBits(nodes[index + Builder.RIGHT]));
    nodes[index + Builder.LEFT] = Float.intBitsToFloat(left);
    nodes[index + Builder.RIGHT] = Float.intBitsToFloat(right);
    int number = count++;
    at[number] = index;
    int to = number * width;
    float least = Bins.halfArea(nodes, index) + nodeCost + divided(left, right, width);
    costs[to + 1] = least;
    for (int slots = 2; slots < width; slots++) {
      least = Math.min(least, divided(left, right, slots));
      costs[to + slots] = least;
    }
    return 2 * number;
  }

  /** The least cost of both sides of a node if together they take up {@code slots} children. */
  private float divided(int left, int right, int slots) {
    float least = Float.POSITIVE_INFINITY;
    for (int k = 1; k < slots; k++) {
      least = Math.min(least, cost(left, k) + cost(right, slots - k));
    }
    return least;
  }

  private float cost(int ref, int slots) {
    return isLeaf(ref) ? 0 : costs[(ref >> 1) * width + slots];
  }

  /** Sets {@link #picked} to the children of the wide node for {@code ref}, and returns their number. */
  int pick(int ref) {
    pickedCount = 0;
    if (isLeaf(ref)) {
      picked[pickedCount++] = ref;
    } else {
      divide(ref, width);
    }
    return pickedCount;
  }

  private void divide(int ref, int slots) {
    int index = index(ref);
    int left = Float.floatToRawIntBits(builder.spare[index + Builder.LEFT]);
    int right = Float.floatToRawIntBits(builder.spare[index + Builder.RIGHT]);
    int best = 1;
    for (int k = 2; k < slots; k++) {
      if (cost(left, k) + cost(right, slots - k) < cost(left, best) + cost(right, slots - best)) {
        best = k;
      }
    }
    pick(left, best);
    pick(right, slots - best);
  }

  private void pick(int ref, int slots) {
    int fewest = slots;
    while (fewest > 1 && cost(ref, fewest - 1) == cost(ref, slots)) {
      fewest--;
    }
    if (fewest == 1) {
      picked[pickedCount++] = ref;
    } else {
      divide(ref, fewest);
    }
  }

  /** The index of a node, or a leaf, in the builder's arrays. */
  int index(int ref) {
    return isLeaf(ref) ? (ref >> 1) * Bins.REF : at[ref >> 1];
  }

  static boolean isLeaf(int ref) {
    return (ref & 1) != 0;
  }
}
