// Compiled from OrientedBoxTriangleDistance.java; changes are made there.
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
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/**
 * Wide twin of {@link OrientedBoxTriangleDistance#alone}: the same operations in the same order, on vectors of
 * pairs.
 */
final class OrientedBoxTriangleDistanceAloneWide implements Kernel {
  private static final FloatVector ALL_CA = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_BC = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_SQUARED_DISTANCE = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[9]);

  private static final int ROW_QY_SQUARED = 0 * Kernel.BLOCK;
  private static final int ROW_SUM = 1 * Kernel.BLOCK;
  private static final int ROW_QW_SQUARED = 2 * Kernel.BLOCK;
  private static final int ROW_SQUARE = 3 * Kernel.BLOCK;
  private static final int ROW_X = 4 * Kernel.BLOCK;
  private static final int ROW_Y = 5 * Kernel.BLOCK;
  private static final int ROW_Z = 6 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 7 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 8 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 9 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 10 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE2 = 11 * Kernel.BLOCK;
  private static final int ROW_SUM4 = 12 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 13 * Kernel.BLOCK;
  private static final int ROW_SUM5 = 14 * Kernel.BLOCK;
  private static final int ROW_SUM6 = 15 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE3 = 16 * Kernel.BLOCK;
  private static final int ROW_X2 = 17 * Kernel.BLOCK;
  private static final int ROW_Y2 = 18 * Kernel.BLOCK;
  private static final int ROW_Z2 = 19 * Kernel.BLOCK;
  private static final int ROW_X3 = 20 * Kernel.BLOCK;
  private static final int ROW_Y3 = 21 * Kernel.BLOCK;
  private static final int ROW_Z3 = 22 * Kernel.BLOCK;
  private static final int ROW_HALF_X = 23 * Kernel.BLOCK;
  private static final int ROW_HALF_Y = 24 * Kernel.BLOCK;
  private static final int ROW_HALF_Z = 25 * Kernel.BLOCK;
  private static final int ROW_SUM7 = 26 * Kernel.BLOCK;
  private static final int ROW_SUM8 = 27 * Kernel.BLOCK;
  private static final int ROW_REACH = 28 * Kernel.BLOCK;
  private static final int ROW_MIN = 29 * Kernel.BLOCK;
  private static final int ROW_MIN2 = 30 * Kernel.BLOCK;
  private static final int ROW_MIN3 = 31 * Kernel.BLOCK;
  private static final int ROW_S = 32 * Kernel.BLOCK;
  private static final int ROW_AU = 33 * Kernel.BLOCK;
  private static final int ROW_AV = 34 * Kernel.BLOCK;
  private static final int ROW_AW = 35 * Kernel.BLOCK;
  private static final int ROW_BU = 36 * Kernel.BLOCK;
  private static final int ROW_BV = 37 * Kernel.BLOCK;
  private static final int ROW_BW = 38 * Kernel.BLOCK;
  private static final int ROW_CU = 39 * Kernel.BLOCK;
  private static final int ROW_CV = 40 * Kernel.BLOCK;
  private static final int ROW_CW = 41 * Kernel.BLOCK;
  private static final int ROW_MX = 42 * Kernel.BLOCK;
  private static final int ROW_MY = 43 * Kernel.BLOCK;
  private static final int ROW_MZ = 44 * Kernel.BLOCK;
  private static final int ROW_X4 = 45 * Kernel.BLOCK;
  private static final int ROW_HX = 46 * Kernel.BLOCK;
  private static final int ROW_Y4 = 47 * Kernel.BLOCK;
  private static final int ROW_HY = 48 * Kernel.BLOCK;
  private static final int ROW_Z4 = 49 * Kernel.BLOCK;
  private static final int ROW_HZ = 50 * Kernel.BLOCK;
  private static final int ROW_MX2 = 51 * Kernel.BLOCK;
  private static final int ROW_MY2 = 52 * Kernel.BLOCK;
  private static final int ROW_MZ2 = 53 * Kernel.BLOCK;
  private static final int ROW_X5 = 54 * Kernel.BLOCK;
  private static final int ROW_HX2 = 55 * Kernel.BLOCK;
  private static final int ROW_Y5 = 56 * Kernel.BLOCK;
  private static final int ROW_HY2 = 57 * Kernel.BLOCK;
  private static final int ROW_Z5 = 58 * Kernel.BLOCK;
  private static final int ROW_HZ2 = 59 * Kernel.BLOCK;
  private static final int ROW_MX3 = 60 * Kernel.BLOCK;
  private static final int ROW_MY3 = 61 * Kernel.BLOCK;
  private static final int ROW_MZ3 = 62 * Kernel.BLOCK;
  private static final int ROW_X6 = 63 * Kernel.BLOCK;
  private static final int ROW_HX3 = 64 * Kernel.BLOCK;
  private static final int ROW_Y6 = 65 * Kernel.BLOCK;
  private static final int ROW_HY3 = 66 * Kernel.BLOCK;
  private static final int ROW_Z6 = 67 * Kernel.BLOCK;
  private static final int ROW_HZ3 = 68 * Kernel.BLOCK;
  private static final int ROW_PX = 69 * Kernel.BLOCK;
  private static final int ROW_LX = 70 * Kernel.BLOCK;
  private static final int ROW_PY = 71 * Kernel.BLOCK;
  private static final int ROW_LY = 72 * Kernel.BLOCK;
  private static final int ROW_PZ = 73 * Kernel.BLOCK;
  private static final int ROW_LZ = 74 * Kernel.BLOCK;
  private static final int ROW_KX = 75 * Kernel.BLOCK;
  private static final int ROW_KY = 76 * Kernel.BLOCK;
  private static final int ROW_KZ = 77 * Kernel.BLOCK;
  private static final int ROW_HX4 = 78 * Kernel.BLOCK;
  private static final int ROW_HY4 = 79 * Kernel.BLOCK;
  private static final int ROW_HZ4 = 80 * Kernel.BLOCK;
  private static final int ROW_BX = 81 * Kernel.BLOCK;
  private static final int ROW_BY = 82 * Kernel.BLOCK;
  private static final int ROW_BZ = 83 * Kernel.BLOCK;
  private static final int ROW_CX = 84 * Kernel.BLOCK;
  private static final int ROW_CY = 85 * Kernel.BLOCK;
  private static final int ROW_CZ = 86 * Kernel.BLOCK;
  private static final int ROW_AX = 87 * Kernel.BLOCK;
  private static final int ROW_AY = 88 * Kernel.BLOCK;
  private static final int ROW_AZ = 89 * Kernel.BLOCK;
  private static final int ROW_ABS_Y = 90 * Kernel.BLOCK;
  private static final int ROW_ABS_X = 91 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP = 92 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP2 = 93 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP3 = 94 * Kernel.BLOCK;
  private static final int ROW_FOOT = 95 * Kernel.BLOCK;
  private static final int ROW_HX5 = 96 * Kernel.BLOCK;
  private static final int ROW_HY5 = 97 * Kernel.BLOCK;
  private static final int ROW_HZ5 = 98 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 99 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 100 * Kernel.BLOCK;
  private static final int ROW_PRODUCT5 = 101 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP = 102 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP2 = 103 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP3 = 104 * Kernel.BLOCK;
  private static final int ROW_S2 = 105 * Kernel.BLOCK;
  private static final int ROW_DX = 106 * Kernel.BLOCK;
  private static final int ROW_DY = 107 * Kernel.BLOCK;
  private static final int ROW_DZ = 108 * Kernel.BLOCK;
  private static final int ROW_BEST = 109 * Kernel.BLOCK;
  private static final int ROW_BC = 110 * Kernel.BLOCK;
  private static final int ROW_CA = 111 * Kernel.BLOCK;
  private static final int ROW_ALONG = 112 * Kernel.BLOCK;
  private static final int ROW_DX2 = 113 * Kernel.BLOCK;
  private static final int ROW_DY2 = 114 * Kernel.BLOCK;
  private static final int ROW_DZ2 = 115 * Kernel.BLOCK;
  private static final int ROW_BEST2 = 116 * Kernel.BLOCK;
  private static final int ROW_THIRD = 117 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[118 * Kernel.BLOCK]);

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
      long allSquareAtLeastLeastSquareBits = floats1(columns1, from1, columns2, from2, floatRows, bits);
      long allHalfXAtLeastSquaredDistanceBits = bits[0];
      long allValueAtMostReachBits = bits[1];
      long nearBits = floats2(columns1, from1, columns2, from2, floatRows, bits, allValueAtMostReachBits,
          allSquareAtLeastLeastSquareBits);
      long allSquareAtLeastLeastSquareBits2 = bits[0];
      long minAtMostHalfXBits = bits[1];
      long minAtMostHalfYBits = bits[2];
      long minAtMostHalfZBits = bits[3];
      scale(floatRows, ROW_S);
      floats4(floatRows);
      long sumAtMostLargestBits = floats5(floatRows, bits);
      long auLessBuBits = bits[0];
      long allMinAtMostHighUBits = floats6(columns1, from1, floatRows, bits, auLessBuBits);
      long allMinAtMostHighVBits = bits[0];
      long allMinAtMostHighWBits = bits[1];
      long allValueAtMostReachBits2 = bits[2];
      long allValueAtMostReachBits3 = floats7(floatRows, bits, allValueAtMostReachBits2);
      long allLowAtMostReachBits = bits[0];
      long allValueAtMostReachBits4 = floats8(floatRows, allValueAtMostReachBits3, allLowAtMostReachBits);
      firstStep(floatRows, ROW_MX, ROW_MY, ROW_MZ, ROW_HX, ROW_HY, ROW_HZ, ROW_FIRST_STEP);
      firstStep(floatRows, ROW_MX2, ROW_MY2, ROW_MZ2, ROW_HX2, ROW_HY2, ROW_HZ2, ROW_FIRST_STEP2);
      firstStep(floatRows, ROW_MX3, ROW_MY3, ROW_MZ3, ROW_HX3, ROW_HY3, ROW_HZ3, ROW_FIRST_STEP3);
      part(floatRows, ROW_KX, ROW_KY, ROW_KZ, ROW_LX, ROW_LY, ROW_LZ, ROW_FOOT);
      long validBits = allHalfXAtLeastSquaredDistanceBits & sumAtMostLargestBits;
      long allMinAtMostHighUBits2 = allMinAtMostHighUBits & minAtMostHalfXBits;
      long allSquareAtLeastLeastSquareBits3 = allSquareAtLeastLeastSquareBits2 & allMinAtMostHighUBits2;
      long allMinAtMostHighVBits2 = allMinAtMostHighVBits & minAtMostHalfYBits;
      long allSquareAtLeastLeastSquareBits4 = allSquareAtLeastLeastSquareBits3 & allMinAtMostHighVBits2;
      long allMinAtMostHighWBits2 = allMinAtMostHighWBits & minAtMostHalfZBits;
      long meetBits = allSquareAtLeastLeastSquareBits4 & allMinAtMostHighWBits2;
      long allSquareAtLeastLeastSquareBits5 = meetBits & allValueAtMostReachBits4;
      long overlapBits = nearBits & allSquareAtLeastLeastSquareBits5;
      long nxLessSquaredDistanceBits = floats10(floatRows, bits);
      long nyLessSquaredDistanceBits = bits[0];
      long nzLessSquaredDistanceBits = bits[1];
      secondStep(floatRows, ROW_FIRST_STEP, ROW_MX, ROW_MY, ROW_MZ, ROW_HX, ROW_HY, ROW_HZ, ROW_SECOND_STEP);
      secondStep(floatRows, ROW_FIRST_STEP2, ROW_MX2, ROW_MY2, ROW_MZ2, ROW_HX2, ROW_HY2, ROW_HZ2,
          ROW_SECOND_STEP2);
      secondStep(floatRows, ROW_FIRST_STEP3, ROW_MX3, ROW_MY3, ROW_MZ3, ROW_HX3, ROW_HY3, ROW_HZ3,
          ROW_SECOND_STEP3);
      diagonal(floatRows, ROW_S2);
      floats12(columns1, from1, floatRows, nxLessSquaredDistanceBits, nyLessSquaredDistanceBits,
          nzLessSquaredDistanceBits);
      squaredDistance(floatRows, ROW_SECOND_STEP, ROW_MX, ROW_MY, ROW_MZ, ROW_HX, ROW_HY, ROW_HZ, ROW_BEST);
      squaredDistance(floatRows, ROW_SECOND_STEP2, ROW_MX2, ROW_MY2, ROW_MZ2, ROW_HX2, ROW_HY2, ROW_HZ2,
          ROW_BC);
      squaredDistance(floatRows, ROW_SECOND_STEP3, ROW_MX3, ROW_MY3, ROW_MZ3, ROW_HX3, ROW_HY3, ROW_HZ3,
          ROW_CA);
      part(floatRows, ROW_DX, ROW_DY, ROW_DZ, ROW_LX, ROW_LY, ROW_LZ, ROW_ALONG);
      floats14(floatRows);
      part(floatRows, ROW_DX2, ROW_DY2, ROW_DZ2, ROW_HX5, ROW_HY5, ROW_HZ5, ROW_THIRD);
      long eitherBits = floats16(floatRows, results, at, overlapBits, validBits);
      long eitherBits2 = overlapBits | eitherBits;
      long hits = validBits & eitherBits2;
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], halfXs = columns1[3], halfYs = columns1[4],
        halfZs = columns1[5], qxs = columns1[6], qys = columns1[7], qzs = columns1[8], qws = columns1[9];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    FloatVector squaredDistance = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector largest = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
    FloatVector leastSquare = FloatVector.broadcast(FLOATS, 7.888609E-31f);
    FloatVector largestSquare = FloatVector.broadcast(FLOATS, 1.2676506E30f);
    FloatVector slack = FloatVector.broadcast(FLOATS, 1.1920929E-6f);
    long allSquareAtLeastLeastSquareBits = 0;
    long allHalfXAtLeastSquaredDistanceBits = 0;
    long allValueAtMostReachBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FloatVector qxSquared = qx.lanewise(MUL, qx);
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector qySquared = qy.lanewise(MUL, qy);
      FLOAT_VECTOR.cast(qySquared).intoArray(floatRows, ROW_QY_SQUARED + k);
      FloatVector sum = qxSquared.lanewise(ADD, qySquared);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM + k);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector qzSquared = qz.lanewise(MUL, qz);
      FloatVector qw = fromArray(FLOATS, qws, i);
      FloatVector qwSquared = qw.lanewise(MUL, qw);
      FLOAT_VECTOR.cast(qwSquared).intoArray(floatRows, ROW_QW_SQUARED + k);
      FloatVector square = sum.lanewise(ADD, qzSquared.lanewise(ADD, qwSquared));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE + k);
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector x = fromArray(FLOATS, xs, i);
      FLOAT_VECTOR.cast(ax.lanewise(SUB, x)).intoArray(floatRows, ROW_X + k);
      FloatVector y = fromArray(FLOATS, ys, i);
      FLOAT_VECTOR.cast(fromArray(FLOATS, ays, j).lanewise(SUB, y)).intoArray(floatRows, ROW_Y + k);
      FloatVector z = fromArray(FLOATS, zs, i);
      FLOAT_VECTOR.cast(fromArray(FLOATS, azs, j).lanewise(SUB, z)).intoArray(floatRows, ROW_Z + k);
      FloatVector sum2 = qySquared.lanewise(ADD, qzSquared);
      FLOAT_VECTOR.cast(sum2).intoArray(floatRows, ROW_SUM2 + k);
      FloatVector product = qx.lanewise(MUL, qy);
      FloatVector product2 = qz.lanewise(MUL, qw);
      FLOAT_VECTOR.cast(product.lanewise(ADD, product2)).intoArray(floatRows, ROW_SUM3 + k);
      FloatVector product3 = qx.lanewise(MUL, qz);
      FloatVector product4 = qy.lanewise(MUL, qw);
      FLOAT_VECTOR.cast(product4).intoArray(floatRows, ROW_PRODUCT + k);
      FLOAT_VECTOR.cast(product3.lanewise(SUB, product4)).intoArray(floatRows, ROW_DIFFERENCE + k);
      FloatVector difference = product.lanewise(SUB, product2);
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE2 + k);
      FLOAT_VECTOR.cast(qxSquared.lanewise(ADD, qzSquared)).intoArray(floatRows, ROW_SUM4 + k);
      FloatVector product5 = qy.lanewise(MUL, qz);
      FloatVector product6 = qx.lanewise(MUL, qw);
      FLOAT_VECTOR.cast(product6).intoArray(floatRows, ROW_PRODUCT2 + k);
      FLOAT_VECTOR.cast(product5.lanewise(ADD, product6)).intoArray(floatRows, ROW_SUM5 + k);
      FloatVector sum3 = product3.lanewise(ADD, product4);
      FLOAT_VECTOR.cast(sum3).intoArray(floatRows, ROW_SUM6 + k);
      FloatVector difference2 = product5.lanewise(SUB, product6);
      FLOAT_VECTOR.cast(difference2).intoArray(floatRows, ROW_DIFFERENCE3 + k);
      FloatVector bx = fromArray(FLOATS, bxs, j);
      FLOAT_VECTOR.cast(bx.lanewise(SUB, x)).intoArray(floatRows, ROW_X2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, bys, j).lanewise(SUB, y)).intoArray(floatRows, ROW_Y2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, bzs, j).lanewise(SUB, z)).intoArray(floatRows, ROW_Z2 + k);
      FloatVector cx = fromArray(FLOATS, cxs, j);
      FLOAT_VECTOR.cast(cx.lanewise(SUB, x)).intoArray(floatRows, ROW_X3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, cys, j).lanewise(SUB, y)).intoArray(floatRows, ROW_Y3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, czs, j).lanewise(SUB, z)).intoArray(floatRows, ROW_Z3 + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, i);
      FLOAT_VECTOR.cast(halfX).intoArray(floatRows, ROW_HALF_X + k);
      FloatVector halfY = fromArray(FLOATS, halfYs, i);
      FLOAT_VECTOR.cast(halfY).intoArray(floatRows, ROW_HALF_Y + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, i);
      FLOAT_VECTOR.cast(halfZ).intoArray(floatRows, ROW_HALF_Z + k);
      VectorMask<Float> allSquareAtLeastLeastSquare = square.compare(GE, leastSquare);
      allSquareAtLeastLeastSquare = square.compare(LE, largestSquare, allSquareAtLeastLeastSquare);
      allSquareAtLeastLeastSquareBits |= allSquareAtLeastLeastSquare.toLong() << k;
      VectorMask<Float> allHalfXAtLeastSquaredDistance = halfX
          .compare(GE, squaredDistance, allSquareAtLeastLeastSquare);
      allHalfXAtLeastSquaredDistance = halfY.compare(GE, squaredDistance, allHalfXAtLeastSquaredDistance);
      allHalfXAtLeastSquaredDistance = halfZ.compare(GE, squaredDistance, allHalfXAtLeastSquaredDistance);
      VectorMask<Float> allHalfXAtLeastSquaredDistance2 = halfX.compare(LE, largest);
      allHalfXAtLeastSquaredDistance2 = halfY.compare(LE, largest, allHalfXAtLeastSquaredDistance2);
      allHalfXAtLeastSquaredDistance2 = halfZ.compare(LE, largest, allHalfXAtLeastSquaredDistance2);
      allHalfXAtLeastSquaredDistance = allHalfXAtLeastSquaredDistance.and(allHalfXAtLeastSquaredDistance2);
      allHalfXAtLeastSquaredDistanceBits |= allHalfXAtLeastSquaredDistance.toLong() << k;
      FLOAT_VECTOR.cast(halfX.lanewise(ABS).lanewise(ADD, halfY.lanewise(ABS))
          .lanewise(ADD, halfZ.lanewise(ABS))).intoArray(floatRows, ROW_SUM7 + k);
      FloatVector s = ALL_CA.lanewise(DIV, square);
      FloatVector x2 = ALL_BC.lanewise(SUB, s.lanewise(MUL, sum2)).lanewise(ABS).lanewise(ADD, slack);
      FloatVector y2 = s.lanewise(MUL, difference).lanewise(ABS).lanewise(ADD, slack);
      FloatVector z2 = s.lanewise(MUL, sum3).lanewise(ABS).lanewise(ADD, slack);
      FloatVector reach = x2.lanewise(MUL, halfX).lanewise(ADD, y2.lanewise(MUL, halfY))
          .lanewise(ADD, z2.lanewise(MUL, halfZ));
      // a < b ? a : b
      FloatVector low = bx.blend(ax, ax.compare(LT, bx));
      // a > b ? a : b
      FloatVector high = bx.blend(ax, ax.compare(GT, bx));
      // c < low ? c : low
      VectorMask<Float> allValueAtMostReach = low.blend(cx, cx.compare(LT, low)).lanewise(SUB, x)
          .compare(LE, reach);
      // c > high ? c : high
      allValueAtMostReach = x.lanewise(SUB, high.blend(cx, cx.compare(GT, high)))
          .compare(LE, reach, allValueAtMostReach);
      allValueAtMostReachBits |= allValueAtMostReach.toLong() << k;
      FloatVector s2 = ALL_CA.lanewise(DIV, sum2.lanewise(ADD, qxSquared.lanewise(ADD, qwSquared)));
      FloatVector sum4 = qzSquared.lanewise(ADD, qxSquared);
      FLOAT_VECTOR.cast(sum4).intoArray(floatRows, ROW_SUM8 + k);
      FloatVector x3 = ALL_BC.lanewise(SUB, s2.lanewise(MUL, sum4)).lanewise(ABS).lanewise(ADD, slack);
      FloatVector y3 = s2.lanewise(MUL, difference2).lanewise(ABS).lanewise(ADD, slack);
      FloatVector z3 = s2.lanewise(MUL, qy.lanewise(MUL, qx).lanewise(ADD, product2)).lanewise(ABS)
          .lanewise(ADD, slack);
      FLOAT_VECTOR.cast(x3.lanewise(MUL, halfY).lanewise(ADD, y3.lanewise(MUL, halfZ))
          .lanewise(ADD, z3.lanewise(MUL, halfX))).intoArray(floatRows, ROW_REACH + k);
    }
    bits[0] = allHalfXAtLeastSquaredDistanceBits;
    bits[1] = allValueAtMostReachBits;
    return allSquareAtLeastLeastSquareBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long allValueAtMostReachBits, long allSquareAtLeastLeastSquareBits) {
    float[] ys = columns1[1], zs = columns1[2], halfXs = columns1[3], halfYs = columns1[4],
        halfZs = columns1[5], qxs = columns1[6], qys = columns1[7], qzs = columns1[8];
    float[] ays = columns2[1], azs = columns2[2], bys = columns2[4], bzs = columns2[5], cys = columns2[7],
        czs = columns2[8];
    FloatVector slack = FloatVector.broadcast(FLOATS, 1.1920929E-6f);
    FloatVector largest = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
    long nearBits = 0;
    long allSquareAtLeastLeastSquareBits2 = 0;
    long minAtMostHalfXBits = 0;
    long minAtMostHalfYBits = 0;
    long minAtMostHalfZBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector by = fromArray(FLOATS, bys, j);
      // a < b ? a : b
      FloatVector low = by.blend(ay, ay.compare(LT, by));
      // a > b ? a : b
      FloatVector high = by.blend(ay, ay.compare(GT, by));
      FloatVector s = ALL_CA.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_SUM8 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_QY_SQUARED + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_QW_SQUARED + k))));
      FloatVector x = ALL_BC.lanewise(SUB, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM + k)))
          .lanewise(ABS).lanewise(ADD, slack);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector y = s.lanewise(MUL, qz.lanewise(MUL, fromArray(FLOATS, qxs, i))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT + k))).lanewise(ABS).lanewise(ADD, slack);
      FloatVector z = s.lanewise(MUL, qz.lanewise(MUL, fromArray(FLOATS, qys, i))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k))).lanewise(ABS).lanewise(ADD, slack);
      FloatVector halfZ = fromArray(FLOATS, halfZs, i);
      FloatVector halfX = fromArray(FLOATS, halfXs, i);
      FloatVector halfY = fromArray(FLOATS, halfYs, i);
      FloatVector reach = x.lanewise(MUL, halfZ).lanewise(ADD, y.lanewise(MUL, halfX))
          .lanewise(ADD, z.lanewise(MUL, halfY));
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      // a < b ? a : b
      FloatVector low2 = bz.blend(az, az.compare(LT, bz));
      // a > b ? a : b
      FloatVector high2 = bz.blend(az, az.compare(GT, bz));
      FloatVector cy = fromArray(FLOATS, cys, j);
      FloatVector y2 = fromArray(FLOATS, ys, i);
      FloatVector reach2 = fromArray(FLOATS, floatRows, ROW_REACH + k);
      // c < low ? c : low
      VectorMask<Float> near = low.blend(cy, cy.compare(LT, low)).lanewise(SUB, y2)
          .compare(LE, reach2, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES));
      // c > high ? c : high
      near = y2.lanewise(SUB, high.blend(cy, cy.compare(GT, high))).compare(LE, reach2, near);
      FloatVector cz = fromArray(FLOATS, czs, j);
      FloatVector z2 = fromArray(FLOATS, zs, i);
      // c < low ? c : low
      near = low2.blend(cz, cz.compare(LT, low2)).lanewise(SUB, z2).compare(LE, reach, near);
      // c > high ? c : high
      near = z2.lanewise(SUB, high2.blend(cz, cz.compare(GT, high2))).compare(LE, reach, near);
      nearBits |= near.toLong() << k;
      VectorMask<Float> allSquareAtLeastLeastSquare = halfX.lanewise(ADD, halfY).lanewise(ADD, halfZ)
          .compare(LE, largest, VectorMask.fromLong(FLOATS, (allSquareAtLeastLeastSquareBits >>> k)
          & WideLanes.FLOAT_LANES));
      allSquareAtLeastLeastSquare = fromArray(FLOATS, floatRows, ROW_X + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_Y + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_Z + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_X2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_Y2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_Z2 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_X3 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_Y3 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_Z3 + k))).lanewise(ABS)
          .compare(LE, largest, allSquareAtLeastLeastSquare);
      allSquareAtLeastLeastSquareBits2 |= allSquareAtLeastLeastSquare.toLong() << k;
      FloatVector min = halfX.lanewise(NEG);
      FLOAT_VECTOR.cast(min).intoArray(floatRows, ROW_MIN + k);
      minAtMostHalfXBits |= min.compare(LE, halfX).toLong() << k;
      FloatVector min2 = halfY.lanewise(NEG);
      FLOAT_VECTOR.cast(min2).intoArray(floatRows, ROW_MIN2 + k);
      minAtMostHalfYBits |= min2.compare(LE, halfY).toLong() << k;
      FloatVector min3 = halfZ.lanewise(NEG);
      FLOAT_VECTOR.cast(min3).intoArray(floatRows, ROW_MIN3 + k);
      minAtMostHalfZBits |= min3.compare(LE, halfZ).toLong() << k;
    }
    bits[0] = allSquareAtLeastLeastSquareBits2;
    bits[1] = minAtMostHalfXBits;
    bits[2] = minAtMostHalfYBits;
    bits[3] = minAtMostHalfZBits;
    return nearBits;
  }

  private static void floats4(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector difference = ALL_BC.lanewise(SUB, s
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM2 + k)));
      FloatVector product = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM3 + k));
      FloatVector product2 = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k));
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y + k);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z + k);
      FloatVector au = difference.lanewise(MUL, x).lanewise(ADD, product.lanewise(MUL, y))
          .lanewise(ADD, product2.lanewise(MUL, z));
      FLOAT_VECTOR.cast(au).intoArray(floatRows, ROW_AU + k);
      FloatVector product3 = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE2 + k));
      FloatVector difference2 = ALL_BC.lanewise(SUB, s
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM4 + k)));
      FloatVector product4 = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM5 + k));
      FloatVector av = product3.lanewise(MUL, x).lanewise(ADD, difference2.lanewise(MUL, y))
          .lanewise(ADD, product4.lanewise(MUL, z));
      FLOAT_VECTOR.cast(av).intoArray(floatRows, ROW_AV + k);
      FloatVector product5 = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM6 + k));
      FloatVector product6 = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE3 + k));
      FloatVector difference3 = ALL_BC.lanewise(SUB, s
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM + k)));
      FloatVector aw = product5.lanewise(MUL, x).lanewise(ADD, product6.lanewise(MUL, y))
          .lanewise(ADD, difference3.lanewise(MUL, z));
      FLOAT_VECTOR.cast(aw).intoArray(floatRows, ROW_AW + k);
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_X2 + k);
      FloatVector y2 = fromArray(FLOATS, floatRows, ROW_Y2 + k);
      FloatVector z2 = fromArray(FLOATS, floatRows, ROW_Z2 + k);
      FloatVector bu = difference.lanewise(MUL, x2).lanewise(ADD, product.lanewise(MUL, y2))
          .lanewise(ADD, product2.lanewise(MUL, z2));
      FLOAT_VECTOR.cast(bu).intoArray(floatRows, ROW_BU + k);
      FloatVector bv = product3.lanewise(MUL, x2).lanewise(ADD, difference2.lanewise(MUL, y2))
          .lanewise(ADD, product4.lanewise(MUL, z2));
      FLOAT_VECTOR.cast(bv).intoArray(floatRows, ROW_BV + k);
      FloatVector bw = product5.lanewise(MUL, x2).lanewise(ADD, product6.lanewise(MUL, y2))
          .lanewise(ADD, difference3.lanewise(MUL, z2));
      FLOAT_VECTOR.cast(bw).intoArray(floatRows, ROW_BW + k);
      FloatVector x3 = fromArray(FLOATS, floatRows, ROW_X3 + k);
      FloatVector y3 = fromArray(FLOATS, floatRows, ROW_Y3 + k);
      FloatVector z3 = fromArray(FLOATS, floatRows, ROW_Z3 + k);
      FloatVector cu = difference.lanewise(MUL, x3).lanewise(ADD, product.lanewise(MUL, y3))
          .lanewise(ADD, product2.lanewise(MUL, z3));
      FLOAT_VECTOR.cast(cu).intoArray(floatRows, ROW_CU + k);
      FloatVector cv = product3.lanewise(MUL, x3).lanewise(ADD, difference2.lanewise(MUL, y3))
          .lanewise(ADD, product4.lanewise(MUL, z3));
      FLOAT_VECTOR.cast(cv).intoArray(floatRows, ROW_CV + k);
      FLOAT_VECTOR.cast(product5.lanewise(MUL, x3).lanewise(ADD, product6.lanewise(MUL, y3))
          .lanewise(ADD, difference3.lanewise(MUL, z3))).intoArray(floatRows, ROW_CW + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, au.lanewise(ADD, bu))).intoArray(floatRows, ROW_MX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, av.lanewise(ADD, bv))).intoArray(floatRows, ROW_MY + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, aw.lanewise(ADD, bw))).intoArray(floatRows, ROW_MZ + k);
      FloatVector x4 = bu.lanewise(SUB, au);
      FLOAT_VECTOR.cast(x4).intoArray(floatRows, ROW_X4 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, x4)).intoArray(floatRows, ROW_HX + k);
      FloatVector y4 = bv.lanewise(SUB, av);
      FLOAT_VECTOR.cast(y4).intoArray(floatRows, ROW_Y4 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, y4)).intoArray(floatRows, ROW_HY + k);
      FloatVector z4 = bw.lanewise(SUB, aw);
      FLOAT_VECTOR.cast(z4).intoArray(floatRows, ROW_Z4 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, z4)).intoArray(floatRows, ROW_HZ + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, bu.lanewise(ADD, cu))).intoArray(floatRows, ROW_MX2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, bv.lanewise(ADD, cv))).intoArray(floatRows, ROW_MY2 + k);
    }
  }

  private static long floats5(float[] floatRows, long[] bits) {
    FloatVector ca = FloatVector.broadcast(FLOATS, 2.0f);
    FloatVector bc = FloatVector.broadcast(FLOATS, 1.0f);
    FloatVector largest = FloatVector.broadcast(FLOATS, 1.0E18f);
    long sumAtMostLargestBits = 0;
    long auLessBuBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector bw = fromArray(FLOATS, floatRows, ROW_BW + k);
      FloatVector cw = fromArray(FLOATS, floatRows, ROW_CW + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, bw.lanewise(ADD, cw))).intoArray(floatRows, ROW_MZ2 + k);
      FloatVector cu = fromArray(FLOATS, floatRows, ROW_CU + k);
      FloatVector bu = fromArray(FLOATS, floatRows, ROW_BU + k);
      FloatVector x = cu.lanewise(SUB, bu);
      FLOAT_VECTOR.cast(x).intoArray(floatRows, ROW_X5 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, x)).intoArray(floatRows, ROW_HX2 + k);
      FloatVector cv = fromArray(FLOATS, floatRows, ROW_CV + k);
      FloatVector bv = fromArray(FLOATS, floatRows, ROW_BV + k);
      FloatVector y = cv.lanewise(SUB, bv);
      FLOAT_VECTOR.cast(y).intoArray(floatRows, ROW_Y5 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, y)).intoArray(floatRows, ROW_HY2 + k);
      FloatVector z = cw.lanewise(SUB, bw);
      FLOAT_VECTOR.cast(z).intoArray(floatRows, ROW_Z5 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, z)).intoArray(floatRows, ROW_HZ2 + k);
      FloatVector au = fromArray(FLOATS, floatRows, ROW_AU + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, cu.lanewise(ADD, au))).intoArray(floatRows, ROW_MX3 + k);
      FloatVector av = fromArray(FLOATS, floatRows, ROW_AV + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, cv.lanewise(ADD, av))).intoArray(floatRows, ROW_MY3 + k);
      FloatVector aw = fromArray(FLOATS, floatRows, ROW_AW + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, cw.lanewise(ADD, aw))).intoArray(floatRows, ROW_MZ3 + k);
      FloatVector x2 = au.lanewise(SUB, cu);
      FLOAT_VECTOR.cast(x2).intoArray(floatRows, ROW_X6 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, x2)).intoArray(floatRows, ROW_HX3 + k);
      FloatVector y2 = av.lanewise(SUB, cv);
      FLOAT_VECTOR.cast(y2).intoArray(floatRows, ROW_Y6 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, y2)).intoArray(floatRows, ROW_HY3 + k);
      FloatVector z2 = aw.lanewise(SUB, cw);
      FLOAT_VECTOR.cast(z2).intoArray(floatRows, ROW_Z6 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, z2)).intoArray(floatRows, ROW_HZ3 + k);
      FloatVector x3 = fromArray(FLOATS, floatRows, ROW_X4 + k);
      FloatVector y3 = fromArray(FLOATS, floatRows, ROW_Y4 + k);
      FloatVector z3 = fromArray(FLOATS, floatRows, ROW_Z4 + k);
      FloatVector ab = x3.lanewise(MUL, x3).lanewise(ADD, y3.lanewise(MUL, y3))
          .lanewise(ADD, z3.lanewise(MUL, z3));
      FloatVector bc2 = x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y)).lanewise(ADD, z.lanewise(MUL, z));
      FloatVector ca2 = x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2));
      VectorMask<Float> bcAtLeastAbAndBcAtLeastCa = bc2.compare(GE, ab);
      bcAtLeastAbAndBcAtLeastCa = bc2.compare(GE, ca2, bcAtLeastAbAndBcAtLeastCa);
      // bc >= ab && bc >= ca ? BC : ca >= ab ? CA : AB
      FloatVector longest = ALL_SQUARED_DISTANCE.blend(ca, ca2.compare(GE, ab))
          .blend(bc, bcAtLeastAbAndBcAtLeastCa);
      VectorMask<Float> longestIsBc = longest.compare(EQ, bc);
      VectorMask<Float> longestIsCa = longest.compare(EQ, ca);
      // edge == BC ? ofBC : edge == CA ? ofCA : ofAB
      FloatVector px = au.blend(cu, longestIsCa).blend(bu, longestIsBc);
      FLOAT_VECTOR.cast(px).intoArray(floatRows, ROW_PX + k);
      // edge == BC ? ofBC : edge == CA ? ofCA : ofAB
      FLOAT_VECTOR.cast(bu.blend(au, longestIsCa).blend(cu, longestIsBc).lanewise(SUB, px)).intoArray(
          floatRows, ROW_LX + k);
      // edge == BC ? ofBC : edge == CA ? ofCA : ofAB
      FloatVector py = av.blend(cv, longestIsCa).blend(bv, longestIsBc);
      FLOAT_VECTOR.cast(py).intoArray(floatRows, ROW_PY + k);
      // edge == BC ? ofBC : edge == CA ? ofCA : ofAB
      FLOAT_VECTOR.cast(bv.blend(av, longestIsCa).blend(cv, longestIsBc).lanewise(SUB, py)).intoArray(
          floatRows, ROW_LY + k);
      // edge == BC ? ofBC : edge == CA ? ofCA : ofAB
      FloatVector pz = aw.blend(cw, longestIsCa).blend(bw, longestIsBc);
      FLOAT_VECTOR.cast(pz).intoArray(floatRows, ROW_PZ + k);
      // edge == BC ? ofBC : edge == CA ? ofCA : ofAB
      FLOAT_VECTOR.cast(bw.blend(aw, longestIsCa).blend(cw, longestIsBc).lanewise(SUB, pz)).intoArray(
          floatRows, ROW_LZ + k);
      // edge == BC ? ofBC : edge == CA ? ofCA : ofAB
      FLOAT_VECTOR.cast(cu.blend(bu, longestIsCa).blend(au, longestIsBc).lanewise(SUB, px)).intoArray(
          floatRows, ROW_KX + k);
      // edge == BC ? ofBC : edge == CA ? ofCA : ofAB
      FLOAT_VECTOR.cast(cv.blend(bv, longestIsCa).blend(av, longestIsBc).lanewise(SUB, py)).intoArray(
          floatRows, ROW_KY + k);
      // edge == BC ? ofBC : edge == CA ? ofCA : ofAB
      FLOAT_VECTOR.cast(cw.blend(bw, longestIsCa).blend(aw, longestIsBc).lanewise(SUB, pz)).intoArray(
          floatRows, ROW_KZ + k);
      sumAtMostLargestBits |= fromArray(FLOATS, floatRows, ROW_SUM7 + k)
          .lanewise(ADD, au.lanewise(ABS).lanewise(ADD, av.lanewise(ABS)).lanewise(ADD, aw.lanewise(ABS)))
          .lanewise(ADD, bu.lanewise(ABS).lanewise(ADD, bv.lanewise(ABS)).lanewise(ADD, bw.lanewise(ABS)))
          .lanewise(ADD, cu.lanewise(ABS).lanewise(ADD, cv.lanewise(ABS)).lanewise(ADD, cw.lanewise(ABS)))
          .compare(LE, largest).toLong() << k;
      auLessBuBits |= au.compare(LT, bu).toLong() << k;
    }
    bits[0] = auLessBuBits;
    return sumAtMostLargestBits;
  }

  private static long floats6(float[][] columns1, int from1, float[] floatRows, long[] bits,
      long auLessBuBits) {
    float[] halfXs = columns1[3], halfYs = columns1[4], halfZs = columns1[5];
    FloatVector half = FloatVector.broadcast(FLOATS, 0.5f);
    long allMinAtMostHighUBits = 0;
    long allMinAtMostHighVBits = 0;
    long allMinAtMostHighWBits = 0;
    long allValueAtMostReachBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector au = fromArray(FLOATS, floatRows, ROW_AU + k);
      FloatVector bu = fromArray(FLOATS, floatRows, ROW_BU + k);
      // a < b ? a : b
      FloatVector low = bu.blend(au, VectorMask.fromLong(FLOATS, (auLessBuBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector cu = fromArray(FLOATS, floatRows, ROW_CU + k);
      // c < low ? c : low
      FloatVector lowU = low.blend(cu, cu.compare(LT, low));
      // a > b ? a : b
      FloatVector high = bu.blend(au, au.compare(GT, bu));
      // c > high ? c : high
      FloatVector highU = high.blend(cu, cu.compare(GT, high));
      FloatVector av = fromArray(FLOATS, floatRows, ROW_AV + k);
      FloatVector bv = fromArray(FLOATS, floatRows, ROW_BV + k);
      // a < b ? a : b
      FloatVector low2 = bv.blend(av, av.compare(LT, bv));
      FloatVector cv = fromArray(FLOATS, floatRows, ROW_CV + k);
      // c < low ? c : low
      FloatVector lowV = low2.blend(cv, cv.compare(LT, low2));
      // a > b ? a : b
      FloatVector high2 = bv.blend(av, av.compare(GT, bv));
      // c > high ? c : high
      FloatVector highV = high2.blend(cv, cv.compare(GT, high2));
      FloatVector aw = fromArray(FLOATS, floatRows, ROW_AW + k);
      FloatVector bw = fromArray(FLOATS, floatRows, ROW_BW + k);
      // a < b ? a : b
      FloatVector low3 = bw.blend(aw, aw.compare(LT, bw));
      FloatVector cw = fromArray(FLOATS, floatRows, ROW_CW + k);
      // c < low ? c : low
      FloatVector lowW = low3.blend(cw, cw.compare(LT, low3));
      // a > b ? a : b
      FloatVector high3 = bw.blend(aw, aw.compare(GT, bw));
      // c > high ? c : high
      FloatVector highW = high3.blend(cw, cw.compare(GT, high3));
      FloatVector halfX = fromArray(FLOATS, halfXs, i);
      VectorMask<Float> allMinAtMostHighU = lowU.compare(LE, halfX);
      FloatVector min = fromArray(FLOATS, floatRows, ROW_MIN + k);
      allMinAtMostHighU = min.compare(LE, highU, allMinAtMostHighU);
      allMinAtMostHighUBits |= allMinAtMostHighU.toLong() << k;
      FloatVector min2 = fromArray(FLOATS, floatRows, ROW_MIN2 + k);
      VectorMask<Float> allMinAtMostHighV = min2.compare(LE, highV);
      FloatVector halfY = fromArray(FLOATS, halfYs, i);
      allMinAtMostHighV = lowV.compare(LE, halfY, allMinAtMostHighV);
      allMinAtMostHighVBits |= allMinAtMostHighV.toLong() << k;
      FloatVector min3 = fromArray(FLOATS, floatRows, ROW_MIN3 + k);
      VectorMask<Float> allMinAtMostHighW = min3.compare(LE, highW);
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
      FloatVector lowX = lowU2.lanewise(SUB, au);
      FloatVector lowY = lowV2.lanewise(SUB, av);
      FloatVector lowZ = lowW2.lanewise(SUB, aw);
      FloatVector highX = highU2.lanewise(SUB, au);
      FloatVector highY = highV2.lanewise(SUB, av);
      FloatVector highZ = highW2.lanewise(SUB, aw);
      FloatVector x = lowX.lanewise(ADD, highX).lanewise(MUL, half);
      FloatVector hx = highX.lanewise(SUB, lowX).lanewise(MUL, half);
      FLOAT_VECTOR.cast(hx).intoArray(floatRows, ROW_HX4 + k);
      FloatVector y = lowY.lanewise(ADD, highY).lanewise(MUL, half);
      FloatVector hy = highY.lanewise(SUB, lowY).lanewise(MUL, half);
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY4 + k);
      FloatVector z = lowZ.lanewise(ADD, highZ).lanewise(MUL, half);
      FloatVector hz = highZ.lanewise(SUB, lowZ).lanewise(MUL, half);
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ4 + k);
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_X4 + k);
      FloatVector bx = x2.lanewise(SUB, x);
      FLOAT_VECTOR.cast(bx).intoArray(floatRows, ROW_BX + k);
      FloatVector y2 = fromArray(FLOATS, floatRows, ROW_Y4 + k);
      FloatVector by = y2.lanewise(SUB, y);
      FLOAT_VECTOR.cast(by).intoArray(floatRows, ROW_BY + k);
      FloatVector z2 = fromArray(FLOATS, floatRows, ROW_Z4 + k);
      FloatVector bz = z2.lanewise(SUB, z);
      FLOAT_VECTOR.cast(bz).intoArray(floatRows, ROW_BZ + k);
      FloatVector cx = cu.lanewise(SUB, au).lanewise(SUB, x);
      FLOAT_VECTOR.cast(cx).intoArray(floatRows, ROW_CX + k);
      FloatVector cy = cv.lanewise(SUB, av).lanewise(SUB, y);
      FLOAT_VECTOR.cast(cy).intoArray(floatRows, ROW_CY + k);
      FloatVector cz = cw.lanewise(SUB, aw).lanewise(SUB, z);
      FLOAT_VECTOR.cast(cz).intoArray(floatRows, ROW_CZ + k);
      FloatVector ax = x.lanewise(NEG);
      FLOAT_VECTOR.cast(ax).intoArray(floatRows, ROW_AX + k);
      FloatVector ay = y.lanewise(NEG);
      FLOAT_VECTOR.cast(ay).intoArray(floatRows, ROW_AY + k);
      FloatVector az = z.lanewise(NEG);
      FLOAT_VECTOR.cast(az).intoArray(floatRows, ROW_AZ + k);
      FloatVector z3 = fromArray(FLOATS, floatRows, ROW_Z5 + k);
      FloatVector y3 = fromArray(FLOATS, floatRows, ROW_Y5 + k);
      FloatVector nx = y2.lanewise(MUL, z3).lanewise(SUB, z2.lanewise(MUL, y3));
      FloatVector x3 = fromArray(FLOATS, floatRows, ROW_X5 + k);
      FloatVector ny = z2.lanewise(MUL, x3).lanewise(SUB, x2.lanewise(MUL, z3));
      FloatVector nz = x2.lanewise(MUL, y3).lanewise(SUB, y2.lanewise(MUL, x3));
      FloatVector a = nx.lanewise(MUL, ax).lanewise(ADD, ny.lanewise(MUL, ay))
          .lanewise(ADD, nz.lanewise(MUL, az));
      FloatVector b = nx.lanewise(MUL, bx).lanewise(ADD, ny.lanewise(MUL, by))
          .lanewise(ADD, nz.lanewise(MUL, bz));
      FloatVector c = nx.lanewise(MUL, cx).lanewise(ADD, ny.lanewise(MUL, cy))
          .lanewise(ADD, nz.lanewise(MUL, cz));
      FloatVector reach = nx.lanewise(ABS).lanewise(MUL, hx).lanewise(ADD, ny.lanewise(ABS).lanewise(MUL, hy))
          .lanewise(ADD, nz.lanewise(ABS).lanewise(MUL, hz));
      // a < b ? a : b
      FloatVector low4 = b.blend(a, a.compare(LT, b));
      // a > b ? a : b
      FloatVector high4 = b.blend(a, a.compare(GT, b));
      // c < low ? c : low
      VectorMask<Float> allValueAtMostReach = low4.blend(c, c.compare(LT, low4)).compare(LE, reach);
      // c > high ? c : high
      allValueAtMostReach = high4.blend(c, c.compare(GT, high4))
          .compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReachBits |= allValueAtMostReach.toLong() << k;
    }
    bits[0] = allMinAtMostHighVBits;
    bits[1] = allMinAtMostHighWBits;
    bits[2] = allValueAtMostReachBits;
    return allMinAtMostHighUBits;
  }

  private static long floats7(float[] floatRows, long[] bits, long allValueAtMostReachBits) {
    long allValueAtMostReachBits2 = 0;
    long allLowAtMostReachBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y4 + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z4 + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector both = y.lanewise(MUL, az).lanewise(SUB, z.lanewise(MUL, ay));
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ + k);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY + k);
      FloatVector third = y.lanewise(MUL, cz).lanewise(SUB, z.lanewise(MUL, cy));
      FloatVector absZ = z.lanewise(ABS);
      FloatVector absY = y.lanewise(ABS);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY4 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ4 + k);
      FloatVector reach = absZ.lanewise(MUL, hy).lanewise(ADD, absY.lanewise(MUL, hz));
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X4 + k);
      FloatVector both2 = z.lanewise(MUL, ax).lanewise(SUB, x.lanewise(MUL, az));
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX + k);
      FloatVector third2 = z.lanewise(MUL, cx).lanewise(SUB, x.lanewise(MUL, cz));
      FloatVector absX = x.lanewise(ABS);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX4 + k);
      FloatVector reach2 = absX.lanewise(MUL, hz).lanewise(ADD, absZ.lanewise(MUL, hx));
      VectorMask<Float> bothLessThird2 = both2.compare(LT, third2);
      // both < third ? both : third
      FloatVector low2 = third2.blend(both2, bothLessThird2);
      // both < third ? third : both
      FloatVector high2 = both2.blend(third2, bothLessThird2);
      FloatVector both3 = x.lanewise(MUL, ay).lanewise(SUB, y.lanewise(MUL, ax));
      FloatVector third3 = x.lanewise(MUL, cy).lanewise(SUB, y.lanewise(MUL, cx));
      FloatVector reach3 = absY.lanewise(MUL, hx).lanewise(ADD, absX.lanewise(MUL, hy));
      VectorMask<Float> bothLessThird3 = both3.compare(LT, third3);
      // both < third ? both : third
      FloatVector low3 = third3.blend(both3, bothLessThird3);
      // both < third ? third : both
      FloatVector high3 = both3.blend(third3, bothLessThird3);
      FloatVector y2 = fromArray(FLOATS, floatRows, ROW_Y5 + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FloatVector z2 = fromArray(FLOATS, floatRows, ROW_Z5 + k);
      FloatVector both4 = y2.lanewise(MUL, bz)
          .lanewise(SUB, z2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k)));
      FloatVector third4 = y2.lanewise(MUL, az).lanewise(SUB, z2.lanewise(MUL, ay));
      FloatVector absZ2 = z2.lanewise(ABS);
      FloatVector absY2 = y2.lanewise(ABS);
      FLOAT_VECTOR.cast(absY2).intoArray(floatRows, ROW_ABS_Y + k);
      FloatVector reach4 = absZ2.lanewise(MUL, hy).lanewise(ADD, absY2.lanewise(MUL, hz));
      VectorMask<Float> bothLessThird4 = both4.compare(LT, third4);
      // both < third ? both : third
      FloatVector low4 = third4.blend(both4, bothLessThird4);
      // both < third ? third : both
      FloatVector high4 = both4.blend(third4, bothLessThird4);
      VectorMask<Float> allValueAtMostReach = low
          .compare(LE, reach, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES));
      allValueAtMostReach = high.compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReach = low2.compare(LE, reach2, allValueAtMostReach);
      allValueAtMostReach = high2.compare(GE, reach2.lanewise(NEG), allValueAtMostReach);
      VectorMask<Float> allValueAtMostReach2 = low3.compare(LE, reach3);
      allValueAtMostReach2 = high3.compare(GE, reach3.lanewise(NEG), allValueAtMostReach2);
      allValueAtMostReach2 = low4.compare(LE, reach4, allValueAtMostReach2);
      allValueAtMostReach2 = high4.compare(GE, reach4.lanewise(NEG), allValueAtMostReach2);
      allValueAtMostReach = allValueAtMostReach.and(allValueAtMostReach2);
      allValueAtMostReachBits2 |= allValueAtMostReach.toLong() << k;
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_X5 + k);
      FloatVector both5 = z2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX + k))
          .lanewise(SUB, x2.lanewise(MUL, bz));
      FloatVector third5 = z2.lanewise(MUL, ax).lanewise(SUB, x2.lanewise(MUL, az));
      FloatVector absX2 = x2.lanewise(ABS);
      FLOAT_VECTOR.cast(absX2).intoArray(floatRows, ROW_ABS_X + k);
      FloatVector reach5 = absX2.lanewise(MUL, hz).lanewise(ADD, absZ2.lanewise(MUL, hx));
      VectorMask<Float> bothLessThird5 = both5.compare(LT, third5);
      // both < third ? both : third
      FloatVector low5 = third5.blend(both5, bothLessThird5);
      // both < third ? third : both
      FloatVector high5 = both5.blend(third5, bothLessThird5);
      VectorMask<Float> allLowAtMostReach = low5.compare(LE, reach5);
      allLowAtMostReach = high5.compare(GE, reach5.lanewise(NEG), allLowAtMostReach);
      allLowAtMostReachBits |= allLowAtMostReach.toLong() << k;
    }
    bits[0] = allLowAtMostReachBits;
    return allValueAtMostReachBits2;
  }

  private static long floats8(float[] floatRows, long allValueAtMostReachBits, long allLowAtMostReachBits) {
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X5 + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y5 + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector both = x.lanewise(MUL, by).lanewise(SUB, y.lanewise(MUL, bx));
      FloatVector third = x.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY + k))
          .lanewise(SUB, y.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AX + k)));
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX4 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY4 + k);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_ABS_Y + k).lanewise(MUL, hx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_X + k).lanewise(MUL, hy));
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      FloatVector y2 = fromArray(FLOATS, floatRows, ROW_Y6 + k);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ + k);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z6 + k);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY + k);
      FloatVector both2 = y2.lanewise(MUL, cz).lanewise(SUB, z.lanewise(MUL, cy));
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FloatVector third2 = y2.lanewise(MUL, bz).lanewise(SUB, z.lanewise(MUL, by));
      FloatVector absZ = z.lanewise(ABS);
      FloatVector absY = y2.lanewise(ABS);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ4 + k);
      FloatVector reach2 = absZ.lanewise(MUL, hy).lanewise(ADD, absY.lanewise(MUL, hz));
      VectorMask<Float> bothLessThird2 = both2.compare(LT, third2);
      // both < third ? both : third
      FloatVector low2 = third2.blend(both2, bothLessThird2);
      // both < third ? third : both
      FloatVector high2 = both2.blend(third2, bothLessThird2);
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX + k);
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_X6 + k);
      FloatVector both3 = z.lanewise(MUL, cx).lanewise(SUB, x2.lanewise(MUL, cz));
      FloatVector third3 = z.lanewise(MUL, bx).lanewise(SUB, x2.lanewise(MUL, bz));
      FloatVector absX = x2.lanewise(ABS);
      FloatVector reach3 = absX.lanewise(MUL, hz).lanewise(ADD, absZ.lanewise(MUL, hx));
      VectorMask<Float> bothLessThird3 = both3.compare(LT, third3);
      // both < third ? both : third
      FloatVector low3 = third3.blend(both3, bothLessThird3);
      // both < third ? third : both
      FloatVector high3 = both3.blend(third3, bothLessThird3);
      FloatVector both4 = x2.lanewise(MUL, cy).lanewise(SUB, y2.lanewise(MUL, cx));
      FloatVector third4 = x2.lanewise(MUL, by).lanewise(SUB, y2.lanewise(MUL, bx));
      FloatVector reach4 = absY.lanewise(MUL, hx).lanewise(ADD, absX.lanewise(MUL, hy));
      VectorMask<Float> bothLessThird4 = both4.compare(LT, third4);
      // both < third ? both : third
      FloatVector low4 = third4.blend(both4, bothLessThird4);
      // both < third ? third : both
      FloatVector high4 = both4.blend(third4, bothLessThird4);
      VectorMask<Float> allValueAtMostReach = low
          .compare(LE, reach, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (allLowAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES)));
      allValueAtMostReach = high.compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReach = low2.compare(LE, reach2, allValueAtMostReach);
      allValueAtMostReach = high2.compare(GE, reach2.lanewise(NEG), allValueAtMostReach);
      VectorMask<Float> allValueAtMostReach2 = low3.compare(LE, reach3);
      allValueAtMostReach2 = high3.compare(GE, reach3.lanewise(NEG), allValueAtMostReach2);
      allValueAtMostReach2 = low4.compare(LE, reach4, allValueAtMostReach2);
      allValueAtMostReach2 = high4.compare(GE, reach4.lanewise(NEG), allValueAtMostReach2);
      allValueAtMostReach = allValueAtMostReach.and(allValueAtMostReach2);
      allValueAtMostReachBits2 |= allValueAtMostReach.toLong() << k;
    }
    return allValueAtMostReachBits2;
  }

  private static long floats10(float[] floatRows, long[] bits) {
    FloatVector squaredDistance = FloatVector.broadcast(FLOATS, 0.0f);
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
      nxLessSquaredDistanceBits |= nx.compare(LT, squaredDistance).toLong() << k;
      nyLessSquaredDistanceBits |= ny.compare(LT, squaredDistance).toLong() << k;
      nzLessSquaredDistanceBits |= nz.compare(LT, squaredDistance).toLong() << k;
    }
    bits[0] = nyLessSquaredDistanceBits;
    bits[1] = nzLessSquaredDistanceBits;
    return nxLessSquaredDistanceBits;
  }

  private static void floats12(float[][] columns1, int from1, float[] floatRows,
      long nxLessSquaredDistanceBits, long nyLessSquaredDistanceBits, long nzLessSquaredDistanceBits) {
    float[] halfXs = columns1[3], halfYs = columns1[4], halfZs = columns1[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S2 + k);
      FloatVector minusS = s.lanewise(NEG);
      // nx < 0 ? -s : s
      FloatVector x = s.blend(minusS, VectorMask.fromLong(FLOATS, (nxLessSquaredDistanceBits >>> k)
          & WideLanes.FLOAT_LANES)).lanewise(MUL, fromArray(FLOATS, halfXs, i));
      FLOAT_VECTOR.cast(x.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PX + k))).intoArray(floatRows,
          ROW_DX + k);
      // ny < 0 ? -s : s
      FloatVector y = s.blend(minusS, VectorMask.fromLong(FLOATS, (nyLessSquaredDistanceBits >>> k)
          & WideLanes.FLOAT_LANES)).lanewise(MUL, fromArray(FLOATS, halfYs, i));
      FLOAT_VECTOR.cast(y.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PY + k))).intoArray(floatRows,
          ROW_DY + k);
      // nz < 0 ? -s : s
      FloatVector z = s.blend(minusS, VectorMask.fromLong(FLOATS, (nzLessSquaredDistanceBits >>> k)
          & WideLanes.FLOAT_LANES)).lanewise(MUL, fromArray(FLOATS, halfZs, i));
      FLOAT_VECTOR.cast(z.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PZ + k))).intoArray(floatRows,
          ROW_DZ + k);
    }
  }

  private static void floats14(float[] floatRows) {
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

  private static long floats16(float[] floatRows, float[][] results, int at, long overlapBits, long validBits) {
    float[] keys = results[0];
    FloatVector squaredDistance = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector infinity = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
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
      VectorMask<Float> isWithin = third.compare(GE, squaredDistance);
      isWithin = end.compare(GE, squaredDistance, isWithin);
      isWithin = ALL_BC.lanewise(SUB, third).lanewise(SUB, end).compare(GE, squaredDistance, isWithin);
      // isWithin ? dx * dx + dy * dy + dz * dz : Float.POSITIVE_INFINITY
      FloatVector squaredDistance2 = ALL_INFINITY
          .blend(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy)).lanewise(ADD, dz.lanewise(MUL, dz)),
          isWithin);
      FloatVector best = fromArray(FLOATS, floatRows, ROW_BEST2 + k);
      // face < best ? face : best
      FloatVector length = best.blend(squaredDistance2, squaredDistance2.compare(LT, best)).lanewise(SQRT);
      FloatVector distance = length.lanewise(SUB, squaredDistance);
      VectorMask<Float> distanceGreaterSquaredDistance = distance.compare(GT, squaredDistance);
      eitherBits |= distanceGreaterSquaredDistance.not().or(distance.compare(LT, infinity)).toLong() << k;
      // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY : overlap ? 0 :
      // Rounded.apart(length, 0)
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(ALL_C1_40E_45.blend(distance, distanceGreaterSquaredDistance)
          .blend(squaredDistance, VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (validBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(keys, at + k);
    }
    return eitherBits;
  }

  /** {@code scale} of a block, from rows of values to another row. */
  private static void scale(float[] rows, int to) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(ALL_CA.lanewise(DIV, fromArray(FLOATS, rows, ROW_SQUARE + k))).intoArray(rows, to + k);
    }
  }

  /** {@code firstStep} of a block, from rows of values to another row. */
  private static void firstStep(float[] rows, int mxRow, int myRow, int mzRow, int hxRow, int hyRow, int hzRow,
      int to) {
    FloatVector squaredDistance = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector minusOne = FloatVector.broadcast(FLOATS, -1.0f);
    FloatVector bc = FloatVector.broadcast(FLOATS, 1.0f);
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hz = fromArray(FLOATS, rows, hzRow + k);
      FloatVector hz2 = hz.lanewise(ABS);
      VectorMask<Float> hzGreaterSquaredDistance = hz2.compare(GT, squaredDistance);
      FloatVector mz = fromArray(FLOATS, rows, mzRow + k);
      // hz < 0 ? -mz : mz
      FloatVector z = mz.blend(mz.lanewise(NEG), hz.compare(LT, squaredDistance));
      FloatVector gz = fromArray(FLOATS, rows, ROW_HALF_Z + k);
      FloatVector nearZ = gz.lanewise(NEG).lanewise(SUB, z);
      // hz > 0 ? nearZ : -1
      FloatVector inZ = ALL_MINUS_ONE.blend(nearZ, hzGreaterSquaredDistance);
      FloatVector hy = fromArray(FLOATS, rows, hyRow + k);
      FloatVector hy2 = hy.lanewise(ABS);
      VectorMask<Float> hyGreaterSquaredDistance = hy2.compare(GT, squaredDistance);
      FloatVector my = fromArray(FLOATS, rows, myRow + k);
      // hy < 0 ? -my : my
      FloatVector y = my.blend(my.lanewise(NEG), hy.compare(LT, squaredDistance));
      FloatVector gy = fromArray(FLOATS, rows, ROW_HALF_Y + k);
      FloatVector nearY = gy.lanewise(NEG).lanewise(SUB, y);
      // hy > 0 ? nearY : -1
      FloatVector inY = ALL_MINUS_ONE.blend(nearY, hyGreaterSquaredDistance);
      FloatVector hx = fromArray(FLOATS, rows, hxRow + k);
      FloatVector hx2 = hx.lanewise(ABS);
      VectorMask<Float> hxGreaterSquaredDistance = hx2.compare(GT, squaredDistance);
      FloatVector mx = fromArray(FLOATS, rows, mxRow + k);
      // hx < 0 ? -mx : mx
      FloatVector x = mx.blend(mx.lanewise(NEG), hx.compare(LT, squaredDistance));
      FloatVector gx = fromArray(FLOATS, rows, ROW_HALF_X + k);
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
      FLOAT_VECTOR.cast(ALL_SQUARED_DISTANCE.blend(minusOne, numerator.compare(LT, squaredDistance))
          .blend(bc, numerator.compare(GT, squaredDistance))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS)
          .compare(LT, denominator))).intoArray(rows, to + k);
    }
  }

  /** {@code part} of a block, from rows of values to another row. */
  private static void part(float[] rows, int dxRow, int dyRow, int dzRow, int lxRow, int lyRow, int lzRow,
      int to) {
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
    FloatVector squaredDistance = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector minusOne = FloatVector.broadcast(FLOATS, -1.0f);
    FloatVector bc = FloatVector.broadcast(FLOATS, 1.0f);
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector between = fromArray(FLOATS, rows, betweenRow + k);
      FloatVector hx = fromArray(FLOATS, rows, hxRow + k);
      FloatVector p = between.lanewise(MUL, hx);
      FloatVector gx = fromArray(FLOATS, rows, ROW_HALF_X + k);
      FloatVector mx = fromArray(FLOATS, rows, mxRow + k);
      FloatVector nearX = gx.lanewise(NEG).lanewise(SUB, mx);
      FloatVector farX = gx.lanewise(SUB, mx);
      VectorMask<Float> pGreaterFarX = p.compare(GT, farX);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector x = p.blend(farX, pGreaterFarX).blend(nearX.blend(p, pGreaterFarX), p.compare(LT, nearX));
      FloatVector hy = fromArray(FLOATS, rows, hyRow + k);
      FloatVector p2 = between.lanewise(MUL, hy);
      FloatVector gy = fromArray(FLOATS, rows, ROW_HALF_Y + k);
      FloatVector my = fromArray(FLOATS, rows, myRow + k);
      FloatVector nearY = gy.lanewise(NEG).lanewise(SUB, my);
      FloatVector farY = gy.lanewise(SUB, my);
      VectorMask<Float> pGreaterFarY = p2.compare(GT, farY);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector y = p2.blend(farY, pGreaterFarY).blend(nearY.blend(p2, pGreaterFarY), p2.compare(LT, nearY));
      FloatVector hz = fromArray(FLOATS, rows, hzRow + k);
      FloatVector p3 = between.lanewise(MUL, hz);
      FloatVector gz = fromArray(FLOATS, rows, ROW_HALF_Z + k);
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
      FLOAT_VECTOR.cast(ALL_SQUARED_DISTANCE.blend(minusOne, numerator.compare(LT, squaredDistance))
          .blend(bc, numerator.compare(GT, squaredDistance))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS)
          .compare(LT, denominator))).intoArray(rows, to + k);
    }
  }

  /** {@code diagonal} of a block, from rows of values to another row. */
  private static void diagonal(float[] rows, int to) {
    FloatVector squaredDistance = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector minusOne = FloatVector.broadcast(FLOATS, -1.0f);
    FloatVector bc = FloatVector.broadcast(FLOATS, 1.0f);
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nx = fromArray(FLOATS, rows, ROW_PRODUCT3 + k);
      FloatVector ny = fromArray(FLOATS, rows, ROW_PRODUCT4 + k);
      FloatVector nz = fromArray(FLOATS, rows, ROW_PRODUCT5 + k);
      FloatVector numerator = nx.lanewise(MUL, fromArray(FLOATS, rows, ROW_PX + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, rows, ROW_PY + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, rows, ROW_PZ + k)));
      FloatVector denominator = nx.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, rows, ROW_HALF_X + k))
          .lanewise(ADD, ny.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, rows, ROW_HALF_Y + k)))
          .lanewise(ADD, nz.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, rows, ROW_HALF_Z + k)));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_SQUARED_DISTANCE.blend(minusOne, numerator.compare(LT, squaredDistance))
          .blend(bc, numerator.compare(GT, squaredDistance))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS)
          .compare(LT, denominator))).intoArray(rows, to + k);
    }
  }

  /** {@code squaredDistance} of a block, from rows of values to another row. */
  private static void squaredDistance(float[] rows, int tRow, int mxRow, int myRow, int mzRow, int hxRow,
      int hyRow, int hzRow, int to) {
    FloatVector squaredDistance = FloatVector.broadcast(FLOATS, 0.0f);
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector t = fromArray(FLOATS, rows, tRow + k);
      FloatVector p = fromArray(FLOATS, rows, mxRow + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, hxRow + k)));
      FloatVector out = p.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, rows, ROW_HALF_X + k));
      // out > 0 ? out : 0
      FloatVector dx = ALL_SQUARED_DISTANCE.blend(out, out.compare(GT, squaredDistance));
      FloatVector p2 = fromArray(FLOATS, rows, myRow + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, hyRow + k)));
      FloatVector out2 = p2.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, rows, ROW_HALF_Y + k));
      // out > 0 ? out : 0
      FloatVector dy = ALL_SQUARED_DISTANCE.blend(out2, out2.compare(GT, squaredDistance));
      FloatVector p3 = fromArray(FLOATS, rows, mzRow + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, hzRow + k)));
      FloatVector out3 = p3.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, rows, ROW_HALF_Z + k));
      // out > 0 ? out : 0
      FloatVector dz = ALL_SQUARED_DISTANCE.blend(out3, out3.compare(GT, squaredDistance));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(rows, to + k);
    }
  }
}
