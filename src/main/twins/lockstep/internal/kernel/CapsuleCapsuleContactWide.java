// Compiled from CapsuleCapsuleContact.java; changes are made there.
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
import lockstep.twin.LoopedKernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/**
 * Wide twin of {@link CapsuleCapsuleContact#contact}: the same operations in the same order, on vectors of
 * pairs.
 */
final class CapsuleCapsuleContactWide implements LoopedKernel {
  private static final FloatVector ALL_C0_250 = FloatVector.broadcast(FLOATS, 0.25f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_ROUNDING = FloatVector.broadcast(FLOATS, 2.3841858E-7f);
  private static final FloatVector ALL_NONE = FloatVector.broadcast(FLOATS, Float.NEGATIVE_INFINITY);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_PARALLEL = FloatVector.broadcast(FLOATS, 2.4414062E-4f);
  private static final FloatVector ALL_C0_480 = FloatVector.broadcast(FLOATS, 0.48f);
  private static final FloatVector ALL_C0_600 = FloatVector.broadcast(FLOATS, 0.6f);
  private static final FloatVector ALL_C0_640 = FloatVector.broadcast(FLOATS, 0.64f);
  private static final FloatVector ALL_C3_00 = FloatVector.broadcast(FLOATS, 3.0f);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_MINUS_C1_40E_45 = FloatVector.broadcast(FLOATS, -1.4E-45f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[4]);

  private static final int ROW_R = 0 * Kernel.BLOCK;
  private static final int ROW_MX = 1 * Kernel.BLOCK;
  private static final int ROW_X = 2 * Kernel.BLOCK;
  private static final int ROW_GX = 3 * Kernel.BLOCK;
  private static final int ROW_X2 = 4 * Kernel.BLOCK;
  private static final int ROW_HX = 5 * Kernel.BLOCK;
  private static final int ROW_MY = 6 * Kernel.BLOCK;
  private static final int ROW_Y = 7 * Kernel.BLOCK;
  private static final int ROW_GY = 8 * Kernel.BLOCK;
  private static final int ROW_Y2 = 9 * Kernel.BLOCK;
  private static final int ROW_HY = 10 * Kernel.BLOCK;
  private static final int ROW_MZ = 11 * Kernel.BLOCK;
  private static final int ROW_Z = 12 * Kernel.BLOCK;
  private static final int ROW_GZ = 13 * Kernel.BLOCK;
  private static final int ROW_Z2 = 14 * Kernel.BLOCK;
  private static final int ROW_HZ = 15 * Kernel.BLOCK;
  private static final int ROW_NX = 16 * Kernel.BLOCK;
  private static final int ROW_NY = 17 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 18 * Kernel.BLOCK;
  private static final int ROW_WX = 19 * Kernel.BLOCK;
  private static final int ROW_WY = 20 * Kernel.BLOCK;
  private static final int ROW_WZ = 21 * Kernel.BLOCK;
  private static final int ROW_NW = 22 * Kernel.BLOCK;
  private static final int ROW_S = 23 * Kernel.BLOCK;
  private static final int ROW_HH = 24 * Kernel.BLOCK;
  private static final int ROW_SUM = 25 * Kernel.BLOCK;
  private static final int ROW_GH = 26 * Kernel.BLOCK;
  private static final int ROW_MH = 27 * Kernel.BLOCK;
  private static final int ROW_GG = 28 * Kernel.BLOCK;
  private static final int ROW_MG = 29 * Kernel.BLOCK;
  private static final int ROW_FROM_S = 30 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 31 * Kernel.BLOCK;
  private static final int ROW_FROM_T = 32 * Kernel.BLOCK;
  private static final int ROW_TO_X = 33 * Kernel.BLOCK;
  private static final int ROW_TO_Y = 34 * Kernel.BLOCK;
  private static final int ROW_TO_Z = 35 * Kernel.BLOCK;
  private static final int ROW_HALF_X1 = 36 * Kernel.BLOCK;
  private static final int ROW_HALF_X2 = 37 * Kernel.BLOCK;
  private static final int ROW_HALF_Y1 = 38 * Kernel.BLOCK;
  private static final int ROW_HALF_Y2 = 39 * Kernel.BLOCK;
  private static final int ROW_PRODUCT_OR_GZ = 40 * Kernel.BLOCK;
  private static final int ROW_MX2 = 41 * Kernel.BLOCK;
  private static final int ROW_GX2 = 42 * Kernel.BLOCK;
  private static final int ROW_HX2 = 43 * Kernel.BLOCK;
  private static final int ROW_MY2 = 44 * Kernel.BLOCK;
  private static final int ROW_GY2 = 45 * Kernel.BLOCK;
  private static final int ROW_HY2 = 46 * Kernel.BLOCK;
  private static final int ROW_MZ2 = 47 * Kernel.BLOCK;
  private static final int ROW_GZ2 = 48 * Kernel.BLOCK;
  private static final int ROW_HZ2 = 49 * Kernel.BLOCK;
  private static final int ROW_R_A = 50 * Kernel.BLOCK;
  private static final int ROW_R_B = 51 * Kernel.BLOCK;
  private static final int ROW_R2 = 52 * Kernel.BLOCK;
  private static final int ROW_GX_SQUARED = 53 * Kernel.BLOCK;
  private static final int ROW_GG2 = 54 * Kernel.BLOCK;
  private static final int ROW_HH2 = 55 * Kernel.BLOCK;
  private static final int ROW_MX3 = 56 * Kernel.BLOCK;
  private static final int ROW_MY3 = 57 * Kernel.BLOCK;
  private static final int ROW_MZ3 = 58 * Kernel.BLOCK;
  private static final int ROW_WX2 = 59 * Kernel.BLOCK;
  private static final int ROW_WY2 = 60 * Kernel.BLOCK;
  private static final int ROW_WZ2 = 61 * Kernel.BLOCK;
  private static final int ROW_NW2 = 62 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 63 * Kernel.BLOCK;
  private static final int ROW_GH2 = 64 * Kernel.BLOCK;
  private static final int ROW_MH2 = 65 * Kernel.BLOCK;
  private static final int ROW_T = 66 * Kernel.BLOCK;
  private static final int ROW_MG2 = 67 * Kernel.BLOCK;
  private static final int ROW_S2 = 68 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 69 * Kernel.BLOCK;
  private static final int ROW_FROM_S2 = 70 * Kernel.BLOCK;
  private static final int ROW_S3 = 71 * Kernel.BLOCK;
  private static final int ROW_S4 = 72 * Kernel.BLOCK;
  private static final int ROW_T2 = 73 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 74 * Kernel.BLOCK;
  private static final int ROW_VX = 75 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 76 * Kernel.BLOCK;
  private static final int ROW_VY = 77 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 78 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE2 = 79 * Kernel.BLOCK;
  private static final int ROW_VZ = 80 * Kernel.BLOCK;
  private static final int ROW_V = 81 * Kernel.BLOCK;
  private static final int ROW_ROUNDING = 82 * Kernel.BLOCK;
  private static final int ROW_EX = 83 * Kernel.BLOCK;
  private static final int ROW_FX = 84 * Kernel.BLOCK;
  private static final int ROW_EY = 85 * Kernel.BLOCK;
  private static final int ROW_FY = 86 * Kernel.BLOCK;
  private static final int ROW_EZ = 87 * Kernel.BLOCK;
  private static final int ROW_FZ = 88 * Kernel.BLOCK;
  private static final int ROW_CROSS_X = 89 * Kernel.BLOCK;
  private static final int ROW_CROSS_Y = 90 * Kernel.BLOCK;
  private static final int ROW_CROSS_Z = 91 * Kernel.BLOCK;
  private static final int ROW_BESIDE_X1 = 92 * Kernel.BLOCK;
  private static final int ROW_BESIDE_Y1 = 93 * Kernel.BLOCK;
  private static final int ROW_BESIDE_Z1 = 94 * Kernel.BLOCK;
  private static final int ROW_BESIDE_X2 = 95 * Kernel.BLOCK;
  private static final int ROW_BESIDE_Y2 = 96 * Kernel.BLOCK;
  private static final int ROW_BESIDE_Z2 = 97 * Kernel.BLOCK;
  private static final int ROW_X3 = 98 * Kernel.BLOCK;
  private static final int ROW_Y3 = 99 * Kernel.BLOCK;
  private static final int ROW_Z3 = 100 * Kernel.BLOCK;
  private static final int ROW_ACROSS_X = 101 * Kernel.BLOCK;
  private static final int ROW_ACROSS_Y = 102 * Kernel.BLOCK;
  private static final int ROW_ACROSS_Z = 103 * Kernel.BLOCK;
  private static final int ROW_SQUARE = 104 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_NONE = 105 * Kernel.BLOCK;
  private static final int ROW_PRODUCT5 = 106 * Kernel.BLOCK;
  private static final int ROW_OF_CROSS = 107 * Kernel.BLOCK;
  private static final int ROW_SQUARE2 = 108 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_NONE2 = 109 * Kernel.BLOCK;
  private static final int ROW_OF_BESIDE1 = 110 * Kernel.BLOCK;
  private static final int ROW_SQUARE3 = 111 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_NONE3 = 112 * Kernel.BLOCK;
  private static final int ROW_OF_BESIDE2 = 113 * Kernel.BLOCK;
  private static final int ROW_OF_V = 114 * Kernel.BLOCK;
  private static final int ROW_OUT_X = 115 * Kernel.BLOCK;
  private static final int ROW_OUT_Y = 116 * Kernel.BLOCK;
  private static final int ROW_BESIDE_Z2_OR_VZ_OR_ACROSS_Z = 117 * Kernel.BLOCK;
  private static final int ROW_NORMAL_X = 118 * Kernel.BLOCK;
  private static final int ROW_NORMAL_Y = 119 * Kernel.BLOCK;
  private static final int ROW_NORMAL_Z = 120 * Kernel.BLOCK;
  private static final int ROW_DEEP = 121 * Kernel.BLOCK;
  private static final int ROW_SIDE = 122 * Kernel.BLOCK;
  private static final int ROW_LOW = 123 * Kernel.BLOCK;
  private static final int ROW_HIGH = 124 * Kernel.BLOCK;
  private static final int ROW_S0 = 125 * Kernel.BLOCK;
  private static final int ROW_S1 = 126 * Kernel.BLOCK;
  private static final int ROW_MINUS_SIDE = 127 * Kernel.BLOCK;
  private static final int ROW_T0 = 128 * Kernel.BLOCK;
  private static final int ROW_T1 = 129 * Kernel.BLOCK;
  private static final int ROW_LEAST = 130 * Kernel.BLOCK;
  private static final int ROW_PRODUCT6 = 131 * Kernel.BLOCK;
  private static final int ROW_DX0 = 132 * Kernel.BLOCK;
  private static final int ROW_PRODUCT7 = 133 * Kernel.BLOCK;
  private static final int ROW_DX1 = 134 * Kernel.BLOCK;
  private static final int ROW_PRODUCT8 = 135 * Kernel.BLOCK;
  private static final int ROW_DY0 = 136 * Kernel.BLOCK;
  private static final int ROW_PRODUCT9 = 137 * Kernel.BLOCK;
  private static final int ROW_DY1 = 138 * Kernel.BLOCK;
  private static final int ROW_PRODUCT10 = 139 * Kernel.BLOCK;
  private static final int ROW_DZ0 = 140 * Kernel.BLOCK;
  private static final int ROW_PRODUCT11 = 141 * Kernel.BLOCK;
  private static final int ROW_DZ1 = 142 * Kernel.BLOCK;
  private static final int ROW_GAP0 = 143 * Kernel.BLOCK;
  private static final int ROW_GAP1 = 144 * Kernel.BLOCK;
  private static final int ROW_SQUARE4 = 145 * Kernel.BLOCK;
  private static final int ROW_DEPTH = 146 * Kernel.BLOCK;
  private static final int ROW_DEEP0 = 147 * Kernel.BLOCK;
  private static final int ROW_DEPTH2 = 148 * Kernel.BLOCK;
  private static final int ROW_DEEP1 = 149 * Kernel.BLOCK;
  private static final int ROW_PART = 150 * Kernel.BLOCK;
  private static final int ROW_WAY = 151 * Kernel.BLOCK;
  private static final int ROW_SUM4 = 152 * Kernel.BLOCK;
  private static final int ROW_OFF_X0 = 153 * Kernel.BLOCK;
  private static final int ROW_SUM5 = 154 * Kernel.BLOCK;
  private static final int ROW_OFF_Y0 = 155 * Kernel.BLOCK;
  private static final int ROW_OFF_Z0 = 156 * Kernel.BLOCK;
  private static final int ROW_OFF_X1 = 157 * Kernel.BLOCK;
  private static final int ROW_OFF_Y1 = 158 * Kernel.BLOCK;
  private static final int ROW_OFF_Z1 = 159 * Kernel.BLOCK;
  private static final int ROW_MIDDLE_X = 160 * Kernel.BLOCK;
  private static final int ROW_MIDDLE_Y = 161 * Kernel.BLOCK;
  private static final int ROW_MIDDLE_Z = 162 * Kernel.BLOCK;
  private static final int ROW_NUMBER0 = 163 * Kernel.BLOCK;
  private static final int ROW_S5 = 164 * Kernel.BLOCK;
  private static final int ROW_T3 = 165 * Kernel.BLOCK;
  private static final int ROW_NUMBER1 = 166 * Kernel.BLOCK;
  private static final int ROW_SUM6 = 167 * Kernel.BLOCK;
  private static final int ROW_SUM7 = 168 * Kernel.BLOCK;
  private static final int ROW_SUM8 = 169 * Kernel.BLOCK;
  private static final int ROW_SUM9 = 170 * Kernel.BLOCK;
  private static final int ROW_SUM10 = 171 * Kernel.BLOCK;
  private static final int ROW_SUM11 = 172 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[173 * Kernel.BLOCK]);

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
      long nearBits = floats1(columns1, from1, columns2, from2, floatRows);
      floats2(columns1, from1, columns2, from2, floatRows);
      floats3(floatRows);
      floats4(floatRows);
      floats5(floatRows);
      long r1AtLeastZeroAndR2AtLeastZeroBits = floats6(columns1, from1, columns2, from2, floatRows, bits,
          nearBits);
      long overlapBits = bits[0];
      long back1Bits = bits[1];
      long back2Bits = floats7(columns1, from1, columns2, from2, floatRows, back1Bits);
      long swapBits = floats8(columns1, from1, columns2, from2, floatRows, back2Bits);
      floats9(floatRows);
      floats10(floatRows);
      floats11(floatRows);
      floats12(floatRows);
      floats13(floatRows);
      floats14(floatRows);
      floats15(floatRows);
      floats16(floatRows);
      floats17(floatRows);
      floats18(floatRows);
      long byCrossBits = floats19(floatRows, bits);
      long byBeside1Bits = bits[0];
      floats20(floatRows, byBeside1Bits, byCrossBits);
      floats21(floatRows);
      long isLineBits = floats22(floatRows);
      floats23(floatRows);
      long firstBits = floats24(floatRows, bits, isLineBits);
      long deepestBits = bits[0];
      long betweenAndFirstBits = bits[1];
      long end1Bits = bits[2];
      floats25(floatRows, betweenAndFirstBits, end1Bits);
      long aheadBits = floats26(columns1, from1, columns2, from2, floatRows, swapBits, back2Bits, back1Bits,
          betweenAndFirstBits, end1Bits);
      long hits = floats27(floatRows, aheadBits, r1AtLeastZeroAndR2AtLeastZeroBits, firstBits);
      floats28(floatRows, results, at, swapBits, firstBits, hits, overlapBits, isLineBits, deepestBits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] ax1s = columns1[0], ay1s = columns1[1], az1s = columns1[2], bx1s = columns1[3], by1s = columns1[4],
        bz1s = columns1[5], r1s = columns1[6];
    float[] ax2s = columns2[0], ay2s = columns2[1], az2s = columns2[2], bx2s = columns2[3], by2s = columns2[4],
        bz2s = columns2[5], r2s = columns2[6];
    long nearBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector r = fromArray(FLOATS, r1s, i).lanewise(ADD, fromArray(FLOATS, r2s, j));
      FLOAT_VECTOR.cast(r).intoArray(floatRows, ROW_R + k);
      FloatVector ax1 = fromArray(FLOATS, ax1s, i);
      FloatVector bx1 = fromArray(FLOATS, bx1s, i);
      // a1 < b1 ? a1 : b1
      FloatVector low1 = bx1.blend(ax1, ax1.compare(LT, bx1));
      // a1 > b1 ? a1 : b1
      FloatVector high1 = bx1.blend(ax1, ax1.compare(GT, bx1));
      FloatVector ax2 = fromArray(FLOATS, ax2s, j);
      FloatVector bx2 = fromArray(FLOATS, bx2s, j);
      // a2 < b2 ? a2 : b2
      FloatVector low2 = bx2.blend(ax2, ax2.compare(LT, bx2));
      // a2 > b2 ? a2 : b2
      FloatVector high2 = bx2.blend(ax2, ax2.compare(GT, bx2));
      FloatVector ay1 = fromArray(FLOATS, ay1s, i);
      FloatVector by1 = fromArray(FLOATS, by1s, i);
      // a1 < b1 ? a1 : b1
      FloatVector low1_2 = by1.blend(ay1, ay1.compare(LT, by1));
      // a1 > b1 ? a1 : b1
      FloatVector high1_2 = by1.blend(ay1, ay1.compare(GT, by1));
      FloatVector ay2 = fromArray(FLOATS, ay2s, j);
      FloatVector by2 = fromArray(FLOATS, by2s, j);
      // a2 < b2 ? a2 : b2
      FloatVector low2_2 = by2.blend(ay2, ay2.compare(LT, by2));
      // a2 > b2 ? a2 : b2
      FloatVector high2_2 = by2.blend(ay2, ay2.compare(GT, by2));
      FloatVector az1 = fromArray(FLOATS, az1s, i);
      FloatVector bz1 = fromArray(FLOATS, bz1s, i);
      // a1 < b1 ? a1 : b1
      FloatVector low1_3 = bz1.blend(az1, az1.compare(LT, bz1));
      // a1 > b1 ? a1 : b1
      FloatVector high1_3 = bz1.blend(az1, az1.compare(GT, bz1));
      FloatVector az2 = fromArray(FLOATS, az2s, j);
      FloatVector bz2 = fromArray(FLOATS, bz2s, j);
      // a2 < b2 ? a2 : b2
      FloatVector low2_3 = bz2.blend(az2, az2.compare(LT, bz2));
      // a2 > b2 ? a2 : b2
      FloatVector high2_3 = bz2.blend(az2, az2.compare(GT, bz2));
      VectorMask<Float> near = low1.lanewise(SUB, high2).compare(LE, r);
      near = low2.lanewise(SUB, high1).compare(LE, r, near);
      near = low1_2.lanewise(SUB, high2_2).compare(LE, r, near);
      VectorMask<Float> near2 = low2_2.lanewise(SUB, high1_2).compare(LE, r);
      near2 = low1_3.lanewise(SUB, high2_3).compare(LE, r, near2);
      near2 = low2_3.lanewise(SUB, high1_3).compare(LE, r, near2);
      near = near.and(near2);
      nearBits |= near.toLong() << k;
    }
    return nearBits;
  }

  private static void floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] ax1s = columns1[0], ay1s = columns1[1], az1s = columns1[2], bx1s = columns1[3], by1s = columns1[4],
        bz1s = columns1[5];
    float[] ax2s = columns2[0], ay2s = columns2[1], az2s = columns2[2], bx2s = columns2[3], by2s = columns2[4],
        bz2s = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ax1 = fromArray(FLOATS, ax1s, i);
      FloatVector ax2 = fromArray(FLOATS, ax2s, j);
      FloatVector bx1 = fromArray(FLOATS, bx1s, i);
      FloatVector bx2 = fromArray(FLOATS, bx2s, j);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, ax1.lanewise(SUB, ax2).lanewise(ADD, bx1.lanewise(SUB, bx2))
          .lanewise(ADD, ax1.lanewise(SUB, bx2).lanewise(ADD, bx1.lanewise(SUB, ax2))))).intoArray(floatRows,
          ROW_MX + k);
      FloatVector x = bx1.lanewise(SUB, ax1);
      FLOAT_VECTOR.cast(x).intoArray(floatRows, ROW_X + k);
      FloatVector gx = ALL_HALF.lanewise(MUL, x);
      FLOAT_VECTOR.cast(gx).intoArray(floatRows, ROW_GX + k);
      FloatVector x2 = bx2.lanewise(SUB, ax2);
      FLOAT_VECTOR.cast(x2).intoArray(floatRows, ROW_X2 + k);
      FloatVector hx = ALL_HALF.lanewise(MUL, x2);
      FLOAT_VECTOR.cast(hx).intoArray(floatRows, ROW_HX + k);
      FloatVector ay1 = fromArray(FLOATS, ay1s, i);
      FloatVector ay2 = fromArray(FLOATS, ay2s, j);
      FloatVector by1 = fromArray(FLOATS, by1s, i);
      FloatVector by2 = fromArray(FLOATS, by2s, j);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, ay1.lanewise(SUB, ay2).lanewise(ADD, by1.lanewise(SUB, by2))
          .lanewise(ADD, ay1.lanewise(SUB, by2).lanewise(ADD, by1.lanewise(SUB, ay2))))).intoArray(floatRows,
          ROW_MY + k);
      FloatVector y = by1.lanewise(SUB, ay1);
      FLOAT_VECTOR.cast(y).intoArray(floatRows, ROW_Y + k);
      FloatVector gy = ALL_HALF.lanewise(MUL, y);
      FLOAT_VECTOR.cast(gy).intoArray(floatRows, ROW_GY + k);
      FloatVector y2 = by2.lanewise(SUB, ay2);
      FLOAT_VECTOR.cast(y2).intoArray(floatRows, ROW_Y2 + k);
      FloatVector hy = ALL_HALF.lanewise(MUL, y2);
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY + k);
      FloatVector az1 = fromArray(FLOATS, az1s, i);
      FloatVector az2 = fromArray(FLOATS, az2s, j);
      FloatVector bz1 = fromArray(FLOATS, bz1s, i);
      FloatVector bz2 = fromArray(FLOATS, bz2s, j);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, az1.lanewise(SUB, az2).lanewise(ADD, bz1.lanewise(SUB, bz2))
          .lanewise(ADD, az1.lanewise(SUB, bz2).lanewise(ADD, bz1.lanewise(SUB, az2))))).intoArray(floatRows,
          ROW_MZ + k);
      FloatVector z = bz1.lanewise(SUB, az1);
      FLOAT_VECTOR.cast(z).intoArray(floatRows, ROW_Z + k);
      FloatVector gz = ALL_HALF.lanewise(MUL, z);
      FLOAT_VECTOR.cast(gz).intoArray(floatRows, ROW_GZ + k);
      FloatVector z2 = bz2.lanewise(SUB, az2);
      FLOAT_VECTOR.cast(z2).intoArray(floatRows, ROW_Z2 + k);
      FloatVector hz = ALL_HALF.lanewise(MUL, z2);
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ + k);
      FLOAT_VECTOR.cast(gy.lanewise(MUL, hz).lanewise(SUB, gz.lanewise(MUL, hy))).intoArray(floatRows,
          ROW_NX + k);
      FLOAT_VECTOR.cast(gz.lanewise(MUL, hx).lanewise(SUB, gx.lanewise(MUL, hz))).intoArray(floatRows,
          ROW_NY + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, hy)).intoArray(floatRows, ROW_PRODUCT + k);
    }
  }

  private static void floats3(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_PRODUCT + k).lanewise(SUB, gy.lanewise(MUL, hx));
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX + k);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY + k);
      FloatVector scale = ALL_ONE.lanewise(DIV, nx.lanewise(ABS).lanewise(ADD, ny.lanewise(ABS))
          .lanewise(ADD, nz.lanewise(ABS)));
      FloatVector wx = nx.lanewise(MUL, scale);
      FLOAT_VECTOR.cast(wx).intoArray(floatRows, ROW_WX + k);
      FloatVector wy = ny.lanewise(MUL, scale);
      FLOAT_VECTOR.cast(wy).intoArray(floatRows, ROW_WY + k);
      FloatVector wz = nz.lanewise(MUL, scale);
      FLOAT_VECTOR.cast(wz).intoArray(floatRows, ROW_WZ + k);
      FloatVector nw = nx.lanewise(MUL, wx).lanewise(ADD, ny.lanewise(MUL, wy))
          .lanewise(ADD, nz.lanewise(MUL, wz));
      FLOAT_VECTOR.cast(nw).intoArray(floatRows, ROW_NW + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX + k);
      FloatVector numerator = my.lanewise(MUL, hz).lanewise(SUB, mz.lanewise(MUL, hy)).lanewise(MUL, wx)
          .lanewise(ADD, mz.lanewise(MUL, hx).lanewise(SUB, mx.lanewise(MUL, hz)).lanewise(MUL, wy))
          .lanewise(ADD, mx.lanewise(MUL, hy).lanewise(SUB, my.lanewise(MUL, hx)).lanewise(MUL, wz))
          .lanewise(NEG);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, nw), numerator.lanewise(ABS).compare(LT, nw))).intoArray(floatRows,
          ROW_S + k);
      FLOAT_VECTOR.cast(hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz))).intoArray(floatRows, ROW_HH + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GX + k).lanewise(MUL, hx)
          .lanewise(ADD, gy.lanewise(MUL, hy))).intoArray(floatRows, ROW_SUM + k);
    }
  }

  private static void floats4(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector gh = fromArray(FLOATS, floatRows, ROW_SUM + k).lanewise(ADD, gz.lanewise(MUL, hz));
      FLOAT_VECTOR.cast(gh).intoArray(floatRows, ROW_GH + k);
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ + k);
      FloatVector mh = mx.lanewise(MUL, hx).lanewise(ADD, my.lanewise(MUL, hy))
          .lanewise(ADD, mz.lanewise(MUL, hz));
      FLOAT_VECTOR.cast(mh).intoArray(floatRows, ROW_MH + k);
      FloatVector numerator = mh.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_S + k).lanewise(MUL, gh));
      FloatVector hh = fromArray(FLOATS, floatRows, ROW_HH + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, hh), numerator.lanewise(ABS).compare(LT, hh));
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gg = gx.lanewise(MUL, gx).lanewise(ADD, gy.lanewise(MUL, gy))
          .lanewise(ADD, gz.lanewise(MUL, gz));
      FLOAT_VECTOR.cast(gg).intoArray(floatRows, ROW_GG + k);
      FloatVector mg = mx.lanewise(MUL, gx).lanewise(ADD, my.lanewise(MUL, gy))
          .lanewise(ADD, mz.lanewise(MUL, gz));
      FLOAT_VECTOR.cast(mg).intoArray(floatRows, ROW_MG + k);
      FloatVector numerator2 = t.lanewise(MUL, gh).lanewise(SUB, mg);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector s = ALL_ZERO.blend(ALL_MINUS_ONE, numerator2.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator2.compare(GT, ALL_ZERO))
          .blend(numerator2.lanewise(DIV, gg), numerator2.lanewise(ABS).compare(LT, gg));
      FloatVector dx = mx.lanewise(ADD, s.lanewise(MUL, gx).lanewise(SUB, t.lanewise(MUL, hx)));
      FloatVector dy = my.lanewise(ADD, s.lanewise(MUL, gy).lanewise(SUB, t.lanewise(MUL, hy)));
      FloatVector dz = mz.lanewise(ADD, s.lanewise(MUL, gz).lanewise(SUB, t.lanewise(MUL, hz)));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(floatRows, ROW_FROM_S + k);
      FLOAT_VECTOR.cast(my.lanewise(MUL, gz).lanewise(SUB, mz.lanewise(MUL, gy))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WX + k))
          .lanewise(ADD, mz.lanewise(MUL, gx).lanewise(SUB, mx.lanewise(MUL, gz))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WY + k)))
          .lanewise(ADD, mx.lanewise(MUL, gy).lanewise(SUB, my.lanewise(MUL, gx))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WZ + k)))).intoArray(floatRows, ROW_SUM2 + k);
    }
  }

  private static void floats5(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector numerator = fromArray(FLOATS, floatRows, ROW_SUM2 + k).lanewise(NEG);
      FloatVector nw = fromArray(FLOATS, floatRows, ROW_NW + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, nw), numerator.lanewise(ABS).compare(LT, nw));
      FloatVector gh = fromArray(FLOATS, floatRows, ROW_GH + k);
      FloatVector numerator2 = t.lanewise(MUL, gh).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MG + k));
      FloatVector gg = fromArray(FLOATS, floatRows, ROW_GG + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector s = ALL_ZERO.blend(ALL_MINUS_ONE, numerator2.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator2.compare(GT, ALL_ZERO))
          .blend(numerator2.lanewise(DIV, gg), numerator2.lanewise(ABS).compare(LT, gg));
      FloatVector numerator3 = fromArray(FLOATS, floatRows, ROW_MH + k).lanewise(ADD, s.lanewise(MUL, gh));
      FloatVector hh = fromArray(FLOATS, floatRows, ROW_HH + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t2 = ALL_ZERO.blend(ALL_MINUS_ONE, numerator3.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator3.compare(GT, ALL_ZERO))
          .blend(numerator3.lanewise(DIV, hh), numerator3.lanewise(ABS).compare(LT, hh));
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_MX + k)
          .lanewise(ADD, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k))
          .lanewise(SUB, t2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))));
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_MY + k)
          .lanewise(ADD, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k))
          .lanewise(SUB, t2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k))));
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_MZ + k)
          .lanewise(ADD, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k))
          .lanewise(SUB, t2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k))));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(floatRows, ROW_FROM_T + k);
    }
  }

  private static long floats6(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long nearBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] ax1s = columns1[0], ay1s = columns1[1], az1s = columns1[2], bx1s = columns1[3], by1s = columns1[4],
        bz1s = columns1[5], r1s = columns1[6];
    float[] ax2s = columns2[0], ay2s = columns2[1], az2s = columns2[2], bx2s = columns2[3], by2s = columns2[4],
        bz2s = columns2[5], r2s = columns2[6];
    long r1AtLeastZeroAndR2AtLeastZeroBits = 0;
    long overlapBits = 0;
    long back1Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> r1AtLeastZeroAndR2AtLeastZero = fromArray(FLOATS, r1s, i).compare(GE, ALL_ZERO);
      r1AtLeastZeroAndR2AtLeastZero = fromArray(FLOATS, r2s, j)
          .compare(GE, ALL_ZERO, r1AtLeastZeroAndR2AtLeastZero);
      r1AtLeastZeroAndR2AtLeastZeroBits |= r1AtLeastZeroAndR2AtLeastZero.toLong() << k;
      FloatVector r = fromArray(FLOATS, floatRows, ROW_R + k);
      FloatVector rSquared = r.lanewise(MUL, r);
      overlapBits |= fromArray(FLOATS, floatRows, ROW_MX + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_MY + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_MZ + k).lanewise(ABS))
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (nearBits >>> k) & WideLanes.FLOAT_LANES)
          .and(r1AtLeastZeroAndR2AtLeastZero)
          .and(fromArray(FLOATS, floatRows, ROW_FROM_S + k).compare(LE, rSquared)
          .or(fromArray(FLOATS, floatRows, ROW_FROM_T + k).compare(LE, rSquared)))).toLong() << k;
      FloatVector ax2 = fromArray(FLOATS, ax2s, j);
      FloatVector ax1 = fromArray(FLOATS, ax1s, i);
      FloatVector bx2 = fromArray(FLOATS, bx2s, j);
      FloatVector bx1 = fromArray(FLOATS, bx1s, i);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, ax2.lanewise(SUB, ax1).lanewise(ADD, bx2.lanewise(SUB, bx1))
          .lanewise(ADD, ax2.lanewise(SUB, bx1).lanewise(ADD, bx2.lanewise(SUB, ax1))))).intoArray(floatRows,
          ROW_TO_X + k);
      FloatVector ay2 = fromArray(FLOATS, ay2s, j);
      FloatVector ay1 = fromArray(FLOATS, ay1s, i);
      FloatVector by2 = fromArray(FLOATS, by2s, j);
      FloatVector by1 = fromArray(FLOATS, by1s, i);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, ay2.lanewise(SUB, ay1).lanewise(ADD, by2.lanewise(SUB, by1))
          .lanewise(ADD, ay2.lanewise(SUB, by1).lanewise(ADD, by2.lanewise(SUB, ay1))))).intoArray(floatRows,
          ROW_TO_Y + k);
      FloatVector az2 = fromArray(FLOATS, az2s, j);
      FloatVector az1 = fromArray(FLOATS, az1s, i);
      FloatVector bz2 = fromArray(FLOATS, bz2s, j);
      FloatVector bz1 = fromArray(FLOATS, bz1s, i);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, az2.lanewise(SUB, az1).lanewise(ADD, bz2.lanewise(SUB, bz1))
          .lanewise(ADD, az2.lanewise(SUB, bz1).lanewise(ADD, bz2.lanewise(SUB, az1))))).intoArray(floatRows,
          ROW_TO_Z + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y + k);
      VectorMask<Float> yIsZeroAndZLessZero = y.compare(EQ, ALL_ZERO);
      yIsZeroAndZLessZero = fromArray(FLOATS, floatRows, ROW_Z + k).compare(LT, ALL_ZERO, yIsZeroAndZLessZero);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X + k);
      VectorMask<Float> xIsZeroAndEither = x
          .compare(EQ, ALL_ZERO, y.compare(LT, ALL_ZERO).or(yIsZeroAndZLessZero));
      back1Bits |= x.compare(LT, ALL_ZERO).or(xIsZeroAndEither).toLong() << k;
    }
    bits[0] = overlapBits;
    bits[1] = back1Bits;
    return r1AtLeastZeroAndR2AtLeastZeroBits;
  }

  private static long floats7(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long back1Bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] ax1s = columns1[0], ay1s = columns1[1], az1s = columns1[2], bx1s = columns1[3], by1s = columns1[4],
        bz1s = columns1[5];
    float[] ax2s = columns2[0], ay2s = columns2[1], bx2s = columns2[3], by2s = columns2[4];
    long back2Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y2 + k);
      VectorMask<Float> yIsZeroAndZLessZero = y.compare(EQ, ALL_ZERO);
      yIsZeroAndZLessZero = fromArray(FLOATS, floatRows, ROW_Z2 + k).compare(LT, ALL_ZERO, yIsZeroAndZLessZero);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X2 + k);
      VectorMask<Float> xIsZeroAndEither = x
          .compare(EQ, ALL_ZERO, y.compare(LT, ALL_ZERO).or(yIsZeroAndZLessZero));
      VectorMask<Float> back2 = x.compare(LT, ALL_ZERO).or(xIsZeroAndEither);
      back2Bits |= back2.toLong() << k;
      VectorMask<Float> back1 = VectorMask.fromLong(FLOATS, (back1Bits >>> k) & WideLanes.FLOAT_LANES);
      // back ? Segment.half(b, a) : Segment.half(a, b)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GX + k)
          .blend(ALL_HALF.lanewise(MUL, fromArray(FLOATS, ax1s, i).lanewise(SUB, fromArray(FLOATS, bx1s, i))),
          back1).lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_HALF_X1 + k);
      // back ? Segment.half(b, a) : Segment.half(a, b)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HX + k)
          .blend(ALL_HALF.lanewise(MUL, fromArray(FLOATS, ax2s, j).lanewise(SUB, fromArray(FLOATS, bx2s, j))),
          back2).lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_HALF_X2 + k);
      // back ? Segment.half(b, a) : Segment.half(a, b)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GY + k)
          .blend(ALL_HALF.lanewise(MUL, fromArray(FLOATS, ay1s, i).lanewise(SUB, fromArray(FLOATS, by1s, i))),
          back1).lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_HALF_Y1 + k);
      // back ? Segment.half(b, a) : Segment.half(a, b)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HY + k)
          .blend(ALL_HALF.lanewise(MUL, fromArray(FLOATS, ay2s, j).lanewise(SUB, fromArray(FLOATS, by2s, j))),
          back2).lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_HALF_Y2 + k);
      // back ? Segment.half(b, a) : Segment.half(a, b)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GZ + k)
          .blend(ALL_HALF.lanewise(MUL, fromArray(FLOATS, az1s, i).lanewise(SUB, fromArray(FLOATS, bz1s, i))),
          back1)).intoArray(floatRows, ROW_PRODUCT_OR_GZ + k);
    }
    return back2Bits;
  }

  private static long floats8(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long back2Bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] r1s = columns1[6];
    float[] az2s = columns2[2], bz2s = columns2[5], r2s = columns2[6];
    long swapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector halfZ1 = fromArray(FLOATS, floatRows, ROW_PRODUCT_OR_GZ + k).lanewise(ADD, ALL_ZERO);
      // back ? Segment.half(b, a) : Segment.half(a, b)
      FloatVector halfZ2 = fromArray(FLOATS, floatRows, ROW_HZ + k)
          .blend(ALL_HALF.lanewise(MUL, fromArray(FLOATS, az2s, j).lanewise(SUB, fromArray(FLOATS, bz2s, j))),
          VectorMask.fromLong(FLOATS, (back2Bits >>> k) & WideLanes.FLOAT_LANES)).lanewise(ADD, ALL_ZERO);
      FloatVector toX = fromArray(FLOATS, floatRows, ROW_TO_X + k);
      VectorMask<Float> onePoint = toX.compare(EQ, ALL_ZERO);
      FloatVector toY = fromArray(FLOATS, floatRows, ROW_TO_Y + k);
      onePoint = toY.compare(EQ, ALL_ZERO, onePoint);
      FloatVector toZ = fromArray(FLOATS, floatRows, ROW_TO_Z + k);
      onePoint = toZ.compare(EQ, ALL_ZERO, onePoint);
      FloatVector halfX2 = fromArray(FLOATS, floatRows, ROW_HALF_X2 + k);
      FloatVector halfX1 = fromArray(FLOATS, floatRows, ROW_HALF_X1 + k);
      // onePoint ? halfX2 - halfX1 : toX
      FloatVector orderX = toX.blend(halfX2.lanewise(SUB, halfX1), onePoint);
      FloatVector halfY2 = fromArray(FLOATS, floatRows, ROW_HALF_Y2 + k);
      FloatVector halfY1 = fromArray(FLOATS, floatRows, ROW_HALF_Y1 + k);
      // onePoint ? halfY2 - halfY1 : toY
      FloatVector orderY = toY.blend(halfY2.lanewise(SUB, halfY1), onePoint);
      // onePoint ? halfZ2 - halfZ1 : toZ
      FloatVector orderZ = toZ.blend(halfZ2.lanewise(SUB, halfZ1), onePoint);
      VectorMask<Float> orderXIsZero = orderX.compare(EQ, ALL_ZERO);
      VectorMask<Float> orderYIsZero = orderY.compare(EQ, ALL_ZERO);
      VectorMask<Float> orderYIsZeroAndOrderZLessZero = orderZ.compare(LT, ALL_ZERO, orderYIsZero);
      VectorMask<Float> orderXIsZeroAndEither = orderXIsZero
          .and(orderY.compare(LT, ALL_ZERO).or(orderYIsZeroAndOrderZLessZero));
      FloatVector r2 = fromArray(FLOATS, r2s, j);
      FloatVector r1 = fromArray(FLOATS, r1s, i);
      VectorMask<Float> orderXIsZeroAndR2LessR1 = r2.compare(LT, r1, orderXIsZero.and(orderYIsZero));
      orderXIsZeroAndR2LessR1 = orderZ.compare(EQ, ALL_ZERO, orderXIsZeroAndR2LessR1);
      VectorMask<Float> swap = orderX.compare(LT, ALL_ZERO).or(orderXIsZeroAndEither)
          .or(orderXIsZeroAndR2LessR1);
      swapBits |= swap.toLong() << k;
      // swap ? -toX : toX
      FLOAT_VECTOR.cast(toX.blend(toX.lanewise(NEG), swap)).intoArray(floatRows, ROW_MX2 + k);
      // swap ? halfX2 : halfX1
      FloatVector gx = halfX1.blend(halfX2, swap);
      FLOAT_VECTOR.cast(gx).intoArray(floatRows, ROW_GX2 + k);
      // swap ? halfX1 : halfX2
      FLOAT_VECTOR.cast(halfX2.blend(halfX1, swap)).intoArray(floatRows, ROW_HX2 + k);
      // swap ? -toY : toY
      FLOAT_VECTOR.cast(toY.blend(toY.lanewise(NEG), swap)).intoArray(floatRows, ROW_MY2 + k);
      // swap ? halfY2 : halfY1
      FLOAT_VECTOR.cast(halfY1.blend(halfY2, swap)).intoArray(floatRows, ROW_GY2 + k);
      // swap ? halfY1 : halfY2
      FLOAT_VECTOR.cast(halfY2.blend(halfY1, swap)).intoArray(floatRows, ROW_HY2 + k);
      // swap ? -toZ : toZ
      FLOAT_VECTOR.cast(toZ.blend(toZ.lanewise(NEG), swap)).intoArray(floatRows, ROW_MZ2 + k);
      // swap ? halfZ2 : halfZ1
      FLOAT_VECTOR.cast(halfZ1.blend(halfZ2, swap)).intoArray(floatRows, ROW_GZ2 + k);
      // swap ? halfZ1 : halfZ2
      FLOAT_VECTOR.cast(halfZ2.blend(halfZ1, swap)).intoArray(floatRows, ROW_HZ2 + k);
      // swap ? r2 : r1
      FloatVector rA = r1.blend(r2, swap);
      FLOAT_VECTOR.cast(rA).intoArray(floatRows, ROW_R_A + k);
      // swap ? r1 : r2
      FloatVector rB = r2.blend(r1, swap);
      FLOAT_VECTOR.cast(rB).intoArray(floatRows, ROW_R_B + k);
      FLOAT_VECTOR.cast(rA.lanewise(ADD, rB)).intoArray(floatRows, ROW_R2 + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, gx)).intoArray(floatRows, ROW_GX_SQUARED + k);
    }
    return swapBits;
  }

  private static void floats9(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GX_SQUARED + k).lanewise(ADD, gy.lanewise(MUL, gy))
          .lanewise(ADD, gz.lanewise(MUL, gz))).intoArray(floatRows, ROW_GG2 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FLOAT_VECTOR.cast(hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz))).intoArray(floatRows, ROW_HH2 + k);
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX2 + k).lanewise(NEG);
      FLOAT_VECTOR.cast(mx).intoArray(floatRows, ROW_MX3 + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY2 + k).lanewise(NEG);
      FLOAT_VECTOR.cast(my).intoArray(floatRows, ROW_MY3 + k);
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ2 + k).lanewise(NEG);
      FLOAT_VECTOR.cast(mz).intoArray(floatRows, ROW_MZ3 + k);
      FloatVector nx = gy.lanewise(MUL, hz).lanewise(SUB, gz.lanewise(MUL, hy));
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector ny = gz.lanewise(MUL, hx).lanewise(SUB, gx.lanewise(MUL, hz));
      FloatVector nz = gx.lanewise(MUL, hy).lanewise(SUB, gy.lanewise(MUL, hx));
      FloatVector scale = ALL_ONE.lanewise(DIV, nx.lanewise(ABS).lanewise(ADD, ny.lanewise(ABS))
          .lanewise(ADD, nz.lanewise(ABS)));
      FloatVector wx = nx.lanewise(MUL, scale);
      FLOAT_VECTOR.cast(wx).intoArray(floatRows, ROW_WX2 + k);
      FloatVector wy = ny.lanewise(MUL, scale);
      FLOAT_VECTOR.cast(wy).intoArray(floatRows, ROW_WY2 + k);
      FloatVector wz = nz.lanewise(MUL, scale);
      FLOAT_VECTOR.cast(wz).intoArray(floatRows, ROW_WZ2 + k);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, wx).lanewise(ADD, ny.lanewise(MUL, wy))
          .lanewise(ADD, nz.lanewise(MUL, wz))).intoArray(floatRows, ROW_NW2 + k);
      FLOAT_VECTOR.cast(my.lanewise(MUL, hz).lanewise(SUB, mz.lanewise(MUL, hy)).lanewise(MUL, wx)
          .lanewise(ADD, mz.lanewise(MUL, hx).lanewise(SUB, mx.lanewise(MUL, hz)).lanewise(MUL, wy))
          .lanewise(ADD, mx.lanewise(MUL, hy).lanewise(SUB, my.lanewise(MUL, hx)).lanewise(MUL, wz))).intoArray(
          floatRows, ROW_SUM3 + k);
    }
  }

  private static void floats10(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector numerator = fromArray(FLOATS, floatRows, ROW_SUM3 + k).lanewise(NEG);
      FloatVector nw = fromArray(FLOATS, floatRows, ROW_NW2 + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector s = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, nw), numerator.lanewise(ABS).compare(LT, nw));
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FloatVector gh = gx.lanewise(MUL, hx).lanewise(ADD, gy.lanewise(MUL, hy))
          .lanewise(ADD, gz.lanewise(MUL, hz));
      FLOAT_VECTOR.cast(gh).intoArray(floatRows, ROW_GH2 + k);
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX3 + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY3 + k);
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ3 + k);
      FloatVector mh = mx.lanewise(MUL, hx).lanewise(ADD, my.lanewise(MUL, hy))
          .lanewise(ADD, mz.lanewise(MUL, hz));
      FLOAT_VECTOR.cast(mh).intoArray(floatRows, ROW_MH2 + k);
      FloatVector numerator2 = mh.lanewise(ADD, s.lanewise(MUL, gh));
      FloatVector hh = fromArray(FLOATS, floatRows, ROW_HH2 + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t = ALL_ZERO.blend(ALL_MINUS_ONE, numerator2.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator2.compare(GT, ALL_ZERO))
          .blend(numerator2.lanewise(DIV, hh), numerator2.lanewise(ABS).compare(LT, hh));
      FLOAT_VECTOR.cast(t).intoArray(floatRows, ROW_T + k);
      FloatVector mg = mx.lanewise(MUL, gx).lanewise(ADD, my.lanewise(MUL, gy))
          .lanewise(ADD, mz.lanewise(MUL, gz));
      FLOAT_VECTOR.cast(mg).intoArray(floatRows, ROW_MG2 + k);
      FloatVector numerator3 = t.lanewise(MUL, gh).lanewise(SUB, mg);
      FloatVector gg = fromArray(FLOATS, floatRows, ROW_GG2 + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector s2 = ALL_ZERO.blend(ALL_MINUS_ONE, numerator3.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator3.compare(GT, ALL_ZERO))
          .blend(numerator3.lanewise(DIV, gg), numerator3.lanewise(ABS).compare(LT, gg));
      FLOAT_VECTOR.cast(s2).intoArray(floatRows, ROW_S2 + k);
      FLOAT_VECTOR.cast(s2.lanewise(MUL, gx).lanewise(SUB, t.lanewise(MUL, hx))).intoArray(floatRows,
          ROW_DIFFERENCE + k);
    }
  }

  private static void floats11(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX3 + k);
      FloatVector dx = mx.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k));
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY3 + k);
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S2 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T + k);
      FloatVector dy = my.lanewise(ADD, s.lanewise(MUL, gy)
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY2 + k))));
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ3 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FloatVector dz = mz.lanewise(ADD, s.lanewise(MUL, gz)
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ2 + k))));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(floatRows, ROW_FROM_S2 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector numerator = my.lanewise(MUL, gz).lanewise(SUB, mz.lanewise(MUL, gy))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WX2 + k))
          .lanewise(ADD, mz.lanewise(MUL, gx).lanewise(SUB, mx.lanewise(MUL, gz))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WY2 + k)))
          .lanewise(ADD, mx.lanewise(MUL, gy).lanewise(SUB, my.lanewise(MUL, gx))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WZ2 + k))).lanewise(NEG);
      FloatVector nw = fromArray(FLOATS, floatRows, ROW_NW2 + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t2 = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, nw), numerator.lanewise(ABS).compare(LT, nw));
      FloatVector numerator2 = t2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GH2 + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MG2 + k));
      FloatVector gg = fromArray(FLOATS, floatRows, ROW_GG2 + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_MINUS_ONE, numerator2.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator2.compare(GT, ALL_ZERO))
          .blend(numerator2.lanewise(DIV, gg), numerator2.lanewise(ABS).compare(LT, gg))).intoArray(floatRows,
          ROW_S3 + k);
    }
  }

  private static void floats12(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S3 + k);
      FloatVector numerator = fromArray(FLOATS, floatRows, ROW_MH2 + k)
          .lanewise(ADD, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GH2 + k)));
      FloatVector hh = fromArray(FLOATS, floatRows, ROW_HH2 + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, hh), numerator.lanewise(ABS).compare(LT, hh));
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_MX3 + k)
          .lanewise(ADD, s.lanewise(MUL, gx).lanewise(SUB, t.lanewise(MUL, hx)));
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_MY3 + k)
          .lanewise(ADD, s.lanewise(MUL, gy).lanewise(SUB, t.lanewise(MUL, hy)));
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_MZ3 + k)
          .lanewise(ADD, s.lanewise(MUL, gz).lanewise(SUB, t.lanewise(MUL, hz)));
      FloatVector fromT = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      FloatVector fromS = fromArray(FLOATS, floatRows, ROW_FROM_S2 + k);
      VectorMask<Float> fromSLessFromT = fromS.compare(LT, fromT);
      VectorMask<Float> fromTLessFromS = fromT.compare(LT, fromS);
      FloatVector s2 = fromArray(FLOATS, floatRows, ROW_S2 + k);
      // fromS < fromT ? first : fromT < fromS ? second : 0.5f * (first + second)
      FloatVector s3 = ALL_HALF.lanewise(MUL, s2.lanewise(ADD, s)).blend(s, fromTLessFromS)
          .blend(s2, fromSLessFromT);
      FLOAT_VECTOR.cast(s3).intoArray(floatRows, ROW_S4 + k);
      FloatVector t2 = fromArray(FLOATS, floatRows, ROW_T + k);
      // fromS < fromT ? first : fromT < fromS ? second : 0.5f * (first + second)
      FloatVector t3 = ALL_HALF.lanewise(MUL, t2.lanewise(ADD, t)).blend(t, fromTLessFromS)
          .blend(t2, fromSLessFromT);
      FLOAT_VECTOR.cast(t3).intoArray(floatRows, ROW_T2 + k);
      FloatVector product = s3.lanewise(MUL, gx);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MX2 + k)
          .lanewise(ADD, t3.lanewise(MUL, hx).lanewise(SUB, product))).intoArray(floatRows, ROW_VX + k);
      FloatVector product2 = s3.lanewise(MUL, gy);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MY2 + k)
          .lanewise(ADD, t3.lanewise(MUL, hy).lanewise(SUB, product2))).intoArray(floatRows, ROW_VY + k);
      FloatVector product3 = s3.lanewise(MUL, gz);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT4 + k);
      FLOAT_VECTOR.cast(t3.lanewise(MUL, hz).lanewise(SUB, product3)).intoArray(floatRows, ROW_DIFFERENCE2 + k);
    }
  }

  private static void floats13(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector vz = fromArray(FLOATS, floatRows, ROW_MZ2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE2 + k));
      FLOAT_VECTOR.cast(vz).intoArray(floatRows, ROW_VZ + k);
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_VY + k);
      FloatVector v = vx.lanewise(MUL, vx).lanewise(ADD, vy.lanewise(MUL, vy))
          .lanewise(ADD, vz.lanewise(MUL, vz)).lanewise(SQRT);
      FLOAT_VECTOR.cast(v).intoArray(floatRows, ROW_V + k);
      FloatVector length = fromArray(FLOATS, floatRows, ROW_GG2 + k).lanewise(SQRT);
      FloatVector length2 = fromArray(FLOATS, floatRows, ROW_HH2 + k).lanewise(SQRT);
      FLOAT_VECTOR.cast(ALL_ROUNDING.lanewise(MUL, v.lanewise(ADD, length).lanewise(ADD, length2)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_R2 + k)))).intoArray(floatRows, ROW_ROUNDING + k);
      VectorMask<Float> lengthGreaterZero = length.compare(GT, ALL_ZERO);
      // length > 0 ? component / length : 0
      FloatVector ex = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_GX2 + k).lanewise(DIV, length),
          lengthGreaterZero);
      FLOAT_VECTOR.cast(ex).intoArray(floatRows, ROW_EX + k);
      VectorMask<Float> lengthGreaterZero2 = length2.compare(GT, ALL_ZERO);
      // length > 0 ? component / length : 0
      FloatVector fx = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_HX2 + k).lanewise(DIV, length2),
          lengthGreaterZero2);
      FLOAT_VECTOR.cast(fx).intoArray(floatRows, ROW_FX + k);
      // length > 0 ? component / length : 0
      FloatVector ey = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_GY2 + k).lanewise(DIV, length),
          lengthGreaterZero);
      FLOAT_VECTOR.cast(ey).intoArray(floatRows, ROW_EY + k);
      // length > 0 ? component / length : 0
      FloatVector fy = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_HY2 + k).lanewise(DIV, length2),
          lengthGreaterZero2);
      FLOAT_VECTOR.cast(fy).intoArray(floatRows, ROW_FY + k);
      // length > 0 ? component / length : 0
      FloatVector ez = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_GZ2 + k).lanewise(DIV, length),
          lengthGreaterZero);
      FLOAT_VECTOR.cast(ez).intoArray(floatRows, ROW_EZ + k);
      // length > 0 ? component / length : 0
      FloatVector fz = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_HZ2 + k).lanewise(DIV, length2),
          lengthGreaterZero2);
      FLOAT_VECTOR.cast(fz).intoArray(floatRows, ROW_FZ + k);
      FloatVector x = ey.lanewise(MUL, fz).lanewise(SUB, ez.lanewise(MUL, fy));
      FloatVector y = ez.lanewise(MUL, fx).lanewise(SUB, ex.lanewise(MUL, fz));
      FloatVector z = ex.lanewise(MUL, fy).lanewise(SUB, ey.lanewise(MUL, fx));
      FloatVector along = x.lanewise(MUL, ex).lanewise(ADD, y.lanewise(MUL, ey))
          .lanewise(ADD, z.lanewise(MUL, ez));
      FLOAT_VECTOR.cast(x.lanewise(SUB, along.lanewise(MUL, ex))).intoArray(floatRows, ROW_CROSS_X + k);
      FLOAT_VECTOR.cast(y.lanewise(SUB, along.lanewise(MUL, ey))).intoArray(floatRows, ROW_CROSS_Y + k);
      FLOAT_VECTOR.cast(z.lanewise(SUB, along.lanewise(MUL, ez))).intoArray(floatRows, ROW_CROSS_Z + k);
    }
  }

  private static void floats14(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_VY + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector vz = fromArray(FLOATS, floatRows, ROW_VZ + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector first2 = vx.lanewise(MUL, ex).lanewise(ADD, vy.lanewise(MUL, ey))
          .lanewise(ADD, vz.lanewise(MUL, ez));
      FloatVector x = vx.lanewise(SUB, first2.lanewise(MUL, ex));
      FloatVector y = vy.lanewise(SUB, first2.lanewise(MUL, ey));
      FloatVector z = vz.lanewise(SUB, first2.lanewise(MUL, ez));
      FloatVector second2 = x.lanewise(MUL, ex).lanewise(ADD, y.lanewise(MUL, ey))
          .lanewise(ADD, z.lanewise(MUL, ez));
      FLOAT_VECTOR.cast(x.lanewise(SUB, second2.lanewise(MUL, ex))).intoArray(floatRows, ROW_BESIDE_X1 + k);
      FLOAT_VECTOR.cast(y.lanewise(SUB, second2.lanewise(MUL, ey))).intoArray(floatRows, ROW_BESIDE_Y1 + k);
      FLOAT_VECTOR.cast(z.lanewise(SUB, second2.lanewise(MUL, ez))).intoArray(floatRows, ROW_BESIDE_Z1 + k);
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      FloatVector first3 = vx.lanewise(MUL, fx).lanewise(ADD, vy.lanewise(MUL, fy))
          .lanewise(ADD, vz.lanewise(MUL, fz));
      FloatVector x2 = vx.lanewise(SUB, first3.lanewise(MUL, fx));
      FloatVector y2 = vy.lanewise(SUB, first3.lanewise(MUL, fy));
      FloatVector z2 = vz.lanewise(SUB, first3.lanewise(MUL, fz));
      FloatVector second3 = x2.lanewise(MUL, fx).lanewise(ADD, y2.lanewise(MUL, fy))
          .lanewise(ADD, z2.lanewise(MUL, fz));
      FLOAT_VECTOR.cast(x2.lanewise(SUB, second3.lanewise(MUL, fx))).intoArray(floatRows, ROW_BESIDE_X2 + k);
      FLOAT_VECTOR.cast(y2.lanewise(SUB, second3.lanewise(MUL, fy))).intoArray(floatRows, ROW_BESIDE_Y2 + k);
      FLOAT_VECTOR.cast(z2.lanewise(SUB, second3.lanewise(MUL, fz))).intoArray(floatRows, ROW_BESIDE_Z2 + k);
      VectorMask<Float> longer = fromArray(FLOATS, floatRows, ROW_GG2 + k)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_HH2 + k));
      // longer ? gx : hx
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HX2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_GX2 + k), longer)).intoArray(floatRows, ROW_X3 + k);
      // longer ? gy : hy
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HY2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_GY2 + k), longer)).intoArray(floatRows, ROW_Y3 + k);
      // longer ? gz : hz
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HZ2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_GZ2 + k), longer)).intoArray(floatRows, ROW_Z3 + k);
    }
  }

  private static void floats15(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X3 + k);
      FloatVector absX = x.lanewise(ABS);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y3 + k);
      FloatVector absY = y.lanewise(ABS);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z3 + k);
      FloatVector absZ = z.lanewise(ABS);
      VectorMask<Float> fromX = absX.compare(LE, absY);
      fromX = absX.compare(LE, absZ, fromX);
      VectorMask<Float> fromY = absY.compare(LE, absZ, fromX.not());
      VectorMask<Float> none = x.compare(EQ, ALL_ZERO);
      none = y.compare(EQ, ALL_ZERO, none);
      none = z.compare(EQ, ALL_ZERO, none);
      // none ? 1 : fromX ? 0 : fromY ? -z : y
      FLOAT_VECTOR.cast(y.blend(z.lanewise(NEG), fromY).blend(ALL_ZERO, fromX).blend(ALL_ONE, none)).intoArray(
          floatRows, ROW_ACROSS_X + k);
      // fromX ? z : fromY ? 0 : -x
      FLOAT_VECTOR.cast(x.lanewise(NEG).blend(ALL_ZERO, fromY).blend(z, fromX)).intoArray(floatRows,
          ROW_ACROSS_Y + k);
      // fromX ? -y : fromY ? x : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(x, fromY).blend(y.lanewise(NEG), fromX)).intoArray(floatRows,
          ROW_ACROSS_Z + k);
      FloatVector crossX = fromArray(FLOATS, floatRows, ROW_CROSS_X + k);
      FloatVector crossY = fromArray(FLOATS, floatRows, ROW_CROSS_Y + k);
      FloatVector crossZ = fromArray(FLOATS, floatRows, ROW_CROSS_Z + k);
      FloatVector square = crossX.lanewise(MUL, crossX).lanewise(ADD, crossY.lanewise(MUL, crossY))
          .lanewise(ADD, crossZ.lanewise(MUL, crossZ));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE + k);
      FloatVector length = square.lanewise(SQRT);
      // length > 0 ? gap(nx, ny, nz, mx, my, mz, gx, gy, gz, hx, hy, hz) / length : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(crossX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MX2 + k))
          .lanewise(ADD, crossY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MY2 + k)))
          .lanewise(ADD, crossZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MZ2 + k))).lanewise(ABS)
          .lanewise(SUB, crossX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX2 + k))
          .lanewise(ADD, crossY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k)))
          .lanewise(ADD, crossZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k))).lanewise(ABS)
          .lanewise(ADD, crossX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX2 + k))
          .lanewise(ADD, crossY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY2 + k)))
          .lanewise(ADD, crossZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ2 + k))).lanewise(ABS)))
          .lanewise(DIV, length), length.compare(GT, ALL_ZERO))).intoArray(floatRows, ROW_QUOTIENT_OR_NONE + k);
    }
  }

  private static void floats16(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      FloatVector crossX = fromArray(FLOATS, floatRows, ROW_CROSS_X + k);
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_VY + k);
      FloatVector crossY = fromArray(FLOATS, floatRows, ROW_CROSS_Y + k);
      FloatVector vz = fromArray(FLOATS, floatRows, ROW_VZ + k);
      FloatVector crossZ = fromArray(FLOATS, floatRows, ROW_CROSS_Z + k);
      FloatVector product = vx.lanewise(MUL, crossX).lanewise(ADD, vy.lanewise(MUL, crossY))
          .lanewise(ADD, vz.lanewise(MUL, crossZ));
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE + k);
      // square > 0 ? product / square : 0
      FloatVector part = ALL_ZERO.blend(product.lanewise(DIV, square), square.compare(GT, ALL_ZERO));
      FloatVector x = vx.lanewise(SUB, part.lanewise(MUL, crossX));
      FloatVector y = vy.lanewise(SUB, part.lanewise(MUL, crossY));
      FloatVector z = vz.lanewise(SUB, part.lanewise(MUL, crossZ));
      FloatVector rounding = fromArray(FLOATS, floatRows, ROW_ROUNDING + k);
      VectorMask<Float> isWay = x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z)).lanewise(SQRT).compare(LE, rounding);
      FloatVector product2 = ALL_TWO.lanewise(MUL, rounding);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT5 + k);
      // isWay ? 0 : 2 * rounding
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_QUOTIENT_OR_NONE + k)
          .lanewise(SUB, product2.blend(ALL_ZERO, isWay))).intoArray(floatRows, ROW_OF_CROSS + k);
      FloatVector besideX1 = fromArray(FLOATS, floatRows, ROW_BESIDE_X1 + k);
      FloatVector besideY1 = fromArray(FLOATS, floatRows, ROW_BESIDE_Y1 + k);
      FloatVector besideZ1 = fromArray(FLOATS, floatRows, ROW_BESIDE_Z1 + k);
      FloatVector square2 = besideX1.lanewise(MUL, besideX1).lanewise(ADD, besideY1.lanewise(MUL, besideY1))
          .lanewise(ADD, besideZ1.lanewise(MUL, besideZ1));
      FLOAT_VECTOR.cast(square2).intoArray(floatRows, ROW_SQUARE2 + k);
      FloatVector length = square2.lanewise(SQRT);
      // length > 0 ? gap(nx, ny, nz, mx, my, mz, gx, gy, gz, hx, hy, hz) / length : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(besideX1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MX2 + k))
          .lanewise(ADD, besideY1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MY2 + k)))
          .lanewise(ADD, besideZ1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MZ2 + k))).lanewise(ABS)
          .lanewise(SUB, besideX1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX2 + k))
          .lanewise(ADD, besideY1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k)))
          .lanewise(ADD, besideZ1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k))).lanewise(ABS)
          .lanewise(ADD, besideX1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX2 + k))
          .lanewise(ADD, besideY1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY2 + k)))
          .lanewise(ADD, besideZ1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ2 + k))).lanewise(ABS)))
          .lanewise(DIV, length), length.compare(GT, ALL_ZERO))).intoArray(floatRows,
          ROW_QUOTIENT_OR_NONE2 + k);
    }
  }

  private static void floats17(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      FloatVector besideX1 = fromArray(FLOATS, floatRows, ROW_BESIDE_X1 + k);
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_VY + k);
      FloatVector besideY1 = fromArray(FLOATS, floatRows, ROW_BESIDE_Y1 + k);
      FloatVector vz = fromArray(FLOATS, floatRows, ROW_VZ + k);
      FloatVector besideZ1 = fromArray(FLOATS, floatRows, ROW_BESIDE_Z1 + k);
      FloatVector product = vx.lanewise(MUL, besideX1).lanewise(ADD, vy.lanewise(MUL, besideY1))
          .lanewise(ADD, vz.lanewise(MUL, besideZ1));
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE2 + k);
      // square > 0 ? product / square : 0
      FloatVector part = ALL_ZERO.blend(product.lanewise(DIV, square), square.compare(GT, ALL_ZERO));
      FloatVector x = vx.lanewise(SUB, part.lanewise(MUL, besideX1));
      FloatVector y = vy.lanewise(SUB, part.lanewise(MUL, besideY1));
      FloatVector z = vz.lanewise(SUB, part.lanewise(MUL, besideZ1));
      VectorMask<Float> isWay = x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z)).lanewise(SQRT)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_ROUNDING + k));
      // isWay ? 0 : 2 * rounding
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_QUOTIENT_OR_NONE2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k).blend(ALL_ZERO, isWay))).intoArray(
          floatRows, ROW_OF_BESIDE1 + k);
      FloatVector besideX2 = fromArray(FLOATS, floatRows, ROW_BESIDE_X2 + k);
      FloatVector besideY2 = fromArray(FLOATS, floatRows, ROW_BESIDE_Y2 + k);
      FloatVector besideZ2 = fromArray(FLOATS, floatRows, ROW_BESIDE_Z2 + k);
      FloatVector square2 = besideX2.lanewise(MUL, besideX2).lanewise(ADD, besideY2.lanewise(MUL, besideY2))
          .lanewise(ADD, besideZ2.lanewise(MUL, besideZ2));
      FLOAT_VECTOR.cast(square2).intoArray(floatRows, ROW_SQUARE3 + k);
      FloatVector length = square2.lanewise(SQRT);
      // length > 0 ? gap(nx, ny, nz, mx, my, mz, gx, gy, gz, hx, hy, hz) / length : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(besideX2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MX2 + k))
          .lanewise(ADD, besideY2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MY2 + k)))
          .lanewise(ADD, besideZ2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MZ2 + k))).lanewise(ABS)
          .lanewise(SUB, besideX2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX2 + k))
          .lanewise(ADD, besideY2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k)))
          .lanewise(ADD, besideZ2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k))).lanewise(ABS)
          .lanewise(ADD, besideX2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX2 + k))
          .lanewise(ADD, besideY2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY2 + k)))
          .lanewise(ADD, besideZ2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ2 + k))).lanewise(ABS)))
          .lanewise(DIV, length), length.compare(GT, ALL_ZERO))).intoArray(floatRows,
          ROW_QUOTIENT_OR_NONE3 + k);
    }
  }

  private static void floats18(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      FloatVector besideX2 = fromArray(FLOATS, floatRows, ROW_BESIDE_X2 + k);
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_VY + k);
      FloatVector besideY2 = fromArray(FLOATS, floatRows, ROW_BESIDE_Y2 + k);
      FloatVector vz = fromArray(FLOATS, floatRows, ROW_VZ + k);
      FloatVector besideZ2 = fromArray(FLOATS, floatRows, ROW_BESIDE_Z2 + k);
      FloatVector product = vx.lanewise(MUL, besideX2).lanewise(ADD, vy.lanewise(MUL, besideY2))
          .lanewise(ADD, vz.lanewise(MUL, besideZ2));
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE3 + k);
      // square > 0 ? product / square : 0
      FloatVector part = ALL_ZERO.blend(product.lanewise(DIV, square), square.compare(GT, ALL_ZERO));
      FloatVector x = vx.lanewise(SUB, part.lanewise(MUL, besideX2));
      FloatVector y = vy.lanewise(SUB, part.lanewise(MUL, besideY2));
      FloatVector z = vz.lanewise(SUB, part.lanewise(MUL, besideZ2));
      VectorMask<Float> isWay = x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z)).lanewise(SQRT)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_ROUNDING + k));
      // isWay ? 0 : 2 * rounding
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_QUOTIENT_OR_NONE3 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k).blend(ALL_ZERO, isWay))).intoArray(
          floatRows, ROW_OF_BESIDE2 + k);
      FloatVector v = fromArray(FLOATS, floatRows, ROW_V + k);
      // length > 0 ? gap(nx, ny, nz, mx, my, mz, gx, gy, gz, hx, hy, hz) / length : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(vx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MX2 + k))
          .lanewise(ADD, vy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MY2 + k)))
          .lanewise(ADD, vz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MZ2 + k))).lanewise(ABS)
          .lanewise(SUB, vx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX2 + k))
          .lanewise(ADD, vy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k)))
          .lanewise(ADD, vz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k))).lanewise(ABS)
          .lanewise(ADD, vx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX2 + k))
          .lanewise(ADD, vy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY2 + k)))
          .lanewise(ADD, vz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ2 + k))).lanewise(ABS)))
          .lanewise(DIV, v), v.compare(GT, ALL_ZERO))).intoArray(floatRows, ROW_OF_V + k);
    }
  }

  private static long floats19(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long byCrossBits = 0;
    long byBeside1Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector acrossX = fromArray(FLOATS, floatRows, ROW_ACROSS_X + k);
      FloatVector acrossY = fromArray(FLOATS, floatRows, ROW_ACROSS_Y + k);
      FloatVector acrossZ = fromArray(FLOATS, floatRows, ROW_ACROSS_Z + k);
      FloatVector length = acrossX.lanewise(MUL, acrossX).lanewise(ADD, acrossY.lanewise(MUL, acrossY))
          .lanewise(ADD, acrossZ.lanewise(MUL, acrossZ)).lanewise(SQRT);
      VectorMask<Float> isWay = fromArray(FLOATS, floatRows, ROW_V + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_ROUNDING + k));
      // length > 0 ? gap(nx, ny, nz, mx, my, mz, gx, gy, gz, hx, hy, hz) / length : Contact.NONE; isWay ? 0 : 2
      // * rounding
      FloatVector ofAcross = ALL_NONE.blend(acrossX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MX2 + k))
          .lanewise(ADD, acrossY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MY2 + k)))
          .lanewise(ADD, acrossZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MZ2 + k))).lanewise(ABS)
          .lanewise(SUB, acrossX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX2 + k))
          .lanewise(ADD, acrossY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k)))
          .lanewise(ADD, acrossZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k))).lanewise(ABS)
          .lanewise(ADD, acrossX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX2 + k))
          .lanewise(ADD, acrossY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY2 + k)))
          .lanewise(ADD, acrossZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ2 + k))).lanewise(ABS)))
          .lanewise(DIV, length), length.compare(GT, ALL_ZERO))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k).blend(ALL_ZERO, isWay));
      FloatVector ofBeside1 = fromArray(FLOATS, floatRows, ROW_OF_BESIDE1 + k);
      FloatVector ofCross = fromArray(FLOATS, floatRows, ROW_OF_CROSS + k);
      // b > a ? b : a
      FloatVector a = ofCross.blend(ofBeside1, ofBeside1.compare(GT, ofCross));
      FloatVector ofV = fromArray(FLOATS, floatRows, ROW_OF_V + k);
      FloatVector ofBeside2 = fromArray(FLOATS, floatRows, ROW_OF_BESIDE2 + k);
      // b > a ? b : a
      FloatVector a2 = ofBeside2.blend(ofV, ofV.compare(GT, ofBeside2));
      // b > a ? b : a
      FloatVector b = a2.blend(ofAcross, ofAcross.compare(GT, a2));
      // b > a ? b : a
      FloatVector most = a.blend(b, b.compare(GT, a));
      VectorMask<Float> byCross = ofCross.compare(GE, most);
      byCrossBits |= byCross.toLong() << k;
      VectorMask<Float> byBeside1 = ofBeside1.compare(GE, most);
      byBeside1Bits |= byBeside1.toLong() << k;
      VectorMask<Float> byBeside2 = ofBeside2.compare(GE, most);
      VectorMask<Float> byV = ofV.compare(GE, most);
      // byCross ? crossX : byBeside1 ? besideX1 : byBeside2 ? besideX2 : byV ? vx : acrossX
      FLOAT_VECTOR.cast(acrossX.blend(fromArray(FLOATS, floatRows, ROW_VX + k), byV)
          .blend(fromArray(FLOATS, floatRows, ROW_BESIDE_X2 + k), byBeside2)
          .blend(fromArray(FLOATS, floatRows, ROW_BESIDE_X1 + k), byBeside1)
          .blend(fromArray(FLOATS, floatRows, ROW_CROSS_X + k), byCross)).intoArray(floatRows, ROW_OUT_X + k);
      // byCross ? crossY : byBeside1 ? besideY1 : byBeside2 ? besideY2 : byV ? vy : acrossY
      FLOAT_VECTOR.cast(acrossY.blend(fromArray(FLOATS, floatRows, ROW_VY + k), byV)
          .blend(fromArray(FLOATS, floatRows, ROW_BESIDE_Y2 + k), byBeside2)
          .blend(fromArray(FLOATS, floatRows, ROW_BESIDE_Y1 + k), byBeside1)
          .blend(fromArray(FLOATS, floatRows, ROW_CROSS_Y + k), byCross)).intoArray(floatRows, ROW_OUT_Y + k);
      // byBeside2 ? besideZ2 : byV ? vz : acrossZ
      FLOAT_VECTOR.cast(acrossZ.blend(fromArray(FLOATS, floatRows, ROW_VZ + k), byV)
          .blend(fromArray(FLOATS, floatRows, ROW_BESIDE_Z2 + k), byBeside2)).intoArray(floatRows,
          ROW_BESIDE_Z2_OR_VZ_OR_ACROSS_Z + k);
    }
    bits[0] = byBeside1Bits;
    return byCrossBits;
  }

  private static void floats20(float[] floatRows, long byBeside1Bits, long byCrossBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // byCross ? crossZ : byBeside1 ? besideZ1 : byBeside2 ? besideZ2 : byV ? vz : acrossZ
      FloatVector outZ = fromArray(FLOATS, floatRows, ROW_BESIDE_Z2_OR_VZ_OR_ACROSS_Z + k)
          .blend(fromArray(FLOATS, floatRows, ROW_BESIDE_Z1 + k),
          VectorMask.fromLong(FLOATS, (byBeside1Bits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_CROSS_Z + k),
          VectorMask.fromLong(FLOATS, (byCrossBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector outX = fromArray(FLOATS, floatRows, ROW_OUT_X + k);
      FloatVector outY = fromArray(FLOATS, floatRows, ROW_OUT_Y + k);
      VectorMask<Float> away = outX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MX2 + k))
          .lanewise(ADD, outY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MY2 + k)))
          .lanewise(ADD, outZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MZ2 + k))).compare(LT, ALL_ZERO);
      // away ? -outX : outX
      FloatVector outX2 = outX.blend(outX.lanewise(NEG), away);
      // away ? -outY : outY
      FloatVector outY2 = outY.blend(outY.lanewise(NEG), away);
      // away ? -outZ : outZ
      FloatVector outZ2 = outZ.blend(outZ.lanewise(NEG), away);
      FloatVector ax = outX2.lanewise(ABS);
      FloatVector ay = outY2.lanewise(ABS);
      FloatVector az = outZ2.lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      FloatVector largest = az.blend(most, most.compare(GT, az));
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      FloatVector quotient = outX2.lanewise(DIV, largest);
      // largest > 0 ? component / largest : 0
      FloatVector ex = ALL_ZERO.blend(quotient, largestGreaterZero);
      FloatVector quotient2 = outY2.lanewise(DIV, largest);
      // largest > 0 ? component / largest : 0
      FloatVector ey = ALL_ZERO.blend(quotient2, largestGreaterZero);
      FloatVector quotient3 = outZ2.lanewise(DIV, largest);
      // largest > 0 ? component / largest : 0
      FloatVector ez = ALL_ZERO.blend(quotient3, largestGreaterZero);
      FloatVector parts = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez)).lanewise(SQRT);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(quotient.lanewise(DIV, parts).lanewise(ADD, ALL_ZERO),
          largestGreaterZero)).intoArray(floatRows, ROW_NORMAL_X + k);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(quotient2.lanewise(DIV, parts).lanewise(ADD, ALL_ZERO),
          largestGreaterZero)).intoArray(floatRows, ROW_NORMAL_Y + k);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(quotient3.lanewise(DIV, parts).lanewise(ADD, ALL_ZERO),
          largestGreaterZero)).intoArray(floatRows, ROW_NORMAL_Z + k);
    }
  }

  private static void floats21(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector normalX = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k);
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX2 + k);
      FloatVector normalY = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY2 + k);
      FloatVector normalZ = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k);
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ2 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_R2 + k)
          .lanewise(SUB, normalX.lanewise(MUL, mx).lanewise(ADD, normalY.lanewise(MUL, my))
          .lanewise(ADD, normalZ.lanewise(MUL, mz)).lanewise(ABS)
          .lanewise(SUB, normalX.lanewise(MUL, gx).lanewise(ADD, normalY.lanewise(MUL, gy))
          .lanewise(ADD, normalZ.lanewise(MUL, gz)).lanewise(ABS)
          .lanewise(ADD, normalX.lanewise(MUL, hx).lanewise(ADD, normalY.lanewise(MUL, hy))
          .lanewise(ADD, normalZ.lanewise(MUL, hz)).lanewise(ABS))))).intoArray(floatRows, ROW_DEEP + k);
      // RoundedHull.dot(gx, gy, gz, hx, hy, hz) < 0 ? -1 : 1
      FloatVector side = ALL_ONE.blend(ALL_MINUS_ONE, fromArray(FLOATS, floatRows, ROW_GH2 + k)
          .compare(LT, ALL_ZERO));
      FLOAT_VECTOR.cast(side).intoArray(floatRows, ROW_SIDE + k);
      FloatVector product = side.lanewise(MUL, hx);
      FloatVector ax = mx.lanewise(SUB, product);
      FloatVector product2 = side.lanewise(MUL, hy);
      FloatVector ay = my.lanewise(SUB, product2);
      FloatVector product3 = side.lanewise(MUL, hz);
      FloatVector az = mz.lanewise(SUB, product3);
      FloatVector product4 = ax.lanewise(MUL, gx).lanewise(ADD, ay.lanewise(MUL, gy))
          .lanewise(ADD, az.lanewise(MUL, gz));
      FloatVector gg = fromArray(FLOATS, floatRows, ROW_GG2 + k);
      VectorMask<Float> ggGreaterZero = gg.compare(GT, ALL_ZERO);
      // square > 0 ? product / square : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(product4.lanewise(DIV, gg), ggGreaterZero)).intoArray(floatRows,
          ROW_LOW + k);
      FloatVector ax2 = mx.lanewise(ADD, product);
      FloatVector ay2 = my.lanewise(ADD, product2);
      FloatVector az2 = mz.lanewise(ADD, product3);
      FloatVector product5 = ax2.lanewise(MUL, gx).lanewise(ADD, ay2.lanewise(MUL, gy))
          .lanewise(ADD, az2.lanewise(MUL, gz));
      // square > 0 ? product / square : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(product5.lanewise(DIV, gg), ggGreaterZero)).intoArray(floatRows,
          ROW_HIGH + k);
    }
  }

  private static long floats22(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long isLineBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector low = fromArray(FLOATS, floatRows, ROW_LOW + k);
      VectorMask<Float> lowGreaterMinusOne = low.compare(GT, ALL_MINUS_ONE);
      // low > -1 ? low : -1
      FloatVector s0 = ALL_MINUS_ONE.blend(low, lowGreaterMinusOne);
      FLOAT_VECTOR.cast(s0).intoArray(floatRows, ROW_S0 + k);
      FloatVector high = fromArray(FLOATS, floatRows, ROW_HIGH + k);
      VectorMask<Float> highLessOne = high.compare(LT, ALL_ONE);
      // high < 1 ? high : 1
      FloatVector s1 = ALL_ONE.blend(high, highLessOne);
      FLOAT_VECTOR.cast(s1).intoArray(floatRows, ROW_S1 + k);
      FloatVector side = fromArray(FLOATS, floatRows, ROW_SIDE + k);
      FloatVector minusSide = side.lanewise(NEG);
      FLOAT_VECTOR.cast(minusSide).intoArray(floatRows, ROW_MINUS_SIDE + k);
      FloatVector mh = fromArray(FLOATS, floatRows, ROW_MH2 + k);
      FloatVector gh = fromArray(FLOATS, floatRows, ROW_GH2 + k);
      FloatVector numerator = mh.lanewise(ADD, ALL_MINUS_ONE.lanewise(MUL, gh));
      FloatVector hh = fromArray(FLOATS, floatRows, ROW_HH2 + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0; low > -1 ? -side : SegmentSegment.nearestT(-1, -mx, -my, -mz, gx, gy, gz, hx, hy, hz, hh)
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, hh), numerator.lanewise(ABS).compare(LT, hh))
          .blend(minusSide, lowGreaterMinusOne)).intoArray(floatRows, ROW_T0 + k);
      FloatVector numerator2 = mh.lanewise(ADD, ALL_ONE.lanewise(MUL, gh));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0; high < 1 ? side : SegmentSegment.nearestT(1, -mx, -my, -mz, gx, gy, gz, hx, hy, hz, hh)
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_MINUS_ONE, numerator2.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator2.compare(GT, ALL_ZERO))
          .blend(numerator2.lanewise(DIV, hh), numerator2.lanewise(ABS).compare(LT, hh))
          .blend(side, highLessOne)).intoArray(floatRows, ROW_T1 + k);
      FloatVector rounding = fromArray(FLOATS, floatRows, ROW_ROUNDING + k);
      FloatVector least = rounding.lanewise(MUL, rounding);
      FLOAT_VECTOR.cast(least).intoArray(floatRows, ROW_LEAST + k);
      VectorMask<Float> isLine = fromArray(FLOATS, floatRows, ROW_SQUARE + k).compare(LE, ALL_PARALLEL);
      isLine = fromArray(FLOATS, floatRows, ROW_GG2 + k).compare(GT, least, isLine);
      isLine = hh.compare(GT, least, isLine);
      isLine = s0.compare(LT, s1, isLine);
      isLineBits |= isLine.toLong() << k;
    }
    return isLineBits;
  }

  private static void floats23(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector s0 = fromArray(FLOATS, floatRows, ROW_S0 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector product = s0.lanewise(MUL, gx);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT6 + k);
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX2 + k);
      FloatVector t0 = fromArray(FLOATS, floatRows, ROW_T0 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      FloatVector dx0 = mx.lanewise(ADD, t0.lanewise(MUL, hx).lanewise(SUB, product));
      FLOAT_VECTOR.cast(dx0).intoArray(floatRows, ROW_DX0 + k);
      FloatVector s1 = fromArray(FLOATS, floatRows, ROW_S1 + k);
      FloatVector product2 = s1.lanewise(MUL, gx);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT7 + k);
      FloatVector t1 = fromArray(FLOATS, floatRows, ROW_T1 + k);
      FloatVector dx1 = mx.lanewise(ADD, t1.lanewise(MUL, hx).lanewise(SUB, product2));
      FLOAT_VECTOR.cast(dx1).intoArray(floatRows, ROW_DX1 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector product3 = s0.lanewise(MUL, gy);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT8 + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY2 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      FloatVector dy0 = my.lanewise(ADD, t0.lanewise(MUL, hy).lanewise(SUB, product3));
      FLOAT_VECTOR.cast(dy0).intoArray(floatRows, ROW_DY0 + k);
      FloatVector product4 = s1.lanewise(MUL, gy);
      FLOAT_VECTOR.cast(product4).intoArray(floatRows, ROW_PRODUCT9 + k);
      FloatVector dy1 = my.lanewise(ADD, t1.lanewise(MUL, hy).lanewise(SUB, product4));
      FLOAT_VECTOR.cast(dy1).intoArray(floatRows, ROW_DY1 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FloatVector product5 = s0.lanewise(MUL, gz);
      FLOAT_VECTOR.cast(product5).intoArray(floatRows, ROW_PRODUCT10 + k);
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ2 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FloatVector dz0 = mz.lanewise(ADD, t0.lanewise(MUL, hz).lanewise(SUB, product5));
      FLOAT_VECTOR.cast(dz0).intoArray(floatRows, ROW_DZ0 + k);
      FloatVector product6 = s1.lanewise(MUL, gz);
      FLOAT_VECTOR.cast(product6).intoArray(floatRows, ROW_PRODUCT11 + k);
      FloatVector dz1 = mz.lanewise(ADD, t1.lanewise(MUL, hz).lanewise(SUB, product6));
      FLOAT_VECTOR.cast(dz1).intoArray(floatRows, ROW_DZ1 + k);
      FloatVector normalX = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k);
      FloatVector normalY = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k);
      FloatVector normalZ = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k);
      FloatVector gap0 = dx0.lanewise(MUL, normalX).lanewise(ADD, dy0.lanewise(MUL, normalY))
          .lanewise(ADD, dz0.lanewise(MUL, normalZ));
      FLOAT_VECTOR.cast(gap0).intoArray(floatRows, ROW_GAP0 + k);
      FLOAT_VECTOR.cast(dx1.lanewise(MUL, normalX).lanewise(ADD, dy1.lanewise(MUL, normalY))
          .lanewise(ADD, dz1.lanewise(MUL, normalZ))).intoArray(floatRows, ROW_GAP1 + k);
      FloatVector x = dx0.lanewise(SUB, gap0.lanewise(MUL, normalX));
      FloatVector y = dy0.lanewise(SUB, gap0.lanewise(MUL, normalY));
      FloatVector z = dz0.lanewise(SUB, gap0.lanewise(MUL, normalZ));
      FLOAT_VECTOR.cast(x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z))).intoArray(floatRows, ROW_SQUARE4 + k);
    }
  }

  private static long floats24(float[] floatRows, long[] bits, long isLineBits) {
    if (floatRows == null) {
      return 0;
    }
    long firstBits = 0;
    long deepestBits = 0;
    long betweenAndFirstBits = 0;
    long end1Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE4 + k);
      FloatVector least = fromArray(FLOATS, floatRows, ROW_LEAST + k);
      // square <= rounding * rounding ? 0 : square
      FloatVector aside0 = square.blend(ALL_ZERO, square.compare(LE, least));
      FloatVector gap1 = fromArray(FLOATS, floatRows, ROW_GAP1 + k);
      FloatVector normalX = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_DX1 + k).lanewise(SUB, gap1.lanewise(MUL, normalX));
      FloatVector normalY = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_DY1 + k).lanewise(SUB, gap1.lanewise(MUL, normalY));
      FloatVector z = fromArray(FLOATS, floatRows, ROW_DZ1 + k)
          .lanewise(SUB, gap1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k)));
      FloatVector square2 = x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z));
      // square <= rounding * rounding ? 0 : square
      FloatVector aside1 = square2.blend(ALL_ZERO, square2.compare(LE, least));
      FloatVector r = fromArray(FLOATS, floatRows, ROW_R2 + k);
      FloatVector rSquared = r.lanewise(MUL, r);
      // aside == 0 ? r : (float) Math.sqrt(r * r - aside)
      FloatVector depth = rSquared.lanewise(SUB, aside0).lanewise(SQRT).blend(r, aside0.compare(EQ, ALL_ZERO))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_GAP0 + k));
      FLOAT_VECTOR.cast(depth).intoArray(floatRows, ROW_DEPTH + k);
      // depth > Float.NEGATIVE_INFINITY ? depth : Contact.NONE
      FloatVector deep0 = ALL_NONE.blend(depth, depth.compare(GT, ALL_NONE));
      FLOAT_VECTOR.cast(deep0).intoArray(floatRows, ROW_DEEP0 + k);
      // aside == 0 ? r : (float) Math.sqrt(r * r - aside)
      FloatVector depth2 = rSquared.lanewise(SUB, aside1).lanewise(SQRT).blend(r, aside1.compare(EQ, ALL_ZERO))
          .lanewise(SUB, gap1);
      FLOAT_VECTOR.cast(depth2).intoArray(floatRows, ROW_DEPTH2 + k);
      // depth > Float.NEGATIVE_INFINITY ? depth : Contact.NONE
      FloatVector deep1 = ALL_NONE.blend(depth2, depth2.compare(GT, ALL_NONE));
      FLOAT_VECTOR.cast(deep1).intoArray(floatRows, ROW_DEEP1 + k);
      VectorMask<Float> notIsLine = VectorMask.fromLong(FLOATS, (isLineBits >>> k) & WideLanes.FLOAT_LANES).not(
          );
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
      end1Bits |= between.not().or(first2).toLong() << k;
      FloatVector rA = fromArray(FLOATS, floatRows, ROW_R_A + k);
      FloatVector product = ALL_HALF.lanewise(MUL, rA.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_R_B + k)));
      // square > 0 ? product / square : 0
      FloatVector part = ALL_ZERO.blend(product.lanewise(DIV, r), r.compare(GT, ALL_ZERO));
      FLOAT_VECTOR.cast(part).intoArray(floatRows, ROW_PART + k);
      FloatVector way = rA.lanewise(SUB, ALL_HALF.lanewise(MUL, deep));
      FLOAT_VECTOR.cast(way).intoArray(floatRows, ROW_WAY + k);
      FloatVector sum = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k)
          .lanewise(ADD, way.lanewise(MUL, normalX));
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM4 + k);
      FloatVector dx0 = fromArray(FLOATS, floatRows, ROW_DX0 + k);
      // end0 ? s0 * gx + (0.5f * dx0 + part * (dx0 + reach0 * normalX)) : s * gx + way * normalX
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT6 + k)
          .lanewise(ADD, ALL_HALF.lanewise(MUL, dx0)
          .lanewise(ADD, part.lanewise(MUL, dx0.lanewise(ADD, depth.lanewise(MUL, normalX)))))
          .blend(sum, betweenAndFirst)).intoArray(floatRows, ROW_OFF_X0 + k);
      FloatVector dy0 = fromArray(FLOATS, floatRows, ROW_DY0 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT8 + k)
          .lanewise(ADD, ALL_HALF.lanewise(MUL, dy0)
          .lanewise(ADD, part.lanewise(MUL, dy0.lanewise(ADD, depth.lanewise(MUL, normalY)))))).intoArray(
          floatRows, ROW_SUM5 + k);
    }
    bits[0] = deepestBits;
    bits[1] = betweenAndFirstBits;
    bits[2] = end1Bits;
    return firstBits;
  }

  private static void floats25(float[] floatRows, long betweenAndFirstBits, long end1Bits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector way = fromArray(FLOATS, floatRows, ROW_WAY + k);
      FloatVector normalY = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k);
      FloatVector sum = fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k)
          .lanewise(ADD, way.lanewise(MUL, normalY));
      VectorMask<Float> betweenAndFirst = VectorMask.fromLong(FLOATS, (betweenAndFirstBits >>> k)
          & WideLanes.FLOAT_LANES);
      // end0 ? s0 * gy + (0.5f * dy0 + part * (dy0 + reach0 * normalY)) : s * gy + way * normalY
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM5 + k).blend(sum, betweenAndFirst)).intoArray(
          floatRows, ROW_OFF_Y0 + k);
      FloatVector normalZ = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k);
      FloatVector sum2 = fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k)
          .lanewise(ADD, way.lanewise(MUL, normalZ));
      FloatVector dz0 = fromArray(FLOATS, floatRows, ROW_DZ0 + k);
      FloatVector part = fromArray(FLOATS, floatRows, ROW_PART + k);
      // end0 ? s0 * gz + (0.5f * dz0 + part * (dz0 + reach0 * normalZ)) : s * gz + way * normalZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k)
          .lanewise(ADD, ALL_HALF.lanewise(MUL, dz0)
          .lanewise(ADD, part.lanewise(MUL, dz0
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DEPTH + k).lanewise(MUL, normalZ)))))
          .blend(sum2, betweenAndFirst)).intoArray(floatRows, ROW_OFF_Z0 + k);
      VectorMask<Float> end1 = VectorMask.fromLong(FLOATS, (end1Bits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector dx1 = fromArray(FLOATS, floatRows, ROW_DX1 + k);
      FloatVector depth = fromArray(FLOATS, floatRows, ROW_DEPTH2 + k);
      // end1 ? s1 * gx + (0.5f * dx1 + part * (dx1 + reach1 * normalX)) : s * gx + way * normalX
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM4 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k)
          .lanewise(ADD, ALL_HALF.lanewise(MUL, dx1)
          .lanewise(ADD, part.lanewise(MUL, dx1
          .lanewise(ADD, depth.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NORMAL_X + k)))))),
          end1)).intoArray(floatRows, ROW_OFF_X1 + k);
      FloatVector dy1 = fromArray(FLOATS, floatRows, ROW_DY1 + k);
      // end1 ? s1 * gy + (0.5f * dy1 + part * (dy1 + reach1 * normalY)) : s * gy + way * normalY
      FLOAT_VECTOR.cast(sum.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k)
          .lanewise(ADD, ALL_HALF.lanewise(MUL, dy1)
          .lanewise(ADD, part.lanewise(MUL, dy1.lanewise(ADD, depth.lanewise(MUL, normalY))))),
          end1)).intoArray(floatRows, ROW_OFF_Y1 + k);
      FloatVector dz1 = fromArray(FLOATS, floatRows, ROW_DZ1 + k);
      // end1 ? s1 * gz + (0.5f * dz1 + part * (dz1 + reach1 * normalZ)) : s * gz + way * normalZ
      FLOAT_VECTOR.cast(sum2.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k)
          .lanewise(ADD, ALL_HALF.lanewise(MUL, dz1)
          .lanewise(ADD, part.lanewise(MUL, dz1.lanewise(ADD, depth.lanewise(MUL, normalZ))))),
          end1)).intoArray(floatRows, ROW_OFF_Z1 + k);
    }
  }

  private static long floats26(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long swapBits, long back2Bits, long back1Bits, long betweenAndFirstBits, long end1Bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] ax1s = columns1[0], ay1s = columns1[1], az1s = columns1[2], bx1s = columns1[3], by1s = columns1[4],
        bz1s = columns1[5];
    float[] ax2s = columns2[0], ay2s = columns2[1], az2s = columns2[2], bx2s = columns2[3], by2s = columns2[4],
        bz2s = columns2[5];
    long aheadBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> swap = VectorMask.fromLong(FLOATS, (swapBits >>> k) & WideLanes.FLOAT_LANES);
      // swap ? 0.5f * ax2 + 0.5f * bx2 : 0.5f * ax1 + 0.5f * bx1
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, ax1s, i))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, fromArray(FLOATS, bx1s, i)))
          .blend(ALL_HALF.lanewise(MUL, fromArray(FLOATS, ax2s, j))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, fromArray(FLOATS, bx2s, j))), swap)).intoArray(floatRows,
          ROW_MIDDLE_X + k);
      // swap ? 0.5f * ay2 + 0.5f * by2 : 0.5f * ay1 + 0.5f * by1
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, ay1s, i))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, fromArray(FLOATS, by1s, i)))
          .blend(ALL_HALF.lanewise(MUL, fromArray(FLOATS, ay2s, j))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, fromArray(FLOATS, by2s, j))), swap)).intoArray(floatRows,
          ROW_MIDDLE_Y + k);
      // swap ? 0.5f * az2 + 0.5f * bz2 : 0.5f * az1 + 0.5f * bz1
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, az1s, i))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, fromArray(FLOATS, bz1s, i)))
          .blend(ALL_HALF.lanewise(MUL, fromArray(FLOATS, az2s, j))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, fromArray(FLOATS, bz2s, j))), swap)).intoArray(floatRows,
          ROW_MIDDLE_Z + k);
      VectorMask<Float> ahead = ALL_C0_480.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NORMAL_X + k))
          .lanewise(ADD, ALL_C0_600.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k)))
          .lanewise(ADD, ALL_C0_640.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k)))
          .compare(GT, ALL_ZERO);
      aheadBits |= ahead.toLong() << k;
      VectorMask<Float> back2 = VectorMask.fromLong(FLOATS, (back2Bits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> swapAndBack2 = swap.and(back2);
      VectorMask<Float> notSwap = swap.not();
      VectorMask<Float> back1 = VectorMask.fromLong(FLOATS, (back1Bits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> notSwapAndBack1 = notSwap.and(back1);
      VectorMask<Float> backA = swapAndBack2.or(notSwapAndBack1);
      VectorMask<Float> swapAndBack1 = swap.and(back1);
      VectorMask<Float> notSwapAndBack2 = notSwap.and(back2);
      VectorMask<Float> backB = swapAndBack1.or(notSwapAndBack2);
      VectorMask<Float> betweenAndFirst = VectorMask.fromLong(FLOATS, (betweenAndFirstBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S4 + k);
      // end0 ? -1 : s
      FloatVector onA0 = ALL_MINUS_ONE.blend(s, betweenAndFirst);
      VectorMask<Float> end1 = VectorMask.fromLong(FLOATS, (end1Bits >>> k) & WideLanes.FLOAT_LANES);
      // end1 ? 1 : s
      FloatVector onA1 = s.blend(ALL_ONE, end1);
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T2 + k);
      // end0 ? -side : t
      FloatVector onB0 = fromArray(FLOATS, floatRows, ROW_MINUS_SIDE + k).blend(t, betweenAndFirst);
      // end1 ? side : t
      FloatVector onB1 = t.blend(fromArray(FLOATS, floatRows, ROW_SIDE + k), end1);
      // backA ? -onA0 : onA0
      FloatVector s2 = onA0.blend(onA0.lanewise(NEG), backA);
      // backB ? -onB0 : onB0
      FloatVector t2 = onB0.blend(onB0.lanewise(NEG), backB);
      // t <= -1 ? 1 : t >= 1 ? 2 : 3
      FloatVector a = ALL_C3_00.blend(ALL_TWO, s2.compare(GE, ALL_ONE))
          .blend(ALL_ONE, s2.compare(LE, ALL_MINUS_ONE));
      // t <= -1 ? 1 : t >= 1 ? 2 : 3
      FloatVector b = ALL_C3_00.blend(ALL_TWO, t2.compare(GE, ALL_ONE))
          .blend(ALL_ONE, t2.compare(LE, ALL_MINUS_ONE));
      // ahead ? a + 4 * b : b + 4 * a
      FLOAT_VECTOR.cast(b.lanewise(ADD, ALL_C4_00.lanewise(MUL, a))
          .blend(a.lanewise(ADD, ALL_C4_00.lanewise(MUL, b)), ahead)).intoArray(floatRows, ROW_NUMBER0 + k);
      // backA ? -onA1 : onA1
      FLOAT_VECTOR.cast(onA1.blend(onA1.lanewise(NEG), backA)).intoArray(floatRows, ROW_S5 + k);
      // backB ? -onB1 : onB1
      FLOAT_VECTOR.cast(onB1.blend(onB1.lanewise(NEG), backB)).intoArray(floatRows, ROW_T3 + k);
    }
    return aheadBits;
  }

  private static long floats27(float[] floatRows, long aheadBits, long r1AtLeastZeroAndR2AtLeastZeroBits,
      long firstBits) {
    if (floatRows == null) {
      return 0;
    }
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S5 + k);
      // t <= -1 ? 1 : t >= 1 ? 2 : 3
      FloatVector a = ALL_C3_00.blend(ALL_TWO, s.compare(GE, ALL_ONE))
          .blend(ALL_ONE, s.compare(LE, ALL_MINUS_ONE));
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T3 + k);
      // t <= -1 ? 1 : t >= 1 ? 2 : 3
      FloatVector b = ALL_C3_00.blend(ALL_TWO, t.compare(GE, ALL_ONE))
          .blend(ALL_ONE, t.compare(LE, ALL_MINUS_ONE));
      // ahead ? a + 4 * b : b + 4 * a
      FLOAT_VECTOR.cast(b.lanewise(ADD, ALL_C4_00.lanewise(MUL, a))
          .blend(a.lanewise(ADD, ALL_C4_00.lanewise(MUL, b)),
          VectorMask.fromLong(FLOATS, (aheadBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_NUMBER1 + k);
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX2 + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY2 + k);
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ2 + k);
      FloatVector depth = mx.lanewise(MUL, mx).lanewise(ADD, my.lanewise(MUL, my))
          .lanewise(ADD, mz.lanewise(MUL, mz))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GG2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HH2 + k)));
      FloatVector middleX = fromArray(FLOATS, floatRows, ROW_MIDDLE_X + k);
      FloatVector sum = middleX.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OFF_X0 + k));
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM6 + k);
      FloatVector sum2 = middleX.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OFF_X1 + k));
      FLOAT_VECTOR.cast(sum2).intoArray(floatRows, ROW_SUM7 + k);
      VectorMask<Float> first2 = VectorMask.fromLong(FLOATS, (firstBits >>> k) & WideLanes.FLOAT_LANES);
      // first ? middleX + offX0 : middleX + offX1
      FloatVector x = sum2.blend(sum, first2);
      FloatVector middleY = fromArray(FLOATS, floatRows, ROW_MIDDLE_Y + k);
      FloatVector sum3 = middleY.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OFF_Y0 + k));
      FLOAT_VECTOR.cast(sum3).intoArray(floatRows, ROW_SUM8 + k);
      FloatVector sum4 = middleY.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OFF_Y1 + k));
      FLOAT_VECTOR.cast(sum4).intoArray(floatRows, ROW_SUM9 + k);
      // first ? middleY + offY0 : middleY + offY1
      FloatVector y = sum4.blend(sum3, first2);
      FloatVector middleZ = fromArray(FLOATS, floatRows, ROW_MIDDLE_Z + k);
      FloatVector sum5 = middleZ.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OFF_Z0 + k));
      FLOAT_VECTOR.cast(sum5).intoArray(floatRows, ROW_SUM10 + k);
      FloatVector sum6 = middleZ.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OFF_Z1 + k));
      FLOAT_VECTOR.cast(sum6).intoArray(floatRows, ROW_SUM11 + k);
      // first ? middleZ + offZ0 : middleZ + offZ1
      FloatVector z = sum6.blend(sum5, first2);
      VectorMask<Float> hit = fromArray(FLOATS, floatRows, ROW_DEEP + k).lanewise(ABS)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (r1AtLeastZeroAndR2AtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES));
      hit = x.lanewise(ABS).compare(LE, ALL_LARGEST, hit);
      hit = y.lanewise(ABS).compare(LE, ALL_LARGEST, hit);
      hit = z.lanewise(ABS).compare(LE, ALL_LARGEST, hit);
      hit = depth.lanewise(ABS).compare(LE, ALL_LARGEST, hit);
      hits |= hit.toLong() << k;
    }
    return hits;
  }

  private static void floats28(float[] floatRows, float[][] results, int at, long swapBits, long firstBits,
      long hits, long overlapBits, long isLineBits, long deepestBits) {
    if (floatRows == null) {
      return;
    }
    float[] nxs = results[0], nys = results[1], nzs = results[2], x0s = results[3], y0s = results[4],
        z0s = results[5], depth0s = results[6], feature0s = results[7], x1s = results[8], y1s = results[9],
        z1s = results[10], depth1s = results[11], feature1s = results[12];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector number0 = fromArray(FLOATS, floatRows, ROW_NUMBER0 + k);
      FloatVector number1 = fromArray(FLOATS, floatRows, ROW_NUMBER1 + k);
      VectorMask<Float> differ = number0.compare(NE, number1);
      VectorMask<Float> swap = VectorMask.fromLong(FLOATS, (swapBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector normalX = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k);
      // swap ? 0f - normalX : normalX
      FloatVector nx = normalX.blend(ALL_ZERO.lanewise(SUB, normalX), swap);
      FloatVector normalY = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k);
      // swap ? 0f - normalY : normalY
      FloatVector ny = normalY.blend(ALL_ZERO.lanewise(SUB, normalY), swap);
      FloatVector normalZ = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k);
      // swap ? 0f - normalZ : normalZ
      FloatVector nz = normalZ.blend(ALL_ZERO.lanewise(SUB, normalZ), swap);
      FloatVector x0 = fromArray(FLOATS, floatRows, ROW_SUM6 + k).lanewise(ADD, ALL_ZERO);
      FloatVector y0 = fromArray(FLOATS, floatRows, ROW_SUM8 + k).lanewise(ADD, ALL_ZERO);
      FloatVector z0 = fromArray(FLOATS, floatRows, ROW_SUM10 + k).lanewise(ADD, ALL_ZERO);
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> first2 = VectorMask.fromLong(FLOATS, (firstBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> r1AtLeastZeroAndEither = hit.and(first2.or(differ));
      FloatVector deep = fromArray(FLOATS, floatRows, ROW_DEEP + k);
      // first ? deep : deep0
      FloatVector depth = fromArray(FLOATS, floatRows, ROW_DEEP0 + k).blend(deep, first2);
      VectorMask<Float> overlap = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> notOverlap = overlap.not();
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; deepest || !overlap ?
      // depth(overlap, depth) : depth; hit && (first || differ) ? Contact.depth(overlap, first, first ? deep :
      // deep0) : Contact.NONE
      FloatVector depth0 = ALL_NONE.blend(depth
          .blend(ALL_MINUS_C1_40E_45.blend(depth, depth.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(depth, depth.compare(GT, ALL_ZERO)), overlap), first2.or(notOverlap)),
          r1AtLeastZeroAndEither);
      FloatVector x1 = fromArray(FLOATS, floatRows, ROW_SUM7 + k).lanewise(ADD, ALL_ZERO);
      FloatVector y1 = fromArray(FLOATS, floatRows, ROW_SUM9 + k).lanewise(ADD, ALL_ZERO);
      FloatVector z1 = fromArray(FLOATS, floatRows, ROW_SUM11 + k).lanewise(ADD, ALL_ZERO);
      VectorMask<Float> deepest = VectorMask.fromLong(FLOATS, (deepestBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> r1AtLeastZeroAndEither2 = hit
          .and(VectorMask.fromLong(FLOATS, (isLineBits >>> k) & WideLanes.FLOAT_LANES)).and(deepest.or(differ));
      // first ? deep1 : deep
      FloatVector depth2 = deep.blend(fromArray(FLOATS, floatRows, ROW_DEEP1 + k), first2);
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; deepest || !overlap ?
      // depth(overlap, depth) : depth; hit && isLine && (!first || differ) ? Contact.depth(overlap, !first,
      // first ? deep1 : deep) : Contact.NONE
      FloatVector depth1 = ALL_NONE.blend(depth2
          .blend(ALL_MINUS_C1_40E_45.blend(depth2, depth2.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(depth2, depth2.compare(GT, ALL_ZERO)), overlap), deepest.or(notOverlap)),
          r1AtLeastZeroAndEither2);
      FLOAT_VECTOR.cast(nx).intoArray(nxs, at + k);
      FLOAT_VECTOR.cast(ny).intoArray(nys, at + k);
      FLOAT_VECTOR.cast(nz).intoArray(nzs, at + k);
      FLOAT_VECTOR.cast(x0).intoArray(x0s, at + k);
      FLOAT_VECTOR.cast(y0).intoArray(y0s, at + k);
      FLOAT_VECTOR.cast(z0).intoArray(z0s, at + k);
      FLOAT_VECTOR.cast(depth0).intoArray(depth0s, at + k);
      FLOAT_VECTOR.cast(number0).intoArray(feature0s, at + k);
      FLOAT_VECTOR.cast(x1).intoArray(x1s, at + k);
      FLOAT_VECTOR.cast(y1).intoArray(y1s, at + k);
      FLOAT_VECTOR.cast(z1).intoArray(z1s, at + k);
      FLOAT_VECTOR.cast(depth1).intoArray(depth1s, at + k);
      FLOAT_VECTOR.cast(number1).intoArray(feature1s, at + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null);
      floats3(null);
      floats4(null);
      floats5(null);
      floats6(null, 0, null, 0, null, null, 0);
      floats7(null, 0, null, 0, null, 0);
      floats8(null, 0, null, 0, null, 0);
      floats9(null);
      floats10(null);
      floats11(null);
      floats12(null);
      floats13(null);
      floats14(null);
      floats15(null);
      floats16(null);
      floats17(null);
      floats18(null);
      floats19(null, null);
      floats20(null, 0, 0);
      floats21(null);
      floats22(null);
      floats23(null);
      floats24(null, null, 0);
      floats25(null, 0, 0);
      floats26(null, 0, null, 0, null, 0, 0, 0, 0, 0);
      floats27(null, 0, 0, 0);
      floats28(null, null, 0, 0, 0, 0, 0, 0, 0);
    }
  }
}
