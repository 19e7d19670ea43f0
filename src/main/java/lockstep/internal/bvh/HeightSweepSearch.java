package lockstep.internal.bvh;

import java.util.function.Supplier;

/** Finds the first triangles of a heightfield that moving shapes touch. */
public final class HeightSweepSearch extends SweepSearch {
  HeightSweepSearch(Supplier<Traversal> traversal) {
    super(traversal);
  }

  /** Searches in plain Java. */
  public static SweepSearch scalar() {
    return new HeightSweepSearch(HeightTraversal::new);
  }

  @Override
  int offer(SlabQuery query, int leaf, int[] to, float[][] columns, int at) {
    return tree.all(leaf, to, at);
  }
}
