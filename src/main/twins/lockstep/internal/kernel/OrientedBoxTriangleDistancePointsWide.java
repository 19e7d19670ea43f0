// Compiled from OrientedBoxTriangleDistance.java; changes are made there.
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
 * Wide twin of {@link OrientedBoxTriangleDistance#points}: the same operations in the same order, on vectors of
 * pairs.
 */
final class OrientedBoxTriangleDistancePointsWide implements LoopedKernel {
  private static final FloatVector ALL_SQUARED_DISTANCE = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_CA = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_BC = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_SLACK = FloatVector.broadcast(FLOATS, 1.1920929E-6f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_LARGEST_8 = FloatVector.broadcast(FLOATS, 1.0E18f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_BOX_X = FloatVector.broadcast(FLOATS, 3.0f);
  private static final FloatVector ALL_BOX_Y = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_C16_0 = FloatVector.broadcast(FLOATS, 16.0f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_C7_00 = FloatVector.broadcast(FLOATS, 7.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[9]);

  private static final int ROW_QX_SQUARED = 0 * Kernel.BLOCK;
  private static final int ROW_QY_SQUARED = 1 * Kernel.BLOCK;
  private static final int ROW_SUM = 2 * Kernel.BLOCK;
  private static final int ROW_QZ_SQUARED = 3 * Kernel.BLOCK;
  private static final int ROW_QW_SQUARED = 4 * Kernel.BLOCK;
  private static final int ROW_SQUARE = 5 * Kernel.BLOCK;
  private static final int ROW_X = 6 * Kernel.BLOCK;
  private static final int ROW_Y = 7 * Kernel.BLOCK;
  private static final int ROW_Z = 8 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 9 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 10 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 11 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 12 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 13 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE2 = 14 * Kernel.BLOCK;
  private static final int ROW_SUM4 = 15 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 16 * Kernel.BLOCK;
  private static final int ROW_SUM5 = 17 * Kernel.BLOCK;
  private static final int ROW_SUM6 = 18 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE3 = 19 * Kernel.BLOCK;
  private static final int ROW_X2 = 20 * Kernel.BLOCK;
  private static final int ROW_Y2 = 21 * Kernel.BLOCK;
  private static final int ROW_Z2 = 22 * Kernel.BLOCK;
  private static final int ROW_X3 = 23 * Kernel.BLOCK;
  private static final int ROW_Y3 = 24 * Kernel.BLOCK;
  private static final int ROW_Z3 = 25 * Kernel.BLOCK;
  private static final int ROW_HALF_X = 26 * Kernel.BLOCK;
  private static final int ROW_HALF_Y = 27 * Kernel.BLOCK;
  private static final int ROW_HALF_Z = 28 * Kernel.BLOCK;
  private static final int ROW_SUM7 = 29 * Kernel.BLOCK;
  private static final int ROW_REACH = 30 * Kernel.BLOCK;
  private static final int ROW_SUM8 = 31 * Kernel.BLOCK;
  private static final int ROW_SUM9 = 32 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE4 = 33 * Kernel.BLOCK;
  private static final int ROW_MIN = 34 * Kernel.BLOCK;
  private static final int ROW_MIN2 = 35 * Kernel.BLOCK;
  private static final int ROW_MIN3 = 36 * Kernel.BLOCK;
  private static final int ROW_SUM10 = 37 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE5 = 38 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE6 = 39 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE7 = 40 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE8 = 41 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE9 = 42 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE10 = 43 * Kernel.BLOCK;
  private static final int ROW_S = 44 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE11 = 45 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 46 * Kernel.BLOCK;
  private static final int ROW_PRODUCT5 = 47 * Kernel.BLOCK;
  private static final int ROW_AU = 48 * Kernel.BLOCK;
  private static final int ROW_PRODUCT6 = 49 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE12 = 50 * Kernel.BLOCK;
  private static final int ROW_PRODUCT7 = 51 * Kernel.BLOCK;
  private static final int ROW_AV = 52 * Kernel.BLOCK;
  private static final int ROW_PRODUCT8 = 53 * Kernel.BLOCK;
  private static final int ROW_PRODUCT9 = 54 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE13 = 55 * Kernel.BLOCK;
  private static final int ROW_AW = 56 * Kernel.BLOCK;
  private static final int ROW_PRODUCT10 = 57 * Kernel.BLOCK;
  private static final int ROW_BU = 58 * Kernel.BLOCK;
  private static final int ROW_BV = 59 * Kernel.BLOCK;
  private static final int ROW_BW = 60 * Kernel.BLOCK;
  private static final int ROW_CU = 61 * Kernel.BLOCK;
  private static final int ROW_CV = 62 * Kernel.BLOCK;
  private static final int ROW_CW = 63 * Kernel.BLOCK;
  private static final int ROW_MX = 64 * Kernel.BLOCK;
  private static final int ROW_MY = 65 * Kernel.BLOCK;
  private static final int ROW_MZ = 66 * Kernel.BLOCK;
  private static final int ROW_X4 = 67 * Kernel.BLOCK;
  private static final int ROW_HX = 68 * Kernel.BLOCK;
  private static final int ROW_Y4 = 69 * Kernel.BLOCK;
  private static final int ROW_HY = 70 * Kernel.BLOCK;
  private static final int ROW_Z4 = 71 * Kernel.BLOCK;
  private static final int ROW_HZ = 72 * Kernel.BLOCK;
  private static final int ROW_MX2 = 73 * Kernel.BLOCK;
  private static final int ROW_MY2 = 74 * Kernel.BLOCK;
  private static final int ROW_MZ2 = 75 * Kernel.BLOCK;
  private static final int ROW_X5 = 76 * Kernel.BLOCK;
  private static final int ROW_HX2 = 77 * Kernel.BLOCK;
  private static final int ROW_Y5 = 78 * Kernel.BLOCK;
  private static final int ROW_HY2 = 79 * Kernel.BLOCK;
  private static final int ROW_Z5 = 80 * Kernel.BLOCK;
  private static final int ROW_HZ2 = 81 * Kernel.BLOCK;
  private static final int ROW_MX3 = 82 * Kernel.BLOCK;
  private static final int ROW_MY3 = 83 * Kernel.BLOCK;
  private static final int ROW_MZ3 = 84 * Kernel.BLOCK;
  private static final int ROW_X6 = 85 * Kernel.BLOCK;
  private static final int ROW_HX3 = 86 * Kernel.BLOCK;
  private static final int ROW_Y6 = 87 * Kernel.BLOCK;
  private static final int ROW_HY3 = 88 * Kernel.BLOCK;
  private static final int ROW_Z6 = 89 * Kernel.BLOCK;
  private static final int ROW_HZ3 = 90 * Kernel.BLOCK;
  private static final int ROW_LONGEST = 91 * Kernel.BLOCK;
  private static final int ROW_PX = 92 * Kernel.BLOCK;
  private static final int ROW_LX = 93 * Kernel.BLOCK;
  private static final int ROW_PY = 94 * Kernel.BLOCK;
  private static final int ROW_LY = 95 * Kernel.BLOCK;
  private static final int ROW_PZ = 96 * Kernel.BLOCK;
  private static final int ROW_LZ = 97 * Kernel.BLOCK;
  private static final int ROW_KX = 98 * Kernel.BLOCK;
  private static final int ROW_KY = 99 * Kernel.BLOCK;
  private static final int ROW_KZ = 100 * Kernel.BLOCK;
  private static final int ROW_LOW_U = 101 * Kernel.BLOCK;
  private static final int ROW_HIGH_U = 102 * Kernel.BLOCK;
  private static final int ROW_LOW_V = 103 * Kernel.BLOCK;
  private static final int ROW_HIGH_V = 104 * Kernel.BLOCK;
  private static final int ROW_LOW_W = 105 * Kernel.BLOCK;
  private static final int ROW_HIGH_W = 106 * Kernel.BLOCK;
  private static final int ROW_LOW_U2 = 107 * Kernel.BLOCK;
  private static final int ROW_LOW_Y = 108 * Kernel.BLOCK;
  private static final int ROW_LOW_Z = 109 * Kernel.BLOCK;
  private static final int ROW_HIGH_Y = 110 * Kernel.BLOCK;
  private static final int ROW_HIGH_Z = 111 * Kernel.BLOCK;
  private static final int ROW_X7 = 112 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE14 = 113 * Kernel.BLOCK;
  private static final int ROW_HX4 = 114 * Kernel.BLOCK;
  private static final int ROW_Y7 = 115 * Kernel.BLOCK;
  private static final int ROW_HY4 = 116 * Kernel.BLOCK;
  private static final int ROW_Z7 = 117 * Kernel.BLOCK;
  private static final int ROW_HZ4 = 118 * Kernel.BLOCK;
  private static final int ROW_BX = 119 * Kernel.BLOCK;
  private static final int ROW_BY = 120 * Kernel.BLOCK;
  private static final int ROW_BZ = 121 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE15 = 122 * Kernel.BLOCK;
  private static final int ROW_CX = 123 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE16 = 124 * Kernel.BLOCK;
  private static final int ROW_CY = 125 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE17 = 126 * Kernel.BLOCK;
  private static final int ROW_CZ = 127 * Kernel.BLOCK;
  private static final int ROW_AX = 128 * Kernel.BLOCK;
  private static final int ROW_AY = 129 * Kernel.BLOCK;
  private static final int ROW_AZ = 130 * Kernel.BLOCK;
  private static final int ROW_A = 131 * Kernel.BLOCK;
  private static final int ROW_B = 132 * Kernel.BLOCK;
  private static final int ROW_C = 133 * Kernel.BLOCK;
  private static final int ROW_REACH2 = 134 * Kernel.BLOCK;
  private static final int ROW_ABS_Z = 135 * Kernel.BLOCK;
  private static final int ROW_ABS_Y = 136 * Kernel.BLOCK;
  private static final int ROW_ABS_X = 137 * Kernel.BLOCK;
  private static final int ROW_ABS_Z2 = 138 * Kernel.BLOCK;
  private static final int ROW_ABS_Y2 = 139 * Kernel.BLOCK;
  private static final int ROW_BOTH = 140 * Kernel.BLOCK;
  private static final int ROW_THIRD = 141 * Kernel.BLOCK;
  private static final int ROW_REACH3 = 142 * Kernel.BLOCK;
  private static final int ROW_ABS_Z3 = 143 * Kernel.BLOCK;
  private static final int ROW_ABS_Y3 = 144 * Kernel.BLOCK;
  private static final int ROW_BOTH2 = 145 * Kernel.BLOCK;
  private static final int ROW_THIRD2 = 146 * Kernel.BLOCK;
  private static final int ROW_BOTH3 = 147 * Kernel.BLOCK;
  private static final int ROW_THIRD3 = 148 * Kernel.BLOCK;
  private static final int ROW_REACH4 = 149 * Kernel.BLOCK;
  private static final int ROW_PRODUCT11 = 150 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE18 = 151 * Kernel.BLOCK;
  private static final int ROW_PRODUCT12 = 152 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP = 153 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP2 = 154 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP3 = 155 * Kernel.BLOCK;
  private static final int ROW_FOOT = 156 * Kernel.BLOCK;
  private static final int ROW_HX5 = 157 * Kernel.BLOCK;
  private static final int ROW_HY5 = 158 * Kernel.BLOCK;
  private static final int ROW_HZ5 = 159 * Kernel.BLOCK;
  private static final int ROW_PRODUCT13 = 160 * Kernel.BLOCK;
  private static final int ROW_PRODUCT14 = 161 * Kernel.BLOCK;
  private static final int ROW_PRODUCT15 = 162 * Kernel.BLOCK;
  private static final int ROW_AB = 163 * Kernel.BLOCK;
  private static final int ROW_BC = 164 * Kernel.BLOCK;
  private static final int ROW_CA = 165 * Kernel.BLOCK;
  private static final int ROW_S2 = 166 * Kernel.BLOCK;
  private static final int ROW_X8 = 167 * Kernel.BLOCK;
  private static final int ROW_DX = 168 * Kernel.BLOCK;
  private static final int ROW_Y8 = 169 * Kernel.BLOCK;
  private static final int ROW_DY = 170 * Kernel.BLOCK;
  private static final int ROW_Z8 = 171 * Kernel.BLOCK;
  private static final int ROW_DZ = 172 * Kernel.BLOCK;
  private static final int ROW_BEST = 173 * Kernel.BLOCK;
  private static final int ROW_BC2 = 174 * Kernel.BLOCK;
  private static final int ROW_CA2 = 175 * Kernel.BLOCK;
  private static final int ROW_ALONG = 176 * Kernel.BLOCK;
  private static final int ROW_DX2 = 177 * Kernel.BLOCK;
  private static final int ROW_DY2 = 178 * Kernel.BLOCK;
  private static final int ROW_DZ2 = 179 * Kernel.BLOCK;
  private static final int ROW_BEST2 = 180 * Kernel.BLOCK;
  private static final int ROW_WHERE = 181 * Kernel.BLOCK;
  private static final int ROW_THIRD4 = 182 * Kernel.BLOCK;
  private static final int ROW_END = 183 * Kernel.BLOCK;
  private static final int ROW_OF_BC = 184 * Kernel.BLOCK;
  private static final int ROW_SQUARED_DISTANCE = 185 * Kernel.BLOCK;
  private static final int ROW_APART = 186 * Kernel.BLOCK;
  private static final int ROW_NEAREST = 187 * Kernel.BLOCK;
  private static final int ROW_T = 188 * Kernel.BLOCK;
  private static final int ROW_OF_B = 189 * Kernel.BLOCK;
  private static final int ROW_OF_C = 190 * Kernel.BLOCK;
  private static final int ROW_U = 191 * Kernel.BLOCK;
  private static final int ROW_V = 192 * Kernel.BLOCK;
  private static final int ROW_SUM11 = 193 * Kernel.BLOCK;
  private static final int ROW_W = 194 * Kernel.BLOCK;
  private static final int ROW_AX_OUT = 195 * Kernel.BLOCK;
  private static final int ROW_BX_OUT = 196 * Kernel.BLOCK;
  private static final int ROW_SUM12 = 197 * Kernel.BLOCK;
  private static final int ROW_AY_OUT = 198 * Kernel.BLOCK;
  private static final int ROW_BY_OUT = 199 * Kernel.BLOCK;
  private static final int ROW_AZ_OUT = 200 * Kernel.BLOCK;
  private static final int ROW_SUM13 = 201 * Kernel.BLOCK;
  private static final int ROW_BZ_OUT = 202 * Kernel.BLOCK;
  private static final int ROW_FEATURE = 203 * Kernel.BLOCK;
  private static final int ROW_TO_X = 204 * Kernel.BLOCK;
  private static final int ROW_FEATURE_A = 205 * Kernel.BLOCK;
  private static final int ROW_START_OR_END_OR_VALUE = 206 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[207 * Kernel.BLOCK]);

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
      long allSquareAtLeastLeastSquareBits = floats1(columns1, from1, columns2, from2, floatRows, bits);
      long allHalfXAtLeastSquaredDistanceBits = bits[0];
      long allValueAtMostReachBits = floats2(columns1, from1, columns2, from2, floatRows);
      long nearBits = floats3(columns1, from1, columns2, from2, floatRows, bits, allValueAtMostReachBits,
          allSquareAtLeastLeastSquareBits);
      long allSquareAtLeastLeastSquareBits2 = bits[0];
      long minAtMostHalfXBits = bits[1];
      long minAtMostHalfYBits = bits[2];
      long minAtMostHalfZBits = bits[3];
      scale(floatRows, ROW_S);
      floats5(floatRows);
      floats6(floatRows);
      floats7(floatRows);
      floats8(floatRows);
      floats9(floatRows);
      floats10(floatRows);
      long longestIsBcBits = floats11(floatRows, bits);
      long longestIsCaBits = bits[0];
      floats12(floatRows, longestIsCaBits, longestIsBcBits);
      long sumAtMostLargestBits = floats13(floatRows);
      long awLessBwBits = floats14(floatRows);
      long allMinAtMostHighUBits = floats15(columns1, from1, floatRows, bits, awLessBwBits);
      long allMinAtMostHighVBits = bits[0];
      long allMinAtMostHighWBits = bits[1];
      floats16(columns1, from1, floatRows);
      floats17(floatRows);
      floats18(floatRows);
      long allValueAtMostReachBits2 = floats19(floatRows);
      long allValueAtMostReachBits3 = floats20(floatRows, allValueAtMostReachBits2);
      long allValueAtMostReachBits4 = floats21(floatRows, allValueAtMostReachBits3);
      long allValueAtMostReachBits5 = floats22(floatRows, allValueAtMostReachBits4);
      long allValueAtMostReachBits6 = floats23(floatRows, allValueAtMostReachBits5);
      long allValueAtMostReachBits7 = floats24(floatRows, allValueAtMostReachBits6);
      long allValueAtMostReachBits8 = floats25(floatRows, allValueAtMostReachBits7);
      long allValueAtMostReachBits9 = floats26(floatRows, allValueAtMostReachBits8);
      long allValueAtMostReachBits10 = floats27(floatRows, allValueAtMostReachBits9);
      long allValueAtMostReachBits11 = floats28(floatRows, allValueAtMostReachBits10);
      firstStep(floatRows, ROW_MX, ROW_MY, ROW_MZ, ROW_HX, ROW_HY, ROW_HZ, ROW_FIRST_STEP);
      firstStep(floatRows, ROW_MX2, ROW_MY2, ROW_MZ2, ROW_HX2, ROW_HY2, ROW_HZ2, ROW_FIRST_STEP2);
      firstStep(floatRows, ROW_MX3, ROW_MY3, ROW_MZ3, ROW_HX3, ROW_HY3, ROW_HZ3, ROW_FIRST_STEP3);
      part(floatRows, ROW_KX, ROW_KY, ROW_KZ, ROW_LX, ROW_LY, ROW_LZ, ROW_FOOT);
      long validBits = allHalfXAtLeastSquaredDistanceBits & sumAtMostLargestBits;
      long allMinAtMostHighUBits2 = allMinAtMostHighUBits & minAtMostHalfXBits;
      long allSquareAtLeastLeastSquareBits3 = allSquareAtLeastLeastSquareBits2 & allMinAtMostHighUBits2;
      long allMinAtMostHighVBits2 = allMinAtMostHighVBits & minAtMostHalfYBits;
      long allSquareAtLeastLeastSquareBits4 = allSquareAtLeastLeastSquareBits3 & allMinAtMostHighVBits2;
      long allMinAtMostHighWBits2 = allMinAtMostHighWBits & minAtMostHalfZBits;
      long meetBits = allSquareAtLeastLeastSquareBits4 & allMinAtMostHighWBits2;
      long allSquareAtLeastLeastSquareBits5 = meetBits & allValueAtMostReachBits11;
      long overlapBits = nearBits & allSquareAtLeastLeastSquareBits5;
      long nxLessSquaredDistanceBits = floats30(floatRows, bits);
      long nyLessSquaredDistanceBits = bits[0];
      long nzLessSquaredDistanceBits = bits[1];
      secondStep(floatRows, ROW_FIRST_STEP, ROW_MX, ROW_MY, ROW_MZ, ROW_HX, ROW_HY, ROW_HZ, ROW_AB);
      secondStep(floatRows, ROW_FIRST_STEP2, ROW_MX2, ROW_MY2, ROW_MZ2, ROW_HX2, ROW_HY2, ROW_HZ2, ROW_BC);
      secondStep(floatRows, ROW_FIRST_STEP3, ROW_MX3, ROW_MY3, ROW_MZ3, ROW_HX3, ROW_HY3, ROW_HZ3, ROW_CA);
      diagonal(floatRows, ROW_S2);
      floats32(columns1, from1, floatRows, nxLessSquaredDistanceBits, nyLessSquaredDistanceBits,
          nzLessSquaredDistanceBits);
      squaredDistance(floatRows, ROW_AB, ROW_MX, ROW_MY, ROW_MZ, ROW_HX, ROW_HY, ROW_HZ, ROW_BEST);
      squaredDistance(floatRows, ROW_BC, ROW_MX2, ROW_MY2, ROW_MZ2, ROW_HX2, ROW_HY2, ROW_HZ2, ROW_BC2);
      squaredDistance(floatRows, ROW_CA, ROW_MX3, ROW_MY3, ROW_MZ3, ROW_HX3, ROW_HY3, ROW_HZ3, ROW_CA2);
      part(floatRows, ROW_DX, ROW_DY, ROW_DZ, ROW_LX, ROW_LY, ROW_LZ, ROW_ALONG);
      floats34(floatRows);
      part(floatRows, ROW_DX2, ROW_DY2, ROW_DZ2, ROW_HX5, ROW_HY5, ROW_HZ5, ROW_THIRD4);
      floats36(floatRows);
      long hits = floats37(floatRows, overlapBits, validBits);
      long nearestIsSquaredDistanceBits = floats38(floatRows, bits, longestIsCaBits, longestIsBcBits);
      long nearestIsBcBits = bits[0];
      long faceBits = bits[1];
      floats39(columns1, from1, floatRows, faceBits);
      floats40(columns1, from1, columns2, from2, floatRows, faceBits, hits);
      floats41(columns1, from1, columns2, from2, floatRows, hits);
      long toMinAtMostToMaxBits = floats42(columns1, from1, floatRows, hits);
      floats43(columns1, from1, floatRows, toMinAtMostToMaxBits, hits, nearestIsBcBits,
          nearestIsSquaredDistanceBits);
      floats44(floatRows, results, at, faceBits, hits);
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
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], halfXs = columns1[3], halfYs = columns1[4],
        halfZs = columns1[5], qxs = columns1[6], qys = columns1[7], qzs = columns1[8], qws = columns1[9];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    long allSquareAtLeastLeastSquareBits = 0;
    long allHalfXAtLeastSquaredDistanceBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FloatVector qxSquared = qx.lanewise(MUL, qx);
      FLOAT_VECTOR.cast(qxSquared).intoArray(floatRows, ROW_QX_SQUARED + k);
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector qySquared = qy.lanewise(MUL, qy);
      FLOAT_VECTOR.cast(qySquared).intoArray(floatRows, ROW_QY_SQUARED + k);
      FloatVector sum = qxSquared.lanewise(ADD, qySquared);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM + k);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector qzSquared = qz.lanewise(MUL, qz);
      FLOAT_VECTOR.cast(qzSquared).intoArray(floatRows, ROW_QZ_SQUARED + k);
      FloatVector qw = fromArray(FLOATS, qws, i);
      FloatVector qwSquared = qw.lanewise(MUL, qw);
      FLOAT_VECTOR.cast(qwSquared).intoArray(floatRows, ROW_QW_SQUARED + k);
      FloatVector square = sum.lanewise(ADD, qzSquared.lanewise(ADD, qwSquared));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE + k);
      FloatVector x = fromArray(FLOATS, xs, i);
      FLOAT_VECTOR.cast(fromArray(FLOATS, axs, j).lanewise(SUB, x)).intoArray(floatRows, ROW_X + k);
      FloatVector y = fromArray(FLOATS, ys, i);
      FLOAT_VECTOR.cast(fromArray(FLOATS, ays, j).lanewise(SUB, y)).intoArray(floatRows, ROW_Y + k);
      FloatVector z = fromArray(FLOATS, zs, i);
      FLOAT_VECTOR.cast(fromArray(FLOATS, azs, j).lanewise(SUB, z)).intoArray(floatRows, ROW_Z + k);
      FloatVector sum2 = qySquared.lanewise(ADD, qzSquared);
      FLOAT_VECTOR.cast(sum2).intoArray(floatRows, ROW_SUM2 + k);
      FloatVector product = qx.lanewise(MUL, qy);
      FloatVector product2 = qz.lanewise(MUL, qw);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT + k);
      FLOAT_VECTOR.cast(product.lanewise(ADD, product2)).intoArray(floatRows, ROW_SUM3 + k);
      FloatVector product3 = qx.lanewise(MUL, qz);
      FloatVector product4 = qy.lanewise(MUL, qw);
      FLOAT_VECTOR.cast(product4).intoArray(floatRows, ROW_PRODUCT2 + k);
      FLOAT_VECTOR.cast(product3.lanewise(SUB, product4)).intoArray(floatRows, ROW_DIFFERENCE + k);
      FloatVector difference = product.lanewise(SUB, product2);
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE2 + k);
      FLOAT_VECTOR.cast(qxSquared.lanewise(ADD, qzSquared)).intoArray(floatRows, ROW_SUM4 + k);
      FloatVector product5 = qy.lanewise(MUL, qz);
      FloatVector product6 = qx.lanewise(MUL, qw);
      FLOAT_VECTOR.cast(product6).intoArray(floatRows, ROW_PRODUCT3 + k);
      FLOAT_VECTOR.cast(product5.lanewise(ADD, product6)).intoArray(floatRows, ROW_SUM5 + k);
      FloatVector sum3 = product3.lanewise(ADD, product4);
      FLOAT_VECTOR.cast(sum3).intoArray(floatRows, ROW_SUM6 + k);
      FLOAT_VECTOR.cast(product5.lanewise(SUB, product6)).intoArray(floatRows, ROW_DIFFERENCE3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, bxs, j).lanewise(SUB, x)).intoArray(floatRows, ROW_X2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, bys, j).lanewise(SUB, y)).intoArray(floatRows, ROW_Y2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, bzs, j).lanewise(SUB, z)).intoArray(floatRows, ROW_Z2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, cxs, j).lanewise(SUB, x)).intoArray(floatRows, ROW_X3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, cys, j).lanewise(SUB, y)).intoArray(floatRows, ROW_Y3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, czs, j).lanewise(SUB, z)).intoArray(floatRows, ROW_Z3 + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, i);
      FLOAT_VECTOR.cast(halfX).intoArray(floatRows, ROW_HALF_X + k);
      FloatVector halfY = fromArray(FLOATS, halfYs, i);
      FLOAT_VECTOR.cast(halfY).intoArray(floatRows, ROW_HALF_Y + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, i);
      FLOAT_VECTOR.cast(halfZ).intoArray(floatRows, ROW_HALF_Z + k);
      VectorMask<Float> allSquareAtLeastLeastSquare = square.compare(GE, ALL_LEAST_SQUARE);
      allSquareAtLeastLeastSquare = square.compare(LE, ALL_LARGEST_SQUARE, allSquareAtLeastLeastSquare);
      allSquareAtLeastLeastSquareBits |= allSquareAtLeastLeastSquare.toLong() << k;
      VectorMask<Float> allHalfXAtLeastSquaredDistance = halfX
          .compare(GE, ALL_SQUARED_DISTANCE, allSquareAtLeastLeastSquare);
      allHalfXAtLeastSquaredDistance = halfY.compare(GE, ALL_SQUARED_DISTANCE, allHalfXAtLeastSquaredDistance);
      allHalfXAtLeastSquaredDistance = halfZ.compare(GE, ALL_SQUARED_DISTANCE, allHalfXAtLeastSquaredDistance);
      VectorMask<Float> allHalfXAtLeastSquaredDistance2 = halfX.compare(LE, ALL_LARGEST);
      allHalfXAtLeastSquaredDistance2 = halfY.compare(LE, ALL_LARGEST, allHalfXAtLeastSquaredDistance2);
      allHalfXAtLeastSquaredDistance2 = halfZ.compare(LE, ALL_LARGEST, allHalfXAtLeastSquaredDistance2);
      allHalfXAtLeastSquaredDistance = allHalfXAtLeastSquaredDistance.and(allHalfXAtLeastSquaredDistance2);
      allHalfXAtLeastSquaredDistanceBits |= allHalfXAtLeastSquaredDistance.toLong() << k;
      FLOAT_VECTOR.cast(halfX.lanewise(ABS).lanewise(ADD, halfY.lanewise(ABS))
          .lanewise(ADD, halfZ.lanewise(ABS))).intoArray(floatRows, ROW_SUM7 + k);
      FloatVector s = ALL_CA.lanewise(DIV, square);
      FloatVector x2 = ALL_BC.lanewise(SUB, s.lanewise(MUL, sum2)).lanewise(ABS).lanewise(ADD, ALL_SLACK);
      FloatVector y2 = s.lanewise(MUL, difference).lanewise(ABS).lanewise(ADD, ALL_SLACK);
      FloatVector z2 = s.lanewise(MUL, sum3).lanewise(ABS).lanewise(ADD, ALL_SLACK);
      FLOAT_VECTOR.cast(x2.lanewise(MUL, halfX).lanewise(ADD, y2.lanewise(MUL, halfY))
          .lanewise(ADD, z2.lanewise(MUL, halfZ))).intoArray(floatRows, ROW_REACH + k);
    }
    bits[0] = allHalfXAtLeastSquaredDistanceBits;
    return allSquareAtLeastLeastSquareBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], halfXs = columns1[3], halfYs = columns1[4],
        halfZs = columns1[5], qxs = columns1[6], qys = columns1[7];
    float[] axs = columns2[0], ays = columns2[1], bxs = columns2[3], bys = columns2[4], cxs = columns2[6],
        cys = columns2[7];
    long allValueAtMostReachBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector bx = fromArray(FLOATS, bxs, j);
      // a < b ? a : b
      FloatVector low = bx.blend(ax, ax.compare(LT, bx));
      // a > b ? a : b
      FloatVector high = bx.blend(ax, ax.compare(GT, bx));
      FloatVector qxSquared = fromArray(FLOATS, floatRows, ROW_QX_SQUARED + k);
      FloatVector qwSquared = fromArray(FLOATS, floatRows, ROW_QW_SQUARED + k);
      FloatVector s = ALL_CA.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_SUM2 + k)
          .lanewise(ADD, qxSquared.lanewise(ADD, qwSquared)));
      FloatVector sum = fromArray(FLOATS, floatRows, ROW_QZ_SQUARED + k).lanewise(ADD, qxSquared);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM8 + k);
      FloatVector x = ALL_BC.lanewise(SUB, s.lanewise(MUL, sum)).lanewise(ABS).lanewise(ADD, ALL_SLACK);
      FloatVector y = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE3 + k)).lanewise(ABS)
          .lanewise(ADD, ALL_SLACK);
      FloatVector z = s.lanewise(MUL, fromArray(FLOATS, qys, i).lanewise(MUL, fromArray(FLOATS, qxs, i))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT + k))).lanewise(ABS).lanewise(ADD, ALL_SLACK);
      FloatVector reach = x.lanewise(MUL, fromArray(FLOATS, halfYs, i))
          .lanewise(ADD, y.lanewise(MUL, fromArray(FLOATS, halfZs, i)))
          .lanewise(ADD, z.lanewise(MUL, fromArray(FLOATS, halfXs, i)));
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector by = fromArray(FLOATS, bys, j);
      // a < b ? a : b
      FloatVector low2 = by.blend(ay, ay.compare(LT, by));
      // a > b ? a : b
      FloatVector high2 = by.blend(ay, ay.compare(GT, by));
      FloatVector cx = fromArray(FLOATS, cxs, j);
      FloatVector x2 = fromArray(FLOATS, xs, i);
      FloatVector reach2 = fromArray(FLOATS, floatRows, ROW_REACH + k);
      // c < low ? c : low
      VectorMask<Float> allValueAtMostReach = low.blend(cx, cx.compare(LT, low)).lanewise(SUB, x2)
          .compare(LE, reach2);
      // c > high ? c : high
      allValueAtMostReach = x2.lanewise(SUB, high.blend(cx, cx.compare(GT, high)))
          .compare(LE, reach2, allValueAtMostReach);
      FloatVector cy = fromArray(FLOATS, cys, j);
      FloatVector y2 = fromArray(FLOATS, ys, i);
      // c < low ? c : low
      allValueAtMostReach = low2.blend(cy, cy.compare(LT, low2)).lanewise(SUB, y2)
          .compare(LE, reach, allValueAtMostReach);
      // c > high ? c : high
      allValueAtMostReach = y2.lanewise(SUB, high2.blend(cy, cy.compare(GT, high2)))
          .compare(LE, reach, allValueAtMostReach);
      allValueAtMostReachBits |= allValueAtMostReach.toLong() << k;
      FLOAT_VECTOR.cast(sum.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_QY_SQUARED + k)
          .lanewise(ADD, qwSquared))).intoArray(floatRows, ROW_SUM9 + k);
    }
    return allValueAtMostReachBits;
  }

  private static long floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long allValueAtMostReachBits, long allSquareAtLeastLeastSquareBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] zs = columns1[2], halfXs = columns1[3], halfYs = columns1[4], halfZs = columns1[5],
        qxs = columns1[6], qys = columns1[7], qzs = columns1[8];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    long nearBits = 0;
    long allSquareAtLeastLeastSquareBits2 = 0;
    long minAtMostHalfXBits = 0;
    long minAtMostHalfYBits = 0;
    long minAtMostHalfZBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector s = ALL_CA.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_SUM9 + k));
      FloatVector x = ALL_BC.lanewise(SUB, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM + k)))
          .lanewise(ABS).lanewise(ADD, ALL_SLACK);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector product = qz.lanewise(MUL, fromArray(FLOATS, qxs, i));
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k);
      FloatVector difference = product.lanewise(SUB, product2);
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE4 + k);
      FloatVector y = s.lanewise(MUL, difference).lanewise(ABS).lanewise(ADD, ALL_SLACK);
      FloatVector z = s.lanewise(MUL, qz.lanewise(MUL, fromArray(FLOATS, qys, i))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k))).lanewise(ABS)
          .lanewise(ADD, ALL_SLACK);
      FloatVector halfZ = fromArray(FLOATS, halfZs, i);
      FloatVector halfX = fromArray(FLOATS, halfXs, i);
      FloatVector halfY = fromArray(FLOATS, halfYs, i);
      FloatVector reach = x.lanewise(MUL, halfZ).lanewise(ADD, y.lanewise(MUL, halfX))
          .lanewise(ADD, z.lanewise(MUL, halfY));
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      // a < b ? a : b
      FloatVector low = bz.blend(az, az.compare(LT, bz));
      // a > b ? a : b
      FloatVector high = bz.blend(az, az.compare(GT, bz));
      FloatVector cz = fromArray(FLOATS, czs, j);
      FloatVector z2 = fromArray(FLOATS, zs, i);
      // c < low ? c : low
      VectorMask<Float> near = low.blend(cz, cz.compare(LT, low)).lanewise(SUB, z2)
          .compare(LE, reach, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES));
      // c > high ? c : high
      near = z2.lanewise(SUB, high.blend(cz, cz.compare(GT, high))).compare(LE, reach, near);
      nearBits |= near.toLong() << k;
      VectorMask<Float> allSquareAtLeastLeastSquare = halfX.lanewise(ADD, halfY).lanewise(ADD, halfZ)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (allSquareAtLeastLeastSquareBits >>> k)
          & WideLanes.FLOAT_LANES));
      allSquareAtLeastLeastSquare = fromArray(FLOATS, floatRows, ROW_X + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_Y + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_Z + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_X2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_Y2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_Z2 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_X3 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_Y3 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_Z3 + k))).lanewise(ABS)
          .compare(LE, ALL_LARGEST, allSquareAtLeastLeastSquare);
      allSquareAtLeastLeastSquareBits2 |= allSquareAtLeastLeastSquare.toLong() << k;
      FloatVector min = halfX.lanewise(NEG);
      FLOAT_VECTOR.cast(min).intoArray(floatRows, ROW_MIN + k);
      minAtMostHalfXBits |= min.compare(LE, halfX).toLong() << k;
      FloatVector min2 = halfY.lanewise(NEG);
      FLOAT_VECTOR.cast(min2).intoArray(floatRows, ROW_MIN2 + k);
      minAtMostHalfYBits |= min2.compare(LE, halfY).toLong() << k;
      FloatVector min3 = halfZ.lanewise(NEG);
      FLOAT_VECTOR.cast(min3).intoArray(floatRows, ROW_MIN3 + k);
      minAtMostHalfZBits |= min3.compare(LE, halfZ).toLong() << k;
      FLOAT_VECTOR.cast(product.lanewise(ADD, product2)).intoArray(floatRows, ROW_SUM10 + k);
      FloatVector ax = fromArray(FLOATS, axs, j);
      FLOAT_VECTOR.cast(fromArray(FLOATS, bxs, j).lanewise(SUB, ax)).intoArray(floatRows, ROW_DIFFERENCE5 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, cxs, j).lanewise(SUB, ax)).intoArray(floatRows, ROW_DIFFERENCE6 + k);
      FloatVector ay = fromArray(FLOATS, ays, j);
      FLOAT_VECTOR.cast(fromArray(FLOATS, bys, j).lanewise(SUB, ay)).intoArray(floatRows, ROW_DIFFERENCE7 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, cys, j).lanewise(SUB, ay)).intoArray(floatRows, ROW_DIFFERENCE8 + k);
      FLOAT_VECTOR.cast(bz.lanewise(SUB, az)).intoArray(floatRows, ROW_DIFFERENCE9 + k);
      FLOAT_VECTOR.cast(cz.lanewise(SUB, az)).intoArray(floatRows, ROW_DIFFERENCE10 + k);
    }
    bits[0] = allSquareAtLeastLeastSquareBits2;
    bits[1] = minAtMostHalfXBits;
    bits[2] = minAtMostHalfYBits;
    bits[3] = minAtMostHalfZBits;
    return nearBits;
  }

  private static void floats5(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector difference = ALL_BC.lanewise(SUB, s
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM2 + k)));
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE11 + k);
      FloatVector product = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM3 + k));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT4 + k);
      FloatVector product2 = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT5 + k);
      FLOAT_VECTOR.cast(difference.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_X + k))
          .lanewise(ADD, product.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Y + k)))
          .lanewise(ADD, product2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Z + k)))).intoArray(floatRows,
          ROW_AU + k);
    }
  }

  private static void floats6(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector product = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE2 + k));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT6 + k);
      FloatVector difference = ALL_BC.lanewise(SUB, s
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM4 + k)));
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE12 + k);
      FloatVector product2 = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM5 + k));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT7 + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y + k);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z + k);
      FLOAT_VECTOR.cast(product.lanewise(MUL, x).lanewise(ADD, difference.lanewise(MUL, y))
          .lanewise(ADD, product2.lanewise(MUL, z))).intoArray(floatRows, ROW_AV + k);
      FloatVector product3 = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM6 + k));
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT8 + k);
      FloatVector product4 = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE3 + k));
      FLOAT_VECTOR.cast(product4).intoArray(floatRows, ROW_PRODUCT9 + k);
      FloatVector difference2 = ALL_BC.lanewise(SUB, s
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM + k)));
      FLOAT_VECTOR.cast(difference2).intoArray(floatRows, ROW_DIFFERENCE13 + k);
      FLOAT_VECTOR.cast(product3.lanewise(MUL, x).lanewise(ADD, product4.lanewise(MUL, y))
          .lanewise(ADD, difference2.lanewise(MUL, z))).intoArray(floatRows, ROW_AW + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE11 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_X2 + k))).intoArray(floatRows, ROW_PRODUCT10 + k);
    }
  }

  private static void floats7(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y2 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k).lanewise(ADD, product.lanewise(MUL, y))
          .lanewise(ADD, product2.lanewise(MUL, z))).intoArray(floatRows, ROW_BU + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT6 + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X2 + k);
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_DIFFERENCE12 + k);
      FloatVector product4 = fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k);
      FLOAT_VECTOR.cast(product3.lanewise(MUL, x).lanewise(ADD, difference.lanewise(MUL, y))
          .lanewise(ADD, product4.lanewise(MUL, z))).intoArray(floatRows, ROW_BV + k);
      FloatVector product5 = fromArray(FLOATS, floatRows, ROW_PRODUCT8 + k);
      FloatVector product6 = fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k);
      FloatVector difference2 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE13 + k);
      FLOAT_VECTOR.cast(product5.lanewise(MUL, x).lanewise(ADD, product6.lanewise(MUL, y))
          .lanewise(ADD, difference2.lanewise(MUL, z))).intoArray(floatRows, ROW_BW + k);
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_X3 + k);
      FloatVector y2 = fromArray(FLOATS, floatRows, ROW_Y3 + k);
      FloatVector z2 = fromArray(FLOATS, floatRows, ROW_Z3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE11 + k).lanewise(MUL, x2)
          .lanewise(ADD, product.lanewise(MUL, y2)).lanewise(ADD, product2.lanewise(MUL, z2))).intoArray(
          floatRows, ROW_CU + k);
      FLOAT_VECTOR.cast(product3.lanewise(MUL, x2).lanewise(ADD, difference.lanewise(MUL, y2))
          .lanewise(ADD, product4.lanewise(MUL, z2))).intoArray(floatRows, ROW_CV + k);
      FLOAT_VECTOR.cast(product5.lanewise(MUL, x2).lanewise(ADD, product6.lanewise(MUL, y2))
          .lanewise(ADD, difference2.lanewise(MUL, z2))).intoArray(floatRows, ROW_CW + k);
    }
  }

  private static void floats8(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector au = fromArray(FLOATS, floatRows, ROW_AU + k);
      FloatVector bu = fromArray(FLOATS, floatRows, ROW_BU + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, au.lanewise(ADD, bu))).intoArray(floatRows, ROW_MX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AV + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BV + k)))).intoArray(floatRows, ROW_MY + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AW + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BW + k)))).intoArray(floatRows, ROW_MZ + k);
      FloatVector x = bu.lanewise(SUB, au);
      FLOAT_VECTOR.cast(x).intoArray(floatRows, ROW_X4 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, x)).intoArray(floatRows, ROW_HX + k);
    }
  }

  private static void floats9(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector bv = fromArray(FLOATS, floatRows, ROW_BV + k);
      FloatVector y = bv.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AV + k));
      FLOAT_VECTOR.cast(y).intoArray(floatRows, ROW_Y4 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, y)).intoArray(floatRows, ROW_HY + k);
      FloatVector bw = fromArray(FLOATS, floatRows, ROW_BW + k);
      FloatVector z = bw.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AW + k));
      FLOAT_VECTOR.cast(z).intoArray(floatRows, ROW_Z4 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, z)).intoArray(floatRows, ROW_HZ + k);
      FloatVector bu = fromArray(FLOATS, floatRows, ROW_BU + k);
      FloatVector cu = fromArray(FLOATS, floatRows, ROW_CU + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, bu.lanewise(ADD, cu))).intoArray(floatRows, ROW_MX2 + k);
      FloatVector cv = fromArray(FLOATS, floatRows, ROW_CV + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, bv.lanewise(ADD, cv))).intoArray(floatRows, ROW_MY2 + k);
      FloatVector cw = fromArray(FLOATS, floatRows, ROW_CW + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, bw.lanewise(ADD, cw))).intoArray(floatRows, ROW_MZ2 + k);
      FloatVector x = cu.lanewise(SUB, bu);
      FLOAT_VECTOR.cast(x).intoArray(floatRows, ROW_X5 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, x)).intoArray(floatRows, ROW_HX2 + k);
      FloatVector y2 = cv.lanewise(SUB, bv);
      FLOAT_VECTOR.cast(y2).intoArray(floatRows, ROW_Y5 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, y2)).intoArray(floatRows, ROW_HY2 + k);
      FloatVector z2 = cw.lanewise(SUB, bw);
      FLOAT_VECTOR.cast(z2).intoArray(floatRows, ROW_Z5 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, z2)).intoArray(floatRows, ROW_HZ2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, cu
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AU + k)))).intoArray(floatRows, ROW_MX3 + k);
    }
  }

  private static void floats10(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector cv = fromArray(FLOATS, floatRows, ROW_CV + k);
      FloatVector av = fromArray(FLOATS, floatRows, ROW_AV + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, cv.lanewise(ADD, av))).intoArray(floatRows, ROW_MY3 + k);
      FloatVector cw = fromArray(FLOATS, floatRows, ROW_CW + k);
      FloatVector aw = fromArray(FLOATS, floatRows, ROW_AW + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, cw.lanewise(ADD, aw))).intoArray(floatRows, ROW_MZ3 + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_AU + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_CU + k));
      FLOAT_VECTOR.cast(x).intoArray(floatRows, ROW_X6 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, x)).intoArray(floatRows, ROW_HX3 + k);
      FloatVector y = av.lanewise(SUB, cv);
      FLOAT_VECTOR.cast(y).intoArray(floatRows, ROW_Y6 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, y)).intoArray(floatRows, ROW_HY3 + k);
      FloatVector z = aw.lanewise(SUB, cw);
      FLOAT_VECTOR.cast(z).intoArray(floatRows, ROW_Z6 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, z)).intoArray(floatRows, ROW_HZ3 + k);
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_X4 + k);
      FloatVector y2 = fromArray(FLOATS, floatRows, ROW_Y4 + k);
      FloatVector z2 = fromArray(FLOATS, floatRows, ROW_Z4 + k);
      FloatVector ab = x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2));
      FloatVector x3 = fromArray(FLOATS, floatRows, ROW_X5 + k);
      FloatVector y3 = fromArray(FLOATS, floatRows, ROW_Y5 + k);
      FloatVector z3 = fromArray(FLOATS, floatRows, ROW_Z5 + k);
      FloatVector bc = x3.lanewise(MUL, x3).lanewise(ADD, y3.lanewise(MUL, y3))
          .lanewise(ADD, z3.lanewise(MUL, z3));
      FloatVector ca = x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y)).lanewise(ADD, z.lanewise(MUL, z));
      VectorMask<Float> bcAtLeastAbAndBcAtLeastCa = bc.compare(GE, ab);
      bcAtLeastAbAndBcAtLeastCa = bc.compare(GE, ca, bcAtLeastAbAndBcAtLeastCa);
      // bc >= ab && bc >= ca ? BC : ca >= ab ? CA : AB
      FLOAT_VECTOR.cast(ALL_SQUARED_DISTANCE.blend(ALL_CA, ca.compare(GE, ab))
          .blend(ALL_BC, bcAtLeastAbAndBcAtLeastCa)).intoArray(floatRows, ROW_LONGEST + k);
    }
  }

  private static long floats11(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long longestIsBcBits = 0;
    long longestIsCaBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector longest = fromArray(FLOATS, floatRows, ROW_LONGEST + k);
      VectorMask<Float> longestIsBc = longest.compare(EQ, ALL_BC);
      longestIsBcBits |= longestIsBc.toLong() << k;
      VectorMask<Float> longestIsCa = longest.compare(EQ, ALL_CA);
      longestIsCaBits |= longestIsCa.toLong() << k;
      FloatVector bu = fromArray(FLOATS, floatRows, ROW_BU + k);
      FloatVector cu = fromArray(FLOATS, floatRows, ROW_CU + k);
      FloatVector au = fromArray(FLOATS, floatRows, ROW_AU + k);
      // edge == BC ? ofBC : edge == CA ? ofCA : ofAB
      FloatVector px = au.blend(cu, longestIsCa).blend(bu, longestIsBc);
      FLOAT_VECTOR.cast(px).intoArray(floatRows, ROW_PX + k);
      // edge == BC ? ofBC : edge == CA ? ofCA : ofAB
      FLOAT_VECTOR.cast(bu.blend(au, longestIsCa).blend(cu, longestIsBc).lanewise(SUB, px)).intoArray(
          floatRows, ROW_LX + k);
    }
    bits[0] = longestIsCaBits;
    return longestIsBcBits;
  }

  private static void floats12(float[] floatRows, long longestIsCaBits, long longestIsBcBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> longestIsBc = VectorMask.fromLong(FLOATS, (longestIsBcBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector bv = fromArray(FLOATS, floatRows, ROW_BV + k);
      VectorMask<Float> longestIsCa = VectorMask.fromLong(FLOATS, (longestIsCaBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector cv = fromArray(FLOATS, floatRows, ROW_CV + k);
      FloatVector av = fromArray(FLOATS, floatRows, ROW_AV + k);
      // edge == BC ? ofBC : edge == CA ? ofCA : ofAB
      FloatVector py = av.blend(cv, longestIsCa).blend(bv, longestIsBc);
      FLOAT_VECTOR.cast(py).intoArray(floatRows, ROW_PY + k);
      // edge == BC ? ofBC : edge == CA ? ofCA : ofAB
      FLOAT_VECTOR.cast(bv.blend(av, longestIsCa).blend(cv, longestIsBc).lanewise(SUB, py)).intoArray(
          floatRows, ROW_LY + k);
      FloatVector bw = fromArray(FLOATS, floatRows, ROW_BW + k);
      FloatVector cw = fromArray(FLOATS, floatRows, ROW_CW + k);
      FloatVector aw = fromArray(FLOATS, floatRows, ROW_AW + k);
      // edge == BC ? ofBC : edge == CA ? ofCA : ofAB
      FloatVector pz = aw.blend(cw, longestIsCa).blend(bw, longestIsBc);
      FLOAT_VECTOR.cast(pz).intoArray(floatRows, ROW_PZ + k);
      // edge == BC ? ofBC : edge == CA ? ofCA : ofAB
      FLOAT_VECTOR.cast(bw.blend(aw, longestIsCa).blend(cw, longestIsBc).lanewise(SUB, pz)).intoArray(
          floatRows, ROW_LZ + k);
      // edge == BC ? ofBC : edge == CA ? ofCA : ofAB
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CU + k)
          .blend(fromArray(FLOATS, floatRows, ROW_BU + k), longestIsCa)
          .blend(fromArray(FLOATS, floatRows, ROW_AU + k), longestIsBc)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PX + k))).intoArray(floatRows, ROW_KX + k);
      // edge == BC ? ofBC : edge == CA ? ofCA : ofAB
      FLOAT_VECTOR.cast(cv.blend(bv, longestIsCa).blend(av, longestIsBc).lanewise(SUB, py)).intoArray(
          floatRows, ROW_KY + k);
      // edge == BC ? ofBC : edge == CA ? ofCA : ofAB
      FLOAT_VECTOR.cast(cw.blend(bw, longestIsCa).blend(aw, longestIsBc).lanewise(SUB, pz)).intoArray(
          floatRows, ROW_KZ + k);
    }
  }

  private static long floats13(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long sumAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      sumAtMostLargestBits |= fromArray(FLOATS, floatRows, ROW_SUM7 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AU + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AV + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AW + k).lanewise(ABS)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BU + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BV + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BW + k).lanewise(ABS)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_CU + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_CV + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_CW + k).lanewise(ABS)))
          .compare(LE, ALL_LARGEST_8).toLong() << k;
    }
    return sumAtMostLargestBits;
  }

  private static long floats14(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long awLessBwBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector au = fromArray(FLOATS, floatRows, ROW_AU + k);
      FloatVector bu = fromArray(FLOATS, floatRows, ROW_BU + k);
      // a < b ? a : b
      FloatVector low = bu.blend(au, au.compare(LT, bu));
      FloatVector cu = fromArray(FLOATS, floatRows, ROW_CU + k);
      // c < low ? c : low
      FLOAT_VECTOR.cast(low.blend(cu, cu.compare(LT, low))).intoArray(floatRows, ROW_LOW_U + k);
      // a > b ? a : b
      FloatVector high = bu.blend(au, au.compare(GT, bu));
      // c > high ? c : high
      FLOAT_VECTOR.cast(high.blend(cu, cu.compare(GT, high))).intoArray(floatRows, ROW_HIGH_U + k);
      FloatVector av = fromArray(FLOATS, floatRows, ROW_AV + k);
      FloatVector bv = fromArray(FLOATS, floatRows, ROW_BV + k);
      // a < b ? a : b
      FloatVector low2 = bv.blend(av, av.compare(LT, bv));
      FloatVector cv = fromArray(FLOATS, floatRows, ROW_CV + k);
      // c < low ? c : low
      FLOAT_VECTOR.cast(low2.blend(cv, cv.compare(LT, low2))).intoArray(floatRows, ROW_LOW_V + k);
      // a > b ? a : b
      FloatVector high2 = bv.blend(av, av.compare(GT, bv));
      // c > high ? c : high
      FLOAT_VECTOR.cast(high2.blend(cv, cv.compare(GT, high2))).intoArray(floatRows, ROW_HIGH_V + k);
      awLessBwBits |= fromArray(FLOATS, floatRows, ROW_AW + k)
          .compare(LT, fromArray(FLOATS, floatRows, ROW_BW + k)).toLong() << k;
    }
    return awLessBwBits;
  }

  private static long floats15(float[][] columns1, int from1, float[] floatRows, long[] bits,
      long awLessBwBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] halfXs = columns1[3], halfYs = columns1[4], halfZs = columns1[5];
    long allMinAtMostHighUBits = 0;
    long allMinAtMostHighVBits = 0;
    long allMinAtMostHighWBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector aw = fromArray(FLOATS, floatRows, ROW_AW + k);
      FloatVector bw = fromArray(FLOATS, floatRows, ROW_BW + k);
      // a < b ? a : b
      FloatVector low = bw.blend(aw, VectorMask.fromLong(FLOATS, (awLessBwBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector cw = fromArray(FLOATS, floatRows, ROW_CW + k);
      // c < low ? c : low
      FloatVector lowW = low.blend(cw, cw.compare(LT, low));
      FLOAT_VECTOR.cast(lowW).intoArray(floatRows, ROW_LOW_W + k);
      // a > b ? a : b
      FloatVector high = bw.blend(aw, aw.compare(GT, bw));
      // c > high ? c : high
      FloatVector highW = high.blend(cw, cw.compare(GT, high));
      FLOAT_VECTOR.cast(highW).intoArray(floatRows, ROW_HIGH_W + k);
      FloatVector min = fromArray(FLOATS, floatRows, ROW_MIN + k);
      VectorMask<Float> allMinAtMostHighU = min.compare(LE, fromArray(FLOATS, floatRows, ROW_HIGH_U + k));
      FloatVector lowU = fromArray(FLOATS, floatRows, ROW_LOW_U + k);
      allMinAtMostHighU = lowU.compare(LE, fromArray(FLOATS, halfXs, i), allMinAtMostHighU);
      allMinAtMostHighUBits |= allMinAtMostHighU.toLong() << k;
      VectorMask<Float> allMinAtMostHighV = fromArray(FLOATS, floatRows, ROW_MIN2 + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_HIGH_V + k));
      allMinAtMostHighV = fromArray(FLOATS, floatRows, ROW_LOW_V + k)
          .compare(LE, fromArray(FLOATS, halfYs, i), allMinAtMostHighV);
      allMinAtMostHighVBits |= allMinAtMostHighV.toLong() << k;
      VectorMask<Float> allMinAtMostHighW = lowW.compare(LE, fromArray(FLOATS, halfZs, i));
      allMinAtMostHighW = fromArray(FLOATS, floatRows, ROW_MIN3 + k).compare(LE, highW, allMinAtMostHighW);
      allMinAtMostHighWBits |= allMinAtMostHighW.toLong() << k;
      // -halfX > lowU ? -halfX : lowU
      FLOAT_VECTOR.cast(lowU.blend(min, min.compare(GT, lowU))).intoArray(floatRows, ROW_LOW_U2 + k);
    }
    bits[0] = allMinAtMostHighVBits;
    bits[1] = allMinAtMostHighWBits;
    return allMinAtMostHighUBits;
  }

  private static void floats16(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] halfXs = columns1[3], halfYs = columns1[4], halfZs = columns1[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector min = fromArray(FLOATS, floatRows, ROW_MIN2 + k);
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      // -halfY > lowV ? -halfY : lowV
      FloatVector lowV2 = lowV.blend(min, min.compare(GT, lowV));
      FloatVector min2 = fromArray(FLOATS, floatRows, ROW_MIN3 + k);
      FloatVector lowW = fromArray(FLOATS, floatRows, ROW_LOW_W + k);
      // -halfZ > lowW ? -halfZ : lowW
      FloatVector lowW2 = lowW.blend(min2, min2.compare(GT, lowW));
      FloatVector halfX = fromArray(FLOATS, halfXs, i);
      FloatVector highU = fromArray(FLOATS, floatRows, ROW_HIGH_U + k);
      // halfX < highU ? halfX : highU
      FloatVector highU2 = highU.blend(halfX, halfX.compare(LT, highU));
      FloatVector halfY = fromArray(FLOATS, halfYs, i);
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // halfY < highV ? halfY : highV
      FloatVector highV2 = highV.blend(halfY, halfY.compare(LT, highV));
      FloatVector halfZ = fromArray(FLOATS, halfZs, i);
      FloatVector highW = fromArray(FLOATS, floatRows, ROW_HIGH_W + k);
      // halfZ < highW ? halfZ : highW
      FloatVector highW2 = highW.blend(halfZ, halfZ.compare(LT, highW));
      FloatVector au = fromArray(FLOATS, floatRows, ROW_AU + k);
      FloatVector lowX = fromArray(FLOATS, floatRows, ROW_LOW_U2 + k).lanewise(SUB, au);
      FloatVector av = fromArray(FLOATS, floatRows, ROW_AV + k);
      FLOAT_VECTOR.cast(lowV2.lanewise(SUB, av)).intoArray(floatRows, ROW_LOW_Y + k);
      FloatVector aw = fromArray(FLOATS, floatRows, ROW_AW + k);
      FLOAT_VECTOR.cast(lowW2.lanewise(SUB, aw)).intoArray(floatRows, ROW_LOW_Z + k);
      FloatVector highX = highU2.lanewise(SUB, au);
      FLOAT_VECTOR.cast(highV2.lanewise(SUB, av)).intoArray(floatRows, ROW_HIGH_Y + k);
      FLOAT_VECTOR.cast(highW2.lanewise(SUB, aw)).intoArray(floatRows, ROW_HIGH_Z + k);
      FLOAT_VECTOR.cast(lowX.lanewise(ADD, highX).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_X7 + k);
      FLOAT_VECTOR.cast(highX.lanewise(SUB, lowX)).intoArray(floatRows, ROW_DIFFERENCE14 + k);
    }
  }

  private static void floats17(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE14 + k).lanewise(MUL, ALL_HALF)).intoArray(
          floatRows, ROW_HX4 + k);
      FloatVector lowY = fromArray(FLOATS, floatRows, ROW_LOW_Y + k);
      FloatVector highY = fromArray(FLOATS, floatRows, ROW_HIGH_Y + k);
      FloatVector y = lowY.lanewise(ADD, highY).lanewise(MUL, ALL_HALF);
      FLOAT_VECTOR.cast(y).intoArray(floatRows, ROW_Y7 + k);
      FLOAT_VECTOR.cast(highY.lanewise(SUB, lowY).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_HY4 + k);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z + k);
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z + k);
      FloatVector z = lowZ.lanewise(ADD, highZ).lanewise(MUL, ALL_HALF);
      FLOAT_VECTOR.cast(z).intoArray(floatRows, ROW_Z7 + k);
      FLOAT_VECTOR.cast(highZ.lanewise(SUB, lowZ).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_HZ4 + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X7 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X4 + k).lanewise(SUB, x)).intoArray(floatRows,
          ROW_BX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y4 + k).lanewise(SUB, y)).intoArray(floatRows,
          ROW_BY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z4 + k).lanewise(SUB, z)).intoArray(floatRows,
          ROW_BZ + k);
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_CU + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AU + k));
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE15 + k);
      FLOAT_VECTOR.cast(difference.lanewise(SUB, x)).intoArray(floatRows, ROW_CX + k);
      FloatVector difference2 = fromArray(FLOATS, floatRows, ROW_CV + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AV + k));
      FLOAT_VECTOR.cast(difference2).intoArray(floatRows, ROW_DIFFERENCE16 + k);
      FLOAT_VECTOR.cast(difference2.lanewise(SUB, y)).intoArray(floatRows, ROW_CY + k);
      FloatVector difference3 = fromArray(FLOATS, floatRows, ROW_CW + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AW + k));
      FLOAT_VECTOR.cast(difference3).intoArray(floatRows, ROW_DIFFERENCE17 + k);
      FLOAT_VECTOR.cast(difference3.lanewise(SUB, z)).intoArray(floatRows, ROW_CZ + k);
    }
  }

  private static void floats18(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_X7 + k).lanewise(NEG);
      FLOAT_VECTOR.cast(ax).intoArray(floatRows, ROW_AX + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_Y7 + k).lanewise(NEG);
      FLOAT_VECTOR.cast(ay).intoArray(floatRows, ROW_AY + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_Z7 + k).lanewise(NEG);
      FLOAT_VECTOR.cast(az).intoArray(floatRows, ROW_AZ + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y4 + k);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z5 + k);
      FloatVector z2 = fromArray(FLOATS, floatRows, ROW_Z4 + k);
      FloatVector y2 = fromArray(FLOATS, floatRows, ROW_Y5 + k);
      FloatVector nx = y.lanewise(MUL, z).lanewise(SUB, z2.lanewise(MUL, y2));
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X5 + k);
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_X4 + k);
      FloatVector ny = z2.lanewise(MUL, x).lanewise(SUB, x2.lanewise(MUL, z));
      FloatVector nz = x2.lanewise(MUL, y2).lanewise(SUB, y.lanewise(MUL, x));
      FLOAT_VECTOR.cast(nx.lanewise(MUL, ax).lanewise(ADD, ny.lanewise(MUL, ay))
          .lanewise(ADD, nz.lanewise(MUL, az))).intoArray(floatRows, ROW_A + k);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ + k)))).intoArray(floatRows,
          ROW_B + k);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CX + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CZ + k)))).intoArray(floatRows,
          ROW_C + k);
      FLOAT_VECTOR.cast(nx.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX4 + k))
          .lanewise(ADD, ny.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY4 + k)))
          .lanewise(ADD, nz.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ4 + k)))).intoArray(
          floatRows, ROW_REACH2 + k);
    }
  }

  private static long floats19(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A + k);
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B + k);
      // a < b ? a : b
      FloatVector low = b.blend(a, a.compare(LT, b));
      // a > b ? a : b
      FloatVector high = b.blend(a, a.compare(GT, b));
      FloatVector c = fromArray(FLOATS, floatRows, ROW_C + k);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_REACH2 + k);
      // c < low ? c : low
      VectorMask<Float> allValueAtMostReach = low.blend(c, c.compare(LT, low)).compare(LE, reach);
      // c > high ? c : high
      allValueAtMostReach = high.blend(c, c.compare(GT, high))
          .compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReachBits |= allValueAtMostReach.toLong() << k;
    }
    return allValueAtMostReachBits;
  }

  private static long floats20(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y4 + k);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z4 + k);
      FloatVector both = y.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ + k))
          .lanewise(SUB, z.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY + k)));
      FloatVector third = y.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CZ + k))
          .lanewise(SUB, z.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY + k)));
      FloatVector absZ = z.lanewise(ABS);
      FLOAT_VECTOR.cast(absZ).intoArray(floatRows, ROW_ABS_Z + k);
      FloatVector absY = y.lanewise(ABS);
      FLOAT_VECTOR.cast(absY).intoArray(floatRows, ROW_ABS_Y + k);
      FloatVector reach = absZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY4 + k))
          .lanewise(ADD, absY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ4 + k)));
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      VectorMask<Float> allValueAtMostReach = low
          .compare(LE, reach, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES));
      allValueAtMostReach = high.compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReachBits2 |= allValueAtMostReach.toLong() << k;
    }
    return allValueAtMostReachBits2;
  }

  private static long floats21(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z4 + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X4 + k);
      FloatVector both = z.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AX + k))
          .lanewise(SUB, x.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ + k)));
      FloatVector third = z.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CX + k))
          .lanewise(SUB, x.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CZ + k)));
      FloatVector absX = x.lanewise(ABS);
      FLOAT_VECTOR.cast(absX).intoArray(floatRows, ROW_ABS_X + k);
      FloatVector reach = absX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ4 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_Z + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX4 + k)));
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      VectorMask<Float> allValueAtMostReach = low
          .compare(LE, reach, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES));
      allValueAtMostReach = high.compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReachBits2 |= allValueAtMostReach.toLong() << k;
    }
    return allValueAtMostReachBits2;
  }

  private static long floats22(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X4 + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y4 + k);
      FloatVector both = x.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY + k))
          .lanewise(SUB, y.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AX + k)));
      FloatVector third = x.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY + k))
          .lanewise(SUB, y.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CX + k)));
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_ABS_Y + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX4 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_X + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY4 + k)));
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      VectorMask<Float> allValueAtMostReach = low
          .compare(LE, reach, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES));
      allValueAtMostReach = high.compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReachBits2 |= allValueAtMostReach.toLong() << k;
    }
    return allValueAtMostReachBits2;
  }

  private static long floats23(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y5 + k);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z5 + k);
      FloatVector both = y.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ + k))
          .lanewise(SUB, z.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k)));
      FloatVector third = y.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ + k))
          .lanewise(SUB, z.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY + k)));
      FloatVector absZ = z.lanewise(ABS);
      FLOAT_VECTOR.cast(absZ).intoArray(floatRows, ROW_ABS_Z2 + k);
      FloatVector absY = y.lanewise(ABS);
      FLOAT_VECTOR.cast(absY).intoArray(floatRows, ROW_ABS_Y2 + k);
      FloatVector reach = absZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY4 + k))
          .lanewise(ADD, absY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ4 + k)));
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      VectorMask<Float> allValueAtMostReach = low
          .compare(LE, reach, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES));
      allValueAtMostReach = high.compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReachBits2 |= allValueAtMostReach.toLong() << k;
    }
    return allValueAtMostReachBits2;
  }

  private static long floats24(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z5 + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X5 + k);
      FloatVector both = z.lanewise(MUL, bx)
          .lanewise(SUB, x.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ + k)));
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector third = z.lanewise(MUL, ax)
          .lanewise(SUB, x.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ + k)));
      FloatVector absX = x.lanewise(ABS);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX4 + k);
      FloatVector reach = absX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ4 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_Z2 + k).lanewise(MUL, hx));
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      VectorMask<Float> allValueAtMostReach = low
          .compare(LE, reach, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES));
      allValueAtMostReach = high.compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReachBits2 |= allValueAtMostReach.toLong() << k;
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y5 + k);
      FLOAT_VECTOR.cast(x.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k))
          .lanewise(SUB, y.lanewise(MUL, bx))).intoArray(floatRows, ROW_BOTH + k);
      FLOAT_VECTOR.cast(x.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY + k))
          .lanewise(SUB, y.lanewise(MUL, ax))).intoArray(floatRows, ROW_THIRD + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_ABS_Y2 + k).lanewise(MUL, hx)
          .lanewise(ADD, absX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY4 + k)))).intoArray(floatRows,
          ROW_REACH3 + k);
    }
    return allValueAtMostReachBits2;
  }

  private static long floats25(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector both = fromArray(FLOATS, floatRows, ROW_BOTH + k);
      FloatVector third = fromArray(FLOATS, floatRows, ROW_THIRD + k);
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_REACH3 + k);
      VectorMask<Float> allValueAtMostReach = low
          .compare(LE, reach, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES));
      allValueAtMostReach = high.compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReachBits2 |= allValueAtMostReach.toLong() << k;
    }
    return allValueAtMostReachBits2;
  }

  private static long floats26(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y6 + k);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ + k);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z6 + k);
      FloatVector both = y.lanewise(MUL, cz)
          .lanewise(SUB, z.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY + k)));
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FloatVector third = y.lanewise(MUL, bz)
          .lanewise(SUB, z.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k)));
      FloatVector absZ = z.lanewise(ABS);
      FLOAT_VECTOR.cast(absZ).intoArray(floatRows, ROW_ABS_Z3 + k);
      FloatVector absY = y.lanewise(ABS);
      FLOAT_VECTOR.cast(absY).intoArray(floatRows, ROW_ABS_Y3 + k);
      FloatVector reach = absZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY4 + k))
          .lanewise(ADD, absY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ4 + k)));
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      VectorMask<Float> allValueAtMostReach = low
          .compare(LE, reach, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES));
      allValueAtMostReach = high.compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReachBits2 |= allValueAtMostReach.toLong() << k;
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X6 + k);
      FLOAT_VECTOR.cast(z.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CX + k))
          .lanewise(SUB, x.lanewise(MUL, cz))).intoArray(floatRows, ROW_BOTH2 + k);
      FLOAT_VECTOR.cast(z.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX + k))
          .lanewise(SUB, x.lanewise(MUL, bz))).intoArray(floatRows, ROW_THIRD2 + k);
    }
    return allValueAtMostReachBits2;
  }

  private static long floats27(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X6 + k);
      FloatVector absX = x.lanewise(ABS);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX4 + k);
      FloatVector reach = absX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ4 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_Z3 + k).lanewise(MUL, hx));
      FloatVector both = fromArray(FLOATS, floatRows, ROW_BOTH2 + k);
      FloatVector third = fromArray(FLOATS, floatRows, ROW_THIRD2 + k);
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      VectorMask<Float> allValueAtMostReach = low
          .compare(LE, reach, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES));
      allValueAtMostReach = high.compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReachBits2 |= allValueAtMostReach.toLong() << k;
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y6 + k);
      FLOAT_VECTOR.cast(x.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY + k))
          .lanewise(SUB, y.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CX + k)))).intoArray(floatRows,
          ROW_BOTH3 + k);
      FLOAT_VECTOR.cast(x.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k))
          .lanewise(SUB, y.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX + k)))).intoArray(floatRows,
          ROW_THIRD3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_ABS_Y3 + k).lanewise(MUL, hx)
          .lanewise(ADD, absX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY4 + k)))).intoArray(floatRows,
          ROW_REACH4 + k);
    }
    return allValueAtMostReachBits2;
  }

  private static long floats28(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector both = fromArray(FLOATS, floatRows, ROW_BOTH3 + k);
      FloatVector third = fromArray(FLOATS, floatRows, ROW_THIRD3 + k);
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_REACH4 + k);
      VectorMask<Float> allValueAtMostReach = low
          .compare(LE, reach, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES));
      allValueAtMostReach = high.compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReachBits2 |= allValueAtMostReach.toLong() << k;
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FLOAT_VECTOR.cast(s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM10 + k))).intoArray(floatRows,
          ROW_PRODUCT11 + k);
      FLOAT_VECTOR.cast(ALL_BC.lanewise(SUB, s
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM8 + k)))).intoArray(floatRows,
          ROW_DIFFERENCE18 + k);
      FLOAT_VECTOR.cast(s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE4 + k))).intoArray(
          floatRows, ROW_PRODUCT12 + k);
    }
    return allValueAtMostReachBits2;
  }

  private static long floats30(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long nxLessSquaredDistanceBits = 0;
    long nyLessSquaredDistanceBits = 0;
    long nzLessSquaredDistanceBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector foot = fromArray(FLOATS, floatRows, ROW_FOOT + k);
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_KX + k).lanewise(SUB, foot.lanewise(MUL, lx));
      FLOAT_VECTOR.cast(hx).intoArray(floatRows, ROW_HX5 + k);
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_KY + k).lanewise(SUB, foot.lanewise(MUL, ly));
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY5 + k);
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_KZ + k).lanewise(SUB, foot.lanewise(MUL, lz));
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ5 + k);
      FloatVector nx = ly.lanewise(MUL, hz).lanewise(SUB, lz.lanewise(MUL, hy));
      FloatVector ny = lz.lanewise(MUL, hx).lanewise(SUB, lx.lanewise(MUL, hz));
      FloatVector nz = lx.lanewise(MUL, hy).lanewise(SUB, ly.lanewise(MUL, hx));
      FloatVector scale = ALL_BC.lanewise(DIV, nx.lanewise(ABS).lanewise(ADD, ny.lanewise(ABS))
          .lanewise(ADD, nz.lanewise(ABS)));
      FLOAT_VECTOR.cast(nx.lanewise(MUL, scale)).intoArray(floatRows, ROW_PRODUCT13 + k);
      FLOAT_VECTOR.cast(ny.lanewise(MUL, scale)).intoArray(floatRows, ROW_PRODUCT14 + k);
      FLOAT_VECTOR.cast(nz.lanewise(MUL, scale)).intoArray(floatRows, ROW_PRODUCT15 + k);
      nxLessSquaredDistanceBits |= nx.compare(LT, ALL_SQUARED_DISTANCE).toLong() << k;
      nyLessSquaredDistanceBits |= ny.compare(LT, ALL_SQUARED_DISTANCE).toLong() << k;
      nzLessSquaredDistanceBits |= nz.compare(LT, ALL_SQUARED_DISTANCE).toLong() << k;
    }
    bits[0] = nyLessSquaredDistanceBits;
    bits[1] = nzLessSquaredDistanceBits;
    return nxLessSquaredDistanceBits;
  }

  private static void floats32(float[][] columns1, int from1, float[] floatRows,
      long nxLessSquaredDistanceBits, long nyLessSquaredDistanceBits, long nzLessSquaredDistanceBits) {
    if (columns1 == null) {
      return;
    }
    float[] halfXs = columns1[3], halfYs = columns1[4], halfZs = columns1[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S2 + k);
      FloatVector minusS = s.lanewise(NEG);
      // nx < 0 ? -s : s
      FloatVector x = s.blend(minusS, VectorMask.fromLong(FLOATS, (nxLessSquaredDistanceBits >>> k)
          & WideLanes.FLOAT_LANES)).lanewise(MUL, fromArray(FLOATS, halfXs, i));
      FLOAT_VECTOR.cast(x).intoArray(floatRows, ROW_X8 + k);
      FLOAT_VECTOR.cast(x.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PX + k))).intoArray(floatRows,
          ROW_DX + k);
      // ny < 0 ? -s : s
      FloatVector y = s.blend(minusS, VectorMask.fromLong(FLOATS, (nyLessSquaredDistanceBits >>> k)
          & WideLanes.FLOAT_LANES)).lanewise(MUL, fromArray(FLOATS, halfYs, i));
      FLOAT_VECTOR.cast(y).intoArray(floatRows, ROW_Y8 + k);
      FLOAT_VECTOR.cast(y.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PY + k))).intoArray(floatRows,
          ROW_DY + k);
      // nz < 0 ? -s : s
      FloatVector z = s.blend(minusS, VectorMask.fromLong(FLOATS, (nzLessSquaredDistanceBits >>> k)
          & WideLanes.FLOAT_LANES)).lanewise(MUL, fromArray(FLOATS, halfZs, i));
      FLOAT_VECTOR.cast(z).intoArray(floatRows, ROW_Z8 + k);
      FLOAT_VECTOR.cast(z.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PZ + k))).intoArray(floatRows,
          ROW_DZ + k);
    }
  }

  private static void floats34(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector along = fromArray(FLOATS, floatRows, ROW_ALONG + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DX + k)
          .lanewise(SUB, along.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LX + k)))).intoArray(floatRows,
          ROW_DX2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DY + k)
          .lanewise(SUB, along.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LY + k)))).intoArray(floatRows,
          ROW_DY2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DZ + k)
          .lanewise(SUB, along.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LZ + k)))).intoArray(floatRows,
          ROW_DZ2 + k);
      FloatVector bc = fromArray(FLOATS, floatRows, ROW_BC2 + k);
      FloatVector best = fromArray(FLOATS, floatRows, ROW_BEST + k);
      VectorMask<Float> bcLessBest = bc.compare(LT, best);
      // bc < best ? bc : best
      FloatVector best2 = best.blend(bc, bcLessBest);
      FloatVector ca = fromArray(FLOATS, floatRows, ROW_CA2 + k);
      VectorMask<Float> caLessBest = ca.compare(LT, best2);
      // ca < best ? ca : best
      FLOAT_VECTOR.cast(best2.blend(ca, caLessBest)).intoArray(floatRows, ROW_BEST2 + k);
      // bc < best ? BC : AB
      FloatVector where = ALL_SQUARED_DISTANCE.blend(ALL_BC, bcLessBest);
      // ca < best ? CA : where
      FLOAT_VECTOR.cast(where.blend(ALL_CA, caLessBest)).intoArray(floatRows, ROW_WHERE + k);
    }
  }

  private static void floats36(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector third = fromArray(FLOATS, floatRows, ROW_THIRD4 + k);
      FloatVector end = fromArray(FLOATS, floatRows, ROW_ALONG + k)
          .lanewise(SUB, third.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FOOT + k)));
      FLOAT_VECTOR.cast(end).intoArray(floatRows, ROW_END + k);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX2 + k)
          .lanewise(SUB, third.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX5 + k)));
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY2 + k)
          .lanewise(SUB, third.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY5 + k)));
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ2 + k)
          .lanewise(SUB, third.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ5 + k)));
      FloatVector ofBC = ALL_BC.lanewise(SUB, third).lanewise(SUB, end);
      FLOAT_VECTOR.cast(ofBC).intoArray(floatRows, ROW_OF_BC + k);
      VectorMask<Float> isWithin = third.compare(GE, ALL_SQUARED_DISTANCE);
      isWithin = end.compare(GE, ALL_SQUARED_DISTANCE, isWithin);
      isWithin = ofBC.compare(GE, ALL_SQUARED_DISTANCE, isWithin);
      // isWithin ? dx * dx + dy * dy + dz * dz : Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz)), isWithin)).intoArray(floatRows, ROW_SQUARED_DISTANCE + k);
    }
  }

  private static long floats37(float[] floatRows, long overlapBits, long validBits) {
    if (floatRows == null) {
      return 0;
    }
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector squaredDistance = fromArray(FLOATS, floatRows, ROW_SQUARED_DISTANCE + k);
      FloatVector best = fromArray(FLOATS, floatRows, ROW_BEST2 + k);
      VectorMask<Float> squaredDistanceLessBest = squaredDistance.compare(LT, best);
      // face < best ? face : best
      FloatVector length = best.blend(squaredDistance, squaredDistanceLessBest).lanewise(SQRT);
      FloatVector distance = length.lanewise(SUB, ALL_SQUARED_DISTANCE);
      // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY : overlap ? 0 :
      // Rounded.apart(length, 0)
      FloatVector apart = ALL_INFINITY.blend(ALL_C1_40E_45
          .blend(distance, distance.compare(GT, ALL_SQUARED_DISTANCE))
          .blend(ALL_SQUARED_DISTANCE, VectorMask.fromLong(FLOATS, (overlapBits >>> k)
          & WideLanes.FLOAT_LANES)), VectorMask.fromLong(FLOATS, (validBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(apart).intoArray(floatRows, ROW_APART + k);
      hits |= apart.compare(LT, ALL_INFINITY).toLong() << k;
      // face < best ? FACE : where
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_WHERE + k)
          .blend(ALL_BOX_X, squaredDistanceLessBest)).intoArray(floatRows, ROW_NEAREST + k);
    }
    return hits;
  }

  private static long floats38(float[] floatRows, long[] bits, long longestIsCaBits, long longestIsBcBits) {
    if (floatRows == null) {
      return 0;
    }
    long nearestIsSquaredDistanceBits = 0;
    long nearestIsBcBits = 0;
    long faceBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nearest = fromArray(FLOATS, floatRows, ROW_NEAREST + k);
      VectorMask<Float> nearestIsSquaredDistance = nearest.compare(EQ, ALL_SQUARED_DISTANCE);
      nearestIsSquaredDistanceBits |= nearestIsSquaredDistance.toLong() << k;
      VectorMask<Float> nearestIsBc = nearest.compare(EQ, ALL_BC);
      nearestIsBcBits |= nearestIsBc.toLong() << k;
      VectorMask<Float> nearestIsCa = nearest.compare(EQ, ALL_CA);
      // nearest == AB ? ab : nearest == BC ? bc : nearest == CA ? ca : 0
      FloatVector t = ALL_SQUARED_DISTANCE.blend(fromArray(FLOATS, floatRows, ROW_CA + k), nearestIsCa)
          .blend(fromArray(FLOATS, floatRows, ROW_BC + k), nearestIsBc)
          .blend(fromArray(FLOATS, floatRows, ROW_AB + k), nearestIsSquaredDistance);
      FLOAT_VECTOR.cast(t).intoArray(floatRows, ROW_T + k);
      VectorMask<Float> face = nearest.compare(EQ, ALL_BOX_X);
      faceBits |= face.toLong() << k;
      FloatVector product = ALL_HALF.lanewise(MUL, ALL_BC.lanewise(ADD, t));
      FloatVector product2 = ALL_HALF.lanewise(MUL, ALL_BC.lanewise(SUB, t));
      VectorMask<Float> longestIsBc = VectorMask.fromLong(FLOATS, (longestIsBcBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector ofBC = fromArray(FLOATS, floatRows, ROW_OF_BC + k);
      VectorMask<Float> longestIsCa = VectorMask.fromLong(FLOATS, (longestIsCaBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector third = fromArray(FLOATS, floatRows, ROW_THIRD4 + k);
      FloatVector end = fromArray(FLOATS, floatRows, ROW_END + k);
      // edge == BC ? ofBC : edge == CA ? ofCA : ofAB; nearest == FACE ? pick(longest, end, (1 - third) - end,
      // third) : nearest == AB ? 0.5f * (1 + t) : nearest == BC ? 0.5f * (1 - t) : 0
      FLOAT_VECTOR.cast(ALL_SQUARED_DISTANCE.blend(product2, nearestIsBc)
          .blend(product, nearestIsSquaredDistance)
          .blend(end.blend(third, longestIsCa).blend(ofBC, longestIsBc), face)).intoArray(floatRows,
          ROW_OF_B + k);
      // edge == BC ? ofBC : edge == CA ? ofCA : ofAB; nearest == FACE ? pick(longest, third, end, (1 - third) -
      // end) : nearest == BC ? 0.5f * (1 + t) : nearest == CA ? 0.5f * (1 - t) : 0
      FLOAT_VECTOR.cast(ALL_SQUARED_DISTANCE.blend(product2, nearestIsCa).blend(product, nearestIsBc)
          .blend(third.blend(ofBC, longestIsCa).blend(end, longestIsBc), face)).intoArray(floatRows,
          ROW_OF_C + k);
    }
    bits[0] = nearestIsBcBits;
    bits[1] = faceBits;
    return nearestIsSquaredDistanceBits;
  }

  private static void floats39(float[][] columns1, int from1, float[] floatRows, long faceBits) {
    if (columns1 == null) {
      return;
    }
    float[] halfXs = columns1[3], halfYs = columns1[4];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector ofB = fromArray(FLOATS, floatRows, ROW_OF_B + k);
      FloatVector ofC = fromArray(FLOATS, floatRows, ROW_OF_C + k);
      FloatVector p = fromArray(FLOATS, floatRows, ROW_AU + k)
          .lanewise(ADD, ofB.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_X4 + k))
          .lanewise(ADD, ofC.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE15 + k))));
      VectorMask<Float> face = VectorMask.fromLong(FLOATS, (faceBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector min = fromArray(FLOATS, floatRows, ROW_MIN + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, i);
      // p < -half ? -half : p > half ? half : p; face ? BoxTriangleClosest.inFace(BoxTriangleClosest.BOX_X,
      // halfX, halfY, halfZ, au, av, aw, bu, bv, bw, cu, cv, cw) : CentredBox.inside(au + (ofB * (bu - au) +
      // ofC * (cu - au)), halfX)
      FLOAT_VECTOR.cast(p.blend(halfX, p.compare(GT, halfX)).blend(min, p.compare(LT, min))
          .blend(fromArray(FLOATS, floatRows, ROW_X8 + k), face)).intoArray(floatRows, ROW_U + k);
      FloatVector p2 = fromArray(FLOATS, floatRows, ROW_AV + k)
          .lanewise(ADD, ofB.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Y4 + k))
          .lanewise(ADD, ofC.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE16 + k))));
      FloatVector min2 = fromArray(FLOATS, floatRows, ROW_MIN2 + k);
      FloatVector halfY = fromArray(FLOATS, halfYs, i);
      // p < -half ? -half : p > half ? half : p; face ? BoxTriangleClosest.inFace(BoxTriangleClosest.BOX_Y,
      // halfX, halfY, halfZ, au, av, aw, bu, bv, bw, cu, cv, cw) : CentredBox.inside(av + (ofB * (bv - av) +
      // ofC * (cv - av)), halfY)
      FLOAT_VECTOR.cast(p2.blend(halfY, p2.compare(GT, halfY)).blend(min2, p2.compare(LT, min2))
          .blend(fromArray(FLOATS, floatRows, ROW_Y8 + k), face)).intoArray(floatRows, ROW_V + k);
      FLOAT_VECTOR.cast(ofB.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Z4 + k))
          .lanewise(ADD, ofC.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE17 + k)))).intoArray(
          floatRows, ROW_SUM11 + k);
    }
  }

  private static void floats40(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long faceBits, long hits) {
    if (columns1 == null) {
      return;
    }
    float[] xs = columns1[0], halfZs = columns1[5];
    float[] axs = columns2[0];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector p = fromArray(FLOATS, floatRows, ROW_AW + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM11 + k));
      FloatVector min = fromArray(FLOATS, floatRows, ROW_MIN3 + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, i);
      // p < -half ? -half : p > half ? half : p; face ? BoxTriangleClosest.inFace(BoxTriangleClosest.BOX_Z,
      // halfX, halfY, halfZ, au, av, aw, bu, bv, bw, cu, cv, cw) : CentredBox.inside(aw + (ofB * (bw - aw) +
      // ofC * (cw - aw)), halfZ)
      FloatVector w = p.blend(halfZ, p.compare(GT, halfZ)).blend(min, p.compare(LT, min))
          .blend(fromArray(FLOATS, floatRows, ROW_Z8 + k),
          VectorMask.fromLong(FLOATS, (faceBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(w).intoArray(floatRows, ROW_W + k);
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector v = fromArray(FLOATS, floatRows, ROW_V + k);
      // hit ? x + BoxClosest.turned(s, qx, qy, qz, qw, u, v, w) : 0
      FLOAT_VECTOR.cast(ALL_SQUARED_DISTANCE
          .blend(fromArray(FLOATS, xs, i).lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE11 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_U + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT6 + k).lanewise(MUL, v))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k).lanewise(MUL, w))), hit)).intoArray(
          floatRows, ROW_AX_OUT + k);
      // hit ? ax + (ofB * (bx - ax) + ofC * (cx - ax)) : 0
      FLOAT_VECTOR.cast(ALL_SQUARED_DISTANCE
          .blend(fromArray(FLOATS, axs, j).lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OF_B + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE5 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OF_C + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE6 + k)))), hit)).intoArray(floatRows,
          ROW_BX_OUT + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE18 + k).lanewise(MUL, v)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k).lanewise(MUL, w))).intoArray(floatRows,
          ROW_SUM12 + k);
    }
  }

  private static void floats41(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long hits) {
    if (columns1 == null) {
      return;
    }
    float[] ys = columns1[1], zs = columns1[2];
    float[] ays = columns2[1], azs = columns2[2];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector u = fromArray(FLOATS, floatRows, ROW_U + k);
      // hit ? y + BoxClosest.turned(s, qy, qz, qx, qw, v, w, u) : 0
      FLOAT_VECTOR.cast(ALL_SQUARED_DISTANCE
          .blend(fromArray(FLOATS, ys, i).lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM12 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k).lanewise(MUL, u))), hit)).intoArray(
          floatRows, ROW_AY_OUT + k);
      FloatVector ofB = fromArray(FLOATS, floatRows, ROW_OF_B + k);
      FloatVector ofC = fromArray(FLOATS, floatRows, ROW_OF_C + k);
      // hit ? ay + (ofB * (by - ay) + ofC * (cy - ay)) : 0
      FLOAT_VECTOR.cast(ALL_SQUARED_DISTANCE
          .blend(fromArray(FLOATS, ays, j).lanewise(ADD, ofB
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE7 + k))
          .lanewise(ADD, ofC.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE8 + k)))),
          hit)).intoArray(floatRows, ROW_BY_OUT + k);
      // hit ? z + BoxClosest.turned(s, qz, qx, qy, qw, w, u, v) : 0
      FLOAT_VECTOR.cast(ALL_SQUARED_DISTANCE
          .blend(fromArray(FLOATS, zs, i).lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE13 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_W + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT12 + k).lanewise(MUL, u))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_V + k)))), hit)).intoArray(floatRows, ROW_AZ_OUT + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, azs, j)
          .lanewise(ADD, ofB.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE9 + k))
          .lanewise(ADD, ofC.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE10 + k))))).intoArray(
          floatRows, ROW_SUM13 + k);
    }
  }

  private static long floats42(float[][] columns1, int from1, float[] floatRows, long hits) {
    if (columns1 == null) {
      return 0;
    }
    float[] halfXs = columns1[3], halfYs = columns1[4], halfZs = columns1[5];
    long toMinAtMostToMaxBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      // hit ? az + (ofB * (bz - az) + ofC * (cz - az)) : 0
      FLOAT_VECTOR.cast(ALL_SQUARED_DISTANCE
          .blend(fromArray(FLOATS, floatRows, ROW_SUM13 + k),
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_BZ_OUT + k);
      FloatVector u = fromArray(FLOATS, floatRows, ROW_U + k);
      FloatVector min = fromArray(FLOATS, floatRows, ROW_MIN + k);
      VectorMask<Float> lower = u.compare(LE, min);
      FloatVector halfX = fromArray(FLOATS, halfXs, i);
      VectorMask<Float> upper = u.compare(GE, halfX);
      // lower ? 1 : upper ? 2 : 0
      FloatVector sideX = ALL_SQUARED_DISTANCE.blend(ALL_CA, upper).blend(ALL_BC, lower);
      FloatVector v = fromArray(FLOATS, floatRows, ROW_V + k);
      VectorMask<Float> lower2 = v.compare(LE, fromArray(FLOATS, floatRows, ROW_MIN2 + k));
      VectorMask<Float> upper2 = v.compare(GE, fromArray(FLOATS, halfYs, i));
      // lower ? 1 : upper ? 2 : 0
      FloatVector sideY = ALL_SQUARED_DISTANCE.blend(ALL_CA, upper2).blend(ALL_BC, lower2);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      VectorMask<Float> lower3 = w.compare(LE, fromArray(FLOATS, floatRows, ROW_MIN3 + k));
      VectorMask<Float> upper3 = w.compare(GE, fromArray(FLOATS, halfZs, i));
      // lower ? 1 : upper ? 2 : 0
      FloatVector sideZ = ALL_SQUARED_DISTANCE.blend(ALL_CA, upper3).blend(ALL_BC, lower3);
      FLOAT_VECTOR.cast(sideX.lanewise(ADD, ALL_BOX_Y.lanewise(MUL, sideY))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ))).intoArray(floatRows, ROW_FEATURE + k);
      FloatVector toMin = u.lanewise(SUB, min);
      FloatVector toMax = halfX.lanewise(SUB, u);
      VectorMask<Float> toMinAtMostToMax = toMin.compare(LE, toMax);
      toMinAtMostToMaxBits |= toMinAtMostToMax.toLong() << k;
      // toMin <= toMax ? toMin : toMax
      FLOAT_VECTOR.cast(toMax.blend(toMin, toMinAtMostToMax)).intoArray(floatRows, ROW_TO_X + k);
    }
    return toMinAtMostToMaxBits;
  }

  private static void floats43(float[][] columns1, int from1, float[] floatRows, long toMinAtMostToMaxBits,
      long hits, long nearestIsBcBits, long nearestIsSquaredDistanceBits) {
    if (columns1 == null) {
      return;
    }
    float[] halfYs = columns1[4], halfZs = columns1[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector v = fromArray(FLOATS, floatRows, ROW_V + k);
      FloatVector toMin = v.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MIN2 + k));
      FloatVector toMax = fromArray(FLOATS, halfYs, i).lanewise(SUB, v);
      VectorMask<Float> toMinAtMostToMax = toMin.compare(LE, toMax);
      // toMin <= toMax ? toMin : toMax
      FloatVector toY = toMax.blend(toMin, toMinAtMostToMax);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FloatVector toMin2 = w.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MIN3 + k));
      FloatVector toMax2 = fromArray(FLOATS, halfZs, i).lanewise(SUB, w);
      VectorMask<Float> toMinAtMostToMax2 = toMin2.compare(LE, toMax2);
      // toMin <= toMax ? toMin : toMax
      FloatVector toZ = toMax2.blend(toMin2, toMinAtMostToMax2);
      FloatVector toX = fromArray(FLOATS, floatRows, ROW_TO_X + k);
      VectorMask<Float> alongX = toX.compare(LE, toY);
      alongX = toX.compare(LE, toZ, alongX);
      VectorMask<Float> notAlongX = alongX.not();
      VectorMask<Float> alongY = toY.compare(LE, toZ, notAlongX);
      // !nearest ? 0 : p - min <= max - p ? 1 : 2
      FloatVector sideX = ALL_SQUARED_DISTANCE
          .blend(ALL_CA.blend(ALL_BC, VectorMask.fromLong(FLOATS, (toMinAtMostToMaxBits >>> k)
          & WideLanes.FLOAT_LANES)), alongX);
      // !nearest ? 0 : p - min <= max - p ? 1 : 2
      FloatVector sideY = ALL_SQUARED_DISTANCE.blend(ALL_CA.blend(ALL_BC, toMinAtMostToMax), alongY);
      VectorMask<Float> nearest = notAlongX.andNot(alongY);
      // !nearest ? 0 : p - min <= max - p ? 1 : 2
      FloatVector sideZ = ALL_SQUARED_DISTANCE.blend(ALL_CA.blend(ALL_BC, toMinAtMostToMax2), nearest);
      FloatVector nearest2 = sideX.lanewise(ADD, ALL_BOX_Y.lanewise(MUL, sideY))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ));
      VectorMask<Float> allApartGreaterSquaredDistance = fromArray(FLOATS, floatRows, ROW_APART + k)
          .compare(GT, ALL_SQUARED_DISTANCE);
      FloatVector feature = fromArray(FLOATS, floatRows, ROW_FEATURE + k);
      allApartGreaterSquaredDistance = feature
          .compare(EQ, ALL_SQUARED_DISTANCE, allApartGreaterSquaredDistance);
      // apart > 0 && feature == 0 ? nearest : feature; hit ? BoxFeature.ofOriented(apart, u, v, w, halfX,
      // halfY, halfZ) : 0
      FLOAT_VECTOR.cast(ALL_SQUARED_DISTANCE
          .blend(feature.blend(nearest2, allApartGreaterSquaredDistance),
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_FEATURE_A + k);
      VectorMask<Float> nearestIsSquaredDistance = VectorMask.fromLong(FLOATS,
          (nearestIsSquaredDistanceBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> nearestIsBc = VectorMask.fromLong(FLOATS, (nearestIsBcBits >>> k)
          & WideLanes.FLOAT_LANES);
      // nearest == AB ? 1 : nearest == BC ? 2 : 4
      FloatVector start = ALL_BOX_Y.blend(ALL_CA, nearestIsBc).blend(ALL_BC, nearestIsSquaredDistance);
      // nearest == AB ? 2 : nearest == BC ? 4 : 1
      FloatVector end = ALL_BC.blend(ALL_BOX_Y, nearestIsBc).blend(ALL_CA, nearestIsSquaredDistance);
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T + k);
      // t <= -1 ? start : t >= 1 ? end : start + end
      FLOAT_VECTOR.cast(start.lanewise(ADD, end).blend(end, t.compare(GE, ALL_BC))
          .blend(start, t.compare(LE, ALL_MINUS_ONE))).intoArray(floatRows, ROW_START_OR_END_OR_VALUE + k);
    }
  }

  private static void floats44(float[] floatRows, float[][] results, int at, long faceBits, long hits) {
    if (floatRows == null) {
      return;
    }
    float[] distances = results[0], axOuts = results[1], bxOuts = results[2], ayOuts = results[3],
        byOuts = results[4], azOuts = results[5], bzOuts = results[6], featureAs = results[7],
        featureBs = results[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // nearest == FACE ? 7 : t <= -1 ? start : t >= 1 ? end : start + end; hit ?
      // BoxTriangleClosest.feature(nearest, t) : 0
      FloatVector featureB = ALL_SQUARED_DISTANCE
          .blend(fromArray(FLOATS, floatRows, ROW_START_OR_END_OR_VALUE + k)
          .blend(ALL_C7_00, VectorMask.fromLong(FLOATS, (faceBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_APART + k)).intoArray(distances, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AX_OUT + k)).intoArray(axOuts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_BX_OUT + k)).intoArray(bxOuts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AY_OUT + k)).intoArray(ayOuts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_BY_OUT + k)).intoArray(byOuts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AZ_OUT + k)).intoArray(azOuts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_BZ_OUT + k)).intoArray(bzOuts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FEATURE_A + k)).intoArray(featureAs, at + k);
      FLOAT_VECTOR.cast(featureB).intoArray(featureBs, at + k);
    }
  }

  /** {@code scale} of a block, from rows of values to another row. */
  private static void scale(float[] rows, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(ALL_CA.lanewise(DIV, fromArray(FLOATS, rows, ROW_SQUARE + k))).intoArray(rows, to + k);
    }
  }

  /** {@code firstStep} of a block, from rows of values to another row. */
  private static void firstStep(float[] rows, int mxRow, int myRow, int mzRow, int hxRow, int hyRow, int hzRow,
      int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hz = fromArray(FLOATS, rows, hzRow + k);
      FloatVector hz2 = hz.lanewise(ABS);
      VectorMask<Float> hzGreaterSquaredDistance = hz2.compare(GT, ALL_SQUARED_DISTANCE);
      FloatVector mz = fromArray(FLOATS, rows, mzRow + k);
      // hz < 0 ? -mz : mz
      FloatVector z = mz.blend(mz.lanewise(NEG), hz.compare(LT, ALL_SQUARED_DISTANCE));
      FloatVector gz = fromArray(FLOATS, rows, ROW_HALF_Z + k);
      FloatVector nearZ = gz.lanewise(NEG).lanewise(SUB, z);
      // hz > 0 ? nearZ : -1
      FloatVector inZ = ALL_MINUS_ONE.blend(nearZ, hzGreaterSquaredDistance);
      FloatVector hy = fromArray(FLOATS, rows, hyRow + k);
      FloatVector hy2 = hy.lanewise(ABS);
      VectorMask<Float> hyGreaterSquaredDistance = hy2.compare(GT, ALL_SQUARED_DISTANCE);
      FloatVector my = fromArray(FLOATS, rows, myRow + k);
      // hy < 0 ? -my : my
      FloatVector y = my.blend(my.lanewise(NEG), hy.compare(LT, ALL_SQUARED_DISTANCE));
      FloatVector gy = fromArray(FLOATS, rows, ROW_HALF_Y + k);
      FloatVector nearY = gy.lanewise(NEG).lanewise(SUB, y);
      // hy > 0 ? nearY : -1
      FloatVector inY = ALL_MINUS_ONE.blend(nearY, hyGreaterSquaredDistance);
      FloatVector hx = fromArray(FLOATS, rows, hxRow + k);
      FloatVector hx2 = hx.lanewise(ABS);
      VectorMask<Float> hxGreaterSquaredDistance = hx2.compare(GT, ALL_SQUARED_DISTANCE);
      FloatVector mx = fromArray(FLOATS, rows, mxRow + k);
      // hx < 0 ? -mx : mx
      FloatVector x = mx.blend(mx.lanewise(NEG), hx.compare(LT, ALL_SQUARED_DISTANCE));
      FloatVector gx = fromArray(FLOATS, rows, ROW_HALF_X + k);
      FloatVector nearX = gx.lanewise(NEG).lanewise(SUB, x);
      // hx > 0 ? nearX : -1
      FloatVector inX = ALL_MINUS_ONE.blend(nearX, hxGreaterSquaredDistance);
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
      FloatVector outZ = ALL_BC.blend(farZ, hzGreaterSquaredDistance);
      FloatVector farY = gy.lanewise(SUB, y);
      // hy > 0 ? farY : 1
      FloatVector outY = ALL_BC.blend(farY, hyGreaterSquaredDistance);
      FloatVector farX = gx.lanewise(SUB, x);
      // hx > 0 ? farX : 1
      FloatVector outX = ALL_BC.blend(farX, hxGreaterSquaredDistance);
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
      FLOAT_VECTOR.cast(ALL_SQUARED_DISTANCE.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_SQUARED_DISTANCE))
          .blend(ALL_BC, numerator.compare(GT, ALL_SQUARED_DISTANCE))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS)
          .compare(LT, denominator))).intoArray(rows, to + k);
    }
  }

  /** {@code part} of a block, from rows of values to another row. */
  private static void part(float[] rows, int dxRow, int dyRow, int dzRow, int lxRow, int lyRow, int lzRow,
      int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector lx = fromArray(FLOATS, rows, lxRow + k);
      FloatVector ly = fromArray(FLOATS, rows, lyRow + k);
      FloatVector lz = fromArray(FLOATS, rows, lzRow + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, rows, dxRow + k).lanewise(MUL, lx)
          .lanewise(ADD, fromArray(FLOATS, rows, dyRow + k).lanewise(MUL, ly))
          .lanewise(ADD, fromArray(FLOATS, rows, dzRow + k).lanewise(MUL, lz))
          .lanewise(DIV, lx.lanewise(MUL, lx).lanewise(ADD, ly.lanewise(MUL, ly))
          .lanewise(ADD, lz.lanewise(MUL, lz)))).intoArray(rows, to + k);
    }
  }

  /** {@code secondStep} of a block, from rows of values to another row. */
  private static void secondStep(float[] rows, int betweenRow, int mxRow, int myRow, int mzRow, int hxRow,
      int hyRow, int hzRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector between = fromArray(FLOATS, rows, betweenRow + k);
      FloatVector hx = fromArray(FLOATS, rows, hxRow + k);
      FloatVector p = between.lanewise(MUL, hx);
      FloatVector gx = fromArray(FLOATS, rows, ROW_HALF_X + k);
      FloatVector mx = fromArray(FLOATS, rows, mxRow + k);
      FloatVector nearX = gx.lanewise(NEG).lanewise(SUB, mx);
      FloatVector farX = gx.lanewise(SUB, mx);
      VectorMask<Float> pGreaterFarX = p.compare(GT, farX);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector x = p.blend(farX, pGreaterFarX).blend(nearX.blend(p, pGreaterFarX), p.compare(LT, nearX));
      FloatVector hy = fromArray(FLOATS, rows, hyRow + k);
      FloatVector p2 = between.lanewise(MUL, hy);
      FloatVector gy = fromArray(FLOATS, rows, ROW_HALF_Y + k);
      FloatVector my = fromArray(FLOATS, rows, myRow + k);
      FloatVector nearY = gy.lanewise(NEG).lanewise(SUB, my);
      FloatVector farY = gy.lanewise(SUB, my);
      VectorMask<Float> pGreaterFarY = p2.compare(GT, farY);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector y = p2.blend(farY, pGreaterFarY).blend(nearY.blend(p2, pGreaterFarY), p2.compare(LT, nearY));
      FloatVector hz = fromArray(FLOATS, rows, hzRow + k);
      FloatVector p3 = between.lanewise(MUL, hz);
      FloatVector gz = fromArray(FLOATS, rows, ROW_HALF_Z + k);
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
      FLOAT_VECTOR.cast(ALL_SQUARED_DISTANCE.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_SQUARED_DISTANCE))
          .blend(ALL_BC, numerator.compare(GT, ALL_SQUARED_DISTANCE))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS)
          .compare(LT, denominator))).intoArray(rows, to + k);
    }
  }

  /** {@code diagonal} of a block, from rows of values to another row. */
  private static void diagonal(float[] rows, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nx = fromArray(FLOATS, rows, ROW_PRODUCT13 + k);
      FloatVector ny = fromArray(FLOATS, rows, ROW_PRODUCT14 + k);
      FloatVector nz = fromArray(FLOATS, rows, ROW_PRODUCT15 + k);
      FloatVector numerator = nx.lanewise(MUL, fromArray(FLOATS, rows, ROW_PX + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, rows, ROW_PY + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, rows, ROW_PZ + k)));
      FloatVector denominator = nx.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, rows, ROW_HALF_X + k))
          .lanewise(ADD, ny.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, rows, ROW_HALF_Y + k)))
          .lanewise(ADD, nz.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, rows, ROW_HALF_Z + k)));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_SQUARED_DISTANCE.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_SQUARED_DISTANCE))
          .blend(ALL_BC, numerator.compare(GT, ALL_SQUARED_DISTANCE))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS)
          .compare(LT, denominator))).intoArray(rows, to + k);
    }
  }

  /** {@code squaredDistance} of a block, from rows of values to another row. */
  private static void squaredDistance(float[] rows, int tRow, int mxRow, int myRow, int mzRow, int hxRow,
      int hyRow, int hzRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector t = fromArray(FLOATS, rows, tRow + k);
      FloatVector p = fromArray(FLOATS, rows, mxRow + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, hxRow + k)));
      FloatVector out = p.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, rows, ROW_HALF_X + k));
      // out > 0 ? out : 0
      FloatVector dx = ALL_SQUARED_DISTANCE.blend(out, out.compare(GT, ALL_SQUARED_DISTANCE));
      FloatVector p2 = fromArray(FLOATS, rows, myRow + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, hyRow + k)));
      FloatVector out2 = p2.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, rows, ROW_HALF_Y + k));
      // out > 0 ? out : 0
      FloatVector dy = ALL_SQUARED_DISTANCE.blend(out2, out2.compare(GT, ALL_SQUARED_DISTANCE));
      FloatVector p3 = fromArray(FLOATS, rows, mzRow + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, hzRow + k)));
      FloatVector out3 = p3.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, rows, ROW_HALF_Z + k));
      // out > 0 ? out : 0
      FloatVector dz = ALL_SQUARED_DISTANCE.blend(out3, out3.compare(GT, ALL_SQUARED_DISTANCE));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(rows, to + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null, null);
      floats2(null, 0, null, 0, null);
      floats3(null, 0, null, 0, null, null, 0, 0);
      floats5(null);
      floats6(null);
      floats7(null);
      floats8(null);
      floats9(null);
      floats10(null);
      floats11(null, null);
      floats12(null, 0, 0);
      floats13(null);
      floats14(null);
      floats15(null, 0, null, null, 0);
      floats16(null, 0, null);
      floats17(null);
      floats18(null);
      floats19(null);
      floats20(null, 0);
      floats21(null, 0);
      floats22(null, 0);
      floats23(null, 0);
      floats24(null, 0);
      floats25(null, 0);
      floats26(null, 0);
      floats27(null, 0);
      floats28(null, 0);
      floats30(null, null);
      floats32(null, 0, null, 0, 0, 0);
      floats34(null);
      floats36(null);
      floats37(null, 0, 0);
      floats38(null, null, 0, 0);
      floats39(null, 0, null, 0);
      floats40(null, 0, null, 0, null, 0, 0);
      floats41(null, 0, null, 0, null, 0);
      floats42(null, 0, null, 0);
      floats43(null, 0, null, 0, 0, 0, 0);
      floats44(null, null, 0, 0, 0);
      scale(null, 0);
      firstStep(null, 0, 0, 0, 0, 0, 0, 0);
      part(null, 0, 0, 0, 0, 0, 0, 0);
      secondStep(null, 0, 0, 0, 0, 0, 0, 0, 0);
      diagonal(null, 0);
      squaredDistance(null, 0, 0, 0, 0, 0, 0, 0, 0);
    }
  }
}
