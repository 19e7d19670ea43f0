package lockstep.internal.bvh;

/**
 * Tests of incoherent rays against leaves: a batch of pairs of a ray and a leaf, which the caller fills in.
 */
abstract class WideLeafTests {
  /** The pairs: index of a ray in the block, and a leaf. */
  final int[] ray, leaf;

  /** Indices of the pairs that may have a hit. */
  final int[] candidates;

  /** Tests up to {@code most} pairs at a time. */
  WideLeafTests(int most) {
    ray = new int[most];
    leaf = new int[most];
    candidates = new int[most + 1]; // one more: appended to without a branch
  }

  /**
   * Tests the first {@code count} pairs and returns how many are candidates, each to be passed to {@link
   * #record}.
   */
  abstract int test(Hierarchy tree, WideRayBlock rays, int count, boolean any);

  /**
   * Records the hits of the h-th candidate that are the closest of their ray so far; returns whether any is.
   */
  abstract boolean record(int h, boolean any);
}
