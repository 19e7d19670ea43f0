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
import lockstep.twin.LoopedKernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/**
 * Wide twin of {@link OrientedBoxOrientedBoxDistance#alone}: the same operations in the same order, on vectors
 * of pairs.
 */
final class OrientedBoxOrientedBoxDistanceAloneWide implements LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_C1_72E_10 = FloatVector.broadcast(FLOATS, 1.717987E10f);
  private static final FloatVector ALL_C5_82E_11 = FloatVector.broadcast(FLOATS, 5.820766E-11f);
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
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[3]);

  private static final int ROW_DX = 0 * Kernel.BLOCK;
  private static final int ROW_DY = 1 * Kernel.BLOCK;
  private static final int ROW_DZ = 2 * Kernel.BLOCK;
  private static final int ROW_DX2 = 3 * Kernel.BLOCK;
  private static final int ROW_DY2 = 4 * Kernel.BLOCK;
  private static final int ROW_DZ2 = 5 * Kernel.BLOCK;
  private static final int ROW_GX = 6 * Kernel.BLOCK;
  private static final int ROW_HX = 7 * Kernel.BLOCK;
  private static final int ROW_GY = 8 * Kernel.BLOCK;
  private static final int ROW_HY = 9 * Kernel.BLOCK;
  private static final int ROW_GZ = 10 * Kernel.BLOCK;
  private static final int ROW_HZ = 11 * Kernel.BLOCK;
  private static final int ROW_AX = 12 * Kernel.BLOCK;
  private static final int ROW_BX = 13 * Kernel.BLOCK;
  private static final int ROW_AY = 14 * Kernel.BLOCK;
  private static final int ROW_BY = 15 * Kernel.BLOCK;
  private static final int ROW_AZ = 16 * Kernel.BLOCK;
  private static final int ROW_BZ = 17 * Kernel.BLOCK;
  private static final int ROW_AW = 18 * Kernel.BLOCK;
  private static final int ROW_BW = 19 * Kernel.BLOCK;
  private static final int ROW_SQUARE_A = 20 * Kernel.BLOCK;
  private static final int ROW_SQUARE_B = 21 * Kernel.BLOCK;
  private static final int ROW_TX = 22 * Kernel.BLOCK;
  private static final int ROW_TX2 = 23 * Kernel.BLOCK;
  private static final int ROW_TY = 24 * Kernel.BLOCK;
  private static final int ROW_TY2 = 25 * Kernel.BLOCK;
  private static final int ROW_SUM = 26 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 27 * Kernel.BLOCK;
  private static final int ROW_TZ = 28 * Kernel.BLOCK;
  private static final int ROW_TZ2 = 29 * Kernel.BLOCK;
  private static final int ROW_SCALE = 30 * Kernel.BLOCK;
  private static final int ROW_QX = 31 * Kernel.BLOCK;
  private static final int ROW_QY = 32 * Kernel.BLOCK;
  private static final int ROW_QZ = 33 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 34 * Kernel.BLOCK;
  private static final int ROW_QW = 35 * Kernel.BLOCK;
  private static final int ROW_QX_SQUARED = 36 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 37 * Kernel.BLOCK;
  private static final int ROW_QZ_SQUARED = 38 * Kernel.BLOCK;
  private static final int ROW_S = 39 * Kernel.BLOCK;
  private static final int ROW_N = 40 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 41 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 42 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 43 * Kernel.BLOCK;
  private static final int ROW_N2 = 44 * Kernel.BLOCK;
  private static final int ROW_PRODUCT5 = 45 * Kernel.BLOCK;
  private static final int ROW_PRODUCT6 = 46 * Kernel.BLOCK;
  private static final int ROW_N3 = 47 * Kernel.BLOCK;
  private static final int ROW_ABS_N = 48 * Kernel.BLOCK;
  private static final int ROW_ABS_N2 = 49 * Kernel.BLOCK;
  private static final int ROW_ABS_N3 = 50 * Kernel.BLOCK;
  private static final int ROW_PART = 51 * Kernel.BLOCK;
  private static final int ROW_X = 52 * Kernel.BLOCK;
  private static final int ROW_N4 = 53 * Kernel.BLOCK;
  private static final int ROW_N5 = 54 * Kernel.BLOCK;
  private static final int ROW_N6 = 55 * Kernel.BLOCK;
  private static final int ROW_N7 = 56 * Kernel.BLOCK;
  private static final int ROW_N8 = 57 * Kernel.BLOCK;
  private static final int ROW_N9 = 58 * Kernel.BLOCK;
  private static final int ROW_BEST = 59 * Kernel.BLOCK;
  private static final int ROW_ABS_N4 = 60 * Kernel.BLOCK;
  private static final int ROW_ABS_N5 = 61 * Kernel.BLOCK;
  private static final int ROW_ABS_N6 = 62 * Kernel.BLOCK;
  private static final int ROW_PART2 = 63 * Kernel.BLOCK;
  private static final int ROW_BEST2 = 64 * Kernel.BLOCK;
  private static final int ROW_ABS_N7 = 65 * Kernel.BLOCK;
  private static final int ROW_ABS_N8 = 66 * Kernel.BLOCK;
  private static final int ROW_ABS_N9 = 67 * Kernel.BLOCK;
  private static final int ROW_PART3 = 68 * Kernel.BLOCK;
  private static final int ROW_BEST3 = 69 * Kernel.BLOCK;
  private static final int ROW_EZ = 70 * Kernel.BLOCK;
  private static final int ROW_EY = 71 * Kernel.BLOCK;
  private static final int ROW_MX = 72 * Kernel.BLOCK;
  private static final int ROW_EX = 73 * Kernel.BLOCK;
  private static final int ROW_EX2 = 74 * Kernel.BLOCK;
  private static final int ROW_EZ2 = 75 * Kernel.BLOCK;
  private static final int ROW_MY = 76 * Kernel.BLOCK;
  private static final int ROW_EY2 = 77 * Kernel.BLOCK;
  private static final int ROW_EX3 = 78 * Kernel.BLOCK;
  private static final int ROW_MZ = 79 * Kernel.BLOCK;
  private static final int ROW_EY3 = 80 * Kernel.BLOCK;
  private static final int ROW_EZ3 = 81 * Kernel.BLOCK;
  private static final int ROW_PRODUCT7 = 82 * Kernel.BLOCK;
  private static final int ROW_MX2 = 83 * Kernel.BLOCK;
  private static final int ROW_PRODUCT8 = 84 * Kernel.BLOCK;
  private static final int ROW_MY2 = 85 * Kernel.BLOCK;
  private static final int ROW_PRODUCT9 = 86 * Kernel.BLOCK;
  private static final int ROW_MZ2 = 87 * Kernel.BLOCK;
  private static final int ROW_PRODUCT10 = 88 * Kernel.BLOCK;
  private static final int ROW_MX3 = 89 * Kernel.BLOCK;
  private static final int ROW_PRODUCT11 = 90 * Kernel.BLOCK;
  private static final int ROW_MY3 = 91 * Kernel.BLOCK;
  private static final int ROW_PRODUCT12 = 92 * Kernel.BLOCK;
  private static final int ROW_MZ3 = 93 * Kernel.BLOCK;
  private static final int ROW_MX4 = 94 * Kernel.BLOCK;
  private static final int ROW_MY4 = 95 * Kernel.BLOCK;
  private static final int ROW_MZ4 = 96 * Kernel.BLOCK;
  private static final int ROW_MX5 = 97 * Kernel.BLOCK;
  private static final int ROW_MY5 = 98 * Kernel.BLOCK;
  private static final int ROW_MZ5 = 99 * Kernel.BLOCK;
  private static final int ROW_PRODUCT13 = 100 * Kernel.BLOCK;
  private static final int ROW_MX6 = 101 * Kernel.BLOCK;
  private static final int ROW_PRODUCT14 = 102 * Kernel.BLOCK;
  private static final int ROW_MY6 = 103 * Kernel.BLOCK;
  private static final int ROW_PRODUCT15 = 104 * Kernel.BLOCK;
  private static final int ROW_MZ6 = 105 * Kernel.BLOCK;
  private static final int ROW_MX7 = 106 * Kernel.BLOCK;
  private static final int ROW_MY7 = 107 * Kernel.BLOCK;
  private static final int ROW_MZ7 = 108 * Kernel.BLOCK;
  private static final int ROW_MX8 = 109 * Kernel.BLOCK;
  private static final int ROW_MY8 = 110 * Kernel.BLOCK;
  private static final int ROW_MZ8 = 111 * Kernel.BLOCK;
  private static final int ROW_MX9 = 112 * Kernel.BLOCK;
  private static final int ROW_MY9 = 113 * Kernel.BLOCK;
  private static final int ROW_MZ9 = 114 * Kernel.BLOCK;
  private static final int ROW_MX10 = 115 * Kernel.BLOCK;
  private static final int ROW_MY10 = 116 * Kernel.BLOCK;
  private static final int ROW_MZ10 = 117 * Kernel.BLOCK;
  private static final int ROW_MX11 = 118 * Kernel.BLOCK;
  private static final int ROW_MY11 = 119 * Kernel.BLOCK;
  private static final int ROW_MZ11 = 120 * Kernel.BLOCK;
  private static final int ROW_MX12 = 121 * Kernel.BLOCK;
  private static final int ROW_MY12 = 122 * Kernel.BLOCK;
  private static final int ROW_MZ12 = 123 * Kernel.BLOCK;
  private static final int ROW_RADII = 124 * Kernel.BLOCK;
  private static final int ROW_SUM4 = 125 * Kernel.BLOCK;
  private static final int ROW_SIZE = 126 * Kernel.BLOCK;
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
      long swapBits = floats1(columns1, from1, columns2, from2, floatRows);
      floats2(columns1, from1, columns2, from2, floatRows, swapBits);
      floats3(floatRows);
      floats4(floatRows);
      long nLessZeroBits = floats5(floatRows);
      floats6(floatRows, nLessZeroBits);
      floats7(floatRows);
      floats8(floatRows);
      floats9(floatRows);
      floats10(floatRows);
      floats11(floatRows);
      floats12(floatRows);
      long allHalfX1AtLeastZeroBits = floats13(columns1, from1, floatRows);
      long allSquareAAtLeastLeastSquareBits = floats14(columns1, from1, columns2, from2, floatRows, bits,
          allHalfX1AtLeastZeroBits);
      long allSquareBAtLeastLeastSquareBits = bits[0];
      long validBits = bits[1];
      long nearBits = floats15(floatRows, bits, allSquareAAtLeastLeastSquareBits,
          allSquareBAtLeastLeastSquareBits);
      long allSquareAAtLeastLeastSquareBits2 = bits[0];
      long allSquareAAtLeastLeastSquareBits3 = floats16(floatRows, allSquareAAtLeastLeastSquareBits2);
      long absValueAtMostSumBits = floats17(floatRows);
      long allValueAtMostValueBits = floats18(floatRows, absValueAtMostSumBits);
      long allValueAtMostValueBits2 = floats19(floatRows, allValueAtMostValueBits);
      long allValueAtMostValueBits3 = floats20(floatRows, allValueAtMostValueBits2);
      long overlapBits = floats21(floatRows, allValueAtMostValueBits3, allSquareAAtLeastLeastSquareBits3,
          nearBits);
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
      long eitherBits = floats25(floatRows, results, at, overlapBits, validBits);
      long eitherBits2 = overlapBits | eitherBits;
      long hits = validBits & eitherBits2;
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] x1s = columns1[0], y1s = columns1[1], z1s = columns1[2], halfX1s = columns1[3],
        halfY1s = columns1[4], halfZ1s = columns1[5], qx1s = columns1[6], qy1s = columns1[7],
        qz1s = columns1[8];
    float[] x2s = columns2[0], y2s = columns2[1], z2s = columns2[2], halfX2s = columns2[3],
        halfY2s = columns2[4], halfZ2s = columns2[5], qx2s = columns2[6], qy2s = columns2[7],
        qz2s = columns2[8];
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
      VectorMask<Float> dyIsZeroAndDzLessZero = dy.compare(EQ, ALL_ZERO);
      dyIsZeroAndDzLessZero = dz.compare(LT, ALL_ZERO, dyIsZeroAndDzLessZero);
      VectorMask<Float> dxIsZeroAndEither = dx
          .compare(EQ, ALL_ZERO, dy.compare(LT, ALL_ZERO).or(dyIsZeroAndDzLessZero));
      VectorMask<Float> swap = dx.compare(LT, ALL_ZERO).or(dxIsZeroAndEither);
      swapBits |= swap.toLong() << k;
      // swap ? -dx : dx
      FLOAT_VECTOR.cast(dx.blend(dx.lanewise(NEG), swap)).intoArray(floatRows, ROW_DX2 + k);
      // swap ? -dy : dy
      FLOAT_VECTOR.cast(dy.blend(dy.lanewise(NEG), swap)).intoArray(floatRows, ROW_DY2 + k);
      // swap ? -dz : dz
      FLOAT_VECTOR.cast(dz.blend(dz.lanewise(NEG), swap)).intoArray(floatRows, ROW_DZ2 + k);
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
      FLOAT_VECTOR.cast(qx1.blend(qx2, swap)).intoArray(floatRows, ROW_AX + k);
      // swap ? qx1 : qx2
      FLOAT_VECTOR.cast(qx2.blend(qx1, swap)).intoArray(floatRows, ROW_BX + k);
      FloatVector qy2 = fromArray(FLOATS, qy2s, j);
      FloatVector qy1 = fromArray(FLOATS, qy1s, i);
      // swap ? qy2 : qy1
      FLOAT_VECTOR.cast(qy1.blend(qy2, swap)).intoArray(floatRows, ROW_AY + k);
      // swap ? qy1 : qy2
      FLOAT_VECTOR.cast(qy2.blend(qy1, swap)).intoArray(floatRows, ROW_BY + k);
      // swap ? qz2 : qz1
      FLOAT_VECTOR.cast(fromArray(FLOATS, qz1s, i).blend(fromArray(FLOATS, qz2s, j), swap)).intoArray(
          floatRows, ROW_AZ + k);
    }
    return swapBits;
  }

  private static void floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long swapBits) {
    if (columns1 == null) {
      return;
    }
    float[] qz1s = columns1[8], qw1s = columns1[9];
    float[] qz2s = columns2[8], qw2s = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> swap = VectorMask.fromLong(FLOATS, (swapBits >>> k) & WideLanes.FLOAT_LANES);
      // swap ? qz1 : qz2
      FloatVector bz = fromArray(FLOATS, qz2s, j).blend(fromArray(FLOATS, qz1s, i), swap);
      FLOAT_VECTOR.cast(bz).intoArray(floatRows, ROW_BZ + k);
      FloatVector qw2 = fromArray(FLOATS, qw2s, j);
      FloatVector qw1 = fromArray(FLOATS, qw1s, i);
      // swap ? qw2 : qw1
      FloatVector aw = qw1.blend(qw2, swap);
      FLOAT_VECTOR.cast(aw).intoArray(floatRows, ROW_AW + k);
      // swap ? qw1 : qw2
      FloatVector bw = qw2.blend(qw1, swap);
      FLOAT_VECTOR.cast(bw).intoArray(floatRows, ROW_BW + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector axSquared = ax.lanewise(MUL, ax);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector aySquared = ay.lanewise(MUL, ay);
      FloatVector sum = axSquared.lanewise(ADD, aySquared);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector azSquared = az.lanewise(MUL, az);
      FloatVector squareA = sum.lanewise(ADD, azSquared.lanewise(ADD, aw.lanewise(MUL, aw)));
      FLOAT_VECTOR.cast(squareA).intoArray(floatRows, ROW_SQUARE_A + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FLOAT_VECTOR.cast(bx.lanewise(MUL, bx).lanewise(ADD, by.lanewise(MUL, by))
          .lanewise(ADD, bz.lanewise(MUL, bz).lanewise(ADD, bw.lanewise(MUL, bw)))).intoArray(floatRows,
          ROW_SQUARE_B + k);
      FloatVector r = ALL_TWO.lanewise(DIV, squareA);
      FloatVector product = ax.lanewise(MUL, ay);
      FloatVector product2 = az.lanewise(MUL, aw);
      FloatVector product3 = az.lanewise(MUL, ax);
      FloatVector product4 = ay.lanewise(MUL, aw);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX2 + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY2 + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ2 + k);
      FloatVector tx = ALL_ONE.lanewise(SUB, r.lanewise(MUL, aySquared.lanewise(ADD, azSquared)))
          .lanewise(MUL, dx).lanewise(ADD, r.lanewise(MUL, product.lanewise(ADD, product2)).lanewise(MUL, dy))
          .lanewise(ADD, r.lanewise(MUL, product3.lanewise(SUB, product4)).lanewise(MUL, dz));
      FLOAT_VECTOR.cast(tx).intoArray(floatRows, ROW_TX + k);
      FLOAT_VECTOR.cast(tx.lanewise(NEG)).intoArray(floatRows, ROW_TX2 + k);
      FloatVector product5 = ay.lanewise(MUL, az);
      FloatVector product6 = ax.lanewise(MUL, aw);
      FloatVector ty = ALL_ONE.lanewise(SUB, r.lanewise(MUL, azSquared.lanewise(ADD, axSquared)))
          .lanewise(MUL, dy).lanewise(ADD, r.lanewise(MUL, product5.lanewise(ADD, product6)).lanewise(MUL, dz))
          .lanewise(ADD, r.lanewise(MUL, product.lanewise(SUB, product2)).lanewise(MUL, dx));
      FLOAT_VECTOR.cast(ty).intoArray(floatRows, ROW_TY + k);
      FLOAT_VECTOR.cast(ty.lanewise(NEG)).intoArray(floatRows, ROW_TY2 + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(SUB, r.lanewise(MUL, sum)).lanewise(MUL, dz)
          .lanewise(ADD, r.lanewise(MUL, product3.lanewise(ADD, product4)).lanewise(MUL, dx))).intoArray(
          floatRows, ROW_SUM + k);
      FLOAT_VECTOR.cast(r.lanewise(MUL, product5.lanewise(SUB, product6))).intoArray(floatRows,
          ROW_PRODUCT + k);
    }
  }

  private static void floats3(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_SUM + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DY2 + k)));
      FLOAT_VECTOR.cast(tz).intoArray(floatRows, ROW_TZ + k);
      FLOAT_VECTOR.cast(tz.lanewise(NEG)).intoArray(floatRows, ROW_TZ2 + k);
      FloatVector squareA = fromArray(FLOATS, floatRows, ROW_SQUARE_A + k);
      FloatVector squareB = fromArray(FLOATS, floatRows, ROW_SQUARE_B + k);
      // square > 0x1p34f ? 0x1p-34f : square < 0x1p-34f ? 0x1p34f : 1
      FloatVector scale = ALL_ONE.blend(ALL_C1_72E_10, squareA.compare(LT, ALL_C5_82E_11))
          .blend(ALL_C5_82E_11, squareA.compare(GT, ALL_C1_72E_10))
          .lanewise(MUL, ALL_ONE.blend(ALL_C1_72E_10, squareB.compare(LT, ALL_C5_82E_11))
          .blend(ALL_C5_82E_11, squareB.compare(GT, ALL_C1_72E_10)));
      FLOAT_VECTOR.cast(scale).intoArray(floatRows, ROW_SCALE + k);
      FloatVector aw = fromArray(FLOATS, floatRows, ROW_AW + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector bw = fromArray(FLOATS, floatRows, ROW_BW + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FLOAT_VECTOR.cast(scale.lanewise(MUL, aw.lanewise(MUL, bx).lanewise(SUB, ax.lanewise(MUL, bw))
          .lanewise(ADD, az.lanewise(MUL, by).lanewise(SUB, ay.lanewise(MUL, bz))))).intoArray(floatRows,
          ROW_QX + k);
      FLOAT_VECTOR.cast(scale.lanewise(MUL, aw.lanewise(MUL, by).lanewise(SUB, ay.lanewise(MUL, bw))
          .lanewise(ADD, ax.lanewise(MUL, bz).lanewise(SUB, az.lanewise(MUL, bx))))).intoArray(floatRows,
          ROW_QY + k);
      FLOAT_VECTOR.cast(scale.lanewise(MUL, aw.lanewise(MUL, bz).lanewise(SUB, az.lanewise(MUL, bw))
          .lanewise(ADD, ay.lanewise(MUL, bx).lanewise(SUB, ax.lanewise(MUL, by))))).intoArray(floatRows,
          ROW_QZ + k);
      FLOAT_VECTOR.cast(aw.lanewise(MUL, bw).lanewise(ADD, ax.lanewise(MUL, bx))).intoArray(floatRows,
          ROW_SUM2 + k);
    }
  }

  private static void floats4(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector qw = fromArray(FLOATS, floatRows, ROW_SCALE + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ + k)))));
      FLOAT_VECTOR.cast(qw).intoArray(floatRows, ROW_QW + k);
      FloatVector qx = fromArray(FLOATS, floatRows, ROW_QX + k);
      FloatVector qxSquared = qx.lanewise(MUL, qx);
      FLOAT_VECTOR.cast(qxSquared).intoArray(floatRows, ROW_QX_SQUARED + k);
      FloatVector qy = fromArray(FLOATS, floatRows, ROW_QY + k);
      FloatVector qySquared = qy.lanewise(MUL, qy);
      FloatVector sum = qxSquared.lanewise(ADD, qySquared);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM3 + k);
      FloatVector qz = fromArray(FLOATS, floatRows, ROW_QZ + k);
      FloatVector qzSquared = qz.lanewise(MUL, qz);
      FLOAT_VECTOR.cast(qzSquared).intoArray(floatRows, ROW_QZ_SQUARED + k);
      FloatVector s = ALL_TWO.lanewise(DIV, sum.lanewise(ADD, qzSquared.lanewise(ADD, qw.lanewise(MUL, qw))));
      FLOAT_VECTOR.cast(s).intoArray(floatRows, ROW_S + k);
      FloatVector n = ALL_ONE.lanewise(SUB, s.lanewise(MUL, qySquared.lanewise(ADD, qzSquared)));
      FLOAT_VECTOR.cast(n).intoArray(floatRows, ROW_N + k);
      FLOAT_VECTOR.cast(n.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TX2 + k))).intoArray(floatRows,
          ROW_PRODUCT2 + k);
      FLOAT_VECTOR.cast(qx.lanewise(MUL, qy)).intoArray(floatRows, ROW_PRODUCT3 + k);
      FLOAT_VECTOR.cast(qz.lanewise(MUL, qw)).intoArray(floatRows, ROW_PRODUCT4 + k);
    }
  }

  private static long floats5(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long nLessZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector n = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k)));
      FLOAT_VECTOR.cast(n).intoArray(floatRows, ROW_N2 + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_QZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QX + k));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT5 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_QY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QW + k));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT6 + k);
      FloatVector n2 = s.lanewise(MUL, product.lanewise(SUB, product2));
      FLOAT_VECTOR.cast(n2).intoArray(floatRows, ROW_N3 + k);
      FloatVector c = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k)
          .lanewise(ADD, n.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TY2 + k)))
          .lanewise(ADD, n2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TZ2 + k)));
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N + k);
      FloatVector absN = n3.lanewise(ABS);
      FLOAT_VECTOR.cast(absN).intoArray(floatRows, ROW_ABS_N + k);
      FloatVector absN2 = n.lanewise(ABS);
      FLOAT_VECTOR.cast(absN2).intoArray(floatRows, ROW_ABS_N2 + k);
      FloatVector absN3 = n2.lanewise(ABS);
      FLOAT_VECTOR.cast(absN3).intoArray(floatRows, ROW_ABS_N3 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector reach = absN.lanewise(MUL, gx)
          .lanewise(ADD, absN2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k)))
          .lanewise(ADD, absN3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k)));
      FloatVector out2 = c.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HX + k));
      // out > 0 ? out : 0
      FloatVector numerator = ALL_ZERO.blend(out2, out2.compare(GT, ALL_ZERO));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector part = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, reach), numerator.lanewise(ABS).compare(LT, reach));
      // c < 0 ? -part : part
      FloatVector part2 = part.blend(part.lanewise(NEG), c.compare(LT, ALL_ZERO));
      FLOAT_VECTOR.cast(part2).intoArray(floatRows, ROW_PART + k);
      FloatVector product3 = part2.lanewise(MUL, gx);
      // n < 0 ? part * g : -(part * g)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TX2 + k)
          .lanewise(ADD, product3.lanewise(NEG).blend(product3, n3.compare(LT, ALL_ZERO)))).intoArray(
          floatRows, ROW_X + k);
      nLessZeroBits |= n.compare(LT, ALL_ZERO).toLong() << k;
    }
    return nLessZeroBits;
  }

  private static void floats6(float[] floatRows, long nLessZeroBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector part = fromArray(FLOATS, floatRows, ROW_PART + k);
      FloatVector product = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k));
      // n < 0 ? part * g : -(part * g)
      FloatVector y = fromArray(FLOATS, floatRows, ROW_TY2 + k)
          .lanewise(ADD, product.lanewise(NEG)
          .blend(product, VectorMask.fromLong(FLOATS, (nLessZeroBits >>> k) & WideLanes.FLOAT_LANES)));
      FloatVector product2 = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k));
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N3 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector z = fromArray(FLOATS, floatRows, ROW_TZ2 + k)
          .lanewise(ADD, product2.lanewise(NEG).blend(product2, n.compare(LT, ALL_ZERO)));
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X + k);
      FloatVector p = fromArray(FLOATS, floatRows, ROW_N + k).lanewise(MUL, x)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N2 + k).lanewise(MUL, y))
          .lanewise(ADD, n.lanewise(MUL, z));
      FloatVector out2 = p.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HX + k));
      // out > 0 ? out : 0
      FloatVector dx = ALL_ZERO.blend(out2, out2.compare(GT, ALL_ZERO));
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector n2 = ALL_ONE.lanewise(SUB, s
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QZ_SQUARED + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_QX_SQUARED + k))));
      FLOAT_VECTOR.cast(n2).intoArray(floatRows, ROW_N4 + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_QY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QZ + k));
      FloatVector product4 = fromArray(FLOATS, floatRows, ROW_QX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QW + k));
      FloatVector n3 = s.lanewise(MUL, product3.lanewise(ADD, product4));
      FLOAT_VECTOR.cast(n3).intoArray(floatRows, ROW_N5 + k);
      FloatVector n4 = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k)));
      FLOAT_VECTOR.cast(n4).intoArray(floatRows, ROW_N6 + k);
      FloatVector p2 = n2.lanewise(MUL, y).lanewise(ADD, n3.lanewise(MUL, z))
          .lanewise(ADD, n4.lanewise(MUL, x));
      FloatVector out3 = p2.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HY + k));
      // out > 0 ? out : 0
      FloatVector dy = ALL_ZERO.blend(out3, out3.compare(GT, ALL_ZERO));
      FloatVector n5 = ALL_ONE.lanewise(SUB, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM3 + k)));
      FLOAT_VECTOR.cast(n5).intoArray(floatRows, ROW_N7 + k);
      FloatVector n6 = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT6 + k)));
      FLOAT_VECTOR.cast(n6).intoArray(floatRows, ROW_N8 + k);
      FloatVector n7 = s.lanewise(MUL, product3.lanewise(SUB, product4));
      FLOAT_VECTOR.cast(n7).intoArray(floatRows, ROW_N9 + k);
      FloatVector p3 = n5.lanewise(MUL, z).lanewise(ADD, n6.lanewise(MUL, x))
          .lanewise(ADD, n7.lanewise(MUL, y));
      FloatVector out4 = p3.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HZ + k));
      // out > 0 ? out : 0
      FloatVector dz = ALL_ZERO.blend(out4, out4.compare(GT, ALL_ZERO));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(floatRows, ROW_BEST + k);
    }
  }

  private static void floats7(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N4 + k);
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N5 + k);
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N6 + k);
      FloatVector c = n.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TY2 + k))
          .lanewise(ADD, n2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TZ2 + k)))
          .lanewise(ADD, n3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TX2 + k)));
      FloatVector absN = n.lanewise(ABS);
      FLOAT_VECTOR.cast(absN).intoArray(floatRows, ROW_ABS_N4 + k);
      FloatVector absN2 = n2.lanewise(ABS);
      FLOAT_VECTOR.cast(absN2).intoArray(floatRows, ROW_ABS_N5 + k);
      FloatVector absN3 = n3.lanewise(ABS);
      FLOAT_VECTOR.cast(absN3).intoArray(floatRows, ROW_ABS_N6 + k);
      FloatVector reach = absN.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k))
          .lanewise(ADD, absN2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k)))
          .lanewise(ADD, absN3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k)));
      FloatVector out2 = c.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HY + k));
      // out > 0 ? out : 0
      FloatVector numerator = ALL_ZERO.blend(out2, out2.compare(GT, ALL_ZERO));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector part = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, reach), numerator.lanewise(ABS).compare(LT, reach));
      // c < 0 ? -part : part
      FLOAT_VECTOR.cast(part.blend(part.lanewise(NEG), c.compare(LT, ALL_ZERO))).intoArray(floatRows,
          ROW_PART2 + k);
    }
  }

  private static void floats8(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector part = fromArray(FLOATS, floatRows, ROW_PART2 + k);
      FloatVector product = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k));
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N4 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector x = fromArray(FLOATS, floatRows, ROW_TY2 + k)
          .lanewise(ADD, product.lanewise(NEG).blend(product, n.compare(LT, ALL_ZERO)));
      FloatVector product2 = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k));
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N5 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector y = fromArray(FLOATS, floatRows, ROW_TZ2 + k)
          .lanewise(ADD, product2.lanewise(NEG).blend(product2, n2.compare(LT, ALL_ZERO)));
      FloatVector product3 = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k));
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N6 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector z = fromArray(FLOATS, floatRows, ROW_TX2 + k)
          .lanewise(ADD, product3.lanewise(NEG).blend(product3, n3.compare(LT, ALL_ZERO)));
      FloatVector p = n.lanewise(MUL, x).lanewise(ADD, n2.lanewise(MUL, y)).lanewise(ADD, n3.lanewise(MUL, z));
      FloatVector out2 = p.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HY + k));
      // out > 0 ? out : 0
      FloatVector dx = ALL_ZERO.blend(out2, out2.compare(GT, ALL_ZERO));
      FloatVector p2 = fromArray(FLOATS, floatRows, ROW_N7 + k).lanewise(MUL, y)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N8 + k).lanewise(MUL, z))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N9 + k).lanewise(MUL, x));
      FloatVector out3 = p2.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HZ + k));
      // out > 0 ? out : 0
      FloatVector dy = ALL_ZERO.blend(out3, out3.compare(GT, ALL_ZERO));
      FloatVector p3 = fromArray(FLOATS, floatRows, ROW_N + k).lanewise(MUL, z)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N2 + k).lanewise(MUL, x))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N3 + k).lanewise(MUL, y));
      FloatVector out4 = p3.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HX + k));
      // out > 0 ? out : 0
      FloatVector dz = ALL_ZERO.blend(out4, out4.compare(GT, ALL_ZERO));
      FloatVector next = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      FloatVector best = fromArray(FLOATS, floatRows, ROW_BEST + k);
      // next < best ? next : best
      FLOAT_VECTOR.cast(best.blend(next, next.compare(LT, best))).intoArray(floatRows, ROW_BEST2 + k);
    }
  }

  private static void floats9(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N7 + k);
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N8 + k);
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N9 + k);
      FloatVector c = n.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TZ2 + k))
          .lanewise(ADD, n2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TX2 + k)))
          .lanewise(ADD, n3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TY2 + k)));
      FloatVector absN = n.lanewise(ABS);
      FLOAT_VECTOR.cast(absN).intoArray(floatRows, ROW_ABS_N7 + k);
      FloatVector absN2 = n2.lanewise(ABS);
      FLOAT_VECTOR.cast(absN2).intoArray(floatRows, ROW_ABS_N8 + k);
      FloatVector absN3 = n3.lanewise(ABS);
      FLOAT_VECTOR.cast(absN3).intoArray(floatRows, ROW_ABS_N9 + k);
      FloatVector reach = absN.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k))
          .lanewise(ADD, absN2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k)))
          .lanewise(ADD, absN3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k)));
      FloatVector out2 = c.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HZ + k));
      // out > 0 ? out : 0
      FloatVector numerator = ALL_ZERO.blend(out2, out2.compare(GT, ALL_ZERO));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector part = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, reach), numerator.lanewise(ABS).compare(LT, reach));
      // c < 0 ? -part : part
      FLOAT_VECTOR.cast(part.blend(part.lanewise(NEG), c.compare(LT, ALL_ZERO))).intoArray(floatRows,
          ROW_PART3 + k);
    }
  }

  private static void floats10(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector part = fromArray(FLOATS, floatRows, ROW_PART3 + k);
      FloatVector product = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k));
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N7 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector x = fromArray(FLOATS, floatRows, ROW_TZ2 + k)
          .lanewise(ADD, product.lanewise(NEG).blend(product, n.compare(LT, ALL_ZERO)));
      FloatVector product2 = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k));
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N8 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector y = fromArray(FLOATS, floatRows, ROW_TX2 + k)
          .lanewise(ADD, product2.lanewise(NEG).blend(product2, n2.compare(LT, ALL_ZERO)));
      FloatVector product3 = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k));
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N9 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector z = fromArray(FLOATS, floatRows, ROW_TY2 + k)
          .lanewise(ADD, product3.lanewise(NEG).blend(product3, n3.compare(LT, ALL_ZERO)));
      FloatVector p = n.lanewise(MUL, x).lanewise(ADD, n2.lanewise(MUL, y)).lanewise(ADD, n3.lanewise(MUL, z));
      FloatVector out2 = p.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HZ + k));
      // out > 0 ? out : 0
      FloatVector dx = ALL_ZERO.blend(out2, out2.compare(GT, ALL_ZERO));
      FloatVector p2 = fromArray(FLOATS, floatRows, ROW_N + k).lanewise(MUL, y)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N2 + k).lanewise(MUL, z))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N3 + k).lanewise(MUL, x));
      FloatVector out3 = p2.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HX + k));
      // out > 0 ? out : 0
      FloatVector dy = ALL_ZERO.blend(out3, out3.compare(GT, ALL_ZERO));
      FloatVector p3 = fromArray(FLOATS, floatRows, ROW_N4 + k).lanewise(MUL, z)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N5 + k).lanewise(MUL, x))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N6 + k).lanewise(MUL, y));
      FloatVector out4 = p3.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HY + k));
      // out > 0 ? out : 0
      FloatVector dz = ALL_ZERO.blend(out4, out4.compare(GT, ALL_ZERO));
      FloatVector next = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      FloatVector best = fromArray(FLOATS, floatRows, ROW_BEST2 + k);
      // next < best ? next : best
      FLOAT_VECTOR.cast(best.blend(next, next.compare(LT, best))).intoArray(floatRows, ROW_BEST3 + k);
    }
  }

  private static void floats11(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_N6 + k).lanewise(MUL, hy);
      FLOAT_VECTOR.cast(ez).intoArray(floatRows, ROW_EZ + k);
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N8 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector ey = n.lanewise(MUL, hz);
      FLOAT_VECTOR.cast(ey).intoArray(floatRows, ROW_EY + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX2 + k);
      FLOAT_VECTOR.cast(ez.lanewise(ADD, ey).lanewise(SUB, tx)).intoArray(floatRows, ROW_MX + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_N + k).lanewise(MUL, hx)).intoArray(floatRows,
          ROW_EX + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_N4 + k).lanewise(MUL, hy);
      FLOAT_VECTOR.cast(ex).intoArray(floatRows, ROW_EX2 + k);
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N9 + k);
      FloatVector ez2 = n2.lanewise(MUL, hz);
      FLOAT_VECTOR.cast(ez2).intoArray(floatRows, ROW_EZ2 + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY2 + k);
      FLOAT_VECTOR.cast(ex.lanewise(ADD, ez2).lanewise(SUB, ty)).intoArray(floatRows, ROW_MY + k);
      FloatVector ey2 = fromArray(FLOATS, floatRows, ROW_N5 + k).lanewise(MUL, hy);
      FLOAT_VECTOR.cast(ey2).intoArray(floatRows, ROW_EY2 + k);
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N7 + k);
      FloatVector ex2 = n3.lanewise(MUL, hz);
      FLOAT_VECTOR.cast(ex2).intoArray(floatRows, ROW_EX3 + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ2 + k);
      FLOAT_VECTOR.cast(ey2.lanewise(ADD, ex2).lanewise(SUB, tz)).intoArray(floatRows, ROW_MZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_N2 + k).lanewise(MUL, hx)).intoArray(floatRows,
          ROW_EY3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_N3 + k).lanewise(MUL, hx)).intoArray(floatRows,
          ROW_EZ3 + k);
      FloatVector hz2 = hz.lanewise(NEG);
      FloatVector product = n.lanewise(MUL, hz2);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT7 + k);
      FLOAT_VECTOR.cast(ez.lanewise(ADD, product).lanewise(SUB, tx)).intoArray(floatRows, ROW_MX2 + k);
      FloatVector product2 = n2.lanewise(MUL, hz2);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT8 + k);
      FLOAT_VECTOR.cast(ex.lanewise(ADD, product2).lanewise(SUB, ty)).intoArray(floatRows, ROW_MY2 + k);
      FloatVector product3 = n3.lanewise(MUL, hz2);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT9 + k);
      FLOAT_VECTOR.cast(ey2.lanewise(ADD, product3).lanewise(SUB, tz)).intoArray(floatRows, ROW_MZ2 + k);
    }
  }

  private static void floats12(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k).lanewise(NEG);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_N6 + k).lanewise(MUL, hy);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT10 + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX2 + k);
      FLOAT_VECTOR.cast(product.lanewise(ADD, ey).lanewise(SUB, tx)).intoArray(floatRows, ROW_MX3 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_N4 + k).lanewise(MUL, hy);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT11 + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ2 + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY2 + k);
      FLOAT_VECTOR.cast(product2.lanewise(ADD, ez).lanewise(SUB, ty)).intoArray(floatRows, ROW_MY3 + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_N5 + k).lanewise(MUL, hy);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT12 + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX3 + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ2 + k);
      FLOAT_VECTOR.cast(product3.lanewise(ADD, ex).lanewise(SUB, tz)).intoArray(floatRows, ROW_MZ3 + k);
      FloatVector product4 = fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k);
      FLOAT_VECTOR.cast(product.lanewise(ADD, product4).lanewise(SUB, tx)).intoArray(floatRows, ROW_MX4 + k);
      FloatVector product5 = fromArray(FLOATS, floatRows, ROW_PRODUCT8 + k);
      FLOAT_VECTOR.cast(product2.lanewise(ADD, product5).lanewise(SUB, ty)).intoArray(floatRows, ROW_MY4 + k);
      FloatVector product6 = fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k);
      FLOAT_VECTOR.cast(product3.lanewise(ADD, product6).lanewise(SUB, tz)).intoArray(floatRows, ROW_MZ4 + k);
      FloatVector ey2 = fromArray(FLOATS, floatRows, ROW_EY3 + k);
      FLOAT_VECTOR.cast(ez.lanewise(ADD, ey2).lanewise(SUB, ty)).intoArray(floatRows, ROW_MX5 + k);
      FloatVector ez2 = fromArray(FLOATS, floatRows, ROW_EZ3 + k);
      FLOAT_VECTOR.cast(ex.lanewise(ADD, ez2).lanewise(SUB, tz)).intoArray(floatRows, ROW_MY5 + k);
      FloatVector ex2 = fromArray(FLOATS, floatRows, ROW_EX + k);
      FLOAT_VECTOR.cast(ey.lanewise(ADD, ex2).lanewise(SUB, tx)).intoArray(floatRows, ROW_MZ5 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HX + k).lanewise(NEG);
      FloatVector product7 = fromArray(FLOATS, floatRows, ROW_N2 + k).lanewise(MUL, hz);
      FLOAT_VECTOR.cast(product7).intoArray(floatRows, ROW_PRODUCT13 + k);
      FLOAT_VECTOR.cast(ez.lanewise(ADD, product7).lanewise(SUB, ty)).intoArray(floatRows, ROW_MX6 + k);
      FloatVector product8 = fromArray(FLOATS, floatRows, ROW_N3 + k).lanewise(MUL, hz);
      FLOAT_VECTOR.cast(product8).intoArray(floatRows, ROW_PRODUCT14 + k);
      FLOAT_VECTOR.cast(ex.lanewise(ADD, product8).lanewise(SUB, tz)).intoArray(floatRows, ROW_MY6 + k);
      FloatVector product9 = fromArray(FLOATS, floatRows, ROW_N + k).lanewise(MUL, hz);
      FLOAT_VECTOR.cast(product9).intoArray(floatRows, ROW_PRODUCT15 + k);
      FLOAT_VECTOR.cast(ey.lanewise(ADD, product9).lanewise(SUB, tx)).intoArray(floatRows, ROW_MZ6 + k);
      FLOAT_VECTOR.cast(product5.lanewise(ADD, ey2).lanewise(SUB, ty)).intoArray(floatRows, ROW_MX7 + k);
      FLOAT_VECTOR.cast(product6.lanewise(ADD, ez2).lanewise(SUB, tz)).intoArray(floatRows, ROW_MY7 + k);
      FLOAT_VECTOR.cast(product4.lanewise(ADD, ex2).lanewise(SUB, tx)).intoArray(floatRows, ROW_MZ7 + k);
      FLOAT_VECTOR.cast(product5.lanewise(ADD, product7).lanewise(SUB, ty)).intoArray(floatRows, ROW_MX8 + k);
      FLOAT_VECTOR.cast(product6.lanewise(ADD, product8).lanewise(SUB, tz)).intoArray(floatRows, ROW_MY8 + k);
      FLOAT_VECTOR.cast(product4.lanewise(ADD, product9).lanewise(SUB, tx)).intoArray(floatRows, ROW_MZ8 + k);
      FloatVector ey3 = fromArray(FLOATS, floatRows, ROW_EY2 + k);
      FLOAT_VECTOR.cast(ez2.lanewise(ADD, ey3).lanewise(SUB, tz)).intoArray(floatRows, ROW_MX9 + k);
      FLOAT_VECTOR.cast(ex2.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EZ + k))
          .lanewise(SUB, tx)).intoArray(floatRows, ROW_MY9 + k);
      FLOAT_VECTOR.cast(ey2.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EX2 + k))
          .lanewise(SUB, ty)).intoArray(floatRows, ROW_MZ9 + k);
      FLOAT_VECTOR.cast(ez2.lanewise(ADD, product3).lanewise(SUB, tz)).intoArray(floatRows, ROW_MX10 + k);
      FLOAT_VECTOR.cast(ex2.lanewise(ADD, product).lanewise(SUB, tx)).intoArray(floatRows, ROW_MY10 + k);
      FLOAT_VECTOR.cast(ey2.lanewise(ADD, product2).lanewise(SUB, ty)).intoArray(floatRows, ROW_MZ10 + k);
      FLOAT_VECTOR.cast(product8.lanewise(ADD, ey3).lanewise(SUB, tz)).intoArray(floatRows, ROW_MX11 + k);
    }
  }

  private static long floats13(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] halfX1s = columns1[3], halfY1s = columns1[4], halfZ1s = columns1[5];
    long allHalfX1AtLeastZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT15 + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX2 + k);
      FLOAT_VECTOR.cast(product.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EZ + k))
          .lanewise(SUB, tx)).intoArray(floatRows, ROW_MY11 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT13 + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY2 + k);
      FLOAT_VECTOR.cast(product2.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EX2 + k))
          .lanewise(SUB, ty)).intoArray(floatRows, ROW_MZ11 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT14 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT12 + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_TZ2 + k))).intoArray(floatRows, ROW_MX12 + k);
      FLOAT_VECTOR.cast(product.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k))
          .lanewise(SUB, tx)).intoArray(floatRows, ROW_MY12 + k);
      FLOAT_VECTOR.cast(product2.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k))
          .lanewise(SUB, ty)).intoArray(floatRows, ROW_MZ12 + k);
      FloatVector halfX1 = fromArray(FLOATS, halfX1s, i);
      VectorMask<Float> allHalfX1AtLeastZero = halfX1.compare(GE, ALL_ZERO);
      FloatVector halfY1 = fromArray(FLOATS, halfY1s, i);
      allHalfX1AtLeastZero = halfY1.compare(GE, ALL_ZERO, allHalfX1AtLeastZero);
      FloatVector halfZ1 = fromArray(FLOATS, halfZ1s, i);
      allHalfX1AtLeastZero = halfZ1.compare(GE, ALL_ZERO, allHalfX1AtLeastZero);
      VectorMask<Float> allHalfX1AtLeastZero2 = halfX1.compare(LE, ALL_LARGEST);
      allHalfX1AtLeastZero2 = halfY1.compare(LE, ALL_LARGEST, allHalfX1AtLeastZero2);
      allHalfX1AtLeastZero2 = halfZ1.compare(LE, ALL_LARGEST, allHalfX1AtLeastZero2);
      allHalfX1AtLeastZero = allHalfX1AtLeastZero.and(allHalfX1AtLeastZero2);
      allHalfX1AtLeastZeroBits |= allHalfX1AtLeastZero.toLong() << k;
    }
    return allHalfX1AtLeastZeroBits;
  }

  private static long floats14(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long allHalfX1AtLeastZeroBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] halfX1s = columns1[3], halfY1s = columns1[4], halfZ1s = columns1[5];
    float[] halfX2s = columns2[3], halfY2s = columns2[4], halfZ2s = columns2[5];
    long allSquareAAtLeastLeastSquareBits = 0;
    long allSquareBAtLeastLeastSquareBits = 0;
    long validBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector squareA = fromArray(FLOATS, floatRows, ROW_SQUARE_A + k);
      VectorMask<Float> allSquareAAtLeastLeastSquare = squareA.compare(GE, ALL_LEAST_SQUARE);
      allSquareAAtLeastLeastSquare = squareA.compare(LE, ALL_LARGEST_SQUARE, allSquareAAtLeastLeastSquare);
      allSquareAAtLeastLeastSquareBits |= allSquareAAtLeastLeastSquare.toLong() << k;
      FloatVector squareB = fromArray(FLOATS, floatRows, ROW_SQUARE_B + k);
      VectorMask<Float> allSquareBAtLeastLeastSquare = squareB.compare(GE, ALL_LEAST_SQUARE);
      allSquareBAtLeastLeastSquare = squareB.compare(LE, ALL_LARGEST_SQUARE, allSquareBAtLeastLeastSquare);
      allSquareBAtLeastLeastSquareBits |= allSquareBAtLeastLeastSquare.toLong() << k;
      FloatVector halfX2 = fromArray(FLOATS, halfX2s, j);
      VectorMask<Float> valid = halfX2.compare(GE, ALL_ZERO,
          VectorMask.fromLong(FLOATS, (allHalfX1AtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES)
          .and(allSquareAAtLeastLeastSquare).and(allSquareBAtLeastLeastSquare));
      FloatVector halfY2 = fromArray(FLOATS, halfY2s, j);
      valid = halfY2.compare(GE, ALL_ZERO, valid);
      FloatVector halfZ2 = fromArray(FLOATS, halfZ2s, j);
      valid = halfZ2.compare(GE, ALL_ZERO, valid);
      valid = halfX2.compare(LE, ALL_LARGEST, valid);
      VectorMask<Float> valid2 = halfY2.compare(LE, ALL_LARGEST);
      valid2 = halfZ2.compare(LE, ALL_LARGEST, valid2);
      valid2 = fromArray(FLOATS, floatRows, ROW_TX2 + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TY2 + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TZ2 + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GX + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GZ + k).lanewise(ABS)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HX + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HY + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HZ + k).lanewise(ABS)))
          .compare(LE, ALL_LARGEST_9, valid2);
      valid = valid.and(valid2);
      validBits |= valid.toLong() << k;
      FloatVector halfX1 = fromArray(FLOATS, halfX1s, i);
      FloatVector halfY1 = fromArray(FLOATS, halfY1s, i);
      FloatVector halfZ1 = fromArray(FLOATS, halfZ1s, i);
      FLOAT_VECTOR.cast(halfX1.lanewise(MUL, halfX1).lanewise(ADD, halfY1.lanewise(MUL, halfY1))
          .lanewise(ADD, halfZ1.lanewise(MUL, halfZ1)).lanewise(SQRT)
          .lanewise(ADD, halfX2.lanewise(MUL, halfX2).lanewise(ADD, halfY2.lanewise(MUL, halfY2))
          .lanewise(ADD, halfZ2.lanewise(MUL, halfZ2)).lanewise(SQRT))).intoArray(floatRows, ROW_RADII + k);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(floatRows, ROW_SUM4 + k);
    }
    bits[0] = allSquareBAtLeastLeastSquareBits;
    bits[1] = validBits;
    return allSquareAAtLeastLeastSquareBits;
  }

  private static long floats15(float[] floatRows, long[] bits, long allSquareAAtLeastLeastSquareBits,
      long allSquareBAtLeastLeastSquareBits) {
    if (floatRows == null) {
      return 0;
    }
    long nearBits = 0;
    long allSquareAAtLeastLeastSquareBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector radii = fromArray(FLOATS, floatRows, ROW_RADII + k);
      nearBits |= fromArray(FLOATS, floatRows, ROW_SUM4 + k)
          .compare(LE, ALL_ROUNDING.lanewise(MUL, radii.lanewise(MUL, radii))
          .lanewise(ADD, ALL_VANISHING)).toLong() << k;
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FLOAT_VECTOR.cast(gx.lanewise(ADD, gy).lanewise(ADD, gz)
          .lanewise(ADD, hx.lanewise(ADD, hy).lanewise(ADD, hz))).intoArray(floatRows, ROW_SIZE + k);
      VectorMask<Float> allSquareAAtLeastLeastSquare = gx
          .compare(GE, ALL_ZERO, VectorMask.fromLong(FLOATS, (allSquareAAtLeastLeastSquareBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (allSquareBAtLeastLeastSquareBits >>> k)
          & WideLanes.FLOAT_LANES)));
      allSquareAAtLeastLeastSquare = gy.compare(GE, ALL_ZERO, allSquareAAtLeastLeastSquare);
      allSquareAAtLeastLeastSquare = gz.compare(GE, ALL_ZERO, allSquareAAtLeastLeastSquare);
      VectorMask<Float> allSquareAAtLeastLeastSquare2 = hx.compare(GE, ALL_ZERO);
      allSquareAAtLeastLeastSquare2 = hy.compare(GE, ALL_ZERO, allSquareAAtLeastLeastSquare2);
      allSquareAAtLeastLeastSquare2 = hz.compare(GE, ALL_ZERO, allSquareAAtLeastLeastSquare2);
      allSquareAAtLeastLeastSquare = allSquareAAtLeastLeastSquare.and(allSquareAAtLeastLeastSquare2);
      allSquareAAtLeastLeastSquareBits2 |= allSquareAAtLeastLeastSquare.toLong() << k;
    }
    bits[0] = allSquareAAtLeastLeastSquareBits2;
    return nearBits;
  }

  private static long floats16(float[] floatRows, long allSquareAAtLeastLeastSquareBits) {
    if (floatRows == null) {
      return 0;
    }
    long allSquareAAtLeastLeastSquareBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> proper = fromArray(FLOATS, floatRows, ROW_SIZE + k)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (allSquareAAtLeastLeastSquareBits >>> k)
          & WideLanes.FLOAT_LANES));
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      VectorMask<Float> allSquareAAtLeastLeastSquare = fromArray(FLOATS, floatRows, ROW_TX + k).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N + k).lanewise(MUL, hx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N6 + k).lanewise(MUL, hy))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N8 + k).lanewise(MUL, hz))), proper);
      allSquareAAtLeastLeastSquare = fromArray(FLOATS, floatRows, ROW_TY + k).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GY + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N4 + k).lanewise(MUL, hy)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N9 + k).lanewise(MUL, hz))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N2 + k).lanewise(MUL, hx))),
          allSquareAAtLeastLeastSquare);
      allSquareAAtLeastLeastSquare = fromArray(FLOATS, floatRows, ROW_TZ + k).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GZ + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N7 + k).lanewise(MUL, hz)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N3 + k).lanewise(MUL, hx))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N5 + k).lanewise(MUL, hy))),
          allSquareAAtLeastLeastSquare);
      allSquareAAtLeastLeastSquareBits2 |= allSquareAAtLeastLeastSquare.toLong() << k;
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N4 + k);
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N7 + k);
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N5 + k);
      FloatVector n4 = fromArray(FLOATS, floatRows, ROW_N9 + k);
      FLOAT_VECTOR.cast(n.lanewise(MUL, n2).lanewise(SUB, n3.lanewise(MUL, n4))).intoArray(floatRows,
          ROW_NXX + k);
      FloatVector n5 = fromArray(FLOATS, floatRows, ROW_N3 + k);
      FloatVector n6 = fromArray(FLOATS, floatRows, ROW_N2 + k);
      FLOAT_VECTOR.cast(n4.lanewise(MUL, n5).lanewise(SUB, n2.lanewise(MUL, n6))).intoArray(floatRows,
          ROW_NXY + k);
      FLOAT_VECTOR.cast(n6.lanewise(MUL, n3).lanewise(SUB, n5.lanewise(MUL, n))).intoArray(floatRows,
          ROW_NXZ + k);
    }
    return allSquareAAtLeastLeastSquareBits2;
  }

  private static long floats17(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long absValueAtMostSumBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N5 + k);
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N8 + k);
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N6 + k);
      FloatVector n4 = fromArray(FLOATS, floatRows, ROW_N7 + k);
      FloatVector nyx = n.lanewise(MUL, n2).lanewise(SUB, n3.lanewise(MUL, n4));
      FloatVector n5 = fromArray(FLOATS, floatRows, ROW_N + k);
      FloatVector n6 = fromArray(FLOATS, floatRows, ROW_N3 + k);
      FLOAT_VECTOR.cast(n4.lanewise(MUL, n5).lanewise(SUB, n2.lanewise(MUL, n6))).intoArray(floatRows,
          ROW_NYY + k);
      FLOAT_VECTOR.cast(n6.lanewise(MUL, n3).lanewise(SUB, n5.lanewise(MUL, n))).intoArray(floatRows,
          ROW_NYZ + k);
      FloatVector n7 = fromArray(FLOATS, floatRows, ROW_N9 + k);
      FloatVector n8 = fromArray(FLOATS, floatRows, ROW_N4 + k);
      FloatVector nzx = n3.lanewise(MUL, n7).lanewise(SUB, n8.lanewise(MUL, n2));
      FloatVector n9 = fromArray(FLOATS, floatRows, ROW_N2 + k);
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
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_HX + k).lanewise(MUL, determinant);
      FloatVector absNxx = nxx.lanewise(ABS);
      FLOAT_VECTOR.cast(absNxx).intoArray(floatRows, ROW_ABS_NXX + k);
      FloatVector absNyx = nyx.lanewise(ABS);
      FLOAT_VECTOR.cast(absNyx).intoArray(floatRows, ROW_ABS_NYX + k);
      FloatVector absNzx = nzx.lanewise(ABS);
      FLOAT_VECTOR.cast(absNzx).intoArray(floatRows, ROW_ABS_NZX + k);
      absValueAtMostSumBits |= fromArray(FLOATS, floatRows, ROW_TX + k).lanewise(MUL, nxx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TY + k).lanewise(MUL, nyx))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TZ + k).lanewise(MUL, nzx)).lanewise(ABS)
          .compare(LE, absNxx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k))
          .lanewise(ADD, absNyx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k)))
          .lanewise(ADD, absNzx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k)))
          .lanewise(ADD, reach)).toLong() << k;
    }
    return absValueAtMostSumBits;
  }

  private static long floats18(float[] floatRows, long absValueAtMostSumBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostValueBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector determinant = fromArray(FLOATS, floatRows, ROW_DETERMINANT + k);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_HY + k).lanewise(MUL, determinant);
      FloatVector nxy = fromArray(FLOATS, floatRows, ROW_NXY + k);
      FloatVector absNxy = nxy.lanewise(ABS);
      FLOAT_VECTOR.cast(absNxy).intoArray(floatRows, ROW_ABS_NXY + k);
      FloatVector nyy = fromArray(FLOATS, floatRows, ROW_NYY + k);
      FloatVector absNyy = nyy.lanewise(ABS);
      FLOAT_VECTOR.cast(absNyy).intoArray(floatRows, ROW_ABS_NYY + k);
      FloatVector nzy = fromArray(FLOATS, floatRows, ROW_NZY + k);
      FloatVector absNzy = nzy.lanewise(ABS);
      FLOAT_VECTOR.cast(absNzy).intoArray(floatRows, ROW_ABS_NZY + k);
      FloatVector reach2 = fromArray(FLOATS, floatRows, ROW_HZ + k).lanewise(MUL, determinant);
      FloatVector nxz = fromArray(FLOATS, floatRows, ROW_NXZ + k);
      FloatVector absNxz = nxz.lanewise(ABS);
      FLOAT_VECTOR.cast(absNxz).intoArray(floatRows, ROW_ABS_NXZ + k);
      FloatVector nyz = fromArray(FLOATS, floatRows, ROW_NYZ + k);
      FloatVector absNyz = nyz.lanewise(ABS);
      FLOAT_VECTOR.cast(absNyz).intoArray(floatRows, ROW_ABS_NYZ + k);
      FloatVector nzz = fromArray(FLOATS, floatRows, ROW_NZZ + k);
      FloatVector absNzz = nzz.lanewise(ABS);
      FLOAT_VECTOR.cast(absNzz).intoArray(floatRows, ROW_ABS_NZZ + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
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

  private static long floats19(float[] floatRows, long allValueAtMostValueBits) {
    if (floatRows == null) {
      return 0;
    }
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
      FloatVector reach4 = hy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYZ + k))
          .lanewise(ADD, hz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYY + k))).lanewise(ADD, slack);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N3 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector absN = fromArray(FLOATS, floatRows, ROW_ABS_N3 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      VectorMask<Float> allValueAtMostValue = tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N2 + k))
          .lanewise(SUB, ty.lanewise(MUL, n)).lanewise(ABS)
          .compare(LE, gy.lanewise(MUL, absN)
          .lanewise(ADD, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N2 + k))).lanewise(ADD, reach),
          VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES));
      allValueAtMostValue = tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N4 + k))
          .lanewise(SUB, ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N5 + k))).lanewise(ABS)
          .compare(LE, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N5 + k))
          .lanewise(ADD, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N4 + k))).lanewise(ADD, reach2),
          allValueAtMostValue);
      allValueAtMostValue = tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N9 + k))
          .lanewise(SUB, ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N7 + k))).lanewise(ABS)
          .compare(LE, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N7 + k))
          .lanewise(ADD, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N9 + k))).lanewise(ADD, reach3),
          allValueAtMostValue);
      allValueAtMostValue = fromArray(FLOATS, floatRows, ROW_TX + k).lanewise(MUL, n)
          .lanewise(SUB, tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N + k))).lanewise(ABS)
          .compare(LE, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GX + k).lanewise(MUL, absN)).lanewise(ADD, reach4),
          allValueAtMostValue);
      allValueAtMostValueBits2 |= allValueAtMostValue.toLong() << k;
    }
    return allValueAtMostValueBits2;
  }

  private static long floats20(float[] floatRows, long allValueAtMostValueBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostValueBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector absNyx = fromArray(FLOATS, floatRows, ROW_ABS_NYX + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SLACK + k);
      FloatVector reach = hz.lanewise(MUL, absNyx)
          .lanewise(ADD, hx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYZ + k))).lanewise(ADD, slack);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector reach2 = hx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYY + k))
          .lanewise(ADD, hy.lanewise(MUL, absNyx)).lanewise(ADD, slack);
      FloatVector reach3 = hy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZZ + k))
          .lanewise(ADD, hz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZY + k))).lanewise(ADD, slack);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      VectorMask<Float> allValueAtMostValue = tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N5 + k))
          .lanewise(SUB, tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N6 + k))).lanewise(ABS)
          .compare(LE, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N6 + k))
          .lanewise(ADD, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N5 + k))).lanewise(ADD, reach),
          VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES));
      allValueAtMostValue = tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N7 + k))
          .lanewise(SUB, tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N8 + k))).lanewise(ABS)
          .compare(LE, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N8 + k))
          .lanewise(ADD, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N7 + k))).lanewise(ADD, reach2),
          allValueAtMostValue);
      allValueAtMostValue = fromArray(FLOATS, floatRows, ROW_TY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N + k))
          .lanewise(SUB, tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N2 + k))).lanewise(ABS)
          .compare(LE, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N + k))).lanewise(ADD, reach3),
          allValueAtMostValue);
      allValueAtMostValueBits2 |= allValueAtMostValue.toLong() << k;
    }
    return allValueAtMostValueBits2;
  }

  private static long floats21(float[] floatRows, long allValueAtMostValueBits,
      long allSquareAAtLeastLeastSquareBits, long nearBits) {
    if (floatRows == null) {
      return 0;
    }
    long overlapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector absNzx = fromArray(FLOATS, floatRows, ROW_ABS_NZX + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SLACK + k);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_HZ + k).lanewise(MUL, absNzx)
          .lanewise(ADD, hx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZZ + k))).lanewise(ADD, slack);
      FloatVector reach2 = hx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HY + k).lanewise(MUL, absNzx)).lanewise(ADD, slack);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      VectorMask<Float> overlap = ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N6 + k))
          .lanewise(SUB, tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N4 + k))).lanewise(ABS)
          .compare(LE, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N4 + k))
          .lanewise(ADD, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N6 + k))).lanewise(ADD, reach),
          VectorMask.fromLong(FLOATS, (nearBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (allSquareAAtLeastLeastSquareBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES)));
      overlap = ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N8 + k))
          .lanewise(SUB, tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N9 + k))).lanewise(ABS)
          .compare(LE, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N9 + k))
          .lanewise(ADD, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N8 + k))).lanewise(ADD, reach2),
          overlap);
      overlapBits |= overlap.toLong() << k;
    }
    return overlapBits;
  }

  private static long floats25(float[] floatRows, float[][] results, int at, long overlapBits, long validBits) {
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
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null, 0);
      floats3(null);
      floats4(null);
      floats5(null);
      floats6(null, 0);
      floats7(null);
      floats8(null);
      floats9(null);
      floats10(null);
      floats11(null);
      floats12(null);
      floats13(null, 0, null);
      floats14(null, 0, null, 0, null, null, 0);
      floats15(null, null, 0, 0);
      floats16(null, 0);
      floats17(null);
      floats18(null, 0);
      floats19(null, 0);
      floats20(null, 0);
      floats21(null, 0, 0, 0);
      floats25(null, null, 0, 0, 0);
      firstStep(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      secondStep(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      squaredDistance(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    }
  }
}
