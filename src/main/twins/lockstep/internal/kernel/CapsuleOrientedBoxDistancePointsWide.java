// Compiled from CapsuleOrientedBoxDistance.java; changes are made there.
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
 * Wide twin of {@link CapsuleOrientedBoxDistance#points}: the same operations in the same order, on vectors of
 * pairs.
 */
final class CapsuleOrientedBoxDistancePointsWide implements LoopedKernel {
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_SLACK = FloatVector.broadcast(FLOATS, 1.0001f);
  private static final FloatVector ALL_C0_586 = FloatVector.broadcast(FLOATS, 0.586f);
  private static final FloatVector ALL_C0_414 = FloatVector.broadcast(FLOATS, 0.4143f);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_C3_00 = FloatVector.broadcast(FLOATS, 3.0f);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_C16_0 = FloatVector.broadcast(FLOATS, 16.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[2]);

  private static final int ROW_MX = 0 * Kernel.BLOCK;
  private static final int ROW_HX = 1 * Kernel.BLOCK;
  private static final int ROW_MY = 2 * Kernel.BLOCK;
  private static final int ROW_HY = 3 * Kernel.BLOCK;
  private static final int ROW_MZ = 4 * Kernel.BLOCK;
  private static final int ROW_HZ = 5 * Kernel.BLOCK;
  private static final int ROW_SQUARE = 6 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 7 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 8 * Kernel.BLOCK;
  private static final int ROW_TX = 9 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 10 * Kernel.BLOCK;
  private static final int ROW_TY = 11 * Kernel.BLOCK;
  private static final int ROW_GX = 12 * Kernel.BLOCK;
  private static final int ROW_GY = 13 * Kernel.BLOCK;
  private static final int ROW_GZ = 14 * Kernel.BLOCK;
  private static final int ROW_TX2 = 15 * Kernel.BLOCK;
  private static final int ROW_TY2 = 16 * Kernel.BLOCK;
  private static final int ROW_TZ = 17 * Kernel.BLOCK;
  private static final int ROW_M = 18 * Kernel.BLOCK;
  private static final int ROW_X1 = 19 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 20 * Kernel.BLOCK;
  private static final int ROW_M2 = 21 * Kernel.BLOCK;
  private static final int ROW_M3 = 22 * Kernel.BLOCK;
  private static final int ROW_MIN = 23 * Kernel.BLOCK;
  private static final int ROW_NEAR_X = 24 * Kernel.BLOCK;
  private static final int ROW_FAR_X = 25 * Kernel.BLOCK;
  private static final int ROW_HX2 = 26 * Kernel.BLOCK;
  private static final int ROW_MIN2 = 27 * Kernel.BLOCK;
  private static final int ROW_NEAR_Y = 28 * Kernel.BLOCK;
  private static final int ROW_FAR_Y = 29 * Kernel.BLOCK;
  private static final int ROW_HY2 = 30 * Kernel.BLOCK;
  private static final int ROW_MIN3 = 31 * Kernel.BLOCK;
  private static final int ROW_NEAR_Z = 32 * Kernel.BLOCK;
  private static final int ROW_FAR_Z = 33 * Kernel.BLOCK;
  private static final int ROW_HZ2 = 34 * Kernel.BLOCK;
  private static final int ROW_NUMERATOR = 35 * Kernel.BLOCK;
  private static final int ROW_DENOMINATOR = 36 * Kernel.BLOCK;
  private static final int ROW_NUMERATOR2 = 37 * Kernel.BLOCK;
  private static final int ROW_T = 38 * Kernel.BLOCK;
  private static final int ROW_DX = 39 * Kernel.BLOCK;
  private static final int ROW_DY = 40 * Kernel.BLOCK;
  private static final int ROW_DZ = 41 * Kernel.BLOCK;
  private static final int ROW_SQUARE2 = 42 * Kernel.BLOCK;
  private static final int ROW_LENGTH = 43 * Kernel.BLOCK;
  private static final int ROW_APART = 44 * Kernel.BLOCK;
  private static final int ROW_OUT_X = 45 * Kernel.BLOCK;
  private static final int ROW_ALONG_X = 46 * Kernel.BLOCK;
  private static final int ROW_OUT_Y = 47 * Kernel.BLOCK;
  private static final int ROW_ALONG_Y = 48 * Kernel.BLOCK;
  private static final int ROW_OUT_Z = 49 * Kernel.BLOCK;
  private static final int ROW_ALONG_Z = 50 * Kernel.BLOCK;
  private static final int ROW_PART = 51 * Kernel.BLOCK;
  private static final int ROW_SIDE_X = 52 * Kernel.BLOCK;
  private static final int ROW_SIDE_Y = 53 * Kernel.BLOCK;
  private static final int ROW_SIDE_Z = 54 * Kernel.BLOCK;
  private static final int ROW_ON_X = 55 * Kernel.BLOCK;
  private static final int ROW_ON_Y = 56 * Kernel.BLOCK;
  private static final int ROW_ON_Z = 57 * Kernel.BLOCK;
  private static final int ROW_SUM = 58 * Kernel.BLOCK;
  private static final int ROW_W = 59 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 60 * Kernel.BLOCK;
  private static final int ROW_TX3 = 61 * Kernel.BLOCK;
  private static final int ROW_TY3 = 62 * Kernel.BLOCK;
  private static final int ROW_TZ2 = 63 * Kernel.BLOCK;
  private static final int ROW_AX_OUT = 64 * Kernel.BLOCK;
  private static final int ROW_TX4 = 65 * Kernel.BLOCK;
  private static final int ROW_TY4 = 66 * Kernel.BLOCK;
  private static final int ROW_TZ3 = 67 * Kernel.BLOCK;
  private static final int ROW_BX_OUT = 68 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE2 = 69 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[70 * Kernel.BLOCK]);

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
      long gxLessZeroBits = floats2(columns2, from2, floatRows);
      long gyLessZeroBits = floats3(columns2, from2, floatRows, bits);
      long gzLessZeroBits = bits[0];
      floats4(floatRows);
      long allNearXAtMostHxBits = floats5(floatRows);
      long rAtLeastZeroBits = floats6(columns1, from1, floatRows, allNearXAtMostHxBits);
      long hits = floats7(columns1, from1, columns2, from2, floatRows, rAtLeastZeroBits, gxLessZeroBits);
      floats8(columns1, from1, floatRows, gyLessZeroBits, gzLessZeroBits);
      floats9(columns1, from1, columns2, from2, floatRows);
      floats10(columns1, from1, columns2, from2, floatRows, hits);
      floats11(columns1, from1, columns2, from2, floatRows, results, at, hits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5];
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2], qxs = columns2[6], qys = columns2[7],
        qzs = columns2[8], qws = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ax = fromArray(FLOATS, axs, i);
      FloatVector x = fromArray(FLOATS, xs, j);
      FloatVector bx = fromArray(FLOATS, bxs, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ax.lanewise(SUB, x)
          .lanewise(ADD, bx.lanewise(SUB, x)))).intoArray(floatRows, ROW_MX + k);
      FloatVector hx = ALL_HALF.lanewise(MUL, bx.lanewise(SUB, ax));
      FLOAT_VECTOR.cast(hx).intoArray(floatRows, ROW_HX + k);
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector y = fromArray(FLOATS, ys, j);
      FloatVector by = fromArray(FLOATS, bys, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ay.lanewise(SUB, y)
          .lanewise(ADD, by.lanewise(SUB, y)))).intoArray(floatRows, ROW_MY + k);
      FloatVector hy = ALL_HALF.lanewise(MUL, by.lanewise(SUB, ay));
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY + k);
      FloatVector az = fromArray(FLOATS, azs, i);
      FloatVector z = fromArray(FLOATS, zs, j);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, az.lanewise(SUB, z)
          .lanewise(ADD, bz.lanewise(SUB, z)))).intoArray(floatRows, ROW_MZ + k);
      FloatVector hz = ALL_HALF.lanewise(MUL, bz.lanewise(SUB, az));
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ + k);
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
      FLOAT_VECTOR.cast(product.lanewise(MUL, hz).lanewise(SUB, product2.lanewise(MUL, hy))).intoArray(
          floatRows, ROW_TX + k);
      FloatVector product3 = s.lanewise(MUL, qx);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT3 + k);
      FLOAT_VECTOR.cast(product2.lanewise(MUL, hx).lanewise(SUB, product3.lanewise(MUL, hz))).intoArray(
          floatRows, ROW_TY + k);
    }
  }

  private static long floats2(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return 0;
    }
    float[] qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    long gxLessZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector tz = product.lanewise(MUL, hy).lanewise(SUB, product2.lanewise(MUL, hx));
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FloatVector qw = fromArray(FLOATS, qws, j);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector gx = hx.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, qw.lanewise(MUL, tx)));
      FLOAT_VECTOR.cast(gx).intoArray(floatRows, ROW_GX + k);
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FLOAT_VECTOR.cast(hy.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, qw.lanewise(MUL, ty)))).intoArray(floatRows, ROW_GY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HZ + k)
          .lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, qw.lanewise(MUL, tz)))).intoArray(floatRows, ROW_GZ + k);
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY + k);
      FloatVector tx2 = product2.lanewise(MUL, mz).lanewise(SUB, product3.lanewise(MUL, my));
      FLOAT_VECTOR.cast(tx2).intoArray(floatRows, ROW_TX2 + k);
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX + k);
      FloatVector ty2 = product3.lanewise(MUL, mx).lanewise(SUB, product.lanewise(MUL, mz));
      FLOAT_VECTOR.cast(ty2).intoArray(floatRows, ROW_TY2 + k);
      FloatVector tz2 = product.lanewise(MUL, my).lanewise(SUB, product2.lanewise(MUL, mx));
      FLOAT_VECTOR.cast(tz2).intoArray(floatRows, ROW_TZ + k);
      FloatVector m = mx.lanewise(ADD, qy.lanewise(MUL, tz2).lanewise(SUB, qz.lanewise(MUL, ty2))
          .lanewise(SUB, qw.lanewise(MUL, tx2)));
      FLOAT_VECTOR.cast(m).intoArray(floatRows, ROW_M + k);
      VectorMask<Float> gxLessZero = gx.compare(LT, ALL_ZERO);
      gxLessZeroBits |= gxLessZero.toLong() << k;
      // g < 0 ? -m : m
      FLOAT_VECTOR.cast(m.blend(m.lanewise(NEG), gxLessZero)).intoArray(floatRows, ROW_X1 + k);
      FLOAT_VECTOR.cast(qz.lanewise(MUL, tx2).lanewise(SUB, qx.lanewise(MUL, tz2))
          .lanewise(SUB, qw.lanewise(MUL, ty2))).intoArray(floatRows, ROW_DIFFERENCE + k);
    }
    return gxLessZeroBits;
  }

  private static long floats3(float[][] columns2, int from2, float[] floatRows, long[] bits) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5], qxs = columns2[6],
        qys = columns2[7], qws = columns2[9];
    long gyLessZeroBits = 0;
    long gzLessZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector m = fromArray(FLOATS, floatRows, ROW_MY + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k));
      FLOAT_VECTOR.cast(m).intoArray(floatRows, ROW_M2 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      VectorMask<Float> gyLessZero = gy.compare(LT, ALL_ZERO);
      gyLessZeroBits |= gyLessZero.toLong() << k;
      // g < 0 ? -m : m
      FloatVector y1 = m.blend(m.lanewise(NEG), gyLessZero);
      FloatVector m2 = fromArray(FLOATS, floatRows, ROW_MZ + k)
          .lanewise(ADD, fromArray(FLOATS, qxs, j).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TY2 + k))
          .lanewise(SUB, fromArray(FLOATS, qys, j).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TX2 + k)))
          .lanewise(SUB, fromArray(FLOATS, qws, j).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TZ + k))));
      FLOAT_VECTOR.cast(m2).intoArray(floatRows, ROW_M3 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      VectorMask<Float> gzLessZero = gz.compare(LT, ALL_ZERO);
      gzLessZeroBits |= gzLessZero.toLong() << k;
      // g < 0 ? -m : m
      FloatVector z1 = m2.blend(m2.lanewise(NEG), gzLessZero);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector min = halfX.lanewise(NEG);
      FLOAT_VECTOR.cast(min).intoArray(floatRows, ROW_MIN + k);
      FloatVector x1 = fromArray(FLOATS, floatRows, ROW_X1 + k);
      FloatVector nearX = min.lanewise(SUB, x1);
      FLOAT_VECTOR.cast(nearX).intoArray(floatRows, ROW_NEAR_X + k);
      FloatVector farX = halfX.lanewise(SUB, x1);
      FLOAT_VECTOR.cast(farX).intoArray(floatRows, ROW_FAR_X + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_GX + k).lanewise(ABS);
      FLOAT_VECTOR.cast(hx).intoArray(floatRows, ROW_HX2 + k);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector min2 = halfY.lanewise(NEG);
      FLOAT_VECTOR.cast(min2).intoArray(floatRows, ROW_MIN2 + k);
      FloatVector nearY = min2.lanewise(SUB, y1);
      FLOAT_VECTOR.cast(nearY).intoArray(floatRows, ROW_NEAR_Y + k);
      FloatVector farY = halfY.lanewise(SUB, y1);
      FLOAT_VECTOR.cast(farY).intoArray(floatRows, ROW_FAR_Y + k);
      FloatVector hy = gy.lanewise(ABS);
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY2 + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector min3 = halfZ.lanewise(NEG);
      FLOAT_VECTOR.cast(min3).intoArray(floatRows, ROW_MIN3 + k);
      FloatVector nearZ = min3.lanewise(SUB, z1);
      FLOAT_VECTOR.cast(nearZ).intoArray(floatRows, ROW_NEAR_Z + k);
      FloatVector farZ = halfZ.lanewise(SUB, z1);
      FLOAT_VECTOR.cast(farZ).intoArray(floatRows, ROW_FAR_Z + k);
      FloatVector hz = gz.lanewise(ABS);
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ2 + k);
      VectorMask<Float> hxGreaterZero = hx.compare(GT, ALL_ZERO);
      // hx > 0 ? nearX : -1
      FloatVector inX = ALL_MINUS_ONE.blend(nearX, hxGreaterZero);
      // hx > 0 ? farX : 1
      FloatVector outX = ALL_ONE.blend(farX, hxGreaterZero);
      VectorMask<Float> hyGreaterZero = hy.compare(GT, ALL_ZERO);
      // hy > 0 ? nearY : -1
      FloatVector inY = ALL_MINUS_ONE.blend(nearY, hyGreaterZero);
      // hy > 0 ? farY : 1
      FloatVector outY = ALL_ONE.blend(farY, hyGreaterZero);
      VectorMask<Float> hzGreaterZero = hz.compare(GT, ALL_ZERO);
      // hz > 0 ? nearZ : -1
      FloatVector inZ = ALL_MINUS_ONE.blend(nearZ, hzGreaterZero);
      // hz > 0 ? farZ : 1
      FloatVector outZ = ALL_ONE.blend(farZ, hzGreaterZero);
      VectorMask<Float> inByY = inY.lanewise(MUL, hx).compare(GT, inX.lanewise(MUL, hy));
      // inByY ? inY : inX
      FloatVector in = inX.blend(inY, inByY);
      // inByY ? hy : hx
      FloatVector hIn = hx.blend(hy, inByY);
      VectorMask<Float> inByZ = inZ.lanewise(MUL, hIn).compare(GT, in.lanewise(MUL, hz));
      // inByZ ? inZ : in
      FloatVector in2 = in.blend(inZ, inByZ);
      // inByZ ? hz : hIn
      FloatVector hIn2 = hIn.blend(hz, inByZ);
      VectorMask<Float> outByY = outY.lanewise(MUL, hx).compare(LT, outX.lanewise(MUL, hy));
      // outByY ? outY : outX
      FloatVector out2 = outX.blend(outY, outByY);
      // outByY ? hy : hx
      FloatVector hOut = hx.blend(hy, outByY);
      VectorMask<Float> outByZ = outZ.lanewise(MUL, hOut).compare(LT, out2.lanewise(MUL, hz));
      // outByZ ? outZ : out
      FloatVector out3 = out2.blend(outZ, outByZ);
      // outByZ ? hz : hOut
      FloatVector hOut2 = hOut.blend(hz, outByZ);
      FLOAT_VECTOR.cast(in2.lanewise(MUL, hIn2).lanewise(ADD, out3.lanewise(MUL, hOut2))).intoArray(floatRows,
          ROW_NUMERATOR + k);
      FLOAT_VECTOR.cast(hIn2.lanewise(MUL, hIn2).lanewise(ADD, hOut2.lanewise(MUL, hOut2))).intoArray(
          floatRows, ROW_DENOMINATOR + k);
    }
    bits[0] = gzLessZeroBits;
    return gyLessZeroBits;
  }

  private static void floats4(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector numerator = fromArray(FLOATS, floatRows, ROW_NUMERATOR + k);
      FloatVector denominator = fromArray(FLOATS, floatRows, ROW_DENOMINATOR + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector between = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS).compare(LT, denominator));
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      FloatVector p = between.lanewise(MUL, hx);
      FloatVector farX = fromArray(FLOATS, floatRows, ROW_FAR_X + k);
      VectorMask<Float> pGreaterFarX = p.compare(GT, farX);
      FloatVector nearX = fromArray(FLOATS, floatRows, ROW_NEAR_X + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector x = p.blend(farX, pGreaterFarX).blend(nearX.blend(p, pGreaterFarX), p.compare(LT, nearX));
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      FloatVector p2 = between.lanewise(MUL, hy);
      FloatVector farY = fromArray(FLOATS, floatRows, ROW_FAR_Y + k);
      VectorMask<Float> pGreaterFarY = p2.compare(GT, farY);
      FloatVector nearY = fromArray(FLOATS, floatRows, ROW_NEAR_Y + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector y = p2.blend(farY, pGreaterFarY).blend(nearY.blend(p2, pGreaterFarY), p2.compare(LT, nearY));
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FloatVector p3 = between.lanewise(MUL, hz);
      FloatVector farZ = fromArray(FLOATS, floatRows, ROW_FAR_Z + k);
      VectorMask<Float> pGreaterFarZ = p3.compare(GT, farZ);
      FloatVector nearZ = fromArray(FLOATS, floatRows, ROW_NEAR_Z + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector z = p3.blend(farZ, pGreaterFarZ).blend(nearZ.blend(p3, pGreaterFarZ), p3.compare(LT, nearZ));
      FLOAT_VECTOR.cast(x.lanewise(MUL, hx).lanewise(ADD, y.lanewise(MUL, hy))
          .lanewise(ADD, z.lanewise(MUL, hz))).intoArray(floatRows, ROW_NUMERATOR2 + k);
    }
  }

  private static long floats5(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long allNearXAtMostHxBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FloatVector denominator = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz));
      FloatVector numerator = fromArray(FLOATS, floatRows, ROW_NUMERATOR2 + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS).compare(LT, denominator));
      FLOAT_VECTOR.cast(t).intoArray(floatRows, ROW_T + k);
      FloatVector p = t.lanewise(MUL, hx);
      FloatVector farX = fromArray(FLOATS, floatRows, ROW_FAR_X + k);
      VectorMask<Float> pGreaterFarX = p.compare(GT, farX);
      FloatVector nearX = fromArray(FLOATS, floatRows, ROW_NEAR_X + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FLOAT_VECTOR.cast(p.lanewise(SUB, p.blend(farX, pGreaterFarX)
          .blend(nearX.blend(p, pGreaterFarX), p.compare(LT, nearX)))).intoArray(floatRows, ROW_DX + k);
      FloatVector p2 = t.lanewise(MUL, hy);
      FloatVector farY = fromArray(FLOATS, floatRows, ROW_FAR_Y + k);
      VectorMask<Float> pGreaterFarY = p2.compare(GT, farY);
      FloatVector nearY = fromArray(FLOATS, floatRows, ROW_NEAR_Y + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FLOAT_VECTOR.cast(p2.lanewise(SUB, p2.blend(farY, pGreaterFarY)
          .blend(nearY.blend(p2, pGreaterFarY), p2.compare(LT, nearY)))).intoArray(floatRows, ROW_DY + k);
      FloatVector p3 = t.lanewise(MUL, hz);
      FloatVector farZ = fromArray(FLOATS, floatRows, ROW_FAR_Z + k);
      VectorMask<Float> pGreaterFarZ = p3.compare(GT, farZ);
      FloatVector nearZ = fromArray(FLOATS, floatRows, ROW_NEAR_Z + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FLOAT_VECTOR.cast(p3.lanewise(SUB, p3.blend(farZ, pGreaterFarZ)
          .blend(nearZ.blend(p3, pGreaterFarZ), p3.compare(LT, nearZ)))).intoArray(floatRows, ROW_DZ + k);
      VectorMask<Float> allNearXAtMostHx = nearX.compare(LE, hx);
      allNearXAtMostHx = nearY.compare(LE, hy, allNearXAtMostHx);
      allNearXAtMostHx = nearZ.compare(LE, hz, allNearXAtMostHx);
      allNearXAtMostHx = farX.compare(GE, hx.lanewise(NEG), allNearXAtMostHx);
      VectorMask<Float> allNearXAtMostHx2 = farY.compare(GE, hy.lanewise(NEG));
      allNearXAtMostHx2 = farZ.compare(GE, hz.lanewise(NEG), allNearXAtMostHx2);
      allNearXAtMostHx2 = nearX.lanewise(MUL, hy).lanewise(SUB, farY.lanewise(MUL, hx))
          .compare(LE, ALL_ZERO, allNearXAtMostHx2);
      allNearXAtMostHx2 = nearX.lanewise(MUL, hz).lanewise(SUB, farZ.lanewise(MUL, hx))
          .compare(LE, ALL_ZERO, allNearXAtMostHx2);
      allNearXAtMostHx = allNearXAtMostHx.and(allNearXAtMostHx2);
      allNearXAtMostHxBits |= allNearXAtMostHx.toLong() << k;
    }
    return allNearXAtMostHxBits;
  }

  private static long floats6(float[][] columns1, int from1, float[] floatRows, long allNearXAtMostHxBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6];
    long rAtLeastZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector nearY = fromArray(FLOATS, floatRows, ROW_NEAR_Y + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      FloatVector farX = fromArray(FLOATS, floatRows, ROW_FAR_X + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      VectorMask<Float> allNearXAtMostHx = nearY.lanewise(MUL, hx).lanewise(SUB, farX.lanewise(MUL, hy))
          .compare(LE, ALL_ZERO, VectorMask.fromLong(FLOATS, (allNearXAtMostHxBits >>> k)
          & WideLanes.FLOAT_LANES));
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      allNearXAtMostHx = nearY.lanewise(MUL, hz)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_FAR_Z + k).lanewise(MUL, hy))
          .compare(LE, ALL_ZERO, allNearXAtMostHx);
      FloatVector nearZ = fromArray(FLOATS, floatRows, ROW_NEAR_Z + k);
      allNearXAtMostHx = nearZ.lanewise(MUL, hx).lanewise(SUB, farX.lanewise(MUL, hz))
          .compare(LE, ALL_ZERO, allNearXAtMostHx);
      allNearXAtMostHx = nearZ.lanewise(MUL, hy)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_FAR_Y + k).lanewise(MUL, hz))
          .compare(LE, ALL_ZERO, allNearXAtMostHx);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      // crosses(nearX, farX, hx, nearY, farY, hy, nearZ, farZ, hz) ? 0 : dx * dx + dy * dy + dz * dz
      FloatVector square = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz)).blend(ALL_ZERO, allNearXAtMostHx);
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE2 + k);
      FLOAT_VECTOR.cast(square.lanewise(SQRT)).intoArray(floatRows, ROW_LENGTH + k);
      rAtLeastZeroBits |= fromArray(FLOATS, rs, i).compare(GE, ALL_ZERO).toLong() << k;
    }
    return rAtLeastZeroBits;
  }

  private static long floats7(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long rAtLeastZeroBits, long gxLessZeroBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6];
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      VectorMask<Float> allRAtLeastZero = halfX
          .compare(GE, ALL_ZERO, VectorMask.fromLong(FLOATS, (rAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      allRAtLeastZero = halfY.compare(GE, ALL_ZERO, allRAtLeastZero);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      allRAtLeastZero = halfZ.compare(GE, ALL_ZERO, allRAtLeastZero);
      VectorMask<Float> allRAtLeastZero2 = halfX.compare(LE, ALL_LARGEST);
      allRAtLeastZero2 = halfY.compare(LE, ALL_LARGEST, allRAtLeastZero2);
      allRAtLeastZero2 = halfZ.compare(LE, ALL_LARGEST, allRAtLeastZero2);
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE + k);
      VectorMask<Float> allRAtLeastZero3 = square.compare(GE, ALL_LEAST_SQUARE);
      allRAtLeastZero3 = square.compare(LE, ALL_LARGEST_SQUARE, allRAtLeastZero3);
      FloatVector m = fromArray(FLOATS, floatRows, ROW_M + k);
      allRAtLeastZero3 = m.lanewise(ABS).lanewise(ADD, fromArray(FLOATS, floatRows, ROW_M2 + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_M3 + k).lanewise(ABS))
          .compare(LE, ALL_LARGEST, allRAtLeastZero3);
      allRAtLeastZero = allRAtLeastZero.and(allRAtLeastZero2).and(allRAtLeastZero3);
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH + k);
      VectorMask<Float> valid = length.compare(LE, ALL_LARGEST, allRAtLeastZero);
      // halfX > halfY ? halfX : halfY
      FloatVector max = halfY.blend(halfX, halfX.compare(GT, halfY));
      // halfZ > max ? halfZ : max
      FloatVector max2 = max.blend(halfZ, halfZ.compare(GT, max));
      FloatVector r = fromArray(FLOATS, rs, i);
      FloatVector reach = ALL_SLACK.lanewise(MUL, r)
          .lanewise(ADD, ALL_C0_586.lanewise(MUL, max2)
          .lanewise(ADD, ALL_C0_414.lanewise(MUL, halfX.lanewise(ADD, halfY).lanewise(ADD, halfZ))));
      VectorMask<Float> near = fromArray(FLOATS, floatRows, ROW_MX + k).lanewise(ABS)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HX + k).lanewise(ABS)).compare(LE, reach);
      near = fromArray(FLOATS, floatRows, ROW_MY + k).lanewise(ABS)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HY + k).lanewise(ABS)).compare(LE, reach, near);
      near = fromArray(FLOATS, floatRows, ROW_MZ + k).lanewise(ABS)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HZ + k).lanewise(ABS)).compare(LE, reach, near);
      VectorMask<Float> allValueAtMostReach = fromArray(FLOATS, floatRows, ROW_SQUARE2 + k)
          .compare(LE, r.lanewise(MUL, r), near.and(allRAtLeastZero));
      FloatVector distance = length.lanewise(SUB, r);
      // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY :
      // CapsuleOrientedBox.overlap(ax, ay, az, bx, by, bz, r, x, y, z, halfX, halfY, halfZ, qx, qy, qz, qw) ? 0
      // : Rounded.apart(length, r)
      FloatVector apart = ALL_INFINITY.blend(ALL_C1_40E_45.blend(distance, distance.compare(GT, ALL_ZERO))
          .blend(ALL_ZERO, allValueAtMostReach), valid);
      FLOAT_VECTOR.cast(apart).intoArray(floatRows, ROW_APART + k);
      hits |= apart.compare(LT, ALL_INFINITY).toLong() << k;
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      // g < 0 ? -out : out
      FLOAT_VECTOR.cast(dx.blend(dx.lanewise(NEG),
          VectorMask.fromLong(FLOATS, (gxLessZeroBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_OUT_X + k);
      FLOAT_VECTOR.cast(m.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_T + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k)))).intoArray(floatRows, ROW_ALONG_X + k);
    }
    return hits;
  }

  private static void floats8(float[][] columns1, int from1, float[] floatRows, long gyLessZeroBits,
      long gzLessZeroBits) {
    if (columns1 == null) {
      return;
    }
    float[] rs = columns1[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      // g < 0 ? -out : out
      FloatVector outY = dy.blend(dy.lanewise(NEG),
          VectorMask.fromLong(FLOATS, (gyLessZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(outY).intoArray(floatRows, ROW_OUT_Y + k);
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_M2 + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k)))).intoArray(floatRows,
          ROW_ALONG_Y + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      // g < 0 ? -out : out
      FloatVector outZ = dz.blend(dz.lanewise(NEG),
          VectorMask.fromLong(FLOATS, (gzLessZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(outZ).intoArray(floatRows, ROW_OUT_Z + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_M3 + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k)))).intoArray(floatRows,
          ROW_ALONG_Z + k);
      FloatVector outX = fromArray(FLOATS, floatRows, ROW_OUT_X + k);
      FloatVector length = outX.lanewise(MUL, outX).lanewise(ADD, outY.lanewise(MUL, outY))
          .lanewise(ADD, outZ.lanewise(MUL, outZ)).lanewise(SQRT);
      VectorMask<Float> overlap = fromArray(FLOATS, floatRows, ROW_APART + k).compare(EQ, ALL_ZERO);
      VectorMask<Float> lengthGreaterZero = length.compare(GT, ALL_ZERO);
      // length > other ? length - other : 0
      FloatVector least = ALL_ZERO.blend(length.lanewise(SUB, ALL_ZERO), lengthGreaterZero);
      FloatVector r = fromArray(FLOATS, rs, i);
      // r < length ? r : length
      FloatVector most = length.blend(r, r.compare(LT, length));
      // overlap ? 0.5f * (least + most) : r
      FloatVector reach = r.blend(ALL_HALF.lanewise(MUL, least.lanewise(ADD, most)), overlap);
      // length > 0 ? reach / length : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(reach.lanewise(DIV, length), lengthGreaterZero)).intoArray(floatRows,
          ROW_PART + k);
    }
  }

  private static void floats9(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] axs = columns1[0], bxs = columns1[3];
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5], qws = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector outX = fromArray(FLOATS, floatRows, ROW_OUT_X + k);
      FloatVector alongX = fromArray(FLOATS, floatRows, ROW_ALONG_X + k);
      FloatVector min = fromArray(FLOATS, floatRows, ROW_MIN + k);
      VectorMask<Float> lower = outX.compare(LT, ALL_ZERO).or(alongX.compare(LE, min));
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      VectorMask<Float> upper = outX.compare(GT, ALL_ZERO).or(alongX.compare(GE, halfX));
      // lower ? 1 : upper ? 2 : 0
      FloatVector sideX = ALL_ZERO.blend(ALL_TWO, upper).blend(ALL_ONE, lower);
      FLOAT_VECTOR.cast(sideX).intoArray(floatRows, ROW_SIDE_X + k);
      FloatVector outY = fromArray(FLOATS, floatRows, ROW_OUT_Y + k);
      FloatVector alongY = fromArray(FLOATS, floatRows, ROW_ALONG_Y + k);
      FloatVector min2 = fromArray(FLOATS, floatRows, ROW_MIN2 + k);
      VectorMask<Float> lower2 = outY.compare(LT, ALL_ZERO).or(alongY.compare(LE, min2));
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      VectorMask<Float> upper2 = outY.compare(GT, ALL_ZERO).or(alongY.compare(GE, halfY));
      // lower ? 1 : upper ? 2 : 0
      FloatVector sideY = ALL_ZERO.blend(ALL_TWO, upper2).blend(ALL_ONE, lower2);
      FLOAT_VECTOR.cast(sideY).intoArray(floatRows, ROW_SIDE_Y + k);
      FloatVector outZ = fromArray(FLOATS, floatRows, ROW_OUT_Z + k);
      FloatVector alongZ = fromArray(FLOATS, floatRows, ROW_ALONG_Z + k);
      FloatVector min3 = fromArray(FLOATS, floatRows, ROW_MIN3 + k);
      VectorMask<Float> lower3 = outZ.compare(LT, ALL_ZERO).or(alongZ.compare(LE, min3));
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      VectorMask<Float> upper3 = outZ.compare(GT, ALL_ZERO).or(alongZ.compare(GE, halfZ));
      // lower ? 1 : upper ? 2 : 0
      FloatVector sideZ = ALL_ZERO.blend(ALL_TWO, upper3).blend(ALL_ONE, lower3);
      FLOAT_VECTOR.cast(sideZ).intoArray(floatRows, ROW_SIDE_Z + k);
      // side == 1 ? min : side == 2 ? max : p
      FLOAT_VECTOR.cast(alongX.blend(halfX, sideX.compare(EQ, ALL_TWO))
          .blend(min, sideX.compare(EQ, ALL_ONE))).intoArray(floatRows, ROW_ON_X + k);
      // side == 1 ? min : side == 2 ? max : p
      FLOAT_VECTOR.cast(alongY.blend(halfY, sideY.compare(EQ, ALL_TWO))
          .blend(min2, sideY.compare(EQ, ALL_ONE))).intoArray(floatRows, ROW_ON_Y + k);
      // side == 1 ? min : side == 2 ? max : p
      FLOAT_VECTOR.cast(alongZ.blend(halfZ, sideZ.compare(EQ, ALL_TWO))
          .blend(min3, sideZ.compare(EQ, ALL_ONE))).intoArray(floatRows, ROW_ON_Z + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, axs, i))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, fromArray(FLOATS, bxs, i)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_T + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k)).lanewise(ADD, ALL_ZERO))).intoArray(
          floatRows, ROW_SUM + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, qws, j).lanewise(NEG)).intoArray(floatRows, ROW_W + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT + k).lanewise(MUL, outZ)).intoArray(floatRows,
          ROW_PRODUCT4 + k);
    }
  }

  private static void floats10(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long hits) {
    if (columns1 == null) {
      return;
    }
    float[] ays = columns1[1], bys = columns1[4];
    float[] xs = columns2[0], qxs = columns2[6], qys = columns2[7], qzs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k);
      FloatVector outY = fromArray(FLOATS, floatRows, ROW_OUT_Y + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k)
          .lanewise(SUB, product.lanewise(MUL, outY));
      FLOAT_VECTOR.cast(tx).intoArray(floatRows, ROW_TX3 + k);
      FloatVector outX = fromArray(FLOATS, floatRows, ROW_OUT_X + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k);
      FloatVector ty = product.lanewise(MUL, outX)
          .lanewise(SUB, product2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OUT_Z + k)));
      FLOAT_VECTOR.cast(ty).intoArray(floatRows, ROW_TY3 + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT + k);
      FloatVector tz = product2.lanewise(MUL, outY).lanewise(SUB, product3.lanewise(MUL, outX));
      FLOAT_VECTOR.cast(tz).intoArray(floatRows, ROW_TZ2 + k);
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector part = fromArray(FLOATS, floatRows, ROW_PART + k);
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      // hit ? Segment.point(ax, bx, t, Segment.half(ax, bx)) - part * BoxFrame.inSpace(outX, outY, outZ, qx,
      // qy, qz, qw, s) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_SUM + k)
          .lanewise(SUB, part.lanewise(MUL, outX
          .lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, w.lanewise(MUL, tx))))), hit)).intoArray(floatRows, ROW_AX_OUT + k);
      FloatVector onZ = fromArray(FLOATS, floatRows, ROW_ON_Z + k);
      FloatVector onY = fromArray(FLOATS, floatRows, ROW_ON_Y + k);
      FloatVector tx2 = product3.lanewise(MUL, onZ).lanewise(SUB, product.lanewise(MUL, onY));
      FLOAT_VECTOR.cast(tx2).intoArray(floatRows, ROW_TX4 + k);
      FloatVector onX = fromArray(FLOATS, floatRows, ROW_ON_X + k);
      FloatVector ty2 = product.lanewise(MUL, onX).lanewise(SUB, product2.lanewise(MUL, onZ));
      FLOAT_VECTOR.cast(ty2).intoArray(floatRows, ROW_TY4 + k);
      FloatVector tz2 = product2.lanewise(MUL, onY).lanewise(SUB, product3.lanewise(MUL, onX));
      FLOAT_VECTOR.cast(tz2).intoArray(floatRows, ROW_TZ3 + k);
      // hit ? x + BoxFrame.inSpace(onX, onY, onZ, qx, qy, qz, qw, s) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, xs, j)
          .lanewise(ADD, onX.lanewise(ADD, qy.lanewise(MUL, tz2).lanewise(SUB, qz.lanewise(MUL, ty2))
          .lanewise(SUB, w.lanewise(MUL, tx2)))), hit)).intoArray(floatRows, ROW_BX_OUT + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, ays, i))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, fromArray(FLOATS, bys, i)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_T + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)).lanewise(ADD, ALL_ZERO))
          .lanewise(SUB, part.lanewise(MUL, outY
          .lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, fromArray(FLOATS, qxs, j).lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty)))))).intoArray(floatRows, ROW_DIFFERENCE2 + k);
    }
  }

  private static void floats11(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      float[][] results, int at, long hits) {
    if (columns1 == null) {
      return;
    }
    float[] azs = columns1[2], bzs = columns1[5];
    float[] ys = columns2[1], zs = columns2[2], qxs = columns2[6], qys = columns2[7], qzs = columns2[8];
    float[] distances = results[0], axOuts = results[1], bxOuts = results[2], ayOuts = results[3],
        byOuts = results[4], azOuts = results[5], bzOuts = results[6], featureAs = results[7],
        featureBs = results[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      // hit ? Segment.point(ay, by, t, Segment.half(ay, by)) - part * BoxFrame.inSpace(outY, outZ, outX, qy,
      // qz, qx, qw, s) : 0
      FloatVector ayOut = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE2 + k), hit);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX4 + k);
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ3 + k);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY4 + k);
      // hit ? y + BoxFrame.inSpace(onY, onZ, onX, qy, qz, qx, qw, s) : 0
      FloatVector byOut = ALL_ZERO.blend(fromArray(FLOATS, ys, j)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ON_Y + k)
          .lanewise(ADD, fromArray(FLOATS, qzs, j).lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty)))), hit);
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T + k);
      FloatVector qy = fromArray(FLOATS, qys, j);
      // hit ? Segment.point(az, bz, t, Segment.half(az, bz)) - part * BoxFrame.inSpace(outZ, outX, outY, qz,
      // qx, qy, qw, s) : 0
      FloatVector azOut = ALL_ZERO.blend(ALL_HALF.lanewise(MUL, fromArray(FLOATS, azs, i))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, fromArray(FLOATS, bzs, i)))
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)).lanewise(ADD, ALL_ZERO))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PART + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OUT_Z + k)
          .lanewise(ADD, qx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TY3 + k))
          .lanewise(SUB, qy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TX3 + k)))
          .lanewise(SUB, w.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TZ2 + k)))))), hit);
      // hit ? z + BoxFrame.inSpace(onZ, onX, onY, qz, qx, qy, qw, s) : 0
      FloatVector bzOut = ALL_ZERO.blend(fromArray(FLOATS, zs, j)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ON_Z + k)
          .lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz)))), hit);
      // t <= -1 ? 1 : t >= 1 ? 2 : 3; hit ? Segment.feature(t) : 0
      FloatVector featureA = ALL_ZERO.blend(ALL_C3_00.blend(ALL_TWO, t.compare(GE, ALL_ONE))
          .blend(ALL_ONE, t.compare(LE, ALL_MINUS_ONE)), hit);
      // hit ? BoxFeature.of(sideX, sideY, sideZ) : 0
      FloatVector featureB = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_SIDE_X + k)
          .lanewise(ADD, ALL_C4_00.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIDE_Y + k)))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIDE_Z + k))), hit);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_APART + k)).intoArray(distances, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AX_OUT + k)).intoArray(axOuts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_BX_OUT + k)).intoArray(bxOuts, at + k);
      FLOAT_VECTOR.cast(ayOut).intoArray(ayOuts, at + k);
      FLOAT_VECTOR.cast(byOut).intoArray(byOuts, at + k);
      FLOAT_VECTOR.cast(azOut).intoArray(azOuts, at + k);
      FLOAT_VECTOR.cast(bzOut).intoArray(bzOuts, at + k);
      FLOAT_VECTOR.cast(featureA).intoArray(featureAs, at + k);
      FLOAT_VECTOR.cast(featureB).intoArray(featureBs, at + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null);
      floats3(null, 0, null, null);
      floats4(null);
      floats5(null);
      floats6(null, 0, null, 0);
      floats7(null, 0, null, 0, null, 0, 0);
      floats8(null, 0, null, 0, 0);
      floats9(null, 0, null, 0, null);
      floats10(null, 0, null, 0, null, 0);
      floats11(null, 0, null, 0, null, null, 0, 0);
    }
  }
}
