// Compiled from BoxOrientedBoxDistance.java; changes are made there.
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
import lockstep.twin.LoopedKernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/**
 * Wide twin of {@link BoxOrientedBoxDistance#alone}: the same operations in the same order, on vectors of
 * pairs.
 */
final class BoxOrientedBoxDistanceAloneWide implements LoopedKernel {
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_MARGIN = FloatVector.broadcast(FLOATS, 1.9073486E-6f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
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

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[7]);

  private static final int ROW_QX_SQUARED = 0 * Kernel.BLOCK;
  private static final int ROW_SUM = 1 * Kernel.BLOCK;
  private static final int ROW_QZ_SQUARED = 2 * Kernel.BLOCK;
  private static final int ROW_SQUARE = 3 * Kernel.BLOCK;
  private static final int ROW_S = 4 * Kernel.BLOCK;
  private static final int ROW_SIZE = 5 * Kernel.BLOCK;
  private static final int ROW_N = 6 * Kernel.BLOCK;
  private static final int ROW_ABS_N = 7 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 8 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 9 * Kernel.BLOCK;
  private static final int ROW_N2 = 10 * Kernel.BLOCK;
  private static final int ROW_ABS_N2 = 11 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 12 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 13 * Kernel.BLOCK;
  private static final int ROW_N3 = 14 * Kernel.BLOCK;
  private static final int ROW_ABS_N3 = 15 * Kernel.BLOCK;
  private static final int ROW_EXTENT_X = 16 * Kernel.BLOCK;
  private static final int ROW_REACH_X = 17 * Kernel.BLOCK;
  private static final int ROW_N4 = 18 * Kernel.BLOCK;
  private static final int ROW_ABS_N4 = 19 * Kernel.BLOCK;
  private static final int ROW_N5 = 20 * Kernel.BLOCK;
  private static final int ROW_ABS_N5 = 21 * Kernel.BLOCK;
  private static final int ROW_N6 = 22 * Kernel.BLOCK;
  private static final int ROW_ABS_N6 = 23 * Kernel.BLOCK;
  private static final int ROW_EXTENT_Y = 24 * Kernel.BLOCK;
  private static final int ROW_REACH_Y = 25 * Kernel.BLOCK;
  private static final int ROW_N7 = 26 * Kernel.BLOCK;
  private static final int ROW_ABS_N7 = 27 * Kernel.BLOCK;
  private static final int ROW_N8 = 28 * Kernel.BLOCK;
  private static final int ROW_ABS_N8 = 29 * Kernel.BLOCK;
  private static final int ROW_N9 = 30 * Kernel.BLOCK;
  private static final int ROW_ABS_N9 = 31 * Kernel.BLOCK;
  private static final int ROW_EXTENT_Z = 32 * Kernel.BLOCK;
  private static final int ROW_REACH_Z = 33 * Kernel.BLOCK;
  private static final int ROW_MIN = 34 * Kernel.BLOCK;
  private static final int ROW_MAX = 35 * Kernel.BLOCK;
  private static final int ROW_LOWEST = 36 * Kernel.BLOCK;
  private static final int ROW_TX = 37 * Kernel.BLOCK;
  private static final int ROW_MIN2 = 38 * Kernel.BLOCK;
  private static final int ROW_MAX2 = 39 * Kernel.BLOCK;
  private static final int ROW_LOWEST2 = 40 * Kernel.BLOCK;
  private static final int ROW_TY = 41 * Kernel.BLOCK;
  private static final int ROW_MIN3 = 42 * Kernel.BLOCK;
  private static final int ROW_MAX3 = 43 * Kernel.BLOCK;
  private static final int ROW_LOWEST3 = 44 * Kernel.BLOCK;
  private static final int ROW_TZ = 45 * Kernel.BLOCK;
  private static final int ROW_GX = 46 * Kernel.BLOCK;
  private static final int ROW_GY = 47 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 48 * Kernel.BLOCK;
  private static final int ROW_GZ = 49 * Kernel.BLOCK;
  private static final int ROW_X = 50 * Kernel.BLOCK;
  private static final int ROW_Y = 51 * Kernel.BLOCK;
  private static final int ROW_PRODUCT_OR_MINUS_VALUE = 52 * Kernel.BLOCK;
  private static final int ROW_BEST = 53 * Kernel.BLOCK;
  private static final int ROW_C = 54 * Kernel.BLOCK;
  private static final int ROW_DX = 55 * Kernel.BLOCK;
  private static final int ROW_DY = 56 * Kernel.BLOCK;
  private static final int ROW_P = 57 * Kernel.BLOCK;
  private static final int ROW_BEST2 = 58 * Kernel.BLOCK;
  private static final int ROW_PART = 59 * Kernel.BLOCK;
  private static final int ROW_DX2 = 60 * Kernel.BLOCK;
  private static final int ROW_DY2 = 61 * Kernel.BLOCK;
  private static final int ROW_P2 = 62 * Kernel.BLOCK;
  private static final int ROW_BEST3 = 63 * Kernel.BLOCK;
  private static final int ROW_EZ = 64 * Kernel.BLOCK;
  private static final int ROW_EY = 65 * Kernel.BLOCK;
  private static final int ROW_MX = 66 * Kernel.BLOCK;
  private static final int ROW_EX = 67 * Kernel.BLOCK;
  private static final int ROW_EX2 = 68 * Kernel.BLOCK;
  private static final int ROW_EZ2 = 69 * Kernel.BLOCK;
  private static final int ROW_MY = 70 * Kernel.BLOCK;
  private static final int ROW_EY2 = 71 * Kernel.BLOCK;
  private static final int ROW_EX3 = 72 * Kernel.BLOCK;
  private static final int ROW_MZ = 73 * Kernel.BLOCK;
  private static final int ROW_EY3 = 74 * Kernel.BLOCK;
  private static final int ROW_EZ3 = 75 * Kernel.BLOCK;
  private static final int ROW_MX2 = 76 * Kernel.BLOCK;
  private static final int ROW_MY2 = 77 * Kernel.BLOCK;
  private static final int ROW_MZ2 = 78 * Kernel.BLOCK;
  private static final int ROW_PRODUCT5 = 79 * Kernel.BLOCK;
  private static final int ROW_MX3 = 80 * Kernel.BLOCK;
  private static final int ROW_PRODUCT6 = 81 * Kernel.BLOCK;
  private static final int ROW_MY3 = 82 * Kernel.BLOCK;
  private static final int ROW_PRODUCT7 = 83 * Kernel.BLOCK;
  private static final int ROW_MZ3 = 84 * Kernel.BLOCK;
  private static final int ROW_MX4 = 85 * Kernel.BLOCK;
  private static final int ROW_MY4 = 86 * Kernel.BLOCK;
  private static final int ROW_MZ4 = 87 * Kernel.BLOCK;
  private static final int ROW_MX5 = 88 * Kernel.BLOCK;
  private static final int ROW_MY5 = 89 * Kernel.BLOCK;
  private static final int ROW_MZ5 = 90 * Kernel.BLOCK;
  private static final int ROW_PRODUCT8 = 91 * Kernel.BLOCK;
  private static final int ROW_MX6 = 92 * Kernel.BLOCK;
  private static final int ROW_PRODUCT9 = 93 * Kernel.BLOCK;
  private static final int ROW_MY6 = 94 * Kernel.BLOCK;
  private static final int ROW_PRODUCT10 = 95 * Kernel.BLOCK;
  private static final int ROW_MZ6 = 96 * Kernel.BLOCK;
  private static final int ROW_MX7 = 97 * Kernel.BLOCK;
  private static final int ROW_MY7 = 98 * Kernel.BLOCK;
  private static final int ROW_MZ7 = 99 * Kernel.BLOCK;
  private static final int ROW_MX8 = 100 * Kernel.BLOCK;
  private static final int ROW_MY8 = 101 * Kernel.BLOCK;
  private static final int ROW_MZ8 = 102 * Kernel.BLOCK;
  private static final int ROW_MX9 = 103 * Kernel.BLOCK;
  private static final int ROW_MY9 = 104 * Kernel.BLOCK;
  private static final int ROW_MZ9 = 105 * Kernel.BLOCK;
  private static final int ROW_MX10 = 106 * Kernel.BLOCK;
  private static final int ROW_MY10 = 107 * Kernel.BLOCK;
  private static final int ROW_MZ10 = 108 * Kernel.BLOCK;
  private static final int ROW_MX11 = 109 * Kernel.BLOCK;
  private static final int ROW_MY11 = 110 * Kernel.BLOCK;
  private static final int ROW_MZ11 = 111 * Kernel.BLOCK;
  private static final int ROW_MX12 = 112 * Kernel.BLOCK;
  private static final int ROW_MY12 = 113 * Kernel.BLOCK;
  private static final int ROW_MZ12 = 114 * Kernel.BLOCK;
  private static final int ROW_LOW_X = 115 * Kernel.BLOCK;
  private static final int ROW_LOW_Y = 116 * Kernel.BLOCK;
  private static final int ROW_LOW_Z = 117 * Kernel.BLOCK;
  private static final int ROW_HIGH_X = 118 * Kernel.BLOCK;
  private static final int ROW_HIGH_Y = 119 * Kernel.BLOCK;
  private static final int ROW_HIGH_Z = 120 * Kernel.BLOCK;
  private static final int ROW_TX2 = 121 * Kernel.BLOCK;
  private static final int ROW_GX2 = 122 * Kernel.BLOCK;
  private static final int ROW_TY2 = 123 * Kernel.BLOCK;
  private static final int ROW_GY2 = 124 * Kernel.BLOCK;
  private static final int ROW_TZ2 = 125 * Kernel.BLOCK;
  private static final int ROW_GZ2 = 126 * Kernel.BLOCK;
  private static final int ROW_NXX = 127 * Kernel.BLOCK;
  private static final int ROW_NXY = 128 * Kernel.BLOCK;
  private static final int ROW_NXZ = 129 * Kernel.BLOCK;
  private static final int ROW_NYY = 130 * Kernel.BLOCK;
  private static final int ROW_NYZ = 131 * Kernel.BLOCK;
  private static final int ROW_NZY = 132 * Kernel.BLOCK;
  private static final int ROW_NZZ = 133 * Kernel.BLOCK;
  private static final int ROW_DETERMINANT = 134 * Kernel.BLOCK;
  private static final int ROW_SLACK = 135 * Kernel.BLOCK;
  private static final int ROW_ABS_NXX = 136 * Kernel.BLOCK;
  private static final int ROW_ABS_NYX = 137 * Kernel.BLOCK;
  private static final int ROW_ABS_NZX = 138 * Kernel.BLOCK;
  private static final int ROW_ABS_NXY = 139 * Kernel.BLOCK;
  private static final int ROW_ABS_NYY = 140 * Kernel.BLOCK;
  private static final int ROW_ABS_NZY = 141 * Kernel.BLOCK;
  private static final int ROW_ABS_NXZ = 142 * Kernel.BLOCK;
  private static final int ROW_ABS_NYZ = 143 * Kernel.BLOCK;
  private static final int ROW_ABS_NZZ = 144 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP = 145 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP2 = 146 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP3 = 147 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP4 = 148 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP5 = 149 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP6 = 150 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP7 = 151 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP8 = 152 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP9 = 153 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP10 = 154 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP11 = 155 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP12 = 156 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP = 157 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP2 = 158 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP3 = 159 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP4 = 160 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP5 = 161 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP6 = 162 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP7 = 163 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP8 = 164 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP9 = 165 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP10 = 166 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP11 = 167 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP12 = 168 * Kernel.BLOCK;
  private static final int ROW_NEXT = 169 * Kernel.BLOCK;
  private static final int ROW_NEXT2 = 170 * Kernel.BLOCK;
  private static final int ROW_NEXT3 = 171 * Kernel.BLOCK;
  private static final int ROW_NEXT4 = 172 * Kernel.BLOCK;
  private static final int ROW_NEXT5 = 173 * Kernel.BLOCK;
  private static final int ROW_NEXT6 = 174 * Kernel.BLOCK;
  private static final int ROW_NEXT7 = 175 * Kernel.BLOCK;
  private static final int ROW_NEXT8 = 176 * Kernel.BLOCK;
  private static final int ROW_NEXT9 = 177 * Kernel.BLOCK;
  private static final int ROW_NEXT10 = 178 * Kernel.BLOCK;
  private static final int ROW_NEXT11 = 179 * Kernel.BLOCK;
  private static final int ROW_NEXT12 = 180 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[181 * Kernel.BLOCK]);

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
      long minGreaterLowestBits = floats2(columns1, from1, columns2, from2, floatRows);
      long maxLessReachXBits = floats3(columns1, from1, columns2, from2, floatRows, bits, minGreaterLowestBits);
      long minGreaterLowestBits2 = bits[0];
      long maxLessReachYBits = bits[1];
      long minGreaterLowestBits3 = bits[2];
      long maxLessReachZBits = bits[3];
      floats4(columns2, from2, floatRows);
      floats5(columns2, from2, floatRows);
      floats6(columns2, from2, floatRows);
      floats7(columns2, from2, floatRows);
      floats8(columns2, from2, floatRows);
      floats9(columns2, from2, floatRows);
      floats10(columns2, from2, floatRows);
      long minXAtMostMaxXBits = floats11(columns1, from1, floatRows);
      long minYAtMostMaxYBits = floats12(columns1, from1, columns2, from2, floatRows, bits, minXAtMostMaxXBits);
      long minZAtMostMaxZBits = bits[0];
      long halfXAtLeastZeroBits = bits[1];
      long halfYAtLeastZeroBits = bits[2];
      long halfZAtLeastZeroBits = bits[3];
      long allSquareAtLeastLeastSquareBits = bits[4];
      long validBits = bits[5];
      long nearBits = floats13(columns1, from1, columns2, from2, floatRows, bits,
          allSquareAtLeastLeastSquareBits, halfXAtLeastZeroBits, halfYAtLeastZeroBits, halfZAtLeastZeroBits,
          minXAtMostMaxXBits, minYAtMostMaxYBits, minZAtMostMaxZBits, minGreaterLowestBits,
          minGreaterLowestBits2, minGreaterLowestBits3, maxLessReachXBits, maxLessReachYBits,
          maxLessReachZBits);
      long properBits = bits[0];
      long boundsBits = bits[1];
      long allSquareAtLeastLeastSquareBits2 = floats14(floatRows, properBits, boundsBits);
      long absValueAtMostSumBits = floats15(columns2, from2, floatRows);
      long allValueAtMostValueBits = floats16(columns2, from2, floatRows, absValueAtMostSumBits);
      long allValueAtMostValueBits2 = floats17(columns2, from2, floatRows, allValueAtMostValueBits);
      long allValueAtMostValueBits3 = floats18(columns2, from2, floatRows, allValueAtMostValueBits2);
      long overlapBits = floats19(columns2, from2, floatRows, allValueAtMostValueBits3,
          allSquareAtLeastLeastSquareBits2, nearBits);
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
      long eitherBits = floats23(floatRows, results, at, overlapBits, validBits);
      long eitherBits2 = overlapBits | eitherBits;
      long hits = validBits & eitherBits2;
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
      FLOAT_VECTOR.cast(qxSquared).intoArray(floatRows, ROW_QX_SQUARED + k);
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qySquared = qy.lanewise(MUL, qy);
      FloatVector sum = qxSquared.lanewise(ADD, qySquared);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM + k);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector qzSquared = qz.lanewise(MUL, qz);
      FLOAT_VECTOR.cast(qzSquared).intoArray(floatRows, ROW_QZ_SQUARED + k);
      FloatVector qw = fromArray(FLOATS, qws, j);
      FloatVector square = sum.lanewise(ADD, qzSquared.lanewise(ADD, qw.lanewise(MUL, qw)));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE + k);
      FloatVector s = ALL_TWO.lanewise(DIV, square);
      FLOAT_VECTOR.cast(s).intoArray(floatRows, ROW_S + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FLOAT_VECTOR.cast(halfX.lanewise(ADD, halfY).lanewise(ADD, halfZ)).intoArray(floatRows, ROW_SIZE + k);
      FloatVector n = ALL_ONE.lanewise(SUB, s.lanewise(MUL, qySquared.lanewise(ADD, qzSquared)));
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
      FLOAT_VECTOR.cast(absN.lanewise(MUL, halfX).lanewise(ADD, absN2.lanewise(MUL, halfY))
          .lanewise(ADD, absN3.lanewise(MUL, halfZ))).intoArray(floatRows, ROW_EXTENT_X + k);
    }
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] minXs = columns1[0], maxXs = columns1[3];
    float[] xs = columns2[0], halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5],
        qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    long minGreaterLowestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector margin = ALL_MARGIN.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIZE + k));
      FloatVector reachX = fromArray(FLOATS, floatRows, ROW_EXTENT_X + k).lanewise(ADD, margin);
      FLOAT_VECTOR.cast(reachX).intoArray(floatRows, ROW_REACH_X + k);
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector n = ALL_ONE.lanewise(SUB, s
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QZ_SQUARED + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_QX_SQUARED + k))));
      FLOAT_VECTOR.cast(n).intoArray(floatRows, ROW_N4 + k);
      FloatVector absN = n.lanewise(ABS);
      FLOAT_VECTOR.cast(absN).intoArray(floatRows, ROW_ABS_N4 + k);
      FloatVector product = fromArray(FLOATS, qys, j).lanewise(MUL, fromArray(FLOATS, qzs, j));
      FloatVector product2 = fromArray(FLOATS, qxs, j).lanewise(MUL, fromArray(FLOATS, qws, j));
      FloatVector n2 = s.lanewise(MUL, product.lanewise(SUB, product2));
      FLOAT_VECTOR.cast(n2).intoArray(floatRows, ROW_N5 + k);
      FloatVector absN2 = n2.lanewise(ABS);
      FLOAT_VECTOR.cast(absN2).intoArray(floatRows, ROW_ABS_N5 + k);
      FloatVector n3 = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k)));
      FLOAT_VECTOR.cast(n3).intoArray(floatRows, ROW_N6 + k);
      FloatVector absN3 = n3.lanewise(ABS);
      FLOAT_VECTOR.cast(absN3).intoArray(floatRows, ROW_ABS_N6 + k);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector extentY = absN.lanewise(MUL, halfY).lanewise(ADD, absN2.lanewise(MUL, halfZ))
          .lanewise(ADD, absN3.lanewise(MUL, halfX));
      FLOAT_VECTOR.cast(extentY).intoArray(floatRows, ROW_EXTENT_Y + k);
      FLOAT_VECTOR.cast(extentY.lanewise(ADD, margin)).intoArray(floatRows, ROW_REACH_Y + k);
      FloatVector n4 = ALL_ONE.lanewise(SUB, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM + k)));
      FLOAT_VECTOR.cast(n4).intoArray(floatRows, ROW_N7 + k);
      FloatVector absN4 = n4.lanewise(ABS);
      FLOAT_VECTOR.cast(absN4).intoArray(floatRows, ROW_ABS_N7 + k);
      FloatVector n5 = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k)));
      FLOAT_VECTOR.cast(n5).intoArray(floatRows, ROW_N8 + k);
      FloatVector absN5 = n5.lanewise(ABS);
      FLOAT_VECTOR.cast(absN5).intoArray(floatRows, ROW_ABS_N8 + k);
      FloatVector n6 = s.lanewise(MUL, product.lanewise(ADD, product2));
      FLOAT_VECTOR.cast(n6).intoArray(floatRows, ROW_N9 + k);
      FloatVector absN6 = n6.lanewise(ABS);
      FLOAT_VECTOR.cast(absN6).intoArray(floatRows, ROW_ABS_N9 + k);
      FloatVector extentZ = absN4.lanewise(MUL, halfZ).lanewise(ADD, absN5.lanewise(MUL, halfX))
          .lanewise(ADD, absN6.lanewise(MUL, halfY));
      FLOAT_VECTOR.cast(extentZ).intoArray(floatRows, ROW_EXTENT_Z + k);
      FLOAT_VECTOR.cast(extentZ.lanewise(ADD, margin)).intoArray(floatRows, ROW_REACH_Z + k);
      FloatVector x = fromArray(FLOATS, xs, j);
      FloatVector min = fromArray(FLOATS, minXs, i).lanewise(SUB, x);
      FLOAT_VECTOR.cast(min).intoArray(floatRows, ROW_MIN + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, maxXs, i).lanewise(SUB, x)).intoArray(floatRows, ROW_MAX + k);
      FloatVector lowest = reachX.lanewise(NEG);
      FLOAT_VECTOR.cast(lowest).intoArray(floatRows, ROW_LOWEST + k);
      minGreaterLowestBits |= min.compare(GT, lowest).toLong() << k;
    }
    return minGreaterLowestBits;
  }

  private static long floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long minGreaterLowestBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minYs = columns1[1], minZs = columns1[2], maxYs = columns1[4], maxZs = columns1[5];
    float[] ys = columns2[1], zs = columns2[2];
    long maxLessReachXBits = 0;
    long minGreaterLowestBits2 = 0;
    long maxLessReachYBits = 0;
    long minGreaterLowestBits3 = 0;
    long maxLessReachZBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector min = fromArray(FLOATS, floatRows, ROW_MIN + k);
      FloatVector lowest = fromArray(FLOATS, floatRows, ROW_LOWEST + k);
      FloatVector max = fromArray(FLOATS, floatRows, ROW_MAX + k);
      // min > lowest ? min : lowest < max ? lowest : max
      FloatVector minOrLowestOrMax = max.blend(lowest, lowest.compare(LT, max))
          .blend(min, VectorMask.fromLong(FLOATS, (minGreaterLowestBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector reachX = fromArray(FLOATS, floatRows, ROW_REACH_X + k);
      VectorMask<Float> maxLessReachX = max.compare(LT, reachX);
      maxLessReachXBits |= maxLessReachX.toLong() << k;
      // max < highest ? max : highest > min ? highest : min
      FloatVector maxOrReachXOrMin = min.blend(reachX, reachX.compare(GT, min)).blend(max, maxLessReachX);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, minOrLowestOrMax.lanewise(ADD, maxOrReachXOrMin))).intoArray(
          floatRows, ROW_TX + k);
      FloatVector y = fromArray(FLOATS, ys, j);
      FloatVector min2 = fromArray(FLOATS, minYs, i).lanewise(SUB, y);
      FLOAT_VECTOR.cast(min2).intoArray(floatRows, ROW_MIN2 + k);
      FloatVector max2 = fromArray(FLOATS, maxYs, i).lanewise(SUB, y);
      FLOAT_VECTOR.cast(max2).intoArray(floatRows, ROW_MAX2 + k);
      FloatVector reachY = fromArray(FLOATS, floatRows, ROW_REACH_Y + k);
      FloatVector lowest2 = reachY.lanewise(NEG);
      FLOAT_VECTOR.cast(lowest2).intoArray(floatRows, ROW_LOWEST2 + k);
      VectorMask<Float> minGreaterLowest = min2.compare(GT, lowest2);
      minGreaterLowestBits2 |= minGreaterLowest.toLong() << k;
      // min > lowest ? min : lowest < max ? lowest : max
      FloatVector minOrLowestOrMax2 = max2.blend(lowest2, lowest2.compare(LT, max2))
          .blend(min2, minGreaterLowest);
      VectorMask<Float> maxLessReachY = max2.compare(LT, reachY);
      maxLessReachYBits |= maxLessReachY.toLong() << k;
      // max < highest ? max : highest > min ? highest : min
      FloatVector maxOrReachYOrMin = min2.blend(reachY, reachY.compare(GT, min2)).blend(max2, maxLessReachY);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, minOrLowestOrMax2.lanewise(ADD, maxOrReachYOrMin))).intoArray(
          floatRows, ROW_TY + k);
      FloatVector z = fromArray(FLOATS, zs, j);
      FloatVector min3 = fromArray(FLOATS, minZs, i).lanewise(SUB, z);
      FLOAT_VECTOR.cast(min3).intoArray(floatRows, ROW_MIN3 + k);
      FloatVector max3 = fromArray(FLOATS, maxZs, i).lanewise(SUB, z);
      FLOAT_VECTOR.cast(max3).intoArray(floatRows, ROW_MAX3 + k);
      FloatVector reachZ = fromArray(FLOATS, floatRows, ROW_REACH_Z + k);
      FloatVector lowest3 = reachZ.lanewise(NEG);
      FLOAT_VECTOR.cast(lowest3).intoArray(floatRows, ROW_LOWEST3 + k);
      VectorMask<Float> minGreaterLowest2 = min3.compare(GT, lowest3);
      minGreaterLowestBits3 |= minGreaterLowest2.toLong() << k;
      // min > lowest ? min : lowest < max ? lowest : max
      FloatVector minOrLowestOrMax3 = max3.blend(lowest3, lowest3.compare(LT, max3))
          .blend(min3, minGreaterLowest2);
      VectorMask<Float> maxLessReachZ = max3.compare(LT, reachZ);
      maxLessReachZBits |= maxLessReachZ.toLong() << k;
      // max < highest ? max : highest > min ? highest : min
      FloatVector maxOrReachZOrMin = min3.blend(reachZ, reachZ.compare(GT, min3)).blend(max3, maxLessReachZ);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, minOrLowestOrMax3.lanewise(ADD, maxOrReachZOrMin))).intoArray(
          floatRows, ROW_TZ + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, maxOrReachXOrMin.lanewise(SUB, minOrLowestOrMax))).intoArray(
          floatRows, ROW_GX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, maxOrReachYOrMin.lanewise(SUB, minOrLowestOrMax2))).intoArray(
          floatRows, ROW_GY + k);
      FLOAT_VECTOR.cast(maxOrReachZOrMin.lanewise(SUB, minOrLowestOrMax3)).intoArray(floatRows,
          ROW_DIFFERENCE + k);
    }
    bits[0] = minGreaterLowestBits2;
    bits[1] = maxLessReachYBits;
    bits[2] = minGreaterLowestBits3;
    bits[3] = maxLessReachZBits;
    return maxLessReachXBits;
  }

  private static void floats4(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] halfXs = columns2[3];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector gz = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k));
      FLOAT_VECTOR.cast(gz).intoArray(floatRows, ROW_GZ + k);
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N6 + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N8 + k);
      FloatVector c = n.lanewise(MUL, tx).lanewise(ADD, n2.lanewise(MUL, ty))
          .lanewise(ADD, n3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TZ + k)));
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_ABS_N + k).lanewise(MUL, gx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N6 + k).lanewise(MUL, gy))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N8 + k).lanewise(MUL, gz));
      FloatVector out2 = c.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, halfXs, j));
      // out > 0 ? out : 0
      FloatVector numerator = ALL_ZERO.blend(out2, out2.compare(GT, ALL_ZERO));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector part = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, reach), numerator.lanewise(ABS).compare(LT, reach));
      // c < 0 ? -part : part
      FloatVector part2 = part.blend(part.lanewise(NEG), c.compare(LT, ALL_ZERO));
      FloatVector product = part2.lanewise(MUL, gx);
      // n < 0 ? part * g : -(part * g)
      FLOAT_VECTOR.cast(tx.lanewise(ADD, product.lanewise(NEG)
          .blend(product, n.compare(LT, ALL_ZERO)))).intoArray(floatRows, ROW_X + k);
      FloatVector product2 = part2.lanewise(MUL, gy);
      // n < 0 ? part * g : -(part * g)
      FLOAT_VECTOR.cast(ty.lanewise(ADD, product2.lanewise(NEG)
          .blend(product2, n2.compare(LT, ALL_ZERO)))).intoArray(floatRows, ROW_Y + k);
      FloatVector product3 = part2.lanewise(MUL, gz);
      // n < 0 ? part * g : -(part * g)
      FLOAT_VECTOR.cast(product3.lanewise(NEG).blend(product3, n3.compare(LT, ALL_ZERO))).intoArray(floatRows,
          ROW_PRODUCT_OR_MINUS_VALUE + k);
    }
  }

  private static void floats5(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FloatVector z = tz.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT_OR_MINUS_VALUE + k));
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y + k);
      FloatVector p = fromArray(FLOATS, floatRows, ROW_N + k).lanewise(MUL, x)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N6 + k).lanewise(MUL, y))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N8 + k).lanewise(MUL, z));
      FloatVector out2 = p.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, halfXs, j));
      // out > 0 ? out : 0
      FloatVector dx = ALL_ZERO.blend(out2, out2.compare(GT, ALL_ZERO));
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N4 + k);
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N9 + k);
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N2 + k);
      FloatVector p2 = n.lanewise(MUL, y).lanewise(ADD, n2.lanewise(MUL, z)).lanewise(ADD, n3.lanewise(MUL, x));
      FloatVector out3 = p2.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, halfYs, j));
      // out > 0 ? out : 0
      FloatVector dy = ALL_ZERO.blend(out3, out3.compare(GT, ALL_ZERO));
      FloatVector p3 = fromArray(FLOATS, floatRows, ROW_N7 + k).lanewise(MUL, z)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N3 + k).lanewise(MUL, x))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N5 + k).lanewise(MUL, y));
      FloatVector out4 = p3.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, halfZs, j));
      // out > 0 ? out : 0
      FloatVector dz = ALL_ZERO.blend(out4, out4.compare(GT, ALL_ZERO));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(floatRows, ROW_BEST + k);
      FLOAT_VECTOR.cast(n.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TY + k))
          .lanewise(ADD, n2.lanewise(MUL, tz))
          .lanewise(ADD, n3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TX + k)))).intoArray(floatRows,
          ROW_C + k);
    }
  }

  private static void floats6(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] halfYs = columns2[4], halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_ABS_N4 + k).lanewise(MUL, gy)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N9 + k).lanewise(MUL, gz))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N2 + k).lanewise(MUL, gx));
      FloatVector c = fromArray(FLOATS, floatRows, ROW_C + k);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector out2 = c.lanewise(ABS).lanewise(SUB, halfY);
      // out > 0 ? out : 0
      FloatVector numerator = ALL_ZERO.blend(out2, out2.compare(GT, ALL_ZERO));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector part = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, reach), numerator.lanewise(ABS).compare(LT, reach));
      // c < 0 ? -part : part
      FloatVector part2 = part.blend(part.lanewise(NEG), c.compare(LT, ALL_ZERO));
      FloatVector product = part2.lanewise(MUL, gy);
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N4 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector x = fromArray(FLOATS, floatRows, ROW_TY + k)
          .lanewise(ADD, product.lanewise(NEG).blend(product, n.compare(LT, ALL_ZERO)));
      FloatVector product2 = part2.lanewise(MUL, gz);
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N9 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector y = fromArray(FLOATS, floatRows, ROW_TZ + k)
          .lanewise(ADD, product2.lanewise(NEG).blend(product2, n2.compare(LT, ALL_ZERO)));
      FloatVector product3 = part2.lanewise(MUL, gx);
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N2 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector z = fromArray(FLOATS, floatRows, ROW_TX + k)
          .lanewise(ADD, product3.lanewise(NEG).blend(product3, n3.compare(LT, ALL_ZERO)));
      FloatVector p = n.lanewise(MUL, x).lanewise(ADD, n2.lanewise(MUL, y)).lanewise(ADD, n3.lanewise(MUL, z));
      FloatVector out3 = p.lanewise(ABS).lanewise(SUB, halfY);
      // out > 0 ? out : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(out3, out3.compare(GT, ALL_ZERO))).intoArray(floatRows, ROW_DX + k);
      FloatVector p2 = fromArray(FLOATS, floatRows, ROW_N7 + k).lanewise(MUL, y)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N3 + k).lanewise(MUL, z))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N5 + k).lanewise(MUL, x));
      FloatVector out4 = p2.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, halfZs, j));
      // out > 0 ? out : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(out4, out4.compare(GT, ALL_ZERO))).intoArray(floatRows, ROW_DY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_N + k).lanewise(MUL, z)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N6 + k).lanewise(MUL, x))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N8 + k).lanewise(MUL, y))).intoArray(floatRows,
          ROW_P + k);
    }
  }

  private static void floats7(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] halfXs = columns2[3], halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector out2 = fromArray(FLOATS, floatRows, ROW_P + k).lanewise(ABS)
          .lanewise(SUB, fromArray(FLOATS, halfXs, j));
      // out > 0 ? out : 0
      FloatVector dz = ALL_ZERO.blend(out2, out2.compare(GT, ALL_ZERO));
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      FloatVector next = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      FloatVector best = fromArray(FLOATS, floatRows, ROW_BEST + k);
      // next < best ? next : best
      FLOAT_VECTOR.cast(best.blend(next, next.compare(LT, best))).intoArray(floatRows, ROW_BEST2 + k);
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
      FloatVector numerator = ALL_ZERO.blend(out3, out3.compare(GT, ALL_ZERO));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector part = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, reach), numerator.lanewise(ABS).compare(LT, reach));
      // c < 0 ? -part : part
      FLOAT_VECTOR.cast(part.blend(part.lanewise(NEG), c.compare(LT, ALL_ZERO))).intoArray(floatRows,
          ROW_PART + k);
    }
  }

  private static void floats8(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] halfXs = columns2[3], halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector part = fromArray(FLOATS, floatRows, ROW_PART + k);
      FloatVector product = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k));
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N7 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector x = fromArray(FLOATS, floatRows, ROW_TZ + k)
          .lanewise(ADD, product.lanewise(NEG).blend(product, n.compare(LT, ALL_ZERO)));
      FloatVector product2 = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k));
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N3 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector y = fromArray(FLOATS, floatRows, ROW_TX + k)
          .lanewise(ADD, product2.lanewise(NEG).blend(product2, n2.compare(LT, ALL_ZERO)));
      FloatVector product3 = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k));
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N5 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector z = fromArray(FLOATS, floatRows, ROW_TY + k)
          .lanewise(ADD, product3.lanewise(NEG).blend(product3, n3.compare(LT, ALL_ZERO)));
      FloatVector p = n.lanewise(MUL, x).lanewise(ADD, n2.lanewise(MUL, y)).lanewise(ADD, n3.lanewise(MUL, z));
      FloatVector out2 = p.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, halfZs, j));
      // out > 0 ? out : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(out2, out2.compare(GT, ALL_ZERO))).intoArray(floatRows, ROW_DX2 + k);
      FloatVector p2 = fromArray(FLOATS, floatRows, ROW_N + k).lanewise(MUL, y)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N6 + k).lanewise(MUL, z))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N8 + k).lanewise(MUL, x));
      FloatVector out3 = p2.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, halfXs, j));
      // out > 0 ? out : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(out3, out3.compare(GT, ALL_ZERO))).intoArray(floatRows, ROW_DY2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_N4 + k).lanewise(MUL, z)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N9 + k).lanewise(MUL, x))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N2 + k).lanewise(MUL, y))).intoArray(floatRows,
          ROW_P2 + k);
    }
  }

  private static void floats9(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector out2 = fromArray(FLOATS, floatRows, ROW_P2 + k).lanewise(ABS).lanewise(SUB, halfY);
      // out > 0 ? out : 0
      FloatVector dz = ALL_ZERO.blend(out2, out2.compare(GT, ALL_ZERO));
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX2 + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY2 + k);
      FloatVector next = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      FloatVector best = fromArray(FLOATS, floatRows, ROW_BEST2 + k);
      // next < best ? next : best
      FLOAT_VECTOR.cast(best.blend(next, next.compare(LT, best))).intoArray(floatRows, ROW_BEST3 + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_N2 + k).lanewise(MUL, halfY);
      FLOAT_VECTOR.cast(ez).intoArray(floatRows, ROW_EZ + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_N3 + k).lanewise(MUL, halfZ);
      FLOAT_VECTOR.cast(ey).intoArray(floatRows, ROW_EY + k);
      FLOAT_VECTOR.cast(ez.lanewise(ADD, ey).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_TX + k))).intoArray(
          floatRows, ROW_MX + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_N + k).lanewise(MUL, halfX)).intoArray(floatRows,
          ROW_EX + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_N4 + k).lanewise(MUL, halfY);
      FLOAT_VECTOR.cast(ex).intoArray(floatRows, ROW_EX2 + k);
      FloatVector ez2 = fromArray(FLOATS, floatRows, ROW_N5 + k).lanewise(MUL, halfZ);
      FLOAT_VECTOR.cast(ez2).intoArray(floatRows, ROW_EZ2 + k);
      FLOAT_VECTOR.cast(ex.lanewise(ADD, ez2)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_TY + k))).intoArray(floatRows, ROW_MY + k);
      FloatVector ey2 = fromArray(FLOATS, floatRows, ROW_N9 + k).lanewise(MUL, halfY);
      FLOAT_VECTOR.cast(ey2).intoArray(floatRows, ROW_EY2 + k);
      FloatVector ex2 = fromArray(FLOATS, floatRows, ROW_N7 + k).lanewise(MUL, halfZ);
      FLOAT_VECTOR.cast(ex2).intoArray(floatRows, ROW_EX3 + k);
      FLOAT_VECTOR.cast(ey2.lanewise(ADD, ex2)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_TZ + k))).intoArray(floatRows, ROW_MZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_N6 + k).lanewise(MUL, halfX)).intoArray(floatRows,
          ROW_EY3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_N8 + k).lanewise(MUL, halfX)).intoArray(floatRows,
          ROW_EZ3 + k);
    }
  }

  private static void floats10(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector hz = fromArray(FLOATS, halfZs, j).lanewise(NEG);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_N3 + k).lanewise(MUL, hz);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_EZ + k).lanewise(ADD, product)
          .lanewise(SUB, tx)).intoArray(floatRows, ROW_MX2 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_N5 + k).lanewise(MUL, hz);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_EX2 + k).lanewise(ADD, product2)
          .lanewise(SUB, ty)).intoArray(floatRows, ROW_MY2 + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_N7 + k).lanewise(MUL, hz);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_EY2 + k).lanewise(ADD, product3)
          .lanewise(SUB, tz)).intoArray(floatRows, ROW_MZ2 + k);
      FloatVector hy = fromArray(FLOATS, halfYs, j).lanewise(NEG);
      FloatVector product4 = fromArray(FLOATS, floatRows, ROW_N2 + k).lanewise(MUL, hy);
      FLOAT_VECTOR.cast(product4).intoArray(floatRows, ROW_PRODUCT5 + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FLOAT_VECTOR.cast(product4.lanewise(ADD, ey).lanewise(SUB, tx)).intoArray(floatRows, ROW_MX3 + k);
      FloatVector product5 = fromArray(FLOATS, floatRows, ROW_N4 + k).lanewise(MUL, hy);
      FLOAT_VECTOR.cast(product5).intoArray(floatRows, ROW_PRODUCT6 + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ2 + k);
      FLOAT_VECTOR.cast(product5.lanewise(ADD, ez).lanewise(SUB, ty)).intoArray(floatRows, ROW_MY3 + k);
      FloatVector product6 = fromArray(FLOATS, floatRows, ROW_N9 + k).lanewise(MUL, hy);
      FLOAT_VECTOR.cast(product6).intoArray(floatRows, ROW_PRODUCT7 + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX3 + k);
      FLOAT_VECTOR.cast(product6.lanewise(ADD, ex).lanewise(SUB, tz)).intoArray(floatRows, ROW_MZ3 + k);
      FLOAT_VECTOR.cast(product4.lanewise(ADD, product).lanewise(SUB, tx)).intoArray(floatRows, ROW_MX4 + k);
      FLOAT_VECTOR.cast(product5.lanewise(ADD, product2).lanewise(SUB, ty)).intoArray(floatRows, ROW_MY4 + k);
      FLOAT_VECTOR.cast(product6.lanewise(ADD, product3).lanewise(SUB, tz)).intoArray(floatRows, ROW_MZ4 + k);
      FloatVector ey2 = fromArray(FLOATS, floatRows, ROW_EY3 + k);
      FLOAT_VECTOR.cast(ez.lanewise(ADD, ey2).lanewise(SUB, ty)).intoArray(floatRows, ROW_MX5 + k);
      FloatVector ez2 = fromArray(FLOATS, floatRows, ROW_EZ3 + k);
      FLOAT_VECTOR.cast(ex.lanewise(ADD, ez2).lanewise(SUB, tz)).intoArray(floatRows, ROW_MY5 + k);
      FloatVector ex2 = fromArray(FLOATS, floatRows, ROW_EX + k);
      FLOAT_VECTOR.cast(ey.lanewise(ADD, ex2).lanewise(SUB, tx)).intoArray(floatRows, ROW_MZ5 + k);
      FloatVector hz2 = fromArray(FLOATS, halfXs, j).lanewise(NEG);
      FloatVector product7 = fromArray(FLOATS, floatRows, ROW_N6 + k).lanewise(MUL, hz2);
      FLOAT_VECTOR.cast(product7).intoArray(floatRows, ROW_PRODUCT8 + k);
      FLOAT_VECTOR.cast(ez.lanewise(ADD, product7).lanewise(SUB, ty)).intoArray(floatRows, ROW_MX6 + k);
      FloatVector product8 = fromArray(FLOATS, floatRows, ROW_N8 + k).lanewise(MUL, hz2);
      FLOAT_VECTOR.cast(product8).intoArray(floatRows, ROW_PRODUCT9 + k);
      FLOAT_VECTOR.cast(ex.lanewise(ADD, product8).lanewise(SUB, tz)).intoArray(floatRows, ROW_MY6 + k);
      FloatVector product9 = fromArray(FLOATS, floatRows, ROW_N + k).lanewise(MUL, hz2);
      FLOAT_VECTOR.cast(product9).intoArray(floatRows, ROW_PRODUCT10 + k);
      FLOAT_VECTOR.cast(ey.lanewise(ADD, product9).lanewise(SUB, tx)).intoArray(floatRows, ROW_MZ6 + k);
      FLOAT_VECTOR.cast(product2.lanewise(ADD, ey2).lanewise(SUB, ty)).intoArray(floatRows, ROW_MX7 + k);
      FLOAT_VECTOR.cast(product3.lanewise(ADD, ez2).lanewise(SUB, tz)).intoArray(floatRows, ROW_MY7 + k);
      FLOAT_VECTOR.cast(product.lanewise(ADD, ex2).lanewise(SUB, tx)).intoArray(floatRows, ROW_MZ7 + k);
      FLOAT_VECTOR.cast(product2.lanewise(ADD, product7).lanewise(SUB, ty)).intoArray(floatRows, ROW_MX8 + k);
      FLOAT_VECTOR.cast(product3.lanewise(ADD, product8).lanewise(SUB, tz)).intoArray(floatRows, ROW_MY8 + k);
      FLOAT_VECTOR.cast(product.lanewise(ADD, product9).lanewise(SUB, tx)).intoArray(floatRows, ROW_MZ8 + k);
    }
  }

  private static long floats11(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] minXs = columns1[0], maxXs = columns1[3];
    long minXAtMostMaxXBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ3 + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY2 + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FLOAT_VECTOR.cast(ez.lanewise(ADD, ey).lanewise(SUB, tz)).intoArray(floatRows, ROW_MX9 + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector ez2 = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FLOAT_VECTOR.cast(ex.lanewise(ADD, ez2).lanewise(SUB, tx)).intoArray(floatRows, ROW_MY9 + k);
      FloatVector ey2 = fromArray(FLOATS, floatRows, ROW_EY3 + k);
      FloatVector ex2 = fromArray(FLOATS, floatRows, ROW_EX2 + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FLOAT_VECTOR.cast(ey2.lanewise(ADD, ex2).lanewise(SUB, ty)).intoArray(floatRows, ROW_MZ9 + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k);
      FLOAT_VECTOR.cast(ez.lanewise(ADD, product).lanewise(SUB, tz)).intoArray(floatRows, ROW_MX10 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k);
      FLOAT_VECTOR.cast(ex.lanewise(ADD, product2).lanewise(SUB, tx)).intoArray(floatRows, ROW_MY10 + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT6 + k);
      FLOAT_VECTOR.cast(ey2.lanewise(ADD, product3).lanewise(SUB, ty)).intoArray(floatRows, ROW_MZ10 + k);
      FloatVector product4 = fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k);
      FLOAT_VECTOR.cast(product4.lanewise(ADD, ey).lanewise(SUB, tz)).intoArray(floatRows, ROW_MX11 + k);
      FloatVector product5 = fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k);
      FLOAT_VECTOR.cast(product5.lanewise(ADD, ez2).lanewise(SUB, tx)).intoArray(floatRows, ROW_MY11 + k);
      FloatVector product6 = fromArray(FLOATS, floatRows, ROW_PRODUCT8 + k);
      FLOAT_VECTOR.cast(product6.lanewise(ADD, ex2).lanewise(SUB, ty)).intoArray(floatRows, ROW_MZ11 + k);
      FLOAT_VECTOR.cast(product4.lanewise(ADD, product).lanewise(SUB, tz)).intoArray(floatRows, ROW_MX12 + k);
      FLOAT_VECTOR.cast(product5.lanewise(ADD, product2).lanewise(SUB, tx)).intoArray(floatRows, ROW_MY12 + k);
      FLOAT_VECTOR.cast(product6.lanewise(ADD, product3).lanewise(SUB, ty)).intoArray(floatRows, ROW_MZ12 + k);
      minXAtMostMaxXBits |= fromArray(FLOATS, minXs, i).compare(LE, fromArray(FLOATS, maxXs, i)).toLong() << k;
    }
    return minXAtMostMaxXBits;
  }

  private static long floats12(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long minXAtMostMaxXBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minYs = columns1[1], minZs = columns1[2], maxYs = columns1[4], maxZs = columns1[5];
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long minYAtMostMaxYBits = 0;
    long minZAtMostMaxZBits = 0;
    long halfXAtLeastZeroBits = 0;
    long halfYAtLeastZeroBits = 0;
    long halfZAtLeastZeroBits = 0;
    long allSquareAtLeastLeastSquareBits = 0;
    long validBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> minYAtMostMaxY = fromArray(FLOATS, minYs, i).compare(LE, fromArray(FLOATS, maxYs, i));
      minYAtMostMaxYBits |= minYAtMostMaxY.toLong() << k;
      VectorMask<Float> minZAtMostMaxZ = fromArray(FLOATS, minZs, i).compare(LE, fromArray(FLOATS, maxZs, i));
      minZAtMostMaxZBits |= minZAtMostMaxZ.toLong() << k;
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      VectorMask<Float> halfXAtLeastZero = halfX.compare(GE, ALL_ZERO);
      halfXAtLeastZeroBits |= halfXAtLeastZero.toLong() << k;
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      VectorMask<Float> halfYAtLeastZero = halfY.compare(GE, ALL_ZERO);
      halfYAtLeastZeroBits |= halfYAtLeastZero.toLong() << k;
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      VectorMask<Float> halfZAtLeastZero = halfZ.compare(GE, ALL_ZERO);
      halfZAtLeastZeroBits |= halfZAtLeastZero.toLong() << k;
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE + k);
      VectorMask<Float> allSquareAtLeastLeastSquare = square.compare(GE, ALL_LEAST_SQUARE);
      allSquareAtLeastLeastSquare = square.compare(LE, ALL_LARGEST_SQUARE, allSquareAtLeastLeastSquare);
      allSquareAtLeastLeastSquareBits |= allSquareAtLeastLeastSquare.toLong() << k;
      VectorMask<Float> valid = halfX.compare(LE, ALL_LARGEST,
          VectorMask.fromLong(FLOATS, (minXAtMostMaxXBits >>> k) & WideLanes.FLOAT_LANES).and(minYAtMostMaxY)
          .and(minZAtMostMaxZ).and(halfXAtLeastZero).and(halfYAtLeastZero).and(halfZAtLeastZero)
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
    }
    bits[0] = minZAtMostMaxZBits;
    bits[1] = halfXAtLeastZeroBits;
    bits[2] = halfYAtLeastZeroBits;
    bits[3] = halfZAtLeastZeroBits;
    bits[4] = allSquareAtLeastLeastSquareBits;
    bits[5] = validBits;
    return minYAtMostMaxYBits;
  }

  private static long floats13(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long allSquareAtLeastLeastSquareBits, long halfXAtLeastZeroBits, long halfYAtLeastZeroBits,
      long halfZAtLeastZeroBits, long minXAtMostMaxXBits, long minYAtMostMaxYBits, long minZAtMostMaxZBits,
      long minGreaterLowestBits, long minGreaterLowestBits2, long minGreaterLowestBits3,
      long maxLessReachXBits, long maxLessReachYBits, long maxLessReachZBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2], halfXs = columns2[3], halfYs = columns2[4],
        halfZs = columns2[5];
    long nearBits = 0;
    long properBits = 0;
    long boundsBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector x = fromArray(FLOATS, xs, j);
      FloatVector minX = fromArray(FLOATS, minXs, i);
      FloatVector maxX = fromArray(FLOATS, maxXs, i);
      // x < min ? min : x > max ? max : x
      FloatVector dx = x.lanewise(SUB, x.blend(maxX, x.compare(GT, maxX)).blend(minX, x.compare(LT, minX)));
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
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (halfXAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (halfYAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (halfZAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (minXAtMostMaxXBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (minYAtMostMaxYBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (minZAtMostMaxZBits >>> k)
          & WideLanes.FLOAT_LANES))).toLong() << k;
      FloatVector min = fromArray(FLOATS, floatRows, ROW_MIN + k);
      FloatVector extentX = fromArray(FLOATS, floatRows, ROW_EXTENT_X + k);
      VectorMask<Float> bounds = min.compare(LE, extentX);
      FloatVector min2 = fromArray(FLOATS, floatRows, ROW_MIN2 + k);
      FloatVector extentY = fromArray(FLOATS, floatRows, ROW_EXTENT_Y + k);
      bounds = min2.compare(LE, extentY, bounds);
      FloatVector min3 = fromArray(FLOATS, floatRows, ROW_MIN3 + k);
      FloatVector extentZ = fromArray(FLOATS, floatRows, ROW_EXTENT_Z + k);
      bounds = min3.compare(LE, extentZ, bounds);
      FloatVector max = fromArray(FLOATS, floatRows, ROW_MAX + k);
      VectorMask<Float> bounds2 = max.compare(GE, extentX.lanewise(NEG));
      FloatVector max2 = fromArray(FLOATS, floatRows, ROW_MAX2 + k);
      bounds2 = max2.compare(GE, extentY.lanewise(NEG), bounds2);
      FloatVector max3 = fromArray(FLOATS, floatRows, ROW_MAX3 + k);
      bounds2 = max3.compare(GE, extentZ.lanewise(NEG), bounds2);
      bounds = bounds.and(bounds2);
      boundsBits |= bounds.toLong() << k;
      // lowX > -extentX ? lowX : -extentX
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOWEST + k)
          .blend(min, VectorMask.fromLong(FLOATS, (minGreaterLowestBits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_LOW_X + k);
      // lowY > -extentY ? lowY : -extentY
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOWEST2 + k)
          .blend(min2, VectorMask.fromLong(FLOATS, (minGreaterLowestBits2 >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_LOW_Y + k);
      // lowZ > -extentZ ? lowZ : -extentZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOWEST3 + k)
          .blend(min3, VectorMask.fromLong(FLOATS, (minGreaterLowestBits3 >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_LOW_Z + k);
      // highX < extentX ? highX : extentX
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_REACH_X + k)
          .blend(max, VectorMask.fromLong(FLOATS, (maxLessReachXBits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_HIGH_X + k);
      // highY < extentY ? highY : extentY
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_REACH_Y + k)
          .blend(max2, VectorMask.fromLong(FLOATS, (maxLessReachYBits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_HIGH_Y + k);
      // highZ < extentZ ? highZ : extentZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_REACH_Z + k)
          .blend(max3, VectorMask.fromLong(FLOATS, (maxLessReachZBits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_HIGH_Z + k);
    }
    bits[0] = properBits;
    bits[1] = boundsBits;
    return nearBits;
  }

  private static long floats14(float[] floatRows, long properBits, long boundsBits) {
    if (floatRows == null) {
      return 0;
    }
    long allSquareAtLeastLeastSquareBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector lowX = fromArray(FLOATS, floatRows, ROW_LOW_X + k);
      FloatVector highX = fromArray(FLOATS, floatRows, ROW_HIGH_X + k);
      FLOAT_VECTOR.cast(lowX.lanewise(ADD, highX).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_TX2 + k);
      FLOAT_VECTOR.cast(highX.lanewise(SUB, lowX).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_GX2 + k);
      FloatVector lowY = fromArray(FLOATS, floatRows, ROW_LOW_Y + k);
      FloatVector highY = fromArray(FLOATS, floatRows, ROW_HIGH_Y + k);
      FLOAT_VECTOR.cast(lowY.lanewise(ADD, highY).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_TY2 + k);
      FLOAT_VECTOR.cast(highY.lanewise(SUB, lowY).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_GY2 + k);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z + k);
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z + k);
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
    }
    return allSquareAtLeastLeastSquareBits;
  }

  private static long floats15(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3];
    long absValueAtMostSumBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N9 + k);
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N3 + k);
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N2 + k);
      FloatVector n4 = fromArray(FLOATS, floatRows, ROW_N7 + k);
      FloatVector nyx = n.lanewise(MUL, n2).lanewise(SUB, n3.lanewise(MUL, n4));
      FloatVector n5 = fromArray(FLOATS, floatRows, ROW_N + k);
      FloatVector n6 = fromArray(FLOATS, floatRows, ROW_N8 + k);
      FLOAT_VECTOR.cast(n4.lanewise(MUL, n5).lanewise(SUB, n2.lanewise(MUL, n6))).intoArray(floatRows,
          ROW_NYY + k);
      FLOAT_VECTOR.cast(n6.lanewise(MUL, n3).lanewise(SUB, n5.lanewise(MUL, n))).intoArray(floatRows,
          ROW_NYZ + k);
      FloatVector n7 = fromArray(FLOATS, floatRows, ROW_N5 + k);
      FloatVector n8 = fromArray(FLOATS, floatRows, ROW_N4 + k);
      FloatVector nzx = n3.lanewise(MUL, n7).lanewise(SUB, n8.lanewise(MUL, n2));
      FloatVector n9 = fromArray(FLOATS, floatRows, ROW_N6 + k);
      FLOAT_VECTOR.cast(n2.lanewise(MUL, n9).lanewise(SUB, n7.lanewise(MUL, n5))).intoArray(floatRows,
          ROW_NZY + k);
      FLOAT_VECTOR.cast(n5.lanewise(MUL, n8).lanewise(SUB, n9.lanewise(MUL, n3))).intoArray(floatRows,
          ROW_NZZ + k);
      FloatVector nxx = fromArray(FLOATS, floatRows, ROW_NXX + k);
      FloatVector determinant = n5.lanewise(MUL, nxx).lanewise(ADD, n9.lanewise(MUL, nyx))
          .lanewise(ADD, n6.lanewise(MUL, nzx));
      FLOAT_VECTOR.cast(determinant).intoArray(floatRows, ROW_DETERMINANT + k);
      FLOAT_VECTOR.cast(ALL_SLACK.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIZE + k))
          .lanewise(ADD, ALL_SUBNORMAL)).intoArray(floatRows, ROW_SLACK + k);
      FloatVector reach = fromArray(FLOATS, halfXs, j).lanewise(MUL, determinant);
      FloatVector absNxx = nxx.lanewise(ABS);
      FLOAT_VECTOR.cast(absNxx).intoArray(floatRows, ROW_ABS_NXX + k);
      FloatVector absNyx = nyx.lanewise(ABS);
      FLOAT_VECTOR.cast(absNyx).intoArray(floatRows, ROW_ABS_NYX + k);
      FloatVector absNzx = nzx.lanewise(ABS);
      FLOAT_VECTOR.cast(absNzx).intoArray(floatRows, ROW_ABS_NZX + k);
      absValueAtMostSumBits |= fromArray(FLOATS, floatRows, ROW_TX2 + k).lanewise(MUL, nxx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TY2 + k).lanewise(MUL, nyx))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TZ2 + k).lanewise(MUL, nzx)).lanewise(ABS)
          .compare(LE, absNxx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX2 + k))
          .lanewise(ADD, absNyx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k)))
          .lanewise(ADD, absNzx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k)))
          .lanewise(ADD, reach)).toLong() << k;
    }
    return absValueAtMostSumBits;
  }

  private static long floats16(float[][] columns2, int from2, float[] floatRows, long absValueAtMostSumBits) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfYs = columns2[4], halfZs = columns2[5];
    long allValueAtMostValueBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector determinant = fromArray(FLOATS, floatRows, ROW_DETERMINANT + k);
      FloatVector reach = fromArray(FLOATS, halfYs, j).lanewise(MUL, determinant);
      FloatVector nxy = fromArray(FLOATS, floatRows, ROW_NXY + k);
      FloatVector absNxy = nxy.lanewise(ABS);
      FLOAT_VECTOR.cast(absNxy).intoArray(floatRows, ROW_ABS_NXY + k);
      FloatVector nyy = fromArray(FLOATS, floatRows, ROW_NYY + k);
      FloatVector absNyy = nyy.lanewise(ABS);
      FLOAT_VECTOR.cast(absNyy).intoArray(floatRows, ROW_ABS_NYY + k);
      FloatVector nzy = fromArray(FLOATS, floatRows, ROW_NZY + k);
      FloatVector absNzy = nzy.lanewise(ABS);
      FLOAT_VECTOR.cast(absNzy).intoArray(floatRows, ROW_ABS_NZY + k);
      FloatVector reach2 = fromArray(FLOATS, halfZs, j).lanewise(MUL, determinant);
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
      VectorMask<Float> allValueAtMostValue = tx.lanewise(MUL, nxy).lanewise(ADD, ty.lanewise(MUL, nyy))
          .lanewise(ADD, tz.lanewise(MUL, nzy)).lanewise(ABS)
          .compare(LE, absNxy.lanewise(MUL, gx).lanewise(ADD, absNyy.lanewise(MUL, gy))
          .lanewise(ADD, absNzy.lanewise(MUL, gz)).lanewise(ADD, reach),
          VectorMask.fromLong(FLOATS, (absValueAtMostSumBits >>> k) & WideLanes.FLOAT_LANES));
      allValueAtMostValue = tx.lanewise(MUL, nxz).lanewise(ADD, ty.lanewise(MUL, nyz))
          .lanewise(ADD, tz.lanewise(MUL, nzz)).lanewise(ABS)
          .compare(LE, absNxz.lanewise(MUL, gx).lanewise(ADD, absNyz.lanewise(MUL, gy))
          .lanewise(ADD, absNzz.lanewise(MUL, gz)).lanewise(ADD, reach2), allValueAtMostValue);
      allValueAtMostValueBits |= allValueAtMostValue.toLong() << k;
    }
    return allValueAtMostValueBits;
  }

  private static long floats17(float[][] columns2, int from2, float[] floatRows, long allValueAtMostValueBits) {
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
      FloatVector reach4 = halfY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYZ + k))
          .lanewise(ADD, halfZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYY + k)))
          .lanewise(ADD, slack);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ2 + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY2 + k);
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N8 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector absN = fromArray(FLOATS, floatRows, ROW_ABS_N8 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      VectorMask<Float> allValueAtMostValue = tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N6 + k))
          .lanewise(SUB, ty.lanewise(MUL, n)).lanewise(ABS)
          .compare(LE, gy.lanewise(MUL, absN)
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
      allValueAtMostValue = fromArray(FLOATS, floatRows, ROW_TX2 + k).lanewise(MUL, n)
          .lanewise(SUB, tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N + k))).lanewise(ABS)
          .compare(LE, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GX2 + k).lanewise(MUL, absN)).lanewise(ADD, reach4),
          allValueAtMostValue);
      allValueAtMostValueBits2 |= allValueAtMostValue.toLong() << k;
    }
    return allValueAtMostValueBits2;
  }

  private static long floats18(float[][] columns2, int from2, float[] floatRows, long allValueAtMostValueBits) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long allValueAtMostValueBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector absNyx = fromArray(FLOATS, floatRows, ROW_ABS_NYX + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SLACK + k);
      FloatVector reach = halfZ.lanewise(MUL, absNyx)
          .lanewise(ADD, halfX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYZ + k)))
          .lanewise(ADD, slack);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector reach2 = halfX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYY + k))
          .lanewise(ADD, halfY.lanewise(MUL, absNyx)).lanewise(ADD, slack);
      FloatVector reach3 = halfY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZZ + k))
          .lanewise(ADD, halfZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZY + k)))
          .lanewise(ADD, slack);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX2 + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ2 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      VectorMask<Float> allValueAtMostValue = tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N9 + k))
          .lanewise(SUB, tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N2 + k))).lanewise(ABS)
          .compare(LE, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N2 + k))
          .lanewise(ADD, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N9 + k))).lanewise(ADD, reach),
          VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES));
      allValueAtMostValue = tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N7 + k))
          .lanewise(SUB, tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N3 + k))).lanewise(ABS)
          .compare(LE, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N3 + k))
          .lanewise(ADD, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N7 + k))).lanewise(ADD, reach2),
          allValueAtMostValue);
      allValueAtMostValue = fromArray(FLOATS, floatRows, ROW_TY2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N + k))
          .lanewise(SUB, tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N6 + k))).lanewise(ABS)
          .compare(LE, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N6 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N + k))).lanewise(ADD, reach3),
          allValueAtMostValue);
      allValueAtMostValueBits2 |= allValueAtMostValue.toLong() << k;
    }
    return allValueAtMostValueBits2;
  }

  private static long floats19(float[][] columns2, int from2, float[] floatRows, long allValueAtMostValueBits,
      long allSquareAtLeastLeastSquareBits, long nearBits) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long overlapBits = 0;
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
    }
    return overlapBits;
  }

  private static long floats23(float[] floatRows, float[][] results, int at, long overlapBits, long validBits) {
    if (floatRows == null) {
      return 0;
    }
    float[] keys = results[0];
    long eitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT + k);
      FloatVector best = fromArray(FLOATS, floatRows, ROW_BEST3 + k);
      // next < best ? next : best
      FloatVector best2 = best.blend(next, next.compare(LT, best));
      FloatVector next2 = fromArray(FLOATS, floatRows, ROW_NEXT2 + k);
      // next < best ? next : best
      FloatVector best3 = best2.blend(next2, next2.compare(LT, best2));
      FloatVector next3 = fromArray(FLOATS, floatRows, ROW_NEXT3 + k);
      // next < best ? next : best
      FloatVector best4 = best3.blend(next3, next3.compare(LT, best3));
      FloatVector next4 = fromArray(FLOATS, floatRows, ROW_NEXT4 + k);
      // next < best ? next : best
      FloatVector best5 = best4.blend(next4, next4.compare(LT, best4));
      FloatVector next5 = fromArray(FLOATS, floatRows, ROW_NEXT5 + k);
      // next < best ? next : best
      FloatVector best6 = best5.blend(next5, next5.compare(LT, best5));
      FloatVector next6 = fromArray(FLOATS, floatRows, ROW_NEXT6 + k);
      // next < best ? next : best
      FloatVector best7 = best6.blend(next6, next6.compare(LT, best6));
      FloatVector next7 = fromArray(FLOATS, floatRows, ROW_NEXT7 + k);
      // next < best ? next : best
      FloatVector best8 = best7.blend(next7, next7.compare(LT, best7));
      FloatVector next8 = fromArray(FLOATS, floatRows, ROW_NEXT8 + k);
      // next < best ? next : best
      FloatVector best9 = best8.blend(next8, next8.compare(LT, best8));
      FloatVector next9 = fromArray(FLOATS, floatRows, ROW_NEXT9 + k);
      // next < best ? next : best
      FloatVector best10 = best9.blend(next9, next9.compare(LT, best9));
      FloatVector next10 = fromArray(FLOATS, floatRows, ROW_NEXT10 + k);
      // next < best ? next : best
      FloatVector best11 = best10.blend(next10, next10.compare(LT, best10));
      FloatVector next11 = fromArray(FLOATS, floatRows, ROW_NEXT11 + k);
      // next < best ? next : best
      FloatVector best12 = best11.blend(next11, next11.compare(LT, best11));
      FloatVector next12 = fromArray(FLOATS, floatRows, ROW_NEXT12 + k);
      // next < best ? next : best
      FloatVector best13 = best12.blend(next12, next12.compare(LT, best12));
      FloatVector length = best13.lanewise(SQRT);
      FloatVector distance = length.lanewise(SUB, ALL_ZERO);
      VectorMask<Float> distanceGreaterZero = distance.compare(GT, ALL_ZERO);
      eitherBits |= distanceGreaterZero.not().or(distance.compare(LT, ALL_INFINITY)).toLong() << k;
      // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY : overlap ? 0 :
      // Rounded.apart(length, 0)
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(ALL_C1_40E_45.blend(distance, distanceGreaterZero)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (validBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(keys, at + k);
    }
    return eitherBits;
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
      VectorMask<Float> hzGreaterZero = hz2.compare(GT, ALL_ZERO);
      FloatVector mz = fromArray(FLOATS, rows, mzRow + k);
      // hz < 0 ? -mz : mz
      FloatVector z = mz.blend(mz.lanewise(NEG), hz.compare(LT, ALL_ZERO));
      FloatVector gz = fromArray(FLOATS, rows, gzRow + k);
      FloatVector nearZ = gz.lanewise(NEG).lanewise(SUB, z);
      // hz > 0 ? nearZ : -1
      FloatVector inZ = ALL_MINUS_ONE.blend(nearZ, hzGreaterZero);
      FloatVector hy = fromArray(FLOATS, rows, hyRow + k);
      FloatVector hy2 = hy.lanewise(ABS);
      VectorMask<Float> hyGreaterZero = hy2.compare(GT, ALL_ZERO);
      FloatVector my = fromArray(FLOATS, rows, myRow + k);
      // hy < 0 ? -my : my
      FloatVector y = my.blend(my.lanewise(NEG), hy.compare(LT, ALL_ZERO));
      FloatVector gy = fromArray(FLOATS, rows, gyRow + k);
      FloatVector nearY = gy.lanewise(NEG).lanewise(SUB, y);
      // hy > 0 ? nearY : -1
      FloatVector inY = ALL_MINUS_ONE.blend(nearY, hyGreaterZero);
      FloatVector hx = fromArray(FLOATS, rows, hxRow + k);
      FloatVector hx2 = hx.lanewise(ABS);
      VectorMask<Float> hxGreaterZero = hx2.compare(GT, ALL_ZERO);
      FloatVector mx = fromArray(FLOATS, rows, mxRow + k);
      // hx < 0 ? -mx : mx
      FloatVector x = mx.blend(mx.lanewise(NEG), hx.compare(LT, ALL_ZERO));
      FloatVector gx = fromArray(FLOATS, rows, gxRow + k);
      FloatVector nearX = gx.lanewise(NEG).lanewise(SUB, x);
      // hx > 0 ? nearX : -1
      FloatVector inX = ALL_MINUS_ONE.blend(nearX, hxGreaterZero);
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
      FloatVector outZ = ALL_ONE.blend(farZ, hzGreaterZero);
      FloatVector farY = gy.lanewise(SUB, y);
      // hy > 0 ? farY : 1
      FloatVector outY = ALL_ONE.blend(farY, hyGreaterZero);
      FloatVector farX = gx.lanewise(SUB, x);
      // hx > 0 ? farX : 1
      FloatVector outX = ALL_ONE.blend(farX, hxGreaterZero);
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
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
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
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
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
      FloatVector dx = ALL_ZERO.blend(out, out.compare(GT, ALL_ZERO));
      FloatVector p2 = fromArray(FLOATS, rows, myRow + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, hyRow + k)));
      FloatVector out2 = p2.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, rows, gyRow + k));
      // out > 0 ? out : 0
      FloatVector dy = ALL_ZERO.blend(out2, out2.compare(GT, ALL_ZERO));
      FloatVector p3 = fromArray(FLOATS, rows, mzRow + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, hzRow + k)));
      FloatVector out3 = p3.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, rows, gzRow + k));
      // out > 0 ? out : 0
      FloatVector dz = ALL_ZERO.blend(out3, out3.compare(GT, ALL_ZERO));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(rows, to + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null);
      floats2(null, 0, null, 0, null);
      floats3(null, 0, null, 0, null, null, 0);
      floats4(null, 0, null);
      floats5(null, 0, null);
      floats6(null, 0, null);
      floats7(null, 0, null);
      floats8(null, 0, null);
      floats9(null, 0, null);
      floats10(null, 0, null);
      floats11(null, 0, null);
      floats12(null, 0, null, 0, null, null, 0);
      floats13(null, 0, null, 0, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      floats14(null, 0, 0);
      floats15(null, 0, null);
      floats16(null, 0, null, 0);
      floats17(null, 0, null, 0);
      floats18(null, 0, null, 0);
      floats19(null, 0, null, 0, 0, 0);
      floats23(null, null, 0, 0, 0);
      firstStep(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      secondStep(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      squaredDistance(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    }
  }
}
