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
import static jdk.incubator.vector.VectorOperators.MIN;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.NEG;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.internal.bvh.WideTraversal.FLOATS;
import static lockstep.internal.bvh.WideTraversal.FLOAT_VECTOR;
import static lockstep.internal.bvh.WideTraversal.INTS;
import static lockstep.internal.bvh.WideTraversal.WIDTH;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;
import lockstep.internal.kernel.cast.RayTriangle;
import lockstep.twin.WideLanes;

/**
 * Ray–triangle tests of incoherent rays against leaves: a batch of pairs of a ray and a leaf, the triangles
 * of a leaf in the lanes of a vector. The arithmetic is that of {@link RayTriangle}, bit for bit, in stages
 * that each go through all pairs without a branch: prefetch, signs of the edge functions, and t, u, v of the
 * pairs that these leave. Recording a hit needs a branch, so it comes last and is rare. Whether there is any
 * hit is decided in one stage, by other arithmetic.
 *
 * <p>Why operations are spelled out with {@code lanewise}: see {@link WideLanes}.
 */
final class WideTriangleLeafTests extends WideLeafTests {
  /** Floats of a cache line. */
  private static final int LINE = 16;

  // of candidates: edge functions, later t, u and v; corners along the dominant axis; first products of edge
  // functions; what these may be off by
  private final float[] edgesU, edgesV, edgesW, as, bs, cs, productsU, productsV, productsW, rooms;

  // of candidates: lanes inside, later those of the closest hit, or of all hits if a filter has to choose;
  // lanes that float leaves open
  final int[] inside, undecided;

  private Bvh bvh;
  private WideRayBlock rays;

  /** Sink that keeps C2 from removing the prefetching loads. */
  float prefetchSink;

  /** Tests up to {@code most} pairs at a time. */
  WideTriangleLeafTests(int most) {
    super(most);
    inside = new int[most + 1];
    undecided = new int[most + 1];
    int lanes = (most + 1) * WIDTH;
    edgesU = new float[lanes];
    edgesV = new float[lanes];
    edgesW = new float[lanes];
    as = new float[lanes];
    bs = new float[lanes];
    cs = new float[lanes];
    productsU = new float[lanes];
    productsV = new float[lanes];
    productsW = new float[lanes];
    rooms = new float[lanes];
  }

  /** Candidates are the pairs in which some triangle is hit, or float leaves it open. */
  @Override
  int test(Hierarchy tree, WideRayBlock rays, int count, boolean any) {
    bvh = (Bvh) tree;
    this.rays = rays;
    prefetch(count);
    return any ? decisions(count) : points(edges(count));
  }

  /**
   * Prefetches the corners of all leaves, so that their cache misses overlap instead of following each other.
   */
  private void prefetch(int count) {
    float[] c = bvh.leafColumns;
    float sum = 0;
    for (int k = 0; k < count; k++) {
      int base = Bvh.CORNERS * Bvh.first(leaf[k]);
      int last = base + Bvh.CORNERS * Bvh.count(leaf[k]) - 1;
      sum += c[base] + c[Math.min(base + LINE, last)] + c[Math.min(base + 2 * LINE, last)]
          + c[Math.min(base + 3 * LINE, last)] + c[last];
    }
    prefetchSink = sum;
  }

  private int edges(int count) {
    float[] c = bvh.leafColumns;
    WideRayBlock r = rays;
    float[] d = r.derived;
    FloatVector ofAlong = broadcast(FLOATS, RayTriangle.ALONG),
        ofAcross = broadcast(FLOATS, RayTriangle.ACROSS), tiny = broadcast(FLOATS, RayTriangle.TINY);
    int hits = 0;
    for (int k = 0; k < count; k++) {
      int i = ray[k];
      int axis = r.directionClass[i] >> 3;
      int n = Bvh.count(leaf[k]);
      int base = Bvh.CORNERS * Bvh.first(leaf[k]);
      int ir = base + axis * n;
      int ip = base + (axis == 0 ? 2 * n : 0);
      int iq = base + (axis == 1 ? 2 * n : n);
      FloatVector sp = broadcast(FLOATS, d[WideRayBlock.SHEAR_P + i]);
      FloatVector sq = broadcast(FLOATS, d[WideRayBlock.SHEAR_Q + i]);
      FloatVector vr = broadcast(FLOATS, d[WideRayBlock.OR + i]);
      FloatVector vp = broadcast(FLOATS, d[WideRayBlock.OP + i]);
      FloatVector vq = broadcast(FLOATS, d[WideRayBlock.OQ + i]);
      FloatVector ar = fromArray(FLOATS, c, ir).lanewise(SUB, vr);
      FloatVector br = fromArray(FLOATS, c, ir + 3 * n).lanewise(SUB, vr);
      FloatVector cr = fromArray(FLOATS, c, ir + 6 * n).lanewise(SUB, vr);
      FloatVector ap = fromArray(FLOATS, c, ip).lanewise(SUB, vp).lanewise(SUB, ar.lanewise(MUL, sp));
      FloatVector bp = fromArray(FLOATS, c, ip + 3 * n).lanewise(SUB, vp).lanewise(SUB, br.lanewise(MUL, sp));
      FloatVector cp = fromArray(FLOATS, c, ip + 6 * n).lanewise(SUB, vp).lanewise(SUB, cr.lanewise(MUL, sp));
      FloatVector aq = fromArray(FLOATS, c, iq).lanewise(SUB, vq).lanewise(SUB, ar.lanewise(MUL, sq));
      FloatVector bq = fromArray(FLOATS, c, iq + 3 * n).lanewise(SUB, vq).lanewise(SUB, br.lanewise(MUL, sq));
      FloatVector cq = fromArray(FLOATS, c, iq + 6 * n).lanewise(SUB, vq).lanewise(SUB, cr.lanewise(MUL, sq));
      FloatVector productU = cp.lanewise(MUL, bq);
      FloatVector productV = ap.lanewise(MUL, cq);
      FloatVector productW = bp.lanewise(MUL, aq);
      FloatVector edgeU = productU.lanewise(SUB, cq.lanewise(MUL, bp));
      FloatVector edgeV = productV.lanewise(SUB, aq.lanewise(MUL, cp));
      FloatVector edgeW = productW.lanewise(SUB, bq.lanewise(MUL, ap));
      FloatVector along = ar.lanewise(ABS).lanewise(ADD, br.lanewise(ABS)).lanewise(ADD, cr.lanewise(ABS));
      FloatVector across = ap.lanewise(ABS).lanewise(ADD, bp.lanewise(ABS)).lanewise(ADD, cp.lanewise(ABS))
          .lanewise(ADD, aq.lanewise(ABS).lanewise(ADD, bq.lanewise(ABS)).lanewise(ADD, cq.lanewise(ABS)));
      FloatVector delta = ofAlong.lanewise(MUL, along).lanewise(ADD, ofAcross.lanewise(MUL, across));
      FloatVector room = across.lanewise(ADD, delta).lanewise(MUL, delta).lanewise(ADD, tiny);
      FloatVector least = room.lanewise(NEG);
      VectorMask<Float> front = edgeU.compare(GE, least);
      front = edgeV.compare(GE, least, front);
      front = edgeW.compare(GE, least, front);
      VectorMask<Float> back = edgeU.compare(LE, room);
      back = edgeV.compare(LE, room, back);
      back = edgeW.compare(LE, room, back);
      int bits = (int) front.or(back).toLong() & ((1 << n) - 1);
      int to = hits * WIDTH;
      FLOAT_VECTOR.cast(edgeU).intoArray(edgesU, to);
      FLOAT_VECTOR.cast(edgeV).intoArray(edgesV, to);
      FLOAT_VECTOR.cast(edgeW).intoArray(edgesW, to);
      FLOAT_VECTOR.cast(ar).intoArray(as, to);
      FLOAT_VECTOR.cast(br).intoArray(bs, to);
      FLOAT_VECTOR.cast(cr).intoArray(cs, to);
      FLOAT_VECTOR.cast(productU).intoArray(productsU, to);
      FLOAT_VECTOR.cast(productV).intoArray(productsV, to);
      FLOAT_VECTOR.cast(productW).intoArray(productsW, to);
      FLOAT_VECTOR.cast(room).intoArray(rooms, to);
      inside[hits] = bits;
      candidates[hits] = k;
      hits += bits != 0 ? 1 : 0;
    }
    return hits;
  }

  /** Decides which pairs have a hit, by the arithmetic and the bounds of {@link WidePacketAnyTests}. */
  private int decisions(int count) {
    float[] c = bvh.leafColumns;
    WideRayBlock r = rays;
    float[] d = r.derived;
    FloatVector underflow = broadcast(FLOATS, WidePacketAnyTests.TINY);
    FloatVector most = broadcast(FLOATS, Float.MAX_VALUE);
    FloatVector zero = broadcast(FLOATS, 0f), one = broadcast(FLOATS, 1f), minusOne = broadcast(FLOATS, -1f);
    int hits = 0;
    for (int k = 0; k < count; k++) {
      int i = ray[k];
      int n = Bvh.count(leaf[k]);
      int base = Bvh.CORNERS * Bvh.first(leaf[k]);
      FloatVector ax = fromArray(FLOATS, c, base), ay = fromArray(FLOATS, c, base + n),
          az = fromArray(FLOATS, c, base + 2 * n);
      FloatVector ex = fromArray(FLOATS, c, base + 3 * n).lanewise(SUB, ax);
      FloatVector ey = fromArray(FLOATS, c, base + 4 * n).lanewise(SUB, ay);
      FloatVector ez = fromArray(FLOATS, c, base + 5 * n).lanewise(SUB, az);
      FloatVector hx = ax.lanewise(SUB, fromArray(FLOATS, c, base + 6 * n));
      FloatVector hy = ay.lanewise(SUB, fromArray(FLOATS, c, base + 7 * n));
      FloatVector hz = az.lanewise(SUB, fromArray(FLOATS, c, base + 8 * n));
      FloatVector nx = ey.lanewise(MUL, hz).lanewise(SUB, ez.lanewise(MUL, hy));
      FloatVector ny = ez.lanewise(MUL, hx).lanewise(SUB, ex.lanewise(MUL, hz));
      FloatVector nz = ex.lanewise(MUL, hy).lanewise(SUB, ey.lanewise(MUL, hx));
      FloatVector dx = broadcast(FLOATS, r.dx[i]), dy = broadcast(FLOATS, r.dy[i]),
          dz = broadcast(FLOATS, r.dz[i]);
      FloatVector det = dz.lanewise(FMA, nz, dy.lanewise(FMA, ny, dx.lanewise(MUL, nx)));
      FloatVector sign = one.blend(minusOne, det.compare(LT, zero));
      FloatVector area = det.lanewise(ABS);
      FloatVector sx = ax.lanewise(SUB, broadcast(FLOATS, r.ox[i]));
      FloatVector sy = ay.lanewise(SUB, broadcast(FLOATS, r.oy[i]));
      FloatVector sz = az.lanewise(SUB, broadcast(FLOATS, r.oz[i]));
      FloatVector far = sx.lanewise(ABS).lanewise(ADD, sy.lanewise(ABS)).lanewise(ADD, sz.lanewise(ABS));
      sx = sx.lanewise(MUL, sign);
      sy = sy.lanewise(MUL, sign);
      sz = sz.lanewise(MUL, sign);
      FloatVector px = sy.lanewise(MUL, dz).lanewise(SUB, sz.lanewise(MUL, dy));
      FloatVector py = sz.lanewise(MUL, dx).lanewise(SUB, sx.lanewise(MUL, dz));
      FloatVector pz = sx.lanewise(MUL, dy).lanewise(SUB, sy.lanewise(MUL, dx));
      FloatVector u = pz.lanewise(FMA, hz, py.lanewise(FMA, hy, px.lanewise(MUL, hx)));
      FloatVector v = pz.lanewise(FMA, ez, py.lanewise(FMA, ey, px.lanewise(MUL, ex)));
      FloatVector w = area.lanewise(SUB, u).lanewise(SUB, v);
      FloatVector t = sz.lanewise(FMA, nz, sy.lanewise(FMA, ny, sx.lanewise(MUL, nx)));
      FloatVector sumE = ex.lanewise(ABS).lanewise(ADD, ey.lanewise(ABS)).lanewise(ADD, ez.lanewise(ABS));
      FloatVector sumH = hx.lanewise(ABS).lanewise(ADD, hy.lanewise(ABS)).lanewise(ADD, hz.lanewise(ABS));
      FloatVector size = sumE.lanewise(ADD, sumH);
      far = far.lanewise(ADD, size);
      FloatVector product = sumE.lanewise(FMA, sumH, broadcast(FLOATS, WidePacketAnyTests.LEAST));
      FloatVector speed = broadcast(FLOATS, r.largest[i]);
      FloatVector farthest = far.lanewise(MUL,
          broadcast(FLOATS, WidePacketAnyTests.FARTHEST * Math.abs(d[WideRayBlock.SCALE + i])));
      FloatVector from = broadcast(FLOATS, d[WideRayBlock.FIRST + i]);
      FloatVector to = broadcast(FLOATS, d[WideRayBlock.LAST + i]);
      from = from.blend(farthest, farthest.compare(LT, from));
      to = to.blend(farthest, farthest.compare(LT, to));
      FloatVector tiny = farthest.lanewise(ADD, speed).lanewise(FMA, underflow, underflow);
      FloatVector room = far.lanewise(MUL, speed)
          .lanewise(FMA, broadcast(FLOATS, WidePacketAnyTests.SIDES), underflow).lanewise(FMA, size, tiny);
      FloatVector roomAtEnds =
          far.lanewise(MUL, broadcast(FLOATS, WidePacketAnyTests.ENDS)).lanewise(FMA, product, tiny);
      FloatVector bound = far.lanewise(MUL, broadcast(FLOATS, WidePacketAnyTests.LARGE)).lanewise(MUL, far)
          .lanewise(FMA, far.lanewise(ADD, speed), farthest); // of all products
      FloatVector after = t.lanewise(SUB, area.lanewise(MUL, from));
      FloatVector before = area.lanewise(MUL, to).lanewise(SUB, t);
      FloatVector least = room.lanewise(NEG), leastAtEnds = roomAtEnds.lanewise(NEG);
      VectorMask<Float> maybe = u.compare(GE, least);
      maybe = v.compare(GE, least, maybe);
      maybe = w.compare(GE, least, maybe);
      maybe = after.compare(GE, leastAtEnds, maybe);
      maybe = before.compare(GE, leastAtEnds, maybe);
      VectorMask<Float> sure = u.compare(GT, room);
      sure = v.compare(GT, room, sure);
      sure = w.compare(GT, room, sure);
      sure = after.compare(GT, roomAtEnds, sure);
      sure = before.compare(GT, roomAtEnds, sure);
      int finite = (int) bound.compare(LE, most).toLong(), lanes = (1 << n) - 1;
      int hit = (int) sure.toLong() & finite & lanes;
      int left = ((int) maybe.toLong() | ~finite) & lanes & ~hit;
      inside[hits] = hit;
      undecided[hits] = left;
      candidates[hits] = k;
      hits += (hit | left) != 0 ? 1 : 0;
    }
    return hits;
  }

  /** Computes t, u and v of the pairs, and keeps those that have a hit, or lanes that float leaves open. */
  private int points(int pairs) {
    WideRayBlock r = rays;
    float[] d = r.derived;
    FloatVector zero = broadcast(FLOATS, 0f), tilt = broadcast(FLOATS, RayTriangle.TILT);
    FloatVector trust = broadcast(FLOATS, RayTriangle.TRUST);
    FloatVector leastArea = broadcast(FLOATS, RayTriangle.LEAST_AREA);
    FloatVector nearest = broadcast(FLOATS, RayTriangle.NEAR);
    int[] ids = bvh.ids;
    boolean choose = r.filter != null;
    int idSum = 0; // prefetches indices for record
    int hits = 0;
    for (int h = 0; h < pairs; h++) {
      int k = candidates[h];
      int i = ray[k];
      idSum += ids[Bvh.first(leaf[k])];
      int from = h * WIDTH;
      FloatVector edgeU = fromArray(FLOATS, edgesU, from);
      FloatVector edgeV = fromArray(FLOATS, edgesV, from);
      FloatVector edgeW = fromArray(FLOATS, edgesW, from);
      FloatVector room = fromArray(FLOATS, rooms, from);
      FloatVector det = edgeU.lanewise(ADD, edgeV).lanewise(ADD, edgeW);
      FloatVector area = det.lanewise(ABS);
      FloatVector products = fromArray(FLOATS, productsU, from).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, productsV, from).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, productsW, from).lanewise(ABS));
      VectorMask<Float> trusted = area.lanewise(MUL, trust).compare(GE, products);
      trusted = area.compare(GE, leastArea, trusted);
      FloatVector inverse = broadcast(FLOATS, 1f).lanewise(DIV, det);
      FloatVector u = edgeV.lanewise(MUL, inverse);
      FloatVector v = edgeW.lanewise(MUL, inverse);
      FloatVector ar = fromArray(FLOATS, as, from), br = fromArray(FLOATS, bs, from),
          cr = fromArray(FLOATS, cs, from);
      FloatVector w = edgeU.lanewise(MUL, inverse);
      FloatVector t = w.lanewise(MUL, ar).lanewise(ADD, u.lanewise(MUL, br))
          .lanewise(ADD, v.lanewise(MUL, cr)).lanewise(MUL, broadcast(FLOATS, d[WideRayBlock.SCALE + i]));
      FloatVector along = ar.lanewise(ABS).lanewise(ADD, br.lanewise(ABS)).lanewise(ADD, cr.lanewise(ABS));
      FloatVector least = room.lanewise(MUL, inverse.lanewise(ABS));
      FloatVector depth =
          br.lanewise(SUB, ar).lanewise(ABS).lanewise(ADD, cr.lanewise(SUB, ar).lanewise(ABS));
      FloatVector near =
          nearest.lanewise(MUL, along).lanewise(ADD, tilt.lanewise(MUL, least).lanewise(MUL, depth))
              .lanewise(MUL, broadcast(FLOATS, Math.abs(d[WideRayBlock.SCALE + i])));
      FloatVector first = broadcast(FLOATS, r.tMin[i]);
      VectorMask<Float> decided = w.compare(GT, least, trusted);
      decided = u.compare(GT, least, decided);
      decided = v.compare(GT, least, decided);
      decided = t.lanewise(SUB, first).lanewise(ABS).compare(GT, near, decided);
      decided = t.lanewise(SUB, broadcast(FLOATS, r.tMax[i])).lanewise(ABS).compare(GT, near, decided);
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, inside[h]).and(decided);
      hit = t.compare(GE, first, hit);
      hit = t.compare(LE, broadcast(FLOATS, d[WideRayBlock.LAST + i]), hit);
      int to = hits * WIDTH; // the overwritten entry has been read
      FLOAT_VECTOR.cast(t).intoArray(edgesU, to);
      FLOAT_VECTOR.cast(u).intoArray(edgesV, to);
      FLOAT_VECTOR.cast(v).intoArray(edgesW, to);
      int left = inside[h] & ~(int) decided.toLong();
      // t is not negative, or −0, which + 0 removes: it compares as its bits do
      IntVector bits =
          broadcast(FLOATS, Float.POSITIVE_INFINITY).blend(t.lanewise(ADD, zero), hit).reinterpretAsInts();
      int closest = (int) bits.compare(EQ, bits.reduceLanes(MIN)).toLong() & (int) hit.toLong();
      inside[hits] = choose ? (int) hit.toLong() : closest;
      undecided[hits] = left;
      candidates[hits] = k;
      hits += (closest | left) != 0 ? 1 : 0;
    }
    prefetchSink += idSum;
    return hits;
  }

  @Override
  boolean record(int h, boolean any) {
    return any ? recordAny(h) : recordClosest(h);
  }

  private boolean recordAny(int h) {
    int i = ray[candidates[h]];
    int leaf = this.leaf[candidates[h]];
    for (int lanes = inside[h]; lanes != 0; lanes &= lanes - 1) {
      if (rays.passes(i, bvh.ids[Bvh.first(leaf) + Integer.numberOfTrailingZeros(lanes)])) {
        rays.end(i);
        return true;
      }
    }
    boolean hit = false;
    for (int left = undecided[h]; left != 0; left &= left - 1) {
      hit |= rays.castScalar(bvh, i, leaf, Integer.numberOfTrailingZeros(left), true);
    }
    return hit;
  }

  private boolean recordClosest(int h) {
    int i = ray[candidates[h]];
    int leaf = this.leaf[candidates[h]];
    boolean closer = false;
    boolean choose = rays.filter != null;
    int lanes = choose ? inside[h] : inside[h] & -inside[h]; // the lowest index, as those of a leaf ascend
    for (; lanes != 0; lanes &= lanes - 1) {
      int lane = Integer.numberOfTrailingZeros(lanes);
      int at = h * WIDTH + lane;
      closer |= rays.record(i, edgesU[at], edgesV[at], edgesW[at], bvh.ids[Bvh.first(leaf) + lane], false);
    }
    for (int left = undecided[h]; left != 0; left &= left - 1) {
      closer |= rays.castScalar(bvh, i, leaf, Integer.numberOfTrailingZeros(left), false);
    }
    return closer;
  }
}
