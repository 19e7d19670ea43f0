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
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[2]);

  private static final int ROW_A = 0 * Kernel.BLOCK;
  private static final int ROW_B = 1 * Kernel.BLOCK;
  private static final int ROW_HX = 2 * Kernel.BLOCK;
  private static final int ROW_NEAR_X = 3 * Kernel.BLOCK;
  private static final int ROW_X_OR_ZERO_OR_XOR_ZERO = 4 * Kernel.BLOCK;
  private static final int ROW_FAR_X = 5 * Kernel.BLOCK;
  private static final int ROW_A2 = 6 * Kernel.BLOCK;
  private static final int ROW_B2 = 7 * Kernel.BLOCK;
  private static final int ROW_HY = 8 * Kernel.BLOCK;
  private static final int ROW_NEAR_Y = 9 * Kernel.BLOCK;
  private static final int ROW_FAR_Y = 10 * Kernel.BLOCK;
  private static final int ROW_A3 = 11 * Kernel.BLOCK;
  private static final int ROW_X_OR_ZERO = 12 * Kernel.BLOCK;
  private static final int ROW_B3 = 13 * Kernel.BLOCK;
  private static final int ROW_X_OR_ZERO2 = 14 * Kernel.BLOCK;
  private static final int ROW_HZ = 15 * Kernel.BLOCK;
  private static final int ROW_NEAR_Z = 16 * Kernel.BLOCK;
  private static final int ROW_FAR_Z = 17 * Kernel.BLOCK;
  private static final int ROW_NUMERATOR = 18 * Kernel.BLOCK;
  private static final int ROW_DENOMINATOR = 19 * Kernel.BLOCK;
  private static final int ROW_BETWEEN = 20 * Kernel.BLOCK;
  private static final int ROW_P = 21 * Kernel.BLOCK;
  private static final int ROW_T = 22 * Kernel.BLOCK;
  private static final int ROW_DX = 23 * Kernel.BLOCK;
  private static final int ROW_SQUARE = 24 * Kernel.BLOCK;
  private static final int ROW_LENGTH = 25 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[26 * Kernel.BLOCK]);

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
      long azLessBzBits = floats2(columns1, from1, columns2, from2, floatRows);
      floats3(floatRows, azLessBzBits);
      floats4(floatRows);
      floats5(floatRows);
      long allRAtLeastZeroBits = floats6(columns1, from1, floatRows);
      long validBits = floats7(columns1, from1, columns2, from2, floatRows, bits, allRAtLeastZeroBits);
      long nearBits = bits[0];
      long hits = floats8(columns1, from1, floatRows, results, at, allRAtLeastZeroBits, nearBits, validBits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] axs = columns1[0], bxs = columns1[3];
    float[] minXs = columns2[0], maxXs = columns2[3];
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
      FLOAT_VECTOR.cast(xOrZero.blend(xOrZero2, axLessBx)).intoArray(floatRows, ROW_X_OR_ZERO_OR_XOR_ZERO + k);
    }
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] ays = columns1[1], azs = columns1[2], bys = columns1[4], bzs = columns1[5];
    float[] minYs = columns2[1], minZs = columns2[2], maxYs = columns2[4], maxZs = columns2[5];
    long azLessBzBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HX + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_X_OR_ZERO_OR_XOR_ZERO + k))).intoArray(floatRows,
          ROW_FAR_X + k);
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector by = fromArray(FLOATS, bys, i);
      VectorMask<Float> ayLessBy = ay.compare(LT, by);
      // a < b ? a : b
      FloatVector a = by.blend(ay, ayLessBy);
      FLOAT_VECTOR.cast(a).intoArray(floatRows, ROW_A2 + k);
      FloatVector x = fromArray(FLOATS, minYs, j).lanewise(SUB, a);
      // x > 0 ? x : 0
      FloatVector xOrZero = ALL_ZERO.blend(x, x.compare(GT, ALL_ZERO));
      // a < b ? b : a
      FloatVector b = ay.blend(by, ayLessBy);
      FLOAT_VECTOR.cast(b).intoArray(floatRows, ROW_B2 + k);
      FloatVector x2 = b.lanewise(SUB, fromArray(FLOATS, maxYs, j));
      // x > 0 ? x : 0
      FloatVector xOrZero2 = ALL_ZERO.blend(x2, x2.compare(GT, ALL_ZERO));
      FloatVector hy = ALL_HALF.lanewise(MUL, b.lanewise(SUB, a));
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY + k);
      // a < b ? positive(min - low(a, b)) : positive(high(a, b) - max)
      FLOAT_VECTOR.cast(xOrZero2.blend(xOrZero, ayLessBy).lanewise(SUB, hy)).intoArray(floatRows,
          ROW_NEAR_Y + k);
      // a < b ? positive(high(a, b) - max) : positive(min - low(a, b))
      FLOAT_VECTOR.cast(hy.lanewise(SUB, xOrZero.blend(xOrZero2, ayLessBy))).intoArray(floatRows,
          ROW_FAR_Y + k);
      FloatVector az = fromArray(FLOATS, azs, i);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      VectorMask<Float> azLessBz = az.compare(LT, bz);
      azLessBzBits |= azLessBz.toLong() << k;
      // a < b ? a : b
      FloatVector a2 = bz.blend(az, azLessBz);
      FLOAT_VECTOR.cast(a2).intoArray(floatRows, ROW_A3 + k);
      FloatVector x3 = fromArray(FLOATS, minZs, j).lanewise(SUB, a2);
      // x > 0 ? x : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(x3, x3.compare(GT, ALL_ZERO))).intoArray(floatRows, ROW_X_OR_ZERO + k);
      // a < b ? b : a
      FloatVector b2 = az.blend(bz, azLessBz);
      FLOAT_VECTOR.cast(b2).intoArray(floatRows, ROW_B3 + k);
      FloatVector x4 = b2.lanewise(SUB, fromArray(FLOATS, maxZs, j));
      // x > 0 ? x : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(x4, x4.compare(GT, ALL_ZERO))).intoArray(floatRows, ROW_X_OR_ZERO2 + k);
    }
    return azLessBzBits;
  }

  private static void floats3(float[] floatRows, long azLessBzBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hz = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_B3 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_A3 + k)));
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ + k);
      VectorMask<Float> azLessBz = VectorMask.fromLong(FLOATS, (azLessBzBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector xOrZero = fromArray(FLOATS, floatRows, ROW_X_OR_ZERO + k);
      FloatVector xOrZero2 = fromArray(FLOATS, floatRows, ROW_X_OR_ZERO2 + k);
      // a < b ? positive(min - low(a, b)) : positive(high(a, b) - max)
      FloatVector nearZ = xOrZero2.blend(xOrZero, azLessBz).lanewise(SUB, hz);
      FLOAT_VECTOR.cast(nearZ).intoArray(floatRows, ROW_NEAR_Z + k);
      // a < b ? positive(high(a, b) - max) : positive(min - low(a, b))
      FloatVector farZ = hz.lanewise(SUB, xOrZero.blend(xOrZero2, azLessBz));
      FLOAT_VECTOR.cast(farZ).intoArray(floatRows, ROW_FAR_Z + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      VectorMask<Float> hxGreaterZero = hx.compare(GT, ALL_ZERO);
      // hx > 0 ? nearX : -1
      FloatVector inX = ALL_MINUS_ONE.blend(fromArray(FLOATS, floatRows, ROW_NEAR_X + k), hxGreaterZero);
      // hx > 0 ? farX : 1
      FloatVector outX = ALL_ONE.blend(fromArray(FLOATS, floatRows, ROW_FAR_X + k), hxGreaterZero);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      VectorMask<Float> hyGreaterZero = hy.compare(GT, ALL_ZERO);
      // hy > 0 ? nearY : -1
      FloatVector inY = ALL_MINUS_ONE.blend(fromArray(FLOATS, floatRows, ROW_NEAR_Y + k), hyGreaterZero);
      // hy > 0 ? farY : 1
      FloatVector outY = ALL_ONE.blend(fromArray(FLOATS, floatRows, ROW_FAR_Y + k), hyGreaterZero);
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
      FLOAT_VECTOR.cast(between).intoArray(floatRows, ROW_BETWEEN + k);
      FLOAT_VECTOR.cast(between.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))).intoArray(floatRows,
          ROW_P + k);
    }
  }

  private static void floats5(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector p = fromArray(FLOATS, floatRows, ROW_P + k);
      FloatVector farX = fromArray(FLOATS, floatRows, ROW_FAR_X + k);
      VectorMask<Float> pGreaterFarX = p.compare(GT, farX);
      FloatVector nearX = fromArray(FLOATS, floatRows, ROW_NEAR_X + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector x = p.blend(farX, pGreaterFarX).blend(nearX.blend(p, pGreaterFarX), p.compare(LT, nearX));
      FloatVector between = fromArray(FLOATS, floatRows, ROW_BETWEEN + k);
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
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
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

  private static long floats6(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6];
    long allRAtLeastZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector p = t.lanewise(MUL, hy);
      FloatVector farY = fromArray(FLOATS, floatRows, ROW_FAR_Y + k);
      VectorMask<Float> pGreaterFarY = p.compare(GT, farY);
      FloatVector nearY = fromArray(FLOATS, floatRows, ROW_NEAR_Y + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector dy = p.lanewise(SUB, p.blend(farY, pGreaterFarY)
          .blend(nearY.blend(p, pGreaterFarY), p.compare(LT, nearY)));
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector p2 = t.lanewise(MUL, hz);
      FloatVector farZ = fromArray(FLOATS, floatRows, ROW_FAR_Z + k);
      VectorMask<Float> pGreaterFarZ = p2.compare(GT, farZ);
      FloatVector nearZ = fromArray(FLOATS, floatRows, ROW_NEAR_Z + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector dz = p2.lanewise(SUB, p2.blend(farZ, pGreaterFarZ)
          .blend(nearZ.blend(p2, pGreaterFarZ), p2.compare(LT, nearZ)));
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector square = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE + k);
      FLOAT_VECTOR.cast(square.lanewise(SQRT)).intoArray(floatRows, ROW_LENGTH + k);
      VectorMask<Float> allRAtLeastZero = fromArray(FLOATS, rs, i).compare(GE, ALL_ZERO);
      allRAtLeastZero = fromArray(FLOATS, floatRows, ROW_HX + k).lanewise(ADD, hy).lanewise(ADD, hz)
          .compare(LE, ALL_LARGEST, allRAtLeastZero);
      allRAtLeastZeroBits |= allRAtLeastZero.toLong() << k;
    }
    return allRAtLeastZeroBits;
  }

  private static long floats7(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long allRAtLeastZeroBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6];
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
    long validBits = 0;
    long nearBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector minX = fromArray(FLOATS, minXs, j);
      FloatVector maxX = fromArray(FLOATS, maxXs, j);
      VectorMask<Float> minXAtMostMaxX = minX.compare(LE, maxX);
      FloatVector minY = fromArray(FLOATS, minYs, j);
      FloatVector maxY = fromArray(FLOATS, maxYs, j);
      VectorMask<Float> minYAtMostMaxY = minY.compare(LE, maxY);
      FloatVector minZ = fromArray(FLOATS, minZs, j);
      FloatVector maxZ = fromArray(FLOATS, maxZs, j);
      VectorMask<Float> minZAtMostMaxZ = minZ.compare(LE, maxZ);
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
    }
    bits[0] = nearBits;
    return validBits;
  }

  private static long floats8(float[][] columns1, int from1, float[] floatRows, float[][] results, int at,
      long allRAtLeastZeroBits, long nearBits, long validBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6];
    float[] keys = results[0];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> allValueAtMostR = fromArray(FLOATS, floatRows, ROW_SQUARE + k)
          .compare(LE, r.lanewise(MUL, r), VectorMask.fromLong(FLOATS, (nearBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (allRAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)));
      FloatVector distance = fromArray(FLOATS, floatRows, ROW_LENGTH + k).lanewise(SUB, r);
      VectorMask<Float> distanceGreaterZero = distance.compare(GT, ALL_ZERO);
      VectorMask<Float> valid = VectorMask.fromLong(FLOATS, (validBits >>> k) & WideLanes.FLOAT_LANES);
      hits |= valid.and(allValueAtMostR.or(distanceGreaterZero.not()
          .or(distance.compare(LT, ALL_INFINITY)))).toLong() << k;
      // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY : CapsuleBox.overlap(ax,
      // ay, az, bx, by, bz, r, minX, minY, minZ, maxX, maxY, maxZ) ? 0 : Rounded.apart(length, r)
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(ALL_C1_40E_45.blend(distance, distanceGreaterZero)
          .blend(ALL_ZERO, allValueAtMostR), valid)).intoArray(keys, at + k);
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null);
      floats3(null, 0);
      floats4(null);
      floats5(null);
      floats6(null, 0, null);
      floats7(null, 0, null, 0, null, null, 0);
      floats8(null, 0, null, null, 0, 0, 0, 0);
    }
  }
}
