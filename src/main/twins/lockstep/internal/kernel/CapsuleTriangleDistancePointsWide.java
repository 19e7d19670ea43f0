// Compiled from CapsuleTriangleDistance.java; changes are made there.
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
 * Wide twin of {@link CapsuleTriangleDistance#points}: the same operations in the same order, on vectors of
 * pairs.
 */
final class CapsuleTriangleDistancePointsWide implements LoopedKernel {
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_C4_19E_06 = FloatVector.broadcast(FLOATS, 4194305.0f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_C3_00 = FloatVector.broadcast(FLOATS, 3.0f);
  private static final FloatVector ALL_C7_00 = FloatVector.broadcast(FLOATS, 7.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[8]);

  private static final int ROW_HX = 0 * Kernel.BLOCK;
  private static final int ROW_EX = 1 * Kernel.BLOCK;
  private static final int ROW_GX = 2 * Kernel.BLOCK;
  private static final int ROW_HY = 3 * Kernel.BLOCK;
  private static final int ROW_EY = 4 * Kernel.BLOCK;
  private static final int ROW_GY = 5 * Kernel.BLOCK;
  private static final int ROW_HZ = 6 * Kernel.BLOCK;
  private static final int ROW_EZ = 7 * Kernel.BLOCK;
  private static final int ROW_GZ = 8 * Kernel.BLOCK;
  private static final int ROW_AX = 9 * Kernel.BLOCK;
  private static final int ROW_SUM = 10 * Kernel.BLOCK;
  private static final int ROW_BX = 11 * Kernel.BLOCK;
  private static final int ROW_MX = 12 * Kernel.BLOCK;
  private static final int ROW_AY = 13 * Kernel.BLOCK;
  private static final int ROW_BY = 14 * Kernel.BLOCK;
  private static final int ROW_MY = 15 * Kernel.BLOCK;
  private static final int ROW_AZ = 16 * Kernel.BLOCK;
  private static final int ROW_BZ = 17 * Kernel.BLOCK;
  private static final int ROW_MZ = 18 * Kernel.BLOCK;
  private static final int ROW_GG = 19 * Kernel.BLOCK;
  private static final int ROW_HH = 20 * Kernel.BLOCK;
  private static final int ROW_GX2 = 21 * Kernel.BLOCK;
  private static final int ROW_GY2 = 22 * Kernel.BLOCK;
  private static final int ROW_GZ2 = 23 * Kernel.BLOCK;
  private static final int ROW_CX = 24 * Kernel.BLOCK;
  private static final int ROW_MX2 = 25 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 26 * Kernel.BLOCK;
  private static final int ROW_CY = 27 * Kernel.BLOCK;
  private static final int ROW_MY2 = 28 * Kernel.BLOCK;
  private static final int ROW_CZ = 29 * Kernel.BLOCK;
  private static final int ROW_MZ2 = 30 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 31 * Kernel.BLOCK;
  private static final int ROW_GG2 = 32 * Kernel.BLOCK;
  private static final int ROW_GX3 = 33 * Kernel.BLOCK;
  private static final int ROW_GY3 = 34 * Kernel.BLOCK;
  private static final int ROW_GZ3 = 35 * Kernel.BLOCK;
  private static final int ROW_MX3 = 36 * Kernel.BLOCK;
  private static final int ROW_MY3 = 37 * Kernel.BLOCK;
  private static final int ROW_MZ3 = 38 * Kernel.BLOCK;
  private static final int ROW_GG3 = 39 * Kernel.BLOCK;
  private static final int ROW_GX4 = 40 * Kernel.BLOCK;
  private static final int ROW_GY4 = 41 * Kernel.BLOCK;
  private static final int ROW_GZ4 = 42 * Kernel.BLOCK;
  private static final int ROW_LOW1 = 43 * Kernel.BLOCK;
  private static final int ROW_LONGEST = 44 * Kernel.BLOCK;
  private static final int ROW_OX = 45 * Kernel.BLOCK;
  private static final int ROW_IX = 46 * Kernel.BLOCK;
  private static final int ROW_JX = 47 * Kernel.BLOCK;
  private static final int ROW_OY = 48 * Kernel.BLOCK;
  private static final int ROW_IY = 49 * Kernel.BLOCK;
  private static final int ROW_JY = 50 * Kernel.BLOCK;
  private static final int ROW_OZ = 51 * Kernel.BLOCK;
  private static final int ROW_IZ = 52 * Kernel.BLOCK;
  private static final int ROW_JZ = 53 * Kernel.BLOCK;
  private static final int ROW_NX = 54 * Kernel.BLOCK;
  private static final int ROW_NY = 55 * Kernel.BLOCK;
  private static final int ROW_NZ = 56 * Kernel.BLOCK;
  private static final int ROW_SUM4 = 57 * Kernel.BLOCK;
  private static final int ROW_WX = 58 * Kernel.BLOCK;
  private static final int ROW_WY = 59 * Kernel.BLOCK;
  private static final int ROW_WZ = 60 * Kernel.BLOCK;
  private static final int ROW_NW = 61 * Kernel.BLOCK;
  private static final int ROW_OVER = 62 * Kernel.BLOCK;
  private static final int ROW_ALONG = 63 * Kernel.BLOCK;
  private static final int ROW_STEEP = 64 * Kernel.BLOCK;
  private static final int ROW_OX2 = 65 * Kernel.BLOCK;
  private static final int ROW_OY2 = 66 * Kernel.BLOCK;
  private static final int ROW_OZ2 = 67 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 68 * Kernel.BLOCK;
  private static final int ROW_WI = 69 * Kernel.BLOCK;
  private static final int ROW_SUM5 = 70 * Kernel.BLOCK;
  private static final int ROW_WJ = 71 * Kernel.BLOCK;
  private static final int ROW_SCALE_I = 72 * Kernel.BLOCK;
  private static final int ROW_SCALE_J = 73 * Kernel.BLOCK;
  private static final int ROW_DX = 74 * Kernel.BLOCK;
  private static final int ROW_DY = 75 * Kernel.BLOCK;
  private static final int ROW_TO_FACE = 76 * Kernel.BLOCK;
  private static final int ROW_RR = 77 * Kernel.BLOCK;
  private static final int ROW_EX_SQUARED = 78 * Kernel.BLOCK;
  private static final int ROW_EE = 79 * Kernel.BLOCK;
  private static final int ROW_F = 80 * Kernel.BLOCK;
  private static final int ROW_KX = 81 * Kernel.BLOCK;
  private static final int ROW_KY = 82 * Kernel.BLOCK;
  private static final int ROW_KZ = 83 * Kernel.BLOCK;
  private static final int ROW_SUM6 = 84 * Kernel.BLOCK;
  private static final int ROW_KK = 85 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 86 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 87 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 88 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE = 89 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE2 = 90 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE3 = 91 * Kernel.BLOCK;
  private static final int ROW_T = 92 * Kernel.BLOCK;
  private static final int ROW_OX3 = 93 * Kernel.BLOCK;
  private static final int ROW_OY3 = 94 * Kernel.BLOCK;
  private static final int ROW_OZ3 = 95 * Kernel.BLOCK;
  private static final int ROW_SUM7 = 96 * Kernel.BLOCK;
  private static final int ROW_SUM8 = 97 * Kernel.BLOCK;
  private static final int ROW_SUM9 = 98 * Kernel.BLOCK;
  private static final int ROW_SUM10 = 99 * Kernel.BLOCK;
  private static final int ROW_SUM11 = 100 * Kernel.BLOCK;
  private static final int ROW_SUM12 = 101 * Kernel.BLOCK;
  private static final int ROW_A = 102 * Kernel.BLOCK;
  private static final int ROW_B = 103 * Kernel.BLOCK;
  private static final int ROW_C = 104 * Kernel.BLOCK;
  private static final int ROW_TO_FACE2 = 105 * Kernel.BLOCK;
  private static final int ROW_LENGTH = 106 * Kernel.BLOCK;
  private static final int ROW_DISTANCE_OR_C1_40E_45 = 107 * Kernel.BLOCK;
  private static final int ROW_IX2 = 108 * Kernel.BLOCK;
  private static final int ROW_JX2 = 109 * Kernel.BLOCK;
  private static final int ROW_IY2 = 110 * Kernel.BLOCK;
  private static final int ROW_JY2 = 111 * Kernel.BLOCK;
  private static final int ROW_IZ2 = 112 * Kernel.BLOCK;
  private static final int ROW_JZ2 = 113 * Kernel.BLOCK;
  private static final int ROW_MX4 = 114 * Kernel.BLOCK;
  private static final int ROW_GX5 = 115 * Kernel.BLOCK;
  private static final int ROW_MY4 = 116 * Kernel.BLOCK;
  private static final int ROW_GY5 = 117 * Kernel.BLOCK;
  private static final int ROW_MZ4 = 118 * Kernel.BLOCK;
  private static final int ROW_GZ5 = 119 * Kernel.BLOCK;
  private static final int ROW_GH = 120 * Kernel.BLOCK;
  private static final int ROW_MH = 121 * Kernel.BLOCK;
  private static final int ROW_GG4 = 122 * Kernel.BLOCK;
  private static final int ROW_MG = 123 * Kernel.BLOCK;
  private static final int ROW_PART = 124 * Kernel.BLOCK;
  private static final int ROW_PRODUCT5 = 125 * Kernel.BLOCK;
  private static final int ROW_PRODUCT6 = 126 * Kernel.BLOCK;
  private static final int ROW_PRODUCT7 = 127 * Kernel.BLOCK;
  private static final int ROW_START = 128 * Kernel.BLOCK;
  private static final int ROW_END = 129 * Kernel.BLOCK;
  private static final int ROW_S = 130 * Kernel.BLOCK;
  private static final int ROW_APART = 131 * Kernel.BLOCK;
  private static final int ROW_T_EDGE = 132 * Kernel.BLOCK;
  private static final int ROW_S2 = 133 * Kernel.BLOCK;
  private static final int ROW_T2 = 134 * Kernel.BLOCK;
  private static final int ROW_PRODUCT8 = 135 * Kernel.BLOCK;
  private static final int ROW_AX_OUT = 136 * Kernel.BLOCK;
  private static final int ROW_BX_OUT = 137 * Kernel.BLOCK;
  private static final int ROW_AY_OUT = 138 * Kernel.BLOCK;
  private static final int ROW_BY_OUT = 139 * Kernel.BLOCK;
  private static final int ROW_SUM13 = 140 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[141 * Kernel.BLOCK]);

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
      floats1(columns1, from1, columns2, from2, floatRows);
      floats2(columns1, from1, columns2, from2, floatRows);
      floats3(columns1, from1, columns2, from2, floatRows);
      floats4(columns1, from1, columns2, from2, floatRows);
      floats5(columns2, from2, floatRows);
      floats6(columns1, from1, columns2, from2, floatRows);
      floats7(columns1, from1, columns2, from2, floatRows);
      floats8(columns2, from2, floatRows);
      long rAtLeastZeroBits = floats9(columns1, from1, columns2, from2, floatRows, bits);
      long hhAtMostLargestBits = bits[0];
      long ggAtMostLargestBits = floats10(columns1, from1, columns2, from2, floatRows, bits);
      long ggAtMostLargestBits2 = bits[0];
      long ggAtMostLargestBits3 = bits[1];
      long valueAtMostRAndValueAtMostRBits = bits[2];
      long pyGreaterQyBits = floats11(columns1, from1, floatRows);
      long valueAtMostRAndValueAtMostRBits2 = floats12(columns1, from1, columns2, from2, floatRows,
          pyGreaterQyBits, valueAtMostRAndValueAtMostRBits);
      long nearBits = floats13(columns1, from1, columns2, from2, valueAtMostRAndValueAtMostRBits2);
      long atABits = floats14(floatRows, bits);
      long atBBits = bits[0];
      floats15(floatRows, atBBits, atABits);
      floats16(floatRows, atBBits, atABits);
      floats17(floatRows);
      floats18(floatRows);
      floats19(floatRows);
      floats20(floatRows);
      floats21(floatRows);
      floats22(floatRows);
      floats23(floatRows);
      floats24(floatRows);
      long faceBits = floats25(floatRows, bits);
      long piercedBits = bits[0];
      long allRAtLeastZeroBits = floats26(columns1, from1, floatRows, bits, rAtLeastZeroBits, piercedBits);
      long eitherBits = bits[0];
      long wiAtLeastZeroAndEitherBits = floats27(floatRows, faceBits, eitherBits);
      long eeGreaterZeroBits = floats28(floatRows);
      floats29(columns1, from1, floatRows);
      closestToLine(floatRows, ROW_MX, ROW_MY, ROW_MZ, ROW_GX, ROW_GY, ROW_GZ, ROW_CLOSEST_TO_LINE);
      closestToLine(floatRows, ROW_MX2, ROW_MY2, ROW_MZ2, ROW_GX2, ROW_GY2, ROW_GZ2, ROW_CLOSEST_TO_LINE2);
      closestToLine(floatRows, ROW_MX3, ROW_MY3, ROW_MZ3, ROW_GX3, ROW_GY3, ROW_GZ3, ROW_CLOSEST_TO_LINE3);
      nearestToPlane(floatRows, ROW_T);
      floats31(columns2, from2, floatRows, eeGreaterZeroBits);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE, ROW_MX, ROW_MY, ROW_MZ, ROW_GX, ROW_GY, ROW_GZ, ROW_GG,
          ROW_A);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE2, ROW_MX2, ROW_MY2, ROW_MZ2, ROW_GX2, ROW_GY2, ROW_GZ2,
          ROW_GG2, ROW_B);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE3, ROW_MX3, ROW_MY3, ROW_MZ3, ROW_GX3, ROW_GY3, ROW_GZ3,
          ROW_GG3, ROW_C);
      squaredDistance(floatRows, ROW_TO_FACE2);
      long faceBits2 = floats33(columns1, from1, columns2, from2, floatRows, bits);
      long lengthAtMostLargestBits = bits[0];
      long eitherBits2 = bits[1];
      long onABBits = bits[2];
      long onBCBits = bits[3];
      floats34(columns1, from1, floatRows, onBCBits, onABBits);
      long allRAtLeastZeroBits2 = rAtLeastZeroBits & lengthAtMostLargestBits;
      long rAtLeastZeroAndHhAtMostLargestBits = allRAtLeastZeroBits2 & hhAtMostLargestBits;
      long rAtLeastZeroAndGgAtMostLargestBits = rAtLeastZeroAndHhAtMostLargestBits & ggAtMostLargestBits;
      long rAtLeastZeroAndGgAtMostLargestBits2 = rAtLeastZeroAndGgAtMostLargestBits & ggAtMostLargestBits2;
      long validBits = rAtLeastZeroAndGgAtMostLargestBits2 & ggAtMostLargestBits3;
      long eitherBits3 = eitherBits2 | wiAtLeastZeroAndEitherBits;
      long rAtLeastZeroAndEitherBits = allRAtLeastZeroBits & eitherBits3;
      long valueAtMostRAndEitherBits = nearBits & rAtLeastZeroAndEitherBits;
      closestToLine(floatRows, ROW_MX4, ROW_MY4, ROW_MZ4, ROW_GX5, ROW_GY5, ROW_GZ5, ROW_S);
      long hits = floats36(floatRows, valueAtMostRAndEitherBits, validBits);
      floats37(floatRows, faceBits2, hits);
      floats38(floatRows, results, at, hits, faceBits2);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] pxs = columns1[0], pys = columns1[1], qxs = columns1[3], qys = columns1[4];
    float[] axs = columns2[0], bxs = columns2[3];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, qxs, i)
          .lanewise(SUB, fromArray(FLOATS, pxs, i)))).intoArray(floatRows, ROW_HX + k);
      FloatVector ex = fromArray(FLOATS, bxs, j).lanewise(SUB, fromArray(FLOATS, axs, j));
      FLOAT_VECTOR.cast(ex).intoArray(floatRows, ROW_EX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ex)).intoArray(floatRows, ROW_GX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, qys, i)
          .lanewise(SUB, fromArray(FLOATS, pys, i)))).intoArray(floatRows, ROW_HY + k);
    }
  }

  private static void floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] pxs = columns1[0], pzs = columns1[2], qxs = columns1[3], qzs = columns1[5];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ey = fromArray(FLOATS, bys, j).lanewise(SUB, fromArray(FLOATS, ays, j));
      FLOAT_VECTOR.cast(ey).intoArray(floatRows, ROW_EY + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ey)).intoArray(floatRows, ROW_GY + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, qzs, i)
          .lanewise(SUB, fromArray(FLOATS, pzs, i)))).intoArray(floatRows, ROW_HZ + k);
      FloatVector ez = fromArray(FLOATS, bzs, j).lanewise(SUB, fromArray(FLOATS, azs, j));
      FLOAT_VECTOR.cast(ez).intoArray(floatRows, ROW_EZ + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ez)).intoArray(floatRows, ROW_GZ + k);
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector px = fromArray(FLOATS, pxs, i);
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ax.lanewise(SUB, px)
          .lanewise(ADD, ax.lanewise(SUB, qx)))).intoArray(floatRows, ROW_AX + k);
      FloatVector bx = fromArray(FLOATS, bxs, j);
      FLOAT_VECTOR.cast(bx.lanewise(SUB, px).lanewise(ADD, bx.lanewise(SUB, qx))).intoArray(floatRows,
          ROW_SUM + k);
    }
  }

  private static void floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] pys = columns1[1], qys = columns1[4];
    float[] ays = columns2[1], bys = columns2[4];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector bx = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM + k));
      FLOAT_VECTOR.cast(bx).intoArray(floatRows, ROW_BX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AX + k)
          .lanewise(ADD, bx))).intoArray(floatRows, ROW_MX + k);
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector py = fromArray(FLOATS, pys, i);
      FloatVector qy = fromArray(FLOATS, qys, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ay.lanewise(SUB, py)
          .lanewise(ADD, ay.lanewise(SUB, qy)))).intoArray(floatRows, ROW_AY + k);
      FloatVector by = fromArray(FLOATS, bys, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, by.lanewise(SUB, py)
          .lanewise(ADD, by.lanewise(SUB, qy)))).intoArray(floatRows, ROW_BY + k);
    }
  }

  private static void floats4(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] pzs = columns1[2], qzs = columns1[5];
    float[] azs = columns2[2], bzs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BY + k)))).intoArray(floatRows, ROW_MY + k);
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector pz = fromArray(FLOATS, pzs, i);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector az2 = ALL_HALF.lanewise(MUL, az.lanewise(SUB, pz).lanewise(ADD, az.lanewise(SUB, qz)));
      FLOAT_VECTOR.cast(az2).intoArray(floatRows, ROW_AZ + k);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      FloatVector bz2 = ALL_HALF.lanewise(MUL, bz.lanewise(SUB, pz).lanewise(ADD, bz.lanewise(SUB, qz)));
      FLOAT_VECTOR.cast(bz2).intoArray(floatRows, ROW_BZ + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, az2.lanewise(ADD, bz2))).intoArray(floatRows, ROW_MZ + k);
    }
  }

  private static void floats5(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] bxs = columns2[3], cxs = columns2[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, gx).lanewise(ADD, gy.lanewise(MUL, gy))
          .lanewise(ADD, gz.lanewise(MUL, gz))).intoArray(floatRows, ROW_GG + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FLOAT_VECTOR.cast(hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz))).intoArray(floatRows, ROW_HH + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, cxs, j)
          .lanewise(SUB, fromArray(FLOATS, bxs, j)))).intoArray(floatRows, ROW_GX2 + k);
    }
  }

  private static void floats6(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] pxs = columns1[0], pys = columns1[1], qxs = columns1[3], qys = columns1[4];
    float[] bys = columns2[4], bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector cy = fromArray(FLOATS, cys, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, cy.lanewise(SUB, fromArray(FLOATS, bys, j)))).intoArray(
          floatRows, ROW_GY2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, czs, j)
          .lanewise(SUB, fromArray(FLOATS, bzs, j)))).intoArray(floatRows, ROW_GZ2 + k);
      FloatVector cx = fromArray(FLOATS, cxs, j);
      FloatVector cx2 = ALL_HALF.lanewise(MUL, cx.lanewise(SUB, fromArray(FLOATS, pxs, i))
          .lanewise(ADD, cx.lanewise(SUB, fromArray(FLOATS, qxs, i))));
      FLOAT_VECTOR.cast(cx2).intoArray(floatRows, ROW_CX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX + k)
          .lanewise(ADD, cx2))).intoArray(floatRows, ROW_MX2 + k);
      FLOAT_VECTOR.cast(cy.lanewise(SUB, fromArray(FLOATS, pys, i))
          .lanewise(ADD, cy.lanewise(SUB, fromArray(FLOATS, qys, i)))).intoArray(floatRows, ROW_SUM2 + k);
    }
  }

  private static void floats7(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] pzs = columns1[2], qzs = columns1[5];
    float[] czs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector cy = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM2 + k));
      FLOAT_VECTOR.cast(cy).intoArray(floatRows, ROW_CY + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k)
          .lanewise(ADD, cy))).intoArray(floatRows, ROW_MY2 + k);
      FloatVector cz = fromArray(FLOATS, czs, j);
      FloatVector cz2 = ALL_HALF.lanewise(MUL, cz.lanewise(SUB, fromArray(FLOATS, pzs, i))
          .lanewise(ADD, cz.lanewise(SUB, fromArray(FLOATS, qzs, i))));
      FLOAT_VECTOR.cast(cz2).intoArray(floatRows, ROW_CZ + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ + k)
          .lanewise(ADD, cz2))).intoArray(floatRows, ROW_MZ2 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, gx).lanewise(ADD, gy.lanewise(MUL, gy))).intoArray(floatRows,
          ROW_SUM3 + k);
    }
  }

  private static void floats8(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], cxs = columns2[6], cys = columns2[7],
        czs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM3 + k)
          .lanewise(ADD, gz.lanewise(MUL, gz))).intoArray(floatRows, ROW_GG2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, axs, j)
          .lanewise(SUB, fromArray(FLOATS, cxs, j)))).intoArray(floatRows, ROW_GX3 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, ays, j)
          .lanewise(SUB, fromArray(FLOATS, cys, j)))).intoArray(floatRows, ROW_GY3 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, azs, j)
          .lanewise(SUB, fromArray(FLOATS, czs, j)))).intoArray(floatRows, ROW_GZ3 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AX + k)))).intoArray(floatRows, ROW_MX3 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AY + k)))).intoArray(floatRows, ROW_MY3 + k);
    }
  }

  private static long floats9(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], cxs = columns2[6], cys = columns2[7],
        czs = columns2[8];
    long rAtLeastZeroBits = 0;
    long hhAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CZ + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AZ + k)))).intoArray(floatRows, ROW_MZ3 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX3 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY3 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ3 + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, gx).lanewise(ADD, gy.lanewise(MUL, gy))
          .lanewise(ADD, gz.lanewise(MUL, gz))).intoArray(floatRows, ROW_GG3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, cxs, j).lanewise(SUB, fromArray(FLOATS, axs, j))).intoArray(
          floatRows, ROW_GX4 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, cys, j).lanewise(SUB, fromArray(FLOATS, ays, j))).intoArray(
          floatRows, ROW_GY4 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, czs, j).lanewise(SUB, fromArray(FLOATS, azs, j))).intoArray(
          floatRows, ROW_GZ4 + k);
      rAtLeastZeroBits |= fromArray(FLOATS, rs, i).compare(GE, ALL_ZERO).toLong() << k;
      hhAtMostLargestBits |= fromArray(FLOATS, floatRows, ROW_HH + k).compare(LE, ALL_LARGEST).toLong() << k;
    }
    bits[0] = hhAtMostLargestBits;
    return rAtLeastZeroBits;
  }

  private static long floats10(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] pxs = columns1[0], qxs = columns1[3], rs = columns1[6];
    float[] axs = columns2[0], bxs = columns2[3], cxs = columns2[6];
    long ggAtMostLargestBits = 0;
    long ggAtMostLargestBits2 = 0;
    long ggAtMostLargestBits3 = 0;
    long valueAtMostRAndValueAtMostRBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      ggAtMostLargestBits |= fromArray(FLOATS, floatRows, ROW_GG + k).compare(LE, ALL_LARGEST).toLong() << k;
      ggAtMostLargestBits2 |= fromArray(FLOATS, floatRows, ROW_GG2 + k).compare(LE, ALL_LARGEST).toLong() << k;
      ggAtMostLargestBits3 |= fromArray(FLOATS, floatRows, ROW_GG3 + k).compare(LE, ALL_LARGEST).toLong() << k;
      FloatVector px = fromArray(FLOATS, pxs, i);
      FloatVector qx = fromArray(FLOATS, qxs, i);
      // p < q ? p : q
      FloatVector low1 = qx.blend(px, px.compare(LT, qx));
      // p > q ? p : q
      FloatVector high1 = qx.blend(px, px.compare(GT, qx));
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector bx = fromArray(FLOATS, bxs, j);
      // a < b ? a : b
      FloatVector low2 = bx.blend(ax, ax.compare(LT, bx));
      // a > b ? a : b
      FloatVector high2 = bx.blend(ax, ax.compare(GT, bx));
      FloatVector cx = fromArray(FLOATS, cxs, j);
      // c < low2 ? c : low2
      FloatVector low2_2 = low2.blend(cx, cx.compare(LT, low2));
      // c > high2 ? c : high2
      FloatVector high2_2 = high2.blend(cx, cx.compare(GT, high2));
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> valueAtMostRAndValueAtMostR = low1.lanewise(SUB, high2_2).compare(LE, r);
      valueAtMostRAndValueAtMostR = low2_2.lanewise(SUB, high1).compare(LE, r, valueAtMostRAndValueAtMostR);
      valueAtMostRAndValueAtMostRBits |= valueAtMostRAndValueAtMostR.toLong() << k;
    }
    bits[0] = ggAtMostLargestBits2;
    bits[1] = ggAtMostLargestBits3;
    bits[2] = valueAtMostRAndValueAtMostRBits;
    return ggAtMostLargestBits;
  }

  private static long floats11(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] pys = columns1[1], qys = columns1[4];
    long pyGreaterQyBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector py = fromArray(FLOATS, pys, i);
      FloatVector qy = fromArray(FLOATS, qys, i);
      // p < q ? p : q
      FLOAT_VECTOR.cast(qy.blend(py, py.compare(LT, qy))).intoArray(floatRows, ROW_LOW1 + k);
      pyGreaterQyBits |= py.compare(GT, qy).toLong() << k;
    }
    return pyGreaterQyBits;
  }

  private static long floats12(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long pyGreaterQyBits, long valueAtMostRAndValueAtMostRBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] pys = columns1[1], qys = columns1[4], rs = columns1[6];
    float[] ays = columns2[1], bys = columns2[4], cys = columns2[7];
    long valueAtMostRAndValueAtMostRBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      // p > q ? p : q
      FloatVector high1 = fromArray(FLOATS, qys, i)
          .blend(fromArray(FLOATS, pys, i), VectorMask.fromLong(FLOATS, (pyGreaterQyBits >>> k)
          & WideLanes.FLOAT_LANES));
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector by = fromArray(FLOATS, bys, j);
      // a < b ? a : b
      FloatVector low2 = by.blend(ay, ay.compare(LT, by));
      // a > b ? a : b
      FloatVector high2 = by.blend(ay, ay.compare(GT, by));
      FloatVector cy = fromArray(FLOATS, cys, j);
      // c < low2 ? c : low2
      FloatVector low2_2 = low2.blend(cy, cy.compare(LT, low2));
      // c > high2 ? c : high2
      FloatVector high2_2 = high2.blend(cy, cy.compare(GT, high2));
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> valueAtMostRAndValueAtMostR = fromArray(FLOATS, floatRows, ROW_LOW1 + k)
          .lanewise(SUB, high2_2).compare(LE, r,
          VectorMask.fromLong(FLOATS, (valueAtMostRAndValueAtMostRBits >>> k) & WideLanes.FLOAT_LANES));
      valueAtMostRAndValueAtMostR = low2_2.lanewise(SUB, high1).compare(LE, r, valueAtMostRAndValueAtMostR);
      valueAtMostRAndValueAtMostRBits2 |= valueAtMostRAndValueAtMostR.toLong() << k;
    }
    return valueAtMostRAndValueAtMostRBits2;
  }

  private static long floats13(float[][] columns1, int from1, float[][] columns2, int from2,
      long valueAtMostRAndValueAtMostRBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] pzs = columns1[2], qzs = columns1[5], rs = columns1[6];
    float[] azs = columns2[2], bzs = columns2[5], czs = columns2[8];
    long nearBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector pz = fromArray(FLOATS, pzs, i);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      // p < q ? p : q
      FloatVector low1 = qz.blend(pz, pz.compare(LT, qz));
      // p > q ? p : q
      FloatVector high1 = qz.blend(pz, pz.compare(GT, qz));
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      // a < b ? a : b
      FloatVector low2 = bz.blend(az, az.compare(LT, bz));
      // a > b ? a : b
      FloatVector high2 = bz.blend(az, az.compare(GT, bz));
      FloatVector cz = fromArray(FLOATS, czs, j);
      // c < low2 ? c : low2
      FloatVector low2_2 = low2.blend(cz, cz.compare(LT, low2));
      // c > high2 ? c : high2
      FloatVector high2_2 = high2.blend(cz, cz.compare(GT, high2));
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> near = low1.lanewise(SUB, high2_2)
          .compare(LE, r, VectorMask.fromLong(FLOATS, (valueAtMostRAndValueAtMostRBits >>> k)
          & WideLanes.FLOAT_LANES));
      near = low2_2.lanewise(SUB, high1).compare(LE, r, near);
      nearBits |= near.toLong() << k;
    }
    return nearBits;
  }

  private static long floats14(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long atABits = 0;
    long atBBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gg = fromArray(FLOATS, floatRows, ROW_GG2 + k);
      FloatVector gg2 = fromArray(FLOATS, floatRows, ROW_GG + k);
      VectorMask<Float> atA = gg.compare(GE, gg2);
      FloatVector gg3 = fromArray(FLOATS, floatRows, ROW_GG3 + k);
      atA = gg.compare(GE, gg3, atA);
      atABits |= atA.toLong() << k;
      VectorMask<Float> atB = gg3.compare(GE, gg2, atA.not());
      atBBits |= atB.toLong() << k;
      // atA ? ff : atB ? gg : ee
      FLOAT_VECTOR.cast(gg2.blend(gg3, atB).blend(gg, atA)).intoArray(floatRows, ROW_LONGEST + k);
    }
    bits[0] = atBBits;
    return atABits;
  }

  private static void floats15(float[] floatRows, long atBBits, long atABits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> atA = VectorMask.fromLong(FLOATS, (atABits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> atB = VectorMask.fromLong(FLOATS, (atBBits >>> k) & WideLanes.FLOAT_LANES);
      // atA ? ax : atB ? bx : cx
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CX + k)
          .blend(fromArray(FLOATS, floatRows, ROW_BX + k), atB)
          .blend(fromArray(FLOATS, floatRows, ROW_AX + k), atA)).intoArray(floatRows, ROW_OX + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX3 + k);
      FloatVector gx2 = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector gx3 = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      // atA ? gx : atB ? ex : fx
      FLOAT_VECTOR.cast(gx3.blend(gx2, atB).blend(gx, atA)).intoArray(floatRows, ROW_IX + k);
      // atA ? ex : atB ? fx : gx
      FLOAT_VECTOR.cast(gx.blend(gx3, atB).blend(gx2, atA)).intoArray(floatRows, ROW_JX + k);
    }
  }

  private static void floats16(float[] floatRows, long atBBits, long atABits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> atA = VectorMask.fromLong(FLOATS, (atABits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> atB = VectorMask.fromLong(FLOATS, (atBBits >>> k) & WideLanes.FLOAT_LANES);
      // atA ? ay : atB ? by : cy
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CY + k)
          .blend(fromArray(FLOATS, floatRows, ROW_BY + k), atB)
          .blend(fromArray(FLOATS, floatRows, ROW_AY + k), atA)).intoArray(floatRows, ROW_OY + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY3 + k);
      FloatVector gy2 = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gy3 = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      // atA ? gy : atB ? ey : fy
      FLOAT_VECTOR.cast(gy3.blend(gy2, atB).blend(gy, atA)).intoArray(floatRows, ROW_IY + k);
      // atA ? ey : atB ? fy : gy
      FLOAT_VECTOR.cast(gy.blend(gy3, atB).blend(gy2, atA)).intoArray(floatRows, ROW_JY + k);
      // atA ? az : atB ? bz : cz
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_BZ + k), atB)
          .blend(fromArray(FLOATS, floatRows, ROW_AZ + k), atA)).intoArray(floatRows, ROW_OZ + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ3 + k);
      FloatVector gz2 = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector gz3 = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      // atA ? gz : atB ? ez : fz
      FLOAT_VECTOR.cast(gz3.blend(gz2, atB).blend(gz, atA)).intoArray(floatRows, ROW_IZ + k);
      // atA ? ez : atB ? fz : gz
      FLOAT_VECTOR.cast(gz.blend(gz3, atB).blend(gz2, atA)).intoArray(floatRows, ROW_JZ + k);
    }
  }

  private static void floats17(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector iy = fromArray(FLOATS, floatRows, ROW_IY + k);
      FloatVector jz = fromArray(FLOATS, floatRows, ROW_JZ + k);
      FloatVector iz = fromArray(FLOATS, floatRows, ROW_IZ + k);
      FloatVector jy = fromArray(FLOATS, floatRows, ROW_JY + k);
      FloatVector nx = iy.lanewise(MUL, jz).lanewise(SUB, iz.lanewise(MUL, jy));
      FLOAT_VECTOR.cast(nx).intoArray(floatRows, ROW_NX + k);
      FloatVector jx = fromArray(FLOATS, floatRows, ROW_JX + k);
      FloatVector ix = fromArray(FLOATS, floatRows, ROW_IX + k);
      FloatVector ny = iz.lanewise(MUL, jx).lanewise(SUB, ix.lanewise(MUL, jz));
      FLOAT_VECTOR.cast(ny).intoArray(floatRows, ROW_NY + k);
      FLOAT_VECTOR.cast(ix.lanewise(MUL, jy).lanewise(SUB, iy.lanewise(MUL, jx))).intoArray(floatRows,
          ROW_NZ + k);
      FLOAT_VECTOR.cast(nx.lanewise(ABS).lanewise(ADD, ny.lanewise(ABS))).intoArray(floatRows, ROW_SUM4 + k);
    }
  }

  private static void floats18(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ + k);
      FloatVector scale = ALL_ONE.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_SUM4 + k)
          .lanewise(ADD, nz.lanewise(ABS)));
      FloatVector high = scale.lanewise(MUL, ALL_C4_19E_06);
      FloatVector scale2 = high.lanewise(SUB, high.lanewise(SUB, scale));
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX + k);
      FloatVector wx = nx.lanewise(MUL, scale2);
      FLOAT_VECTOR.cast(wx).intoArray(floatRows, ROW_WX + k);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY + k);
      FloatVector wy = ny.lanewise(MUL, scale2);
      FLOAT_VECTOR.cast(wy).intoArray(floatRows, ROW_WY + k);
      FloatVector wz = nz.lanewise(MUL, scale2);
      FLOAT_VECTOR.cast(wz).intoArray(floatRows, ROW_WZ + k);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, wx).lanewise(ADD, ny.lanewise(MUL, wy))
          .lanewise(ADD, nz.lanewise(MUL, wz))).intoArray(floatRows, ROW_NW + k);
    }
  }

  private static void floats19(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector wx = fromArray(FLOATS, floatRows, ROW_WX + k);
      FloatVector wy = fromArray(FLOATS, floatRows, ROW_WY + k);
      FloatVector wz = fromArray(FLOATS, floatRows, ROW_WZ + k);
      FLOAT_VECTOR.cast(wx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OX + k))
          .lanewise(ADD, wy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OY + k)))
          .lanewise(ADD, wz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OZ + k)))).intoArray(floatRows,
          ROW_OVER + k);
      FLOAT_VECTOR.cast(wx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))
          .lanewise(ADD, wy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)))
          .lanewise(ADD, wz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)))).intoArray(floatRows,
          ROW_ALONG + k);
    }
  }

  private static void floats20(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector along = fromArray(FLOATS, floatRows, ROW_ALONG + k);
      FloatVector steep = along.lanewise(ABS);
      FLOAT_VECTOR.cast(steep).intoArray(floatRows, ROW_STEEP + k);
      FloatVector over = fromArray(FLOATS, floatRows, ROW_OVER + k);
      // along > 0 ? over : along < 0 ? -over : 0
      FloatVector numerator = ALL_ZERO.blend(over.lanewise(NEG), along.compare(LT, ALL_ZERO))
          .blend(over, along.compare(GT, ALL_ZERO));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, steep), numerator.lanewise(ABS).compare(LT, steep));
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OX + k)
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k)))).intoArray(floatRows,
          ROW_OX2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OY + k)
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)))).intoArray(floatRows,
          ROW_OY2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OZ + k)
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)))).intoArray(floatRows,
          ROW_OZ2 + k);
    }
  }

  private static void floats21(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OY2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_JZ + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OZ2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_JY + k)))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WX + k))).intoArray(floatRows, ROW_PRODUCT + k);
    }
  }

  private static void floats22(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector oz = fromArray(FLOATS, floatRows, ROW_OZ2 + k);
      FloatVector jx = fromArray(FLOATS, floatRows, ROW_JX + k);
      FloatVector ox = fromArray(FLOATS, floatRows, ROW_OX2 + k);
      FloatVector wy = fromArray(FLOATS, floatRows, ROW_WY + k);
      FloatVector oy = fromArray(FLOATS, floatRows, ROW_OY2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT + k)
          .lanewise(ADD, oz.lanewise(MUL, jx)
          .lanewise(SUB, ox.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_JZ + k))).lanewise(MUL, wy))
          .lanewise(ADD, ox.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_JY + k))
          .lanewise(SUB, oy.lanewise(MUL, jx))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WZ + k)))).intoArray(floatRows, ROW_WI + k);
      FloatVector iz = fromArray(FLOATS, floatRows, ROW_IZ + k);
      FLOAT_VECTOR.cast(oy.lanewise(MUL, iz)
          .lanewise(SUB, oz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_IY + k)))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WX + k))
          .lanewise(ADD, oz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_IX + k))
          .lanewise(SUB, ox.lanewise(MUL, iz)).lanewise(MUL, wy))).intoArray(floatRows, ROW_SUM5 + k);
    }
  }

  private static void floats23(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ox = fromArray(FLOATS, floatRows, ROW_OX2 + k);
      FloatVector iy = fromArray(FLOATS, floatRows, ROW_IY + k);
      FloatVector oy = fromArray(FLOATS, floatRows, ROW_OY2 + k);
      FloatVector ix = fromArray(FLOATS, floatRows, ROW_IX + k);
      FloatVector wj = fromArray(FLOATS, floatRows, ROW_SUM5 + k)
          .lanewise(ADD, ox.lanewise(MUL, iy).lanewise(SUB, oy.lanewise(MUL, ix))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WZ + k)));
      FLOAT_VECTOR.cast(wj).intoArray(floatRows, ROW_WJ + k);
      FloatVector nw = fromArray(FLOATS, floatRows, ROW_NW + k);
      FloatVector scaleI = fromArray(FLOATS, floatRows, ROW_WI + k).lanewise(DIV, nw);
      FLOAT_VECTOR.cast(scaleI).intoArray(floatRows, ROW_SCALE_I + k);
      FloatVector scaleJ = wj.lanewise(DIV, nw);
      FLOAT_VECTOR.cast(scaleJ).intoArray(floatRows, ROW_SCALE_J + k);
      FLOAT_VECTOR.cast(ox.lanewise(ADD, scaleJ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_JX + k))
          .lanewise(SUB, scaleI.lanewise(MUL, ix)))).intoArray(floatRows, ROW_DX + k);
      FLOAT_VECTOR.cast(oy.lanewise(ADD, scaleJ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_JY + k))
          .lanewise(SUB, scaleI.lanewise(MUL, iy)))).intoArray(floatRows, ROW_DY + k);
    }
  }

  private static void floats24(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_OZ2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SCALE_J + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_JZ + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_SCALE_I + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_IZ + k))));
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(floatRows, ROW_TO_FACE + k);
    }
  }

  private static long floats25(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long faceBits = 0;
    long piercedBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector wi = fromArray(FLOATS, floatRows, ROW_WI + k);
      VectorMask<Float> face = wi.compare(GE, ALL_ZERO);
      FloatVector wj = fromArray(FLOATS, floatRows, ROW_WJ + k);
      face = wj.compare(GE, ALL_ZERO, face);
      FloatVector nw = fromArray(FLOATS, floatRows, ROW_NW + k);
      face = wi.lanewise(ADD, wj).compare(LE, ALL_TWO.lanewise(MUL, nw), face);
      faceBits |= face.toLong() << k;
      VectorMask<Float> pierced = fromArray(FLOATS, floatRows, ROW_OVER + k).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_STEEP + k));
      pierced = fromArray(FLOATS, floatRows, ROW_TO_FACE + k)
          .compare(LE, nw.lanewise(MUL, nw.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_LONGEST + k))),
          pierced);
      piercedBits |= pierced.toLong() << k;
    }
    bits[0] = piercedBits;
    return faceBits;
  }

  private static long floats26(float[][] columns1, int from1, float[] floatRows, long[] bits,
      long rAtLeastZeroBits, long piercedBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6];
    long allRAtLeastZeroBits = 0;
    long eitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector r = fromArray(FLOATS, rs, i);
      FloatVector rr = r.lanewise(MUL, r);
      FLOAT_VECTOR.cast(rr).intoArray(floatRows, ROW_RR + k);
      allRAtLeastZeroBits |= fromArray(FLOATS, floatRows, ROW_AX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AZ + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BZ + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_CX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_CY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_CZ + k))).lanewise(ABS)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (rAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
      eitherBits |= VectorMask.fromLong(FLOATS, (piercedBits >>> k) & WideLanes.FLOAT_LANES)
          .or(fromArray(FLOATS, floatRows, ROW_TO_FACE + k).compare(LE, rr)).toLong() << k;
    }
    bits[0] = eitherBits;
    return allRAtLeastZeroBits;
  }

  private static long floats27(float[] floatRows, long faceBits, long eitherBits) {
    if (floatRows == null) {
      return 0;
    }
    long wiAtLeastZeroAndEitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      wiAtLeastZeroAndEitherBits |= VectorMask.fromLong(FLOATS, (faceBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FLOAT_VECTOR.cast(ex.lanewise(MUL, ex)).intoArray(floatRows, ROW_EX_SQUARED + k);
    }
    return wiAtLeastZeroAndEitherBits;
  }

  private static long floats28(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long eeGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector ee = fromArray(FLOATS, floatRows, ROW_EX_SQUARED + k).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez));
      FLOAT_VECTOR.cast(ee).intoArray(floatRows, ROW_EE + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX4 + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY4 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ4 + k);
      FloatVector numerator = gx.lanewise(MUL, ex).lanewise(ADD, gy.lanewise(MUL, ey))
          .lanewise(ADD, gz.lanewise(MUL, ez));
      VectorMask<Float> eeGreaterZero = ee.compare(GT, ALL_ZERO);
      eeGreaterZeroBits |= eeGreaterZero.toLong() << k;
      // square > 0 ? numerator / square : 0
      FloatVector f = ALL_ZERO.blend(numerator.lanewise(DIV, ee), eeGreaterZero);
      FLOAT_VECTOR.cast(f).intoArray(floatRows, ROW_F + k);
      FloatVector kx = gx.lanewise(SUB, f.lanewise(MUL, ex));
      FLOAT_VECTOR.cast(kx).intoArray(floatRows, ROW_KX + k);
      FloatVector ky = gy.lanewise(SUB, f.lanewise(MUL, ey));
      FLOAT_VECTOR.cast(ky).intoArray(floatRows, ROW_KY + k);
      FLOAT_VECTOR.cast(gz.lanewise(SUB, f.lanewise(MUL, ez))).intoArray(floatRows, ROW_KZ + k);
      FLOAT_VECTOR.cast(kx.lanewise(MUL, kx).lanewise(ADD, ky.lanewise(MUL, ky))).intoArray(floatRows,
          ROW_SUM6 + k);
    }
    return eeGreaterZeroBits;
  }

  private static void floats29(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] pxs = columns1[0], pys = columns1[1], pzs = columns1[2], qxs = columns1[3], qys = columns1[4],
        qzs = columns1[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector kz = fromArray(FLOATS, floatRows, ROW_KZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM6 + k)
          .lanewise(ADD, kz.lanewise(MUL, kz))).intoArray(floatRows, ROW_KK + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, pxs, i)
          .lanewise(ADD, fromArray(FLOATS, qxs, i)))).intoArray(floatRows, ROW_PRODUCT2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, pys, i)
          .lanewise(ADD, fromArray(FLOATS, qys, i)))).intoArray(floatRows, ROW_PRODUCT3 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, pzs, i)
          .lanewise(ADD, fromArray(FLOATS, qzs, i)))).intoArray(floatRows, ROW_PRODUCT4 + k);
    }
  }

  private static void floats31(float[][] columns2, int from2, float[] floatRows, long eeGreaterZeroBits) {
    if (columns2 == null) {
      return;
    }
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T + k);
      FloatVector ox = fromArray(FLOATS, floatRows, ROW_AX + k)
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k)));
      FLOAT_VECTOR.cast(ox).intoArray(floatRows, ROW_OX3 + k);
      FloatVector oy = fromArray(FLOATS, floatRows, ROW_AY + k)
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)));
      FLOAT_VECTOR.cast(oy).intoArray(floatRows, ROW_OY3 + k);
      FloatVector oz = fromArray(FLOATS, floatRows, ROW_AZ + k)
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)));
      FLOAT_VECTOR.cast(oz).intoArray(floatRows, ROW_OZ3 + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector numerator = ox.lanewise(MUL, ex).lanewise(ADD, oy.lanewise(MUL, ey))
          .lanewise(ADD, oz.lanewise(MUL, ez));
      // square > 0 ? numerator / square : 0
      FloatVector x = ALL_ZERO.blend(numerator.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_EE + k)),
          VectorMask.fromLong(FLOATS, (eeGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)).lanewise(NEG);
      FloatVector ax = ox.lanewise(ADD, x.lanewise(MUL, ex));
      FloatVector ay = oy.lanewise(ADD, x.lanewise(MUL, ey));
      FloatVector az = oz.lanewise(ADD, x.lanewise(MUL, ez));
      FloatVector s = ax.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KX + k))
          .lanewise(ADD, ay.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KY + k)))
          .lanewise(ADD, az.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KZ + k))).lanewise(NEG);
      FloatVector kk = fromArray(FLOATS, floatRows, ROW_KK + k);
      // s > 0 ? s < kk ? s / kk : 1 : 0
      FloatVector weightC = ALL_ZERO.blend(ALL_ONE.blend(s.lanewise(DIV, kk), s.compare(LT, kk)), s
          .compare(GT, ALL_ZERO));
      FloatVector b = x.lanewise(SUB, weightC.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_F + k)));
      FloatVector rest = ALL_ONE.lanewise(SUB, weightC);
      // b > 0 ? b < rest ? b : rest : 0
      FloatVector weightB = ALL_ZERO.blend(rest.blend(b, b.compare(LT, rest)), b.compare(GT, ALL_ZERO));
      FloatVector stepX = weightB.lanewise(MUL, ex)
          .lanewise(ADD, weightC.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX4 + k)));
      FloatVector stepY = weightB.lanewise(MUL, ey)
          .lanewise(ADD, weightC.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY4 + k)));
      FloatVector stepZ = weightB.lanewise(MUL, ez)
          .lanewise(ADD, weightC.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ4 + k)));
      FLOAT_VECTOR.cast(ox.lanewise(ADD, stepX)).intoArray(floatRows, ROW_SUM7 + k);
      FLOAT_VECTOR.cast(oy.lanewise(ADD, stepY)).intoArray(floatRows, ROW_SUM8 + k);
      FLOAT_VECTOR.cast(oz.lanewise(ADD, stepZ)).intoArray(floatRows, ROW_SUM9 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, axs, j).lanewise(ADD, stepX)).intoArray(floatRows, ROW_SUM10 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, ays, j).lanewise(ADD, stepY)).intoArray(floatRows, ROW_SUM11 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, azs, j).lanewise(ADD, stepZ)).intoArray(floatRows, ROW_SUM12 + k);
    }
  }

  private static long floats33(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] pxs = columns1[0], qxs = columns1[3], rs = columns1[6];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    long faceBits = 0;
    long lengthAtMostLargestBits = 0;
    long eitherBits = 0;
    long onABBits = 0;
    long onBCBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A + k);
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B + k);
      // a < b ? a : b
      FloatVector least = b.blend(a, a.compare(LT, b));
      FloatVector c = fromArray(FLOATS, floatRows, ROW_C + k);
      // c < least ? c : least
      FloatVector toEdges = least.blend(c, c.compare(LT, least));
      FloatVector toFace = fromArray(FLOATS, floatRows, ROW_TO_FACE2 + k);
      VectorMask<Float> face = toFace.compare(LT, toEdges);
      faceBits |= face.toLong() << k;
      // toFace < toEdges ? toFace : toEdges
      FloatVector length = toEdges.blend(toFace, face).lanewise(SQRT);
      FLOAT_VECTOR.cast(length).intoArray(floatRows, ROW_LENGTH + k);
      lengthAtMostLargestBits |= length.compare(LE, ALL_LARGEST).toLong() << k;
      FloatVector rr = fromArray(FLOATS, floatRows, ROW_RR + k);
      eitherBits |= a.compare(LE, rr).or(b.compare(LE, rr)).or(c.compare(LE, rr)).toLong() << k;
      FloatVector distance = length.lanewise(SUB, fromArray(FLOATS, rs, i));
      // distance > 0 ? distance : Float.MIN_VALUE
      FLOAT_VECTOR.cast(ALL_C1_40E_45.blend(distance, distance.compare(GT, ALL_ZERO))).intoArray(floatRows,
          ROW_DISTANCE_OR_C1_40E_45 + k);
      VectorMask<Float> onAB = a.compare(LE, toEdges);
      onABBits |= onAB.toLong() << k;
      VectorMask<Float> onBC = b.compare(LE, toEdges, onAB.not());
      onBCBits |= onBC.toLong() << k;
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector bx = fromArray(FLOATS, bxs, j);
      FloatVector cx = fromArray(FLOATS, cxs, j);
      // onAB ? ax : onBC ? bx : cx
      FloatVector ix = cx.blend(bx, onBC).blend(ax, onAB);
      FLOAT_VECTOR.cast(ix).intoArray(floatRows, ROW_IX2 + k);
      // onAB ? bx : onBC ? cx : ax
      FloatVector jx = ax.blend(cx, onBC).blend(bx, onAB);
      FLOAT_VECTOR.cast(jx).intoArray(floatRows, ROW_JX2 + k);
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector by = fromArray(FLOATS, bys, j);
      FloatVector cy = fromArray(FLOATS, cys, j);
      // onAB ? ay : onBC ? by : cy
      FLOAT_VECTOR.cast(cy.blend(by, onBC).blend(ay, onAB)).intoArray(floatRows, ROW_IY2 + k);
      // onAB ? by : onBC ? cy : ay
      FLOAT_VECTOR.cast(ay.blend(cy, onBC).blend(by, onAB)).intoArray(floatRows, ROW_JY2 + k);
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      FloatVector cz = fromArray(FLOATS, czs, j);
      // onAB ? az : onBC ? bz : cz
      FLOAT_VECTOR.cast(cz.blend(bz, onBC).blend(az, onAB)).intoArray(floatRows, ROW_IZ2 + k);
      // onAB ? bz : onBC ? cz : az
      FLOAT_VECTOR.cast(az.blend(cz, onBC).blend(bz, onAB)).intoArray(floatRows, ROW_JZ2 + k);
      FloatVector px = fromArray(FLOATS, pxs, i);
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ALL_HALF
          .lanewise(MUL, ix.lanewise(SUB, px).lanewise(ADD, ix.lanewise(SUB, qx)))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, jx.lanewise(SUB, px)
          .lanewise(ADD, jx.lanewise(SUB, qx)))))).intoArray(floatRows, ROW_MX4 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, jx.lanewise(SUB, ix))).intoArray(floatRows, ROW_GX5 + k);
    }
    bits[0] = lengthAtMostLargestBits;
    bits[1] = eitherBits;
    bits[2] = onABBits;
    bits[3] = onBCBits;
    return faceBits;
  }

  private static void floats34(float[][] columns1, int from1, float[] floatRows, long onBCBits, long onABBits) {
    if (columns1 == null) {
      return;
    }
    float[] pys = columns1[1], pzs = columns1[2], qys = columns1[4], qzs = columns1[5], rs = columns1[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector iy = fromArray(FLOATS, floatRows, ROW_IY2 + k);
      FloatVector py = fromArray(FLOATS, pys, i);
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector jy = fromArray(FLOATS, floatRows, ROW_JY2 + k);
      FloatVector my = ALL_HALF.lanewise(MUL, ALL_HALF
          .lanewise(MUL, iy.lanewise(SUB, py).lanewise(ADD, iy.lanewise(SUB, qy)))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, jy.lanewise(SUB, py).lanewise(ADD, jy.lanewise(SUB, qy)))));
      FLOAT_VECTOR.cast(my).intoArray(floatRows, ROW_MY4 + k);
      FloatVector gy = ALL_HALF.lanewise(MUL, jy.lanewise(SUB, iy));
      FLOAT_VECTOR.cast(gy).intoArray(floatRows, ROW_GY5 + k);
      FloatVector iz = fromArray(FLOATS, floatRows, ROW_IZ2 + k);
      FloatVector pz = fromArray(FLOATS, pzs, i);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector jz = fromArray(FLOATS, floatRows, ROW_JZ2 + k);
      FloatVector mz = ALL_HALF.lanewise(MUL, ALL_HALF
          .lanewise(MUL, iz.lanewise(SUB, pz).lanewise(ADD, iz.lanewise(SUB, qz)))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, jz.lanewise(SUB, pz).lanewise(ADD, jz.lanewise(SUB, qz)))));
      FLOAT_VECTOR.cast(mz).intoArray(floatRows, ROW_MZ4 + k);
      FloatVector gz = ALL_HALF.lanewise(MUL, jz.lanewise(SUB, iz));
      FLOAT_VECTOR.cast(gz).intoArray(floatRows, ROW_GZ5 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX5 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, hx).lanewise(ADD, gy.lanewise(MUL, hy))
          .lanewise(ADD, gz.lanewise(MUL, hz))).intoArray(floatRows, ROW_GH + k);
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX4 + k);
      FLOAT_VECTOR.cast(mx.lanewise(MUL, hx).lanewise(ADD, my.lanewise(MUL, hy))
          .lanewise(ADD, mz.lanewise(MUL, hz))).intoArray(floatRows, ROW_MH + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, gx).lanewise(ADD, gy.lanewise(MUL, gy))
          .lanewise(ADD, gz.lanewise(MUL, gz))).intoArray(floatRows, ROW_GG4 + k);
      FLOAT_VECTOR.cast(mx.lanewise(MUL, gx).lanewise(ADD, my.lanewise(MUL, gy))
          .lanewise(ADD, mz.lanewise(MUL, gz))).intoArray(floatRows, ROW_MG + k);
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH + k);
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> overlap = length.compare(LE, r);
      VectorMask<Float> lengthGreaterZero = length.compare(GT, ALL_ZERO);
      // length > other ? length - other : 0
      FloatVector least = ALL_ZERO.blend(length.lanewise(SUB, ALL_ZERO), lengthGreaterZero);
      // r < length ? r : length
      FloatVector most = length.blend(r, r.compare(LT, length));
      // overlap ? 0.5f * (least + most) : r
      FloatVector reach = r.blend(ALL_HALF.lanewise(MUL, least.lanewise(ADD, most)), overlap);
      // length > 0 ? reach / length : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(reach.lanewise(DIV, length), lengthGreaterZero)).intoArray(floatRows,
          ROW_PART + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_IX2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_JX2 + k)))).intoArray(floatRows, ROW_PRODUCT5 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, iy.lanewise(ADD, jy))).intoArray(floatRows, ROW_PRODUCT6 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, iz.lanewise(ADD, jz))).intoArray(floatRows, ROW_PRODUCT7 + k);
      VectorMask<Float> onAB = VectorMask.fromLong(FLOATS, (onABBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> onBC = VectorMask.fromLong(FLOATS, (onBCBits >>> k) & WideLanes.FLOAT_LANES);
      // ab ? 1 : bc ? 2 : 4
      FLOAT_VECTOR.cast(ALL_C4_00.blend(ALL_TWO, onBC).blend(ALL_ONE, onAB)).intoArray(floatRows,
          ROW_START + k);
      // ab ? 2 : bc ? 4 : 1
      FLOAT_VECTOR.cast(ALL_ONE.blend(ALL_C4_00, onBC).blend(ALL_TWO, onAB)).intoArray(floatRows, ROW_END + k);
    }
  }

  private static long floats36(float[] floatRows, long valueAtMostRAndEitherBits, long validBits) {
    if (floatRows == null) {
      return 0;
    }
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // !valid ? Float.POSITIVE_INFINITY : CapsuleTriangle.overlap(px, py, pz, qx, qy, qz, r, ax, ay, az, bx,
      // by, bz, cx, cy, cz) ? 0 : Rounded.apart(length, r)
      FloatVector apart = ALL_INFINITY.blend(fromArray(FLOATS, floatRows, ROW_DISTANCE_OR_C1_40E_45 + k)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (valueAtMostRAndEitherBits >>> k)
          & WideLanes.FLOAT_LANES)), VectorMask.fromLong(FLOATS, (validBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(apart).intoArray(floatRows, ROW_APART + k);
      hits |= apart.compare(LT, ALL_INFINITY).toLong() << k;
      FloatVector gh = fromArray(FLOATS, floatRows, ROW_GH + k);
      FloatVector numerator = fromArray(FLOATS, floatRows, ROW_MH + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_S + k).lanewise(MUL, gh));
      FloatVector hh = fromArray(FLOATS, floatRows, ROW_HH + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector tEdge = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, hh), numerator.lanewise(ABS).compare(LT, hh));
      FLOAT_VECTOR.cast(tEdge).intoArray(floatRows, ROW_T_EDGE + k);
      FloatVector numerator2 = tEdge.lanewise(MUL, gh).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MG + k));
      FloatVector gg = fromArray(FLOATS, floatRows, ROW_GG4 + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_MINUS_ONE, numerator2.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator2.compare(GT, ALL_ZERO))
          .blend(numerator2.lanewise(DIV, gg), numerator2.lanewise(ABS).compare(LT, gg))).intoArray(floatRows,
          ROW_S2 + k);
    }
    return hits;
  }

  private static void floats37(float[] floatRows, long faceBits, long hits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> face = VectorMask.fromLong(FLOATS, (faceBits >>> k) & WideLanes.FLOAT_LANES);
      // face ? tFace : tEdge
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T_EDGE + k)
          .blend(fromArray(FLOATS, floatRows, ROW_T + k), face);
      FLOAT_VECTOR.cast(t).intoArray(floatRows, ROW_T2 + k);
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S2 + k);
      FloatVector product = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX5 + k));
      FloatVector product2 = t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k));
      // face ? ox + stepX : fromEdge(t, s, px, qx, ix, jx)
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_MX4 + k).lanewise(ADD, product.lanewise(SUB, product2))
          .blend(fromArray(FLOATS, floatRows, ROW_SUM7 + k), face);
      FloatVector product3 = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY5 + k));
      FloatVector product4 = t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k));
      // face ? oy + stepY : fromEdge(t, s, py, qy, iy, jy)
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_MY4 + k)
          .lanewise(ADD, product3.lanewise(SUB, product4))
          .blend(fromArray(FLOATS, floatRows, ROW_SUM8 + k), face);
      FloatVector product5 = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ5 + k));
      FLOAT_VECTOR.cast(product5).intoArray(floatRows, ROW_PRODUCT8 + k);
      FloatVector product6 = t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k));
      // face ? oz + stepZ : fromEdge(t, s, pz, qz, iz, jz)
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_MZ4 + k)
          .lanewise(ADD, product5.lanewise(SUB, product6))
          .blend(fromArray(FLOATS, floatRows, ROW_SUM9 + k), face);
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector part = fromArray(FLOATS, floatRows, ROW_PART + k);
      // hit ? 0.5f * (px + qx) + (t * Segment.half(px, qx) + part * dx) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k)
          .lanewise(ADD, product2.lanewise(ADD, part.lanewise(MUL, dx))), hit)).intoArray(floatRows,
          ROW_AX_OUT + k);
      // !hit ? 0 : face ? ax + stepX : 0.5f * (ix + jx) + s * Segment.half(ix, jx)
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k).lanewise(ADD, product)
          .blend(fromArray(FLOATS, floatRows, ROW_SUM10 + k), face), hit)).intoArray(floatRows, ROW_BX_OUT + k);
      // hit ? 0.5f * (py + qy) + (t * Segment.half(py, qy) + part * dy) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k)
          .lanewise(ADD, product4.lanewise(ADD, part.lanewise(MUL, dy))), hit)).intoArray(floatRows,
          ROW_AY_OUT + k);
      // !hit ? 0 : face ? ay + stepY : 0.5f * (iy + jy) + s * Segment.half(iy, jy)
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT6 + k).lanewise(ADD, product3)
          .blend(fromArray(FLOATS, floatRows, ROW_SUM11 + k), face), hit)).intoArray(floatRows, ROW_BY_OUT + k);
      FLOAT_VECTOR.cast(product6.lanewise(ADD, part.lanewise(MUL, dz))).intoArray(floatRows, ROW_SUM13 + k);
    }
  }

  private static void floats38(float[] floatRows, float[][] results, int at, long hits, long faceBits) {
    if (floatRows == null) {
      return;
    }
    float[] distances = results[0], axOuts = results[1], bxOuts = results[2], ayOuts = results[3],
        byOuts = results[4], azOuts = results[5], bzOuts = results[6], featureAs = results[7],
        featureBs = results[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      // hit ? 0.5f * (pz + qz) + (t * Segment.half(pz, qz) + part * dz) : 0
      FloatVector azOut = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM13 + k)), hit);
      VectorMask<Float> face = VectorMask.fromLong(FLOATS, (faceBits >>> k) & WideLanes.FLOAT_LANES);
      // !hit ? 0 : face ? az + stepZ : 0.5f * (iz + jz) + s * Segment.half(iz, jz)
      FloatVector bzOut = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT8 + k))
          .blend(fromArray(FLOATS, floatRows, ROW_SUM12 + k), face), hit);
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T2 + k);
      // t <= -1 ? 1 : t >= 1 ? 2 : 3; hit ? Segment.feature(t) : 0
      FloatVector featureA = ALL_ZERO.blend(ALL_C3_00.blend(ALL_TWO, t.compare(GE, ALL_ONE))
          .blend(ALL_ONE, t.compare(LE, ALL_MINUS_ONE)), hit);
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S2 + k);
      VectorMask<Float> beforeEnd = s.compare(LT, ALL_ONE);
      VectorMask<Float> behindStart = s.compare(GT, ALL_MINUS_ONE);
      // beforeEnd ? start : 0; behindStart ? end : 0; !hit ? 0 : face ? 7 : TriangleFace.feature(s, onAB, onBC)
      FloatVector featureB = ALL_ZERO.blend(ALL_ZERO
          .blend(fromArray(FLOATS, floatRows, ROW_START + k), beforeEnd)
          .lanewise(ADD, ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_END + k), behindStart))
          .blend(ALL_C7_00, face), hit);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_APART + k)).intoArray(distances, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AX_OUT + k)).intoArray(axOuts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_BX_OUT + k)).intoArray(bxOuts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AY_OUT + k)).intoArray(ayOuts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_BY_OUT + k)).intoArray(byOuts, at + k);
      FLOAT_VECTOR.cast(azOut).intoArray(azOuts, at + k);
      FLOAT_VECTOR.cast(bzOut).intoArray(bzOuts, at + k);
      FLOAT_VECTOR.cast(featureA).intoArray(featureAs, at + k);
      FLOAT_VECTOR.cast(featureB).intoArray(featureBs, at + k);
    }
  }

  /** {@code closestToLine} of a block, from rows of values to another row. */
  private static void closestToLine(float[] rows, int mxRow, int myRow, int mzRow, int gxRow, int gyRow,
      int gzRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gy = fromArray(FLOATS, rows, gyRow + k);
      FloatVector hz = fromArray(FLOATS, rows, ROW_HZ + k);
      FloatVector gz = fromArray(FLOATS, rows, gzRow + k);
      FloatVector hy = fromArray(FLOATS, rows, ROW_HY + k);
      FloatVector nx = gy.lanewise(MUL, hz).lanewise(SUB, gz.lanewise(MUL, hy));
      FloatVector hx = fromArray(FLOATS, rows, ROW_HX + k);
      FloatVector gx = fromArray(FLOATS, rows, gxRow + k);
      FloatVector ny = gz.lanewise(MUL, hx).lanewise(SUB, gx.lanewise(MUL, hz));
      FloatVector nz = gx.lanewise(MUL, hy).lanewise(SUB, gy.lanewise(MUL, hx));
      FloatVector scale = ALL_ONE.lanewise(DIV, nx.lanewise(ABS).lanewise(ADD, ny.lanewise(ABS))
          .lanewise(ADD, nz.lanewise(ABS)));
      FloatVector wx = nx.lanewise(MUL, scale);
      FloatVector wy = ny.lanewise(MUL, scale);
      FloatVector wz = nz.lanewise(MUL, scale);
      FloatVector my = fromArray(FLOATS, rows, myRow + k);
      FloatVector mz = fromArray(FLOATS, rows, mzRow + k);
      FloatVector mx = fromArray(FLOATS, rows, mxRow + k);
      FloatVector numerator = my.lanewise(MUL, hz).lanewise(SUB, mz.lanewise(MUL, hy)).lanewise(MUL, wx)
          .lanewise(ADD, mz.lanewise(MUL, hx).lanewise(SUB, mx.lanewise(MUL, hz)).lanewise(MUL, wy))
          .lanewise(ADD, mx.lanewise(MUL, hy).lanewise(SUB, my.lanewise(MUL, hx)).lanewise(MUL, wz))
          .lanewise(NEG);
      FloatVector nw = nx.lanewise(MUL, wx).lanewise(ADD, ny.lanewise(MUL, wy))
          .lanewise(ADD, nz.lanewise(MUL, wz));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, nw), numerator.lanewise(ABS).compare(LT, nw))).intoArray(rows, to + k);
    }
  }

  /** {@code nearestToPlane} of a block, from rows of values to another row. */
  private static void nearestToPlane(float[] rows, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ex = fromArray(FLOATS, rows, ROW_EX + k);
      FloatVector ey = fromArray(FLOATS, rows, ROW_EY + k);
      FloatVector ez = fromArray(FLOATS, rows, ROW_EZ + k);
      FloatVector square = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez));
      FloatVector gx = fromArray(FLOATS, rows, ROW_GX4 + k);
      FloatVector gy = fromArray(FLOATS, rows, ROW_GY4 + k);
      FloatVector gz = fromArray(FLOATS, rows, ROW_GZ4 + k);
      FloatVector numerator = gx.lanewise(MUL, ex).lanewise(ADD, gy.lanewise(MUL, ey))
          .lanewise(ADD, gz.lanewise(MUL, ez));
      // square > 0 ? numerator / square : 0
      FloatVector f = ALL_ZERO.blend(numerator.lanewise(DIV, square), square.compare(GT, ALL_ZERO));
      FloatVector kz = gz.lanewise(SUB, f.lanewise(MUL, ez));
      FloatVector ky = gy.lanewise(SUB, f.lanewise(MUL, ey));
      FloatVector nx = ey.lanewise(MUL, kz).lanewise(SUB, ez.lanewise(MUL, ky));
      FloatVector kx = gx.lanewise(SUB, f.lanewise(MUL, ex));
      FloatVector ny = ez.lanewise(MUL, kx).lanewise(SUB, ex.lanewise(MUL, kz));
      FloatVector nz = ex.lanewise(MUL, ky).lanewise(SUB, ey.lanewise(MUL, kx));
      FloatVector scale = ALL_ONE.lanewise(DIV, nx.lanewise(ABS).lanewise(ADD, ny.lanewise(ABS))
          .lanewise(ADD, nz.lanewise(ABS)));
      FloatVector wx = nx.lanewise(MUL, scale);
      FloatVector wy = ny.lanewise(MUL, scale);
      FloatVector wz = nz.lanewise(MUL, scale);
      FloatVector along = wx.lanewise(MUL, fromArray(FLOATS, rows, ROW_HX + k))
          .lanewise(ADD, wy.lanewise(MUL, fromArray(FLOATS, rows, ROW_HY + k)))
          .lanewise(ADD, wz.lanewise(MUL, fromArray(FLOATS, rows, ROW_HZ + k)));
      FloatVector over = wx.lanewise(MUL, fromArray(FLOATS, rows, ROW_AX + k))
          .lanewise(ADD, wy.lanewise(MUL, fromArray(FLOATS, rows, ROW_AY + k)))
          .lanewise(ADD, wz.lanewise(MUL, fromArray(FLOATS, rows, ROW_AZ + k)));
      // along > 0 ? over : along < 0 ? -over : 0
      FloatVector numerator2 = ALL_ZERO.blend(over.lanewise(NEG), along.compare(LT, ALL_ZERO))
          .blend(over, along.compare(GT, ALL_ZERO));
      FloatVector denominator = along.lanewise(ABS);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_MINUS_ONE, numerator2.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator2.compare(GT, ALL_ZERO))
          .blend(numerator2.lanewise(DIV, denominator), numerator2.lanewise(ABS)
          .compare(LT, denominator))).intoArray(rows, to + k);
    }
  }

  /** {@code squaredDistance} of a block, from rows of values to another row. */
  private static void squaredDistance(float[] rows, int sRow, int mxRow, int myRow, int mzRow, int gxRow,
      int gyRow, int gzRow, int ggRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector mx = fromArray(FLOATS, rows, mxRow + k);
      FloatVector hx = fromArray(FLOATS, rows, ROW_HX + k);
      FloatVector my = fromArray(FLOATS, rows, myRow + k);
      FloatVector hy = fromArray(FLOATS, rows, ROW_HY + k);
      FloatVector mz = fromArray(FLOATS, rows, mzRow + k);
      FloatVector hz = fromArray(FLOATS, rows, ROW_HZ + k);
      FloatVector mh = mx.lanewise(MUL, hx).lanewise(ADD, my.lanewise(MUL, hy))
          .lanewise(ADD, mz.lanewise(MUL, hz));
      FloatVector gx = fromArray(FLOATS, rows, gxRow + k);
      FloatVector gy = fromArray(FLOATS, rows, gyRow + k);
      FloatVector gz = fromArray(FLOATS, rows, gzRow + k);
      FloatVector gh = gx.lanewise(MUL, hx).lanewise(ADD, gy.lanewise(MUL, hy))
          .lanewise(ADD, gz.lanewise(MUL, hz));
      FloatVector numerator = mh.lanewise(ADD, fromArray(FLOATS, rows, sRow + k).lanewise(MUL, gh));
      FloatVector hh = fromArray(FLOATS, rows, ROW_HH + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, hh), numerator.lanewise(ABS).compare(LT, hh));
      FloatVector mg = mx.lanewise(MUL, gx).lanewise(ADD, my.lanewise(MUL, gy))
          .lanewise(ADD, mz.lanewise(MUL, gz));
      FloatVector numerator2 = t.lanewise(MUL, gh).lanewise(SUB, mg);
      FloatVector gg = fromArray(FLOATS, rows, ggRow + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector nearest = ALL_ZERO.blend(ALL_MINUS_ONE, numerator2.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator2.compare(GT, ALL_ZERO))
          .blend(numerator2.lanewise(DIV, gg), numerator2.lanewise(ABS).compare(LT, gg));
      FloatVector dx = mx.lanewise(ADD, nearest.lanewise(MUL, gx).lanewise(SUB, t.lanewise(MUL, hx)));
      FloatVector dy = my.lanewise(ADD, nearest.lanewise(MUL, gy).lanewise(SUB, t.lanewise(MUL, hy)));
      FloatVector dz = mz.lanewise(ADD, nearest.lanewise(MUL, gz).lanewise(SUB, t.lanewise(MUL, hz)));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(rows, to + k);
    }
  }

  /** {@code squaredDistance} of a block, from rows of values to another row. */
  private static void squaredDistance(float[] rows, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ex = fromArray(FLOATS, rows, ROW_EX + k);
      FloatVector ey = fromArray(FLOATS, rows, ROW_EY + k);
      FloatVector ez = fromArray(FLOATS, rows, ROW_EZ + k);
      FloatVector ee = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez));
      VectorMask<Float> eeGreaterZero = ee.compare(GT, ALL_ZERO);
      FloatVector ax = fromArray(FLOATS, rows, ROW_OX3 + k);
      FloatVector ay = fromArray(FLOATS, rows, ROW_OY3 + k);
      FloatVector az = fromArray(FLOATS, rows, ROW_OZ3 + k);
      FloatVector numerator = ax.lanewise(MUL, ex).lanewise(ADD, ay.lanewise(MUL, ey))
          .lanewise(ADD, az.lanewise(MUL, ez));
      // square > 0 ? numerator / square : 0
      FloatVector x = ALL_ZERO.blend(numerator.lanewise(DIV, ee), eeGreaterZero).lanewise(NEG);
      FloatVector ax2 = ax.lanewise(ADD, x.lanewise(MUL, ex));
      FloatVector gx = fromArray(FLOATS, rows, ROW_GX4 + k);
      FloatVector gy = fromArray(FLOATS, rows, ROW_GY4 + k);
      FloatVector gz = fromArray(FLOATS, rows, ROW_GZ4 + k);
      FloatVector numerator2 = gx.lanewise(MUL, ex).lanewise(ADD, gy.lanewise(MUL, ey))
          .lanewise(ADD, gz.lanewise(MUL, ez));
      // square > 0 ? numerator / square : 0
      FloatVector f = ALL_ZERO.blend(numerator2.lanewise(DIV, ee), eeGreaterZero);
      FloatVector kx = gx.lanewise(SUB, f.lanewise(MUL, ex));
      FloatVector ay2 = ay.lanewise(ADD, x.lanewise(MUL, ey));
      FloatVector ky = gy.lanewise(SUB, f.lanewise(MUL, ey));
      FloatVector az2 = az.lanewise(ADD, x.lanewise(MUL, ez));
      FloatVector kz = gz.lanewise(SUB, f.lanewise(MUL, ez));
      FloatVector s = ax2.lanewise(MUL, kx).lanewise(ADD, ay2.lanewise(MUL, ky))
          .lanewise(ADD, az2.lanewise(MUL, kz)).lanewise(NEG);
      FloatVector kk = kx.lanewise(MUL, kx).lanewise(ADD, ky.lanewise(MUL, ky))
          .lanewise(ADD, kz.lanewise(MUL, kz));
      // s > 0 ? s < kk ? s / kk : 1 : 0
      FloatVector weightC = ALL_ZERO.blend(ALL_ONE.blend(s.lanewise(DIV, kk), s.compare(LT, kk)), s
          .compare(GT, ALL_ZERO));
      FloatVector b = x.lanewise(SUB, weightC.lanewise(MUL, f));
      FloatVector rest = ALL_ONE.lanewise(SUB, weightC);
      // b > 0 ? b < rest ? b : rest : 0
      FloatVector weightB = ALL_ZERO.blend(rest.blend(b, b.compare(LT, rest)), b.compare(GT, ALL_ZERO));
      FloatVector dx = ax.lanewise(ADD, weightB.lanewise(MUL, ex).lanewise(ADD, weightC.lanewise(MUL, gx)));
      FloatVector dy = ay.lanewise(ADD, weightB.lanewise(MUL, ey).lanewise(ADD, weightC.lanewise(MUL, gy)));
      FloatVector dz = az.lanewise(ADD, weightB.lanewise(MUL, ez).lanewise(ADD, weightC.lanewise(MUL, gz)));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(rows, to + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null);
      floats3(null, 0, null, 0, null);
      floats4(null, 0, null, 0, null);
      floats5(null, 0, null);
      floats6(null, 0, null, 0, null);
      floats7(null, 0, null, 0, null);
      floats8(null, 0, null);
      floats9(null, 0, null, 0, null, null);
      floats10(null, 0, null, 0, null, null);
      floats11(null, 0, null);
      floats12(null, 0, null, 0, null, 0, 0);
      floats13(null, 0, null, 0, 0);
      floats14(null, null);
      floats15(null, 0, 0);
      floats16(null, 0, 0);
      floats17(null);
      floats18(null);
      floats19(null);
      floats20(null);
      floats21(null);
      floats22(null);
      floats23(null);
      floats24(null);
      floats25(null, null);
      floats26(null, 0, null, null, 0, 0);
      floats27(null, 0, 0);
      floats28(null);
      floats29(null, 0, null);
      floats31(null, 0, null, 0);
      floats33(null, 0, null, 0, null, null);
      floats34(null, 0, null, 0, 0);
      floats36(null, 0, 0);
      floats37(null, 0, 0);
      floats38(null, null, 0, 0, 0);
      closestToLine(null, 0, 0, 0, 0, 0, 0, 0);
      nearestToPlane(null, 0);
      squaredDistance(null, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      squaredDistance(null, 0);
    }
  }
}
