package lockstep.internal.bvh;

import java.util.function.Supplier;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.Elements;

/**
 * Finds, in a tree, the first primitives that moving shapes touch: each search goes down the tree as a ray
 * does, towards boxes enlarged by those of its shape.
 */
public class SweepSearch extends TreeSearch {
  private final Traversal[] traversals = new Traversal[SLOTS];
  private final float[] box = new float[Elements.BOUNDS];

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
   * Begins a search for the primitives that element i of {@code queries} touches first when it moves by a
   * vector; false if it touches nothing.
   *
   * @param error error of the kernel that tests shapes
   */
  public final boolean begin(int slot, Elements queries, int i, float vx, float vy, float vz,
      ErrorBound error) {
    Elements.Placement placement = queries.bounds(i, box, 0);
    SlabQuery query = traversals[slot].query;
    if (placement == Elements.Placement.EXCLUDED
        || !query.sweep(tree, box, queries.kind.unbounded(), vx, vy, vz, error)) {
      return false;
    }
    if (isOutOfRange(queries, placement)) {
      query.matchAll();
    }
    begin(slot, traversals[slot]);
    return true;
  }

  private void begin(int slot, Traversal traversal) {
    traversal.begin(tree);
    begin(slot);
  }

  @Override
  final boolean meetsAll(int slot) {
    return traversals[slot].query.meetsAll();
  }

  @Override
  public final void limit(int slot, float t) {
    traversals[slot].query.limit(t);
  }

  @Override
  final int nextOfLeaf(int slot, int[] to, float[][] columns, int at) {
    int leaf = traversals[slot].next();
    while (leaf != 0) {
      int count = offer(traversals[slot].query, leaf, to, columns, at);
      if (count > 0) {
        return count;
      }
      leaf = traversals[slot].next();
    }
    return 0;
  }

  /** Writes the primitives of a leaf whose own boxes the query meets, often few; returns their number. */
  int offer(SlabQuery query, int leaf, int[] to, float[][] columns, int at) {
    int first = Bvh.first(leaf), end = first + Bvh.count(leaf);
    int next = at;
    for (int k = first; k < end; k++) {
      int id = bvh.ids[k];
      bvh.primitives.bounds(id, box, 0);
      bvh.pad(box, 0);
      to[next] = id;
      next += query.enter(box) >= 0 ? 1 : 0;
    }
    return next - at;
  }
}
