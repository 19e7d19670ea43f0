// Compiled from OrientedBoxOrientedBoxDistance.java; changes are made there.
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
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/**
 * Wide twin of {@link OrientedBoxOrientedBoxDistance#points}: the same operations in the same order, on vectors
 * of pairs.
 */
final class OrientedBoxOrientedBoxDistancePointsWide implements Kernel {
  private static final FloatVector ALL_CORNER_Z = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_CORNER_Y = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_CORNER_X = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_ROUNDING = FloatVector.broadcast(FLOATS, 1.000001f);
  private static final FloatVector ALL_SLACK = FloatVector.broadcast(FLOATS, 1.3877788E-17f);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_B_Y = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_C16_0 = FloatVector.broadcast(FLOATS, 16.0f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[3]);

  private static final int ROW_DX = 0 * Kernel.BLOCK;
  private static final int ROW_DY = 1 * Kernel.BLOCK;
  private static final int ROW_DZ = 2 * Kernel.BLOCK;
  private static final int ROW_GX = 3 * Kernel.BLOCK;
  private static final int ROW_HX = 4 * Kernel.BLOCK;
  private static final int ROW_GY = 5 * Kernel.BLOCK;
  private static final int ROW_HY = 6 * Kernel.BLOCK;
  private static final int ROW_GZ = 7 * Kernel.BLOCK;
  private static final int ROW_HZ = 8 * Kernel.BLOCK;
  private static final int ROW_AX = 9 * Kernel.BLOCK;
  private static final int ROW_BX = 10 * Kernel.BLOCK;
  private static final int ROW_AY = 11 * Kernel.BLOCK;
  private static final int ROW_BY = 12 * Kernel.BLOCK;
  private static final int ROW_AZ = 13 * Kernel.BLOCK;
  private static final int ROW_BZ = 14 * Kernel.BLOCK;
  private static final int ROW_AW = 15 * Kernel.BLOCK;
  private static final int ROW_BW = 16 * Kernel.BLOCK;
  private static final int ROW_SQUARE_A = 17 * Kernel.BLOCK;
  private static final int ROW_BX_SQUARED = 18 * Kernel.BLOCK;
  private static final int ROW_BY_SQUARED = 19 * Kernel.BLOCK;
  private static final int ROW_SUM = 20 * Kernel.BLOCK;
  private static final int ROW_BZ_SQUARED = 21 * Kernel.BLOCK;
  private static final int ROW_SQUARE_B = 22 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 23 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 24 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 25 * Kernel.BLOCK;
  private static final int ROW_TX = 26 * Kernel.BLOCK;
  private static final int ROW_TX2 = 27 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE2 = 28 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 29 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 30 * Kernel.BLOCK;
  private static final int ROW_TY = 31 * Kernel.BLOCK;
  private static final int ROW_TY2 = 32 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE3 = 33 * Kernel.BLOCK;
  private static final int ROW_PRODUCT5 = 34 * Kernel.BLOCK;
  private static final int ROW_PRODUCT6 = 35 * Kernel.BLOCK;
  private static final int ROW_TZ = 36 * Kernel.BLOCK;
  private static final int ROW_TZ2 = 37 * Kernel.BLOCK;
  private static final int ROW_QX = 38 * Kernel.BLOCK;
  private static final int ROW_QY = 39 * Kernel.BLOCK;
  private static final int ROW_QZ = 40 * Kernel.BLOCK;
  private static final int ROW_QW = 41 * Kernel.BLOCK;
  private static final int ROW_QX_SQUARED = 42 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 43 * Kernel.BLOCK;
  private static final int ROW_QZ_SQUARED = 44 * Kernel.BLOCK;
  private static final int ROW_S = 45 * Kernel.BLOCK;
  private static final int ROW_N = 46 * Kernel.BLOCK;
  private static final int ROW_PRODUCT7 = 47 * Kernel.BLOCK;
  private static final int ROW_PRODUCT8 = 48 * Kernel.BLOCK;
  private static final int ROW_N2 = 49 * Kernel.BLOCK;
  private static final int ROW_PRODUCT9 = 50 * Kernel.BLOCK;
  private static final int ROW_PRODUCT10 = 51 * Kernel.BLOCK;
  private static final int ROW_N3 = 52 * Kernel.BLOCK;
  private static final int ROW_C = 53 * Kernel.BLOCK;
  private static final int ROW_ABS_N = 54 * Kernel.BLOCK;
  private static final int ROW_ABS_N2 = 55 * Kernel.BLOCK;
  private static final int ROW_ABS_N3 = 56 * Kernel.BLOCK;
  private static final int ROW_PART = 57 * Kernel.BLOCK;
  private static final int ROW_N4 = 58 * Kernel.BLOCK;
  private static final int ROW_N5 = 59 * Kernel.BLOCK;
  private static final int ROW_N6 = 60 * Kernel.BLOCK;
  private static final int ROW_N7 = 61 * Kernel.BLOCK;
  private static final int ROW_N8 = 62 * Kernel.BLOCK;
  private static final int ROW_N9 = 63 * Kernel.BLOCK;
  private static final int ROW_BEST = 64 * Kernel.BLOCK;
  private static final int ROW_PRODUCT11 = 65 * Kernel.BLOCK;
  private static final int ROW_ABS_N4 = 66 * Kernel.BLOCK;
  private static final int ROW_ABS_N5 = 67 * Kernel.BLOCK;
  private static final int ROW_ABS_N6 = 68 * Kernel.BLOCK;
  private static final int ROW_PART2 = 69 * Kernel.BLOCK;
  private static final int ROW_BEST2 = 70 * Kernel.BLOCK;
  private static final int ROW_C2 = 71 * Kernel.BLOCK;
  private static final int ROW_ABS_N7 = 72 * Kernel.BLOCK;
  private static final int ROW_ABS_N8 = 73 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 74 * Kernel.BLOCK;
  private static final int ROW_ABS_N9 = 75 * Kernel.BLOCK;
  private static final int ROW_PART3 = 76 * Kernel.BLOCK;
  private static final int ROW_BEST3 = 77 * Kernel.BLOCK;
  private static final int ROW_EZ = 78 * Kernel.BLOCK;
  private static final int ROW_EY = 79 * Kernel.BLOCK;
  private static final int ROW_MX = 80 * Kernel.BLOCK;
  private static final int ROW_EX = 81 * Kernel.BLOCK;
  private static final int ROW_EX2 = 82 * Kernel.BLOCK;
  private static final int ROW_EZ2 = 83 * Kernel.BLOCK;
  private static final int ROW_MY = 84 * Kernel.BLOCK;
  private static final int ROW_EY2 = 85 * Kernel.BLOCK;
  private static final int ROW_EX3 = 86 * Kernel.BLOCK;
  private static final int ROW_MZ = 87 * Kernel.BLOCK;
  private static final int ROW_EY3 = 88 * Kernel.BLOCK;
  private static final int ROW_EZ3 = 89 * Kernel.BLOCK;
  private static final int ROW_HZ2 = 90 * Kernel.BLOCK;
  private static final int ROW_PRODUCT12 = 91 * Kernel.BLOCK;
  private static final int ROW_MX2 = 92 * Kernel.BLOCK;
  private static final int ROW_MY2 = 93 * Kernel.BLOCK;
  private static final int ROW_MZ2 = 94 * Kernel.BLOCK;
  private static final int ROW_HY2 = 95 * Kernel.BLOCK;
  private static final int ROW_MX3 = 96 * Kernel.BLOCK;
  private static final int ROW_MY3 = 97 * Kernel.BLOCK;
  private static final int ROW_MZ3 = 98 * Kernel.BLOCK;
  private static final int ROW_MX4 = 99 * Kernel.BLOCK;
  private static final int ROW_MY4 = 100 * Kernel.BLOCK;
  private static final int ROW_MZ4 = 101 * Kernel.BLOCK;
  private static final int ROW_MX5 = 102 * Kernel.BLOCK;
  private static final int ROW_MY5 = 103 * Kernel.BLOCK;
  private static final int ROW_MZ5 = 104 * Kernel.BLOCK;
  private static final int ROW_HZ3 = 105 * Kernel.BLOCK;
  private static final int ROW_MX6 = 106 * Kernel.BLOCK;
  private static final int ROW_MY6 = 107 * Kernel.BLOCK;
  private static final int ROW_MZ6 = 108 * Kernel.BLOCK;
  private static final int ROW_MX7 = 109 * Kernel.BLOCK;
  private static final int ROW_MY7 = 110 * Kernel.BLOCK;
  private static final int ROW_MZ7 = 111 * Kernel.BLOCK;
  private static final int ROW_MX8 = 112 * Kernel.BLOCK;
  private static final int ROW_MY8 = 113 * Kernel.BLOCK;
  private static final int ROW_MZ8 = 114 * Kernel.BLOCK;
  private static final int ROW_MX9 = 115 * Kernel.BLOCK;
  private static final int ROW_MY9 = 116 * Kernel.BLOCK;
  private static final int ROW_MZ9 = 117 * Kernel.BLOCK;
  private static final int ROW_MX10 = 118 * Kernel.BLOCK;
  private static final int ROW_MY10 = 119 * Kernel.BLOCK;
  private static final int ROW_MZ10 = 120 * Kernel.BLOCK;
  private static final int ROW_MX11 = 121 * Kernel.BLOCK;
  private static final int ROW_MY11 = 122 * Kernel.BLOCK;
  private static final int ROW_MZ11 = 123 * Kernel.BLOCK;
  private static final int ROW_MX12 = 124 * Kernel.BLOCK;
  private static final int ROW_MY12 = 125 * Kernel.BLOCK;
  private static final int ROW_MZ12 = 126 * Kernel.BLOCK;
  private static final int ROW_SUM4 = 127 * Kernel.BLOCK;
  private static final int ROW_SIZE = 128 * Kernel.BLOCK;
  private static final int ROW_SLACK = 129 * Kernel.BLOCK;
  private static final int ROW_ABS_NXX = 130 * Kernel.BLOCK;
  private static final int ROW_ABS_NYX = 131 * Kernel.BLOCK;
  private static final int ROW_ABS_NZX = 132 * Kernel.BLOCK;
  private static final int ROW_ABS_NXY = 133 * Kernel.BLOCK;
  private static final int ROW_ABS_NYY = 134 * Kernel.BLOCK;
  private static final int ROW_ABS_NZY = 135 * Kernel.BLOCK;
  private static final int ROW_ABS_NXZ = 136 * Kernel.BLOCK;
  private static final int ROW_ABS_NYZ = 137 * Kernel.BLOCK;
  private static final int ROW_ABS_NZZ = 138 * Kernel.BLOCK;
  private static final int ROW_ABS_DIFFERENCE = 139 * Kernel.BLOCK;
  private static final int ROW_SUM5 = 140 * Kernel.BLOCK;
  private static final int ROW_NUMBER = 141 * Kernel.BLOCK;
  private static final int ROW_MINUS_GX = 142 * Kernel.BLOCK;
  private static final int ROW_MINUS_GY = 143 * Kernel.BLOCK;
  private static final int ROW_MINUS_GZ = 144 * Kernel.BLOCK;
  private static final int ROW_X2_OR_X1 = 145 * Kernel.BLOCK;
  private static final int ROW_Y2_OR_Y1 = 146 * Kernel.BLOCK;
  private static final int ROW_Z2_OR_Z1 = 147 * Kernel.BLOCK;
  private static final int ROW_X1_OR_X2 = 148 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE4 = 149 * Kernel.BLOCK;
  private static final int ROW_PRODUCT13 = 150 * Kernel.BLOCK;
  private static final int ROW_PRODUCT14 = 151 * Kernel.BLOCK;
  private static final int ROW_Y1_OR_Y2 = 152 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE5 = 153 * Kernel.BLOCK;
  private static final int ROW_PRODUCT15 = 154 * Kernel.BLOCK;
  private static final int ROW_PRODUCT16 = 155 * Kernel.BLOCK;
  private static final int ROW_Z1_OR_Z2 = 156 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE6 = 157 * Kernel.BLOCK;
  private static final int ROW_PRODUCT17 = 158 * Kernel.BLOCK;
  private static final int ROW_PRODUCT18 = 159 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP = 160 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP2 = 161 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP3 = 162 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP4 = 163 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP5 = 164 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP6 = 165 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP7 = 166 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP8 = 167 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP9 = 168 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP10 = 169 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP11 = 170 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP12 = 171 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP = 172 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP2 = 173 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP3 = 174 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP4 = 175 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP5 = 176 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP6 = 177 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP7 = 178 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP8 = 179 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP9 = 180 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP10 = 181 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP11 = 182 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP12 = 183 * Kernel.BLOCK;
  private static final int ROW_NEXT = 184 * Kernel.BLOCK;
  private static final int ROW_NEXT2 = 185 * Kernel.BLOCK;
  private static final int ROW_NEXT3 = 186 * Kernel.BLOCK;
  private static final int ROW_NEXT4 = 187 * Kernel.BLOCK;
  private static final int ROW_NEXT5 = 188 * Kernel.BLOCK;
  private static final int ROW_NEXT6 = 189 * Kernel.BLOCK;
  private static final int ROW_NEXT7 = 190 * Kernel.BLOCK;
  private static final int ROW_NEXT8 = 191 * Kernel.BLOCK;
  private static final int ROW_NEXT9 = 192 * Kernel.BLOCK;
  private static final int ROW_NEXT10 = 193 * Kernel.BLOCK;
  private static final int ROW_NEXT11 = 194 * Kernel.BLOCK;
  private static final int ROW_NEXT12 = 195 * Kernel.BLOCK;
  private static final int ROW_APART = 196 * Kernel.BLOCK;
  private static final int ROW_NUMBER2 = 197 * Kernel.BLOCK;
  private static final int ROW_NUMBER3 = 198 * Kernel.BLOCK;
  private static final int ROW_T = 199 * Kernel.BLOCK;
  private static final int ROW_EX4 = 200 * Kernel.BLOCK;
  private static final int ROW_EY4 = 201 * Kernel.BLOCK;
  private static final int ROW_EZ4 = 202 * Kernel.BLOCK;
  private static final int ROW_CX = 203 * Kernel.BLOCK;
  private static final int ROW_CY = 204 * Kernel.BLOCK;
  private static final int ROW_CZ = 205 * Kernel.BLOCK;
  private static final int ROW_AX2 = 206 * Kernel.BLOCK;
  private static final int ROW_AY2 = 207 * Kernel.BLOCK;
  private static final int ROW_PRODUCT19 = 208 * Kernel.BLOCK;
  private static final int ROW_AZ2 = 209 * Kernel.BLOCK;
  private static final int ROW_BX2 = 210 * Kernel.BLOCK;
  private static final int ROW_BY2 = 211 * Kernel.BLOCK;
  private static final int ROW_BZ2 = 212 * Kernel.BLOCK;
  private static final int ROW_XA = 213 * Kernel.BLOCK;
  private static final int ROW_YA = 214 * Kernel.BLOCK;
  private static final int ROW_ZA = 215 * Kernel.BLOCK;
  private static final int ROW_XB = 216 * Kernel.BLOCK;
  private static final int ROW_YB = 217 * Kernel.BLOCK;
  private static final int ROW_ZB = 218 * Kernel.BLOCK;
  private static final int ROW_OF_A = 219 * Kernel.BLOCK;
  private static final int ROW_OF_B = 220 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[221 * Kernel.BLOCK]);

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
      long swapBits = floats1(columns1, from1, columns2, from2, floatRows);
      floats2(floatRows);
      floats3(floatRows);
      long nextLessBestBits = floats4(floatRows);
      long nextLessBestBits2 = floats5(floatRows);
      long allSquareAAtLeastLeastSquareBits = floats6(columns1, from1, columns2, from2, floatRows, bits);
      long allSquareBAtLeastLeastSquareBits = bits[0];
      long allHalfX1AtLeastCornerXBits = bits[1];
      long validBits = floats7(columns1, from1, columns2, from2, floatRows, bits, allHalfX1AtLeastCornerXBits,
          allSquareAAtLeastLeastSquareBits, allSquareBAtLeastLeastSquareBits);
      long nearBits = bits[0];
      long allSquareAAtLeastLeastSquareBits2 = bits[1];
      long allSquareAAtLeastLeastSquareBits3 = floats8(floatRows, bits, allSquareAAtLeastLeastSquareBits2);
      long allValueAtMostValueBits = bits[0];
      long allValueAtMostValueBits2 = floats9(floatRows, allValueAtMostValueBits);
      long overlapBits = floats10(columns1, from1, columns2, from2, floatRows, allValueAtMostValueBits2,
          allSquareAAtLeastLeastSquareBits3, nearBits, nextLessBestBits, nextLessBestBits2, swapBits);
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
      long nextLessBestBits3 = floats14(floatRows, bits, overlapBits, validBits);
      long nextLessBestBits4 = bits[0];
      long hits = bits[1];
      floats15(floatRows, nextLessBestBits3, nextLessBestBits4);
      floats16(floatRows);
      long isCornerBits = floats17(floatRows);
      long numberIsCornerXBits = floats18(floatRows);
      floats19(floatRows, numberIsCornerXBits);
      floats20(floatRows, isCornerBits);
      floats21(floatRows, isCornerBits);
      floats22(floatRows);
      floats23(floatRows);
      floats24(floatRows);
      floats25(floatRows, results, at, swapBits, hits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    float[] x1s = columns1[0], y1s = columns1[1], z1s = columns1[2], halfX1s = columns1[3],
        halfY1s = columns1[4], halfZ1s = columns1[5], qx1s = columns1[6], qy1s = columns1[7],
        qz1s = columns1[8], qw1s = columns1[9];
    float[] x2s = columns2[0], y2s = columns2[1], z2s = columns2[2], halfX2s = columns2[3],
        halfY2s = columns2[4], halfZ2s = columns2[5], qx2s = columns2[6], qy2s = columns2[7],
        qz2s = columns2[8], qw2s = columns2[9];
    FloatVector cornerX = FloatVector.broadcast(FLOATS, 0.0f);
    long swapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector dx = fromArray(FLOATS, x2s, j).lanewise(SUB, fromArray(FLOATS, x1s, i));
      FLOAT_VECTOR.cast(dx).intoArray(floatRows, ROW_DX + k);
      FloatVector dy = fromArray(FLOATS, y2s, j).lanewise(SUB, fromArray(FLOATS, y1s, i));
      FLOAT_VECTOR.cast(dy).intoArray(floatRows, ROW_DY + k);
      FloatVector dz = fromArray(FLOATS, z2s, j).lanewise(SUB, fromArray(FLOATS, z1s, i));
      FLOAT_VECTOR.cast(dz).intoArray(floatRows, ROW_DZ + k);
      VectorMask<Float> dyIsCornerXAndDzLessCornerX = dy.compare(EQ, cornerX);
      dyIsCornerXAndDzLessCornerX = dz.compare(LT, cornerX, dyIsCornerXAndDzLessCornerX);
      VectorMask<Float> dxIsCornerXAndEither = dx
          .compare(EQ, cornerX, dy.compare(LT, cornerX).or(dyIsCornerXAndDzLessCornerX));
      VectorMask<Float> swap = dx.compare(LT, cornerX).or(dxIsCornerXAndEither);
      swapBits |= swap.toLong() << k;
      // swap ? -dx : dx
      FloatVector dx2 = dx.blend(dx.lanewise(NEG), swap);
      // swap ? -dy : dy
      FloatVector dy2 = dy.blend(dy.lanewise(NEG), swap);
      // swap ? -dz : dz
      FloatVector dz2 = dz.blend(dz.lanewise(NEG), swap);
      FloatVector halfX2 = fromArray(FLOATS, halfX2s, j);
      FloatVector halfX1 = fromArray(FLOATS, halfX1s, i);
      // swap ? halfX2 : halfX1
      FLOAT_VECTOR.cast(halfX1.blend(halfX2, swap)).intoArray(floatRows, ROW_GX + k);
      // swap ? halfX1 : halfX2
      FLOAT_VECTOR.cast(halfX2.blend(halfX1, swap)).intoArray(floatRows, ROW_HX + k);
      FloatVector halfY2 = fromArray(FLOATS, halfY2s, j);
      FloatVector halfY1 = fromArray(FLOATS, halfY1s, i);
      // swap ? halfY2 : halfY1
      FLOAT_VECTOR.cast(halfY1.blend(halfY2, swap)).intoArray(floatRows, ROW_GY + k);
      // swap ? halfY1 : halfY2
      FLOAT_VECTOR.cast(halfY2.blend(halfY1, swap)).intoArray(floatRows, ROW_HY + k);
      FloatVector halfZ2 = fromArray(FLOATS, halfZ2s, j);
      FloatVector halfZ1 = fromArray(FLOATS, halfZ1s, i);
      // swap ? halfZ2 : halfZ1
      FLOAT_VECTOR.cast(halfZ1.blend(halfZ2, swap)).intoArray(floatRows, ROW_GZ + k);
      // swap ? halfZ1 : halfZ2
      FLOAT_VECTOR.cast(halfZ2.blend(halfZ1, swap)).intoArray(floatRows, ROW_HZ + k);
      FloatVector qx2 = fromArray(FLOATS, qx2s, j);
      FloatVector qx1 = fromArray(FLOATS, qx1s, i);
      // swap ? qx2 : qx1
      FloatVector ax = qx1.blend(qx2, swap);
      FLOAT_VECTOR.cast(ax).intoArray(floatRows, ROW_AX + k);
      // swap ? qx1 : qx2
      FloatVector bx = qx2.blend(qx1, swap);
      FLOAT_VECTOR.cast(bx).intoArray(floatRows, ROW_BX + k);
      FloatVector qy2 = fromArray(FLOATS, qy2s, j);
      FloatVector qy1 = fromArray(FLOATS, qy1s, i);
      // swap ? qy2 : qy1
      FloatVector ay = qy1.blend(qy2, swap);
      FLOAT_VECTOR.cast(ay).intoArray(floatRows, ROW_AY + k);
      // swap ? qy1 : qy2
      FloatVector by = qy2.blend(qy1, swap);
      FLOAT_VECTOR.cast(by).intoArray(floatRows, ROW_BY + k);
      FloatVector qz2 = fromArray(FLOATS, qz2s, j);
      FloatVector qz1 = fromArray(FLOATS, qz1s, i);
      // swap ? qz2 : qz1
      FloatVector az = qz1.blend(qz2, swap);
      FLOAT_VECTOR.cast(az).intoArray(floatRows, ROW_AZ + k);
      // swap ? qz1 : qz2
      FloatVector bz = qz2.blend(qz1, swap);
      FLOAT_VECTOR.cast(bz).intoArray(floatRows, ROW_BZ + k);
      FloatVector qw2 = fromArray(FLOATS, qw2s, j);
      FloatVector qw1 = fromArray(FLOATS, qw1s, i);
      // swap ? qw2 : qw1
      FloatVector aw = qw1.blend(qw2, swap);
      FLOAT_VECTOR.cast(aw).intoArray(floatRows, ROW_AW + k);
      // swap ? qw1 : qw2
      FloatVector bw = qw2.blend(qw1, swap);
      FLOAT_VECTOR.cast(bw).intoArray(floatRows, ROW_BW + k);
      FloatVector axSquared = ax.lanewise(MUL, ax);
      FloatVector aySquared = ay.lanewise(MUL, ay);
      FloatVector sum = axSquared.lanewise(ADD, aySquared);
      FloatVector azSquared = az.lanewise(MUL, az);
      FloatVector squareA = sum.lanewise(ADD, azSquared.lanewise(ADD, aw.lanewise(MUL, aw)));
      FLOAT_VECTOR.cast(squareA).intoArray(floatRows, ROW_SQUARE_A + k);
      FloatVector bxSquared = bx.lanewise(MUL, bx);
      FLOAT_VECTOR.cast(bxSquared).intoArray(floatRows, ROW_BX_SQUARED + k);
      FloatVector bySquared = by.lanewise(MUL, by);
      FLOAT_VECTOR.cast(bySquared).intoArray(floatRows, ROW_BY_SQUARED + k);
      FloatVector sum2 = bxSquared.lanewise(ADD, bySquared);
      FLOAT_VECTOR.cast(sum2).intoArray(floatRows, ROW_SUM + k);
      FloatVector bzSquared = bz.lanewise(MUL, bz);
      FLOAT_VECTOR.cast(bzSquared).intoArray(floatRows, ROW_BZ_SQUARED + k);
      FLOAT_VECTOR.cast(sum2.lanewise(ADD, bzSquared.lanewise(ADD, bw.lanewise(MUL, bw)))).intoArray(floatRows,
          ROW_SQUARE_B + k);
      FloatVector r = ALL_CORNER_Z.lanewise(DIV, squareA);
      FloatVector difference = ALL_CORNER_Y.lanewise(SUB, r.lanewise(MUL, aySquared.lanewise(ADD, azSquared)));
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE + k);
      FloatVector product = ax.lanewise(MUL, ay);
      FloatVector product2 = az.lanewise(MUL, aw);
      FloatVector product3 = r.lanewise(MUL, product.lanewise(ADD, product2));
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT + k);
      FloatVector product4 = az.lanewise(MUL, ax);
      FloatVector product5 = ay.lanewise(MUL, aw);
      FloatVector product6 = r.lanewise(MUL, product4.lanewise(SUB, product5));
      FLOAT_VECTOR.cast(product6).intoArray(floatRows, ROW_PRODUCT2 + k);
      FloatVector tx = difference.lanewise(MUL, dx2).lanewise(ADD, product3.lanewise(MUL, dy2))
          .lanewise(ADD, product6.lanewise(MUL, dz2));
      FLOAT_VECTOR.cast(tx).intoArray(floatRows, ROW_TX + k);
      FLOAT_VECTOR.cast(tx.lanewise(NEG)).intoArray(floatRows, ROW_TX2 + k);
      FloatVector difference2 = ALL_CORNER_Y.lanewise(SUB, r.lanewise(MUL, azSquared.lanewise(ADD, axSquared)));
      FLOAT_VECTOR.cast(difference2).intoArray(floatRows, ROW_DIFFERENCE2 + k);
      FloatVector product7 = ay.lanewise(MUL, az);
      FloatVector product8 = ax.lanewise(MUL, aw);
      FloatVector product9 = r.lanewise(MUL, product7.lanewise(ADD, product8));
      FLOAT_VECTOR.cast(product9).intoArray(floatRows, ROW_PRODUCT3 + k);
      FloatVector product10 = r.lanewise(MUL, product.lanewise(SUB, product2));
      FLOAT_VECTOR.cast(product10).intoArray(floatRows, ROW_PRODUCT4 + k);
      FloatVector ty = difference2.lanewise(MUL, dy2).lanewise(ADD, product9.lanewise(MUL, dz2))
          .lanewise(ADD, product10.lanewise(MUL, dx2));
      FLOAT_VECTOR.cast(ty).intoArray(floatRows, ROW_TY + k);
      FLOAT_VECTOR.cast(ty.lanewise(NEG)).intoArray(floatRows, ROW_TY2 + k);
      FloatVector difference3 = ALL_CORNER_Y.lanewise(SUB, r.lanewise(MUL, sum));
      FLOAT_VECTOR.cast(difference3).intoArray(floatRows, ROW_DIFFERENCE3 + k);
      FloatVector product11 = r.lanewise(MUL, product4.lanewise(ADD, product5));
      FLOAT_VECTOR.cast(product11).intoArray(floatRows, ROW_PRODUCT5 + k);
      FloatVector product12 = r.lanewise(MUL, product7.lanewise(SUB, product8));
      FLOAT_VECTOR.cast(product12).intoArray(floatRows, ROW_PRODUCT6 + k);
      FLOAT_VECTOR.cast(difference3.lanewise(MUL, dz2).lanewise(ADD, product11.lanewise(MUL, dx2))
          .lanewise(ADD, product12.lanewise(MUL, dy2))).intoArray(floatRows, ROW_TZ + k);
    }
    return swapBits;
  }

  private static void floats2(float[] floatRows) {
    FloatVector c1_72e_10 = FloatVector.broadcast(FLOATS, 1.717987E10f);
    FloatVector c5_82e_11 = FloatVector.broadcast(FLOATS, 5.820766E-11f);
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k).lanewise(NEG);
      FLOAT_VECTOR.cast(tz).intoArray(floatRows, ROW_TZ2 + k);
      FloatVector squareA = fromArray(FLOATS, floatRows, ROW_SQUARE_A + k);
      FloatVector squareB = fromArray(FLOATS, floatRows, ROW_SQUARE_B + k);
      // square > 0x1p34f ? 0x1p-34f : square < 0x1p-34f ? 0x1p34f : 1
      FloatVector scale = ALL_CORNER_Y.blend(c1_72e_10, squareA.compare(LT, c5_82e_11))
          .blend(c5_82e_11, squareA.compare(GT, c1_72e_10))
          .lanewise(MUL, ALL_CORNER_Y.blend(c1_72e_10, squareB.compare(LT, c5_82e_11))
          .blend(c5_82e_11, squareB.compare(GT, c1_72e_10)));
      FloatVector aw = fromArray(FLOATS, floatRows, ROW_AW + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector bw = fromArray(FLOATS, floatRows, ROW_BW + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FloatVector qx = scale.lanewise(MUL, aw.lanewise(MUL, bx).lanewise(SUB, ax.lanewise(MUL, bw))
          .lanewise(ADD, az.lanewise(MUL, by).lanewise(SUB, ay.lanewise(MUL, bz))));
      FLOAT_VECTOR.cast(qx).intoArray(floatRows, ROW_QX + k);
      FloatVector qy = scale.lanewise(MUL, aw.lanewise(MUL, by).lanewise(SUB, ay.lanewise(MUL, bw))
          .lanewise(ADD, ax.lanewise(MUL, bz).lanewise(SUB, az.lanewise(MUL, bx))));
      FLOAT_VECTOR.cast(qy).intoArray(floatRows, ROW_QY + k);
      FloatVector qz = scale.lanewise(MUL, aw.lanewise(MUL, bz).lanewise(SUB, az.lanewise(MUL, bw))
          .lanewise(ADD, ay.lanewise(MUL, bx).lanewise(SUB, ax.lanewise(MUL, by))));
      FLOAT_VECTOR.cast(qz).intoArray(floatRows, ROW_QZ + k);
      FloatVector qw = scale.lanewise(MUL, aw.lanewise(MUL, bw).lanewise(ADD, ax.lanewise(MUL, bx))
          .lanewise(ADD, ay.lanewise(MUL, by).lanewise(ADD, az.lanewise(MUL, bz))));
      FLOAT_VECTOR.cast(qw).intoArray(floatRows, ROW_QW + k);
      FloatVector qxSquared = qx.lanewise(MUL, qx);
      FLOAT_VECTOR.cast(qxSquared).intoArray(floatRows, ROW_QX_SQUARED + k);
      FloatVector qySquared = qy.lanewise(MUL, qy);
      FloatVector sum = qxSquared.lanewise(ADD, qySquared);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM2 + k);
      FloatVector qzSquared = qz.lanewise(MUL, qz);
      FLOAT_VECTOR.cast(qzSquared).intoArray(floatRows, ROW_QZ_SQUARED + k);
      FloatVector s = ALL_CORNER_Z.lanewise(DIV, sum
          .lanewise(ADD, qzSquared.lanewise(ADD, qw.lanewise(MUL, qw))));
      FLOAT_VECTOR.cast(s).intoArray(floatRows, ROW_S + k);
      FloatVector n = ALL_CORNER_Y.lanewise(SUB, s.lanewise(MUL, qySquared.lanewise(ADD, qzSquared)));
      FLOAT_VECTOR.cast(n).intoArray(floatRows, ROW_N + k);
      FloatVector product = qx.lanewise(MUL, qy);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT7 + k);
      FloatVector product2 = qz.lanewise(MUL, qw);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT8 + k);
      FloatVector n2 = s.lanewise(MUL, product.lanewise(ADD, product2));
      FLOAT_VECTOR.cast(n2).intoArray(floatRows, ROW_N2 + k);
      FloatVector product3 = qz.lanewise(MUL, qx);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT9 + k);
      FloatVector product4 = qy.lanewise(MUL, qw);
      FLOAT_VECTOR.cast(product4).intoArray(floatRows, ROW_PRODUCT10 + k);
      FloatVector n3 = s.lanewise(MUL, product3.lanewise(SUB, product4));
      FLOAT_VECTOR.cast(n3).intoArray(floatRows, ROW_N3 + k);
      FLOAT_VECTOR.cast(n.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TX2 + k))
          .lanewise(ADD, n2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TY2 + k)))
          .lanewise(ADD, n3.lanewise(MUL, tz))).intoArray(floatRows, ROW_C + k);
    }
  }

  private static void floats3(float[] floatRows) {
    FloatVector cornerX = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector minusOne = FloatVector.broadcast(FLOATS, -1.0f);
    FloatVector cornerY = FloatVector.broadcast(FLOATS, 1.0f);
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N + k);
      FloatVector absN = n.lanewise(ABS);
      FLOAT_VECTOR.cast(absN).intoArray(floatRows, ROW_ABS_N + k);
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N2 + k);
      FloatVector absN2 = n2.lanewise(ABS);
      FLOAT_VECTOR.cast(absN2).intoArray(floatRows, ROW_ABS_N2 + k);
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N3 + k);
      FloatVector absN3 = n3.lanewise(ABS);
      FLOAT_VECTOR.cast(absN3).intoArray(floatRows, ROW_ABS_N3 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector reach = absN.lanewise(MUL, gx).lanewise(ADD, absN2.lanewise(MUL, gy))
          .lanewise(ADD, absN3.lanewise(MUL, gz));
      FloatVector c = fromArray(FLOATS, floatRows, ROW_C + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector out2 = c.lanewise(ABS).lanewise(SUB, hx);
      // out > 0 ? out : 0
      FloatVector numerator = ALL_CORNER_X.blend(out2, out2.compare(GT, cornerX));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector part = ALL_CORNER_X.blend(minusOne, numerator.compare(LT, cornerX))
          .blend(cornerY, numerator.compare(GT, cornerX))
          .blend(numerator.lanewise(DIV, reach), numerator.lanewise(ABS).compare(LT, reach));
      // c < 0 ? -part : part
      FloatVector part2 = part.blend(part.lanewise(NEG), c.compare(LT, cornerX));
      FLOAT_VECTOR.cast(part2).intoArray(floatRows, ROW_PART + k);
      FloatVector product = part2.lanewise(MUL, gx);
      // n < 0 ? part * g : -(part * g)
      FloatVector x = fromArray(FLOATS, floatRows, ROW_TX2 + k)
          .lanewise(ADD, product.lanewise(NEG).blend(product, n.compare(LT, cornerX)));
      FloatVector product2 = part2.lanewise(MUL, gy);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY2 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector y = ty.lanewise(ADD, product2.lanewise(NEG).blend(product2, n2.compare(LT, cornerX)));
      FloatVector product3 = part2.lanewise(MUL, gz);
      // n < 0 ? part * g : -(part * g)
      FloatVector z = fromArray(FLOATS, floatRows, ROW_TZ2 + k)
          .lanewise(ADD, product3.lanewise(NEG).blend(product3, n3.compare(LT, cornerX)));
      FloatVector p = n.lanewise(MUL, x).lanewise(ADD, n2.lanewise(MUL, y)).lanewise(ADD, n3.lanewise(MUL, z));
      FloatVector out3 = p.lanewise(ABS).lanewise(SUB, hx);
      // out > 0 ? out : 0
      FloatVector dx = ALL_CORNER_X.blend(out3, out3.compare(GT, cornerX));
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector n4 = ALL_CORNER_Y.lanewise(SUB, s
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QZ_SQUARED + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_QX_SQUARED + k))));
      FLOAT_VECTOR.cast(n4).intoArray(floatRows, ROW_N4 + k);
      FloatVector product4 = fromArray(FLOATS, floatRows, ROW_QY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QZ + k));
      FloatVector product5 = fromArray(FLOATS, floatRows, ROW_QX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QW + k));
      FloatVector n5 = s.lanewise(MUL, product4.lanewise(ADD, product5));
      FLOAT_VECTOR.cast(n5).intoArray(floatRows, ROW_N5 + k);
      FloatVector n6 = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT8 + k)));
      FLOAT_VECTOR.cast(n6).intoArray(floatRows, ROW_N6 + k);
      FloatVector p2 = n4.lanewise(MUL, y).lanewise(ADD, n5.lanewise(MUL, z))
          .lanewise(ADD, n6.lanewise(MUL, x));
      FloatVector out4 = p2.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HY + k));
      // out > 0 ? out : 0
      FloatVector dy = ALL_CORNER_X.blend(out4, out4.compare(GT, cornerX));
      FloatVector n7 = ALL_CORNER_Y.lanewise(SUB, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM2 + k)));
      FLOAT_VECTOR.cast(n7).intoArray(floatRows, ROW_N7 + k);
      FloatVector n8 = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k)));
      FLOAT_VECTOR.cast(n8).intoArray(floatRows, ROW_N8 + k);
      FloatVector n9 = s.lanewise(MUL, product4.lanewise(SUB, product5));
      FLOAT_VECTOR.cast(n9).intoArray(floatRows, ROW_N9 + k);
      FloatVector p3 = n7.lanewise(MUL, z).lanewise(ADD, n8.lanewise(MUL, x))
          .lanewise(ADD, n9.lanewise(MUL, y));
      FloatVector out5 = p3.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HZ + k));
      // out > 0 ? out : 0
      FloatVector dz = ALL_CORNER_X.blend(out5, out5.compare(GT, cornerX));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(floatRows, ROW_BEST + k);
      FLOAT_VECTOR.cast(n4.lanewise(MUL, ty)).intoArray(floatRows, ROW_PRODUCT11 + k);
    }
  }

  private static long floats4(float[] floatRows) {
    FloatVector cornerX = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector minusOne = FloatVector.broadcast(FLOATS, -1.0f);
    FloatVector cornerY = FloatVector.broadcast(FLOATS, 1.0f);
    long nextLessBestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N5 + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ2 + k);
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N6 + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX2 + k);
      FloatVector c = fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k).lanewise(ADD, n.lanewise(MUL, tz))
          .lanewise(ADD, n2.lanewise(MUL, tx));
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N4 + k);
      FloatVector absN = n3.lanewise(ABS);
      FLOAT_VECTOR.cast(absN).intoArray(floatRows, ROW_ABS_N4 + k);
      FloatVector absN2 = n.lanewise(ABS);
      FLOAT_VECTOR.cast(absN2).intoArray(floatRows, ROW_ABS_N5 + k);
      FloatVector absN3 = n2.lanewise(ABS);
      FLOAT_VECTOR.cast(absN3).intoArray(floatRows, ROW_ABS_N6 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector reach = absN.lanewise(MUL, gy).lanewise(ADD, absN2.lanewise(MUL, gz))
          .lanewise(ADD, absN3.lanewise(MUL, gx));
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector out2 = c.lanewise(ABS).lanewise(SUB, hy);
      // out > 0 ? out : 0
      FloatVector numerator = ALL_CORNER_X.blend(out2, out2.compare(GT, cornerX));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector part = ALL_CORNER_X.blend(minusOne, numerator.compare(LT, cornerX))
          .blend(cornerY, numerator.compare(GT, cornerX))
          .blend(numerator.lanewise(DIV, reach), numerator.lanewise(ABS).compare(LT, reach));
      // c < 0 ? -part : part
      FloatVector part2 = part.blend(part.lanewise(NEG), c.compare(LT, cornerX));
      FLOAT_VECTOR.cast(part2).intoArray(floatRows, ROW_PART2 + k);
      FloatVector product = part2.lanewise(MUL, gy);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY2 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector x = ty.lanewise(ADD, product.lanewise(NEG).blend(product, n3.compare(LT, cornerX)));
      FloatVector product2 = part2.lanewise(MUL, gz);
      // n < 0 ? part * g : -(part * g)
      FloatVector y = tz.lanewise(ADD, product2.lanewise(NEG).blend(product2, n.compare(LT, cornerX)));
      FloatVector product3 = part2.lanewise(MUL, gx);
      // n < 0 ? part * g : -(part * g)
      FloatVector z = tx.lanewise(ADD, product3.lanewise(NEG).blend(product3, n2.compare(LT, cornerX)));
      FloatVector p = n3.lanewise(MUL, x).lanewise(ADD, n.lanewise(MUL, y)).lanewise(ADD, n2.lanewise(MUL, z));
      FloatVector out3 = p.lanewise(ABS).lanewise(SUB, hy);
      // out > 0 ? out : 0
      FloatVector dx = ALL_CORNER_X.blend(out3, out3.compare(GT, cornerX));
      FloatVector n4 = fromArray(FLOATS, floatRows, ROW_N7 + k);
      FloatVector n5 = fromArray(FLOATS, floatRows, ROW_N8 + k);
      FloatVector n6 = fromArray(FLOATS, floatRows, ROW_N9 + k);
      FloatVector p2 = n4.lanewise(MUL, y).lanewise(ADD, n5.lanewise(MUL, z))
          .lanewise(ADD, n6.lanewise(MUL, x));
      FloatVector out4 = p2.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HZ + k));
      // out > 0 ? out : 0
      FloatVector dy = ALL_CORNER_X.blend(out4, out4.compare(GT, cornerX));
      FloatVector p3 = fromArray(FLOATS, floatRows, ROW_N + k).lanewise(MUL, z)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N2 + k).lanewise(MUL, x))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N3 + k).lanewise(MUL, y));
      FloatVector out5 = p3.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HX + k));
      // out > 0 ? out : 0
      FloatVector dz = ALL_CORNER_X.blend(out5, out5.compare(GT, cornerX));
      FloatVector next = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      FloatVector best = fromArray(FLOATS, floatRows, ROW_BEST + k);
      VectorMask<Float> nextLessBest = next.compare(LT, best);
      nextLessBestBits |= nextLessBest.toLong() << k;
      // next < best ? next : best
      FLOAT_VECTOR.cast(best.blend(next, nextLessBest)).intoArray(floatRows, ROW_BEST2 + k);
      FLOAT_VECTOR.cast(n4.lanewise(MUL, tz).lanewise(ADD, n5.lanewise(MUL, tx))
          .lanewise(ADD, n6.lanewise(MUL, ty))).intoArray(floatRows, ROW_C2 + k);
      FloatVector absN4 = n4.lanewise(ABS);
      FLOAT_VECTOR.cast(absN4).intoArray(floatRows, ROW_ABS_N7 + k);
      FloatVector absN5 = n5.lanewise(ABS);
      FLOAT_VECTOR.cast(absN5).intoArray(floatRows, ROW_ABS_N8 + k);
      FLOAT_VECTOR.cast(absN4.lanewise(MUL, gz).lanewise(ADD, absN5.lanewise(MUL, gx))).intoArray(floatRows,
          ROW_SUM3 + k);
    }
    return nextLessBestBits;
  }

  private static long floats5(float[] floatRows) {
    FloatVector cornerX = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector minusOne = FloatVector.broadcast(FLOATS, -1.0f);
    FloatVector cornerY = FloatVector.broadcast(FLOATS, 1.0f);
    long nextLessBestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N9 + k);
      FloatVector absN = n.lanewise(ABS);
      FLOAT_VECTOR.cast(absN).intoArray(floatRows, ROW_ABS_N9 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_SUM3 + k).lanewise(ADD, absN.lanewise(MUL, gy));
      FloatVector c = fromArray(FLOATS, floatRows, ROW_C2 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector out2 = c.lanewise(ABS).lanewise(SUB, hz);
      // out > 0 ? out : 0
      FloatVector numerator = ALL_CORNER_X.blend(out2, out2.compare(GT, cornerX));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector part = ALL_CORNER_X.blend(minusOne, numerator.compare(LT, cornerX))
          .blend(cornerY, numerator.compare(GT, cornerX))
          .blend(numerator.lanewise(DIV, reach), numerator.lanewise(ABS).compare(LT, reach));
      // c < 0 ? -part : part
      FloatVector part2 = part.blend(part.lanewise(NEG), c.compare(LT, cornerX));
      FLOAT_VECTOR.cast(part2).intoArray(floatRows, ROW_PART3 + k);
      FloatVector product = part2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k));
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ2 + k);
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N7 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector x = tz.lanewise(ADD, product.lanewise(NEG).blend(product, n2.compare(LT, cornerX)));
      FloatVector product2 = part2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k));
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX2 + k);
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N8 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector y = tx.lanewise(ADD, product2.lanewise(NEG).blend(product2, n3.compare(LT, cornerX)));
      FloatVector product3 = part2.lanewise(MUL, gy);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY2 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector z = ty.lanewise(ADD, product3.lanewise(NEG).blend(product3, n.compare(LT, cornerX)));
      FloatVector p = n2.lanewise(MUL, x).lanewise(ADD, n3.lanewise(MUL, y)).lanewise(ADD, n.lanewise(MUL, z));
      FloatVector out3 = p.lanewise(ABS).lanewise(SUB, hz);
      // out > 0 ? out : 0
      FloatVector dx = ALL_CORNER_X.blend(out3, out3.compare(GT, cornerX));
      FloatVector n4 = fromArray(FLOATS, floatRows, ROW_N + k);
      FloatVector n5 = fromArray(FLOATS, floatRows, ROW_N2 + k);
      FloatVector n6 = fromArray(FLOATS, floatRows, ROW_N3 + k);
      FloatVector p2 = n4.lanewise(MUL, y).lanewise(ADD, n5.lanewise(MUL, z))
          .lanewise(ADD, n6.lanewise(MUL, x));
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector out4 = p2.lanewise(ABS).lanewise(SUB, hx);
      // out > 0 ? out : 0
      FloatVector dy = ALL_CORNER_X.blend(out4, out4.compare(GT, cornerX));
      FloatVector n7 = fromArray(FLOATS, floatRows, ROW_N4 + k);
      FloatVector n8 = fromArray(FLOATS, floatRows, ROW_N5 + k);
      FloatVector n9 = fromArray(FLOATS, floatRows, ROW_N6 + k);
      FloatVector p3 = n7.lanewise(MUL, z).lanewise(ADD, n8.lanewise(MUL, x))
          .lanewise(ADD, n9.lanewise(MUL, y));
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector out5 = p3.lanewise(ABS).lanewise(SUB, hy);
      // out > 0 ? out : 0
      FloatVector dz = ALL_CORNER_X.blend(out5, out5.compare(GT, cornerX));
      FloatVector next = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      FloatVector best = fromArray(FLOATS, floatRows, ROW_BEST2 + k);
      VectorMask<Float> nextLessBest = next.compare(LT, best);
      nextLessBestBits |= nextLessBest.toLong() << k;
      // next < best ? next : best
      FLOAT_VECTOR.cast(best.blend(next, nextLessBest)).intoArray(floatRows, ROW_BEST3 + k);
      FloatVector ez = n9.lanewise(MUL, hy);
      FLOAT_VECTOR.cast(ez).intoArray(floatRows, ROW_EZ + k);
      FloatVector ey = n3.lanewise(MUL, hz);
      FLOAT_VECTOR.cast(ey).intoArray(floatRows, ROW_EY + k);
      FLOAT_VECTOR.cast(ez.lanewise(ADD, ey).lanewise(SUB, tx)).intoArray(floatRows, ROW_MX + k);
      FLOAT_VECTOR.cast(n4.lanewise(MUL, hx)).intoArray(floatRows, ROW_EX + k);
      FloatVector ex = n7.lanewise(MUL, hy);
      FLOAT_VECTOR.cast(ex).intoArray(floatRows, ROW_EX2 + k);
      FloatVector ez2 = n.lanewise(MUL, hz);
      FLOAT_VECTOR.cast(ez2).intoArray(floatRows, ROW_EZ2 + k);
      FLOAT_VECTOR.cast(ex.lanewise(ADD, ez2).lanewise(SUB, ty)).intoArray(floatRows, ROW_MY + k);
      FloatVector ey2 = n8.lanewise(MUL, hy);
      FLOAT_VECTOR.cast(ey2).intoArray(floatRows, ROW_EY2 + k);
      FloatVector ex2 = n2.lanewise(MUL, hz);
      FLOAT_VECTOR.cast(ex2).intoArray(floatRows, ROW_EX3 + k);
      FLOAT_VECTOR.cast(ey2.lanewise(ADD, ex2).lanewise(SUB, tz)).intoArray(floatRows, ROW_MZ + k);
      FLOAT_VECTOR.cast(n5.lanewise(MUL, hx)).intoArray(floatRows, ROW_EY3 + k);
      FLOAT_VECTOR.cast(n6.lanewise(MUL, hx)).intoArray(floatRows, ROW_EZ3 + k);
      FloatVector hz2 = hz.lanewise(NEG);
      FLOAT_VECTOR.cast(hz2).intoArray(floatRows, ROW_HZ2 + k);
      FloatVector product4 = n3.lanewise(MUL, hz2);
      FLOAT_VECTOR.cast(product4).intoArray(floatRows, ROW_PRODUCT12 + k);
      FLOAT_VECTOR.cast(ez.lanewise(ADD, product4).lanewise(SUB, tx)).intoArray(floatRows, ROW_MX2 + k);
    }
    return nextLessBestBits;
  }

  private static long floats6(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    float[] halfX1s = columns1[3], halfY1s = columns1[4], halfZ1s = columns1[5];
    float[] halfX2s = columns2[3], halfY2s = columns2[4], halfZ2s = columns2[5];
    FloatVector cornerX = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector largest = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
    FloatVector leastSquare = FloatVector.broadcast(FLOATS, 7.888609E-31f);
    FloatVector largestSquare = FloatVector.broadcast(FLOATS, 1.2676506E30f);
    long allSquareAAtLeastLeastSquareBits = 0;
    long allSquareBAtLeastLeastSquareBits = 0;
    long allHalfX1AtLeastCornerXBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_N9 + k).lanewise(MUL, hz);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX2 + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY2 + k);
      FLOAT_VECTOR.cast(ex.lanewise(ADD, product).lanewise(SUB, ty)).intoArray(floatRows, ROW_MY2 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_N7 + k).lanewise(MUL, hz);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY2 + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ2 + k);
      FLOAT_VECTOR.cast(ey.lanewise(ADD, product2).lanewise(SUB, tz)).intoArray(floatRows, ROW_MZ2 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k).lanewise(NEG);
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY2 + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_N6 + k).lanewise(MUL, hy);
      FloatVector ey2 = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX2 + k);
      FLOAT_VECTOR.cast(product3.lanewise(ADD, ey2).lanewise(SUB, tx)).intoArray(floatRows, ROW_MX3 + k);
      FloatVector product4 = fromArray(FLOATS, floatRows, ROW_N4 + k).lanewise(MUL, hy);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ2 + k);
      FLOAT_VECTOR.cast(product4.lanewise(ADD, ez).lanewise(SUB, ty)).intoArray(floatRows, ROW_MY3 + k);
      FloatVector product5 = fromArray(FLOATS, floatRows, ROW_N5 + k).lanewise(MUL, hy);
      FloatVector ex2 = fromArray(FLOATS, floatRows, ROW_EX3 + k);
      FLOAT_VECTOR.cast(product5.lanewise(ADD, ex2).lanewise(SUB, tz)).intoArray(floatRows, ROW_MZ3 + k);
      FloatVector product6 = fromArray(FLOATS, floatRows, ROW_PRODUCT12 + k);
      FLOAT_VECTOR.cast(product3.lanewise(ADD, product6).lanewise(SUB, tx)).intoArray(floatRows, ROW_MX4 + k);
      FLOAT_VECTOR.cast(product4.lanewise(ADD, product).lanewise(SUB, ty)).intoArray(floatRows, ROW_MY4 + k);
      FLOAT_VECTOR.cast(product5.lanewise(ADD, product2).lanewise(SUB, tz)).intoArray(floatRows, ROW_MZ4 + k);
      FloatVector ey3 = fromArray(FLOATS, floatRows, ROW_EY3 + k);
      FLOAT_VECTOR.cast(ez.lanewise(ADD, ey3).lanewise(SUB, ty)).intoArray(floatRows, ROW_MX5 + k);
      FloatVector ez2 = fromArray(FLOATS, floatRows, ROW_EZ3 + k);
      FLOAT_VECTOR.cast(ex2.lanewise(ADD, ez2).lanewise(SUB, tz)).intoArray(floatRows, ROW_MY5 + k);
      FloatVector ex3 = fromArray(FLOATS, floatRows, ROW_EX + k);
      FLOAT_VECTOR.cast(ey2.lanewise(ADD, ex3).lanewise(SUB, tx)).intoArray(floatRows, ROW_MZ5 + k);
      FloatVector hz2 = fromArray(FLOATS, floatRows, ROW_HX + k).lanewise(NEG);
      FLOAT_VECTOR.cast(hz2).intoArray(floatRows, ROW_HZ3 + k);
      FloatVector product7 = fromArray(FLOATS, floatRows, ROW_N2 + k).lanewise(MUL, hz2);
      FLOAT_VECTOR.cast(ez.lanewise(ADD, product7).lanewise(SUB, ty)).intoArray(floatRows, ROW_MX6 + k);
      FloatVector product8 = fromArray(FLOATS, floatRows, ROW_N3 + k).lanewise(MUL, hz2);
      FLOAT_VECTOR.cast(ex2.lanewise(ADD, product8).lanewise(SUB, tz)).intoArray(floatRows, ROW_MY6 + k);
      FloatVector product9 = fromArray(FLOATS, floatRows, ROW_N + k).lanewise(MUL, hz2);
      FLOAT_VECTOR.cast(ey2.lanewise(ADD, product9).lanewise(SUB, tx)).intoArray(floatRows, ROW_MZ6 + k);
      FLOAT_VECTOR.cast(product.lanewise(ADD, ey3).lanewise(SUB, ty)).intoArray(floatRows, ROW_MX7 + k);
      FLOAT_VECTOR.cast(product2.lanewise(ADD, ez2).lanewise(SUB, tz)).intoArray(floatRows, ROW_MY7 + k);
      FLOAT_VECTOR.cast(product6.lanewise(ADD, ex3).lanewise(SUB, tx)).intoArray(floatRows, ROW_MZ7 + k);
      FLOAT_VECTOR.cast(product.lanewise(ADD, product7).lanewise(SUB, ty)).intoArray(floatRows, ROW_MX8 + k);
      FLOAT_VECTOR.cast(product2.lanewise(ADD, product8).lanewise(SUB, tz)).intoArray(floatRows, ROW_MY8 + k);
      FLOAT_VECTOR.cast(product6.lanewise(ADD, product9).lanewise(SUB, tx)).intoArray(floatRows, ROW_MZ8 + k);
      FLOAT_VECTOR.cast(ez2.lanewise(ADD, ey).lanewise(SUB, tz)).intoArray(floatRows, ROW_MX9 + k);
      FloatVector ez3 = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FLOAT_VECTOR.cast(ex3.lanewise(ADD, ez3).lanewise(SUB, tx)).intoArray(floatRows, ROW_MY9 + k);
      FLOAT_VECTOR.cast(ey3.lanewise(ADD, ex).lanewise(SUB, ty)).intoArray(floatRows, ROW_MZ9 + k);
      FLOAT_VECTOR.cast(ez2.lanewise(ADD, product5).lanewise(SUB, tz)).intoArray(floatRows, ROW_MX10 + k);
      FLOAT_VECTOR.cast(ex3.lanewise(ADD, product3).lanewise(SUB, tx)).intoArray(floatRows, ROW_MY10 + k);
      FLOAT_VECTOR.cast(ey3.lanewise(ADD, product4).lanewise(SUB, ty)).intoArray(floatRows, ROW_MZ10 + k);
      FLOAT_VECTOR.cast(product8.lanewise(ADD, ey).lanewise(SUB, tz)).intoArray(floatRows, ROW_MX11 + k);
      FLOAT_VECTOR.cast(product9.lanewise(ADD, ez3).lanewise(SUB, tx)).intoArray(floatRows, ROW_MY11 + k);
      FLOAT_VECTOR.cast(product7.lanewise(ADD, ex).lanewise(SUB, ty)).intoArray(floatRows, ROW_MZ11 + k);
      FLOAT_VECTOR.cast(product8.lanewise(ADD, product5).lanewise(SUB, tz)).intoArray(floatRows, ROW_MX12 + k);
      FLOAT_VECTOR.cast(product9.lanewise(ADD, product3).lanewise(SUB, tx)).intoArray(floatRows, ROW_MY12 + k);
      FLOAT_VECTOR.cast(product7.lanewise(ADD, product4).lanewise(SUB, ty)).intoArray(floatRows, ROW_MZ12 + k);
      FloatVector squareA = fromArray(FLOATS, floatRows, ROW_SQUARE_A + k);
      VectorMask<Float> allSquareAAtLeastLeastSquare = squareA.compare(GE, leastSquare);
      allSquareAAtLeastLeastSquare = squareA.compare(LE, largestSquare, allSquareAAtLeastLeastSquare);
      allSquareAAtLeastLeastSquareBits |= allSquareAAtLeastLeastSquare.toLong() << k;
      FloatVector squareB = fromArray(FLOATS, floatRows, ROW_SQUARE_B + k);
      VectorMask<Float> allSquareBAtLeastLeastSquare = squareB.compare(GE, leastSquare);
      allSquareBAtLeastLeastSquare = squareB.compare(LE, largestSquare, allSquareBAtLeastLeastSquare);
      allSquareBAtLeastLeastSquareBits |= allSquareBAtLeastLeastSquare.toLong() << k;
      FloatVector halfX1 = fromArray(FLOATS, halfX1s, i);
      VectorMask<Float> allHalfX1AtLeastCornerX = halfX1
          .compare(GE, cornerX, allSquareAAtLeastLeastSquare.and(allSquareBAtLeastLeastSquare));
      FloatVector halfY1 = fromArray(FLOATS, halfY1s, i);
      allHalfX1AtLeastCornerX = halfY1.compare(GE, cornerX, allHalfX1AtLeastCornerX);
      FloatVector halfZ1 = fromArray(FLOATS, halfZ1s, i);
      allHalfX1AtLeastCornerX = halfZ1.compare(GE, cornerX, allHalfX1AtLeastCornerX);
      allHalfX1AtLeastCornerX = halfX1.compare(LE, largest, allHalfX1AtLeastCornerX);
      VectorMask<Float> allHalfX1AtLeastCornerX2 = halfY1.compare(LE, largest);
      allHalfX1AtLeastCornerX2 = halfZ1.compare(LE, largest, allHalfX1AtLeastCornerX2);
      FloatVector halfX2 = fromArray(FLOATS, halfX2s, j);
      allHalfX1AtLeastCornerX2 = halfX2.compare(GE, cornerX, allHalfX1AtLeastCornerX2);
      FloatVector halfY2 = fromArray(FLOATS, halfY2s, j);
      allHalfX1AtLeastCornerX2 = halfY2.compare(GE, cornerX, allHalfX1AtLeastCornerX2);
      FloatVector halfZ2 = fromArray(FLOATS, halfZ2s, j);
      VectorMask<Float> allHalfX1AtLeastCornerX3 = halfZ2.compare(GE, cornerX);
      allHalfX1AtLeastCornerX3 = halfX2.compare(LE, largest, allHalfX1AtLeastCornerX3);
      allHalfX1AtLeastCornerX3 = halfY2.compare(LE, largest, allHalfX1AtLeastCornerX3);
      allHalfX1AtLeastCornerX3 = halfZ2.compare(LE, largest, allHalfX1AtLeastCornerX3);
      allHalfX1AtLeastCornerX = allHalfX1AtLeastCornerX.and(allHalfX1AtLeastCornerX2)
          .and(allHalfX1AtLeastCornerX3);
      allHalfX1AtLeastCornerXBits |= allHalfX1AtLeastCornerX.toLong() << k;
      FLOAT_VECTOR.cast(tx.lanewise(ABS).lanewise(ADD, ty.lanewise(ABS))
          .lanewise(ADD, tz.lanewise(ABS))).intoArray(floatRows, ROW_SUM4 + k);
    }
    bits[0] = allSquareBAtLeastLeastSquareBits;
    bits[1] = allHalfX1AtLeastCornerXBits;
    return allSquareAAtLeastLeastSquareBits;
  }

  private static long floats7(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long allHalfX1AtLeastCornerXBits, long allSquareAAtLeastLeastSquareBits,
      long allSquareBAtLeastLeastSquareBits) {
    float[] halfX1s = columns1[3], halfY1s = columns1[4], halfZ1s = columns1[5];
    float[] halfX2s = columns2[3], halfY2s = columns2[4], halfZ2s = columns2[5];
    FloatVector largest = FloatVector.broadcast(FLOATS, 1.0E18f);
    FloatVector vanishing = FloatVector.broadcast(FLOATS, 7.523164E-37f);
    FloatVector cornerX = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector largest2 = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
    long validBits = 0;
    long nearBits = 0;
    long allSquareAAtLeastLeastSquareBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      validBits |= fromArray(FLOATS, floatRows, ROW_SUM4 + k)
          .lanewise(ADD, gx.lanewise(ABS).lanewise(ADD, gy.lanewise(ABS)).lanewise(ADD, gz.lanewise(ABS)))
          .lanewise(ADD, hx.lanewise(ABS).lanewise(ADD, hy.lanewise(ABS)).lanewise(ADD, hz.lanewise(ABS)))
          .compare(LE, largest, VectorMask.fromLong(FLOATS, (allHalfX1AtLeastCornerXBits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
      FloatVector halfX1 = fromArray(FLOATS, halfX1s, i);
      FloatVector halfY1 = fromArray(FLOATS, halfY1s, i);
      FloatVector halfZ1 = fromArray(FLOATS, halfZ1s, i);
      FloatVector halfX2 = fromArray(FLOATS, halfX2s, j);
      FloatVector halfY2 = fromArray(FLOATS, halfY2s, j);
      FloatVector halfZ2 = fromArray(FLOATS, halfZ2s, j);
      FloatVector radii = halfX1.lanewise(MUL, halfX1).lanewise(ADD, halfY1.lanewise(MUL, halfY1))
          .lanewise(ADD, halfZ1.lanewise(MUL, halfZ1)).lanewise(SQRT)
          .lanewise(ADD, halfX2.lanewise(MUL, halfX2).lanewise(ADD, halfY2.lanewise(MUL, halfY2))
          .lanewise(ADD, halfZ2.lanewise(MUL, halfZ2)).lanewise(SQRT));
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      nearBits |= dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy)).lanewise(ADD, dz.lanewise(MUL, dz))
          .compare(LE, ALL_ROUNDING.lanewise(MUL, radii.lanewise(MUL, radii)).lanewise(ADD, vanishing)).toLong(
          ) << k;
      FloatVector size = gx.lanewise(ADD, gy).lanewise(ADD, gz)
          .lanewise(ADD, hx.lanewise(ADD, hy).lanewise(ADD, hz));
      FLOAT_VECTOR.cast(size).intoArray(floatRows, ROW_SIZE + k);
      VectorMask<Float> proper = gx.compare(GE, cornerX,
          VectorMask.fromLong(FLOATS, (allSquareAAtLeastLeastSquareBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (allSquareBAtLeastLeastSquareBits >>> k) & WideLanes.FLOAT_LANES)));
      proper = gy.compare(GE, cornerX, proper);
      proper = gz.compare(GE, cornerX, proper);
      proper = hx.compare(GE, cornerX, proper);
      VectorMask<Float> proper2 = hy.compare(GE, cornerX);
      proper2 = hz.compare(GE, cornerX, proper2);
      proper2 = size.compare(LE, largest2, proper2);
      proper = proper.and(proper2);
      allSquareAAtLeastLeastSquareBits2 |= fromArray(FLOATS, floatRows, ROW_TX + k).lanewise(ABS)
          .compare(LE, gx.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N + k).lanewise(MUL, hx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N6 + k).lanewise(MUL, hy))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N8 + k).lanewise(MUL, hz))), proper).toLong(
          ) << k;
    }
    bits[0] = nearBits;
    bits[1] = allSquareAAtLeastLeastSquareBits2;
    return validBits;
  }

  private static long floats8(float[] floatRows, long[] bits, long allSquareAAtLeastLeastSquareBits) {
    FloatVector subnormal = FloatVector.broadcast(FLOATS, 1.1E-44f);
    long allSquareAAtLeastLeastSquareBits2 = 0;
    long allValueAtMostValueBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      VectorMask<Float> allSquareAAtLeastLeastSquare = ty.lanewise(ABS)
          .compare(LE, gy.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N4 + k).lanewise(MUL, hy)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N9 + k).lanewise(MUL, hz))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N2 + k).lanewise(MUL, hx))),
          VectorMask.fromLong(FLOATS, (allSquareAAtLeastLeastSquareBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      allSquareAAtLeastLeastSquare = tz.lanewise(ABS)
          .compare(LE, gz.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N7 + k).lanewise(MUL, hz)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N3 + k).lanewise(MUL, hx))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N5 + k).lanewise(MUL, hy))),
          allSquareAAtLeastLeastSquare);
      allSquareAAtLeastLeastSquareBits2 |= allSquareAAtLeastLeastSquare.toLong() << k;
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N4 + k);
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N7 + k);
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N5 + k);
      FloatVector n4 = fromArray(FLOATS, floatRows, ROW_N9 + k);
      FloatVector nxx = n.lanewise(MUL, n2).lanewise(SUB, n3.lanewise(MUL, n4));
      FloatVector n5 = fromArray(FLOATS, floatRows, ROW_N3 + k);
      FloatVector n6 = fromArray(FLOATS, floatRows, ROW_N2 + k);
      FloatVector nxy = n4.lanewise(MUL, n5).lanewise(SUB, n2.lanewise(MUL, n6));
      FloatVector nxz = n6.lanewise(MUL, n3).lanewise(SUB, n5.lanewise(MUL, n));
      FloatVector n7 = fromArray(FLOATS, floatRows, ROW_N8 + k);
      FloatVector n8 = fromArray(FLOATS, floatRows, ROW_N6 + k);
      FloatVector nyx = n3.lanewise(MUL, n7).lanewise(SUB, n8.lanewise(MUL, n2));
      FloatVector n9 = fromArray(FLOATS, floatRows, ROW_N + k);
      FloatVector nyy = n2.lanewise(MUL, n9).lanewise(SUB, n7.lanewise(MUL, n5));
      FloatVector nyz = n5.lanewise(MUL, n8).lanewise(SUB, n9.lanewise(MUL, n3));
      FloatVector nzx = n8.lanewise(MUL, n4).lanewise(SUB, n.lanewise(MUL, n7));
      FloatVector nzy = n7.lanewise(MUL, n6).lanewise(SUB, n4.lanewise(MUL, n9));
      FloatVector nzz = n9.lanewise(MUL, n).lanewise(SUB, n6.lanewise(MUL, n8));
      FloatVector determinant = n9.lanewise(MUL, nxx).lanewise(ADD, n6.lanewise(MUL, nyx))
          .lanewise(ADD, n5.lanewise(MUL, nzx));
      FLOAT_VECTOR.cast(ALL_SLACK.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIZE + k))
          .lanewise(ADD, subnormal)).intoArray(floatRows, ROW_SLACK + k);
      FloatVector reach = hx.lanewise(MUL, determinant);
      FloatVector absNxx = nxx.lanewise(ABS);
      FLOAT_VECTOR.cast(absNxx).intoArray(floatRows, ROW_ABS_NXX + k);
      FloatVector absNyx = nyx.lanewise(ABS);
      FLOAT_VECTOR.cast(absNyx).intoArray(floatRows, ROW_ABS_NYX + k);
      FloatVector absNzx = nzx.lanewise(ABS);
      FLOAT_VECTOR.cast(absNzx).intoArray(floatRows, ROW_ABS_NZX + k);
      FloatVector reach2 = hy.lanewise(MUL, determinant);
      FloatVector absNxy = nxy.lanewise(ABS);
      FLOAT_VECTOR.cast(absNxy).intoArray(floatRows, ROW_ABS_NXY + k);
      FloatVector absNyy = nyy.lanewise(ABS);
      FLOAT_VECTOR.cast(absNyy).intoArray(floatRows, ROW_ABS_NYY + k);
      FloatVector absNzy = nzy.lanewise(ABS);
      FLOAT_VECTOR.cast(absNzy).intoArray(floatRows, ROW_ABS_NZY + k);
      FloatVector reach3 = hz.lanewise(MUL, determinant);
      FloatVector absNxz = nxz.lanewise(ABS);
      FLOAT_VECTOR.cast(absNxz).intoArray(floatRows, ROW_ABS_NXZ + k);
      FloatVector absNyz = nyz.lanewise(ABS);
      FLOAT_VECTOR.cast(absNyz).intoArray(floatRows, ROW_ABS_NYZ + k);
      FloatVector absNzz = nzz.lanewise(ABS);
      FLOAT_VECTOR.cast(absNzz).intoArray(floatRows, ROW_ABS_NZZ + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
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
    bits[0] = allValueAtMostValueBits;
    return allSquareAAtLeastLeastSquareBits2;
  }

  private static long floats9(float[] floatRows, long allValueAtMostValueBits) {
    long allValueAtMostValueBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector absNxz = fromArray(FLOATS, floatRows, ROW_ABS_NXZ + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector absNxy = fromArray(FLOATS, floatRows, ROW_ABS_NXY + k);
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SLACK + k);
      FloatVector reach = hy.lanewise(MUL, absNxz).lanewise(ADD, hz.lanewise(MUL, absNxy)).lanewise(ADD, slack);
      FloatVector absNxx = fromArray(FLOATS, floatRows, ROW_ABS_NXX + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector reach2 = hz.lanewise(MUL, absNxx).lanewise(ADD, hx.lanewise(MUL, absNxz))
          .lanewise(ADD, slack);
      FloatVector reach3 = hx.lanewise(MUL, absNxy).lanewise(ADD, hy.lanewise(MUL, absNxx))
          .lanewise(ADD, slack);
      FloatVector absNyz = fromArray(FLOATS, floatRows, ROW_ABS_NYZ + k);
      FloatVector absNyy = fromArray(FLOATS, floatRows, ROW_ABS_NYY + k);
      FloatVector reach4 = hy.lanewise(MUL, absNyz).lanewise(ADD, hz.lanewise(MUL, absNyy))
          .lanewise(ADD, slack);
      FloatVector absNyx = fromArray(FLOATS, floatRows, ROW_ABS_NYX + k);
      FloatVector reach5 = hz.lanewise(MUL, absNyx).lanewise(ADD, hx.lanewise(MUL, absNyz))
          .lanewise(ADD, slack);
      FloatVector reach6 = hx.lanewise(MUL, absNyy).lanewise(ADD, hy.lanewise(MUL, absNyx))
          .lanewise(ADD, slack);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N2 + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N3 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector absN = fromArray(FLOATS, floatRows, ROW_ABS_N3 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector absN2 = fromArray(FLOATS, floatRows, ROW_ABS_N2 + k);
      VectorMask<Float> allValueAtMostValue = tz.lanewise(MUL, n).lanewise(SUB, ty.lanewise(MUL, n2))
          .lanewise(ABS).compare(LE, gy.lanewise(MUL, absN).lanewise(ADD, gz.lanewise(MUL, absN2))
          .lanewise(ADD, reach), VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k)
          & WideLanes.FLOAT_LANES));
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N5 + k);
      FloatVector absN3 = fromArray(FLOATS, floatRows, ROW_ABS_N5 + k);
      allValueAtMostValue = tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N4 + k))
          .lanewise(SUB, ty.lanewise(MUL, n3)).lanewise(ABS)
          .compare(LE, gy.lanewise(MUL, absN3)
          .lanewise(ADD, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N4 + k))).lanewise(ADD, reach2),
          allValueAtMostValue);
      FloatVector n4 = fromArray(FLOATS, floatRows, ROW_N7 + k);
      FloatVector absN4 = fromArray(FLOATS, floatRows, ROW_ABS_N7 + k);
      allValueAtMostValue = tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N9 + k))
          .lanewise(SUB, ty.lanewise(MUL, n4)).lanewise(ABS)
          .compare(LE, gy.lanewise(MUL, absN4)
          .lanewise(ADD, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N9 + k))).lanewise(ADD, reach3),
          allValueAtMostValue);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector n5 = fromArray(FLOATS, floatRows, ROW_N + k);
      FloatVector absN5 = fromArray(FLOATS, floatRows, ROW_ABS_N + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      VectorMask<Float> allValueAtMostValue2 = tx.lanewise(MUL, n2).lanewise(SUB, tz.lanewise(MUL, n5))
          .lanewise(ABS).compare(LE, gz.lanewise(MUL, absN5).lanewise(ADD, gx.lanewise(MUL, absN))
          .lanewise(ADD, reach4));
      allValueAtMostValue2 = tx.lanewise(MUL, n3)
          .lanewise(SUB, tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N6 + k))).lanewise(ABS)
          .compare(LE, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N6 + k))
          .lanewise(ADD, gx.lanewise(MUL, absN3)).lanewise(ADD, reach5), allValueAtMostValue2);
      allValueAtMostValue2 = tx.lanewise(MUL, n4)
          .lanewise(SUB, tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N8 + k))).lanewise(ABS)
          .compare(LE, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N8 + k))
          .lanewise(ADD, gx.lanewise(MUL, absN4)).lanewise(ADD, reach6), allValueAtMostValue2);
      allValueAtMostValue = allValueAtMostValue.and(allValueAtMostValue2);
      allValueAtMostValueBits2 |= allValueAtMostValue.toLong() << k;
      FloatVector reach7 = hy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZZ + k))
          .lanewise(ADD, hz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZY + k))).lanewise(ADD, slack);
      FLOAT_VECTOR.cast(ty.lanewise(MUL, n5).lanewise(SUB, tx.lanewise(MUL, n)).lanewise(ABS)).intoArray(
          floatRows, ROW_ABS_DIFFERENCE + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, absN2).lanewise(ADD, gy.lanewise(MUL, absN5))
          .lanewise(ADD, reach7)).intoArray(floatRows, ROW_SUM5 + k);
    }
    return allValueAtMostValueBits2;
  }

  private static long floats10(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long allValueAtMostValueBits, long allSquareAAtLeastLeastSquareBits, long nearBits,
      long nextLessBestBits, long nextLessBestBits2, long swapBits) {
    float[] x1s = columns1[0], y1s = columns1[1], z1s = columns1[2];
    float[] x2s = columns2[0], y2s = columns2[1], z2s = columns2[2];
    FloatVector cornerY = FloatVector.broadcast(FLOATS, 1.0f);
    FloatVector cornerZ = FloatVector.broadcast(FLOATS, 2.0f);
    long overlapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector absNzx = fromArray(FLOATS, floatRows, ROW_ABS_NZX + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SLACK + k);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_HZ + k).lanewise(MUL, absNzx)
          .lanewise(ADD, hx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZZ + k))).lanewise(ADD, slack);
      FloatVector reach2 = hx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HY + k).lanewise(MUL, absNzx)).lanewise(ADD, slack);
      VectorMask<Float> overlap = fromArray(FLOATS, floatRows, ROW_ABS_DIFFERENCE + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_SUM5 + k),
          VectorMask.fromLong(FLOATS, (nearBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (allSquareAAtLeastLeastSquareBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES)));
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      overlap = ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N6 + k))
          .lanewise(SUB, tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N4 + k))).lanewise(ABS)
          .compare(LE, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N4 + k))
          .lanewise(ADD, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N6 + k))).lanewise(ADD, reach),
          overlap);
      overlap = ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N8 + k))
          .lanewise(SUB, tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N9 + k))).lanewise(ABS)
          .compare(LE, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N9 + k))
          .lanewise(ADD, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N8 + k))).lanewise(ADD, reach2),
          overlap);
      overlapBits |= overlap.toLong() << k;
      // next < best ? CORNER_Y : CORNER_X
      FloatVector number = ALL_CORNER_X.blend(cornerY,
          VectorMask.fromLong(FLOATS, (nextLessBestBits >>> k) & WideLanes.FLOAT_LANES));
      // next < best ? CORNER_Z : number
      FLOAT_VECTOR.cast(number.blend(cornerZ,
          VectorMask.fromLong(FLOATS, (nextLessBestBits2 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_NUMBER + k);
      FLOAT_VECTOR.cast(gx.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_GX + k);
      FLOAT_VECTOR.cast(gy.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_GY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GZ + k).lanewise(NEG)).intoArray(floatRows,
          ROW_MINUS_GZ + k);
      VectorMask<Float> swap = VectorMask.fromLong(FLOATS, (swapBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector x2 = fromArray(FLOATS, x2s, j);
      FloatVector x1 = fromArray(FLOATS, x1s, i);
      // swap ? x2 : x1
      FLOAT_VECTOR.cast(x1.blend(x2, swap)).intoArray(floatRows, ROW_X2_OR_X1 + k);
      FloatVector y2 = fromArray(FLOATS, y2s, j);
      FloatVector y1 = fromArray(FLOATS, y1s, i);
      // swap ? y2 : y1
      FLOAT_VECTOR.cast(y1.blend(y2, swap)).intoArray(floatRows, ROW_Y2_OR_Y1 + k);
      FloatVector z2 = fromArray(FLOATS, z2s, j);
      FloatVector z1 = fromArray(FLOATS, z1s, i);
      // swap ? z2 : z1
      FLOAT_VECTOR.cast(z1.blend(z2, swap)).intoArray(floatRows, ROW_Z2_OR_Z1 + k);
      FloatVector n = ALL_CORNER_Z.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_SQUARE_B + k));
      // swap ? x1 : x2
      FLOAT_VECTOR.cast(x2.blend(x1, swap)).intoArray(floatRows, ROW_X1_OR_X2 + k);
      FloatVector bzSquared = fromArray(FLOATS, floatRows, ROW_BZ_SQUARED + k);
      FLOAT_VECTOR.cast(ALL_CORNER_Y.lanewise(SUB, n
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY_SQUARED + k).lanewise(ADD, bzSquared)))).intoArray(
          floatRows, ROW_DIFFERENCE4 + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FloatVector product = bx.lanewise(MUL, by);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FloatVector bw = fromArray(FLOATS, floatRows, ROW_BW + k);
      FloatVector product2 = bz.lanewise(MUL, bw);
      FLOAT_VECTOR.cast(n.lanewise(MUL, product.lanewise(SUB, product2))).intoArray(floatRows,
          ROW_PRODUCT13 + k);
      FloatVector product3 = bz.lanewise(MUL, bx);
      FloatVector product4 = by.lanewise(MUL, bw);
      FLOAT_VECTOR.cast(n.lanewise(MUL, product3.lanewise(ADD, product4))).intoArray(floatRows,
          ROW_PRODUCT14 + k);
      // swap ? y1 : y2
      FLOAT_VECTOR.cast(y2.blend(y1, swap)).intoArray(floatRows, ROW_Y1_OR_Y2 + k);
      FLOAT_VECTOR.cast(ALL_CORNER_Y.lanewise(SUB, n
          .lanewise(MUL, bzSquared.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BX_SQUARED + k))))).intoArray(
          floatRows, ROW_DIFFERENCE5 + k);
      FloatVector product5 = by.lanewise(MUL, bz);
      FloatVector product6 = bx.lanewise(MUL, bw);
      FLOAT_VECTOR.cast(n.lanewise(MUL, product5.lanewise(SUB, product6))).intoArray(floatRows,
          ROW_PRODUCT15 + k);
      FLOAT_VECTOR.cast(n.lanewise(MUL, product.lanewise(ADD, product2))).intoArray(floatRows,
          ROW_PRODUCT16 + k);
      // swap ? z1 : z2
      FLOAT_VECTOR.cast(z2.blend(z1, swap)).intoArray(floatRows, ROW_Z1_OR_Z2 + k);
      FLOAT_VECTOR.cast(ALL_CORNER_Y.lanewise(SUB, n
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM + k)))).intoArray(floatRows, ROW_DIFFERENCE6 + k);
      FLOAT_VECTOR.cast(n.lanewise(MUL, product3.lanewise(SUB, product4))).intoArray(floatRows,
          ROW_PRODUCT17 + k);
      FLOAT_VECTOR.cast(n.lanewise(MUL, product5.lanewise(ADD, product6))).intoArray(floatRows,
          ROW_PRODUCT18 + k);
    }
    return overlapBits;
  }

  private static long floats14(float[] floatRows, long[] bits, long overlapBits, long validBits) {
    FloatVector cornerX = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector infinity = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
    FloatVector firstEdge = FloatVector.broadcast(FLOATS, 3.0f);
    FloatVector bY = FloatVector.broadcast(FLOATS, 4.0f);
    FloatVector bZ = FloatVector.broadcast(FLOATS, 5.0f);
    FloatVector c6_00 = FloatVector.broadcast(FLOATS, 6.0f);
    FloatVector c7_00 = FloatVector.broadcast(FLOATS, 7.0f);
    FloatVector c8_00 = FloatVector.broadcast(FLOATS, 8.0f);
    FloatVector c9_00 = FloatVector.broadcast(FLOATS, 9.0f);
    FloatVector c10_0 = FloatVector.broadcast(FLOATS, 10.0f);
    FloatVector c11_0 = FloatVector.broadcast(FLOATS, 11.0f);
    FloatVector c12_0 = FloatVector.broadcast(FLOATS, 12.0f);
    long nextLessBestBits = 0;
    long nextLessBestBits2 = 0;
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT + k);
      FloatVector best = fromArray(FLOATS, floatRows, ROW_BEST3 + k);
      VectorMask<Float> nextLessBest = next.compare(LT, best);
      // next < best ? next : best
      FloatVector best2 = best.blend(next, nextLessBest);
      FloatVector next2 = fromArray(FLOATS, floatRows, ROW_NEXT2 + k);
      VectorMask<Float> nextLessBest2 = next2.compare(LT, best2);
      // next < best ? next : best
      FloatVector best3 = best2.blend(next2, nextLessBest2);
      FloatVector next3 = fromArray(FLOATS, floatRows, ROW_NEXT3 + k);
      VectorMask<Float> nextLessBest3 = next3.compare(LT, best3);
      // next < best ? next : best
      FloatVector best4 = best3.blend(next3, nextLessBest3);
      FloatVector next4 = fromArray(FLOATS, floatRows, ROW_NEXT4 + k);
      VectorMask<Float> nextLessBest4 = next4.compare(LT, best4);
      // next < best ? next : best
      FloatVector best5 = best4.blend(next4, nextLessBest4);
      FloatVector next5 = fromArray(FLOATS, floatRows, ROW_NEXT5 + k);
      VectorMask<Float> nextLessBest5 = next5.compare(LT, best5);
      // next < best ? next : best
      FloatVector best6 = best5.blend(next5, nextLessBest5);
      FloatVector next6 = fromArray(FLOATS, floatRows, ROW_NEXT6 + k);
      VectorMask<Float> nextLessBest6 = next6.compare(LT, best6);
      // next < best ? next : best
      FloatVector best7 = best6.blend(next6, nextLessBest6);
      FloatVector next7 = fromArray(FLOATS, floatRows, ROW_NEXT7 + k);
      VectorMask<Float> nextLessBest7 = next7.compare(LT, best7);
      // next < best ? next : best
      FloatVector best8 = best7.blend(next7, nextLessBest7);
      FloatVector next8 = fromArray(FLOATS, floatRows, ROW_NEXT8 + k);
      VectorMask<Float> nextLessBest8 = next8.compare(LT, best8);
      // next < best ? next : best
      FloatVector best9 = best8.blend(next8, nextLessBest8);
      FloatVector next9 = fromArray(FLOATS, floatRows, ROW_NEXT9 + k);
      VectorMask<Float> nextLessBest9 = next9.compare(LT, best9);
      // next < best ? next : best
      FloatVector best10 = best9.blend(next9, nextLessBest9);
      FloatVector next10 = fromArray(FLOATS, floatRows, ROW_NEXT10 + k);
      VectorMask<Float> nextLessBest10 = next10.compare(LT, best10);
      // next < best ? next : best
      FloatVector best11 = best10.blend(next10, nextLessBest10);
      FloatVector next11 = fromArray(FLOATS, floatRows, ROW_NEXT11 + k);
      VectorMask<Float> nextLessBest11 = next11.compare(LT, best11);
      nextLessBestBits |= nextLessBest11.toLong() << k;
      // next < best ? next : best
      FloatVector best12 = best11.blend(next11, nextLessBest11);
      FloatVector next12 = fromArray(FLOATS, floatRows, ROW_NEXT12 + k);
      VectorMask<Float> nextLessBest12 = next12.compare(LT, best12);
      nextLessBestBits2 |= nextLessBest12.toLong() << k;
      // next < best ? next : best
      FloatVector best13 = best12.blend(next12, nextLessBest12);
      FloatVector length = best13.lanewise(SQRT);
      FloatVector distance = length.lanewise(SUB, cornerX);
      // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY : overlap ? 0 :
      // Rounded.apart(length, 0)
      FloatVector apart = ALL_INFINITY.blend(ALL_C1_40E_45.blend(distance, distance.compare(GT, cornerX))
          .blend(cornerX, VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (validBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(apart).intoArray(floatRows, ROW_APART + k);
      hits |= apart.compare(LT, infinity).toLong() << k;
      // next < best ? FIRST_EDGE : number
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER + k).blend(firstEdge, nextLessBest);
      // next < best ? FIRST_EDGE + 1 : number
      FloatVector number2 = number.blend(bY, nextLessBest2);
      // next < best ? FIRST_EDGE + 2 : number
      FloatVector number3 = number2.blend(bZ, nextLessBest3);
      // next < best ? FIRST_EDGE + 3 : number
      FloatVector number4 = number3.blend(c6_00, nextLessBest4);
      // next < best ? FIRST_EDGE + 4 : number
      FloatVector number5 = number4.blend(c7_00, nextLessBest5);
      // next < best ? FIRST_EDGE + 5 : number
      FloatVector number6 = number5.blend(c8_00, nextLessBest6);
      // next < best ? FIRST_EDGE + 6 : number
      FloatVector number7 = number6.blend(c9_00, nextLessBest7);
      // next < best ? FIRST_EDGE + 7 : number
      FloatVector number8 = number7.blend(c10_0, nextLessBest8);
      // next < best ? FIRST_EDGE + 8 : number
      FloatVector number9 = number8.blend(c11_0, nextLessBest9);
      // next < best ? FIRST_EDGE + 9 : number
      FLOAT_VECTOR.cast(number9.blend(c12_0, nextLessBest10)).intoArray(floatRows, ROW_NUMBER2 + k);
    }
    bits[0] = nextLessBestBits2;
    bits[1] = hits;
    return nextLessBestBits;
  }

  private static void floats15(float[] floatRows, long nextLessBestBits, long nextLessBestBits2) {
    FloatVector c13_0 = FloatVector.broadcast(FLOATS, 13.0f);
    FloatVector c14_0 = FloatVector.broadcast(FLOATS, 14.0f);
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // next < best ? FIRST_EDGE + 10 : number
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER2 + k)
          .blend(c13_0, VectorMask.fromLong(FLOATS, (nextLessBestBits >>> k) & WideLanes.FLOAT_LANES));
      // next < best ? FIRST_EDGE + 11 : number
      FLOAT_VECTOR.cast(number.blend(c14_0,
          VectorMask.fromLong(FLOATS, (nextLessBestBits2 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_NUMBER3 + k);
    }
  }

  private static void floats16(float[] floatRows) {
    FloatVector firstEdge = FloatVector.broadcast(FLOATS, 3.0f);
    FloatVector bY = FloatVector.broadcast(FLOATS, 4.0f);
    FloatVector bZ = FloatVector.broadcast(FLOATS, 5.0f);
    FloatVector c6_00 = FloatVector.broadcast(FLOATS, 6.0f);
    FloatVector c7_00 = FloatVector.broadcast(FLOATS, 7.0f);
    FloatVector c8_00 = FloatVector.broadcast(FLOATS, 8.0f);
    FloatVector c9_00 = FloatVector.broadcast(FLOATS, 9.0f);
    FloatVector c10_0 = FloatVector.broadcast(FLOATS, 10.0f);
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER3 + k);
      // number == FIRST_EDGE ? parameter(tx, ty, tz, gx, gy, gz, hx, hy, hz, s, qx, qy, qz, qw) : t
      FloatVector t = ALL_CORNER_X.blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP + k), number
          .compare(EQ, firstEdge));
      // number == FIRST_EDGE + 1 ? parameter(tx, ty, tz, gx, gy, gz, hx, hy, -hz, s, qx, qy, qz, qw) : t
      FloatVector t2 = t.blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP2 + k), number.compare(EQ, bY));
      // number == FIRST_EDGE + 2 ? parameter(tx, ty, tz, gx, gy, gz, hx, -hy, hz, s, qx, qy, qz, qw) : t
      FloatVector t3 = t2.blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP3 + k), number.compare(EQ, bZ));
      // number == FIRST_EDGE + 3 ? parameter(tx, ty, tz, gx, gy, gz, hx, -hy, -hz, s, qx, qy, qz, qw) : t
      FloatVector t4 = t3.blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP4 + k), number.compare(EQ, c6_00));
      // number == FIRST_EDGE + 4 ? parameter(ty, tz, tx, gy, gz, gx, hy, hz, hx, s, qy, qz, qx, qw) : t
      FloatVector t5 = t4.blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP5 + k), number.compare(EQ, c7_00));
      // number == FIRST_EDGE + 5 ? parameter(ty, tz, tx, gy, gz, gx, hy, hz, -hx, s, qy, qz, qx, qw) : t
      FloatVector t6 = t5.blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP6 + k), number.compare(EQ, c8_00));
      // number == FIRST_EDGE + 6 ? parameter(ty, tz, tx, gy, gz, gx, hy, -hz, hx, s, qy, qz, qx, qw) : t
      FloatVector t7 = t6.blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP7 + k), number.compare(EQ, c9_00));
      // number == FIRST_EDGE + 7 ? parameter(ty, tz, tx, gy, gz, gx, hy, -hz, -hx, s, qy, qz, qx, qw) : t
      FLOAT_VECTOR.cast(t7.blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP8 + k), number
          .compare(EQ, c10_0))).intoArray(floatRows, ROW_T + k);
    }
  }

  private static long floats17(float[] floatRows) {
    FloatVector c11_0 = FloatVector.broadcast(FLOATS, 11.0f);
    FloatVector c12_0 = FloatVector.broadcast(FLOATS, 12.0f);
    FloatVector c13_0 = FloatVector.broadcast(FLOATS, 13.0f);
    FloatVector c14_0 = FloatVector.broadcast(FLOATS, 14.0f);
    FloatVector firstEdge = FloatVector.broadcast(FLOATS, 3.0f);
    FloatVector c8_00 = FloatVector.broadcast(FLOATS, 8.0f);
    FloatVector bY = FloatVector.broadcast(FLOATS, 4.0f);
    FloatVector cornerY = FloatVector.broadcast(FLOATS, 1.0f);
    FloatVector cornerZ = FloatVector.broadcast(FLOATS, 2.0f);
    FloatVector cornerX = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector minusTwo = FloatVector.broadcast(FLOATS, -2.0f);
    long isCornerBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER3 + k);
      // number == FIRST_EDGE + 8 ? parameter(tz, tx, ty, gz, gx, gy, hz, hx, hy, s, qz, qx, qy, qw) : t
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T + k)
          .blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP9 + k), number.compare(EQ, c11_0));
      // number == FIRST_EDGE + 9 ? parameter(tz, tx, ty, gz, gx, gy, hz, hx, -hy, s, qz, qx, qy, qw) : t
      FloatVector t2 = t.blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP10 + k), number.compare(EQ, c12_0));
      // number == FIRST_EDGE + 10 ? parameter(tz, tx, ty, gz, gx, gy, hz, -hx, hy, s, qz, qx, qy, qw) : t
      FloatVector t3 = t2.blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP11 + k), number.compare(EQ, c13_0));
      // number == FIRST_EDGE + 11 ? parameter(tz, tx, ty, gz, gx, gy, hz, -hx, -hy, s, qz, qx, qy, qw) : t
      FloatVector t4 = t3.blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP12 + k), number.compare(EQ, c14_0));
      isCornerBits |= number.compare(LT, firstEdge).toLong() << k;
      FloatVector edge = number.lanewise(SUB, firstEdge);
      // edge >= 8 ? 2 : edge >= 4 ? 1 : 0
      FloatVector along = ALL_CORNER_X.blend(cornerY, edge.compare(GE, bY))
          .blend(cornerZ, edge.compare(GE, c8_00));
      FloatVector signs = edge.lanewise(SUB, ALL_B_Y.lanewise(MUL, along));
      VectorMask<Float> firstIsNegative = signs.compare(GE, cornerZ);
      // firstIsNegative ? 2 : 0
      VectorMask<Float> secondIsNegative = signs.lanewise(SUB, ALL_CORNER_X.blend(cornerZ, firstIsNegative))
          .compare(GE, cornerY);
      FloatVector steps = ALL_CORNER_X.lanewise(SUB, along);
      VectorMask<Float> either = steps.compare(EQ, cornerY).or(steps.compare(EQ, minusTwo));
      VectorMask<Float> eitherAndFirstIsNegative = either.and(firstIsNegative);
      VectorMask<Float> allNotCondition = either.not().and(secondIsNegative);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      // steps == 0 ? t * hx : ((steps == 1 || steps == -2) ? firstIsNegative : secondIsNegative) ? -hx : hx
      FLOAT_VECTOR.cast(hx.blend(fromArray(FLOATS, floatRows, ROW_HZ3 + k), eitherAndFirstIsNegative
          .or(allNotCondition)).blend(t4.lanewise(MUL, hx), steps.compare(EQ, cornerX))).intoArray(floatRows,
          ROW_EX4 + k);
      FloatVector steps2 = ALL_CORNER_Y.lanewise(SUB, along);
      VectorMask<Float> either2 = steps2.compare(EQ, cornerY).or(steps2.compare(EQ, minusTwo));
      VectorMask<Float> eitherAndFirstIsNegative2 = either2.and(firstIsNegative);
      VectorMask<Float> allNotCondition2 = either2.not().and(secondIsNegative);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      // steps == 0 ? t * hx : ((steps == 1 || steps == -2) ? firstIsNegative : secondIsNegative) ? -hx : hx
      FLOAT_VECTOR.cast(hy.blend(fromArray(FLOATS, floatRows, ROW_HY2 + k), eitherAndFirstIsNegative2
          .or(allNotCondition2)).blend(t4.lanewise(MUL, hy), steps2.compare(EQ, cornerX))).intoArray(floatRows,
          ROW_EY4 + k);
      FloatVector steps3 = ALL_CORNER_Z.lanewise(SUB, along);
      VectorMask<Float> either3 = steps3.compare(EQ, cornerY).or(steps3.compare(EQ, minusTwo));
      VectorMask<Float> eitherAndFirstIsNegative3 = either3.and(firstIsNegative);
      VectorMask<Float> allNotCondition3 = either3.not().and(secondIsNegative);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      // steps == 0 ? t * hx : ((steps == 1 || steps == -2) ? firstIsNegative : secondIsNegative) ? -hx : hx
      FLOAT_VECTOR.cast(hz.blend(fromArray(FLOATS, floatRows, ROW_HZ2 + k), eitherAndFirstIsNegative3
          .or(allNotCondition3)).blend(t4.lanewise(MUL, hz), steps3.compare(EQ, cornerX))).intoArray(floatRows,
          ROW_EZ4 + k);
    }
    return isCornerBits;
  }

  private static long floats18(float[] floatRows) {
    FloatVector cornerX = FloatVector.broadcast(FLOATS, 0.0f);
    long numberIsCornerXBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      numberIsCornerXBits |= fromArray(FLOATS, floatRows, ROW_NUMBER3 + k).compare(EQ, cornerX).toLong() << k;
    }
    return numberIsCornerXBits;
  }

  private static void floats19(float[] floatRows, long numberIsCornerXBits) {
    FloatVector cornerY = FloatVector.broadcast(FLOATS, 1.0f);
    FloatVector cornerX = FloatVector.broadcast(FLOATS, 0.0f);
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> numberIsCornerY = fromArray(FLOATS, floatRows, ROW_NUMBER3 + k).compare(EQ, cornerY);
      VectorMask<Float> numberIsCornerX = VectorMask.fromLong(FLOATS, (numberIsCornerXBits >>> k)
          & WideLanes.FLOAT_LANES);
      // number == CORNER_X ? partX : number == CORNER_Y ? partY : partZ
      FloatVector part = fromArray(FLOATS, floatRows, ROW_PART3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PART2 + k), numberIsCornerY)
          .blend(fromArray(FLOATS, floatRows, ROW_PART + k), numberIsCornerX);
      // corner == CORNER_X ? ofX : corner == CORNER_Y ? ofY : ofZ
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_N8 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_N6 + k), numberIsCornerY)
          .blend(fromArray(FLOATS, floatRows, ROW_N + k), numberIsCornerX);
      // corner == CORNER_X ? ofX : corner == CORNER_Y ? ofY : ofZ
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_N9 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_N4 + k), numberIsCornerY)
          .blend(fromArray(FLOATS, floatRows, ROW_N2 + k), numberIsCornerX);
      // corner == CORNER_X ? ofX : corner == CORNER_Y ? ofY : ofZ
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_N7 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_N5 + k), numberIsCornerY)
          .blend(fromArray(FLOATS, floatRows, ROW_N3 + k), numberIsCornerX);
      FloatVector product = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k));
      // n < 0 ? part * g : -(part * g)
      FLOAT_VECTOR.cast(product.lanewise(NEG).blend(product, nx.compare(LT, cornerX))).intoArray(floatRows,
          ROW_CX + k);
      FloatVector product2 = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k));
      // n < 0 ? part * g : -(part * g)
      FLOAT_VECTOR.cast(product2.lanewise(NEG).blend(product2, ny.compare(LT, cornerX))).intoArray(floatRows,
          ROW_CY + k);
      FloatVector product3 = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k));
      // n < 0 ? part * g : -(part * g)
      FLOAT_VECTOR.cast(product3.lanewise(NEG).blend(product3, nz.compare(LT, cornerX))).intoArray(floatRows,
          ROW_CZ + k);
    }
  }

  private static void floats20(float[] floatRows, long isCornerBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX4 + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY4 + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ4 + k);
      FloatVector p = fromArray(FLOATS, floatRows, ROW_N + k).lanewise(MUL, ex)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N6 + k).lanewise(MUL, ey))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N8 + k).lanewise(MUL, ez))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_TX2 + k));
      VectorMask<Float> isCorner = VectorMask.fromLong(FLOATS, (isCornerBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector minusGx = fromArray(FLOATS, floatRows, ROW_MINUS_GX + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      // p < -half ? -half : p > half ? half : p; isCorner ? cx : CentredBox.inside(BoxClosest.turned(s, qx, qy,
      // qz, qw, ex, ey, ez) - tx, gx)
      FLOAT_VECTOR.cast(p.blend(gx, p.compare(GT, gx)).blend(minusGx, p.compare(LT, minusGx))
          .blend(fromArray(FLOATS, floatRows, ROW_CX + k), isCorner)).intoArray(floatRows, ROW_AX2 + k);
      FloatVector p2 = fromArray(FLOATS, floatRows, ROW_N4 + k).lanewise(MUL, ey)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N9 + k).lanewise(MUL, ez))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N2 + k).lanewise(MUL, ex))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_TY2 + k));
      FloatVector minusGy = fromArray(FLOATS, floatRows, ROW_MINUS_GY + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      // p < -half ? -half : p > half ? half : p; isCorner ? cy : CentredBox.inside(BoxClosest.turned(s, qy, qz,
      // qx, qw, ey, ez, ex) - ty, gy)
      FLOAT_VECTOR.cast(p2.blend(gy, p2.compare(GT, gy)).blend(minusGy, p2.compare(LT, minusGy))
          .blend(fromArray(FLOATS, floatRows, ROW_CY + k), isCorner)).intoArray(floatRows, ROW_AY2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_N7 + k).lanewise(MUL, ez)).intoArray(floatRows,
          ROW_PRODUCT19 + k);
    }
  }

  private static void floats21(float[] floatRows, long isCornerBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N3 + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX4 + k);
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N5 + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY4 + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ2 + k);
      FloatVector p = fromArray(FLOATS, floatRows, ROW_PRODUCT19 + k).lanewise(ADD, n.lanewise(MUL, ex))
          .lanewise(ADD, n2.lanewise(MUL, ey)).lanewise(SUB, tz);
      VectorMask<Float> isCorner = VectorMask.fromLong(FLOATS, (isCornerBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ + k);
      FloatVector minusGz = fromArray(FLOATS, floatRows, ROW_MINUS_GZ + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      // p < -half ? -half : p > half ? half : p; isCorner ? cz : CentredBox.inside(BoxClosest.turned(s, qz, qx,
      // qy, qw, ez, ex, ey) - tz, gz)
      FLOAT_VECTOR.cast(p.blend(gz, p.compare(GT, gz)).blend(minusGz, p.compare(LT, minusGz))
          .blend(cz, isCorner)).intoArray(floatRows, ROW_AZ2 + k);
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TX2 + k));
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TY2 + k));
      FloatVector cz2 = cz.lanewise(ADD, tz);
      FloatVector p2 = fromArray(FLOATS, floatRows, ROW_N + k).lanewise(MUL, cx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N2 + k).lanewise(MUL, cy))
          .lanewise(ADD, n.lanewise(MUL, cz2));
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ3 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      // p < -half ? -half : p > half ? half : p; isCorner ? CentredBox.inside(BoxAxes.along(s, qx, qy, qz, qw,
      // cx, cy, cz), hx) : ex
      FLOAT_VECTOR.cast(ex.blend(p2.blend(hx, p2.compare(GT, hx)).blend(hz, p2.compare(LT, hz)),
          isCorner)).intoArray(floatRows, ROW_BX2 + k);
      FloatVector p3 = fromArray(FLOATS, floatRows, ROW_N4 + k).lanewise(MUL, cy)
          .lanewise(ADD, n2.lanewise(MUL, cz2))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N6 + k).lanewise(MUL, cx));
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      FloatVector hy2 = fromArray(FLOATS, floatRows, ROW_HY + k);
      // p < -half ? -half : p > half ? half : p; isCorner ? CentredBox.inside(BoxAxes.along(s, qy, qz, qx, qw,
      // cy, cz, cx), hy) : ey
      FLOAT_VECTOR.cast(ey.blend(p3.blend(hy2, p3.compare(GT, hy2)).blend(hy, p3.compare(LT, hy)),
          isCorner)).intoArray(floatRows, ROW_BY2 + k);
      FloatVector p4 = fromArray(FLOATS, floatRows, ROW_N7 + k).lanewise(MUL, cz2)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N8 + k).lanewise(MUL, cx))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N9 + k).lanewise(MUL, cy));
      FloatVector hz2 = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FloatVector hz3 = fromArray(FLOATS, floatRows, ROW_HZ + k);
      // p < -half ? -half : p > half ? half : p; isCorner ? CentredBox.inside(BoxAxes.along(s, qz, qx, qy, qw,
      // cz, cx, cy), hz) : ez
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_EZ4 + k)
          .blend(p4.blend(hz3, p4.compare(GT, hz3)).blend(hz2, p4.compare(LT, hz2)), isCorner)).intoArray(
          floatRows, ROW_BZ2 + k);
    }
  }

  private static void floats22(float[] floatRows) {
    FloatVector cornerX = FloatVector.broadcast(FLOATS, 0.0f);
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X2_OR_X1 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AX2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY2 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ2 + k)))).lanewise(ADD, cornerX)).intoArray(
          floatRows, ROW_XA + k);
    }
  }

  private static void floats23(float[] floatRows) {
    FloatVector cornerX = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector cornerZ = FloatVector.broadcast(FLOATS, 2.0f);
    FloatVector cornerY = FloatVector.broadcast(FLOATS, 1.0f);
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY2 + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ2 + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y2_OR_Y1 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE2 + k).lanewise(MUL, ay)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT6 + k).lanewise(MUL, az))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT + k).lanewise(MUL, ax)))
          .lanewise(ADD, cornerX)).intoArray(floatRows, ROW_YA + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z2_OR_Z1 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE3 + k).lanewise(MUL, az)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k).lanewise(MUL, ax))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k).lanewise(MUL, ay)))
          .lanewise(ADD, cornerX)).intoArray(floatRows, ROW_ZA + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX2 + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY2 + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X1_OR_X2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE4 + k).lanewise(MUL, bx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT13 + k).lanewise(MUL, by))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT14 + k).lanewise(MUL, bz)))
          .lanewise(ADD, cornerX)).intoArray(floatRows, ROW_XB + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y1_OR_Y2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE5 + k).lanewise(MUL, by)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT15 + k).lanewise(MUL, bz))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT16 + k).lanewise(MUL, bx)))
          .lanewise(ADD, cornerX)).intoArray(floatRows, ROW_YB + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z1_OR_Z2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE6 + k).lanewise(MUL, bz)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT17 + k).lanewise(MUL, bx))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT18 + k).lanewise(MUL, by)))
          .lanewise(ADD, cornerX)).intoArray(floatRows, ROW_ZB + k);
      // x <= -g ? 1 : x >= g ? 2 : 0
      FLOAT_VECTOR.cast(ALL_CORNER_X.blend(cornerZ, ax.compare(GE, fromArray(FLOATS, floatRows, ROW_GX + k)))
          .blend(cornerY, ax.compare(LE, fromArray(FLOATS, floatRows, ROW_MINUS_GX + k)))
          .lanewise(ADD, ALL_B_Y.lanewise(MUL, ALL_CORNER_X
          .blend(cornerZ, ay.compare(GE, fromArray(FLOATS, floatRows, ROW_GY + k)))
          .blend(cornerY, ay.compare(LE, fromArray(FLOATS, floatRows, ROW_MINUS_GY + k)))))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, ALL_CORNER_X
          .blend(cornerZ, az.compare(GE, fromArray(FLOATS, floatRows, ROW_GZ + k)))
          .blend(cornerY, az.compare(LE, fromArray(FLOATS, floatRows, ROW_MINUS_GZ + k)))))).intoArray(
          floatRows, ROW_OF_A + k);
    }
  }

  private static void floats24(float[] floatRows) {
    FloatVector cornerZ = FloatVector.broadcast(FLOATS, 2.0f);
    FloatVector cornerY = FloatVector.broadcast(FLOATS, 1.0f);
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX2 + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY2 + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ2 + k);
      // x <= -g ? 1 : x >= g ? 2 : 0
      FLOAT_VECTOR.cast(ALL_CORNER_X.blend(cornerZ, bx.compare(GE, fromArray(FLOATS, floatRows, ROW_HX + k)))
          .blend(cornerY, bx.compare(LE, fromArray(FLOATS, floatRows, ROW_HZ3 + k)))
          .lanewise(ADD, ALL_B_Y.lanewise(MUL, ALL_CORNER_X
          .blend(cornerZ, by.compare(GE, fromArray(FLOATS, floatRows, ROW_HY + k)))
          .blend(cornerY, by.compare(LE, fromArray(FLOATS, floatRows, ROW_HY2 + k)))))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, ALL_CORNER_X
          .blend(cornerZ, bz.compare(GE, fromArray(FLOATS, floatRows, ROW_HZ + k)))
          .blend(cornerY, bz.compare(LE, fromArray(FLOATS, floatRows, ROW_HZ2 + k)))))).intoArray(floatRows,
          ROW_OF_B + k);
    }
  }

  private static void floats25(float[] floatRows, float[][] results, int at, long swapBits, long hits) {
    float[] distances = results[0], axOuts = results[1], bxOuts = results[2], ayOuts = results[3],
        byOuts = results[4], azOuts = results[5], bzOuts = results[6], featureAs = results[7],
        featureBs = results[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> swap = VectorMask.fromLong(FLOATS, (swapBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector xb = fromArray(FLOATS, floatRows, ROW_XB + k);
      FloatVector xa = fromArray(FLOATS, floatRows, ROW_XA + k);
      // hit ? swap ? xb : xa : 0
      FloatVector axOut = ALL_CORNER_X.blend(xa.blend(xb, swap), hit);
      // hit ? swap ? xa : xb : 0
      FloatVector bxOut = ALL_CORNER_X.blend(xb.blend(xa, swap), hit);
      FloatVector yb = fromArray(FLOATS, floatRows, ROW_YB + k);
      FloatVector ya = fromArray(FLOATS, floatRows, ROW_YA + k);
      // hit ? swap ? yb : ya : 0
      FloatVector ayOut = ALL_CORNER_X.blend(ya.blend(yb, swap), hit);
      // hit ? swap ? ya : yb : 0
      FloatVector byOut = ALL_CORNER_X.blend(yb.blend(ya, swap), hit);
      FloatVector zb = fromArray(FLOATS, floatRows, ROW_ZB + k);
      FloatVector za = fromArray(FLOATS, floatRows, ROW_ZA + k);
      // hit ? swap ? zb : za : 0
      FloatVector azOut = ALL_CORNER_X.blend(za.blend(zb, swap), hit);
      // hit ? swap ? za : zb : 0
      FloatVector bzOut = ALL_CORNER_X.blend(zb.blend(za, swap), hit);
      FloatVector ofB = fromArray(FLOATS, floatRows, ROW_OF_B + k);
      FloatVector ofA = fromArray(FLOATS, floatRows, ROW_OF_A + k);
      // hit ? swap ? ofB : ofA : 0
      FloatVector featureA = ALL_CORNER_X.blend(ofA.blend(ofB, swap), hit);
      // hit ? swap ? ofA : ofB : 0
      FloatVector featureB = ALL_CORNER_X.blend(ofB.blend(ofA, swap), hit);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_APART + k)).intoArray(distances, at + k);
      FLOAT_VECTOR.cast(axOut).intoArray(axOuts, at + k);
      FLOAT_VECTOR.cast(bxOut).intoArray(bxOuts, at + k);
      FLOAT_VECTOR.cast(ayOut).intoArray(ayOuts, at + k);
      FLOAT_VECTOR.cast(byOut).intoArray(byOuts, at + k);
      FLOAT_VECTOR.cast(azOut).intoArray(azOuts, at + k);
      FLOAT_VECTOR.cast(bzOut).intoArray(bzOuts, at + k);
      FLOAT_VECTOR.cast(featureA).intoArray(featureAs, at + k);
      FLOAT_VECTOR.cast(featureB).intoArray(featureBs, at + k);
    }
  }

  /** {@code firstStep} of a block, from rows of values to another row. */
  private static void firstStep(float[] rows, int mxRow, int myRow, int mzRow, int hxRow, int hyRow, int hzRow,
      int gxRow, int gyRow, int gzRow, int to) {
    FloatVector cornerX = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector minusOne = FloatVector.broadcast(FLOATS, -1.0f);
    FloatVector cornerY = FloatVector.broadcast(FLOATS, 1.0f);
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hz = fromArray(FLOATS, rows, hzRow + k);
      FloatVector hz2 = hz.lanewise(ABS);
      VectorMask<Float> hzGreaterCornerX = hz2.compare(GT, cornerX);
      FloatVector mz = fromArray(FLOATS, rows, mzRow + k);
      // hz < 0 ? -mz : mz
      FloatVector z = mz.blend(mz.lanewise(NEG), hz.compare(LT, cornerX));
      FloatVector gz = fromArray(FLOATS, rows, gzRow + k);
      FloatVector nearZ = gz.lanewise(NEG).lanewise(SUB, z);
      // hz > 0 ? nearZ : -1
      FloatVector inZ = ALL_MINUS_ONE.blend(nearZ, hzGreaterCornerX);
      FloatVector hy = fromArray(FLOATS, rows, hyRow + k);
      FloatVector hy2 = hy.lanewise(ABS);
      VectorMask<Float> hyGreaterCornerX = hy2.compare(GT, cornerX);
      FloatVector my = fromArray(FLOATS, rows, myRow + k);
      // hy < 0 ? -my : my
      FloatVector y = my.blend(my.lanewise(NEG), hy.compare(LT, cornerX));
      FloatVector gy = fromArray(FLOATS, rows, gyRow + k);
      FloatVector nearY = gy.lanewise(NEG).lanewise(SUB, y);
      // hy > 0 ? nearY : -1
      FloatVector inY = ALL_MINUS_ONE.blend(nearY, hyGreaterCornerX);
      FloatVector hx = fromArray(FLOATS, rows, hxRow + k);
      FloatVector hx2 = hx.lanewise(ABS);
      VectorMask<Float> hxGreaterCornerX = hx2.compare(GT, cornerX);
      FloatVector mx = fromArray(FLOATS, rows, mxRow + k);
      // hx < 0 ? -mx : mx
      FloatVector x = mx.blend(mx.lanewise(NEG), hx.compare(LT, cornerX));
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
      FLOAT_VECTOR.cast(ALL_CORNER_X.blend(minusOne, numerator.compare(LT, cornerX))
          .blend(cornerY, numerator.compare(GT, cornerX))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS)
          .compare(LT, denominator))).intoArray(rows, to + k);
    }
  }

  /** {@code secondStep} of a block, from rows of values to another row. */
  private static void secondStep(float[] rows, int betweenRow, int mxRow, int myRow, int mzRow, int hxRow,
      int hyRow, int hzRow, int gxRow, int gyRow, int gzRow, int to) {
    FloatVector cornerX = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector minusOne = FloatVector.broadcast(FLOATS, -1.0f);
    FloatVector cornerY = FloatVector.broadcast(FLOATS, 1.0f);
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
      FLOAT_VECTOR.cast(ALL_CORNER_X.blend(minusOne, numerator.compare(LT, cornerX))
          .blend(cornerY, numerator.compare(GT, cornerX))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS)
          .compare(LT, denominator))).intoArray(rows, to + k);
    }
  }

  /** {@code squaredDistance} of a block, from rows of values to another row. */
  private static void squaredDistance(float[] rows, int tRow, int mxRow, int myRow, int mzRow, int hxRow,
      int hyRow, int hzRow, int gxRow, int gyRow, int gzRow, int to) {
    FloatVector cornerX = FloatVector.broadcast(FLOATS, 0.0f);
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector t = fromArray(FLOATS, rows, tRow + k);
      FloatVector p = fromArray(FLOATS, rows, mxRow + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, hxRow + k)));
      FloatVector out = p.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, rows, gxRow + k));
      // out > 0 ? out : 0
      FloatVector dx = ALL_CORNER_X.blend(out, out.compare(GT, cornerX));
      FloatVector p2 = fromArray(FLOATS, rows, myRow + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, hyRow + k)));
      FloatVector out2 = p2.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, rows, gyRow + k));
      // out > 0 ? out : 0
      FloatVector dy = ALL_CORNER_X.blend(out2, out2.compare(GT, cornerX));
      FloatVector p3 = fromArray(FLOATS, rows, mzRow + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, hzRow + k)));
      FloatVector out3 = p3.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, rows, gzRow + k));
      // out > 0 ? out : 0
      FloatVector dz = ALL_CORNER_X.blend(out3, out3.compare(GT, cornerX));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(rows, to + k);
    }
  }
}
