package lockstep.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static lockstep.kernel.Lanes.FLOATS;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;

/** {@link RayTriangle}, a vector of rays at a time. */
final class RayTriangleWide {
  private RayTriangleWide() {}

  static void cast(Side rays, Side triangles, int count, Outcome out) {
    float[][] rc = rays.columns, tc = triangles.columns;
    float[] ox = rc[0], oy = rc[1], oz = rc[2];
    float[] dx = rc[3], dy = rc[4], dz = rc[5];
    float[] tMin = rc[6], tMax = rc[7];
    float[] ax = tc[0], ay = tc[1], az = tc[2];
    float[] bx = tc[3], by = tc[4], bz = tc[5];
    float[] cx = tc[6], cy = tc[7], cz = tc[8];
    float[] tOut = out.columns[0], uOut = out.columns[1], vOut = out.columns[2];
    long[] words = out.words;
    int firstWord = out.word;
    int firstOut = out.from;
    FloatVector zero = FloatVector.zero(FLOATS);
    int ray = rays.from;
    int triangle = triangles.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long word = 0;
      long doubt = 0;
      for (int k = 0; k < Kernel.BLOCK; k += Lanes.LENGTH) {
        int i = ray + k;
        int j = triangle + k;
        FloatVector rdx = fromArray(FLOATS, dx, i);
        FloatVector rdy = fromArray(FLOATS, dy, i);
        FloatVector rdz = fromArray(FLOATS, dz, i);
        FloatVector adx = rdx.abs();
        FloatVector ady = rdy.abs();
        FloatVector adz = rdz.abs();
        VectorMask<Float> alongX = adx.compare(GE, ady).and(adx.compare(GE, adz));
        VectorMask<Float> alongY = ady.compare(GE, adz).andNot(alongX);
        // alongX ? x : alongY ? y : z
        FloatVector scale = Lanes.ONE.div(rdz.blend(rdy, alongY).blend(rdx, alongX));
        // alongX ? z : x, and alongY ? z : y
        FloatVector shearP = rdx.blend(rdz, alongX).mul(scale);
        FloatVector shearQ = rdy.blend(rdz, alongY).mul(scale);

        FloatVector rox = fromArray(FLOATS, ox, i);
        FloatVector roy = fromArray(FLOATS, oy, i);
        FloatVector roz = fromArray(FLOATS, oz, i);
        FloatVector x = fromArray(FLOATS, ax, j).sub(rox);
        FloatVector y = fromArray(FLOATS, ay, j).sub(roy);
        FloatVector z = fromArray(FLOATS, az, j).sub(roz);
        FloatVector ar = z.blend(y, alongY).blend(x, alongX);
        FloatVector ap = x.blend(z, alongX).sub(shearP.mul(ar));
        FloatVector aq = y.blend(z, alongY).sub(shearQ.mul(ar));
        x = fromArray(FLOATS, bx, j).sub(rox);
        y = fromArray(FLOATS, by, j).sub(roy);
        z = fromArray(FLOATS, bz, j).sub(roz);
        FloatVector br = z.blend(y, alongY).blend(x, alongX);
        FloatVector bp = x.blend(z, alongX).sub(shearP.mul(br));
        FloatVector bq = y.blend(z, alongY).sub(shearQ.mul(br));
        x = fromArray(FLOATS, cx, j).sub(rox);
        y = fromArray(FLOATS, cy, j).sub(roy);
        z = fromArray(FLOATS, cz, j).sub(roz);
        FloatVector cr = z.blend(y, alongY).blend(x, alongX);
        FloatVector cp = x.blend(z, alongX).sub(shearP.mul(cr));
        FloatVector cq = y.blend(z, alongY).sub(shearQ.mul(cr));

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
        VectorMask<Float> hit = scale.abs().compare(GT, 0f, front.or(back));
        int at = firstOut + 64 * block + k;
        if (!hit.anyTrue()) {
          Lanes.INFINITY.intoArray(tOut, at);
          zero.intoArray(uOut, at);
          zero.intoArray(vOut, at);
          continue;
        }
        FloatVector det = edgeU.add(edgeV).add(edgeW);
        FloatVector area = det.abs();
        VectorMask<Float> trusted = area.mul(RayTriangle.TRUST).compare(GE,
            productU.abs().add(productV.abs()).add(productW.abs()), hit);
        trusted = area.compare(GE, RayTriangle.LEAST_AREA, trusted);
        doubt |= hit.andNot(trusted).toLong() << k;
        FloatVector inverse = Lanes.ONE.div(det);
        hit = inverse.abs().compare(GT, 0f, trusted);
        FloatVector u = edgeV.mul(inverse);
        FloatVector v = edgeW.mul(inverse);
        FloatVector t = edgeU.mul(inverse).mul(ar).add(u.mul(br)).add(v.mul(cr)).mul(scale);
        hit = t.compare(GE, fromArray(FLOATS, tMin, i), hit);
        hit = t.compare(LE, fromArray(FLOATS, tMax, i), hit);
        hit = t.abs().compare(LE, Float.MAX_VALUE, hit);
        Lanes.INFINITY.blend(t, hit).intoArray(tOut, at);
        zero.blend(u, hit).intoArray(uOut, at);
        zero.blend(v, hit).intoArray(vOut, at);
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
  private static long exactly(Side rays, int ray, Side triangles, int triangle, long doubt, Outcome out,
      int at) {
    float[][] r = rays.columns, t = triangles.columns;
    long bits = 0;
    for (long left = doubt; left != 0; left &= left - 1) {
      int k = Long.numberOfTrailingZeros(left);
      int i = ray + k;
      int j = triangle + k;
      if (RayTriangle.cast(r[0][i], r[1][i], r[2][i], r[3][i], r[4][i], r[5][i], r[6][i], r[7][i], t[0][j],
          t[1][j], t[2][j], t[3][j], t[4][j], t[5][j], t[6][j], t[7][j], t[8][j], out.columns[0],
          out.columns[1], out.columns[2], at + k)) {
        bits |= 1L << k;
      }
    }
    return bits;
  }
}
