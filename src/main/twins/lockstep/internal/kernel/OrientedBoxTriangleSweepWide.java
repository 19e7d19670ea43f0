// Compiled from OrientedBoxTriangleSweep.java; changes are made there.
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
 * Wide twin of {@link OrientedBoxTriangleSweep#sweep}: the same operations in the same order, on vectors of
 * pairs.
 */
final class OrientedBoxTriangleSweepWide implements LoopedKernel {
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_SLACK = FloatVector.broadcast(FLOATS, 1.1920929E-6f);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_TOUCH = FloatVector.broadcast(FLOATS, 2.3841858E-6f);
  private static final FloatVector ALL_NONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_MINUS_LARGEST = FloatVector.broadcast(FLOATS, -3.4028235E38f);
  private static final FloatVector ALL_SLACK_11 = FloatVector.broadcast(FLOATS, 7.1525574E-7f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_C11_0 = FloatVector.broadcast(FLOATS, 11.0f);
  private static final FloatVector ALL_C12_0 = FloatVector.broadcast(FLOATS, 12.0f);
  private static final FloatVector ALL_FIRST_OF_AC = FloatVector.broadcast(FLOATS, 10.0f);
  private static final FloatVector ALL_C9_00 = FloatVector.broadcast(FLOATS, 9.0f);
  private static final FloatVector ALL_C8_00 = FloatVector.broadcast(FLOATS, 8.0f);
  private static final FloatVector ALL_FIRST_OF_BC = FloatVector.broadcast(FLOATS, 7.0f);
  private static final FloatVector ALL_C6_00 = FloatVector.broadcast(FLOATS, 6.0f);
  private static final FloatVector ALL_C5_00 = FloatVector.broadcast(FLOATS, 5.0f);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_NORMAL = FloatVector.broadcast(FLOATS, 3.0f);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[12]);

  private static final int ROW_QX_SQUARED = 0 * Kernel.BLOCK;
  private static final int ROW_QY_SQUARED = 1 * Kernel.BLOCK;
  private static final int ROW_SUM = 2 * Kernel.BLOCK;
  private static final int ROW_QZ_SQUARED = 3 * Kernel.BLOCK;
  private static final int ROW_QW_SQUARED = 4 * Kernel.BLOCK;
  private static final int ROW_SQUARE = 5 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 6 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 7 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 8 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 9 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 10 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 11 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 12 * Kernel.BLOCK;
  private static final int ROW_S = 13 * Kernel.BLOCK;
  private static final int ROW_SUM4 = 14 * Kernel.BLOCK;
  private static final int ROW_X = 15 * Kernel.BLOCK;
  private static final int ROW_PRODUCT5 = 16 * Kernel.BLOCK;
  private static final int ROW_PRODUCT6 = 17 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE2 = 18 * Kernel.BLOCK;
  private static final int ROW_AX = 19 * Kernel.BLOCK;
  private static final int ROW_AY = 20 * Kernel.BLOCK;
  private static final int ROW_AZ = 21 * Kernel.BLOCK;
  private static final int ROW_BX = 22 * Kernel.BLOCK;
  private static final int ROW_BY = 23 * Kernel.BLOCK;
  private static final int ROW_BZ = 24 * Kernel.BLOCK;
  private static final int ROW_CX = 25 * Kernel.BLOCK;
  private static final int ROW_CY = 26 * Kernel.BLOCK;
  private static final int ROW_CZ = 27 * Kernel.BLOCK;
  private static final int ROW_SUM5 = 28 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE3 = 29 * Kernel.BLOCK;
  private static final int ROW_SUM6 = 30 * Kernel.BLOCK;
  private static final int ROW_SUM7 = 31 * Kernel.BLOCK;
  private static final int ROW_MIN = 32 * Kernel.BLOCK;
  private static final int ROW_MIN2 = 33 * Kernel.BLOCK;
  private static final int ROW_MIN3 = 34 * Kernel.BLOCK;
  private static final int ROW_PRODUCT7 = 35 * Kernel.BLOCK;
  private static final int ROW_PRODUCT8 = 36 * Kernel.BLOCK;
  private static final int ROW_PRODUCT9 = 37 * Kernel.BLOCK;
  private static final int ROW_W = 38 * Kernel.BLOCK;
  private static final int ROW_MINUS_VX = 39 * Kernel.BLOCK;
  private static final int ROW_MINUS_VY = 40 * Kernel.BLOCK;
  private static final int ROW_MINUS_VZ = 41 * Kernel.BLOCK;
  private static final int ROW_S2 = 42 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE4 = 43 * Kernel.BLOCK;
  private static final int ROW_PRODUCT10 = 44 * Kernel.BLOCK;
  private static final int ROW_PRODUCT11 = 45 * Kernel.BLOCK;
  private static final int ROW_AU = 46 * Kernel.BLOCK;
  private static final int ROW_PRODUCT12 = 47 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE5 = 48 * Kernel.BLOCK;
  private static final int ROW_PRODUCT13 = 49 * Kernel.BLOCK;
  private static final int ROW_AV = 50 * Kernel.BLOCK;
  private static final int ROW_PRODUCT14 = 51 * Kernel.BLOCK;
  private static final int ROW_PRODUCT15 = 52 * Kernel.BLOCK;
  private static final int ROW_PRODUCT16 = 53 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE6 = 54 * Kernel.BLOCK;
  private static final int ROW_AW = 55 * Kernel.BLOCK;
  private static final int ROW_BU = 56 * Kernel.BLOCK;
  private static final int ROW_BV = 57 * Kernel.BLOCK;
  private static final int ROW_BW = 58 * Kernel.BLOCK;
  private static final int ROW_CU = 59 * Kernel.BLOCK;
  private static final int ROW_SUM8 = 60 * Kernel.BLOCK;
  private static final int ROW_CV = 61 * Kernel.BLOCK;
  private static final int ROW_CW = 62 * Kernel.BLOCK;
  private static final int ROW_LOW_U = 63 * Kernel.BLOCK;
  private static final int ROW_HIGH_U = 64 * Kernel.BLOCK;
  private static final int ROW_LOW_V = 65 * Kernel.BLOCK;
  private static final int ROW_HIGH_V = 66 * Kernel.BLOCK;
  private static final int ROW_LOW_W = 67 * Kernel.BLOCK;
  private static final int ROW_HIGH_W = 68 * Kernel.BLOCK;
  private static final int ROW_LOW_Y = 69 * Kernel.BLOCK;
  private static final int ROW_LOW_Z = 70 * Kernel.BLOCK;
  private static final int ROW_HIGH_Y = 71 * Kernel.BLOCK;
  private static final int ROW_HIGH_Z = 72 * Kernel.BLOCK;
  private static final int ROW_X2 = 73 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE7 = 74 * Kernel.BLOCK;
  private static final int ROW_HX = 75 * Kernel.BLOCK;
  private static final int ROW_HY = 76 * Kernel.BLOCK;
  private static final int ROW_HZ = 77 * Kernel.BLOCK;
  private static final int ROW_EX = 78 * Kernel.BLOCK;
  private static final int ROW_EY = 79 * Kernel.BLOCK;
  private static final int ROW_EZ = 80 * Kernel.BLOCK;
  private static final int ROW_FX = 81 * Kernel.BLOCK;
  private static final int ROW_FY = 82 * Kernel.BLOCK;
  private static final int ROW_FZ = 83 * Kernel.BLOCK;
  private static final int ROW_GX = 84 * Kernel.BLOCK;
  private static final int ROW_GY = 85 * Kernel.BLOCK;
  private static final int ROW_GZ = 86 * Kernel.BLOCK;
  private static final int ROW_BX2 = 87 * Kernel.BLOCK;
  private static final int ROW_BY2 = 88 * Kernel.BLOCK;
  private static final int ROW_BZ2 = 89 * Kernel.BLOCK;
  private static final int ROW_CX2 = 90 * Kernel.BLOCK;
  private static final int ROW_CX3 = 91 * Kernel.BLOCK;
  private static final int ROW_CY2 = 92 * Kernel.BLOCK;
  private static final int ROW_CY3 = 93 * Kernel.BLOCK;
  private static final int ROW_CZ2 = 94 * Kernel.BLOCK;
  private static final int ROW_CZ3 = 95 * Kernel.BLOCK;
  private static final int ROW_AX2 = 96 * Kernel.BLOCK;
  private static final int ROW_AY2 = 97 * Kernel.BLOCK;
  private static final int ROW_AZ2 = 98 * Kernel.BLOCK;
  private static final int ROW_PRODUCT17 = 99 * Kernel.BLOCK;
  private static final int ROW_ABS_EZ = 100 * Kernel.BLOCK;
  private static final int ROW_ABS_EY = 101 * Kernel.BLOCK;
  private static final int ROW_ABS_FY = 102 * Kernel.BLOCK;
  private static final int ROW_ABS_FX = 103 * Kernel.BLOCK;
  private static final int ROW_BOTH = 104 * Kernel.BLOCK;
  private static final int ROW_THIRD = 105 * Kernel.BLOCK;
  private static final int ROW_PRODUCT18 = 106 * Kernel.BLOCK;
  private static final int ROW_VU = 107 * Kernel.BLOCK;
  private static final int ROW_VV = 108 * Kernel.BLOCK;
  private static final int ROW_VW = 109 * Kernel.BLOCK;
  private static final int ROW_A = 110 * Kernel.BLOCK;
  private static final int ROW_A2 = 111 * Kernel.BLOCK;
  private static final int ROW_B = 112 * Kernel.BLOCK;
  private static final int ROW_TOUCH = 113 * Kernel.BLOCK;
  private static final int ROW_PRODUCT19 = 114 * Kernel.BLOCK;
  private static final int ROW_ABS_VU = 115 * Kernel.BLOCK;
  private static final int ROW_OTHER = 116 * Kernel.BLOCK;
  private static final int ROW_ABS_VV = 117 * Kernel.BLOCK;
  private static final int ROW_OTHER2 = 118 * Kernel.BLOCK;
  private static final int ROW_LAST = 119 * Kernel.BLOCK;
  private static final int ROW_ABS_VW = 120 * Kernel.BLOCK;
  private static final int ROW_OTHER3 = 121 * Kernel.BLOCK;
  private static final int ROW_LAST2 = 122 * Kernel.BLOCK;
  private static final int ROW_LOW_AX = 123 * Kernel.BLOCK;
  private static final int ROW_HIGH_AX = 124 * Kernel.BLOCK;
  private static final int ROW_LOW_AY = 125 * Kernel.BLOCK;
  private static final int ROW_HIGH_AY = 126 * Kernel.BLOCK;
  private static final int ROW_LOW_AZ = 127 * Kernel.BLOCK;
  private static final int ROW_HIGH_AZ = 128 * Kernel.BLOCK;
  private static final int ROW_LOW_BX = 129 * Kernel.BLOCK;
  private static final int ROW_HIGH_BX = 130 * Kernel.BLOCK;
  private static final int ROW_LOW_BY = 131 * Kernel.BLOCK;
  private static final int ROW_HIGH_BY = 132 * Kernel.BLOCK;
  private static final int ROW_LOW_BZ = 133 * Kernel.BLOCK;
  private static final int ROW_HIGH_BZ = 134 * Kernel.BLOCK;
  private static final int ROW_LOW_CX = 135 * Kernel.BLOCK;
  private static final int ROW_HIGH_CX = 136 * Kernel.BLOCK;
  private static final int ROW_LOW_CY = 137 * Kernel.BLOCK;
  private static final int ROW_HIGH_CY = 138 * Kernel.BLOCK;
  private static final int ROW_LOW_CZ = 139 * Kernel.BLOCK;
  private static final int ROW_HIGH_CZ = 140 * Kernel.BLOCK;
  private static final int ROW_FX2 = 141 * Kernel.BLOCK;
  private static final int ROW_FY2 = 142 * Kernel.BLOCK;
  private static final int ROW_FZ2 = 143 * Kernel.BLOCK;
  private static final int ROW_SLACK_X = 144 * Kernel.BLOCK;
  private static final int ROW_SLACK_Y = 145 * Kernel.BLOCK;
  private static final int ROW_SLACK_Z = 146 * Kernel.BLOCK;
  private static final int ROW_FIRST = 147 * Kernel.BLOCK;
  private static final int ROW_SUM9 = 148 * Kernel.BLOCK;
  private static final int ROW_SUM10 = 149 * Kernel.BLOCK;
  private static final int ROW_SUM11 = 150 * Kernel.BLOCK;
  private static final int ROW_PRODUCT20 = 151 * Kernel.BLOCK;
  private static final int ROW_PRODUCT21 = 152 * Kernel.BLOCK;
  private static final int ROW_PRODUCT22 = 153 * Kernel.BLOCK;
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
  private static final int ROW_ENTRY = 174 * Kernel.BLOCK;
  private static final int ROW_FIRST2 = 175 * Kernel.BLOCK;
  private static final int ROW_EXIT = 176 * Kernel.BLOCK;
  private static final int ROW_NUMBER = 177 * Kernel.BLOCK;
  private static final int ROW_NUMBER2 = 178 * Kernel.BLOCK;
  private static final int ROW_MEETING = 179 * Kernel.BLOCK;
  private static final int ROW_EY2 = 180 * Kernel.BLOCK;
  private static final int ROW_EZ2 = 181 * Kernel.BLOCK;
  private static final int ROW_PRODUCT23 = 182 * Kernel.BLOCK;
  private static final int ROW_X3 = 183 * Kernel.BLOCK;
  private static final int ROW_Y = 184 * Kernel.BLOCK;
  private static final int ROW_Z = 185 * Kernel.BLOCK;
  private static final int ROW_SUM12 = 186 * Kernel.BLOCK;
  private static final int ROW_MEETING2 = 187 * Kernel.BLOCK;
  private static final int ROW_LU = 188 * Kernel.BLOCK;
  private static final int ROW_LV = 189 * Kernel.BLOCK;
  private static final int ROW_LW = 190 * Kernel.BLOCK;
  private static final int ROW_TX = 191 * Kernel.BLOCK;
  private static final int ROW_PRODUCT24 = 192 * Kernel.BLOCK;
  private static final int ROW_LX = 193 * Kernel.BLOCK;
  private static final int ROW_LY = 194 * Kernel.BLOCK;
  private static final int ROW_LZ = 195 * Kernel.BLOCK;
  private static final int ROW_ZERO_OR_LATER_OR_INFINITY = 196 * Kernel.BLOCK;
  private static final int ROW_TIME = 197 * Kernel.BLOCK;
  private static final int ROW_NX = 198 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO = 199 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[200 * Kernel.BLOCK]);

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
      long allValueAtMostReachBits = floats1(columns1, from1, columns2, from2, floatRows);
      long nearBits = floats2(columns1, from1, columns2, from2, floatRows, allValueAtMostReachBits);
      long allSquareAtLeastLeastSquareBits = floats3(columns1, from1, columns2, from2, floatRows, bits);
      long minAtMostHalfXBits = bits[0];
      long minAtMostHalfYBits = bits[1];
      long minAtMostHalfZBits = bits[2];
      long allSquareAtLeastLeastSquareBits2 = bits[3];
      long sumAtMostLargestBits = bits[4];
      scale(floatRows, ROW_S2);
      floats5(floatRows);
      floats6(floatRows);
      floats7(floatRows);
      long allMinAtMostHighUBits = floats8(columns1, from1, floatRows, bits);
      long allMinAtMostHighVBits = bits[0];
      long allMinAtMostHighWBits = bits[1];
      floats9(floatRows);
      long allValueAtMostReachBits2 = floats10(floatRows);
      long allValueAtMostReachBits3 = floats11(floatRows, allValueAtMostReachBits2);
      long allValueAtMostReachBits4 = floats12(floatRows, allValueAtMostReachBits3);
      long allValueAtMostReachBits5 = floats13(floatRows, allValueAtMostReachBits4);
      long allValueAtMostReachBits6 = floats14(floatRows, allValueAtMostReachBits5);
      long allValueAtMostReachBits7 = floats15(floatRows, bits, allValueAtMostReachBits6);
      long lowAtMostReachBits = bits[0];
      long highAtLeastMinusReachBits = bits[1];
      long allValueAtMostReachBits8 = floats16(columns1, from1, floatRows, lowAtMostReachBits,
          highAtLeastMinusReachBits, allValueAtMostReachBits7);
      floats17(floatRows);
      long vuAtLeastZeroBits = floats18(columns1, from1, floatRows, bits);
      long vvAtLeastZeroBits = bits[0];
      long vwAtLeastZeroBits = floats19(columns1, from1, floatRows);
      floats20(columns1, from1, floatRows);
      floats21(columns1, from1, floatRows);
      floats22(columns1, from1, floatRows);
      floats23(floatRows);
      floats24(columns1, from1, floatRows, vuAtLeastZeroBits, vvAtLeastZeroBits, vwAtLeastZeroBits);
      long aAtMostLargestBits = floats25(columns1, from1, floatRows, bits);
      long aAtMostLargestBits2 = bits[0];
      long bAtMostLargestBits = bits[1];
      long sumAtMostLargestBits2 = bits[2];
      long allMinAtMostHighUBits2 = allMinAtMostHighUBits & minAtMostHalfXBits;
      long allSquareAtLeastLeastSquareBits3 = allSquareAtLeastLeastSquareBits & allMinAtMostHighUBits2;
      long allMinAtMostHighVBits2 = allMinAtMostHighVBits & minAtMostHalfYBits;
      long allSquareAtLeastLeastSquareBits4 = allSquareAtLeastLeastSquareBits3 & allMinAtMostHighVBits2;
      long allMinAtMostHighWBits2 = allMinAtMostHighWBits & minAtMostHalfZBits;
      long meetBits = allSquareAtLeastLeastSquareBits4 & allMinAtMostHighWBits2;
      long allSquareAtLeastLeastSquareBits5 = meetBits & allValueAtMostReachBits8;
      long overlapBits = nearBits & allSquareAtLeastLeastSquareBits5;
      entryOnNormal(floatRows, ROW_OTHER4);
      entryOnEdge(floatRows, ROW_EY, ROW_EZ, ROW_VV, ROW_VW, ROW_SLACK_Y, ROW_SLACK_Z, ROW_LOW_AY, ROW_HIGH_AY,
          ROW_LOW_AZ, ROW_HIGH_AZ, ROW_LOW_CY, ROW_HIGH_CY, ROW_LOW_CZ, ROW_HIGH_CZ, ROW_OTHER5);
      entryOnEdge(floatRows, ROW_EZ, ROW_EX, ROW_VW, ROW_VU, ROW_SLACK_Z, ROW_SLACK_X, ROW_LOW_AZ, ROW_HIGH_AZ,
          ROW_LOW_AX, ROW_HIGH_AX, ROW_LOW_CZ, ROW_HIGH_CZ, ROW_LOW_CX, ROW_HIGH_CX, ROW_OTHER6);
      entryOnEdge(floatRows, ROW_EX, ROW_EY, ROW_VU, ROW_VV, ROW_SLACK_X, ROW_SLACK_Y, ROW_LOW_AX, ROW_HIGH_AX,
          ROW_LOW_AY, ROW_HIGH_AY, ROW_LOW_CX, ROW_HIGH_CX, ROW_LOW_CY, ROW_HIGH_CY, ROW_OTHER7);
      entryOnEdge(floatRows, ROW_FY2, ROW_FZ2, ROW_VV, ROW_VW, ROW_SLACK_Y, ROW_SLACK_Z, ROW_LOW_BY,
          ROW_HIGH_BY, ROW_LOW_BZ, ROW_HIGH_BZ, ROW_LOW_AY, ROW_HIGH_AY, ROW_LOW_AZ, ROW_HIGH_AZ, ROW_OTHER8);
      entryOnEdge(floatRows, ROW_FZ2, ROW_FX2, ROW_VW, ROW_VU, ROW_SLACK_Z, ROW_SLACK_X, ROW_LOW_BZ,
          ROW_HIGH_BZ, ROW_LOW_BX, ROW_HIGH_BX, ROW_LOW_AZ, ROW_HIGH_AZ, ROW_LOW_AX, ROW_HIGH_AX, ROW_OTHER9);
      entryOnEdge(floatRows, ROW_FX2, ROW_FY2, ROW_VU, ROW_VV, ROW_SLACK_X, ROW_SLACK_Y, ROW_LOW_BX,
          ROW_HIGH_BX, ROW_LOW_BY, ROW_HIGH_BY, ROW_LOW_AX, ROW_HIGH_AX, ROW_LOW_AY, ROW_HIGH_AY, ROW_OTHER10);
      entryOnEdge(floatRows, ROW_CY2, ROW_CZ2, ROW_VV, ROW_VW, ROW_SLACK_Y, ROW_SLACK_Z, ROW_LOW_AY,
          ROW_HIGH_AY, ROW_LOW_AZ, ROW_HIGH_AZ, ROW_LOW_BY, ROW_HIGH_BY, ROW_LOW_BZ, ROW_HIGH_BZ, ROW_OTHER11);
      entryOnEdge(floatRows, ROW_CZ2, ROW_CX2, ROW_VW, ROW_VU, ROW_SLACK_Z, ROW_SLACK_X, ROW_LOW_AZ,
          ROW_HIGH_AZ, ROW_LOW_AX, ROW_HIGH_AX, ROW_LOW_BZ, ROW_HIGH_BZ, ROW_LOW_BX, ROW_HIGH_BX, ROW_OTHER12);
      entryOnEdge(floatRows, ROW_CX2, ROW_CY2, ROW_VU, ROW_VV, ROW_SLACK_X, ROW_SLACK_Y, ROW_LOW_AX,
          ROW_HIGH_AX, ROW_LOW_AY, ROW_HIGH_AY, ROW_LOW_BX, ROW_HIGH_BX, ROW_LOW_BY, ROW_HIGH_BY, ROW_OTHER13);
      exitOnNormal(floatRows, ROW_OTHER14);
      exitOnEdge(floatRows, ROW_EY, ROW_EZ, ROW_VV, ROW_VW, ROW_SLACK_Y, ROW_SLACK_Z, ROW_LOW_AY, ROW_HIGH_AY,
          ROW_LOW_AZ, ROW_HIGH_AZ, ROW_LOW_CY, ROW_HIGH_CY, ROW_LOW_CZ, ROW_HIGH_CZ, ROW_OTHER15);
      exitOnEdge(floatRows, ROW_EZ, ROW_EX, ROW_VW, ROW_VU, ROW_SLACK_Z, ROW_SLACK_X, ROW_LOW_AZ, ROW_HIGH_AZ,
          ROW_LOW_AX, ROW_HIGH_AX, ROW_LOW_CZ, ROW_HIGH_CZ, ROW_LOW_CX, ROW_HIGH_CX, ROW_OTHER16);
      exitOnEdge(floatRows, ROW_EX, ROW_EY, ROW_VU, ROW_VV, ROW_SLACK_X, ROW_SLACK_Y, ROW_LOW_AX, ROW_HIGH_AX,
          ROW_LOW_AY, ROW_HIGH_AY, ROW_LOW_CX, ROW_HIGH_CX, ROW_LOW_CY, ROW_HIGH_CY, ROW_OTHER17);
      exitOnEdge(floatRows, ROW_FY2, ROW_FZ2, ROW_VV, ROW_VW, ROW_SLACK_Y, ROW_SLACK_Z, ROW_LOW_BY,
          ROW_HIGH_BY, ROW_LOW_BZ, ROW_HIGH_BZ, ROW_LOW_AY, ROW_HIGH_AY, ROW_LOW_AZ, ROW_HIGH_AZ, ROW_OTHER18);
      exitOnEdge(floatRows, ROW_FZ2, ROW_FX2, ROW_VW, ROW_VU, ROW_SLACK_Z, ROW_SLACK_X, ROW_LOW_BZ,
          ROW_HIGH_BZ, ROW_LOW_BX, ROW_HIGH_BX, ROW_LOW_AZ, ROW_HIGH_AZ, ROW_LOW_AX, ROW_HIGH_AX, ROW_OTHER19);
      exitOnEdge(floatRows, ROW_FX2, ROW_FY2, ROW_VU, ROW_VV, ROW_SLACK_X, ROW_SLACK_Y, ROW_LOW_BX,
          ROW_HIGH_BX, ROW_LOW_BY, ROW_HIGH_BY, ROW_LOW_AX, ROW_HIGH_AX, ROW_LOW_AY, ROW_HIGH_AY, ROW_OTHER20);
      exitOnEdge(floatRows, ROW_CY2, ROW_CZ2, ROW_VV, ROW_VW, ROW_SLACK_Y, ROW_SLACK_Z, ROW_LOW_AY,
          ROW_HIGH_AY, ROW_LOW_AZ, ROW_HIGH_AZ, ROW_LOW_BY, ROW_HIGH_BY, ROW_LOW_BZ, ROW_HIGH_BZ, ROW_OTHER21);
      exitOnEdge(floatRows, ROW_CZ2, ROW_CX2, ROW_VW, ROW_VU, ROW_SLACK_Z, ROW_SLACK_X, ROW_LOW_AZ,
          ROW_HIGH_AZ, ROW_LOW_AX, ROW_HIGH_AX, ROW_LOW_BZ, ROW_HIGH_BZ, ROW_LOW_BX, ROW_HIGH_BX, ROW_OTHER22);
      exitOnEdge(floatRows, ROW_CX2, ROW_CY2, ROW_VU, ROW_VV, ROW_SLACK_X, ROW_SLACK_Y, ROW_LOW_AX,
          ROW_HIGH_AX, ROW_LOW_AY, ROW_HIGH_AY, ROW_LOW_BX, ROW_HIGH_BX, ROW_LOW_BY, ROW_HIGH_BY, ROW_OTHER23);
      long allSquareAtLeastLeastSquareBits6 = allSquareAtLeastLeastSquareBits2 & aAtMostLargestBits;
      long allSquareAtLeastLeastSquareBits7 = allSquareAtLeastLeastSquareBits6 & aAtMostLargestBits2;
      long allSquareAtLeastLeastSquareBits8 = allSquareAtLeastLeastSquareBits7 & bAtMostLargestBits;
      long allSquareAtLeastLeastSquareBits9 = allSquareAtLeastLeastSquareBits8 & sumAtMostLargestBits2;
      floats27(floatRows);
      floats28(floatRows);
      long isOfYBits = floats29(floatRows, bits);
      long isOfZBits = bits[0];
      long numberLessFirstOfBcBits = bits[1];
      long numberLessFirstOfAcBits = bits[2];
      floats30(floatRows, numberLessFirstOfAcBits, numberLessFirstOfBcBits, isOfZBits, isOfYBits);
      floats31(floatRows);
      long sumAtMostLargestBits3 = floats32(columns1, from1, floatRows, bits, overlapBits);
      long lxIsZeroAndLzIsZeroBits = bits[0];
      long lyIsZeroAndLxIsZeroBits = bits[1];
      long lzIsZeroAndLyIsZeroBits = bits[2];
      long properBits = allSquareAtLeastLeastSquareBits9 & sumAtMostLargestBits3;
      long eitherBits = overlapBits | properBits;
      long validBits = eitherBits & sumAtMostLargestBits;
      long noneBits = overlapBits | lxIsZeroAndLzIsZeroBits;
      long noneBits2 = overlapBits | lyIsZeroAndLxIsZeroBits;
      long noneBits3 = overlapBits | lzIsZeroAndLyIsZeroBits;
      long hits = floats34(floatRows, validBits, noneBits, noneBits2);
      floats35(floatRows, results, at, hits, noneBits3);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], halfXs = columns1[3], halfYs = columns1[4], halfZs = columns1[5],
        qxs = columns1[6], qys = columns1[7], qzs = columns1[8], qws = columns1[9];
    float[] axs = columns2[0], bxs = columns2[3], cxs = columns2[6];
    long allValueAtMostReachBits = 0;
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
      FloatVector s = ALL_TWO.lanewise(DIV, square);
      FloatVector sum2 = qySquared.lanewise(ADD, qzSquared);
      FLOAT_VECTOR.cast(sum2).intoArray(floatRows, ROW_SUM2 + k);
      FloatVector x = ALL_ONE.lanewise(SUB, s.lanewise(MUL, sum2)).lanewise(ABS).lanewise(ADD, ALL_SLACK);
      FloatVector product = qx.lanewise(MUL, qy);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT + k);
      FloatVector product2 = qz.lanewise(MUL, qw);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT2 + k);
      FloatVector difference = product.lanewise(SUB, product2);
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE + k);
      FloatVector y = s.lanewise(MUL, difference).lanewise(ABS).lanewise(ADD, ALL_SLACK);
      FloatVector product3 = qx.lanewise(MUL, qz);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT3 + k);
      FloatVector product4 = qy.lanewise(MUL, qw);
      FLOAT_VECTOR.cast(product4).intoArray(floatRows, ROW_PRODUCT4 + k);
      FloatVector sum3 = product3.lanewise(ADD, product4);
      FLOAT_VECTOR.cast(sum3).intoArray(floatRows, ROW_SUM3 + k);
      FloatVector z = s.lanewise(MUL, sum3).lanewise(ABS).lanewise(ADD, ALL_SLACK);
      FloatVector reach = x.lanewise(MUL, fromArray(FLOATS, halfXs, i))
          .lanewise(ADD, y.lanewise(MUL, fromArray(FLOATS, halfYs, i)))
          .lanewise(ADD, z.lanewise(MUL, fromArray(FLOATS, halfZs, i)));
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector bx = fromArray(FLOATS, bxs, j);
      // a < b ? a : b
      FloatVector low = bx.blend(ax, ax.compare(LT, bx));
      // a > b ? a : b
      FloatVector high = bx.blend(ax, ax.compare(GT, bx));
      FloatVector cx = fromArray(FLOATS, cxs, j);
      FloatVector x2 = fromArray(FLOATS, xs, i);
      // c < low ? c : low
      VectorMask<Float> allValueAtMostReach = low.blend(cx, cx.compare(LT, low)).lanewise(SUB, x2)
          .compare(LE, reach);
      // c > high ? c : high
      allValueAtMostReach = x2.lanewise(SUB, high.blend(cx, cx.compare(GT, high)))
          .compare(LE, reach, allValueAtMostReach);
      allValueAtMostReachBits |= allValueAtMostReach.toLong() << k;
      FloatVector s2 = ALL_TWO.lanewise(DIV, sum2.lanewise(ADD, qxSquared.lanewise(ADD, qwSquared)));
      FLOAT_VECTOR.cast(s2).intoArray(floatRows, ROW_S + k);
      FloatVector sum4 = qzSquared.lanewise(ADD, qxSquared);
      FLOAT_VECTOR.cast(sum4).intoArray(floatRows, ROW_SUM4 + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(SUB, s2.lanewise(MUL, sum4)).lanewise(ABS)
          .lanewise(ADD, ALL_SLACK)).intoArray(floatRows, ROW_X + k);
      FLOAT_VECTOR.cast(qy.lanewise(MUL, qz)).intoArray(floatRows, ROW_PRODUCT5 + k);
    }
    return allValueAtMostReachBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long allValueAtMostReachBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] ys = columns1[1], zs = columns1[2], halfXs = columns1[3], halfYs = columns1[4],
        halfZs = columns1[5], qxs = columns1[6], qys = columns1[7], qzs = columns1[8], qws = columns1[9];
    float[] ays = columns2[1], azs = columns2[2], bys = columns2[4], bzs = columns2[5], cys = columns2[7],
        czs = columns2[8];
    long nearBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FloatVector product = qx.lanewise(MUL, fromArray(FLOATS, qws, i));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT6 + k);
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k).lanewise(SUB, product);
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE2 + k);
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector y = s.lanewise(MUL, difference).lanewise(ABS).lanewise(ADD, ALL_SLACK);
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector z = s.lanewise(MUL, qy.lanewise(MUL, qx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k))).lanewise(ABS)
          .lanewise(ADD, ALL_SLACK);
      FloatVector halfY = fromArray(FLOATS, halfYs, i);
      FloatVector halfZ = fromArray(FLOATS, halfZs, i);
      FloatVector halfX = fromArray(FLOATS, halfXs, i);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_X + k).lanewise(MUL, halfY)
          .lanewise(ADD, y.lanewise(MUL, halfZ)).lanewise(ADD, z.lanewise(MUL, halfX));
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector by = fromArray(FLOATS, bys, j);
      // a < b ? a : b
      FloatVector low = by.blend(ay, ay.compare(LT, by));
      // a > b ? a : b
      FloatVector high = by.blend(ay, ay.compare(GT, by));
      FloatVector s2 = ALL_TWO.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_SUM4 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_QY_SQUARED + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_QW_SQUARED + k))));
      FloatVector x = ALL_ONE.lanewise(SUB, s2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM + k)))
          .lanewise(ABS).lanewise(ADD, ALL_SLACK);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector y2 = s2.lanewise(MUL, qz.lanewise(MUL, qx)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k))).lanewise(ABS)
          .lanewise(ADD, ALL_SLACK);
      FloatVector z2 = s2.lanewise(MUL, qz.lanewise(MUL, qy).lanewise(ADD, product)).lanewise(ABS)
          .lanewise(ADD, ALL_SLACK);
      FloatVector reach2 = x.lanewise(MUL, halfZ).lanewise(ADD, y2.lanewise(MUL, halfX))
          .lanewise(ADD, z2.lanewise(MUL, halfY));
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      // a < b ? a : b
      FloatVector low2 = bz.blend(az, az.compare(LT, bz));
      // a > b ? a : b
      FloatVector high2 = bz.blend(az, az.compare(GT, bz));
      FloatVector cy = fromArray(FLOATS, cys, j);
      FloatVector y3 = fromArray(FLOATS, ys, i);
      // c < low ? c : low
      VectorMask<Float> near = low.blend(cy, cy.compare(LT, low)).lanewise(SUB, y3)
          .compare(LE, reach, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES));
      // c > high ? c : high
      near = y3.lanewise(SUB, high.blend(cy, cy.compare(GT, high))).compare(LE, reach, near);
      FloatVector cz = fromArray(FLOATS, czs, j);
      FloatVector z3 = fromArray(FLOATS, zs, i);
      // c < low ? c : low
      near = low2.blend(cz, cz.compare(LT, low2)).lanewise(SUB, z3).compare(LE, reach2, near);
      // c > high ? c : high
      near = z3.lanewise(SUB, high2.blend(cz, cz.compare(GT, high2))).compare(LE, reach2, near);
      nearBits |= near.toLong() << k;
    }
    return nearBits;
  }

  private static long floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], halfXs = columns1[3], halfYs = columns1[4],
        halfZs = columns1[5], qws = columns1[9], vxs = columns1[10], vys = columns1[11], vzs = columns1[12];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    long allSquareAtLeastLeastSquareBits = 0;
    long minAtMostHalfXBits = 0;
    long minAtMostHalfYBits = 0;
    long minAtMostHalfZBits = 0;
    long allSquareAtLeastLeastSquareBits2 = 0;
    long sumAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector x = fromArray(FLOATS, xs, i);
      FloatVector ax = fromArray(FLOATS, axs, j).lanewise(SUB, x);
      FLOAT_VECTOR.cast(ax).intoArray(floatRows, ROW_AX + k);
      FloatVector y = fromArray(FLOATS, ys, i);
      FloatVector ay = fromArray(FLOATS, ays, j).lanewise(SUB, y);
      FLOAT_VECTOR.cast(ay).intoArray(floatRows, ROW_AY + k);
      FloatVector z = fromArray(FLOATS, zs, i);
      FloatVector az = fromArray(FLOATS, azs, j).lanewise(SUB, z);
      FLOAT_VECTOR.cast(az).intoArray(floatRows, ROW_AZ + k);
      FloatVector bx = fromArray(FLOATS, bxs, j).lanewise(SUB, x);
      FLOAT_VECTOR.cast(bx).intoArray(floatRows, ROW_BX + k);
      FloatVector by = fromArray(FLOATS, bys, j).lanewise(SUB, y);
      FLOAT_VECTOR.cast(by).intoArray(floatRows, ROW_BY + k);
      FloatVector bz = fromArray(FLOATS, bzs, j).lanewise(SUB, z);
      FLOAT_VECTOR.cast(bz).intoArray(floatRows, ROW_BZ + k);
      FloatVector cx = fromArray(FLOATS, cxs, j).lanewise(SUB, x);
      FLOAT_VECTOR.cast(cx).intoArray(floatRows, ROW_CX + k);
      FloatVector cy = fromArray(FLOATS, cys, j).lanewise(SUB, y);
      FLOAT_VECTOR.cast(cy).intoArray(floatRows, ROW_CY + k);
      FloatVector cz = fromArray(FLOATS, czs, j).lanewise(SUB, z);
      FLOAT_VECTOR.cast(cz).intoArray(floatRows, ROW_CZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k))).intoArray(floatRows, ROW_SUM5 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k))).intoArray(floatRows,
          ROW_DIFFERENCE3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_QX_SQUARED + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_QZ_SQUARED + k))).intoArray(floatRows, ROW_SUM6 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT6 + k))).intoArray(floatRows, ROW_SUM7 + k);
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE + k);
      VectorMask<Float> allSquareAtLeastLeastSquare = square.compare(GE, ALL_LEAST_SQUARE);
      allSquareAtLeastLeastSquare = square.compare(LE, ALL_LARGEST_SQUARE, allSquareAtLeastLeastSquare);
      FloatVector halfX = fromArray(FLOATS, halfXs, i);
      FloatVector halfY = fromArray(FLOATS, halfYs, i);
      FloatVector halfZ = fromArray(FLOATS, halfZs, i);
      VectorMask<Float> allSquareAtLeastLeastSquare2 = halfX.lanewise(ADD, halfY).lanewise(ADD, halfZ)
          .compare(LE, ALL_LARGEST, allSquareAtLeastLeastSquare);
      allSquareAtLeastLeastSquare2 = ax.lanewise(ADD, ay).lanewise(ADD, az)
          .lanewise(ADD, bx.lanewise(ADD, by).lanewise(ADD, bz))
          .lanewise(ADD, cx.lanewise(ADD, cy).lanewise(ADD, cz)).lanewise(ABS)
          .compare(LE, ALL_LARGEST, allSquareAtLeastLeastSquare2);
      allSquareAtLeastLeastSquareBits |= allSquareAtLeastLeastSquare2.toLong() << k;
      FloatVector min = halfX.lanewise(NEG);
      FLOAT_VECTOR.cast(min).intoArray(floatRows, ROW_MIN + k);
      minAtMostHalfXBits |= min.compare(LE, halfX).toLong() << k;
      FloatVector min2 = halfY.lanewise(NEG);
      FLOAT_VECTOR.cast(min2).intoArray(floatRows, ROW_MIN2 + k);
      minAtMostHalfYBits |= min2.compare(LE, halfY).toLong() << k;
      FloatVector min3 = halfZ.lanewise(NEG);
      FLOAT_VECTOR.cast(min3).intoArray(floatRows, ROW_MIN3 + k);
      minAtMostHalfZBits |= min3.compare(LE, halfZ).toLong() << k;
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(MUL, ALL_HALF.lanewise(MUL, halfX)
          .lanewise(SUB, ALL_HALF.lanewise(MUL, min)))).intoArray(floatRows, ROW_PRODUCT7 + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(MUL, ALL_HALF.lanewise(MUL, halfY)
          .lanewise(SUB, ALL_HALF.lanewise(MUL, min2)))).intoArray(floatRows, ROW_PRODUCT8 + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(MUL, ALL_HALF.lanewise(MUL, halfZ)
          .lanewise(SUB, ALL_HALF.lanewise(MUL, min3)))).intoArray(floatRows, ROW_PRODUCT9 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, qws, i).lanewise(NEG)).intoArray(floatRows, ROW_W + k);
      VectorMask<Float> allSquareAtLeastLeastSquare3 = halfX.compare(GE, ALL_ZERO, allSquareAtLeastLeastSquare);
      allSquareAtLeastLeastSquare3 = halfY.compare(GE, ALL_ZERO, allSquareAtLeastLeastSquare3);
      allSquareAtLeastLeastSquare3 = halfZ.compare(GE, ALL_ZERO, allSquareAtLeastLeastSquare3);
      VectorMask<Float> allSquareAtLeastLeastSquare4 = halfX.compare(LE, ALL_LARGEST);
      allSquareAtLeastLeastSquare4 = halfY.compare(LE, ALL_LARGEST, allSquareAtLeastLeastSquare4);
      allSquareAtLeastLeastSquare4 = halfZ.compare(LE, ALL_LARGEST, allSquareAtLeastLeastSquare4);
      allSquareAtLeastLeastSquare3 = allSquareAtLeastLeastSquare3.and(allSquareAtLeastLeastSquare4);
      allSquareAtLeastLeastSquareBits2 |= allSquareAtLeastLeastSquare3.toLong() << k;
      FloatVector vx = fromArray(FLOATS, vxs, i);
      FloatVector vy = fromArray(FLOATS, vys, i);
      FloatVector vz = fromArray(FLOATS, vzs, i);
      sumAtMostLargestBits |= vx.lanewise(ABS).lanewise(ADD, vy.lanewise(ABS)).lanewise(ADD, vz.lanewise(ABS))
          .compare(LE, ALL_LARGEST).toLong() << k;
      FLOAT_VECTOR.cast(vx.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VX + k);
      FLOAT_VECTOR.cast(vy.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VY + k);
      FLOAT_VECTOR.cast(vz.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VZ + k);
    }
    bits[0] = minAtMostHalfXBits;
    bits[1] = minAtMostHalfYBits;
    bits[2] = minAtMostHalfZBits;
    bits[3] = allSquareAtLeastLeastSquareBits2;
    bits[4] = sumAtMostLargestBits;
    return allSquareAtLeastLeastSquareBits;
  }

  private static void floats5(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S2 + k);
      FloatVector difference = ALL_ONE.lanewise(SUB, s
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM2 + k)));
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE4 + k);
      FloatVector product = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM5 + k));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT10 + k);
      FloatVector product2 = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE3 + k));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT11 + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FLOAT_VECTOR.cast(difference.lanewise(MUL, ax).lanewise(ADD, product.lanewise(MUL, ay))
          .lanewise(ADD, product2.lanewise(MUL, az))).intoArray(floatRows, ROW_AU + k);
      FloatVector product3 = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k));
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT12 + k);
      FloatVector difference2 = ALL_ONE.lanewise(SUB, s
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM6 + k)));
      FLOAT_VECTOR.cast(difference2).intoArray(floatRows, ROW_DIFFERENCE5 + k);
      FloatVector product4 = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM7 + k));
      FLOAT_VECTOR.cast(product4).intoArray(floatRows, ROW_PRODUCT13 + k);
      FLOAT_VECTOR.cast(product3.lanewise(MUL, ax).lanewise(ADD, difference2.lanewise(MUL, ay))
          .lanewise(ADD, product4.lanewise(MUL, az))).intoArray(floatRows, ROW_AV + k);
      FloatVector product5 = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM3 + k));
      FLOAT_VECTOR.cast(product5).intoArray(floatRows, ROW_PRODUCT14 + k);
      FLOAT_VECTOR.cast(product5.lanewise(MUL, ax)).intoArray(floatRows, ROW_PRODUCT15 + k);
    }
  }

  private static void floats6(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S2 + k);
      FloatVector product = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE2 + k));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT16 + k);
      FloatVector difference = ALL_ONE.lanewise(SUB, s
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM + k)));
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE6 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT15 + k)
          .lanewise(ADD, product.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY + k)))
          .lanewise(ADD, difference.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ + k)))).intoArray(
          floatRows, ROW_AW + k);
      FloatVector difference2 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE4 + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FLOAT_VECTOR.cast(difference2.lanewise(MUL, bx).lanewise(ADD, product2.lanewise(MUL, by))
          .lanewise(ADD, product3.lanewise(MUL, bz))).intoArray(floatRows, ROW_BU + k);
      FloatVector product4 = fromArray(FLOATS, floatRows, ROW_PRODUCT12 + k);
      FloatVector difference3 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE5 + k);
      FLOAT_VECTOR.cast(product4.lanewise(MUL, bx).lanewise(ADD, difference3.lanewise(MUL, by))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT13 + k).lanewise(MUL, bz))).intoArray(
          floatRows, ROW_BV + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT14 + k).lanewise(MUL, bx)
          .lanewise(ADD, product.lanewise(MUL, by)).lanewise(ADD, difference.lanewise(MUL, bz))).intoArray(
          floatRows, ROW_BW + k);
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX + k);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY + k);
      FLOAT_VECTOR.cast(difference2.lanewise(MUL, cx).lanewise(ADD, product2.lanewise(MUL, cy))
          .lanewise(ADD, product3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CZ + k)))).intoArray(
          floatRows, ROW_CU + k);
      FLOAT_VECTOR.cast(product4.lanewise(MUL, cx).lanewise(ADD, difference3.lanewise(MUL, cy))).intoArray(
          floatRows, ROW_SUM8 + k);
    }
  }

  private static void floats7(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ + k);
      FloatVector cv = fromArray(FLOATS, floatRows, ROW_SUM8 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT13 + k).lanewise(MUL, cz));
      FLOAT_VECTOR.cast(cv).intoArray(floatRows, ROW_CV + k);
      FloatVector cw = fromArray(FLOATS, floatRows, ROW_PRODUCT14 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CX + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT16 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE6 + k).lanewise(MUL, cz));
      FLOAT_VECTOR.cast(cw).intoArray(floatRows, ROW_CW + k);
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
      // c < low ? c : low
      FLOAT_VECTOR.cast(low2.blend(cv, cv.compare(LT, low2))).intoArray(floatRows, ROW_LOW_V + k);
      // a > b ? a : b
      FloatVector high2 = bv.blend(av, av.compare(GT, bv));
      // c > high ? c : high
      FLOAT_VECTOR.cast(high2.blend(cv, cv.compare(GT, high2))).intoArray(floatRows, ROW_HIGH_V + k);
      FloatVector aw = fromArray(FLOATS, floatRows, ROW_AW + k);
      FloatVector bw = fromArray(FLOATS, floatRows, ROW_BW + k);
      // a < b ? a : b
      FloatVector low3 = bw.blend(aw, aw.compare(LT, bw));
      // c < low ? c : low
      FLOAT_VECTOR.cast(low3.blend(cw, cw.compare(LT, low3))).intoArray(floatRows, ROW_LOW_W + k);
      // a > b ? a : b
      FloatVector high3 = bw.blend(aw, aw.compare(GT, bw));
      // c > high ? c : high
      FLOAT_VECTOR.cast(high3.blend(cw, cw.compare(GT, high3))).intoArray(floatRows, ROW_HIGH_W + k);
    }
  }

  private static long floats8(float[][] columns1, int from1, float[] floatRows, long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] halfXs = columns1[3], halfYs = columns1[4], halfZs = columns1[5];
    long allMinAtMostHighUBits = 0;
    long allMinAtMostHighVBits = 0;
    long allMinAtMostHighWBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector min = fromArray(FLOATS, floatRows, ROW_MIN + k);
      FloatVector highU = fromArray(FLOATS, floatRows, ROW_HIGH_U + k);
      VectorMask<Float> allMinAtMostHighU = min.compare(LE, highU);
      FloatVector lowU = fromArray(FLOATS, floatRows, ROW_LOW_U + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, i);
      allMinAtMostHighU = lowU.compare(LE, halfX, allMinAtMostHighU);
      allMinAtMostHighUBits |= allMinAtMostHighU.toLong() << k;
      FloatVector min2 = fromArray(FLOATS, floatRows, ROW_MIN2 + k);
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      VectorMask<Float> allMinAtMostHighV = min2.compare(LE, highV);
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      FloatVector halfY = fromArray(FLOATS, halfYs, i);
      allMinAtMostHighV = lowV.compare(LE, halfY, allMinAtMostHighV);
      allMinAtMostHighVBits |= allMinAtMostHighV.toLong() << k;
      FloatVector min3 = fromArray(FLOATS, floatRows, ROW_MIN3 + k);
      FloatVector highW = fromArray(FLOATS, floatRows, ROW_HIGH_W + k);
      VectorMask<Float> allMinAtMostHighW = min3.compare(LE, highW);
      FloatVector lowW = fromArray(FLOATS, floatRows, ROW_LOW_W + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, i);
      allMinAtMostHighW = lowW.compare(LE, halfZ, allMinAtMostHighW);
      allMinAtMostHighWBits |= allMinAtMostHighW.toLong() << k;
      // -halfX > lowU ? -halfX : lowU
      FloatVector lowU2 = lowU.blend(min, min.compare(GT, lowU));
      // -halfY > lowV ? -halfY : lowV
      FloatVector lowV2 = lowV.blend(min2, min2.compare(GT, lowV));
      // -halfZ > lowW ? -halfZ : lowW
      FloatVector lowW2 = lowW.blend(min3, min3.compare(GT, lowW));
      // halfX < highU ? halfX : highU
      FloatVector highU2 = highU.blend(halfX, halfX.compare(LT, highU));
      // halfY < highV ? halfY : highV
      FloatVector highV2 = highV.blend(halfY, halfY.compare(LT, highV));
      // halfZ < highW ? halfZ : highW
      FloatVector highW2 = highW.blend(halfZ, halfZ.compare(LT, highW));
      FloatVector au = fromArray(FLOATS, floatRows, ROW_AU + k);
      FloatVector lowX = lowU2.lanewise(SUB, au);
      FloatVector av = fromArray(FLOATS, floatRows, ROW_AV + k);
      FLOAT_VECTOR.cast(lowV2.lanewise(SUB, av)).intoArray(floatRows, ROW_LOW_Y + k);
      FloatVector aw = fromArray(FLOATS, floatRows, ROW_AW + k);
      FLOAT_VECTOR.cast(lowW2.lanewise(SUB, aw)).intoArray(floatRows, ROW_LOW_Z + k);
      FloatVector highX = highU2.lanewise(SUB, au);
      FLOAT_VECTOR.cast(highV2.lanewise(SUB, av)).intoArray(floatRows, ROW_HIGH_Y + k);
      FLOAT_VECTOR.cast(highW2.lanewise(SUB, aw)).intoArray(floatRows, ROW_HIGH_Z + k);
      FLOAT_VECTOR.cast(lowX.lanewise(ADD, highX).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_X2 + k);
      FLOAT_VECTOR.cast(highX.lanewise(SUB, lowX)).intoArray(floatRows, ROW_DIFFERENCE7 + k);
    }
    bits[0] = allMinAtMostHighVBits;
    bits[1] = allMinAtMostHighWBits;
    return allMinAtMostHighUBits;
  }

  private static void floats9(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE7 + k).lanewise(MUL, ALL_HALF)).intoArray(
          floatRows, ROW_HX + k);
      FloatVector lowY = fromArray(FLOATS, floatRows, ROW_LOW_Y + k);
      FloatVector highY = fromArray(FLOATS, floatRows, ROW_HIGH_Y + k);
      FloatVector y = lowY.lanewise(ADD, highY).lanewise(MUL, ALL_HALF);
      FLOAT_VECTOR.cast(highY.lanewise(SUB, lowY).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_HY + k);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z + k);
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z + k);
      FloatVector z = lowZ.lanewise(ADD, highZ).lanewise(MUL, ALL_HALF);
      FLOAT_VECTOR.cast(highZ.lanewise(SUB, lowZ).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_HZ + k);
      FloatVector bu = fromArray(FLOATS, floatRows, ROW_BU + k);
      FloatVector au = fromArray(FLOATS, floatRows, ROW_AU + k);
      FloatVector ex = bu.lanewise(SUB, au);
      FLOAT_VECTOR.cast(ex).intoArray(floatRows, ROW_EX + k);
      FloatVector bv = fromArray(FLOATS, floatRows, ROW_BV + k);
      FloatVector av = fromArray(FLOATS, floatRows, ROW_AV + k);
      FloatVector ey = bv.lanewise(SUB, av);
      FLOAT_VECTOR.cast(ey).intoArray(floatRows, ROW_EY + k);
      FloatVector bw = fromArray(FLOATS, floatRows, ROW_BW + k);
      FloatVector aw = fromArray(FLOATS, floatRows, ROW_AW + k);
      FloatVector ez = bw.lanewise(SUB, aw);
      FLOAT_VECTOR.cast(ez).intoArray(floatRows, ROW_EZ + k);
      FloatVector cu = fromArray(FLOATS, floatRows, ROW_CU + k);
      FLOAT_VECTOR.cast(cu.lanewise(SUB, bu)).intoArray(floatRows, ROW_FX + k);
      FloatVector cv = fromArray(FLOATS, floatRows, ROW_CV + k);
      FLOAT_VECTOR.cast(cv.lanewise(SUB, bv)).intoArray(floatRows, ROW_FY + k);
      FloatVector cw = fromArray(FLOATS, floatRows, ROW_CW + k);
      FloatVector fz = cw.lanewise(SUB, bw);
      FLOAT_VECTOR.cast(fz).intoArray(floatRows, ROW_FZ + k);
      FLOAT_VECTOR.cast(au.lanewise(SUB, cu)).intoArray(floatRows, ROW_GX + k);
      FLOAT_VECTOR.cast(av.lanewise(SUB, cv)).intoArray(floatRows, ROW_GY + k);
      FLOAT_VECTOR.cast(aw.lanewise(SUB, cw)).intoArray(floatRows, ROW_GZ + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X2 + k);
      FLOAT_VECTOR.cast(ex.lanewise(SUB, x)).intoArray(floatRows, ROW_BX2 + k);
      FLOAT_VECTOR.cast(ey.lanewise(SUB, y)).intoArray(floatRows, ROW_BY2 + k);
      FLOAT_VECTOR.cast(ez.lanewise(SUB, z)).intoArray(floatRows, ROW_BZ2 + k);
      FloatVector cx = cu.lanewise(SUB, au);
      FLOAT_VECTOR.cast(cx).intoArray(floatRows, ROW_CX2 + k);
      FLOAT_VECTOR.cast(cx.lanewise(SUB, x)).intoArray(floatRows, ROW_CX3 + k);
      FloatVector cy = cv.lanewise(SUB, av);
      FLOAT_VECTOR.cast(cy).intoArray(floatRows, ROW_CY2 + k);
      FLOAT_VECTOR.cast(cy.lanewise(SUB, y)).intoArray(floatRows, ROW_CY3 + k);
      FloatVector cz = cw.lanewise(SUB, aw);
      FLOAT_VECTOR.cast(cz).intoArray(floatRows, ROW_CZ2 + k);
      FLOAT_VECTOR.cast(cz.lanewise(SUB, z)).intoArray(floatRows, ROW_CZ3 + k);
      FLOAT_VECTOR.cast(x.lanewise(NEG)).intoArray(floatRows, ROW_AX2 + k);
      FLOAT_VECTOR.cast(y.lanewise(NEG)).intoArray(floatRows, ROW_AY2 + k);
      FLOAT_VECTOR.cast(z.lanewise(NEG)).intoArray(floatRows, ROW_AZ2 + k);
      FLOAT_VECTOR.cast(ey.lanewise(MUL, fz)).intoArray(floatRows, ROW_PRODUCT17 + k);
    }
  }

  private static long floats10(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_PRODUCT17 + k).lanewise(SUB, ez.lanewise(MUL, fy));
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector ny = ez.lanewise(MUL, fx)
          .lanewise(SUB, ex.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FZ + k)));
      FloatVector nz = ex.lanewise(MUL, fy)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_EY + k).lanewise(MUL, fx));
      FloatVector a = nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AX2 + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY2 + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ2 + k)));
      FloatVector b = nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX2 + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY2 + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ2 + k)));
      FloatVector c = nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CX3 + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY3 + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CZ3 + k)));
      FloatVector reach = nx.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))
          .lanewise(ADD, ny.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)))
          .lanewise(ADD, nz.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)));
      // a < b ? a : b
      FloatVector low = b.blend(a, a.compare(LT, b));
      // a > b ? a : b
      FloatVector high = b.blend(a, a.compare(GT, b));
      // c < low ? c : low
      VectorMask<Float> allValueAtMostReach = low.blend(c, c.compare(LT, low)).compare(LE, reach);
      // c > high ? c : high
      allValueAtMostReach = high.blend(c, c.compare(GT, high))
          .compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReachBits |= allValueAtMostReach.toLong() << k;
    }
    return allValueAtMostReachBits;
  }

  private static long floats11(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector both = ey.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ2 + k))
          .lanewise(SUB, ez.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY2 + k)));
      FloatVector third = ey.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CZ3 + k))
          .lanewise(SUB, ez.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY3 + k)));
      FloatVector absEz = ez.lanewise(ABS);
      FLOAT_VECTOR.cast(absEz).intoArray(floatRows, ROW_ABS_EZ + k);
      FloatVector absEy = ey.lanewise(ABS);
      FLOAT_VECTOR.cast(absEy).intoArray(floatRows, ROW_ABS_EY + k);
      FloatVector reach = absEz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k))
          .lanewise(ADD, absEy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)));
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

  private static long floats12(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX2 + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector both = ez.lanewise(MUL, ax)
          .lanewise(SUB, ex.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ2 + k)));
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX3 + k);
      FloatVector third = ez.lanewise(MUL, cx)
          .lanewise(SUB, ex.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CZ3 + k)));
      FloatVector absEx = ex.lanewise(ABS);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector reach = absEx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_EZ + k).lanewise(MUL, hx));
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector both2 = ex.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY2 + k))
          .lanewise(SUB, ey.lanewise(MUL, ax));
      FloatVector third2 = ex.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY3 + k))
          .lanewise(SUB, ey.lanewise(MUL, cx));
      FloatVector reach2 = fromArray(FLOATS, floatRows, ROW_ABS_EY + k).lanewise(MUL, hx)
          .lanewise(ADD, absEx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)));
      VectorMask<Float> bothLessThird2 = both2.compare(LT, third2);
      // both < third ? both : third
      FloatVector low2 = third2.blend(both2, bothLessThird2);
      // both < third ? third : both
      FloatVector high2 = both2.blend(third2, bothLessThird2);
      VectorMask<Float> allValueAtMostReach = low
          .compare(LE, reach, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES));
      allValueAtMostReach = high.compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReach = low2.compare(LE, reach2, allValueAtMostReach);
      allValueAtMostReach = high2.compare(GE, reach2.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReachBits2 |= allValueAtMostReach.toLong() << k;
    }
    return allValueAtMostReachBits2;
  }

  private static long floats13(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ2 + k);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY2 + k);
      FloatVector both = fy.lanewise(MUL, bz).lanewise(SUB, fz.lanewise(MUL, by));
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ2 + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY2 + k);
      FloatVector third = fy.lanewise(MUL, az).lanewise(SUB, fz.lanewise(MUL, ay));
      FloatVector absFz = fz.lanewise(ABS);
      FloatVector absFy = fy.lanewise(ABS);
      FLOAT_VECTOR.cast(absFy).intoArray(floatRows, ROW_ABS_FY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector reach = absFz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k))
          .lanewise(ADD, absFy.lanewise(MUL, hz));
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX2 + k);
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      FloatVector both2 = fz.lanewise(MUL, bx).lanewise(SUB, fx.lanewise(MUL, bz));
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX2 + k);
      FloatVector third2 = fz.lanewise(MUL, ax).lanewise(SUB, fx.lanewise(MUL, az));
      FloatVector absFx = fx.lanewise(ABS);
      FLOAT_VECTOR.cast(absFx).intoArray(floatRows, ROW_ABS_FX + k);
      FloatVector reach2 = absFx.lanewise(MUL, hz)
          .lanewise(ADD, absFz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k)));
      VectorMask<Float> bothLessThird2 = both2.compare(LT, third2);
      // both < third ? both : third
      FloatVector low2 = third2.blend(both2, bothLessThird2);
      // both < third ? third : both
      FloatVector high2 = both2.blend(third2, bothLessThird2);
      VectorMask<Float> allValueAtMostReach = low
          .compare(LE, reach, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES));
      allValueAtMostReach = high.compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReach = low2.compare(LE, reach2, allValueAtMostReach);
      allValueAtMostReach = high2.compare(GE, reach2.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReachBits2 |= allValueAtMostReach.toLong() << k;
      FLOAT_VECTOR.cast(fx.lanewise(MUL, by).lanewise(SUB, fy.lanewise(MUL, bx))).intoArray(floatRows,
          ROW_BOTH + k);
      FLOAT_VECTOR.cast(fx.lanewise(MUL, ay).lanewise(SUB, fy.lanewise(MUL, ax))).intoArray(floatRows,
          ROW_THIRD + k);
    }
    return allValueAtMostReachBits2;
  }

  private static long floats14(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_ABS_FY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_FX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)));
      FloatVector both = fromArray(FLOATS, floatRows, ROW_BOTH + k);
      FloatVector third = fromArray(FLOATS, floatRows, ROW_THIRD + k);
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
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CZ3 + k))).intoArray(floatRows, ROW_PRODUCT18 + k);
    }
    return allValueAtMostReachBits2;
  }

  private static long floats15(float[] floatRows, long[] bits, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    long lowAtMostReachBits = 0;
    long highAtLeastMinusReachBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY3 + k);
      FloatVector both = fromArray(FLOATS, floatRows, ROW_PRODUCT18 + k).lanewise(SUB, gz.lanewise(MUL, cy));
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ2 + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY2 + k);
      FloatVector third = gy.lanewise(MUL, bz).lanewise(SUB, gz.lanewise(MUL, by));
      FloatVector absGz = gz.lanewise(ABS);
      FloatVector absGy = gy.lanewise(ABS);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector reach = absGz.lanewise(MUL, hy).lanewise(ADD, absGy.lanewise(MUL, hz));
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX3 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector both2 = gz.lanewise(MUL, cx)
          .lanewise(SUB, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CZ3 + k)));
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX2 + k);
      FloatVector third2 = gz.lanewise(MUL, bx).lanewise(SUB, gx.lanewise(MUL, bz));
      FloatVector absGx = gx.lanewise(ABS);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector reach2 = absGx.lanewise(MUL, hz).lanewise(ADD, absGz.lanewise(MUL, hx));
      VectorMask<Float> bothLessThird2 = both2.compare(LT, third2);
      // both < third ? both : third
      FloatVector low2 = third2.blend(both2, bothLessThird2);
      // both < third ? third : both
      FloatVector high2 = both2.blend(third2, bothLessThird2);
      VectorMask<Float> allValueAtMostReach = low
          .compare(LE, reach, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES));
      allValueAtMostReach = high.compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReach = low2.compare(LE, reach2, allValueAtMostReach);
      allValueAtMostReach = high2.compare(GE, reach2.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReachBits2 |= allValueAtMostReach.toLong() << k;
      FloatVector both3 = gx.lanewise(MUL, cy).lanewise(SUB, gy.lanewise(MUL, cx));
      FloatVector third3 = gx.lanewise(MUL, by).lanewise(SUB, gy.lanewise(MUL, bx));
      FloatVector reach3 = absGy.lanewise(MUL, hx).lanewise(ADD, absGx.lanewise(MUL, hy));
      VectorMask<Float> bothLessThird3 = both3.compare(LT, third3);
      // both < third ? both : third
      FloatVector low3 = third3.blend(both3, bothLessThird3);
      // both < third ? third : both
      FloatVector high3 = both3.blend(third3, bothLessThird3);
      lowAtMostReachBits |= low3.compare(LE, reach3).toLong() << k;
      highAtLeastMinusReachBits |= high3.compare(GE, reach3.lanewise(NEG)).toLong() << k;
    }
    bits[0] = lowAtMostReachBits;
    bits[1] = highAtLeastMinusReachBits;
    return allValueAtMostReachBits2;
  }

  private static long floats16(float[][] columns1, int from1, float[] floatRows, long lowAtMostReachBits,
      long highAtLeastMinusReachBits, long allValueAtMostReachBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] vxs = columns1[10], vys = columns1[11], vzs = columns1[12];
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      allValueAtMostReachBits2 |= VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (lowAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (highAtLeastMinusReachBits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
      FloatVector vx = fromArray(FLOATS, vxs, i);
      FloatVector vy = fromArray(FLOATS, vys, i);
      FloatVector vz = fromArray(FLOATS, vzs, i);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE4 + k).lanewise(MUL, vx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k).lanewise(MUL, vy))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k).lanewise(MUL, vz))).intoArray(
          floatRows, ROW_VU + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT12 + k).lanewise(MUL, vx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE5 + k).lanewise(MUL, vy))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT13 + k).lanewise(MUL, vz))).intoArray(
          floatRows, ROW_VV + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT14 + k).lanewise(MUL, vx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT16 + k).lanewise(MUL, vy))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE6 + k).lanewise(MUL, vz))).intoArray(
          floatRows, ROW_VW + k);
    }
    return allValueAtMostReachBits2;
  }

  private static void floats17(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector a = fromArray(FLOATS, floatRows, ROW_AU + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AV + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AW + k).lanewise(ABS));
      FLOAT_VECTOR.cast(a).intoArray(floatRows, ROW_A + k);
      FloatVector a2 = fromArray(FLOATS, floatRows, ROW_BU + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BV + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BW + k).lanewise(ABS));
      FLOAT_VECTOR.cast(a2).intoArray(floatRows, ROW_A2 + k);
      FloatVector b = fromArray(FLOATS, floatRows, ROW_CU + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_CV + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_CW + k).lanewise(ABS));
      FLOAT_VECTOR.cast(b).intoArray(floatRows, ROW_B + k);
      // a > b ? a : b
      FloatVector b2 = b.blend(a2, a2.compare(GT, b));
      // a > b ? a : b
      FLOAT_VECTOR.cast(ALL_TOUCH.lanewise(MUL, b2.blend(a, a.compare(GT, b2)))).intoArray(floatRows,
          ROW_TOUCH + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(MUL, ALL_HALF
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_U + k))
          .lanewise(SUB, ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_U + k))))).intoArray(
          floatRows, ROW_PRODUCT19 + k);
    }
  }

  private static long floats18(float[][] columns1, int from1, float[] floatRows, long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] halfXs = columns1[3], halfYs = columns1[4];
    long vuAtLeastZeroBits = 0;
    long vvAtLeastZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector width = fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT19 + k));
      FloatVector vu = fromArray(FLOATS, floatRows, ROW_VU + k);
      VectorMask<Float> vuAtLeastZero = vu.compare(GE, ALL_ZERO);
      vuAtLeastZeroBits |= vuAtLeastZero.toLong() << k;
      // v >= 0 ? min2 - max1 : min1 - max2
      FloatVector ahead = fromArray(FLOATS, floatRows, ROW_MIN + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HIGH_U + k))
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_U + k).lanewise(SUB, fromArray(FLOATS, halfXs, i)),
          vuAtLeastZero);
      FloatVector from = ahead.lanewise(SUB, ALL_ZERO);
      FloatVector touch = fromArray(FLOATS, floatRows, ROW_TOUCH + k);
      // touch < width ? touch : width
      FloatVector margin = ALL_ZERO.lanewise(ADD, width.blend(touch, touch.compare(LT, width)));
      FloatVector absVu = vu.lanewise(ABS);
      FLOAT_VECTOR.cast(absVu).intoArray(floatRows, ROW_ABS_VU + k);
      // from >= 0 ? Math.abs(speed) : 2 * margin
      FloatVector unit = ALL_TWO.lanewise(MUL, margin).blend(absVu, from.compare(GE, ALL_ZERO));
      VectorMask<Float> fromAtLeastValueAndVuIsNotZero = vu.compare(NE, ALL_ZERO);
      fromAtLeastValueAndVuIsNotZero = from.compare(GE, margin.lanewise(NEG), fromAtLeastValueAndVuIsNotZero);
      // from > 0 || (from >= -margin && speed != 0) ? from / unit : NONE
      FloatVector other = ALL_NONE.blend(from.lanewise(DIV, unit), from.compare(GT, ALL_ZERO)
          .or(fromAtLeastValueAndVuIsNotZero));
      FLOAT_VECTOR.cast(other).intoArray(floatRows, ROW_OTHER + k);
      // other > entry ? other : entry
      FloatVector last = ALL_NONE.blend(other, other.compare(GT, ALL_NONE));
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      FloatVector width2 = fromArray(FLOATS, floatRows, ROW_PRODUCT8 + k)
          .lanewise(ADD, ALL_ONE.lanewise(MUL, ALL_HALF.lanewise(MUL, highV)
          .lanewise(SUB, ALL_HALF.lanewise(MUL, lowV))));
      FloatVector vv = fromArray(FLOATS, floatRows, ROW_VV + k);
      VectorMask<Float> vvAtLeastZero = vv.compare(GE, ALL_ZERO);
      vvAtLeastZeroBits |= vvAtLeastZero.toLong() << k;
      // v >= 0 ? min2 - max1 : min1 - max2
      FloatVector ahead2 = fromArray(FLOATS, floatRows, ROW_MIN2 + k).lanewise(SUB, highV)
          .blend(lowV.lanewise(SUB, fromArray(FLOATS, halfYs, i)), vvAtLeastZero);
      FloatVector from3 = ahead2.lanewise(SUB, ALL_ZERO);
      // touch < width ? touch : width
      FloatVector margin2 = ALL_ZERO.lanewise(ADD, width2.blend(touch, touch.compare(LT, width2)));
      FloatVector absVv = vv.lanewise(ABS);
      FLOAT_VECTOR.cast(absVv).intoArray(floatRows, ROW_ABS_VV + k);
      // from >= 0 ? Math.abs(speed) : 2 * margin
      FloatVector unit2 = ALL_TWO.lanewise(MUL, margin2).blend(absVv, from3.compare(GE, ALL_ZERO));
      VectorMask<Float> fromAtLeastValueAndVvIsNotZero = vv.compare(NE, ALL_ZERO);
      fromAtLeastValueAndVvIsNotZero = from3.compare(GE, margin2.lanewise(NEG), fromAtLeastValueAndVvIsNotZero);
      // from > 0 || (from >= -margin && speed != 0) ? from / unit : NONE
      FloatVector other2 = ALL_NONE.blend(from3.lanewise(DIV, unit2), from3.compare(GT, ALL_ZERO)
          .or(fromAtLeastValueAndVvIsNotZero));
      FLOAT_VECTOR.cast(other2).intoArray(floatRows, ROW_OTHER2 + k);
      // other > entry ? other : entry
      FLOAT_VECTOR.cast(last.blend(other2, other2.compare(GT, last))).intoArray(floatRows, ROW_LAST + k);
    }
    bits[0] = vvAtLeastZeroBits;
    return vuAtLeastZeroBits;
  }

  private static long floats19(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] halfZs = columns1[5];
    long vwAtLeastZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector highW = fromArray(FLOATS, floatRows, ROW_HIGH_W + k);
      FloatVector lowW = fromArray(FLOATS, floatRows, ROW_LOW_W + k);
      FloatVector width = fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k)
          .lanewise(ADD, ALL_ONE.lanewise(MUL, ALL_HALF.lanewise(MUL, highW)
          .lanewise(SUB, ALL_HALF.lanewise(MUL, lowW))));
      FloatVector vw = fromArray(FLOATS, floatRows, ROW_VW + k);
      VectorMask<Float> vwAtLeastZero = vw.compare(GE, ALL_ZERO);
      vwAtLeastZeroBits |= vwAtLeastZero.toLong() << k;
      // v >= 0 ? min2 - max1 : min1 - max2
      FloatVector ahead = fromArray(FLOATS, floatRows, ROW_MIN3 + k).lanewise(SUB, highW)
          .blend(lowW.lanewise(SUB, fromArray(FLOATS, halfZs, i)), vwAtLeastZero);
      FloatVector from = ahead.lanewise(SUB, ALL_ZERO);
      FloatVector touch = fromArray(FLOATS, floatRows, ROW_TOUCH + k);
      // touch < width ? touch : width
      FloatVector margin = ALL_ZERO.lanewise(ADD, width.blend(touch, touch.compare(LT, width)));
      FloatVector absVw = vw.lanewise(ABS);
      FLOAT_VECTOR.cast(absVw).intoArray(floatRows, ROW_ABS_VW + k);
      // from >= 0 ? Math.abs(speed) : 2 * margin
      FloatVector unit = ALL_TWO.lanewise(MUL, margin).blend(absVw, from.compare(GE, ALL_ZERO));
      VectorMask<Float> fromAtLeastValueAndVwIsNotZero = vw.compare(NE, ALL_ZERO);
      fromAtLeastValueAndVwIsNotZero = from.compare(GE, margin.lanewise(NEG), fromAtLeastValueAndVwIsNotZero);
      // from > 0 || (from >= -margin && speed != 0) ? from / unit : NONE
      FloatVector other = ALL_NONE.blend(from.lanewise(DIV, unit), from.compare(GT, ALL_ZERO)
          .or(fromAtLeastValueAndVwIsNotZero));
      FLOAT_VECTOR.cast(other).intoArray(floatRows, ROW_OTHER3 + k);
      FloatVector last = fromArray(FLOATS, floatRows, ROW_LAST + k);
      // other > entry ? other : entry
      FLOAT_VECTOR.cast(last.blend(other, other.compare(GT, last))).intoArray(floatRows, ROW_LAST2 + k);
    }
    return vwAtLeastZeroBits;
  }

  private static void floats20(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] halfXs = columns1[3], halfYs = columns1[4], halfZs = columns1[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector au = fromArray(FLOATS, floatRows, ROW_AU + k);
      FloatVector at2 = fromArray(FLOATS, floatRows, ROW_MIN + k).lanewise(SUB, au);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at3 = at2.blend(ALL_LARGEST, at2.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at3.blend(ALL_MINUS_LARGEST, at3.compare(LT, ALL_MINUS_LARGEST))).intoArray(floatRows,
          ROW_LOW_AX + k);
      FloatVector at4 = fromArray(FLOATS, halfXs, i).lanewise(SUB, au);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at5 = at4.blend(ALL_LARGEST, at4.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at5.blend(ALL_MINUS_LARGEST, at5.compare(LT, ALL_MINUS_LARGEST))).intoArray(floatRows,
          ROW_HIGH_AX + k);
      FloatVector av = fromArray(FLOATS, floatRows, ROW_AV + k);
      FloatVector at6 = fromArray(FLOATS, floatRows, ROW_MIN2 + k).lanewise(SUB, av);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at7 = at6.blend(ALL_LARGEST, at6.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at7.blend(ALL_MINUS_LARGEST, at7.compare(LT, ALL_MINUS_LARGEST))).intoArray(floatRows,
          ROW_LOW_AY + k);
      FloatVector at8 = fromArray(FLOATS, halfYs, i).lanewise(SUB, av);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at9 = at8.blend(ALL_LARGEST, at8.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at9.blend(ALL_MINUS_LARGEST, at9.compare(LT, ALL_MINUS_LARGEST))).intoArray(floatRows,
          ROW_HIGH_AY + k);
      FloatVector aw = fromArray(FLOATS, floatRows, ROW_AW + k);
      FloatVector at10 = fromArray(FLOATS, floatRows, ROW_MIN3 + k).lanewise(SUB, aw);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at11 = at10.blend(ALL_LARGEST, at10.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at11.blend(ALL_MINUS_LARGEST, at11.compare(LT, ALL_MINUS_LARGEST))).intoArray(
          floatRows, ROW_LOW_AZ + k);
      FloatVector at12 = fromArray(FLOATS, halfZs, i).lanewise(SUB, aw);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at13 = at12.blend(ALL_LARGEST, at12.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at13.blend(ALL_MINUS_LARGEST, at13.compare(LT, ALL_MINUS_LARGEST))).intoArray(
          floatRows, ROW_HIGH_AZ + k);
    }
  }

  private static void floats21(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] halfXs = columns1[3], halfYs = columns1[4], halfZs = columns1[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector bu = fromArray(FLOATS, floatRows, ROW_BU + k);
      FloatVector at2 = fromArray(FLOATS, floatRows, ROW_MIN + k).lanewise(SUB, bu);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at3 = at2.blend(ALL_LARGEST, at2.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at3.blend(ALL_MINUS_LARGEST, at3.compare(LT, ALL_MINUS_LARGEST))).intoArray(floatRows,
          ROW_LOW_BX + k);
      FloatVector at4 = fromArray(FLOATS, halfXs, i).lanewise(SUB, bu);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at5 = at4.blend(ALL_LARGEST, at4.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at5.blend(ALL_MINUS_LARGEST, at5.compare(LT, ALL_MINUS_LARGEST))).intoArray(floatRows,
          ROW_HIGH_BX + k);
      FloatVector bv = fromArray(FLOATS, floatRows, ROW_BV + k);
      FloatVector at6 = fromArray(FLOATS, floatRows, ROW_MIN2 + k).lanewise(SUB, bv);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at7 = at6.blend(ALL_LARGEST, at6.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at7.blend(ALL_MINUS_LARGEST, at7.compare(LT, ALL_MINUS_LARGEST))).intoArray(floatRows,
          ROW_LOW_BY + k);
      FloatVector at8 = fromArray(FLOATS, halfYs, i).lanewise(SUB, bv);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at9 = at8.blend(ALL_LARGEST, at8.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at9.blend(ALL_MINUS_LARGEST, at9.compare(LT, ALL_MINUS_LARGEST))).intoArray(floatRows,
          ROW_HIGH_BY + k);
      FloatVector bw = fromArray(FLOATS, floatRows, ROW_BW + k);
      FloatVector at10 = fromArray(FLOATS, floatRows, ROW_MIN3 + k).lanewise(SUB, bw);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at11 = at10.blend(ALL_LARGEST, at10.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at11.blend(ALL_MINUS_LARGEST, at11.compare(LT, ALL_MINUS_LARGEST))).intoArray(
          floatRows, ROW_LOW_BZ + k);
      FloatVector at12 = fromArray(FLOATS, halfZs, i).lanewise(SUB, bw);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at13 = at12.blend(ALL_LARGEST, at12.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at13.blend(ALL_MINUS_LARGEST, at13.compare(LT, ALL_MINUS_LARGEST))).intoArray(
          floatRows, ROW_HIGH_BZ + k);
    }
  }

  private static void floats22(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] halfXs = columns1[3], halfYs = columns1[4], halfZs = columns1[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector cu = fromArray(FLOATS, floatRows, ROW_CU + k);
      FloatVector at2 = fromArray(FLOATS, floatRows, ROW_MIN + k).lanewise(SUB, cu);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at3 = at2.blend(ALL_LARGEST, at2.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at3.blend(ALL_MINUS_LARGEST, at3.compare(LT, ALL_MINUS_LARGEST))).intoArray(floatRows,
          ROW_LOW_CX + k);
      FloatVector at4 = fromArray(FLOATS, halfXs, i).lanewise(SUB, cu);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at5 = at4.blend(ALL_LARGEST, at4.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at5.blend(ALL_MINUS_LARGEST, at5.compare(LT, ALL_MINUS_LARGEST))).intoArray(floatRows,
          ROW_HIGH_CX + k);
      FloatVector cv = fromArray(FLOATS, floatRows, ROW_CV + k);
      FloatVector at6 = fromArray(FLOATS, floatRows, ROW_MIN2 + k).lanewise(SUB, cv);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at7 = at6.blend(ALL_LARGEST, at6.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at7.blend(ALL_MINUS_LARGEST, at7.compare(LT, ALL_MINUS_LARGEST))).intoArray(floatRows,
          ROW_LOW_CY + k);
      FloatVector at8 = fromArray(FLOATS, halfYs, i).lanewise(SUB, cv);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at9 = at8.blend(ALL_LARGEST, at8.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at9.blend(ALL_MINUS_LARGEST, at9.compare(LT, ALL_MINUS_LARGEST))).intoArray(floatRows,
          ROW_HIGH_CY + k);
      FloatVector cw = fromArray(FLOATS, floatRows, ROW_CW + k);
      FloatVector at10 = fromArray(FLOATS, floatRows, ROW_MIN3 + k).lanewise(SUB, cw);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at11 = at10.blend(ALL_LARGEST, at10.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at11.blend(ALL_MINUS_LARGEST, at11.compare(LT, ALL_MINUS_LARGEST))).intoArray(
          floatRows, ROW_LOW_CZ + k);
      FloatVector at12 = fromArray(FLOATS, halfZs, i).lanewise(SUB, cw);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at13 = at12.blend(ALL_LARGEST, at12.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at13.blend(ALL_MINUS_LARGEST, at13.compare(LT, ALL_MINUS_LARGEST))).intoArray(
          floatRows, ROW_HIGH_CZ + k);
    }
  }

  private static void floats23(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX2 + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FLOAT_VECTOR.cast(cx.lanewise(SUB, ex)).intoArray(floatRows, ROW_FX2 + k);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY2 + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FLOAT_VECTOR.cast(cy.lanewise(SUB, ey)).intoArray(floatRows, ROW_FY2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CZ2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_EZ + k))).intoArray(floatRows, ROW_FZ2 + k);
      // a > b ? a : b
      FloatVector high = ex.blend(ALL_ZERO, ALL_ZERO.compare(GT, ex));
      // a < b ? a : b
      FloatVector low = ex.blend(ALL_ZERO, ALL_ZERO.compare(LT, ex));
      // c > high ? c : high; c < low ? c : low
      FLOAT_VECTOR.cast(ALL_SLACK_11.lanewise(MUL, high.blend(cx, cx.compare(GT, high))
          .lanewise(SUB, low.blend(cx, cx.compare(LT, low)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_VU + k)))).intoArray(floatRows, ROW_SLACK_X + k);
      // a > b ? a : b
      FloatVector high2 = ey.blend(ALL_ZERO, ALL_ZERO.compare(GT, ey));
      // a < b ? a : b
      FloatVector low2 = ey.blend(ALL_ZERO, ALL_ZERO.compare(LT, ey));
      // c > high ? c : high; c < low ? c : low
      FLOAT_VECTOR.cast(ALL_SLACK_11.lanewise(MUL, high2.blend(cy, cy.compare(GT, high2))
          .lanewise(SUB, low2.blend(cy, cy.compare(LT, low2)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_VV + k)))).intoArray(floatRows, ROW_SLACK_Y + k);
    }
  }

  private static void floats24(float[][] columns1, int from1, float[] floatRows, long vuAtLeastZeroBits,
      long vvAtLeastZeroBits, long vwAtLeastZeroBits) {
    if (columns1 == null) {
      return;
    }
    float[] halfXs = columns1[3], halfYs = columns1[4], halfZs = columns1[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      // a > b ? a : b
      FloatVector high = ez.blend(ALL_ZERO, ALL_ZERO.compare(GT, ez));
      // a < b ? a : b
      FloatVector low = ez.blend(ALL_ZERO, ALL_ZERO.compare(LT, ez));
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ2 + k);
      FloatVector absVw = fromArray(FLOATS, floatRows, ROW_ABS_VW + k);
      // c > high ? c : high; c < low ? c : low
      FLOAT_VECTOR.cast(ALL_SLACK_11.lanewise(MUL, high.blend(cz, cz.compare(GT, high))
          .lanewise(SUB, low.blend(cz, cz.compare(LT, low))).lanewise(ADD, absVw))).intoArray(floatRows,
          ROW_SLACK_Z + k);
      // v >= 0 ? max2 - min1 : max1 - min2
      FloatVector left = fromArray(FLOATS, halfXs, i)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_LOW_U + k))
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MIN + k)),
          VectorMask.fromLong(FLOATS, (vuAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES));
      // left < 0 ? NONE : left / Math.abs(speed)
      FloatVector other = left.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_ABS_VU + k))
          .blend(ALL_NONE, left.compare(LT, ALL_ZERO));
      // other < exit ? other : exit
      FloatVector first2 = ALL_INFINITY.blend(other, other.compare(LT, ALL_INFINITY));
      // v >= 0 ? max2 - min1 : max1 - min2
      FloatVector left2 = fromArray(FLOATS, halfYs, i)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_LOW_V + k))
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MIN2 + k)),
          VectorMask.fromLong(FLOATS, (vvAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES));
      // left < 0 ? NONE : left / Math.abs(speed)
      FloatVector other2 = left2.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_ABS_VV + k))
          .blend(ALL_NONE, left2.compare(LT, ALL_ZERO));
      // other < exit ? other : exit
      FloatVector first3 = first2.blend(other2, other2.compare(LT, first2));
      // v >= 0 ? max2 - min1 : max1 - min2
      FloatVector left3 = fromArray(FLOATS, halfZs, i)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_LOW_W + k))
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_W + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MIN3 + k)),
          VectorMask.fromLong(FLOATS, (vwAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES));
      // left < 0 ? NONE : left / Math.abs(speed)
      FloatVector other3 = left3.lanewise(DIV, absVw).blend(ALL_NONE, left3.compare(LT, ALL_ZERO));
      // other < exit ? other : exit
      FLOAT_VECTOR.cast(first3.blend(other3, other3.compare(LT, first3))).intoArray(floatRows, ROW_FIRST + k);
    }
  }

  private static long floats25(float[][] columns1, int from1, float[] floatRows, long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] qxs = columns1[6], qys = columns1[7], qzs = columns1[8];
    long aAtMostLargestBits = 0;
    long aAtMostLargestBits2 = 0;
    long bAtMostLargestBits = 0;
    long sumAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY2 + k);
      FloatVector product = ez.lanewise(MUL, cy);
      FloatVector rounded = ez.lanewise(NEG).lanewise(FMA, cy, product);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ2 + k);
      FLOAT_VECTOR.cast(ey.lanewise(FMA, cz, product.lanewise(NEG)).lanewise(ADD, rounded)).intoArray(
          floatRows, ROW_SUM9 + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector product2 = ex.lanewise(MUL, cz);
      FloatVector rounded2 = ex.lanewise(NEG).lanewise(FMA, cz, product2);
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX2 + k);
      FLOAT_VECTOR.cast(ez.lanewise(FMA, cx, product2.lanewise(NEG)).lanewise(ADD, rounded2)).intoArray(
          floatRows, ROW_SUM10 + k);
      FloatVector product3 = ey.lanewise(MUL, cx);
      FloatVector rounded3 = ey.lanewise(NEG).lanewise(FMA, cx, product3);
      FLOAT_VECTOR.cast(ex.lanewise(FMA, cy, product3.lanewise(NEG)).lanewise(ADD, rounded3)).intoArray(
          floatRows, ROW_SUM11 + k);
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S2 + k);
      FLOAT_VECTOR.cast(s.lanewise(MUL, fromArray(FLOATS, qys, i))).intoArray(floatRows, ROW_PRODUCT20 + k);
      FLOAT_VECTOR.cast(s.lanewise(MUL, fromArray(FLOATS, qzs, i))).intoArray(floatRows, ROW_PRODUCT21 + k);
      FLOAT_VECTOR.cast(s.lanewise(MUL, fromArray(FLOATS, qxs, i))).intoArray(floatRows, ROW_PRODUCT22 + k);
      aAtMostLargestBits |= fromArray(FLOATS, floatRows, ROW_A + k).compare(LE, ALL_LARGEST).toLong() << k;
      aAtMostLargestBits2 |= fromArray(FLOATS, floatRows, ROW_A2 + k).compare(LE, ALL_LARGEST).toLong() << k;
      bAtMostLargestBits |= fromArray(FLOATS, floatRows, ROW_B + k).compare(LE, ALL_LARGEST).toLong() << k;
      sumAtMostLargestBits |= fromArray(FLOATS, floatRows, ROW_ABS_VU + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_VV + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_VW + k)).compare(LE, ALL_LARGEST).toLong() << k;
    }
    bits[0] = aAtMostLargestBits2;
    bits[1] = bAtMostLargestBits;
    bits[2] = sumAtMostLargestBits;
    return aAtMostLargestBits;
  }

  private static void floats27(float[] floatRows) {
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
      FloatVector last5 = last4.blend(other4, other4.compare(GT, last4));
      FloatVector other5 = fromArray(FLOATS, floatRows, ROW_OTHER8 + k);
      // other > entry ? other : entry
      FloatVector last6 = last5.blend(other5, other5.compare(GT, last5));
      FloatVector other6 = fromArray(FLOATS, floatRows, ROW_OTHER9 + k);
      // other > entry ? other : entry
      FloatVector last7 = last6.blend(other6, other6.compare(GT, last6));
      FloatVector other7 = fromArray(FLOATS, floatRows, ROW_OTHER10 + k);
      // other > entry ? other : entry
      FloatVector last8 = last7.blend(other7, other7.compare(GT, last7));
      FloatVector other8 = fromArray(FLOATS, floatRows, ROW_OTHER11 + k);
      // other > entry ? other : entry
      FloatVector last9 = last8.blend(other8, other8.compare(GT, last8));
      FloatVector other9 = fromArray(FLOATS, floatRows, ROW_OTHER12 + k);
      // other > entry ? other : entry
      FloatVector last10 = last9.blend(other9, other9.compare(GT, last9));
      FloatVector other10 = fromArray(FLOATS, floatRows, ROW_OTHER13 + k);
      // other > entry ? other : entry
      FLOAT_VECTOR.cast(last10.blend(other10, other10.compare(GT, last10))).intoArray(floatRows, ROW_ENTRY + k);
      FloatVector other11 = fromArray(FLOATS, floatRows, ROW_OTHER14 + k);
      FloatVector first2 = fromArray(FLOATS, floatRows, ROW_FIRST + k);
      // other < exit ? other : exit
      FLOAT_VECTOR.cast(first2.blend(other11, other11.compare(LT, first2))).intoArray(floatRows,
          ROW_FIRST2 + k);
    }
  }

  private static void floats28(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector other = fromArray(FLOATS, floatRows, ROW_OTHER15 + k);
      FloatVector first2 = fromArray(FLOATS, floatRows, ROW_FIRST2 + k);
      // other < exit ? other : exit
      FloatVector first3 = first2.blend(other, other.compare(LT, first2));
      FloatVector other2 = fromArray(FLOATS, floatRows, ROW_OTHER16 + k);
      // other < exit ? other : exit
      FloatVector first4 = first3.blend(other2, other2.compare(LT, first3));
      FloatVector other3 = fromArray(FLOATS, floatRows, ROW_OTHER17 + k);
      // other < exit ? other : exit
      FloatVector first5 = first4.blend(other3, other3.compare(LT, first4));
      FloatVector other4 = fromArray(FLOATS, floatRows, ROW_OTHER18 + k);
      // other < exit ? other : exit
      FloatVector first6 = first5.blend(other4, other4.compare(LT, first5));
      FloatVector other5 = fromArray(FLOATS, floatRows, ROW_OTHER19 + k);
      // other < exit ? other : exit
      FloatVector first7 = first6.blend(other5, other5.compare(LT, first6));
      FloatVector other6 = fromArray(FLOATS, floatRows, ROW_OTHER20 + k);
      // other < exit ? other : exit
      FloatVector first8 = first7.blend(other6, other6.compare(LT, first7));
      FloatVector other7 = fromArray(FLOATS, floatRows, ROW_OTHER21 + k);
      // other < exit ? other : exit
      FloatVector first9 = first8.blend(other7, other7.compare(LT, first8));
      FloatVector other8 = fromArray(FLOATS, floatRows, ROW_OTHER22 + k);
      // other < exit ? other : exit
      FloatVector first10 = first9.blend(other8, other8.compare(LT, first9));
      FloatVector other9 = fromArray(FLOATS, floatRows, ROW_OTHER23 + k);
      // other < exit ? other : exit
      FLOAT_VECTOR.cast(first10.blend(other9, other9.compare(LT, first10))).intoArray(floatRows, ROW_EXIT + k);
      FloatVector entry = fromArray(FLOATS, floatRows, ROW_ENTRY + k);
      // entryOnEdge(cz, cx, vz, vx, slackZ, slackX, touch, lowAZ, highAZ, lowAX, highAX, lowBZ, highBZ, lowBX,
      // highBX) == entry ? 11 : number
      FloatVector number = ALL_C12_0.blend(ALL_C11_0, fromArray(FLOATS, floatRows, ROW_OTHER12 + k)
          .compare(EQ, entry));
      // entryOnEdge(cy, cz, vy, vz, slackY, slackZ, touch, lowAY, highAY, lowAZ, highAZ, lowBY, highBY, lowBZ,
      // highBZ) == entry ? 10 : number
      FloatVector number2 = number.blend(ALL_FIRST_OF_AC, fromArray(FLOATS, floatRows, ROW_OTHER11 + k)
          .compare(EQ, entry));
      // entryOnEdge(fx, fy, vx, vy, slackX, slackY, touch, lowBX, highBX, lowBY, highBY, lowAX, highAX, lowAY,
      // highAY) == entry ? 9 : number
      FloatVector number3 = number2.blend(ALL_C9_00, fromArray(FLOATS, floatRows, ROW_OTHER10 + k)
          .compare(EQ, entry));
      // entryOnEdge(fz, fx, vz, vx, slackZ, slackX, touch, lowBZ, highBZ, lowBX, highBX, lowAZ, highAZ, lowAX,
      // highAX) == entry ? 8 : number
      FloatVector number4 = number3.blend(ALL_C8_00, fromArray(FLOATS, floatRows, ROW_OTHER9 + k)
          .compare(EQ, entry));
      // entryOnEdge(fy, fz, vy, vz, slackY, slackZ, touch, lowBY, highBY, lowBZ, highBZ, lowAY, highAY, lowAZ,
      // highAZ) == entry ? 7 : number
      FloatVector number5 = number4.blend(ALL_FIRST_OF_BC, fromArray(FLOATS, floatRows, ROW_OTHER8 + k)
          .compare(EQ, entry));
      // entryOnEdge(bx, by, vx, vy, slackX, slackY, touch, lowAX, highAX, lowAY, highAY, lowCX, highCX, lowCY,
      // highCY) == entry ? 6 : number
      FloatVector number6 = number5.blend(ALL_C6_00, fromArray(FLOATS, floatRows, ROW_OTHER7 + k)
          .compare(EQ, entry));
      // entryOnEdge(bz, bx, vz, vx, slackZ, slackX, touch, lowAZ, highAZ, lowAX, highAX, lowCZ, highCZ, lowCX,
      // highCX) == entry ? 5 : number
      FLOAT_VECTOR.cast(number6.blend(ALL_C5_00, fromArray(FLOATS, floatRows, ROW_OTHER6 + k)
          .compare(EQ, entry))).intoArray(floatRows, ROW_NUMBER + k);
    }
  }

  private static long floats29(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long isOfYBits = 0;
    long isOfZBits = 0;
    long numberLessFirstOfBcBits = 0;
    long numberLessFirstOfAcBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector entry = fromArray(FLOATS, floatRows, ROW_ENTRY + k);
      // entryOnEdge(by, bz, vy, vz, slackY, slackZ, touch, lowAY, highAY, lowAZ, highAZ, lowCY, highCY, lowCZ,
      // highCZ) == entry ? 4 : number
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER + k)
          .blend(ALL_C4_00, fromArray(FLOATS, floatRows, ROW_OTHER5 + k).compare(EQ, entry));
      // entryOnNormal(lowAX, lowAY, lowAZ, highAX, highAY, highAZ, slackX, slackY, slackZ, touch, vx, vy, vz,
      // bx, by, bz, cx, cy, cz) == entry ? NORMAL : number
      FloatVector number2 = number.blend(ALL_NORMAL, fromArray(FLOATS, floatRows, ROW_OTHER4 + k)
          .compare(EQ, entry));
      // entryZ == entry ? 2 : number
      FloatVector number3 = number2.blend(ALL_TWO, fromArray(FLOATS, floatRows, ROW_OTHER3 + k)
          .compare(EQ, entry));
      // entryY == entry ? 1 : number
      FloatVector number4 = number3.blend(ALL_ONE, fromArray(FLOATS, floatRows, ROW_OTHER2 + k)
          .compare(EQ, entry));
      // entryX == entry ? 0 : number
      FloatVector number5 = number4.blend(ALL_ZERO, fromArray(FLOATS, floatRows, ROW_OTHER + k)
          .compare(EQ, entry));
      FLOAT_VECTOR.cast(number5).intoArray(floatRows, ROW_NUMBER2 + k);
      VectorMask<Float> allEntryGreaterNone = entry.compare(GT, ALL_NONE);
      allEntryGreaterNone = entry.compare(LE, fromArray(FLOATS, floatRows, ROW_EXIT + k), allEntryGreaterNone);
      // entry > NONE && entry <= exit ? entry : Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(entry, allEntryGreaterNone)).intoArray(floatRows, ROW_MEETING + k);
      VectorMask<Float> isOfY = number5.compare(EQ, ALL_C5_00).or(number5.compare(EQ, ALL_C8_00))
          .or(number5.compare(EQ, ALL_C11_0));
      isOfYBits |= isOfY.toLong() << k;
      VectorMask<Float> isOfZ = number5.compare(EQ, ALL_C6_00).or(number5.compare(EQ, ALL_C9_00))
          .or(number5.compare(EQ, ALL_C12_0));
      isOfZBits |= isOfZ.toLong() << k;
      VectorMask<Float> numberLessFirstOfBc = number5.compare(LT, ALL_FIRST_OF_BC);
      numberLessFirstOfBcBits |= numberLessFirstOfBc.toLong() << k;
      VectorMask<Float> numberLessFirstOfAc = number5.compare(LT, ALL_FIRST_OF_AC);
      numberLessFirstOfAcBits |= numberLessFirstOfAc.toLong() << k;
      // number < FIRST_OF_BC ? b : number < FIRST_OF_AC ? c - b : c
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_CY2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_FY2 + k), numberLessFirstOfAc)
          .blend(fromArray(FLOATS, floatRows, ROW_EY + k), numberLessFirstOfBc);
      FLOAT_VECTOR.cast(ey).intoArray(floatRows, ROW_EY2 + k);
      // number < FIRST_OF_BC ? b : number < FIRST_OF_AC ? c - b : c
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_CZ2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_FZ2 + k), numberLessFirstOfAc)
          .blend(fromArray(FLOATS, floatRows, ROW_EZ + k), numberLessFirstOfBc);
      FLOAT_VECTOR.cast(ez).intoArray(floatRows, ROW_EZ2 + k);
      // isOfY ? ez : isOfZ ? -ey : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ey.lanewise(NEG), isOfZ).blend(ez, isOfY)).intoArray(floatRows,
          ROW_PRODUCT23 + k);
    }
    bits[0] = isOfZBits;
    bits[1] = numberLessFirstOfBcBits;
    bits[2] = numberLessFirstOfAcBits;
    return isOfYBits;
  }

  private static void floats30(float[] floatRows, long numberLessFirstOfAcBits, long numberLessFirstOfBcBits,
      long isOfZBits, long isOfYBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER2 + k);
      VectorMask<Float> numberGreaterNormal = number.compare(GT, ALL_NORMAL);
      VectorMask<Float> numberIsNormal = number.compare(EQ, ALL_NORMAL);
      // number > NORMAL ? product : number == NORMAL ? SweptAxis.difference(by, cz, bz, cy) : number == 0 ? 1 :
      // 0
      FloatVector x = ALL_ZERO.blend(ALL_ONE, number.compare(EQ, ALL_ZERO))
          .blend(fromArray(FLOATS, floatRows, ROW_SUM9 + k), numberIsNormal)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT23 + k), numberGreaterNormal);
      FLOAT_VECTOR.cast(x).intoArray(floatRows, ROW_X3 + k);
      VectorMask<Float> isOfZ = number.compare(EQ, ALL_C4_00).or(number.compare(EQ, ALL_FIRST_OF_BC))
          .or(number.compare(EQ, ALL_FIRST_OF_AC));
      // number < FIRST_OF_BC ? b : number < FIRST_OF_AC ? c - b : c
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_CX2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_FX2 + k),
          VectorMask.fromLong(FLOATS, (numberLessFirstOfAcBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_EX + k),
          VectorMask.fromLong(FLOATS, (numberLessFirstOfBcBits >>> k) & WideLanes.FLOAT_LANES));
      // isOfY ? ez : isOfZ ? -ey : 0
      FloatVector product = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_EZ2 + k).lanewise(NEG), isOfZ)
          .blend(ez, VectorMask.fromLong(FLOATS, (isOfZBits >>> k) & WideLanes.FLOAT_LANES));
      // number > NORMAL ? product : number == NORMAL ? SweptAxis.difference(bz, cx, bx, cz) : number == 1 ? 1 :
      // 0
      FloatVector y = ALL_ZERO.blend(ALL_ONE, number.compare(EQ, ALL_ONE))
          .blend(fromArray(FLOATS, floatRows, ROW_SUM10 + k), numberIsNormal)
          .blend(product, numberGreaterNormal);
      FLOAT_VECTOR.cast(y).intoArray(floatRows, ROW_Y + k);
      // isOfY ? ez : isOfZ ? -ey : 0
      FloatVector product2 = ALL_ZERO.blend(ez.lanewise(NEG),
          VectorMask.fromLong(FLOATS, (isOfYBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_EY2 + k), isOfZ);
      // number > NORMAL ? product : number == NORMAL ? SweptAxis.difference(bx, cy, by, cx) : number == 2 ? 1 :
      // 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, number.compare(EQ, ALL_TWO))
          .blend(fromArray(FLOATS, floatRows, ROW_SUM11 + k), numberIsNormal)
          .blend(product2, numberGreaterNormal)).intoArray(floatRows, ROW_Z + k);
      FLOAT_VECTOR.cast(x.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SLACK_X + k))
          .lanewise(ADD, y.lanewise(ABS).lanewise(MUL,
          fromArray(FLOATS, floatRows, ROW_SLACK_Y + k)))).intoArray(floatRows, ROW_SUM12 + k);
    }
  }

  private static void floats31(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z + k);
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SUM12 + k)
          .lanewise(ADD, z.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SLACK_Z + k)));
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X3 + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y + k);
      FloatVector speed = x.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_VU + k))
          .lanewise(ADD, y.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_VV + k)))
          .lanewise(ADD, z.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_VW + k)));
      FloatVector meeting = fromArray(FLOATS, floatRows, ROW_MEETING + k);
      FloatVector later = meeting.lanewise(ADD, slack.lanewise(DIV, speed.lanewise(ABS)));
      FloatVector exit = fromArray(FLOATS, floatRows, ROW_EXIT + k);
      // later < exit ? later : exit
      FloatVector later2 = exit.blend(later, later.compare(LT, exit));
      // later < 1 ? later : 1
      FloatVector later3 = ALL_ONE.blend(later2, later2.compare(LT, ALL_ONE));
      VectorMask<Float> allMeetingGreaterZero = meeting.compare(GT, ALL_ZERO);
      allMeetingGreaterZero = meeting.compare(LE, ALL_ONE, allMeetingGreaterZero);
      // meeting > 0 && meeting <= 1 ? later : meeting
      FloatVector later4 = meeting.blend(later3, allMeetingGreaterZero);
      // number >= NORMAL ? later : meeting
      FLOAT_VECTOR.cast(meeting.blend(later4, fromArray(FLOATS, floatRows, ROW_NUMBER2 + k)
          .compare(GE, ALL_NORMAL))).intoArray(floatRows, ROW_MEETING2 + k);
      VectorMask<Float> speedGreaterZero = speed.compare(GT, ALL_ZERO);
      // speed > 0 ? -lu : lu
      FloatVector lu = x.blend(x.lanewise(NEG), speedGreaterZero);
      FLOAT_VECTOR.cast(lu).intoArray(floatRows, ROW_LU + k);
      // speed > 0 ? -lv : lv
      FloatVector lv = y.blend(y.lanewise(NEG), speedGreaterZero);
      FLOAT_VECTOR.cast(lv).intoArray(floatRows, ROW_LV + k);
      // speed > 0 ? -lw : lw
      FloatVector lw = z.blend(z.lanewise(NEG), speedGreaterZero);
      FLOAT_VECTOR.cast(lw).intoArray(floatRows, ROW_LW + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT21 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT20 + k).lanewise(MUL, lw)
          .lanewise(SUB, product.lanewise(MUL, lv))).intoArray(floatRows, ROW_TX + k);
      FLOAT_VECTOR.cast(product.lanewise(MUL, lu)).intoArray(floatRows, ROW_PRODUCT24 + k);
    }
  }

  private static long floats32(float[][] columns1, int from1, float[] floatRows, long[] bits,
      long overlapBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] qxs = columns1[6], qys = columns1[7], qzs = columns1[8];
    long sumAtMostLargestBits = 0;
    long lxIsZeroAndLzIsZeroBits = 0;
    long lyIsZeroAndLxIsZeroBits = 0;
    long lzIsZeroAndLyIsZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT22 + k);
      FloatVector lw = fromArray(FLOATS, floatRows, ROW_LW + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_PRODUCT24 + k).lanewise(SUB, product.lanewise(MUL, lw));
      FloatVector lv = fromArray(FLOATS, floatRows, ROW_LV + k);
      FloatVector lu = fromArray(FLOATS, floatRows, ROW_LU + k);
      FloatVector tz = product.lanewise(MUL, lv)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT20 + k).lanewise(MUL, lu));
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector lx = lu.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, w.lanewise(MUL, tx)));
      FLOAT_VECTOR.cast(lx).intoArray(floatRows, ROW_LX + k);
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FloatVector ly = lv.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty)));
      FLOAT_VECTOR.cast(ly).intoArray(floatRows, ROW_LY + k);
      FloatVector lz = lw.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz)));
      FLOAT_VECTOR.cast(lz).intoArray(floatRows, ROW_LZ + k);
      sumAtMostLargestBits |= lx.lanewise(ABS).lanewise(ADD, ly.lanewise(ABS)).lanewise(ADD, lz.lanewise(ABS))
          .compare(LE, ALL_LARGEST).toLong() << k;
      FloatVector meeting = fromArray(FLOATS, floatRows, ROW_MEETING2 + k);
      // enter > 0 ? enter : Float.MIN_VALUE
      FloatVector later = ALL_C1_40E_45.blend(meeting, meeting.compare(GT, ALL_ZERO));
      // overlap ? 0 : enter <= 1 ? later : Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(later, meeting.compare(LE, ALL_ONE))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_ZERO_OR_LATER_OR_INFINITY + k);
      VectorMask<Float> lxIsZero = lx.compare(EQ, ALL_ZERO);
      VectorMask<Float> lyIsZero = ly.compare(EQ, ALL_ZERO);
      VectorMask<Float> lzIsZero = lz.compare(EQ, ALL_ZERO);
      lxIsZeroAndLzIsZeroBits |= lxIsZero.and(lyIsZero).and(lzIsZero).toLong() << k;
      lyIsZeroAndLxIsZeroBits |= lyIsZero.and(lzIsZero).and(lxIsZero).toLong() << k;
      lzIsZeroAndLyIsZeroBits |= lzIsZero.and(lxIsZero).and(lyIsZero).toLong() << k;
    }
    bits[0] = lxIsZeroAndLzIsZeroBits;
    bits[1] = lyIsZeroAndLxIsZeroBits;
    bits[2] = lzIsZeroAndLyIsZeroBits;
    return sumAtMostLargestBits;
  }

  private static long floats34(float[] floatRows, long validBits, long noneBits, long noneBits2) {
    if (floatRows == null) {
      return 0;
    }
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // valid ? Sweep.time(overlap, meeting) : Float.POSITIVE_INFINITY
      FloatVector time = ALL_INFINITY.blend(fromArray(FLOATS, floatRows, ROW_ZERO_OR_LATER_OR_INFINITY + k),
          VectorMask.fromLong(FLOATS, (validBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(time).intoArray(floatRows, ROW_TIME + k);
      VectorMask<Float> hit = time.compare(LT, ALL_INFINITY);
      hits |= hit.toLong() << k;
      VectorMask<Float> none = VectorMask.fromLong(FLOATS, (noneBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector minusVx = fromArray(FLOATS, floatRows, ROW_MINUS_VX + k);
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX + k);
      // none ? -vx : x
      FloatVector x = lx.blend(minusVx, none);
      FloatVector minusVy = fromArray(FLOATS, floatRows, ROW_MINUS_VY + k);
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY + k);
      // none ? -vy : y
      FloatVector y = ly.blend(minusVy, none);
      FloatVector minusVz = fromArray(FLOATS, floatRows, ROW_MINUS_VZ + k);
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ + k);
      // none ? -vz : z
      FloatVector z = lz.blend(minusVz, none);
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
      // largest > 0 ? component / length : 0; hit ? Sweep.normal(overlap, lx, ly, lz, vx, vy, vz) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ZERO.blend(sx.lanewise(DIV, length), largestGreaterZero),
          hit)).intoArray(floatRows, ROW_NX + k);
      VectorMask<Float> none2 = VectorMask.fromLong(FLOATS, (noneBits2 >>> k) & WideLanes.FLOAT_LANES);
      // none ? -vx : x
      FloatVector x2 = ly.blend(minusVy, none2);
      // none ? -vy : y
      FloatVector y2 = lz.blend(minusVz, none2);
      // none ? -vz : z
      FloatVector z2 = lx.blend(minusVx, none2);
      FloatVector largest2 = x2.lanewise(ABS).lanewise(MAX, y2.lanewise(ABS)).lanewise(MAX, z2.lanewise(ABS));
      VectorMask<Float> largestGreaterZero2 = largest2.compare(GT, ALL_ZERO);
      // largest > 0 ? x / largest : 0
      FloatVector sx2 = ALL_ZERO.blend(x2.lanewise(DIV, largest2), largestGreaterZero2);
      // largest > 0 ? y / largest : 0
      FloatVector sy2 = ALL_ZERO.blend(y2.lanewise(DIV, largest2), largestGreaterZero2);
      // largest > 0 ? z / largest : 0
      FloatVector sz2 = ALL_ZERO.blend(z2.lanewise(DIV, largest2), largestGreaterZero2);
      FloatVector length2 = sx2.lanewise(MUL, sx2).lanewise(ADD, sy2.lanewise(MUL, sy2))
          .lanewise(ADD, sz2.lanewise(MUL, sz2)).lanewise(SQRT);
      // largest > 0 ? component / length : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(sx2.lanewise(DIV, length2), largestGreaterZero2)).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO + k);
    }
    return hits;
  }

  private static void floats35(float[] floatRows, float[][] results, int at, long hits, long noneBits) {
    if (floatRows == null) {
      return;
    }
    float[] ts = results[0], nxs = results[1], nys = results[2], nzs = results[3];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      // hit ? Sweep.normal(overlap, ly, lz, lx, vy, vz, vx) : 0
      FloatVector ny = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_QUOTIENT_OR_ZERO + k), hit);
      VectorMask<Float> none = VectorMask.fromLong(FLOATS, (noneBits >>> k) & WideLanes.FLOAT_LANES);
      // none ? -vx : x
      FloatVector x = fromArray(FLOATS, floatRows, ROW_LZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_VZ + k), none);
      // none ? -vy : y
      FloatVector y = fromArray(FLOATS, floatRows, ROW_LX + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_VX + k), none);
      // none ? -vz : z
      FloatVector z = fromArray(FLOATS, floatRows, ROW_LY + k)
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
      // largest > 0 ? component / length : 0; hit ? Sweep.normal(overlap, lz, lx, ly, vz, vx, vy) : 0
      FloatVector nz = ALL_ZERO.blend(ALL_ZERO.blend(sx.lanewise(DIV, length), largestGreaterZero), hit);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TIME + k)).intoArray(ts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NX + k)).intoArray(nxs, at + k);
      FLOAT_VECTOR.cast(ny).intoArray(nys, at + k);
      FLOAT_VECTOR.cast(nz).intoArray(nzs, at + k);
    }
  }

  /** {@code scale} of a block, from rows of values to another row. */
  private static void scale(float[] rows, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(ALL_TWO.lanewise(DIV, fromArray(FLOATS, rows, ROW_SQUARE + k))).intoArray(rows, to + k);
    }
  }

  /** {@code entryOnNormal} of a block, from rows of values to another row. */
  private static void entryOnNormal(float[] rows, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector bz = fromArray(FLOATS, rows, ROW_EZ + k);
      FloatVector cy = fromArray(FLOATS, rows, ROW_CY2 + k);
      FloatVector product = bz.lanewise(MUL, cy);
      FloatVector rounded = bz.lanewise(NEG).lanewise(FMA, cy, product);
      FloatVector by = fromArray(FLOATS, rows, ROW_EY + k);
      FloatVector cz = fromArray(FLOATS, rows, ROW_CZ2 + k);
      FloatVector x = by.lanewise(FMA, cz, product.lanewise(NEG)).lanewise(ADD, rounded);
      FloatVector bx = fromArray(FLOATS, rows, ROW_EX + k);
      FloatVector product2 = bx.lanewise(MUL, cz);
      FloatVector rounded2 = bx.lanewise(NEG).lanewise(FMA, cz, product2);
      FloatVector cx = fromArray(FLOATS, rows, ROW_CX2 + k);
      FloatVector y = bz.lanewise(FMA, cx, product2.lanewise(NEG)).lanewise(ADD, rounded2);
      FloatVector product3 = by.lanewise(MUL, cx);
      FloatVector rounded3 = by.lanewise(NEG).lanewise(FMA, cx, product3);
      FloatVector z = bx.lanewise(FMA, cy, product3.lanewise(NEG)).lanewise(ADD, rounded3);
      FloatVector speed = x.lanewise(MUL, fromArray(FLOATS, rows, ROW_VU + k))
          .lanewise(ADD, y.lanewise(MUL, fromArray(FLOATS, rows, ROW_VV + k)))
          .lanewise(ADD, z.lanewise(MUL, fromArray(FLOATS, rows, ROW_VW + k)));
      VectorMask<Float> speedGreaterZero = speed.compare(GT, ALL_ZERO);
      // speed > 0 ? -l : l
      FloatVector against = x.blend(x.lanewise(NEG), speedGreaterZero);
      // speed > 0 ? -l : l
      FloatVector against2 = y.blend(y.lanewise(NEG), speedGreaterZero);
      // speed > 0 ? -l : l
      FloatVector against3 = z.blend(z.lanewise(NEG), speedGreaterZero);
      FloatVector lowX = fromArray(FLOATS, rows, ROW_LOW_AX + k);
      FloatVector highX = fromArray(FLOATS, rows, ROW_HIGH_AX + k);
      FloatVector lowY = fromArray(FLOATS, rows, ROW_LOW_AY + k);
      FloatVector highY = fromArray(FLOATS, rows, ROW_HIGH_AY + k);
      FloatVector lowZ = fromArray(FLOATS, rows, ROW_LOW_AZ + k);
      FloatVector highZ = fromArray(FLOATS, rows, ROW_HIGH_AZ + k);
      // against > 0 ? low : high
      FloatVector ahead = against.lanewise(MUL, highX.blend(lowX, against.compare(GT, ALL_ZERO)))
          .lanewise(ADD, against2.lanewise(MUL, highY.blend(lowY, against2.compare(GT, ALL_ZERO))))
          .lanewise(ADD, against3.lanewise(MUL, highZ.blend(lowZ, against3.compare(GT, ALL_ZERO))));
      FloatVector absX = x.lanewise(ABS);
      FloatVector absY = y.lanewise(ABS);
      FloatVector absZ = z.lanewise(ABS);
      FloatVector slack = absX.lanewise(MUL, fromArray(FLOATS, rows, ROW_SLACK_X + k))
          .lanewise(ADD, absY.lanewise(MUL, fromArray(FLOATS, rows, ROW_SLACK_Y + k)))
          .lanewise(ADD, absZ.lanewise(MUL, fromArray(FLOATS, rows, ROW_SLACK_Z + k)));
      FloatVector from = ahead.lanewise(SUB, slack);
      FloatVector touch = absX.lanewise(ADD, absY).lanewise(ADD, absZ)
          .lanewise(MUL, fromArray(FLOATS, rows, ROW_TOUCH + k));
      FloatVector width = absX.lanewise(MUL, ALL_HALF.lanewise(MUL, highX)
          .lanewise(SUB, ALL_HALF.lanewise(MUL, lowX)))
          .lanewise(ADD, absY.lanewise(MUL, ALL_HALF.lanewise(MUL, highY)
          .lanewise(SUB, ALL_HALF.lanewise(MUL, lowY))))
          .lanewise(ADD, absZ.lanewise(MUL, ALL_HALF.lanewise(MUL, highZ)
          .lanewise(SUB, ALL_HALF.lanewise(MUL, lowZ))));
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

  /** {@code entryOnEdge} of a block, from rows of values to another row. */
  private static void entryOnEdge(float[] rows, int eyRow, int ezRow, int vyRow, int vzRow, int slackYRow,
      int slackZRow, int lowYRow, int highYRow, int lowZRow, int highZRow, int thirdLowYRow, int thirdHighYRow,
      int thirdLowZRow, int thirdHighZRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ey = fromArray(FLOATS, rows, eyRow + k);
      FloatVector ez = fromArray(FLOATS, rows, ezRow + k);
      FloatVector speed = ey.lanewise(MUL, fromArray(FLOATS, rows, vzRow + k))
          .lanewise(SUB, ez.lanewise(MUL, fromArray(FLOATS, rows, vyRow + k)));
      VectorMask<Float> speedGreaterZero = speed.compare(GT, ALL_ZERO);
      FloatVector l = ez.lanewise(NEG);
      // speed > 0 ? -l : l
      FloatVector against = l.blend(l.lanewise(NEG), speedGreaterZero);
      VectorMask<Float> againstGreaterZero = against.compare(GT, ALL_ZERO);
      // speed > 0 ? -l : l
      FloatVector against2 = ey.blend(ey.lanewise(NEG), speedGreaterZero);
      VectorMask<Float> againstGreaterZero2 = against2.compare(GT, ALL_ZERO);
      FloatVector lowY = fromArray(FLOATS, rows, lowYRow + k);
      FloatVector highY = fromArray(FLOATS, rows, highYRow + k);
      FloatVector lowZ = fromArray(FLOATS, rows, lowZRow + k);
      FloatVector highZ = fromArray(FLOATS, rows, highZRow + k);
      // against > 0 ? low : high
      FloatVector both = against.lanewise(MUL, highY.blend(lowY, againstGreaterZero))
          .lanewise(ADD, against2.lanewise(MUL, highZ.blend(lowZ, againstGreaterZero2)));
      // against > 0 ? low : high
      FloatVector third = against.lanewise(MUL, fromArray(FLOATS, rows, thirdHighYRow + k)
          .blend(fromArray(FLOATS, rows, thirdLowYRow + k), againstGreaterZero))
          .lanewise(ADD, against2.lanewise(MUL, fromArray(FLOATS, rows, thirdHighZRow + k)
          .blend(fromArray(FLOATS, rows, thirdLowZRow + k), againstGreaterZero2)));
      // both < third ? both : third
      FloatVector ahead = third.blend(both, both.compare(LT, third));
      FloatVector absEz = ez.lanewise(ABS);
      FloatVector absEy = ey.lanewise(ABS);
      FloatVector slack = absEz.lanewise(MUL, fromArray(FLOATS, rows, slackYRow + k))
          .lanewise(ADD, absEy.lanewise(MUL, fromArray(FLOATS, rows, slackZRow + k)));
      FloatVector from = ahead.lanewise(SUB, slack);
      FloatVector touch = absEz.lanewise(ADD, absEy).lanewise(MUL, fromArray(FLOATS, rows, ROW_TOUCH + k));
      FloatVector width = absEz.lanewise(MUL, ALL_HALF.lanewise(MUL, highY)
          .lanewise(SUB, ALL_HALF.lanewise(MUL, lowY)))
          .lanewise(ADD, absEy.lanewise(MUL, ALL_HALF.lanewise(MUL, highZ)
          .lanewise(SUB, ALL_HALF.lanewise(MUL, lowZ))))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, both.lanewise(SUB, third).lanewise(ABS)));
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
  private static void exitOnNormal(float[] rows, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector bz = fromArray(FLOATS, rows, ROW_EZ + k);
      FloatVector cy = fromArray(FLOATS, rows, ROW_CY2 + k);
      FloatVector product = bz.lanewise(MUL, cy);
      FloatVector rounded = bz.lanewise(NEG).lanewise(FMA, cy, product);
      FloatVector by = fromArray(FLOATS, rows, ROW_EY + k);
      FloatVector cz = fromArray(FLOATS, rows, ROW_CZ2 + k);
      FloatVector x = by.lanewise(FMA, cz, product.lanewise(NEG)).lanewise(ADD, rounded);
      FloatVector bx = fromArray(FLOATS, rows, ROW_EX + k);
      FloatVector product2 = bx.lanewise(MUL, cz);
      FloatVector rounded2 = bx.lanewise(NEG).lanewise(FMA, cz, product2);
      FloatVector cx = fromArray(FLOATS, rows, ROW_CX2 + k);
      FloatVector y = bz.lanewise(FMA, cx, product2.lanewise(NEG)).lanewise(ADD, rounded2);
      FloatVector product3 = by.lanewise(MUL, cx);
      FloatVector rounded3 = by.lanewise(NEG).lanewise(FMA, cx, product3);
      FloatVector z = bx.lanewise(FMA, cy, product3.lanewise(NEG)).lanewise(ADD, rounded3);
      FloatVector speed = x.lanewise(MUL, fromArray(FLOATS, rows, ROW_VU + k))
          .lanewise(ADD, y.lanewise(MUL, fromArray(FLOATS, rows, ROW_VV + k)))
          .lanewise(ADD, z.lanewise(MUL, fromArray(FLOATS, rows, ROW_VW + k)));
      VectorMask<Float> speedGreaterZero = speed.compare(GT, ALL_ZERO);
      // speed > 0 ? -l : l
      FloatVector against = x.blend(x.lanewise(NEG), speedGreaterZero);
      // speed > 0 ? -l : l
      FloatVector against2 = y.blend(y.lanewise(NEG), speedGreaterZero);
      // speed > 0 ? -l : l
      FloatVector against3 = z.blend(z.lanewise(NEG), speedGreaterZero);
      // against > 0 ? high : low
      FloatVector left = against.lanewise(MUL, fromArray(FLOATS, rows, ROW_LOW_AX + k)
          .blend(fromArray(FLOATS, rows, ROW_HIGH_AX + k), against.compare(GT, ALL_ZERO)))
          .lanewise(ADD, against2.lanewise(MUL, fromArray(FLOATS, rows, ROW_LOW_AY + k)
          .blend(fromArray(FLOATS, rows, ROW_HIGH_AY + k), against2.compare(GT, ALL_ZERO))))
          .lanewise(ADD, against3.lanewise(MUL, fromArray(FLOATS, rows, ROW_LOW_AZ + k)
          .blend(fromArray(FLOATS, rows, ROW_HIGH_AZ + k), against3.compare(GT, ALL_ZERO))));
      FloatVector slack = x.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, rows, ROW_SLACK_X + k))
          .lanewise(ADD, y.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, rows, ROW_SLACK_Y + k)))
          .lanewise(ADD, z.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, rows, ROW_SLACK_Z + k)));
      FloatVector left2 = left.lanewise(ADD, slack);
      // left < 0 ? NONE : left / Math.abs(speed)
      FLOAT_VECTOR.cast(left2.lanewise(DIV, speed.lanewise(ABS))
          .blend(ALL_NONE, left2.compare(LT, ALL_ZERO))).intoArray(rows, to + k);
    }
  }

  /** {@code exitOnEdge} of a block, from rows of values to another row. */
  private static void exitOnEdge(float[] rows, int eyRow, int ezRow, int vyRow, int vzRow, int slackYRow,
      int slackZRow, int lowYRow, int highYRow, int lowZRow, int highZRow, int thirdLowYRow, int thirdHighYRow,
      int thirdLowZRow, int thirdHighZRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ey = fromArray(FLOATS, rows, eyRow + k);
      FloatVector ez = fromArray(FLOATS, rows, ezRow + k);
      FloatVector speed = ey.lanewise(MUL, fromArray(FLOATS, rows, vzRow + k))
          .lanewise(SUB, ez.lanewise(MUL, fromArray(FLOATS, rows, vyRow + k)));
      VectorMask<Float> speedGreaterZero = speed.compare(GT, ALL_ZERO);
      FloatVector l = ez.lanewise(NEG);
      // speed > 0 ? -l : l
      FloatVector against = l.blend(l.lanewise(NEG), speedGreaterZero);
      VectorMask<Float> againstGreaterZero = against.compare(GT, ALL_ZERO);
      // speed > 0 ? -l : l
      FloatVector against2 = ey.blend(ey.lanewise(NEG), speedGreaterZero);
      VectorMask<Float> againstGreaterZero2 = against2.compare(GT, ALL_ZERO);
      // against > 0 ? high : low
      FloatVector both = against.lanewise(MUL, fromArray(FLOATS, rows, lowYRow + k)
          .blend(fromArray(FLOATS, rows, highYRow + k), againstGreaterZero))
          .lanewise(ADD, against2.lanewise(MUL, fromArray(FLOATS, rows, lowZRow + k)
          .blend(fromArray(FLOATS, rows, highZRow + k), againstGreaterZero2)));
      // against > 0 ? high : low
      FloatVector third = against.lanewise(MUL, fromArray(FLOATS, rows, thirdLowYRow + k)
          .blend(fromArray(FLOATS, rows, thirdHighYRow + k), againstGreaterZero))
          .lanewise(ADD, against2.lanewise(MUL, fromArray(FLOATS, rows, thirdLowZRow + k)
          .blend(fromArray(FLOATS, rows, thirdHighZRow + k), againstGreaterZero2)));
      FloatVector slack = ez.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, rows, slackYRow + k))
          .lanewise(ADD, ey.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, rows, slackZRow + k)));
      // both > third ? both : third
      FloatVector left = third.blend(both, both.compare(GT, third)).lanewise(ADD, slack);
      // left < 0 ? NONE : left / Math.abs(speed)
      FLOAT_VECTOR.cast(left.lanewise(DIV, speed.lanewise(ABS))
          .blend(ALL_NONE, left.compare(LT, ALL_ZERO))).intoArray(rows, to + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null, 0);
      floats3(null, 0, null, 0, null, null);
      floats5(null);
      floats6(null);
      floats7(null);
      floats8(null, 0, null, null);
      floats9(null);
      floats10(null);
      floats11(null, 0);
      floats12(null, 0);
      floats13(null, 0);
      floats14(null, 0);
      floats15(null, null, 0);
      floats16(null, 0, null, 0, 0, 0);
      floats17(null);
      floats18(null, 0, null, null);
      floats19(null, 0, null);
      floats20(null, 0, null);
      floats21(null, 0, null);
      floats22(null, 0, null);
      floats23(null);
      floats24(null, 0, null, 0, 0, 0);
      floats25(null, 0, null, null);
      floats27(null);
      floats28(null);
      floats29(null, null);
      floats30(null, 0, 0, 0, 0);
      floats31(null);
      floats32(null, 0, null, null, 0);
      floats34(null, 0, 0, 0);
      floats35(null, null, 0, 0, 0);
      scale(null, 0);
      entryOnNormal(null, 0);
      entryOnEdge(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      exitOnNormal(null, 0);
      exitOnEdge(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    }
  }
}
