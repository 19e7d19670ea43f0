package lockstep.bvh;

import static jdk.incubator.vector.FloatVector.broadcast;
import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.MIN;
import static lockstep.bvh.WideWalk.FLOATS;
import static lockstep.bvh.WideWalk.INTS;
import static lockstep.bvh.WideWalk.WIDTH;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;
import lockstep.kernel.RayTriangle;

/**
 * Single rays against leaves, many such pairs at a time, the triangles of a leaf in the lanes of a vector. The
 * arithmetic is that of {@link RayTriangle}, in stages that each go through all pairs without a branch: load, signs
 * of edge functions, and for pairs that may hit the points. What needs a branch, a hit, comes last and is rare.
 */
final class LeafTests {
  /** Floats of a cache line. */
  private static final int LINE = 16;

  /** The pairs: a ray of the block, and a leaf. */
  final int[] ray, leaf;

  /** The numbers of those pairs in which the ray meets a triangle, as far as signs of edge functions go. */
  final int[] struck;

  // of struck pairs: edge functions, later t, u and v; distances of corners; sums of |products|
  private final float[] edgesU, edgesV, edgesW, as, bs, cs, products;

  // of struck pairs: lanes inside, later those of the closest hit; lanes that only double can decide
  private final int[] inside, doubtful;

  private Bvh bvh;
  private RayBlock rays;

  /** Written only, so that what is loaded early is not loaded in vain. */
  float touched;

  /** Room for so many pairs. */
  LeafTests(int most) {
    ray = new int[most];
    leaf = new int[most];
    struck = new int[most + 1]; // one more, for what does not belong
    inside = new int[most + 1];
    doubtful = new int[most];
    int lanes = (most + 1) * WIDTH;
    edgesU = new float[lanes];
    edgesV = new float[lanes];
    edgesW = new float[lanes];
    as = new float[lanes];
    bs = new float[lanes];
    cs = new float[lanes];
    products = new float[lanes];
  }

  /** Tests the first {@code count} pairs and returns how many are struck: {@link #take} them. */
  int test(Bvh bvh, RayBlock rays, int count) {
    this.bvh = bvh;
    this.rays = rays;
    touch(count);
    int hits = edges(count);
    points(hits);
    return hits;
  }

  /** Loads what leaves need, all of it at once: the tests themselves would wait for one leaf after the other. */
  private void touch(int count) {
    float[] c = bvh.corners;
    int[] ids = bvh.ids;
    float sum = 0;
    int idSum = 0;
    for (int k = 0; k < count; k++) {
      int first = Bvh.first(leaf[k]);
      idSum += ids[first];
      int base = Bvh.CORNERS * first;
      int last = base + Bvh.CORNERS * Bvh.count(leaf[k]) - 1;
      sum += c[base] + c[Math.min(base + LINE, last)] + c[Math.min(base + 2 * LINE, last)]
          + c[Math.min(base + 3 * LINE, last)] + c[last];
    }
    touched = sum + idSum;
  }

  private int edges(int count) {
    float[] c = bvh.corners;
    RayBlock r = rays;
    int hits = 0;
    for (int k = 0; k < count; k++) {
      int i = ray[k];
      int axis = r.kind[i] >> 3;
      int n = Bvh.count(leaf[k]);
      int base = Bvh.CORNERS * Bvh.first(leaf[k]);
      int ir = base + axis * n;
      int ip = base + (axis == 0 ? 2 * n : 0);
      int iq = base + (axis == 1 ? 2 * n : n);
      FloatVector sp = broadcast(FLOATS, r.shearP[i]);
      FloatVector sq = broadcast(FLOATS, r.shearQ[i]);
      FloatVector vr = broadcast(FLOATS, r.or[i]);
      FloatVector vp = broadcast(FLOATS, r.op[i]);
      FloatVector vq = broadcast(FLOATS, r.oq[i]);
      FloatVector ar = fromArray(FLOATS, c, ir).sub(vr);
      FloatVector br = fromArray(FLOATS, c, ir + 3 * n).sub(vr);
      FloatVector cr = fromArray(FLOATS, c, ir + 6 * n).sub(vr);
      FloatVector ap = fromArray(FLOATS, c, ip).sub(vp).sub(sp.mul(ar));
      FloatVector bp = fromArray(FLOATS, c, ip + 3 * n).sub(vp).sub(sp.mul(br));
      FloatVector cp = fromArray(FLOATS, c, ip + 6 * n).sub(vp).sub(sp.mul(cr));
      FloatVector aq = fromArray(FLOATS, c, iq).sub(vq).sub(sq.mul(ar));
      FloatVector bq = fromArray(FLOATS, c, iq + 3 * n).sub(vq).sub(sq.mul(br));
      FloatVector cq = fromArray(FLOATS, c, iq + 6 * n).sub(vq).sub(sq.mul(cr));
      FloatVector productU = cp.mul(bq);
      FloatVector productV = ap.mul(cq);
      FloatVector productW = bp.mul(aq);
      FloatVector edgeU = productU.sub(cq.mul(bp));
      FloatVector edgeV = productV.sub(aq.mul(cp));
      FloatVector edgeW = productW.sub(bq.mul(ap));
      VectorMask<Float> front = edgeU.compare(GE, 0f);
      front = edgeV.compare(GE, 0f, front);
      front = edgeW.compare(GE, 0f, front);
      VectorMask<Float> back = edgeU.compare(LE, 0f);
      back = edgeV.compare(LE, 0f, back);
      back = edgeW.compare(LE, 0f, back);
      int bits = (int) front.or(back).toLong() & ((1 << n) - 1);
      int to = hits * WIDTH;
      edgeU.intoArray(edgesU, to);
      edgeV.intoArray(edgesV, to);
      edgeW.intoArray(edgesW, to);
      ar.intoArray(as, to);
      br.intoArray(bs, to);
      cr.intoArray(cs, to);
      productU.abs().add(productV.abs()).add(productW.abs()).intoArray(products, to);
      inside[hits] = bits;
      struck[hits] = k;
      hits += bits != 0 ? 1 : 0;
    }
    return hits;
  }

  private void points(int hits) {
    RayBlock r = rays;
    for (int h = 0; h < hits; h++) {
      int i = ray[struck[h]];
      int from = h * WIDTH;
      FloatVector edgeU = fromArray(FLOATS, edgesU, from);
      FloatVector edgeV = fromArray(FLOATS, edgesV, from);
      FloatVector edgeW = fromArray(FLOATS, edgesW, from);
      FloatVector det = edgeU.add(edgeV).add(edgeW);
      FloatVector area = det.abs();
      VectorMask<Float> trusted = area.mul(RayTriangle.TRUST).compare(GE, fromArray(FLOATS, products, from));
      trusted = area.compare(GE, RayTriangle.LEAST_AREA, trusted);
      FloatVector inverse = broadcast(FLOATS, 1f).div(det);
      FloatVector u = edgeV.mul(inverse);
      FloatVector v = edgeW.mul(inverse);
      FloatVector t =
          edgeU.mul(inverse).mul(fromArray(FLOATS, as, from)).add(u.mul(fromArray(FLOATS, bs, from)))
              .add(v.mul(fromArray(FLOATS, cs, from))).mul(broadcast(FLOATS, r.scale[i]));
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, inside[h]).and(trusted);
      hit = inverse.abs().compare(GT, 0f, hit);
      hit = t.compare(GE, broadcast(FLOATS, r.tMin[i]), hit);
      hit = t.compare(LE, broadcast(FLOATS, r.last[i]), hit);
      hit = t.abs().compare(LE, Float.MAX_VALUE, hit);
      t.intoArray(edgesU, from);
      u.intoArray(edgesV, from);
      v.intoArray(edgesW, from);
      doubtful[h] = inside[h] & ~(int) trusted.toLong();
      // t is not negative, or −0, which + 0 removes: it compares as its bits do
      IntVector bits = broadcast(FLOATS, Float.POSITIVE_INFINITY).blend(t.add(0f), hit).reinterpretAsInts();
      inside[h] = (int) bits.compare(EQ, bits.reduceLanes(MIN)).toLong() & (int) hit.toLong();
    }
  }

  /** Takes the hits of the h-th struck pair, if they are the closest of their ray so far; whether any is. */
  boolean take(int h, boolean any) {
    int i = ray[struck[h]];
    int leaf = this.leaf[struck[h]];
    boolean closer = false;
    if (inside[h] != 0) {
      int lane = Integer.numberOfTrailingZeros(inside[h]); // the lowest index: a leaf's ascend
      int at = h * WIDTH + lane;
      closer = rays.closer(i, edgesU[at], edgesV[at], edgesW[at], bvh.ids[Bvh.first(leaf) + lane], any);
    }
    for (int left = doubtful[h]; left != 0; left &= left - 1) {
      closer |= rays.exactly(bvh, i, leaf, Integer.numberOfTrailingZeros(left), any);
    }
    return closer;
  }
}
