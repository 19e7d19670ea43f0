// Compiled from SphereCapsuleContact.java; changes are made there.
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
 * Wide twin of {@link SphereCapsuleContact#contact}: the same operations in the same order, on vectors of
 * pairs.
 */
final class SphereCapsuleContactWide implements LoopedKernel {
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LEAST = FloatVector.broadcast(FLOATS, 0.0625f);
  private static final FloatVector ALL_MINUS_C1_40E_45 = FloatVector.broadcast(FLOATS, -1.4E-45f);
  private static final FloatVector ALL_NONE = FloatVector.broadcast(FLOATS, Float.NEGATIVE_INFINITY);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_C3_00 = FloatVector.broadcast(FLOATS, 3.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[3]);

  private static final int ROW_R = 0 * Kernel.BLOCK;
  private static final int ROW_MX = 1 * Kernel.BLOCK;
  private static final int ROW_HX = 2 * Kernel.BLOCK;
  private static final int ROW_MY = 3 * Kernel.BLOCK;
  private static final int ROW_HY = 4 * Kernel.BLOCK;
  private static final int ROW_MZ = 5 * Kernel.BLOCK;
  private static final int ROW_HZ = 6 * Kernel.BLOCK;
  private static final int ROW_DENOMINATOR = 7 * Kernel.BLOCK;
  private static final int ROW_T = 8 * Kernel.BLOCK;
  private static final int ROW_DX = 9 * Kernel.BLOCK;
  private static final int ROW_DY = 10 * Kernel.BLOCK;
  private static final int ROW_DZ = 11 * Kernel.BLOCK;
  private static final int ROW_SIDE_X = 12 * Kernel.BLOCK;
  private static final int ROW_SIDE_Y = 13 * Kernel.BLOCK;
  private static final int ROW_SIDE_Z = 14 * Kernel.BLOCK;
  private static final int ROW_APART = 15 * Kernel.BLOCK;
  private static final int ROW_OUT_Y = 16 * Kernel.BLOCK;
  private static final int ROW_OUT_Z = 17 * Kernel.BLOCK;
  private static final int ROW_OUT_X = 18 * Kernel.BLOCK;
  private static final int ROW_LARGEST = 19 * Kernel.BLOCK;
  private static final int ROW_NORMAL_X = 20 * Kernel.BLOCK;
  private static final int ROW_NORMAL_Y = 21 * Kernel.BLOCK;
  private static final int ROW_NORMAL_Z = 22 * Kernel.BLOCK;
  private static final int ROW_DEEP = 23 * Kernel.BLOCK;
  private static final int ROW_MIDDLE_X = 24 * Kernel.BLOCK;
  private static final int ROW_SUM = 25 * Kernel.BLOCK;

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
      long r1AtLeastZeroAndR2AtLeastZeroBits = floats2(columns1, from1, columns2, from2, floatRows, bits);
      long allR1AtLeastZeroBits = bits[0];
      long overlapBits = floats3(floatRows, bits, allR1AtLeastZeroBits);
      long tAtLeastOneBits = bits[0];
      long tAtMostMinusOneBits = bits[1];
      long apartGreaterZeroBits = floats4(floatRows);
      floats5(columns1, from1, columns2, from2, floatRows, apartGreaterZeroBits);
      long hits = floats6(columns1, from1, columns2, from2, floatRows, results, at,
          r1AtLeastZeroAndR2AtLeastZeroBits, overlapBits, tAtLeastOneBits, tAtMostMinusOneBits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], r1s = columns1[3];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], r2s = columns2[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, r1s, i).lanewise(ADD, fromArray(FLOATS, r2s, j))).intoArray(
          floatRows, ROW_R + k);
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector x = fromArray(FLOATS, xs, i);
      FloatVector bx = fromArray(FLOATS, bxs, j);
      FloatVector mx = ALL_HALF.lanewise(MUL, ax.lanewise(SUB, x).lanewise(ADD, bx.lanewise(SUB, x)));
      FLOAT_VECTOR.cast(mx).intoArray(floatRows, ROW_MX + k);
      FloatVector hx = ALL_HALF.lanewise(MUL, bx.lanewise(SUB, ax));
      FLOAT_VECTOR.cast(hx).intoArray(floatRows, ROW_HX + k);
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector y = fromArray(FLOATS, ys, i);
      FloatVector by = fromArray(FLOATS, bys, j);
      FloatVector my = ALL_HALF.lanewise(MUL, ay.lanewise(SUB, y).lanewise(ADD, by.lanewise(SUB, y)));
      FLOAT_VECTOR.cast(my).intoArray(floatRows, ROW_MY + k);
      FloatVector hy = ALL_HALF.lanewise(MUL, by.lanewise(SUB, ay));
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY + k);
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector z = fromArray(FLOATS, zs, i);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      FloatVector mz = ALL_HALF.lanewise(MUL, az.lanewise(SUB, z).lanewise(ADD, bz.lanewise(SUB, z)));
      FLOAT_VECTOR.cast(mz).intoArray(floatRows, ROW_MZ + k);
      FloatVector hz = ALL_HALF.lanewise(MUL, bz.lanewise(SUB, az));
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ + k);
      FloatVector numerator = mx.lanewise(MUL, hx).lanewise(ADD, my.lanewise(MUL, hy))
          .lanewise(ADD, mz.lanewise(MUL, hz)).lanewise(NEG);
      FloatVector denominator = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz));
      FLOAT_VECTOR.cast(denominator).intoArray(floatRows, ROW_DENOMINATOR + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS)
          .compare(LT, denominator))).intoArray(floatRows, ROW_T + k);
    }
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], r1s = columns1[3];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], r2s = columns2[6];
    long r1AtLeastZeroAndR2AtLeastZeroBits = 0;
    long allR1AtLeastZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX + k);
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T + k);
      FLOAT_VECTOR.cast(mx.lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k)))).intoArray(
          floatRows, ROW_DX + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY + k);
      FLOAT_VECTOR.cast(my.lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)))).intoArray(
          floatRows, ROW_DY + k);
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ + k);
      FLOAT_VECTOR.cast(mz.lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)))).intoArray(
          floatRows, ROW_DZ + k);
      VectorMask<Float> r1AtLeastZeroAndR2AtLeastZero = fromArray(FLOATS, r1s, i).compare(GE, ALL_ZERO);
      r1AtLeastZeroAndR2AtLeastZero = fromArray(FLOATS, r2s, j)
          .compare(GE, ALL_ZERO, r1AtLeastZeroAndR2AtLeastZero);
      r1AtLeastZeroAndR2AtLeastZeroBits |= r1AtLeastZeroAndR2AtLeastZero.toLong() << k;
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector bx = fromArray(FLOATS, bxs, j);
      // a < b ? a : b
      FloatVector low = bx.blend(ax, ax.compare(LT, bx));
      // a > b ? a : b
      FloatVector high = bx.blend(ax, ax.compare(GT, bx));
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector by = fromArray(FLOATS, bys, j);
      // a < b ? a : b
      FloatVector low2 = by.blend(ay, ay.compare(LT, by));
      // a > b ? a : b
      FloatVector high2 = by.blend(ay, ay.compare(GT, by));
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      // a < b ? a : b
      FloatVector low3 = bz.blend(az, az.compare(LT, bz));
      // a > b ? a : b
      FloatVector high3 = bz.blend(az, az.compare(GT, bz));
      FloatVector x = fromArray(FLOATS, xs, i);
      FloatVector r = fromArray(FLOATS, floatRows, ROW_R + k);
      VectorMask<Float> allR1AtLeastZero = low.lanewise(SUB, x).compare(LE, r, r1AtLeastZeroAndR2AtLeastZero);
      allR1AtLeastZero = x.lanewise(SUB, high).compare(LE, r, allR1AtLeastZero);
      FloatVector y = fromArray(FLOATS, ys, i);
      allR1AtLeastZero = low2.lanewise(SUB, y).compare(LE, r, allR1AtLeastZero);
      allR1AtLeastZero = y.lanewise(SUB, high2).compare(LE, r, allR1AtLeastZero);
      FloatVector z = fromArray(FLOATS, zs, i);
      VectorMask<Float> allR1AtLeastZero2 = low3.lanewise(SUB, z).compare(LE, r);
      allR1AtLeastZero2 = z.lanewise(SUB, high3).compare(LE, r, allR1AtLeastZero2);
      allR1AtLeastZero2 = mx.lanewise(ABS).lanewise(ADD, my.lanewise(ABS)).lanewise(ADD, mz.lanewise(ABS))
          .compare(LE, ALL_LARGEST, allR1AtLeastZero2);
      allR1AtLeastZero = allR1AtLeastZero.and(allR1AtLeastZero2);
      allR1AtLeastZeroBits |= allR1AtLeastZero.toLong() << k;
    }
    bits[0] = allR1AtLeastZeroBits;
    return r1AtLeastZeroAndR2AtLeastZeroBits;
  }

  private static long floats3(float[] floatRows, long[] bits, long allR1AtLeastZeroBits) {
    if (floatRows == null) {
      return 0;
    }
    long overlapBits = 0;
    long tAtLeastOneBits = 0;
    long tAtMostMinusOneBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      FloatVector r = fromArray(FLOATS, floatRows, ROW_R + k);
      overlapBits |= dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))
          .compare(LE, r.lanewise(MUL, r), VectorMask.fromLong(FLOATS, (allR1AtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector along = dx.lanewise(MUL, hx).lanewise(ADD, dy.lanewise(MUL, hy))
          .lanewise(ADD, dz.lanewise(MUL, hz));
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T + k);
      VectorMask<Float> tAtLeastOne = t.compare(GE, ALL_ONE);
      tAtLeastOneBits |= tAtLeastOne.toLong() << k;
      VectorMask<Float> tAtLeastOneAndAlongAtMostZero = along.compare(LE, ALL_ZERO, tAtLeastOne);
      VectorMask<Float> tAtMostMinusOne = t.compare(LE, ALL_MINUS_ONE);
      tAtMostMinusOneBits |= tAtMostMinusOne.toLong() << k;
      VectorMask<Float> allTAtMostMinusOne = along.compare(GE, ALL_ZERO, tAtMostMinusOne);
      VectorMask<Float> beyond = tAtLeastOneAndAlongAtMostZero.or(allTAtMostMinusOne);
      FloatVector denominator = fromArray(FLOATS, floatRows, ROW_DENOMINATOR + k);
      VectorMask<Float> denominatorGreaterZero = denominator.compare(GT, ALL_ZERO);
      // square > 0 ? product / square : 0; beyond ? 0 : Contact.along(along, hh)
      FloatVector s1 = ALL_ZERO.blend(along.lanewise(DIV, denominator), denominatorGreaterZero)
          .blend(ALL_ZERO, beyond);
      FloatVector ax1 = dx.lanewise(SUB, s1.lanewise(MUL, hx));
      FloatVector ay1 = dy.lanewise(SUB, s1.lanewise(MUL, hy));
      FloatVector az1 = dz.lanewise(SUB, s1.lanewise(MUL, hz));
      FloatVector product = ax1.lanewise(MUL, hx).lanewise(ADD, ay1.lanewise(MUL, hy))
          .lanewise(ADD, az1.lanewise(MUL, hz));
      // square > 0 ? product / square : 0; beyond ? 0 : Contact.along(ax1 * hx + ay1 * hy + az1 * hz, hh)
      FloatVector s2 = ALL_ZERO.blend(product.lanewise(DIV, denominator), denominatorGreaterZero)
          .blend(ALL_ZERO, beyond);
      FloatVector sideX = ax1.lanewise(SUB, s2.lanewise(MUL, hx));
      FLOAT_VECTOR.cast(sideX).intoArray(floatRows, ROW_SIDE_X + k);
      FloatVector sideY = ay1.lanewise(SUB, s2.lanewise(MUL, hy));
      FLOAT_VECTOR.cast(sideY).intoArray(floatRows, ROW_SIDE_Y + k);
      FloatVector sideZ = az1.lanewise(SUB, s2.lanewise(MUL, hz));
      FLOAT_VECTOR.cast(sideZ).intoArray(floatRows, ROW_SIDE_Z + k);
      FloatVector ax = sideX.lanewise(ABS);
      FloatVector ay = sideY.lanewise(ABS);
      FloatVector az = sideZ.lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      FloatVector side = az.blend(most, most.compare(GT, az));
      FloatVector ax2 = ax1.lanewise(ABS);
      FloatVector ay2 = ay1.lanewise(ABS);
      FloatVector az2 = az1.lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most2 = ay2.blend(ax2, ax2.compare(GT, ay2));
      // most > az ? most : az
      FloatVector before = az2.blend(most2, most2.compare(GT, az2));
      // Contact.isLeft(side, Contact.largest(ax1, ay1, az1)) ? side : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(side, side.compare(GT, ALL_LEAST.lanewise(MUL, before)))).intoArray(
          floatRows, ROW_APART + k);
    }
    bits[0] = tAtLeastOneBits;
    bits[1] = tAtMostMinusOneBits;
    return overlapBits;
  }

  private static long floats4(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long apartGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector absHx = hx.lanewise(ABS);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector absHy = hy.lanewise(ABS);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector absHz = hz.lanewise(ABS);
      VectorMask<Float> alongX = absHx.compare(LE, absHy);
      alongX = absHx.compare(LE, absHz, alongX);
      VectorMask<Float> alongY = absHy.compare(LE, absHz, alongX.not());
      // alongX ? 0 : alongY ? -hz : hy
      FloatVector acrossX = hy.blend(hz.lanewise(NEG), alongY).blend(ALL_ZERO, alongX);
      // alongX ? hz : alongY ? 0 : -hx
      FloatVector acrossY = hx.lanewise(NEG).blend(ALL_ZERO, alongY).blend(hz, alongX);
      // alongX ? -hy : alongY ? hx : 0
      FloatVector acrossZ = ALL_ZERO.blend(hx, alongY).blend(hy.lanewise(NEG), alongX);
      VectorMask<Float> apartGreaterZero = fromArray(FLOATS, floatRows, ROW_APART + k).compare(GT, ALL_ZERO);
      apartGreaterZeroBits |= apartGreaterZero.toLong() << k;
      // apart > 0 ? sideX : acrossX
      FloatVector outX = acrossX.blend(fromArray(FLOATS, floatRows, ROW_SIDE_X + k), apartGreaterZero);
      // apart > 0 ? sideY : acrossY
      FloatVector outY = acrossY.blend(fromArray(FLOATS, floatRows, ROW_SIDE_Y + k), apartGreaterZero);
      FLOAT_VECTOR.cast(outY).intoArray(floatRows, ROW_OUT_Y + k);
      // apart > 0 ? sideZ : acrossZ
      FloatVector outZ = acrossZ.blend(fromArray(FLOATS, floatRows, ROW_SIDE_Z + k), apartGreaterZero);
      FLOAT_VECTOR.cast(outZ).intoArray(floatRows, ROW_OUT_Z + k);
      FloatVector ax = outX.lanewise(ABS);
      FloatVector ay = outY.lanewise(ABS);
      FloatVector az = outZ.lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az; Contact.largest(outX, outY, outZ) > 0 ? outX : 1
      FloatVector outX2 = ALL_ONE.blend(outX, az.blend(most, most.compare(GT, az)).compare(GT, ALL_ZERO));
      FLOAT_VECTOR.cast(outX2).intoArray(floatRows, ROW_OUT_X + k);
      FloatVector ax2 = outX2.lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most2 = ay.blend(ax2, ax2.compare(GT, ay));
      // most > az ? most : az
      FLOAT_VECTOR.cast(az.blend(most2, most2.compare(GT, az))).intoArray(floatRows, ROW_LARGEST + k);
    }
    return apartGreaterZeroBits;
  }

  private static void floats5(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long apartGreaterZeroBits) {
    if (columns1 == null) {
      return;
    }
    float[] xs = columns1[0], ys = columns1[1], r1s = columns1[3];
    float[] r2s = columns2[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector largest = fromArray(FLOATS, floatRows, ROW_LARGEST + k);
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      FloatVector quotient = fromArray(FLOATS, floatRows, ROW_OUT_X + k).lanewise(DIV, largest);
      // largest > 0 ? component / largest : 0
      FloatVector ex = ALL_ZERO.blend(quotient, largestGreaterZero);
      FloatVector quotient2 = fromArray(FLOATS, floatRows, ROW_OUT_Y + k).lanewise(DIV, largest);
      // largest > 0 ? component / largest : 0
      FloatVector ey = ALL_ZERO.blend(quotient2, largestGreaterZero);
      FloatVector quotient3 = fromArray(FLOATS, floatRows, ROW_OUT_Z + k).lanewise(DIV, largest);
      // largest > 0 ? component / largest : 0
      FloatVector ez = ALL_ZERO.blend(quotient3, largestGreaterZero);
      FloatVector parts = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez)).lanewise(SQRT);
      // largest > 0 ? component / largest / parts + 0f : 0
      FloatVector normalX = ALL_ZERO.blend(quotient.lanewise(DIV, parts).lanewise(ADD, ALL_ZERO),
          largestGreaterZero);
      FLOAT_VECTOR.cast(normalX).intoArray(floatRows, ROW_NORMAL_X + k);
      // largest > 0 ? component / largest / parts + 0f : 0
      FloatVector normalY = ALL_ZERO.blend(quotient2.lanewise(DIV, parts).lanewise(ADD, ALL_ZERO),
          largestGreaterZero);
      FLOAT_VECTOR.cast(normalY).intoArray(floatRows, ROW_NORMAL_Y + k);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(quotient3.lanewise(DIV, parts).lanewise(ADD, ALL_ZERO),
          largestGreaterZero)).intoArray(floatRows, ROW_NORMAL_Z + k);
      // apart > 0 ? Contact.length(outX, outY, outZ) : 0
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_R + k)
          .lanewise(SUB, ALL_ZERO.blend(largest.lanewise(MUL, parts),
          VectorMask.fromLong(FLOATS, (apartGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)))).intoArray(
          floatRows, ROW_DEEP + k);
      FloatVector x = fromArray(FLOATS, xs, i);
      FloatVector r1 = fromArray(FLOATS, r1s, i);
      FloatVector a = x.lanewise(ADD, normalX.lanewise(MUL, r1));
      FloatVector r2 = fromArray(FLOATS, r2s, j);
      FloatVector b = x.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DX + k)
          .lanewise(SUB, normalX.lanewise(MUL, r2)));
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, a).lanewise(ADD, ALL_HALF.lanewise(MUL, b))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_MIDDLE_X + k);
      FloatVector y = fromArray(FLOATS, ys, i);
      FloatVector a2 = y.lanewise(ADD, normalY.lanewise(MUL, r1));
      FloatVector b2 = y.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DY + k)
          .lanewise(SUB, normalY.lanewise(MUL, r2)));
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, a2).lanewise(ADD, ALL_HALF.lanewise(MUL, b2))).intoArray(
          floatRows, ROW_SUM + k);
    }
  }

  private static long floats6(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      float[][] results, int at, long r1AtLeastZeroAndR2AtLeastZeroBits, long overlapBits,
      long tAtLeastOneBits, long tAtMostMinusOneBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] zs = columns1[2], r1s = columns1[3];
    float[] r2s = columns2[6];
    float[] nxs = results[0], nys = results[1], nzs = results[2], x0s = results[3], y0s = results[4],
        z0s = results[5], depth0s = results[6], feature0s = results[7];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector middleY = fromArray(FLOATS, floatRows, ROW_SUM + k).lanewise(ADD, ALL_ZERO);
      FloatVector z = fromArray(FLOATS, zs, i);
      FloatVector normalZ = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k);
      FloatVector a = z.lanewise(ADD, normalZ.lanewise(MUL, fromArray(FLOATS, r1s, i)));
      FloatVector b = z.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DZ + k)
          .lanewise(SUB, normalZ.lanewise(MUL, fromArray(FLOATS, r2s, j))));
      FloatVector middleZ = ALL_HALF.lanewise(MUL, a).lanewise(ADD, ALL_HALF.lanewise(MUL, b))
          .lanewise(ADD, ALL_ZERO);
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY + k);
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ + k);
      FloatVector depth = mx.lanewise(MUL, mx).lanewise(ADD, my.lanewise(MUL, my))
          .lanewise(ADD, mz.lanewise(MUL, mz));
      FloatVector deep = fromArray(FLOATS, floatRows, ROW_DEEP + k);
      VectorMask<Float> hit = deep.lanewise(ABS)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (r1AtLeastZeroAndR2AtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES));
      hit = fromArray(FLOATS, floatRows, ROW_DENOMINATOR + k).lanewise(ABS).compare(LE, ALL_LARGEST, hit);
      FloatVector middleX = fromArray(FLOATS, floatRows, ROW_MIDDLE_X + k);
      hit = middleX.lanewise(ABS).compare(LE, ALL_LARGEST, hit);
      VectorMask<Float> hit2 = middleY.lanewise(ABS).compare(LE, ALL_LARGEST);
      hit2 = depth.lanewise(ABS).compare(LE, ALL_LARGEST, hit2);
      hit2 = middleZ.lanewise(ABS).compare(LE, ALL_LARGEST, hit2);
      hit = hit.and(hit2);
      hits |= hit.toLong() << k;
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; hit ? Contact.depth(overlap,
      // deep) : Contact.NONE
      FloatVector depth0 = ALL_NONE.blend(ALL_MINUS_C1_40E_45.blend(deep, deep.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(deep, deep.compare(GT, ALL_ZERO)),
          VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)), hit);
      // t <= -1 ? 1 : t >= 1 ? 2 : 3
      FloatVector feature0 = ALL_C3_00.blend(ALL_TWO,
          VectorMask.fromLong(FLOATS, (tAtLeastOneBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_ONE, VectorMask.fromLong(FLOATS, (tAtMostMinusOneBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NORMAL_X + k)).intoArray(nxs, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k)).intoArray(nys, at + k);
      FLOAT_VECTOR.cast(normalZ).intoArray(nzs, at + k);
      FLOAT_VECTOR.cast(middleX).intoArray(x0s, at + k);
      FLOAT_VECTOR.cast(middleY).intoArray(y0s, at + k);
      FLOAT_VECTOR.cast(middleZ).intoArray(z0s, at + k);
      FLOAT_VECTOR.cast(depth0).intoArray(depth0s, at + k);
      FLOAT_VECTOR.cast(feature0).intoArray(feature0s, at + k);
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null, null);
      floats3(null, null, 0);
      floats4(null);
      floats5(null, 0, null, 0, null, 0);
      floats6(null, 0, null, 0, null, null, 0, 0, 0, 0, 0);
    }
  }
}
