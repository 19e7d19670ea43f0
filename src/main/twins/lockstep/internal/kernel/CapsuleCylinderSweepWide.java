// Compiled from CapsuleCylinderSweep.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.MAX;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.NEG;
import static jdk.incubator.vector.VectorOperators.SQRT;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.twin.WideLanes.FLOATS;
import static lockstep.twin.WideLanes.FLOAT_VECTOR;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.LoopedKernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/**
 * Wide twin of {@link CapsuleCylinderSweep#sweep}: the same operations in the same order, on vectors of pairs.
 */
final class CapsuleCylinderSweepWide implements LoopedKernel {
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_PARALLEL = FloatVector.broadcast(FLOATS, 5.684342E-14f);
  private static final FloatVector ALL_MINUS_C4_25E_37 = FloatVector.broadcast(FLOATS, -4.2535296E37f);
  private static final FloatVector ALL_FARTHEST = FloatVector.broadcast(FLOATS, 4.2535296E37f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_MINUS_INFINITY = FloatVector.broadcast(FLOATS, Float.NEGATIVE_INFINITY);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_LEAST = FloatVector.broadcast(FLOATS, 9.094947E-13f);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_MINUS_ZERO = FloatVector.broadcast(FLOATS, -0.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[7]);

  private static final int ROW_R = 0 * Kernel.BLOCK;
  private static final int ROW_MX = 1 * Kernel.BLOCK;
  private static final int ROW_HX = 2 * Kernel.BLOCK;
  private static final int ROW_MY = 3 * Kernel.BLOCK;
  private static final int ROW_HY = 4 * Kernel.BLOCK;
  private static final int ROW_SUM = 5 * Kernel.BLOCK;
  private static final int ROW_DENOMINATOR = 6 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 7 * Kernel.BLOCK;
  private static final int ROW_DX = 8 * Kernel.BLOCK;
  private static final int ROW_DY = 9 * Kernel.BLOCK;
  private static final int ROW_FX = 10 * Kernel.BLOCK;
  private static final int ROW_FY = 11 * Kernel.BLOCK;
  private static final int ROW_DD = 12 * Kernel.BLOCK;
  private static final int ROW_R2 = 13 * Kernel.BLOCK;
  private static final int ROW_ZERO = 14 * Kernel.BLOCK;
  private static final int ROW_ONE = 15 * Kernel.BLOCK;
  private static final int ROW_DH = 16 * Kernel.BLOCK;
  private static final int ROW_EX = 17 * Kernel.BLOCK;
  private static final int ROW_EY = 18 * Kernel.BLOCK;
  private static final int ROW_EZ = 19 * Kernel.BLOCK;
  private static final int ROW_ROOT_EE = 20 * Kernel.BLOCK;
  private static final int ROW_DENOMINATOR_OR_MINUS_DENOMINATOR = 21 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 22 * Kernel.BLOCK;
  private static final int ROW_MINUS_DENOMINATOR_OR_DENOMINATOR = 23 * Kernel.BLOCK;
  private static final int ROW_ROOT_DD = 24 * Kernel.BLOCK;
  private static final int ROW_MINUS_HY_OR_HY = 25 * Kernel.BLOCK;
  private static final int ROW_HX_OR_MINUS_HX = 26 * Kernel.BLOCK;
  private static final int ROW_VV = 27 * Kernel.BLOCK;
  private static final int ROW_D2 = 28 * Kernel.BLOCK;
  private static final int ROW_E2 = 29 * Kernel.BLOCK;
  private static final int ROW_SQUARE = 30 * Kernel.BLOCK;
  private static final int ROW_MINUS_D2 = 31 * Kernel.BLOCK;
  private static final int ROW_MINUS_E2 = 32 * Kernel.BLOCK;
  private static final int ROW_MINUS_VZ = 33 * Kernel.BLOCK;
  private static final int ROW_MINUS_C4_25E_37_OR_FARTHEST_OR_U = 34 * Kernel.BLOCK;
  private static final int ROW_MINUS_C4_25E_37_OR_FARTHEST_OR_V = 35 * Kernel.BLOCK;
  private static final int ROW_H = 36 * Kernel.BLOCK;
  private static final int ROW_SUM4 = 37 * Kernel.BLOCK;
  private static final int ROW_MINUS_C4_25E_37_OR_FARTHEST_OR_AZ = 38 * Kernel.BLOCK;
  private static final int ROW_S = 39 * Kernel.BLOCK;
  private static final int ROW_PX = 40 * Kernel.BLOCK;
  private static final int ROW_PY = 41 * Kernel.BLOCK;
  private static final int ROW_PZ = 42 * Kernel.BLOCK;
  private static final int ROW_PH = 43 * Kernel.BLOCK;
  private static final int ROW_GX = 44 * Kernel.BLOCK;
  private static final int ROW_GY = 45 * Kernel.BLOCK;
  private static final int ROW_GZ = 46 * Kernel.BLOCK;
  private static final int ROW_SLAB_ENTER = 47 * Kernel.BLOCK;
  private static final int ROW_SLAB_LEAVE = 48 * Kernel.BLOCK;
  private static final int ROW_C = 49 * Kernel.BLOCK;
  private static final int ROW_VX = 50 * Kernel.BLOCK;
  private static final int ROW_VY = 51 * Kernel.BLOCK;
  private static final int ROW_VZ = 52 * Kernel.BLOCK;
  private static final int ROW_ENTER = 53 * Kernel.BLOCK;
  private static final int ROW_LEAVE = 54 * Kernel.BLOCK;
  private static final int ROW_N = 55 * Kernel.BLOCK;
  private static final int ROW_ENTER2 = 56 * Kernel.BLOCK;
  private static final int ROW_T_NEAR = 57 * Kernel.BLOCK;
  private static final int ROW_TIME = 58 * Kernel.BLOCK;
  private static final int ROW_MY2 = 59 * Kernel.BLOCK;
  private static final int ROW_K = 60 * Kernel.BLOCK;
  private static final int ROW_DX2 = 61 * Kernel.BLOCK;
  private static final int ROW_DX_OR_DX = 62 * Kernel.BLOCK;
  private static final int ROW_DY_OR_DY = 63 * Kernel.BLOCK;
  private static final int ROW_MINUS_D2_OR_X3 = 64 * Kernel.BLOCK;
  private static final int ROW_MINUS_E2_OR_Y3 = 65 * Kernel.BLOCK;
  private static final int ROW_MINUS_ZERO_OR_Z3 = 66 * Kernel.BLOCK;
  private static final int ROW_NORMAL_X = 67 * Kernel.BLOCK;
  private static final int ROW_NORMAL_Y = 68 * Kernel.BLOCK;
  private static final int ROW_X = 69 * Kernel.BLOCK;
  private static final int ROW_Y = 70 * Kernel.BLOCK;
  private static final int ROW_Z = 71 * Kernel.BLOCK;
  private static final int ROW_ABS_X = 72 * Kernel.BLOCK;
  private static final int ROW_ABS_Y = 73 * Kernel.BLOCK;
  private static final int ROW_ABS_Z = 74 * Kernel.BLOCK;
  private static final int ROW_NX = 75 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[76 * Kernel.BLOCK]);

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
      long r2AtLeastZeroBits = floats1(columns1, from1, columns2, from2, floatRows, bits);
      long r1AtLeastZeroBits = bits[0];
      long allR2AtLeastZeroBits = bits[1];
      long absAzAtMostLargestBits = floats2(columns1, from1, columns2, from2, floatRows, bits,
          allR2AtLeastZeroBits);
      long absBzAtMostLargestBits = bits[0];
      long overlapBits = bits[1];
      long denominatorGreaterZeroBits = bits[2];
      long parallelBits = bits[3];
      long eeGreaterZeroBits = bits[4];
      long rAtLeastZeroBits = bits[5];
      long ddAtMostLargestBits = floats3(columns1, from1, columns2, from2, floatRows, bits, r1AtLeastZeroBits,
          r2AtLeastZeroBits, absAzAtMostLargestBits, absBzAtMostLargestBits);
      long validBits = bits[0];
      long sumGreaterZeroBits = bits[1];
      long squareGreaterZeroBits = bits[2];
      long squareAtMostProductBits = bits[3];
      long endsBits = inside(floatRows);
      nearest(floatRows, ROW_FX, ROW_FY, ROW_ZERO, ROW_DX, ROW_DY, ROW_ZERO, ROW_S);
      long parallelAndEndsBits = parallelBits & endsBits;
      long eitherBits = overlapBits | endsBits;
      floats5(floatRows, denominatorGreaterZeroBits);
      nearest(floatRows, ROW_GX, ROW_GY, ROW_GZ, ROW_EX, ROW_EY, ROW_EZ, ROW_C);
      floats7(floatRows, eeGreaterZeroBits);
      nearest(floatRows, ROW_VX, ROW_VY, ROW_VZ, ROW_DX, ROW_DY, ROW_ZERO, ROW_N);
      long passesBits = floats9(floatRows, bits);
      long slabEnterLessEnterBits = bits[0];
      long parallelAndSlabEnterLessEnterBits = parallelAndEndsBits & slabEnterLessEnterBits;
      long eitherBits2 = eitherBits | passesBits;
      long eitherAndRAtLeastZeroBits = eitherBits2 & rAtLeastZeroBits;
      long eitherAndDdAtMostLargestBits = eitherAndRAtLeastZeroBits & ddAtMostLargestBits;
      long absTNearAtMostLargestBits = floats11(floatRows, parallelAndSlabEnterLessEnterBits, overlapBits);
      long hitBits = eitherAndDdAtMostLargestBits & absTNearAtMostLargestBits;
      long hits = floats13(columns1, from1, floatRows, hitBits, overlapBits, validBits);
      long notEndBits = floats14(columns1, from1, columns2, from2, floatRows, results, at, hits);
      long sideBits = notEndBits & sumGreaterZeroBits;
      long noneBits = floats16(floatRows, sideBits, squareGreaterZeroBits);
      long oppositeBits = noneBits & squareAtMostProductBits;
      long normalXIsZeroAndNormalYIsZeroBits = floats18(floatRows, bits, oppositeBits);
      long normalYIsZeroAndNormalXIsZeroBits = bits[0];
      long noneBits2 = overlapBits | normalXIsZeroAndNormalYIsZeroBits;
      long noneBits3 = overlapBits | normalYIsZeroAndNormalXIsZeroBits;
      floats20(floatRows, noneBits2, hits);
      floats21(floatRows, results, at, noneBits3, hits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] axs = columns1[0], ays = columns1[1], bxs = columns1[3], bys = columns1[4], r1s = columns1[6];
    float[] us = columns2[0], vs = columns2[1], r2s = columns2[2];
    long r2AtLeastZeroBits = 0;
    long r1AtLeastZeroBits = 0;
    long allR2AtLeastZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector r2 = fromArray(FLOATS, r2s, j);
      FloatVector r1 = fromArray(FLOATS, r1s, i);
      FloatVector r = r2.lanewise(ADD, r1);
      FLOAT_VECTOR.cast(r).intoArray(floatRows, ROW_R + k);
      FloatVector ax = fromArray(FLOATS, axs, i);
      FloatVector u = fromArray(FLOATS, us, j);
      FloatVector bx = fromArray(FLOATS, bxs, i);
      FloatVector mx = ALL_HALF.lanewise(MUL, ax.lanewise(SUB, u).lanewise(ADD, bx.lanewise(SUB, u)));
      FLOAT_VECTOR.cast(mx).intoArray(floatRows, ROW_MX + k);
      FloatVector hx = ALL_HALF.lanewise(MUL, bx.lanewise(SUB, ax));
      FLOAT_VECTOR.cast(hx).intoArray(floatRows, ROW_HX + k);
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector v = fromArray(FLOATS, vs, j);
      FloatVector by = fromArray(FLOATS, bys, i);
      FloatVector my = ALL_HALF.lanewise(MUL, ay.lanewise(SUB, v).lanewise(ADD, by.lanewise(SUB, v)));
      FLOAT_VECTOR.cast(my).intoArray(floatRows, ROW_MY + k);
      FloatVector hy = ALL_HALF.lanewise(MUL, by.lanewise(SUB, ay));
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY + k);
      FloatVector numerator = mx.lanewise(MUL, hx).lanewise(ADD, my.lanewise(MUL, hy)).lanewise(ADD, ALL_ZERO)
          .lanewise(NEG);
      FloatVector sum = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy));
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM + k);
      FloatVector denominator = sum.lanewise(ADD, ALL_ZERO);
      FLOAT_VECTOR.cast(denominator).intoArray(floatRows, ROW_DENOMINATOR + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS).compare(LT, denominator));
      FloatVector dx = mx.lanewise(ADD, t.lanewise(MUL, hx));
      FloatVector dy = my.lanewise(ADD, t.lanewise(MUL, hy));
      FloatVector dz = ALL_ZERO.lanewise(ADD, t.lanewise(MUL, ALL_ZERO));
      VectorMask<Float> r2AtLeastZero = r2.compare(GE, ALL_ZERO);
      r2AtLeastZeroBits |= r2AtLeastZero.toLong() << k;
      VectorMask<Float> r1AtLeastZero = r1.compare(GE, ALL_ZERO);
      r1AtLeastZeroBits |= r1AtLeastZero.toLong() << k;
      // a < b ? a : b
      FloatVector low = bx.blend(ax, ax.compare(LT, bx));
      // a > b ? a : b
      FloatVector high = bx.blend(ax, ax.compare(GT, bx));
      // a < b ? a : b
      FloatVector low2 = by.blend(ay, ay.compare(LT, by));
      // a > b ? a : b
      FloatVector high2 = by.blend(ay, ay.compare(GT, by));
      VectorMask<Float> allR2AtLeastZero = ALL_ZERO.compare(LE, r, r2AtLeastZero.and(r1AtLeastZero));
      allR2AtLeastZero = low.lanewise(SUB, u).compare(LE, r, allR2AtLeastZero);
      allR2AtLeastZero = u.lanewise(SUB, high).compare(LE, r, allR2AtLeastZero);
      VectorMask<Float> allR2AtLeastZero2 = low2.lanewise(SUB, v).compare(LE, r);
      allR2AtLeastZero2 = v.lanewise(SUB, high2).compare(LE, r, allR2AtLeastZero2);
      allR2AtLeastZero2 = mx.lanewise(ABS).lanewise(ADD, my.lanewise(ABS)).lanewise(ADD, ALL_ZERO)
          .compare(LE, ALL_LARGEST, allR2AtLeastZero2);
      allR2AtLeastZero = allR2AtLeastZero.and(allR2AtLeastZero2);
      allR2AtLeastZeroBits |= allR2AtLeastZero.toLong() << k;
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(floatRows, ROW_SUM2 + k);
    }
    bits[0] = r1AtLeastZeroBits;
    bits[1] = allR2AtLeastZeroBits;
    return r2AtLeastZeroBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long allR2AtLeastZeroBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5], r1s = columns1[6], vxs = columns1[7], vys = columns1[8];
    float[] us = columns2[0], vs = columns2[1], r2s = columns2[2];
    long absAzAtMostLargestBits = 0;
    long absBzAtMostLargestBits = 0;
    long overlapBits = 0;
    long denominatorGreaterZeroBits = 0;
    long parallelBits = 0;
    long eeGreaterZeroBits = 0;
    long rAtLeastZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> absAzAtMostLargest = fromArray(FLOATS, azs, i).lanewise(ABS).compare(LE, ALL_LARGEST);
      absAzAtMostLargestBits |= absAzAtMostLargest.toLong() << k;
      VectorMask<Float> absBzAtMostLargest = fromArray(FLOATS, bzs, i).lanewise(ABS).compare(LE, ALL_LARGEST);
      absBzAtMostLargestBits |= absBzAtMostLargest.toLong() << k;
      FloatVector r = fromArray(FLOATS, floatRows, ROW_R + k);
      overlapBits |= fromArray(FLOATS, floatRows, ROW_SUM2 + k)
          .compare(LE, r.lanewise(MUL, r), VectorMask.fromLong(FLOATS, (allR2AtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES).and(absAzAtMostLargest).and(absBzAtMostLargest)).toLong() << k;
      FloatVector dx = fromArray(FLOATS, vxs, i).lanewise(NEG);
      FLOAT_VECTOR.cast(dx).intoArray(floatRows, ROW_DX + k);
      FloatVector dy = fromArray(FLOATS, vys, i).lanewise(NEG);
      FLOAT_VECTOR.cast(dy).intoArray(floatRows, ROW_DY + k);
      FloatVector r2 = fromArray(FLOATS, r1s, i).lanewise(ADD, fromArray(FLOATS, r2s, j));
      FloatVector u = fromArray(FLOATS, us, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, u.lanewise(SUB, fromArray(FLOATS, axs, i))
          .lanewise(ADD, u.lanewise(SUB, fromArray(FLOATS, bxs, i))))).intoArray(floatRows, ROW_FX + k);
      FloatVector v = fromArray(FLOATS, vs, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, v.lanewise(SUB, fromArray(FLOATS, ays, i))
          .lanewise(ADD, v.lanewise(SUB, fromArray(FLOATS, bys, i))))).intoArray(floatRows, ROW_FY + k);
      FloatVector dd = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy)).lanewise(ADD, ALL_ZERO);
      FLOAT_VECTOR.cast(dd).intoArray(floatRows, ROW_DD + k);
      FLOAT_VECTOR.cast(r2.lanewise(MUL, r2)).intoArray(floatRows, ROW_R2 + k);
      FLOAT_VECTOR.cast(ALL_ZERO).intoArray(floatRows, ROW_ZERO + k);
      FLOAT_VECTOR.cast(ALL_ONE).intoArray(floatRows, ROW_ONE + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector dh = dx.lanewise(MUL, hx).lanewise(ADD, dy.lanewise(MUL, hy)).lanewise(ADD, ALL_ZERO);
      FLOAT_VECTOR.cast(dh).intoArray(floatRows, ROW_DH + k);
      FloatVector denominator = fromArray(FLOATS, floatRows, ROW_DENOMINATOR + k);
      VectorMask<Float> denominatorGreaterZero = denominator.compare(GT, ALL_ZERO);
      denominatorGreaterZeroBits |= denominatorGreaterZero.toLong() << k;
      // hh > 0 ? dh / hh : 0
      FloatVector alongD = ALL_ZERO.blend(dh.lanewise(DIV, denominator), denominatorGreaterZero);
      FloatVector acrossX = dx.lanewise(SUB, alongD.lanewise(MUL, hx));
      FloatVector acrossY = dy.lanewise(SUB, alongD.lanewise(MUL, hy));
      FloatVector acrossZ = ALL_ZERO.lanewise(SUB, alongD.lanewise(MUL, ALL_ZERO));
      VectorMask<Float> parallel = acrossX.lanewise(MUL, acrossX).lanewise(ADD, acrossY.lanewise(MUL, acrossY))
          .lanewise(ADD, acrossZ.lanewise(MUL, acrossZ)).compare(LE, ALL_PARALLEL.lanewise(MUL, dd));
      parallelBits |= parallel.toLong() << k;
      // parallel ? 0 : acrossX
      FloatVector ex = acrossX.blend(ALL_ZERO, parallel);
      FLOAT_VECTOR.cast(ex).intoArray(floatRows, ROW_EX + k);
      // parallel ? 0 : acrossY
      FloatVector ey = acrossY.blend(ALL_ZERO, parallel);
      FLOAT_VECTOR.cast(ey).intoArray(floatRows, ROW_EY + k);
      // parallel ? 0 : acrossZ
      FloatVector ez = acrossZ.blend(ALL_ZERO, parallel);
      FLOAT_VECTOR.cast(ez).intoArray(floatRows, ROW_EZ + k);
      FloatVector ee = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez));
      eeGreaterZeroBits |= ee.compare(GT, ALL_ZERO).toLong() << k;
      FLOAT_VECTOR.cast(ee.lanewise(SQRT)).intoArray(floatRows, ROW_ROOT_EE + k);
      VectorMask<Float> dhLessZero = dh.compare(LT, ALL_ZERO);
      FloatVector minusDenominator = denominator.lanewise(NEG);
      // dh < 0 ? hh : -hh
      FLOAT_VECTOR.cast(minusDenominator.blend(denominator, dhLessZero)).intoArray(floatRows,
          ROW_DENOMINATOR_OR_MINUS_DENOMINATOR + k);
      FLOAT_VECTOR.cast(dh.lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_SUM3 + k);
      // dh < 0 ? -hh : hh
      FLOAT_VECTOR.cast(denominator.blend(minusDenominator, dhLessZero)).intoArray(floatRows,
          ROW_MINUS_DENOMINATOR_OR_DENOMINATOR + k);
      FLOAT_VECTOR.cast(dd.lanewise(SQRT)).intoArray(floatRows, ROW_ROOT_DD + k);
      rAtLeastZeroBits |= r2.compare(GE, ALL_ZERO).toLong() << k;
    }
    bits[0] = absBzAtMostLargestBits;
    bits[1] = overlapBits;
    bits[2] = denominatorGreaterZeroBits;
    bits[3] = parallelBits;
    bits[4] = eeGreaterZeroBits;
    bits[5] = rAtLeastZeroBits;
    return absAzAtMostLargestBits;
  }

  private static long floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long r1AtLeastZeroBits, long r2AtLeastZeroBits, long absAzAtMostLargestBits,
      long absBzAtMostLargestBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] azs = columns1[2], bzs = columns1[5], vxs = columns1[7], vys = columns1[8], vzs = columns1[9];
    float[] us = columns2[0], vs = columns2[1];
    long ddAtMostLargestBits = 0;
    long validBits = 0;
    long sumGreaterZeroBits = 0;
    long squareGreaterZeroBits = 0;
    long squareAtMostProductBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      ddAtMostLargestBits |= fromArray(FLOATS, floatRows, ROW_DD + k).compare(LE, ALL_LARGEST).toLong() << k;
      FloatVector vx = fromArray(FLOATS, vxs, i);
      FloatVector vy = fromArray(FLOATS, vys, i);
      FloatVector vz = fromArray(FLOATS, vzs, i);
      validBits |= vx.lanewise(ABS).lanewise(ADD, vy.lanewise(ABS)).lanewise(ADD, vz.lanewise(ABS))
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (r1AtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (r2AtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (absAzAtMostLargestBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (absBzAtMostLargestBits >>> k)
          & WideLanes.FLOAT_LANES))).toLong() << k;
      sumGreaterZeroBits |= fromArray(FLOATS, floatRows, ROW_SUM + k).compare(GT, ALL_ZERO).toLong() << k;
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      VectorMask<Float> left = hx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MY + k))
          .lanewise(SUB, hy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MX + k))).compare(GE, ALL_ZERO);
      // left ? -hy : hy
      FLOAT_VECTOR.cast(hy.blend(hy.lanewise(NEG), left)).intoArray(floatRows, ROW_MINUS_HY_OR_HY + k);
      // left ? hx : -hx
      FLOAT_VECTOR.cast(hx.lanewise(NEG).blend(hx, left)).intoArray(floatRows, ROW_HX_OR_MINUS_HX + k);
      FloatVector vv = vx.lanewise(MUL, vx).lanewise(ADD, vy.lanewise(MUL, vy));
      FLOAT_VECTOR.cast(vv).intoArray(floatRows, ROW_VV + k);
      FloatVector d1 = vx.lanewise(SUB, ALL_ZERO);
      FloatVector e1 = vy.lanewise(SUB, ALL_ZERO);
      FloatVector d2 = d1.lanewise(SUB, ALL_ZERO);
      FLOAT_VECTOR.cast(d2).intoArray(floatRows, ROW_D2 + k);
      FloatVector e2 = e1.lanewise(SUB, ALL_ZERO);
      FLOAT_VECTOR.cast(e2).intoArray(floatRows, ROW_E2 + k);
      FloatVector square = d2.lanewise(MUL, d2).lanewise(ADD, e2.lanewise(MUL, e2)).lanewise(ADD, ALL_ZERO);
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE + k);
      squareGreaterZeroBits |= square.compare(GT, ALL_ZERO).toLong() << k;
      squareAtMostProductBits |= square.compare(LE, ALL_PARALLEL.lanewise(MUL, vv)).toLong() << k;
      FLOAT_VECTOR.cast(d2.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_D2 + k);
      FLOAT_VECTOR.cast(e2.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_E2 + k);
      FLOAT_VECTOR.cast(vz.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VZ + k);
      FloatVector u = fromArray(FLOATS, us, j);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(u.blend(ALL_FARTHEST, u.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, u.compare(LT, ALL_MINUS_C4_25E_37))).intoArray(floatRows,
          ROW_MINUS_C4_25E_37_OR_FARTHEST_OR_U + k);
      FloatVector v = fromArray(FLOATS, vs, j);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(v.blend(ALL_FARTHEST, v.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, v.compare(LT, ALL_MINUS_C4_25E_37))).intoArray(floatRows,
          ROW_MINUS_C4_25E_37_OR_FARTHEST_OR_V + k);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      FloatVector az = fromArray(FLOATS, azs, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, bz.lanewise(SUB, az))).intoArray(floatRows, ROW_H + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, az).lanewise(ADD, ALL_HALF.lanewise(MUL, bz))).intoArray(
          floatRows, ROW_SUM4 + k);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(az.blend(ALL_FARTHEST, az.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, az.compare(LT, ALL_MINUS_C4_25E_37))).intoArray(floatRows,
          ROW_MINUS_C4_25E_37_OR_FARTHEST_OR_AZ + k);
    }
    bits[0] = validBits;
    bits[1] = sumGreaterZeroBits;
    bits[2] = squareGreaterZeroBits;
    bits[3] = squareAtMostProductBits;
    return ddAtMostLargestBits;
  }

  private static void floats5(float[] floatRows, long denominatorGreaterZeroBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector px = fromArray(FLOATS, floatRows, ROW_FX + k)
          .lanewise(ADD, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DX + k)));
      FLOAT_VECTOR.cast(px).intoArray(floatRows, ROW_PX + k);
      FloatVector py = fromArray(FLOATS, floatRows, ROW_FY + k)
          .lanewise(ADD, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DY + k)));
      FLOAT_VECTOR.cast(py).intoArray(floatRows, ROW_PY + k);
      FloatVector pz = ALL_ZERO.lanewise(ADD, s.lanewise(MUL, ALL_ZERO));
      FLOAT_VECTOR.cast(pz).intoArray(floatRows, ROW_PZ + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector ph = px.lanewise(MUL, hx).lanewise(ADD, py.lanewise(MUL, hy))
          .lanewise(ADD, pz.lanewise(MUL, ALL_ZERO));
      FLOAT_VECTOR.cast(ph).intoArray(floatRows, ROW_PH + k);
      // hh > 0 ? ph / hh : 0
      FloatVector alongP = ALL_ZERO.blend(ph.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_DENOMINATOR + k)),
          VectorMask.fromLong(FLOATS, (denominatorGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(px.lanewise(SUB, alongP.lanewise(MUL, hx))).intoArray(floatRows, ROW_GX + k);
      FLOAT_VECTOR.cast(py.lanewise(SUB, alongP.lanewise(MUL, hy))).intoArray(floatRows, ROW_GY + k);
      FLOAT_VECTOR.cast(pz.lanewise(SUB, alongP.lanewise(MUL, ALL_ZERO))).intoArray(floatRows, ROW_GZ + k);
      FloatVector sum = fromArray(FLOATS, floatRows, ROW_SUM3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DENOMINATOR_OR_MINUS_DENOMINATOR + k)
          .lanewise(SUB, ph).lanewise(DIV, sum)).intoArray(floatRows, ROW_SLAB_ENTER + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MINUS_DENOMINATOR_OR_DENOMINATOR + k)
          .lanewise(SUB, ph).lanewise(DIV, sum)).intoArray(floatRows, ROW_SLAB_LEAVE + k);
    }
  }

  private static void floats7(float[] floatRows, long eeGreaterZeroBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector c = fromArray(FLOATS, floatRows, ROW_C + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_GX + k)
          .lanewise(ADD, c.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EX + k)));
      FloatVector y = fromArray(FLOATS, floatRows, ROW_GY + k)
          .lanewise(ADD, c.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EY + k)));
      FloatVector z = fromArray(FLOATS, floatRows, ROW_GZ + k)
          .lanewise(ADD, c.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EZ + k)));
      FloatVector sideDelta = fromArray(FLOATS, floatRows, ROW_R2 + k)
          .lanewise(SUB, x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z)));
      // sideDelta > 0 ? (float) Math.sqrt(sideDelta) : 0
      FloatVector sideRoot = ALL_ZERO.blend(sideDelta.lanewise(SQRT), sideDelta.compare(GT, ALL_ZERO));
      // ee > 0 ? sideRoot / (float) Math.sqrt(ee) : Float.POSITIVE_INFINITY
      FloatVector sideHalf = ALL_INFINITY.blend(sideRoot
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_ROOT_EE + k)),
          VectorMask.fromLong(FLOATS, (eeGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector sideEnter = c.lanewise(SUB, sideHalf);
      FloatVector sideLeave = c.lanewise(ADD, sideHalf);
      FloatVector slabEnter = fromArray(FLOATS, floatRows, ROW_SLAB_ENTER + k);
      // slabEnter > sideEnter ? slabEnter : sideEnter
      FloatVector bodyEnter = sideEnter.blend(slabEnter, slabEnter.compare(GT, sideEnter));
      FloatVector slabLeave = fromArray(FLOATS, floatRows, ROW_SLAB_LEAVE + k);
      // slabLeave < sideLeave ? slabLeave : sideLeave
      FloatVector bodyLeave = sideLeave.blend(slabLeave, slabLeave.compare(LT, sideLeave));
      VectorMask<Float> body = sideDelta.compare(GE, ALL_ZERO);
      body = bodyEnter.compare(LE, bodyLeave, body);
      FloatVector where = fromArray(FLOATS, floatRows, ROW_PH + k)
          .lanewise(ADD, sideEnter.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DH + k)));
      // where > 0 ? 1 : where < 0 ? -1 : 0
      FloatVector end = ALL_ZERO.blend(ALL_MINUS_ONE, where.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, where.compare(GT, ALL_ZERO));
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PX + k)
          .lanewise(SUB, end.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k)))).intoArray(floatRows,
          ROW_VX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PY + k)
          .lanewise(SUB, end.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)))).intoArray(floatRows,
          ROW_VY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PZ + k)
          .lanewise(SUB, end.lanewise(MUL, ALL_ZERO))).intoArray(floatRows, ROW_VZ + k);
      // body ? bodyEnter : Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(bodyEnter, body)).intoArray(floatRows, ROW_ENTER + k);
      // body ? bodyLeave : Float.NEGATIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_MINUS_INFINITY.blend(bodyLeave, body)).intoArray(floatRows, ROW_LEAVE + k);
    }
  }

  private static long floats9(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long passesBits = 0;
    long slabEnterLessEnterBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_VX + k)
          .lanewise(ADD, n.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DX + k)));
      FloatVector y = fromArray(FLOATS, floatRows, ROW_VY + k)
          .lanewise(ADD, n.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DY + k)));
      FloatVector z = fromArray(FLOATS, floatRows, ROW_VZ + k).lanewise(ADD, n.lanewise(MUL, ALL_ZERO));
      FloatVector endDelta = fromArray(FLOATS, floatRows, ROW_R2 + k)
          .lanewise(SUB, x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z)));
      FloatVector endHalf = endDelta.lanewise(SQRT)
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_ROOT_DD + k));
      VectorMask<Float> cap = endDelta.compare(GE, ALL_ZERO);
      FloatVector difference = n.lanewise(SUB, endHalf);
      FloatVector enter = fromArray(FLOATS, floatRows, ROW_ENTER + k);
      VectorMask<Float> capAndValueLessEnter = difference.compare(LT, enter, cap);
      // cap && n - endHalf < enter ? n - endHalf : enter
      FloatVector enter2 = enter.blend(difference, capAndValueLessEnter);
      FLOAT_VECTOR.cast(enter2).intoArray(floatRows, ROW_ENTER2 + k);
      FloatVector sum = n.lanewise(ADD, endHalf);
      FloatVector leave = fromArray(FLOATS, floatRows, ROW_LEAVE + k);
      VectorMask<Float> capAndValueGreaterLeave = sum.compare(GT, leave, cap);
      // cap && n + endHalf > leave ? n + endHalf : leave
      FloatVector leave2 = leave.blend(sum, capAndValueGreaterLeave);
      FloatVector between = fromArray(FLOATS, floatRows, ROW_S + k)
          .lanewise(ADD, ALL_HALF.lanewise(MUL, enter2.lanewise(ADD, leave2)));
      VectorMask<Float> passes = ALL_ZERO.compare(LE, between);
      passes = between.compare(LE, ALL_ONE, passes);
      passesBits |= passes.toLong() << k;
      slabEnterLessEnterBits |= fromArray(FLOATS, floatRows, ROW_SLAB_ENTER + k)
          .compare(LT, enter2).toLong() << k;
    }
    bits[0] = slabEnterLessEnterBits;
    return passesBits;
  }

  private static long floats11(float[] floatRows, long parallelAndSlabEnterLessEnterBits, long overlapBits) {
    if (floatRows == null) {
      return 0;
    }
    long absTNearAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // parallel && ends && slabEnter < enter ? slabEnter : enter
      FloatVector enter = fromArray(FLOATS, floatRows, ROW_S + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ENTER2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_SLAB_ENTER + k),
          VectorMask.fromLong(FLOATS, (parallelAndSlabEnterLessEnterBits >>> k) & WideLanes.FLOAT_LANES)));
      // enter > tMin ? enter : tMin
      FloatVector later = ALL_ZERO.blend(enter, enter.compare(GT, ALL_ZERO));
      // starts ? tMin : later < tMax ? later : tMax
      FloatVector tNear = ALL_ONE.blend(later, later.compare(LT, ALL_ONE))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(tNear).intoArray(floatRows, ROW_T_NEAR + k);
      absTNearAtMostLargestBits |= tNear.lanewise(ABS).compare(LE, ALL_LARGEST).toLong() << k;
    }
    return absTNearAtMostLargestBits;
  }

  private static long floats13(float[][] columns1, int from1, float[] floatRows, long hitBits,
      long overlapBits, long validBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] vxs = columns1[7], vys = columns1[8];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      // hit ? tNear : Float.POSITIVE_INFINITY
      FloatVector enter = ALL_INFINITY.blend(fromArray(FLOATS, floatRows, ROW_T_NEAR + k),
          VectorMask.fromLong(FLOATS, (hitBits >>> k) & WideLanes.FLOAT_LANES));
      // enter > 0 ? enter : Float.MIN_VALUE
      FloatVector later = ALL_C1_40E_45.blend(enter, enter.compare(GT, ALL_ZERO));
      // overlap ? 0 : enter <= 1 ? later : Float.POSITIVE_INFINITY; valid ? Sweep.time(overlap, enter) :
      // Float.POSITIVE_INFINITY
      FloatVector time = ALL_INFINITY.blend(ALL_INFINITY.blend(later, enter.compare(LE, ALL_ONE))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (validBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(time).intoArray(floatRows, ROW_TIME + k);
      hits |= time.compare(LT, ALL_INFINITY).toLong() << k;
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX + k)
          .lanewise(ADD, time.lanewise(MUL, fromArray(FLOATS, vxs, i)));
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY + k)
          .lanewise(ADD, time.lanewise(MUL, fromArray(FLOATS, vys, i)));
      FLOAT_VECTOR.cast(my).intoArray(floatRows, ROW_MY2 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector numerator = mx.lanewise(MUL, hx)
          .lanewise(ADD, my.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k))).lanewise(ADD, ALL_ZERO)
          .lanewise(NEG);
      FloatVector denominator = fromArray(FLOATS, floatRows, ROW_DENOMINATOR + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector k2 = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS).compare(LT, denominator));
      FLOAT_VECTOR.cast(k2).intoArray(floatRows, ROW_K + k);
      FLOAT_VECTOR.cast(mx.lanewise(ADD, k2.lanewise(MUL, hx))).intoArray(floatRows, ROW_DX2 + k);
    }
    return hits;
  }

  private static long floats14(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      float[][] results, int at, long hits) {
    if (columns1 == null) {
      return 0;
    }
    float[] vzs = columns1[9];
    float[] us = columns2[0], vs = columns2[1], r2s = columns2[2];
    float[] ts = results[0], xOuts = results[4], yOuts = results[5], zOuts = results[6];
    long notEndBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector k2 = fromArray(FLOATS, floatRows, ROW_K + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_MY2 + k).lanewise(ADD, k2.lanewise(MUL, hy));
      VectorMask<Float> end = k2.lanewise(ABS).compare(GE, ALL_ONE);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX2 + k);
      end = k2.lanewise(MUL, dx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))
          .lanewise(ADD, dy.lanewise(MUL, hy))).compare(LT, ALL_ZERO, end);
      notEndBits |= end.not().toLong() << k;
      VectorMask<Float> none = dx.compare(EQ, ALL_ZERO);
      none = dy.compare(EQ, ALL_ZERO, none);
      // none ? -vx : dx
      FLOAT_VECTOR.cast(dx.blend(fromArray(FLOATS, floatRows, ROW_DX + k), none)).intoArray(floatRows,
          ROW_DX_OR_DX + k);
      // none ? -vy : dy
      FLOAT_VECTOR.cast(dy.blend(fromArray(FLOATS, floatRows, ROW_DY + k), none)).intoArray(floatRows,
          ROW_DY_OR_DY + k);
      FloatVector length = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy)).lanewise(SQRT);
      FloatVector r2 = fromArray(FLOATS, r2s, j);
      // r < length ? r / length : 1
      FloatVector part = ALL_ONE.blend(r2.lanewise(DIV, length), r2.compare(LT, length));
      FloatVector x = fromArray(FLOATS, us, j).lanewise(ADD, part.lanewise(MUL, dx));
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      // Math.abs(x) <= Float.MAX_VALUE ? x : HalfSpace.kept(other); hit ? Sweep.point(u + part * dx, u) : 0
      FloatVector xOut = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_MINUS_C4_25E_37_OR_FARTHEST_OR_U + k)
          .blend(x, x.lanewise(ABS).compare(LE, ALL_LARGEST)), hit);
      FloatVector x2 = fromArray(FLOATS, vs, j).lanewise(ADD, part.lanewise(MUL, dy));
      // Math.abs(x) <= Float.MAX_VALUE ? x : HalfSpace.kept(other); hit ? Sweep.point(v + part * dy, v) : 0
      FloatVector yOut = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_MINUS_C4_25E_37_OR_FARTHEST_OR_V + k)
          .blend(x2, x2.lanewise(ABS).compare(LE, ALL_LARGEST)), hit);
      FloatVector time = fromArray(FLOATS, floatRows, ROW_TIME + k);
      FloatVector x3 = fromArray(FLOATS, floatRows, ROW_SUM4 + k)
          .lanewise(ADD, k2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_H + k)).lanewise(ADD, ALL_ZERO))
          .lanewise(ADD, time.lanewise(MUL, fromArray(FLOATS, vzs, i)));
      // Math.abs(x) <= Float.MAX_VALUE ? x : HalfSpace.kept(other); hit ? Sweep.point(Segment.point(az, bz, k,
      // Segment.half(az, bz)) + time * vz, az) : 0
      FloatVector zOut = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_MINUS_C4_25E_37_OR_FARTHEST_OR_AZ + k)
          .blend(x3, x3.lanewise(ABS).compare(LE, ALL_LARGEST)), hit);
      FLOAT_VECTOR.cast(time).intoArray(ts, at + k);
      FLOAT_VECTOR.cast(xOut).intoArray(xOuts, at + k);
      FLOAT_VECTOR.cast(yOut).intoArray(yOuts, at + k);
      FLOAT_VECTOR.cast(zOut).intoArray(zOuts, at + k);
    }
    return notEndBits;
  }

  private static long floats16(float[] floatRows, long sideBits, long squareGreaterZeroBits) {
    if (floatRows == null) {
      return 0;
    }
    long noneBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> side = VectorMask.fromLong(FLOATS, (sideBits >>> k) & WideLanes.FLOAT_LANES);
      // side ? left ? -hy : hy : none ? -vx : dx
      FloatVector acrossX = fromArray(FLOATS, floatRows, ROW_DX_OR_DX + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_HY_OR_HY + k), side);
      // side ? left ? hx : -hx : none ? -vy : dy
      FloatVector acrossY = fromArray(FLOATS, floatRows, ROW_DY_OR_DY + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HX_OR_MINUS_HX + k), side);
      FloatVector x1 = acrossX.lanewise(SUB, ALL_ZERO);
      FloatVector y1 = acrossY.lanewise(SUB, ALL_ZERO);
      FloatVector x2 = x1.lanewise(SUB, ALL_ZERO);
      FloatVector y2 = y1.lanewise(SUB, ALL_ZERO);
      FloatVector d2 = fromArray(FLOATS, floatRows, ROW_D2 + k);
      FloatVector e2 = fromArray(FLOATS, floatRows, ROW_E2 + k);
      FloatVector away = x2.lanewise(MUL, d2).lanewise(ADD, y2.lanewise(MUL, e2)).lanewise(ADD, ALL_ZERO);
      FloatVector rest = x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2)).lanewise(ADD, ALL_ZERO);
      VectorMask<Float> astray = away.compare(GT, ALL_ZERO);
      astray = away.lanewise(MUL, away).compare(GT, ALL_LEAST
          .lanewise(MUL, rest.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_VV + k))), astray);
      // square > 0 ? numerator / square : 0; astray ? ratio(away, Segment.square(d2, e2, f2)) : 0
      FloatVector part = ALL_ZERO.blend(ALL_ZERO
          .blend(away.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_SQUARE + k)),
          VectorMask.fromLong(FLOATS, (squareGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)), astray);
      FloatVector x3 = x2.lanewise(SUB, part.lanewise(MUL, d2));
      FloatVector y3 = y2.lanewise(SUB, part.lanewise(MUL, e2));
      FloatVector z3 = ALL_ZERO.lanewise(SUB, part.lanewise(MUL, ALL_ZERO));
      VectorMask<Float> x3IsZeroAndZ3IsZero = x3.compare(EQ, ALL_ZERO);
      x3IsZeroAndZ3IsZero = y3.compare(EQ, ALL_ZERO, x3IsZeroAndZ3IsZero);
      x3IsZeroAndZ3IsZero = z3.compare(EQ, ALL_ZERO, x3IsZeroAndZ3IsZero);
      VectorMask<Float> none = ALL_C4_00.lanewise(MUL, rest)
          .compare(LT, x1.lanewise(MUL, x1).lanewise(ADD, y1.lanewise(MUL, y1)).lanewise(ADD, ALL_ZERO))
          .or(ALL_C4_00.lanewise(MUL, x3.lanewise(MUL, x3).lanewise(ADD, y3.lanewise(MUL, y3))
          .lanewise(ADD, z3.lanewise(MUL, z3))).compare(LT, rest)).or(x3IsZeroAndZ3IsZero);
      noneBits |= none.toLong() << k;
      // none ? -d2 : x3
      FLOAT_VECTOR.cast(x3.blend(fromArray(FLOATS, floatRows, ROW_MINUS_D2 + k), none)).intoArray(floatRows,
          ROW_MINUS_D2_OR_X3 + k);
      // none ? -e2 : y3
      FLOAT_VECTOR.cast(y3.blend(fromArray(FLOATS, floatRows, ROW_MINUS_E2 + k), none)).intoArray(floatRows,
          ROW_MINUS_E2_OR_Y3 + k);
      // none ? -f2 : z3
      FLOAT_VECTOR.cast(z3.blend(ALL_MINUS_ZERO, none)).intoArray(floatRows, ROW_MINUS_ZERO_OR_Z3 + k);
    }
    return noneBits;
  }

  private static long floats18(float[] floatRows, long[] bits, long oppositeBits) {
    if (floatRows == null) {
      return 0;
    }
    long normalXIsZeroAndNormalYIsZeroBits = 0;
    long normalYIsZeroAndNormalXIsZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> opposite = VectorMask.fromLong(FLOATS, (oppositeBits >>> k) & WideLanes.FLOAT_LANES);
      // opposite ? -vx : none ? -d2 : x3
      FloatVector x = fromArray(FLOATS, floatRows, ROW_MINUS_D2_OR_X3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_DX + k), opposite);
      // opposite ? -vy : none ? -e2 : y3
      FloatVector y = fromArray(FLOATS, floatRows, ROW_MINUS_E2_OR_Y3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_DY + k), opposite);
      // opposite ? -vz : none ? -f2 : z3
      FloatVector z = fromArray(FLOATS, floatRows, ROW_MINUS_ZERO_OR_Z3 + k).blend(ALL_MINUS_ZERO, opposite);
      FloatVector largest = x.lanewise(ABS).lanewise(MAX, y.lanewise(ABS)).lanewise(MAX, z.lanewise(ABS));
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      // largest > 0 ? x / largest : 0
      FloatVector sx = ALL_ZERO.blend(x.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? y / largest : 0
      FloatVector sy = ALL_ZERO.blend(y.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? z / largest : 0
      FloatVector sz = ALL_ZERO.blend(z.lanewise(DIV, largest), largestGreaterZero);
      FloatVector length = sx.lanewise(MUL, sx).lanewise(ADD, sy.lanewise(MUL, sy))
          .lanewise(ADD, sz.lanewise(MUL, sz)).lanewise(SQRT);
      // largest > 0 ? component / length : 0
      FloatVector normalX = ALL_ZERO.blend(sx.lanewise(DIV, length), largestGreaterZero);
      FLOAT_VECTOR.cast(normalX).intoArray(floatRows, ROW_NORMAL_X + k);
      // largest > 0 ? component / length : 0
      FloatVector normalY = ALL_ZERO.blend(sy.lanewise(DIV, length), largestGreaterZero);
      FLOAT_VECTOR.cast(normalY).intoArray(floatRows, ROW_NORMAL_Y + k);
      VectorMask<Float> normalXIsZero = normalX.compare(EQ, ALL_ZERO);
      VectorMask<Float> normalYIsZero = normalY.compare(EQ, ALL_ZERO);
      normalXIsZeroAndNormalYIsZeroBits |= normalXIsZero.and(normalYIsZero).toLong() << k;
      normalYIsZeroAndNormalXIsZeroBits |= normalYIsZero.and(normalXIsZero).toLong() << k;
    }
    bits[0] = normalYIsZeroAndNormalXIsZeroBits;
    return normalXIsZeroAndNormalYIsZeroBits;
  }

  private static void floats20(float[] floatRows, long noneBits, long hits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> none = VectorMask.fromLong(FLOATS, (noneBits >>> k) & WideLanes.FLOAT_LANES);
      // none ? -vx : x
      FloatVector x = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k)
          .blend(fromArray(FLOATS, floatRows, ROW_DX + k), none);
      FLOAT_VECTOR.cast(x).intoArray(floatRows, ROW_X + k);
      // none ? -vy : y
      FloatVector y = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k)
          .blend(fromArray(FLOATS, floatRows, ROW_DY + k), none);
      FLOAT_VECTOR.cast(y).intoArray(floatRows, ROW_Y + k);
      // none ? -vz : z
      FloatVector z = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_MINUS_VZ + k), none);
      FLOAT_VECTOR.cast(z).intoArray(floatRows, ROW_Z + k);
      FloatVector absX = x.lanewise(ABS);
      FLOAT_VECTOR.cast(absX).intoArray(floatRows, ROW_ABS_X + k);
      FloatVector absY = y.lanewise(ABS);
      FLOAT_VECTOR.cast(absY).intoArray(floatRows, ROW_ABS_Y + k);
      FloatVector absZ = z.lanewise(ABS);
      FLOAT_VECTOR.cast(absZ).intoArray(floatRows, ROW_ABS_Z + k);
      FloatVector largest = absX.lanewise(MAX, absY).lanewise(MAX, absZ);
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      // largest > 0 ? x / largest : 0
      FloatVector sx = ALL_ZERO.blend(x.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? y / largest : 0
      FloatVector sy = ALL_ZERO.blend(y.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? z / largest : 0
      FloatVector sz = ALL_ZERO.blend(z.lanewise(DIV, largest), largestGreaterZero);
      FloatVector length = sx.lanewise(MUL, sx).lanewise(ADD, sy.lanewise(MUL, sy))
          .lanewise(ADD, sz.lanewise(MUL, sz)).lanewise(SQRT);
      // largest > 0 ? component / length : 0; hit ? Sweep.normal(overlap, normalX, normalY, 0, vx, vy, vz) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ZERO.blend(sx.lanewise(DIV, length), largestGreaterZero),
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_NX + k);
    }
  }

  private static void floats21(float[] floatRows, float[][] results, int at, long noneBits, long hits) {
    if (floatRows == null) {
      return;
    }
    float[] nxs = results[1], nys = results[2], nzs = results[3];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> none = VectorMask.fromLong(FLOATS, (noneBits >>> k) & WideLanes.FLOAT_LANES);
      // none ? -vx : x
      FloatVector x = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k)
          .blend(fromArray(FLOATS, floatRows, ROW_DY + k), none);
      // none ? -vy : y
      FloatVector y = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_MINUS_VZ + k), none);
      // none ? -vz : z
      FloatVector z = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k)
          .blend(fromArray(FLOATS, floatRows, ROW_DX + k), none);
      FloatVector largest = x.lanewise(ABS).lanewise(MAX, y.lanewise(ABS)).lanewise(MAX, z.lanewise(ABS));
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      // largest > 0 ? x / largest : 0
      FloatVector sx = ALL_ZERO.blend(x.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? y / largest : 0
      FloatVector sy = ALL_ZERO.blend(y.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? z / largest : 0
      FloatVector sz = ALL_ZERO.blend(z.lanewise(DIV, largest), largestGreaterZero);
      FloatVector length = sx.lanewise(MUL, sx).lanewise(ADD, sy.lanewise(MUL, sy))
          .lanewise(ADD, sz.lanewise(MUL, sz)).lanewise(SQRT);
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      // largest > 0 ? component / length : 0; hit ? Sweep.normal(overlap, normalY, 0, normalX, vy, vz, vx) : 0
      FloatVector ny = ALL_ZERO.blend(ALL_ZERO.blend(sx.lanewise(DIV, length), largestGreaterZero), hit);
      FloatVector largest2 = fromArray(FLOATS, floatRows, ROW_ABS_Z + k)
          .lanewise(MAX, fromArray(FLOATS, floatRows, ROW_ABS_X + k))
          .lanewise(MAX, fromArray(FLOATS, floatRows, ROW_ABS_Y + k));
      VectorMask<Float> largestGreaterZero2 = largest2.compare(GT, ALL_ZERO);
      // largest > 0 ? x / largest : 0
      FloatVector sx2 = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_Z + k).lanewise(DIV, largest2),
          largestGreaterZero2);
      // largest > 0 ? y / largest : 0
      FloatVector sy2 = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_X + k).lanewise(DIV, largest2),
          largestGreaterZero2);
      // largest > 0 ? z / largest : 0
      FloatVector sz2 = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_Y + k).lanewise(DIV, largest2),
          largestGreaterZero2);
      FloatVector length2 = sx2.lanewise(MUL, sx2).lanewise(ADD, sy2.lanewise(MUL, sy2))
          .lanewise(ADD, sz2.lanewise(MUL, sz2)).lanewise(SQRT);
      // largest > 0 ? component / length : 0; hit ? Sweep.normal(overlap, 0, normalX, normalY, vz, vx, vy) : 0
      FloatVector nz = ALL_ZERO.blend(ALL_ZERO.blend(sx2.lanewise(DIV, length2), largestGreaterZero2), hit);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NX + k)).intoArray(nxs, at + k);
      FLOAT_VECTOR.cast(ny).intoArray(nys, at + k);
      FLOAT_VECTOR.cast(nz).intoArray(nzs, at + k);
    }
  }

  /** {@code inside} of a block, from rows of values. */
  private static long inside(float[] rows) {
    if (rows == null) {
      return 0;
    }
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector t = fromArray(FLOATS, rows, ROW_ONE + k);
      FloatVector x = fromArray(FLOATS, rows, ROW_FX + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, ROW_DX + k)));
      FloatVector y = fromArray(FLOATS, rows, ROW_FY + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, ROW_DY + k)));
      FloatVector z = fromArray(FLOATS, rows, ROW_ZERO + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, ROW_ZERO + k)));
      FloatVector hx = fromArray(FLOATS, rows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, rows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, rows, ROW_ZERO + k);
      FloatVector numerator = x.lanewise(MUL, hx).lanewise(ADD, y.lanewise(MUL, hy))
          .lanewise(ADD, z.lanewise(MUL, hz));
      FloatVector denominator = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector along = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS).compare(LT, denominator));
      FloatVector x2 = x.lanewise(SUB, along.lanewise(MUL, hx));
      FloatVector y2 = y.lanewise(SUB, along.lanewise(MUL, hy));
      FloatVector z2 = z.lanewise(SUB, along.lanewise(MUL, hz));
      hits |= fromArray(FLOATS, rows, ROW_R2 + k)
          .lanewise(SUB, x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2))).compare(GE, ALL_ZERO).toLong() << k;
    }
    return hits;
  }

  /** {@code nearest} of a block, from rows of values to another row. */
  private static void nearest(float[] rows, int fxRow, int fyRow, int fzRow, int dxRow, int dyRow, int dzRow,
      int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector dx = fromArray(FLOATS, rows, dxRow + k);
      FloatVector dy = fromArray(FLOATS, rows, dyRow + k);
      FloatVector dz = fromArray(FLOATS, rows, dzRow + k);
      FloatVector dd = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      // dd > 0 ? -dot(fx, fy, fz, dx, dy, dz) / dd : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, rows, fxRow + k).lanewise(MUL, dx)
          .lanewise(ADD, fromArray(FLOATS, rows, fyRow + k).lanewise(MUL, dy))
          .lanewise(ADD, fromArray(FLOATS, rows, fzRow + k).lanewise(MUL, dz)).lanewise(NEG).lanewise(DIV, dd),
          dd.compare(GT, ALL_ZERO))).intoArray(rows, to + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null, null);
      floats2(null, 0, null, 0, null, null, 0);
      floats3(null, 0, null, 0, null, null, 0, 0, 0, 0);
      floats5(null, 0);
      floats7(null, 0);
      floats9(null, null);
      floats11(null, 0, 0);
      floats13(null, 0, null, 0, 0, 0);
      floats14(null, 0, null, 0, null, null, 0, 0);
      floats16(null, 0, 0);
      floats18(null, null, 0);
      floats20(null, 0, 0);
      floats21(null, null, 0, 0, 0);
      inside(null);
      nearest(null, 0, 0, 0, 0, 0, 0, 0);
    }
  }
}
