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
 * Wide twin of {@link BoxTriangleDistance#alone}: the same operations in the same order, on vectors of pairs.
 */
final class BoxTriangleDistanceAloneWide implements LoopedKernel {
  private static final FloatVector ALL_SQUARED_DISTANCE = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_CA = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_BC = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, 1.0E18f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[4]);

  private static final int ROW_B = 0 * Kernel.BLOCK;
  private static final int ROW_C = 1 * Kernel.BLOCK;
  private static final int ROW_MAX_OR_HIGH_OR_MIN = 2 * Kernel.BLOCK;
  private static final int ROW_MIN_OR_LOW_OR_MAX = 3 * Kernel.BLOCK;
  private static final int ROW_GX = 4 * Kernel.BLOCK;
  private static final int ROW_OX = 5 * Kernel.BLOCK;
  private static final int ROW_B2 = 6 * Kernel.BLOCK;
  private static final int ROW_C2 = 7 * Kernel.BLOCK;
  private static final int ROW_MAX_OR_HIGH_OR_MIN2 = 8 * Kernel.BLOCK;
  private static final int ROW_MIN_OR_LOW_OR_MAX2 = 9 * Kernel.BLOCK;
  private static final int ROW_GY = 10 * Kernel.BLOCK;
  private static final int ROW_OY = 11 * Kernel.BLOCK;
  private static final int ROW_B3 = 12 * Kernel.BLOCK;
  private static final int ROW_C3 = 13 * Kernel.BLOCK;
  private static final int ROW_MAX_OR_HIGH_OR_MIN3 = 14 * Kernel.BLOCK;
  private static final int ROW_MIN_OR_LOW_OR_MAX3 = 15 * Kernel.BLOCK;
  private static final int ROW_GZ = 16 * Kernel.BLOCK;
  private static final int ROW_PX = 17 * Kernel.BLOCK;
  private static final int ROW_QX = 18 * Kernel.BLOCK;
  private static final int ROW_RX = 19 * Kernel.BLOCK;
  private static final int ROW_PY = 20 * Kernel.BLOCK;
  private static final int ROW_QY = 21 * Kernel.BLOCK;
  private static final int ROW_RY = 22 * Kernel.BLOCK;
  private static final int ROW_PZ = 23 * Kernel.BLOCK;
  private static final int ROW_QZ = 24 * Kernel.BLOCK;
  private static final int ROW_RZ = 25 * Kernel.BLOCK;
  private static final int ROW_MX = 26 * Kernel.BLOCK;
  private static final int ROW_MY = 27 * Kernel.BLOCK;
  private static final int ROW_MZ = 28 * Kernel.BLOCK;
  private static final int ROW_X = 29 * Kernel.BLOCK;
  private static final int ROW_HX = 30 * Kernel.BLOCK;
  private static final int ROW_Y = 31 * Kernel.BLOCK;
  private static final int ROW_HY = 32 * Kernel.BLOCK;
  private static final int ROW_HZ = 33 * Kernel.BLOCK;
  private static final int ROW_MX2 = 34 * Kernel.BLOCK;
  private static final int ROW_MY2 = 35 * Kernel.BLOCK;
  private static final int ROW_MZ2 = 36 * Kernel.BLOCK;
  private static final int ROW_HX2 = 37 * Kernel.BLOCK;
  private static final int ROW_HY2 = 38 * Kernel.BLOCK;
  private static final int ROW_HZ2 = 39 * Kernel.BLOCK;
  private static final int ROW_MX3 = 40 * Kernel.BLOCK;
  private static final int ROW_MY3 = 41 * Kernel.BLOCK;
  private static final int ROW_MZ3 = 42 * Kernel.BLOCK;
  private static final int ROW_HX3 = 43 * Kernel.BLOCK;
  private static final int ROW_HY3 = 44 * Kernel.BLOCK;
  private static final int ROW_HZ3 = 45 * Kernel.BLOCK;
  private static final int ROW_PX2 = 46 * Kernel.BLOCK;
  private static final int ROW_LX = 47 * Kernel.BLOCK;
  private static final int ROW_PY2 = 48 * Kernel.BLOCK;
  private static final int ROW_LY = 49 * Kernel.BLOCK;
  private static final int ROW_PZ2 = 50 * Kernel.BLOCK;
  private static final int ROW_LZ = 51 * Kernel.BLOCK;
  private static final int ROW_KX = 52 * Kernel.BLOCK;
  private static final int ROW_KY = 53 * Kernel.BLOCK;
  private static final int ROW_KZ = 54 * Kernel.BLOCK;
  private static final int ROW_SUM = 55 * Kernel.BLOCK;
  private static final int ROW_LOW = 56 * Kernel.BLOCK;
  private static final int ROW_HIGH = 57 * Kernel.BLOCK;
  private static final int ROW_LOW2 = 58 * Kernel.BLOCK;
  private static final int ROW_HIGH2 = 59 * Kernel.BLOCK;
  private static final int ROW_LOW_X = 60 * Kernel.BLOCK;
  private static final int ROW_LOW_Y = 61 * Kernel.BLOCK;
  private static final int ROW_LOW_Z = 62 * Kernel.BLOCK;
  private static final int ROW_HIGH_X = 63 * Kernel.BLOCK;
  private static final int ROW_HIGH_Y = 64 * Kernel.BLOCK;
  private static final int ROW_HIGH_Z = 65 * Kernel.BLOCK;
  private static final int ROW_X2 = 66 * Kernel.BLOCK;
  private static final int ROW_HX4 = 67 * Kernel.BLOCK;
  private static final int ROW_Y2 = 68 * Kernel.BLOCK;
  private static final int ROW_HY4 = 69 * Kernel.BLOCK;
  private static final int ROW_Z = 70 * Kernel.BLOCK;
  private static final int ROW_HZ4 = 71 * Kernel.BLOCK;
  private static final int ROW_FX = 72 * Kernel.BLOCK;
  private static final int ROW_FY = 73 * Kernel.BLOCK;
  private static final int ROW_FZ = 74 * Kernel.BLOCK;
  private static final int ROW_GX2 = 75 * Kernel.BLOCK;
  private static final int ROW_GY2 = 76 * Kernel.BLOCK;
  private static final int ROW_GZ2 = 77 * Kernel.BLOCK;
  private static final int ROW_BX = 78 * Kernel.BLOCK;
  private static final int ROW_BY = 79 * Kernel.BLOCK;
  private static final int ROW_BZ = 80 * Kernel.BLOCK;
  private static final int ROW_CX = 81 * Kernel.BLOCK;
  private static final int ROW_CY = 82 * Kernel.BLOCK;
  private static final int ROW_CZ = 83 * Kernel.BLOCK;
  private static final int ROW_AX = 84 * Kernel.BLOCK;
  private static final int ROW_AY = 85 * Kernel.BLOCK;
  private static final int ROW_AZ = 86 * Kernel.BLOCK;
  private static final int ROW_A = 87 * Kernel.BLOCK;
  private static final int ROW_B4 = 88 * Kernel.BLOCK;
  private static final int ROW_C4 = 89 * Kernel.BLOCK;
  private static final int ROW_REACH = 90 * Kernel.BLOCK;
  private static final int ROW_ABS_B = 91 * Kernel.BLOCK;
  private static final int ROW_ABS_B2 = 92 * Kernel.BLOCK;
  private static final int ROW_ABS_FY = 93 * Kernel.BLOCK;
  private static final int ROW_ABS_FX = 94 * Kernel.BLOCK;
  private static final int ROW_BOTH = 95 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 96 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 97 * Kernel.BLOCK;
  private static final int ROW_ABS_GY = 98 * Kernel.BLOCK;
  private static final int ROW_ABS_GX = 99 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP = 100 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP2 = 101 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP3 = 102 * Kernel.BLOCK;
  private static final int ROW_FOOT = 103 * Kernel.BLOCK;
  private static final int ROW_HX5 = 104 * Kernel.BLOCK;
  private static final int ROW_HY5 = 105 * Kernel.BLOCK;
  private static final int ROW_HZ5 = 106 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 107 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 108 * Kernel.BLOCK;
  private static final int ROW_PRODUCT5 = 109 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP = 110 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP2 = 111 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP3 = 112 * Kernel.BLOCK;
  private static final int ROW_S = 113 * Kernel.BLOCK;
  private static final int ROW_DX = 114 * Kernel.BLOCK;
  private static final int ROW_DY = 115 * Kernel.BLOCK;
  private static final int ROW_DZ = 116 * Kernel.BLOCK;
  private static final int ROW_BEST = 117 * Kernel.BLOCK;
  private static final int ROW_BC = 118 * Kernel.BLOCK;
  private static final int ROW_CA = 119 * Kernel.BLOCK;
  private static final int ROW_ALONG = 120 * Kernel.BLOCK;
  private static final int ROW_DX2 = 121 * Kernel.BLOCK;
  private static final int ROW_DY2 = 122 * Kernel.BLOCK;
  private static final int ROW_DZ2 = 123 * Kernel.BLOCK;
  private static final int ROW_BEST2 = 124 * Kernel.BLOCK;
  private static final int ROW_THIRD = 125 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[126 * Kernel.BLOCK]);

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
      floats4(floatRows);
      long bcAtLeastAbAndBcAtLeastCaBits = floats5(floatRows, bits);
      long caAtLeastAbBits = bits[0];
      long longestIsBcBits = floats6(floatRows, bits, caAtLeastAbBits, bcAtLeastAbAndBcAtLeastCaBits);
      long longestIsCaBits = bits[0];
      long minXAtMostMaxXBits = floats7(columns1, from1, floatRows, bits, longestIsCaBits, longestIsBcBits);
      long minYAtMostMaxYBits = bits[0];
      long minZAtMostMaxZBits = bits[1];
      long allMinXAtMostMaxXBits = bits[2];
      long validBits = floats8(floatRows, allMinXAtMostMaxXBits);
      long allMinXAtMostHighBits = floats9(columns1, from1, columns2, from2, floatRows, minXAtMostMaxXBits,
          minYAtMostMaxYBits);
      long meetBits = floats10(columns1, from1, columns2, from2, floatRows, minZAtMostMaxZBits,
          allMinXAtMostHighBits);
      floats11(columns2, from2, floatRows);
      floats12(floatRows);
      long allValueAtMostReachBits = floats13(floatRows);
      long allValueAtMostReachBits2 = floats14(floatRows, allValueAtMostReachBits);
      long allValueAtMostReachBits3 = floats15(floatRows, allValueAtMostReachBits2);
      long allValueAtMostReachBits4 = floats16(floatRows, allValueAtMostReachBits3);
      long allValueAtMostReachBits5 = floats17(floatRows, allValueAtMostReachBits4);
      long allValueAtMostReachBits6 = floats18(floatRows, allValueAtMostReachBits5);
      long overlapBits = floats19(floatRows, allValueAtMostReachBits6, meetBits);
      firstStep(floatRows, ROW_MX, ROW_MY, ROW_MZ, ROW_HX, ROW_HY, ROW_HZ, ROW_FIRST_STEP);
      firstStep(floatRows, ROW_MX2, ROW_MY2, ROW_MZ2, ROW_HX2, ROW_HY2, ROW_HZ2, ROW_FIRST_STEP2);
      firstStep(floatRows, ROW_MX3, ROW_MY3, ROW_MZ3, ROW_HX3, ROW_HY3, ROW_HZ3, ROW_FIRST_STEP3);
      part(floatRows, ROW_KX, ROW_KY, ROW_KZ, ROW_LX, ROW_LY, ROW_LZ, ROW_FOOT);
      long nxLessSquaredDistanceBits = floats21(floatRows, bits);
      long nyLessSquaredDistanceBits = bits[0];
      long nzLessSquaredDistanceBits = bits[1];
      secondStep(floatRows, ROW_FIRST_STEP, ROW_MX, ROW_MY, ROW_MZ, ROW_HX, ROW_HY, ROW_HZ, ROW_SECOND_STEP);
      secondStep(floatRows, ROW_FIRST_STEP2, ROW_MX2, ROW_MY2, ROW_MZ2, ROW_HX2, ROW_HY2, ROW_HZ2,
          ROW_SECOND_STEP2);
      secondStep(floatRows, ROW_FIRST_STEP3, ROW_MX3, ROW_MY3, ROW_MZ3, ROW_HX3, ROW_HY3, ROW_HZ3,
          ROW_SECOND_STEP3);
      diagonal(floatRows, ROW_S);
      floats23(floatRows, nxLessSquaredDistanceBits, nyLessSquaredDistanceBits, nzLessSquaredDistanceBits);
      squaredDistance(floatRows, ROW_SECOND_STEP, ROW_MX, ROW_MY, ROW_MZ, ROW_HX, ROW_HY, ROW_HZ, ROW_BEST);
      squaredDistance(floatRows, ROW_SECOND_STEP2, ROW_MX2, ROW_MY2, ROW_MZ2, ROW_HX2, ROW_HY2, ROW_HZ2,
          ROW_BC);
      squaredDistance(floatRows, ROW_SECOND_STEP3, ROW_MX3, ROW_MY3, ROW_MZ3, ROW_HX3, ROW_HY3, ROW_HZ3,
          ROW_CA);
      part(floatRows, ROW_DX, ROW_DY, ROW_DZ, ROW_LX, ROW_LY, ROW_LZ, ROW_ALONG);
      floats25(floatRows);
      part(floatRows, ROW_DX2, ROW_DY2, ROW_DZ2, ROW_HX5, ROW_HY5, ROW_HZ5, ROW_THIRD);
      long eitherBits = floats27(floatRows, results, at, overlapBits, validBits);
      long eitherBits2 = overlapBits | eitherBits;
      long hits = validBits & eitherBits2;
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] minXs = columns1[0], maxXs = columns1[3];
    float[] axs = columns2[0], bxs = columns2[3], cxs = columns2[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector b = fromArray(FLOATS, bxs, j).lanewise(SUB, ax);
      FLOAT_VECTOR.cast(b).intoArray(floatRows, ROW_B + k);
      FloatVector c = fromArray(FLOATS, cxs, j).lanewise(SUB, ax);
      FLOAT_VECTOR.cast(c).intoArray(floatRows, ROW_C + k);
      // a < b ? a : b
      FloatVector low = b.blend(ALL_SQUARED_DISTANCE, ALL_SQUARED_DISTANCE.compare(LT, b));
      // c < low ? c : low
      FloatVector low2 = low.blend(c, c.compare(LT, low));
      // a > b ? a : b
      FloatVector high = b.blend(ALL_SQUARED_DISTANCE, ALL_SQUARED_DISTANCE.compare(GT, b));
      // c > high ? c : high
      FloatVector high2 = high.blend(c, c.compare(GT, high));
      FloatVector min = fromArray(FLOATS, minXs, i).lanewise(SUB, ax);
      FloatVector max = fromArray(FLOATS, maxXs, i).lanewise(SUB, ax);
      // max < highest ? max : highest > min ? highest : min
      FLOAT_VECTOR.cast(min.blend(high2, high2.compare(GT, min)).blend(max, max.compare(LT, high2))).intoArray(
          floatRows, ROW_MAX_OR_HIGH_OR_MIN + k);
      // min > lowest ? min : lowest < max ? lowest : max
      FLOAT_VECTOR.cast(max.blend(low2, low2.compare(LT, max)).blend(min, min.compare(GT, low2))).intoArray(
          floatRows, ROW_MIN_OR_LOW_OR_MAX + k);
    }
  }

  private static void floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] minYs = columns1[1], maxYs = columns1[4];
    float[] ays = columns2[1], bys = columns2[4], cys = columns2[7];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector maxOrHighOrMin = fromArray(FLOATS, floatRows, ROW_MAX_OR_HIGH_OR_MIN + k);
      FloatVector minOrLowOrMax = fromArray(FLOATS, floatRows, ROW_MIN_OR_LOW_OR_MAX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, maxOrHighOrMin.lanewise(SUB, minOrLowOrMax))).intoArray(
          floatRows, ROW_GX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, minOrLowOrMax.lanewise(ADD, maxOrHighOrMin))).intoArray(
          floatRows, ROW_OX + k);
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector b = fromArray(FLOATS, bys, j).lanewise(SUB, ay);
      FLOAT_VECTOR.cast(b).intoArray(floatRows, ROW_B2 + k);
      FloatVector c = fromArray(FLOATS, cys, j).lanewise(SUB, ay);
      FLOAT_VECTOR.cast(c).intoArray(floatRows, ROW_C2 + k);
      // a < b ? a : b
      FloatVector low = b.blend(ALL_SQUARED_DISTANCE, ALL_SQUARED_DISTANCE.compare(LT, b));
      // c < low ? c : low
      FloatVector low2 = low.blend(c, c.compare(LT, low));
      // a > b ? a : b
      FloatVector high = b.blend(ALL_SQUARED_DISTANCE, ALL_SQUARED_DISTANCE.compare(GT, b));
      // c > high ? c : high
      FloatVector high2 = high.blend(c, c.compare(GT, high));
      FloatVector min = fromArray(FLOATS, minYs, i).lanewise(SUB, ay);
      FloatVector max = fromArray(FLOATS, maxYs, i).lanewise(SUB, ay);
      // max < highest ? max : highest > min ? highest : min
      FLOAT_VECTOR.cast(min.blend(high2, high2.compare(GT, min)).blend(max, max.compare(LT, high2))).intoArray(
          floatRows, ROW_MAX_OR_HIGH_OR_MIN2 + k);
      // min > lowest ? min : lowest < max ? lowest : max
      FLOAT_VECTOR.cast(max.blend(low2, low2.compare(LT, max)).blend(min, min.compare(GT, low2))).intoArray(
          floatRows, ROW_MIN_OR_LOW_OR_MAX2 + k);
    }
  }

  private static void floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] minZs = columns1[2], maxZs = columns1[5];
    float[] azs = columns2[2], bzs = columns2[5], czs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector maxOrHighOrMin = fromArray(FLOATS, floatRows, ROW_MAX_OR_HIGH_OR_MIN2 + k);
      FloatVector minOrLowOrMax = fromArray(FLOATS, floatRows, ROW_MIN_OR_LOW_OR_MAX2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, maxOrHighOrMin.lanewise(SUB, minOrLowOrMax))).intoArray(
          floatRows, ROW_GY + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, minOrLowOrMax.lanewise(ADD, maxOrHighOrMin))).intoArray(
          floatRows, ROW_OY + k);
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector b = fromArray(FLOATS, bzs, j).lanewise(SUB, az);
      FLOAT_VECTOR.cast(b).intoArray(floatRows, ROW_B3 + k);
      FloatVector c = fromArray(FLOATS, czs, j).lanewise(SUB, az);
      FLOAT_VECTOR.cast(c).intoArray(floatRows, ROW_C3 + k);
      // a < b ? a : b
      FloatVector low = b.blend(ALL_SQUARED_DISTANCE, ALL_SQUARED_DISTANCE.compare(LT, b));
      // c < low ? c : low
      FloatVector low2 = low.blend(c, c.compare(LT, low));
      // a > b ? a : b
      FloatVector high = b.blend(ALL_SQUARED_DISTANCE, ALL_SQUARED_DISTANCE.compare(GT, b));
      // c > high ? c : high
      FloatVector high2 = high.blend(c, c.compare(GT, high));
      FloatVector min = fromArray(FLOATS, minZs, i).lanewise(SUB, az);
      FloatVector max = fromArray(FLOATS, maxZs, i).lanewise(SUB, az);
      // max < highest ? max : highest > min ? highest : min
      FLOAT_VECTOR.cast(min.blend(high2, high2.compare(GT, min)).blend(max, max.compare(LT, high2))).intoArray(
          floatRows, ROW_MAX_OR_HIGH_OR_MIN3 + k);
      // min > lowest ? min : lowest < max ? lowest : max
      FLOAT_VECTOR.cast(max.blend(low2, low2.compare(LT, max)).blend(min, min.compare(GT, low2))).intoArray(
          floatRows, ROW_MIN_OR_LOW_OR_MAX3 + k);
    }
  }

  private static void floats4(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector maxOrHighOrMin = fromArray(FLOATS, floatRows, ROW_MAX_OR_HIGH_OR_MIN3 + k);
      FloatVector minOrLowOrMax = fromArray(FLOATS, floatRows, ROW_MIN_OR_LOW_OR_MAX3 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, maxOrHighOrMin.lanewise(SUB, minOrLowOrMax))).intoArray(
          floatRows, ROW_GZ + k);
      FloatVector oz = ALL_HALF.lanewise(MUL, minOrLowOrMax.lanewise(ADD, maxOrHighOrMin));
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
      FloatVector pz = oz.lanewise(NEG);
      FLOAT_VECTOR.cast(pz).intoArray(floatRows, ROW_PZ + k);
      FloatVector qz = fromArray(FLOATS, floatRows, ROW_B3 + k).lanewise(SUB, oz);
      FLOAT_VECTOR.cast(qz).intoArray(floatRows, ROW_QZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_C3 + k).lanewise(SUB, oz)).intoArray(floatRows,
          ROW_RZ + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, px.lanewise(ADD, qx))).intoArray(floatRows, ROW_MX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, py.lanewise(ADD, qy))).intoArray(floatRows, ROW_MY + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, pz.lanewise(ADD, qz))).intoArray(floatRows, ROW_MZ + k);
      FloatVector x = qx.lanewise(SUB, px);
      FLOAT_VECTOR.cast(x).intoArray(floatRows, ROW_X + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, x)).intoArray(floatRows, ROW_HX + k);
      FloatVector y = qy.lanewise(SUB, py);
      FLOAT_VECTOR.cast(y).intoArray(floatRows, ROW_Y + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, y)).intoArray(floatRows, ROW_HY + k);
    }
  }

  private static long floats5(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long bcAtLeastAbAndBcAtLeastCaBits = 0;
    long caAtLeastAbBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector qz = fromArray(FLOATS, floatRows, ROW_QZ + k);
      FloatVector pz = fromArray(FLOATS, floatRows, ROW_PZ + k);
      FloatVector z = qz.lanewise(SUB, pz);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, z)).intoArray(floatRows, ROW_HZ + k);
      FloatVector qx = fromArray(FLOATS, floatRows, ROW_QX + k);
      FloatVector rx = fromArray(FLOATS, floatRows, ROW_RX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, qx.lanewise(ADD, rx))).intoArray(floatRows, ROW_MX2 + k);
      FloatVector qy = fromArray(FLOATS, floatRows, ROW_QY + k);
      FloatVector ry = fromArray(FLOATS, floatRows, ROW_RY + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, qy.lanewise(ADD, ry))).intoArray(floatRows, ROW_MY2 + k);
      FloatVector rz = fromArray(FLOATS, floatRows, ROW_RZ + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, qz.lanewise(ADD, rz))).intoArray(floatRows, ROW_MZ2 + k);
      FloatVector x = rx.lanewise(SUB, qx);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, x)).intoArray(floatRows, ROW_HX2 + k);
      FloatVector y = ry.lanewise(SUB, qy);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, y)).intoArray(floatRows, ROW_HY2 + k);
      FloatVector z2 = rz.lanewise(SUB, qz);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, z2)).intoArray(floatRows, ROW_HZ2 + k);
      FloatVector px = fromArray(FLOATS, floatRows, ROW_PX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, rx.lanewise(ADD, px))).intoArray(floatRows, ROW_MX3 + k);
      FloatVector py = fromArray(FLOATS, floatRows, ROW_PY + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ry.lanewise(ADD, py))).intoArray(floatRows, ROW_MY3 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, rz.lanewise(ADD, pz))).intoArray(floatRows, ROW_MZ3 + k);
      FloatVector x2 = px.lanewise(SUB, rx);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, x2)).intoArray(floatRows, ROW_HX3 + k);
      FloatVector y2 = py.lanewise(SUB, ry);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, y2)).intoArray(floatRows, ROW_HY3 + k);
      FloatVector z3 = pz.lanewise(SUB, rz);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, z3)).intoArray(floatRows, ROW_HZ3 + k);
      FloatVector x3 = fromArray(FLOATS, floatRows, ROW_X + k);
      FloatVector y3 = fromArray(FLOATS, floatRows, ROW_Y + k);
      FloatVector ab = x3.lanewise(MUL, x3).lanewise(ADD, y3.lanewise(MUL, y3))
          .lanewise(ADD, z.lanewise(MUL, z));
      FloatVector bc = x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y)).lanewise(ADD, z2.lanewise(MUL, z2));
      FloatVector ca = x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z3.lanewise(MUL, z3));
      VectorMask<Float> bcAtLeastAbAndBcAtLeastCa = bc.compare(GE, ab);
      bcAtLeastAbAndBcAtLeastCa = bc.compare(GE, ca, bcAtLeastAbAndBcAtLeastCa);
      bcAtLeastAbAndBcAtLeastCaBits |= bcAtLeastAbAndBcAtLeastCa.toLong() << k;
      caAtLeastAbBits |= ca.compare(GE, ab).toLong() << k;
    }
    bits[0] = caAtLeastAbBits;
    return bcAtLeastAbAndBcAtLeastCaBits;
  }

  private static long floats6(float[] floatRows, long[] bits, long caAtLeastAbBits,
      long bcAtLeastAbAndBcAtLeastCaBits) {
    if (floatRows == null) {
      return 0;
    }
    long longestIsBcBits = 0;
    long longestIsCaBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // bc >= ab && bc >= ca ? BC : ca >= ab ? CA : AB
      FloatVector longest = ALL_SQUARED_DISTANCE
          .blend(ALL_CA, VectorMask.fromLong(FLOATS, (caAtLeastAbBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_BC, VectorMask.fromLong(FLOATS, (bcAtLeastAbAndBcAtLeastCaBits >>> k)
          & WideLanes.FLOAT_LANES));
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

  private static long floats7(float[][] columns1, int from1, float[] floatRows, long[] bits,
      long longestIsCaBits, long longestIsBcBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    long minXAtMostMaxXBits = 0;
    long minYAtMostMaxYBits = 0;
    long minZAtMostMaxZBits = 0;
    long allMinXAtMostMaxXBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
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
      VectorMask<Float> minXAtMostMaxX = fromArray(FLOATS, minXs, i).compare(LE, fromArray(FLOATS, maxXs, i));
      minXAtMostMaxXBits |= minXAtMostMaxX.toLong() << k;
      VectorMask<Float> minYAtMostMaxY = fromArray(FLOATS, minYs, i).compare(LE, fromArray(FLOATS, maxYs, i));
      minYAtMostMaxYBits |= minYAtMostMaxY.toLong() << k;
      VectorMask<Float> minZAtMostMaxZ = fromArray(FLOATS, minZs, i).compare(LE, fromArray(FLOATS, maxZs, i));
      minZAtMostMaxZBits |= minZAtMostMaxZ.toLong() << k;
      allMinXAtMostMaxXBits |= minXAtMostMaxX.and(minYAtMostMaxY).and(minZAtMostMaxZ).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GX + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GZ + k).lanewise(ABS))
          .lanewise(ADD, px.lanewise(ABS).lanewise(ADD, py.lanewise(ABS)).lanewise(ADD, pz.lanewise(ABS)))
          .lanewise(ADD, qx.lanewise(ABS).lanewise(ADD, qy.lanewise(ABS))
          .lanewise(ADD, qz.lanewise(ABS)))).intoArray(floatRows, ROW_SUM + k);
    }
    bits[0] = minYAtMostMaxYBits;
    bits[1] = minZAtMostMaxZBits;
    bits[2] = allMinXAtMostMaxXBits;
    return minXAtMostMaxXBits;
  }

  private static long floats8(float[] floatRows, long allMinXAtMostMaxXBits) {
    if (floatRows == null) {
      return 0;
    }
    long validBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      validBits |= fromArray(FLOATS, floatRows, ROW_SUM + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_RX + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_RY + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_RZ + k).lanewise(ABS)))
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (allMinXAtMostMaxXBits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
    }
    return validBits;
  }

  private static long floats9(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long minXAtMostMaxXBits, long minYAtMostMaxYBits) {
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
      VectorMask<Float> allMinXAtMostHigh = fromArray(FLOATS, minXs, i)
          .compare(LE, high2, VectorMask.fromLong(FLOATS, (minXAtMostMaxXBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (minYAtMostMaxYBits >>> k) & WideLanes.FLOAT_LANES)));
      allMinXAtMostHigh = low2.compare(LE, fromArray(FLOATS, maxXs, i), allMinXAtMostHigh);
      allMinXAtMostHigh = fromArray(FLOATS, minYs, i).compare(LE, high4, allMinXAtMostHigh);
      allMinXAtMostHigh = low4.compare(LE, fromArray(FLOATS, maxYs, i), allMinXAtMostHigh);
      allMinXAtMostHighBits |= allMinXAtMostHigh.toLong() << k;
    }
    return allMinXAtMostHighBits;
  }

  private static long floats10(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long minZAtMostMaxZBits, long allMinXAtMostHighBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
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
      FloatVector minZ = fromArray(FLOATS, minZs, i);
      VectorMask<Float> meet = minZ.compare(LE, high2,
          VectorMask.fromLong(FLOATS, (allMinXAtMostHighBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (minZAtMostMaxZBits >>> k) & WideLanes.FLOAT_LANES)));
      FloatVector maxZ = fromArray(FLOATS, maxZs, i);
      meet = low2.compare(LE, maxZ, meet);
      meetBits |= meet.toLong() << k;
      FloatVector minX = fromArray(FLOATS, minXs, i);
      FloatVector low3 = fromArray(FLOATS, floatRows, ROW_LOW + k);
      // minX > lowX ? minX : lowX
      FLOAT_VECTOR.cast(low3.blend(minX, minX.compare(GT, low3))).intoArray(floatRows, ROW_LOW_X + k);
      FloatVector minY = fromArray(FLOATS, minYs, i);
      FloatVector low4 = fromArray(FLOATS, floatRows, ROW_LOW2 + k);
      // minY > lowY ? minY : lowY
      FLOAT_VECTOR.cast(low4.blend(minY, minY.compare(GT, low4))).intoArray(floatRows, ROW_LOW_Y + k);
      // minZ > lowZ ? minZ : lowZ
      FLOAT_VECTOR.cast(low2.blend(minZ, minZ.compare(GT, low2))).intoArray(floatRows, ROW_LOW_Z + k);
      FloatVector maxX = fromArray(FLOATS, maxXs, i);
      FloatVector high3 = fromArray(FLOATS, floatRows, ROW_HIGH + k);
      // maxX < highX ? maxX : highX
      FLOAT_VECTOR.cast(high3.blend(maxX, maxX.compare(LT, high3))).intoArray(floatRows, ROW_HIGH_X + k);
      FloatVector maxY = fromArray(FLOATS, maxYs, i);
      FloatVector high4 = fromArray(FLOATS, floatRows, ROW_HIGH2 + k);
      // maxY < highY ? maxY : highY
      FLOAT_VECTOR.cast(high4.blend(maxY, maxY.compare(LT, high4))).intoArray(floatRows, ROW_HIGH_Y + k);
      // maxZ < highZ ? maxZ : highZ
      FLOAT_VECTOR.cast(high2.blend(maxZ, maxZ.compare(LT, high2))).intoArray(floatRows, ROW_HIGH_Z + k);
    }
    return meetBits;
  }

  private static void floats11(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector lowX = fromArray(FLOATS, floatRows, ROW_LOW_X + k).lanewise(SUB, ax);
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector lowY = fromArray(FLOATS, floatRows, ROW_LOW_Y + k).lanewise(SUB, ay);
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z + k).lanewise(SUB, az);
      FloatVector highX = fromArray(FLOATS, floatRows, ROW_HIGH_X + k).lanewise(SUB, ax);
      FloatVector highY = fromArray(FLOATS, floatRows, ROW_HIGH_Y + k).lanewise(SUB, ay);
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z + k).lanewise(SUB, az);
      FloatVector x = lowX.lanewise(ADD, highX).lanewise(MUL, ALL_HALF);
      FLOAT_VECTOR.cast(x).intoArray(floatRows, ROW_X2 + k);
      FLOAT_VECTOR.cast(highX.lanewise(SUB, lowX).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_HX4 + k);
      FloatVector y = lowY.lanewise(ADD, highY).lanewise(MUL, ALL_HALF);
      FLOAT_VECTOR.cast(y).intoArray(floatRows, ROW_Y2 + k);
      FLOAT_VECTOR.cast(highY.lanewise(SUB, lowY).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_HY4 + k);
      FLOAT_VECTOR.cast(lowZ.lanewise(ADD, highZ).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_Z + k);
      FLOAT_VECTOR.cast(highZ.lanewise(SUB, lowZ).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_HZ4 + k);
      FloatVector cx = fromArray(FLOATS, cxs, j);
      FLOAT_VECTOR.cast(cx.lanewise(SUB, fromArray(FLOATS, bxs, j))).intoArray(floatRows, ROW_FX + k);
      FloatVector cy = fromArray(FLOATS, cys, j);
      FLOAT_VECTOR.cast(cy.lanewise(SUB, fromArray(FLOATS, bys, j))).intoArray(floatRows, ROW_FY + k);
      FloatVector cz = fromArray(FLOATS, czs, j);
      FLOAT_VECTOR.cast(cz.lanewise(SUB, fromArray(FLOATS, bzs, j))).intoArray(floatRows, ROW_FZ + k);
      FLOAT_VECTOR.cast(ax.lanewise(SUB, cx)).intoArray(floatRows, ROW_GX2 + k);
      FLOAT_VECTOR.cast(ay.lanewise(SUB, cy)).intoArray(floatRows, ROW_GY2 + k);
      FLOAT_VECTOR.cast(az.lanewise(SUB, cz)).intoArray(floatRows, ROW_GZ2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_B + k).lanewise(SUB, x)).intoArray(floatRows,
          ROW_BX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_B2 + k).lanewise(SUB, y)).intoArray(floatRows,
          ROW_BY + k);
    }
  }

  private static void floats12(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B3 + k);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z + k);
      FloatVector bz = b.lanewise(SUB, z);
      FLOAT_VECTOR.cast(bz).intoArray(floatRows, ROW_BZ + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X2 + k);
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_C + k).lanewise(SUB, x);
      FLOAT_VECTOR.cast(cx).intoArray(floatRows, ROW_CX + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y2 + k);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_C2 + k).lanewise(SUB, y);
      FLOAT_VECTOR.cast(cy).intoArray(floatRows, ROW_CY + k);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_C3 + k).lanewise(SUB, z);
      FLOAT_VECTOR.cast(cz).intoArray(floatRows, ROW_CZ + k);
      FloatVector ax = x.lanewise(NEG);
      FLOAT_VECTOR.cast(ax).intoArray(floatRows, ROW_AX + k);
      FloatVector ay = y.lanewise(NEG);
      FLOAT_VECTOR.cast(ay).intoArray(floatRows, ROW_AY + k);
      FloatVector az = z.lanewise(NEG);
      FLOAT_VECTOR.cast(az).intoArray(floatRows, ROW_AZ + k);
      FloatVector b2 = fromArray(FLOATS, floatRows, ROW_B2 + k);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      FloatVector nx = b2.lanewise(MUL, fz).lanewise(SUB, b.lanewise(MUL, fy));
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      FloatVector b3 = fromArray(FLOATS, floatRows, ROW_B + k);
      FloatVector ny = b.lanewise(MUL, fx).lanewise(SUB, b3.lanewise(MUL, fz));
      FloatVector nz = b3.lanewise(MUL, fy).lanewise(SUB, b2.lanewise(MUL, fx));
      FLOAT_VECTOR.cast(nx.lanewise(MUL, ax).lanewise(ADD, ny.lanewise(MUL, ay))
          .lanewise(ADD, nz.lanewise(MUL, az))).intoArray(floatRows, ROW_A + k);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k)))
          .lanewise(ADD, nz.lanewise(MUL, bz))).intoArray(floatRows, ROW_B4 + k);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, cx).lanewise(ADD, ny.lanewise(MUL, cy))
          .lanewise(ADD, nz.lanewise(MUL, cz))).intoArray(floatRows, ROW_C4 + k);
      FLOAT_VECTOR.cast(nx.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX4 + k))
          .lanewise(ADD, ny.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY4 + k)))
          .lanewise(ADD, nz.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ4 + k)))).intoArray(
          floatRows, ROW_REACH + k);
    }
  }

  private static long floats13(float[] floatRows) {
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

  private static long floats14(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B2 + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector b2 = fromArray(FLOATS, floatRows, ROW_B3 + k);
      FloatVector both = b.lanewise(MUL, az)
          .lanewise(SUB, b2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY + k)));
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ + k);
      FloatVector third = b.lanewise(MUL, cz)
          .lanewise(SUB, b2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY + k)));
      FloatVector absB = b2.lanewise(ABS);
      FloatVector absB2 = b.lanewise(ABS);
      FLOAT_VECTOR.cast(absB2).intoArray(floatRows, ROW_ABS_B + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ4 + k);
      FloatVector reach = absB.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY4 + k))
          .lanewise(ADD, absB2.lanewise(MUL, hz));
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      FloatVector b3 = fromArray(FLOATS, floatRows, ROW_B + k);
      FloatVector both2 = b2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AX + k))
          .lanewise(SUB, b3.lanewise(MUL, az));
      FloatVector third2 = b2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CX + k))
          .lanewise(SUB, b3.lanewise(MUL, cz));
      FloatVector absB3 = b3.lanewise(ABS);
      FLOAT_VECTOR.cast(absB3).intoArray(floatRows, ROW_ABS_B2 + k);
      FloatVector reach2 = absB3.lanewise(MUL, hz)
          .lanewise(ADD, absB.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX4 + k)));
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

  private static long floats15(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B + k);
      FloatVector b2 = fromArray(FLOATS, floatRows, ROW_B2 + k);
      FloatVector both = b.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY + k))
          .lanewise(SUB, b2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AX + k)));
      FloatVector third = b.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY + k))
          .lanewise(SUB, b2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CX + k)));
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_ABS_B + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX4 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_B2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY4 + k)));
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

  private static long floats16(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FloatVector both = fy.lanewise(MUL, bz).lanewise(SUB, fz.lanewise(MUL, by));
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector third = fy.lanewise(MUL, az).lanewise(SUB, fz.lanewise(MUL, ay));
      FloatVector absFz = fz.lanewise(ABS);
      FloatVector absFy = fy.lanewise(ABS);
      FLOAT_VECTOR.cast(absFy).intoArray(floatRows, ROW_ABS_FY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ4 + k);
      FloatVector reach = absFz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY4 + k))
          .lanewise(ADD, absFy.lanewise(MUL, hz));
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      FloatVector both2 = fz.lanewise(MUL, bx).lanewise(SUB, fx.lanewise(MUL, bz));
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector third2 = fz.lanewise(MUL, ax).lanewise(SUB, fx.lanewise(MUL, az));
      FloatVector absFx = fx.lanewise(ABS);
      FLOAT_VECTOR.cast(absFx).intoArray(floatRows, ROW_ABS_FX + k);
      FloatVector reach2 = absFx.lanewise(MUL, hz)
          .lanewise(ADD, absFz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX4 + k)));
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
      FLOAT_VECTOR.cast(fx.lanewise(MUL, ay)).intoArray(floatRows, ROW_PRODUCT + k);
      FLOAT_VECTOR.cast(fy.lanewise(MUL, ax)).intoArray(floatRows, ROW_PRODUCT2 + k);
    }
    return allValueAtMostReachBits2;
  }

  private static long floats17(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector third = fromArray(FLOATS, floatRows, ROW_PRODUCT + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k));
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_ABS_FY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX4 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_FX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY4 + k)));
      FloatVector both = fromArray(FLOATS, floatRows, ROW_BOTH + k);
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

  private static long floats18(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
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

  private static long floats19(float[] floatRows, long allValueAtMostReachBits, long meetBits) {
    if (floatRows == null) {
      return 0;
    }
    long overlapBits = 0;
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
      VectorMask<Float> overlap = low.compare(LE, reach,
          VectorMask.fromLong(FLOATS, (meetBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k) & WideLanes.FLOAT_LANES)));
      overlap = high.compare(GE, reach.lanewise(NEG), overlap);
      overlapBits |= overlap.toLong() << k;
    }
    return overlapBits;
  }

  private static long floats21(float[] floatRows, long[] bits) {
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
      FLOAT_VECTOR.cast(nx.lanewise(MUL, scale)).intoArray(floatRows, ROW_PRODUCT3 + k);
      FLOAT_VECTOR.cast(ny.lanewise(MUL, scale)).intoArray(floatRows, ROW_PRODUCT4 + k);
      FLOAT_VECTOR.cast(nz.lanewise(MUL, scale)).intoArray(floatRows, ROW_PRODUCT5 + k);
      nxLessSquaredDistanceBits |= nx.compare(LT, ALL_SQUARED_DISTANCE).toLong() << k;
      nyLessSquaredDistanceBits |= ny.compare(LT, ALL_SQUARED_DISTANCE).toLong() << k;
      nzLessSquaredDistanceBits |= nz.compare(LT, ALL_SQUARED_DISTANCE).toLong() << k;
    }
    bits[0] = nyLessSquaredDistanceBits;
    bits[1] = nzLessSquaredDistanceBits;
    return nxLessSquaredDistanceBits;
  }

  private static void floats23(float[] floatRows, long nxLessSquaredDistanceBits,
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
      FLOAT_VECTOR.cast(x.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PX2 + k))).intoArray(floatRows,
          ROW_DX + k);
      // ny < 0 ? -s : s
      FloatVector y = s.blend(minusS, VectorMask.fromLong(FLOATS, (nyLessSquaredDistanceBits >>> k)
          & WideLanes.FLOAT_LANES)).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k));
      FLOAT_VECTOR.cast(y.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PY2 + k))).intoArray(floatRows,
          ROW_DY + k);
      // nz < 0 ? -s : s
      FloatVector z = s.blend(minusS, VectorMask.fromLong(FLOATS, (nzLessSquaredDistanceBits >>> k)
          & WideLanes.FLOAT_LANES)).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k));
      FLOAT_VECTOR.cast(z.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PZ2 + k))).intoArray(floatRows,
          ROW_DZ + k);
    }
  }

  private static void floats25(float[] floatRows) {
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
      FloatVector bc = fromArray(FLOATS, floatRows, ROW_BC + k);
      FloatVector best = fromArray(FLOATS, floatRows, ROW_BEST + k);
      // bc < best ? bc : best
      FloatVector best2 = best.blend(bc, bc.compare(LT, best));
      FloatVector ca = fromArray(FLOATS, floatRows, ROW_CA + k);
      // ca < best ? ca : best
      FLOAT_VECTOR.cast(best2.blend(ca, ca.compare(LT, best2))).intoArray(floatRows, ROW_BEST2 + k);
    }
  }

  private static long floats27(float[] floatRows, float[][] results, int at, long overlapBits, long validBits) {
    if (floatRows == null) {
      return 0;
    }
    float[] keys = results[0];
    long eitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector third = fromArray(FLOATS, floatRows, ROW_THIRD + k);
      FloatVector end = fromArray(FLOATS, floatRows, ROW_ALONG + k)
          .lanewise(SUB, third.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FOOT + k)));
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX2 + k)
          .lanewise(SUB, third.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX5 + k)));
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY2 + k)
          .lanewise(SUB, third.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY5 + k)));
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ2 + k)
          .lanewise(SUB, third.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ5 + k)));
      VectorMask<Float> isWithin = third.compare(GE, ALL_SQUARED_DISTANCE);
      isWithin = end.compare(GE, ALL_SQUARED_DISTANCE, isWithin);
      isWithin = ALL_BC.lanewise(SUB, third).lanewise(SUB, end).compare(GE, ALL_SQUARED_DISTANCE, isWithin);
      // isWithin ? dx * dx + dy * dy + dz * dz : Float.POSITIVE_INFINITY
      FloatVector squaredDistance = ALL_INFINITY
          .blend(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy)).lanewise(ADD, dz.lanewise(MUL, dz)),
          isWithin);
      FloatVector best = fromArray(FLOATS, floatRows, ROW_BEST2 + k);
      // face < best ? face : best
      FloatVector length = best.blend(squaredDistance, squaredDistance.compare(LT, best)).lanewise(SQRT);
      FloatVector distance = length.lanewise(SUB, ALL_SQUARED_DISTANCE);
      VectorMask<Float> distanceGreaterSquaredDistance = distance.compare(GT, ALL_SQUARED_DISTANCE);
      eitherBits |= distanceGreaterSquaredDistance.not().or(distance.compare(LT, ALL_INFINITY)).toLong() << k;
      // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY : overlap ? 0 :
      // Rounded.apart(length, 0)
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(ALL_C1_40E_45.blend(distance, distanceGreaterSquaredDistance)
          .blend(ALL_SQUARED_DISTANCE, VectorMask.fromLong(FLOATS, (overlapBits >>> k)
          & WideLanes.FLOAT_LANES)), VectorMask.fromLong(FLOATS, (validBits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(keys, at + k);
    }
    return eitherBits;
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
      FloatVector nx = fromArray(FLOATS, rows, ROW_PRODUCT3 + k);
      FloatVector ny = fromArray(FLOATS, rows, ROW_PRODUCT4 + k);
      FloatVector nz = fromArray(FLOATS, rows, ROW_PRODUCT5 + k);
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
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null);
      floats3(null, 0, null, 0, null);
      floats4(null);
      floats5(null, null);
      floats6(null, null, 0, 0);
      floats7(null, 0, null, null, 0, 0);
      floats8(null, 0);
      floats9(null, 0, null, 0, null, 0, 0);
      floats10(null, 0, null, 0, null, 0, 0);
      floats11(null, 0, null);
      floats12(null);
      floats13(null);
      floats14(null, 0);
      floats15(null, 0);
      floats16(null, 0);
      floats17(null, 0);
      floats18(null, 0);
      floats19(null, 0, 0);
      floats21(null, null);
      floats23(null, 0, 0, 0);
      floats25(null);
      floats27(null, null, 0, 0, 0);
      firstStep(null, 0, 0, 0, 0, 0, 0, 0);
      part(null, 0, 0, 0, 0, 0, 0, 0);
      secondStep(null, 0, 0, 0, 0, 0, 0, 0, 0);
      diagonal(null, 0);
      squaredDistance(null, 0, 0, 0, 0, 0, 0, 0, 0);
    }
  }
}
