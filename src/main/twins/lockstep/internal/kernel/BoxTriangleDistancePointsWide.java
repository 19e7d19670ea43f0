// Compiled from BoxTriangleDistance.java; changes are made there.
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
 * Wide twin of {@link BoxTriangleDistance#points}: the same operations in the same order, on vectors of pairs.
 */
final class BoxTriangleDistancePointsWide implements LoopedKernel {
  private static final FloatVector ALL_SQUARED_DISTANCE = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_CA = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_BC = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, 1.0E18f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_BOX_X = FloatVector.broadcast(FLOATS, 3.0f);
  private static final FloatVector ALL_BOX_Y = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_C16_0 = FloatVector.broadcast(FLOATS, 16.0f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_C7_00 = FloatVector.broadcast(FLOATS, 7.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[7]);

  private static final int ROW_B = 0 * Kernel.BLOCK;
  private static final int ROW_C = 1 * Kernel.BLOCK;
  private static final int ROW_LOW = 2 * Kernel.BLOCK;
  private static final int ROW_HIGH = 3 * Kernel.BLOCK;
  private static final int ROW_MIN = 4 * Kernel.BLOCK;
  private static final int ROW_MAX = 5 * Kernel.BLOCK;
  private static final int ROW_GX = 6 * Kernel.BLOCK;
  private static final int ROW_OX = 7 * Kernel.BLOCK;
  private static final int ROW_B2 = 8 * Kernel.BLOCK;
  private static final int ROW_C2 = 9 * Kernel.BLOCK;
  private static final int ROW_LOW2 = 10 * Kernel.BLOCK;
  private static final int ROW_LOW3 = 11 * Kernel.BLOCK;
  private static final int ROW_HIGH2 = 12 * Kernel.BLOCK;
  private static final int ROW_MIN2 = 13 * Kernel.BLOCK;
  private static final int ROW_MAX2 = 14 * Kernel.BLOCK;
  private static final int ROW_GY = 15 * Kernel.BLOCK;
  private static final int ROW_SUM = 16 * Kernel.BLOCK;
  private static final int ROW_OY = 17 * Kernel.BLOCK;
  private static final int ROW_B3 = 18 * Kernel.BLOCK;
  private static final int ROW_C3 = 19 * Kernel.BLOCK;
  private static final int ROW_LOW4 = 20 * Kernel.BLOCK;
  private static final int ROW_HIGH3 = 21 * Kernel.BLOCK;
  private static final int ROW_MIN3 = 22 * Kernel.BLOCK;
  private static final int ROW_MAX3 = 23 * Kernel.BLOCK;
  private static final int ROW_MAX_OR_HIGH_OR_MIN = 24 * Kernel.BLOCK;
  private static final int ROW_MIN_OR_LOW_OR_MAX = 25 * Kernel.BLOCK;
  private static final int ROW_GZ = 26 * Kernel.BLOCK;
  private static final int ROW_OZ = 27 * Kernel.BLOCK;
  private static final int ROW_PX = 28 * Kernel.BLOCK;
  private static final int ROW_QX = 29 * Kernel.BLOCK;
  private static final int ROW_RX = 30 * Kernel.BLOCK;
  private static final int ROW_PY = 31 * Kernel.BLOCK;
  private static final int ROW_QY = 32 * Kernel.BLOCK;
  private static final int ROW_RY = 33 * Kernel.BLOCK;
  private static final int ROW_PZ = 34 * Kernel.BLOCK;
  private static final int ROW_QZ = 35 * Kernel.BLOCK;
  private static final int ROW_RZ = 36 * Kernel.BLOCK;
  private static final int ROW_MX = 37 * Kernel.BLOCK;
  private static final int ROW_MY = 38 * Kernel.BLOCK;
  private static final int ROW_MZ = 39 * Kernel.BLOCK;
  private static final int ROW_X = 40 * Kernel.BLOCK;
  private static final int ROW_HX = 41 * Kernel.BLOCK;
  private static final int ROW_Y = 42 * Kernel.BLOCK;
  private static final int ROW_HY = 43 * Kernel.BLOCK;
  private static final int ROW_Z = 44 * Kernel.BLOCK;
  private static final int ROW_HZ = 45 * Kernel.BLOCK;
  private static final int ROW_MX2 = 46 * Kernel.BLOCK;
  private static final int ROW_MY2 = 47 * Kernel.BLOCK;
  private static final int ROW_MZ2 = 48 * Kernel.BLOCK;
  private static final int ROW_X2 = 49 * Kernel.BLOCK;
  private static final int ROW_HX2 = 50 * Kernel.BLOCK;
  private static final int ROW_Y2 = 51 * Kernel.BLOCK;
  private static final int ROW_HY2 = 52 * Kernel.BLOCK;
  private static final int ROW_Z2 = 53 * Kernel.BLOCK;
  private static final int ROW_HZ2 = 54 * Kernel.BLOCK;
  private static final int ROW_MX3 = 55 * Kernel.BLOCK;
  private static final int ROW_MY3 = 56 * Kernel.BLOCK;
  private static final int ROW_MZ3 = 57 * Kernel.BLOCK;
  private static final int ROW_HX3 = 58 * Kernel.BLOCK;
  private static final int ROW_HY3 = 59 * Kernel.BLOCK;
  private static final int ROW_HZ3 = 60 * Kernel.BLOCK;
  private static final int ROW_LONGEST = 61 * Kernel.BLOCK;
  private static final int ROW_PX2 = 62 * Kernel.BLOCK;
  private static final int ROW_LX = 63 * Kernel.BLOCK;
  private static final int ROW_PY2 = 64 * Kernel.BLOCK;
  private static final int ROW_LY = 65 * Kernel.BLOCK;
  private static final int ROW_PZ2 = 66 * Kernel.BLOCK;
  private static final int ROW_LZ = 67 * Kernel.BLOCK;
  private static final int ROW_KX = 68 * Kernel.BLOCK;
  private static final int ROW_KY = 69 * Kernel.BLOCK;
  private static final int ROW_KZ = 70 * Kernel.BLOCK;
  private static final int ROW_LOW5 = 71 * Kernel.BLOCK;
  private static final int ROW_HIGH4 = 72 * Kernel.BLOCK;
  private static final int ROW_LOW6 = 73 * Kernel.BLOCK;
  private static final int ROW_HIGH5 = 74 * Kernel.BLOCK;
  private static final int ROW_HIGH6 = 75 * Kernel.BLOCK;
  private static final int ROW_LOW_X = 76 * Kernel.BLOCK;
  private static final int ROW_LOW_Y = 77 * Kernel.BLOCK;
  private static final int ROW_LOW_Z = 78 * Kernel.BLOCK;
  private static final int ROW_LOW_Z2 = 79 * Kernel.BLOCK;
  private static final int ROW_HIGH_Z = 80 * Kernel.BLOCK;
  private static final int ROW_X3 = 81 * Kernel.BLOCK;
  private static final int ROW_HX4 = 82 * Kernel.BLOCK;
  private static final int ROW_Y3 = 83 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 84 * Kernel.BLOCK;
  private static final int ROW_HY4 = 85 * Kernel.BLOCK;
  private static final int ROW_Z3 = 86 * Kernel.BLOCK;
  private static final int ROW_HZ4 = 87 * Kernel.BLOCK;
  private static final int ROW_FX = 88 * Kernel.BLOCK;
  private static final int ROW_FY = 89 * Kernel.BLOCK;
  private static final int ROW_FZ = 90 * Kernel.BLOCK;
  private static final int ROW_GX2 = 91 * Kernel.BLOCK;
  private static final int ROW_GY2 = 92 * Kernel.BLOCK;
  private static final int ROW_GZ2 = 93 * Kernel.BLOCK;
  private static final int ROW_BX = 94 * Kernel.BLOCK;
  private static final int ROW_BY = 95 * Kernel.BLOCK;
  private static final int ROW_BZ = 96 * Kernel.BLOCK;
  private static final int ROW_CX = 97 * Kernel.BLOCK;
  private static final int ROW_CY = 98 * Kernel.BLOCK;
  private static final int ROW_CZ = 99 * Kernel.BLOCK;
  private static final int ROW_AX = 100 * Kernel.BLOCK;
  private static final int ROW_AY = 101 * Kernel.BLOCK;
  private static final int ROW_AZ = 102 * Kernel.BLOCK;
  private static final int ROW_A = 103 * Kernel.BLOCK;
  private static final int ROW_B4 = 104 * Kernel.BLOCK;
  private static final int ROW_C4 = 105 * Kernel.BLOCK;
  private static final int ROW_REACH = 106 * Kernel.BLOCK;
  private static final int ROW_ABS_B = 107 * Kernel.BLOCK;
  private static final int ROW_ABS_B2 = 108 * Kernel.BLOCK;
  private static final int ROW_BOTH = 109 * Kernel.BLOCK;
  private static final int ROW_THIRD = 110 * Kernel.BLOCK;
  private static final int ROW_REACH2 = 111 * Kernel.BLOCK;
  private static final int ROW_ABS_FZ = 112 * Kernel.BLOCK;
  private static final int ROW_ABS_FY = 113 * Kernel.BLOCK;
  private static final int ROW_BOTH2 = 114 * Kernel.BLOCK;
  private static final int ROW_THIRD2 = 115 * Kernel.BLOCK;
  private static final int ROW_REACH3 = 116 * Kernel.BLOCK;
  private static final int ROW_ABS_GY = 117 * Kernel.BLOCK;
  private static final int ROW_ABS_GX = 118 * Kernel.BLOCK;
  private static final int ROW_MINUS_GX = 119 * Kernel.BLOCK;
  private static final int ROW_MINUS_GY = 120 * Kernel.BLOCK;
  private static final int ROW_MINUS_GZ = 121 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP = 122 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP2 = 123 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP3 = 124 * Kernel.BLOCK;
  private static final int ROW_FOOT = 125 * Kernel.BLOCK;
  private static final int ROW_HX5 = 126 * Kernel.BLOCK;
  private static final int ROW_HY5 = 127 * Kernel.BLOCK;
  private static final int ROW_HZ5 = 128 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 129 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 130 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 131 * Kernel.BLOCK;
  private static final int ROW_AB = 132 * Kernel.BLOCK;
  private static final int ROW_BC = 133 * Kernel.BLOCK;
  private static final int ROW_CA = 134 * Kernel.BLOCK;
  private static final int ROW_S = 135 * Kernel.BLOCK;
  private static final int ROW_X4 = 136 * Kernel.BLOCK;
  private static final int ROW_DX = 137 * Kernel.BLOCK;
  private static final int ROW_Y4 = 138 * Kernel.BLOCK;
  private static final int ROW_DY = 139 * Kernel.BLOCK;
  private static final int ROW_Z4 = 140 * Kernel.BLOCK;
  private static final int ROW_DZ = 141 * Kernel.BLOCK;
  private static final int ROW_BEST = 142 * Kernel.BLOCK;
  private static final int ROW_BC2 = 143 * Kernel.BLOCK;
  private static final int ROW_CA2 = 144 * Kernel.BLOCK;
  private static final int ROW_ALONG = 145 * Kernel.BLOCK;
  private static final int ROW_DX2 = 146 * Kernel.BLOCK;
  private static final int ROW_DY2 = 147 * Kernel.BLOCK;
  private static final int ROW_DZ2 = 148 * Kernel.BLOCK;
  private static final int ROW_BEST2 = 149 * Kernel.BLOCK;
  private static final int ROW_WHERE = 150 * Kernel.BLOCK;
  private static final int ROW_THIRD3 = 151 * Kernel.BLOCK;
  private static final int ROW_END = 152 * Kernel.BLOCK;
  private static final int ROW_OF_BC = 153 * Kernel.BLOCK;
  private static final int ROW_SQUARED_DISTANCE = 154 * Kernel.BLOCK;
  private static final int ROW_APART = 155 * Kernel.BLOCK;
  private static final int ROW_NEAREST = 156 * Kernel.BLOCK;
  private static final int ROW_T = 157 * Kernel.BLOCK;
  private static final int ROW_TX = 158 * Kernel.BLOCK;
  private static final int ROW_TY = 159 * Kernel.BLOCK;
  private static final int ROW_TZ = 160 * Kernel.BLOCK;
  private static final int ROW_X5 = 161 * Kernel.BLOCK;
  private static final int ROW_Y5 = 162 * Kernel.BLOCK;
  private static final int ROW_Z5 = 163 * Kernel.BLOCK;
  private static final int ROW_X6 = 164 * Kernel.BLOCK;
  private static final int ROW_MIN_XOR_MAX_XOR_X = 165 * Kernel.BLOCK;
  private static final int ROW_BX_OUT = 166 * Kernel.BLOCK;
  private static final int ROW_X7 = 167 * Kernel.BLOCK;
  private static final int ROW_MIN_YOR_MAX_YOR_X = 168 * Kernel.BLOCK;
  private static final int ROW_BY_OUT = 169 * Kernel.BLOCK;
  private static final int ROW_MIN_ZOR_MAX_ZOR_X = 170 * Kernel.BLOCK;
  private static final int ROW_BZ_OUT = 171 * Kernel.BLOCK;
  private static final int ROW_NEAREST2 = 172 * Kernel.BLOCK;
  private static final int ROW_FEATURE = 173 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[174 * Kernel.BLOCK]);

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
      floats1(columns2, from2, floatRows);
      floats2(columns1, from1, columns2, from2, floatRows);
      floats3(columns1, from1, columns2, from2, floatRows);
      floats4(columns1, from1, columns2, from2, floatRows);
      floats5(floatRows);
      floats6(floatRows);
      floats7(floatRows);
      long longestIsBcBits = floats8(floatRows, bits);
      long longestIsCaBits = bits[0];
      floats9(floatRows, longestIsCaBits, longestIsBcBits);
      long minXAtMostMaxXBits = floats10(columns1, from1, floatRows, bits);
      long minYAtMostMaxYBits = bits[0];
      long minZAtMostMaxZBits = bits[1];
      long validBits = bits[2];
      long axGreaterBxBits = floats11(columns2, from2, floatRows);
      long allMinXAtMostHighBits = floats12(columns1, from1, columns2, from2, floatRows, axGreaterBxBits,
          minXAtMostMaxXBits, minYAtMostMaxYBits);
      long meetBits = floats13(columns1, from1, columns2, from2, floatRows, minZAtMostMaxZBits,
          allMinXAtMostHighBits);
      floats14(columns1, from1, columns2, from2, floatRows);
      floats15(columns2, from2, floatRows);
      floats16(floatRows);
      long allValueAtMostReachBits = floats17(floatRows);
      long allValueAtMostReachBits2 = floats18(floatRows, allValueAtMostReachBits);
      long allValueAtMostReachBits3 = floats19(floatRows, allValueAtMostReachBits2);
      long allValueAtMostReachBits4 = floats20(floatRows, allValueAtMostReachBits3);
      long allValueAtMostReachBits5 = floats21(floatRows, allValueAtMostReachBits4);
      long allValueAtMostReachBits6 = floats22(floatRows, allValueAtMostReachBits5);
      long allValueAtMostReachBits7 = floats23(floatRows, allValueAtMostReachBits6);
      long allValueAtMostReachBits8 = floats24(floatRows, bits, allValueAtMostReachBits7);
      long lowAtMostReachBits = bits[0];
      long highAtLeastMinusReachBits = bits[1];
      long allValueAtMostReachBits9 = floats25(floatRows, lowAtMostReachBits, highAtLeastMinusReachBits,
          allValueAtMostReachBits8);
      long overlapBits = floats26(floatRows, bits, meetBits, allValueAtMostReachBits9);
      long minAtLeastLowBits = bits[0];
      long maxAtMostHighBits = bits[1];
      long minAtLeastLowBits2 = bits[2];
      long maxAtMostHighBits2 = bits[3];
      long minAtLeastLowBits3 = bits[4];
      long maxAtMostHighBits3 = bits[5];
      firstStep(floatRows, ROW_MX, ROW_MY, ROW_MZ, ROW_HX, ROW_HY, ROW_HZ, ROW_FIRST_STEP);
      firstStep(floatRows, ROW_MX2, ROW_MY2, ROW_MZ2, ROW_HX2, ROW_HY2, ROW_HZ2, ROW_FIRST_STEP2);
      firstStep(floatRows, ROW_MX3, ROW_MY3, ROW_MZ3, ROW_HX3, ROW_HY3, ROW_HZ3, ROW_FIRST_STEP3);
      part(floatRows, ROW_KX, ROW_KY, ROW_KZ, ROW_LX, ROW_LY, ROW_LZ, ROW_FOOT);
      long nxLessSquaredDistanceBits = floats28(floatRows, bits);
      long nyLessSquaredDistanceBits = bits[0];
      long nzLessSquaredDistanceBits = bits[1];
      secondStep(floatRows, ROW_FIRST_STEP, ROW_MX, ROW_MY, ROW_MZ, ROW_HX, ROW_HY, ROW_HZ, ROW_AB);
      secondStep(floatRows, ROW_FIRST_STEP2, ROW_MX2, ROW_MY2, ROW_MZ2, ROW_HX2, ROW_HY2, ROW_HZ2, ROW_BC);
      secondStep(floatRows, ROW_FIRST_STEP3, ROW_MX3, ROW_MY3, ROW_MZ3, ROW_HX3, ROW_HY3, ROW_HZ3, ROW_CA);
      diagonal(floatRows, ROW_S);
      floats30(floatRows, nxLessSquaredDistanceBits, nyLessSquaredDistanceBits, nzLessSquaredDistanceBits);
      squaredDistance(floatRows, ROW_AB, ROW_MX, ROW_MY, ROW_MZ, ROW_HX, ROW_HY, ROW_HZ, ROW_BEST);
      squaredDistance(floatRows, ROW_BC, ROW_MX2, ROW_MY2, ROW_MZ2, ROW_HX2, ROW_HY2, ROW_HZ2, ROW_BC2);
      squaredDistance(floatRows, ROW_CA, ROW_MX3, ROW_MY3, ROW_MZ3, ROW_HX3, ROW_HY3, ROW_HZ3, ROW_CA2);
      part(floatRows, ROW_DX, ROW_DY, ROW_DZ, ROW_LX, ROW_LY, ROW_LZ, ROW_ALONG);
      floats32(floatRows);
      part(floatRows, ROW_DX2, ROW_DY2, ROW_DZ2, ROW_HX5, ROW_HY5, ROW_HZ5, ROW_THIRD3);
      floats34(floatRows);
      long hits = floats35(floatRows, bits, overlapBits, validBits);
      long nearestIsSquaredDistanceBits = bits[0];
      long nearestIsBcBits = bits[1];
      long nearestIsCaBits = bits[2];
      long faceBits = floats36(floatRows, nearestIsCaBits, nearestIsBcBits, nearestIsSquaredDistanceBits,
          longestIsCaBits, longestIsBcBits);
      floats37(floatRows, faceBits);
      long xAtMostMinusGxBits = floats38(columns1, from1, columns2, from2, floatRows, bits, hits);
      long xAtLeastGxBits = bits[0];
      long yAtMostMinusGyBits = bits[1];
      long yAtLeastGyBits = bits[2];
      long zAtMostMinusGzBits = bits[3];
      long zAtLeastGzBits = bits[4];
      floats39(columns1, from1, columns2, from2, floatRows, hits);
      long apartGreaterSquaredDistanceBits = floats40(floatRows, results, at, nearestIsBcBits,
          nearestIsSquaredDistanceBits, faceBits, hits);
      long xAtMostValueAndMinAtLeastLowBits = xAtMostMinusGxBits & minAtLeastLowBits;
      long xAtLeastGxAndMaxAtMostHighBits = xAtLeastGxBits & maxAtMostHighBits;
      long yAtMostValueAndMinAtLeastLowBits = yAtMostMinusGyBits & minAtLeastLowBits2;
      long yAtLeastGyAndMaxAtMostHighBits = yAtLeastGyBits & maxAtMostHighBits2;
      long zAtMostValueAndMinAtLeastLowBits = zAtMostMinusGzBits & minAtLeastLowBits3;
      long zAtLeastGzAndMaxAtMostHighBits = zAtLeastGzBits & maxAtMostHighBits3;
      long featureIsSquaredDistanceBits = floats42(columns1, from1, floatRows, results, at,
          xAtLeastGxAndMaxAtMostHighBits, xAtMostValueAndMinAtLeastLowBits, yAtLeastGyAndMaxAtMostHighBits,
          yAtMostValueAndMinAtLeastLowBits, zAtLeastGzAndMaxAtMostHighBits, zAtMostValueAndMinAtLeastLowBits,
          hits);
      long allApartGreaterSquaredDistanceBits = apartGreaterSquaredDistanceBits & featureIsSquaredDistanceBits;
      floats44(floatRows, results, at, allApartGreaterSquaredDistanceBits, hits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void floats1(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] axs = columns2[0], bxs = columns2[3], cxs = columns2[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector b = fromArray(FLOATS, bxs, j).lanewise(SUB, ax);
      FLOAT_VECTOR.cast(b).intoArray(floatRows, ROW_B + k);
      FloatVector c = fromArray(FLOATS, cxs, j).lanewise(SUB, ax);
      FLOAT_VECTOR.cast(c).intoArray(floatRows, ROW_C + k);
      // a < b ? a : b
      FloatVector low = b.blend(ALL_SQUARED_DISTANCE, ALL_SQUARED_DISTANCE.compare(LT, b));
      // c < low ? c : low
      FLOAT_VECTOR.cast(low.blend(c, c.compare(LT, low))).intoArray(floatRows, ROW_LOW + k);
      // a > b ? a : b
      FloatVector high = b.blend(ALL_SQUARED_DISTANCE, ALL_SQUARED_DISTANCE.compare(GT, b));
      // c > high ? c : high
      FLOAT_VECTOR.cast(high.blend(c, c.compare(GT, high))).intoArray(floatRows, ROW_HIGH + k);
    }
  }

  private static void floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] minXs = columns1[0], maxXs = columns1[3];
    float[] axs = columns2[0], ays = columns2[1], bys = columns2[4], cys = columns2[7];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector min = fromArray(FLOATS, minXs, i).lanewise(SUB, ax);
      FLOAT_VECTOR.cast(min).intoArray(floatRows, ROW_MIN + k);
      FloatVector max = fromArray(FLOATS, maxXs, i).lanewise(SUB, ax);
      FLOAT_VECTOR.cast(max).intoArray(floatRows, ROW_MAX + k);
      FloatVector high = fromArray(FLOATS, floatRows, ROW_HIGH + k);
      // max < highest ? max : highest > min ? highest : min
      FloatVector maxOrHighOrMin = min.blend(high, high.compare(GT, min)).blend(max, max.compare(LT, high));
      FloatVector low = fromArray(FLOATS, floatRows, ROW_LOW + k);
      // min > lowest ? min : lowest < max ? lowest : max
      FloatVector minOrLowOrMax = max.blend(low, low.compare(LT, max)).blend(min, min.compare(GT, low));
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, maxOrHighOrMin.lanewise(SUB, minOrLowOrMax))).intoArray(
          floatRows, ROW_GX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, minOrLowOrMax.lanewise(ADD, maxOrHighOrMin))).intoArray(
          floatRows, ROW_OX + k);
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector b = fromArray(FLOATS, bys, j).lanewise(SUB, ay);
      FLOAT_VECTOR.cast(b).intoArray(floatRows, ROW_B2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, cys, j).lanewise(SUB, ay)).intoArray(floatRows, ROW_C2 + k);
      // a < b ? a : b
      FLOAT_VECTOR.cast(b.blend(ALL_SQUARED_DISTANCE, ALL_SQUARED_DISTANCE.compare(LT, b))).intoArray(
          floatRows, ROW_LOW2 + k);
    }
  }

  private static void floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] minYs = columns1[1], maxYs = columns1[4];
    float[] ays = columns2[1];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector c = fromArray(FLOATS, floatRows, ROW_C2 + k);
      FloatVector low = fromArray(FLOATS, floatRows, ROW_LOW2 + k);
      // c < low ? c : low
      FloatVector low2 = low.blend(c, c.compare(LT, low));
      FLOAT_VECTOR.cast(low2).intoArray(floatRows, ROW_LOW3 + k);
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B2 + k);
      // a > b ? a : b
      FloatVector high = b.blend(ALL_SQUARED_DISTANCE, ALL_SQUARED_DISTANCE.compare(GT, b));
      // c > high ? c : high
      FloatVector high2 = high.blend(c, c.compare(GT, high));
      FLOAT_VECTOR.cast(high2).intoArray(floatRows, ROW_HIGH2 + k);
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector min = fromArray(FLOATS, minYs, i).lanewise(SUB, ay);
      FLOAT_VECTOR.cast(min).intoArray(floatRows, ROW_MIN2 + k);
      FloatVector max = fromArray(FLOATS, maxYs, i).lanewise(SUB, ay);
      FLOAT_VECTOR.cast(max).intoArray(floatRows, ROW_MAX2 + k);
      // max < highest ? max : highest > min ? highest : min
      FloatVector maxOrHighOrMin = min.blend(high2, high2.compare(GT, min)).blend(max, max.compare(LT, high2));
      // min > lowest ? min : lowest < max ? lowest : max
      FloatVector minOrLowOrMax = max.blend(low2, low2.compare(LT, max)).blend(min, min.compare(GT, low2));
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, maxOrHighOrMin.lanewise(SUB, minOrLowOrMax))).intoArray(
          floatRows, ROW_GY + k);
      FLOAT_VECTOR.cast(minOrLowOrMax.lanewise(ADD, maxOrHighOrMin)).intoArray(floatRows, ROW_SUM + k);
    }
  }

  private static void floats4(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] minZs = columns1[2], maxZs = columns1[5];
    float[] azs = columns2[2], bzs = columns2[5], czs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM + k))).intoArray(floatRows,
          ROW_OY + k);
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector b = fromArray(FLOATS, bzs, j).lanewise(SUB, az);
      FLOAT_VECTOR.cast(b).intoArray(floatRows, ROW_B3 + k);
      FloatVector c = fromArray(FLOATS, czs, j).lanewise(SUB, az);
      FLOAT_VECTOR.cast(c).intoArray(floatRows, ROW_C3 + k);
      // a < b ? a : b
      FloatVector low = b.blend(ALL_SQUARED_DISTANCE, ALL_SQUARED_DISTANCE.compare(LT, b));
      // c < low ? c : low
      FloatVector low2 = low.blend(c, c.compare(LT, low));
      FLOAT_VECTOR.cast(low2).intoArray(floatRows, ROW_LOW4 + k);
      // a > b ? a : b
      FloatVector high = b.blend(ALL_SQUARED_DISTANCE, ALL_SQUARED_DISTANCE.compare(GT, b));
      // c > high ? c : high
      FloatVector high2 = high.blend(c, c.compare(GT, high));
      FLOAT_VECTOR.cast(high2).intoArray(floatRows, ROW_HIGH3 + k);
      FloatVector min = fromArray(FLOATS, minZs, i).lanewise(SUB, az);
      FLOAT_VECTOR.cast(min).intoArray(floatRows, ROW_MIN3 + k);
      FloatVector max = fromArray(FLOATS, maxZs, i).lanewise(SUB, az);
      FLOAT_VECTOR.cast(max).intoArray(floatRows, ROW_MAX3 + k);
      // max < highest ? max : highest > min ? highest : min
      FLOAT_VECTOR.cast(min.blend(high2, high2.compare(GT, min)).blend(max, max.compare(LT, high2))).intoArray(
          floatRows, ROW_MAX_OR_HIGH_OR_MIN + k);
      // min > lowest ? min : lowest < max ? lowest : max
      FLOAT_VECTOR.cast(max.blend(low2, low2.compare(LT, max)).blend(min, min.compare(GT, low2))).intoArray(
          floatRows, ROW_MIN_OR_LOW_OR_MAX + k);
    }
  }

  private static void floats5(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector maxOrHighOrMin = fromArray(FLOATS, floatRows, ROW_MAX_OR_HIGH_OR_MIN + k);
      FloatVector minOrLowOrMax = fromArray(FLOATS, floatRows, ROW_MIN_OR_LOW_OR_MAX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, maxOrHighOrMin.lanewise(SUB, minOrLowOrMax))).intoArray(
          floatRows, ROW_GZ + k);
      FloatVector oz = ALL_HALF.lanewise(MUL, minOrLowOrMax.lanewise(ADD, maxOrHighOrMin));
      FLOAT_VECTOR.cast(oz).intoArray(floatRows, ROW_OZ + k);
      FloatVector ox = fromArray(FLOATS, floatRows, ROW_OX + k);
      FloatVector px = ox.lanewise(NEG);
      FLOAT_VECTOR.cast(px).intoArray(floatRows, ROW_PX + k);
      FloatVector qx = fromArray(FLOATS, floatRows, ROW_B + k).lanewise(SUB, ox);
      FLOAT_VECTOR.cast(qx).intoArray(floatRows, ROW_QX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_C + k).lanewise(SUB, ox)).intoArray(floatRows,
          ROW_RX + k);
      FloatVector oy = fromArray(FLOATS, floatRows, ROW_OY + k);
      FloatVector py = oy.lanewise(NEG);
      FLOAT_VECTOR.cast(py).intoArray(floatRows, ROW_PY + k);
      FloatVector qy = fromArray(FLOATS, floatRows, ROW_B2 + k).lanewise(SUB, oy);
      FLOAT_VECTOR.cast(qy).intoArray(floatRows, ROW_QY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_C2 + k).lanewise(SUB, oy)).intoArray(floatRows,
          ROW_RY + k);
      FLOAT_VECTOR.cast(oz.lanewise(NEG)).intoArray(floatRows, ROW_PZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_B3 + k).lanewise(SUB, oz)).intoArray(floatRows,
          ROW_QZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_C3 + k).lanewise(SUB, oz)).intoArray(floatRows,
          ROW_RZ + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, px.lanewise(ADD, qx))).intoArray(floatRows, ROW_MX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, py.lanewise(ADD, qy))).intoArray(floatRows, ROW_MY + k);
    }
  }

  private static void floats6(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector pz = fromArray(FLOATS, floatRows, ROW_PZ + k);
      FloatVector qz = fromArray(FLOATS, floatRows, ROW_QZ + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, pz.lanewise(ADD, qz))).intoArray(floatRows, ROW_MZ + k);
      FloatVector qx = fromArray(FLOATS, floatRows, ROW_QX + k);
      FloatVector x = qx.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PX + k));
      FLOAT_VECTOR.cast(x).intoArray(floatRows, ROW_X + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, x)).intoArray(floatRows, ROW_HX + k);
      FloatVector qy = fromArray(FLOATS, floatRows, ROW_QY + k);
      FloatVector y = qy.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PY + k));
      FLOAT_VECTOR.cast(y).intoArray(floatRows, ROW_Y + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, y)).intoArray(floatRows, ROW_HY + k);
      FloatVector z = qz.lanewise(SUB, pz);
      FLOAT_VECTOR.cast(z).intoArray(floatRows, ROW_Z + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, z)).intoArray(floatRows, ROW_HZ + k);
      FloatVector rx = fromArray(FLOATS, floatRows, ROW_RX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, qx.lanewise(ADD, rx))).intoArray(floatRows, ROW_MX2 + k);
      FloatVector ry = fromArray(FLOATS, floatRows, ROW_RY + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, qy.lanewise(ADD, ry))).intoArray(floatRows, ROW_MY2 + k);
      FloatVector rz = fromArray(FLOATS, floatRows, ROW_RZ + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, qz.lanewise(ADD, rz))).intoArray(floatRows, ROW_MZ2 + k);
      FloatVector x2 = rx.lanewise(SUB, qx);
      FLOAT_VECTOR.cast(x2).intoArray(floatRows, ROW_X2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, x2)).intoArray(floatRows, ROW_HX2 + k);
      FloatVector y2 = ry.lanewise(SUB, qy);
      FLOAT_VECTOR.cast(y2).intoArray(floatRows, ROW_Y2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, y2)).intoArray(floatRows, ROW_HY2 + k);
      FLOAT_VECTOR.cast(rz.lanewise(SUB, qz)).intoArray(floatRows, ROW_Z2 + k);
    }
  }

  private static void floats7(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, z)).intoArray(floatRows, ROW_HZ2 + k);
      FloatVector rx = fromArray(FLOATS, floatRows, ROW_RX + k);
      FloatVector px = fromArray(FLOATS, floatRows, ROW_PX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, rx.lanewise(ADD, px))).intoArray(floatRows, ROW_MX3 + k);
      FloatVector ry = fromArray(FLOATS, floatRows, ROW_RY + k);
      FloatVector py = fromArray(FLOATS, floatRows, ROW_PY + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ry.lanewise(ADD, py))).intoArray(floatRows, ROW_MY3 + k);
      FloatVector rz = fromArray(FLOATS, floatRows, ROW_RZ + k);
      FloatVector pz = fromArray(FLOATS, floatRows, ROW_PZ + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, rz.lanewise(ADD, pz))).intoArray(floatRows, ROW_MZ3 + k);
      FloatVector x = px.lanewise(SUB, rx);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, x)).intoArray(floatRows, ROW_HX3 + k);
      FloatVector y = py.lanewise(SUB, ry);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, y)).intoArray(floatRows, ROW_HY3 + k);
      FloatVector z2 = pz.lanewise(SUB, rz);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, z2)).intoArray(floatRows, ROW_HZ3 + k);
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_X + k);
      FloatVector y2 = fromArray(FLOATS, floatRows, ROW_Y + k);
      FloatVector z3 = fromArray(FLOATS, floatRows, ROW_Z + k);
      FloatVector ab = x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z3.lanewise(MUL, z3));
      FloatVector x3 = fromArray(FLOATS, floatRows, ROW_X2 + k);
      FloatVector y3 = fromArray(FLOATS, floatRows, ROW_Y2 + k);
      FloatVector bc = x3.lanewise(MUL, x3).lanewise(ADD, y3.lanewise(MUL, y3))
          .lanewise(ADD, z.lanewise(MUL, z));
      FloatVector ca = x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y)).lanewise(ADD, z2.lanewise(MUL, z2));
      VectorMask<Float> bcAtLeastAbAndBcAtLeastCa = bc.compare(GE, ab);
      bcAtLeastAbAndBcAtLeastCa = bc.compare(GE, ca, bcAtLeastAbAndBcAtLeastCa);
      // bc >= ab && bc >= ca ? BC : ca >= ab ? CA : AB
      FLOAT_VECTOR.cast(ALL_SQUARED_DISTANCE.blend(ALL_CA, ca.compare(GE, ab))
          .blend(ALL_BC, bcAtLeastAbAndBcAtLeastCa)).intoArray(floatRows, ROW_LONGEST + k);
    }
  }

  private static long floats8(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long longestIsBcBits = 0;
    long longestIsCaBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector longest = fromArray(FLOATS, floatRows, ROW_LONGEST + k);
      VectorMask<Float> longestIsBc = longest.compare(EQ, ALL_BC);
      longestIsBcBits |= longestIsBc.toLong() << k;
      VectorMask<Float> longestIsCa = longest.compare(EQ, ALL_CA);
      longestIsCaBits |= longestIsCa.toLong() << k;
      // edge == BC ? ofBC : edge == CA ? ofCA : ofAB
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PX + k)
          .blend(fromArray(FLOATS, floatRows, ROW_RX + k), longestIsCa)
          .blend(fromArray(FLOATS, floatRows, ROW_QX + k), longestIsBc)).intoArray(floatRows, ROW_PX2 + k);
    }
    bits[0] = longestIsCaBits;
    return longestIsBcBits;
  }

  private static void floats9(float[] floatRows, long longestIsCaBits, long longestIsBcBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> longestIsBc = VectorMask.fromLong(FLOATS, (longestIsBcBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector rx = fromArray(FLOATS, floatRows, ROW_RX + k);
      VectorMask<Float> longestIsCa = VectorMask.fromLong(FLOATS, (longestIsCaBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector px = fromArray(FLOATS, floatRows, ROW_PX + k);
      FloatVector qx = fromArray(FLOATS, floatRows, ROW_QX + k);
      FloatVector px2 = fromArray(FLOATS, floatRows, ROW_PX2 + k);
      // edge == BC ? ofBC : edge == CA ? ofCA : ofAB
      FLOAT_VECTOR.cast(qx.blend(px, longestIsCa).blend(rx, longestIsBc).lanewise(SUB, px2)).intoArray(
          floatRows, ROW_LX + k);
      FloatVector qy = fromArray(FLOATS, floatRows, ROW_QY + k);
      FloatVector ry = fromArray(FLOATS, floatRows, ROW_RY + k);
      FloatVector py = fromArray(FLOATS, floatRows, ROW_PY + k);
      // edge == BC ? ofBC : edge == CA ? ofCA : ofAB
      FloatVector py2 = py.blend(ry, longestIsCa).blend(qy, longestIsBc);
      FLOAT_VECTOR.cast(py2).intoArray(floatRows, ROW_PY2 + k);
      // edge == BC ? ofBC : edge == CA ? ofCA : ofAB
      FLOAT_VECTOR.cast(qy.blend(py, longestIsCa).blend(ry, longestIsBc).lanewise(SUB, py2)).intoArray(
          floatRows, ROW_LY + k);
      FloatVector qz = fromArray(FLOATS, floatRows, ROW_QZ + k);
      FloatVector rz = fromArray(FLOATS, floatRows, ROW_RZ + k);
      FloatVector pz = fromArray(FLOATS, floatRows, ROW_PZ + k);
      // edge == BC ? ofBC : edge == CA ? ofCA : ofAB
      FloatVector pz2 = pz.blend(rz, longestIsCa).blend(qz, longestIsBc);
      FLOAT_VECTOR.cast(pz2).intoArray(floatRows, ROW_PZ2 + k);
      // edge == BC ? ofBC : edge == CA ? ofCA : ofAB
      FLOAT_VECTOR.cast(qz.blend(pz, longestIsCa).blend(rz, longestIsBc).lanewise(SUB, pz2)).intoArray(
          floatRows, ROW_LZ + k);
      // edge == BC ? ofBC : edge == CA ? ofCA : ofAB
      FLOAT_VECTOR.cast(rx.blend(qx, longestIsCa).blend(px, longestIsBc).lanewise(SUB, px2)).intoArray(
          floatRows, ROW_KX + k);
      // edge == BC ? ofBC : edge == CA ? ofCA : ofAB
      FLOAT_VECTOR.cast(ry.blend(qy, longestIsCa).blend(py, longestIsBc).lanewise(SUB, py2)).intoArray(
          floatRows, ROW_KY + k);
      // edge == BC ? ofBC : edge == CA ? ofCA : ofAB
      FLOAT_VECTOR.cast(rz.blend(qz, longestIsCa).blend(pz, longestIsBc).lanewise(SUB, pz2)).intoArray(
          floatRows, ROW_KZ + k);
    }
  }

  private static long floats10(float[][] columns1, int from1, float[] floatRows, long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    long minXAtMostMaxXBits = 0;
    long minYAtMostMaxYBits = 0;
    long minZAtMostMaxZBits = 0;
    long validBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      VectorMask<Float> minXAtMostMaxX = fromArray(FLOATS, minXs, i).compare(LE, fromArray(FLOATS, maxXs, i));
      minXAtMostMaxXBits |= minXAtMostMaxX.toLong() << k;
      VectorMask<Float> minYAtMostMaxY = fromArray(FLOATS, minYs, i).compare(LE, fromArray(FLOATS, maxYs, i));
      minYAtMostMaxYBits |= minYAtMostMaxY.toLong() << k;
      VectorMask<Float> minZAtMostMaxZ = fromArray(FLOATS, minZs, i).compare(LE, fromArray(FLOATS, maxZs, i));
      minZAtMostMaxZBits |= minZAtMostMaxZ.toLong() << k;
      validBits |= fromArray(FLOATS, floatRows, ROW_GX + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GZ + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PX + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PY + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PZ + k).lanewise(ABS)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_QX + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_QY + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_QZ + k).lanewise(ABS)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_RX + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_RY + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_RZ + k).lanewise(ABS)))
          .compare(LE, ALL_LARGEST, minXAtMostMaxX.and(minYAtMostMaxY).and(minZAtMostMaxZ)).toLong() << k;
    }
    bits[0] = minYAtMostMaxYBits;
    bits[1] = minZAtMostMaxZBits;
    bits[2] = validBits;
    return minXAtMostMaxXBits;
  }

  private static long floats11(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return 0;
    }
    float[] axs = columns2[0], bxs = columns2[3], cxs = columns2[6];
    long axGreaterBxBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector bx = fromArray(FLOATS, bxs, j);
      // a < b ? a : b
      FloatVector low = bx.blend(ax, ax.compare(LT, bx));
      FloatVector cx = fromArray(FLOATS, cxs, j);
      // c < low ? c : low
      FLOAT_VECTOR.cast(low.blend(cx, cx.compare(LT, low))).intoArray(floatRows, ROW_LOW5 + k);
      axGreaterBxBits |= ax.compare(GT, bx).toLong() << k;
    }
    return axGreaterBxBits;
  }

  private static long floats12(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long axGreaterBxBits, long minXAtMostMaxXBits, long minYAtMostMaxYBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minXs = columns1[0], minYs = columns1[1], maxXs = columns1[3], maxYs = columns1[4];
    float[] axs = columns2[0], ays = columns2[1], bxs = columns2[3], bys = columns2[4], cxs = columns2[6],
        cys = columns2[7];
    long allMinXAtMostHighBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      // a > b ? a : b
      FloatVector high = fromArray(FLOATS, bxs, j)
          .blend(fromArray(FLOATS, axs, j), VectorMask.fromLong(FLOATS, (axGreaterBxBits >>> k)
          & WideLanes.FLOAT_LANES));
      FloatVector cx = fromArray(FLOATS, cxs, j);
      // c > high ? c : high
      FloatVector high2 = high.blend(cx, cx.compare(GT, high));
      FLOAT_VECTOR.cast(high2).intoArray(floatRows, ROW_HIGH4 + k);
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector by = fromArray(FLOATS, bys, j);
      // a < b ? a : b
      FloatVector low = by.blend(ay, ay.compare(LT, by));
      FloatVector cy = fromArray(FLOATS, cys, j);
      // c < low ? c : low
      FloatVector low2 = low.blend(cy, cy.compare(LT, low));
      FLOAT_VECTOR.cast(low2).intoArray(floatRows, ROW_LOW6 + k);
      // a > b ? a : b
      FloatVector high3 = by.blend(ay, ay.compare(GT, by));
      // c > high ? c : high
      FloatVector high4 = high3.blend(cy, cy.compare(GT, high3));
      FLOAT_VECTOR.cast(high4).intoArray(floatRows, ROW_HIGH5 + k);
      VectorMask<Float> allMinXAtMostHigh = fromArray(FLOATS, floatRows, ROW_LOW5 + k)
          .compare(LE, fromArray(FLOATS, maxXs, i),
          VectorMask.fromLong(FLOATS, (minXAtMostMaxXBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (minYAtMostMaxYBits >>> k) & WideLanes.FLOAT_LANES)));
      allMinXAtMostHigh = fromArray(FLOATS, minXs, i).compare(LE, high2, allMinXAtMostHigh);
      allMinXAtMostHigh = fromArray(FLOATS, minYs, i).compare(LE, high4, allMinXAtMostHigh);
      allMinXAtMostHigh = low2.compare(LE, fromArray(FLOATS, maxYs, i), allMinXAtMostHigh);
      allMinXAtMostHighBits |= allMinXAtMostHigh.toLong() << k;
    }
    return allMinXAtMostHighBits;
  }

  private static long floats13(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long minZAtMostMaxZBits, long allMinXAtMostHighBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxZs = columns1[5];
    float[] azs = columns2[2], bzs = columns2[5], czs = columns2[8];
    long meetBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      // a < b ? a : b
      FloatVector low = bz.blend(az, az.compare(LT, bz));
      FloatVector cz = fromArray(FLOATS, czs, j);
      // c < low ? c : low
      FloatVector low2 = low.blend(cz, cz.compare(LT, low));
      // a > b ? a : b
      FloatVector high = bz.blend(az, az.compare(GT, bz));
      // c > high ? c : high
      FloatVector high2 = high.blend(cz, cz.compare(GT, high));
      FLOAT_VECTOR.cast(high2).intoArray(floatRows, ROW_HIGH6 + k);
      FloatVector minZ = fromArray(FLOATS, minZs, i);
      VectorMask<Float> meet = minZ.compare(LE, high2,
          VectorMask.fromLong(FLOATS, (allMinXAtMostHighBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (minZAtMostMaxZBits >>> k) & WideLanes.FLOAT_LANES)));
      meet = low2.compare(LE, fromArray(FLOATS, maxZs, i), meet);
      meetBits |= meet.toLong() << k;
      FloatVector minX = fromArray(FLOATS, minXs, i);
      FloatVector low3 = fromArray(FLOATS, floatRows, ROW_LOW5 + k);
      // minX > lowX ? minX : lowX
      FLOAT_VECTOR.cast(low3.blend(minX, minX.compare(GT, low3))).intoArray(floatRows, ROW_LOW_X + k);
      FloatVector minY = fromArray(FLOATS, minYs, i);
      FloatVector low4 = fromArray(FLOATS, floatRows, ROW_LOW6 + k);
      // minY > lowY ? minY : lowY
      FLOAT_VECTOR.cast(low4.blend(minY, minY.compare(GT, low4))).intoArray(floatRows, ROW_LOW_Y + k);
      // minZ > lowZ ? minZ : lowZ
      FLOAT_VECTOR.cast(low2.blend(minZ, minZ.compare(GT, low2))).intoArray(floatRows, ROW_LOW_Z + k);
    }
    return meetBits;
  }

  private static void floats14(float[][] columns1, int from1, float[][] columns2, int from2,
      float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] maxXs = columns1[3], maxYs = columns1[4], maxZs = columns1[5];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector maxX = fromArray(FLOATS, maxXs, i);
      FloatVector high = fromArray(FLOATS, floatRows, ROW_HIGH4 + k);
      // maxX < highX ? maxX : highX
      FloatVector highX = high.blend(maxX, maxX.compare(LT, high));
      FloatVector maxY = fromArray(FLOATS, maxYs, i);
      FloatVector high2 = fromArray(FLOATS, floatRows, ROW_HIGH5 + k);
      // maxY < highY ? maxY : highY
      FloatVector highY = high2.blend(maxY, maxY.compare(LT, high2));
      FloatVector maxZ = fromArray(FLOATS, maxZs, i);
      FloatVector high3 = fromArray(FLOATS, floatRows, ROW_HIGH6 + k);
      // maxZ < highZ ? maxZ : highZ
      FloatVector highZ = high3.blend(maxZ, maxZ.compare(LT, high3));
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector lowX = fromArray(FLOATS, floatRows, ROW_LOW_X + k).lanewise(SUB, ax);
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector lowY = fromArray(FLOATS, floatRows, ROW_LOW_Y + k).lanewise(SUB, ay);
      FloatVector az = fromArray(FLOATS, azs, j);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_Z + k).lanewise(SUB, az)).intoArray(floatRows,
          ROW_LOW_Z2 + k);
      FloatVector highX2 = highX.lanewise(SUB, ax);
      FloatVector highY2 = highY.lanewise(SUB, ay);
      FLOAT_VECTOR.cast(highZ.lanewise(SUB, az)).intoArray(floatRows, ROW_HIGH_Z + k);
      FLOAT_VECTOR.cast(lowX.lanewise(ADD, highX2).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_X3 + k);
      FLOAT_VECTOR.cast(highX2.lanewise(SUB, lowX).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_HX4 + k);
      FLOAT_VECTOR.cast(lowY.lanewise(ADD, highY2).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_Y3 + k);
      FLOAT_VECTOR.cast(highY2.lanewise(SUB, lowY)).intoArray(floatRows, ROW_DIFFERENCE + k);
    }
  }

  private static void floats15(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k).lanewise(MUL, ALL_HALF)).intoArray(
          floatRows, ROW_HY4 + k);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z2 + k);
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z + k);
      FloatVector z = lowZ.lanewise(ADD, highZ).lanewise(MUL, ALL_HALF);
      FLOAT_VECTOR.cast(z).intoArray(floatRows, ROW_Z3 + k);
      FLOAT_VECTOR.cast(highZ.lanewise(SUB, lowZ).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_HZ4 + k);
      FloatVector cx = fromArray(FLOATS, cxs, j);
      FLOAT_VECTOR.cast(cx.lanewise(SUB, fromArray(FLOATS, bxs, j))).intoArray(floatRows, ROW_FX + k);
      FloatVector cy = fromArray(FLOATS, cys, j);
      FLOAT_VECTOR.cast(cy.lanewise(SUB, fromArray(FLOATS, bys, j))).intoArray(floatRows, ROW_FY + k);
      FloatVector cz = fromArray(FLOATS, czs, j);
      FLOAT_VECTOR.cast(cz.lanewise(SUB, fromArray(FLOATS, bzs, j))).intoArray(floatRows, ROW_FZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, axs, j).lanewise(SUB, cx)).intoArray(floatRows, ROW_GX2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, ays, j).lanewise(SUB, cy)).intoArray(floatRows, ROW_GY2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, azs, j).lanewise(SUB, cz)).intoArray(floatRows, ROW_GZ2 + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_B + k).lanewise(SUB, x)).intoArray(floatRows,
          ROW_BX + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_B2 + k).lanewise(SUB, y)).intoArray(floatRows,
          ROW_BY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_B3 + k).lanewise(SUB, z)).intoArray(floatRows,
          ROW_BZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_C + k).lanewise(SUB, x)).intoArray(floatRows,
          ROW_CX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_C2 + k).lanewise(SUB, y)).intoArray(floatRows,
          ROW_CY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_C3 + k).lanewise(SUB, z)).intoArray(floatRows,
          ROW_CZ + k);
      FLOAT_VECTOR.cast(x.lanewise(NEG)).intoArray(floatRows, ROW_AX + k);
    }
  }

  private static void floats16(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_Y3 + k).lanewise(NEG);
      FLOAT_VECTOR.cast(ay).intoArray(floatRows, ROW_AY + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_Z3 + k).lanewise(NEG);
      FLOAT_VECTOR.cast(az).intoArray(floatRows, ROW_AZ + k);
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B2 + k);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      FloatVector b2 = fromArray(FLOATS, floatRows, ROW_B3 + k);
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      FloatVector nx = b.lanewise(MUL, fz).lanewise(SUB, b2.lanewise(MUL, fy));
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      FloatVector b3 = fromArray(FLOATS, floatRows, ROW_B + k);
      FloatVector ny = b2.lanewise(MUL, fx).lanewise(SUB, b3.lanewise(MUL, fz));
      FloatVector nz = b3.lanewise(MUL, fy).lanewise(SUB, b.lanewise(MUL, fx));
      FLOAT_VECTOR.cast(nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AX + k))
          .lanewise(ADD, ny.lanewise(MUL, ay)).lanewise(ADD, nz.lanewise(MUL, az))).intoArray(floatRows,
          ROW_A + k);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ + k)))).intoArray(floatRows,
          ROW_B4 + k);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CX + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CZ + k)))).intoArray(floatRows,
          ROW_C4 + k);
      FLOAT_VECTOR.cast(nx.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX4 + k))
          .lanewise(ADD, ny.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY4 + k)))
          .lanewise(ADD, nz.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ4 + k)))).intoArray(
          floatRows, ROW_REACH + k);
    }
  }

  private static long floats17(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A + k);
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B4 + k);
      // a < b ? a : b
      FloatVector low = b.blend(a, a.compare(LT, b));
      // a > b ? a : b
      FloatVector high = b.blend(a, a.compare(GT, b));
      FloatVector c = fromArray(FLOATS, floatRows, ROW_C4 + k);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_REACH + k);
      // c < low ? c : low
      VectorMask<Float> allValueAtMostReach = low.blend(c, c.compare(LT, low)).compare(LE, reach);
      // c > high ? c : high
      allValueAtMostReach = high.blend(c, c.compare(GT, high))
          .compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReachBits |= allValueAtMostReach.toLong() << k;
    }
    return allValueAtMostReachBits;
  }

  private static long floats18(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B2 + k);
      FloatVector b2 = fromArray(FLOATS, floatRows, ROW_B3 + k);
      FloatVector both = b.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ + k))
          .lanewise(SUB, b2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY + k)));
      FloatVector third = b.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CZ + k))
          .lanewise(SUB, b2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY + k)));
      FloatVector absB = b2.lanewise(ABS);
      FLOAT_VECTOR.cast(absB).intoArray(floatRows, ROW_ABS_B + k);
      FloatVector absB2 = b.lanewise(ABS);
      FLOAT_VECTOR.cast(absB2).intoArray(floatRows, ROW_ABS_B2 + k);
      FloatVector reach = absB.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY4 + k))
          .lanewise(ADD, absB2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ4 + k)));
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

  private static long floats19(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B3 + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector b2 = fromArray(FLOATS, floatRows, ROW_B + k);
      FloatVector both = b.lanewise(MUL, ax)
          .lanewise(SUB, b2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ + k)));
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX + k);
      FloatVector third = b.lanewise(MUL, cx)
          .lanewise(SUB, b2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CZ + k)));
      FloatVector absB = b2.lanewise(ABS);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX4 + k);
      FloatVector reach = absB.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ4 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_B + k).lanewise(MUL, hx));
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
      FloatVector b3 = fromArray(FLOATS, floatRows, ROW_B2 + k);
      FLOAT_VECTOR.cast(b2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY + k))
          .lanewise(SUB, b3.lanewise(MUL, ax))).intoArray(floatRows, ROW_BOTH + k);
      FLOAT_VECTOR.cast(b2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY + k))
          .lanewise(SUB, b3.lanewise(MUL, cx))).intoArray(floatRows, ROW_THIRD + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_ABS_B2 + k).lanewise(MUL, hx)
          .lanewise(ADD, absB.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY4 + k)))).intoArray(floatRows,
          ROW_REACH2 + k);
    }
    return allValueAtMostReachBits2;
  }

  private static long floats20(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector both = fromArray(FLOATS, floatRows, ROW_BOTH + k);
      FloatVector third = fromArray(FLOATS, floatRows, ROW_THIRD + k);
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_REACH2 + k);
      VectorMask<Float> allValueAtMostReach = low
          .compare(LE, reach, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES));
      allValueAtMostReach = high.compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReachBits2 |= allValueAtMostReach.toLong() << k;
    }
    return allValueAtMostReachBits2;
  }

  private static long floats21(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      FloatVector both = fy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ + k))
          .lanewise(SUB, fz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k)));
      FloatVector third = fy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ + k))
          .lanewise(SUB, fz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY + k)));
      FloatVector absFz = fz.lanewise(ABS);
      FLOAT_VECTOR.cast(absFz).intoArray(floatRows, ROW_ABS_FZ + k);
      FloatVector absFy = fy.lanewise(ABS);
      FLOAT_VECTOR.cast(absFy).intoArray(floatRows, ROW_ABS_FY + k);
      FloatVector reach = absFz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY4 + k))
          .lanewise(ADD, absFy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ4 + k)));
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

  private static long floats22(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      FloatVector both = fz.lanewise(MUL, bx)
          .lanewise(SUB, fx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ + k)));
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector third = fz.lanewise(MUL, ax)
          .lanewise(SUB, fx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ + k)));
      FloatVector absFx = fx.lanewise(ABS);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX4 + k);
      FloatVector reach = absFx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ4 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_FZ + k).lanewise(MUL, hx));
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
      FLOAT_VECTOR.cast(fx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k))
          .lanewise(SUB, fy.lanewise(MUL, bx))).intoArray(floatRows, ROW_BOTH2 + k);
      FLOAT_VECTOR.cast(fx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY + k))
          .lanewise(SUB, fy.lanewise(MUL, ax))).intoArray(floatRows, ROW_THIRD2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_ABS_FY + k).lanewise(MUL, hx)
          .lanewise(ADD, absFx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY4 + k)))).intoArray(floatRows,
          ROW_REACH3 + k);
    }
    return allValueAtMostReachBits2;
  }

  private static long floats23(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector both = fromArray(FLOATS, floatRows, ROW_BOTH2 + k);
      FloatVector third = fromArray(FLOATS, floatRows, ROW_THIRD2 + k);
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_REACH3 + k);
      VectorMask<Float> allValueAtMostReach = low
          .compare(LE, reach, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES));
      allValueAtMostReach = high.compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReachBits2 |= allValueAtMostReach.toLong() << k;
    }
    return allValueAtMostReachBits2;
  }

  private static long floats24(float[] floatRows, long[] bits, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    long lowAtMostReachBits = 0;
    long highAtLeastMinusReachBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FloatVector both = gy.lanewise(MUL, cz)
          .lanewise(SUB, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY + k)));
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FloatVector third = gy.lanewise(MUL, bz)
          .lanewise(SUB, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k)));
      FloatVector absGz = gz.lanewise(ABS);
      FloatVector absGy = gy.lanewise(ABS);
      FLOAT_VECTOR.cast(absGy).intoArray(floatRows, ROW_ABS_GY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ4 + k);
      FloatVector reach = absGz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY4 + k))
          .lanewise(ADD, absGy.lanewise(MUL, hz));
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
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector both2 = gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CX + k))
          .lanewise(SUB, gx.lanewise(MUL, cz));
      FloatVector third2 = gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX + k))
          .lanewise(SUB, gx.lanewise(MUL, bz));
      FloatVector absGx = gx.lanewise(ABS);
      FLOAT_VECTOR.cast(absGx).intoArray(floatRows, ROW_ABS_GX + k);
      FloatVector reach2 = absGx.lanewise(MUL, hz)
          .lanewise(ADD, absGz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX4 + k)));
      VectorMask<Float> bothLessThird2 = both2.compare(LT, third2);
      // both < third ? both : third
      FloatVector low2 = third2.blend(both2, bothLessThird2);
      // both < third ? third : both
      FloatVector high2 = both2.blend(third2, bothLessThird2);
      lowAtMostReachBits |= low2.compare(LE, reach2).toLong() << k;
      highAtLeastMinusReachBits |= high2.compare(GE, reach2.lanewise(NEG)).toLong() << k;
    }
    bits[0] = lowAtMostReachBits;
    bits[1] = highAtLeastMinusReachBits;
    return allValueAtMostReachBits2;
  }

  private static long floats25(float[] floatRows, long lowAtMostReachBits, long highAtLeastMinusReachBits,
      long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector both = gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY + k))
          .lanewise(SUB, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CX + k)));
      FloatVector third = gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k))
          .lanewise(SUB, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX + k)));
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_ABS_GY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX4 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_GX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY4 + k)));
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      VectorMask<Float> allValueAtMostReach = low
          .compare(LE, reach, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (lowAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (highAtLeastMinusReachBits >>> k)
          & WideLanes.FLOAT_LANES)));
      allValueAtMostReach = high.compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReachBits2 |= allValueAtMostReach.toLong() << k;
    }
    return allValueAtMostReachBits2;
  }

  private static long floats26(float[] floatRows, long[] bits, long meetBits, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long overlapBits = 0;
    long minAtLeastLowBits = 0;
    long maxAtMostHighBits = 0;
    long minAtLeastLowBits2 = 0;
    long maxAtMostHighBits2 = 0;
    long minAtLeastLowBits3 = 0;
    long maxAtMostHighBits3 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      overlapBits |= VectorMask.fromLong(FLOATS, (meetBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k) & WideLanes.FLOAT_LANES)).toLong(
          ) << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GX + k).lanewise(NEG)).intoArray(floatRows,
          ROW_MINUS_GX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GY + k).lanewise(NEG)).intoArray(floatRows,
          ROW_MINUS_GY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GZ + k).lanewise(NEG)).intoArray(floatRows,
          ROW_MINUS_GZ + k);
      minAtLeastLowBits |= fromArray(FLOATS, floatRows, ROW_MIN + k)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_LOW + k)).toLong() << k;
      maxAtMostHighBits |= fromArray(FLOATS, floatRows, ROW_MAX + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_HIGH + k)).toLong() << k;
      minAtLeastLowBits2 |= fromArray(FLOATS, floatRows, ROW_MIN2 + k)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_LOW3 + k)).toLong() << k;
      maxAtMostHighBits2 |= fromArray(FLOATS, floatRows, ROW_MAX2 + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_HIGH2 + k)).toLong() << k;
      minAtLeastLowBits3 |= fromArray(FLOATS, floatRows, ROW_MIN3 + k)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_LOW4 + k)).toLong() << k;
      maxAtMostHighBits3 |= fromArray(FLOATS, floatRows, ROW_MAX3 + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_HIGH3 + k)).toLong() << k;
    }
    bits[0] = minAtLeastLowBits;
    bits[1] = maxAtMostHighBits;
    bits[2] = minAtLeastLowBits2;
    bits[3] = maxAtMostHighBits2;
    bits[4] = minAtLeastLowBits3;
    bits[5] = maxAtMostHighBits3;
    return overlapBits;
  }

  private static long floats28(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long nxLessSquaredDistanceBits = 0;
    long nyLessSquaredDistanceBits = 0;
    long nzLessSquaredDistanceBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector foot = fromArray(FLOATS, floatRows, ROW_FOOT + k);
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_KX + k).lanewise(SUB, foot.lanewise(MUL, lx));
      FLOAT_VECTOR.cast(hx).intoArray(floatRows, ROW_HX5 + k);
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_KY + k).lanewise(SUB, foot.lanewise(MUL, ly));
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY5 + k);
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_KZ + k).lanewise(SUB, foot.lanewise(MUL, lz));
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ5 + k);
      FloatVector nx = ly.lanewise(MUL, hz).lanewise(SUB, lz.lanewise(MUL, hy));
      FloatVector ny = lz.lanewise(MUL, hx).lanewise(SUB, lx.lanewise(MUL, hz));
      FloatVector nz = lx.lanewise(MUL, hy).lanewise(SUB, ly.lanewise(MUL, hx));
      FloatVector scale = ALL_BC.lanewise(DIV, nx.lanewise(ABS).lanewise(ADD, ny.lanewise(ABS))
          .lanewise(ADD, nz.lanewise(ABS)));
      FLOAT_VECTOR.cast(nx.lanewise(MUL, scale)).intoArray(floatRows, ROW_PRODUCT + k);
      FLOAT_VECTOR.cast(ny.lanewise(MUL, scale)).intoArray(floatRows, ROW_PRODUCT2 + k);
      FLOAT_VECTOR.cast(nz.lanewise(MUL, scale)).intoArray(floatRows, ROW_PRODUCT3 + k);
      nxLessSquaredDistanceBits |= nx.compare(LT, ALL_SQUARED_DISTANCE).toLong() << k;
      nyLessSquaredDistanceBits |= ny.compare(LT, ALL_SQUARED_DISTANCE).toLong() << k;
      nzLessSquaredDistanceBits |= nz.compare(LT, ALL_SQUARED_DISTANCE).toLong() << k;
    }
    bits[0] = nyLessSquaredDistanceBits;
    bits[1] = nzLessSquaredDistanceBits;
    return nxLessSquaredDistanceBits;
  }

  private static void floats30(float[] floatRows, long nxLessSquaredDistanceBits,
      long nyLessSquaredDistanceBits, long nzLessSquaredDistanceBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector minusS = s.lanewise(NEG);
      // nx < 0 ? -s : s
      FloatVector x = s.blend(minusS, VectorMask.fromLong(FLOATS, (nxLessSquaredDistanceBits >>> k)
          & WideLanes.FLOAT_LANES)).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k));
      FLOAT_VECTOR.cast(x).intoArray(floatRows, ROW_X4 + k);
      FLOAT_VECTOR.cast(x.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PX2 + k))).intoArray(floatRows,
          ROW_DX + k);
      // ny < 0 ? -s : s
      FloatVector y = s.blend(minusS, VectorMask.fromLong(FLOATS, (nyLessSquaredDistanceBits >>> k)
          & WideLanes.FLOAT_LANES)).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k));
      FLOAT_VECTOR.cast(y).intoArray(floatRows, ROW_Y4 + k);
      FLOAT_VECTOR.cast(y.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PY2 + k))).intoArray(floatRows,
          ROW_DY + k);
      // nz < 0 ? -s : s
      FloatVector z = s.blend(minusS, VectorMask.fromLong(FLOATS, (nzLessSquaredDistanceBits >>> k)
          & WideLanes.FLOAT_LANES)).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k));
      FLOAT_VECTOR.cast(z).intoArray(floatRows, ROW_Z4 + k);
      FLOAT_VECTOR.cast(z.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PZ2 + k))).intoArray(floatRows,
          ROW_DZ + k);
    }
  }

  private static void floats32(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector along = fromArray(FLOATS, floatRows, ROW_ALONG + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DX + k)
          .lanewise(SUB, along.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LX + k)))).intoArray(floatRows,
          ROW_DX2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DY + k)
          .lanewise(SUB, along.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LY + k)))).intoArray(floatRows,
          ROW_DY2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DZ + k)
          .lanewise(SUB, along.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LZ + k)))).intoArray(floatRows,
          ROW_DZ2 + k);
      FloatVector bc = fromArray(FLOATS, floatRows, ROW_BC2 + k);
      FloatVector best = fromArray(FLOATS, floatRows, ROW_BEST + k);
      VectorMask<Float> bcLessBest = bc.compare(LT, best);
      // bc < best ? bc : best
      FloatVector best2 = best.blend(bc, bcLessBest);
      FloatVector ca = fromArray(FLOATS, floatRows, ROW_CA2 + k);
      VectorMask<Float> caLessBest = ca.compare(LT, best2);
      // ca < best ? ca : best
      FLOAT_VECTOR.cast(best2.blend(ca, caLessBest)).intoArray(floatRows, ROW_BEST2 + k);
      // bc < best ? BC : AB
      FloatVector where = ALL_SQUARED_DISTANCE.blend(ALL_BC, bcLessBest);
      // ca < best ? CA : where
      FLOAT_VECTOR.cast(where.blend(ALL_CA, caLessBest)).intoArray(floatRows, ROW_WHERE + k);
    }
  }

  private static void floats34(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector third = fromArray(FLOATS, floatRows, ROW_THIRD3 + k);
      FloatVector end = fromArray(FLOATS, floatRows, ROW_ALONG + k)
          .lanewise(SUB, third.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FOOT + k)));
      FLOAT_VECTOR.cast(end).intoArray(floatRows, ROW_END + k);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX2 + k)
          .lanewise(SUB, third.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX5 + k)));
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY2 + k)
          .lanewise(SUB, third.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY5 + k)));
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ2 + k)
          .lanewise(SUB, third.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ5 + k)));
      FloatVector ofBC = ALL_BC.lanewise(SUB, third).lanewise(SUB, end);
      FLOAT_VECTOR.cast(ofBC).intoArray(floatRows, ROW_OF_BC + k);
      VectorMask<Float> isWithin = third.compare(GE, ALL_SQUARED_DISTANCE);
      isWithin = end.compare(GE, ALL_SQUARED_DISTANCE, isWithin);
      isWithin = ofBC.compare(GE, ALL_SQUARED_DISTANCE, isWithin);
      // isWithin ? dx * dx + dy * dy + dz * dz : Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz)), isWithin)).intoArray(floatRows, ROW_SQUARED_DISTANCE + k);
    }
  }

  private static long floats35(float[] floatRows, long[] bits, long overlapBits, long validBits) {
    if (floatRows == null) {
      return 0;
    }
    long hits = 0;
    long nearestIsSquaredDistanceBits = 0;
    long nearestIsBcBits = 0;
    long nearestIsCaBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector squaredDistance = fromArray(FLOATS, floatRows, ROW_SQUARED_DISTANCE + k);
      FloatVector best = fromArray(FLOATS, floatRows, ROW_BEST2 + k);
      VectorMask<Float> squaredDistanceLessBest = squaredDistance.compare(LT, best);
      // face < best ? face : best
      FloatVector length = best.blend(squaredDistance, squaredDistanceLessBest).lanewise(SQRT);
      FloatVector distance = length.lanewise(SUB, ALL_SQUARED_DISTANCE);
      // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY : overlap ? 0 :
      // Rounded.apart(length, 0)
      FloatVector apart = ALL_INFINITY.blend(ALL_C1_40E_45
          .blend(distance, distance.compare(GT, ALL_SQUARED_DISTANCE))
          .blend(ALL_SQUARED_DISTANCE, VectorMask.fromLong(FLOATS, (overlapBits >>> k)
          & WideLanes.FLOAT_LANES)), VectorMask.fromLong(FLOATS, (validBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(apart).intoArray(floatRows, ROW_APART + k);
      hits |= apart.compare(LT, ALL_INFINITY).toLong() << k;
      // face < best ? FACE : where
      FloatVector nearest = fromArray(FLOATS, floatRows, ROW_WHERE + k)
          .blend(ALL_BOX_X, squaredDistanceLessBest);
      FLOAT_VECTOR.cast(nearest).intoArray(floatRows, ROW_NEAREST + k);
      nearestIsSquaredDistanceBits |= nearest.compare(EQ, ALL_SQUARED_DISTANCE).toLong() << k;
      nearestIsBcBits |= nearest.compare(EQ, ALL_BC).toLong() << k;
      nearestIsCaBits |= nearest.compare(EQ, ALL_CA).toLong() << k;
    }
    bits[0] = nearestIsSquaredDistanceBits;
    bits[1] = nearestIsBcBits;
    bits[2] = nearestIsCaBits;
    return hits;
  }

  private static long floats36(float[] floatRows, long nearestIsCaBits, long nearestIsBcBits,
      long nearestIsSquaredDistanceBits, long longestIsCaBits, long longestIsBcBits) {
    if (floatRows == null) {
      return 0;
    }
    long faceBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> nearestIsSquaredDistance = VectorMask.fromLong(FLOATS,
          (nearestIsSquaredDistanceBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> nearestIsBc = VectorMask.fromLong(FLOATS, (nearestIsBcBits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> nearestIsCa = VectorMask.fromLong(FLOATS, (nearestIsCaBits >>> k)
          & WideLanes.FLOAT_LANES);
      // nearest == AB ? ab : nearest == BC ? bc : nearest == CA ? ca : 0
      FloatVector t = ALL_SQUARED_DISTANCE.blend(fromArray(FLOATS, floatRows, ROW_CA + k), nearestIsCa)
          .blend(fromArray(FLOATS, floatRows, ROW_BC + k), nearestIsBc)
          .blend(fromArray(FLOATS, floatRows, ROW_AB + k), nearestIsSquaredDistance);
      FLOAT_VECTOR.cast(t).intoArray(floatRows, ROW_T + k);
      VectorMask<Float> face = fromArray(FLOATS, floatRows, ROW_NEAREST + k).compare(EQ, ALL_BOX_X);
      faceBits |= face.toLong() << k;
      FloatVector product = ALL_HALF.lanewise(MUL, ALL_BC.lanewise(ADD, t));
      FloatVector product2 = ALL_HALF.lanewise(MUL, ALL_BC.lanewise(SUB, t));
      VectorMask<Float> longestIsBc = VectorMask.fromLong(FLOATS, (longestIsBcBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector ofBC = fromArray(FLOATS, floatRows, ROW_OF_BC + k);
      VectorMask<Float> longestIsCa = VectorMask.fromLong(FLOATS, (longestIsCaBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector third = fromArray(FLOATS, floatRows, ROW_THIRD3 + k);
      FloatVector end = fromArray(FLOATS, floatRows, ROW_END + k);
      // edge == BC ? ofBC : edge == CA ? ofCA : ofAB; nearest == FACE ? pick(longest, end, (1 - third) - end,
      // third) : nearest == AB ? 0.5f * (1 + t) : nearest == BC ? 0.5f * (1 - t) : 0
      FloatVector ofB = ALL_SQUARED_DISTANCE.blend(product2, nearestIsBc)
          .blend(product, nearestIsSquaredDistance)
          .blend(end.blend(third, longestIsCa).blend(ofBC, longestIsBc), face);
      // edge == BC ? ofBC : edge == CA ? ofCA : ofAB; nearest == FACE ? pick(longest, third, end, (1 - third) -
      // end) : nearest == BC ? 0.5f * (1 + t) : nearest == CA ? 0.5f * (1 - t) : 0
      FloatVector ofC = ALL_SQUARED_DISTANCE.blend(product2, nearestIsCa).blend(product, nearestIsBc)
          .blend(third.blend(ofBC, longestIsCa).blend(end, longestIsBc), face);
      FLOAT_VECTOR.cast(ofB.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_B + k))
          .lanewise(ADD, ofC.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_C + k)))).intoArray(floatRows,
          ROW_TX + k);
      FLOAT_VECTOR.cast(ofB.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_B2 + k))
          .lanewise(ADD, ofC.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_C2 + k)))).intoArray(floatRows,
          ROW_TY + k);
      FLOAT_VECTOR.cast(ofB.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_B3 + k))
          .lanewise(ADD, ofC.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_C3 + k)))).intoArray(floatRows,
          ROW_TZ + k);
    }
    return faceBits;
  }

  private static void floats37(float[] floatRows, long faceBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector p = fromArray(FLOATS, floatRows, ROW_TX + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OX + k));
      VectorMask<Float> face = VectorMask.fromLong(FLOATS, (faceBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector minusGx = fromArray(FLOATS, floatRows, ROW_MINUS_GX + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      // p < -half ? -half : p > half ? half : p; face ? BoxTriangleClosest.inFace(BoxTriangleClosest.BOX_X, gx,
      // gy, gz, px, py, pz, qx, qy, qz, rx, ry, rz) : CentredBox.inside(tx - ox, gx)
      FLOAT_VECTOR.cast(p.blend(gx, p.compare(GT, gx)).blend(minusGx, p.compare(LT, minusGx))
          .blend(fromArray(FLOATS, floatRows, ROW_X4 + k), face)).intoArray(floatRows, ROW_X5 + k);
      FloatVector p2 = fromArray(FLOATS, floatRows, ROW_TY + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OY + k));
      FloatVector minusGy = fromArray(FLOATS, floatRows, ROW_MINUS_GY + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      // p < -half ? -half : p > half ? half : p; face ? BoxTriangleClosest.inFace(BoxTriangleClosest.BOX_Y, gx,
      // gy, gz, px, py, pz, qx, qy, qz, rx, ry, rz) : CentredBox.inside(ty - oy, gy)
      FLOAT_VECTOR.cast(p2.blend(gy, p2.compare(GT, gy)).blend(minusGy, p2.compare(LT, minusGy))
          .blend(fromArray(FLOATS, floatRows, ROW_Y4 + k), face)).intoArray(floatRows, ROW_Y5 + k);
      FloatVector p3 = fromArray(FLOATS, floatRows, ROW_TZ + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OZ + k));
      FloatVector minusGz = fromArray(FLOATS, floatRows, ROW_MINUS_GZ + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      // p < -half ? -half : p > half ? half : p; face ? BoxTriangleClosest.inFace(BoxTriangleClosest.BOX_Z, gx,
      // gy, gz, px, py, pz, qx, qy, qz, rx, ry, rz) : CentredBox.inside(tz - oz, gz)
      FLOAT_VECTOR.cast(p3.blend(gz, p3.compare(GT, gz)).blend(minusGz, p3.compare(LT, minusGz))
          .blend(fromArray(FLOATS, floatRows, ROW_Z4 + k), face)).intoArray(floatRows, ROW_Z5 + k);
    }
  }

  private static long floats38(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long hits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minXs = columns1[0], minYs = columns1[1], maxXs = columns1[3], maxYs = columns1[4];
    float[] axs = columns2[0], ays = columns2[1];
    long xAtMostMinusGxBits = 0;
    long xAtLeastGxBits = 0;
    long yAtMostMinusGyBits = 0;
    long yAtLeastGyBits = 0;
    long zAtMostMinusGzBits = 0;
    long zAtLeastGzBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X5 + k);
      xAtMostMinusGxBits |= x.compare(LE, fromArray(FLOATS, floatRows, ROW_MINUS_GX + k)).toLong() << k;
      xAtLeastGxBits |= x.compare(GE, fromArray(FLOATS, floatRows, ROW_GX + k)).toLong() << k;
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y5 + k);
      yAtMostMinusGyBits |= y.compare(LE, fromArray(FLOATS, floatRows, ROW_MINUS_GY + k)).toLong() << k;
      yAtLeastGyBits |= y.compare(GE, fromArray(FLOATS, floatRows, ROW_GY + k)).toLong() << k;
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z5 + k);
      zAtMostMinusGzBits |= z.compare(LE, fromArray(FLOATS, floatRows, ROW_MINUS_GZ + k)).toLong() << k;
      zAtLeastGzBits |= z.compare(GE, fromArray(FLOATS, floatRows, ROW_GZ + k)).toLong() << k;
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector x2 = ax.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OX + k).lanewise(ADD, x));
      FLOAT_VECTOR.cast(x2).intoArray(floatRows, ROW_X6 + k);
      FloatVector minX = fromArray(FLOATS, minXs, i);
      FloatVector maxX = fromArray(FLOATS, maxXs, i);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x2.blend(maxX, x2.compare(GT, maxX)).blend(minX, x2.compare(LT, minX))).intoArray(
          floatRows, ROW_MIN_XOR_MAX_XOR_X + k);
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      // hit ? ax + tx : 0
      FLOAT_VECTOR.cast(ALL_SQUARED_DISTANCE
          .blend(ax.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TX + k)), hit)).intoArray(floatRows,
          ROW_BX_OUT + k);
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector x3 = ay.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OY + k).lanewise(ADD, y));
      FLOAT_VECTOR.cast(x3).intoArray(floatRows, ROW_X7 + k);
      FloatVector minY = fromArray(FLOATS, minYs, i);
      FloatVector maxY = fromArray(FLOATS, maxYs, i);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x3.blend(maxY, x3.compare(GT, maxY)).blend(minY, x3.compare(LT, minY))).intoArray(
          floatRows, ROW_MIN_YOR_MAX_YOR_X + k);
      // hit ? ay + ty : 0
      FLOAT_VECTOR.cast(ALL_SQUARED_DISTANCE
          .blend(ay.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TY + k)), hit)).intoArray(floatRows,
          ROW_BY_OUT + k);
    }
    bits[0] = xAtLeastGxBits;
    bits[1] = yAtMostMinusGyBits;
    bits[2] = yAtLeastGyBits;
    bits[3] = zAtMostMinusGzBits;
    bits[4] = zAtLeastGzBits;
    return xAtMostMinusGxBits;
  }

  private static void floats39(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long hits) {
    if (columns1 == null) {
      return;
    }
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    float[] azs = columns2[2];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector x = az.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OZ + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_Z5 + k)));
      FloatVector minZ = fromArray(FLOATS, minZs, i);
      FloatVector maxZ = fromArray(FLOATS, maxZs, i);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(maxZ, x.compare(GT, maxZ)).blend(minZ, x.compare(LT, minZ))).intoArray(
          floatRows, ROW_MIN_ZOR_MAX_ZOR_X + k);
      // hit ? az + tz : 0
      FLOAT_VECTOR.cast(ALL_SQUARED_DISTANCE
          .blend(az.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TZ + k)),
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_BZ_OUT + k);
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_X6 + k);
      FloatVector toMin = x2.lanewise(SUB, fromArray(FLOATS, minXs, i));
      FloatVector toMax = fromArray(FLOATS, maxXs, i).lanewise(SUB, x2);
      VectorMask<Float> toMinAtMostToMax = toMin.compare(LE, toMax);
      // toMin <= toMax ? toMin : toMax
      FloatVector toX = toMax.blend(toMin, toMinAtMostToMax);
      FloatVector x3 = fromArray(FLOATS, floatRows, ROW_X7 + k);
      FloatVector toMin2 = x3.lanewise(SUB, fromArray(FLOATS, minYs, i));
      FloatVector toMax2 = fromArray(FLOATS, maxYs, i).lanewise(SUB, x3);
      VectorMask<Float> toMinAtMostToMax2 = toMin2.compare(LE, toMax2);
      // toMin <= toMax ? toMin : toMax
      FloatVector toY = toMax2.blend(toMin2, toMinAtMostToMax2);
      FloatVector toMin3 = x.lanewise(SUB, minZ);
      FloatVector toMax3 = maxZ.lanewise(SUB, x);
      VectorMask<Float> toMinAtMostToMax3 = toMin3.compare(LE, toMax3);
      // toMin <= toMax ? toMin : toMax
      FloatVector toZ = toMax3.blend(toMin3, toMinAtMostToMax3);
      VectorMask<Float> alongX = toX.compare(LE, toY);
      alongX = toX.compare(LE, toZ, alongX);
      VectorMask<Float> notAlongX = alongX.not();
      VectorMask<Float> alongY = toY.compare(LE, toZ, notAlongX);
      // !nearest ? 0 : p - min <= max - p ? 1 : 2
      FloatVector sideX = ALL_SQUARED_DISTANCE.blend(ALL_CA.blend(ALL_BC, toMinAtMostToMax), alongX);
      // !nearest ? 0 : p - min <= max - p ? 1 : 2
      FloatVector sideY = ALL_SQUARED_DISTANCE.blend(ALL_CA.blend(ALL_BC, toMinAtMostToMax2), alongY);
      VectorMask<Float> nearest = notAlongX.andNot(alongY);
      // !nearest ? 0 : p - min <= max - p ? 1 : 2
      FloatVector sideZ = ALL_SQUARED_DISTANCE.blend(ALL_CA.blend(ALL_BC, toMinAtMostToMax3), nearest);
      FLOAT_VECTOR.cast(sideX.lanewise(ADD, ALL_BOX_Y.lanewise(MUL, sideY))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ))).intoArray(floatRows, ROW_NEAREST2 + k);
    }
  }

  private static long floats40(float[] floatRows, float[][] results, int at, long nearestIsBcBits,
      long nearestIsSquaredDistanceBits, long faceBits, long hits) {
    if (floatRows == null) {
      return 0;
    }
    float[] distances = results[0], bxOuts = results[2], byOuts = results[4], bzOuts = results[6],
        featureBs = results[8];
    long apartGreaterSquaredDistanceBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector apart = fromArray(FLOATS, floatRows, ROW_APART + k);
      apartGreaterSquaredDistanceBits |= apart.compare(GT, ALL_SQUARED_DISTANCE).toLong() << k;
      VectorMask<Float> nearestIsSquaredDistance = VectorMask.fromLong(FLOATS,
          (nearestIsSquaredDistanceBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> nearestIsBc = VectorMask.fromLong(FLOATS, (nearestIsBcBits >>> k)
          & WideLanes.FLOAT_LANES);
      // nearest == AB ? 1 : nearest == BC ? 2 : 4
      FloatVector start = ALL_BOX_Y.blend(ALL_CA, nearestIsBc).blend(ALL_BC, nearestIsSquaredDistance);
      // nearest == AB ? 2 : nearest == BC ? 4 : 1
      FloatVector end = ALL_BC.blend(ALL_BOX_Y, nearestIsBc).blend(ALL_CA, nearestIsSquaredDistance);
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T + k);
      // nearest == FACE ? 7 : t <= -1 ? start : t >= 1 ? end : start + end; hit ?
      // BoxTriangleClosest.feature(nearest, t) : 0
      FloatVector featureB = ALL_SQUARED_DISTANCE
          .blend(start.lanewise(ADD, end).blend(end, t.compare(GE, ALL_BC))
          .blend(start, t.compare(LE, ALL_MINUS_ONE))
          .blend(ALL_C7_00, VectorMask.fromLong(FLOATS, (faceBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(apart).intoArray(distances, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_BX_OUT + k)).intoArray(bxOuts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_BY_OUT + k)).intoArray(byOuts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_BZ_OUT + k)).intoArray(bzOuts, at + k);
      FLOAT_VECTOR.cast(featureB).intoArray(featureBs, at + k);
    }
    return apartGreaterSquaredDistanceBits;
  }

  private static long floats42(float[][] columns1, int from1, float[] floatRows, float[][] results, int at,
      long xAtLeastGxAndMaxAtMostHighBits, long xAtMostValueAndMinAtLeastLowBits,
      long yAtLeastGyAndMaxAtMostHighBits, long yAtMostValueAndMinAtLeastLowBits,
      long zAtLeastGzAndMaxAtMostHighBits, long zAtMostValueAndMinAtLeastLowBits, long hits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    float[] axOuts = results[1], ayOuts = results[3], azOuts = results[5];
    long featureIsSquaredDistanceBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      // x <= -g && min >= lowest ? 1 : x >= g && max <= highest ? 2 : 0
      FloatVector faceX = ALL_SQUARED_DISTANCE
          .blend(ALL_CA, VectorMask.fromLong(FLOATS, (xAtLeastGxAndMaxAtMostHighBits >>> k)
          & WideLanes.FLOAT_LANES)).blend(ALL_BC,
          VectorMask.fromLong(FLOATS, (xAtMostValueAndMinAtLeastLowBits >>> k) & WideLanes.FLOAT_LANES));
      // x <= -g && min >= lowest ? 1 : x >= g && max <= highest ? 2 : 0
      FloatVector faceY = ALL_SQUARED_DISTANCE
          .blend(ALL_CA, VectorMask.fromLong(FLOATS, (yAtLeastGyAndMaxAtMostHighBits >>> k)
          & WideLanes.FLOAT_LANES)).blend(ALL_BC,
          VectorMask.fromLong(FLOATS, (yAtMostValueAndMinAtLeastLowBits >>> k) & WideLanes.FLOAT_LANES));
      // x <= -g && min >= lowest ? 1 : x >= g && max <= highest ? 2 : 0
      FloatVector faceZ = ALL_SQUARED_DISTANCE
          .blend(ALL_CA, VectorMask.fromLong(FLOATS, (zAtLeastGzAndMaxAtMostHighBits >>> k)
          & WideLanes.FLOAT_LANES)).blend(ALL_BC,
          VectorMask.fromLong(FLOATS, (zAtMostValueAndMinAtLeastLowBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      // side == 1 ? min : side == 2 ? max : SphereBox.clamp(x, min, max); hit ? BoxClosest.place(faceX, ax +
      // (ox + x), minX, maxX) : 0
      FloatVector axOut = ALL_SQUARED_DISTANCE
          .blend(fromArray(FLOATS, floatRows, ROW_MIN_XOR_MAX_XOR_X + k)
          .blend(fromArray(FLOATS, maxXs, i), faceX.compare(EQ, ALL_CA))
          .blend(fromArray(FLOATS, minXs, i), faceX.compare(EQ, ALL_BC)), hit);
      // side == 1 ? min : side == 2 ? max : SphereBox.clamp(x, min, max); hit ? BoxClosest.place(faceY, ay +
      // (oy + y), minY, maxY) : 0
      FloatVector ayOut = ALL_SQUARED_DISTANCE
          .blend(fromArray(FLOATS, floatRows, ROW_MIN_YOR_MAX_YOR_X + k)
          .blend(fromArray(FLOATS, maxYs, i), faceY.compare(EQ, ALL_CA))
          .blend(fromArray(FLOATS, minYs, i), faceY.compare(EQ, ALL_BC)), hit);
      // side == 1 ? min : side == 2 ? max : SphereBox.clamp(x, min, max); hit ? BoxClosest.place(faceZ, az +
      // (oz + z), minZ, maxZ) : 0
      FloatVector azOut = ALL_SQUARED_DISTANCE
          .blend(fromArray(FLOATS, floatRows, ROW_MIN_ZOR_MAX_ZOR_X + k)
          .blend(fromArray(FLOATS, maxZs, i), faceZ.compare(EQ, ALL_CA))
          .blend(fromArray(FLOATS, minZs, i), faceZ.compare(EQ, ALL_BC)), hit);
      FloatVector feature = faceX.lanewise(ADD, ALL_BOX_Y.lanewise(MUL, faceY))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, faceZ));
      FLOAT_VECTOR.cast(feature).intoArray(floatRows, ROW_FEATURE + k);
      featureIsSquaredDistanceBits |= feature.compare(EQ, ALL_SQUARED_DISTANCE).toLong() << k;
      FLOAT_VECTOR.cast(axOut).intoArray(axOuts, at + k);
      FLOAT_VECTOR.cast(ayOut).intoArray(ayOuts, at + k);
      FLOAT_VECTOR.cast(azOut).intoArray(azOuts, at + k);
    }
    return featureIsSquaredDistanceBits;
  }

  private static void floats44(float[] floatRows, float[][] results, int at,
      long allApartGreaterSquaredDistanceBits, long hits) {
    if (floatRows == null) {
      return;
    }
    float[] featureAs = results[7];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // apart > 0 && feature == 0 ? nearest : feature; hit ? BoxFeature.outer(BoxFeature.of(faceX, faceY,
      // faceZ), apart, ax + (ox + x), ay + (oy + y), az + (oz + z), minX, minY, minZ, maxX, maxY, maxZ) : 0
      FloatVector featureA = ALL_SQUARED_DISTANCE
          .blend(fromArray(FLOATS, floatRows, ROW_FEATURE + k)
          .blend(fromArray(FLOATS, floatRows, ROW_NEAREST2 + k),
          VectorMask.fromLong(FLOATS, (allApartGreaterSquaredDistanceBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(featureA).intoArray(featureAs, at + k);
    }
  }

  /** {@code firstStep} of a block, from rows of values to another row. */
  private static void firstStep(float[] rows, int mxRow, int myRow, int mzRow, int hxRow, int hyRow, int hzRow,
      int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hz = fromArray(FLOATS, rows, hzRow + k);
      FloatVector hz2 = hz.lanewise(ABS);
      VectorMask<Float> hzGreaterSquaredDistance = hz2.compare(GT, ALL_SQUARED_DISTANCE);
      FloatVector mz = fromArray(FLOATS, rows, mzRow + k);
      // hz < 0 ? -mz : mz
      FloatVector z = mz.blend(mz.lanewise(NEG), hz.compare(LT, ALL_SQUARED_DISTANCE));
      FloatVector gz = fromArray(FLOATS, rows, ROW_GZ + k);
      FloatVector nearZ = gz.lanewise(NEG).lanewise(SUB, z);
      // hz > 0 ? nearZ : -1
      FloatVector inZ = ALL_MINUS_ONE.blend(nearZ, hzGreaterSquaredDistance);
      FloatVector hy = fromArray(FLOATS, rows, hyRow + k);
      FloatVector hy2 = hy.lanewise(ABS);
      VectorMask<Float> hyGreaterSquaredDistance = hy2.compare(GT, ALL_SQUARED_DISTANCE);
      FloatVector my = fromArray(FLOATS, rows, myRow + k);
      // hy < 0 ? -my : my
      FloatVector y = my.blend(my.lanewise(NEG), hy.compare(LT, ALL_SQUARED_DISTANCE));
      FloatVector gy = fromArray(FLOATS, rows, ROW_GY + k);
      FloatVector nearY = gy.lanewise(NEG).lanewise(SUB, y);
      // hy > 0 ? nearY : -1
      FloatVector inY = ALL_MINUS_ONE.blend(nearY, hyGreaterSquaredDistance);
      FloatVector hx = fromArray(FLOATS, rows, hxRow + k);
      FloatVector hx2 = hx.lanewise(ABS);
      VectorMask<Float> hxGreaterSquaredDistance = hx2.compare(GT, ALL_SQUARED_DISTANCE);
      FloatVector mx = fromArray(FLOATS, rows, mxRow + k);
      // hx < 0 ? -mx : mx
      FloatVector x = mx.blend(mx.lanewise(NEG), hx.compare(LT, ALL_SQUARED_DISTANCE));
      FloatVector gx = fromArray(FLOATS, rows, ROW_GX + k);
      FloatVector nearX = gx.lanewise(NEG).lanewise(SUB, x);
      // hx > 0 ? nearX : -1
      FloatVector inX = ALL_MINUS_ONE.blend(nearX, hxGreaterSquaredDistance);
      VectorMask<Float> inByY = inY.lanewise(MUL, hx2).compare(GT, inX.lanewise(MUL, hy2));
      // inByY ? hy : hx
      FloatVector hIn = hx2.blend(hy2, inByY);
      // inByY ? inY : inX
      FloatVector in = inX.blend(inY, inByY);
      VectorMask<Float> inByZ = inZ.lanewise(MUL, hIn).compare(GT, in.lanewise(MUL, hz2));
      // inByZ ? inZ : in
      FloatVector in2 = in.blend(inZ, inByZ);
      // inByZ ? hz : hIn
      FloatVector hIn2 = hIn.blend(hz2, inByZ);
      FloatVector farZ = gz.lanewise(SUB, z);
      // hz > 0 ? farZ : 1
      FloatVector outZ = ALL_BC.blend(farZ, hzGreaterSquaredDistance);
      FloatVector farY = gy.lanewise(SUB, y);
      // hy > 0 ? farY : 1
      FloatVector outY = ALL_BC.blend(farY, hyGreaterSquaredDistance);
      FloatVector farX = gx.lanewise(SUB, x);
      // hx > 0 ? farX : 1
      FloatVector outX = ALL_BC.blend(farX, hxGreaterSquaredDistance);
      VectorMask<Float> outByY = outY.lanewise(MUL, hx2).compare(LT, outX.lanewise(MUL, hy2));
      // outByY ? hy : hx
      FloatVector hOut = hx2.blend(hy2, outByY);
      // outByY ? outY : outX
      FloatVector out = outX.blend(outY, outByY);
      VectorMask<Float> outByZ = outZ.lanewise(MUL, hOut).compare(LT, out.lanewise(MUL, hz2));
      // outByZ ? outZ : out
      FloatVector out2 = out.blend(outZ, outByZ);
      // outByZ ? hz : hOut
      FloatVector hOut2 = hOut.blend(hz2, outByZ);
      FloatVector numerator = in2.lanewise(MUL, hIn2).lanewise(ADD, out2.lanewise(MUL, hOut2));
      FloatVector denominator = hIn2.lanewise(MUL, hIn2).lanewise(ADD, hOut2.lanewise(MUL, hOut2));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_SQUARED_DISTANCE.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_SQUARED_DISTANCE))
          .blend(ALL_BC, numerator.compare(GT, ALL_SQUARED_DISTANCE))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS)
          .compare(LT, denominator))).intoArray(rows, to + k);
    }
  }

  /** {@code part} of a block, from rows of values to another row. */
  private static void part(float[] rows, int dxRow, int dyRow, int dzRow, int lxRow, int lyRow, int lzRow,
      int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector lx = fromArray(FLOATS, rows, lxRow + k);
      FloatVector ly = fromArray(FLOATS, rows, lyRow + k);
      FloatVector lz = fromArray(FLOATS, rows, lzRow + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, rows, dxRow + k).lanewise(MUL, lx)
          .lanewise(ADD, fromArray(FLOATS, rows, dyRow + k).lanewise(MUL, ly))
          .lanewise(ADD, fromArray(FLOATS, rows, dzRow + k).lanewise(MUL, lz))
          .lanewise(DIV, lx.lanewise(MUL, lx).lanewise(ADD, ly.lanewise(MUL, ly))
          .lanewise(ADD, lz.lanewise(MUL, lz)))).intoArray(rows, to + k);
    }
  }

  /** {@code secondStep} of a block, from rows of values to another row. */
  private static void secondStep(float[] rows, int betweenRow, int mxRow, int myRow, int mzRow, int hxRow,
      int hyRow, int hzRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector between = fromArray(FLOATS, rows, betweenRow + k);
      FloatVector hx = fromArray(FLOATS, rows, hxRow + k);
      FloatVector p = between.lanewise(MUL, hx);
      FloatVector gx = fromArray(FLOATS, rows, ROW_GX + k);
      FloatVector mx = fromArray(FLOATS, rows, mxRow + k);
      FloatVector nearX = gx.lanewise(NEG).lanewise(SUB, mx);
      FloatVector farX = gx.lanewise(SUB, mx);
      VectorMask<Float> pGreaterFarX = p.compare(GT, farX);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector x = p.blend(farX, pGreaterFarX).blend(nearX.blend(p, pGreaterFarX), p.compare(LT, nearX));
      FloatVector hy = fromArray(FLOATS, rows, hyRow + k);
      FloatVector p2 = between.lanewise(MUL, hy);
      FloatVector gy = fromArray(FLOATS, rows, ROW_GY + k);
      FloatVector my = fromArray(FLOATS, rows, myRow + k);
      FloatVector nearY = gy.lanewise(NEG).lanewise(SUB, my);
      FloatVector farY = gy.lanewise(SUB, my);
      VectorMask<Float> pGreaterFarY = p2.compare(GT, farY);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector y = p2.blend(farY, pGreaterFarY).blend(nearY.blend(p2, pGreaterFarY), p2.compare(LT, nearY));
      FloatVector hz = fromArray(FLOATS, rows, hzRow + k);
      FloatVector p3 = between.lanewise(MUL, hz);
      FloatVector gz = fromArray(FLOATS, rows, ROW_GZ + k);
      FloatVector mz = fromArray(FLOATS, rows, mzRow + k);
      FloatVector nearZ = gz.lanewise(NEG).lanewise(SUB, mz);
      FloatVector farZ = gz.lanewise(SUB, mz);
      VectorMask<Float> pGreaterFarZ = p3.compare(GT, farZ);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector z = p3.blend(farZ, pGreaterFarZ).blend(nearZ.blend(p3, pGreaterFarZ), p3.compare(LT, nearZ));
      FloatVector numerator = x.lanewise(MUL, hx).lanewise(ADD, y.lanewise(MUL, hy))
          .lanewise(ADD, z.lanewise(MUL, hz));
      FloatVector denominator = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_SQUARED_DISTANCE.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_SQUARED_DISTANCE))
          .blend(ALL_BC, numerator.compare(GT, ALL_SQUARED_DISTANCE))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS)
          .compare(LT, denominator))).intoArray(rows, to + k);
    }
  }

  /** {@code diagonal} of a block, from rows of values to another row. */
  private static void diagonal(float[] rows, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nx = fromArray(FLOATS, rows, ROW_PRODUCT + k);
      FloatVector ny = fromArray(FLOATS, rows, ROW_PRODUCT2 + k);
      FloatVector nz = fromArray(FLOATS, rows, ROW_PRODUCT3 + k);
      FloatVector numerator = nx.lanewise(MUL, fromArray(FLOATS, rows, ROW_PX2 + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, rows, ROW_PY2 + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, rows, ROW_PZ2 + k)));
      FloatVector denominator = nx.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, rows, ROW_GX + k))
          .lanewise(ADD, ny.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, rows, ROW_GY + k)))
          .lanewise(ADD, nz.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, rows, ROW_GZ + k)));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_SQUARED_DISTANCE.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_SQUARED_DISTANCE))
          .blend(ALL_BC, numerator.compare(GT, ALL_SQUARED_DISTANCE))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS)
          .compare(LT, denominator))).intoArray(rows, to + k);
    }
  }

  /** {@code squaredDistance} of a block, from rows of values to another row. */
  private static void squaredDistance(float[] rows, int tRow, int mxRow, int myRow, int mzRow, int hxRow,
      int hyRow, int hzRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector t = fromArray(FLOATS, rows, tRow + k);
      FloatVector p = fromArray(FLOATS, rows, mxRow + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, hxRow + k)));
      FloatVector out = p.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, rows, ROW_GX + k));
      // out > 0 ? out : 0
      FloatVector dx = ALL_SQUARED_DISTANCE.blend(out, out.compare(GT, ALL_SQUARED_DISTANCE));
      FloatVector p2 = fromArray(FLOATS, rows, myRow + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, hyRow + k)));
      FloatVector out2 = p2.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, rows, ROW_GY + k));
      // out > 0 ? out : 0
      FloatVector dy = ALL_SQUARED_DISTANCE.blend(out2, out2.compare(GT, ALL_SQUARED_DISTANCE));
      FloatVector p3 = fromArray(FLOATS, rows, mzRow + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, hzRow + k)));
      FloatVector out3 = p3.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, rows, ROW_GZ + k));
      // out > 0 ? out : 0
      FloatVector dz = ALL_SQUARED_DISTANCE.blend(out3, out3.compare(GT, ALL_SQUARED_DISTANCE));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(rows, to + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null);
      floats2(null, 0, null, 0, null);
      floats3(null, 0, null, 0, null);
      floats4(null, 0, null, 0, null);
      floats5(null);
      floats6(null);
      floats7(null);
      floats8(null, null);
      floats9(null, 0, 0);
      floats10(null, 0, null, null);
      floats11(null, 0, null);
      floats12(null, 0, null, 0, null, 0, 0, 0);
      floats13(null, 0, null, 0, null, 0, 0);
      floats14(null, 0, null, 0, null);
      floats15(null, 0, null);
      floats16(null);
      floats17(null);
      floats18(null, 0);
      floats19(null, 0);
      floats20(null, 0);
      floats21(null, 0);
      floats22(null, 0);
      floats23(null, 0);
      floats24(null, null, 0);
      floats25(null, 0, 0, 0);
      floats26(null, null, 0, 0);
      floats28(null, null);
      floats30(null, 0, 0, 0);
      floats32(null);
      floats34(null);
      floats35(null, null, 0, 0);
      floats36(null, 0, 0, 0, 0, 0);
      floats37(null, 0);
      floats38(null, 0, null, 0, null, null, 0);
      floats39(null, 0, null, 0, null, 0);
      floats40(null, null, 0, 0, 0, 0, 0);
      floats42(null, 0, null, null, 0, 0, 0, 0, 0, 0, 0, 0);
      floats44(null, null, 0, 0, 0);
      firstStep(null, 0, 0, 0, 0, 0, 0, 0);
      part(null, 0, 0, 0, 0, 0, 0, 0);
      secondStep(null, 0, 0, 0, 0, 0, 0, 0, 0);
      diagonal(null, 0);
      squaredDistance(null, 0, 0, 0, 0, 0, 0, 0, 0);
    }
  }
}
