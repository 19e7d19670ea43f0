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
 * Ray packet: a few vectors of rays of one octant and dominant axis traverse the tree together. Nodes are
 * tested with interval arithmetic, against the bounds of all origins and inverse directions (Boulos et al.,
 * Packet-based Whitted and distribution ray tracing, 2007). The farther rays spread, the more nodes pass that
 * none of them meets: so packets of some spread also look for one ray that meets a node before they open it
 * (Wald, Boulos and Shirley, Ray tracing deformable scenes using dynamic bounding volume hierarchies, 2007).
 * The box of a leaf is tested with vectors of rays. If many of the rays meet it, so are its triangles; if few
 * do, each of these rays is tested against vectors of triangles.
 *
 * <p>Rays need not be coherent: a packet keeps an account of what it has saved, and gives up when single rays
 * would have been faster. Hits found until then are kept.
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

  /** What has become of the rays of a packet. */
  enum Outcome {
    /** Nothing: they are of several octants or dominant axes, or out of range. */
    APART,
    /** They have been cast. */
    CAST,
    /** They have to be cast singly, after some of the hits have been found. */
    GIVEN_UP
  }

  /**
   * Nodes are tested against rays if a component of the directions differs by more than this part of the
   * largest.
   */
  private static final float SPREAD = 0.03f;

  /**
   * The account, in tests of a node by a single ray. It begins with what may be lost: an eighth of what 64
   * rays cost, even where each of them visits only six nodes.
   */
  private static final float ALLOWANCE = 50;

  /** What a packet pays for a node and for a leaf, and gains for each ray that meets the leaf. */
  private static final float NODE = 2, LEAF = 3, RAY = 1.5f;

  /**
   * A ray against all triangles of a leaf takes as long as a vector of rays against so many triangles; both
   * also take in what each way of testing costs around it.
   */
  private static final float TRIANGLES = 2;

  /** Rays of the largest packet. */
  static final int SIZE = 64;

  private static final IntVector MAGNITUDE = IntVector.broadcast(WideRayBlock.INTS, 0x7fffffff);

  private static final int[] LANE = {0, 1, 2, 3, 4, 5, 6, 7};

  // of the current leaf: the vectors of rays that meet its box, their lanes, and how many rays these are
  final int[] metVectors = new int[WideRayBlock.SIZE / LANES];
  final long[] metLanes = new long[WideRayBlock.SIZE / LANES];
  private int metRays;

  final int[] refs = new int[Traversal.STACK];
  private final int[] nears = new int[Traversal.STACK];
  private final WidePacketLeafTests leafTests = new WidePacketLeafTests();
  private final WideTriangleLeafTests singleTests = new WideTriangleLeafTests(SIZE);
  private Bvh bvh;
  private WideRayBlock rays;
  private int from, to;
  private int octant;
  private boolean any;
  private boolean isSpread; // nodes are tested against rays too
  private int last; // the vector of rays that has met a node last
  private float account;
  private int limit; // the largest end of the rays' intervals, as float bits

  // per axis: bounds of the inverse directions, and slab constants for near and far planes
  private final float[] inverseMin = new float[3], inverseMax = new float[3], near = new float[3],
      far = new float[3];
  private final float[] lows = new float[3], highs = new float[3];
  private float first;
  private float low, high; // bounds of the column that was last reduced

  // the box that is tested against rays
  private float nearX, nearY, nearZ, farX, farY, farZ;

  /** Casts rays {@code from} to {@code to − 1}, whole vectors and at most {@link #SIZE}. */
  Outcome cast(Bvh bvh, WideRayBlock rays, int from, int to, boolean any) {
    int directionClass = rays.directionClass[from];
    if (directionClass < 0) {
      return Outcome.APART;
    }
    VectorMask<Integer> same =
        IntVector.fromArray(WideRayBlock.INTS, rays.directionClass, from).compare(EQ, directionClass);
    for (int i = from + LANES; i < to; i += LANES) {
      same = IntVector.fromArray(WideRayBlock.INTS, rays.directionClass, i).compare(EQ, directionClass, same);
    }
    if (!same.allTrue()) {
      return Outcome.APART;
    }
    begin(bvh, rays, from, to, any);
    for (int a = 0; a < 3; a++) {
      magnitudes(rays.rays[3 + a]);
      lows[a] = low;
      highs[a] = high;
    }
    int dominant = directionClass >> 3;
    float largest = highs[dominant];
    float smallest = lows[dominant]; // of the rays' largest components
    float least = smallest * (SlabQuery.LEAST_RATIO / 2);
    for (int a = 0; a < 3; a++) {
      isSpread |= highs[a] - lows[a] > SPREAD * largest;
      float sign = negative(a) ? -1 : 1;
      inverseMin[a] = sign / Math.max(highs[a], least);
      inverseMax[a] = sign / Math.max(lows[a], least);
    }
    float maxCoordinate = 0;
    for (int a = 0; a < 3; a++) {
      range(rays.rays[a]);
      lows[a] = low;
      highs[a] = high;
      maxCoordinate = Math.max(maxCoordinate, Math.max(-low, high));
    }
    if (smallest < SlabQuery.leastDirection(bvh, maxCoordinate)) { // products of different rays overflow
      return Outcome.APART;
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
    return traverse() ? Outcome.CAST : Outcome.GIVEN_UP;
  }

  /** Sets the tree and the rays; their direction class is that of the first. */
  void begin(Bvh bvh, WideRayBlock rays, int from, int to, boolean any) {
    this.bvh = bvh;
    this.rays = rays;
    this.from = from;
    this.to = to;
    this.any = any;
    octant = rays.directionClass[from] & 7;
    last = from;
    isSpread = false;
    account = ALLOWANCE;
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

  /** Visits all leaves that the packet meets; false if it gives up. */
  private boolean traverse() {
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
          if (child < 0) {
            if (visitLeaf(at, child)) {
              return true;
            }
          } else if (!isSpread || isMet(at)) {
            node = child;
            break;
          }
        }
      }
      if (node < 0) {
        return true;
      }
      account -= NODE;
      if (account < 0) {
        return false;
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
    account += metRays * RAY - LEAF;
    boolean closer = false;
    if (metRays * TRIANGLES < count * Integer.bitCount(triangles)) {
      closer = testSingly(leaf, count);
    } else {
      for (int k = 0; k < count; k++) {
        closer |= leafTests.test(metVectors[k], leaf, triangles, metLanes[k]);
      }
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

  /** Tests the rays of some vectors that meet a leaf, one by one; returns whether any is shortened. */
  private boolean testSingly(int leaf, int count) {
    WideTriangleLeafTests tests = singleTests;
    int pairs = 0;
    for (int k = 0; k < count; k++) {
      for (long left = metLanes[k]; left != 0; left &= left - 1) {
        tests.ray[pairs] = metVectors[k] + Long.numberOfTrailingZeros(left);
        tests.leaf[pairs++] = leaf;
      }
    }
    boolean closer = false;
    int hits = tests.test(bvh, rays, pairs, any);
    for (int h = 0; h < hits; h++) {
      closer |= tests.record(h, any);
    }
    return closer;
  }

  /** Whether some ray meets the box of the child at {@code at}; likely one of the vector that did last. */
  private boolean isMet(int at) {
    box(at);
    if (met(last) != 0) {
      return true;
    }
    for (int i = from; i < to; i += LANES) {
      if (met(i) != 0) {
        last = i;
        return true;
      }
    }
    return false;
  }

  /**
   * Lists the vectors of rays, and their lanes, that meet the box of the child at {@code at}; returns the
   * number of vectors.
   */
  int meeting(int at) {
    box(at);
    int count = 0;
    metRays = 0;
    for (int i = from; i < to; i += LANES) {
      long hit = met(i);
      metVectors[count] = i;
      metLanes[count] = hit;
      count += hit != 0 ? 1 : 0;
      metRays += Long.bitCount(hit);
    }
    return count;
  }

  private void box(int at) {
    int[] nodes = bvh.nodes;
    boolean negativeX = negative(0), negativeY = negative(1), negativeZ = negative(2);
    nearX = Float.intBitsToFloat(nodes[at + Bvh.plane(WIDTH, 0, negativeX)]);
    nearY = Float.intBitsToFloat(nodes[at + Bvh.plane(WIDTH, 1, negativeY)]);
    nearZ = Float.intBitsToFloat(nodes[at + Bvh.plane(WIDTH, 2, negativeZ)]);
    farX = Float.intBitsToFloat(nodes[at + Bvh.plane(WIDTH, 0, !negativeX)]);
    farY = Float.intBitsToFloat(nodes[at + Bvh.plane(WIDTH, 1, !negativeY)]);
    farZ = Float.intBitsToFloat(nodes[at + Bvh.plane(WIDTH, 2, !negativeZ)]);
  }

  /** A bit for each ray of the vector from i on that meets the box. */
  private long met(int i) {
    float[] d = rays.derived;
    var FLOATS = WideRayBlock.FLOATS;
    FloatVector rx = fromArray(FLOATS, d, WideRayBlock.RX + i);
    FloatVector ry = fromArray(FLOATS, d, WideRayBlock.RY + i);
    FloatVector rz = fromArray(FLOATS, d, WideRayBlock.RZ + i);
    IntVector t0 = rx.lanewise(FMA, broadcast(FLOATS, nearX), fromArray(FLOATS, d, WideRayBlock.NEAR_X + i))
        .reinterpretAsInts();
    IntVector t1 = ry.lanewise(FMA, broadcast(FLOATS, nearY), fromArray(FLOATS, d, WideRayBlock.NEAR_Y + i))
        .reinterpretAsInts();
    IntVector t2 = rz.lanewise(FMA, broadcast(FLOATS, nearZ), fromArray(FLOATS, d, WideRayBlock.NEAR_Z + i))
        .reinterpretAsInts();
    IntVector s0 = rx.lanewise(FMA, broadcast(FLOATS, farX), fromArray(FLOATS, d, WideRayBlock.FAR_X + i))
        .reinterpretAsInts();
    IntVector s1 = ry.lanewise(FMA, broadcast(FLOATS, farY), fromArray(FLOATS, d, WideRayBlock.FAR_Y + i))
        .reinterpretAsInts();
    IntVector s2 = rz.lanewise(FMA, broadcast(FLOATS, farZ), fromArray(FLOATS, d, WideRayBlock.FAR_Z + i))
        .reinterpretAsInts();
    IntVector near = t0.lanewise(MAX, t1).lanewise(MAX,
        t2.lanewise(MAX, fromArray(FLOATS, d, WideRayBlock.FIRST + i).reinterpretAsInts()));
    IntVector far = s0.lanewise(MIN, s1).lanewise(MIN,
        s2.lanewise(MIN, fromArray(FLOATS, d, WideRayBlock.LAST + i).reinterpretAsInts()));
    return near.compare(LE, far).toLong();
  }
}
