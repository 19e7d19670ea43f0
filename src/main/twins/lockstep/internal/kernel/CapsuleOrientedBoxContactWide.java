// Compiled from CapsuleOrientedBoxContact.java; changes are made there.
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
 * Wide twin of {@link CapsuleOrientedBoxContact#contact}: the same operations in the same order, on vectors of
 * pairs.
 */
final class CapsuleOrientedBoxContactWide implements LoopedKernel {
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_SLACK = FloatVector.broadcast(FLOATS, 1.0001f);
  private static final FloatVector ALL_C0_586 = FloatVector.broadcast(FLOATS, 0.586f);
  private static final FloatVector ALL_C0_414 = FloatVector.broadcast(FLOATS, 0.4143f);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_ROUNDING = FloatVector.broadcast(FLOATS, 2.3841858E-7f);
  private static final FloatVector ALL_MINUS_ZERO = FloatVector.broadcast(FLOATS, -0.0f);
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
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[4]);

  private static final int ROW_MX = 0 * Kernel.BLOCK;
  private static final int ROW_X = 1 * Kernel.BLOCK;
  private static final int ROW_HX = 2 * Kernel.BLOCK;
  private static final int ROW_MY = 3 * Kernel.BLOCK;
  private static final int ROW_Y = 4 * Kernel.BLOCK;
  private static final int ROW_HY = 5 * Kernel.BLOCK;
  private static final int ROW_MZ = 6 * Kernel.BLOCK;
  private static final int ROW_Z = 7 * Kernel.BLOCK;
  private static final int ROW_HZ = 8 * Kernel.BLOCK;
  private static final int ROW_SQUARE = 9 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 10 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 11 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 12 * Kernel.BLOCK;
  private static final int ROW_GX = 13 * Kernel.BLOCK;
  private static final int ROW_GY = 14 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 15 * Kernel.BLOCK;
  private static final int ROW_GZ = 16 * Kernel.BLOCK;
  private static final int ROW_M = 17 * Kernel.BLOCK;
  private static final int ROW_MINUS_M = 18 * Kernel.BLOCK;
  private static final int ROW_X1 = 19 * Kernel.BLOCK;
  private static final int ROW_M2 = 20 * Kernel.BLOCK;
  private static final int ROW_MINUS_M2 = 21 * Kernel.BLOCK;
  private static final int ROW_Y1 = 22 * Kernel.BLOCK;
  private static final int ROW_M3 = 23 * Kernel.BLOCK;
  private static final int ROW_MINUS_M3 = 24 * Kernel.BLOCK;
  private static final int ROW_MINUS_HALF_X = 25 * Kernel.BLOCK;
  private static final int ROW_NEAR_X = 26 * Kernel.BLOCK;
  private static final int ROW_FAR_X = 27 * Kernel.BLOCK;
  private static final int ROW_HX2 = 28 * Kernel.BLOCK;
  private static final int ROW_MINUS_HALF_Y = 29 * Kernel.BLOCK;
  private static final int ROW_NEAR_Y = 30 * Kernel.BLOCK;
  private static final int ROW_FAR_Y = 31 * Kernel.BLOCK;
  private static final int ROW_HY2 = 32 * Kernel.BLOCK;
  private static final int ROW_MINUS_HALF_Z = 33 * Kernel.BLOCK;
  private static final int ROW_NEAR_Z = 34 * Kernel.BLOCK;
  private static final int ROW_FAR_Z = 35 * Kernel.BLOCK;
  private static final int ROW_HZ2 = 36 * Kernel.BLOCK;
  private static final int ROW_IN_X = 37 * Kernel.BLOCK;
  private static final int ROW_OUT_X = 38 * Kernel.BLOCK;
  private static final int ROW_BETWEEN = 39 * Kernel.BLOCK;
  private static final int ROW_NUMERATOR = 40 * Kernel.BLOCK;
  private static final int ROW_T = 41 * Kernel.BLOCK;
  private static final int ROW_DX = 42 * Kernel.BLOCK;
  private static final int ROW_DY = 43 * Kernel.BLOCK;
  private static final int ROW_DZ = 44 * Kernel.BLOCK;
  private static final int ROW_SQUARE2 = 45 * Kernel.BLOCK;
  private static final int ROW_R_SQUARED = 46 * Kernel.BLOCK;
  private static final int ROW_HZ3 = 47 * Kernel.BLOCK;
  private static final int ROW_GX2 = 48 * Kernel.BLOCK;
  private static final int ROW_GY2 = 49 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE2 = 50 * Kernel.BLOCK;
  private static final int ROW_GZ2 = 51 * Kernel.BLOCK;
  private static final int ROW_LOW_X = 52 * Kernel.BLOCK;
  private static final int ROW_HIGH_X = 53 * Kernel.BLOCK;
  private static final int ROW_LOW_Y = 54 * Kernel.BLOCK;
  private static final int ROW_HIGH_Y = 55 * Kernel.BLOCK;
  private static final int ROW_LOW_Z = 56 * Kernel.BLOCK;
  private static final int ROW_HIGH_Z = 57 * Kernel.BLOCK;
  private static final int ROW_X1_2 = 58 * Kernel.BLOCK;
  private static final int ROW_NEAR_X2 = 59 * Kernel.BLOCK;
  private static final int ROW_FAR_X2 = 60 * Kernel.BLOCK;
  private static final int ROW_HX3 = 61 * Kernel.BLOCK;
  private static final int ROW_NEAR_Y2 = 62 * Kernel.BLOCK;
  private static final int ROW_FAR_Y2 = 63 * Kernel.BLOCK;
  private static final int ROW_HY3 = 64 * Kernel.BLOCK;
  private static final int ROW_NEAR_Z2 = 65 * Kernel.BLOCK;
  private static final int ROW_FAR_Z2 = 66 * Kernel.BLOCK;
  private static final int ROW_HZ4 = 67 * Kernel.BLOCK;
  private static final int ROW_NUMERATOR2 = 68 * Kernel.BLOCK;
  private static final int ROW_DENOMINATOR = 69 * Kernel.BLOCK;
  private static final int ROW_BETWEEN2 = 70 * Kernel.BLOCK;
  private static final int ROW_P = 71 * Kernel.BLOCK;
  private static final int ROW_NEAREST = 72 * Kernel.BLOCK;
  private static final int ROW_OUT = 73 * Kernel.BLOCK;
  private static final int ROW_VX = 74 * Kernel.BLOCK;
  private static final int ROW_VY = 75 * Kernel.BLOCK;
  private static final int ROW_OUT2 = 76 * Kernel.BLOCK;
  private static final int ROW_VZ = 77 * Kernel.BLOCK;
  private static final int ROW_APART = 78 * Kernel.BLOCK;
  private static final int ROW_GX_SQUARED = 79 * Kernel.BLOCK;
  private static final int ROW_GY_SQUARED = 80 * Kernel.BLOCK;
  private static final int ROW_SUM = 81 * Kernel.BLOCK;
  private static final int ROW_GZ_SQUARED = 82 * Kernel.BLOCK;
  private static final int ROW_SQUARE3 = 83 * Kernel.BLOCK;
  private static final int ROW_LENGTH = 84 * Kernel.BLOCK;
  private static final int ROW_ROUNDING = 85 * Kernel.BLOCK;
  private static final int ROW_NEXT = 86 * Kernel.BLOCK;
  private static final int ROW_NEXT2 = 87 * Kernel.BLOCK;
  private static final int ROW_NEXT3 = 88 * Kernel.BLOCK;
  private static final int ROW_NX = 89 * Kernel.BLOCK;
  private static final int ROW_NX2 = 90 * Kernel.BLOCK;
  private static final int ROW_NY = 91 * Kernel.BLOCK;
  private static final int ROW_NZ = 92 * Kernel.BLOCK;
  private static final int ROW_NY2 = 93 * Kernel.BLOCK;
  private static final int ROW_NZ2 = 94 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 95 * Kernel.BLOCK;
  private static final int ROW_PRODUCT5 = 96 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 97 * Kernel.BLOCK;
  private static final int ROW_PRODUCT6 = 98 * Kernel.BLOCK;
  private static final int ROW_PRODUCT7 = 99 * Kernel.BLOCK;
  private static final int ROW_PRODUCT8 = 100 * Kernel.BLOCK;
  private static final int ROW_PRODUCT9 = 101 * Kernel.BLOCK;
  private static final int ROW_PRODUCT10 = 102 * Kernel.BLOCK;
  private static final int ROW_PRODUCT11 = 103 * Kernel.BLOCK;
  private static final int ROW_MOST = 104 * Kernel.BLOCK;
  private static final int ROW_PRODUCT12 = 105 * Kernel.BLOCK;
  private static final int ROW_PART = 106 * Kernel.BLOCK;
  private static final int ROW_PRODUCT13 = 107 * Kernel.BLOCK;
  private static final int ROW_PRODUCT14 = 108 * Kernel.BLOCK;
  private static final int ROW_APART2 = 109 * Kernel.BLOCK;
  private static final int ROW_CHOICE = 110 * Kernel.BLOCK;
  private static final int ROW_MOST2 = 111 * Kernel.BLOCK;
  private static final int ROW_SQUARE4 = 112 * Kernel.BLOCK;
  private static final int ROW_PART2 = 113 * Kernel.BLOCK;
  private static final int ROW_LENGTH2 = 114 * Kernel.BLOCK;
  private static final int ROW_FORWARD = 115 * Kernel.BLOCK;
  private static final int ROW_CHOICE2 = 116 * Kernel.BLOCK;
  private static final int ROW_MOST3 = 117 * Kernel.BLOCK;
  private static final int ROW_SQUARE5 = 118 * Kernel.BLOCK;
  private static final int ROW_ROOT_SUM = 119 * Kernel.BLOCK;
  private static final int ROW_APART3 = 120 * Kernel.BLOCK;
  private static final int ROW_CHOICE3 = 121 * Kernel.BLOCK;
  private static final int ROW_MOST4 = 122 * Kernel.BLOCK;
  private static final int ROW_PRODUCT15 = 123 * Kernel.BLOCK;
  private static final int ROW_SQUARE6 = 124 * Kernel.BLOCK;
  private static final int ROW_LENGTH3 = 125 * Kernel.BLOCK;
  private static final int ROW_FORWARD2 = 126 * Kernel.BLOCK;
  private static final int ROW_CHOICE4 = 127 * Kernel.BLOCK;
  private static final int ROW_MOST5 = 128 * Kernel.BLOCK;
  private static final int ROW_SQUARE7 = 129 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 130 * Kernel.BLOCK;
  private static final int ROW_LENGTH4 = 131 * Kernel.BLOCK;
  private static final int ROW_FORWARD3 = 132 * Kernel.BLOCK;
  private static final int ROW_CHOICE5 = 133 * Kernel.BLOCK;
  private static final int ROW_MOST6 = 134 * Kernel.BLOCK;
  private static final int ROW_LENGTH5 = 135 * Kernel.BLOCK;
  private static final int ROW_SUM4 = 136 * Kernel.BLOCK;
  private static final int ROW_FORWARD4 = 137 * Kernel.BLOCK;
  private static final int ROW_BACKWARD = 138 * Kernel.BLOCK;
  private static final int ROW_OUT_X2 = 139 * Kernel.BLOCK;
  private static final int ROW_OUT_Y = 140 * Kernel.BLOCK;
  private static final int ROW_NEXT_OR_GX_OR_VALUE = 141 * Kernel.BLOCK;
  private static final int ROW_OUT_Z = 142 * Kernel.BLOCK;
  private static final int ROW_LARGEST = 143 * Kernel.BLOCK;
  private static final int ROW_WAY_X = 144 * Kernel.BLOCK;
  private static final int ROW_WAY_Y = 145 * Kernel.BLOCK;
  private static final int ROW_WAY_Z = 146 * Kernel.BLOCK;
  private static final int ROW_SUM5 = 147 * Kernel.BLOCK;
  private static final int ROW_FORWARD5 = 148 * Kernel.BLOCK;
  private static final int ROW_SUM6 = 149 * Kernel.BLOCK;
  private static final int ROW_SUM7 = 150 * Kernel.BLOCK;
  private static final int ROW_NORMAL_X = 151 * Kernel.BLOCK;
  private static final int ROW_NORMAL_Y = 152 * Kernel.BLOCK;
  private static final int ROW_NORMAL_Z = 153 * Kernel.BLOCK;
  private static final int ROW_GAP = 154 * Kernel.BLOCK;
  private static final int ROW_DEEP = 155 * Kernel.BLOCK;
  private static final int ROW_T0 = 156 * Kernel.BLOCK;
  private static final int ROW_B_OR_A = 157 * Kernel.BLOCK;
  private static final int ROW_T1 = 158 * Kernel.BLOCK;
  private static final int ROW_ROUNDING_SQUARED = 159 * Kernel.BLOCK;
  private static final int ROW_LOW_XOR_HIGH_X = 160 * Kernel.BLOCK;
  private static final int ROW_CX = 161 * Kernel.BLOCK;
  private static final int ROW_IX = 162 * Kernel.BLOCK;
  private static final int ROW_LOW_YOR_HIGH_Y = 163 * Kernel.BLOCK;
  private static final int ROW_CY = 164 * Kernel.BLOCK;
  private static final int ROW_IY = 165 * Kernel.BLOCK;
  private static final int ROW_LOW_ZOR_HIGH_Z = 166 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE3 = 167 * Kernel.BLOCK;
  private static final int ROW_T2 = 168 * Kernel.BLOCK;
  private static final int ROW_DEPTH = 169 * Kernel.BLOCK;
  private static final int ROW_DEEP0 = 170 * Kernel.BLOCK;
  private static final int ROW_DEPTH2 = 171 * Kernel.BLOCK;
  private static final int ROW_AT0 = 172 * Kernel.BLOCK;
  private static final int ROW_AT1 = 173 * Kernel.BLOCK;
  private static final int ROW_DEPTH_AT0 = 174 * Kernel.BLOCK;
  private static final int ROW_DEPTH_AT1 = 175 * Kernel.BLOCK;
  private static final int ROW_ONE_OR_TWO_OR_CROSS = 176 * Kernel.BLOCK;
  private static final int ROW_SUM8 = 177 * Kernel.BLOCK;
  private static final int ROW_NUMBER0 = 178 * Kernel.BLOCK;
  private static final int ROW_NUMBER1 = 179 * Kernel.BLOCK;
  private static final int ROW_OFF_X0 = 180 * Kernel.BLOCK;
  private static final int ROW_OFF_Y0 = 181 * Kernel.BLOCK;
  private static final int ROW_OFF_Z0 = 182 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE4 = 183 * Kernel.BLOCK;
  private static final int ROW_OFF_X1 = 184 * Kernel.BLOCK;
  private static final int ROW_OFF_Y1 = 185 * Kernel.BLOCK;
  private static final int ROW_PRODUCT16 = 186 * Kernel.BLOCK;
  private static final int ROW_SUM9 = 187 * Kernel.BLOCK;
  private static final int ROW_OFF_Z1 = 188 * Kernel.BLOCK;
  private static final int ROW_MIDDLE_X = 189 * Kernel.BLOCK;
  private static final int ROW_MIDDLE_Y = 190 * Kernel.BLOCK;
  private static final int ROW_MIDDLE_Z = 191 * Kernel.BLOCK;
  private static final int ROW_W = 192 * Kernel.BLOCK;
  private static final int ROW_PLACE_X0 = 193 * Kernel.BLOCK;
  private static final int ROW_PLACE_Y0 = 194 * Kernel.BLOCK;
  private static final int ROW_SUM10 = 195 * Kernel.BLOCK;
  private static final int ROW_PLACE_Z0 = 196 * Kernel.BLOCK;
  private static final int ROW_PLACE_X1 = 197 * Kernel.BLOCK;
  private static final int ROW_PLACE_Y1 = 198 * Kernel.BLOCK;
  private static final int ROW_PLACE_Z1 = 199 * Kernel.BLOCK;
  private static final int ROW_TX = 200 * Kernel.BLOCK;
  private static final int ROW_TY = 201 * Kernel.BLOCK;
  private static final int ROW_TZ = 202 * Kernel.BLOCK;
  private static final int ROW_NX3 = 203 * Kernel.BLOCK;
  private static final int ROW_NY3 = 204 * Kernel.BLOCK;
  private static final int ROW_NZ3 = 205 * Kernel.BLOCK;
  private static final int ROW_X0 = 206 * Kernel.BLOCK;
  private static final int ROW_Y0 = 207 * Kernel.BLOCK;
  private static final int ROW_Z0 = 208 * Kernel.BLOCK;
  private static final int ROW_DEPTH0 = 209 * Kernel.BLOCK;
  private static final int ROW_X1_3 = 210 * Kernel.BLOCK;
  private static final int ROW_Y1_2 = 211 * Kernel.BLOCK;
  private static final int ROW_Z1 = 212 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[213 * Kernel.BLOCK]);

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
      long nearBits = floats2(columns1, from1, columns2, from2, floatRows);
      floats3(columns2, from2, floatRows);
      floats4(columns2, from2, floatRows);
      long hyGreaterZeroBits = floats5(columns2, from2, floatRows);
      floats6(floatRows, hyGreaterZeroBits);
      floats7(floatRows);
      floats8(floatRows);
      long allNearXAtMostHxBits = floats9(floatRows);
      floats10(floatRows, allNearXAtMostHxBits);
      long allRAtLeastZeroBits = floats11(columns1, from1, columns2, from2, floatRows, bits, nearBits);
      long overlapBits = bits[0];
      long backBits = bits[1];
      floats12(columns1, from1, columns2, from2, floatRows, backBits);
      long gxLessZeroBits = floats13(columns2, from2, floatRows);
      long gyLessZeroBits = floats14(columns2, from2, floatRows, bits);
      long gzLessZeroBits = bits[0];
      floats15(floatRows);
      floats16(floatRows);
      floats17(floatRows, gxLessZeroBits, gyLessZeroBits);
      floats18(columns1, from1, floatRows, gzLessZeroBits);
      floats19(floatRows);
      long isWayBits = floats20(floatRows);
      floats21(floatRows, isWayBits);
      floats22(floatRows);
      floats23(floatRows);
      floats24(floatRows);
      long isWayBits2 = floats25(floatRows, bits, gzLessZeroBits);
      long gzGreaterZeroBits = bits[0];
      long nextGreaterZeroBits = bits[1];
      long nextLessZeroBits = bits[2];
      long nextGreaterZeroBits2 = floats26(floatRows, bits, isWayBits2);
      long nextLessZeroBits2 = bits[0];
      floats27(floatRows);
      long gxGreaterZeroBits = floats28(floatRows, bits, nextLessZeroBits2, nextGreaterZeroBits2,
          gxLessZeroBits);
      long nextGreaterZeroBits3 = bits[0];
      long nextLessZeroBits3 = bits[1];
      floats29(floatRows);
      long isWayBits3 = floats30(floatRows, bits, gyLessZeroBits, nextLessZeroBits3, nextGreaterZeroBits3);
      long gyGreaterZeroBits = bits[0];
      floats31(floatRows, nextLessZeroBits, nextGreaterZeroBits, isWayBits3);
      floats32(floatRows);
      long isWayBits4 = floats33(floatRows);
      floats34(floatRows, isWayBits4);
      floats35(floatRows);
      floats36(floatRows);
      long choiceIsWayBits = floats37(floatRows, bits);
      long choiceIsBesideBits = bits[0];
      floats38(floatRows, choiceIsBesideBits, choiceIsWayBits);
      floats39(floatRows);
      floats40(floatRows);
      floats41(floatRows);
      long freeXBits = floats42(columns1, from1, floatRows, bits, gxGreaterZeroBits, gyGreaterZeroBits,
          gzGreaterZeroBits);
      long freeYBits = bits[0];
      long freeZBits = bits[1];
      floats43(floatRows, freeXBits, nextGreaterZeroBits3, freeYBits, nextGreaterZeroBits, freeZBits,
          nextGreaterZeroBits2);
      long notFreeXAndFreeZBits = floats44(floatRows, bits, freeYBits, freeZBits, freeXBits);
      long isLineBits = bits[0];
      long gapAtLeastMinusRoundingBits = floats45(floatRows, bits, freeXBits, freeYBits);
      long normalXGreaterZeroBits = bits[0];
      long normalYGreaterZeroBits = bits[1];
      long normalZGreaterZeroBits = bits[2];
      floats46(floatRows, freeZBits, freeYBits, freeXBits, notFreeXAndFreeZBits, gapAtLeastMinusRoundingBits);
      floats47(columns1, from1, floatRows, freeXBits, freeYBits, freeZBits);
      floats48(columns1, from1, floatRows, freeXBits, freeYBits, freeZBits);
      long firstBits = floats49(floatRows, bits, isLineBits, backBits, normalXGreaterZeroBits, freeXBits,
          normalYGreaterZeroBits, freeYBits, normalZGreaterZeroBits, freeZBits);
      long deepestBits = bits[0];
      long betweenAndFirstBits = bits[1];
      long end1Bits = bits[2];
      floats50(floatRows, end1Bits, backBits);
      floats51(columns1, from1, floatRows, freeXBits, betweenAndFirstBits, freeYBits, freeZBits, end1Bits);
      floats52(columns1, from1, floatRows, end1Bits);
      floats53(columns1, from1, columns2, from2, floatRows);
      long allRAtLeastZeroBits2 = floats54(columns2, from2, floatRows, allRAtLeastZeroBits);
      long hits = floats55(floatRows, bits, firstBits, allRAtLeastZeroBits2);
      long differBits = bits[0];
      long rAtLeastZeroAndEitherBits = floats56(columns2, from2, floatRows, bits, firstBits, differBits, hits,
          overlapBits, isLineBits, deepestBits);
      long eitherBits = bits[0];
      floats57(floatRows, results, at, overlapBits, eitherBits, rAtLeastZeroAndEitherBits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5];
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ax = fromArray(FLOATS, axs, i);
      FloatVector x = fromArray(FLOATS, xs, j);
      FloatVector bx = fromArray(FLOATS, bxs, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ax.lanewise(SUB, x)
          .lanewise(ADD, bx.lanewise(SUB, x)))).intoArray(floatRows, ROW_MX + k);
      FloatVector x2 = bx.lanewise(SUB, ax);
      FLOAT_VECTOR.cast(x2).intoArray(floatRows, ROW_X + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, x2)).intoArray(floatRows, ROW_HX + k);
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector y = fromArray(FLOATS, ys, j);
      FloatVector by = fromArray(FLOATS, bys, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ay.lanewise(SUB, y)
          .lanewise(ADD, by.lanewise(SUB, y)))).intoArray(floatRows, ROW_MY + k);
      FloatVector y2 = by.lanewise(SUB, ay);
      FLOAT_VECTOR.cast(y2).intoArray(floatRows, ROW_Y + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, y2)).intoArray(floatRows, ROW_HY + k);
      FloatVector az = fromArray(FLOATS, azs, i);
      FloatVector z = fromArray(FLOATS, zs, j);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, az.lanewise(SUB, z)
          .lanewise(ADD, bz.lanewise(SUB, z)))).intoArray(floatRows, ROW_MZ + k);
      FloatVector z2 = bz.lanewise(SUB, az);
      FLOAT_VECTOR.cast(z2).intoArray(floatRows, ROW_Z + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, z2)).intoArray(floatRows, ROW_HZ + k);
    }
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6];
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5], qxs = columns2[6],
        qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    long nearBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      // halfX > halfY ? halfX : halfY
      FloatVector max = halfY.blend(halfX, halfX.compare(GT, halfY));
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      // halfZ > max ? halfZ : max
      FloatVector max2 = max.blend(halfZ, halfZ.compare(GT, max));
      FloatVector reach = ALL_SLACK.lanewise(MUL, fromArray(FLOATS, rs, i))
          .lanewise(ADD, ALL_C0_586.lanewise(MUL, max2)
          .lanewise(ADD, ALL_C0_414.lanewise(MUL, halfX.lanewise(ADD, halfY).lanewise(ADD, halfZ))));
      VectorMask<Float> near = fromArray(FLOATS, floatRows, ROW_MX + k).lanewise(ABS)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HX + k).lanewise(ABS)).compare(LE, reach);
      near = fromArray(FLOATS, floatRows, ROW_MY + k).lanewise(ABS)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HY + k).lanewise(ABS)).compare(LE, reach, near);
      near = fromArray(FLOATS, floatRows, ROW_MZ + k).lanewise(ABS)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HZ + k).lanewise(ABS)).compare(LE, reach, near);
      nearBits |= near.toLong() << k;
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector qw = fromArray(FLOATS, qws, j);
      FLOAT_VECTOR.cast(qx.lanewise(MUL, qx).lanewise(ADD, qy.lanewise(MUL, qy))
          .lanewise(ADD, qz.lanewise(MUL, qz).lanewise(ADD, qw.lanewise(MUL, qw)))).intoArray(floatRows,
          ROW_SQUARE + k);
    }
    return nearBits;
  }

  private static void floats3(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector s = ALL_TWO.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_SQUARE + k));
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector product = s.lanewise(MUL, qy);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT + k);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector product2 = s.lanewise(MUL, qz);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT2 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector tx = product.lanewise(MUL, hz).lanewise(SUB, product2.lanewise(MUL, hy));
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FloatVector product3 = s.lanewise(MUL, qx);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT3 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector ty = product2.lanewise(MUL, hx).lanewise(SUB, product3.lanewise(MUL, hz));
      FloatVector tz = product3.lanewise(MUL, hy).lanewise(SUB, product.lanewise(MUL, hx));
      FloatVector qw = fromArray(FLOATS, qws, j);
      FLOAT_VECTOR.cast(hx.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, qw.lanewise(MUL, tx)))).intoArray(floatRows, ROW_GX + k);
      FLOAT_VECTOR.cast(hy.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, qw.lanewise(MUL, ty)))).intoArray(floatRows, ROW_GY + k);
      FLOAT_VECTOR.cast(qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, qw.lanewise(MUL, tz))).intoArray(floatRows, ROW_DIFFERENCE + k);
    }
  }

  private static void floats4(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HZ + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k))).intoArray(floatRows, ROW_GZ + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT + k);
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY + k);
      FloatVector tx = product.lanewise(MUL, mz).lanewise(SUB, product2.lanewise(MUL, my));
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k);
      FloatVector ty = product2.lanewise(MUL, mx).lanewise(SUB, product3.lanewise(MUL, mz));
      FloatVector tz = product3.lanewise(MUL, my).lanewise(SUB, product.lanewise(MUL, mx));
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector qw = fromArray(FLOATS, qws, j);
      FloatVector m = mx.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, qw.lanewise(MUL, tx)));
      FLOAT_VECTOR.cast(m).intoArray(floatRows, ROW_M + k);
      FloatVector minusM = m.lanewise(NEG);
      FLOAT_VECTOR.cast(minusM).intoArray(floatRows, ROW_MINUS_M + k);
      // g < 0 ? -m : m
      FLOAT_VECTOR.cast(m.blend(minusM, fromArray(FLOATS, floatRows, ROW_GX + k)
          .compare(LT, ALL_ZERO))).intoArray(floatRows, ROW_X1 + k);
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FloatVector m2 = my.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, qw.lanewise(MUL, ty)));
      FLOAT_VECTOR.cast(m2).intoArray(floatRows, ROW_M2 + k);
      FloatVector minusM2 = m2.lanewise(NEG);
      FLOAT_VECTOR.cast(minusM2).intoArray(floatRows, ROW_MINUS_M2 + k);
      // g < 0 ? -m : m
      FLOAT_VECTOR.cast(m2.blend(minusM2, fromArray(FLOATS, floatRows, ROW_GY + k)
          .compare(LT, ALL_ZERO))).intoArray(floatRows, ROW_Y1 + k);
      FLOAT_VECTOR.cast(mz.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, qw.lanewise(MUL, tz)))).intoArray(floatRows, ROW_M3 + k);
    }
  }

  private static long floats5(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long hyGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector m = fromArray(FLOATS, floatRows, ROW_M3 + k);
      FloatVector minusM = m.lanewise(NEG);
      FLOAT_VECTOR.cast(minusM).intoArray(floatRows, ROW_MINUS_M3 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      // g < 0 ? -m : m
      FloatVector z1 = m.blend(minusM, gz.compare(LT, ALL_ZERO));
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector minusHalfX = halfX.lanewise(NEG);
      FLOAT_VECTOR.cast(minusHalfX).intoArray(floatRows, ROW_MINUS_HALF_X + k);
      FloatVector x1 = fromArray(FLOATS, floatRows, ROW_X1 + k);
      FloatVector nearX = minusHalfX.lanewise(SUB, x1);
      FLOAT_VECTOR.cast(nearX).intoArray(floatRows, ROW_NEAR_X + k);
      FloatVector farX = halfX.lanewise(SUB, x1);
      FLOAT_VECTOR.cast(farX).intoArray(floatRows, ROW_FAR_X + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_GX + k).lanewise(ABS);
      FLOAT_VECTOR.cast(hx).intoArray(floatRows, ROW_HX2 + k);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector minusHalfY = halfY.lanewise(NEG);
      FLOAT_VECTOR.cast(minusHalfY).intoArray(floatRows, ROW_MINUS_HALF_Y + k);
      FloatVector y1 = fromArray(FLOATS, floatRows, ROW_Y1 + k);
      FLOAT_VECTOR.cast(minusHalfY.lanewise(SUB, y1)).intoArray(floatRows, ROW_NEAR_Y + k);
      FLOAT_VECTOR.cast(halfY.lanewise(SUB, y1)).intoArray(floatRows, ROW_FAR_Y + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_GY + k).lanewise(ABS);
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY2 + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector minusHalfZ = halfZ.lanewise(NEG);
      FLOAT_VECTOR.cast(minusHalfZ).intoArray(floatRows, ROW_MINUS_HALF_Z + k);
      FLOAT_VECTOR.cast(minusHalfZ.lanewise(SUB, z1)).intoArray(floatRows, ROW_NEAR_Z + k);
      FLOAT_VECTOR.cast(halfZ.lanewise(SUB, z1)).intoArray(floatRows, ROW_FAR_Z + k);
      FLOAT_VECTOR.cast(gz.lanewise(ABS)).intoArray(floatRows, ROW_HZ2 + k);
      VectorMask<Float> hxGreaterZero = hx.compare(GT, ALL_ZERO);
      // hx > 0 ? nearX : -1
      FLOAT_VECTOR.cast(ALL_MINUS_ONE.blend(nearX, hxGreaterZero)).intoArray(floatRows, ROW_IN_X + k);
      // hx > 0 ? farX : 1
      FLOAT_VECTOR.cast(ALL_ONE.blend(farX, hxGreaterZero)).intoArray(floatRows, ROW_OUT_X + k);
      hyGreaterZeroBits |= hy.compare(GT, ALL_ZERO).toLong() << k;
    }
    return hyGreaterZeroBits;
  }

  private static void floats6(float[] floatRows, long hyGreaterZeroBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> hyGreaterZero = VectorMask.fromLong(FLOATS, (hyGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      // hy > 0 ? nearY : -1
      FloatVector inY = ALL_MINUS_ONE.blend(fromArray(FLOATS, floatRows, ROW_NEAR_Y + k), hyGreaterZero);
      // hy > 0 ? farY : 1
      FloatVector outY = ALL_ONE.blend(fromArray(FLOATS, floatRows, ROW_FAR_Y + k), hyGreaterZero);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      VectorMask<Float> hzGreaterZero = hz.compare(GT, ALL_ZERO);
      // hz > 0 ? nearZ : -1
      FloatVector inZ = ALL_MINUS_ONE.blend(fromArray(FLOATS, floatRows, ROW_NEAR_Z + k), hzGreaterZero);
      // hz > 0 ? farZ : 1
      FloatVector outZ = ALL_ONE.blend(fromArray(FLOATS, floatRows, ROW_FAR_Z + k), hzGreaterZero);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      FloatVector inX = fromArray(FLOATS, floatRows, ROW_IN_X + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
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
      FloatVector outX = fromArray(FLOATS, floatRows, ROW_OUT_X + k);
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
      FloatVector numerator = in2.lanewise(MUL, hIn2).lanewise(ADD, out3.lanewise(MUL, hOut2));
      FloatVector denominator = hIn2.lanewise(MUL, hIn2).lanewise(ADD, hOut2.lanewise(MUL, hOut2));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS)
          .compare(LT, denominator))).intoArray(floatRows, ROW_BETWEEN + k);
    }
  }

  private static void floats7(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector between = fromArray(FLOATS, floatRows, ROW_BETWEEN + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      FloatVector p = between.lanewise(MUL, hx);
      FloatVector farX = fromArray(FLOATS, floatRows, ROW_FAR_X + k);
      VectorMask<Float> pGreaterFarX = p.compare(GT, farX);
      FloatVector nearX = fromArray(FLOATS, floatRows, ROW_NEAR_X + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector x = p.blend(farX, pGreaterFarX).blend(nearX.blend(p, pGreaterFarX), p.compare(LT, nearX));
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      FloatVector p2 = between.lanewise(MUL, hy);
      FloatVector farY = fromArray(FLOATS, floatRows, ROW_FAR_Y + k);
      VectorMask<Float> pGreaterFarY = p2.compare(GT, farY);
      FloatVector nearY = fromArray(FLOATS, floatRows, ROW_NEAR_Y + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector y = p2.blend(farY, pGreaterFarY).blend(nearY.blend(p2, pGreaterFarY), p2.compare(LT, nearY));
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FloatVector p3 = between.lanewise(MUL, hz);
      FloatVector farZ = fromArray(FLOATS, floatRows, ROW_FAR_Z + k);
      VectorMask<Float> pGreaterFarZ = p3.compare(GT, farZ);
      FloatVector nearZ = fromArray(FLOATS, floatRows, ROW_NEAR_Z + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector z = p3.blend(farZ, pGreaterFarZ).blend(nearZ.blend(p3, pGreaterFarZ), p3.compare(LT, nearZ));
      FLOAT_VECTOR.cast(x.lanewise(MUL, hx).lanewise(ADD, y.lanewise(MUL, hy))
          .lanewise(ADD, z.lanewise(MUL, hz))).intoArray(floatRows, ROW_NUMERATOR + k);
    }
  }

  private static void floats8(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FloatVector denominator = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz));
      FloatVector numerator = fromArray(FLOATS, floatRows, ROW_NUMERATOR + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS).compare(LT, denominator));
      FLOAT_VECTOR.cast(t).intoArray(floatRows, ROW_T + k);
      FloatVector p = t.lanewise(MUL, hx);
      FloatVector farX = fromArray(FLOATS, floatRows, ROW_FAR_X + k);
      VectorMask<Float> pGreaterFarX = p.compare(GT, farX);
      FloatVector nearX = fromArray(FLOATS, floatRows, ROW_NEAR_X + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FLOAT_VECTOR.cast(p.lanewise(SUB, p.blend(farX, pGreaterFarX)
          .blend(nearX.blend(p, pGreaterFarX), p.compare(LT, nearX)))).intoArray(floatRows, ROW_DX + k);
      FloatVector p2 = t.lanewise(MUL, hy);
      FloatVector farY = fromArray(FLOATS, floatRows, ROW_FAR_Y + k);
      VectorMask<Float> pGreaterFarY = p2.compare(GT, farY);
      FloatVector nearY = fromArray(FLOATS, floatRows, ROW_NEAR_Y + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FLOAT_VECTOR.cast(p2.lanewise(SUB, p2.blend(farY, pGreaterFarY)
          .blend(nearY.blend(p2, pGreaterFarY), p2.compare(LT, nearY)))).intoArray(floatRows, ROW_DY + k);
    }
  }

  private static long floats9(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long allNearXAtMostHxBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FloatVector p = fromArray(FLOATS, floatRows, ROW_T + k).lanewise(MUL, hz);
      FloatVector farZ = fromArray(FLOATS, floatRows, ROW_FAR_Z + k);
      VectorMask<Float> pGreaterFarZ = p.compare(GT, farZ);
      FloatVector nearZ = fromArray(FLOATS, floatRows, ROW_NEAR_Z + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FLOAT_VECTOR.cast(p.lanewise(SUB, p.blend(farZ, pGreaterFarZ)
          .blend(nearZ.blend(p, pGreaterFarZ), p.compare(LT, nearZ)))).intoArray(floatRows, ROW_DZ + k);
      FloatVector nearX = fromArray(FLOATS, floatRows, ROW_NEAR_X + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      VectorMask<Float> allNearXAtMostHx = nearX.compare(LE, hx);
      FloatVector nearY = fromArray(FLOATS, floatRows, ROW_NEAR_Y + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      allNearXAtMostHx = nearY.compare(LE, hy, allNearXAtMostHx);
      allNearXAtMostHx = nearZ.compare(LE, hz, allNearXAtMostHx);
      FloatVector farX = fromArray(FLOATS, floatRows, ROW_FAR_X + k);
      allNearXAtMostHx = farX.compare(GE, hx.lanewise(NEG), allNearXAtMostHx);
      FloatVector farY = fromArray(FLOATS, floatRows, ROW_FAR_Y + k);
      VectorMask<Float> allNearXAtMostHx2 = farY.compare(GE, hy.lanewise(NEG));
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
    }
    return allNearXAtMostHxBits;
  }

  private static void floats10(float[] floatRows, long allNearXAtMostHxBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> allNearXAtMostHx = fromArray(FLOATS, floatRows, ROW_NEAR_Z + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY2 + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_FAR_Y + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ2 + k)))
          .compare(LE, ALL_ZERO, VectorMask.fromLong(FLOATS, (allNearXAtMostHxBits >>> k)
          & WideLanes.FLOAT_LANES));
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      // crosses(nearX, farX, hx, nearY, farY, hy, nearZ, farZ, hz) ? 0 : dx * dx + dy * dy + dz * dz
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz)).blend(ALL_ZERO, allNearXAtMostHx)).intoArray(floatRows,
          ROW_SQUARE2 + k);
    }
  }

  private static long floats11(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long nearBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6];
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long allRAtLeastZeroBits = 0;
    long overlapBits = 0;
    long backBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> allRAtLeastZero = r.compare(GE, ALL_ZERO);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      allRAtLeastZero = halfX.compare(GE, ALL_ZERO, allRAtLeastZero);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      allRAtLeastZero = halfY.compare(GE, ALL_ZERO, allRAtLeastZero);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      allRAtLeastZero = halfZ.compare(GE, ALL_ZERO, allRAtLeastZero);
      VectorMask<Float> allRAtLeastZero2 = halfX.compare(LE, ALL_LARGEST);
      allRAtLeastZero2 = halfY.compare(LE, ALL_LARGEST, allRAtLeastZero2);
      allRAtLeastZero2 = halfZ.compare(LE, ALL_LARGEST, allRAtLeastZero2);
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE + k);
      allRAtLeastZero2 = square.compare(GE, ALL_LEAST_SQUARE, allRAtLeastZero2);
      VectorMask<Float> allRAtLeastZero3 = square.compare(LE, ALL_LARGEST_SQUARE);
      allRAtLeastZero3 = fromArray(FLOATS, floatRows, ROW_M + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_M2 + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_M3 + k).lanewise(ABS))
          .compare(LE, ALL_LARGEST, allRAtLeastZero3);
      allRAtLeastZero = allRAtLeastZero.and(allRAtLeastZero2).and(allRAtLeastZero3);
      allRAtLeastZeroBits |= allRAtLeastZero.toLong() << k;
      FloatVector rSquared = r.lanewise(MUL, r);
      FLOAT_VECTOR.cast(rSquared).intoArray(floatRows, ROW_R_SQUARED + k);
      overlapBits |= fromArray(FLOATS, floatRows, ROW_SQUARE2 + k)
          .compare(LE, rSquared, VectorMask.fromLong(FLOATS, (nearBits >>> k) & WideLanes.FLOAT_LANES)
          .and(allRAtLeastZero)).toLong() << k;
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y + k);
      VectorMask<Float> yIsZeroAndZLessZero = y.compare(EQ, ALL_ZERO);
      yIsZeroAndZLessZero = fromArray(FLOATS, floatRows, ROW_Z + k).compare(LT, ALL_ZERO, yIsZeroAndZLessZero);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X + k);
      VectorMask<Float> xIsZeroAndEither = x
          .compare(EQ, ALL_ZERO, y.compare(LT, ALL_ZERO).or(yIsZeroAndZLessZero));
      backBits |= x.compare(LT, ALL_ZERO).or(xIsZeroAndEither).toLong() << k;
    }
    bits[0] = overlapBits;
    bits[1] = backBits;
    return allRAtLeastZeroBits;
  }

  private static void floats12(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long backBits) {
    if (columns1 == null) {
      return;
    }
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5];
    float[] qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> back = VectorMask.fromLong(FLOATS, (backBits >>> k) & WideLanes.FLOAT_LANES);
      // back ? Segment.half(b, a) : Segment.half(a, b)
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k)
          .blend(ALL_HALF.lanewise(MUL, fromArray(FLOATS, axs, i).lanewise(SUB, fromArray(FLOATS, bxs, i))),
          back).lanewise(ADD, ALL_ZERO);
      // back ? Segment.half(b, a) : Segment.half(a, b)
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k)
          .blend(ALL_HALF.lanewise(MUL, fromArray(FLOATS, ays, i).lanewise(SUB, fromArray(FLOATS, bys, i))),
          back).lanewise(ADD, ALL_ZERO);
      // back ? Segment.half(b, a) : Segment.half(a, b)
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k)
          .blend(ALL_HALF.lanewise(MUL, fromArray(FLOATS, azs, i).lanewise(SUB, fromArray(FLOATS, bzs, i))),
          back).lanewise(ADD, ALL_ZERO);
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ3 + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k);
      FloatVector tx = product.lanewise(MUL, hz).lanewise(SUB, product2.lanewise(MUL, hy));
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k);
      FloatVector ty = product2.lanewise(MUL, hx).lanewise(SUB, product3.lanewise(MUL, hz));
      FloatVector tz = product3.lanewise(MUL, hy).lanewise(SUB, product.lanewise(MUL, hx));
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector qw = fromArray(FLOATS, qws, j);
      FLOAT_VECTOR.cast(hx.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, qw.lanewise(MUL, tx)))).intoArray(floatRows, ROW_GX2 + k);
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FLOAT_VECTOR.cast(hy.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, qw.lanewise(MUL, ty)))).intoArray(floatRows, ROW_GY2 + k);
      FLOAT_VECTOR.cast(qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, qw.lanewise(MUL, tz))).intoArray(floatRows, ROW_DIFFERENCE2 + k);
    }
  }

  private static long floats13(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long gxLessZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HZ3 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE2 + k))).intoArray(floatRows, ROW_GZ2 + k);
      FloatVector m = fromArray(FLOATS, floatRows, ROW_M + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MINUS_HALF_X + k).lanewise(SUB, m)).intoArray(
          floatRows, ROW_LOW_X + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, halfXs, j).lanewise(SUB, m)).intoArray(floatRows, ROW_HIGH_X + k);
      FloatVector m2 = fromArray(FLOATS, floatRows, ROW_M2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MINUS_HALF_Y + k).lanewise(SUB, m2)).intoArray(
          floatRows, ROW_LOW_Y + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, halfYs, j).lanewise(SUB, m2)).intoArray(floatRows, ROW_HIGH_Y + k);
      FloatVector m3 = fromArray(FLOATS, floatRows, ROW_M3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MINUS_HALF_Z + k).lanewise(SUB, m3)).intoArray(
          floatRows, ROW_LOW_Z + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, halfZs, j).lanewise(SUB, m3)).intoArray(floatRows, ROW_HIGH_Z + k);
      VectorMask<Float> gxLessZero = fromArray(FLOATS, floatRows, ROW_GX2 + k).compare(LT, ALL_ZERO);
      gxLessZeroBits |= gxLessZero.toLong() << k;
      // g < 0 ? -m : m
      FLOAT_VECTOR.cast(m.blend(fromArray(FLOATS, floatRows, ROW_MINUS_M + k), gxLessZero)).intoArray(
          floatRows, ROW_X1_2 + k);
    }
    return gxLessZeroBits;
  }

  private static long floats14(float[][] columns2, int from2, float[] floatRows, long[] bits) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long gyLessZeroBits = 0;
    long gzLessZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      VectorMask<Float> gyLessZero = gy.compare(LT, ALL_ZERO);
      gyLessZeroBits |= gyLessZero.toLong() << k;
      // g < 0 ? -m : m
      FloatVector y1 = fromArray(FLOATS, floatRows, ROW_M2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_M2 + k), gyLessZero);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      VectorMask<Float> gzLessZero = gz.compare(LT, ALL_ZERO);
      gzLessZeroBits |= gzLessZero.toLong() << k;
      // g < 0 ? -m : m
      FloatVector z1 = fromArray(FLOATS, floatRows, ROW_M3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_M3 + k), gzLessZero);
      FloatVector x1 = fromArray(FLOATS, floatRows, ROW_X1_2 + k);
      FloatVector nearX = fromArray(FLOATS, floatRows, ROW_MINUS_HALF_X + k).lanewise(SUB, x1);
      FLOAT_VECTOR.cast(nearX).intoArray(floatRows, ROW_NEAR_X2 + k);
      FloatVector farX = fromArray(FLOATS, halfXs, j).lanewise(SUB, x1);
      FLOAT_VECTOR.cast(farX).intoArray(floatRows, ROW_FAR_X2 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_GX2 + k).lanewise(ABS);
      FLOAT_VECTOR.cast(hx).intoArray(floatRows, ROW_HX3 + k);
      FloatVector nearY = fromArray(FLOATS, floatRows, ROW_MINUS_HALF_Y + k).lanewise(SUB, y1);
      FLOAT_VECTOR.cast(nearY).intoArray(floatRows, ROW_NEAR_Y2 + k);
      FloatVector farY = fromArray(FLOATS, halfYs, j).lanewise(SUB, y1);
      FLOAT_VECTOR.cast(farY).intoArray(floatRows, ROW_FAR_Y2 + k);
      FloatVector hy = gy.lanewise(ABS);
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY3 + k);
      FloatVector nearZ = fromArray(FLOATS, floatRows, ROW_MINUS_HALF_Z + k).lanewise(SUB, z1);
      FLOAT_VECTOR.cast(nearZ).intoArray(floatRows, ROW_NEAR_Z2 + k);
      FloatVector farZ = fromArray(FLOATS, halfZs, j).lanewise(SUB, z1);
      FLOAT_VECTOR.cast(farZ).intoArray(floatRows, ROW_FAR_Z2 + k);
      FloatVector hz = gz.lanewise(ABS);
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ4 + k);
      VectorMask<Float> hxGreaterZero = hx.compare(GT, ALL_ZERO);
      // hx > 0 ? nearX : -1
      FloatVector inX = ALL_MINUS_ONE.blend(nearX, hxGreaterZero);
      // hx > 0 ? farX : 1
      FloatVector outX = ALL_ONE.blend(farX, hxGreaterZero);
      VectorMask<Float> hyGreaterZero = hy.compare(GT, ALL_ZERO);
      // hy > 0 ? nearY : -1
      FloatVector inY = ALL_MINUS_ONE.blend(nearY, hyGreaterZero);
      // hy > 0 ? farY : 1
      FloatVector outY = ALL_ONE.blend(farY, hyGreaterZero);
      VectorMask<Float> hzGreaterZero = hz.compare(GT, ALL_ZERO);
      // hz > 0 ? nearZ : -1
      FloatVector inZ = ALL_MINUS_ONE.blend(nearZ, hzGreaterZero);
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
          ROW_NUMERATOR2 + k);
      FLOAT_VECTOR.cast(hIn2.lanewise(MUL, hIn2).lanewise(ADD, hOut2.lanewise(MUL, hOut2))).intoArray(
          floatRows, ROW_DENOMINATOR + k);
    }
    bits[0] = gzLessZeroBits;
    return gyLessZeroBits;
  }

  private static void floats15(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector numerator = fromArray(FLOATS, floatRows, ROW_NUMERATOR2 + k);
      FloatVector denominator = fromArray(FLOATS, floatRows, ROW_DENOMINATOR + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector between = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS).compare(LT, denominator));
      FLOAT_VECTOR.cast(between).intoArray(floatRows, ROW_BETWEEN2 + k);
      FLOAT_VECTOR.cast(between.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX3 + k))).intoArray(floatRows,
          ROW_P + k);
    }
  }

  private static void floats16(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector p = fromArray(FLOATS, floatRows, ROW_P + k);
      FloatVector farX = fromArray(FLOATS, floatRows, ROW_FAR_X2 + k);
      VectorMask<Float> pGreaterFarX = p.compare(GT, farX);
      FloatVector nearX = fromArray(FLOATS, floatRows, ROW_NEAR_X2 + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector x = p.blend(farX, pGreaterFarX).blend(nearX.blend(p, pGreaterFarX), p.compare(LT, nearX));
      FloatVector between = fromArray(FLOATS, floatRows, ROW_BETWEEN2 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY3 + k);
      FloatVector p2 = between.lanewise(MUL, hy);
      FloatVector farY = fromArray(FLOATS, floatRows, ROW_FAR_Y2 + k);
      VectorMask<Float> pGreaterFarY = p2.compare(GT, farY);
      FloatVector nearY = fromArray(FLOATS, floatRows, ROW_NEAR_Y2 + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector y = p2.blend(farY, pGreaterFarY).blend(nearY.blend(p2, pGreaterFarY), p2.compare(LT, nearY));
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ4 + k);
      FloatVector p3 = between.lanewise(MUL, hz);
      FloatVector farZ = fromArray(FLOATS, floatRows, ROW_FAR_Z2 + k);
      VectorMask<Float> pGreaterFarZ = p3.compare(GT, farZ);
      FloatVector nearZ = fromArray(FLOATS, floatRows, ROW_NEAR_Z2 + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector z = p3.blend(farZ, pGreaterFarZ).blend(nearZ.blend(p3, pGreaterFarZ), p3.compare(LT, nearZ));
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX3 + k);
      FloatVector numerator = x.lanewise(MUL, hx).lanewise(ADD, y.lanewise(MUL, hy))
          .lanewise(ADD, z.lanewise(MUL, hz));
      FloatVector denominator = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector nearest = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS).compare(LT, denominator));
      FLOAT_VECTOR.cast(nearest).intoArray(floatRows, ROW_NEAREST + k);
      FloatVector p4 = nearest.lanewise(MUL, hx);
      VectorMask<Float> pGreaterFarX2 = p4.compare(GT, farX);
      // p < near ? p > far ? p : near : p > far ? far : p
      FLOAT_VECTOR.cast(p4.lanewise(SUB, p4.blend(farX, pGreaterFarX2)
          .blend(nearX.blend(p4, pGreaterFarX2), p4.compare(LT, nearX)))).intoArray(floatRows, ROW_OUT + k);
    }
  }

  private static void floats17(float[] floatRows, long gxLessZeroBits, long gyLessZeroBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector out2 = fromArray(FLOATS, floatRows, ROW_OUT + k);
      // g < 0 ? -out : out
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(SUB, out2
          .blend(out2.lanewise(NEG), VectorMask.fromLong(FLOATS, (gxLessZeroBits >>> k)
          & WideLanes.FLOAT_LANES)))).intoArray(floatRows, ROW_VX + k);
      FloatVector nearest = fromArray(FLOATS, floatRows, ROW_NEAREST + k);
      FloatVector p = nearest.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY3 + k));
      FloatVector farY = fromArray(FLOATS, floatRows, ROW_FAR_Y2 + k);
      VectorMask<Float> pGreaterFarY = p.compare(GT, farY);
      FloatVector nearY = fromArray(FLOATS, floatRows, ROW_NEAR_Y2 + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector out3 = p.lanewise(SUB, p.blend(farY, pGreaterFarY)
          .blend(nearY.blend(p, pGreaterFarY), p.compare(LT, nearY)));
      // g < 0 ? -out : out
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(SUB, out3
          .blend(out3.lanewise(NEG), VectorMask.fromLong(FLOATS, (gyLessZeroBits >>> k)
          & WideLanes.FLOAT_LANES)))).intoArray(floatRows, ROW_VY + k);
      FloatVector p2 = nearest.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ4 + k));
      FloatVector farZ = fromArray(FLOATS, floatRows, ROW_FAR_Z2 + k);
      VectorMask<Float> pGreaterFarZ = p2.compare(GT, farZ);
      FloatVector nearZ = fromArray(FLOATS, floatRows, ROW_NEAR_Z2 + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FLOAT_VECTOR.cast(p2.lanewise(SUB, p2.blend(farZ, pGreaterFarZ)
          .blend(nearZ.blend(p2, pGreaterFarZ), p2.compare(LT, nearZ)))).intoArray(floatRows, ROW_OUT2 + k);
    }
  }

  private static void floats18(float[][] columns1, int from1, float[] floatRows, long gzLessZeroBits) {
    if (columns1 == null) {
      return;
    }
    float[] rs = columns1[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector out2 = fromArray(FLOATS, floatRows, ROW_OUT2 + k);
      // g < 0 ? -out : out
      FloatVector vz = ALL_ZERO.lanewise(SUB, out2
          .blend(out2.lanewise(NEG), VectorMask.fromLong(FLOATS, (gzLessZeroBits >>> k)
          & WideLanes.FLOAT_LANES)));
      FLOAT_VECTOR.cast(vz).intoArray(floatRows, ROW_VZ + k);
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_VY + k);
      FloatVector apart = vx.lanewise(MUL, vx).lanewise(ADD, vy.lanewise(MUL, vy))
          .lanewise(ADD, vz.lanewise(MUL, vz)).lanewise(SQRT);
      FLOAT_VECTOR.cast(apart).intoArray(floatRows, ROW_APART + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector gxSquared = gx.lanewise(MUL, gx);
      FLOAT_VECTOR.cast(gxSquared).intoArray(floatRows, ROW_GX_SQUARED + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector gySquared = gy.lanewise(MUL, gy);
      FLOAT_VECTOR.cast(gySquared).intoArray(floatRows, ROW_GY_SQUARED + k);
      FloatVector sum = gxSquared.lanewise(ADD, gySquared);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FloatVector gzSquared = gz.lanewise(MUL, gz);
      FLOAT_VECTOR.cast(gzSquared).intoArray(floatRows, ROW_GZ_SQUARED + k);
      FloatVector square = sum.lanewise(ADD, gzSquared);
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE3 + k);
      FloatVector length = square.lanewise(SQRT);
      FLOAT_VECTOR.cast(length).intoArray(floatRows, ROW_LENGTH + k);
      FloatVector rounding = ALL_ROUNDING.lanewise(MUL, apart.lanewise(ADD, length)
          .lanewise(ADD, fromArray(FLOATS, rs, i)));
      FLOAT_VECTOR.cast(rounding).intoArray(floatRows, ROW_ROUNDING + k);
      FLOAT_VECTOR.cast(gz.lanewise(NEG)).intoArray(floatRows, ROW_NEXT + k);
      FLOAT_VECTOR.cast(gx.lanewise(NEG)).intoArray(floatRows, ROW_NEXT2 + k);
      FLOAT_VECTOR.cast(gy.lanewise(NEG)).intoArray(floatRows, ROW_NEXT3 + k);
      // Math.abs(v) <= rounding ? 0 : v
      FLOAT_VECTOR.cast(vx.blend(ALL_ZERO, vx.lanewise(ABS).compare(LE, rounding))).intoArray(floatRows,
          ROW_NX + k);
    }
  }

  private static void floats19(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH + k);
      VectorMask<Float> lengthGreaterZero = length.compare(GT, ALL_ZERO);
      // length > 0 ? component / length : 0
      FloatVector ex = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_GX2 + k).lanewise(DIV, length),
          lengthGreaterZero);
      // length > 0 ? component / length : 0
      FloatVector ey = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_GY2 + k).lanewise(DIV, length),
          lengthGreaterZero);
      // length > 0 ? component / length : 0
      FloatVector ez = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_GZ2 + k).lanewise(DIV, length),
          lengthGreaterZero);
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
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

  private static long floats20(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long isWayBits = 0;
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
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT4 + k);
      FloatVector product2 = vz.lanewise(MUL, ALL_ZERO);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT5 + k);
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      FloatVector product3 = vx.lanewise(MUL, ALL_ONE).lanewise(ADD, product).lanewise(ADD, product2);
      FloatVector part = product3.lanewise(DIV, ALL_ONE);
      FloatVector x = vx.lanewise(SUB, part.lanewise(MUL, ALL_ONE));
      FloatVector product4 = part.lanewise(MUL, ALL_ZERO);
      FloatVector y = vy.lanewise(SUB, product4);
      FloatVector z = vz.lanewise(SUB, product4);
      isWayBits |= x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y)).lanewise(ADD, z.lanewise(MUL, z))
          .lanewise(SQRT).compare(LE, rounding).toLong() << k;
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k))
          .lanewise(ADD, ALL_ZERO).lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_SUM2 + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX2 + k))).intoArray(floatRows,
          ROW_PRODUCT6 + k);
    }
    return isWayBits;
  }

  private static void floats21(float[] floatRows, long isWayBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector product = ALL_ZERO.lanewise(MUL, gy);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT7 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FloatVector product2 = ALL_ZERO.lanewise(MUL, gz);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT8 + k);
      FloatVector forward = fromArray(FLOATS, floatRows, ROW_SUM2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT6 + k).lanewise(ADD, product)
          .lanewise(ADD, product2).lanewise(ABS));
      FloatVector product3 = ALL_MINUS_ZERO.lanewise(MUL, gy);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT9 + k);
      FloatVector product4 = ALL_MINUS_ZERO.lanewise(MUL, gz);
      FLOAT_VECTOR.cast(product4).intoArray(floatRows, ROW_PRODUCT10 + k);
      FloatVector backward = ALL_MINUS_ONE.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k))
          .lanewise(ADD, ALL_ZERO).lanewise(ADD, ALL_ZERO)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX2 + k))
          .lanewise(ADD, product3).lanewise(ADD, product4).lanewise(ABS));
      FloatVector product5 = ALL_TWO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ROUNDING + k));
      FLOAT_VECTOR.cast(product5).intoArray(floatRows, ROW_PRODUCT11 + k);
      // forward >= backward ? forward : backward; isWay ? 0 : 2 * rounding
      FloatVector apart = backward.blend(forward, forward.compare(GE, backward)).lanewise(DIV, ALL_ONE)
          .lanewise(SUB, product5.blend(ALL_ZERO,
          VectorMask.fromLong(FLOATS, (isWayBits >>> k) & WideLanes.FLOAT_LANES)));
      // b > a ? b : a
      FLOAT_VECTOR.cast(ALL_NONE.blend(apart, apart.compare(GT, ALL_NONE))).intoArray(floatRows, ROW_MOST + k);
      FloatVector product6 = fromArray(FLOATS, floatRows, ROW_VX + k).lanewise(MUL, ALL_ZERO);
      FLOAT_VECTOR.cast(product6).intoArray(floatRows, ROW_PRODUCT12 + k);
      FloatVector product7 = product6.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_VY + k)
          .lanewise(MUL, ALL_ONE)).lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k));
      FLOAT_VECTOR.cast(product7.lanewise(DIV, ALL_ONE)).intoArray(floatRows, ROW_PART + k);
    }
  }

  private static void floats22(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector part = fromArray(FLOATS, floatRows, ROW_PART + k);
      FloatVector product = part.lanewise(MUL, ALL_ZERO);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_VX + k).lanewise(SUB, product);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_VY + k).lanewise(SUB, part.lanewise(MUL, ALL_ONE));
      FloatVector z = fromArray(FLOATS, floatRows, ROW_VZ + k).lanewise(SUB, product);
      VectorMask<Float> isWay = x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z)).lanewise(SQRT)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_ROUNDING + k));
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector product2 = ALL_ZERO.lanewise(MUL, gx);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT13 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector forward = ALL_ZERO.lanewise(ADD, ALL_ONE
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k))).lanewise(ADD, ALL_ZERO)
          .lanewise(SUB, product2.lanewise(ADD, ALL_ONE.lanewise(MUL, gy))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT8 + k)).lanewise(ABS));
      FloatVector product3 = ALL_MINUS_ZERO.lanewise(MUL, gx);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT14 + k);
      FloatVector backward = ALL_ZERO.lanewise(ADD, ALL_MINUS_ONE
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k))).lanewise(ADD, ALL_ZERO)
          .lanewise(SUB, product3.lanewise(ADD, ALL_MINUS_ONE.lanewise(MUL, gy))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k)).lanewise(ABS));
      // forward >= backward ? forward : backward; isWay ? 0 : 2 * rounding
      FLOAT_VECTOR.cast(backward.blend(forward, forward.compare(GE, backward)).lanewise(DIV, ALL_ONE)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k).blend(ALL_ZERO, isWay))).intoArray(
          floatRows, ROW_APART2 + k);
    }
  }

  private static void floats23(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector apart = fromArray(FLOATS, floatRows, ROW_APART2 + k);
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST + k);
      VectorMask<Float> apartGreaterMost = apart.compare(GT, most);
      // apart > most ? k : choice
      FloatVector choice = ALL_ZERO.blend(ALL_ONE, apartGreaterMost);
      // b > a ? b : a
      FloatVector most2 = most.blend(apart, apartGreaterMost);
      FloatVector vz = fromArray(FLOATS, floatRows, ROW_VZ + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT12 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k))
          .lanewise(ADD, vz.lanewise(MUL, ALL_ONE));
      FloatVector part = product.lanewise(DIV, ALL_ONE);
      FloatVector product2 = part.lanewise(MUL, ALL_ZERO);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_VX + k).lanewise(SUB, product2);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_VY + k).lanewise(SUB, product2);
      FloatVector z = vz.lanewise(SUB, part.lanewise(MUL, ALL_ONE));
      VectorMask<Float> isWay = x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z)).lanewise(SQRT)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_ROUNDING + k));
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FloatVector forward = ALL_ZERO.lanewise(ADD, ALL_ONE
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z + k)))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT13 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k))
          .lanewise(ADD, ALL_ONE.lanewise(MUL, gz)).lanewise(ABS));
      FloatVector backward = ALL_ZERO.lanewise(ADD, ALL_MINUS_ONE
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z + k)))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT14 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k))
          .lanewise(ADD, ALL_MINUS_ONE.lanewise(MUL, gz)).lanewise(ABS));
      // forward >= backward ? forward : backward; isWay ? 0 : 2 * rounding
      FloatVector apart2 = backward.blend(forward, forward.compare(GE, backward)).lanewise(DIV, ALL_ONE)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k).blend(ALL_ZERO, isWay));
      VectorMask<Float> apartGreaterMost2 = apart2.compare(GT, most2);
      // apart > most ? k : choice
      FLOAT_VECTOR.cast(choice.blend(ALL_TWO, apartGreaterMost2)).intoArray(floatRows, ROW_CHOICE + k);
      // b > a ? b : a
      FLOAT_VECTOR.cast(most2.blend(apart2, apartGreaterMost2)).intoArray(floatRows, ROW_MOST2 + k);
    }
  }

  private static void floats24(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT3 + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT12 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_VY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_VZ + k).lanewise(MUL, next));
      FloatVector square = ALL_ZERO.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GZ_SQUARED + k))
          .lanewise(ADD, next.lanewise(MUL, next));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE4 + k);
      // square > 0 ? product / square : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(product.lanewise(DIV, square), square.compare(GT, ALL_ZERO))).intoArray(
          floatRows, ROW_PART2 + k);
    }
  }

  private static long floats25(float[] floatRows, long[] bits, long gzLessZeroBits) {
    if (floatRows == null) {
      return 0;
    }
    long isWayBits = 0;
    long gzGreaterZeroBits = 0;
    long nextGreaterZeroBits = 0;
    long nextLessZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector part = fromArray(FLOATS, floatRows, ROW_PART2 + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_VX + k).lanewise(SUB, part.lanewise(MUL, ALL_ZERO));
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_VY + k).lanewise(SUB, part.lanewise(MUL, gz));
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT3 + k);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_VZ + k).lanewise(SUB, part.lanewise(MUL, next));
      isWayBits |= x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y)).lanewise(ADD, z.lanewise(MUL, z))
          .lanewise(SQRT).compare(LE, fromArray(FLOATS, floatRows, ROW_ROUNDING + k)).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SQUARE4 + k).lanewise(SQRT)).intoArray(floatRows,
          ROW_LENGTH2 + k);
      VectorMask<Float> gzGreaterZero = gz.compare(GT, ALL_ZERO);
      gzGreaterZeroBits |= gzGreaterZero.toLong() << k;
      VectorMask<Float> nextGreaterZero = next.compare(GT, ALL_ZERO);
      nextGreaterZeroBits |= nextGreaterZero.toLong() << k;
      VectorMask<Float> nextLessZero = next.compare(LT, ALL_ZERO);
      nextLessZeroBits |= nextLessZero.toLong() << k;
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(ADD, ALL_ZERO
          .blend(gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k)),
          VectorMask.fromLong(FLOATS, (gzLessZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k)), gzGreaterZero))
          .lanewise(ADD, ALL_ZERO.blend(next.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z + k)),
          nextLessZero).blend(next.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z + k)),
          nextGreaterZero)).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT13 + k)
          .lanewise(ADD, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k)))
          .lanewise(ADD, next.lanewise(MUL, gz)).lanewise(ABS))).intoArray(floatRows, ROW_FORWARD + k);
    }
    bits[0] = gzGreaterZeroBits;
    bits[1] = nextGreaterZeroBits;
    bits[2] = nextLessZeroBits;
    return isWayBits;
  }

  private static long floats26(float[] floatRows, long[] bits, long isWayBits) {
    if (floatRows == null) {
      return 0;
    }
    long nextGreaterZeroBits = 0;
    long nextLessZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NEXT3 + k).lanewise(NEG);
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT + k);
      VectorMask<Float> nextGreaterZero = next.compare(GT, ALL_ZERO);
      nextGreaterZeroBits |= nextGreaterZero.toLong() << k;
      VectorMask<Float> nextLessZero = next.compare(LT, ALL_ZERO);
      nextLessZeroBits |= nextLessZero.toLong() << k;
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FloatVector backward = ALL_ZERO.lanewise(ADD, ALL_ZERO
          .blend(next.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k)), nextLessZero)
          .blend(next.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k)), nextGreaterZero))
          .lanewise(ADD, ALL_ZERO.blend(nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z + k)), nz
          .compare(LT, ALL_ZERO)).blend(nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z + k)), nz
          .compare(GT, ALL_ZERO))).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT14 + k)
          .lanewise(ADD, next.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k))).lanewise(ABS));
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH2 + k);
      FloatVector forward = fromArray(FLOATS, floatRows, ROW_FORWARD + k);
      // length > 0 ? (forward >= backward ? forward : backward) / length : Contact.NONE; isWay ? 0 : 2 *
      // rounding
      FloatVector apart = ALL_NONE.blend(backward.blend(forward, forward.compare(GE, backward))
          .lanewise(DIV, length), length.compare(GT, ALL_ZERO))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (isWayBits >>> k) & WideLanes.FLOAT_LANES)));
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST2 + k);
      VectorMask<Float> apartGreaterMost = apart.compare(GT, most);
      // apart > most ? k : choice
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CHOICE + k)
          .blend(ALL_CROSS, apartGreaterMost)).intoArray(floatRows, ROW_CHOICE2 + k);
      // b > a ? b : a
      FLOAT_VECTOR.cast(most.blend(apart, apartGreaterMost)).intoArray(floatRows, ROW_MOST3 + k);
    }
    bits[0] = nextLessZeroBits;
    return nextGreaterZeroBits;
  }

  private static void floats27(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT + k);
      FloatVector vz = fromArray(FLOATS, floatRows, ROW_VZ + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector product = vx.lanewise(MUL, next)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k)).lanewise(ADD, vz.lanewise(MUL, gx));
      FloatVector square = next.lanewise(MUL, next).lanewise(ADD, ALL_ZERO)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GX_SQUARED + k));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE5 + k);
      // square > 0 ? product / square : 0
      FloatVector part = ALL_ZERO.blend(product.lanewise(DIV, square), square.compare(GT, ALL_ZERO));
      FloatVector x = vx.lanewise(SUB, part.lanewise(MUL, next));
      FloatVector y = fromArray(FLOATS, floatRows, ROW_VY + k).lanewise(SUB, part.lanewise(MUL, ALL_ZERO));
      FloatVector z = vz.lanewise(SUB, part.lanewise(MUL, gx));
      FLOAT_VECTOR.cast(x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y)).lanewise(ADD, z.lanewise(MUL, z))
          .lanewise(SQRT)).intoArray(floatRows, ROW_ROOT_SUM + k);
    }
  }

  private static long floats28(float[] floatRows, long[] bits, long nextLessZeroBits, long nextGreaterZeroBits,
      long gxLessZeroBits) {
    if (floatRows == null) {
      return 0;
    }
    long gxGreaterZeroBits = 0;
    long nextGreaterZeroBits2 = 0;
    long nextLessZeroBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> isWay = fromArray(FLOATS, floatRows, ROW_ROOT_SUM + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_ROUNDING + k));
      FloatVector length = fromArray(FLOATS, floatRows, ROW_SQUARE5 + k).lanewise(SQRT);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      VectorMask<Float> gxGreaterZero = gx.compare(GT, ALL_ZERO);
      gxGreaterZeroBits |= gxGreaterZero.toLong() << k;
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT + k);
      FloatVector lowX = fromArray(FLOATS, floatRows, ROW_LOW_X + k);
      FloatVector highX = fromArray(FLOATS, floatRows, ROW_HIGH_X + k);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z + k);
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FloatVector forward = ALL_ZERO.blend(next.lanewise(MUL, highX),
          VectorMask.fromLong(FLOATS, (nextLessZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(next.lanewise(MUL, lowX), VectorMask.fromLong(FLOATS, (nextGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).lanewise(ADD, ALL_ZERO)
          .lanewise(ADD, ALL_ZERO.blend(gx.lanewise(MUL, highZ),
          VectorMask.fromLong(FLOATS, (gxLessZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(gx.lanewise(MUL, lowZ), gxGreaterZero))
          .lanewise(SUB, next.lanewise(MUL, gx).lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k))
          .lanewise(ADD, gx.lanewise(MUL, gz)).lanewise(ABS));
      FloatVector nx = next.lanewise(NEG);
      FloatVector next2 = fromArray(FLOATS, floatRows, ROW_NEXT2 + k);
      VectorMask<Float> nextGreaterZero = next2.compare(GT, ALL_ZERO);
      nextGreaterZeroBits2 |= nextGreaterZero.toLong() << k;
      VectorMask<Float> nextLessZero = next2.compare(LT, ALL_ZERO);
      nextLessZeroBits2 |= nextLessZero.toLong() << k;
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FloatVector backward = ALL_ZERO.blend(nx.lanewise(MUL, highX), nx.compare(LT, ALL_ZERO))
          .blend(nx.lanewise(MUL, lowX), nx.compare(GT, ALL_ZERO)).lanewise(ADD, ALL_ZERO)
          .lanewise(ADD, ALL_ZERO.blend(next2.lanewise(MUL, highZ), nextLessZero)
          .blend(next2.lanewise(MUL, lowZ), nextGreaterZero))
          .lanewise(SUB, nx.lanewise(MUL, gx).lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k))
          .lanewise(ADD, next2.lanewise(MUL, gz)).lanewise(ABS));
      // length > 0 ? (forward >= backward ? forward : backward) / length : Contact.NONE; isWay ? 0 : 2 *
      // rounding
      FLOAT_VECTOR.cast(ALL_NONE.blend(backward.blend(forward, forward.compare(GE, backward))
          .lanewise(DIV, length), length.compare(GT, ALL_ZERO))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k).blend(ALL_ZERO, isWay))).intoArray(
          floatRows, ROW_APART3 + k);
    }
    bits[0] = nextGreaterZeroBits2;
    bits[1] = nextLessZeroBits2;
    return gxGreaterZeroBits;
  }

  private static void floats29(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector apart = fromArray(FLOATS, floatRows, ROW_APART3 + k);
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST3 + k);
      VectorMask<Float> apartGreaterMost = apart.compare(GT, most);
      // apart > most ? k : choice
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CHOICE2 + k)
          .blend(ALL_C4_00, apartGreaterMost)).intoArray(floatRows, ROW_CHOICE3 + k);
      // b > a ? b : a
      FLOAT_VECTOR.cast(most.blend(apart, apartGreaterMost)).intoArray(floatRows, ROW_MOST4 + k);
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_VX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_VY + k).lanewise(MUL, next))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k))).intoArray(floatRows,
          ROW_PRODUCT15 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GY_SQUARED + k)
          .lanewise(ADD, next.lanewise(MUL, next)).lanewise(ADD, ALL_ZERO)).intoArray(floatRows,
          ROW_SQUARE6 + k);
    }
  }

  private static long floats30(float[] floatRows, long[] bits, long gyLessZeroBits, long nextLessZeroBits,
      long nextGreaterZeroBits) {
    if (floatRows == null) {
      return 0;
    }
    long isWayBits = 0;
    long gyGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE6 + k);
      // square > 0 ? product / square : 0
      FloatVector part = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT15 + k).lanewise(DIV, square),
          square.compare(GT, ALL_ZERO));
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_VX + k).lanewise(SUB, part.lanewise(MUL, gy));
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT2 + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_VY + k).lanewise(SUB, part.lanewise(MUL, next));
      FloatVector z = fromArray(FLOATS, floatRows, ROW_VZ + k).lanewise(SUB, part.lanewise(MUL, ALL_ZERO));
      isWayBits |= x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y)).lanewise(ADD, z.lanewise(MUL, z))
          .lanewise(SQRT).compare(LE, fromArray(FLOATS, floatRows, ROW_ROUNDING + k)).toLong() << k;
      FLOAT_VECTOR.cast(square.lanewise(SQRT)).intoArray(floatRows, ROW_LENGTH3 + k);
      VectorMask<Float> gyGreaterZero = gy.compare(GT, ALL_ZERO);
      gyGreaterZeroBits |= gyGreaterZero.toLong() << k;
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k)),
          VectorMask.fromLong(FLOATS, (gyLessZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k)), gyGreaterZero)
          .lanewise(ADD, ALL_ZERO.blend(next.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k)),
          VectorMask.fromLong(FLOATS, (nextLessZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(next.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k)),
          VectorMask.fromLong(FLOATS, (nextGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)))
          .lanewise(ADD, ALL_ZERO).lanewise(SUB, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX2 + k))
          .lanewise(ADD, next.lanewise(MUL, gy)).lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT8 + k))
          .lanewise(ABS))).intoArray(floatRows, ROW_FORWARD2 + k);
    }
    bits[0] = gyGreaterZeroBits;
    return isWayBits;
  }

  private static void floats31(float[] floatRows, long nextLessZeroBits, long nextGreaterZeroBits,
      long isWayBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NEXT2 + k).lanewise(NEG);
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT3 + k);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FloatVector backward = ALL_ZERO.blend(next.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k)),
          VectorMask.fromLong(FLOATS, (nextLessZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(next.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k)),
          VectorMask.fromLong(FLOATS, (nextGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(ADD, ALL_ZERO.blend(ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k)), ny
          .compare(LT, ALL_ZERO)).blend(ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k)), ny
          .compare(GT, ALL_ZERO))).lanewise(ADD, ALL_ZERO)
          .lanewise(SUB, next.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX2 + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k)).lanewise(ABS));
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH3 + k);
      FloatVector forward = fromArray(FLOATS, floatRows, ROW_FORWARD2 + k);
      // length > 0 ? (forward >= backward ? forward : backward) / length : Contact.NONE; isWay ? 0 : 2 *
      // rounding
      FloatVector apart = ALL_NONE.blend(backward.blend(forward, forward.compare(GE, backward))
          .lanewise(DIV, length), length.compare(GT, ALL_ZERO))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (isWayBits >>> k) & WideLanes.FLOAT_LANES)));
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST4 + k);
      VectorMask<Float> apartGreaterMost = apart.compare(GT, most);
      // apart > most ? k : choice
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CHOICE3 + k)
          .blend(ALL_C5_00, apartGreaterMost)).intoArray(floatRows, ROW_CHOICE4 + k);
      // b > a ? b : a
      FLOAT_VECTOR.cast(most.blend(apart, apartGreaterMost)).intoArray(floatRows, ROW_MOST5 + k);
    }
  }

  private static void floats32(float[] floatRows) {
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
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE7 + k);
      // square > 0 ? product / square : 0
      FloatVector part = ALL_ZERO.blend(product.lanewise(DIV, square), square.compare(GT, ALL_ZERO));
      FloatVector x = vx.lanewise(SUB, part.lanewise(MUL, nx));
      FloatVector y = vy.lanewise(SUB, part.lanewise(MUL, ny));
      FloatVector z = vz.lanewise(SUB, part.lanewise(MUL, nz));
      FLOAT_VECTOR.cast(x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z))).intoArray(floatRows, ROW_SUM3 + k);
    }
  }

  private static long floats33(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long isWayBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      isWayBits |= fromArray(FLOATS, floatRows, ROW_SUM3 + k).lanewise(SQRT)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_ROUNDING + k)).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SQUARE7 + k).lanewise(SQRT)).intoArray(floatRows,
          ROW_LENGTH4 + k);
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX2 + k);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY + k);
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ + k);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k)), nx
          .compare(LT, ALL_ZERO)).blend(nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k)), nx
          .compare(GT, ALL_ZERO)).lanewise(ADD, ALL_ZERO
          .blend(ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k)), ny.compare(LT, ALL_ZERO))
          .blend(ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k)), ny.compare(GT, ALL_ZERO)))
          .lanewise(ADD, ALL_ZERO.blend(nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z + k)), nz
          .compare(LT, ALL_ZERO)).blend(nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z + k)), nz
          .compare(GT, ALL_ZERO))).lanewise(SUB, nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX2 + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k))).lanewise(ABS))).intoArray(
          floatRows, ROW_FORWARD3 + k);
    }
    return isWayBits;
  }

  private static void floats34(float[] floatRows, long isWayBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX2 + k).lanewise(NEG);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY + k).lanewise(NEG);
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ + k).lanewise(NEG);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FloatVector backward = ALL_ZERO.blend(nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k)), nx
          .compare(LT, ALL_ZERO)).blend(nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k)), nx
          .compare(GT, ALL_ZERO)).lanewise(ADD, ALL_ZERO
          .blend(ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k)), ny.compare(LT, ALL_ZERO))
          .blend(ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k)), ny.compare(GT, ALL_ZERO)))
          .lanewise(ADD, ALL_ZERO.blend(nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z + k)), nz
          .compare(LT, ALL_ZERO)).blend(nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z + k)), nz
          .compare(GT, ALL_ZERO))).lanewise(SUB, nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX2 + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k))).lanewise(ABS));
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH4 + k);
      FloatVector forward = fromArray(FLOATS, floatRows, ROW_FORWARD3 + k);
      // length > 0 ? (forward >= backward ? forward : backward) / length : Contact.NONE; isWay ? 0 : 2 *
      // rounding
      FloatVector apart = ALL_NONE.blend(backward.blend(forward, forward.compare(GE, backward))
          .lanewise(DIV, length), length.compare(GT, ALL_ZERO))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (isWayBits >>> k) & WideLanes.FLOAT_LANES)));
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST5 + k);
      VectorMask<Float> apartGreaterMost = apart.compare(GT, most);
      // apart > most ? k : choice
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CHOICE4 + k)
          .blend(ALL_BESIDE, apartGreaterMost)).intoArray(floatRows, ROW_CHOICE5 + k);
      // b > a ? b : a
      FLOAT_VECTOR.cast(most.blend(apart, apartGreaterMost)).intoArray(floatRows, ROW_MOST6 + k);
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
      FLOAT_VECTOR.cast(square.lanewise(SQRT)).intoArray(floatRows, ROW_LENGTH5 + k);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k)), nx
          .compare(LT, ALL_ZERO)).blend(nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k)), nx
          .compare(GT, ALL_ZERO)).lanewise(ADD, ALL_ZERO
          .blend(ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k)), ny.compare(LT, ALL_ZERO))
          .blend(ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k)), ny
          .compare(GT, ALL_ZERO)))).intoArray(floatRows, ROW_SUM4 + k);
    }
  }

  private static void floats36(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ2 + k);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z + k);
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z + k);
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY2 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM4 + k)
          .lanewise(ADD, ALL_ZERO.blend(nz.lanewise(MUL, highZ), nz.compare(LT, ALL_ZERO))
          .blend(nz.lanewise(MUL, lowZ), nz.compare(GT, ALL_ZERO)))
          .lanewise(SUB, nx.lanewise(MUL, gx).lanewise(ADD, ny.lanewise(MUL, gy))
          .lanewise(ADD, nz.lanewise(MUL, gz)).lanewise(ABS))).intoArray(floatRows, ROW_FORWARD4 + k);
      FloatVector nx2 = nx.lanewise(NEG);
      FloatVector ny2 = ny.lanewise(NEG);
      FloatVector nz2 = nz.lanewise(NEG);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(nx2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k)), nx2
          .compare(LT, ALL_ZERO)).blend(nx2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k)), nx2
          .compare(GT, ALL_ZERO)).lanewise(ADD, ALL_ZERO
          .blend(ny2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k)), ny2.compare(LT, ALL_ZERO))
          .blend(ny2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k)), ny2.compare(GT, ALL_ZERO)))
          .lanewise(ADD, ALL_ZERO.blend(nz2.lanewise(MUL, highZ), nz2.compare(LT, ALL_ZERO))
          .blend(nz2.lanewise(MUL, lowZ), nz2.compare(GT, ALL_ZERO)))
          .lanewise(SUB, nx2.lanewise(MUL, gx).lanewise(ADD, ny2.lanewise(MUL, gy))
          .lanewise(ADD, nz2.lanewise(MUL, gz)).lanewise(ABS))).intoArray(floatRows, ROW_BACKWARD + k);
    }
  }

  private static long floats37(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long choiceIsWayBits = 0;
    long choiceIsBesideBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH5 + k);
      FloatVector forward = fromArray(FLOATS, floatRows, ROW_FORWARD4 + k);
      FloatVector backward = fromArray(FLOATS, floatRows, ROW_BACKWARD + k);
      // length > 0 ? (forward >= backward ? forward : backward) / length : Contact.NONE
      FloatVector apart = ALL_NONE.blend(backward.blend(forward, forward.compare(GE, backward))
          .lanewise(DIV, length), length.compare(GT, ALL_ZERO)).lanewise(SUB, ALL_ZERO);
      // apart > most ? k : choice
      FloatVector choice = fromArray(FLOATS, floatRows, ROW_CHOICE5 + k)
          .blend(ALL_WAY, apart.compare(GT, fromArray(FLOATS, floatRows, ROW_MOST6 + k)));
      VectorMask<Float> isNext = choice.compare(EQ, ALL_C4_00);
      VectorMask<Float> isLast = choice.compare(EQ, ALL_C5_00);
      VectorMask<Float> choiceIsWay = choice.compare(EQ, ALL_WAY);
      choiceIsWayBits |= choiceIsWay.toLong() << k;
      VectorMask<Float> choiceIsBeside = choice.compare(EQ, ALL_BESIDE);
      choiceIsBesideBits |= choiceIsBeside.toLong() << k;
      // choice == WAY ? sure(v, rounding) : choice == BESIDE ? SegmentContact.beside(axis, vx, vy, vz,
      // FaceFrame.along(0, gx, gy, gz), FaceFrame.along(1, gx, gy, gz), FaceFrame.along(2, gx, gy, gz)) :
      // isNext ? next : isLast ? last : choice == axis ? 1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, choice.compare(EQ, ALL_ZERO))
          .blend(fromArray(FLOATS, floatRows, ROW_GY2 + k), isLast)
          .blend(fromArray(FLOATS, floatRows, ROW_NEXT + k), isNext)
          .blend(fromArray(FLOATS, floatRows, ROW_NX2 + k), choiceIsBeside)
          .blend(fromArray(FLOATS, floatRows, ROW_NX + k), choiceIsWay)).intoArray(floatRows, ROW_OUT_X2 + k);
      VectorMask<Float> isLast2 = choice.compare(EQ, ALL_CROSS);
      // choice == WAY ? sure(v, rounding) : choice == BESIDE ? SegmentContact.beside(axis, vx, vy, vz,
      // FaceFrame.along(0, gx, gy, gz), FaceFrame.along(1, gx, gy, gz), FaceFrame.along(2, gx, gy, gz)) :
      // isNext ? next : isLast ? last : choice == axis ? 1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, choice.compare(EQ, ALL_ONE))
          .blend(fromArray(FLOATS, floatRows, ROW_GZ2 + k), isLast2)
          .blend(fromArray(FLOATS, floatRows, ROW_NEXT2 + k), isLast)
          .blend(fromArray(FLOATS, floatRows, ROW_NY + k), choiceIsBeside)
          .blend(fromArray(FLOATS, floatRows, ROW_NY2 + k), choiceIsWay)).intoArray(floatRows, ROW_OUT_Y + k);
      // isNext ? next : isLast ? last : choice == axis ? 1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, choice.compare(EQ, ALL_TWO))
          .blend(fromArray(FLOATS, floatRows, ROW_GX2 + k), isNext)
          .blend(fromArray(FLOATS, floatRows, ROW_NEXT3 + k), isLast2)).intoArray(floatRows,
          ROW_NEXT_OR_GX_OR_VALUE + k);
    }
    bits[0] = choiceIsBesideBits;
    return choiceIsWayBits;
  }

  private static void floats38(float[] floatRows, long choiceIsBesideBits, long choiceIsWayBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // choice == WAY ? sure(v, rounding) : choice == BESIDE ? SegmentContact.beside(axis, vx, vy, vz,
      // FaceFrame.along(0, gx, gy, gz), FaceFrame.along(1, gx, gy, gz), FaceFrame.along(2, gx, gy, gz)) :
      // isNext ? next : isLast ? last : choice == axis ? 1 : 0
      FloatVector outZ = fromArray(FLOATS, floatRows, ROW_NEXT_OR_GX_OR_VALUE + k)
          .blend(fromArray(FLOATS, floatRows, ROW_NZ + k),
          VectorMask.fromLong(FLOATS, (choiceIsBesideBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_NZ2 + k),
          VectorMask.fromLong(FLOATS, (choiceIsWayBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(outZ).intoArray(floatRows, ROW_OUT_Z + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_OUT_X2 + k).lanewise(ABS);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_OUT_Y + k).lanewise(ABS);
      FloatVector az = outZ.lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      FLOAT_VECTOR.cast(az.blend(most, most.compare(GT, az))).intoArray(floatRows, ROW_LARGEST + k);
    }
  }

  private static void floats39(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector largest = fromArray(FLOATS, floatRows, ROW_LARGEST + k);
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      FloatVector quotient = fromArray(FLOATS, floatRows, ROW_OUT_X2 + k).lanewise(DIV, largest);
      // largest > 0 ? component / largest : 0
      FloatVector ex = ALL_ZERO.blend(quotient, largestGreaterZero);
      FloatVector quotient2 = fromArray(FLOATS, floatRows, ROW_OUT_Y + k).lanewise(DIV, largest);
      // largest > 0 ? component / largest : 0
      FloatVector ey = ALL_ZERO.blend(quotient2, largestGreaterZero);
      FloatVector quotient3 = fromArray(FLOATS, floatRows, ROW_OUT_Z + k).lanewise(DIV, largest);
      // largest > 0 ? component / largest : 0
      FloatVector ez = ALL_ZERO.blend(quotient3, largestGreaterZero);
      FloatVector parts = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez)).lanewise(SQRT);
      // largest > 0 ? component / largest / parts + 0f : 0
      FloatVector wayX = ALL_ZERO.blend(quotient.lanewise(DIV, parts).lanewise(ADD, ALL_ZERO),
          largestGreaterZero);
      FLOAT_VECTOR.cast(wayX).intoArray(floatRows, ROW_WAY_X + k);
      // largest > 0 ? component / largest / parts + 0f : 0
      FloatVector wayY = ALL_ZERO.blend(quotient2.lanewise(DIV, parts).lanewise(ADD, ALL_ZERO),
          largestGreaterZero);
      FLOAT_VECTOR.cast(wayY).intoArray(floatRows, ROW_WAY_Y + k);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(quotient3.lanewise(DIV, parts).lanewise(ADD, ALL_ZERO),
          largestGreaterZero)).intoArray(floatRows, ROW_WAY_Z + k);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(wayX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k)), wayX
          .compare(LT, ALL_ZERO)).blend(wayX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k)), wayX
          .compare(GT, ALL_ZERO)).lanewise(ADD, ALL_ZERO
          .blend(wayY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k)), wayY.compare(LT, ALL_ZERO))
          .blend(wayY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k)), wayY
          .compare(GT, ALL_ZERO)))).intoArray(floatRows, ROW_SUM5 + k);
    }
  }

  private static void floats40(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector wayZ = fromArray(FLOATS, floatRows, ROW_WAY_Z + k);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z + k);
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z + k);
      FloatVector wayX = fromArray(FLOATS, floatRows, ROW_WAY_X + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector wayY = fromArray(FLOATS, floatRows, ROW_WAY_Y + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM5 + k)
          .lanewise(ADD, ALL_ZERO.blend(wayZ.lanewise(MUL, highZ), wayZ.compare(LT, ALL_ZERO))
          .blend(wayZ.lanewise(MUL, lowZ), wayZ.compare(GT, ALL_ZERO)))
          .lanewise(SUB, wayX.lanewise(MUL, gx).lanewise(ADD, wayY.lanewise(MUL, gy))
          .lanewise(ADD, wayZ.lanewise(MUL, gz)).lanewise(ABS))).intoArray(floatRows, ROW_FORWARD5 + k);
      FloatVector nx = wayX.lanewise(NEG);
      FloatVector ny = wayY.lanewise(NEG);
      FloatVector nz = wayZ.lanewise(NEG);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k)), nx
          .compare(LT, ALL_ZERO)).blend(nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k)), nx
          .compare(GT, ALL_ZERO)).lanewise(ADD, ALL_ZERO
          .blend(ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k)), ny.compare(LT, ALL_ZERO))
          .blend(ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k)), ny.compare(GT, ALL_ZERO)))
          .lanewise(ADD, ALL_ZERO.blend(nz.lanewise(MUL, highZ), nz.compare(LT, ALL_ZERO))
          .blend(nz.lanewise(MUL, lowZ), nz.compare(GT, ALL_ZERO)))).intoArray(floatRows, ROW_SUM6 + k);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, gx).lanewise(ADD, ny.lanewise(MUL, gy))
          .lanewise(ADD, nz.lanewise(MUL, gz))).intoArray(floatRows, ROW_SUM7 + k);
    }
  }

  private static void floats41(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector backward = fromArray(FLOATS, floatRows, ROW_SUM6 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_SUM7 + k).lanewise(ABS));
      FloatVector forward = fromArray(FLOATS, floatRows, ROW_FORWARD5 + k);
      VectorMask<Float> away = backward.compare(GT, forward);
      FloatVector wayX = fromArray(FLOATS, floatRows, ROW_WAY_X + k);
      // away ? 0f - wayX : wayX
      FLOAT_VECTOR.cast(wayX.blend(ALL_ZERO.lanewise(SUB, wayX), away)).intoArray(floatRows, ROW_NORMAL_X + k);
      FloatVector wayY = fromArray(FLOATS, floatRows, ROW_WAY_Y + k);
      // away ? 0f - wayY : wayY
      FLOAT_VECTOR.cast(wayY.blend(ALL_ZERO.lanewise(SUB, wayY), away)).intoArray(floatRows, ROW_NORMAL_Y + k);
      FloatVector wayZ = fromArray(FLOATS, floatRows, ROW_WAY_Z + k);
      // away ? 0f - wayZ : wayZ
      FLOAT_VECTOR.cast(wayZ.blend(ALL_ZERO.lanewise(SUB, wayZ), away)).intoArray(floatRows, ROW_NORMAL_Z + k);
      // away ? backward : forward
      FLOAT_VECTOR.cast(forward.blend(backward, away)).intoArray(floatRows, ROW_GAP + k);
    }
  }

  private static long floats42(float[][] columns1, int from1, float[] floatRows, long[] bits,
      long gxGreaterZeroBits, long gyGreaterZeroBits, long gzGreaterZeroBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6];
    long freeXBits = 0;
    long freeYBits = 0;
    long freeZBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, rs, i)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_GAP + k))).intoArray(floatRows, ROW_DEEP + k);
      FloatVector rounding = fromArray(FLOATS, floatRows, ROW_ROUNDING + k);
      FloatVector quotient = rounding.lanewise(DIV, ALL_ROUNDING);
      FloatVector normalX = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k);
      FloatVector highX = fromArray(FLOATS, floatRows, ROW_HIGH_X + k);
      FloatVector lowX = fromArray(FLOATS, floatRows, ROW_LOW_X + k);
      VectorMask<Float> freeX = normalX.compare(EQ, ALL_ZERO)
          .or(normalX.lanewise(ABS).lanewise(MUL, highX.lanewise(SUB, lowX).lanewise(ADD, quotient))
          .compare(LE, rounding));
      freeXBits |= freeX.toLong() << k;
      VectorMask<Float> freeXAndHxGreaterRounding = fromArray(FLOATS, floatRows, ROW_HX3 + k)
          .compare(GT, rounding, freeX);
      // isFree(n, low, high, rounding) && Math.abs(g) > rounding ? (g > 0 ? low : high) / g :
      // Float.NEGATIVE_INFINITY
      FloatVector b = ALL_NONE.blend(highX
          .blend(lowX, VectorMask.fromLong(FLOATS, (gxGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_GX2 + k)), freeXAndHxGreaterRounding);
      // b > a ? b : a
      FloatVector least = ALL_MINUS_ONE.blend(b, b.compare(GT, ALL_MINUS_ONE));
      FloatVector normalY = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k);
      FloatVector highY = fromArray(FLOATS, floatRows, ROW_HIGH_Y + k);
      FloatVector lowY = fromArray(FLOATS, floatRows, ROW_LOW_Y + k);
      VectorMask<Float> freeY = normalY.compare(EQ, ALL_ZERO)
          .or(normalY.lanewise(ABS).lanewise(MUL, highY.lanewise(SUB, lowY).lanewise(ADD, quotient))
          .compare(LE, rounding));
      freeYBits |= freeY.toLong() << k;
      VectorMask<Float> freeYAndHyGreaterRounding = fromArray(FLOATS, floatRows, ROW_HY3 + k)
          .compare(GT, rounding, freeY);
      // isFree(n, low, high, rounding) && Math.abs(g) > rounding ? (g > 0 ? low : high) / g :
      // Float.NEGATIVE_INFINITY
      FloatVector b2 = ALL_NONE.blend(highY
          .blend(lowY, VectorMask.fromLong(FLOATS, (gyGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_GY2 + k)), freeYAndHyGreaterRounding);
      // b > a ? b : a
      FloatVector a = least.blend(b2, b2.compare(GT, least));
      FloatVector normalZ = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k);
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z + k);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z + k);
      VectorMask<Float> freeZ = normalZ.compare(EQ, ALL_ZERO)
          .or(normalZ.lanewise(ABS).lanewise(MUL, highZ.lanewise(SUB, lowZ).lanewise(ADD, quotient))
          .compare(LE, rounding));
      freeZBits |= freeZ.toLong() << k;
      VectorMask<Float> freeZAndHzGreaterRounding = fromArray(FLOATS, floatRows, ROW_HZ4 + k)
          .compare(GT, rounding, freeZ);
      // isFree(n, low, high, rounding) && Math.abs(g) > rounding ? (g > 0 ? low : high) / g :
      // Float.NEGATIVE_INFINITY
      FloatVector b3 = ALL_NONE.blend(highZ
          .blend(lowZ, VectorMask.fromLong(FLOATS, (gzGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_GZ2 + k)), freeZAndHzGreaterRounding);
      // b > a ? b : a
      FLOAT_VECTOR.cast(a.blend(b3, b3.compare(GT, a))).intoArray(floatRows, ROW_T0 + k);
    }
    bits[0] = freeYBits;
    bits[1] = freeZBits;
    return freeXBits;
  }

  private static void floats43(float[] floatRows, long freeXBits, long nextGreaterZeroBits, long freeYBits,
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
      FloatVector b = ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_HIGH_X + k)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_X + k),
          VectorMask.fromLong(FLOATS, (nextGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(DIV, next), freeXAndValueGreaterRounding);
      // b > a ? b : a
      FloatVector least = ALL_MINUS_ONE.blend(b, b.compare(GT, ALL_MINUS_ONE));
      FloatVector next2 = fromArray(FLOATS, floatRows, ROW_NEXT3 + k);
      VectorMask<Float> freeYAndValueGreaterRounding = next2.lanewise(ABS)
          .compare(GT, rounding, VectorMask.fromLong(FLOATS, (freeYBits >>> k) & WideLanes.FLOAT_LANES));
      // isFree(n, low, high, rounding) && Math.abs(g) > rounding ? (g > 0 ? low : high) / g :
      // Float.NEGATIVE_INFINITY
      FloatVector b2 = ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_HIGH_Y + k)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_Y + k),
          VectorMask.fromLong(FLOATS, (nextGreaterZeroBits2 >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(DIV, next2), freeYAndValueGreaterRounding);
      // b > a ? b : a
      FloatVector a = least.blend(b2, b2.compare(GT, least));
      FloatVector next3 = fromArray(FLOATS, floatRows, ROW_NEXT + k);
      VectorMask<Float> freeZAndValueGreaterRounding = next3.lanewise(ABS)
          .compare(GT, rounding, VectorMask.fromLong(FLOATS, (freeZBits >>> k) & WideLanes.FLOAT_LANES));
      // isFree(n, low, high, rounding) && Math.abs(g) > rounding ? (g > 0 ? low : high) / g :
      // Float.NEGATIVE_INFINITY
      FloatVector b3 = ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_HIGH_Z + k)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_Z + k),
          VectorMask.fromLong(FLOATS, (nextGreaterZeroBits3 >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(DIV, next3), freeZAndValueGreaterRounding);
      // b > a ? b : a
      FLOAT_VECTOR.cast(a.blend(b3, b3.compare(GT, a))).intoArray(floatRows, ROW_B_OR_A + k);
    }
  }

  private static long floats44(float[] floatRows, long[] bits, long freeYBits, long freeZBits, long freeXBits) {
    if (floatRows == null) {
      return 0;
    }
    long notFreeXAndFreeZBits = 0;
    long isLineBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector t1 = fromArray(FLOATS, floatRows, ROW_B_OR_A + k).lanewise(NEG);
      FLOAT_VECTOR.cast(t1).intoArray(floatRows, ROW_T1 + k);
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE3 + k);
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

  private static long floats45(float[] floatRows, long[] bits, long freeXBits, long freeYBits) {
    if (floatRows == null) {
      return 0;
    }
    long gapAtLeastMinusRoundingBits = 0;
    long normalXGreaterZeroBits = 0;
    long normalYGreaterZeroBits = 0;
    long normalZGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      gapAtLeastMinusRoundingBits |= fromArray(FLOATS, floatRows, ROW_GAP + k)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_ROUNDING + k).lanewise(NEG)).toLong() << k;
      VectorMask<Float> normalXGreaterZero = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k)
          .compare(GT, ALL_ZERO);
      normalXGreaterZeroBits |= normalXGreaterZero.toLong() << k;
      // n > 0 ? low : high
      FloatVector lowXOrHighX = fromArray(FLOATS, floatRows, ROW_HIGH_X + k)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_X + k), normalXGreaterZero);
      FLOAT_VECTOR.cast(lowXOrHighX).intoArray(floatRows, ROW_LOW_XOR_HIGH_X + k);
      VectorMask<Float> freeX = VectorMask.fromLong(FLOATS, (freeXBits >>> k) & WideLanes.FLOAT_LANES);
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FLOAT_VECTOR.cast(lowXOrHighX.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT13 + k))
          .blend(ALL_ZERO, freeX)).intoArray(floatRows, ROW_CX + k);
      // freeX ? 0 : gx
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GX2 + k).blend(ALL_ZERO, freeX)).intoArray(floatRows,
          ROW_IX + k);
      VectorMask<Float> normalYGreaterZero = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k)
          .compare(GT, ALL_ZERO);
      normalYGreaterZeroBits |= normalYGreaterZero.toLong() << k;
      // n > 0 ? low : high
      FloatVector lowYOrHighY = fromArray(FLOATS, floatRows, ROW_HIGH_Y + k)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_Y + k), normalYGreaterZero);
      FLOAT_VECTOR.cast(lowYOrHighY).intoArray(floatRows, ROW_LOW_YOR_HIGH_Y + k);
      VectorMask<Float> freeY = VectorMask.fromLong(FLOATS, (freeYBits >>> k) & WideLanes.FLOAT_LANES);
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FLOAT_VECTOR.cast(lowYOrHighY.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k))
          .blend(ALL_ZERO, freeY)).intoArray(floatRows, ROW_CY + k);
      // freeY ? 0 : gy
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GY2 + k).blend(ALL_ZERO, freeY)).intoArray(floatRows,
          ROW_IY + k);
      VectorMask<Float> normalZGreaterZero = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k)
          .compare(GT, ALL_ZERO);
      normalZGreaterZeroBits |= normalZGreaterZero.toLong() << k;
      // n > 0 ? low : high
      FloatVector lowZOrHighZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z + k)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_Z + k), normalZGreaterZero);
      FLOAT_VECTOR.cast(lowZOrHighZ).intoArray(floatRows, ROW_LOW_ZOR_HIGH_Z + k);
      FLOAT_VECTOR.cast(lowZOrHighZ.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT8 + k))).intoArray(
          floatRows, ROW_DIFFERENCE3 + k);
    }
    bits[0] = normalXGreaterZeroBits;
    bits[1] = normalYGreaterZeroBits;
    bits[2] = normalZGreaterZeroBits;
    return gapAtLeastMinusRoundingBits;
  }

  private static void floats46(float[] floatRows, long freeZBits, long freeYBits, long freeXBits,
      long notFreeXAndFreeZBits, long gapAtLeastMinusRoundingBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> freeZ = VectorMask.fromLong(FLOATS, (freeZBits >>> k) & WideLanes.FLOAT_LANES);
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_DIFFERENCE3 + k).blend(ALL_ZERO, freeZ);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      // freeZ ? 0 : gz
      FloatVector iz = gz.blend(ALL_ZERO, freeZ);
      VectorMask<Float> freeXAndEither = VectorMask.fromLong(FLOATS, (freeXBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (freeYBits >>> k) & WideLanes.FLOAT_LANES).or(freeZ));
      VectorMask<Float> face = freeXAndEither
          .or(VectorMask.fromLong(FLOATS, (notFreeXAndFreeZBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector rises = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k).lanewise(MUL, gz));
      FloatVector ix = fromArray(FLOATS, floatRows, ROW_IX + k);
      FloatVector iy = fromArray(FLOATS, floatRows, ROW_IY + k);
      FloatVector product = ix.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CX + k))
          .lanewise(ADD, iy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY + k)))
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
      // t > t1 ? t1 : t < t0 ? t0 : t; gap >= -rounding ? nearest : SegmentBoxContact.deepest(t0, t1, normalX,
      // normalY, normalZ, gx, gy, gz, lowX, highX, lowY, highY, lowZ, highZ, rounding)
      FLOAT_VECTOR.cast(t.blend(t0, t.compare(LT, t0)).blend(t1, t.compare(GT, t1))
          .blend(fromArray(FLOATS, floatRows, ROW_NEAREST + k),
          VectorMask.fromLong(FLOATS, (gapAtLeastMinusRoundingBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_T2 + k);
    }
  }

  private static void floats47(float[][] columns1, int from1, float[] floatRows, long freeXBits,
      long freeYBits, long freeZBits) {
    if (columns1 == null) {
      return;
    }
    float[] rs = columns1[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector t0 = fromArray(FLOATS, floatRows, ROW_T0 + k);
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector toX = fromArray(FLOATS, floatRows, ROW_LOW_XOR_HIGH_X + k)
          .lanewise(SUB, t0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX2 + k)))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (freeXBits >>> k) & WideLanes.FLOAT_LANES));
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector toY = fromArray(FLOATS, floatRows, ROW_LOW_YOR_HIGH_Y + k)
          .lanewise(SUB, t0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k)))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (freeYBits >>> k) & WideLanes.FLOAT_LANES));
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector toZ = fromArray(FLOATS, floatRows, ROW_LOW_ZOR_HIGH_Z + k)
          .lanewise(SUB, t0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k)))
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
          floatRows, ROW_DEPTH + k);
    }
  }

  private static void floats48(float[][] columns1, int from1, float[] floatRows, long freeXBits,
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
          .lanewise(SUB, t1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX2 + k)))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (freeXBits >>> k) & WideLanes.FLOAT_LANES));
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector toY = fromArray(FLOATS, floatRows, ROW_LOW_YOR_HIGH_Y + k)
          .lanewise(SUB, t1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k)))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (freeYBits >>> k) & WideLanes.FLOAT_LANES));
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector toZ = fromArray(FLOATS, floatRows, ROW_LOW_ZOR_HIGH_Z + k)
          .lanewise(SUB, t1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k)))
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

  private static long floats49(float[] floatRows, long[] bits, long isLineBits, long backBits,
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
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ))).intoArray(floatRows, ROW_SUM8 + k);
    }
    bits[0] = deepestBits;
    bits[1] = betweenAndFirstBits;
    bits[2] = end1Bits;
    return firstBits;
  }

  private static void floats50(float[] floatRows, long end1Bits, long backBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = ALL_C4_00.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM8 + k));
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

  private static void floats51(float[][] columns1, int from1, float[] floatRows, long freeXBits,
      long betweenAndFirstBits, long freeYBits, long freeZBits, long end1Bits) {
    if (columns1 == null) {
      return;
    }
    float[] rs = columns1[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector at0 = fromArray(FLOATS, floatRows, ROW_AT0 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector product = at0.lanewise(MUL, gx);
      VectorMask<Float> freeX = VectorMask.fromLong(FLOATS, (freeXBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector lowXOrHighX = fromArray(FLOATS, floatRows, ROW_LOW_XOR_HIGH_X + k);
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector to = lowXOrHighX.lanewise(SUB, product).blend(ALL_ZERO, freeX);
      FloatVector product2 = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEPTH_AT0 + k));
      FloatVector r = fromArray(FLOATS, rs, i);
      FloatVector difference = r.lanewise(SUB, product2);
      VectorMask<Float> betweenAndFirst = VectorMask.fromLong(FLOATS, (betweenAndFirstBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector normalX = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k);
      // end ? to + 0.5f * depth * n : (r - 0.5f * depth) * n
      FLOAT_VECTOR.cast(product.lanewise(ADD, to.lanewise(ADD, product2.lanewise(MUL, normalX))
          .blend(difference.lanewise(MUL, normalX), betweenAndFirst))).intoArray(floatRows, ROW_OFF_X0 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector product3 = at0.lanewise(MUL, gy);
      VectorMask<Float> freeY = VectorMask.fromLong(FLOATS, (freeYBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector lowYOrHighY = fromArray(FLOATS, floatRows, ROW_LOW_YOR_HIGH_Y + k);
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector to2 = lowYOrHighY.lanewise(SUB, product3).blend(ALL_ZERO, freeY);
      FloatVector normalY = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k);
      // end ? to + 0.5f * depth * n : (r - 0.5f * depth) * n
      FLOAT_VECTOR.cast(product3.lanewise(ADD, to2.lanewise(ADD, product2.lanewise(MUL, normalY))
          .blend(difference.lanewise(MUL, normalY), betweenAndFirst))).intoArray(floatRows, ROW_OFF_Y0 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FloatVector product4 = at0.lanewise(MUL, gz);
      VectorMask<Float> freeZ = VectorMask.fromLong(FLOATS, (freeZBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector lowZOrHighZ = fromArray(FLOATS, floatRows, ROW_LOW_ZOR_HIGH_Z + k);
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector to3 = lowZOrHighZ.lanewise(SUB, product4).blend(ALL_ZERO, freeZ);
      FloatVector normalZ = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k);
      // end ? to + 0.5f * depth * n : (r - 0.5f * depth) * n
      FLOAT_VECTOR.cast(product4.lanewise(ADD, to3.lanewise(ADD, product2.lanewise(MUL, normalZ))
          .blend(difference.lanewise(MUL, normalZ), betweenAndFirst))).intoArray(floatRows, ROW_OFF_Z0 + k);
      FloatVector at1 = fromArray(FLOATS, floatRows, ROW_AT1 + k);
      FloatVector product5 = at1.lanewise(MUL, gx);
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector to4 = lowXOrHighX.lanewise(SUB, product5).blend(ALL_ZERO, freeX);
      FloatVector product6 = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEPTH_AT1 + k));
      FloatVector difference2 = r.lanewise(SUB, product6);
      FLOAT_VECTOR.cast(difference2).intoArray(floatRows, ROW_DIFFERENCE4 + k);
      VectorMask<Float> end1 = VectorMask.fromLong(FLOATS, (end1Bits >>> k) & WideLanes.FLOAT_LANES);
      // end ? to + 0.5f * depth * n : (r - 0.5f * depth) * n
      FLOAT_VECTOR.cast(product5.lanewise(ADD, difference2.lanewise(MUL, normalX)
          .blend(to4.lanewise(ADD, product6.lanewise(MUL, normalX)), end1))).intoArray(floatRows,
          ROW_OFF_X1 + k);
      FloatVector product7 = at1.lanewise(MUL, gy);
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector to5 = lowYOrHighY.lanewise(SUB, product7).blend(ALL_ZERO, freeY);
      // end ? to + 0.5f * depth * n : (r - 0.5f * depth) * n
      FLOAT_VECTOR.cast(product7.lanewise(ADD, difference2.lanewise(MUL, normalY)
          .blend(to5.lanewise(ADD, product6.lanewise(MUL, normalY)), end1))).intoArray(floatRows,
          ROW_OFF_Y1 + k);
      FloatVector product8 = at1.lanewise(MUL, gz);
      FLOAT_VECTOR.cast(product8).intoArray(floatRows, ROW_PRODUCT16 + k);
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector to6 = lowZOrHighZ.lanewise(SUB, product8).blend(ALL_ZERO, freeZ);
      FLOAT_VECTOR.cast(to6.lanewise(ADD, product6.lanewise(MUL, normalZ))).intoArray(floatRows, ROW_SUM9 + k);
    }
  }

  private static void floats52(float[][] columns1, int from1, float[] floatRows, long end1Bits) {
    if (columns1 == null) {
      return;
    }
    float[] axs = columns1[0], ays = columns1[1], bxs = columns1[3], bys = columns1[4];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      // end ? to + 0.5f * depth * n : (r - 0.5f * depth) * n
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT16 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE4 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k))
          .blend(fromArray(FLOATS, floatRows, ROW_SUM9 + k),
          VectorMask.fromLong(FLOATS, (end1Bits >>> k) & WideLanes.FLOAT_LANES)))).intoArray(floatRows,
          ROW_OFF_Z1 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, axs, i))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, fromArray(FLOATS, bxs, i)))).intoArray(floatRows,
          ROW_MIDDLE_X + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, ays, i))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, fromArray(FLOATS, bys, i)))).intoArray(floatRows,
          ROW_MIDDLE_Y + k);
    }
  }

  private static void floats53(float[][] columns1, int from1, float[][] columns2, int from2,
      float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] azs = columns1[2], bzs = columns1[5];
    float[] qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, azs, i))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, fromArray(FLOATS, bzs, i)))).intoArray(floatRows,
          ROW_MIDDLE_Z + k);
      FloatVector w = fromArray(FLOATS, qws, j).lanewise(NEG);
      FLOAT_VECTOR.cast(w).intoArray(floatRows, ROW_W + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT + k);
      FloatVector offZ0 = fromArray(FLOATS, floatRows, ROW_OFF_Z0 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k);
      FloatVector offY0 = fromArray(FLOATS, floatRows, ROW_OFF_Y0 + k);
      FloatVector tx = product.lanewise(MUL, offZ0).lanewise(SUB, product2.lanewise(MUL, offY0));
      FloatVector offX0 = fromArray(FLOATS, floatRows, ROW_OFF_X0 + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k);
      FloatVector ty = product2.lanewise(MUL, offX0).lanewise(SUB, product3.lanewise(MUL, offZ0));
      FloatVector tz = product3.lanewise(MUL, offY0).lanewise(SUB, product.lanewise(MUL, offX0));
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MIDDLE_X + k)
          .lanewise(ADD, offX0.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, w.lanewise(MUL, tx))))).intoArray(floatRows, ROW_PLACE_X0 + k);
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MIDDLE_Y + k)
          .lanewise(ADD, offY0.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty))))).intoArray(floatRows, ROW_PLACE_Y0 + k);
      FLOAT_VECTOR.cast(offZ0.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz)))).intoArray(floatRows, ROW_SUM10 + k);
    }
  }

  private static long floats54(float[][] columns2, int from2, float[] floatRows, long allRAtLeastZeroBits) {
    if (columns2 == null) {
      return 0;
    }
    float[] qxs = columns2[6], qys = columns2[7], qzs = columns2[8];
    long allRAtLeastZeroBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector middleZ = fromArray(FLOATS, floatRows, ROW_MIDDLE_Z + k);
      FLOAT_VECTOR.cast(middleZ.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM10 + k))).intoArray(
          floatRows, ROW_PLACE_Z0 + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT + k);
      FloatVector offZ1 = fromArray(FLOATS, floatRows, ROW_OFF_Z1 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k);
      FloatVector offY1 = fromArray(FLOATS, floatRows, ROW_OFF_Y1 + k);
      FloatVector tx = product.lanewise(MUL, offZ1).lanewise(SUB, product2.lanewise(MUL, offY1));
      FloatVector offX1 = fromArray(FLOATS, floatRows, ROW_OFF_X1 + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k);
      FloatVector ty = product2.lanewise(MUL, offX1).lanewise(SUB, product3.lanewise(MUL, offZ1));
      FloatVector tz = product3.lanewise(MUL, offY1).lanewise(SUB, product.lanewise(MUL, offX1));
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MIDDLE_X + k)
          .lanewise(ADD, offX1.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, w.lanewise(MUL, tx))))).intoArray(floatRows, ROW_PLACE_X1 + k);
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MIDDLE_Y + k)
          .lanewise(ADD, offY1.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty))))).intoArray(floatRows, ROW_PLACE_Y1 + k);
      FLOAT_VECTOR.cast(middleZ.lanewise(ADD, offZ1
          .lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz))))).intoArray(floatRows, ROW_PLACE_Z1 + k);
      VectorMask<Float> allRAtLeastZero = fromArray(FLOATS, floatRows, ROW_APART + k)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (allRAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES));
      allRAtLeastZero = fromArray(FLOATS, floatRows, ROW_DEEP + k).lanewise(ABS)
          .compare(LE, ALL_LARGEST, allRAtLeastZero);
      allRAtLeastZeroBits2 |= allRAtLeastZero.toLong() << k;
    }
    return allRAtLeastZeroBits2;
  }

  private static long floats55(float[] floatRows, long[] bits, long firstBits, long allRAtLeastZeroBits) {
    if (floatRows == null) {
      return 0;
    }
    long hits = 0;
    long differBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> first2 = VectorMask.fromLong(FLOATS, (firstBits >>> k) & WideLanes.FLOAT_LANES);
      // first ? placeX0 : placeX1
      FloatVector x = fromArray(FLOATS, floatRows, ROW_PLACE_X1 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PLACE_X0 + k), first2);
      // first ? placeY0 : placeY1
      FloatVector y = fromArray(FLOATS, floatRows, ROW_PLACE_Y1 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PLACE_Y0 + k), first2);
      // first ? placeZ0 : placeZ1
      FloatVector z = fromArray(FLOATS, floatRows, ROW_PLACE_Z1 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PLACE_Z0 + k), first2);
      VectorMask<Float> hit = x.lanewise(ABS)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (allRAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES));
      hit = y.lanewise(ABS).compare(LE, ALL_LARGEST, hit);
      hit = z.lanewise(ABS).compare(LE, ALL_LARGEST, hit);
      hits |= hit.toLong() << k;
      differBits |= fromArray(FLOATS, floatRows, ROW_NUMBER0 + k)
          .compare(NE, fromArray(FLOATS, floatRows, ROW_NUMBER1 + k)).toLong() << k;
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT + k);
      FloatVector normalZ = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k);
      FloatVector normalY = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k);
      FLOAT_VECTOR.cast(product.lanewise(MUL, normalZ)
          .lanewise(SUB, product2.lanewise(MUL, normalY))).intoArray(floatRows, ROW_TX + k);
      FloatVector normalX = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k);
      FLOAT_VECTOR.cast(product2.lanewise(MUL, normalX)
          .lanewise(SUB, product3.lanewise(MUL, normalZ))).intoArray(floatRows, ROW_TY + k);
      FLOAT_VECTOR.cast(product3.lanewise(MUL, normalY)
          .lanewise(SUB, product.lanewise(MUL, normalX))).intoArray(floatRows, ROW_TZ + k);
    }
    bits[0] = differBits;
    return hits;
  }

  private static long floats56(float[][] columns2, int from2, float[] floatRows, long[] bits, long firstBits,
      long differBits, long hits, long overlapBits, long isLineBits, long deepestBits) {
    if (columns2 == null) {
      return 0;
    }
    float[] qxs = columns2[6], qys = columns2[7], qzs = columns2[8];
    long rAtLeastZeroAndEitherBits = 0;
    long eitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NORMAL_X + k)
          .lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, w.lanewise(MUL, tx))).lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_NX3 + k);
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k)
          .lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty))).lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_NY3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k)
          .lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz))).lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_NZ3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PLACE_X0 + k).lanewise(ADD, ALL_ZERO)).intoArray(
          floatRows, ROW_X0 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PLACE_Y0 + k).lanewise(ADD, ALL_ZERO)).intoArray(
          floatRows, ROW_Y0 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PLACE_Z0 + k).lanewise(ADD, ALL_ZERO)).intoArray(
          floatRows, ROW_Z0 + k);
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> first2 = VectorMask.fromLong(FLOATS, (firstBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> differ = VectorMask.fromLong(FLOATS, (differBits >>> k) & WideLanes.FLOAT_LANES);
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
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PLACE_X1 + k).lanewise(ADD, ALL_ZERO)).intoArray(
          floatRows, ROW_X1_3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PLACE_Y1 + k).lanewise(ADD, ALL_ZERO)).intoArray(
          floatRows, ROW_Y1_2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PLACE_Z1 + k).lanewise(ADD, ALL_ZERO)).intoArray(
          floatRows, ROW_Z1 + k);
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
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NX3 + k)).intoArray(nxs, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NY3 + k)).intoArray(nys, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NZ3 + k)).intoArray(nzs, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X0 + k)).intoArray(x0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y0 + k)).intoArray(y0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z0 + k)).intoArray(z0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DEPTH0 + k)).intoArray(depth0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NUMBER0 + k)).intoArray(feature0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X1_3 + k)).intoArray(x1s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y1_2 + k)).intoArray(y1s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z1 + k)).intoArray(z1s, at + k);
      FLOAT_VECTOR.cast(depth1).intoArray(depth1s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NUMBER1 + k)).intoArray(feature1s, at + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null);
      floats3(null, 0, null);
      floats4(null, 0, null);
      floats5(null, 0, null);
      floats6(null, 0);
      floats7(null);
      floats8(null);
      floats9(null);
      floats10(null, 0);
      floats11(null, 0, null, 0, null, null, 0);
      floats12(null, 0, null, 0, null, 0);
      floats13(null, 0, null);
      floats14(null, 0, null, null);
      floats15(null);
      floats16(null);
      floats17(null, 0, 0);
      floats18(null, 0, null, 0);
      floats19(null);
      floats20(null);
      floats21(null, 0);
      floats22(null);
      floats23(null);
      floats24(null);
      floats25(null, null, 0);
      floats26(null, null, 0);
      floats27(null);
      floats28(null, null, 0, 0, 0);
      floats29(null);
      floats30(null, null, 0, 0, 0);
      floats31(null, 0, 0, 0);
      floats32(null);
      floats33(null);
      floats34(null, 0);
      floats35(null);
      floats36(null);
      floats37(null, null);
      floats38(null, 0, 0);
      floats39(null);
      floats40(null);
      floats41(null);
      floats42(null, 0, null, null, 0, 0, 0);
      floats43(null, 0, 0, 0, 0, 0, 0);
      floats44(null, null, 0, 0, 0);
      floats45(null, null, 0, 0);
      floats46(null, 0, 0, 0, 0, 0);
      floats47(null, 0, null, 0, 0, 0);
      floats48(null, 0, null, 0, 0, 0);
      floats49(null, null, 0, 0, 0, 0, 0, 0, 0, 0);
      floats50(null, 0, 0);
      floats51(null, 0, null, 0, 0, 0, 0, 0);
      floats52(null, 0, null, 0);
      floats53(null, 0, null, 0, null);
      floats54(null, 0, null, 0);
      floats55(null, null, 0, 0);
      floats56(null, 0, null, null, 0, 0, 0, 0, 0, 0);
      floats57(null, null, 0, 0, 0, 0);
    }
  }
}
