package lockstep.internal.bvh;

import static jdk.incubator.vector.FloatVector.broadcast;
import static jdk.incubator.vector.VectorOperators.FMA;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.MAX;
import static jdk.incubator.vector.VectorOperators.MIN;
import static lockstep.internal.bvh.WideTraversal.FLOATS;
import static lockstep.internal.bvh.WideTraversal.INTS;
import static lockstep.internal.bvh.WideTraversal.INT_VECTOR;
import static lockstep.internal.bvh.WideTraversal.WIDTH;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;

/**
 * A packet of rays that go down a heightfield together, as {@link WideRayPacket} does in a tree: the children
 * of a node are tested by interval arithmetic, then each node, and each cell, with vectors of the rays.
 */
final class WideHeightPacket extends WideRayPacket {
  private static final int SIDE = HeightPyramid.SIDE;

  /** So many rays of a vector are tested in their lanes. Others wait, for so many. */
  private static final int MANY = 2, ENOUGH = 2 * LANES;

  /**
   * Children of a node that are so few are opened without a test of each ray: most rays meet them, and such a
   * test takes as long as to open a node.
   */
  private static final int FEW_CHILDREN = 4;

  /** The end of the rays' intervals is found anew once for so many nodes and cells, as that takes as long. */
  private static final int VISITS = 12;

  /** A bit for the first lane of each vector of the packet. */
  private static final long FIRST_LANES = Long.divideUnsigned(-1, LANE_BITS);

  private final WideHeightLeafTests tests = new WideHeightLeafTests(LANES);
  private final WideHeightLeafTests waiting = new WideHeightLeafTests(SIZE);
  private int waitingCount;
  private final WideInterleavedHeights singles;

  /** Of what is on the stack, whether it is opened without a test of each ray. */
  private final boolean[] opens = new boolean[Traversal.STACK];

  /** Packets whose rays, when few are left, are put off to be cast by these. */
  WideHeightPacket(WideInterleavedHeights singles) {
    super(singles);
    this.singles = singles;
  }

  @Override
  void traverse(long all) {
    HeightPyramid field = (HeightPyramid) tree;
    tests.begin(field, rays);
    closer = false;
    waitingCount = 0; // a filter may have thrown
    int end = push(field, field.root(), all, 0);
    for (int visits = 0; end > 0;) {
      end--;
      if (closer && ++visits >= VISITS) {
        closer = false;
        visits = 0;
        limit = latest();
      }
      if (nears[end] <= limit) {
        int at = refs[end];
        boolean opens = this.opens[end];
        long set = opens ? sets[end] : meeting(field, at, sets[end]);
        if (at < 0) {
          visitCell(at, set);
        } else if (opens || (set != 0 && Long.bitCount(set) >= LEAST * vectors)) {
          end = push(field, at, set, end);
        } else {
          apart += Long.bitCount(set);
          singles.putOff(field, rays, octant, at, nears[end], from, set, any);
        }
      }
    }
    testWaiting();
  }

  private void visitCell(int leaf, long met) {
    for (long left = met; left != 0;) {
      int k = Long.numberOfTrailingZeros(left) & -LANES;
      long lanes = left >>> k & LANE_BITS;
      left &= ~(LANE_BITS << k);
      if (Long.bitCount(lanes) >= MANY) {
        closer |= tests.test(from + k, leaf, lanes, any);
      } else {
        waiting.ray[waitingCount] = from + k + Long.numberOfTrailingZeros(lanes);
        waiting.leaf[waitingCount++] = leaf;
      }
    }
    if (waitingCount >= ENOUGH) {
      testWaiting();
    }
  }

  private void testWaiting() {
    int candidates = waiting.test(tree, rays, waitingCount, any);
    for (int h = 0; h < candidates; h++) {
      closer |= waiting.record(h, any);
    }
    waitingCount = 0;
  }

  /** The rays of a set that meet the box of a node, or of a cell. */
  private long meeting(HeightPyramid field, int node, long set) {
    int level = 0, x, y;
    if (node < 0) {
      x = HeightPyramid.columnOf(~node);
      y = HeightPyramid.rowOf(~node);
    } else {
      level = HeightPyramid.level(node);
      x = HeightPyramid.x(node);
      y = HeightPyramid.y(node);
    }
    int above = level + 1, i = x % SIDE, j = y % SIDE;
    float[] planes = field.planesX[above];
    int at = HeightPyramid.OF_COLUMN * (x / SIDE) + i;
    nearX = planes[negative(0) ? at + HeightPyramid.UPPER_X : at];
    farX = planes[negative(0) ? at : at + HeightPyramid.UPPER_X];
    planes = field.planesY[above];
    at = HeightPyramid.OF_ROW * (y / SIDE) + SIDE * j;
    nearY = planes[negative(1) ? at + HeightPyramid.UPPER_Y : at];
    farY = planes[negative(1) ? at : at + HeightPyramid.UPPER_Y];
    float[] heights = field.heights[above];
    at = HeightPyramid.OF_NODE * field.number(above, x / SIDE, y / SIDE) + SIDE * j + i;
    nearZ = heights[negative(2) ? at + HeightPyramid.LARGEST : at];
    farZ = heights[negative(2) ? at : at + HeightPyramid.LARGEST];
    long met = 0;
    for (int k = 0; k < SIZE; k += LANES) {
      met |= met(from + k) << k;
    }
    met &= set;
    long some = met; // in the first lane of each vector, whether any meets it
    for (int shift = 1; shift < LANES; shift *= 2) {
      some |= some >>> shift;
    }
    vectors = Long.bitCount(some & FIRST_LANES);
    return met;
  }

  /** Pushes the children of a node that the packet may meet; returns the end of the stack. */
  private int push(HeightPyramid field, int node, long set, int end) {
    int level = HeightPyramid.level(node), x = HeightPyramid.x(node), y = HeightPyramid.y(node);
    float[] planesX = field.planesX[level], planesY = field.planesY[level], heights = field.heights[level];
    int ofX = HeightPyramid.OF_COLUMN * x, ofY = HeightPyramid.OF_ROW * y;
    int ofZ = HeightPyramid.OF_NODE * field.number(level, x, y);
    int ix = negative(0) ? HeightPyramid.UPPER_X : 0, fx = HeightPyramid.UPPER_X - ix;
    int iy = negative(1) ? HeightPyramid.UPPER_Y : 0, fy = HeightPyramid.UPPER_Y - iy;
    int iz = negative(2) ? HeightPyramid.LARGEST : 0, fz = HeightPyramid.LARGEST - iz;
    int flip = WideHeightTraversal.flip(octant);
    int[] offsets = WideHeightTraversal.offsets(octant, level == 1);
    IntVector order = IntVector.fromArray(INTS, WideHeightTraversal.order(octant), 0);
    IntVector base = IntVector.broadcast(INTS, HeightPyramid.node(level - 1, SIDE * x, SIDE * y));
    FloatVector minY = broadcast(FLOATS, inverseMin[1]), maxY = broadcast(FLOATS, inverseMax[1]);
    FloatVector minZ = broadcast(FLOATS, inverseMin[2]), maxZ = broadcast(FLOATS, inverseMax[2]);
    FloatVector near1 = broadcast(FLOATS, near[1]), far1 = broadcast(FLOATS, far[1]);
    FloatVector near2 = broadcast(FLOATS, near[2]), far2 = broadcast(FLOATS, far[2]);
    IntVector t0 = FloatVector.fromArray(FLOATS, planesX, ofX + ix)
        .lanewise(FMA, broadcast(FLOATS, inverseMin[0]), broadcast(FLOATS, near[0])).reinterpretAsInts()
        .lanewise(MAX, broadcast(FLOATS, first).reinterpretAsInts());
    IntVector s0 = FloatVector.fromArray(FLOATS, planesX, ofX + fx)
        .lanewise(FMA, broadcast(FLOATS, inverseMax[0]), broadcast(FLOATS, far[0])).reinterpretAsInts()
        .lanewise(MIN, IntVector.broadcast(INTS, limit));
    int top = end;
    for (int part = 0; part < WideHeightTraversal.PARTS; part++) {
      int lane = WIDTH * (part ^ flip);
      IntVector t1 = FloatVector.fromArray(FLOATS, planesY, ofY + iy + lane).lanewise(FMA, minY, near1)
          .reinterpretAsInts();
      IntVector t2 = FloatVector.fromArray(FLOATS, heights, ofZ + iz + lane).lanewise(FMA, minZ, near2)
          .reinterpretAsInts();
      IntVector s1 = FloatVector.fromArray(FLOATS, planesY, ofY + fy + lane).lanewise(FMA, maxY, far1)
          .reinterpretAsInts();
      IntVector s2 = FloatVector.fromArray(FLOATS, heights, ofZ + fz + lane).lanewise(FMA, maxZ, far2)
          .reinterpretAsInts();
      IntVector near = order.selectFrom(t0.lanewise(MAX, t1).lanewise(MAX, t2));
      IntVector far = order.selectFrom(s0.lanewise(MIN, s1).lanewise(MIN, s2));
      VectorMask<Integer> hit = near.compare(LE, far);
      INT_VECTOR.cast(base.add(IntVector.fromArray(INTS, offsets, lane)).compress(hit)).intoArray(refs, top);
      INT_VECTOR.cast(near.compress(hit)).intoArray(nears, top);
      top += hit.trueCount();
    }
    for (int k = end; k < top; k++) {
      sets[k] = set;
      opens[k] = level > 1 && top - end <= FEW_CHILDREN;
    }
    return top;
  }
}
