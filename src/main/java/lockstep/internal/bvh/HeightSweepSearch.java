package lockstep.internal.bvh;

/** Finds the first triangles of a heightfield that rays enter, or moving shapes touch. */
public final class HeightSweepSearch extends SweepSearch {
  private final boolean copies;

  /**
   * Searches for rays or moving shapes.
   *
   * @param copies whether it copies the columns of triangles
   */
  public HeightSweepSearch(boolean copies) {
    super(HeightTraversal::new);
    this.copies = copies;
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
