package lockstep.internal.bvh;

import static jdk.incubator.vector.VectorOperators.FMA;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.MAX;
import static jdk.incubator.vector.VectorOperators.MIN;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;

/**
 * Traversal of a heightfield with vectors: the slab test of a query against one or two rows of the children
 * of a node at once. It is that of {@link WideTraversal#next}.
 */
final class WideHeightTraversal extends Traversal {
  private static final int WIDTH = WideTraversal.WIDTH;
  private static final int SIDE = HeightPyramid.SIDE;

  /** Vectors of a node's children. */
  static final int PARTS = HeightPyramid.CHILDREN / WIDTH;

  /** For directions whose negative axes are the bits 0 and 1, the lanes of a vector, the farthest first. */
  private static final int[][] ORDER = new int[4][WIDTH];

  /**
   * For the same, in that order, how the number of a child differs from that of the first; that of a leaf is
   * a complement.
   */
  private static final int[][] NODES = new int[4][HeightPyramid.CHILDREN],
      LEAVES = new int[4][HeightPyramid.CHILDREN];

  static {
    int rows = WIDTH / SIDE;
    for (int octant = 0; octant < 4; octant++) {
      for (int k = 0; k < WIDTH; k++) {
        int i = (octant & 1) != 0 ? k % SIDE : SIDE - 1 - k % SIDE;
        int j = (octant & 2) != 0 ? k / SIDE : rows - 1 - k / SIDE;
        ORDER[octant][k] = SIDE * j + i;
      }
      for (int at = 0; at < HeightPyramid.CHILDREN; at++) {
        int child = at / WIDTH * WIDTH + ORDER[octant][at % WIDTH];
        NODES[octant][at] = (child / SIDE) << HeightPyramid.NODE_BITS | child % SIDE;
        LEAVES[octant][at] = -((child / SIDE) << HeightPyramid.LEAF_BITS | child % SIDE);
      }
    }
  }

  /** In which order the lanes of a vector of children are visited, the farthest first. */
  static int[] order(int octant) {
    return ORDER[octant & 3];
  }

  /** In that order, how the numbers of children differ from that of the first. */
  static int[] offsets(int octant, boolean leaves) {
    return (leaves ? LEAVES : NODES)[octant & 3];
  }

  /** Which vector of children comes when is its number, with these bits changed. */
  static int flip(int octant) {
    return (octant & 2) != 0 ? 0 : PARTS - 1; // the farthest rows first
  }

  @Override
  int next() {
    HeightPyramid field = (HeightPyramid) tree;
    SlabQuery p = query;
    int[] refs = this.refs;
    int[] nears = this.nears;
    int top = this.top;
    int bits = Float.floatToRawIntBits(p.last);
    FloatVector rx = FloatVector.broadcast(WideTraversal.FLOATS, p.rx);
    FloatVector ry = FloatVector.broadcast(WideTraversal.FLOATS, p.ry);
    FloatVector rz = FloatVector.broadcast(WideTraversal.FLOATS, p.rz);
    FloatVector nearX = FloatVector.broadcast(WideTraversal.FLOATS, p.nearX);
    FloatVector nearY = FloatVector.broadcast(WideTraversal.FLOATS, p.nearY);
    FloatVector nearZ = FloatVector.broadcast(WideTraversal.FLOATS, p.nearZ);
    FloatVector farX = FloatVector.broadcast(WideTraversal.FLOATS, p.farX);
    FloatVector farY = FloatVector.broadcast(WideTraversal.FLOATS, p.farY);
    FloatVector farZ = FloatVector.broadcast(WideTraversal.FLOATS, p.farZ);
    IntVector first = IntVector.broadcast(WideTraversal.INTS, Float.floatToRawIntBits(p.first));
    IntVector last = IntVector.broadcast(WideTraversal.INTS, bits);
    IntVector order = IntVector.fromArray(WideTraversal.INTS, order(p.octant), 0);
    int ix = (p.octant & 1) * HeightPyramid.UPPER_X, fx = HeightPyramid.UPPER_X - ix;
    int iy = (p.octant >> 1 & 1) * HeightPyramid.UPPER_Y, fy = HeightPyramid.UPPER_Y - iy;
    int iz = (p.octant >> 2) * HeightPyramid.LARGEST, fz = HeightPyramid.LARGEST - iz;
    int flip = flip(p.octant);
    int[] nodes = offsets(p.octant, false), leaves = offsets(p.octant, true);
    while (top > 0) {
      top--;
      int at = refs[top];
      if (nears[top] > bits) {
        continue;
      }
      if (at < 0) {
        this.top = top;
        return at;
      }
      int level = HeightPyramid.level(at), x = HeightPyramid.x(at), y = HeightPyramid.y(at);
      float[] planesX = field.planesX(level), planesY = field.planesY(level), heights = field.heights(level);
      int ofX = HeightPyramid.OF_COLUMN * x, ofY = HeightPyramid.OF_ROW * y;
      int ofZ = HeightPyramid.OF_NODE * field.number(level, x, y);
      int[] offsets = level == 1 ? leaves : nodes;
      IntVector base =
          IntVector.broadcast(WideTraversal.INTS, HeightPyramid.node(level - 1, SIDE * x, SIDE * y));
      FloatVector enterX = FloatVector.fromArray(WideTraversal.FLOATS, planesX, ofX + ix);
      FloatVector leaveX = FloatVector.fromArray(WideTraversal.FLOATS, planesX, ofX + fx);
      IntVector t0 = WideTraversal.bits(enterX.lanewise(FMA, rx, nearX)).lanewise(MAX, first);
      IntVector s0 = WideTraversal.bits(leaveX.lanewise(FMA, rx, farX)).lanewise(MIN, last);
      for (int k = 0; k < PARTS; k++) {
        int lane = WIDTH * (k ^ flip);
        FloatVector enterY = FloatVector.fromArray(WideTraversal.FLOATS, planesY, ofY + iy + lane);
        FloatVector leaveY = FloatVector.fromArray(WideTraversal.FLOATS, planesY, ofY + fy + lane);
        FloatVector enterZ = FloatVector.fromArray(WideTraversal.FLOATS, heights, ofZ + iz + lane);
        FloatVector leaveZ = FloatVector.fromArray(WideTraversal.FLOATS, heights, ofZ + fz + lane);
        IntVector t1 = WideTraversal.bits(enterY.lanewise(FMA, ry, nearY));
        IntVector t2 = WideTraversal.bits(enterZ.lanewise(FMA, rz, nearZ));
        IntVector s1 = WideTraversal.bits(leaveY.lanewise(FMA, ry, farY));
        IntVector s2 = WideTraversal.bits(leaveZ.lanewise(FMA, rz, farZ));
        IntVector near = t0.lanewise(MAX, t1).lanewise(MAX, t2);
        IntVector far = s0.lanewise(MIN, s1).lanewise(MIN, s2);
        near = order.selectFrom(near);
        far = order.selectFrom(far);
        IntVector children = base.add(IntVector.fromArray(WideTraversal.INTS, offsets, lane));
        VectorMask<Integer> hit = near.compare(LE, far);
        WideTraversal.INT_VECTOR.cast(children.compress(hit)).intoArray(refs, top);
        WideTraversal.INT_VECTOR.cast(near.compress(hit)).intoArray(nears, top);
        top += hit.trueCount();
      }
    }
    this.top = 0;
    return 0;
  }
}
