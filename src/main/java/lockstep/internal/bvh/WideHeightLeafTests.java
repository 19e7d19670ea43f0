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
import static lockstep.internal.bvh.WideRayBlock.FLOATS;
import static lockstep.internal.bvh.WideRayBlock.LANES;
import static lockstep.twin.WideLanes.FLOAT_VECTOR;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.internal.kernel.cast.RayTriangle;
import lockstep.twin.WideLanes;

/**
 * Ray–triangle tests of rays against cells of a heightfield: a vector of rays against one cell, or a batch of
 * pairs of a ray and a cell, pairs in the lanes of vectors. The arithmetic is that of {@link RayTriangle},
 * bit for bit. The edge functions of both triangles of a cell are computed, then t, u and v of the one that
 * the ray passes through. Where a ray may pass through both, such as at the diagonal, or float leaves it
 * open, the definition decides.
 *
 * <p>Corners are a, b, c and d, counterclockwise: triangles are a b c and a c d. Why operations are spelled
 * out with {@code lanewise}: see {@link WideLanes}.
 */
final class WideHeightLeafTests extends WideLeafTests {
  /** Which coordinate each axis is, by the dominant axis of a ray: r along it, p and q across. */
  private static final int[] COLUMN_OF_X = {0, 1, 1}, COLUMN_OF_Y = {2, 0, 2}, COLUMN_OF_Z = {1, 2, 0};

  /** Columns of a corner. */
  private static final int CORNER = 3;

  /** Bits of a lane's answer. */
  private static final int SECOND = 1, OPEN = 2, BOTH = 4;

  /** Floats per column of {@link #pairs}, which are those of corners. */
  private final int stride;

  private final float[] pairs;

  /** What is derived from the ray of each pair, as in {@link WideRayBlock#derived}. */
  private final float[] derived = new float[WideRayBlock.DERIVED];

  // of pairs
  private final float[] tMins, tMaxs, ts, us, vs;
  private long hits, seconds, open, both; // of the last vector

  /** Of a candidate, {@link #SECOND} and others. */
  private final int[] found;

  private final float[][] corners = new float[Bvh.CORNERS][2];
  private HeightPyramid field;
  private WideRayBlock rays;

  /** Tests up to {@code most} pairs at a time. */
  WideHeightLeafTests(int most) {
    super(most);
    stride = most + LANES;
    pairs = new float[4 * CORNER * stride];
    tMins = new float[stride];
    tMaxs = new float[stride];
    ts = new float[stride];
    us = new float[stride];
    vs = new float[stride];
    found = new int[most + 1];
  }

  @Override
  int test(Hierarchy tree, WideRayBlock itsRays, int count, boolean any) {
    field = (HeightPyramid) tree;
    rays = itsRays;
    gather(count);
    int candidate = 0;
    for (int k = 0; k < count; k += LANES) {
      if (test(derived, tMins, tMaxs, k, k, -1L >>> -Math.min(LANES, count - k))) {
        candidate = list(k, hits | open | both, candidate);
      }
    }
    return candidate;
  }

  /** Sets what the next vectors are of. */
  void begin(HeightPyramid itsField, WideRayBlock itsRays) {
    field = itsField;
    rays = itsRays;
  }

  /**
   * Tests a cell against those rays of a vector, from i on, whose bits are set; returns whether any has a new
   * closest hit.
   */
  boolean test(int i, int leaf, long lanes, boolean any) {
    fill(rays.directionClass[i + Long.numberOfTrailingZeros(lanes)] >> 3, ~leaf);
    if (!test(rays.derived, rays.tMin, rays.tMax, i, 0, lanes)) {
      return false;
    }
    boolean choose = rays.filter != null;
    long singly = open | both | (choose ? hits : 0);
    int id = field.triangles.first(HeightPyramid.columnOf(~leaf), HeightPyramid.rowOf(~leaf));
    boolean closer = !choose && hits != 0;
    if (closer) {
      rays.record(i, hits, ts, us, vs, id, seconds, any);
    }
    if (singly != 0) {
      for (int k = 0; k < LANES; k++) {
        ray[k] = i + k;
        this.leaf[k] = leaf;
      }
      int candidates = list(0, singly, 0);
      for (int h = 0; h < candidates; h++) {
        closer |= record(h, any);
      }
    }
    return closer;
  }

  /** Lists pairs of the last vector as candidates. */
  private int list(int from, long pairs, int candidate) {
    int end = candidate;
    for (long left = pairs; left != 0; left &= left - 1) {
      int lane = Long.numberOfTrailingZeros(left);
      candidates[end] = from + lane;
      found[end++] = (int) ((seconds >>> lane & 1) | (open >>> lane & 1) << 1 | (both >>> lane & 1) << 2);
    }
    return end;
  }

  /** Sets the first pairs to a cell, for rays of a dominant axis. */
  private void fill(int axis, int cell) {
    float[] xs = field.triangles.xs, ys = field.triangles.ys, heights = field.triangles.heights;
    int x = HeightPyramid.columnOf(cell), y = HeightPyramid.rowOf(cell);
    int from = y * xs.length + x;
    fill(COLUMN_OF_X[axis], xs[x], xs[x + 1], xs[x + 1], xs[x]);
    fill(COLUMN_OF_Y[axis], ys[y], ys[y], ys[y + 1], ys[y + 1]);
    fill(COLUMN_OF_Z[axis], heights[from], heights[from + 1], heights[from + xs.length + 1],
        heights[from + xs.length]);
  }

  private void fill(int column, float a, float b, float c, float d) {
    int at = column * stride, each = CORNER * stride;
    FLOAT_VECTOR.cast(broadcast(FLOATS, a)).intoArray(pairs, at);
    FLOAT_VECTOR.cast(broadcast(FLOATS, b)).intoArray(pairs, at + each);
    FLOAT_VECTOR.cast(broadcast(FLOATS, c)).intoArray(pairs, at + 2 * each);
    FLOAT_VECTOR.cast(broadcast(FLOATS, d)).intoArray(pairs, at + 3 * each);
  }

  private void gather(int count) {
    float[] xs = field.triangles.xs, ys = field.triangles.ys, heights = field.triangles.heights;
    float[] d = rays.derived, own = derived;
    float[] allMin = rays.tMin, allMax = rays.tMax, tMins = this.tMins, tMaxs = this.tMaxs;
    int[] classes = rays.directionClass;
    float[] to = pairs;
    int stride = this.stride;
    int columns = xs.length;
    for (int k = 0; k < count; k++) {
      int cell = ~leaf[k], i = ray[k];
      int x = HeightPyramid.columnOf(cell), y = HeightPyramid.rowOf(cell);
      int axis = classes[i] >> 3;
      int atX = COLUMN_OF_X[axis] * stride + k, atY = COLUMN_OF_Y[axis] * stride + k;
      int atZ = COLUMN_OF_Z[axis] * stride + k;
      int from = y * columns + x;
      float lowX = xs[x], highX = xs[x + 1], lowY = ys[y], highY = ys[y + 1];
      to[atX] = lowX;
      to[atY] = lowY;
      to[atZ] = heights[from];
      to[atX + CORNER * stride] = highX;
      to[atY + CORNER * stride] = lowY;
      to[atZ + CORNER * stride] = heights[from + 1];
      to[atX + 2 * CORNER * stride] = highX;
      to[atY + 2 * CORNER * stride] = highY;
      to[atZ + 2 * CORNER * stride] = heights[from + columns + 1];
      to[atX + 3 * CORNER * stride] = lowX;
      to[atY + 3 * CORNER * stride] = highY;
      to[atZ + 3 * CORNER * stride] = heights[from + columns];
      own[WideRayBlock.OR + k] = d[WideRayBlock.OR + i];
      own[WideRayBlock.OP + k] = d[WideRayBlock.OP + i];
      own[WideRayBlock.OQ + k] = d[WideRayBlock.OQ + i];
      own[WideRayBlock.SHEAR_P + k] = d[WideRayBlock.SHEAR_P + i];
      own[WideRayBlock.SHEAR_Q + k] = d[WideRayBlock.SHEAR_Q + i];
      own[WideRayBlock.SCALE + k] = d[WideRayBlock.SCALE + i];
      own[WideRayBlock.LAST + k] = d[WideRayBlock.LAST + i];
      tMins[k] = allMin[i];
      tMaxs[k] = allMax[i];
    }
  }

  /**
   * Tests a vector of pairs: those rays from i on, in columns as of a block, whose bits are set, and corners
   * {@code from} and so on. False if there is neither a hit nor a doubt.
   */
  private boolean test(float[] d, float[] tMins, float[] tMaxs, int i, int from, long lanes) {
    float[] c = pairs;
    int stride = this.stride;
    FloatVector vr = fromArray(FLOATS, d, WideRayBlock.OR + i),
        vp = fromArray(FLOATS, d, WideRayBlock.OP + i), vq = fromArray(FLOATS, d, WideRayBlock.OQ + i);
    FloatVector sp = fromArray(FLOATS, d, WideRayBlock.SHEAR_P + i),
        sq = fromArray(FLOATS, d, WideRayBlock.SHEAR_Q + i);
    FloatVector ar = fromArray(FLOATS, c, from).lanewise(SUB, vr);
    FloatVector ap =
        fromArray(FLOATS, c, from + stride).lanewise(SUB, vp).lanewise(SUB, ar.lanewise(MUL, sp));
    FloatVector aq =
        fromArray(FLOATS, c, from + 2 * stride).lanewise(SUB, vq).lanewise(SUB, ar.lanewise(MUL, sq));
    int b = from + CORNER * stride;
    FloatVector br = fromArray(FLOATS, c, b).lanewise(SUB, vr);
    FloatVector bp = fromArray(FLOATS, c, b + stride).lanewise(SUB, vp).lanewise(SUB, br.lanewise(MUL, sp));
    FloatVector bq =
        fromArray(FLOATS, c, b + 2 * stride).lanewise(SUB, vq).lanewise(SUB, br.lanewise(MUL, sq));
    int third = from + 2 * CORNER * stride;
    FloatVector cr = fromArray(FLOATS, c, third).lanewise(SUB, vr);
    FloatVector cp =
        fromArray(FLOATS, c, third + stride).lanewise(SUB, vp).lanewise(SUB, cr.lanewise(MUL, sp));
    FloatVector cq =
        fromArray(FLOATS, c, third + 2 * stride).lanewise(SUB, vq).lanewise(SUB, cr.lanewise(MUL, sq));
    int fourth = from + 3 * CORNER * stride;
    FloatVector dr = fromArray(FLOATS, c, fourth).lanewise(SUB, vr);
    FloatVector dp =
        fromArray(FLOATS, c, fourth + stride).lanewise(SUB, vp).lanewise(SUB, dr.lanewise(MUL, sp));
    FloatVector dq =
        fromArray(FLOATS, c, fourth + 2 * stride).lanewise(SUB, vq).lanewise(SUB, dr.lanewise(MUL, sq));
    FloatVector alongBoth = ar.lanewise(ABS).lanewise(ADD, cr.lanewise(ABS));
    FloatVector acrossBoth = ap.lanewise(ABS).lanewise(ADD, cp.lanewise(ABS)).lanewise(ADD,
        aq.lanewise(ABS).lanewise(ADD, cq.lanewise(ABS)));
    FloatVector ofAlong = broadcast(FLOATS, RayTriangle.ALONG),
        ofAcross = broadcast(FLOATS, RayTriangle.ACROSS), tiny = broadcast(FLOATS, RayTriangle.TINY);
    // a b c
    FloatVector productU = cp.lanewise(MUL, bq), productV = ap.lanewise(MUL, cq),
        productW = bp.lanewise(MUL, aq);
    FloatVector crossed = aq.lanewise(MUL, cp);
    FloatVector edgeU = productU.lanewise(SUB, cq.lanewise(MUL, bp));
    FloatVector edgeV = productV.lanewise(SUB, crossed);
    FloatVector edgeW = productW.lanewise(SUB, bq.lanewise(MUL, ap));
    FloatVector along = alongBoth.lanewise(ADD, br.lanewise(ABS));
    FloatVector across = acrossBoth.lanewise(ADD, bp.lanewise(ABS).lanewise(ADD, bq.lanewise(ABS)));
    FloatVector delta = along.lanewise(MUL, ofAlong).lanewise(ADD, across.lanewise(MUL, ofAcross));
    FloatVector room = across.lanewise(ADD, delta).lanewise(MUL, delta).lanewise(ADD, tiny);
    FloatVector least = room.lanewise(NEG);
    VectorMask<Float> front =
        edgeU.compare(GE, least).and(edgeV.compare(GE, least)).and(edgeW.compare(GE, least));
    VectorMask<Float> back =
        edgeU.compare(LE, room).and(edgeV.compare(LE, room)).and(edgeW.compare(LE, room));
    VectorMask<Float> first = front.or(back);
    // a c d
    FloatVector productU2 = dp.lanewise(MUL, cq), productV2 = ap.lanewise(MUL, dq);
    FloatVector edgeU2 = productU2.lanewise(SUB, dq.lanewise(MUL, cp));
    FloatVector edgeV2 = productV2.lanewise(SUB, aq.lanewise(MUL, dp));
    FloatVector edgeW2 = crossed.lanewise(SUB, productV);
    FloatVector along2 = alongBoth.lanewise(ADD, dr.lanewise(ABS));
    across = acrossBoth.lanewise(ADD, dp.lanewise(ABS).lanewise(ADD, dq.lanewise(ABS)));
    delta = along2.lanewise(MUL, ofAlong).lanewise(ADD, across.lanewise(MUL, ofAcross));
    FloatVector room2 = across.lanewise(ADD, delta).lanewise(MUL, delta).lanewise(ADD, tiny);
    least = room2.lanewise(NEG);
    front = edgeU2.compare(GE, least).and(edgeV2.compare(GE, least)).and(edgeW2.compare(GE, least));
    back = edgeU2.compare(LE, room2).and(edgeV2.compare(LE, room2)).and(edgeW2.compare(LE, room2));
    VectorMask<Float> second = front.or(back);
    long firsts = first.toLong(), seconds = second.toLong();
    long inside = (firsts | seconds) & lanes;
    if (inside == 0) {
      return false;
    }
    room = room.blend(room2, second);
    along = along.blend(along2, second);
    edgeU = edgeU.blend(edgeU2, second);
    edgeV = edgeV.blend(edgeV2, second);
    edgeW = edgeW.blend(edgeW2, second);
    FloatVector products = productU.blend(productU2, second).lanewise(ABS)
        .lanewise(ADD, productV.blend(productV2, second).lanewise(ABS))
        .lanewise(ADD, productW.blend(crossed, second).lanewise(ABS));
    FloatVector nextR = br.blend(cr, second), lastR = cr.blend(dr, second);
    FloatVector det = edgeU.lanewise(ADD, edgeV).lanewise(ADD, edgeW);
    FloatVector area = det.lanewise(ABS);
    VectorMask<Float> trusted = area.lanewise(MUL, broadcast(FLOATS, RayTriangle.TRUST)).compare(GE, products)
        .and(area.compare(GE, broadcast(FLOATS, RayTriangle.LEAST_AREA)));
    FloatVector inverse = broadcast(FLOATS, 1f).lanewise(DIV, det);
    FloatVector u = edgeV.lanewise(MUL, inverse);
    FloatVector v = edgeW.lanewise(MUL, inverse);
    FloatVector w = edgeU.lanewise(MUL, inverse);
    FloatVector scale = fromArray(FLOATS, d, WideRayBlock.SCALE + i);
    FloatVector t = w.lanewise(MUL, ar).lanewise(ADD, u.lanewise(MUL, nextR))
        .lanewise(ADD, v.lanewise(MUL, lastR)).lanewise(MUL, scale);
    FloatVector doubt = room.lanewise(MUL, inverse.lanewise(ABS));
    FloatVector depth =
        nextR.lanewise(SUB, ar).lanewise(ABS).lanewise(ADD, lastR.lanewise(SUB, ar).lanewise(ABS));
    FloatVector near = along.lanewise(MUL, broadcast(FLOATS, RayTriangle.NEAR))
        .lanewise(ADD, doubt.lanewise(MUL, broadcast(FLOATS, RayTriangle.TILT)).lanewise(MUL, depth))
        .lanewise(MUL, scale.lanewise(ABS));
    FloatVector tMin = fromArray(FLOATS, tMins, i), tMax = fromArray(FLOATS, tMaxs, i);
    VectorMask<Float> decided = trusted.and(w.compare(GT, doubt)).and(u.compare(GT, doubt))
        .and(v.compare(GT, doubt)).and(t.lanewise(SUB, tMin).lanewise(ABS).compare(GT, near))
        .and(t.lanewise(SUB, tMax).lanewise(ABS).compare(GT, near));
    VectorMask<Float> hit =
        decided.and(t.compare(GE, tMin)).and(t.compare(LE, fromArray(FLOATS, d, WideRayBlock.LAST + i)));
    FLOAT_VECTOR.cast(t).intoArray(ts, from);
    FLOAT_VECTOR.cast(u).intoArray(us, from);
    FLOAT_VECTOR.cast(v).intoArray(vs, from);
    this.seconds = seconds;
    both = firsts & seconds & inside;
    open = inside & ~decided.toLong() & ~both;
    hits = hit.toLong() & inside & ~both;
    return (hits | open | both) != 0;
  }

  @Override
  boolean record(int h, boolean any) {
    int k = candidates[h], i = ray[k], cell = ~leaf[k];
    int x = HeightPyramid.columnOf(cell), y = HeightPyramid.rowOf(cell);
    int id = field.triangles.first(x, y), second = found[h] & SECOND;
    if ((found[h] & (OPEN | BOTH)) == 0) {
      return rays.record(i, ts[k], us[k], vs[k], id + second, any);
    }
    field.triangles.copyCell(x, y, corners, 0);
    if ((found[h] & BOTH) == 0) {
      return rays.castScalar(corners, second, i, id + second, any);
    }
    boolean hits = rays.castScalar(corners, 0, i, id, any);
    return rays.castScalar(corners, 1, i, id + 1, any) || hits;
  }
}
