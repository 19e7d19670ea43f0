package lockstep.internal.bvh;

import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.AND;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.MIN;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.SUB;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;
import lockstep.internal.shape.Elements;

/** Nearest-neighbour searches with vectors: one query against all children of a node at once. */
public final class WideNearestSearch extends NearestSearch {
  private static final int WIDTH = WideTraversal.WIDTH;
  private static final int STRIDE = 8 * WIDTH;
  private static final FloatVector ZERO = FloatVector.zero(WideTraversal.FLOATS);

  private WideNearestSearch() {}

  /** Searches with vectors. */
  public static NearestSearch create() {
    return new WideNearestSearch();
  }

  @Override
  int push(int slot, int node, int top) {
    int[] nodes = bvh.nodes;
    int base = node * STRIDE;
    int box = Elements.BOUNDS * slot;
    FloatVector x = beyond(nodes, base, boxes[box], boxes[box + 3]);
    FloatVector y = beyond(nodes, base + 2 * WIDTH, boxes[box + 1], boxes[box + 4]);
    FloatVector z = beyond(nodes, base + 4 * WIDTH, boxes[box + 2], boxes[box + 5]);
    FloatVector square =
        x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y)).lanewise(ADD, z.lanewise(MUL, z));
    // numbers that are not negative compare as their bits do; a NaN may have a sign, and without it is more
    // than any limit
    IntVector bits =
        WideTraversal.bits(square).lanewise(AND, IntVector.broadcast(WideTraversal.INTS, Integer.MAX_VALUE));
    int nearest = bits.reduceLanes(MIN);
    if (nearest > Float.floatToRawIntBits(limits[slot])) {
      return top;
    }
    IntVector order =
        IntVector.fromArray(WideTraversal.INTS, bvh.order(bits.compare(EQ, nearest).firstTrue()), 0);
    bits = order.selectFrom(bits);
    IntVector children =
        order.selectFrom(IntVector.fromArray(WideTraversal.INTS, nodes, base + Bvh.CHILDREN * WIDTH));
    VectorMask<Integer> near = bits.compare(LE, Float.floatToRawIntBits(limits[slot]));
    WideTraversal.INT_VECTOR.cast(children.compress(near)).intoArray(refs, top);
    WideTraversal.INT_VECTOR.cast(bits.compress(near)).intoArray(squares, top);
    return top + near.trueCount();
  }

  @Override
  public boolean copies() {
    return bvh.isOfTriangles();
  }

  /**
   * From a leaf that stores the corners of its triangles, offers only those whose own boxes are near enough,
   * often few where the surface slants, together with their columns, which are contiguous there.
   *
   * <p>All in one method: C2 compiles a method of more than 325 bytes by itself. A smaller one is inlined
   * into its caller, where at some depth C2 may give up half-way and leave vectors as objects.
   */
  @Override
  int offer(int slot, int leaf, int[] to, float[][] columns, int at) {
    if (!bvh.isOfTriangles()) {
      return super.offer(slot, leaf, to, columns, at);
    }
    float[] corners = bvh.leafColumns;
    int count = Bvh.count(leaf);
    int first = Bvh.first(leaf);
    int box = Elements.BOUNDS * slot;
    int base = Bvh.CORNERS * first;
    // made here: a constant object would make the sum an object, too; and its class is said in each round,
    // since the JIT compiler may have no profile to tell it
    FloatVector square = FloatVector.zero(WideTraversal.FLOATS);
    for (int axis = 0; axis < 3; axis++) { // corners a, b, c on an axis are three columns apart
      int column = base + axis * count;
      FloatVector a = FloatVector.fromArray(WideTraversal.FLOATS, corners, column);
      FloatVector b = FloatVector.fromArray(WideTraversal.FLOATS, corners, column + 3 * count);
      FloatVector c = FloatVector.fromArray(WideTraversal.FLOATS, corners, column + 6 * count);
      FloatVector low = b.blend(a, a.compare(LT, b));
      FloatVector high = b.blend(a, a.compare(GT, b));
      low = low.blend(c, c.compare(LT, low));
      high = high.blend(c, c.compare(GT, high));
      FloatVector below =
          low.lanewise(SUB, FloatVector.broadcast(WideTraversal.FLOATS, boxes[box + axis + 3]));
      FloatVector above = FloatVector.broadcast(WideTraversal.FLOATS, boxes[box + axis]).lanewise(SUB, high);
      FloatVector gap = above.blend(below, below.compare(GT, above));
      gap = gap.blend(ZERO, gap.compare(LE, ZERO));
      square = WideTraversal.FLOAT_VECTOR.cast(square).lanewise(ADD, gap.lanewise(MUL, gap));
    }
    VectorMask<Float> its = VectorMask.fromLong(WideTraversal.FLOATS, ~(-1L << count));
    VectorMask<Float> near =
        WideTraversal.FLOAT_VECTOR.cast(square).compare(LE, limitInLeaf(slot, leaf), its);
    int nearCount = near.trueCount();
    if (nearCount > 0) {
      IntVector ids = IntVector.fromArray(WideTraversal.INTS, bvh.ids, first);
      WideTraversal.INT_VECTOR.cast(ids.compress(near.cast(WideTraversal.INTS))).intoArray(to, at);
      for (int c = 0; c < Bvh.CORNERS; c++) {
        FloatVector column = FloatVector.fromArray(WideTraversal.FLOATS, corners, base + c * count);
        WideTraversal.FLOAT_VECTOR.cast(column.compress(near)).intoArray(columns[c], at);
      }
    }
    return nearCount;
  }

  /**
   * On one axis, how far the boxes of a node are below or above the query; 0 where they are neither, NaN or
   * +∞ for a missing child.
   */
  private static FloatVector beyond(int[] nodes, int at, float min, float max) {
    FloatVector below =
        WideTraversal.floats(nodes, at).lanewise(SUB, FloatVector.broadcast(WideTraversal.FLOATS, max));
    FloatVector above = FloatVector.broadcast(WideTraversal.FLOATS, min).lanewise(SUB,
        WideTraversal.floats(nodes, at + WIDTH));
    FloatVector gap = above.blend(below, below.compare(GT, above));
    return gap.blend(ZERO, gap.compare(LE, ZERO)); // NaN, from a missing child and an infinite query, stays
  }
}
