// Compiled from TriangleTriangleSweep.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.D2F;
import static jdk.incubator.vector.VectorOperators.DIV;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.F2D;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.MAX;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.NEG;
import static jdk.incubator.vector.VectorOperators.SQRT;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.twin.WideLanes.DOUBLES;
import static lockstep.twin.WideLanes.DOUBLE_VECTOR;
import static lockstep.twin.WideLanes.FLOATS;
import static lockstep.twin.WideLanes.FLOAT_VECTOR;
import static lockstep.twin.WideLanes.HALF;
import static lockstep.twin.WideLanes.HALF_VECTOR;

import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.LoopedKernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/**
 * Wide twin of {@link TriangleTriangleSweep#sweep}: the same operations in the same order, on vectors of pairs.
 */
final class TriangleTriangleSweepWide implements LoopedKernel {
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final DoubleVector ALL_ZERO = DoubleVector.broadcast(DOUBLES, 0.0);
  private static final DoubleVector ALL_C1_09E_40 = DoubleVector.broadcast(DOUBLES, 1.0889035092432924E40);
  private static final DoubleVector ALL_ONE = DoubleVector.broadcast(DOUBLES, 1.0);
  private static final DoubleVector ALL_C2_18E_40 = DoubleVector.broadcast(DOUBLES, 2.1778070184865847E40);
  private static final DoubleVector ALL_NONE = DoubleVector.broadcast(DOUBLES, -1.0);
  private static final DoubleVector ALL_INFINITY = DoubleVector.broadcast(DOUBLES, Double.POSITIVE_INFINITY);
  private static final DoubleVector ALL_C18_0 = DoubleVector.broadcast(DOUBLES, 18.0);
  private static final DoubleVector ALL_C19_0 = DoubleVector.broadcast(DOUBLES, 19.0);
  private static final DoubleVector ALL_SPACE = DoubleVector.broadcast(DOUBLES, 17.0);
  private static final DoubleVector ALL_C16_0 = DoubleVector.broadcast(DOUBLES, 16.0);
  private static final DoubleVector ALL_C15_0 = DoubleVector.broadcast(DOUBLES, 15.0);
  private static final DoubleVector ALL_IN_PLANE2 = DoubleVector.broadcast(DOUBLES, 14.0);
  private static final DoubleVector ALL_C13_0 = DoubleVector.broadcast(DOUBLES, 13.0);
  private static final DoubleVector ALL_C12_0 = DoubleVector.broadcast(DOUBLES, 12.0);
  private static final DoubleVector ALL_IN_PLANE1 = DoubleVector.broadcast(DOUBLES, 11.0);
  private static final DoubleVector ALL_C10_0 = DoubleVector.broadcast(DOUBLES, 10.0);
  private static final DoubleVector ALL_C9_00 = DoubleVector.broadcast(DOUBLES, 9.0);
  private static final DoubleVector ALL_C8_00 = DoubleVector.broadcast(DOUBLES, 8.0);
  private static final DoubleVector ALL_C7_00 = DoubleVector.broadcast(DOUBLES, 7.0);
  private static final DoubleVector ALL_C6_00 = DoubleVector.broadcast(DOUBLES, 6.0);
  private static final DoubleVector ALL_C5_00 = DoubleVector.broadcast(DOUBLES, 5.0);
  private static final DoubleVector ALL_C4_00 = DoubleVector.broadcast(DOUBLES, 4.0);
  private static final DoubleVector ALL_C3_00 = DoubleVector.broadcast(DOUBLES, 3.0);
  private static final DoubleVector ALL_TWO = DoubleVector.broadcast(DOUBLES, 2.0);
  private static final FloatVector ALL_INFINITY_25 = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_ZERO_26 = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_ONE_28 = FloatVector.broadcast(FLOATS, 1.0f);
  private static final DoubleVector ALL_TOLERANCE = DoubleVector.broadcast(DOUBLES, 8.881784197001252E-16);
  private static final DoubleVector ALL_SLACK = DoubleVector.broadcast(DOUBLES, 3.552713678800501E-15);
  private static final DoubleVector ALL_MINUS_TWO = DoubleVector.broadcast(DOUBLES, -2.0);

  /** There are no masks of two lanes: where doubles come in twos, the definition decides. */
  private static final TriangleTriangleSweepScalar SCALAR = new TriangleTriangleSweepScalar();

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[39]);

  private static final int ROW_LOW1 = 0 * Kernel.BLOCK;
  private static final int ROW_LOW1_2 = 1 * Kernel.BLOCK;
  private static final int ROW_HIGH1 = 2 * Kernel.BLOCK;
  private static final int ROW_LOW1_3 = 3 * Kernel.BLOCK;
  private static final int ROW_HIGH1_2 = 4 * Kernel.BLOCK;
  private static final int ROW_OX = 5 * Kernel.BLOCK;
  private static final int ROW_OY = 6 * Kernel.BLOCK;
  private static final int ROW_OZ = 7 * Kernel.BLOCK;
  private static final int ROW_EX_OR_BX = 8 * Kernel.BLOCK;
  private static final int ROW_EY_OR_BY = 9 * Kernel.BLOCK;
  private static final int ROW_EZ_OR_BZ = 10 * Kernel.BLOCK;
  private static final int ROW_FX_OR_CX = 11 * Kernel.BLOCK;
  private static final int ROW_FY_OR_CY = 12 * Kernel.BLOCK;
  private static final int ROW_FZ_OR_CZ = 13 * Kernel.BLOCK;
  private static final int ROW_AX_OR_DX = 14 * Kernel.BLOCK;
  private static final int ROW_AY_OR_DY = 15 * Kernel.BLOCK;
  private static final int ROW_AZ_OR_DZ = 16 * Kernel.BLOCK;
  private static final int ROW_BX_OR_EX = 17 * Kernel.BLOCK;
  private static final int ROW_BY_OR_EY = 18 * Kernel.BLOCK;
  private static final int ROW_BZ_OR_EZ = 19 * Kernel.BLOCK;
  private static final int ROW_CX_OR_FX = 20 * Kernel.BLOCK;
  private static final int ROW_CY_OR_FY = 21 * Kernel.BLOCK;
  private static final int ROW_CZ_OR_FZ = 22 * Kernel.BLOCK;
  private static final int ROW_MINUS_VX = 23 * Kernel.BLOCK;
  private static final int ROW_MINUS_VY = 24 * Kernel.BLOCK;
  private static final int ROW_MINUS_VZ = 25 * Kernel.BLOCK;
  private static final int ROW_ENTRY24 = 26 * Kernel.BLOCK;
  private static final int ROW_X = 27 * Kernel.BLOCK;
  private static final int ROW_Y = 28 * Kernel.BLOCK;
  private static final int ROW_Z = 29 * Kernel.BLOCK;
  private static final int ROW_NX = 30 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO = 31 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[32 * Kernel.BLOCK]);

  private static final int ROW_ABX = 0 * Kernel.BLOCK;
  private static final int ROW_ABY = 1 * Kernel.BLOCK;
  private static final int ROW_ABZ = 2 * Kernel.BLOCK;
  private static final int ROW_ACX = 3 * Kernel.BLOCK;
  private static final int ROW_ACY = 4 * Kernel.BLOCK;
  private static final int ROW_ACZ = 5 * Kernel.BLOCK;
  private static final int ROW_AUX = 6 * Kernel.BLOCK;
  private static final int ROW_AUY = 7 * Kernel.BLOCK;
  private static final int ROW_AUZ = 8 * Kernel.BLOCK;
  private static final int ROW_AVX = 9 * Kernel.BLOCK;
  private static final int ROW_AVY = 10 * Kernel.BLOCK;
  private static final int ROW_AVZ = 11 * Kernel.BLOCK;
  private static final int ROW_AWX = 12 * Kernel.BLOCK;
  private static final int ROW_AWY = 13 * Kernel.BLOCK;
  private static final int ROW_AWZ = 14 * Kernel.BLOCK;
  private static final int ROW_BCX = 15 * Kernel.BLOCK;
  private static final int ROW_BCY = 16 * Kernel.BLOCK;
  private static final int ROW_BCZ = 17 * Kernel.BLOCK;
  private static final int ROW_CAX = 18 * Kernel.BLOCK;
  private static final int ROW_CAY = 19 * Kernel.BLOCK;
  private static final int ROW_CAZ = 20 * Kernel.BLOCK;
  private static final int ROW_UVX = 21 * Kernel.BLOCK;
  private static final int ROW_UVY = 22 * Kernel.BLOCK;
  private static final int ROW_UVZ = 23 * Kernel.BLOCK;
  private static final int ROW_VWX = 24 * Kernel.BLOCK;
  private static final int ROW_VWY = 25 * Kernel.BLOCK;
  private static final int ROW_VWZ = 26 * Kernel.BLOCK;
  private static final int ROW_WUX = 27 * Kernel.BLOCK;
  private static final int ROW_WUY = 28 * Kernel.BLOCK;
  private static final int ROW_WUZ = 29 * Kernel.BLOCK;
  private static final int ROW_SX = 30 * Kernel.BLOCK;
  private static final int ROW_SY = 31 * Kernel.BLOCK;
  private static final int ROW_SZ = 32 * Kernel.BLOCK;
  private static final int ROW_N1X = 33 * Kernel.BLOCK;
  private static final int ROW_N1Y = 34 * Kernel.BLOCK;
  private static final int ROW_N1Z = 35 * Kernel.BLOCK;
  private static final int ROW_N2X = 36 * Kernel.BLOCK;
  private static final int ROW_N2Y = 37 * Kernel.BLOCK;
  private static final int ROW_N2Z = 38 * Kernel.BLOCK;
  private static final int ROW_MX = 39 * Kernel.BLOCK;
  private static final int ROW_MY = 40 * Kernel.BLOCK;
  private static final int ROW_MZ = 41 * Kernel.BLOCK;
  private static final int ROW_ABX2 = 42 * Kernel.BLOCK;
  private static final int ROW_ABY2 = 43 * Kernel.BLOCK;
  private static final int ROW_ABZ2 = 44 * Kernel.BLOCK;
  private static final int ROW_ACX2 = 45 * Kernel.BLOCK;
  private static final int ROW_ACY2 = 46 * Kernel.BLOCK;
  private static final int ROW_ACZ2 = 47 * Kernel.BLOCK;
  private static final int ROW_AUX2 = 48 * Kernel.BLOCK;
  private static final int ROW_AUY2 = 49 * Kernel.BLOCK;
  private static final int ROW_AUZ2 = 50 * Kernel.BLOCK;
  private static final int ROW_AVX2 = 51 * Kernel.BLOCK;
  private static final int ROW_AVY2 = 52 * Kernel.BLOCK;
  private static final int ROW_AVZ2 = 53 * Kernel.BLOCK;
  private static final int ROW_AWX2 = 54 * Kernel.BLOCK;
  private static final int ROW_AWY2 = 55 * Kernel.BLOCK;
  private static final int ROW_AWZ2 = 56 * Kernel.BLOCK;
  private static final int ROW_BCX2 = 57 * Kernel.BLOCK;
  private static final int ROW_BCY2 = 58 * Kernel.BLOCK;
  private static final int ROW_BCZ2 = 59 * Kernel.BLOCK;
  private static final int ROW_CAX2 = 60 * Kernel.BLOCK;
  private static final int ROW_CAY2 = 61 * Kernel.BLOCK;
  private static final int ROW_CAZ2 = 62 * Kernel.BLOCK;
  private static final int ROW_UVX2 = 63 * Kernel.BLOCK;
  private static final int ROW_UVY2 = 64 * Kernel.BLOCK;
  private static final int ROW_UVZ2 = 65 * Kernel.BLOCK;
  private static final int ROW_VWX2 = 66 * Kernel.BLOCK;
  private static final int ROW_VWY2 = 67 * Kernel.BLOCK;
  private static final int ROW_VWZ2 = 68 * Kernel.BLOCK;
  private static final int ROW_WUX2 = 69 * Kernel.BLOCK;
  private static final int ROW_WUY2 = 70 * Kernel.BLOCK;
  private static final int ROW_WUZ2 = 71 * Kernel.BLOCK;
  private static final int ROW_SX2 = 72 * Kernel.BLOCK;
  private static final int ROW_SUM = 73 * Kernel.BLOCK;
  private static final int ROW_SY2 = 74 * Kernel.BLOCK;
  private static final int ROW_SZ2 = 75 * Kernel.BLOCK;
  private static final int ROW_N1X2 = 76 * Kernel.BLOCK;
  private static final int ROW_N1Y2 = 77 * Kernel.BLOCK;
  private static final int ROW_N1Z2 = 78 * Kernel.BLOCK;
  private static final int ROW_N2X2 = 79 * Kernel.BLOCK;
  private static final int ROW_N2Y2 = 80 * Kernel.BLOCK;
  private static final int ROW_N2Z2 = 81 * Kernel.BLOCK;
  private static final int ROW_ONE = 82 * Kernel.BLOCK;
  private static final int ROW_ZERO = 83 * Kernel.BLOCK;
  private static final int ROW_ENTRY0 = 84 * Kernel.BLOCK;
  private static final int ROW_ENTRY1 = 85 * Kernel.BLOCK;
  private static final int ROW_ENTRY2 = 86 * Kernel.BLOCK;
  private static final int ROW_ENTRY3 = 87 * Kernel.BLOCK;
  private static final int ROW_ENTRY4 = 88 * Kernel.BLOCK;
  private static final int ROW_ENTRY5 = 89 * Kernel.BLOCK;
  private static final int ROW_ENTRY6 = 90 * Kernel.BLOCK;
  private static final int ROW_ENTRY7 = 91 * Kernel.BLOCK;
  private static final int ROW_ENTRY8 = 92 * Kernel.BLOCK;
  private static final int ROW_ENTRY9 = 93 * Kernel.BLOCK;
  private static final int ROW_ENTRY10 = 94 * Kernel.BLOCK;
  private static final int ROW_ENTRY11 = 95 * Kernel.BLOCK;
  private static final int ROW_ENTRY12 = 96 * Kernel.BLOCK;
  private static final int ROW_ENTRY13 = 97 * Kernel.BLOCK;
  private static final int ROW_ENTRY14 = 98 * Kernel.BLOCK;
  private static final int ROW_ENTRY15 = 99 * Kernel.BLOCK;
  private static final int ROW_ENTRY16 = 100 * Kernel.BLOCK;
  private static final int ROW_ENTRY17 = 101 * Kernel.BLOCK;
  private static final int ROW_ENTRY18 = 102 * Kernel.BLOCK;
  private static final int ROW_ENTRY19 = 103 * Kernel.BLOCK;
  private static final int ROW_OTHER = 104 * Kernel.BLOCK;
  private static final int ROW_OTHER2 = 105 * Kernel.BLOCK;
  private static final int ROW_OTHER3 = 106 * Kernel.BLOCK;
  private static final int ROW_OTHER4 = 107 * Kernel.BLOCK;
  private static final int ROW_OTHER5 = 108 * Kernel.BLOCK;
  private static final int ROW_OTHER6 = 109 * Kernel.BLOCK;
  private static final int ROW_OTHER7 = 110 * Kernel.BLOCK;
  private static final int ROW_OTHER8 = 111 * Kernel.BLOCK;
  private static final int ROW_OTHER9 = 112 * Kernel.BLOCK;
  private static final int ROW_OTHER10 = 113 * Kernel.BLOCK;
  private static final int ROW_OTHER11 = 114 * Kernel.BLOCK;
  private static final int ROW_OTHER12 = 115 * Kernel.BLOCK;
  private static final int ROW_OTHER13 = 116 * Kernel.BLOCK;
  private static final int ROW_OTHER14 = 117 * Kernel.BLOCK;
  private static final int ROW_OTHER15 = 118 * Kernel.BLOCK;
  private static final int ROW_OTHER16 = 119 * Kernel.BLOCK;
  private static final int ROW_OTHER17 = 120 * Kernel.BLOCK;
  private static final int ROW_OTHER18 = 121 * Kernel.BLOCK;
  private static final int ROW_OTHER19 = 122 * Kernel.BLOCK;
  private static final int ROW_OTHER20 = 123 * Kernel.BLOCK;
  private static final int ROW_ENTRY = 124 * Kernel.BLOCK;
  private static final int ROW_ENTRY20 = 125 * Kernel.BLOCK;
  private static final int ROW_ENTRY21 = 126 * Kernel.BLOCK;
  private static final int ROW_ENTRY22 = 127 * Kernel.BLOCK;
  private static final int ROW_ENTRY23 = 128 * Kernel.BLOCK;
  private static final int ROW_EXIT = 129 * Kernel.BLOCK;
  private static final int ROW_EXIT2 = 130 * Kernel.BLOCK;
  private static final int ROW_EXIT3 = 131 * Kernel.BLOCK;
  private static final int ROW_EXIT4 = 132 * Kernel.BLOCK;
  private static final int ROW_EXIT5 = 133 * Kernel.BLOCK;
  private static final int ROW_NUMBER = 134 * Kernel.BLOCK;
  private static final int ROW_NUMBER2 = 135 * Kernel.BLOCK;
  private static final int ROW_NUMBER3 = 136 * Kernel.BLOCK;
  private static final int ROW_NUMBER4 = 137 * Kernel.BLOCK;
  private static final int ROW_BCX_OR_CAX_OR_VALUE = 138 * Kernel.BLOCK;
  private static final int ROW_GX = 139 * Kernel.BLOCK;
  private static final int ROW_HX = 140 * Kernel.BLOCK;
  private static final int ROW_CAY_OR_N1Y_OR_N2Y = 141 * Kernel.BLOCK;
  private static final int ROW_GY = 142 * Kernel.BLOCK;
  private static final int ROW_HY = 143 * Kernel.BLOCK;
  private static final int ROW_GZ = 144 * Kernel.BLOCK;
  private static final int ROW_HZ = 145 * Kernel.BLOCK;
  private static final int ROW_LX = 146 * Kernel.BLOCK;
  private static final int ROW_LY = 147 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 148 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 149 * Kernel.BLOCK;
  private static final int ROW_LZ = 150 * Kernel.BLOCK;
  private static final int ROW_LENGTH = 151 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<double[]> DOUBLE_ROWS =
      ThreadLocal.withInitial(() -> new double[152 * Kernel.BLOCK]);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    if (WideLanes.DOUBLES.length() < 4) {
      SCALAR.run(first, second, count, out);
      return;
    }
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[][] results = out.floats;
    float[] floatRows = FLOAT_ROWS.get();
    double[] doubleRows = DOUBLE_ROWS.get();
    long[] bits = BITS.get();
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      int at = out.from + Kernel.BLOCK * block;
      long axGreaterBxBits = floats1(columns1, from1, floatRows);
      long allLow1AtMostHigh2Bits = floats2(columns1, from1, columns2, from2, floatRows, axGreaterBxBits);
      floats3(columns1, from1, floatRows);
      long allLow1AtMostHigh2Bits2 = floats4(columns1, from1, columns2, from2, floatRows,
          allLow1AtMostHigh2Bits);
      floats5(columns1, from1, floatRows);
      long boundsBits = floats6(columns1, from1, columns2, from2, floatRows, allLow1AtMostHigh2Bits2);
      long restBits = floats7(columns1, from1, columns2, from2);
      long restBits2 = floats8(columns1, from1, columns2, from2, restBits);
      long restBits3 = floats9(columns1, from1, columns2, from2, restBits2);
      long swapBits = floats10(columns1, from1, columns2, from2, floatRows, restBits3);
      floats11(columns1, from1, columns2, from2, floatRows, swapBits);
      long sumAtMostLargestBits = floats12(columns1, from1, floatRows);
      doubles13(floatRows, doubleRows);
      long flatBits = doubles14(doubleRows, bits);
      long sumAtMostC1_09e_40Bits = bits[0];
      doubles15(columns1, from1, columns2, from2, doubleRows);
      long flatBits2 = doubles16(columns1, from1, doubleRows, bits);
      long finiteBits = bits[0];
      long low1AtMostHigh2AndFlatBits = boundsBits & flatBits;
      long meetBits = meet(doubleRows, ROW_ABX, ROW_ABY, ROW_ABZ, ROW_CAX, ROW_CAY, ROW_CAZ);
      long meetBits2 = meet(doubleRows, ROW_UVX, ROW_UVY, ROW_UVZ, ROW_WUX, ROW_WUY, ROW_WUZ);
      long meetAndMeetBits = meetBits & meetBits2;
      long meetBits3 = meet(doubleRows, ROW_ABX, ROW_ABY, ROW_ABZ, ROW_UVX, ROW_UVY, ROW_UVZ);
      long meetAndMeetBits2 = meetAndMeetBits & meetBits3;
      long meetBits4 = meet(doubleRows, ROW_ABX, ROW_ABY, ROW_ABZ, ROW_VWX, ROW_VWY, ROW_VWZ);
      long meetAndMeetBits3 = meetAndMeetBits2 & meetBits4;
      long meetBits5 = meet(doubleRows, ROW_ABX, ROW_ABY, ROW_ABZ, ROW_WUX, ROW_WUY, ROW_WUZ);
      long meetAndMeetBits4 = meetAndMeetBits3 & meetBits5;
      long meetBits6 = meet(doubleRows, ROW_BCX, ROW_BCY, ROW_BCZ, ROW_UVX, ROW_UVY, ROW_UVZ);
      long meetAndMeetBits5 = meetAndMeetBits4 & meetBits6;
      long meetBits7 = meet(doubleRows, ROW_BCX, ROW_BCY, ROW_BCZ, ROW_VWX, ROW_VWY, ROW_VWZ);
      long meetAndMeetBits6 = meetAndMeetBits5 & meetBits7;
      long meetBits8 = meet(doubleRows, ROW_BCX, ROW_BCY, ROW_BCZ, ROW_WUX, ROW_WUY, ROW_WUZ);
      long meetAndMeetBits7 = meetAndMeetBits6 & meetBits8;
      long meetBits9 = meet(doubleRows, ROW_CAX, ROW_CAY, ROW_CAZ, ROW_UVX, ROW_UVY, ROW_UVZ);
      long meetAndMeetBits8 = meetAndMeetBits7 & meetBits9;
      long meetBits10 = meet(doubleRows, ROW_CAX, ROW_CAY, ROW_CAZ, ROW_VWX, ROW_VWY, ROW_VWZ);
      long meetAndMeetBits9 = meetAndMeetBits8 & meetBits10;
      long meetBits11 = meet(doubleRows, ROW_CAX, ROW_CAY, ROW_CAZ, ROW_WUX, ROW_WUY, ROW_WUZ);
      long meetAndMeetBits10 = meetAndMeetBits9 & meetBits11;
      long meetBits12 = meet(doubleRows, ROW_N1X, ROW_N1Y, ROW_N1Z, ROW_ABX, ROW_ABY, ROW_ABZ);
      long meetAndMeetBits11 = meetAndMeetBits10 & meetBits12;
      long meetBits13 = meet(doubleRows, ROW_N1X, ROW_N1Y, ROW_N1Z, ROW_BCX, ROW_BCY, ROW_BCZ);
      long meetAndMeetBits12 = meetAndMeetBits11 & meetBits13;
      long meetBits14 = meet(doubleRows, ROW_N1X, ROW_N1Y, ROW_N1Z, ROW_CAX, ROW_CAY, ROW_CAZ);
      long meetAndMeetBits13 = meetAndMeetBits12 & meetBits14;
      long meetBits15 = meet(doubleRows, ROW_N2X, ROW_N2Y, ROW_N2Z, ROW_UVX, ROW_UVY, ROW_UVZ);
      long meetAndMeetBits14 = meetAndMeetBits13 & meetBits15;
      long meetBits16 = meet(doubleRows, ROW_N2X, ROW_N2Y, ROW_N2Z, ROW_VWX, ROW_VWY, ROW_VWZ);
      long meetAndMeetBits15 = meetAndMeetBits14 & meetBits16;
      long meetBits17 = meet(doubleRows, ROW_N2X, ROW_N2Y, ROW_N2Z, ROW_WUX, ROW_WUY, ROW_WUZ);
      long meetAndMeetBits16 = meetAndMeetBits15 & meetBits17;
      long valueAtMostC1_09e_40AndMeetBits = sumAtMostC1_09e_40Bits & meetAndMeetBits16;
      long overlapBits = boundsBits & valueAtMostC1_09e_40AndMeetBits;
      long doubt = low1AtMostHigh2AndFlatBits | flatBits2;
      entry(doubleRows, ROW_N1X2, ROW_N1Y2, ROW_N1Z2, ROW_ENTRY0);
      entry(doubleRows, ROW_N2X2, ROW_N2Y2, ROW_N2Z2, ROW_ENTRY1);
      entryOfProduct(doubleRows, ROW_ABX2, ROW_ABY2, ROW_ABZ2, ROW_UVX2, ROW_UVY2, ROW_UVZ2, ROW_ENTRY2);
      entryOfProduct(doubleRows, ROW_ABX2, ROW_ABY2, ROW_ABZ2, ROW_VWX2, ROW_VWY2, ROW_VWZ2, ROW_ENTRY3);
      entryOfProduct(doubleRows, ROW_ABX2, ROW_ABY2, ROW_ABZ2, ROW_WUX2, ROW_WUY2, ROW_WUZ2, ROW_ENTRY4);
      entryOfProduct(doubleRows, ROW_BCX2, ROW_BCY2, ROW_BCZ2, ROW_UVX2, ROW_UVY2, ROW_UVZ2, ROW_ENTRY5);
      entryOfProduct(doubleRows, ROW_BCX2, ROW_BCY2, ROW_BCZ2, ROW_VWX2, ROW_VWY2, ROW_VWZ2, ROW_ENTRY6);
      entryOfProduct(doubleRows, ROW_BCX2, ROW_BCY2, ROW_BCZ2, ROW_WUX2, ROW_WUY2, ROW_WUZ2, ROW_ENTRY7);
      entryOfProduct(doubleRows, ROW_CAX2, ROW_CAY2, ROW_CAZ2, ROW_UVX2, ROW_UVY2, ROW_UVZ2, ROW_ENTRY8);
      entryOfProduct(doubleRows, ROW_CAX2, ROW_CAY2, ROW_CAZ2, ROW_VWX2, ROW_VWY2, ROW_VWZ2, ROW_ENTRY9);
      entryOfProduct(doubleRows, ROW_CAX2, ROW_CAY2, ROW_CAZ2, ROW_WUX2, ROW_WUY2, ROW_WUZ2, ROW_ENTRY10);
      entryOfProduct(doubleRows, ROW_N1X2, ROW_N1Y2, ROW_N1Z2, ROW_ABX2, ROW_ABY2, ROW_ABZ2, ROW_ENTRY11);
      entryOfProduct(doubleRows, ROW_N1X2, ROW_N1Y2, ROW_N1Z2, ROW_BCX2, ROW_BCY2, ROW_BCZ2, ROW_ENTRY12);
      entryOfProduct(doubleRows, ROW_N1X2, ROW_N1Y2, ROW_N1Z2, ROW_CAX2, ROW_CAY2, ROW_CAZ2, ROW_ENTRY13);
      entryOfProduct(doubleRows, ROW_N2X2, ROW_N2Y2, ROW_N2Z2, ROW_UVX2, ROW_UVY2, ROW_UVZ2, ROW_ENTRY14);
      entryOfProduct(doubleRows, ROW_N2X2, ROW_N2Y2, ROW_N2Z2, ROW_VWX2, ROW_VWY2, ROW_VWZ2, ROW_ENTRY15);
      entryOfProduct(doubleRows, ROW_N2X2, ROW_N2Y2, ROW_N2Z2, ROW_WUX2, ROW_WUY2, ROW_WUZ2, ROW_ENTRY16);
      entry(doubleRows, ROW_ONE, ROW_ZERO, ROW_ZERO, ROW_ENTRY17);
      entry(doubleRows, ROW_ZERO, ROW_ONE, ROW_ZERO, ROW_ENTRY18);
      entry(doubleRows, ROW_ZERO, ROW_ZERO, ROW_ONE, ROW_ENTRY19);
      exit(doubleRows, ROW_N1X2, ROW_N1Y2, ROW_N1Z2, ROW_OTHER);
      exit(doubleRows, ROW_N2X2, ROW_N2Y2, ROW_N2Z2, ROW_OTHER2);
      exitOfProduct(doubleRows, ROW_ABX2, ROW_ABY2, ROW_ABZ2, ROW_UVX2, ROW_UVY2, ROW_UVZ2, ROW_OTHER3);
      exitOfProduct(doubleRows, ROW_ABX2, ROW_ABY2, ROW_ABZ2, ROW_VWX2, ROW_VWY2, ROW_VWZ2, ROW_OTHER4);
      exitOfProduct(doubleRows, ROW_ABX2, ROW_ABY2, ROW_ABZ2, ROW_WUX2, ROW_WUY2, ROW_WUZ2, ROW_OTHER5);
      exitOfProduct(doubleRows, ROW_BCX2, ROW_BCY2, ROW_BCZ2, ROW_UVX2, ROW_UVY2, ROW_UVZ2, ROW_OTHER6);
      exitOfProduct(doubleRows, ROW_BCX2, ROW_BCY2, ROW_BCZ2, ROW_VWX2, ROW_VWY2, ROW_VWZ2, ROW_OTHER7);
      exitOfProduct(doubleRows, ROW_BCX2, ROW_BCY2, ROW_BCZ2, ROW_WUX2, ROW_WUY2, ROW_WUZ2, ROW_OTHER8);
      exitOfProduct(doubleRows, ROW_CAX2, ROW_CAY2, ROW_CAZ2, ROW_UVX2, ROW_UVY2, ROW_UVZ2, ROW_OTHER9);
      exitOfProduct(doubleRows, ROW_CAX2, ROW_CAY2, ROW_CAZ2, ROW_VWX2, ROW_VWY2, ROW_VWZ2, ROW_OTHER10);
      exitOfProduct(doubleRows, ROW_CAX2, ROW_CAY2, ROW_CAZ2, ROW_WUX2, ROW_WUY2, ROW_WUZ2, ROW_OTHER11);
      exitOfProduct(doubleRows, ROW_N1X2, ROW_N1Y2, ROW_N1Z2, ROW_ABX2, ROW_ABY2, ROW_ABZ2, ROW_OTHER12);
      exitOfProduct(doubleRows, ROW_N1X2, ROW_N1Y2, ROW_N1Z2, ROW_BCX2, ROW_BCY2, ROW_BCZ2, ROW_OTHER13);
      exitOfProduct(doubleRows, ROW_N1X2, ROW_N1Y2, ROW_N1Z2, ROW_CAX2, ROW_CAY2, ROW_CAZ2, ROW_OTHER14);
      exitOfProduct(doubleRows, ROW_N2X2, ROW_N2Y2, ROW_N2Z2, ROW_UVX2, ROW_UVY2, ROW_UVZ2, ROW_OTHER15);
      exitOfProduct(doubleRows, ROW_N2X2, ROW_N2Y2, ROW_N2Z2, ROW_VWX2, ROW_VWY2, ROW_VWZ2, ROW_OTHER16);
      exitOfProduct(doubleRows, ROW_N2X2, ROW_N2Y2, ROW_N2Z2, ROW_WUX2, ROW_WUY2, ROW_WUZ2, ROW_OTHER17);
      exit(doubleRows, ROW_ONE, ROW_ZERO, ROW_ZERO, ROW_OTHER18);
      exit(doubleRows, ROW_ZERO, ROW_ONE, ROW_ZERO, ROW_OTHER19);
      exit(doubleRows, ROW_ZERO, ROW_ZERO, ROW_ONE, ROW_OTHER20);
      long eitherBits = overlapBits | finiteBits;
      long validBits = eitherBits & sumAtMostLargestBits;
      doubles18(doubleRows);
      doubles19(doubleRows);
      doubles20(doubleRows);
      doubles21(doubleRows);
      doubles22(doubleRows);
      doubles23(doubleRows);
      doubles24(doubleRows);
      doubles25(doubleRows);
      long entry18IsEntryBits = doubles26(doubleRows);
      doubles27(doubleRows, entry18IsEntryBits);
      doubles28(doubleRows);
      doubles29(doubleRows);
      long entryAtLeastZeroBits = doubles30(floatRows, doubleRows, bits);
      long entryAtMostExitBits = bits[0];
      long entryAtMostOneBits = bits[1];
      long numberLessC5_00Bits = doubles31(doubleRows, bits);
      long numberLessC8_00Bits = bits[0];
      long numberLessInPlane1Bits = bits[1];
      long numberLessInPlane2Bits = bits[2];
      long eitherBits2 = doubles32(doubleRows, bits, numberLessC5_00Bits, numberLessInPlane1Bits);
      long eitherBits3 = bits[0];
      long isFirstBits = doubles33(doubleRows, bits, eitherBits3);
      long eitherBits4 = bits[0];
      long isSecondBits = doubles34(doubleRows, eitherBits4, isFirstBits, eitherBits2, numberLessInPlane2Bits,
          numberLessInPlane1Bits);
      doubles35(doubleRows, numberLessC8_00Bits, numberLessC5_00Bits, isSecondBits, isFirstBits, eitherBits2,
          numberLessInPlane2Bits, numberLessInPlane1Bits);
      long numberIsZeroBits = doubles36(doubleRows, bits);
      long numberIsOneBits = bits[0];
      long numberLessSpaceBits = bits[1];
      doubles37(doubleRows, numberLessSpaceBits, numberIsOneBits, numberIsZeroBits);
      doubles38(doubleRows, numberLessSpaceBits, numberIsOneBits, numberIsZeroBits);
      doubles39(doubleRows);
      doubles40(columns1, from1, floatRows, doubleRows);
      long eitherAndEntryAtLeastZeroBits = validBits & entryAtLeastZeroBits;
      long eitherAndEntryAtMostExitBits = eitherAndEntryAtLeastZeroBits & entryAtMostExitBits;
      long meetBits18 = eitherAndEntryAtMostExitBits & entryAtMostOneBits;
      long hits = floats42(floatRows, results, at, bits, meetBits18, overlapBits, validBits);
      long xIsZeroAndZIsZeroBits = bits[0];
      long yIsZeroAndXIsZeroBits = bits[1];
      long zIsZeroAndYIsZeroBits = bits[2];
      long noneBits = overlapBits | xIsZeroAndZIsZeroBits;
      long noneBits2 = overlapBits | yIsZeroAndXIsZeroBits;
      long noneBits3 = overlapBits | zIsZeroAndYIsZeroBits;
      floats44(floatRows, noneBits, hits, noneBits2);
      floats45(floatRows, results, at, hits, noneBits3);
      if (block == blocks - 1) {
        doubt &= -1L >>> -count; // what stands beyond the last pair is nobody's
      }
      if (doubt != 0) {
        hits = (hits & ~doubt) | byDefinition(columns1, from1, columns2, from2, doubt, out, at);
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] axs = columns1[0], bxs = columns1[3], cxs = columns1[6];
    long axGreaterBxBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector ax = fromArray(FLOATS, axs, i);
      FloatVector bx = fromArray(FLOATS, bxs, i);
      // a < b ? a : b
      FloatVector low1 = bx.blend(ax, ax.compare(LT, bx));
      FloatVector cx = fromArray(FLOATS, cxs, i);
      // c < low1 ? c : low1
      FLOAT_VECTOR.cast(low1.blend(cx, cx.compare(LT, low1))).intoArray(floatRows, ROW_LOW1 + k);
      axGreaterBxBits |= ax.compare(GT, bx).toLong() << k;
    }
    return axGreaterBxBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long axGreaterBxBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] axs = columns1[0], bxs = columns1[3], cxs = columns1[6];
    float[] dxs = columns2[0], exs = columns2[3], fxs = columns2[6];
    long allLow1AtMostHigh2Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      // a > b ? a : b
      FloatVector high1 = fromArray(FLOATS, bxs, i)
          .blend(fromArray(FLOATS, axs, i), VectorMask.fromLong(FLOATS, (axGreaterBxBits >>> k)
          & WideLanes.FLOAT_LANES));
      FloatVector cx = fromArray(FLOATS, cxs, i);
      // c > high1 ? c : high1
      FloatVector high1_2 = high1.blend(cx, cx.compare(GT, high1));
      FloatVector dx = fromArray(FLOATS, dxs, j);
      FloatVector ex = fromArray(FLOATS, exs, j);
      // u < v ? u : v
      FloatVector low2 = ex.blend(dx, dx.compare(LT, ex));
      FloatVector fx = fromArray(FLOATS, fxs, j);
      // w < low2 ? w : low2
      FloatVector low2_2 = low2.blend(fx, fx.compare(LT, low2));
      // u > v ? u : v
      FloatVector high2 = ex.blend(dx, dx.compare(GT, ex));
      // w > high2 ? w : high2
      FloatVector high2_2 = high2.blend(fx, fx.compare(GT, high2));
      VectorMask<Float> allLow1AtMostHigh2 = fromArray(FLOATS, floatRows, ROW_LOW1 + k).compare(LE, high2_2);
      allLow1AtMostHigh2 = low2_2.compare(LE, high1_2, allLow1AtMostHigh2);
      allLow1AtMostHigh2Bits |= allLow1AtMostHigh2.toLong() << k;
    }
    return allLow1AtMostHigh2Bits;
  }

  private static void floats3(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] ays = columns1[1], bys = columns1[4], cys = columns1[7];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector by = fromArray(FLOATS, bys, i);
      // a < b ? a : b
      FloatVector low1 = by.blend(ay, ay.compare(LT, by));
      FloatVector cy = fromArray(FLOATS, cys, i);
      // c < low1 ? c : low1
      FLOAT_VECTOR.cast(low1.blend(cy, cy.compare(LT, low1))).intoArray(floatRows, ROW_LOW1_2 + k);
      // a > b ? a : b
      FLOAT_VECTOR.cast(by.blend(ay, ay.compare(GT, by))).intoArray(floatRows, ROW_HIGH1 + k);
    }
  }

  private static long floats4(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long allLow1AtMostHigh2Bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] cys = columns1[7];
    float[] dys = columns2[1], eys = columns2[4], fys = columns2[7];
    long allLow1AtMostHigh2Bits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector cy = fromArray(FLOATS, cys, i);
      FloatVector high1 = fromArray(FLOATS, floatRows, ROW_HIGH1 + k);
      // c > high1 ? c : high1
      FloatVector high1_2 = high1.blend(cy, cy.compare(GT, high1));
      FloatVector dy = fromArray(FLOATS, dys, j);
      FloatVector ey = fromArray(FLOATS, eys, j);
      // u < v ? u : v
      FloatVector low2 = ey.blend(dy, dy.compare(LT, ey));
      FloatVector fy = fromArray(FLOATS, fys, j);
      // w < low2 ? w : low2
      FloatVector low2_2 = low2.blend(fy, fy.compare(LT, low2));
      // u > v ? u : v
      FloatVector high2 = ey.blend(dy, dy.compare(GT, ey));
      // w > high2 ? w : high2
      FloatVector high2_2 = high2.blend(fy, fy.compare(GT, high2));
      VectorMask<Float> allLow1AtMostHigh2 = fromArray(FLOATS, floatRows, ROW_LOW1_2 + k)
          .compare(LE, high2_2, VectorMask.fromLong(FLOATS, (allLow1AtMostHigh2Bits >>> k)
          & WideLanes.FLOAT_LANES));
      allLow1AtMostHigh2 = low2_2.compare(LE, high1_2, allLow1AtMostHigh2);
      allLow1AtMostHigh2Bits2 |= allLow1AtMostHigh2.toLong() << k;
    }
    return allLow1AtMostHigh2Bits2;
  }

  private static void floats5(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] azs = columns1[2], bzs = columns1[5], czs = columns1[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector az = fromArray(FLOATS, azs, i);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      // a < b ? a : b
      FloatVector low1 = bz.blend(az, az.compare(LT, bz));
      FloatVector cz = fromArray(FLOATS, czs, i);
      // c < low1 ? c : low1
      FLOAT_VECTOR.cast(low1.blend(cz, cz.compare(LT, low1))).intoArray(floatRows, ROW_LOW1_3 + k);
      // a > b ? a : b
      FLOAT_VECTOR.cast(bz.blend(az, az.compare(GT, bz))).intoArray(floatRows, ROW_HIGH1_2 + k);
    }
  }

  private static long floats6(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long allLow1AtMostHigh2Bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] czs = columns1[8];
    float[] dzs = columns2[2], ezs = columns2[5], fzs = columns2[8];
    long boundsBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector cz = fromArray(FLOATS, czs, i);
      FloatVector high1 = fromArray(FLOATS, floatRows, ROW_HIGH1_2 + k);
      // c > high1 ? c : high1
      FloatVector high1_2 = high1.blend(cz, cz.compare(GT, high1));
      FloatVector dz = fromArray(FLOATS, dzs, j);
      FloatVector ez = fromArray(FLOATS, ezs, j);
      // u < v ? u : v
      FloatVector low2 = ez.blend(dz, dz.compare(LT, ez));
      FloatVector fz = fromArray(FLOATS, fzs, j);
      // w < low2 ? w : low2
      FloatVector low2_2 = low2.blend(fz, fz.compare(LT, low2));
      // u > v ? u : v
      FloatVector high2 = ez.blend(dz, dz.compare(GT, ez));
      // w > high2 ? w : high2
      FloatVector high2_2 = high2.blend(fz, fz.compare(GT, high2));
      VectorMask<Float> bounds = fromArray(FLOATS, floatRows, ROW_LOW1_3 + k)
          .compare(LE, high2_2, VectorMask.fromLong(FLOATS, (allLow1AtMostHigh2Bits >>> k)
          & WideLanes.FLOAT_LANES));
      bounds = low2_2.compare(LE, high1_2, bounds);
      boundsBits |= bounds.toLong() << k;
    }
    return boundsBits;
  }

  private static long floats7(float[][] columns1, int from1, float[][] columns2, int from2) {
    if (columns1 == null) {
      return 0;
    }
    float[] cxs = columns1[6], cys = columns1[7], czs = columns1[8];
    float[] fxs = columns2[6], fys = columns2[7], fzs = columns2[8];
    long restBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> rest = fromArray(FLOATS, czs, i).compare(GT, fromArray(FLOATS, fzs, j));
      FloatVector cy = fromArray(FLOATS, cys, i);
      FloatVector fy = fromArray(FLOATS, fys, j);
      VectorMask<Float> cyIsFyAndRest = cy.compare(EQ, fy, rest);
      VectorMask<Float> rest2 = cy.compare(GT, fy).or(cyIsFyAndRest);
      FloatVector cx = fromArray(FLOATS, cxs, i);
      FloatVector fx = fromArray(FLOATS, fxs, j);
      VectorMask<Float> cxIsFxAndRest = cx.compare(EQ, fx, rest2);
      restBits |= cx.compare(GT, fx).or(cxIsFxAndRest).toLong() << k;
    }
    return restBits;
  }

  private static long floats8(float[][] columns1, int from1, float[][] columns2, int from2, long restBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] bys = columns1[4], bzs = columns1[5];
    float[] eys = columns2[4], ezs = columns2[5];
    long restBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector bz = fromArray(FLOATS, bzs, i);
      FloatVector ez = fromArray(FLOATS, ezs, j);
      VectorMask<Float> bzIsEzAndRest = bz
          .compare(EQ, ez, VectorMask.fromLong(FLOATS, (restBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> rest = bz.compare(GT, ez).or(bzIsEzAndRest);
      FloatVector by = fromArray(FLOATS, bys, i);
      FloatVector ey = fromArray(FLOATS, eys, j);
      VectorMask<Float> byIsEyAndRest = by.compare(EQ, ey, rest);
      restBits2 |= by.compare(GT, ey).or(byIsEyAndRest).toLong() << k;
    }
    return restBits2;
  }

  private static long floats9(float[][] columns1, int from1, float[][] columns2, int from2, long restBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] ays = columns1[1], azs = columns1[2], bxs = columns1[3];
    float[] dys = columns2[1], dzs = columns2[2], exs = columns2[3];
    long restBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector bx = fromArray(FLOATS, bxs, i);
      FloatVector ex = fromArray(FLOATS, exs, j);
      VectorMask<Float> bxIsExAndRest = bx
          .compare(EQ, ex, VectorMask.fromLong(FLOATS, (restBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> rest = bx.compare(GT, ex).or(bxIsExAndRest);
      FloatVector az = fromArray(FLOATS, azs, i);
      FloatVector dz = fromArray(FLOATS, dzs, j);
      VectorMask<Float> azIsDzAndRest = az.compare(EQ, dz, rest);
      VectorMask<Float> rest2 = az.compare(GT, dz).or(azIsDzAndRest);
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector dy = fromArray(FLOATS, dys, j);
      VectorMask<Float> ayIsDyAndRest = ay.compare(EQ, dy, rest2);
      restBits2 |= ay.compare(GT, dy).or(ayIsDyAndRest).toLong() << k;
    }
    return restBits2;
  }

  private static long floats10(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long restBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2];
    float[] dxs = columns2[0], dys = columns2[1], dzs = columns2[2];
    long swapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ax = fromArray(FLOATS, axs, i);
      FloatVector dx = fromArray(FLOATS, dxs, j);
      VectorMask<Float> axIsDxAndRest = ax
          .compare(EQ, dx, VectorMask.fromLong(FLOATS, (restBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> swap = ax.compare(GT, dx).or(axIsDxAndRest);
      swapBits |= swap.toLong() << k;
      // swap ? ux : ax
      FLOAT_VECTOR.cast(ax.blend(dx, swap)).intoArray(floatRows, ROW_OX + k);
      // swap ? uy : ay
      FLOAT_VECTOR.cast(fromArray(FLOATS, ays, i).blend(fromArray(FLOATS, dys, j), swap)).intoArray(floatRows,
          ROW_OY + k);
      // swap ? uz : az
      FLOAT_VECTOR.cast(fromArray(FLOATS, azs, i).blend(fromArray(FLOATS, dzs, j), swap)).intoArray(floatRows,
          ROW_OZ + k);
    }
    return swapBits;
  }

  private static void floats11(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long swapBits) {
    if (columns1 == null) {
      return;
    }
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5], cxs = columns1[6], cys = columns1[7], czs = columns1[8];
    float[] dxs = columns2[0], dys = columns2[1], dzs = columns2[2], exs = columns2[3], eys = columns2[4],
        ezs = columns2[5], fxs = columns2[6], fys = columns2[7], fzs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> swap = VectorMask.fromLong(FLOATS, (swapBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector ex = fromArray(FLOATS, exs, j);
      FloatVector bx = fromArray(FLOATS, bxs, i);
      // swap ? vx : bx
      FLOAT_VECTOR.cast(bx.blend(ex, swap)).intoArray(floatRows, ROW_EX_OR_BX + k);
      FloatVector ey = fromArray(FLOATS, eys, j);
      FloatVector by = fromArray(FLOATS, bys, i);
      // swap ? vy : by
      FLOAT_VECTOR.cast(by.blend(ey, swap)).intoArray(floatRows, ROW_EY_OR_BY + k);
      FloatVector ez = fromArray(FLOATS, ezs, j);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      // swap ? vz : bz
      FLOAT_VECTOR.cast(bz.blend(ez, swap)).intoArray(floatRows, ROW_EZ_OR_BZ + k);
      FloatVector fx = fromArray(FLOATS, fxs, j);
      FloatVector cx = fromArray(FLOATS, cxs, i);
      // swap ? wx : cx
      FLOAT_VECTOR.cast(cx.blend(fx, swap)).intoArray(floatRows, ROW_FX_OR_CX + k);
      FloatVector fy = fromArray(FLOATS, fys, j);
      FloatVector cy = fromArray(FLOATS, cys, i);
      // swap ? wy : cy
      FLOAT_VECTOR.cast(cy.blend(fy, swap)).intoArray(floatRows, ROW_FY_OR_CY + k);
      FloatVector fz = fromArray(FLOATS, fzs, j);
      FloatVector cz = fromArray(FLOATS, czs, i);
      // swap ? wz : cz
      FLOAT_VECTOR.cast(cz.blend(fz, swap)).intoArray(floatRows, ROW_FZ_OR_CZ + k);
      // swap ? ax : ux
      FLOAT_VECTOR.cast(fromArray(FLOATS, dxs, j).blend(fromArray(FLOATS, axs, i), swap)).intoArray(floatRows,
          ROW_AX_OR_DX + k);
      // swap ? ay : uy
      FLOAT_VECTOR.cast(fromArray(FLOATS, dys, j).blend(fromArray(FLOATS, ays, i), swap)).intoArray(floatRows,
          ROW_AY_OR_DY + k);
      // swap ? az : uz
      FLOAT_VECTOR.cast(fromArray(FLOATS, dzs, j).blend(fromArray(FLOATS, azs, i), swap)).intoArray(floatRows,
          ROW_AZ_OR_DZ + k);
      // swap ? bx : vx
      FLOAT_VECTOR.cast(ex.blend(bx, swap)).intoArray(floatRows, ROW_BX_OR_EX + k);
      // swap ? by : vy
      FLOAT_VECTOR.cast(ey.blend(by, swap)).intoArray(floatRows, ROW_BY_OR_EY + k);
      // swap ? bz : vz
      FLOAT_VECTOR.cast(ez.blend(bz, swap)).intoArray(floatRows, ROW_BZ_OR_EZ + k);
      // swap ? cx : wx
      FLOAT_VECTOR.cast(fx.blend(cx, swap)).intoArray(floatRows, ROW_CX_OR_FX + k);
      // swap ? cy : wy
      FLOAT_VECTOR.cast(fy.blend(cy, swap)).intoArray(floatRows, ROW_CY_OR_FY + k);
      // swap ? cz : wz
      FLOAT_VECTOR.cast(fz.blend(cz, swap)).intoArray(floatRows, ROW_CZ_OR_FZ + k);
    }
  }

  private static long floats12(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] vxs = columns1[9], vys = columns1[10], vzs = columns1[11];
    long sumAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector vx = fromArray(FLOATS, vxs, i);
      FloatVector vy = fromArray(FLOATS, vys, i);
      FloatVector vz = fromArray(FLOATS, vzs, i);
      sumAtMostLargestBits |= vx.lanewise(ABS).lanewise(ADD, vy.lanewise(ABS)).lanewise(ADD, vz.lanewise(ABS))
          .compare(LE, ALL_LARGEST).toLong() << k;
      FLOAT_VECTOR.cast(vx.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VX + k);
      FLOAT_VECTOR.cast(vy.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VY + k);
      FLOAT_VECTOR.cast(vz.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VZ + k);
    }
    return sumAtMostLargestBits;
  }

  private static void doubles13(float[] floatRows, double[] doubleRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector ox = ((DoubleVector) fromArray(HALF, floatRows, ROW_OX + k).convertShape(F2D, DOUBLES, 0));
      DoubleVector oy = ((DoubleVector) fromArray(HALF, floatRows, ROW_OY + k).convertShape(F2D, DOUBLES, 0));
      DoubleVector oz = ((DoubleVector) fromArray(HALF, floatRows, ROW_OZ + k).convertShape(F2D, DOUBLES, 0));
      DoubleVector abx = ((DoubleVector) fromArray(HALF, floatRows, ROW_EX_OR_BX + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, ox);
      DOUBLE_VECTOR.cast(abx).intoArray(doubleRows, ROW_ABX + k);
      DoubleVector aby = ((DoubleVector) fromArray(HALF, floatRows, ROW_EY_OR_BY + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, oy);
      DOUBLE_VECTOR.cast(aby).intoArray(doubleRows, ROW_ABY + k);
      DoubleVector abz = ((DoubleVector) fromArray(HALF, floatRows, ROW_EZ_OR_BZ + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, oz);
      DOUBLE_VECTOR.cast(abz).intoArray(doubleRows, ROW_ABZ + k);
      DoubleVector acx = ((DoubleVector) fromArray(HALF, floatRows, ROW_FX_OR_CX + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, ox);
      DOUBLE_VECTOR.cast(acx).intoArray(doubleRows, ROW_ACX + k);
      DoubleVector acy = ((DoubleVector) fromArray(HALF, floatRows, ROW_FY_OR_CY + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, oy);
      DOUBLE_VECTOR.cast(acy).intoArray(doubleRows, ROW_ACY + k);
      DoubleVector acz = ((DoubleVector) fromArray(HALF, floatRows, ROW_FZ_OR_CZ + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, oz);
      DOUBLE_VECTOR.cast(acz).intoArray(doubleRows, ROW_ACZ + k);
      DoubleVector aux = ((DoubleVector) fromArray(HALF, floatRows, ROW_AX_OR_DX + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, ox);
      DOUBLE_VECTOR.cast(aux).intoArray(doubleRows, ROW_AUX + k);
      DoubleVector auy = ((DoubleVector) fromArray(HALF, floatRows, ROW_AY_OR_DY + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, oy);
      DOUBLE_VECTOR.cast(auy).intoArray(doubleRows, ROW_AUY + k);
      DoubleVector auz = ((DoubleVector) fromArray(HALF, floatRows, ROW_AZ_OR_DZ + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, oz);
      DOUBLE_VECTOR.cast(auz).intoArray(doubleRows, ROW_AUZ + k);
      DoubleVector avx = ((DoubleVector) fromArray(HALF, floatRows, ROW_BX_OR_EX + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, ox);
      DOUBLE_VECTOR.cast(avx).intoArray(doubleRows, ROW_AVX + k);
      DoubleVector avy = ((DoubleVector) fromArray(HALF, floatRows, ROW_BY_OR_EY + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, oy);
      DOUBLE_VECTOR.cast(avy).intoArray(doubleRows, ROW_AVY + k);
      DoubleVector avz = ((DoubleVector) fromArray(HALF, floatRows, ROW_BZ_OR_EZ + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, oz);
      DOUBLE_VECTOR.cast(avz).intoArray(doubleRows, ROW_AVZ + k);
      DoubleVector awx = ((DoubleVector) fromArray(HALF, floatRows, ROW_CX_OR_FX + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, ox);
      DOUBLE_VECTOR.cast(awx).intoArray(doubleRows, ROW_AWX + k);
      DoubleVector awy = ((DoubleVector) fromArray(HALF, floatRows, ROW_CY_OR_FY + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, oy);
      DOUBLE_VECTOR.cast(awy).intoArray(doubleRows, ROW_AWY + k);
      DoubleVector awz = ((DoubleVector) fromArray(HALF, floatRows, ROW_CZ_OR_FZ + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, oz);
      DOUBLE_VECTOR.cast(awz).intoArray(doubleRows, ROW_AWZ + k);
      DOUBLE_VECTOR.cast(acx.lanewise(SUB, abx)).intoArray(doubleRows, ROW_BCX + k);
      DOUBLE_VECTOR.cast(acy.lanewise(SUB, aby)).intoArray(doubleRows, ROW_BCY + k);
      DOUBLE_VECTOR.cast(acz.lanewise(SUB, abz)).intoArray(doubleRows, ROW_BCZ + k);
      DOUBLE_VECTOR.cast(acx.lanewise(NEG)).intoArray(doubleRows, ROW_CAX + k);
      DOUBLE_VECTOR.cast(acy.lanewise(NEG)).intoArray(doubleRows, ROW_CAY + k);
      DOUBLE_VECTOR.cast(acz.lanewise(NEG)).intoArray(doubleRows, ROW_CAZ + k);
      DOUBLE_VECTOR.cast(avx.lanewise(SUB, aux)).intoArray(doubleRows, ROW_UVX + k);
      DOUBLE_VECTOR.cast(avy.lanewise(SUB, auy)).intoArray(doubleRows, ROW_UVY + k);
      DOUBLE_VECTOR.cast(avz.lanewise(SUB, auz)).intoArray(doubleRows, ROW_UVZ + k);
      DOUBLE_VECTOR.cast(awx.lanewise(SUB, avx)).intoArray(doubleRows, ROW_VWX + k);
      DOUBLE_VECTOR.cast(awy.lanewise(SUB, avy)).intoArray(doubleRows, ROW_VWY + k);
      DOUBLE_VECTOR.cast(awz.lanewise(SUB, avz)).intoArray(doubleRows, ROW_VWZ + k);
      DOUBLE_VECTOR.cast(aux.lanewise(SUB, awx)).intoArray(doubleRows, ROW_WUX + k);
      DOUBLE_VECTOR.cast(auy.lanewise(SUB, awy)).intoArray(doubleRows, ROW_WUY + k);
      DOUBLE_VECTOR.cast(auz.lanewise(SUB, awz)).intoArray(doubleRows, ROW_WUZ + k);
      DOUBLE_VECTOR.cast(abx.lanewise(ABS).lanewise(ADD, acx.lanewise(ABS)).lanewise(ADD, aux.lanewise(ABS))
          .lanewise(ADD, avx.lanewise(ABS)).lanewise(ADD, awx.lanewise(ABS))).intoArray(doubleRows, ROW_SX + k);
      DOUBLE_VECTOR.cast(aby.lanewise(ABS).lanewise(ADD, acy.lanewise(ABS)).lanewise(ADD, auy.lanewise(ABS))
          .lanewise(ADD, avy.lanewise(ABS)).lanewise(ADD, awy.lanewise(ABS))).intoArray(doubleRows, ROW_SY + k);
    }
  }

  private static long doubles14(double[] doubleRows, long[] bits) {
    if (doubleRows == null) {
      return 0;
    }
    long flatBits = 0;
    long sumAtMostC1_09e_40Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector abz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ABZ + k);
      DoubleVector sz = abz.lanewise(ABS).lanewise(ADD,
          DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ACZ + k).lanewise(ABS))
          .lanewise(ADD, DoubleVector.fromArray(DOUBLES, doubleRows, ROW_AUZ + k).lanewise(ABS))
          .lanewise(ADD, DoubleVector.fromArray(DOUBLES, doubleRows, ROW_AVZ + k).lanewise(ABS))
          .lanewise(ADD, DoubleVector.fromArray(DOUBLES, doubleRows, ROW_AWZ + k).lanewise(ABS));
      DOUBLE_VECTOR.cast(sz).intoArray(doubleRows, ROW_SZ + k);
      DoubleVector aby = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ABY + k);
      DoubleVector caz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_CAZ + k);
      DoubleVector cay = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_CAY + k);
      DoubleVector n1x = aby.lanewise(MUL, caz).lanewise(SUB, abz.lanewise(MUL, cay));
      DOUBLE_VECTOR.cast(n1x).intoArray(doubleRows, ROW_N1X + k);
      DoubleVector cax = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_CAX + k);
      DoubleVector abx = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ABX + k);
      DoubleVector n1y = abz.lanewise(MUL, cax).lanewise(SUB, abx.lanewise(MUL, caz));
      DOUBLE_VECTOR.cast(n1y).intoArray(doubleRows, ROW_N1Y + k);
      DoubleVector n1z = abx.lanewise(MUL, cay).lanewise(SUB, aby.lanewise(MUL, cax));
      DOUBLE_VECTOR.cast(n1z).intoArray(doubleRows, ROW_N1Z + k);
      DoubleVector uvy = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_UVY + k);
      DoubleVector wuz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_WUZ + k);
      DoubleVector uvz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_UVZ + k);
      DoubleVector wuy = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_WUY + k);
      DoubleVector n2x = uvy.lanewise(MUL, wuz).lanewise(SUB, uvz.lanewise(MUL, wuy));
      DOUBLE_VECTOR.cast(n2x).intoArray(doubleRows, ROW_N2X + k);
      DoubleVector wux = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_WUX + k);
      DoubleVector uvx = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_UVX + k);
      DoubleVector n2y = uvz.lanewise(MUL, wux).lanewise(SUB, uvx.lanewise(MUL, wuz));
      DOUBLE_VECTOR.cast(n2y).intoArray(doubleRows, ROW_N2Y + k);
      DoubleVector n2z = uvx.lanewise(MUL, wuy).lanewise(SUB, uvy.lanewise(MUL, wux));
      DOUBLE_VECTOR.cast(n2z).intoArray(doubleRows, ROW_N2Z + k);
      VectorMask<Double> n1xIsZeroAndN1zIsZero = n1x.compare(EQ, ALL_ZERO);
      n1xIsZeroAndN1zIsZero = n1y.compare(EQ, ALL_ZERO, n1xIsZeroAndN1zIsZero);
      n1xIsZeroAndN1zIsZero = n1z.compare(EQ, ALL_ZERO, n1xIsZeroAndN1zIsZero);
      VectorMask<Double> n2xIsZeroAndN2zIsZero = n2x.compare(EQ, ALL_ZERO);
      n2xIsZeroAndN2zIsZero = n2y.compare(EQ, ALL_ZERO, n2xIsZeroAndN2zIsZero);
      n2xIsZeroAndN2zIsZero = n2z.compare(EQ, ALL_ZERO, n2xIsZeroAndN2zIsZero);
      flatBits |= n1xIsZeroAndN1zIsZero.or(n2xIsZeroAndN2zIsZero).toLong() << k;
      sumAtMostC1_09e_40Bits |= DoubleVector.fromArray(DOUBLES, doubleRows, ROW_SX + k)
          .lanewise(ADD, DoubleVector.fromArray(DOUBLES, doubleRows, ROW_SY + k)).lanewise(ADD, sz)
          .compare(LE, ALL_C1_09E_40).toLong() << k;
    }
    bits[0] = sumAtMostC1_09e_40Bits;
    return flatBits;
  }

  private static void doubles15(float[][] columns1, int from1, float[][] columns2, int from2,
      double[] doubleRows) {
    if (columns1 == null) {
      return;
    }
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5], cxs = columns1[6], cys = columns1[7], czs = columns1[8], vxs = columns1[9],
        vys = columns1[10], vzs = columns1[11];
    float[] dxs = columns2[0], dys = columns2[1], dzs = columns2[2], exs = columns2[3], eys = columns2[4],
        ezs = columns2[5], fxs = columns2[6], fys = columns2[7], fzs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      int i = from1 + k;
      int j = from2 + k;
      DoubleVector ox = ((DoubleVector) fromArray(HALF, axs, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector oy = ((DoubleVector) fromArray(HALF, ays, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector oz = ((DoubleVector) fromArray(HALF, azs, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector mx = ((DoubleVector) fromArray(HALF, vxs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(mx).intoArray(doubleRows, ROW_MX + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, vys, i).convertShape(F2D, DOUBLES, 0))).intoArray(
          doubleRows, ROW_MY + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, vzs, i).convertShape(F2D, DOUBLES, 0))).intoArray(
          doubleRows, ROW_MZ + k);
      DoubleVector abx = ((DoubleVector) fromArray(HALF, bxs, i).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, ox);
      DOUBLE_VECTOR.cast(abx).intoArray(doubleRows, ROW_ABX2 + k);
      DoubleVector aby = ((DoubleVector) fromArray(HALF, bys, i).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, oy);
      DOUBLE_VECTOR.cast(aby).intoArray(doubleRows, ROW_ABY2 + k);
      DoubleVector abz = ((DoubleVector) fromArray(HALF, bzs, i).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, oz);
      DOUBLE_VECTOR.cast(abz).intoArray(doubleRows, ROW_ABZ2 + k);
      DoubleVector acx = ((DoubleVector) fromArray(HALF, cxs, i).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, ox);
      DOUBLE_VECTOR.cast(acx).intoArray(doubleRows, ROW_ACX2 + k);
      DoubleVector acy = ((DoubleVector) fromArray(HALF, cys, i).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, oy);
      DOUBLE_VECTOR.cast(acy).intoArray(doubleRows, ROW_ACY2 + k);
      DoubleVector acz = ((DoubleVector) fromArray(HALF, czs, i).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, oz);
      DOUBLE_VECTOR.cast(acz).intoArray(doubleRows, ROW_ACZ2 + k);
      DoubleVector aux = ((DoubleVector) fromArray(HALF, dxs, j).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, ox);
      DOUBLE_VECTOR.cast(aux).intoArray(doubleRows, ROW_AUX2 + k);
      DoubleVector auy = ((DoubleVector) fromArray(HALF, dys, j).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, oy);
      DOUBLE_VECTOR.cast(auy).intoArray(doubleRows, ROW_AUY2 + k);
      DoubleVector auz = ((DoubleVector) fromArray(HALF, dzs, j).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, oz);
      DOUBLE_VECTOR.cast(auz).intoArray(doubleRows, ROW_AUZ2 + k);
      DoubleVector avx = ((DoubleVector) fromArray(HALF, exs, j).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, ox);
      DOUBLE_VECTOR.cast(avx).intoArray(doubleRows, ROW_AVX2 + k);
      DoubleVector avy = ((DoubleVector) fromArray(HALF, eys, j).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, oy);
      DOUBLE_VECTOR.cast(avy).intoArray(doubleRows, ROW_AVY2 + k);
      DoubleVector avz = ((DoubleVector) fromArray(HALF, ezs, j).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, oz);
      DOUBLE_VECTOR.cast(avz).intoArray(doubleRows, ROW_AVZ2 + k);
      DoubleVector awx = ((DoubleVector) fromArray(HALF, fxs, j).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, ox);
      DOUBLE_VECTOR.cast(awx).intoArray(doubleRows, ROW_AWX2 + k);
      DoubleVector awy = ((DoubleVector) fromArray(HALF, fys, j).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, oy);
      DOUBLE_VECTOR.cast(awy).intoArray(doubleRows, ROW_AWY2 + k);
      DoubleVector awz = ((DoubleVector) fromArray(HALF, fzs, j).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, oz);
      DOUBLE_VECTOR.cast(awz).intoArray(doubleRows, ROW_AWZ2 + k);
      DOUBLE_VECTOR.cast(acx.lanewise(SUB, abx)).intoArray(doubleRows, ROW_BCX2 + k);
      DOUBLE_VECTOR.cast(acy.lanewise(SUB, aby)).intoArray(doubleRows, ROW_BCY2 + k);
      DOUBLE_VECTOR.cast(acz.lanewise(SUB, abz)).intoArray(doubleRows, ROW_BCZ2 + k);
      DOUBLE_VECTOR.cast(acx.lanewise(NEG)).intoArray(doubleRows, ROW_CAX2 + k);
      DOUBLE_VECTOR.cast(acy.lanewise(NEG)).intoArray(doubleRows, ROW_CAY2 + k);
      DOUBLE_VECTOR.cast(acz.lanewise(NEG)).intoArray(doubleRows, ROW_CAZ2 + k);
      DOUBLE_VECTOR.cast(avx.lanewise(SUB, aux)).intoArray(doubleRows, ROW_UVX2 + k);
      DOUBLE_VECTOR.cast(avy.lanewise(SUB, auy)).intoArray(doubleRows, ROW_UVY2 + k);
      DOUBLE_VECTOR.cast(avz.lanewise(SUB, auz)).intoArray(doubleRows, ROW_UVZ2 + k);
      DOUBLE_VECTOR.cast(awx.lanewise(SUB, avx)).intoArray(doubleRows, ROW_VWX2 + k);
      DOUBLE_VECTOR.cast(awy.lanewise(SUB, avy)).intoArray(doubleRows, ROW_VWY2 + k);
      DOUBLE_VECTOR.cast(awz.lanewise(SUB, avz)).intoArray(doubleRows, ROW_VWZ2 + k);
      DOUBLE_VECTOR.cast(aux.lanewise(SUB, awx)).intoArray(doubleRows, ROW_WUX2 + k);
      DOUBLE_VECTOR.cast(auy.lanewise(SUB, awy)).intoArray(doubleRows, ROW_WUY2 + k);
      DOUBLE_VECTOR.cast(auz.lanewise(SUB, awz)).intoArray(doubleRows, ROW_WUZ2 + k);
      DOUBLE_VECTOR.cast(abx.lanewise(ABS).lanewise(ADD, acx.lanewise(ABS)).lanewise(ADD, aux.lanewise(ABS))
          .lanewise(ADD, avx.lanewise(ABS)).lanewise(ADD, awx.lanewise(ABS))
          .lanewise(ADD, mx.lanewise(ABS))).intoArray(doubleRows, ROW_SX2 + k);
      DOUBLE_VECTOR.cast(aby.lanewise(ABS).lanewise(ADD, acy.lanewise(ABS)).lanewise(ADD, auy.lanewise(ABS))
          .lanewise(ADD, avy.lanewise(ABS)).lanewise(ADD, awy.lanewise(ABS))).intoArray(doubleRows,
          ROW_SUM + k);
    }
  }

  private static long doubles16(float[][] columns1, int from1, double[] doubleRows, long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] vys = columns1[10], vzs = columns1[11];
    long flatBits = 0;
    long finiteBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      int i = from1 + k;
      DoubleVector sy = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_SUM + k)
          .lanewise(ADD, ((DoubleVector) fromArray(HALF, vys, i).convertShape(F2D, DOUBLES, 0)).lanewise(ABS));
      DOUBLE_VECTOR.cast(sy).intoArray(doubleRows, ROW_SY2 + k);
      DoubleVector abz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ABZ2 + k);
      DoubleVector sz = abz.lanewise(ABS).lanewise(ADD,
          DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ACZ2 + k).lanewise(ABS))
          .lanewise(ADD, DoubleVector.fromArray(DOUBLES, doubleRows, ROW_AUZ2 + k).lanewise(ABS))
          .lanewise(ADD, DoubleVector.fromArray(DOUBLES, doubleRows, ROW_AVZ2 + k).lanewise(ABS))
          .lanewise(ADD, DoubleVector.fromArray(DOUBLES, doubleRows, ROW_AWZ2 + k).lanewise(ABS))
          .lanewise(ADD, ((DoubleVector) fromArray(HALF, vzs, i).convertShape(F2D, DOUBLES, 0)).lanewise(ABS));
      DOUBLE_VECTOR.cast(sz).intoArray(doubleRows, ROW_SZ2 + k);
      DoubleVector aby = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ABY2 + k);
      DoubleVector caz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_CAZ2 + k);
      DoubleVector cay = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_CAY2 + k);
      DoubleVector n1x = aby.lanewise(MUL, caz).lanewise(SUB, abz.lanewise(MUL, cay));
      DOUBLE_VECTOR.cast(n1x).intoArray(doubleRows, ROW_N1X2 + k);
      DoubleVector cax = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_CAX2 + k);
      DoubleVector abx = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ABX2 + k);
      DoubleVector n1y = abz.lanewise(MUL, cax).lanewise(SUB, abx.lanewise(MUL, caz));
      DOUBLE_VECTOR.cast(n1y).intoArray(doubleRows, ROW_N1Y2 + k);
      DoubleVector n1z = abx.lanewise(MUL, cay).lanewise(SUB, aby.lanewise(MUL, cax));
      DOUBLE_VECTOR.cast(n1z).intoArray(doubleRows, ROW_N1Z2 + k);
      DoubleVector uvy = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_UVY2 + k);
      DoubleVector wuz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_WUZ2 + k);
      DoubleVector uvz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_UVZ2 + k);
      DoubleVector wuy = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_WUY2 + k);
      DoubleVector n2x = uvy.lanewise(MUL, wuz).lanewise(SUB, uvz.lanewise(MUL, wuy));
      DOUBLE_VECTOR.cast(n2x).intoArray(doubleRows, ROW_N2X2 + k);
      DoubleVector wux = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_WUX2 + k);
      DoubleVector uvx = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_UVX2 + k);
      DoubleVector n2y = uvz.lanewise(MUL, wux).lanewise(SUB, uvx.lanewise(MUL, wuz));
      DOUBLE_VECTOR.cast(n2y).intoArray(doubleRows, ROW_N2Y2 + k);
      DoubleVector n2z = uvx.lanewise(MUL, wuy).lanewise(SUB, uvy.lanewise(MUL, wux));
      DOUBLE_VECTOR.cast(n2z).intoArray(doubleRows, ROW_N2Z2 + k);
      VectorMask<Double> n1xIsZeroAndN1zIsZero = n1x.compare(EQ, ALL_ZERO);
      n1xIsZeroAndN1zIsZero = n1y.compare(EQ, ALL_ZERO, n1xIsZeroAndN1zIsZero);
      n1xIsZeroAndN1zIsZero = n1z.compare(EQ, ALL_ZERO, n1xIsZeroAndN1zIsZero);
      VectorMask<Double> n2xIsZeroAndN2zIsZero = n2x.compare(EQ, ALL_ZERO);
      n2xIsZeroAndN2zIsZero = n2y.compare(EQ, ALL_ZERO, n2xIsZeroAndN2zIsZero);
      n2xIsZeroAndN2zIsZero = n2z.compare(EQ, ALL_ZERO, n2xIsZeroAndN2zIsZero);
      flatBits |= n1xIsZeroAndN1zIsZero.or(n2xIsZeroAndN2zIsZero).toLong() << k;
      DOUBLE_VECTOR.cast(ALL_ONE).intoArray(doubleRows, ROW_ONE + k);
      DOUBLE_VECTOR.cast(ALL_ZERO).intoArray(doubleRows, ROW_ZERO + k);
      finiteBits |= DoubleVector.fromArray(DOUBLES, doubleRows, ROW_SX2 + k).lanewise(ADD, sy)
          .lanewise(ADD, sz).compare(LE, ALL_C2_18E_40).toLong() << k;
    }
    bits[0] = finiteBits;
    return flatBits;
  }

  private static void doubles18(double[] doubleRows) {
    if (doubleRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector entry0 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY0 + k);
      // entry0 > entry ? entry0 : entry
      DoubleVector entry = ALL_NONE.blend(entry0, entry0.compare(GT, ALL_NONE));
      DoubleVector entry1 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY1 + k);
      // entry1 > entry ? entry1 : entry
      DoubleVector entry2 = entry.blend(entry1, entry1.compare(GT, entry));
      DoubleVector entry2_2 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY2 + k);
      // entry2 > entry ? entry2 : entry
      DOUBLE_VECTOR.cast(entry2.blend(entry2_2, entry2_2.compare(GT, entry2))).intoArray(doubleRows,
          ROW_ENTRY + k);
    }
  }

  private static void doubles19(double[] doubleRows) {
    if (doubleRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector entry3 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY3 + k);
      DoubleVector entry = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY + k);
      // entry3 > entry ? entry3 : entry
      DoubleVector entry2 = entry.blend(entry3, entry3.compare(GT, entry));
      DoubleVector entry4 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY4 + k);
      // entry4 > entry ? entry4 : entry
      DoubleVector entry5 = entry2.blend(entry4, entry4.compare(GT, entry2));
      DoubleVector entry5_2 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY5 + k);
      // entry5 > entry ? entry5 : entry
      DoubleVector entry6 = entry5.blend(entry5_2, entry5_2.compare(GT, entry5));
      DoubleVector entry6_2 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY6 + k);
      // entry6 > entry ? entry6 : entry
      DoubleVector entry7 = entry6.blend(entry6_2, entry6_2.compare(GT, entry6));
      DoubleVector entry7_2 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY7 + k);
      // entry7 > entry ? entry7 : entry
      DOUBLE_VECTOR.cast(entry7.blend(entry7_2, entry7_2.compare(GT, entry7))).intoArray(doubleRows,
          ROW_ENTRY20 + k);
    }
  }

  private static void doubles20(double[] doubleRows) {
    if (doubleRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector entry8 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY8 + k);
      DoubleVector entry = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY20 + k);
      // entry8 > entry ? entry8 : entry
      DoubleVector entry2 = entry.blend(entry8, entry8.compare(GT, entry));
      DoubleVector entry9 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY9 + k);
      // entry9 > entry ? entry9 : entry
      DoubleVector entry3 = entry2.blend(entry9, entry9.compare(GT, entry2));
      DoubleVector entry10 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY10 + k);
      // entry10 > entry ? entry10 : entry
      DoubleVector entry4 = entry3.blend(entry10, entry10.compare(GT, entry3));
      DoubleVector entry11 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY11 + k);
      // entry11 > entry ? entry11 : entry
      DOUBLE_VECTOR.cast(entry4.blend(entry11, entry11.compare(GT, entry4))).intoArray(doubleRows,
          ROW_ENTRY21 + k);
    }
  }

  private static void doubles21(double[] doubleRows) {
    if (doubleRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector entry12 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY12 + k);
      DoubleVector entry = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY21 + k);
      // entry12 > entry ? entry12 : entry
      DoubleVector entry2 = entry.blend(entry12, entry12.compare(GT, entry));
      DoubleVector entry13 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY13 + k);
      // entry13 > entry ? entry13 : entry
      DoubleVector entry3 = entry2.blend(entry13, entry13.compare(GT, entry2));
      DoubleVector entry14 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY14 + k);
      // entry14 > entry ? entry14 : entry
      DoubleVector entry4 = entry3.blend(entry14, entry14.compare(GT, entry3));
      DoubleVector entry15 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY15 + k);
      // entry15 > entry ? entry15 : entry
      DoubleVector entry5 = entry4.blend(entry15, entry15.compare(GT, entry4));
      DoubleVector entry16 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY16 + k);
      // entry16 > entry ? entry16 : entry
      DOUBLE_VECTOR.cast(entry5.blend(entry16, entry16.compare(GT, entry5))).intoArray(doubleRows,
          ROW_ENTRY22 + k);
    }
  }

  private static void doubles22(double[] doubleRows) {
    if (doubleRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector entry17 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY17 + k);
      DoubleVector entry = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY22 + k);
      // entry17 > entry ? entry17 : entry
      DoubleVector entry2 = entry.blend(entry17, entry17.compare(GT, entry));
      DoubleVector entry18 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY18 + k);
      // entry18 > entry ? entry18 : entry
      DoubleVector entry3 = entry2.blend(entry18, entry18.compare(GT, entry2));
      DoubleVector entry19 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY19 + k);
      // entry19 > entry ? entry19 : entry
      DOUBLE_VECTOR.cast(entry3.blend(entry19, entry19.compare(GT, entry3))).intoArray(doubleRows,
          ROW_ENTRY23 + k);
      DoubleVector other = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_OTHER + k);
      // other < exit ? other : exit
      DoubleVector exit = ALL_INFINITY.blend(other, other.compare(LT, ALL_INFINITY));
      DoubleVector other2 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_OTHER2 + k);
      // other < exit ? other : exit
      DOUBLE_VECTOR.cast(exit.blend(other2, other2.compare(LT, exit))).intoArray(doubleRows, ROW_EXIT + k);
    }
  }

  private static void doubles23(double[] doubleRows) {
    if (doubleRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector other = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_OTHER3 + k);
      DoubleVector exit = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_EXIT + k);
      // other < exit ? other : exit
      DoubleVector exit2 = exit.blend(other, other.compare(LT, exit));
      DoubleVector other2 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_OTHER4 + k);
      // other < exit ? other : exit
      DoubleVector exit3 = exit2.blend(other2, other2.compare(LT, exit2));
      DoubleVector other3 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_OTHER5 + k);
      // other < exit ? other : exit
      DoubleVector exit4 = exit3.blend(other3, other3.compare(LT, exit3));
      DoubleVector other4 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_OTHER6 + k);
      // other < exit ? other : exit
      DoubleVector exit5 = exit4.blend(other4, other4.compare(LT, exit4));
      DoubleVector other5 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_OTHER7 + k);
      // other < exit ? other : exit
      DOUBLE_VECTOR.cast(exit5.blend(other5, other5.compare(LT, exit5))).intoArray(doubleRows, ROW_EXIT2 + k);
    }
  }

  private static void doubles24(double[] doubleRows) {
    if (doubleRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector other = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_OTHER8 + k);
      DoubleVector exit = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_EXIT2 + k);
      // other < exit ? other : exit
      DoubleVector exit2 = exit.blend(other, other.compare(LT, exit));
      DoubleVector other2 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_OTHER9 + k);
      // other < exit ? other : exit
      DoubleVector exit3 = exit2.blend(other2, other2.compare(LT, exit2));
      DoubleVector other3 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_OTHER10 + k);
      // other < exit ? other : exit
      DoubleVector exit4 = exit3.blend(other3, other3.compare(LT, exit3));
      DoubleVector other4 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_OTHER11 + k);
      // other < exit ? other : exit
      DOUBLE_VECTOR.cast(exit4.blend(other4, other4.compare(LT, exit4))).intoArray(doubleRows, ROW_EXIT3 + k);
    }
  }

  private static void doubles25(double[] doubleRows) {
    if (doubleRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector other = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_OTHER12 + k);
      DoubleVector exit = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_EXIT3 + k);
      // other < exit ? other : exit
      DoubleVector exit2 = exit.blend(other, other.compare(LT, exit));
      DoubleVector other2 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_OTHER13 + k);
      // other < exit ? other : exit
      DoubleVector exit3 = exit2.blend(other2, other2.compare(LT, exit2));
      DoubleVector other3 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_OTHER14 + k);
      // other < exit ? other : exit
      DoubleVector exit4 = exit3.blend(other3, other3.compare(LT, exit3));
      DoubleVector other4 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_OTHER15 + k);
      // other < exit ? other : exit
      DoubleVector exit5 = exit4.blend(other4, other4.compare(LT, exit4));
      DoubleVector other5 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_OTHER16 + k);
      // other < exit ? other : exit
      DOUBLE_VECTOR.cast(exit5.blend(other5, other5.compare(LT, exit5))).intoArray(doubleRows, ROW_EXIT4 + k);
    }
  }

  private static long doubles26(double[] doubleRows) {
    if (doubleRows == null) {
      return 0;
    }
    long entry18IsEntryBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector other = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_OTHER17 + k);
      DoubleVector exit = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_EXIT4 + k);
      // other < exit ? other : exit
      DoubleVector exit2 = exit.blend(other, other.compare(LT, exit));
      DoubleVector other2 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_OTHER18 + k);
      // other < exit ? other : exit
      DoubleVector exit3 = exit2.blend(other2, other2.compare(LT, exit2));
      DoubleVector other3 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_OTHER19 + k);
      // other < exit ? other : exit
      DoubleVector exit4 = exit3.blend(other3, other3.compare(LT, exit3));
      DoubleVector other4 = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_OTHER20 + k);
      // other < exit ? other : exit
      DOUBLE_VECTOR.cast(exit4.blend(other4, other4.compare(LT, exit4))).intoArray(doubleRows, ROW_EXIT5 + k);
      entry18IsEntryBits |= DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY18 + k)
          .compare(EQ, DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY23 + k)).toLong() << k;
    }
    return entry18IsEntryBits;
  }

  private static void doubles27(double[] doubleRows, long entry18IsEntryBits) {
    if (doubleRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      // entry18 == entry ? 18 : number
      DoubleVector number = ALL_C19_0.blend(ALL_C18_0,
          VectorMask.fromLong(DOUBLES, (entry18IsEntryBits >>> k) & WideLanes.DOUBLE_LANES));
      DoubleVector entry = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY23 + k);
      // entry17 == entry ? 17 : number
      DoubleVector number2 = number.blend(ALL_SPACE,
          DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY17 + k).compare(EQ, entry));
      // entry16 == entry ? 16 : number
      DoubleVector number3 = number2.blend(ALL_C16_0,
          DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY16 + k).compare(EQ, entry));
      // entry15 == entry ? 15 : number
      DoubleVector number4 = number3.blend(ALL_C15_0,
          DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY15 + k).compare(EQ, entry));
      // entry14 == entry ? 14 : number
      DoubleVector number5 = number4.blend(ALL_IN_PLANE2,
          DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY14 + k).compare(EQ, entry));
      // entry13 == entry ? 13 : number
      DOUBLE_VECTOR.cast(number5.blend(ALL_C13_0, DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY13 + k)
          .compare(EQ, entry))).intoArray(doubleRows, ROW_NUMBER + k);
    }
  }

  private static void doubles28(double[] doubleRows) {
    if (doubleRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector entry = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY23 + k);
      // entry12 == entry ? 12 : number
      DoubleVector number = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_NUMBER + k)
          .blend(ALL_C12_0, DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY12 + k).compare(EQ, entry));
      // entry11 == entry ? 11 : number
      DoubleVector number2 = number.blend(ALL_IN_PLANE1,
          DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY11 + k).compare(EQ, entry));
      // entry10 == entry ? 10 : number
      DoubleVector number3 = number2.blend(ALL_C10_0,
          DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY10 + k).compare(EQ, entry));
      // entry9 == entry ? 9 : number
      DOUBLE_VECTOR.cast(number3.blend(ALL_C9_00, DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY9 + k)
          .compare(EQ, entry))).intoArray(doubleRows, ROW_NUMBER2 + k);
    }
  }

  private static void doubles29(double[] doubleRows) {
    if (doubleRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector entry = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY23 + k);
      // entry8 == entry ? 8 : number
      DoubleVector number = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_NUMBER2 + k)
          .blend(ALL_C8_00, DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY8 + k).compare(EQ, entry));
      // entry7 == entry ? 7 : number
      DoubleVector number2 = number.blend(ALL_C7_00,
          DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY7 + k).compare(EQ, entry));
      // entry6 == entry ? 6 : number
      DoubleVector number3 = number2.blend(ALL_C6_00,
          DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY6 + k).compare(EQ, entry));
      // entry5 == entry ? 5 : number
      DoubleVector number4 = number3.blend(ALL_C5_00,
          DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY5 + k).compare(EQ, entry));
      // entry4 == entry ? 4 : number
      DOUBLE_VECTOR.cast(number4.blend(ALL_C4_00, DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY4 + k)
          .compare(EQ, entry))).intoArray(doubleRows, ROW_NUMBER3 + k);
    }
  }

  private static long doubles30(float[] floatRows, double[] doubleRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long entryAtLeastZeroBits = 0;
    long entryAtMostExitBits = 0;
    long entryAtMostOneBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector entry = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY23 + k);
      // entry3 == entry ? 3 : number
      DoubleVector number = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_NUMBER3 + k)
          .blend(ALL_C3_00, DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY3 + k).compare(EQ, entry));
      // entry2 == entry ? 2 : number
      DoubleVector number2 = number.blend(ALL_TWO, DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY2 + k)
          .compare(EQ, entry));
      // entry1 == entry ? 1 : number
      DoubleVector number3 = number2.blend(ALL_ONE, DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY1 + k)
          .compare(EQ, entry));
      // entry0 == entry ? 0 : number
      DOUBLE_VECTOR.cast(number3.blend(ALL_ZERO, DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ENTRY0 + k)
          .compare(EQ, entry))).intoArray(doubleRows, ROW_NUMBER4 + k);
      entryAtLeastZeroBits |= entry.compare(GE, ALL_ZERO).toLong() << k;
      entryAtMostExitBits |= entry.compare(LE,
          DoubleVector.fromArray(DOUBLES, doubleRows, ROW_EXIT5 + k)).toLong() << k;
      entryAtMostOneBits |= entry.compare(LE, ALL_ONE).toLong() << k;
      HALF_VECTOR.cast(entry.convertShape(D2F, HALF, 0)).intoArray(floatRows, ROW_ENTRY24 + k);
    }
    bits[0] = entryAtMostExitBits;
    bits[1] = entryAtMostOneBits;
    return entryAtLeastZeroBits;
  }

  private static long doubles31(double[] doubleRows, long[] bits) {
    if (doubleRows == null) {
      return 0;
    }
    long numberLessC5_00Bits = 0;
    long numberLessC8_00Bits = 0;
    long numberLessInPlane1Bits = 0;
    long numberLessInPlane2Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector number = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_NUMBER4 + k);
      numberLessC5_00Bits |= number.compare(LT, ALL_C5_00).toLong() << k;
      VectorMask<Double> numberLessC8_00 = number.compare(LT, ALL_C8_00);
      numberLessC8_00Bits |= numberLessC8_00.toLong() << k;
      VectorMask<Double> numberLessInPlane1 = number.compare(LT, ALL_IN_PLANE1);
      numberLessInPlane1Bits |= numberLessInPlane1.toLong() << k;
      VectorMask<Double> numberLessInPlane2 = number.compare(LT, ALL_IN_PLANE2);
      numberLessInPlane2Bits |= numberLessInPlane2.toLong() << k;
      // number < 8 ? bcx : number < IN_PLANE_1 ? cax : number < IN_PLANE_2 ? n1x : n2x
      DOUBLE_VECTOR.cast(DoubleVector.fromArray(DOUBLES, doubleRows, ROW_N2X2 + k)
          .blend(DoubleVector.fromArray(DOUBLES, doubleRows, ROW_N1X2 + k), numberLessInPlane2)
          .blend(DoubleVector.fromArray(DOUBLES, doubleRows, ROW_CAX2 + k), numberLessInPlane1)
          .blend(DoubleVector.fromArray(DOUBLES, doubleRows, ROW_BCX2 + k), numberLessC8_00)).intoArray(
          doubleRows, ROW_BCX_OR_CAX_OR_VALUE + k);
    }
    bits[0] = numberLessC8_00Bits;
    bits[1] = numberLessInPlane1Bits;
    bits[2] = numberLessInPlane2Bits;
    return numberLessC5_00Bits;
  }

  private static long doubles32(double[] doubleRows, long[] bits, long numberLessC5_00Bits,
      long numberLessInPlane1Bits) {
    if (doubleRows == null) {
      return 0;
    }
    long eitherBits = 0;
    long eitherBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      // number < 5 ? abx : number < 8 ? bcx : number < IN_PLANE_1 ? cax : number < IN_PLANE_2 ? n1x : n2x
      DOUBLE_VECTOR.cast(DoubleVector.fromArray(DOUBLES, doubleRows, ROW_BCX_OR_CAX_OR_VALUE + k)
          .blend(DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ABX2 + k),
          VectorMask.fromLong(DOUBLES, (numberLessC5_00Bits >>> k) & WideLanes.DOUBLE_LANES))).intoArray(
          doubleRows, ROW_GX + k);
      DoubleVector number = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_NUMBER4 + k);
      eitherBits |= VectorMask.fromLong(DOUBLES, (numberLessInPlane1Bits >>> k) & WideLanes.DOUBLE_LANES)
          .or(number.compare(GE, ALL_IN_PLANE2)).toLong() << k;
      eitherBits2 |= number.compare(EQ, ALL_TWO).or(number.compare(EQ, ALL_C5_00))
          .or(number.compare(EQ, ALL_C8_00)).or(number.compare(EQ, ALL_IN_PLANE1)).toLong() << k;
    }
    bits[0] = eitherBits2;
    return eitherBits;
  }

  private static long doubles33(double[] doubleRows, long[] bits, long eitherBits) {
    if (doubleRows == null) {
      return 0;
    }
    long isFirstBits = 0;
    long eitherBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector number = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_NUMBER4 + k);
      isFirstBits |= VectorMask.fromLong(DOUBLES, (eitherBits >>> k) & WideLanes.DOUBLE_LANES)
          .or(number.compare(EQ, ALL_IN_PLANE2)).toLong() << k;
      eitherBits2 |= number.compare(EQ, ALL_C3_00).or(number.compare(EQ, ALL_C6_00))
          .or(number.compare(EQ, ALL_C9_00)).or(number.compare(EQ, ALL_C12_0)).toLong() << k;
    }
    bits[0] = eitherBits2;
    return isFirstBits;
  }

  private static long doubles34(double[] doubleRows, long eitherBits, long isFirstBits, long eitherBits2,
      long numberLessInPlane2Bits, long numberLessInPlane1Bits) {
    if (doubleRows == null) {
      return 0;
    }
    long isSecondBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      VectorMask<Double> isSecond = VectorMask.fromLong(DOUBLES, (eitherBits >>> k) & WideLanes.DOUBLE_LANES)
          .or(DoubleVector.fromArray(DOUBLES, doubleRows, ROW_NUMBER4 + k).compare(EQ, ALL_C15_0));
      isSecondBits |= isSecond.toLong() << k;
      VectorMask<Double> isFirst = VectorMask.fromLong(DOUBLES, (isFirstBits >>> k) & WideLanes.DOUBLE_LANES);
      // isFirst ? first : isSecond ? second : third; number < IN_PLANE_1 || number >= IN_PLANE_2 ?
      // third(number, uvx, vwx, wux) : third(number, abx, bcx, cax)
      DOUBLE_VECTOR.cast(DoubleVector.fromArray(DOUBLES, doubleRows, ROW_CAX2 + k)
          .blend(DoubleVector.fromArray(DOUBLES, doubleRows, ROW_BCX2 + k), isSecond)
          .blend(DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ABX2 + k), isFirst)
          .blend(DoubleVector.fromArray(DOUBLES, doubleRows, ROW_WUX2 + k)
          .blend(DoubleVector.fromArray(DOUBLES, doubleRows, ROW_VWX2 + k), isSecond)
          .blend(DoubleVector.fromArray(DOUBLES, doubleRows, ROW_UVX2 + k), isFirst),
          VectorMask.fromLong(DOUBLES, (eitherBits2 >>> k) & WideLanes.DOUBLE_LANES))).intoArray(doubleRows,
          ROW_HX + k);
      // number < IN_PLANE_1 ? cay : number < IN_PLANE_2 ? n1y : n2y
      DOUBLE_VECTOR.cast(DoubleVector.fromArray(DOUBLES, doubleRows, ROW_N2Y2 + k)
          .blend(DoubleVector.fromArray(DOUBLES, doubleRows, ROW_N1Y2 + k),
          VectorMask.fromLong(DOUBLES, (numberLessInPlane2Bits >>> k) & WideLanes.DOUBLE_LANES))
          .blend(DoubleVector.fromArray(DOUBLES, doubleRows, ROW_CAY2 + k),
          VectorMask.fromLong(DOUBLES, (numberLessInPlane1Bits >>> k) & WideLanes.DOUBLE_LANES))).intoArray(
          doubleRows, ROW_CAY_OR_N1Y_OR_N2Y + k);
    }
    return isSecondBits;
  }

  private static void doubles35(double[] doubleRows, long numberLessC8_00Bits, long numberLessC5_00Bits,
      long isSecondBits, long isFirstBits, long eitherBits, long numberLessInPlane2Bits,
      long numberLessInPlane1Bits) {
    if (doubleRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      VectorMask<Double> numberLessC5_00 = VectorMask.fromLong(DOUBLES, (numberLessC5_00Bits >>> k)
          & WideLanes.DOUBLE_LANES);
      DoubleVector aby = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ABY2 + k);
      VectorMask<Double> numberLessC8_00 = VectorMask.fromLong(DOUBLES, (numberLessC8_00Bits >>> k)
          & WideLanes.DOUBLE_LANES);
      DoubleVector bcy = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_BCY2 + k);
      // number < 5 ? aby : number < 8 ? bcy : number < IN_PLANE_1 ? cay : number < IN_PLANE_2 ? n1y : n2y
      DOUBLE_VECTOR.cast(DoubleVector.fromArray(DOUBLES, doubleRows, ROW_CAY_OR_N1Y_OR_N2Y + k)
          .blend(bcy, numberLessC8_00).blend(aby, numberLessC5_00)).intoArray(doubleRows, ROW_GY + k);
      VectorMask<Double> either = VectorMask.fromLong(DOUBLES, (eitherBits >>> k) & WideLanes.DOUBLE_LANES);
      VectorMask<Double> isFirst = VectorMask.fromLong(DOUBLES, (isFirstBits >>> k) & WideLanes.DOUBLE_LANES);
      VectorMask<Double> isSecond = VectorMask.fromLong(DOUBLES, (isSecondBits >>> k) & WideLanes.DOUBLE_LANES);
      // isFirst ? first : isSecond ? second : third; number < IN_PLANE_1 || number >= IN_PLANE_2 ?
      // third(number, uvy, vwy, wuy) : third(number, aby, bcy, cay)
      DOUBLE_VECTOR.cast(DoubleVector.fromArray(DOUBLES, doubleRows, ROW_CAY2 + k).blend(bcy, isSecond)
          .blend(aby, isFirst).blend(DoubleVector.fromArray(DOUBLES, doubleRows, ROW_WUY2 + k)
          .blend(DoubleVector.fromArray(DOUBLES, doubleRows, ROW_VWY2 + k), isSecond)
          .blend(DoubleVector.fromArray(DOUBLES, doubleRows, ROW_UVY2 + k), isFirst), either)).intoArray(
          doubleRows, ROW_HY + k);
      DoubleVector abz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ABZ2 + k);
      DoubleVector bcz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_BCZ2 + k);
      DoubleVector caz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_CAZ2 + k);
      // number < 5 ? abz : number < 8 ? bcz : number < IN_PLANE_1 ? caz : number < IN_PLANE_2 ? n1z : n2z
      DOUBLE_VECTOR.cast(DoubleVector.fromArray(DOUBLES, doubleRows, ROW_N2Z2 + k)
          .blend(DoubleVector.fromArray(DOUBLES, doubleRows, ROW_N1Z2 + k),
          VectorMask.fromLong(DOUBLES, (numberLessInPlane2Bits >>> k) & WideLanes.DOUBLE_LANES))
          .blend(caz, VectorMask.fromLong(DOUBLES, (numberLessInPlane1Bits >>> k) & WideLanes.DOUBLE_LANES))
          .blend(bcz, numberLessC8_00).blend(abz, numberLessC5_00)).intoArray(doubleRows, ROW_GZ + k);
      // isFirst ? first : isSecond ? second : third; number < IN_PLANE_1 || number >= IN_PLANE_2 ?
      // third(number, uvz, vwz, wuz) : third(number, abz, bcz, caz)
      DOUBLE_VECTOR.cast(caz.blend(bcz, isSecond).blend(abz, isFirst)
          .blend(DoubleVector.fromArray(DOUBLES, doubleRows, ROW_WUZ2 + k)
          .blend(DoubleVector.fromArray(DOUBLES, doubleRows, ROW_VWZ2 + k), isSecond)
          .blend(DoubleVector.fromArray(DOUBLES, doubleRows, ROW_UVZ2 + k), isFirst), either)).intoArray(
          doubleRows, ROW_HZ + k);
    }
  }

  private static long doubles36(double[] doubleRows, long[] bits) {
    if (doubleRows == null) {
      return 0;
    }
    long numberIsZeroBits = 0;
    long numberIsOneBits = 0;
    long numberLessSpaceBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector number = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_NUMBER4 + k);
      numberIsZeroBits |= number.compare(EQ, ALL_ZERO).toLong() << k;
      numberIsOneBits |= number.compare(EQ, ALL_ONE).toLong() << k;
      numberLessSpaceBits |= number.compare(LT, ALL_SPACE).toLong() << k;
    }
    bits[0] = numberIsOneBits;
    bits[1] = numberLessSpaceBits;
    return numberIsZeroBits;
  }

  private static void doubles37(double[] doubleRows, long numberLessSpaceBits, long numberIsOneBits,
      long numberIsZeroBits) {
    if (doubleRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      VectorMask<Double> numberIsZero = VectorMask.fromLong(DOUBLES, (numberIsZeroBits >>> k)
          & WideLanes.DOUBLE_LANES);
      VectorMask<Double> numberIsOne = VectorMask.fromLong(DOUBLES, (numberIsOneBits >>> k)
          & WideLanes.DOUBLE_LANES);
      VectorMask<Double> numberLessSpace = VectorMask.fromLong(DOUBLES, (numberLessSpaceBits >>> k)
          & WideLanes.DOUBLE_LANES);
      DoubleVector gy = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_GY + k);
      DoubleVector hz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_HZ + k);
      DoubleVector gz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_GZ + k);
      DoubleVector hy = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_HY + k);
      DoubleVector number = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_NUMBER4 + k);
      // number == 0 ? n1x : number == 1 ? n2x : number < SPACE ? gy * hz - gz * hy : number == 17 ? 1 : 0
      DOUBLE_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, number.compare(EQ, ALL_SPACE))
          .blend(gy.lanewise(MUL, hz).lanewise(SUB, gz.lanewise(MUL, hy)), numberLessSpace)
          .blend(DoubleVector.fromArray(DOUBLES, doubleRows, ROW_N2X2 + k), numberIsOne)
          .blend(DoubleVector.fromArray(DOUBLES, doubleRows, ROW_N1X2 + k), numberIsZero)).intoArray(
          doubleRows, ROW_LX + k);
      DoubleVector hx = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_HX + k);
      DoubleVector gx = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_GX + k);
      // number == 0 ? n1y : number == 1 ? n2y : number < SPACE ? gz * hx - gx * hz : number == 18 ? 1 : 0
      DOUBLE_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, number.compare(EQ, ALL_C18_0))
          .blend(gz.lanewise(MUL, hx).lanewise(SUB, gx.lanewise(MUL, hz)), numberLessSpace)
          .blend(DoubleVector.fromArray(DOUBLES, doubleRows, ROW_N2Y2 + k), numberIsOne)
          .blend(DoubleVector.fromArray(DOUBLES, doubleRows, ROW_N1Y2 + k), numberIsZero)).intoArray(
          doubleRows, ROW_LY + k);
      DOUBLE_VECTOR.cast(gx.lanewise(MUL, hy)).intoArray(doubleRows, ROW_PRODUCT + k);
      DOUBLE_VECTOR.cast(gy.lanewise(MUL, hx)).intoArray(doubleRows, ROW_PRODUCT2 + k);
    }
  }

  private static void doubles38(double[] doubleRows, long numberLessSpaceBits, long numberIsOneBits,
      long numberIsZeroBits) {
    if (doubleRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      // number == 0 ? n1z : number == 1 ? n2z : number < SPACE ? gx * hy - gy * hx : number == 19 ? 1 : 0
      DOUBLE_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, DoubleVector.fromArray(DOUBLES, doubleRows, ROW_NUMBER4 + k)
          .compare(EQ, ALL_C19_0)).blend(DoubleVector.fromArray(DOUBLES, doubleRows, ROW_PRODUCT + k)
          .lanewise(SUB, DoubleVector.fromArray(DOUBLES, doubleRows, ROW_PRODUCT2 + k)),
          VectorMask.fromLong(DOUBLES, (numberLessSpaceBits >>> k) & WideLanes.DOUBLE_LANES))
          .blend(DoubleVector.fromArray(DOUBLES, doubleRows, ROW_N2Z2 + k),
          VectorMask.fromLong(DOUBLES, (numberIsOneBits >>> k) & WideLanes.DOUBLE_LANES))
          .blend(DoubleVector.fromArray(DOUBLES, doubleRows, ROW_N1Z2 + k),
          VectorMask.fromLong(DOUBLES, (numberIsZeroBits >>> k) & WideLanes.DOUBLE_LANES))).intoArray(
          doubleRows, ROW_LZ + k);
    }
  }

  private static void doubles39(double[] doubleRows) {
    if (doubleRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DOUBLE_VECTOR.cast(DoubleVector.fromArray(DOUBLES, doubleRows, ROW_LX + k).lanewise(ABS)
          .lanewise(ADD, DoubleVector.fromArray(DOUBLES, doubleRows, ROW_LY + k).lanewise(ABS))
          .lanewise(ADD, DoubleVector.fromArray(DOUBLES, doubleRows, ROW_LZ + k).lanewise(ABS))).intoArray(
          doubleRows, ROW_LENGTH + k);
    }
  }

  private static void doubles40(float[][] columns1, int from1, float[] floatRows, double[] doubleRows) {
    if (columns1 == null) {
      return;
    }
    float[] vxs = columns1[9], vys = columns1[10], vzs = columns1[11];
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      int i = from1 + k;
      DoubleVector lx = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_LX + k);
      DoubleVector ly = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_LY + k);
      DoubleVector lz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_LZ + k);
      DoubleVector length = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_LENGTH + k);
      // lx * mx + ly * my + lz * mz > 0 ? -length : length
      DoubleVector scale = length.blend(length.lanewise(NEG), lx
          .lanewise(MUL, ((DoubleVector) fromArray(HALF, vxs, i).convertShape(F2D, DOUBLES, 0)))
          .lanewise(ADD, ly.lanewise(MUL, ((DoubleVector) fromArray(HALF, vys, i).convertShape(F2D, DOUBLES,
          0)))).lanewise(ADD, lz.lanewise(MUL,
          ((DoubleVector) fromArray(HALF, vzs, i).convertShape(F2D, DOUBLES, 0)))).compare(GT, ALL_ZERO));
      HALF_VECTOR.cast(lx.lanewise(DIV, scale).convertShape(D2F, HALF, 0)).intoArray(floatRows, ROW_X + k);
      HALF_VECTOR.cast(ly.lanewise(DIV, scale).convertShape(D2F, HALF, 0)).intoArray(floatRows, ROW_Y + k);
      HALF_VECTOR.cast(lz.lanewise(DIV, scale).convertShape(D2F, HALF, 0)).intoArray(floatRows, ROW_Z + k);
    }
  }

  private static long floats42(float[] floatRows, float[][] results, int at, long[] bits, long meetBits,
      long overlapBits, long validBits) {
    if (floatRows == null) {
      return 0;
    }
    float[] ts = results[0];
    long hits = 0;
    long xIsZeroAndZIsZeroBits = 0;
    long yIsZeroAndXIsZeroBits = 0;
    long zIsZeroAndYIsZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // meet ? (float) entry : Float.POSITIVE_INFINITY
      FloatVector enter = ALL_INFINITY_25.blend(fromArray(FLOATS, floatRows, ROW_ENTRY24 + k),
          VectorMask.fromLong(FLOATS, (meetBits >>> k) & WideLanes.FLOAT_LANES));
      // enter > 0 ? enter : Float.MIN_VALUE
      FloatVector later = ALL_C1_40E_45.blend(enter, enter.compare(GT, ALL_ZERO_26));
      // overlap ? 0 : enter <= 1 ? later : Float.POSITIVE_INFINITY; valid ? Sweep.time(overlap, meet ? (float)
      // entry : Float.POSITIVE_INFINITY) : Float.POSITIVE_INFINITY
      FloatVector time = ALL_INFINITY_25.blend(ALL_INFINITY_25.blend(later, enter.compare(LE, ALL_ONE_28))
          .blend(ALL_ZERO_26, VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (validBits >>> k) & WideLanes.FLOAT_LANES));
      hits |= time.compare(LT, ALL_INFINITY_25).toLong() << k;
      VectorMask<Float> xIsZero = fromArray(FLOATS, floatRows, ROW_X + k).compare(EQ, ALL_ZERO_26);
      VectorMask<Float> yIsZero = fromArray(FLOATS, floatRows, ROW_Y + k).compare(EQ, ALL_ZERO_26);
      VectorMask<Float> zIsZero = fromArray(FLOATS, floatRows, ROW_Z + k).compare(EQ, ALL_ZERO_26);
      xIsZeroAndZIsZeroBits |= xIsZero.and(yIsZero).and(zIsZero).toLong() << k;
      yIsZeroAndXIsZeroBits |= yIsZero.and(zIsZero).and(xIsZero).toLong() << k;
      zIsZeroAndYIsZeroBits |= zIsZero.and(xIsZero).and(yIsZero).toLong() << k;
      FLOAT_VECTOR.cast(time).intoArray(ts, at + k);
    }
    bits[0] = xIsZeroAndZIsZeroBits;
    bits[1] = yIsZeroAndXIsZeroBits;
    bits[2] = zIsZeroAndYIsZeroBits;
    return hits;
  }

  private static void floats44(float[] floatRows, long noneBits, long hits, long noneBits2) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> none = VectorMask.fromLong(FLOATS, (noneBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector minusVx = fromArray(FLOATS, floatRows, ROW_MINUS_VX + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X + k);
      // none ? -vx : x
      FloatVector x2 = x.blend(minusVx, none);
      FloatVector minusVy = fromArray(FLOATS, floatRows, ROW_MINUS_VY + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y + k);
      // none ? -vy : y
      FloatVector y2 = y.blend(minusVy, none);
      FloatVector minusVz = fromArray(FLOATS, floatRows, ROW_MINUS_VZ + k);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z + k);
      // none ? -vz : z
      FloatVector z2 = z.blend(minusVz, none);
      FloatVector largest = x2.lanewise(ABS).lanewise(MAX, y2.lanewise(ABS)).lanewise(MAX, z2.lanewise(ABS));
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO_26);
      // largest > 0 ? x / largest : 0
      FloatVector sx = ALL_ZERO_26.blend(x2.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? y / largest : 0
      FloatVector sy = ALL_ZERO_26.blend(y2.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? z / largest : 0
      FloatVector sz = ALL_ZERO_26.blend(z2.lanewise(DIV, largest), largestGreaterZero);
      FloatVector length = sx.lanewise(MUL, sx).lanewise(ADD, sy.lanewise(MUL, sy))
          .lanewise(ADD, sz.lanewise(MUL, sz)).lanewise(SQRT);
      // largest > 0 ? component / length : 0; hit ? Sweep.normal(overlap, x, y, z, vx, vy, vz) : 0
      FLOAT_VECTOR.cast(ALL_ZERO_26.blend(ALL_ZERO_26.blend(sx.lanewise(DIV, length), largestGreaterZero),
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_NX + k);
      VectorMask<Float> none2 = VectorMask.fromLong(FLOATS, (noneBits2 >>> k) & WideLanes.FLOAT_LANES);
      // none ? -vx : x
      FloatVector x3 = y.blend(minusVy, none2);
      // none ? -vy : y
      FloatVector y3 = z.blend(minusVz, none2);
      // none ? -vz : z
      FloatVector z3 = x.blend(minusVx, none2);
      FloatVector largest2 = x3.lanewise(ABS).lanewise(MAX, y3.lanewise(ABS)).lanewise(MAX, z3.lanewise(ABS));
      VectorMask<Float> largestGreaterZero2 = largest2.compare(GT, ALL_ZERO_26);
      // largest > 0 ? x / largest : 0
      FloatVector sx2 = ALL_ZERO_26.blend(x3.lanewise(DIV, largest2), largestGreaterZero2);
      // largest > 0 ? y / largest : 0
      FloatVector sy2 = ALL_ZERO_26.blend(y3.lanewise(DIV, largest2), largestGreaterZero2);
      // largest > 0 ? z / largest : 0
      FloatVector sz2 = ALL_ZERO_26.blend(z3.lanewise(DIV, largest2), largestGreaterZero2);
      FloatVector length2 = sx2.lanewise(MUL, sx2).lanewise(ADD, sy2.lanewise(MUL, sy2))
          .lanewise(ADD, sz2.lanewise(MUL, sz2)).lanewise(SQRT);
      // largest > 0 ? component / length : 0
      FLOAT_VECTOR.cast(ALL_ZERO_26.blend(sx2.lanewise(DIV, length2), largestGreaterZero2)).intoArray(
          floatRows, ROW_QUOTIENT_OR_ZERO + k);
    }
  }

  private static void floats45(float[] floatRows, float[][] results, int at, long hits, long noneBits) {
    if (floatRows == null) {
      return;
    }
    float[] nxs = results[1], nys = results[2], nzs = results[3];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      // hit ? Sweep.normal(overlap, y, z, x, vy, vz, vx) : 0
      FloatVector ny = ALL_ZERO_26.blend(fromArray(FLOATS, floatRows, ROW_QUOTIENT_OR_ZERO + k), hit);
      VectorMask<Float> none = VectorMask.fromLong(FLOATS, (noneBits >>> k) & WideLanes.FLOAT_LANES);
      // none ? -vx : x
      FloatVector x = fromArray(FLOATS, floatRows, ROW_Z + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_VZ + k), none);
      // none ? -vy : y
      FloatVector y = fromArray(FLOATS, floatRows, ROW_X + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_VX + k), none);
      // none ? -vz : z
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Y + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_VY + k), none);
      FloatVector largest = x.lanewise(ABS).lanewise(MAX, y.lanewise(ABS)).lanewise(MAX, z.lanewise(ABS));
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO_26);
      // largest > 0 ? x / largest : 0
      FloatVector sx = ALL_ZERO_26.blend(x.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? y / largest : 0
      FloatVector sy = ALL_ZERO_26.blend(y.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? z / largest : 0
      FloatVector sz = ALL_ZERO_26.blend(z.lanewise(DIV, largest), largestGreaterZero);
      FloatVector length = sx.lanewise(MUL, sx).lanewise(ADD, sy.lanewise(MUL, sy))
          .lanewise(ADD, sz.lanewise(MUL, sz)).lanewise(SQRT);
      // largest > 0 ? component / length : 0; hit ? Sweep.normal(overlap, z, x, y, vz, vx, vy) : 0
      FloatVector nz = ALL_ZERO_26.blend(ALL_ZERO_26.blend(sx.lanewise(DIV, length), largestGreaterZero), hit);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NX + k)).intoArray(nxs, at + k);
      FLOAT_VECTOR.cast(ny).intoArray(nys, at + k);
      FLOAT_VECTOR.cast(nz).intoArray(nzs, at + k);
    }
  }

  /** The pairs that are left to the definition. */
  private static long byDefinition(float[][] columns1, int from1, float[][] columns2, int from2, long doubt,
      Output out, int firstEntry) {
    long hits = 0;
    for (long left = doubt; left != 0; left &= left - 1) {
      int k = Long.numberOfTrailingZeros(left);
      int i = from1 + k;
      int j = from2 + k;
      if (TriangleTriangleSweep.sweep(columns1[0][i], columns1[1][i], columns1[2][i], columns1[3][i],
          columns1[4][i], columns1[5][i], columns1[6][i], columns1[7][i], columns1[8][i], columns1[9][i],
          columns1[10][i], columns1[11][i], columns2[0][j], columns2[1][j], columns2[2][j], columns2[3][j],
          columns2[4][j], columns2[5][j], columns2[6][j], columns2[7][j], columns2[8][j], out.floats[0],
          out.floats[1], out.floats[2], out.floats[3], firstEntry + k)) {
        hits |= 1L << k;
      }
    }
    return hits;
  }

  /** {@code meet} of a block, from rows of values. */
  private static long meet(double[] rows, int exRow, int eyRow, int ezRow, int fxRow, int fyRow, int fzRow) {
    if (rows == null) {
      return 0;
    }
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector ey = DoubleVector.fromArray(DOUBLES, rows, eyRow + k);
      DoubleVector fz = DoubleVector.fromArray(DOUBLES, rows, fzRow + k);
      DoubleVector ez = DoubleVector.fromArray(DOUBLES, rows, ezRow + k);
      DoubleVector fy = DoubleVector.fromArray(DOUBLES, rows, fyRow + k);
      DoubleVector x = ey.lanewise(MUL, fz).lanewise(SUB, ez.lanewise(MUL, fy));
      DoubleVector fx = DoubleVector.fromArray(DOUBLES, rows, fxRow + k);
      DoubleVector ex = DoubleVector.fromArray(DOUBLES, rows, exRow + k);
      DoubleVector y = ez.lanewise(MUL, fx).lanewise(SUB, ex.lanewise(MUL, fz));
      DoubleVector z = ex.lanewise(MUL, fy).lanewise(SUB, ey.lanewise(MUL, fx));
      DoubleVector w = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AWX + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AWY + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AWZ + k)));
      DoubleVector u = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AUX + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AUY + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AUZ + k)));
      DoubleVector v = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AVX + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AVY + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AVZ + k)));
      // u < v ? u : v
      DoubleVector low2 = v.blend(u, u.compare(LT, v));
      // w < low2 ? w : low2
      DoubleVector low2_2 = low2.blend(w, w.compare(LT, low2));
      DoubleVector c = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ACX + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ACY + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ACZ + k)));
      DoubleVector b = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ABX + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ABY + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ABZ + k)));
      // b > 0 ? b : 0
      DoubleVector high1 = ALL_ZERO.blend(b, b.compare(GT, ALL_ZERO));
      // c > high1 ? c : high1
      DoubleVector high1_2 = high1.blend(c, c.compare(GT, high1));
      DoubleVector slack = ALL_TOLERANCE.lanewise(MUL, x.lanewise(ABS)
          .lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_SX + k))
          .lanewise(ADD, y.lanewise(ABS).lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_SY + k)))
          .lanewise(ADD, z.lanewise(ABS).lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_SZ + k))));
      // b < 0 ? b : 0
      DoubleVector low1 = ALL_ZERO.blend(b, b.compare(LT, ALL_ZERO));
      // c < low1 ? c : low1
      DoubleVector low1_2 = low1.blend(c, c.compare(LT, low1));
      // u > v ? u : v
      DoubleVector high2 = v.blend(u, u.compare(GT, v));
      // w > high2 ? w : high2
      DoubleVector high2_2 = high2.blend(w, w.compare(GT, high2));
      VectorMask<Double> allValueAtMostSlack = low2_2.lanewise(SUB, high1_2).compare(LE, slack);
      allValueAtMostSlack = low1_2.lanewise(SUB, high2_2).compare(LE, slack, allValueAtMostSlack);
      hits |= allValueAtMostSlack.toLong() << k;
    }
    return hits;
  }

  /** {@code entry} of a block, from rows of values to another row. */
  private static void entry(double[] rows, int xRow, int yRow, int zRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector x = DoubleVector.fromArray(DOUBLES, rows, xRow + k);
      DoubleVector y = DoubleVector.fromArray(DOUBLES, rows, yRow + k);
      DoubleVector z = DoubleVector.fromArray(DOUBLES, rows, zRow + k);
      DoubleVector speed = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MX + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MY + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MZ + k)));
      DoubleVector w = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AWX2 + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AWY2 + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AWZ2 + k)));
      DoubleVector u = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AUX2 + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AUY2 + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AUZ2 + k)));
      DoubleVector v = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AVX2 + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AVY2 + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AVZ2 + k)));
      // a < b ? a : b
      DoubleVector low = v.blend(u, u.compare(LT, v));
      DoubleVector c = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ACX2 + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ACY2 + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ACZ2 + k)));
      DoubleVector b = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ABX2 + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ABY2 + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ABZ2 + k)));
      // a > b ? a : b
      DoubleVector high = b.blend(ALL_ZERO, ALL_ZERO.compare(GT, b));
      // a < b ? a : b
      DoubleVector low2 = b.blend(ALL_ZERO, ALL_ZERO.compare(LT, b));
      // a > b ? a : b
      DoubleVector high2 = v.blend(u, u.compare(GT, v));
      // c < low ? c : low; c > high ? c : high; speed >= 0 ? min(u, v, w) - max(0, b, c) : min(0, b, c) -
      // max(u, v, w)
      DoubleVector ahead = low2.blend(c, c.compare(LT, low2))
          .lanewise(SUB, high2.blend(w, w.compare(GT, high2)))
          .blend(low.blend(w, w.compare(LT, low)).lanewise(SUB, high.blend(c, c.compare(GT, high))), speed
          .compare(GE, ALL_ZERO));
      DoubleVector slack = ALL_SLACK.lanewise(MUL, x.lanewise(ABS)
          .lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_SX2 + k))
          .lanewise(ADD, y.lanewise(ABS).lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_SY2 + k)))
          .lanewise(ADD, z.lanewise(ABS).lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_SZ2 + k))));
      DoubleVector ahead2 = ahead.lanewise(SUB, slack);
      // ahead >= -2 * slack ? (ahead > 0 ? ahead : 0) / Math.abs(speed) : NONE
      DOUBLE_VECTOR.cast(ALL_NONE.blend(ALL_ZERO.blend(ahead2, ahead2.compare(GT, ALL_ZERO))
          .lanewise(DIV, speed.lanewise(ABS)), ahead2
          .compare(GE, ALL_MINUS_TWO.lanewise(MUL, slack)))).intoArray(rows, to + k);
    }
  }

  /** {@code entryOfProduct} of a block, from rows of values to another row. */
  private static void entryOfProduct(double[] rows, int exRow, int eyRow, int ezRow, int fxRow, int fyRow,
      int fzRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector ey = DoubleVector.fromArray(DOUBLES, rows, eyRow + k);
      DoubleVector fz = DoubleVector.fromArray(DOUBLES, rows, fzRow + k);
      DoubleVector ez = DoubleVector.fromArray(DOUBLES, rows, ezRow + k);
      DoubleVector fy = DoubleVector.fromArray(DOUBLES, rows, fyRow + k);
      DoubleVector x = ey.lanewise(MUL, fz).lanewise(SUB, ez.lanewise(MUL, fy));
      DoubleVector fx = DoubleVector.fromArray(DOUBLES, rows, fxRow + k);
      DoubleVector ex = DoubleVector.fromArray(DOUBLES, rows, exRow + k);
      DoubleVector y = ez.lanewise(MUL, fx).lanewise(SUB, ex.lanewise(MUL, fz));
      DoubleVector z = ex.lanewise(MUL, fy).lanewise(SUB, ey.lanewise(MUL, fx));
      DoubleVector speed = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MX + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MY + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MZ + k)));
      DoubleVector w = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AWX2 + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AWY2 + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AWZ2 + k)));
      DoubleVector u = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AUX2 + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AUY2 + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AUZ2 + k)));
      DoubleVector v = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AVX2 + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AVY2 + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AVZ2 + k)));
      // a < b ? a : b
      DoubleVector low = v.blend(u, u.compare(LT, v));
      DoubleVector c = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ACX2 + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ACY2 + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ACZ2 + k)));
      DoubleVector b = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ABX2 + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ABY2 + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ABZ2 + k)));
      // a > b ? a : b
      DoubleVector high = b.blend(ALL_ZERO, ALL_ZERO.compare(GT, b));
      // a < b ? a : b
      DoubleVector low2 = b.blend(ALL_ZERO, ALL_ZERO.compare(LT, b));
      // a > b ? a : b
      DoubleVector high2 = v.blend(u, u.compare(GT, v));
      // c < low ? c : low; c > high ? c : high; speed >= 0 ? min(u, v, w) - max(0, b, c) : min(0, b, c) -
      // max(u, v, w)
      DoubleVector ahead = low2.blend(c, c.compare(LT, low2))
          .lanewise(SUB, high2.blend(w, w.compare(GT, high2)))
          .blend(low.blend(w, w.compare(LT, low)).lanewise(SUB, high.blend(c, c.compare(GT, high))), speed
          .compare(GE, ALL_ZERO));
      DoubleVector slack = ALL_SLACK.lanewise(MUL, x.lanewise(ABS)
          .lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_SX2 + k))
          .lanewise(ADD, y.lanewise(ABS).lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_SY2 + k)))
          .lanewise(ADD, z.lanewise(ABS).lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_SZ2 + k))));
      DoubleVector ahead2 = ahead.lanewise(SUB, slack);
      // ahead >= -2 * slack ? (ahead > 0 ? ahead : 0) / Math.abs(speed) : NONE
      DOUBLE_VECTOR.cast(ALL_NONE.blend(ALL_ZERO.blend(ahead2, ahead2.compare(GT, ALL_ZERO))
          .lanewise(DIV, speed.lanewise(ABS)), ahead2
          .compare(GE, ALL_MINUS_TWO.lanewise(MUL, slack)))).intoArray(rows, to + k);
    }
  }

  /** {@code exit} of a block, from rows of values to another row. */
  private static void exit(double[] rows, int xRow, int yRow, int zRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector x = DoubleVector.fromArray(DOUBLES, rows, xRow + k);
      DoubleVector y = DoubleVector.fromArray(DOUBLES, rows, yRow + k);
      DoubleVector z = DoubleVector.fromArray(DOUBLES, rows, zRow + k);
      DoubleVector speed = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MX + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MY + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MZ + k)));
      DoubleVector w = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AWX2 + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AWY2 + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AWZ2 + k)));
      DoubleVector u = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AUX2 + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AUY2 + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AUZ2 + k)));
      DoubleVector v = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AVX2 + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AVY2 + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AVZ2 + k)));
      // a > b ? a : b
      DoubleVector high = v.blend(u, u.compare(GT, v));
      DoubleVector c = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ACX2 + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ACY2 + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ACZ2 + k)));
      DoubleVector b = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ABX2 + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ABY2 + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ABZ2 + k)));
      // a < b ? a : b
      DoubleVector low = b.blend(ALL_ZERO, ALL_ZERO.compare(LT, b));
      // a > b ? a : b
      DoubleVector high2 = b.blend(ALL_ZERO, ALL_ZERO.compare(GT, b));
      // a < b ? a : b
      DoubleVector low2 = v.blend(u, u.compare(LT, v));
      // c > high ? c : high; c < low ? c : low; speed >= 0 ? max(u, v, w) - min(0, b, c) : max(0, b, c) -
      // min(u, v, w)
      DoubleVector left = high2.blend(c, c.compare(GT, high2))
          .lanewise(SUB, low2.blend(w, w.compare(LT, low2)))
          .blend(high.blend(w, w.compare(GT, high)).lanewise(SUB, low.blend(c, c.compare(LT, low))), speed
          .compare(GE, ALL_ZERO));
      DoubleVector slack = ALL_SLACK.lanewise(MUL, x.lanewise(ABS)
          .lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_SX2 + k))
          .lanewise(ADD, y.lanewise(ABS).lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_SY2 + k)))
          .lanewise(ADD, z.lanewise(ABS).lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_SZ2 + k))));
      DoubleVector left2 = left.lanewise(ADD, slack);
      // left < 0 ? NONE : left / Math.abs(speed)
      DOUBLE_VECTOR.cast(left2.lanewise(DIV, speed.lanewise(ABS))
          .blend(ALL_NONE, left2.compare(LT, ALL_ZERO))).intoArray(rows, to + k);
    }
  }

  /** {@code exitOfProduct} of a block, from rows of values to another row. */
  private static void exitOfProduct(double[] rows, int exRow, int eyRow, int ezRow, int fxRow, int fyRow,
      int fzRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector ey = DoubleVector.fromArray(DOUBLES, rows, eyRow + k);
      DoubleVector fz = DoubleVector.fromArray(DOUBLES, rows, fzRow + k);
      DoubleVector ez = DoubleVector.fromArray(DOUBLES, rows, ezRow + k);
      DoubleVector fy = DoubleVector.fromArray(DOUBLES, rows, fyRow + k);
      DoubleVector x = ey.lanewise(MUL, fz).lanewise(SUB, ez.lanewise(MUL, fy));
      DoubleVector fx = DoubleVector.fromArray(DOUBLES, rows, fxRow + k);
      DoubleVector ex = DoubleVector.fromArray(DOUBLES, rows, exRow + k);
      DoubleVector y = ez.lanewise(MUL, fx).lanewise(SUB, ex.lanewise(MUL, fz));
      DoubleVector z = ex.lanewise(MUL, fy).lanewise(SUB, ey.lanewise(MUL, fx));
      DoubleVector speed = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MX + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MY + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MZ + k)));
      DoubleVector w = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AWX2 + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AWY2 + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AWZ2 + k)));
      DoubleVector u = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AUX2 + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AUY2 + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AUZ2 + k)));
      DoubleVector v = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AVX2 + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AVY2 + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AVZ2 + k)));
      // a > b ? a : b
      DoubleVector high = v.blend(u, u.compare(GT, v));
      DoubleVector c = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ACX2 + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ACY2 + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ACZ2 + k)));
      DoubleVector b = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ABX2 + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ABY2 + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ABZ2 + k)));
      // a < b ? a : b
      DoubleVector low = b.blend(ALL_ZERO, ALL_ZERO.compare(LT, b));
      // a > b ? a : b
      DoubleVector high2 = b.blend(ALL_ZERO, ALL_ZERO.compare(GT, b));
      // a < b ? a : b
      DoubleVector low2 = v.blend(u, u.compare(LT, v));
      // c > high ? c : high; c < low ? c : low; speed >= 0 ? max(u, v, w) - min(0, b, c) : max(0, b, c) -
      // min(u, v, w)
      DoubleVector left = high2.blend(c, c.compare(GT, high2))
          .lanewise(SUB, low2.blend(w, w.compare(LT, low2)))
          .blend(high.blend(w, w.compare(GT, high)).lanewise(SUB, low.blend(c, c.compare(LT, low))), speed
          .compare(GE, ALL_ZERO));
      DoubleVector slack = ALL_SLACK.lanewise(MUL, x.lanewise(ABS)
          .lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_SX2 + k))
          .lanewise(ADD, y.lanewise(ABS).lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_SY2 + k)))
          .lanewise(ADD, z.lanewise(ABS).lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_SZ2 + k))));
      DoubleVector left2 = left.lanewise(ADD, slack);
      // left < 0 ? NONE : left / Math.abs(speed)
      DOUBLE_VECTOR.cast(left2.lanewise(DIV, speed.lanewise(ABS))
          .blend(ALL_NONE, left2.compare(LT, ALL_ZERO))).intoArray(rows, to + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null);
      floats2(null, 0, null, 0, null, 0);
      floats3(null, 0, null);
      floats4(null, 0, null, 0, null, 0);
      floats5(null, 0, null);
      floats6(null, 0, null, 0, null, 0);
      floats7(null, 0, null, 0);
      floats8(null, 0, null, 0, 0);
      floats9(null, 0, null, 0, 0);
      floats10(null, 0, null, 0, null, 0);
      floats11(null, 0, null, 0, null, 0);
      floats12(null, 0, null);
      doubles13(null, null);
      doubles14(null, null);
      doubles15(null, 0, null, 0, null);
      doubles16(null, 0, null, null);
      doubles18(null);
      doubles19(null);
      doubles20(null);
      doubles21(null);
      doubles22(null);
      doubles23(null);
      doubles24(null);
      doubles25(null);
      doubles26(null);
      doubles27(null, 0);
      doubles28(null);
      doubles29(null);
      doubles30(null, null, null);
      doubles31(null, null);
      doubles32(null, null, 0, 0);
      doubles33(null, null, 0);
      doubles34(null, 0, 0, 0, 0, 0);
      doubles35(null, 0, 0, 0, 0, 0, 0, 0);
      doubles36(null, null);
      doubles37(null, 0, 0, 0);
      doubles38(null, 0, 0, 0);
      doubles39(null);
      doubles40(null, 0, null, null);
      floats42(null, null, 0, null, 0, 0, 0);
      floats44(null, 0, 0, 0);
      floats45(null, null, 0, 0, 0);
      meet(null, 0, 0, 0, 0, 0, 0);
      entry(null, 0, 0, 0, 0);
      entryOfProduct(null, 0, 0, 0, 0, 0, 0, 0);
      exit(null, 0, 0, 0, 0);
      exitOfProduct(null, 0, 0, 0, 0, 0, 0, 0);
    }
  }
}
