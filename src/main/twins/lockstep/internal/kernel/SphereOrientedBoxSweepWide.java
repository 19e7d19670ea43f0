// Compiled from SphereOrientedBoxSweep.java; changes are made there.
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
import lockstep.twin.WideLanes;

/**
 * Wide twin of {@link SphereOrientedBoxSweep#sweep}: the same operations in the same order, on vectors of
 * pairs.
 */
final class SphereOrientedBoxSweepWide implements LoopedKernel {
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[3]);

  private static final int ROW_SQUARE = 0 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 1 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 2 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 3 * Kernel.BLOCK;
  private static final int ROW_P = 4 * Kernel.BLOCK;
  private static final int ROW_ABS_P = 5 * Kernel.BLOCK;
  private static final int ROW_OUT_X = 6 * Kernel.BLOCK;
  private static final int ROW_P2 = 7 * Kernel.BLOCK;
  private static final int ROW_ABS_P2 = 8 * Kernel.BLOCK;
  private static final int ROW_OUT_Y = 9 * Kernel.BLOCK;
  private static final int ROW_P3 = 10 * Kernel.BLOCK;
  private static final int ROW_ABS_P3 = 11 * Kernel.BLOCK;
  private static final int ROW_R2 = 12 * Kernel.BLOCK;
  private static final int ROW_TX = 13 * Kernel.BLOCK;
  private static final int ROW_TY = 14 * Kernel.BLOCK;
  private static final int ROW_TZ = 15 * Kernel.BLOCK;
  private static final int ROW_NEAR_X = 16 * Kernel.BLOCK;
  private static final int ROW_FAR_X = 17 * Kernel.BLOCK;
  private static final int ROW_NEAR_Y = 18 * Kernel.BLOCK;
  private static final int ROW_FAR_Y = 19 * Kernel.BLOCK;
  private static final int ROW_NEAR_Z = 20 * Kernel.BLOCK;
  private static final int ROW_FAR_Z = 21 * Kernel.BLOCK;
  private static final int ROW_SX = 22 * Kernel.BLOCK;
  private static final int ROW_SY = 23 * Kernel.BLOCK;
  private static final int ROW_SZ = 24 * Kernel.BLOCK;
  private static final int ROW_T = 25 * Kernel.BLOCK;
  private static final int ROW_LAST_X = 26 * Kernel.BLOCK;
  private static final int ROW_T2 = 27 * Kernel.BLOCK;
  private static final int ROW_T3 = 28 * Kernel.BLOCK;
  private static final int ROW_T4 = 29 * Kernel.BLOCK;
  private static final int ROW_T5 = 30 * Kernel.BLOCK;
  private static final int ROW_T6 = 31 * Kernel.BLOCK;
  private static final int ROW_T_OR_ONE_OR_ZERO = 32 * Kernel.BLOCK;
  private static final int ROW_LAST_Y = 33 * Kernel.BLOCK;
  private static final int ROW_T_OR_ONE_OR_ZERO2 = 34 * Kernel.BLOCK;
  private static final int ROW_LAST_Z = 35 * Kernel.BLOCK;
  private static final int ROW_T_OR_ONE_OR_ZERO3 = 36 * Kernel.BLOCK;
  private static final int ROW_ONE_OR_ZERO = 37 * Kernel.BLOCK;
  private static final int ROW_ONE_OR_ZERO2 = 38 * Kernel.BLOCK;
  private static final int ROW_ONE_OR_ZERO3 = 39 * Kernel.BLOCK;
  private static final int ROW_W = 40 * Kernel.BLOCK;
  private static final int ROW_MINUS_VX = 41 * Kernel.BLOCK;
  private static final int ROW_MINUS_VY = 42 * Kernel.BLOCK;
  private static final int ROW_MINUS_VZ = 43 * Kernel.BLOCK;
  private static final int ROW_A = 44 * Kernel.BLOCK;
  private static final int ROW_B = 45 * Kernel.BLOCK;
  private static final int ROW_C = 46 * Kernel.BLOCK;
  private static final int ROW_D = 47 * Kernel.BLOCK;
  private static final int ROW_E = 48 * Kernel.BLOCK;
  private static final int ROW_F = 49 * Kernel.BLOCK;
  private static final int ROW_FROM = 50 * Kernel.BLOCK;
  private static final int ROW_FIRST = 51 * Kernel.BLOCK;
  private static final int ROW_UNTIL = 52 * Kernel.BLOCK;
  private static final int ROW_DX = 53 * Kernel.BLOCK;
  private static final int ROW_WX = 54 * Kernel.BLOCK;
  private static final int ROW_DY = 55 * Kernel.BLOCK;
  private static final int ROW_WY = 56 * Kernel.BLOCK;
  private static final int ROW_DZ = 57 * Kernel.BLOCK;
  private static final int ROW_WZ = 58 * Kernel.BLOCK;
  private static final int ROW_SUM = 59 * Kernel.BLOCK;
  private static final int ROW_EX = 60 * Kernel.BLOCK;
  private static final int ROW_EY = 61 * Kernel.BLOCK;
  private static final int ROW_EZ = 62 * Kernel.BLOCK;
  private static final int ROW_BACK = 63 * Kernel.BLOCK;
  private static final int ROW_ENTER = 64 * Kernel.BLOCK;
  private static final int ROW_TIME = 65 * Kernel.BLOCK;
  private static final int ROW_MX = 66 * Kernel.BLOCK;
  private static final int ROW_MY = 67 * Kernel.BLOCK;
  private static final int ROW_TOWARDS = 68 * Kernel.BLOCK;
  private static final int ROW_BACK_X = 69 * Kernel.BLOCK;
  private static final int ROW_BACK_Y = 70 * Kernel.BLOCK;
  private static final int ROW_BACK_Z = 71 * Kernel.BLOCK;
  private static final int ROW_NX = 72 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO = 73 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[74 * Kernel.BLOCK]);

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
      long allHalfXAtLeastZeroBits = floats2(columns1, from1, columns2, from2, floatRows, bits);
      long allSquareAtLeastLeastSquareBits = bits[0];
      long overlapBits = bits[1];
      long wxLessZeroBits = floats3(columns1, from1, columns2, from2, floatRows, bits);
      long wyLessZeroBits = bits[0];
      long wzLessZeroBits = bits[1];
      long entersBits = floats4(columns1, from1, columns2, from2, floatRows, bits, allHalfXAtLeastZeroBits,
          allSquareAtLeastLeastSquareBits);
      long validBits = bits[0];
      at(floatRows, ROW_LAST_X, ROW_A);
      at(floatRows, ROW_T_OR_ONE_OR_ZERO, ROW_B);
      at(floatRows, ROW_LAST_Y, ROW_C);
      at(floatRows, ROW_T_OR_ONE_OR_ZERO2, ROW_D);
      at(floatRows, ROW_LAST_Z, ROW_E);
      at(floatRows, ROW_T_OR_ONE_OR_ZERO3, ROW_F);
      floats6(floatRows);
      long tGreaterFromBits = floats7(floatRows, bits);
      long tGreaterFromBits2 = bits[0];
      long tGreaterFromBits3 = bits[1];
      long movesBits = floats8(floatRows);
      long hits = floats9(floatRows, entersBits, overlapBits, validBits, movesBits, tGreaterFromBits,
          tGreaterFromBits2, tGreaterFromBits3, wxLessZeroBits, wyLessZeroBits);
      long backXIsZeroAndBackZIsZeroBits = floats10(columns2, from2, floatRows, results, at, bits,
          wzLessZeroBits);
      long backYIsZeroAndBackXIsZeroBits = bits[0];
      long backZIsZeroAndBackYIsZeroBits = bits[1];
      long noneBits = overlapBits | backXIsZeroAndBackZIsZeroBits;
      long noneBits2 = overlapBits | backYIsZeroAndBackXIsZeroBits;
      long noneBits3 = overlapBits | backZIsZeroAndBackYIsZeroBits;
      floats12(floatRows, noneBits, hits, noneBits2);
      floats13(floatRows, results, at, hits, noneBits3);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2];
    float[] centreXs = columns2[0], centreYs = columns2[1], centreZs = columns2[2], halfXs = columns2[3],
        halfYs = columns2[4], qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector dx = fromArray(FLOATS, xs, i).lanewise(SUB, fromArray(FLOATS, centreXs, j));
      FloatVector dy = fromArray(FLOATS, ys, i).lanewise(SUB, fromArray(FLOATS, centreYs, j));
      FloatVector dz = fromArray(FLOATS, zs, i).lanewise(SUB, fromArray(FLOATS, centreZs, j));
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector qw = fromArray(FLOATS, qws, j);
      FloatVector square = qx.lanewise(MUL, qx).lanewise(ADD, qy.lanewise(MUL, qy))
          .lanewise(ADD, qz.lanewise(MUL, qz).lanewise(ADD, qw.lanewise(MUL, qw)));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE + k);
      FloatVector s = ALL_TWO.lanewise(DIV, square);
      FloatVector product = s.lanewise(MUL, qy);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT + k);
      FloatVector product2 = s.lanewise(MUL, qz);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT2 + k);
      FloatVector tx = product.lanewise(MUL, dz).lanewise(SUB, product2.lanewise(MUL, dy));
      FloatVector product3 = s.lanewise(MUL, qx);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT3 + k);
      FloatVector ty = product2.lanewise(MUL, dx).lanewise(SUB, product3.lanewise(MUL, dz));
      FloatVector tz = product3.lanewise(MUL, dy).lanewise(SUB, product.lanewise(MUL, dx));
      FloatVector p = dx.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, qw.lanewise(MUL, tx)));
      FLOAT_VECTOR.cast(p).intoArray(floatRows, ROW_P + k);
      FloatVector absP = p.lanewise(ABS);
      FLOAT_VECTOR.cast(absP).intoArray(floatRows, ROW_ABS_P + k);
      FloatVector out2 = absP.lanewise(SUB, fromArray(FLOATS, halfXs, j));
      // out < 0 ? 0 : out
      FLOAT_VECTOR.cast(out2.blend(ALL_ZERO, out2.compare(LT, ALL_ZERO))).intoArray(floatRows, ROW_OUT_X + k);
      FloatVector p2 = dy.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, qw.lanewise(MUL, ty)));
      FLOAT_VECTOR.cast(p2).intoArray(floatRows, ROW_P2 + k);
      FloatVector absP2 = p2.lanewise(ABS);
      FLOAT_VECTOR.cast(absP2).intoArray(floatRows, ROW_ABS_P2 + k);
      FloatVector out3 = absP2.lanewise(SUB, fromArray(FLOATS, halfYs, j));
      // out < 0 ? 0 : out
      FLOAT_VECTOR.cast(out3.blend(ALL_ZERO, out3.compare(LT, ALL_ZERO))).intoArray(floatRows, ROW_OUT_Y + k);
      FLOAT_VECTOR.cast(dz.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, qw.lanewise(MUL, tz)))).intoArray(floatRows, ROW_P3 + k);
    }
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[3], vxs = columns1[4], vys = columns1[5], vzs = columns1[6];
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long allHalfXAtLeastZeroBits = 0;
    long allSquareAtLeastLeastSquareBits = 0;
    long overlapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector absP = fromArray(FLOATS, floatRows, ROW_P3 + k).lanewise(ABS);
      FLOAT_VECTOR.cast(absP).intoArray(floatRows, ROW_ABS_P3 + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector out2 = absP.lanewise(SUB, halfZ);
      // out < 0 ? 0 : out
      FloatVector outZ = out2.blend(ALL_ZERO, out2.compare(LT, ALL_ZERO));
      FloatVector r = fromArray(FLOATS, rs, i);
      FloatVector r2 = r.lanewise(MUL, r);
      FLOAT_VECTOR.cast(r2).intoArray(floatRows, ROW_R2 + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      VectorMask<Float> allHalfXAtLeastZero = halfX.compare(GE, ALL_ZERO);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      allHalfXAtLeastZero = halfY.compare(GE, ALL_ZERO, allHalfXAtLeastZero);
      allHalfXAtLeastZero = halfZ.compare(GE, ALL_ZERO, allHalfXAtLeastZero);
      VectorMask<Float> allHalfXAtLeastZero2 = halfX.compare(LE, ALL_LARGEST);
      allHalfXAtLeastZero2 = halfY.compare(LE, ALL_LARGEST, allHalfXAtLeastZero2);
      allHalfXAtLeastZero2 = halfZ.compare(LE, ALL_LARGEST, allHalfXAtLeastZero2);
      allHalfXAtLeastZero = allHalfXAtLeastZero.and(allHalfXAtLeastZero2);
      allHalfXAtLeastZeroBits |= allHalfXAtLeastZero.toLong() << k;
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE + k);
      VectorMask<Float> allSquareAtLeastLeastSquare = square.compare(GE, ALL_LEAST_SQUARE);
      allSquareAtLeastLeastSquare = square.compare(LE, ALL_LARGEST_SQUARE, allSquareAtLeastLeastSquare);
      allSquareAtLeastLeastSquareBits |= allSquareAtLeastLeastSquare.toLong() << k;
      FloatVector outX = fromArray(FLOATS, floatRows, ROW_OUT_X + k);
      VectorMask<Float> overlap = outX.compare(LE, r, allHalfXAtLeastZero.and(allSquareAtLeastLeastSquare));
      FloatVector outY = fromArray(FLOATS, floatRows, ROW_OUT_Y + k);
      overlap = outY.compare(LE, r, overlap);
      overlap = outZ.compare(LE, r, overlap);
      overlap = outX.lanewise(MUL, outX).lanewise(ADD, outY.lanewise(MUL, outY))
          .lanewise(ADD, outZ.lanewise(MUL, outZ)).compare(LE, r2, overlap);
      overlapBits |= overlap.toLong() << k;
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT + k);
      FloatVector vz = fromArray(FLOATS, vzs, i);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k);
      FloatVector vy = fromArray(FLOATS, vys, i);
      FLOAT_VECTOR.cast(product.lanewise(MUL, vz).lanewise(SUB, product2.lanewise(MUL, vy))).intoArray(
          floatRows, ROW_TX + k);
      FloatVector vx = fromArray(FLOATS, vxs, i);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k);
      FLOAT_VECTOR.cast(product2.lanewise(MUL, vx).lanewise(SUB, product3.lanewise(MUL, vz))).intoArray(
          floatRows, ROW_TY + k);
      FLOAT_VECTOR.cast(product3.lanewise(MUL, vy).lanewise(SUB, product.lanewise(MUL, vx))).intoArray(
          floatRows, ROW_TZ + k);
    }
    bits[0] = allSquareAtLeastLeastSquareBits;
    bits[1] = overlapBits;
    return allHalfXAtLeastZeroBits;
  }

  private static long floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] vxs = columns1[4], vys = columns1[5], vzs = columns1[6];
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5], qxs = columns2[6],
        qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    long wxLessZeroBits = 0;
    long wyLessZeroBits = 0;
    long wzLessZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FloatVector qw = fromArray(FLOATS, qws, j);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector wx = fromArray(FLOATS, vxs, i)
          .lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, qw.lanewise(MUL, tx)));
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FloatVector wy = fromArray(FLOATS, vys, i)
          .lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, qw.lanewise(MUL, ty)));
      FloatVector wz = fromArray(FLOATS, vzs, i)
          .lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, qw.lanewise(MUL, tz)));
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector min = halfX.lanewise(NEG);
      VectorMask<Float> wxLessZero = wx.compare(LT, ALL_ZERO);
      wxLessZeroBits |= wxLessZero.toLong() << k;
      FloatVector p = fromArray(FLOATS, floatRows, ROW_P + k);
      // v < 0 ? x - max : min - x
      FloatVector nearX = min.lanewise(SUB, p).blend(p.lanewise(SUB, halfX), wxLessZero);
      FLOAT_VECTOR.cast(nearX).intoArray(floatRows, ROW_NEAR_X + k);
      // v < 0 ? x - min : max - x
      FloatVector farX = halfX.lanewise(SUB, p).blend(p.lanewise(SUB, min), wxLessZero);
      FLOAT_VECTOR.cast(farX).intoArray(floatRows, ROW_FAR_X + k);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector min2 = halfY.lanewise(NEG);
      VectorMask<Float> wyLessZero = wy.compare(LT, ALL_ZERO);
      wyLessZeroBits |= wyLessZero.toLong() << k;
      FloatVector p2 = fromArray(FLOATS, floatRows, ROW_P2 + k);
      // v < 0 ? x - max : min - x
      FloatVector nearY = min2.lanewise(SUB, p2).blend(p2.lanewise(SUB, halfY), wyLessZero);
      FLOAT_VECTOR.cast(nearY).intoArray(floatRows, ROW_NEAR_Y + k);
      // v < 0 ? x - min : max - x
      FloatVector farY = halfY.lanewise(SUB, p2).blend(p2.lanewise(SUB, min2), wyLessZero);
      FLOAT_VECTOR.cast(farY).intoArray(floatRows, ROW_FAR_Y + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector min3 = halfZ.lanewise(NEG);
      VectorMask<Float> wzLessZero = wz.compare(LT, ALL_ZERO);
      wzLessZeroBits |= wzLessZero.toLong() << k;
      FloatVector p3 = fromArray(FLOATS, floatRows, ROW_P3 + k);
      // v < 0 ? x - max : min - x
      FloatVector nearZ = min3.lanewise(SUB, p3).blend(p3.lanewise(SUB, halfZ), wzLessZero);
      FLOAT_VECTOR.cast(nearZ).intoArray(floatRows, ROW_NEAR_Z + k);
      // v < 0 ? x - min : max - x
      FloatVector farZ = halfZ.lanewise(SUB, p3).blend(p3.lanewise(SUB, min3), wzLessZero);
      FLOAT_VECTOR.cast(farZ).intoArray(floatRows, ROW_FAR_Z + k);
      FloatVector sx = wx.lanewise(ABS);
      FLOAT_VECTOR.cast(sx).intoArray(floatRows, ROW_SX + k);
      FloatVector sy = wy.lanewise(ABS);
      FLOAT_VECTOR.cast(sy).intoArray(floatRows, ROW_SY + k);
      FloatVector sz = wz.lanewise(ABS);
      FLOAT_VECTOR.cast(sz).intoArray(floatRows, ROW_SZ + k);
      FloatVector t = nearX.lanewise(DIV, sx);
      FLOAT_VECTOR.cast(t).intoArray(floatRows, ROW_T + k);
      // t > 0 ? t < 1 ? t : 1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE.blend(t, t.compare(LT, ALL_ONE)), t
          .compare(GT, ALL_ZERO))).intoArray(floatRows, ROW_LAST_X + k);
      FloatVector t2 = farX.lanewise(DIV, sx);
      FLOAT_VECTOR.cast(t2).intoArray(floatRows, ROW_T2 + k);
      FloatVector t3 = nearY.lanewise(DIV, sy);
      FLOAT_VECTOR.cast(t3).intoArray(floatRows, ROW_T3 + k);
      FloatVector t4 = farY.lanewise(DIV, sy);
      FLOAT_VECTOR.cast(t4).intoArray(floatRows, ROW_T4 + k);
      FLOAT_VECTOR.cast(nearZ.lanewise(DIV, sz)).intoArray(floatRows, ROW_T5 + k);
      FLOAT_VECTOR.cast(farZ.lanewise(DIV, sz)).intoArray(floatRows, ROW_T6 + k);
      // t > 0 ? t < 1 ? t : 1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE.blend(t2, t2.compare(LT, ALL_ONE)), t2
          .compare(GT, ALL_ZERO))).intoArray(floatRows, ROW_T_OR_ONE_OR_ZERO + k);
      // t > 0 ? t < 1 ? t : 1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE.blend(t3, t3.compare(LT, ALL_ONE)), t3
          .compare(GT, ALL_ZERO))).intoArray(floatRows, ROW_LAST_Y + k);
      // t > 0 ? t < 1 ? t : 1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE.blend(t4, t4.compare(LT, ALL_ONE)), t4
          .compare(GT, ALL_ZERO))).intoArray(floatRows, ROW_T_OR_ONE_OR_ZERO2 + k);
    }
    bits[0] = wyLessZeroBits;
    bits[1] = wzLessZeroBits;
    return wxLessZeroBits;
  }

  private static long floats4(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long allHalfXAtLeastZeroBits, long allSquareAtLeastLeastSquareBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[3], vxs = columns1[4], vys = columns1[5], vzs = columns1[6];
    float[] qws = columns2[9];
    long entersBits = 0;
    long validBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T5 + k);
      // t > 0 ? t < 1 ? t : 1 : 0
      FloatVector lastZ = ALL_ZERO.blend(ALL_ONE.blend(t, t.compare(LT, ALL_ONE)), t.compare(GT, ALL_ZERO));
      FLOAT_VECTOR.cast(lastZ).intoArray(floatRows, ROW_LAST_Z + k);
      FloatVector t2 = fromArray(FLOATS, floatRows, ROW_T6 + k);
      // t > 0 ? t < 1 ? t : 1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE.blend(t2, t2.compare(LT, ALL_ONE)), t2
          .compare(GT, ALL_ZERO))).intoArray(floatRows, ROW_T_OR_ONE_OR_ZERO3 + k);
      VectorMask<Float> enters = fromArray(FLOATS, floatRows, ROW_ABS_P + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_P2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_P3 + k)).compare(LE, ALL_LARGEST);
      enters = fromArray(FLOATS, floatRows, ROW_SX + k).lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SZ + k)).compare(LE, ALL_LARGEST, enters);
      entersBits |= enters.toLong() << k;
      VectorMask<Float> valid = fromArray(FLOATS, rs, i)
          .compare(GE, ALL_ZERO, VectorMask.fromLong(FLOATS, (allHalfXAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (allSquareAtLeastLeastSquareBits >>> k)
          & WideLanes.FLOAT_LANES)));
      FloatVector vx = fromArray(FLOATS, vxs, i);
      FloatVector vy = fromArray(FLOATS, vys, i);
      FloatVector vz = fromArray(FLOATS, vzs, i);
      valid = vx.lanewise(ABS).lanewise(ADD, vy.lanewise(ABS)).lanewise(ADD, vz.lanewise(ABS))
          .compare(LE, ALL_LARGEST, valid);
      validBits |= valid.toLong() << k;
      FloatVector lastX = fromArray(FLOATS, floatRows, ROW_LAST_X + k);
      FloatVector lastY = fromArray(FLOATS, floatRows, ROW_LAST_Y + k);
      VectorMask<Float> byX = lastX.compare(GE, lastY);
      byX = lastX.compare(GE, lastZ, byX);
      VectorMask<Float> notByX = byX.not();
      VectorMask<Float> byY = lastY.compare(GE, lastZ, notByX);
      VectorMask<Float> by = notByX.andNot(byY);
      // by ? 1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, byX)).intoArray(floatRows, ROW_ONE_OR_ZERO + k);
      // by ? 1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, byY)).intoArray(floatRows, ROW_ONE_OR_ZERO2 + k);
      // by ? 1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, by)).intoArray(floatRows, ROW_ONE_OR_ZERO3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, qws, j).lanewise(NEG)).intoArray(floatRows, ROW_W + k);
      FLOAT_VECTOR.cast(vx.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VX + k);
      FLOAT_VECTOR.cast(vy.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VY + k);
      FLOAT_VECTOR.cast(vz.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VZ + k);
    }
    bits[0] = validBits;
    return entersBits;
  }

  private static void floats6(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A + k);
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B + k);
      // a > b ? a : b
      FloatVector a2 = b.blend(a, a.compare(GT, b));
      FloatVector c = fromArray(FLOATS, floatRows, ROW_C + k);
      FloatVector d = fromArray(FLOATS, floatRows, ROW_D + k);
      // a > b ? a : b
      FloatVector b2 = d.blend(c, c.compare(GT, d));
      // a > b ? a : b
      FloatVector a3 = b2.blend(a2, a2.compare(GT, b2));
      FloatVector e = fromArray(FLOATS, floatRows, ROW_E + k);
      FloatVector f = fromArray(FLOATS, floatRows, ROW_F + k);
      // a > b ? a : b
      FloatVector a4 = f.blend(e, e.compare(GT, f));
      // a > b ? a : b
      FloatVector b3 = ALL_ZERO.blend(a4, a4.compare(GT, ALL_ZERO));
      // a > b ? a : b
      FLOAT_VECTOR.cast(b3.blend(a3, a3.compare(GT, b3))).intoArray(floatRows, ROW_FROM + k);
      // worth < 0 ? -worth : Float.POSITIVE_INFINITY
      FloatVector a5 = ALL_INFINITY.blend(a.lanewise(NEG), a.compare(LT, ALL_ZERO));
      // worth < 0 ? -worth : Float.POSITIVE_INFINITY
      FloatVector b4 = ALL_INFINITY.blend(b.lanewise(NEG), b.compare(LT, ALL_ZERO));
      // a < b ? a : b
      FloatVector a6 = b4.blend(a5, a5.compare(LT, b4));
      // worth < 0 ? -worth : Float.POSITIVE_INFINITY
      FloatVector a7 = ALL_INFINITY.blend(c.lanewise(NEG), c.compare(LT, ALL_ZERO));
      // worth < 0 ? -worth : Float.POSITIVE_INFINITY
      FloatVector b5 = ALL_INFINITY.blend(d.lanewise(NEG), d.compare(LT, ALL_ZERO));
      // a < b ? a : b
      FloatVector b6 = b5.blend(a7, a7.compare(LT, b5));
      // a < b ? a : b
      FLOAT_VECTOR.cast(b6.blend(a6, a6.compare(LT, b6))).intoArray(floatRows, ROW_FIRST + k);
    }
  }

  private static long floats7(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long tGreaterFromBits = 0;
    long tGreaterFromBits2 = 0;
    long tGreaterFromBits3 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector e = fromArray(FLOATS, floatRows, ROW_E + k);
      // worth < 0 ? -worth : Float.POSITIVE_INFINITY
      FloatVector a = ALL_INFINITY.blend(e.lanewise(NEG), e.compare(LT, ALL_ZERO));
      FloatVector f = fromArray(FLOATS, floatRows, ROW_F + k);
      // worth < 0 ? -worth : Float.POSITIVE_INFINITY
      FloatVector b = ALL_INFINITY.blend(f.lanewise(NEG), f.compare(LT, ALL_ZERO));
      // a < b ? a : b
      FloatVector b2 = b.blend(a, a.compare(LT, b));
      FloatVector first2 = fromArray(FLOATS, floatRows, ROW_FIRST + k);
      // a < b ? a : b
      FLOAT_VECTOR.cast(b2.blend(first2, first2.compare(LT, b2))).intoArray(floatRows, ROW_UNTIL + k);
      FloatVector from = fromArray(FLOATS, floatRows, ROW_FROM + k);
      VectorMask<Float> tGreaterFrom = fromArray(FLOATS, floatRows, ROW_T + k).compare(GT, from);
      tGreaterFromBits |= tGreaterFrom.toLong() << k;
      FloatVector sx = fromArray(FLOATS, floatRows, ROW_SX + k);
      FloatVector product = sx.lanewise(MUL, from);
      VectorMask<Float> tAtMostFrom = fromArray(FLOATS, floatRows, ROW_T2 + k).compare(LE, from);
      // before(t, near, speed) ? near - speed * t : far / speed <= t ? far - speed * t : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_FAR_X + k).lanewise(SUB, product),
          tAtMostFrom).blend(fromArray(FLOATS, floatRows, ROW_NEAR_X + k).lanewise(SUB, product),
          tGreaterFrom)).intoArray(floatRows, ROW_DX + k);
      // before(t, near, speed) || far / speed <= t ? speed : 0
      FloatVector wx = ALL_ZERO.blend(sx, tGreaterFrom.or(tAtMostFrom));
      FLOAT_VECTOR.cast(wx).intoArray(floatRows, ROW_WX + k);
      VectorMask<Float> tGreaterFrom2 = fromArray(FLOATS, floatRows, ROW_T3 + k).compare(GT, from);
      tGreaterFromBits2 |= tGreaterFrom2.toLong() << k;
      FloatVector sy = fromArray(FLOATS, floatRows, ROW_SY + k);
      FloatVector product2 = sy.lanewise(MUL, from);
      VectorMask<Float> tAtMostFrom2 = fromArray(FLOATS, floatRows, ROW_T4 + k).compare(LE, from);
      // before(t, near, speed) ? near - speed * t : far / speed <= t ? far - speed * t : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_FAR_Y + k).lanewise(SUB, product2),
          tAtMostFrom2).blend(fromArray(FLOATS, floatRows, ROW_NEAR_Y + k).lanewise(SUB, product2),
          tGreaterFrom2)).intoArray(floatRows, ROW_DY + k);
      // before(t, near, speed) || far / speed <= t ? speed : 0
      FloatVector wy = ALL_ZERO.blend(sy, tGreaterFrom2.or(tAtMostFrom2));
      FLOAT_VECTOR.cast(wy).intoArray(floatRows, ROW_WY + k);
      VectorMask<Float> tGreaterFrom3 = fromArray(FLOATS, floatRows, ROW_T5 + k).compare(GT, from);
      tGreaterFromBits3 |= tGreaterFrom3.toLong() << k;
      FloatVector sz = fromArray(FLOATS, floatRows, ROW_SZ + k);
      FloatVector product3 = sz.lanewise(MUL, from);
      VectorMask<Float> tAtMostFrom3 = fromArray(FLOATS, floatRows, ROW_T6 + k).compare(LE, from);
      // before(t, near, speed) ? near - speed * t : far / speed <= t ? far - speed * t : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_FAR_Z + k).lanewise(SUB, product3),
          tAtMostFrom3).blend(fromArray(FLOATS, floatRows, ROW_NEAR_Z + k).lanewise(SUB, product3),
          tGreaterFrom3)).intoArray(floatRows, ROW_DZ + k);
      // before(t, near, speed) || far / speed <= t ? speed : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(sz, tGreaterFrom3.or(tAtMostFrom3))).intoArray(floatRows, ROW_WZ + k);
      FLOAT_VECTOR.cast(wx.lanewise(MUL, wx).lanewise(ADD, wy.lanewise(MUL, wy))).intoArray(floatRows,
          ROW_SUM + k);
    }
    bits[0] = tGreaterFromBits2;
    bits[1] = tGreaterFromBits3;
    return tGreaterFromBits;
  }

  private static long floats8(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long movesBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector wz = fromArray(FLOATS, floatRows, ROW_WZ + k);
      FloatVector ww = fromArray(FLOATS, floatRows, ROW_SUM + k).lanewise(ADD, wz.lanewise(MUL, wz));
      VectorMask<Float> wwGreaterZero = ww.compare(GT, ALL_ZERO);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector wx = fromArray(FLOATS, floatRows, ROW_WX + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      FloatVector wy = fromArray(FLOATS, floatRows, ROW_WY + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      // ww > 0 ? RoundedHull.dot(dx, dy, dz, wx, wy, wz) / ww : 0
      FloatVector s = ALL_ZERO.blend(dx.lanewise(MUL, wx).lanewise(ADD, dy.lanewise(MUL, wy))
          .lanewise(ADD, dz.lanewise(MUL, wz)).lanewise(DIV, ww), wwGreaterZero);
      FloatVector ex = dx.lanewise(SUB, s.lanewise(MUL, wx));
      FloatVector ey = dy.lanewise(SUB, s.lanewise(MUL, wy));
      FloatVector ez = dz.lanewise(SUB, s.lanewise(MUL, wz));
      // ww > 0 ? RoundedHull.dot(ex, ey, ez, wx, wy, wz) / ww : 0
      FloatVector more = ALL_ZERO.blend(ex.lanewise(MUL, wx).lanewise(ADD, ey.lanewise(MUL, wy))
          .lanewise(ADD, ez.lanewise(MUL, wz)).lanewise(DIV, ww), wwGreaterZero);
      FloatVector ex2 = ex.lanewise(SUB, more.lanewise(MUL, wx));
      FLOAT_VECTOR.cast(ex2).intoArray(floatRows, ROW_EX + k);
      FloatVector ey2 = ey.lanewise(SUB, more.lanewise(MUL, wy));
      FLOAT_VECTOR.cast(ey2).intoArray(floatRows, ROW_EY + k);
      FloatVector ez2 = ez.lanewise(SUB, more.lanewise(MUL, wz));
      FLOAT_VECTOR.cast(ez2).intoArray(floatRows, ROW_EZ + k);
      FloatVector s2 = s.lanewise(ADD, more);
      FloatVector delta = fromArray(FLOATS, floatRows, ROW_R2 + k)
          .lanewise(SUB, ex2.lanewise(MUL, ex2).lanewise(ADD, ey2.lanewise(MUL, ey2))
          .lanewise(ADD, ez2.lanewise(MUL, ez2)));
      // delta > 0 ? (float) Math.sqrt(delta) / (float) Math.sqrt(ww) : 0
      FloatVector back = ALL_ZERO.blend(delta.lanewise(SQRT).lanewise(DIV, ww.lanewise(SQRT)), delta
          .compare(GT, ALL_ZERO));
      FLOAT_VECTOR.cast(back).intoArray(floatRows, ROW_BACK + k);
      FloatVector difference = s2.lanewise(SUB, back);
      VectorMask<Float> moves = difference.compare(GT, ALL_ZERO);
      movesBits |= moves.toLong() << k;
      // s - back > 0 ? s - back : 0
      FloatVector later = ALL_ZERO.blend(difference, moves);
      FloatVector t = fromArray(FLOATS, floatRows, ROW_FROM + k).lanewise(ADD, later);
      FloatVector until = fromArray(FLOATS, floatRows, ROW_UNTIL + k);
      // t < until ? t : until
      FloatVector t2 = until.blend(t, t.compare(LT, until));
      VectorMask<Float> passes = s2.compare(GE, ALL_ZERO);
      passes = delta.compare(GE, ALL_ZERO, passes);
      // passes || until <= 1 ? t : Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(t2, passes.or(until.compare(LE, ALL_ONE)))).intoArray(floatRows,
          ROW_ENTER + k);
    }
    return movesBits;
  }

  private static long floats9(float[] floatRows, long entersBits, long overlapBits, long validBits,
      long movesBits, long tGreaterFromBits, long tGreaterFromBits2, long tGreaterFromBits3,
      long wxLessZeroBits, long wyLessZeroBits) {
    if (floatRows == null) {
      return 0;
    }
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // enters ? enter : Float.POSITIVE_INFINITY
      FloatVector enter = ALL_INFINITY.blend(fromArray(FLOATS, floatRows, ROW_ENTER + k),
          VectorMask.fromLong(FLOATS, (entersBits >>> k) & WideLanes.FLOAT_LANES));
      // enter > 0 ? enter : Float.MIN_VALUE
      FloatVector later = ALL_C1_40E_45.blend(enter, enter.compare(GT, ALL_ZERO));
      // overlap ? 0 : enter <= 1 ? later : Float.POSITIVE_INFINITY; valid ? Sweep.time(overlap, enters ? enter
      // : Float.POSITIVE_INFINITY) : Float.POSITIVE_INFINITY
      FloatVector time = ALL_INFINITY.blend(ALL_INFINITY.blend(later, enter.compare(LE, ALL_ONE))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (validBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(time).intoArray(floatRows, ROW_TIME + k);
      hits |= time.compare(LT, ALL_INFINITY).toLong() << k;
      VectorMask<Float> moves = VectorMask.fromLong(FLOATS, (movesBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector back = fromArray(FLOATS, floatRows, ROW_BACK + k);
      // moves ? ex + back * wx : dx
      FloatVector d = fromArray(FLOATS, floatRows, ROW_DX + k)
          .blend(fromArray(FLOATS, floatRows, ROW_EX + k)
          .lanewise(ADD, back.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WX + k))), moves);
      // before(t, near, speed) == d > 0 ? d : 0
      FloatVector cx = d.blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (tGreaterFromBits >>> k)
          & WideLanes.FLOAT_LANES).xor(d.compare(GT, ALL_ZERO)));
      // moves ? ey + back * wy : dy
      FloatVector d2 = fromArray(FLOATS, floatRows, ROW_DY + k)
          .blend(fromArray(FLOATS, floatRows, ROW_EY + k)
          .lanewise(ADD, back.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WY + k))), moves);
      // before(t, near, speed) == d > 0 ? d : 0
      FloatVector cy = d2.blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (tGreaterFromBits2 >>> k)
          & WideLanes.FLOAT_LANES).xor(d2.compare(GT, ALL_ZERO)));
      // moves ? ez + back * wz : dz
      FloatVector d3 = fromArray(FLOATS, floatRows, ROW_DZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_EZ + k)
          .lanewise(ADD, back.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WZ + k))), moves);
      // before(t, near, speed) == d > 0 ? d : 0
      FloatVector cz = d3.blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (tGreaterFromBits3 >>> k)
          & WideLanes.FLOAT_LANES).xor(d3.compare(GT, ALL_ZERO)));
      VectorMask<Float> none = cx.compare(EQ, ALL_ZERO);
      none = cy.compare(EQ, ALL_ZERO, none);
      none = cz.compare(EQ, ALL_ZERO, none);
      // none ? by ? 1 : 0 : c
      FloatVector towards = cx.blend(fromArray(FLOATS, floatRows, ROW_ONE_OR_ZERO + k), none);
      // v < 0 ? towards : 0 - towards
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(SUB, towards)
          .blend(towards, VectorMask.fromLong(FLOATS, (wxLessZeroBits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_MX + k);
      // none ? by ? 1 : 0 : c
      FloatVector towards2 = cy.blend(fromArray(FLOATS, floatRows, ROW_ONE_OR_ZERO2 + k), none);
      // v < 0 ? towards : 0 - towards
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(SUB, towards2)
          .blend(towards2, VectorMask.fromLong(FLOATS, (wyLessZeroBits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_MY + k);
      // none ? by ? 1 : 0 : c
      FLOAT_VECTOR.cast(cz.blend(fromArray(FLOATS, floatRows, ROW_ONE_OR_ZERO3 + k), none)).intoArray(
          floatRows, ROW_TOWARDS + k);
    }
    return hits;
  }

  private static long floats10(float[][] columns2, int from2, float[] floatRows, float[][] results, int at,
      long[] bits, long wzLessZeroBits) {
    if (columns2 == null) {
      return 0;
    }
    float[] qxs = columns2[6], qys = columns2[7], qzs = columns2[8];
    float[] ts = results[0];
    long backXIsZeroAndBackZIsZeroBits = 0;
    long backYIsZeroAndBackXIsZeroBits = 0;
    long backZIsZeroAndBackYIsZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector towards = fromArray(FLOATS, floatRows, ROW_TOWARDS + k);
      // v < 0 ? towards : 0 - towards
      FloatVector mz = ALL_ZERO.lanewise(SUB, towards)
          .blend(towards, VectorMask.fromLong(FLOATS, (wzLessZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY + k);
      FloatVector tx = product.lanewise(MUL, mz).lanewise(SUB, product2.lanewise(MUL, my));
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k);
      FloatVector ty = product2.lanewise(MUL, mx).lanewise(SUB, product3.lanewise(MUL, mz));
      FloatVector tz = product3.lanewise(MUL, my).lanewise(SUB, product.lanewise(MUL, mx));
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FloatVector backX = mx.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, w.lanewise(MUL, tx)));
      FLOAT_VECTOR.cast(backX).intoArray(floatRows, ROW_BACK_X + k);
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FloatVector backY = my.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty)));
      FLOAT_VECTOR.cast(backY).intoArray(floatRows, ROW_BACK_Y + k);
      FloatVector backZ = mz.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz)));
      FLOAT_VECTOR.cast(backZ).intoArray(floatRows, ROW_BACK_Z + k);
      VectorMask<Float> backXIsZero = backX.compare(EQ, ALL_ZERO);
      VectorMask<Float> backYIsZero = backY.compare(EQ, ALL_ZERO);
      VectorMask<Float> backZIsZero = backZ.compare(EQ, ALL_ZERO);
      backXIsZeroAndBackZIsZeroBits |= backXIsZero.and(backYIsZero).and(backZIsZero).toLong() << k;
      backYIsZeroAndBackXIsZeroBits |= backYIsZero.and(backZIsZero).and(backXIsZero).toLong() << k;
      backZIsZeroAndBackYIsZeroBits |= backZIsZero.and(backXIsZero).and(backYIsZero).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TIME + k)).intoArray(ts, at + k);
    }
    bits[0] = backYIsZeroAndBackXIsZeroBits;
    bits[1] = backZIsZeroAndBackYIsZeroBits;
    return backXIsZeroAndBackZIsZeroBits;
  }

  private static void floats12(float[] floatRows, long noneBits, long hits, long noneBits2) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> none = VectorMask.fromLong(FLOATS, (noneBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector minusVx = fromArray(FLOATS, floatRows, ROW_MINUS_VX + k);
      FloatVector backX = fromArray(FLOATS, floatRows, ROW_BACK_X + k);
      // none ? -vx : x
      FloatVector x = backX.blend(minusVx, none);
      FloatVector minusVy = fromArray(FLOATS, floatRows, ROW_MINUS_VY + k);
      FloatVector backY = fromArray(FLOATS, floatRows, ROW_BACK_Y + k);
      // none ? -vy : y
      FloatVector y = backY.blend(minusVy, none);
      FloatVector minusVz = fromArray(FLOATS, floatRows, ROW_MINUS_VZ + k);
      FloatVector backZ = fromArray(FLOATS, floatRows, ROW_BACK_Z + k);
      // none ? -vz : z
      FloatVector z = backZ.blend(minusVz, none);
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
      // largest > 0 ? component / length : 0; hit ? Sweep.normal(overlap, backX, backY, backZ, vx, vy, vz) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ZERO.blend(sx.lanewise(DIV, length), largestGreaterZero),
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_NX + k);
      VectorMask<Float> none2 = VectorMask.fromLong(FLOATS, (noneBits2 >>> k) & WideLanes.FLOAT_LANES);
      // none ? -vx : x
      FloatVector x2 = backY.blend(minusVy, none2);
      // none ? -vy : y
      FloatVector y2 = backZ.blend(minusVz, none2);
      // none ? -vz : z
      FloatVector z2 = backX.blend(minusVx, none2);
      FloatVector largest2 = x2.lanewise(ABS).lanewise(MAX, y2.lanewise(ABS)).lanewise(MAX, z2.lanewise(ABS));
      VectorMask<Float> largestGreaterZero2 = largest2.compare(GT, ALL_ZERO);
      // largest > 0 ? x / largest : 0
      FloatVector sx2 = ALL_ZERO.blend(x2.lanewise(DIV, largest2), largestGreaterZero2);
      // largest > 0 ? y / largest : 0
      FloatVector sy2 = ALL_ZERO.blend(y2.lanewise(DIV, largest2), largestGreaterZero2);
      // largest > 0 ? z / largest : 0
      FloatVector sz2 = ALL_ZERO.blend(z2.lanewise(DIV, largest2), largestGreaterZero2);
      FloatVector length2 = sx2.lanewise(MUL, sx2).lanewise(ADD, sy2.lanewise(MUL, sy2))
          .lanewise(ADD, sz2.lanewise(MUL, sz2)).lanewise(SQRT);
      // largest > 0 ? component / length : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(sx2.lanewise(DIV, length2), largestGreaterZero2)).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO + k);
    }
  }

  private static void floats13(float[] floatRows, float[][] results, int at, long hits, long noneBits) {
    if (floatRows == null) {
      return;
    }
    float[] nxs = results[1], nys = results[2], nzs = results[3];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      // hit ? Sweep.normal(overlap, backY, backZ, backX, vy, vz, vx) : 0
      FloatVector ny = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_QUOTIENT_OR_ZERO + k), hit);
      VectorMask<Float> none = VectorMask.fromLong(FLOATS, (noneBits >>> k) & WideLanes.FLOAT_LANES);
      // none ? -vx : x
      FloatVector x = fromArray(FLOATS, floatRows, ROW_BACK_Z + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_VZ + k), none);
      // none ? -vy : y
      FloatVector y = fromArray(FLOATS, floatRows, ROW_BACK_X + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_VX + k), none);
      // none ? -vz : z
      FloatVector z = fromArray(FLOATS, floatRows, ROW_BACK_Y + k)
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
      // largest > 0 ? component / length : 0; hit ? Sweep.normal(overlap, backZ, backX, backY, vz, vx, vy) : 0
      FloatVector nz = ALL_ZERO.blend(ALL_ZERO.blend(sx.lanewise(DIV, length), largestGreaterZero), hit);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NX + k)).intoArray(nxs, at + k);
      FLOAT_VECTOR.cast(ny).intoArray(nys, at + k);
      FLOAT_VECTOR.cast(nz).intoArray(nzs, at + k);
    }
  }

  /** {@code at} of a block, from rows of values to another row. */
  private static void at(float[] rows, int tRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector speedX = fromArray(FLOATS, rows, ROW_SX + k);
      FloatVector t = fromArray(FLOATS, rows, tRow + k);
      FloatVector product = speedX.lanewise(MUL, t);
      // enter > t ? near - speed * t : leave < t ? far - speed * t : 0
      FloatVector dx = ALL_ZERO.blend(fromArray(FLOATS, rows, ROW_FAR_X + k).lanewise(SUB, product),
          fromArray(FLOATS, rows, ROW_T2 + k).compare(LT, t))
          .blend(fromArray(FLOATS, rows, ROW_NEAR_X + k).lanewise(SUB, product),
          fromArray(FLOATS, rows, ROW_T + k).compare(GT, t));
      FloatVector speedY = fromArray(FLOATS, rows, ROW_SY + k);
      FloatVector product2 = speedY.lanewise(MUL, t);
      // enter > t ? near - speed * t : leave < t ? far - speed * t : 0
      FloatVector dy = ALL_ZERO.blend(fromArray(FLOATS, rows, ROW_FAR_Y + k).lanewise(SUB, product2),
          fromArray(FLOATS, rows, ROW_T4 + k).compare(LT, t))
          .blend(fromArray(FLOATS, rows, ROW_NEAR_Y + k).lanewise(SUB, product2),
          fromArray(FLOATS, rows, ROW_T3 + k).compare(GT, t));
      FloatVector speedZ = fromArray(FLOATS, rows, ROW_SZ + k);
      FloatVector product3 = speedZ.lanewise(MUL, t);
      // enter > t ? near - speed * t : leave < t ? far - speed * t : 0
      FloatVector dz = ALL_ZERO.blend(fromArray(FLOATS, rows, ROW_FAR_Z + k).lanewise(SUB, product3),
          fromArray(FLOATS, rows, ROW_T6 + k).compare(LT, t))
          .blend(fromArray(FLOATS, rows, ROW_NEAR_Z + k).lanewise(SUB, product3),
          fromArray(FLOATS, rows, ROW_T5 + k).compare(GT, t));
      FloatVector square = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      FloatVector r2 = fromArray(FLOATS, rows, ROW_R2 + k);
      VectorMask<Float> comes = square.compare(GT, r2);
      comes = dx.lanewise(MUL, speedX).lanewise(ADD, dy.lanewise(MUL, speedY))
          .lanewise(ADD, dz.lanewise(MUL, speedZ)).compare(GE, ALL_ZERO, comes);
      // r2 - square >= 0 ? -t : comes ? t : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(t, comes)
          .blend(t.lanewise(NEG), r2.lanewise(SUB, square).compare(GE, ALL_ZERO))).intoArray(rows, to + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null, null);
      floats3(null, 0, null, 0, null, null);
      floats4(null, 0, null, 0, null, null, 0, 0);
      floats6(null);
      floats7(null, null);
      floats8(null);
      floats9(null, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      floats10(null, 0, null, null, 0, null, 0);
      floats12(null, 0, 0, 0);
      floats13(null, null, 0, 0, 0);
      at(null, 0, 0);
    }
  }
}
