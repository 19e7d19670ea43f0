// Compiled from OrientedBoxPlaneContact.java; changes are made there.
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
 * Wide twin of {@link OrientedBoxPlaneContact#contact}: the same operations in the same order, on vectors of
 * pairs.
 */
final class OrientedBoxPlaneContactWide implements LoopedKernel {
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_FARTHEST = FloatVector.broadcast(FLOATS, 4.2535296E37f);
  private static final FloatVector ALL_MINUS_C4_25E_37 = FloatVector.broadcast(FLOATS, -4.2535296E37f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_MINUS_C1_40E_45 = FloatVector.broadcast(FLOATS, -1.4E-45f);
  private static final FloatVector ALL_NONE = FloatVector.broadcast(FLOATS, Float.NEGATIVE_INFINITY);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_C16_0 = FloatVector.broadcast(FLOATS, 16.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[10]);

  private static final int ROW_SQUARE_Q = 0 * Kernel.BLOCK;
  private static final int ROW_SCALE = 1 * Kernel.BLOCK;
  private static final int ROW_MX = 2 * Kernel.BLOCK;
  private static final int ROW_MY = 3 * Kernel.BLOCK;
  private static final int ROW_SUM = 4 * Kernel.BLOCK;
  private static final int ROW_MZ = 5 * Kernel.BLOCK;
  private static final int ROW_ABS_MX = 6 * Kernel.BLOCK;
  private static final int ROW_ABS_MY = 7 * Kernel.BLOCK;
  private static final int ROW_ABS_MZ = 8 * Kernel.BLOCK;
  private static final int ROW_OUTSIDE = 9 * Kernel.BLOCK;
  private static final int ROW_SQUARE = 10 * Kernel.BLOCK;
  private static final int ROW_LENGTH = 11 * Kernel.BLOCK;
  private static final int ROW_UX = 12 * Kernel.BLOCK;
  private static final int ROW_UY = 13 * Kernel.BLOCK;
  private static final int ROW_UZ = 14 * Kernel.BLOCK;
  private static final int ROW_MIN = 15 * Kernel.BLOCK;
  private static final int ROW_MIN_OR_HX = 16 * Kernel.BLOCK;
  private static final int ROW_X_A = 17 * Kernel.BLOCK;
  private static final int ROW_MIN2 = 18 * Kernel.BLOCK;
  private static final int ROW_MIN_OR_HY = 19 * Kernel.BLOCK;
  private static final int ROW_Y_A = 20 * Kernel.BLOCK;
  private static final int ROW_MIN3 = 21 * Kernel.BLOCK;
  private static final int ROW_MIN_OR_HZ = 22 * Kernel.BLOCK;
  private static final int ROW_Z_A = 23 * Kernel.BLOCK;
  private static final int ROW_HX_OR_MIN = 24 * Kernel.BLOCK;
  private static final int ROW_X_B = 25 * Kernel.BLOCK;
  private static final int ROW_Y_B = 26 * Kernel.BLOCK;
  private static final int ROW_Z_B = 27 * Kernel.BLOCK;
  private static final int ROW_X_C = 28 * Kernel.BLOCK;
  private static final int ROW_Y_C = 29 * Kernel.BLOCK;
  private static final int ROW_Z_C = 30 * Kernel.BLOCK;
  private static final int ROW_X_D = 31 * Kernel.BLOCK;
  private static final int ROW_Y_D = 32 * Kernel.BLOCK;
  private static final int ROW_Z_D = 33 * Kernel.BLOCK;
  private static final int ROW_OUTSIDE_A = 34 * Kernel.BLOCK;
  private static final int ROW_OUTSIDE_B = 35 * Kernel.BLOCK;
  private static final int ROW_OUTSIDE_C = 36 * Kernel.BLOCK;
  private static final int ROW_OUTSIDE_D = 37 * Kernel.BLOCK;
  private static final int ROW_A = 38 * Kernel.BLOCK;
  private static final int ROW_B = 39 * Kernel.BLOCK;
  private static final int ROW_A2 = 40 * Kernel.BLOCK;
  private static final int ROW_B2 = 41 * Kernel.BLOCK;
  private static final int ROW_DEEPEST = 42 * Kernel.BLOCK;
  private static final int ROW_NX_OUT = 43 * Kernel.BLOCK;
  private static final int ROW_NY_OUT = 44 * Kernel.BLOCK;
  private static final int ROW_NZ_OUT = 45 * Kernel.BLOCK;
  private static final int ROW_W = 46 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 47 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 48 * Kernel.BLOCK;
  private static final int ROW_TX = 49 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 50 * Kernel.BLOCK;
  private static final int ROW_TY = 51 * Kernel.BLOCK;
  private static final int ROW_TZ = 52 * Kernel.BLOCK;
  private static final int ROW_X0 = 53 * Kernel.BLOCK;
  private static final int ROW_Y0 = 54 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 55 * Kernel.BLOCK;
  private static final int ROW_Z0 = 56 * Kernel.BLOCK;
  private static final int ROW_DEPTH0 = 57 * Kernel.BLOCK;
  private static final int ROW_ONE_OR_TWO = 58 * Kernel.BLOCK;
  private static final int ROW_ONE_OR_TWO2 = 59 * Kernel.BLOCK;
  private static final int ROW_ONE_OR_TWO3 = 60 * Kernel.BLOCK;
  private static final int ROW_FEATURE0 = 61 * Kernel.BLOCK;
  private static final int ROW_TX2 = 62 * Kernel.BLOCK;
  private static final int ROW_TY2 = 63 * Kernel.BLOCK;
  private static final int ROW_TZ2 = 64 * Kernel.BLOCK;
  private static final int ROW_MINUS_C4_25E_37_OR_FARTHEST_OR_P = 65 * Kernel.BLOCK;
  private static final int ROW_X1 = 66 * Kernel.BLOCK;
  private static final int ROW_Y1 = 67 * Kernel.BLOCK;
  private static final int ROW_Z1 = 68 * Kernel.BLOCK;
  private static final int ROW_VALUE_OR_VALUE_OR_B = 69 * Kernel.BLOCK;
  private static final int ROW_DEPTH1 = 70 * Kernel.BLOCK;
  private static final int ROW_FEATURE1 = 71 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 72 * Kernel.BLOCK;
  private static final int ROW_X2 = 73 * Kernel.BLOCK;
  private static final int ROW_Y2 = 74 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 75 * Kernel.BLOCK;
  private static final int ROW_Z2 = 76 * Kernel.BLOCK;
  private static final int ROW_DEPTH2 = 77 * Kernel.BLOCK;
  private static final int ROW_FEATURE2 = 78 * Kernel.BLOCK;
  private static final int ROW_X3 = 79 * Kernel.BLOCK;
  private static final int ROW_Y3 = 80 * Kernel.BLOCK;
  private static final int ROW_Z3 = 81 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[82 * Kernel.BLOCK]);

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
      long hxAtLeastZeroBits = floats2(columns1, from1, columns2, from2, floatRows, bits);
      long hyAtLeastZeroBits = bits[0];
      long hzAtLeastZeroBits = bits[1];
      long allSquareQAtLeastLeastSquareBits = bits[2];
      long allOutsideAtMostReachBits = bits[3];
      long squareAtLeastLeastSquareBits = bits[4];
      long allSquareAtLeastLeastSquareBits = floats3(columns1, from1, columns2, from2, floatRows, bits,
          squareAtLeastLeastSquareBits, allOutsideAtMostReachBits);
      long overlapBits = bits[0];
      long ownXBits = bits[1];
      long ownYBits = bits[2];
      long ownZBits = bits[3];
      long flat1Bits = bits[4];
      long flat2Bits = bits[5];
      long mxGreaterZeroBits = bits[6];
      long myGreaterZeroBits = bits[7];
      long mzGreaterZeroBits = bits[8];
      floats4(columns1, from1, floatRows, ownXBits, ownYBits, ownZBits);
      long hits = floats5(columns1, from1, floatRows, hxAtLeastZeroBits, hyAtLeastZeroBits, hzAtLeastZeroBits,
          allSquareQAtLeastLeastSquareBits, allSquareAtLeastLeastSquareBits);
      floats6(columns1, from1, floatRows);
      long notOverlapBits = floats7(columns1, from1, floatRows, overlapBits, hits, mxGreaterZeroBits, ownXBits,
          myGreaterZeroBits, ownYBits, mzGreaterZeroBits, ownZBits);
      long hxAtLeastZeroAndNotFlat1Bits = floats8(columns1, from1, floatRows, flat1Bits, hits, notOverlapBits,
          overlapBits);
      floats9(columns1, from1, floatRows, hxAtLeastZeroAndNotFlat1Bits, ownZBits, ownXBits, ownYBits);
      long notFlat2Bits = floats10(columns1, from1, floatRows, flat2Bits, hits, notOverlapBits, overlapBits,
          ownZBits, ownXBits, ownYBits);
      long hxAtLeastZeroAndNotFlat2Bits = floats11(columns1, from1, floatRows, bits,
          hxAtLeastZeroAndNotFlat1Bits, notFlat2Bits, notOverlapBits);
      long eitherBits = bits[0];
      floats12(floatRows, results, at, overlapBits, eitherBits, hxAtLeastZeroAndNotFlat2Bits, ownXBits,
          ownYBits, ownZBits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] qxs = columns1[6], qys = columns1[7], qzs = columns1[8], qws = columns1[9];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector qw = fromArray(FLOATS, qws, i);
      FloatVector squareQ = qx.lanewise(MUL, qx).lanewise(ADD, qy.lanewise(MUL, qy))
          .lanewise(ADD, qz.lanewise(MUL, qz).lanewise(ADD, qw.lanewise(MUL, qw)));
      FLOAT_VECTOR.cast(squareQ).intoArray(floatRows, ROW_SQUARE_Q + k);
      FloatVector scale = ALL_TWO.lanewise(DIV, squareQ);
      FLOAT_VECTOR.cast(scale).intoArray(floatRows, ROW_SCALE + k);
      FloatVector vx = qx.lanewise(MUL, scale);
      FloatVector vy = qy.lanewise(MUL, scale);
      FloatVector vz = qz.lanewise(MUL, scale);
      FloatVector ny = fromArray(FLOATS, nys, j);
      FloatVector nz = fromArray(FLOATS, nzs, j);
      FloatVector kx = ny.lanewise(MUL, vz).lanewise(SUB, nz.lanewise(MUL, vy));
      FloatVector nx = fromArray(FLOATS, nxs, j);
      FloatVector ky = nz.lanewise(MUL, vx).lanewise(SUB, nx.lanewise(MUL, vz));
      FloatVector kz = nx.lanewise(MUL, vy).lanewise(SUB, ny.lanewise(MUL, vx));
      FLOAT_VECTOR.cast(nx.lanewise(ADD, qw.lanewise(MUL, kx)
          .lanewise(ADD, ky.lanewise(MUL, qz).lanewise(SUB, kz.lanewise(MUL, qy))))).intoArray(floatRows,
          ROW_MX + k);
      FLOAT_VECTOR.cast(ny.lanewise(ADD, qw.lanewise(MUL, ky)
          .lanewise(ADD, kz.lanewise(MUL, qx).lanewise(SUB, kx.lanewise(MUL, qz))))).intoArray(floatRows,
          ROW_MY + k);
      FLOAT_VECTOR.cast(qw.lanewise(MUL, kz)
          .lanewise(ADD, kx.lanewise(MUL, qy).lanewise(SUB, ky.lanewise(MUL, qx)))).intoArray(floatRows,
          ROW_SUM + k);
    }
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], hxs = columns1[3], hys = columns1[4],
        hzs = columns1[5];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2], ds = columns2[3];
    long hxAtLeastZeroBits = 0;
    long hyAtLeastZeroBits = 0;
    long hzAtLeastZeroBits = 0;
    long allSquareQAtLeastLeastSquareBits = 0;
    long allOutsideAtMostReachBits = 0;
    long squareAtLeastLeastSquareBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector nz = fromArray(FLOATS, nzs, j);
      FloatVector mz = nz.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM + k));
      FLOAT_VECTOR.cast(mz).intoArray(floatRows, ROW_MZ + k);
      FloatVector absMx = fromArray(FLOATS, floatRows, ROW_MX + k).lanewise(ABS);
      FLOAT_VECTOR.cast(absMx).intoArray(floatRows, ROW_ABS_MX + k);
      FloatVector absMy = fromArray(FLOATS, floatRows, ROW_MY + k).lanewise(ABS);
      FLOAT_VECTOR.cast(absMy).intoArray(floatRows, ROW_ABS_MY + k);
      FloatVector absMz = mz.lanewise(ABS);
      FLOAT_VECTOR.cast(absMz).intoArray(floatRows, ROW_ABS_MZ + k);
      FloatVector hx = fromArray(FLOATS, hxs, i);
      FloatVector hy = fromArray(FLOATS, hys, i);
      FloatVector hz = fromArray(FLOATS, hzs, i);
      FloatVector reach = absMx.lanewise(MUL, hx).lanewise(ADD, absMy.lanewise(MUL, hy))
          .lanewise(ADD, absMz.lanewise(MUL, hz));
      FloatVector nx = fromArray(FLOATS, nxs, j);
      FloatVector ny = fromArray(FLOATS, nys, j);
      FloatVector outside = nx.lanewise(MUL, fromArray(FLOATS, xs, i))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, ys, i)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, zs, i))).lanewise(ADD, fromArray(FLOATS, ds, j));
      FLOAT_VECTOR.cast(outside).intoArray(floatRows, ROW_OUTSIDE + k);
      VectorMask<Float> hxAtLeastZero = hx.compare(GE, ALL_ZERO);
      hxAtLeastZeroBits |= hxAtLeastZero.toLong() << k;
      VectorMask<Float> hyAtLeastZero = hy.compare(GE, ALL_ZERO);
      hyAtLeastZeroBits |= hyAtLeastZero.toLong() << k;
      VectorMask<Float> hzAtLeastZero = hz.compare(GE, ALL_ZERO);
      hzAtLeastZeroBits |= hzAtLeastZero.toLong() << k;
      FloatVector squareQ = fromArray(FLOATS, floatRows, ROW_SQUARE_Q + k);
      VectorMask<Float> allSquareQAtLeastLeastSquare = squareQ.compare(GE, ALL_LEAST_SQUARE);
      allSquareQAtLeastLeastSquare = squareQ.compare(LE, ALL_LARGEST_SQUARE, allSquareQAtLeastLeastSquare);
      allSquareQAtLeastLeastSquareBits |= allSquareQAtLeastLeastSquare.toLong() << k;
      VectorMask<Float> allOutsideAtMostReach = outside
          .compare(LE, reach, hxAtLeastZero.and(hyAtLeastZero).and(hzAtLeastZero)
          .and(allSquareQAtLeastLeastSquare));
      allOutsideAtMostReach = reach.compare(LE, ALL_LARGEST, allOutsideAtMostReach);
      allOutsideAtMostReach = outside.lanewise(ABS).compare(LE, ALL_LARGEST, allOutsideAtMostReach);
      allOutsideAtMostReachBits |= allOutsideAtMostReach.toLong() << k;
      FloatVector square = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE + k);
      squareAtLeastLeastSquareBits |= square.compare(GE, ALL_LEAST_SQUARE).toLong() << k;
    }
    bits[0] = hyAtLeastZeroBits;
    bits[1] = hzAtLeastZeroBits;
    bits[2] = allSquareQAtLeastLeastSquareBits;
    bits[3] = allOutsideAtMostReachBits;
    bits[4] = squareAtLeastLeastSquareBits;
    return hxAtLeastZeroBits;
  }

  private static long floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long squareAtLeastLeastSquareBits, long allOutsideAtMostReachBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] hxs = columns1[3], hys = columns1[4], hzs = columns1[5];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2];
    long allSquareAtLeastLeastSquareBits = 0;
    long overlapBits = 0;
    long ownXBits = 0;
    long ownYBits = 0;
    long ownZBits = 0;
    long flat1Bits = 0;
    long flat2Bits = 0;
    long mxGreaterZeroBits = 0;
    long myGreaterZeroBits = 0;
    long mzGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE + k);
      VectorMask<Float> allSquareAtLeastLeastSquare = square
          .compare(LE, ALL_LARGEST_SQUARE, VectorMask.fromLong(FLOATS, (squareAtLeastLeastSquareBits >>> k)
          & WideLanes.FLOAT_LANES));
      allSquareAtLeastLeastSquareBits |= allSquareAtLeastLeastSquare.toLong() << k;
      overlapBits |= VectorMask.fromLong(FLOATS, (allOutsideAtMostReachBits >>> k) & WideLanes.FLOAT_LANES)
          .and(allSquareAtLeastLeastSquare).toLong() << k;
      FloatVector length = square.lanewise(SQRT);
      FLOAT_VECTOR.cast(length).intoArray(floatRows, ROW_LENGTH + k);
      FloatVector quotient = ALL_ONE.lanewise(DIV, length);
      FLOAT_VECTOR.cast(fromArray(FLOATS, nxs, j).lanewise(MUL, quotient)).intoArray(floatRows, ROW_UX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, nys, j).lanewise(MUL, quotient)).intoArray(floatRows, ROW_UY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, nzs, j).lanewise(MUL, quotient)).intoArray(floatRows, ROW_UZ + k);
      FloatVector absMx = fromArray(FLOATS, floatRows, ROW_ABS_MX + k);
      FloatVector absMy = fromArray(FLOATS, floatRows, ROW_ABS_MY + k);
      VectorMask<Float> ownX = absMx.compare(GE, absMy);
      FloatVector absMz = fromArray(FLOATS, floatRows, ROW_ABS_MZ + k);
      ownX = absMx.compare(GE, absMz, ownX);
      ownXBits |= ownX.toLong() << k;
      VectorMask<Float> upper = ownX.not();
      VectorMask<Float> ownY = absMy.compare(GE, absMz, upper);
      ownYBits |= ownY.toLong() << k;
      VectorMask<Float> upper2 = ownY.not();
      VectorMask<Float> ownZ = upper.and(upper2);
      ownZBits |= ownZ.toLong() << k;
      FloatVector hy = fromArray(FLOATS, hys, i);
      VectorMask<Float> hyIsZero = hy.compare(EQ, ALL_ZERO);
      VectorMask<Float> valueAtLeastValueAndHyIsZero = ownX.and(hyIsZero);
      FloatVector hz = fromArray(FLOATS, hzs, i);
      VectorMask<Float> hzIsZero = hz.compare(EQ, ALL_ZERO);
      VectorMask<Float> upperAndHzIsZero = ownY.and(hzIsZero);
      FloatVector hx = fromArray(FLOATS, hxs, i);
      VectorMask<Float> hxIsZero = hx.compare(EQ, ALL_ZERO);
      VectorMask<Float> upperAndHxIsZero = ownZ.and(hxIsZero);
      flat1Bits |= valueAtLeastValueAndHyIsZero.or(upperAndHzIsZero).or(upperAndHxIsZero).toLong() << k;
      VectorMask<Float> valueAtLeastValueAndHzIsZero = ownX.and(hzIsZero);
      VectorMask<Float> upperAndHxIsZero2 = ownY.and(hxIsZero);
      VectorMask<Float> upperAndHyIsZero = ownZ.and(hyIsZero);
      flat2Bits |= valueAtLeastValueAndHzIsZero.or(upperAndHxIsZero2).or(upperAndHyIsZero).toLong() << k;
      FloatVector min = hx.lanewise(NEG);
      FLOAT_VECTOR.cast(min).intoArray(floatRows, ROW_MIN + k);
      VectorMask<Float> mxGreaterZero = fromArray(FLOATS, floatRows, ROW_MX + k).compare(GT, ALL_ZERO);
      mxGreaterZeroBits |= mxGreaterZero.toLong() << k;
      // n > 0 ? min : max
      FloatVector minOrHx = hx.blend(min, mxGreaterZero);
      FLOAT_VECTOR.cast(minOrHx).intoArray(floatRows, ROW_MIN_OR_HX + k);
      // own ? face(n, min, max) : upper ? max : min
      FLOAT_VECTOR.cast(min.blend(minOrHx, ownX)).intoArray(floatRows, ROW_X_A + k);
      FloatVector min2 = hy.lanewise(NEG);
      FLOAT_VECTOR.cast(min2).intoArray(floatRows, ROW_MIN2 + k);
      VectorMask<Float> myGreaterZero = fromArray(FLOATS, floatRows, ROW_MY + k).compare(GT, ALL_ZERO);
      myGreaterZeroBits |= myGreaterZero.toLong() << k;
      // n > 0 ? min : max
      FloatVector minOrHy = hy.blend(min2, myGreaterZero);
      FLOAT_VECTOR.cast(minOrHy).intoArray(floatRows, ROW_MIN_OR_HY + k);
      // own ? face(n, min, max) : upper ? max : min
      FLOAT_VECTOR.cast(min2.blend(minOrHy, ownY)).intoArray(floatRows, ROW_Y_A + k);
      FloatVector min3 = hz.lanewise(NEG);
      FLOAT_VECTOR.cast(min3).intoArray(floatRows, ROW_MIN3 + k);
      VectorMask<Float> mzGreaterZero = fromArray(FLOATS, floatRows, ROW_MZ + k).compare(GT, ALL_ZERO);
      mzGreaterZeroBits |= mzGreaterZero.toLong() << k;
      // n > 0 ? min : max
      FloatVector minOrHz = hz.blend(min3, mzGreaterZero);
      FLOAT_VECTOR.cast(minOrHz).intoArray(floatRows, ROW_MIN_OR_HZ + k);
      // own ? face(n, min, max) : upper ? max : min
      FLOAT_VECTOR.cast(min3.blend(minOrHz, ownZ)).intoArray(floatRows, ROW_Z_A + k);
      // upper ? max : min
      FLOAT_VECTOR.cast(min.blend(hx, ownZ)).intoArray(floatRows, ROW_HX_OR_MIN + k);
    }
    bits[0] = overlapBits;
    bits[1] = ownXBits;
    bits[2] = ownYBits;
    bits[3] = ownZBits;
    bits[4] = flat1Bits;
    bits[5] = flat2Bits;
    bits[6] = mxGreaterZeroBits;
    bits[7] = myGreaterZeroBits;
    bits[8] = mzGreaterZeroBits;
    return allSquareAtLeastLeastSquareBits;
  }

  private static void floats4(float[][] columns1, int from1, float[] floatRows, long ownXBits, long ownYBits,
      long ownZBits) {
    if (columns1 == null) {
      return;
    }
    float[] hxs = columns1[3], hys = columns1[4], hzs = columns1[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      VectorMask<Float> ownX = VectorMask.fromLong(FLOATS, (ownXBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector minOrHx = fromArray(FLOATS, floatRows, ROW_MIN_OR_HX + k);
      // own ? face(n, min, max) : upper ? max : min
      FloatVector xB = fromArray(FLOATS, floatRows, ROW_HX_OR_MIN + k).blend(minOrHx, ownX);
      FLOAT_VECTOR.cast(xB).intoArray(floatRows, ROW_X_B + k);
      VectorMask<Float> ownY = VectorMask.fromLong(FLOATS, (ownYBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector minOrHy = fromArray(FLOATS, floatRows, ROW_MIN_OR_HY + k);
      FloatVector hy = fromArray(FLOATS, hys, i);
      FloatVector min = fromArray(FLOATS, floatRows, ROW_MIN2 + k);
      // own ? face(n, min, max) : upper ? max : min
      FloatVector yB = min.blend(hy, ownX).blend(minOrHy, ownY);
      FLOAT_VECTOR.cast(yB).intoArray(floatRows, ROW_Y_B + k);
      VectorMask<Float> ownZ = VectorMask.fromLong(FLOATS, (ownZBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector minOrHz = fromArray(FLOATS, floatRows, ROW_MIN_OR_HZ + k);
      FloatVector hz = fromArray(FLOATS, hzs, i);
      FloatVector min2 = fromArray(FLOATS, floatRows, ROW_MIN3 + k);
      // own ? face(n, min, max) : upper ? max : min
      FloatVector zB = min2.blend(hz, ownY).blend(minOrHz, ownZ);
      FLOAT_VECTOR.cast(zB).intoArray(floatRows, ROW_Z_B + k);
      FloatVector hx = fromArray(FLOATS, hxs, i);
      // own ? face(n, min, max) : upper ? max : min
      FloatVector xC = hx.blend(fromArray(FLOATS, floatRows, ROW_MIN + k), ownZ).blend(minOrHx, ownX);
      FLOAT_VECTOR.cast(xC).intoArray(floatRows, ROW_X_C + k);
      // own ? face(n, min, max) : upper ? max : min
      FloatVector yC = hy.blend(min, ownX).blend(minOrHy, ownY);
      FLOAT_VECTOR.cast(yC).intoArray(floatRows, ROW_Y_C + k);
      // own ? face(n, min, max) : upper ? max : min
      FloatVector zC = hz.blend(min2, ownY).blend(minOrHz, ownZ);
      FLOAT_VECTOR.cast(zC).intoArray(floatRows, ROW_Z_C + k);
      // own ? face(n, min, max) : upper ? max : min
      FloatVector xD = hx.blend(minOrHx, ownX);
      FLOAT_VECTOR.cast(xD).intoArray(floatRows, ROW_X_D + k);
      // own ? face(n, min, max) : upper ? max : min
      FloatVector yD = hy.blend(minOrHy, ownY);
      FLOAT_VECTOR.cast(yD).intoArray(floatRows, ROW_Y_D + k);
      // own ? face(n, min, max) : upper ? max : min
      FloatVector zD = hz.blend(minOrHz, ownZ);
      FLOAT_VECTOR.cast(zD).intoArray(floatRows, ROW_Z_D + k);
      FloatVector outside = fromArray(FLOATS, floatRows, ROW_OUTSIDE + k);
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY + k);
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ + k);
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH + k);
      FLOAT_VECTOR.cast(outside.lanewise(ADD, mx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_X_A + k))
          .lanewise(ADD, my.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Y_A + k)))
          .lanewise(ADD, mz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Z_A + k))))
          .lanewise(DIV, length)).intoArray(floatRows, ROW_OUTSIDE_A + k);
      FLOAT_VECTOR.cast(outside.lanewise(ADD, mx.lanewise(MUL, xB).lanewise(ADD, my.lanewise(MUL, yB))
          .lanewise(ADD, mz.lanewise(MUL, zB))).lanewise(DIV, length)).intoArray(floatRows, ROW_OUTSIDE_B + k);
      FLOAT_VECTOR.cast(outside.lanewise(ADD, mx.lanewise(MUL, xC).lanewise(ADD, my.lanewise(MUL, yC))
          .lanewise(ADD, mz.lanewise(MUL, zC))).lanewise(DIV, length)).intoArray(floatRows, ROW_OUTSIDE_C + k);
      FLOAT_VECTOR.cast(outside.lanewise(ADD, mx.lanewise(MUL, xD).lanewise(ADD, my.lanewise(MUL, yD))
          .lanewise(ADD, mz.lanewise(MUL, zD))).lanewise(DIV, length)).intoArray(floatRows, ROW_OUTSIDE_D + k);
    }
  }

  private static long floats5(float[][] columns1, int from1, float[] floatRows, long hxAtLeastZeroBits,
      long hyAtLeastZeroBits, long hzAtLeastZeroBits, long allSquareQAtLeastLeastSquareBits,
      long allSquareAtLeastLeastSquareBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] qxs = columns1[6], qys = columns1[7], qzs = columns1[8], qws = columns1[9];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector outsideA = fromArray(FLOATS, floatRows, ROW_OUTSIDE_A + k);
      FloatVector a = outsideA.lanewise(NEG);
      FLOAT_VECTOR.cast(a).intoArray(floatRows, ROW_A + k);
      FloatVector outsideB = fromArray(FLOATS, floatRows, ROW_OUTSIDE_B + k);
      FloatVector b = outsideB.lanewise(NEG);
      FLOAT_VECTOR.cast(b).intoArray(floatRows, ROW_B + k);
      // a > b ? a : b
      FloatVector a2 = b.blend(a, a.compare(GT, b));
      FloatVector outsideC = fromArray(FLOATS, floatRows, ROW_OUTSIDE_C + k);
      FloatVector a3 = outsideC.lanewise(NEG);
      FLOAT_VECTOR.cast(a3).intoArray(floatRows, ROW_A2 + k);
      FloatVector outsideD = fromArray(FLOATS, floatRows, ROW_OUTSIDE_D + k);
      FloatVector b2 = outsideD.lanewise(NEG);
      FLOAT_VECTOR.cast(b2).intoArray(floatRows, ROW_B2 + k);
      // a > b ? a : b
      FloatVector b3 = b2.blend(a3, a3.compare(GT, b2));
      // a > b ? a : b
      FLOAT_VECTOR.cast(b3.blend(a2, a2.compare(GT, b3))).intoArray(floatRows, ROW_DEEPEST + k);
      FloatVector front = outsideA.lanewise(ABS);
      FloatVector front2 = outsideB.lanewise(ABS);
      FloatVector front3 = outsideC.lanewise(ABS);
      FloatVector front4 = outsideD.lanewise(ABS);
      VectorMask<Float> hit = front.compare(LE, ALL_FARTHEST,
          VectorMask.fromLong(FLOATS, (hxAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (hyAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (hzAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (allSquareQAtLeastLeastSquareBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (allSquareAtLeastLeastSquareBits >>> k) & WideLanes.FLOAT_LANES)));
      hit = front2.compare(LE, ALL_FARTHEST, hit);
      hit = front3.compare(LE, ALL_FARTHEST, hit);
      hit = front4.compare(LE, ALL_FARTHEST, hit);
      hits |= hit.toLong() << k;
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_UX + k))).intoArray(floatRows,
          ROW_NX_OUT + k);
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_UY + k))).intoArray(floatRows,
          ROW_NY_OUT + k);
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_UZ + k))).intoArray(floatRows,
          ROW_NZ_OUT + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, qws, i).lanewise(NEG)).intoArray(floatRows, ROW_W + k);
      FloatVector scale = fromArray(FLOATS, floatRows, ROW_SCALE + k);
      FloatVector product = scale.lanewise(MUL, fromArray(FLOATS, qys, i));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT + k);
      FloatVector product2 = scale.lanewise(MUL, fromArray(FLOATS, qzs, i));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT2 + k);
      FloatVector zA = fromArray(FLOATS, floatRows, ROW_Z_A + k);
      FloatVector yA = fromArray(FLOATS, floatRows, ROW_Y_A + k);
      FLOAT_VECTOR.cast(product.lanewise(MUL, zA).lanewise(SUB, product2.lanewise(MUL, yA))).intoArray(
          floatRows, ROW_TX + k);
      FloatVector product3 = scale.lanewise(MUL, fromArray(FLOATS, qxs, i));
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT3 + k);
      FloatVector xA = fromArray(FLOATS, floatRows, ROW_X_A + k);
      FLOAT_VECTOR.cast(product2.lanewise(MUL, xA).lanewise(SUB, product3.lanewise(MUL, zA))).intoArray(
          floatRows, ROW_TY + k);
      FLOAT_VECTOR.cast(product3.lanewise(MUL, yA).lanewise(SUB, product.lanewise(MUL, xA))).intoArray(
          floatRows, ROW_TZ + k);
    }
    return hits;
  }

  private static void floats6(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], qxs = columns1[6], qys = columns1[7],
        qzs = columns1[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector p = fromArray(FLOATS, xs, i)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_X_A + k)
          .lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, w.lanewise(MUL, tx))));
      FloatVector sum = ALL_ZERO.lanewise(ADD, ALL_HALF
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OUTSIDE_A + k)));
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(p.blend(ALL_FARTHEST, p.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, p.compare(LT, ALL_MINUS_C4_25E_37))
          .lanewise(SUB, sum.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_UX + k)))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_X0 + k);
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FloatVector p2 = fromArray(FLOATS, ys, i)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_Y_A + k)
          .lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty))));
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(p2.blend(ALL_FARTHEST, p2.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, p2.compare(LT, ALL_MINUS_C4_25E_37))
          .lanewise(SUB, sum.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_UY + k)))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_Y0 + k);
      FloatVector p3 = fromArray(FLOATS, zs, i)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_Z_A + k)
          .lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz))));
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(p3.blend(ALL_FARTHEST, p3.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, p3.compare(LT, ALL_MINUS_C4_25E_37))
          .lanewise(SUB, sum.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_UZ + k)))).intoArray(floatRows,
          ROW_DIFFERENCE + k);
    }
  }

  private static long floats7(float[][] columns1, int from1, float[] floatRows, long overlapBits, long hits,
      long mxGreaterZeroBits, long ownXBits, long myGreaterZeroBits, long ownYBits, long mzGreaterZeroBits,
      long ownZBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], qys = columns1[7], qzs = columns1[8];
    long notOverlapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k).lanewise(ADD, ALL_ZERO)).intoArray(
          floatRows, ROW_Z0 + k);
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A + k);
      VectorMask<Float> deepest = a.compare(GE, fromArray(FLOATS, floatRows, ROW_DEEPEST + k));
      VectorMask<Float> overlap = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> notOverlap = overlap.not();
      notOverlapBits |= notOverlap.toLong() << k;
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; deepest || !overlap ?
      // depth(overlap, depth) : depth; hit ? Contact.depth(overlap, -outsideA >= deepest, -outsideA) :
      // Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(a.blend(ALL_MINUS_C1_40E_45.blend(a, a.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(a, a.compare(GT, ALL_ZERO)), overlap), deepest.or(notOverlap)),
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_DEPTH0 + k);
      // n > 0 ? 1 : 2
      FloatVector oneOrTwo = ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (mxGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(oneOrTwo).intoArray(floatRows, ROW_ONE_OR_TWO + k);
      // own ? n > 0 ? 1 : 2 : upper ? 2 : 1
      FloatVector sideX = ALL_ONE.blend(oneOrTwo,
          VectorMask.fromLong(FLOATS, (ownXBits >>> k) & WideLanes.FLOAT_LANES));
      // n > 0 ? 1 : 2
      FloatVector oneOrTwo2 = ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (myGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(oneOrTwo2).intoArray(floatRows, ROW_ONE_OR_TWO2 + k);
      // own ? n > 0 ? 1 : 2 : upper ? 2 : 1
      FloatVector sideY = ALL_ONE.blend(oneOrTwo2,
          VectorMask.fromLong(FLOATS, (ownYBits >>> k) & WideLanes.FLOAT_LANES));
      // n > 0 ? 1 : 2
      FloatVector oneOrTwo3 = ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (mzGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(oneOrTwo3).intoArray(floatRows, ROW_ONE_OR_TWO3 + k);
      // own ? n > 0 ? 1 : 2 : upper ? 2 : 1
      FloatVector sideZ = ALL_ONE.blend(oneOrTwo3,
          VectorMask.fromLong(FLOATS, (ownZBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(sideX.lanewise(ADD, ALL_C4_00.lanewise(MUL, sideY))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ))).intoArray(floatRows, ROW_FEATURE0 + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT + k);
      FloatVector zB = fromArray(FLOATS, floatRows, ROW_Z_B + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k);
      FloatVector yB = fromArray(FLOATS, floatRows, ROW_Y_B + k);
      FloatVector tx = product.lanewise(MUL, zB).lanewise(SUB, product2.lanewise(MUL, yB));
      FLOAT_VECTOR.cast(tx).intoArray(floatRows, ROW_TX2 + k);
      FloatVector xB = fromArray(FLOATS, floatRows, ROW_X_B + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k);
      FloatVector ty = product2.lanewise(MUL, xB).lanewise(SUB, product3.lanewise(MUL, zB));
      FLOAT_VECTOR.cast(ty).intoArray(floatRows, ROW_TY2 + k);
      FloatVector tz = product3.lanewise(MUL, yB).lanewise(SUB, product.lanewise(MUL, xB));
      FLOAT_VECTOR.cast(tz).intoArray(floatRows, ROW_TZ2 + k);
      FloatVector p = fromArray(FLOATS, xs, i)
          .lanewise(ADD, xB.lanewise(ADD, fromArray(FLOATS, qys, i).lanewise(MUL, tz)
          .lanewise(SUB, fromArray(FLOATS, qzs, i).lanewise(MUL, ty))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_W + k).lanewise(MUL, tx))));
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(p.blend(ALL_FARTHEST, p.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, p.compare(LT, ALL_MINUS_C4_25E_37))).intoArray(floatRows,
          ROW_MINUS_C4_25E_37_OR_FARTHEST_OR_P + k);
    }
    return notOverlapBits;
  }

  private static long floats8(float[][] columns1, int from1, float[] floatRows, long flat1Bits, long hits,
      long notOverlapBits, long overlapBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] ys = columns1[1], zs = columns1[2], qxs = columns1[6], qys = columns1[7], qzs = columns1[8];
    long hxAtLeastZeroAndNotFlat1Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector sum = ALL_ZERO.lanewise(ADD, ALL_HALF
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OUTSIDE_B + k)));
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MINUS_C4_25E_37_OR_FARTHEST_OR_P + k)
          .lanewise(SUB, sum.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_UX + k)))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_X1 + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX2 + k);
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ2 + k);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY2 + k);
      FloatVector p = fromArray(FLOATS, ys, i)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_Y_B + k)
          .lanewise(ADD, fromArray(FLOATS, qzs, i).lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty))));
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(p.blend(ALL_FARTHEST, p.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, p.compare(LT, ALL_MINUS_C4_25E_37))
          .lanewise(SUB, sum.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_UY + k)))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_Y1 + k);
      FloatVector p2 = fromArray(FLOATS, zs, i)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_Z_B + k)
          .lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, fromArray(FLOATS, qys, i).lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz))));
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(p2.blend(ALL_FARTHEST, p2.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, p2.compare(LT, ALL_MINUS_C4_25E_37))
          .lanewise(SUB, sum.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_UZ + k)))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_Z1 + k);
      hxAtLeastZeroAndNotFlat1Bits |= VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES)
          .andNot(VectorMask.fromLong(FLOATS, (flat1Bits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B + k);
      VectorMask<Float> deepest = b.compare(GE, fromArray(FLOATS, floatRows, ROW_DEEPEST + k));
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; deepest || !overlap ?
      // depth(overlap, depth) : depth
      FLOAT_VECTOR.cast(b.blend(ALL_MINUS_C1_40E_45.blend(b, b.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(b, b.compare(GT, ALL_ZERO)),
          VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)), deepest
          .or(VectorMask.fromLong(FLOATS, (notOverlapBits >>> k) & WideLanes.FLOAT_LANES)))).intoArray(
          floatRows, ROW_VALUE_OR_VALUE_OR_B + k);
    }
    return hxAtLeastZeroAndNotFlat1Bits;
  }

  private static void floats9(float[][] columns1, int from1, float[] floatRows,
      long hxAtLeastZeroAndNotFlat1Bits, long ownZBits, long ownXBits, long ownYBits) {
    if (columns1 == null) {
      return;
    }
    float[] xs = columns1[0], ys = columns1[1], qxs = columns1[6], qys = columns1[7], qzs = columns1[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      // hit && !flat1 ? Contact.depth(overlap, -outsideB >= deepest, -outsideB) : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_VALUE_OR_VALUE_OR_B + k),
          VectorMask.fromLong(FLOATS, (hxAtLeastZeroAndNotFlat1Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_DEPTH1 + k);
      VectorMask<Float> ownX = VectorMask.fromLong(FLOATS, (ownXBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> ownZ = VectorMask.fromLong(FLOATS, (ownZBits >>> k) & WideLanes.FLOAT_LANES);
      // own ? n > 0 ? 1 : 2 : upper ? 2 : 1
      FloatVector sideX = ALL_ONE.blend(ALL_TWO, ownZ)
          .blend(fromArray(FLOATS, floatRows, ROW_ONE_OR_TWO + k), ownX);
      VectorMask<Float> ownY = VectorMask.fromLong(FLOATS, (ownYBits >>> k) & WideLanes.FLOAT_LANES);
      // own ? n > 0 ? 1 : 2 : upper ? 2 : 1
      FloatVector sideY = ALL_ONE.blend(ALL_TWO, ownX)
          .blend(fromArray(FLOATS, floatRows, ROW_ONE_OR_TWO2 + k), ownY);
      // own ? n > 0 ? 1 : 2 : upper ? 2 : 1
      FloatVector sideZ = ALL_ONE.blend(ALL_TWO, ownY)
          .blend(fromArray(FLOATS, floatRows, ROW_ONE_OR_TWO3 + k), ownZ);
      FLOAT_VECTOR.cast(sideX.lanewise(ADD, ALL_C4_00.lanewise(MUL, sideY))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ))).intoArray(floatRows, ROW_FEATURE1 + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT + k);
      FloatVector zC = fromArray(FLOATS, floatRows, ROW_Z_C + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k);
      FloatVector yC = fromArray(FLOATS, floatRows, ROW_Y_C + k);
      FloatVector tx = product.lanewise(MUL, zC).lanewise(SUB, product2.lanewise(MUL, yC));
      FloatVector xC = fromArray(FLOATS, floatRows, ROW_X_C + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k);
      FloatVector ty = product2.lanewise(MUL, xC).lanewise(SUB, product3.lanewise(MUL, zC));
      FloatVector tz = product3.lanewise(MUL, yC).lanewise(SUB, product.lanewise(MUL, xC));
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FloatVector p = fromArray(FLOATS, xs, i)
          .lanewise(ADD, xC.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, w.lanewise(MUL, tx))));
      FloatVector sum = ALL_ZERO.lanewise(ADD, ALL_HALF
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OUTSIDE_C + k)));
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM2 + k);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(p.blend(ALL_FARTHEST, p.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, p.compare(LT, ALL_MINUS_C4_25E_37))
          .lanewise(SUB, sum.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_UX + k)))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_X2 + k);
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FloatVector p2 = fromArray(FLOATS, ys, i)
          .lanewise(ADD, yC.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty))));
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(p2.blend(ALL_FARTHEST, p2.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, p2.compare(LT, ALL_MINUS_C4_25E_37))
          .lanewise(SUB, sum.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_UY + k)))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_Y2 + k);
      FLOAT_VECTOR.cast(zC.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz)))).intoArray(floatRows, ROW_SUM3 + k);
    }
  }

  private static long floats10(float[][] columns1, int from1, float[] floatRows, long flat2Bits, long hits,
      long notOverlapBits, long overlapBits, long ownZBits, long ownXBits, long ownYBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] zs = columns1[2];
    long notFlat2Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector p = fromArray(FLOATS, zs, i).lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM3 + k));
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(p.blend(ALL_FARTHEST, p.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, p.compare(LT, ALL_MINUS_C4_25E_37))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_SUM2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_UZ + k))).lanewise(ADD, ALL_ZERO)).intoArray(
          floatRows, ROW_Z2 + k);
      VectorMask<Float> notFlat2 = VectorMask.fromLong(FLOATS, (flat2Bits >>> k) & WideLanes.FLOAT_LANES).not();
      notFlat2Bits |= notFlat2.toLong() << k;
      VectorMask<Float> hxAtLeastZeroAndNotFlat2 = VectorMask.fromLong(FLOATS, (hits >>> k)
          & WideLanes.FLOAT_LANES).and(notFlat2);
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A2 + k);
      VectorMask<Float> deepest = a.compare(GE, fromArray(FLOATS, floatRows, ROW_DEEPEST + k));
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; deepest || !overlap ?
      // depth(overlap, depth) : depth; hit && !flat2 ? Contact.depth(overlap, -outsideC >= deepest, -outsideC)
      // : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(a.blend(ALL_MINUS_C1_40E_45.blend(a, a.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(a, a.compare(GT, ALL_ZERO)),
          VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)), deepest
          .or(VectorMask.fromLong(FLOATS, (notOverlapBits >>> k) & WideLanes.FLOAT_LANES))),
          hxAtLeastZeroAndNotFlat2)).intoArray(floatRows, ROW_DEPTH2 + k);
      VectorMask<Float> ownX = VectorMask.fromLong(FLOATS, (ownXBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> ownZ = VectorMask.fromLong(FLOATS, (ownZBits >>> k) & WideLanes.FLOAT_LANES);
      // own ? n > 0 ? 1 : 2 : upper ? 2 : 1
      FloatVector sideX = ALL_TWO.blend(ALL_ONE, ownZ)
          .blend(fromArray(FLOATS, floatRows, ROW_ONE_OR_TWO + k), ownX);
      VectorMask<Float> ownY = VectorMask.fromLong(FLOATS, (ownYBits >>> k) & WideLanes.FLOAT_LANES);
      // own ? n > 0 ? 1 : 2 : upper ? 2 : 1
      FloatVector sideY = ALL_TWO.blend(ALL_ONE, ownX)
          .blend(fromArray(FLOATS, floatRows, ROW_ONE_OR_TWO2 + k), ownY);
      // own ? n > 0 ? 1 : 2 : upper ? 2 : 1
      FloatVector sideZ = ALL_TWO.blend(ALL_ONE, ownY)
          .blend(fromArray(FLOATS, floatRows, ROW_ONE_OR_TWO3 + k), ownZ);
      FLOAT_VECTOR.cast(sideX.lanewise(ADD, ALL_C4_00.lanewise(MUL, sideY))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ))).intoArray(floatRows, ROW_FEATURE2 + k);
    }
    return notFlat2Bits;
  }

  private static long floats11(float[][] columns1, int from1, float[] floatRows, long[] bits,
      long hxAtLeastZeroAndNotFlat1Bits, long notFlat2Bits, long notOverlapBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], qxs = columns1[6], qys = columns1[7],
        qzs = columns1[8];
    long hxAtLeastZeroAndNotFlat2Bits = 0;
    long eitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT + k);
      FloatVector zD = fromArray(FLOATS, floatRows, ROW_Z_D + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k);
      FloatVector yD = fromArray(FLOATS, floatRows, ROW_Y_D + k);
      FloatVector tx = product.lanewise(MUL, zD).lanewise(SUB, product2.lanewise(MUL, yD));
      FloatVector xD = fromArray(FLOATS, floatRows, ROW_X_D + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k);
      FloatVector ty = product2.lanewise(MUL, xD).lanewise(SUB, product3.lanewise(MUL, zD));
      FloatVector tz = product3.lanewise(MUL, yD).lanewise(SUB, product.lanewise(MUL, xD));
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FloatVector p = fromArray(FLOATS, xs, i)
          .lanewise(ADD, xD.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, w.lanewise(MUL, tx))));
      FloatVector sum = ALL_ZERO.lanewise(ADD, ALL_HALF
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OUTSIDE_D + k)));
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(p.blend(ALL_FARTHEST, p.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, p.compare(LT, ALL_MINUS_C4_25E_37))
          .lanewise(SUB, sum.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_UX + k)))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_X3 + k);
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FloatVector p2 = fromArray(FLOATS, ys, i)
          .lanewise(ADD, yD.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty))));
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(p2.blend(ALL_FARTHEST, p2.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, p2.compare(LT, ALL_MINUS_C4_25E_37))
          .lanewise(SUB, sum.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_UY + k)))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_Y3 + k);
      FloatVector p3 = fromArray(FLOATS, zs, i)
          .lanewise(ADD, zD.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz))));
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(p3.blend(ALL_FARTHEST, p3.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, p3.compare(LT, ALL_MINUS_C4_25E_37))
          .lanewise(SUB, sum.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_UZ + k)))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_Z3 + k);
      hxAtLeastZeroAndNotFlat2Bits |= VectorMask.fromLong(FLOATS, (hxAtLeastZeroAndNotFlat1Bits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (notFlat2Bits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
      VectorMask<Float> deepest = fromArray(FLOATS, floatRows, ROW_B2 + k)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_DEEPEST + k));
      eitherBits |= deepest.or(VectorMask.fromLong(FLOATS, (notOverlapBits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
    }
    bits[0] = eitherBits;
    return hxAtLeastZeroAndNotFlat2Bits;
  }

  private static void floats12(float[] floatRows, float[][] results, int at, long overlapBits, long eitherBits,
      long hxAtLeastZeroAndNotFlat2Bits, long ownXBits, long ownYBits, long ownZBits) {
    if (floatRows == null) {
      return;
    }
    float[] nxOuts = results[0], nyOuts = results[1], nzOuts = results[2], x0s = results[3], y0s = results[4],
        z0s = results[5], depth0s = results[6], feature0s = results[7], x1s = results[8], y1s = results[9],
        z1s = results[10], depth1s = results[11], feature1s = results[12], x2s = results[13],
        y2s = results[14], z2s = results[15], depth2s = results[16], feature2s = results[17],
        x3s = results[18], y3s = results[19], z3s = results[20], depth3s = results[21], feature3s = results[22];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B2 + k);
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; deepest || !overlap ?
      // depth(overlap, depth) : depth; hit && !flat1 && !flat2 ? Contact.depth(overlap, -outsideD >= deepest,
      // -outsideD) : Contact.NONE
      FloatVector depth3 = ALL_NONE.blend(b
          .blend(ALL_MINUS_C1_40E_45.blend(b, b.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(b, b.compare(GT, ALL_ZERO)),
          VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (hxAtLeastZeroAndNotFlat2Bits >>> k) & WideLanes.FLOAT_LANES));
      // own ? n > 0 ? 1 : 2 : upper ? 2 : 1
      FloatVector sideX = ALL_TWO.blend(fromArray(FLOATS, floatRows, ROW_ONE_OR_TWO + k),
          VectorMask.fromLong(FLOATS, (ownXBits >>> k) & WideLanes.FLOAT_LANES));
      // own ? n > 0 ? 1 : 2 : upper ? 2 : 1
      FloatVector sideY = ALL_TWO.blend(fromArray(FLOATS, floatRows, ROW_ONE_OR_TWO2 + k),
          VectorMask.fromLong(FLOATS, (ownYBits >>> k) & WideLanes.FLOAT_LANES));
      // own ? n > 0 ? 1 : 2 : upper ? 2 : 1
      FloatVector sideZ = ALL_TWO.blend(fromArray(FLOATS, floatRows, ROW_ONE_OR_TWO3 + k),
          VectorMask.fromLong(FLOATS, (ownZBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector feature3 = sideX.lanewise(ADD, ALL_C4_00.lanewise(MUL, sideY))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ));
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NX_OUT + k)).intoArray(nxOuts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NY_OUT + k)).intoArray(nyOuts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NZ_OUT + k)).intoArray(nzOuts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X0 + k)).intoArray(x0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y0 + k)).intoArray(y0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z0 + k)).intoArray(z0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DEPTH0 + k)).intoArray(depth0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FEATURE0 + k)).intoArray(feature0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X1 + k)).intoArray(x1s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y1 + k)).intoArray(y1s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z1 + k)).intoArray(z1s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DEPTH1 + k)).intoArray(depth1s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FEATURE1 + k)).intoArray(feature1s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X2 + k)).intoArray(x2s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y2 + k)).intoArray(y2s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z2 + k)).intoArray(z2s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DEPTH2 + k)).intoArray(depth2s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FEATURE2 + k)).intoArray(feature2s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X3 + k)).intoArray(x3s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y3 + k)).intoArray(y3s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z3 + k)).intoArray(z3s, at + k);
      FLOAT_VECTOR.cast(depth3).intoArray(depth3s, at + k);
      FLOAT_VECTOR.cast(feature3).intoArray(feature3s, at + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null, null);
      floats3(null, 0, null, 0, null, null, 0, 0);
      floats4(null, 0, null, 0, 0, 0);
      floats5(null, 0, null, 0, 0, 0, 0, 0);
      floats6(null, 0, null);
      floats7(null, 0, null, 0, 0, 0, 0, 0, 0, 0, 0);
      floats8(null, 0, null, 0, 0, 0, 0);
      floats9(null, 0, null, 0, 0, 0, 0);
      floats10(null, 0, null, 0, 0, 0, 0, 0, 0, 0);
      floats11(null, 0, null, null, 0, 0, 0);
      floats12(null, null, 0, 0, 0, 0, 0, 0, 0);
    }
  }
}
