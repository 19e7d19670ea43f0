// Compiled from CapsuleBoxContact.java; changes are made there.
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
 * Wide twin of {@link CapsuleBoxContact#contact}: the same operations in the same order, on vectors of pairs.
 */
final class CapsuleBoxContactWide implements LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_ROUNDING = FloatVector.broadcast(FLOATS, 2.3841858E-7f);
  private static final FloatVector ALL_MINUS_ZERO = FloatVector.broadcast(FLOATS, -0.0f);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_NONE = FloatVector.broadcast(FLOATS, Float.NEGATIVE_INFINITY);
  private static final FloatVector ALL_CROSS = FloatVector.broadcast(FLOATS, 3.0f);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_C5_00 = FloatVector.broadcast(FLOATS, 5.0f);
  private static final FloatVector ALL_BESIDE = FloatVector.broadcast(FLOATS, 6.0f);
  private static final FloatVector ALL_WAY = FloatVector.broadcast(FLOATS, 7.0f);
  private static final FloatVector ALL_PARALLEL = FloatVector.broadcast(FLOATS, 2.4414062E-4f);
  private static final FloatVector ALL_C16_0 = FloatVector.broadcast(FLOATS, 16.0f);
  private static final FloatVector ALL_MINUS_C1_40E_45 = FloatVector.broadcast(FLOATS, -1.4E-45f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[5]);

  private static final int ROW_LOW_X = 0 * Kernel.BLOCK;
  private static final int ROW_HIGH_X = 1 * Kernel.BLOCK;
  private static final int ROW_LOW_Y = 2 * Kernel.BLOCK;
  private static final int ROW_HIGH_Y = 3 * Kernel.BLOCK;
  private static final int ROW_LOW_Z = 4 * Kernel.BLOCK;
  private static final int ROW_HIGH_Z = 5 * Kernel.BLOCK;
  private static final int ROW_HX = 6 * Kernel.BLOCK;
  private static final int ROW_NEAR_X = 7 * Kernel.BLOCK;
  private static final int ROW_X_OR_ZERO_OR_XOR_ZERO = 8 * Kernel.BLOCK;
  private static final int ROW_FAR_X = 9 * Kernel.BLOCK;
  private static final int ROW_HY = 10 * Kernel.BLOCK;
  private static final int ROW_NEAR_Y = 11 * Kernel.BLOCK;
  private static final int ROW_FAR_Y = 12 * Kernel.BLOCK;
  private static final int ROW_HZ = 13 * Kernel.BLOCK;
  private static final int ROW_NEAR_Z = 14 * Kernel.BLOCK;
  private static final int ROW_X_OR_ZERO_OR_XOR_ZERO2 = 15 * Kernel.BLOCK;
  private static final int ROW_FAR_Z = 16 * Kernel.BLOCK;
  private static final int ROW_NUMERATOR = 17 * Kernel.BLOCK;
  private static final int ROW_DENOMINATOR = 18 * Kernel.BLOCK;
  private static final int ROW_NUMERATOR2 = 19 * Kernel.BLOCK;
  private static final int ROW_T = 20 * Kernel.BLOCK;
  private static final int ROW_DX = 21 * Kernel.BLOCK;
  private static final int ROW_DY = 22 * Kernel.BLOCK;
  private static final int ROW_DZ = 23 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 24 * Kernel.BLOCK;
  private static final int ROW_SQUARE = 25 * Kernel.BLOCK;
  private static final int ROW_R_SQUARED = 26 * Kernel.BLOCK;
  private static final int ROW_DX2 = 27 * Kernel.BLOCK;
  private static final int ROW_MIN_YOR_MAX_YOR_BY = 28 * Kernel.BLOCK;
  private static final int ROW_Z = 29 * Kernel.BLOCK;
  private static final int ROW_GX = 30 * Kernel.BLOCK;
  private static final int ROW_PRODUCT_OR_PRODUCT = 31 * Kernel.BLOCK;
  private static final int ROW_GY = 32 * Kernel.BLOCK;
  private static final int ROW_GZ = 33 * Kernel.BLOCK;
  private static final int ROW_LOW_X2 = 34 * Kernel.BLOCK;
  private static final int ROW_HIGH_X2 = 35 * Kernel.BLOCK;
  private static final int ROW_LOW_Y2 = 36 * Kernel.BLOCK;
  private static final int ROW_HIGH_Y2 = 37 * Kernel.BLOCK;
  private static final int ROW_LOW_Z2 = 38 * Kernel.BLOCK;
  private static final int ROW_HIGH_Z2 = 39 * Kernel.BLOCK;
  private static final int ROW_VX = 40 * Kernel.BLOCK;
  private static final int ROW_VY = 41 * Kernel.BLOCK;
  private static final int ROW_DZ_OR_MINUS_DZ = 42 * Kernel.BLOCK;
  private static final int ROW_VZ = 43 * Kernel.BLOCK;
  private static final int ROW_APART = 44 * Kernel.BLOCK;
  private static final int ROW_GX_SQUARED = 45 * Kernel.BLOCK;
  private static final int ROW_GY_SQUARED = 46 * Kernel.BLOCK;
  private static final int ROW_SUM = 47 * Kernel.BLOCK;
  private static final int ROW_GZ_SQUARED = 48 * Kernel.BLOCK;
  private static final int ROW_SQUARE2 = 49 * Kernel.BLOCK;
  private static final int ROW_LENGTH = 50 * Kernel.BLOCK;
  private static final int ROW_ROUNDING = 51 * Kernel.BLOCK;
  private static final int ROW_NEXT = 52 * Kernel.BLOCK;
  private static final int ROW_NEXT2 = 53 * Kernel.BLOCK;
  private static final int ROW_NEXT3 = 54 * Kernel.BLOCK;
  private static final int ROW_NX = 55 * Kernel.BLOCK;
  private static final int ROW_NX2 = 56 * Kernel.BLOCK;
  private static final int ROW_NY = 57 * Kernel.BLOCK;
  private static final int ROW_NZ = 58 * Kernel.BLOCK;
  private static final int ROW_NY2 = 59 * Kernel.BLOCK;
  private static final int ROW_NZ2 = 60 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 61 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 62 * Kernel.BLOCK;
  private static final int ROW_PART = 63 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 64 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 65 * Kernel.BLOCK;
  private static final int ROW_FORWARD = 66 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 67 * Kernel.BLOCK;
  private static final int ROW_PRODUCT5 = 68 * Kernel.BLOCK;
  private static final int ROW_PRODUCT6 = 69 * Kernel.BLOCK;
  private static final int ROW_PRODUCT7 = 70 * Kernel.BLOCK;
  private static final int ROW_MOST = 71 * Kernel.BLOCK;
  private static final int ROW_PRODUCT8 = 72 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 73 * Kernel.BLOCK;
  private static final int ROW_PRODUCT9 = 74 * Kernel.BLOCK;
  private static final int ROW_PRODUCT10 = 75 * Kernel.BLOCK;
  private static final int ROW_APART2 = 76 * Kernel.BLOCK;
  private static final int ROW_CHOICE = 77 * Kernel.BLOCK;
  private static final int ROW_MOST2 = 78 * Kernel.BLOCK;
  private static final int ROW_APART3 = 79 * Kernel.BLOCK;
  private static final int ROW_CHOICE2 = 80 * Kernel.BLOCK;
  private static final int ROW_MOST3 = 81 * Kernel.BLOCK;
  private static final int ROW_PRODUCT11 = 82 * Kernel.BLOCK;
  private static final int ROW_SUM4 = 83 * Kernel.BLOCK;
  private static final int ROW_LENGTH2 = 84 * Kernel.BLOCK;
  private static final int ROW_PRODUCT_OR_VALUE_OR_ZERO = 85 * Kernel.BLOCK;
  private static final int ROW_CHOICE3 = 86 * Kernel.BLOCK;
  private static final int ROW_MOST4 = 87 * Kernel.BLOCK;
  private static final int ROW_PRODUCT12 = 88 * Kernel.BLOCK;
  private static final int ROW_NEXT_SQUARED = 89 * Kernel.BLOCK;
  private static final int ROW_LENGTH3 = 90 * Kernel.BLOCK;
  private static final int ROW_SUM5 = 91 * Kernel.BLOCK;
  private static final int ROW_CHOICE4 = 92 * Kernel.BLOCK;
  private static final int ROW_MOST5 = 93 * Kernel.BLOCK;
  private static final int ROW_PRODUCT13 = 94 * Kernel.BLOCK;
  private static final int ROW_SQUARE3 = 95 * Kernel.BLOCK;
  private static final int ROW_LENGTH4 = 96 * Kernel.BLOCK;
  private static final int ROW_SUM6 = 97 * Kernel.BLOCK;
  private static final int ROW_CHOICE5 = 98 * Kernel.BLOCK;
  private static final int ROW_MOST6 = 99 * Kernel.BLOCK;
  private static final int ROW_SQUARE4 = 100 * Kernel.BLOCK;
  private static final int ROW_SUM7 = 101 * Kernel.BLOCK;
  private static final int ROW_LENGTH5 = 102 * Kernel.BLOCK;
  private static final int ROW_SUM8 = 103 * Kernel.BLOCK;
  private static final int ROW_FORWARD2 = 104 * Kernel.BLOCK;
  private static final int ROW_SUM9 = 105 * Kernel.BLOCK;
  private static final int ROW_SUM10 = 106 * Kernel.BLOCK;
  private static final int ROW_CHOICE6 = 107 * Kernel.BLOCK;
  private static final int ROW_MOST7 = 108 * Kernel.BLOCK;
  private static final int ROW_LENGTH6 = 109 * Kernel.BLOCK;
  private static final int ROW_SUM11 = 110 * Kernel.BLOCK;
  private static final int ROW_FORWARD3 = 111 * Kernel.BLOCK;
  private static final int ROW_BACKWARD = 112 * Kernel.BLOCK;
  private static final int ROW_CHOICE7 = 113 * Kernel.BLOCK;
  private static final int ROW_OUT_X = 114 * Kernel.BLOCK;
  private static final int ROW_OUT_Y = 115 * Kernel.BLOCK;
  private static final int ROW_OUT_Z = 116 * Kernel.BLOCK;
  private static final int ROW_WAY_X = 117 * Kernel.BLOCK;
  private static final int ROW_WAY_Y = 118 * Kernel.BLOCK;
  private static final int ROW_WAY_Z = 119 * Kernel.BLOCK;
  private static final int ROW_FORWARD4 = 120 * Kernel.BLOCK;
  private static final int ROW_NORMAL_X = 121 * Kernel.BLOCK;
  private static final int ROW_NORMAL_Y = 122 * Kernel.BLOCK;
  private static final int ROW_NORMAL_Z = 123 * Kernel.BLOCK;
  private static final int ROW_GAP = 124 * Kernel.BLOCK;
  private static final int ROW_DEEP = 125 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT = 126 * Kernel.BLOCK;
  private static final int ROW_T0 = 127 * Kernel.BLOCK;
  private static final int ROW_B_OR_A = 128 * Kernel.BLOCK;
  private static final int ROW_T1 = 129 * Kernel.BLOCK;
  private static final int ROW_ROUNDING_SQUARED = 130 * Kernel.BLOCK;
  private static final int ROW_MINUS_TOR_T = 131 * Kernel.BLOCK;
  private static final int ROW_LOW_XOR_HIGH_X = 132 * Kernel.BLOCK;
  private static final int ROW_LOW_YOR_HIGH_Y = 133 * Kernel.BLOCK;
  private static final int ROW_LOW_ZOR_HIGH_Z = 134 * Kernel.BLOCK;
  private static final int ROW_T2 = 135 * Kernel.BLOCK;
  private static final int ROW_TO_X = 136 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE2 = 137 * Kernel.BLOCK;
  private static final int ROW_DEPTH = 138 * Kernel.BLOCK;
  private static final int ROW_DEEP0 = 139 * Kernel.BLOCK;
  private static final int ROW_DEPTH2 = 140 * Kernel.BLOCK;
  private static final int ROW_AT0 = 141 * Kernel.BLOCK;
  private static final int ROW_AT1 = 142 * Kernel.BLOCK;
  private static final int ROW_DEPTH_AT0 = 143 * Kernel.BLOCK;
  private static final int ROW_DEPTH_AT1 = 144 * Kernel.BLOCK;
  private static final int ROW_ONE_OR_TWO_OR_CROSS = 145 * Kernel.BLOCK;
  private static final int ROW_SUM12 = 146 * Kernel.BLOCK;
  private static final int ROW_NUMBER0 = 147 * Kernel.BLOCK;
  private static final int ROW_NUMBER1 = 148 * Kernel.BLOCK;
  private static final int ROW_OFF_X0 = 149 * Kernel.BLOCK;
  private static final int ROW_OFF_Y0 = 150 * Kernel.BLOCK;
  private static final int ROW_OFF_Z0 = 151 * Kernel.BLOCK;
  private static final int ROW_PRODUCT14 = 152 * Kernel.BLOCK;
  private static final int ROW_TO = 153 * Kernel.BLOCK;
  private static final int ROW_OFF_X1 = 154 * Kernel.BLOCK;
  private static final int ROW_OFF_Y1 = 155 * Kernel.BLOCK;
  private static final int ROW_OFF_Z1 = 156 * Kernel.BLOCK;
  private static final int ROW_MIDDLE_X = 157 * Kernel.BLOCK;
  private static final int ROW_MIDDLE_Y = 158 * Kernel.BLOCK;
  private static final int ROW_MIDDLE_Z = 159 * Kernel.BLOCK;
  private static final int ROW_X0 = 160 * Kernel.BLOCK;
  private static final int ROW_Y0 = 161 * Kernel.BLOCK;
  private static final int ROW_Z0 = 162 * Kernel.BLOCK;
  private static final int ROW_DEPTH0 = 163 * Kernel.BLOCK;
  private static final int ROW_X1 = 164 * Kernel.BLOCK;
  private static final int ROW_Y1 = 165 * Kernel.BLOCK;
  private static final int ROW_Z1 = 166 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[167 * Kernel.BLOCK]);

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
      long axLessBxBits = floats1(columns1, from1, columns2, from2, floatRows, bits);
      long ayLessByBits = bits[0];
      long azLessBzBits = bits[1];
      long valueAtMostRAndValueAtMostRBits = bits[2];
      long minXAtMostMaxXBits = bits[3];
      long minYAtMostMaxYBits = floats2(columns1, from1, columns2, from2, floatRows, bits,
          valueAtMostRAndValueAtMostRBits, minXAtMostMaxXBits, axLessBxBits);
      long minZAtMostMaxZBits = bits[0];
      long nearBits = bits[1];
      floats3(columns2, from2, floatRows, ayLessByBits, azLessBzBits);
      floats4(floatRows);
      floats5(floatRows);
      floats6(floatRows);
      floats7(floatRows);
      long allNearXAtMostHxBits = floats8(floatRows);
      long allRAtLeastZeroBits = floats9(columns1, from1, floatRows, allNearXAtMostHxBits);
      long eitherBits = floats10(columns1, from1, columns2, from2, floatRows, minXAtMostMaxXBits,
          minYAtMostMaxYBits, minZAtMostMaxZBits);
      floats11(columns1, from1, columns2, from2, floatRows);
      long overlapBits = floats12(columns1, from1, columns2, from2, floatRows, minXAtMostMaxXBits,
          minYAtMostMaxYBits, minZAtMostMaxZBits, eitherBits, allRAtLeastZeroBits, nearBits);
      long backBits = floats13(columns1, from1, floatRows);
      floats14(columns1, from1, columns2, from2, floatRows, backBits, axLessBxBits, ayLessByBits, azLessBzBits);
      floats15(floatRows);
      floats16(columns1, from1, floatRows);
      floats17(floatRows);
      long isWayBits = floats18(floatRows);
      floats19(floatRows, isWayBits);
      floats20(floatRows);
      floats21(floatRows);
      floats22(floatRows);
      long isWayBits2 = floats23(floatRows, bits);
      long gzGreaterZeroBits = bits[0];
      long nextGreaterZeroBits = floats24(floatRows, bits, isWayBits2);
      long nextLessZeroBits = bits[0];
      long nextGreaterZeroBits2 = bits[1];
      long nextLessZeroBits2 = bits[2];
      floats25(floatRows);
      long isWayBits3 = floats26(floatRows, bits, nextLessZeroBits2, nextGreaterZeroBits2);
      long gxGreaterZeroBits = bits[0];
      long nextGreaterZeroBits3 = floats27(floatRows, bits, gxGreaterZeroBits, isWayBits3);
      long nextLessZeroBits3 = bits[0];
      floats28(floatRows);
      long isWayBits4 = floats29(floatRows, bits, nextLessZeroBits3, nextGreaterZeroBits3);
      long gyGreaterZeroBits = bits[0];
      floats30(floatRows, nextLessZeroBits, nextGreaterZeroBits, isWayBits4);
      floats31(floatRows);
      long isWayBits5 = floats32(floatRows);
      floats33(floatRows);
      floats34(floatRows, isWayBits5);
      floats35(floatRows);
      floats36(floatRows);
      floats37(floatRows);
      floats38(floatRows);
      floats39(floatRows);
      floats40(floatRows);
      floats41(floatRows);
      long freeXBits = floats42(columns1, from1, floatRows);
      long freeYBits = floats43(floatRows, bits, freeXBits, gxGreaterZeroBits, gyGreaterZeroBits,
          gzGreaterZeroBits);
      long freeZBits = bits[0];
      floats44(floatRows, freeXBits, nextGreaterZeroBits3, freeYBits, nextGreaterZeroBits, freeZBits,
          nextGreaterZeroBits2);
      long notFreeXAndFreeZBits = floats45(floatRows, bits, freeYBits, freeZBits, freeXBits);
      long isLineBits = bits[0];
      long gapAtLeastMinusRoundingBits = floats46(floatRows, bits, backBits);
      long normalXGreaterZeroBits = bits[0];
      long normalYGreaterZeroBits = floats47(floatRows, bits, freeXBits, freeYBits, freeZBits,
          notFreeXAndFreeZBits, gapAtLeastMinusRoundingBits);
      long normalZGreaterZeroBits = bits[0];
      floats48(floatRows, freeXBits);
      floats49(columns1, from1, floatRows, freeYBits, freeZBits);
      floats50(columns1, from1, floatRows, freeXBits, freeYBits, freeZBits);
      long firstBits = floats51(floatRows, bits, isLineBits, backBits, normalXGreaterZeroBits, freeXBits,
          normalYGreaterZeroBits, freeYBits, normalZGreaterZeroBits, freeZBits);
      long deepestBits = bits[0];
      long betweenAndFirstBits = bits[1];
      long end1Bits = bits[2];
      floats52(floatRows, end1Bits, backBits);
      floats53(columns1, from1, floatRows, freeXBits, betweenAndFirstBits, freeYBits, freeZBits);
      long allRAtLeastZeroBits2 = floats54(columns1, from1, floatRows, end1Bits, freeYBits, freeZBits,
          allRAtLeastZeroBits, minXAtMostMaxXBits, minYAtMostMaxYBits, minZAtMostMaxZBits);
      long hits = floats55(floatRows, allRAtLeastZeroBits2, firstBits);
      long rAtLeastZeroAndEitherBits = floats56(floatRows, bits, firstBits, hits, overlapBits, isLineBits,
          deepestBits);
      long eitherBits2 = bits[0];
      floats57(floatRows, results, at, overlapBits, eitherBits2, rAtLeastZeroAndEitherBits);
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
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5], rs = columns1[6];
    float[] minXs = columns2[0], maxXs = columns2[3];
    long axLessBxBits = 0;
    long ayLessByBits = 0;
    long azLessBzBits = 0;
    long valueAtMostRAndValueAtMostRBits = 0;
    long minXAtMostMaxXBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ax = fromArray(FLOATS, axs, i);
      FloatVector bx = fromArray(FLOATS, bxs, i);
      VectorMask<Float> axLessBx = ax.compare(LT, bx);
      axLessBxBits |= axLessBx.toLong() << k;
      // a < b ? a : b
      FloatVector lowX = bx.blend(ax, axLessBx);
      FLOAT_VECTOR.cast(lowX).intoArray(floatRows, ROW_LOW_X + k);
      // a < b ? b : a
      FloatVector highX = ax.blend(bx, axLessBx);
      FLOAT_VECTOR.cast(highX).intoArray(floatRows, ROW_HIGH_X + k);
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector by = fromArray(FLOATS, bys, i);
      VectorMask<Float> ayLessBy = ay.compare(LT, by);
      ayLessByBits |= ayLessBy.toLong() << k;
      // a < b ? a : b
      FLOAT_VECTOR.cast(by.blend(ay, ayLessBy)).intoArray(floatRows, ROW_LOW_Y + k);
      // a < b ? b : a
      FLOAT_VECTOR.cast(ay.blend(by, ayLessBy)).intoArray(floatRows, ROW_HIGH_Y + k);
      FloatVector az = fromArray(FLOATS, azs, i);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      VectorMask<Float> azLessBz = az.compare(LT, bz);
      azLessBzBits |= azLessBz.toLong() << k;
      // a < b ? a : b
      FLOAT_VECTOR.cast(bz.blend(az, azLessBz)).intoArray(floatRows, ROW_LOW_Z + k);
      // a < b ? b : a
      FLOAT_VECTOR.cast(az.blend(bz, azLessBz)).intoArray(floatRows, ROW_HIGH_Z + k);
      FloatVector minX = fromArray(FLOATS, minXs, j);
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> valueAtMostRAndValueAtMostR = minX.lanewise(SUB, highX).compare(LE, r);
      FloatVector maxX = fromArray(FLOATS, maxXs, j);
      valueAtMostRAndValueAtMostR = lowX.lanewise(SUB, maxX).compare(LE, r, valueAtMostRAndValueAtMostR);
      valueAtMostRAndValueAtMostRBits |= valueAtMostRAndValueAtMostR.toLong() << k;
      minXAtMostMaxXBits |= minX.compare(LE, maxX).toLong() << k;
    }
    bits[0] = ayLessByBits;
    bits[1] = azLessBzBits;
    bits[2] = valueAtMostRAndValueAtMostRBits;
    bits[3] = minXAtMostMaxXBits;
    return axLessBxBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long valueAtMostRAndValueAtMostRBits, long minXAtMostMaxXBits, long axLessBxBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6];
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
    long minYAtMostMaxYBits = 0;
    long minZAtMostMaxZBits = 0;
    long nearBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector minY = fromArray(FLOATS, minYs, j);
      FloatVector maxY = fromArray(FLOATS, maxYs, j);
      VectorMask<Float> minYAtMostMaxY = minY.compare(LE, maxY);
      minYAtMostMaxYBits |= minYAtMostMaxY.toLong() << k;
      FloatVector minZ = fromArray(FLOATS, minZs, j);
      FloatVector maxZ = fromArray(FLOATS, maxZs, j);
      VectorMask<Float> minZAtMostMaxZ = minZ.compare(LE, maxZ);
      minZAtMostMaxZBits |= minZAtMostMaxZ.toLong() << k;
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> near = minY.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k))
          .compare(LE, r, VectorMask.fromLong(FLOATS, (valueAtMostRAndValueAtMostRBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (minXAtMostMaxXBits >>> k)
          & WideLanes.FLOAT_LANES)).and(minYAtMostMaxY).and(minZAtMostMaxZ));
      near = fromArray(FLOATS, floatRows, ROW_LOW_Y + k).lanewise(SUB, maxY).compare(LE, r, near);
      near = minZ.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HIGH_Z + k)).compare(LE, r, near);
      near = fromArray(FLOATS, floatRows, ROW_LOW_Z + k).lanewise(SUB, maxZ).compare(LE, r, near);
      nearBits |= near.toLong() << k;
      FloatVector lowX = fromArray(FLOATS, floatRows, ROW_LOW_X + k);
      FloatVector x = fromArray(FLOATS, minXs, j).lanewise(SUB, lowX);
      // x > 0 ? x : 0
      FloatVector xOrZero = ALL_ZERO.blend(x, x.compare(GT, ALL_ZERO));
      FloatVector highX = fromArray(FLOATS, floatRows, ROW_HIGH_X + k);
      FloatVector x2 = highX.lanewise(SUB, fromArray(FLOATS, maxXs, j));
      // x > 0 ? x : 0
      FloatVector xOrZero2 = ALL_ZERO.blend(x2, x2.compare(GT, ALL_ZERO));
      FloatVector hx = ALL_HALF.lanewise(MUL, highX.lanewise(SUB, lowX));
      FLOAT_VECTOR.cast(hx).intoArray(floatRows, ROW_HX + k);
      VectorMask<Float> axLessBx = VectorMask.fromLong(FLOATS, (axLessBxBits >>> k) & WideLanes.FLOAT_LANES);
      // a < b ? positive(min - low(a, b)) : positive(high(a, b) - max)
      FLOAT_VECTOR.cast(xOrZero2.blend(xOrZero, axLessBx).lanewise(SUB, hx)).intoArray(floatRows,
          ROW_NEAR_X + k);
      // a < b ? positive(high(a, b) - max) : positive(min - low(a, b))
      FLOAT_VECTOR.cast(xOrZero.blend(xOrZero2, axLessBx)).intoArray(floatRows, ROW_X_OR_ZERO_OR_XOR_ZERO + k);
    }
    bits[0] = minZAtMostMaxZBits;
    bits[1] = nearBits;
    return minYAtMostMaxYBits;
  }

  private static void floats3(float[][] columns2, int from2, float[] floatRows, long ayLessByBits,
      long azLessBzBits) {
    if (columns2 == null) {
      return;
    }
    float[] minYs = columns2[1], minZs = columns2[2], maxYs = columns2[4], maxZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HX + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_X_OR_ZERO_OR_XOR_ZERO + k))).intoArray(floatRows,
          ROW_FAR_X + k);
      FloatVector lowY = fromArray(FLOATS, floatRows, ROW_LOW_Y + k);
      FloatVector x = fromArray(FLOATS, minYs, j).lanewise(SUB, lowY);
      // x > 0 ? x : 0
      FloatVector xOrZero = ALL_ZERO.blend(x, x.compare(GT, ALL_ZERO));
      FloatVector highY = fromArray(FLOATS, floatRows, ROW_HIGH_Y + k);
      FloatVector x2 = highY.lanewise(SUB, fromArray(FLOATS, maxYs, j));
      // x > 0 ? x : 0
      FloatVector xOrZero2 = ALL_ZERO.blend(x2, x2.compare(GT, ALL_ZERO));
      FloatVector hy = ALL_HALF.lanewise(MUL, highY.lanewise(SUB, lowY));
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY + k);
      VectorMask<Float> ayLessBy = VectorMask.fromLong(FLOATS, (ayLessByBits >>> k) & WideLanes.FLOAT_LANES);
      // a < b ? positive(min - low(a, b)) : positive(high(a, b) - max)
      FLOAT_VECTOR.cast(xOrZero2.blend(xOrZero, ayLessBy).lanewise(SUB, hy)).intoArray(floatRows,
          ROW_NEAR_Y + k);
      // a < b ? positive(high(a, b) - max) : positive(min - low(a, b))
      FLOAT_VECTOR.cast(hy.lanewise(SUB, xOrZero.blend(xOrZero2, ayLessBy))).intoArray(floatRows,
          ROW_FAR_Y + k);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z + k);
      FloatVector x3 = fromArray(FLOATS, minZs, j).lanewise(SUB, lowZ);
      // x > 0 ? x : 0
      FloatVector xOrZero3 = ALL_ZERO.blend(x3, x3.compare(GT, ALL_ZERO));
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z + k);
      FloatVector x4 = highZ.lanewise(SUB, fromArray(FLOATS, maxZs, j));
      // x > 0 ? x : 0
      FloatVector xOrZero4 = ALL_ZERO.blend(x4, x4.compare(GT, ALL_ZERO));
      FloatVector hz = ALL_HALF.lanewise(MUL, highZ.lanewise(SUB, lowZ));
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ + k);
      VectorMask<Float> azLessBz = VectorMask.fromLong(FLOATS, (azLessBzBits >>> k) & WideLanes.FLOAT_LANES);
      // a < b ? positive(min - low(a, b)) : positive(high(a, b) - max)
      FLOAT_VECTOR.cast(xOrZero4.blend(xOrZero3, azLessBz).lanewise(SUB, hz)).intoArray(floatRows,
          ROW_NEAR_Z + k);
      // a < b ? positive(high(a, b) - max) : positive(min - low(a, b))
      FLOAT_VECTOR.cast(xOrZero3.blend(xOrZero4, azLessBz)).intoArray(floatRows,
          ROW_X_OR_ZERO_OR_XOR_ZERO2 + k);
    }
  }

  private static void floats4(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector farZ = hz.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_X_OR_ZERO_OR_XOR_ZERO2 + k));
      FLOAT_VECTOR.cast(farZ).intoArray(floatRows, ROW_FAR_Z + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      VectorMask<Float> hxGreaterZero = hx.compare(GT, ALL_ZERO);
      // hx > 0 ? nearX : -1
      FloatVector inX = ALL_MINUS_ONE.blend(fromArray(FLOATS, floatRows, ROW_NEAR_X + k), hxGreaterZero);
      // hx > 0 ? farX : 1
      FloatVector outX = ALL_ONE.blend(fromArray(FLOATS, floatRows, ROW_FAR_X + k), hxGreaterZero);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      VectorMask<Float> hyGreaterZero = hy.compare(GT, ALL_ZERO);
      // hy > 0 ? nearY : -1
      FloatVector inY = ALL_MINUS_ONE.blend(fromArray(FLOATS, floatRows, ROW_NEAR_Y + k), hyGreaterZero);
      // hy > 0 ? farY : 1
      FloatVector outY = ALL_ONE.blend(fromArray(FLOATS, floatRows, ROW_FAR_Y + k), hyGreaterZero);
      VectorMask<Float> hzGreaterZero = hz.compare(GT, ALL_ZERO);
      // hz > 0 ? nearZ : -1
      FloatVector inZ = ALL_MINUS_ONE.blend(fromArray(FLOATS, floatRows, ROW_NEAR_Z + k), hzGreaterZero);
      // hz > 0 ? farZ : 1
      FloatVector outZ = ALL_ONE.blend(farZ, hzGreaterZero);
      VectorMask<Float> inByY = inY.lanewise(MUL, hx).compare(GT, inX.lanewise(MUL, hy));
      // inByY ? inY : inX
      FloatVector in = inX.blend(inY, inByY);
      // inByY ? hy : hx
      FloatVector hIn = hx.blend(hy, inByY);
      VectorMask<Float> inByZ = inZ.lanewise(MUL, hIn).compare(GT, in.lanewise(MUL, hz));
      // inByZ ? inZ : in
      FloatVector in2 = in.blend(inZ, inByZ);
      // inByZ ? hz : hIn
      FloatVector hIn2 = hIn.blend(hz, inByZ);
      VectorMask<Float> outByY = outY.lanewise(MUL, hx).compare(LT, outX.lanewise(MUL, hy));
      // outByY ? outY : outX
      FloatVector out2 = outX.blend(outY, outByY);
      // outByY ? hy : hx
      FloatVector hOut = hx.blend(hy, outByY);
      VectorMask<Float> outByZ = outZ.lanewise(MUL, hOut).compare(LT, out2.lanewise(MUL, hz));
      // outByZ ? outZ : out
      FloatVector out3 = out2.blend(outZ, outByZ);
      // outByZ ? hz : hOut
      FloatVector hOut2 = hOut.blend(hz, outByZ);
      FLOAT_VECTOR.cast(in2.lanewise(MUL, hIn2).lanewise(ADD, out3.lanewise(MUL, hOut2))).intoArray(floatRows,
          ROW_NUMERATOR + k);
      FLOAT_VECTOR.cast(hIn2.lanewise(MUL, hIn2).lanewise(ADD, hOut2.lanewise(MUL, hOut2))).intoArray(
          floatRows, ROW_DENOMINATOR + k);
    }
  }

  private static void floats5(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector numerator = fromArray(FLOATS, floatRows, ROW_NUMERATOR + k);
      FloatVector denominator = fromArray(FLOATS, floatRows, ROW_DENOMINATOR + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector between = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS).compare(LT, denominator));
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector p = between.lanewise(MUL, hx);
      FloatVector farX = fromArray(FLOATS, floatRows, ROW_FAR_X + k);
      VectorMask<Float> pGreaterFarX = p.compare(GT, farX);
      FloatVector nearX = fromArray(FLOATS, floatRows, ROW_NEAR_X + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector x = p.blend(farX, pGreaterFarX).blend(nearX.blend(p, pGreaterFarX), p.compare(LT, nearX));
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector p2 = between.lanewise(MUL, hy);
      FloatVector farY = fromArray(FLOATS, floatRows, ROW_FAR_Y + k);
      VectorMask<Float> pGreaterFarY = p2.compare(GT, farY);
      FloatVector nearY = fromArray(FLOATS, floatRows, ROW_NEAR_Y + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector y = p2.blend(farY, pGreaterFarY).blend(nearY.blend(p2, pGreaterFarY), p2.compare(LT, nearY));
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector p3 = between.lanewise(MUL, hz);
      FloatVector farZ = fromArray(FLOATS, floatRows, ROW_FAR_Z + k);
      VectorMask<Float> pGreaterFarZ = p3.compare(GT, farZ);
      FloatVector nearZ = fromArray(FLOATS, floatRows, ROW_NEAR_Z + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector z = p3.blend(farZ, pGreaterFarZ).blend(nearZ.blend(p3, pGreaterFarZ), p3.compare(LT, nearZ));
      FLOAT_VECTOR.cast(x.lanewise(MUL, hx).lanewise(ADD, y.lanewise(MUL, hy))
          .lanewise(ADD, z.lanewise(MUL, hz))).intoArray(floatRows, ROW_NUMERATOR2 + k);
    }
  }

  private static void floats6(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector denominator = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz));
      FloatVector numerator = fromArray(FLOATS, floatRows, ROW_NUMERATOR2 + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS)
          .compare(LT, denominator))).intoArray(floatRows, ROW_T + k);
    }
  }

  private static void floats7(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T + k);
      FloatVector p = t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k));
      FloatVector farX = fromArray(FLOATS, floatRows, ROW_FAR_X + k);
      VectorMask<Float> pGreaterFarX = p.compare(GT, farX);
      FloatVector nearX = fromArray(FLOATS, floatRows, ROW_NEAR_X + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FLOAT_VECTOR.cast(p.lanewise(SUB, p.blend(farX, pGreaterFarX)
          .blend(nearX.blend(p, pGreaterFarX), p.compare(LT, nearX)))).intoArray(floatRows, ROW_DX + k);
      FloatVector p2 = t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k));
      FloatVector farY = fromArray(FLOATS, floatRows, ROW_FAR_Y + k);
      VectorMask<Float> pGreaterFarY = p2.compare(GT, farY);
      FloatVector nearY = fromArray(FLOATS, floatRows, ROW_NEAR_Y + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FLOAT_VECTOR.cast(p2.lanewise(SUB, p2.blend(farY, pGreaterFarY)
          .blend(nearY.blend(p2, pGreaterFarY), p2.compare(LT, nearY)))).intoArray(floatRows, ROW_DY + k);
      FloatVector p3 = t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k));
      FloatVector farZ = fromArray(FLOATS, floatRows, ROW_FAR_Z + k);
      VectorMask<Float> pGreaterFarZ = p3.compare(GT, farZ);
      FloatVector nearZ = fromArray(FLOATS, floatRows, ROW_NEAR_Z + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FLOAT_VECTOR.cast(p3.lanewise(SUB, p3.blend(farZ, pGreaterFarZ)
          .blend(nearZ.blend(p3, pGreaterFarZ), p3.compare(LT, nearZ)))).intoArray(floatRows, ROW_DZ + k);
    }
  }

  private static long floats8(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long allNearXAtMostHxBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nearX = fromArray(FLOATS, floatRows, ROW_NEAR_X + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      VectorMask<Float> allNearXAtMostHx = nearX.compare(LE, hx);
      FloatVector nearY = fromArray(FLOATS, floatRows, ROW_NEAR_Y + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      allNearXAtMostHx = nearY.compare(LE, hy, allNearXAtMostHx);
      FloatVector nearZ = fromArray(FLOATS, floatRows, ROW_NEAR_Z + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      allNearXAtMostHx = nearZ.compare(LE, hz, allNearXAtMostHx);
      FloatVector farX = fromArray(FLOATS, floatRows, ROW_FAR_X + k);
      allNearXAtMostHx = farX.compare(GE, hx.lanewise(NEG), allNearXAtMostHx);
      FloatVector farY = fromArray(FLOATS, floatRows, ROW_FAR_Y + k);
      VectorMask<Float> allNearXAtMostHx2 = farY.compare(GE, hy.lanewise(NEG));
      FloatVector farZ = fromArray(FLOATS, floatRows, ROW_FAR_Z + k);
      allNearXAtMostHx2 = farZ.compare(GE, hz.lanewise(NEG), allNearXAtMostHx2);
      allNearXAtMostHx2 = nearX.lanewise(MUL, hy).lanewise(SUB, farY.lanewise(MUL, hx))
          .compare(LE, ALL_ZERO, allNearXAtMostHx2);
      allNearXAtMostHx2 = nearX.lanewise(MUL, hz).lanewise(SUB, farZ.lanewise(MUL, hx))
          .compare(LE, ALL_ZERO, allNearXAtMostHx2);
      VectorMask<Float> allNearXAtMostHx3 = nearY.lanewise(MUL, hx).lanewise(SUB, farX.lanewise(MUL, hy))
          .compare(LE, ALL_ZERO);
      allNearXAtMostHx3 = nearY.lanewise(MUL, hz).lanewise(SUB, farZ.lanewise(MUL, hy))
          .compare(LE, ALL_ZERO, allNearXAtMostHx3);
      allNearXAtMostHx3 = nearZ.lanewise(MUL, hx).lanewise(SUB, farX.lanewise(MUL, hz))
          .compare(LE, ALL_ZERO, allNearXAtMostHx3);
      allNearXAtMostHx = allNearXAtMostHx.and(allNearXAtMostHx2).and(allNearXAtMostHx3);
      allNearXAtMostHxBits |= allNearXAtMostHx.toLong() << k;
      FLOAT_VECTOR.cast(nearZ.lanewise(MUL, hy).lanewise(SUB, farY.lanewise(MUL, hz))).intoArray(floatRows,
          ROW_DIFFERENCE + k);
    }
    return allNearXAtMostHxBits;
  }

  private static long floats9(float[][] columns1, int from1, float[] floatRows, long allNearXAtMostHxBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6];
    long allRAtLeastZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      VectorMask<Float> allNearXAtMostHx = fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k)
          .compare(LE, ALL_ZERO, VectorMask.fromLong(FLOATS, (allNearXAtMostHxBits >>> k)
          & WideLanes.FLOAT_LANES));
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      // crosses(nearX, farX, hx, nearY, farY, hy, nearZ, farZ, hz) ? 0 : dx * dx + dy * dy + dz * dz
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz)).blend(ALL_ZERO, allNearXAtMostHx)).intoArray(floatRows,
          ROW_SQUARE + k);
      VectorMask<Float> allRAtLeastZero = fromArray(FLOATS, rs, i).compare(GE, ALL_ZERO);
      allRAtLeastZero = fromArray(FLOATS, floatRows, ROW_HX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HZ + k)).compare(LE, ALL_LARGEST, allRAtLeastZero);
      allRAtLeastZeroBits |= allRAtLeastZero.toLong() << k;
    }
    return allRAtLeastZeroBits;
  }

  private static long floats10(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long minXAtMostMaxXBits, long minYAtMostMaxYBits, long minZAtMostMaxZBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], rs = columns1[6];
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
    long eitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector r = fromArray(FLOATS, rs, i);
      FloatVector rSquared = r.lanewise(MUL, r);
      FLOAT_VECTOR.cast(rSquared).intoArray(floatRows, ROW_R_SQUARED + k);
      FloatVector ax = fromArray(FLOATS, axs, i);
      FloatVector minX = fromArray(FLOATS, minXs, j);
      FloatVector maxX = fromArray(FLOATS, maxXs, j);
      // x < min ? min : x > max ? max : x
      FloatVector dx = ax.lanewise(SUB, ax.blend(maxX, ax.compare(GT, maxX)).blend(minX, ax.compare(LT, minX)));
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector minY = fromArray(FLOATS, minYs, j);
      FloatVector maxY = fromArray(FLOATS, maxYs, j);
      // x < min ? min : x > max ? max : x
      FloatVector dy = ay.lanewise(SUB, ay.blend(maxY, ay.compare(GT, maxY)).blend(minY, ay.compare(LT, minY)));
      FloatVector az = fromArray(FLOATS, azs, i);
      FloatVector minZ = fromArray(FLOATS, minZs, j);
      FloatVector maxZ = fromArray(FLOATS, maxZs, j);
      // x < min ? min : x > max ? max : x
      FloatVector dz = az.lanewise(SUB, az.blend(maxZ, az.compare(GT, maxZ)).blend(minZ, az.compare(LT, minZ)));
      VectorMask<Float> valueAtMostRAndMinZAtMostMaxZ = dx.lanewise(ABS)
          .compare(LE, r, VectorMask.fromLong(FLOATS, (minXAtMostMaxXBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (minYAtMostMaxYBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (minZAtMostMaxZBits >>> k) & WideLanes.FLOAT_LANES)));
      valueAtMostRAndMinZAtMostMaxZ = dy.lanewise(ABS).compare(LE, r, valueAtMostRAndMinZAtMostMaxZ);
      valueAtMostRAndMinZAtMostMaxZ = dz.lanewise(ABS).compare(LE, r, valueAtMostRAndMinZAtMostMaxZ);
      valueAtMostRAndMinZAtMostMaxZ = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz)).compare(LE, rSquared, valueAtMostRAndMinZAtMostMaxZ);
      eitherBits |= fromArray(FLOATS, floatRows, ROW_SQUARE + k).compare(LE, rSquared)
          .or(valueAtMostRAndMinZAtMostMaxZ).toLong() << k;
    }
    return eitherBits;
  }

  private static void floats11(float[][] columns1, int from1, float[][] columns2, int from2,
      float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] bxs = columns1[3], bys = columns1[4];
    float[] minXs = columns2[0], minYs = columns2[1], maxXs = columns2[3], maxYs = columns2[4];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector bx = fromArray(FLOATS, bxs, i);
      FloatVector minX = fromArray(FLOATS, minXs, j);
      FloatVector maxX = fromArray(FLOATS, maxXs, j);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(bx.lanewise(SUB, bx.blend(maxX, bx.compare(GT, maxX))
          .blend(minX, bx.compare(LT, minX)))).intoArray(floatRows, ROW_DX2 + k);
      FloatVector by = fromArray(FLOATS, bys, i);
      FloatVector minY = fromArray(FLOATS, minYs, j);
      FloatVector maxY = fromArray(FLOATS, maxYs, j);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(by.blend(maxY, by.compare(GT, maxY)).blend(minY, by.compare(LT, minY))).intoArray(
          floatRows, ROW_MIN_YOR_MAX_YOR_BY + k);
    }
  }

  private static long floats12(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long minXAtMostMaxXBits, long minYAtMostMaxYBits, long minZAtMostMaxZBits, long eitherBits,
      long allRAtLeastZeroBits, long nearBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] bys = columns1[4], bzs = columns1[5], rs = columns1[6];
    float[] minZs = columns2[2], maxZs = columns2[5];
    long overlapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector dy = fromArray(FLOATS, bys, i)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MIN_YOR_MAX_YOR_BY + k));
      FloatVector bz = fromArray(FLOATS, bzs, i);
      FloatVector minZ = fromArray(FLOATS, minZs, j);
      FloatVector maxZ = fromArray(FLOATS, maxZs, j);
      // x < min ? min : x > max ? max : x
      FloatVector dz = bz.lanewise(SUB, bz.blend(maxZ, bz.compare(GT, maxZ)).blend(minZ, bz.compare(LT, minZ)));
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX2 + k);
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> valueAtMostRAndMinZAtMostMaxZ = dx.lanewise(ABS)
          .compare(LE, r, VectorMask.fromLong(FLOATS, (minXAtMostMaxXBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (minYAtMostMaxYBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (minZAtMostMaxZBits >>> k) & WideLanes.FLOAT_LANES)));
      valueAtMostRAndMinZAtMostMaxZ = dy.lanewise(ABS).compare(LE, r, valueAtMostRAndMinZAtMostMaxZ);
      valueAtMostRAndMinZAtMostMaxZ = dz.lanewise(ABS).compare(LE, r, valueAtMostRAndMinZAtMostMaxZ);
      valueAtMostRAndMinZAtMostMaxZ = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))
          .compare(LE, fromArray(FLOATS, floatRows, ROW_R_SQUARED + k), valueAtMostRAndMinZAtMostMaxZ);
      overlapBits |= VectorMask.fromLong(FLOATS, (nearBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (allRAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES)
          .or(valueAtMostRAndMinZAtMostMaxZ)).toLong() << k;
    }
    return overlapBits;
  }

  private static long floats13(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5];
    long backBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector bx = fromArray(FLOATS, bxs, i);
      FloatVector ax = fromArray(FLOATS, axs, i);
      FloatVector x = bx.lanewise(SUB, ax);
      FloatVector by = fromArray(FLOATS, bys, i);
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector y = by.lanewise(SUB, ay);
      FloatVector z = fromArray(FLOATS, bzs, i).lanewise(SUB, fromArray(FLOATS, azs, i));
      FLOAT_VECTOR.cast(z).intoArray(floatRows, ROW_Z + k);
      VectorMask<Float> yIsZeroAndZLessZero = y.compare(EQ, ALL_ZERO);
      yIsZeroAndZLessZero = z.compare(LT, ALL_ZERO, yIsZeroAndZLessZero);
      VectorMask<Float> xIsZeroAndEither = x
          .compare(EQ, ALL_ZERO, y.compare(LT, ALL_ZERO).or(yIsZeroAndZLessZero));
      VectorMask<Float> back = x.compare(LT, ALL_ZERO).or(xIsZeroAndEither);
      backBits |= back.toLong() << k;
      // back ? Segment.half(b, a) : Segment.half(a, b)
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, x).blend(ALL_HALF.lanewise(MUL, ax.lanewise(SUB, bx)), back)
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_GX + k);
      // back ? Segment.half(b, a) : Segment.half(a, b)
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, y)
          .blend(ALL_HALF.lanewise(MUL, ay.lanewise(SUB, by)), back)).intoArray(floatRows,
          ROW_PRODUCT_OR_PRODUCT + k);
    }
    return backBits;
  }

  private static void floats14(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long backBits, long axLessBxBits, long ayLessByBits, long azLessBzBits) {
    if (columns1 == null) {
      return;
    }
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5];
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT_OR_PRODUCT + k)
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_GY + k);
      FloatVector az = fromArray(FLOATS, azs, i);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      // back ? Segment.half(b, a) : Segment.half(a, b)
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Z + k))
          .blend(ALL_HALF.lanewise(MUL, az.lanewise(SUB, bz)),
          VectorMask.fromLong(FLOATS, (backBits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_GZ + k);
      FloatVector minX = fromArray(FLOATS, minXs, j);
      FloatVector ax = fromArray(FLOATS, axs, i);
      FloatVector bx = fromArray(FLOATS, bxs, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, minX.lanewise(SUB, ax)
          .lanewise(ADD, minX.lanewise(SUB, bx)))).intoArray(floatRows, ROW_LOW_X2 + k);
      FloatVector maxX = fromArray(FLOATS, maxXs, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, maxX.lanewise(SUB, ax)
          .lanewise(ADD, maxX.lanewise(SUB, bx)))).intoArray(floatRows, ROW_HIGH_X2 + k);
      FloatVector minY = fromArray(FLOATS, minYs, j);
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector by = fromArray(FLOATS, bys, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, minY.lanewise(SUB, ay)
          .lanewise(ADD, minY.lanewise(SUB, by)))).intoArray(floatRows, ROW_LOW_Y2 + k);
      FloatVector maxY = fromArray(FLOATS, maxYs, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, maxY.lanewise(SUB, ay)
          .lanewise(ADD, maxY.lanewise(SUB, by)))).intoArray(floatRows, ROW_HIGH_Y2 + k);
      FloatVector minZ = fromArray(FLOATS, minZs, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, minZ.lanewise(SUB, az)
          .lanewise(ADD, minZ.lanewise(SUB, bz)))).intoArray(floatRows, ROW_LOW_Z2 + k);
      FloatVector maxZ = fromArray(FLOATS, maxZs, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, maxZ.lanewise(SUB, az)
          .lanewise(ADD, maxZ.lanewise(SUB, bz)))).intoArray(floatRows, ROW_HIGH_Z2 + k);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      // a < b ? along : -along
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(SUB, dx.lanewise(NEG)
          .blend(dx, VectorMask.fromLong(FLOATS, (axLessBxBits >>> k) & WideLanes.FLOAT_LANES)))).intoArray(
          floatRows, ROW_VX + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      // a < b ? along : -along
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(SUB, dy.lanewise(NEG)
          .blend(dy, VectorMask.fromLong(FLOATS, (ayLessByBits >>> k) & WideLanes.FLOAT_LANES)))).intoArray(
          floatRows, ROW_VY + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      // a < b ? along : -along
      FLOAT_VECTOR.cast(dz.lanewise(NEG).blend(dz,
          VectorMask.fromLong(FLOATS, (azLessBzBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_DZ_OR_MINUS_DZ + k);
    }
  }

  private static void floats15(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector vz = ALL_ZERO.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DZ_OR_MINUS_DZ + k));
      FLOAT_VECTOR.cast(vz).intoArray(floatRows, ROW_VZ + k);
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_VY + k);
      FLOAT_VECTOR.cast(vx.lanewise(MUL, vx).lanewise(ADD, vy.lanewise(MUL, vy))
          .lanewise(ADD, vz.lanewise(MUL, vz)).lanewise(SQRT)).intoArray(floatRows, ROW_APART + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector gxSquared = gx.lanewise(MUL, gx);
      FLOAT_VECTOR.cast(gxSquared).intoArray(floatRows, ROW_GX_SQUARED + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gySquared = gy.lanewise(MUL, gy);
      FLOAT_VECTOR.cast(gySquared).intoArray(floatRows, ROW_GY_SQUARED + k);
      FloatVector sum = gxSquared.lanewise(ADD, gySquared);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector gzSquared = gz.lanewise(MUL, gz);
      FLOAT_VECTOR.cast(gzSquared).intoArray(floatRows, ROW_GZ_SQUARED + k);
      FloatVector square = sum.lanewise(ADD, gzSquared);
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE2 + k);
      FLOAT_VECTOR.cast(square.lanewise(SQRT)).intoArray(floatRows, ROW_LENGTH + k);
    }
  }

  private static void floats16(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] rs = columns1[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH + k);
      FloatVector rounding = ALL_ROUNDING.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_APART + k)
          .lanewise(ADD, length).lanewise(ADD, fromArray(FLOATS, rs, i)));
      FLOAT_VECTOR.cast(rounding).intoArray(floatRows, ROW_ROUNDING + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FLOAT_VECTOR.cast(gz.lanewise(NEG)).intoArray(floatRows, ROW_NEXT + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FLOAT_VECTOR.cast(gx.lanewise(NEG)).intoArray(floatRows, ROW_NEXT2 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FLOAT_VECTOR.cast(gy.lanewise(NEG)).intoArray(floatRows, ROW_NEXT3 + k);
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      // Math.abs(v) <= rounding ? 0 : v
      FLOAT_VECTOR.cast(vx.blend(ALL_ZERO, vx.lanewise(ABS).compare(LE, rounding))).intoArray(floatRows,
          ROW_NX + k);
      VectorMask<Float> lengthGreaterZero = length.compare(GT, ALL_ZERO);
      // length > 0 ? component / length : 0
      FloatVector ex = ALL_ZERO.blend(gx.lanewise(DIV, length), lengthGreaterZero);
      // length > 0 ? component / length : 0
      FloatVector ey = ALL_ZERO.blend(gy.lanewise(DIV, length), lengthGreaterZero);
      // length > 0 ? component / length : 0
      FloatVector ez = ALL_ZERO.blend(gz.lanewise(DIV, length), lengthGreaterZero);
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_VY + k);
      FloatVector vz = fromArray(FLOATS, floatRows, ROW_VZ + k);
      FloatVector first2 = vx.lanewise(MUL, ex).lanewise(ADD, vy.lanewise(MUL, ey))
          .lanewise(ADD, vz.lanewise(MUL, ez));
      FloatVector x = vx.lanewise(SUB, first2.lanewise(MUL, ex));
      FloatVector y = vy.lanewise(SUB, first2.lanewise(MUL, ey));
      FloatVector z = vz.lanewise(SUB, first2.lanewise(MUL, ez));
      FloatVector second2 = x.lanewise(MUL, ex).lanewise(ADD, y.lanewise(MUL, ey))
          .lanewise(ADD, z.lanewise(MUL, ez));
      FLOAT_VECTOR.cast(x.lanewise(SUB, second2.lanewise(MUL, ex))).intoArray(floatRows, ROW_NX2 + k);
      FLOAT_VECTOR.cast(y.lanewise(SUB, second2.lanewise(MUL, ey))).intoArray(floatRows, ROW_NY + k);
      FLOAT_VECTOR.cast(z.lanewise(SUB, second2.lanewise(MUL, ez))).intoArray(floatRows, ROW_NZ + k);
    }
  }

  private static void floats17(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_VY + k);
      FloatVector rounding = fromArray(FLOATS, floatRows, ROW_ROUNDING + k);
      // Math.abs(v) <= rounding ? 0 : v
      FLOAT_VECTOR.cast(vy.blend(ALL_ZERO, vy.lanewise(ABS).compare(LE, rounding))).intoArray(floatRows,
          ROW_NY2 + k);
      FloatVector vz = fromArray(FLOATS, floatRows, ROW_VZ + k);
      // Math.abs(v) <= rounding ? 0 : v
      FLOAT_VECTOR.cast(vz.blend(ALL_ZERO, vz.lanewise(ABS).compare(LE, rounding))).intoArray(floatRows,
          ROW_NZ2 + k);
      FloatVector product = vy.lanewise(MUL, ALL_ZERO);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT + k);
      FloatVector product2 = vz.lanewise(MUL, ALL_ZERO);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT2 + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_VX + k).lanewise(MUL, ALL_ONE)
          .lanewise(ADD, product).lanewise(ADD, product2);
      FLOAT_VECTOR.cast(product3.lanewise(DIV, ALL_ONE)).intoArray(floatRows, ROW_PART + k);
    }
  }

  private static long floats18(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long isWayBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector part = fromArray(FLOATS, floatRows, ROW_PART + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_VX + k).lanewise(SUB, part.lanewise(MUL, ALL_ONE));
      FloatVector product = part.lanewise(MUL, ALL_ZERO);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_VY + k).lanewise(SUB, product);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_VZ + k).lanewise(SUB, product);
      isWayBits |= x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y)).lanewise(ADD, z.lanewise(MUL, z))
          .lanewise(SQRT).compare(LE, fromArray(FLOATS, floatRows, ROW_ROUNDING + k)).toLong() << k;
      FloatVector product2 = ALL_ZERO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT3 + k);
      FloatVector product3 = ALL_ZERO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k));
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT4 + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X2 + k))
          .lanewise(ADD, ALL_ZERO).lanewise(ADD, ALL_ZERO)
          .lanewise(SUB, ALL_ONE.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k))
          .lanewise(ADD, product2).lanewise(ADD, product3).lanewise(ABS))).intoArray(floatRows,
          ROW_FORWARD + k);
      FLOAT_VECTOR.cast(ALL_MINUS_ONE.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X2 + k))
          .lanewise(ADD, ALL_ZERO).lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_SUM2 + k);
    }
    return isWayBits;
  }

  private static void floats19(float[] floatRows, long isWayBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = ALL_MINUS_ZERO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT5 + k);
      FloatVector product2 = ALL_MINUS_ZERO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT6 + k);
      FloatVector backward = fromArray(FLOATS, floatRows, ROW_SUM2 + k)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k))
          .lanewise(ADD, product).lanewise(ADD, product2).lanewise(ABS));
      FloatVector product3 = ALL_TWO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ROUNDING + k));
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT7 + k);
      FloatVector forward = fromArray(FLOATS, floatRows, ROW_FORWARD + k);
      // forward >= backward ? forward : backward; isWay ? 0 : 2 * rounding
      FloatVector apart = backward.blend(forward, forward.compare(GE, backward)).lanewise(DIV, ALL_ONE)
          .lanewise(SUB, product3.blend(ALL_ZERO,
          VectorMask.fromLong(FLOATS, (isWayBits >>> k) & WideLanes.FLOAT_LANES)));
      // b > a ? b : a
      FLOAT_VECTOR.cast(ALL_NONE.blend(apart, apart.compare(GT, ALL_NONE))).intoArray(floatRows, ROW_MOST + k);
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      FloatVector product4 = vx.lanewise(MUL, ALL_ZERO);
      FLOAT_VECTOR.cast(product4).intoArray(floatRows, ROW_PRODUCT8 + k);
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_VY + k);
      FloatVector product5 = product4.lanewise(ADD, vy.lanewise(MUL, ALL_ONE))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k));
      FloatVector part = product5.lanewise(DIV, ALL_ONE);
      FloatVector product6 = part.lanewise(MUL, ALL_ZERO);
      FloatVector x = vx.lanewise(SUB, product6);
      FloatVector y = vy.lanewise(SUB, part.lanewise(MUL, ALL_ONE));
      FloatVector z = fromArray(FLOATS, floatRows, ROW_VZ + k).lanewise(SUB, product6);
      FLOAT_VECTOR.cast(x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z))).intoArray(floatRows, ROW_SUM3 + k);
    }
  }

  private static void floats20(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> isWay = fromArray(FLOATS, floatRows, ROW_SUM3 + k).lanewise(SQRT)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_ROUNDING + k));
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector product = ALL_ZERO.lanewise(MUL, gx);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT9 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector forward = ALL_ZERO.lanewise(ADD, ALL_ONE
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y2 + k))).lanewise(ADD, ALL_ZERO)
          .lanewise(SUB, product.lanewise(ADD, ALL_ONE.lanewise(MUL, gy))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k)).lanewise(ABS));
      FloatVector product2 = ALL_MINUS_ZERO.lanewise(MUL, gx);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT10 + k);
      FloatVector backward = ALL_ZERO.lanewise(ADD, ALL_MINUS_ONE
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y2 + k))).lanewise(ADD, ALL_ZERO)
          .lanewise(SUB, product2.lanewise(ADD, ALL_MINUS_ONE.lanewise(MUL, gy))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT6 + k)).lanewise(ABS));
      // forward >= backward ? forward : backward; isWay ? 0 : 2 * rounding
      FLOAT_VECTOR.cast(backward.blend(forward, forward.compare(GE, backward)).lanewise(DIV, ALL_ONE)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k).blend(ALL_ZERO, isWay))).intoArray(
          floatRows, ROW_APART2 + k);
    }
  }

  private static void floats21(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector apart = fromArray(FLOATS, floatRows, ROW_APART2 + k);
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST + k);
      VectorMask<Float> apartGreaterMost = apart.compare(GT, most);
      // apart > most ? k : choice
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, apartGreaterMost)).intoArray(floatRows, ROW_CHOICE + k);
      // b > a ? b : a
      FLOAT_VECTOR.cast(most.blend(apart, apartGreaterMost)).intoArray(floatRows, ROW_MOST2 + k);
      FloatVector vz = fromArray(FLOATS, floatRows, ROW_VZ + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT8 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT + k))
          .lanewise(ADD, vz.lanewise(MUL, ALL_ONE));
      FloatVector part = product.lanewise(DIV, ALL_ONE);
      FloatVector product2 = part.lanewise(MUL, ALL_ZERO);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_VX + k).lanewise(SUB, product2);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_VY + k).lanewise(SUB, product2);
      FloatVector z = vz.lanewise(SUB, part.lanewise(MUL, ALL_ONE));
      VectorMask<Float> isWay = x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z)).lanewise(SQRT)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_ROUNDING + k));
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector forward = ALL_ZERO.lanewise(ADD, ALL_ONE
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z2 + k)))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k))
          .lanewise(ADD, ALL_ONE.lanewise(MUL, gz)).lanewise(ABS));
      FloatVector backward = ALL_ZERO.lanewise(ADD, ALL_MINUS_ONE
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z2 + k)))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k))
          .lanewise(ADD, ALL_MINUS_ONE.lanewise(MUL, gz)).lanewise(ABS));
      // forward >= backward ? forward : backward; isWay ? 0 : 2 * rounding
      FLOAT_VECTOR.cast(backward.blend(forward, forward.compare(GE, backward)).lanewise(DIV, ALL_ONE)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k).blend(ALL_ZERO, isWay))).intoArray(
          floatRows, ROW_APART3 + k);
    }
  }

  private static void floats22(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector apart = fromArray(FLOATS, floatRows, ROW_APART3 + k);
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST2 + k);
      VectorMask<Float> apartGreaterMost = apart.compare(GT, most);
      // apart > most ? k : choice
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CHOICE + k)
          .blend(ALL_TWO, apartGreaterMost)).intoArray(floatRows, ROW_CHOICE2 + k);
      // b > a ? b : a
      FLOAT_VECTOR.cast(most.blend(apart, apartGreaterMost)).intoArray(floatRows, ROW_MOST3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT8 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_VY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_VZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NEXT3 + k)))).intoArray(floatRows, ROW_PRODUCT11 + k);
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GZ_SQUARED + k))).intoArray(
          floatRows, ROW_SUM4 + k);
    }
  }

  private static long floats23(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long isWayBits = 0;
    long gzGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT3 + k);
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SUM4 + k).lanewise(ADD, next.lanewise(MUL, next));
      // square > 0 ? product / square : 0
      FloatVector part = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k).lanewise(DIV, square),
          square.compare(GT, ALL_ZERO));
      FloatVector x = fromArray(FLOATS, floatRows, ROW_VX + k).lanewise(SUB, part.lanewise(MUL, ALL_ZERO));
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_VY + k).lanewise(SUB, part.lanewise(MUL, gz));
      FloatVector z = fromArray(FLOATS, floatRows, ROW_VZ + k).lanewise(SUB, part.lanewise(MUL, next));
      isWayBits |= x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y)).lanewise(ADD, z.lanewise(MUL, z))
          .lanewise(SQRT).compare(LE, fromArray(FLOATS, floatRows, ROW_ROUNDING + k)).toLong() << k;
      FLOAT_VECTOR.cast(square.lanewise(SQRT)).intoArray(floatRows, ROW_LENGTH2 + k);
      VectorMask<Float> gzGreaterZero = gz.compare(GT, ALL_ZERO);
      gzGreaterZeroBits |= gzGreaterZero.toLong() << k;
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y2 + k)), gz
          .compare(LT, ALL_ZERO)).blend(gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y2 + k)),
          gzGreaterZero)).intoArray(floatRows, ROW_PRODUCT_OR_VALUE_OR_ZERO + k);
    }
    bits[0] = gzGreaterZeroBits;
    return isWayBits;
  }

  private static long floats24(float[] floatRows, long[] bits, long isWayBits) {
    if (floatRows == null) {
      return 0;
    }
    long nextGreaterZeroBits = 0;
    long nextLessZeroBits = 0;
    long nextGreaterZeroBits2 = 0;
    long nextLessZeroBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT3 + k);
      VectorMask<Float> nextGreaterZero = next.compare(GT, ALL_ZERO);
      nextGreaterZeroBits |= nextGreaterZero.toLong() << k;
      VectorMask<Float> nextLessZero = next.compare(LT, ALL_ZERO);
      nextLessZeroBits |= nextLessZero.toLong() << k;
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z2 + k);
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z2 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FloatVector forward = ALL_ZERO.lanewise(ADD,
          fromArray(FLOATS, floatRows, ROW_PRODUCT_OR_VALUE_OR_ZERO + k))
          .lanewise(ADD, ALL_ZERO.blend(next.lanewise(MUL, highZ), nextLessZero)
          .blend(next.lanewise(MUL, lowZ), nextGreaterZero))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k).lanewise(ADD, gz.lanewise(MUL, gy))
          .lanewise(ADD, next.lanewise(MUL, gz)).lanewise(ABS));
      FloatVector nz = next.lanewise(NEG);
      FloatVector next2 = fromArray(FLOATS, floatRows, ROW_NEXT + k);
      VectorMask<Float> nextGreaterZero2 = next2.compare(GT, ALL_ZERO);
      nextGreaterZeroBits2 |= nextGreaterZero2.toLong() << k;
      VectorMask<Float> nextLessZero2 = next2.compare(LT, ALL_ZERO);
      nextLessZeroBits2 |= nextLessZero2.toLong() << k;
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FloatVector backward = ALL_ZERO.lanewise(ADD, ALL_ZERO
          .blend(next2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y2 + k)), nextLessZero2)
          .blend(next2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y2 + k)), nextGreaterZero2))
          .lanewise(ADD, ALL_ZERO.blend(nz.lanewise(MUL, highZ), nz.compare(LT, ALL_ZERO))
          .blend(nz.lanewise(MUL, lowZ), nz.compare(GT, ALL_ZERO)))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k).lanewise(ADD, next2.lanewise(MUL, gy))
          .lanewise(ADD, nz.lanewise(MUL, gz)).lanewise(ABS));
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH2 + k);
      // length > 0 ? (forward >= backward ? forward : backward) / length : Contact.NONE; isWay ? 0 : 2 *
      // rounding
      FloatVector apart = ALL_NONE.blend(backward.blend(forward, forward.compare(GE, backward))
          .lanewise(DIV, length), length.compare(GT, ALL_ZERO))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (isWayBits >>> k) & WideLanes.FLOAT_LANES)));
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST3 + k);
      VectorMask<Float> apartGreaterMost = apart.compare(GT, most);
      // apart > most ? k : choice
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CHOICE2 + k)
          .blend(ALL_CROSS, apartGreaterMost)).intoArray(floatRows, ROW_CHOICE3 + k);
      // b > a ? b : a
      FLOAT_VECTOR.cast(most.blend(apart, apartGreaterMost)).intoArray(floatRows, ROW_MOST4 + k);
    }
    bits[0] = nextLessZeroBits;
    bits[1] = nextGreaterZeroBits2;
    bits[2] = nextLessZeroBits2;
    return nextGreaterZeroBits;
  }

  private static void floats25(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_VX + k).lanewise(MUL, next)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_VZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k)))).intoArray(floatRows, ROW_PRODUCT12 + k);
      FLOAT_VECTOR.cast(next.lanewise(MUL, next)).intoArray(floatRows, ROW_NEXT_SQUARED + k);
    }
  }

  private static long floats26(float[] floatRows, long[] bits, long nextLessZeroBits,
      long nextGreaterZeroBits) {
    if (floatRows == null) {
      return 0;
    }
    long isWayBits = 0;
    long gxGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector square = fromArray(FLOATS, floatRows, ROW_NEXT_SQUARED + k).lanewise(ADD, ALL_ZERO)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GX_SQUARED + k));
      // square > 0 ? product / square : 0
      FloatVector part = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT12 + k).lanewise(DIV, square),
          square.compare(GT, ALL_ZERO));
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_VX + k).lanewise(SUB, part.lanewise(MUL, next));
      FloatVector y = fromArray(FLOATS, floatRows, ROW_VY + k).lanewise(SUB, part.lanewise(MUL, ALL_ZERO));
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_VZ + k).lanewise(SUB, part.lanewise(MUL, gx));
      isWayBits |= x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y)).lanewise(ADD, z.lanewise(MUL, z))
          .lanewise(SQRT).compare(LE, fromArray(FLOATS, floatRows, ROW_ROUNDING + k)).toLong() << k;
      FLOAT_VECTOR.cast(square.lanewise(SQRT)).intoArray(floatRows, ROW_LENGTH3 + k);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(next.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X2 + k)),
          VectorMask.fromLong(FLOATS, (nextLessZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(next.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X2 + k)),
          VectorMask.fromLong(FLOATS, (nextGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_SUM5 + k);
      gxGreaterZeroBits |= gx.compare(GT, ALL_ZERO).toLong() << k;
    }
    bits[0] = gxGreaterZeroBits;
    return isWayBits;
  }

  private static long floats27(float[] floatRows, long[] bits, long gxGreaterZeroBits, long isWayBits) {
    if (floatRows == null) {
      return 0;
    }
    long nextGreaterZeroBits = 0;
    long nextLessZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z2 + k);
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z2 + k);
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FloatVector forward = fromArray(FLOATS, floatRows, ROW_SUM5 + k)
          .lanewise(ADD, ALL_ZERO.blend(gx.lanewise(MUL, highZ), gx.compare(LT, ALL_ZERO))
          .blend(gx.lanewise(MUL, lowZ), VectorMask.fromLong(FLOATS, (gxGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES))).lanewise(SUB, next.lanewise(MUL, gx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k)).lanewise(ADD, gx.lanewise(MUL, gz))
          .lanewise(ABS));
      FloatVector nx = next.lanewise(NEG);
      FloatVector next2 = fromArray(FLOATS, floatRows, ROW_NEXT2 + k);
      VectorMask<Float> nextGreaterZero = next2.compare(GT, ALL_ZERO);
      nextGreaterZeroBits |= nextGreaterZero.toLong() << k;
      VectorMask<Float> nextLessZero = next2.compare(LT, ALL_ZERO);
      nextLessZeroBits |= nextLessZero.toLong() << k;
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FloatVector backward = ALL_ZERO.blend(nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X2 + k)), nx
          .compare(LT, ALL_ZERO)).blend(nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X2 + k)), nx
          .compare(GT, ALL_ZERO)).lanewise(ADD, ALL_ZERO)
          .lanewise(ADD, ALL_ZERO.blend(next2.lanewise(MUL, highZ), nextLessZero)
          .blend(next2.lanewise(MUL, lowZ), nextGreaterZero))
          .lanewise(SUB, nx.lanewise(MUL, gx).lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k))
          .lanewise(ADD, next2.lanewise(MUL, gz)).lanewise(ABS));
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH3 + k);
      // length > 0 ? (forward >= backward ? forward : backward) / length : Contact.NONE; isWay ? 0 : 2 *
      // rounding
      FloatVector apart = ALL_NONE.blend(backward.blend(forward, forward.compare(GE, backward))
          .lanewise(DIV, length), length.compare(GT, ALL_ZERO))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (isWayBits >>> k) & WideLanes.FLOAT_LANES)));
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST4 + k);
      VectorMask<Float> apartGreaterMost = apart.compare(GT, most);
      // apart > most ? k : choice
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CHOICE3 + k)
          .blend(ALL_C4_00, apartGreaterMost)).intoArray(floatRows, ROW_CHOICE4 + k);
      // b > a ? b : a
      FLOAT_VECTOR.cast(most.blend(apart, apartGreaterMost)).intoArray(floatRows, ROW_MOST5 + k);
    }
    bits[0] = nextLessZeroBits;
    return nextGreaterZeroBits;
  }

  private static void floats28(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_VX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_VY + k).lanewise(MUL, next))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k))).intoArray(floatRows,
          ROW_PRODUCT13 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GY_SQUARED + k)
          .lanewise(ADD, next.lanewise(MUL, next)).lanewise(ADD, ALL_ZERO)).intoArray(floatRows,
          ROW_SQUARE3 + k);
    }
  }

  private static long floats29(float[] floatRows, long[] bits, long nextLessZeroBits,
      long nextGreaterZeroBits) {
    if (floatRows == null) {
      return 0;
    }
    long isWayBits = 0;
    long gyGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE3 + k);
      // square > 0 ? product / square : 0
      FloatVector part = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT13 + k).lanewise(DIV, square),
          square.compare(GT, ALL_ZERO));
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_VX + k).lanewise(SUB, part.lanewise(MUL, gy));
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT2 + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_VY + k).lanewise(SUB, part.lanewise(MUL, next));
      FloatVector z = fromArray(FLOATS, floatRows, ROW_VZ + k).lanewise(SUB, part.lanewise(MUL, ALL_ZERO));
      isWayBits |= x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y)).lanewise(ADD, z.lanewise(MUL, z))
          .lanewise(SQRT).compare(LE, fromArray(FLOATS, floatRows, ROW_ROUNDING + k)).toLong() << k;
      FLOAT_VECTOR.cast(square.lanewise(SQRT)).intoArray(floatRows, ROW_LENGTH4 + k);
      VectorMask<Float> gyGreaterZero = gy.compare(GT, ALL_ZERO);
      gyGreaterZeroBits |= gyGreaterZero.toLong() << k;
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X2 + k)), gy
          .compare(LT, ALL_ZERO)).blend(gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X2 + k)),
          gyGreaterZero).lanewise(ADD, ALL_ZERO
          .blend(next.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y2 + k)),
          VectorMask.fromLong(FLOATS, (nextLessZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(next.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y2 + k)),
          VectorMask.fromLong(FLOATS, (nextGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)))).intoArray(
          floatRows, ROW_SUM6 + k);
    }
    bits[0] = gyGreaterZeroBits;
    return isWayBits;
  }

  private static void floats30(float[] floatRows, long nextLessZeroBits, long nextGreaterZeroBits,
      long isWayBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT2 + k);
      FloatVector forward = fromArray(FLOATS, floatRows, ROW_SUM6 + k).lanewise(ADD, ALL_ZERO)
          .lanewise(SUB, gy.lanewise(MUL, gx).lanewise(ADD, next.lanewise(MUL, gy))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k)).lanewise(ABS));
      FloatVector ny = next.lanewise(NEG);
      FloatVector next2 = fromArray(FLOATS, floatRows, ROW_NEXT3 + k);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FloatVector backward = ALL_ZERO.blend(next2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X2 + k)),
          VectorMask.fromLong(FLOATS, (nextLessZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(next2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X2 + k)),
          VectorMask.fromLong(FLOATS, (nextGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(ADD, ALL_ZERO.blend(ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y2 + k)), ny
          .compare(LT, ALL_ZERO)).blend(ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y2 + k)), ny
          .compare(GT, ALL_ZERO))).lanewise(ADD, ALL_ZERO)
          .lanewise(SUB, next2.lanewise(MUL, gx).lanewise(ADD, ny.lanewise(MUL, gy))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT6 + k)).lanewise(ABS));
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH4 + k);
      // length > 0 ? (forward >= backward ? forward : backward) / length : Contact.NONE; isWay ? 0 : 2 *
      // rounding
      FloatVector apart = ALL_NONE.blend(backward.blend(forward, forward.compare(GE, backward))
          .lanewise(DIV, length), length.compare(GT, ALL_ZERO))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (isWayBits >>> k) & WideLanes.FLOAT_LANES)));
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST5 + k);
      VectorMask<Float> apartGreaterMost = apart.compare(GT, most);
      // apart > most ? k : choice
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CHOICE4 + k)
          .blend(ALL_C5_00, apartGreaterMost)).intoArray(floatRows, ROW_CHOICE5 + k);
      // b > a ? b : a
      FLOAT_VECTOR.cast(most.blend(apart, apartGreaterMost)).intoArray(floatRows, ROW_MOST6 + k);
    }
  }

  private static void floats31(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX2 + k);
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_VY + k);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY + k);
      FloatVector vz = fromArray(FLOATS, floatRows, ROW_VZ + k);
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ + k);
      FloatVector product = vx.lanewise(MUL, nx).lanewise(ADD, vy.lanewise(MUL, ny))
          .lanewise(ADD, vz.lanewise(MUL, nz));
      FloatVector square = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE4 + k);
      // square > 0 ? product / square : 0
      FloatVector part = ALL_ZERO.blend(product.lanewise(DIV, square), square.compare(GT, ALL_ZERO));
      FloatVector x = vx.lanewise(SUB, part.lanewise(MUL, nx));
      FloatVector y = vy.lanewise(SUB, part.lanewise(MUL, ny));
      FloatVector z = vz.lanewise(SUB, part.lanewise(MUL, nz));
      FLOAT_VECTOR.cast(x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z))).intoArray(floatRows, ROW_SUM7 + k);
    }
  }

  private static long floats32(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long isWayBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      isWayBits |= fromArray(FLOATS, floatRows, ROW_SUM7 + k).lanewise(SQRT)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_ROUNDING + k)).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SQUARE4 + k).lanewise(SQRT)).intoArray(floatRows,
          ROW_LENGTH5 + k);
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX2 + k);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY + k);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X2 + k)), nx
          .compare(LT, ALL_ZERO)).blend(nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X2 + k)), nx
          .compare(GT, ALL_ZERO)).lanewise(ADD, ALL_ZERO
          .blend(ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y2 + k)), ny.compare(LT, ALL_ZERO))
          .blend(ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y2 + k)), ny
          .compare(GT, ALL_ZERO)))).intoArray(floatRows, ROW_SUM8 + k);
    }
    return isWayBits;
  }

  private static void floats33(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ + k);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z2 + k);
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z2 + k);
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX2 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM8 + k)
          .lanewise(ADD, ALL_ZERO.blend(nz.lanewise(MUL, highZ), nz.compare(LT, ALL_ZERO))
          .blend(nz.lanewise(MUL, lowZ), nz.compare(GT, ALL_ZERO)))
          .lanewise(SUB, nx.lanewise(MUL, gx).lanewise(ADD, ny.lanewise(MUL, gy))
          .lanewise(ADD, nz.lanewise(MUL, gz)).lanewise(ABS))).intoArray(floatRows, ROW_FORWARD2 + k);
      FloatVector nx2 = nx.lanewise(NEG);
      FloatVector ny2 = ny.lanewise(NEG);
      FloatVector nz2 = nz.lanewise(NEG);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(nx2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X2 + k)), nx2
          .compare(LT, ALL_ZERO)).blend(nx2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X2 + k)), nx2
          .compare(GT, ALL_ZERO)).lanewise(ADD, ALL_ZERO
          .blend(ny2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y2 + k)), ny2.compare(LT, ALL_ZERO))
          .blend(ny2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y2 + k)), ny2.compare(GT, ALL_ZERO)))
          .lanewise(ADD, ALL_ZERO.blend(nz2.lanewise(MUL, highZ), nz2.compare(LT, ALL_ZERO))
          .blend(nz2.lanewise(MUL, lowZ), nz2.compare(GT, ALL_ZERO)))).intoArray(floatRows, ROW_SUM9 + k);
      FLOAT_VECTOR.cast(nx2.lanewise(MUL, gx).lanewise(ADD, ny2.lanewise(MUL, gy))
          .lanewise(ADD, nz2.lanewise(MUL, gz))).intoArray(floatRows, ROW_SUM10 + k);
    }
  }

  private static void floats34(float[] floatRows, long isWayBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector backward = fromArray(FLOATS, floatRows, ROW_SUM9 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_SUM10 + k).lanewise(ABS));
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH5 + k);
      FloatVector forward = fromArray(FLOATS, floatRows, ROW_FORWARD2 + k);
      // length > 0 ? (forward >= backward ? forward : backward) / length : Contact.NONE; isWay ? 0 : 2 *
      // rounding
      FloatVector apart = ALL_NONE.blend(backward.blend(forward, forward.compare(GE, backward))
          .lanewise(DIV, length), length.compare(GT, ALL_ZERO))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (isWayBits >>> k) & WideLanes.FLOAT_LANES)));
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST6 + k);
      VectorMask<Float> apartGreaterMost = apart.compare(GT, most);
      // apart > most ? k : choice
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CHOICE5 + k)
          .blend(ALL_BESIDE, apartGreaterMost)).intoArray(floatRows, ROW_CHOICE6 + k);
      // b > a ? b : a
      FLOAT_VECTOR.cast(most.blend(apart, apartGreaterMost)).intoArray(floatRows, ROW_MOST7 + k);
    }
  }

  private static void floats35(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX + k);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY2 + k);
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ2 + k);
      FloatVector square = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz));
      FLOAT_VECTOR.cast(square.lanewise(SQRT)).intoArray(floatRows, ROW_LENGTH6 + k);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X2 + k)), nx
          .compare(LT, ALL_ZERO)).blend(nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X2 + k)), nx
          .compare(GT, ALL_ZERO)).lanewise(ADD, ALL_ZERO
          .blend(ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y2 + k)), ny.compare(LT, ALL_ZERO))
          .blend(ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y2 + k)), ny
          .compare(GT, ALL_ZERO)))).intoArray(floatRows, ROW_SUM11 + k);
    }
  }

  private static void floats36(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ2 + k);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z2 + k);
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z2 + k);
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY2 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM11 + k)
          .lanewise(ADD, ALL_ZERO.blend(nz.lanewise(MUL, highZ), nz.compare(LT, ALL_ZERO))
          .blend(nz.lanewise(MUL, lowZ), nz.compare(GT, ALL_ZERO)))
          .lanewise(SUB, nx.lanewise(MUL, gx).lanewise(ADD, ny.lanewise(MUL, gy))
          .lanewise(ADD, nz.lanewise(MUL, gz)).lanewise(ABS))).intoArray(floatRows, ROW_FORWARD3 + k);
      FloatVector nx2 = nx.lanewise(NEG);
      FloatVector ny2 = ny.lanewise(NEG);
      FloatVector nz2 = nz.lanewise(NEG);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(nx2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X2 + k)), nx2
          .compare(LT, ALL_ZERO)).blend(nx2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X2 + k)), nx2
          .compare(GT, ALL_ZERO)).lanewise(ADD, ALL_ZERO
          .blend(ny2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y2 + k)), ny2.compare(LT, ALL_ZERO))
          .blend(ny2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y2 + k)), ny2.compare(GT, ALL_ZERO)))
          .lanewise(ADD, ALL_ZERO.blend(nz2.lanewise(MUL, highZ), nz2.compare(LT, ALL_ZERO))
          .blend(nz2.lanewise(MUL, lowZ), nz2.compare(GT, ALL_ZERO)))
          .lanewise(SUB, nx2.lanewise(MUL, gx).lanewise(ADD, ny2.lanewise(MUL, gy))
          .lanewise(ADD, nz2.lanewise(MUL, gz)).lanewise(ABS))).intoArray(floatRows, ROW_BACKWARD + k);
    }
  }

  private static void floats37(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH6 + k);
      FloatVector forward = fromArray(FLOATS, floatRows, ROW_FORWARD3 + k);
      FloatVector backward = fromArray(FLOATS, floatRows, ROW_BACKWARD + k);
      // length > 0 ? (forward >= backward ? forward : backward) / length : Contact.NONE
      FloatVector apart = ALL_NONE.blend(backward.blend(forward, forward.compare(GE, backward))
          .lanewise(DIV, length), length.compare(GT, ALL_ZERO)).lanewise(SUB, ALL_ZERO);
      // apart > most ? k : choice
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CHOICE6 + k)
          .blend(ALL_WAY, apart.compare(GT, fromArray(FLOATS, floatRows, ROW_MOST7 + k)))).intoArray(floatRows,
          ROW_CHOICE7 + k);
    }
  }

  private static void floats38(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector choice = fromArray(FLOATS, floatRows, ROW_CHOICE7 + k);
      VectorMask<Float> isNext = choice.compare(EQ, ALL_C4_00);
      VectorMask<Float> isLast = choice.compare(EQ, ALL_C5_00);
      VectorMask<Float> choiceIsWay = choice.compare(EQ, ALL_WAY);
      VectorMask<Float> choiceIsBeside = choice.compare(EQ, ALL_BESIDE);
      // choice == WAY ? sure(v, rounding) : choice == BESIDE ? SegmentContact.beside(axis, vx, vy, vz,
      // FaceFrame.along(0, gx, gy, gz), FaceFrame.along(1, gx, gy, gz), FaceFrame.along(2, gx, gy, gz)) :
      // isNext ? next : isLast ? last : choice == axis ? 1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, choice.compare(EQ, ALL_ZERO))
          .blend(fromArray(FLOATS, floatRows, ROW_GY + k), isLast)
          .blend(fromArray(FLOATS, floatRows, ROW_NEXT + k), isNext)
          .blend(fromArray(FLOATS, floatRows, ROW_NX2 + k), choiceIsBeside)
          .blend(fromArray(FLOATS, floatRows, ROW_NX + k), choiceIsWay)).intoArray(floatRows, ROW_OUT_X + k);
      VectorMask<Float> isLast2 = choice.compare(EQ, ALL_CROSS);
      // choice == WAY ? sure(v, rounding) : choice == BESIDE ? SegmentContact.beside(axis, vx, vy, vz,
      // FaceFrame.along(0, gx, gy, gz), FaceFrame.along(1, gx, gy, gz), FaceFrame.along(2, gx, gy, gz)) :
      // isNext ? next : isLast ? last : choice == axis ? 1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, choice.compare(EQ, ALL_ONE))
          .blend(fromArray(FLOATS, floatRows, ROW_GZ + k), isLast2)
          .blend(fromArray(FLOATS, floatRows, ROW_NEXT2 + k), isLast)
          .blend(fromArray(FLOATS, floatRows, ROW_NY + k), choiceIsBeside)
          .blend(fromArray(FLOATS, floatRows, ROW_NY2 + k), choiceIsWay)).intoArray(floatRows, ROW_OUT_Y + k);
      // choice == WAY ? sure(v, rounding) : choice == BESIDE ? SegmentContact.beside(axis, vx, vy, vz,
      // FaceFrame.along(0, gx, gy, gz), FaceFrame.along(1, gx, gy, gz), FaceFrame.along(2, gx, gy, gz)) :
      // isNext ? next : isLast ? last : choice == axis ? 1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, choice.compare(EQ, ALL_TWO))
          .blend(fromArray(FLOATS, floatRows, ROW_GX + k), isNext)
          .blend(fromArray(FLOATS, floatRows, ROW_NEXT3 + k), isLast2)
          .blend(fromArray(FLOATS, floatRows, ROW_NZ + k), choiceIsBeside)
          .blend(fromArray(FLOATS, floatRows, ROW_NZ2 + k), choiceIsWay)).intoArray(floatRows, ROW_OUT_Z + k);
    }
  }

  private static void floats39(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector outX = fromArray(FLOATS, floatRows, ROW_OUT_X + k);
      FloatVector ax = outX.lanewise(ABS);
      FloatVector outY = fromArray(FLOATS, floatRows, ROW_OUT_Y + k);
      FloatVector ay = outY.lanewise(ABS);
      FloatVector outZ = fromArray(FLOATS, floatRows, ROW_OUT_Z + k);
      FloatVector az = outZ.lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      FloatVector largest = az.blend(most, most.compare(GT, az));
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      FloatVector quotient = outX.lanewise(DIV, largest);
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
          largestGreaterZero)).intoArray(floatRows, ROW_WAY_X + k);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(quotient2.lanewise(DIV, parts).lanewise(ADD, ALL_ZERO),
          largestGreaterZero)).intoArray(floatRows, ROW_WAY_Y + k);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(quotient3.lanewise(DIV, parts).lanewise(ADD, ALL_ZERO),
          largestGreaterZero)).intoArray(floatRows, ROW_WAY_Z + k);
    }
  }

  private static void floats40(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector wayX = fromArray(FLOATS, floatRows, ROW_WAY_X + k);
      FloatVector wayY = fromArray(FLOATS, floatRows, ROW_WAY_Y + k);
      FloatVector wayZ = fromArray(FLOATS, floatRows, ROW_WAY_Z + k);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(wayX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X2 + k)), wayX
          .compare(LT, ALL_ZERO)).blend(wayX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X2 + k)), wayX
          .compare(GT, ALL_ZERO)).lanewise(ADD, ALL_ZERO
          .blend(wayY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y2 + k)), wayY.compare(LT, ALL_ZERO))
          .blend(wayY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y2 + k)), wayY.compare(GT, ALL_ZERO)))
          .lanewise(ADD, ALL_ZERO.blend(wayZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z2 + k)), wayZ
          .compare(LT, ALL_ZERO)).blend(wayZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z2 + k)), wayZ
          .compare(GT, ALL_ZERO))).lanewise(SUB, wayX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k))
          .lanewise(ADD, wayY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k)))
          .lanewise(ADD, wayZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k)))
          .lanewise(ABS))).intoArray(floatRows, ROW_FORWARD4 + k);
    }
  }

  private static void floats41(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector wayX = fromArray(FLOATS, floatRows, ROW_WAY_X + k);
      FloatVector nx = wayX.lanewise(NEG);
      FloatVector wayY = fromArray(FLOATS, floatRows, ROW_WAY_Y + k);
      FloatVector ny = wayY.lanewise(NEG);
      FloatVector wayZ = fromArray(FLOATS, floatRows, ROW_WAY_Z + k);
      FloatVector nz = wayZ.lanewise(NEG);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FloatVector backward = ALL_ZERO.blend(nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X2 + k)), nx
          .compare(LT, ALL_ZERO)).blend(nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X2 + k)), nx
          .compare(GT, ALL_ZERO)).lanewise(ADD, ALL_ZERO
          .blend(ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y2 + k)), ny.compare(LT, ALL_ZERO))
          .blend(ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y2 + k)), ny.compare(GT, ALL_ZERO)))
          .lanewise(ADD, ALL_ZERO.blend(nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z2 + k)), nz
          .compare(LT, ALL_ZERO)).blend(nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z2 + k)), nz
          .compare(GT, ALL_ZERO))).lanewise(SUB, nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k))).lanewise(ABS));
      FloatVector forward = fromArray(FLOATS, floatRows, ROW_FORWARD4 + k);
      VectorMask<Float> away = backward.compare(GT, forward);
      // away ? 0f - wayX : wayX
      FLOAT_VECTOR.cast(wayX.blend(ALL_ZERO.lanewise(SUB, wayX), away)).intoArray(floatRows, ROW_NORMAL_X + k);
      // away ? 0f - wayY : wayY
      FLOAT_VECTOR.cast(wayY.blend(ALL_ZERO.lanewise(SUB, wayY), away)).intoArray(floatRows, ROW_NORMAL_Y + k);
      // away ? 0f - wayZ : wayZ
      FLOAT_VECTOR.cast(wayZ.blend(ALL_ZERO.lanewise(SUB, wayZ), away)).intoArray(floatRows, ROW_NORMAL_Z + k);
      // away ? backward : forward
      FLOAT_VECTOR.cast(forward.blend(backward, away)).intoArray(floatRows, ROW_GAP + k);
    }
  }

  private static long floats42(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6];
    long freeXBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, rs, i)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_GAP + k))).intoArray(floatRows, ROW_DEEP + k);
      FloatVector rounding = fromArray(FLOATS, floatRows, ROW_ROUNDING + k);
      FloatVector quotient = rounding.lanewise(DIV, ALL_ROUNDING);
      FLOAT_VECTOR.cast(quotient).intoArray(floatRows, ROW_QUOTIENT + k);
      FloatVector normalX = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k);
      freeXBits |= normalX.compare(EQ, ALL_ZERO)
          .or(normalX.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_LOW_X2 + k)).lanewise(ADD, quotient))
          .compare(LE, rounding)).toLong() << k;
    }
    return freeXBits;
  }

  private static long floats43(float[] floatRows, long[] bits, long freeXBits, long gxGreaterZeroBits,
      long gyGreaterZeroBits, long gzGreaterZeroBits) {
    if (floatRows == null) {
      return 0;
    }
    long freeYBits = 0;
    long freeZBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector rounding = fromArray(FLOATS, floatRows, ROW_ROUNDING + k);
      VectorMask<Float> freeXAndValueGreaterRounding = gx.lanewise(ABS)
          .compare(GT, rounding, VectorMask.fromLong(FLOATS, (freeXBits >>> k) & WideLanes.FLOAT_LANES));
      // isFree(n, low, high, rounding) && Math.abs(g) > rounding ? (g > 0 ? low : high) / g :
      // Float.NEGATIVE_INFINITY
      FloatVector b = ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_HIGH_X2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_X2 + k),
          VectorMask.fromLong(FLOATS, (gxGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)).lanewise(DIV, gx),
          freeXAndValueGreaterRounding);
      // b > a ? b : a
      FloatVector least = ALL_MINUS_ONE.blend(b, b.compare(GT, ALL_MINUS_ONE));
      FloatVector normalY = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k);
      FloatVector highY = fromArray(FLOATS, floatRows, ROW_HIGH_Y2 + k);
      FloatVector lowY = fromArray(FLOATS, floatRows, ROW_LOW_Y2 + k);
      FloatVector quotient = fromArray(FLOATS, floatRows, ROW_QUOTIENT + k);
      VectorMask<Float> freeY = normalY.compare(EQ, ALL_ZERO)
          .or(normalY.lanewise(ABS).lanewise(MUL, highY.lanewise(SUB, lowY).lanewise(ADD, quotient))
          .compare(LE, rounding));
      freeYBits |= freeY.toLong() << k;
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      VectorMask<Float> freeYAndValueGreaterRounding = gy.lanewise(ABS).compare(GT, rounding, freeY);
      // isFree(n, low, high, rounding) && Math.abs(g) > rounding ? (g > 0 ? low : high) / g :
      // Float.NEGATIVE_INFINITY
      FloatVector b2 = ALL_NONE.blend(highY
          .blend(lowY, VectorMask.fromLong(FLOATS, (gyGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(DIV, gy), freeYAndValueGreaterRounding);
      // b > a ? b : a
      FloatVector a = least.blend(b2, b2.compare(GT, least));
      FloatVector normalZ = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k);
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z2 + k);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z2 + k);
      VectorMask<Float> freeZ = normalZ.compare(EQ, ALL_ZERO)
          .or(normalZ.lanewise(ABS).lanewise(MUL, highZ.lanewise(SUB, lowZ).lanewise(ADD, quotient))
          .compare(LE, rounding));
      freeZBits |= freeZ.toLong() << k;
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      VectorMask<Float> freeZAndValueGreaterRounding = gz.lanewise(ABS).compare(GT, rounding, freeZ);
      // isFree(n, low, high, rounding) && Math.abs(g) > rounding ? (g > 0 ? low : high) / g :
      // Float.NEGATIVE_INFINITY
      FloatVector b3 = ALL_NONE.blend(highZ
          .blend(lowZ, VectorMask.fromLong(FLOATS, (gzGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(DIV, gz), freeZAndValueGreaterRounding);
      // b > a ? b : a
      FLOAT_VECTOR.cast(a.blend(b3, b3.compare(GT, a))).intoArray(floatRows, ROW_T0 + k);
    }
    bits[0] = freeZBits;
    return freeYBits;
  }

  private static void floats44(float[] floatRows, long freeXBits, long nextGreaterZeroBits, long freeYBits,
      long nextGreaterZeroBits2, long freeZBits, long nextGreaterZeroBits3) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT2 + k);
      FloatVector rounding = fromArray(FLOATS, floatRows, ROW_ROUNDING + k);
      VectorMask<Float> freeXAndValueGreaterRounding = next.lanewise(ABS)
          .compare(GT, rounding, VectorMask.fromLong(FLOATS, (freeXBits >>> k) & WideLanes.FLOAT_LANES));
      // isFree(n, low, high, rounding) && Math.abs(g) > rounding ? (g > 0 ? low : high) / g :
      // Float.NEGATIVE_INFINITY
      FloatVector b = ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_HIGH_X2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_X2 + k),
          VectorMask.fromLong(FLOATS, (nextGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(DIV, next), freeXAndValueGreaterRounding);
      // b > a ? b : a
      FloatVector least = ALL_MINUS_ONE.blend(b, b.compare(GT, ALL_MINUS_ONE));
      FloatVector next2 = fromArray(FLOATS, floatRows, ROW_NEXT3 + k);
      VectorMask<Float> freeYAndValueGreaterRounding = next2.lanewise(ABS)
          .compare(GT, rounding, VectorMask.fromLong(FLOATS, (freeYBits >>> k) & WideLanes.FLOAT_LANES));
      // isFree(n, low, high, rounding) && Math.abs(g) > rounding ? (g > 0 ? low : high) / g :
      // Float.NEGATIVE_INFINITY
      FloatVector b2 = ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_HIGH_Y2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_Y2 + k),
          VectorMask.fromLong(FLOATS, (nextGreaterZeroBits2 >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(DIV, next2), freeYAndValueGreaterRounding);
      // b > a ? b : a
      FloatVector a = least.blend(b2, b2.compare(GT, least));
      FloatVector next3 = fromArray(FLOATS, floatRows, ROW_NEXT + k);
      VectorMask<Float> freeZAndValueGreaterRounding = next3.lanewise(ABS)
          .compare(GT, rounding, VectorMask.fromLong(FLOATS, (freeZBits >>> k) & WideLanes.FLOAT_LANES));
      // isFree(n, low, high, rounding) && Math.abs(g) > rounding ? (g > 0 ? low : high) / g :
      // Float.NEGATIVE_INFINITY
      FloatVector b3 = ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_HIGH_Z2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_Z2 + k),
          VectorMask.fromLong(FLOATS, (nextGreaterZeroBits3 >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(DIV, next3), freeZAndValueGreaterRounding);
      // b > a ? b : a
      FLOAT_VECTOR.cast(a.blend(b3, b3.compare(GT, a))).intoArray(floatRows, ROW_B_OR_A + k);
    }
  }

  private static long floats45(float[] floatRows, long[] bits, long freeYBits, long freeZBits, long freeXBits) {
    if (floatRows == null) {
      return 0;
    }
    long notFreeXAndFreeZBits = 0;
    long isLineBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector t1 = fromArray(FLOATS, floatRows, ROW_B_OR_A + k).lanewise(NEG);
      FLOAT_VECTOR.cast(t1).intoArray(floatRows, ROW_T1 + k);
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE2 + k);
      FloatVector least = ALL_PARALLEL.lanewise(MUL, square);
      VectorMask<Float> freeZ = VectorMask.fromLong(FLOATS, (freeZBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> notFreeZ = freeZ.not();
      VectorMask<Float> freeX = VectorMask.fromLong(FLOATS, (freeXBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> freeY = VectorMask.fromLong(FLOATS, (freeYBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> freeXAndOneOf = freeX.and(freeY.xor(freeZ));
      VectorMask<Float> notFreeX = freeX.not();
      VectorMask<Float> notFreeXAndFreeZ = notFreeX.and(freeY).and(freeZ);
      notFreeXAndFreeZBits |= notFreeXAndFreeZ.toLong() << k;
      VectorMask<Float> face = freeXAndOneOf.or(notFreeXAndFreeZ);
      VectorMask<Float> notFreeY = freeY.not();
      FloatVector gzSquared = fromArray(FLOATS, floatRows, ROW_GZ_SQUARED + k);
      VectorMask<Float> freeYAndValueAtMostLeast = gzSquared
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GX_SQUARED + k))
          .compare(LE, least, freeY.and(notFreeZ));
      VectorMask<Float> notFreeYAndValueAtMostLeast = fromArray(FLOATS, floatRows, ROW_SUM + k)
          .compare(LE, least, notFreeY.and(freeZ));
      VectorMask<Float> freeXAndValueAtMostLeast = fromArray(FLOATS, floatRows, ROW_GY_SQUARED + k)
          .lanewise(ADD, gzSquared).compare(LE, least, freeX.and(notFreeY).and(notFreeZ));
      VectorMask<Float> notFreeXAndEither = notFreeX
          .and(freeYAndValueAtMostLeast.or(notFreeYAndValueAtMostLeast));
      VectorMask<Float> edge = freeXAndValueAtMostLeast.or(notFreeXAndEither);
      FloatVector rounding = fromArray(FLOATS, floatRows, ROW_ROUNDING + k);
      FloatVector roundingSquared = rounding.lanewise(MUL, rounding);
      FLOAT_VECTOR.cast(roundingSquared).intoArray(floatRows, ROW_ROUNDING_SQUARED + k);
      VectorMask<Float> isLine = fromArray(FLOATS, floatRows, ROW_T0 + k).compare(LT, t1, face.or(edge));
      isLine = square.compare(GT, roundingSquared, isLine);
      isLineBits |= isLine.toLong() << k;
    }
    bits[0] = isLineBits;
    return notFreeXAndFreeZBits;
  }

  private static long floats46(float[] floatRows, long[] bits, long backBits) {
    if (floatRows == null) {
      return 0;
    }
    long gapAtLeastMinusRoundingBits = 0;
    long normalXGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      gapAtLeastMinusRoundingBits |= fromArray(FLOATS, floatRows, ROW_GAP + k)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_ROUNDING + k).lanewise(NEG)).toLong() << k;
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T + k);
      // back ? -nearest : nearest
      FLOAT_VECTOR.cast(t.blend(t.lanewise(NEG),
          VectorMask.fromLong(FLOATS, (backBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_MINUS_TOR_T + k);
      VectorMask<Float> normalXGreaterZero = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k)
          .compare(GT, ALL_ZERO);
      normalXGreaterZeroBits |= normalXGreaterZero.toLong() << k;
      // n > 0 ? low : high
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HIGH_X2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_X2 + k), normalXGreaterZero)).intoArray(floatRows,
          ROW_LOW_XOR_HIGH_X + k);
    }
    bits[0] = normalXGreaterZeroBits;
    return gapAtLeastMinusRoundingBits;
  }

  private static long floats47(float[] floatRows, long[] bits, long freeXBits, long freeYBits, long freeZBits,
      long notFreeXAndFreeZBits, long gapAtLeastMinusRoundingBits) {
    if (floatRows == null) {
      return 0;
    }
    long normalYGreaterZeroBits = 0;
    long normalZGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> freeX = VectorMask.fromLong(FLOATS, (freeXBits >>> k) & WideLanes.FLOAT_LANES);
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_LOW_XOR_HIGH_X + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k)).blend(ALL_ZERO, freeX);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      // freeX ? 0 : gx
      FloatVector ix = gx.blend(ALL_ZERO, freeX);
      FloatVector normalY = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k);
      VectorMask<Float> normalYGreaterZero = normalY.compare(GT, ALL_ZERO);
      normalYGreaterZeroBits |= normalYGreaterZero.toLong() << k;
      // n > 0 ? low : high
      FloatVector lowYOrHighY = fromArray(FLOATS, floatRows, ROW_HIGH_Y2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_Y2 + k), normalYGreaterZero);
      FLOAT_VECTOR.cast(lowYOrHighY).intoArray(floatRows, ROW_LOW_YOR_HIGH_Y + k);
      VectorMask<Float> freeY = VectorMask.fromLong(FLOATS, (freeYBits >>> k) & WideLanes.FLOAT_LANES);
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector cy = lowYOrHighY.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k))
          .blend(ALL_ZERO, freeY);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      // freeY ? 0 : gy
      FloatVector iy = gy.blend(ALL_ZERO, freeY);
      FloatVector normalZ = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k);
      VectorMask<Float> normalZGreaterZero = normalZ.compare(GT, ALL_ZERO);
      normalZGreaterZeroBits |= normalZGreaterZero.toLong() << k;
      // n > 0 ? low : high
      FloatVector lowZOrHighZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_Z2 + k), normalZGreaterZero);
      FLOAT_VECTOR.cast(lowZOrHighZ).intoArray(floatRows, ROW_LOW_ZOR_HIGH_Z + k);
      VectorMask<Float> freeZ = VectorMask.fromLong(FLOATS, (freeZBits >>> k) & WideLanes.FLOAT_LANES);
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector cz = lowZOrHighZ.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k))
          .blend(ALL_ZERO, freeZ);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      // freeZ ? 0 : gz
      FloatVector iz = gz.blend(ALL_ZERO, freeZ);
      VectorMask<Float> freeXAndEither = freeX.and(freeY.or(freeZ));
      VectorMask<Float> face = freeXAndEither
          .or(VectorMask.fromLong(FLOATS, (notFreeXAndFreeZBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector rises = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k).lanewise(MUL, gx)
          .lanewise(ADD, normalY.lanewise(MUL, gy)).lanewise(ADD, normalZ.lanewise(MUL, gz));
      FloatVector product = ix.lanewise(MUL, cx).lanewise(ADD, iy.lanewise(MUL, cy))
          .lanewise(ADD, iz.lanewise(MUL, cz));
      FloatVector square = ix.lanewise(MUL, ix).lanewise(ADD, iy.lanewise(MUL, iy))
          .lanewise(ADD, iz.lanewise(MUL, iz));
      // square > 0 ? product / square : 0; face ? rises > 0 ? 1 : rises < 0 ? -1 : 0 :
      // Contact.along(RoundedHull.dot(ix, iy, iz, cx, cy, cz), Segment.square(ix, iy, iz))
      FloatVector t = ALL_ZERO.blend(product.lanewise(DIV, square), square.compare(GT, ALL_ZERO))
          .blend(ALL_ZERO.blend(ALL_MINUS_ONE, rises.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, rises.compare(GT, ALL_ZERO)), face);
      FloatVector t1 = fromArray(FLOATS, floatRows, ROW_T1 + k);
      FloatVector t0 = fromArray(FLOATS, floatRows, ROW_T0 + k);
      // t > t1 ? t1 : t < t0 ? t0 : t; gap >= -rounding ? back ? -nearest : nearest :
      // SegmentBoxContact.deepest(t0, t1, normalX, normalY, normalZ, gx, gy, gz, lowX, highX, lowY, highY,
      // lowZ, highZ, rounding)
      FLOAT_VECTOR.cast(t.blend(t0, t.compare(LT, t0)).blend(t1, t.compare(GT, t1))
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_TOR_T + k),
          VectorMask.fromLong(FLOATS, (gapAtLeastMinusRoundingBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_T2 + k);
    }
    bits[0] = normalZGreaterZeroBits;
    return normalYGreaterZeroBits;
  }

  private static void floats48(float[] floatRows, long freeXBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector t0 = fromArray(FLOATS, floatRows, ROW_T0 + k);
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_XOR_HIGH_X + k)
          .lanewise(SUB, t0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k)))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (freeXBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_TO_X + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_YOR_HIGH_Y + k)
          .lanewise(SUB, t0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k)))).intoArray(floatRows,
          ROW_DIFFERENCE2 + k);
    }
  }

  private static void floats49(float[][] columns1, int from1, float[] floatRows, long freeYBits,
      long freeZBits) {
    if (columns1 == null) {
      return;
    }
    float[] rs = columns1[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector toY = fromArray(FLOATS, floatRows, ROW_DIFFERENCE2 + k)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (freeYBits >>> k) & WideLanes.FLOAT_LANES));
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector toZ = fromArray(FLOATS, floatRows, ROW_LOW_ZOR_HIGH_Z + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_T0 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k)))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (freeZBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector toX = fromArray(FLOATS, floatRows, ROW_TO_X + k);
      FloatVector normalX = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k);
      FloatVector normalY = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k);
      FloatVector normalZ = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k);
      FloatVector gap = toX.lanewise(MUL, normalX).lanewise(ADD, toY.lanewise(MUL, normalY))
          .lanewise(ADD, toZ.lanewise(MUL, normalZ));
      FloatVector x = toX.lanewise(SUB, gap.lanewise(MUL, normalX));
      FloatVector y = toY.lanewise(SUB, gap.lanewise(MUL, normalY));
      FloatVector z = toZ.lanewise(SUB, gap.lanewise(MUL, normalZ));
      FloatVector square = x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z));
      // square <= rounding * rounding ? 0 : square
      FloatVector aside = square.blend(ALL_ZERO, square
          .compare(LE, fromArray(FLOATS, floatRows, ROW_ROUNDING_SQUARED + k)));
      // aside == 0 ? r : (float) Math.sqrt(r * r - aside)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_R_SQUARED + k).lanewise(SUB, aside).lanewise(SQRT)
          .blend(fromArray(FLOATS, rs, i), aside.compare(EQ, ALL_ZERO)).lanewise(SUB, gap)).intoArray(
          floatRows, ROW_DEPTH + k);
    }
  }

  private static void floats50(float[][] columns1, int from1, float[] floatRows, long freeXBits,
      long freeYBits, long freeZBits) {
    if (columns1 == null) {
      return;
    }
    float[] rs = columns1[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector depth = fromArray(FLOATS, floatRows, ROW_DEPTH + k);
      // depth > Float.NEGATIVE_INFINITY ? depth : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(depth, depth.compare(GT, ALL_NONE))).intoArray(floatRows, ROW_DEEP0 + k);
      FloatVector t1 = fromArray(FLOATS, floatRows, ROW_T1 + k);
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector toX = fromArray(FLOATS, floatRows, ROW_LOW_XOR_HIGH_X + k)
          .lanewise(SUB, t1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k)))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (freeXBits >>> k) & WideLanes.FLOAT_LANES));
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector toY = fromArray(FLOATS, floatRows, ROW_LOW_YOR_HIGH_Y + k)
          .lanewise(SUB, t1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k)))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (freeYBits >>> k) & WideLanes.FLOAT_LANES));
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector toZ = fromArray(FLOATS, floatRows, ROW_LOW_ZOR_HIGH_Z + k)
          .lanewise(SUB, t1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k)))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (freeZBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector normalX = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k);
      FloatVector normalY = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k);
      FloatVector normalZ = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k);
      FloatVector gap = toX.lanewise(MUL, normalX).lanewise(ADD, toY.lanewise(MUL, normalY))
          .lanewise(ADD, toZ.lanewise(MUL, normalZ));
      FloatVector x = toX.lanewise(SUB, gap.lanewise(MUL, normalX));
      FloatVector y = toY.lanewise(SUB, gap.lanewise(MUL, normalY));
      FloatVector z = toZ.lanewise(SUB, gap.lanewise(MUL, normalZ));
      FloatVector square = x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z));
      // square <= rounding * rounding ? 0 : square
      FloatVector aside = square.blend(ALL_ZERO, square
          .compare(LE, fromArray(FLOATS, floatRows, ROW_ROUNDING_SQUARED + k)));
      // aside == 0 ? r : (float) Math.sqrt(r * r - aside)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_R_SQUARED + k).lanewise(SUB, aside).lanewise(SQRT)
          .blend(fromArray(FLOATS, rs, i), aside.compare(EQ, ALL_ZERO)).lanewise(SUB, gap)).intoArray(
          floatRows, ROW_DEPTH2 + k);
    }
  }

  private static long floats51(float[] floatRows, long[] bits, long isLineBits, long backBits,
      long normalXGreaterZeroBits, long freeXBits, long normalYGreaterZeroBits, long freeYBits,
      long normalZGreaterZeroBits, long freeZBits) {
    if (floatRows == null) {
      return 0;
    }
    long firstBits = 0;
    long deepestBits = 0;
    long betweenAndFirstBits = 0;
    long end1Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector depth = fromArray(FLOATS, floatRows, ROW_DEPTH2 + k);
      // depth > Float.NEGATIVE_INFINITY ? depth : Contact.NONE
      FloatVector deep1 = ALL_NONE.blend(depth, depth.compare(GT, ALL_NONE));
      VectorMask<Float> notIsLine = VectorMask.fromLong(FLOATS, (isLineBits >>> k) & WideLanes.FLOAT_LANES).not(
          );
      FloatVector deep0 = fromArray(FLOATS, floatRows, ROW_DEEP0 + k);
      VectorMask<Float> first2 = notIsLine.or(deep0.compare(GE, deep1));
      firstBits |= first2.toLong() << k;
      FloatVector deep = fromArray(FLOATS, floatRows, ROW_DEEP + k);
      // first ? deep0 : deep1
      VectorMask<Float> between = notIsLine
          .or(deep1.blend(deep0, first2).compare(LT, deep
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_ROUNDING + k))));
      deepestBits |= first2.not().toLong() << k;
      VectorMask<Float> betweenAndFirst = between.and(first2);
      betweenAndFirstBits |= betweenAndFirst.toLong() << k;
      VectorMask<Float> end1 = between.not().or(first2);
      end1Bits |= end1.toLong() << k;
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T2 + k);
      // end0 ? t0 : t
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_T0 + k).blend(t, betweenAndFirst)).intoArray(
          floatRows, ROW_AT0 + k);
      // end1 ? t1 : t
      FLOAT_VECTOR.cast(t.blend(fromArray(FLOATS, floatRows, ROW_T1 + k), end1)).intoArray(floatRows,
          ROW_AT1 + k);
      // first ? deep : deep0
      FLOAT_VECTOR.cast(deep0.blend(deep, first2)).intoArray(floatRows, ROW_DEPTH_AT0 + k);
      // first ? deep1 : deep
      FLOAT_VECTOR.cast(deep.blend(deep1, first2)).intoArray(floatRows, ROW_DEPTH_AT1 + k);
      // end0 ? -1 : t
      FloatVector t2 = ALL_MINUS_ONE.blend(t, betweenAndFirst);
      // back ? -t : t
      FloatVector t3 = t2.blend(t2.lanewise(NEG),
          VectorMask.fromLong(FLOATS, (backBits >>> k) & WideLanes.FLOAT_LANES));
      // t <= -1 ? 1 : t >= 1 ? 2 : 3
      FLOAT_VECTOR.cast(ALL_CROSS.blend(ALL_TWO, t3.compare(GE, ALL_ONE))
          .blend(ALL_ONE, t3.compare(LE, ALL_MINUS_ONE))).intoArray(floatRows, ROW_ONE_OR_TWO_OR_CROSS + k);
      // isFree(n, low, high, rounding) ? 0 : n > 0 ? 1 : 2
      FloatVector sideX = ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (normalXGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (freeXBits >>> k) & WideLanes.FLOAT_LANES));
      // isFree(n, low, high, rounding) ? 0 : n > 0 ? 1 : 2
      FloatVector sideY = ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (normalYGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (freeYBits >>> k) & WideLanes.FLOAT_LANES));
      // isFree(n, low, high, rounding) ? 0 : n > 0 ? 1 : 2
      FloatVector sideZ = ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (normalZGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (freeZBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(sideX.lanewise(ADD, ALL_C4_00.lanewise(MUL, sideY))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ))).intoArray(floatRows, ROW_SUM12 + k);
    }
    bits[0] = deepestBits;
    bits[1] = betweenAndFirstBits;
    bits[2] = end1Bits;
    return firstBits;
  }

  private static void floats52(float[] floatRows, long end1Bits, long backBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = ALL_C4_00.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM12 + k));
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_ONE_OR_TWO_OR_CROSS + k)
          .lanewise(ADD, product)).intoArray(floatRows, ROW_NUMBER0 + k);
      // end1 ? 1 : t
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T2 + k)
          .blend(ALL_ONE, VectorMask.fromLong(FLOATS, (end1Bits >>> k) & WideLanes.FLOAT_LANES));
      // back ? -t : t
      FloatVector t2 = t.blend(t.lanewise(NEG),
          VectorMask.fromLong(FLOATS, (backBits >>> k) & WideLanes.FLOAT_LANES));
      // t <= -1 ? 1 : t >= 1 ? 2 : 3
      FLOAT_VECTOR.cast(ALL_CROSS.blend(ALL_TWO, t2.compare(GE, ALL_ONE))
          .blend(ALL_ONE, t2.compare(LE, ALL_MINUS_ONE)).lanewise(ADD, product)).intoArray(floatRows,
          ROW_NUMBER1 + k);
    }
  }

  private static void floats53(float[][] columns1, int from1, float[] floatRows, long freeXBits,
      long betweenAndFirstBits, long freeYBits, long freeZBits) {
    if (columns1 == null) {
      return;
    }
    float[] rs = columns1[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector at0 = fromArray(FLOATS, floatRows, ROW_AT0 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector product = at0.lanewise(MUL, gx);
      VectorMask<Float> freeX = VectorMask.fromLong(FLOATS, (freeXBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector lowXOrHighX = fromArray(FLOATS, floatRows, ROW_LOW_XOR_HIGH_X + k);
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector to = lowXOrHighX.lanewise(SUB, product).blend(ALL_ZERO, freeX);
      FloatVector product2 = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEPTH_AT0 + k));
      FloatVector difference = fromArray(FLOATS, rs, i).lanewise(SUB, product2);
      VectorMask<Float> betweenAndFirst = VectorMask.fromLong(FLOATS, (betweenAndFirstBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector normalX = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k);
      // end ? to + 0.5f * depth * n : (r - 0.5f * depth) * n
      FLOAT_VECTOR.cast(product.lanewise(ADD, to.lanewise(ADD, product2.lanewise(MUL, normalX))
          .blend(difference.lanewise(MUL, normalX), betweenAndFirst))).intoArray(floatRows, ROW_OFF_X0 + k);
      FloatVector product3 = at0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k));
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector to2 = fromArray(FLOATS, floatRows, ROW_LOW_YOR_HIGH_Y + k).lanewise(SUB, product3)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (freeYBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector normalY = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k);
      // end ? to + 0.5f * depth * n : (r - 0.5f * depth) * n
      FLOAT_VECTOR.cast(product3.lanewise(ADD, to2.lanewise(ADD, product2.lanewise(MUL, normalY))
          .blend(difference.lanewise(MUL, normalY), betweenAndFirst))).intoArray(floatRows, ROW_OFF_Y0 + k);
      FloatVector product4 = at0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k));
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector to3 = fromArray(FLOATS, floatRows, ROW_LOW_ZOR_HIGH_Z + k).lanewise(SUB, product4)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (freeZBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector normalZ = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k);
      // end ? to + 0.5f * depth * n : (r - 0.5f * depth) * n
      FLOAT_VECTOR.cast(product4.lanewise(ADD, to3.lanewise(ADD, product2.lanewise(MUL, normalZ))
          .blend(difference.lanewise(MUL, normalZ), betweenAndFirst))).intoArray(floatRows, ROW_OFF_Z0 + k);
      FloatVector product5 = fromArray(FLOATS, floatRows, ROW_AT1 + k).lanewise(MUL, gx);
      FLOAT_VECTOR.cast(product5).intoArray(floatRows, ROW_PRODUCT14 + k);
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FLOAT_VECTOR.cast(lowXOrHighX.lanewise(SUB, product5).blend(ALL_ZERO, freeX)).intoArray(floatRows,
          ROW_TO + k);
    }
  }

  private static long floats54(float[][] columns1, int from1, float[] floatRows, long end1Bits, long freeYBits,
      long freeZBits, long allRAtLeastZeroBits, long minXAtMostMaxXBits, long minYAtMostMaxYBits,
      long minZAtMostMaxZBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5], rs = columns1[6];
    long allRAtLeastZeroBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector product = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEPTH_AT1 + k));
      FloatVector difference = fromArray(FLOATS, rs, i).lanewise(SUB, product);
      VectorMask<Float> end1 = VectorMask.fromLong(FLOATS, (end1Bits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector normalX = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k);
      // end ? to + 0.5f * depth * n : (r - 0.5f * depth) * n
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT14 + k)
          .lanewise(ADD, difference.lanewise(MUL, normalX)
          .blend(fromArray(FLOATS, floatRows, ROW_TO + k).lanewise(ADD, product.lanewise(MUL, normalX)),
          end1))).intoArray(floatRows, ROW_OFF_X1 + k);
      FloatVector at1 = fromArray(FLOATS, floatRows, ROW_AT1 + k);
      FloatVector product2 = at1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k));
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector to = fromArray(FLOATS, floatRows, ROW_LOW_YOR_HIGH_Y + k).lanewise(SUB, product2)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (freeYBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector normalY = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k);
      // end ? to + 0.5f * depth * n : (r - 0.5f * depth) * n
      FLOAT_VECTOR.cast(product2.lanewise(ADD, difference.lanewise(MUL, normalY)
          .blend(to.lanewise(ADD, product.lanewise(MUL, normalY)), end1))).intoArray(floatRows, ROW_OFF_Y1 + k);
      FloatVector product3 = at1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k));
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector to2 = fromArray(FLOATS, floatRows, ROW_LOW_ZOR_HIGH_Z + k).lanewise(SUB, product3)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (freeZBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector normalZ = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k);
      // end ? to + 0.5f * depth * n : (r - 0.5f * depth) * n
      FLOAT_VECTOR.cast(product3.lanewise(ADD, difference.lanewise(MUL, normalZ)
          .blend(to2.lanewise(ADD, product.lanewise(MUL, normalZ)), end1))).intoArray(floatRows,
          ROW_OFF_Z1 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, axs, i))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, fromArray(FLOATS, bxs, i)))).intoArray(floatRows,
          ROW_MIDDLE_X + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, ays, i))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, fromArray(FLOATS, bys, i)))).intoArray(floatRows,
          ROW_MIDDLE_Y + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, azs, i))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, fromArray(FLOATS, bzs, i)))).intoArray(floatRows,
          ROW_MIDDLE_Z + k);
      allRAtLeastZeroBits2 |= fromArray(FLOATS, floatRows, ROW_APART + k)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (allRAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (minXAtMostMaxXBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (minYAtMostMaxYBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (minZAtMostMaxZBits >>> k)
          & WideLanes.FLOAT_LANES))).toLong() << k;
    }
    return allRAtLeastZeroBits2;
  }

  private static long floats55(float[] floatRows, long allRAtLeastZeroBits, long firstBits) {
    if (floatRows == null) {
      return 0;
    }
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> first2 = VectorMask.fromLong(FLOATS, (firstBits >>> k) & WideLanes.FLOAT_LANES);
      // first ? offX0 : offX1
      FloatVector x = fromArray(FLOATS, floatRows, ROW_MIDDLE_X + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OFF_X1 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_OFF_X0 + k), first2));
      // first ? offY0 : offY1
      FloatVector y = fromArray(FLOATS, floatRows, ROW_MIDDLE_Y + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OFF_Y1 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_OFF_Y0 + k), first2));
      // first ? offZ0 : offZ1
      FloatVector z = fromArray(FLOATS, floatRows, ROW_MIDDLE_Z + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OFF_Z1 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_OFF_Z0 + k), first2));
      VectorMask<Float> hit = fromArray(FLOATS, floatRows, ROW_DEEP + k).lanewise(ABS)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (allRAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES));
      hit = x.lanewise(ABS).compare(LE, ALL_LARGEST, hit);
      hit = y.lanewise(ABS).compare(LE, ALL_LARGEST, hit);
      hit = z.lanewise(ABS).compare(LE, ALL_LARGEST, hit);
      hits |= hit.toLong() << k;
    }
    return hits;
  }

  private static long floats56(float[] floatRows, long[] bits, long firstBits, long hits, long overlapBits,
      long isLineBits, long deepestBits) {
    if (floatRows == null) {
      return 0;
    }
    long rAtLeastZeroAndEitherBits = 0;
    long eitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> differ = fromArray(FLOATS, floatRows, ROW_NUMBER0 + k)
          .compare(NE, fromArray(FLOATS, floatRows, ROW_NUMBER1 + k));
      FloatVector middleX = fromArray(FLOATS, floatRows, ROW_MIDDLE_X + k);
      FLOAT_VECTOR.cast(middleX.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OFF_X0 + k))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_X0 + k);
      FloatVector middleY = fromArray(FLOATS, floatRows, ROW_MIDDLE_Y + k);
      FLOAT_VECTOR.cast(middleY.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OFF_Y0 + k))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_Y0 + k);
      FloatVector middleZ = fromArray(FLOATS, floatRows, ROW_MIDDLE_Z + k);
      FLOAT_VECTOR.cast(middleZ.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OFF_Z0 + k))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_Z0 + k);
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> first2 = VectorMask.fromLong(FLOATS, (firstBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> rAtLeastZeroAndEither = hit.and(first2.or(differ));
      VectorMask<Float> overlap = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> notOverlap = overlap.not();
      FloatVector depthAt0 = fromArray(FLOATS, floatRows, ROW_DEPTH_AT0 + k);
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; deepest || !overlap ?
      // depth(overlap, depth) : depth; hit && (first || differ) ? Contact.depth(overlap, first, depthAt0) :
      // Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(depthAt0
          .blend(ALL_MINUS_C1_40E_45.blend(depthAt0, depthAt0.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(depthAt0, depthAt0.compare(GT, ALL_ZERO)), overlap), first2.or(notOverlap)),
          rAtLeastZeroAndEither)).intoArray(floatRows, ROW_DEPTH0 + k);
      FLOAT_VECTOR.cast(middleX.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OFF_X1 + k))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_X1 + k);
      FLOAT_VECTOR.cast(middleY.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OFF_Y1 + k))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_Y1 + k);
      FLOAT_VECTOR.cast(middleZ.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OFF_Z1 + k))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_Z1 + k);
      VectorMask<Float> deepest = VectorMask.fromLong(FLOATS, (deepestBits >>> k) & WideLanes.FLOAT_LANES);
      rAtLeastZeroAndEitherBits |= hit.and(
          VectorMask.fromLong(FLOATS, (isLineBits >>> k) & WideLanes.FLOAT_LANES))
          .and(deepest.or(differ)).toLong() << k;
      eitherBits |= deepest.or(notOverlap).toLong() << k;
    }
    bits[0] = eitherBits;
    return rAtLeastZeroAndEitherBits;
  }

  private static void floats57(float[] floatRows, float[][] results, int at, long overlapBits, long eitherBits,
      long rAtLeastZeroAndEitherBits) {
    if (floatRows == null) {
      return;
    }
    float[] nxs = results[0], nys = results[1], nzs = results[2], x0s = results[3], y0s = results[4],
        z0s = results[5], depth0s = results[6], feature0s = results[7], x1s = results[8], y1s = results[9],
        z1s = results[10], depth1s = results[11], feature1s = results[12];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector depthAt1 = fromArray(FLOATS, floatRows, ROW_DEPTH_AT1 + k);
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; deepest || !overlap ?
      // depth(overlap, depth) : depth; hit && isLine && (!first || differ) ? Contact.depth(overlap, !first,
      // depthAt1) : Contact.NONE
      FloatVector depth1 = ALL_NONE.blend(depthAt1
          .blend(ALL_MINUS_C1_40E_45.blend(depthAt1, depthAt1.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(depthAt1, depthAt1.compare(GT, ALL_ZERO)),
          VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (rAtLeastZeroAndEitherBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NORMAL_X + k)).intoArray(nxs, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k)).intoArray(nys, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k)).intoArray(nzs, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X0 + k)).intoArray(x0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y0 + k)).intoArray(y0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z0 + k)).intoArray(z0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DEPTH0 + k)).intoArray(depth0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NUMBER0 + k)).intoArray(feature0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X1 + k)).intoArray(x1s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y1 + k)).intoArray(y1s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z1 + k)).intoArray(z1s, at + k);
      FLOAT_VECTOR.cast(depth1).intoArray(depth1s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NUMBER1 + k)).intoArray(feature1s, at + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null, null);
      floats2(null, 0, null, 0, null, null, 0, 0, 0);
      floats3(null, 0, null, 0, 0);
      floats4(null);
      floats5(null);
      floats6(null);
      floats7(null);
      floats8(null);
      floats9(null, 0, null, 0);
      floats10(null, 0, null, 0, null, 0, 0, 0);
      floats11(null, 0, null, 0, null);
      floats12(null, 0, null, 0, null, 0, 0, 0, 0, 0, 0);
      floats13(null, 0, null);
      floats14(null, 0, null, 0, null, 0, 0, 0, 0);
      floats15(null);
      floats16(null, 0, null);
      floats17(null);
      floats18(null);
      floats19(null, 0);
      floats20(null);
      floats21(null);
      floats22(null);
      floats23(null, null);
      floats24(null, null, 0);
      floats25(null);
      floats26(null, null, 0, 0);
      floats27(null, null, 0, 0);
      floats28(null);
      floats29(null, null, 0, 0);
      floats30(null, 0, 0, 0);
      floats31(null);
      floats32(null);
      floats33(null);
      floats34(null, 0);
      floats35(null);
      floats36(null);
      floats37(null);
      floats38(null);
      floats39(null);
      floats40(null);
      floats41(null);
      floats42(null, 0, null);
      floats43(null, null, 0, 0, 0, 0);
      floats44(null, 0, 0, 0, 0, 0, 0);
      floats45(null, null, 0, 0, 0);
      floats46(null, null, 0);
      floats47(null, null, 0, 0, 0, 0, 0);
      floats48(null, 0);
      floats49(null, 0, null, 0, 0);
      floats50(null, 0, null, 0, 0, 0);
      floats51(null, null, 0, 0, 0, 0, 0, 0, 0, 0);
      floats52(null, 0, 0);
      floats53(null, 0, null, 0, 0, 0, 0);
      floats54(null, 0, null, 0, 0, 0, 0, 0, 0, 0);
      floats55(null, 0, 0);
      floats56(null, null, 0, 0, 0, 0, 0);
      floats57(null, null, 0, 0, 0, 0);
    }
  }
}
