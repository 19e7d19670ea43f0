package lockstep.internal.bvh;

import java.util.function.Supplier;

/** Finds the first triangles of a heightfield that rays enter, or moving shapes touch. */
public final class HeightSweepSearch extends SweepSearch {
  private final boolean copies;

  HeightSweepSearch(boolean copies, Supplier<Traversal> traversal) {
    super(traversal);
    this.copies = copies;
  }

  /**
   * Searches in plain Java.
   *
   * @param copies whether it copies the columns of triangles
   */
  public static SweepSearch scalar(boolean copies) {
    return new HeightSweepSearch(copies, HeightTraversal::new);
  }

  @Override
  public boolean copies() {
    return copies;
  }

  @Override
  int offer(SlabQuery query, int leaf, int[] to, float[][] columns, int at) {
    return copies ? ((HeightPyramid) tree).all(leaf, to, columns, at) : tree.all(leaf, to, at);
  }
}
