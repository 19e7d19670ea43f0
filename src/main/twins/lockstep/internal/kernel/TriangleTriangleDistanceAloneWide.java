// Compiled from TriangleTriangleDistance.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.F2D;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.NEG;
import static jdk.incubator.vector.VectorOperators.SQRT;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.twin.WideLanes.DOUBLES;
import static lockstep.twin.WideLanes.DOUBLE_VECTOR;
import static lockstep.twin.WideLanes.FLOATS;
import static lockstep.twin.WideLanes.FLOAT_VECTOR;
import static lockstep.twin.WideLanes.HALF;

import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.LoopedKernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/**
 * Wide twin of {@link TriangleTriangleDistance#alone}: the same operations in the same order, on vectors of
 * pairs.
 */
final class TriangleTriangleDistanceAloneWide implements LoopedKernel {
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_C0_250 = FloatVector.broadcast(FLOATS, 0.25f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final DoubleVector ALL_ZERO = DoubleVector.broadcast(DOUBLES, 0.0);
  private static final DoubleVector ALL_C1_09E_40 = DoubleVector.broadcast(DOUBLES, 1.0889035092432924E40);
  private static final FloatVector ALL_ZERO_5 = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final DoubleVector ALL_TOLERANCE = DoubleVector.broadcast(DOUBLES, 8.881784197001252E-16);

  /** There are no masks of two lanes: where doubles come in twos, the definition decides. */
  private static final TriangleTriangleDistanceAloneScalar SCALAR = new TriangleTriangleDistanceAloneScalar();

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[36]);

  private static final int ROW_AX = 0 * Kernel.BLOCK;
  private static final int ROW_AY = 1 * Kernel.BLOCK;
  private static final int ROW_AZ = 2 * Kernel.BLOCK;
  private static final int ROW_BX = 3 * Kernel.BLOCK;
  private static final int ROW_BY = 4 * Kernel.BLOCK;
  private static final int ROW_BZ = 5 * Kernel.BLOCK;
  private static final int ROW_CX = 6 * Kernel.BLOCK;
  private static final int ROW_CY = 7 * Kernel.BLOCK;
  private static final int ROW_CZ = 8 * Kernel.BLOCK;
  private static final int ROW_UX = 9 * Kernel.BLOCK;
  private static final int ROW_UY = 10 * Kernel.BLOCK;
  private static final int ROW_UZ = 11 * Kernel.BLOCK;
  private static final int ROW_VX = 12 * Kernel.BLOCK;
  private static final int ROW_VY = 13 * Kernel.BLOCK;
  private static final int ROW_VZ = 14 * Kernel.BLOCK;
  private static final int ROW_WX = 15 * Kernel.BLOCK;
  private static final int ROW_WY = 16 * Kernel.BLOCK;
  private static final int ROW_WZ = 17 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 18 * Kernel.BLOCK;
  private static final int ROW_GX = 19 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE2 = 20 * Kernel.BLOCK;
  private static final int ROW_HX = 21 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE3 = 22 * Kernel.BLOCK;
  private static final int ROW_GY = 23 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE4 = 24 * Kernel.BLOCK;
  private static final int ROW_HY = 25 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE5 = 26 * Kernel.BLOCK;
  private static final int ROW_GZ = 27 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE6 = 28 * Kernel.BLOCK;
  private static final int ROW_HZ = 29 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE7 = 30 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE8 = 31 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE9 = 32 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE10 = 33 * Kernel.BLOCK;
  private static final int ROW_MX = 34 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE11 = 35 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE12 = 36 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE13 = 37 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE14 = 38 * Kernel.BLOCK;
  private static final int ROW_MY = 39 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE15 = 40 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE16 = 41 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE17 = 42 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE18 = 43 * Kernel.BLOCK;
  private static final int ROW_MZ = 44 * Kernel.BLOCK;
  private static final int ROW_GG = 45 * Kernel.BLOCK;
  private static final int ROW_HH = 46 * Kernel.BLOCK;
  private static final int ROW_HX2 = 47 * Kernel.BLOCK;
  private static final int ROW_HY2 = 48 * Kernel.BLOCK;
  private static final int ROW_HZ2 = 49 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE19 = 50 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE20 = 51 * Kernel.BLOCK;
  private static final int ROW_MX2 = 52 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE21 = 53 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE22 = 54 * Kernel.BLOCK;
  private static final int ROW_MY2 = 55 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE23 = 56 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE24 = 57 * Kernel.BLOCK;
  private static final int ROW_MZ2 = 58 * Kernel.BLOCK;
  private static final int ROW_HH2 = 59 * Kernel.BLOCK;
  private static final int ROW_HX3 = 60 * Kernel.BLOCK;
  private static final int ROW_HY3 = 61 * Kernel.BLOCK;
  private static final int ROW_HZ3 = 62 * Kernel.BLOCK;
  private static final int ROW_MX3 = 63 * Kernel.BLOCK;
  private static final int ROW_MY3 = 64 * Kernel.BLOCK;
  private static final int ROW_MZ3 = 65 * Kernel.BLOCK;
  private static final int ROW_HH3 = 66 * Kernel.BLOCK;
  private static final int ROW_GX2 = 67 * Kernel.BLOCK;
  private static final int ROW_GY2 = 68 * Kernel.BLOCK;
  private static final int ROW_GZ2 = 69 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE25 = 70 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE26 = 71 * Kernel.BLOCK;
  private static final int ROW_MX4 = 72 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE27 = 73 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE28 = 74 * Kernel.BLOCK;
  private static final int ROW_MY4 = 75 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE29 = 76 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE30 = 77 * Kernel.BLOCK;
  private static final int ROW_MZ4 = 78 * Kernel.BLOCK;
  private static final int ROW_GG2 = 79 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE31 = 80 * Kernel.BLOCK;
  private static final int ROW_MX5 = 81 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE32 = 82 * Kernel.BLOCK;
  private static final int ROW_MY5 = 83 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE33 = 84 * Kernel.BLOCK;
  private static final int ROW_MZ5 = 85 * Kernel.BLOCK;
  private static final int ROW_MX6 = 86 * Kernel.BLOCK;
  private static final int ROW_MY6 = 87 * Kernel.BLOCK;
  private static final int ROW_MZ6 = 88 * Kernel.BLOCK;
  private static final int ROW_GX3 = 89 * Kernel.BLOCK;
  private static final int ROW_GY3 = 90 * Kernel.BLOCK;
  private static final int ROW_GZ3 = 91 * Kernel.BLOCK;
  private static final int ROW_MX7 = 92 * Kernel.BLOCK;
  private static final int ROW_MY7 = 93 * Kernel.BLOCK;
  private static final int ROW_MZ7 = 94 * Kernel.BLOCK;
  private static final int ROW_GG3 = 95 * Kernel.BLOCK;
  private static final int ROW_MX8 = 96 * Kernel.BLOCK;
  private static final int ROW_MY8 = 97 * Kernel.BLOCK;
  private static final int ROW_MZ8 = 98 * Kernel.BLOCK;
  private static final int ROW_MX9 = 99 * Kernel.BLOCK;
  private static final int ROW_SUM = 100 * Kernel.BLOCK;
  private static final int ROW_MY9 = 101 * Kernel.BLOCK;
  private static final int ROW_MZ9 = 102 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 103 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE34 = 104 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 105 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE35 = 106 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 107 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE36 = 108 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE37 = 109 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE38 = 110 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 111 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE39 = 112 * Kernel.BLOCK;
  private static final int ROW_PRODUCT5 = 113 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE40 = 114 * Kernel.BLOCK;
  private static final int ROW_PRODUCT6 = 115 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 116 * Kernel.BLOCK;
  private static final int ROW_PRODUCT7 = 117 * Kernel.BLOCK;
  private static final int ROW_PRODUCT8 = 118 * Kernel.BLOCK;
  private static final int ROW_PRODUCT9 = 119 * Kernel.BLOCK;
  private static final int ROW_PRODUCT10 = 120 * Kernel.BLOCK;
  private static final int ROW_PRODUCT11 = 121 * Kernel.BLOCK;
  private static final int ROW_PRODUCT12 = 122 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE41 = 123 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE42 = 124 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE43 = 125 * Kernel.BLOCK;
  private static final int ROW_PRODUCT13 = 126 * Kernel.BLOCK;
  private static final int ROW_PRODUCT14 = 127 * Kernel.BLOCK;
  private static final int ROW_PRODUCT15 = 128 * Kernel.BLOCK;
  private static final int ROW_PRODUCT16 = 129 * Kernel.BLOCK;
  private static final int ROW_PRODUCT17 = 130 * Kernel.BLOCK;
  private static final int ROW_PRODUCT18 = 131 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE = 132 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE2 = 133 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE3 = 134 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE4 = 135 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE5 = 136 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE6 = 137 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE7 = 138 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE8 = 139 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE9 = 140 * Kernel.BLOCK;
  private static final int ROW_T = 141 * Kernel.BLOCK;
  private static final int ROW_T2 = 142 * Kernel.BLOCK;
  private static final int ROW_T3 = 143 * Kernel.BLOCK;
  private static final int ROW_T4 = 144 * Kernel.BLOCK;
  private static final int ROW_T5 = 145 * Kernel.BLOCK;
  private static final int ROW_T6 = 146 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE44 = 147 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE45 = 148 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE46 = 149 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE47 = 150 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE48 = 151 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE49 = 152 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE50 = 153 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE51 = 154 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE52 = 155 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE53 = 156 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE54 = 157 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE55 = 158 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE56 = 159 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE57 = 160 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE58 = 161 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE59 = 162 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE60 = 163 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE61 = 164 * Kernel.BLOCK;
  private static final int ROW_A = 165 * Kernel.BLOCK;
  private static final int ROW_B = 166 * Kernel.BLOCK;
  private static final int ROW_C = 167 * Kernel.BLOCK;
  private static final int ROW_A2 = 168 * Kernel.BLOCK;
  private static final int ROW_B2 = 169 * Kernel.BLOCK;
  private static final int ROW_C2 = 170 * Kernel.BLOCK;
  private static final int ROW_A3 = 171 * Kernel.BLOCK;
  private static final int ROW_B3 = 172 * Kernel.BLOCK;
  private static final int ROW_C3 = 173 * Kernel.BLOCK;
  private static final int ROW_A4 = 174 * Kernel.BLOCK;
  private static final int ROW_B4 = 175 * Kernel.BLOCK;
  private static final int ROW_C4 = 176 * Kernel.BLOCK;
  private static final int ROW_A5 = 177 * Kernel.BLOCK;
  private static final int ROW_B5 = 178 * Kernel.BLOCK;
  private static final int ROW_C5 = 179 * Kernel.BLOCK;
  private static final int ROW_ZERO_OR_DISTANCE_OR_C1_40E_45 = 180 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[181 * Kernel.BLOCK]);

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
  private static final int ROW_SUM3 = 31 * Kernel.BLOCK;
  private static final int ROW_SY = 32 * Kernel.BLOCK;
  private static final int ROW_SZ = 33 * Kernel.BLOCK;
  private static final int ROW_N1X = 34 * Kernel.BLOCK;
  private static final int ROW_N1Y = 35 * Kernel.BLOCK;
  private static final int ROW_N1Z = 36 * Kernel.BLOCK;
  private static final int ROW_N2X = 37 * Kernel.BLOCK;
  private static final int ROW_N2Y = 38 * Kernel.BLOCK;
  private static final int ROW_N2Z = 39 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<double[]> DOUBLE_ROWS =
      ThreadLocal.withInitial(() -> new double[40 * Kernel.BLOCK]);

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
      long restBits = floats1(columns1, from1, columns2, from2);
      long swapBits = floats2(columns1, from1, columns2, from2, floatRows, restBits);
      floats3(columns1, from1, columns2, from2, floatRows, swapBits);
      floats4(floatRows);
      floats5(floatRows);
      floats6(floatRows);
      floats7(floatRows);
      floats8(floatRows);
      floats9(floatRows);
      floats10(floatRows);
      long sumAtMostLargestBits = floats11(columns1, from1);
      long sumAtMostLargestBits2 = floats12(columns2, from2);
      long allLow1AtMostHigh2Bits = floats13(columns1, from1, columns2, from2);
      long boundsBits = floats14(columns1, from1, columns2, from2, allLow1AtMostHigh2Bits);
      doubles15(floatRows, doubleRows);
      long flatBits = doubles16(doubleRows, bits);
      long sumAtMostC1_09e_40Bits = bits[0];
      closestToLine(floatRows, ROW_MX, ROW_MY, ROW_MZ, ROW_GX, ROW_GY, ROW_GZ, ROW_HX, ROW_HY, ROW_HZ,
          ROW_CLOSEST_TO_LINE);
      closestToLine(floatRows, ROW_MX2, ROW_MY2, ROW_MZ2, ROW_GX, ROW_GY, ROW_GZ, ROW_HX2, ROW_HY2, ROW_HZ2,
          ROW_CLOSEST_TO_LINE2);
      closestToLine(floatRows, ROW_MX3, ROW_MY3, ROW_MZ3, ROW_GX, ROW_GY, ROW_GZ, ROW_HX3, ROW_HY3, ROW_HZ3,
          ROW_CLOSEST_TO_LINE3);
      closestToLine(floatRows, ROW_MX4, ROW_MY4, ROW_MZ4, ROW_GX2, ROW_GY2, ROW_GZ2, ROW_HX, ROW_HY, ROW_HZ,
          ROW_CLOSEST_TO_LINE4);
      closestToLine(floatRows, ROW_MX5, ROW_MY5, ROW_MZ5, ROW_GX2, ROW_GY2, ROW_GZ2, ROW_HX2, ROW_HY2, ROW_HZ2,
          ROW_CLOSEST_TO_LINE5);
      closestToLine(floatRows, ROW_MX6, ROW_MY6, ROW_MZ6, ROW_GX2, ROW_GY2, ROW_GZ2, ROW_HX3, ROW_HY3, ROW_HZ3,
          ROW_CLOSEST_TO_LINE6);
      closestToLine(floatRows, ROW_MX7, ROW_MY7, ROW_MZ7, ROW_GX3, ROW_GY3, ROW_GZ3, ROW_HX, ROW_HY, ROW_HZ,
          ROW_CLOSEST_TO_LINE7);
      closestToLine(floatRows, ROW_MX8, ROW_MY8, ROW_MZ8, ROW_GX3, ROW_GY3, ROW_GZ3, ROW_HX2, ROW_HY2, ROW_HZ2,
          ROW_CLOSEST_TO_LINE8);
      closestToLine(floatRows, ROW_MX9, ROW_MY9, ROW_MZ9, ROW_GX3, ROW_GY3, ROW_GZ3, ROW_HX3, ROW_HY3, ROW_HZ3,
          ROW_CLOSEST_TO_LINE9);
      nearestToPlane(floatRows, ROW_PRODUCT, ROW_PRODUCT2, ROW_PRODUCT3, ROW_GX, ROW_GY, ROW_GZ,
          ROW_DIFFERENCE2, ROW_DIFFERENCE4, ROW_DIFFERENCE6, ROW_DIFFERENCE36, ROW_DIFFERENCE37,
          ROW_DIFFERENCE38, ROW_T);
      nearestToPlane(floatRows, ROW_PRODUCT4, ROW_PRODUCT5, ROW_PRODUCT6, ROW_GX2, ROW_GY2, ROW_GZ2,
          ROW_DIFFERENCE2, ROW_DIFFERENCE4, ROW_DIFFERENCE6, ROW_DIFFERENCE36, ROW_DIFFERENCE37,
          ROW_DIFFERENCE38, ROW_T2);
      nearestToPlane(floatRows, ROW_PRODUCT7, ROW_PRODUCT8, ROW_PRODUCT9, ROW_GX3, ROW_GY3, ROW_GZ3,
          ROW_DIFFERENCE2, ROW_DIFFERENCE4, ROW_DIFFERENCE6, ROW_DIFFERENCE36, ROW_DIFFERENCE37,
          ROW_DIFFERENCE38, ROW_T3);
      nearestToPlane(floatRows, ROW_PRODUCT10, ROW_PRODUCT11, ROW_PRODUCT12, ROW_HX, ROW_HY, ROW_HZ,
          ROW_DIFFERENCE, ROW_DIFFERENCE3, ROW_DIFFERENCE5, ROW_DIFFERENCE41, ROW_DIFFERENCE42,
          ROW_DIFFERENCE43, ROW_T4);
      nearestToPlane(floatRows, ROW_PRODUCT13, ROW_PRODUCT14, ROW_PRODUCT15, ROW_HX2, ROW_HY2, ROW_HZ2,
          ROW_DIFFERENCE, ROW_DIFFERENCE3, ROW_DIFFERENCE5, ROW_DIFFERENCE41, ROW_DIFFERENCE42,
          ROW_DIFFERENCE43, ROW_T5);
      nearestToPlane(floatRows, ROW_PRODUCT16, ROW_PRODUCT17, ROW_PRODUCT18, ROW_HX3, ROW_HY3, ROW_HZ3,
          ROW_DIFFERENCE, ROW_DIFFERENCE3, ROW_DIFFERENCE5, ROW_DIFFERENCE41, ROW_DIFFERENCE42,
          ROW_DIFFERENCE43, ROW_T6);
      long doubt = boundsBits & flatBits;
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
      long low1AtMostHigh2AndMeetBits = boundsBits & valueAtMostC1_09e_40AndMeetBits;
      floats18(floatRows);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE, ROW_MX, ROW_MY, ROW_MZ, ROW_GX, ROW_GY, ROW_GZ, ROW_GG,
          ROW_HX, ROW_HY, ROW_HZ, ROW_HH, ROW_A);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE2, ROW_MX2, ROW_MY2, ROW_MZ2, ROW_GX, ROW_GY, ROW_GZ,
          ROW_GG, ROW_HX2, ROW_HY2, ROW_HZ2, ROW_HH2, ROW_B);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE3, ROW_MX3, ROW_MY3, ROW_MZ3, ROW_GX, ROW_GY, ROW_GZ,
          ROW_GG, ROW_HX3, ROW_HY3, ROW_HZ3, ROW_HH3, ROW_C);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE4, ROW_MX4, ROW_MY4, ROW_MZ4, ROW_GX2, ROW_GY2, ROW_GZ2,
          ROW_GG2, ROW_HX, ROW_HY, ROW_HZ, ROW_HH, ROW_A2);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE5, ROW_MX5, ROW_MY5, ROW_MZ5, ROW_GX2, ROW_GY2, ROW_GZ2,
          ROW_GG2, ROW_HX2, ROW_HY2, ROW_HZ2, ROW_HH2, ROW_B2);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE6, ROW_MX6, ROW_MY6, ROW_MZ6, ROW_GX2, ROW_GY2, ROW_GZ2,
          ROW_GG2, ROW_HX3, ROW_HY3, ROW_HZ3, ROW_HH3, ROW_C2);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE7, ROW_MX7, ROW_MY7, ROW_MZ7, ROW_GX3, ROW_GY3, ROW_GZ3,
          ROW_GG3, ROW_HX, ROW_HY, ROW_HZ, ROW_HH, ROW_A3);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE8, ROW_MX8, ROW_MY8, ROW_MZ8, ROW_GX3, ROW_GY3, ROW_GZ3,
          ROW_GG3, ROW_HX2, ROW_HY2, ROW_HZ2, ROW_HH2, ROW_B3);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE9, ROW_MX9, ROW_MY9, ROW_MZ9, ROW_GX3, ROW_GY3, ROW_GZ3,
          ROW_GG3, ROW_HX3, ROW_HY3, ROW_HZ3, ROW_HH3, ROW_C3);
      squaredDistance(floatRows, ROW_DIFFERENCE44, ROW_DIFFERENCE45, ROW_DIFFERENCE46, ROW_DIFFERENCE2,
          ROW_DIFFERENCE4, ROW_DIFFERENCE6, ROW_DIFFERENCE36, ROW_DIFFERENCE37, ROW_DIFFERENCE38, ROW_A4);
      squaredDistance(floatRows, ROW_DIFFERENCE47, ROW_DIFFERENCE48, ROW_DIFFERENCE49, ROW_DIFFERENCE2,
          ROW_DIFFERENCE4, ROW_DIFFERENCE6, ROW_DIFFERENCE36, ROW_DIFFERENCE37, ROW_DIFFERENCE38, ROW_B4);
      squaredDistance(floatRows, ROW_DIFFERENCE50, ROW_DIFFERENCE51, ROW_DIFFERENCE52, ROW_DIFFERENCE2,
          ROW_DIFFERENCE4, ROW_DIFFERENCE6, ROW_DIFFERENCE36, ROW_DIFFERENCE37, ROW_DIFFERENCE38, ROW_C4);
      squaredDistance(floatRows, ROW_DIFFERENCE53, ROW_DIFFERENCE54, ROW_DIFFERENCE55, ROW_DIFFERENCE,
          ROW_DIFFERENCE3, ROW_DIFFERENCE5, ROW_DIFFERENCE41, ROW_DIFFERENCE42, ROW_DIFFERENCE43, ROW_A5);
      squaredDistance(floatRows, ROW_DIFFERENCE56, ROW_DIFFERENCE57, ROW_DIFFERENCE58, ROW_DIFFERENCE,
          ROW_DIFFERENCE3, ROW_DIFFERENCE5, ROW_DIFFERENCE41, ROW_DIFFERENCE42, ROW_DIFFERENCE43, ROW_B5);
      squaredDistance(floatRows, ROW_DIFFERENCE59, ROW_DIFFERENCE60, ROW_DIFFERENCE61, ROW_DIFFERENCE,
          ROW_DIFFERENCE3, ROW_DIFFERENCE5, ROW_DIFFERENCE41, ROW_DIFFERENCE42, ROW_DIFFERENCE43, ROW_C5);
      long squareAtMostLargestBits = floats20(floatRows, bits, low1AtMostHigh2AndMeetBits);
      long eitherBits = bits[0];
      long allSquareAtMostLargestBits = squareAtMostLargestBits & sumAtMostLargestBits;
      long validBits = allSquareAtMostLargestBits & sumAtMostLargestBits2;
      long eitherBits2 = low1AtMostHigh2AndMeetBits | eitherBits;
      long hits = validBits & eitherBits2;
      floats22(floatRows, results, at, validBits);
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

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2) {
    if (columns1 == null) {
      return 0;
    }
    float[] bxs = columns1[3], bys = columns1[4], bzs = columns1[5], cxs = columns1[6], cys = columns1[7],
        czs = columns1[8];
    float[] vxs = columns2[3], vys = columns2[4], vzs = columns2[5], wxs = columns2[6], wys = columns2[7],
        wzs = columns2[8];
    long restBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> rest = fromArray(FLOATS, czs, i).compare(GT, fromArray(FLOATS, wzs, j));
      FloatVector cy = fromArray(FLOATS, cys, i);
      FloatVector wy = fromArray(FLOATS, wys, j);
      VectorMask<Float> cyIsWyAndRest = cy.compare(EQ, wy, rest);
      VectorMask<Float> rest2 = cy.compare(GT, wy).or(cyIsWyAndRest);
      FloatVector cx = fromArray(FLOATS, cxs, i);
      FloatVector wx = fromArray(FLOATS, wxs, j);
      VectorMask<Float> cxIsWxAndRest = cx.compare(EQ, wx, rest2);
      VectorMask<Float> rest3 = cx.compare(GT, wx).or(cxIsWxAndRest);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      FloatVector vz = fromArray(FLOATS, vzs, j);
      VectorMask<Float> bzIsVzAndRest = bz.compare(EQ, vz, rest3);
      VectorMask<Float> rest4 = bz.compare(GT, vz).or(bzIsVzAndRest);
      FloatVector by = fromArray(FLOATS, bys, i);
      FloatVector vy = fromArray(FLOATS, vys, j);
      VectorMask<Float> byIsVyAndRest = by.compare(EQ, vy, rest4);
      VectorMask<Float> rest5 = by.compare(GT, vy).or(byIsVyAndRest);
      FloatVector bx = fromArray(FLOATS, bxs, i);
      FloatVector vx = fromArray(FLOATS, vxs, j);
      VectorMask<Float> bxIsVxAndRest = bx.compare(EQ, vx, rest5);
      restBits |= bx.compare(GT, vx).or(bxIsVxAndRest).toLong() << k;
    }
    return restBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long restBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5], cxs = columns1[6], cys = columns1[7], czs = columns1[8];
    float[] uxs = columns2[0], uys = columns2[1], uzs = columns2[2], vxs = columns2[3], vys = columns2[4],
        vzs = columns2[5], wxs = columns2[6], wys = columns2[7], wzs = columns2[8];
    long swapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector az = fromArray(FLOATS, azs, i);
      FloatVector uz = fromArray(FLOATS, uzs, j);
      VectorMask<Float> azIsUzAndRest = az
          .compare(EQ, uz, VectorMask.fromLong(FLOATS, (restBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> rest = az.compare(GT, uz).or(azIsUzAndRest);
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector uy = fromArray(FLOATS, uys, j);
      VectorMask<Float> ayIsUyAndRest = ay.compare(EQ, uy, rest);
      VectorMask<Float> rest2 = ay.compare(GT, uy).or(ayIsUyAndRest);
      FloatVector ax = fromArray(FLOATS, axs, i);
      FloatVector ux = fromArray(FLOATS, uxs, j);
      VectorMask<Float> axIsUxAndRest = ax.compare(EQ, ux, rest2);
      VectorMask<Float> swap = ax.compare(GT, ux).or(axIsUxAndRest);
      swapBits |= swap.toLong() << k;
      // swap ? ux : ax
      FLOAT_VECTOR.cast(ax.blend(ux, swap)).intoArray(floatRows, ROW_AX + k);
      // swap ? uy : ay
      FLOAT_VECTOR.cast(ay.blend(uy, swap)).intoArray(floatRows, ROW_AY + k);
      // swap ? uz : az
      FLOAT_VECTOR.cast(az.blend(uz, swap)).intoArray(floatRows, ROW_AZ + k);
      FloatVector vx = fromArray(FLOATS, vxs, j);
      FloatVector bx = fromArray(FLOATS, bxs, i);
      // swap ? vx : bx
      FLOAT_VECTOR.cast(bx.blend(vx, swap)).intoArray(floatRows, ROW_BX + k);
      FloatVector vy = fromArray(FLOATS, vys, j);
      FloatVector by = fromArray(FLOATS, bys, i);
      // swap ? vy : by
      FLOAT_VECTOR.cast(by.blend(vy, swap)).intoArray(floatRows, ROW_BY + k);
      FloatVector vz = fromArray(FLOATS, vzs, j);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      // swap ? vz : bz
      FLOAT_VECTOR.cast(bz.blend(vz, swap)).intoArray(floatRows, ROW_BZ + k);
      FloatVector wx = fromArray(FLOATS, wxs, j);
      FloatVector cx = fromArray(FLOATS, cxs, i);
      // swap ? wx : cx
      FLOAT_VECTOR.cast(cx.blend(wx, swap)).intoArray(floatRows, ROW_CX + k);
      // swap ? wy : cy
      FLOAT_VECTOR.cast(fromArray(FLOATS, cys, i).blend(fromArray(FLOATS, wys, j), swap)).intoArray(floatRows,
          ROW_CY + k);
      // swap ? wz : cz
      FLOAT_VECTOR.cast(fromArray(FLOATS, czs, i).blend(fromArray(FLOATS, wzs, j), swap)).intoArray(floatRows,
          ROW_CZ + k);
      // swap ? ax : ux
      FLOAT_VECTOR.cast(ux.blend(ax, swap)).intoArray(floatRows, ROW_UX + k);
      // swap ? ay : uy
      FLOAT_VECTOR.cast(uy.blend(ay, swap)).intoArray(floatRows, ROW_UY + k);
      // swap ? az : uz
      FLOAT_VECTOR.cast(uz.blend(az, swap)).intoArray(floatRows, ROW_UZ + k);
      // swap ? bx : vx
      FLOAT_VECTOR.cast(vx.blend(bx, swap)).intoArray(floatRows, ROW_VX + k);
      // swap ? by : vy
      FLOAT_VECTOR.cast(vy.blend(by, swap)).intoArray(floatRows, ROW_VY + k);
      // swap ? bz : vz
      FLOAT_VECTOR.cast(vz.blend(bz, swap)).intoArray(floatRows, ROW_VZ + k);
      // swap ? cx : wx
      FLOAT_VECTOR.cast(wx.blend(cx, swap)).intoArray(floatRows, ROW_WX + k);
    }
    return swapBits;
  }

  private static void floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long swapBits) {
    if (columns1 == null) {
      return;
    }
    float[] cys = columns1[7], czs = columns1[8];
    float[] wys = columns2[7], wzs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> swap = VectorMask.fromLong(FLOATS, (swapBits >>> k) & WideLanes.FLOAT_LANES);
      // swap ? cy : wy
      FLOAT_VECTOR.cast(fromArray(FLOATS, wys, j).blend(fromArray(FLOATS, cys, i), swap)).intoArray(floatRows,
          ROW_WY + k);
      // swap ? cz : wz
      FLOAT_VECTOR.cast(fromArray(FLOATS, wzs, j).blend(fromArray(FLOATS, czs, i), swap)).intoArray(floatRows,
          ROW_WZ + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector difference = bx.lanewise(SUB, ax);
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE + k);
      FloatVector gx = ALL_HALF.lanewise(MUL, difference);
      FLOAT_VECTOR.cast(gx).intoArray(floatRows, ROW_GX + k);
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      FloatVector ux = fromArray(FLOATS, floatRows, ROW_UX + k);
      FloatVector difference2 = vx.lanewise(SUB, ux);
      FLOAT_VECTOR.cast(difference2).intoArray(floatRows, ROW_DIFFERENCE2 + k);
      FloatVector hx = ALL_HALF.lanewise(MUL, difference2);
      FLOAT_VECTOR.cast(hx).intoArray(floatRows, ROW_HX + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector difference3 = by.lanewise(SUB, ay);
      FLOAT_VECTOR.cast(difference3).intoArray(floatRows, ROW_DIFFERENCE3 + k);
      FloatVector gy = ALL_HALF.lanewise(MUL, difference3);
      FLOAT_VECTOR.cast(gy).intoArray(floatRows, ROW_GY + k);
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_VY + k);
      FloatVector uy = fromArray(FLOATS, floatRows, ROW_UY + k);
      FloatVector difference4 = vy.lanewise(SUB, uy);
      FLOAT_VECTOR.cast(difference4).intoArray(floatRows, ROW_DIFFERENCE4 + k);
      FloatVector hy = ALL_HALF.lanewise(MUL, difference4);
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector difference5 = bz.lanewise(SUB, az);
      FLOAT_VECTOR.cast(difference5).intoArray(floatRows, ROW_DIFFERENCE5 + k);
      FloatVector gz = ALL_HALF.lanewise(MUL, difference5);
      FLOAT_VECTOR.cast(gz).intoArray(floatRows, ROW_GZ + k);
      FloatVector vz = fromArray(FLOATS, floatRows, ROW_VZ + k);
      FloatVector uz = fromArray(FLOATS, floatRows, ROW_UZ + k);
      FloatVector difference6 = vz.lanewise(SUB, uz);
      FLOAT_VECTOR.cast(difference6).intoArray(floatRows, ROW_DIFFERENCE6 + k);
      FloatVector hz = ALL_HALF.lanewise(MUL, difference6);
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ + k);
      FloatVector difference7 = ax.lanewise(SUB, ux);
      FLOAT_VECTOR.cast(difference7).intoArray(floatRows, ROW_DIFFERENCE7 + k);
      FloatVector difference8 = bx.lanewise(SUB, vx);
      FLOAT_VECTOR.cast(difference8).intoArray(floatRows, ROW_DIFFERENCE8 + k);
      FloatVector difference9 = ax.lanewise(SUB, vx);
      FLOAT_VECTOR.cast(difference9).intoArray(floatRows, ROW_DIFFERENCE9 + k);
      FloatVector difference10 = bx.lanewise(SUB, ux);
      FLOAT_VECTOR.cast(difference10).intoArray(floatRows, ROW_DIFFERENCE10 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, difference7.lanewise(ADD, difference8)
          .lanewise(ADD, difference9.lanewise(ADD, difference10)))).intoArray(floatRows, ROW_MX + k);
      FloatVector difference11 = ay.lanewise(SUB, uy);
      FLOAT_VECTOR.cast(difference11).intoArray(floatRows, ROW_DIFFERENCE11 + k);
      FloatVector difference12 = by.lanewise(SUB, vy);
      FLOAT_VECTOR.cast(difference12).intoArray(floatRows, ROW_DIFFERENCE12 + k);
      FloatVector difference13 = ay.lanewise(SUB, vy);
      FLOAT_VECTOR.cast(difference13).intoArray(floatRows, ROW_DIFFERENCE13 + k);
      FloatVector difference14 = by.lanewise(SUB, uy);
      FLOAT_VECTOR.cast(difference14).intoArray(floatRows, ROW_DIFFERENCE14 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, difference11.lanewise(ADD, difference12)
          .lanewise(ADD, difference13.lanewise(ADD, difference14)))).intoArray(floatRows, ROW_MY + k);
      FloatVector difference15 = az.lanewise(SUB, uz);
      FLOAT_VECTOR.cast(difference15).intoArray(floatRows, ROW_DIFFERENCE15 + k);
      FloatVector difference16 = bz.lanewise(SUB, vz);
      FLOAT_VECTOR.cast(difference16).intoArray(floatRows, ROW_DIFFERENCE16 + k);
      FloatVector difference17 = az.lanewise(SUB, vz);
      FLOAT_VECTOR.cast(difference17).intoArray(floatRows, ROW_DIFFERENCE17 + k);
      FloatVector difference18 = bz.lanewise(SUB, uz);
      FLOAT_VECTOR.cast(difference18).intoArray(floatRows, ROW_DIFFERENCE18 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, difference15.lanewise(ADD, difference16)
          .lanewise(ADD, difference17.lanewise(ADD, difference18)))).intoArray(floatRows, ROW_MZ + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, gx).lanewise(ADD, gy.lanewise(MUL, gy))
          .lanewise(ADD, gz.lanewise(MUL, gz))).intoArray(floatRows, ROW_GG + k);
      FLOAT_VECTOR.cast(hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz))).intoArray(floatRows, ROW_HH + k);
    }
  }

  private static void floats4(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector wx = fromArray(FLOATS, floatRows, ROW_WX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, wx
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VX + k)))).intoArray(floatRows, ROW_HX2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WY + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VY + k)))).intoArray(floatRows, ROW_HY2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WZ + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VZ + k)))).intoArray(floatRows, ROW_HZ2 + k);
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_BX + k).lanewise(SUB, wx);
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE19 + k);
      FloatVector difference2 = fromArray(FLOATS, floatRows, ROW_AX + k).lanewise(SUB, wx);
      FLOAT_VECTOR.cast(difference2).intoArray(floatRows, ROW_DIFFERENCE20 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE9 + k)
          .lanewise(ADD, difference).lanewise(ADD, difference2
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE8 + k))))).intoArray(floatRows,
          ROW_MX2 + k);
    }
  }

  private static void floats5(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector wy = fromArray(FLOATS, floatRows, ROW_WY + k);
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_BY + k).lanewise(SUB, wy);
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE21 + k);
      FloatVector difference2 = fromArray(FLOATS, floatRows, ROW_AY + k).lanewise(SUB, wy);
      FLOAT_VECTOR.cast(difference2).intoArray(floatRows, ROW_DIFFERENCE22 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE13 + k)
          .lanewise(ADD, difference).lanewise(ADD, difference2
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE12 + k))))).intoArray(floatRows,
          ROW_MY2 + k);
      FloatVector wz = fromArray(FLOATS, floatRows, ROW_WZ + k);
      FloatVector difference3 = fromArray(FLOATS, floatRows, ROW_BZ + k).lanewise(SUB, wz);
      FLOAT_VECTOR.cast(difference3).intoArray(floatRows, ROW_DIFFERENCE23 + k);
      FloatVector difference4 = fromArray(FLOATS, floatRows, ROW_AZ + k).lanewise(SUB, wz);
      FLOAT_VECTOR.cast(difference4).intoArray(floatRows, ROW_DIFFERENCE24 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE17 + k)
          .lanewise(ADD, difference3).lanewise(ADD, difference4
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE16 + k))))).intoArray(floatRows,
          ROW_MZ2 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FLOAT_VECTOR.cast(hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz))).intoArray(floatRows, ROW_HH2 + k);
      FloatVector hx2 = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_UX + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_WX + k)));
      FLOAT_VECTOR.cast(hx2).intoArray(floatRows, ROW_HX3 + k);
      FloatVector hy2 = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_UY + k).lanewise(SUB, wy));
      FLOAT_VECTOR.cast(hy2).intoArray(floatRows, ROW_HY3 + k);
      FloatVector hz2 = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_UZ + k).lanewise(SUB, wz));
      FLOAT_VECTOR.cast(hz2).intoArray(floatRows, ROW_HZ3 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE20 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE10 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE7 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE19 + k))))).intoArray(floatRows,
          ROW_MX3 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, difference2
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE14 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE11 + k)
          .lanewise(ADD, difference)))).intoArray(floatRows, ROW_MY3 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, difference4
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE18 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE15 + k)
          .lanewise(ADD, difference3)))).intoArray(floatRows, ROW_MZ3 + k);
      FLOAT_VECTOR.cast(hx2.lanewise(MUL, hx2).lanewise(ADD, hy2.lanewise(MUL, hy2))
          .lanewise(ADD, hz2.lanewise(MUL, hz2))).intoArray(floatRows, ROW_HH3 + k);
    }
  }

  private static void floats6(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX + k);
      FloatVector gx = ALL_HALF.lanewise(MUL, cx.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_BX + k)));
      FLOAT_VECTOR.cast(gx).intoArray(floatRows, ROW_GX2 + k);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY + k);
      FloatVector gy = ALL_HALF.lanewise(MUL, cy.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_BY + k)));
      FLOAT_VECTOR.cast(gy).intoArray(floatRows, ROW_GY2 + k);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ + k);
      FloatVector gz = ALL_HALF.lanewise(MUL, cz.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_BZ + k)));
      FLOAT_VECTOR.cast(gz).intoArray(floatRows, ROW_GZ2 + k);
      FloatVector difference = cx.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VX + k));
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE25 + k);
      FloatVector difference2 = cx.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_UX + k));
      FLOAT_VECTOR.cast(difference2).intoArray(floatRows, ROW_DIFFERENCE26 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE10 + k)
          .lanewise(ADD, difference).lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE8 + k)
          .lanewise(ADD, difference2)))).intoArray(floatRows, ROW_MX4 + k);
      FloatVector difference3 = cy.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VY + k));
      FLOAT_VECTOR.cast(difference3).intoArray(floatRows, ROW_DIFFERENCE27 + k);
      FloatVector difference4 = cy.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_UY + k));
      FLOAT_VECTOR.cast(difference4).intoArray(floatRows, ROW_DIFFERENCE28 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE14 + k)
          .lanewise(ADD, difference3).lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE12 + k)
          .lanewise(ADD, difference4)))).intoArray(floatRows, ROW_MY4 + k);
      FloatVector difference5 = cz.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VZ + k));
      FLOAT_VECTOR.cast(difference5).intoArray(floatRows, ROW_DIFFERENCE29 + k);
      FloatVector difference6 = cz.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_UZ + k));
      FLOAT_VECTOR.cast(difference6).intoArray(floatRows, ROW_DIFFERENCE30 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE18 + k)
          .lanewise(ADD, difference5).lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE16 + k)
          .lanewise(ADD, difference6)))).intoArray(floatRows, ROW_MZ4 + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, gx).lanewise(ADD, gy.lanewise(MUL, gy))
          .lanewise(ADD, gz.lanewise(MUL, gz))).intoArray(floatRows, ROW_GG2 + k);
    }
  }

  private static void floats7(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_CX + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_WX + k));
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE31 + k);
      FloatVector difference2 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE19 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE8 + k)
          .lanewise(ADD, difference).lanewise(ADD, difference2
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE25 + k))))).intoArray(floatRows,
          ROW_MX5 + k);
      FloatVector difference3 = fromArray(FLOATS, floatRows, ROW_CY + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_WY + k));
      FLOAT_VECTOR.cast(difference3).intoArray(floatRows, ROW_DIFFERENCE32 + k);
      FloatVector difference4 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE21 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE12 + k)
          .lanewise(ADD, difference3).lanewise(ADD, difference4
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE27 + k))))).intoArray(floatRows,
          ROW_MY5 + k);
      FloatVector difference5 = fromArray(FLOATS, floatRows, ROW_CZ + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_WZ + k));
      FLOAT_VECTOR.cast(difference5).intoArray(floatRows, ROW_DIFFERENCE33 + k);
      FloatVector difference6 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE23 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE16 + k)
          .lanewise(ADD, difference5).lanewise(ADD, difference6
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE29 + k))))).intoArray(floatRows,
          ROW_MZ5 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, difference2
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE26 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE10 + k)
          .lanewise(ADD, difference)))).intoArray(floatRows, ROW_MX6 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, difference4
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE28 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE14 + k)
          .lanewise(ADD, difference3)))).intoArray(floatRows, ROW_MY6 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, difference6
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE30 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE18 + k)
          .lanewise(ADD, difference5)))).intoArray(floatRows, ROW_MZ6 + k);
    }
  }

  private static void floats8(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gx = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AX + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_CX + k)));
      FLOAT_VECTOR.cast(gx).intoArray(floatRows, ROW_GX3 + k);
      FloatVector gy = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_CY + k)));
      FLOAT_VECTOR.cast(gy).intoArray(floatRows, ROW_GY3 + k);
      FloatVector gz = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_CZ + k)));
      FLOAT_VECTOR.cast(gz).intoArray(floatRows, ROW_GZ3 + k);
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_DIFFERENCE26 + k);
      FloatVector difference2 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE9 + k);
      FloatVector difference3 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE25 + k);
      FloatVector difference4 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE7 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, difference.lanewise(ADD, difference2)
          .lanewise(ADD, difference3.lanewise(ADD, difference4)))).intoArray(floatRows, ROW_MX7 + k);
      FloatVector difference5 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE28 + k);
      FloatVector difference6 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE13 + k);
      FloatVector difference7 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE27 + k);
      FloatVector difference8 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE11 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, difference5.lanewise(ADD, difference6)
          .lanewise(ADD, difference7.lanewise(ADD, difference8)))).intoArray(floatRows, ROW_MY7 + k);
      FloatVector difference9 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE17 + k);
      FloatVector difference10 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE29 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE30 + k)
          .lanewise(ADD, difference9).lanewise(ADD, difference10
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE15 + k))))).intoArray(floatRows,
          ROW_MZ7 + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, gx).lanewise(ADD, gy.lanewise(MUL, gy))
          .lanewise(ADD, gz.lanewise(MUL, gz))).intoArray(floatRows, ROW_GG3 + k);
      FloatVector difference11 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE20 + k);
      FloatVector difference12 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE31 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, difference3.lanewise(ADD, difference11)
          .lanewise(ADD, difference12.lanewise(ADD, difference2)))).intoArray(floatRows, ROW_MX8 + k);
      FloatVector difference13 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE22 + k);
      FloatVector difference14 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE32 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, difference7.lanewise(ADD, difference13)
          .lanewise(ADD, difference14.lanewise(ADD, difference6)))).intoArray(floatRows, ROW_MY8 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, difference10
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE24 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE33 + k)
          .lanewise(ADD, difference9)))).intoArray(floatRows, ROW_MZ8 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, difference12.lanewise(ADD, difference4)
          .lanewise(ADD, difference.lanewise(ADD, difference11)))).intoArray(floatRows, ROW_MX9 + k);
      FLOAT_VECTOR.cast(difference14.lanewise(ADD, difference8)
          .lanewise(ADD, difference5.lanewise(ADD, difference13))).intoArray(floatRows, ROW_SUM + k);
    }
  }

  private static void floats9(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM + k))).intoArray(
          floatRows, ROW_MY9 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE33 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE15 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE30 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE24 + k))))).intoArray(floatRows,
          ROW_MZ9 + k);
      FloatVector ux = fromArray(FLOATS, floatRows, ROW_UX + k);
      FloatVector difference = ux.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AX + k));
      FloatVector difference2 = ux.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_BX + k));
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, difference.lanewise(ADD, difference2))).intoArray(floatRows,
          ROW_PRODUCT + k);
      FloatVector uy = fromArray(FLOATS, floatRows, ROW_UY + k);
      FloatVector difference3 = uy.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AY + k));
      FLOAT_VECTOR.cast(difference3).intoArray(floatRows, ROW_DIFFERENCE34 + k);
      FloatVector difference4 = uy.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_BY + k));
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, difference3.lanewise(ADD, difference4))).intoArray(floatRows,
          ROW_PRODUCT2 + k);
      FloatVector uz = fromArray(FLOATS, floatRows, ROW_UZ + k);
      FloatVector difference5 = uz.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AZ + k));
      FLOAT_VECTOR.cast(difference5).intoArray(floatRows, ROW_DIFFERENCE35 + k);
      FloatVector difference6 = uz.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_BZ + k));
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, difference5.lanewise(ADD, difference6))).intoArray(floatRows,
          ROW_PRODUCT3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_WX + k).lanewise(SUB, ux)).intoArray(floatRows,
          ROW_DIFFERENCE36 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_WY + k).lanewise(SUB, uy)).intoArray(floatRows,
          ROW_DIFFERENCE37 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_WZ + k).lanewise(SUB, uz)).intoArray(floatRows,
          ROW_DIFFERENCE38 + k);
      FloatVector difference7 = ux.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_CX + k));
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, difference2.lanewise(ADD, difference7))).intoArray(floatRows,
          ROW_PRODUCT4 + k);
      FloatVector difference8 = uy.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_CY + k));
      FLOAT_VECTOR.cast(difference8).intoArray(floatRows, ROW_DIFFERENCE39 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, difference4.lanewise(ADD, difference8))).intoArray(floatRows,
          ROW_PRODUCT5 + k);
      FloatVector difference9 = uz.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_CZ + k));
      FLOAT_VECTOR.cast(difference9).intoArray(floatRows, ROW_DIFFERENCE40 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, difference6.lanewise(ADD, difference9))).intoArray(floatRows,
          ROW_PRODUCT6 + k);
      FLOAT_VECTOR.cast(difference7.lanewise(ADD, difference)).intoArray(floatRows, ROW_SUM2 + k);
    }
  }

  private static void floats10(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM2 + k))).intoArray(
          floatRows, ROW_PRODUCT7 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE39 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE34 + k)))).intoArray(floatRows,
          ROW_PRODUCT8 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE40 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE35 + k)))).intoArray(floatRows,
          ROW_PRODUCT9 + k);
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_DIFFERENCE7 + k);
      FloatVector difference2 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE9 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, difference.lanewise(ADD, difference2))).intoArray(floatRows,
          ROW_PRODUCT10 + k);
      FloatVector difference3 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE11 + k);
      FloatVector difference4 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE13 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, difference3.lanewise(ADD, difference4))).intoArray(floatRows,
          ROW_PRODUCT11 + k);
      FloatVector difference5 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE15 + k);
      FloatVector difference6 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE17 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, difference5.lanewise(ADD, difference6))).intoArray(floatRows,
          ROW_PRODUCT12 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CX + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AX + k))).intoArray(floatRows, ROW_DIFFERENCE41 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CY + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AY + k))).intoArray(floatRows, ROW_DIFFERENCE42 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CZ + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AZ + k))).intoArray(floatRows, ROW_DIFFERENCE43 + k);
      FloatVector difference7 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE20 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, difference2.lanewise(ADD, difference7))).intoArray(floatRows,
          ROW_PRODUCT13 + k);
      FloatVector difference8 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE22 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, difference4.lanewise(ADD, difference8))).intoArray(floatRows,
          ROW_PRODUCT14 + k);
      FloatVector difference9 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE24 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, difference6.lanewise(ADD, difference9))).intoArray(floatRows,
          ROW_PRODUCT15 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, difference7.lanewise(ADD, difference))).intoArray(floatRows,
          ROW_PRODUCT16 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, difference8.lanewise(ADD, difference3))).intoArray(floatRows,
          ROW_PRODUCT17 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, difference9.lanewise(ADD, difference5))).intoArray(floatRows,
          ROW_PRODUCT18 + k);
    }
  }

  private static long floats11(float[][] columns1, int from1) {
    if (columns1 == null) {
      return 0;
    }
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5], cxs = columns1[6], cys = columns1[7], czs = columns1[8];
    long sumAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector bx = fromArray(FLOATS, bxs, i);
      FloatVector ax = fromArray(FLOATS, axs, i);
      FloatVector x = bx.lanewise(SUB, ax);
      FloatVector by = fromArray(FLOATS, bys, i);
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector y = by.lanewise(SUB, ay);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      FloatVector az = fromArray(FLOATS, azs, i);
      FloatVector z = bz.lanewise(SUB, az);
      FloatVector cx = fromArray(FLOATS, cxs, i);
      FloatVector x2 = cx.lanewise(SUB, bx);
      FloatVector cy = fromArray(FLOATS, cys, i);
      FloatVector y2 = cy.lanewise(SUB, by);
      FloatVector cz = fromArray(FLOATS, czs, i);
      FloatVector z2 = cz.lanewise(SUB, bz);
      FloatVector x3 = ax.lanewise(SUB, cx);
      FloatVector y3 = ay.lanewise(SUB, cy);
      FloatVector z3 = az.lanewise(SUB, cz);
      sumAtMostLargestBits |= x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z)).lanewise(ADD, x2.lanewise(MUL, x2)
          .lanewise(ADD, y2.lanewise(MUL, y2)).lanewise(ADD, z2.lanewise(MUL, z2)))
          .lanewise(ADD, x3.lanewise(MUL, x3).lanewise(ADD, y3.lanewise(MUL, y3))
          .lanewise(ADD, z3.lanewise(MUL, z3))).compare(LE, ALL_LARGEST).toLong() << k;
    }
    return sumAtMostLargestBits;
  }

  private static long floats12(float[][] columns2, int from2) {
    if (columns2 == null) {
      return 0;
    }
    float[] uxs = columns2[0], uys = columns2[1], uzs = columns2[2], vxs = columns2[3], vys = columns2[4],
        vzs = columns2[5], wxs = columns2[6], wys = columns2[7], wzs = columns2[8];
    long sumAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector vx = fromArray(FLOATS, vxs, j);
      FloatVector ux = fromArray(FLOATS, uxs, j);
      FloatVector x = vx.lanewise(SUB, ux);
      FloatVector vy = fromArray(FLOATS, vys, j);
      FloatVector uy = fromArray(FLOATS, uys, j);
      FloatVector y = vy.lanewise(SUB, uy);
      FloatVector vz = fromArray(FLOATS, vzs, j);
      FloatVector uz = fromArray(FLOATS, uzs, j);
      FloatVector z = vz.lanewise(SUB, uz);
      FloatVector wx = fromArray(FLOATS, wxs, j);
      FloatVector x2 = wx.lanewise(SUB, vx);
      FloatVector wy = fromArray(FLOATS, wys, j);
      FloatVector y2 = wy.lanewise(SUB, vy);
      FloatVector wz = fromArray(FLOATS, wzs, j);
      FloatVector z2 = wz.lanewise(SUB, vz);
      FloatVector x3 = ux.lanewise(SUB, wx);
      FloatVector y3 = uy.lanewise(SUB, wy);
      FloatVector z3 = uz.lanewise(SUB, wz);
      sumAtMostLargestBits |= x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z)).lanewise(ADD, x2.lanewise(MUL, x2)
          .lanewise(ADD, y2.lanewise(MUL, y2)).lanewise(ADD, z2.lanewise(MUL, z2)))
          .lanewise(ADD, x3.lanewise(MUL, x3).lanewise(ADD, y3.lanewise(MUL, y3))
          .lanewise(ADD, z3.lanewise(MUL, z3))).compare(LE, ALL_LARGEST).toLong() << k;
    }
    return sumAtMostLargestBits;
  }

  private static long floats13(float[][] columns1, int from1, float[][] columns2, int from2) {
    if (columns1 == null) {
      return 0;
    }
    float[] axs = columns1[0], bxs = columns1[3], cxs = columns1[6];
    float[] uxs = columns2[0], vxs = columns2[3], wxs = columns2[6];
    long allLow1AtMostHigh2Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ax = fromArray(FLOATS, axs, i);
      FloatVector bx = fromArray(FLOATS, bxs, i);
      // a < b ? a : b
      FloatVector low1 = bx.blend(ax, ax.compare(LT, bx));
      FloatVector cx = fromArray(FLOATS, cxs, i);
      // c < low1 ? c : low1
      FloatVector low1_2 = low1.blend(cx, cx.compare(LT, low1));
      // a > b ? a : b
      FloatVector high1 = bx.blend(ax, ax.compare(GT, bx));
      // c > high1 ? c : high1
      FloatVector high1_2 = high1.blend(cx, cx.compare(GT, high1));
      FloatVector ux = fromArray(FLOATS, uxs, j);
      FloatVector vx = fromArray(FLOATS, vxs, j);
      // u < v ? u : v
      FloatVector low2 = vx.blend(ux, ux.compare(LT, vx));
      FloatVector wx = fromArray(FLOATS, wxs, j);
      // w < low2 ? w : low2
      FloatVector low2_2 = low2.blend(wx, wx.compare(LT, low2));
      // u > v ? u : v
      FloatVector high2 = vx.blend(ux, ux.compare(GT, vx));
      // w > high2 ? w : high2
      FloatVector high2_2 = high2.blend(wx, wx.compare(GT, high2));
      VectorMask<Float> allLow1AtMostHigh2 = low1_2.compare(LE, high2_2);
      allLow1AtMostHigh2 = low2_2.compare(LE, high1_2, allLow1AtMostHigh2);
      allLow1AtMostHigh2Bits |= allLow1AtMostHigh2.toLong() << k;
    }
    return allLow1AtMostHigh2Bits;
  }

  private static long floats14(float[][] columns1, int from1, float[][] columns2, int from2,
      long allLow1AtMostHigh2Bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] ays = columns1[1], azs = columns1[2], bys = columns1[4], bzs = columns1[5], cys = columns1[7],
        czs = columns1[8];
    float[] uys = columns2[1], uzs = columns2[2], vys = columns2[4], vzs = columns2[5], wys = columns2[7],
        wzs = columns2[8];
    long boundsBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector by = fromArray(FLOATS, bys, i);
      // a < b ? a : b
      FloatVector low1 = by.blend(ay, ay.compare(LT, by));
      FloatVector cy = fromArray(FLOATS, cys, i);
      // c < low1 ? c : low1
      FloatVector low1_2 = low1.blend(cy, cy.compare(LT, low1));
      // a > b ? a : b
      FloatVector high1 = by.blend(ay, ay.compare(GT, by));
      // c > high1 ? c : high1
      FloatVector high1_2 = high1.blend(cy, cy.compare(GT, high1));
      FloatVector uy = fromArray(FLOATS, uys, j);
      FloatVector vy = fromArray(FLOATS, vys, j);
      // u < v ? u : v
      FloatVector low2 = vy.blend(uy, uy.compare(LT, vy));
      FloatVector wy = fromArray(FLOATS, wys, j);
      // w < low2 ? w : low2
      FloatVector low2_2 = low2.blend(wy, wy.compare(LT, low2));
      // u > v ? u : v
      FloatVector high2 = vy.blend(uy, uy.compare(GT, vy));
      // w > high2 ? w : high2
      FloatVector high2_2 = high2.blend(wy, wy.compare(GT, high2));
      FloatVector az = fromArray(FLOATS, azs, i);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      // a < b ? a : b
      FloatVector low1_3 = bz.blend(az, az.compare(LT, bz));
      FloatVector cz = fromArray(FLOATS, czs, i);
      // c < low1 ? c : low1
      FloatVector low1_4 = low1_3.blend(cz, cz.compare(LT, low1_3));
      // a > b ? a : b
      FloatVector high1_3 = bz.blend(az, az.compare(GT, bz));
      // c > high1 ? c : high1
      FloatVector high1_4 = high1_3.blend(cz, cz.compare(GT, high1_3));
      FloatVector uz = fromArray(FLOATS, uzs, j);
      FloatVector vz = fromArray(FLOATS, vzs, j);
      // u < v ? u : v
      FloatVector low2_3 = vz.blend(uz, uz.compare(LT, vz));
      FloatVector wz = fromArray(FLOATS, wzs, j);
      // w < low2 ? w : low2
      FloatVector low2_4 = low2_3.blend(wz, wz.compare(LT, low2_3));
      // u > v ? u : v
      FloatVector high2_3 = vz.blend(uz, uz.compare(GT, vz));
      // w > high2 ? w : high2
      FloatVector high2_4 = high2_3.blend(wz, wz.compare(GT, high2_3));
      VectorMask<Float> bounds = low1_2.compare(LE, high2_2,
          VectorMask.fromLong(FLOATS, (allLow1AtMostHigh2Bits >>> k) & WideLanes.FLOAT_LANES));
      bounds = low2_2.compare(LE, high1_2, bounds);
      bounds = low1_4.compare(LE, high2_4, bounds);
      bounds = low2_4.compare(LE, high1_4, bounds);
      boundsBits |= bounds.toLong() << k;
    }
    return boundsBits;
  }

  private static void doubles15(float[] floatRows, double[] doubleRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector ox = ((DoubleVector) fromArray(HALF, floatRows, ROW_AX + k).convertShape(F2D, DOUBLES, 0));
      DoubleVector oy = ((DoubleVector) fromArray(HALF, floatRows, ROW_AY + k).convertShape(F2D, DOUBLES, 0));
      DoubleVector oz = ((DoubleVector) fromArray(HALF, floatRows, ROW_AZ + k).convertShape(F2D, DOUBLES, 0));
      DoubleVector abx = ((DoubleVector) fromArray(HALF, floatRows, ROW_BX + k).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, ox);
      DOUBLE_VECTOR.cast(abx).intoArray(doubleRows, ROW_ABX + k);
      DoubleVector aby = ((DoubleVector) fromArray(HALF, floatRows, ROW_BY + k).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, oy);
      DOUBLE_VECTOR.cast(aby).intoArray(doubleRows, ROW_ABY + k);
      DoubleVector abz = ((DoubleVector) fromArray(HALF, floatRows, ROW_BZ + k).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, oz);
      DOUBLE_VECTOR.cast(abz).intoArray(doubleRows, ROW_ABZ + k);
      DoubleVector acx = ((DoubleVector) fromArray(HALF, floatRows, ROW_CX + k).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, ox);
      DOUBLE_VECTOR.cast(acx).intoArray(doubleRows, ROW_ACX + k);
      DoubleVector acy = ((DoubleVector) fromArray(HALF, floatRows, ROW_CY + k).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, oy);
      DOUBLE_VECTOR.cast(acy).intoArray(doubleRows, ROW_ACY + k);
      DoubleVector acz = ((DoubleVector) fromArray(HALF, floatRows, ROW_CZ + k).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, oz);
      DOUBLE_VECTOR.cast(acz).intoArray(doubleRows, ROW_ACZ + k);
      DoubleVector aux = ((DoubleVector) fromArray(HALF, floatRows, ROW_UX + k).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, ox);
      DOUBLE_VECTOR.cast(aux).intoArray(doubleRows, ROW_AUX + k);
      DoubleVector auy = ((DoubleVector) fromArray(HALF, floatRows, ROW_UY + k).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, oy);
      DOUBLE_VECTOR.cast(auy).intoArray(doubleRows, ROW_AUY + k);
      DoubleVector auz = ((DoubleVector) fromArray(HALF, floatRows, ROW_UZ + k).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, oz);
      DOUBLE_VECTOR.cast(auz).intoArray(doubleRows, ROW_AUZ + k);
      DoubleVector avx = ((DoubleVector) fromArray(HALF, floatRows, ROW_VX + k).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, ox);
      DOUBLE_VECTOR.cast(avx).intoArray(doubleRows, ROW_AVX + k);
      DoubleVector avy = ((DoubleVector) fromArray(HALF, floatRows, ROW_VY + k).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, oy);
      DOUBLE_VECTOR.cast(avy).intoArray(doubleRows, ROW_AVY + k);
      DoubleVector avz = ((DoubleVector) fromArray(HALF, floatRows, ROW_VZ + k).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, oz);
      DOUBLE_VECTOR.cast(avz).intoArray(doubleRows, ROW_AVZ + k);
      DoubleVector awx = ((DoubleVector) fromArray(HALF, floatRows, ROW_WX + k).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, ox);
      DOUBLE_VECTOR.cast(awx).intoArray(doubleRows, ROW_AWX + k);
      DoubleVector awy = ((DoubleVector) fromArray(HALF, floatRows, ROW_WY + k).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, oy);
      DOUBLE_VECTOR.cast(awy).intoArray(doubleRows, ROW_AWY + k);
      DoubleVector awz = ((DoubleVector) fromArray(HALF, floatRows, ROW_WZ + k).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, oz);
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
      DOUBLE_VECTOR.cast(aby.lanewise(ABS).lanewise(ADD, acy.lanewise(ABS))
          .lanewise(ADD, auy.lanewise(ABS))).intoArray(doubleRows, ROW_SUM3 + k);
    }
  }

  private static long doubles16(double[] doubleRows, long[] bits) {
    if (doubleRows == null) {
      return 0;
    }
    long flatBits = 0;
    long sumAtMostC1_09e_40Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector sy = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_SUM3 + k)
          .lanewise(ADD, DoubleVector.fromArray(DOUBLES, doubleRows, ROW_AVY + k).lanewise(ABS))
          .lanewise(ADD, DoubleVector.fromArray(DOUBLES, doubleRows, ROW_AWY + k).lanewise(ABS));
      DOUBLE_VECTOR.cast(sy).intoArray(doubleRows, ROW_SY + k);
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
      sumAtMostC1_09e_40Bits |= DoubleVector.fromArray(DOUBLES, doubleRows, ROW_SX + k).lanewise(ADD, sy)
          .lanewise(ADD, sz).compare(LE, ALL_C1_09E_40).toLong() << k;
    }
    bits[0] = sumAtMostC1_09e_40Bits;
    return flatBits;
  }

  private static void floats18(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT + k)
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k)))).intoArray(floatRows,
          ROW_DIFFERENCE44 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k)
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k)))).intoArray(floatRows,
          ROW_DIFFERENCE45 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k)
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k)))).intoArray(floatRows,
          ROW_DIFFERENCE46 + k);
      FloatVector t2 = fromArray(FLOATS, floatRows, ROW_T2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k)
          .lanewise(SUB, t2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX2 + k)))).intoArray(floatRows,
          ROW_DIFFERENCE47 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k)
          .lanewise(SUB, t2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k)))).intoArray(floatRows,
          ROW_DIFFERENCE48 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT6 + k)
          .lanewise(SUB, t2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k)))).intoArray(floatRows,
          ROW_DIFFERENCE49 + k);
      FloatVector t3 = fromArray(FLOATS, floatRows, ROW_T3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k)
          .lanewise(SUB, t3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX3 + k)))).intoArray(floatRows,
          ROW_DIFFERENCE50 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT8 + k)
          .lanewise(SUB, t3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY3 + k)))).intoArray(floatRows,
          ROW_DIFFERENCE51 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k)
          .lanewise(SUB, t3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ3 + k)))).intoArray(floatRows,
          ROW_DIFFERENCE52 + k);
      FloatVector t4 = fromArray(FLOATS, floatRows, ROW_T4 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k)
          .lanewise(SUB, t4.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k)))).intoArray(floatRows,
          ROW_DIFFERENCE53 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k)
          .lanewise(SUB, t4.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)))).intoArray(floatRows,
          ROW_DIFFERENCE54 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT12 + k)
          .lanewise(SUB, t4.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)))).intoArray(floatRows,
          ROW_DIFFERENCE55 + k);
      FloatVector t5 = fromArray(FLOATS, floatRows, ROW_T5 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT13 + k)
          .lanewise(SUB, t5.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX2 + k)))).intoArray(floatRows,
          ROW_DIFFERENCE56 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT14 + k)
          .lanewise(SUB, t5.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY2 + k)))).intoArray(floatRows,
          ROW_DIFFERENCE57 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT15 + k)
          .lanewise(SUB, t5.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ2 + k)))).intoArray(floatRows,
          ROW_DIFFERENCE58 + k);
      FloatVector t6 = fromArray(FLOATS, floatRows, ROW_T6 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT16 + k)
          .lanewise(SUB, t6.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX3 + k)))).intoArray(floatRows,
          ROW_DIFFERENCE59 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT17 + k)
          .lanewise(SUB, t6.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY3 + k)))).intoArray(floatRows,
          ROW_DIFFERENCE60 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT18 + k)
          .lanewise(SUB, t6.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ3 + k)))).intoArray(floatRows,
          ROW_DIFFERENCE61 + k);
    }
  }

  private static long floats20(float[] floatRows, long[] bits, long low1AtMostHigh2AndMeetBits) {
    if (floatRows == null) {
      return 0;
    }
    long squareAtMostLargestBits = 0;
    long eitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A + k);
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B + k);
      // a < b ? a : b
      FloatVector least = b.blend(a, a.compare(LT, b));
      FloatVector c = fromArray(FLOATS, floatRows, ROW_C + k);
      // c < least ? c : least
      FloatVector a2 = least.blend(c, c.compare(LT, least));
      FloatVector a3 = fromArray(FLOATS, floatRows, ROW_A2 + k);
      FloatVector b2 = fromArray(FLOATS, floatRows, ROW_B2 + k);
      // a < b ? a : b
      FloatVector least2 = b2.blend(a3, a3.compare(LT, b2));
      FloatVector c2 = fromArray(FLOATS, floatRows, ROW_C2 + k);
      // c < least ? c : least
      FloatVector b3 = least2.blend(c2, c2.compare(LT, least2));
      FloatVector a4 = fromArray(FLOATS, floatRows, ROW_A3 + k);
      FloatVector b4 = fromArray(FLOATS, floatRows, ROW_B3 + k);
      // a < b ? a : b
      FloatVector least3 = b4.blend(a4, a4.compare(LT, b4));
      FloatVector c3 = fromArray(FLOATS, floatRows, ROW_C3 + k);
      // c < least ? c : least
      FloatVector c4 = least3.blend(c3, c3.compare(LT, least3));
      // a < b ? a : b
      FloatVector least4 = b3.blend(a2, a2.compare(LT, b3));
      // c < least ? c : least
      FloatVector toEdges = least4.blend(c4, c4.compare(LT, least4));
      FloatVector a5 = fromArray(FLOATS, floatRows, ROW_A4 + k);
      FloatVector b5 = fromArray(FLOATS, floatRows, ROW_B4 + k);
      // a < b ? a : b
      FloatVector least5 = b5.blend(a5, a5.compare(LT, b5));
      FloatVector c5 = fromArray(FLOATS, floatRows, ROW_C4 + k);
      // c < least ? c : least
      FloatVector toSecond = least5.blend(c5, c5.compare(LT, least5));
      FloatVector a6 = fromArray(FLOATS, floatRows, ROW_A5 + k);
      FloatVector b6 = fromArray(FLOATS, floatRows, ROW_B5 + k);
      // a < b ? a : b
      FloatVector least6 = b6.blend(a6, a6.compare(LT, b6));
      FloatVector c6 = fromArray(FLOATS, floatRows, ROW_C5 + k);
      // c < least ? c : least
      FloatVector toFirst = least6.blend(c6, c6.compare(LT, least6));
      // a < b ? a : b
      FloatVector least7 = toSecond.blend(toEdges, toEdges.compare(LT, toSecond));
      // c < least ? c : least
      FloatVector square = least7.blend(toFirst, toFirst.compare(LT, least7));
      squareAtMostLargestBits |= square.compare(LE, ALL_LARGEST).toLong() << k;
      FloatVector length = square.lanewise(SQRT);
      FloatVector distance = length.lanewise(SUB, ALL_ZERO_5);
      VectorMask<Float> distanceGreaterZero = distance.compare(GT, ALL_ZERO_5);
      // distance > 0 ? distance : Float.MIN_VALUE; TriangleTriangle.overlap(ax, ay, az, bx, by, bz, cx, cy, cz,
      // ux, uy, uz, vx, vy, vz, wx, wy, wz) ? 0 : Rounded.apart((float) Math.sqrt(square), 0)
      FLOAT_VECTOR.cast(ALL_C1_40E_45.blend(distance, distanceGreaterZero)
          .blend(ALL_ZERO_5, VectorMask.fromLong(FLOATS, (low1AtMostHigh2AndMeetBits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_ZERO_OR_DISTANCE_OR_C1_40E_45 + k);
      eitherBits |= distanceGreaterZero.not().or(distance.compare(LT, ALL_INFINITY)).toLong() << k;
    }
    bits[0] = eitherBits;
    return squareAtMostLargestBits;
  }

  private static void floats22(float[] floatRows, float[][] results, int at, long validBits) {
    if (floatRows == null) {
      return;
    }
    float[] keys = results[0];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // !valid ? Float.POSITIVE_INFINITY : TriangleTriangle.overlap(ax, ay, az, bx, by, bz, cx, cy, cz, ux, uy,
      // uz, vx, vy, vz, wx, wy, wz) ? 0 : Rounded.apart((float) Math.sqrt(square), 0)
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(fromArray(FLOATS, floatRows, ROW_ZERO_OR_DISTANCE_OR_C1_40E_45 + k),
          VectorMask.fromLong(FLOATS, (validBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(keys, at + k);
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
      int at = firstEntry + k;
      out.floats[0][at] = TriangleTriangleDistance.alone(columns1[0][i], columns1[1][i], columns1[2][i],
          columns1[3][i], columns1[4][i], columns1[5][i], columns1[6][i], columns1[7][i], columns1[8][i],
          columns2[0][j], columns2[1][j], columns2[2][j], columns2[3][j], columns2[4][j], columns2[5][j],
          columns2[6][j], columns2[7][j], columns2[8][j]);
      if (out.floats[0][at] < Float.POSITIVE_INFINITY) {
        hits |= 1L << k;
      }
    }
    return hits;
  }

  /** {@code closestToLine} of a block, from rows of values to another row. */
  private static void closestToLine(float[] rows, int mxRow, int myRow, int mzRow, int gxRow, int gyRow,
      int gzRow, int hxRow, int hyRow, int hzRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gy = fromArray(FLOATS, rows, gyRow + k);
      FloatVector hz = fromArray(FLOATS, rows, hzRow + k);
      FloatVector gz = fromArray(FLOATS, rows, gzRow + k);
      FloatVector hy = fromArray(FLOATS, rows, hyRow + k);
      FloatVector nx = gy.lanewise(MUL, hz).lanewise(SUB, gz.lanewise(MUL, hy));
      FloatVector hx = fromArray(FLOATS, rows, hxRow + k);
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
      FLOAT_VECTOR.cast(ALL_ZERO_5.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO_5))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO_5))
          .blend(numerator.lanewise(DIV, nw), numerator.lanewise(ABS).compare(LT, nw))).intoArray(rows, to + k);
    }
  }

  /** {@code nearestToPlane} of a block, from rows of values to another row. */
  private static void nearestToPlane(float[] rows, int axRow, int ayRow, int azRow, int hxRow, int hyRow,
      int hzRow, int exRow, int eyRow, int ezRow, int gxRow, int gyRow, int gzRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ex = fromArray(FLOATS, rows, exRow + k);
      FloatVector ey = fromArray(FLOATS, rows, eyRow + k);
      FloatVector ez = fromArray(FLOATS, rows, ezRow + k);
      FloatVector square = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez));
      FloatVector gx = fromArray(FLOATS, rows, gxRow + k);
      FloatVector gy = fromArray(FLOATS, rows, gyRow + k);
      FloatVector gz = fromArray(FLOATS, rows, gzRow + k);
      FloatVector numerator = gx.lanewise(MUL, ex).lanewise(ADD, gy.lanewise(MUL, ey))
          .lanewise(ADD, gz.lanewise(MUL, ez));
      // square > 0 ? numerator / square : 0
      FloatVector f = ALL_ZERO_5.blend(numerator.lanewise(DIV, square), square.compare(GT, ALL_ZERO_5));
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
      FloatVector along = wx.lanewise(MUL, fromArray(FLOATS, rows, hxRow + k))
          .lanewise(ADD, wy.lanewise(MUL, fromArray(FLOATS, rows, hyRow + k)))
          .lanewise(ADD, wz.lanewise(MUL, fromArray(FLOATS, rows, hzRow + k)));
      FloatVector over = wx.lanewise(MUL, fromArray(FLOATS, rows, axRow + k))
          .lanewise(ADD, wy.lanewise(MUL, fromArray(FLOATS, rows, ayRow + k)))
          .lanewise(ADD, wz.lanewise(MUL, fromArray(FLOATS, rows, azRow + k)));
      // along > 0 ? over : along < 0 ? -over : 0
      FloatVector numerator2 = ALL_ZERO_5.blend(over.lanewise(NEG), along.compare(LT, ALL_ZERO_5))
          .blend(over, along.compare(GT, ALL_ZERO_5));
      FloatVector denominator = along.lanewise(ABS);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_ZERO_5.blend(ALL_MINUS_ONE, numerator2.compare(LT, ALL_ZERO_5))
          .blend(ALL_ONE, numerator2.compare(GT, ALL_ZERO_5))
          .blend(numerator2.lanewise(DIV, denominator), numerator2.lanewise(ABS)
          .compare(LT, denominator))).intoArray(rows, to + k);
    }
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

  /** {@code squaredDistance} of a block, from rows of values to another row. */
  private static void squaredDistance(float[] rows, int sRow, int mxRow, int myRow, int mzRow, int gxRow,
      int gyRow, int gzRow, int ggRow, int hxRow, int hyRow, int hzRow, int hhRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector mx = fromArray(FLOATS, rows, mxRow + k);
      FloatVector hx = fromArray(FLOATS, rows, hxRow + k);
      FloatVector my = fromArray(FLOATS, rows, myRow + k);
      FloatVector hy = fromArray(FLOATS, rows, hyRow + k);
      FloatVector mz = fromArray(FLOATS, rows, mzRow + k);
      FloatVector hz = fromArray(FLOATS, rows, hzRow + k);
      FloatVector mh = mx.lanewise(MUL, hx).lanewise(ADD, my.lanewise(MUL, hy))
          .lanewise(ADD, mz.lanewise(MUL, hz));
      FloatVector gx = fromArray(FLOATS, rows, gxRow + k);
      FloatVector gy = fromArray(FLOATS, rows, gyRow + k);
      FloatVector gz = fromArray(FLOATS, rows, gzRow + k);
      FloatVector gh = gx.lanewise(MUL, hx).lanewise(ADD, gy.lanewise(MUL, hy))
          .lanewise(ADD, gz.lanewise(MUL, hz));
      FloatVector numerator = mh.lanewise(ADD, fromArray(FLOATS, rows, sRow + k).lanewise(MUL, gh));
      FloatVector hh = fromArray(FLOATS, rows, hhRow + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t = ALL_ZERO_5.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO_5))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO_5))
          .blend(numerator.lanewise(DIV, hh), numerator.lanewise(ABS).compare(LT, hh));
      FloatVector mg = mx.lanewise(MUL, gx).lanewise(ADD, my.lanewise(MUL, gy))
          .lanewise(ADD, mz.lanewise(MUL, gz));
      FloatVector numerator2 = t.lanewise(MUL, gh).lanewise(SUB, mg);
      FloatVector gg = fromArray(FLOATS, rows, ggRow + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector nearest = ALL_ZERO_5.blend(ALL_MINUS_ONE, numerator2.compare(LT, ALL_ZERO_5))
          .blend(ALL_ONE, numerator2.compare(GT, ALL_ZERO_5))
          .blend(numerator2.lanewise(DIV, gg), numerator2.lanewise(ABS).compare(LT, gg));
      FloatVector dx = mx.lanewise(ADD, nearest.lanewise(MUL, gx).lanewise(SUB, t.lanewise(MUL, hx)));
      FloatVector dy = my.lanewise(ADD, nearest.lanewise(MUL, gy).lanewise(SUB, t.lanewise(MUL, hy)));
      FloatVector dz = mz.lanewise(ADD, nearest.lanewise(MUL, gz).lanewise(SUB, t.lanewise(MUL, hz)));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(rows, to + k);
    }
  }

  /** {@code squaredDistance} of a block, from rows of values to another row. */
  private static void squaredDistance(float[] rows, int axRow, int ayRow, int azRow, int exRow, int eyRow,
      int ezRow, int gxRow, int gyRow, int gzRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ex = fromArray(FLOATS, rows, exRow + k);
      FloatVector ey = fromArray(FLOATS, rows, eyRow + k);
      FloatVector ez = fromArray(FLOATS, rows, ezRow + k);
      FloatVector ee = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez));
      VectorMask<Float> eeGreaterZero = ee.compare(GT, ALL_ZERO_5);
      FloatVector ax = fromArray(FLOATS, rows, axRow + k);
      FloatVector ay = fromArray(FLOATS, rows, ayRow + k);
      FloatVector az = fromArray(FLOATS, rows, azRow + k);
      FloatVector numerator = ax.lanewise(MUL, ex).lanewise(ADD, ay.lanewise(MUL, ey))
          .lanewise(ADD, az.lanewise(MUL, ez));
      // square > 0 ? numerator / square : 0
      FloatVector x = ALL_ZERO_5.blend(numerator.lanewise(DIV, ee), eeGreaterZero).lanewise(NEG);
      FloatVector ax2 = ax.lanewise(ADD, x.lanewise(MUL, ex));
      FloatVector gx = fromArray(FLOATS, rows, gxRow + k);
      FloatVector gy = fromArray(FLOATS, rows, gyRow + k);
      FloatVector gz = fromArray(FLOATS, rows, gzRow + k);
      FloatVector numerator2 = gx.lanewise(MUL, ex).lanewise(ADD, gy.lanewise(MUL, ey))
          .lanewise(ADD, gz.lanewise(MUL, ez));
      // square > 0 ? numerator / square : 0
      FloatVector f = ALL_ZERO_5.blend(numerator2.lanewise(DIV, ee), eeGreaterZero);
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
      FloatVector weightC = ALL_ZERO_5.blend(ALL_ONE.blend(s.lanewise(DIV, kk), s.compare(LT, kk)), s
          .compare(GT, ALL_ZERO_5));
      FloatVector b = x.lanewise(SUB, weightC.lanewise(MUL, f));
      FloatVector rest = ALL_ONE.lanewise(SUB, weightC);
      // b > 0 ? b < rest ? b : rest : 0
      FloatVector weightB = ALL_ZERO_5.blend(rest.blend(b, b.compare(LT, rest)), b.compare(GT, ALL_ZERO_5));
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
      floats1(null, 0, null, 0);
      floats2(null, 0, null, 0, null, 0);
      floats3(null, 0, null, 0, null, 0);
      floats4(null);
      floats5(null);
      floats6(null);
      floats7(null);
      floats8(null);
      floats9(null);
      floats10(null);
      floats11(null, 0);
      floats12(null, 0);
      floats13(null, 0, null, 0);
      floats14(null, 0, null, 0, 0);
      doubles15(null, null);
      doubles16(null, null);
      floats18(null);
      floats20(null, null, 0);
      floats22(null, null, 0, 0);
      closestToLine(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      nearestToPlane(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      meet(null, 0, 0, 0, 0, 0, 0);
      squaredDistance(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      squaredDistance(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    }
  }
}
