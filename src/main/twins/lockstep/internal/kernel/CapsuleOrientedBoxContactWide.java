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
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[5]);

  private static final int ROW_MX = 0 * Kernel.BLOCK;
  private static final int ROW_X = 1 * Kernel.BLOCK;
  private static final int ROW_HX = 2 * Kernel.BLOCK;
  private static final int ROW_MY = 3 * Kernel.BLOCK;
  private static final int ROW_Y = 4 * Kernel.BLOCK;
  private static final int ROW_HY = 5 * Kernel.BLOCK;
  private static final int ROW_SUM = 6 * Kernel.BLOCK;
  private static final int ROW_MZ = 7 * Kernel.BLOCK;
  private static final int ROW_Z = 8 * Kernel.BLOCK;
  private static final int ROW_HZ = 9 * Kernel.BLOCK;
  private static final int ROW_SQUARE = 10 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 11 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 12 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 13 * Kernel.BLOCK;
  private static final int ROW_GX = 14 * Kernel.BLOCK;
  private static final int ROW_GY = 15 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 16 * Kernel.BLOCK;
  private static final int ROW_GZ = 17 * Kernel.BLOCK;
  private static final int ROW_TX = 18 * Kernel.BLOCK;
  private static final int ROW_TY = 19 * Kernel.BLOCK;
  private static final int ROW_TZ = 20 * Kernel.BLOCK;
  private static final int ROW_M = 21 * Kernel.BLOCK;
  private static final int ROW_MINUS_M = 22 * Kernel.BLOCK;
  private static final int ROW_X1 = 23 * Kernel.BLOCK;
  private static final int ROW_M2 = 24 * Kernel.BLOCK;
  private static final int ROW_MINUS_M2 = 25 * Kernel.BLOCK;
  private static final int ROW_Y1 = 26 * Kernel.BLOCK;
  private static final int ROW_M3 = 27 * Kernel.BLOCK;
  private static final int ROW_MINUS_M3 = 28 * Kernel.BLOCK;
  private static final int ROW_Z1 = 29 * Kernel.BLOCK;
  private static final int ROW_MINUS_HALF_X = 30 * Kernel.BLOCK;
  private static final int ROW_NEAR_X = 31 * Kernel.BLOCK;
  private static final int ROW_FAR_X = 32 * Kernel.BLOCK;
  private static final int ROW_HX2 = 33 * Kernel.BLOCK;
  private static final int ROW_MINUS_HALF_Y = 34 * Kernel.BLOCK;
  private static final int ROW_NEAR_Y = 35 * Kernel.BLOCK;
  private static final int ROW_FAR_Y = 36 * Kernel.BLOCK;
  private static final int ROW_HY2 = 37 * Kernel.BLOCK;
  private static final int ROW_MINUS_HALF_Z = 38 * Kernel.BLOCK;
  private static final int ROW_NEAR_Z = 39 * Kernel.BLOCK;
  private static final int ROW_FAR_Z = 40 * Kernel.BLOCK;
  private static final int ROW_HZ2 = 41 * Kernel.BLOCK;
  private static final int ROW_H_IN = 42 * Kernel.BLOCK;
  private static final int ROW_H_OUT = 43 * Kernel.BLOCK;
  private static final int ROW_NUMERATOR = 44 * Kernel.BLOCK;
  private static final int ROW_BETWEEN = 45 * Kernel.BLOCK;
  private static final int ROW_T = 46 * Kernel.BLOCK;
  private static final int ROW_DX = 47 * Kernel.BLOCK;
  private static final int ROW_SQUARE2 = 48 * Kernel.BLOCK;
  private static final int ROW_R_SQUARED = 49 * Kernel.BLOCK;
  private static final int ROW_GX2 = 50 * Kernel.BLOCK;
  private static final int ROW_GY2 = 51 * Kernel.BLOCK;
  private static final int ROW_GZ2 = 52 * Kernel.BLOCK;
  private static final int ROW_LOW_X = 53 * Kernel.BLOCK;
  private static final int ROW_HIGH_X = 54 * Kernel.BLOCK;
  private static final int ROW_LOW_Y = 55 * Kernel.BLOCK;
  private static final int ROW_HIGH_Y = 56 * Kernel.BLOCK;
  private static final int ROW_LOW_Z = 57 * Kernel.BLOCK;
  private static final int ROW_HIGH_Z = 58 * Kernel.BLOCK;
  private static final int ROW_X1_2 = 59 * Kernel.BLOCK;
  private static final int ROW_Y1_2 = 60 * Kernel.BLOCK;
  private static final int ROW_Z1_2 = 61 * Kernel.BLOCK;
  private static final int ROW_NEAR_X2 = 62 * Kernel.BLOCK;
  private static final int ROW_FAR_X2 = 63 * Kernel.BLOCK;
  private static final int ROW_HX3 = 64 * Kernel.BLOCK;
  private static final int ROW_NEAR_Y2 = 65 * Kernel.BLOCK;
  private static final int ROW_FAR_Y2 = 66 * Kernel.BLOCK;
  private static final int ROW_HY3 = 67 * Kernel.BLOCK;
  private static final int ROW_NEAR_Z2 = 68 * Kernel.BLOCK;
  private static final int ROW_FAR_Z2 = 69 * Kernel.BLOCK;
  private static final int ROW_HZ3 = 70 * Kernel.BLOCK;
  private static final int ROW_NUMERATOR2 = 71 * Kernel.BLOCK;
  private static final int ROW_DENOMINATOR = 72 * Kernel.BLOCK;
  private static final int ROW_BETWEEN2 = 73 * Kernel.BLOCK;
  private static final int ROW_NEAREST = 74 * Kernel.BLOCK;
  private static final int ROW_OUT = 75 * Kernel.BLOCK;
  private static final int ROW_VX = 76 * Kernel.BLOCK;
  private static final int ROW_VY = 77 * Kernel.BLOCK;
  private static final int ROW_OUT2 = 78 * Kernel.BLOCK;
  private static final int ROW_VZ = 79 * Kernel.BLOCK;
  private static final int ROW_APART = 80 * Kernel.BLOCK;
  private static final int ROW_GX_SQUARED = 81 * Kernel.BLOCK;
  private static final int ROW_GY_SQUARED = 82 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 83 * Kernel.BLOCK;
  private static final int ROW_GZ_SQUARED = 84 * Kernel.BLOCK;
  private static final int ROW_SQUARE3 = 85 * Kernel.BLOCK;
  private static final int ROW_ROUNDING = 86 * Kernel.BLOCK;
  private static final int ROW_NEXT = 87 * Kernel.BLOCK;
  private static final int ROW_NEXT2 = 88 * Kernel.BLOCK;
  private static final int ROW_NEXT3 = 89 * Kernel.BLOCK;
  private static final int ROW_NX = 90 * Kernel.BLOCK;
  private static final int ROW_NX2 = 91 * Kernel.BLOCK;
  private static final int ROW_NY = 92 * Kernel.BLOCK;
  private static final int ROW_NZ = 93 * Kernel.BLOCK;
  private static final int ROW_NY2 = 94 * Kernel.BLOCK;
  private static final int ROW_NZ2 = 95 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 96 * Kernel.BLOCK;
  private static final int ROW_PRODUCT5 = 97 * Kernel.BLOCK;
  private static final int ROW_PART = 98 * Kernel.BLOCK;
  private static final int ROW_PRODUCT6 = 99 * Kernel.BLOCK;
  private static final int ROW_PRODUCT7 = 100 * Kernel.BLOCK;
  private static final int ROW_FORWARD = 101 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 102 * Kernel.BLOCK;
  private static final int ROW_PRODUCT8 = 103 * Kernel.BLOCK;
  private static final int ROW_PRODUCT9 = 104 * Kernel.BLOCK;
  private static final int ROW_PRODUCT10 = 105 * Kernel.BLOCK;
  private static final int ROW_PRODUCT11 = 106 * Kernel.BLOCK;
  private static final int ROW_MOST = 107 * Kernel.BLOCK;
  private static final int ROW_PRODUCT12 = 108 * Kernel.BLOCK;
  private static final int ROW_SUM4 = 109 * Kernel.BLOCK;
  private static final int ROW_PRODUCT13 = 110 * Kernel.BLOCK;
  private static final int ROW_PRODUCT14 = 111 * Kernel.BLOCK;
  private static final int ROW_APART2 = 112 * Kernel.BLOCK;
  private static final int ROW_CHOICE = 113 * Kernel.BLOCK;
  private static final int ROW_MOST2 = 114 * Kernel.BLOCK;
  private static final int ROW_PRODUCT15 = 115 * Kernel.BLOCK;
  private static final int ROW_SQUARE4 = 116 * Kernel.BLOCK;
  private static final int ROW_LENGTH = 117 * Kernel.BLOCK;
  private static final int ROW_SUM5 = 118 * Kernel.BLOCK;
  private static final int ROW_CHOICE2 = 119 * Kernel.BLOCK;
  private static final int ROW_MOST3 = 120 * Kernel.BLOCK;
  private static final int ROW_SQUARE5 = 121 * Kernel.BLOCK;
  private static final int ROW_PART2 = 122 * Kernel.BLOCK;
  private static final int ROW_LENGTH2 = 123 * Kernel.BLOCK;
  private static final int ROW_FORWARD2 = 124 * Kernel.BLOCK;
  private static final int ROW_CHOICE3 = 125 * Kernel.BLOCK;
  private static final int ROW_MOST4 = 126 * Kernel.BLOCK;
  private static final int ROW_SQUARE6 = 127 * Kernel.BLOCK;
  private static final int ROW_SUM6 = 128 * Kernel.BLOCK;
  private static final int ROW_LENGTH3 = 129 * Kernel.BLOCK;
  private static final int ROW_FORWARD3 = 130 * Kernel.BLOCK;
  private static final int ROW_BACKWARD = 131 * Kernel.BLOCK;
  private static final int ROW_CHOICE4 = 132 * Kernel.BLOCK;
  private static final int ROW_MOST5 = 133 * Kernel.BLOCK;
  private static final int ROW_SQUARE7 = 134 * Kernel.BLOCK;
  private static final int ROW_SUM7 = 135 * Kernel.BLOCK;
  private static final int ROW_LENGTH4 = 136 * Kernel.BLOCK;
  private static final int ROW_FORWARD4 = 137 * Kernel.BLOCK;
  private static final int ROW_APART3 = 138 * Kernel.BLOCK;
  private static final int ROW_CHOICE5 = 139 * Kernel.BLOCK;
  private static final int ROW_MOST6 = 140 * Kernel.BLOCK;
  private static final int ROW_SQUARE8 = 141 * Kernel.BLOCK;
  private static final int ROW_LENGTH5 = 142 * Kernel.BLOCK;
  private static final int ROW_FORWARD5 = 143 * Kernel.BLOCK;
  private static final int ROW_CHOICE6 = 144 * Kernel.BLOCK;
  private static final int ROW_OUT_X = 145 * Kernel.BLOCK;
  private static final int ROW_OUT_Y = 146 * Kernel.BLOCK;
  private static final int ROW_OUT_Z = 147 * Kernel.BLOCK;
  private static final int ROW_WAY_X = 148 * Kernel.BLOCK;
  private static final int ROW_WAY_Y = 149 * Kernel.BLOCK;
  private static final int ROW_WAY_Z = 150 * Kernel.BLOCK;
  private static final int ROW_SUM8 = 151 * Kernel.BLOCK;
  private static final int ROW_FORWARD6 = 152 * Kernel.BLOCK;
  private static final int ROW_SUM9 = 153 * Kernel.BLOCK;
  private static final int ROW_SUM10 = 154 * Kernel.BLOCK;
  private static final int ROW_NORMAL_X = 155 * Kernel.BLOCK;
  private static final int ROW_NORMAL_Y = 156 * Kernel.BLOCK;
  private static final int ROW_NORMAL_Z = 157 * Kernel.BLOCK;
  private static final int ROW_GAP = 158 * Kernel.BLOCK;
  private static final int ROW_DEEP = 159 * Kernel.BLOCK;
  private static final int ROW_A = 160 * Kernel.BLOCK;
  private static final int ROW_B = 161 * Kernel.BLOCK;
  private static final int ROW_T0 = 162 * Kernel.BLOCK;
  private static final int ROW_A2 = 163 * Kernel.BLOCK;
  private static final int ROW_B2 = 164 * Kernel.BLOCK;
  private static final int ROW_T1 = 165 * Kernel.BLOCK;
  private static final int ROW_ROUNDING_SQUARED = 166 * Kernel.BLOCK;
  private static final int ROW_LOW_XOR_HIGH_X = 167 * Kernel.BLOCK;
  private static final int ROW_LOW_YOR_HIGH_Y = 168 * Kernel.BLOCK;
  private static final int ROW_LOW_ZOR_HIGH_Z = 169 * Kernel.BLOCK;
  private static final int ROW_T2 = 170 * Kernel.BLOCK;
  private static final int ROW_T3 = 171 * Kernel.BLOCK;
  private static final int ROW_TO_X = 172 * Kernel.BLOCK;
  private static final int ROW_DEPTH = 173 * Kernel.BLOCK;
  private static final int ROW_DEEP0 = 174 * Kernel.BLOCK;
  private static final int ROW_DEPTH2 = 175 * Kernel.BLOCK;
  private static final int ROW_AT0 = 176 * Kernel.BLOCK;
  private static final int ROW_AT1 = 177 * Kernel.BLOCK;
  private static final int ROW_DEPTH_AT0 = 178 * Kernel.BLOCK;
  private static final int ROW_DEPTH_AT1 = 179 * Kernel.BLOCK;
  private static final int ROW_ONE_OR_TWO_OR_CROSS = 180 * Kernel.BLOCK;
  private static final int ROW_SUM11 = 181 * Kernel.BLOCK;
  private static final int ROW_NUMBER0 = 182 * Kernel.BLOCK;
  private static final int ROW_NUMBER1 = 183 * Kernel.BLOCK;
  private static final int ROW_OFF_X0 = 184 * Kernel.BLOCK;
  private static final int ROW_OFF_Y0 = 185 * Kernel.BLOCK;
  private static final int ROW_OFF_Z0 = 186 * Kernel.BLOCK;
  private static final int ROW_PRODUCT16 = 187 * Kernel.BLOCK;
  private static final int ROW_TO = 188 * Kernel.BLOCK;
  private static final int ROW_OFF_X1 = 189 * Kernel.BLOCK;
  private static final int ROW_OFF_Y1 = 190 * Kernel.BLOCK;
  private static final int ROW_OFF_Z1 = 191 * Kernel.BLOCK;
  private static final int ROW_MIDDLE_X = 192 * Kernel.BLOCK;
  private static final int ROW_MIDDLE_Y = 193 * Kernel.BLOCK;
  private static final int ROW_MIDDLE_Z = 194 * Kernel.BLOCK;
  private static final int ROW_W = 195 * Kernel.BLOCK;
  private static final int ROW_PLACE_X0 = 196 * Kernel.BLOCK;
  private static final int ROW_PLACE_Y0 = 197 * Kernel.BLOCK;
  private static final int ROW_SUM12 = 198 * Kernel.BLOCK;
  private static final int ROW_PLACE_Z0 = 199 * Kernel.BLOCK;
  private static final int ROW_TZ2 = 200 * Kernel.BLOCK;
  private static final int ROW_PLACE_X1 = 201 * Kernel.BLOCK;
  private static final int ROW_PLACE_Y1 = 202 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE2 = 203 * Kernel.BLOCK;
  private static final int ROW_PLACE_Z1 = 204 * Kernel.BLOCK;
  private static final int ROW_NX3 = 205 * Kernel.BLOCK;
  private static final int ROW_NY3 = 206 * Kernel.BLOCK;
  private static final int ROW_SUM13 = 207 * Kernel.BLOCK;
  private static final int ROW_NZ3 = 208 * Kernel.BLOCK;
  private static final int ROW_X0 = 209 * Kernel.BLOCK;
  private static final int ROW_Y0 = 210 * Kernel.BLOCK;
  private static final int ROW_Z0 = 211 * Kernel.BLOCK;
  private static final int ROW_DEPTH0 = 212 * Kernel.BLOCK;
  private static final int ROW_X1_3 = 213 * Kernel.BLOCK;
  private static final int ROW_Y1_3 = 214 * Kernel.BLOCK;
  private static final int ROW_Z1_3 = 215 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[216 * Kernel.BLOCK]);

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
      floats5(columns2, from2, floatRows);
      floats6(columns2, from2, floatRows);
      floats7(floatRows);
      floats8(floatRows);
      floats9(floatRows);
      long allRAtLeastZeroBits = floats10(columns1, from1, columns2, from2, floatRows);
      long overlapBits = floats11(columns1, from1, floatRows, bits, allRAtLeastZeroBits, nearBits);
      long backBits = bits[0];
      floats12(columns1, from1, columns2, from2, floatRows, backBits);
      long gxLessZeroBits = floats13(columns2, from2, floatRows, bits);
      long gyLessZeroBits = bits[0];
      long gzLessZeroBits = bits[1];
      floats14(columns2, from2, floatRows);
      floats15(floatRows);
      floats16(floatRows);
      floats17(floatRows, gxLessZeroBits, gyLessZeroBits);
      floats18(floatRows, gzLessZeroBits);
      floats19(columns1, from1, floatRows);
      floats20(floatRows);
      long isWayBits = floats21(floatRows);
      floats22(floatRows, isWayBits);
      floats23(floatRows);
      floats24(floatRows);
      floats25(floatRows);
      long isWayBits2 = floats26(floatRows, bits, gzLessZeroBits);
      long gzGreaterZeroBits = bits[0];
      long nextGreaterZeroBits = bits[1];
      long nextLessZeroBits = bits[2];
      long nextGreaterZeroBits2 = floats27(floatRows, bits, isWayBits2);
      long nextLessZeroBits2 = bits[0];
      floats28(floatRows);
      long isWayBits3 = floats29(floatRows, bits, nextLessZeroBits2, nextGreaterZeroBits2, gxLessZeroBits);
      long gxGreaterZeroBits = bits[0];
      long nextGreaterZeroBits3 = floats30(floatRows, bits, isWayBits3);
      long nextLessZeroBits3 = bits[0];
      floats31(floatRows);
      long isWayBits4 = floats32(floatRows, bits, gyLessZeroBits, nextLessZeroBits3, nextGreaterZeroBits3,
          nextLessZeroBits, nextGreaterZeroBits);
      long gyGreaterZeroBits = bits[0];
      floats33(floatRows, isWayBits4);
      floats34(floatRows);
      long isWayBits5 = floats35(floatRows);
      floats36(floatRows, isWayBits5);
      floats37(floatRows);
      floats38(floatRows);
      floats39(floatRows);
      floats40(floatRows);
      floats41(floatRows);
      floats42(floatRows);
      floats43(floatRows);
      floats44(floatRows);
      long freeXBits = floats45(columns1, from1, floatRows, bits, gxGreaterZeroBits, gyGreaterZeroBits,
          gzGreaterZeroBits);
      long freeYBits = bits[0];
      long freeZBits = bits[1];
      floats46(floatRows, freeXBits, nextGreaterZeroBits3, freeYBits, nextGreaterZeroBits, freeZBits,
          nextGreaterZeroBits2);
      long t0LessT1Bits = floats47(floatRows, bits, freeYBits, freeZBits, freeXBits);
      long notFreeXAndFreeZBits = bits[0];
      long faceBits = bits[1];
      long freeXAndValueAtMostLeastBits = bits[2];
      long notFreeXAndEitherBits = bits[3];
      long isLineBits = floats48(floatRows, freeXAndValueAtMostLeastBits, notFreeXAndEitherBits, faceBits,
          t0LessT1Bits);
      long gapAtLeastMinusRoundingBits = floats49(floatRows, bits, freeXBits, freeYBits, freeZBits,
          notFreeXAndFreeZBits);
      long normalXGreaterZeroBits = bits[0];
      long normalYGreaterZeroBits = bits[1];
      long normalZGreaterZeroBits = bits[2];
      floats50(floatRows, gapAtLeastMinusRoundingBits, freeXBits);
      floats51(columns1, from1, floatRows, freeYBits, freeZBits);
      floats52(columns1, from1, floatRows, freeXBits, freeYBits, freeZBits);
      long firstBits = floats53(floatRows, bits, isLineBits, backBits, normalXGreaterZeroBits, freeXBits,
          normalYGreaterZeroBits, freeYBits, normalZGreaterZeroBits, freeZBits);
      long deepestBits = bits[0];
      long betweenAndFirstBits = bits[1];
      long end1Bits = bits[2];
      floats54(floatRows, end1Bits, backBits);
      floats55(columns1, from1, floatRows, freeXBits, betweenAndFirstBits, freeYBits, freeZBits);
      floats56(columns1, from1, floatRows, end1Bits, freeYBits, freeZBits);
      floats57(columns1, from1, columns2, from2, floatRows);
      floats58(columns2, from2, floatRows);
      long allRAtLeastZeroBits2 = floats59(floatRows, allRAtLeastZeroBits);
      long hits = floats60(columns2, from2, floatRows, bits, firstBits, allRAtLeastZeroBits2);
      long differBits = bits[0];
      long rAtLeastZeroAndEitherBits = floats61(floatRows, bits, firstBits, differBits, hits, overlapBits,
          isLineBits, deepestBits);
      long eitherBits = bits[0];
      floats62(floatRows, results, at, overlapBits, eitherBits, rAtLeastZeroAndEitherBits);
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
      FloatVector z = fromArray(FLOATS, zs, j);
      FLOAT_VECTOR.cast(fromArray(FLOATS, azs, i).lanewise(SUB, z)
          .lanewise(ADD, fromArray(FLOATS, bzs, i).lanewise(SUB, z))).intoArray(floatRows, ROW_SUM + k);
    }
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] azs = columns1[2], bzs = columns1[5], rs = columns1[6];
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long nearBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector mz = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM + k));
      FLOAT_VECTOR.cast(mz).intoArray(floatRows, ROW_MZ + k);
      FloatVector z = fromArray(FLOATS, bzs, i).lanewise(SUB, fromArray(FLOATS, azs, i));
      FLOAT_VECTOR.cast(z).intoArray(floatRows, ROW_Z + k);
      FloatVector hz = ALL_HALF.lanewise(MUL, z);
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ + k);
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
      near = mz.lanewise(ABS).lanewise(SUB, hz.lanewise(ABS)).compare(LE, reach, near);
      nearBits |= near.toLong() << k;
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
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector qw = fromArray(FLOATS, qws, j);
      FloatVector square = qx.lanewise(MUL, qx).lanewise(ADD, qy.lanewise(MUL, qy))
          .lanewise(ADD, qz.lanewise(MUL, qz).lanewise(ADD, qw.lanewise(MUL, qw)));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE + k);
      FloatVector s = ALL_TWO.lanewise(DIV, square);
      FloatVector product = s.lanewise(MUL, qy);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT + k);
      FloatVector product2 = s.lanewise(MUL, qz);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT2 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector tx = product.lanewise(MUL, hz).lanewise(SUB, product2.lanewise(MUL, hy));
      FloatVector product3 = s.lanewise(MUL, qx);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT3 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector ty = product2.lanewise(MUL, hx).lanewise(SUB, product3.lanewise(MUL, hz));
      FloatVector tz = product3.lanewise(MUL, hy).lanewise(SUB, product.lanewise(MUL, hx));
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
    float[] qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HZ + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k))).intoArray(floatRows, ROW_GZ + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT + k);
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY + k);
      FloatVector tx = product.lanewise(MUL, mz).lanewise(SUB, product2.lanewise(MUL, my));
      FLOAT_VECTOR.cast(tx).intoArray(floatRows, ROW_TX + k);
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k);
      FloatVector ty = product2.lanewise(MUL, mx).lanewise(SUB, product3.lanewise(MUL, mz));
      FLOAT_VECTOR.cast(ty).intoArray(floatRows, ROW_TY + k);
      FloatVector tz = product3.lanewise(MUL, my).lanewise(SUB, product.lanewise(MUL, mx));
      FLOAT_VECTOR.cast(tz).intoArray(floatRows, ROW_TZ + k);
      FLOAT_VECTOR.cast(mx.lanewise(ADD, fromArray(FLOATS, qys, j).lanewise(MUL, tz)
          .lanewise(SUB, fromArray(FLOATS, qzs, j).lanewise(MUL, ty))
          .lanewise(SUB, fromArray(FLOATS, qws, j).lanewise(MUL, tx)))).intoArray(floatRows, ROW_M + k);
    }
  }

  private static void floats5(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] halfXs = columns2[3], qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector m = fromArray(FLOATS, floatRows, ROW_M + k);
      FloatVector minusM = m.lanewise(NEG);
      FLOAT_VECTOR.cast(minusM).intoArray(floatRows, ROW_MINUS_M + k);
      // g < 0 ? -m : m
      FLOAT_VECTOR.cast(m.blend(minusM, fromArray(FLOATS, floatRows, ROW_GX + k)
          .compare(LT, ALL_ZERO))).intoArray(floatRows, ROW_X1 + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FloatVector qw = fromArray(FLOATS, qws, j);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FloatVector m2 = fromArray(FLOATS, floatRows, ROW_MY + k)
          .lanewise(ADD, fromArray(FLOATS, qzs, j).lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, qw.lanewise(MUL, ty)));
      FLOAT_VECTOR.cast(m2).intoArray(floatRows, ROW_M2 + k);
      FloatVector minusM2 = m2.lanewise(NEG);
      FLOAT_VECTOR.cast(minusM2).intoArray(floatRows, ROW_MINUS_M2 + k);
      // g < 0 ? -m : m
      FLOAT_VECTOR.cast(m2.blend(minusM2, fromArray(FLOATS, floatRows, ROW_GY + k)
          .compare(LT, ALL_ZERO))).intoArray(floatRows, ROW_Y1 + k);
      FloatVector m3 = fromArray(FLOATS, floatRows, ROW_MZ + k)
          .lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, fromArray(FLOATS, qys, j).lanewise(MUL, tx))
          .lanewise(SUB, qw.lanewise(MUL, tz)));
      FLOAT_VECTOR.cast(m3).intoArray(floatRows, ROW_M3 + k);
      FloatVector minusM3 = m3.lanewise(NEG);
      FLOAT_VECTOR.cast(minusM3).intoArray(floatRows, ROW_MINUS_M3 + k);
      // g < 0 ? -m : m
      FLOAT_VECTOR.cast(m3.blend(minusM3, fromArray(FLOATS, floatRows, ROW_GZ + k)
          .compare(LT, ALL_ZERO))).intoArray(floatRows, ROW_Z1 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, halfXs, j).lanewise(NEG)).intoArray(floatRows, ROW_MINUS_HALF_X + k);
    }
  }

  private static void floats6(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector x1 = fromArray(FLOATS, floatRows, ROW_X1 + k);
      FloatVector nearX = fromArray(FLOATS, floatRows, ROW_MINUS_HALF_X + k).lanewise(SUB, x1);
      FLOAT_VECTOR.cast(nearX).intoArray(floatRows, ROW_NEAR_X + k);
      FloatVector farX = fromArray(FLOATS, halfXs, j).lanewise(SUB, x1);
      FLOAT_VECTOR.cast(farX).intoArray(floatRows, ROW_FAR_X + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_GX + k).lanewise(ABS);
      FLOAT_VECTOR.cast(hx).intoArray(floatRows, ROW_HX2 + k);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector minusHalfY = halfY.lanewise(NEG);
      FLOAT_VECTOR.cast(minusHalfY).intoArray(floatRows, ROW_MINUS_HALF_Y + k);
      FloatVector y1 = fromArray(FLOATS, floatRows, ROW_Y1 + k);
      FloatVector nearY = minusHalfY.lanewise(SUB, y1);
      FLOAT_VECTOR.cast(nearY).intoArray(floatRows, ROW_NEAR_Y + k);
      FloatVector farY = halfY.lanewise(SUB, y1);
      FLOAT_VECTOR.cast(farY).intoArray(floatRows, ROW_FAR_Y + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_GY + k).lanewise(ABS);
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY2 + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector minusHalfZ = halfZ.lanewise(NEG);
      FLOAT_VECTOR.cast(minusHalfZ).intoArray(floatRows, ROW_MINUS_HALF_Z + k);
      FloatVector z1 = fromArray(FLOATS, floatRows, ROW_Z1 + k);
      FloatVector nearZ = minusHalfZ.lanewise(SUB, z1);
      FLOAT_VECTOR.cast(nearZ).intoArray(floatRows, ROW_NEAR_Z + k);
      FloatVector farZ = halfZ.lanewise(SUB, z1);
      FLOAT_VECTOR.cast(farZ).intoArray(floatRows, ROW_FAR_Z + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_GZ + k).lanewise(ABS);
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ2 + k);
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
      FLOAT_VECTOR.cast(hIn2).intoArray(floatRows, ROW_H_IN + k);
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
      FLOAT_VECTOR.cast(hOut2).intoArray(floatRows, ROW_H_OUT + k);
      FLOAT_VECTOR.cast(in2.lanewise(MUL, hIn2).lanewise(ADD, out3.lanewise(MUL, hOut2))).intoArray(floatRows,
          ROW_NUMERATOR + k);
    }
  }

  private static void floats7(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hIn = fromArray(FLOATS, floatRows, ROW_H_IN + k);
      FloatVector hOut = fromArray(FLOATS, floatRows, ROW_H_OUT + k);
      FloatVector denominator = hIn.lanewise(MUL, hIn).lanewise(ADD, hOut.lanewise(MUL, hOut));
      FloatVector numerator = fromArray(FLOATS, floatRows, ROW_NUMERATOR + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS)
          .compare(LT, denominator))).intoArray(floatRows, ROW_BETWEEN + k);
    }
  }

  private static void floats8(float[] floatRows) {
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
      FloatVector numerator = x.lanewise(MUL, hx).lanewise(ADD, y.lanewise(MUL, hy))
          .lanewise(ADD, z.lanewise(MUL, hz));
      FloatVector denominator = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS).compare(LT, denominator));
      FLOAT_VECTOR.cast(t).intoArray(floatRows, ROW_T + k);
      FloatVector p4 = t.lanewise(MUL, hx);
      VectorMask<Float> pGreaterFarX2 = p4.compare(GT, farX);
      // p < near ? p > far ? p : near : p > far ? far : p
      FLOAT_VECTOR.cast(p4.lanewise(SUB, p4.blend(farX, pGreaterFarX2)
          .blend(nearX.blend(p4, pGreaterFarX2), p4.compare(LT, nearX)))).intoArray(floatRows, ROW_DX + k);
    }
  }

  private static void floats9(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T + k);
      FloatVector p = t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY2 + k));
      FloatVector farY = fromArray(FLOATS, floatRows, ROW_FAR_Y + k);
      VectorMask<Float> pGreaterFarY = p.compare(GT, farY);
      FloatVector nearY = fromArray(FLOATS, floatRows, ROW_NEAR_Y + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector dy = p.lanewise(SUB, p.blend(farY, pGreaterFarY)
          .blend(nearY.blend(p, pGreaterFarY), p.compare(LT, nearY)));
      FloatVector p2 = t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ2 + k));
      FloatVector farZ = fromArray(FLOATS, floatRows, ROW_FAR_Z + k);
      VectorMask<Float> pGreaterFarZ = p2.compare(GT, farZ);
      FloatVector nearZ = fromArray(FLOATS, floatRows, ROW_NEAR_Z + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector dz = p2.lanewise(SUB, p2.blend(farZ, pGreaterFarZ)
          .blend(nearZ.blend(p2, pGreaterFarZ), p2.compare(LT, nearZ)));
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(floatRows, ROW_SQUARE2 + k);
    }
  }

  private static long floats10(float[][] columns1, int from1, float[][] columns2, int from2,
      float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6];
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long allRAtLeastZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> allRAtLeastZero = fromArray(FLOATS, rs, i).compare(GE, ALL_ZERO);
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
    }
    return allRAtLeastZeroBits;
  }

  private static long floats11(float[][] columns1, int from1, float[] floatRows, long[] bits,
      long allRAtLeastZeroBits, long nearBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6];
    long overlapBits = 0;
    long backBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector r = fromArray(FLOATS, rs, i);
      FloatVector rSquared = r.lanewise(MUL, r);
      FLOAT_VECTOR.cast(rSquared).intoArray(floatRows, ROW_R_SQUARED + k);
      overlapBits |= fromArray(FLOATS, floatRows, ROW_SQUARE2 + k)
          .compare(LE, rSquared, VectorMask.fromLong(FLOATS, (nearBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (allRAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES))).toLong() << k;
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y + k);
      VectorMask<Float> yIsZeroAndZLessZero = y.compare(EQ, ALL_ZERO);
      yIsZeroAndZLessZero = fromArray(FLOATS, floatRows, ROW_Z + k).compare(LT, ALL_ZERO, yIsZeroAndZLessZero);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X + k);
      VectorMask<Float> xIsZeroAndEither = x
          .compare(EQ, ALL_ZERO, y.compare(LT, ALL_ZERO).or(yIsZeroAndZLessZero));
      backBits |= x.compare(LT, ALL_ZERO).or(xIsZeroAndEither).toLong() << k;
    }
    bits[0] = backBits;
    return overlapBits;
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
      FLOAT_VECTOR.cast(hz.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, qw.lanewise(MUL, tz)))).intoArray(floatRows, ROW_GZ2 + k);
    }
  }

  private static long floats13(float[][] columns2, int from2, float[] floatRows, long[] bits) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long gxLessZeroBits = 0;
    long gyLessZeroBits = 0;
    long gzLessZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector minusHalfX = fromArray(FLOATS, floatRows, ROW_MINUS_HALF_X + k);
      FloatVector m = fromArray(FLOATS, floatRows, ROW_M + k);
      FLOAT_VECTOR.cast(minusHalfX.lanewise(SUB, m)).intoArray(floatRows, ROW_LOW_X + k);
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
      FloatVector x1 = m.blend(fromArray(FLOATS, floatRows, ROW_MINUS_M + k), gxLessZero);
      FLOAT_VECTOR.cast(x1).intoArray(floatRows, ROW_X1_2 + k);
      VectorMask<Float> gyLessZero = fromArray(FLOATS, floatRows, ROW_GY2 + k).compare(LT, ALL_ZERO);
      gyLessZeroBits |= gyLessZero.toLong() << k;
      // g < 0 ? -m : m
      FLOAT_VECTOR.cast(m2.blend(fromArray(FLOATS, floatRows, ROW_MINUS_M2 + k), gyLessZero)).intoArray(
          floatRows, ROW_Y1_2 + k);
      VectorMask<Float> gzLessZero = fromArray(FLOATS, floatRows, ROW_GZ2 + k).compare(LT, ALL_ZERO);
      gzLessZeroBits |= gzLessZero.toLong() << k;
      // g < 0 ? -m : m
      FLOAT_VECTOR.cast(m3.blend(fromArray(FLOATS, floatRows, ROW_MINUS_M3 + k), gzLessZero)).intoArray(
          floatRows, ROW_Z1_2 + k);
      FLOAT_VECTOR.cast(minusHalfX.lanewise(SUB, x1)).intoArray(floatRows, ROW_NEAR_X2 + k);
    }
    bits[0] = gyLessZeroBits;
    bits[1] = gzLessZeroBits;
    return gxLessZeroBits;
  }

  private static void floats14(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector farX = fromArray(FLOATS, halfXs, j).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_X1_2 + k));
      FLOAT_VECTOR.cast(farX).intoArray(floatRows, ROW_FAR_X2 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_GX2 + k).lanewise(ABS);
      FLOAT_VECTOR.cast(hx).intoArray(floatRows, ROW_HX3 + k);
      FloatVector y1 = fromArray(FLOATS, floatRows, ROW_Y1_2 + k);
      FloatVector nearY = fromArray(FLOATS, floatRows, ROW_MINUS_HALF_Y + k).lanewise(SUB, y1);
      FLOAT_VECTOR.cast(nearY).intoArray(floatRows, ROW_NEAR_Y2 + k);
      FloatVector farY = fromArray(FLOATS, halfYs, j).lanewise(SUB, y1);
      FLOAT_VECTOR.cast(farY).intoArray(floatRows, ROW_FAR_Y2 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_GY2 + k).lanewise(ABS);
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY3 + k);
      FloatVector z1 = fromArray(FLOATS, floatRows, ROW_Z1_2 + k);
      FloatVector nearZ = fromArray(FLOATS, floatRows, ROW_MINUS_HALF_Z + k).lanewise(SUB, z1);
      FLOAT_VECTOR.cast(nearZ).intoArray(floatRows, ROW_NEAR_Z2 + k);
      FloatVector farZ = fromArray(FLOATS, halfZs, j).lanewise(SUB, z1);
      FLOAT_VECTOR.cast(farZ).intoArray(floatRows, ROW_FAR_Z2 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_GZ2 + k).lanewise(ABS);
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ3 + k);
      VectorMask<Float> hxGreaterZero = hx.compare(GT, ALL_ZERO);
      // hx > 0 ? nearX : -1
      FloatVector inX = ALL_MINUS_ONE.blend(fromArray(FLOATS, floatRows, ROW_NEAR_X2 + k), hxGreaterZero);
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
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS)
          .compare(LT, denominator))).intoArray(floatRows, ROW_BETWEEN2 + k);
    }
  }

  private static void floats16(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector between = fromArray(FLOATS, floatRows, ROW_BETWEEN2 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX3 + k);
      FloatVector p = between.lanewise(MUL, hx);
      FloatVector farX = fromArray(FLOATS, floatRows, ROW_FAR_X2 + k);
      VectorMask<Float> pGreaterFarX = p.compare(GT, farX);
      FloatVector nearX = fromArray(FLOATS, floatRows, ROW_NEAR_X2 + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector x = p.blend(farX, pGreaterFarX).blend(nearX.blend(p, pGreaterFarX), p.compare(LT, nearX));
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY3 + k);
      FloatVector p2 = between.lanewise(MUL, hy);
      FloatVector farY = fromArray(FLOATS, floatRows, ROW_FAR_Y2 + k);
      VectorMask<Float> pGreaterFarY = p2.compare(GT, farY);
      FloatVector nearY = fromArray(FLOATS, floatRows, ROW_NEAR_Y2 + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector y = p2.blend(farY, pGreaterFarY).blend(nearY.blend(p2, pGreaterFarY), p2.compare(LT, nearY));
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ3 + k);
      FloatVector p3 = between.lanewise(MUL, hz);
      FloatVector farZ = fromArray(FLOATS, floatRows, ROW_FAR_Z2 + k);
      VectorMask<Float> pGreaterFarZ = p3.compare(GT, farZ);
      FloatVector nearZ = fromArray(FLOATS, floatRows, ROW_NEAR_Z2 + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector z = p3.blend(farZ, pGreaterFarZ).blend(nearZ.blend(p3, pGreaterFarZ), p3.compare(LT, nearZ));
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
      FloatVector p2 = nearest.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ3 + k));
      FloatVector farZ = fromArray(FLOATS, floatRows, ROW_FAR_Z2 + k);
      VectorMask<Float> pGreaterFarZ = p2.compare(GT, farZ);
      FloatVector nearZ = fromArray(FLOATS, floatRows, ROW_NEAR_Z2 + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FLOAT_VECTOR.cast(p2.lanewise(SUB, p2.blend(farZ, pGreaterFarZ)
          .blend(nearZ.blend(p2, pGreaterFarZ), p2.compare(LT, nearZ)))).intoArray(floatRows, ROW_OUT2 + k);
    }
  }

  private static void floats18(float[] floatRows, long gzLessZeroBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector out2 = fromArray(FLOATS, floatRows, ROW_OUT2 + k);
      // g < 0 ? -out : out
      FloatVector vz = ALL_ZERO.lanewise(SUB, out2
          .blend(out2.lanewise(NEG), VectorMask.fromLong(FLOATS, (gzLessZeroBits >>> k)
          & WideLanes.FLOAT_LANES)));
      FLOAT_VECTOR.cast(vz).intoArray(floatRows, ROW_VZ + k);
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_VY + k);
      FLOAT_VECTOR.cast(vx.lanewise(MUL, vx).lanewise(ADD, vy.lanewise(MUL, vy))
          .lanewise(ADD, vz.lanewise(MUL, vz)).lanewise(SQRT)).intoArray(floatRows, ROW_APART + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector gxSquared = gx.lanewise(MUL, gx);
      FLOAT_VECTOR.cast(gxSquared).intoArray(floatRows, ROW_GX_SQUARED + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector gySquared = gy.lanewise(MUL, gy);
      FLOAT_VECTOR.cast(gySquared).intoArray(floatRows, ROW_GY_SQUARED + k);
      FloatVector sum = gxSquared.lanewise(ADD, gySquared);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM2 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FloatVector gzSquared = gz.lanewise(MUL, gz);
      FLOAT_VECTOR.cast(gzSquared).intoArray(floatRows, ROW_GZ_SQUARED + k);
      FLOAT_VECTOR.cast(sum.lanewise(ADD, gzSquared)).intoArray(floatRows, ROW_SQUARE3 + k);
    }
  }

  private static void floats19(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] rs = columns1[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector length = fromArray(FLOATS, floatRows, ROW_SQUARE3 + k).lanewise(SQRT);
      FloatVector rounding = ALL_ROUNDING.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_APART + k)
          .lanewise(ADD, length).lanewise(ADD, fromArray(FLOATS, rs, i)));
      FLOAT_VECTOR.cast(rounding).intoArray(floatRows, ROW_ROUNDING + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FLOAT_VECTOR.cast(gz.lanewise(NEG)).intoArray(floatRows, ROW_NEXT + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FLOAT_VECTOR.cast(gx.lanewise(NEG)).intoArray(floatRows, ROW_NEXT2 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
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

  private static void floats20(float[] floatRows) {
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
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT4 + k);
      FloatVector product2 = vz.lanewise(MUL, ALL_ZERO);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT5 + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_VX + k).lanewise(MUL, ALL_ONE)
          .lanewise(ADD, product).lanewise(ADD, product2);
      FLOAT_VECTOR.cast(product3.lanewise(DIV, ALL_ONE)).intoArray(floatRows, ROW_PART + k);
    }
  }

  private static long floats21(float[] floatRows) {
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
      FloatVector product2 = ALL_ZERO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT6 + k);
      FloatVector product3 = ALL_ZERO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k));
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT7 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k))
          .lanewise(ADD, ALL_ZERO).lanewise(ADD, ALL_ZERO)
          .lanewise(SUB, ALL_ONE.lanewise(MUL, gx).lanewise(ADD, product2).lanewise(ADD, product3)
          .lanewise(ABS))).intoArray(floatRows, ROW_FORWARD + k);
      FLOAT_VECTOR.cast(ALL_MINUS_ONE.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k))
          .lanewise(ADD, ALL_ZERO).lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_SUM3 + k);
      FLOAT_VECTOR.cast(ALL_MINUS_ONE.lanewise(MUL, gx)).intoArray(floatRows, ROW_PRODUCT8 + k);
    }
    return isWayBits;
  }

  private static void floats22(float[] floatRows, long isWayBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = ALL_MINUS_ZERO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT9 + k);
      FloatVector product2 = ALL_MINUS_ZERO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT10 + k);
      FloatVector backward = fromArray(FLOATS, floatRows, ROW_SUM3 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT8 + k).lanewise(ADD, product)
          .lanewise(ADD, product2).lanewise(ABS));
      FloatVector product3 = ALL_TWO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ROUNDING + k));
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT11 + k);
      FloatVector forward = fromArray(FLOATS, floatRows, ROW_FORWARD + k);
      // forward >= backward ? forward : backward; isWay ? 0 : 2 * rounding
      FloatVector apart = backward.blend(forward, forward.compare(GE, backward)).lanewise(DIV, ALL_ONE)
          .lanewise(SUB, product3.blend(ALL_ZERO,
          VectorMask.fromLong(FLOATS, (isWayBits >>> k) & WideLanes.FLOAT_LANES)));
      // b > a ? b : a
      FLOAT_VECTOR.cast(ALL_NONE.blend(apart, apart.compare(GT, ALL_NONE))).intoArray(floatRows, ROW_MOST + k);
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      FloatVector product4 = vx.lanewise(MUL, ALL_ZERO);
      FLOAT_VECTOR.cast(product4).intoArray(floatRows, ROW_PRODUCT12 + k);
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_VY + k);
      FloatVector product5 = product4.lanewise(ADD, vy.lanewise(MUL, ALL_ONE))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k));
      FloatVector part = product5.lanewise(DIV, ALL_ONE);
      FloatVector product6 = part.lanewise(MUL, ALL_ZERO);
      FloatVector x = vx.lanewise(SUB, product6);
      FloatVector y = vy.lanewise(SUB, part.lanewise(MUL, ALL_ONE));
      FloatVector z = fromArray(FLOATS, floatRows, ROW_VZ + k).lanewise(SUB, product6);
      FLOAT_VECTOR.cast(x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z))).intoArray(floatRows, ROW_SUM4 + k);
    }
  }

  private static void floats23(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> isWay = fromArray(FLOATS, floatRows, ROW_SUM4 + k).lanewise(SQRT)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_ROUNDING + k));
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector product = ALL_ZERO.lanewise(MUL, gx);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT13 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector forward = ALL_ZERO.lanewise(ADD, ALL_ONE
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k))).lanewise(ADD, ALL_ZERO)
          .lanewise(SUB, product.lanewise(ADD, ALL_ONE.lanewise(MUL, gy))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k)).lanewise(ABS));
      FloatVector product2 = ALL_MINUS_ZERO.lanewise(MUL, gx);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT14 + k);
      FloatVector backward = ALL_ZERO.lanewise(ADD, ALL_MINUS_ONE
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k))).lanewise(ADD, ALL_ZERO)
          .lanewise(SUB, product2.lanewise(ADD, ALL_MINUS_ONE.lanewise(MUL, gy))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k)).lanewise(ABS));
      // forward >= backward ? forward : backward; isWay ? 0 : 2 * rounding
      FLOAT_VECTOR.cast(backward.blend(forward, forward.compare(GE, backward)).lanewise(DIV, ALL_ONE)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k).blend(ALL_ZERO, isWay))).intoArray(
          floatRows, ROW_APART2 + k);
    }
  }

  private static void floats24(float[] floatRows) {
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
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT6 + k))
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

  private static void floats25(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT12 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_VY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_VZ + k).lanewise(MUL, next))).intoArray(floatRows,
          ROW_PRODUCT15 + k);
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GZ_SQUARED + k))
          .lanewise(ADD, next.lanewise(MUL, next))).intoArray(floatRows, ROW_SQUARE4 + k);
    }
  }

  private static long floats26(float[] floatRows, long[] bits, long gzLessZeroBits) {
    if (floatRows == null) {
      return 0;
    }
    long isWayBits = 0;
    long gzGreaterZeroBits = 0;
    long nextGreaterZeroBits = 0;
    long nextLessZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE4 + k);
      // square > 0 ? product / square : 0
      FloatVector part = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT15 + k).lanewise(DIV, square),
          square.compare(GT, ALL_ZERO));
      FloatVector x = fromArray(FLOATS, floatRows, ROW_VX + k).lanewise(SUB, part.lanewise(MUL, ALL_ZERO));
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_VY + k).lanewise(SUB, part.lanewise(MUL, gz));
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT3 + k);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_VZ + k).lanewise(SUB, part.lanewise(MUL, next));
      isWayBits |= x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y)).lanewise(ADD, z.lanewise(MUL, z))
          .lanewise(SQRT).compare(LE, fromArray(FLOATS, floatRows, ROW_ROUNDING + k)).toLong() << k;
      FLOAT_VECTOR.cast(square.lanewise(SQRT)).intoArray(floatRows, ROW_LENGTH + k);
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
          nextGreaterZero))).intoArray(floatRows, ROW_SUM5 + k);
    }
    bits[0] = gzGreaterZeroBits;
    bits[1] = nextGreaterZeroBits;
    bits[2] = nextLessZeroBits;
    return isWayBits;
  }

  private static long floats27(float[] floatRows, long[] bits, long isWayBits) {
    if (floatRows == null) {
      return 0;
    }
    long nextGreaterZeroBits = 0;
    long nextLessZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT3 + k);
      FloatVector forward = fromArray(FLOATS, floatRows, ROW_SUM5 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT13 + k).lanewise(ADD, gz.lanewise(MUL, gy))
          .lanewise(ADD, next.lanewise(MUL, gz)).lanewise(ABS));
      FloatVector nz = next.lanewise(NEG);
      FloatVector next2 = fromArray(FLOATS, floatRows, ROW_NEXT + k);
      VectorMask<Float> nextGreaterZero = next2.compare(GT, ALL_ZERO);
      nextGreaterZeroBits |= nextGreaterZero.toLong() << k;
      VectorMask<Float> nextLessZero = next2.compare(LT, ALL_ZERO);
      nextLessZeroBits |= nextLessZero.toLong() << k;
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FloatVector backward = ALL_ZERO.lanewise(ADD, ALL_ZERO
          .blend(next2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k)), nextLessZero)
          .blend(next2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k)), nextGreaterZero))
          .lanewise(ADD, ALL_ZERO.blend(nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z + k)), nz
          .compare(LT, ALL_ZERO)).blend(nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z + k)), nz
          .compare(GT, ALL_ZERO))).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT14 + k)
          .lanewise(ADD, next2.lanewise(MUL, gy)).lanewise(ADD, nz.lanewise(MUL, gz)).lanewise(ABS));
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH + k);
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

  private static void floats28(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_VX + k).lanewise(MUL, next)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_VZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX2 + k)));
      FloatVector square = next.lanewise(MUL, next).lanewise(ADD, ALL_ZERO)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GX_SQUARED + k));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE5 + k);
      // square > 0 ? product / square : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(product.lanewise(DIV, square), square.compare(GT, ALL_ZERO))).intoArray(
          floatRows, ROW_PART2 + k);
    }
  }

  private static long floats29(float[] floatRows, long[] bits, long nextLessZeroBits, long nextGreaterZeroBits,
      long gxLessZeroBits) {
    if (floatRows == null) {
      return 0;
    }
    long isWayBits = 0;
    long gxGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector part = fromArray(FLOATS, floatRows, ROW_PART2 + k);
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_VX + k).lanewise(SUB, part.lanewise(MUL, next));
      FloatVector y = fromArray(FLOATS, floatRows, ROW_VY + k).lanewise(SUB, part.lanewise(MUL, ALL_ZERO));
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_VZ + k).lanewise(SUB, part.lanewise(MUL, gx));
      isWayBits |= x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y)).lanewise(ADD, z.lanewise(MUL, z))
          .lanewise(SQRT).compare(LE, fromArray(FLOATS, floatRows, ROW_ROUNDING + k)).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SQUARE5 + k).lanewise(SQRT)).intoArray(floatRows,
          ROW_LENGTH2 + k);
      VectorMask<Float> gxGreaterZero = gx.compare(GT, ALL_ZERO);
      gxGreaterZeroBits |= gxGreaterZero.toLong() << k;
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(next.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k)),
          VectorMask.fromLong(FLOATS, (nextLessZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(next.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k)),
          VectorMask.fromLong(FLOATS, (nextGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(ADD, ALL_ZERO).lanewise(ADD, ALL_ZERO
          .blend(gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z + k)),
          VectorMask.fromLong(FLOATS, (gxLessZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z + k)), gxGreaterZero))
          .lanewise(SUB, next.lanewise(MUL, gx).lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT6 + k))
          .lanewise(ADD, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k))).lanewise(ABS))).intoArray(
          floatRows, ROW_FORWARD2 + k);
    }
    bits[0] = gxGreaterZeroBits;
    return isWayBits;
  }

  private static long floats30(float[] floatRows, long[] bits, long isWayBits) {
    if (floatRows == null) {
      return 0;
    }
    long nextGreaterZeroBits = 0;
    long nextLessZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NEXT + k).lanewise(NEG);
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT2 + k);
      VectorMask<Float> nextGreaterZero = next.compare(GT, ALL_ZERO);
      nextGreaterZeroBits |= nextGreaterZero.toLong() << k;
      VectorMask<Float> nextLessZero = next.compare(LT, ALL_ZERO);
      nextLessZeroBits |= nextLessZero.toLong() << k;
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FloatVector backward = ALL_ZERO.blend(nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k)), nx
          .compare(LT, ALL_ZERO)).blend(nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k)), nx
          .compare(GT, ALL_ZERO)).lanewise(ADD, ALL_ZERO)
          .lanewise(ADD, ALL_ZERO.blend(next.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z + k)),
          nextLessZero).blend(next.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z + k)),
          nextGreaterZero)).lanewise(SUB, nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k))
          .lanewise(ADD, next.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k))).lanewise(ABS));
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH2 + k);
      FloatVector forward = fromArray(FLOATS, floatRows, ROW_FORWARD2 + k);
      // length > 0 ? (forward >= backward ? forward : backward) / length : Contact.NONE; isWay ? 0 : 2 *
      // rounding
      FloatVector apart = ALL_NONE.blend(backward.blend(forward, forward.compare(GE, backward))
          .lanewise(DIV, length), length.compare(GT, ALL_ZERO))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (isWayBits >>> k) & WideLanes.FLOAT_LANES)));
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST3 + k);
      VectorMask<Float> apartGreaterMost = apart.compare(GT, most);
      // apart > most ? k : choice
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CHOICE2 + k)
          .blend(ALL_C4_00, apartGreaterMost)).intoArray(floatRows, ROW_CHOICE3 + k);
      // b > a ? b : a
      FLOAT_VECTOR.cast(most.blend(apart, apartGreaterMost)).intoArray(floatRows, ROW_MOST4 + k);
    }
    bits[0] = nextLessZeroBits;
    return nextGreaterZeroBits;
  }

  private static void floats31(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_VY + k);
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT2 + k);
      FloatVector product = vx.lanewise(MUL, gy).lanewise(ADD, vy.lanewise(MUL, next))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k));
      FloatVector square = fromArray(FLOATS, floatRows, ROW_GY_SQUARED + k)
          .lanewise(ADD, next.lanewise(MUL, next)).lanewise(ADD, ALL_ZERO);
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE6 + k);
      // square > 0 ? product / square : 0
      FloatVector part = ALL_ZERO.blend(product.lanewise(DIV, square), square.compare(GT, ALL_ZERO));
      FloatVector x = vx.lanewise(SUB, part.lanewise(MUL, gy));
      FloatVector y = vy.lanewise(SUB, part.lanewise(MUL, next));
      FloatVector z = fromArray(FLOATS, floatRows, ROW_VZ + k).lanewise(SUB, part.lanewise(MUL, ALL_ZERO));
      FLOAT_VECTOR.cast(x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z))).intoArray(floatRows, ROW_SUM6 + k);
    }
  }

  private static long floats32(float[] floatRows, long[] bits, long gyLessZeroBits, long nextLessZeroBits,
      long nextGreaterZeroBits, long nextLessZeroBits2, long nextGreaterZeroBits2) {
    if (floatRows == null) {
      return 0;
    }
    long isWayBits = 0;
    long gyGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      isWayBits |= fromArray(FLOATS, floatRows, ROW_SUM6 + k).lanewise(SQRT)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_ROUNDING + k)).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SQUARE6 + k).lanewise(SQRT)).intoArray(floatRows,
          ROW_LENGTH3 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      VectorMask<Float> gyGreaterZero = gy.compare(GT, ALL_ZERO);
      gyGreaterZeroBits |= gyGreaterZero.toLong() << k;
      FloatVector lowX = fromArray(FLOATS, floatRows, ROW_LOW_X + k);
      FloatVector highX = fromArray(FLOATS, floatRows, ROW_HIGH_X + k);
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT2 + k);
      FloatVector lowY = fromArray(FLOATS, floatRows, ROW_LOW_Y + k);
      FloatVector highY = fromArray(FLOATS, floatRows, ROW_HIGH_Y + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(gy.lanewise(MUL, highX),
          VectorMask.fromLong(FLOATS, (gyLessZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(gy.lanewise(MUL, lowX), gyGreaterZero)
          .lanewise(ADD, ALL_ZERO.blend(next.lanewise(MUL, highY),
          VectorMask.fromLong(FLOATS, (nextLessZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(next.lanewise(MUL, lowY), VectorMask.fromLong(FLOATS, (nextGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES))).lanewise(ADD, ALL_ZERO)
          .lanewise(SUB, gy.lanewise(MUL, gx).lanewise(ADD, next.lanewise(MUL, gy))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k)).lanewise(ABS))).intoArray(floatRows,
          ROW_FORWARD3 + k);
      FloatVector ny = next.lanewise(NEG);
      FloatVector next2 = fromArray(FLOATS, floatRows, ROW_NEXT3 + k);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(next2.lanewise(MUL, highX),
          VectorMask.fromLong(FLOATS, (nextLessZeroBits2 >>> k) & WideLanes.FLOAT_LANES))
          .blend(next2.lanewise(MUL, lowX), VectorMask.fromLong(FLOATS, (nextGreaterZeroBits2 >>> k)
          & WideLanes.FLOAT_LANES)).lanewise(ADD, ALL_ZERO
          .blend(ny.lanewise(MUL, highY), ny.compare(LT, ALL_ZERO))
          .blend(ny.lanewise(MUL, lowY), ny.compare(GT, ALL_ZERO))).lanewise(ADD, ALL_ZERO)
          .lanewise(SUB, next2.lanewise(MUL, gx).lanewise(ADD, ny.lanewise(MUL, gy))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k)).lanewise(ABS))).intoArray(floatRows,
          ROW_BACKWARD + k);
    }
    bits[0] = gyGreaterZeroBits;
    return isWayBits;
  }

  private static void floats33(float[] floatRows, long isWayBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH3 + k);
      FloatVector forward = fromArray(FLOATS, floatRows, ROW_FORWARD3 + k);
      FloatVector backward = fromArray(FLOATS, floatRows, ROW_BACKWARD + k);
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

  private static void floats34(float[] floatRows) {
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
          .lanewise(ADD, z.lanewise(MUL, z))).intoArray(floatRows, ROW_SUM7 + k);
    }
  }

  private static long floats35(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long isWayBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      isWayBits |= fromArray(FLOATS, floatRows, ROW_SUM7 + k).lanewise(SQRT)
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
          floatRows, ROW_FORWARD4 + k);
    }
    return isWayBits;
  }

  private static void floats36(float[] floatRows, long isWayBits) {
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
      FloatVector forward = fromArray(FLOATS, floatRows, ROW_FORWARD4 + k);
      // length > 0 ? (forward >= backward ? forward : backward) / length : Contact.NONE; isWay ? 0 : 2 *
      // rounding
      FLOAT_VECTOR.cast(ALL_NONE.blend(backward.blend(forward, forward.compare(GE, backward))
          .lanewise(DIV, length), length.compare(GT, ALL_ZERO))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (isWayBits >>> k) & WideLanes.FLOAT_LANES)))).intoArray(
          floatRows, ROW_APART3 + k);
    }
  }

  private static void floats37(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector apart = fromArray(FLOATS, floatRows, ROW_APART3 + k);
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST5 + k);
      VectorMask<Float> apartGreaterMost = apart.compare(GT, most);
      // apart > most ? k : choice
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CHOICE4 + k)
          .blend(ALL_BESIDE, apartGreaterMost)).intoArray(floatRows, ROW_CHOICE5 + k);
      // b > a ? b : a
      FLOAT_VECTOR.cast(most.blend(apart, apartGreaterMost)).intoArray(floatRows, ROW_MOST6 + k);
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX + k);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY2 + k);
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ2 + k);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz))).intoArray(floatRows, ROW_SQUARE8 + k);
    }
  }

  private static void floats38(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SQUARE8 + k).lanewise(SQRT)).intoArray(floatRows,
          ROW_LENGTH5 + k);
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX + k);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY2 + k);
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ2 + k);
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
          floatRows, ROW_FORWARD5 + k);
    }
  }

  private static void floats39(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX + k).lanewise(NEG);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY2 + k).lanewise(NEG);
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ2 + k).lanewise(NEG);
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
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH5 + k);
      FloatVector forward = fromArray(FLOATS, floatRows, ROW_FORWARD5 + k);
      // length > 0 ? (forward >= backward ? forward : backward) / length : Contact.NONE
      FloatVector apart = ALL_NONE.blend(backward.blend(forward, forward.compare(GE, backward))
          .lanewise(DIV, length), length.compare(GT, ALL_ZERO)).lanewise(SUB, ALL_ZERO);
      // apart > most ? k : choice
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CHOICE5 + k)
          .blend(ALL_WAY, apart.compare(GT, fromArray(FLOATS, floatRows, ROW_MOST6 + k)))).intoArray(floatRows,
          ROW_CHOICE6 + k);
    }
  }

  private static void floats40(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector choice = fromArray(FLOATS, floatRows, ROW_CHOICE6 + k);
      VectorMask<Float> isNext = choice.compare(EQ, ALL_C4_00);
      VectorMask<Float> isLast = choice.compare(EQ, ALL_C5_00);
      VectorMask<Float> choiceIsWay = choice.compare(EQ, ALL_WAY);
      VectorMask<Float> choiceIsBeside = choice.compare(EQ, ALL_BESIDE);
      // choice == WAY ? sure(v, rounding) : choice == BESIDE ? SegmentContact.beside(axis, vx, vy, vz,
      // FaceFrame.along(0, gx, gy, gz), FaceFrame.along(1, gx, gy, gz), FaceFrame.along(2, gx, gy, gz)) :
      // isNext ? next : isLast ? last : choice == axis ? 1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, choice.compare(EQ, ALL_ZERO))
          .blend(fromArray(FLOATS, floatRows, ROW_GY2 + k), isLast)
          .blend(fromArray(FLOATS, floatRows, ROW_NEXT + k), isNext)
          .blend(fromArray(FLOATS, floatRows, ROW_NX2 + k), choiceIsBeside)
          .blend(fromArray(FLOATS, floatRows, ROW_NX + k), choiceIsWay)).intoArray(floatRows, ROW_OUT_X + k);
      VectorMask<Float> isLast2 = choice.compare(EQ, ALL_CROSS);
      // choice == WAY ? sure(v, rounding) : choice == BESIDE ? SegmentContact.beside(axis, vx, vy, vz,
      // FaceFrame.along(0, gx, gy, gz), FaceFrame.along(1, gx, gy, gz), FaceFrame.along(2, gx, gy, gz)) :
      // isNext ? next : isLast ? last : choice == axis ? 1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, choice.compare(EQ, ALL_ONE))
          .blend(fromArray(FLOATS, floatRows, ROW_GZ2 + k), isLast2)
          .blend(fromArray(FLOATS, floatRows, ROW_NEXT2 + k), isLast)
          .blend(fromArray(FLOATS, floatRows, ROW_NY + k), choiceIsBeside)
          .blend(fromArray(FLOATS, floatRows, ROW_NY2 + k), choiceIsWay)).intoArray(floatRows, ROW_OUT_Y + k);
      // choice == WAY ? sure(v, rounding) : choice == BESIDE ? SegmentContact.beside(axis, vx, vy, vz,
      // FaceFrame.along(0, gx, gy, gz), FaceFrame.along(1, gx, gy, gz), FaceFrame.along(2, gx, gy, gz)) :
      // isNext ? next : isLast ? last : choice == axis ? 1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, choice.compare(EQ, ALL_TWO))
          .blend(fromArray(FLOATS, floatRows, ROW_GX2 + k), isNext)
          .blend(fromArray(FLOATS, floatRows, ROW_NEXT3 + k), isLast2)
          .blend(fromArray(FLOATS, floatRows, ROW_NZ + k), choiceIsBeside)
          .blend(fromArray(FLOATS, floatRows, ROW_NZ2 + k), choiceIsWay)).intoArray(floatRows, ROW_OUT_Z + k);
    }
  }

  private static void floats41(float[] floatRows) {
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

  private static void floats42(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector wayX = fromArray(FLOATS, floatRows, ROW_WAY_X + k);
      FloatVector wayY = fromArray(FLOATS, floatRows, ROW_WAY_Y + k);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(wayX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k)), wayX
          .compare(LT, ALL_ZERO)).blend(wayX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k)), wayX
          .compare(GT, ALL_ZERO)).lanewise(ADD, ALL_ZERO
          .blend(wayY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k)), wayY.compare(LT, ALL_ZERO))
          .blend(wayY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k)), wayY
          .compare(GT, ALL_ZERO)))).intoArray(floatRows, ROW_SUM8 + k);
    }
  }

  private static void floats43(float[] floatRows) {
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
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM8 + k)
          .lanewise(ADD, ALL_ZERO.blend(wayZ.lanewise(MUL, highZ), wayZ.compare(LT, ALL_ZERO))
          .blend(wayZ.lanewise(MUL, lowZ), wayZ.compare(GT, ALL_ZERO)))
          .lanewise(SUB, wayX.lanewise(MUL, gx).lanewise(ADD, wayY.lanewise(MUL, gy))
          .lanewise(ADD, wayZ.lanewise(MUL, gz)).lanewise(ABS))).intoArray(floatRows, ROW_FORWARD6 + k);
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
          .blend(nz.lanewise(MUL, lowZ), nz.compare(GT, ALL_ZERO)))).intoArray(floatRows, ROW_SUM9 + k);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, gx).lanewise(ADD, ny.lanewise(MUL, gy))
          .lanewise(ADD, nz.lanewise(MUL, gz))).intoArray(floatRows, ROW_SUM10 + k);
    }
  }

  private static void floats44(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector backward = fromArray(FLOATS, floatRows, ROW_SUM9 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_SUM10 + k).lanewise(ABS));
      FloatVector forward = fromArray(FLOATS, floatRows, ROW_FORWARD6 + k);
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

  private static long floats45(float[][] columns1, int from1, float[] floatRows, long[] bits,
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
      FLOAT_VECTOR.cast(least.blend(b2, b2.compare(GT, least))).intoArray(floatRows, ROW_A + k);
      FloatVector normalZ = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k);
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z + k);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z + k);
      VectorMask<Float> freeZ = normalZ.compare(EQ, ALL_ZERO)
          .or(normalZ.lanewise(ABS).lanewise(MUL, highZ.lanewise(SUB, lowZ).lanewise(ADD, quotient))
          .compare(LE, rounding));
      freeZBits |= freeZ.toLong() << k;
      VectorMask<Float> freeZAndHzGreaterRounding = fromArray(FLOATS, floatRows, ROW_HZ3 + k)
          .compare(GT, rounding, freeZ);
      // isFree(n, low, high, rounding) && Math.abs(g) > rounding ? (g > 0 ? low : high) / g :
      // Float.NEGATIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_NONE.blend(highZ
          .blend(lowZ, VectorMask.fromLong(FLOATS, (gzGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_GZ2 + k)), freeZAndHzGreaterRounding)).intoArray(
          floatRows, ROW_B + k);
    }
    bits[0] = freeYBits;
    bits[1] = freeZBits;
    return freeXBits;
  }

  private static void floats46(float[] floatRows, long freeXBits, long nextGreaterZeroBits, long freeYBits,
      long nextGreaterZeroBits2, long freeZBits, long nextGreaterZeroBits3) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B + k);
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A + k);
      // b > a ? b : a
      FLOAT_VECTOR.cast(a.blend(b, b.compare(GT, a))).intoArray(floatRows, ROW_T0 + k);
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT2 + k);
      FloatVector rounding = fromArray(FLOATS, floatRows, ROW_ROUNDING + k);
      VectorMask<Float> freeXAndValueGreaterRounding = next.lanewise(ABS)
          .compare(GT, rounding, VectorMask.fromLong(FLOATS, (freeXBits >>> k) & WideLanes.FLOAT_LANES));
      // isFree(n, low, high, rounding) && Math.abs(g) > rounding ? (g > 0 ? low : high) / g :
      // Float.NEGATIVE_INFINITY
      FloatVector b2 = ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_HIGH_X + k)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_X + k),
          VectorMask.fromLong(FLOATS, (nextGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(DIV, next), freeXAndValueGreaterRounding);
      // b > a ? b : a
      FloatVector least = ALL_MINUS_ONE.blend(b2, b2.compare(GT, ALL_MINUS_ONE));
      FloatVector next2 = fromArray(FLOATS, floatRows, ROW_NEXT3 + k);
      VectorMask<Float> freeYAndValueGreaterRounding = next2.lanewise(ABS)
          .compare(GT, rounding, VectorMask.fromLong(FLOATS, (freeYBits >>> k) & WideLanes.FLOAT_LANES));
      // isFree(n, low, high, rounding) && Math.abs(g) > rounding ? (g > 0 ? low : high) / g :
      // Float.NEGATIVE_INFINITY
      FloatVector b3 = ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_HIGH_Y + k)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_Y + k),
          VectorMask.fromLong(FLOATS, (nextGreaterZeroBits2 >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(DIV, next2), freeYAndValueGreaterRounding);
      // b > a ? b : a
      FLOAT_VECTOR.cast(least.blend(b3, b3.compare(GT, least))).intoArray(floatRows, ROW_A2 + k);
      FloatVector next3 = fromArray(FLOATS, floatRows, ROW_NEXT + k);
      VectorMask<Float> freeZAndValueGreaterRounding = next3.lanewise(ABS)
          .compare(GT, rounding, VectorMask.fromLong(FLOATS, (freeZBits >>> k) & WideLanes.FLOAT_LANES));
      // isFree(n, low, high, rounding) && Math.abs(g) > rounding ? (g > 0 ? low : high) / g :
      // Float.NEGATIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_HIGH_Z + k)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_Z + k),
          VectorMask.fromLong(FLOATS, (nextGreaterZeroBits3 >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(DIV, next3), freeZAndValueGreaterRounding)).intoArray(floatRows, ROW_B2 + k);
    }
  }

  private static long floats47(float[] floatRows, long[] bits, long freeYBits, long freeZBits, long freeXBits) {
    if (floatRows == null) {
      return 0;
    }
    long t0LessT1Bits = 0;
    long notFreeXAndFreeZBits = 0;
    long faceBits = 0;
    long freeXAndValueAtMostLeastBits = 0;
    long notFreeXAndEitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B2 + k);
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A2 + k);
      // b > a ? b : a
      FloatVector t1 = a.blend(b, b.compare(GT, a)).lanewise(NEG);
      FLOAT_VECTOR.cast(t1).intoArray(floatRows, ROW_T1 + k);
      t0LessT1Bits |= fromArray(FLOATS, floatRows, ROW_T0 + k).compare(LT, t1).toLong() << k;
      FloatVector least = ALL_PARALLEL.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SQUARE3 + k));
      VectorMask<Float> freeZ = VectorMask.fromLong(FLOATS, (freeZBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> notFreeZ = freeZ.not();
      VectorMask<Float> freeX = VectorMask.fromLong(FLOATS, (freeXBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> freeY = VectorMask.fromLong(FLOATS, (freeYBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> freeXAndOneOf = freeX.and(freeY.xor(freeZ));
      VectorMask<Float> notFreeX = freeX.not();
      VectorMask<Float> notFreeXAndFreeZ = notFreeX.and(freeY).and(freeZ);
      notFreeXAndFreeZBits |= notFreeXAndFreeZ.toLong() << k;
      faceBits |= freeXAndOneOf.or(notFreeXAndFreeZ).toLong() << k;
      VectorMask<Float> notFreeY = freeY.not();
      FloatVector gzSquared = fromArray(FLOATS, floatRows, ROW_GZ_SQUARED + k);
      VectorMask<Float> freeYAndValueAtMostLeast = gzSquared
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GX_SQUARED + k))
          .compare(LE, least, freeY.and(notFreeZ));
      VectorMask<Float> notFreeYAndValueAtMostLeast = fromArray(FLOATS, floatRows, ROW_SUM2 + k)
          .compare(LE, least, notFreeY.and(freeZ));
      freeXAndValueAtMostLeastBits |= fromArray(FLOATS, floatRows, ROW_GY_SQUARED + k).lanewise(ADD, gzSquared)
          .compare(LE, least, freeX.and(notFreeY).and(notFreeZ)).toLong() << k;
      notFreeXAndEitherBits |= notFreeX.and(freeYAndValueAtMostLeast.or(notFreeYAndValueAtMostLeast)).toLong(
          ) << k;
    }
    bits[0] = notFreeXAndFreeZBits;
    bits[1] = faceBits;
    bits[2] = freeXAndValueAtMostLeastBits;
    bits[3] = notFreeXAndEitherBits;
    return t0LessT1Bits;
  }

  private static long floats48(float[] floatRows, long freeXAndValueAtMostLeastBits,
      long notFreeXAndEitherBits, long faceBits, long t0LessT1Bits) {
    if (floatRows == null) {
      return 0;
    }
    long isLineBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> edge = VectorMask.fromLong(FLOATS, (freeXAndValueAtMostLeastBits >>> k)
          & WideLanes.FLOAT_LANES).or(VectorMask.fromLong(FLOATS, (notFreeXAndEitherBits >>> k)
          & WideLanes.FLOAT_LANES));
      FloatVector rounding = fromArray(FLOATS, floatRows, ROW_ROUNDING + k);
      FloatVector roundingSquared = rounding.lanewise(MUL, rounding);
      FLOAT_VECTOR.cast(roundingSquared).intoArray(floatRows, ROW_ROUNDING_SQUARED + k);
      isLineBits |= fromArray(FLOATS, floatRows, ROW_SQUARE3 + k)
          .compare(GT, roundingSquared, VectorMask.fromLong(FLOATS, (t0LessT1Bits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (faceBits >>> k) & WideLanes.FLOAT_LANES)
          .or(edge))).toLong() << k;
    }
    return isLineBits;
  }

  private static long floats49(float[] floatRows, long[] bits, long freeXBits, long freeYBits, long freeZBits,
      long notFreeXAndFreeZBits) {
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
      FloatVector normalX = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k);
      VectorMask<Float> normalXGreaterZero = normalX.compare(GT, ALL_ZERO);
      normalXGreaterZeroBits |= normalXGreaterZero.toLong() << k;
      // n > 0 ? low : high
      FloatVector lowXOrHighX = fromArray(FLOATS, floatRows, ROW_HIGH_X + k)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_X + k), normalXGreaterZero);
      FLOAT_VECTOR.cast(lowXOrHighX).intoArray(floatRows, ROW_LOW_XOR_HIGH_X + k);
      VectorMask<Float> freeX = VectorMask.fromLong(FLOATS, (freeXBits >>> k) & WideLanes.FLOAT_LANES);
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector cx = lowXOrHighX.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT13 + k))
          .blend(ALL_ZERO, freeX);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      // freeX ? 0 : gx
      FloatVector ix = gx.blend(ALL_ZERO, freeX);
      FloatVector normalY = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k);
      VectorMask<Float> normalYGreaterZero = normalY.compare(GT, ALL_ZERO);
      normalYGreaterZeroBits |= normalYGreaterZero.toLong() << k;
      // n > 0 ? low : high
      FloatVector lowYOrHighY = fromArray(FLOATS, floatRows, ROW_HIGH_Y + k)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_Y + k), normalYGreaterZero);
      FLOAT_VECTOR.cast(lowYOrHighY).intoArray(floatRows, ROW_LOW_YOR_HIGH_Y + k);
      VectorMask<Float> freeY = VectorMask.fromLong(FLOATS, (freeYBits >>> k) & WideLanes.FLOAT_LANES);
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector cy = lowYOrHighY.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT6 + k))
          .blend(ALL_ZERO, freeY);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      // freeY ? 0 : gy
      FloatVector iy = gy.blend(ALL_ZERO, freeY);
      FloatVector normalZ = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k);
      VectorMask<Float> normalZGreaterZero = normalZ.compare(GT, ALL_ZERO);
      normalZGreaterZeroBits |= normalZGreaterZero.toLong() << k;
      // n > 0 ? low : high
      FloatVector lowZOrHighZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z + k)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_Z + k), normalZGreaterZero);
      FLOAT_VECTOR.cast(lowZOrHighZ).intoArray(floatRows, ROW_LOW_ZOR_HIGH_Z + k);
      VectorMask<Float> freeZ = VectorMask.fromLong(FLOATS, (freeZBits >>> k) & WideLanes.FLOAT_LANES);
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector cz = lowZOrHighZ.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k))
          .blend(ALL_ZERO, freeZ);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      // freeZ ? 0 : gz
      FloatVector iz = gz.blend(ALL_ZERO, freeZ);
      VectorMask<Float> freeXAndEither = freeX.and(freeY.or(freeZ));
      VectorMask<Float> face = freeXAndEither
          .or(VectorMask.fromLong(FLOATS, (notFreeXAndFreeZBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector rises = normalX.lanewise(MUL, gx).lanewise(ADD, normalY.lanewise(MUL, gy))
          .lanewise(ADD, normalZ.lanewise(MUL, gz));
      FloatVector product = ix.lanewise(MUL, cx).lanewise(ADD, iy.lanewise(MUL, cy))
          .lanewise(ADD, iz.lanewise(MUL, cz));
      FloatVector square = ix.lanewise(MUL, ix).lanewise(ADD, iy.lanewise(MUL, iy))
          .lanewise(ADD, iz.lanewise(MUL, iz));
      // square > 0 ? product / square : 0; face ? rises > 0 ? 1 : rises < 0 ? -1 : 0 :
      // Contact.along(RoundedHull.dot(ix, iy, iz, cx, cy, cz), Segment.square(ix, iy, iz))
      FLOAT_VECTOR.cast(ALL_ZERO.blend(product.lanewise(DIV, square), square.compare(GT, ALL_ZERO))
          .blend(ALL_ZERO.blend(ALL_MINUS_ONE, rises.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, rises.compare(GT, ALL_ZERO)), face)).intoArray(floatRows, ROW_T2 + k);
    }
    bits[0] = normalXGreaterZeroBits;
    bits[1] = normalYGreaterZeroBits;
    bits[2] = normalZGreaterZeroBits;
    return gapAtLeastMinusRoundingBits;
  }

  private static void floats50(float[] floatRows, long gapAtLeastMinusRoundingBits, long freeXBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T2 + k);
      FloatVector t1 = fromArray(FLOATS, floatRows, ROW_T1 + k);
      FloatVector t0 = fromArray(FLOATS, floatRows, ROW_T0 + k);
      // t > t1 ? t1 : t < t0 ? t0 : t; gap >= -rounding ? nearest : SegmentBoxContact.deepest(t0, t1, normalX,
      // normalY, normalZ, gx, gy, gz, lowX, highX, lowY, highY, lowZ, highZ, rounding)
      FLOAT_VECTOR.cast(t.blend(t0, t.compare(LT, t0)).blend(t1, t.compare(GT, t1))
          .blend(fromArray(FLOATS, floatRows, ROW_NEAREST + k),
          VectorMask.fromLong(FLOATS, (gapAtLeastMinusRoundingBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_T3 + k);
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_XOR_HIGH_X + k)
          .lanewise(SUB, t0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX2 + k)))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (freeXBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_TO_X + k);
    }
  }

  private static void floats51(float[][] columns1, int from1, float[] floatRows, long freeYBits,
      long freeZBits) {
    if (columns1 == null) {
      return;
    }
    float[] rs = columns1[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector t0 = fromArray(FLOATS, floatRows, ROW_T0 + k);
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector toY = fromArray(FLOATS, floatRows, ROW_LOW_YOR_HIGH_Y + k)
          .lanewise(SUB, t0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k)))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (freeYBits >>> k) & WideLanes.FLOAT_LANES));
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector toZ = fromArray(FLOATS, floatRows, ROW_LOW_ZOR_HIGH_Z + k)
          .lanewise(SUB, t0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k)))
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

  private static void floats52(float[][] columns1, int from1, float[] floatRows, long freeXBits,
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

  private static long floats53(float[] floatRows, long[] bits, long isLineBits, long backBits,
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
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T3 + k);
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
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ))).intoArray(floatRows, ROW_SUM11 + k);
    }
    bits[0] = deepestBits;
    bits[1] = betweenAndFirstBits;
    bits[2] = end1Bits;
    return firstBits;
  }

  private static void floats54(float[] floatRows, long end1Bits, long backBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = ALL_C4_00.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM11 + k));
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_ONE_OR_TWO_OR_CROSS + k)
          .lanewise(ADD, product)).intoArray(floatRows, ROW_NUMBER0 + k);
      // end1 ? 1 : t
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T3 + k)
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

  private static void floats55(float[][] columns1, int from1, float[] floatRows, long freeXBits,
      long betweenAndFirstBits, long freeYBits, long freeZBits) {
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
      FloatVector difference = fromArray(FLOATS, rs, i).lanewise(SUB, product2);
      VectorMask<Float> betweenAndFirst = VectorMask.fromLong(FLOATS, (betweenAndFirstBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector normalX = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k);
      // end ? to + 0.5f * depth * n : (r - 0.5f * depth) * n
      FLOAT_VECTOR.cast(product.lanewise(ADD, to.lanewise(ADD, product2.lanewise(MUL, normalX))
          .blend(difference.lanewise(MUL, normalX), betweenAndFirst))).intoArray(floatRows, ROW_OFF_X0 + k);
      FloatVector product3 = at0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k));
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector to2 = fromArray(FLOATS, floatRows, ROW_LOW_YOR_HIGH_Y + k).lanewise(SUB, product3)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (freeYBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector normalY = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k);
      // end ? to + 0.5f * depth * n : (r - 0.5f * depth) * n
      FLOAT_VECTOR.cast(product3.lanewise(ADD, to2.lanewise(ADD, product2.lanewise(MUL, normalY))
          .blend(difference.lanewise(MUL, normalY), betweenAndFirst))).intoArray(floatRows, ROW_OFF_Y0 + k);
      FloatVector product4 = at0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k));
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector to3 = fromArray(FLOATS, floatRows, ROW_LOW_ZOR_HIGH_Z + k).lanewise(SUB, product4)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (freeZBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector normalZ = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k);
      // end ? to + 0.5f * depth * n : (r - 0.5f * depth) * n
      FLOAT_VECTOR.cast(product4.lanewise(ADD, to3.lanewise(ADD, product2.lanewise(MUL, normalZ))
          .blend(difference.lanewise(MUL, normalZ), betweenAndFirst))).intoArray(floatRows, ROW_OFF_Z0 + k);
      FloatVector product5 = fromArray(FLOATS, floatRows, ROW_AT1 + k).lanewise(MUL, gx);
      FLOAT_VECTOR.cast(product5).intoArray(floatRows, ROW_PRODUCT16 + k);
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FLOAT_VECTOR.cast(lowXOrHighX.lanewise(SUB, product5).blend(ALL_ZERO, freeX)).intoArray(floatRows,
          ROW_TO + k);
    }
  }

  private static void floats56(float[][] columns1, int from1, float[] floatRows, long end1Bits, long freeYBits,
      long freeZBits) {
    if (columns1 == null) {
      return;
    }
    float[] rs = columns1[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector product = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEPTH_AT1 + k));
      FloatVector difference = fromArray(FLOATS, rs, i).lanewise(SUB, product);
      VectorMask<Float> end1 = VectorMask.fromLong(FLOATS, (end1Bits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector normalX = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k);
      // end ? to + 0.5f * depth * n : (r - 0.5f * depth) * n
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT16 + k)
          .lanewise(ADD, difference.lanewise(MUL, normalX)
          .blend(fromArray(FLOATS, floatRows, ROW_TO + k).lanewise(ADD, product.lanewise(MUL, normalX)),
          end1))).intoArray(floatRows, ROW_OFF_X1 + k);
      FloatVector at1 = fromArray(FLOATS, floatRows, ROW_AT1 + k);
      FloatVector product2 = at1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k));
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector to = fromArray(FLOATS, floatRows, ROW_LOW_YOR_HIGH_Y + k).lanewise(SUB, product2)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (freeYBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector normalY = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k);
      // end ? to + 0.5f * depth * n : (r - 0.5f * depth) * n
      FLOAT_VECTOR.cast(product2.lanewise(ADD, difference.lanewise(MUL, normalY)
          .blend(to.lanewise(ADD, product.lanewise(MUL, normalY)), end1))).intoArray(floatRows, ROW_OFF_Y1 + k);
      FloatVector product3 = at1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k));
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector to2 = fromArray(FLOATS, floatRows, ROW_LOW_ZOR_HIGH_Z + k).lanewise(SUB, product3)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (freeZBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector normalZ = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k);
      // end ? to + 0.5f * depth * n : (r - 0.5f * depth) * n
      FLOAT_VECTOR.cast(product3.lanewise(ADD, difference.lanewise(MUL, normalZ)
          .blend(to2.lanewise(ADD, product.lanewise(MUL, normalZ)), end1))).intoArray(floatRows,
          ROW_OFF_Z1 + k);
    }
  }

  private static void floats57(float[][] columns1, int from1, float[][] columns2, int from2,
      float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5];
    float[] qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector middleX = ALL_HALF.lanewise(MUL, fromArray(FLOATS, axs, i))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, fromArray(FLOATS, bxs, i)));
      FLOAT_VECTOR.cast(middleX).intoArray(floatRows, ROW_MIDDLE_X + k);
      FloatVector middleY = ALL_HALF.lanewise(MUL, fromArray(FLOATS, ays, i))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, fromArray(FLOATS, bys, i)));
      FLOAT_VECTOR.cast(middleY).intoArray(floatRows, ROW_MIDDLE_Y + k);
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
      FLOAT_VECTOR.cast(middleX.lanewise(ADD, offX0
          .lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, w.lanewise(MUL, tx))))).intoArray(floatRows, ROW_PLACE_X0 + k);
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FLOAT_VECTOR.cast(middleY.lanewise(ADD, offY0
          .lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty))))).intoArray(floatRows, ROW_PLACE_Y0 + k);
      FLOAT_VECTOR.cast(offZ0.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz)))).intoArray(floatRows, ROW_SUM12 + k);
    }
  }

  private static void floats58(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] qxs = columns2[6], qys = columns2[7], qzs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MIDDLE_Z + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM12 + k))).intoArray(floatRows, ROW_PLACE_Z0 + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT + k);
      FloatVector offZ1 = fromArray(FLOATS, floatRows, ROW_OFF_Z1 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k);
      FloatVector offY1 = fromArray(FLOATS, floatRows, ROW_OFF_Y1 + k);
      FloatVector tx = product.lanewise(MUL, offZ1).lanewise(SUB, product2.lanewise(MUL, offY1));
      FloatVector offX1 = fromArray(FLOATS, floatRows, ROW_OFF_X1 + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k);
      FloatVector ty = product2.lanewise(MUL, offX1).lanewise(SUB, product3.lanewise(MUL, offZ1));
      FloatVector tz = product3.lanewise(MUL, offY1).lanewise(SUB, product.lanewise(MUL, offX1));
      FLOAT_VECTOR.cast(tz).intoArray(floatRows, ROW_TZ2 + k);
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
      FLOAT_VECTOR.cast(qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))).intoArray(floatRows,
          ROW_DIFFERENCE2 + k);
    }
  }

  private static long floats59(float[] floatRows, long allRAtLeastZeroBits) {
    if (floatRows == null) {
      return 0;
    }
    long allRAtLeastZeroBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MIDDLE_Z + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OFF_Z1 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_W + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TZ2 + k)))))).intoArray(floatRows, ROW_PLACE_Z1 + k);
      VectorMask<Float> allRAtLeastZero = fromArray(FLOATS, floatRows, ROW_APART + k)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (allRAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES));
      allRAtLeastZero = fromArray(FLOATS, floatRows, ROW_DEEP + k).lanewise(ABS)
          .compare(LE, ALL_LARGEST, allRAtLeastZero);
      allRAtLeastZeroBits2 |= allRAtLeastZero.toLong() << k;
    }
    return allRAtLeastZeroBits2;
  }

  private static long floats60(float[][] columns2, int from2, float[] floatRows, long[] bits, long firstBits,
      long allRAtLeastZeroBits) {
    if (columns2 == null) {
      return 0;
    }
    float[] qxs = columns2[6], qys = columns2[7], qzs = columns2[8];
    long hits = 0;
    long differBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
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
      FloatVector tx = product.lanewise(MUL, normalZ).lanewise(SUB, product2.lanewise(MUL, normalY));
      FloatVector normalX = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k);
      FloatVector ty = product2.lanewise(MUL, normalX).lanewise(SUB, product3.lanewise(MUL, normalZ));
      FloatVector tz = product3.lanewise(MUL, normalY).lanewise(SUB, product.lanewise(MUL, normalX));
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FLOAT_VECTOR.cast(normalX.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, w.lanewise(MUL, tx))).lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_NX3 + k);
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FLOAT_VECTOR.cast(normalY.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty))).lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_NY3 + k);
      FLOAT_VECTOR.cast(normalZ.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz)))).intoArray(floatRows, ROW_SUM13 + k);
    }
    bits[0] = differBits;
    return hits;
  }

  private static long floats61(float[] floatRows, long[] bits, long firstBits, long differBits, long hits,
      long overlapBits, long isLineBits, long deepestBits) {
    if (floatRows == null) {
      return 0;
    }
    long rAtLeastZeroAndEitherBits = 0;
    long eitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM13 + k).lanewise(ADD, ALL_ZERO)).intoArray(
          floatRows, ROW_NZ3 + k);
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
          floatRows, ROW_Y1_3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PLACE_Z1 + k).lanewise(ADD, ALL_ZERO)).intoArray(
          floatRows, ROW_Z1_3 + k);
      VectorMask<Float> deepest = VectorMask.fromLong(FLOATS, (deepestBits >>> k) & WideLanes.FLOAT_LANES);
      rAtLeastZeroAndEitherBits |= hit.and(
          VectorMask.fromLong(FLOATS, (isLineBits >>> k) & WideLanes.FLOAT_LANES))
          .and(deepest.or(differ)).toLong() << k;
      eitherBits |= deepest.or(notOverlap).toLong() << k;
    }
    bits[0] = eitherBits;
    return rAtLeastZeroAndEitherBits;
  }

  private static void floats62(float[] floatRows, float[][] results, int at, long overlapBits, long eitherBits,
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
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y1_3 + k)).intoArray(y1s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z1_3 + k)).intoArray(z1s, at + k);
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
      floats6(null, 0, null);
      floats7(null);
      floats8(null);
      floats9(null);
      floats10(null, 0, null, 0, null);
      floats11(null, 0, null, null, 0, 0);
      floats12(null, 0, null, 0, null, 0);
      floats13(null, 0, null, null);
      floats14(null, 0, null);
      floats15(null);
      floats16(null);
      floats17(null, 0, 0);
      floats18(null, 0);
      floats19(null, 0, null);
      floats20(null);
      floats21(null);
      floats22(null, 0);
      floats23(null);
      floats24(null);
      floats25(null);
      floats26(null, null, 0);
      floats27(null, null, 0);
      floats28(null);
      floats29(null, null, 0, 0, 0);
      floats30(null, null, 0);
      floats31(null);
      floats32(null, null, 0, 0, 0, 0, 0);
      floats33(null, 0);
      floats34(null);
      floats35(null);
      floats36(null, 0);
      floats37(null);
      floats38(null);
      floats39(null);
      floats40(null);
      floats41(null);
      floats42(null);
      floats43(null);
      floats44(null);
      floats45(null, 0, null, null, 0, 0, 0);
      floats46(null, 0, 0, 0, 0, 0, 0);
      floats47(null, null, 0, 0, 0);
      floats48(null, 0, 0, 0, 0);
      floats49(null, null, 0, 0, 0, 0);
      floats50(null, 0, 0);
      floats51(null, 0, null, 0, 0);
      floats52(null, 0, null, 0, 0, 0);
      floats53(null, null, 0, 0, 0, 0, 0, 0, 0, 0);
      floats54(null, 0, 0);
      floats55(null, 0, null, 0, 0, 0, 0);
      floats56(null, 0, null, 0, 0, 0);
      floats57(null, 0, null, 0, null);
      floats58(null, 0, null);
      floats59(null, 0);
      floats60(null, 0, null, null, 0, 0);
      floats61(null, null, 0, 0, 0, 0, 0, 0);
      floats62(null, null, 0, 0, 0, 0);
    }
  }
}
