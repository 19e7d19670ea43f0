package lockstep.internal.bvh;

import static jdk.incubator.vector.FloatVector.broadcast;
import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.internal.bvh.WideTraversal.WIDTH;
import static lockstep.twin.WideLanes.FLOAT_VECTOR;
import static lockstep.twin.WideLanes.INT_VECTOR;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;
import lockstep.internal.kernel.cast.RayTriangle;
import lockstep.twin.WideLanes;

/**
 * Ray–triangle tests of a packet against leaves: a vector of rays of the same dominant axis against the
 * triangles of a leaf, one after the other. The arithmetic is that of {@link RayTriangle}, bit for bit, and
 * stands here twice: first the signs of the edge functions for all triangles of the leaf, without a branch,
 * then all of it for triangles that some ray may hit. A shared method would be too large to be inlined and
 * its vectors would be boxed. Why operations are spelled out with {@code lanewise}: see {@link WideLanes}.
 */
final class WidePacketLeafTests {
  private static final int LANES = WideRayBlock.LANES;

  /** Per triangle of the leaf the lanes that pass the signs of its edge functions. */
  private final long[] inside = new long[WIDTH];

  // t, u and v of the last triangle that was hit
  private final float[] ts = new float[LANES], us = new float[LANES], vs = new float[LANES];
  private Bvh bvh;
  private WideRayBlock rays;
  private int ir, ip, iq; // the dominant axis and the two others
  private boolean any;

  /** Sets the tree and the rays; {@code axis} is the dominant one of their directions. */
  void begin(Bvh bvh, WideRayBlock rays, int axis, boolean any) {
    this.bvh = bvh;
    this.rays = rays;
    this.any = any;
    ir = axis;
    ip = axis == 0 ? 2 : 0;
    iq = axis == 1 ? 2 : 1;
  }

  /**
   * Tests those triangles of a leaf whose bits are set against a vector of rays from i on; returns whether
   * any has a new closest hit.
   */
  boolean test(int i, int leaf, int triangles, long lanes) {
    int n = Bvh.count(leaf);
    var FLOATS = WideRayBlock.FLOATS;
    WideRayBlock rays = this.rays;
    float[] c = bvh.leafColumns;
    int base = Bvh.CORNERS * Bvh.first(leaf);
    int r = base + ir * n, p = base + ip * n, q = base + iq * n;
    FloatVector vr = fromArray(FLOATS, rays.derived, WideRayBlock.OR + i);
    FloatVector vp = fromArray(FLOATS, rays.derived, WideRayBlock.OP + i);
    FloatVector vq = fromArray(FLOATS, rays.derived, WideRayBlock.OQ + i);
    FloatVector sp = fromArray(FLOATS, rays.derived, WideRayBlock.SHEAR_P + i);
    FloatVector sq = fromArray(FLOATS, rays.derived, WideRayBlock.SHEAR_Q + i);
    int candidates = 0;
    for (int left = triangles; left != 0; left &= left - 1) {
      int k = Integer.numberOfTrailingZeros(left);
      FloatVector ar = broadcast(FLOATS, c[r + k]).lanewise(SUB, vr);
      FloatVector br = broadcast(FLOATS, c[r + k + 3 * n]).lanewise(SUB, vr);
      FloatVector cr = broadcast(FLOATS, c[r + k + 6 * n]).lanewise(SUB, vr);
      FloatVector ap = broadcast(FLOATS, c[p + k]).lanewise(SUB, vp).lanewise(SUB, ar.lanewise(MUL, sp));
      FloatVector bp =
          broadcast(FLOATS, c[p + k + 3 * n]).lanewise(SUB, vp).lanewise(SUB, br.lanewise(MUL, sp));
      FloatVector cp =
          broadcast(FLOATS, c[p + k + 6 * n]).lanewise(SUB, vp).lanewise(SUB, cr.lanewise(MUL, sp));
      FloatVector aq = broadcast(FLOATS, c[q + k]).lanewise(SUB, vq).lanewise(SUB, ar.lanewise(MUL, sq));
      FloatVector bq =
          broadcast(FLOATS, c[q + k + 3 * n]).lanewise(SUB, vq).lanewise(SUB, br.lanewise(MUL, sq));
      FloatVector cq =
          broadcast(FLOATS, c[q + k + 6 * n]).lanewise(SUB, vq).lanewise(SUB, cr.lanewise(MUL, sq));
      FloatVector edgeU = cp.lanewise(MUL, bq).lanewise(SUB, cq.lanewise(MUL, bp));
      FloatVector edgeV = ap.lanewise(MUL, cq).lanewise(SUB, aq.lanewise(MUL, cp));
      FloatVector edgeW = bp.lanewise(MUL, aq).lanewise(SUB, bq.lanewise(MUL, ap));
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
    float[] c = bvh.leafColumns;
    int base = Bvh.CORNERS * Bvh.first(leaf) + k;
    int r = base + ir * n, p = base + ip * n, q = base + iq * n;
    FloatVector vr = fromArray(FLOATS, rays.derived, WideRayBlock.OR + i);
    FloatVector vp = fromArray(FLOATS, rays.derived, WideRayBlock.OP + i);
    FloatVector vq = fromArray(FLOATS, rays.derived, WideRayBlock.OQ + i);
    FloatVector sp = fromArray(FLOATS, rays.derived, WideRayBlock.SHEAR_P + i);
    FloatVector sq = fromArray(FLOATS, rays.derived, WideRayBlock.SHEAR_Q + i);
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
    FloatVector inverse = broadcast(FLOATS, 1f).lanewise(DIV, det);
    FloatVector u = edgeV.lanewise(MUL, inverse);
    FloatVector v = edgeW.lanewise(MUL, inverse);
    FloatVector t = edgeU.lanewise(MUL, inverse).lanewise(MUL, ar).lanewise(ADD, u.lanewise(MUL, br))
        .lanewise(ADD, v.lanewise(MUL, cr))
        .lanewise(MUL, fromArray(FLOATS, rays.derived, WideRayBlock.SCALE + i));
    FloatVector near = ar.lanewise(ABS).lanewise(ADD, br.lanewise(ABS)).lanewise(ADD, cr.lanewise(ABS))
        .lanewise(MUL, broadcast(FLOATS, RayTriangle.NEAR))
        .lanewise(MUL, fromArray(FLOATS, rays.derived, WideRayBlock.SCALE + i).lanewise(ABS));
    VectorMask<Float> atEnd = t.lanewise(SUB, fromArray(FLOATS, rays.tMin, i)).lanewise(ABS).compare(LE, near)
        .or(t.lanewise(SUB, fromArray(FLOATS, rays.tMax, i)).lanewise(ABS).compare(LE, near));
    VectorMask<Float> decided = trusted.andNot(atEnd);
    long sure = decided.toLong() & inside;
    VectorMask<Float> hit = inverse.lanewise(ABS).compare(GT, broadcast(FLOATS, 0f), decided);
    hit = t.compare(GE, fromArray(FLOATS, rays.tMin, i), hit);
    hit = t.compare(LE, fromArray(FLOATS, rays.derived, WideRayBlock.LAST + i), hit);
    hit = t.lanewise(ABS).compare(LE, broadcast(FLOATS, Float.MAX_VALUE), hit);
    FLOAT_VECTOR.cast(t).intoArray(ts, 0);
    FLOAT_VECTOR.cast(u).intoArray(us, 0);
    FLOAT_VECTOR.cast(v).intoArray(vs, 0);
    int id = bvh.ids[Bvh.first(leaf) + k];
    long hits = rays.passing(i, id, hit.toLong() & sure);
    boolean closer = hits != 0;
    if (closer) {
      record(i, id, hits);
    }
    for (long undecided = inside & ~sure; undecided != 0; undecided &= undecided - 1) {
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
    FLOAT_VECTOR.cast(best.blend(t, less)).intoArray(rays.t, i);
    FLOAT_VECTOR.cast(fromArray(FLOATS, rays.u, i).blend(fromArray(FLOATS, us, 0), less)).intoArray(rays.u,
        i);
    FLOAT_VECTOR.cast(fromArray(FLOATS, rays.v, i).blend(fromArray(FLOATS, vs, 0), less)).intoArray(rays.v,
        i);
    INT_VECTOR.cast(index.blend(id, less.cast(WideRayBlock.INTS))).intoArray(rays.index, i);
    FloatVector last = fromArray(FLOATS, rays.derived, WideRayBlock.LAST + i);
    FLOAT_VECTOR.cast(last.blend(any ? broadcast(FLOATS, -1f) : t.add(0f), less)).intoArray(rays.derived,
        WideRayBlock.LAST + i);
  }
}
