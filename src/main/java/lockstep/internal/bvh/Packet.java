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
import static lockstep.internal.bvh.WideWalk.WIDTH;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;
import lockstep.internal.kernel.WideLanes;
import lockstep.internal.kernel.RayTriangle;

/**
 * Rays that travel together, some vectors of them, cast as one: nodes are met by the bundle, as an interval of origins
 * and slopes (Boulos et al., Packet-based Whitted and distribution ray tracing, 2007); leaves and triangles by vectors of rays.
 *
 * <p>The interval loses no ray: for each of them, a near plane's distance from the foremost origin, times the
 * flattest slope, is no later than its own, a far plane's from the hindmost, times the steepest, no sooner, and the
 * origins are padded as in {@link Probe}. Where a distance is negative that is not so, but then the box begins before
 * the search does, or ends before it. Times are compared as integers, as bits of floats: what is wrong about that among
 * negative ones does not matter, since the search begins at 0 or later.
 *
 * <p>The arithmetic of triangles is that of {@link RayTriangle}, twice: first the signs for all triangles of a leaf,
 * without a branch, then all of it for those that some ray may hit. A shared method would be too large to be inlined,
 * and return its vectors boxed. For operations spelled out see {@link WideLanes}.
 */
final class Packet {
  private static final int LANES = RayBlock.LANES;
  private static final int STRIDE = 8 * WIDTH;

  /** Directions of rays that travel together differ by at most this part of themselves, origins of the tree. */
  private static final float SPREAD = 0.015f;

  private static final IntVector MAGNITUDE = IntVector.broadcast(RayBlock.INTS, 0x7fffffff);

  // of a leaf: the vectors of rays that meet its box, their lanes; per triangle the lanes inside
  private final int[] met = new int[RayBlock.SIZE / LANES];
  private final long[] lanes = new long[RayBlock.SIZE / LANES];
  private final long[] inside = new long[WIDTH];
  // of the triangle last hit
  private final float[] ts = new float[LANES], us = new float[LANES], vs = new float[LANES];

  private final int[] refs = new int[Walk.ROOM];
  private final int[] nears = new int[Walk.ROOM];
  private Bvh bvh;
  private RayBlock rays;
  private int from, to;
  private int ir, ip, iq; // axes: the dominant one and the two others
  private int octant;
  private boolean any;
  private int limit; // where the last of the rays ends, as float bits

  // the bundle per axis: slopes, and the constants for near and far planes
  private final float[] flat = new float[3], steep = new float[3], near = new float[3], far = new float[3];
  private final float[] lows = new float[3], highs = new float[3];
  private float first;
  private float low, high; // of the column last looked at

  /** Casts rays {@code from} to {@code to − 1}, whole vectors, if they travel together; else false, and nothing is done. */
  boolean cast(Bvh bvh, RayBlock rays, int from, int to, boolean any) {
    int kind = rays.kind[from];
    if (kind < 0) {
      return false;
    }
    VectorMask<Integer> same = IntVector.fromArray(RayBlock.INTS, rays.kind, from).compare(EQ, kind);
    for (int i = from + LANES; i < to; i += LANES) {
      same = IntVector.fromArray(RayBlock.INTS, rays.kind, i).compare(EQ, kind, same);
    }
    if (!same.allTrue()) {
      return false;
    }
    this.bvh = bvh;
    this.rays = rays;
    this.from = from;
    this.to = to;
    this.any = any;
    octant = kind & 7;
    int axis = kind >> 3;
    ir = axis;
    ip = axis == 0 ? 2 : 0;
    iq = axis == 1 ? 2 : 1;
    for (int a = 0; a < 3; a++) {
      steep(rays.rays[3 + a]);
      lows[a] = low;
      highs[a] = high;
    }
    float steepest = Math.max(highs[0], Math.max(highs[1], highs[2]));
    float least = steepest * (Probe.LEAST_RATIO / 2);
    for (int a = 0; a < 3; a++) {
      if (!(highs[a] - lows[a] <= SPREAD * steepest)) {
        return false;
      }
      float sign = falls(a) ? -1 : 1;
      flat[a] = sign / Math.max(highs[a], least);
      steep[a] = sign / Math.max(lows[a], least);
    }
    float reach = 0;
    for (int a = 0; a < 3; a++) {
      span(rays.rays[a]);
      lows[a] = low;
      highs[a] = high;
      if (!(high - low <= SPREAD * bvh.extent)) {
        return false;
      }
      reach = Math.max(reach, Math.max(-low, high));
    }
    float pad = 32 * Probe.U * (reach + bvh.reach) + 128 * Probe.U * bvh.extent + Probe.LEAST;
    for (int a = 0; a < 3; a++) {
      near[a] = (falls(a) ? pad - lows[a] : -highs[a] - pad) * flat[a];
      far[a] = (falls(a) ? -highs[a] - pad : pad - lows[a]) * steep[a];
    }
    limits(rays.first);
    first = low;
    limits(rays.last);
    limit = Float.floatToRawIntBits(high);
    walk();
    return true;
  }

  private boolean falls(int axis) {
    return (octant >> axis & 1) != 0;
  }

  /** The range of |d|, which as bits of floats compares as integers do. */
  private void steep(float[] column) {
    IntVector least = fromArray(RayBlock.FLOATS, column, from).reinterpretAsInts().and(MAGNITUDE);
    IntVector most = least;
    for (int i = from + LANES; i < to; i += LANES) {
      IntVector d = fromArray(RayBlock.FLOATS, column, i).reinterpretAsInts().and(MAGNITUDE);
      least = least.min(d);
      most = most.max(d);
    }
    low = Float.intBitsToFloat(least.reduceLanes(MIN));
    high = Float.intBitsToFloat(most.reduceLanes(MAX));
  }

  /** The range of what is not negative, or −1. */
  private void limits(float[] column) {
    IntVector least = fromArray(RayBlock.FLOATS, column, from).reinterpretAsInts();
    IntVector most = least;
    for (int i = from + LANES; i < to; i += LANES) {
      IntVector t = fromArray(RayBlock.FLOATS, column, i).reinterpretAsInts();
      least = least.min(t);
      most = most.max(t);
    }
    low = Float.intBitsToFloat(least.reduceLanes(MIN));
    high = Float.intBitsToFloat(most.reduceLanes(MAX));
  }

  /** The range of a column; quick where all are the same, as for a camera. */
  private void span(float[] column) {
    low = column[from];
    high = low;
    VectorMask<Float> same = fromArray(RayBlock.FLOATS, column, from).compare(EQ, low);
    for (int i = from + LANES; i < to; i += LANES) {
      same = fromArray(RayBlock.FLOATS, column, i).compare(EQ, low, same);
    }
    if (!same.allTrue()) {
      for (int i = from; i < to; i++) {
        low = column[i] < low ? column[i] : low;
        high = column[i] > high ? column[i] : high;
      }
    }
  }

  private void walk() {
    int[] nodes = bvh.nodes;
    int[] refs = this.refs;
    int[] nears = this.nears;
    var FLOATS = WideWalk.FLOATS;
    var INTS = WideWalk.INTS;
    FloatVector flatX = broadcast(FLOATS, flat[0]), steepX = broadcast(FLOATS, steep[0]);
    FloatVector flatY = broadcast(FLOATS, flat[1]), steepY = broadcast(FLOATS, steep[1]);
    FloatVector flatZ = broadcast(FLOATS, flat[2]), steepZ = broadcast(FLOATS, steep[2]);
    FloatVector near0 = broadcast(FLOATS, this.near[0]), far0 = broadcast(FLOATS, this.far[0]);
    FloatVector near1 = broadcast(FLOATS, this.near[1]), far1 = broadcast(FLOATS, this.far[1]);
    FloatVector near2 = broadcast(FLOATS, this.near[2]), far2 = broadcast(FLOATS, this.far[2]);
    IntVector first = broadcast(FLOATS, this.first).reinterpretAsInts();
    IntVector order = IntVector.fromArray(INTS, bvh.order(octant), 0);
    int nearX = Bvh.plane(WIDTH, 0, falls(0)), farX = Bvh.plane(WIDTH, 0, !falls(0));
    int nearY = Bvh.plane(WIDTH, 1, falls(1)), farY = Bvh.plane(WIDTH, 1, !falls(1));
    int nearZ = Bvh.plane(WIDTH, 2, falls(2)), farZ = Bvh.plane(WIDTH, 2, !falls(2));
    int top = 0;
    int node = 0;
    for (;;) {
      int base = node * STRIDE;
      IntVector t0 = IntVector.fromArray(INTS, nodes, base + nearX).reinterpretAsFloats()
          .lanewise(FMA, flatX, near0).reinterpretAsInts();
      IntVector t1 = IntVector.fromArray(INTS, nodes, base + nearY).reinterpretAsFloats()
          .lanewise(FMA, flatY, near1).reinterpretAsInts();
      IntVector t2 = IntVector.fromArray(INTS, nodes, base + nearZ).reinterpretAsFloats()
          .lanewise(FMA, flatZ, near2).reinterpretAsInts();
      IntVector s0 = IntVector.fromArray(INTS, nodes, base + farX).reinterpretAsFloats()
          .lanewise(FMA, steepX, far0).reinterpretAsInts();
      IntVector s1 = IntVector.fromArray(INTS, nodes, base + farY).reinterpretAsFloats()
          .lanewise(FMA, steepY, far1).reinterpretAsInts();
      IntVector s2 = IntVector.fromArray(INTS, nodes, base + farZ).reinterpretAsFloats()
          .lanewise(FMA, steepZ, far2).reinterpretAsInts();
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
          if (leaf(at, child)) {
            return;
          }
        }
      }
      if (node < 0) {
        return;
      }
    }
  }

  private static final int[] LANE = {0, 1, 2, 3, 4, 5, 6, 7};

  /** Tests a leaf; true if nothing is left to find. */
  private boolean leaf(int at, int leaf) {
    int count = meets(at);
    boolean closer = false;
    for (int k = 0; k < count; k++) {
      closer |= triangles(met[k], leaf, lanes[k]);
    }
    if (closer) {
      limits(rays.last);
      limit = Float.floatToRawIntBits(high);
      return limit < 0;
    }
    return false;
  }

  /** Lists the vectors of rays, and of each the lanes, that meet the box of a child; returns how many. */
  private int meets(int at) {
    int[] nodes = bvh.nodes;
    RayBlock r = rays;
    var FLOATS = RayBlock.FLOATS;
    boolean fallsX = falls(0), fallsY = falls(1), fallsZ = falls(2);
    float nearX = Float.intBitsToFloat(nodes[at + Bvh.plane(WIDTH, 0, fallsX)]);
    float nearY = Float.intBitsToFloat(nodes[at + Bvh.plane(WIDTH, 1, fallsY)]);
    float nearZ = Float.intBitsToFloat(nodes[at + Bvh.plane(WIDTH, 2, fallsZ)]);
    float farX = Float.intBitsToFloat(nodes[at + Bvh.plane(WIDTH, 0, !fallsX)]);
    float farY = Float.intBitsToFloat(nodes[at + Bvh.plane(WIDTH, 1, !fallsY)]);
    float farZ = Float.intBitsToFloat(nodes[at + Bvh.plane(WIDTH, 2, !fallsZ)]);
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
      met[count] = i;
      lanes[count] = hit;
      count += hit != 0 ? 1 : 0;
    }
    return count;
  }

  /** The triangles of a block against the rays from i on; whether any is hit closer than before. */
  private boolean triangles(int i, int leaf, long lanes) {
    int n = Bvh.count(leaf);
    var FLOATS = RayBlock.FLOATS;
    RayBlock rays = this.rays;
    float[] c = bvh.corners;
    int base = Bvh.CORNERS * Bvh.first(leaf);
    int r = base + ir * n, p = base + ip * n, q = base + iq * n;
    FloatVector vr = fromArray(FLOATS, rays.or, i);
    FloatVector vp = fromArray(FLOATS, rays.op, i);
    FloatVector vq = fromArray(FLOATS, rays.oq, i);
    FloatVector sp = fromArray(FLOATS, rays.shearP, i);
    FloatVector sq = fromArray(FLOATS, rays.shearQ, i);
    int struck = 0;
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
      struck |= bits != 0 ? 1 << k : 0;
    }
    boolean closer = false;
    for (; struck != 0; struck &= struck - 1) {
      int k = Integer.numberOfTrailingZeros(struck);
      closer |= hit(i, leaf, k, inside[k]);
    }
    return closer;
  }

  /** Rays that meet a triangle as far as the signs of its edge functions go. */
  private boolean hit(int i, int leaf, int k, long inside) {
    int n = Bvh.count(leaf);
    var FLOATS = RayBlock.FLOATS;
    RayBlock rays = this.rays;
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
      take(i, id, hits);
    }
    for (long doubt = inside & ~trust; doubt != 0; doubt &= doubt - 1) {
      closer |= rays.exactly(bvh, i + Long.numberOfTrailingZeros(doubt), leaf, k, any);
    }
    return closer;
  }

  /** Takes the hits in {@link #ts} that are closer. */
  private void take(int i, int id, long hits) {
    var FLOATS = RayBlock.FLOATS;
    VectorMask<Float> hit = VectorMask.fromLong(FLOATS, hits);
    FloatVector t = fromArray(FLOATS, ts, 0);
    FloatVector best = fromArray(FLOATS, rays.t, i);
    IntVector index = IntVector.fromArray(RayBlock.INTS, rays.index, i);
    VectorMask<Float> less =
        t.compare(LT, best, hit).or(t.compare(EQ, best, hit).and(index.compare(GT, id).cast(FLOATS)));
    best.blend(t, less).intoArray(rays.t, i);
    fromArray(FLOATS, rays.u, i).blend(fromArray(FLOATS, us, 0), less).intoArray(rays.u, i);
    fromArray(FLOATS, rays.v, i).blend(fromArray(FLOATS, vs, 0), less).intoArray(rays.v, i);
    index.blend(id, less.cast(RayBlock.INTS)).intoArray(rays.index, i);
    FloatVector last = fromArray(FLOATS, rays.last, i);
    last.blend(any ? broadcast(FLOATS, -1f) : t.add(0f), less).intoArray(rays.last, i);
  }
}
