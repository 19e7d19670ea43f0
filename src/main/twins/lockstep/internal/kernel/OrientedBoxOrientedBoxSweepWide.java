// Compiled from OrientedBoxOrientedBoxSweep.java; changes are made there.
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
 * Wide twin of {@link OrientedBoxOrientedBoxSweep#sweep}: the same operations in the same order, on vectors of
 * pairs.
 */
final class OrientedBoxOrientedBoxSweepWide implements LoopedKernel {
  private static final FloatVector ALL_ROUNDING = FloatVector.broadcast(FLOATS, 1.000001f);
  private static final FloatVector ALL_VANISHING = FloatVector.broadcast(FLOATS, 7.523164E-37f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_C1_72E_10 = FloatVector.broadcast(FLOATS, 1.717987E10f);
  private static final FloatVector ALL_C5_82E_11 = FloatVector.broadcast(FLOATS, 5.820766E-11f);
  private static final FloatVector ALL_SLACK = FloatVector.broadcast(FLOATS, 1.3877788E-17f);
  private static final FloatVector ALL_SUBNORMAL = FloatVector.broadcast(FLOATS, 1.1E-44f);
  private static final FloatVector ALL_SLACK_12 = FloatVector.broadcast(FLOATS, 1.1920929E-6f);
  private static final FloatVector ALL_TOUCH = FloatVector.broadcast(FLOATS, 2.861023E-6f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
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
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[7]);

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
  private static final int ROW_AX_SQUARED = 17 * Kernel.BLOCK;
  private static final int ROW_AY_SQUARED = 18 * Kernel.BLOCK;
  private static final int ROW_SUM = 19 * Kernel.BLOCK;
  private static final int ROW_AZ_SQUARED = 20 * Kernel.BLOCK;
  private static final int ROW_SQUARE_A = 21 * Kernel.BLOCK;
  private static final int ROW_SQUARE_B = 22 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 23 * Kernel.BLOCK;
  private static final int ROW_SIZE = 24 * Kernel.BLOCK;
  private static final int ROW_R = 25 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 26 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 27 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 28 * Kernel.BLOCK;
  private static final int ROW_TX = 29 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE2 = 30 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 31 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 32 * Kernel.BLOCK;
  private static final int ROW_TY = 33 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE3 = 34 * Kernel.BLOCK;
  private static final int ROW_PRODUCT5 = 35 * Kernel.BLOCK;
  private static final int ROW_PRODUCT6 = 36 * Kernel.BLOCK;
  private static final int ROW_TZ = 37 * Kernel.BLOCK;
  private static final int ROW_SCALE = 38 * Kernel.BLOCK;
  private static final int ROW_QX = 39 * Kernel.BLOCK;
  private static final int ROW_QY = 40 * Kernel.BLOCK;
  private static final int ROW_QZ = 41 * Kernel.BLOCK;
  private static final int ROW_QW = 42 * Kernel.BLOCK;
  private static final int ROW_QX_SQUARED = 43 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 44 * Kernel.BLOCK;
  private static final int ROW_QZ_SQUARED = 45 * Kernel.BLOCK;
  private static final int ROW_S = 46 * Kernel.BLOCK;
  private static final int ROW_ABS_TX = 47 * Kernel.BLOCK;
  private static final int ROW_XX = 48 * Kernel.BLOCK;
  private static final int ROW_ABS_XX = 49 * Kernel.BLOCK;
  private static final int ROW_PRODUCT7 = 50 * Kernel.BLOCK;
  private static final int ROW_XY = 51 * Kernel.BLOCK;
  private static final int ROW_ABS_XY = 52 * Kernel.BLOCK;
  private static final int ROW_XZ = 53 * Kernel.BLOCK;
  private static final int ROW_ABS_XZ = 54 * Kernel.BLOCK;
  private static final int ROW_REACH = 55 * Kernel.BLOCK;
  private static final int ROW_YY = 56 * Kernel.BLOCK;
  private static final int ROW_ABS_YY = 57 * Kernel.BLOCK;
  private static final int ROW_YZ = 58 * Kernel.BLOCK;
  private static final int ROW_ABS_YZ = 59 * Kernel.BLOCK;
  private static final int ROW_YX = 60 * Kernel.BLOCK;
  private static final int ROW_ABS_YX = 61 * Kernel.BLOCK;
  private static final int ROW_REACH2 = 62 * Kernel.BLOCK;
  private static final int ROW_ZZ = 63 * Kernel.BLOCK;
  private static final int ROW_ABS_ZZ = 64 * Kernel.BLOCK;
  private static final int ROW_ZX = 65 * Kernel.BLOCK;
  private static final int ROW_ABS_ZX = 66 * Kernel.BLOCK;
  private static final int ROW_ZY = 67 * Kernel.BLOCK;
  private static final int ROW_ABS_ZY = 68 * Kernel.BLOCK;
  private static final int ROW_REACH3 = 69 * Kernel.BLOCK;
  private static final int ROW_PRODUCT8 = 70 * Kernel.BLOCK;
  private static final int ROW_PRODUCT9 = 71 * Kernel.BLOCK;
  private static final int ROW_NXY = 72 * Kernel.BLOCK;
  private static final int ROW_PRODUCT10 = 73 * Kernel.BLOCK;
  private static final int ROW_NXZ = 74 * Kernel.BLOCK;
  private static final int ROW_PRODUCT11 = 75 * Kernel.BLOCK;
  private static final int ROW_PRODUCT12 = 76 * Kernel.BLOCK;
  private static final int ROW_NYY = 77 * Kernel.BLOCK;
  private static final int ROW_PRODUCT13 = 78 * Kernel.BLOCK;
  private static final int ROW_NYZ = 79 * Kernel.BLOCK;
  private static final int ROW_PRODUCT14 = 80 * Kernel.BLOCK;
  private static final int ROW_PRODUCT15 = 81 * Kernel.BLOCK;
  private static final int ROW_NZY = 82 * Kernel.BLOCK;
  private static final int ROW_PRODUCT16 = 83 * Kernel.BLOCK;
  private static final int ROW_NZZ = 84 * Kernel.BLOCK;
  private static final int ROW_DETERMINANT = 85 * Kernel.BLOCK;
  private static final int ROW_SLACK = 86 * Kernel.BLOCK;
  private static final int ROW_ABS_NXX = 87 * Kernel.BLOCK;
  private static final int ROW_ABS_NYX = 88 * Kernel.BLOCK;
  private static final int ROW_ABS_NZX = 89 * Kernel.BLOCK;
  private static final int ROW_ABS_NXY = 90 * Kernel.BLOCK;
  private static final int ROW_ABS_NYY = 91 * Kernel.BLOCK;
  private static final int ROW_ABS_NZY = 92 * Kernel.BLOCK;
  private static final int ROW_ABS_NYZ = 93 * Kernel.BLOCK;
  private static final int ROW_ABS_NZZ = 94 * Kernel.BLOCK;
  private static final int ROW_SUM4 = 95 * Kernel.BLOCK;
  private static final int ROW_MINUS_VX = 96 * Kernel.BLOCK;
  private static final int ROW_MINUS_VY = 97 * Kernel.BLOCK;
  private static final int ROW_WY = 98 * Kernel.BLOCK;
  private static final int ROW_MINUS_VZ = 99 * Kernel.BLOCK;
  private static final int ROW_ALONG_X = 100 * Kernel.BLOCK;
  private static final int ROW_ALONG_Y = 101 * Kernel.BLOCK;
  private static final int ROW_SUM5 = 102 * Kernel.BLOCK;
  private static final int ROW_ALONG_Z = 103 * Kernel.BLOCK;
  private static final int ROW_LOW_X = 104 * Kernel.BLOCK;
  private static final int ROW_HIGH_X = 105 * Kernel.BLOCK;
  private static final int ROW_LOW_Y = 106 * Kernel.BLOCK;
  private static final int ROW_HIGH_Y = 107 * Kernel.BLOCK;
  private static final int ROW_LOW_Z = 108 * Kernel.BLOCK;
  private static final int ROW_HIGH_Z = 109 * Kernel.BLOCK;
  private static final int ROW_ABS_ALONG_X = 110 * Kernel.BLOCK;
  private static final int ROW_SLACK_X = 111 * Kernel.BLOCK;
  private static final int ROW_ABS_ALONG_Y = 112 * Kernel.BLOCK;
  private static final int ROW_SLACK_Y = 113 * Kernel.BLOCK;
  private static final int ROW_ABS_ALONG_Z = 114 * Kernel.BLOCK;
  private static final int ROW_SLACK_Z = 115 * Kernel.BLOCK;
  private static final int ROW_TOUCH = 116 * Kernel.BLOCK;
  private static final int ROW_NXX = 117 * Kernel.BLOCK;
  private static final int ROW_NXY2 = 118 * Kernel.BLOCK;
  private static final int ROW_NXZ2 = 119 * Kernel.BLOCK;
  private static final int ROW_NYX = 120 * Kernel.BLOCK;
  private static final int ROW_NYY2 = 121 * Kernel.BLOCK;
  private static final int ROW_NYZ2 = 122 * Kernel.BLOCK;
  private static final int ROW_NZX = 123 * Kernel.BLOCK;
  private static final int ROW_NZY2 = 124 * Kernel.BLOCK;
  private static final int ROW_NZZ2 = 125 * Kernel.BLOCK;
  private static final int ROW_DETERMINANT2 = 126 * Kernel.BLOCK;
  private static final int ROW_TINY = 127 * Kernel.BLOCK;
  private static final int ROW_PRODUCT17 = 128 * Kernel.BLOCK;
  private static final int ROW_AGAINST = 129 * Kernel.BLOCK;
  private static final int ROW_OTHER = 130 * Kernel.BLOCK;
  private static final int ROW_AGAINST2 = 131 * Kernel.BLOCK;
  private static final int ROW_OTHER2 = 132 * Kernel.BLOCK;
  private static final int ROW_LAST = 133 * Kernel.BLOCK;
  private static final int ROW_AGAINST3 = 134 * Kernel.BLOCK;
  private static final int ROW_OTHER3 = 135 * Kernel.BLOCK;
  private static final int ROW_LAST2 = 136 * Kernel.BLOCK;
  private static final int ROW_PRODUCT18 = 137 * Kernel.BLOCK;
  private static final int ROW_PRODUCT19 = 138 * Kernel.BLOCK;
  private static final int ROW_PRODUCT20 = 139 * Kernel.BLOCK;
  private static final int ROW_SUM6 = 140 * Kernel.BLOCK;
  private static final int ROW_SUM7 = 141 * Kernel.BLOCK;
  private static final int ROW_SUM8 = 142 * Kernel.BLOCK;
  private static final int ROW_SUM9 = 143 * Kernel.BLOCK;
  private static final int ROW_SUM10 = 144 * Kernel.BLOCK;
  private static final int ROW_SUM11 = 145 * Kernel.BLOCK;
  private static final int ROW_SUM12 = 146 * Kernel.BLOCK;
  private static final int ROW_SUM13 = 147 * Kernel.BLOCK;
  private static final int ROW_SUM14 = 148 * Kernel.BLOCK;
  private static final int ROW_FIRST = 149 * Kernel.BLOCK;
  private static final int ROW_W = 150 * Kernel.BLOCK;
  private static final int ROW_PRODUCT21 = 151 * Kernel.BLOCK;
  private static final int ROW_PRODUCT22 = 152 * Kernel.BLOCK;
  private static final int ROW_PRODUCT23 = 153 * Kernel.BLOCK;
  private static final int ROW_OTHER4 = 154 * Kernel.BLOCK;
  private static final int ROW_OTHER5 = 155 * Kernel.BLOCK;
  private static final int ROW_OTHER6 = 156 * Kernel.BLOCK;
  private static final int ROW_OTHER7 = 157 * Kernel.BLOCK;
  private static final int ROW_OTHER8 = 158 * Kernel.BLOCK;
  private static final int ROW_OTHER9 = 159 * Kernel.BLOCK;
  private static final int ROW_OTHER10 = 160 * Kernel.BLOCK;
  private static final int ROW_OTHER11 = 161 * Kernel.BLOCK;
  private static final int ROW_OTHER12 = 162 * Kernel.BLOCK;
  private static final int ROW_OTHER13 = 163 * Kernel.BLOCK;
  private static final int ROW_OTHER14 = 164 * Kernel.BLOCK;
  private static final int ROW_OTHER15 = 165 * Kernel.BLOCK;
  private static final int ROW_OTHER16 = 166 * Kernel.BLOCK;
  private static final int ROW_OTHER17 = 167 * Kernel.BLOCK;
  private static final int ROW_OTHER18 = 168 * Kernel.BLOCK;
  private static final int ROW_OTHER19 = 169 * Kernel.BLOCK;
  private static final int ROW_OTHER20 = 170 * Kernel.BLOCK;
  private static final int ROW_OTHER21 = 171 * Kernel.BLOCK;
  private static final int ROW_OTHER22 = 172 * Kernel.BLOCK;
  private static final int ROW_OTHER23 = 173 * Kernel.BLOCK;
  private static final int ROW_OTHER24 = 174 * Kernel.BLOCK;
  private static final int ROW_OTHER25 = 175 * Kernel.BLOCK;
  private static final int ROW_OTHER26 = 176 * Kernel.BLOCK;
  private static final int ROW_OTHER27 = 177 * Kernel.BLOCK;
  private static final int ROW_LAST3 = 178 * Kernel.BLOCK;
  private static final int ROW_LAST4 = 179 * Kernel.BLOCK;
  private static final int ROW_ENTRY = 180 * Kernel.BLOCK;
  private static final int ROW_FIRST2 = 181 * Kernel.BLOCK;
  private static final int ROW_EXIT = 182 * Kernel.BLOCK;
  private static final int ROW_NUMBER = 183 * Kernel.BLOCK;
  private static final int ROW_NUMBER2 = 184 * Kernel.BLOCK;
  private static final int ROW_NORMAL = 185 * Kernel.BLOCK;
  private static final int ROW_EY = 186 * Kernel.BLOCK;
  private static final int ROW_EZ = 187 * Kernel.BLOCK;
  private static final int ROW_X = 188 * Kernel.BLOCK;
  private static final int ROW_Y = 189 * Kernel.BLOCK;
  private static final int ROW_Z = 190 * Kernel.BLOCK;
  private static final int ROW_SUM15 = 191 * Kernel.BLOCK;
  private static final int ROW_SPEED = 192 * Kernel.BLOCK;
  private static final int ROW_MEETING = 193 * Kernel.BLOCK;
  private static final int ROW_MINUS_X = 194 * Kernel.BLOCK;
  private static final int ROW_MINUS_Y = 195 * Kernel.BLOCK;
  private static final int ROW_MINUS_Z = 196 * Kernel.BLOCK;
  private static final int ROW_X2 = 197 * Kernel.BLOCK;
  private static final int ROW_Y2 = 198 * Kernel.BLOCK;
  private static final int ROW_Z2 = 199 * Kernel.BLOCK;
  private static final int ROW_NX = 200 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO = 201 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[202 * Kernel.BLOCK]);

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
      long swapBits = bits[0];
      long allSquareAAtLeastLeastSquareBits = floats2(columns1, from1, columns2, from2, floatRows, bits,
          swapBits);
      long gxAtLeastZeroBits = bits[0];
      long gyAtLeastZeroBits = bits[1];
      long gzAtLeastZeroBits = bits[2];
      long hxAtLeastZeroBits = bits[3];
      long hyAtLeastZeroBits = bits[4];
      long allSquareAAtLeastLeastSquareBits2 = bits[5];
      long hzAtLeastZeroBits = floats3(floatRows, bits, allSquareAAtLeastLeastSquareBits2);
      long properBits = bits[0];
      floats4(floatRows);
      long allSquareAAtLeastLeastSquareBits3 = floats5(floatRows, properBits);
      long absValueAtMostSumBits = floats6(floatRows);
      long allValueAtMostValueBits = floats7(floatRows, absValueAtMostSumBits);
      long allValueAtMostValueBits2 = floats8(floatRows, allValueAtMostValueBits);
      long overlapBits = floats9(floatRows, allValueAtMostValueBits2, allSquareAAtLeastLeastSquareBits3,
          nearBits);
      long validBits = floats10(columns1, from1, floatRows, swapBits, gxAtLeastZeroBits, gyAtLeastZeroBits,
          gzAtLeastZeroBits, allSquareAAtLeastLeastSquareBits, hxAtLeastZeroBits, hyAtLeastZeroBits,
          hzAtLeastZeroBits, overlapBits);
      floats11(floatRows);
      floats12(floatRows);
      long againstGreaterZeroBits = floats13(floatRows, bits);
      long againstGreaterZeroBits2 = bits[0];
      long againstGreaterZeroBits3 = floats14(floatRows);
      floats15(floatRows, againstGreaterZeroBits, againstGreaterZeroBits2, againstGreaterZeroBits3);
      entryOnNormal(floatRows, ROW_NXX, ROW_NYX, ROW_NZX, ROW_PRODUCT18, ROW_OTHER4);
      entryOnNormal(floatRows, ROW_NXY2, ROW_NYY2, ROW_NZY2, ROW_PRODUCT19, ROW_OTHER5);
      entryOnNormal(floatRows, ROW_NXZ2, ROW_NYZ2, ROW_NZZ2, ROW_PRODUCT20, ROW_OTHER6);
      entryOnProduct(floatRows, ROW_YX, ROW_ZX, ROW_ALONG_Y, ROW_ALONG_Z, ROW_LOW_Y, ROW_HIGH_Y, ROW_LOW_Z,
          ROW_HIGH_Z, ROW_SLACK_Y, ROW_SLACK_Z, ROW_SUM6, ROW_OTHER7);
      entryOnProduct(floatRows, ROW_YY, ROW_ZY, ROW_ALONG_Y, ROW_ALONG_Z, ROW_LOW_Y, ROW_HIGH_Y, ROW_LOW_Z,
          ROW_HIGH_Z, ROW_SLACK_Y, ROW_SLACK_Z, ROW_SUM7, ROW_OTHER8);
      entryOnProduct(floatRows, ROW_YZ, ROW_ZZ, ROW_ALONG_Y, ROW_ALONG_Z, ROW_LOW_Y, ROW_HIGH_Y, ROW_LOW_Z,
          ROW_HIGH_Z, ROW_SLACK_Y, ROW_SLACK_Z, ROW_SUM8, ROW_OTHER9);
      entryOnProduct(floatRows, ROW_ZX, ROW_XX, ROW_ALONG_Z, ROW_ALONG_X, ROW_LOW_Z, ROW_HIGH_Z, ROW_LOW_X,
          ROW_HIGH_X, ROW_SLACK_Z, ROW_SLACK_X, ROW_SUM9, ROW_OTHER10);
      entryOnProduct(floatRows, ROW_ZY, ROW_XY, ROW_ALONG_Z, ROW_ALONG_X, ROW_LOW_Z, ROW_HIGH_Z, ROW_LOW_X,
          ROW_HIGH_X, ROW_SLACK_Z, ROW_SLACK_X, ROW_SUM10, ROW_OTHER11);
      entryOnProduct(floatRows, ROW_ZZ, ROW_XZ, ROW_ALONG_Z, ROW_ALONG_X, ROW_LOW_Z, ROW_HIGH_Z, ROW_LOW_X,
          ROW_HIGH_X, ROW_SLACK_Z, ROW_SLACK_X, ROW_SUM11, ROW_OTHER12);
      entryOnProduct(floatRows, ROW_XX, ROW_YX, ROW_ALONG_X, ROW_ALONG_Y, ROW_LOW_X, ROW_HIGH_X, ROW_LOW_Y,
          ROW_HIGH_Y, ROW_SLACK_X, ROW_SLACK_Y, ROW_SUM12, ROW_OTHER13);
      entryOnProduct(floatRows, ROW_XY, ROW_YY, ROW_ALONG_X, ROW_ALONG_Y, ROW_LOW_X, ROW_HIGH_X, ROW_LOW_Y,
          ROW_HIGH_Y, ROW_SLACK_X, ROW_SLACK_Y, ROW_SUM13, ROW_OTHER14);
      entryOnProduct(floatRows, ROW_XZ, ROW_YZ, ROW_ALONG_X, ROW_ALONG_Y, ROW_LOW_X, ROW_HIGH_X, ROW_LOW_Y,
          ROW_HIGH_Y, ROW_SLACK_X, ROW_SLACK_Y, ROW_SUM14, ROW_OTHER15);
      exitOnNormal(floatRows, ROW_NXX, ROW_NYX, ROW_NZX, ROW_PRODUCT18, ROW_OTHER16);
      exitOnNormal(floatRows, ROW_NXY2, ROW_NYY2, ROW_NZY2, ROW_PRODUCT19, ROW_OTHER17);
      exitOnNormal(floatRows, ROW_NXZ2, ROW_NYZ2, ROW_NZZ2, ROW_PRODUCT20, ROW_OTHER18);
      exitOnProduct(floatRows, ROW_YX, ROW_ZX, ROW_ALONG_Y, ROW_ALONG_Z, ROW_LOW_Y, ROW_HIGH_Y, ROW_LOW_Z,
          ROW_HIGH_Z, ROW_SLACK_Y, ROW_SLACK_Z, ROW_SUM6, ROW_OTHER19);
      exitOnProduct(floatRows, ROW_YY, ROW_ZY, ROW_ALONG_Y, ROW_ALONG_Z, ROW_LOW_Y, ROW_HIGH_Y, ROW_LOW_Z,
          ROW_HIGH_Z, ROW_SLACK_Y, ROW_SLACK_Z, ROW_SUM7, ROW_OTHER20);
      exitOnProduct(floatRows, ROW_YZ, ROW_ZZ, ROW_ALONG_Y, ROW_ALONG_Z, ROW_LOW_Y, ROW_HIGH_Y, ROW_LOW_Z,
          ROW_HIGH_Z, ROW_SLACK_Y, ROW_SLACK_Z, ROW_SUM8, ROW_OTHER21);
      exitOnProduct(floatRows, ROW_ZX, ROW_XX, ROW_ALONG_Z, ROW_ALONG_X, ROW_LOW_Z, ROW_HIGH_Z, ROW_LOW_X,
          ROW_HIGH_X, ROW_SLACK_Z, ROW_SLACK_X, ROW_SUM9, ROW_OTHER22);
      exitOnProduct(floatRows, ROW_ZY, ROW_XY, ROW_ALONG_Z, ROW_ALONG_X, ROW_LOW_Z, ROW_HIGH_Z, ROW_LOW_X,
          ROW_HIGH_X, ROW_SLACK_Z, ROW_SLACK_X, ROW_SUM10, ROW_OTHER23);
      exitOnProduct(floatRows, ROW_ZZ, ROW_XZ, ROW_ALONG_Z, ROW_ALONG_X, ROW_LOW_Z, ROW_HIGH_Z, ROW_LOW_X,
          ROW_HIGH_X, ROW_SLACK_Z, ROW_SLACK_X, ROW_SUM11, ROW_OTHER24);
      exitOnProduct(floatRows, ROW_XX, ROW_YX, ROW_ALONG_X, ROW_ALONG_Y, ROW_LOW_X, ROW_HIGH_X, ROW_LOW_Y,
          ROW_HIGH_Y, ROW_SLACK_X, ROW_SLACK_Y, ROW_SUM12, ROW_OTHER25);
      exitOnProduct(floatRows, ROW_XY, ROW_YY, ROW_ALONG_X, ROW_ALONG_Y, ROW_LOW_X, ROW_HIGH_X, ROW_LOW_Y,
          ROW_HIGH_Y, ROW_SLACK_X, ROW_SLACK_Y, ROW_SUM13, ROW_OTHER26);
      exitOnProduct(floatRows, ROW_XZ, ROW_YZ, ROW_ALONG_X, ROW_ALONG_Y, ROW_LOW_X, ROW_HIGH_X, ROW_LOW_Y,
          ROW_HIGH_Y, ROW_SLACK_X, ROW_SLACK_Y, ROW_SUM14, ROW_OTHER27);
      floats17(floatRows);
      floats18(floatRows);
      floats19(floatRows);
      long otherIsEntryBits = floats20(floatRows);
      floats21(floatRows, otherIsEntryBits);
      long numberIsFirstNormalBits = floats22(floatRows);
      long numberIsC4_00Bits = floats23(floatRows, bits, numberIsFirstNormalBits);
      long isOfYBits = bits[0];
      long isOfZBits = bits[1];
      long isXBits = bits[2];
      long eitherBits = bits[3];
      long isYBits = floats24(floatRows, bits, eitherBits, isXBits, isOfZBits, isOfYBits);
      long numberAtLeastFirstProductBits = bits[0];
      long numberAtLeastFirstNormalBits = bits[1];
      floats25(floatRows, numberIsC4_00Bits, numberIsFirstNormalBits, numberAtLeastFirstProductBits, isYBits,
          isXBits, isOfZBits, numberAtLeastFirstNormalBits, isOfYBits);
      floats26(floatRows);
      floats27(floatRows);
      long hits = floats28(floatRows, results, at, bits, overlapBits, validBits);
      long speedGreaterZeroBits = bits[0];
      long turnBits = speedGreaterZeroBits ^ swapBits;
      long xIsZeroAndZIsZeroBits = floats30(floatRows, bits, turnBits);
      long yIsZeroAndXIsZeroBits = bits[0];
      long zIsZeroAndYIsZeroBits = bits[1];
      long noneBits = overlapBits | xIsZeroAndZIsZeroBits;
      long noneBits2 = overlapBits | yIsZeroAndXIsZeroBits;
      long noneBits3 = overlapBits | zIsZeroAndYIsZeroBits;
      floats32(floatRows, noneBits, hits, noneBits2);
      floats33(floatRows, results, at, hits, noneBits3);
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
    float[] x1s = columns1[0], y1s = columns1[1], z1s = columns1[2], halfX1s = columns1[3],
        halfY1s = columns1[4], halfZ1s = columns1[5];
    float[] x2s = columns2[0], y2s = columns2[1], z2s = columns2[2], halfX2s = columns2[3],
        halfY2s = columns2[4], halfZ2s = columns2[5];
    long nearBits = 0;
    long swapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector dx = fromArray(FLOATS, x2s, j).lanewise(SUB, fromArray(FLOATS, x1s, i));
      FloatVector dy = fromArray(FLOATS, y2s, j).lanewise(SUB, fromArray(FLOATS, y1s, i));
      FloatVector dz = fromArray(FLOATS, z2s, j).lanewise(SUB, fromArray(FLOATS, z1s, i));
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
      nearBits |= dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy)).lanewise(ADD, dz.lanewise(MUL, dz))
          .compare(LE, ALL_ROUNDING.lanewise(MUL, radii.lanewise(MUL, radii))
          .lanewise(ADD, ALL_VANISHING)).toLong() << k;
      VectorMask<Float> dyIsZeroAndDzLessZero = dy.compare(EQ, ALL_ZERO);
      dyIsZeroAndDzLessZero = dz.compare(LT, ALL_ZERO, dyIsZeroAndDzLessZero);
      VectorMask<Float> dxIsZeroAndEither = dx
          .compare(EQ, ALL_ZERO, dy.compare(LT, ALL_ZERO).or(dyIsZeroAndDzLessZero));
      VectorMask<Float> swap = dx.compare(LT, ALL_ZERO).or(dxIsZeroAndEither);
      swapBits |= swap.toLong() << k;
      // swap ? -dx : dx
      FLOAT_VECTOR.cast(dx.blend(dx.lanewise(NEG), swap)).intoArray(floatRows, ROW_DX + k);
      // swap ? -dy : dy
      FLOAT_VECTOR.cast(dy.blend(dy.lanewise(NEG), swap)).intoArray(floatRows, ROW_DY + k);
      // swap ? -dz : dz
      FLOAT_VECTOR.cast(dz.blend(dz.lanewise(NEG), swap)).intoArray(floatRows, ROW_DZ + k);
    }
    bits[0] = swapBits;
    return nearBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long swapBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] halfX1s = columns1[3], halfY1s = columns1[4], halfZ1s = columns1[5], qx1s = columns1[6],
        qy1s = columns1[7], qz1s = columns1[8], qw1s = columns1[9];
    float[] halfX2s = columns2[3], halfY2s = columns2[4], halfZ2s = columns2[5], qx2s = columns2[6],
        qy2s = columns2[7], qz2s = columns2[8], qw2s = columns2[9];
    long allSquareAAtLeastLeastSquareBits = 0;
    long gxAtLeastZeroBits = 0;
    long gyAtLeastZeroBits = 0;
    long gzAtLeastZeroBits = 0;
    long hxAtLeastZeroBits = 0;
    long hyAtLeastZeroBits = 0;
    long allSquareAAtLeastLeastSquareBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> swap = VectorMask.fromLong(FLOATS, (swapBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector halfX2 = fromArray(FLOATS, halfX2s, j);
      FloatVector halfX1 = fromArray(FLOATS, halfX1s, i);
      // swap ? halfX2 : halfX1
      FloatVector gx = halfX1.blend(halfX2, swap);
      FLOAT_VECTOR.cast(gx).intoArray(floatRows, ROW_GX + k);
      // swap ? halfX1 : halfX2
      FloatVector hx = halfX2.blend(halfX1, swap);
      FLOAT_VECTOR.cast(hx).intoArray(floatRows, ROW_HX + k);
      FloatVector halfY2 = fromArray(FLOATS, halfY2s, j);
      FloatVector halfY1 = fromArray(FLOATS, halfY1s, i);
      // swap ? halfY2 : halfY1
      FloatVector gy = halfY1.blend(halfY2, swap);
      FLOAT_VECTOR.cast(gy).intoArray(floatRows, ROW_GY + k);
      // swap ? halfY1 : halfY2
      FloatVector hy = halfY2.blend(halfY1, swap);
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY + k);
      FloatVector halfZ2 = fromArray(FLOATS, halfZ2s, j);
      FloatVector halfZ1 = fromArray(FLOATS, halfZ1s, i);
      // swap ? halfZ2 : halfZ1
      FloatVector gz = halfZ1.blend(halfZ2, swap);
      FLOAT_VECTOR.cast(gz).intoArray(floatRows, ROW_GZ + k);
      // swap ? halfZ1 : halfZ2
      FloatVector hz = halfZ2.blend(halfZ1, swap);
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ + k);
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
      FLOAT_VECTOR.cast(axSquared).intoArray(floatRows, ROW_AX_SQUARED + k);
      FloatVector aySquared = ay.lanewise(MUL, ay);
      FLOAT_VECTOR.cast(aySquared).intoArray(floatRows, ROW_AY_SQUARED + k);
      FloatVector sum = axSquared.lanewise(ADD, aySquared);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM + k);
      FloatVector azSquared = az.lanewise(MUL, az);
      FLOAT_VECTOR.cast(azSquared).intoArray(floatRows, ROW_AZ_SQUARED + k);
      FloatVector squareA = sum.lanewise(ADD, azSquared.lanewise(ADD, aw.lanewise(MUL, aw)));
      FLOAT_VECTOR.cast(squareA).intoArray(floatRows, ROW_SQUARE_A + k);
      FloatVector squareB = bx.lanewise(MUL, bx).lanewise(ADD, by.lanewise(MUL, by))
          .lanewise(ADD, bz.lanewise(MUL, bz).lanewise(ADD, bw.lanewise(MUL, bw)));
      FLOAT_VECTOR.cast(squareB).intoArray(floatRows, ROW_SQUARE_B + k);
      FloatVector sum2 = hx.lanewise(ADD, hy).lanewise(ADD, hz);
      FLOAT_VECTOR.cast(sum2).intoArray(floatRows, ROW_SUM2 + k);
      FLOAT_VECTOR.cast(gx.lanewise(ADD, gy).lanewise(ADD, gz).lanewise(ADD, sum2)).intoArray(floatRows,
          ROW_SIZE + k);
      VectorMask<Float> allSquareAAtLeastLeastSquare = squareA.compare(GE, ALL_LEAST_SQUARE);
      allSquareAAtLeastLeastSquare = squareA.compare(LE, ALL_LARGEST_SQUARE, allSquareAAtLeastLeastSquare);
      allSquareAAtLeastLeastSquare = squareB.compare(GE, ALL_LEAST_SQUARE, allSquareAAtLeastLeastSquare);
      allSquareAAtLeastLeastSquare = squareB.compare(LE, ALL_LARGEST_SQUARE, allSquareAAtLeastLeastSquare);
      allSquareAAtLeastLeastSquareBits |= allSquareAAtLeastLeastSquare.toLong() << k;
      VectorMask<Float> gxAtLeastZero = gx.compare(GE, ALL_ZERO);
      gxAtLeastZeroBits |= gxAtLeastZero.toLong() << k;
      VectorMask<Float> gyAtLeastZero = gy.compare(GE, ALL_ZERO);
      gyAtLeastZeroBits |= gyAtLeastZero.toLong() << k;
      VectorMask<Float> gzAtLeastZero = gz.compare(GE, ALL_ZERO);
      gzAtLeastZeroBits |= gzAtLeastZero.toLong() << k;
      VectorMask<Float> hxAtLeastZero = hx.compare(GE, ALL_ZERO);
      hxAtLeastZeroBits |= hxAtLeastZero.toLong() << k;
      VectorMask<Float> hyAtLeastZero = hy.compare(GE, ALL_ZERO);
      hyAtLeastZeroBits |= hyAtLeastZero.toLong() << k;
      allSquareAAtLeastLeastSquareBits2 |= allSquareAAtLeastLeastSquare.and(gxAtLeastZero).and(gyAtLeastZero)
          .and(gzAtLeastZero).and(hxAtLeastZero).and(hyAtLeastZero).toLong() << k;
    }
    bits[0] = gxAtLeastZeroBits;
    bits[1] = gyAtLeastZeroBits;
    bits[2] = gzAtLeastZeroBits;
    bits[3] = hxAtLeastZeroBits;
    bits[4] = hyAtLeastZeroBits;
    bits[5] = allSquareAAtLeastLeastSquareBits2;
    return allSquareAAtLeastLeastSquareBits;
  }

  private static long floats3(float[] floatRows, long[] bits, long allSquareAAtLeastLeastSquareBits) {
    if (floatRows == null) {
      return 0;
    }
    long hzAtLeastZeroBits = 0;
    long properBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> hzAtLeastZero = fromArray(FLOATS, floatRows, ROW_HZ + k).compare(GE, ALL_ZERO);
      hzAtLeastZeroBits |= hzAtLeastZero.toLong() << k;
      properBits |= fromArray(FLOATS, floatRows, ROW_SIZE + k)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (allSquareAAtLeastLeastSquareBits >>> k)
          & WideLanes.FLOAT_LANES).and(hzAtLeastZero)).toLong() << k;
      FloatVector squareA = fromArray(FLOATS, floatRows, ROW_SQUARE_A + k);
      FloatVector r = ALL_TWO.lanewise(DIV, squareA);
      FLOAT_VECTOR.cast(r).intoArray(floatRows, ROW_R + k);
      FloatVector azSquared = fromArray(FLOATS, floatRows, ROW_AZ_SQUARED + k);
      FloatVector difference = ALL_ONE.lanewise(SUB, r
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY_SQUARED + k).lanewise(ADD, azSquared)));
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector product = ax.lanewise(MUL, ay);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector aw = fromArray(FLOATS, floatRows, ROW_AW + k);
      FloatVector product2 = az.lanewise(MUL, aw);
      FloatVector product3 = r.lanewise(MUL, product.lanewise(ADD, product2));
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT + k);
      FloatVector product4 = az.lanewise(MUL, ax);
      FloatVector product5 = ay.lanewise(MUL, aw);
      FloatVector product6 = r.lanewise(MUL, product4.lanewise(SUB, product5));
      FLOAT_VECTOR.cast(product6).intoArray(floatRows, ROW_PRODUCT2 + k);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      FLOAT_VECTOR.cast(difference.lanewise(MUL, dx).lanewise(ADD, product3.lanewise(MUL, dy))
          .lanewise(ADD, product6.lanewise(MUL, dz))).intoArray(floatRows, ROW_TX + k);
      FloatVector difference2 = ALL_ONE.lanewise(SUB, r
          .lanewise(MUL, azSquared.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AX_SQUARED + k))));
      FLOAT_VECTOR.cast(difference2).intoArray(floatRows, ROW_DIFFERENCE2 + k);
      FloatVector product7 = ay.lanewise(MUL, az);
      FloatVector product8 = ax.lanewise(MUL, aw);
      FloatVector product9 = r.lanewise(MUL, product7.lanewise(ADD, product8));
      FLOAT_VECTOR.cast(product9).intoArray(floatRows, ROW_PRODUCT3 + k);
      FloatVector product10 = r.lanewise(MUL, product.lanewise(SUB, product2));
      FLOAT_VECTOR.cast(product10).intoArray(floatRows, ROW_PRODUCT4 + k);
      FLOAT_VECTOR.cast(difference2.lanewise(MUL, dy).lanewise(ADD, product9.lanewise(MUL, dz))
          .lanewise(ADD, product10.lanewise(MUL, dx))).intoArray(floatRows, ROW_TY + k);
      FloatVector difference3 = ALL_ONE.lanewise(SUB, r
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM + k)));
      FLOAT_VECTOR.cast(difference3).intoArray(floatRows, ROW_DIFFERENCE3 + k);
      FloatVector product11 = r.lanewise(MUL, product4.lanewise(ADD, product5));
      FLOAT_VECTOR.cast(product11).intoArray(floatRows, ROW_PRODUCT5 + k);
      FloatVector product12 = r.lanewise(MUL, product7.lanewise(SUB, product8));
      FLOAT_VECTOR.cast(product12).intoArray(floatRows, ROW_PRODUCT6 + k);
      FLOAT_VECTOR.cast(difference3.lanewise(MUL, dz).lanewise(ADD, product11.lanewise(MUL, dx))
          .lanewise(ADD, product12.lanewise(MUL, dy))).intoArray(floatRows, ROW_TZ + k);
      FloatVector squareB = fromArray(FLOATS, floatRows, ROW_SQUARE_B + k);
      // square > 0x1p34f ? 0x1p-34f : square < 0x1p-34f ? 0x1p34f : 1
      FLOAT_VECTOR.cast(ALL_ONE.blend(ALL_C1_72E_10, squareA.compare(LT, ALL_C5_82E_11))
          .blend(ALL_C5_82E_11, squareA.compare(GT, ALL_C1_72E_10))
          .lanewise(MUL, ALL_ONE.blend(ALL_C1_72E_10, squareB.compare(LT, ALL_C5_82E_11))
          .blend(ALL_C5_82E_11, squareB.compare(GT, ALL_C1_72E_10)))).intoArray(floatRows, ROW_SCALE + k);
    }
    bits[0] = properBits;
    return hzAtLeastZeroBits;
  }

  private static void floats4(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector scale = fromArray(FLOATS, floatRows, ROW_SCALE + k);
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
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM3 + k);
      FloatVector qzSquared = qz.lanewise(MUL, qz);
      FLOAT_VECTOR.cast(qzSquared).intoArray(floatRows, ROW_QZ_SQUARED + k);
      FloatVector s = ALL_TWO.lanewise(DIV, sum.lanewise(ADD, qzSquared.lanewise(ADD, qw.lanewise(MUL, qw))));
      FLOAT_VECTOR.cast(s).intoArray(floatRows, ROW_S + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TX + k).lanewise(ABS)).intoArray(floatRows,
          ROW_ABS_TX + k);
      FloatVector xx = ALL_ONE.lanewise(SUB, s.lanewise(MUL, qySquared.lanewise(ADD, qzSquared)));
      FLOAT_VECTOR.cast(xx).intoArray(floatRows, ROW_XX + k);
      FloatVector absXx = xx.lanewise(ABS);
      FLOAT_VECTOR.cast(absXx).intoArray(floatRows, ROW_ABS_XX + k);
      FLOAT_VECTOR.cast(absXx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))).intoArray(floatRows,
          ROW_PRODUCT7 + k);
    }
  }

  private static long floats5(float[] floatRows, long properBits) {
    if (floatRows == null) {
      return 0;
    }
    long allSquareAAtLeastLeastSquareBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector qx = fromArray(FLOATS, floatRows, ROW_QX + k);
      FloatVector qy = fromArray(FLOATS, floatRows, ROW_QY + k);
      FloatVector product = qx.lanewise(MUL, qy);
      FloatVector qz = fromArray(FLOATS, floatRows, ROW_QZ + k);
      FloatVector qw = fromArray(FLOATS, floatRows, ROW_QW + k);
      FloatVector product2 = qz.lanewise(MUL, qw);
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
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
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k).lanewise(ADD, absXy.lanewise(MUL, hy))
          .lanewise(ADD, absXz.lanewise(MUL, hz));
      FLOAT_VECTOR.cast(reach).intoArray(floatRows, ROW_REACH + k);
      FloatVector yy = ALL_ONE.lanewise(SUB, s
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QZ_SQUARED + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_QX_SQUARED + k))));
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
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector reach2 = absYy.lanewise(MUL, hy).lanewise(ADD, absYz.lanewise(MUL, hz))
          .lanewise(ADD, absYx.lanewise(MUL, hx));
      FLOAT_VECTOR.cast(reach2).intoArray(floatRows, ROW_REACH2 + k);
      FloatVector zz = ALL_ONE.lanewise(SUB, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM3 + k)));
      FLOAT_VECTOR.cast(zz).intoArray(floatRows, ROW_ZZ + k);
      FloatVector absZz = zz.lanewise(ABS);
      FLOAT_VECTOR.cast(absZz).intoArray(floatRows, ROW_ABS_ZZ + k);
      FloatVector zx = s.lanewise(MUL, product3.lanewise(SUB, product4));
      FLOAT_VECTOR.cast(zx).intoArray(floatRows, ROW_ZX + k);
      FloatVector absZx = zx.lanewise(ABS);
      FLOAT_VECTOR.cast(absZx).intoArray(floatRows, ROW_ABS_ZX + k);
      FloatVector zy = s.lanewise(MUL, product5.lanewise(ADD, product6));
      FLOAT_VECTOR.cast(zy).intoArray(floatRows, ROW_ZY + k);
      FloatVector absZy = zy.lanewise(ABS);
      FLOAT_VECTOR.cast(absZy).intoArray(floatRows, ROW_ABS_ZY + k);
      FloatVector reach3 = absZz.lanewise(MUL, hz).lanewise(ADD, absZx.lanewise(MUL, hx))
          .lanewise(ADD, absZy.lanewise(MUL, hy));
      FLOAT_VECTOR.cast(reach3).intoArray(floatRows, ROW_REACH3 + k);
      VectorMask<Float> allSquareAAtLeastLeastSquare = fromArray(FLOATS, floatRows, ROW_ABS_TX + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GX + k).lanewise(ADD, reach),
          VectorMask.fromLong(FLOATS, (properBits >>> k) & WideLanes.FLOAT_LANES));
      allSquareAAtLeastLeastSquare = fromArray(FLOATS, floatRows, ROW_TY + k).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GY + k).lanewise(ADD, reach2),
          allSquareAAtLeastLeastSquare);
      allSquareAAtLeastLeastSquare = fromArray(FLOATS, floatRows, ROW_TZ + k).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GZ + k).lanewise(ADD, reach3),
          allSquareAAtLeastLeastSquare);
      allSquareAAtLeastLeastSquareBits |= allSquareAAtLeastLeastSquare.toLong() << k;
    }
    return allSquareAAtLeastLeastSquareBits;
  }

  private static long floats6(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long absValueAtMostSumBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector zy = fromArray(FLOATS, floatRows, ROW_ZY + k);
      FloatVector yz = fromArray(FLOATS, floatRows, ROW_YZ + k);
      FloatVector product = zy.lanewise(MUL, yz);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT8 + k);
      FloatVector yy = fromArray(FLOATS, floatRows, ROW_YY + k);
      FloatVector zz = fromArray(FLOATS, floatRows, ROW_ZZ + k);
      FloatVector nxx = yy.lanewise(MUL, zz).lanewise(SUB, product);
      FloatVector yx = fromArray(FLOATS, floatRows, ROW_YX + k);
      FloatVector product2 = zz.lanewise(MUL, yx);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT9 + k);
      FloatVector zx = fromArray(FLOATS, floatRows, ROW_ZX + k);
      FLOAT_VECTOR.cast(yz.lanewise(MUL, zx).lanewise(SUB, product2)).intoArray(floatRows, ROW_NXY + k);
      FloatVector product3 = zx.lanewise(MUL, yy);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT10 + k);
      FLOAT_VECTOR.cast(yx.lanewise(MUL, zy).lanewise(SUB, product3)).intoArray(floatRows, ROW_NXZ + k);
      FloatVector xy = fromArray(FLOATS, floatRows, ROW_XY + k);
      FloatVector product4 = xy.lanewise(MUL, zz);
      FLOAT_VECTOR.cast(product4).intoArray(floatRows, ROW_PRODUCT11 + k);
      FloatVector xz = fromArray(FLOATS, floatRows, ROW_XZ + k);
      FloatVector nyx = zy.lanewise(MUL, xz).lanewise(SUB, product4);
      FloatVector product5 = xz.lanewise(MUL, zx);
      FLOAT_VECTOR.cast(product5).intoArray(floatRows, ROW_PRODUCT12 + k);
      FloatVector xx = fromArray(FLOATS, floatRows, ROW_XX + k);
      FLOAT_VECTOR.cast(zz.lanewise(MUL, xx).lanewise(SUB, product5)).intoArray(floatRows, ROW_NYY + k);
      FloatVector product6 = xx.lanewise(MUL, zy);
      FLOAT_VECTOR.cast(product6).intoArray(floatRows, ROW_PRODUCT13 + k);
      FLOAT_VECTOR.cast(zx.lanewise(MUL, xy).lanewise(SUB, product6)).intoArray(floatRows, ROW_NYZ + k);
      FloatVector product7 = yy.lanewise(MUL, xz);
      FLOAT_VECTOR.cast(product7).intoArray(floatRows, ROW_PRODUCT14 + k);
      FloatVector nzx = xy.lanewise(MUL, yz).lanewise(SUB, product7);
      FloatVector product8 = yz.lanewise(MUL, xx);
      FLOAT_VECTOR.cast(product8).intoArray(floatRows, ROW_PRODUCT15 + k);
      FLOAT_VECTOR.cast(xz.lanewise(MUL, yx).lanewise(SUB, product8)).intoArray(floatRows, ROW_NZY + k);
      FloatVector product9 = yx.lanewise(MUL, xy);
      FLOAT_VECTOR.cast(product9).intoArray(floatRows, ROW_PRODUCT16 + k);
      FLOAT_VECTOR.cast(xx.lanewise(MUL, yy).lanewise(SUB, product9)).intoArray(floatRows, ROW_NZZ + k);
      FloatVector determinant = xx.lanewise(MUL, nxx).lanewise(ADD, yx.lanewise(MUL, nyx))
          .lanewise(ADD, zx.lanewise(MUL, nzx));
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

  private static long floats7(float[] floatRows, long absValueAtMostSumBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostValueBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector determinant = fromArray(FLOATS, floatRows, ROW_DETERMINANT + k);
      FloatVector reach = hy.lanewise(MUL, determinant);
      FloatVector nxy = fromArray(FLOATS, floatRows, ROW_NXY + k);
      FloatVector absNxy = nxy.lanewise(ABS);
      FLOAT_VECTOR.cast(absNxy).intoArray(floatRows, ROW_ABS_NXY + k);
      FloatVector nyy = fromArray(FLOATS, floatRows, ROW_NYY + k);
      FloatVector absNyy = nyy.lanewise(ABS);
      FLOAT_VECTOR.cast(absNyy).intoArray(floatRows, ROW_ABS_NYY + k);
      FloatVector nzy = fromArray(FLOATS, floatRows, ROW_NZY + k);
      FloatVector absNzy = nzy.lanewise(ABS);
      FLOAT_VECTOR.cast(absNzy).intoArray(floatRows, ROW_ABS_NZY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector reach2 = hz.lanewise(MUL, determinant);
      FloatVector nxz = fromArray(FLOATS, floatRows, ROW_NXZ + k);
      FloatVector absNxz = nxz.lanewise(ABS);
      FloatVector nyz = fromArray(FLOATS, floatRows, ROW_NYZ + k);
      FloatVector absNyz = nyz.lanewise(ABS);
      FLOAT_VECTOR.cast(absNyz).intoArray(floatRows, ROW_ABS_NYZ + k);
      FloatVector nzz = fromArray(FLOATS, floatRows, ROW_NZZ + k);
      FloatVector absNzz = nzz.lanewise(ABS);
      FLOAT_VECTOR.cast(absNzz).intoArray(floatRows, ROW_ABS_NZZ + k);
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SLACK + k);
      FloatVector reach3 = hy.lanewise(MUL, absNxz).lanewise(ADD, hz.lanewise(MUL, absNxy))
          .lanewise(ADD, slack);
      FloatVector reach4 = hz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NXX + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HX + k).lanewise(MUL, absNxz)).lanewise(ADD, slack);
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
    }
    return allValueAtMostValueBits;
  }

  private static long floats8(float[] floatRows, long allValueAtMostValueBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostValueBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SLACK + k);
      FloatVector reach = hx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NXY + k))
          .lanewise(ADD, hy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NXX + k))).lanewise(ADD, slack);
      FloatVector absNyz = fromArray(FLOATS, floatRows, ROW_ABS_NYZ + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector absNyy = fromArray(FLOATS, floatRows, ROW_ABS_NYY + k);
      FloatVector reach2 = hy.lanewise(MUL, absNyz).lanewise(ADD, hz.lanewise(MUL, absNyy))
          .lanewise(ADD, slack);
      FloatVector absNyx = fromArray(FLOATS, floatRows, ROW_ABS_NYX + k);
      FloatVector reach3 = hz.lanewise(MUL, absNyx).lanewise(ADD, hx.lanewise(MUL, absNyz))
          .lanewise(ADD, slack);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      VectorMask<Float> allValueAtMostValue = tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YZ + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_TY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZZ + k))).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_ZZ + k))
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
      allValueAtMostValueBits2 |= allValueAtMostValue.toLong() << k;
      FLOAT_VECTOR.cast(hx.lanewise(MUL, absNyy).lanewise(ADD, hy.lanewise(MUL, absNyx))).intoArray(floatRows,
          ROW_SUM4 + k);
    }
    return allValueAtMostValueBits2;
  }

  private static long floats9(float[] floatRows, long allValueAtMostValueBits,
      long allSquareAAtLeastLeastSquareBits, long nearBits) {
    if (floatRows == null) {
      return 0;
    }
    long overlapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SLACK + k);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_SUM4 + k).lanewise(ADD, slack);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector absNzz = fromArray(FLOATS, floatRows, ROW_ABS_NZZ + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector absNzy = fromArray(FLOATS, floatRows, ROW_ABS_NZY + k);
      FloatVector reach2 = hy.lanewise(MUL, absNzz).lanewise(ADD, hz.lanewise(MUL, absNzy))
          .lanewise(ADD, slack);
      FloatVector absNzx = fromArray(FLOATS, floatRows, ROW_ABS_NZX + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector reach3 = hz.lanewise(MUL, absNzx).lanewise(ADD, hx.lanewise(MUL, absNzz))
          .lanewise(ADD, slack);
      FloatVector reach4 = hx.lanewise(MUL, absNzy).lanewise(ADD, hy.lanewise(MUL, absNzx))
          .lanewise(ADD, slack);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector xz = fromArray(FLOATS, floatRows, ROW_XZ + k);
      FloatVector absXz = fromArray(FLOATS, floatRows, ROW_ABS_XZ + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      VectorMask<Float> overlap = tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZZ + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_TZ + k).lanewise(MUL, xz)).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GZ + k).lanewise(MUL, absXz)
          .lanewise(ADD, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_ZZ + k))).lanewise(ADD, reach),
          VectorMask.fromLong(FLOATS, (nearBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (allSquareAAtLeastLeastSquareBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES)));
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      overlap = ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XX + k))
          .lanewise(SUB, tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YX + k))).lanewise(ABS)
          .compare(LE, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YX + k))
          .lanewise(ADD, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XX + k))).lanewise(ADD, reach2),
          overlap);
      overlap = ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XY + k))
          .lanewise(SUB, tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YY + k))).lanewise(ABS)
          .compare(LE, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YY + k))
          .lanewise(ADD, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XY + k))).lanewise(ADD, reach3),
          overlap);
      overlap = ty.lanewise(MUL, xz).lanewise(SUB, tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YZ + k)))
          .lanewise(ABS).compare(LE, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YZ + k))
          .lanewise(ADD, gy.lanewise(MUL, absXz)).lanewise(ADD, reach4), overlap);
      overlapBits |= overlap.toLong() << k;
    }
    return overlapBits;
  }

  private static long floats10(float[][] columns1, int from1, float[] floatRows, long swapBits,
      long gxAtLeastZeroBits, long gyAtLeastZeroBits, long gzAtLeastZeroBits,
      long allSquareAAtLeastLeastSquareBits, long hxAtLeastZeroBits, long hyAtLeastZeroBits,
      long hzAtLeastZeroBits, long overlapBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] vxs = columns1[10], vys = columns1[11], vzs = columns1[12];
    long validBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector vx = fromArray(FLOATS, vxs, i);
      FloatVector minusVx = vx.lanewise(NEG);
      FLOAT_VECTOR.cast(minusVx).intoArray(floatRows, ROW_MINUS_VX + k);
      VectorMask<Float> swap = VectorMask.fromLong(FLOATS, (swapBits >>> k) & WideLanes.FLOAT_LANES);
      // swap ? -vx : vx
      FloatVector wx = vx.blend(minusVx, swap);
      FloatVector vy = fromArray(FLOATS, vys, i);
      FloatVector minusVy = vy.lanewise(NEG);
      FLOAT_VECTOR.cast(minusVy).intoArray(floatRows, ROW_MINUS_VY + k);
      // swap ? -vy : vy
      FloatVector wy = vy.blend(minusVy, swap);
      FLOAT_VECTOR.cast(wy).intoArray(floatRows, ROW_WY + k);
      FloatVector vz = fromArray(FLOATS, vzs, i);
      FloatVector minusVz = vz.lanewise(NEG);
      FLOAT_VECTOR.cast(minusVz).intoArray(floatRows, ROW_MINUS_VZ + k);
      // swap ? -vz : vz
      FloatVector wz = vz.blend(minusVz, swap);
      VectorMask<Float> proper = fromArray(FLOATS, floatRows, ROW_GX + k)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (allSquareAAtLeastLeastSquareBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (gxAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (gyAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (gzAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (hxAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (hyAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (hzAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)));
      proper = fromArray(FLOATS, floatRows, ROW_GY + k).compare(LE, ALL_LARGEST, proper);
      proper = fromArray(FLOATS, floatRows, ROW_GZ + k).compare(LE, ALL_LARGEST, proper);
      proper = fromArray(FLOATS, floatRows, ROW_HX + k).compare(LE, ALL_LARGEST, proper);
      VectorMask<Float> proper2 = fromArray(FLOATS, floatRows, ROW_HY + k).compare(LE, ALL_LARGEST);
      proper2 = fromArray(FLOATS, floatRows, ROW_HZ + k).compare(LE, ALL_LARGEST, proper2);
      proper2 = fromArray(FLOATS, floatRows, ROW_DX + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DY + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DZ + k).lanewise(ABS))
          .compare(LE, ALL_LARGEST, proper2);
      proper = proper.and(proper2);
      validBits |= vx.lanewise(ABS).lanewise(ADD, vy.lanewise(ABS)).lanewise(ADD, vz.lanewise(ABS))
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)
          .or(proper)).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k).lanewise(MUL, wx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT + k).lanewise(MUL, wy))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k).lanewise(MUL, wz))).intoArray(
          floatRows, ROW_ALONG_X + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE2 + k).lanewise(MUL, wy)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k).lanewise(MUL, wz))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k).lanewise(MUL, wx))).intoArray(
          floatRows, ROW_ALONG_Y + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE3 + k).lanewise(MUL, wz)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k).lanewise(MUL, wx))).intoArray(
          floatRows, ROW_SUM5 + k);
    }
    return validBits;
  }

  private static void floats11(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector alongZ = fromArray(FLOATS, floatRows, ROW_SUM5 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT6 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WY + k)));
      FLOAT_VECTOR.cast(alongZ).intoArray(floatRows, ROW_ALONG_Z + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FLOAT_VECTOR.cast(gx.lanewise(NEG).lanewise(SUB, tx)).intoArray(floatRows, ROW_LOW_X + k);
      FLOAT_VECTOR.cast(gx.lanewise(SUB, tx)).intoArray(floatRows, ROW_HIGH_X + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FLOAT_VECTOR.cast(gy.lanewise(NEG).lanewise(SUB, ty)).intoArray(floatRows, ROW_LOW_Y + k);
      FLOAT_VECTOR.cast(gy.lanewise(SUB, ty)).intoArray(floatRows, ROW_HIGH_Y + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FLOAT_VECTOR.cast(gz.lanewise(NEG).lanewise(SUB, tz)).intoArray(floatRows, ROW_LOW_Z + k);
      FLOAT_VECTOR.cast(gz.lanewise(SUB, tz)).intoArray(floatRows, ROW_HIGH_Z + k);
      FloatVector absAlongX = fromArray(FLOATS, floatRows, ROW_ALONG_X + k).lanewise(ABS);
      FLOAT_VECTOR.cast(absAlongX).intoArray(floatRows, ROW_ABS_ALONG_X + k);
      FLOAT_VECTOR.cast(ALL_SLACK_12.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_REACH + k)
          .lanewise(ADD, absAlongX))).intoArray(floatRows, ROW_SLACK_X + k);
      FloatVector absAlongY = fromArray(FLOATS, floatRows, ROW_ALONG_Y + k).lanewise(ABS);
      FLOAT_VECTOR.cast(absAlongY).intoArray(floatRows, ROW_ABS_ALONG_Y + k);
      FLOAT_VECTOR.cast(ALL_SLACK_12.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_REACH2 + k)
          .lanewise(ADD, absAlongY))).intoArray(floatRows, ROW_SLACK_Y + k);
      FloatVector absAlongZ = alongZ.lanewise(ABS);
      FLOAT_VECTOR.cast(absAlongZ).intoArray(floatRows, ROW_ABS_ALONG_Z + k);
      FLOAT_VECTOR.cast(ALL_SLACK_12.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_REACH3 + k)
          .lanewise(ADD, absAlongZ))).intoArray(floatRows, ROW_SLACK_Z + k);
      FLOAT_VECTOR.cast(ALL_TOUCH.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIZE + k))).intoArray(
          floatRows, ROW_TOUCH + k);
      FloatVector zy = fromArray(FLOATS, floatRows, ROW_ZY + k);
      FloatVector yz = fromArray(FLOATS, floatRows, ROW_YZ + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT8 + k);
      FloatVector rounded = zy.lanewise(NEG).lanewise(FMA, yz, product);
      FloatVector yy = fromArray(FLOATS, floatRows, ROW_YY + k);
      FloatVector zz = fromArray(FLOATS, floatRows, ROW_ZZ + k);
      FLOAT_VECTOR.cast(yy.lanewise(FMA, zz, product.lanewise(NEG)).lanewise(ADD, rounded)).intoArray(
          floatRows, ROW_NXX + k);
      FloatVector yx = fromArray(FLOATS, floatRows, ROW_YX + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k);
      FloatVector rounded2 = zz.lanewise(NEG).lanewise(FMA, yx, product2);
      FloatVector zx = fromArray(FLOATS, floatRows, ROW_ZX + k);
      FLOAT_VECTOR.cast(yz.lanewise(FMA, zx, product2.lanewise(NEG)).lanewise(ADD, rounded2)).intoArray(
          floatRows, ROW_NXY2 + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k);
      FloatVector rounded3 = zx.lanewise(NEG).lanewise(FMA, yy, product3);
      FLOAT_VECTOR.cast(yx.lanewise(FMA, zy, product3.lanewise(NEG)).lanewise(ADD, rounded3)).intoArray(
          floatRows, ROW_NXZ2 + k);
      FloatVector product4 = fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k);
      FloatVector rounded4 = fromArray(FLOATS, floatRows, ROW_XY + k).lanewise(NEG).lanewise(FMA, zz, product4);
      FloatVector xz = fromArray(FLOATS, floatRows, ROW_XZ + k);
      FLOAT_VECTOR.cast(zy.lanewise(FMA, xz, product4.lanewise(NEG)).lanewise(ADD, rounded4)).intoArray(
          floatRows, ROW_NYX + k);
      FloatVector product5 = fromArray(FLOATS, floatRows, ROW_PRODUCT12 + k);
      FloatVector rounded5 = xz.lanewise(NEG).lanewise(FMA, zx, product5);
      FLOAT_VECTOR.cast(zz.lanewise(FMA, fromArray(FLOATS, floatRows, ROW_XX + k), product5.lanewise(NEG))
          .lanewise(ADD, rounded5)).intoArray(floatRows, ROW_NYY2 + k);
    }
  }

  private static void floats12(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector xx = fromArray(FLOATS, floatRows, ROW_XX + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT13 + k);
      FloatVector rounded = xx.lanewise(NEG).lanewise(FMA, fromArray(FLOATS, floatRows, ROW_ZY + k), product);
      FloatVector zx = fromArray(FLOATS, floatRows, ROW_ZX + k);
      FloatVector xy = fromArray(FLOATS, floatRows, ROW_XY + k);
      FLOAT_VECTOR.cast(zx.lanewise(FMA, xy, product.lanewise(NEG)).lanewise(ADD, rounded)).intoArray(
          floatRows, ROW_NYZ2 + k);
      FloatVector yy = fromArray(FLOATS, floatRows, ROW_YY + k);
      FloatVector xz = fromArray(FLOATS, floatRows, ROW_XZ + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT14 + k);
      FloatVector rounded2 = yy.lanewise(NEG).lanewise(FMA, xz, product2);
      FloatVector yz = fromArray(FLOATS, floatRows, ROW_YZ + k);
      FloatVector nzx = xy.lanewise(FMA, yz, product2.lanewise(NEG)).lanewise(ADD, rounded2);
      FLOAT_VECTOR.cast(nzx).intoArray(floatRows, ROW_NZX + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT15 + k);
      FloatVector rounded3 = yz.lanewise(NEG).lanewise(FMA, xx, product3);
      FloatVector yx = fromArray(FLOATS, floatRows, ROW_YX + k);
      FLOAT_VECTOR.cast(xz.lanewise(FMA, yx, product3.lanewise(NEG)).lanewise(ADD, rounded3)).intoArray(
          floatRows, ROW_NZY2 + k);
      FloatVector product4 = fromArray(FLOATS, floatRows, ROW_PRODUCT16 + k);
      FloatVector rounded4 = yx.lanewise(NEG).lanewise(FMA, xy, product4);
      FLOAT_VECTOR.cast(xx.lanewise(FMA, yy, product4.lanewise(NEG)).lanewise(ADD, rounded4)).intoArray(
          floatRows, ROW_NZZ2 + k);
      FLOAT_VECTOR.cast(xx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NXX + k))
          .lanewise(ADD, yx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NYX + k)))
          .lanewise(ADD, zx.lanewise(MUL, nzx))).intoArray(floatRows, ROW_DETERMINANT2 + k);
      FloatVector size = fromArray(FLOATS, floatRows, ROW_SUM2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_ALONG_X + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_ALONG_Y + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_ALONG_Z + k)));
      FLOAT_VECTOR.cast(ALL_SLACK.lanewise(MUL, size).lanewise(ADD, ALL_SUBNORMAL)).intoArray(floatRows,
          ROW_TINY + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(MUL, ALL_HALF
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k))
          .lanewise(SUB, ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k))))).intoArray(
          floatRows, ROW_PRODUCT17 + k);
    }
  }

  private static long floats13(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long againstGreaterZeroBits = 0;
    long againstGreaterZeroBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_REACH + k);
      FloatVector width = fromArray(FLOATS, floatRows, ROW_PRODUCT17 + k).lanewise(ADD, reach);
      FloatVector alongX = fromArray(FLOATS, floatRows, ROW_ALONG_X + k);
      // speed > 0 ? -l : l
      FloatVector against = ALL_ONE.blend(ALL_NONE, alongX.compare(GT, ALL_ZERO));
      FLOAT_VECTOR.cast(against).intoArray(floatRows, ROW_AGAINST + k);
      VectorMask<Float> againstGreaterZero = against.compare(GT, ALL_ZERO);
      againstGreaterZeroBits |= againstGreaterZero.toLong() << k;
      // against > 0 ? low : high
      FloatVector ahead = against.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_X + k), againstGreaterZero)).lanewise(SUB, reach);
      FloatVector slackX = fromArray(FLOATS, floatRows, ROW_SLACK_X + k);
      FloatVector from = ahead.lanewise(SUB, slackX);
      FloatVector touch = fromArray(FLOATS, floatRows, ROW_TOUCH + k);
      // touch < width ? touch : width
      FloatVector margin = ALL_TWO.lanewise(MUL, slackX)
          .lanewise(ADD, width.blend(touch, touch.compare(LT, width)));
      // from >= 0 ? Math.abs(speed) : 2 * margin
      FloatVector unit = ALL_TWO.lanewise(MUL, margin)
          .blend(fromArray(FLOATS, floatRows, ROW_ABS_ALONG_X + k), from.compare(GE, ALL_ZERO));
      VectorMask<Float> allFromAtLeastValue = alongX.compare(NE, ALL_ZERO);
      allFromAtLeastValue = from.compare(GE, margin.lanewise(NEG), allFromAtLeastValue);
      // from > 0 || (from >= -margin && speed != 0) ? from / unit : NONE
      FloatVector other = ALL_NONE.blend(from.lanewise(DIV, unit), from.compare(GT, ALL_ZERO)
          .or(allFromAtLeastValue));
      FLOAT_VECTOR.cast(other).intoArray(floatRows, ROW_OTHER + k);
      // other > entry ? other : entry
      FloatVector last = ALL_NONE.blend(other, other.compare(GT, ALL_NONE));
      FloatVector highY = fromArray(FLOATS, floatRows, ROW_HIGH_Y + k);
      FloatVector lowY = fromArray(FLOATS, floatRows, ROW_LOW_Y + k);
      FloatVector reach2 = fromArray(FLOATS, floatRows, ROW_REACH2 + k);
      FloatVector width2 = ALL_ONE.lanewise(MUL, ALL_HALF.lanewise(MUL, highY)
          .lanewise(SUB, ALL_HALF.lanewise(MUL, lowY))).lanewise(ADD, reach2);
      FloatVector alongY = fromArray(FLOATS, floatRows, ROW_ALONG_Y + k);
      // speed > 0 ? -l : l
      FloatVector against2 = ALL_ONE.blend(ALL_NONE, alongY.compare(GT, ALL_ZERO));
      FLOAT_VECTOR.cast(against2).intoArray(floatRows, ROW_AGAINST2 + k);
      VectorMask<Float> againstGreaterZero2 = against2.compare(GT, ALL_ZERO);
      againstGreaterZeroBits2 |= againstGreaterZero2.toLong() << k;
      // against > 0 ? low : high
      FloatVector ahead2 = against2.lanewise(MUL, highY.blend(lowY, againstGreaterZero2)).lanewise(SUB, reach2);
      FloatVector slackY = fromArray(FLOATS, floatRows, ROW_SLACK_Y + k);
      FloatVector from3 = ahead2.lanewise(SUB, slackY);
      // touch < width ? touch : width
      FloatVector margin2 = ALL_TWO.lanewise(MUL, slackY)
          .lanewise(ADD, width2.blend(touch, touch.compare(LT, width2)));
      // from >= 0 ? Math.abs(speed) : 2 * margin
      FloatVector unit2 = ALL_TWO.lanewise(MUL, margin2)
          .blend(fromArray(FLOATS, floatRows, ROW_ABS_ALONG_Y + k), from3.compare(GE, ALL_ZERO));
      VectorMask<Float> allFromAtLeastValue2 = alongY.compare(NE, ALL_ZERO);
      allFromAtLeastValue2 = from3.compare(GE, margin2.lanewise(NEG), allFromAtLeastValue2);
      // from > 0 || (from >= -margin && speed != 0) ? from / unit : NONE
      FloatVector other2 = ALL_NONE.blend(from3.lanewise(DIV, unit2), from3.compare(GT, ALL_ZERO)
          .or(allFromAtLeastValue2));
      FLOAT_VECTOR.cast(other2).intoArray(floatRows, ROW_OTHER2 + k);
      // other > entry ? other : entry
      FLOAT_VECTOR.cast(last.blend(other2, other2.compare(GT, last))).intoArray(floatRows, ROW_LAST + k);
    }
    bits[0] = againstGreaterZeroBits2;
    return againstGreaterZeroBits;
  }

  private static long floats14(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long againstGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z + k);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z + k);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_REACH3 + k);
      FloatVector width = ALL_ONE.lanewise(MUL, ALL_HALF.lanewise(MUL, highZ)
          .lanewise(SUB, ALL_HALF.lanewise(MUL, lowZ))).lanewise(ADD, reach);
      FloatVector alongZ = fromArray(FLOATS, floatRows, ROW_ALONG_Z + k);
      // speed > 0 ? -l : l
      FloatVector against = ALL_ONE.blend(ALL_NONE, alongZ.compare(GT, ALL_ZERO));
      FLOAT_VECTOR.cast(against).intoArray(floatRows, ROW_AGAINST3 + k);
      VectorMask<Float> againstGreaterZero = against.compare(GT, ALL_ZERO);
      againstGreaterZeroBits |= againstGreaterZero.toLong() << k;
      // against > 0 ? low : high
      FloatVector ahead = against.lanewise(MUL, highZ.blend(lowZ, againstGreaterZero)).lanewise(SUB, reach);
      FloatVector slackZ = fromArray(FLOATS, floatRows, ROW_SLACK_Z + k);
      FloatVector from = ahead.lanewise(SUB, slackZ);
      FloatVector touch = fromArray(FLOATS, floatRows, ROW_TOUCH + k);
      // touch < width ? touch : width
      FloatVector margin = ALL_TWO.lanewise(MUL, slackZ)
          .lanewise(ADD, width.blend(touch, touch.compare(LT, width)));
      // from >= 0 ? Math.abs(speed) : 2 * margin
      FloatVector unit = ALL_TWO.lanewise(MUL, margin)
          .blend(fromArray(FLOATS, floatRows, ROW_ABS_ALONG_Z + k), from.compare(GE, ALL_ZERO));
      VectorMask<Float> allFromAtLeastValue = alongZ.compare(NE, ALL_ZERO);
      allFromAtLeastValue = from.compare(GE, margin.lanewise(NEG), allFromAtLeastValue);
      // from > 0 || (from >= -margin && speed != 0) ? from / unit : NONE
      FloatVector other = ALL_NONE.blend(from.lanewise(DIV, unit), from.compare(GT, ALL_ZERO)
          .or(allFromAtLeastValue));
      FLOAT_VECTOR.cast(other).intoArray(floatRows, ROW_OTHER3 + k);
      FloatVector last = fromArray(FLOATS, floatRows, ROW_LAST + k);
      // other > entry ? other : entry
      FLOAT_VECTOR.cast(last.blend(other, other.compare(GT, last))).intoArray(floatRows, ROW_LAST2 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector determinant = fromArray(FLOATS, floatRows, ROW_DETERMINANT2 + k);
      FLOAT_VECTOR.cast(hx.lanewise(MUL, determinant)).intoArray(floatRows, ROW_PRODUCT18 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FLOAT_VECTOR.cast(hy.lanewise(MUL, determinant)).intoArray(floatRows, ROW_PRODUCT19 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FLOAT_VECTOR.cast(hz.lanewise(MUL, determinant)).intoArray(floatRows, ROW_PRODUCT20 + k);
      FloatVector absNxz = fromArray(FLOATS, floatRows, ROW_NXZ2 + k).lanewise(ABS);
      FloatVector absNxy = fromArray(FLOATS, floatRows, ROW_NXY2 + k).lanewise(ABS);
      FloatVector tiny = fromArray(FLOATS, floatRows, ROW_TINY + k);
      FLOAT_VECTOR.cast(hy.lanewise(MUL, absNxz).lanewise(ADD, hz.lanewise(MUL, absNxy))
          .lanewise(ADD, tiny)).intoArray(floatRows, ROW_SUM6 + k);
      FloatVector absNxx = fromArray(FLOATS, floatRows, ROW_NXX + k).lanewise(ABS);
      FLOAT_VECTOR.cast(hz.lanewise(MUL, absNxx).lanewise(ADD, hx.lanewise(MUL, absNxz))
          .lanewise(ADD, tiny)).intoArray(floatRows, ROW_SUM7 + k);
      FLOAT_VECTOR.cast(hx.lanewise(MUL, absNxy).lanewise(ADD, hy.lanewise(MUL, absNxx))
          .lanewise(ADD, tiny)).intoArray(floatRows, ROW_SUM8 + k);
      FloatVector absNyz = fromArray(FLOATS, floatRows, ROW_NYZ2 + k).lanewise(ABS);
      FloatVector absNyy = fromArray(FLOATS, floatRows, ROW_NYY2 + k).lanewise(ABS);
      FLOAT_VECTOR.cast(hy.lanewise(MUL, absNyz).lanewise(ADD, hz.lanewise(MUL, absNyy))
          .lanewise(ADD, tiny)).intoArray(floatRows, ROW_SUM9 + k);
      FloatVector absNyx = fromArray(FLOATS, floatRows, ROW_NYX + k).lanewise(ABS);
      FLOAT_VECTOR.cast(hz.lanewise(MUL, absNyx).lanewise(ADD, hx.lanewise(MUL, absNyz))
          .lanewise(ADD, tiny)).intoArray(floatRows, ROW_SUM10 + k);
      FLOAT_VECTOR.cast(hx.lanewise(MUL, absNyy).lanewise(ADD, hy.lanewise(MUL, absNyx))
          .lanewise(ADD, tiny)).intoArray(floatRows, ROW_SUM11 + k);
    }
    return againstGreaterZeroBits;
  }

  private static void floats15(float[] floatRows, long againstGreaterZeroBits, long againstGreaterZeroBits2,
      long againstGreaterZeroBits3) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector absNzz = fromArray(FLOATS, floatRows, ROW_NZZ2 + k).lanewise(ABS);
      FloatVector absNzy = fromArray(FLOATS, floatRows, ROW_NZY2 + k).lanewise(ABS);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector tiny = fromArray(FLOATS, floatRows, ROW_TINY + k);
      FLOAT_VECTOR.cast(hy.lanewise(MUL, absNzz).lanewise(ADD, hz.lanewise(MUL, absNzy))
          .lanewise(ADD, tiny)).intoArray(floatRows, ROW_SUM12 + k);
      FloatVector absNzx = fromArray(FLOATS, floatRows, ROW_NZX + k).lanewise(ABS);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FLOAT_VECTOR.cast(hz.lanewise(MUL, absNzx).lanewise(ADD, hx.lanewise(MUL, absNzz))
          .lanewise(ADD, tiny)).intoArray(floatRows, ROW_SUM13 + k);
      FLOAT_VECTOR.cast(hx.lanewise(MUL, absNzy).lanewise(ADD, hy.lanewise(MUL, absNzx))
          .lanewise(ADD, tiny)).intoArray(floatRows, ROW_SUM14 + k);
      // against > 0 ? high : low
      FloatVector left = fromArray(FLOATS, floatRows, ROW_AGAINST + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_X + k),
          VectorMask.fromLong(FLOATS, (againstGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_REACH + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SLACK_X + k));
      // left < 0 ? NONE : left / Math.abs(speed)
      FloatVector other = left.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_ABS_ALONG_X + k))
          .blend(ALL_NONE, left.compare(LT, ALL_ZERO));
      // other < exit ? other : exit
      FloatVector first2 = ALL_INFINITY.blend(other, other.compare(LT, ALL_INFINITY));
      // against > 0 ? high : low
      FloatVector left2 = fromArray(FLOATS, floatRows, ROW_AGAINST2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_Y + k),
          VectorMask.fromLong(FLOATS, (againstGreaterZeroBits2 >>> k) & WideLanes.FLOAT_LANES)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_REACH2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SLACK_Y + k));
      // left < 0 ? NONE : left / Math.abs(speed)
      FloatVector other2 = left2.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_ABS_ALONG_Y + k))
          .blend(ALL_NONE, left2.compare(LT, ALL_ZERO));
      // other < exit ? other : exit
      FloatVector first3 = first2.blend(other2, other2.compare(LT, first2));
      // against > 0 ? high : low
      FloatVector left3 = fromArray(FLOATS, floatRows, ROW_AGAINST3 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_Z + k),
          VectorMask.fromLong(FLOATS, (againstGreaterZeroBits3 >>> k) & WideLanes.FLOAT_LANES)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_REACH3 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SLACK_Z + k));
      // left < 0 ? NONE : left / Math.abs(speed)
      FloatVector other3 = left3.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_ABS_ALONG_Z + k))
          .blend(ALL_NONE, left3.compare(LT, ALL_ZERO));
      // other < exit ? other : exit
      FLOAT_VECTOR.cast(first3.blend(other3, other3.compare(LT, first3))).intoArray(floatRows, ROW_FIRST + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AW + k).lanewise(NEG)).intoArray(floatRows, ROW_W + k);
      FloatVector r = fromArray(FLOATS, floatRows, ROW_R + k);
      FLOAT_VECTOR.cast(r.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY + k))).intoArray(floatRows,
          ROW_PRODUCT21 + k);
      FLOAT_VECTOR.cast(r.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ + k))).intoArray(floatRows,
          ROW_PRODUCT22 + k);
      FLOAT_VECTOR.cast(r.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AX + k))).intoArray(floatRows,
          ROW_PRODUCT23 + k);
    }
  }

  private static void floats17(float[] floatRows) {
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

  private static void floats18(float[] floatRows) {
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

  private static void floats19(float[] floatRows) {
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

  private static long floats20(float[] floatRows) {
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

  private static void floats21(float[] floatRows, long otherIsEntryBits) {
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

  private static long floats22(float[] floatRows) {
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

  private static long floats23(float[] floatRows, long[] bits, long numberIsFirstNormalBits) {
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

  private static long floats24(float[] floatRows, long[] bits, long eitherBits, long isXBits, long isOfZBits,
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

  private static void floats25(float[] floatRows, long numberIsC4_00Bits, long numberIsFirstNormalBits,
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

  private static void floats26(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X + k).lanewise(ABS)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SLACK_X + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_Y + k).lanewise(ABS)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SLACK_Y + k)))).intoArray(floatRows, ROW_SUM15 + k);
    }
  }

  private static void floats27(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z + k);
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SUM15 + k)
          .lanewise(ADD, z.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SLACK_Z + k)));
      FloatVector entry = fromArray(FLOATS, floatRows, ROW_ENTRY + k);
      VectorMask<Float> allEntryGreaterNone = entry.compare(GT, ALL_NONE);
      FloatVector exit = fromArray(FLOATS, floatRows, ROW_EXIT + k);
      allEntryGreaterNone = entry.compare(LE, exit, allEntryGreaterNone);
      // entry > NONE && entry <= exit ? entry : Float.POSITIVE_INFINITY
      FloatVector meeting = ALL_INFINITY.blend(entry, allEntryGreaterNone);
      FloatVector speed = fromArray(FLOATS, floatRows, ROW_X + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ALONG_X + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_Y + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ALONG_Y + k)))
          .lanewise(ADD, z.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ALONG_Z + k)));
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

  private static long floats28(float[] floatRows, float[][] results, int at, long[] bits, long overlapBits,
      long validBits) {
    if (floatRows == null) {
      return 0;
    }
    float[] ts = results[0];
    long hits = 0;
    long speedGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector meeting = fromArray(FLOATS, floatRows, ROW_MEETING + k);
      // enter > 0 ? enter : Float.MIN_VALUE
      FloatVector later = ALL_C1_40E_45.blend(meeting, meeting.compare(GT, ALL_ZERO));
      // overlap ? 0 : enter <= 1 ? later : Float.POSITIVE_INFINITY; valid ? Sweep.time(overlap, meeting) :
      // Float.POSITIVE_INFINITY
      FloatVector time = ALL_INFINITY.blend(ALL_INFINITY.blend(later, meeting.compare(LE, ALL_ONE))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (validBits >>> k) & WideLanes.FLOAT_LANES));
      hits |= time.compare(LT, ALL_INFINITY).toLong() << k;
      speedGreaterZeroBits |= fromArray(FLOATS, floatRows, ROW_SPEED + k).compare(GT, ALL_ZERO).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X + k).lanewise(NEG)).intoArray(floatRows,
          ROW_MINUS_X + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y + k).lanewise(NEG)).intoArray(floatRows,
          ROW_MINUS_Y + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z + k).lanewise(NEG)).intoArray(floatRows,
          ROW_MINUS_Z + k);
      FLOAT_VECTOR.cast(time).intoArray(ts, at + k);
    }
    bits[0] = speedGreaterZeroBits;
    return hits;
  }

  private static long floats30(float[] floatRows, long[] bits, long turnBits) {
    if (floatRows == null) {
      return 0;
    }
    long xIsZeroAndZIsZeroBits = 0;
    long yIsZeroAndXIsZeroBits = 0;
    long zIsZeroAndYIsZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> turn = VectorMask.fromLong(FLOATS, (turnBits >>> k) & WideLanes.FLOAT_LANES);
      // turn ? -lx : lx
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_X + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_X + k), turn);
      // turn ? -ly : ly
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_Y + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_Y + k), turn);
      // turn ? -lz : lz
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_Z + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_Z + k), turn);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT21 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT22 + k);
      FloatVector tx = product.lanewise(MUL, lz).lanewise(SUB, product2.lanewise(MUL, ly));
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT23 + k);
      FloatVector ty = product2.lanewise(MUL, lx).lanewise(SUB, product3.lanewise(MUL, lz));
      FloatVector tz = product3.lanewise(MUL, ly).lanewise(SUB, product.lanewise(MUL, lx));
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FloatVector x = lx.lanewise(ADD, ay.lanewise(MUL, tz).lanewise(SUB, az.lanewise(MUL, ty))
          .lanewise(SUB, w.lanewise(MUL, tx)));
      FLOAT_VECTOR.cast(x).intoArray(floatRows, ROW_X2 + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector y = ly.lanewise(ADD, az.lanewise(MUL, tx).lanewise(SUB, ax.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty)));
      FLOAT_VECTOR.cast(y).intoArray(floatRows, ROW_Y2 + k);
      FloatVector z = lz.lanewise(ADD, ax.lanewise(MUL, ty).lanewise(SUB, ay.lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz)));
      FLOAT_VECTOR.cast(z).intoArray(floatRows, ROW_Z2 + k);
      VectorMask<Float> xIsZero = x.compare(EQ, ALL_ZERO);
      VectorMask<Float> yIsZero = y.compare(EQ, ALL_ZERO);
      VectorMask<Float> zIsZero = z.compare(EQ, ALL_ZERO);
      xIsZeroAndZIsZeroBits |= xIsZero.and(yIsZero).and(zIsZero).toLong() << k;
      yIsZeroAndXIsZeroBits |= yIsZero.and(zIsZero).and(xIsZero).toLong() << k;
      zIsZeroAndYIsZeroBits |= zIsZero.and(xIsZero).and(yIsZero).toLong() << k;
    }
    bits[0] = yIsZeroAndXIsZeroBits;
    bits[1] = zIsZeroAndYIsZeroBits;
    return xIsZeroAndZIsZeroBits;
  }

  private static void floats32(float[] floatRows, long noneBits, long hits, long noneBits2) {
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

  private static void floats33(float[] floatRows, float[][] results, int at, long hits, long noneBits) {
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
      FloatVector speed = x.lanewise(MUL, fromArray(FLOATS, rows, ROW_ALONG_X + k))
          .lanewise(ADD, y.lanewise(MUL, fromArray(FLOATS, rows, ROW_ALONG_Y + k)))
          .lanewise(ADD, z.lanewise(MUL, fromArray(FLOATS, rows, ROW_ALONG_Z + k)));
      VectorMask<Float> speedGreaterZero = speed.compare(GT, ALL_ZERO);
      // speed > 0 ? -l : l
      FloatVector against = x.blend(x.lanewise(NEG), speedGreaterZero);
      // speed > 0 ? -l : l
      FloatVector against2 = y.blend(y.lanewise(NEG), speedGreaterZero);
      // speed > 0 ? -l : l
      FloatVector against3 = z.blend(z.lanewise(NEG), speedGreaterZero);
      FloatVector lowX = fromArray(FLOATS, rows, ROW_LOW_X + k);
      FloatVector highX = fromArray(FLOATS, rows, ROW_HIGH_X + k);
      FloatVector lowY = fromArray(FLOATS, rows, ROW_LOW_Y + k);
      FloatVector highY = fromArray(FLOATS, rows, ROW_HIGH_Y + k);
      FloatVector lowZ = fromArray(FLOATS, rows, ROW_LOW_Z + k);
      FloatVector highZ = fromArray(FLOATS, rows, ROW_HIGH_Z + k);
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
      FloatVector speed = x.lanewise(MUL, fromArray(FLOATS, rows, ROW_ALONG_X + k))
          .lanewise(ADD, y.lanewise(MUL, fromArray(FLOATS, rows, ROW_ALONG_Y + k)))
          .lanewise(ADD, z.lanewise(MUL, fromArray(FLOATS, rows, ROW_ALONG_Z + k)));
      VectorMask<Float> speedGreaterZero = speed.compare(GT, ALL_ZERO);
      // speed > 0 ? -l : l
      FloatVector against = x.blend(x.lanewise(NEG), speedGreaterZero);
      // speed > 0 ? -l : l
      FloatVector against2 = y.blend(y.lanewise(NEG), speedGreaterZero);
      // speed > 0 ? -l : l
      FloatVector against3 = z.blend(z.lanewise(NEG), speedGreaterZero);
      // against > 0 ? high : low
      FloatVector left = against.lanewise(MUL, fromArray(FLOATS, rows, ROW_LOW_X + k)
          .blend(fromArray(FLOATS, rows, ROW_HIGH_X + k), against.compare(GT, ALL_ZERO)))
          .lanewise(ADD, against2.lanewise(MUL, fromArray(FLOATS, rows, ROW_LOW_Y + k)
          .blend(fromArray(FLOATS, rows, ROW_HIGH_Y + k), against2.compare(GT, ALL_ZERO))))
          .lanewise(ADD, against3.lanewise(MUL, fromArray(FLOATS, rows, ROW_LOW_Z + k)
          .blend(fromArray(FLOATS, rows, ROW_HIGH_Z + k), against3.compare(GT, ALL_ZERO))));
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
      floats3(null, null, 0);
      floats4(null);
      floats5(null, 0);
      floats6(null);
      floats7(null, 0);
      floats8(null, 0);
      floats9(null, 0, 0, 0);
      floats10(null, 0, null, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      floats11(null);
      floats12(null);
      floats13(null, null);
      floats14(null);
      floats15(null, 0, 0, 0);
      floats17(null);
      floats18(null);
      floats19(null);
      floats20(null);
      floats21(null, 0);
      floats22(null);
      floats23(null, null, 0);
      floats24(null, null, 0, 0, 0, 0);
      floats25(null, 0, 0, 0, 0, 0, 0, 0, 0);
      floats26(null);
      floats27(null);
      floats28(null, null, 0, null, 0, 0);
      floats30(null, null, 0);
      floats32(null, 0, 0, 0);
      floats33(null, null, 0, 0, 0);
      entryOnNormal(null, 0, 0, 0, 0, 0);
      entryOnProduct(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      exitOnNormal(null, 0, 0, 0, 0, 0);
      exitOnProduct(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    }
  }
}
