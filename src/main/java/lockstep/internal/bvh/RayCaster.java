package lockstep.internal.bvh;

import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.Elements;

/**
 * Scalar ray casts and range queries through a bounding volume hierarchy. Not thread-safe: one per thread.
 */
public class RayCaster {
  /** So many primitives {@link #next} writes, at most. */
  public static final int MOST_AT_ONCE = Bvh.MOST_IN_LEAF;

  final Traversal traversal;

  private final float[] box = new float[Elements.BOUNDS];
  private Hierarchy listed; // the tree of the current query; null if the query meets nothing
  private Traversal current; // that of the current query
  private Traversal heights; // made when first needed
  private int unboundedLeft;
  private final int[] few = new int[Bvh.MOST_IN_LEAF];

  private final ScalarRayCasts casts = new ScalarRayCasts();

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
    casts.filter = rule;
  }

  final RayFilter filter() {
    return casts.filter;
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
    casts.at(tree, traversal(tree), kernels());
    for (int at = from + shift; !goesOn && at < to + shift; at++) {
      tOut[at] = Float.POSITIVE_INFINITY;
      uOut[at] = 0;
      vOut[at] = 0;
      index[at] = -1;
    }
    casts.toColumns(tOut, uOut, vOut, index);
    casts.cast(rays, from, to, shift);
  }

  /**
   * Sets bit {@code i + shift} of the words for every ray i, {@code from} to {@code to − 1}, that hits
   * anything.
   *
   * @throws UnsupportedOperationException if there is no kernel that casts rays at this kind of primitives
   */
  public void any(Hierarchy tree, float[][] rays, int from, int to, int shift, long[] words) {
    casts.at(tree, traversal(tree), kernels());
    casts.toWords(words);
    casts.cast(rays, from, to, shift);
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
