package lockstep.internal.bvh;

import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Tile;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.Elements;
import lockstep.twin.Operand;

/**
 * Scalar ray casts and range queries through a bounding volume hierarchy: one ray after the other, one leaf
 * at a time, with the scalar kernel of the catalogue, which defines the answer. Not thread-safe: one per
 * thread.
 */
public class RayCaster {
  /** So many primitives {@link #next} writes, at most. */
  public static final int MOST_AT_ONCE = Bvh.MOST_IN_LEAF;

  final Traversal traversal;

  private final float[] box = new float[Elements.BOUNDS];
  private RayFilter filter; // null for none
  private Hierarchy listed; // the tree of the current query; null if the query meets nothing
  private Traversal current; // that of the current query
  private Traversal heights; // made when first needed
  private int unboundedLeft;
  private final int[] few = new int[Bvh.MOST_IN_LEAF];

  private final ScalarLeafTests leaves = new ScalarLeafTests();

  // for one ray and many primitives
  private final Operand ray = new Operand();
  private final RayKernel row = new RayKernel(Tile.SIZE);
  private final Tile repeated = new Tile(), gathered = new Tile();

  RayCaster(Traversal traversal) {
    this.traversal = traversal;
  }

  /** A caster in plain Java. */
  public static RayCaster scalar() {
    return new RayCaster(new ScalarTraversal());
  }

  /** Casts at primitives that no node stores by these kernels instead of the scalar ones. */
  public void use(Kernels table) {
    // scalar
  }

  /** Counts only hits that pass, from now on; null counts all. */
  public void where(RayFilter rule) {
    filter = rule;
  }

  final RayFilter filter() {
    return filter;
  }

  /** Whether a hit counts; {@code at} is the entry of the ray. */
  private boolean passes(int at, int id) {
    return filter == null || filter.passes(at, id);
  }

  /** The kernels that cast a ray at many primitives. */
  Kernels kernels() {
    return ScalarKernels.TABLE;
  }

  /**
   * Writes the closest hit of rays {@code from} to {@code to − 1} of the columns; on equal t, the lowest
   * index wins.
   *
   * @throws UnsupportedOperationException if there is no kernel that casts rays at this kind of primitives
   */
  public final void closest(Hierarchy tree, float[][] rays, int from, int to, int shift, float[] tOut,
      float[] uOut, float[] vOut, int[] index) {
    closest(tree, rays, from, to, shift, tOut, uOut, vOut, index, false);
  }

  /**
   * Writes hits likewise, where they are closer than those that the columns hold: of a lower t, or of the
   * same and a lower index. Where none is, t and index stay, and u and v are unspecified.
   */
  public final void closer(Hierarchy tree, float[][] rays, int from, int to, int shift, float[] tOut,
      float[] uOut, float[] vOut, int[] index) {
    closest(tree, rays, from, to, shift, tOut, uOut, vOut, index, true);
  }

  /** Does either; {@code goesOn}: the columns hold hits. */
  void closest(Hierarchy tree, float[][] rays, int from, int to, int shift, float[] tOut, float[] uOut,
      float[] vOut, int[] index, boolean goesOn) {
    of(tree);
    for (int i = from; i < to; i++) {
      int at = i + shift;
      if (!goesOn) {
        tOut[at] = Float.POSITIVE_INFINITY;
        uOut[at] = 0;
        vOut[at] = 0;
        index[at] = -1;
      }
      if (!start(tree, rays, i)) {
        continue;
      }
      if (tOut[at] < Float.POSITIVE_INFINITY) {
        current.query.limit(tOut[at]);
      }
      for (int tile = 0; tile < rowSize(tree); tile += Tile.SIZE) {
        int count = testRow(tree, tile);
        for (int k = nextHit(0, count); k < count; k = nextHit(k + 1, count)) {
          take(row, k, ofRow(tree, tile + k), at, tOut, uOut, vOut, index);
        }
      }
      for (int leaf = nextLeaf(); leaf != 0; leaf = nextLeaf()) {
        for (long hits = leaves.test(tree, leaf, current.query); hits != 0; hits &= hits - 1) {
          int k = Long.numberOfTrailingZeros(hits);
          take(leaves.kernel, k, leaves.id(k), at, tOut, uOut, vOut, index);
        }
      }
    }
  }

  private void take(RayKernel kernel, int pair, int id, int at, float[] tOut, float[] uOut, float[] vOut,
      int[] index) {
    float t = kernel.t[pair];
    if ((t < tOut[at] || (t == tOut[at] && id < index[at])) && passes(at, id)) {
      tOut[at] = t;
      uOut[at] = kernel.u(pair);
      vOut[at] = kernel.v(pair);
      index[at] = id;
      current.query.limit(t);
    }
  }

  /**
   * Sets bit {@code i + shift} of the words for every ray i, {@code from} to {@code to − 1}, that hits
   * anything.
   *
   * @throws UnsupportedOperationException if there is no kernel that casts rays at this kind of primitives
   */
  public void any(Hierarchy tree, float[][] rays, int from, int to, int shift, long[] words) {
    of(tree);
    for (int i = from; i < to; i++) {
      if (any(tree, rays, i, i + shift)) {
        words[(i + shift) >>> 6] |= 1L << (i + shift);
      }
    }
  }

  private boolean any(Hierarchy tree, float[][] rays, int i, int at) {
    if (!start(tree, rays, i)) {
      return false;
    }
    for (int tile = 0; tile < rowSize(tree); tile += Tile.SIZE) {
      int count = testRow(tree, tile);
      for (int k = nextHit(0, count); k < count; k = nextHit(k + 1, count)) {
        if (passes(at, ofRow(tree, tile + k))) {
          return true;
        }
      }
    }
    for (int leaf = nextLeaf(); leaf != 0; leaf = nextLeaf()) {
      for (long hits = leaves.test(tree, leaf, current.query); hits != 0; hits &= hits - 1) {
        if (passes(at, leaves.id(Long.numberOfTrailingZeros(hits)))) {
          return true;
        }
      }
    }
    return false;
  }

  private void of(Hierarchy tree) {
    traversal(tree);
    leaves.of(tree);
    row.of(kernels(), tree.primitives.kind);
  }

  private boolean start(Hierarchy tree, float[][] r, int i) {
    if (current.query.ray(tree, r[0][i], r[1][i], r[2][i], r[3][i], r[4][i], r[5][i], r[6][i], r[7][i])) {
      current.begin(tree);
      ray.walk(r, i);
      leaves.ray(r, i);
      return true;
    }
    return false;
  }

  // ---- the row of a ray: the primitives tested in place, all of the tree's if the ray is out of range, else
  // those without bounds ----

  private int rowSize(Hierarchy tree) {
    return current.query.meetsAll() ? tree.primitives.size : tree.unbounded.length;
  }

  /** Element k of the row. */
  private int ofRow(Hierarchy tree, int k) {
    return current.query.meetsAll() ? k : tree.unbounded[k];
  }

  /** Tests elements of the row from {@code tile} on, as many as fit a tile, and returns their number. */
  private int testRow(Hierarchy tree, int tile) {
    Elements primitives = tree.primitives;
    int count = Math.min(Tile.SIZE, rowSize(tree) - tile);
    Operand many;
    if (!primitives.isStored()) {
      float[][] columns = gathered.columns(primitives.columns.length);
      for (int k = 0; k < count; k++) {
        primitives.copy(ofRow(tree, tile + k), columns, k);
      }
      many = gathered.operand();
    } else if (!current.query.meetsAll()) {
      gathered.gather(primitives.columns, primitives.from, tree.unbounded, tile, count, 0);
      many = gathered.operand();
    } else if (count < Tile.SIZE) { // kernels read whole blocks
      many = gathered.copy(primitives.columns, primitives.from + tile, count);
    } else {
      many = gathered.operand().walk(primitives.columns, primitives.from + tile);
    }
    row.run(repeated.repeat(ray.columns, ray.from, count), many, count);
    return count;
  }

  /** The first hit among {@code count} answers about a tile, from k on; {@code count} if there is none. */
  private int nextHit(int k, int count) {
    while (k < count) {
      long left = row.hits[k >>> 6] >>> k;
      if (left != 0) {
        return k + Long.numberOfTrailingZeros(left);
      }
      k = (k | 63) + 1;
    }
    return count;
  }

  private int nextLeaf() {
    return current.query.meetsAll() ? 0 : current.next();
  }

  /** Begins to list the primitives whose boxes ray i of the columns may meet: see {@link #next}. */
  public void alongRay(Hierarchy tree, float[][] rays, int i) {
    alongRay(tree, rays, i, 0);
  }

  /** The same, with boxes that are larger by {@code pad} on each side. */
  private void alongRay(Hierarchy tree, float[][] r, int i, float pad) {
    SlabQuery query = traversal(tree).query;
    query.extraPad = pad;
    if (query.ray(tree, r[0][i], r[1][i], r[2][i], r[3][i], r[4][i], r[5][i], r[6][i], r[7][i])) {
      beginList(tree);
    } else {
      beginNothing();
    }
    query.extraPad = 0;
  }

  /** A traversal of heightfields. */
  Traversal newHeights() {
    return new HeightTraversal();
  }

  /** The traversal that goes through a tree. */
  private Traversal traversal(Hierarchy tree) {
    if (tree instanceof HeightPyramid && heights == null) {
      heights = newHeights();
    }
    current = tree instanceof HeightPyramid ? heights : traversal;
    return current;
  }

  private void beginList(Hierarchy tree) {
    listed = tree;
    unboundedLeft = tree.unbounded.length;
    current.begin(tree);
  }

  private void beginNothing() {
    listed = null;
    unboundedLeft = 0;
  }

  /**
   * Lists the primitives whose boxes rays {@code from} to {@code to − 1} may meet, ray by ray or not.
   *
   * @param pad by how much more than usual boxes are larger on each side
   */
  public void list(Bvh bvh, float[][] rays, int from, int to, float pad, Meetings list) {
    for (int i = from; i < to; i++) {
      alongRay(bvh, rays, i, pad);
      if (offersAll()) {
        for (int id = 0; id < bvh.primitives.size; id++) {
          list.add(i, id, Float.NEGATIVE_INFINITY);
        }
        continue;
      }
      for (int n = next(few, 0); n > 0; n = next(few, 0)) {
        for (int k = 0; k < n; k++) {
          list.add(i, few[k], Float.NEGATIVE_INFINITY);
        }
      }
    }
  }

  /**
   * Begins to list the primitives that element i of {@code queries} may overlap, or be within a distance of:
   * see {@link #next}.
   *
   * @param distance 0 for an overlap
   * @param error error of the kernel that tests them
   */
  public void around(Hierarchy tree, Elements queries, int i, float distance, ErrorBound error) {
    beginNothing();
    if (queries.bounds(i, box, 0) != Elements.Placement.EXCLUDED) {
      if (distance > 0) {
        for (int axis = 0; axis < 3; axis++) {
          box[axis] = Math.nextDown(box[axis] - distance);
          box[axis + 3] = Math.nextUp(box[axis + 3] + distance);
        }
      }
      meetingBox(tree, queries.kind.unbounded(), error);
    }
  }

  /**
   * Begins to list the primitives whose boxes the line from a point along +z may meet: see {@link #next}.
   *
   * @param error error of the kernel that tests them
   */
  public void above(Hierarchy tree, float x, float y, float z, ErrorBound error) {
    beginNothing();
    if (!Float.isNaN(x) && !Float.isNaN(y) && !Float.isNaN(z)) {
      box[0] = x;
      box[1] = y;
      box[2] = z;
      box[3] = x;
      box[4] = y;
      box[5] = Float.POSITIVE_INFINITY;
      meetingBox(tree, true, error);
    }
  }

  private void meetingBox(Hierarchy tree, boolean unbounded, ErrorBound error) {
    traversal(tree).query.box(tree, box, unbounded, error);
    beginList(tree);
  }

  /**
   * Whether the list is the whole tree, or so much of the tree has no bounds that all primitives may as well
   * be tested in place.
   */
  public boolean offersAll() {
    return listed != null && (current.query.meetsAll() || listed.isMostlyUnbounded());
  }

  /** Writes the next primitives, at most 8, to {@code to[at …]} and returns their number; 0 at the end. */
  public int next(int[] to, int at) {
    if (unboundedLeft > 0) {
      to[at] = listed.unbounded[--unboundedLeft];
      return 1;
    }
    int leaf = listed == null ? 0 : current.next();
    return leaf == 0 ? 0 : listed.all(leaf, to, at);
  }
}
