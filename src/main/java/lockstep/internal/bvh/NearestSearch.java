package lockstep.internal.bvh;

import java.util.Arrays;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.Elements;

/**
 * Nearest-neighbour searches in a tree: each visits the leaves whose boxes are near enough, the nearest child
 * of a node first (ordered depth-first; Roussopoulos, Kelley and Vincent, Nearest Neighbor Queries, SIGMOD
 * 1995).
 *
 * <p>A node is skipped where the squared distance of its box from that of the query is larger than the square
 * of the limit. The kernel may report a shape nearer than it is, by an {@link ErrorBound}; the limit and the
 * leaves are enlarged by that bound and a margin ({@link Padding}). The sum of squares rounds by less than 4
 * u of itself, that of the limit by less than 3 u; {@link #SLACK} covers both.
 */
public abstract class NearestSearch extends TreeSearch {
  private static final int STACK = Traversal.STACK;
  private static final float SLACK = 1 + 0x1p-20f;

  /** A padding up to this part of the limit is not examined closely. */
  private static final float FEW = 0x1p-6f;

  /** The bounds of each query, with which the boxes of a node are compared. */
  final float[] boxes = new float[Elements.BOUNDS * SLOTS];

  /** The largest distance that is near enough, enlarged by the query's padding. */
  private final float[] reaches = new float[SLOTS];

  /** The square of that, finite. */
  final float[] limits = new float[SLOTS];

  private final float[] pads = new float[SLOTS];

  /**
   * The children still to visit of each search, and their distances: squares as float bits, which compare as
   * floats do.
   */
  final int[] refs = new int[SLOTS * STACK];

  final int[] squares = new int[SLOTS * STACK];
  private final int[] tops = new int[SLOTS];

  /** Searches in plain Java. */
  public static NearestSearch scalar() {
    return new ScalarNearestSearch();
  }

  /**
   * Begins a search for the nearest primitives to element i of {@code queries}; false if nothing has a
   * distance from it.
   *
   * @param error error of the kernel that measures
   * @param most the largest distance that is near enough
   */
  public final boolean begin(int slot, Elements queries, int i, ErrorBound error, float most) {
    int at = Elements.BOUNDS * slot;
    Elements.Placement placement = queries.bounds(i, boxes, at);
    if (placement == Elements.Placement.EXCLUDED) {
      return false;
    }
    float far = 0;
    for (int k = at; k < at + Elements.BOUNDS; k++) {
      float side = Math.abs(boxes[k]);
      far = side > far && (side < Float.POSITIVE_INFINITY || !queries.kind.unbounded()) ? side : far;
    }
    if (isOutOfRange(queries, placement)) {
      Arrays.fill(boxes, at, at + 3, Float.NEGATIVE_INFINITY);
      Arrays.fill(boxes, at + 3, at + Elements.BOUNDS, Float.POSITIVE_INFINITY);
    }
    pads[slot] = tree.queryPad(error, far);
    limit(slot, most);
    refs[STACK * slot] = tree.root();
    squares[STACK * slot] = 0;
    tops[slot] = STACK * slot + 1;
    begin(slot);
    return true;
  }

  @Override
  final boolean meetsAll(int slot) {
    int at = Elements.BOUNDS * slot;
    return SlabQuery.covers(tree, boxes, at, pads[slot]) || (isAlike(slot) && isInReach(at, reaches[slot]));
  }

  /** Whether everything may be equally near within the query's padding: then nothing is certainly nearer. */
  private boolean isAlike(int slot) {
    return 2 * tree.extent <= pads[slot];
  }

  private boolean isInReach(int at, float reach) {
    boolean near = true;
    for (int axis = 0; axis < 3; axis++) {
      near &= boxes[at + axis] - tree.bounds[axis + 3] <= reach
          && tree.bounds[axis] - boxes[at + axis + 3] <= reach;
    }
    return near;
  }

  @Override
  public final void limit(int slot, float distance) {
    reaches[slot] = distance + pads[slot];
    limits[slot] = square(reaches[slot]);
  }

  /** The largest squared distance that is near enough, for the triangles of a leaf, which are not padded. */
  final float limitInLeaf(int slot, int leaf) {
    float most = bvh.leafPad(bvh.maxCoordinate);
    float pad = most <= FEW * reaches[slot] ? most : bvh.leafPad(bvh.maxCornerOf(leaf));
    return square(reaches[slot] + pad);
  }

  private static float square(float reach) {
    float square = reach * reach * SLACK;
    return square < Float.MAX_VALUE ? square : Float.MAX_VALUE; // missing children are infinitely far
  }

  @Override
  final int nextOfLeaf(int slot, int[] to, float[][] columns, int at) {
    int bottom = STACK * slot;
    int top = tops[slot];
    while (top > bottom) {
      top--;
      int ref = refs[top];
      if (squares[top] > Float.floatToRawIntBits(limits[slot])) {
        continue;
      }
      if (ref < 0) {
        int count = offer(slot, ref, to, columns, at);
        if (count > 0) {
          tops[slot] = top;
          return count;
        }
        continue;
      }
      top = push(slot, ref, top);
    }
    tops[slot] = top;
    return 0;
  }

  /** Writes the primitives of a leaf that may be near enough, or all of them; returns their number. */
  int offer(int slot, int leaf, int[] to, float[][] columns, int at) {
    return tree.all(leaf, to, at);
  }

  /**
   * Pushes the children of a node that are near enough, the nearest last and, before it, those that are
   * likely to be far. Lanes encode octants ({@link TreeLayout}): the more a child's lane differs from that of
   * the nearest, the farther the child. Returns the new top.
   */
  abstract int push(int slot, int node, int top);
}
