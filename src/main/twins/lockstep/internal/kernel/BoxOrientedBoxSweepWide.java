// Compiled from BoxOrientedBoxSweep.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.FMA;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.MAX;
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
 * Wide twin of {@link BoxOrientedBoxSweep#sweep}: the same operations in the same order, on vectors of pairs.
 */
final class BoxOrientedBoxSweepWide implements LoopedKernel {
  private static final FloatVector ALL_ROUNDING = FloatVector.broadcast(FLOATS, 1.000001f);
  private static final FloatVector ALL_VANISHING = FloatVector.broadcast(FLOATS, 7.523164E-37f);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_MARGIN = FloatVector.broadcast(FLOATS, 1.9073486E-6f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_SLACK = FloatVector.broadcast(FLOATS, 1.3877788E-17f);
  private static final FloatVector ALL_SUBNORMAL = FloatVector.broadcast(FLOATS, 1.1E-44f);
  private static final FloatVector ALL_MINUS_LARGEST = FloatVector.broadcast(FLOATS, -3.4028235E38f);
  private static final FloatVector ALL_SLACK_13 = FloatVector.broadcast(FLOATS, 1.1920929E-6f);
  private static final FloatVector ALL_TOUCH = FloatVector.broadcast(FLOATS, 2.861023E-6f);
  private static final FloatVector ALL_NONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_C13_0 = FloatVector.broadcast(FLOATS, 13.0f);
  private static final FloatVector ALL_C14_0 = FloatVector.broadcast(FLOATS, 14.0f);
  private static final FloatVector ALL_C12_0 = FloatVector.broadcast(FLOATS, 12.0f);
  private static final FloatVector ALL_C11_0 = FloatVector.broadcast(FLOATS, 11.0f);
  private static final FloatVector ALL_C10_0 = FloatVector.broadcast(FLOATS, 10.0f);
  private static final FloatVector ALL_C9_00 = FloatVector.broadcast(FLOATS, 9.0f);
  private static final FloatVector ALL_C8_00 = FloatVector.broadcast(FLOATS, 8.0f);
  private static final FloatVector ALL_C7_00 = FloatVector.broadcast(FLOATS, 7.0f);
  private static final FloatVector ALL_FIRST_PRODUCT = FloatVector.broadcast(FLOATS, 6.0f);
  private static final FloatVector ALL_C5_00 = FloatVector.broadcast(FLOATS, 5.0f);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_FIRST_NORMAL = FloatVector.broadcast(FLOATS, 3.0f);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[6]);

  private static final int ROW_QX_SQUARED = 0 * Kernel.BLOCK;
  private static final int ROW_QY_SQUARED = 1 * Kernel.BLOCK;
  private static final int ROW_SUM = 2 * Kernel.BLOCK;
  private static final int ROW_QZ_SQUARED = 3 * Kernel.BLOCK;
  private static final int ROW_SQUARE = 4 * Kernel.BLOCK;
  private static final int ROW_SIZE = 5 * Kernel.BLOCK;
  private static final int ROW_XX = 6 * Kernel.BLOCK;
  private static final int ROW_ABS_XX = 7 * Kernel.BLOCK;
  private static final int ROW_XY = 8 * Kernel.BLOCK;
  private static final int ROW_ABS_XY = 9 * Kernel.BLOCK;
  private static final int ROW_XZ = 10 * Kernel.BLOCK;
  private static final int ROW_ABS_XZ = 11 * Kernel.BLOCK;
  private static final int ROW_EXTENT_X = 12 * Kernel.BLOCK;
  private static final int ROW_YY = 13 * Kernel.BLOCK;
  private static final int ROW_ABS_YY = 14 * Kernel.BLOCK;
  private static final int ROW_YZ = 15 * Kernel.BLOCK;
  private static final int ROW_ABS_YZ = 16 * Kernel.BLOCK;
  private static final int ROW_YX = 17 * Kernel.BLOCK;
  private static final int ROW_ABS_YX = 18 * Kernel.BLOCK;
  private static final int ROW_EXTENT_Y = 19 * Kernel.BLOCK;
  private static final int ROW_ZZ = 20 * Kernel.BLOCK;
  private static final int ROW_ABS_ZZ = 21 * Kernel.BLOCK;
  private static final int ROW_ZX = 22 * Kernel.BLOCK;
  private static final int ROW_ABS_ZX = 23 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 24 * Kernel.BLOCK;
  private static final int ROW_ZY = 25 * Kernel.BLOCK;
  private static final int ROW_ABS_ZY = 26 * Kernel.BLOCK;
  private static final int ROW_EXTENT_Z = 27 * Kernel.BLOCK;
  private static final int ROW_LOW_X = 28 * Kernel.BLOCK;
  private static final int ROW_HIGH_X = 29 * Kernel.BLOCK;
  private static final int ROW_LOW_Y = 30 * Kernel.BLOCK;
  private static final int ROW_HIGH_Y = 31 * Kernel.BLOCK;
  private static final int ROW_LOW_Z = 32 * Kernel.BLOCK;
  private static final int ROW_HIGH_Z = 33 * Kernel.BLOCK;
  private static final int ROW_TX = 34 * Kernel.BLOCK;
  private static final int ROW_GX = 35 * Kernel.BLOCK;
  private static final int ROW_TY = 36 * Kernel.BLOCK;
  private static final int ROW_GY = 37 * Kernel.BLOCK;
  private static final int ROW_TZ = 38 * Kernel.BLOCK;
  private static final int ROW_GZ = 39 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 40 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 41 * Kernel.BLOCK;
  private static final int ROW_NXY = 42 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 43 * Kernel.BLOCK;
  private static final int ROW_NXZ = 44 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 45 * Kernel.BLOCK;
  private static final int ROW_PRODUCT5 = 46 * Kernel.BLOCK;
  private static final int ROW_NYY = 47 * Kernel.BLOCK;
  private static final int ROW_PRODUCT6 = 48 * Kernel.BLOCK;
  private static final int ROW_NYZ = 49 * Kernel.BLOCK;
  private static final int ROW_PRODUCT7 = 50 * Kernel.BLOCK;
  private static final int ROW_PRODUCT8 = 51 * Kernel.BLOCK;
  private static final int ROW_NZY = 52 * Kernel.BLOCK;
  private static final int ROW_PRODUCT9 = 53 * Kernel.BLOCK;
  private static final int ROW_NZZ = 54 * Kernel.BLOCK;
  private static final int ROW_DETERMINANT = 55 * Kernel.BLOCK;
  private static final int ROW_SLACK = 56 * Kernel.BLOCK;
  private static final int ROW_ABS_NXX = 57 * Kernel.BLOCK;
  private static final int ROW_ABS_NYX = 58 * Kernel.BLOCK;
  private static final int ROW_ABS_NZX = 59 * Kernel.BLOCK;
  private static final int ROW_ABS_NYY = 60 * Kernel.BLOCK;
  private static final int ROW_ABS_NZY = 61 * Kernel.BLOCK;
  private static final int ROW_ABS_NYZ = 62 * Kernel.BLOCK;
  private static final int ROW_ABS_NZZ = 63 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 64 * Kernel.BLOCK;
  private static final int ROW_ABS_VX = 65 * Kernel.BLOCK;
  private static final int ROW_ABS_VY = 66 * Kernel.BLOCK;
  private static final int ROW_ABS_VZ = 67 * Kernel.BLOCK;
  private static final int ROW_SUM4 = 68 * Kernel.BLOCK;
  private static final int ROW_LOW_X2 = 69 * Kernel.BLOCK;
  private static final int ROW_HIGH_X2 = 70 * Kernel.BLOCK;
  private static final int ROW_LOW_Y2 = 71 * Kernel.BLOCK;
  private static final int ROW_HIGH_Y2 = 72 * Kernel.BLOCK;
  private static final int ROW_LOW_Z2 = 73 * Kernel.BLOCK;
  private static final int ROW_HIGH_Z2 = 74 * Kernel.BLOCK;
  private static final int ROW_SLACK_X = 75 * Kernel.BLOCK;
  private static final int ROW_SLACK_Y = 76 * Kernel.BLOCK;
  private static final int ROW_SLACK_Z = 77 * Kernel.BLOCK;
  private static final int ROW_TOUCH = 78 * Kernel.BLOCK;
  private static final int ROW_NXX = 79 * Kernel.BLOCK;
  private static final int ROW_NXY2 = 80 * Kernel.BLOCK;
  private static final int ROW_NXZ2 = 81 * Kernel.BLOCK;
  private static final int ROW_NYX = 82 * Kernel.BLOCK;
  private static final int ROW_NYY2 = 83 * Kernel.BLOCK;
  private static final int ROW_NYZ2 = 84 * Kernel.BLOCK;
  private static final int ROW_NZX = 85 * Kernel.BLOCK;
  private static final int ROW_NZY2 = 86 * Kernel.BLOCK;
  private static final int ROW_NZZ2 = 87 * Kernel.BLOCK;
  private static final int ROW_DETERMINANT2 = 88 * Kernel.BLOCK;
  private static final int ROW_SIZE2 = 89 * Kernel.BLOCK;
  private static final int ROW_TINY = 90 * Kernel.BLOCK;
  private static final int ROW_AGAINST = 91 * Kernel.BLOCK;
  private static final int ROW_OTHER = 92 * Kernel.BLOCK;
  private static final int ROW_AGAINST2 = 93 * Kernel.BLOCK;
  private static final int ROW_OTHER2 = 94 * Kernel.BLOCK;
  private static final int ROW_LAST = 95 * Kernel.BLOCK;
  private static final int ROW_AGAINST3 = 96 * Kernel.BLOCK;
  private static final int ROW_OTHER3 = 97 * Kernel.BLOCK;
  private static final int ROW_LAST2 = 98 * Kernel.BLOCK;
  private static final int ROW_PRODUCT10 = 99 * Kernel.BLOCK;
  private static final int ROW_VX = 100 * Kernel.BLOCK;
  private static final int ROW_VY = 101 * Kernel.BLOCK;
  private static final int ROW_VZ = 102 * Kernel.BLOCK;
  private static final int ROW_PRODUCT11 = 103 * Kernel.BLOCK;
  private static final int ROW_PRODUCT12 = 104 * Kernel.BLOCK;
  private static final int ROW_SUM5 = 105 * Kernel.BLOCK;
  private static final int ROW_SUM6 = 106 * Kernel.BLOCK;
  private static final int ROW_SUM7 = 107 * Kernel.BLOCK;
  private static final int ROW_SUM8 = 108 * Kernel.BLOCK;
  private static final int ROW_SUM9 = 109 * Kernel.BLOCK;
  private static final int ROW_SUM10 = 110 * Kernel.BLOCK;
  private static final int ROW_SUM11 = 111 * Kernel.BLOCK;
  private static final int ROW_SUM12 = 112 * Kernel.BLOCK;
  private static final int ROW_SUM13 = 113 * Kernel.BLOCK;
  private static final int ROW_FIRST = 114 * Kernel.BLOCK;
  private static final int ROW_MINUS_VX = 115 * Kernel.BLOCK;
  private static final int ROW_MINUS_VY = 116 * Kernel.BLOCK;
  private static final int ROW_MINUS_VZ = 117 * Kernel.BLOCK;
  private static final int ROW_OTHER4 = 118 * Kernel.BLOCK;
  private static final int ROW_OTHER5 = 119 * Kernel.BLOCK;
  private static final int ROW_OTHER6 = 120 * Kernel.BLOCK;
  private static final int ROW_OTHER7 = 121 * Kernel.BLOCK;
  private static final int ROW_OTHER8 = 122 * Kernel.BLOCK;
  private static final int ROW_OTHER9 = 123 * Kernel.BLOCK;
  private static final int ROW_OTHER10 = 124 * Kernel.BLOCK;
  private static final int ROW_OTHER11 = 125 * Kernel.BLOCK;
  private static final int ROW_OTHER12 = 126 * Kernel.BLOCK;
  private static final int ROW_OTHER13 = 127 * Kernel.BLOCK;
  private static final int ROW_OTHER14 = 128 * Kernel.BLOCK;
  private static final int ROW_OTHER15 = 129 * Kernel.BLOCK;
  private static final int ROW_OTHER16 = 130 * Kernel.BLOCK;
  private static final int ROW_OTHER17 = 131 * Kernel.BLOCK;
  private static final int ROW_OTHER18 = 132 * Kernel.BLOCK;
  private static final int ROW_OTHER19 = 133 * Kernel.BLOCK;
  private static final int ROW_OTHER20 = 134 * Kernel.BLOCK;
  private static final int ROW_OTHER21 = 135 * Kernel.BLOCK;
  private static final int ROW_OTHER22 = 136 * Kernel.BLOCK;
  private static final int ROW_OTHER23 = 137 * Kernel.BLOCK;
  private static final int ROW_OTHER24 = 138 * Kernel.BLOCK;
  private static final int ROW_OTHER25 = 139 * Kernel.BLOCK;
  private static final int ROW_OTHER26 = 140 * Kernel.BLOCK;
  private static final int ROW_OTHER27 = 141 * Kernel.BLOCK;
  private static final int ROW_LAST3 = 142 * Kernel.BLOCK;
  private static final int ROW_LAST4 = 143 * Kernel.BLOCK;
  private static final int ROW_ENTRY = 144 * Kernel.BLOCK;
  private static final int ROW_FIRST2 = 145 * Kernel.BLOCK;
  private static final int ROW_EXIT = 146 * Kernel.BLOCK;
  private static final int ROW_NUMBER = 147 * Kernel.BLOCK;
  private static final int ROW_NUMBER2 = 148 * Kernel.BLOCK;
  private static final int ROW_NORMAL = 149 * Kernel.BLOCK;
  private static final int ROW_EY = 150 * Kernel.BLOCK;
  private static final int ROW_EZ = 151 * Kernel.BLOCK;
  private static final int ROW_X = 152 * Kernel.BLOCK;
  private static final int ROW_Y = 153 * Kernel.BLOCK;
  private static final int ROW_Z = 154 * Kernel.BLOCK;
  private static final int ROW_SUM14 = 155 * Kernel.BLOCK;
  private static final int ROW_SPEED = 156 * Kernel.BLOCK;
  private static final int ROW_MEETING = 157 * Kernel.BLOCK;
  private static final int ROW_TIME = 158 * Kernel.BLOCK;
  private static final int ROW_X2 = 159 * Kernel.BLOCK;
  private static final int ROW_Y2 = 160 * Kernel.BLOCK;
  private static final int ROW_Z2 = 161 * Kernel.BLOCK;
  private static final int ROW_NX = 162 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO = 163 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[164 * Kernel.BLOCK]);

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
      long nearBits = floats1(columns1, from1, columns2, from2, floatRows, bits);
      long allSquareAtLeastLeastSquareBits = bits[0];
      long halfXAtLeastZeroBits = bits[1];
      long allSquareAtLeastLeastSquareBits2 = bits[2];
      long halfYAtLeastZeroBits = floats2(columns1, from1, columns2, from2, floatRows, bits,
          allSquareAtLeastLeastSquareBits2);
      long halfZAtLeastZeroBits = bits[0];
      long minXAtMostMaxXBits = bits[1];
      long minYAtMostMaxYBits = bits[2];
      long minZAtMostMaxZBits = bits[3];
      long properBits = bits[4];
      long allSquareAtLeastLeastSquareBits3 = floats3(columns1, from1, columns2, from2, floatRows, properBits);
      long absValueAtMostSumBits = floats4(columns2, from2, floatRows);
      long allValueAtMostValueBits = floats5(columns2, from2, floatRows, absValueAtMostSumBits);
      long allValueAtMostValueBits2 = floats6(columns2, from2, floatRows, allValueAtMostValueBits);
      long overlapBits = floats7(columns2, from2, floatRows, bits, allValueAtMostValueBits2,
          allSquareAtLeastLeastSquareBits3, nearBits, halfXAtLeastZeroBits, halfYAtLeastZeroBits,
          halfZAtLeastZeroBits, allSquareAtLeastLeastSquareBits, minXAtMostMaxXBits, minYAtMostMaxYBits,
          minZAtMostMaxZBits);
      long allSquareAtLeastLeastSquareBits4 = bits[0];
      long validBits = floats8(columns1, from1, columns2, from2, floatRows, allSquareAtLeastLeastSquareBits4,
          overlapBits);
      floats9(floatRows);
      long againstGreaterZeroBits = floats10(columns1, from1, floatRows, bits);
      long againstGreaterZeroBits2 = bits[0];
      long againstGreaterZeroBits3 = floats11(columns1, from1, columns2, from2, floatRows);
      floats12(columns1, from1, columns2, from2, floatRows, againstGreaterZeroBits, againstGreaterZeroBits2,
          againstGreaterZeroBits3);
      entryOnNormal(floatRows, ROW_NXX, ROW_NYX, ROW_NZX, ROW_PRODUCT10, ROW_OTHER4);
      entryOnNormal(floatRows, ROW_NXY2, ROW_NYY2, ROW_NZY2, ROW_PRODUCT11, ROW_OTHER5);
      entryOnNormal(floatRows, ROW_NXZ2, ROW_NYZ2, ROW_NZZ2, ROW_PRODUCT12, ROW_OTHER6);
      entryOnProduct(floatRows, ROW_YX, ROW_ZX, ROW_VY, ROW_VZ, ROW_LOW_Y2, ROW_HIGH_Y2, ROW_LOW_Z2,
          ROW_HIGH_Z2, ROW_SLACK_Y, ROW_SLACK_Z, ROW_SUM5, ROW_OTHER7);
      entryOnProduct(floatRows, ROW_YY, ROW_ZY, ROW_VY, ROW_VZ, ROW_LOW_Y2, ROW_HIGH_Y2, ROW_LOW_Z2,
          ROW_HIGH_Z2, ROW_SLACK_Y, ROW_SLACK_Z, ROW_SUM6, ROW_OTHER8);
      entryOnProduct(floatRows, ROW_YZ, ROW_ZZ, ROW_VY, ROW_VZ, ROW_LOW_Y2, ROW_HIGH_Y2, ROW_LOW_Z2,
          ROW_HIGH_Z2, ROW_SLACK_Y, ROW_SLACK_Z, ROW_SUM7, ROW_OTHER9);
      entryOnProduct(floatRows, ROW_ZX, ROW_XX, ROW_VZ, ROW_VX, ROW_LOW_Z2, ROW_HIGH_Z2, ROW_LOW_X2,
          ROW_HIGH_X2, ROW_SLACK_Z, ROW_SLACK_X, ROW_SUM8, ROW_OTHER10);
      entryOnProduct(floatRows, ROW_ZY, ROW_XY, ROW_VZ, ROW_VX, ROW_LOW_Z2, ROW_HIGH_Z2, ROW_LOW_X2,
          ROW_HIGH_X2, ROW_SLACK_Z, ROW_SLACK_X, ROW_SUM9, ROW_OTHER11);
      entryOnProduct(floatRows, ROW_ZZ, ROW_XZ, ROW_VZ, ROW_VX, ROW_LOW_Z2, ROW_HIGH_Z2, ROW_LOW_X2,
          ROW_HIGH_X2, ROW_SLACK_Z, ROW_SLACK_X, ROW_SUM10, ROW_OTHER12);
      entryOnProduct(floatRows, ROW_XX, ROW_YX, ROW_VX, ROW_VY, ROW_LOW_X2, ROW_HIGH_X2, ROW_LOW_Y2,
          ROW_HIGH_Y2, ROW_SLACK_X, ROW_SLACK_Y, ROW_SUM11, ROW_OTHER13);
      entryOnProduct(floatRows, ROW_XY, ROW_YY, ROW_VX, ROW_VY, ROW_LOW_X2, ROW_HIGH_X2, ROW_LOW_Y2,
          ROW_HIGH_Y2, ROW_SLACK_X, ROW_SLACK_Y, ROW_SUM12, ROW_OTHER14);
      entryOnProduct(floatRows, ROW_XZ, ROW_YZ, ROW_VX, ROW_VY, ROW_LOW_X2, ROW_HIGH_X2, ROW_LOW_Y2,
          ROW_HIGH_Y2, ROW_SLACK_X, ROW_SLACK_Y, ROW_SUM13, ROW_OTHER15);
      exitOnNormal(floatRows, ROW_NXX, ROW_NYX, ROW_NZX, ROW_PRODUCT10, ROW_OTHER16);
      exitOnNormal(floatRows, ROW_NXY2, ROW_NYY2, ROW_NZY2, ROW_PRODUCT11, ROW_OTHER17);
      exitOnNormal(floatRows, ROW_NXZ2, ROW_NYZ2, ROW_NZZ2, ROW_PRODUCT12, ROW_OTHER18);
      exitOnProduct(floatRows, ROW_YX, ROW_ZX, ROW_VY, ROW_VZ, ROW_LOW_Y2, ROW_HIGH_Y2, ROW_LOW_Z2,
          ROW_HIGH_Z2, ROW_SLACK_Y, ROW_SLACK_Z, ROW_SUM5, ROW_OTHER19);
      exitOnProduct(floatRows, ROW_YY, ROW_ZY, ROW_VY, ROW_VZ, ROW_LOW_Y2, ROW_HIGH_Y2, ROW_LOW_Z2,
          ROW_HIGH_Z2, ROW_SLACK_Y, ROW_SLACK_Z, ROW_SUM6, ROW_OTHER20);
      exitOnProduct(floatRows, ROW_YZ, ROW_ZZ, ROW_VY, ROW_VZ, ROW_LOW_Y2, ROW_HIGH_Y2, ROW_LOW_Z2,
          ROW_HIGH_Z2, ROW_SLACK_Y, ROW_SLACK_Z, ROW_SUM7, ROW_OTHER21);
      exitOnProduct(floatRows, ROW_ZX, ROW_XX, ROW_VZ, ROW_VX, ROW_LOW_Z2, ROW_HIGH_Z2, ROW_LOW_X2,
          ROW_HIGH_X2, ROW_SLACK_Z, ROW_SLACK_X, ROW_SUM8, ROW_OTHER22);
      exitOnProduct(floatRows, ROW_ZY, ROW_XY, ROW_VZ, ROW_VX, ROW_LOW_Z2, ROW_HIGH_Z2, ROW_LOW_X2,
          ROW_HIGH_X2, ROW_SLACK_Z, ROW_SLACK_X, ROW_SUM9, ROW_OTHER23);
      exitOnProduct(floatRows, ROW_ZZ, ROW_XZ, ROW_VZ, ROW_VX, ROW_LOW_Z2, ROW_HIGH_Z2, ROW_LOW_X2,
          ROW_HIGH_X2, ROW_SLACK_Z, ROW_SLACK_X, ROW_SUM10, ROW_OTHER24);
      exitOnProduct(floatRows, ROW_XX, ROW_YX, ROW_VX, ROW_VY, ROW_LOW_X2, ROW_HIGH_X2, ROW_LOW_Y2,
          ROW_HIGH_Y2, ROW_SLACK_X, ROW_SLACK_Y, ROW_SUM11, ROW_OTHER25);
      exitOnProduct(floatRows, ROW_XY, ROW_YY, ROW_VX, ROW_VY, ROW_LOW_X2, ROW_HIGH_X2, ROW_LOW_Y2,
          ROW_HIGH_Y2, ROW_SLACK_X, ROW_SLACK_Y, ROW_SUM12, ROW_OTHER26);
      exitOnProduct(floatRows, ROW_XZ, ROW_YZ, ROW_VX, ROW_VY, ROW_LOW_X2, ROW_HIGH_X2, ROW_LOW_Y2,
          ROW_HIGH_Y2, ROW_SLACK_X, ROW_SLACK_Y, ROW_SUM13, ROW_OTHER27);
      floats14(floatRows);
      floats15(floatRows);
      floats16(floatRows);
      long otherIsEntryBits = floats17(floatRows);
      floats18(floatRows, otherIsEntryBits);
      long numberIsFirstNormalBits = floats19(floatRows);
      long numberIsC4_00Bits = floats20(floatRows, bits, numberIsFirstNormalBits);
      long isOfYBits = bits[0];
      long isOfZBits = bits[1];
      long isXBits = bits[2];
      long eitherBits = bits[3];
      long isYBits = floats21(floatRows, bits, eitherBits, isXBits, isOfZBits, isOfYBits);
      long numberAtLeastFirstProductBits = bits[0];
      long numberAtLeastFirstNormalBits = bits[1];
      floats22(floatRows, numberIsC4_00Bits, numberIsFirstNormalBits, numberAtLeastFirstProductBits, isYBits,
          isXBits, isOfZBits, numberAtLeastFirstNormalBits, isOfYBits);
      floats23(floatRows);
      floats24(columns1, from1, floatRows);
      long hits = floats25(floatRows, overlapBits, validBits);
      long xIsZeroAndZIsZeroBits = floats26(floatRows, results, at, bits);
      long yIsZeroAndXIsZeroBits = bits[0];
      long zIsZeroAndYIsZeroBits = bits[1];
      long noneBits = overlapBits | xIsZeroAndZIsZeroBits;
      long noneBits2 = overlapBits | yIsZeroAndXIsZeroBits;
      long noneBits3 = overlapBits | zIsZeroAndYIsZeroBits;
      floats28(floatRows, noneBits, hits, noneBits2);
      floats29(floatRows, results, at, hits, noneBits3);
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
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2], halfXs = columns2[3], halfYs = columns2[4],
        halfZs = columns2[5], qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    long nearBits = 0;
    long allSquareAtLeastLeastSquareBits = 0;
    long halfXAtLeastZeroBits = 0;
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
          .compare(LE, ALL_ROUNDING.lanewise(MUL, radii.lanewise(MUL, radii))
          .lanewise(ADD, ALL_VANISHING)).toLong() << k;
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FloatVector qxSquared = qx.lanewise(MUL, qx);
      FLOAT_VECTOR.cast(qxSquared).intoArray(floatRows, ROW_QX_SQUARED + k);
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qySquared = qy.lanewise(MUL, qy);
      FLOAT_VECTOR.cast(qySquared).intoArray(floatRows, ROW_QY_SQUARED + k);
      FloatVector sum = qxSquared.lanewise(ADD, qySquared);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM + k);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector qzSquared = qz.lanewise(MUL, qz);
      FLOAT_VECTOR.cast(qzSquared).intoArray(floatRows, ROW_QZ_SQUARED + k);
      FloatVector qw = fromArray(FLOATS, qws, j);
      FloatVector square = sum.lanewise(ADD, qzSquared.lanewise(ADD, qw.lanewise(MUL, qw)));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE + k);
      FLOAT_VECTOR.cast(halfX.lanewise(ADD, halfY).lanewise(ADD, halfZ)).intoArray(floatRows, ROW_SIZE + k);
      VectorMask<Float> allSquareAtLeastLeastSquare = square.compare(GE, ALL_LEAST_SQUARE);
      allSquareAtLeastLeastSquare = square.compare(LE, ALL_LARGEST_SQUARE, allSquareAtLeastLeastSquare);
      allSquareAtLeastLeastSquareBits |= allSquareAtLeastLeastSquare.toLong() << k;
      VectorMask<Float> halfXAtLeastZero = halfX.compare(GE, ALL_ZERO);
      halfXAtLeastZeroBits |= halfXAtLeastZero.toLong() << k;
      allSquareAtLeastLeastSquareBits2 |= allSquareAtLeastLeastSquare.and(halfXAtLeastZero).toLong() << k;
    }
    bits[0] = allSquareAtLeastLeastSquareBits;
    bits[1] = halfXAtLeastZeroBits;
    bits[2] = allSquareAtLeastLeastSquareBits2;
    return nearBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long allSquareAtLeastLeastSquareBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5], qxs = columns2[6],
        qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    long halfYAtLeastZeroBits = 0;
    long halfZAtLeastZeroBits = 0;
    long minXAtMostMaxXBits = 0;
    long minYAtMostMaxYBits = 0;
    long minZAtMostMaxZBits = 0;
    long properBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      VectorMask<Float> halfYAtLeastZero = halfY.compare(GE, ALL_ZERO);
      halfYAtLeastZeroBits |= halfYAtLeastZero.toLong() << k;
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      VectorMask<Float> halfZAtLeastZero = halfZ.compare(GE, ALL_ZERO);
      halfZAtLeastZeroBits |= halfZAtLeastZero.toLong() << k;
      VectorMask<Float> minXAtMostMaxX = fromArray(FLOATS, minXs, i).compare(LE, fromArray(FLOATS, maxXs, i));
      minXAtMostMaxXBits |= minXAtMostMaxX.toLong() << k;
      VectorMask<Float> minYAtMostMaxY = fromArray(FLOATS, minYs, i).compare(LE, fromArray(FLOATS, maxYs, i));
      minYAtMostMaxYBits |= minYAtMostMaxY.toLong() << k;
      VectorMask<Float> minZAtMostMaxZ = fromArray(FLOATS, minZs, i).compare(LE, fromArray(FLOATS, maxZs, i));
      minZAtMostMaxZBits |= minZAtMostMaxZ.toLong() << k;
      properBits |= fromArray(FLOATS, floatRows, ROW_SIZE + k)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (allSquareAtLeastLeastSquareBits >>> k)
          & WideLanes.FLOAT_LANES).and(halfYAtLeastZero).and(halfZAtLeastZero).and(minXAtMostMaxX)
          .and(minYAtMostMaxY).and(minZAtMostMaxZ)).toLong() << k;
      FloatVector s = ALL_TWO.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_SQUARE + k));
      FloatVector qzSquared = fromArray(FLOATS, floatRows, ROW_QZ_SQUARED + k);
      FloatVector xx = ALL_ONE.lanewise(SUB, s
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QY_SQUARED + k).lanewise(ADD, qzSquared)));
      FLOAT_VECTOR.cast(xx).intoArray(floatRows, ROW_XX + k);
      FloatVector absXx = xx.lanewise(ABS);
      FLOAT_VECTOR.cast(absXx).intoArray(floatRows, ROW_ABS_XX + k);
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector product = qx.lanewise(MUL, qy);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector qw = fromArray(FLOATS, qws, j);
      FloatVector product2 = qz.lanewise(MUL, qw);
      FloatVector xy = s.lanewise(MUL, product.lanewise(SUB, product2));
      FLOAT_VECTOR.cast(xy).intoArray(floatRows, ROW_XY + k);
      FloatVector absXy = xy.lanewise(ABS);
      FLOAT_VECTOR.cast(absXy).intoArray(floatRows, ROW_ABS_XY + k);
      FloatVector product3 = qz.lanewise(MUL, qx);
      FloatVector product4 = qy.lanewise(MUL, qw);
      FloatVector xz = s.lanewise(MUL, product3.lanewise(ADD, product4));
      FLOAT_VECTOR.cast(xz).intoArray(floatRows, ROW_XZ + k);
      FloatVector absXz = xz.lanewise(ABS);
      FLOAT_VECTOR.cast(absXz).intoArray(floatRows, ROW_ABS_XZ + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FLOAT_VECTOR.cast(absXx.lanewise(MUL, halfX).lanewise(ADD, absXy.lanewise(MUL, halfY))
          .lanewise(ADD, absXz.lanewise(MUL, halfZ))).intoArray(floatRows, ROW_EXTENT_X + k);
      FloatVector yy = ALL_ONE.lanewise(SUB, s
          .lanewise(MUL, qzSquared.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_QX_SQUARED + k))));
      FLOAT_VECTOR.cast(yy).intoArray(floatRows, ROW_YY + k);
      FloatVector absYy = yy.lanewise(ABS);
      FLOAT_VECTOR.cast(absYy).intoArray(floatRows, ROW_ABS_YY + k);
      FloatVector product5 = qy.lanewise(MUL, qz);
      FloatVector product6 = qx.lanewise(MUL, qw);
      FloatVector yz = s.lanewise(MUL, product5.lanewise(SUB, product6));
      FLOAT_VECTOR.cast(yz).intoArray(floatRows, ROW_YZ + k);
      FloatVector absYz = yz.lanewise(ABS);
      FLOAT_VECTOR.cast(absYz).intoArray(floatRows, ROW_ABS_YZ + k);
      FloatVector yx = s.lanewise(MUL, product.lanewise(ADD, product2));
      FLOAT_VECTOR.cast(yx).intoArray(floatRows, ROW_YX + k);
      FloatVector absYx = yx.lanewise(ABS);
      FLOAT_VECTOR.cast(absYx).intoArray(floatRows, ROW_ABS_YX + k);
      FLOAT_VECTOR.cast(absYy.lanewise(MUL, halfY).lanewise(ADD, absYz.lanewise(MUL, halfZ))
          .lanewise(ADD, absYx.lanewise(MUL, halfX))).intoArray(floatRows, ROW_EXTENT_Y + k);
      FloatVector zz = ALL_ONE.lanewise(SUB, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM + k)));
      FLOAT_VECTOR.cast(zz).intoArray(floatRows, ROW_ZZ + k);
      FloatVector absZz = zz.lanewise(ABS);
      FLOAT_VECTOR.cast(absZz).intoArray(floatRows, ROW_ABS_ZZ + k);
      FloatVector zx = s.lanewise(MUL, product3.lanewise(SUB, product4));
      FLOAT_VECTOR.cast(zx).intoArray(floatRows, ROW_ZX + k);
      FloatVector absZx = zx.lanewise(ABS);
      FLOAT_VECTOR.cast(absZx).intoArray(floatRows, ROW_ABS_ZX + k);
      FLOAT_VECTOR.cast(absZz.lanewise(MUL, halfZ).lanewise(ADD, absZx.lanewise(MUL, halfX))).intoArray(
          floatRows, ROW_SUM2 + k);
      FLOAT_VECTOR.cast(s.lanewise(MUL, product5.lanewise(ADD, product6))).intoArray(floatRows, ROW_ZY + k);
    }
    bits[0] = halfZAtLeastZeroBits;
    bits[1] = minXAtMostMaxXBits;
    bits[2] = minYAtMostMaxYBits;
    bits[3] = minZAtMostMaxZBits;
    bits[4] = properBits;
    return halfYAtLeastZeroBits;
  }

  private static long floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long properBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2], halfYs = columns2[4];
    long allSquareAtLeastLeastSquareBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector absZy = fromArray(FLOATS, floatRows, ROW_ZY + k).lanewise(ABS);
      FLOAT_VECTOR.cast(absZy).intoArray(floatRows, ROW_ABS_ZY + k);
      FloatVector extentZ = fromArray(FLOATS, floatRows, ROW_SUM2 + k)
          .lanewise(ADD, absZy.lanewise(MUL, fromArray(FLOATS, halfYs, j)));
      FLOAT_VECTOR.cast(extentZ).intoArray(floatRows, ROW_EXTENT_Z + k);
      FloatVector x = fromArray(FLOATS, xs, j);
      FloatVector lowX = fromArray(FLOATS, minXs, i).lanewise(SUB, x);
      FLOAT_VECTOR.cast(lowX).intoArray(floatRows, ROW_LOW_X + k);
      FloatVector highX = fromArray(FLOATS, maxXs, i).lanewise(SUB, x);
      FLOAT_VECTOR.cast(highX).intoArray(floatRows, ROW_HIGH_X + k);
      FloatVector y = fromArray(FLOATS, ys, j);
      FloatVector lowY = fromArray(FLOATS, minYs, i).lanewise(SUB, y);
      FLOAT_VECTOR.cast(lowY).intoArray(floatRows, ROW_LOW_Y + k);
      FloatVector highY = fromArray(FLOATS, maxYs, i).lanewise(SUB, y);
      FLOAT_VECTOR.cast(highY).intoArray(floatRows, ROW_HIGH_Y + k);
      FloatVector z = fromArray(FLOATS, zs, j);
      FloatVector lowZ = fromArray(FLOATS, minZs, i).lanewise(SUB, z);
      FLOAT_VECTOR.cast(lowZ).intoArray(floatRows, ROW_LOW_Z + k);
      FloatVector highZ = fromArray(FLOATS, maxZs, i).lanewise(SUB, z);
      FLOAT_VECTOR.cast(highZ).intoArray(floatRows, ROW_HIGH_Z + k);
      FloatVector extentX = fromArray(FLOATS, floatRows, ROW_EXTENT_X + k);
      VectorMask<Float> bounds = lowX.compare(LE, extentX);
      bounds = highX.compare(GE, extentX.lanewise(NEG), bounds);
      FloatVector extentY = fromArray(FLOATS, floatRows, ROW_EXTENT_Y + k);
      bounds = lowY.compare(LE, extentY, bounds);
      VectorMask<Float> bounds2 = highY.compare(GE, extentY.lanewise(NEG));
      bounds2 = lowZ.compare(LE, extentZ, bounds2);
      bounds2 = highZ.compare(GE, extentZ.lanewise(NEG), bounds2);
      bounds = bounds.and(bounds2);
      FloatVector margin = ALL_MARGIN.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIZE + k));
      FloatVector extentX2 = extentX.lanewise(ADD, margin);
      FloatVector extentY2 = extentY.lanewise(ADD, margin);
      FloatVector extentZ2 = extentZ.lanewise(ADD, margin);
      FloatVector minusExtentX = extentX2.lanewise(NEG);
      // lowX > -extentX ? lowX : -extentX
      FloatVector lowX2 = minusExtentX.blend(lowX, lowX.compare(GT, minusExtentX));
      FloatVector minusExtentY = extentY2.lanewise(NEG);
      // lowY > -extentY ? lowY : -extentY
      FloatVector lowY2 = minusExtentY.blend(lowY, lowY.compare(GT, minusExtentY));
      FloatVector minusExtentZ = extentZ2.lanewise(NEG);
      // lowZ > -extentZ ? lowZ : -extentZ
      FloatVector lowZ2 = minusExtentZ.blend(lowZ, lowZ.compare(GT, minusExtentZ));
      // highX < extentX ? highX : extentX
      FloatVector highX2 = extentX2.blend(highX, highX.compare(LT, extentX2));
      // highY < extentY ? highY : extentY
      FloatVector highY2 = extentY2.blend(highY, highY.compare(LT, extentY2));
      // highZ < extentZ ? highZ : extentZ
      FloatVector highZ2 = extentZ2.blend(highZ, highZ.compare(LT, extentZ2));
      FLOAT_VECTOR.cast(lowX2.lanewise(ADD, highX2).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_TX + k);
      FLOAT_VECTOR.cast(highX2.lanewise(SUB, lowX2).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_GX + k);
      FLOAT_VECTOR.cast(lowY2.lanewise(ADD, highY2).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_TY + k);
      FLOAT_VECTOR.cast(highY2.lanewise(SUB, lowY2).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_GY + k);
      FLOAT_VECTOR.cast(lowZ2.lanewise(ADD, highZ2).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_TZ + k);
      FLOAT_VECTOR.cast(highZ2.lanewise(SUB, lowZ2).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_GZ + k);
      allSquareAtLeastLeastSquareBits |= VectorMask.fromLong(FLOATS, (properBits >>> k)
          & WideLanes.FLOAT_LANES).and(bounds).toLong() << k;
    }
    return allSquareAtLeastLeastSquareBits;
  }

  private static long floats4(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3];
    long absValueAtMostSumBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector zy = fromArray(FLOATS, floatRows, ROW_ZY + k);
      FloatVector yz = fromArray(FLOATS, floatRows, ROW_YZ + k);
      FloatVector product = zy.lanewise(MUL, yz);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT + k);
      FloatVector yy = fromArray(FLOATS, floatRows, ROW_YY + k);
      FloatVector zz = fromArray(FLOATS, floatRows, ROW_ZZ + k);
      FloatVector nxx = yy.lanewise(MUL, zz).lanewise(SUB, product);
      FloatVector yx = fromArray(FLOATS, floatRows, ROW_YX + k);
      FloatVector product2 = zz.lanewise(MUL, yx);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT2 + k);
      FloatVector zx = fromArray(FLOATS, floatRows, ROW_ZX + k);
      FLOAT_VECTOR.cast(yz.lanewise(MUL, zx).lanewise(SUB, product2)).intoArray(floatRows, ROW_NXY + k);
      FloatVector product3 = zx.lanewise(MUL, yy);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT3 + k);
      FLOAT_VECTOR.cast(yx.lanewise(MUL, zy).lanewise(SUB, product3)).intoArray(floatRows, ROW_NXZ + k);
      FloatVector xy = fromArray(FLOATS, floatRows, ROW_XY + k);
      FloatVector product4 = xy.lanewise(MUL, zz);
      FLOAT_VECTOR.cast(product4).intoArray(floatRows, ROW_PRODUCT4 + k);
      FloatVector xz = fromArray(FLOATS, floatRows, ROW_XZ + k);
      FloatVector nyx = zy.lanewise(MUL, xz).lanewise(SUB, product4);
      FloatVector product5 = xz.lanewise(MUL, zx);
      FLOAT_VECTOR.cast(product5).intoArray(floatRows, ROW_PRODUCT5 + k);
      FloatVector xx = fromArray(FLOATS, floatRows, ROW_XX + k);
      FLOAT_VECTOR.cast(zz.lanewise(MUL, xx).lanewise(SUB, product5)).intoArray(floatRows, ROW_NYY + k);
      FloatVector product6 = xx.lanewise(MUL, zy);
      FLOAT_VECTOR.cast(product6).intoArray(floatRows, ROW_PRODUCT6 + k);
      FLOAT_VECTOR.cast(zx.lanewise(MUL, xy).lanewise(SUB, product6)).intoArray(floatRows, ROW_NYZ + k);
      FloatVector product7 = yy.lanewise(MUL, xz);
      FLOAT_VECTOR.cast(product7).intoArray(floatRows, ROW_PRODUCT7 + k);
      FloatVector nzx = xy.lanewise(MUL, yz).lanewise(SUB, product7);
      FloatVector product8 = yz.lanewise(MUL, xx);
      FLOAT_VECTOR.cast(product8).intoArray(floatRows, ROW_PRODUCT8 + k);
      FLOAT_VECTOR.cast(xz.lanewise(MUL, yx).lanewise(SUB, product8)).intoArray(floatRows, ROW_NZY + k);
      FloatVector product9 = yx.lanewise(MUL, xy);
      FLOAT_VECTOR.cast(product9).intoArray(floatRows, ROW_PRODUCT9 + k);
      FLOAT_VECTOR.cast(xx.lanewise(MUL, yy).lanewise(SUB, product9)).intoArray(floatRows, ROW_NZZ + k);
      FloatVector determinant = xx.lanewise(MUL, nxx).lanewise(ADD, yx.lanewise(MUL, nyx))
          .lanewise(ADD, zx.lanewise(MUL, nzx));
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

  private static long floats5(float[][] columns2, int from2, float[] floatRows, long absValueAtMostSumBits) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long allValueAtMostValueBits = 0;
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
      FLOAT_VECTOR.cast(absNyz).intoArray(floatRows, ROW_ABS_NYZ + k);
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
      allValueAtMostValue = tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YX + k))
          .lanewise(SUB, ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZX + k))).lanewise(ABS)
          .compare(LE, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_ZX + k))
          .lanewise(ADD, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YX + k))).lanewise(ADD, reach3),
          allValueAtMostValue);
      allValueAtMostValue = tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YY + k))
          .lanewise(SUB, ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZY + k))).lanewise(ABS)
          .compare(LE, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_ZY + k))
          .lanewise(ADD, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YY + k))).lanewise(ADD, reach4),
          allValueAtMostValue);
      allValueAtMostValueBits |= allValueAtMostValue.toLong() << k;
      FLOAT_VECTOR.cast(halfX.lanewise(MUL, absNxy).lanewise(ADD, halfY.lanewise(MUL, absNxx))).intoArray(
          floatRows, ROW_SUM3 + k);
    }
    return allValueAtMostValueBits;
  }

  private static long floats6(float[][] columns2, int from2, float[] floatRows, long allValueAtMostValueBits) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long allValueAtMostValueBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SLACK + k);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_SUM3 + k).lanewise(ADD, slack);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector absNyz = fromArray(FLOATS, floatRows, ROW_ABS_NYZ + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector absNyy = fromArray(FLOATS, floatRows, ROW_ABS_NYY + k);
      FloatVector reach2 = halfY.lanewise(MUL, absNyz).lanewise(ADD, halfZ.lanewise(MUL, absNyy))
          .lanewise(ADD, slack);
      FloatVector absNyx = fromArray(FLOATS, floatRows, ROW_ABS_NYX + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector reach3 = halfZ.lanewise(MUL, absNyx).lanewise(ADD, halfX.lanewise(MUL, absNyz))
          .lanewise(ADD, slack);
      FloatVector reach4 = halfX.lanewise(MUL, absNyy).lanewise(ADD, halfY.lanewise(MUL, absNyx))
          .lanewise(ADD, slack);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FloatVector zz = fromArray(FLOATS, floatRows, ROW_ZZ + k);
      FloatVector absZz = fromArray(FLOATS, floatRows, ROW_ABS_ZZ + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      VectorMask<Float> allValueAtMostValue = tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YZ + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_TY + k).lanewise(MUL, zz)).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GY + k).lanewise(MUL, absZz)
          .lanewise(ADD, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YZ + k))).lanewise(ADD, reach),
          VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      allValueAtMostValue = tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZX + k))
          .lanewise(SUB, tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XX + k))).lanewise(ABS)
          .compare(LE, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XX + k))
          .lanewise(ADD, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_ZX + k))).lanewise(ADD, reach2),
          allValueAtMostValue);
      allValueAtMostValue = tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZY + k))
          .lanewise(SUB, tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XY + k))).lanewise(ABS)
          .compare(LE, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XY + k))
          .lanewise(ADD, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_ZY + k))).lanewise(ADD, reach3),
          allValueAtMostValue);
      allValueAtMostValue = tx.lanewise(MUL, zz)
          .lanewise(SUB, tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XZ + k))).lanewise(ABS)
          .compare(LE, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XZ + k))
          .lanewise(ADD, gx.lanewise(MUL, absZz)).lanewise(ADD, reach4), allValueAtMostValue);
      allValueAtMostValueBits2 |= allValueAtMostValue.toLong() << k;
    }
    return allValueAtMostValueBits2;
  }

  private static long floats7(float[][] columns2, int from2, float[] floatRows, long[] bits,
      long allValueAtMostValueBits, long allSquareAtLeastLeastSquareBits, long nearBits,
      long halfXAtLeastZeroBits, long halfYAtLeastZeroBits, long halfZAtLeastZeroBits,
      long allSquareAtLeastLeastSquareBits2, long minXAtMostMaxXBits, long minYAtMostMaxYBits,
      long minZAtMostMaxZBits) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long overlapBits = 0;
    long allSquareAtLeastLeastSquareBits3 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector absNzz = fromArray(FLOATS, floatRows, ROW_ABS_NZZ + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector absNzy = fromArray(FLOATS, floatRows, ROW_ABS_NZY + k);
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SLACK + k);
      FloatVector reach = halfY.lanewise(MUL, absNzz).lanewise(ADD, halfZ.lanewise(MUL, absNzy))
          .lanewise(ADD, slack);
      FloatVector absNzx = fromArray(FLOATS, floatRows, ROW_ABS_NZX + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector reach2 = halfZ.lanewise(MUL, absNzx).lanewise(ADD, halfX.lanewise(MUL, absNzz))
          .lanewise(ADD, slack);
      FloatVector reach3 = halfX.lanewise(MUL, absNzy).lanewise(ADD, halfY.lanewise(MUL, absNzx))
          .lanewise(ADD, slack);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      VectorMask<Float> overlap = ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XX + k))
          .lanewise(SUB, tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YX + k))).lanewise(ABS)
          .compare(LE, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YX + k))
          .lanewise(ADD, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XX + k))).lanewise(ADD, reach),
          VectorMask.fromLong(FLOATS, (nearBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (allSquareAtLeastLeastSquareBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES)));
      overlap = ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XY + k))
          .lanewise(SUB, tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YY + k))).lanewise(ABS)
          .compare(LE, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YY + k))
          .lanewise(ADD, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XY + k))).lanewise(ADD, reach2),
          overlap);
      overlap = ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XZ + k))
          .lanewise(SUB, tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YZ + k))).lanewise(ABS)
          .compare(LE, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YZ + k))
          .lanewise(ADD, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XZ + k))).lanewise(ADD, reach3),
          overlap);
      overlapBits |= overlap.toLong() << k;
      VectorMask<Float> allSquareAtLeastLeastSquare = halfX
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (allSquareAtLeastLeastSquareBits2 >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (halfXAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (halfYAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (halfZAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (minXAtMostMaxXBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (minYAtMostMaxYBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (minZAtMostMaxZBits >>> k)
          & WideLanes.FLOAT_LANES)));
      allSquareAtLeastLeastSquare = halfY.compare(LE, ALL_LARGEST, allSquareAtLeastLeastSquare);
      allSquareAtLeastLeastSquare = halfZ.compare(LE, ALL_LARGEST, allSquareAtLeastLeastSquare);
      allSquareAtLeastLeastSquareBits3 |= allSquareAtLeastLeastSquare.toLong() << k;
    }
    bits[0] = allSquareAtLeastLeastSquareBits3;
    return overlapBits;
  }

  private static long floats8(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long allSquareAtLeastLeastSquareBits, long overlapBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] vxs = columns1[6], vys = columns1[7], vzs = columns1[8];
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2];
    long validBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> proper = fromArray(FLOATS, xs, j).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, ys, j).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, zs, j).lanewise(ABS))
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (allSquareAtLeastLeastSquareBits >>> k)
          & WideLanes.FLOAT_LANES));
      FloatVector absVx = fromArray(FLOATS, vxs, i).lanewise(ABS);
      FLOAT_VECTOR.cast(absVx).intoArray(floatRows, ROW_ABS_VX + k);
      FloatVector absVy = fromArray(FLOATS, vys, i).lanewise(ABS);
      FLOAT_VECTOR.cast(absVy).intoArray(floatRows, ROW_ABS_VY + k);
      FloatVector absVz = fromArray(FLOATS, vzs, i).lanewise(ABS);
      FLOAT_VECTOR.cast(absVz).intoArray(floatRows, ROW_ABS_VZ + k);
      FloatVector sum = absVx.lanewise(ADD, absVy).lanewise(ADD, absVz);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM4 + k);
      validBits |= sum.compare(LE, ALL_LARGEST,
          VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES).or(proper)).toLong() << k;
      FloatVector lowX = fromArray(FLOATS, floatRows, ROW_LOW_X + k);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at2 = lowX.blend(ALL_LARGEST, lowX.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at2.blend(ALL_MINUS_LARGEST, at2.compare(LT, ALL_MINUS_LARGEST))).intoArray(floatRows,
          ROW_LOW_X2 + k);
      FloatVector highX = fromArray(FLOATS, floatRows, ROW_HIGH_X + k);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at3 = highX.blend(ALL_LARGEST, highX.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at3.blend(ALL_MINUS_LARGEST, at3.compare(LT, ALL_MINUS_LARGEST))).intoArray(floatRows,
          ROW_HIGH_X2 + k);
      FloatVector lowY = fromArray(FLOATS, floatRows, ROW_LOW_Y + k);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at4 = lowY.blend(ALL_LARGEST, lowY.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at4.blend(ALL_MINUS_LARGEST, at4.compare(LT, ALL_MINUS_LARGEST))).intoArray(floatRows,
          ROW_LOW_Y2 + k);
      FloatVector highY = fromArray(FLOATS, floatRows, ROW_HIGH_Y + k);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at5 = highY.blend(ALL_LARGEST, highY.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at5.blend(ALL_MINUS_LARGEST, at5.compare(LT, ALL_MINUS_LARGEST))).intoArray(floatRows,
          ROW_HIGH_Y2 + k);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z + k);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at6 = lowZ.blend(ALL_LARGEST, lowZ.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at6.blend(ALL_MINUS_LARGEST, at6.compare(LT, ALL_MINUS_LARGEST))).intoArray(floatRows,
          ROW_LOW_Z2 + k);
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z + k);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at7 = highZ.blend(ALL_LARGEST, highZ.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at7.blend(ALL_MINUS_LARGEST, at7.compare(LT, ALL_MINUS_LARGEST))).intoArray(floatRows,
          ROW_HIGH_Z2 + k);
    }
    return validBits;
  }

  private static void floats9(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(ALL_SLACK_13.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EXTENT_X + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_VX + k)))).intoArray(floatRows, ROW_SLACK_X + k);
      FLOAT_VECTOR.cast(ALL_SLACK_13.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EXTENT_Y + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_VY + k)))).intoArray(floatRows, ROW_SLACK_Y + k);
      FLOAT_VECTOR.cast(ALL_SLACK_13.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EXTENT_Z + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_VZ + k)))).intoArray(floatRows, ROW_SLACK_Z + k);
      FloatVector size = fromArray(FLOATS, floatRows, ROW_SIZE + k);
      FLOAT_VECTOR.cast(ALL_TOUCH.lanewise(MUL, size)).intoArray(floatRows, ROW_TOUCH + k);
      FloatVector zy = fromArray(FLOATS, floatRows, ROW_ZY + k);
      FloatVector yz = fromArray(FLOATS, floatRows, ROW_YZ + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT + k);
      FloatVector rounded = zy.lanewise(NEG).lanewise(FMA, yz, product);
      FloatVector yy = fromArray(FLOATS, floatRows, ROW_YY + k);
      FloatVector zz = fromArray(FLOATS, floatRows, ROW_ZZ + k);
      FloatVector nxx = yy.lanewise(FMA, zz, product.lanewise(NEG)).lanewise(ADD, rounded);
      FLOAT_VECTOR.cast(nxx).intoArray(floatRows, ROW_NXX + k);
      FloatVector yx = fromArray(FLOATS, floatRows, ROW_YX + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k);
      FloatVector rounded2 = zz.lanewise(NEG).lanewise(FMA, yx, product2);
      FloatVector zx = fromArray(FLOATS, floatRows, ROW_ZX + k);
      FLOAT_VECTOR.cast(yz.lanewise(FMA, zx, product2.lanewise(NEG)).lanewise(ADD, rounded2)).intoArray(
          floatRows, ROW_NXY2 + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k);
      FloatVector rounded3 = zx.lanewise(NEG).lanewise(FMA, yy, product3);
      FLOAT_VECTOR.cast(yx.lanewise(FMA, zy, product3.lanewise(NEG)).lanewise(ADD, rounded3)).intoArray(
          floatRows, ROW_NXZ2 + k);
      FloatVector xy = fromArray(FLOATS, floatRows, ROW_XY + k);
      FloatVector product4 = fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k);
      FloatVector rounded4 = xy.lanewise(NEG).lanewise(FMA, zz, product4);
      FloatVector xz = fromArray(FLOATS, floatRows, ROW_XZ + k);
      FloatVector nyx = zy.lanewise(FMA, xz, product4.lanewise(NEG)).lanewise(ADD, rounded4);
      FLOAT_VECTOR.cast(nyx).intoArray(floatRows, ROW_NYX + k);
      FloatVector product5 = fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k);
      FloatVector rounded5 = xz.lanewise(NEG).lanewise(FMA, zx, product5);
      FloatVector xx = fromArray(FLOATS, floatRows, ROW_XX + k);
      FLOAT_VECTOR.cast(zz.lanewise(FMA, xx, product5.lanewise(NEG)).lanewise(ADD, rounded5)).intoArray(
          floatRows, ROW_NYY2 + k);
      FloatVector product6 = fromArray(FLOATS, floatRows, ROW_PRODUCT6 + k);
      FloatVector rounded6 = xx.lanewise(NEG).lanewise(FMA, zy, product6);
      FLOAT_VECTOR.cast(zx.lanewise(FMA, xy, product6.lanewise(NEG)).lanewise(ADD, rounded6)).intoArray(
          floatRows, ROW_NYZ2 + k);
      FloatVector product7 = fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k);
      FloatVector rounded7 = yy.lanewise(NEG).lanewise(FMA, xz, product7);
      FloatVector nzx = xy.lanewise(FMA, yz, product7.lanewise(NEG)).lanewise(ADD, rounded7);
      FLOAT_VECTOR.cast(nzx).intoArray(floatRows, ROW_NZX + k);
      FloatVector product8 = fromArray(FLOATS, floatRows, ROW_PRODUCT8 + k);
      FloatVector rounded8 = yz.lanewise(NEG).lanewise(FMA, xx, product8);
      FLOAT_VECTOR.cast(xz.lanewise(FMA, yx, product8.lanewise(NEG)).lanewise(ADD, rounded8)).intoArray(
          floatRows, ROW_NZY2 + k);
      FloatVector product9 = fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k);
      FloatVector rounded9 = yx.lanewise(NEG).lanewise(FMA, xy, product9);
      FLOAT_VECTOR.cast(xx.lanewise(FMA, yy, product9.lanewise(NEG)).lanewise(ADD, rounded9)).intoArray(
          floatRows, ROW_NZZ2 + k);
      FLOAT_VECTOR.cast(xx.lanewise(MUL, nxx).lanewise(ADD, yx.lanewise(MUL, nyx))
          .lanewise(ADD, zx.lanewise(MUL, nzx))).intoArray(floatRows, ROW_DETERMINANT2 + k);
      FLOAT_VECTOR.cast(size.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM4 + k))).intoArray(floatRows,
          ROW_SIZE2 + k);
    }
  }

  private static long floats10(float[][] columns1, int from1, float[] floatRows, long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] vxs = columns1[6], vys = columns1[7];
    long againstGreaterZeroBits = 0;
    long againstGreaterZeroBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FLOAT_VECTOR.cast(ALL_SLACK.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIZE2 + k))
          .lanewise(ADD, ALL_SUBNORMAL)).intoArray(floatRows, ROW_TINY + k);
      FloatVector highX = fromArray(FLOATS, floatRows, ROW_HIGH_X2 + k);
      FloatVector lowX = fromArray(FLOATS, floatRows, ROW_LOW_X2 + k);
      FloatVector extentX = fromArray(FLOATS, floatRows, ROW_EXTENT_X + k);
      FloatVector width = ALL_ONE.lanewise(MUL, ALL_HALF.lanewise(MUL, highX)
          .lanewise(SUB, ALL_HALF.lanewise(MUL, lowX))).lanewise(ADD, extentX);
      FloatVector vx = fromArray(FLOATS, vxs, i);
      // speed > 0 ? -l : l
      FloatVector against = ALL_ONE.blend(ALL_NONE, vx.compare(GT, ALL_ZERO));
      FLOAT_VECTOR.cast(against).intoArray(floatRows, ROW_AGAINST + k);
      VectorMask<Float> againstGreaterZero = against.compare(GT, ALL_ZERO);
      againstGreaterZeroBits |= againstGreaterZero.toLong() << k;
      // against > 0 ? low : high
      FloatVector ahead = against.lanewise(MUL, highX.blend(lowX, againstGreaterZero)).lanewise(SUB, extentX);
      FloatVector slackX = fromArray(FLOATS, floatRows, ROW_SLACK_X + k);
      FloatVector from = ahead.lanewise(SUB, slackX);
      FloatVector touch = fromArray(FLOATS, floatRows, ROW_TOUCH + k);
      // touch < width ? touch : width
      FloatVector margin = ALL_TWO.lanewise(MUL, slackX)
          .lanewise(ADD, width.blend(touch, touch.compare(LT, width)));
      // from >= 0 ? Math.abs(speed) : 2 * margin
      FloatVector unit = ALL_TWO.lanewise(MUL, margin)
          .blend(fromArray(FLOATS, floatRows, ROW_ABS_VX + k), from.compare(GE, ALL_ZERO));
      VectorMask<Float> fromAtLeastValueAndVxIsNotZero = vx.compare(NE, ALL_ZERO);
      fromAtLeastValueAndVxIsNotZero = from.compare(GE, margin.lanewise(NEG), fromAtLeastValueAndVxIsNotZero);
      // from > 0 || (from >= -margin && speed != 0) ? from / unit : NONE
      FloatVector other = ALL_NONE.blend(from.lanewise(DIV, unit), from.compare(GT, ALL_ZERO)
          .or(fromAtLeastValueAndVxIsNotZero));
      FLOAT_VECTOR.cast(other).intoArray(floatRows, ROW_OTHER + k);
      // other > entry ? other : entry
      FloatVector last = ALL_NONE.blend(other, other.compare(GT, ALL_NONE));
      FloatVector highY = fromArray(FLOATS, floatRows, ROW_HIGH_Y2 + k);
      FloatVector lowY = fromArray(FLOATS, floatRows, ROW_LOW_Y2 + k);
      FloatVector extentY = fromArray(FLOATS, floatRows, ROW_EXTENT_Y + k);
      FloatVector width2 = ALL_ONE.lanewise(MUL, ALL_HALF.lanewise(MUL, highY)
          .lanewise(SUB, ALL_HALF.lanewise(MUL, lowY))).lanewise(ADD, extentY);
      FloatVector vy = fromArray(FLOATS, vys, i);
      // speed > 0 ? -l : l
      FloatVector against2 = ALL_ONE.blend(ALL_NONE, vy.compare(GT, ALL_ZERO));
      FLOAT_VECTOR.cast(against2).intoArray(floatRows, ROW_AGAINST2 + k);
      VectorMask<Float> againstGreaterZero2 = against2.compare(GT, ALL_ZERO);
      againstGreaterZeroBits2 |= againstGreaterZero2.toLong() << k;
      // against > 0 ? low : high
      FloatVector ahead2 = against2.lanewise(MUL, highY.blend(lowY, againstGreaterZero2))
          .lanewise(SUB, extentY);
      FloatVector slackY = fromArray(FLOATS, floatRows, ROW_SLACK_Y + k);
      FloatVector from3 = ahead2.lanewise(SUB, slackY);
      // touch < width ? touch : width
      FloatVector margin2 = ALL_TWO.lanewise(MUL, slackY)
          .lanewise(ADD, width2.blend(touch, touch.compare(LT, width2)));
      // from >= 0 ? Math.abs(speed) : 2 * margin
      FloatVector unit2 = ALL_TWO.lanewise(MUL, margin2)
          .blend(fromArray(FLOATS, floatRows, ROW_ABS_VY + k), from3.compare(GE, ALL_ZERO));
      VectorMask<Float> fromAtLeastValueAndVyIsNotZero = vy.compare(NE, ALL_ZERO);
      fromAtLeastValueAndVyIsNotZero = from3.compare(GE, margin2.lanewise(NEG), fromAtLeastValueAndVyIsNotZero);
      // from > 0 || (from >= -margin && speed != 0) ? from / unit : NONE
      FloatVector other2 = ALL_NONE.blend(from3.lanewise(DIV, unit2), from3.compare(GT, ALL_ZERO)
          .or(fromAtLeastValueAndVyIsNotZero));
      FLOAT_VECTOR.cast(other2).intoArray(floatRows, ROW_OTHER2 + k);
      // other > entry ? other : entry
      FLOAT_VECTOR.cast(last.blend(other2, other2.compare(GT, last))).intoArray(floatRows, ROW_LAST + k);
    }
    bits[0] = againstGreaterZeroBits2;
    return againstGreaterZeroBits;
  }

  private static long floats11(float[][] columns1, int from1, float[][] columns2, int from2,
      float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] vxs = columns1[6], vys = columns1[7], vzs = columns1[8];
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long againstGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z2 + k);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z2 + k);
      FloatVector extentZ = fromArray(FLOATS, floatRows, ROW_EXTENT_Z + k);
      FloatVector width = ALL_ONE.lanewise(MUL, ALL_HALF.lanewise(MUL, highZ)
          .lanewise(SUB, ALL_HALF.lanewise(MUL, lowZ))).lanewise(ADD, extentZ);
      FloatVector vz = fromArray(FLOATS, vzs, i);
      // speed > 0 ? -l : l
      FloatVector against = ALL_ONE.blend(ALL_NONE, vz.compare(GT, ALL_ZERO));
      FLOAT_VECTOR.cast(against).intoArray(floatRows, ROW_AGAINST3 + k);
      VectorMask<Float> againstGreaterZero = against.compare(GT, ALL_ZERO);
      againstGreaterZeroBits |= againstGreaterZero.toLong() << k;
      // against > 0 ? low : high
      FloatVector ahead = against.lanewise(MUL, highZ.blend(lowZ, againstGreaterZero)).lanewise(SUB, extentZ);
      FloatVector slackZ = fromArray(FLOATS, floatRows, ROW_SLACK_Z + k);
      FloatVector from = ahead.lanewise(SUB, slackZ);
      FloatVector touch = fromArray(FLOATS, floatRows, ROW_TOUCH + k);
      // touch < width ? touch : width
      FloatVector margin = ALL_TWO.lanewise(MUL, slackZ)
          .lanewise(ADD, width.blend(touch, touch.compare(LT, width)));
      // from >= 0 ? Math.abs(speed) : 2 * margin
      FloatVector unit = ALL_TWO.lanewise(MUL, margin)
          .blend(fromArray(FLOATS, floatRows, ROW_ABS_VZ + k), from.compare(GE, ALL_ZERO));
      VectorMask<Float> fromAtLeastValueAndVzIsNotZero = vz.compare(NE, ALL_ZERO);
      fromAtLeastValueAndVzIsNotZero = from.compare(GE, margin.lanewise(NEG), fromAtLeastValueAndVzIsNotZero);
      // from > 0 || (from >= -margin && speed != 0) ? from / unit : NONE
      FloatVector other = ALL_NONE.blend(from.lanewise(DIV, unit), from.compare(GT, ALL_ZERO)
          .or(fromAtLeastValueAndVzIsNotZero));
      FLOAT_VECTOR.cast(other).intoArray(floatRows, ROW_OTHER3 + k);
      FloatVector last = fromArray(FLOATS, floatRows, ROW_LAST + k);
      // other > entry ? other : entry
      FLOAT_VECTOR.cast(last.blend(other, other.compare(GT, last))).intoArray(floatRows, ROW_LAST2 + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector determinant = fromArray(FLOATS, floatRows, ROW_DETERMINANT2 + k);
      FLOAT_VECTOR.cast(halfX.lanewise(MUL, determinant)).intoArray(floatRows, ROW_PRODUCT10 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, vxs, i)).intoArray(floatRows, ROW_VX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, vys, i)).intoArray(floatRows, ROW_VY + k);
      FLOAT_VECTOR.cast(vz).intoArray(floatRows, ROW_VZ + k);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FLOAT_VECTOR.cast(halfY.lanewise(MUL, determinant)).intoArray(floatRows, ROW_PRODUCT11 + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FLOAT_VECTOR.cast(halfZ.lanewise(MUL, determinant)).intoArray(floatRows, ROW_PRODUCT12 + k);
      FloatVector absNxz = fromArray(FLOATS, floatRows, ROW_NXZ2 + k).lanewise(ABS);
      FloatVector absNxy = fromArray(FLOATS, floatRows, ROW_NXY2 + k).lanewise(ABS);
      FloatVector tiny = fromArray(FLOATS, floatRows, ROW_TINY + k);
      FLOAT_VECTOR.cast(halfY.lanewise(MUL, absNxz).lanewise(ADD, halfZ.lanewise(MUL, absNxy))
          .lanewise(ADD, tiny)).intoArray(floatRows, ROW_SUM5 + k);
      FloatVector absNxx = fromArray(FLOATS, floatRows, ROW_NXX + k).lanewise(ABS);
      FLOAT_VECTOR.cast(halfZ.lanewise(MUL, absNxx).lanewise(ADD, halfX.lanewise(MUL, absNxz))
          .lanewise(ADD, tiny)).intoArray(floatRows, ROW_SUM6 + k);
      FLOAT_VECTOR.cast(halfX.lanewise(MUL, absNxy).lanewise(ADD, halfY.lanewise(MUL, absNxx))
          .lanewise(ADD, tiny)).intoArray(floatRows, ROW_SUM7 + k);
      FloatVector absNyz = fromArray(FLOATS, floatRows, ROW_NYZ2 + k).lanewise(ABS);
      FloatVector absNyy = fromArray(FLOATS, floatRows, ROW_NYY2 + k).lanewise(ABS);
      FLOAT_VECTOR.cast(halfY.lanewise(MUL, absNyz).lanewise(ADD, halfZ.lanewise(MUL, absNyy))
          .lanewise(ADD, tiny)).intoArray(floatRows, ROW_SUM8 + k);
      FloatVector absNyx = fromArray(FLOATS, floatRows, ROW_NYX + k).lanewise(ABS);
      FLOAT_VECTOR.cast(halfZ.lanewise(MUL, absNyx).lanewise(ADD, halfX.lanewise(MUL, absNyz))
          .lanewise(ADD, tiny)).intoArray(floatRows, ROW_SUM9 + k);
      FLOAT_VECTOR.cast(halfX.lanewise(MUL, absNyy).lanewise(ADD, halfY.lanewise(MUL, absNyx))
          .lanewise(ADD, tiny)).intoArray(floatRows, ROW_SUM10 + k);
    }
    return againstGreaterZeroBits;
  }

  private static void floats12(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long againstGreaterZeroBits, long againstGreaterZeroBits2, long againstGreaterZeroBits3) {
    if (columns1 == null) {
      return;
    }
    float[] vxs = columns1[6], vys = columns1[7], vzs = columns1[8];
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector absNzz = fromArray(FLOATS, floatRows, ROW_NZZ2 + k).lanewise(ABS);
      FloatVector absNzy = fromArray(FLOATS, floatRows, ROW_NZY2 + k).lanewise(ABS);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector tiny = fromArray(FLOATS, floatRows, ROW_TINY + k);
      FLOAT_VECTOR.cast(halfY.lanewise(MUL, absNzz).lanewise(ADD, halfZ.lanewise(MUL, absNzy))
          .lanewise(ADD, tiny)).intoArray(floatRows, ROW_SUM11 + k);
      FloatVector absNzx = fromArray(FLOATS, floatRows, ROW_NZX + k).lanewise(ABS);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FLOAT_VECTOR.cast(halfZ.lanewise(MUL, absNzx).lanewise(ADD, halfX.lanewise(MUL, absNzz))
          .lanewise(ADD, tiny)).intoArray(floatRows, ROW_SUM12 + k);
      FLOAT_VECTOR.cast(halfX.lanewise(MUL, absNzy).lanewise(ADD, halfY.lanewise(MUL, absNzx))
          .lanewise(ADD, tiny)).intoArray(floatRows, ROW_SUM13 + k);
      // against > 0 ? high : low
      FloatVector left = fromArray(FLOATS, floatRows, ROW_AGAINST + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_X2 + k),
          VectorMask.fromLong(FLOATS, (againstGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EXTENT_X + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SLACK_X + k));
      // left < 0 ? NONE : left / Math.abs(speed)
      FloatVector other = left.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_ABS_VX + k))
          .blend(ALL_NONE, left.compare(LT, ALL_ZERO));
      // other < exit ? other : exit
      FloatVector first2 = ALL_INFINITY.blend(other, other.compare(LT, ALL_INFINITY));
      // against > 0 ? high : low
      FloatVector left2 = fromArray(FLOATS, floatRows, ROW_AGAINST2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_Y2 + k),
          VectorMask.fromLong(FLOATS, (againstGreaterZeroBits2 >>> k) & WideLanes.FLOAT_LANES)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EXTENT_Y + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SLACK_Y + k));
      // left < 0 ? NONE : left / Math.abs(speed)
      FloatVector other2 = left2.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_ABS_VY + k))
          .blend(ALL_NONE, left2.compare(LT, ALL_ZERO));
      // other < exit ? other : exit
      FloatVector first3 = first2.blend(other2, other2.compare(LT, first2));
      // against > 0 ? high : low
      FloatVector left3 = fromArray(FLOATS, floatRows, ROW_AGAINST3 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_Z2 + k),
          VectorMask.fromLong(FLOATS, (againstGreaterZeroBits3 >>> k) & WideLanes.FLOAT_LANES)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EXTENT_Z + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SLACK_Z + k));
      // left < 0 ? NONE : left / Math.abs(speed)
      FloatVector other3 = left3.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_ABS_VZ + k))
          .blend(ALL_NONE, left3.compare(LT, ALL_ZERO));
      // other < exit ? other : exit
      FLOAT_VECTOR.cast(first3.blend(other3, other3.compare(LT, first3))).intoArray(floatRows, ROW_FIRST + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, vxs, i).lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, vys, i).lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, vzs, i).lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VZ + k);
    }
  }

  private static void floats14(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector other = fromArray(FLOATS, floatRows, ROW_OTHER4 + k);
      FloatVector last = fromArray(FLOATS, floatRows, ROW_LAST2 + k);
      // other > entry ? other : entry
      FloatVector last2 = last.blend(other, other.compare(GT, last));
      FloatVector other2 = fromArray(FLOATS, floatRows, ROW_OTHER5 + k);
      // other > entry ? other : entry
      FloatVector last3 = last2.blend(other2, other2.compare(GT, last2));
      FloatVector other3 = fromArray(FLOATS, floatRows, ROW_OTHER6 + k);
      // other > entry ? other : entry
      FloatVector last4 = last3.blend(other3, other3.compare(GT, last3));
      FloatVector other4 = fromArray(FLOATS, floatRows, ROW_OTHER7 + k);
      // other > entry ? other : entry
      FLOAT_VECTOR.cast(last4.blend(other4, other4.compare(GT, last4))).intoArray(floatRows, ROW_LAST3 + k);
    }
  }

  private static void floats15(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector other = fromArray(FLOATS, floatRows, ROW_OTHER8 + k);
      FloatVector last = fromArray(FLOATS, floatRows, ROW_LAST3 + k);
      // other > entry ? other : entry
      FloatVector last2 = last.blend(other, other.compare(GT, last));
      FloatVector other2 = fromArray(FLOATS, floatRows, ROW_OTHER9 + k);
      // other > entry ? other : entry
      FloatVector last3 = last2.blend(other2, other2.compare(GT, last2));
      FloatVector other3 = fromArray(FLOATS, floatRows, ROW_OTHER10 + k);
      // other > entry ? other : entry
      FloatVector last4 = last3.blend(other3, other3.compare(GT, last3));
      FloatVector other4 = fromArray(FLOATS, floatRows, ROW_OTHER11 + k);
      // other > entry ? other : entry
      FloatVector last5 = last4.blend(other4, other4.compare(GT, last4));
      FloatVector other5 = fromArray(FLOATS, floatRows, ROW_OTHER12 + k);
      // other > entry ? other : entry
      FloatVector last6 = last5.blend(other5, other5.compare(GT, last5));
      FloatVector other6 = fromArray(FLOATS, floatRows, ROW_OTHER13 + k);
      // other > entry ? other : entry
      FloatVector last7 = last6.blend(other6, other6.compare(GT, last6));
      FloatVector other7 = fromArray(FLOATS, floatRows, ROW_OTHER14 + k);
      // other > entry ? other : entry
      FLOAT_VECTOR.cast(last7.blend(other7, other7.compare(GT, last7))).intoArray(floatRows, ROW_LAST4 + k);
    }
  }

  private static void floats16(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector other = fromArray(FLOATS, floatRows, ROW_OTHER15 + k);
      FloatVector last = fromArray(FLOATS, floatRows, ROW_LAST4 + k);
      // other > entry ? other : entry
      FLOAT_VECTOR.cast(last.blend(other, other.compare(GT, last))).intoArray(floatRows, ROW_ENTRY + k);
      FloatVector other2 = fromArray(FLOATS, floatRows, ROW_OTHER16 + k);
      FloatVector first2 = fromArray(FLOATS, floatRows, ROW_FIRST + k);
      // other < exit ? other : exit
      FloatVector first3 = first2.blend(other2, other2.compare(LT, first2));
      FloatVector other3 = fromArray(FLOATS, floatRows, ROW_OTHER17 + k);
      // other < exit ? other : exit
      FloatVector first4 = first3.blend(other3, other3.compare(LT, first3));
      FloatVector other4 = fromArray(FLOATS, floatRows, ROW_OTHER18 + k);
      // other < exit ? other : exit
      FloatVector first5 = first4.blend(other4, other4.compare(LT, first4));
      FloatVector other5 = fromArray(FLOATS, floatRows, ROW_OTHER19 + k);
      // other < exit ? other : exit
      FloatVector first6 = first5.blend(other5, other5.compare(LT, first5));
      FloatVector other6 = fromArray(FLOATS, floatRows, ROW_OTHER20 + k);
      // other < exit ? other : exit
      FloatVector first7 = first6.blend(other6, other6.compare(LT, first6));
      FloatVector other7 = fromArray(FLOATS, floatRows, ROW_OTHER21 + k);
      // other < exit ? other : exit
      FLOAT_VECTOR.cast(first7.blend(other7, other7.compare(LT, first7))).intoArray(floatRows, ROW_FIRST2 + k);
    }
  }

  private static long floats17(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long otherIsEntryBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector other = fromArray(FLOATS, floatRows, ROW_OTHER22 + k);
      FloatVector first2 = fromArray(FLOATS, floatRows, ROW_FIRST2 + k);
      // other < exit ? other : exit
      FloatVector first3 = first2.blend(other, other.compare(LT, first2));
      FloatVector other2 = fromArray(FLOATS, floatRows, ROW_OTHER23 + k);
      // other < exit ? other : exit
      FloatVector first4 = first3.blend(other2, other2.compare(LT, first3));
      FloatVector other3 = fromArray(FLOATS, floatRows, ROW_OTHER24 + k);
      // other < exit ? other : exit
      FloatVector first5 = first4.blend(other3, other3.compare(LT, first4));
      FloatVector other4 = fromArray(FLOATS, floatRows, ROW_OTHER25 + k);
      // other < exit ? other : exit
      FloatVector first6 = first5.blend(other4, other4.compare(LT, first5));
      FloatVector other5 = fromArray(FLOATS, floatRows, ROW_OTHER26 + k);
      // other < exit ? other : exit
      FloatVector first7 = first6.blend(other5, other5.compare(LT, first6));
      FloatVector other6 = fromArray(FLOATS, floatRows, ROW_OTHER27 + k);
      // other < exit ? other : exit
      FLOAT_VECTOR.cast(first7.blend(other6, other6.compare(LT, first7))).intoArray(floatRows, ROW_EXIT + k);
      otherIsEntryBits |= fromArray(FLOATS, floatRows, ROW_OTHER14 + k)
          .compare(EQ, fromArray(FLOATS, floatRows, ROW_ENTRY + k)).toLong() << k;
    }
    return otherIsEntryBits;
  }

  private static void floats18(float[] floatRows, long otherIsEntryBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // entryOnProduct(xy, yy, vx, vy, lowX, highX, lowY, highY, slackX, slackY, touch, reach(hz, nzx, hx, nzz,
      // tiny)) == entry ? 13 : number
      FloatVector number = ALL_C14_0.blend(ALL_C13_0,
          VectorMask.fromLong(FLOATS, (otherIsEntryBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector entry = fromArray(FLOATS, floatRows, ROW_ENTRY + k);
      // entryOnProduct(xx, yx, vx, vy, lowX, highX, lowY, highY, slackX, slackY, touch, reach(hy, nzz, hz, nzy,
      // tiny)) == entry ? 12 : number
      FloatVector number2 = number.blend(ALL_C12_0, fromArray(FLOATS, floatRows, ROW_OTHER13 + k)
          .compare(EQ, entry));
      // entryOnProduct(zz, xz, vz, vx, lowZ, highZ, lowX, highX, slackZ, slackX, touch, reach(hx, nyy, hy, nyx,
      // tiny)) == entry ? 11 : number
      FloatVector number3 = number2.blend(ALL_C11_0, fromArray(FLOATS, floatRows, ROW_OTHER12 + k)
          .compare(EQ, entry));
      // entryOnProduct(zy, xy, vz, vx, lowZ, highZ, lowX, highX, slackZ, slackX, touch, reach(hz, nyx, hx, nyz,
      // tiny)) == entry ? 10 : number
      FloatVector number4 = number3.blend(ALL_C10_0, fromArray(FLOATS, floatRows, ROW_OTHER11 + k)
          .compare(EQ, entry));
      // entryOnProduct(zx, xx, vz, vx, lowZ, highZ, lowX, highX, slackZ, slackX, touch, reach(hy, nyz, hz, nyy,
      // tiny)) == entry ? 9 : number
      FloatVector number5 = number4.blend(ALL_C9_00, fromArray(FLOATS, floatRows, ROW_OTHER10 + k)
          .compare(EQ, entry));
      // entryOnProduct(yz, zz, vy, vz, lowY, highY, lowZ, highZ, slackY, slackZ, touch, reach(hx, nxy, hy, nxx,
      // tiny)) == entry ? 8 : number
      FloatVector number6 = number5.blend(ALL_C8_00, fromArray(FLOATS, floatRows, ROW_OTHER9 + k)
          .compare(EQ, entry));
      // entryOnProduct(yy, zy, vy, vz, lowY, highY, lowZ, highZ, slackY, slackZ, touch, reach(hz, nxx, hx, nxz,
      // tiny)) == entry ? 7 : number
      FloatVector number7 = number6.blend(ALL_C7_00, fromArray(FLOATS, floatRows, ROW_OTHER8 + k)
          .compare(EQ, entry));
      // entryOnProduct(yx, zx, vy, vz, lowY, highY, lowZ, highZ, slackY, slackZ, touch, reach(hy, nxz, hz, nxy,
      // tiny)) == entry ? 6 : number
      FLOAT_VECTOR.cast(number7.blend(ALL_FIRST_PRODUCT, fromArray(FLOATS, floatRows, ROW_OTHER7 + k)
          .compare(EQ, entry))).intoArray(floatRows, ROW_NUMBER + k);
    }
  }

  private static long floats19(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long numberIsFirstNormalBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector entry = fromArray(FLOATS, floatRows, ROW_ENTRY + k);
      // entryOnNormal(nxz, nyz, nzz, vx, vy, vz, lowX, lowY, lowZ, highX, highY, highZ, slackX, slackY, slackZ,
      // touch, hz * determinant) == entry ? 5 : number
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER + k)
          .blend(ALL_C5_00, fromArray(FLOATS, floatRows, ROW_OTHER6 + k).compare(EQ, entry));
      // entryOnNormal(nxy, nyy, nzy, vx, vy, vz, lowX, lowY, lowZ, highX, highY, highZ, slackX, slackY, slackZ,
      // touch, hy * determinant) == entry ? 4 : number
      FloatVector number2 = number.blend(ALL_C4_00, fromArray(FLOATS, floatRows, ROW_OTHER5 + k)
          .compare(EQ, entry));
      // entryOnNormal(nxx, nyx, nzx, vx, vy, vz, lowX, lowY, lowZ, highX, highY, highZ, slackX, slackY, slackZ,
      // touch, hx * determinant) == entry ? 3 : number
      FloatVector number3 = number2.blend(ALL_FIRST_NORMAL, fromArray(FLOATS, floatRows, ROW_OTHER4 + k)
          .compare(EQ, entry));
      // entryOnAxis(vz, lowZ, highZ, slackZ, touch, Rotation.reach(s, qz, qx, qy, qw, hz, hx, hy)) == entry ? 2
      // : number
      FloatVector number4 = number3.blend(ALL_TWO, fromArray(FLOATS, floatRows, ROW_OTHER3 + k)
          .compare(EQ, entry));
      // entryOnAxis(vy, lowY, highY, slackY, touch, Rotation.reach(s, qy, qz, qx, qw, hy, hz, hx)) == entry ? 1
      // : number
      FloatVector number5 = number4.blend(ALL_ONE, fromArray(FLOATS, floatRows, ROW_OTHER2 + k)
          .compare(EQ, entry));
      // entryOnAxis(vx, lowX, highX, slackX, touch, Rotation.reach(s, qx, qy, qz, qw, hx, hy, hz)) == entry ? 0
      // : number
      FloatVector number6 = number5.blend(ALL_ZERO, fromArray(FLOATS, floatRows, ROW_OTHER + k)
          .compare(EQ, entry));
      FLOAT_VECTOR.cast(number6).intoArray(floatRows, ROW_NUMBER2 + k);
      numberIsFirstNormalBits |= number6.compare(EQ, ALL_FIRST_NORMAL).toLong() << k;
    }
    return numberIsFirstNormalBits;
  }

  private static long floats20(float[] floatRows, long[] bits, long numberIsFirstNormalBits) {
    if (floatRows == null) {
      return 0;
    }
    long numberIsC4_00Bits = 0;
    long isOfYBits = 0;
    long isOfZBits = 0;
    long isXBits = 0;
    long eitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER2 + k);
      VectorMask<Float> numberIsC4_00 = number.compare(EQ, ALL_C4_00);
      numberIsC4_00Bits |= numberIsC4_00.toLong() << k;
      // number == 3 ? minor(yy, zz, zy, yz) : number == 4 ? minor(yz, zx, zz, yx) : minor(yx, zy, zx, yy)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NXZ2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_NXY2 + k), numberIsC4_00)
          .blend(fromArray(FLOATS, floatRows, ROW_NXX + k),
          VectorMask.fromLong(FLOATS, (numberIsFirstNormalBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_NORMAL + k);
      VectorMask<Float> isOfY = number.compare(GE, ALL_C9_00);
      isOfY = number.compare(LE, ALL_C11_0, isOfY);
      isOfYBits |= isOfY.toLong() << k;
      isOfZBits |= number.compare(GE, ALL_C12_0).toLong() << k;
      isXBits |= number.compare(EQ, ALL_FIRST_PRODUCT).or(number.compare(EQ, ALL_C9_00))
          .or(number.compare(EQ, ALL_C12_0)).toLong() << k;
      eitherBits |= number.compare(EQ, ALL_C7_00).or(number.compare(EQ, ALL_C10_0)).toLong() << k;
    }
    bits[0] = isOfYBits;
    bits[1] = isOfZBits;
    bits[2] = isXBits;
    bits[3] = eitherBits;
    return numberIsC4_00Bits;
  }

  private static long floats21(float[] floatRows, long[] bits, long eitherBits, long isXBits, long isOfZBits,
      long isOfYBits) {
    if (floatRows == null) {
      return 0;
    }
    long isYBits = 0;
    long numberAtLeastFirstProductBits = 0;
    long numberAtLeastFirstNormalBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER2 + k);
      VectorMask<Float> isY = VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES)
          .or(number.compare(EQ, ALL_C13_0));
      isYBits |= isY.toLong() << k;
      VectorMask<Float> isX = VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? x : isY ? y : z
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_YZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_YY + k), isY)
          .blend(fromArray(FLOATS, floatRows, ROW_YX + k), isX);
      FLOAT_VECTOR.cast(ey).intoArray(floatRows, ROW_EY + k);
      // isX ? x : isY ? y : z
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_ZZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_ZY + k), isY)
          .blend(fromArray(FLOATS, floatRows, ROW_ZX + k), isX);
      FLOAT_VECTOR.cast(ez).intoArray(floatRows, ROW_EZ + k);
      // isOfY ? ez : isOfZ ? -ey : 0
      FloatVector product = ALL_ZERO.blend(ey.lanewise(NEG),
          VectorMask.fromLong(FLOATS, (isOfZBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ez, VectorMask.fromLong(FLOATS, (isOfYBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> numberAtLeastFirstProduct = number.compare(GE, ALL_FIRST_PRODUCT);
      numberAtLeastFirstProductBits |= numberAtLeastFirstProduct.toLong() << k;
      VectorMask<Float> numberAtLeastFirstNormal = number.compare(GE, ALL_FIRST_NORMAL);
      numberAtLeastFirstNormalBits |= numberAtLeastFirstNormal.toLong() << k;
      // number >= FIRST_PRODUCT ? product : number >= FIRST_NORMAL ? normal : number == 0 ? 1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, number.compare(EQ, ALL_ZERO))
          .blend(fromArray(FLOATS, floatRows, ROW_NORMAL + k), numberAtLeastFirstNormal)
          .blend(product, numberAtLeastFirstProduct)).intoArray(floatRows, ROW_X + k);
    }
    bits[0] = numberAtLeastFirstProductBits;
    bits[1] = numberAtLeastFirstNormalBits;
    return isYBits;
  }

  private static void floats22(float[] floatRows, long numberIsC4_00Bits, long numberIsFirstNormalBits,
      long numberAtLeastFirstProductBits, long isYBits, long isXBits, long isOfZBits,
      long numberAtLeastFirstNormalBits, long isOfYBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> numberIsFirstNormal = VectorMask.fromLong(FLOATS, (numberIsFirstNormalBits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> numberIsC4_00 = VectorMask.fromLong(FLOATS, (numberIsC4_00Bits >>> k)
          & WideLanes.FLOAT_LANES);
      // number == 3 ? minor(zy, xz, xy, zz) : number == 4 ? minor(zz, xx, xz, zx) : minor(zx, xy, xx, zy)
      FloatVector normal = fromArray(FLOATS, floatRows, ROW_NYZ2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_NYY2 + k), numberIsC4_00)
          .blend(fromArray(FLOATS, floatRows, ROW_NYX + k), numberIsFirstNormal);
      VectorMask<Float> numberAtLeastFirstProduct = VectorMask.fromLong(FLOATS,
          (numberAtLeastFirstProductBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER2 + k);
      VectorMask<Float> isOfZ = number.compare(LE, ALL_C8_00, numberAtLeastFirstProduct);
      // isX ? x : isY ? y : z
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_XZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_XY + k),
          VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_XX + k),
          VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES));
      // isOfY ? ez : isOfZ ? -ey : 0
      FloatVector product = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_EZ + k).lanewise(NEG), isOfZ)
          .blend(ez, VectorMask.fromLong(FLOATS, (isOfZBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> numberAtLeastFirstNormal = VectorMask.fromLong(FLOATS,
          (numberAtLeastFirstNormalBits >>> k) & WideLanes.FLOAT_LANES);
      // number >= FIRST_PRODUCT ? product : number >= FIRST_NORMAL ? normal : number == 1 ? 1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, number.compare(EQ, ALL_ONE))
          .blend(normal, numberAtLeastFirstNormal).blend(product, numberAtLeastFirstProduct)).intoArray(
          floatRows, ROW_Y + k);
      // number == 3 ? minor(xy, yz, yy, xz) : number == 4 ? minor(xz, yx, yz, xx) : minor(xx, yy, yx, xy)
      FloatVector normal2 = fromArray(FLOATS, floatRows, ROW_NZZ2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_NZY2 + k), numberIsC4_00)
          .blend(fromArray(FLOATS, floatRows, ROW_NZX + k), numberIsFirstNormal);
      // isOfY ? ez : isOfZ ? -ey : 0
      FloatVector product2 = ALL_ZERO.blend(ez.lanewise(NEG),
          VectorMask.fromLong(FLOATS, (isOfYBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_EY + k), isOfZ);
      // number >= FIRST_PRODUCT ? product : number >= FIRST_NORMAL ? normal : number == 2 ? 1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, number.compare(EQ, ALL_TWO))
          .blend(normal2, numberAtLeastFirstNormal).blend(product2, numberAtLeastFirstProduct)).intoArray(
          floatRows, ROW_Z + k);
    }
  }

  private static void floats23(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X + k).lanewise(ABS)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SLACK_X + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_Y + k).lanewise(ABS)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SLACK_Y + k)))).intoArray(floatRows, ROW_SUM14 + k);
    }
  }

  private static void floats24(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] vxs = columns1[6], vys = columns1[7], vzs = columns1[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z + k);
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SUM14 + k)
          .lanewise(ADD, z.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SLACK_Z + k)));
      FloatVector entry = fromArray(FLOATS, floatRows, ROW_ENTRY + k);
      VectorMask<Float> allEntryGreaterNone = entry.compare(GT, ALL_NONE);
      FloatVector exit = fromArray(FLOATS, floatRows, ROW_EXIT + k);
      allEntryGreaterNone = entry.compare(LE, exit, allEntryGreaterNone);
      // entry > NONE && entry <= exit ? entry : Float.POSITIVE_INFINITY
      FloatVector meeting = ALL_INFINITY.blend(entry, allEntryGreaterNone);
      FloatVector speed = fromArray(FLOATS, floatRows, ROW_X + k).lanewise(MUL, fromArray(FLOATS, vxs, i))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_Y + k).lanewise(MUL, fromArray(FLOATS, vys, i)))
          .lanewise(ADD, z.lanewise(MUL, fromArray(FLOATS, vzs, i)));
      FLOAT_VECTOR.cast(speed).intoArray(floatRows, ROW_SPEED + k);
      FloatVector later = meeting.lanewise(ADD, slack.lanewise(DIV, speed.lanewise(ABS)));
      // later < exit ? later : exit
      FloatVector later2 = exit.blend(later, later.compare(LT, exit));
      // later < 1 ? later : 1
      FloatVector later3 = ALL_ONE.blend(later2, later2.compare(LT, ALL_ONE));
      VectorMask<Float> allMeetingGreaterZero = meeting.compare(GT, ALL_ZERO);
      allMeetingGreaterZero = meeting.compare(LE, ALL_ONE, allMeetingGreaterZero);
      // meeting > 0 && meeting <= 1 ? later : meeting
      FLOAT_VECTOR.cast(meeting.blend(later3, allMeetingGreaterZero)).intoArray(floatRows, ROW_MEETING + k);
    }
  }

  private static long floats25(float[] floatRows, long overlapBits, long validBits) {
    if (floatRows == null) {
      return 0;
    }
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector meeting = fromArray(FLOATS, floatRows, ROW_MEETING + k);
      // enter > 0 ? enter : Float.MIN_VALUE
      FloatVector later = ALL_C1_40E_45.blend(meeting, meeting.compare(GT, ALL_ZERO));
      // overlap ? 0 : enter <= 1 ? later : Float.POSITIVE_INFINITY; valid ? Sweep.time(overlap, meeting) :
      // Float.POSITIVE_INFINITY
      FloatVector time = ALL_INFINITY.blend(ALL_INFINITY.blend(later, meeting.compare(LE, ALL_ONE))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (validBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(time).intoArray(floatRows, ROW_TIME + k);
      hits |= time.compare(LT, ALL_INFINITY).toLong() << k;
      VectorMask<Float> speedGreaterZero = fromArray(FLOATS, floatRows, ROW_SPEED + k).compare(GT, ALL_ZERO);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X + k);
      // speed > 0 ? -x : x
      FLOAT_VECTOR.cast(x.blend(x.lanewise(NEG), speedGreaterZero)).intoArray(floatRows, ROW_X2 + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y + k);
      // speed > 0 ? -y : y
      FLOAT_VECTOR.cast(y.blend(y.lanewise(NEG), speedGreaterZero)).intoArray(floatRows, ROW_Y2 + k);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z + k);
      // speed > 0 ? -z : z
      FLOAT_VECTOR.cast(z.blend(z.lanewise(NEG), speedGreaterZero)).intoArray(floatRows, ROW_Z2 + k);
    }
    return hits;
  }

  private static long floats26(float[] floatRows, float[][] results, int at, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    float[] ts = results[0];
    long xIsZeroAndZIsZeroBits = 0;
    long yIsZeroAndXIsZeroBits = 0;
    long zIsZeroAndYIsZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> xIsZero = fromArray(FLOATS, floatRows, ROW_X2 + k).compare(EQ, ALL_ZERO);
      VectorMask<Float> yIsZero = fromArray(FLOATS, floatRows, ROW_Y2 + k).compare(EQ, ALL_ZERO);
      VectorMask<Float> zIsZero = fromArray(FLOATS, floatRows, ROW_Z2 + k).compare(EQ, ALL_ZERO);
      xIsZeroAndZIsZeroBits |= xIsZero.and(yIsZero).and(zIsZero).toLong() << k;
      yIsZeroAndXIsZeroBits |= yIsZero.and(zIsZero).and(xIsZero).toLong() << k;
      zIsZeroAndYIsZeroBits |= zIsZero.and(xIsZero).and(yIsZero).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TIME + k)).intoArray(ts, at + k);
    }
    bits[0] = yIsZeroAndXIsZeroBits;
    bits[1] = zIsZeroAndYIsZeroBits;
    return xIsZeroAndZIsZeroBits;
  }

  private static void floats28(float[] floatRows, long noneBits, long hits, long noneBits2) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> none = VectorMask.fromLong(FLOATS, (noneBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector minusVx = fromArray(FLOATS, floatRows, ROW_MINUS_VX + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X2 + k);
      // none ? -vx : x
      FloatVector x2 = x.blend(minusVx, none);
      FloatVector minusVy = fromArray(FLOATS, floatRows, ROW_MINUS_VY + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y2 + k);
      // none ? -vy : y
      FloatVector y2 = y.blend(minusVy, none);
      FloatVector minusVz = fromArray(FLOATS, floatRows, ROW_MINUS_VZ + k);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z2 + k);
      // none ? -vz : z
      FloatVector z2 = z.blend(minusVz, none);
      FloatVector largest = x2.lanewise(ABS).lanewise(MAX, y2.lanewise(ABS)).lanewise(MAX, z2.lanewise(ABS));
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      // largest > 0 ? x / largest : 0
      FloatVector sx = ALL_ZERO.blend(x2.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? y / largest : 0
      FloatVector sy = ALL_ZERO.blend(y2.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? z / largest : 0
      FloatVector sz = ALL_ZERO.blend(z2.lanewise(DIV, largest), largestGreaterZero);
      FloatVector length = sx.lanewise(MUL, sx).lanewise(ADD, sy.lanewise(MUL, sy))
          .lanewise(ADD, sz.lanewise(MUL, sz)).lanewise(SQRT);
      // largest > 0 ? component / length : 0; hit ? Sweep.normal(overlap, x, y, z, vx, vy, vz) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ZERO.blend(sx.lanewise(DIV, length), largestGreaterZero),
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_NX + k);
      VectorMask<Float> none2 = VectorMask.fromLong(FLOATS, (noneBits2 >>> k) & WideLanes.FLOAT_LANES);
      // none ? -vx : x
      FloatVector x3 = y.blend(minusVy, none2);
      // none ? -vy : y
      FloatVector y3 = z.blend(minusVz, none2);
      // none ? -vz : z
      FloatVector z3 = x.blend(minusVx, none2);
      FloatVector largest2 = x3.lanewise(ABS).lanewise(MAX, y3.lanewise(ABS)).lanewise(MAX, z3.lanewise(ABS));
      VectorMask<Float> largestGreaterZero2 = largest2.compare(GT, ALL_ZERO);
      // largest > 0 ? x / largest : 0
      FloatVector sx2 = ALL_ZERO.blend(x3.lanewise(DIV, largest2), largestGreaterZero2);
      // largest > 0 ? y / largest : 0
      FloatVector sy2 = ALL_ZERO.blend(y3.lanewise(DIV, largest2), largestGreaterZero2);
      // largest > 0 ? z / largest : 0
      FloatVector sz2 = ALL_ZERO.blend(z3.lanewise(DIV, largest2), largestGreaterZero2);
      FloatVector length2 = sx2.lanewise(MUL, sx2).lanewise(ADD, sy2.lanewise(MUL, sy2))
          .lanewise(ADD, sz2.lanewise(MUL, sz2)).lanewise(SQRT);
      // largest > 0 ? component / length : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(sx2.lanewise(DIV, length2), largestGreaterZero2)).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO + k);
    }
  }

  private static void floats29(float[] floatRows, float[][] results, int at, long hits, long noneBits) {
    if (floatRows == null) {
      return;
    }
    float[] nxs = results[1], nys = results[2], nzs = results[3];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      // hit ? Sweep.normal(overlap, y, z, x, vy, vz, vx) : 0
      FloatVector ny = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_QUOTIENT_OR_ZERO + k), hit);
      VectorMask<Float> none = VectorMask.fromLong(FLOATS, (noneBits >>> k) & WideLanes.FLOAT_LANES);
      // none ? -vx : x
      FloatVector x = fromArray(FLOATS, floatRows, ROW_Z2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_VZ + k), none);
      // none ? -vy : y
      FloatVector y = fromArray(FLOATS, floatRows, ROW_X2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_VX + k), none);
      // none ? -vz : z
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Y2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_VY + k), none);
      FloatVector largest = x.lanewise(ABS).lanewise(MAX, y.lanewise(ABS)).lanewise(MAX, z.lanewise(ABS));
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      // largest > 0 ? x / largest : 0
      FloatVector sx = ALL_ZERO.blend(x.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? y / largest : 0
      FloatVector sy = ALL_ZERO.blend(y.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? z / largest : 0
      FloatVector sz = ALL_ZERO.blend(z.lanewise(DIV, largest), largestGreaterZero);
      FloatVector length = sx.lanewise(MUL, sx).lanewise(ADD, sy.lanewise(MUL, sy))
          .lanewise(ADD, sz.lanewise(MUL, sz)).lanewise(SQRT);
      // largest > 0 ? component / length : 0; hit ? Sweep.normal(overlap, z, x, y, vz, vx, vy) : 0
      FloatVector nz = ALL_ZERO.blend(ALL_ZERO.blend(sx.lanewise(DIV, length), largestGreaterZero), hit);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NX + k)).intoArray(nxs, at + k);
      FLOAT_VECTOR.cast(ny).intoArray(nys, at + k);
      FLOAT_VECTOR.cast(nz).intoArray(nzs, at + k);
    }
  }

  /** {@code entryOnNormal} of a block, from rows of values to another row. */
  private static void entryOnNormal(float[] rows, int xRow, int yRow, int zRow, int reachRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x = fromArray(FLOATS, rows, xRow + k);
      FloatVector y = fromArray(FLOATS, rows, yRow + k);
      FloatVector z = fromArray(FLOATS, rows, zRow + k);
      FloatVector speed = x.lanewise(MUL, fromArray(FLOATS, rows, ROW_VX + k))
          .lanewise(ADD, y.lanewise(MUL, fromArray(FLOATS, rows, ROW_VY + k)))
          .lanewise(ADD, z.lanewise(MUL, fromArray(FLOATS, rows, ROW_VZ + k)));
      VectorMask<Float> speedGreaterZero = speed.compare(GT, ALL_ZERO);
      // speed > 0 ? -l : l
      FloatVector against = x.blend(x.lanewise(NEG), speedGreaterZero);
      // speed > 0 ? -l : l
      FloatVector against2 = y.blend(y.lanewise(NEG), speedGreaterZero);
      // speed > 0 ? -l : l
      FloatVector against3 = z.blend(z.lanewise(NEG), speedGreaterZero);
      FloatVector lowX = fromArray(FLOATS, rows, ROW_LOW_X2 + k);
      FloatVector highX = fromArray(FLOATS, rows, ROW_HIGH_X2 + k);
      FloatVector lowY = fromArray(FLOATS, rows, ROW_LOW_Y2 + k);
      FloatVector highY = fromArray(FLOATS, rows, ROW_HIGH_Y2 + k);
      FloatVector lowZ = fromArray(FLOATS, rows, ROW_LOW_Z2 + k);
      FloatVector highZ = fromArray(FLOATS, rows, ROW_HIGH_Z2 + k);
      // against > 0 ? low : high
      FloatVector ahead = against.lanewise(MUL, highX.blend(lowX, against.compare(GT, ALL_ZERO)))
          .lanewise(ADD, against2.lanewise(MUL, highY.blend(lowY, against2.compare(GT, ALL_ZERO))))
          .lanewise(ADD, against3.lanewise(MUL, highZ.blend(lowZ, against3.compare(GT, ALL_ZERO))));
      FloatVector reach = fromArray(FLOATS, rows, reachRow + k);
      FloatVector ahead2 = ahead.lanewise(SUB, reach);
      FloatVector absX = x.lanewise(ABS);
      FloatVector absY = y.lanewise(ABS);
      FloatVector absZ = z.lanewise(ABS);
      FloatVector slack = absX.lanewise(MUL, fromArray(FLOATS, rows, ROW_SLACK_X + k))
          .lanewise(ADD, absY.lanewise(MUL, fromArray(FLOATS, rows, ROW_SLACK_Y + k)))
          .lanewise(ADD, absZ.lanewise(MUL, fromArray(FLOATS, rows, ROW_SLACK_Z + k)));
      FloatVector from = ahead2.lanewise(SUB, slack);
      FloatVector touch = absX.lanewise(ADD, absY).lanewise(ADD, absZ)
          .lanewise(MUL, fromArray(FLOATS, rows, ROW_TOUCH + k));
      FloatVector width = absX.lanewise(MUL, ALL_HALF.lanewise(MUL, highX)
          .lanewise(SUB, ALL_HALF.lanewise(MUL, lowX)))
          .lanewise(ADD, absY.lanewise(MUL, ALL_HALF.lanewise(MUL, highY)
          .lanewise(SUB, ALL_HALF.lanewise(MUL, lowY))))
          .lanewise(ADD, absZ.lanewise(MUL, ALL_HALF.lanewise(MUL, highZ)
          .lanewise(SUB, ALL_HALF.lanewise(MUL, lowZ)))).lanewise(ADD, reach);
      // touch < width ? touch : width
      FloatVector margin = ALL_TWO.lanewise(MUL, slack)
          .lanewise(ADD, width.blend(touch, touch.compare(LT, width)));
      VectorMask<Float> allFromAtLeastValue = speed.compare(NE, ALL_ZERO);
      allFromAtLeastValue = from.compare(GE, margin.lanewise(NEG), allFromAtLeastValue);
      // from >= 0 ? Math.abs(speed) : 2 * margin
      FloatVector unit = ALL_TWO.lanewise(MUL, margin).blend(speed.lanewise(ABS), from.compare(GE, ALL_ZERO));
      // from > 0 || (from >= -margin && speed != 0) ? from / unit : NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(from.lanewise(DIV, unit), from.compare(GT, ALL_ZERO)
          .or(allFromAtLeastValue))).intoArray(rows, to + k);
    }
  }

  /** {@code entryOnProduct} of a block, from rows of values to another row. */
  private static void entryOnProduct(float[] rows, int jRow, int kRow, int vyRow, int vzRow, int lowYRow,
      int highYRow, int lowZRow, int highZRow, int slackYRow, int slackZRow, int reachRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector j = fromArray(FLOATS, rows, jRow + k);
      FloatVector k2 = fromArray(FLOATS, rows, kRow + k);
      FloatVector speed = j.lanewise(MUL, fromArray(FLOATS, rows, vzRow + k))
          .lanewise(SUB, k2.lanewise(MUL, fromArray(FLOATS, rows, vyRow + k)));
      VectorMask<Float> speedGreaterZero = speed.compare(GT, ALL_ZERO);
      FloatVector l = k2.lanewise(NEG);
      // speed > 0 ? -l : l
      FloatVector against = l.blend(l.lanewise(NEG), speedGreaterZero);
      // speed > 0 ? -l : l
      FloatVector against2 = j.blend(j.lanewise(NEG), speedGreaterZero);
      FloatVector lowY = fromArray(FLOATS, rows, lowYRow + k);
      FloatVector highY = fromArray(FLOATS, rows, highYRow + k);
      FloatVector lowZ = fromArray(FLOATS, rows, lowZRow + k);
      FloatVector highZ = fromArray(FLOATS, rows, highZRow + k);
      // against > 0 ? low : high
      FloatVector ahead = against.lanewise(MUL, highY.blend(lowY, against.compare(GT, ALL_ZERO)))
          .lanewise(ADD, against2.lanewise(MUL, highZ.blend(lowZ, against2.compare(GT, ALL_ZERO))));
      FloatVector reach = fromArray(FLOATS, rows, reachRow + k);
      FloatVector ahead2 = ahead.lanewise(SUB, reach);
      FloatVector absK = k2.lanewise(ABS);
      FloatVector absJ = j.lanewise(ABS);
      FloatVector slack = absK.lanewise(MUL, fromArray(FLOATS, rows, slackYRow + k))
          .lanewise(ADD, absJ.lanewise(MUL, fromArray(FLOATS, rows, slackZRow + k)));
      FloatVector from = ahead2.lanewise(SUB, slack);
      FloatVector touch = absK.lanewise(ADD, absJ).lanewise(MUL, fromArray(FLOATS, rows, ROW_TOUCH + k));
      FloatVector width = absK.lanewise(MUL, ALL_HALF.lanewise(MUL, highY)
          .lanewise(SUB, ALL_HALF.lanewise(MUL, lowY)))
          .lanewise(ADD, absJ.lanewise(MUL, ALL_HALF.lanewise(MUL, highZ)
          .lanewise(SUB, ALL_HALF.lanewise(MUL, lowZ)))).lanewise(ADD, reach);
      // touch < width ? touch : width
      FloatVector margin = ALL_TWO.lanewise(MUL, slack)
          .lanewise(ADD, width.blend(touch, touch.compare(LT, width)));
      VectorMask<Float> allFromAtLeastValue = speed.compare(NE, ALL_ZERO);
      allFromAtLeastValue = from.compare(GE, margin.lanewise(NEG), allFromAtLeastValue);
      // from >= 0 ? Math.abs(speed) : 2 * margin
      FloatVector unit = ALL_TWO.lanewise(MUL, margin).blend(speed.lanewise(ABS), from.compare(GE, ALL_ZERO));
      // from > 0 || (from >= -margin && speed != 0) ? from / unit : NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(from.lanewise(DIV, unit), from.compare(GT, ALL_ZERO)
          .or(allFromAtLeastValue))).intoArray(rows, to + k);
    }
  }

  /** {@code exitOnNormal} of a block, from rows of values to another row. */
  private static void exitOnNormal(float[] rows, int xRow, int yRow, int zRow, int reachRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x = fromArray(FLOATS, rows, xRow + k);
      FloatVector y = fromArray(FLOATS, rows, yRow + k);
      FloatVector z = fromArray(FLOATS, rows, zRow + k);
      FloatVector speed = x.lanewise(MUL, fromArray(FLOATS, rows, ROW_VX + k))
          .lanewise(ADD, y.lanewise(MUL, fromArray(FLOATS, rows, ROW_VY + k)))
          .lanewise(ADD, z.lanewise(MUL, fromArray(FLOATS, rows, ROW_VZ + k)));
      VectorMask<Float> speedGreaterZero = speed.compare(GT, ALL_ZERO);
      // speed > 0 ? -l : l
      FloatVector against = x.blend(x.lanewise(NEG), speedGreaterZero);
      // speed > 0 ? -l : l
      FloatVector against2 = y.blend(y.lanewise(NEG), speedGreaterZero);
      // speed > 0 ? -l : l
      FloatVector against3 = z.blend(z.lanewise(NEG), speedGreaterZero);
      // against > 0 ? high : low
      FloatVector left = against.lanewise(MUL, fromArray(FLOATS, rows, ROW_LOW_X2 + k)
          .blend(fromArray(FLOATS, rows, ROW_HIGH_X2 + k), against.compare(GT, ALL_ZERO)))
          .lanewise(ADD, against2.lanewise(MUL, fromArray(FLOATS, rows, ROW_LOW_Y2 + k)
          .blend(fromArray(FLOATS, rows, ROW_HIGH_Y2 + k), against2.compare(GT, ALL_ZERO))))
          .lanewise(ADD, against3.lanewise(MUL, fromArray(FLOATS, rows, ROW_LOW_Z2 + k)
          .blend(fromArray(FLOATS, rows, ROW_HIGH_Z2 + k), against3.compare(GT, ALL_ZERO))));
      FloatVector slack = x.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, rows, ROW_SLACK_X + k))
          .lanewise(ADD, y.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, rows, ROW_SLACK_Y + k)))
          .lanewise(ADD, z.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, rows, ROW_SLACK_Z + k)));
      FloatVector left2 = left.lanewise(ADD, fromArray(FLOATS, rows, reachRow + k)).lanewise(ADD, slack);
      // left < 0 ? NONE : left / Math.abs(speed)
      FLOAT_VECTOR.cast(left2.lanewise(DIV, speed.lanewise(ABS))
          .blend(ALL_NONE, left2.compare(LT, ALL_ZERO))).intoArray(rows, to + k);
    }
  }

  /** {@code exitOnProduct} of a block, from rows of values to another row. */
  private static void exitOnProduct(float[] rows, int jRow, int kRow, int vyRow, int vzRow, int lowYRow,
      int highYRow, int lowZRow, int highZRow, int slackYRow, int slackZRow, int reachRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector j = fromArray(FLOATS, rows, jRow + k);
      FloatVector k2 = fromArray(FLOATS, rows, kRow + k);
      FloatVector speed = j.lanewise(MUL, fromArray(FLOATS, rows, vzRow + k))
          .lanewise(SUB, k2.lanewise(MUL, fromArray(FLOATS, rows, vyRow + k)));
      VectorMask<Float> speedGreaterZero = speed.compare(GT, ALL_ZERO);
      FloatVector l = k2.lanewise(NEG);
      // speed > 0 ? -l : l
      FloatVector against = l.blend(l.lanewise(NEG), speedGreaterZero);
      // speed > 0 ? -l : l
      FloatVector against2 = j.blend(j.lanewise(NEG), speedGreaterZero);
      // against > 0 ? high : low
      FloatVector left = against.lanewise(MUL, fromArray(FLOATS, rows, lowYRow + k)
          .blend(fromArray(FLOATS, rows, highYRow + k), against.compare(GT, ALL_ZERO)))
          .lanewise(ADD, against2.lanewise(MUL, fromArray(FLOATS, rows, lowZRow + k)
          .blend(fromArray(FLOATS, rows, highZRow + k), against2.compare(GT, ALL_ZERO))));
      FloatVector slack = k2.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, rows, slackYRow + k))
          .lanewise(ADD, j.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, rows, slackZRow + k)));
      FloatVector left2 = left.lanewise(ADD, fromArray(FLOATS, rows, reachRow + k)).lanewise(ADD, slack);
      // left < 0 ? NONE : left / Math.abs(speed)
      FLOAT_VECTOR.cast(left2.lanewise(DIV, speed.lanewise(ABS))
          .blend(ALL_NONE, left2.compare(LT, ALL_ZERO))).intoArray(rows, to + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null, null);
      floats2(null, 0, null, 0, null, null, 0);
      floats3(null, 0, null, 0, null, 0);
      floats4(null, 0, null);
      floats5(null, 0, null, 0);
      floats6(null, 0, null, 0);
      floats7(null, 0, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      floats8(null, 0, null, 0, null, 0, 0);
      floats9(null);
      floats10(null, 0, null, null);
      floats11(null, 0, null, 0, null);
      floats12(null, 0, null, 0, null, 0, 0, 0);
      floats14(null);
      floats15(null);
      floats16(null);
      floats17(null);
      floats18(null, 0);
      floats19(null);
      floats20(null, null, 0);
      floats21(null, null, 0, 0, 0, 0);
      floats22(null, 0, 0, 0, 0, 0, 0, 0, 0);
      floats23(null);
      floats24(null, 0, null);
      floats25(null, 0, 0);
      floats26(null, null, 0, null);
      floats28(null, 0, 0, 0);
      floats29(null, null, 0, 0, 0);
      entryOnNormal(null, 0, 0, 0, 0, 0);
      entryOnProduct(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      exitOnNormal(null, 0, 0, 0, 0, 0);
      exitOnProduct(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    }
  }
}
