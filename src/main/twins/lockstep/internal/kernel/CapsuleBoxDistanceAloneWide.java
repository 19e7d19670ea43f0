// Compiled from CapsuleBoxDistance.java; changes are made there.
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
 * Wide twin of {@link CapsuleBoxDistance#alone}: the same operations in the same order, on vectors of pairs.
 */
final class CapsuleBoxDistanceAloneWide implements LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[7]);

  private static final int ROW_A = 0 * Kernel.BLOCK;
  private static final int ROW_B = 1 * Kernel.BLOCK;
  private static final int ROW_HX = 2 * Kernel.BLOCK;
  private static final int ROW_NEAR_X = 3 * Kernel.BLOCK;
  private static final int ROW_FAR_X = 4 * Kernel.BLOCK;
  private static final int ROW_A2 = 5 * Kernel.BLOCK;
  private static final int ROW_X_OR_ZERO = 6 * Kernel.BLOCK;
  private static final int ROW_B2 = 7 * Kernel.BLOCK;
  private static final int ROW_HY = 8 * Kernel.BLOCK;
  private static final int ROW_NEAR_Y = 9 * Kernel.BLOCK;
  private static final int ROW_FAR_Y = 10 * Kernel.BLOCK;
  private static final int ROW_A3 = 11 * Kernel.BLOCK;
  private static final int ROW_B3 = 12 * Kernel.BLOCK;
  private static final int ROW_HZ = 13 * Kernel.BLOCK;
  private static final int ROW_NEAR_Z = 14 * Kernel.BLOCK;
  private static final int ROW_FAR_Z = 15 * Kernel.BLOCK;
  private static final int ROW_IN_X = 16 * Kernel.BLOCK;
  private static final int ROW_OUT_X = 17 * Kernel.BLOCK;
  private static final int ROW_IN_Y = 18 * Kernel.BLOCK;
  private static final int ROW_OUT_Y = 19 * Kernel.BLOCK;
  private static final int ROW_BETWEEN = 20 * Kernel.BLOCK;
  private static final int ROW_T = 21 * Kernel.BLOCK;
  private static final int ROW_DX = 22 * Kernel.BLOCK;
  private static final int ROW_DY = 23 * Kernel.BLOCK;
  private static final int ROW_DZ = 24 * Kernel.BLOCK;
  private static final int ROW_SQUARE = 25 * Kernel.BLOCK;
  private static final int ROW_LENGTH = 26 * Kernel.BLOCK;
  private static final int ROW_R_SQUARED = 27 * Kernel.BLOCK;
  private static final int ROW_DX2 = 28 * Kernel.BLOCK;
  private static final int ROW_MIN_YOR_MAX_YOR_AY = 29 * Kernel.BLOCK;
  private static final int ROW_DX3 = 30 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[31 * Kernel.BLOCK]);

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
      long ayLessByBits = floats1(columns1, from1, columns2, from2, floatRows);
      long hzGreaterZeroBits = floats2(columns1, from1, columns2, from2, floatRows, ayLessByBits);
      floats3(floatRows, hzGreaterZeroBits);
      floats4(floatRows);
      long nearXAtMostHxBits = floats5(floatRows);
      floats6(floatRows, nearXAtMostHxBits);
      long allRAtLeastZeroBits = floats7(columns1, from1, columns2, from2, floatRows, bits);
      long minXAtMostMaxXBits = bits[0];
      long minYAtMostMaxYBits = bits[1];
      long minZAtMostMaxZBits = bits[2];
      long validBits = bits[3];
      long valueAtMostRAndMinYAtMostMaxYBits = bits[4];
      long valueAtMostRAndValueAtMostRBits = bits[5];
      long nearBits = floats8(columns1, from1, columns2, from2, floatRows, bits,
          valueAtMostRAndValueAtMostRBits, minZAtMostMaxZBits, valueAtMostRAndMinYAtMostMaxYBits);
      long squareAtMostRSquaredBits = bits[0];
      long eitherBits = floats9(columns1, from1, columns2, from2, floatRows, minXAtMostMaxXBits,
          minYAtMostMaxYBits, minZAtMostMaxZBits, squareAtMostRSquaredBits);
      long hits = floats10(columns1, from1, columns2, from2, floatRows, results, at, minXAtMostMaxXBits,
          minYAtMostMaxYBits, minZAtMostMaxZBits, eitherBits, allRAtLeastZeroBits, nearBits, validBits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] axs = columns1[0], ays = columns1[1], bxs = columns1[3], bys = columns1[4];
    float[] minXs = columns2[0], minYs = columns2[1], maxXs = columns2[3];
    long ayLessByBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ax = fromArray(FLOATS, axs, i);
      FloatVector bx = fromArray(FLOATS, bxs, i);
      VectorMask<Float> axLessBx = ax.compare(LT, bx);
      // a < b ? a : b
      FloatVector a = bx.blend(ax, axLessBx);
      FLOAT_VECTOR.cast(a).intoArray(floatRows, ROW_A + k);
      FloatVector x = fromArray(FLOATS, minXs, j).lanewise(SUB, a);
      // x > 0 ? x : 0
      FloatVector xOrZero = ALL_ZERO.blend(x, x.compare(GT, ALL_ZERO));
      // a < b ? b : a
      FloatVector b = ax.blend(bx, axLessBx);
      FLOAT_VECTOR.cast(b).intoArray(floatRows, ROW_B + k);
      FloatVector x2 = b.lanewise(SUB, fromArray(FLOATS, maxXs, j));
      // x > 0 ? x : 0
      FloatVector xOrZero2 = ALL_ZERO.blend(x2, x2.compare(GT, ALL_ZERO));
      FloatVector hx = ALL_HALF.lanewise(MUL, b.lanewise(SUB, a));
      FLOAT_VECTOR.cast(hx).intoArray(floatRows, ROW_HX + k);
      // a < b ? positive(min - low(a, b)) : positive(high(a, b) - max)
      FLOAT_VECTOR.cast(xOrZero2.blend(xOrZero, axLessBx).lanewise(SUB, hx)).intoArray(floatRows,
          ROW_NEAR_X + k);
      // a < b ? positive(high(a, b) - max) : positive(min - low(a, b))
      FLOAT_VECTOR.cast(hx.lanewise(SUB, xOrZero.blend(xOrZero2, axLessBx))).intoArray(floatRows,
          ROW_FAR_X + k);
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector by = fromArray(FLOATS, bys, i);
      VectorMask<Float> ayLessBy = ay.compare(LT, by);
      ayLessByBits |= ayLessBy.toLong() << k;
      // a < b ? a : b
      FloatVector a2 = by.blend(ay, ayLessBy);
      FLOAT_VECTOR.cast(a2).intoArray(floatRows, ROW_A2 + k);
      FloatVector x3 = fromArray(FLOATS, minYs, j).lanewise(SUB, a2);
      // x > 0 ? x : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(x3, x3.compare(GT, ALL_ZERO))).intoArray(floatRows, ROW_X_OR_ZERO + k);
      // a < b ? b : a
      FLOAT_VECTOR.cast(ay.blend(by, ayLessBy)).intoArray(floatRows, ROW_B2 + k);
    }
    return ayLessByBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long ayLessByBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] azs = columns1[2], bzs = columns1[5];
    float[] minZs = columns2[2], maxYs = columns2[4], maxZs = columns2[5];
    long hzGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B2 + k);
      FloatVector x = b.lanewise(SUB, fromArray(FLOATS, maxYs, j));
      // x > 0 ? x : 0
      FloatVector xOrZero = ALL_ZERO.blend(x, x.compare(GT, ALL_ZERO));
      FloatVector hy = ALL_HALF.lanewise(MUL, b.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_A2 + k)));
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY + k);
      VectorMask<Float> ayLessBy = VectorMask.fromLong(FLOATS, (ayLessByBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector xOrZero2 = fromArray(FLOATS, floatRows, ROW_X_OR_ZERO + k);
      // a < b ? positive(min - low(a, b)) : positive(high(a, b) - max)
      FloatVector nearY = xOrZero.blend(xOrZero2, ayLessBy).lanewise(SUB, hy);
      FLOAT_VECTOR.cast(nearY).intoArray(floatRows, ROW_NEAR_Y + k);
      // a < b ? positive(high(a, b) - max) : positive(min - low(a, b))
      FloatVector farY = hy.lanewise(SUB, xOrZero2.blend(xOrZero, ayLessBy));
      FLOAT_VECTOR.cast(farY).intoArray(floatRows, ROW_FAR_Y + k);
      FloatVector az = fromArray(FLOATS, azs, i);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      VectorMask<Float> azLessBz = az.compare(LT, bz);
      // a < b ? a : b
      FloatVector a = bz.blend(az, azLessBz);
      FLOAT_VECTOR.cast(a).intoArray(floatRows, ROW_A3 + k);
      FloatVector x2 = fromArray(FLOATS, minZs, j).lanewise(SUB, a);
      // x > 0 ? x : 0
      FloatVector xOrZero3 = ALL_ZERO.blend(x2, x2.compare(GT, ALL_ZERO));
      // a < b ? b : a
      FloatVector b2 = az.blend(bz, azLessBz);
      FLOAT_VECTOR.cast(b2).intoArray(floatRows, ROW_B3 + k);
      FloatVector x3 = b2.lanewise(SUB, fromArray(FLOATS, maxZs, j));
      // x > 0 ? x : 0
      FloatVector xOrZero4 = ALL_ZERO.blend(x3, x3.compare(GT, ALL_ZERO));
      FloatVector hz = ALL_HALF.lanewise(MUL, b2.lanewise(SUB, a));
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ + k);
      // a < b ? positive(min - low(a, b)) : positive(high(a, b) - max)
      FLOAT_VECTOR.cast(xOrZero4.blend(xOrZero3, azLessBz).lanewise(SUB, hz)).intoArray(floatRows,
          ROW_NEAR_Z + k);
      // a < b ? positive(high(a, b) - max) : positive(min - low(a, b))
      FLOAT_VECTOR.cast(hz.lanewise(SUB, xOrZero3.blend(xOrZero4, azLessBz))).intoArray(floatRows,
          ROW_FAR_Z + k);
      VectorMask<Float> hxGreaterZero = fromArray(FLOATS, floatRows, ROW_HX + k).compare(GT, ALL_ZERO);
      // hx > 0 ? nearX : -1
      FLOAT_VECTOR.cast(ALL_MINUS_ONE.blend(fromArray(FLOATS, floatRows, ROW_NEAR_X + k),
          hxGreaterZero)).intoArray(floatRows, ROW_IN_X + k);
      // hx > 0 ? farX : 1
      FLOAT_VECTOR.cast(ALL_ONE.blend(fromArray(FLOATS, floatRows, ROW_FAR_X + k), hxGreaterZero)).intoArray(
          floatRows, ROW_OUT_X + k);
      VectorMask<Float> hyGreaterZero = hy.compare(GT, ALL_ZERO);
      // hy > 0 ? nearY : -1
      FLOAT_VECTOR.cast(ALL_MINUS_ONE.blend(nearY, hyGreaterZero)).intoArray(floatRows, ROW_IN_Y + k);
      // hy > 0 ? farY : 1
      FLOAT_VECTOR.cast(ALL_ONE.blend(farY, hyGreaterZero)).intoArray(floatRows, ROW_OUT_Y + k);
      hzGreaterZeroBits |= hz.compare(GT, ALL_ZERO).toLong() << k;
    }
    return hzGreaterZeroBits;
  }

  private static void floats3(float[] floatRows, long hzGreaterZeroBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> hzGreaterZero = VectorMask.fromLong(FLOATS, (hzGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      // hz > 0 ? nearZ : -1
      FloatVector inZ = ALL_MINUS_ONE.blend(fromArray(FLOATS, floatRows, ROW_NEAR_Z + k), hzGreaterZero);
      // hz > 0 ? farZ : 1
      FloatVector outZ = ALL_ONE.blend(fromArray(FLOATS, floatRows, ROW_FAR_Z + k), hzGreaterZero);
      FloatVector inY = fromArray(FLOATS, floatRows, ROW_IN_Y + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector inX = fromArray(FLOATS, floatRows, ROW_IN_X + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      VectorMask<Float> inByY = inY.lanewise(MUL, hx).compare(GT, inX.lanewise(MUL, hy));
      // inByY ? inY : inX
      FloatVector in = inX.blend(inY, inByY);
      // inByY ? hy : hx
      FloatVector hIn = hx.blend(hy, inByY);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      VectorMask<Float> inByZ = inZ.lanewise(MUL, hIn).compare(GT, in.lanewise(MUL, hz));
      // inByZ ? inZ : in
      FloatVector in2 = in.blend(inZ, inByZ);
      // inByZ ? hz : hIn
      FloatVector hIn2 = hIn.blend(hz, inByZ);
      FloatVector outY = fromArray(FLOATS, floatRows, ROW_OUT_Y + k);
      FloatVector outX = fromArray(FLOATS, floatRows, ROW_OUT_X + k);
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
      FloatVector numerator = in2.lanewise(MUL, hIn2).lanewise(ADD, out3.lanewise(MUL, hOut2));
      FloatVector denominator = hIn2.lanewise(MUL, hIn2).lanewise(ADD, hOut2.lanewise(MUL, hOut2));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS)
          .compare(LT, denominator))).intoArray(floatRows, ROW_BETWEEN + k);
    }
  }

  private static void floats4(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector between = fromArray(FLOATS, floatRows, ROW_BETWEEN + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector p = between.lanewise(MUL, hx);
      FloatVector farX = fromArray(FLOATS, floatRows, ROW_FAR_X + k);
      VectorMask<Float> pGreaterFarX = p.compare(GT, farX);
      FloatVector nearX = fromArray(FLOATS, floatRows, ROW_NEAR_X + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector x = p.blend(farX, pGreaterFarX).blend(nearX.blend(p, pGreaterFarX), p.compare(LT, nearX));
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector p2 = between.lanewise(MUL, hy);
      FloatVector farY = fromArray(FLOATS, floatRows, ROW_FAR_Y + k);
      VectorMask<Float> pGreaterFarY = p2.compare(GT, farY);
      FloatVector nearY = fromArray(FLOATS, floatRows, ROW_NEAR_Y + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector y = p2.blend(farY, pGreaterFarY).blend(nearY.blend(p2, pGreaterFarY), p2.compare(LT, nearY));
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
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
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS)
          .compare(LT, denominator))).intoArray(floatRows, ROW_T + k);
    }
  }

  private static long floats5(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long nearXAtMostHxBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector p = t.lanewise(MUL, hx);
      FloatVector farX = fromArray(FLOATS, floatRows, ROW_FAR_X + k);
      VectorMask<Float> pGreaterFarX = p.compare(GT, farX);
      FloatVector nearX = fromArray(FLOATS, floatRows, ROW_NEAR_X + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FLOAT_VECTOR.cast(p.lanewise(SUB, p.blend(farX, pGreaterFarX)
          .blend(nearX.blend(p, pGreaterFarX), p.compare(LT, nearX)))).intoArray(floatRows, ROW_DX + k);
      FloatVector p2 = t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k));
      FloatVector farY = fromArray(FLOATS, floatRows, ROW_FAR_Y + k);
      VectorMask<Float> pGreaterFarY = p2.compare(GT, farY);
      FloatVector nearY = fromArray(FLOATS, floatRows, ROW_NEAR_Y + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FLOAT_VECTOR.cast(p2.lanewise(SUB, p2.blend(farY, pGreaterFarY)
          .blend(nearY.blend(p2, pGreaterFarY), p2.compare(LT, nearY)))).intoArray(floatRows, ROW_DY + k);
      FloatVector p3 = t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k));
      FloatVector farZ = fromArray(FLOATS, floatRows, ROW_FAR_Z + k);
      VectorMask<Float> pGreaterFarZ = p3.compare(GT, farZ);
      FloatVector nearZ = fromArray(FLOATS, floatRows, ROW_NEAR_Z + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FLOAT_VECTOR.cast(p3.lanewise(SUB, p3.blend(farZ, pGreaterFarZ)
          .blend(nearZ.blend(p3, pGreaterFarZ), p3.compare(LT, nearZ)))).intoArray(floatRows, ROW_DZ + k);
      nearXAtMostHxBits |= nearX.compare(LE, hx).toLong() << k;
    }
    return nearXAtMostHxBits;
  }

  private static void floats6(float[] floatRows, long nearXAtMostHxBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nearY = fromArray(FLOATS, floatRows, ROW_NEAR_Y + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      VectorMask<Float> allNearXAtMostHx = nearY
          .compare(LE, hy, VectorMask.fromLong(FLOATS, (nearXAtMostHxBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector nearZ = fromArray(FLOATS, floatRows, ROW_NEAR_Z + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      allNearXAtMostHx = nearZ.compare(LE, hz, allNearXAtMostHx);
      FloatVector farX = fromArray(FLOATS, floatRows, ROW_FAR_X + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      allNearXAtMostHx = farX.compare(GE, hx.lanewise(NEG), allNearXAtMostHx);
      FloatVector farY = fromArray(FLOATS, floatRows, ROW_FAR_Y + k);
      allNearXAtMostHx = farY.compare(GE, hy.lanewise(NEG), allNearXAtMostHx);
      FloatVector farZ = fromArray(FLOATS, floatRows, ROW_FAR_Z + k);
      VectorMask<Float> allNearXAtMostHx2 = farZ.compare(GE, hz.lanewise(NEG));
      FloatVector nearX = fromArray(FLOATS, floatRows, ROW_NEAR_X + k);
      allNearXAtMostHx2 = nearX.lanewise(MUL, hy).lanewise(SUB, farY.lanewise(MUL, hx))
          .compare(LE, ALL_ZERO, allNearXAtMostHx2);
      allNearXAtMostHx2 = nearX.lanewise(MUL, hz).lanewise(SUB, farZ.lanewise(MUL, hx))
          .compare(LE, ALL_ZERO, allNearXAtMostHx2);
      allNearXAtMostHx2 = nearY.lanewise(MUL, hx).lanewise(SUB, farX.lanewise(MUL, hy))
          .compare(LE, ALL_ZERO, allNearXAtMostHx2);
      VectorMask<Float> allNearXAtMostHx3 = nearY.lanewise(MUL, hz).lanewise(SUB, farZ.lanewise(MUL, hy))
          .compare(LE, ALL_ZERO);
      allNearXAtMostHx3 = nearZ.lanewise(MUL, hx).lanewise(SUB, farX.lanewise(MUL, hz))
          .compare(LE, ALL_ZERO, allNearXAtMostHx3);
      allNearXAtMostHx3 = nearZ.lanewise(MUL, hy).lanewise(SUB, farY.lanewise(MUL, hz))
          .compare(LE, ALL_ZERO, allNearXAtMostHx3);
      allNearXAtMostHx = allNearXAtMostHx.and(allNearXAtMostHx2).and(allNearXAtMostHx3);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      // crosses(nearX, farX, hx, nearY, farY, hy, nearZ, farZ, hz) ? 0 : dx * dx + dy * dy + dz * dz
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz)).blend(ALL_ZERO, allNearXAtMostHx)).intoArray(floatRows,
          ROW_SQUARE + k);
    }
  }

  private static long floats7(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6];
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
    long allRAtLeastZeroBits = 0;
    long minXAtMostMaxXBits = 0;
    long minYAtMostMaxYBits = 0;
    long minZAtMostMaxZBits = 0;
    long validBits = 0;
    long valueAtMostRAndMinYAtMostMaxYBits = 0;
    long valueAtMostRAndValueAtMostRBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector length = fromArray(FLOATS, floatRows, ROW_SQUARE + k).lanewise(SQRT);
      FLOAT_VECTOR.cast(length).intoArray(floatRows, ROW_LENGTH + k);
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> allRAtLeastZero = r.compare(GE, ALL_ZERO);
      allRAtLeastZero = fromArray(FLOATS, floatRows, ROW_HX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HZ + k)).compare(LE, ALL_LARGEST, allRAtLeastZero);
      allRAtLeastZeroBits |= allRAtLeastZero.toLong() << k;
      FloatVector minX = fromArray(FLOATS, minXs, j);
      FloatVector maxX = fromArray(FLOATS, maxXs, j);
      VectorMask<Float> minXAtMostMaxX = minX.compare(LE, maxX);
      minXAtMostMaxXBits |= minXAtMostMaxX.toLong() << k;
      FloatVector minY = fromArray(FLOATS, minYs, j);
      FloatVector maxY = fromArray(FLOATS, maxYs, j);
      VectorMask<Float> minYAtMostMaxY = minY.compare(LE, maxY);
      minYAtMostMaxYBits |= minYAtMostMaxY.toLong() << k;
      FloatVector minZ = fromArray(FLOATS, minZs, j);
      FloatVector maxZ = fromArray(FLOATS, maxZs, j);
      VectorMask<Float> minZAtMostMaxZ = minZ.compare(LE, maxZ);
      minZAtMostMaxZBits |= minZAtMostMaxZ.toLong() << k;
      validBits |= length.compare(LE, ALL_LARGEST, allRAtLeastZero.and(minXAtMostMaxX).and(minYAtMostMaxY)
          .and(minZAtMostMaxZ)).toLong() << k;
      VectorMask<Float> valueAtMostRAndMinYAtMostMaxY = minX
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_B + k))
          .compare(LE, r, minXAtMostMaxX.and(minYAtMostMaxY));
      valueAtMostRAndMinYAtMostMaxY = fromArray(FLOATS, floatRows, ROW_A + k).lanewise(SUB, maxX)
          .compare(LE, r, valueAtMostRAndMinYAtMostMaxY);
      valueAtMostRAndMinYAtMostMaxY = minY.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_B2 + k))
          .compare(LE, r, valueAtMostRAndMinYAtMostMaxY);
      valueAtMostRAndMinYAtMostMaxY = fromArray(FLOATS, floatRows, ROW_A2 + k).lanewise(SUB, maxY)
          .compare(LE, r, valueAtMostRAndMinYAtMostMaxY);
      valueAtMostRAndMinYAtMostMaxYBits |= valueAtMostRAndMinYAtMostMaxY.toLong() << k;
      VectorMask<Float> valueAtMostRAndValueAtMostR = minZ
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_B3 + k)).compare(LE, r);
      valueAtMostRAndValueAtMostR = fromArray(FLOATS, floatRows, ROW_A3 + k).lanewise(SUB, maxZ)
          .compare(LE, r, valueAtMostRAndValueAtMostR);
      valueAtMostRAndValueAtMostRBits |= valueAtMostRAndValueAtMostR.toLong() << k;
    }
    bits[0] = minXAtMostMaxXBits;
    bits[1] = minYAtMostMaxYBits;
    bits[2] = minZAtMostMaxZBits;
    bits[3] = validBits;
    bits[4] = valueAtMostRAndMinYAtMostMaxYBits;
    bits[5] = valueAtMostRAndValueAtMostRBits;
    return allRAtLeastZeroBits;
  }

  private static long floats8(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long valueAtMostRAndValueAtMostRBits, long minZAtMostMaxZBits,
      long valueAtMostRAndMinYAtMostMaxYBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] axs = columns1[0], ays = columns1[1], rs = columns1[6];
    float[] minXs = columns2[0], minYs = columns2[1], maxXs = columns2[3], maxYs = columns2[4];
    long nearBits = 0;
    long squareAtMostRSquaredBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      nearBits |= VectorMask.fromLong(FLOATS, (valueAtMostRAndMinYAtMostMaxYBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (valueAtMostRAndValueAtMostRBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (minZAtMostMaxZBits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
      FloatVector r = fromArray(FLOATS, rs, i);
      FloatVector rSquared = r.lanewise(MUL, r);
      FLOAT_VECTOR.cast(rSquared).intoArray(floatRows, ROW_R_SQUARED + k);
      squareAtMostRSquaredBits |= fromArray(FLOATS, floatRows, ROW_SQUARE + k)
          .compare(LE, rSquared).toLong() << k;
      FloatVector ax = fromArray(FLOATS, axs, i);
      FloatVector minX = fromArray(FLOATS, minXs, j);
      FloatVector maxX = fromArray(FLOATS, maxXs, j);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(ax.lanewise(SUB, ax.blend(maxX, ax.compare(GT, maxX))
          .blend(minX, ax.compare(LT, minX)))).intoArray(floatRows, ROW_DX2 + k);
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector minY = fromArray(FLOATS, minYs, j);
      FloatVector maxY = fromArray(FLOATS, maxYs, j);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(ay.blend(maxY, ay.compare(GT, maxY)).blend(minY, ay.compare(LT, minY))).intoArray(
          floatRows, ROW_MIN_YOR_MAX_YOR_AY + k);
    }
    bits[0] = squareAtMostRSquaredBits;
    return nearBits;
  }

  private static long floats9(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long minXAtMostMaxXBits, long minYAtMostMaxYBits, long minZAtMostMaxZBits,
      long squareAtMostRSquaredBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] ays = columns1[1], azs = columns1[2], bxs = columns1[3], rs = columns1[6];
    float[] minXs = columns2[0], minZs = columns2[2], maxXs = columns2[3], maxZs = columns2[5];
    long eitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector dy = fromArray(FLOATS, ays, i)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MIN_YOR_MAX_YOR_AY + k));
      FloatVector az = fromArray(FLOATS, azs, i);
      FloatVector minZ = fromArray(FLOATS, minZs, j);
      FloatVector maxZ = fromArray(FLOATS, maxZs, j);
      // x < min ? min : x > max ? max : x
      FloatVector dz = az.lanewise(SUB, az.blend(maxZ, az.compare(GT, maxZ)).blend(minZ, az.compare(LT, minZ)));
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX2 + k);
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> valueAtMostRAndMinZAtMostMaxZ = dx.lanewise(ABS)
          .compare(LE, r, VectorMask.fromLong(FLOATS, (minXAtMostMaxXBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (minYAtMostMaxYBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (minZAtMostMaxZBits >>> k) & WideLanes.FLOAT_LANES)));
      valueAtMostRAndMinZAtMostMaxZ = dy.lanewise(ABS).compare(LE, r, valueAtMostRAndMinZAtMostMaxZ);
      valueAtMostRAndMinZAtMostMaxZ = dz.lanewise(ABS).compare(LE, r, valueAtMostRAndMinZAtMostMaxZ);
      valueAtMostRAndMinZAtMostMaxZ = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))
          .compare(LE, fromArray(FLOATS, floatRows, ROW_R_SQUARED + k), valueAtMostRAndMinZAtMostMaxZ);
      eitherBits |= VectorMask.fromLong(FLOATS, (squareAtMostRSquaredBits >>> k) & WideLanes.FLOAT_LANES)
          .or(valueAtMostRAndMinZAtMostMaxZ).toLong() << k;
      FloatVector bx = fromArray(FLOATS, bxs, i);
      FloatVector minX = fromArray(FLOATS, minXs, j);
      FloatVector maxX = fromArray(FLOATS, maxXs, j);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(bx.lanewise(SUB, bx.blend(maxX, bx.compare(GT, maxX))
          .blend(minX, bx.compare(LT, minX)))).intoArray(floatRows, ROW_DX3 + k);
    }
    return eitherBits;
  }

  private static long floats10(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      float[][] results, int at, long minXAtMostMaxXBits, long minYAtMostMaxYBits, long minZAtMostMaxZBits,
      long eitherBits, long allRAtLeastZeroBits, long nearBits, long validBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] bys = columns1[4], bzs = columns1[5], rs = columns1[6];
    float[] minYs = columns2[1], minZs = columns2[2], maxYs = columns2[4], maxZs = columns2[5];
    float[] keys = results[0];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector by = fromArray(FLOATS, bys, i);
      FloatVector minY = fromArray(FLOATS, minYs, j);
      FloatVector maxY = fromArray(FLOATS, maxYs, j);
      // x < min ? min : x > max ? max : x
      FloatVector dy = by.lanewise(SUB, by.blend(maxY, by.compare(GT, maxY)).blend(minY, by.compare(LT, minY)));
      FloatVector bz = fromArray(FLOATS, bzs, i);
      FloatVector minZ = fromArray(FLOATS, minZs, j);
      FloatVector maxZ = fromArray(FLOATS, maxZs, j);
      // x < min ? min : x > max ? max : x
      FloatVector dz = bz.lanewise(SUB, bz.blend(maxZ, bz.compare(GT, maxZ)).blend(minZ, bz.compare(LT, minZ)));
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX3 + k);
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> valueAtMostRAndMinZAtMostMaxZ = dx.lanewise(ABS)
          .compare(LE, r, VectorMask.fromLong(FLOATS, (minXAtMostMaxXBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (minYAtMostMaxYBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (minZAtMostMaxZBits >>> k) & WideLanes.FLOAT_LANES)));
      valueAtMostRAndMinZAtMostMaxZ = dy.lanewise(ABS).compare(LE, r, valueAtMostRAndMinZAtMostMaxZ);
      valueAtMostRAndMinZAtMostMaxZ = dz.lanewise(ABS).compare(LE, r, valueAtMostRAndMinZAtMostMaxZ);
      valueAtMostRAndMinZAtMostMaxZ = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))
          .compare(LE, fromArray(FLOATS, floatRows, ROW_R_SQUARED + k), valueAtMostRAndMinZAtMostMaxZ);
      VectorMask<Float> valueAtMostRAndEither = VectorMask.fromLong(FLOATS, (nearBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (allRAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES)
          .or(valueAtMostRAndMinZAtMostMaxZ));
      FloatVector distance = fromArray(FLOATS, floatRows, ROW_LENGTH + k).lanewise(SUB, r);
      VectorMask<Float> distanceGreaterZero = distance.compare(GT, ALL_ZERO);
      VectorMask<Float> valid = VectorMask.fromLong(FLOATS, (validBits >>> k) & WideLanes.FLOAT_LANES);
      hits |= valid.and(valueAtMostRAndEither
          .or(distanceGreaterZero.not().or(distance.compare(LT, ALL_INFINITY)))).toLong() << k;
      // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY : CapsuleBox.overlap(ax,
      // ay, az, bx, by, bz, r, minX, minY, minZ, maxX, maxY, maxZ) ? 0 : Rounded.apart(length, r)
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(ALL_C1_40E_45.blend(distance, distanceGreaterZero)
          .blend(ALL_ZERO, valueAtMostRAndEither), valid)).intoArray(keys, at + k);
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null, 0);
      floats3(null, 0);
      floats4(null);
      floats5(null);
      floats6(null, 0);
      floats7(null, 0, null, 0, null, null);
      floats8(null, 0, null, 0, null, null, 0, 0, 0);
      floats9(null, 0, null, 0, null, 0, 0, 0, 0);
      floats10(null, 0, null, 0, null, null, 0, 0, 0, 0, 0, 0, 0, 0);
    }
  }
}
