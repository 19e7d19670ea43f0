package lockstep.internal.bvh;

import static jdk.incubator.vector.FloatVector.broadcast;
import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.AND;
import static jdk.incubator.vector.VectorOperators.FMA;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.MAX;
import static jdk.incubator.vector.VectorOperators.MIN;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.NE;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.internal.bvh.WideTraversal.INT_VECTOR;
import static lockstep.internal.bvh.WideTraversal.WIDTH;

import java.util.Arrays;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;

/**
 * A packet of rays that go down the tree together, tested with vectors. The children of a node are tested by
 * the bounds of the packet. Boxes of leaves, and those of nodes if the rays are spread, are then tested with
 * vectors of rays, and whatever is below concerns only the rays that meet them. Where few rays are left, each
 * goes on {@linkplain WideInterleavedRays#castBelow by itself} (Benthin et al., Combining single and
 * packet-ray tracing for arbitrary ray distributions on the Intel MIC architecture, 2012). So throughput
 * falls smoothly as rays spread.
 *
 * <p>The slab test of {@link SlabQuery#enter} is repeated here twice, for a packet against the children of a
 * node and for rays against one box, since vectors must not leave a method. Nor does a loop or a conditional
 * carry one: in some programs it would be boxed.
 */
class WideRayPacket extends RayPacket {
  /**
   * A packet opens a node that so many rays meet per vector: eight boxes against a vector of rays take as
   * long as four rays, one by one, against eight boxes. It is no more than half of a vector, so that {@link
   * WideInterleavedRays#SLOTS} suffice for fewer.
   */
  static final int LEAST = Math.min(4, WideRayBlock.LANES / 2);

  /** Rays are spread, and tested against nodes too, if {@link #spread} is larger. */
  private static final float SPREAD = 0.03f;

  /**
   * Rays are spread, too, if so many leaves have been met by so few of them, wherever they start and go: the
   * interval test then holds up hardly anything. Measured by parallel rays from ever larger parts of terrains
   * and of a soup of triangles: larger numbers leave the tests for nodes too late, smaller ones take them up
   * where leaves are smaller than the distances of rays.
   */
  private static final int STRAYS = 8, FEW = 1;

  /**
   * A ray against all triangles of a leaf takes as long as a vector of rays against so many triangles; both
   * also take in what each way of testing costs around it.
   */
  private static final int TRIANGLES = 2;

  static final int LANES = WideRayBlock.LANES;
  static final long LANE_BITS = (1L << LANES) - 1;
  private static final int STRIDE = 8 * WIDTH;

  private static final int[] LANE = {0, 1, 2, 3, 4, 5, 6, 7};

  private final WidePacketLeafTests leafTests = new WidePacketLeafTests();
  private final WidePacketAnyTests anyTests = new WidePacketAnyTests();
  private final WideTriangleLeafTests singleTests = new WideTriangleLeafTests(SIZE);
  final WideInterleavedRays interleaved;
  private WideListing listing;
  Hierarchy tree;
  private Bvh bvh; // the same, if it is one
  WideRayBlock rays;
  int from;
  boolean any;
  private boolean isSpread; // nodes are tested against rays too
  private boolean largestFirst; // the largest child of a node comes first, not the nearest
  private int strays; // leaves that the packet meets, but few of its rays
  boolean closer; // some ray has a new closest hit
  int vectors; // with rays that meet the box last tested

  /** Of the last packet: the rays that were cast on their own, each counted once for each node. */
  int apart;

  float first;

  // when the packet enters and leaves each pair of a triangle's planes
  private final int[] slabs = new int[6 * WIDTH];

  // the box that is tested against rays
  float nearX, nearY, nearZ, farX, farY, farZ;

  /** What leaves rays meet is listed, not tested; null for tests. */
  void listTo(WideListing list) {
    listing = list;
  }

  /** Packets whose rays, when few are left, are cast by these. */
  WideRayPacket(WideInterleavedRays interleaved) {
    this.interleaved = interleaved;
  }

  /**
   * Casts the rays whose bits are set; does nothing and returns false if their bounds cannot be {@linkplain
   * RayPacket#bound used}.
   */
  final boolean cast(Hierarchy tree, WideRayBlock rays, int from, long set, boolean any) {
    int directionClass = rays.directionClass[from + Long.numberOfTrailingZeros(set)];
    begin(tree, rays, from, directionClass, any);
    if (!bound(tree, rays.rays, from, set, directionClass, rays.extraPad)) {
      return false;
    }
    isSpread = set != -1 || spread > SPREAD;
    first = Float.intBitsToFloat(earliest());
    limit = latest();
    largestFirst = any && bvh != null && !isOutside();
    apart = 0;
    strays = 0;
    traverse(set);
    return true;
  }

  /**
   * Whether all rays begin beyond the same side of the tree. Then most of them meet what is nearest. Rays
   * that begin among the primitives, such as those from a hit to a light, meet any of them, more likely a
   * large one.
   */
  private boolean isOutside() {
    boolean outside = false;
    for (int a = 0; a < 3; a++) {
      outside |= lows[a] > bvh.bounds[a + 3] || highs[a] < bvh.bounds[a];
    }
    return outside;
  }

  /** Sets the tree and the rays. */
  private void begin(Hierarchy tree, WideRayBlock rays, int from, int directionClass, boolean any) {
    this.tree = tree;
    bvh = tree instanceof Bvh its ? its : null;
    this.rays = rays;
    this.from = from;
    this.any = any;
    if (bvh != null) {
      leafTests.begin(bvh, rays, directionClass >> 3);
      anyTests.begin(bvh, rays);
    }
  }

  /** Reduces a column of directions to the range of |d|; magnitudes compare as their float bits do. */
  @Override
  final void magnitudes(float[] column, int from, long set) {
    int least = Integer.MAX_VALUE, most = 0;
    for (int k = 0; k < SIZE; k += LANES) {
      IntVector d = fromArray(WideRayBlock.FLOATS, column, from + k).reinterpretAsInts().lanewise(AND,
          IntVector.broadcast(WideRayBlock.INTS, Integer.MAX_VALUE));
      VectorMask<Integer> in = VectorMask.fromLong(WideRayBlock.INTS, set >>> k);
      least = Math.min(least,
          IntVector.broadcast(WideRayBlock.INTS, Integer.MAX_VALUE).blend(d, in).reduceLanes(MIN));
      most = Math.max(most, IntVector.broadcast(WideRayBlock.INTS, 0).blend(d, in).reduceLanes(MAX));
    }
    low = Float.intBitsToFloat(least);
    high = Float.intBitsToFloat(most);
  }

  /**
   * The earliest start of an interval, as float bits: times that are not negative. Other rays of the block
   * may count as well, which is safe; so in {@link #latest}.
   */
  private int earliest() {
    int earliest = Integer.MAX_VALUE;
    for (int k = 0; k < SIZE; k += LANES) {
      earliest =
          Math.min(earliest, fromArray(WideRayBlock.FLOATS, rays.derived, WideRayBlock.FIRST + from + k)
              .reinterpretAsInts().reduceLanes(MIN));
    }
    return earliest;
  }

  /**
   * The latest end of an interval, as float bits: times that are not negative, or −1. Without vectors, which
   * C2 makes objects of where it has inlined a long method before.
   */
  final int latest() {
    float[] derived = rays.derived;
    int latest = -1;
    for (int k = WideRayBlock.LAST + from, end = k + SIZE; k < end; k++) {
      latest = Math.max(latest, Float.floatToRawIntBits(derived[k]));
    }
    return latest;
  }

  /** Reduces a column to its range; faster where all values are the same, as the origins of a camera are. */
  @Override
  final void range(float[] column, int from, long set) {
    low = column[from + Long.numberOfTrailingZeros(set)];
    high = low;
    long other = 0;
    for (int k = 0; k < SIZE; k += LANES) {
      other |= fromArray(WideRayBlock.FLOATS, column, from + k).compare(NE, low).toLong() << k;
    }
    for (long left = other & set; left != 0; left &= left - 1) {
      float x = column[from + Long.numberOfTrailingZeros(left)];
      low = x < low ? x : low;
      high = x > high ? x : high;
    }
  }

  /** Visits all leaves that rays of a set meet. */
  void traverse(long all) {
    int[] nodes = bvh.nodes;
    int[] refs = this.refs;
    int[] nears = this.nears;
    long[] sets = this.sets;
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
    int[] orders = largestFirst ? nodes : bvh.order(octant);
    int ownOrder = largestFirst ? -1 : 0;
    int inNode = largestFirst ? Bvh.ORDER * WIDTH : 0;
    int nearX = Bvh.plane(WIDTH, 0, negative(0)), farX = Bvh.plane(WIDTH, 0, !negative(0));
    int nearY = Bvh.plane(WIDTH, 1, negative(1)), farY = Bvh.plane(WIDTH, 1, !negative(1));
    int nearZ = Bvh.plane(WIDTH, 2, negative(2)), farZ = Bvh.plane(WIDTH, 2, !negative(2));
    long set = all;
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
      IntVector order = IntVector.fromArray(INTS, orders, (base & ownOrder) + inNode);
      VectorMask<Integer> hit = order.selectFrom(near).compare(LE, order.selectFrom(far));
      INT_VECTOR.cast(order.selectFrom(IntVector.fromArray(INTS, LANE, 0))
          .lanewise(ADD, IntVector.broadcast(INTS, base)).compress(hit)).intoArray(refs, top);
      INT_VECTOR.cast(order.selectFrom(near).compress(hit)).intoArray(nears, top);
      int end = top + hit.trueCount();
      if (isSpread) {
        for (int k = top; k < end; k++) {
          sets[k] = set;
        }
      }
      top = end;
      node = -1;
      while (top > 0 && node < 0) {
        top--;
        if (nears[top] <= limit) {
          int at = refs[top];
          int child = nodes[at + Bvh.CHILDREN * WIDTH];
          set = isSpread ? sets[top] : all;
          if (child < 0) {
            visitLeaf(at, child, set);
            if (!isSpread && strays >= STRAYS) {
              isSpread = true;
              Arrays.fill(sets, 0, top, all);
            }
          } else if (!isSpread) {
            node = child;
          } else {
            set = meeting(at, set);
            if (set != 0 && Long.bitCount(set) >= LEAST * vectors) {
              node = child;
            } else if (set != 0) {
              apart += Long.bitCount(set);
              interleaved.castBelow(bvh, rays, octant, child, from, set, any);
              limit = latest();
            }
          }
        }
      }
      if (node < 0) {
        return;
      }
    }
  }

  private void visitLeaf(int at, int leaf, long set) {
    if (listing != null) {
      listing.add(leaf, from, meetingLeaf(at, set));
      return;
    }
    int triangles = isSpread ? (1 << Bvh.count(leaf)) - 1 : trianglesMet(at, leaf);
    if (triangles == 0) {
      return;
    }
    long met = meetingLeaf(at, set);
    int count = Long.bitCount(met);
    if (count == 0) {
      return;
    }
    if (count * TRIANGLES < vectors * Integer.bitCount(triangles)) {
      testSingly(leaf, met);
    } else if (any) {
      anyTests.enter(at);
      for (int k = 0; k < SIZE; k += LANES) {
        long lanes = met >>> k & LANE_BITS;
        closer |= lanes != 0 && anyTests.test(from + k, triangles, lanes);
      }
    } else {
      leafTests.enter(at);
      for (int k = 0; k < SIZE; k += LANES) {
        long lanes = met >>> k & LANE_BITS;
        closer |= lanes != 0 && leafTests.test(from + k, leaf, triangles, lanes);
      }
    }
    if (closer) {
      closer = false;
      limit = latest();
    }
  }

  private long meetingLeaf(int at, long set) {
    long met = meeting(at, set);
    strays += Long.bitCount(met) <= FEW ? 1 : 0;
    return met;
  }

  /** Tests rays that meet a leaf, one by one. */
  private void testSingly(int leaf, long met) {
    WideTriangleLeafTests tests = singleTests;
    int pairs = 0;
    for (long left = met; left != 0; left &= left - 1) {
      tests.ray[pairs] = from + Long.numberOfTrailingZeros(left);
      tests.leaf[pairs++] = leaf;
    }
    int hits = tests.test(bvh, rays, pairs, any);
    for (int h = 0; h < hits; h++) {
      closer |= tests.record(h, any);
    }
  }

  /**
   * A bit for each triangle of a leaf, the child at {@code at}, whose bounds the packet meets, by the test of
   * {@link #traverse}: a leaf is larger than its triangles, and each triangle skipped saves fifty operations
   * for every vector of rays.
   */
  int trianglesMet(int at, int leaf) {
    var FLOATS = WideTraversal.FLOATS;
    var INTS = WideTraversal.INTS;
    float[] columns = bvh.leafColumns;
    int[] slabs = this.slabs;
    int n = Bvh.count(leaf);
    FloatVector pad = broadcast(FLOATS, bvh.leafPad(bvh.maxCoordinate(at)));
    for (int axis = 0; axis < 3; axis++) {
      int corner = Bvh.CORNERS * Bvh.first(leaf) + axis * n;
      FloatVector sign = broadcast(FLOATS, negative(axis) ? -1 : 1);
      FloatVector a = fromArray(FLOATS, columns, corner).lanewise(MUL, sign);
      FloatVector b = fromArray(FLOATS, columns, corner + 3 * n).lanewise(MUL, sign);
      FloatVector c = fromArray(FLOATS, columns, corner + 6 * n).lanewise(MUL, sign);
      VectorMask<Float> less = a.compare(LT, b);
      FloatVector least = b.blend(a, less), most = a.blend(b, less);
      least = least.blend(c, c.compare(LT, least));
      most = most.blend(c, most.compare(LT, c));
      INT_VECTOR.cast(least.lanewise(SUB, pad)
          .lanewise(FMA, broadcast(FLOATS, Math.abs(inverseMin[axis])), broadcast(FLOATS, near[axis]))
          .reinterpretAsInts()).intoArray(slabs, 2 * axis * WIDTH);
      INT_VECTOR.cast(most.lanewise(ADD, pad)
          .lanewise(FMA, broadcast(FLOATS, Math.abs(inverseMax[axis])), broadcast(FLOATS, far[axis]))
          .reinterpretAsInts()).intoArray(slabs, (2 * axis + 1) * WIDTH);
    }
    IntVector nearX = IntVector.fromArray(INTS, slabs, 0), farX = IntVector.fromArray(INTS, slabs, WIDTH);
    IntVector nearY = IntVector.fromArray(INTS, slabs, 2 * WIDTH),
        farY = IntVector.fromArray(INTS, slabs, 3 * WIDTH);
    IntVector nearZ = IntVector.fromArray(INTS, slabs, 4 * WIDTH),
        farZ = IntVector.fromArray(INTS, slabs, 5 * WIDTH);
    IntVector near = nearX.lanewise(MAX, nearY).lanewise(MAX,
        nearZ.lanewise(MAX, broadcast(FLOATS, first).reinterpretAsInts()));
    IntVector far =
        farX.lanewise(MIN, farY).lanewise(MIN, farZ.lanewise(MIN, IntVector.broadcast(INTS, limit)));
    return (int) near.compare(LE, far).toLong() & ((1 << n) - 1);
  }

  /** The rays of a set that meet the box of the child at {@code at}. */
  long meeting(int at, long set) {
    nearX = plane(bvh, at, 0, false);
    nearY = plane(bvh, at, 1, false);
    nearZ = plane(bvh, at, 2, false);
    farX = plane(bvh, at, 0, true);
    farY = plane(bvh, at, 1, true);
    farZ = plane(bvh, at, 2, true);
    return meeting(set);
  }

  /** The rays of a set that meet the box from {@link #nearX} on. */
  final long meeting(long set) {
    long met = 0;
    vectors = 0;
    for (int k = 0; k < SIZE; k += LANES) {
      long lanes = set >>> k & LANE_BITS;
      if (lanes != 0) {
        lanes &= met(from + k);
        met |= lanes << k;
        vectors += lanes != 0 ? 1 : 0;
      }
    }
    return met;
  }

  /** A bit for each ray of the vector from i on that meets the box. */
  final long met(int i) {
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
