package lockstep.internal.bvh;

import static jdk.incubator.vector.FloatVector.broadcast;
import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.FMA;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.MAX;
import static jdk.incubator.vector.VectorOperators.MIN;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.internal.bvh.WideTraversal.WIDTH;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;
import lockstep.internal.kernel.WideLanes;
import lockstep.internal.kernel.RayTriangle;

/**
 * Coherent ray packet: a few vectors of rays of one octant traverse the tree together. Nodes are tested with interval
 * arithmetic, against the bounds of all origins and inverse directions (Boulos et al., Packet-based Whitted and
 * distribution ray tracing, 2007); boxes of leaves and triangles are tested with vectors of rays.
 *
 * <p>The interval test loses no ray. For each ray, the distance of a near plane from the foremost origin times the
 * least inverse direction is no later than the ray's own entry, and the distance of a far plane from the hindmost
 * origin times the largest inverse is no sooner than its exit; the padding is that of {@link Padding}. Where a
 * distance is negative this does not hold, but then the box begins before tMin, or ends before it. Times are compared
 * as integers, by their float bits: the order of negative ones is wrong, but does not matter, since intervals begin at 0
 * or later.
 *
 * <p>The slab test of {@link SlabQuery#enter} is repeated here twice (packet against children of a node, rays
 * against the box of a leaf), and the arithmetic of {@link RayTriangle} twice: first the signs of the edge functions for
 * all triangles of a leaf, without a branch, then all of it for the triangles that some ray may hit. A shared method would
 * be too large to be inlined and its vectors would be boxed. Why operations are spelled out with {@code lanewise}:
 * see {@link WideLanes}.
 */
final class WideRayPacket {
  private static final int LANES = WideRayBlock.LANES;
  private static final int STRIDE = 8 * WIDTH;

  /** Rays are coherent if components differ by at most this part: of the direction's largest, of the tree's extent. */
  private static final float MAX_SPREAD = 0.015f;

  private static final IntVector MAGNITUDE = IntVector.broadcast(WideRayBlock.INTS, 0x7fffffff);

  private static final int[] LANE = {0, 1, 2, 3, 4, 5, 6, 7};

  // of the current leaf: the vectors of rays that meet its box, and their lanes; per triangle the lanes inside
  final int[] metVectors = new int[WideRayBlock.SIZE / LANES];
  final long[] metLanes = new long[WideRayBlock.SIZE / LANES];
  private final long[] inside = new long[WIDTH];
  // t, u and v of the last triangle that was hit
  private final float[] ts = new float[LANES], us = new float[LANES], vs = new float[LANES];

  final int[] refs = new int[Traversal.STACK];
  private final int[] nears = new int[Traversal.STACK];
  private Bvh bvh;
  private WideRayBlock rays;
  private int from, to;
  private int ir, ip, iq; // the dominant axis and the two others
  private int octant;
  private boolean any;
  private int limit; // the largest end of the rays' intervals, as float bits

  // per axis: bounds of the inverse directions, and slab constants for near and far planes
  private final float[] inverseMin = new float[3], inverseMax = new float[3], near = new float[3],
      far = new float[3];
  private final float[] lows = new float[3], highs = new float[3];
  private float first;
  private float low, high; // bounds of the column that was last reduced

  /** Casts rays {@code from} to {@code to − 1}, whole vectors, if they are coherent; else does nothing and returns false. */
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
    float pad = 32 * SlabQuery.U * (maxCoordinate + bvh.maxCoordinate) + 128 * SlabQuery.U * bvh.extent
        + SlabQuery.LEAST;
    for (int a = 0; a < 3; a++) {
      near[a] = (negative(a) ? pad - lows[a] : -highs[a] - pad) * inverseMin[a];
      far[a] = (negative(a) ? -highs[a] - pad : pad - lows[a]) * inverseMax[a];
    }
    times(rays.first);
    first = low;
    times(rays.last);
    limit = Float.floatToRawIntBits(high);
    traverse();
    return true;
  }

  /** Sets which rays are cast at what; their direction class is that of the first. */
  void begin(Bvh bvh, WideRayBlock rays, int from, int to, boolean any) {
    this.bvh = bvh;
    this.rays = rays;
    this.from = from;
    this.to = to;
    this.any = any;
    int directionClass = rays.directionClass[from];
    octant = directionClass & 7;
    int axis = directionClass >> 3;
    ir = axis;
    ip = axis == 0 ? 2 : 0;
    iq = axis == 1 ? 2 : 1;
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
      least = least.min(d);
      most = most.max(d);
    }
    low = Float.intBitsToFloat(least.reduceLanes(MIN));
    high = Float.intBitsToFloat(most.reduceLanes(MAX));
  }

  /** Reduces a column of times that are not negative, or −1, to their range. */
  private void times(float[] column) {
    IntVector least = fromArray(WideRayBlock.FLOATS, column, from).reinterpretAsInts();
    IntVector most = least;
    for (int i = from + LANES; i < to; i += LANES) {
      IntVector t = fromArray(WideRayBlock.FLOATS, column, i).reinterpretAsInts();
      least = least.min(t);
      most = most.max(t);
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
      order.selectFrom(IntVector.fromArray(INTS, LANE, 0)).lanewise(ADD, IntVector.broadcast(INTS, base))
          .compress(hit).intoArray(refs, top);
      order.selectFrom(near).compress(hit).intoArray(nears, top);
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
    int count = meeting(at);
    boolean closer = false;
    for (int k = 0; k < count; k++) {
      closer |= triangles(metVectors[k], leaf, metLanes[k]);
    }
    if (closer) {
      times(rays.last);
      limit = Float.floatToRawIntBits(high);
      return limit < 0;
    }
    return false;
  }

  /** Lists the vectors of rays, and their lanes, that meet the box of the child at {@code at}; returns the number of vectors. */
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
      FloatVector rx = fromArray(FLOATS, r.rx, i);
      FloatVector ry = fromArray(FLOATS, r.ry, i);
      FloatVector rz = fromArray(FLOATS, r.rz, i);
      IntVector t0 = rx.fma(broadcast(FLOATS, nearX), fromArray(FLOATS, r.nearX, i)).reinterpretAsInts();
      IntVector t1 = ry.fma(broadcast(FLOATS, nearY), fromArray(FLOATS, r.nearY, i)).reinterpretAsInts();
      IntVector t2 = rz.fma(broadcast(FLOATS, nearZ), fromArray(FLOATS, r.nearZ, i)).reinterpretAsInts();
      IntVector s0 = rx.fma(broadcast(FLOATS, farX), fromArray(FLOATS, r.farX, i)).reinterpretAsInts();
      IntVector s1 = ry.fma(broadcast(FLOATS, farY), fromArray(FLOATS, r.farY, i)).reinterpretAsInts();
      IntVector s2 = rz.fma(broadcast(FLOATS, farZ), fromArray(FLOATS, r.farZ, i)).reinterpretAsInts();
      IntVector near = t0.max(t1).max(t2.max(fromArray(FLOATS, r.first, i).reinterpretAsInts()));
      IntVector far = s0.min(s1).min(s2.min(fromArray(FLOATS, r.last, i).reinterpretAsInts()));
      long hit = near.compare(LE, far).toLong();
      metVectors[count] = i;
      metLanes[count] = hit;
      count += hit != 0 ? 1 : 0;
    }
    return count;
  }

  /** Tests the triangles of a leaf against a vector of rays from i on; returns whether any has a new closest hit. */
  boolean triangles(int i, int leaf, long lanes) {
    int n = Bvh.count(leaf);
    var FLOATS = WideRayBlock.FLOATS;
    WideRayBlock rays = this.rays;
    float[] c = bvh.corners;
    int base = Bvh.CORNERS * Bvh.first(leaf);
    int r = base + ir * n, p = base + ip * n, q = base + iq * n;
    FloatVector vr = fromArray(FLOATS, rays.or, i);
    FloatVector vp = fromArray(FLOATS, rays.op, i);
    FloatVector vq = fromArray(FLOATS, rays.oq, i);
    FloatVector sp = fromArray(FLOATS, rays.shearP, i);
    FloatVector sq = fromArray(FLOATS, rays.shearQ, i);
    int candidates = 0;
    for (int k = 0; k < n; k++) {
      FloatVector ar = broadcast(FLOATS, c[r + k]).sub(vr);
      FloatVector br = broadcast(FLOATS, c[r + k + 3 * n]).sub(vr);
      FloatVector cr = broadcast(FLOATS, c[r + k + 6 * n]).sub(vr);
      FloatVector ap = broadcast(FLOATS, c[p + k]).sub(vp).sub(ar.mul(sp));
      FloatVector bp = broadcast(FLOATS, c[p + k + 3 * n]).sub(vp).sub(br.mul(sp));
      FloatVector cp = broadcast(FLOATS, c[p + k + 6 * n]).sub(vp).sub(cr.mul(sp));
      FloatVector aq = broadcast(FLOATS, c[q + k]).sub(vq).sub(ar.mul(sq));
      FloatVector bq = broadcast(FLOATS, c[q + k + 3 * n]).sub(vq).sub(br.mul(sq));
      FloatVector cq = broadcast(FLOATS, c[q + k + 6 * n]).sub(vq).sub(cr.mul(sq));
      FloatVector edgeU = cp.mul(bq).sub(cq.mul(bp));
      FloatVector edgeV = ap.mul(cq).sub(aq.mul(cp));
      FloatVector edgeW = bp.mul(aq).sub(bq.mul(ap));
      VectorMask<Float> front = edgeU.compare(GE, 0f);
      front = edgeV.compare(GE, 0f, front);
      front = edgeW.compare(GE, 0f, front);
      VectorMask<Float> back = edgeU.compare(LE, 0f);
      back = edgeV.compare(LE, 0f, back);
      back = edgeW.compare(LE, 0f, back);
      long bits = front.or(back).toLong() & lanes;
      inside[k] = bits;
      candidates |= bits != 0 ? 1 << k : 0;
    }
    boolean closer = false;
    for (; candidates != 0; candidates &= candidates - 1) {
      int k = Integer.numberOfTrailingZeros(candidates);
      closer |= hit(i, leaf, k, inside[k]);
    }
    return closer;
  }

  /** Computes t, u and v of rays that pass the signs of the edge functions of triangle k. */
  private boolean hit(int i, int leaf, int k, long inside) {
    int n = Bvh.count(leaf);
    var FLOATS = WideRayBlock.FLOATS;
    WideRayBlock rays = this.rays;
    float[] c = bvh.corners;
    int base = Bvh.CORNERS * Bvh.first(leaf) + k;
    int r = base + ir * n, p = base + ip * n, q = base + iq * n;
    FloatVector vr = fromArray(FLOATS, rays.or, i);
    FloatVector vp = fromArray(FLOATS, rays.op, i);
    FloatVector vq = fromArray(FLOATS, rays.oq, i);
    FloatVector sp = fromArray(FLOATS, rays.shearP, i);
    FloatVector sq = fromArray(FLOATS, rays.shearQ, i);
    FloatVector ar = broadcast(FLOATS, c[r]).lanewise(SUB, vr);
    FloatVector br = broadcast(FLOATS, c[r + 3 * n]).lanewise(SUB, vr);
    FloatVector cr = broadcast(FLOATS, c[r + 6 * n]).lanewise(SUB, vr);
    FloatVector ap = broadcast(FLOATS, c[p]).lanewise(SUB, vp).lanewise(SUB, ar.lanewise(MUL, sp));
    FloatVector bp = broadcast(FLOATS, c[p + 3 * n]).lanewise(SUB, vp).lanewise(SUB, br.lanewise(MUL, sp));
    FloatVector cp = broadcast(FLOATS, c[p + 6 * n]).lanewise(SUB, vp).lanewise(SUB, cr.lanewise(MUL, sp));
    FloatVector aq = broadcast(FLOATS, c[q]).lanewise(SUB, vq).lanewise(SUB, ar.lanewise(MUL, sq));
    FloatVector bq = broadcast(FLOATS, c[q + 3 * n]).lanewise(SUB, vq).lanewise(SUB, br.lanewise(MUL, sq));
    FloatVector cq = broadcast(FLOATS, c[q + 6 * n]).lanewise(SUB, vq).lanewise(SUB, cr.lanewise(MUL, sq));
    FloatVector productU = cp.lanewise(MUL, bq);
    FloatVector productV = ap.lanewise(MUL, cq);
    FloatVector productW = bp.lanewise(MUL, aq);
    FloatVector edgeU = productU.lanewise(SUB, cq.lanewise(MUL, bp));
    FloatVector edgeV = productV.lanewise(SUB, aq.lanewise(MUL, cp));
    FloatVector edgeW = productW.lanewise(SUB, bq.lanewise(MUL, ap));
    FloatVector det = edgeU.lanewise(ADD, edgeV).lanewise(ADD, edgeW);
    FloatVector area = det.lanewise(ABS);
    FloatVector products =
        productU.lanewise(ABS).lanewise(ADD, productV.lanewise(ABS)).lanewise(ADD, productW.lanewise(ABS));
    VectorMask<Float> trusted =
        area.lanewise(MUL, broadcast(FLOATS, RayTriangle.TRUST)).compare(GE, products);
    trusted = area.compare(GE, broadcast(FLOATS, RayTriangle.LEAST_AREA), trusted);
    long trust = trusted.toLong() & inside;
    FloatVector inverse = broadcast(FLOATS, 1f).lanewise(DIV, det);
    VectorMask<Float> hit = inverse.lanewise(ABS).compare(GT, broadcast(FLOATS, 0f), trusted);
    FloatVector u = edgeV.lanewise(MUL, inverse);
    FloatVector v = edgeW.lanewise(MUL, inverse);
    FloatVector t = edgeU.lanewise(MUL, inverse).lanewise(MUL, ar).lanewise(ADD, u.lanewise(MUL, br))
        .lanewise(ADD, v.lanewise(MUL, cr)).lanewise(MUL, fromArray(FLOATS, rays.scale, i));
    hit = t.compare(GE, fromArray(FLOATS, rays.tMin, i), hit);
    hit = t.compare(LE, fromArray(FLOATS, rays.last, i), hit);
    hit = t.lanewise(ABS).compare(LE, broadcast(FLOATS, Float.MAX_VALUE), hit);
    t.intoArray(ts, 0);
    u.intoArray(us, 0);
    v.intoArray(vs, 0);
    long hits = hit.toLong() & trust;
    int id = bvh.ids[Bvh.first(leaf) + k];
    boolean closer = hits != 0;
    if (closer) {
      record(i, id, hits);
    }
    for (long undecided = inside & ~trust; undecided != 0; undecided &= undecided - 1) {
      closer |= rays.castScalar(bvh, i + Long.numberOfTrailingZeros(undecided), leaf, k, any);
    }
    return closer;
  }

  /** Records those hits in {@link #ts} that are the closest so far. */
  private void record(int i, int id, long hits) {
    var FLOATS = WideRayBlock.FLOATS;
    VectorMask<Float> hit = VectorMask.fromLong(FLOATS, hits);
    FloatVector t = fromArray(FLOATS, ts, 0);
    FloatVector best = fromArray(FLOATS, rays.t, i);
    IntVector index = IntVector.fromArray(WideRayBlock.INTS, rays.index, i);
    VectorMask<Float> less =
        t.compare(LT, best, hit).or(t.compare(EQ, best, hit).and(index.compare(GT, id).cast(FLOATS)));
    best.blend(t, less).intoArray(rays.t, i);
    fromArray(FLOATS, rays.u, i).blend(fromArray(FLOATS, us, 0), less).intoArray(rays.u, i);
    fromArray(FLOATS, rays.v, i).blend(fromArray(FLOATS, vs, 0), less).intoArray(rays.v, i);
    index.blend(id, less.cast(WideRayBlock.INTS)).intoArray(rays.index, i);
    FloatVector last = fromArray(FLOATS, rays.last, i);
    last.blend(any ? broadcast(FLOATS, -1f) : t.add(0f), less).intoArray(rays.last, i);
  }
}
