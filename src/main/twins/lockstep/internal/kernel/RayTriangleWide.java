// Compiled from RayTriangle.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.twin.WideLanes.FLOATS;
import static lockstep.twin.WideLanes.FLOAT_VECTOR;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/** Wide twin of {@link RayTriangle#cast}: the same operations in the same order, on vectors of pairs. */
public final class RayTriangleWide implements Kernel {
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_TRUST = FloatVector.broadcast(FLOATS, 16.0f);
  private static final FloatVector ALL_LEAST_AREA = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_NAN = FloatVector.broadcast(FLOATS, Float.NaN);
  private static final FloatVector ALL_NEAR = FloatVector.broadcast(FLOATS, 4.7683716E-7f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);

  /** It has no state. */
  public RayTriangleWide() {}

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] oxs = columns1[0], oys = columns1[1], ozs = columns1[2], dxs = columns1[3], dys = columns1[4],
        dzs = columns1[5], tMins = columns1[6], tMaxs = columns1[7];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    float[][] results = out.floats;
    float[] tOuts = results[0], uOuts = results[1], vOuts = results[2];
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      int at = out.from + Kernel.BLOCK * block;
      long doubt = 0;
      long hits = 0;
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
        int i = from1 + k;
        int j = from2 + k;
        FloatVector dx = fromArray(FLOATS, dxs, i);
        FloatVector absDx = dx.lanewise(ABS);
        FloatVector dy = fromArray(FLOATS, dys, i);
        FloatVector absDy = dy.lanewise(ABS);
        FloatVector dz = fromArray(FLOATS, dzs, i);
        FloatVector absDz = dz.lanewise(ABS);
        VectorMask<Float> alongX = absDx.compare(GE, absDy);
        alongX = absDx.compare(GE, absDz, alongX);
        VectorMask<Float> alongY = absDy.compare(GE, absDz, alongX.not());
        // alongX ? x : alongY ? y : z
        FloatVector scale = ALL_ONE.lanewise(DIV, dz.blend(dy, alongY).blend(dx, alongX));
        // alongX ? dz : dx
        FloatVector shearP = dx.blend(dz, alongX).lanewise(MUL, scale);
        // alongY ? dz : dy
        FloatVector shearQ = dy.blend(dz, alongY).lanewise(MUL, scale);
        FloatVector ox = fromArray(FLOATS, oxs, i);
        FloatVector x = fromArray(FLOATS, axs, j).lanewise(SUB, ox);
        FloatVector oy = fromArray(FLOATS, oys, i);
        FloatVector y = fromArray(FLOATS, ays, j).lanewise(SUB, oy);
        FloatVector oz = fromArray(FLOATS, ozs, i);
        FloatVector z = fromArray(FLOATS, azs, j).lanewise(SUB, oz);
        // alongX ? x : alongY ? y : z
        FloatVector ar = z.blend(y, alongY).blend(x, alongX);
        FloatVector x2 = fromArray(FLOATS, bxs, j).lanewise(SUB, ox);
        FloatVector y2 = fromArray(FLOATS, bys, j).lanewise(SUB, oy);
        FloatVector z2 = fromArray(FLOATS, bzs, j).lanewise(SUB, oz);
        // alongX ? x : alongY ? y : z
        FloatVector br = z2.blend(y2, alongY).blend(x2, alongX);
        FloatVector x3 = fromArray(FLOATS, cxs, j).lanewise(SUB, ox);
        FloatVector y3 = fromArray(FLOATS, cys, j).lanewise(SUB, oy);
        FloatVector z3 = fromArray(FLOATS, czs, j).lanewise(SUB, oz);
        // alongX ? x : alongY ? y : z
        FloatVector cr = z3.blend(y3, alongY).blend(x3, alongX);
        // alongX ? az - oz : ax - ox
        FloatVector ap = x.blend(z, alongX).lanewise(SUB, shearP.lanewise(MUL, ar));
        // alongY ? az - oz : ay - oy
        FloatVector aq = y.blend(z, alongY).lanewise(SUB, shearQ.lanewise(MUL, ar));
        // alongX ? bz - oz : bx - ox
        FloatVector bp = x2.blend(z2, alongX).lanewise(SUB, shearP.lanewise(MUL, br));
        // alongY ? bz - oz : by - oy
        FloatVector bq = y2.blend(z2, alongY).lanewise(SUB, shearQ.lanewise(MUL, br));
        // alongX ? cz - oz : cx - ox
        FloatVector cp = x3.blend(z3, alongX).lanewise(SUB, shearP.lanewise(MUL, cr));
        // alongY ? cz - oz : cy - oy
        FloatVector cq = y3.blend(z3, alongY).lanewise(SUB, shearQ.lanewise(MUL, cr));
        FloatVector productU = cp.lanewise(MUL, bq);
        FloatVector productV = ap.lanewise(MUL, cq);
        FloatVector productW = bp.lanewise(MUL, aq);
        FloatVector edgeU = productU.lanewise(SUB, cq.lanewise(MUL, bp));
        FloatVector edgeV = productV.lanewise(SUB, aq.lanewise(MUL, cp));
        FloatVector edgeW = productW.lanewise(SUB, bq.lanewise(MUL, ap));
        VectorMask<Float> front = edgeU.compare(GE, ALL_ZERO);
        front = edgeV.compare(GE, ALL_ZERO, front);
        front = edgeW.compare(GE, ALL_ZERO, front);
        VectorMask<Float> back = edgeU.compare(LE, ALL_ZERO);
        back = edgeV.compare(LE, ALL_ZERO, back);
        back = edgeW.compare(LE, ALL_ZERO, back);
        FloatVector absScale = scale.lanewise(ABS);
        VectorMask<Float> inside = absScale.compare(GT, ALL_ZERO, front.or(back));
        if (!inside.anyTrue()) {
          ALL_INFINITY.intoArray(tOuts, at + k);
          ALL_ZERO.intoArray(uOuts, at + k);
          ALL_ZERO.intoArray(vOuts, at + k);
          continue;
        }
        FloatVector det = edgeU.lanewise(ADD, edgeV).lanewise(ADD, edgeW);
        FloatVector area = det.lanewise(ABS);
        VectorMask<Float> trusted = area.compare(GE, ALL_LEAST_AREA);
        trusted = area.lanewise(MUL, ALL_TRUST)
            .compare(GE, productU.lanewise(ABS).lanewise(ADD, productV.lanewise(ABS))
            .lanewise(ADD, productW.lanewise(ABS)), trusted);
        FloatVector inverse = ALL_ONE.lanewise(DIV, det);
        FloatVector u = edgeV.lanewise(MUL, inverse);
        FloatVector v = edgeW.lanewise(MUL, inverse);
        // inverse == 0 ? Float.NaN : (edgeU * inverse * ar + u * br + v * cr) * scale
        FloatVector t = edgeU.lanewise(MUL, inverse).lanewise(MUL, ar).lanewise(ADD, u.lanewise(MUL, br))
            .lanewise(ADD, v.lanewise(MUL, cr)).lanewise(MUL, scale)
            .blend(ALL_NAN, inverse.compare(EQ, ALL_ZERO));
        VectorMask<Float> eitherAndNotTrusted = inside.andNot(trusted);
        FloatVector near = ALL_NEAR.lanewise(MUL, ar.lanewise(ABS).lanewise(ADD, br.lanewise(ABS))
            .lanewise(ADD, cr.lanewise(ABS))).lanewise(MUL, absScale);
        VectorMask<Float> absTAtMostLargest = t.lanewise(ABS).compare(LE, ALL_LARGEST);
        FloatVector tMin = fromArray(FLOATS, tMins, i);
        FloatVector tMax = fromArray(FLOATS, tMaxs, i);
        VectorMask<Float> atEnd = absTAtMostLargest
            .and(t.lanewise(SUB, tMin).lanewise(ABS).compare(LE, near)
            .or(t.lanewise(SUB, tMax).lanewise(ABS).compare(LE, near)));
        VectorMask<Float> eitherAndEither = inside.and(atEnd);
        doubt |= eitherAndNotTrusted.or(eitherAndEither).toLong() << k;
        VectorMask<Float> hit = t.compare(GE, tMin, inside.and(absTAtMostLargest));
        hit = t.compare(LE, tMax, hit);
        hits |= hit.toLong() << k;
        FLOAT_VECTOR.cast(ALL_INFINITY.blend(t, hit)).intoArray(tOuts, at + k);
        FLOAT_VECTOR.cast(ALL_ZERO.blend(u, hit)).intoArray(uOuts, at + k);
        FLOAT_VECTOR.cast(ALL_ZERO.blend(v, hit)).intoArray(vOuts, at + k);
      }
      if (block == blocks - 1) {
        doubt &= -1L >>> -count; // what stands beyond the last pair is nobody's
      }
      if (doubt != 0) {
        hits = (hits & ~doubt) | byDefinition(columns1, from1, columns2, from2, doubt, out, at);
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  /** The pairs that are left to the definition. */
  private static long byDefinition(float[][] columns1, int from1, float[][] columns2, int from2, long doubt,
      Output out, int firstEntry) {
    long hits = 0;
    for (long left = doubt; left != 0; left &= left - 1) {
      int k = Long.numberOfTrailingZeros(left);
      int i = from1 + k;
      int j = from2 + k;
      if (RayTriangle.cast(columns1[0][i], columns1[1][i], columns1[2][i], columns1[3][i], columns1[4][i],
          columns1[5][i], columns1[6][i], columns1[7][i], columns2[0][j], columns2[1][j], columns2[2][j],
          columns2[3][j], columns2[4][j], columns2[5][j], columns2[6][j], columns2[7][j], columns2[8][j],
          out.floats[0], out.floats[1], out.floats[2], firstEntry + k)) {
        hits |= 1L << k;
      }
    }
    return hits;
  }
}
