// Compiled from RayCapsule.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.NEG;
import static jdk.incubator.vector.VectorOperators.SQRT;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.twin.WideLanes.FLOATS;
import static lockstep.twin.WideLanes.FLOAT_VECTOR;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/** Wide twin of {@link RayCapsule#cast}: the same operations in the same order, on vectors of pairs. */
final class RayCapsuleWide implements Kernel {
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_MINUS_INFINITY = FloatVector.broadcast(FLOATS, Float.NEGATIVE_INFINITY);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[7]);

  private static final int ROW_FX = 0 * Kernel.BLOCK;
  private static final int ROW_HX = 1 * Kernel.BLOCK;
  private static final int ROW_FY = 2 * Kernel.BLOCK;
  private static final int ROW_HY = 3 * Kernel.BLOCK;
  private static final int ROW_FZ = 4 * Kernel.BLOCK;
  private static final int ROW_HZ = 5 * Kernel.BLOCK;
  private static final int ROW_DD = 6 * Kernel.BLOCK;
  private static final int ROW_HH = 7 * Kernel.BLOCK;
  private static final int ROW_R2 = 8 * Kernel.BLOCK;
  private static final int ROW_DX = 9 * Kernel.BLOCK;
  private static final int ROW_DY = 10 * Kernel.BLOCK;
  private static final int ROW_DZ = 11 * Kernel.BLOCK;
  private static final int ROW_T_MIN = 12 * Kernel.BLOCK;
  private static final int ROW_T_MAX = 13 * Kernel.BLOCK;
  private static final int ROW_S = 14 * Kernel.BLOCK;
  private static final int ROW_PX = 15 * Kernel.BLOCK;
  private static final int ROW_BODY_ENTER = 16 * Kernel.BLOCK;
  private static final int ROW_BODY_LEAVE = 17 * Kernel.BLOCK;
  private static final int ROW_VX = 18 * Kernel.BLOCK;
  private static final int ROW_VY = 19 * Kernel.BLOCK;
  private static final int ROW_VZ = 20 * Kernel.BLOCK;
  private static final int ROW_LATER_OR_TMAX = 21 * Kernel.BLOCK;
  private static final int ROW_T_NEAR = 22 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[23 * Kernel.BLOCK]);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[][] results = out.floats;
    float[] floatRows = FLOAT_ROWS.get();
    long[] bits = BITS.get();
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      int at = out.from + Kernel.BLOCK * block;
      floats1(columns1, from1, columns2, from2, floatRows);
      long bodyBits = floats2(columns1, from1, floatRows);
      long passesBits = floats3(columns1, from1, columns2, from2, floatRows, bits, bodyBits);
      long tMinAtMostTMaxBits = bits[0];
      long rAtLeastZeroBits = bits[1];
      long ddAtMostLargestBits = bits[2];
      long startsBits = inside(floatRows, ROW_T_MIN);
      long endsBits = inside(floatRows, ROW_T_MAX);
      long eitherBits = startsBits | endsBits;
      long eitherBits2 = eitherBits | passesBits;
      long eitherAndTMinAtMostTMaxBits = eitherBits2 & tMinAtMostTMaxBits;
      long eitherAndRAtLeastZeroBits = eitherAndTMinAtMostTMaxBits & rAtLeastZeroBits;
      long eitherAndDdAtMostLargestBits = eitherAndRAtLeastZeroBits & ddAtMostLargestBits;
      long absTNearAtMostLargestBits = floats5(columns1, from1, floatRows, startsBits);
      long hits = eitherAndDdAtMostLargestBits & absTNearAtMostLargestBits;
      floats7(floatRows, results, at, hits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    float[] oxs = columns1[0], oys = columns1[1], ozs = columns1[2], dxs = columns1[3], dys = columns1[4],
        dzs = columns1[5], tMins = columns1[6], tMaxs = columns1[7];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], rs = columns2[6];
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ox = fromArray(FLOATS, oxs, i);
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector bx = fromArray(FLOATS, bxs, j);
      FloatVector fx = ALL_HALF.lanewise(MUL, ox.lanewise(SUB, ax).lanewise(ADD, ox.lanewise(SUB, bx)));
      FLOAT_VECTOR.cast(fx).intoArray(floatRows, ROW_FX + k);
      FloatVector hx = ALL_HALF.lanewise(MUL, bx.lanewise(SUB, ax));
      FLOAT_VECTOR.cast(hx).intoArray(floatRows, ROW_HX + k);
      FloatVector oy = fromArray(FLOATS, oys, i);
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector by = fromArray(FLOATS, bys, j);
      FloatVector fy = ALL_HALF.lanewise(MUL, oy.lanewise(SUB, ay).lanewise(ADD, oy.lanewise(SUB, by)));
      FLOAT_VECTOR.cast(fy).intoArray(floatRows, ROW_FY + k);
      FloatVector hy = ALL_HALF.lanewise(MUL, by.lanewise(SUB, ay));
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY + k);
      FloatVector oz = fromArray(FLOATS, ozs, i);
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      FloatVector fz = ALL_HALF.lanewise(MUL, oz.lanewise(SUB, az).lanewise(ADD, oz.lanewise(SUB, bz)));
      FLOAT_VECTOR.cast(fz).intoArray(floatRows, ROW_FZ + k);
      FloatVector hz = ALL_HALF.lanewise(MUL, bz.lanewise(SUB, az));
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ + k);
      FloatVector dx = fromArray(FLOATS, dxs, i);
      FloatVector dy = fromArray(FLOATS, dys, i);
      FloatVector dz = fromArray(FLOATS, dzs, i);
      FloatVector dd = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      FLOAT_VECTOR.cast(dd).intoArray(floatRows, ROW_DD + k);
      FLOAT_VECTOR.cast(hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz))).intoArray(floatRows, ROW_HH + k);
      FloatVector r = fromArray(FLOATS, rs, j);
      FLOAT_VECTOR.cast(r.lanewise(MUL, r)).intoArray(floatRows, ROW_R2 + k);
      FLOAT_VECTOR.cast(dx).intoArray(floatRows, ROW_DX + k);
      FLOAT_VECTOR.cast(dy).intoArray(floatRows, ROW_DY + k);
      FLOAT_VECTOR.cast(dz).intoArray(floatRows, ROW_DZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, tMins, i)).intoArray(floatRows, ROW_T_MIN + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, tMaxs, i)).intoArray(floatRows, ROW_T_MAX + k);
      // dd > 0 ? -dot(fx, fy, fz, dx, dy, dz) / dd : 0
      FloatVector s = ALL_ZERO.blend(fx.lanewise(MUL, dx).lanewise(ADD, fy.lanewise(MUL, dy))
          .lanewise(ADD, fz.lanewise(MUL, dz)).lanewise(NEG).lanewise(DIV, dd), dd.compare(GT, zero));
      FLOAT_VECTOR.cast(s).intoArray(floatRows, ROW_S + k);
      FLOAT_VECTOR.cast(fx.lanewise(ADD, s.lanewise(MUL, dx))).intoArray(floatRows, ROW_PX + k);
    }
  }

  private static long floats2(float[][] columns1, int from1, float[] floatRows) {
    float[] dxs = columns1[3], dys = columns1[4], dzs = columns1[5];
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector minusOne = FloatVector.broadcast(FLOATS, -1.0f);
    FloatVector one = FloatVector.broadcast(FLOATS, 1.0f);
    long bodyBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector dy = fromArray(FLOATS, dys, i);
      FloatVector py = fromArray(FLOATS, floatRows, ROW_FY + k).lanewise(ADD, s.lanewise(MUL, dy));
      FloatVector dz = fromArray(FLOATS, dzs, i);
      FloatVector pz = fromArray(FLOATS, floatRows, ROW_FZ + k).lanewise(ADD, s.lanewise(MUL, dz));
      FloatVector dx = fromArray(FLOATS, dxs, i);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector dh = dx.lanewise(MUL, hx).lanewise(ADD, dy.lanewise(MUL, hy))
          .lanewise(ADD, dz.lanewise(MUL, hz));
      FloatVector px = fromArray(FLOATS, floatRows, ROW_PX + k);
      FloatVector ph = px.lanewise(MUL, hx).lanewise(ADD, py.lanewise(MUL, hy))
          .lanewise(ADD, pz.lanewise(MUL, hz));
      FloatVector hh = fromArray(FLOATS, floatRows, ROW_HH + k);
      VectorMask<Float> hhGreaterZero = hh.compare(GT, zero);
      // hh > 0 ? dh / hh : 0
      FloatVector alongD = ALL_ZERO.blend(dh.lanewise(DIV, hh), hhGreaterZero);
      // hh > 0 ? ph / hh : 0
      FloatVector alongP = ALL_ZERO.blend(ph.lanewise(DIV, hh), hhGreaterZero);
      FloatVector ex = dx.lanewise(SUB, alongD.lanewise(MUL, hx));
      FloatVector gx = px.lanewise(SUB, alongP.lanewise(MUL, hx));
      FloatVector ey = dy.lanewise(SUB, alongD.lanewise(MUL, hy));
      FloatVector gy = py.lanewise(SUB, alongP.lanewise(MUL, hy));
      FloatVector ez = dz.lanewise(SUB, alongD.lanewise(MUL, hz));
      FloatVector gz = pz.lanewise(SUB, alongP.lanewise(MUL, hz));
      FloatVector ee = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez));
      VectorMask<Float> eeGreaterZero = ee.compare(GT, zero);
      // ee > 0 ? -dot(gx, gy, gz, ex, ey, ez) / ee : 0
      FloatVector c = ALL_ZERO.blend(gx.lanewise(MUL, ex).lanewise(ADD, gy.lanewise(MUL, ey))
          .lanewise(ADD, gz.lanewise(MUL, ez)).lanewise(NEG).lanewise(DIV, ee), eeGreaterZero);
      FloatVector x = gx.lanewise(ADD, c.lanewise(MUL, ex));
      FloatVector y = gy.lanewise(ADD, c.lanewise(MUL, ey));
      FloatVector z = gz.lanewise(ADD, c.lanewise(MUL, ez));
      FloatVector sideDelta = fromArray(FLOATS, floatRows, ROW_R2 + k)
          .lanewise(SUB, x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z)));
      // sideDelta > 0 ? (float) Math.sqrt(sideDelta) : 0
      FloatVector sideRoot = ALL_ZERO.blend(sideDelta.lanewise(SQRT), sideDelta.compare(GT, zero));
      // ee > 0 ? sideRoot / (float) Math.sqrt(ee) : Float.POSITIVE_INFINITY
      FloatVector sideHalf = ALL_INFINITY.blend(sideRoot.lanewise(DIV, ee.lanewise(SQRT)), eeGreaterZero);
      FloatVector sideEnter = c.lanewise(SUB, sideHalf);
      FloatVector sideLeave = c.lanewise(ADD, sideHalf);
      VectorMask<Float> dhLessZero = dh.compare(LT, zero);
      FloatVector minusHh = hh.lanewise(NEG);
      FloatVector sum = dh.lanewise(ADD, zero);
      // dh < 0 ? hh : -hh
      FloatVector slabEnter = minusHh.blend(hh, dhLessZero).lanewise(SUB, ph).lanewise(DIV, sum);
      // dh < 0 ? -hh : hh
      FloatVector slabLeave = hh.blend(minusHh, dhLessZero).lanewise(SUB, ph).lanewise(DIV, sum);
      // slabEnter > sideEnter ? slabEnter : sideEnter
      FloatVector bodyEnter = sideEnter.blend(slabEnter, slabEnter.compare(GT, sideEnter));
      FLOAT_VECTOR.cast(bodyEnter).intoArray(floatRows, ROW_BODY_ENTER + k);
      // slabLeave < sideLeave ? slabLeave : sideLeave
      FloatVector bodyLeave = sideLeave.blend(slabLeave, slabLeave.compare(LT, sideLeave));
      FLOAT_VECTOR.cast(bodyLeave).intoArray(floatRows, ROW_BODY_LEAVE + k);
      VectorMask<Float> body = sideDelta.compare(GE, zero);
      body = bodyEnter.compare(LE, bodyLeave, body);
      bodyBits |= body.toLong() << k;
      FloatVector where = ph.lanewise(ADD, sideEnter.lanewise(MUL, dh));
      // where > 0 ? 1 : where < 0 ? -1 : 0
      FloatVector end = ALL_ZERO.blend(minusOne, where.compare(LT, zero)).blend(one, where.compare(GT, zero));
      FLOAT_VECTOR.cast(px.lanewise(SUB, end.lanewise(MUL, hx))).intoArray(floatRows, ROW_VX + k);
      FLOAT_VECTOR.cast(py.lanewise(SUB, end.lanewise(MUL, hy))).intoArray(floatRows, ROW_VY + k);
      FLOAT_VECTOR.cast(pz.lanewise(SUB, end.lanewise(MUL, hz))).intoArray(floatRows, ROW_VZ + k);
    }
    return bodyBits;
  }

  private static long floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long bodyBits) {
    float[] dxs = columns1[3], dys = columns1[4], dzs = columns1[5], tMins = columns1[6], tMaxs = columns1[7];
    float[] rs = columns2[6];
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector largest = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
    long passesBits = 0;
    long tMinAtMostTMaxBits = 0;
    long rAtLeastZeroBits = 0;
    long ddAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      FloatVector dx = fromArray(FLOATS, dxs, i);
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_VY + k);
      FloatVector dy = fromArray(FLOATS, dys, i);
      FloatVector vz = fromArray(FLOATS, floatRows, ROW_VZ + k);
      FloatVector dz = fromArray(FLOATS, dzs, i);
      FloatVector dd = fromArray(FLOATS, floatRows, ROW_DD + k);
      FloatVector n = vx.lanewise(MUL, dx).lanewise(ADD, vy.lanewise(MUL, dy))
          .lanewise(ADD, vz.lanewise(MUL, dz)).lanewise(NEG).lanewise(DIV, dd);
      FloatVector x = vx.lanewise(ADD, n.lanewise(MUL, dx));
      FloatVector y = vy.lanewise(ADD, n.lanewise(MUL, dy));
      FloatVector z = vz.lanewise(ADD, n.lanewise(MUL, dz));
      FloatVector endDelta = fromArray(FLOATS, floatRows, ROW_R2 + k)
          .lanewise(SUB, x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z)));
      FloatVector endHalf = endDelta.lanewise(SQRT).lanewise(DIV, dd.lanewise(SQRT));
      VectorMask<Float> cap = endDelta.compare(GE, zero);
      VectorMask<Float> body = VectorMask.fromLong(FLOATS, (bodyBits >>> k) & WideLanes.FLOAT_LANES);
      // body ? bodyEnter : Float.POSITIVE_INFINITY
      FloatVector enter = ALL_INFINITY.blend(fromArray(FLOATS, floatRows, ROW_BODY_ENTER + k), body);
      // body ? bodyLeave : Float.NEGATIVE_INFINITY
      FloatVector leave = ALL_MINUS_INFINITY.blend(fromArray(FLOATS, floatRows, ROW_BODY_LEAVE + k), body);
      FloatVector difference = n.lanewise(SUB, endHalf);
      VectorMask<Float> capAndValueLessEnter = difference.compare(LT, enter, cap);
      // cap && n - endHalf < enter ? n - endHalf : enter
      FloatVector enter2 = enter.blend(difference, capAndValueLessEnter);
      FloatVector sum = n.lanewise(ADD, endHalf);
      VectorMask<Float> capAndValueGreaterLeave = sum.compare(GT, leave, cap);
      // cap && n + endHalf > leave ? n + endHalf : leave
      FloatVector leave2 = leave.blend(sum, capAndValueGreaterLeave);
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector between = s.lanewise(ADD, ALL_HALF.lanewise(MUL, enter2.lanewise(ADD, leave2)));
      FloatVector tMin = fromArray(FLOATS, tMins, i);
      VectorMask<Float> passes = tMin.compare(LE, between);
      FloatVector tMax = fromArray(FLOATS, tMaxs, i);
      passes = between.compare(LE, tMax, passes);
      passesBits |= passes.toLong() << k;
      FloatVector enter3 = enter2.lanewise(ADD, s);
      // enter > tMin ? enter : tMin
      FloatVector later = tMin.blend(enter3, enter3.compare(GT, tMin));
      // later < tMax ? later : tMax
      FLOAT_VECTOR.cast(tMax.blend(later, later.compare(LT, tMax))).intoArray(floatRows, ROW_LATER_OR_TMAX + k);
      tMinAtMostTMaxBits |= tMin.compare(LE, tMax).toLong() << k;
      rAtLeastZeroBits |= fromArray(FLOATS, rs, j).compare(GE, zero).toLong() << k;
      ddAtMostLargestBits |= dd.compare(LE, largest).toLong() << k;
    }
    bits[0] = tMinAtMostTMaxBits;
    bits[1] = rAtLeastZeroBits;
    bits[2] = ddAtMostLargestBits;
    return passesBits;
  }

  private static long floats5(float[][] columns1, int from1, float[] floatRows, long startsBits) {
    float[] tMins = columns1[6];
    FloatVector largest = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
    long absTNearAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      // starts ? tMin : later < tMax ? later : tMax
      FloatVector tNear = fromArray(FLOATS, floatRows, ROW_LATER_OR_TMAX + k)
          .blend(fromArray(FLOATS, tMins, i), VectorMask.fromLong(FLOATS, (startsBits >>> k)
          & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(tNear).intoArray(floatRows, ROW_T_NEAR + k);
      absTNearAtMostLargestBits |= tNear.lanewise(ABS).compare(LE, largest).toLong() << k;
    }
    return absTNearAtMostLargestBits;
  }

  private static void floats7(float[] floatRows, float[][] results, int at, long hits) {
    float[] keys = results[0];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // hit ? tNear : Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(fromArray(FLOATS, floatRows, ROW_T_NEAR + k),
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES))).intoArray(keys, at + k);
    }
  }

  /** {@code inside} of a block, from rows of values. */
  private static long inside(float[] rows, int tRow) {
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector minusOne = FloatVector.broadcast(FLOATS, -1.0f);
    FloatVector one = FloatVector.broadcast(FLOATS, 1.0f);
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector t = fromArray(FLOATS, rows, tRow + k);
      FloatVector x = fromArray(FLOATS, rows, ROW_FX + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, ROW_DX + k)));
      FloatVector y = fromArray(FLOATS, rows, ROW_FY + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, ROW_DY + k)));
      FloatVector z = fromArray(FLOATS, rows, ROW_FZ + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, ROW_DZ + k)));
      FloatVector hx = fromArray(FLOATS, rows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, rows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, rows, ROW_HZ + k);
      FloatVector numerator = x.lanewise(MUL, hx).lanewise(ADD, y.lanewise(MUL, hy))
          .lanewise(ADD, z.lanewise(MUL, hz));
      FloatVector denominator = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector along = ALL_ZERO.blend(minusOne, numerator.compare(LT, zero))
          .blend(one, numerator.compare(GT, zero))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS).compare(LT, denominator));
      FloatVector x2 = x.lanewise(SUB, along.lanewise(MUL, hx));
      FloatVector y2 = y.lanewise(SUB, along.lanewise(MUL, hy));
      FloatVector z2 = z.lanewise(SUB, along.lanewise(MUL, hz));
      hits |= fromArray(FLOATS, rows, ROW_R2 + k)
          .lanewise(SUB, x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2))).compare(GE, zero).toLong() << k;
    }
    return hits;
  }
}
