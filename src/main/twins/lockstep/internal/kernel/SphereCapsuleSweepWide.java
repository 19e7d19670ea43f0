// Compiled from SphereCapsuleSweep.java; changes are made there.
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
 * Wide twin of {@link SphereCapsuleSweep#sweep}: the same operations in the same order, on vectors of pairs.
 */
final class SphereCapsuleSweepWide implements LoopedKernel {
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_PARALLEL = FloatVector.broadcast(FLOATS, 5.684342E-14f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_MINUS_INFINITY = FloatVector.broadcast(FLOATS, Float.NEGATIVE_INFINITY);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_LEAST = FloatVector.broadcast(FLOATS, 9.094947E-13f);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[6]);

  private static final int ROW_R = 0 * Kernel.BLOCK;
  private static final int ROW_MX = 1 * Kernel.BLOCK;
  private static final int ROW_HX = 2 * Kernel.BLOCK;
  private static final int ROW_MY = 3 * Kernel.BLOCK;
  private static final int ROW_HY = 4 * Kernel.BLOCK;
  private static final int ROW_MZ = 5 * Kernel.BLOCK;
  private static final int ROW_HZ = 6 * Kernel.BLOCK;
  private static final int ROW_DENOMINATOR = 7 * Kernel.BLOCK;
  private static final int ROW_DX = 8 * Kernel.BLOCK;
  private static final int ROW_DY = 9 * Kernel.BLOCK;
  private static final int ROW_DZ = 10 * Kernel.BLOCK;
  private static final int ROW_R2 = 11 * Kernel.BLOCK;
  private static final int ROW_FX = 12 * Kernel.BLOCK;
  private static final int ROW_FY = 13 * Kernel.BLOCK;
  private static final int ROW_FZ = 14 * Kernel.BLOCK;
  private static final int ROW_DD = 15 * Kernel.BLOCK;
  private static final int ROW_VX = 16 * Kernel.BLOCK;
  private static final int ROW_VY = 17 * Kernel.BLOCK;
  private static final int ROW_VZ = 18 * Kernel.BLOCK;
  private static final int ROW_ONE = 19 * Kernel.BLOCK;
  private static final int ROW_DH = 20 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 21 * Kernel.BLOCK;
  private static final int ROW_EX = 22 * Kernel.BLOCK;
  private static final int ROW_EY = 23 * Kernel.BLOCK;
  private static final int ROW_EZ = 24 * Kernel.BLOCK;
  private static final int ROW_ROOT_EE = 25 * Kernel.BLOCK;
  private static final int ROW_DENOMINATOR_OR_MINUS_DENOMINATOR = 26 * Kernel.BLOCK;
  private static final int ROW_SUM = 27 * Kernel.BLOCK;
  private static final int ROW_MINUS_DENOMINATOR_OR_DENOMINATOR = 28 * Kernel.BLOCK;
  private static final int ROW_ROOT_DD = 29 * Kernel.BLOCK;
  private static final int ROW_MINUS_VX = 30 * Kernel.BLOCK;
  private static final int ROW_MINUS_VY = 31 * Kernel.BLOCK;
  private static final int ROW_MINUS_VZ = 32 * Kernel.BLOCK;
  private static final int ROW_S = 33 * Kernel.BLOCK;
  private static final int ROW_PX = 34 * Kernel.BLOCK;
  private static final int ROW_PY = 35 * Kernel.BLOCK;
  private static final int ROW_PZ = 36 * Kernel.BLOCK;
  private static final int ROW_PH = 37 * Kernel.BLOCK;
  private static final int ROW_GX = 38 * Kernel.BLOCK;
  private static final int ROW_GY = 39 * Kernel.BLOCK;
  private static final int ROW_GZ = 40 * Kernel.BLOCK;
  private static final int ROW_SLAB_ENTER = 41 * Kernel.BLOCK;
  private static final int ROW_SLAB_LEAVE = 42 * Kernel.BLOCK;
  private static final int ROW_C = 43 * Kernel.BLOCK;
  private static final int ROW_VX2 = 44 * Kernel.BLOCK;
  private static final int ROW_VY2 = 45 * Kernel.BLOCK;
  private static final int ROW_VZ2 = 46 * Kernel.BLOCK;
  private static final int ROW_ENTER = 47 * Kernel.BLOCK;
  private static final int ROW_LEAVE = 48 * Kernel.BLOCK;
  private static final int ROW_N = 49 * Kernel.BLOCK;
  private static final int ROW_ENTER2 = 50 * Kernel.BLOCK;
  private static final int ROW_T_NEAR = 51 * Kernel.BLOCK;
  private static final int ROW_TIME = 52 * Kernel.BLOCK;
  private static final int ROW_WX = 53 * Kernel.BLOCK;
  private static final int ROW_WY = 54 * Kernel.BLOCK;
  private static final int ROW_WZ = 55 * Kernel.BLOCK;
  private static final int ROW_X1 = 56 * Kernel.BLOCK;
  private static final int ROW_Y1 = 57 * Kernel.BLOCK;
  private static final int ROW_Z1 = 58 * Kernel.BLOCK;
  private static final int ROW_X2 = 59 * Kernel.BLOCK;
  private static final int ROW_Y2 = 60 * Kernel.BLOCK;
  private static final int ROW_Z2 = 61 * Kernel.BLOCK;
  private static final int ROW_D2 = 62 * Kernel.BLOCK;
  private static final int ROW_E2 = 63 * Kernel.BLOCK;
  private static final int ROW_F2 = 64 * Kernel.BLOCK;
  private static final int ROW_MINUS_D2_OR_X3 = 65 * Kernel.BLOCK;
  private static final int ROW_MINUS_E2_OR_Y3 = 66 * Kernel.BLOCK;
  private static final int ROW_MINUS_F2_OR_Z3 = 67 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[68 * Kernel.BLOCK]);

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
      long overlapBits = bits[0];
      long denominatorGreaterZeroBits = floats3(columns1, from1, columns2, from2, floatRows, bits,
          r1AtLeastZeroAndR2AtLeastZeroBits);
      long parallelBits = bits[0];
      long eeGreaterZeroBits = bits[1];
      long rAtLeastZeroBits = bits[2];
      long ddAtMostLargestBits = bits[3];
      long validBits = bits[4];
      long endsBits = inside(floatRows);
      nearest(floatRows, ROW_FX, ROW_FY, ROW_FZ, ROW_VX, ROW_VY, ROW_VZ, ROW_S);
      long parallelAndEndsBits = parallelBits & endsBits;
      long eitherBits = overlapBits | endsBits;
      floats5(columns1, from1, floatRows, denominatorGreaterZeroBits);
      nearest(floatRows, ROW_GX, ROW_GY, ROW_GZ, ROW_EX, ROW_EY, ROW_EZ, ROW_C);
      floats7(floatRows, eeGreaterZeroBits);
      nearest(floatRows, ROW_VX2, ROW_VY2, ROW_VZ2, ROW_VX, ROW_VY, ROW_VZ, ROW_N);
      long passesBits = floats9(columns1, from1, floatRows, bits);
      long slabEnterLessEnterBits = bits[0];
      long parallelAndSlabEnterLessEnterBits = parallelAndEndsBits & slabEnterLessEnterBits;
      long eitherBits2 = eitherBits | passesBits;
      long eitherAndRAtLeastZeroBits = eitherBits2 & rAtLeastZeroBits;
      long eitherAndDdAtMostLargestBits = eitherAndRAtLeastZeroBits & ddAtMostLargestBits;
      long absTNearAtMostLargestBits = floats11(floatRows, parallelAndSlabEnterLessEnterBits, overlapBits);
      long hitBits = eitherAndDdAtMostLargestBits & absTNearAtMostLargestBits;
      long hits = floats13(columns1, from1, floatRows, bits, hitBits, overlapBits, validBits);
      long sideBits = bits[0];
      floats14(columns1, from1, floatRows, sideBits);
      long noneAndSquareAtMostValueBits = floats15(floatRows, results, at);
      long oppositeBits = overlapBits | noneAndSquareAtMostValueBits;
      floats17(floatRows, results, at, oppositeBits, hits);
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
      FloatVector t = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS).compare(LT, denominator));
      FLOAT_VECTOR.cast(mx.lanewise(ADD, t.lanewise(MUL, hx))).intoArray(floatRows, ROW_DX + k);
      FLOAT_VECTOR.cast(my.lanewise(ADD, t.lanewise(MUL, hy))).intoArray(floatRows, ROW_DY + k);
      FLOAT_VECTOR.cast(mz.lanewise(ADD, t.lanewise(MUL, hz))).intoArray(floatRows, ROW_DZ + k);
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
    long overlapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
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
      FloatVector r = fromArray(FLOATS, floatRows, ROW_R + k);
      FloatVector r2 = r.lanewise(MUL, r);
      FLOAT_VECTOR.cast(r2).intoArray(floatRows, ROW_R2 + k);
      FloatVector x = fromArray(FLOATS, xs, i);
      VectorMask<Float> overlap = low.lanewise(SUB, x).compare(LE, r, r1AtLeastZeroAndR2AtLeastZero);
      overlap = x.lanewise(SUB, high).compare(LE, r, overlap);
      FloatVector y = fromArray(FLOATS, ys, i);
      overlap = low2.lanewise(SUB, y).compare(LE, r, overlap);
      overlap = y.lanewise(SUB, high2).compare(LE, r, overlap);
      FloatVector z = fromArray(FLOATS, zs, i);
      VectorMask<Float> overlap2 = low3.lanewise(SUB, z).compare(LE, r);
      overlap2 = z.lanewise(SUB, high3).compare(LE, r, overlap2);
      overlap2 = fromArray(FLOATS, floatRows, ROW_MX + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_MY + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_MZ + k).lanewise(ABS))
          .compare(LE, ALL_LARGEST, overlap2);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      overlap2 = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy)).lanewise(ADD, dz.lanewise(MUL, dz))
          .compare(LE, r2, overlap2);
      overlap = overlap.and(overlap2);
      overlapBits |= overlap.toLong() << k;
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, x.lanewise(SUB, ax)
          .lanewise(ADD, x.lanewise(SUB, bx)))).intoArray(floatRows, ROW_FX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, y.lanewise(SUB, ay)
          .lanewise(ADD, y.lanewise(SUB, by)))).intoArray(floatRows, ROW_FY + k);
    }
    bits[0] = overlapBits;
    return r1AtLeastZeroAndR2AtLeastZeroBits;
  }

  private static long floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long r1AtLeastZeroAndR2AtLeastZeroBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] zs = columns1[2], vxs = columns1[4], vys = columns1[5], vzs = columns1[6];
    float[] azs = columns2[2], bzs = columns2[5];
    long denominatorGreaterZeroBits = 0;
    long parallelBits = 0;
    long eeGreaterZeroBits = 0;
    long rAtLeastZeroBits = 0;
    long ddAtMostLargestBits = 0;
    long validBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector z = fromArray(FLOATS, zs, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, z.lanewise(SUB, fromArray(FLOATS, azs, j))
          .lanewise(ADD, z.lanewise(SUB, fromArray(FLOATS, bzs, j))))).intoArray(floatRows, ROW_FZ + k);
      FloatVector vx = fromArray(FLOATS, vxs, i);
      FloatVector vy = fromArray(FLOATS, vys, i);
      FloatVector vz = fromArray(FLOATS, vzs, i);
      FloatVector dd = vx.lanewise(MUL, vx).lanewise(ADD, vy.lanewise(MUL, vy))
          .lanewise(ADD, vz.lanewise(MUL, vz));
      FLOAT_VECTOR.cast(dd).intoArray(floatRows, ROW_DD + k);
      FLOAT_VECTOR.cast(vx).intoArray(floatRows, ROW_VX + k);
      FLOAT_VECTOR.cast(vy).intoArray(floatRows, ROW_VY + k);
      FLOAT_VECTOR.cast(vz).intoArray(floatRows, ROW_VZ + k);
      FLOAT_VECTOR.cast(ALL_ONE).intoArray(floatRows, ROW_ONE + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector dh = vx.lanewise(MUL, hx).lanewise(ADD, vy.lanewise(MUL, hy))
          .lanewise(ADD, vz.lanewise(MUL, hz));
      FLOAT_VECTOR.cast(dh).intoArray(floatRows, ROW_DH + k);
      FloatVector denominator = fromArray(FLOATS, floatRows, ROW_DENOMINATOR + k);
      VectorMask<Float> denominatorGreaterZero = denominator.compare(GT, ALL_ZERO);
      denominatorGreaterZeroBits |= denominatorGreaterZero.toLong() << k;
      // hh > 0 ? dh / hh : 0
      FloatVector alongD = ALL_ZERO.blend(dh.lanewise(DIV, denominator), denominatorGreaterZero);
      FloatVector acrossX = vx.lanewise(SUB, alongD.lanewise(MUL, hx));
      FloatVector acrossY = vy.lanewise(SUB, alongD.lanewise(MUL, hy));
      FloatVector acrossZ = vz.lanewise(SUB, alongD.lanewise(MUL, hz));
      FloatVector product = ALL_PARALLEL.lanewise(MUL, dd);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT + k);
      VectorMask<Float> parallel = acrossX.lanewise(MUL, acrossX).lanewise(ADD, acrossY.lanewise(MUL, acrossY))
          .lanewise(ADD, acrossZ.lanewise(MUL, acrossZ)).compare(LE, product);
      parallelBits |= parallel.toLong() << k;
      // parallel ? 0 : acrossX
      FloatVector ex = acrossX.blend(ALL_ZERO, parallel);
      FLOAT_VECTOR.cast(ex).intoArray(floatRows, ROW_EX + k);
      // parallel ? 0 : acrossY
      FloatVector ey = acrossY.blend(ALL_ZERO, parallel);
      FLOAT_VECTOR.cast(ey).intoArray(floatRows, ROW_EY + k);
      // parallel ? 0 : acrossZ
      FloatVector ez = acrossZ.blend(ALL_ZERO, parallel);
      FLOAT_VECTOR.cast(ez).intoArray(floatRows, ROW_EZ + k);
      FloatVector ee = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez));
      eeGreaterZeroBits |= ee.compare(GT, ALL_ZERO).toLong() << k;
      FLOAT_VECTOR.cast(ee.lanewise(SQRT)).intoArray(floatRows, ROW_ROOT_EE + k);
      VectorMask<Float> dhLessZero = dh.compare(LT, ALL_ZERO);
      FloatVector minusDenominator = denominator.lanewise(NEG);
      // dh < 0 ? hh : -hh
      FLOAT_VECTOR.cast(minusDenominator.blend(denominator, dhLessZero)).intoArray(floatRows,
          ROW_DENOMINATOR_OR_MINUS_DENOMINATOR + k);
      FLOAT_VECTOR.cast(dh.lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_SUM + k);
      // dh < 0 ? -hh : hh
      FLOAT_VECTOR.cast(denominator.blend(minusDenominator, dhLessZero)).intoArray(floatRows,
          ROW_MINUS_DENOMINATOR_OR_DENOMINATOR + k);
      FLOAT_VECTOR.cast(dd.lanewise(SQRT)).intoArray(floatRows, ROW_ROOT_DD + k);
      rAtLeastZeroBits |= fromArray(FLOATS, floatRows, ROW_R + k).compare(GE, ALL_ZERO).toLong() << k;
      ddAtMostLargestBits |= dd.compare(LE, ALL_LARGEST).toLong() << k;
      validBits |= vx.lanewise(ABS).lanewise(ADD, vy.lanewise(ABS)).lanewise(ADD, vz.lanewise(ABS))
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (r1AtLeastZeroAndR2AtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
      FLOAT_VECTOR.cast(vx.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VX + k);
      FLOAT_VECTOR.cast(vy.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VY + k);
      FLOAT_VECTOR.cast(vz.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VZ + k);
    }
    bits[0] = parallelBits;
    bits[1] = eeGreaterZeroBits;
    bits[2] = rAtLeastZeroBits;
    bits[3] = ddAtMostLargestBits;
    bits[4] = validBits;
    return denominatorGreaterZeroBits;
  }

  private static void floats5(float[][] columns1, int from1, float[] floatRows,
      long denominatorGreaterZeroBits) {
    if (columns1 == null) {
      return;
    }
    float[] vxs = columns1[4], vys = columns1[5], vzs = columns1[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector px = fromArray(FLOATS, floatRows, ROW_FX + k)
          .lanewise(ADD, s.lanewise(MUL, fromArray(FLOATS, vxs, i)));
      FLOAT_VECTOR.cast(px).intoArray(floatRows, ROW_PX + k);
      FloatVector py = fromArray(FLOATS, floatRows, ROW_FY + k)
          .lanewise(ADD, s.lanewise(MUL, fromArray(FLOATS, vys, i)));
      FLOAT_VECTOR.cast(py).intoArray(floatRows, ROW_PY + k);
      FloatVector pz = fromArray(FLOATS, floatRows, ROW_FZ + k)
          .lanewise(ADD, s.lanewise(MUL, fromArray(FLOATS, vzs, i)));
      FLOAT_VECTOR.cast(pz).intoArray(floatRows, ROW_PZ + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector ph = px.lanewise(MUL, hx).lanewise(ADD, py.lanewise(MUL, hy))
          .lanewise(ADD, pz.lanewise(MUL, hz));
      FLOAT_VECTOR.cast(ph).intoArray(floatRows, ROW_PH + k);
      // hh > 0 ? ph / hh : 0
      FloatVector alongP = ALL_ZERO.blend(ph.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_DENOMINATOR + k)),
          VectorMask.fromLong(FLOATS, (denominatorGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(px.lanewise(SUB, alongP.lanewise(MUL, hx))).intoArray(floatRows, ROW_GX + k);
      FLOAT_VECTOR.cast(py.lanewise(SUB, alongP.lanewise(MUL, hy))).intoArray(floatRows, ROW_GY + k);
      FLOAT_VECTOR.cast(pz.lanewise(SUB, alongP.lanewise(MUL, hz))).intoArray(floatRows, ROW_GZ + k);
      FloatVector sum = fromArray(FLOATS, floatRows, ROW_SUM + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DENOMINATOR_OR_MINUS_DENOMINATOR + k)
          .lanewise(SUB, ph).lanewise(DIV, sum)).intoArray(floatRows, ROW_SLAB_ENTER + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MINUS_DENOMINATOR_OR_DENOMINATOR + k)
          .lanewise(SUB, ph).lanewise(DIV, sum)).intoArray(floatRows, ROW_SLAB_LEAVE + k);
    }
  }

  private static void floats7(float[] floatRows, long eeGreaterZeroBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector c = fromArray(FLOATS, floatRows, ROW_C + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_GX + k)
          .lanewise(ADD, c.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EX + k)));
      FloatVector y = fromArray(FLOATS, floatRows, ROW_GY + k)
          .lanewise(ADD, c.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EY + k)));
      FloatVector z = fromArray(FLOATS, floatRows, ROW_GZ + k)
          .lanewise(ADD, c.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EZ + k)));
      FloatVector sideDelta = fromArray(FLOATS, floatRows, ROW_R2 + k)
          .lanewise(SUB, x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z)));
      // sideDelta > 0 ? (float) Math.sqrt(sideDelta) : 0
      FloatVector sideRoot = ALL_ZERO.blend(sideDelta.lanewise(SQRT), sideDelta.compare(GT, ALL_ZERO));
      // ee > 0 ? sideRoot / (float) Math.sqrt(ee) : Float.POSITIVE_INFINITY
      FloatVector sideHalf = ALL_INFINITY.blend(sideRoot
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_ROOT_EE + k)),
          VectorMask.fromLong(FLOATS, (eeGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector sideEnter = c.lanewise(SUB, sideHalf);
      FloatVector sideLeave = c.lanewise(ADD, sideHalf);
      FloatVector slabEnter = fromArray(FLOATS, floatRows, ROW_SLAB_ENTER + k);
      // slabEnter > sideEnter ? slabEnter : sideEnter
      FloatVector bodyEnter = sideEnter.blend(slabEnter, slabEnter.compare(GT, sideEnter));
      FloatVector slabLeave = fromArray(FLOATS, floatRows, ROW_SLAB_LEAVE + k);
      // slabLeave < sideLeave ? slabLeave : sideLeave
      FloatVector bodyLeave = sideLeave.blend(slabLeave, slabLeave.compare(LT, sideLeave));
      VectorMask<Float> body = sideDelta.compare(GE, ALL_ZERO);
      body = bodyEnter.compare(LE, bodyLeave, body);
      FloatVector where = fromArray(FLOATS, floatRows, ROW_PH + k)
          .lanewise(ADD, sideEnter.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DH + k)));
      // where > 0 ? 1 : where < 0 ? -1 : 0
      FloatVector end = ALL_ZERO.blend(ALL_MINUS_ONE, where.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, where.compare(GT, ALL_ZERO));
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PX + k)
          .lanewise(SUB, end.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k)))).intoArray(floatRows,
          ROW_VX2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PY + k)
          .lanewise(SUB, end.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)))).intoArray(floatRows,
          ROW_VY2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PZ + k)
          .lanewise(SUB, end.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)))).intoArray(floatRows,
          ROW_VZ2 + k);
      // body ? bodyEnter : Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(bodyEnter, body)).intoArray(floatRows, ROW_ENTER + k);
      // body ? bodyLeave : Float.NEGATIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_MINUS_INFINITY.blend(bodyLeave, body)).intoArray(floatRows, ROW_LEAVE + k);
    }
  }

  private static long floats9(float[][] columns1, int from1, float[] floatRows, long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] vxs = columns1[4], vys = columns1[5], vzs = columns1[6];
    long passesBits = 0;
    long slabEnterLessEnterBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_VX2 + k)
          .lanewise(ADD, n.lanewise(MUL, fromArray(FLOATS, vxs, i)));
      FloatVector y = fromArray(FLOATS, floatRows, ROW_VY2 + k)
          .lanewise(ADD, n.lanewise(MUL, fromArray(FLOATS, vys, i)));
      FloatVector z = fromArray(FLOATS, floatRows, ROW_VZ2 + k)
          .lanewise(ADD, n.lanewise(MUL, fromArray(FLOATS, vzs, i)));
      FloatVector endDelta = fromArray(FLOATS, floatRows, ROW_R2 + k)
          .lanewise(SUB, x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z)));
      FloatVector endHalf = endDelta.lanewise(SQRT)
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_ROOT_DD + k));
      VectorMask<Float> cap = endDelta.compare(GE, ALL_ZERO);
      FloatVector difference = n.lanewise(SUB, endHalf);
      FloatVector enter = fromArray(FLOATS, floatRows, ROW_ENTER + k);
      VectorMask<Float> capAndValueLessEnter = difference.compare(LT, enter, cap);
      // cap && n - endHalf < enter ? n - endHalf : enter
      FloatVector enter2 = enter.blend(difference, capAndValueLessEnter);
      FLOAT_VECTOR.cast(enter2).intoArray(floatRows, ROW_ENTER2 + k);
      FloatVector sum = n.lanewise(ADD, endHalf);
      FloatVector leave = fromArray(FLOATS, floatRows, ROW_LEAVE + k);
      VectorMask<Float> capAndValueGreaterLeave = sum.compare(GT, leave, cap);
      // cap && n + endHalf > leave ? n + endHalf : leave
      FloatVector leave2 = leave.blend(sum, capAndValueGreaterLeave);
      FloatVector between = fromArray(FLOATS, floatRows, ROW_S + k)
          .lanewise(ADD, ALL_HALF.lanewise(MUL, enter2.lanewise(ADD, leave2)));
      VectorMask<Float> passes = ALL_ZERO.compare(LE, between);
      passes = between.compare(LE, ALL_ONE, passes);
      passesBits |= passes.toLong() << k;
      slabEnterLessEnterBits |= fromArray(FLOATS, floatRows, ROW_SLAB_ENTER + k)
          .compare(LT, enter2).toLong() << k;
    }
    bits[0] = slabEnterLessEnterBits;
    return passesBits;
  }

  private static long floats11(float[] floatRows, long parallelAndSlabEnterLessEnterBits, long overlapBits) {
    if (floatRows == null) {
      return 0;
    }
    long absTNearAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // parallel && ends && slabEnter < enter ? slabEnter : enter
      FloatVector enter = fromArray(FLOATS, floatRows, ROW_S + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ENTER2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_SLAB_ENTER + k),
          VectorMask.fromLong(FLOATS, (parallelAndSlabEnterLessEnterBits >>> k) & WideLanes.FLOAT_LANES)));
      // enter > tMin ? enter : tMin
      FloatVector later = ALL_ZERO.blend(enter, enter.compare(GT, ALL_ZERO));
      // starts ? tMin : later < tMax ? later : tMax
      FloatVector tNear = ALL_ONE.blend(later, later.compare(LT, ALL_ONE))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(tNear).intoArray(floatRows, ROW_T_NEAR + k);
      absTNearAtMostLargestBits |= tNear.lanewise(ABS).compare(LE, ALL_LARGEST).toLong() << k;
    }
    return absTNearAtMostLargestBits;
  }

  private static long floats13(float[][] columns1, int from1, float[] floatRows, long[] bits, long hitBits,
      long overlapBits, long validBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] vxs = columns1[4], vys = columns1[5], vzs = columns1[6];
    long hits = 0;
    long sideBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      // hit ? tNear : Float.POSITIVE_INFINITY
      FloatVector enter = ALL_INFINITY.blend(fromArray(FLOATS, floatRows, ROW_T_NEAR + k),
          VectorMask.fromLong(FLOATS, (hitBits >>> k) & WideLanes.FLOAT_LANES));
      // enter > 0 ? enter : Float.MIN_VALUE
      FloatVector later = ALL_C1_40E_45.blend(enter, enter.compare(GT, ALL_ZERO));
      // overlap ? 0 : enter <= 1 ? later : Float.POSITIVE_INFINITY; valid ? Sweep.time(overlap, enter) :
      // Float.POSITIVE_INFINITY
      FloatVector time = ALL_INFINITY.blend(ALL_INFINITY.blend(later, enter.compare(LE, ALL_ONE))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (validBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(time).intoArray(floatRows, ROW_TIME + k);
      hits |= time.compare(LT, ALL_INFINITY).toLong() << k;
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX + k)
          .lanewise(SUB, time.lanewise(MUL, fromArray(FLOATS, vxs, i)));
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY + k)
          .lanewise(SUB, time.lanewise(MUL, fromArray(FLOATS, vys, i)));
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ + k)
          .lanewise(SUB, time.lanewise(MUL, fromArray(FLOATS, vzs, i)));
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector numerator = mx.lanewise(MUL, hx).lanewise(ADD, my.lanewise(MUL, hy))
          .lanewise(ADD, mz.lanewise(MUL, hz)).lanewise(NEG);
      FloatVector denominator = fromArray(FLOATS, floatRows, ROW_DENOMINATOR + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector s = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS).compare(LT, denominator));
      FloatVector wx = mx.lanewise(ADD, s.lanewise(MUL, hx)).lanewise(NEG);
      FLOAT_VECTOR.cast(wx).intoArray(floatRows, ROW_WX + k);
      FloatVector wy = my.lanewise(ADD, s.lanewise(MUL, hy)).lanewise(NEG);
      FLOAT_VECTOR.cast(wy).intoArray(floatRows, ROW_WY + k);
      FloatVector wz = mz.lanewise(ADD, s.lanewise(MUL, hz)).lanewise(NEG);
      FLOAT_VECTOR.cast(wz).intoArray(floatRows, ROW_WZ + k);
      VectorMask<Float> none = wx.compare(EQ, ALL_ZERO);
      none = wy.compare(EQ, ALL_ZERO, none);
      none = wz.compare(EQ, ALL_ZERO, none);
      // none ? -vx : wx
      FloatVector ax = wx.blend(fromArray(FLOATS, floatRows, ROW_MINUS_VX + k), none);
      // none ? -vy : wy
      FloatVector ay = wy.blend(fromArray(FLOATS, floatRows, ROW_MINUS_VY + k), none);
      // none ? -vz : wz
      FloatVector az = wz.blend(fromArray(FLOATS, floatRows, ROW_MINUS_VZ + k), none);
      FloatVector outward = ax.lanewise(MUL, hx).lanewise(ADD, ay.lanewise(MUL, hy))
          .lanewise(ADD, az.lanewise(MUL, hz));
      sideBits |= s.lanewise(ABS).compare(LT, ALL_ONE)
          .or(s.lanewise(MUL, outward).compare(LT, ALL_ZERO)).toLong() << k;
    }
    bits[0] = sideBits;
    return hits;
  }

  private static void floats14(float[][] columns1, int from1, float[] floatRows, long sideBits) {
    if (columns1 == null) {
      return;
    }
    float[] vxs = columns1[4], vys = columns1[5], vzs = columns1[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      VectorMask<Float> side = VectorMask.fromLong(FLOATS, (sideBits >>> k) & WideLanes.FLOAT_LANES);
      // side ? hx : 0
      FloatVector gx = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_HX + k), side);
      // side ? hy : 0
      FloatVector gy = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_HY + k), side);
      // side ? hz : 0
      FloatVector gz = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_HZ + k), side);
      FloatVector hh = gx.lanewise(MUL, gx).lanewise(ADD, gy.lanewise(MUL, gy))
          .lanewise(ADD, gz.lanewise(MUL, gz));
      FloatVector wx = fromArray(FLOATS, floatRows, ROW_WX + k);
      FloatVector wy = fromArray(FLOATS, floatRows, ROW_WY + k);
      FloatVector wz = fromArray(FLOATS, floatRows, ROW_WZ + k);
      FloatVector numerator = wx.lanewise(MUL, gx).lanewise(ADD, wy.lanewise(MUL, gy))
          .lanewise(ADD, wz.lanewise(MUL, gz));
      VectorMask<Float> hhGreaterZero = hh.compare(GT, ALL_ZERO);
      // square > 0 ? numerator / square : 0
      FloatVector w1 = ALL_ZERO.blend(numerator.lanewise(DIV, hh), hhGreaterZero);
      FloatVector x1 = wx.lanewise(SUB, w1.lanewise(MUL, gx));
      FLOAT_VECTOR.cast(x1).intoArray(floatRows, ROW_X1 + k);
      FloatVector y1 = wy.lanewise(SUB, w1.lanewise(MUL, gy));
      FLOAT_VECTOR.cast(y1).intoArray(floatRows, ROW_Y1 + k);
      FloatVector z1 = wz.lanewise(SUB, w1.lanewise(MUL, gz));
      FLOAT_VECTOR.cast(z1).intoArray(floatRows, ROW_Z1 + k);
      FloatVector numerator2 = x1.lanewise(MUL, gx).lanewise(ADD, y1.lanewise(MUL, gy))
          .lanewise(ADD, z1.lanewise(MUL, gz));
      // square > 0 ? numerator / square : 0
      FloatVector w2 = ALL_ZERO.blend(numerator2.lanewise(DIV, hh), hhGreaterZero);
      FLOAT_VECTOR.cast(x1.lanewise(SUB, w2.lanewise(MUL, gx))).intoArray(floatRows, ROW_X2 + k);
      FLOAT_VECTOR.cast(y1.lanewise(SUB, w2.lanewise(MUL, gy))).intoArray(floatRows, ROW_Y2 + k);
      FLOAT_VECTOR.cast(z1.lanewise(SUB, w2.lanewise(MUL, gz))).intoArray(floatRows, ROW_Z2 + k);
      FloatVector vx = fromArray(FLOATS, vxs, i);
      FloatVector vy = fromArray(FLOATS, vys, i);
      FloatVector vz = fromArray(FLOATS, vzs, i);
      FloatVector numerator3 = vx.lanewise(MUL, gx).lanewise(ADD, vy.lanewise(MUL, gy))
          .lanewise(ADD, vz.lanewise(MUL, gz));
      // square > 0 ? numerator / square : 0
      FloatVector v1 = ALL_ZERO.blend(numerator3.lanewise(DIV, hh), hhGreaterZero);
      FloatVector d1 = vx.lanewise(SUB, v1.lanewise(MUL, gx));
      FloatVector e1 = vy.lanewise(SUB, v1.lanewise(MUL, gy));
      FloatVector f1 = vz.lanewise(SUB, v1.lanewise(MUL, gz));
      FloatVector numerator4 = d1.lanewise(MUL, gx).lanewise(ADD, e1.lanewise(MUL, gy))
          .lanewise(ADD, f1.lanewise(MUL, gz));
      // square > 0 ? numerator / square : 0
      FloatVector v2 = ALL_ZERO.blend(numerator4.lanewise(DIV, hh), hhGreaterZero);
      FLOAT_VECTOR.cast(d1.lanewise(SUB, v2.lanewise(MUL, gx))).intoArray(floatRows, ROW_D2 + k);
      FLOAT_VECTOR.cast(e1.lanewise(SUB, v2.lanewise(MUL, gy))).intoArray(floatRows, ROW_E2 + k);
      FLOAT_VECTOR.cast(f1.lanewise(SUB, v2.lanewise(MUL, gz))).intoArray(floatRows, ROW_F2 + k);
    }
  }

  private static long floats15(float[] floatRows, float[][] results, int at) {
    if (floatRows == null) {
      return 0;
    }
    float[] ts = results[0];
    long noneAndSquareAtMostValueBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_X2 + k);
      FloatVector d2 = fromArray(FLOATS, floatRows, ROW_D2 + k);
      FloatVector y2 = fromArray(FLOATS, floatRows, ROW_Y2 + k);
      FloatVector e2 = fromArray(FLOATS, floatRows, ROW_E2 + k);
      FloatVector z2 = fromArray(FLOATS, floatRows, ROW_Z2 + k);
      FloatVector f2 = fromArray(FLOATS, floatRows, ROW_F2 + k);
      FloatVector away = x2.lanewise(MUL, d2).lanewise(ADD, y2.lanewise(MUL, e2))
          .lanewise(ADD, z2.lanewise(MUL, f2));
      FloatVector rest = x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2));
      VectorMask<Float> astray = away.compare(GT, ALL_ZERO);
      astray = away.lanewise(MUL, away).compare(GT, ALL_LEAST
          .lanewise(MUL, rest.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DD + k))), astray);
      FloatVector square = d2.lanewise(MUL, d2).lanewise(ADD, e2.lanewise(MUL, e2))
          .lanewise(ADD, f2.lanewise(MUL, f2));
      // square > 0 ? numerator / square : 0; astray ? ratio(away, Segment.square(d2, e2, f2)) : 0
      FloatVector part = ALL_ZERO.blend(ALL_ZERO
          .blend(away.lanewise(DIV, square), square.compare(GT, ALL_ZERO)), astray);
      FloatVector x3 = x2.lanewise(SUB, part.lanewise(MUL, d2));
      FloatVector y3 = y2.lanewise(SUB, part.lanewise(MUL, e2));
      FloatVector z3 = z2.lanewise(SUB, part.lanewise(MUL, f2));
      VectorMask<Float> x3IsZeroAndZ3IsZero = x3.compare(EQ, ALL_ZERO);
      x3IsZeroAndZ3IsZero = y3.compare(EQ, ALL_ZERO, x3IsZeroAndZ3IsZero);
      x3IsZeroAndZ3IsZero = z3.compare(EQ, ALL_ZERO, x3IsZeroAndZ3IsZero);
      FloatVector x1 = fromArray(FLOATS, floatRows, ROW_X1 + k);
      FloatVector y1 = fromArray(FLOATS, floatRows, ROW_Y1 + k);
      FloatVector z1 = fromArray(FLOATS, floatRows, ROW_Z1 + k);
      VectorMask<Float> none = ALL_C4_00.lanewise(MUL, rest)
          .compare(LT, x1.lanewise(MUL, x1).lanewise(ADD, y1.lanewise(MUL, y1))
          .lanewise(ADD, z1.lanewise(MUL, z1)))
          .or(ALL_C4_00.lanewise(MUL, x3.lanewise(MUL, x3).lanewise(ADD, y3.lanewise(MUL, y3))
          .lanewise(ADD, z3.lanewise(MUL, z3))).compare(LT, rest)).or(x3IsZeroAndZ3IsZero);
      noneAndSquareAtMostValueBits |= square
          .compare(LE, fromArray(FLOATS, floatRows, ROW_PRODUCT + k), none).toLong() << k;
      // none ? -d2 : x3
      FLOAT_VECTOR.cast(x3.blend(d2.lanewise(NEG), none)).intoArray(floatRows, ROW_MINUS_D2_OR_X3 + k);
      // none ? -e2 : y3
      FLOAT_VECTOR.cast(y3.blend(e2.lanewise(NEG), none)).intoArray(floatRows, ROW_MINUS_E2_OR_Y3 + k);
      // none ? -f2 : z3
      FLOAT_VECTOR.cast(z3.blend(f2.lanewise(NEG), none)).intoArray(floatRows, ROW_MINUS_F2_OR_Z3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TIME + k)).intoArray(ts, at + k);
    }
    return noneAndSquareAtMostValueBits;
  }

  private static void floats17(float[] floatRows, float[][] results, int at, long oppositeBits, long hits) {
    if (floatRows == null) {
      return;
    }
    float[] nxs = results[1], nys = results[2], nzs = results[3];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> opposite = VectorMask.fromLong(FLOATS, (oppositeBits >>> k) & WideLanes.FLOAT_LANES);
      // opposite ? -vx : none ? -d2 : x3
      FloatVector x = fromArray(FLOATS, floatRows, ROW_MINUS_D2_OR_X3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_VX + k), opposite);
      // opposite ? -vy : none ? -e2 : y3
      FloatVector y = fromArray(FLOATS, floatRows, ROW_MINUS_E2_OR_Y3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_VY + k), opposite);
      // opposite ? -vz : none ? -f2 : z3
      FloatVector z = fromArray(FLOATS, floatRows, ROW_MINUS_F2_OR_Z3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_VZ + k), opposite);
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
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      // largest > 0 ? component / length : 0; hit ? ContactNormal.of(0, overlap, wx, wy, wz, gx, gy, gz, vx,
      // vy, vz, vv) : 0
      FloatVector nx = ALL_ZERO.blend(ALL_ZERO.blend(sx.lanewise(DIV, length), largestGreaterZero), hit);
      // largest > 0 ? component / length : 0; hit ? ContactNormal.of(1, overlap, wx, wy, wz, gx, gy, gz, vx,
      // vy, vz, vv) : 0
      FloatVector ny = ALL_ZERO.blend(ALL_ZERO.blend(sy.lanewise(DIV, length), largestGreaterZero), hit);
      // largest > 0 ? component / length : 0; hit ? ContactNormal.of(2, overlap, wx, wy, wz, gx, gy, gz, vx,
      // vy, vz, vv) : 0
      FloatVector nz = ALL_ZERO.blend(ALL_ZERO.blend(sz.lanewise(DIV, length), largestGreaterZero), hit);
      FLOAT_VECTOR.cast(nx).intoArray(nxs, at + k);
      FLOAT_VECTOR.cast(ny).intoArray(nys, at + k);
      FLOAT_VECTOR.cast(nz).intoArray(nzs, at + k);
    }
  }

  /** {@code inside} of a block, from rows of values. */
  private static long inside(float[] rows) {
    if (rows == null) {
      return 0;
    }
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector t = fromArray(FLOATS, rows, ROW_ONE + k);
      FloatVector x = fromArray(FLOATS, rows, ROW_FX + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, ROW_VX + k)));
      FloatVector y = fromArray(FLOATS, rows, ROW_FY + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, ROW_VY + k)));
      FloatVector z = fromArray(FLOATS, rows, ROW_FZ + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, ROW_VZ + k)));
      FloatVector hx = fromArray(FLOATS, rows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, rows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, rows, ROW_HZ + k);
      FloatVector numerator = x.lanewise(MUL, hx).lanewise(ADD, y.lanewise(MUL, hy))
          .lanewise(ADD, z.lanewise(MUL, hz));
      FloatVector denominator = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector along = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS).compare(LT, denominator));
      FloatVector x2 = x.lanewise(SUB, along.lanewise(MUL, hx));
      FloatVector y2 = y.lanewise(SUB, along.lanewise(MUL, hy));
      FloatVector z2 = z.lanewise(SUB, along.lanewise(MUL, hz));
      hits |= fromArray(FLOATS, rows, ROW_R2 + k)
          .lanewise(SUB, x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2))).compare(GE, ALL_ZERO).toLong() << k;
    }
    return hits;
  }

  /** {@code nearest} of a block, from rows of values to another row. */
  private static void nearest(float[] rows, int fxRow, int fyRow, int fzRow, int dxRow, int dyRow, int dzRow,
      int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector dx = fromArray(FLOATS, rows, dxRow + k);
      FloatVector dy = fromArray(FLOATS, rows, dyRow + k);
      FloatVector dz = fromArray(FLOATS, rows, dzRow + k);
      FloatVector dd = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      // dd > 0 ? -dot(fx, fy, fz, dx, dy, dz) / dd : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, rows, fxRow + k).lanewise(MUL, dx)
          .lanewise(ADD, fromArray(FLOATS, rows, fyRow + k).lanewise(MUL, dy))
          .lanewise(ADD, fromArray(FLOATS, rows, fzRow + k).lanewise(MUL, dz)).lanewise(NEG).lanewise(DIV, dd),
          dd.compare(GT, ALL_ZERO))).intoArray(rows, to + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null, null);
      floats3(null, 0, null, 0, null, null, 0);
      floats5(null, 0, null, 0);
      floats7(null, 0);
      floats9(null, 0, null, null);
      floats11(null, 0, 0);
      floats13(null, 0, null, null, 0, 0, 0);
      floats14(null, 0, null, 0);
      floats15(null, null, 0);
      floats17(null, null, 0, 0, 0);
      inside(null);
      nearest(null, 0, 0, 0, 0, 0, 0, 0);
    }
  }
}
