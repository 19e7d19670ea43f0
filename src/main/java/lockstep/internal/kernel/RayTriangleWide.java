package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.broadcast;
import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.twin.WideLanes.FLOATS;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/** Vector twin of {@link RayTriangle}, a vector of rays at a time. For operations spelled out see {@link WideLanes}. */
final class RayTriangleWide {
  private RayTriangleWide() {}

  static void cast(Operand rays, Operand triangles, int count, Output out) {
    float[][] rc = rays.columns, tc = triangles.columns;
    float[] ox = rc[0], oy = rc[1], oz = rc[2];
    float[] dx = rc[3], dy = rc[4], dz = rc[5];
    float[] tMin = rc[6], tMax = rc[7];
    float[] ax = tc[0], ay = tc[1], az = tc[2];
    float[] bx = tc[3], by = tc[4], bz = tc[5];
    float[] cx = tc[6], cy = tc[7], cz = tc[8];
    float[] tOut = out.floats[0], uOut = out.floats[1], vOut = out.floats[2];
    long[] words = out.planes[0];
    int firstWord = out.word;
    int firstOut = out.from;
    FloatVector largest = broadcast(FLOATS, Float.MAX_VALUE);
    FloatVector trust = broadcast(FLOATS, RayTriangle.TRUST);
    FloatVector leastArea = broadcast(FLOATS, RayTriangle.LEAST_AREA);
    int ray = rays.from;
    int triangle = triangles.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long word = 0;
      long doubt = 0;
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
        int i = ray + k;
        int j = triangle + k;
        FloatVector rdx = fromArray(FLOATS, dx, i);
        FloatVector rdy = fromArray(FLOATS, dy, i);
        FloatVector rdz = fromArray(FLOATS, dz, i);
        FloatVector adx = rdx.lanewise(ABS);
        FloatVector ady = rdy.lanewise(ABS);
        FloatVector adz = rdz.lanewise(ABS);
        VectorMask<Float> alongX = adx.compare(GE, ady).and(adx.compare(GE, adz));
        VectorMask<Float> alongY = ady.compare(GE, adz).andNot(alongX);
        // alongX ? x : alongY ? y : z
        FloatVector scale = WideLanes.ONE.lanewise(DIV, rdz.blend(rdy, alongY).blend(rdx, alongX));
        // alongX ? z : x, and alongY ? z : y
        FloatVector shearP = rdx.blend(rdz, alongX).lanewise(MUL, scale);
        FloatVector shearQ = rdy.blend(rdz, alongY).lanewise(MUL, scale);

        FloatVector rox = fromArray(FLOATS, ox, i);
        FloatVector roy = fromArray(FLOATS, oy, i);
        FloatVector roz = fromArray(FLOATS, oz, i);
        FloatVector x = fromArray(FLOATS, ax, j).lanewise(SUB, rox);
        FloatVector y = fromArray(FLOATS, ay, j).lanewise(SUB, roy);
        FloatVector z = fromArray(FLOATS, az, j).lanewise(SUB, roz);
        FloatVector ar = z.blend(y, alongY).blend(x, alongX);
        FloatVector ap = x.blend(z, alongX).lanewise(SUB, shearP.lanewise(MUL, ar));
        FloatVector aq = y.blend(z, alongY).lanewise(SUB, shearQ.lanewise(MUL, ar));
        x = fromArray(FLOATS, bx, j).lanewise(SUB, rox);
        y = fromArray(FLOATS, by, j).lanewise(SUB, roy);
        z = fromArray(FLOATS, bz, j).lanewise(SUB, roz);
        FloatVector br = z.blend(y, alongY).blend(x, alongX);
        FloatVector bp = x.blend(z, alongX).lanewise(SUB, shearP.lanewise(MUL, br));
        FloatVector bq = y.blend(z, alongY).lanewise(SUB, shearQ.lanewise(MUL, br));
        x = fromArray(FLOATS, cx, j).lanewise(SUB, rox);
        y = fromArray(FLOATS, cy, j).lanewise(SUB, roy);
        z = fromArray(FLOATS, cz, j).lanewise(SUB, roz);
        FloatVector cr = z.blend(y, alongY).blend(x, alongX);
        FloatVector cp = x.blend(z, alongX).lanewise(SUB, shearP.lanewise(MUL, cr));
        FloatVector cq = y.blend(z, alongY).lanewise(SUB, shearQ.lanewise(MUL, cr));

        FloatVector productU = cp.lanewise(MUL, bq);
        FloatVector productV = ap.lanewise(MUL, cq);
        FloatVector productW = bp.lanewise(MUL, aq);
        FloatVector edgeU = productU.lanewise(SUB, cq.lanewise(MUL, bp));
        FloatVector edgeV = productV.lanewise(SUB, aq.lanewise(MUL, cp));
        FloatVector edgeW = productW.lanewise(SUB, bq.lanewise(MUL, ap));
        VectorMask<Float> front = edgeU.compare(GE, 0f);
        front = edgeV.compare(GE, WideLanes.ZERO, front);
        front = edgeW.compare(GE, WideLanes.ZERO, front);
        VectorMask<Float> back = edgeU.compare(LE, 0f);
        back = edgeV.compare(LE, WideLanes.ZERO, back);
        back = edgeW.compare(LE, WideLanes.ZERO, back);
        VectorMask<Float> hit = scale.lanewise(ABS).compare(GT, WideLanes.ZERO, front.or(back));
        int at = firstOut + 64 * block + k;
        if (!hit.anyTrue()) {
          WideLanes.INFINITY.intoArray(tOut, at);
          WideLanes.ZERO.intoArray(uOut, at);
          WideLanes.ZERO.intoArray(vOut, at);
          continue;
        }
        FloatVector det = edgeU.lanewise(ADD, edgeV).lanewise(ADD, edgeW);
        FloatVector area = det.lanewise(ABS);
        VectorMask<Float> trusted = area.lanewise(MUL, trust).compare(GE, productU.lanewise(ABS)
            .lanewise(ADD, productV.lanewise(ABS)).lanewise(ADD, productW.lanewise(ABS)), hit);
        trusted = area.compare(GE, leastArea, trusted);
        doubt |= hit.andNot(trusted).toLong() << k;
        FloatVector inverse = WideLanes.ONE.lanewise(DIV, det);
        hit = inverse.lanewise(ABS).compare(GT, WideLanes.ZERO, trusted);
        FloatVector u = edgeV.lanewise(MUL, inverse);
        FloatVector v = edgeW.lanewise(MUL, inverse);
        FloatVector t = edgeU.lanewise(MUL, inverse).lanewise(MUL, ar).lanewise(ADD, u.lanewise(MUL, br))
            .lanewise(ADD, v.lanewise(MUL, cr)).lanewise(MUL, scale);
        hit = t.compare(GE, fromArray(FLOATS, tMin, i), hit);
        hit = t.compare(LE, fromArray(FLOATS, tMax, i), hit);
        hit = t.lanewise(ABS).compare(LE, largest, hit);
        WideLanes.INFINITY.blend(t, hit).intoArray(tOut, at);
        WideLanes.ZERO.blend(u, hit).intoArray(uOut, at);
        WideLanes.ZERO.blend(v, hit).intoArray(vOut, at);
        word |= hit.toLong() << k;
      }
      if (doubt != 0) {
        word |= exactly(rays, ray, triangles, triangle, doubt, out, firstOut + 64 * block);
      }
      words[firstWord + block] = word;
      ray += rays.stride;
      triangle += triangles.stride;
    }
  }

  /** The pairs of a block that are not decided in float: done by the scalar twin. */
  private static long exactly(Operand rays, int ray, Operand triangles, int triangle, long doubt, Output out,
      int at) {
    float[][] r = rays.columns, t = triangles.columns;
    long bits = 0;
    for (long left = doubt; left != 0; left &= left - 1) {
      int k = Long.numberOfTrailingZeros(left);
      int i = ray + k;
      int j = triangle + k;
      if (RayTriangle.cast(r[0][i], r[1][i], r[2][i], r[3][i], r[4][i], r[5][i], r[6][i], r[7][i], t[0][j],
          t[1][j], t[2][j], t[3][j], t[4][j], t[5][j], t[6][j], t[7][j], t[8][j], out.floats[0],
          out.floats[1], out.floats[2], at + k)) {
        bits |= 1L << k;
      }
    }
    return bits;
  }
}
