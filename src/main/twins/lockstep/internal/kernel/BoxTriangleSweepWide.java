// Compiled from BoxTriangleSweep.java; changes are made there.
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

/** Wide twin of {@link BoxTriangleSweep#sweep}: the same operations in the same order, on vectors of pairs. */
final class BoxTriangleSweepWide implements LoopedKernel {
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_TOUCH = FloatVector.broadcast(FLOATS, 1.4305115E-6f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_NONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_MINUS_LARGEST = FloatVector.broadcast(FLOATS, -3.4028235E38f);
  private static final FloatVector ALL_SLACK = FloatVector.broadcast(FLOATS, 7.1525574E-7f);
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
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[6]);

  private static final int ROW_LOW = 0 * Kernel.BLOCK;
  private static final int ROW_HIGH = 1 * Kernel.BLOCK;
  private static final int ROW_LOW2 = 2 * Kernel.BLOCK;
  private static final int ROW_HIGH2 = 3 * Kernel.BLOCK;
  private static final int ROW_LOW3 = 4 * Kernel.BLOCK;
  private static final int ROW_HIGH3 = 5 * Kernel.BLOCK;
  private static final int ROW_HIGH_Z = 6 * Kernel.BLOCK;
  private static final int ROW_LOW_X = 7 * Kernel.BLOCK;
  private static final int ROW_LOW_Y = 8 * Kernel.BLOCK;
  private static final int ROW_LOW_Z = 9 * Kernel.BLOCK;
  private static final int ROW_HIGH_X = 10 * Kernel.BLOCK;
  private static final int ROW_HIGH_Y = 11 * Kernel.BLOCK;
  private static final int ROW_HX = 12 * Kernel.BLOCK;
  private static final int ROW_HY = 13 * Kernel.BLOCK;
  private static final int ROW_HZ = 14 * Kernel.BLOCK;
  private static final int ROW_EX = 15 * Kernel.BLOCK;
  private static final int ROW_EY = 16 * Kernel.BLOCK;
  private static final int ROW_EZ = 17 * Kernel.BLOCK;
  private static final int ROW_FX = 18 * Kernel.BLOCK;
  private static final int ROW_FY = 19 * Kernel.BLOCK;
  private static final int ROW_FZ = 20 * Kernel.BLOCK;
  private static final int ROW_GX = 21 * Kernel.BLOCK;
  private static final int ROW_GY = 22 * Kernel.BLOCK;
  private static final int ROW_GZ = 23 * Kernel.BLOCK;
  private static final int ROW_BX = 24 * Kernel.BLOCK;
  private static final int ROW_BY = 25 * Kernel.BLOCK;
  private static final int ROW_BZ = 26 * Kernel.BLOCK;
  private static final int ROW_CX = 27 * Kernel.BLOCK;
  private static final int ROW_CX2 = 28 * Kernel.BLOCK;
  private static final int ROW_CY = 29 * Kernel.BLOCK;
  private static final int ROW_CY2 = 30 * Kernel.BLOCK;
  private static final int ROW_CZ = 31 * Kernel.BLOCK;
  private static final int ROW_CZ2 = 32 * Kernel.BLOCK;
  private static final int ROW_AX = 33 * Kernel.BLOCK;
  private static final int ROW_AY = 34 * Kernel.BLOCK;
  private static final int ROW_AZ = 35 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 36 * Kernel.BLOCK;
  private static final int ROW_ABS_EZ = 37 * Kernel.BLOCK;
  private static final int ROW_ABS_EY = 38 * Kernel.BLOCK;
  private static final int ROW_ABS_EX = 39 * Kernel.BLOCK;
  private static final int ROW_BOTH = 40 * Kernel.BLOCK;
  private static final int ROW_THIRD = 41 * Kernel.BLOCK;
  private static final int ROW_ABS_GY = 42 * Kernel.BLOCK;
  private static final int ROW_ABS_GX = 43 * Kernel.BLOCK;
  private static final int ROW_BOTH2 = 44 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 45 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 46 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE2 = 47 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE3 = 48 * Kernel.BLOCK;
  private static final int ROW_TOUCH = 49 * Kernel.BLOCK;
  private static final int ROW_WIDTH = 50 * Kernel.BLOCK;
  private static final int ROW_ABS_VX = 51 * Kernel.BLOCK;
  private static final int ROW_OTHER = 52 * Kernel.BLOCK;
  private static final int ROW_LAST = 53 * Kernel.BLOCK;
  private static final int ROW_WIDTH2 = 54 * Kernel.BLOCK;
  private static final int ROW_ABS_VY = 55 * Kernel.BLOCK;
  private static final int ROW_OTHER2 = 56 * Kernel.BLOCK;
  private static final int ROW_ABS_VZ = 57 * Kernel.BLOCK;
  private static final int ROW_OTHER3 = 58 * Kernel.BLOCK;
  private static final int ROW_LAST2 = 59 * Kernel.BLOCK;
  private static final int ROW_LOW_AX = 60 * Kernel.BLOCK;
  private static final int ROW_HIGH_AX = 61 * Kernel.BLOCK;
  private static final int ROW_LOW_AY = 62 * Kernel.BLOCK;
  private static final int ROW_HIGH_AY = 63 * Kernel.BLOCK;
  private static final int ROW_LOW_AZ = 64 * Kernel.BLOCK;
  private static final int ROW_HIGH_AZ = 65 * Kernel.BLOCK;
  private static final int ROW_LOW_BX = 66 * Kernel.BLOCK;
  private static final int ROW_HIGH_BX = 67 * Kernel.BLOCK;
  private static final int ROW_LOW_BY = 68 * Kernel.BLOCK;
  private static final int ROW_HIGH_BY = 69 * Kernel.BLOCK;
  private static final int ROW_LOW_BZ = 70 * Kernel.BLOCK;
  private static final int ROW_HIGH_BZ = 71 * Kernel.BLOCK;
  private static final int ROW_LOW_CX = 72 * Kernel.BLOCK;
  private static final int ROW_HIGH_CX = 73 * Kernel.BLOCK;
  private static final int ROW_LOW_CY = 74 * Kernel.BLOCK;
  private static final int ROW_HIGH_CY = 75 * Kernel.BLOCK;
  private static final int ROW_LOW_CZ = 76 * Kernel.BLOCK;
  private static final int ROW_HIGH_CZ = 77 * Kernel.BLOCK;
  private static final int ROW_FX2 = 78 * Kernel.BLOCK;
  private static final int ROW_FY2 = 79 * Kernel.BLOCK;
  private static final int ROW_FZ2 = 80 * Kernel.BLOCK;
  private static final int ROW_SLACK_X = 81 * Kernel.BLOCK;
  private static final int ROW_SLACK_Y = 82 * Kernel.BLOCK;
  private static final int ROW_SLACK_Z = 83 * Kernel.BLOCK;
  private static final int ROW_VX = 84 * Kernel.BLOCK;
  private static final int ROW_VY = 85 * Kernel.BLOCK;
  private static final int ROW_VZ = 86 * Kernel.BLOCK;
  private static final int ROW_FIRST = 87 * Kernel.BLOCK;
  private static final int ROW_SUM = 88 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 89 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 90 * Kernel.BLOCK;
  private static final int ROW_MINUS_VX = 91 * Kernel.BLOCK;
  private static final int ROW_MINUS_VY = 92 * Kernel.BLOCK;
  private static final int ROW_MINUS_VZ = 93 * Kernel.BLOCK;
  private static final int ROW_OTHER4 = 94 * Kernel.BLOCK;
  private static final int ROW_OTHER5 = 95 * Kernel.BLOCK;
  private static final int ROW_OTHER6 = 96 * Kernel.BLOCK;
  private static final int ROW_OTHER7 = 97 * Kernel.BLOCK;
  private static final int ROW_OTHER8 = 98 * Kernel.BLOCK;
  private static final int ROW_OTHER9 = 99 * Kernel.BLOCK;
  private static final int ROW_OTHER10 = 100 * Kernel.BLOCK;
  private static final int ROW_OTHER11 = 101 * Kernel.BLOCK;
  private static final int ROW_OTHER12 = 102 * Kernel.BLOCK;
  private static final int ROW_OTHER13 = 103 * Kernel.BLOCK;
  private static final int ROW_OTHER14 = 104 * Kernel.BLOCK;
  private static final int ROW_OTHER15 = 105 * Kernel.BLOCK;
  private static final int ROW_OTHER16 = 106 * Kernel.BLOCK;
  private static final int ROW_OTHER17 = 107 * Kernel.BLOCK;
  private static final int ROW_OTHER18 = 108 * Kernel.BLOCK;
  private static final int ROW_OTHER19 = 109 * Kernel.BLOCK;
  private static final int ROW_OTHER20 = 110 * Kernel.BLOCK;
  private static final int ROW_OTHER21 = 111 * Kernel.BLOCK;
  private static final int ROW_OTHER22 = 112 * Kernel.BLOCK;
  private static final int ROW_OTHER23 = 113 * Kernel.BLOCK;
  private static final int ROW_LAST3 = 114 * Kernel.BLOCK;
  private static final int ROW_ENTRY = 115 * Kernel.BLOCK;
  private static final int ROW_FIRST2 = 116 * Kernel.BLOCK;
  private static final int ROW_EXIT = 117 * Kernel.BLOCK;
  private static final int ROW_NUMBER = 118 * Kernel.BLOCK;
  private static final int ROW_NUMBER2 = 119 * Kernel.BLOCK;
  private static final int ROW_MEETING = 120 * Kernel.BLOCK;
  private static final int ROW_EY2 = 121 * Kernel.BLOCK;
  private static final int ROW_X = 122 * Kernel.BLOCK;
  private static final int ROW_EZ2 = 123 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 124 * Kernel.BLOCK;
  private static final int ROW_Y = 125 * Kernel.BLOCK;
  private static final int ROW_Z = 126 * Kernel.BLOCK;
  private static final int ROW_ABS_X = 127 * Kernel.BLOCK;
  private static final int ROW_ABS_Y = 128 * Kernel.BLOCK;
  private static final int ROW_ABS_Z = 129 * Kernel.BLOCK;
  private static final int ROW_SPEED = 130 * Kernel.BLOCK;
  private static final int ROW_LATER = 131 * Kernel.BLOCK;
  private static final int ROW_ZERO_OR_LATER_OR_INFINITY = 132 * Kernel.BLOCK;
  private static final int ROW_X2 = 133 * Kernel.BLOCK;
  private static final int ROW_Y2 = 134 * Kernel.BLOCK;
  private static final int ROW_Z2 = 135 * Kernel.BLOCK;
  private static final int ROW_TIME = 136 * Kernel.BLOCK;
  private static final int ROW_NX = 137 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO = 138 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[139 * Kernel.BLOCK]);

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
      long minXAtMostMaxXBits = floats1(columns1, from1, columns2, from2, floatRows, bits);
      long allMinXAtMostHighBits = bits[0];
      long minYAtMostHighAndLowAtMostMaxYBits = bits[1];
      long minYAtMostMaxYBits = floats2(columns1, from1, columns2, from2, floatRows, bits,
          minYAtMostHighAndLowAtMostMaxYBits, allMinXAtMostHighBits);
      long minZAtMostMaxZBits = bits[0];
      long meetBits = bits[1];
      floats3(columns2, from2, floatRows);
      long allValueAtMostReachBits = floats4(floatRows);
      long allValueAtMostReachBits2 = floats5(floatRows, allValueAtMostReachBits);
      long allValueAtMostReachBits3 = floats6(floatRows, allValueAtMostReachBits2);
      long allValueAtMostReachBits4 = floats7(floatRows, allValueAtMostReachBits3);
      long allValueAtMostReachBits5 = floats8(floatRows, allValueAtMostReachBits4);
      long overlapBits = floats9(floatRows, allValueAtMostReachBits5, meetBits);
      floats10(columns1, from1, floatRows);
      long vxAtLeastZeroBits = floats11(columns1, from1, floatRows);
      long vyAtLeastZeroBits = floats12(columns1, from1, floatRows, bits);
      long vzAtLeastZeroBits = bits[0];
      floats13(columns1, from1, columns2, from2, floatRows);
      floats14(columns1, from1, columns2, from2, floatRows);
      floats15(columns1, from1, columns2, from2, floatRows);
      floats16(columns1, from1, floatRows, vxAtLeastZeroBits, vyAtLeastZeroBits, vzAtLeastZeroBits);
      long allMinXAtMostMaxXBits = floats17(columns1, from1, floatRows, bits, minXAtMostMaxXBits,
          minYAtMostMaxYBits, minZAtMostMaxZBits);
      long sumAtMostLargestBits = bits[0];
      entryOnNormal(floatRows, ROW_OTHER4);
      entryOnEdge(floatRows, ROW_EY, ROW_EZ, ROW_VY, ROW_VZ, ROW_SLACK_Y, ROW_SLACK_Z, ROW_LOW_AY, ROW_HIGH_AY,
          ROW_LOW_AZ, ROW_HIGH_AZ, ROW_LOW_CY, ROW_HIGH_CY, ROW_LOW_CZ, ROW_HIGH_CZ, ROW_OTHER5);
      entryOnEdge(floatRows, ROW_EZ, ROW_EX, ROW_VZ, ROW_VX, ROW_SLACK_Z, ROW_SLACK_X, ROW_LOW_AZ, ROW_HIGH_AZ,
          ROW_LOW_AX, ROW_HIGH_AX, ROW_LOW_CZ, ROW_HIGH_CZ, ROW_LOW_CX, ROW_HIGH_CX, ROW_OTHER6);
      entryOnEdge(floatRows, ROW_EX, ROW_EY, ROW_VX, ROW_VY, ROW_SLACK_X, ROW_SLACK_Y, ROW_LOW_AX, ROW_HIGH_AX,
          ROW_LOW_AY, ROW_HIGH_AY, ROW_LOW_CX, ROW_HIGH_CX, ROW_LOW_CY, ROW_HIGH_CY, ROW_OTHER7);
      entryOnEdge(floatRows, ROW_FY2, ROW_FZ2, ROW_VY, ROW_VZ, ROW_SLACK_Y, ROW_SLACK_Z, ROW_LOW_BY,
          ROW_HIGH_BY, ROW_LOW_BZ, ROW_HIGH_BZ, ROW_LOW_AY, ROW_HIGH_AY, ROW_LOW_AZ, ROW_HIGH_AZ, ROW_OTHER8);
      entryOnEdge(floatRows, ROW_FZ2, ROW_FX2, ROW_VZ, ROW_VX, ROW_SLACK_Z, ROW_SLACK_X, ROW_LOW_BZ,
          ROW_HIGH_BZ, ROW_LOW_BX, ROW_HIGH_BX, ROW_LOW_AZ, ROW_HIGH_AZ, ROW_LOW_AX, ROW_HIGH_AX, ROW_OTHER9);
      entryOnEdge(floatRows, ROW_FX2, ROW_FY2, ROW_VX, ROW_VY, ROW_SLACK_X, ROW_SLACK_Y, ROW_LOW_BX,
          ROW_HIGH_BX, ROW_LOW_BY, ROW_HIGH_BY, ROW_LOW_AX, ROW_HIGH_AX, ROW_LOW_AY, ROW_HIGH_AY, ROW_OTHER10);
      entryOnEdge(floatRows, ROW_CY, ROW_CZ, ROW_VY, ROW_VZ, ROW_SLACK_Y, ROW_SLACK_Z, ROW_LOW_AY, ROW_HIGH_AY,
          ROW_LOW_AZ, ROW_HIGH_AZ, ROW_LOW_BY, ROW_HIGH_BY, ROW_LOW_BZ, ROW_HIGH_BZ, ROW_OTHER11);
      entryOnEdge(floatRows, ROW_CZ, ROW_CX, ROW_VZ, ROW_VX, ROW_SLACK_Z, ROW_SLACK_X, ROW_LOW_AZ, ROW_HIGH_AZ,
          ROW_LOW_AX, ROW_HIGH_AX, ROW_LOW_BZ, ROW_HIGH_BZ, ROW_LOW_BX, ROW_HIGH_BX, ROW_OTHER12);
      entryOnEdge(floatRows, ROW_CX, ROW_CY, ROW_VX, ROW_VY, ROW_SLACK_X, ROW_SLACK_Y, ROW_LOW_AX, ROW_HIGH_AX,
          ROW_LOW_AY, ROW_HIGH_AY, ROW_LOW_BX, ROW_HIGH_BX, ROW_LOW_BY, ROW_HIGH_BY, ROW_OTHER13);
      exitOnNormal(floatRows, ROW_OTHER14);
      exitOnEdge(floatRows, ROW_EY, ROW_EZ, ROW_VY, ROW_VZ, ROW_SLACK_Y, ROW_SLACK_Z, ROW_LOW_AY, ROW_HIGH_AY,
          ROW_LOW_AZ, ROW_HIGH_AZ, ROW_LOW_CY, ROW_HIGH_CY, ROW_LOW_CZ, ROW_HIGH_CZ, ROW_OTHER15);
      exitOnEdge(floatRows, ROW_EZ, ROW_EX, ROW_VZ, ROW_VX, ROW_SLACK_Z, ROW_SLACK_X, ROW_LOW_AZ, ROW_HIGH_AZ,
          ROW_LOW_AX, ROW_HIGH_AX, ROW_LOW_CZ, ROW_HIGH_CZ, ROW_LOW_CX, ROW_HIGH_CX, ROW_OTHER16);
      exitOnEdge(floatRows, ROW_EX, ROW_EY, ROW_VX, ROW_VY, ROW_SLACK_X, ROW_SLACK_Y, ROW_LOW_AX, ROW_HIGH_AX,
          ROW_LOW_AY, ROW_HIGH_AY, ROW_LOW_CX, ROW_HIGH_CX, ROW_LOW_CY, ROW_HIGH_CY, ROW_OTHER17);
      exitOnEdge(floatRows, ROW_FY2, ROW_FZ2, ROW_VY, ROW_VZ, ROW_SLACK_Y, ROW_SLACK_Z, ROW_LOW_BY,
          ROW_HIGH_BY, ROW_LOW_BZ, ROW_HIGH_BZ, ROW_LOW_AY, ROW_HIGH_AY, ROW_LOW_AZ, ROW_HIGH_AZ, ROW_OTHER18);
      exitOnEdge(floatRows, ROW_FZ2, ROW_FX2, ROW_VZ, ROW_VX, ROW_SLACK_Z, ROW_SLACK_X, ROW_LOW_BZ,
          ROW_HIGH_BZ, ROW_LOW_BX, ROW_HIGH_BX, ROW_LOW_AZ, ROW_HIGH_AZ, ROW_LOW_AX, ROW_HIGH_AX, ROW_OTHER19);
      exitOnEdge(floatRows, ROW_FX2, ROW_FY2, ROW_VX, ROW_VY, ROW_SLACK_X, ROW_SLACK_Y, ROW_LOW_BX,
          ROW_HIGH_BX, ROW_LOW_BY, ROW_HIGH_BY, ROW_LOW_AX, ROW_HIGH_AX, ROW_LOW_AY, ROW_HIGH_AY, ROW_OTHER20);
      exitOnEdge(floatRows, ROW_CY, ROW_CZ, ROW_VY, ROW_VZ, ROW_SLACK_Y, ROW_SLACK_Z, ROW_LOW_AY, ROW_HIGH_AY,
          ROW_LOW_AZ, ROW_HIGH_AZ, ROW_LOW_BY, ROW_HIGH_BY, ROW_LOW_BZ, ROW_HIGH_BZ, ROW_OTHER21);
      exitOnEdge(floatRows, ROW_CZ, ROW_CX, ROW_VZ, ROW_VX, ROW_SLACK_Z, ROW_SLACK_X, ROW_LOW_AZ, ROW_HIGH_AZ,
          ROW_LOW_AX, ROW_HIGH_AX, ROW_LOW_BZ, ROW_HIGH_BZ, ROW_LOW_BX, ROW_HIGH_BX, ROW_OTHER22);
      exitOnEdge(floatRows, ROW_CX, ROW_CY, ROW_VX, ROW_VY, ROW_SLACK_X, ROW_SLACK_Y, ROW_LOW_AX, ROW_HIGH_AX,
          ROW_LOW_AY, ROW_HIGH_AY, ROW_LOW_BX, ROW_HIGH_BX, ROW_LOW_BY, ROW_HIGH_BY, ROW_OTHER23);
      floats19(floatRows);
      floats20(floatRows);
      long otherIsEntryBits = floats21(floatRows);
      floats22(floatRows, otherIsEntryBits);
      long isOfYBits = floats23(floatRows, bits);
      long numberIsC6_00Bits = bits[0];
      long numberGreaterNormalBits = floats24(floatRows, bits, numberIsC6_00Bits, isOfYBits);
      long numberIsNormalBits = bits[0];
      long isOfZBits = bits[1];
      floats25(floatRows, numberIsNormalBits, numberGreaterNormalBits, isOfYBits, isOfZBits);
      floats26(columns1, from1, floatRows);
      long sumAtMostLargestBits2 = floats27(floatRows, overlapBits);
      long xIsZeroAndZIsZeroBits = floats28(floatRows, bits);
      long yIsZeroAndXIsZeroBits = bits[0];
      long zIsZeroAndYIsZeroBits = bits[1];
      long properBits = allMinXAtMostMaxXBits & sumAtMostLargestBits2;
      long eitherBits = overlapBits | properBits;
      long validBits = eitherBits & sumAtMostLargestBits;
      long noneBits = overlapBits | xIsZeroAndZIsZeroBits;
      long noneBits2 = overlapBits | yIsZeroAndXIsZeroBits;
      long noneBits3 = overlapBits | zIsZeroAndYIsZeroBits;
      long hits = floats30(floatRows, validBits, noneBits, noneBits2);
      floats31(floatRows, results, at, hits, noneBits3);
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
    float[] minXs = columns1[0], minYs = columns1[1], maxXs = columns1[3], maxYs = columns1[4];
    float[] axs = columns2[0], ays = columns2[1], bxs = columns2[3], bys = columns2[4], cxs = columns2[6],
        cys = columns2[7];
    long minXAtMostMaxXBits = 0;
    long allMinXAtMostHighBits = 0;
    long minYAtMostHighAndLowAtMostMaxYBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector bx = fromArray(FLOATS, bxs, j);
      // a < b ? a : b
      FloatVector low = bx.blend(ax, ax.compare(LT, bx));
      FloatVector cx = fromArray(FLOATS, cxs, j);
      // c < low ? c : low
      FloatVector low2 = low.blend(cx, cx.compare(LT, low));
      FLOAT_VECTOR.cast(low2).intoArray(floatRows, ROW_LOW + k);
      // a > b ? a : b
      FloatVector high = bx.blend(ax, ax.compare(GT, bx));
      // c > high ? c : high
      FloatVector high2 = high.blend(cx, cx.compare(GT, high));
      FLOAT_VECTOR.cast(high2).intoArray(floatRows, ROW_HIGH + k);
      FloatVector minX = fromArray(FLOATS, minXs, i);
      FloatVector maxX = fromArray(FLOATS, maxXs, i);
      VectorMask<Float> minXAtMostMaxX = minX.compare(LE, maxX);
      minXAtMostMaxXBits |= minXAtMostMaxX.toLong() << k;
      VectorMask<Float> allMinXAtMostHigh = minX.compare(LE, high2, minXAtMostMaxX);
      allMinXAtMostHigh = low2.compare(LE, maxX, allMinXAtMostHigh);
      allMinXAtMostHighBits |= allMinXAtMostHigh.toLong() << k;
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector by = fromArray(FLOATS, bys, j);
      // a < b ? a : b
      FloatVector low3 = by.blend(ay, ay.compare(LT, by));
      FloatVector cy = fromArray(FLOATS, cys, j);
      // c < low ? c : low
      FloatVector low4 = low3.blend(cy, cy.compare(LT, low3));
      FLOAT_VECTOR.cast(low4).intoArray(floatRows, ROW_LOW2 + k);
      // a > b ? a : b
      FloatVector high3 = by.blend(ay, ay.compare(GT, by));
      // c > high ? c : high
      FloatVector high4 = high3.blend(cy, cy.compare(GT, high3));
      FLOAT_VECTOR.cast(high4).intoArray(floatRows, ROW_HIGH2 + k);
      VectorMask<Float> minYAtMostHighAndLowAtMostMaxY = fromArray(FLOATS, minYs, i).compare(LE, high4);
      minYAtMostHighAndLowAtMostMaxY = low4
          .compare(LE, fromArray(FLOATS, maxYs, i), minYAtMostHighAndLowAtMostMaxY);
      minYAtMostHighAndLowAtMostMaxYBits |= minYAtMostHighAndLowAtMostMaxY.toLong() << k;
    }
    bits[0] = allMinXAtMostHighBits;
    bits[1] = minYAtMostHighAndLowAtMostMaxYBits;
    return minXAtMostMaxXBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long minYAtMostHighAndLowAtMostMaxYBits, long allMinXAtMostHighBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bzs = columns2[5], czs = columns2[8];
    long minYAtMostMaxYBits = 0;
    long minZAtMostMaxZBits = 0;
    long meetBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector minY = fromArray(FLOATS, minYs, i);
      FloatVector maxY = fromArray(FLOATS, maxYs, i);
      VectorMask<Float> minYAtMostMaxY = minY.compare(LE, maxY);
      minYAtMostMaxYBits |= minYAtMostMaxY.toLong() << k;
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      // a < b ? a : b
      FloatVector low = bz.blend(az, az.compare(LT, bz));
      FloatVector cz = fromArray(FLOATS, czs, j);
      // c < low ? c : low
      FloatVector low2 = low.blend(cz, cz.compare(LT, low));
      FLOAT_VECTOR.cast(low2).intoArray(floatRows, ROW_LOW3 + k);
      // a > b ? a : b
      FloatVector high = bz.blend(az, az.compare(GT, bz));
      // c > high ? c : high
      FloatVector high2 = high.blend(cz, cz.compare(GT, high));
      FLOAT_VECTOR.cast(high2).intoArray(floatRows, ROW_HIGH3 + k);
      FloatVector minZ = fromArray(FLOATS, minZs, i);
      FloatVector maxZ = fromArray(FLOATS, maxZs, i);
      VectorMask<Float> minZAtMostMaxZ = minZ.compare(LE, maxZ);
      minZAtMostMaxZBits |= minZAtMostMaxZ.toLong() << k;
      VectorMask<Float> meet = minZ.compare(LE, high2,
          VectorMask.fromLong(FLOATS, (allMinXAtMostHighBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (minYAtMostHighAndLowAtMostMaxYBits >>> k) & WideLanes.FLOAT_LANES))
          .and(minYAtMostMaxY).and(minZAtMostMaxZ));
      meet = low2.compare(LE, maxZ, meet);
      meetBits |= meet.toLong() << k;
      FloatVector minX = fromArray(FLOATS, minXs, i);
      FloatVector low3 = fromArray(FLOATS, floatRows, ROW_LOW + k);
      // minX > lowX ? minX : lowX
      FloatVector lowX = low3.blend(minX, minX.compare(GT, low3));
      FloatVector low4 = fromArray(FLOATS, floatRows, ROW_LOW2 + k);
      // minY > lowY ? minY : lowY
      FloatVector lowY = low4.blend(minY, minY.compare(GT, low4));
      // minZ > lowZ ? minZ : lowZ
      FloatVector lowZ = low2.blend(minZ, minZ.compare(GT, low2));
      FloatVector maxX = fromArray(FLOATS, maxXs, i);
      FloatVector high3 = fromArray(FLOATS, floatRows, ROW_HIGH + k);
      // maxX < highX ? maxX : highX
      FloatVector highX = high3.blend(maxX, maxX.compare(LT, high3));
      FloatVector high4 = fromArray(FLOATS, floatRows, ROW_HIGH2 + k);
      // maxY < highY ? maxY : highY
      FloatVector highY = high4.blend(maxY, maxY.compare(LT, high4));
      // maxZ < highZ ? maxZ : highZ
      FLOAT_VECTOR.cast(high2.blend(maxZ, maxZ.compare(LT, high2))).intoArray(floatRows, ROW_HIGH_Z + k);
      FloatVector ax = fromArray(FLOATS, axs, j);
      FLOAT_VECTOR.cast(lowX.lanewise(SUB, ax)).intoArray(floatRows, ROW_LOW_X + k);
      FloatVector ay = fromArray(FLOATS, ays, j);
      FLOAT_VECTOR.cast(lowY.lanewise(SUB, ay)).intoArray(floatRows, ROW_LOW_Y + k);
      FLOAT_VECTOR.cast(lowZ.lanewise(SUB, az)).intoArray(floatRows, ROW_LOW_Z + k);
      FLOAT_VECTOR.cast(highX.lanewise(SUB, ax)).intoArray(floatRows, ROW_HIGH_X + k);
      FLOAT_VECTOR.cast(highY.lanewise(SUB, ay)).intoArray(floatRows, ROW_HIGH_Y + k);
    }
    bits[0] = minZAtMostMaxZBits;
    bits[1] = meetBits;
    return minYAtMostMaxYBits;
  }

  private static void floats3(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z + k).lanewise(SUB, az);
      FloatVector lowX = fromArray(FLOATS, floatRows, ROW_LOW_X + k);
      FloatVector highX = fromArray(FLOATS, floatRows, ROW_HIGH_X + k);
      FloatVector x = lowX.lanewise(ADD, highX).lanewise(MUL, ALL_HALF);
      FLOAT_VECTOR.cast(highX.lanewise(SUB, lowX).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_HX + k);
      FloatVector lowY = fromArray(FLOATS, floatRows, ROW_LOW_Y + k);
      FloatVector highY = fromArray(FLOATS, floatRows, ROW_HIGH_Y + k);
      FloatVector y = lowY.lanewise(ADD, highY).lanewise(MUL, ALL_HALF);
      FLOAT_VECTOR.cast(highY.lanewise(SUB, lowY).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_HY + k);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z + k);
      FloatVector z = lowZ.lanewise(ADD, highZ).lanewise(MUL, ALL_HALF);
      FLOAT_VECTOR.cast(highZ.lanewise(SUB, lowZ).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_HZ + k);
      FloatVector bx = fromArray(FLOATS, bxs, j);
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector ex = bx.lanewise(SUB, ax);
      FLOAT_VECTOR.cast(ex).intoArray(floatRows, ROW_EX + k);
      FloatVector by = fromArray(FLOATS, bys, j);
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector ey = by.lanewise(SUB, ay);
      FLOAT_VECTOR.cast(ey).intoArray(floatRows, ROW_EY + k);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      FloatVector ez = bz.lanewise(SUB, az);
      FLOAT_VECTOR.cast(ez).intoArray(floatRows, ROW_EZ + k);
      FloatVector cx = fromArray(FLOATS, cxs, j);
      FLOAT_VECTOR.cast(cx.lanewise(SUB, bx)).intoArray(floatRows, ROW_FX + k);
      FloatVector cy = fromArray(FLOATS, cys, j);
      FLOAT_VECTOR.cast(cy.lanewise(SUB, by)).intoArray(floatRows, ROW_FY + k);
      FloatVector cz = fromArray(FLOATS, czs, j);
      FloatVector fz = cz.lanewise(SUB, bz);
      FLOAT_VECTOR.cast(fz).intoArray(floatRows, ROW_FZ + k);
      FLOAT_VECTOR.cast(ax.lanewise(SUB, cx)).intoArray(floatRows, ROW_GX + k);
      FLOAT_VECTOR.cast(ay.lanewise(SUB, cy)).intoArray(floatRows, ROW_GY + k);
      FLOAT_VECTOR.cast(az.lanewise(SUB, cz)).intoArray(floatRows, ROW_GZ + k);
      FLOAT_VECTOR.cast(ex.lanewise(SUB, x)).intoArray(floatRows, ROW_BX + k);
      FLOAT_VECTOR.cast(ey.lanewise(SUB, y)).intoArray(floatRows, ROW_BY + k);
      FLOAT_VECTOR.cast(ez.lanewise(SUB, z)).intoArray(floatRows, ROW_BZ + k);
      FloatVector cx2 = cx.lanewise(SUB, ax);
      FLOAT_VECTOR.cast(cx2).intoArray(floatRows, ROW_CX + k);
      FLOAT_VECTOR.cast(cx2.lanewise(SUB, x)).intoArray(floatRows, ROW_CX2 + k);
      FloatVector cy2 = cy.lanewise(SUB, ay);
      FLOAT_VECTOR.cast(cy2).intoArray(floatRows, ROW_CY + k);
      FLOAT_VECTOR.cast(cy2.lanewise(SUB, y)).intoArray(floatRows, ROW_CY2 + k);
      FloatVector cz2 = cz.lanewise(SUB, az);
      FLOAT_VECTOR.cast(cz2).intoArray(floatRows, ROW_CZ + k);
      FLOAT_VECTOR.cast(cz2.lanewise(SUB, z)).intoArray(floatRows, ROW_CZ2 + k);
      FLOAT_VECTOR.cast(x.lanewise(NEG)).intoArray(floatRows, ROW_AX + k);
      FLOAT_VECTOR.cast(y.lanewise(NEG)).intoArray(floatRows, ROW_AY + k);
      FLOAT_VECTOR.cast(z.lanewise(NEG)).intoArray(floatRows, ROW_AZ + k);
      FLOAT_VECTOR.cast(ey.lanewise(MUL, fz)).intoArray(floatRows, ROW_PRODUCT + k);
    }
  }

  private static long floats4(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_PRODUCT + k).lanewise(SUB, ez.lanewise(MUL, fy));
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector ny = ez.lanewise(MUL, fx)
          .lanewise(SUB, ex.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FZ + k)));
      FloatVector nz = ex.lanewise(MUL, fy)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_EY + k).lanewise(MUL, fx));
      FloatVector a = nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AX + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ + k)));
      FloatVector b = nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ + k)));
      FloatVector c = nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CX2 + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY2 + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CZ2 + k)));
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

  private static long floats5(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector both = ey.lanewise(MUL, az)
          .lanewise(SUB, ez.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY + k)));
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ2 + k);
      FloatVector third = ey.lanewise(MUL, cz)
          .lanewise(SUB, ez.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY2 + k)));
      FloatVector absEz = ez.lanewise(ABS);
      FLOAT_VECTOR.cast(absEz).intoArray(floatRows, ROW_ABS_EZ + k);
      FloatVector absEy = ey.lanewise(ABS);
      FLOAT_VECTOR.cast(absEy).intoArray(floatRows, ROW_ABS_EY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector reach = absEz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k))
          .lanewise(ADD, absEy.lanewise(MUL, hz));
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector both2 = ez.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AX + k))
          .lanewise(SUB, ex.lanewise(MUL, az));
      FloatVector third2 = ez.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CX2 + k))
          .lanewise(SUB, ex.lanewise(MUL, cz));
      FloatVector absEx = ex.lanewise(ABS);
      FLOAT_VECTOR.cast(absEx).intoArray(floatRows, ROW_ABS_EX + k);
      FloatVector reach2 = absEx.lanewise(MUL, hz)
          .lanewise(ADD, absEz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k)));
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

  private static long floats6(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector both = ex.lanewise(MUL, ay)
          .lanewise(SUB, ey.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AX + k)));
      FloatVector third = ex.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY2 + k))
          .lanewise(SUB, ey.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CX2 + k)));
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_ABS_EY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_EX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)));
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
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      FLOAT_VECTOR.cast(fy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ + k))
          .lanewise(SUB, fz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k)))).intoArray(floatRows,
          ROW_BOTH + k);
      FLOAT_VECTOR.cast(fy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ + k))
          .lanewise(SUB, fz.lanewise(MUL, ay))).intoArray(floatRows, ROW_THIRD + k);
    }
    return allValueAtMostReachBits2;
  }

  private static long floats7(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      FloatVector absFz = fz.lanewise(ABS);
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      FloatVector absFy = fy.lanewise(ABS);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector reach = absFz.lanewise(MUL, hy).lanewise(ADD, absFy.lanewise(MUL, hz));
      FloatVector both = fromArray(FLOATS, floatRows, ROW_BOTH + k);
      FloatVector third = fromArray(FLOATS, floatRows, ROW_THIRD + k);
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      FloatVector both2 = fz.lanewise(MUL, bx)
          .lanewise(SUB, fx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ + k)));
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector third2 = fz.lanewise(MUL, ax)
          .lanewise(SUB, fx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ + k)));
      FloatVector absFx = fx.lanewise(ABS);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector reach2 = absFx.lanewise(MUL, hz).lanewise(ADD, absFz.lanewise(MUL, hx));
      VectorMask<Float> bothLessThird2 = both2.compare(LT, third2);
      // both < third ? both : third
      FloatVector low2 = third2.blend(both2, bothLessThird2);
      // both < third ? third : both
      FloatVector high2 = both2.blend(third2, bothLessThird2);
      FloatVector both3 = fx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k))
          .lanewise(SUB, fy.lanewise(MUL, bx));
      FloatVector third3 = fx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY + k))
          .lanewise(SUB, fy.lanewise(MUL, ax));
      FloatVector reach3 = absFy.lanewise(MUL, hx).lanewise(ADD, absFx.lanewise(MUL, hy));
      VectorMask<Float> bothLessThird3 = both3.compare(LT, third3);
      // both < third ? both : third
      FloatVector low3 = third3.blend(both3, bothLessThird3);
      // both < third ? third : both
      FloatVector high3 = both3.blend(third3, bothLessThird3);
      VectorMask<Float> allValueAtMostReach = low
          .compare(LE, reach, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES));
      allValueAtMostReach = high.compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReach = low2.compare(LE, reach2, allValueAtMostReach);
      VectorMask<Float> allValueAtMostReach2 = high2.compare(GE, reach2.lanewise(NEG));
      allValueAtMostReach2 = low3.compare(LE, reach3, allValueAtMostReach2);
      allValueAtMostReach2 = high3.compare(GE, reach3.lanewise(NEG), allValueAtMostReach2);
      allValueAtMostReach = allValueAtMostReach.and(allValueAtMostReach2);
      allValueAtMostReachBits2 |= allValueAtMostReach.toLong() << k;
    }
    return allValueAtMostReachBits2;
  }

  private static long floats8(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ2 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY2 + k);
      FloatVector both = gy.lanewise(MUL, cz).lanewise(SUB, gz.lanewise(MUL, cy));
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FloatVector third = gy.lanewise(MUL, bz).lanewise(SUB, gz.lanewise(MUL, by));
      FloatVector absGz = gz.lanewise(ABS);
      FloatVector absGy = gy.lanewise(ABS);
      FLOAT_VECTOR.cast(absGy).intoArray(floatRows, ROW_ABS_GY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector reach = absGz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k))
          .lanewise(ADD, absGy.lanewise(MUL, hz));
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX2 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector both2 = gz.lanewise(MUL, cx).lanewise(SUB, gx.lanewise(MUL, cz));
      FloatVector third2 = gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX + k))
          .lanewise(SUB, gx.lanewise(MUL, bz));
      FloatVector absGx = gx.lanewise(ABS);
      FLOAT_VECTOR.cast(absGx).intoArray(floatRows, ROW_ABS_GX + k);
      FloatVector reach2 = absGx.lanewise(MUL, hz)
          .lanewise(ADD, absGz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k)));
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
      FLOAT_VECTOR.cast(gx.lanewise(MUL, cy).lanewise(SUB, gy.lanewise(MUL, cx))).intoArray(floatRows,
          ROW_BOTH2 + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, by)).intoArray(floatRows, ROW_PRODUCT2 + k);
    }
    return allValueAtMostReachBits2;
  }

  private static long floats9(float[] floatRows, long allValueAtMostReachBits, long meetBits) {
    if (floatRows == null) {
      return 0;
    }
    long overlapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector third = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_GY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX + k)));
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_ABS_GY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_GX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)));
      FloatVector both = fromArray(FLOATS, floatRows, ROW_BOTH2 + k);
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      VectorMask<Float> overlap = low.compare(LE, reach,
          VectorMask.fromLong(FLOATS, (meetBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k) & WideLanes.FLOAT_LANES)));
      overlap = high.compare(GE, reach.lanewise(NEG), overlap);
      overlapBits |= overlap.toLong() << k;
    }
    return overlapBits;
  }

  private static void floats10(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] minXs = columns1[0], maxXs = columns1[3];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      // a > b ? a : b
      FloatVector high = ex.blend(ALL_ZERO, ALL_ZERO.compare(GT, ex));
      // a < b ? a : b
      FloatVector low = ex.blend(ALL_ZERO, ALL_ZERO.compare(LT, ex));
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX + k);
      // c > high ? c : high; c < low ? c : low
      FloatVector difference = high.blend(cx, cx.compare(GT, high))
          .lanewise(SUB, low.blend(cx, cx.compare(LT, low)));
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      // a > b ? a : b
      FloatVector high2 = ey.blend(ALL_ZERO, ALL_ZERO.compare(GT, ey));
      // a < b ? a : b
      FloatVector low2 = ey.blend(ALL_ZERO, ALL_ZERO.compare(LT, ey));
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY + k);
      // c > high ? c : high; c < low ? c : low
      FloatVector difference2 = high2.blend(cy, cy.compare(GT, high2))
          .lanewise(SUB, low2.blend(cy, cy.compare(LT, low2)));
      FLOAT_VECTOR.cast(difference2).intoArray(floatRows, ROW_DIFFERENCE2 + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      // a > b ? a : b
      FloatVector high3 = ez.blend(ALL_ZERO, ALL_ZERO.compare(GT, ez));
      // a < b ? a : b
      FloatVector low3 = ez.blend(ALL_ZERO, ALL_ZERO.compare(LT, ez));
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ + k);
      // c > high ? c : high; c < low ? c : low
      FloatVector difference3 = high3.blend(cz, cz.compare(GT, high3))
          .lanewise(SUB, low3.blend(cz, cz.compare(LT, low3)));
      FLOAT_VECTOR.cast(difference3).intoArray(floatRows, ROW_DIFFERENCE3 + k);
      FLOAT_VECTOR.cast(ALL_TOUCH.lanewise(MUL, difference.lanewise(ADD, difference2)
          .lanewise(ADD, difference3))).intoArray(floatRows, ROW_TOUCH + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(MUL, ALL_HALF.lanewise(MUL, fromArray(FLOATS, maxXs, i))
          .lanewise(SUB, ALL_HALF.lanewise(MUL, fromArray(FLOATS, minXs, i))))
          .lanewise(ADD, ALL_ONE.lanewise(MUL, ALL_HALF
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH + k))
          .lanewise(SUB, ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW + k)))))).intoArray(
          floatRows, ROW_WIDTH + k);
    }
  }

  private static long floats11(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] minXs = columns1[0], minYs = columns1[1], maxXs = columns1[3], maxYs = columns1[4],
        vxs = columns1[6];
    long vxAtLeastZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector vx = fromArray(FLOATS, vxs, i);
      VectorMask<Float> vxAtLeastZero = vx.compare(GE, ALL_ZERO);
      vxAtLeastZeroBits |= vxAtLeastZero.toLong() << k;
      // v >= 0 ? min2 - max1 : min1 - max2
      FloatVector ahead = fromArray(FLOATS, minXs, i).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HIGH + k))
          .blend(fromArray(FLOATS, floatRows, ROW_LOW + k).lanewise(SUB, fromArray(FLOATS, maxXs, i)),
          vxAtLeastZero);
      FloatVector from = ahead.lanewise(SUB, ALL_ZERO);
      FloatVector touch = fromArray(FLOATS, floatRows, ROW_TOUCH + k);
      FloatVector width = fromArray(FLOATS, floatRows, ROW_WIDTH + k);
      // touch < width ? touch : width
      FloatVector margin = ALL_ZERO.lanewise(ADD, width.blend(touch, touch.compare(LT, width)));
      FloatVector absVx = vx.lanewise(ABS);
      FLOAT_VECTOR.cast(absVx).intoArray(floatRows, ROW_ABS_VX + k);
      // from >= 0 ? Math.abs(speed) : 2 * margin
      FloatVector unit = ALL_TWO.lanewise(MUL, margin).blend(absVx, from.compare(GE, ALL_ZERO));
      VectorMask<Float> fromAtLeastValueAndVxIsNotZero = vx.compare(NE, ALL_ZERO);
      fromAtLeastValueAndVxIsNotZero = from.compare(GE, margin.lanewise(NEG), fromAtLeastValueAndVxIsNotZero);
      // from > 0 || (from >= -margin && speed != 0) ? from / unit : NONE
      FloatVector other = ALL_NONE.blend(from.lanewise(DIV, unit), from.compare(GT, ALL_ZERO)
          .or(fromAtLeastValueAndVxIsNotZero));
      FLOAT_VECTOR.cast(other).intoArray(floatRows, ROW_OTHER + k);
      // other > entry ? other : entry
      FLOAT_VECTOR.cast(ALL_NONE.blend(other, other.compare(GT, ALL_NONE))).intoArray(floatRows, ROW_LAST + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(MUL, ALL_HALF.lanewise(MUL, fromArray(FLOATS, maxYs, i))
          .lanewise(SUB, ALL_HALF.lanewise(MUL, fromArray(FLOATS, minYs, i))))
          .lanewise(ADD, ALL_ONE.lanewise(MUL, ALL_HALF
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH2 + k))
          .lanewise(SUB, ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW2 + k)))))).intoArray(
          floatRows, ROW_WIDTH2 + k);
    }
    return vxAtLeastZeroBits;
  }

  private static long floats12(float[][] columns1, int from1, float[] floatRows, long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minYs = columns1[1], minZs = columns1[2], maxYs = columns1[4], maxZs = columns1[5],
        vys = columns1[7], vzs = columns1[8];
    long vyAtLeastZeroBits = 0;
    long vzAtLeastZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector vy = fromArray(FLOATS, vys, i);
      VectorMask<Float> vyAtLeastZero = vy.compare(GE, ALL_ZERO);
      vyAtLeastZeroBits |= vyAtLeastZero.toLong() << k;
      // v >= 0 ? min2 - max1 : min1 - max2
      FloatVector ahead = fromArray(FLOATS, minYs, i)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HIGH2 + k))
          .blend(fromArray(FLOATS, floatRows, ROW_LOW2 + k).lanewise(SUB, fromArray(FLOATS, maxYs, i)),
          vyAtLeastZero);
      FloatVector from = ahead.lanewise(SUB, ALL_ZERO);
      FloatVector touch = fromArray(FLOATS, floatRows, ROW_TOUCH + k);
      FloatVector width = fromArray(FLOATS, floatRows, ROW_WIDTH2 + k);
      // touch < width ? touch : width
      FloatVector margin = ALL_ZERO.lanewise(ADD, width.blend(touch, touch.compare(LT, width)));
      FloatVector absVy = vy.lanewise(ABS);
      FLOAT_VECTOR.cast(absVy).intoArray(floatRows, ROW_ABS_VY + k);
      // from >= 0 ? Math.abs(speed) : 2 * margin
      FloatVector unit = ALL_TWO.lanewise(MUL, margin).blend(absVy, from.compare(GE, ALL_ZERO));
      VectorMask<Float> fromAtLeastValueAndVyIsNotZero = vy.compare(NE, ALL_ZERO);
      fromAtLeastValueAndVyIsNotZero = from.compare(GE, margin.lanewise(NEG), fromAtLeastValueAndVyIsNotZero);
      // from > 0 || (from >= -margin && speed != 0) ? from / unit : NONE
      FloatVector other = ALL_NONE.blend(from.lanewise(DIV, unit), from.compare(GT, ALL_ZERO)
          .or(fromAtLeastValueAndVyIsNotZero));
      FLOAT_VECTOR.cast(other).intoArray(floatRows, ROW_OTHER2 + k);
      FloatVector last = fromArray(FLOATS, floatRows, ROW_LAST + k);
      // other > entry ? other : entry
      FloatVector last2 = last.blend(other, other.compare(GT, last));
      FloatVector maxZ = fromArray(FLOATS, maxZs, i);
      FloatVector minZ = fromArray(FLOATS, minZs, i);
      FloatVector high = fromArray(FLOATS, floatRows, ROW_HIGH3 + k);
      FloatVector low = fromArray(FLOATS, floatRows, ROW_LOW3 + k);
      FloatVector width2 = ALL_ONE.lanewise(MUL, ALL_HALF.lanewise(MUL, maxZ)
          .lanewise(SUB, ALL_HALF.lanewise(MUL, minZ)))
          .lanewise(ADD, ALL_ONE.lanewise(MUL, ALL_HALF.lanewise(MUL, high)
          .lanewise(SUB, ALL_HALF.lanewise(MUL, low))));
      FloatVector vz = fromArray(FLOATS, vzs, i);
      VectorMask<Float> vzAtLeastZero = vz.compare(GE, ALL_ZERO);
      vzAtLeastZeroBits |= vzAtLeastZero.toLong() << k;
      // v >= 0 ? min2 - max1 : min1 - max2
      FloatVector ahead2 = minZ.lanewise(SUB, high).blend(low.lanewise(SUB, maxZ), vzAtLeastZero);
      FloatVector from3 = ahead2.lanewise(SUB, ALL_ZERO);
      // touch < width ? touch : width
      FloatVector margin2 = ALL_ZERO.lanewise(ADD, width2.blend(touch, touch.compare(LT, width2)));
      FloatVector absVz = vz.lanewise(ABS);
      FLOAT_VECTOR.cast(absVz).intoArray(floatRows, ROW_ABS_VZ + k);
      // from >= 0 ? Math.abs(speed) : 2 * margin
      FloatVector unit2 = ALL_TWO.lanewise(MUL, margin2).blend(absVz, from3.compare(GE, ALL_ZERO));
      VectorMask<Float> fromAtLeastValueAndVzIsNotZero = vz.compare(NE, ALL_ZERO);
      fromAtLeastValueAndVzIsNotZero = from3.compare(GE, margin2.lanewise(NEG), fromAtLeastValueAndVzIsNotZero);
      // from > 0 || (from >= -margin && speed != 0) ? from / unit : NONE
      FloatVector other2 = ALL_NONE.blend(from3.lanewise(DIV, unit2), from3.compare(GT, ALL_ZERO)
          .or(fromAtLeastValueAndVzIsNotZero));
      FLOAT_VECTOR.cast(other2).intoArray(floatRows, ROW_OTHER3 + k);
      // other > entry ? other : entry
      FLOAT_VECTOR.cast(last2.blend(other2, other2.compare(GT, last2))).intoArray(floatRows, ROW_LAST2 + k);
    }
    bits[0] = vzAtLeastZeroBits;
    return vyAtLeastZeroBits;
  }

  private static void floats13(float[][] columns1, int from1, float[][] columns2, int from2,
      float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] minXs = columns1[0], minYs = columns1[1], maxXs = columns1[3];
    float[] axs = columns2[0], ays = columns2[1];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector at2 = fromArray(FLOATS, minXs, i).lanewise(SUB, ax);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at3 = at2.blend(ALL_LARGEST, at2.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at3.blend(ALL_MINUS_LARGEST, at3.compare(LT, ALL_MINUS_LARGEST))).intoArray(floatRows,
          ROW_LOW_AX + k);
      FloatVector at4 = fromArray(FLOATS, maxXs, i).lanewise(SUB, ax);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at5 = at4.blend(ALL_LARGEST, at4.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at5.blend(ALL_MINUS_LARGEST, at5.compare(LT, ALL_MINUS_LARGEST))).intoArray(floatRows,
          ROW_HIGH_AX + k);
      FloatVector at6 = fromArray(FLOATS, minYs, i).lanewise(SUB, fromArray(FLOATS, ays, j));
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at7 = at6.blend(ALL_LARGEST, at6.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at7.blend(ALL_MINUS_LARGEST, at7.compare(LT, ALL_MINUS_LARGEST))).intoArray(floatRows,
          ROW_LOW_AY + k);
    }
  }

  private static void floats14(float[][] columns1, int from1, float[][] columns2, int from2,
      float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    float[] ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector maxY = fromArray(FLOATS, maxYs, i);
      FloatVector at2 = maxY.lanewise(SUB, fromArray(FLOATS, ays, j));
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at3 = at2.blend(ALL_LARGEST, at2.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at3.blend(ALL_MINUS_LARGEST, at3.compare(LT, ALL_MINUS_LARGEST))).intoArray(floatRows,
          ROW_HIGH_AY + k);
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector at4 = fromArray(FLOATS, minZs, i).lanewise(SUB, az);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at5 = at4.blend(ALL_LARGEST, at4.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at5.blend(ALL_MINUS_LARGEST, at5.compare(LT, ALL_MINUS_LARGEST))).intoArray(floatRows,
          ROW_LOW_AZ + k);
      FloatVector at6 = fromArray(FLOATS, maxZs, i).lanewise(SUB, az);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at7 = at6.blend(ALL_LARGEST, at6.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at7.blend(ALL_MINUS_LARGEST, at7.compare(LT, ALL_MINUS_LARGEST))).intoArray(floatRows,
          ROW_HIGH_AZ + k);
      FloatVector bx = fromArray(FLOATS, bxs, j);
      FloatVector at8 = fromArray(FLOATS, minXs, i).lanewise(SUB, bx);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at9 = at8.blend(ALL_LARGEST, at8.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at9.blend(ALL_MINUS_LARGEST, at9.compare(LT, ALL_MINUS_LARGEST))).intoArray(floatRows,
          ROW_LOW_BX + k);
      FloatVector at10 = fromArray(FLOATS, maxXs, i).lanewise(SUB, bx);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at11 = at10.blend(ALL_LARGEST, at10.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at11.blend(ALL_MINUS_LARGEST, at11.compare(LT, ALL_MINUS_LARGEST))).intoArray(
          floatRows, ROW_HIGH_BX + k);
      FloatVector by = fromArray(FLOATS, bys, j);
      FloatVector at12 = fromArray(FLOATS, minYs, i).lanewise(SUB, by);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at13 = at12.blend(ALL_LARGEST, at12.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at13.blend(ALL_MINUS_LARGEST, at13.compare(LT, ALL_MINUS_LARGEST))).intoArray(
          floatRows, ROW_LOW_BY + k);
      FloatVector at14 = maxY.lanewise(SUB, by);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at15 = at14.blend(ALL_LARGEST, at14.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at15.blend(ALL_MINUS_LARGEST, at15.compare(LT, ALL_MINUS_LARGEST))).intoArray(
          floatRows, ROW_HIGH_BY + k);
    }
  }

  private static void floats15(float[][] columns1, int from1, float[][] columns2, int from2,
      float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    float[] bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector minZ = fromArray(FLOATS, minZs, i);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      FloatVector at2 = minZ.lanewise(SUB, bz);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at3 = at2.blend(ALL_LARGEST, at2.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at3.blend(ALL_MINUS_LARGEST, at3.compare(LT, ALL_MINUS_LARGEST))).intoArray(floatRows,
          ROW_LOW_BZ + k);
      FloatVector maxZ = fromArray(FLOATS, maxZs, i);
      FloatVector at4 = maxZ.lanewise(SUB, bz);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at5 = at4.blend(ALL_LARGEST, at4.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at5.blend(ALL_MINUS_LARGEST, at5.compare(LT, ALL_MINUS_LARGEST))).intoArray(floatRows,
          ROW_HIGH_BZ + k);
      FloatVector cx = fromArray(FLOATS, cxs, j);
      FloatVector at6 = fromArray(FLOATS, minXs, i).lanewise(SUB, cx);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at7 = at6.blend(ALL_LARGEST, at6.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at7.blend(ALL_MINUS_LARGEST, at7.compare(LT, ALL_MINUS_LARGEST))).intoArray(floatRows,
          ROW_LOW_CX + k);
      FloatVector at8 = fromArray(FLOATS, maxXs, i).lanewise(SUB, cx);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at9 = at8.blend(ALL_LARGEST, at8.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at9.blend(ALL_MINUS_LARGEST, at9.compare(LT, ALL_MINUS_LARGEST))).intoArray(floatRows,
          ROW_HIGH_CX + k);
      FloatVector cy = fromArray(FLOATS, cys, j);
      FloatVector at10 = fromArray(FLOATS, minYs, i).lanewise(SUB, cy);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at11 = at10.blend(ALL_LARGEST, at10.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at11.blend(ALL_MINUS_LARGEST, at11.compare(LT, ALL_MINUS_LARGEST))).intoArray(
          floatRows, ROW_LOW_CY + k);
      FloatVector at12 = fromArray(FLOATS, maxYs, i).lanewise(SUB, cy);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at13 = at12.blend(ALL_LARGEST, at12.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at13.blend(ALL_MINUS_LARGEST, at13.compare(LT, ALL_MINUS_LARGEST))).intoArray(
          floatRows, ROW_HIGH_CY + k);
      FloatVector cz = fromArray(FLOATS, czs, j);
      FloatVector at14 = minZ.lanewise(SUB, cz);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at15 = at14.blend(ALL_LARGEST, at14.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at15.blend(ALL_MINUS_LARGEST, at15.compare(LT, ALL_MINUS_LARGEST))).intoArray(
          floatRows, ROW_LOW_CZ + k);
      FloatVector at16 = maxZ.lanewise(SUB, cz);
      // at > Float.MAX_VALUE ? Float.MAX_VALUE : at
      FloatVector at17 = at16.blend(ALL_LARGEST, at16.compare(GT, ALL_LARGEST));
      // at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at
      FLOAT_VECTOR.cast(at17.blend(ALL_MINUS_LARGEST, at17.compare(LT, ALL_MINUS_LARGEST))).intoArray(
          floatRows, ROW_HIGH_CZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CX + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_EX + k))).intoArray(floatRows, ROW_FX2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CY + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_EY + k))).intoArray(floatRows, ROW_FY2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CZ + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_EZ + k))).intoArray(floatRows, ROW_FZ2 + k);
      FLOAT_VECTOR.cast(ALL_SLACK.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_VX + k)))).intoArray(floatRows, ROW_SLACK_X + k);
      FLOAT_VECTOR.cast(ALL_SLACK.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_VY + k)))).intoArray(floatRows, ROW_SLACK_Y + k);
      FLOAT_VECTOR.cast(ALL_SLACK.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE3 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_VZ + k)))).intoArray(floatRows, ROW_SLACK_Z + k);
    }
  }

  private static void floats16(float[][] columns1, int from1, float[] floatRows, long vxAtLeastZeroBits,
      long vyAtLeastZeroBits, long vzAtLeastZeroBits) {
    if (columns1 == null) {
      return;
    }
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5], vxs = columns1[6], vys = columns1[7], vzs = columns1[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, vxs, i)).intoArray(floatRows, ROW_VX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, vys, i)).intoArray(floatRows, ROW_VY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, vzs, i)).intoArray(floatRows, ROW_VZ + k);
      // v >= 0 ? max2 - min1 : max1 - min2
      FloatVector left = fromArray(FLOATS, maxXs, i).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_LOW + k))
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH + k).lanewise(SUB, fromArray(FLOATS, minXs, i)),
          VectorMask.fromLong(FLOATS, (vxAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES));
      // left < 0 ? NONE : left / Math.abs(speed)
      FloatVector other = left.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_ABS_VX + k))
          .blend(ALL_NONE, left.compare(LT, ALL_ZERO));
      // other < exit ? other : exit
      FloatVector first2 = ALL_INFINITY.blend(other, other.compare(LT, ALL_INFINITY));
      // v >= 0 ? max2 - min1 : max1 - min2
      FloatVector left2 = fromArray(FLOATS, maxYs, i).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_LOW2 + k))
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH2 + k).lanewise(SUB, fromArray(FLOATS, minYs, i)),
          VectorMask.fromLong(FLOATS, (vyAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES));
      // left < 0 ? NONE : left / Math.abs(speed)
      FloatVector other2 = left2.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_ABS_VY + k))
          .blend(ALL_NONE, left2.compare(LT, ALL_ZERO));
      // other < exit ? other : exit
      FloatVector first3 = first2.blend(other2, other2.compare(LT, first2));
      // v >= 0 ? max2 - min1 : max1 - min2
      FloatVector left3 = fromArray(FLOATS, maxZs, i).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_LOW3 + k))
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH3 + k).lanewise(SUB, fromArray(FLOATS, minZs, i)),
          VectorMask.fromLong(FLOATS, (vzAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES));
      // left < 0 ? NONE : left / Math.abs(speed)
      FloatVector other3 = left3.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_ABS_VZ + k))
          .blend(ALL_NONE, left3.compare(LT, ALL_ZERO));
      // other < exit ? other : exit
      FLOAT_VECTOR.cast(first3.blend(other3, other3.compare(LT, first3))).intoArray(floatRows, ROW_FIRST + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY + k);
      FloatVector product = ez.lanewise(MUL, cy);
      FloatVector rounded = ez.lanewise(NEG).lanewise(FMA, cy, product);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_EY + k).lanewise(FMA, cz, product.lanewise(NEG))
          .lanewise(ADD, rounded)).intoArray(floatRows, ROW_SUM + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector product2 = ex.lanewise(MUL, cz);
      FloatVector rounded2 = ex.lanewise(NEG).lanewise(FMA, cz, product2);
      FLOAT_VECTOR.cast(ez.lanewise(FMA, fromArray(FLOATS, floatRows, ROW_CX + k), product2.lanewise(NEG))
          .lanewise(ADD, rounded2)).intoArray(floatRows, ROW_SUM2 + k);
    }
  }

  private static long floats17(float[][] columns1, int from1, float[] floatRows, long[] bits,
      long minXAtMostMaxXBits, long minYAtMostMaxYBits, long minZAtMostMaxZBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] vxs = columns1[6], vys = columns1[7], vzs = columns1[8];
    long allMinXAtMostMaxXBits = 0;
    long sumAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX + k);
      FloatVector product = ey.lanewise(MUL, cx);
      FloatVector rounded = ey.lanewise(NEG).lanewise(FMA, cx, product);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_EX + k).lanewise(FMA, cy, product.lanewise(NEG))
          .lanewise(ADD, rounded)).intoArray(floatRows, ROW_SUM3 + k);
      VectorMask<Float> allMinXAtMostMaxX = fromArray(FLOATS, floatRows, ROW_ABS_EX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_EY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_EZ + k))
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (minXAtMostMaxXBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (minYAtMostMaxYBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (minZAtMostMaxZBits >>> k)
          & WideLanes.FLOAT_LANES)));
      allMinXAtMostMaxX = cx.lanewise(ABS).lanewise(ADD, cy.lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_CZ + k).lanewise(ABS))
          .compare(LE, ALL_LARGEST, allMinXAtMostMaxX);
      allMinXAtMostMaxXBits |= allMinXAtMostMaxX.toLong() << k;
      sumAtMostLargestBits |= fromArray(FLOATS, floatRows, ROW_ABS_VX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_VY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_VZ + k)).compare(LE, ALL_LARGEST).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, vxs, i).lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, vys, i).lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, vzs, i).lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VZ + k);
    }
    bits[0] = sumAtMostLargestBits;
    return allMinXAtMostMaxXBits;
  }

  private static void floats19(float[] floatRows) {
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

  private static void floats20(float[] floatRows) {
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
      FLOAT_VECTOR.cast(last6.blend(other6, other6.compare(GT, last6))).intoArray(floatRows, ROW_ENTRY + k);
      FloatVector other7 = fromArray(FLOATS, floatRows, ROW_OTHER14 + k);
      FloatVector first2 = fromArray(FLOATS, floatRows, ROW_FIRST + k);
      // other < exit ? other : exit
      FloatVector first3 = first2.blend(other7, other7.compare(LT, first2));
      FloatVector other8 = fromArray(FLOATS, floatRows, ROW_OTHER15 + k);
      // other < exit ? other : exit
      FLOAT_VECTOR.cast(first3.blend(other8, other8.compare(LT, first3))).intoArray(floatRows, ROW_FIRST2 + k);
    }
  }

  private static long floats21(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long otherIsEntryBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector other = fromArray(FLOATS, floatRows, ROW_OTHER16 + k);
      FloatVector first2 = fromArray(FLOATS, floatRows, ROW_FIRST2 + k);
      // other < exit ? other : exit
      FloatVector first3 = first2.blend(other, other.compare(LT, first2));
      FloatVector other2 = fromArray(FLOATS, floatRows, ROW_OTHER17 + k);
      // other < exit ? other : exit
      FloatVector first4 = first3.blend(other2, other2.compare(LT, first3));
      FloatVector other3 = fromArray(FLOATS, floatRows, ROW_OTHER18 + k);
      // other < exit ? other : exit
      FloatVector first5 = first4.blend(other3, other3.compare(LT, first4));
      FloatVector other4 = fromArray(FLOATS, floatRows, ROW_OTHER19 + k);
      // other < exit ? other : exit
      FloatVector first6 = first5.blend(other4, other4.compare(LT, first5));
      FloatVector other5 = fromArray(FLOATS, floatRows, ROW_OTHER20 + k);
      // other < exit ? other : exit
      FloatVector first7 = first6.blend(other5, other5.compare(LT, first6));
      FloatVector other6 = fromArray(FLOATS, floatRows, ROW_OTHER21 + k);
      // other < exit ? other : exit
      FloatVector first8 = first7.blend(other6, other6.compare(LT, first7));
      FloatVector other7 = fromArray(FLOATS, floatRows, ROW_OTHER22 + k);
      // other < exit ? other : exit
      FloatVector first9 = first8.blend(other7, other7.compare(LT, first8));
      FloatVector other8 = fromArray(FLOATS, floatRows, ROW_OTHER23 + k);
      // other < exit ? other : exit
      FLOAT_VECTOR.cast(first9.blend(other8, other8.compare(LT, first9))).intoArray(floatRows, ROW_EXIT + k);
      otherIsEntryBits |= fromArray(FLOATS, floatRows, ROW_OTHER12 + k)
          .compare(EQ, fromArray(FLOATS, floatRows, ROW_ENTRY + k)).toLong() << k;
    }
    return otherIsEntryBits;
  }

  private static void floats22(float[] floatRows, long otherIsEntryBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // entryOnEdge(cz, cx, vz, vx, slackZ, slackX, touch, lowAZ, highAZ, lowAX, highAX, lowBZ, highBZ, lowBX,
      // highBX) == entry ? 11 : number
      FloatVector number = ALL_C12_0.blend(ALL_C11_0,
          VectorMask.fromLong(FLOATS, (otherIsEntryBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector entry = fromArray(FLOATS, floatRows, ROW_ENTRY + k);
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
      FloatVector number7 = number6.blend(ALL_C5_00, fromArray(FLOATS, floatRows, ROW_OTHER6 + k)
          .compare(EQ, entry));
      // entryOnEdge(by, bz, vy, vz, slackY, slackZ, touch, lowAY, highAY, lowAZ, highAZ, lowCY, highCY, lowCZ,
      // highCZ) == entry ? 4 : number
      FloatVector number8 = number7.blend(ALL_C4_00, fromArray(FLOATS, floatRows, ROW_OTHER5 + k)
          .compare(EQ, entry));
      // entryOnNormal(lowAX, lowAY, lowAZ, highAX, highAY, highAZ, slackX, slackY, slackZ, touch, vx, vy, vz,
      // bx, by, bz, cx, cy, cz) == entry ? NORMAL : number
      FLOAT_VECTOR.cast(number8.blend(ALL_NORMAL, fromArray(FLOATS, floatRows, ROW_OTHER4 + k)
          .compare(EQ, entry))).intoArray(floatRows, ROW_NUMBER + k);
    }
  }

  private static long floats23(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long isOfYBits = 0;
    long numberIsC6_00Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector entry = fromArray(FLOATS, floatRows, ROW_ENTRY + k);
      // entryZ == entry ? 2 : number
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER + k)
          .blend(ALL_TWO, fromArray(FLOATS, floatRows, ROW_OTHER3 + k).compare(EQ, entry));
      // entryY == entry ? 1 : number
      FloatVector number2 = number.blend(ALL_ONE, fromArray(FLOATS, floatRows, ROW_OTHER2 + k)
          .compare(EQ, entry));
      // entryX == entry ? 0 : number
      FloatVector number3 = number2.blend(ALL_ZERO, fromArray(FLOATS, floatRows, ROW_OTHER + k)
          .compare(EQ, entry));
      FLOAT_VECTOR.cast(number3).intoArray(floatRows, ROW_NUMBER2 + k);
      VectorMask<Float> allEntryGreaterNone = entry.compare(GT, ALL_NONE);
      allEntryGreaterNone = entry.compare(LE, fromArray(FLOATS, floatRows, ROW_EXIT + k), allEntryGreaterNone);
      // entry > NONE && entry <= exit ? entry : Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(entry, allEntryGreaterNone)).intoArray(floatRows, ROW_MEETING + k);
      isOfYBits |= number3.compare(EQ, ALL_C5_00).or(number3.compare(EQ, ALL_C8_00))
          .or(number3.compare(EQ, ALL_C11_0)).toLong() << k;
      numberIsC6_00Bits |= number3.compare(EQ, ALL_C6_00).toLong() << k;
    }
    bits[0] = numberIsC6_00Bits;
    return isOfYBits;
  }

  private static long floats24(float[] floatRows, long[] bits, long numberIsC6_00Bits, long isOfYBits) {
    if (floatRows == null) {
      return 0;
    }
    long numberGreaterNormalBits = 0;
    long numberIsNormalBits = 0;
    long isOfZBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER2 + k);
      VectorMask<Float> isOfZ = VectorMask.fromLong(FLOATS, (numberIsC6_00Bits >>> k) & WideLanes.FLOAT_LANES)
          .or(number.compare(EQ, ALL_C9_00)).or(number.compare(EQ, ALL_C12_0));
      VectorMask<Float> numberLessFirstOfBc = number.compare(LT, ALL_FIRST_OF_BC);
      VectorMask<Float> numberLessFirstOfAc = number.compare(LT, ALL_FIRST_OF_AC);
      // number < FIRST_OF_BC ? b : number < FIRST_OF_AC ? c - b : c
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_CY + k)
          .blend(fromArray(FLOATS, floatRows, ROW_FY2 + k), numberLessFirstOfAc)
          .blend(fromArray(FLOATS, floatRows, ROW_EY + k), numberLessFirstOfBc);
      FLOAT_VECTOR.cast(ey).intoArray(floatRows, ROW_EY2 + k);
      // number < FIRST_OF_BC ? b : number < FIRST_OF_AC ? c - b : c
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_CZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_FZ2 + k), numberLessFirstOfAc)
          .blend(fromArray(FLOATS, floatRows, ROW_EZ + k), numberLessFirstOfBc);
      // isOfY ? ez : isOfZ ? -ey : 0
      FloatVector product = ALL_ZERO.blend(ey.lanewise(NEG), isOfZ)
          .blend(ez, VectorMask.fromLong(FLOATS, (isOfYBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> numberGreaterNormal = number.compare(GT, ALL_NORMAL);
      numberGreaterNormalBits |= numberGreaterNormal.toLong() << k;
      VectorMask<Float> numberIsNormal = number.compare(EQ, ALL_NORMAL);
      numberIsNormalBits |= numberIsNormal.toLong() << k;
      // number > NORMAL ? product : number == NORMAL ? SweptAxis.difference(by, cz, bz, cy) : number == 0 ? 1 :
      // 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, number.compare(EQ, ALL_ZERO))
          .blend(fromArray(FLOATS, floatRows, ROW_SUM + k), numberIsNormal)
          .blend(product, numberGreaterNormal)).intoArray(floatRows, ROW_X + k);
      VectorMask<Float> isOfZ2 = number.compare(EQ, ALL_C4_00).or(number.compare(EQ, ALL_FIRST_OF_BC))
          .or(number.compare(EQ, ALL_FIRST_OF_AC));
      isOfZBits |= isOfZ2.toLong() << k;
      // number < FIRST_OF_BC ? b : number < FIRST_OF_AC ? c - b : c
      FloatVector ez2 = fromArray(FLOATS, floatRows, ROW_CX + k)
          .blend(fromArray(FLOATS, floatRows, ROW_FX2 + k), numberLessFirstOfAc)
          .blend(fromArray(FLOATS, floatRows, ROW_EX + k), numberLessFirstOfBc);
      FLOAT_VECTOR.cast(ez2).intoArray(floatRows, ROW_EZ2 + k);
      // isOfY ? ez : isOfZ ? -ey : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ez.lanewise(NEG), isOfZ2).blend(ez2, isOfZ)).intoArray(floatRows,
          ROW_PRODUCT3 + k);
    }
    bits[0] = numberIsNormalBits;
    bits[1] = isOfZBits;
    return numberGreaterNormalBits;
  }

  private static void floats25(float[] floatRows, long numberIsNormalBits, long numberGreaterNormalBits,
      long isOfYBits, long isOfZBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> numberGreaterNormal = VectorMask.fromLong(FLOATS, (numberGreaterNormalBits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> numberIsNormal = VectorMask.fromLong(FLOATS, (numberIsNormalBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER2 + k);
      // number > NORMAL ? product : number == NORMAL ? SweptAxis.difference(bz, cx, bx, cz) : number == 1 ? 1 :
      // 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, number.compare(EQ, ALL_ONE))
          .blend(fromArray(FLOATS, floatRows, ROW_SUM2 + k), numberIsNormal)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k), numberGreaterNormal)).intoArray(floatRows,
          ROW_Y + k);
      // isOfY ? ez : isOfZ ? -ey : 0
      FloatVector product = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_EZ2 + k).lanewise(NEG),
          VectorMask.fromLong(FLOATS, (isOfYBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_EY2 + k),
          VectorMask.fromLong(FLOATS, (isOfZBits >>> k) & WideLanes.FLOAT_LANES));
      // number > NORMAL ? product : number == NORMAL ? SweptAxis.difference(bx, cy, by, cx) : number == 2 ? 1 :
      // 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, number.compare(EQ, ALL_TWO))
          .blend(fromArray(FLOATS, floatRows, ROW_SUM3 + k), numberIsNormal)
          .blend(product, numberGreaterNormal)).intoArray(floatRows, ROW_Z + k);
    }
  }

  private static void floats26(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] vxs = columns1[6], vys = columns1[7], vzs = columns1[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X + k);
      FloatVector absX = x.lanewise(ABS);
      FLOAT_VECTOR.cast(absX).intoArray(floatRows, ROW_ABS_X + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y + k);
      FloatVector absY = y.lanewise(ABS);
      FLOAT_VECTOR.cast(absY).intoArray(floatRows, ROW_ABS_Y + k);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z + k);
      FloatVector absZ = z.lanewise(ABS);
      FLOAT_VECTOR.cast(absZ).intoArray(floatRows, ROW_ABS_Z + k);
      FloatVector slack = absX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SLACK_X + k))
          .lanewise(ADD, absY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SLACK_Y + k)))
          .lanewise(ADD, absZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SLACK_Z + k)));
      FloatVector speed = x.lanewise(MUL, fromArray(FLOATS, vxs, i))
          .lanewise(ADD, y.lanewise(MUL, fromArray(FLOATS, vys, i)))
          .lanewise(ADD, z.lanewise(MUL, fromArray(FLOATS, vzs, i)));
      FLOAT_VECTOR.cast(speed).intoArray(floatRows, ROW_SPEED + k);
      FloatVector later = fromArray(FLOATS, floatRows, ROW_MEETING + k)
          .lanewise(ADD, slack.lanewise(DIV, speed.lanewise(ABS)));
      FloatVector exit = fromArray(FLOATS, floatRows, ROW_EXIT + k);
      // later < exit ? later : exit
      FLOAT_VECTOR.cast(exit.blend(later, later.compare(LT, exit))).intoArray(floatRows, ROW_LATER + k);
    }
  }

  private static long floats27(float[] floatRows, long overlapBits) {
    if (floatRows == null) {
      return 0;
    }
    long sumAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector later = fromArray(FLOATS, floatRows, ROW_LATER + k);
      // later < 1 ? later : 1
      FloatVector later2 = ALL_ONE.blend(later, later.compare(LT, ALL_ONE));
      FloatVector meeting = fromArray(FLOATS, floatRows, ROW_MEETING + k);
      VectorMask<Float> allMeetingGreaterZero = meeting.compare(GT, ALL_ZERO);
      allMeetingGreaterZero = meeting.compare(LE, ALL_ONE, allMeetingGreaterZero);
      // meeting > 0 && meeting <= 1 ? later : meeting
      FloatVector later3 = meeting.blend(later2, allMeetingGreaterZero);
      // number >= NORMAL ? later : meeting
      FloatVector meeting2 = meeting.blend(later3, fromArray(FLOATS, floatRows, ROW_NUMBER2 + k)
          .compare(GE, ALL_NORMAL));
      sumAtMostLargestBits |= fromArray(FLOATS, floatRows, ROW_ABS_X + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_Y + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_Z + k)).compare(LE, ALL_LARGEST).toLong() << k;
      // enter > 0 ? enter : Float.MIN_VALUE
      FloatVector later4 = ALL_C1_40E_45.blend(meeting2, meeting2.compare(GT, ALL_ZERO));
      // overlap ? 0 : enter <= 1 ? later : Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(later4, meeting2.compare(LE, ALL_ONE))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_ZERO_OR_LATER_OR_INFINITY + k);
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
    return sumAtMostLargestBits;
  }

  private static long floats28(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
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
    }
    bits[0] = yIsZeroAndXIsZeroBits;
    bits[1] = zIsZeroAndYIsZeroBits;
    return xIsZeroAndZIsZeroBits;
  }

  private static long floats30(float[] floatRows, long validBits, long noneBits, long noneBits2) {
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
          hit)).intoArray(floatRows, ROW_NX + k);
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
    return hits;
  }

  private static void floats31(float[] floatRows, float[][] results, int at, long hits, long noneBits) {
    if (floatRows == null) {
      return;
    }
    float[] ts = results[0], nxs = results[1], nys = results[2], nzs = results[3];
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
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TIME + k)).intoArray(ts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NX + k)).intoArray(nxs, at + k);
      FLOAT_VECTOR.cast(ny).intoArray(nys, at + k);
      FLOAT_VECTOR.cast(nz).intoArray(nzs, at + k);
    }
  }

  /** {@code entryOnNormal} of a block, from rows of values to another row. */
  private static void entryOnNormal(float[] rows, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector bz = fromArray(FLOATS, rows, ROW_EZ + k);
      FloatVector cy = fromArray(FLOATS, rows, ROW_CY + k);
      FloatVector product = bz.lanewise(MUL, cy);
      FloatVector rounded = bz.lanewise(NEG).lanewise(FMA, cy, product);
      FloatVector by = fromArray(FLOATS, rows, ROW_EY + k);
      FloatVector cz = fromArray(FLOATS, rows, ROW_CZ + k);
      FloatVector x = by.lanewise(FMA, cz, product.lanewise(NEG)).lanewise(ADD, rounded);
      FloatVector bx = fromArray(FLOATS, rows, ROW_EX + k);
      FloatVector product2 = bx.lanewise(MUL, cz);
      FloatVector rounded2 = bx.lanewise(NEG).lanewise(FMA, cz, product2);
      FloatVector cx = fromArray(FLOATS, rows, ROW_CX + k);
      FloatVector y = bz.lanewise(FMA, cx, product2.lanewise(NEG)).lanewise(ADD, rounded2);
      FloatVector product3 = by.lanewise(MUL, cx);
      FloatVector rounded3 = by.lanewise(NEG).lanewise(FMA, cx, product3);
      FloatVector z = bx.lanewise(FMA, cy, product3.lanewise(NEG)).lanewise(ADD, rounded3);
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
      FloatVector cy = fromArray(FLOATS, rows, ROW_CY + k);
      FloatVector product = bz.lanewise(MUL, cy);
      FloatVector rounded = bz.lanewise(NEG).lanewise(FMA, cy, product);
      FloatVector by = fromArray(FLOATS, rows, ROW_EY + k);
      FloatVector cz = fromArray(FLOATS, rows, ROW_CZ + k);
      FloatVector x = by.lanewise(FMA, cz, product.lanewise(NEG)).lanewise(ADD, rounded);
      FloatVector bx = fromArray(FLOATS, rows, ROW_EX + k);
      FloatVector product2 = bx.lanewise(MUL, cz);
      FloatVector rounded2 = bx.lanewise(NEG).lanewise(FMA, cz, product2);
      FloatVector cx = fromArray(FLOATS, rows, ROW_CX + k);
      FloatVector y = bz.lanewise(FMA, cx, product2.lanewise(NEG)).lanewise(ADD, rounded2);
      FloatVector product3 = by.lanewise(MUL, cx);
      FloatVector rounded3 = by.lanewise(NEG).lanewise(FMA, cx, product3);
      FloatVector z = bx.lanewise(FMA, cy, product3.lanewise(NEG)).lanewise(ADD, rounded3);
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
      floats1(null, 0, null, 0, null, null);
      floats2(null, 0, null, 0, null, null, 0, 0);
      floats3(null, 0, null);
      floats4(null);
      floats5(null, 0);
      floats6(null, 0);
      floats7(null, 0);
      floats8(null, 0);
      floats9(null, 0, 0);
      floats10(null, 0, null);
      floats11(null, 0, null);
      floats12(null, 0, null, null);
      floats13(null, 0, null, 0, null);
      floats14(null, 0, null, 0, null);
      floats15(null, 0, null, 0, null);
      floats16(null, 0, null, 0, 0, 0);
      floats17(null, 0, null, null, 0, 0, 0);
      floats19(null);
      floats20(null);
      floats21(null);
      floats22(null, 0);
      floats23(null, null);
      floats24(null, null, 0, 0);
      floats25(null, 0, 0, 0, 0);
      floats26(null, 0, null);
      floats27(null, 0);
      floats28(null, null);
      floats30(null, 0, 0, 0);
      floats31(null, null, 0, 0, 0);
      entryOnNormal(null, 0);
      entryOnEdge(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      exitOnNormal(null, 0);
      exitOnEdge(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    }
  }
}
