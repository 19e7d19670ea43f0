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
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/**
 * Wide twin of {@link CapsuleOrientedBoxContact#contact}: the same operations in the same order, on vectors of
 * pairs.
 */
final class CapsuleOrientedBoxContactWide implements Kernel {
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
  private static final int ROW_MZ = 6 * Kernel.BLOCK;
  private static final int ROW_Z = 7 * Kernel.BLOCK;
  private static final int ROW_HZ = 8 * Kernel.BLOCK;
  private static final int ROW_SQUARE = 9 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 10 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 11 * Kernel.BLOCK;
  private static final int ROW_TX = 12 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 13 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 14 * Kernel.BLOCK;
  private static final int ROW_GX = 15 * Kernel.BLOCK;
  private static final int ROW_GY = 16 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 17 * Kernel.BLOCK;
  private static final int ROW_GZ = 18 * Kernel.BLOCK;
  private static final int ROW_M = 19 * Kernel.BLOCK;
  private static final int ROW_MINUS_M = 20 * Kernel.BLOCK;
  private static final int ROW_X1 = 21 * Kernel.BLOCK;
  private static final int ROW_M2 = 22 * Kernel.BLOCK;
  private static final int ROW_MINUS_M2 = 23 * Kernel.BLOCK;
  private static final int ROW_Y1 = 24 * Kernel.BLOCK;
  private static final int ROW_M3 = 25 * Kernel.BLOCK;
  private static final int ROW_MINUS_M3 = 26 * Kernel.BLOCK;
  private static final int ROW_Z1 = 27 * Kernel.BLOCK;
  private static final int ROW_MINUS_HALF_X = 28 * Kernel.BLOCK;
  private static final int ROW_NEAR_X = 29 * Kernel.BLOCK;
  private static final int ROW_FAR_X = 30 * Kernel.BLOCK;
  private static final int ROW_HX2 = 31 * Kernel.BLOCK;
  private static final int ROW_MINUS_HALF_Y = 32 * Kernel.BLOCK;
  private static final int ROW_NEAR_Y = 33 * Kernel.BLOCK;
  private static final int ROW_FAR_Y = 34 * Kernel.BLOCK;
  private static final int ROW_HY2 = 35 * Kernel.BLOCK;
  private static final int ROW_MINUS_HALF_Z = 36 * Kernel.BLOCK;
  private static final int ROW_NEAR_Z = 37 * Kernel.BLOCK;
  private static final int ROW_FAR_Z = 38 * Kernel.BLOCK;
  private static final int ROW_HZ2 = 39 * Kernel.BLOCK;
  private static final int ROW_NUMERATOR = 40 * Kernel.BLOCK;
  private static final int ROW_DENOMINATOR = 41 * Kernel.BLOCK;
  private static final int ROW_BETWEEN = 42 * Kernel.BLOCK;
  private static final int ROW_T = 43 * Kernel.BLOCK;
  private static final int ROW_P = 44 * Kernel.BLOCK;
  private static final int ROW_P_OR_NEAR_XOR_FAR_XOR_P = 45 * Kernel.BLOCK;
  private static final int ROW_SQUARE2 = 46 * Kernel.BLOCK;
  private static final int ROW_R_SQUARED = 47 * Kernel.BLOCK;
  private static final int ROW_HX3 = 48 * Kernel.BLOCK;
  private static final int ROW_HY3 = 49 * Kernel.BLOCK;
  private static final int ROW_HZ3 = 50 * Kernel.BLOCK;
  private static final int ROW_TX2 = 51 * Kernel.BLOCK;
  private static final int ROW_GX2 = 52 * Kernel.BLOCK;
  private static final int ROW_GY2 = 53 * Kernel.BLOCK;
  private static final int ROW_GZ2 = 54 * Kernel.BLOCK;
  private static final int ROW_LOW_X = 55 * Kernel.BLOCK;
  private static final int ROW_HIGH_X = 56 * Kernel.BLOCK;
  private static final int ROW_LOW_Y = 57 * Kernel.BLOCK;
  private static final int ROW_HIGH_Y = 58 * Kernel.BLOCK;
  private static final int ROW_LOW_Z = 59 * Kernel.BLOCK;
  private static final int ROW_HIGH_Z = 60 * Kernel.BLOCK;
  private static final int ROW_NEAR_X2 = 61 * Kernel.BLOCK;
  private static final int ROW_FAR_X2 = 62 * Kernel.BLOCK;
  private static final int ROW_HX4 = 63 * Kernel.BLOCK;
  private static final int ROW_NEAR_Y2 = 64 * Kernel.BLOCK;
  private static final int ROW_FAR_Y2 = 65 * Kernel.BLOCK;
  private static final int ROW_HY4 = 66 * Kernel.BLOCK;
  private static final int ROW_NEAR_Z2 = 67 * Kernel.BLOCK;
  private static final int ROW_FAR_Z2 = 68 * Kernel.BLOCK;
  private static final int ROW_HZ4 = 69 * Kernel.BLOCK;
  private static final int ROW_NUMERATOR2 = 70 * Kernel.BLOCK;
  private static final int ROW_DENOMINATOR2 = 71 * Kernel.BLOCK;
  private static final int ROW_BETWEEN2 = 72 * Kernel.BLOCK;
  private static final int ROW_X2 = 73 * Kernel.BLOCK;
  private static final int ROW_NEAREST = 74 * Kernel.BLOCK;
  private static final int ROW_OUT = 75 * Kernel.BLOCK;
  private static final int ROW_VX = 76 * Kernel.BLOCK;
  private static final int ROW_VY = 77 * Kernel.BLOCK;
  private static final int ROW_OUT2 = 78 * Kernel.BLOCK;
  private static final int ROW_VZ = 79 * Kernel.BLOCK;
  private static final int ROW_SUM = 80 * Kernel.BLOCK;
  private static final int ROW_APART = 81 * Kernel.BLOCK;
  private static final int ROW_GX_SQUARED = 82 * Kernel.BLOCK;
  private static final int ROW_GY_SQUARED = 83 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 84 * Kernel.BLOCK;
  private static final int ROW_GZ_SQUARED = 85 * Kernel.BLOCK;
  private static final int ROW_SQUARE3 = 86 * Kernel.BLOCK;
  private static final int ROW_LENGTH = 87 * Kernel.BLOCK;
  private static final int ROW_ROUNDING = 88 * Kernel.BLOCK;
  private static final int ROW_PRODUCT5 = 89 * Kernel.BLOCK;
  private static final int ROW_PRODUCT6 = 90 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 91 * Kernel.BLOCK;
  private static final int ROW_PRODUCT7 = 92 * Kernel.BLOCK;
  private static final int ROW_PRODUCT8 = 93 * Kernel.BLOCK;
  private static final int ROW_PRODUCT9 = 94 * Kernel.BLOCK;
  private static final int ROW_PRODUCT10 = 95 * Kernel.BLOCK;
  private static final int ROW_APART2 = 96 * Kernel.BLOCK;
  private static final int ROW_MOST = 97 * Kernel.BLOCK;
  private static final int ROW_PRODUCT11 = 98 * Kernel.BLOCK;
  private static final int ROW_SUM4 = 99 * Kernel.BLOCK;
  private static final int ROW_PRODUCT12 = 100 * Kernel.BLOCK;
  private static final int ROW_PRODUCT13 = 101 * Kernel.BLOCK;
  private static final int ROW_APART3 = 102 * Kernel.BLOCK;
  private static final int ROW_CHOICE = 103 * Kernel.BLOCK;
  private static final int ROW_MOST2 = 104 * Kernel.BLOCK;
  private static final int ROW_NY = 105 * Kernel.BLOCK;
  private static final int ROW_NZ = 106 * Kernel.BLOCK;
  private static final int ROW_NZ2 = 107 * Kernel.BLOCK;
  private static final int ROW_SQUARE4 = 108 * Kernel.BLOCK;
  private static final int ROW_LENGTH2 = 109 * Kernel.BLOCK;
  private static final int ROW_FORWARD = 110 * Kernel.BLOCK;
  private static final int ROW_NZ3 = 111 * Kernel.BLOCK;
  private static final int ROW_CHOICE2 = 112 * Kernel.BLOCK;
  private static final int ROW_MOST3 = 113 * Kernel.BLOCK;
  private static final int ROW_SQUARE5 = 114 * Kernel.BLOCK;
  private static final int ROW_SUM5 = 115 * Kernel.BLOCK;
  private static final int ROW_LENGTH3 = 116 * Kernel.BLOCK;
  private static final int ROW_FORWARD2 = 117 * Kernel.BLOCK;
  private static final int ROW_CHOICE3 = 118 * Kernel.BLOCK;
  private static final int ROW_MOST4 = 119 * Kernel.BLOCK;
  private static final int ROW_SQUARE6 = 120 * Kernel.BLOCK;
  private static final int ROW_SUM6 = 121 * Kernel.BLOCK;
  private static final int ROW_LENGTH4 = 122 * Kernel.BLOCK;
  private static final int ROW_FORWARD3 = 123 * Kernel.BLOCK;
  private static final int ROW_CHOICE4 = 124 * Kernel.BLOCK;
  private static final int ROW_MOST5 = 125 * Kernel.BLOCK;
  private static final int ROW_FIRST = 126 * Kernel.BLOCK;
  private static final int ROW_BESIDE_X = 127 * Kernel.BLOCK;
  private static final int ROW_BESIDE_Y = 128 * Kernel.BLOCK;
  private static final int ROW_BESIDE_Z = 129 * Kernel.BLOCK;
  private static final int ROW_LENGTH5 = 130 * Kernel.BLOCK;
  private static final int ROW_FORWARD4 = 131 * Kernel.BLOCK;
  private static final int ROW_OF_BESIDE = 132 * Kernel.BLOCK;
  private static final int ROW_CHOICE5 = 133 * Kernel.BLOCK;
  private static final int ROW_MOST6 = 134 * Kernel.BLOCK;
  private static final int ROW_NX = 135 * Kernel.BLOCK;
  private static final int ROW_NY2 = 136 * Kernel.BLOCK;
  private static final int ROW_NZ4 = 137 * Kernel.BLOCK;
  private static final int ROW_LENGTH6 = 138 * Kernel.BLOCK;
  private static final int ROW_SUM7 = 139 * Kernel.BLOCK;
  private static final int ROW_FORWARD5 = 140 * Kernel.BLOCK;
  private static final int ROW_NZ5 = 141 * Kernel.BLOCK;
  private static final int ROW_SUM8 = 142 * Kernel.BLOCK;
  private static final int ROW_SUM9 = 143 * Kernel.BLOCK;
  private static final int ROW_CHOICE6 = 144 * Kernel.BLOCK;
  private static final int ROW_OUT_X = 145 * Kernel.BLOCK;
  private static final int ROW_OUT_Y = 146 * Kernel.BLOCK;
  private static final int ROW_OUT_Z = 147 * Kernel.BLOCK;
  private static final int ROW_WAY_X = 148 * Kernel.BLOCK;
  private static final int ROW_WAY_Y = 149 * Kernel.BLOCK;
  private static final int ROW_WAY_Z = 150 * Kernel.BLOCK;
  private static final int ROW_SUM10 = 151 * Kernel.BLOCK;
  private static final int ROW_FORWARD6 = 152 * Kernel.BLOCK;
  private static final int ROW_NX2 = 153 * Kernel.BLOCK;
  private static final int ROW_NY3 = 154 * Kernel.BLOCK;
  private static final int ROW_NZ6 = 155 * Kernel.BLOCK;
  private static final int ROW_NORMAL_X = 156 * Kernel.BLOCK;
  private static final int ROW_NORMAL_Y = 157 * Kernel.BLOCK;
  private static final int ROW_NORMAL_Z = 158 * Kernel.BLOCK;
  private static final int ROW_GAP = 159 * Kernel.BLOCK;
  private static final int ROW_DEEP = 160 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT = 161 * Kernel.BLOCK;
  private static final int ROW_B = 162 * Kernel.BLOCK;
  private static final int ROW_B2 = 163 * Kernel.BLOCK;
  private static final int ROW_B3 = 164 * Kernel.BLOCK;
  private static final int ROW_T0 = 165 * Kernel.BLOCK;
  private static final int ROW_B4 = 166 * Kernel.BLOCK;
  private static final int ROW_B5 = 167 * Kernel.BLOCK;
  private static final int ROW_A = 168 * Kernel.BLOCK;
  private static final int ROW_B6 = 169 * Kernel.BLOCK;
  private static final int ROW_T1 = 170 * Kernel.BLOCK;
  private static final int ROW_ROUNDING_SQUARED = 171 * Kernel.BLOCK;
  private static final int ROW_LOW_XOR_HIGH_X = 172 * Kernel.BLOCK;
  private static final int ROW_LOW_YOR_HIGH_Y = 173 * Kernel.BLOCK;
  private static final int ROW_LOW_ZOR_HIGH_Z = 174 * Kernel.BLOCK;
  private static final int ROW_T2 = 175 * Kernel.BLOCK;
  private static final int ROW_T3 = 176 * Kernel.BLOCK;
  private static final int ROW_DEPTH = 177 * Kernel.BLOCK;
  private static final int ROW_DEEP0 = 178 * Kernel.BLOCK;
  private static final int ROW_DEPTH2 = 179 * Kernel.BLOCK;
  private static final int ROW_DEEP1 = 180 * Kernel.BLOCK;
  private static final int ROW_AT0 = 181 * Kernel.BLOCK;
  private static final int ROW_AT1 = 182 * Kernel.BLOCK;
  private static final int ROW_DEPTH_AT0 = 183 * Kernel.BLOCK;
  private static final int ROW_DEPTH_AT1 = 184 * Kernel.BLOCK;
  private static final int ROW_ONE_OR_TWO_OR_CROSS = 185 * Kernel.BLOCK;
  private static final int ROW_MINUS_B = 186 * Kernel.BLOCK;
  private static final int ROW_ONE_OR_TWO = 187 * Kernel.BLOCK;
  private static final int ROW_SIDE_X = 188 * Kernel.BLOCK;
  private static final int ROW_MINUS_B2 = 189 * Kernel.BLOCK;
  private static final int ROW_ONE_OR_TWO2 = 190 * Kernel.BLOCK;
  private static final int ROW_SIDE_Y = 191 * Kernel.BLOCK;
  private static final int ROW_MINUS_B3 = 192 * Kernel.BLOCK;
  private static final int ROW_ONE_OR_TWO3 = 193 * Kernel.BLOCK;
  private static final int ROW_NUMBER0 = 194 * Kernel.BLOCK;
  private static final int ROW_ONE_OR_TWO_OR_CROSS2 = 195 * Kernel.BLOCK;
  private static final int ROW_SIDE_X2 = 196 * Kernel.BLOCK;
  private static final int ROW_SIDE_Y2 = 197 * Kernel.BLOCK;
  private static final int ROW_NUMBER1 = 198 * Kernel.BLOCK;
  private static final int ROW_OFF_X0 = 199 * Kernel.BLOCK;
  private static final int ROW_OFF_Y0 = 200 * Kernel.BLOCK;
  private static final int ROW_OFF_Z0 = 201 * Kernel.BLOCK;
  private static final int ROW_PRODUCT14 = 202 * Kernel.BLOCK;
  private static final int ROW_ZERO_OR_DIFFERENCE = 203 * Kernel.BLOCK;
  private static final int ROW_OFF_X1 = 204 * Kernel.BLOCK;
  private static final int ROW_OFF_Y1 = 205 * Kernel.BLOCK;
  private static final int ROW_OFF_Z1 = 206 * Kernel.BLOCK;
  private static final int ROW_MIDDLE_X = 207 * Kernel.BLOCK;
  private static final int ROW_MIDDLE_Y = 208 * Kernel.BLOCK;
  private static final int ROW_MIDDLE_Z = 209 * Kernel.BLOCK;
  private static final int ROW_W = 210 * Kernel.BLOCK;
  private static final int ROW_PLACE_X0 = 211 * Kernel.BLOCK;
  private static final int ROW_PLACE_Y0 = 212 * Kernel.BLOCK;
  private static final int ROW_SUM11 = 213 * Kernel.BLOCK;
  private static final int ROW_PLACE_Z0 = 214 * Kernel.BLOCK;
  private static final int ROW_PLACE_X1 = 215 * Kernel.BLOCK;
  private static final int ROW_PLACE_Y1 = 216 * Kernel.BLOCK;
  private static final int ROW_PLACE_Z1 = 217 * Kernel.BLOCK;
  private static final int ROW_NX3 = 218 * Kernel.BLOCK;
  private static final int ROW_NY4 = 219 * Kernel.BLOCK;
  private static final int ROW_SUM12 = 220 * Kernel.BLOCK;
  private static final int ROW_NZ7 = 221 * Kernel.BLOCK;
  private static final int ROW_X0 = 222 * Kernel.BLOCK;
  private static final int ROW_Y0 = 223 * Kernel.BLOCK;
  private static final int ROW_Z0 = 224 * Kernel.BLOCK;
  private static final int ROW_DEPTH0 = 225 * Kernel.BLOCK;
  private static final int ROW_X1_2 = 226 * Kernel.BLOCK;
  private static final int ROW_Y1_2 = 227 * Kernel.BLOCK;
  private static final int ROW_Z1_2 = 228 * Kernel.BLOCK;
  private static final int ROW_DEPTH1 = 229 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[230 * Kernel.BLOCK]);

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
      floats7(columns2, from2, floatRows);
      floats8(floatRows);
      floats9(floatRows);
      floats10(floatRows);
      long allRAtLeastZeroBits = floats11(columns1, from1, columns2, from2, floatRows);
      long overlapBits = floats12(columns1, from1, floatRows, bits, allRAtLeastZeroBits, nearBits);
      long backBits = bits[0];
      floats13(columns1, from1, floatRows, backBits);
      floats14(columns2, from2, floatRows);
      long gxLessZeroBits = floats15(columns2, from2, floatRows, bits);
      long gyLessZeroBits = bits[0];
      long gzLessZeroBits = bits[1];
      floats16(floatRows);
      floats17(floatRows);
      floats18(floatRows);
      floats19(floatRows, gxLessZeroBits, gyLessZeroBits);
      floats20(floatRows, gzLessZeroBits);
      floats21(columns1, from1, floatRows);
      floats22(floatRows);
      floats23(floatRows);
      floats24(floatRows);
      floats25(floatRows);
      floats26(floatRows);
      long rootValueAtMostRoundingBits = floats27(floatRows);
      long gzGreaterZeroBits = floats28(floatRows, bits, gzLessZeroBits);
      long nzGreaterZeroBits = bits[0];
      long nzLessZeroBits = bits[1];
      long nyGreaterZeroBits = bits[2];
      long nyLessZeroBits = floats29(floatRows, nyGreaterZeroBits, rootValueAtMostRoundingBits);
      floats30(floatRows);
      long rootValueAtMostRoundingBits2 = floats31(floatRows, bits, nyLessZeroBits, nyGreaterZeroBits,
          gxLessZeroBits);
      long gxGreaterZeroBits = bits[0];
      long nzGreaterZeroBits2 = floats32(floatRows, bits, rootValueAtMostRoundingBits2);
      long nzLessZeroBits2 = bits[0];
      floats33(floatRows);
      long rootValueAtMostRoundingBits3 = floats34(floatRows, bits, gyLessZeroBits, nzLessZeroBits2,
          nzGreaterZeroBits2);
      long gyGreaterZeroBits = bits[0];
      floats35(floatRows, nzLessZeroBits, nzGreaterZeroBits, rootValueAtMostRoundingBits3);
      floats36(floatRows);
      long absFirstAtMostRoundingBits = floats37(floatRows);
      floats38(floatRows);
      floats39(floatRows, absFirstAtMostRoundingBits);
      floats40(floatRows);
      floats41(floatRows);
      floats42(floatRows);
      floats43(floatRows);
      floats44(floatRows);
      floats45(floatRows);
      floats46(floatRows);
      floats47(floatRows);
      floats48(floatRows);
      long freeXBits = floats49(columns1, from1, floatRows, bits);
      long freeXAndHxGreaterRoundingBits = bits[0];
      long freeYBits = floats50(floatRows, bits, gxGreaterZeroBits, freeXAndHxGreaterRoundingBits,
          gyGreaterZeroBits, gzGreaterZeroBits, freeXBits, nzGreaterZeroBits2);
      long freeZBits = bits[0];
      floats51(floatRows, freeYBits, nzGreaterZeroBits, freeZBits, nyGreaterZeroBits);
      long notFreeXAndFreeZBits = floats52(floatRows, bits, freeYBits, freeZBits, freeXBits);
      long isLineBits = bits[0];
      long gapAtLeastMinusRoundingBits = floats53(floatRows, bits);
      long normalXGreaterZeroBits = bits[0];
      long normalYGreaterZeroBits = floats54(floatRows, bits, freeXBits, freeYBits, freeZBits,
          notFreeXAndFreeZBits);
      long normalZGreaterZeroBits = bits[0];
      floats55(floatRows, gapAtLeastMinusRoundingBits);
      floats56(columns1, from1, floatRows, freeXBits, freeYBits, freeZBits);
      floats57(columns1, from1, floatRows, freeXBits, freeYBits, freeZBits);
      long notIsLineBits = floats58(floatRows, isLineBits);
      long firstBits = floats59(floatRows, bits, notIsLineBits, backBits, gxGreaterZeroBits,
          normalXGreaterZeroBits, freeXBits, gyGreaterZeroBits, normalYGreaterZeroBits, freeYBits);
      long deepestBits = bits[0];
      long betweenAndFirstBits = bits[1];
      long end1Bits = bits[2];
      long end0AndEnterBits = bits[3];
      floats60(floatRows, gzGreaterZeroBits, end0AndEnterBits, normalZGreaterZeroBits, freeZBits, backBits,
          end1Bits, gxGreaterZeroBits, freeXBits, gyGreaterZeroBits, freeYBits);
      floats61(floatRows, end1Bits, gzGreaterZeroBits, freeZBits);
      floats62(columns1, from1, floatRows, freeXBits, betweenAndFirstBits, freeYBits, freeZBits);
      floats63(columns1, from1, floatRows, end1Bits, freeYBits, freeZBits);
      floats64(columns1, from1, floatRows);
      floats65(columns2, from2, floatRows);
      long allRAtLeastZeroBits2 = floats66(columns2, from2, floatRows, allRAtLeastZeroBits);
      long hits = floats67(floatRows, firstBits, allRAtLeastZeroBits2);
      floats68(columns2, from2, floatRows);
      floats69(floatRows, overlapBits, firstBits, hits, isLineBits, deepestBits);
      floats70(floatRows, results, at);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    float[] axs = columns1[0], ays = columns1[1], bxs = columns1[3], bys = columns1[4];
    float[] xs = columns2[0], ys = columns2[1];
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
    }
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    float[] azs = columns1[2], bzs = columns1[5], rs = columns1[6];
    float[] zs = columns2[2], halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long nearBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector az = fromArray(FLOATS, azs, i);
      FloatVector z = fromArray(FLOATS, zs, j);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      FloatVector mz = ALL_HALF.lanewise(MUL, az.lanewise(SUB, z).lanewise(ADD, bz.lanewise(SUB, z)));
      FLOAT_VECTOR.cast(mz).intoArray(floatRows, ROW_MZ + k);
      FloatVector z2 = bz.lanewise(SUB, az);
      FLOAT_VECTOR.cast(z2).intoArray(floatRows, ROW_Z + k);
      FloatVector hz = ALL_HALF.lanewise(MUL, z2);
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
      FLOAT_VECTOR.cast(product.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k))
          .lanewise(SUB, product2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)))).intoArray(
          floatRows, ROW_TX + k);
      FLOAT_VECTOR.cast(product2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))).intoArray(floatRows,
          ROW_PRODUCT3 + k);
      FLOAT_VECTOR.cast(s.lanewise(MUL, qx)).intoArray(floatRows, ROW_PRODUCT4 + k);
    }
  }

  private static void floats4(float[][] columns2, int from2, float[] floatRows) {
    float[] qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k)
          .lanewise(SUB, product.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)));
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector tz = product.lanewise(MUL, hy)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT + k).lanewise(MUL, hx));
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector qw = fromArray(FLOATS, qws, j);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FLOAT_VECTOR.cast(hx.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, qw.lanewise(MUL, tx)))).intoArray(floatRows, ROW_GX + k);
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FLOAT_VECTOR.cast(hy.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, qw.lanewise(MUL, ty)))).intoArray(floatRows, ROW_GY + k);
      FLOAT_VECTOR.cast(qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, qw.lanewise(MUL, tz))).intoArray(floatRows, ROW_DIFFERENCE + k);
    }
  }

  private static void floats5(float[][] columns2, int from2, float[] floatRows) {
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
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k);
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

  private static void floats6(float[][] columns2, int from2, float[] floatRows) {
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector m = fromArray(FLOATS, floatRows, ROW_M3 + k);
      FloatVector minusM = m.lanewise(NEG);
      FLOAT_VECTOR.cast(minusM).intoArray(floatRows, ROW_MINUS_M3 + k);
      // g < 0 ? -m : m
      FLOAT_VECTOR.cast(m.blend(minusM, fromArray(FLOATS, floatRows, ROW_GZ + k)
          .compare(LT, ALL_ZERO))).intoArray(floatRows, ROW_Z1 + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector minusHalfX = halfX.lanewise(NEG);
      FLOAT_VECTOR.cast(minusHalfX).intoArray(floatRows, ROW_MINUS_HALF_X + k);
      FloatVector x1 = fromArray(FLOATS, floatRows, ROW_X1 + k);
      FLOAT_VECTOR.cast(minusHalfX.lanewise(SUB, x1)).intoArray(floatRows, ROW_NEAR_X + k);
      FLOAT_VECTOR.cast(halfX.lanewise(SUB, x1)).intoArray(floatRows, ROW_FAR_X + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GX + k).lanewise(ABS)).intoArray(floatRows,
          ROW_HX2 + k);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector minusHalfY = halfY.lanewise(NEG);
      FLOAT_VECTOR.cast(minusHalfY).intoArray(floatRows, ROW_MINUS_HALF_Y + k);
      FloatVector y1 = fromArray(FLOATS, floatRows, ROW_Y1 + k);
      FLOAT_VECTOR.cast(minusHalfY.lanewise(SUB, y1)).intoArray(floatRows, ROW_NEAR_Y + k);
      FLOAT_VECTOR.cast(halfY.lanewise(SUB, y1)).intoArray(floatRows, ROW_FAR_Y + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GY + k).lanewise(ABS)).intoArray(floatRows,
          ROW_HY2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, halfZs, j).lanewise(NEG)).intoArray(floatRows, ROW_MINUS_HALF_Z + k);
    }
  }

  private static void floats7(float[][] columns2, int from2, float[] floatRows) {
    float[] halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector z1 = fromArray(FLOATS, floatRows, ROW_Z1 + k);
      FloatVector nearZ = fromArray(FLOATS, floatRows, ROW_MINUS_HALF_Z + k).lanewise(SUB, z1);
      FLOAT_VECTOR.cast(nearZ).intoArray(floatRows, ROW_NEAR_Z + k);
      FloatVector farZ = fromArray(FLOATS, halfZs, j).lanewise(SUB, z1);
      FLOAT_VECTOR.cast(farZ).intoArray(floatRows, ROW_FAR_Z + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_GZ + k).lanewise(ABS);
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ2 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      VectorMask<Float> hxGreaterZero = hx.compare(GT, ALL_ZERO);
      // hx > 0 ? nearX : -1
      FloatVector inX = ALL_MINUS_ONE.blend(fromArray(FLOATS, floatRows, ROW_NEAR_X + k), hxGreaterZero);
      // hx > 0 ? farX : 1
      FloatVector outX = ALL_ONE.blend(fromArray(FLOATS, floatRows, ROW_FAR_X + k), hxGreaterZero);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      VectorMask<Float> hyGreaterZero = hy.compare(GT, ALL_ZERO);
      // hy > 0 ? nearY : -1
      FloatVector inY = ALL_MINUS_ONE.blend(fromArray(FLOATS, floatRows, ROW_NEAR_Y + k), hyGreaterZero);
      // hy > 0 ? farY : 1
      FloatVector outY = ALL_ONE.blend(fromArray(FLOATS, floatRows, ROW_FAR_Y + k), hyGreaterZero);
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
          ROW_NUMERATOR + k);
      FLOAT_VECTOR.cast(hIn2.lanewise(MUL, hIn2).lanewise(ADD, hOut2.lanewise(MUL, hOut2))).intoArray(
          floatRows, ROW_DENOMINATOR + k);
    }
  }

  private static void floats8(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector numerator = fromArray(FLOATS, floatRows, ROW_NUMERATOR + k);
      FloatVector denominator = fromArray(FLOATS, floatRows, ROW_DENOMINATOR + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS)
          .compare(LT, denominator))).intoArray(floatRows, ROW_BETWEEN + k);
    }
  }

  private static void floats9(float[] floatRows) {
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
      FLOAT_VECTOR.cast(p4).intoArray(floatRows, ROW_P + k);
      VectorMask<Float> pGreaterFarX2 = p4.compare(GT, farX);
      // p < near ? p > far ? p : near : p > far ? far : p
      FLOAT_VECTOR.cast(p4.blend(farX, pGreaterFarX2)
          .blend(nearX.blend(p4, pGreaterFarX2), p4.compare(LT, nearX))).intoArray(floatRows,
          ROW_P_OR_NEAR_XOR_FAR_XOR_P + k);
    }
  }

  private static void floats10(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_P + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_P_OR_NEAR_XOR_FAR_XOR_P + k));
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
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(floatRows, ROW_SQUARE2 + k);
    }
  }

  private static long floats11(float[][] columns1, int from1, float[][] columns2, int from2,
      float[] floatRows) {
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

  private static long floats12(float[][] columns1, int from1, float[] floatRows, long[] bits,
      long allRAtLeastZeroBits, long nearBits) {
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

  private static void floats13(float[][] columns1, int from1, float[] floatRows, long backBits) {
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      VectorMask<Float> back = VectorMask.fromLong(FLOATS, (backBits >>> k) & WideLanes.FLOAT_LANES);
      // back ? Segment.half(b, a) : Segment.half(a, b)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HX + k)
          .blend(ALL_HALF.lanewise(MUL, fromArray(FLOATS, axs, i).lanewise(SUB, fromArray(FLOATS, bxs, i))),
          back).lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_HX3 + k);
      // back ? Segment.half(b, a) : Segment.half(a, b)
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k)
          .blend(ALL_HALF.lanewise(MUL, fromArray(FLOATS, ays, i).lanewise(SUB, fromArray(FLOATS, bys, i))),
          back).lanewise(ADD, ALL_ZERO);
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY3 + k);
      // back ? Segment.half(b, a) : Segment.half(a, b)
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k)
          .blend(ALL_HALF.lanewise(MUL, fromArray(FLOATS, azs, i).lanewise(SUB, fromArray(FLOATS, bzs, i))),
          back).lanewise(ADD, ALL_ZERO);
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT + k).lanewise(MUL, hz)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k).lanewise(MUL, hy))).intoArray(
          floatRows, ROW_TX2 + k);
    }
  }

  private static void floats14(float[][] columns2, int from2, float[] floatRows) {
    float[] qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX3 + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ3 + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k).lanewise(MUL, hx)
          .lanewise(SUB, product.lanewise(MUL, hz));
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY3 + k);
      FloatVector tz = product.lanewise(MUL, hy)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT + k).lanewise(MUL, hx));
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector qw = fromArray(FLOATS, qws, j);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX2 + k);
      FLOAT_VECTOR.cast(hx.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, qw.lanewise(MUL, tx)))).intoArray(floatRows, ROW_GX2 + k);
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FLOAT_VECTOR.cast(hy.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, qw.lanewise(MUL, ty)))).intoArray(floatRows, ROW_GY2 + k);
      FLOAT_VECTOR.cast(hz.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, qw.lanewise(MUL, tz)))).intoArray(floatRows, ROW_GZ2 + k);
    }
  }

  private static long floats15(float[][] columns2, int from2, float[] floatRows, long[] bits) {
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long gxLessZeroBits = 0;
    long gyLessZeroBits = 0;
    long gzLessZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector minusHalfX = fromArray(FLOATS, floatRows, ROW_MINUS_HALF_X + k);
      FloatVector m = fromArray(FLOATS, floatRows, ROW_M + k);
      FLOAT_VECTOR.cast(minusHalfX.lanewise(SUB, m)).intoArray(floatRows, ROW_LOW_X + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FLOAT_VECTOR.cast(halfX.lanewise(SUB, m)).intoArray(floatRows, ROW_HIGH_X + k);
      FloatVector minusHalfY = fromArray(FLOATS, floatRows, ROW_MINUS_HALF_Y + k);
      FloatVector m2 = fromArray(FLOATS, floatRows, ROW_M2 + k);
      FLOAT_VECTOR.cast(minusHalfY.lanewise(SUB, m2)).intoArray(floatRows, ROW_LOW_Y + k);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FLOAT_VECTOR.cast(halfY.lanewise(SUB, m2)).intoArray(floatRows, ROW_HIGH_Y + k);
      FloatVector minusHalfZ = fromArray(FLOATS, floatRows, ROW_MINUS_HALF_Z + k);
      FloatVector m3 = fromArray(FLOATS, floatRows, ROW_M3 + k);
      FLOAT_VECTOR.cast(minusHalfZ.lanewise(SUB, m3)).intoArray(floatRows, ROW_LOW_Z + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FLOAT_VECTOR.cast(halfZ.lanewise(SUB, m3)).intoArray(floatRows, ROW_HIGH_Z + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      VectorMask<Float> gxLessZero = gx.compare(LT, ALL_ZERO);
      gxLessZeroBits |= gxLessZero.toLong() << k;
      // g < 0 ? -m : m
      FloatVector x1 = m.blend(fromArray(FLOATS, floatRows, ROW_MINUS_M + k), gxLessZero);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      VectorMask<Float> gyLessZero = gy.compare(LT, ALL_ZERO);
      gyLessZeroBits |= gyLessZero.toLong() << k;
      // g < 0 ? -m : m
      FloatVector y1 = m2.blend(fromArray(FLOATS, floatRows, ROW_MINUS_M2 + k), gyLessZero);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      VectorMask<Float> gzLessZero = gz.compare(LT, ALL_ZERO);
      gzLessZeroBits |= gzLessZero.toLong() << k;
      // g < 0 ? -m : m
      FloatVector z1 = m3.blend(fromArray(FLOATS, floatRows, ROW_MINUS_M3 + k), gzLessZero);
      FLOAT_VECTOR.cast(minusHalfX.lanewise(SUB, x1)).intoArray(floatRows, ROW_NEAR_X2 + k);
      FLOAT_VECTOR.cast(halfX.lanewise(SUB, x1)).intoArray(floatRows, ROW_FAR_X2 + k);
      FLOAT_VECTOR.cast(gx.lanewise(ABS)).intoArray(floatRows, ROW_HX4 + k);
      FLOAT_VECTOR.cast(minusHalfY.lanewise(SUB, y1)).intoArray(floatRows, ROW_NEAR_Y2 + k);
      FLOAT_VECTOR.cast(halfY.lanewise(SUB, y1)).intoArray(floatRows, ROW_FAR_Y2 + k);
      FLOAT_VECTOR.cast(gy.lanewise(ABS)).intoArray(floatRows, ROW_HY4 + k);
      FLOAT_VECTOR.cast(minusHalfZ.lanewise(SUB, z1)).intoArray(floatRows, ROW_NEAR_Z2 + k);
      FLOAT_VECTOR.cast(halfZ.lanewise(SUB, z1)).intoArray(floatRows, ROW_FAR_Z2 + k);
      FLOAT_VECTOR.cast(gz.lanewise(ABS)).intoArray(floatRows, ROW_HZ4 + k);
    }
    bits[0] = gyLessZeroBits;
    bits[1] = gzLessZeroBits;
    return gxLessZeroBits;
  }

  private static void floats16(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX4 + k);
      VectorMask<Float> hxGreaterZero = hx.compare(GT, ALL_ZERO);
      // hx > 0 ? nearX : -1
      FloatVector inX = ALL_MINUS_ONE.blend(fromArray(FLOATS, floatRows, ROW_NEAR_X2 + k), hxGreaterZero);
      // hx > 0 ? farX : 1
      FloatVector outX = ALL_ONE.blend(fromArray(FLOATS, floatRows, ROW_FAR_X2 + k), hxGreaterZero);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY4 + k);
      VectorMask<Float> hyGreaterZero = hy.compare(GT, ALL_ZERO);
      // hy > 0 ? nearY : -1
      FloatVector inY = ALL_MINUS_ONE.blend(fromArray(FLOATS, floatRows, ROW_NEAR_Y2 + k), hyGreaterZero);
      // hy > 0 ? farY : 1
      FloatVector outY = ALL_ONE.blend(fromArray(FLOATS, floatRows, ROW_FAR_Y2 + k), hyGreaterZero);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ4 + k);
      VectorMask<Float> hzGreaterZero = hz.compare(GT, ALL_ZERO);
      // hz > 0 ? nearZ : -1
      FloatVector inZ = ALL_MINUS_ONE.blend(fromArray(FLOATS, floatRows, ROW_NEAR_Z2 + k), hzGreaterZero);
      // hz > 0 ? farZ : 1
      FloatVector outZ = ALL_ONE.blend(fromArray(FLOATS, floatRows, ROW_FAR_Z2 + k), hzGreaterZero);
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
          floatRows, ROW_DENOMINATOR2 + k);
    }
  }

  private static void floats17(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector numerator = fromArray(FLOATS, floatRows, ROW_NUMERATOR2 + k);
      FloatVector denominator = fromArray(FLOATS, floatRows, ROW_DENOMINATOR2 + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector between = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS).compare(LT, denominator));
      FLOAT_VECTOR.cast(between).intoArray(floatRows, ROW_BETWEEN2 + k);
      FloatVector p = between.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX4 + k));
      FloatVector farX = fromArray(FLOATS, floatRows, ROW_FAR_X2 + k);
      VectorMask<Float> pGreaterFarX = p.compare(GT, farX);
      FloatVector nearX = fromArray(FLOATS, floatRows, ROW_NEAR_X2 + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FLOAT_VECTOR.cast(p.blend(farX, pGreaterFarX)
          .blend(nearX.blend(p, pGreaterFarX), p.compare(LT, nearX))).intoArray(floatRows, ROW_X2 + k);
    }
  }

  private static void floats18(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector between = fromArray(FLOATS, floatRows, ROW_BETWEEN2 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY4 + k);
      FloatVector p = between.lanewise(MUL, hy);
      FloatVector farY = fromArray(FLOATS, floatRows, ROW_FAR_Y2 + k);
      VectorMask<Float> pGreaterFarY = p.compare(GT, farY);
      FloatVector nearY = fromArray(FLOATS, floatRows, ROW_NEAR_Y2 + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector y = p.blend(farY, pGreaterFarY).blend(nearY.blend(p, pGreaterFarY), p.compare(LT, nearY));
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ4 + k);
      FloatVector p2 = between.lanewise(MUL, hz);
      FloatVector farZ = fromArray(FLOATS, floatRows, ROW_FAR_Z2 + k);
      VectorMask<Float> pGreaterFarZ = p2.compare(GT, farZ);
      FloatVector nearZ = fromArray(FLOATS, floatRows, ROW_NEAR_Z2 + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector z = p2.blend(farZ, pGreaterFarZ).blend(nearZ.blend(p2, pGreaterFarZ), p2.compare(LT, nearZ));
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX4 + k);
      FloatVector numerator = fromArray(FLOATS, floatRows, ROW_X2 + k).lanewise(MUL, hx)
          .lanewise(ADD, y.lanewise(MUL, hy)).lanewise(ADD, z.lanewise(MUL, hz));
      FloatVector denominator = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector nearest = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS).compare(LT, denominator));
      FLOAT_VECTOR.cast(nearest).intoArray(floatRows, ROW_NEAREST + k);
      FloatVector p3 = nearest.lanewise(MUL, hx);
      FloatVector farX = fromArray(FLOATS, floatRows, ROW_FAR_X2 + k);
      VectorMask<Float> pGreaterFarX = p3.compare(GT, farX);
      FloatVector nearX = fromArray(FLOATS, floatRows, ROW_NEAR_X2 + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FLOAT_VECTOR.cast(p3.lanewise(SUB, p3.blend(farX, pGreaterFarX)
          .blend(nearX.blend(p3, pGreaterFarX), p3.compare(LT, nearX)))).intoArray(floatRows, ROW_OUT + k);
    }
  }

  private static void floats19(float[] floatRows, long gxLessZeroBits, long gyLessZeroBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector out2 = fromArray(FLOATS, floatRows, ROW_OUT + k);
      // g < 0 ? -out : out
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(SUB, out2
          .blend(out2.lanewise(NEG), VectorMask.fromLong(FLOATS, (gxLessZeroBits >>> k)
          & WideLanes.FLOAT_LANES)))).intoArray(floatRows, ROW_VX + k);
      FloatVector nearest = fromArray(FLOATS, floatRows, ROW_NEAREST + k);
      FloatVector p = nearest.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY4 + k));
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

  private static void floats20(float[] floatRows, long gzLessZeroBits) {
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
          .lanewise(ADD, vz.lanewise(MUL, vz))).intoArray(floatRows, ROW_SUM + k);
    }
  }

  private static void floats21(float[][] columns1, int from1, float[] floatRows) {
    float[] rs = columns1[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector apart = fromArray(FLOATS, floatRows, ROW_SUM + k).lanewise(SQRT);
      FLOAT_VECTOR.cast(apart).intoArray(floatRows, ROW_APART + k);
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
      FloatVector square = sum.lanewise(ADD, gzSquared);
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE3 + k);
      FloatVector length = square.lanewise(SQRT);
      FLOAT_VECTOR.cast(length).intoArray(floatRows, ROW_LENGTH + k);
      FLOAT_VECTOR.cast(ALL_ROUNDING.lanewise(MUL, apart.lanewise(ADD, length)
          .lanewise(ADD, fromArray(FLOATS, rs, i)))).intoArray(floatRows, ROW_ROUNDING + k);
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_VY + k);
      FloatVector product = vy.lanewise(MUL, ALL_ZERO);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT5 + k);
      FloatVector vz = fromArray(FLOATS, floatRows, ROW_VZ + k);
      FloatVector product2 = vz.lanewise(MUL, ALL_ZERO);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT6 + k);
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      FloatVector product3 = vx.lanewise(MUL, ALL_ONE).lanewise(ADD, product).lanewise(ADD, product2);
      FloatVector part = product3.lanewise(DIV, ALL_ONE);
      FloatVector x = vx.lanewise(SUB, part.lanewise(MUL, ALL_ONE));
      FloatVector product4 = part.lanewise(MUL, ALL_ZERO);
      FloatVector y = vy.lanewise(SUB, product4);
      FloatVector z = vz.lanewise(SUB, product4);
      FLOAT_VECTOR.cast(x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z))).intoArray(floatRows, ROW_SUM3 + k);
    }
  }

  private static void floats22(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector product = ALL_ZERO.lanewise(MUL, gy);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT7 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FloatVector product2 = ALL_ZERO.lanewise(MUL, gz);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT8 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector forward = ALL_ONE.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k))
          .lanewise(ADD, ALL_ZERO).lanewise(ADD, ALL_ZERO)
          .lanewise(SUB, ALL_ONE.lanewise(MUL, gx).lanewise(ADD, product).lanewise(ADD, product2)
          .lanewise(ABS));
      FloatVector product3 = ALL_MINUS_ZERO.lanewise(MUL, gy);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT9 + k);
      FloatVector product4 = ALL_MINUS_ZERO.lanewise(MUL, gz);
      FLOAT_VECTOR.cast(product4).intoArray(floatRows, ROW_PRODUCT10 + k);
      FloatVector backward = ALL_MINUS_ONE.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k))
          .lanewise(ADD, ALL_ZERO).lanewise(ADD, ALL_ZERO)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, gx).lanewise(ADD, product3).lanewise(ADD, product4)
          .lanewise(ABS));
      // forward >= backward ? forward : backward; SegmentContact.isAlong(vx, vy, vz, nx, ny, nz, rounding) ?
      // apart(nx, ny, nz, gx, gy, gz, lowX, highX, lowY, highY, lowZ, highZ) : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(backward.blend(forward, forward.compare(GE, backward))
          .lanewise(DIV, ALL_ONE), fromArray(FLOATS, floatRows, ROW_SUM3 + k).lanewise(SQRT)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_ROUNDING + k)))).intoArray(floatRows, ROW_APART2 + k);
    }
  }

  private static void floats23(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector apart = fromArray(FLOATS, floatRows, ROW_APART2 + k);
      // b > a ? b : a
      FLOAT_VECTOR.cast(ALL_NONE.blend(apart, apart.compare(GT, ALL_NONE))).intoArray(floatRows, ROW_MOST + k);
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      FloatVector product = vx.lanewise(MUL, ALL_ZERO);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT11 + k);
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_VY + k);
      FloatVector product2 = product.lanewise(ADD, vy.lanewise(MUL, ALL_ONE))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT6 + k));
      FloatVector part = product2.lanewise(DIV, ALL_ONE);
      FloatVector product3 = part.lanewise(MUL, ALL_ZERO);
      FloatVector x = vx.lanewise(SUB, product3);
      FloatVector y = vy.lanewise(SUB, part.lanewise(MUL, ALL_ONE));
      FloatVector z = fromArray(FLOATS, floatRows, ROW_VZ + k).lanewise(SUB, product3);
      FLOAT_VECTOR.cast(x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z))).intoArray(floatRows, ROW_SUM4 + k);
    }
  }

  private static void floats24(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector product = ALL_ZERO.lanewise(MUL, gx);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT12 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector forward = ALL_ZERO.lanewise(ADD, ALL_ONE
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k))).lanewise(ADD, ALL_ZERO)
          .lanewise(SUB, product.lanewise(ADD, ALL_ONE.lanewise(MUL, gy))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT8 + k)).lanewise(ABS));
      FloatVector product2 = ALL_MINUS_ZERO.lanewise(MUL, gx);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT13 + k);
      FloatVector backward = ALL_ZERO.lanewise(ADD, ALL_MINUS_ONE
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k))).lanewise(ADD, ALL_ZERO)
          .lanewise(SUB, product2.lanewise(ADD, ALL_MINUS_ONE.lanewise(MUL, gy))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k)).lanewise(ABS));
      // forward >= backward ? forward : backward; SegmentContact.isAlong(vx, vy, vz, nx, ny, nz, rounding) ?
      // apart(nx, ny, nz, gx, gy, gz, lowX, highX, lowY, highY, lowZ, highZ) : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(backward.blend(forward, forward.compare(GE, backward))
          .lanewise(DIV, ALL_ONE), fromArray(FLOATS, floatRows, ROW_SUM4 + k).lanewise(SQRT)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_ROUNDING + k)))).intoArray(floatRows, ROW_APART3 + k);
    }
  }

  private static void floats25(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector apart = fromArray(FLOATS, floatRows, ROW_APART3 + k);
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST + k);
      VectorMask<Float> apartGreaterMost = apart.compare(GT, most);
      // apart > most ? axis : choice
      FloatVector choice = ALL_ZERO.blend(ALL_ONE, apartGreaterMost);
      // b > a ? b : a
      FloatVector most2 = most.blend(apart, apartGreaterMost);
      FloatVector vz = fromArray(FLOATS, floatRows, ROW_VZ + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k))
          .lanewise(ADD, vz.lanewise(MUL, ALL_ONE));
      FloatVector part = product.lanewise(DIV, ALL_ONE);
      FloatVector product2 = part.lanewise(MUL, ALL_ZERO);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_VX + k).lanewise(SUB, product2);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_VY + k).lanewise(SUB, product2);
      FloatVector z = vz.lanewise(SUB, part.lanewise(MUL, ALL_ONE));
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FloatVector forward = ALL_ZERO.lanewise(ADD, ALL_ONE
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z + k)))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT12 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k))
          .lanewise(ADD, ALL_ONE.lanewise(MUL, gz)).lanewise(ABS));
      FloatVector backward = ALL_ZERO.lanewise(ADD, ALL_MINUS_ONE
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z + k)))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT13 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k))
          .lanewise(ADD, ALL_MINUS_ONE.lanewise(MUL, gz)).lanewise(ABS));
      // forward >= backward ? forward : backward; SegmentContact.isAlong(vx, vy, vz, nx, ny, nz, rounding) ?
      // apart(nx, ny, nz, gx, gy, gz, lowX, highX, lowY, highY, lowZ, highZ) : Contact.NONE
      FloatVector apart2 = ALL_NONE.blend(backward.blend(forward, forward.compare(GE, backward))
          .lanewise(DIV, ALL_ONE), x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z)).lanewise(SQRT)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_ROUNDING + k)));
      VectorMask<Float> apartGreaterMost2 = apart2.compare(GT, most2);
      // apart > most ? axis : choice
      FLOAT_VECTOR.cast(choice.blend(ALL_TWO, apartGreaterMost2)).intoArray(floatRows, ROW_CHOICE + k);
      // b > a ? b : a
      FLOAT_VECTOR.cast(most2.blend(apart2, apartGreaterMost2)).intoArray(floatRows, ROW_MOST2 + k);
    }
  }

  private static void floats26(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GZ2 + k).lanewise(NEG)).intoArray(floatRows,
          ROW_NY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GX2 + k).lanewise(NEG)).intoArray(floatRows,
          ROW_NZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GY2 + k).lanewise(NEG)).intoArray(floatRows,
          ROW_NZ2 + k);
    }
  }

  private static long floats27(float[] floatRows) {
    long rootValueAtMostRoundingBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_VY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FloatVector vz = fromArray(FLOATS, floatRows, ROW_VZ + k);
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ2 + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k).lanewise(ADD, vy.lanewise(MUL, gz))
          .lanewise(ADD, vz.lanewise(MUL, nz));
      FloatVector square = ALL_ZERO.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GZ_SQUARED + k))
          .lanewise(ADD, nz.lanewise(MUL, nz));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE4 + k);
      // square > 0 ? product / square : 0
      FloatVector part = ALL_ZERO.blend(product.lanewise(DIV, square), square.compare(GT, ALL_ZERO));
      FloatVector x = fromArray(FLOATS, floatRows, ROW_VX + k).lanewise(SUB, part.lanewise(MUL, ALL_ZERO));
      FloatVector y = vy.lanewise(SUB, part.lanewise(MUL, gz));
      FloatVector z = vz.lanewise(SUB, part.lanewise(MUL, nz));
      rootValueAtMostRoundingBits |= x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z)).lanewise(SQRT)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_ROUNDING + k)).toLong() << k;
    }
    return rootValueAtMostRoundingBits;
  }

  private static long floats28(float[] floatRows, long[] bits, long gzLessZeroBits) {
    long gzGreaterZeroBits = 0;
    long nzGreaterZeroBits = 0;
    long nzLessZeroBits = 0;
    long nyGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SQUARE4 + k).lanewise(SQRT)).intoArray(floatRows,
          ROW_LENGTH2 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      VectorMask<Float> gzGreaterZero = gz.compare(GT, ALL_ZERO);
      gzGreaterZeroBits |= gzGreaterZero.toLong() << k;
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ2 + k);
      VectorMask<Float> nzGreaterZero = nz.compare(GT, ALL_ZERO);
      nzGreaterZeroBits |= nzGreaterZero.toLong() << k;
      VectorMask<Float> nzLessZero = nz.compare(LT, ALL_ZERO);
      nzLessZeroBits |= nzLessZero.toLong() << k;
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(ADD, ALL_ZERO
          .blend(gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k)),
          VectorMask.fromLong(FLOATS, (gzLessZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k)), gzGreaterZero))
          .lanewise(ADD, ALL_ZERO.blend(nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z + k)),
          nzLessZero).blend(nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z + k)), nzGreaterZero))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT12 + k)
          .lanewise(ADD, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k)))
          .lanewise(ADD, nz.lanewise(MUL, gz)).lanewise(ABS))).intoArray(floatRows, ROW_FORWARD + k);
      FLOAT_VECTOR.cast(nz.lanewise(NEG)).intoArray(floatRows, ROW_NZ3 + k);
      nyGreaterZeroBits |= fromArray(FLOATS, floatRows, ROW_NY + k).compare(GT, ALL_ZERO).toLong() << k;
    }
    bits[0] = nzGreaterZeroBits;
    bits[1] = nzLessZeroBits;
    bits[2] = nyGreaterZeroBits;
    return gzGreaterZeroBits;
  }

  private static long floats29(float[] floatRows, long nyGreaterZeroBits, long rootValueAtMostRoundingBits) {
    long nyLessZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY + k);
      VectorMask<Float> nyLessZero = ny.compare(LT, ALL_ZERO);
      nyLessZeroBits |= nyLessZero.toLong() << k;
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ3 + k);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FloatVector backward = ALL_ZERO.lanewise(ADD, ALL_ZERO
          .blend(ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k)), nyLessZero)
          .blend(ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k)),
          VectorMask.fromLong(FLOATS, (nyGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)))
          .lanewise(ADD, ALL_ZERO.blend(nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z + k)), nz
          .compare(LT, ALL_ZERO)).blend(nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z + k)), nz
          .compare(GT, ALL_ZERO))).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT13 + k)
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k))).lanewise(ABS));
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH2 + k);
      FloatVector forward = fromArray(FLOATS, floatRows, ROW_FORWARD + k);
      // length > 0 ? (forward >= backward ? forward : backward) / length : Contact.NONE;
      // SegmentContact.isAlong(vx, vy, vz, nx, ny, nz, rounding) ? apart(nx, ny, nz, gx, gy, gz, lowX, highX,
      // lowY, highY, lowZ, highZ) : Contact.NONE
      FloatVector apart = ALL_NONE.blend(ALL_NONE
          .blend(backward.blend(forward, forward.compare(GE, backward)).lanewise(DIV, length), length
          .compare(GT, ALL_ZERO)), VectorMask.fromLong(FLOATS, (rootValueAtMostRoundingBits >>> k)
          & WideLanes.FLOAT_LANES));
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST2 + k);
      VectorMask<Float> apartGreaterMost = apart.compare(GT, most);
      // apart > most ? CROSS + axis : choice
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CHOICE + k)
          .blend(ALL_CROSS, apartGreaterMost)).intoArray(floatRows, ROW_CHOICE2 + k);
      // b > a ? b : a
      FLOAT_VECTOR.cast(most.blend(apart, apartGreaterMost)).intoArray(floatRows, ROW_MOST3 + k);
    }
    return nyLessZeroBits;
  }

  private static void floats30(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY + k);
      FloatVector vz = fromArray(FLOATS, floatRows, ROW_VZ + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector product = vx.lanewise(MUL, ny).lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k))
          .lanewise(ADD, vz.lanewise(MUL, gx));
      FloatVector square = ny.lanewise(MUL, ny).lanewise(ADD, ALL_ZERO)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GX_SQUARED + k));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE5 + k);
      // square > 0 ? product / square : 0
      FloatVector part = ALL_ZERO.blend(product.lanewise(DIV, square), square.compare(GT, ALL_ZERO));
      FloatVector x = vx.lanewise(SUB, part.lanewise(MUL, ny));
      FloatVector y = fromArray(FLOATS, floatRows, ROW_VY + k).lanewise(SUB, part.lanewise(MUL, ALL_ZERO));
      FloatVector z = vz.lanewise(SUB, part.lanewise(MUL, gx));
      FLOAT_VECTOR.cast(x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z))).intoArray(floatRows, ROW_SUM5 + k);
    }
  }

  private static long floats31(float[] floatRows, long[] bits, long nyLessZeroBits, long nyGreaterZeroBits,
      long gxLessZeroBits) {
    long rootValueAtMostRoundingBits = 0;
    long gxGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      rootValueAtMostRoundingBits |= fromArray(FLOATS, floatRows, ROW_SUM5 + k).lanewise(SQRT)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_ROUNDING + k)).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SQUARE5 + k).lanewise(SQRT)).intoArray(floatRows,
          ROW_LENGTH3 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      VectorMask<Float> gxGreaterZero = gx.compare(GT, ALL_ZERO);
      gxGreaterZeroBits |= gxGreaterZero.toLong() << k;
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY + k);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k)),
          VectorMask.fromLong(FLOATS, (nyLessZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k)),
          VectorMask.fromLong(FLOATS, (nyGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(ADD, ALL_ZERO).lanewise(ADD, ALL_ZERO
          .blend(gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z + k)),
          VectorMask.fromLong(FLOATS, (gxLessZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z + k)), gxGreaterZero))
          .lanewise(SUB, ny.lanewise(MUL, gx).lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k))
          .lanewise(ADD, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k))).lanewise(ABS))).intoArray(
          floatRows, ROW_FORWARD2 + k);
    }
    bits[0] = gxGreaterZeroBits;
    return rootValueAtMostRoundingBits;
  }

  private static long floats32(float[] floatRows, long[] bits, long rootValueAtMostRoundingBits) {
    long nzGreaterZeroBits = 0;
    long nzLessZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NY + k).lanewise(NEG);
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ + k);
      VectorMask<Float> nzGreaterZero = nz.compare(GT, ALL_ZERO);
      nzGreaterZeroBits |= nzGreaterZero.toLong() << k;
      VectorMask<Float> nzLessZero = nz.compare(LT, ALL_ZERO);
      nzLessZeroBits |= nzLessZero.toLong() << k;
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FloatVector backward = ALL_ZERO.blend(nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k)), nx
          .compare(LT, ALL_ZERO)).blend(nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k)), nx
          .compare(GT, ALL_ZERO)).lanewise(ADD, ALL_ZERO)
          .lanewise(ADD, ALL_ZERO.blend(nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z + k)),
          nzLessZero).blend(nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z + k)), nzGreaterZero))
          .lanewise(SUB, nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k))).lanewise(ABS));
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH3 + k);
      FloatVector forward = fromArray(FLOATS, floatRows, ROW_FORWARD2 + k);
      // length > 0 ? (forward >= backward ? forward : backward) / length : Contact.NONE;
      // SegmentContact.isAlong(vx, vy, vz, nx, ny, nz, rounding) ? apart(nx, ny, nz, gx, gy, gz, lowX, highX,
      // lowY, highY, lowZ, highZ) : Contact.NONE
      FloatVector apart = ALL_NONE.blend(ALL_NONE
          .blend(backward.blend(forward, forward.compare(GE, backward)).lanewise(DIV, length), length
          .compare(GT, ALL_ZERO)), VectorMask.fromLong(FLOATS, (rootValueAtMostRoundingBits >>> k)
          & WideLanes.FLOAT_LANES));
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST3 + k);
      VectorMask<Float> apartGreaterMost = apart.compare(GT, most);
      // apart > most ? CROSS + axis : choice
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CHOICE2 + k)
          .blend(ALL_C4_00, apartGreaterMost)).intoArray(floatRows, ROW_CHOICE3 + k);
      // b > a ? b : a
      FLOAT_VECTOR.cast(most.blend(apart, apartGreaterMost)).intoArray(floatRows, ROW_MOST4 + k);
    }
    bits[0] = nzLessZeroBits;
    return nzGreaterZeroBits;
  }

  private static void floats33(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_VY + k);
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ + k);
      FloatVector product = vx.lanewise(MUL, gy).lanewise(ADD, vy.lanewise(MUL, nz))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT6 + k));
      FloatVector square = fromArray(FLOATS, floatRows, ROW_GY_SQUARED + k).lanewise(ADD, nz.lanewise(MUL, nz))
          .lanewise(ADD, ALL_ZERO);
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE6 + k);
      // square > 0 ? product / square : 0
      FloatVector part = ALL_ZERO.blend(product.lanewise(DIV, square), square.compare(GT, ALL_ZERO));
      FloatVector x = vx.lanewise(SUB, part.lanewise(MUL, gy));
      FloatVector y = vy.lanewise(SUB, part.lanewise(MUL, nz));
      FloatVector z = fromArray(FLOATS, floatRows, ROW_VZ + k).lanewise(SUB, part.lanewise(MUL, ALL_ZERO));
      FLOAT_VECTOR.cast(x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z))).intoArray(floatRows, ROW_SUM6 + k);
    }
  }

  private static long floats34(float[] floatRows, long[] bits, long gyLessZeroBits, long nzLessZeroBits,
      long nzGreaterZeroBits) {
    long rootValueAtMostRoundingBits = 0;
    long gyGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      rootValueAtMostRoundingBits |= fromArray(FLOATS, floatRows, ROW_SUM6 + k).lanewise(SQRT)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_ROUNDING + k)).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SQUARE6 + k).lanewise(SQRT)).intoArray(floatRows,
          ROW_LENGTH4 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      VectorMask<Float> gyGreaterZero = gy.compare(GT, ALL_ZERO);
      gyGreaterZeroBits |= gyGreaterZero.toLong() << k;
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ + k);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k)),
          VectorMask.fromLong(FLOATS, (gyLessZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k)), gyGreaterZero)
          .lanewise(ADD, ALL_ZERO.blend(nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k)),
          VectorMask.fromLong(FLOATS, (nzLessZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k)),
          VectorMask.fromLong(FLOATS, (nzGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)))
          .lanewise(ADD, ALL_ZERO).lanewise(SUB, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX2 + k))
          .lanewise(ADD, nz.lanewise(MUL, gy)).lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT8 + k))
          .lanewise(ABS))).intoArray(floatRows, ROW_FORWARD3 + k);
    }
    bits[0] = gyGreaterZeroBits;
    return rootValueAtMostRoundingBits;
  }

  private static void floats35(float[] floatRows, long nzLessZeroBits, long nzGreaterZeroBits,
      long rootValueAtMostRoundingBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NZ + k).lanewise(NEG);
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ2 + k);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FloatVector backward = ALL_ZERO.blend(nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k)),
          VectorMask.fromLong(FLOATS, (nzLessZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k)),
          VectorMask.fromLong(FLOATS, (nzGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(ADD, ALL_ZERO.blend(ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k)), ny
          .compare(LT, ALL_ZERO)).blend(ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k)), ny
          .compare(GT, ALL_ZERO))).lanewise(ADD, ALL_ZERO)
          .lanewise(SUB, nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX2 + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k)).lanewise(ABS));
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH4 + k);
      FloatVector forward = fromArray(FLOATS, floatRows, ROW_FORWARD3 + k);
      // length > 0 ? (forward >= backward ? forward : backward) / length : Contact.NONE;
      // SegmentContact.isAlong(vx, vy, vz, nx, ny, nz, rounding) ? apart(nx, ny, nz, gx, gy, gz, lowX, highX,
      // lowY, highY, lowZ, highZ) : Contact.NONE
      FloatVector apart = ALL_NONE.blend(ALL_NONE
          .blend(backward.blend(forward, forward.compare(GE, backward)).lanewise(DIV, length), length
          .compare(GT, ALL_ZERO)), VectorMask.fromLong(FLOATS, (rootValueAtMostRoundingBits >>> k)
          & WideLanes.FLOAT_LANES));
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST4 + k);
      VectorMask<Float> apartGreaterMost = apart.compare(GT, most);
      // apart > most ? CROSS + axis : choice
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CHOICE3 + k)
          .blend(ALL_C5_00, apartGreaterMost)).intoArray(floatRows, ROW_CHOICE4 + k);
      // b > a ? b : a
      FLOAT_VECTOR.cast(most.blend(apart, apartGreaterMost)).intoArray(floatRows, ROW_MOST5 + k);
    }
  }

  private static void floats36(float[] floatRows) {
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
      FLOAT_VECTOR.cast(first2).intoArray(floatRows, ROW_FIRST + k);
      FloatVector x = vx.lanewise(SUB, first2.lanewise(MUL, ex));
      FloatVector y = vy.lanewise(SUB, first2.lanewise(MUL, ey));
      FloatVector z = vz.lanewise(SUB, first2.lanewise(MUL, ez));
      FloatVector second2 = x.lanewise(MUL, ex).lanewise(ADD, y.lanewise(MUL, ey))
          .lanewise(ADD, z.lanewise(MUL, ez));
      FLOAT_VECTOR.cast(x.lanewise(SUB, second2.lanewise(MUL, ex))).intoArray(floatRows, ROW_BESIDE_X + k);
      FLOAT_VECTOR.cast(y.lanewise(SUB, second2.lanewise(MUL, ey))).intoArray(floatRows, ROW_BESIDE_Y + k);
      FLOAT_VECTOR.cast(z.lanewise(SUB, second2.lanewise(MUL, ez))).intoArray(floatRows, ROW_BESIDE_Z + k);
    }
  }

  private static long floats37(float[] floatRows) {
    long absFirstAtMostRoundingBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      absFirstAtMostRoundingBits |= fromArray(FLOATS, floatRows, ROW_FIRST + k).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_ROUNDING + k)).toLong() << k;
      FloatVector besideX = fromArray(FLOATS, floatRows, ROW_BESIDE_X + k);
      FloatVector besideY = fromArray(FLOATS, floatRows, ROW_BESIDE_Y + k);
      FloatVector besideZ = fromArray(FLOATS, floatRows, ROW_BESIDE_Z + k);
      FLOAT_VECTOR.cast(besideX.lanewise(MUL, besideX).lanewise(ADD, besideY.lanewise(MUL, besideY))
          .lanewise(ADD, besideZ.lanewise(MUL, besideZ)).lanewise(SQRT)).intoArray(floatRows, ROW_LENGTH5 + k);
    }
    return absFirstAtMostRoundingBits;
  }

  private static void floats38(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector besideX = fromArray(FLOATS, floatRows, ROW_BESIDE_X + k);
      FloatVector besideY = fromArray(FLOATS, floatRows, ROW_BESIDE_Y + k);
      FloatVector besideZ = fromArray(FLOATS, floatRows, ROW_BESIDE_Z + k);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(besideX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k)),
          besideX.compare(LT, ALL_ZERO)).blend(besideX
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k)), besideX.compare(GT, ALL_ZERO))
          .lanewise(ADD, ALL_ZERO.blend(besideY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k)),
          besideY.compare(LT, ALL_ZERO)).blend(besideY
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k)), besideY.compare(GT, ALL_ZERO)))
          .lanewise(ADD, ALL_ZERO.blend(besideZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z + k)),
          besideZ.compare(LT, ALL_ZERO)).blend(besideZ
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z + k)), besideZ.compare(GT, ALL_ZERO)))
          .lanewise(SUB, besideX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX2 + k))
          .lanewise(ADD, besideY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k)))
          .lanewise(ADD, besideZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k)))
          .lanewise(ABS))).intoArray(floatRows, ROW_FORWARD4 + k);
    }
  }

  private static void floats39(float[] floatRows, long absFirstAtMostRoundingBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_BESIDE_X + k).lanewise(NEG);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_BESIDE_Y + k).lanewise(NEG);
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_BESIDE_Z + k).lanewise(NEG);
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
      FloatVector forward = fromArray(FLOATS, floatRows, ROW_FORWARD4 + k);
      // length > 0 ? (forward >= backward ? forward : backward) / length : Contact.NONE;
      // SegmentContact.isBeside(vx, vy, vz, ex, ey, ez, rounding) ? apart(besideX, besideY, besideZ, gx, gy,
      // gz, lowX, highX, lowY, highY, lowZ, highZ) : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(ALL_NONE
          .blend(backward.blend(forward, forward.compare(GE, backward)).lanewise(DIV, length), length
          .compare(GT, ALL_ZERO)), VectorMask.fromLong(FLOATS, (absFirstAtMostRoundingBits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_OF_BESIDE + k);
    }
  }

  private static void floats40(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ofBeside = fromArray(FLOATS, floatRows, ROW_OF_BESIDE + k);
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST5 + k);
      VectorMask<Float> ofBesideGreaterMost = ofBeside.compare(GT, most);
      // ofBeside > most ? BESIDE : choice
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CHOICE4 + k)
          .blend(ALL_BESIDE, ofBesideGreaterMost)).intoArray(floatRows, ROW_CHOICE5 + k);
      // b > a ? b : a
      FLOAT_VECTOR.cast(most.blend(ofBeside, ofBesideGreaterMost)).intoArray(floatRows, ROW_MOST6 + k);
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      // Math.abs(v) <= rounding ? 0 : v
      FLOAT_VECTOR.cast(vx.blend(ALL_ZERO, vx.lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_ROUNDING + k)))).intoArray(floatRows, ROW_NX + k);
    }
  }

  private static void floats41(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_VY + k);
      FloatVector rounding = fromArray(FLOATS, floatRows, ROW_ROUNDING + k);
      // Math.abs(v) <= rounding ? 0 : v
      FloatVector ny = vy.blend(ALL_ZERO, vy.lanewise(ABS).compare(LE, rounding));
      FLOAT_VECTOR.cast(ny).intoArray(floatRows, ROW_NY2 + k);
      FloatVector vz = fromArray(FLOATS, floatRows, ROW_VZ + k);
      // Math.abs(v) <= rounding ? 0 : v
      FloatVector nz = vz.blend(ALL_ZERO, vz.lanewise(ABS).compare(LE, rounding));
      FLOAT_VECTOR.cast(nz).intoArray(floatRows, ROW_NZ4 + k);
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX + k);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz)).lanewise(SQRT)).intoArray(floatRows, ROW_LENGTH6 + k);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k)), nx
          .compare(LT, ALL_ZERO)).blend(nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k)), nx
          .compare(GT, ALL_ZERO)).lanewise(ADD, ALL_ZERO
          .blend(ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k)), ny.compare(LT, ALL_ZERO))
          .blend(ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k)), ny
          .compare(GT, ALL_ZERO)))).intoArray(floatRows, ROW_SUM7 + k);
    }
  }

  private static void floats42(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ4 + k);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z + k);
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z + k);
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY2 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM7 + k)
          .lanewise(ADD, ALL_ZERO.blend(nz.lanewise(MUL, highZ), nz.compare(LT, ALL_ZERO))
          .blend(nz.lanewise(MUL, lowZ), nz.compare(GT, ALL_ZERO)))
          .lanewise(SUB, nx.lanewise(MUL, gx).lanewise(ADD, ny.lanewise(MUL, gy))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k))).lanewise(ABS))).intoArray(
          floatRows, ROW_FORWARD5 + k);
      FloatVector nx2 = nx.lanewise(NEG);
      FloatVector ny2 = ny.lanewise(NEG);
      FloatVector nz2 = nz.lanewise(NEG);
      FLOAT_VECTOR.cast(nz2).intoArray(floatRows, ROW_NZ5 + k);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(nx2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k)), nx2
          .compare(LT, ALL_ZERO)).blend(nx2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k)), nx2
          .compare(GT, ALL_ZERO)).lanewise(ADD, ALL_ZERO
          .blend(ny2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k)), ny2.compare(LT, ALL_ZERO))
          .blend(ny2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k)), ny2.compare(GT, ALL_ZERO)))
          .lanewise(ADD, ALL_ZERO.blend(nz2.lanewise(MUL, highZ), nz2.compare(LT, ALL_ZERO))
          .blend(nz2.lanewise(MUL, lowZ), nz2.compare(GT, ALL_ZERO)))).intoArray(floatRows, ROW_SUM8 + k);
      FLOAT_VECTOR.cast(nx2.lanewise(MUL, gx).lanewise(ADD, ny2.lanewise(MUL, gy))).intoArray(floatRows,
          ROW_SUM9 + k);
    }
  }

  private static void floats43(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector backward = fromArray(FLOATS, floatRows, ROW_SUM8 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_SUM9 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_NZ5 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k))).lanewise(ABS));
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH6 + k);
      FloatVector forward = fromArray(FLOATS, floatRows, ROW_FORWARD5 + k);
      // length > 0 ? (forward >= backward ? forward : backward) / length : Contact.NONE
      FloatVector ofWay = ALL_NONE.blend(backward.blend(forward, forward.compare(GE, backward))
          .lanewise(DIV, length), length.compare(GT, ALL_ZERO));
      // ofWay > most ? WAY : choice
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CHOICE5 + k)
          .blend(ALL_WAY, ofWay.compare(GT, fromArray(FLOATS, floatRows, ROW_MOST6 + k)))).intoArray(floatRows,
          ROW_CHOICE6 + k);
    }
  }

  private static void floats44(float[] floatRows) {
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
          .blend(fromArray(FLOATS, floatRows, ROW_NY + k), isNext)
          .blend(fromArray(FLOATS, floatRows, ROW_BESIDE_X + k), choiceIsBeside)
          .blend(fromArray(FLOATS, floatRows, ROW_NX + k), choiceIsWay)).intoArray(floatRows, ROW_OUT_X + k);
      VectorMask<Float> isLast2 = choice.compare(EQ, ALL_CROSS);
      // choice == WAY ? sure(v, rounding) : choice == BESIDE ? SegmentContact.beside(axis, vx, vy, vz,
      // FaceFrame.along(0, gx, gy, gz), FaceFrame.along(1, gx, gy, gz), FaceFrame.along(2, gx, gy, gz)) :
      // isNext ? next : isLast ? last : choice == axis ? 1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, choice.compare(EQ, ALL_ONE))
          .blend(fromArray(FLOATS, floatRows, ROW_GZ2 + k), isLast2)
          .blend(fromArray(FLOATS, floatRows, ROW_NZ + k), isLast)
          .blend(fromArray(FLOATS, floatRows, ROW_BESIDE_Y + k), choiceIsBeside)
          .blend(fromArray(FLOATS, floatRows, ROW_NY2 + k), choiceIsWay)).intoArray(floatRows, ROW_OUT_Y + k);
      // choice == WAY ? sure(v, rounding) : choice == BESIDE ? SegmentContact.beside(axis, vx, vy, vz,
      // FaceFrame.along(0, gx, gy, gz), FaceFrame.along(1, gx, gy, gz), FaceFrame.along(2, gx, gy, gz)) :
      // isNext ? next : isLast ? last : choice == axis ? 1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, choice.compare(EQ, ALL_TWO))
          .blend(fromArray(FLOATS, floatRows, ROW_GX2 + k), isNext)
          .blend(fromArray(FLOATS, floatRows, ROW_NZ2 + k), isLast2)
          .blend(fromArray(FLOATS, floatRows, ROW_BESIDE_Z + k), choiceIsBeside)
          .blend(fromArray(FLOATS, floatRows, ROW_NZ4 + k), choiceIsWay)).intoArray(floatRows, ROW_OUT_Z + k);
    }
  }

  private static void floats45(float[] floatRows) {
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

  private static void floats46(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector wayX = fromArray(FLOATS, floatRows, ROW_WAY_X + k);
      FloatVector wayY = fromArray(FLOATS, floatRows, ROW_WAY_Y + k);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(wayX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k)), wayX
          .compare(LT, ALL_ZERO)).blend(wayX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k)), wayX
          .compare(GT, ALL_ZERO)).lanewise(ADD, ALL_ZERO
          .blend(wayY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k)), wayY.compare(LT, ALL_ZERO))
          .blend(wayY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k)), wayY
          .compare(GT, ALL_ZERO)))).intoArray(floatRows, ROW_SUM10 + k);
    }
  }

  private static void floats47(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector wayZ = fromArray(FLOATS, floatRows, ROW_WAY_Z + k);
      FloatVector wayX = fromArray(FLOATS, floatRows, ROW_WAY_X + k);
      FloatVector wayY = fromArray(FLOATS, floatRows, ROW_WAY_Y + k);
      // n > 0 ? n * low : n < 0 ? n * high : 0
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM10 + k)
          .lanewise(ADD, ALL_ZERO.blend(wayZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z + k)), wayZ
          .compare(LT, ALL_ZERO)).blend(wayZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z + k)), wayZ
          .compare(GT, ALL_ZERO))).lanewise(SUB, wayX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX2 + k))
          .lanewise(ADD, wayY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k)))
          .lanewise(ADD, wayZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k)))
          .lanewise(ABS))).intoArray(floatRows, ROW_FORWARD6 + k);
      FLOAT_VECTOR.cast(wayX.lanewise(NEG)).intoArray(floatRows, ROW_NX2 + k);
      FLOAT_VECTOR.cast(wayY.lanewise(NEG)).intoArray(floatRows, ROW_NY3 + k);
      FLOAT_VECTOR.cast(wayZ.lanewise(NEG)).intoArray(floatRows, ROW_NZ6 + k);
    }
  }

  private static void floats48(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX2 + k);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY3 + k);
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ6 + k);
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

  private static long floats49(float[][] columns1, int from1, float[] floatRows, long[] bits) {
    float[] rs = columns1[6];
    long freeXBits = 0;
    long freeXAndHxGreaterRoundingBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, rs, i)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_GAP + k))).intoArray(floatRows, ROW_DEEP + k);
      FloatVector rounding = fromArray(FLOATS, floatRows, ROW_ROUNDING + k);
      FloatVector quotient = rounding.lanewise(DIV, ALL_ROUNDING);
      FLOAT_VECTOR.cast(quotient).intoArray(floatRows, ROW_QUOTIENT + k);
      FloatVector normalX = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k);
      VectorMask<Float> freeX = normalX.compare(EQ, ALL_ZERO)
          .or(normalX.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_LOW_X + k)).lanewise(ADD, quotient))
          .compare(LE, rounding));
      freeXBits |= freeX.toLong() << k;
      freeXAndHxGreaterRoundingBits |= fromArray(FLOATS, floatRows, ROW_HX4 + k)
          .compare(GT, rounding, freeX).toLong() << k;
    }
    bits[0] = freeXAndHxGreaterRoundingBits;
    return freeXBits;
  }

  private static long floats50(float[] floatRows, long[] bits, long gxGreaterZeroBits,
      long freeXAndHxGreaterRoundingBits, long gyGreaterZeroBits, long gzGreaterZeroBits, long freeXBits,
      long nzGreaterZeroBits) {
    long freeYBits = 0;
    long freeZBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector lowX = fromArray(FLOATS, floatRows, ROW_LOW_X + k);
      FloatVector highX = fromArray(FLOATS, floatRows, ROW_HIGH_X + k);
      // isFree(n, low, high, rounding) && Math.abs(g) > rounding ? (g > 0 ? low : high) / g :
      // Float.NEGATIVE_INFINITY
      FloatVector b = ALL_NONE.blend(highX
          .blend(lowX, VectorMask.fromLong(FLOATS, (gxGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_GX2 + k)),
          VectorMask.fromLong(FLOATS, (freeXAndHxGreaterRoundingBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(b).intoArray(floatRows, ROW_B + k);
      // b > a ? b : a
      FloatVector least = ALL_MINUS_ONE.blend(b, b.compare(GT, ALL_MINUS_ONE));
      FloatVector normalY = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k);
      FloatVector highY = fromArray(FLOATS, floatRows, ROW_HIGH_Y + k);
      FloatVector lowY = fromArray(FLOATS, floatRows, ROW_LOW_Y + k);
      FloatVector quotient = fromArray(FLOATS, floatRows, ROW_QUOTIENT + k);
      FloatVector rounding = fromArray(FLOATS, floatRows, ROW_ROUNDING + k);
      VectorMask<Float> freeY = normalY.compare(EQ, ALL_ZERO)
          .or(normalY.lanewise(ABS).lanewise(MUL, highY.lanewise(SUB, lowY).lanewise(ADD, quotient))
          .compare(LE, rounding));
      freeYBits |= freeY.toLong() << k;
      VectorMask<Float> freeYAndHyGreaterRounding = fromArray(FLOATS, floatRows, ROW_HY4 + k)
          .compare(GT, rounding, freeY);
      // isFree(n, low, high, rounding) && Math.abs(g) > rounding ? (g > 0 ? low : high) / g :
      // Float.NEGATIVE_INFINITY
      FloatVector b2 = ALL_NONE.blend(highY
          .blend(lowY, VectorMask.fromLong(FLOATS, (gyGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_GY2 + k)), freeYAndHyGreaterRounding);
      FLOAT_VECTOR.cast(b2).intoArray(floatRows, ROW_B2 + k);
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
      FLOAT_VECTOR.cast(b3).intoArray(floatRows, ROW_B3 + k);
      // b > a ? b : a
      FLOAT_VECTOR.cast(a.blend(b3, b3.compare(GT, a))).intoArray(floatRows, ROW_T0 + k);
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ + k);
      VectorMask<Float> freeXAndValueGreaterRounding = nz.lanewise(ABS)
          .compare(GT, rounding, VectorMask.fromLong(FLOATS, (freeXBits >>> k) & WideLanes.FLOAT_LANES));
      // isFree(n, low, high, rounding) && Math.abs(g) > rounding ? (g > 0 ? low : high) / g :
      // Float.NEGATIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_NONE.blend(highX
          .blend(lowX, VectorMask.fromLong(FLOATS, (nzGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(DIV, nz), freeXAndValueGreaterRounding)).intoArray(floatRows, ROW_B4 + k);
    }
    bits[0] = freeZBits;
    return freeYBits;
  }

  private static void floats51(float[] floatRows, long freeYBits, long nzGreaterZeroBits, long freeZBits,
      long nyGreaterZeroBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B4 + k);
      // b > a ? b : a
      FloatVector least = ALL_MINUS_ONE.blend(b, b.compare(GT, ALL_MINUS_ONE));
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ2 + k);
      FloatVector rounding = fromArray(FLOATS, floatRows, ROW_ROUNDING + k);
      VectorMask<Float> freeYAndValueGreaterRounding = nz.lanewise(ABS)
          .compare(GT, rounding, VectorMask.fromLong(FLOATS, (freeYBits >>> k) & WideLanes.FLOAT_LANES));
      // isFree(n, low, high, rounding) && Math.abs(g) > rounding ? (g > 0 ? low : high) / g :
      // Float.NEGATIVE_INFINITY
      FloatVector b2 = ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_HIGH_Y + k)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_Y + k),
          VectorMask.fromLong(FLOATS, (nzGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)).lanewise(DIV, nz),
          freeYAndValueGreaterRounding);
      FLOAT_VECTOR.cast(b2).intoArray(floatRows, ROW_B5 + k);
      // b > a ? b : a
      FLOAT_VECTOR.cast(least.blend(b2, b2.compare(GT, least))).intoArray(floatRows, ROW_A + k);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY + k);
      VectorMask<Float> freeZAndValueGreaterRounding = ny.lanewise(ABS)
          .compare(GT, rounding, VectorMask.fromLong(FLOATS, (freeZBits >>> k) & WideLanes.FLOAT_LANES));
      // isFree(n, low, high, rounding) && Math.abs(g) > rounding ? (g > 0 ? low : high) / g :
      // Float.NEGATIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_HIGH_Z + k)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_Z + k),
          VectorMask.fromLong(FLOATS, (nyGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)).lanewise(DIV, ny),
          freeZAndValueGreaterRounding)).intoArray(floatRows, ROW_B6 + k);
    }
  }

  private static long floats52(float[] floatRows, long[] bits, long freeYBits, long freeZBits, long freeXBits) {
    long notFreeXAndFreeZBits = 0;
    long isLineBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B6 + k);
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A + k);
      // b > a ? b : a
      FloatVector t1 = a.blend(b, b.compare(GT, a)).lanewise(NEG);
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
      VectorMask<Float> notFreeYAndValueAtMostLeast = fromArray(FLOATS, floatRows, ROW_SUM2 + k)
          .compare(LE, least, notFreeY.and(freeZ));
      VectorMask<Float> freeXAndValueAtMostLeast = fromArray(FLOATS, floatRows, ROW_GY_SQUARED + k)
          .lanewise(ADD, gzSquared).compare(LE, least, freeX.and(notFreeY).and(notFreeZ));
      VectorMask<Float> notFreeXAndEither = notFreeX
          .and(freeYAndValueAtMostLeast.or(notFreeYAndValueAtMostLeast));
      VectorMask<Float> edge = freeXAndValueAtMostLeast.or(notFreeXAndEither);
      FloatVector rounding = fromArray(FLOATS, floatRows, ROW_ROUNDING + k);
      FloatVector roundingSquared = rounding.lanewise(MUL, rounding);
      FLOAT_VECTOR.cast(roundingSquared).intoArray(floatRows, ROW_ROUNDING_SQUARED + k);
      VectorMask<Float> isLine = square.compare(GT, roundingSquared, face.or(edge));
      isLine = fromArray(FLOATS, floatRows, ROW_T0 + k).compare(LT, t1, isLine);
      isLineBits |= isLine.toLong() << k;
    }
    bits[0] = isLineBits;
    return notFreeXAndFreeZBits;
  }

  private static long floats53(float[] floatRows, long[] bits) {
    long gapAtLeastMinusRoundingBits = 0;
    long normalXGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      gapAtLeastMinusRoundingBits |= fromArray(FLOATS, floatRows, ROW_GAP + k)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_ROUNDING + k).lanewise(NEG)).toLong() << k;
      VectorMask<Float> normalXGreaterZero = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k)
          .compare(GT, ALL_ZERO);
      normalXGreaterZeroBits |= normalXGreaterZero.toLong() << k;
      // n > 0 ? low : high
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HIGH_X + k)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_X + k), normalXGreaterZero)).intoArray(floatRows,
          ROW_LOW_XOR_HIGH_X + k);
    }
    bits[0] = normalXGreaterZeroBits;
    return gapAtLeastMinusRoundingBits;
  }

  private static long floats54(float[] floatRows, long[] bits, long freeXBits, long freeYBits, long freeZBits,
      long notFreeXAndFreeZBits) {
    long normalYGreaterZeroBits = 0;
    long normalZGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> freeX = VectorMask.fromLong(FLOATS, (freeXBits >>> k) & WideLanes.FLOAT_LANES);
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_LOW_XOR_HIGH_X + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT12 + k)).blend(ALL_ZERO, freeX);
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
      FloatVector cy = lowYOrHighY.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k))
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
      FloatVector cz = lowZOrHighZ.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT8 + k))
          .blend(ALL_ZERO, freeZ);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
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
      FLOAT_VECTOR.cast(ALL_ZERO.blend(product.lanewise(DIV, square), square.compare(GT, ALL_ZERO))
          .blend(ALL_ZERO.blend(ALL_MINUS_ONE, rises.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, rises.compare(GT, ALL_ZERO)), face)).intoArray(floatRows, ROW_T2 + k);
    }
    bits[0] = normalZGreaterZeroBits;
    return normalYGreaterZeroBits;
  }

  private static void floats55(float[] floatRows, long gapAtLeastMinusRoundingBits) {
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
    }
  }

  private static void floats56(float[][] columns1, int from1, float[] floatRows, long freeXBits,
      long freeYBits, long freeZBits) {
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

  private static void floats57(float[][] columns1, int from1, float[] floatRows, long freeXBits,
      long freeYBits, long freeZBits) {
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

  private static long floats58(float[] floatRows, long isLineBits) {
    long notIsLineBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector depth = fromArray(FLOATS, floatRows, ROW_DEPTH2 + k);
      // depth > Float.NEGATIVE_INFINITY ? depth : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(depth, depth.compare(GT, ALL_NONE))).intoArray(floatRows, ROW_DEEP1 + k);
      notIsLineBits |= VectorMask.fromLong(FLOATS, (isLineBits >>> k) & WideLanes.FLOAT_LANES).not().toLong(
          ) << k;
    }
    return notIsLineBits;
  }

  private static long floats59(float[] floatRows, long[] bits, long notIsLineBits, long backBits,
      long gxGreaterZeroBits, long normalXGreaterZeroBits, long freeXBits, long gyGreaterZeroBits,
      long normalYGreaterZeroBits, long freeYBits) {
    long firstBits = 0;
    long deepestBits = 0;
    long betweenAndFirstBits = 0;
    long end1Bits = 0;
    long end0AndEnterBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> notIsLine = VectorMask.fromLong(FLOATS, (notIsLineBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector deep0 = fromArray(FLOATS, floatRows, ROW_DEEP0 + k);
      FloatVector deep1 = fromArray(FLOATS, floatRows, ROW_DEEP1 + k);
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
      VectorMask<Float> end0 = betweenAndFirst.not();
      VectorMask<Float> end1 = between.not().or(first2);
      end1Bits |= end1.toLong() << k;
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T3 + k);
      // end0 ? t0 : t
      FloatVector at0 = fromArray(FLOATS, floatRows, ROW_T0 + k).blend(t, betweenAndFirst);
      FLOAT_VECTOR.cast(at0).intoArray(floatRows, ROW_AT0 + k);
      // end1 ? t1 : t
      FLOAT_VECTOR.cast(t.blend(fromArray(FLOATS, floatRows, ROW_T1 + k), end1)).intoArray(floatRows,
          ROW_AT1 + k);
      // first ? deep : deep0
      FLOAT_VECTOR.cast(deep0.blend(deep, first2)).intoArray(floatRows, ROW_DEPTH_AT0 + k);
      // first ? deep1 : deep
      FLOAT_VECTOR.cast(deep.blend(deep1, first2)).intoArray(floatRows, ROW_DEPTH_AT1 + k);
      // back ? -t : t
      FloatVector t2 = at0.blend(at0.lanewise(NEG),
          VectorMask.fromLong(FLOATS, (backBits >>> k) & WideLanes.FLOAT_LANES));
      // t <= -1 ? 1 : t >= 1 ? 2 : 3
      FLOAT_VECTOR.cast(ALL_CROSS.blend(ALL_TWO, t2.compare(GE, ALL_ONE))
          .blend(ALL_ONE, t2.compare(LE, ALL_MINUS_ONE))).intoArray(floatRows, ROW_ONE_OR_TWO_OR_CROSS + k);
      VectorMask<Float> enter = fromArray(FLOATS, floatRows, ROW_B + k).compare(GE, at0);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_B4 + k).lanewise(NEG)).intoArray(floatRows,
          ROW_MINUS_B + k);
      VectorMask<Float> end0AndEnter = end0.and(enter);
      // n > 0 ? 1 : 2
      FloatVector oneOrTwo = ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (normalXGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(oneOrTwo).intoArray(floatRows, ROW_ONE_OR_TWO + k);
      // !isFree(n, low, high, rounding) ? n > 0 ? 1 : 2 : end && enter ? g > 0 ? 1 : 2 : end && leave ? g > 0 ?
      // 2 : 1 : 0
      FLOAT_VECTOR.cast(oneOrTwo.blend(ALL_ZERO
          .blend(ALL_TWO.blend(ALL_ONE, VectorMask.fromLong(FLOATS, (gxGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES)), end0AndEnter),
          VectorMask.fromLong(FLOATS, (freeXBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_SIDE_X + k);
      VectorMask<Float> enter2 = fromArray(FLOATS, floatRows, ROW_B2 + k).compare(GE, at0);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_B5 + k).lanewise(NEG)).intoArray(floatRows,
          ROW_MINUS_B2 + k);
      VectorMask<Float> end0AndEnter2 = end0.and(enter2);
      // n > 0 ? 1 : 2
      FloatVector oneOrTwo2 = ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (normalYGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(oneOrTwo2).intoArray(floatRows, ROW_ONE_OR_TWO2 + k);
      // !isFree(n, low, high, rounding) ? n > 0 ? 1 : 2 : end && enter ? g > 0 ? 1 : 2 : end && leave ? g > 0 ?
      // 2 : 1 : 0
      FLOAT_VECTOR.cast(oneOrTwo2.blend(ALL_ZERO
          .blend(ALL_TWO.blend(ALL_ONE, VectorMask.fromLong(FLOATS, (gyGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES)), end0AndEnter2),
          VectorMask.fromLong(FLOATS, (freeYBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_SIDE_Y + k);
      VectorMask<Float> enter3 = fromArray(FLOATS, floatRows, ROW_B3 + k).compare(GE, at0);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_B6 + k).lanewise(NEG)).intoArray(floatRows,
          ROW_MINUS_B3 + k);
      end0AndEnterBits |= end0.and(enter3).toLong() << k;
    }
    bits[0] = deepestBits;
    bits[1] = betweenAndFirstBits;
    bits[2] = end1Bits;
    bits[3] = end0AndEnterBits;
    return firstBits;
  }

  private static void floats60(float[] floatRows, long gzGreaterZeroBits, long end0AndEnterBits,
      long normalZGreaterZeroBits, long freeZBits, long backBits, long end1Bits, long gxGreaterZeroBits,
      long freeXBits, long gyGreaterZeroBits, long freeYBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // n > 0 ? 1 : 2
      FloatVector oneOrTwo = ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (normalZGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(oneOrTwo).intoArray(floatRows, ROW_ONE_OR_TWO3 + k);
      // !isFree(n, low, high, rounding) ? n > 0 ? 1 : 2 : end && enter ? g > 0 ? 1 : 2 : end && leave ? g > 0 ?
      // 2 : 1 : 0
      FloatVector sideZ = oneOrTwo.blend(ALL_ZERO
          .blend(ALL_TWO.blend(ALL_ONE, VectorMask.fromLong(FLOATS, (gzGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES)), VectorMask.fromLong(FLOATS, (end0AndEnterBits >>> k)
          & WideLanes.FLOAT_LANES)), VectorMask.fromLong(FLOATS, (freeZBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_ONE_OR_TWO_OR_CROSS + k)
          .lanewise(ADD, ALL_C4_00.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIDE_X + k)
          .lanewise(ADD, ALL_C4_00.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIDE_Y + k)))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ))))).intoArray(floatRows, ROW_NUMBER0 + k);
      FloatVector at1 = fromArray(FLOATS, floatRows, ROW_AT1 + k);
      // back ? -t : t
      FloatVector t = at1.blend(at1.lanewise(NEG),
          VectorMask.fromLong(FLOATS, (backBits >>> k) & WideLanes.FLOAT_LANES));
      // t <= -1 ? 1 : t >= 1 ? 2 : 3
      FLOAT_VECTOR.cast(ALL_CROSS.blend(ALL_TWO, t.compare(GE, ALL_ONE))
          .blend(ALL_ONE, t.compare(LE, ALL_MINUS_ONE))).intoArray(floatRows, ROW_ONE_OR_TWO_OR_CROSS2 + k);
      VectorMask<Float> leave = fromArray(FLOATS, floatRows, ROW_MINUS_B + k).compare(LE, at1);
      VectorMask<Float> end1 = VectorMask.fromLong(FLOATS, (end1Bits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> end1AndLeave = end1.and(leave);
      // !isFree(n, low, high, rounding) ? n > 0 ? 1 : 2 : end && enter ? g > 0 ? 1 : 2 : end && leave ? g > 0 ?
      // 2 : 1 : 0
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_ONE_OR_TWO + k)
          .blend(ALL_ZERO.blend(ALL_ONE.blend(ALL_TWO,
          VectorMask.fromLong(FLOATS, (gxGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)), end1AndLeave),
          VectorMask.fromLong(FLOATS, (freeXBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_SIDE_X2 + k);
      VectorMask<Float> leave2 = fromArray(FLOATS, floatRows, ROW_MINUS_B2 + k).compare(LE, at1);
      VectorMask<Float> end1AndLeave2 = end1.and(leave2);
      // !isFree(n, low, high, rounding) ? n > 0 ? 1 : 2 : end && enter ? g > 0 ? 1 : 2 : end && leave ? g > 0 ?
      // 2 : 1 : 0
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_ONE_OR_TWO2 + k)
          .blend(ALL_ZERO.blend(ALL_ONE.blend(ALL_TWO,
          VectorMask.fromLong(FLOATS, (gyGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)), end1AndLeave2),
          VectorMask.fromLong(FLOATS, (freeYBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_SIDE_Y2 + k);
    }
  }

  private static void floats61(float[] floatRows, long end1Bits, long gzGreaterZeroBits, long freeZBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> leave = fromArray(FLOATS, floatRows, ROW_MINUS_B3 + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_AT1 + k));
      VectorMask<Float> end1AndLeave = VectorMask.fromLong(FLOATS, (end1Bits >>> k) & WideLanes.FLOAT_LANES)
          .and(leave);
      // !isFree(n, low, high, rounding) ? n > 0 ? 1 : 2 : end && enter ? g > 0 ? 1 : 2 : end && leave ? g > 0 ?
      // 2 : 1 : 0
      FloatVector sideZ = fromArray(FLOATS, floatRows, ROW_ONE_OR_TWO3 + k)
          .blend(ALL_ZERO.blend(ALL_ONE.blend(ALL_TWO,
          VectorMask.fromLong(FLOATS, (gzGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)), end1AndLeave),
          VectorMask.fromLong(FLOATS, (freeZBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_ONE_OR_TWO_OR_CROSS2 + k)
          .lanewise(ADD, ALL_C4_00.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIDE_X2 + k)
          .lanewise(ADD, ALL_C4_00.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIDE_Y2 + k)))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ))))).intoArray(floatRows, ROW_NUMBER1 + k);
    }
  }

  private static void floats62(float[][] columns1, int from1, float[] floatRows, long freeXBits,
      long betweenAndFirstBits, long freeYBits, long freeZBits) {
    float[] rs = columns1[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector at0 = fromArray(FLOATS, floatRows, ROW_AT0 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector product = at0.lanewise(MUL, gx);
      FloatVector product2 = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEPTH_AT0 + k));
      FloatVector difference = fromArray(FLOATS, rs, i).lanewise(SUB, product2);
      VectorMask<Float> betweenAndFirst = VectorMask.fromLong(FLOATS, (betweenAndFirstBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector normalX = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k);
      VectorMask<Float> freeX = VectorMask.fromLong(FLOATS, (freeXBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector lowXOrHighX = fromArray(FLOATS, floatRows, ROW_LOW_XOR_HIGH_X + k);
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g; end ? toBox(t, n, g, low, high,
      // rounding) + 0.5f * depth * n : (r - 0.5f * depth) * n
      FLOAT_VECTOR.cast(product.lanewise(ADD, lowXOrHighX.lanewise(SUB, product).blend(ALL_ZERO, freeX)
          .lanewise(ADD, product2.lanewise(MUL, normalX))
          .blend(difference.lanewise(MUL, normalX), betweenAndFirst))).intoArray(floatRows, ROW_OFF_X0 + k);
      FloatVector product3 = at0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k));
      FloatVector normalY = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k);
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g; end ? toBox(t, n, g, low, high,
      // rounding) + 0.5f * depth * n : (r - 0.5f * depth) * n
      FLOAT_VECTOR.cast(product3.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_LOW_YOR_HIGH_Y + k)
          .lanewise(SUB, product3).blend(ALL_ZERO,
          VectorMask.fromLong(FLOATS, (freeYBits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(ADD, product2.lanewise(MUL, normalY))
          .blend(difference.lanewise(MUL, normalY), betweenAndFirst))).intoArray(floatRows, ROW_OFF_Y0 + k);
      FloatVector product4 = at0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k));
      FloatVector normalZ = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k);
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g; end ? toBox(t, n, g, low, high,
      // rounding) + 0.5f * depth * n : (r - 0.5f * depth) * n
      FLOAT_VECTOR.cast(product4.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_LOW_ZOR_HIGH_Z + k)
          .lanewise(SUB, product4).blend(ALL_ZERO,
          VectorMask.fromLong(FLOATS, (freeZBits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(ADD, product2.lanewise(MUL, normalZ))
          .blend(difference.lanewise(MUL, normalZ), betweenAndFirst))).intoArray(floatRows, ROW_OFF_Z0 + k);
      FloatVector product5 = fromArray(FLOATS, floatRows, ROW_AT1 + k).lanewise(MUL, gx);
      FLOAT_VECTOR.cast(product5).intoArray(floatRows, ROW_PRODUCT14 + k);
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g
      FLOAT_VECTOR.cast(lowXOrHighX.lanewise(SUB, product5).blend(ALL_ZERO, freeX)).intoArray(floatRows,
          ROW_ZERO_OR_DIFFERENCE + k);
    }
  }

  private static void floats63(float[][] columns1, int from1, float[] floatRows, long end1Bits, long freeYBits,
      long freeZBits) {
    float[] rs = columns1[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector product = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEPTH_AT1 + k));
      FloatVector difference = fromArray(FLOATS, rs, i).lanewise(SUB, product);
      VectorMask<Float> end1 = VectorMask.fromLong(FLOATS, (end1Bits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector normalX = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k);
      // end ? toBox(t, n, g, low, high, rounding) + 0.5f * depth * n : (r - 0.5f * depth) * n
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT14 + k)
          .lanewise(ADD, difference.lanewise(MUL, normalX)
          .blend(fromArray(FLOATS, floatRows, ROW_ZERO_OR_DIFFERENCE + k)
          .lanewise(ADD, product.lanewise(MUL, normalX)), end1))).intoArray(floatRows, ROW_OFF_X1 + k);
      FloatVector at1 = fromArray(FLOATS, floatRows, ROW_AT1 + k);
      FloatVector product2 = at1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k));
      FloatVector normalY = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k);
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g; end ? toBox(t, n, g, low, high,
      // rounding) + 0.5f * depth * n : (r - 0.5f * depth) * n
      FLOAT_VECTOR.cast(product2.lanewise(ADD, difference.lanewise(MUL, normalY)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_YOR_HIGH_Y + k).lanewise(SUB, product2)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (freeYBits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(ADD, product.lanewise(MUL, normalY)), end1))).intoArray(floatRows, ROW_OFF_Y1 + k);
      FloatVector product3 = at1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k));
      FloatVector normalZ = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k);
      // isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g; end ? toBox(t, n, g, low, high,
      // rounding) + 0.5f * depth * n : (r - 0.5f * depth) * n
      FLOAT_VECTOR.cast(product3.lanewise(ADD, difference.lanewise(MUL, normalZ)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_ZOR_HIGH_Z + k).lanewise(SUB, product3)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (freeZBits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(ADD, product.lanewise(MUL, normalZ)), end1))).intoArray(floatRows, ROW_OFF_Z1 + k);
    }
  }

  private static void floats64(float[][] columns1, int from1, float[] floatRows) {
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, axs, i))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, fromArray(FLOATS, bxs, i)))).intoArray(floatRows,
          ROW_MIDDLE_X + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, ays, i))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, fromArray(FLOATS, bys, i)))).intoArray(floatRows,
          ROW_MIDDLE_Y + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, azs, i))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, fromArray(FLOATS, bzs, i)))).intoArray(floatRows,
          ROW_MIDDLE_Z + k);
    }
  }

  private static void floats65(float[][] columns2, int from2, float[] floatRows) {
    float[] qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector w = fromArray(FLOATS, qws, j).lanewise(NEG);
      FLOAT_VECTOR.cast(w).intoArray(floatRows, ROW_W + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT + k);
      FloatVector offZ0 = fromArray(FLOATS, floatRows, ROW_OFF_Z0 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k);
      FloatVector offY0 = fromArray(FLOATS, floatRows, ROW_OFF_Y0 + k);
      FloatVector tx = product.lanewise(MUL, offZ0).lanewise(SUB, product2.lanewise(MUL, offY0));
      FloatVector offX0 = fromArray(FLOATS, floatRows, ROW_OFF_X0 + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k);
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
          .lanewise(SUB, w.lanewise(MUL, tz)))).intoArray(floatRows, ROW_SUM11 + k);
    }
  }

  private static long floats66(float[][] columns2, int from2, float[] floatRows, long allRAtLeastZeroBits) {
    float[] qxs = columns2[6], qys = columns2[7], qzs = columns2[8];
    long allRAtLeastZeroBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector middleZ = fromArray(FLOATS, floatRows, ROW_MIDDLE_Z + k);
      FLOAT_VECTOR.cast(middleZ.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM11 + k))).intoArray(
          floatRows, ROW_PLACE_Z0 + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT + k);
      FloatVector offZ1 = fromArray(FLOATS, floatRows, ROW_OFF_Z1 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k);
      FloatVector offY1 = fromArray(FLOATS, floatRows, ROW_OFF_Y1 + k);
      FloatVector tx = product.lanewise(MUL, offZ1).lanewise(SUB, product2.lanewise(MUL, offY1));
      FloatVector offX1 = fromArray(FLOATS, floatRows, ROW_OFF_X1 + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k);
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

  private static long floats67(float[] floatRows, long firstBits, long allRAtLeastZeroBits) {
    long hits = 0;
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
    }
    return hits;
  }

  private static void floats68(float[][] columns2, int from2, float[] floatRows) {
    float[] qxs = columns2[6], qys = columns2[7], qzs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT + k);
      FloatVector normalZ = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k);
      FloatVector normalY = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k);
      FloatVector tx = product.lanewise(MUL, normalZ).lanewise(SUB, product2.lanewise(MUL, normalY));
      FloatVector normalX = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k);
      FloatVector ty = product2.lanewise(MUL, normalX).lanewise(SUB, product3.lanewise(MUL, normalZ));
      FloatVector tz = product3.lanewise(MUL, normalY).lanewise(SUB, product.lanewise(MUL, normalX));
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FLOAT_VECTOR.cast(normalX.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, w.lanewise(MUL, tx))).lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_NX3 + k);
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FLOAT_VECTOR.cast(normalY.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty))).lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_NY4 + k);
      FLOAT_VECTOR.cast(normalZ.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz)))).intoArray(floatRows, ROW_SUM12 + k);
    }
  }

  private static void floats69(float[] floatRows, long overlapBits, long firstBits, long hits, long isLineBits,
      long deepestBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM12 + k).lanewise(ADD, ALL_ZERO)).intoArray(
          floatRows, ROW_NZ7 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PLACE_X0 + k).lanewise(ADD, ALL_ZERO)).intoArray(
          floatRows, ROW_X0 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PLACE_Y0 + k).lanewise(ADD, ALL_ZERO)).intoArray(
          floatRows, ROW_Y0 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PLACE_Z0 + k).lanewise(ADD, ALL_ZERO)).intoArray(
          floatRows, ROW_Z0 + k);
      VectorMask<Float> overlap = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> notOverlap = overlap.not();
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector depthAt0 = fromArray(FLOATS, floatRows, ROW_DEPTH_AT0 + k);
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; deepest || !overlap ?
      // depth(overlap, depth) : depth; hit ? Contact.depth(overlap, first, depthAt0) : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(depthAt0
          .blend(ALL_MINUS_C1_40E_45.blend(depthAt0, depthAt0.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(depthAt0, depthAt0.compare(GT, ALL_ZERO)), overlap),
          VectorMask.fromLong(FLOATS, (firstBits >>> k) & WideLanes.FLOAT_LANES).or(notOverlap)),
          hit)).intoArray(floatRows, ROW_DEPTH0 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PLACE_X1 + k).lanewise(ADD, ALL_ZERO)).intoArray(
          floatRows, ROW_X1_2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PLACE_Y1 + k).lanewise(ADD, ALL_ZERO)).intoArray(
          floatRows, ROW_Y1_2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PLACE_Z1 + k).lanewise(ADD, ALL_ZERO)).intoArray(
          floatRows, ROW_Z1_2 + k);
      VectorMask<Float> allRAtLeastZero = fromArray(FLOATS, floatRows, ROW_NUMBER0 + k)
          .compare(NE, fromArray(FLOATS, floatRows, ROW_NUMBER1 + k), hit
          .and(VectorMask.fromLong(FLOATS, (isLineBits >>> k) & WideLanes.FLOAT_LANES)));
      FloatVector depthAt1 = fromArray(FLOATS, floatRows, ROW_DEPTH_AT1 + k);
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; deepest || !overlap ?
      // depth(overlap, depth) : depth; hit && isLine && number0 != number1 ? Contact.depth(overlap, !first,
      // depthAt1) : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(depthAt1
          .blend(ALL_MINUS_C1_40E_45.blend(depthAt1, depthAt1.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(depthAt1, depthAt1.compare(GT, ALL_ZERO)), overlap),
          VectorMask.fromLong(FLOATS, (deepestBits >>> k) & WideLanes.FLOAT_LANES).or(notOverlap)),
          allRAtLeastZero)).intoArray(floatRows, ROW_DEPTH1 + k);
    }
  }

  private static void floats70(float[] floatRows, float[][] results, int at) {
    float[] nxs = results[0], nys = results[1], nzs = results[2], x0s = results[3], y0s = results[4],
        z0s = results[5], depth0s = results[6], feature0s = results[7], x1s = results[8], y1s = results[9],
        z1s = results[10], depth1s = results[11], feature1s = results[12];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NX3 + k)).intoArray(nxs, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NY4 + k)).intoArray(nys, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NZ7 + k)).intoArray(nzs, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X0 + k)).intoArray(x0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y0 + k)).intoArray(y0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z0 + k)).intoArray(z0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DEPTH0 + k)).intoArray(depth0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NUMBER0 + k)).intoArray(feature0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X1_2 + k)).intoArray(x1s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y1_2 + k)).intoArray(y1s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z1_2 + k)).intoArray(z1s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DEPTH1 + k)).intoArray(depth1s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NUMBER1 + k)).intoArray(feature1s, at + k);
    }
  }
}
