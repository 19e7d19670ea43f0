// Compiled from CapsuleCapsuleSweep.java; changes are made there.
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
import static jdk.incubator.vector.VectorOperators.MAX;
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
import lockstep.twin.StagedKernel;
import lockstep.twin.WideLanes;

/**
 * Wide twin of {@link CapsuleCapsuleSweep#sweep}: the same operations in the same order, on vectors of pairs.
 */
final class CapsuleCapsuleSweepWide implements StagedKernel, LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_C0_250 = FloatVector.broadcast(FLOATS, 0.25f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_NAN = FloatVector.broadcast(FLOATS, Float.NaN);
  private static final FloatVector ALL_SLACK = FloatVector.broadcast(FLOATS, 1.1920929E-7f);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_C2_38E_07 = FloatVector.broadcast(FLOATS, 2.3841858E-7f);
  private static final FloatVector ALL_C4_77E_07 = FloatVector.broadcast(FLOATS, 4.7683716E-7f);
  private static final FloatVector ALL_PARALLEL = FloatVector.broadcast(FLOATS, 5.684342E-14f);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_LEAST = FloatVector.broadcast(FLOATS, 9.094947E-13f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[7]);

  private static final int ROW_R = 0 * Kernel.BLOCK;
  private static final int ROW_MX = 1 * Kernel.BLOCK;
  private static final int ROW_GX = 2 * Kernel.BLOCK;
  private static final int ROW_HX = 3 * Kernel.BLOCK;
  private static final int ROW_MY = 4 * Kernel.BLOCK;
  private static final int ROW_GY = 5 * Kernel.BLOCK;
  private static final int ROW_HY = 6 * Kernel.BLOCK;
  private static final int ROW_MZ = 7 * Kernel.BLOCK;
  private static final int ROW_GZ = 8 * Kernel.BLOCK;
  private static final int ROW_HZ = 9 * Kernel.BLOCK;
  private static final int ROW_NX = 10 * Kernel.BLOCK;
  private static final int ROW_NY = 11 * Kernel.BLOCK;
  private static final int ROW_WX = 12 * Kernel.BLOCK;
  private static final int ROW_WY = 13 * Kernel.BLOCK;
  private static final int ROW_WZ = 14 * Kernel.BLOCK;
  private static final int ROW_NW = 15 * Kernel.BLOCK;
  private static final int ROW_S = 16 * Kernel.BLOCK;
  private static final int ROW_HH = 17 * Kernel.BLOCK;
  private static final int ROW_SUM = 18 * Kernel.BLOCK;
  private static final int ROW_GH = 19 * Kernel.BLOCK;
  private static final int ROW_MH = 20 * Kernel.BLOCK;
  private static final int ROW_GG = 21 * Kernel.BLOCK;
  private static final int ROW_MG = 22 * Kernel.BLOCK;
  private static final int ROW_FROM_S = 23 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 24 * Kernel.BLOCK;
  private static final int ROW_FROM_T = 25 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 26 * Kernel.BLOCK;
  private static final int ROW_DD = 27 * Kernel.BLOCK;
  private static final int ROW_S2 = 28 * Kernel.BLOCK;
  private static final int ROW_QX = 29 * Kernel.BLOCK;
  private static final int ROW_QY = 30 * Kernel.BLOCK;
  private static final int ROW_QZ = 31 * Kernel.BLOCK;
  private static final int ROW_LENGTH = 32 * Kernel.BLOCK;
  private static final int ROW_G = 33 * Kernel.BLOCK;
  private static final int ROW_SLACK = 34 * Kernel.BLOCK;
  private static final int ROW_EX = 35 * Kernel.BLOCK;
  private static final int ROW_EY = 36 * Kernel.BLOCK;
  private static final int ROW_EZ = 37 * Kernel.BLOCK;
  private static final int ROW_FIRST = 38 * Kernel.BLOCK;
  private static final int ROW_ONCE = 39 * Kernel.BLOCK;
  private static final int ROW_X = 40 * Kernel.BLOCK;
  private static final int ROW_Y = 41 * Kernel.BLOCK;
  private static final int ROW_Z = 42 * Kernel.BLOCK;
  private static final int ROW_HEIGHT = 43 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO = 44 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO2 = 45 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO3 = 46 * Kernel.BLOCK;
  private static final int ROW_VX = 47 * Kernel.BLOCK;
  private static final int ROW_VY = 48 * Kernel.BLOCK;
  private static final int ROW_VZ = 49 * Kernel.BLOCK;
  private static final int ROW_ZERO = 50 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 51 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE2 = 52 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE3 = 53 * Kernel.BLOCK;
  private static final int ROW_SUM4 = 54 * Kernel.BLOCK;
  private static final int ROW_SUM5 = 55 * Kernel.BLOCK;
  private static final int ROW_SUM6 = 56 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE4 = 57 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE5 = 58 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE6 = 59 * Kernel.BLOCK;
  private static final int ROW_SUM7 = 60 * Kernel.BLOCK;
  private static final int ROW_SUM8 = 61 * Kernel.BLOCK;
  private static final int ROW_SUM9 = 62 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE7 = 63 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE8 = 64 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE9 = 65 * Kernel.BLOCK;
  private static final int ROW_SUM10 = 66 * Kernel.BLOCK;
  private static final int ROW_SUM11 = 67 * Kernel.BLOCK;
  private static final int ROW_SUM12 = 68 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE10 = 69 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE11 = 70 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE12 = 71 * Kernel.BLOCK;
  private static final int ROW_SUM13 = 72 * Kernel.BLOCK;
  private static final int ROW_SUM14 = 73 * Kernel.BLOCK;
  private static final int ROW_SUM15 = 74 * Kernel.BLOCK;
  private static final int ROW_KX = 75 * Kernel.BLOCK;
  private static final int ROW_KY = 76 * Kernel.BLOCK;
  private static final int ROW_KZ = 77 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 78 * Kernel.BLOCK;
  private static final int ROW_MINUS_VX = 79 * Kernel.BLOCK;
  private static final int ROW_MINUS_VY = 80 * Kernel.BLOCK;
  private static final int ROW_MINUS_VZ = 81 * Kernel.BLOCK;
  private static final int ROW_ENTER = 82 * Kernel.BLOCK;
  private static final int ROW_A = 83 * Kernel.BLOCK;
  private static final int ROW_A2 = 84 * Kernel.BLOCK;
  private static final int ROW_A3 = 85 * Kernel.BLOCK;
  private static final int ROW_A4 = 86 * Kernel.BLOCK;
  private static final int ROW_A5 = 87 * Kernel.BLOCK;
  private static final int ROW_A6 = 88 * Kernel.BLOCK;
  private static final int ROW_A7 = 89 * Kernel.BLOCK;
  private static final int ROW_A8 = 90 * Kernel.BLOCK;
  private static final int ROW_TIME = 91 * Kernel.BLOCK;
  private static final int ROW_PX = 92 * Kernel.BLOCK;
  private static final int ROW_PY = 93 * Kernel.BLOCK;
  private static final int ROW_PZ = 94 * Kernel.BLOCK;
  private static final int ROW_MH2 = 95 * Kernel.BLOCK;
  private static final int ROW_MG2 = 96 * Kernel.BLOCK;
  private static final int ROW_ON_LINE = 97 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 98 * Kernel.BLOCK;
  private static final int ROW_SUM16 = 99 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 100 * Kernel.BLOCK;
  private static final int ROW_SUM17 = 101 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 102 * Kernel.BLOCK;
  private static final int ROW_SUM18 = 103 * Kernel.BLOCK;
  private static final int ROW_WX2 = 104 * Kernel.BLOCK;
  private static final int ROW_WY2 = 105 * Kernel.BLOCK;
  private static final int ROW_WZ2 = 106 * Kernel.BLOCK;
  private static final int ROW_X1 = 107 * Kernel.BLOCK;
  private static final int ROW_Y1 = 108 * Kernel.BLOCK;
  private static final int ROW_Z1 = 109 * Kernel.BLOCK;
  private static final int ROW_X2 = 110 * Kernel.BLOCK;
  private static final int ROW_Y2 = 111 * Kernel.BLOCK;
  private static final int ROW_Z2 = 112 * Kernel.BLOCK;
  private static final int ROW_D2 = 113 * Kernel.BLOCK;
  private static final int ROW_E2 = 114 * Kernel.BLOCK;
  private static final int ROW_F2 = 115 * Kernel.BLOCK;
  private static final int ROW_MINUS_D2_OR_X3 = 116 * Kernel.BLOCK;
  private static final int ROW_MINUS_E2_OR_Y3 = 117 * Kernel.BLOCK;
  private static final int ROW_MINUS_F2_OR_Z3 = 118 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[119 * Kernel.BLOCK]);

  private static final int[][] COLUMNS1 = {{0, 3, 6, 7}, {1, 4, 6, 8}, {2, 5, 6, 9}};
  private static final int[][] COLUMNS2 = {{0, 3, 6}, {1, 4, 6}, {2, 5, 6}};

  @Override
  public int firstWidth() {
    return 10;
  }

  @Override
  public int secondWidth() {
    return 7;
  }

  @Override
  public int operations() {
    return 1362;
  }

  @Override
  public int terms() {
    return 3;
  }

  @Override
  public int[] firstColumns(int term) {
    return COLUMNS1[term];
  }

  @Override
  public int[] secondColumns(int term) {
    return COLUMNS2[term];
  }

  @Override
  public float miss(int column) {
    return switch (column) {
      case 0 -> Float.POSITIVE_INFINITY;
      case 1 -> 0.0f;
      case 2 -> 0.0f;
      case 3 -> 0.0f;
      default -> throw new IndexOutOfBoundsException("there is no column " + column);
    };
  }

  @Override
  public void term(int term, Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    switch (term) {
      case 0 -> term(columns1[0], columns1[3], columns1[6], columns1[7], columns2[0], columns2[3], columns2[6],
          first, second, count, out);
      case 1 -> term1(columns1[1], columns1[4], columns1[6], columns1[8], columns2[1], columns2[4],
          columns2[6], first, second, count, out);
      case 2 -> term2(columns1[2], columns1[5], columns1[6], columns1[9], columns2[2], columns2[5],
          columns2[6], first, second, count, out);
      default -> throw new IndexOutOfBoundsException("there is no term " + term);
    }
  }

  private static void term(float[] ax1s, float[] bx1s, float[] r1s, float[] vxs, float[] ax2s, float[] bx2s,
      float[] r2s, Operand first, Operand second, int count, Output out) {
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long hits = 0;
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
        int i = from1 + k;
        int j = from2 + k;
        FloatVector ax2 = fromArray(FLOATS, ax2s, j);
        FloatVector bx2 = fromArray(FLOATS, bx2s, j);
        // a < b ? a : b
        FloatVector low2 = bx2.blend(ax2, ax2.compare(LT, bx2));
        FloatVector ax1 = fromArray(FLOATS, ax1s, i);
        FloatVector bx1 = fromArray(FLOATS, bx1s, i);
        // a > b ? a : b
        FloatVector high1 = bx1.blend(ax1, ax1.compare(GT, bx1));
        FloatVector r = fromArray(FLOATS, r1s, i).lanewise(ADD, fromArray(FLOATS, r2s, j));
        // a < b ? a : b
        FloatVector low1 = bx1.blend(ax1, ax1.compare(LT, bx1));
        // a > b ? a : b
        FloatVector high2 = bx2.blend(ax2, ax2.compare(GT, bx2));
        FloatVector vx = fromArray(FLOATS, vxs, i);
        // v > 0 ? v : 0
        VectorMask<Float> hit = low2.lanewise(SUB, high1)
            .lanewise(SUB, ALL_ZERO.blend(vx, vx.compare(GT, ALL_ZERO))).compare(LE, r);
        // v < 0 ? v : 0
        hit = low1.lanewise(SUB, high2).lanewise(ADD, ALL_ZERO.blend(vx, vx.compare(LT, ALL_ZERO)))
            .compare(LE, r, hit);
        hits |= hit.toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void term1(float[] ay1s, float[] by1s, float[] r1s, float[] vys, float[] ay2s, float[] by2s,
      float[] r2s, Operand first, Operand second, int count, Output out) {
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long hits = 0;
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
        int i = from1 + k;
        int j = from2 + k;
        FloatVector ay2 = fromArray(FLOATS, ay2s, j);
        FloatVector by2 = fromArray(FLOATS, by2s, j);
        // a < b ? a : b
        FloatVector low2 = by2.blend(ay2, ay2.compare(LT, by2));
        FloatVector ay1 = fromArray(FLOATS, ay1s, i);
        FloatVector by1 = fromArray(FLOATS, by1s, i);
        // a > b ? a : b
        FloatVector high1 = by1.blend(ay1, ay1.compare(GT, by1));
        FloatVector r = fromArray(FLOATS, r1s, i).lanewise(ADD, fromArray(FLOATS, r2s, j));
        // a < b ? a : b
        FloatVector low1 = by1.blend(ay1, ay1.compare(LT, by1));
        // a > b ? a : b
        FloatVector high2 = by2.blend(ay2, ay2.compare(GT, by2));
        FloatVector vy = fromArray(FLOATS, vys, i);
        // v > 0 ? v : 0
        VectorMask<Float> hit = low2.lanewise(SUB, high1)
            .lanewise(SUB, ALL_ZERO.blend(vy, vy.compare(GT, ALL_ZERO))).compare(LE, r);
        // v < 0 ? v : 0
        hit = low1.lanewise(SUB, high2).lanewise(ADD, ALL_ZERO.blend(vy, vy.compare(LT, ALL_ZERO)))
            .compare(LE, r, hit);
        hits |= hit.toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void term2(float[] az1s, float[] bz1s, float[] r1s, float[] vzs, float[] az2s, float[] bz2s,
      float[] r2s, Operand first, Operand second, int count, Output out) {
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long hits = 0;
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
        int i = from1 + k;
        int j = from2 + k;
        FloatVector az2 = fromArray(FLOATS, az2s, j);
        FloatVector bz2 = fromArray(FLOATS, bz2s, j);
        // a < b ? a : b
        FloatVector low2 = bz2.blend(az2, az2.compare(LT, bz2));
        FloatVector az1 = fromArray(FLOATS, az1s, i);
        FloatVector bz1 = fromArray(FLOATS, bz1s, i);
        // a > b ? a : b
        FloatVector high1 = bz1.blend(az1, az1.compare(GT, bz1));
        FloatVector r = fromArray(FLOATS, r1s, i).lanewise(ADD, fromArray(FLOATS, r2s, j));
        // a < b ? a : b
        FloatVector low1 = bz1.blend(az1, az1.compare(LT, bz1));
        // a > b ? a : b
        FloatVector high2 = bz2.blend(az2, az2.compare(GT, bz2));
        FloatVector vz = fromArray(FLOATS, vzs, i);
        // v > 0 ? v : 0
        VectorMask<Float> hit = low2.lanewise(SUB, high1)
            .lanewise(SUB, ALL_ZERO.blend(vz, vz.compare(GT, ALL_ZERO))).compare(LE, r);
        // v < 0 ? v : 0
        hit = low1.lanewise(SUB, high2).lanewise(ADD, ALL_ZERO.blend(vz, vz.compare(LT, ALL_ZERO)))
            .compare(LE, r, hit);
        hits |= hit.toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

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
      long sumAtMostLargestBits = bits[0];
      long overlapBits = bits[1];
      floats7(floatRows);
      long ggGreaterZeroBits = floats8(columns1, from1, floatRows);
      long validBits = floats9(columns1, from1, floatRows, bits, r1AtLeastZeroAndR2AtLeastZeroBits,
          sumAtMostLargestBits);
      long hhGreaterZeroBits = bits[0];
      long notFlatBits = bits[1];
      long rAtMostSlackBits = bits[2];
      long steepAndAlongAtMostZeroBits = bits[3];
      long notSteepBits = bits[4];
      parallelogram(floatRows, ROW_ENTER);
      edge(floatRows, ROW_DIFFERENCE, ROW_DIFFERENCE2, ROW_DIFFERENCE3, ROW_HX, ROW_HY, ROW_HZ, ROW_A);
      edge(floatRows, ROW_SUM4, ROW_SUM5, ROW_SUM6, ROW_HX, ROW_HY, ROW_HZ, ROW_A2);
      edge(floatRows, ROW_DIFFERENCE4, ROW_DIFFERENCE5, ROW_DIFFERENCE6, ROW_GX, ROW_GY, ROW_GZ, ROW_A3);
      edge(floatRows, ROW_SUM7, ROW_SUM8, ROW_SUM9, ROW_GX, ROW_GY, ROW_GZ, ROW_A4);
      corner(floatRows, ROW_DIFFERENCE7, ROW_DIFFERENCE8, ROW_DIFFERENCE9, ROW_A5);
      corner(floatRows, ROW_SUM10, ROW_SUM11, ROW_SUM12, ROW_A6);
      corner(floatRows, ROW_DIFFERENCE10, ROW_DIFFERENCE11, ROW_DIFFERENCE12, ROW_A7);
      corner(floatRows, ROW_SUM13, ROW_SUM14, ROW_SUM15, ROW_A8);
      long timeLessInfinityBits = floats11(columns1, from1, floatRows, bits, overlapBits);
      long overAtLeastZeroBits = bits[0];
      closestToLine(floatRows, ROW_ON_LINE);
      long notSteepAndOverAtLeastZeroBits = notSteepBits & overAtLeastZeroBits;
      long eitherBits = steepAndAlongAtMostZeroBits | notSteepAndOverAtLeastZeroBits;
      long hits = validBits & timeLessInfinityBits;
      long absOnFirstLessOneBits = floats13(floatRows, results, at, bits, eitherBits, hits);
      long absOnSecondLessOneBits = bits[0];
      long along1Bits = absOnFirstLessOneBits & ggGreaterZeroBits;
      long along2Bits = absOnSecondLessOneBits & hhGreaterZeroBits;
      long valueLessOneAndHhGreaterZeroBits = along1Bits & along2Bits;
      long eitherBits2 = rAtMostSlackBits | valueLessOneAndHhGreaterZeroBits;
      long faceBits = notFlatBits & eitherBits2;
      long notFaceBits = ~faceBits;
      long noneBits = floats15(floatRows, faceBits);
      long wxIsZeroAndGgGreaterZeroBits = noneBits & ggGreaterZeroBits;
      long eitherBits3 = along1Bits | wxIsZeroAndGgGreaterZeroBits;
      long isFirstBits = notFaceBits & eitherBits3;
      long notIsFirstBits = ~isFirstBits;
      long notFaceAndNotIsFirstBits = notFaceBits & notIsFirstBits;
      long eitherBits4 = along2Bits | noneBits;
      long isSecondBits = notFaceAndNotIsFirstBits & eitherBits4;
      floats17(columns1, from1, floatRows, isSecondBits, isFirstBits);
      long noneAndSquareAtMostValueBits = floats18(floatRows);
      long oppositeBits = overlapBits | noneAndSquareAtMostValueBits;
      floats20(floatRows, results, at, oppositeBits, hits);
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
      // a < b ? a : b
      FloatVector low1 = bx1.blend(ax1, ax1.compare(LT, bx1));
      // a > b ? a : b
      FloatVector high1 = bx1.blend(ax1, ax1.compare(GT, bx1));
      FloatVector ax2 = fromArray(FLOATS, ax2s, j);
      FloatVector bx2 = fromArray(FLOATS, bx2s, j);
      // a < b ? a : b
      FloatVector low2 = bx2.blend(ax2, ax2.compare(LT, bx2));
      // a > b ? a : b
      FloatVector high2 = bx2.blend(ax2, ax2.compare(GT, bx2));
      FloatVector ay1 = fromArray(FLOATS, ay1s, i);
      FloatVector by1 = fromArray(FLOATS, by1s, i);
      // a < b ? a : b
      FloatVector low1_2 = by1.blend(ay1, ay1.compare(LT, by1));
      // a > b ? a : b
      FloatVector high1_2 = by1.blend(ay1, ay1.compare(GT, by1));
      FloatVector ay2 = fromArray(FLOATS, ay2s, j);
      FloatVector by2 = fromArray(FLOATS, by2s, j);
      // a < b ? a : b
      FloatVector low2_2 = by2.blend(ay2, ay2.compare(LT, by2));
      // a > b ? a : b
      FloatVector high2_2 = by2.blend(ay2, ay2.compare(GT, by2));
      FloatVector az1 = fromArray(FLOATS, az1s, i);
      FloatVector bz1 = fromArray(FLOATS, bz1s, i);
      // a < b ? a : b
      FloatVector low1_3 = bz1.blend(az1, az1.compare(LT, bz1));
      // a > b ? a : b
      FloatVector high1_3 = bz1.blend(az1, az1.compare(GT, bz1));
      FloatVector az2 = fromArray(FLOATS, az2s, j);
      FloatVector bz2 = fromArray(FLOATS, bz2s, j);
      // a < b ? a : b
      FloatVector low2_3 = bz2.blend(az2, az2.compare(LT, bz2));
      // a > b ? a : b
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
      FloatVector gx = ALL_HALF.lanewise(MUL, bx1.lanewise(SUB, ax1));
      FLOAT_VECTOR.cast(gx).intoArray(floatRows, ROW_GX + k);
      FloatVector hx = ALL_HALF.lanewise(MUL, bx2.lanewise(SUB, ax2));
      FLOAT_VECTOR.cast(hx).intoArray(floatRows, ROW_HX + k);
      FloatVector ay1 = fromArray(FLOATS, ay1s, i);
      FloatVector ay2 = fromArray(FLOATS, ay2s, j);
      FloatVector by1 = fromArray(FLOATS, by1s, i);
      FloatVector by2 = fromArray(FLOATS, by2s, j);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, ay1.lanewise(SUB, ay2).lanewise(ADD, by1.lanewise(SUB, by2))
          .lanewise(ADD, ay1.lanewise(SUB, by2).lanewise(ADD, by1.lanewise(SUB, ay2))))).intoArray(floatRows,
          ROW_MY + k);
      FloatVector gy = ALL_HALF.lanewise(MUL, by1.lanewise(SUB, ay1));
      FLOAT_VECTOR.cast(gy).intoArray(floatRows, ROW_GY + k);
      FloatVector hy = ALL_HALF.lanewise(MUL, by2.lanewise(SUB, ay2));
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY + k);
      FloatVector az1 = fromArray(FLOATS, az1s, i);
      FloatVector az2 = fromArray(FLOATS, az2s, j);
      FloatVector bz1 = fromArray(FLOATS, bz1s, i);
      FloatVector bz2 = fromArray(FLOATS, bz2s, j);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, az1.lanewise(SUB, az2).lanewise(ADD, bz1.lanewise(SUB, bz2))
          .lanewise(ADD, az1.lanewise(SUB, bz2).lanewise(ADD, bz1.lanewise(SUB, az2))))).intoArray(floatRows,
          ROW_MZ + k);
      FloatVector gz = ALL_HALF.lanewise(MUL, bz1.lanewise(SUB, az1));
      FLOAT_VECTOR.cast(gz).intoArray(floatRows, ROW_GZ + k);
      FloatVector hz = ALL_HALF.lanewise(MUL, bz2.lanewise(SUB, az2));
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ + k);
      FLOAT_VECTOR.cast(gy.lanewise(MUL, hz).lanewise(SUB, gz.lanewise(MUL, hy))).intoArray(floatRows,
          ROW_NX + k);
      FLOAT_VECTOR.cast(gz.lanewise(MUL, hx).lanewise(SUB, gx.lanewise(MUL, hz))).intoArray(floatRows,
          ROW_NY + k);
    }
  }

  private static void floats3(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector nz = gx.lanewise(MUL, hy).lanewise(SUB, gy.lanewise(MUL, hx));
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
      FLOAT_VECTOR.cast(gx.lanewise(MUL, hx).lanewise(ADD, gy.lanewise(MUL, hy))).intoArray(floatRows,
          ROW_SUM + k);
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
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WY + k)))).intoArray(floatRows, ROW_SUM2 + k);
    }
  }

  private static void floats5(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector numerator = fromArray(FLOATS, floatRows, ROW_SUM2 + k)
          .lanewise(ADD, mx.lanewise(MUL, gy).lanewise(SUB, my.lanewise(MUL, gx))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WZ + k))).lanewise(NEG);
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
      FloatVector dx = mx.lanewise(ADD, s.lanewise(MUL, gx)
          .lanewise(SUB, t2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))));
      FloatVector dy = my.lanewise(ADD, s.lanewise(MUL, gy)
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
    float[] r1s = columns1[6], vxs = columns1[7], vys = columns1[8], vzs = columns1[9];
    float[] r2s = columns2[6];
    long r1AtLeastZeroAndR2AtLeastZeroBits = 0;
    long sumAtMostLargestBits = 0;
    long overlapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> r1AtLeastZeroAndR2AtLeastZero = fromArray(FLOATS, r1s, i).compare(GE, ALL_ZERO);
      r1AtLeastZeroAndR2AtLeastZero = fromArray(FLOATS, r2s, j)
          .compare(GE, ALL_ZERO, r1AtLeastZeroAndR2AtLeastZero);
      r1AtLeastZeroAndR2AtLeastZeroBits |= r1AtLeastZeroAndR2AtLeastZero.toLong() << k;
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY + k);
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ + k);
      FloatVector sum = mx.lanewise(ABS).lanewise(ADD, my.lanewise(ABS)).lanewise(ADD, mz.lanewise(ABS));
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM3 + k);
      VectorMask<Float> sumAtMostLargest = sum.compare(LE, ALL_LARGEST);
      sumAtMostLargestBits |= sumAtMostLargest.toLong() << k;
      FloatVector r = fromArray(FLOATS, floatRows, ROW_R + k);
      FloatVector rSquared = r.lanewise(MUL, r);
      overlapBits |= VectorMask.fromLong(FLOATS, (nearBits >>> k) & WideLanes.FLOAT_LANES)
          .and(r1AtLeastZeroAndR2AtLeastZero).and(sumAtMostLargest)
          .and(fromArray(FLOATS, floatRows, ROW_FROM_S + k).compare(LE, rSquared)
          .or(fromArray(FLOATS, floatRows, ROW_FROM_T + k).compare(LE, rSquared))).toLong() << k;
      FloatVector vx = fromArray(FLOATS, vxs, i);
      FloatVector vy = fromArray(FLOATS, vys, i);
      FloatVector vz = fromArray(FLOATS, vzs, i);
      FloatVector dd = vx.lanewise(MUL, vx).lanewise(ADD, vy.lanewise(MUL, vy))
          .lanewise(ADD, vz.lanewise(MUL, vz));
      FLOAT_VECTOR.cast(dd).intoArray(floatRows, ROW_DD + k);
      // dd >= LEAST_SQUARE ? -dot(x, y, z, dx, dy, dz) / dd : Float.NaN
      FloatVector s = ALL_NAN.blend(mx.lanewise(MUL, vx).lanewise(ADD, my.lanewise(MUL, vy))
          .lanewise(ADD, mz.lanewise(MUL, vz)).lanewise(NEG).lanewise(DIV, dd), dd
          .compare(GE, ALL_LEAST_SQUARE));
      FLOAT_VECTOR.cast(s).intoArray(floatRows, ROW_S2 + k);
      FLOAT_VECTOR.cast(mx.lanewise(ADD, s.lanewise(MUL, vx))).intoArray(floatRows, ROW_QX + k);
      FLOAT_VECTOR.cast(my.lanewise(ADD, s.lanewise(MUL, vy))).intoArray(floatRows, ROW_QY + k);
      FLOAT_VECTOR.cast(mz.lanewise(ADD, s.lanewise(MUL, vz))).intoArray(floatRows, ROW_QZ + k);
    }
    bits[0] = sumAtMostLargestBits;
    bits[1] = overlapBits;
    return r1AtLeastZeroAndR2AtLeastZeroBits;
  }

  private static void floats7(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector length = fromArray(FLOATS, floatRows, ROW_GG + k).lanewise(SQRT);
      FLOAT_VECTOR.cast(length).intoArray(floatRows, ROW_LENGTH + k);
      FloatVector g = fromArray(FLOATS, floatRows, ROW_HH + k).lanewise(SQRT);
      FLOAT_VECTOR.cast(g).intoArray(floatRows, ROW_G + k);
      FLOAT_VECTOR.cast(ALL_SLACK.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM3 + k)
          .lanewise(ADD, length.lanewise(ADD, g)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_R + k))))).intoArray(floatRows, ROW_SLACK + k);
      VectorMask<Float> lengthGreaterZero = length.compare(GT, ALL_ZERO);
      // length > 0 ? component / length : 0
      FloatVector ex = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_GX + k).lanewise(DIV, length),
          lengthGreaterZero);
      FLOAT_VECTOR.cast(ex).intoArray(floatRows, ROW_EX + k);
      // length > 0 ? component / length : 0
      FloatVector ey = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_GY + k).lanewise(DIV, length),
          lengthGreaterZero);
      FLOAT_VECTOR.cast(ey).intoArray(floatRows, ROW_EY + k);
      // length > 0 ? component / length : 0
      FloatVector ez = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_GZ + k).lanewise(DIV, length),
          lengthGreaterZero);
      FLOAT_VECTOR.cast(ez).intoArray(floatRows, ROW_EZ + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector first2 = hx.lanewise(MUL, ex).lanewise(ADD, hy.lanewise(MUL, ey))
          .lanewise(ADD, hz.lanewise(MUL, ez));
      FLOAT_VECTOR.cast(first2).intoArray(floatRows, ROW_FIRST + k);
      FloatVector x = hx.lanewise(SUB, first2.lanewise(MUL, ex));
      FloatVector y = hy.lanewise(SUB, first2.lanewise(MUL, ey));
      FloatVector z = hz.lanewise(SUB, first2.lanewise(MUL, ez));
      FloatVector second2 = x.lanewise(MUL, ex).lanewise(ADD, y.lanewise(MUL, ey))
          .lanewise(ADD, z.lanewise(MUL, ez));
      FloatVector x2 = x.lanewise(SUB, ALL_ZERO.lanewise(MUL, ex));
      FloatVector y2 = y.lanewise(SUB, ALL_ZERO.lanewise(MUL, ey));
      FloatVector z2 = z.lanewise(SUB, ALL_ZERO.lanewise(MUL, ez));
      FLOAT_VECTOR.cast(x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2))).intoArray(floatRows, ROW_ONCE + k);
      FLOAT_VECTOR.cast(x.lanewise(SUB, second2.lanewise(MUL, ex))).intoArray(floatRows, ROW_X + k);
      FLOAT_VECTOR.cast(y.lanewise(SUB, second2.lanewise(MUL, ey))).intoArray(floatRows, ROW_Y + k);
      FLOAT_VECTOR.cast(z.lanewise(SUB, second2.lanewise(MUL, ez))).intoArray(floatRows, ROW_Z + k);
    }
  }

  private static long floats8(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] vxs = columns1[7], vys = columns1[8], vzs = columns1[9];
    long ggGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y + k);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z + k);
      FloatVector twice = x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z));
      VectorMask<Float> ggGreaterZero = fromArray(FLOATS, floatRows, ROW_GG + k).compare(GT, ALL_ZERO);
      ggGreaterZeroBits |= ggGreaterZero.toLong() << k;
      VectorMask<Float> allGgGreaterZero = ALL_C4_00.lanewise(MUL, twice)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_ONCE + k), ggGreaterZero);
      // Segment.square(ex, ey, ez) > 0 && 4 * twice >= once ? (float) Math.sqrt(twice) : 0
      FloatVector height = ALL_ZERO.blend(twice.lanewise(SQRT), allGgGreaterZero);
      FLOAT_VECTOR.cast(height).intoArray(floatRows, ROW_HEIGHT + k);
      VectorMask<Float> heightGreaterZero = height.compare(GT, ALL_ZERO);
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(x.lanewise(DIV, height), heightGreaterZero)).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO + k);
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(y.lanewise(DIV, height), heightGreaterZero)).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO2 + k);
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(z.lanewise(DIV, height), heightGreaterZero)).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, vxs, i)).intoArray(floatRows, ROW_VX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, vys, i)).intoArray(floatRows, ROW_VY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, vzs, i)).intoArray(floatRows, ROW_VZ + k);
      FLOAT_VECTOR.cast(ALL_ZERO).intoArray(floatRows, ROW_ZERO + k);
      FloatVector qx = fromArray(FLOATS, floatRows, ROW_QX + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FLOAT_VECTOR.cast(qx.lanewise(SUB, gx)).intoArray(floatRows, ROW_DIFFERENCE + k);
      FloatVector qy = fromArray(FLOATS, floatRows, ROW_QY + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FLOAT_VECTOR.cast(qy.lanewise(SUB, gy)).intoArray(floatRows, ROW_DIFFERENCE2 + k);
      FloatVector qz = fromArray(FLOATS, floatRows, ROW_QZ + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FLOAT_VECTOR.cast(qz.lanewise(SUB, gz)).intoArray(floatRows, ROW_DIFFERENCE3 + k);
      FLOAT_VECTOR.cast(qx.lanewise(ADD, gx)).intoArray(floatRows, ROW_SUM4 + k);
      FLOAT_VECTOR.cast(qy.lanewise(ADD, gy)).intoArray(floatRows, ROW_SUM5 + k);
      FLOAT_VECTOR.cast(qz.lanewise(ADD, gz)).intoArray(floatRows, ROW_SUM6 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FLOAT_VECTOR.cast(qx.lanewise(SUB, hx)).intoArray(floatRows, ROW_DIFFERENCE4 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FLOAT_VECTOR.cast(qy.lanewise(SUB, hy)).intoArray(floatRows, ROW_DIFFERENCE5 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FLOAT_VECTOR.cast(qz.lanewise(SUB, hz)).intoArray(floatRows, ROW_DIFFERENCE6 + k);
      FLOAT_VECTOR.cast(qx.lanewise(ADD, hx)).intoArray(floatRows, ROW_SUM7 + k);
      FLOAT_VECTOR.cast(qy.lanewise(ADD, hy)).intoArray(floatRows, ROW_SUM8 + k);
      FLOAT_VECTOR.cast(qz.lanewise(ADD, hz)).intoArray(floatRows, ROW_SUM9 + k);
      FloatVector ix = gx.lanewise(ADD, hx);
      FloatVector jx = gx.lanewise(SUB, hx);
      FloatVector iy = gy.lanewise(ADD, hy);
      FloatVector jy = gy.lanewise(SUB, hy);
      FloatVector iz = gz.lanewise(ADD, hz);
      FloatVector jz = gz.lanewise(SUB, hz);
      FLOAT_VECTOR.cast(qx.lanewise(SUB, ix)).intoArray(floatRows, ROW_DIFFERENCE7 + k);
      FLOAT_VECTOR.cast(qy.lanewise(SUB, iy)).intoArray(floatRows, ROW_DIFFERENCE8 + k);
      FLOAT_VECTOR.cast(qz.lanewise(SUB, iz)).intoArray(floatRows, ROW_DIFFERENCE9 + k);
      FLOAT_VECTOR.cast(qx.lanewise(ADD, ix)).intoArray(floatRows, ROW_SUM10 + k);
      FLOAT_VECTOR.cast(qy.lanewise(ADD, iy)).intoArray(floatRows, ROW_SUM11 + k);
      FLOAT_VECTOR.cast(qz.lanewise(ADD, iz)).intoArray(floatRows, ROW_SUM12 + k);
      FLOAT_VECTOR.cast(qx.lanewise(SUB, jx)).intoArray(floatRows, ROW_DIFFERENCE10 + k);
      FLOAT_VECTOR.cast(qy.lanewise(SUB, jy)).intoArray(floatRows, ROW_DIFFERENCE11 + k);
      FLOAT_VECTOR.cast(qz.lanewise(SUB, jz)).intoArray(floatRows, ROW_DIFFERENCE12 + k);
      FLOAT_VECTOR.cast(qx.lanewise(ADD, jx)).intoArray(floatRows, ROW_SUM13 + k);
      FLOAT_VECTOR.cast(qy.lanewise(ADD, jy)).intoArray(floatRows, ROW_SUM14 + k);
      FLOAT_VECTOR.cast(qz.lanewise(ADD, jz)).intoArray(floatRows, ROW_SUM15 + k);
    }
    return ggGreaterZeroBits;
  }

  private static long floats9(float[][] columns1, int from1, float[] floatRows, long[] bits,
      long r1AtLeastZeroAndR2AtLeastZeroBits, long sumAtMostLargestBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] vxs = columns1[7], vys = columns1[8], vzs = columns1[9];
    long validBits = 0;
    long hhGreaterZeroBits = 0;
    long notFlatBits = 0;
    long rAtMostSlackBits = 0;
    long steepAndAlongAtMostZeroBits = 0;
    long notSteepBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector vx = fromArray(FLOATS, vxs, i);
      FloatVector vy = fromArray(FLOATS, vys, i);
      FloatVector vz = fromArray(FLOATS, vzs, i);
      FloatVector length = vx.lanewise(ABS).lanewise(ADD, vy.lanewise(ABS)).lanewise(ADD, vz.lanewise(ABS));
      VectorMask<Float> valid = fromArray(FLOATS, floatRows, ROW_GG + k)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (r1AtLeastZeroAndR2AtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (sumAtMostLargestBits >>> k)
          & WideLanes.FLOAT_LANES)));
      FloatVector hh = fromArray(FLOATS, floatRows, ROW_HH + k);
      valid = hh.compare(LE, ALL_LARGEST, valid);
      valid = length.compare(LE, ALL_LARGEST, valid);
      validBits |= valid.toLong() << k;
      hhGreaterZeroBits |= hh.compare(GT, ALL_ZERO).toLong() << k;
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector quotientOrZero = fromArray(FLOATS, floatRows, ROW_QUOTIENT_OR_ZERO3 + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector quotientOrZero2 = fromArray(FLOATS, floatRows, ROW_QUOTIENT_OR_ZERO2 + k);
      FloatVector kx = ey.lanewise(MUL, quotientOrZero).lanewise(SUB, ez.lanewise(MUL, quotientOrZero2));
      FLOAT_VECTOR.cast(kx).intoArray(floatRows, ROW_KX + k);
      FloatVector quotientOrZero3 = fromArray(FLOATS, floatRows, ROW_QUOTIENT_OR_ZERO + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector ky = ez.lanewise(MUL, quotientOrZero3).lanewise(SUB, ex.lanewise(MUL, quotientOrZero));
      FLOAT_VECTOR.cast(ky).intoArray(floatRows, ROW_KY + k);
      FloatVector kz = ex.lanewise(MUL, quotientOrZero2).lanewise(SUB, ey.lanewise(MUL, quotientOrZero3));
      FLOAT_VECTOR.cast(kz).intoArray(floatRows, ROW_KZ + k);
      FloatVector height = fromArray(FLOATS, floatRows, ROW_HEIGHT + k);
      FloatVector r = fromArray(FLOATS, floatRows, ROW_R + k);
      VectorMask<Float> flat = height.lanewise(MUL, height)
          .compare(LE, ALL_C2_38E_07.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_G + k).lanewise(MUL, r)))
          .or(height.compare(EQ, ALL_ZERO));
      notFlatBits |= flat.not().toLong() << k;
      rAtMostSlackBits |= r.compare(LE, fromArray(FLOATS, floatRows, ROW_SLACK + k)).toLong() << k;
      FloatVector along = vx.lanewise(MUL, kx).lanewise(ADD, vy.lanewise(MUL, ky))
          .lanewise(ADD, vz.lanewise(MUL, kz));
      VectorMask<Float> steep = along.lanewise(ABS).compare(GT, ALL_C4_77E_07.lanewise(MUL, length));
      steepAndAlongAtMostZeroBits |= along.compare(LE, ALL_ZERO, steep).toLong() << k;
      notSteepBits |= steep.not().toLong() << k;
      FLOAT_VECTOR.cast(ALL_PARALLEL.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DD + k))).intoArray(
          floatRows, ROW_PRODUCT + k);
      FLOAT_VECTOR.cast(vx.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VX + k);
      FLOAT_VECTOR.cast(vy.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VY + k);
      FLOAT_VECTOR.cast(vz.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VZ + k);
    }
    bits[0] = hhGreaterZeroBits;
    bits[1] = notFlatBits;
    bits[2] = rAtMostSlackBits;
    bits[3] = steepAndAlongAtMostZeroBits;
    bits[4] = notSteepBits;
    return validBits;
  }

  private static long floats11(float[][] columns1, int from1, float[] floatRows, long[] bits,
      long overlapBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] vxs = columns1[7], vys = columns1[8], vzs = columns1[9];
    long timeLessInfinityBits = 0;
    long overAtLeastZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A + k);
      FloatVector enter = fromArray(FLOATS, floatRows, ROW_ENTER + k);
      // a < b ? a : b
      FloatVector enter2 = enter.blend(a, a.compare(LT, enter));
      FloatVector a2 = fromArray(FLOATS, floatRows, ROW_A2 + k);
      // a < b ? a : b
      FloatVector enter3 = enter2.blend(a2, a2.compare(LT, enter2));
      FloatVector a3 = fromArray(FLOATS, floatRows, ROW_A3 + k);
      // a < b ? a : b
      FloatVector enter4 = enter3.blend(a3, a3.compare(LT, enter3));
      FloatVector a4 = fromArray(FLOATS, floatRows, ROW_A4 + k);
      // a < b ? a : b
      FloatVector enter5 = enter4.blend(a4, a4.compare(LT, enter4));
      FloatVector a5 = fromArray(FLOATS, floatRows, ROW_A5 + k);
      // a < b ? a : b
      FloatVector enter6 = enter5.blend(a5, a5.compare(LT, enter5));
      FloatVector a6 = fromArray(FLOATS, floatRows, ROW_A6 + k);
      // a < b ? a : b
      FloatVector enter7 = enter6.blend(a6, a6.compare(LT, enter6));
      FloatVector a7 = fromArray(FLOATS, floatRows, ROW_A7 + k);
      // a < b ? a : b
      FloatVector enter8 = enter7.blend(a7, a7.compare(LT, enter7));
      FloatVector a8 = fromArray(FLOATS, floatRows, ROW_A8 + k);
      // a < b ? a : b
      FloatVector enter9 = enter8.blend(a8, a8.compare(LT, enter8));
      // enter > 0 ? enter : Float.MIN_VALUE
      FloatVector later = ALL_C1_40E_45.blend(enter9, enter9.compare(GT, ALL_ZERO));
      // overlap ? 0 : enter <= 1 ? later : Float.POSITIVE_INFINITY
      FloatVector time = ALL_INFINITY.blend(later, enter9.compare(LE, ALL_ONE))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(time).intoArray(floatRows, ROW_TIME + k);
      timeLessInfinityBits |= time.compare(LT, ALL_INFINITY).toLong() << k;
      FloatVector px = fromArray(FLOATS, floatRows, ROW_MX + k)
          .lanewise(ADD, time.lanewise(MUL, fromArray(FLOATS, vxs, i)));
      FLOAT_VECTOR.cast(px).intoArray(floatRows, ROW_PX + k);
      FloatVector py = fromArray(FLOATS, floatRows, ROW_MY + k)
          .lanewise(ADD, time.lanewise(MUL, fromArray(FLOATS, vys, i)));
      FLOAT_VECTOR.cast(py).intoArray(floatRows, ROW_PY + k);
      FloatVector pz = fromArray(FLOATS, floatRows, ROW_MZ + k)
          .lanewise(ADD, time.lanewise(MUL, fromArray(FLOATS, vzs, i)));
      FLOAT_VECTOR.cast(pz).intoArray(floatRows, ROW_PZ + k);
      FLOAT_VECTOR.cast(px.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))
          .lanewise(ADD, py.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)))
          .lanewise(ADD, pz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)))).intoArray(floatRows,
          ROW_MH2 + k);
      FLOAT_VECTOR.cast(px.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k))
          .lanewise(ADD, py.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k)))
          .lanewise(ADD, pz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k)))).intoArray(floatRows,
          ROW_MG2 + k);
      FloatVector over = px.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KX + k))
          .lanewise(ADD, py.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KY + k)))
          .lanewise(ADD, pz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KZ + k)));
      overAtLeastZeroBits |= over.compare(GE, ALL_ZERO).toLong() << k;
    }
    bits[0] = overAtLeastZeroBits;
    return timeLessInfinityBits;
  }

  private static long floats13(float[] floatRows, float[][] results, int at, long[] bits, long eitherBits,
      long hits) {
    if (floatRows == null) {
      return 0;
    }
    float[] ts = results[0];
    long absOnFirstLessOneBits = 0;
    long absOnSecondLessOneBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gh = fromArray(FLOATS, floatRows, ROW_GH + k);
      FloatVector numerator = fromArray(FLOATS, floatRows, ROW_MH2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ON_LINE + k).lanewise(MUL, gh));
      FloatVector hh = fromArray(FLOATS, floatRows, ROW_HH + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector onSecond = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, hh), numerator.lanewise(ABS).compare(LT, hh));
      FloatVector numerator2 = onSecond.lanewise(MUL, gh)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MG2 + k));
      FloatVector gg = fromArray(FLOATS, floatRows, ROW_GG + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector onFirst = ALL_ZERO.blend(ALL_MINUS_ONE, numerator2.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator2.compare(GT, ALL_ZERO))
          .blend(numerator2.lanewise(DIV, gg), numerator2.lanewise(ABS).compare(LT, gg));
      absOnFirstLessOneBits |= onFirst.lanewise(ABS).compare(LT, ALL_ONE).toLong() << k;
      absOnSecondLessOneBits |= onSecond.lanewise(ABS).compare(LT, ALL_ONE).toLong() << k;
      // (steep ? along <= 0 : over >= 0) ? 1 : -1
      FloatVector side = ALL_MINUS_ONE.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(side.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KX + k))).intoArray(floatRows,
          ROW_PRODUCT2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PX + k)
          .lanewise(ADD, onFirst.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k))
          .lanewise(SUB, onSecond.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))))).intoArray(
          floatRows, ROW_SUM16 + k);
      FLOAT_VECTOR.cast(side.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KY + k))).intoArray(floatRows,
          ROW_PRODUCT3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PY + k)
          .lanewise(ADD, onFirst.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k))
          .lanewise(SUB, onSecond.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k))))).intoArray(
          floatRows, ROW_SUM17 + k);
      FLOAT_VECTOR.cast(side.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KZ + k))).intoArray(floatRows,
          ROW_PRODUCT4 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PZ + k)
          .lanewise(ADD, onFirst.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k))
          .lanewise(SUB, onSecond.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k))))).intoArray(
          floatRows, ROW_SUM18 + k);
      // hit ? time : Float.POSITIVE_INFINITY
      FloatVector t = ALL_INFINITY.blend(fromArray(FLOATS, floatRows, ROW_TIME + k),
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(t).intoArray(ts, at + k);
    }
    bits[0] = absOnSecondLessOneBits;
    return absOnFirstLessOneBits;
  }

  private static long floats15(float[] floatRows, long faceBits) {
    if (floatRows == null) {
      return 0;
    }
    long noneBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> face = VectorMask.fromLong(FLOATS, (faceBits >>> k) & WideLanes.FLOAT_LANES);
      // face ? side * kx : px + (onFirst * gx - onSecond * hx)
      FloatVector wx = fromArray(FLOATS, floatRows, ROW_SUM16 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k), face);
      FLOAT_VECTOR.cast(wx).intoArray(floatRows, ROW_WX2 + k);
      // face ? side * ky : py + (onFirst * gy - onSecond * hy)
      FloatVector wy = fromArray(FLOATS, floatRows, ROW_SUM17 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k), face);
      FLOAT_VECTOR.cast(wy).intoArray(floatRows, ROW_WY2 + k);
      // face ? side * kz : pz + (onFirst * gz - onSecond * hz)
      FloatVector wz = fromArray(FLOATS, floatRows, ROW_SUM18 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k), face);
      FLOAT_VECTOR.cast(wz).intoArray(floatRows, ROW_WZ2 + k);
      VectorMask<Float> none = wx.compare(EQ, ALL_ZERO);
      none = wy.compare(EQ, ALL_ZERO, none);
      none = wz.compare(EQ, ALL_ZERO, none);
      noneBits |= none.toLong() << k;
    }
    return noneBits;
  }

  private static void floats17(float[][] columns1, int from1, float[] floatRows, long isSecondBits,
      long isFirstBits) {
    if (columns1 == null) {
      return;
    }
    float[] vxs = columns1[7], vys = columns1[8], vzs = columns1[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      VectorMask<Float> isFirst = VectorMask.fromLong(FLOATS, (isFirstBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> isSecond = VectorMask.fromLong(FLOATS, (isSecondBits >>> k) & WideLanes.FLOAT_LANES);
      // isFirst ? gx : isSecond ? hx : 0
      FloatVector ex = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_HX + k), isSecond)
          .blend(fromArray(FLOATS, floatRows, ROW_GX + k), isFirst);
      // isFirst ? gy : isSecond ? hy : 0
      FloatVector ey = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_HY + k), isSecond)
          .blend(fromArray(FLOATS, floatRows, ROW_GY + k), isFirst);
      // isFirst ? gz : isSecond ? hz : 0
      FloatVector ez = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_HZ + k), isSecond)
          .blend(fromArray(FLOATS, floatRows, ROW_GZ + k), isFirst);
      FloatVector hh = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez));
      FloatVector wx = fromArray(FLOATS, floatRows, ROW_WX2 + k);
      FloatVector wy = fromArray(FLOATS, floatRows, ROW_WY2 + k);
      FloatVector wz = fromArray(FLOATS, floatRows, ROW_WZ2 + k);
      FloatVector numerator = wx.lanewise(MUL, ex).lanewise(ADD, wy.lanewise(MUL, ey))
          .lanewise(ADD, wz.lanewise(MUL, ez));
      VectorMask<Float> hhGreaterZero = hh.compare(GT, ALL_ZERO);
      // square > 0 ? numerator / square : 0
      FloatVector w1 = ALL_ZERO.blend(numerator.lanewise(DIV, hh), hhGreaterZero);
      FloatVector x1 = wx.lanewise(SUB, w1.lanewise(MUL, ex));
      FLOAT_VECTOR.cast(x1).intoArray(floatRows, ROW_X1 + k);
      FloatVector y1 = wy.lanewise(SUB, w1.lanewise(MUL, ey));
      FLOAT_VECTOR.cast(y1).intoArray(floatRows, ROW_Y1 + k);
      FloatVector z1 = wz.lanewise(SUB, w1.lanewise(MUL, ez));
      FLOAT_VECTOR.cast(z1).intoArray(floatRows, ROW_Z1 + k);
      FloatVector numerator2 = x1.lanewise(MUL, ex).lanewise(ADD, y1.lanewise(MUL, ey))
          .lanewise(ADD, z1.lanewise(MUL, ez));
      // square > 0 ? numerator / square : 0
      FloatVector w2 = ALL_ZERO.blend(numerator2.lanewise(DIV, hh), hhGreaterZero);
      FLOAT_VECTOR.cast(x1.lanewise(SUB, w2.lanewise(MUL, ex))).intoArray(floatRows, ROW_X2 + k);
      FLOAT_VECTOR.cast(y1.lanewise(SUB, w2.lanewise(MUL, ey))).intoArray(floatRows, ROW_Y2 + k);
      FLOAT_VECTOR.cast(z1.lanewise(SUB, w2.lanewise(MUL, ez))).intoArray(floatRows, ROW_Z2 + k);
      FloatVector vx = fromArray(FLOATS, vxs, i);
      FloatVector vy = fromArray(FLOATS, vys, i);
      FloatVector vz = fromArray(FLOATS, vzs, i);
      FloatVector numerator3 = vx.lanewise(MUL, ex).lanewise(ADD, vy.lanewise(MUL, ey))
          .lanewise(ADD, vz.lanewise(MUL, ez));
      // square > 0 ? numerator / square : 0
      FloatVector v1 = ALL_ZERO.blend(numerator3.lanewise(DIV, hh), hhGreaterZero);
      FloatVector d1 = vx.lanewise(SUB, v1.lanewise(MUL, ex));
      FloatVector e1 = vy.lanewise(SUB, v1.lanewise(MUL, ey));
      FloatVector f1 = vz.lanewise(SUB, v1.lanewise(MUL, ez));
      FloatVector numerator4 = d1.lanewise(MUL, ex).lanewise(ADD, e1.lanewise(MUL, ey))
          .lanewise(ADD, f1.lanewise(MUL, ez));
      // square > 0 ? numerator / square : 0
      FloatVector v2 = ALL_ZERO.blend(numerator4.lanewise(DIV, hh), hhGreaterZero);
      FLOAT_VECTOR.cast(d1.lanewise(SUB, v2.lanewise(MUL, ex))).intoArray(floatRows, ROW_D2 + k);
      FLOAT_VECTOR.cast(e1.lanewise(SUB, v2.lanewise(MUL, ey))).intoArray(floatRows, ROW_E2 + k);
      FLOAT_VECTOR.cast(f1.lanewise(SUB, v2.lanewise(MUL, ez))).intoArray(floatRows, ROW_F2 + k);
    }
  }

  private static long floats18(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long noneAndSquareAtMostValueBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_X2 + k);
      FloatVector d2 = fromArray(FLOATS, floatRows, ROW_D2 + k);
      FloatVector y2 = fromArray(FLOATS, floatRows, ROW_Y2 + k);
      FloatVector e2 = fromArray(FLOATS, floatRows, ROW_E2 + k);
      FloatVector z2 = fromArray(FLOATS, floatRows, ROW_Z2 + k);
      FloatVector f2 = fromArray(FLOATS, floatRows, ROW_F2 + k);
      FloatVector away = x2.lanewise(MUL, d2).lanewise(ADD, y2.lanewise(MUL, e2))
          .lanewise(ADD, z2.lanewise(MUL, f2));
      FloatVector rest = x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2));
      VectorMask<Float> astray = away.compare(GT, ALL_ZERO);
      astray = away.lanewise(MUL, away).compare(GT, ALL_LEAST
          .lanewise(MUL, rest.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DD + k))), astray);
      FloatVector square = d2.lanewise(MUL, d2).lanewise(ADD, e2.lanewise(MUL, e2))
          .lanewise(ADD, f2.lanewise(MUL, f2));
      // square > 0 ? numerator / square : 0; astray ? ratio(away, Segment.square(d2, e2, f2)) : 0
      FloatVector part = ALL_ZERO.blend(ALL_ZERO
          .blend(away.lanewise(DIV, square), square.compare(GT, ALL_ZERO)), astray);
      FloatVector x3 = x2.lanewise(SUB, part.lanewise(MUL, d2));
      FloatVector y3 = y2.lanewise(SUB, part.lanewise(MUL, e2));
      FloatVector z3 = z2.lanewise(SUB, part.lanewise(MUL, f2));
      VectorMask<Float> x3IsZeroAndZ3IsZero = x3.compare(EQ, ALL_ZERO);
      x3IsZeroAndZ3IsZero = y3.compare(EQ, ALL_ZERO, x3IsZeroAndZ3IsZero);
      x3IsZeroAndZ3IsZero = z3.compare(EQ, ALL_ZERO, x3IsZeroAndZ3IsZero);
      FloatVector x1 = fromArray(FLOATS, floatRows, ROW_X1 + k);
      FloatVector y1 = fromArray(FLOATS, floatRows, ROW_Y1 + k);
      FloatVector z1 = fromArray(FLOATS, floatRows, ROW_Z1 + k);
      VectorMask<Float> none = ALL_C4_00.lanewise(MUL, rest)
          .compare(LT, x1.lanewise(MUL, x1).lanewise(ADD, y1.lanewise(MUL, y1))
          .lanewise(ADD, z1.lanewise(MUL, z1)))
          .or(ALL_C4_00.lanewise(MUL, x3.lanewise(MUL, x3).lanewise(ADD, y3.lanewise(MUL, y3))
          .lanewise(ADD, z3.lanewise(MUL, z3))).compare(LT, rest)).or(x3IsZeroAndZ3IsZero);
      noneAndSquareAtMostValueBits |= square
          .compare(LE, fromArray(FLOATS, floatRows, ROW_PRODUCT + k), none).toLong() << k;
      // none ? -d2 : x3
      FLOAT_VECTOR.cast(x3.blend(d2.lanewise(NEG), none)).intoArray(floatRows, ROW_MINUS_D2_OR_X3 + k);
      // none ? -e2 : y3
      FLOAT_VECTOR.cast(y3.blend(e2.lanewise(NEG), none)).intoArray(floatRows, ROW_MINUS_E2_OR_Y3 + k);
      // none ? -f2 : z3
      FLOAT_VECTOR.cast(z3.blend(f2.lanewise(NEG), none)).intoArray(floatRows, ROW_MINUS_F2_OR_Z3 + k);
    }
    return noneAndSquareAtMostValueBits;
  }

  private static void floats20(float[] floatRows, float[][] results, int at, long oppositeBits, long hits) {
    if (floatRows == null) {
      return;
    }
    float[] nxs = results[1], nys = results[2], nzs = results[3];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> opposite = VectorMask.fromLong(FLOATS, (oppositeBits >>> k) & WideLanes.FLOAT_LANES);
      // opposite ? -vx : none ? -d2 : x3
      FloatVector x = fromArray(FLOATS, floatRows, ROW_MINUS_D2_OR_X3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_VX + k), opposite);
      // opposite ? -vy : none ? -e2 : y3
      FloatVector y = fromArray(FLOATS, floatRows, ROW_MINUS_E2_OR_Y3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_VY + k), opposite);
      // opposite ? -vz : none ? -f2 : z3
      FloatVector z = fromArray(FLOATS, floatRows, ROW_MINUS_F2_OR_Z3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_VZ + k), opposite);
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
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      // largest > 0 ? component / length : 0; hit ? ContactNormal.of(0, overlap, wx, wy, wz, ex, ey, ez, vx,
      // vy, vz, vv) : 0
      FloatVector nx = ALL_ZERO.blend(ALL_ZERO.blend(sx.lanewise(DIV, length), largestGreaterZero), hit);
      FLOAT_VECTOR.cast(nx).intoArray(nxs, at + k);
      // largest > 0 ? component / length : 0; hit ? ContactNormal.of(1, overlap, wx, wy, wz, ex, ey, ez, vx,
      // vy, vz, vv) : 0
      FloatVector ny = ALL_ZERO.blend(ALL_ZERO.blend(sy.lanewise(DIV, length), largestGreaterZero), hit);
      FLOAT_VECTOR.cast(ny).intoArray(nys, at + k);
      // largest > 0 ? component / length : 0; hit ? ContactNormal.of(2, overlap, wx, wy, wz, ex, ey, ez, vx,
      // vy, vz, vv) : 0
      FloatVector nz = ALL_ZERO.blend(ALL_ZERO.blend(sz.lanewise(DIV, length), largestGreaterZero), hit);
      FLOAT_VECTOR.cast(nz).intoArray(nzs, at + k);
    }
  }

  /** {@code parallelogram} of a block, from rows of values to another row. */
  private static void parallelogram(float[] rows, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector dx = fromArray(FLOATS, rows, ROW_VX + k);
      FloatVector ex = fromArray(FLOATS, rows, ROW_EX + k);
      FloatVector dy = fromArray(FLOATS, rows, ROW_VY + k);
      FloatVector ey = fromArray(FLOATS, rows, ROW_EY + k);
      FloatVector dz = fromArray(FLOATS, rows, ROW_VZ + k);
      FloatVector ez = fromArray(FLOATS, rows, ROW_EZ + k);
      FloatVector alongD = dx.lanewise(MUL, ex).lanewise(ADD, dy.lanewise(MUL, ey))
          .lanewise(ADD, dz.lanewise(MUL, ez));
      FloatVector kx = fromArray(FLOATS, rows, ROW_QUOTIENT_OR_ZERO + k);
      FloatVector ky = fromArray(FLOATS, rows, ROW_QUOTIENT_OR_ZERO2 + k);
      FloatVector kz = fromArray(FLOATS, rows, ROW_QUOTIENT_OR_ZERO3 + k);
      FloatVector acrossD = dx.lanewise(MUL, kx).lanewise(ADD, dy.lanewise(MUL, ky))
          .lanewise(ADD, dz.lanewise(MUL, kz));
      FloatVector height = fromArray(FLOATS, rows, ROW_HEIGHT + k);
      FloatVector along = fromArray(FLOATS, rows, ROW_FIRST + k);
      FloatVector inD = alongD.lanewise(MUL, height).lanewise(SUB, acrossD.lanewise(MUL, along));
      VectorMask<Float> inDLessZero = inD.compare(LT, ALL_ZERO);
      FloatVector length = fromArray(FLOATS, rows, ROW_LENGTH + k);
      FloatVector slack = fromArray(FLOATS, rows, ROW_SLACK + k);
      FloatVector side = length.lanewise(MUL, height)
          .lanewise(ADD, slack.lanewise(MUL, along.lanewise(MUL, along)
          .lanewise(ADD, height.lanewise(MUL, height)).lanewise(SQRT)));
      FloatVector low = side.lanewise(NEG);
      // d < 0 ? high : low
      FloatVector p = low.blend(side, inDLessZero);
      FloatVector x = fromArray(FLOATS, rows, ROW_QX + k);
      FloatVector y = fromArray(FLOATS, rows, ROW_QY + k);
      FloatVector z = fromArray(FLOATS, rows, ROW_QZ + k);
      FloatVector alongX = x.lanewise(MUL, ex).lanewise(ADD, y.lanewise(MUL, ey))
          .lanewise(ADD, z.lanewise(MUL, ez));
      FloatVector acrossX = x.lanewise(MUL, kx).lanewise(ADD, y.lanewise(MUL, ky))
          .lanewise(ADD, z.lanewise(MUL, kz));
      FloatVector inX = alongX.lanewise(MUL, height).lanewise(SUB, acrossX.lanewise(MUL, along));
      FloatVector sum = inD.lanewise(ADD, ALL_ZERO);
      FloatVector time = p.lanewise(SUB, inX).lanewise(DIV, sum);
      VectorMask<Float> acrossDLessZero = acrossD.compare(LT, ALL_ZERO);
      FloatVector high = height.lanewise(ADD, slack);
      FloatVector low2 = height.lanewise(NEG).lanewise(SUB, slack);
      // d < 0 ? high : low
      FloatVector p2 = low2.blend(high, acrossDLessZero);
      FloatVector sum2 = acrossD.lanewise(ADD, ALL_ZERO);
      FloatVector time2 = p2.lanewise(SUB, acrossX).lanewise(DIV, sum2);
      VectorMask<Float> alongDLessZero = alongD.compare(LT, ALL_ZERO);
      FloatVector reach = length.lanewise(ADD, along.lanewise(ABS)).lanewise(ADD, slack);
      FloatVector low3 = reach.lanewise(NEG);
      // d < 0 ? high : low
      FloatVector p3 = low3.blend(reach, alongDLessZero);
      FloatVector sum3 = alongD.lanewise(ADD, ALL_ZERO);
      FloatVector time3 = p3.lanewise(SUB, alongX).lanewise(DIV, sum3);
      FloatVector nx = ey.lanewise(MUL, kz).lanewise(SUB, ez.lanewise(MUL, ky));
      FloatVector ny = ez.lanewise(MUL, kx).lanewise(SUB, ex.lanewise(MUL, kz));
      FloatVector nz = ex.lanewise(MUL, ky).lanewise(SUB, ey.lanewise(MUL, kx));
      FloatVector overD = dx.lanewise(MUL, nx).lanewise(ADD, dy.lanewise(MUL, ny))
          .lanewise(ADD, dz.lanewise(MUL, nz));
      VectorMask<Float> overDLessZero = overD.compare(LT, ALL_ZERO);
      FloatVector r = fromArray(FLOATS, rows, ROW_R + k);
      FloatVector high2 = r.lanewise(ADD, slack);
      FloatVector low4 = r.lanewise(NEG);
      FloatVector low5 = low4.lanewise(SUB, slack);
      // d < 0 ? high : low
      FloatVector p4 = low5.blend(high2, overDLessZero);
      FloatVector overX = x.lanewise(MUL, nx).lanewise(ADD, y.lanewise(MUL, ny))
          .lanewise(ADD, z.lanewise(MUL, nz));
      FloatVector sum4 = overD.lanewise(ADD, ALL_ZERO);
      FloatVector enter = p4.lanewise(SUB, overX).lanewise(DIV, sum4);
      // time > other ? time : other
      FloatVector enter2 = enter.blend(time3, time3.compare(GT, enter));
      // time > other ? time : other
      FloatVector enter3 = enter2.blend(time2, time2.compare(GT, enter2));
      // time > other ? time : other
      FloatVector enter4 = enter3.blend(time, time.compare(GT, enter3));
      // d < 0 ? low : high
      FloatVector p5 = side.blend(low, inDLessZero);
      FloatVector time4 = p5.lanewise(SUB, inX).lanewise(DIV, sum);
      // d < 0 ? low : high
      FloatVector p6 = high.blend(low2, acrossDLessZero);
      FloatVector time5 = p6.lanewise(SUB, acrossX).lanewise(DIV, sum2);
      // d < 0 ? low : high
      FloatVector p7 = reach.blend(low3, alongDLessZero);
      FloatVector time6 = p7.lanewise(SUB, alongX).lanewise(DIV, sum3);
      // d < 0 ? low : high
      FloatVector p8 = high2.blend(low5, overDLessZero);
      FloatVector leave = p8.lanewise(SUB, overX).lanewise(DIV, sum4);
      // time < other ? time : other
      FloatVector leave2 = leave.blend(time6, time6.compare(LT, leave));
      // time < other ? time : other
      FloatVector leave3 = leave2.blend(time5, time5.compare(LT, leave2));
      // time < other ? time : other
      FloatVector leave4 = leave3.blend(time4, time4.compare(LT, leave3));
      FloatVector behind = fromArray(FLOATS, rows, ROW_ZERO + k);
      FloatVector low6 = behind.lanewise(NEG);
      // d < 0 ? low : high
      FloatVector p9 = behind.blend(low6, overDLessZero);
      FloatVector toPlane = p9.lanewise(SUB, overX).lanewise(DIV, sum4);
      VectorMask<Float> enters = height.compare(GT, ALL_ZERO);
      enters = toPlane.compare(LE, ALL_LARGEST, enters);
      FloatVector s = fromArray(FLOATS, rows, ROW_S2 + k);
      enters = s.lanewise(ADD, toPlane).compare(GE, ALL_ZERO, enters);
      enters = enter4.compare(LE, leave4, enters);
      enters = s.lanewise(ADD, leave4).compare(GE, ALL_ZERO, enters);
      // d < 0 ? high : low
      FloatVector p10 = low4.blend(r, overDLessZero);
      FloatVector time7 = p10.lanewise(SUB, overX).lanewise(DIV, sum4);
      // time < enter ? enter : time > leave ? leave : time
      FloatVector time8 = time7.blend(leave4, time7.compare(GT, leave4))
          .blend(enter4, time7.compare(LT, enter4));
      // enters ? s + time : Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(s.lanewise(ADD, time8), enters)).intoArray(rows, to + k);
    }
  }

  /** {@code edge} of a block, from rows of values to another row. */
  private static void edge(float[] rows, int xRow, int yRow, int zRow, int hxRow, int hyRow, int hzRow,
      int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x = fromArray(FLOATS, rows, xRow + k);
      FloatVector hx = fromArray(FLOATS, rows, hxRow + k);
      FloatVector y = fromArray(FLOATS, rows, yRow + k);
      FloatVector hy = fromArray(FLOATS, rows, hyRow + k);
      FloatVector z = fromArray(FLOATS, rows, zRow + k);
      FloatVector hz = fromArray(FLOATS, rows, hzRow + k);
      FloatVector xh = x.lanewise(MUL, hx).lanewise(ADD, y.lanewise(MUL, hy))
          .lanewise(ADD, z.lanewise(MUL, hz));
      FloatVector hh = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz));
      FloatVector alongX = xh.lanewise(DIV, hh);
      FloatVector gx = x.lanewise(SUB, alongX.lanewise(MUL, hx));
      FloatVector dx = fromArray(FLOATS, rows, ROW_VX + k);
      FloatVector dy = fromArray(FLOATS, rows, ROW_VY + k);
      FloatVector dz = fromArray(FLOATS, rows, ROW_VZ + k);
      FloatVector dh = dx.lanewise(MUL, hx).lanewise(ADD, dy.lanewise(MUL, hy))
          .lanewise(ADD, dz.lanewise(MUL, hz));
      FloatVector alongD = dh.lanewise(DIV, hh);
      FloatVector ex = dx.lanewise(SUB, alongD.lanewise(MUL, hx));
      FloatVector ey = dy.lanewise(SUB, alongD.lanewise(MUL, hy));
      FloatVector ez = dz.lanewise(SUB, alongD.lanewise(MUL, hz));
      FloatVector ee = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez));
      VectorMask<Float> eeGreaterZero = ee.compare(GT, ALL_ZERO);
      FloatVector gy = y.lanewise(SUB, alongX.lanewise(MUL, hy));
      FloatVector gz = z.lanewise(SUB, alongX.lanewise(MUL, hz));
      // ee > 0 ? -dot(gx, gy, gz, ex, ey, ez) / ee : 0
      FloatVector c = ALL_ZERO.blend(gx.lanewise(MUL, ex).lanewise(ADD, gy.lanewise(MUL, ey))
          .lanewise(ADD, gz.lanewise(MUL, ez)).lanewise(NEG).lanewise(DIV, ee), eeGreaterZero);
      FloatVector x2 = gx.lanewise(ADD, c.lanewise(MUL, ex));
      FloatVector y2 = gy.lanewise(ADD, c.lanewise(MUL, ey));
      FloatVector z2 = gz.lanewise(ADD, c.lanewise(MUL, ez));
      FloatVector r = fromArray(FLOATS, rows, ROW_R + k);
      FloatVector delta = r.lanewise(MUL, r)
          .lanewise(SUB, x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2)));
      VectorMask<Float> dhLessZero = dh.compare(LT, ALL_ZERO);
      FloatVector minusHh = hh.lanewise(NEG);
      FloatVector sum = dh.lanewise(ADD, ALL_ZERO);
      // dh < 0 ? hh : -hh
      FloatVector first = minusHh.blend(hh, dhLessZero).lanewise(SUB, xh).lanewise(DIV, sum);
      // ee > 0 ? (float) Math.sqrt(delta) / (float) Math.sqrt(ee) : Float.POSITIVE_INFINITY
      FloatVector half = ALL_INFINITY.blend(delta.lanewise(SQRT).lanewise(DIV, ee.lanewise(SQRT)),
          eeGreaterZero);
      FloatVector difference = c.lanewise(SUB, half);
      // first > c - half ? first : c - half
      FloatVector enter = difference.blend(first, first.compare(GT, difference));
      // dh < 0 ? -hh : hh
      FloatVector last = hh.blend(minusHh, dhLessZero).lanewise(SUB, xh).lanewise(DIV, sum);
      FloatVector sum2 = c.lanewise(ADD, half);
      // last < c + half ? last : c + half
      FloatVector leave = sum2.blend(last, last.compare(LT, sum2));
      VectorMask<Float> enters = hh.compare(GT, ALL_ZERO);
      FloatVector s = fromArray(FLOATS, rows, ROW_S2 + k);
      enters = s.lanewise(ADD, c).compare(GE, ALL_ZERO, enters);
      enters = delta.compare(GE, ALL_ZERO, enters);
      enters = enter.compare(LE, leave, enters);
      enters = s.lanewise(ADD, leave).compare(GE, ALL_ZERO, enters);
      // enters ? s + enter : Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(s.lanewise(ADD, enter), enters)).intoArray(rows, to + k);
    }
  }

  /** {@code corner} of a block, from rows of values to another row. */
  private static void corner(float[] rows, int xRow, int yRow, int zRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector dx = fromArray(FLOATS, rows, ROW_VX + k);
      FloatVector dy = fromArray(FLOATS, rows, ROW_VY + k);
      FloatVector dz = fromArray(FLOATS, rows, ROW_VZ + k);
      FloatVector dd = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      FloatVector x = fromArray(FLOATS, rows, xRow + k);
      FloatVector y = fromArray(FLOATS, rows, yRow + k);
      FloatVector z = fromArray(FLOATS, rows, zRow + k);
      FloatVector c = x.lanewise(MUL, dx).lanewise(ADD, y.lanewise(MUL, dy)).lanewise(ADD, z.lanewise(MUL, dz))
          .lanewise(NEG).lanewise(DIV, dd);
      FloatVector x2 = x.lanewise(ADD, c.lanewise(MUL, dx));
      FloatVector y2 = y.lanewise(ADD, c.lanewise(MUL, dy));
      FloatVector z2 = z.lanewise(ADD, c.lanewise(MUL, dz));
      FloatVector r = fromArray(FLOATS, rows, ROW_R + k);
      FloatVector delta = r.lanewise(MUL, r)
          .lanewise(SUB, x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2)));
      FloatVector s = fromArray(FLOATS, rows, ROW_S2 + k);
      VectorMask<Float> allDeltaAtLeastZero = s.lanewise(ADD, c).compare(GE, ALL_ZERO);
      allDeltaAtLeastZero = delta.compare(GE, ALL_ZERO, allDeltaAtLeastZero);
      FloatVector half = delta.lanewise(SQRT).lanewise(DIV, dd.lanewise(SQRT));
      // delta >= 0 && s + c >= 0 ? s + (c - half) : Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(s.lanewise(ADD, c.lanewise(SUB, half)),
          allDeltaAtLeastZero)).intoArray(rows, to + k);
    }
  }

  /** {@code closestToLine} of a block, from rows of values to another row. */
  private static void closestToLine(float[] rows, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gy = fromArray(FLOATS, rows, ROW_GY + k);
      FloatVector hz = fromArray(FLOATS, rows, ROW_HZ + k);
      FloatVector gz = fromArray(FLOATS, rows, ROW_GZ + k);
      FloatVector hy = fromArray(FLOATS, rows, ROW_HY + k);
      FloatVector nx = gy.lanewise(MUL, hz).lanewise(SUB, gz.lanewise(MUL, hy));
      FloatVector hx = fromArray(FLOATS, rows, ROW_HX + k);
      FloatVector gx = fromArray(FLOATS, rows, ROW_GX + k);
      FloatVector ny = gz.lanewise(MUL, hx).lanewise(SUB, gx.lanewise(MUL, hz));
      FloatVector nz = gx.lanewise(MUL, hy).lanewise(SUB, gy.lanewise(MUL, hx));
      FloatVector scale = ALL_ONE.lanewise(DIV, nx.lanewise(ABS).lanewise(ADD, ny.lanewise(ABS))
          .lanewise(ADD, nz.lanewise(ABS)));
      FloatVector wx = nx.lanewise(MUL, scale);
      FloatVector wy = ny.lanewise(MUL, scale);
      FloatVector wz = nz.lanewise(MUL, scale);
      FloatVector my = fromArray(FLOATS, rows, ROW_PY + k);
      FloatVector mz = fromArray(FLOATS, rows, ROW_PZ + k);
      FloatVector mx = fromArray(FLOATS, rows, ROW_PX + k);
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

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null);
      floats3(null);
      floats4(null);
      floats5(null);
      floats6(null, 0, null, 0, null, null, 0);
      floats7(null);
      floats8(null, 0, null);
      floats9(null, 0, null, null, 0, 0);
      floats11(null, 0, null, null, 0);
      floats13(null, null, 0, null, 0, 0);
      floats15(null, 0);
      floats17(null, 0, null, 0, 0);
      floats18(null);
      floats20(null, null, 0, 0, 0);
      parallelogram(null, 0);
      edge(null, 0, 0, 0, 0, 0, 0, 0);
      corner(null, 0, 0, 0, 0);
      closestToLine(null, 0);
    }
  }
}
