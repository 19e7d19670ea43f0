// Compiled from SphereTriangleContact.java; changes are made there.
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
import static jdk.incubator.vector.VectorOperators.NE;
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
 * Wide twin of {@link SphereTriangleContact#contact}: the same operations in the same order, on vectors of
 * pairs.
 */
final class SphereTriangleContactWide implements LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_ROUNDING = FloatVector.broadcast(FLOATS, 2.3841858E-7f);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_C7_00 = FloatVector.broadcast(FLOATS, 7.0f);
  private static final FloatVector ALL_LEAST = FloatVector.broadcast(FLOATS, 0.0625f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_MINUS_C1_40E_45 = FloatVector.broadcast(FLOATS, -1.4E-45f);
  private static final FloatVector ALL_NONE = FloatVector.broadcast(FLOATS, Float.NEGATIVE_INFINITY);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[7]);

  private static final int ROW_AX = 0 * Kernel.BLOCK;
  private static final int ROW_AY = 1 * Kernel.BLOCK;
  private static final int ROW_AZ = 2 * Kernel.BLOCK;
  private static final int ROW_BX = 3 * Kernel.BLOCK;
  private static final int ROW_BY = 4 * Kernel.BLOCK;
  private static final int ROW_BZ = 5 * Kernel.BLOCK;
  private static final int ROW_CX = 6 * Kernel.BLOCK;
  private static final int ROW_CY = 7 * Kernel.BLOCK;
  private static final int ROW_CZ = 8 * Kernel.BLOCK;
  private static final int ROW_EX = 9 * Kernel.BLOCK;
  private static final int ROW_EY = 10 * Kernel.BLOCK;
  private static final int ROW_EZ = 11 * Kernel.BLOCK;
  private static final int ROW_FX = 12 * Kernel.BLOCK;
  private static final int ROW_FY = 13 * Kernel.BLOCK;
  private static final int ROW_FZ = 14 * Kernel.BLOCK;
  private static final int ROW_GX = 15 * Kernel.BLOCK;
  private static final int ROW_GY = 16 * Kernel.BLOCK;
  private static final int ROW_GZ = 17 * Kernel.BLOCK;
  private static final int ROW_EE = 18 * Kernel.BLOCK;
  private static final int ROW_FF = 19 * Kernel.BLOCK;
  private static final int ROW_GG = 20 * Kernel.BLOCK;
  private static final int ROW_NUMERATOR = 21 * Kernel.BLOCK;
  private static final int ROW_D2 = 22 * Kernel.BLOCK;
  private static final int ROW_D2_2 = 23 * Kernel.BLOCK;
  private static final int ROW_BEST = 24 * Kernel.BLOCK;
  private static final int ROW_D2_3 = 25 * Kernel.BLOCK;
  private static final int ROW_BEST2 = 26 * Kernel.BLOCK;
  private static final int ROW_NX = 27 * Kernel.BLOCK;
  private static final int ROW_NY = 28 * Kernel.BLOCK;
  private static final int ROW_NZ = 29 * Kernel.BLOCK;
  private static final int ROW_NN = 30 * Kernel.BLOCK;
  private static final int ROW_WB = 31 * Kernel.BLOCK;
  private static final int ROW_WC = 32 * Kernel.BLOCK;
  private static final int ROW_PZ = 33 * Kernel.BLOCK;
  private static final int ROW_SUM = 34 * Kernel.BLOCK;
  private static final int ROW_GX2 = 35 * Kernel.BLOCK;
  private static final int ROW_GY2 = 36 * Kernel.BLOCK;
  private static final int ROW_GZ2 = 37 * Kernel.BLOCK;
  private static final int ROW_TO_EDGES = 38 * Kernel.BLOCK;
  private static final int ROW_F = 39 * Kernel.BLOCK;
  private static final int ROW_X = 40 * Kernel.BLOCK;
  private static final int ROW_S = 41 * Kernel.BLOCK;
  private static final int ROW_KK = 42 * Kernel.BLOCK;
  private static final int ROW_WEIGHT_C = 43 * Kernel.BLOCK;
  private static final int ROW_WEIGHT_B = 44 * Kernel.BLOCK;
  private static final int ROW_BX_OR_CX = 45 * Kernel.BLOCK;
  private static final int ROW_BY_OR_CY = 46 * Kernel.BLOCK;
  private static final int ROW_BZ_OR_CZ = 47 * Kernel.BLOCK;
  private static final int ROW_CX_OR_AX = 48 * Kernel.BLOCK;
  private static final int ROW_CY_OR_AY = 49 * Kernel.BLOCK;
  private static final int ROW_CZ_OR_AZ = 50 * Kernel.BLOCK;
  private static final int ROW_AX_OR_BX = 51 * Kernel.BLOCK;
  private static final int ROW_AY_OR_BY = 52 * Kernel.BLOCK;
  private static final int ROW_AZ_OR_BZ = 53 * Kernel.BLOCK;
  private static final int ROW_MOST_OR_AZ = 54 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 55 * Kernel.BLOCK;
  private static final int ROW_START = 56 * Kernel.BLOCK;
  private static final int ROW_END = 57 * Kernel.BLOCK;
  private static final int ROW_TO_FACE = 58 * Kernel.BLOCK;
  private static final int ROW_E_X = 59 * Kernel.BLOCK;
  private static final int ROW_E_Y = 60 * Kernel.BLOCK;
  private static final int ROW_E_Z = 61 * Kernel.BLOCK;
  private static final int ROW_F_X = 62 * Kernel.BLOCK;
  private static final int ROW_F_Y = 63 * Kernel.BLOCK;
  private static final int ROW_F_Z = 64 * Kernel.BLOCK;
  private static final int ROW_EE2 = 65 * Kernel.BLOCK;
  private static final int ROW_T = 66 * Kernel.BLOCK;
  private static final int ROW_ALONG_E = 67 * Kernel.BLOCK;
  private static final int ROW_ALONG_F = 68 * Kernel.BLOCK;
  private static final int ROW_STEP_X = 69 * Kernel.BLOCK;
  private static final int ROW_STEP_Y = 70 * Kernel.BLOCK;
  private static final int ROW_STEP_Z = 71 * Kernel.BLOCK;
  private static final int ROW_D_X = 72 * Kernel.BLOCK;
  private static final int ROW_D_Y = 73 * Kernel.BLOCK;
  private static final int ROW_D_Z = 74 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO = 75 * Kernel.BLOCK;
  private static final int ROW_END_X = 76 * Kernel.BLOCK;
  private static final int ROW_END_Y = 77 * Kernel.BLOCK;
  private static final int ROW_END_Z = 78 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 79 * Kernel.BLOCK;
  private static final int ROW_H_X = 80 * Kernel.BLOCK;
  private static final int ROW_H_Y = 81 * Kernel.BLOCK;
  private static final int ROW_H_Z = 82 * Kernel.BLOCK;
  private static final int ROW_G_X = 83 * Kernel.BLOCK;
  private static final int ROW_G_Y = 84 * Kernel.BLOCK;
  private static final int ROW_G_Z = 85 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_VALUE_OR_ONE = 86 * Kernel.BLOCK;
  private static final int ROW_ACROSS_X = 87 * Kernel.BLOCK;
  private static final int ROW_ACROSS_Y = 88 * Kernel.BLOCK;
  private static final int ROW_ACROSS_Z = 89 * Kernel.BLOCK;
  private static final int ROW_P_X = 90 * Kernel.BLOCK;
  private static final int ROW_P_Y = 91 * Kernel.BLOCK;
  private static final int ROW_P_Z = 92 * Kernel.BLOCK;
  private static final int ROW_V_X = 93 * Kernel.BLOCK;
  private static final int ROW_V_Y = 94 * Kernel.BLOCK;
  private static final int ROW_V_Z = 95 * Kernel.BLOCK;
  private static final int ROW_K_X = 96 * Kernel.BLOCK;
  private static final int ROW_K_Y = 97 * Kernel.BLOCK;
  private static final int ROW_K_Z = 98 * Kernel.BLOCK;
  private static final int ROW_KK2 = 99 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO2 = 100 * Kernel.BLOCK;
  private static final int ROW_LEAST = 101 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO3 = 102 * Kernel.BLOCK;
  private static final int ROW_SLIDE = 103 * Kernel.BLOCK;
  private static final int ROW_I_X = 104 * Kernel.BLOCK;
  private static final int ROW_I_Y = 105 * Kernel.BLOCK;
  private static final int ROW_I_Z = 106 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO4 = 107 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 108 * Kernel.BLOCK;
  private static final int ROW_J_X = 109 * Kernel.BLOCK;
  private static final int ROW_J_Y = 110 * Kernel.BLOCK;
  private static final int ROW_J_Z = 111 * Kernel.BLOCK;
  private static final int ROW_INSTEAD_X = 112 * Kernel.BLOCK;
  private static final int ROW_INSTEAD_Y = 113 * Kernel.BLOCK;
  private static final int ROW_INSTEAD_Z = 114 * Kernel.BLOCK;
  private static final int ROW_OUT_Y = 115 * Kernel.BLOCK;
  private static final int ROW_OUT_Z = 116 * Kernel.BLOCK;
  private static final int ROW_OUT_X = 117 * Kernel.BLOCK;
  private static final int ROW_NORMAL_X = 118 * Kernel.BLOCK;
  private static final int ROW_NORMAL_Y = 119 * Kernel.BLOCK;
  private static final int ROW_NORMAL_Z = 120 * Kernel.BLOCK;
  private static final int ROW_DEEP_OR_ZERO_OR_DEEP_OR_MINUS_C1_40E_45 = 121 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[122 * Kernel.BLOCK]);

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
      long valueAtMostRAndValueAtMostRBits = floats1(columns1, from1, columns2, from2);
      long nearBits = floats2(columns1, from1, columns2, from2, floatRows, valueAtMostRAndValueAtMostRBits);
      floats3(columns2, from2, floatRows);
      floats4(floatRows);
      floats5(floatRows);
      floats6(floatRows);
      long rAtLeastZeroBits = floats7(columns1, from1, floatRows, bits, nearBits);
      long overlapBits = bits[0];
      floats8(columns2, from2, floatRows);
      long weightBGreaterZeroBits = floats9(columns2, from2, floatRows, bits);
      long weightCGreaterZeroBits = bits[0];
      long sumLessOneBits = bits[1];
      long onABBits = bits[2];
      long onBCBits = bits[3];
      long d2AtMostLargestBits = floats10(floatRows, bits, onBCBits, onABBits);
      long d2AtMostLargestBits2 = bits[0];
      long d2AtMostLargestBits3 = bits[1];
      squaredDistance(floatRows, ROW_TO_FACE);
      long toFaceLessToEdgesBits = floats12(floatRows);
      long allToFaceLessToEdgesBits = toFaceLessToEdgesBits & weightBGreaterZeroBits;
      long allToFaceLessToEdgesBits2 = allToFaceLessToEdgesBits & weightCGreaterZeroBits;
      long faceBits = allToFaceLessToEdgesBits2 & sumLessOneBits;
      long fromABits = faceBits | onABBits;
      long notFaceBits = ~faceBits;
      long tAtMostZeroBits = floats14(columns1, from1, columns2, from2, floatRows, bits, fromABits, faceBits);
      long eitherBits = bits[0];
      long eeGreaterZeroBits = bits[1];
      long notTAtMostZeroBits = floats15(floatRows, eeGreaterZeroBits, tAtMostZeroBits);
      long eeAtMostLargestBits = floats16(floatRows, results, at, bits, faceBits);
      long sumAtMostLargestBits = bits[0];
      long cornerBits = notFaceBits & eitherBits;
      long notCornerBits = ~cornerBits;
      long sumLessZeroBits = floats18(floatRows, bits, cornerBits, eeGreaterZeroBits);
      long kkGreaterZeroBits = bits[0];
      long thinBits = bits[1];
      long isWayBits = floats19(floatRows, cornerBits);
      long backBits = faceBits | sumLessZeroBits;
      long backAndNotCornerBits = backBits & notCornerBits;
      long notFaceAndBackBits = cornerBits & backBits;
      long slideLessLeastBits = floats21(floatRows, bits, backBits);
      long slideGreaterAlongFBits = bits[0];
      long thinAndSlideLessLeastBits = thinBits & slideLessLeastBits;
      long thinAndSlideGreaterAlongFBits = thinBits & slideGreaterAlongFBits;
      long notAtEndBits = floats23(floatRows, thinAndSlideGreaterAlongFBits, thinAndSlideLessLeastBits,
          eeGreaterZeroBits, backAndNotCornerBits, kkGreaterZeroBits);
      long backAndNotAtEndBits = backBits & notAtEndBits;
      long notFaceAndNotAtEndBits = notFaceAndBackBits & notAtEndBits;
      long leadsLessZeroBits = floats25(floatRows, bits, backAndNotAtEndBits);
      long leadsGreaterZeroBits = bits[0];
      long leftGreaterProductBits = bits[1];
      long tAtMostZeroAndLeadsLessZeroBits = tAtMostZeroBits & leadsLessZeroBits;
      long allNotConditionBits = notTAtMostZeroBits & leadsGreaterZeroBits;
      long eitherBits2 = tAtMostZeroAndLeadsLessZeroBits | allNotConditionBits;
      long astrayBits = notFaceAndNotAtEndBits & eitherBits2;
      long notAstrayBits = ~astrayBits;
      long notAstrayAndIsWayBits = notAstrayBits & isWayBits;
      long slidesBits = notAstrayAndIsWayBits & leftGreaterProductBits;
      long valueOrZeroGreaterSumBits = floats27(floatRows, slidesBits);
      long asItWasBits = isWayBits & valueOrZeroGreaterSumBits;
      long isLeftBits = slidesBits | asItWasBits;
      floats29(floatRows, asItWasBits);
      long absDeepAtMostLargestBits = floats30(columns1, from1, floatRows, results, at, bits, isLeftBits,
          overlapBits);
      long allValueAtMostLargestBits = bits[0];
      long allRAtLeastZeroBits = rAtLeastZeroBits & absDeepAtMostLargestBits;
      long rAtLeastZeroAndD2AtMostLargestBits = allRAtLeastZeroBits & d2AtMostLargestBits;
      long rAtLeastZeroAndD2AtMostLargestBits2 = rAtLeastZeroAndD2AtMostLargestBits & d2AtMostLargestBits2;
      long rAtLeastZeroAndD2AtMostLargestBits3 = rAtLeastZeroAndD2AtMostLargestBits2 & d2AtMostLargestBits3;
      long rAtLeastZeroAndEeAtMostLargestBits = rAtLeastZeroAndD2AtMostLargestBits3 & eeAtMostLargestBits;
      long allRAtLeastZeroBits2 = rAtLeastZeroAndEeAtMostLargestBits & sumAtMostLargestBits;
      long hits = allRAtLeastZeroBits2 & allValueAtMostLargestBits;
      floats32(floatRows, results, at, hits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], rs = columns1[3];
    float[] axs = columns2[0], ays = columns2[1], bxs = columns2[3], bys = columns2[4], cxs = columns2[6],
        cys = columns2[7];
    long valueAtMostRAndValueAtMostRBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector bx = fromArray(FLOATS, bxs, j);
      // a < b ? a : b
      FloatVector low = bx.blend(ax, ax.compare(LT, bx));
      FloatVector cx = fromArray(FLOATS, cxs, j);
      // c < low ? c : low
      FloatVector low2 = low.blend(cx, cx.compare(LT, low));
      // a > b ? a : b
      FloatVector high = bx.blend(ax, ax.compare(GT, bx));
      // c > high ? c : high
      FloatVector high2 = high.blend(cx, cx.compare(GT, high));
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector by = fromArray(FLOATS, bys, j);
      // a < b ? a : b
      FloatVector low3 = by.blend(ay, ay.compare(LT, by));
      FloatVector cy = fromArray(FLOATS, cys, j);
      // c < low ? c : low
      FloatVector low4 = low3.blend(cy, cy.compare(LT, low3));
      // a > b ? a : b
      FloatVector high3 = by.blend(ay, ay.compare(GT, by));
      // c > high ? c : high
      FloatVector high4 = high3.blend(cy, cy.compare(GT, high3));
      FloatVector x = fromArray(FLOATS, xs, i);
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> valueAtMostRAndValueAtMostR = low2.lanewise(SUB, x).compare(LE, r);
      valueAtMostRAndValueAtMostR = x.lanewise(SUB, high2).compare(LE, r, valueAtMostRAndValueAtMostR);
      FloatVector y = fromArray(FLOATS, ys, i);
      valueAtMostRAndValueAtMostR = low4.lanewise(SUB, y).compare(LE, r, valueAtMostRAndValueAtMostR);
      valueAtMostRAndValueAtMostR = y.lanewise(SUB, high4).compare(LE, r, valueAtMostRAndValueAtMostR);
      valueAtMostRAndValueAtMostRBits |= valueAtMostRAndValueAtMostR.toLong() << k;
    }
    return valueAtMostRAndValueAtMostRBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long valueAtMostRAndValueAtMostRBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], rs = columns1[3];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    long nearBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      // a < b ? a : b
      FloatVector low = bz.blend(az, az.compare(LT, bz));
      FloatVector cz = fromArray(FLOATS, czs, j);
      // c < low ? c : low
      FloatVector low2 = low.blend(cz, cz.compare(LT, low));
      // a > b ? a : b
      FloatVector high = bz.blend(az, az.compare(GT, bz));
      // c > high ? c : high
      FloatVector high2 = high.blend(cz, cz.compare(GT, high));
      FloatVector z = fromArray(FLOATS, zs, i);
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> near = low2.lanewise(SUB, z)
          .compare(LE, r, VectorMask.fromLong(FLOATS, (valueAtMostRAndValueAtMostRBits >>> k)
          & WideLanes.FLOAT_LANES));
      near = z.lanewise(SUB, high2).compare(LE, r, near);
      nearBits |= near.toLong() << k;
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector x = fromArray(FLOATS, xs, i);
      FLOAT_VECTOR.cast(ax.lanewise(SUB, x)).intoArray(floatRows, ROW_AX + k);
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector y = fromArray(FLOATS, ys, i);
      FLOAT_VECTOR.cast(ay.lanewise(SUB, y)).intoArray(floatRows, ROW_AY + k);
      FLOAT_VECTOR.cast(az.lanewise(SUB, z)).intoArray(floatRows, ROW_AZ + k);
      FloatVector bx = fromArray(FLOATS, bxs, j);
      FLOAT_VECTOR.cast(bx.lanewise(SUB, x)).intoArray(floatRows, ROW_BX + k);
      FloatVector by = fromArray(FLOATS, bys, j);
      FLOAT_VECTOR.cast(by.lanewise(SUB, y)).intoArray(floatRows, ROW_BY + k);
      FLOAT_VECTOR.cast(bz.lanewise(SUB, z)).intoArray(floatRows, ROW_BZ + k);
      FloatVector cx = fromArray(FLOATS, cxs, j);
      FLOAT_VECTOR.cast(cx.lanewise(SUB, x)).intoArray(floatRows, ROW_CX + k);
      FloatVector cy = fromArray(FLOATS, cys, j);
      FLOAT_VECTOR.cast(cy.lanewise(SUB, y)).intoArray(floatRows, ROW_CY + k);
      FLOAT_VECTOR.cast(cz.lanewise(SUB, z)).intoArray(floatRows, ROW_CZ + k);
      FLOAT_VECTOR.cast(bx.lanewise(SUB, ax)).intoArray(floatRows, ROW_EX + k);
      FLOAT_VECTOR.cast(by.lanewise(SUB, ay)).intoArray(floatRows, ROW_EY + k);
      FLOAT_VECTOR.cast(bz.lanewise(SUB, az)).intoArray(floatRows, ROW_EZ + k);
      FLOAT_VECTOR.cast(cx.lanewise(SUB, bx)).intoArray(floatRows, ROW_FX + k);
      FLOAT_VECTOR.cast(cy.lanewise(SUB, by)).intoArray(floatRows, ROW_FY + k);
    }
    return nearBits;
  }

  private static void floats3(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bzs = columns2[5], cxs = columns2[6],
        cys = columns2[7], czs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector cz = fromArray(FLOATS, czs, j);
      FloatVector fz = cz.lanewise(SUB, fromArray(FLOATS, bzs, j));
      FLOAT_VECTOR.cast(fz).intoArray(floatRows, ROW_FZ + k);
      FloatVector gx = fromArray(FLOATS, axs, j).lanewise(SUB, fromArray(FLOATS, cxs, j));
      FLOAT_VECTOR.cast(gx).intoArray(floatRows, ROW_GX + k);
      FloatVector gy = fromArray(FLOATS, ays, j).lanewise(SUB, fromArray(FLOATS, cys, j));
      FLOAT_VECTOR.cast(gy).intoArray(floatRows, ROW_GY + k);
      FloatVector gz = fromArray(FLOATS, azs, j).lanewise(SUB, cz);
      FLOAT_VECTOR.cast(gz).intoArray(floatRows, ROW_GZ + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector ee = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez));
      FLOAT_VECTOR.cast(ee).intoArray(floatRows, ROW_EE + k);
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      FLOAT_VECTOR.cast(fx.lanewise(MUL, fx).lanewise(ADD, fy.lanewise(MUL, fy))
          .lanewise(ADD, fz.lanewise(MUL, fz))).intoArray(floatRows, ROW_FF + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, gx).lanewise(ADD, gy.lanewise(MUL, gy))
          .lanewise(ADD, gz.lanewise(MUL, gz))).intoArray(floatRows, ROW_GG + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector numerator = ax.lanewise(MUL, ex).lanewise(ADD, ay.lanewise(MUL, ey))
          .lanewise(ADD, az.lanewise(MUL, ez));
      FLOAT_VECTOR.cast(numerator).intoArray(floatRows, ROW_NUMERATOR + k);
      FloatVector s = numerator.lanewise(NEG);
      // s > 0 ? s < ee ? s / ee : 1 : 0
      FloatVector t = ALL_ZERO.blend(ALL_ONE.blend(s.lanewise(DIV, ee), s.compare(LT, ee)), s
          .compare(GT, ALL_ZERO));
      FloatVector dx = ax.lanewise(ADD, t.lanewise(MUL, ex));
      FloatVector dy = ay.lanewise(ADD, t.lanewise(MUL, ey));
      FloatVector dz = az.lanewise(ADD, t.lanewise(MUL, ez));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(floatRows, ROW_D2 + k);
    }
  }

  private static void floats4(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector d2 = fromArray(FLOATS, floatRows, ROW_D2 + k);
      // d2 < best ? d2 : best
      FloatVector best = ALL_INFINITY.blend(d2, d2.compare(LT, ALL_INFINITY));
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      FloatVector s = bx.lanewise(MUL, fx).lanewise(ADD, by.lanewise(MUL, fy))
          .lanewise(ADD, bz.lanewise(MUL, fz)).lanewise(NEG);
      FloatVector ff = fromArray(FLOATS, floatRows, ROW_FF + k);
      // s > 0 ? s < ee ? s / ee : 1 : 0
      FloatVector t = ALL_ZERO.blend(ALL_ONE.blend(s.lanewise(DIV, ff), s.compare(LT, ff)), s
          .compare(GT, ALL_ZERO));
      FloatVector dx = bx.lanewise(ADD, t.lanewise(MUL, fx));
      FloatVector dy = by.lanewise(ADD, t.lanewise(MUL, fy));
      FloatVector dz = bz.lanewise(ADD, t.lanewise(MUL, fz));
      FloatVector d2_2 = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      FLOAT_VECTOR.cast(d2_2).intoArray(floatRows, ROW_D2_2 + k);
      // d2 < best ? d2 : best
      FLOAT_VECTOR.cast(best.blend(d2_2, d2_2.compare(LT, best))).intoArray(floatRows, ROW_BEST + k);
    }
  }

  private static void floats5(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector s = cx.lanewise(MUL, gx).lanewise(ADD, cy.lanewise(MUL, gy))
          .lanewise(ADD, cz.lanewise(MUL, gz)).lanewise(NEG);
      FloatVector gg = fromArray(FLOATS, floatRows, ROW_GG + k);
      // s > 0 ? s < ee ? s / ee : 1 : 0
      FloatVector t = ALL_ZERO.blend(ALL_ONE.blend(s.lanewise(DIV, gg), s.compare(LT, gg)), s
          .compare(GT, ALL_ZERO));
      FloatVector dx = cx.lanewise(ADD, t.lanewise(MUL, gx));
      FloatVector dy = cy.lanewise(ADD, t.lanewise(MUL, gy));
      FloatVector dz = cz.lanewise(ADD, t.lanewise(MUL, gz));
      FloatVector d2 = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      FLOAT_VECTOR.cast(d2).intoArray(floatRows, ROW_D2_3 + k);
      FloatVector best = fromArray(FLOATS, floatRows, ROW_BEST + k);
      // d2 < best ? d2 : best
      FLOAT_VECTOR.cast(best.blend(d2, d2.compare(LT, best))).intoArray(floatRows, ROW_BEST2 + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FLOAT_VECTOR.cast(gy.lanewise(MUL, ez).lanewise(SUB, gz.lanewise(MUL, ey))).intoArray(floatRows,
          ROW_NX + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FLOAT_VECTOR.cast(gz.lanewise(MUL, ex).lanewise(SUB, gx.lanewise(MUL, ez))).intoArray(floatRows,
          ROW_NY + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, ey).lanewise(SUB, gy.lanewise(MUL, ex))).intoArray(floatRows,
          ROW_NZ + k);
    }
  }

  private static void floats6(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX + k);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY + k);
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ + k);
      FloatVector nn = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz));
      FLOAT_VECTOR.cast(nn).intoArray(floatRows, ROW_NN + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector wb = nx.lanewise(MUL, ay.lanewise(MUL, gz).lanewise(SUB, az.lanewise(MUL, gy)))
          .lanewise(ADD, ny.lanewise(MUL, az.lanewise(MUL, gx).lanewise(SUB, ax.lanewise(MUL, gz))))
          .lanewise(ADD, nz.lanewise(MUL, ax.lanewise(MUL, gy).lanewise(SUB, ay.lanewise(MUL, gx))));
      FLOAT_VECTOR.cast(wb).intoArray(floatRows, ROW_WB + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector wc = nx.lanewise(MUL, ay.lanewise(MUL, ez).lanewise(SUB, az.lanewise(MUL, ey)))
          .lanewise(ADD, ny.lanewise(MUL, az.lanewise(MUL, ex).lanewise(SUB, ax.lanewise(MUL, ez))))
          .lanewise(ADD, nz.lanewise(MUL, ax.lanewise(MUL, ey).lanewise(SUB, ay.lanewise(MUL, ex))));
      FLOAT_VECTOR.cast(wc).intoArray(floatRows, ROW_WC + k);
      FloatVector scaleB = wb.lanewise(DIV, nn);
      FloatVector scaleC = wc.lanewise(DIV, nn);
      FloatVector px = ax.lanewise(ADD, scaleB.lanewise(MUL, ex).lanewise(SUB, scaleC.lanewise(MUL, gx)));
      FloatVector py = ay.lanewise(ADD, scaleB.lanewise(MUL, ey).lanewise(SUB, scaleC.lanewise(MUL, gy)));
      FLOAT_VECTOR.cast(az.lanewise(ADD, scaleB.lanewise(MUL, ez)
          .lanewise(SUB, scaleC.lanewise(MUL, gz)))).intoArray(floatRows, ROW_PZ + k);
      FLOAT_VECTOR.cast(px.lanewise(MUL, px).lanewise(ADD, py.lanewise(MUL, py))).intoArray(floatRows,
          ROW_SUM + k);
    }
  }

  private static long floats7(float[][] columns1, int from1, float[] floatRows, long[] bits, long nearBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[3];
    long rAtLeastZeroBits = 0;
    long overlapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector pz = fromArray(FLOATS, floatRows, ROW_PZ + k);
      FloatVector d2 = fromArray(FLOATS, floatRows, ROW_SUM + k).lanewise(ADD, pz.lanewise(MUL, pz));
      FloatVector wb = fromArray(FLOATS, floatRows, ROW_WB + k);
      VectorMask<Float> face = wb.compare(GE, ALL_ZERO);
      FloatVector wc = fromArray(FLOATS, floatRows, ROW_WC + k);
      face = wc.compare(GE, ALL_ZERO, face);
      face = wb.lanewise(ADD, wc).compare(LE, fromArray(FLOATS, floatRows, ROW_NN + k), face);
      FloatVector best = fromArray(FLOATS, floatRows, ROW_BEST2 + k);
      VectorMask<Float> wbAtLeastZeroAndD2LessBest = d2.compare(LT, best, face);
      // face && d2 < best ? d2 : best
      FloatVector best2 = best.blend(d2, wbAtLeastZeroAndD2LessBest);
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> rAtLeastZero = r.compare(GE, ALL_ZERO);
      rAtLeastZeroBits |= rAtLeastZero.toLong() << k;
      VectorMask<Float> overlap = fromArray(FLOATS, floatRows, ROW_EE + k)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (nearBits >>> k) & WideLanes.FLOAT_LANES)
          .and(rAtLeastZero));
      overlap = fromArray(FLOATS, floatRows, ROW_FF + k).compare(LE, ALL_LARGEST, overlap);
      overlap = fromArray(FLOATS, floatRows, ROW_GG + k).compare(LE, ALL_LARGEST, overlap);
      overlap = best2.compare(LE, r.lanewise(MUL, r), overlap);
      overlapBits |= overlap.toLong() << k;
    }
    bits[0] = overlapBits;
    return rAtLeastZeroBits;
  }

  private static void floats8(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], cxs = columns2[6], cys = columns2[7],
        czs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector gx = fromArray(FLOATS, cxs, j).lanewise(SUB, fromArray(FLOATS, axs, j));
      FLOAT_VECTOR.cast(gx).intoArray(floatRows, ROW_GX2 + k);
      FloatVector gy = fromArray(FLOATS, cys, j).lanewise(SUB, fromArray(FLOATS, ays, j));
      FLOAT_VECTOR.cast(gy).intoArray(floatRows, ROW_GY2 + k);
      FloatVector gz = fromArray(FLOATS, czs, j).lanewise(SUB, fromArray(FLOATS, azs, j));
      FLOAT_VECTOR.cast(gz).intoArray(floatRows, ROW_GZ2 + k);
      FloatVector d2 = fromArray(FLOATS, floatRows, ROW_D2 + k);
      FloatVector d2_2 = fromArray(FLOATS, floatRows, ROW_D2_2 + k);
      // a < b ? a : b
      FloatVector least = d2_2.blend(d2, d2.compare(LT, d2_2));
      FloatVector d2_3 = fromArray(FLOATS, floatRows, ROW_D2_3 + k);
      // c < least ? c : least
      FLOAT_VECTOR.cast(least.blend(d2_3, d2_3.compare(LT, least))).intoArray(floatRows, ROW_TO_EDGES + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector numerator = gx.lanewise(MUL, ex).lanewise(ADD, gy.lanewise(MUL, ey))
          .lanewise(ADD, gz.lanewise(MUL, ez));
      FloatVector ee = fromArray(FLOATS, floatRows, ROW_EE + k);
      VectorMask<Float> eeGreaterZero = ee.compare(GT, ALL_ZERO);
      // square > 0 ? numerator / square : 0
      FloatVector f = ALL_ZERO.blend(numerator.lanewise(DIV, ee), eeGreaterZero);
      FLOAT_VECTOR.cast(f).intoArray(floatRows, ROW_F + k);
      FloatVector kx = gx.lanewise(SUB, f.lanewise(MUL, ex));
      FloatVector ky = gy.lanewise(SUB, f.lanewise(MUL, ey));
      FloatVector kz = gz.lanewise(SUB, f.lanewise(MUL, ez));
      // square > 0 ? numerator / square : 0
      FloatVector x = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_NUMERATOR + k).lanewise(DIV, ee),
          eeGreaterZero).lanewise(NEG);
      FLOAT_VECTOR.cast(x).intoArray(floatRows, ROW_X + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k).lanewise(ADD, x.lanewise(MUL, ex));
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k).lanewise(ADD, x.lanewise(MUL, ey));
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k).lanewise(ADD, x.lanewise(MUL, ez));
      FLOAT_VECTOR.cast(ax.lanewise(MUL, kx).lanewise(ADD, ay.lanewise(MUL, ky))
          .lanewise(ADD, az.lanewise(MUL, kz)).lanewise(NEG)).intoArray(floatRows, ROW_S + k);
      FLOAT_VECTOR.cast(kx.lanewise(MUL, kx).lanewise(ADD, ky.lanewise(MUL, ky))
          .lanewise(ADD, kz.lanewise(MUL, kz))).intoArray(floatRows, ROW_KK + k);
    }
  }

  private static long floats9(float[][] columns2, int from2, float[] floatRows, long[] bits) {
    if (columns2 == null) {
      return 0;
    }
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    long weightBGreaterZeroBits = 0;
    long weightCGreaterZeroBits = 0;
    long sumLessOneBits = 0;
    long onABBits = 0;
    long onBCBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector kk = fromArray(FLOATS, floatRows, ROW_KK + k);
      // s > 0 ? s < kk ? s / kk : 1 : 0
      FloatVector weightC = ALL_ZERO.blend(ALL_ONE.blend(s.lanewise(DIV, kk), s.compare(LT, kk)), s
          .compare(GT, ALL_ZERO));
      FLOAT_VECTOR.cast(weightC).intoArray(floatRows, ROW_WEIGHT_C + k);
      FloatVector b = fromArray(FLOATS, floatRows, ROW_X + k)
          .lanewise(SUB, weightC.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_F + k)));
      FloatVector rest = ALL_ONE.lanewise(SUB, weightC);
      // b > 0 ? b < rest ? b : rest : 0
      FloatVector weightB = ALL_ZERO.blend(rest.blend(b, b.compare(LT, rest)), b.compare(GT, ALL_ZERO));
      FLOAT_VECTOR.cast(weightB).intoArray(floatRows, ROW_WEIGHT_B + k);
      weightBGreaterZeroBits |= weightB.compare(GT, ALL_ZERO).toLong() << k;
      weightCGreaterZeroBits |= weightC.compare(GT, ALL_ZERO).toLong() << k;
      sumLessOneBits |= weightB.lanewise(ADD, weightC).compare(LT, ALL_ONE).toLong() << k;
      FloatVector toEdges = fromArray(FLOATS, floatRows, ROW_TO_EDGES + k);
      VectorMask<Float> onAB = fromArray(FLOATS, floatRows, ROW_D2 + k).compare(LE, toEdges);
      onABBits |= onAB.toLong() << k;
      VectorMask<Float> onBC = fromArray(FLOATS, floatRows, ROW_D2_2 + k).compare(LE, toEdges, onAB.not());
      onBCBits |= onBC.toLong() << k;
      FloatVector bx = fromArray(FLOATS, bxs, j);
      FloatVector cx = fromArray(FLOATS, cxs, j);
      // onBC ? bx : cx
      FLOAT_VECTOR.cast(cx.blend(bx, onBC)).intoArray(floatRows, ROW_BX_OR_CX + k);
      FloatVector by = fromArray(FLOATS, bys, j);
      FloatVector cy = fromArray(FLOATS, cys, j);
      // onBC ? by : cy
      FLOAT_VECTOR.cast(cy.blend(by, onBC)).intoArray(floatRows, ROW_BY_OR_CY + k);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      FloatVector cz = fromArray(FLOATS, czs, j);
      // onBC ? bz : cz
      FLOAT_VECTOR.cast(cz.blend(bz, onBC)).intoArray(floatRows, ROW_BZ_OR_CZ + k);
      FloatVector ax = fromArray(FLOATS, axs, j);
      // onBC ? cx : ax
      FLOAT_VECTOR.cast(ax.blend(cx, onBC)).intoArray(floatRows, ROW_CX_OR_AX + k);
      FloatVector ay = fromArray(FLOATS, ays, j);
      // onBC ? cy : ay
      FLOAT_VECTOR.cast(ay.blend(cy, onBC)).intoArray(floatRows, ROW_CY_OR_AY + k);
      FloatVector az = fromArray(FLOATS, azs, j);
      // onBC ? cz : az
      FLOAT_VECTOR.cast(az.blend(cz, onBC)).intoArray(floatRows, ROW_CZ_OR_AZ + k);
      // onBC ? ax : bx
      FLOAT_VECTOR.cast(bx.blend(ax, onBC)).intoArray(floatRows, ROW_AX_OR_BX + k);
      // onBC ? ay : by
      FLOAT_VECTOR.cast(by.blend(ay, onBC)).intoArray(floatRows, ROW_AY_OR_BY + k);
      // onBC ? az : bz
      FLOAT_VECTOR.cast(bz.blend(az, onBC)).intoArray(floatRows, ROW_AZ_OR_BZ + k);
      FloatVector ax2 = fromArray(FLOATS, floatRows, ROW_AX + k).lanewise(ABS);
      FloatVector ay2 = fromArray(FLOATS, floatRows, ROW_AY + k).lanewise(ABS);
      FloatVector az2 = fromArray(FLOATS, floatRows, ROW_AZ + k).lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay2.blend(ax2, ax2.compare(GT, ay2));
      // most > az ? most : az
      FLOAT_VECTOR.cast(az2.blend(most, most.compare(GT, az2))).intoArray(floatRows, ROW_MOST_OR_AZ + k);
    }
    bits[0] = weightCGreaterZeroBits;
    bits[1] = sumLessOneBits;
    bits[2] = onABBits;
    bits[3] = onBCBits;
    return weightBGreaterZeroBits;
  }

  private static long floats10(float[] floatRows, long[] bits, long onBCBits, long onABBits) {
    if (floatRows == null) {
      return 0;
    }
    long d2AtMostLargestBits = 0;
    long d2AtMostLargestBits2 = 0;
    long d2AtMostLargestBits3 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_BX + k).lanewise(ABS);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_BY + k).lanewise(ABS);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_BZ + k).lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      FloatVector ax2 = fromArray(FLOATS, floatRows, ROW_CX + k).lanewise(ABS);
      FloatVector ay2 = fromArray(FLOATS, floatRows, ROW_CY + k).lanewise(ABS);
      FloatVector az2 = fromArray(FLOATS, floatRows, ROW_CZ + k).lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most2 = ay2.blend(ax2, ax2.compare(GT, ay2));
      // most > az ? most : az
      FloatVector size = fromArray(FLOATS, floatRows, ROW_MOST_OR_AZ + k)
          .lanewise(ADD, az.blend(most, most.compare(GT, az)))
          .lanewise(ADD, az2.blend(most2, most2.compare(GT, az2)));
      FLOAT_VECTOR.cast(ALL_ROUNDING.lanewise(MUL, size)).intoArray(floatRows, ROW_PRODUCT + k);
      d2AtMostLargestBits |= fromArray(FLOATS, floatRows, ROW_D2 + k).compare(LE, ALL_LARGEST).toLong() << k;
      d2AtMostLargestBits2 |= fromArray(FLOATS, floatRows, ROW_D2_2 + k).compare(LE, ALL_LARGEST).toLong() << k;
      d2AtMostLargestBits3 |= fromArray(FLOATS, floatRows, ROW_D2_3 + k).compare(LE, ALL_LARGEST).toLong() << k;
      VectorMask<Float> onAB = VectorMask.fromLong(FLOATS, (onABBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> onBC = VectorMask.fromLong(FLOATS, (onBCBits >>> k) & WideLanes.FLOAT_LANES);
      // ab ? 1 : bc ? 2 : 4
      FLOAT_VECTOR.cast(ALL_C4_00.blend(ALL_TWO, onBC).blend(ALL_ONE, onAB)).intoArray(floatRows,
          ROW_START + k);
      // ab ? 2 : bc ? 4 : 1
      FLOAT_VECTOR.cast(ALL_ONE.blend(ALL_C4_00, onBC).blend(ALL_TWO, onAB)).intoArray(floatRows, ROW_END + k);
    }
    bits[0] = d2AtMostLargestBits2;
    bits[1] = d2AtMostLargestBits3;
    return d2AtMostLargestBits;
  }

  private static long floats12(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long toFaceLessToEdgesBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      toFaceLessToEdgesBits |= fromArray(FLOATS, floatRows, ROW_TO_FACE + k)
          .compare(LT, fromArray(FLOATS, floatRows, ROW_TO_EDGES + k)).toLong() << k;
    }
    return toFaceLessToEdgesBits;
  }

  private static long floats14(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long fromABits, long faceBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    long tAtMostZeroBits = 0;
    long eitherBits = 0;
    long eeGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> fromA = VectorMask.fromLong(FLOATS, (fromABits >>> k) & WideLanes.FLOAT_LANES);
      // fromA ? ax : onBC ? bx : cx
      FloatVector oX = fromArray(FLOATS, floatRows, ROW_BX_OR_CX + k).blend(fromArray(FLOATS, axs, j), fromA);
      // fromA ? ay : onBC ? by : cy
      FloatVector oY = fromArray(FLOATS, floatRows, ROW_BY_OR_CY + k).blend(fromArray(FLOATS, ays, j), fromA);
      // fromA ? az : onBC ? bz : cz
      FloatVector oZ = fromArray(FLOATS, floatRows, ROW_BZ_OR_CZ + k).blend(fromArray(FLOATS, azs, j), fromA);
      // fromA ? bx : onBC ? cx : ax
      FloatVector bxOrCxOrAx = fromArray(FLOATS, floatRows, ROW_CX_OR_AX + k)
          .blend(fromArray(FLOATS, bxs, j), fromA);
      FloatVector eX = bxOrCxOrAx.lanewise(SUB, oX);
      FLOAT_VECTOR.cast(eX).intoArray(floatRows, ROW_E_X + k);
      // fromA ? by : onBC ? cy : ay
      FloatVector byOrCyOrAy = fromArray(FLOATS, floatRows, ROW_CY_OR_AY + k)
          .blend(fromArray(FLOATS, bys, j), fromA);
      FloatVector eY = byOrCyOrAy.lanewise(SUB, oY);
      FLOAT_VECTOR.cast(eY).intoArray(floatRows, ROW_E_Y + k);
      // fromA ? bz : onBC ? cz : az
      FloatVector bzOrCzOrAz = fromArray(FLOATS, floatRows, ROW_CZ_OR_AZ + k)
          .blend(fromArray(FLOATS, bzs, j), fromA);
      FloatVector eZ = bzOrCzOrAz.lanewise(SUB, oZ);
      FLOAT_VECTOR.cast(eZ).intoArray(floatRows, ROW_E_Z + k);
      // fromA ? cx : onBC ? ax : bx
      FloatVector cxOrAxOrBx = fromArray(FLOATS, floatRows, ROW_AX_OR_BX + k)
          .blend(fromArray(FLOATS, cxs, j), fromA);
      FloatVector fX = cxOrAxOrBx.lanewise(SUB, oX);
      FLOAT_VECTOR.cast(fX).intoArray(floatRows, ROW_F_X + k);
      // fromA ? cy : onBC ? ay : by
      FloatVector cyOrAyOrBy = fromArray(FLOATS, floatRows, ROW_AY_OR_BY + k)
          .blend(fromArray(FLOATS, cys, j), fromA);
      FloatVector fY = cyOrAyOrBy.lanewise(SUB, oY);
      FLOAT_VECTOR.cast(fY).intoArray(floatRows, ROW_F_Y + k);
      // fromA ? cz : onBC ? az : bz
      FloatVector czOrAzOrBz = fromArray(FLOATS, floatRows, ROW_AZ_OR_BZ + k)
          .blend(fromArray(FLOATS, czs, j), fromA);
      FloatVector fZ = czOrAzOrBz.lanewise(SUB, oZ);
      FLOAT_VECTOR.cast(fZ).intoArray(floatRows, ROW_F_Z + k);
      FloatVector ee = eX.lanewise(MUL, eX).lanewise(ADD, eY.lanewise(MUL, eY))
          .lanewise(ADD, eZ.lanewise(MUL, eZ));
      FLOAT_VECTOR.cast(ee).intoArray(floatRows, ROW_EE2 + k);
      FloatVector ax = oX.lanewise(SUB, fromArray(FLOATS, xs, i));
      FloatVector ay = oY.lanewise(SUB, fromArray(FLOATS, ys, i));
      FloatVector az = oZ.lanewise(SUB, fromArray(FLOATS, zs, i));
      FloatVector s = ax.lanewise(MUL, eX).lanewise(ADD, ay.lanewise(MUL, eY))
          .lanewise(ADD, az.lanewise(MUL, eZ)).lanewise(NEG);
      // s > 0 ? s < ee ? s / ee : 1 : 0
      FloatVector t = ALL_ZERO.blend(ALL_ONE.blend(s.lanewise(DIV, ee), s.compare(LT, ee)), s
          .compare(GT, ALL_ZERO));
      FLOAT_VECTOR.cast(t).intoArray(floatRows, ROW_T + k);
      VectorMask<Float> face = VectorMask.fromLong(FLOATS, (faceBits >>> k) & WideLanes.FLOAT_LANES);
      // face ? weightB : t
      FloatVector alongE = t.blend(fromArray(FLOATS, floatRows, ROW_WEIGHT_B + k), face);
      FLOAT_VECTOR.cast(alongE).intoArray(floatRows, ROW_ALONG_E + k);
      // face ? weightC : 0
      FloatVector alongF = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_WEIGHT_C + k), face);
      FLOAT_VECTOR.cast(alongF).intoArray(floatRows, ROW_ALONG_F + k);
      FloatVector stepX = alongE.lanewise(MUL, eX).lanewise(ADD, alongF.lanewise(MUL, fX));
      FLOAT_VECTOR.cast(stepX).intoArray(floatRows, ROW_STEP_X + k);
      FloatVector stepY = alongE.lanewise(MUL, eY).lanewise(ADD, alongF.lanewise(MUL, fY));
      FLOAT_VECTOR.cast(stepY).intoArray(floatRows, ROW_STEP_Y + k);
      FloatVector stepZ = alongE.lanewise(MUL, eZ).lanewise(ADD, alongF.lanewise(MUL, fZ));
      FLOAT_VECTOR.cast(stepZ).intoArray(floatRows, ROW_STEP_Z + k);
      FloatVector dX = ax.lanewise(ADD, stepX);
      FLOAT_VECTOR.cast(dX).intoArray(floatRows, ROW_D_X + k);
      FloatVector dY = ay.lanewise(ADD, stepY);
      FLOAT_VECTOR.cast(dY).intoArray(floatRows, ROW_D_Y + k);
      FloatVector dZ = az.lanewise(ADD, stepZ);
      FLOAT_VECTOR.cast(dZ).intoArray(floatRows, ROW_D_Z + k);
      FloatVector product = dX.lanewise(MUL, eX).lanewise(ADD, dY.lanewise(MUL, eY))
          .lanewise(ADD, dZ.lanewise(MUL, eZ));
      VectorMask<Float> tAtMostZero = t.compare(LE, ALL_ZERO);
      tAtMostZeroBits |= tAtMostZero.toLong() << k;
      VectorMask<Float> allTAtMostZero = product.compare(GE, ALL_ZERO, tAtMostZero);
      VectorMask<Float> allTAtLeastOne = t.compare(GE, ALL_ONE);
      allTAtLeastOne = product.compare(LE, ALL_ZERO, allTAtLeastOne);
      eitherBits |= allTAtMostZero.or(allTAtLeastOne).toLong() << k;
      VectorMask<Float> eeGreaterZero = ee.compare(GT, ALL_ZERO);
      eeGreaterZeroBits |= eeGreaterZero.toLong() << k;
      // square > 0 ? product / square : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(product.lanewise(DIV, ee), eeGreaterZero)).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO + k);
      FLOAT_VECTOR.cast(cxOrAxOrBx.lanewise(SUB, bxOrCxOrAx)).intoArray(floatRows, ROW_END_X + k);
      FLOAT_VECTOR.cast(cyOrAyOrBy.lanewise(SUB, byOrCyOrAy)).intoArray(floatRows, ROW_END_Y + k);
      FLOAT_VECTOR.cast(czOrAzOrBz.lanewise(SUB, bzOrCzOrAz)).intoArray(floatRows, ROW_END_Z + k);
    }
    bits[0] = eitherBits;
    bits[1] = eeGreaterZeroBits;
    return tAtMostZeroBits;
  }

  private static long floats15(float[] floatRows, long eeGreaterZeroBits, long tAtMostZeroBits) {
    if (floatRows == null) {
      return 0;
    }
    long notTAtMostZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector fX = fromArray(FLOATS, floatRows, ROW_F_X + k);
      FloatVector fY = fromArray(FLOATS, floatRows, ROW_F_Y + k);
      FloatVector fZ = fromArray(FLOATS, floatRows, ROW_F_Z + k);
      FloatVector sum = fX.lanewise(MUL, fX).lanewise(ADD, fY.lanewise(MUL, fY))
          .lanewise(ADD, fZ.lanewise(MUL, fZ));
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM2 + k);
      FloatVector endX = fromArray(FLOATS, floatRows, ROW_END_X + k);
      FloatVector endY = fromArray(FLOATS, floatRows, ROW_END_Y + k);
      FloatVector endZ = fromArray(FLOATS, floatRows, ROW_END_Z + k);
      VectorMask<Float> fromEnd = endX.lanewise(MUL, endX).lanewise(ADD, endY.lanewise(MUL, endY))
          .lanewise(ADD, endZ.lanewise(MUL, endZ)).compare(LT, sum);
      // fromEnd ? endX : fX
      FloatVector mX = fX.blend(endX, fromEnd);
      // fromEnd ? endY : fY
      FloatVector mY = fY.blend(endY, fromEnd);
      // fromEnd ? endZ : fZ
      FloatVector mZ = fZ.blend(endZ, fromEnd);
      FloatVector eX = fromArray(FLOATS, floatRows, ROW_E_X + k);
      FloatVector eY = fromArray(FLOATS, floatRows, ROW_E_Y + k);
      FloatVector eZ = fromArray(FLOATS, floatRows, ROW_E_Z + k);
      FloatVector product = mX.lanewise(MUL, eX).lanewise(ADD, mY.lanewise(MUL, eY))
          .lanewise(ADD, mZ.lanewise(MUL, eZ));
      VectorMask<Float> eeGreaterZero = VectorMask.fromLong(FLOATS, (eeGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector ee = fromArray(FLOATS, floatRows, ROW_EE2 + k);
      // square > 0 ? product / square : 0
      FloatVector part3 = ALL_ZERO.blend(product.lanewise(DIV, ee), eeGreaterZero);
      FloatVector qX = mX.lanewise(SUB, part3.lanewise(MUL, eX));
      FloatVector qY = mY.lanewise(SUB, part3.lanewise(MUL, eY));
      FloatVector qZ = mZ.lanewise(SUB, part3.lanewise(MUL, eZ));
      FloatVector product2 = qX.lanewise(MUL, eX).lanewise(ADD, qY.lanewise(MUL, eY))
          .lanewise(ADD, qZ.lanewise(MUL, eZ));
      // square > 0 ? product / square : 0
      FloatVector part4 = ALL_ZERO.blend(product2.lanewise(DIV, ee), eeGreaterZero);
      FLOAT_VECTOR.cast(qX.lanewise(SUB, part4.lanewise(MUL, eX))).intoArray(floatRows, ROW_H_X + k);
      FLOAT_VECTOR.cast(qY.lanewise(SUB, part4.lanewise(MUL, eY))).intoArray(floatRows, ROW_H_Y + k);
      FLOAT_VECTOR.cast(qZ.lanewise(SUB, part4.lanewise(MUL, eZ))).intoArray(floatRows, ROW_H_Z + k);
      FLOAT_VECTOR.cast(fX.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_STEP_X + k))).intoArray(floatRows,
          ROW_G_X + k);
      FLOAT_VECTOR.cast(fY.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_STEP_Y + k))).intoArray(floatRows,
          ROW_G_Y + k);
      FLOAT_VECTOR.cast(fZ.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_STEP_Z + k))).intoArray(floatRows,
          ROW_G_Z + k);
      // fromEnd ? 1 + part3 : part3
      FloatVector foot = part3.blend(ALL_ONE.lanewise(ADD, part3), fromEnd);
      FloatVector place = fromArray(FLOATS, floatRows, ROW_ALONG_E + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ALONG_F + k).lanewise(MUL, foot));
      // place < foot ? place / foot : place > foot ? (1 - place) / (1 - foot) : 1
      FLOAT_VECTOR.cast(ALL_ONE.blend(ALL_ONE.lanewise(SUB, place).lanewise(DIV, ALL_ONE.lanewise(SUB, foot)),
          place.compare(GT, foot)).blend(place.lanewise(DIV, foot), place.compare(LT, foot))).intoArray(
          floatRows, ROW_QUOTIENT_OR_VALUE_OR_ONE + k);
      notTAtMostZeroBits |= VectorMask.fromLong(FLOATS, (tAtMostZeroBits >>> k) & WideLanes.FLOAT_LANES).not(
          ).toLong() << k;
    }
    return notTAtMostZeroBits;
  }

  private static long floats16(float[] floatRows, float[][] results, int at, long[] bits, long faceBits) {
    if (floatRows == null) {
      return 0;
    }
    float[] feature0s = results[7];
    long eeAtMostLargestBits = 0;
    long sumAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector eY = fromArray(FLOATS, floatRows, ROW_E_Y + k);
      FloatVector hZ = fromArray(FLOATS, floatRows, ROW_H_Z + k);
      FloatVector eZ = fromArray(FLOATS, floatRows, ROW_E_Z + k);
      FloatVector hY = fromArray(FLOATS, floatRows, ROW_H_Y + k);
      FloatVector faceX = eY.lanewise(MUL, hZ).lanewise(SUB, eZ.lanewise(MUL, hY));
      FloatVector hX = fromArray(FLOATS, floatRows, ROW_H_X + k);
      FloatVector eX = fromArray(FLOATS, floatRows, ROW_E_X + k);
      FloatVector faceY = eZ.lanewise(MUL, hX).lanewise(SUB, eX.lanewise(MUL, hZ));
      FloatVector faceZ = eX.lanewise(MUL, hY).lanewise(SUB, eY.lanewise(MUL, hX));
      FloatVector ax = faceX.lanewise(ABS);
      FloatVector ay = faceY.lanewise(ABS);
      FloatVector az = faceZ.lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      VectorMask<Float> hasFace = az.blend(most, most.compare(GT, az)).compare(GT, ALL_ZERO);
      FloatVector absEX = eX.lanewise(ABS);
      FloatVector absEY = eY.lanewise(ABS);
      FloatVector absEZ = eZ.lanewise(ABS);
      VectorMask<Float> alongX = absEX.compare(LE, absEY);
      alongX = absEX.compare(LE, absEZ, alongX);
      VectorMask<Float> alongY = absEY.compare(LE, absEZ, alongX.not());
      // hasFace ? faceX : alongX ? 0 : alongY ? -eZ : eY
      FLOAT_VECTOR.cast(eY.blend(eZ.lanewise(NEG), alongY).blend(ALL_ZERO, alongX)
          .blend(faceX, hasFace)).intoArray(floatRows, ROW_ACROSS_X + k);
      // hasFace ? faceY : alongX ? eZ : alongY ? 0 : -eX
      FLOAT_VECTOR.cast(eX.lanewise(NEG).blend(ALL_ZERO, alongY).blend(eZ, alongX)
          .blend(faceY, hasFace)).intoArray(floatRows, ROW_ACROSS_Y + k);
      // hasFace ? faceZ : alongX ? -eY : alongY ? eX : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(eX, alongY).blend(eY.lanewise(NEG), alongX)
          .blend(faceZ, hasFace)).intoArray(floatRows, ROW_ACROSS_Z + k);
      eeAtMostLargestBits |= fromArray(FLOATS, floatRows, ROW_EE2 + k).compare(LE, ALL_LARGEST).toLong() << k;
      sumAtMostLargestBits |= fromArray(FLOATS, floatRows, ROW_SUM2 + k).compare(LE, ALL_LARGEST).toLong() << k;
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T + k);
      VectorMask<Float> beforeEnd = t.compare(LT, ALL_ONE);
      VectorMask<Float> behindStart = t.compare(GT, ALL_ZERO);
      // beforeEnd ? start : 0; behindStart ? end : 0; face ? 7 : TriangleFace.feature(t < 1, t > 0, onAB, onBC)
      FloatVector feature0 = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_START + k), beforeEnd)
          .lanewise(ADD, ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_END + k), behindStart))
          .blend(ALL_C7_00, VectorMask.fromLong(FLOATS, (faceBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(feature0).intoArray(feature0s, at + k);
    }
    bits[0] = sumAtMostLargestBits;
    return eeAtMostLargestBits;
  }

  private static long floats18(float[] floatRows, long[] bits, long cornerBits, long eeGreaterZeroBits) {
    if (floatRows == null) {
      return 0;
    }
    long sumLessZeroBits = 0;
    long kkGreaterZeroBits = 0;
    long thinBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> corner = VectorMask.fromLong(FLOATS, (cornerBits >>> k) & WideLanes.FLOAT_LANES);
      // corner ? 0 : Contact.along(product, ee)
      FloatVector part1 = fromArray(FLOATS, floatRows, ROW_QUOTIENT_OR_ZERO + k).blend(ALL_ZERO, corner);
      FloatVector eX = fromArray(FLOATS, floatRows, ROW_E_X + k);
      FloatVector pX = fromArray(FLOATS, floatRows, ROW_D_X + k).lanewise(SUB, part1.lanewise(MUL, eX));
      FLOAT_VECTOR.cast(pX).intoArray(floatRows, ROW_P_X + k);
      FloatVector eY = fromArray(FLOATS, floatRows, ROW_E_Y + k);
      FloatVector pY = fromArray(FLOATS, floatRows, ROW_D_Y + k).lanewise(SUB, part1.lanewise(MUL, eY));
      FLOAT_VECTOR.cast(pY).intoArray(floatRows, ROW_P_Y + k);
      FloatVector eZ = fromArray(FLOATS, floatRows, ROW_E_Z + k);
      FloatVector pZ = fromArray(FLOATS, floatRows, ROW_D_Z + k).lanewise(SUB, part1.lanewise(MUL, eZ));
      FLOAT_VECTOR.cast(pZ).intoArray(floatRows, ROW_P_Z + k);
      FloatVector product = pX.lanewise(MUL, eX).lanewise(ADD, pY.lanewise(MUL, eY))
          .lanewise(ADD, pZ.lanewise(MUL, eZ));
      // square > 0 ? product / square : 0; corner ? 0 : Contact.along(RoundedHull.dot(pX, pY, pZ, eX, eY, eZ),
      // ee)
      FloatVector part2 = ALL_ZERO.blend(product.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_EE2 + k)),
          VectorMask.fromLong(FLOATS, (eeGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_ZERO, corner);
      FloatVector vX = pX.lanewise(SUB, part2.lanewise(MUL, eX));
      FLOAT_VECTOR.cast(vX).intoArray(floatRows, ROW_V_X + k);
      FloatVector vY = pY.lanewise(SUB, part2.lanewise(MUL, eY));
      FLOAT_VECTOR.cast(vY).intoArray(floatRows, ROW_V_Y + k);
      FloatVector vZ = pZ.lanewise(SUB, part2.lanewise(MUL, eZ));
      FLOAT_VECTOR.cast(vZ).intoArray(floatRows, ROW_V_Z + k);
      FloatVector gX = fromArray(FLOATS, floatRows, ROW_G_X + k);
      // corner ? gX : hX
      FloatVector kX = fromArray(FLOATS, floatRows, ROW_H_X + k).blend(gX, corner);
      FLOAT_VECTOR.cast(kX).intoArray(floatRows, ROW_K_X + k);
      FloatVector gY = fromArray(FLOATS, floatRows, ROW_G_Y + k);
      // corner ? gY : hY
      FloatVector kY = fromArray(FLOATS, floatRows, ROW_H_Y + k).blend(gY, corner);
      FLOAT_VECTOR.cast(kY).intoArray(floatRows, ROW_K_Y + k);
      FloatVector gZ = fromArray(FLOATS, floatRows, ROW_G_Z + k);
      // corner ? gZ : hZ
      FloatVector kZ = fromArray(FLOATS, floatRows, ROW_H_Z + k).blend(gZ, corner);
      FLOAT_VECTOR.cast(kZ).intoArray(floatRows, ROW_K_Z + k);
      FloatVector kk = kX.lanewise(MUL, kX).lanewise(ADD, kY.lanewise(MUL, kY))
          .lanewise(ADD, kZ.lanewise(MUL, kZ));
      FLOAT_VECTOR.cast(kk).intoArray(floatRows, ROW_KK2 + k);
      sumLessZeroBits |= vX.lanewise(MUL, gX).lanewise(ADD, vY.lanewise(MUL, gY))
          .lanewise(ADD, vZ.lanewise(MUL, gZ)).compare(LT, ALL_ZERO).toLong() << k;
      FloatVector product2 = vX.lanewise(MUL, kX).lanewise(ADD, vY.lanewise(MUL, kY))
          .lanewise(ADD, vZ.lanewise(MUL, kZ));
      VectorMask<Float> kkGreaterZero = kk.compare(GT, ALL_ZERO);
      kkGreaterZeroBits |= kkGreaterZero.toLong() << k;
      // square > 0 ? product / square : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(product2.lanewise(DIV, kk), kkGreaterZero)).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO2 + k);
      thinBits |= kk.compare(LT, vX.lanewise(MUL, vX).lanewise(ADD, vY.lanewise(MUL, vY))
          .lanewise(ADD, vZ.lanewise(MUL, vZ))).toLong() << k;
    }
    bits[0] = kkGreaterZeroBits;
    bits[1] = thinBits;
    return sumLessZeroBits;
  }

  private static long floats19(float[] floatRows, long cornerBits) {
    if (floatRows == null) {
      return 0;
    }
    long isWayBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // corner ? 1 : place < foot ? place / foot : place > foot ? (1 - place) / (1 - foot) : 1
      FloatVector most = fromArray(FLOATS, floatRows, ROW_QUOTIENT_OR_VALUE_OR_ONE + k)
          .blend(ALL_ONE, VectorMask.fromLong(FLOATS, (cornerBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_ALONG_F + k).lanewise(SUB, most)).intoArray(floatRows,
          ROW_LEAST + k);
      FloatVector vX = fromArray(FLOATS, floatRows, ROW_V_X + k);
      FloatVector ax = vX.lanewise(ABS);
      FloatVector vY = fromArray(FLOATS, floatRows, ROW_V_Y + k);
      FloatVector ay = vY.lanewise(ABS);
      FloatVector vZ = fromArray(FLOATS, floatRows, ROW_V_Z + k);
      FloatVector az = vZ.lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most2 = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      FloatVector left = az.blend(most2, most2.compare(GT, az));
      FloatVector ax2 = fromArray(FLOATS, floatRows, ROW_P_X + k).lanewise(ABS);
      FloatVector ay2 = fromArray(FLOATS, floatRows, ROW_P_Y + k).lanewise(ABS);
      FloatVector az2 = fromArray(FLOATS, floatRows, ROW_P_Z + k).lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most3 = ay2.blend(ax2, ax2.compare(GT, ay2));
      // most > az ? most : az
      FloatVector before = az2.blend(most3, most3.compare(GT, az2));
      isWayBits |= left.compare(GT, ALL_LEAST.lanewise(MUL, before)).toLong() << k;
      VectorMask<Float> leftGreaterZero = left.compare(GT, ALL_ZERO);
      // largest > 0 ? component / largest : 0
      FloatVector ex = ALL_ZERO.blend(vX.lanewise(DIV, left), leftGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ey = ALL_ZERO.blend(vY.lanewise(DIV, left), leftGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ez = ALL_ZERO.blend(vZ.lanewise(DIV, left), leftGreaterZero);
      FloatVector length = left.lanewise(MUL, ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez)).lanewise(SQRT));
      FloatVector a = vX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AX + k))
          .lanewise(ADD, vY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY + k)))
          .lanewise(ADD, vZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ + k)));
      FloatVector b = vX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX + k))
          .lanewise(ADD, vY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k)))
          .lanewise(ADD, vZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ + k)));
      FloatVector c = vX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CX + k))
          .lanewise(ADD, vY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY + k)))
          .lanewise(ADD, vZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CZ + k)));
      // a < b ? a : b
      FloatVector low = b.blend(a, a.compare(LT, b));
      // c < low ? c : low
      FloatVector least = low.blend(c, c.compare(LT, low));
      // length > 0 ? least / length : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(least.lanewise(DIV, length), length.compare(GT, ALL_ZERO))).intoArray(
          floatRows, ROW_QUOTIENT_OR_ZERO3 + k);
    }
    return isWayBits;
  }

  private static long floats21(float[] floatRows, long[] bits, long backBits) {
    if (floatRows == null) {
      return 0;
    }
    long slideLessLeastBits = 0;
    long slideGreaterAlongFBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // back ? Contact.along(RoundedHull.dot(vX, vY, vZ, kX, kY, kZ), kk) : 0
      FloatVector slide = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_QUOTIENT_OR_ZERO2 + k),
          VectorMask.fromLong(FLOATS, (backBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(slide).intoArray(floatRows, ROW_SLIDE + k);
      slideLessLeastBits |= slide.compare(LT, fromArray(FLOATS, floatRows, ROW_LEAST + k)).toLong() << k;
      slideGreaterAlongFBits |= slide.compare(GT, fromArray(FLOATS, floatRows, ROW_ALONG_F + k)).toLong() << k;
    }
    bits[0] = slideGreaterAlongFBits;
    return slideLessLeastBits;
  }

  private static long floats23(float[] floatRows, long thinAndSlideGreaterAlongFBits,
      long thinAndSlideLessLeastBits, long eeGreaterZeroBits, long backAndNotCornerBits,
      long kkGreaterZeroBits) {
    if (floatRows == null) {
      return 0;
    }
    long notAtEndBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector slide = fromArray(FLOATS, floatRows, ROW_SLIDE + k);
      // thin && slide < least ? least : thin && slide > alongF ? alongF : slide
      FloatVector part5 = slide.blend(fromArray(FLOATS, floatRows, ROW_ALONG_F + k),
          VectorMask.fromLong(FLOATS, (thinAndSlideGreaterAlongFBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_LEAST + k),
          VectorMask.fromLong(FLOATS, (thinAndSlideLessLeastBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> atEnd = part5.compare(NE, slide);
      FloatVector kX = fromArray(FLOATS, floatRows, ROW_K_X + k);
      FloatVector wX = fromArray(FLOATS, floatRows, ROW_V_X + k).lanewise(SUB, part5.lanewise(MUL, kX));
      FloatVector kY = fromArray(FLOATS, floatRows, ROW_K_Y + k);
      FloatVector wY = fromArray(FLOATS, floatRows, ROW_V_Y + k).lanewise(SUB, part5.lanewise(MUL, kY));
      FloatVector kZ = fromArray(FLOATS, floatRows, ROW_K_Z + k);
      FloatVector wZ = fromArray(FLOATS, floatRows, ROW_V_Z + k).lanewise(SUB, part5.lanewise(MUL, kZ));
      FloatVector eX = fromArray(FLOATS, floatRows, ROW_E_X + k);
      FloatVector eY = fromArray(FLOATS, floatRows, ROW_E_Y + k);
      FloatVector eZ = fromArray(FLOATS, floatRows, ROW_E_Z + k);
      FloatVector product = wX.lanewise(MUL, eX).lanewise(ADD, wY.lanewise(MUL, eY))
          .lanewise(ADD, wZ.lanewise(MUL, eZ));
      // square > 0 ? product / square : 0; back && !corner ? Contact.along(RoundedHull.dot(wX, wY, wZ, eX, eY,
      // eZ), ee) : 0
      FloatVector part6 = ALL_ZERO.blend(ALL_ZERO
          .blend(product.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_EE2 + k)),
          VectorMask.fromLong(FLOATS, (eeGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (backAndNotCornerBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector iX = wX.lanewise(SUB, part6.lanewise(MUL, eX));
      FLOAT_VECTOR.cast(iX).intoArray(floatRows, ROW_I_X + k);
      FloatVector iY = wY.lanewise(SUB, part6.lanewise(MUL, eY));
      FLOAT_VECTOR.cast(iY).intoArray(floatRows, ROW_I_Y + k);
      FloatVector iZ = wZ.lanewise(SUB, part6.lanewise(MUL, eZ));
      FLOAT_VECTOR.cast(iZ).intoArray(floatRows, ROW_I_Z + k);
      notAtEndBits |= atEnd.not().toLong() << k;
      FloatVector product2 = iX.lanewise(MUL, kX).lanewise(ADD, iY.lanewise(MUL, kY))
          .lanewise(ADD, iZ.lanewise(MUL, kZ));
      // square > 0 ? product / square : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(product2.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_KK2 + k)),
          VectorMask.fromLong(FLOATS, (kkGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO4 + k);
      FloatVector ax = wX.lanewise(ABS);
      FloatVector ay = wY.lanewise(ABS);
      FloatVector az = wZ.lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      FloatVector before = az.blend(most, most.compare(GT, az));
      FLOAT_VECTOR.cast(ALL_LEAST.lanewise(MUL, before)).intoArray(floatRows, ROW_PRODUCT2 + k);
    }
    return notAtEndBits;
  }

  private static long floats25(float[] floatRows, long[] bits, long backAndNotAtEndBits) {
    if (floatRows == null) {
      return 0;
    }
    long leadsLessZeroBits = 0;
    long leadsGreaterZeroBits = 0;
    long leftGreaterProductBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // back && !atEnd ? Contact.along(RoundedHull.dot(iX, iY, iZ, kX, kY, kZ), kk) : 0
      FloatVector part7 = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_QUOTIENT_OR_ZERO4 + k),
          VectorMask.fromLong(FLOATS, (backAndNotAtEndBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector jX = fromArray(FLOATS, floatRows, ROW_I_X + k)
          .lanewise(SUB, part7.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_K_X + k)));
      FLOAT_VECTOR.cast(jX).intoArray(floatRows, ROW_J_X + k);
      FloatVector jY = fromArray(FLOATS, floatRows, ROW_I_Y + k)
          .lanewise(SUB, part7.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_K_Y + k)));
      FLOAT_VECTOR.cast(jY).intoArray(floatRows, ROW_J_Y + k);
      FloatVector jZ = fromArray(FLOATS, floatRows, ROW_I_Z + k)
          .lanewise(SUB, part7.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_K_Z + k)));
      FLOAT_VECTOR.cast(jZ).intoArray(floatRows, ROW_J_Z + k);
      FloatVector leads = jX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_E_X + k))
          .lanewise(ADD, jY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_E_Y + k)))
          .lanewise(ADD, jZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_E_Z + k)));
      leadsLessZeroBits |= leads.compare(LT, ALL_ZERO).toLong() << k;
      leadsGreaterZeroBits |= leads.compare(GT, ALL_ZERO).toLong() << k;
      FloatVector ax = jX.lanewise(ABS);
      FloatVector ay = jY.lanewise(ABS);
      FloatVector az = jZ.lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      FloatVector left = az.blend(most, most.compare(GT, az));
      leftGreaterProductBits |= left.compare(GT, fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k)).toLong() << k;
    }
    bits[0] = leadsGreaterZeroBits;
    bits[1] = leftGreaterProductBits;
    return leadsLessZeroBits;
  }

  private static long floats27(float[] floatRows, long slidesBits) {
    if (floatRows == null) {
      return 0;
    }
    long valueOrZeroGreaterSumBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> slides = VectorMask.fromLong(FLOATS, (slidesBits >>> k) & WideLanes.FLOAT_LANES);
      // slides ? jX : acrossX
      FloatVector insteadX = fromArray(FLOATS, floatRows, ROW_ACROSS_X + k)
          .blend(fromArray(FLOATS, floatRows, ROW_J_X + k), slides);
      FLOAT_VECTOR.cast(insteadX).intoArray(floatRows, ROW_INSTEAD_X + k);
      // slides ? jY : acrossY
      FloatVector insteadY = fromArray(FLOATS, floatRows, ROW_ACROSS_Y + k)
          .blend(fromArray(FLOATS, floatRows, ROW_J_Y + k), slides);
      FLOAT_VECTOR.cast(insteadY).intoArray(floatRows, ROW_INSTEAD_Y + k);
      // slides ? jZ : acrossZ
      FloatVector insteadZ = fromArray(FLOATS, floatRows, ROW_ACROSS_Z + k)
          .blend(fromArray(FLOATS, floatRows, ROW_J_Z + k), slides);
      FLOAT_VECTOR.cast(insteadZ).intoArray(floatRows, ROW_INSTEAD_Z + k);
      FloatVector ax = insteadX.lanewise(ABS);
      FloatVector ay = insteadY.lanewise(ABS);
      FloatVector az = insteadZ.lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      FloatVector largest = az.blend(most, most.compare(GT, az));
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      // largest > 0 ? component / largest : 0
      FloatVector ex = ALL_ZERO.blend(insteadX.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ey = ALL_ZERO.blend(insteadY.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ez = ALL_ZERO.blend(insteadZ.lanewise(DIV, largest), largestGreaterZero);
      FloatVector length = largest.lanewise(MUL, ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez)).lanewise(SQRT));
      FloatVector a = insteadX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AX + k))
          .lanewise(ADD, insteadY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY + k)))
          .lanewise(ADD, insteadZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ + k)));
      FloatVector b = insteadX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX + k))
          .lanewise(ADD, insteadY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k)))
          .lanewise(ADD, insteadZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ + k)));
      FloatVector c = insteadX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CX + k))
          .lanewise(ADD, insteadY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY + k)))
          .lanewise(ADD, insteadZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CZ + k)));
      // a < b ? a : b
      FloatVector low = b.blend(a, a.compare(LT, b));
      // c < low ? c : low
      FloatVector least = low.blend(c, c.compare(LT, low));
      // length > 0 ? least / length : 0
      valueOrZeroGreaterSumBits |= fromArray(FLOATS, floatRows, ROW_QUOTIENT_OR_ZERO3 + k)
          .compare(GT, ALL_ZERO.blend(least.lanewise(DIV, length), length.compare(GT, ALL_ZERO))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT + k))).toLong() << k;
    }
    return valueOrZeroGreaterSumBits;
  }

  private static void floats29(float[] floatRows, long asItWasBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> asItWas = VectorMask.fromLong(FLOATS, (asItWasBits >>> k) & WideLanes.FLOAT_LANES);
      // asItWas ? vX : insteadX
      FloatVector outX = fromArray(FLOATS, floatRows, ROW_INSTEAD_X + k)
          .blend(fromArray(FLOATS, floatRows, ROW_V_X + k), asItWas);
      // asItWas ? vY : insteadY
      FloatVector outY = fromArray(FLOATS, floatRows, ROW_INSTEAD_Y + k)
          .blend(fromArray(FLOATS, floatRows, ROW_V_Y + k), asItWas);
      FLOAT_VECTOR.cast(outY).intoArray(floatRows, ROW_OUT_Y + k);
      // asItWas ? vZ : insteadZ
      FloatVector outZ = fromArray(FLOATS, floatRows, ROW_INSTEAD_Z + k)
          .blend(fromArray(FLOATS, floatRows, ROW_V_Z + k), asItWas);
      FLOAT_VECTOR.cast(outZ).intoArray(floatRows, ROW_OUT_Z + k);
      FloatVector ax = outX.lanewise(ABS);
      FloatVector ay = outY.lanewise(ABS);
      FloatVector az = outZ.lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az; Contact.largest(outX, outY, outZ) > 0 ? outX : 1
      FloatVector outX2 = ALL_ONE.blend(outX, az.blend(most, most.compare(GT, az)).compare(GT, ALL_ZERO));
      FLOAT_VECTOR.cast(outX2).intoArray(floatRows, ROW_OUT_X + k);
      FloatVector ax2 = outX2.lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most2 = ay.blend(ax2, ax2.compare(GT, ay));
      // most > az ? most : az
      FloatVector largest = az.blend(most2, most2.compare(GT, az));
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      FloatVector quotient = outX2.lanewise(DIV, largest);
      // largest > 0 ? component / largest : 0
      FloatVector ex = ALL_ZERO.blend(quotient, largestGreaterZero);
      FloatVector quotient2 = outY.lanewise(DIV, largest);
      // largest > 0 ? component / largest : 0
      FloatVector ey = ALL_ZERO.blend(quotient2, largestGreaterZero);
      FloatVector quotient3 = outZ.lanewise(DIV, largest);
      // largest > 0 ? component / largest : 0
      FloatVector ez = ALL_ZERO.blend(quotient3, largestGreaterZero);
      FloatVector parts = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez)).lanewise(SQRT);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(quotient.lanewise(DIV, parts).lanewise(ADD, ALL_ZERO),
          largestGreaterZero)).intoArray(floatRows, ROW_NORMAL_X + k);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(quotient2.lanewise(DIV, parts).lanewise(ADD, ALL_ZERO),
          largestGreaterZero)).intoArray(floatRows, ROW_NORMAL_Y + k);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(quotient3.lanewise(DIV, parts).lanewise(ADD, ALL_ZERO),
          largestGreaterZero)).intoArray(floatRows, ROW_NORMAL_Z + k);
    }
  }

  private static long floats30(float[][] columns1, int from1, float[] floatRows, float[][] results, int at,
      long[] bits, long isLeftBits, long overlapBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], rs = columns1[3];
    float[] nxs = results[0], nys = results[1], nzs = results[2], x0s = results[3], y0s = results[4],
        z0s = results[5];
    long absDeepAtMostLargestBits = 0;
    long allValueAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      VectorMask<Float> isLeft = VectorMask.fromLong(FLOATS, (isLeftBits >>> k) & WideLanes.FLOAT_LANES);
      // isLeft ? outX : dX
      FloatVector toX = fromArray(FLOATS, floatRows, ROW_D_X + k)
          .blend(fromArray(FLOATS, floatRows, ROW_OUT_X + k), isLeft);
      // isLeft ? outY : dY
      FloatVector toY = fromArray(FLOATS, floatRows, ROW_D_Y + k)
          .blend(fromArray(FLOATS, floatRows, ROW_OUT_Y + k), isLeft);
      // isLeft ? outZ : dZ
      FloatVector toZ = fromArray(FLOATS, floatRows, ROW_D_Z + k)
          .blend(fromArray(FLOATS, floatRows, ROW_OUT_Z + k), isLeft);
      FloatVector r = fromArray(FLOATS, rs, i);
      FloatVector normalX = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k);
      FloatVector normalY = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k);
      FloatVector normalZ = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k);
      FloatVector deep = r.lanewise(SUB, normalX.lanewise(MUL, toX).lanewise(ADD, normalY.lanewise(MUL, toY))
          .lanewise(ADD, normalZ.lanewise(MUL, toZ)));
      FloatVector x = fromArray(FLOATS, xs, i);
      FloatVector a = x.lanewise(ADD, normalX.lanewise(MUL, r));
      FloatVector b = x.lanewise(ADD, toX);
      FloatVector middleX = ALL_HALF.lanewise(MUL, a).lanewise(ADD, ALL_HALF.lanewise(MUL, b))
          .lanewise(ADD, ALL_ZERO);
      FloatVector y = fromArray(FLOATS, ys, i);
      FloatVector a2 = y.lanewise(ADD, normalY.lanewise(MUL, r));
      FloatVector b2 = y.lanewise(ADD, toY);
      FloatVector middleY = ALL_HALF.lanewise(MUL, a2).lanewise(ADD, ALL_HALF.lanewise(MUL, b2))
          .lanewise(ADD, ALL_ZERO);
      FloatVector z = fromArray(FLOATS, zs, i);
      FloatVector a3 = z.lanewise(ADD, normalZ.lanewise(MUL, r));
      FloatVector b3 = z.lanewise(ADD, toZ);
      FloatVector middleZ = ALL_HALF.lanewise(MUL, a3).lanewise(ADD, ALL_HALF.lanewise(MUL, b3))
          .lanewise(ADD, ALL_ZERO);
      absDeepAtMostLargestBits |= deep.lanewise(ABS).compare(LE, ALL_LARGEST).toLong() << k;
      VectorMask<Float> allValueAtMostLargest = middleX.lanewise(ABS).compare(LE, ALL_LARGEST);
      allValueAtMostLargest = middleY.lanewise(ABS).compare(LE, ALL_LARGEST, allValueAtMostLargest);
      allValueAtMostLargest = middleZ.lanewise(ABS).compare(LE, ALL_LARGEST, allValueAtMostLargest);
      allValueAtMostLargestBits |= allValueAtMostLargest.toLong() << k;
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE
      FLOAT_VECTOR.cast(ALL_MINUS_C1_40E_45.blend(deep, deep.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(deep, deep.compare(GT, ALL_ZERO)),
          VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_DEEP_OR_ZERO_OR_DEEP_OR_MINUS_C1_40E_45 + k);
      FLOAT_VECTOR.cast(normalX).intoArray(nxs, at + k);
      FLOAT_VECTOR.cast(normalY).intoArray(nys, at + k);
      FLOAT_VECTOR.cast(normalZ).intoArray(nzs, at + k);
      FLOAT_VECTOR.cast(middleX).intoArray(x0s, at + k);
      FLOAT_VECTOR.cast(middleY).intoArray(y0s, at + k);
      FLOAT_VECTOR.cast(middleZ).intoArray(z0s, at + k);
    }
    bits[0] = allValueAtMostLargestBits;
    return absDeepAtMostLargestBits;
  }

  private static void floats32(float[] floatRows, float[][] results, int at, long hits) {
    if (floatRows == null) {
      return;
    }
    float[] depth0s = results[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // hit ? Contact.depth(overlap, deep) : Contact.NONE
      FloatVector depth0 = ALL_NONE.blend(fromArray(FLOATS, floatRows,
          ROW_DEEP_OR_ZERO_OR_DEEP_OR_MINUS_C1_40E_45 + k),
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(depth0).intoArray(depth0s, at + k);
    }
  }

  /** {@code squaredDistance} of a block, from rows of values to another row. */
  private static void squaredDistance(float[] rows, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ex = fromArray(FLOATS, rows, ROW_EX + k);
      FloatVector ey = fromArray(FLOATS, rows, ROW_EY + k);
      FloatVector ez = fromArray(FLOATS, rows, ROW_EZ + k);
      FloatVector ee = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez));
      VectorMask<Float> eeGreaterZero = ee.compare(GT, ALL_ZERO);
      FloatVector ax = fromArray(FLOATS, rows, ROW_AX + k);
      FloatVector ay = fromArray(FLOATS, rows, ROW_AY + k);
      FloatVector az = fromArray(FLOATS, rows, ROW_AZ + k);
      FloatVector numerator = ax.lanewise(MUL, ex).lanewise(ADD, ay.lanewise(MUL, ey))
          .lanewise(ADD, az.lanewise(MUL, ez));
      // square > 0 ? numerator / square : 0
      FloatVector x = ALL_ZERO.blend(numerator.lanewise(DIV, ee), eeGreaterZero).lanewise(NEG);
      FloatVector ax2 = ax.lanewise(ADD, x.lanewise(MUL, ex));
      FloatVector gx = fromArray(FLOATS, rows, ROW_GX2 + k);
      FloatVector gy = fromArray(FLOATS, rows, ROW_GY2 + k);
      FloatVector gz = fromArray(FLOATS, rows, ROW_GZ2 + k);
      FloatVector numerator2 = gx.lanewise(MUL, ex).lanewise(ADD, gy.lanewise(MUL, ey))
          .lanewise(ADD, gz.lanewise(MUL, ez));
      // square > 0 ? numerator / square : 0
      FloatVector f = ALL_ZERO.blend(numerator2.lanewise(DIV, ee), eeGreaterZero);
      FloatVector kx = gx.lanewise(SUB, f.lanewise(MUL, ex));
      FloatVector ay2 = ay.lanewise(ADD, x.lanewise(MUL, ey));
      FloatVector ky = gy.lanewise(SUB, f.lanewise(MUL, ey));
      FloatVector az2 = az.lanewise(ADD, x.lanewise(MUL, ez));
      FloatVector kz = gz.lanewise(SUB, f.lanewise(MUL, ez));
      FloatVector s = ax2.lanewise(MUL, kx).lanewise(ADD, ay2.lanewise(MUL, ky))
          .lanewise(ADD, az2.lanewise(MUL, kz)).lanewise(NEG);
      FloatVector kk = kx.lanewise(MUL, kx).lanewise(ADD, ky.lanewise(MUL, ky))
          .lanewise(ADD, kz.lanewise(MUL, kz));
      // s > 0 ? s < kk ? s / kk : 1 : 0
      FloatVector weightC = ALL_ZERO.blend(ALL_ONE.blend(s.lanewise(DIV, kk), s.compare(LT, kk)), s
          .compare(GT, ALL_ZERO));
      FloatVector b = x.lanewise(SUB, weightC.lanewise(MUL, f));
      FloatVector rest = ALL_ONE.lanewise(SUB, weightC);
      // b > 0 ? b < rest ? b : rest : 0
      FloatVector weightB = ALL_ZERO.blend(rest.blend(b, b.compare(LT, rest)), b.compare(GT, ALL_ZERO));
      FloatVector dx = ax.lanewise(ADD, weightB.lanewise(MUL, ex).lanewise(ADD, weightC.lanewise(MUL, gx)));
      FloatVector dy = ay.lanewise(ADD, weightB.lanewise(MUL, ey).lanewise(ADD, weightC.lanewise(MUL, gy)));
      FloatVector dz = az.lanewise(ADD, weightB.lanewise(MUL, ez).lanewise(ADD, weightC.lanewise(MUL, gz)));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(rows, to + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0);
      floats2(null, 0, null, 0, null, 0);
      floats3(null, 0, null);
      floats4(null);
      floats5(null);
      floats6(null);
      floats7(null, 0, null, null, 0);
      floats8(null, 0, null);
      floats9(null, 0, null, null);
      floats10(null, null, 0, 0);
      floats12(null);
      floats14(null, 0, null, 0, null, null, 0, 0);
      floats15(null, 0, 0);
      floats16(null, null, 0, null, 0);
      floats18(null, null, 0, 0);
      floats19(null, 0);
      floats21(null, null, 0);
      floats23(null, 0, 0, 0, 0, 0);
      floats25(null, null, 0);
      floats27(null, 0);
      floats29(null, 0);
      floats30(null, 0, null, null, 0, null, 0, 0);
      floats32(null, null, 0, 0);
      squaredDistance(null, 0);
    }
  }
}
