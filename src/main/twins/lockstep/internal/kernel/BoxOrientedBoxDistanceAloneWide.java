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
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/**
 * Wide twin of {@link BoxOrientedBoxDistance#alone}: the same operations in the same order, on vectors of
 * pairs.
 */
final class BoxOrientedBoxDistanceAloneWide implements Kernel {
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_MARGIN = FloatVector.broadcast(FLOATS, 1.9073486E-6f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_ROUNDING = FloatVector.broadcast(FLOATS, 1.000001f);
  private static final FloatVector ALL_SLACK = FloatVector.broadcast(FLOATS, 1.3877788E-17f);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[8]);

  private static final int ROW_SQUARE = 0 * Kernel.BLOCK;
  private static final int ROW_SIZE = 1 * Kernel.BLOCK;
  private static final int ROW_N = 2 * Kernel.BLOCK;
  private static final int ROW_ABS_N = 3 * Kernel.BLOCK;
  private static final int ROW_N2 = 4 * Kernel.BLOCK;
  private static final int ROW_ABS_N2 = 5 * Kernel.BLOCK;
  private static final int ROW_N3 = 6 * Kernel.BLOCK;
  private static final int ROW_ABS_N3 = 7 * Kernel.BLOCK;
  private static final int ROW_EXTENT_X = 8 * Kernel.BLOCK;
  private static final int ROW_MARGIN = 9 * Kernel.BLOCK;
  private static final int ROW_REACH_X = 10 * Kernel.BLOCK;
  private static final int ROW_N4 = 11 * Kernel.BLOCK;
  private static final int ROW_ABS_N4 = 12 * Kernel.BLOCK;
  private static final int ROW_N5 = 13 * Kernel.BLOCK;
  private static final int ROW_ABS_N5 = 14 * Kernel.BLOCK;
  private static final int ROW_N6 = 15 * Kernel.BLOCK;
  private static final int ROW_ABS_N6 = 16 * Kernel.BLOCK;
  private static final int ROW_EXTENT_Y = 17 * Kernel.BLOCK;
  private static final int ROW_REACH_Y = 18 * Kernel.BLOCK;
  private static final int ROW_N7 = 19 * Kernel.BLOCK;
  private static final int ROW_ABS_N7 = 20 * Kernel.BLOCK;
  private static final int ROW_N8 = 21 * Kernel.BLOCK;
  private static final int ROW_ABS_N8 = 22 * Kernel.BLOCK;
  private static final int ROW_SUM = 23 * Kernel.BLOCK;
  private static final int ROW_N9 = 24 * Kernel.BLOCK;
  private static final int ROW_ABS_N9 = 25 * Kernel.BLOCK;
  private static final int ROW_EXTENT_Z = 26 * Kernel.BLOCK;
  private static final int ROW_REACH_Z = 27 * Kernel.BLOCK;
  private static final int ROW_MIN = 28 * Kernel.BLOCK;
  private static final int ROW_MAX = 29 * Kernel.BLOCK;
  private static final int ROW_LOWEST = 30 * Kernel.BLOCK;
  private static final int ROW_TX = 31 * Kernel.BLOCK;
  private static final int ROW_MIN2 = 32 * Kernel.BLOCK;
  private static final int ROW_MAX2 = 33 * Kernel.BLOCK;
  private static final int ROW_LOWEST2 = 34 * Kernel.BLOCK;
  private static final int ROW_TY = 35 * Kernel.BLOCK;
  private static final int ROW_MIN3 = 36 * Kernel.BLOCK;
  private static final int ROW_MAX3 = 37 * Kernel.BLOCK;
  private static final int ROW_LOWEST3 = 38 * Kernel.BLOCK;
  private static final int ROW_TZ = 39 * Kernel.BLOCK;
  private static final int ROW_GX = 40 * Kernel.BLOCK;
  private static final int ROW_GY = 41 * Kernel.BLOCK;
  private static final int ROW_GZ = 42 * Kernel.BLOCK;
  private static final int ROW_PART = 43 * Kernel.BLOCK;
  private static final int ROW_BEST = 44 * Kernel.BLOCK;
  private static final int ROW_PART2 = 45 * Kernel.BLOCK;
  private static final int ROW_PRODUCT_OR_MINUS_VALUE = 46 * Kernel.BLOCK;
  private static final int ROW_BEST2 = 47 * Kernel.BLOCK;
  private static final int ROW_PART3 = 48 * Kernel.BLOCK;
  private static final int ROW_PRODUCT_OR_MINUS_VALUE2 = 49 * Kernel.BLOCK;
  private static final int ROW_BEST3 = 50 * Kernel.BLOCK;
  private static final int ROW_EZ = 51 * Kernel.BLOCK;
  private static final int ROW_EY = 52 * Kernel.BLOCK;
  private static final int ROW_MX = 53 * Kernel.BLOCK;
  private static final int ROW_EX = 54 * Kernel.BLOCK;
  private static final int ROW_EX2 = 55 * Kernel.BLOCK;
  private static final int ROW_EZ2 = 56 * Kernel.BLOCK;
  private static final int ROW_MY = 57 * Kernel.BLOCK;
  private static final int ROW_EY2 = 58 * Kernel.BLOCK;
  private static final int ROW_EX3 = 59 * Kernel.BLOCK;
  private static final int ROW_MZ = 60 * Kernel.BLOCK;
  private static final int ROW_EY3 = 61 * Kernel.BLOCK;
  private static final int ROW_EZ3 = 62 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 63 * Kernel.BLOCK;
  private static final int ROW_MX2 = 64 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 65 * Kernel.BLOCK;
  private static final int ROW_MY2 = 66 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 67 * Kernel.BLOCK;
  private static final int ROW_MZ2 = 68 * Kernel.BLOCK;
  private static final int ROW_HY = 69 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 70 * Kernel.BLOCK;
  private static final int ROW_MX3 = 71 * Kernel.BLOCK;
  private static final int ROW_MY3 = 72 * Kernel.BLOCK;
  private static final int ROW_MZ3 = 73 * Kernel.BLOCK;
  private static final int ROW_MX4 = 74 * Kernel.BLOCK;
  private static final int ROW_MY4 = 75 * Kernel.BLOCK;
  private static final int ROW_MZ4 = 76 * Kernel.BLOCK;
  private static final int ROW_MX5 = 77 * Kernel.BLOCK;
  private static final int ROW_MY5 = 78 * Kernel.BLOCK;
  private static final int ROW_MZ5 = 79 * Kernel.BLOCK;
  private static final int ROW_MX6 = 80 * Kernel.BLOCK;
  private static final int ROW_MY6 = 81 * Kernel.BLOCK;
  private static final int ROW_MZ6 = 82 * Kernel.BLOCK;
  private static final int ROW_MX7 = 83 * Kernel.BLOCK;
  private static final int ROW_MY7 = 84 * Kernel.BLOCK;
  private static final int ROW_MZ7 = 85 * Kernel.BLOCK;
  private static final int ROW_MX8 = 86 * Kernel.BLOCK;
  private static final int ROW_MY8 = 87 * Kernel.BLOCK;
  private static final int ROW_MZ8 = 88 * Kernel.BLOCK;
  private static final int ROW_MX9 = 89 * Kernel.BLOCK;
  private static final int ROW_MY9 = 90 * Kernel.BLOCK;
  private static final int ROW_MZ9 = 91 * Kernel.BLOCK;
  private static final int ROW_MX10 = 92 * Kernel.BLOCK;
  private static final int ROW_MY10 = 93 * Kernel.BLOCK;
  private static final int ROW_MZ10 = 94 * Kernel.BLOCK;
  private static final int ROW_MX11 = 95 * Kernel.BLOCK;
  private static final int ROW_MY11 = 96 * Kernel.BLOCK;
  private static final int ROW_MZ11 = 97 * Kernel.BLOCK;
  private static final int ROW_MX12 = 98 * Kernel.BLOCK;
  private static final int ROW_MY12 = 99 * Kernel.BLOCK;
  private static final int ROW_MZ12 = 100 * Kernel.BLOCK;
  private static final int ROW_TX2 = 101 * Kernel.BLOCK;
  private static final int ROW_GX2 = 102 * Kernel.BLOCK;
  private static final int ROW_TY2 = 103 * Kernel.BLOCK;
  private static final int ROW_GY2 = 104 * Kernel.BLOCK;
  private static final int ROW_TZ2 = 105 * Kernel.BLOCK;
  private static final int ROW_GZ2 = 106 * Kernel.BLOCK;
  private static final int ROW_NXY = 107 * Kernel.BLOCK;
  private static final int ROW_NXZ = 108 * Kernel.BLOCK;
  private static final int ROW_NYY = 109 * Kernel.BLOCK;
  private static final int ROW_NYZ = 110 * Kernel.BLOCK;
  private static final int ROW_NZY = 111 * Kernel.BLOCK;
  private static final int ROW_NZZ = 112 * Kernel.BLOCK;
  private static final int ROW_DETERMINANT = 113 * Kernel.BLOCK;
  private static final int ROW_SLACK = 114 * Kernel.BLOCK;
  private static final int ROW_ABS_NXX = 115 * Kernel.BLOCK;
  private static final int ROW_ABS_NYX = 116 * Kernel.BLOCK;
  private static final int ROW_ABS_NZX = 117 * Kernel.BLOCK;
  private static final int ROW_ABS_NYY = 118 * Kernel.BLOCK;
  private static final int ROW_ABS_NZY = 119 * Kernel.BLOCK;
  private static final int ROW_ABS_NZZ = 120 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP = 121 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP2 = 122 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP3 = 123 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP4 = 124 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP5 = 125 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP6 = 126 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP7 = 127 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP8 = 128 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP9 = 129 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP10 = 130 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP11 = 131 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP12 = 132 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP = 133 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP2 = 134 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP3 = 135 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP4 = 136 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP5 = 137 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP6 = 138 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP7 = 139 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP8 = 140 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP9 = 141 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP10 = 142 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP11 = 143 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP12 = 144 * Kernel.BLOCK;
  private static final int ROW_NEXT = 145 * Kernel.BLOCK;
  private static final int ROW_NEXT2 = 146 * Kernel.BLOCK;
  private static final int ROW_NEXT3 = 147 * Kernel.BLOCK;
  private static final int ROW_NEXT4 = 148 * Kernel.BLOCK;
  private static final int ROW_NEXT5 = 149 * Kernel.BLOCK;
  private static final int ROW_NEXT6 = 150 * Kernel.BLOCK;
  private static final int ROW_NEXT7 = 151 * Kernel.BLOCK;
  private static final int ROW_NEXT8 = 152 * Kernel.BLOCK;
  private static final int ROW_NEXT9 = 153 * Kernel.BLOCK;
  private static final int ROW_NEXT10 = 154 * Kernel.BLOCK;
  private static final int ROW_NEXT11 = 155 * Kernel.BLOCK;
  private static final int ROW_NEXT12 = 156 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[157 * Kernel.BLOCK]);

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
      long maxLessReachYBits = bits[2];
      long minGreaterLowestBits3 = bits[3];
      long maxLessReachZBits = bits[4];
      floats3(columns2, from2, floatRows);
      floats4(columns2, from2, floatRows);
      floats5(columns2, from2, floatRows);
      long minXAtMostMaxXBits = floats6(columns1, from1, columns2, from2, floatRows, bits);
      long minYAtMostMaxYBits = bits[0];
      long minZAtMostMaxZBits = bits[1];
      long halfXAtLeastZeroBits = bits[2];
      long halfYAtLeastZeroBits = bits[3];
      long halfZAtLeastZeroBits = bits[4];
      long allSquareAtLeastLeastSquareBits = bits[5];
      long validBits = bits[6];
      long nearBits = floats7(columns1, from1, columns2, from2, floatRows, bits,
          allSquareAtLeastLeastSquareBits, halfXAtLeastZeroBits, halfYAtLeastZeroBits, halfZAtLeastZeroBits,
          minXAtMostMaxXBits, minYAtMostMaxYBits, minZAtMostMaxZBits, minGreaterLowestBits,
          minGreaterLowestBits2, minGreaterLowestBits3, maxLessReachXBits, maxLessReachYBits,
          maxLessReachZBits);
      long allSquareAtLeastLeastSquareBits2 = bits[0];
      long absValueAtMostSumBits = floats8(columns2, from2, floatRows);
      long allValueAtMostValueBits = floats9(columns2, from2, floatRows, bits, absValueAtMostSumBits);
      long absValueAtMostSumBits2 = bits[0];
      long overlapBits = floats10(columns2, from2, floatRows, allValueAtMostValueBits, absValueAtMostSumBits2,
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
      long eitherBits = floats14(floatRows, results, at, overlapBits, validBits);
      long eitherBits2 = overlapBits | eitherBits;
      long hits = validBits & eitherBits2;
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void floats1(float[][] columns2, int from2, float[] floatRows) {
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5], qxs = columns2[6],
        qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FloatVector qxSquared = qx.lanewise(MUL, qx);
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qySquared = qy.lanewise(MUL, qy);
      FloatVector sum = qxSquared.lanewise(ADD, qySquared);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector qzSquared = qz.lanewise(MUL, qz);
      FloatVector qw = fromArray(FLOATS, qws, j);
      FloatVector square = sum.lanewise(ADD, qzSquared.lanewise(ADD, qw.lanewise(MUL, qw)));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE + k);
      FloatVector s = ALL_TWO.lanewise(DIV, square);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector size = halfX.lanewise(ADD, halfY).lanewise(ADD, halfZ);
      FLOAT_VECTOR.cast(size).intoArray(floatRows, ROW_SIZE + k);
      FloatVector n = ALL_ONE.lanewise(SUB, s.lanewise(MUL, qySquared.lanewise(ADD, qzSquared)));
      FLOAT_VECTOR.cast(n).intoArray(floatRows, ROW_N + k);
      FloatVector absN = n.lanewise(ABS);
      FLOAT_VECTOR.cast(absN).intoArray(floatRows, ROW_ABS_N + k);
      FloatVector product = qx.lanewise(MUL, qy);
      FloatVector product2 = qz.lanewise(MUL, qw);
      FloatVector n2 = s.lanewise(MUL, product.lanewise(SUB, product2));
      FLOAT_VECTOR.cast(n2).intoArray(floatRows, ROW_N2 + k);
      FloatVector absN2 = n2.lanewise(ABS);
      FLOAT_VECTOR.cast(absN2).intoArray(floatRows, ROW_ABS_N2 + k);
      FloatVector product3 = qz.lanewise(MUL, qx);
      FloatVector product4 = qy.lanewise(MUL, qw);
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
      FloatVector n4 = ALL_ONE.lanewise(SUB, s.lanewise(MUL, qzSquared.lanewise(ADD, qxSquared)));
      FLOAT_VECTOR.cast(n4).intoArray(floatRows, ROW_N4 + k);
      FloatVector absN4 = n4.lanewise(ABS);
      FLOAT_VECTOR.cast(absN4).intoArray(floatRows, ROW_ABS_N4 + k);
      FloatVector product5 = qy.lanewise(MUL, qz);
      FloatVector product6 = qx.lanewise(MUL, qw);
      FloatVector n5 = s.lanewise(MUL, product5.lanewise(SUB, product6));
      FLOAT_VECTOR.cast(n5).intoArray(floatRows, ROW_N5 + k);
      FloatVector absN5 = n5.lanewise(ABS);
      FLOAT_VECTOR.cast(absN5).intoArray(floatRows, ROW_ABS_N5 + k);
      FloatVector n6 = s.lanewise(MUL, product.lanewise(ADD, product2));
      FLOAT_VECTOR.cast(n6).intoArray(floatRows, ROW_N6 + k);
      FloatVector absN6 = n6.lanewise(ABS);
      FLOAT_VECTOR.cast(absN6).intoArray(floatRows, ROW_ABS_N6 + k);
      FloatVector extentY = absN4.lanewise(MUL, halfY).lanewise(ADD, absN5.lanewise(MUL, halfZ))
          .lanewise(ADD, absN6.lanewise(MUL, halfX));
      FLOAT_VECTOR.cast(extentY).intoArray(floatRows, ROW_EXTENT_Y + k);
      FLOAT_VECTOR.cast(extentY.lanewise(ADD, margin)).intoArray(floatRows, ROW_REACH_Y + k);
      FloatVector n7 = ALL_ONE.lanewise(SUB, s.lanewise(MUL, sum));
      FLOAT_VECTOR.cast(n7).intoArray(floatRows, ROW_N7 + k);
      FloatVector absN7 = n7.lanewise(ABS);
      FLOAT_VECTOR.cast(absN7).intoArray(floatRows, ROW_ABS_N7 + k);
      FloatVector n8 = s.lanewise(MUL, product3.lanewise(SUB, product4));
      FLOAT_VECTOR.cast(n8).intoArray(floatRows, ROW_N8 + k);
      FloatVector absN8 = n8.lanewise(ABS);
      FLOAT_VECTOR.cast(absN8).intoArray(floatRows, ROW_ABS_N8 + k);
      FLOAT_VECTOR.cast(absN7.lanewise(MUL, halfZ).lanewise(ADD, absN8.lanewise(MUL, halfX))).intoArray(
          floatRows, ROW_SUM + k);
      FLOAT_VECTOR.cast(s.lanewise(MUL, product5.lanewise(ADD, product6))).intoArray(floatRows, ROW_N9 + k);
    }
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2], halfXs = columns2[3], halfYs = columns2[4];
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector minusOne = FloatVector.broadcast(FLOATS, -1.0f);
    FloatVector one = FloatVector.broadcast(FLOATS, 1.0f);
    long minGreaterLowestBits = 0;
    long maxLessReachXBits = 0;
    long minGreaterLowestBits2 = 0;
    long maxLessReachYBits = 0;
    long minGreaterLowestBits3 = 0;
    long maxLessReachZBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector absN = fromArray(FLOATS, floatRows, ROW_N9 + k).lanewise(ABS);
      FLOAT_VECTOR.cast(absN).intoArray(floatRows, ROW_ABS_N9 + k);
      FloatVector extentZ = fromArray(FLOATS, floatRows, ROW_SUM + k)
          .lanewise(ADD, absN.lanewise(MUL, fromArray(FLOATS, halfYs, j)));
      FLOAT_VECTOR.cast(extentZ).intoArray(floatRows, ROW_EXTENT_Z + k);
      FloatVector reachZ = extentZ.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_MARGIN + k));
      FLOAT_VECTOR.cast(reachZ).intoArray(floatRows, ROW_REACH_Z + k);
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
      VectorMask<Float> maxLessReachX = max.compare(LT, reachX);
      maxLessReachXBits |= maxLessReachX.toLong() << k;
      // max < highest ? max : highest > min ? highest : min
      FloatVector maxOrReachXOrMin = min.blend(reachX, reachX.compare(GT, min)).blend(max, maxLessReachX);
      FloatVector tx = ALL_HALF.lanewise(MUL, minOrLowestOrMax.lanewise(ADD, maxOrReachXOrMin));
      FLOAT_VECTOR.cast(tx).intoArray(floatRows, ROW_TX + k);
      FloatVector y = fromArray(FLOATS, ys, j);
      FloatVector min2 = fromArray(FLOATS, minYs, i).lanewise(SUB, y);
      FLOAT_VECTOR.cast(min2).intoArray(floatRows, ROW_MIN2 + k);
      FloatVector max2 = fromArray(FLOATS, maxYs, i).lanewise(SUB, y);
      FLOAT_VECTOR.cast(max2).intoArray(floatRows, ROW_MAX2 + k);
      FloatVector reachY = fromArray(FLOATS, floatRows, ROW_REACH_Y + k);
      FloatVector lowest2 = reachY.lanewise(NEG);
      FLOAT_VECTOR.cast(lowest2).intoArray(floatRows, ROW_LOWEST2 + k);
      VectorMask<Float> minGreaterLowest2 = min2.compare(GT, lowest2);
      minGreaterLowestBits2 |= minGreaterLowest2.toLong() << k;
      // min > lowest ? min : lowest < max ? lowest : max
      FloatVector minOrLowestOrMax2 = max2.blend(lowest2, lowest2.compare(LT, max2))
          .blend(min2, minGreaterLowest2);
      VectorMask<Float> maxLessReachY = max2.compare(LT, reachY);
      maxLessReachYBits |= maxLessReachY.toLong() << k;
      // max < highest ? max : highest > min ? highest : min
      FloatVector maxOrReachYOrMin = min2.blend(reachY, reachY.compare(GT, min2)).blend(max2, maxLessReachY);
      FloatVector ty = ALL_HALF.lanewise(MUL, minOrLowestOrMax2.lanewise(ADD, maxOrReachYOrMin));
      FLOAT_VECTOR.cast(ty).intoArray(floatRows, ROW_TY + k);
      FloatVector z = fromArray(FLOATS, zs, j);
      FloatVector min3 = fromArray(FLOATS, minZs, i).lanewise(SUB, z);
      FLOAT_VECTOR.cast(min3).intoArray(floatRows, ROW_MIN3 + k);
      FloatVector max3 = fromArray(FLOATS, maxZs, i).lanewise(SUB, z);
      FLOAT_VECTOR.cast(max3).intoArray(floatRows, ROW_MAX3 + k);
      FloatVector lowest3 = reachZ.lanewise(NEG);
      FLOAT_VECTOR.cast(lowest3).intoArray(floatRows, ROW_LOWEST3 + k);
      VectorMask<Float> minGreaterLowest3 = min3.compare(GT, lowest3);
      minGreaterLowestBits3 |= minGreaterLowest3.toLong() << k;
      // min > lowest ? min : lowest < max ? lowest : max
      FloatVector minOrLowestOrMax3 = max3.blend(lowest3, lowest3.compare(LT, max3))
          .blend(min3, minGreaterLowest3);
      VectorMask<Float> maxLessReachZ = max3.compare(LT, reachZ);
      maxLessReachZBits |= maxLessReachZ.toLong() << k;
      // max < highest ? max : highest > min ? highest : min
      FloatVector maxOrReachZOrMin = min3.blend(reachZ, reachZ.compare(GT, min3)).blend(max3, maxLessReachZ);
      FloatVector tz = ALL_HALF.lanewise(MUL, minOrLowestOrMax3.lanewise(ADD, maxOrReachZOrMin));
      FLOAT_VECTOR.cast(tz).intoArray(floatRows, ROW_TZ + k);
      FloatVector gx = ALL_HALF.lanewise(MUL, maxOrReachXOrMin.lanewise(SUB, minOrLowestOrMax));
      FLOAT_VECTOR.cast(gx).intoArray(floatRows, ROW_GX + k);
      FloatVector gy = ALL_HALF.lanewise(MUL, maxOrReachYOrMin.lanewise(SUB, minOrLowestOrMax2));
      FLOAT_VECTOR.cast(gy).intoArray(floatRows, ROW_GY + k);
      FloatVector gz = ALL_HALF.lanewise(MUL, maxOrReachZOrMin.lanewise(SUB, minOrLowestOrMax3));
      FLOAT_VECTOR.cast(gz).intoArray(floatRows, ROW_GZ + k);
      FloatVector c = fromArray(FLOATS, floatRows, ROW_N + k).lanewise(MUL, tx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N6 + k).lanewise(MUL, ty))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N8 + k).lanewise(MUL, tz));
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_ABS_N + k).lanewise(MUL, gx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N6 + k).lanewise(MUL, gy))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N8 + k).lanewise(MUL, gz));
      FloatVector out2 = c.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, halfXs, j));
      // out > 0 ? out : 0
      FloatVector numerator = ALL_ZERO.blend(out2, out2.compare(GT, zero));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector part = ALL_ZERO.blend(minusOne, numerator.compare(LT, zero))
          .blend(one, numerator.compare(GT, zero))
          .blend(numerator.lanewise(DIV, reach), numerator.lanewise(ABS).compare(LT, reach));
      // c < 0 ? -part : part
      FLOAT_VECTOR.cast(part.blend(part.lanewise(NEG), c.compare(LT, zero))).intoArray(floatRows, ROW_PART + k);
    }
    bits[0] = maxLessReachXBits;
    bits[1] = minGreaterLowestBits2;
    bits[2] = maxLessReachYBits;
    bits[3] = minGreaterLowestBits3;
    bits[4] = maxLessReachZBits;
    return minGreaterLowestBits;
  }

  private static void floats3(float[][] columns2, int from2, float[] floatRows) {
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector minusOne = FloatVector.broadcast(FLOATS, -1.0f);
    FloatVector one = FloatVector.broadcast(FLOATS, 1.0f);
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector part = fromArray(FLOATS, floatRows, ROW_PART + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector product = part.lanewise(MUL, gx);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector x = tx.lanewise(ADD, product.lanewise(NEG).blend(product, n.compare(LT, zero)));
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector product2 = part.lanewise(MUL, gy);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N6 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector y = ty.lanewise(ADD, product2.lanewise(NEG).blend(product2, n2.compare(LT, zero)));
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector product3 = part.lanewise(MUL, gz);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N8 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector z = tz.lanewise(ADD, product3.lanewise(NEG).blend(product3, n3.compare(LT, zero)));
      FloatVector p = n.lanewise(MUL, x).lanewise(ADD, n2.lanewise(MUL, y)).lanewise(ADD, n3.lanewise(MUL, z));
      FloatVector out2 = p.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, halfXs, j));
      // out > 0 ? out : 0
      FloatVector dx = ALL_ZERO.blend(out2, out2.compare(GT, zero));
      FloatVector n4 = fromArray(FLOATS, floatRows, ROW_N4 + k);
      FloatVector n5 = fromArray(FLOATS, floatRows, ROW_N9 + k);
      FloatVector n6 = fromArray(FLOATS, floatRows, ROW_N2 + k);
      FloatVector p2 = n4.lanewise(MUL, y).lanewise(ADD, n5.lanewise(MUL, z))
          .lanewise(ADD, n6.lanewise(MUL, x));
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector out3 = p2.lanewise(ABS).lanewise(SUB, halfY);
      // out > 0 ? out : 0
      FloatVector dy = ALL_ZERO.blend(out3, out3.compare(GT, zero));
      FloatVector p3 = fromArray(FLOATS, floatRows, ROW_N7 + k).lanewise(MUL, z)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N3 + k).lanewise(MUL, x))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N5 + k).lanewise(MUL, y));
      FloatVector out4 = p3.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, halfZs, j));
      // out > 0 ? out : 0
      FloatVector dz = ALL_ZERO.blend(out4, out4.compare(GT, zero));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(floatRows, ROW_BEST + k);
      FloatVector c = n4.lanewise(MUL, ty).lanewise(ADD, n5.lanewise(MUL, tz))
          .lanewise(ADD, n6.lanewise(MUL, tx));
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_ABS_N4 + k).lanewise(MUL, gy)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N9 + k).lanewise(MUL, gz))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N2 + k).lanewise(MUL, gx));
      FloatVector out5 = c.lanewise(ABS).lanewise(SUB, halfY);
      // out > 0 ? out : 0
      FloatVector numerator = ALL_ZERO.blend(out5, out5.compare(GT, zero));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector part2 = ALL_ZERO.blend(minusOne, numerator.compare(LT, zero))
          .blend(one, numerator.compare(GT, zero))
          .blend(numerator.lanewise(DIV, reach), numerator.lanewise(ABS).compare(LT, reach));
      // c < 0 ? -part : part
      FloatVector part3 = part2.blend(part2.lanewise(NEG), c.compare(LT, zero));
      FLOAT_VECTOR.cast(part3).intoArray(floatRows, ROW_PART2 + k);
      FloatVector product4 = part3.lanewise(MUL, gy);
      // n < 0 ? part * g : -(part * g)
      FLOAT_VECTOR.cast(product4.lanewise(NEG).blend(product4, n4.compare(LT, zero))).intoArray(floatRows,
          ROW_PRODUCT_OR_MINUS_VALUE + k);
    }
  }

  private static void floats4(float[][] columns2, int from2, float[] floatRows) {
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector minusOne = FloatVector.broadcast(FLOATS, -1.0f);
    FloatVector one = FloatVector.broadcast(FLOATS, 1.0f);
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FloatVector x = ty.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT_OR_MINUS_VALUE + k));
      FloatVector part = fromArray(FLOATS, floatRows, ROW_PART2 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector product = part.lanewise(MUL, gz);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N9 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector y = tz.lanewise(ADD, product.lanewise(NEG).blend(product, n.compare(LT, zero)));
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector product2 = part.lanewise(MUL, gx);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N2 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector z = tx.lanewise(ADD, product2.lanewise(NEG).blend(product2, n2.compare(LT, zero)));
      FloatVector p = fromArray(FLOATS, floatRows, ROW_N4 + k).lanewise(MUL, x)
          .lanewise(ADD, n.lanewise(MUL, y)).lanewise(ADD, n2.lanewise(MUL, z));
      FloatVector out2 = p.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, halfYs, j));
      // out > 0 ? out : 0
      FloatVector dx = ALL_ZERO.blend(out2, out2.compare(GT, zero));
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N7 + k);
      FloatVector n4 = fromArray(FLOATS, floatRows, ROW_N3 + k);
      FloatVector n5 = fromArray(FLOATS, floatRows, ROW_N5 + k);
      FloatVector p2 = n3.lanewise(MUL, y).lanewise(ADD, n4.lanewise(MUL, z))
          .lanewise(ADD, n5.lanewise(MUL, x));
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector out3 = p2.lanewise(ABS).lanewise(SUB, halfZ);
      // out > 0 ? out : 0
      FloatVector dy = ALL_ZERO.blend(out3, out3.compare(GT, zero));
      FloatVector p3 = fromArray(FLOATS, floatRows, ROW_N + k).lanewise(MUL, z)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N6 + k).lanewise(MUL, x))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N8 + k).lanewise(MUL, y));
      FloatVector out4 = p3.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, halfXs, j));
      // out > 0 ? out : 0
      FloatVector dz = ALL_ZERO.blend(out4, out4.compare(GT, zero));
      FloatVector next = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      FloatVector best = fromArray(FLOATS, floatRows, ROW_BEST + k);
      // next < best ? next : best
      FLOAT_VECTOR.cast(best.blend(next, next.compare(LT, best))).intoArray(floatRows, ROW_BEST2 + k);
      FloatVector c = n3.lanewise(MUL, tz).lanewise(ADD, n4.lanewise(MUL, tx))
          .lanewise(ADD, n5.lanewise(MUL, ty));
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_ABS_N7 + k).lanewise(MUL, gz)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N3 + k).lanewise(MUL, gx))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N5 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k)));
      FloatVector out5 = c.lanewise(ABS).lanewise(SUB, halfZ);
      // out > 0 ? out : 0
      FloatVector numerator = ALL_ZERO.blend(out5, out5.compare(GT, zero));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector part2 = ALL_ZERO.blend(minusOne, numerator.compare(LT, zero))
          .blend(one, numerator.compare(GT, zero))
          .blend(numerator.lanewise(DIV, reach), numerator.lanewise(ABS).compare(LT, reach));
      // c < 0 ? -part : part
      FloatVector part3 = part2.blend(part2.lanewise(NEG), c.compare(LT, zero));
      FLOAT_VECTOR.cast(part3).intoArray(floatRows, ROW_PART3 + k);
      FloatVector product3 = part3.lanewise(MUL, gz);
      // n < 0 ? part * g : -(part * g)
      FLOAT_VECTOR.cast(product3.lanewise(NEG).blend(product3, n3.compare(LT, zero))).intoArray(floatRows,
          ROW_PRODUCT_OR_MINUS_VALUE2 + k);
    }
  }

  private static void floats5(float[][] columns2, int from2, float[] floatRows) {
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FloatVector x = tz.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT_OR_MINUS_VALUE2 + k));
      FloatVector part = fromArray(FLOATS, floatRows, ROW_PART3 + k);
      FloatVector product = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k));
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N3 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector y = tx.lanewise(ADD, product.lanewise(NEG).blend(product, n.compare(LT, zero)));
      FloatVector product2 = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k));
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N5 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector z = ty.lanewise(ADD, product2.lanewise(NEG).blend(product2, n2.compare(LT, zero)));
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N7 + k);
      FloatVector p = n3.lanewise(MUL, x).lanewise(ADD, n.lanewise(MUL, y)).lanewise(ADD, n2.lanewise(MUL, z));
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector out2 = p.lanewise(ABS).lanewise(SUB, halfZ);
      // out > 0 ? out : 0
      FloatVector dx = ALL_ZERO.blend(out2, out2.compare(GT, zero));
      FloatVector n4 = fromArray(FLOATS, floatRows, ROW_N + k);
      FloatVector n5 = fromArray(FLOATS, floatRows, ROW_N6 + k);
      FloatVector n6 = fromArray(FLOATS, floatRows, ROW_N8 + k);
      FloatVector p2 = n4.lanewise(MUL, y).lanewise(ADD, n5.lanewise(MUL, z))
          .lanewise(ADD, n6.lanewise(MUL, x));
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector out3 = p2.lanewise(ABS).lanewise(SUB, halfX);
      // out > 0 ? out : 0
      FloatVector dy = ALL_ZERO.blend(out3, out3.compare(GT, zero));
      FloatVector n7 = fromArray(FLOATS, floatRows, ROW_N4 + k);
      FloatVector n8 = fromArray(FLOATS, floatRows, ROW_N9 + k);
      FloatVector n9 = fromArray(FLOATS, floatRows, ROW_N2 + k);
      FloatVector p3 = n7.lanewise(MUL, z).lanewise(ADD, n8.lanewise(MUL, x))
          .lanewise(ADD, n9.lanewise(MUL, y));
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector out4 = p3.lanewise(ABS).lanewise(SUB, halfY);
      // out > 0 ? out : 0
      FloatVector dz = ALL_ZERO.blend(out4, out4.compare(GT, zero));
      FloatVector next = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      FloatVector best = fromArray(FLOATS, floatRows, ROW_BEST2 + k);
      // next < best ? next : best
      FLOAT_VECTOR.cast(best.blend(next, next.compare(LT, best))).intoArray(floatRows, ROW_BEST3 + k);
      FloatVector ez = n9.lanewise(MUL, halfY);
      FLOAT_VECTOR.cast(ez).intoArray(floatRows, ROW_EZ + k);
      FloatVector ey = n.lanewise(MUL, halfZ);
      FLOAT_VECTOR.cast(ey).intoArray(floatRows, ROW_EY + k);
      FLOAT_VECTOR.cast(ez.lanewise(ADD, ey).lanewise(SUB, tx)).intoArray(floatRows, ROW_MX + k);
      FLOAT_VECTOR.cast(n4.lanewise(MUL, halfX)).intoArray(floatRows, ROW_EX + k);
      FloatVector ex = n7.lanewise(MUL, halfY);
      FLOAT_VECTOR.cast(ex).intoArray(floatRows, ROW_EX2 + k);
      FloatVector ez2 = n2.lanewise(MUL, halfZ);
      FLOAT_VECTOR.cast(ez2).intoArray(floatRows, ROW_EZ2 + k);
      FLOAT_VECTOR.cast(ex.lanewise(ADD, ez2).lanewise(SUB, ty)).intoArray(floatRows, ROW_MY + k);
      FloatVector ey2 = n8.lanewise(MUL, halfY);
      FLOAT_VECTOR.cast(ey2).intoArray(floatRows, ROW_EY2 + k);
      FloatVector ex2 = n3.lanewise(MUL, halfZ);
      FLOAT_VECTOR.cast(ex2).intoArray(floatRows, ROW_EX3 + k);
      FLOAT_VECTOR.cast(ey2.lanewise(ADD, ex2).lanewise(SUB, tz)).intoArray(floatRows, ROW_MZ + k);
      FLOAT_VECTOR.cast(n5.lanewise(MUL, halfX)).intoArray(floatRows, ROW_EY3 + k);
      FLOAT_VECTOR.cast(n6.lanewise(MUL, halfX)).intoArray(floatRows, ROW_EZ3 + k);
      FloatVector hz = halfZ.lanewise(NEG);
      FloatVector product3 = n.lanewise(MUL, hz);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT + k);
      FLOAT_VECTOR.cast(ez.lanewise(ADD, product3).lanewise(SUB, tx)).intoArray(floatRows, ROW_MX2 + k);
      FloatVector product4 = n2.lanewise(MUL, hz);
      FLOAT_VECTOR.cast(product4).intoArray(floatRows, ROW_PRODUCT2 + k);
      FLOAT_VECTOR.cast(ex.lanewise(ADD, product4).lanewise(SUB, ty)).intoArray(floatRows, ROW_MY2 + k);
      FloatVector product5 = n3.lanewise(MUL, hz);
      FLOAT_VECTOR.cast(product5).intoArray(floatRows, ROW_PRODUCT3 + k);
      FLOAT_VECTOR.cast(ey2.lanewise(ADD, product5).lanewise(SUB, tz)).intoArray(floatRows, ROW_MZ2 + k);
      FloatVector hy = halfY.lanewise(NEG);
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY + k);
      FloatVector product6 = n9.lanewise(MUL, hy);
      FLOAT_VECTOR.cast(product6).intoArray(floatRows, ROW_PRODUCT4 + k);
      FLOAT_VECTOR.cast(product6.lanewise(ADD, ey).lanewise(SUB, tx)).intoArray(floatRows, ROW_MX3 + k);
    }
  }

  private static long floats6(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector largest = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
    FloatVector leastSquare = FloatVector.broadcast(FLOATS, 7.888609E-31f);
    FloatVector largestSquare = FloatVector.broadcast(FLOATS, 1.2676506E30f);
    FloatVector largest2 = FloatVector.broadcast(FLOATS, 1.0E18f);
    long minXAtMostMaxXBits = 0;
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
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_N4 + k).lanewise(MUL, hy);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ2 + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FLOAT_VECTOR.cast(product.lanewise(ADD, ez).lanewise(SUB, ty)).intoArray(floatRows, ROW_MY3 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_N9 + k).lanewise(MUL, hy);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX3 + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FLOAT_VECTOR.cast(product2.lanewise(ADD, ex).lanewise(SUB, tz)).intoArray(floatRows, ROW_MZ3 + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k);
      FloatVector product4 = fromArray(FLOATS, floatRows, ROW_PRODUCT + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FLOAT_VECTOR.cast(product3.lanewise(ADD, product4).lanewise(SUB, tx)).intoArray(floatRows, ROW_MX4 + k);
      FloatVector product5 = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k);
      FLOAT_VECTOR.cast(product.lanewise(ADD, product5).lanewise(SUB, ty)).intoArray(floatRows, ROW_MY4 + k);
      FloatVector product6 = fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k);
      FLOAT_VECTOR.cast(product2.lanewise(ADD, product6).lanewise(SUB, tz)).intoArray(floatRows, ROW_MZ4 + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY3 + k);
      FLOAT_VECTOR.cast(ez.lanewise(ADD, ey).lanewise(SUB, ty)).intoArray(floatRows, ROW_MX5 + k);
      FloatVector ez2 = fromArray(FLOATS, floatRows, ROW_EZ3 + k);
      FLOAT_VECTOR.cast(ex.lanewise(ADD, ez2).lanewise(SUB, tz)).intoArray(floatRows, ROW_MY5 + k);
      FloatVector ey2 = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector ex2 = fromArray(FLOATS, floatRows, ROW_EX + k);
      FLOAT_VECTOR.cast(ey2.lanewise(ADD, ex2).lanewise(SUB, tx)).intoArray(floatRows, ROW_MZ5 + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector hz = halfX.lanewise(NEG);
      FloatVector product7 = fromArray(FLOATS, floatRows, ROW_N6 + k).lanewise(MUL, hz);
      FLOAT_VECTOR.cast(ez.lanewise(ADD, product7).lanewise(SUB, ty)).intoArray(floatRows, ROW_MX6 + k);
      FloatVector product8 = fromArray(FLOATS, floatRows, ROW_N8 + k).lanewise(MUL, hz);
      FLOAT_VECTOR.cast(ex.lanewise(ADD, product8).lanewise(SUB, tz)).intoArray(floatRows, ROW_MY6 + k);
      FloatVector product9 = fromArray(FLOATS, floatRows, ROW_N + k).lanewise(MUL, hz);
      FLOAT_VECTOR.cast(ey2.lanewise(ADD, product9).lanewise(SUB, tx)).intoArray(floatRows, ROW_MZ6 + k);
      FLOAT_VECTOR.cast(product5.lanewise(ADD, ey).lanewise(SUB, ty)).intoArray(floatRows, ROW_MX7 + k);
      FLOAT_VECTOR.cast(product6.lanewise(ADD, ez2).lanewise(SUB, tz)).intoArray(floatRows, ROW_MY7 + k);
      FLOAT_VECTOR.cast(product4.lanewise(ADD, ex2).lanewise(SUB, tx)).intoArray(floatRows, ROW_MZ7 + k);
      FLOAT_VECTOR.cast(product5.lanewise(ADD, product7).lanewise(SUB, ty)).intoArray(floatRows, ROW_MX8 + k);
      FLOAT_VECTOR.cast(product6.lanewise(ADD, product8).lanewise(SUB, tz)).intoArray(floatRows, ROW_MY8 + k);
      FLOAT_VECTOR.cast(product4.lanewise(ADD, product9).lanewise(SUB, tx)).intoArray(floatRows, ROW_MZ8 + k);
      FloatVector ey3 = fromArray(FLOATS, floatRows, ROW_EY2 + k);
      FLOAT_VECTOR.cast(ez2.lanewise(ADD, ey3).lanewise(SUB, tz)).intoArray(floatRows, ROW_MX9 + k);
      FloatVector ez3 = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FLOAT_VECTOR.cast(ex2.lanewise(ADD, ez3).lanewise(SUB, tx)).intoArray(floatRows, ROW_MY9 + k);
      FloatVector ex3 = fromArray(FLOATS, floatRows, ROW_EX2 + k);
      FLOAT_VECTOR.cast(ey.lanewise(ADD, ex3).lanewise(SUB, ty)).intoArray(floatRows, ROW_MZ9 + k);
      FLOAT_VECTOR.cast(ez2.lanewise(ADD, product2).lanewise(SUB, tz)).intoArray(floatRows, ROW_MX10 + k);
      FLOAT_VECTOR.cast(ex2.lanewise(ADD, product3).lanewise(SUB, tx)).intoArray(floatRows, ROW_MY10 + k);
      FLOAT_VECTOR.cast(ey.lanewise(ADD, product).lanewise(SUB, ty)).intoArray(floatRows, ROW_MZ10 + k);
      FLOAT_VECTOR.cast(product8.lanewise(ADD, ey3).lanewise(SUB, tz)).intoArray(floatRows, ROW_MX11 + k);
      FLOAT_VECTOR.cast(product9.lanewise(ADD, ez3).lanewise(SUB, tx)).intoArray(floatRows, ROW_MY11 + k);
      FLOAT_VECTOR.cast(product7.lanewise(ADD, ex3).lanewise(SUB, ty)).intoArray(floatRows, ROW_MZ11 + k);
      FLOAT_VECTOR.cast(product8.lanewise(ADD, product2).lanewise(SUB, tz)).intoArray(floatRows, ROW_MX12 + k);
      FLOAT_VECTOR.cast(product9.lanewise(ADD, product3).lanewise(SUB, tx)).intoArray(floatRows, ROW_MY12 + k);
      FLOAT_VECTOR.cast(product7.lanewise(ADD, product).lanewise(SUB, ty)).intoArray(floatRows, ROW_MZ12 + k);
      VectorMask<Float> minXAtMostMaxX = fromArray(FLOATS, minXs, i).compare(LE, fromArray(FLOATS, maxXs, i));
      minXAtMostMaxXBits |= minXAtMostMaxX.toLong() << k;
      VectorMask<Float> minYAtMostMaxY = fromArray(FLOATS, minYs, i).compare(LE, fromArray(FLOATS, maxYs, i));
      minYAtMostMaxYBits |= minYAtMostMaxY.toLong() << k;
      VectorMask<Float> minZAtMostMaxZ = fromArray(FLOATS, minZs, i).compare(LE, fromArray(FLOATS, maxZs, i));
      minZAtMostMaxZBits |= minZAtMostMaxZ.toLong() << k;
      VectorMask<Float> halfXAtLeastZero = halfX.compare(GE, zero);
      halfXAtLeastZeroBits |= halfXAtLeastZero.toLong() << k;
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      VectorMask<Float> halfYAtLeastZero = halfY.compare(GE, zero);
      halfYAtLeastZeroBits |= halfYAtLeastZero.toLong() << k;
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      VectorMask<Float> halfZAtLeastZero = halfZ.compare(GE, zero);
      halfZAtLeastZeroBits |= halfZAtLeastZero.toLong() << k;
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE + k);
      VectorMask<Float> allSquareAtLeastLeastSquare = square.compare(GE, leastSquare);
      allSquareAtLeastLeastSquare = square.compare(LE, largestSquare, allSquareAtLeastLeastSquare);
      allSquareAtLeastLeastSquareBits |= allSquareAtLeastLeastSquare.toLong() << k;
      VectorMask<Float> valid = halfX.compare(LE, largest, minXAtMostMaxX.and(minYAtMostMaxY)
          .and(minZAtMostMaxZ).and(halfXAtLeastZero).and(halfYAtLeastZero).and(halfZAtLeastZero)
          .and(allSquareAtLeastLeastSquare));
      valid = halfY.compare(LE, largest, valid);
      valid = halfZ.compare(LE, largest, valid);
      valid = tx.lanewise(ABS).lanewise(ADD, ty.lanewise(ABS)).lanewise(ADD, tz.lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GX + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GZ + k).lanewise(ABS)))
          .lanewise(ADD, halfX.lanewise(ABS).lanewise(ADD, halfY.lanewise(ABS))
          .lanewise(ADD, halfZ.lanewise(ABS))).compare(LE, largest2, valid);
      validBits |= valid.toLong() << k;
    }
    bits[0] = minYAtMostMaxYBits;
    bits[1] = minZAtMostMaxZBits;
    bits[2] = halfXAtLeastZeroBits;
    bits[3] = halfYAtLeastZeroBits;
    bits[4] = halfZAtLeastZeroBits;
    bits[5] = allSquareAtLeastLeastSquareBits;
    bits[6] = validBits;
    return minXAtMostMaxXBits;
  }

  private static long floats7(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long allSquareAtLeastLeastSquareBits, long halfXAtLeastZeroBits, long halfYAtLeastZeroBits,
      long halfZAtLeastZeroBits, long minXAtMostMaxXBits, long minYAtMostMaxYBits, long minZAtMostMaxZBits,
      long minGreaterLowestBits, long minGreaterLowestBits2, long minGreaterLowestBits3,
      long maxLessReachXBits, long maxLessReachYBits, long maxLessReachZBits) {
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2], halfXs = columns2[3], halfYs = columns2[4],
        halfZs = columns2[5];
    FloatVector vanishing = FloatVector.broadcast(FLOATS, 7.523164E-37f);
    FloatVector largest = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
    FloatVector half = FloatVector.broadcast(FLOATS, 0.5f);
    long nearBits = 0;
    long allSquareAtLeastLeastSquareBits2 = 0;
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
          .compare(LE, ALL_ROUNDING.lanewise(MUL, radii.lanewise(MUL, radii)).lanewise(ADD, vanishing)).toLong(
          ) << k;
      VectorMask<Float> proper = fromArray(FLOATS, floatRows, ROW_SIZE + k)
          .compare(LE, largest, VectorMask.fromLong(FLOATS, (allSquareAtLeastLeastSquareBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (halfXAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (halfYAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (halfZAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (minXAtMostMaxXBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (minYAtMostMaxYBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (minZAtMostMaxZBits >>> k)
          & WideLanes.FLOAT_LANES)));
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
      // lowX > -extentX ? lowX : -extentX
      FloatVector lowX = fromArray(FLOATS, floatRows, ROW_LOWEST + k)
          .blend(min, VectorMask.fromLong(FLOATS, (minGreaterLowestBits >>> k) & WideLanes.FLOAT_LANES));
      // lowY > -extentY ? lowY : -extentY
      FloatVector lowY = fromArray(FLOATS, floatRows, ROW_LOWEST2 + k)
          .blend(min2, VectorMask.fromLong(FLOATS, (minGreaterLowestBits2 >>> k) & WideLanes.FLOAT_LANES));
      // lowZ > -extentZ ? lowZ : -extentZ
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOWEST3 + k)
          .blend(min3, VectorMask.fromLong(FLOATS, (minGreaterLowestBits3 >>> k) & WideLanes.FLOAT_LANES));
      // highX < extentX ? highX : extentX
      FloatVector highX = fromArray(FLOATS, floatRows, ROW_REACH_X + k)
          .blend(max, VectorMask.fromLong(FLOATS, (maxLessReachXBits >>> k) & WideLanes.FLOAT_LANES));
      // highY < extentY ? highY : extentY
      FloatVector highY = fromArray(FLOATS, floatRows, ROW_REACH_Y + k)
          .blend(max2, VectorMask.fromLong(FLOATS, (maxLessReachYBits >>> k) & WideLanes.FLOAT_LANES));
      // highZ < extentZ ? highZ : extentZ
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_REACH_Z + k)
          .blend(max3, VectorMask.fromLong(FLOATS, (maxLessReachZBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(lowX.lanewise(ADD, highX).lanewise(MUL, half)).intoArray(floatRows, ROW_TX2 + k);
      FLOAT_VECTOR.cast(highX.lanewise(SUB, lowX).lanewise(MUL, half)).intoArray(floatRows, ROW_GX2 + k);
      FLOAT_VECTOR.cast(lowY.lanewise(ADD, highY).lanewise(MUL, half)).intoArray(floatRows, ROW_TY2 + k);
      FLOAT_VECTOR.cast(highY.lanewise(SUB, lowY).lanewise(MUL, half)).intoArray(floatRows, ROW_GY2 + k);
      FLOAT_VECTOR.cast(lowZ.lanewise(ADD, highZ).lanewise(MUL, half)).intoArray(floatRows, ROW_TZ2 + k);
      FLOAT_VECTOR.cast(highZ.lanewise(SUB, lowZ).lanewise(MUL, half)).intoArray(floatRows, ROW_GZ2 + k);
      allSquareAtLeastLeastSquareBits2 |= proper.and(bounds).toLong() << k;
    }
    bits[0] = allSquareAtLeastLeastSquareBits2;
    return nearBits;
  }

  private static long floats8(float[][] columns2, int from2, float[] floatRows) {
    float[] halfXs = columns2[3];
    FloatVector subnormal = FloatVector.broadcast(FLOATS, 1.1E-44f);
    long absValueAtMostSumBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N4 + k);
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N7 + k);
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N9 + k);
      FloatVector n4 = fromArray(FLOATS, floatRows, ROW_N5 + k);
      FloatVector nxx = n.lanewise(MUL, n2).lanewise(SUB, n3.lanewise(MUL, n4));
      FloatVector n5 = fromArray(FLOATS, floatRows, ROW_N8 + k);
      FloatVector n6 = fromArray(FLOATS, floatRows, ROW_N6 + k);
      FLOAT_VECTOR.cast(n4.lanewise(MUL, n5).lanewise(SUB, n2.lanewise(MUL, n6))).intoArray(floatRows,
          ROW_NXY + k);
      FLOAT_VECTOR.cast(n6.lanewise(MUL, n3).lanewise(SUB, n5.lanewise(MUL, n))).intoArray(floatRows,
          ROW_NXZ + k);
      FloatVector n7 = fromArray(FLOATS, floatRows, ROW_N3 + k);
      FloatVector n8 = fromArray(FLOATS, floatRows, ROW_N2 + k);
      FloatVector nyx = n3.lanewise(MUL, n7).lanewise(SUB, n8.lanewise(MUL, n2));
      FloatVector n9 = fromArray(FLOATS, floatRows, ROW_N + k);
      FLOAT_VECTOR.cast(n2.lanewise(MUL, n9).lanewise(SUB, n7.lanewise(MUL, n5))).intoArray(floatRows,
          ROW_NYY + k);
      FLOAT_VECTOR.cast(n5.lanewise(MUL, n8).lanewise(SUB, n9.lanewise(MUL, n3))).intoArray(floatRows,
          ROW_NYZ + k);
      FloatVector nzx = n8.lanewise(MUL, n4).lanewise(SUB, n.lanewise(MUL, n7));
      FLOAT_VECTOR.cast(n7.lanewise(MUL, n6).lanewise(SUB, n4.lanewise(MUL, n9))).intoArray(floatRows,
          ROW_NZY + k);
      FLOAT_VECTOR.cast(n9.lanewise(MUL, n).lanewise(SUB, n6.lanewise(MUL, n8))).intoArray(floatRows,
          ROW_NZZ + k);
      FloatVector determinant = n9.lanewise(MUL, nxx).lanewise(ADD, n6.lanewise(MUL, nyx))
          .lanewise(ADD, n5.lanewise(MUL, nzx));
      FLOAT_VECTOR.cast(determinant).intoArray(floatRows, ROW_DETERMINANT + k);
      FLOAT_VECTOR.cast(ALL_SLACK.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIZE + k))
          .lanewise(ADD, subnormal)).intoArray(floatRows, ROW_SLACK + k);
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

  private static long floats9(float[][] columns2, int from2, float[] floatRows, long[] bits,
      long absValueAtMostSumBits) {
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long allValueAtMostValueBits = 0;
    long absValueAtMostSumBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector determinant = fromArray(FLOATS, floatRows, ROW_DETERMINANT + k);
      FloatVector reach = halfY.lanewise(MUL, determinant);
      FloatVector nxy = fromArray(FLOATS, floatRows, ROW_NXY + k);
      FloatVector absNxy = nxy.lanewise(ABS);
      FloatVector nyy = fromArray(FLOATS, floatRows, ROW_NYY + k);
      FloatVector absNyy = nyy.lanewise(ABS);
      FLOAT_VECTOR.cast(absNyy).intoArray(floatRows, ROW_ABS_NYY + k);
      FloatVector nzy = fromArray(FLOATS, floatRows, ROW_NZY + k);
      FloatVector absNzy = nzy.lanewise(ABS);
      FLOAT_VECTOR.cast(absNzy).intoArray(floatRows, ROW_ABS_NZY + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector reach2 = halfZ.lanewise(MUL, determinant);
      FloatVector nxz = fromArray(FLOATS, floatRows, ROW_NXZ + k);
      FloatVector absNxz = nxz.lanewise(ABS);
      FloatVector nyz = fromArray(FLOATS, floatRows, ROW_NYZ + k);
      FloatVector absNyz = nyz.lanewise(ABS);
      FloatVector nzz = fromArray(FLOATS, floatRows, ROW_NZZ + k);
      FloatVector absNzz = nzz.lanewise(ABS);
      FLOAT_VECTOR.cast(absNzz).intoArray(floatRows, ROW_ABS_NZZ + k);
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SLACK + k);
      FloatVector reach3 = halfY.lanewise(MUL, absNxz).lanewise(ADD, halfZ.lanewise(MUL, absNxy))
          .lanewise(ADD, slack);
      FloatVector absNxx = fromArray(FLOATS, floatRows, ROW_ABS_NXX + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector reach4 = halfZ.lanewise(MUL, absNxx).lanewise(ADD, halfX.lanewise(MUL, absNxz))
          .lanewise(ADD, slack);
      FloatVector reach5 = halfX.lanewise(MUL, absNxy).lanewise(ADD, halfY.lanewise(MUL, absNxx))
          .lanewise(ADD, slack);
      FloatVector reach6 = halfY.lanewise(MUL, absNyz).lanewise(ADD, halfZ.lanewise(MUL, absNyy))
          .lanewise(ADD, slack);
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
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N8 + k);
      FloatVector absN = fromArray(FLOATS, floatRows, ROW_ABS_N8 + k);
      allValueAtMostValue = tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N6 + k))
          .lanewise(SUB, ty.lanewise(MUL, n)).lanewise(ABS)
          .compare(LE, gy.lanewise(MUL, absN)
          .lanewise(ADD, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N6 + k))).lanewise(ADD, reach3),
          allValueAtMostValue);
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N9 + k);
      FloatVector absN2 = fromArray(FLOATS, floatRows, ROW_ABS_N9 + k);
      VectorMask<Float> allValueAtMostValue2 = tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N4 + k))
          .lanewise(SUB, ty.lanewise(MUL, n2)).lanewise(ABS)
          .compare(LE, gy.lanewise(MUL, absN2)
          .lanewise(ADD, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N4 + k))).lanewise(ADD, reach4));
      allValueAtMostValue2 = tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N5 + k))
          .lanewise(SUB, ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N7 + k))).lanewise(ABS)
          .compare(LE, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N7 + k))
          .lanewise(ADD, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N5 + k))).lanewise(ADD, reach5),
          allValueAtMostValue2);
      allValueAtMostValue2 = tx.lanewise(MUL, n)
          .lanewise(SUB, tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N + k))).lanewise(ABS)
          .compare(LE, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N + k))
          .lanewise(ADD, gx.lanewise(MUL, absN)).lanewise(ADD, reach6), allValueAtMostValue2);
      allValueAtMostValue = allValueAtMostValue.and(allValueAtMostValue2);
      allValueAtMostValueBits |= allValueAtMostValue.toLong() << k;
      FloatVector reach7 = halfZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYX + k))
          .lanewise(ADD, halfX.lanewise(MUL, absNyz)).lanewise(ADD, slack);
      absValueAtMostSumBits2 |= tx.lanewise(MUL, n2)
          .lanewise(SUB, tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N2 + k))).lanewise(ABS)
          .compare(LE, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N2 + k))
          .lanewise(ADD, gx.lanewise(MUL, absN2)).lanewise(ADD, reach7)).toLong() << k;
    }
    bits[0] = absValueAtMostSumBits2;
    return allValueAtMostValueBits;
  }

  private static long floats10(float[][] columns2, int from2, float[] floatRows, long allValueAtMostValueBits,
      long absValueAtMostSumBits, long allSquareAtLeastLeastSquareBits, long nearBits) {
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long overlapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SLACK + k);
      FloatVector reach = halfX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYY + k))
          .lanewise(ADD, halfY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYX + k)))
          .lanewise(ADD, slack);
      FloatVector absNzz = fromArray(FLOATS, floatRows, ROW_ABS_NZZ + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector absNzy = fromArray(FLOATS, floatRows, ROW_ABS_NZY + k);
      FloatVector reach2 = halfY.lanewise(MUL, absNzz).lanewise(ADD, halfZ.lanewise(MUL, absNzy))
          .lanewise(ADD, slack);
      FloatVector absNzx = fromArray(FLOATS, floatRows, ROW_ABS_NZX + k);
      FloatVector reach3 = halfZ.lanewise(MUL, absNzx).lanewise(ADD, halfX.lanewise(MUL, absNzz))
          .lanewise(ADD, slack);
      FloatVector reach4 = halfX.lanewise(MUL, absNzy).lanewise(ADD, halfY.lanewise(MUL, absNzx))
          .lanewise(ADD, slack);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX2 + k);
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N3 + k);
      FloatVector absN = fromArray(FLOATS, floatRows, ROW_ABS_N3 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      VectorMask<Float> overlap = tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N7 + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_TZ2 + k).lanewise(MUL, n)).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GZ2 + k).lanewise(MUL, absN)
          .lanewise(ADD, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N7 + k))).lanewise(ADD, reach),
          VectorMask.fromLong(FLOATS, (nearBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (allSquareAtLeastLeastSquareBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (absValueAtMostSumBits >>> k) & WideLanes.FLOAT_LANES)));
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY2 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      overlap = ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N + k))
          .lanewise(SUB, tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N6 + k))).lanewise(ABS)
          .compare(LE, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N6 + k))
          .lanewise(ADD, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N + k))).lanewise(ADD, reach2),
          overlap);
      overlap = ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N2 + k))
          .lanewise(SUB, tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N4 + k))).lanewise(ABS)
          .compare(LE, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N4 + k))
          .lanewise(ADD, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N2 + k))).lanewise(ADD, reach3),
          overlap);
      overlap = ty.lanewise(MUL, n).lanewise(SUB, tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N5 + k)))
          .lanewise(ABS).compare(LE, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N5 + k))
          .lanewise(ADD, gy.lanewise(MUL, absN)).lanewise(ADD, reach4), overlap);
      overlapBits |= overlap.toLong() << k;
    }
    return overlapBits;
  }

  private static long floats14(float[] floatRows, float[][] results, int at, long overlapBits, long validBits) {
    float[] keys = results[0];
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector infinity = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
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
      FloatVector distance = length.lanewise(SUB, zero);
      VectorMask<Float> distanceGreaterZero = distance.compare(GT, zero);
      eitherBits |= distanceGreaterZero.not().or(distance.compare(LT, infinity)).toLong() << k;
      // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY : overlap ? 0 :
      // Rounded.apart(length, 0)
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(ALL_C1_40E_45.blend(distance, distanceGreaterZero)
          .blend(zero, VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (validBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(keys, at + k);
    }
    return eitherBits;
  }

  /** {@code firstStep} of a block, from rows of values to another row. */
  private static void firstStep(float[] rows, int mxRow, int myRow, int mzRow, int hxRow, int hyRow, int hzRow,
      int gxRow, int gyRow, int gzRow, int to) {
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector minusOne = FloatVector.broadcast(FLOATS, -1.0f);
    FloatVector one = FloatVector.broadcast(FLOATS, 1.0f);
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hz = fromArray(FLOATS, rows, hzRow + k);
      FloatVector hz2 = hz.lanewise(ABS);
      VectorMask<Float> hzGreaterZero = hz2.compare(GT, zero);
      FloatVector mz = fromArray(FLOATS, rows, mzRow + k);
      // hz < 0 ? -mz : mz
      FloatVector z = mz.blend(mz.lanewise(NEG), hz.compare(LT, zero));
      FloatVector gz = fromArray(FLOATS, rows, gzRow + k);
      FloatVector nearZ = gz.lanewise(NEG).lanewise(SUB, z);
      // hz > 0 ? nearZ : -1
      FloatVector inZ = ALL_MINUS_ONE.blend(nearZ, hzGreaterZero);
      FloatVector hy = fromArray(FLOATS, rows, hyRow + k);
      FloatVector hy2 = hy.lanewise(ABS);
      VectorMask<Float> hyGreaterZero = hy2.compare(GT, zero);
      FloatVector my = fromArray(FLOATS, rows, myRow + k);
      // hy < 0 ? -my : my
      FloatVector y = my.blend(my.lanewise(NEG), hy.compare(LT, zero));
      FloatVector gy = fromArray(FLOATS, rows, gyRow + k);
      FloatVector nearY = gy.lanewise(NEG).lanewise(SUB, y);
      // hy > 0 ? nearY : -1
      FloatVector inY = ALL_MINUS_ONE.blend(nearY, hyGreaterZero);
      FloatVector hx = fromArray(FLOATS, rows, hxRow + k);
      FloatVector hx2 = hx.lanewise(ABS);
      VectorMask<Float> hxGreaterZero = hx2.compare(GT, zero);
      FloatVector mx = fromArray(FLOATS, rows, mxRow + k);
      // hx < 0 ? -mx : mx
      FloatVector x = mx.blend(mx.lanewise(NEG), hx.compare(LT, zero));
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
      FLOAT_VECTOR.cast(ALL_ZERO.blend(minusOne, numerator.compare(LT, zero))
          .blend(one, numerator.compare(GT, zero))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS)
          .compare(LT, denominator))).intoArray(rows, to + k);
    }
  }

  /** {@code secondStep} of a block, from rows of values to another row. */
  private static void secondStep(float[] rows, int betweenRow, int mxRow, int myRow, int mzRow, int hxRow,
      int hyRow, int hzRow, int gxRow, int gyRow, int gzRow, int to) {
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector minusOne = FloatVector.broadcast(FLOATS, -1.0f);
    FloatVector one = FloatVector.broadcast(FLOATS, 1.0f);
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
      FLOAT_VECTOR.cast(ALL_ZERO.blend(minusOne, numerator.compare(LT, zero))
          .blend(one, numerator.compare(GT, zero))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS)
          .compare(LT, denominator))).intoArray(rows, to + k);
    }
  }

  /** {@code squaredDistance} of a block, from rows of values to another row. */
  private static void squaredDistance(float[] rows, int tRow, int mxRow, int myRow, int mzRow, int hxRow,
      int hyRow, int hzRow, int gxRow, int gyRow, int gzRow, int to) {
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector t = fromArray(FLOATS, rows, tRow + k);
      FloatVector p = fromArray(FLOATS, rows, mxRow + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, hxRow + k)));
      FloatVector out = p.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, rows, gxRow + k));
      // out > 0 ? out : 0
      FloatVector dx = ALL_ZERO.blend(out, out.compare(GT, zero));
      FloatVector p2 = fromArray(FLOATS, rows, myRow + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, hyRow + k)));
      FloatVector out2 = p2.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, rows, gyRow + k));
      // out > 0 ? out : 0
      FloatVector dy = ALL_ZERO.blend(out2, out2.compare(GT, zero));
      FloatVector p3 = fromArray(FLOATS, rows, mzRow + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, hzRow + k)));
      FloatVector out3 = p3.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, rows, gzRow + k));
      // out > 0 ? out : 0
      FloatVector dz = ALL_ZERO.blend(out3, out3.compare(GT, zero));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(rows, to + k);
    }
  }
}
