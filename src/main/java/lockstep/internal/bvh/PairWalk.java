package lockstep.internal.bvh;

import java.util.Arrays;
import lockstep.internal.place.Relative;
import lockstep.internal.shape.Elements;

/**
 * Goes down two hierarchies at once, each in a frame of its own, and finds the pairs of primitives whose
 * boxes are near each other, the nearest children first. Of two nodes the larger is opened: its children are
 * told apart from the other's box on the axes of both frames (six of the fifteen of Gottschalk, Lin and
 * Manocha, OBBTree, SIGGRAPH 1996; the others seldom pay). Leaves are opened likewise, their primitives being
 * the children.
 *
 * <p>Two boxes are at least as far apart as on any of the axes; those that overlap most on all of them come
 * first, as they are likely to meet. All distances are in units of the first frame. Not thread-safe.
 */
public abstract class PairWalk {
  private static final int STACK = 2 * Bvh.MOST_IN_LEAF * (Bvh.MAX_DEPTH + 1);

  /** Instead of a child: the whole tree. */
  private static final int ROOT = -1;

  /** One of the two hierarchies, and how the other sees it. */
  static final class Side {
    /** Units of the first frame per unit of this one. */
    float unit;

    /** The rows of the matrix from this frame to the other, in units of the first. */
    final float[] rows = new float[9];

    /** For each entry of a row, the column of nodes that makes the row's product least. */
    final int[] planes = new int[9];

    /**
     * The direction away from the other, and the columns of nodes that make each of its products least.
     */
    final float[] away = new float[3];

    final int[] awayPlanes = new int[3];

    private final float[] toOther = new float[Relative.ENTRIES];

    private Bvh bvh;
    private double pad;

    /** Children that are still to be told, as {@code node · width + lane}. */
    private final int[] left = new int[STACK];

    private int ref; // the child told last: a node, or a leaf if negative
    private final float[] box = new float[Elements.BOUNDS]; // and its bounds

    /** The bounds of the primitives of a leaf, laid out as those of the children of a node. */
    private int[] leaf = {};

    private void begin(Bvh tree, Relative relative, double itsPad, double itsUnit, double otherUnit) {
      bvh = tree;
      pad = itsPad;
      unit = (float) itsUnit;
      relative.write(toOther);
      for (int k = 0; k < rows.length; k++) {
        rows[k] = (float) (toOther[k] * otherUnit);
        planes[k] = Bvh.plane(tree.width, k % 3, rows[k] < 0);
      }
      away(0, 0, 0);
      left[0] = ROOT;
      if (leaf.length < tree.stride) {
        leaf = new int[tree.stride];
      }
    }

    private void away(double x, double y, double z) {
      away[0] = (float) x;
      away[1] = (float) y;
      away[2] = (float) z;
      for (int axis = 0; axis < 3; axis++) {
        awayPlanes[axis] = Bvh.plane(bvh.width, axis, away[axis] < 0);
      }
    }

    /** The least product with what is away, of the points of the box. */
    private double least() {
      double least = 0;
      for (int axis = 0; axis < 3; axis++) {
        least += (double) away[axis] * box[away[axis] < 0 ? axis + 3 : axis];
      }
      return least;
    }

    /** The same of the points of primitive k of a leaf of triangles; −∞ for others. */
    private double least(int k) {
      if (!bvh.isOfTriangles()) {
        return Double.NEGATIVE_INFINITY;
      }
      int count = Bvh.count(ref);
      int at = Bvh.CORNERS * Bvh.first(ref) + k;
      double least = Double.POSITIVE_INFINITY;
      for (int corner = 0; corner < 3; corner++, at += 3 * count) {
        least = Math.min(least,
            (double) away[0] * bvh.leafColumns[at] + (double) away[1] * bvh.leafColumns[at + count]
                + (double) away[2] * bvh.leafColumns[at + 2 * count]);
      }
      return least;
    }

    private void tell(int child) {
      if (child == ROOT) {
        System.arraycopy(bvh.bounds, 0, box, 0, Elements.BOUNDS);
        ref = 0;
      } else {
        int at = child / bvh.width * bvh.stride + child % bvh.width;
        tell(bvh.nodes, at);
        ref = bvh.nodes[at + Bvh.CHILDREN * bvh.width];
      }
    }

    private void tell(int[] boxes, int at) {
      for (int axis = 0; axis < 3; axis++) {
        box[axis] = Float.intBitsToFloat(boxes[at + Bvh.plane(bvh.width, axis, false)]);
        box[axis + 3] = Float.intBitsToFloat(boxes[at + Bvh.plane(bvh.width, axis, true)]);
      }
    }

    int width() {
      return bvh.width;
    }

    private double size() {
      return ((double) box[3] - box[0] + box[4] - box[1] + box[5] - box[2]) * unit;
    }

    private int primitive(int k) {
      return bvh.ids[Bvh.first(ref) + k];
    }
  }

  private final Side first = new Side(), second = new Side();

  /** How far apart the children on the stack are at least. */
  private final float[] stacked = new float[STACK];

  private int top;
  private float limit;

  /** What is to be added to the least products of both to have how far they are apart in that direction. */
  private double between;

  /** The same with that of the other's box. */
  float ahead;

  // the pairs found last
  private final int[] firsts = new int[Bvh.MOST_IN_LEAF * Bvh.MOST_IN_LEAF], seconds = firsts.clone();
  private int pairs;

  private final float[] bounds = new float[Elements.BOUNDS];

  /** What is around the other side's box, in units of the first frame: min x, y, z, max x, y, z. */
  final float[] around = new float[Elements.BOUNDS];

  /**
   * On each of its own axes, what turns a {@link Side#rows row}'s product into how far it is above, below.
   */
  final float[] above = new float[3], below = new float[3];

  /** How far boxes are apart at least; less than 0 where no axis tells them apart. */
  final float[] gaps = new float[Bvh.MOST_IN_LEAF];

  PairWalk() {}

  /** Goes in plain Java. */
  public static PairWalk scalar() {
    return new ScalarPairWalk();
  }

  /**
   * Begins at both roots.
   *
   * @param toSecond from the frame of {@code one} to that of {@code other}
   * @param unit units of the frame of {@code one} per unit of that of {@code other}
   * @param pad by how much each box is to be enlarged on each side, for roundings
   * @param most the largest distance that is near enough
   */
  public final void begin(Bvh one, Bvh other, Relative toSecond, Relative toFirst, double unit, double pad,
      double most) {
    first.begin(one, toSecond, pad, 1, unit);
    second.begin(other, toFirst, pad / unit, unit, 1);
    limit(most);
    between = 0;
    stacked[0] = Float.NEGATIVE_INFINITY;
    top = one.count > 0 && other.count > 0 ? 1 : 0;
  }

  /** Lets go of the hierarchies. */
  public final void end() {
    first.bvh = null;
    second.bvh = null;
  }

  /** From now on only what is no farther apart than this is found. */
  public final void limit(double most) {
    limit = Math.nextUp((float) most);
  }

  /**
   * From now on boxes are told apart in a direction, too: that of the nearest points so far, which tells most
   * of what is near them apart. It is no longer than 1, and leads from the first to the second.
   */
  public final void towards(double x, double y, double z) {
    float[] m = second.toOther;
    first.away(-x, -y, -z);
    second.away(m[0] * x + m[3] * y + m[6] * z, m[1] * x + m[4] * y + m[7] * z,
        m[2] * x + m[5] * y + m[8] * z);
    between =
        m[Relative.OFFSET] * x + m[Relative.OFFSET + 1] * y + m[Relative.OFFSET + 2] * z - 4 * first.pad;
  }

  /** Goes a step on; false if there is none left. It may have found {@linkplain #pairs}. */
  public final boolean step() {
    pairs = 0;
    while (top > 0) {
      top--;
      if (stacked[top] > limit) {
        continue;
      }
      first.tell(first.left[top]);
      second.tell(second.left[top]);
      if (first.ref < 0 && second.ref < 0) {
        openLeaves();
      } else if (second.ref < 0 || (first.ref >= 0 && first.size() > second.size())) {
        open(first, second);
      } else {
        open(second, first);
      }
      return true;
    }
    return false;
  }

  /** The number of pairs of primitives that the last step has found. */
  public final int pairs() {
    return pairs;
  }

  /** The primitive of pair k that is of the first hierarchy. */
  public final int first(int k) {
    return firsts[k];
  }

  /** The primitive of pair k that is of the second hierarchy. */
  public final int second(int k) {
    return seconds[k];
  }

  /** Has the children of a side's node told next, the nearest first, each with what was told of the other. */
  private void open(Side opened, Side other) {
    relate(opened, other);
    int near = lanes(opened, opened.bvh.nodes, opened.ref * opened.bvh.stride);
    int child = opened.ref * opened.bvh.width;
    int otherChild = other.left[top];
    int bottom = top;
    for (; near != 0; near &= near - 1) {
      int lane = Integer.numberOfTrailingZeros(near);
      int at = top++;
      for (; at > bottom && stacked[at - 1] < gaps[lane]; at--) {
        stacked[at] = stacked[at - 1];
        opened.left[at] = opened.left[at - 1];
      }
      stacked[at] = gaps[lane];
      opened.left[at] = child + lane;
    }
    Arrays.fill(other.left, bottom, top, otherChild);
  }

  private void openLeaves() {
    relate(first, second);
    leafBoxes(first.bvh, first.ref, first.leaf);
    int near = lanes(first, first.leaf, 0);
    if (near == 0) {
      return;
    }
    leafBoxes(second.bvh, second.ref, second.leaf);
    for (; near != 0; near &= near - 1) {
      int lane = Integer.numberOfTrailingZeros(near);
      first.tell(first.leaf, lane);
      relate(second, first);
      double least = first.least(lane) + between;
      for (int others = lanes(second, second.leaf, 0); others != 0; others &= others - 1) {
        int other = Integer.numberOfTrailingZeros(others);
        if (least + second.least(other) <= limit) {
          firsts[pairs] = first.primitive(lane);
          seconds[pairs++] = second.primitive(other);
        }
      }
    }
  }

  /** Which boxes of the opened side are near enough. */
  private int lanes(Side opened, int[] boxes, int base) {
    int near = near(opened, boxes, base, limit);
    return near == 0 || limit < Float.MIN_NORMAL ? near : near & within(opened, boxes, base, limit);
  }

  /** Writes what the box of the other side is for the side that is opened. */
  private void relate(Side opened, Side other) {
    float[] box = other.box, m = other.toOther;
    double x = 0.5 * ((double) box[0] + box[3]), halfX = 0.5 * ((double) box[3] - box[0]);
    double y = 0.5 * ((double) box[1] + box[4]), halfY = 0.5 * ((double) box[4] - box[1]);
    double z = 0.5 * ((double) box[2] + box[5]), halfZ = 0.5 * ((double) box[5] - box[2]);
    for (int axis = 0; axis < 3; axis++) {
      int row = 3 * axis;
      double middle = m[row] * x + m[row + 1] * y + m[row + 2] * z + m[Relative.OFFSET + axis];
      double half =
          Math.abs(m[row]) * halfX + Math.abs(m[row + 1]) * halfY + Math.abs(m[row + 2]) * halfZ + opened.pad;
      around[axis] = (float) (opened.unit * (middle - half));
      around[axis + 3] = (float) (opened.unit * (middle + half));
      double offset = opened.toOther[Relative.OFFSET + axis];
      above[axis] = (float) (other.unit * (offset - box[axis + 3] - other.pad));
      below[axis] = (float) (other.unit * (box[axis] - other.pad - offset));
    }
    ahead = (float) (between + other.least());
  }

  /**
   * Which boxes of the opened side, bit by bit, are within the limit, or not known not to be. Writes how far
   * they are at least to {@link #gaps}; those of others may be written, too.
   *
   * @param boxes has them, from {@code base} on, as a node has those of its children
   */
  abstract int near(Side opened, int[] boxes, int base, float most);

  /**
   * The same by the length of the gaps on the opened side's axes, and by the gap in the {@linkplain #towards
   * direction} to the other: {@link #gaps} become the largest of all.
   */
  abstract int within(Side opened, int[] boxes, int base, float most);

  /** Writes the bounds of the primitives of a leaf, as a node has those of its children. */
  void leafBoxes(Bvh bvh, int leaf, int[] to) {
    int count = Bvh.count(leaf);
    for (int k = 0; k < count; k++) {
      bvh.primitives.bounds(bvh.ids[Bvh.first(leaf) + k], bounds, 0);
      for (int axis = 0; axis < 3; axis++) {
        to[k + Bvh.plane(bvh.width, axis, false)] = Float.floatToRawIntBits(bounds[axis]);
        to[k + Bvh.plane(bvh.width, axis, true)] = Float.floatToRawIntBits(bounds[axis + 3]);
      }
    }
    Arrays.fill(to, count, bvh.width, Bvh.NOTHING);
  }
}
