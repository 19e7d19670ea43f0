package lockstep.internal.bvh;

import java.util.function.Supplier;
import lockstep.internal.kernel.ErrorBound;

/** Searches in a tree for what moving shapes touch first: each goes down the tree as a ray does, towards boxes made larger by those of its shape. */
public final class SweepSearch extends TreeSearch {
  private final Traversal[] traversals = new Traversal[SLOTS];
  private final float[] box = new float[Primitives.BOUNDS];

  SweepSearch(Supplier<Traversal> traversal) {
    for (int slot = 0; slot < SLOTS; slot++) {
      traversals[slot] = traversal.get();
    }
  }

  /** Searches in plain Java. */
  public static SweepSearch scalar() {
    return new SweepSearch(ScalarTraversal::new);
  }

  /**
   * Begins a search for what element i of {@code queries} touches first when it moves by a vector; false if it touches nothing.
   *
   * @param error what the kernel that is asked about shapes declares
   */
  public boolean begin(int slot, Primitives queries, int i, float vx, float vy, float vz, ErrorBound error) {
    Primitives.Placement placement = queries.bounds(i, box, 0);
    SlabQuery query = traversals[slot].query;
    if (placement == Primitives.Placement.EXCLUDED
        || !query.sweep(bvh, box, queries.kind.unbounded(), vx, vy, vz, error)) {
      return false;
    }
    if (isOutOfRange(queries, placement)) {
      query.matchAll();
    }
    traversals[slot].begin(bvh);
    begin(slot);
    return true;
  }

  @Override
  public void limit(int slot, float t) {
    traversals[slot].query.limit(t);
  }

  @Override
  int nextOfLeaf(int slot, int[] to, float[][] columns, int at) {
    int leaf = traversals[slot].next();
    return leaf == 0 ? 0 : all(leaf, to, at);
  }
}
