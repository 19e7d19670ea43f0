// Compiled from CapsuleBoxDistance.java; changes are made there.
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
 * Wide twin of {@link CapsuleBoxDistance#points}: the same operations in the same order, on vectors of pairs.
 */
final class CapsuleBoxDistancePointsWide implements LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_C3_00 = FloatVector.broadcast(FLOATS, 3.0f);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_C16_0 = FloatVector.broadcast(FLOATS, 16.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[5]);

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
  private static final int ROW_BETWEEN = 19 * Kernel.BLOCK;
  private static final int ROW_NUMERATOR = 20 * Kernel.BLOCK;
  private static final int ROW_T = 21 * Kernel.BLOCK;
  private static final int ROW_DX = 22 * Kernel.BLOCK;
  private static final int ROW_DY = 23 * Kernel.BLOCK;
  private static final int ROW_DZ = 24 * Kernel.BLOCK;
  private static final int ROW_SQUARE = 25 * Kernel.BLOCK;
  private static final int ROW_LENGTH = 26 * Kernel.BLOCK;
  private static final int ROW_R_SQUARED = 27 * Kernel.BLOCK;
  private static final int ROW_APART = 28 * Kernel.BLOCK;
  private static final int ROW_DX2 = 29 * Kernel.BLOCK;
  private static final int ROW_PX = 30 * Kernel.BLOCK;
  private static final int ROW_DY2 = 31 * Kernel.BLOCK;
  private static final int ROW_PY = 32 * Kernel.BLOCK;
  private static final int ROW_DZ2 = 33 * Kernel.BLOCK;
  private static final int ROW_PZ = 34 * Kernel.BLOCK;
  private static final int ROW_PART = 35 * Kernel.BLOCK;
  private static final int ROW_SIDE_X = 36 * Kernel.BLOCK;
  private static final int ROW_SIDE_Y = 37 * Kernel.BLOCK;
  private static final int ROW_SIDE_Z = 38 * Kernel.BLOCK;
  private static final int ROW_AX_OUT = 39 * Kernel.BLOCK;
  private static final int ROW_BX_OUT = 40 * Kernel.BLOCK;
  private static final int ROW_AY_OUT = 41 * Kernel.BLOCK;
  private static final int ROW_BY_OUT = 42 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 43 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[44 * Kernel.BLOCK]);

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
      long axLessBxBits = floats1(columns1, from1, columns2, from2, floatRows, bits);
      long ayLessByBits = bits[0];
      long azLessBzBits = floats2(columns1, from1, columns2, from2, floatRows, bits, ayLessByBits);
      long hyGreaterZeroBits = bits[0];
      floats3(floatRows, hyGreaterZeroBits);
      floats4(floatRows);
      floats5(floatRows);
      long allNearXAtMostHxBits = floats6(floatRows);
      long allRAtLeastZeroBits = floats7(columns1, from1, floatRows, allNearXAtMostHxBits);
      long minXAtMostMaxXBits = floats8(columns1, from1, columns2, from2, floatRows, bits, allRAtLeastZeroBits);
      long minYAtMostMaxYBits = bits[0];
      long minZAtMostMaxZBits = bits[1];
      long validBits = bits[2];
      long nearBits = bits[3];
      long eitherBits = floats9(columns1, from1, columns2, from2, floatRows, minXAtMostMaxXBits,
          minYAtMostMaxYBits, minZAtMostMaxZBits);
      floats10(columns1, from1, columns2, from2, floatRows, minXAtMostMaxXBits, minYAtMostMaxYBits,
          minZAtMostMaxZBits, eitherBits, allRAtLeastZeroBits, nearBits, validBits);
      long hits = floats11(columns1, from1, floatRows, axLessBxBits, ayLessByBits, azLessBzBits);
      floats12(columns1, from1, floatRows);
      floats13(columns2, from2, floatRows, hits);
      floats14(columns2, from2, floatRows, results, at, hits);
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
    float[] axs = columns1[0], ays = columns1[1], bxs = columns1[3], bys = columns1[4];
    float[] minXs = columns2[0], minYs = columns2[1], maxXs = columns2[3];
    long axLessBxBits = 0;
    long ayLessByBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ax = fromArray(FLOATS, axs, i);
      FloatVector bx = fromArray(FLOATS, bxs, i);
      VectorMask<Float> axLessBx = ax.compare(LT, bx);
      axLessBxBits |= axLessBx.toLong() << k;
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
    }
    bits[0] = ayLessByBits;
    return axLessBxBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long ayLessByBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] ays = columns1[1], azs = columns1[2], bys = columns1[4], bzs = columns1[5];
    float[] minZs = columns2[2], maxYs = columns2[4], maxZs = columns2[5];
    long azLessBzBits = 0;
    long hyGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> ayLessBy = VectorMask.fromLong(FLOATS, (ayLessByBits >>> k) & WideLanes.FLOAT_LANES);
      // a < b ? b : a
      FloatVector b = fromArray(FLOATS, ays, i).blend(fromArray(FLOATS, bys, i), ayLessBy);
      FLOAT_VECTOR.cast(b).intoArray(floatRows, ROW_B2 + k);
      FloatVector x = b.lanewise(SUB, fromArray(FLOATS, maxYs, j));
      // x > 0 ? x : 0
      FloatVector xOrZero = ALL_ZERO.blend(x, x.compare(GT, ALL_ZERO));
      FloatVector hy = ALL_HALF.lanewise(MUL, b.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_A2 + k)));
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY + k);
      FloatVector xOrZero2 = fromArray(FLOATS, floatRows, ROW_X_OR_ZERO + k);
      // a < b ? positive(min - low(a, b)) : positive(high(a, b) - max)
      FloatVector nearY = xOrZero.blend(xOrZero2, ayLessBy).lanewise(SUB, hy);
      FLOAT_VECTOR.cast(nearY).intoArray(floatRows, ROW_NEAR_Y + k);
      // a < b ? positive(high(a, b) - max) : positive(min - low(a, b))
      FLOAT_VECTOR.cast(hy.lanewise(SUB, xOrZero2.blend(xOrZero, ayLessBy))).intoArray(floatRows,
          ROW_FAR_Y + k);
      FloatVector az = fromArray(FLOATS, azs, i);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      VectorMask<Float> azLessBz = az.compare(LT, bz);
      azLessBzBits |= azLessBz.toLong() << k;
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
      hyGreaterZeroBits |= hyGreaterZero.toLong() << k;
      // hy > 0 ? nearY : -1
      FLOAT_VECTOR.cast(ALL_MINUS_ONE.blend(nearY, hyGreaterZero)).intoArray(floatRows, ROW_IN_Y + k);
    }
    bits[0] = hyGreaterZeroBits;
    return azLessBzBits;
  }

  private static void floats3(float[] floatRows, long hyGreaterZeroBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // hy > 0 ? farY : 1
      FloatVector outY = ALL_ONE.blend(fromArray(FLOATS, floatRows, ROW_FAR_Y + k),
          VectorMask.fromLong(FLOATS, (hyGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      VectorMask<Float> hzGreaterZero = hz.compare(GT, ALL_ZERO);
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
      VectorMask<Float> inByZ = inZ.lanewise(MUL, hIn).compare(GT, in.lanewise(MUL, hz));
      // inByZ ? inZ : in
      FloatVector in2 = in.blend(inZ, inByZ);
      // inByZ ? hz : hIn
      FloatVector hIn2 = hIn.blend(hz, inByZ);
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
      FLOAT_VECTOR.cast(x.lanewise(MUL, hx).lanewise(ADD, y.lanewise(MUL, hy))
          .lanewise(ADD, z.lanewise(MUL, hz))).intoArray(floatRows, ROW_NUMERATOR + k);
    }
  }

  private static void floats5(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector denominator = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz));
      FloatVector numerator = fromArray(FLOATS, floatRows, ROW_NUMERATOR + k);
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
    }
  }

  private static long floats6(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long allNearXAtMostHxBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nearX = fromArray(FLOATS, floatRows, ROW_NEAR_X + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      VectorMask<Float> allNearXAtMostHx = nearX.compare(LE, hx);
      FloatVector nearY = fromArray(FLOATS, floatRows, ROW_NEAR_Y + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      allNearXAtMostHx = nearY.compare(LE, hy, allNearXAtMostHx);
      FloatVector nearZ = fromArray(FLOATS, floatRows, ROW_NEAR_Z + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      allNearXAtMostHx = nearZ.compare(LE, hz, allNearXAtMostHx);
      FloatVector farX = fromArray(FLOATS, floatRows, ROW_FAR_X + k);
      allNearXAtMostHx = farX.compare(GE, hx.lanewise(NEG), allNearXAtMostHx);
      FloatVector farY = fromArray(FLOATS, floatRows, ROW_FAR_Y + k);
      VectorMask<Float> allNearXAtMostHx2 = farY.compare(GE, hy.lanewise(NEG));
      FloatVector farZ = fromArray(FLOATS, floatRows, ROW_FAR_Z + k);
      allNearXAtMostHx2 = farZ.compare(GE, hz.lanewise(NEG), allNearXAtMostHx2);
      allNearXAtMostHx2 = nearX.lanewise(MUL, hy).lanewise(SUB, farY.lanewise(MUL, hx))
          .compare(LE, ALL_ZERO, allNearXAtMostHx2);
      allNearXAtMostHx2 = nearX.lanewise(MUL, hz).lanewise(SUB, farZ.lanewise(MUL, hx))
          .compare(LE, ALL_ZERO, allNearXAtMostHx2);
      VectorMask<Float> allNearXAtMostHx3 = nearY.lanewise(MUL, hx).lanewise(SUB, farX.lanewise(MUL, hy))
          .compare(LE, ALL_ZERO);
      allNearXAtMostHx3 = nearY.lanewise(MUL, hz).lanewise(SUB, farZ.lanewise(MUL, hy))
          .compare(LE, ALL_ZERO, allNearXAtMostHx3);
      allNearXAtMostHx3 = nearZ.lanewise(MUL, hx).lanewise(SUB, farX.lanewise(MUL, hz))
          .compare(LE, ALL_ZERO, allNearXAtMostHx3);
      allNearXAtMostHx3 = nearZ.lanewise(MUL, hy).lanewise(SUB, farY.lanewise(MUL, hz))
          .compare(LE, ALL_ZERO, allNearXAtMostHx3);
      allNearXAtMostHx = allNearXAtMostHx.and(allNearXAtMostHx2).and(allNearXAtMostHx3);
      allNearXAtMostHxBits |= allNearXAtMostHx.toLong() << k;
    }
    return allNearXAtMostHxBits;
  }

  private static long floats7(float[][] columns1, int from1, float[] floatRows, long allNearXAtMostHxBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6];
    long allRAtLeastZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      // crosses(nearX, farX, hx, nearY, farY, hy, nearZ, farZ, hz) ? 0 : dx * dx + dy * dy + dz * dz
      FloatVector square = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (allNearXAtMostHxBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE + k);
      FLOAT_VECTOR.cast(square.lanewise(SQRT)).intoArray(floatRows, ROW_LENGTH + k);
      VectorMask<Float> allRAtLeastZero = fromArray(FLOATS, rs, i).compare(GE, ALL_ZERO);
      allRAtLeastZero = fromArray(FLOATS, floatRows, ROW_HX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HZ + k)).compare(LE, ALL_LARGEST, allRAtLeastZero);
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
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
    long minXAtMostMaxXBits = 0;
    long minYAtMostMaxYBits = 0;
    long minZAtMostMaxZBits = 0;
    long validBits = 0;
    long nearBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
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
      validBits |= fromArray(FLOATS, floatRows, ROW_LENGTH + k)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (allRAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES).and(minXAtMostMaxX).and(minYAtMostMaxY).and(minZAtMostMaxZ)).toLong() << k;
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> near = minX.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_B + k))
          .compare(LE, r, minXAtMostMaxX.and(minYAtMostMaxY).and(minZAtMostMaxZ));
      near = fromArray(FLOATS, floatRows, ROW_A + k).lanewise(SUB, maxX).compare(LE, r, near);
      near = minY.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_B2 + k)).compare(LE, r, near);
      VectorMask<Float> near2 = fromArray(FLOATS, floatRows, ROW_A2 + k).lanewise(SUB, maxY).compare(LE, r);
      near2 = minZ.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_B3 + k)).compare(LE, r, near2);
      near2 = fromArray(FLOATS, floatRows, ROW_A3 + k).lanewise(SUB, maxZ).compare(LE, r, near2);
      near = near.and(near2);
      nearBits |= near.toLong() << k;
      FLOAT_VECTOR.cast(r.lanewise(MUL, r)).intoArray(floatRows, ROW_R_SQUARED + k);
    }
    bits[0] = minYAtMostMaxYBits;
    bits[1] = minZAtMostMaxZBits;
    bits[2] = validBits;
    bits[3] = nearBits;
    return minXAtMostMaxXBits;
  }

  private static long floats9(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long minXAtMostMaxXBits, long minYAtMostMaxYBits, long minZAtMostMaxZBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], rs = columns1[6];
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
    long eitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ax = fromArray(FLOATS, axs, i);
      FloatVector minX = fromArray(FLOATS, minXs, j);
      FloatVector maxX = fromArray(FLOATS, maxXs, j);
      // x < min ? min : x > max ? max : x
      FloatVector dx = ax.lanewise(SUB, ax.blend(maxX, ax.compare(GT, maxX)).blend(minX, ax.compare(LT, minX)));
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector minY = fromArray(FLOATS, minYs, j);
      FloatVector maxY = fromArray(FLOATS, maxYs, j);
      // x < min ? min : x > max ? max : x
      FloatVector dy = ay.lanewise(SUB, ay.blend(maxY, ay.compare(GT, maxY)).blend(minY, ay.compare(LT, minY)));
      FloatVector az = fromArray(FLOATS, azs, i);
      FloatVector minZ = fromArray(FLOATS, minZs, j);
      FloatVector maxZ = fromArray(FLOATS, maxZs, j);
      // x < min ? min : x > max ? max : x
      FloatVector dz = az.lanewise(SUB, az.blend(maxZ, az.compare(GT, maxZ)).blend(minZ, az.compare(LT, minZ)));
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> valueAtMostRAndMinZAtMostMaxZ = dx.lanewise(ABS)
          .compare(LE, r, VectorMask.fromLong(FLOATS, (minXAtMostMaxXBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (minYAtMostMaxYBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (minZAtMostMaxZBits >>> k) & WideLanes.FLOAT_LANES)));
      valueAtMostRAndMinZAtMostMaxZ = dy.lanewise(ABS).compare(LE, r, valueAtMostRAndMinZAtMostMaxZ);
      valueAtMostRAndMinZAtMostMaxZ = dz.lanewise(ABS).compare(LE, r, valueAtMostRAndMinZAtMostMaxZ);
      FloatVector rSquared = fromArray(FLOATS, floatRows, ROW_R_SQUARED + k);
      valueAtMostRAndMinZAtMostMaxZ = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz)).compare(LE, rSquared, valueAtMostRAndMinZAtMostMaxZ);
      eitherBits |= fromArray(FLOATS, floatRows, ROW_SQUARE + k).compare(LE, rSquared)
          .or(valueAtMostRAndMinZAtMostMaxZ).toLong() << k;
    }
    return eitherBits;
  }

  private static void floats10(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long minXAtMostMaxXBits, long minYAtMostMaxYBits, long minZAtMostMaxZBits, long eitherBits,
      long allRAtLeastZeroBits, long nearBits, long validBits) {
    if (columns1 == null) {
      return;
    }
    float[] bxs = columns1[3], bys = columns1[4], bzs = columns1[5], rs = columns1[6];
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector bx = fromArray(FLOATS, bxs, i);
      FloatVector minX = fromArray(FLOATS, minXs, j);
      FloatVector maxX = fromArray(FLOATS, maxXs, j);
      // x < min ? min : x > max ? max : x
      FloatVector dx = bx.lanewise(SUB, bx.blend(maxX, bx.compare(GT, maxX)).blend(minX, bx.compare(LT, minX)));
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
      // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY : CapsuleBox.overlap(ax,
      // ay, az, bx, by, bz, r, minX, minY, minZ, maxX, maxY, maxZ) ? 0 : Rounded.apart(length, r)
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(ALL_C1_40E_45.blend(distance, distance.compare(GT, ALL_ZERO))
          .blend(ALL_ZERO, valueAtMostRAndEither),
          VectorMask.fromLong(FLOATS, (validBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_APART + k);
    }
  }

  private static long floats11(float[][] columns1, int from1, float[] floatRows, long axLessBxBits,
      long ayLessByBits, long azLessBzBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] axs = columns1[0], ays = columns1[1], bxs = columns1[3], bys = columns1[4];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      hits |= fromArray(FLOATS, floatRows, ROW_APART + k).compare(LT, ALL_INFINITY).toLong() << k;
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      // a < b ? along : -along
      FLOAT_VECTOR.cast(dx.lanewise(NEG).blend(dx,
          VectorMask.fromLong(FLOATS, (axLessBxBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_DX2 + k);
      FloatVector bx = fromArray(FLOATS, bxs, i);
      FloatVector ax = fromArray(FLOATS, axs, i);
      FloatVector h = ALL_HALF.lanewise(MUL, bx.lanewise(SUB, ax));
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ax).lanewise(ADD, ALL_HALF.lanewise(MUL, bx))
          .lanewise(ADD, t.lanewise(MUL, h).lanewise(ADD, ALL_ZERO))).intoArray(floatRows, ROW_PX + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      // a < b ? along : -along
      FLOAT_VECTOR.cast(dy.lanewise(NEG).blend(dy,
          VectorMask.fromLong(FLOATS, (ayLessByBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_DY2 + k);
      FloatVector by = fromArray(FLOATS, bys, i);
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector h2 = ALL_HALF.lanewise(MUL, by.lanewise(SUB, ay));
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ay).lanewise(ADD, ALL_HALF.lanewise(MUL, by))
          .lanewise(ADD, t.lanewise(MUL, h2).lanewise(ADD, ALL_ZERO))).intoArray(floatRows, ROW_PY + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      // a < b ? along : -along
      FLOAT_VECTOR.cast(dz.lanewise(NEG).blend(dz,
          VectorMask.fromLong(FLOATS, (azLessBzBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_DZ2 + k);
    }
    return hits;
  }

  private static void floats12(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] azs = columns1[2], bzs = columns1[5], rs = columns1[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector bz = fromArray(FLOATS, bzs, i);
      FloatVector az = fromArray(FLOATS, azs, i);
      FloatVector h = ALL_HALF.lanewise(MUL, bz.lanewise(SUB, az));
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, az).lanewise(ADD, ALL_HALF.lanewise(MUL, bz))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_T + k).lanewise(MUL, h)
          .lanewise(ADD, ALL_ZERO))).intoArray(floatRows, ROW_PZ + k);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX2 + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY2 + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ2 + k);
      FloatVector length = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz)).lanewise(SQRT);
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

  private static void floats13(float[][] columns2, int from2, float[] floatRows, long hits) {
    if (columns2 == null) {
      return;
    }
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX2 + k);
      FloatVector px = fromArray(FLOATS, floatRows, ROW_PX + k);
      FloatVector minX = fromArray(FLOATS, minXs, j);
      VectorMask<Float> lower = dx.compare(LT, ALL_ZERO).or(px.compare(LE, minX));
      FloatVector maxX = fromArray(FLOATS, maxXs, j);
      VectorMask<Float> upper = dx.compare(GT, ALL_ZERO).or(px.compare(GE, maxX));
      // lower ? 1 : upper ? 2 : 0
      FloatVector sideX = ALL_ZERO.blend(ALL_TWO, upper).blend(ALL_ONE, lower);
      FLOAT_VECTOR.cast(sideX).intoArray(floatRows, ROW_SIDE_X + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY2 + k);
      FloatVector py = fromArray(FLOATS, floatRows, ROW_PY + k);
      FloatVector minY = fromArray(FLOATS, minYs, j);
      VectorMask<Float> lower2 = dy.compare(LT, ALL_ZERO).or(py.compare(LE, minY));
      FloatVector maxY = fromArray(FLOATS, maxYs, j);
      VectorMask<Float> upper2 = dy.compare(GT, ALL_ZERO).or(py.compare(GE, maxY));
      // lower ? 1 : upper ? 2 : 0
      FloatVector sideY = ALL_ZERO.blend(ALL_TWO, upper2).blend(ALL_ONE, lower2);
      FLOAT_VECTOR.cast(sideY).intoArray(floatRows, ROW_SIDE_Y + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ2 + k);
      FloatVector pz = fromArray(FLOATS, floatRows, ROW_PZ + k);
      VectorMask<Float> lower3 = dz.compare(LT, ALL_ZERO).or(pz.compare(LE, fromArray(FLOATS, minZs, j)));
      VectorMask<Float> upper3 = dz.compare(GT, ALL_ZERO).or(pz.compare(GE, fromArray(FLOATS, maxZs, j)));
      // lower ? 1 : upper ? 2 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_TWO, upper3).blend(ALL_ONE, lower3)).intoArray(floatRows,
          ROW_SIDE_Z + k);
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector part = fromArray(FLOATS, floatRows, ROW_PART + k);
      // hit ? px - part * dx : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(px.lanewise(SUB, part.lanewise(MUL, dx)), hit)).intoArray(floatRows,
          ROW_AX_OUT + k);
      // side == 1 ? min : side == 2 ? max : p; hit ? BoxFeature.point(sideX, px, minX, maxX) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(px.blend(maxX, sideX.compare(EQ, ALL_TWO))
          .blend(minX, sideX.compare(EQ, ALL_ONE)), hit)).intoArray(floatRows, ROW_BX_OUT + k);
      // hit ? py - part * dy : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(py.lanewise(SUB, part.lanewise(MUL, dy)), hit)).intoArray(floatRows,
          ROW_AY_OUT + k);
      // side == 1 ? min : side == 2 ? max : p; hit ? BoxFeature.point(sideY, py, minY, maxY) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(py.blend(maxY, sideY.compare(EQ, ALL_TWO))
          .blend(minY, sideY.compare(EQ, ALL_ONE)), hit)).intoArray(floatRows, ROW_BY_OUT + k);
      FLOAT_VECTOR.cast(part.lanewise(MUL, dz)).intoArray(floatRows, ROW_PRODUCT + k);
    }
  }

  private static void floats14(float[][] columns2, int from2, float[] floatRows, float[][] results, int at,
      long hits) {
    if (columns2 == null) {
      return;
    }
    float[] minZs = columns2[2], maxZs = columns2[5];
    float[] distances = results[0], axOuts = results[1], bxOuts = results[2], ayOuts = results[3],
        byOuts = results[4], azOuts = results[5], bzOuts = results[6], featureAs = results[7],
        featureBs = results[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector pz = fromArray(FLOATS, floatRows, ROW_PZ + k);
      // hit ? pz - part * dz : 0
      FloatVector azOut = ALL_ZERO.blend(pz.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT + k)), hit);
      FloatVector sideZ = fromArray(FLOATS, floatRows, ROW_SIDE_Z + k);
      // side == 1 ? min : side == 2 ? max : p; hit ? BoxFeature.point(sideZ, pz, minZ, maxZ) : 0
      FloatVector bzOut = ALL_ZERO.blend(pz.blend(fromArray(FLOATS, maxZs, j), sideZ.compare(EQ, ALL_TWO))
          .blend(fromArray(FLOATS, minZs, j), sideZ.compare(EQ, ALL_ONE)), hit);
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T + k);
      // t <= -1 ? 1 : t >= 1 ? 2 : 3; hit ? Segment.feature(t) : 0
      FloatVector featureA = ALL_ZERO.blend(ALL_C3_00.blend(ALL_TWO, t.compare(GE, ALL_ONE))
          .blend(ALL_ONE, t.compare(LE, ALL_MINUS_ONE)), hit);
      // hit ? BoxFeature.of(sideX, sideY, sideZ) : 0
      FloatVector featureB = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_SIDE_X + k)
          .lanewise(ADD, ALL_C4_00.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIDE_Y + k)))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ)), hit);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_APART + k)).intoArray(distances, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AX_OUT + k)).intoArray(axOuts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_BX_OUT + k)).intoArray(bxOuts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AY_OUT + k)).intoArray(ayOuts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_BY_OUT + k)).intoArray(byOuts, at + k);
      FLOAT_VECTOR.cast(azOut).intoArray(azOuts, at + k);
      FLOAT_VECTOR.cast(bzOut).intoArray(bzOuts, at + k);
      FLOAT_VECTOR.cast(featureA).intoArray(featureAs, at + k);
      FLOAT_VECTOR.cast(featureB).intoArray(featureBs, at + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null, null);
      floats2(null, 0, null, 0, null, null, 0);
      floats3(null, 0);
      floats4(null);
      floats5(null);
      floats6(null);
      floats7(null, 0, null, 0);
      floats8(null, 0, null, 0, null, null, 0);
      floats9(null, 0, null, 0, null, 0, 0, 0);
      floats10(null, 0, null, 0, null, 0, 0, 0, 0, 0, 0, 0);
      floats11(null, 0, null, 0, 0, 0);
      floats12(null, 0, null);
      floats13(null, 0, null, 0);
      floats14(null, 0, null, null, 0, 0);
    }
  }
}
