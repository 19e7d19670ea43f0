// Compiled from BoxOrientedBoxDistance.java; changes are made there.
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
 * Wide twin of {@link BoxOrientedBoxDistance#points}: the same operations in the same order, on vectors of
 * pairs.
 */
final class BoxOrientedBoxDistancePointsWide implements LoopedKernel {
  private static final FloatVector ALL_CORNER_Z = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_CORNER_Y = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_MARGIN = FloatVector.broadcast(FLOATS, 1.9073486E-6f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_CORNER_X = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_LARGEST_9 = FloatVector.broadcast(FLOATS, 1.0E18f);
  private static final FloatVector ALL_ROUNDING = FloatVector.broadcast(FLOATS, 1.000001f);
  private static final FloatVector ALL_VANISHING = FloatVector.broadcast(FLOATS, 7.523164E-37f);
  private static final FloatVector ALL_SLACK = FloatVector.broadcast(FLOATS, 1.3877788E-17f);
  private static final FloatVector ALL_SUBNORMAL = FloatVector.broadcast(FLOATS, 1.1E-44f);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_FIRST_EDGE = FloatVector.broadcast(FLOATS, 3.0f);
  private static final FloatVector ALL_B_Y = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_B_Z = FloatVector.broadcast(FLOATS, 5.0f);
  private static final FloatVector ALL_C6_00 = FloatVector.broadcast(FLOATS, 6.0f);
  private static final FloatVector ALL_C7_00 = FloatVector.broadcast(FLOATS, 7.0f);
  private static final FloatVector ALL_C8_00 = FloatVector.broadcast(FLOATS, 8.0f);
  private static final FloatVector ALL_C9_00 = FloatVector.broadcast(FLOATS, 9.0f);
  private static final FloatVector ALL_C10_0 = FloatVector.broadcast(FLOATS, 10.0f);
  private static final FloatVector ALL_C11_0 = FloatVector.broadcast(FLOATS, 11.0f);
  private static final FloatVector ALL_C12_0 = FloatVector.broadcast(FLOATS, 12.0f);
  private static final FloatVector ALL_C13_0 = FloatVector.broadcast(FLOATS, 13.0f);
  private static final FloatVector ALL_C14_0 = FloatVector.broadcast(FLOATS, 14.0f);
  private static final FloatVector ALL_MINUS_TWO = FloatVector.broadcast(FLOATS, -2.0f);
  private static final FloatVector ALL_C16_0 = FloatVector.broadcast(FLOATS, 16.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[8]);

  private static final int ROW_SUM = 0 * Kernel.BLOCK;
  private static final int ROW_SQUARE = 1 * Kernel.BLOCK;
  private static final int ROW_S = 2 * Kernel.BLOCK;
  private static final int ROW_SIZE = 3 * Kernel.BLOCK;
  private static final int ROW_N = 4 * Kernel.BLOCK;
  private static final int ROW_ABS_N = 5 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 6 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 7 * Kernel.BLOCK;
  private static final int ROW_N2 = 8 * Kernel.BLOCK;
  private static final int ROW_ABS_N2 = 9 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 10 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 11 * Kernel.BLOCK;
  private static final int ROW_N3 = 12 * Kernel.BLOCK;
  private static final int ROW_ABS_N3 = 13 * Kernel.BLOCK;
  private static final int ROW_EXTENT_X = 14 * Kernel.BLOCK;
  private static final int ROW_MARGIN = 15 * Kernel.BLOCK;
  private static final int ROW_REACH_X = 16 * Kernel.BLOCK;
  private static final int ROW_N4 = 17 * Kernel.BLOCK;
  private static final int ROW_ABS_N4 = 18 * Kernel.BLOCK;
  private static final int ROW_PRODUCT5 = 19 * Kernel.BLOCK;
  private static final int ROW_PRODUCT6 = 20 * Kernel.BLOCK;
  private static final int ROW_N5 = 21 * Kernel.BLOCK;
  private static final int ROW_ABS_N5 = 22 * Kernel.BLOCK;
  private static final int ROW_N6 = 23 * Kernel.BLOCK;
  private static final int ROW_ABS_N6 = 24 * Kernel.BLOCK;
  private static final int ROW_EXTENT_Y = 25 * Kernel.BLOCK;
  private static final int ROW_REACH_Y = 26 * Kernel.BLOCK;
  private static final int ROW_N7 = 27 * Kernel.BLOCK;
  private static final int ROW_ABS_N7 = 28 * Kernel.BLOCK;
  private static final int ROW_N8 = 29 * Kernel.BLOCK;
  private static final int ROW_ABS_N8 = 30 * Kernel.BLOCK;
  private static final int ROW_N9 = 31 * Kernel.BLOCK;
  private static final int ROW_ABS_N9 = 32 * Kernel.BLOCK;
  private static final int ROW_EXTENT_Z = 33 * Kernel.BLOCK;
  private static final int ROW_REACH_Z = 34 * Kernel.BLOCK;
  private static final int ROW_MIN = 35 * Kernel.BLOCK;
  private static final int ROW_MAX = 36 * Kernel.BLOCK;
  private static final int ROW_LOWEST = 37 * Kernel.BLOCK;
  private static final int ROW_MIN_OR_LOWEST_OR_MAX = 38 * Kernel.BLOCK;
  private static final int ROW_MAX_OR_REACH_XOR_MIN = 39 * Kernel.BLOCK;
  private static final int ROW_TX = 40 * Kernel.BLOCK;
  private static final int ROW_MIN2 = 41 * Kernel.BLOCK;
  private static final int ROW_MAX2 = 42 * Kernel.BLOCK;
  private static final int ROW_LOWEST2 = 43 * Kernel.BLOCK;
  private static final int ROW_MIN_OR_LOWEST_OR_MAX2 = 44 * Kernel.BLOCK;
  private static final int ROW_TY = 45 * Kernel.BLOCK;
  private static final int ROW_MIN3 = 46 * Kernel.BLOCK;
  private static final int ROW_MAX3 = 47 * Kernel.BLOCK;
  private static final int ROW_LOWEST3 = 48 * Kernel.BLOCK;
  private static final int ROW_TZ = 49 * Kernel.BLOCK;
  private static final int ROW_GX = 50 * Kernel.BLOCK;
  private static final int ROW_GY = 51 * Kernel.BLOCK;
  private static final int ROW_GZ = 52 * Kernel.BLOCK;
  private static final int ROW_PART = 53 * Kernel.BLOCK;
  private static final int ROW_BEST = 54 * Kernel.BLOCK;
  private static final int ROW_PART2 = 55 * Kernel.BLOCK;
  private static final int ROW_DX = 56 * Kernel.BLOCK;
  private static final int ROW_DY = 57 * Kernel.BLOCK;
  private static final int ROW_P = 58 * Kernel.BLOCK;
  private static final int ROW_BEST2 = 59 * Kernel.BLOCK;
  private static final int ROW_PART3 = 60 * Kernel.BLOCK;
  private static final int ROW_BEST3 = 61 * Kernel.BLOCK;
  private static final int ROW_EZ = 62 * Kernel.BLOCK;
  private static final int ROW_EY = 63 * Kernel.BLOCK;
  private static final int ROW_MX = 64 * Kernel.BLOCK;
  private static final int ROW_EX = 65 * Kernel.BLOCK;
  private static final int ROW_EX2 = 66 * Kernel.BLOCK;
  private static final int ROW_EZ2 = 67 * Kernel.BLOCK;
  private static final int ROW_MY = 68 * Kernel.BLOCK;
  private static final int ROW_EY2 = 69 * Kernel.BLOCK;
  private static final int ROW_EX3 = 70 * Kernel.BLOCK;
  private static final int ROW_MZ = 71 * Kernel.BLOCK;
  private static final int ROW_EY3 = 72 * Kernel.BLOCK;
  private static final int ROW_EZ3 = 73 * Kernel.BLOCK;
  private static final int ROW_HZ = 74 * Kernel.BLOCK;
  private static final int ROW_PRODUCT7 = 75 * Kernel.BLOCK;
  private static final int ROW_MX2 = 76 * Kernel.BLOCK;
  private static final int ROW_PRODUCT8 = 77 * Kernel.BLOCK;
  private static final int ROW_MY2 = 78 * Kernel.BLOCK;
  private static final int ROW_PRODUCT9 = 79 * Kernel.BLOCK;
  private static final int ROW_MZ2 = 80 * Kernel.BLOCK;
  private static final int ROW_HY = 81 * Kernel.BLOCK;
  private static final int ROW_PRODUCT10 = 82 * Kernel.BLOCK;
  private static final int ROW_MX3 = 83 * Kernel.BLOCK;
  private static final int ROW_PRODUCT11 = 84 * Kernel.BLOCK;
  private static final int ROW_MY3 = 85 * Kernel.BLOCK;
  private static final int ROW_PRODUCT12 = 86 * Kernel.BLOCK;
  private static final int ROW_MZ3 = 87 * Kernel.BLOCK;
  private static final int ROW_MX4 = 88 * Kernel.BLOCK;
  private static final int ROW_MY4 = 89 * Kernel.BLOCK;
  private static final int ROW_MZ4 = 90 * Kernel.BLOCK;
  private static final int ROW_MX5 = 91 * Kernel.BLOCK;
  private static final int ROW_MY5 = 92 * Kernel.BLOCK;
  private static final int ROW_MZ5 = 93 * Kernel.BLOCK;
  private static final int ROW_HZ2 = 94 * Kernel.BLOCK;
  private static final int ROW_MX6 = 95 * Kernel.BLOCK;
  private static final int ROW_MY6 = 96 * Kernel.BLOCK;
  private static final int ROW_MZ6 = 97 * Kernel.BLOCK;
  private static final int ROW_MX7 = 98 * Kernel.BLOCK;
  private static final int ROW_MY7 = 99 * Kernel.BLOCK;
  private static final int ROW_MZ7 = 100 * Kernel.BLOCK;
  private static final int ROW_MX8 = 101 * Kernel.BLOCK;
  private static final int ROW_MY8 = 102 * Kernel.BLOCK;
  private static final int ROW_MZ8 = 103 * Kernel.BLOCK;
  private static final int ROW_MX9 = 104 * Kernel.BLOCK;
  private static final int ROW_MY9 = 105 * Kernel.BLOCK;
  private static final int ROW_MZ9 = 106 * Kernel.BLOCK;
  private static final int ROW_MX10 = 107 * Kernel.BLOCK;
  private static final int ROW_MY10 = 108 * Kernel.BLOCK;
  private static final int ROW_MZ10 = 109 * Kernel.BLOCK;
  private static final int ROW_MX11 = 110 * Kernel.BLOCK;
  private static final int ROW_MY11 = 111 * Kernel.BLOCK;
  private static final int ROW_MZ11 = 112 * Kernel.BLOCK;
  private static final int ROW_MX12 = 113 * Kernel.BLOCK;
  private static final int ROW_MY12 = 114 * Kernel.BLOCK;
  private static final int ROW_MZ12 = 115 * Kernel.BLOCK;
  private static final int ROW_MIN_XOR_MAX_XOR_X = 116 * Kernel.BLOCK;
  private static final int ROW_TX2 = 117 * Kernel.BLOCK;
  private static final int ROW_GX2 = 118 * Kernel.BLOCK;
  private static final int ROW_TY2 = 119 * Kernel.BLOCK;
  private static final int ROW_GY2 = 120 * Kernel.BLOCK;
  private static final int ROW_TZ2 = 121 * Kernel.BLOCK;
  private static final int ROW_GZ2 = 122 * Kernel.BLOCK;
  private static final int ROW_NXX = 123 * Kernel.BLOCK;
  private static final int ROW_NXY = 124 * Kernel.BLOCK;
  private static final int ROW_NXZ = 125 * Kernel.BLOCK;
  private static final int ROW_NYX = 126 * Kernel.BLOCK;
  private static final int ROW_NYY = 127 * Kernel.BLOCK;
  private static final int ROW_NYZ = 128 * Kernel.BLOCK;
  private static final int ROW_NZX = 129 * Kernel.BLOCK;
  private static final int ROW_NZY = 130 * Kernel.BLOCK;
  private static final int ROW_NZZ = 131 * Kernel.BLOCK;
  private static final int ROW_SLACK = 132 * Kernel.BLOCK;
  private static final int ROW_ABS_NXX = 133 * Kernel.BLOCK;
  private static final int ROW_ABS_NYX = 134 * Kernel.BLOCK;
  private static final int ROW_ABS_NZX = 135 * Kernel.BLOCK;
  private static final int ROW_ABS_NXY = 136 * Kernel.BLOCK;
  private static final int ROW_ABS_NYY = 137 * Kernel.BLOCK;
  private static final int ROW_ABS_NZY = 138 * Kernel.BLOCK;
  private static final int ROW_ABS_NXZ = 139 * Kernel.BLOCK;
  private static final int ROW_ABS_NYZ = 140 * Kernel.BLOCK;
  private static final int ROW_ABS_NZZ = 141 * Kernel.BLOCK;
  private static final int ROW_NUMBER = 142 * Kernel.BLOCK;
  private static final int ROW_MINUS_GX = 143 * Kernel.BLOCK;
  private static final int ROW_MINUS_GY = 144 * Kernel.BLOCK;
  private static final int ROW_MINUS_GZ = 145 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP = 146 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP2 = 147 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP3 = 148 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP4 = 149 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP5 = 150 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP6 = 151 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP7 = 152 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP8 = 153 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP9 = 154 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP10 = 155 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP11 = 156 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP12 = 157 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP = 158 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP2 = 159 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP3 = 160 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP4 = 161 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP5 = 162 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP6 = 163 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP7 = 164 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP8 = 165 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP9 = 166 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP10 = 167 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP11 = 168 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP12 = 169 * Kernel.BLOCK;
  private static final int ROW_NEXT = 170 * Kernel.BLOCK;
  private static final int ROW_NEXT2 = 171 * Kernel.BLOCK;
  private static final int ROW_NEXT3 = 172 * Kernel.BLOCK;
  private static final int ROW_NEXT4 = 173 * Kernel.BLOCK;
  private static final int ROW_NEXT5 = 174 * Kernel.BLOCK;
  private static final int ROW_NEXT6 = 175 * Kernel.BLOCK;
  private static final int ROW_NEXT7 = 176 * Kernel.BLOCK;
  private static final int ROW_NEXT8 = 177 * Kernel.BLOCK;
  private static final int ROW_NEXT9 = 178 * Kernel.BLOCK;
  private static final int ROW_NEXT10 = 179 * Kernel.BLOCK;
  private static final int ROW_NEXT11 = 180 * Kernel.BLOCK;
  private static final int ROW_NEXT12 = 181 * Kernel.BLOCK;
  private static final int ROW_BEST4 = 182 * Kernel.BLOCK;
  private static final int ROW_BEST5 = 183 * Kernel.BLOCK;
  private static final int ROW_APART = 184 * Kernel.BLOCK;
  private static final int ROW_NUMBER2 = 185 * Kernel.BLOCK;
  private static final int ROW_NUMBER3 = 186 * Kernel.BLOCK;
  private static final int ROW_T = 187 * Kernel.BLOCK;
  private static final int ROW_T2 = 188 * Kernel.BLOCK;
  private static final int ROW_ALONG = 189 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 190 * Kernel.BLOCK;
  private static final int ROW_EX4 = 191 * Kernel.BLOCK;
  private static final int ROW_EY4 = 192 * Kernel.BLOCK;
  private static final int ROW_EZ4 = 193 * Kernel.BLOCK;
  private static final int ROW_PART4 = 194 * Kernel.BLOCK;
  private static final int ROW_NY = 195 * Kernel.BLOCK;
  private static final int ROW_NZ = 196 * Kernel.BLOCK;
  private static final int ROW_CX = 197 * Kernel.BLOCK;
  private static final int ROW_CY = 198 * Kernel.BLOCK;
  private static final int ROW_CZ = 199 * Kernel.BLOCK;
  private static final int ROW_PRODUCT13 = 200 * Kernel.BLOCK;
  private static final int ROW_AX = 201 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 202 * Kernel.BLOCK;
  private static final int ROW_AY = 203 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 204 * Kernel.BLOCK;
  private static final int ROW_AZ = 205 * Kernel.BLOCK;
  private static final int ROW_CX2 = 206 * Kernel.BLOCK;
  private static final int ROW_CY2 = 207 * Kernel.BLOCK;
  private static final int ROW_CZ2 = 208 * Kernel.BLOCK;
  private static final int ROW_BX = 209 * Kernel.BLOCK;
  private static final int ROW_BY = 210 * Kernel.BLOCK;
  private static final int ROW_BZ = 211 * Kernel.BLOCK;
  private static final int ROW_X = 212 * Kernel.BLOCK;
  private static final int ROW_MIN_XOR_MAX_XOR_X2 = 213 * Kernel.BLOCK;
  private static final int ROW_SUM4 = 214 * Kernel.BLOCK;
  private static final int ROW_BX_OUT = 215 * Kernel.BLOCK;
  private static final int ROW_X2 = 216 * Kernel.BLOCK;
  private static final int ROW_MIN_YOR_MAX_YOR_X = 217 * Kernel.BLOCK;
  private static final int ROW_SUM5 = 218 * Kernel.BLOCK;
  private static final int ROW_BY_OUT = 219 * Kernel.BLOCK;
  private static final int ROW_X3 = 220 * Kernel.BLOCK;
  private static final int ROW_MIN_ZOR_MAX_ZOR_X = 221 * Kernel.BLOCK;
  private static final int ROW_SUM6 = 222 * Kernel.BLOCK;
  private static final int ROW_BZ_OUT = 223 * Kernel.BLOCK;
  private static final int ROW_TO_X = 224 * Kernel.BLOCK;
  private static final int ROW_TO_Y = 225 * Kernel.BLOCK;
  private static final int ROW_TO_MIN = 226 * Kernel.BLOCK;
  private static final int ROW_NEAREST = 227 * Kernel.BLOCK;
  private static final int ROW_SIDE_X = 228 * Kernel.BLOCK;
  private static final int ROW_FEATURE = 229 * Kernel.BLOCK;
  private static final int ROW_SIDE_X2 = 230 * Kernel.BLOCK;
  private static final int ROW_NEAREST2 = 231 * Kernel.BLOCK;
  private static final int ROW_FEATURE2 = 232 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[233 * Kernel.BLOCK]);

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
      floats1(columns2, from2, floatRows);
      long minGreaterLowestBits = floats2(columns1, from1, columns2, from2, floatRows, bits);
      long maxLessReachXBits = bits[0];
      long minGreaterLowestBits2 = bits[1];
      long maxLessReachYBits = floats3(columns1, from1, columns2, from2, floatRows, bits);
      long minGreaterLowestBits3 = bits[0];
      long maxLessReachZBits = bits[1];
      floats4(columns2, from2, floatRows);
      floats5(columns2, from2, floatRows);
      long nextLessBestBits = floats6(columns2, from2, floatRows);
      long nextLessBestBits2 = floats7(columns2, from2, floatRows);
      floats8(columns2, from2, floatRows);
      floats9(columns2, from2, floatRows);
      long minXAtMostMaxXBits = floats10(columns1, from1, columns2, from2, floatRows, bits);
      long minYAtMostMaxYBits = bits[0];
      long minZAtMostMaxZBits = bits[1];
      long halfXAtLeastCornerXBits = bits[2];
      long halfYAtLeastCornerXBits = bits[3];
      long halfZAtLeastCornerXBits = bits[4];
      long allSquareAtLeastLeastSquareBits = bits[5];
      long validBits = bits[6];
      long nearBits = floats11(columns1, from1, columns2, from2, floatRows, bits,
          allSquareAtLeastLeastSquareBits, halfXAtLeastCornerXBits, halfYAtLeastCornerXBits,
          halfZAtLeastCornerXBits, minXAtMostMaxXBits, minYAtMostMaxYBits, minZAtMostMaxZBits);
      long properBits = bits[0];
      long boundsBits = bits[1];
      long allSquareAtLeastLeastSquareBits2 = floats12(floatRows, minGreaterLowestBits, minGreaterLowestBits2,
          minGreaterLowestBits3, maxLessReachXBits, maxLessReachYBits, maxLessReachZBits, properBits,
          boundsBits);
      long allValueAtMostValueBits = floats13(columns2, from2, floatRows);
      long allValueAtMostValueBits2 = floats14(columns2, from2, floatRows, allValueAtMostValueBits);
      long allValueAtMostValueBits3 = floats15(columns2, from2, floatRows, allValueAtMostValueBits2);
      long overlapBits = floats16(columns2, from2, floatRows, bits, allValueAtMostValueBits3,
          allSquareAtLeastLeastSquareBits2, nearBits, nextLessBestBits, nextLessBestBits2);
      long minAtLeastLowestBits = bits[0];
      long maxAtMostReachXBits = bits[1];
      long minAtLeastLowestBits2 = bits[2];
      long maxAtMostReachYBits = bits[3];
      long minAtLeastLowestBits3 = bits[4];
      long maxAtMostReachZBits = bits[5];
      firstStep(floatRows, ROW_MX, ROW_MY, ROW_MZ, ROW_EX, ROW_EY3, ROW_EZ3, ROW_GX, ROW_GY, ROW_GZ,
          ROW_FIRST_STEP);
      firstStep(floatRows, ROW_MX2, ROW_MY2, ROW_MZ2, ROW_EX, ROW_EY3, ROW_EZ3, ROW_GX, ROW_GY, ROW_GZ,
          ROW_FIRST_STEP2);
      firstStep(floatRows, ROW_MX3, ROW_MY3, ROW_MZ3, ROW_EX, ROW_EY3, ROW_EZ3, ROW_GX, ROW_GY, ROW_GZ,
          ROW_FIRST_STEP3);
      firstStep(floatRows, ROW_MX4, ROW_MY4, ROW_MZ4, ROW_EX, ROW_EY3, ROW_EZ3, ROW_GX, ROW_GY, ROW_GZ,
          ROW_FIRST_STEP4);
      firstStep(floatRows, ROW_MX5, ROW_MY5, ROW_MZ5, ROW_EX2, ROW_EY2, ROW_EZ, ROW_GY, ROW_GZ, ROW_GX,
          ROW_FIRST_STEP5);
      firstStep(floatRows, ROW_MX6, ROW_MY6, ROW_MZ6, ROW_EX2, ROW_EY2, ROW_EZ, ROW_GY, ROW_GZ, ROW_GX,
          ROW_FIRST_STEP6);
      firstStep(floatRows, ROW_MX7, ROW_MY7, ROW_MZ7, ROW_EX2, ROW_EY2, ROW_EZ, ROW_GY, ROW_GZ, ROW_GX,
          ROW_FIRST_STEP7);
      firstStep(floatRows, ROW_MX8, ROW_MY8, ROW_MZ8, ROW_EX2, ROW_EY2, ROW_EZ, ROW_GY, ROW_GZ, ROW_GX,
          ROW_FIRST_STEP8);
      firstStep(floatRows, ROW_MX9, ROW_MY9, ROW_MZ9, ROW_EX3, ROW_EY, ROW_EZ2, ROW_GZ, ROW_GX, ROW_GY,
          ROW_FIRST_STEP9);
      firstStep(floatRows, ROW_MX10, ROW_MY10, ROW_MZ10, ROW_EX3, ROW_EY, ROW_EZ2, ROW_GZ, ROW_GX, ROW_GY,
          ROW_FIRST_STEP10);
      firstStep(floatRows, ROW_MX11, ROW_MY11, ROW_MZ11, ROW_EX3, ROW_EY, ROW_EZ2, ROW_GZ, ROW_GX, ROW_GY,
          ROW_FIRST_STEP11);
      firstStep(floatRows, ROW_MX12, ROW_MY12, ROW_MZ12, ROW_EX3, ROW_EY, ROW_EZ2, ROW_GZ, ROW_GX, ROW_GY,
          ROW_FIRST_STEP12);
      secondStep(floatRows, ROW_FIRST_STEP, ROW_MX, ROW_MY, ROW_MZ, ROW_EX, ROW_EY3, ROW_EZ3, ROW_GX, ROW_GY,
          ROW_GZ, ROW_SECOND_STEP);
      secondStep(floatRows, ROW_FIRST_STEP2, ROW_MX2, ROW_MY2, ROW_MZ2, ROW_EX, ROW_EY3, ROW_EZ3, ROW_GX,
          ROW_GY, ROW_GZ, ROW_SECOND_STEP2);
      secondStep(floatRows, ROW_FIRST_STEP3, ROW_MX3, ROW_MY3, ROW_MZ3, ROW_EX, ROW_EY3, ROW_EZ3, ROW_GX,
          ROW_GY, ROW_GZ, ROW_SECOND_STEP3);
      secondStep(floatRows, ROW_FIRST_STEP4, ROW_MX4, ROW_MY4, ROW_MZ4, ROW_EX, ROW_EY3, ROW_EZ3, ROW_GX,
          ROW_GY, ROW_GZ, ROW_SECOND_STEP4);
      secondStep(floatRows, ROW_FIRST_STEP5, ROW_MX5, ROW_MY5, ROW_MZ5, ROW_EX2, ROW_EY2, ROW_EZ, ROW_GY,
          ROW_GZ, ROW_GX, ROW_SECOND_STEP5);
      secondStep(floatRows, ROW_FIRST_STEP6, ROW_MX6, ROW_MY6, ROW_MZ6, ROW_EX2, ROW_EY2, ROW_EZ, ROW_GY,
          ROW_GZ, ROW_GX, ROW_SECOND_STEP6);
      secondStep(floatRows, ROW_FIRST_STEP7, ROW_MX7, ROW_MY7, ROW_MZ7, ROW_EX2, ROW_EY2, ROW_EZ, ROW_GY,
          ROW_GZ, ROW_GX, ROW_SECOND_STEP7);
      secondStep(floatRows, ROW_FIRST_STEP8, ROW_MX8, ROW_MY8, ROW_MZ8, ROW_EX2, ROW_EY2, ROW_EZ, ROW_GY,
          ROW_GZ, ROW_GX, ROW_SECOND_STEP8);
      secondStep(floatRows, ROW_FIRST_STEP9, ROW_MX9, ROW_MY9, ROW_MZ9, ROW_EX3, ROW_EY, ROW_EZ2, ROW_GZ,
          ROW_GX, ROW_GY, ROW_SECOND_STEP9);
      secondStep(floatRows, ROW_FIRST_STEP10, ROW_MX10, ROW_MY10, ROW_MZ10, ROW_EX3, ROW_EY, ROW_EZ2, ROW_GZ,
          ROW_GX, ROW_GY, ROW_SECOND_STEP10);
      secondStep(floatRows, ROW_FIRST_STEP11, ROW_MX11, ROW_MY11, ROW_MZ11, ROW_EX3, ROW_EY, ROW_EZ2, ROW_GZ,
          ROW_GX, ROW_GY, ROW_SECOND_STEP11);
      secondStep(floatRows, ROW_FIRST_STEP12, ROW_MX12, ROW_MY12, ROW_MZ12, ROW_EX3, ROW_EY, ROW_EZ2, ROW_GZ,
          ROW_GX, ROW_GY, ROW_SECOND_STEP12);
      squaredDistance(floatRows, ROW_SECOND_STEP, ROW_MX, ROW_MY, ROW_MZ, ROW_EX, ROW_EY3, ROW_EZ3, ROW_GX,
          ROW_GY, ROW_GZ, ROW_NEXT);
      squaredDistance(floatRows, ROW_SECOND_STEP2, ROW_MX2, ROW_MY2, ROW_MZ2, ROW_EX, ROW_EY3, ROW_EZ3, ROW_GX,
          ROW_GY, ROW_GZ, ROW_NEXT2);
      squaredDistance(floatRows, ROW_SECOND_STEP3, ROW_MX3, ROW_MY3, ROW_MZ3, ROW_EX, ROW_EY3, ROW_EZ3, ROW_GX,
          ROW_GY, ROW_GZ, ROW_NEXT3);
      squaredDistance(floatRows, ROW_SECOND_STEP4, ROW_MX4, ROW_MY4, ROW_MZ4, ROW_EX, ROW_EY3, ROW_EZ3, ROW_GX,
          ROW_GY, ROW_GZ, ROW_NEXT4);
      squaredDistance(floatRows, ROW_SECOND_STEP5, ROW_MX5, ROW_MY5, ROW_MZ5, ROW_EX2, ROW_EY2, ROW_EZ, ROW_GY,
          ROW_GZ, ROW_GX, ROW_NEXT5);
      squaredDistance(floatRows, ROW_SECOND_STEP6, ROW_MX6, ROW_MY6, ROW_MZ6, ROW_EX2, ROW_EY2, ROW_EZ, ROW_GY,
          ROW_GZ, ROW_GX, ROW_NEXT6);
      squaredDistance(floatRows, ROW_SECOND_STEP7, ROW_MX7, ROW_MY7, ROW_MZ7, ROW_EX2, ROW_EY2, ROW_EZ, ROW_GY,
          ROW_GZ, ROW_GX, ROW_NEXT7);
      squaredDistance(floatRows, ROW_SECOND_STEP8, ROW_MX8, ROW_MY8, ROW_MZ8, ROW_EX2, ROW_EY2, ROW_EZ, ROW_GY,
          ROW_GZ, ROW_GX, ROW_NEXT8);
      squaredDistance(floatRows, ROW_SECOND_STEP9, ROW_MX9, ROW_MY9, ROW_MZ9, ROW_EX3, ROW_EY, ROW_EZ2, ROW_GZ,
          ROW_GX, ROW_GY, ROW_NEXT9);
      squaredDistance(floatRows, ROW_SECOND_STEP10, ROW_MX10, ROW_MY10, ROW_MZ10, ROW_EX3, ROW_EY, ROW_EZ2,
          ROW_GZ, ROW_GX, ROW_GY, ROW_NEXT10);
      squaredDistance(floatRows, ROW_SECOND_STEP11, ROW_MX11, ROW_MY11, ROW_MZ11, ROW_EX3, ROW_EY, ROW_EZ2,
          ROW_GZ, ROW_GX, ROW_GY, ROW_NEXT11);
      squaredDistance(floatRows, ROW_SECOND_STEP12, ROW_MX12, ROW_MY12, ROW_MZ12, ROW_EX3, ROW_EY, ROW_EZ2,
          ROW_GZ, ROW_GX, ROW_GY, ROW_NEXT12);
      long nextLessBestBits3 = floats20(floatRows, bits);
      long nextLessBestBits4 = bits[0];
      long nextLessBestBits5 = bits[1];
      long nextLessBestBits6 = floats21(floatRows, bits);
      long nextLessBestBits7 = bits[0];
      long nextLessBestBits8 = bits[1];
      long nextLessBestBits9 = bits[2];
      long nextLessBestBits10 = bits[3];
      long nextLessBestBits11 = bits[4];
      long nextLessBestBits12 = floats22(floatRows, bits, overlapBits, validBits, nextLessBestBits3,
          nextLessBestBits4, nextLessBestBits5, nextLessBestBits6, nextLessBestBits7, nextLessBestBits8,
          nextLessBestBits9, nextLessBestBits10, nextLessBestBits11);
      long nextLessBestBits13 = bits[0];
      long nextLessBestBits14 = bits[1];
      long hits = bits[2];
      floats23(floatRows, nextLessBestBits12, nextLessBestBits13, nextLessBestBits14);
      floats24(floatRows);
      floats25(floatRows);
      long isCornerBits = floats26(floatRows, bits);
      long firstIsNegativeBits = bits[0];
      long secondIsNegativeBits = floats27(columns2, from2, floatRows, firstIsNegativeBits);
      floats28(columns2, from2, floatRows, firstIsNegativeBits, secondIsNegativeBits);
      floats29(columns2, from2, floatRows, firstIsNegativeBits, secondIsNegativeBits);
      long nxLessCornerXBits = floats30(floatRows);
      floats31(floatRows, nxLessCornerXBits);
      floats32(floatRows, isCornerBits);
      floats33(floatRows, isCornerBits);
      floats34(floatRows, isCornerBits);
      floats35(columns2, from2, floatRows, isCornerBits);
      floats36(columns2, from2, floatRows, isCornerBits);
      long axAtMostMinusGxBits = floats37(floatRows, bits);
      long axAtLeastGxBits = bits[0];
      long ayAtMostMinusGyBits = bits[1];
      long ayAtLeastGyBits = bits[2];
      long azAtMostMinusGzBits = bits[3];
      long azAtLeastGzBits = bits[4];
      floats38(columns1, from1, columns2, from2, floatRows);
      floats39(columns1, from1, columns2, from2, floatRows, hits);
      floats40(columns1, from1, columns2, from2, floatRows, hits);
      long toMinAtMostToMaxBits = floats41(columns1, from1, columns2, from2, floatRows, bits, hits);
      long toMinAtMostToMaxBits2 = bits[0];
      floats42(columns1, from1, floatRows, toMinAtMostToMaxBits, toMinAtMostToMaxBits2);
      long apartGreaterCornerXBits = floats43(columns2, from2, floatRows);
      floats44(columns2, from2, floatRows);
      long toMinAtMostToMaxBits3 = floats45(columns2, from2, floatRows, bits);
      long toMinAtMostToMaxBits4 = bits[0];
      long notAlongXBits = bits[1];
      long alongYBits = bits[2];
      floats46(floatRows, alongYBits, toMinAtMostToMaxBits3, notAlongXBits, toMinAtMostToMaxBits4);
      floats47(floatRows, results, at, apartGreaterCornerXBits, hits);
      long allAxAtMostValueBits = axAtMostMinusGxBits & minAtLeastLowestBits;
      long axAtLeastGxAndMaxAtMostReachXBits = axAtLeastGxBits & maxAtMostReachXBits;
      long allAyAtMostValueBits = ayAtMostMinusGyBits & minAtLeastLowestBits2;
      long ayAtLeastGyAndMaxAtMostReachYBits = ayAtLeastGyBits & maxAtMostReachYBits;
      long allAzAtMostValueBits = azAtMostMinusGzBits & minAtLeastLowestBits3;
      long azAtLeastGzAndMaxAtMostReachZBits = azAtLeastGzBits & maxAtMostReachZBits;
      long featureIsCornerXBits = floats49(columns1, from1, floatRows, results, at,
          axAtLeastGxAndMaxAtMostReachXBits, allAxAtMostValueBits, ayAtLeastGyAndMaxAtMostReachYBits,
          allAyAtMostValueBits, azAtLeastGzAndMaxAtMostReachZBits, allAzAtMostValueBits, hits);
      long allApartGreaterCornerXBits = apartGreaterCornerXBits & featureIsCornerXBits;
      floats51(floatRows, results, at, allApartGreaterCornerXBits, hits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void floats1(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5], qxs = columns2[6],
        qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FloatVector qxSquared = qx.lanewise(MUL, qx);
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qySquared = qy.lanewise(MUL, qy);
      FloatVector sum = qxSquared.lanewise(ADD, qySquared);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM + k);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector qzSquared = qz.lanewise(MUL, qz);
      FloatVector qw = fromArray(FLOATS, qws, j);
      FloatVector square = sum.lanewise(ADD, qzSquared.lanewise(ADD, qw.lanewise(MUL, qw)));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE + k);
      FloatVector s = ALL_CORNER_Z.lanewise(DIV, square);
      FLOAT_VECTOR.cast(s).intoArray(floatRows, ROW_S + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector size = halfX.lanewise(ADD, halfY).lanewise(ADD, halfZ);
      FLOAT_VECTOR.cast(size).intoArray(floatRows, ROW_SIZE + k);
      FloatVector n = ALL_CORNER_Y.lanewise(SUB, s.lanewise(MUL, qySquared.lanewise(ADD, qzSquared)));
      FLOAT_VECTOR.cast(n).intoArray(floatRows, ROW_N + k);
      FloatVector absN = n.lanewise(ABS);
      FLOAT_VECTOR.cast(absN).intoArray(floatRows, ROW_ABS_N + k);
      FloatVector product = qx.lanewise(MUL, qy);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT + k);
      FloatVector product2 = qz.lanewise(MUL, qw);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT2 + k);
      FloatVector n2 = s.lanewise(MUL, product.lanewise(SUB, product2));
      FLOAT_VECTOR.cast(n2).intoArray(floatRows, ROW_N2 + k);
      FloatVector absN2 = n2.lanewise(ABS);
      FLOAT_VECTOR.cast(absN2).intoArray(floatRows, ROW_ABS_N2 + k);
      FloatVector product3 = qz.lanewise(MUL, qx);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT3 + k);
      FloatVector product4 = qy.lanewise(MUL, qw);
      FLOAT_VECTOR.cast(product4).intoArray(floatRows, ROW_PRODUCT4 + k);
      FloatVector n3 = s.lanewise(MUL, product3.lanewise(ADD, product4));
      FLOAT_VECTOR.cast(n3).intoArray(floatRows, ROW_N3 + k);
      FloatVector absN3 = n3.lanewise(ABS);
      FLOAT_VECTOR.cast(absN3).intoArray(floatRows, ROW_ABS_N3 + k);
      FloatVector extentX = absN.lanewise(MUL, halfX).lanewise(ADD, absN2.lanewise(MUL, halfY))
          .lanewise(ADD, absN3.lanewise(MUL, halfZ));
      FLOAT_VECTOR.cast(extentX).intoArray(floatRows, ROW_EXTENT_X + k);
      FloatVector margin = ALL_MARGIN.lanewise(MUL, size);
      FLOAT_VECTOR.cast(margin).intoArray(floatRows, ROW_MARGIN + k);
      FLOAT_VECTOR.cast(extentX.lanewise(ADD, margin)).intoArray(floatRows, ROW_REACH_X + k);
      FloatVector n4 = ALL_CORNER_Y.lanewise(SUB, s.lanewise(MUL, qzSquared.lanewise(ADD, qxSquared)));
      FLOAT_VECTOR.cast(n4).intoArray(floatRows, ROW_N4 + k);
      FloatVector absN4 = n4.lanewise(ABS);
      FLOAT_VECTOR.cast(absN4).intoArray(floatRows, ROW_ABS_N4 + k);
      FLOAT_VECTOR.cast(absN4.lanewise(MUL, halfY)).intoArray(floatRows, ROW_PRODUCT5 + k);
      FLOAT_VECTOR.cast(qy.lanewise(MUL, qz)).intoArray(floatRows, ROW_PRODUCT6 + k);
    }
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minXs = columns1[0], minYs = columns1[1], maxXs = columns1[3], maxYs = columns1[4];
    float[] xs = columns2[0], ys = columns2[1], halfXs = columns2[3], halfYs = columns2[4],
        halfZs = columns2[5], qxs = columns2[6], qws = columns2[9];
    long minGreaterLowestBits = 0;
    long maxLessReachXBits = 0;
    long minGreaterLowestBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector product = fromArray(FLOATS, qxs, j).lanewise(MUL, fromArray(FLOATS, qws, j));
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT6 + k);
      FloatVector n = s.lanewise(MUL, product2.lanewise(SUB, product));
      FLOAT_VECTOR.cast(n).intoArray(floatRows, ROW_N5 + k);
      FloatVector absN = n.lanewise(ABS);
      FLOAT_VECTOR.cast(absN).intoArray(floatRows, ROW_ABS_N5 + k);
      FloatVector n2 = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k)));
      FLOAT_VECTOR.cast(n2).intoArray(floatRows, ROW_N6 + k);
      FloatVector absN2 = n2.lanewise(ABS);
      FLOAT_VECTOR.cast(absN2).intoArray(floatRows, ROW_ABS_N6 + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector extentY = fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k)
          .lanewise(ADD, absN.lanewise(MUL, halfZ)).lanewise(ADD, absN2.lanewise(MUL, halfX));
      FLOAT_VECTOR.cast(extentY).intoArray(floatRows, ROW_EXTENT_Y + k);
      FloatVector margin = fromArray(FLOATS, floatRows, ROW_MARGIN + k);
      FloatVector reachY = extentY.lanewise(ADD, margin);
      FLOAT_VECTOR.cast(reachY).intoArray(floatRows, ROW_REACH_Y + k);
      FloatVector n3 = ALL_CORNER_Y.lanewise(SUB, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM + k)));
      FLOAT_VECTOR.cast(n3).intoArray(floatRows, ROW_N7 + k);
      FloatVector absN3 = n3.lanewise(ABS);
      FLOAT_VECTOR.cast(absN3).intoArray(floatRows, ROW_ABS_N7 + k);
      FloatVector n4 = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k)));
      FLOAT_VECTOR.cast(n4).intoArray(floatRows, ROW_N8 + k);
      FloatVector absN4 = n4.lanewise(ABS);
      FLOAT_VECTOR.cast(absN4).intoArray(floatRows, ROW_ABS_N8 + k);
      FloatVector n5 = s.lanewise(MUL, product2.lanewise(ADD, product));
      FLOAT_VECTOR.cast(n5).intoArray(floatRows, ROW_N9 + k);
      FloatVector absN5 = n5.lanewise(ABS);
      FLOAT_VECTOR.cast(absN5).intoArray(floatRows, ROW_ABS_N9 + k);
      FloatVector extentZ = absN3.lanewise(MUL, halfZ).lanewise(ADD, absN4.lanewise(MUL, halfX))
          .lanewise(ADD, absN5.lanewise(MUL, fromArray(FLOATS, halfYs, j)));
      FLOAT_VECTOR.cast(extentZ).intoArray(floatRows, ROW_EXTENT_Z + k);
      FLOAT_VECTOR.cast(extentZ.lanewise(ADD, margin)).intoArray(floatRows, ROW_REACH_Z + k);
      FloatVector x = fromArray(FLOATS, xs, j);
      FloatVector min = fromArray(FLOATS, minXs, i).lanewise(SUB, x);
      FLOAT_VECTOR.cast(min).intoArray(floatRows, ROW_MIN + k);
      FloatVector max = fromArray(FLOATS, maxXs, i).lanewise(SUB, x);
      FLOAT_VECTOR.cast(max).intoArray(floatRows, ROW_MAX + k);
      FloatVector reachX = fromArray(FLOATS, floatRows, ROW_REACH_X + k);
      FloatVector lowest = reachX.lanewise(NEG);
      FLOAT_VECTOR.cast(lowest).intoArray(floatRows, ROW_LOWEST + k);
      VectorMask<Float> minGreaterLowest = min.compare(GT, lowest);
      minGreaterLowestBits |= minGreaterLowest.toLong() << k;
      // min > lowest ? min : lowest < max ? lowest : max
      FloatVector minOrLowestOrMax = max.blend(lowest, lowest.compare(LT, max)).blend(min, minGreaterLowest);
      FLOAT_VECTOR.cast(minOrLowestOrMax).intoArray(floatRows, ROW_MIN_OR_LOWEST_OR_MAX + k);
      VectorMask<Float> maxLessReachX = max.compare(LT, reachX);
      maxLessReachXBits |= maxLessReachX.toLong() << k;
      // max < highest ? max : highest > min ? highest : min
      FloatVector maxOrReachXOrMin = min.blend(reachX, reachX.compare(GT, min)).blend(max, maxLessReachX);
      FLOAT_VECTOR.cast(maxOrReachXOrMin).intoArray(floatRows, ROW_MAX_OR_REACH_XOR_MIN + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, minOrLowestOrMax.lanewise(ADD, maxOrReachXOrMin))).intoArray(
          floatRows, ROW_TX + k);
      FloatVector y = fromArray(FLOATS, ys, j);
      FloatVector min2 = fromArray(FLOATS, minYs, i).lanewise(SUB, y);
      FLOAT_VECTOR.cast(min2).intoArray(floatRows, ROW_MIN2 + k);
      FloatVector max2 = fromArray(FLOATS, maxYs, i).lanewise(SUB, y);
      FLOAT_VECTOR.cast(max2).intoArray(floatRows, ROW_MAX2 + k);
      FloatVector lowest2 = reachY.lanewise(NEG);
      FLOAT_VECTOR.cast(lowest2).intoArray(floatRows, ROW_LOWEST2 + k);
      VectorMask<Float> minGreaterLowest2 = min2.compare(GT, lowest2);
      minGreaterLowestBits2 |= minGreaterLowest2.toLong() << k;
      // min > lowest ? min : lowest < max ? lowest : max
      FLOAT_VECTOR.cast(max2.blend(lowest2, lowest2.compare(LT, max2))
          .blend(min2, minGreaterLowest2)).intoArray(floatRows, ROW_MIN_OR_LOWEST_OR_MAX2 + k);
    }
    bits[0] = maxLessReachXBits;
    bits[1] = minGreaterLowestBits2;
    return minGreaterLowestBits;
  }

  private static long floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minZs = columns1[2], maxZs = columns1[5];
    float[] zs = columns2[2], halfXs = columns2[3];
    long maxLessReachYBits = 0;
    long minGreaterLowestBits = 0;
    long maxLessReachZBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector max = fromArray(FLOATS, floatRows, ROW_MAX2 + k);
      FloatVector reachY = fromArray(FLOATS, floatRows, ROW_REACH_Y + k);
      VectorMask<Float> maxLessReachY = max.compare(LT, reachY);
      maxLessReachYBits |= maxLessReachY.toLong() << k;
      FloatVector min = fromArray(FLOATS, floatRows, ROW_MIN2 + k);
      // max < highest ? max : highest > min ? highest : min
      FloatVector maxOrReachYOrMin = min.blend(reachY, reachY.compare(GT, min)).blend(max, maxLessReachY);
      FloatVector minOrLowestOrMax = fromArray(FLOATS, floatRows, ROW_MIN_OR_LOWEST_OR_MAX2 + k);
      FloatVector ty = ALL_HALF.lanewise(MUL, minOrLowestOrMax.lanewise(ADD, maxOrReachYOrMin));
      FLOAT_VECTOR.cast(ty).intoArray(floatRows, ROW_TY + k);
      FloatVector z = fromArray(FLOATS, zs, j);
      FloatVector min2 = fromArray(FLOATS, minZs, i).lanewise(SUB, z);
      FLOAT_VECTOR.cast(min2).intoArray(floatRows, ROW_MIN3 + k);
      FloatVector max2 = fromArray(FLOATS, maxZs, i).lanewise(SUB, z);
      FLOAT_VECTOR.cast(max2).intoArray(floatRows, ROW_MAX3 + k);
      FloatVector reachZ = fromArray(FLOATS, floatRows, ROW_REACH_Z + k);
      FloatVector lowest = reachZ.lanewise(NEG);
      FLOAT_VECTOR.cast(lowest).intoArray(floatRows, ROW_LOWEST3 + k);
      VectorMask<Float> minGreaterLowest = min2.compare(GT, lowest);
      minGreaterLowestBits |= minGreaterLowest.toLong() << k;
      // min > lowest ? min : lowest < max ? lowest : max
      FloatVector minOrLowestOrMax2 = max2.blend(lowest, lowest.compare(LT, max2))
          .blend(min2, minGreaterLowest);
      VectorMask<Float> maxLessReachZ = max2.compare(LT, reachZ);
      maxLessReachZBits |= maxLessReachZ.toLong() << k;
      // max < highest ? max : highest > min ? highest : min
      FloatVector maxOrReachZOrMin = min2.blend(reachZ, reachZ.compare(GT, min2)).blend(max2, maxLessReachZ);
      FloatVector tz = ALL_HALF.lanewise(MUL, minOrLowestOrMax2.lanewise(ADD, maxOrReachZOrMin));
      FLOAT_VECTOR.cast(tz).intoArray(floatRows, ROW_TZ + k);
      FloatVector gx = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MAX_OR_REACH_XOR_MIN + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MIN_OR_LOWEST_OR_MAX + k)));
      FLOAT_VECTOR.cast(gx).intoArray(floatRows, ROW_GX + k);
      FloatVector gy = ALL_HALF.lanewise(MUL, maxOrReachYOrMin.lanewise(SUB, minOrLowestOrMax));
      FLOAT_VECTOR.cast(gy).intoArray(floatRows, ROW_GY + k);
      FloatVector gz = ALL_HALF.lanewise(MUL, maxOrReachZOrMin.lanewise(SUB, minOrLowestOrMax2));
      FLOAT_VECTOR.cast(gz).intoArray(floatRows, ROW_GZ + k);
      FloatVector c = fromArray(FLOATS, floatRows, ROW_N + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TX + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N6 + k).lanewise(MUL, ty))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N8 + k).lanewise(MUL, tz));
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_ABS_N + k).lanewise(MUL, gx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N6 + k).lanewise(MUL, gy))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N8 + k).lanewise(MUL, gz));
      FloatVector out2 = c.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, halfXs, j));
      // out > 0 ? out : 0
      FloatVector numerator = ALL_CORNER_X.blend(out2, out2.compare(GT, ALL_CORNER_X));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector part = ALL_CORNER_X.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_CORNER_X))
          .blend(ALL_CORNER_Y, numerator.compare(GT, ALL_CORNER_X))
          .blend(numerator.lanewise(DIV, reach), numerator.lanewise(ABS).compare(LT, reach));
      // c < 0 ? -part : part
      FLOAT_VECTOR.cast(part.blend(part.lanewise(NEG), c.compare(LT, ALL_CORNER_X))).intoArray(floatRows,
          ROW_PART + k);
    }
    bits[0] = minGreaterLowestBits;
    bits[1] = maxLessReachZBits;
    return maxLessReachYBits;
  }

  private static void floats4(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector part = fromArray(FLOATS, floatRows, ROW_PART + k);
      FloatVector product = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k));
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector x = fromArray(FLOATS, floatRows, ROW_TX + k)
          .lanewise(ADD, product.lanewise(NEG).blend(product, n.compare(LT, ALL_CORNER_X)));
      FloatVector product2 = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k));
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N6 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector y = fromArray(FLOATS, floatRows, ROW_TY + k)
          .lanewise(ADD, product2.lanewise(NEG).blend(product2, n2.compare(LT, ALL_CORNER_X)));
      FloatVector product3 = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k));
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N8 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector z = fromArray(FLOATS, floatRows, ROW_TZ + k)
          .lanewise(ADD, product3.lanewise(NEG).blend(product3, n3.compare(LT, ALL_CORNER_X)));
      FloatVector p = n.lanewise(MUL, x).lanewise(ADD, n2.lanewise(MUL, y)).lanewise(ADD, n3.lanewise(MUL, z));
      FloatVector out2 = p.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, halfXs, j));
      // out > 0 ? out : 0
      FloatVector dx = ALL_CORNER_X.blend(out2, out2.compare(GT, ALL_CORNER_X));
      FloatVector p2 = fromArray(FLOATS, floatRows, ROW_N4 + k).lanewise(MUL, y)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N9 + k).lanewise(MUL, z))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N2 + k).lanewise(MUL, x));
      FloatVector out3 = p2.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, halfYs, j));
      // out > 0 ? out : 0
      FloatVector dy = ALL_CORNER_X.blend(out3, out3.compare(GT, ALL_CORNER_X));
      FloatVector p3 = fromArray(FLOATS, floatRows, ROW_N7 + k).lanewise(MUL, z)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N3 + k).lanewise(MUL, x))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N5 + k).lanewise(MUL, y));
      FloatVector out4 = p3.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, halfZs, j));
      // out > 0 ? out : 0
      FloatVector dz = ALL_CORNER_X.blend(out4, out4.compare(GT, ALL_CORNER_X));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(floatRows, ROW_BEST + k);
    }
  }

  private static void floats5(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] halfYs = columns2[4], halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N4 + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N9 + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N2 + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector c = n.lanewise(MUL, ty).lanewise(ADD, n2.lanewise(MUL, tz))
          .lanewise(ADD, n3.lanewise(MUL, tx));
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_ABS_N4 + k).lanewise(MUL, gy)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N9 + k).lanewise(MUL, gz))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N2 + k).lanewise(MUL, gx));
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector out2 = c.lanewise(ABS).lanewise(SUB, halfY);
      // out > 0 ? out : 0
      FloatVector numerator = ALL_CORNER_X.blend(out2, out2.compare(GT, ALL_CORNER_X));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector part = ALL_CORNER_X.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_CORNER_X))
          .blend(ALL_CORNER_Y, numerator.compare(GT, ALL_CORNER_X))
          .blend(numerator.lanewise(DIV, reach), numerator.lanewise(ABS).compare(LT, reach));
      // c < 0 ? -part : part
      FloatVector part2 = part.blend(part.lanewise(NEG), c.compare(LT, ALL_CORNER_X));
      FLOAT_VECTOR.cast(part2).intoArray(floatRows, ROW_PART2 + k);
      FloatVector product = part2.lanewise(MUL, gy);
      // n < 0 ? part * g : -(part * g)
      FloatVector x = ty.lanewise(ADD, product.lanewise(NEG).blend(product, n.compare(LT, ALL_CORNER_X)));
      FloatVector product2 = part2.lanewise(MUL, gz);
      // n < 0 ? part * g : -(part * g)
      FloatVector y = tz.lanewise(ADD, product2.lanewise(NEG).blend(product2, n2.compare(LT, ALL_CORNER_X)));
      FloatVector product3 = part2.lanewise(MUL, gx);
      // n < 0 ? part * g : -(part * g)
      FloatVector z = tx.lanewise(ADD, product3.lanewise(NEG).blend(product3, n3.compare(LT, ALL_CORNER_X)));
      FloatVector p = n.lanewise(MUL, x).lanewise(ADD, n2.lanewise(MUL, y)).lanewise(ADD, n3.lanewise(MUL, z));
      FloatVector out3 = p.lanewise(ABS).lanewise(SUB, halfY);
      // out > 0 ? out : 0
      FLOAT_VECTOR.cast(ALL_CORNER_X.blend(out3, out3.compare(GT, ALL_CORNER_X))).intoArray(floatRows,
          ROW_DX + k);
      FloatVector p2 = fromArray(FLOATS, floatRows, ROW_N7 + k).lanewise(MUL, y)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N3 + k).lanewise(MUL, z))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N5 + k).lanewise(MUL, x));
      FloatVector out4 = p2.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, halfZs, j));
      // out > 0 ? out : 0
      FLOAT_VECTOR.cast(ALL_CORNER_X.blend(out4, out4.compare(GT, ALL_CORNER_X))).intoArray(floatRows,
          ROW_DY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_N + k).lanewise(MUL, z)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N6 + k).lanewise(MUL, x))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N8 + k).lanewise(MUL, y))).intoArray(floatRows,
          ROW_P + k);
    }
  }

  private static long floats6(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3], halfZs = columns2[5];
    long nextLessBestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector out2 = fromArray(FLOATS, floatRows, ROW_P + k).lanewise(ABS)
          .lanewise(SUB, fromArray(FLOATS, halfXs, j));
      // out > 0 ? out : 0
      FloatVector dz = ALL_CORNER_X.blend(out2, out2.compare(GT, ALL_CORNER_X));
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      FloatVector next = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      FloatVector best = fromArray(FLOATS, floatRows, ROW_BEST + k);
      VectorMask<Float> nextLessBest = next.compare(LT, best);
      nextLessBestBits |= nextLessBest.toLong() << k;
      // next < best ? next : best
      FLOAT_VECTOR.cast(best.blend(next, nextLessBest)).intoArray(floatRows, ROW_BEST2 + k);
      FloatVector c = fromArray(FLOATS, floatRows, ROW_N7 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TZ + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N3 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TX + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N5 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TY + k)));
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_ABS_N7 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N3 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N5 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k)));
      FloatVector out3 = c.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, halfZs, j));
      // out > 0 ? out : 0
      FloatVector numerator = ALL_CORNER_X.blend(out3, out3.compare(GT, ALL_CORNER_X));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector part = ALL_CORNER_X.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_CORNER_X))
          .blend(ALL_CORNER_Y, numerator.compare(GT, ALL_CORNER_X))
          .blend(numerator.lanewise(DIV, reach), numerator.lanewise(ABS).compare(LT, reach));
      // c < 0 ? -part : part
      FLOAT_VECTOR.cast(part.blend(part.lanewise(NEG), c.compare(LT, ALL_CORNER_X))).intoArray(floatRows,
          ROW_PART3 + k);
    }
    return nextLessBestBits;
  }

  private static long floats7(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long nextLessBestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector part = fromArray(FLOATS, floatRows, ROW_PART3 + k);
      FloatVector product = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k));
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N7 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector x = fromArray(FLOATS, floatRows, ROW_TZ + k)
          .lanewise(ADD, product.lanewise(NEG).blend(product, n.compare(LT, ALL_CORNER_X)));
      FloatVector product2 = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k));
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N3 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector y = fromArray(FLOATS, floatRows, ROW_TX + k)
          .lanewise(ADD, product2.lanewise(NEG).blend(product2, n2.compare(LT, ALL_CORNER_X)));
      FloatVector product3 = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k));
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N5 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector z = fromArray(FLOATS, floatRows, ROW_TY + k)
          .lanewise(ADD, product3.lanewise(NEG).blend(product3, n3.compare(LT, ALL_CORNER_X)));
      FloatVector p = n.lanewise(MUL, x).lanewise(ADD, n2.lanewise(MUL, y)).lanewise(ADD, n3.lanewise(MUL, z));
      FloatVector out2 = p.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, halfZs, j));
      // out > 0 ? out : 0
      FloatVector dx = ALL_CORNER_X.blend(out2, out2.compare(GT, ALL_CORNER_X));
      FloatVector p2 = fromArray(FLOATS, floatRows, ROW_N + k).lanewise(MUL, y)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N6 + k).lanewise(MUL, z))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N8 + k).lanewise(MUL, x));
      FloatVector out3 = p2.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, halfXs, j));
      // out > 0 ? out : 0
      FloatVector dy = ALL_CORNER_X.blend(out3, out3.compare(GT, ALL_CORNER_X));
      FloatVector p3 = fromArray(FLOATS, floatRows, ROW_N4 + k).lanewise(MUL, z)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N9 + k).lanewise(MUL, x))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N2 + k).lanewise(MUL, y));
      FloatVector out4 = p3.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, halfYs, j));
      // out > 0 ? out : 0
      FloatVector dz = ALL_CORNER_X.blend(out4, out4.compare(GT, ALL_CORNER_X));
      FloatVector next = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      FloatVector best = fromArray(FLOATS, floatRows, ROW_BEST2 + k);
      VectorMask<Float> nextLessBest = next.compare(LT, best);
      nextLessBestBits |= nextLessBest.toLong() << k;
      // next < best ? next : best
      FLOAT_VECTOR.cast(best.blend(next, nextLessBest)).intoArray(floatRows, ROW_BEST3 + k);
    }
    return nextLessBestBits;
  }

  private static void floats8(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N2 + k);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector ez = n.lanewise(MUL, halfY);
      FLOAT_VECTOR.cast(ez).intoArray(floatRows, ROW_EZ + k);
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N3 + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector ey = n2.lanewise(MUL, halfZ);
      FLOAT_VECTOR.cast(ey).intoArray(floatRows, ROW_EY + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FLOAT_VECTOR.cast(ez.lanewise(ADD, ey).lanewise(SUB, tx)).intoArray(floatRows, ROW_MX + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_N + k).lanewise(MUL, halfX)).intoArray(floatRows,
          ROW_EX + k);
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N4 + k);
      FloatVector ex = n3.lanewise(MUL, halfY);
      FLOAT_VECTOR.cast(ex).intoArray(floatRows, ROW_EX2 + k);
      FloatVector n4 = fromArray(FLOATS, floatRows, ROW_N5 + k);
      FloatVector ez2 = n4.lanewise(MUL, halfZ);
      FLOAT_VECTOR.cast(ez2).intoArray(floatRows, ROW_EZ2 + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FLOAT_VECTOR.cast(ex.lanewise(ADD, ez2).lanewise(SUB, ty)).intoArray(floatRows, ROW_MY + k);
      FloatVector n5 = fromArray(FLOATS, floatRows, ROW_N9 + k);
      FloatVector ey2 = n5.lanewise(MUL, halfY);
      FLOAT_VECTOR.cast(ey2).intoArray(floatRows, ROW_EY2 + k);
      FloatVector n6 = fromArray(FLOATS, floatRows, ROW_N7 + k);
      FloatVector ex2 = n6.lanewise(MUL, halfZ);
      FLOAT_VECTOR.cast(ex2).intoArray(floatRows, ROW_EX3 + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FLOAT_VECTOR.cast(ey2.lanewise(ADD, ex2).lanewise(SUB, tz)).intoArray(floatRows, ROW_MZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_N6 + k).lanewise(MUL, halfX)).intoArray(floatRows,
          ROW_EY3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_N8 + k).lanewise(MUL, halfX)).intoArray(floatRows,
          ROW_EZ3 + k);
      FloatVector hz = halfZ.lanewise(NEG);
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ + k);
      FloatVector product = n2.lanewise(MUL, hz);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT7 + k);
      FLOAT_VECTOR.cast(ez.lanewise(ADD, product).lanewise(SUB, tx)).intoArray(floatRows, ROW_MX2 + k);
      FloatVector product2 = n4.lanewise(MUL, hz);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT8 + k);
      FLOAT_VECTOR.cast(ex.lanewise(ADD, product2).lanewise(SUB, ty)).intoArray(floatRows, ROW_MY2 + k);
      FloatVector product3 = n6.lanewise(MUL, hz);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT9 + k);
      FLOAT_VECTOR.cast(ey2.lanewise(ADD, product3).lanewise(SUB, tz)).intoArray(floatRows, ROW_MZ2 + k);
      FloatVector hy = halfY.lanewise(NEG);
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY + k);
      FloatVector product4 = n.lanewise(MUL, hy);
      FLOAT_VECTOR.cast(product4).intoArray(floatRows, ROW_PRODUCT10 + k);
      FLOAT_VECTOR.cast(product4.lanewise(ADD, ey).lanewise(SUB, tx)).intoArray(floatRows, ROW_MX3 + k);
      FloatVector product5 = n3.lanewise(MUL, hy);
      FLOAT_VECTOR.cast(product5).intoArray(floatRows, ROW_PRODUCT11 + k);
      FLOAT_VECTOR.cast(product5.lanewise(ADD, ez2).lanewise(SUB, ty)).intoArray(floatRows, ROW_MY3 + k);
      FloatVector product6 = n5.lanewise(MUL, hy);
      FLOAT_VECTOR.cast(product6).intoArray(floatRows, ROW_PRODUCT12 + k);
      FLOAT_VECTOR.cast(product6.lanewise(ADD, ex2).lanewise(SUB, tz)).intoArray(floatRows, ROW_MZ3 + k);
      FLOAT_VECTOR.cast(product4.lanewise(ADD, product).lanewise(SUB, tx)).intoArray(floatRows, ROW_MX4 + k);
      FLOAT_VECTOR.cast(product5.lanewise(ADD, product2).lanewise(SUB, ty)).intoArray(floatRows, ROW_MY4 + k);
      FLOAT_VECTOR.cast(product6.lanewise(ADD, product3).lanewise(SUB, tz)).intoArray(floatRows, ROW_MZ4 + k);
    }
  }

  private static void floats9(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] halfXs = columns2[3];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ2 + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY3 + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FLOAT_VECTOR.cast(ez.lanewise(ADD, ey).lanewise(SUB, ty)).intoArray(floatRows, ROW_MX5 + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX3 + k);
      FloatVector ez2 = fromArray(FLOATS, floatRows, ROW_EZ3 + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FLOAT_VECTOR.cast(ex.lanewise(ADD, ez2).lanewise(SUB, tz)).intoArray(floatRows, ROW_MY5 + k);
      FloatVector ey2 = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector ex2 = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FLOAT_VECTOR.cast(ey2.lanewise(ADD, ex2).lanewise(SUB, tx)).intoArray(floatRows, ROW_MZ5 + k);
      FloatVector hz = fromArray(FLOATS, halfXs, j).lanewise(NEG);
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ2 + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_N6 + k).lanewise(MUL, hz);
      FLOAT_VECTOR.cast(ez.lanewise(ADD, product).lanewise(SUB, ty)).intoArray(floatRows, ROW_MX6 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_N8 + k).lanewise(MUL, hz);
      FLOAT_VECTOR.cast(ex.lanewise(ADD, product2).lanewise(SUB, tz)).intoArray(floatRows, ROW_MY6 + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_N + k).lanewise(MUL, hz);
      FLOAT_VECTOR.cast(ey2.lanewise(ADD, product3).lanewise(SUB, tx)).intoArray(floatRows, ROW_MZ6 + k);
      FloatVector product4 = fromArray(FLOATS, floatRows, ROW_PRODUCT8 + k);
      FLOAT_VECTOR.cast(product4.lanewise(ADD, ey).lanewise(SUB, ty)).intoArray(floatRows, ROW_MX7 + k);
      FloatVector product5 = fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k);
      FLOAT_VECTOR.cast(product5.lanewise(ADD, ez2).lanewise(SUB, tz)).intoArray(floatRows, ROW_MY7 + k);
      FloatVector product6 = fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k);
      FLOAT_VECTOR.cast(product6.lanewise(ADD, ex2).lanewise(SUB, tx)).intoArray(floatRows, ROW_MZ7 + k);
      FLOAT_VECTOR.cast(product4.lanewise(ADD, product).lanewise(SUB, ty)).intoArray(floatRows, ROW_MX8 + k);
      FLOAT_VECTOR.cast(product5.lanewise(ADD, product2).lanewise(SUB, tz)).intoArray(floatRows, ROW_MY8 + k);
      FLOAT_VECTOR.cast(product6.lanewise(ADD, product3).lanewise(SUB, tx)).intoArray(floatRows, ROW_MZ8 + k);
      FloatVector ey3 = fromArray(FLOATS, floatRows, ROW_EY2 + k);
      FLOAT_VECTOR.cast(ez2.lanewise(ADD, ey3).lanewise(SUB, tz)).intoArray(floatRows, ROW_MX9 + k);
      FloatVector ez3 = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FLOAT_VECTOR.cast(ex2.lanewise(ADD, ez3).lanewise(SUB, tx)).intoArray(floatRows, ROW_MY9 + k);
      FloatVector ex3 = fromArray(FLOATS, floatRows, ROW_EX2 + k);
      FLOAT_VECTOR.cast(ey.lanewise(ADD, ex3).lanewise(SUB, ty)).intoArray(floatRows, ROW_MZ9 + k);
      FloatVector product7 = fromArray(FLOATS, floatRows, ROW_PRODUCT12 + k);
      FLOAT_VECTOR.cast(ez2.lanewise(ADD, product7).lanewise(SUB, tz)).intoArray(floatRows, ROW_MX10 + k);
      FloatVector product8 = fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k);
      FLOAT_VECTOR.cast(ex2.lanewise(ADD, product8).lanewise(SUB, tx)).intoArray(floatRows, ROW_MY10 + k);
      FloatVector product9 = fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k);
      FLOAT_VECTOR.cast(ey.lanewise(ADD, product9).lanewise(SUB, ty)).intoArray(floatRows, ROW_MZ10 + k);
      FLOAT_VECTOR.cast(product2.lanewise(ADD, ey3).lanewise(SUB, tz)).intoArray(floatRows, ROW_MX11 + k);
      FLOAT_VECTOR.cast(product3.lanewise(ADD, ez3).lanewise(SUB, tx)).intoArray(floatRows, ROW_MY11 + k);
      FLOAT_VECTOR.cast(product.lanewise(ADD, ex3).lanewise(SUB, ty)).intoArray(floatRows, ROW_MZ11 + k);
      FLOAT_VECTOR.cast(product2.lanewise(ADD, product7).lanewise(SUB, tz)).intoArray(floatRows, ROW_MX12 + k);
      FLOAT_VECTOR.cast(product3.lanewise(ADD, product8).lanewise(SUB, tx)).intoArray(floatRows, ROW_MY12 + k);
      FLOAT_VECTOR.cast(product.lanewise(ADD, product9).lanewise(SUB, ty)).intoArray(floatRows, ROW_MZ12 + k);
    }
  }

  private static long floats10(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    float[] xs = columns2[0], halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long minXAtMostMaxXBits = 0;
    long minYAtMostMaxYBits = 0;
    long minZAtMostMaxZBits = 0;
    long halfXAtLeastCornerXBits = 0;
    long halfYAtLeastCornerXBits = 0;
    long halfZAtLeastCornerXBits = 0;
    long allSquareAtLeastLeastSquareBits = 0;
    long validBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector minX = fromArray(FLOATS, minXs, i);
      FloatVector maxX = fromArray(FLOATS, maxXs, i);
      VectorMask<Float> minXAtMostMaxX = minX.compare(LE, maxX);
      minXAtMostMaxXBits |= minXAtMostMaxX.toLong() << k;
      VectorMask<Float> minYAtMostMaxY = fromArray(FLOATS, minYs, i).compare(LE, fromArray(FLOATS, maxYs, i));
      minYAtMostMaxYBits |= minYAtMostMaxY.toLong() << k;
      VectorMask<Float> minZAtMostMaxZ = fromArray(FLOATS, minZs, i).compare(LE, fromArray(FLOATS, maxZs, i));
      minZAtMostMaxZBits |= minZAtMostMaxZ.toLong() << k;
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      VectorMask<Float> halfXAtLeastCornerX = halfX.compare(GE, ALL_CORNER_X);
      halfXAtLeastCornerXBits |= halfXAtLeastCornerX.toLong() << k;
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      VectorMask<Float> halfYAtLeastCornerX = halfY.compare(GE, ALL_CORNER_X);
      halfYAtLeastCornerXBits |= halfYAtLeastCornerX.toLong() << k;
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      VectorMask<Float> halfZAtLeastCornerX = halfZ.compare(GE, ALL_CORNER_X);
      halfZAtLeastCornerXBits |= halfZAtLeastCornerX.toLong() << k;
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE + k);
      VectorMask<Float> allSquareAtLeastLeastSquare = square.compare(GE, ALL_LEAST_SQUARE);
      allSquareAtLeastLeastSquare = square.compare(LE, ALL_LARGEST_SQUARE, allSquareAtLeastLeastSquare);
      allSquareAtLeastLeastSquareBits |= allSquareAtLeastLeastSquare.toLong() << k;
      VectorMask<Float> valid = halfX.compare(LE, ALL_LARGEST, minXAtMostMaxX.and(minYAtMostMaxY)
          .and(minZAtMostMaxZ).and(halfXAtLeastCornerX).and(halfYAtLeastCornerX).and(halfZAtLeastCornerX)
          .and(allSquareAtLeastLeastSquare));
      valid = halfY.compare(LE, ALL_LARGEST, valid);
      valid = halfZ.compare(LE, ALL_LARGEST, valid);
      valid = fromArray(FLOATS, floatRows, ROW_TX + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TY + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TZ + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GX + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GZ + k).lanewise(ABS)))
          .lanewise(ADD, halfX.lanewise(ABS).lanewise(ADD, halfY.lanewise(ABS))
          .lanewise(ADD, halfZ.lanewise(ABS))).compare(LE, ALL_LARGEST_9, valid);
      validBits |= valid.toLong() << k;
      FloatVector x = fromArray(FLOATS, xs, j);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(maxX, x.compare(GT, maxX)).blend(minX, x.compare(LT, minX))).intoArray(
          floatRows, ROW_MIN_XOR_MAX_XOR_X + k);
    }
    bits[0] = minYAtMostMaxYBits;
    bits[1] = minZAtMostMaxZBits;
    bits[2] = halfXAtLeastCornerXBits;
    bits[3] = halfYAtLeastCornerXBits;
    bits[4] = halfZAtLeastCornerXBits;
    bits[5] = allSquareAtLeastLeastSquareBits;
    bits[6] = validBits;
    return minXAtMostMaxXBits;
  }

  private static long floats11(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long allSquareAtLeastLeastSquareBits, long halfXAtLeastCornerXBits,
      long halfYAtLeastCornerXBits, long halfZAtLeastCornerXBits, long minXAtMostMaxXBits,
      long minYAtMostMaxYBits, long minZAtMostMaxZBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minYs = columns1[1], minZs = columns1[2], maxYs = columns1[4], maxZs = columns1[5];
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2], halfXs = columns2[3], halfYs = columns2[4],
        halfZs = columns2[5];
    long nearBits = 0;
    long properBits = 0;
    long boundsBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector dx = fromArray(FLOATS, xs, j)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MIN_XOR_MAX_XOR_X + k));
      FloatVector y = fromArray(FLOATS, ys, j);
      FloatVector minY = fromArray(FLOATS, minYs, i);
      FloatVector maxY = fromArray(FLOATS, maxYs, i);
      // x < min ? min : x > max ? max : x
      FloatVector dy = y.lanewise(SUB, y.blend(maxY, y.compare(GT, maxY)).blend(minY, y.compare(LT, minY)));
      FloatVector z = fromArray(FLOATS, zs, j);
      FloatVector minZ = fromArray(FLOATS, minZs, i);
      FloatVector maxZ = fromArray(FLOATS, maxZs, i);
      // x < min ? min : x > max ? max : x
      FloatVector dz = z.lanewise(SUB, z.blend(maxZ, z.compare(GT, maxZ)).blend(minZ, z.compare(LT, minZ)));
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector radii = halfX.lanewise(MUL, halfX).lanewise(ADD, halfY.lanewise(MUL, halfY))
          .lanewise(ADD, halfZ.lanewise(MUL, halfZ)).lanewise(SQRT);
      nearBits |= dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy)).lanewise(ADD, dz.lanewise(MUL, dz))
          .compare(LE, ALL_ROUNDING.lanewise(MUL, radii.lanewise(MUL, radii))
          .lanewise(ADD, ALL_VANISHING)).toLong() << k;
      properBits |= fromArray(FLOATS, floatRows, ROW_SIZE + k)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (allSquareAtLeastLeastSquareBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (halfXAtLeastCornerXBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (halfYAtLeastCornerXBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (halfZAtLeastCornerXBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (minXAtMostMaxXBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (minYAtMostMaxYBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (minZAtMostMaxZBits >>> k)
          & WideLanes.FLOAT_LANES))).toLong() << k;
      FloatVector extentX = fromArray(FLOATS, floatRows, ROW_EXTENT_X + k);
      VectorMask<Float> bounds = fromArray(FLOATS, floatRows, ROW_MIN + k).compare(LE, extentX);
      FloatVector extentY = fromArray(FLOATS, floatRows, ROW_EXTENT_Y + k);
      bounds = fromArray(FLOATS, floatRows, ROW_MIN2 + k).compare(LE, extentY, bounds);
      FloatVector extentZ = fromArray(FLOATS, floatRows, ROW_EXTENT_Z + k);
      bounds = fromArray(FLOATS, floatRows, ROW_MIN3 + k).compare(LE, extentZ, bounds);
      VectorMask<Float> bounds2 = fromArray(FLOATS, floatRows, ROW_MAX + k).compare(GE, extentX.lanewise(NEG));
      bounds2 = fromArray(FLOATS, floatRows, ROW_MAX2 + k).compare(GE, extentY.lanewise(NEG), bounds2);
      bounds2 = fromArray(FLOATS, floatRows, ROW_MAX3 + k).compare(GE, extentZ.lanewise(NEG), bounds2);
      bounds = bounds.and(bounds2);
      boundsBits |= bounds.toLong() << k;
    }
    bits[0] = properBits;
    bits[1] = boundsBits;
    return nearBits;
  }

  private static long floats12(float[] floatRows, long minGreaterLowestBits, long minGreaterLowestBits2,
      long minGreaterLowestBits3, long maxLessReachXBits, long maxLessReachYBits, long maxLessReachZBits,
      long properBits, long boundsBits) {
    if (floatRows == null) {
      return 0;
    }
    long allSquareAtLeastLeastSquareBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // lowX > -extentX ? lowX : -extentX
      FloatVector lowX = fromArray(FLOATS, floatRows, ROW_LOWEST + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MIN + k),
          VectorMask.fromLong(FLOATS, (minGreaterLowestBits >>> k) & WideLanes.FLOAT_LANES));
      // lowY > -extentY ? lowY : -extentY
      FloatVector lowY = fromArray(FLOATS, floatRows, ROW_LOWEST2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MIN2 + k),
          VectorMask.fromLong(FLOATS, (minGreaterLowestBits2 >>> k) & WideLanes.FLOAT_LANES));
      // lowZ > -extentZ ? lowZ : -extentZ
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOWEST3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MIN3 + k),
          VectorMask.fromLong(FLOATS, (minGreaterLowestBits3 >>> k) & WideLanes.FLOAT_LANES));
      // highX < extentX ? highX : extentX
      FloatVector highX = fromArray(FLOATS, floatRows, ROW_REACH_X + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MAX + k),
          VectorMask.fromLong(FLOATS, (maxLessReachXBits >>> k) & WideLanes.FLOAT_LANES));
      // highY < extentY ? highY : extentY
      FloatVector highY = fromArray(FLOATS, floatRows, ROW_REACH_Y + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MAX2 + k),
          VectorMask.fromLong(FLOATS, (maxLessReachYBits >>> k) & WideLanes.FLOAT_LANES));
      // highZ < extentZ ? highZ : extentZ
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_REACH_Z + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MAX3 + k),
          VectorMask.fromLong(FLOATS, (maxLessReachZBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(lowX.lanewise(ADD, highX).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_TX2 + k);
      FLOAT_VECTOR.cast(highX.lanewise(SUB, lowX).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_GX2 + k);
      FLOAT_VECTOR.cast(lowY.lanewise(ADD, highY).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_TY2 + k);
      FLOAT_VECTOR.cast(highY.lanewise(SUB, lowY).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_GY2 + k);
      FLOAT_VECTOR.cast(lowZ.lanewise(ADD, highZ).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_TZ2 + k);
      FLOAT_VECTOR.cast(highZ.lanewise(SUB, lowZ).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_GZ2 + k);
      allSquareAtLeastLeastSquareBits |= VectorMask.fromLong(FLOATS, (properBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (boundsBits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N4 + k);
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N7 + k);
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N9 + k);
      FloatVector n4 = fromArray(FLOATS, floatRows, ROW_N5 + k);
      FLOAT_VECTOR.cast(n.lanewise(MUL, n2).lanewise(SUB, n3.lanewise(MUL, n4))).intoArray(floatRows,
          ROW_NXX + k);
      FloatVector n5 = fromArray(FLOATS, floatRows, ROW_N8 + k);
      FloatVector n6 = fromArray(FLOATS, floatRows, ROW_N6 + k);
      FLOAT_VECTOR.cast(n4.lanewise(MUL, n5).lanewise(SUB, n2.lanewise(MUL, n6))).intoArray(floatRows,
          ROW_NXY + k);
      FLOAT_VECTOR.cast(n6.lanewise(MUL, n3).lanewise(SUB, n5.lanewise(MUL, n))).intoArray(floatRows,
          ROW_NXZ + k);
      FloatVector n7 = fromArray(FLOATS, floatRows, ROW_N3 + k);
      FloatVector n8 = fromArray(FLOATS, floatRows, ROW_N2 + k);
      FLOAT_VECTOR.cast(n3.lanewise(MUL, n7).lanewise(SUB, n8.lanewise(MUL, n2))).intoArray(floatRows,
          ROW_NYX + k);
      FloatVector n9 = fromArray(FLOATS, floatRows, ROW_N + k);
      FLOAT_VECTOR.cast(n2.lanewise(MUL, n9).lanewise(SUB, n7.lanewise(MUL, n5))).intoArray(floatRows,
          ROW_NYY + k);
      FLOAT_VECTOR.cast(n5.lanewise(MUL, n8).lanewise(SUB, n9.lanewise(MUL, n3))).intoArray(floatRows,
          ROW_NYZ + k);
      FLOAT_VECTOR.cast(n8.lanewise(MUL, n4).lanewise(SUB, n.lanewise(MUL, n7))).intoArray(floatRows,
          ROW_NZX + k);
      FLOAT_VECTOR.cast(n7.lanewise(MUL, n6).lanewise(SUB, n4.lanewise(MUL, n9))).intoArray(floatRows,
          ROW_NZY + k);
      FLOAT_VECTOR.cast(n9.lanewise(MUL, n).lanewise(SUB, n6.lanewise(MUL, n8))).intoArray(floatRows,
          ROW_NZZ + k);
    }
    return allSquareAtLeastLeastSquareBits;
  }

  private static long floats13(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long allValueAtMostValueBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector nxx = fromArray(FLOATS, floatRows, ROW_NXX + k);
      FloatVector nyx = fromArray(FLOATS, floatRows, ROW_NYX + k);
      FloatVector nzx = fromArray(FLOATS, floatRows, ROW_NZX + k);
      FloatVector determinant = fromArray(FLOATS, floatRows, ROW_N + k).lanewise(MUL, nxx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N6 + k).lanewise(MUL, nyx))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N8 + k).lanewise(MUL, nzx));
      FLOAT_VECTOR.cast(ALL_SLACK.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIZE + k))
          .lanewise(ADD, ALL_SUBNORMAL)).intoArray(floatRows, ROW_SLACK + k);
      FloatVector reach = fromArray(FLOATS, halfXs, j).lanewise(MUL, determinant);
      FloatVector absNxx = nxx.lanewise(ABS);
      FLOAT_VECTOR.cast(absNxx).intoArray(floatRows, ROW_ABS_NXX + k);
      FloatVector absNyx = nyx.lanewise(ABS);
      FLOAT_VECTOR.cast(absNyx).intoArray(floatRows, ROW_ABS_NYX + k);
      FloatVector absNzx = nzx.lanewise(ABS);
      FLOAT_VECTOR.cast(absNzx).intoArray(floatRows, ROW_ABS_NZX + k);
      FloatVector reach2 = fromArray(FLOATS, halfYs, j).lanewise(MUL, determinant);
      FloatVector nxy = fromArray(FLOATS, floatRows, ROW_NXY + k);
      FloatVector absNxy = nxy.lanewise(ABS);
      FLOAT_VECTOR.cast(absNxy).intoArray(floatRows, ROW_ABS_NXY + k);
      FloatVector nyy = fromArray(FLOATS, floatRows, ROW_NYY + k);
      FloatVector absNyy = nyy.lanewise(ABS);
      FLOAT_VECTOR.cast(absNyy).intoArray(floatRows, ROW_ABS_NYY + k);
      FloatVector nzy = fromArray(FLOATS, floatRows, ROW_NZY + k);
      FloatVector absNzy = nzy.lanewise(ABS);
      FLOAT_VECTOR.cast(absNzy).intoArray(floatRows, ROW_ABS_NZY + k);
      FloatVector reach3 = fromArray(FLOATS, halfZs, j).lanewise(MUL, determinant);
      FloatVector nxz = fromArray(FLOATS, floatRows, ROW_NXZ + k);
      FloatVector absNxz = nxz.lanewise(ABS);
      FLOAT_VECTOR.cast(absNxz).intoArray(floatRows, ROW_ABS_NXZ + k);
      FloatVector nyz = fromArray(FLOATS, floatRows, ROW_NYZ + k);
      FloatVector absNyz = nyz.lanewise(ABS);
      FLOAT_VECTOR.cast(absNyz).intoArray(floatRows, ROW_ABS_NYZ + k);
      FloatVector nzz = fromArray(FLOATS, floatRows, ROW_NZZ + k);
      FloatVector absNzz = nzz.lanewise(ABS);
      FLOAT_VECTOR.cast(absNzz).intoArray(floatRows, ROW_ABS_NZZ + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX2 + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY2 + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ2 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      VectorMask<Float> allValueAtMostValue = tx.lanewise(MUL, nxx).lanewise(ADD, ty.lanewise(MUL, nyx))
          .lanewise(ADD, tz.lanewise(MUL, nzx)).lanewise(ABS)
          .compare(LE, absNxx.lanewise(MUL, gx).lanewise(ADD, absNyx.lanewise(MUL, gy))
          .lanewise(ADD, absNzx.lanewise(MUL, gz)).lanewise(ADD, reach));
      allValueAtMostValue = tx.lanewise(MUL, nxy).lanewise(ADD, ty.lanewise(MUL, nyy))
          .lanewise(ADD, tz.lanewise(MUL, nzy)).lanewise(ABS)
          .compare(LE, absNxy.lanewise(MUL, gx).lanewise(ADD, absNyy.lanewise(MUL, gy))
          .lanewise(ADD, absNzy.lanewise(MUL, gz)).lanewise(ADD, reach2), allValueAtMostValue);
      allValueAtMostValue = tx.lanewise(MUL, nxz).lanewise(ADD, ty.lanewise(MUL, nyz))
          .lanewise(ADD, tz.lanewise(MUL, nzz)).lanewise(ABS)
          .compare(LE, absNxz.lanewise(MUL, gx).lanewise(ADD, absNyz.lanewise(MUL, gy))
          .lanewise(ADD, absNzz.lanewise(MUL, gz)).lanewise(ADD, reach3), allValueAtMostValue);
      allValueAtMostValueBits |= allValueAtMostValue.toLong() << k;
    }
    return allValueAtMostValueBits;
  }

  private static long floats14(float[][] columns2, int from2, float[] floatRows, long allValueAtMostValueBits) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long allValueAtMostValueBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector absNxz = fromArray(FLOATS, floatRows, ROW_ABS_NXZ + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector absNxy = fromArray(FLOATS, floatRows, ROW_ABS_NXY + k);
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SLACK + k);
      FloatVector reach = halfY.lanewise(MUL, absNxz).lanewise(ADD, halfZ.lanewise(MUL, absNxy))
          .lanewise(ADD, slack);
      FloatVector absNxx = fromArray(FLOATS, floatRows, ROW_ABS_NXX + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector reach2 = halfZ.lanewise(MUL, absNxx).lanewise(ADD, halfX.lanewise(MUL, absNxz))
          .lanewise(ADD, slack);
      FloatVector reach3 = halfX.lanewise(MUL, absNxy).lanewise(ADD, halfY.lanewise(MUL, absNxx))
          .lanewise(ADD, slack);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ2 + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY2 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      VectorMask<Float> allValueAtMostValue = tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N6 + k))
          .lanewise(SUB, ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N8 + k))).lanewise(ABS)
          .compare(LE, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N8 + k))
          .lanewise(ADD, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N6 + k))).lanewise(ADD, reach),
          VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES));
      allValueAtMostValue = tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N4 + k))
          .lanewise(SUB, ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N9 + k))).lanewise(ABS)
          .compare(LE, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N9 + k))
          .lanewise(ADD, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N4 + k))).lanewise(ADD, reach2),
          allValueAtMostValue);
      allValueAtMostValue = tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N5 + k))
          .lanewise(SUB, ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N7 + k))).lanewise(ABS)
          .compare(LE, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N7 + k))
          .lanewise(ADD, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N5 + k))).lanewise(ADD, reach3),
          allValueAtMostValue);
      allValueAtMostValueBits2 |= allValueAtMostValue.toLong() << k;
    }
    return allValueAtMostValueBits2;
  }

  private static long floats15(float[][] columns2, int from2, float[] floatRows, long allValueAtMostValueBits) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long allValueAtMostValueBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector absNyz = fromArray(FLOATS, floatRows, ROW_ABS_NYZ + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector absNyy = fromArray(FLOATS, floatRows, ROW_ABS_NYY + k);
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SLACK + k);
      FloatVector reach = halfY.lanewise(MUL, absNyz).lanewise(ADD, halfZ.lanewise(MUL, absNyy))
          .lanewise(ADD, slack);
      FloatVector absNyx = fromArray(FLOATS, floatRows, ROW_ABS_NYX + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector reach2 = halfZ.lanewise(MUL, absNyx).lanewise(ADD, halfX.lanewise(MUL, absNyz))
          .lanewise(ADD, slack);
      FloatVector reach3 = halfX.lanewise(MUL, absNyy).lanewise(ADD, halfY.lanewise(MUL, absNyx))
          .lanewise(ADD, slack);
      FloatVector reach4 = halfY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZZ + k))
          .lanewise(ADD, halfZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZY + k)))
          .lanewise(ADD, slack);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX2 + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ2 + k);
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FloatVector absN = fromArray(FLOATS, floatRows, ROW_ABS_N + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      VectorMask<Float> allValueAtMostValue = tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N8 + k))
          .lanewise(SUB, tz.lanewise(MUL, n)).lanewise(ABS)
          .compare(LE, gz.lanewise(MUL, absN)
          .lanewise(ADD, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N8 + k))).lanewise(ADD, reach),
          VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES));
      allValueAtMostValue = tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N9 + k))
          .lanewise(SUB, tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N2 + k))).lanewise(ABS)
          .compare(LE, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N2 + k))
          .lanewise(ADD, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N9 + k))).lanewise(ADD, reach2),
          allValueAtMostValue);
      allValueAtMostValue = tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N7 + k))
          .lanewise(SUB, tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N3 + k))).lanewise(ABS)
          .compare(LE, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N3 + k))
          .lanewise(ADD, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N7 + k))).lanewise(ADD, reach3),
          allValueAtMostValue);
      allValueAtMostValue = fromArray(FLOATS, floatRows, ROW_TY2 + k).lanewise(MUL, n)
          .lanewise(SUB, tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N6 + k))).lanewise(ABS)
          .compare(LE, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N6 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY2 + k).lanewise(MUL, absN)).lanewise(ADD, reach4),
          allValueAtMostValue);
      allValueAtMostValueBits2 |= allValueAtMostValue.toLong() << k;
    }
    return allValueAtMostValueBits2;
  }

  private static long floats16(float[][] columns2, int from2, float[] floatRows, long[] bits,
      long allValueAtMostValueBits, long allSquareAtLeastLeastSquareBits, long nearBits, long nextLessBestBits,
      long nextLessBestBits2) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long overlapBits = 0;
    long minAtLeastLowestBits = 0;
    long maxAtMostReachXBits = 0;
    long minAtLeastLowestBits2 = 0;
    long maxAtMostReachYBits = 0;
    long minAtLeastLowestBits3 = 0;
    long maxAtMostReachZBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector absNzx = fromArray(FLOATS, floatRows, ROW_ABS_NZX + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SLACK + k);
      FloatVector reach = fromArray(FLOATS, halfZs, j).lanewise(MUL, absNzx)
          .lanewise(ADD, halfX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZZ + k)))
          .lanewise(ADD, slack);
      FloatVector reach2 = halfX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZY + k))
          .lanewise(ADD, fromArray(FLOATS, halfYs, j).lanewise(MUL, absNzx)).lanewise(ADD, slack);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY2 + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX2 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      VectorMask<Float> overlap = ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N2 + k))
          .lanewise(SUB, tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N4 + k))).lanewise(ABS)
          .compare(LE, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N4 + k))
          .lanewise(ADD, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N2 + k))).lanewise(ADD, reach),
          VectorMask.fromLong(FLOATS, (nearBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (allSquareAtLeastLeastSquareBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES)));
      overlap = ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N3 + k))
          .lanewise(SUB, tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N5 + k))).lanewise(ABS)
          .compare(LE, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N5 + k))
          .lanewise(ADD, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N3 + k))).lanewise(ADD, reach2),
          overlap);
      overlapBits |= overlap.toLong() << k;
      // next < best ? CORNER_Y : CORNER_X
      FloatVector number = ALL_CORNER_X.blend(ALL_CORNER_Y,
          VectorMask.fromLong(FLOATS, (nextLessBestBits >>> k) & WideLanes.FLOAT_LANES));
      // next < best ? CORNER_Z : number
      FLOAT_VECTOR.cast(number.blend(ALL_CORNER_Z,
          VectorMask.fromLong(FLOATS, (nextLessBestBits2 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_NUMBER + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GX + k).lanewise(NEG)).intoArray(floatRows,
          ROW_MINUS_GX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GY + k).lanewise(NEG)).intoArray(floatRows,
          ROW_MINUS_GY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GZ + k).lanewise(NEG)).intoArray(floatRows,
          ROW_MINUS_GZ + k);
      minAtLeastLowestBits |= fromArray(FLOATS, floatRows, ROW_MIN + k)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_LOWEST + k)).toLong() << k;
      maxAtMostReachXBits |= fromArray(FLOATS, floatRows, ROW_MAX + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_REACH_X + k)).toLong() << k;
      minAtLeastLowestBits2 |= fromArray(FLOATS, floatRows, ROW_MIN2 + k)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_LOWEST2 + k)).toLong() << k;
      maxAtMostReachYBits |= fromArray(FLOATS, floatRows, ROW_MAX2 + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_REACH_Y + k)).toLong() << k;
      minAtLeastLowestBits3 |= fromArray(FLOATS, floatRows, ROW_MIN3 + k)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_LOWEST3 + k)).toLong() << k;
      maxAtMostReachZBits |= fromArray(FLOATS, floatRows, ROW_MAX3 + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_REACH_Z + k)).toLong() << k;
    }
    bits[0] = minAtLeastLowestBits;
    bits[1] = maxAtMostReachXBits;
    bits[2] = minAtLeastLowestBits2;
    bits[3] = maxAtMostReachYBits;
    bits[4] = minAtLeastLowestBits3;
    bits[5] = maxAtMostReachZBits;
    return overlapBits;
  }

  private static long floats20(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long nextLessBestBits = 0;
    long nextLessBestBits2 = 0;
    long nextLessBestBits3 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT + k);
      FloatVector best = fromArray(FLOATS, floatRows, ROW_BEST3 + k);
      VectorMask<Float> nextLessBest = next.compare(LT, best);
      nextLessBestBits |= nextLessBest.toLong() << k;
      // next < best ? next : best
      FloatVector best2 = best.blend(next, nextLessBest);
      FloatVector next2 = fromArray(FLOATS, floatRows, ROW_NEXT2 + k);
      VectorMask<Float> nextLessBest2 = next2.compare(LT, best2);
      nextLessBestBits2 |= nextLessBest2.toLong() << k;
      // next < best ? next : best
      FloatVector best3 = best2.blend(next2, nextLessBest2);
      FloatVector next3 = fromArray(FLOATS, floatRows, ROW_NEXT3 + k);
      VectorMask<Float> nextLessBest3 = next3.compare(LT, best3);
      nextLessBestBits3 |= nextLessBest3.toLong() << k;
      // next < best ? next : best
      FLOAT_VECTOR.cast(best3.blend(next3, nextLessBest3)).intoArray(floatRows, ROW_BEST4 + k);
    }
    bits[0] = nextLessBestBits2;
    bits[1] = nextLessBestBits3;
    return nextLessBestBits;
  }

  private static long floats21(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long nextLessBestBits = 0;
    long nextLessBestBits2 = 0;
    long nextLessBestBits3 = 0;
    long nextLessBestBits4 = 0;
    long nextLessBestBits5 = 0;
    long nextLessBestBits6 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT4 + k);
      FloatVector best = fromArray(FLOATS, floatRows, ROW_BEST4 + k);
      VectorMask<Float> nextLessBest = next.compare(LT, best);
      nextLessBestBits |= nextLessBest.toLong() << k;
      // next < best ? next : best
      FloatVector best2 = best.blend(next, nextLessBest);
      FloatVector next2 = fromArray(FLOATS, floatRows, ROW_NEXT5 + k);
      VectorMask<Float> nextLessBest2 = next2.compare(LT, best2);
      nextLessBestBits2 |= nextLessBest2.toLong() << k;
      // next < best ? next : best
      FloatVector best3 = best2.blend(next2, nextLessBest2);
      FloatVector next3 = fromArray(FLOATS, floatRows, ROW_NEXT6 + k);
      VectorMask<Float> nextLessBest3 = next3.compare(LT, best3);
      nextLessBestBits3 |= nextLessBest3.toLong() << k;
      // next < best ? next : best
      FloatVector best4 = best3.blend(next3, nextLessBest3);
      FloatVector next4 = fromArray(FLOATS, floatRows, ROW_NEXT7 + k);
      VectorMask<Float> nextLessBest4 = next4.compare(LT, best4);
      nextLessBestBits4 |= nextLessBest4.toLong() << k;
      // next < best ? next : best
      FloatVector best5 = best4.blend(next4, nextLessBest4);
      FloatVector next5 = fromArray(FLOATS, floatRows, ROW_NEXT8 + k);
      VectorMask<Float> nextLessBest5 = next5.compare(LT, best5);
      nextLessBestBits5 |= nextLessBest5.toLong() << k;
      // next < best ? next : best
      FloatVector best6 = best5.blend(next5, nextLessBest5);
      FloatVector next6 = fromArray(FLOATS, floatRows, ROW_NEXT9 + k);
      VectorMask<Float> nextLessBest6 = next6.compare(LT, best6);
      nextLessBestBits6 |= nextLessBest6.toLong() << k;
      // next < best ? next : best
      FLOAT_VECTOR.cast(best6.blend(next6, nextLessBest6)).intoArray(floatRows, ROW_BEST5 + k);
    }
    bits[0] = nextLessBestBits2;
    bits[1] = nextLessBestBits3;
    bits[2] = nextLessBestBits4;
    bits[3] = nextLessBestBits5;
    bits[4] = nextLessBestBits6;
    return nextLessBestBits;
  }

  private static long floats22(float[] floatRows, long[] bits, long overlapBits, long validBits,
      long nextLessBestBits, long nextLessBestBits2, long nextLessBestBits3, long nextLessBestBits4,
      long nextLessBestBits5, long nextLessBestBits6, long nextLessBestBits7, long nextLessBestBits8,
      long nextLessBestBits9) {
    if (floatRows == null) {
      return 0;
    }
    long nextLessBestBits10 = 0;
    long nextLessBestBits11 = 0;
    long nextLessBestBits12 = 0;
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT10 + k);
      FloatVector best = fromArray(FLOATS, floatRows, ROW_BEST5 + k);
      VectorMask<Float> nextLessBest = next.compare(LT, best);
      nextLessBestBits10 |= nextLessBest.toLong() << k;
      // next < best ? next : best
      FloatVector best2 = best.blend(next, nextLessBest);
      FloatVector next2 = fromArray(FLOATS, floatRows, ROW_NEXT11 + k);
      VectorMask<Float> nextLessBest2 = next2.compare(LT, best2);
      nextLessBestBits11 |= nextLessBest2.toLong() << k;
      // next < best ? next : best
      FloatVector best3 = best2.blend(next2, nextLessBest2);
      FloatVector next3 = fromArray(FLOATS, floatRows, ROW_NEXT12 + k);
      VectorMask<Float> nextLessBest3 = next3.compare(LT, best3);
      nextLessBestBits12 |= nextLessBest3.toLong() << k;
      // next < best ? next : best
      FloatVector best4 = best3.blend(next3, nextLessBest3);
      FloatVector length = best4.lanewise(SQRT);
      FloatVector distance = length.lanewise(SUB, ALL_CORNER_X);
      // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY : overlap ? 0 :
      // Rounded.apart(length, 0)
      FloatVector apart = ALL_INFINITY.blend(ALL_C1_40E_45.blend(distance, distance.compare(GT, ALL_CORNER_X))
          .blend(ALL_CORNER_X, VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (validBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(apart).intoArray(floatRows, ROW_APART + k);
      hits |= apart.compare(LT, ALL_INFINITY).toLong() << k;
      // next < best ? FIRST_EDGE : number
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER + k)
          .blend(ALL_FIRST_EDGE, VectorMask.fromLong(FLOATS, (nextLessBestBits >>> k) & WideLanes.FLOAT_LANES));
      // next < best ? FIRST_EDGE + 1 : number
      FloatVector number2 = number.blend(ALL_B_Y,
          VectorMask.fromLong(FLOATS, (nextLessBestBits2 >>> k) & WideLanes.FLOAT_LANES));
      // next < best ? FIRST_EDGE + 2 : number
      FloatVector number3 = number2.blend(ALL_B_Z,
          VectorMask.fromLong(FLOATS, (nextLessBestBits3 >>> k) & WideLanes.FLOAT_LANES));
      // next < best ? FIRST_EDGE + 3 : number
      FloatVector number4 = number3.blend(ALL_C6_00,
          VectorMask.fromLong(FLOATS, (nextLessBestBits4 >>> k) & WideLanes.FLOAT_LANES));
      // next < best ? FIRST_EDGE + 4 : number
      FloatVector number5 = number4.blend(ALL_C7_00,
          VectorMask.fromLong(FLOATS, (nextLessBestBits5 >>> k) & WideLanes.FLOAT_LANES));
      // next < best ? FIRST_EDGE + 5 : number
      FloatVector number6 = number5.blend(ALL_C8_00,
          VectorMask.fromLong(FLOATS, (nextLessBestBits6 >>> k) & WideLanes.FLOAT_LANES));
      // next < best ? FIRST_EDGE + 6 : number
      FloatVector number7 = number6.blend(ALL_C9_00,
          VectorMask.fromLong(FLOATS, (nextLessBestBits7 >>> k) & WideLanes.FLOAT_LANES));
      // next < best ? FIRST_EDGE + 7 : number
      FloatVector number8 = number7.blend(ALL_C10_0,
          VectorMask.fromLong(FLOATS, (nextLessBestBits8 >>> k) & WideLanes.FLOAT_LANES));
      // next < best ? FIRST_EDGE + 8 : number
      FLOAT_VECTOR.cast(number8.blend(ALL_C11_0,
          VectorMask.fromLong(FLOATS, (nextLessBestBits9 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_NUMBER2 + k);
    }
    bits[0] = nextLessBestBits11;
    bits[1] = nextLessBestBits12;
    bits[2] = hits;
    return nextLessBestBits10;
  }

  private static void floats23(float[] floatRows, long nextLessBestBits, long nextLessBestBits2,
      long nextLessBestBits3) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // next < best ? FIRST_EDGE + 9 : number
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER2 + k)
          .blend(ALL_C12_0, VectorMask.fromLong(FLOATS, (nextLessBestBits >>> k) & WideLanes.FLOAT_LANES));
      // next < best ? FIRST_EDGE + 10 : number
      FloatVector number2 = number.blend(ALL_C13_0,
          VectorMask.fromLong(FLOATS, (nextLessBestBits2 >>> k) & WideLanes.FLOAT_LANES));
      // next < best ? FIRST_EDGE + 11 : number
      FLOAT_VECTOR.cast(number2.blend(ALL_C14_0,
          VectorMask.fromLong(FLOATS, (nextLessBestBits3 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_NUMBER3 + k);
    }
  }

  private static void floats24(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER3 + k);
      // number == FIRST_EDGE ? parameter(tx, ty, tz, gx, gy, gz, hx, hy, hz, s, qx, qy, qz, qw) : t
      FloatVector t = ALL_CORNER_X.blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP + k), number
          .compare(EQ, ALL_FIRST_EDGE));
      // number == FIRST_EDGE + 1 ? parameter(tx, ty, tz, gx, gy, gz, hx, hy, -hz, s, qx, qy, qz, qw) : t
      FloatVector t2 = t.blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP2 + k), number.compare(EQ, ALL_B_Y));
      // number == FIRST_EDGE + 2 ? parameter(tx, ty, tz, gx, gy, gz, hx, -hy, hz, s, qx, qy, qz, qw) : t
      FloatVector t3 = t2.blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP3 + k), number
          .compare(EQ, ALL_B_Z));
      // number == FIRST_EDGE + 3 ? parameter(tx, ty, tz, gx, gy, gz, hx, -hy, -hz, s, qx, qy, qz, qw) : t
      FloatVector t4 = t3.blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP4 + k), number
          .compare(EQ, ALL_C6_00));
      // number == FIRST_EDGE + 4 ? parameter(ty, tz, tx, gy, gz, gx, hy, hz, hx, s, qy, qz, qx, qw) : t
      FloatVector t5 = t4.blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP5 + k), number
          .compare(EQ, ALL_C7_00));
      // number == FIRST_EDGE + 5 ? parameter(ty, tz, tx, gy, gz, gx, hy, hz, -hx, s, qy, qz, qx, qw) : t
      FLOAT_VECTOR.cast(t5.blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP6 + k), number
          .compare(EQ, ALL_C8_00))).intoArray(floatRows, ROW_T + k);
    }
  }

  private static void floats25(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER3 + k);
      // number == FIRST_EDGE + 6 ? parameter(ty, tz, tx, gy, gz, gx, hy, -hz, hx, s, qy, qz, qx, qw) : t
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T + k)
          .blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP7 + k), number.compare(EQ, ALL_C9_00));
      // number == FIRST_EDGE + 7 ? parameter(ty, tz, tx, gy, gz, gx, hy, -hz, -hx, s, qy, qz, qx, qw) : t
      FloatVector t2 = t.blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP8 + k), number
          .compare(EQ, ALL_C10_0));
      // number == FIRST_EDGE + 8 ? parameter(tz, tx, ty, gz, gx, gy, hz, hx, hy, s, qz, qx, qy, qw) : t
      FloatVector t3 = t2.blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP9 + k), number
          .compare(EQ, ALL_C11_0));
      // number == FIRST_EDGE + 9 ? parameter(tz, tx, ty, gz, gx, gy, hz, hx, -hy, s, qz, qx, qy, qw) : t
      FloatVector t4 = t3.blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP10 + k), number
          .compare(EQ, ALL_C12_0));
      // number == FIRST_EDGE + 10 ? parameter(tz, tx, ty, gz, gx, gy, hz, -hx, hy, s, qz, qx, qy, qw) : t
      FloatVector t5 = t4.blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP11 + k), number
          .compare(EQ, ALL_C13_0));
      // number == FIRST_EDGE + 11 ? parameter(tz, tx, ty, gz, gx, gy, hz, -hx, -hy, s, qz, qx, qy, qw) : t
      FLOAT_VECTOR.cast(t5.blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP12 + k), number
          .compare(EQ, ALL_C14_0))).intoArray(floatRows, ROW_T2 + k);
    }
  }

  private static long floats26(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long isCornerBits = 0;
    long firstIsNegativeBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER3 + k);
      isCornerBits |= number.compare(LT, ALL_FIRST_EDGE).toLong() << k;
      FloatVector edge = number.lanewise(SUB, ALL_FIRST_EDGE);
      // edge >= 8 ? 2 : edge >= 4 ? 1 : 0
      FloatVector along = ALL_CORNER_X.blend(ALL_CORNER_Y, edge.compare(GE, ALL_B_Y))
          .blend(ALL_CORNER_Z, edge.compare(GE, ALL_C8_00));
      FLOAT_VECTOR.cast(along).intoArray(floatRows, ROW_ALONG + k);
      FloatVector signs = edge.lanewise(SUB, ALL_B_Y.lanewise(MUL, along));
      VectorMask<Float> firstIsNegative = signs.compare(GE, ALL_CORNER_Z);
      firstIsNegativeBits |= firstIsNegative.toLong() << k;
      // firstIsNegative ? 2 : 0
      FLOAT_VECTOR.cast(signs.lanewise(SUB, ALL_CORNER_X.blend(ALL_CORNER_Z, firstIsNegative))).intoArray(
          floatRows, ROW_DIFFERENCE + k);
    }
    bits[0] = firstIsNegativeBits;
    return isCornerBits;
  }

  private static long floats27(float[][] columns2, int from2, float[] floatRows, long firstIsNegativeBits) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3];
    long secondIsNegativeBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      VectorMask<Float> secondIsNegative = fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k)
          .compare(GE, ALL_CORNER_Y);
      secondIsNegativeBits |= secondIsNegative.toLong() << k;
      FloatVector steps = ALL_CORNER_X.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_ALONG + k));
      VectorMask<Float> either = steps.compare(EQ, ALL_CORNER_Y).or(steps.compare(EQ, ALL_MINUS_TWO));
      VectorMask<Float> eitherAndFirstIsNegative = either
          .and(VectorMask.fromLong(FLOATS, (firstIsNegativeBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> allNotCondition = either.not().and(secondIsNegative);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      // steps == 0 ? t * hx : ((steps == 1 || steps == -2) ? firstIsNegative : secondIsNegative) ? -hx : hx
      FLOAT_VECTOR.cast(halfX.blend(fromArray(FLOATS, floatRows, ROW_HZ2 + k), eitherAndFirstIsNegative
          .or(allNotCondition)).blend(fromArray(FLOATS, floatRows, ROW_T2 + k).lanewise(MUL, halfX), steps
          .compare(EQ, ALL_CORNER_X))).intoArray(floatRows, ROW_EX4 + k);
    }
    return secondIsNegativeBits;
  }

  private static void floats28(float[][] columns2, int from2, float[] floatRows, long firstIsNegativeBits,
      long secondIsNegativeBits) {
    if (columns2 == null) {
      return;
    }
    float[] halfYs = columns2[4];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector steps = ALL_CORNER_Y.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_ALONG + k));
      VectorMask<Float> either = steps.compare(EQ, ALL_CORNER_Y).or(steps.compare(EQ, ALL_MINUS_TWO));
      VectorMask<Float> eitherAndFirstIsNegative = either
          .and(VectorMask.fromLong(FLOATS, (firstIsNegativeBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> allNotCondition = either.not()
          .and(VectorMask.fromLong(FLOATS, (secondIsNegativeBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      // steps == 0 ? t * hx : ((steps == 1 || steps == -2) ? firstIsNegative : secondIsNegative) ? -hx : hx
      FLOAT_VECTOR.cast(halfY.blend(fromArray(FLOATS, floatRows, ROW_HY + k), eitherAndFirstIsNegative
          .or(allNotCondition)).blend(fromArray(FLOATS, floatRows, ROW_T2 + k).lanewise(MUL, halfY), steps
          .compare(EQ, ALL_CORNER_X))).intoArray(floatRows, ROW_EY4 + k);
    }
  }

  private static void floats29(float[][] columns2, int from2, float[] floatRows, long firstIsNegativeBits,
      long secondIsNegativeBits) {
    if (columns2 == null) {
      return;
    }
    float[] halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector steps = ALL_CORNER_Z.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_ALONG + k));
      VectorMask<Float> either = steps.compare(EQ, ALL_CORNER_Y).or(steps.compare(EQ, ALL_MINUS_TWO));
      VectorMask<Float> eitherAndFirstIsNegative = either
          .and(VectorMask.fromLong(FLOATS, (firstIsNegativeBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> allNotCondition = either.not()
          .and(VectorMask.fromLong(FLOATS, (secondIsNegativeBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      // steps == 0 ? t * hx : ((steps == 1 || steps == -2) ? firstIsNegative : secondIsNegative) ? -hx : hx
      FLOAT_VECTOR.cast(halfZ.blend(fromArray(FLOATS, floatRows, ROW_HZ + k), eitherAndFirstIsNegative
          .or(allNotCondition)).blend(fromArray(FLOATS, floatRows, ROW_T2 + k).lanewise(MUL, halfZ), steps
          .compare(EQ, ALL_CORNER_X))).intoArray(floatRows, ROW_EZ4 + k);
    }
  }

  private static long floats30(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long nxLessCornerXBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER3 + k);
      VectorMask<Float> numberIsCornerX = number.compare(EQ, ALL_CORNER_X);
      VectorMask<Float> numberIsCornerY = number.compare(EQ, ALL_CORNER_Y);
      // number == CORNER_X ? partX : number == CORNER_Y ? partY : partZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PART3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PART2 + k), numberIsCornerY)
          .blend(fromArray(FLOATS, floatRows, ROW_PART + k), numberIsCornerX)).intoArray(floatRows,
          ROW_PART4 + k);
      // corner == CORNER_X ? ofX : corner == CORNER_Y ? ofY : ofZ
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_N3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_N2 + k), numberIsCornerY)
          .blend(fromArray(FLOATS, floatRows, ROW_N + k), numberIsCornerX);
      // corner == CORNER_X ? ofX : corner == CORNER_Y ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_N5 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_N4 + k), numberIsCornerY)
          .blend(fromArray(FLOATS, floatRows, ROW_N6 + k), numberIsCornerX)).intoArray(floatRows, ROW_NY + k);
      // corner == CORNER_X ? ofX : corner == CORNER_Y ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_N7 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_N9 + k), numberIsCornerY)
          .blend(fromArray(FLOATS, floatRows, ROW_N8 + k), numberIsCornerX)).intoArray(floatRows, ROW_NZ + k);
      nxLessCornerXBits |= nx.compare(LT, ALL_CORNER_X).toLong() << k;
    }
    return nxLessCornerXBits;
  }

  private static void floats31(float[] floatRows, long nxLessCornerXBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector part = fromArray(FLOATS, floatRows, ROW_PART4 + k);
      FloatVector product = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k));
      // n < 0 ? part * g : -(part * g)
      FLOAT_VECTOR.cast(product.lanewise(NEG)
          .blend(product, VectorMask.fromLong(FLOATS, (nxLessCornerXBits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_CX + k);
      FloatVector product2 = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k));
      // n < 0 ? part * g : -(part * g)
      FLOAT_VECTOR.cast(product2.lanewise(NEG)
          .blend(product2, fromArray(FLOATS, floatRows, ROW_NY + k).compare(LT, ALL_CORNER_X))).intoArray(
          floatRows, ROW_CY + k);
      FloatVector product3 = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k));
      // n < 0 ? part * g : -(part * g)
      FLOAT_VECTOR.cast(product3.lanewise(NEG)
          .blend(product3, fromArray(FLOATS, floatRows, ROW_NZ + k).compare(LT, ALL_CORNER_X))).intoArray(
          floatRows, ROW_CZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_N + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EX4 + k))).intoArray(floatRows, ROW_PRODUCT13 + k);
    }
  }

  private static void floats32(float[] floatRows, long isCornerBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY4 + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ4 + k);
      FloatVector p = fromArray(FLOATS, floatRows, ROW_PRODUCT13 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N2 + k).lanewise(MUL, ey))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N3 + k).lanewise(MUL, ez))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_TX + k));
      FloatVector minusGx = fromArray(FLOATS, floatRows, ROW_MINUS_GX + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      // p < -half ? -half : p > half ? half : p; isCorner ? cx : CentredBox.inside(BoxClosest.turned(s, qx, qy,
      // qz, qw, ex, ey, ez) - tx, gx)
      FLOAT_VECTOR.cast(p.blend(gx, p.compare(GT, gx)).blend(minusGx, p.compare(LT, minusGx))
          .blend(fromArray(FLOATS, floatRows, ROW_CX + k),
          VectorMask.fromLong(FLOATS, (isCornerBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_AX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_N4 + k).lanewise(MUL, ey)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N5 + k).lanewise(MUL, ez))).intoArray(floatRows,
          ROW_SUM2 + k);
    }
  }

  private static void floats33(float[] floatRows, long isCornerBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX4 + k);
      FloatVector p = fromArray(FLOATS, floatRows, ROW_SUM2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N6 + k).lanewise(MUL, ex))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_TY + k));
      FloatVector minusGy = fromArray(FLOATS, floatRows, ROW_MINUS_GY + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      // p < -half ? -half : p > half ? half : p; isCorner ? cy : CentredBox.inside(BoxClosest.turned(s, qy, qz,
      // qx, qw, ey, ez, ex) - ty, gy)
      FLOAT_VECTOR.cast(p.blend(gy, p.compare(GT, gy)).blend(minusGy, p.compare(LT, minusGy))
          .blend(fromArray(FLOATS, floatRows, ROW_CY + k),
          VectorMask.fromLong(FLOATS, (isCornerBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_AY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_N7 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EZ4 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N8 + k).lanewise(MUL, ex))).intoArray(floatRows,
          ROW_SUM3 + k);
    }
  }

  private static void floats34(float[] floatRows, long isCornerBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FloatVector p = fromArray(FLOATS, floatRows, ROW_SUM3 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N9 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EY4 + k))).lanewise(SUB, tz);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ + k);
      FloatVector minusGz = fromArray(FLOATS, floatRows, ROW_MINUS_GZ + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      // p < -half ? -half : p > half ? half : p; isCorner ? cz : CentredBox.inside(BoxClosest.turned(s, qz, qx,
      // qy, qw, ez, ex, ey) - tz, gz)
      FLOAT_VECTOR.cast(p.blend(gz, p.compare(GT, gz)).blend(minusGz, p.compare(LT, minusGz))
          .blend(cz, VectorMask.fromLong(FLOATS, (isCornerBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_AZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TX + k))).intoArray(floatRows, ROW_CX2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CY + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TY + k))).intoArray(floatRows, ROW_CY2 + k);
      FLOAT_VECTOR.cast(cz.lanewise(ADD, tz)).intoArray(floatRows, ROW_CZ2 + k);
    }
  }

  private static void floats35(float[][] columns2, int from2, float[] floatRows, long isCornerBits) {
    if (columns2 == null) {
      return;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX2 + k);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY2 + k);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ2 + k);
      FloatVector p = fromArray(FLOATS, floatRows, ROW_N + k).lanewise(MUL, cx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N6 + k).lanewise(MUL, cy))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N8 + k).lanewise(MUL, cz));
      VectorMask<Float> isCorner = VectorMask.fromLong(FLOATS, (isCornerBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      // p < -half ? -half : p > half ? half : p; isCorner ? CentredBox.inside(BoxAxes.along(s, qx, qy, qz, qw,
      // cx, cy, cz), hx) : ex
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_EX4 + k)
          .blend(p.blend(halfX, p.compare(GT, halfX)).blend(hz, p.compare(LT, hz)), isCorner)).intoArray(
          floatRows, ROW_BX + k);
      FloatVector p2 = fromArray(FLOATS, floatRows, ROW_N4 + k).lanewise(MUL, cy)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N9 + k).lanewise(MUL, cz))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N2 + k).lanewise(MUL, cx));
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      // p < -half ? -half : p > half ? half : p; isCorner ? CentredBox.inside(BoxAxes.along(s, qy, qz, qx, qw,
      // cy, cz, cx), hy) : ey
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_EY4 + k)
          .blend(p2.blend(halfY, p2.compare(GT, halfY)).blend(hy, p2.compare(LT, hy)), isCorner)).intoArray(
          floatRows, ROW_BY + k);
    }
  }

  private static void floats36(float[][] columns2, int from2, float[] floatRows, long isCornerBits) {
    if (columns2 == null) {
      return;
    }
    float[] halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector p = fromArray(FLOATS, floatRows, ROW_N7 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CZ2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N3 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CX2 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N5 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY2 + k)));
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      // p < -half ? -half : p > half ? half : p; isCorner ? CentredBox.inside(BoxAxes.along(s, qz, qx, qy, qw,
      // cz, cx, cy), hz) : ez
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_EZ4 + k)
          .blend(p.blend(halfZ, p.compare(GT, halfZ)).blend(hz, p.compare(LT, hz)),
          VectorMask.fromLong(FLOATS, (isCornerBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_BZ + k);
    }
  }

  private static long floats37(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long axAtMostMinusGxBits = 0;
    long axAtLeastGxBits = 0;
    long ayAtMostMinusGyBits = 0;
    long ayAtLeastGyBits = 0;
    long azAtMostMinusGzBits = 0;
    long azAtLeastGzBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      axAtMostMinusGxBits |= ax.compare(LE, fromArray(FLOATS, floatRows, ROW_MINUS_GX + k)).toLong() << k;
      axAtLeastGxBits |= ax.compare(GE, fromArray(FLOATS, floatRows, ROW_GX + k)).toLong() << k;
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      ayAtMostMinusGyBits |= ay.compare(LE, fromArray(FLOATS, floatRows, ROW_MINUS_GY + k)).toLong() << k;
      ayAtLeastGyBits |= ay.compare(GE, fromArray(FLOATS, floatRows, ROW_GY + k)).toLong() << k;
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      azAtMostMinusGzBits |= az.compare(LE, fromArray(FLOATS, floatRows, ROW_MINUS_GZ + k)).toLong() << k;
      azAtLeastGzBits |= az.compare(GE, fromArray(FLOATS, floatRows, ROW_GZ + k)).toLong() << k;
    }
    bits[0] = axAtLeastGxBits;
    bits[1] = ayAtMostMinusGyBits;
    bits[2] = ayAtLeastGyBits;
    bits[3] = azAtMostMinusGzBits;
    bits[4] = azAtLeastGzBits;
    return axAtMostMinusGxBits;
  }

  private static void floats38(float[][] columns1, int from1, float[][] columns2, int from2,
      float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] minXs = columns1[0], maxXs = columns1[3];
    float[] xs = columns2[0];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector x = fromArray(FLOATS, xs, j);
      FloatVector x2 = x.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AX + k)));
      FLOAT_VECTOR.cast(x2).intoArray(floatRows, ROW_X + k);
      FloatVector minX = fromArray(FLOATS, minXs, i);
      FloatVector maxX = fromArray(FLOATS, maxXs, i);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x2.blend(maxX, x2.compare(GT, maxX)).blend(minX, x2.compare(LT, minX))).intoArray(
          floatRows, ROW_MIN_XOR_MAX_XOR_X2 + k);
      FLOAT_VECTOR.cast(x.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N3 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ + k))))).intoArray(floatRows, ROW_SUM4 + k);
    }
  }

  private static void floats39(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long hits) {
    if (columns1 == null) {
      return;
    }
    float[] minYs = columns1[1], maxYs = columns1[4];
    float[] ys = columns2[1];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      // hit ? x + BoxClosest.turned(s, qx, qy, qz, qw, bx, by, bz) : 0
      FLOAT_VECTOR.cast(ALL_CORNER_X.blend(fromArray(FLOATS, floatRows, ROW_SUM4 + k),
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_BX_OUT + k);
      FloatVector x = fromArray(FLOATS, ys, j)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TY + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AY + k)));
      FLOAT_VECTOR.cast(x).intoArray(floatRows, ROW_X2 + k);
      FloatVector minY = fromArray(FLOATS, minYs, i);
      FloatVector maxY = fromArray(FLOATS, maxYs, i);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(maxY, x.compare(GT, maxY)).blend(minY, x.compare(LT, minY))).intoArray(
          floatRows, ROW_MIN_YOR_MAX_YOR_X + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_N4 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N5 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N6 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX + k)))).intoArray(floatRows, ROW_SUM5 + k);
    }
  }

  private static void floats40(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long hits) {
    if (columns1 == null) {
      return;
    }
    float[] minZs = columns1[2], maxZs = columns1[5];
    float[] ys = columns2[1], zs = columns2[2];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      // hit ? y + BoxClosest.turned(s, qy, qz, qx, qw, by, bz, bx) : 0
      FLOAT_VECTOR.cast(ALL_CORNER_X.blend(fromArray(FLOATS, ys, j)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM5 + k)),
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_BY_OUT + k);
      FloatVector x = fromArray(FLOATS, zs, j)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TZ + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AZ + k)));
      FLOAT_VECTOR.cast(x).intoArray(floatRows, ROW_X3 + k);
      FloatVector minZ = fromArray(FLOATS, minZs, i);
      FloatVector maxZ = fromArray(FLOATS, maxZs, i);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(maxZ, x.compare(GT, maxZ)).blend(minZ, x.compare(LT, minZ))).intoArray(
          floatRows, ROW_MIN_ZOR_MAX_ZOR_X + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_N7 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N8 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N9 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k)))).intoArray(floatRows, ROW_SUM6 + k);
    }
  }

  private static long floats41(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long hits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4];
    float[] zs = columns2[2];
    long toMinAtMostToMaxBits = 0;
    long toMinAtMostToMaxBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      // hit ? z + BoxClosest.turned(s, qz, qx, qy, qw, bz, bx, by) : 0
      FLOAT_VECTOR.cast(ALL_CORNER_X.blend(fromArray(FLOATS, zs, j)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM6 + k)),
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_BZ_OUT + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X + k);
      FloatVector toMin = x.lanewise(SUB, fromArray(FLOATS, minXs, i));
      FloatVector toMax = fromArray(FLOATS, maxXs, i).lanewise(SUB, x);
      VectorMask<Float> toMinAtMostToMax = toMin.compare(LE, toMax);
      toMinAtMostToMaxBits |= toMinAtMostToMax.toLong() << k;
      // toMin <= toMax ? toMin : toMax
      FLOAT_VECTOR.cast(toMax.blend(toMin, toMinAtMostToMax)).intoArray(floatRows, ROW_TO_X + k);
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_X2 + k);
      FloatVector toMin2 = x2.lanewise(SUB, fromArray(FLOATS, minYs, i));
      FloatVector toMax2 = fromArray(FLOATS, maxYs, i).lanewise(SUB, x2);
      VectorMask<Float> toMinAtMostToMax2 = toMin2.compare(LE, toMax2);
      toMinAtMostToMaxBits2 |= toMinAtMostToMax2.toLong() << k;
      // toMin <= toMax ? toMin : toMax
      FLOAT_VECTOR.cast(toMax2.blend(toMin2, toMinAtMostToMax2)).intoArray(floatRows, ROW_TO_Y + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X3 + k)
          .lanewise(SUB, fromArray(FLOATS, minZs, i))).intoArray(floatRows, ROW_TO_MIN + k);
    }
    bits[0] = toMinAtMostToMaxBits2;
    return toMinAtMostToMaxBits;
  }

  private static void floats42(float[][] columns1, int from1, float[] floatRows, long toMinAtMostToMaxBits,
      long toMinAtMostToMaxBits2) {
    if (columns1 == null) {
      return;
    }
    float[] maxZs = columns1[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector toMax = fromArray(FLOATS, maxZs, i).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_X3 + k));
      FloatVector toMin = fromArray(FLOATS, floatRows, ROW_TO_MIN + k);
      VectorMask<Float> toMinAtMostToMax = toMin.compare(LE, toMax);
      // toMin <= toMax ? toMin : toMax
      FloatVector toZ = toMax.blend(toMin, toMinAtMostToMax);
      FloatVector toX = fromArray(FLOATS, floatRows, ROW_TO_X + k);
      FloatVector toY = fromArray(FLOATS, floatRows, ROW_TO_Y + k);
      VectorMask<Float> alongX = toX.compare(LE, toY);
      alongX = toX.compare(LE, toZ, alongX);
      VectorMask<Float> notAlongX = alongX.not();
      VectorMask<Float> alongY = toY.compare(LE, toZ, notAlongX);
      // !nearest ? 0 : p - min <= max - p ? 1 : 2
      FloatVector sideX = ALL_CORNER_X.blend(ALL_CORNER_Z
          .blend(ALL_CORNER_Y, VectorMask.fromLong(FLOATS, (toMinAtMostToMaxBits >>> k)
          & WideLanes.FLOAT_LANES)), alongX);
      // !nearest ? 0 : p - min <= max - p ? 1 : 2
      FloatVector sideY = ALL_CORNER_X.blend(ALL_CORNER_Z
          .blend(ALL_CORNER_Y, VectorMask.fromLong(FLOATS, (toMinAtMostToMaxBits2 >>> k)
          & WideLanes.FLOAT_LANES)), alongY);
      VectorMask<Float> nearest = notAlongX.andNot(alongY);
      // !nearest ? 0 : p - min <= max - p ? 1 : 2
      FloatVector sideZ = ALL_CORNER_X.blend(ALL_CORNER_Z.blend(ALL_CORNER_Y, toMinAtMostToMax), nearest);
      FLOAT_VECTOR.cast(sideX.lanewise(ADD, ALL_B_Y.lanewise(MUL, sideY))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ))).intoArray(floatRows, ROW_NEAREST + k);
    }
  }

  private static long floats43(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3];
    long apartGreaterCornerXBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      apartGreaterCornerXBits |= fromArray(FLOATS, floatRows, ROW_APART + k)
          .compare(GT, ALL_CORNER_X).toLong() << k;
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      VectorMask<Float> lower = bx.compare(LE, fromArray(FLOATS, floatRows, ROW_HZ2 + k));
      VectorMask<Float> upper = bx.compare(GE, fromArray(FLOATS, halfXs, j));
      // lower ? 1 : upper ? 2 : 0
      FLOAT_VECTOR.cast(ALL_CORNER_X.blend(ALL_CORNER_Z, upper).blend(ALL_CORNER_Y, lower)).intoArray(
          floatRows, ROW_SIDE_X + k);
    }
    return apartGreaterCornerXBits;
  }

  private static void floats44(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] halfYs = columns2[4], halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      VectorMask<Float> lower = by.compare(LE, fromArray(FLOATS, floatRows, ROW_HY + k));
      VectorMask<Float> upper = by.compare(GE, fromArray(FLOATS, halfYs, j));
      // lower ? 1 : upper ? 2 : 0
      FloatVector sideY = ALL_CORNER_X.blend(ALL_CORNER_Z, upper).blend(ALL_CORNER_Y, lower);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      VectorMask<Float> lower2 = bz.compare(LE, fromArray(FLOATS, floatRows, ROW_HZ + k));
      VectorMask<Float> upper2 = bz.compare(GE, fromArray(FLOATS, halfZs, j));
      // lower ? 1 : upper ? 2 : 0
      FloatVector sideZ = ALL_CORNER_X.blend(ALL_CORNER_Z, upper2).blend(ALL_CORNER_Y, lower2);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SIDE_X + k)
          .lanewise(ADD, ALL_B_Y.lanewise(MUL, sideY)).lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ))).intoArray(
          floatRows, ROW_FEATURE + k);
    }
  }

  private static long floats45(float[][] columns2, int from2, float[] floatRows, long[] bits) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long toMinAtMostToMaxBits = 0;
    long toMinAtMostToMaxBits2 = 0;
    long notAlongXBits = 0;
    long alongYBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector toMin = bx.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HZ2 + k));
      FloatVector toMax = fromArray(FLOATS, halfXs, j).lanewise(SUB, bx);
      VectorMask<Float> toMinAtMostToMax = toMin.compare(LE, toMax);
      // toMin <= toMax ? toMin : toMax
      FloatVector toX = toMax.blend(toMin, toMinAtMostToMax);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FloatVector toMin2 = by.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HY + k));
      FloatVector toMax2 = fromArray(FLOATS, halfYs, j).lanewise(SUB, by);
      VectorMask<Float> toMinAtMostToMax2 = toMin2.compare(LE, toMax2);
      toMinAtMostToMaxBits |= toMinAtMostToMax2.toLong() << k;
      // toMin <= toMax ? toMin : toMax
      FloatVector toY = toMax2.blend(toMin2, toMinAtMostToMax2);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FloatVector toMin3 = bz.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HZ + k));
      FloatVector toMax3 = fromArray(FLOATS, halfZs, j).lanewise(SUB, bz);
      VectorMask<Float> toMinAtMostToMax3 = toMin3.compare(LE, toMax3);
      toMinAtMostToMaxBits2 |= toMinAtMostToMax3.toLong() << k;
      // toMin <= toMax ? toMin : toMax
      FloatVector toZ = toMax3.blend(toMin3, toMinAtMostToMax3);
      VectorMask<Float> alongX = toX.compare(LE, toY);
      alongX = toX.compare(LE, toZ, alongX);
      VectorMask<Float> notAlongX = alongX.not();
      notAlongXBits |= notAlongX.toLong() << k;
      alongYBits |= toY.compare(LE, toZ, notAlongX).toLong() << k;
      // !nearest ? 0 : p - min <= max - p ? 1 : 2
      FLOAT_VECTOR.cast(ALL_CORNER_X.blend(ALL_CORNER_Z.blend(ALL_CORNER_Y, toMinAtMostToMax),
          alongX)).intoArray(floatRows, ROW_SIDE_X2 + k);
    }
    bits[0] = toMinAtMostToMaxBits2;
    bits[1] = notAlongXBits;
    bits[2] = alongYBits;
    return toMinAtMostToMaxBits;
  }

  private static void floats46(float[] floatRows, long alongYBits, long toMinAtMostToMaxBits,
      long notAlongXBits, long toMinAtMostToMaxBits2) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> alongY = VectorMask.fromLong(FLOATS, (alongYBits >>> k) & WideLanes.FLOAT_LANES);
      // !nearest ? 0 : p - min <= max - p ? 1 : 2
      FloatVector sideY = ALL_CORNER_X.blend(ALL_CORNER_Z
          .blend(ALL_CORNER_Y, VectorMask.fromLong(FLOATS, (toMinAtMostToMaxBits >>> k)
          & WideLanes.FLOAT_LANES)), alongY);
      VectorMask<Float> nearest = VectorMask.fromLong(FLOATS, (notAlongXBits >>> k) & WideLanes.FLOAT_LANES)
          .andNot(alongY);
      // !nearest ? 0 : p - min <= max - p ? 1 : 2
      FloatVector sideZ = ALL_CORNER_X.blend(ALL_CORNER_Z
          .blend(ALL_CORNER_Y, VectorMask.fromLong(FLOATS, (toMinAtMostToMaxBits2 >>> k)
          & WideLanes.FLOAT_LANES)), nearest);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SIDE_X2 + k)
          .lanewise(ADD, ALL_B_Y.lanewise(MUL, sideY)).lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ))).intoArray(
          floatRows, ROW_NEAREST2 + k);
    }
  }

  private static void floats47(float[] floatRows, float[][] results, int at, long apartGreaterCornerXBits,
      long hits) {
    if (floatRows == null) {
      return;
    }
    float[] distances = results[0], bxOuts = results[2], byOuts = results[4], bzOuts = results[6],
        featureBs = results[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector feature = fromArray(FLOATS, floatRows, ROW_FEATURE + k);
      VectorMask<Float> allApartGreaterCornerX = feature
          .compare(EQ, ALL_CORNER_X, VectorMask.fromLong(FLOATS, (apartGreaterCornerXBits >>> k)
          & WideLanes.FLOAT_LANES));
      // apart > 0 && feature == 0 ? nearest : feature; hit ? BoxFeature.ofOriented(apart, bx, by, bz, halfX,
      // halfY, halfZ) : 0
      FloatVector featureB = ALL_CORNER_X.blend(feature
          .blend(fromArray(FLOATS, floatRows, ROW_NEAREST2 + k), allApartGreaterCornerX),
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_APART + k)).intoArray(distances, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_BX_OUT + k)).intoArray(bxOuts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_BY_OUT + k)).intoArray(byOuts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_BZ_OUT + k)).intoArray(bzOuts, at + k);
      FLOAT_VECTOR.cast(featureB).intoArray(featureBs, at + k);
    }
  }

  private static long floats49(float[][] columns1, int from1, float[] floatRows, float[][] results, int at,
      long axAtLeastGxAndMaxAtMostReachXBits, long allAxAtMostValueBits,
      long ayAtLeastGyAndMaxAtMostReachYBits, long allAyAtMostValueBits,
      long azAtLeastGzAndMaxAtMostReachZBits, long allAzAtMostValueBits, long hits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    float[] axOuts = results[1], ayOuts = results[3], azOuts = results[5];
    long featureIsCornerXBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      // x <= -g && min >= lowest ? 1 : x >= g && max <= highest ? 2 : 0
      FloatVector faceX = ALL_CORNER_X.blend(ALL_CORNER_Z,
          VectorMask.fromLong(FLOATS, (axAtLeastGxAndMaxAtMostReachXBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_CORNER_Y, VectorMask.fromLong(FLOATS, (allAxAtMostValueBits >>> k)
          & WideLanes.FLOAT_LANES));
      // x <= -g && min >= lowest ? 1 : x >= g && max <= highest ? 2 : 0
      FloatVector faceY = ALL_CORNER_X.blend(ALL_CORNER_Z,
          VectorMask.fromLong(FLOATS, (ayAtLeastGyAndMaxAtMostReachYBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_CORNER_Y, VectorMask.fromLong(FLOATS, (allAyAtMostValueBits >>> k)
          & WideLanes.FLOAT_LANES));
      // x <= -g && min >= lowest ? 1 : x >= g && max <= highest ? 2 : 0
      FloatVector faceZ = ALL_CORNER_X.blend(ALL_CORNER_Z,
          VectorMask.fromLong(FLOATS, (azAtLeastGzAndMaxAtMostReachZBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_CORNER_Y, VectorMask.fromLong(FLOATS, (allAzAtMostValueBits >>> k)
          & WideLanes.FLOAT_LANES));
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      // side == 1 ? min : side == 2 ? max : SphereBox.clamp(x, min, max); hit ? BoxClosest.place(faceX, x + (tx
      // + ax), minX, maxX) : 0
      FloatVector axOut = ALL_CORNER_X.blend(fromArray(FLOATS, floatRows, ROW_MIN_XOR_MAX_XOR_X2 + k)
          .blend(fromArray(FLOATS, maxXs, i), faceX.compare(EQ, ALL_CORNER_Z))
          .blend(fromArray(FLOATS, minXs, i), faceX.compare(EQ, ALL_CORNER_Y)), hit);
      // side == 1 ? min : side == 2 ? max : SphereBox.clamp(x, min, max); hit ? BoxClosest.place(faceY, y + (ty
      // + ay), minY, maxY) : 0
      FloatVector ayOut = ALL_CORNER_X.blend(fromArray(FLOATS, floatRows, ROW_MIN_YOR_MAX_YOR_X + k)
          .blend(fromArray(FLOATS, maxYs, i), faceY.compare(EQ, ALL_CORNER_Z))
          .blend(fromArray(FLOATS, minYs, i), faceY.compare(EQ, ALL_CORNER_Y)), hit);
      // side == 1 ? min : side == 2 ? max : SphereBox.clamp(x, min, max); hit ? BoxClosest.place(faceZ, z + (tz
      // + az), minZ, maxZ) : 0
      FloatVector azOut = ALL_CORNER_X.blend(fromArray(FLOATS, floatRows, ROW_MIN_ZOR_MAX_ZOR_X + k)
          .blend(fromArray(FLOATS, maxZs, i), faceZ.compare(EQ, ALL_CORNER_Z))
          .blend(fromArray(FLOATS, minZs, i), faceZ.compare(EQ, ALL_CORNER_Y)), hit);
      FloatVector feature = faceX.lanewise(ADD, ALL_B_Y.lanewise(MUL, faceY))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, faceZ));
      FLOAT_VECTOR.cast(feature).intoArray(floatRows, ROW_FEATURE2 + k);
      featureIsCornerXBits |= feature.compare(EQ, ALL_CORNER_X).toLong() << k;
      FLOAT_VECTOR.cast(axOut).intoArray(axOuts, at + k);
      FLOAT_VECTOR.cast(ayOut).intoArray(ayOuts, at + k);
      FLOAT_VECTOR.cast(azOut).intoArray(azOuts, at + k);
    }
    return featureIsCornerXBits;
  }

  private static void floats51(float[] floatRows, float[][] results, int at, long allApartGreaterCornerXBits,
      long hits) {
    if (floatRows == null) {
      return;
    }
    float[] featureAs = results[7];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // apart > 0 && feature == 0 ? nearest : feature; hit ? BoxFeature.outer(BoxFeature.of(faceX, faceY,
      // faceZ), apart, x + (tx + ax), y + (ty + ay), z + (tz + az), minX, minY, minZ, maxX, maxY, maxZ) : 0
      FloatVector featureA = ALL_CORNER_X.blend(fromArray(FLOATS, floatRows, ROW_FEATURE2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_NEAREST + k),
          VectorMask.fromLong(FLOATS, (allApartGreaterCornerXBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(featureA).intoArray(featureAs, at + k);
    }
  }

  /** {@code firstStep} of a block, from rows of values to another row. */
  private static void firstStep(float[] rows, int mxRow, int myRow, int mzRow, int hxRow, int hyRow, int hzRow,
      int gxRow, int gyRow, int gzRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hz = fromArray(FLOATS, rows, hzRow + k);
      FloatVector hz2 = hz.lanewise(ABS);
      VectorMask<Float> hzGreaterCornerX = hz2.compare(GT, ALL_CORNER_X);
      FloatVector mz = fromArray(FLOATS, rows, mzRow + k);
      // hz < 0 ? -mz : mz
      FloatVector z = mz.blend(mz.lanewise(NEG), hz.compare(LT, ALL_CORNER_X));
      FloatVector gz = fromArray(FLOATS, rows, gzRow + k);
      FloatVector nearZ = gz.lanewise(NEG).lanewise(SUB, z);
      // hz > 0 ? nearZ : -1
      FloatVector inZ = ALL_MINUS_ONE.blend(nearZ, hzGreaterCornerX);
      FloatVector hy = fromArray(FLOATS, rows, hyRow + k);
      FloatVector hy2 = hy.lanewise(ABS);
      VectorMask<Float> hyGreaterCornerX = hy2.compare(GT, ALL_CORNER_X);
      FloatVector my = fromArray(FLOATS, rows, myRow + k);
      // hy < 0 ? -my : my
      FloatVector y = my.blend(my.lanewise(NEG), hy.compare(LT, ALL_CORNER_X));
      FloatVector gy = fromArray(FLOATS, rows, gyRow + k);
      FloatVector nearY = gy.lanewise(NEG).lanewise(SUB, y);
      // hy > 0 ? nearY : -1
      FloatVector inY = ALL_MINUS_ONE.blend(nearY, hyGreaterCornerX);
      FloatVector hx = fromArray(FLOATS, rows, hxRow + k);
      FloatVector hx2 = hx.lanewise(ABS);
      VectorMask<Float> hxGreaterCornerX = hx2.compare(GT, ALL_CORNER_X);
      FloatVector mx = fromArray(FLOATS, rows, mxRow + k);
      // hx < 0 ? -mx : mx
      FloatVector x = mx.blend(mx.lanewise(NEG), hx.compare(LT, ALL_CORNER_X));
      FloatVector gx = fromArray(FLOATS, rows, gxRow + k);
      FloatVector nearX = gx.lanewise(NEG).lanewise(SUB, x);
      // hx > 0 ? nearX : -1
      FloatVector inX = ALL_MINUS_ONE.blend(nearX, hxGreaterCornerX);
      VectorMask<Float> inByY = inY.lanewise(MUL, hx2).compare(GT, inX.lanewise(MUL, hy2));
      // inByY ? hy : hx
      FloatVector hIn = hx2.blend(hy2, inByY);
      // inByY ? inY : inX
      FloatVector in = inX.blend(inY, inByY);
      VectorMask<Float> inByZ = inZ.lanewise(MUL, hIn).compare(GT, in.lanewise(MUL, hz2));
      // inByZ ? inZ : in
      FloatVector in2 = in.blend(inZ, inByZ);
      // inByZ ? hz : hIn
      FloatVector hIn2 = hIn.blend(hz2, inByZ);
      FloatVector farZ = gz.lanewise(SUB, z);
      // hz > 0 ? farZ : 1
      FloatVector outZ = ALL_CORNER_Y.blend(farZ, hzGreaterCornerX);
      FloatVector farY = gy.lanewise(SUB, y);
      // hy > 0 ? farY : 1
      FloatVector outY = ALL_CORNER_Y.blend(farY, hyGreaterCornerX);
      FloatVector farX = gx.lanewise(SUB, x);
      // hx > 0 ? farX : 1
      FloatVector outX = ALL_CORNER_Y.blend(farX, hxGreaterCornerX);
      VectorMask<Float> outByY = outY.lanewise(MUL, hx2).compare(LT, outX.lanewise(MUL, hy2));
      // outByY ? hy : hx
      FloatVector hOut = hx2.blend(hy2, outByY);
      // outByY ? outY : outX
      FloatVector out = outX.blend(outY, outByY);
      VectorMask<Float> outByZ = outZ.lanewise(MUL, hOut).compare(LT, out.lanewise(MUL, hz2));
      // outByZ ? outZ : out
      FloatVector out2 = out.blend(outZ, outByZ);
      // outByZ ? hz : hOut
      FloatVector hOut2 = hOut.blend(hz2, outByZ);
      FloatVector numerator = in2.lanewise(MUL, hIn2).lanewise(ADD, out2.lanewise(MUL, hOut2));
      FloatVector denominator = hIn2.lanewise(MUL, hIn2).lanewise(ADD, hOut2.lanewise(MUL, hOut2));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_CORNER_X.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_CORNER_X))
          .blend(ALL_CORNER_Y, numerator.compare(GT, ALL_CORNER_X))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS)
          .compare(LT, denominator))).intoArray(rows, to + k);
    }
  }

  /** {@code secondStep} of a block, from rows of values to another row. */
  private static void secondStep(float[] rows, int betweenRow, int mxRow, int myRow, int mzRow, int hxRow,
      int hyRow, int hzRow, int gxRow, int gyRow, int gzRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector between = fromArray(FLOATS, rows, betweenRow + k);
      FloatVector hx = fromArray(FLOATS, rows, hxRow + k);
      FloatVector p = between.lanewise(MUL, hx);
      FloatVector gx = fromArray(FLOATS, rows, gxRow + k);
      FloatVector mx = fromArray(FLOATS, rows, mxRow + k);
      FloatVector nearX = gx.lanewise(NEG).lanewise(SUB, mx);
      FloatVector farX = gx.lanewise(SUB, mx);
      VectorMask<Float> pGreaterFarX = p.compare(GT, farX);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector x = p.blend(farX, pGreaterFarX).blend(nearX.blend(p, pGreaterFarX), p.compare(LT, nearX));
      FloatVector hy = fromArray(FLOATS, rows, hyRow + k);
      FloatVector p2 = between.lanewise(MUL, hy);
      FloatVector gy = fromArray(FLOATS, rows, gyRow + k);
      FloatVector my = fromArray(FLOATS, rows, myRow + k);
      FloatVector nearY = gy.lanewise(NEG).lanewise(SUB, my);
      FloatVector farY = gy.lanewise(SUB, my);
      VectorMask<Float> pGreaterFarY = p2.compare(GT, farY);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector y = p2.blend(farY, pGreaterFarY).blend(nearY.blend(p2, pGreaterFarY), p2.compare(LT, nearY));
      FloatVector hz = fromArray(FLOATS, rows, hzRow + k);
      FloatVector p3 = between.lanewise(MUL, hz);
      FloatVector gz = fromArray(FLOATS, rows, gzRow + k);
      FloatVector mz = fromArray(FLOATS, rows, mzRow + k);
      FloatVector nearZ = gz.lanewise(NEG).lanewise(SUB, mz);
      FloatVector farZ = gz.lanewise(SUB, mz);
      VectorMask<Float> pGreaterFarZ = p3.compare(GT, farZ);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector z = p3.blend(farZ, pGreaterFarZ).blend(nearZ.blend(p3, pGreaterFarZ), p3.compare(LT, nearZ));
      FloatVector numerator = x.lanewise(MUL, hx).lanewise(ADD, y.lanewise(MUL, hy))
          .lanewise(ADD, z.lanewise(MUL, hz));
      FloatVector denominator = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_CORNER_X.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_CORNER_X))
          .blend(ALL_CORNER_Y, numerator.compare(GT, ALL_CORNER_X))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS)
          .compare(LT, denominator))).intoArray(rows, to + k);
    }
  }

  /** {@code squaredDistance} of a block, from rows of values to another row. */
  private static void squaredDistance(float[] rows, int tRow, int mxRow, int myRow, int mzRow, int hxRow,
      int hyRow, int hzRow, int gxRow, int gyRow, int gzRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector t = fromArray(FLOATS, rows, tRow + k);
      FloatVector p = fromArray(FLOATS, rows, mxRow + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, hxRow + k)));
      FloatVector out = p.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, rows, gxRow + k));
      // out > 0 ? out : 0
      FloatVector dx = ALL_CORNER_X.blend(out, out.compare(GT, ALL_CORNER_X));
      FloatVector p2 = fromArray(FLOATS, rows, myRow + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, hyRow + k)));
      FloatVector out2 = p2.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, rows, gyRow + k));
      // out > 0 ? out : 0
      FloatVector dy = ALL_CORNER_X.blend(out2, out2.compare(GT, ALL_CORNER_X));
      FloatVector p3 = fromArray(FLOATS, rows, mzRow + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, hzRow + k)));
      FloatVector out3 = p3.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, rows, gzRow + k));
      // out > 0 ? out : 0
      FloatVector dz = ALL_CORNER_X.blend(out3, out3.compare(GT, ALL_CORNER_X));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(rows, to + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null);
      floats2(null, 0, null, 0, null, null);
      floats3(null, 0, null, 0, null, null);
      floats4(null, 0, null);
      floats5(null, 0, null);
      floats6(null, 0, null);
      floats7(null, 0, null);
      floats8(null, 0, null);
      floats9(null, 0, null);
      floats10(null, 0, null, 0, null, null);
      floats11(null, 0, null, 0, null, null, 0, 0, 0, 0, 0, 0, 0);
      floats12(null, 0, 0, 0, 0, 0, 0, 0, 0);
      floats13(null, 0, null);
      floats14(null, 0, null, 0);
      floats15(null, 0, null, 0);
      floats16(null, 0, null, null, 0, 0, 0, 0, 0);
      floats20(null, null);
      floats21(null, null);
      floats22(null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      floats23(null, 0, 0, 0);
      floats24(null);
      floats25(null);
      floats26(null, null);
      floats27(null, 0, null, 0);
      floats28(null, 0, null, 0, 0);
      floats29(null, 0, null, 0, 0);
      floats30(null);
      floats31(null, 0);
      floats32(null, 0);
      floats33(null, 0);
      floats34(null, 0);
      floats35(null, 0, null, 0);
      floats36(null, 0, null, 0);
      floats37(null, null);
      floats38(null, 0, null, 0, null);
      floats39(null, 0, null, 0, null, 0);
      floats40(null, 0, null, 0, null, 0);
      floats41(null, 0, null, 0, null, null, 0);
      floats42(null, 0, null, 0, 0);
      floats43(null, 0, null);
      floats44(null, 0, null);
      floats45(null, 0, null, null);
      floats46(null, 0, 0, 0, 0);
      floats47(null, null, 0, 0, 0);
      floats49(null, 0, null, null, 0, 0, 0, 0, 0, 0, 0, 0);
      floats51(null, null, 0, 0, 0);
      firstStep(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      secondStep(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      squaredDistance(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    }
  }
}
