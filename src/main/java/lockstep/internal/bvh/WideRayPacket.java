package lockstep.internal.bvh;

import static jdk.incubator.vector.FloatVector.broadcast;
import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.FMA;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.MAX;
import static jdk.incubator.vector.VectorOperators.MIN;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.internal.bvh.WideTraversal.INT_VECTOR;
import static lockstep.internal.bvh.WideTraversal.WIDTH;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;

/**
 * Coherent ray packet: a few vectors of rays of one octant traverse the tree together. Nodes are tested with
 * interval arithmetic, against the bounds of all origins and inverse directions (Boulos et al., Packet-based
 * Whitted and distribution ray tracing, 2007); boxes of leaves and triangles are tested with vectors of rays.
 *
 * <p>The interval test loses no ray. For each ray, the distance of a near plane from the foremost origin
 * times the least inverse direction is no later than the ray's own entry, and the distance of a far plane
 * from the hindmost origin times the largest inverse is no sooner than its exit; the padding is that of
 * {@link Padding}. Where a distance is negative this does not hold, but then the box begins before tMin, or
 * ends before it. Times are compared as integers, by their float bits: the order of negative ones is wrong,
 * but does not matter, since intervals begin at 0 or later.
 *
 * <p>The slab test of {@link SlabQuery#enter} is repeated here twice, for a packet against the children of a
 * node and for rays against the box of a leaf, since vectors must not leave a method.
 */
final class WideRayPacket {
  private static final int LANES = WideRayBlock.LANES;
  private static final int STRIDE = 8 * WIDTH;

  /**
   * Rays are coherent if components differ by at most this part: of the direction's largest, of the tree's
   * extent.
   */
  private static final float MAX_SPREAD = 0.015f;

  private static final IntVector MAGNITUDE = IntVector.broadcast(WideRayBlock.INTS, 0x7fffffff);

  private static final int[] LANE = {0, 1, 2, 3, 4, 5, 6, 7};

  // of the current leaf: the vectors of rays that meet its box, and their lanes
  final int[] metVectors = new int[WideRayBlock.SIZE / LANES];
  final long[] metLanes = new long[WideRayBlock.SIZE / LANES];

  final int[] refs = new int[Traversal.STACK];
  private final int[] nears = new int[Traversal.STACK];
  private final WidePacketLeafTests leafTests = new WidePacketLeafTests();
  private Bvh bvh;
  private WideRayBlock rays;
  private int from, to;
  private int octant;
  private int limit; // the largest end of the rays' intervals, as float bits

  // per axis: bounds of the inverse directions, and slab constants for near and far planes
  private final float[] inverseMin = new float[3], inverseMax = new float[3], near = new float[3],
      far = new float[3];
  private final float[] lows = new float[3], highs = new float[3];
  private float first;
  private float low, high; // bounds of the column that was last reduced

  /**
   * Casts rays {@code from} to {@code to − 1}, whole vectors, if they are coherent; else does nothing and
   * returns false.
   */
  boolean cast(Bvh bvh, WideRayBlock rays, int from, int to, boolean any) {
    int directionClass = rays.directionClass[from];
    if (directionClass < 0) {
      return false;
    }
    VectorMask<Integer> same =
        IntVector.fromArray(WideRayBlock.INTS, rays.directionClass, from).compare(EQ, directionClass);
    for (int i = from + LANES; i < to; i += LANES) {
      same = IntVector.fromArray(WideRayBlock.INTS, rays.directionClass, i).compare(EQ, directionClass, same);
    }
    if (!same.allTrue()) {
      return false;
    }
    begin(bvh, rays, from, to, any);
    for (int a = 0; a < 3; a++) {
      magnitudes(rays.rays[3 + a]);
      lows[a] = low;
      highs[a] = high;
    }
    float largest = Math.max(highs[0], Math.max(highs[1], highs[2]));
    float least = largest * (SlabQuery.LEAST_RATIO / 2);
    for (int a = 0; a < 3; a++) {
      if (!(highs[a] - lows[a] <= MAX_SPREAD * largest)) {
        return false;
      }
      float sign = negative(a) ? -1 : 1;
      inverseMin[a] = sign / Math.max(highs[a], least);
      inverseMax[a] = sign / Math.max(lows[a], least);
    }
    float maxCoordinate = 0;
    for (int a = 0; a < 3; a++) {
      range(rays.rays[a]);
      lows[a] = low;
      highs[a] = high;
      if (!(high - low <= MAX_SPREAD * bvh.extent)) {
        return false;
      }
      maxCoordinate = Math.max(maxCoordinate, Math.max(-low, high));
    }
    float pad = Padding.ofRay(bvh.rayError, maxCoordinate, largest);
    for (int a = 0; a < 3; a++) {
      near[a] = (negative(a) ? pad - lows[a] : -highs[a] - pad) * inverseMin[a];
      far[a] = (negative(a) ? -highs[a] - pad : pad - lows[a]) * inverseMax[a];
    }
    times(WideRayBlock.FIRST);
    first = low;
    times(WideRayBlock.LAST);
    limit = Float.floatToRawIntBits(high);
    traverse();
    return true;
  }

  /** Sets the tree and the rays; their direction class is that of the first. */
  void begin(Bvh bvh, WideRayBlock rays, int from, int to, boolean any) {
    this.bvh = bvh;
    this.rays = rays;
    this.from = from;
    this.to = to;
    octant = rays.directionClass[from] & 7;
    leafTests.begin(bvh, rays, rays.directionClass[from] >> 3, any);
  }

  private boolean negative(int axis) {
    return (octant >> axis & 1) != 0;
  }

  /** Reduces a column of directions to the range of |d|; magnitudes compare as their float bits do. */
  private void magnitudes(float[] column) {
    IntVector least = fromArray(WideRayBlock.FLOATS, column, from).reinterpretAsInts().and(MAGNITUDE);
    IntVector most = least;
    for (int i = from + LANES; i < to; i += LANES) {
      IntVector d = fromArray(WideRayBlock.FLOATS, column, i).reinterpretAsInts().and(MAGNITUDE);
      least = least.lanewise(MIN, d);
      most = most.lanewise(MAX, d);
    }
    low = Float.intBitsToFloat(least.reduceLanes(MIN));
    high = Float.intBitsToFloat(most.reduceLanes(MAX));
  }

  /** Reduces a derived column of times that are not negative, or −1, to their range. */
  private void times(int column) {
    IntVector least = fromArray(WideRayBlock.FLOATS, rays.derived, column + from).reinterpretAsInts();
    IntVector most = least;
    for (int i = from + LANES; i < to; i += LANES) {
      IntVector t = fromArray(WideRayBlock.FLOATS, rays.derived, column + i).reinterpretAsInts();
      least = least.lanewise(MIN, t);
      most = most.lanewise(MAX, t);
    }
    low = Float.intBitsToFloat(least.reduceLanes(MIN));
    high = Float.intBitsToFloat(most.reduceLanes(MAX));
  }

  /** Reduces a column to its range; faster where all values are the same, as the origins of a camera are. */
  private void range(float[] column) {
    low = column[from];
    high = low;
    VectorMask<Float> same = fromArray(WideRayBlock.FLOATS, column, from).compare(EQ, low);
    for (int i = from + LANES; i < to; i += LANES) {
      same = fromArray(WideRayBlock.FLOATS, column, i).compare(EQ, low, same);
    }
    if (!same.allTrue()) {
      for (int i = from; i < to; i++) {
        low = column[i] < low ? column[i] : low;
        high = column[i] > high ? column[i] : high;
      }
    }
  }

  /** Visits all leaves that the packet meets. */
  void traverse() {
    int[] nodes = bvh.nodes;
    int[] refs = this.refs;
    int[] nears = this.nears;
    var FLOATS = WideTraversal.FLOATS;
    var INTS = WideTraversal.INTS;
    FloatVector inverseMinX = broadcast(FLOATS, inverseMin[0]),
        inverseMaxX = broadcast(FLOATS, inverseMax[0]);
    FloatVector inverseMinY = broadcast(FLOATS, inverseMin[1]),
        inverseMaxY = broadcast(FLOATS, inverseMax[1]);
    FloatVector inverseMinZ = broadcast(FLOATS, inverseMin[2]),
        inverseMaxZ = broadcast(FLOATS, inverseMax[2]);
    FloatVector near0 = broadcast(FLOATS, this.near[0]), far0 = broadcast(FLOATS, this.far[0]);
    FloatVector near1 = broadcast(FLOATS, this.near[1]), far1 = broadcast(FLOATS, this.far[1]);
    FloatVector near2 = broadcast(FLOATS, this.near[2]), far2 = broadcast(FLOATS, this.far[2]);
    IntVector first = broadcast(FLOATS, this.first).reinterpretAsInts();
    IntVector order = IntVector.fromArray(INTS, bvh.order(octant), 0);
    int nearX = Bvh.plane(WIDTH, 0, negative(0)), farX = Bvh.plane(WIDTH, 0, !negative(0));
    int nearY = Bvh.plane(WIDTH, 1, negative(1)), farY = Bvh.plane(WIDTH, 1, !negative(1));
    int nearZ = Bvh.plane(WIDTH, 2, negative(2)), farZ = Bvh.plane(WIDTH, 2, !negative(2));
    int top = 0;
    int node = 0;
    for (;;) {
      int base = node * STRIDE;
      IntVector t0 = IntVector.fromArray(INTS, nodes, base + nearX).reinterpretAsFloats()
          .lanewise(FMA, inverseMinX, near0).reinterpretAsInts();
      IntVector t1 = IntVector.fromArray(INTS, nodes, base + nearY).reinterpretAsFloats()
          .lanewise(FMA, inverseMinY, near1).reinterpretAsInts();
      IntVector t2 = IntVector.fromArray(INTS, nodes, base + nearZ).reinterpretAsFloats()
          .lanewise(FMA, inverseMinZ, near2).reinterpretAsInts();
      IntVector s0 = IntVector.fromArray(INTS, nodes, base + farX).reinterpretAsFloats()
          .lanewise(FMA, inverseMaxX, far0).reinterpretAsInts();
      IntVector s1 = IntVector.fromArray(INTS, nodes, base + farY).reinterpretAsFloats()
          .lanewise(FMA, inverseMaxY, far1).reinterpretAsInts();
      IntVector s2 = IntVector.fromArray(INTS, nodes, base + farZ).reinterpretAsFloats()
          .lanewise(FMA, inverseMaxZ, far2).reinterpretAsInts();
      IntVector near = t0.lanewise(MAX, t1).lanewise(MAX, t2.lanewise(MAX, first));
      IntVector far = s0.lanewise(MIN, s1).lanewise(MIN, s2.lanewise(MIN, IntVector.broadcast(INTS, limit)));
      VectorMask<Integer> hit = order.selectFrom(near).compare(LE, order.selectFrom(far));
      INT_VECTOR.cast(order.selectFrom(IntVector.fromArray(INTS, LANE, 0))
          .lanewise(ADD, IntVector.broadcast(INTS, base)).compress(hit)).intoArray(refs, top);
      INT_VECTOR.cast(order.selectFrom(near).compress(hit)).intoArray(nears, top);
      top += hit.trueCount();
      node = -1;
      while (top > 0) {
        top--;
        if (nears[top] <= limit) {
          int at = refs[top];
          int child = nodes[at + Bvh.CHILDREN * WIDTH];
          if (child >= 0) {
            node = child;
            break;
          }
          if (visitLeaf(at, child)) {
            return;
          }
        }
      }
      if (node < 0) {
        return;
      }
    }
  }

  /** Tests a leaf; true if all rays have found any hit, and nothing is left to do. */
  private boolean visitLeaf(int at, int leaf) {
    int triangles = trianglesMet(at, leaf);
    if (triangles == 0) {
      return false;
    }
    int count = meeting(at);
    boolean closer = false;
    for (int k = 0; k < count; k++) {
      closer |= leafTests.test(metVectors[k], leaf, triangles, metLanes[k]);
    }
    if (closer) {
      times(WideRayBlock.LAST);
      limit = Float.floatToRawIntBits(high);
      return limit < 0;
    }
    return false;
  }

  /**
   * A bit for each triangle of a leaf, the child at {@code at}, whose bounds the packet meets, by the test of
   * {@link #traverse}: a leaf is larger than its triangles, and each triangle skipped saves fifty operations
   * for every vector of rays.
   */
  int trianglesMet(int at, int leaf) {
    var FLOATS = WideTraversal.FLOATS;
    float[] columns = bvh.leafColumns;
    int n = Bvh.count(leaf);
    IntVector near = broadcast(FLOATS, first).reinterpretAsInts();
    IntVector far = IntVector.broadcast(WideTraversal.INTS, limit);
    FloatVector pad = broadcast(FLOATS, bvh.leafPad(bvh.maxCoordinate(at)));
    for (int axis = 0; axis < 3; axis++) {
      int from = Bvh.CORNERS * Bvh.first(leaf) + axis * n;
      FloatVector a = fromArray(FLOATS, columns, from);
      FloatVector b = fromArray(FLOATS, columns, from + 3 * n);
      FloatVector c = fromArray(FLOATS, columns, from + 6 * n);
      VectorMask<Float> less = a.compare(LT, b);
      FloatVector least = b.blend(a, less), most = a.blend(b, less);
      least = least.blend(c, c.compare(LT, least));
      most = most.blend(c, most.compare(LT, c));
      least = least.lanewise(SUB, pad);
      most = most.lanewise(ADD, pad);
      FloatVector entry = negative(axis) ? most : least, exit = negative(axis) ? least : most;
      near = near.lanewise(MAX,
          entry.lanewise(FMA, broadcast(FLOATS, inverseMin[axis]), broadcast(FLOATS, this.near[axis]))
              .reinterpretAsInts());
      far = far.lanewise(MIN,
          exit.lanewise(FMA, broadcast(FLOATS, inverseMax[axis]), broadcast(FLOATS, this.far[axis]))
              .reinterpretAsInts());
    }
    return (int) near.compare(LE, far).toLong() & ((1 << n) - 1);
  }

  /**
   * Lists the vectors of rays, and their lanes, that meet the box of the child at {@code at}; returns the
   * number of vectors.
   */
  int meeting(int at) {
    int[] nodes = bvh.nodes;
    WideRayBlock r = rays;
    var FLOATS = WideRayBlock.FLOATS;
    boolean negativeX = negative(0), negativeY = negative(1), negativeZ = negative(2);
    float nearX = Float.intBitsToFloat(nodes[at + Bvh.plane(WIDTH, 0, negativeX)]);
    float nearY = Float.intBitsToFloat(nodes[at + Bvh.plane(WIDTH, 1, negativeY)]);
    float nearZ = Float.intBitsToFloat(nodes[at + Bvh.plane(WIDTH, 2, negativeZ)]);
    float farX = Float.intBitsToFloat(nodes[at + Bvh.plane(WIDTH, 0, !negativeX)]);
    float farY = Float.intBitsToFloat(nodes[at + Bvh.plane(WIDTH, 1, !negativeY)]);
    float farZ = Float.intBitsToFloat(nodes[at + Bvh.plane(WIDTH, 2, !negativeZ)]);
    int count = 0;
    for (int i = from; i < to; i += LANES) {
      FloatVector rx = fromArray(FLOATS, r.derived, WideRayBlock.RX + i);
      FloatVector ry = fromArray(FLOATS, r.derived, WideRayBlock.RY + i);
      FloatVector rz = fromArray(FLOATS, r.derived, WideRayBlock.RZ + i);
      IntVector t0 =
          rx.lanewise(FMA, broadcast(FLOATS, nearX), fromArray(FLOATS, r.derived, WideRayBlock.NEAR_X + i))
              .reinterpretAsInts();
      IntVector t1 =
          ry.lanewise(FMA, broadcast(FLOATS, nearY), fromArray(FLOATS, r.derived, WideRayBlock.NEAR_Y + i))
              .reinterpretAsInts();
      IntVector t2 =
          rz.lanewise(FMA, broadcast(FLOATS, nearZ), fromArray(FLOATS, r.derived, WideRayBlock.NEAR_Z + i))
              .reinterpretAsInts();
      IntVector s0 =
          rx.lanewise(FMA, broadcast(FLOATS, farX), fromArray(FLOATS, r.derived, WideRayBlock.FAR_X + i))
              .reinterpretAsInts();
      IntVector s1 =
          ry.lanewise(FMA, broadcast(FLOATS, farY), fromArray(FLOATS, r.derived, WideRayBlock.FAR_Y + i))
              .reinterpretAsInts();
      IntVector s2 =
          rz.lanewise(FMA, broadcast(FLOATS, farZ), fromArray(FLOATS, r.derived, WideRayBlock.FAR_Z + i))
              .reinterpretAsInts();
      IntVector near = t0.lanewise(MAX, t1).lanewise(MAX,
          t2.lanewise(MAX, fromArray(FLOATS, r.derived, WideRayBlock.FIRST + i).reinterpretAsInts()));
      IntVector far = s0.lanewise(MIN, s1).lanewise(MIN,
          s2.lanewise(MIN, fromArray(FLOATS, r.derived, WideRayBlock.LAST + i).reinterpretAsInts()));
      long hit = near.compare(LE, far).toLong();
      metVectors[count] = i;
      metLanes[count] = hit;
      count += hit != 0 ? 1 : 0;
    }
    return count;
  }
}
