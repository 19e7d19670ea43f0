package lockstep.internal.bvh;

import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.SUB;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;

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
    int box = Primitives.BOUNDS * slot;
    FloatVector x = beyond(nodes, base, boxes[box], boxes[box + 3]);
    FloatVector y = beyond(nodes, base + 2 * WIDTH, boxes[box + 1], boxes[box + 4]);
    FloatVector z = beyond(nodes, base + 4 * WIDTH, boxes[box + 2], boxes[box + 5]);
    FloatVector square =
        x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y)).lanewise(ADD, z.lanewise(MUL, z));
    VectorMask<Float> near = square.compare(LE, limits[slot]);
    IntVector children = IntVector.fromArray(WideTraversal.INTS, nodes, base + Bvh.CHILDREN * WIDTH);
    WideTraversal.INT_VECTOR.cast(children.compress(near.cast(WideTraversal.INTS))).intoArray(refs, top);
    WideTraversal.FLOAT_VECTOR.cast(square.compress(near)).intoArray(squares, top);
    return top + near.trueCount();
  }

  /** On one axis, how far the boxes of a node are below or above the query; 0 where they are neither, NaN or +∞ where there is none. */
  private static FloatVector beyond(int[] nodes, int at, float min, float max) {
    FloatVector below =
        IntVector.fromArray(WideTraversal.INTS, nodes, at).reinterpretAsFloats().lanewise(SUB, max);
    FloatVector above = FloatVector.broadcast(WideTraversal.FLOATS, min).lanewise(SUB,
        IntVector.fromArray(WideTraversal.INTS, nodes, at + WIDTH).reinterpretAsFloats());
    FloatVector gap = above.blend(below, below.compare(GT, above));
    return gap.blend(ZERO, gap.compare(LE, ZERO)); // NaN, of no child and an endless query, stays
  }
}
