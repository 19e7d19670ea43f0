// Compiled from BoxPlaneContact.java; changes are made there.
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

/** Wide twin of {@link BoxPlaneContact#contact}: the same operations in the same order, on vectors of pairs. */
final class BoxPlaneContactWide implements LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_MINUS_LARGEST = FloatVector.broadcast(FLOATS, -3.4028235E38f);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_MINUS_C4_25E_37 = FloatVector.broadcast(FLOATS, -4.2535296E37f);
  private static final FloatVector ALL_FARTHEST = FloatVector.broadcast(FLOATS, 4.2535296E37f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_MINUS_C1_40E_45 = FloatVector.broadcast(FLOATS, -1.4E-45f);
  private static final FloatVector ALL_NONE = FloatVector.broadcast(FLOATS, Float.NEGATIVE_INFINITY);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_C16_0 = FloatVector.broadcast(FLOATS, 16.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[6]);

  private static final int ROW_SUM = 0 * Kernel.BLOCK;
  private static final int ROW_SQUARE = 1 * Kernel.BLOCK;
  private static final int ROW_ROOT_SQUARE = 2 * Kernel.BLOCK;
  private static final int ROW_UX = 3 * Kernel.BLOCK;
  private static final int ROW_UY = 4 * Kernel.BLOCK;
  private static final int ROW_UZ = 5 * Kernel.BLOCK;
  private static final int ROW_LOW_X = 6 * Kernel.BLOCK;
  private static final int ROW_HIGH_X = 7 * Kernel.BLOCK;
  private static final int ROW_LOW_Y = 8 * Kernel.BLOCK;
  private static final int ROW_HIGH_Y = 9 * Kernel.BLOCK;
  private static final int ROW_LOW_Z = 10 * Kernel.BLOCK;
  private static final int ROW_HIGH_Z = 11 * Kernel.BLOCK;
  private static final int ROW_LOW_XOR_HIGH_X = 12 * Kernel.BLOCK;
  private static final int ROW_X_A = 13 * Kernel.BLOCK;
  private static final int ROW_LOW_YOR_HIGH_Y = 14 * Kernel.BLOCK;
  private static final int ROW_Y_A = 15 * Kernel.BLOCK;
  private static final int ROW_LOW_ZOR_HIGH_Z = 16 * Kernel.BLOCK;
  private static final int ROW_Z_A = 17 * Kernel.BLOCK;
  private static final int ROW_X_B = 18 * Kernel.BLOCK;
  private static final int ROW_Y_B = 19 * Kernel.BLOCK;
  private static final int ROW_Z_B = 20 * Kernel.BLOCK;
  private static final int ROW_X_C = 21 * Kernel.BLOCK;
  private static final int ROW_Y_C = 22 * Kernel.BLOCK;
  private static final int ROW_Z_C = 23 * Kernel.BLOCK;
  private static final int ROW_X_D = 24 * Kernel.BLOCK;
  private static final int ROW_Y_D = 25 * Kernel.BLOCK;
  private static final int ROW_Z_D = 26 * Kernel.BLOCK;
  private static final int ROW_OUTSIDE_A = 27 * Kernel.BLOCK;
  private static final int ROW_OUTSIDE_B = 28 * Kernel.BLOCK;
  private static final int ROW_OUTSIDE_C = 29 * Kernel.BLOCK;
  private static final int ROW_OUTSIDE_D = 30 * Kernel.BLOCK;
  private static final int ROW_A = 31 * Kernel.BLOCK;
  private static final int ROW_B = 32 * Kernel.BLOCK;
  private static final int ROW_A2 = 33 * Kernel.BLOCK;
  private static final int ROW_B2 = 34 * Kernel.BLOCK;
  private static final int ROW_DEEPEST = 35 * Kernel.BLOCK;
  private static final int ROW_NX_OUT = 36 * Kernel.BLOCK;
  private static final int ROW_NY_OUT = 37 * Kernel.BLOCK;
  private static final int ROW_NZ_OUT = 38 * Kernel.BLOCK;
  private static final int ROW_X0 = 39 * Kernel.BLOCK;
  private static final int ROW_Y0 = 40 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 41 * Kernel.BLOCK;
  private static final int ROW_Z0 = 42 * Kernel.BLOCK;
  private static final int ROW_DEPTH0 = 43 * Kernel.BLOCK;
  private static final int ROW_ONE_OR_TWO = 44 * Kernel.BLOCK;
  private static final int ROW_SIDE_X = 45 * Kernel.BLOCK;
  private static final int ROW_ONE_OR_TWO2 = 46 * Kernel.BLOCK;
  private static final int ROW_ONE_OR_TWO3 = 47 * Kernel.BLOCK;
  private static final int ROW_FEATURE0 = 48 * Kernel.BLOCK;
  private static final int ROW_X1 = 49 * Kernel.BLOCK;
  private static final int ROW_Y1 = 50 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE2 = 51 * Kernel.BLOCK;
  private static final int ROW_Z1 = 52 * Kernel.BLOCK;
  private static final int ROW_DEPTH1 = 53 * Kernel.BLOCK;
  private static final int ROW_TWO_OR_ONE = 54 * Kernel.BLOCK;
  private static final int ROW_FEATURE1 = 55 * Kernel.BLOCK;
  private static final int ROW_X2 = 56 * Kernel.BLOCK;
  private static final int ROW_Y2 = 57 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE3 = 58 * Kernel.BLOCK;
  private static final int ROW_Z2 = 59 * Kernel.BLOCK;
  private static final int ROW_DEPTH2 = 60 * Kernel.BLOCK;
  private static final int ROW_FEATURE2 = 61 * Kernel.BLOCK;
  private static final int ROW_X3 = 62 * Kernel.BLOCK;
  private static final int ROW_Y3 = 63 * Kernel.BLOCK;
  private static final int ROW_Z3 = 64 * Kernel.BLOCK;
  private static final int ROW_DEPTH3 = 65 * Kernel.BLOCK;
  private static final int ROW_FEATURE3 = 66 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[67 * Kernel.BLOCK]);

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
      long nxGreaterZeroBits = floats1(columns1, from1, columns2, from2, floatRows, bits);
      long nyGreaterZeroBits = bits[0];
      long nzGreaterZeroBits = floats2(columns1, from1, columns2, from2, floatRows, bits);
      long minXAtMostMaxXBits = bits[0];
      long minYAtMostMaxYBits = bits[1];
      long minZAtMostMaxZBits = bits[2];
      long allOutsideAtMostZeroBits = bits[3];
      long allSquareAtLeastLeastSquareBits = floats3(columns1, from1, columns2, from2, floatRows, bits,
          allOutsideAtMostZeroBits);
      long overlapBits = bits[0];
      long ownXBits = bits[1];
      long ownYBits = bits[2];
      long ownZBits = bits[3];
      long minXLessMinusC4_25e_37Bits = bits[4];
      floats4(columns1, from1, floatRows, minXLessMinusC4_25e_37Bits);
      long flat1Bits = floats5(columns1, from1, floatRows, bits, ownXBits, ownYBits, ownZBits,
          nxGreaterZeroBits, nyGreaterZeroBits, nzGreaterZeroBits);
      long flat2Bits = bits[0];
      floats6(columns2, from2, floatRows, ownZBits, ownXBits, ownYBits);
      floats7(columns2, from2, floatRows);
      long allMinXAtMostMaxXBits = floats8(floatRows, minXAtMostMaxXBits, minYAtMostMaxYBits,
          minZAtMostMaxZBits, allSquareAtLeastLeastSquareBits);
      long hits = floats9(floatRows, allMinXAtMostMaxXBits);
      long notOverlapBits = floats10(floatRows, overlapBits, hits, nxGreaterZeroBits, ownXBits);
      floats11(floatRows, nyGreaterZeroBits, ownYBits, nzGreaterZeroBits, ownZBits);
      long minXAtMostMaxXAndNotFlat1Bits = floats12(floatRows, flat1Bits, hits, notOverlapBits, overlapBits,
          ownZBits);
      floats13(floatRows, ownXBits, ownYBits, ownZBits);
      long notFlat2Bits = floats14(floatRows, flat2Bits, hits, notOverlapBits, overlapBits);
      long minXAtMostMaxXAndNotFlat2Bits = floats15(floatRows, bits, ownZBits, ownXBits, ownYBits,
          minXAtMostMaxXAndNotFlat1Bits, notFlat2Bits, notOverlapBits);
      long eitherBits = bits[0];
      floats16(floatRows, results, at, overlapBits, eitherBits, minXAtMostMaxXAndNotFlat2Bits, ownXBits,
          ownYBits, ownZBits);
      floats17(floatRows, results, at);
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
    float[] nxs = columns2[0], nys = columns2[1];
    long nxGreaterZeroBits = 0;
    long nyGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector nx = fromArray(FLOATS, nxs, j);
      VectorMask<Float> nxGreaterZero = nx.compare(GT, ALL_ZERO);
      nxGreaterZeroBits |= nxGreaterZero.toLong() << k;
      // n > 0 ? min : max
      FloatVector x = fromArray(FLOATS, maxXs, i).blend(fromArray(FLOATS, minXs, i), nxGreaterZero);
      FloatVector ny = fromArray(FLOATS, nys, j);
      VectorMask<Float> nyGreaterZero = ny.compare(GT, ALL_ZERO);
      nyGreaterZeroBits |= nyGreaterZero.toLong() << k;
      // n > 0 ? min : max
      FloatVector x2 = fromArray(FLOATS, maxYs, i).blend(fromArray(FLOATS, minYs, i), nyGreaterZero);
      // n == 0 ? 0 : n * x
      FLOAT_VECTOR.cast(nx.lanewise(MUL, x).blend(ALL_ZERO, nx.compare(EQ, ALL_ZERO))
          .lanewise(ADD, ny.lanewise(MUL, x2).blend(ALL_ZERO, ny.compare(EQ, ALL_ZERO)))).intoArray(floatRows,
          ROW_SUM + k);
    }
    bits[0] = nyGreaterZeroBits;
    return nxGreaterZeroBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2], ds = columns2[3];
    long nzGreaterZeroBits = 0;
    long minXAtMostMaxXBits = 0;
    long minYAtMostMaxYBits = 0;
    long minZAtMostMaxZBits = 0;
    long allOutsideAtMostZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector nz = fromArray(FLOATS, nzs, j);
      VectorMask<Float> nzGreaterZero = nz.compare(GT, ALL_ZERO);
      nzGreaterZeroBits |= nzGreaterZero.toLong() << k;
      FloatVector minZ = fromArray(FLOATS, minZs, i);
      FloatVector maxZ = fromArray(FLOATS, maxZs, i);
      // n > 0 ? min : max
      FloatVector x = maxZ.blend(minZ, nzGreaterZero);
      FloatVector d = fromArray(FLOATS, ds, j);
      // n == 0 ? 0 : n * x
      FloatVector outside = fromArray(FLOATS, floatRows, ROW_SUM + k)
          .lanewise(ADD, nz.lanewise(MUL, x).blend(ALL_ZERO, nz.compare(EQ, ALL_ZERO))).lanewise(ADD, d);
      VectorMask<Float> minXAtMostMaxX = fromArray(FLOATS, minXs, i).compare(LE, fromArray(FLOATS, maxXs, i));
      minXAtMostMaxXBits |= minXAtMostMaxX.toLong() << k;
      VectorMask<Float> minYAtMostMaxY = fromArray(FLOATS, minYs, i).compare(LE, fromArray(FLOATS, maxYs, i));
      minYAtMostMaxYBits |= minYAtMostMaxY.toLong() << k;
      VectorMask<Float> minZAtMostMaxZ = minZ.compare(LE, maxZ);
      minZAtMostMaxZBits |= minZAtMostMaxZ.toLong() << k;
      VectorMask<Float> allOutsideAtMostZero = d
          .compare(GE, ALL_MINUS_LARGEST, minXAtMostMaxX.and(minYAtMostMaxY).and(minZAtMostMaxZ));
      allOutsideAtMostZero = outside.compare(LE, ALL_ZERO, allOutsideAtMostZero);
      allOutsideAtMostZeroBits |= allOutsideAtMostZero.toLong() << k;
      FloatVector nx = fromArray(FLOATS, nxs, j);
      FloatVector ny = fromArray(FLOATS, nys, j);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz))).intoArray(floatRows, ROW_SQUARE + k);
    }
    bits[0] = minXAtMostMaxXBits;
    bits[1] = minYAtMostMaxYBits;
    bits[2] = minZAtMostMaxZBits;
    bits[3] = allOutsideAtMostZeroBits;
    return nzGreaterZeroBits;
  }

  private static long floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long allOutsideAtMostZeroBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minXs = columns1[0];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2];
    long allSquareAtLeastLeastSquareBits = 0;
    long overlapBits = 0;
    long ownXBits = 0;
    long ownYBits = 0;
    long ownZBits = 0;
    long minXLessMinusC4_25e_37Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE + k);
      VectorMask<Float> allSquareAtLeastLeastSquare = square.compare(GE, ALL_LEAST_SQUARE);
      allSquareAtLeastLeastSquare = square.compare(LE, ALL_LARGEST_SQUARE, allSquareAtLeastLeastSquare);
      allSquareAtLeastLeastSquareBits |= allSquareAtLeastLeastSquare.toLong() << k;
      overlapBits |= VectorMask.fromLong(FLOATS, (allOutsideAtMostZeroBits >>> k) & WideLanes.FLOAT_LANES)
          .and(allSquareAtLeastLeastSquare).toLong() << k;
      FloatVector rootSquare = square.lanewise(SQRT);
      FLOAT_VECTOR.cast(rootSquare).intoArray(floatRows, ROW_ROOT_SQUARE + k);
      FloatVector quotient = ALL_ONE.lanewise(DIV, rootSquare);
      FloatVector nx = fromArray(FLOATS, nxs, j);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, quotient)).intoArray(floatRows, ROW_UX + k);
      FloatVector ny = fromArray(FLOATS, nys, j);
      FLOAT_VECTOR.cast(ny.lanewise(MUL, quotient)).intoArray(floatRows, ROW_UY + k);
      FloatVector nz = fromArray(FLOATS, nzs, j);
      FLOAT_VECTOR.cast(nz.lanewise(MUL, quotient)).intoArray(floatRows, ROW_UZ + k);
      FloatVector absNx = nx.lanewise(ABS);
      FloatVector absNy = ny.lanewise(ABS);
      FloatVector absNz = nz.lanewise(ABS);
      VectorMask<Float> ownX = absNx.compare(GE, absNy);
      ownX = absNx.compare(GE, absNz, ownX);
      ownXBits |= ownX.toLong() << k;
      VectorMask<Float> upper = ownX.not();
      VectorMask<Float> ownY = absNy.compare(GE, absNz, upper);
      ownYBits |= ownY.toLong() << k;
      VectorMask<Float> upper2 = ownY.not();
      ownZBits |= upper.and(upper2).toLong() << k;
      minXLessMinusC4_25e_37Bits |= fromArray(FLOATS, minXs, i).compare(LT, ALL_MINUS_C4_25E_37).toLong() << k;
    }
    bits[0] = overlapBits;
    bits[1] = ownXBits;
    bits[2] = ownYBits;
    bits[3] = ownZBits;
    bits[4] = minXLessMinusC4_25e_37Bits;
    return allSquareAtLeastLeastSquareBits;
  }

  private static void floats4(float[][] columns1, int from1, float[] floatRows,
      long minXLessMinusC4_25e_37Bits) {
    if (columns1 == null) {
      return;
    }
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector minX = fromArray(FLOATS, minXs, i);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(minX.blend(ALL_FARTHEST, minX.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, VectorMask.fromLong(FLOATS, (minXLessMinusC4_25e_37Bits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_LOW_X + k);
      FloatVector maxX = fromArray(FLOATS, maxXs, i);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(maxX.blend(ALL_FARTHEST, maxX.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, maxX.compare(LT, ALL_MINUS_C4_25E_37))).intoArray(floatRows,
          ROW_HIGH_X + k);
      FloatVector minY = fromArray(FLOATS, minYs, i);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(minY.blend(ALL_FARTHEST, minY.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, minY.compare(LT, ALL_MINUS_C4_25E_37))).intoArray(floatRows,
          ROW_LOW_Y + k);
      FloatVector maxY = fromArray(FLOATS, maxYs, i);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(maxY.blend(ALL_FARTHEST, maxY.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, maxY.compare(LT, ALL_MINUS_C4_25E_37))).intoArray(floatRows,
          ROW_HIGH_Y + k);
      FloatVector minZ = fromArray(FLOATS, minZs, i);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(minZ.blend(ALL_FARTHEST, minZ.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, minZ.compare(LT, ALL_MINUS_C4_25E_37))).intoArray(floatRows,
          ROW_LOW_Z + k);
      FloatVector maxZ = fromArray(FLOATS, maxZs, i);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(maxZ.blend(ALL_FARTHEST, maxZ.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, maxZ.compare(LT, ALL_MINUS_C4_25E_37))).intoArray(floatRows,
          ROW_HIGH_Z + k);
    }
  }

  private static long floats5(float[][] columns1, int from1, float[] floatRows, long[] bits, long ownXBits,
      long ownYBits, long ownZBits, long nxGreaterZeroBits, long nyGreaterZeroBits, long nzGreaterZeroBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    long flat1Bits = 0;
    long flat2Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      VectorMask<Float> flatX = fromArray(FLOATS, minXs, i).compare(EQ, fromArray(FLOATS, maxXs, i));
      VectorMask<Float> flatY = fromArray(FLOATS, minYs, i).compare(EQ, fromArray(FLOATS, maxYs, i));
      VectorMask<Float> flatZ = fromArray(FLOATS, minZs, i).compare(EQ, fromArray(FLOATS, maxZs, i));
      VectorMask<Float> ownX = VectorMask.fromLong(FLOATS, (ownXBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> valueAtLeastValueAndFlatY = ownX.and(flatY);
      VectorMask<Float> ownY = VectorMask.fromLong(FLOATS, (ownYBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> upperAndFlatZ = ownY.and(flatZ);
      VectorMask<Float> ownZ = VectorMask.fromLong(FLOATS, (ownZBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> upperAndFlatX = ownZ.and(flatX);
      flat1Bits |= valueAtLeastValueAndFlatY.or(upperAndFlatZ).or(upperAndFlatX).toLong() << k;
      VectorMask<Float> valueAtLeastValueAndFlatZ = ownX.and(flatZ);
      VectorMask<Float> upperAndFlatX2 = ownY.and(flatX);
      VectorMask<Float> upperAndFlatY = ownZ.and(flatY);
      flat2Bits |= valueAtLeastValueAndFlatZ.or(upperAndFlatX2).or(upperAndFlatY).toLong() << k;
      FloatVector lowX = fromArray(FLOATS, floatRows, ROW_LOW_X + k);
      // n > 0 ? min : max
      FloatVector lowXOrHighX = fromArray(FLOATS, floatRows, ROW_HIGH_X + k)
          .blend(lowX, VectorMask.fromLong(FLOATS, (nxGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(lowXOrHighX).intoArray(floatRows, ROW_LOW_XOR_HIGH_X + k);
      // own ? face(n, min, max) : upper ? max : min
      FLOAT_VECTOR.cast(lowX.blend(lowXOrHighX, ownX)).intoArray(floatRows, ROW_X_A + k);
      FloatVector lowY = fromArray(FLOATS, floatRows, ROW_LOW_Y + k);
      // n > 0 ? min : max
      FloatVector lowYOrHighY = fromArray(FLOATS, floatRows, ROW_HIGH_Y + k)
          .blend(lowY, VectorMask.fromLong(FLOATS, (nyGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(lowYOrHighY).intoArray(floatRows, ROW_LOW_YOR_HIGH_Y + k);
      // own ? face(n, min, max) : upper ? max : min
      FLOAT_VECTOR.cast(lowY.blend(lowYOrHighY, ownY)).intoArray(floatRows, ROW_Y_A + k);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z + k);
      // n > 0 ? min : max
      FloatVector lowZOrHighZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z + k)
          .blend(lowZ, VectorMask.fromLong(FLOATS, (nzGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(lowZOrHighZ).intoArray(floatRows, ROW_LOW_ZOR_HIGH_Z + k);
      // own ? face(n, min, max) : upper ? max : min
      FLOAT_VECTOR.cast(lowZ.blend(lowZOrHighZ, ownZ)).intoArray(floatRows, ROW_Z_A + k);
    }
    bits[0] = flat2Bits;
    return flat1Bits;
  }

  private static void floats6(float[][] columns2, int from2, float[] floatRows, long ownZBits, long ownXBits,
      long ownYBits) {
    if (columns2 == null) {
      return;
    }
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2], ds = columns2[3];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      VectorMask<Float> ownX = VectorMask.fromLong(FLOATS, (ownXBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector lowXOrHighX = fromArray(FLOATS, floatRows, ROW_LOW_XOR_HIGH_X + k);
      VectorMask<Float> ownZ = VectorMask.fromLong(FLOATS, (ownZBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector highX = fromArray(FLOATS, floatRows, ROW_HIGH_X + k);
      FloatVector lowX = fromArray(FLOATS, floatRows, ROW_LOW_X + k);
      // own ? face(n, min, max) : upper ? max : min
      FLOAT_VECTOR.cast(lowX.blend(highX, ownZ).blend(lowXOrHighX, ownX)).intoArray(floatRows, ROW_X_B + k);
      VectorMask<Float> ownY = VectorMask.fromLong(FLOATS, (ownYBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector lowYOrHighY = fromArray(FLOATS, floatRows, ROW_LOW_YOR_HIGH_Y + k);
      FloatVector highY = fromArray(FLOATS, floatRows, ROW_HIGH_Y + k);
      FloatVector lowY = fromArray(FLOATS, floatRows, ROW_LOW_Y + k);
      // own ? face(n, min, max) : upper ? max : min
      FLOAT_VECTOR.cast(lowY.blend(highY, ownX).blend(lowYOrHighY, ownY)).intoArray(floatRows, ROW_Y_B + k);
      FloatVector lowZOrHighZ = fromArray(FLOATS, floatRows, ROW_LOW_ZOR_HIGH_Z + k);
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z + k);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z + k);
      // own ? face(n, min, max) : upper ? max : min
      FLOAT_VECTOR.cast(lowZ.blend(highZ, ownY).blend(lowZOrHighZ, ownZ)).intoArray(floatRows, ROW_Z_B + k);
      // own ? face(n, min, max) : upper ? max : min
      FLOAT_VECTOR.cast(highX.blend(lowX, ownZ).blend(lowXOrHighX, ownX)).intoArray(floatRows, ROW_X_C + k);
      // own ? face(n, min, max) : upper ? max : min
      FLOAT_VECTOR.cast(highY.blend(lowY, ownX).blend(lowYOrHighY, ownY)).intoArray(floatRows, ROW_Y_C + k);
      // own ? face(n, min, max) : upper ? max : min
      FLOAT_VECTOR.cast(highZ.blend(lowZ, ownY).blend(lowZOrHighZ, ownZ)).intoArray(floatRows, ROW_Z_C + k);
      // own ? face(n, min, max) : upper ? max : min
      FLOAT_VECTOR.cast(highX.blend(lowXOrHighX, ownX)).intoArray(floatRows, ROW_X_D + k);
      // own ? face(n, min, max) : upper ? max : min
      FLOAT_VECTOR.cast(highY.blend(lowYOrHighY, ownY)).intoArray(floatRows, ROW_Y_D + k);
      // own ? face(n, min, max) : upper ? max : min
      FLOAT_VECTOR.cast(highZ.blend(lowZOrHighZ, ownZ)).intoArray(floatRows, ROW_Z_D + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, nxs, j).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_X_A + k))
          .lanewise(ADD, fromArray(FLOATS, nys, j).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Y_A + k)))
          .lanewise(ADD, fromArray(FLOATS, nzs, j).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Z_A + k)))
          .lanewise(ADD, fromArray(FLOATS, ds, j))
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_ROOT_SQUARE + k))).intoArray(floatRows,
          ROW_OUTSIDE_A + k);
    }
  }

  private static void floats7(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2], ds = columns2[3];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector nx = fromArray(FLOATS, nxs, j);
      FloatVector ny = fromArray(FLOATS, nys, j);
      FloatVector nz = fromArray(FLOATS, nzs, j);
      FloatVector d = fromArray(FLOATS, ds, j);
      FloatVector rootSquare = fromArray(FLOATS, floatRows, ROW_ROOT_SQUARE + k);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_X_B + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Y_B + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Z_B + k))).lanewise(ADD, d)
          .lanewise(DIV, rootSquare)).intoArray(floatRows, ROW_OUTSIDE_B + k);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_X_C + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Y_C + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Z_C + k))).lanewise(ADD, d)
          .lanewise(DIV, rootSquare)).intoArray(floatRows, ROW_OUTSIDE_C + k);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_X_D + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Y_D + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Z_D + k))).lanewise(ADD, d)
          .lanewise(DIV, rootSquare)).intoArray(floatRows, ROW_OUTSIDE_D + k);
    }
  }

  private static long floats8(float[] floatRows, long minXAtMostMaxXBits, long minYAtMostMaxYBits,
      long minZAtMostMaxZBits, long allSquareAtLeastLeastSquareBits) {
    if (floatRows == null) {
      return 0;
    }
    long allMinXAtMostMaxXBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
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
      FloatVector b2 = fromArray(FLOATS, floatRows, ROW_OUTSIDE_D + k).lanewise(NEG);
      FLOAT_VECTOR.cast(b2).intoArray(floatRows, ROW_B2 + k);
      // a > b ? a : b
      FloatVector b3 = b2.blend(a3, a3.compare(GT, b2));
      // a > b ? a : b
      FLOAT_VECTOR.cast(b3.blend(a2, a2.compare(GT, b3))).intoArray(floatRows, ROW_DEEPEST + k);
      FloatVector front = outsideA.lanewise(ABS);
      FloatVector front2 = outsideB.lanewise(ABS);
      FloatVector front3 = outsideC.lanewise(ABS);
      VectorMask<Float> allMinXAtMostMaxX = front
          .compare(LE, ALL_FARTHEST, VectorMask.fromLong(FLOATS, (minXAtMostMaxXBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (minYAtMostMaxYBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (minZAtMostMaxZBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (allSquareAtLeastLeastSquareBits >>> k)
          & WideLanes.FLOAT_LANES)));
      allMinXAtMostMaxX = front2.compare(LE, ALL_FARTHEST, allMinXAtMostMaxX);
      allMinXAtMostMaxX = front3.compare(LE, ALL_FARTHEST, allMinXAtMostMaxX);
      allMinXAtMostMaxXBits |= allMinXAtMostMaxX.toLong() << k;
    }
    return allMinXAtMostMaxXBits;
  }

  private static long floats9(float[] floatRows, long allMinXAtMostMaxXBits) {
    if (floatRows == null) {
      return 0;
    }
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector front = fromArray(FLOATS, floatRows, ROW_OUTSIDE_D + k).lanewise(ABS);
      hits |= front.compare(LE, ALL_FARTHEST,
          VectorMask.fromLong(FLOATS, (allMinXAtMostMaxXBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
      FloatVector ux = fromArray(FLOATS, floatRows, ROW_UX + k);
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(SUB, ux)).intoArray(floatRows, ROW_NX_OUT + k);
      FloatVector uy = fromArray(FLOATS, floatRows, ROW_UY + k);
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(SUB, uy)).intoArray(floatRows, ROW_NY_OUT + k);
      FloatVector uz = fromArray(FLOATS, floatRows, ROW_UZ + k);
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(SUB, uz)).intoArray(floatRows, ROW_NZ_OUT + k);
      FloatVector sum = ALL_ZERO.lanewise(ADD, ALL_HALF
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OUTSIDE_A + k)));
      FloatVector xA = fromArray(FLOATS, floatRows, ROW_X_A + k);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(xA.blend(ALL_FARTHEST, xA.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, xA.compare(LT, ALL_MINUS_C4_25E_37)).lanewise(SUB, sum.lanewise(MUL, ux))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_X0 + k);
      FloatVector yA = fromArray(FLOATS, floatRows, ROW_Y_A + k);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(yA.blend(ALL_FARTHEST, yA.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, yA.compare(LT, ALL_MINUS_C4_25E_37)).lanewise(SUB, sum.lanewise(MUL, uy))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_Y0 + k);
      FloatVector zA = fromArray(FLOATS, floatRows, ROW_Z_A + k);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(zA.blend(ALL_FARTHEST, zA.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, zA.compare(LT, ALL_MINUS_C4_25E_37))
          .lanewise(SUB, sum.lanewise(MUL, uz))).intoArray(floatRows, ROW_DIFFERENCE + k);
    }
    return hits;
  }

  private static long floats10(float[] floatRows, long overlapBits, long hits, long nxGreaterZeroBits,
      long ownXBits) {
    if (floatRows == null) {
      return 0;
    }
    long notOverlapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
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
          VectorMask.fromLong(FLOATS, (nxGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(oneOrTwo).intoArray(floatRows, ROW_ONE_OR_TWO + k);
      // own ? n > 0 ? 1 : 2 : upper ? 2 : 1
      FLOAT_VECTOR.cast(ALL_ONE.blend(oneOrTwo,
          VectorMask.fromLong(FLOATS, (ownXBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_SIDE_X + k);
    }
    return notOverlapBits;
  }

  private static void floats11(float[] floatRows, long nyGreaterZeroBits, long ownYBits,
      long nzGreaterZeroBits, long ownZBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // n > 0 ? 1 : 2
      FloatVector oneOrTwo = ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (nyGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(oneOrTwo).intoArray(floatRows, ROW_ONE_OR_TWO2 + k);
      // own ? n > 0 ? 1 : 2 : upper ? 2 : 1
      FloatVector sideY = ALL_ONE.blend(oneOrTwo,
          VectorMask.fromLong(FLOATS, (ownYBits >>> k) & WideLanes.FLOAT_LANES));
      // n > 0 ? 1 : 2
      FloatVector oneOrTwo2 = ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (nzGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(oneOrTwo2).intoArray(floatRows, ROW_ONE_OR_TWO3 + k);
      // own ? n > 0 ? 1 : 2 : upper ? 2 : 1
      FloatVector sideZ = ALL_ONE.blend(oneOrTwo2,
          VectorMask.fromLong(FLOATS, (ownZBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SIDE_X + k)
          .lanewise(ADD, ALL_C4_00.lanewise(MUL, sideY))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ))).intoArray(floatRows, ROW_FEATURE0 + k);
      FloatVector sum = ALL_ZERO.lanewise(ADD, ALL_HALF
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OUTSIDE_B + k)));
      FloatVector xB = fromArray(FLOATS, floatRows, ROW_X_B + k);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(xB.blend(ALL_FARTHEST, xB.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, xB.compare(LT, ALL_MINUS_C4_25E_37))
          .lanewise(SUB, sum.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_UX + k)))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_X1 + k);
      FloatVector yB = fromArray(FLOATS, floatRows, ROW_Y_B + k);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(yB.blend(ALL_FARTHEST, yB.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, yB.compare(LT, ALL_MINUS_C4_25E_37))
          .lanewise(SUB, sum.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_UY + k)))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_Y1 + k);
      FloatVector zB = fromArray(FLOATS, floatRows, ROW_Z_B + k);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(zB.blend(ALL_FARTHEST, zB.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, zB.compare(LT, ALL_MINUS_C4_25E_37))
          .lanewise(SUB, sum.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_UZ + k)))).intoArray(floatRows,
          ROW_DIFFERENCE2 + k);
    }
  }

  private static long floats12(float[] floatRows, long flat1Bits, long hits, long notOverlapBits,
      long overlapBits, long ownZBits) {
    if (floatRows == null) {
      return 0;
    }
    long minXAtMostMaxXAndNotFlat1Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE2 + k).lanewise(ADD, ALL_ZERO)).intoArray(
          floatRows, ROW_Z1 + k);
      VectorMask<Float> minXAtMostMaxXAndNotFlat1 = VectorMask.fromLong(FLOATS, (hits >>> k)
          & WideLanes.FLOAT_LANES).andNot(VectorMask.fromLong(FLOATS, (flat1Bits >>> k)
          & WideLanes.FLOAT_LANES));
      minXAtMostMaxXAndNotFlat1Bits |= minXAtMostMaxXAndNotFlat1.toLong() << k;
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B + k);
      VectorMask<Float> deepest = b.compare(GE, fromArray(FLOATS, floatRows, ROW_DEEPEST + k));
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; deepest || !overlap ?
      // depth(overlap, depth) : depth; hit && !flat1 ? Contact.depth(overlap, -outsideB >= deepest, -outsideB)
      // : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(b.blend(ALL_MINUS_C1_40E_45.blend(b, b.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(b, b.compare(GT, ALL_ZERO)),
          VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)), deepest
          .or(VectorMask.fromLong(FLOATS, (notOverlapBits >>> k) & WideLanes.FLOAT_LANES))),
          minXAtMostMaxXAndNotFlat1)).intoArray(floatRows, ROW_DEPTH1 + k);
      // upper ? 2 : 1
      FLOAT_VECTOR.cast(ALL_ONE.blend(ALL_TWO,
          VectorMask.fromLong(FLOATS, (ownZBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_TWO_OR_ONE + k);
    }
    return minXAtMostMaxXAndNotFlat1Bits;
  }

  private static void floats13(float[] floatRows, long ownXBits, long ownYBits, long ownZBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> ownX = VectorMask.fromLong(FLOATS, (ownXBits >>> k) & WideLanes.FLOAT_LANES);
      // own ? n > 0 ? 1 : 2 : upper ? 2 : 1
      FloatVector sideX = fromArray(FLOATS, floatRows, ROW_TWO_OR_ONE + k)
          .blend(fromArray(FLOATS, floatRows, ROW_ONE_OR_TWO + k), ownX);
      VectorMask<Float> ownY = VectorMask.fromLong(FLOATS, (ownYBits >>> k) & WideLanes.FLOAT_LANES);
      // own ? n > 0 ? 1 : 2 : upper ? 2 : 1
      FloatVector sideY = ALL_ONE.blend(ALL_TWO, ownX)
          .blend(fromArray(FLOATS, floatRows, ROW_ONE_OR_TWO2 + k), ownY);
      // own ? n > 0 ? 1 : 2 : upper ? 2 : 1
      FloatVector sideZ = ALL_ONE.blend(ALL_TWO, ownY)
          .blend(fromArray(FLOATS, floatRows, ROW_ONE_OR_TWO3 + k),
          VectorMask.fromLong(FLOATS, (ownZBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(sideX.lanewise(ADD, ALL_C4_00.lanewise(MUL, sideY))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ))).intoArray(floatRows, ROW_FEATURE1 + k);
      FloatVector sum = ALL_ZERO.lanewise(ADD, ALL_HALF
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OUTSIDE_C + k)));
      FloatVector xC = fromArray(FLOATS, floatRows, ROW_X_C + k);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(xC.blend(ALL_FARTHEST, xC.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, xC.compare(LT, ALL_MINUS_C4_25E_37))
          .lanewise(SUB, sum.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_UX + k)))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_X2 + k);
      FloatVector yC = fromArray(FLOATS, floatRows, ROW_Y_C + k);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(yC.blend(ALL_FARTHEST, yC.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, yC.compare(LT, ALL_MINUS_C4_25E_37))
          .lanewise(SUB, sum.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_UY + k)))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_Y2 + k);
      FloatVector zC = fromArray(FLOATS, floatRows, ROW_Z_C + k);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(zC.blend(ALL_FARTHEST, zC.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, zC.compare(LT, ALL_MINUS_C4_25E_37))
          .lanewise(SUB, sum.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_UZ + k)))).intoArray(floatRows,
          ROW_DIFFERENCE3 + k);
    }
  }

  private static long floats14(float[] floatRows, long flat2Bits, long hits, long notOverlapBits,
      long overlapBits) {
    if (floatRows == null) {
      return 0;
    }
    long notFlat2Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE3 + k).lanewise(ADD, ALL_ZERO)).intoArray(
          floatRows, ROW_Z2 + k);
      VectorMask<Float> notFlat2 = VectorMask.fromLong(FLOATS, (flat2Bits >>> k) & WideLanes.FLOAT_LANES).not();
      notFlat2Bits |= notFlat2.toLong() << k;
      VectorMask<Float> minXAtMostMaxXAndNotFlat2 = VectorMask.fromLong(FLOATS, (hits >>> k)
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
          minXAtMostMaxXAndNotFlat2)).intoArray(floatRows, ROW_DEPTH2 + k);
    }
    return notFlat2Bits;
  }

  private static long floats15(float[] floatRows, long[] bits, long ownZBits, long ownXBits, long ownYBits,
      long minXAtMostMaxXAndNotFlat1Bits, long notFlat2Bits, long notOverlapBits) {
    if (floatRows == null) {
      return 0;
    }
    long minXAtMostMaxXAndNotFlat2Bits = 0;
    long eitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
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
      FloatVector sum = ALL_ZERO.lanewise(ADD, ALL_HALF
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OUTSIDE_D + k)));
      FloatVector xD = fromArray(FLOATS, floatRows, ROW_X_D + k);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(xD.blend(ALL_FARTHEST, xD.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, xD.compare(LT, ALL_MINUS_C4_25E_37))
          .lanewise(SUB, sum.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_UX + k)))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_X3 + k);
      FloatVector yD = fromArray(FLOATS, floatRows, ROW_Y_D + k);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(yD.blend(ALL_FARTHEST, yD.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, yD.compare(LT, ALL_MINUS_C4_25E_37))
          .lanewise(SUB, sum.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_UY + k)))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_Y3 + k);
      FloatVector zD = fromArray(FLOATS, floatRows, ROW_Z_D + k);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(zD.blend(ALL_FARTHEST, zD.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, zD.compare(LT, ALL_MINUS_C4_25E_37))
          .lanewise(SUB, sum.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_UZ + k)))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_Z3 + k);
      minXAtMostMaxXAndNotFlat2Bits |= VectorMask.fromLong(FLOATS, (minXAtMostMaxXAndNotFlat1Bits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (notFlat2Bits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
      VectorMask<Float> deepest = fromArray(FLOATS, floatRows, ROW_B2 + k)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_DEEPEST + k));
      eitherBits |= deepest.or(VectorMask.fromLong(FLOATS, (notOverlapBits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
    }
    bits[0] = eitherBits;
    return minXAtMostMaxXAndNotFlat2Bits;
  }

  private static void floats16(float[] floatRows, float[][] results, int at, long overlapBits, long eitherBits,
      long minXAtMostMaxXAndNotFlat2Bits, long ownXBits, long ownYBits, long ownZBits) {
    if (floatRows == null) {
      return;
    }
    float[] nxOuts = results[0], nyOuts = results[1], nzOuts = results[2], x0s = results[3], y0s = results[4],
        z0s = results[5], depth0s = results[6], feature0s = results[7], x1s = results[8], y1s = results[9],
        z1s = results[10];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B2 + k);
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; deepest || !overlap ?
      // depth(overlap, depth) : depth; hit && !flat1 && !flat2 ? Contact.depth(overlap, -outsideD >= deepest,
      // -outsideD) : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(b.blend(ALL_MINUS_C1_40E_45.blend(b, b.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(b, b.compare(GT, ALL_ZERO)),
          VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (minXAtMostMaxXAndNotFlat2Bits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_DEPTH3 + k);
      // own ? n > 0 ? 1 : 2 : upper ? 2 : 1
      FloatVector sideX = ALL_TWO.blend(fromArray(FLOATS, floatRows, ROW_ONE_OR_TWO + k),
          VectorMask.fromLong(FLOATS, (ownXBits >>> k) & WideLanes.FLOAT_LANES));
      // own ? n > 0 ? 1 : 2 : upper ? 2 : 1
      FloatVector sideY = ALL_TWO.blend(fromArray(FLOATS, floatRows, ROW_ONE_OR_TWO2 + k),
          VectorMask.fromLong(FLOATS, (ownYBits >>> k) & WideLanes.FLOAT_LANES));
      // own ? n > 0 ? 1 : 2 : upper ? 2 : 1
      FloatVector sideZ = ALL_TWO.blend(fromArray(FLOATS, floatRows, ROW_ONE_OR_TWO3 + k),
          VectorMask.fromLong(FLOATS, (ownZBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(sideX.lanewise(ADD, ALL_C4_00.lanewise(MUL, sideY))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ))).intoArray(floatRows, ROW_FEATURE3 + k);
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
    }
  }

  private static void floats17(float[] floatRows, float[][] results, int at) {
    if (floatRows == null) {
      return;
    }
    float[] depth1s = results[11], feature1s = results[12], x2s = results[13], y2s = results[14],
        z2s = results[15], depth2s = results[16], feature2s = results[17], x3s = results[18],
        y3s = results[19], z3s = results[20], depth3s = results[21], feature3s = results[22];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
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
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DEPTH3 + k)).intoArray(depth3s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FEATURE3 + k)).intoArray(feature3s, at + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null, null);
      floats2(null, 0, null, 0, null, null);
      floats3(null, 0, null, 0, null, null, 0);
      floats4(null, 0, null, 0);
      floats5(null, 0, null, null, 0, 0, 0, 0, 0, 0);
      floats6(null, 0, null, 0, 0, 0);
      floats7(null, 0, null);
      floats8(null, 0, 0, 0, 0);
      floats9(null, 0);
      floats10(null, 0, 0, 0, 0);
      floats11(null, 0, 0, 0, 0);
      floats12(null, 0, 0, 0, 0, 0);
      floats13(null, 0, 0, 0);
      floats14(null, 0, 0, 0, 0);
      floats15(null, null, 0, 0, 0, 0, 0, 0);
      floats16(null, null, 0, 0, 0, 0, 0, 0, 0);
      floats17(null, null, 0);
    }
  }
}
