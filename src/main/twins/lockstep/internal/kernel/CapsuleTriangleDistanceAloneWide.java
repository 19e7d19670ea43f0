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
 * Wide twin of {@link CapsuleTriangleDistance#alone}: the same operations in the same order, on vectors of
 * pairs.
 */
final class CapsuleTriangleDistanceAloneWide implements LoopedKernel {
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_C4_19E_06 = FloatVector.broadcast(FLOATS, 4194305.0f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[10]);

  private static final int ROW_HX = 0 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 1 * Kernel.BLOCK;
  private static final int ROW_GX = 2 * Kernel.BLOCK;
  private static final int ROW_HY = 3 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE2 = 4 * Kernel.BLOCK;
  private static final int ROW_GY = 5 * Kernel.BLOCK;
  private static final int ROW_HZ = 6 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE3 = 7 * Kernel.BLOCK;
  private static final int ROW_GZ = 8 * Kernel.BLOCK;
  private static final int ROW_AX = 9 * Kernel.BLOCK;
  private static final int ROW_BX = 10 * Kernel.BLOCK;
  private static final int ROW_MX = 11 * Kernel.BLOCK;
  private static final int ROW_AY = 12 * Kernel.BLOCK;
  private static final int ROW_BY = 13 * Kernel.BLOCK;
  private static final int ROW_MY = 14 * Kernel.BLOCK;
  private static final int ROW_SUM = 15 * Kernel.BLOCK;
  private static final int ROW_AZ = 16 * Kernel.BLOCK;
  private static final int ROW_BZ = 17 * Kernel.BLOCK;
  private static final int ROW_MZ = 18 * Kernel.BLOCK;
  private static final int ROW_GG = 19 * Kernel.BLOCK;
  private static final int ROW_HX_SQUARED = 20 * Kernel.BLOCK;
  private static final int ROW_HH = 21 * Kernel.BLOCK;
  private static final int ROW_GX2 = 22 * Kernel.BLOCK;
  private static final int ROW_GY2 = 23 * Kernel.BLOCK;
  private static final int ROW_GZ2 = 24 * Kernel.BLOCK;
  private static final int ROW_CX = 25 * Kernel.BLOCK;
  private static final int ROW_MX2 = 26 * Kernel.BLOCK;
  private static final int ROW_CY = 27 * Kernel.BLOCK;
  private static final int ROW_MY2 = 28 * Kernel.BLOCK;
  private static final int ROW_CZ = 29 * Kernel.BLOCK;
  private static final int ROW_MZ2 = 30 * Kernel.BLOCK;
  private static final int ROW_GG2 = 31 * Kernel.BLOCK;
  private static final int ROW_GX3 = 32 * Kernel.BLOCK;
  private static final int ROW_GY3 = 33 * Kernel.BLOCK;
  private static final int ROW_GZ3 = 34 * Kernel.BLOCK;
  private static final int ROW_MX3 = 35 * Kernel.BLOCK;
  private static final int ROW_MY3 = 36 * Kernel.BLOCK;
  private static final int ROW_MZ3 = 37 * Kernel.BLOCK;
  private static final int ROW_GG3 = 38 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE4 = 39 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE5 = 40 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE6 = 41 * Kernel.BLOCK;
  private static final int ROW_LOW1 = 42 * Kernel.BLOCK;
  private static final int ROW_HIGH1 = 43 * Kernel.BLOCK;
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
  private static final int ROW_PRODUCT = 54 * Kernel.BLOCK;
  private static final int ROW_NX = 55 * Kernel.BLOCK;
  private static final int ROW_NY = 56 * Kernel.BLOCK;
  private static final int ROW_NZ = 57 * Kernel.BLOCK;
  private static final int ROW_SCALE = 58 * Kernel.BLOCK;
  private static final int ROW_WX = 59 * Kernel.BLOCK;
  private static final int ROW_WY = 60 * Kernel.BLOCK;
  private static final int ROW_WZ = 61 * Kernel.BLOCK;
  private static final int ROW_NW = 62 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 63 * Kernel.BLOCK;
  private static final int ROW_OVER = 64 * Kernel.BLOCK;
  private static final int ROW_STEEP = 65 * Kernel.BLOCK;
  private static final int ROW_T = 66 * Kernel.BLOCK;
  private static final int ROW_OX2 = 67 * Kernel.BLOCK;
  private static final int ROW_OY2 = 68 * Kernel.BLOCK;
  private static final int ROW_OZ2 = 69 * Kernel.BLOCK;
  private static final int ROW_WI = 70 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 71 * Kernel.BLOCK;
  private static final int ROW_WJ = 72 * Kernel.BLOCK;
  private static final int ROW_SCALE_I = 73 * Kernel.BLOCK;
  private static final int ROW_DX = 74 * Kernel.BLOCK;
  private static final int ROW_DY = 75 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 76 * Kernel.BLOCK;
  private static final int ROW_TO_FACE = 77 * Kernel.BLOCK;
  private static final int ROW_RR = 78 * Kernel.BLOCK;
  private static final int ROW_SUM4 = 79 * Kernel.BLOCK;
  private static final int ROW_SUM5 = 80 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE = 81 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE2 = 82 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE3 = 83 * Kernel.BLOCK;
  private static final int ROW_T2 = 84 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE7 = 85 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE8 = 86 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE9 = 87 * Kernel.BLOCK;
  private static final int ROW_A = 88 * Kernel.BLOCK;
  private static final int ROW_B = 89 * Kernel.BLOCK;
  private static final int ROW_C = 90 * Kernel.BLOCK;
  private static final int ROW_TO_FACE2 = 91 * Kernel.BLOCK;
  private static final int ROW_DISTANCE_OR_C1_40E_45 = 92 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[93 * Kernel.BLOCK]);

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
      floats5(columns1, from1, columns2, from2, floatRows);
      floats6(columns1, from1, columns2, from2, floatRows);
      floats7(columns2, from2, floatRows);
      long rAtLeastZeroBits = floats8(columns1, from1, columns2, from2, floatRows, bits);
      long hhAtMostLargestBits = bits[0];
      long ggAtMostLargestBits = floats9(columns1, from1, columns2, from2, floatRows, bits);
      long ggAtMostLargestBits2 = bits[0];
      long ggAtMostLargestBits3 = bits[1];
      long valueAtMostRAndValueAtMostRBits = bits[2];
      long valueAtMostRAndValueAtMostRBits2 = floats10(columns1, from1, columns2, from2,
          valueAtMostRAndValueAtMostRBits);
      floats11(columns1, from1, floatRows);
      long nearBits = floats12(columns1, from1, columns2, from2, floatRows, valueAtMostRAndValueAtMostRBits2);
      long atABits = floats13(floatRows, bits);
      long atBBits = bits[0];
      floats14(floatRows, atBBits, atABits);
      floats15(floatRows);
      floats16(floatRows);
      floats17(floatRows);
      floats18(floatRows);
      floats19(floatRows);
      floats20(floatRows);
      floats21(floatRows);
      long faceBits = floats22(columns1, from1, floatRows, bits);
      long piercedBits = bits[0];
      long allRAtLeastZeroBits = floats23(floatRows, bits, rAtLeastZeroBits, piercedBits, faceBits);
      long wiAtLeastZeroAndEitherBits = bits[0];
      closestToLine(floatRows, ROW_MX, ROW_MY, ROW_MZ, ROW_GX, ROW_GY, ROW_GZ, ROW_CLOSEST_TO_LINE);
      closestToLine(floatRows, ROW_MX2, ROW_MY2, ROW_MZ2, ROW_GX2, ROW_GY2, ROW_GZ2, ROW_CLOSEST_TO_LINE2);
      closestToLine(floatRows, ROW_MX3, ROW_MY3, ROW_MZ3, ROW_GX3, ROW_GY3, ROW_GZ3, ROW_CLOSEST_TO_LINE3);
      nearestToPlane(floatRows, ROW_T2);
      floats25(floatRows);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE, ROW_MX, ROW_MY, ROW_MZ, ROW_GX, ROW_GY, ROW_GZ, ROW_GG,
          ROW_A);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE2, ROW_MX2, ROW_MY2, ROW_MZ2, ROW_GX2, ROW_GY2, ROW_GZ2,
          ROW_GG2, ROW_B);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE3, ROW_MX3, ROW_MY3, ROW_MZ3, ROW_GX3, ROW_GY3, ROW_GZ3,
          ROW_GG3, ROW_C);
      squaredDistance(floatRows, ROW_TO_FACE2);
      long lengthAtMostLargestBits = floats27(columns1, from1, floatRows, bits);
      long eitherBits = bits[0];
      long eitherBits2 = bits[1];
      long allRAtLeastZeroBits2 = rAtLeastZeroBits & lengthAtMostLargestBits;
      long rAtLeastZeroAndHhAtMostLargestBits = allRAtLeastZeroBits2 & hhAtMostLargestBits;
      long rAtLeastZeroAndGgAtMostLargestBits = rAtLeastZeroAndHhAtMostLargestBits & ggAtMostLargestBits;
      long rAtLeastZeroAndGgAtMostLargestBits2 = rAtLeastZeroAndGgAtMostLargestBits & ggAtMostLargestBits2;
      long validBits = rAtLeastZeroAndGgAtMostLargestBits2 & ggAtMostLargestBits3;
      long eitherBits3 = eitherBits | wiAtLeastZeroAndEitherBits;
      long rAtLeastZeroAndEitherBits = allRAtLeastZeroBits & eitherBits3;
      long valueAtMostRAndEitherBits = nearBits & rAtLeastZeroAndEitherBits;
      long eitherBits4 = valueAtMostRAndEitherBits | eitherBits2;
      long hits = validBits & eitherBits4;
      floats29(floatRows, results, at, valueAtMostRAndEitherBits, validBits);
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
    float[] axs = columns2[0], ays = columns2[1], bxs = columns2[3], bys = columns2[4];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, qxs, i)
          .lanewise(SUB, fromArray(FLOATS, pxs, i)))).intoArray(floatRows, ROW_HX + k);
      FloatVector difference = fromArray(FLOATS, bxs, j).lanewise(SUB, fromArray(FLOATS, axs, j));
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, difference)).intoArray(floatRows, ROW_GX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, qys, i)
          .lanewise(SUB, fromArray(FLOATS, pys, i)))).intoArray(floatRows, ROW_HY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, bys, j).lanewise(SUB, fromArray(FLOATS, ays, j))).intoArray(
          floatRows, ROW_DIFFERENCE2 + k);
    }
  }

  private static void floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] pxs = columns1[0], pzs = columns1[2], qxs = columns1[3], qzs = columns1[5];
    float[] axs = columns2[0], azs = columns2[2], bxs = columns2[3], bzs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE2 + k))).intoArray(
          floatRows, ROW_GY + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, qzs, i)
          .lanewise(SUB, fromArray(FLOATS, pzs, i)))).intoArray(floatRows, ROW_HZ + k);
      FloatVector difference = fromArray(FLOATS, bzs, j).lanewise(SUB, fromArray(FLOATS, azs, j));
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE3 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, difference)).intoArray(floatRows, ROW_GZ + k);
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector px = fromArray(FLOATS, pxs, i);
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FloatVector ax2 = ALL_HALF.lanewise(MUL, ax.lanewise(SUB, px).lanewise(ADD, ax.lanewise(SUB, qx)));
      FLOAT_VECTOR.cast(ax2).intoArray(floatRows, ROW_AX + k);
      FloatVector bx = fromArray(FLOATS, bxs, j);
      FloatVector bx2 = ALL_HALF.lanewise(MUL, bx.lanewise(SUB, px).lanewise(ADD, bx.lanewise(SUB, qx)));
      FLOAT_VECTOR.cast(bx2).intoArray(floatRows, ROW_BX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ax2.lanewise(ADD, bx2))).intoArray(floatRows, ROW_MX + k);
    }
  }

  private static void floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] pys = columns1[1], pzs = columns1[2], qys = columns1[4], qzs = columns1[5];
    float[] ays = columns2[1], azs = columns2[2], bys = columns2[4];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector py = fromArray(FLOATS, pys, i);
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector ay2 = ALL_HALF.lanewise(MUL, ay.lanewise(SUB, py).lanewise(ADD, ay.lanewise(SUB, qy)));
      FLOAT_VECTOR.cast(ay2).intoArray(floatRows, ROW_AY + k);
      FloatVector by = fromArray(FLOATS, bys, j);
      FloatVector by2 = ALL_HALF.lanewise(MUL, by.lanewise(SUB, py).lanewise(ADD, by.lanewise(SUB, qy)));
      FLOAT_VECTOR.cast(by2).intoArray(floatRows, ROW_BY + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ay2.lanewise(ADD, by2))).intoArray(floatRows, ROW_MY + k);
      FloatVector az = fromArray(FLOATS, azs, j);
      FLOAT_VECTOR.cast(az.lanewise(SUB, fromArray(FLOATS, pzs, i))
          .lanewise(ADD, az.lanewise(SUB, fromArray(FLOATS, qzs, i)))).intoArray(floatRows, ROW_SUM + k);
    }
  }

  private static void floats4(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] pzs = columns1[2], qzs = columns1[5];
    float[] bzs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector az = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM + k));
      FLOAT_VECTOR.cast(az).intoArray(floatRows, ROW_AZ + k);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      FloatVector bz2 = ALL_HALF.lanewise(MUL, bz.lanewise(SUB, fromArray(FLOATS, pzs, i))
          .lanewise(ADD, bz.lanewise(SUB, fromArray(FLOATS, qzs, i))));
      FLOAT_VECTOR.cast(bz2).intoArray(floatRows, ROW_BZ + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, az.lanewise(ADD, bz2))).intoArray(floatRows, ROW_MZ + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, gx).lanewise(ADD, gy.lanewise(MUL, gy))
          .lanewise(ADD, gz.lanewise(MUL, gz))).intoArray(floatRows, ROW_GG + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FLOAT_VECTOR.cast(hx.lanewise(MUL, hx)).intoArray(floatRows, ROW_HX_SQUARED + k);
    }
  }

  private static void floats5(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] pxs = columns1[0], qxs = columns1[3];
    float[] bxs = columns2[3], bys = columns2[4], bzs = columns2[5], cxs = columns2[6], cys = columns2[7],
        czs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HX_SQUARED + k).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz))).intoArray(floatRows, ROW_HH + k);
      FloatVector cx = fromArray(FLOATS, cxs, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, cx.lanewise(SUB, fromArray(FLOATS, bxs, j)))).intoArray(
          floatRows, ROW_GX2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, cys, j)
          .lanewise(SUB, fromArray(FLOATS, bys, j)))).intoArray(floatRows, ROW_GY2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, czs, j)
          .lanewise(SUB, fromArray(FLOATS, bzs, j)))).intoArray(floatRows, ROW_GZ2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, cx.lanewise(SUB, fromArray(FLOATS, pxs, i))
          .lanewise(ADD, cx.lanewise(SUB, fromArray(FLOATS, qxs, i))))).intoArray(floatRows, ROW_CX + k);
    }
  }

  private static void floats6(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] pys = columns1[1], pzs = columns1[2], qys = columns1[4], qzs = columns1[5];
    float[] cys = columns2[7], czs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_CX + k)))).intoArray(floatRows, ROW_MX2 + k);
      FloatVector cy = fromArray(FLOATS, cys, j);
      FloatVector cy2 = ALL_HALF.lanewise(MUL, cy.lanewise(SUB, fromArray(FLOATS, pys, i))
          .lanewise(ADD, cy.lanewise(SUB, fromArray(FLOATS, qys, i))));
      FLOAT_VECTOR.cast(cy2).intoArray(floatRows, ROW_CY + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k)
          .lanewise(ADD, cy2))).intoArray(floatRows, ROW_MY2 + k);
      FloatVector cz = fromArray(FLOATS, czs, j);
      FloatVector cz2 = ALL_HALF.lanewise(MUL, cz.lanewise(SUB, fromArray(FLOATS, pzs, i))
          .lanewise(ADD, cz.lanewise(SUB, fromArray(FLOATS, qzs, i))));
      FLOAT_VECTOR.cast(cz2).intoArray(floatRows, ROW_CZ + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ + k)
          .lanewise(ADD, cz2))).intoArray(floatRows, ROW_MZ2 + k);
    }
  }

  private static void floats7(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], cxs = columns2[6], cys = columns2[7],
        czs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, gx).lanewise(ADD, gy.lanewise(MUL, gy))
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

  private static long floats8(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
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
          floatRows, ROW_DIFFERENCE4 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, cys, j).lanewise(SUB, fromArray(FLOATS, ays, j))).intoArray(
          floatRows, ROW_DIFFERENCE5 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, czs, j).lanewise(SUB, fromArray(FLOATS, azs, j))).intoArray(
          floatRows, ROW_DIFFERENCE6 + k);
      rAtLeastZeroBits |= fromArray(FLOATS, rs, i).compare(GE, ALL_ZERO).toLong() << k;
      hhAtMostLargestBits |= fromArray(FLOATS, floatRows, ROW_HH + k).compare(LE, ALL_LARGEST).toLong() << k;
    }
    bits[0] = hhAtMostLargestBits;
    return rAtLeastZeroBits;
  }

  private static long floats9(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
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

  private static long floats10(float[][] columns1, int from1, float[][] columns2, int from2,
      long valueAtMostRAndValueAtMostRBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] pys = columns1[1], qys = columns1[4], rs = columns1[6];
    float[] ays = columns2[1], bys = columns2[4], cys = columns2[7];
    long valueAtMostRAndValueAtMostRBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector py = fromArray(FLOATS, pys, i);
      FloatVector qy = fromArray(FLOATS, qys, i);
      // p < q ? p : q
      FloatVector low1 = qy.blend(py, py.compare(LT, qy));
      // p > q ? p : q
      FloatVector high1 = qy.blend(py, py.compare(GT, qy));
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
      VectorMask<Float> valueAtMostRAndValueAtMostR = low1.lanewise(SUB, high2_2)
          .compare(LE, r, VectorMask.fromLong(FLOATS, (valueAtMostRAndValueAtMostRBits >>> k)
          & WideLanes.FLOAT_LANES));
      valueAtMostRAndValueAtMostR = low2_2.lanewise(SUB, high1).compare(LE, r, valueAtMostRAndValueAtMostR);
      valueAtMostRAndValueAtMostRBits2 |= valueAtMostRAndValueAtMostR.toLong() << k;
    }
    return valueAtMostRAndValueAtMostRBits2;
  }

  private static void floats11(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] pzs = columns1[2], qzs = columns1[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector pz = fromArray(FLOATS, pzs, i);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      // p < q ? p : q
      FLOAT_VECTOR.cast(qz.blend(pz, pz.compare(LT, qz))).intoArray(floatRows, ROW_LOW1 + k);
      // p > q ? p : q
      FLOAT_VECTOR.cast(qz.blend(pz, pz.compare(GT, qz))).intoArray(floatRows, ROW_HIGH1 + k);
    }
  }

  private static long floats12(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long valueAtMostRAndValueAtMostRBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6];
    float[] azs = columns2[2], bzs = columns2[5], czs = columns2[8];
    long nearBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
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
      VectorMask<Float> near = fromArray(FLOATS, floatRows, ROW_LOW1 + k).lanewise(SUB, high2_2)
          .compare(LE, r, VectorMask.fromLong(FLOATS, (valueAtMostRAndValueAtMostRBits >>> k)
          & WideLanes.FLOAT_LANES));
      near = low2_2.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HIGH1 + k)).compare(LE, r, near);
      nearBits |= near.toLong() << k;
    }
    return nearBits;
  }

  private static long floats13(float[] floatRows, long[] bits) {
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
    bits[0] = atBBits;
    return atABits;
  }

  private static void floats14(float[] floatRows, long atBBits, long atABits) {
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
      FloatVector iy = gy3.blend(gy2, atB).blend(gy, atA);
      FLOAT_VECTOR.cast(iy).intoArray(floatRows, ROW_IY + k);
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
      FloatVector jz = gz.blend(gz3, atB).blend(gz2, atA);
      FLOAT_VECTOR.cast(jz).intoArray(floatRows, ROW_JZ + k);
      FLOAT_VECTOR.cast(iy.lanewise(MUL, jz)).intoArray(floatRows, ROW_PRODUCT + k);
    }
  }

  private static void floats15(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector iz = fromArray(FLOATS, floatRows, ROW_IZ + k);
      FloatVector jy = fromArray(FLOATS, floatRows, ROW_JY + k);
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_PRODUCT + k).lanewise(SUB, iz.lanewise(MUL, jy));
      FLOAT_VECTOR.cast(nx).intoArray(floatRows, ROW_NX + k);
      FloatVector jx = fromArray(FLOATS, floatRows, ROW_JX + k);
      FloatVector ix = fromArray(FLOATS, floatRows, ROW_IX + k);
      FloatVector ny = iz.lanewise(MUL, jx)
          .lanewise(SUB, ix.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_JZ + k)));
      FLOAT_VECTOR.cast(ny).intoArray(floatRows, ROW_NY + k);
      FloatVector nz = ix.lanewise(MUL, jy)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_IY + k).lanewise(MUL, jx));
      FLOAT_VECTOR.cast(nz).intoArray(floatRows, ROW_NZ + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(DIV, nx.lanewise(ABS).lanewise(ADD, ny.lanewise(ABS))
          .lanewise(ADD, nz.lanewise(ABS)))).intoArray(floatRows, ROW_SCALE + k);
    }
  }

  private static void floats16(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector scale = fromArray(FLOATS, floatRows, ROW_SCALE + k);
      FloatVector high = scale.lanewise(MUL, ALL_C4_19E_06);
      FloatVector scale2 = high.lanewise(SUB, high.lanewise(SUB, scale));
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX + k);
      FloatVector wx = nx.lanewise(MUL, scale2);
      FLOAT_VECTOR.cast(wx).intoArray(floatRows, ROW_WX + k);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY + k);
      FloatVector wy = ny.lanewise(MUL, scale2);
      FLOAT_VECTOR.cast(wy).intoArray(floatRows, ROW_WY + k);
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ + k);
      FloatVector wz = nz.lanewise(MUL, scale2);
      FLOAT_VECTOR.cast(wz).intoArray(floatRows, ROW_WZ + k);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, wx).lanewise(ADD, ny.lanewise(MUL, wy))
          .lanewise(ADD, nz.lanewise(MUL, wz))).intoArray(floatRows, ROW_NW + k);
      FLOAT_VECTOR.cast(wx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OX + k))
          .lanewise(ADD, wy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OY + k)))).intoArray(floatRows,
          ROW_SUM2 + k);
    }
  }

  private static void floats17(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector wz = fromArray(FLOATS, floatRows, ROW_WZ + k);
      FloatVector over = fromArray(FLOATS, floatRows, ROW_SUM2 + k)
          .lanewise(ADD, wz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OZ + k)));
      FLOAT_VECTOR.cast(over).intoArray(floatRows, ROW_OVER + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector along = fromArray(FLOATS, floatRows, ROW_WX + k).lanewise(MUL, hx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_WY + k).lanewise(MUL, hy))
          .lanewise(ADD, wz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)));
      FloatVector steep = along.lanewise(ABS);
      FLOAT_VECTOR.cast(steep).intoArray(floatRows, ROW_STEEP + k);
      // along > 0 ? over : along < 0 ? -over : 0
      FloatVector numerator = ALL_ZERO.blend(over.lanewise(NEG), along.compare(LT, ALL_ZERO))
          .blend(over, along.compare(GT, ALL_ZERO));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, steep), numerator.lanewise(ABS).compare(LT, steep));
      FLOAT_VECTOR.cast(t).intoArray(floatRows, ROW_T + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OX + k).lanewise(SUB, t.lanewise(MUL, hx))).intoArray(
          floatRows, ROW_OX2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OY + k).lanewise(SUB, t.lanewise(MUL, hy))).intoArray(
          floatRows, ROW_OY2 + k);
    }
  }

  private static void floats18(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OZ + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_T + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)))).intoArray(floatRows, ROW_OZ2 + k);
    }
  }

  private static void floats19(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector oy = fromArray(FLOATS, floatRows, ROW_OY2 + k);
      FloatVector jz = fromArray(FLOATS, floatRows, ROW_JZ + k);
      FloatVector oz = fromArray(FLOATS, floatRows, ROW_OZ2 + k);
      FloatVector jy = fromArray(FLOATS, floatRows, ROW_JY + k);
      FloatVector wx = fromArray(FLOATS, floatRows, ROW_WX + k);
      FloatVector jx = fromArray(FLOATS, floatRows, ROW_JX + k);
      FloatVector ox = fromArray(FLOATS, floatRows, ROW_OX2 + k);
      FloatVector wy = fromArray(FLOATS, floatRows, ROW_WY + k);
      FLOAT_VECTOR.cast(oy.lanewise(MUL, jz).lanewise(SUB, oz.lanewise(MUL, jy)).lanewise(MUL, wx)
          .lanewise(ADD, oz.lanewise(MUL, jx).lanewise(SUB, ox.lanewise(MUL, jz)).lanewise(MUL, wy))
          .lanewise(ADD, ox.lanewise(MUL, jy).lanewise(SUB, oy.lanewise(MUL, jx))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WZ + k)))).intoArray(floatRows, ROW_WI + k);
      FloatVector iz = fromArray(FLOATS, floatRows, ROW_IZ + k);
      FLOAT_VECTOR.cast(oy.lanewise(MUL, iz)
          .lanewise(SUB, oz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_IY + k))).lanewise(MUL, wx)
          .lanewise(ADD, oz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_IX + k))
          .lanewise(SUB, ox.lanewise(MUL, iz)).lanewise(MUL, wy))).intoArray(floatRows, ROW_SUM3 + k);
    }
  }

  private static void floats20(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ox = fromArray(FLOATS, floatRows, ROW_OX2 + k);
      FloatVector iy = fromArray(FLOATS, floatRows, ROW_IY + k);
      FloatVector oy = fromArray(FLOATS, floatRows, ROW_OY2 + k);
      FloatVector ix = fromArray(FLOATS, floatRows, ROW_IX + k);
      FloatVector wj = fromArray(FLOATS, floatRows, ROW_SUM3 + k)
          .lanewise(ADD, ox.lanewise(MUL, iy).lanewise(SUB, oy.lanewise(MUL, ix))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WZ + k)));
      FLOAT_VECTOR.cast(wj).intoArray(floatRows, ROW_WJ + k);
      FloatVector nw = fromArray(FLOATS, floatRows, ROW_NW + k);
      FloatVector scaleI = fromArray(FLOATS, floatRows, ROW_WI + k).lanewise(DIV, nw);
      FLOAT_VECTOR.cast(scaleI).intoArray(floatRows, ROW_SCALE_I + k);
      FloatVector scaleJ = wj.lanewise(DIV, nw);
      FLOAT_VECTOR.cast(ox.lanewise(ADD, scaleJ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_JX + k))
          .lanewise(SUB, scaleI.lanewise(MUL, ix)))).intoArray(floatRows, ROW_DX + k);
      FLOAT_VECTOR.cast(oy.lanewise(ADD, scaleJ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_JY + k))
          .lanewise(SUB, scaleI.lanewise(MUL, iy)))).intoArray(floatRows, ROW_DY + k);
      FLOAT_VECTOR.cast(scaleJ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_JZ + k))).intoArray(floatRows,
          ROW_PRODUCT2 + k);
    }
  }

  private static void floats21(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_OZ2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_SCALE_I + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_IZ + k))));
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(floatRows, ROW_TO_FACE + k);
    }
  }

  private static long floats22(float[][] columns1, int from1, float[] floatRows, long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6];
    long faceBits = 0;
    long piercedBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
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
      FloatVector r = fromArray(FLOATS, rs, i);
      FLOAT_VECTOR.cast(r.lanewise(MUL, r)).intoArray(floatRows, ROW_RR + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AZ + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BZ + k)))).intoArray(floatRows, ROW_SUM4 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_CY + k))).intoArray(floatRows, ROW_SUM5 + k);
    }
    bits[0] = piercedBits;
    return faceBits;
  }

  private static long floats23(float[] floatRows, long[] bits, long rAtLeastZeroBits, long piercedBits,
      long faceBits) {
    if (floatRows == null) {
      return 0;
    }
    long allRAtLeastZeroBits = 0;
    long wiAtLeastZeroAndEitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      allRAtLeastZeroBits |= fromArray(FLOATS, floatRows, ROW_SUM4 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM5 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_CZ + k))).lanewise(ABS)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (rAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
      wiAtLeastZeroAndEitherBits |= VectorMask.fromLong(FLOATS, (faceBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (piercedBits >>> k) & WideLanes.FLOAT_LANES)
          .or(fromArray(FLOATS, floatRows, ROW_TO_FACE + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_RR + k)))).toLong() << k;
    }
    bits[0] = wiAtLeastZeroAndEitherBits;
    return allRAtLeastZeroBits;
  }

  private static void floats25(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AX + k)
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k)))).intoArray(floatRows,
          ROW_DIFFERENCE7 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AY + k)
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)))).intoArray(floatRows,
          ROW_DIFFERENCE8 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AZ + k)
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)))).intoArray(floatRows,
          ROW_DIFFERENCE9 + k);
    }
  }

  private static long floats27(float[][] columns1, int from1, float[] floatRows, long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6];
    long lengthAtMostLargestBits = 0;
    long eitherBits = 0;
    long eitherBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A + k);
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B + k);
      // a < b ? a : b
      FloatVector least = b.blend(a, a.compare(LT, b));
      FloatVector c = fromArray(FLOATS, floatRows, ROW_C + k);
      // c < least ? c : least
      FloatVector toEdges = least.blend(c, c.compare(LT, least));
      FloatVector toFace = fromArray(FLOATS, floatRows, ROW_TO_FACE2 + k);
      // toFace < toEdges ? toFace : toEdges
      FloatVector length = toEdges.blend(toFace, toFace.compare(LT, toEdges)).lanewise(SQRT);
      lengthAtMostLargestBits |= length.compare(LE, ALL_LARGEST).toLong() << k;
      FloatVector rr = fromArray(FLOATS, floatRows, ROW_RR + k);
      eitherBits |= a.compare(LE, rr).or(b.compare(LE, rr)).or(c.compare(LE, rr)).toLong() << k;
      FloatVector distance = length.lanewise(SUB, fromArray(FLOATS, rs, i));
      VectorMask<Float> distanceGreaterZero = distance.compare(GT, ALL_ZERO);
      // distance > 0 ? distance : Float.MIN_VALUE
      FLOAT_VECTOR.cast(ALL_C1_40E_45.blend(distance, distanceGreaterZero)).intoArray(floatRows,
          ROW_DISTANCE_OR_C1_40E_45 + k);
      eitherBits2 |= distanceGreaterZero.not().or(distance.compare(LT, ALL_INFINITY)).toLong() << k;
    }
    bits[0] = eitherBits;
    bits[1] = eitherBits2;
    return lengthAtMostLargestBits;
  }

  private static void floats29(float[] floatRows, float[][] results, int at, long valueAtMostRAndEitherBits,
      long validBits) {
    if (floatRows == null) {
      return;
    }
    float[] keys = results[0];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // !valid ? Float.POSITIVE_INFINITY : CapsuleTriangle.overlap(px, py, pz, qx, qy, qz, r, ax, ay, az, bx,
      // by, bz, cx, cy, cz) ? 0 : Rounded.apart(length, r)
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(fromArray(FLOATS, floatRows, ROW_DISTANCE_OR_C1_40E_45 + k)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (valueAtMostRAndEitherBits >>> k)
          & WideLanes.FLOAT_LANES)), VectorMask.fromLong(FLOATS, (validBits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(keys, at + k);
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
      FloatVector ex = fromArray(FLOATS, rows, ROW_DIFFERENCE + k);
      FloatVector ey = fromArray(FLOATS, rows, ROW_DIFFERENCE2 + k);
      FloatVector ez = fromArray(FLOATS, rows, ROW_DIFFERENCE3 + k);
      FloatVector square = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez));
      FloatVector gx = fromArray(FLOATS, rows, ROW_DIFFERENCE4 + k);
      FloatVector gy = fromArray(FLOATS, rows, ROW_DIFFERENCE5 + k);
      FloatVector gz = fromArray(FLOATS, rows, ROW_DIFFERENCE6 + k);
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
      FloatVector ex = fromArray(FLOATS, rows, ROW_DIFFERENCE + k);
      FloatVector ey = fromArray(FLOATS, rows, ROW_DIFFERENCE2 + k);
      FloatVector ez = fromArray(FLOATS, rows, ROW_DIFFERENCE3 + k);
      FloatVector ee = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez));
      VectorMask<Float> eeGreaterZero = ee.compare(GT, ALL_ZERO);
      FloatVector ax = fromArray(FLOATS, rows, ROW_DIFFERENCE7 + k);
      FloatVector ay = fromArray(FLOATS, rows, ROW_DIFFERENCE8 + k);
      FloatVector az = fromArray(FLOATS, rows, ROW_DIFFERENCE9 + k);
      FloatVector numerator = ax.lanewise(MUL, ex).lanewise(ADD, ay.lanewise(MUL, ey))
          .lanewise(ADD, az.lanewise(MUL, ez));
      // square > 0 ? numerator / square : 0
      FloatVector x = ALL_ZERO.blend(numerator.lanewise(DIV, ee), eeGreaterZero).lanewise(NEG);
      FloatVector ax2 = ax.lanewise(ADD, x.lanewise(MUL, ex));
      FloatVector gx = fromArray(FLOATS, rows, ROW_DIFFERENCE4 + k);
      FloatVector gy = fromArray(FLOATS, rows, ROW_DIFFERENCE5 + k);
      FloatVector gz = fromArray(FLOATS, rows, ROW_DIFFERENCE6 + k);
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
      floats5(null, 0, null, 0, null);
      floats6(null, 0, null, 0, null);
      floats7(null, 0, null);
      floats8(null, 0, null, 0, null, null);
      floats9(null, 0, null, 0, null, null);
      floats10(null, 0, null, 0, 0);
      floats11(null, 0, null);
      floats12(null, 0, null, 0, null, 0);
      floats13(null, null);
      floats14(null, 0, 0);
      floats15(null);
      floats16(null);
      floats17(null);
      floats18(null);
      floats19(null);
      floats20(null);
      floats21(null);
      floats22(null, 0, null, null);
      floats23(null, null, 0, 0, 0);
      floats25(null);
      floats27(null, 0, null, null);
      floats29(null, null, 0, 0, 0);
      closestToLine(null, 0, 0, 0, 0, 0, 0, 0);
      nearestToPlane(null, 0);
      squaredDistance(null, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      squaredDistance(null, 0);
    }
  }
}
