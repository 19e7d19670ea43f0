package lockstep.internal.bvh;

import static jdk.incubator.vector.FloatVector.broadcast;
import static jdk.incubator.vector.VectorOperators.FMA;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.MAX;
import static jdk.incubator.vector.VectorOperators.MIN;
import static lockstep.internal.bvh.WideRayBlock.FAR_X;
import static lockstep.internal.bvh.WideRayBlock.FAR_Y;
import static lockstep.internal.bvh.WideRayBlock.FAR_Z;
import static lockstep.internal.bvh.WideRayBlock.FIRST;
import static lockstep.internal.bvh.WideRayBlock.LAST;
import static lockstep.internal.bvh.WideRayBlock.NEAR_X;
import static lockstep.internal.bvh.WideRayBlock.NEAR_Y;
import static lockstep.internal.bvh.WideRayBlock.NEAR_Z;
import static lockstep.internal.bvh.WideRayBlock.RX;
import static lockstep.internal.bvh.WideRayBlock.RY;
import static lockstep.internal.bvh.WideRayBlock.RZ;
import static lockstep.internal.bvh.WideTraversal.FLOATS;
import static lockstep.internal.bvh.WideTraversal.INTS;
import static lockstep.internal.bvh.WideTraversal.INT_VECTOR;
import static lockstep.internal.bvh.WideTraversal.WIDTH;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;

/** Interleaves rays through a heightfield: {@link WideHeightTraversal#next} for a ray at a time of many. */
final class WideInterleavedHeights extends WideInterleavedRays {
  private static final int SIDE = HeightPyramid.SIDE;

  /** So many single rays are put off, at most. */
  static final int PUT_OFF = WideRayBlock.SIZE;

  private final WideHeightLeafTests cellTests = new WideHeightLeafTests(SLOTS);

  // rays of packets that go on one by one from a node, when it is entered, and their number
  private final int[] laterRay = new int[PUT_OFF], laterNode = new int[PUT_OFF], laterNear = new int[PUT_OFF];
  private int later;
  private int laterOctant;
  private boolean isLater; // they are being cast

  @Override
  WideLeafTests leafTests() {
    return cellTests;
  }

  /**
   * Puts off rays of a packet, from {@code from} on, whose bits are set, that go on one by one from a node,
   * which is entered at {@code near}: many at once take less time.
   */
  void putOff(HeightPyramid field, WideRayBlock rays, int octant, int node, int near, int from, long set,
      boolean any) {
    if (later + Long.bitCount(set) > PUT_OFF || octant != laterOctant) {
      castLater(field, rays, any);
      laterOctant = octant;
    }
    for (long left = set; left != 0; left &= left - 1) {
      laterRay[later] = from + Long.numberOfTrailingZeros(left);
      laterNode[later] = node;
      laterNear[later++] = near;
    }
  }

  /** Begins with nothing put off; a filter may have thrown before it was cast. */
  void clear() {
    later = 0;
    isLater = false;
  }

  /** Casts what has been put off. */
  void castLater(HeightPyramid field, WideRayBlock rays, boolean any) {
    int count = 0;
    for (int k = 0; k < later; k++) { // a negative end is a hit
      laterRay[count] = laterRay[k];
      laterNode[count] = laterNode[k];
      count += laterNear[k] <= Float.floatToRawIntBits(rays.derived[LAST + laterRay[k]]) ? 1 : 0;
    }
    later = 0;
    isLater = true;
    if (count > 0) {
      cast(field, rays, laterOctant, laterRay, 0, count, any, 0);
    }
    isLater = false;
  }

  /** Starts at the root, which has few of the field's heights, or at a node from which rays go on. */
  @Override
  int start(int[] list, int from, int count, int atNodeCount) {
    int root = tree.root();
    for (int k = 0; k < count; k++) {
      int slot = free[k];
      int bottom = slot * STACK;
      rayOf[slot] = list[from + k];
      refs[bottom] = FINISHED;
      refs[bottom + 1] = isLater ? laterNode[from + k] : root;
      tops[slot] = bottom + 1;
      atNode[atNodeCount + k] = slot;
    }
    return atNodeCount + count;
  }

  @Override
  int step(int count) {
    HeightPyramid field = (HeightPyramid) tree;
    float[][] allX = field.planesX, allY = field.planesY, allZ = field.heights;
    int[] columns = field.columns;
    float[] d = rays.derived;
    int[] refs = this.refs, nears = this.nears, tops = this.tops, rayOf = this.rayOf;
    int[] atNode = this.atNode, stopped = this.stopped;
    int stoppedCount = this.stoppedCount;
    int ix = (octant & 1) * HeightPyramid.UPPER_X, fx = HeightPyramid.UPPER_X - ix;
    int iy = (octant >> 1 & 1) * HeightPyramid.UPPER_Y, fy = HeightPyramid.UPPER_Y - iy;
    int iz = (octant >> 2) * HeightPyramid.LARGEST, fz = HeightPyramid.LARGEST - iz;
    int flip = WideHeightTraversal.flip(octant);
    int[] nodes = WideHeightTraversal.offsets(octant, false),
        leaves = WideHeightTraversal.offsets(octant, true);
    IntVector order = IntVector.fromArray(INTS, WideHeightTraversal.order(octant), 0);
    int still = 0;
    for (int k = 0; k < count; k++) {
      int slot = atNode[k];
      int top = tops[slot];
      int at = refs[top];
      int i = rayOf[slot];
      int level = HeightPyramid.level(at), x = HeightPyramid.x(at), y = HeightPyramid.y(at);
      float[] planesX = allX[level], planesY = allY[level], heights = allZ[level];
      int ofX = HeightPyramid.OF_COLUMN * x, ofY = HeightPyramid.OF_ROW * y;
      int ofZ = HeightPyramid.OF_NODE * (y * columns[level] + x);
      int[] offsets = level == 1 ? leaves : nodes;
      IntVector base = IntVector.broadcast(INTS, HeightPyramid.node(level - 1, SIDE * x, SIDE * y));
      FloatVector rx = broadcast(FLOATS, d[RX + i]);
      FloatVector ry = broadcast(FLOATS, d[RY + i]);
      FloatVector rz = broadcast(FLOATS, d[RZ + i]);
      FloatVector nearY = broadcast(FLOATS, d[NEAR_Y + i]), farY = broadcast(FLOATS, d[FAR_Y + i]);
      FloatVector nearZ = broadcast(FLOATS, d[NEAR_Z + i]), farZ = broadcast(FLOATS, d[FAR_Z + i]);
      IntVector first = broadcast(FLOATS, d[FIRST + i]).reinterpretAsInts();
      IntVector last = broadcast(FLOATS, d[LAST + i]).reinterpretAsInts();
      IntVector t0 = FloatVector.fromArray(FLOATS, planesX, ofX + ix)
          .lanewise(FMA, rx, broadcast(FLOATS, d[NEAR_X + i])).reinterpretAsInts().lanewise(MAX, first);
      IntVector s0 = FloatVector.fromArray(FLOATS, planesX, ofX + fx)
          .lanewise(FMA, rx, broadcast(FLOATS, d[FAR_X + i])).reinterpretAsInts().lanewise(MIN, last);
      for (int part = 0; part < WideHeightTraversal.PARTS; part++) {
        int lane = WIDTH * (part ^ flip);
        IntVector t1 = FloatVector.fromArray(FLOATS, planesY, ofY + iy + lane).lanewise(FMA, ry, nearY)
            .reinterpretAsInts();
        IntVector t2 = FloatVector.fromArray(FLOATS, heights, ofZ + iz + lane).lanewise(FMA, rz, nearZ)
            .reinterpretAsInts();
        IntVector s1 = FloatVector.fromArray(FLOATS, planesY, ofY + fy + lane).lanewise(FMA, ry, farY)
            .reinterpretAsInts();
        IntVector s2 = FloatVector.fromArray(FLOATS, heights, ofZ + fz + lane).lanewise(FMA, rz, farZ)
            .reinterpretAsInts();
        IntVector near = order.selectFrom(t0.lanewise(MAX, t1).lanewise(MAX, t2));
        IntVector far = order.selectFrom(s0.lanewise(MIN, s1).lanewise(MIN, s2));
        VectorMask<Integer> hit = near.compare(LE, far);
        INT_VECTOR.cast(base.add(IntVector.fromArray(INTS, offsets, lane)).compress(hit)).intoArray(refs,
            top);
        INT_VECTOR.cast(near.compress(hit)).intoArray(nears, top);
        top += hit.trueCount();
      }
      top--;
      tops[slot] = top;
      int ref = refs[top];
      atNode[still] = slot;
      still += ~ref >>> 31;
      stopped[stoppedCount] = slot;
      stoppedCount += ref >>> 31;
    }
    this.stoppedCount = stoppedCount;
    return still;
  }
}
