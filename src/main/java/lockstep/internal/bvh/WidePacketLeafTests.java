package lockstep.internal.bvh;

import static jdk.incubator.vector.FloatVector.broadcast;
import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.NEG;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.internal.bvh.WideTraversal.WIDTH;
import static lockstep.twin.WideLanes.FLOAT_VECTOR;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.internal.kernel.cast.RayTriangle;
import lockstep.twin.Real;
import lockstep.twin.WideLanes;

/**
 * Ray–triangle tests of a packet against leaves: a vector of rays of the same dominant axis against the
 * triangles of a leaf, one after the other. The arithmetic is that of {@link RayTriangle}, bit for bit, and
 * stands here twice: first the signs of the edge functions for all triangles of the leaf, without a branch,
 * then all of it for triangles that some ray may hit. A shared method would be too large to be inlined and
 * its vectors would be boxed. Why operations are spelled out with {@code lanewise}: see {@link WideLanes}.
 *
 * <p>What float may be off by is bounded for a leaf and a vector of rays, not for each triangle as in {@code
 * RayTriangle.room}. Where a ray hits, its sheared corners lie around it, so their coordinates are less than
 * the extents of the leaf: S, which is twice the sum of these, with that along the dominant axis counted
 * twice, is at least the sum of all coordinates. With z the distance of its farther side, a corner is off by
 * δ = 5.5 u z + 3 u S, and an edge function by {@code δ (S + 16 δ)}, as float may place each of six
 * coordinates 2 δ beyond the extents. t is off by δ times the slope of the triangle's plane, the other two
 * components of its normal divided by the area, which for a strip of triangles along the ray is far less than
 * the depth. Decisions are exact, so other bounds change no answer, only how many pairs are left to the
 * definition.
 */
final class WidePacketLeafTests {
  private static final int LANES = WideRayBlock.LANES;

  /** More than rounding takes from extents. */
  private static final float ROUNDED_UP = 1 + 8 * Real.U;

  /** The part of S by which corners are off, and what they are off by at least, for underflow of products. */
  private static final float OF_SIZE = 3 * Real.U, LEAST_DELTA = 0x1p-60f;

  /** How often δ² is to be added. */
  private static final float SQUARE = 16;

  /**
   * Edge functions together are off by u of their products and of the area, besides, so t by twice that of
   * the depth, divided by the area; the depth is at most twice the sum of the corners' distances.
   */
  private static final float PRODUCTS = 2 * Real.U, NEAR = RayTriangle.NEAR + 4 * Real.U;

  /** Per triangle of the leaf the lanes that pass the signs of its edge functions. */
  private final long[] inside = new long[WIDTH];

  // of the vector: what edge functions may be off by, and t for each slope
  private final float[] rooms = new float[LANES], tilts = new float[LANES];

  // t, u and v of the last triangle that was hit
  private final float[] ts = new float[LANES], us = new float[LANES], vs = new float[LANES];
  private Bvh bvh;
  private WideRayBlock rays;
  private int ir, ip, iq; // the dominant axis and the two others
  private float low, extent, size; // of the leaf: along the dominant axis, and S

  /** Sets the tree and the rays; {@code axis} is the dominant one of their directions. */
  void begin(Bvh bvh, WideRayBlock rays, int axis) {
    this.bvh = bvh;
    this.rays = rays;
    ir = axis;
    ip = axis == 0 ? 2 : 0;
    iq = axis == 1 ? 2 : 1;
  }

  /** Sets the bounds of the leaf that is tested next, the child at {@code at}. */
  void enter(int at) {
    float sum = 0;
    for (int axis = 0; axis < 3; axis++) {
      float min = Float.intBitsToFloat(bvh.nodes[at + Bvh.plane(WIDTH, axis, false)]);
      float max = Float.intBitsToFloat(bvh.nodes[at + Bvh.plane(WIDTH, axis, true)]);
      sum += max - min;
      if (axis == ir) {
        sum += max - min;
        low = min;
        extent = ROUNDED_UP * (max - min);
      }
    }
    size = ROUNDED_UP * 2 * sum;
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
    FloatVector farthest =
        vr.lanewise(SUB, broadcast(FLOATS, low)).lanewise(ABS).lanewise(ADD, broadcast(FLOATS, extent));
    FloatVector delta = farthest.lanewise(MUL, broadcast(FLOATS, RayTriangle.ALONG)).lanewise(ADD,
        broadcast(FLOATS, LEAST_DELTA + OF_SIZE * size));
    FloatVector room = delta.lanewise(MUL, broadcast(FLOATS, SQUARE)).lanewise(ADD, broadcast(FLOATS, size))
        .lanewise(MUL, delta);
    FloatVector least = room.lanewise(NEG);
    FLOAT_VECTOR.cast(room).intoArray(rooms, 0);
    FLOAT_VECTOR.cast(delta.lanewise(MUL, broadcast(FLOATS, RayTriangle.TILT))).intoArray(tilts, 0);
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
      VectorMask<Float> front = edgeU.compare(GE, least);
      front = edgeV.compare(GE, least, front);
      front = edgeW.compare(GE, least, front);
      VectorMask<Float> back = edgeU.compare(LE, room);
      back = edgeV.compare(LE, room, back);
      back = edgeW.compare(LE, room, back);
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
    FloatVector along = ar.lanewise(ABS).lanewise(ADD, br.lanewise(ABS)).lanewise(ADD, cr.lanewise(ABS));
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
    FloatVector w = edgeU.lanewise(MUL, inverse);
    FloatVector t = w.lanewise(MUL, ar).lanewise(ADD, u.lanewise(MUL, br)).lanewise(ADD, v.lanewise(MUL, cr))
        .lanewise(MUL, fromArray(FLOATS, rays.derived, WideRayBlock.SCALE + i));
    FloatVector least = fromArray(FLOATS, rooms, 0).lanewise(MUL, inverse.lanewise(ABS));
    FloatVector er = br.lanewise(SUB, ar), gr = cr.lanewise(SUB, ar);
    FloatVector slopeP =
        bq.lanewise(SUB, aq).lanewise(MUL, gr).lanewise(SUB, cq.lanewise(SUB, aq).lanewise(MUL, er));
    FloatVector slopeQ =
        bp.lanewise(SUB, ap).lanewise(MUL, gr).lanewise(SUB, cp.lanewise(SUB, ap).lanewise(MUL, er));
    FloatVector depth = er.lanewise(ABS).lanewise(ADD, gr.lanewise(ABS));
    FloatVector near =
        slopeP.lanewise(ABS).lanewise(ADD, slopeQ.lanewise(ABS)).lanewise(MUL, fromArray(FLOATS, tilts, 0))
            .lanewise(ADD, products.lanewise(MUL, depth).lanewise(MUL, broadcast(FLOATS, PRODUCTS)))
            .lanewise(MUL, inverse.lanewise(ABS)).lanewise(ADD, along.lanewise(MUL, broadcast(FLOATS, NEAR)))
            .lanewise(MUL, fromArray(FLOATS, rays.derived, WideRayBlock.SCALE + i).lanewise(ABS));
    VectorMask<Float> decided = w.compare(GT, least, trusted);
    decided = u.compare(GT, least, decided);
    decided = v.compare(GT, least, decided);
    decided = t.lanewise(SUB, fromArray(FLOATS, rays.tMin, i)).lanewise(ABS).compare(GT, near, decided);
    decided = t.lanewise(SUB, fromArray(FLOATS, rays.tMax, i)).lanewise(ABS).compare(GT, near, decided);
    long sure = decided.toLong() & inside;
    VectorMask<Float> hit = t.compare(GE, fromArray(FLOATS, rays.tMin, i), decided);
    hit = t.compare(LE, fromArray(FLOATS, rays.derived, WideRayBlock.LAST + i), hit);
    FLOAT_VECTOR.cast(t).intoArray(ts, 0);
    FLOAT_VECTOR.cast(u).intoArray(us, 0);
    FLOAT_VECTOR.cast(v).intoArray(vs, 0);
    int id = bvh.ids[Bvh.first(leaf) + k];
    long hits = rays.passing(i, id, hit.toLong() & sure);
    boolean closer = hits != 0;
    if (closer) {
      rays.record(i, hits, ts, us, vs, id, 0, false);
    }
    for (long undecided = inside & ~sure; undecided != 0; undecided &= undecided - 1) {
      closer |= rays.castScalar(bvh, i + Long.numberOfTrailingZeros(undecided), leaf, k, false);
    }
    return closer;
  }
}
