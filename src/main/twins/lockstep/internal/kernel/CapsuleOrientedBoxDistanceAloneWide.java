// Compiled from CapsuleOrientedBoxDistance.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
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
 * Wide twin of {@link CapsuleOrientedBoxDistance#alone}: the same operations in the same order, on vectors of
 * pairs.
 */
final class CapsuleOrientedBoxDistanceAloneWide implements LoopedKernel {
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

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[3]);

  private static final int ROW_MX = 0 * Kernel.BLOCK;
  private static final int ROW_HX = 1 * Kernel.BLOCK;
  private static final int ROW_MY = 2 * Kernel.BLOCK;
  private static final int ROW_HY = 3 * Kernel.BLOCK;
  private static final int ROW_MZ = 4 * Kernel.BLOCK;
  private static final int ROW_HZ = 5 * Kernel.BLOCK;
  private static final int ROW_SUM = 6 * Kernel.BLOCK;
  private static final int ROW_SQUARE = 7 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 8 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 9 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 10 * Kernel.BLOCK;
  private static final int ROW_GX = 11 * Kernel.BLOCK;
  private static final int ROW_GY = 12 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 13 * Kernel.BLOCK;
  private static final int ROW_GZ = 14 * Kernel.BLOCK;
  private static final int ROW_M = 15 * Kernel.BLOCK;
  private static final int ROW_X1 = 16 * Kernel.BLOCK;
  private static final int ROW_M2 = 17 * Kernel.BLOCK;
  private static final int ROW_Y1 = 18 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE2 = 19 * Kernel.BLOCK;
  private static final int ROW_M3 = 20 * Kernel.BLOCK;
  private static final int ROW_NEAR_X = 21 * Kernel.BLOCK;
  private static final int ROW_FAR_X = 22 * Kernel.BLOCK;
  private static final int ROW_HX2 = 23 * Kernel.BLOCK;
  private static final int ROW_NEAR_Y = 24 * Kernel.BLOCK;
  private static final int ROW_FAR_Y = 25 * Kernel.BLOCK;
  private static final int ROW_HY2 = 26 * Kernel.BLOCK;
  private static final int ROW_NEAR_Z = 27 * Kernel.BLOCK;
  private static final int ROW_FAR_Z = 28 * Kernel.BLOCK;
  private static final int ROW_HZ2 = 29 * Kernel.BLOCK;
  private static final int ROW_OUT_X = 30 * Kernel.BLOCK;
  private static final int ROW_OUT_Y = 31 * Kernel.BLOCK;
  private static final int ROW_OUT_Z = 32 * Kernel.BLOCK;
  private static final int ROW_IN = 33 * Kernel.BLOCK;
  private static final int ROW_H_IN = 34 * Kernel.BLOCK;
  private static final int ROW_BETWEEN = 35 * Kernel.BLOCK;
  private static final int ROW_T = 36 * Kernel.BLOCK;
  private static final int ROW_DX = 37 * Kernel.BLOCK;
  private static final int ROW_SQUARE2 = 38 * Kernel.BLOCK;
  private static final int ROW_LENGTH = 39 * Kernel.BLOCK;
  private static final int ROW_REACH = 40 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE3 = 41 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[42 * Kernel.BLOCK]);

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
      floats2(columns2, from2, floatRows);
      floats3(columns2, from2, floatRows);
      floats4(columns2, from2, floatRows);
      floats5(floatRows);
      floats6(floatRows);
      long allRAtLeastZeroBits = floats7(columns1, from1, floatRows);
      long allRAtLeastZeroBits2 = floats8(columns1, from1, columns2, from2, floatRows, bits,
          allRAtLeastZeroBits);
      long validBits = bits[0];
      long differenceAtMostReachBits = bits[1];
      long hits = floats9(columns1, from1, floatRows, results, at, differenceAtMostReachBits,
          allRAtLeastZeroBits2, validBits);
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
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2], qxs = columns2[6], qys = columns2[7];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ax = fromArray(FLOATS, axs, i);
      FloatVector x = fromArray(FLOATS, xs, j);
      FloatVector bx = fromArray(FLOATS, bxs, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ax.lanewise(SUB, x)
          .lanewise(ADD, bx.lanewise(SUB, x)))).intoArray(floatRows, ROW_MX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, bx.lanewise(SUB, ax))).intoArray(floatRows, ROW_HX + k);
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector y = fromArray(FLOATS, ys, j);
      FloatVector by = fromArray(FLOATS, bys, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ay.lanewise(SUB, y)
          .lanewise(ADD, by.lanewise(SUB, y)))).intoArray(floatRows, ROW_MY + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, by.lanewise(SUB, ay))).intoArray(floatRows, ROW_HY + k);
      FloatVector az = fromArray(FLOATS, azs, i);
      FloatVector z = fromArray(FLOATS, zs, j);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, az.lanewise(SUB, z)
          .lanewise(ADD, bz.lanewise(SUB, z)))).intoArray(floatRows, ROW_MZ + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, bz.lanewise(SUB, az))).intoArray(floatRows, ROW_HZ + k);
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FloatVector qy = fromArray(FLOATS, qys, j);
      FLOAT_VECTOR.cast(qx.lanewise(MUL, qx).lanewise(ADD, qy.lanewise(MUL, qy))).intoArray(floatRows,
          ROW_SUM + k);
    }
  }

  private static void floats2(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector qw = fromArray(FLOATS, qws, j);
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SUM + k)
          .lanewise(ADD, qz.lanewise(MUL, qz).lanewise(ADD, qw.lanewise(MUL, qw)));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE + k);
      FloatVector s = ALL_TWO.lanewise(DIV, square);
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector product = s.lanewise(MUL, qy);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT + k);
      FloatVector product2 = s.lanewise(MUL, qz);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT2 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector tx = product.lanewise(MUL, hz).lanewise(SUB, product2.lanewise(MUL, hy));
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FloatVector product3 = s.lanewise(MUL, qx);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT3 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector ty = product2.lanewise(MUL, hx).lanewise(SUB, product3.lanewise(MUL, hz));
      FloatVector tz = product3.lanewise(MUL, hy).lanewise(SUB, product.lanewise(MUL, hx));
      FLOAT_VECTOR.cast(hx.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, qw.lanewise(MUL, tx)))).intoArray(floatRows, ROW_GX + k);
      FLOAT_VECTOR.cast(hy.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, qw.lanewise(MUL, ty)))).intoArray(floatRows, ROW_GY + k);
      FLOAT_VECTOR.cast(qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, qw.lanewise(MUL, tz))).intoArray(floatRows, ROW_DIFFERENCE + k);
    }
  }

  private static void floats3(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HZ + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k))).intoArray(floatRows, ROW_GZ + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT + k);
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY + k);
      FloatVector tx = product.lanewise(MUL, mz).lanewise(SUB, product2.lanewise(MUL, my));
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k);
      FloatVector ty = product2.lanewise(MUL, mx).lanewise(SUB, product3.lanewise(MUL, mz));
      FloatVector tz = product3.lanewise(MUL, my).lanewise(SUB, product.lanewise(MUL, mx));
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector qw = fromArray(FLOATS, qws, j);
      FloatVector m = mx.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, qw.lanewise(MUL, tx)));
      FLOAT_VECTOR.cast(m).intoArray(floatRows, ROW_M + k);
      // g < 0 ? -m : m
      FLOAT_VECTOR.cast(m.blend(m.lanewise(NEG), fromArray(FLOATS, floatRows, ROW_GX + k)
          .compare(LT, ALL_ZERO))).intoArray(floatRows, ROW_X1 + k);
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FloatVector m2 = my.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, qw.lanewise(MUL, ty)));
      FLOAT_VECTOR.cast(m2).intoArray(floatRows, ROW_M2 + k);
      // g < 0 ? -m : m
      FLOAT_VECTOR.cast(m2.blend(m2.lanewise(NEG), fromArray(FLOATS, floatRows, ROW_GY + k)
          .compare(LT, ALL_ZERO))).intoArray(floatRows, ROW_Y1 + k);
      FLOAT_VECTOR.cast(qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, qw.lanewise(MUL, tz))).intoArray(floatRows, ROW_DIFFERENCE2 + k);
    }
  }

  private static void floats4(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector m = fromArray(FLOATS, floatRows, ROW_MZ + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE2 + k));
      FLOAT_VECTOR.cast(m).intoArray(floatRows, ROW_M3 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      // g < 0 ? -m : m
      FloatVector z1 = m.blend(m.lanewise(NEG), gz.compare(LT, ALL_ZERO));
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector x1 = fromArray(FLOATS, floatRows, ROW_X1 + k);
      FloatVector nearX = halfX.lanewise(NEG).lanewise(SUB, x1);
      FLOAT_VECTOR.cast(nearX).intoArray(floatRows, ROW_NEAR_X + k);
      FloatVector farX = halfX.lanewise(SUB, x1);
      FLOAT_VECTOR.cast(farX).intoArray(floatRows, ROW_FAR_X + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_GX + k).lanewise(ABS);
      FLOAT_VECTOR.cast(hx).intoArray(floatRows, ROW_HX2 + k);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector y1 = fromArray(FLOATS, floatRows, ROW_Y1 + k);
      FloatVector nearY = halfY.lanewise(NEG).lanewise(SUB, y1);
      FLOAT_VECTOR.cast(nearY).intoArray(floatRows, ROW_NEAR_Y + k);
      FloatVector farY = halfY.lanewise(SUB, y1);
      FLOAT_VECTOR.cast(farY).intoArray(floatRows, ROW_FAR_Y + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_GY + k).lanewise(ABS);
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY2 + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector nearZ = halfZ.lanewise(NEG).lanewise(SUB, z1);
      FLOAT_VECTOR.cast(nearZ).intoArray(floatRows, ROW_NEAR_Z + k);
      FloatVector farZ = halfZ.lanewise(SUB, z1);
      FLOAT_VECTOR.cast(farZ).intoArray(floatRows, ROW_FAR_Z + k);
      FloatVector hz = gz.lanewise(ABS);
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ2 + k);
      VectorMask<Float> hxGreaterZero = hx.compare(GT, ALL_ZERO);
      // hx > 0 ? nearX : -1
      FloatVector inX = ALL_MINUS_ONE.blend(nearX, hxGreaterZero);
      // hx > 0 ? farX : 1
      FLOAT_VECTOR.cast(ALL_ONE.blend(farX, hxGreaterZero)).intoArray(floatRows, ROW_OUT_X + k);
      VectorMask<Float> hyGreaterZero = hy.compare(GT, ALL_ZERO);
      // hy > 0 ? nearY : -1
      FloatVector inY = ALL_MINUS_ONE.blend(nearY, hyGreaterZero);
      // hy > 0 ? farY : 1
      FLOAT_VECTOR.cast(ALL_ONE.blend(farY, hyGreaterZero)).intoArray(floatRows, ROW_OUT_Y + k);
      VectorMask<Float> hzGreaterZero = hz.compare(GT, ALL_ZERO);
      // hz > 0 ? nearZ : -1
      FloatVector inZ = ALL_MINUS_ONE.blend(nearZ, hzGreaterZero);
      // hz > 0 ? farZ : 1
      FLOAT_VECTOR.cast(ALL_ONE.blend(farZ, hzGreaterZero)).intoArray(floatRows, ROW_OUT_Z + k);
      VectorMask<Float> inByY = inY.lanewise(MUL, hx).compare(GT, inX.lanewise(MUL, hy));
      // inByY ? inY : inX
      FloatVector in = inX.blend(inY, inByY);
      // inByY ? hy : hx
      FloatVector hIn = hx.blend(hy, inByY);
      VectorMask<Float> inByZ = inZ.lanewise(MUL, hIn).compare(GT, in.lanewise(MUL, hz));
      // inByZ ? inZ : in
      FLOAT_VECTOR.cast(in.blend(inZ, inByZ)).intoArray(floatRows, ROW_IN + k);
      // inByZ ? hz : hIn
      FLOAT_VECTOR.cast(hIn.blend(hz, inByZ)).intoArray(floatRows, ROW_H_IN + k);
    }
  }

  private static void floats5(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector outY = fromArray(FLOATS, floatRows, ROW_OUT_Y + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      FloatVector outX = fromArray(FLOATS, floatRows, ROW_OUT_X + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      VectorMask<Float> outByY = outY.lanewise(MUL, hx).compare(LT, outX.lanewise(MUL, hy));
      // outByY ? outY : outX
      FloatVector out2 = outX.blend(outY, outByY);
      // outByY ? hy : hx
      FloatVector hOut = hx.blend(hy, outByY);
      FloatVector outZ = fromArray(FLOATS, floatRows, ROW_OUT_Z + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      VectorMask<Float> outByZ = outZ.lanewise(MUL, hOut).compare(LT, out2.lanewise(MUL, hz));
      // outByZ ? outZ : out
      FloatVector out3 = out2.blend(outZ, outByZ);
      // outByZ ? hz : hOut
      FloatVector hOut2 = hOut.blend(hz, outByZ);
      FloatVector hIn = fromArray(FLOATS, floatRows, ROW_H_IN + k);
      FloatVector numerator = fromArray(FLOATS, floatRows, ROW_IN + k).lanewise(MUL, hIn)
          .lanewise(ADD, out3.lanewise(MUL, hOut2));
      FloatVector denominator = hIn.lanewise(MUL, hIn).lanewise(ADD, hOut2.lanewise(MUL, hOut2));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS)
          .compare(LT, denominator))).intoArray(floatRows, ROW_BETWEEN + k);
    }
  }

  private static void floats6(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector between = fromArray(FLOATS, floatRows, ROW_BETWEEN + k);
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
      FloatVector numerator = x.lanewise(MUL, hx).lanewise(ADD, y.lanewise(MUL, hy))
          .lanewise(ADD, z.lanewise(MUL, hz));
      FloatVector denominator = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS).compare(LT, denominator));
      FLOAT_VECTOR.cast(t).intoArray(floatRows, ROW_T + k);
      FloatVector p4 = t.lanewise(MUL, hx);
      VectorMask<Float> pGreaterFarX2 = p4.compare(GT, farX);
      // p < near ? p > far ? p : near : p > far ? far : p
      FLOAT_VECTOR.cast(p4.lanewise(SUB, p4.blend(farX, pGreaterFarX2)
          .blend(nearX.blend(p4, pGreaterFarX2), p4.compare(LT, nearX)))).intoArray(floatRows, ROW_DX + k);
    }
  }

  private static long floats7(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6];
    long allRAtLeastZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T + k);
      FloatVector p = t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY2 + k));
      FloatVector farY = fromArray(FLOATS, floatRows, ROW_FAR_Y + k);
      VectorMask<Float> pGreaterFarY = p.compare(GT, farY);
      FloatVector nearY = fromArray(FLOATS, floatRows, ROW_NEAR_Y + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector dy = p.lanewise(SUB, p.blend(farY, pGreaterFarY)
          .blend(nearY.blend(p, pGreaterFarY), p.compare(LT, nearY)));
      FloatVector p2 = t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ2 + k));
      FloatVector farZ = fromArray(FLOATS, floatRows, ROW_FAR_Z + k);
      VectorMask<Float> pGreaterFarZ = p2.compare(GT, farZ);
      FloatVector nearZ = fromArray(FLOATS, floatRows, ROW_NEAR_Z + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector dz = p2.lanewise(SUB, p2.blend(farZ, pGreaterFarZ)
          .blend(nearZ.blend(p2, pGreaterFarZ), p2.compare(LT, nearZ)));
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector square = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE2 + k);
      FLOAT_VECTOR.cast(square.lanewise(SQRT)).intoArray(floatRows, ROW_LENGTH + k);
      VectorMask<Float> allRAtLeastZero = fromArray(FLOATS, rs, i).compare(GE, ALL_ZERO);
      allRAtLeastZero = fromArray(FLOATS, floatRows, ROW_M + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_M2 + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_M3 + k).lanewise(ABS))
          .compare(LE, ALL_LARGEST, allRAtLeastZero);
      allRAtLeastZeroBits |= allRAtLeastZero.toLong() << k;
    }
    return allRAtLeastZeroBits;
  }

  private static long floats8(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long allRAtLeastZeroBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6];
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long allRAtLeastZeroBits2 = 0;
    long validBits = 0;
    long differenceAtMostReachBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      VectorMask<Float> allRAtLeastZero = halfX
          .compare(GE, ALL_ZERO, VectorMask.fromLong(FLOATS, (allRAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES));
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      allRAtLeastZero = halfY.compare(GE, ALL_ZERO, allRAtLeastZero);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      allRAtLeastZero = halfZ.compare(GE, ALL_ZERO, allRAtLeastZero);
      allRAtLeastZero = halfX.compare(LE, ALL_LARGEST, allRAtLeastZero);
      VectorMask<Float> allRAtLeastZero2 = halfY.compare(LE, ALL_LARGEST);
      allRAtLeastZero2 = halfZ.compare(LE, ALL_LARGEST, allRAtLeastZero2);
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE + k);
      allRAtLeastZero2 = square.compare(GE, ALL_LEAST_SQUARE, allRAtLeastZero2);
      allRAtLeastZero2 = square.compare(LE, ALL_LARGEST_SQUARE, allRAtLeastZero2);
      allRAtLeastZero = allRAtLeastZero.and(allRAtLeastZero2);
      allRAtLeastZeroBits2 |= allRAtLeastZero.toLong() << k;
      validBits |= fromArray(FLOATS, floatRows, ROW_LENGTH + k)
          .compare(LE, ALL_LARGEST, allRAtLeastZero).toLong() << k;
      // halfX > halfY ? halfX : halfY
      FloatVector max = halfY.blend(halfX, halfX.compare(GT, halfY));
      // halfZ > max ? halfZ : max
      FloatVector max2 = max.blend(halfZ, halfZ.compare(GT, max));
      FloatVector reach = ALL_SLACK.lanewise(MUL, fromArray(FLOATS, rs, i))
          .lanewise(ADD, ALL_C0_586.lanewise(MUL, max2)
          .lanewise(ADD, ALL_C0_414.lanewise(MUL, halfX.lanewise(ADD, halfY).lanewise(ADD, halfZ))));
      FLOAT_VECTOR.cast(reach).intoArray(floatRows, ROW_REACH + k);
      differenceAtMostReachBits |= fromArray(FLOATS, floatRows, ROW_MX + k).lanewise(ABS)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HX + k).lanewise(ABS))
          .compare(LE, reach).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MY + k).lanewise(ABS)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HY + k).lanewise(ABS))).intoArray(floatRows,
          ROW_DIFFERENCE3 + k);
    }
    bits[0] = validBits;
    bits[1] = differenceAtMostReachBits;
    return allRAtLeastZeroBits2;
  }

  private static long floats9(float[][] columns1, int from1, float[] floatRows, float[][] results, int at,
      long differenceAtMostReachBits, long allRAtLeastZeroBits, long validBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6];
    float[] keys = results[0];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_REACH + k);
      VectorMask<Float> near = fromArray(FLOATS, floatRows, ROW_DIFFERENCE3 + k)
          .compare(LE, reach, VectorMask.fromLong(FLOATS, (differenceAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES));
      near = fromArray(FLOATS, floatRows, ROW_MZ + k).lanewise(ABS)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HZ + k).lanewise(ABS)).compare(LE, reach, near);
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> allValueAtMostReach = fromArray(FLOATS, floatRows, ROW_SQUARE2 + k)
          .compare(LE, r.lanewise(MUL, r), near
          .and(VectorMask.fromLong(FLOATS, (allRAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES)));
      FloatVector distance = fromArray(FLOATS, floatRows, ROW_LENGTH + k).lanewise(SUB, r);
      VectorMask<Float> distanceGreaterZero = distance.compare(GT, ALL_ZERO);
      VectorMask<Float> valid = VectorMask.fromLong(FLOATS, (validBits >>> k) & WideLanes.FLOAT_LANES);
      hits |= valid.and(allValueAtMostReach
          .or(distanceGreaterZero.not().or(distance.compare(LT, ALL_INFINITY)))).toLong() << k;
      // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY :
      // CapsuleOrientedBox.overlap(ax, ay, az, bx, by, bz, r, x, y, z, halfX, halfY, halfZ, qx, qy, qz, qw) ? 0
      // : Rounded.apart(length, r)
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(ALL_C1_40E_45.blend(distance, distanceGreaterZero)
          .blend(ALL_ZERO, allValueAtMostReach), valid)).intoArray(keys, at + k);
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null);
      floats3(null, 0, null);
      floats4(null, 0, null);
      floats5(null);
      floats6(null);
      floats7(null, 0, null);
      floats8(null, 0, null, 0, null, null, 0);
      floats9(null, 0, null, null, 0, 0, 0, 0);
    }
  }
}
