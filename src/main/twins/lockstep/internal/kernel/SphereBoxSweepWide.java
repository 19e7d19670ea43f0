// Compiled from SphereBoxSweep.java; changes are made there.
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

/** Wide twin of {@link SphereBoxSweep#sweep}: the same operations in the same order, on vectors of pairs. */
final class SphereBoxSweepWide implements LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[7]);

  private static final int ROW_R2 = 0 * Kernel.BLOCK;
  private static final int ROW_NEAR_X = 1 * Kernel.BLOCK;
  private static final int ROW_FAR_X = 2 * Kernel.BLOCK;
  private static final int ROW_NEAR_Y = 3 * Kernel.BLOCK;
  private static final int ROW_FAR_Y = 4 * Kernel.BLOCK;
  private static final int ROW_NEAR_Z = 5 * Kernel.BLOCK;
  private static final int ROW_FAR_Z = 6 * Kernel.BLOCK;
  private static final int ROW_SX = 7 * Kernel.BLOCK;
  private static final int ROW_SY = 8 * Kernel.BLOCK;
  private static final int ROW_SZ = 9 * Kernel.BLOCK;
  private static final int ROW_T = 10 * Kernel.BLOCK;
  private static final int ROW_LAST_X = 11 * Kernel.BLOCK;
  private static final int ROW_T2 = 12 * Kernel.BLOCK;
  private static final int ROW_T3 = 13 * Kernel.BLOCK;
  private static final int ROW_T4 = 14 * Kernel.BLOCK;
  private static final int ROW_T5 = 15 * Kernel.BLOCK;
  private static final int ROW_T6 = 16 * Kernel.BLOCK;
  private static final int ROW_T_OR_ONE_OR_ZERO = 17 * Kernel.BLOCK;
  private static final int ROW_LAST_Y = 18 * Kernel.BLOCK;
  private static final int ROW_T_OR_ONE_OR_ZERO2 = 19 * Kernel.BLOCK;
  private static final int ROW_LAST_Z = 20 * Kernel.BLOCK;
  private static final int ROW_T_OR_ONE_OR_ZERO3 = 21 * Kernel.BLOCK;
  private static final int ROW_ONE_OR_ZERO = 22 * Kernel.BLOCK;
  private static final int ROW_ONE_OR_ZERO2 = 23 * Kernel.BLOCK;
  private static final int ROW_ONE_OR_ZERO3 = 24 * Kernel.BLOCK;
  private static final int ROW_MINUS_VX = 25 * Kernel.BLOCK;
  private static final int ROW_MINUS_VY = 26 * Kernel.BLOCK;
  private static final int ROW_MINUS_VZ = 27 * Kernel.BLOCK;
  private static final int ROW_A = 28 * Kernel.BLOCK;
  private static final int ROW_B = 29 * Kernel.BLOCK;
  private static final int ROW_C = 30 * Kernel.BLOCK;
  private static final int ROW_D = 31 * Kernel.BLOCK;
  private static final int ROW_E = 32 * Kernel.BLOCK;
  private static final int ROW_F = 33 * Kernel.BLOCK;
  private static final int ROW_FROM = 34 * Kernel.BLOCK;
  private static final int ROW_FIRST = 35 * Kernel.BLOCK;
  private static final int ROW_UNTIL = 36 * Kernel.BLOCK;
  private static final int ROW_DX = 37 * Kernel.BLOCK;
  private static final int ROW_WX = 38 * Kernel.BLOCK;
  private static final int ROW_DY = 39 * Kernel.BLOCK;
  private static final int ROW_WY = 40 * Kernel.BLOCK;
  private static final int ROW_DZ = 41 * Kernel.BLOCK;
  private static final int ROW_WZ = 42 * Kernel.BLOCK;
  private static final int ROW_WW = 43 * Kernel.BLOCK;
  private static final int ROW_EX = 44 * Kernel.BLOCK;
  private static final int ROW_EY = 45 * Kernel.BLOCK;
  private static final int ROW_EZ = 46 * Kernel.BLOCK;
  private static final int ROW_S = 47 * Kernel.BLOCK;
  private static final int ROW_TIME = 48 * Kernel.BLOCK;
  private static final int ROW_CX = 49 * Kernel.BLOCK;
  private static final int ROW_CY = 50 * Kernel.BLOCK;
  private static final int ROW_D2 = 51 * Kernel.BLOCK;
  private static final int ROW_DX2 = 52 * Kernel.BLOCK;
  private static final int ROW_DY2 = 53 * Kernel.BLOCK;
  private static final int ROW_DZ2 = 54 * Kernel.BLOCK;
  private static final int ROW_NX = 55 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO = 56 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[57 * Kernel.BLOCK]);

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
      long valueAtMostRAndValueAtMostR2Bits = floats1(columns1, from1, columns2, from2, floatRows);
      long minXAtMostMaxXBits = floats2(columns1, from1, columns2, from2, floatRows, bits,
          valueAtMostRAndValueAtMostR2Bits);
      long minYAtMostMaxYBits = bits[0];
      long minZAtMostMaxZBits = bits[1];
      long overlapBits = bits[2];
      long vxLessZeroBits = bits[3];
      long vyLessZeroBits = bits[4];
      long vzLessZeroBits = bits[5];
      long entersBits = floats3(columns1, from1, floatRows, bits, minXAtMostMaxXBits, minYAtMostMaxYBits,
          minZAtMostMaxZBits);
      long validBits = bits[0];
      at(floatRows, ROW_LAST_X, ROW_A);
      at(floatRows, ROW_T_OR_ONE_OR_ZERO, ROW_B);
      at(floatRows, ROW_LAST_Y, ROW_C);
      at(floatRows, ROW_T_OR_ONE_OR_ZERO2, ROW_D);
      at(floatRows, ROW_LAST_Z, ROW_E);
      at(floatRows, ROW_T_OR_ONE_OR_ZERO3, ROW_F);
      floats5(floatRows);
      long tGreaterFromBits = floats6(floatRows, bits);
      long tGreaterFromBits2 = bits[0];
      long tGreaterFromBits3 = bits[1];
      floats7(floatRows, tGreaterFromBits3);
      long hits = floats8(floatRows, entersBits, overlapBits, validBits, tGreaterFromBits, tGreaterFromBits2);
      long dxIsZeroAndDzIsZeroBits = floats9(floatRows, results, at, bits, tGreaterFromBits3, vxLessZeroBits,
          vyLessZeroBits, vzLessZeroBits);
      long dyIsZeroAndDxIsZeroBits = bits[0];
      long dzIsZeroAndDyIsZeroBits = bits[1];
      long noneBits = overlapBits | dxIsZeroAndDzIsZeroBits;
      long noneBits2 = overlapBits | dyIsZeroAndDxIsZeroBits;
      long noneBits3 = overlapBits | dzIsZeroAndDyIsZeroBits;
      floats11(floatRows, noneBits, hits, noneBits2);
      floats12(floatRows, results, at, hits, noneBits3);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], rs = columns1[3];
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
    long valueAtMostRAndValueAtMostR2Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector x = fromArray(FLOATS, xs, i);
      FloatVector minX = fromArray(FLOATS, minXs, j);
      FloatVector maxX = fromArray(FLOATS, maxXs, j);
      // x < min ? min : x > max ? max : x
      FloatVector dx = x.lanewise(SUB, x.blend(maxX, x.compare(GT, maxX)).blend(minX, x.compare(LT, minX)));
      FloatVector y = fromArray(FLOATS, ys, i);
      FloatVector minY = fromArray(FLOATS, minYs, j);
      FloatVector maxY = fromArray(FLOATS, maxYs, j);
      // x < min ? min : x > max ? max : x
      FloatVector dy = y.lanewise(SUB, y.blend(maxY, y.compare(GT, maxY)).blend(minY, y.compare(LT, minY)));
      FloatVector z = fromArray(FLOATS, zs, i);
      FloatVector minZ = fromArray(FLOATS, minZs, j);
      FloatVector maxZ = fromArray(FLOATS, maxZs, j);
      // x < min ? min : x > max ? max : x
      FloatVector dz = z.lanewise(SUB, z.blend(maxZ, z.compare(GT, maxZ)).blend(minZ, z.compare(LT, minZ)));
      FloatVector r = fromArray(FLOATS, rs, i);
      FloatVector r2 = r.lanewise(MUL, r);
      FLOAT_VECTOR.cast(r2).intoArray(floatRows, ROW_R2 + k);
      VectorMask<Float> valueAtMostRAndValueAtMostR2 = dx.lanewise(ABS).compare(LE, r);
      valueAtMostRAndValueAtMostR2 = dy.lanewise(ABS).compare(LE, r, valueAtMostRAndValueAtMostR2);
      valueAtMostRAndValueAtMostR2 = dz.lanewise(ABS).compare(LE, r, valueAtMostRAndValueAtMostR2);
      valueAtMostRAndValueAtMostR2 = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz)).compare(LE, r2, valueAtMostRAndValueAtMostR2);
      valueAtMostRAndValueAtMostR2Bits |= valueAtMostRAndValueAtMostR2.toLong() << k;
    }
    return valueAtMostRAndValueAtMostR2Bits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long valueAtMostRAndValueAtMostR2Bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], vxs = columns1[4], vys = columns1[5],
        vzs = columns1[6];
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
    long minXAtMostMaxXBits = 0;
    long minYAtMostMaxYBits = 0;
    long minZAtMostMaxZBits = 0;
    long overlapBits = 0;
    long vxLessZeroBits = 0;
    long vyLessZeroBits = 0;
    long vzLessZeroBits = 0;
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
      overlapBits |= VectorMask.fromLong(FLOATS, (valueAtMostRAndValueAtMostR2Bits >>> k)
          & WideLanes.FLOAT_LANES).and(minXAtMostMaxX).and(minYAtMostMaxY).and(minZAtMostMaxZ).toLong() << k;
      FloatVector vx = fromArray(FLOATS, vxs, i);
      VectorMask<Float> vxLessZero = vx.compare(LT, ALL_ZERO);
      vxLessZeroBits |= vxLessZero.toLong() << k;
      FloatVector x = fromArray(FLOATS, xs, i);
      // v < 0 ? x - max : min - x
      FloatVector nearX = minX.lanewise(SUB, x).blend(x.lanewise(SUB, maxX), vxLessZero);
      FLOAT_VECTOR.cast(nearX).intoArray(floatRows, ROW_NEAR_X + k);
      // v < 0 ? x - min : max - x
      FloatVector farX = maxX.lanewise(SUB, x).blend(x.lanewise(SUB, minX), vxLessZero);
      FLOAT_VECTOR.cast(farX).intoArray(floatRows, ROW_FAR_X + k);
      FloatVector vy = fromArray(FLOATS, vys, i);
      VectorMask<Float> vyLessZero = vy.compare(LT, ALL_ZERO);
      vyLessZeroBits |= vyLessZero.toLong() << k;
      FloatVector y = fromArray(FLOATS, ys, i);
      // v < 0 ? x - max : min - x
      FloatVector nearY = minY.lanewise(SUB, y).blend(y.lanewise(SUB, maxY), vyLessZero);
      FLOAT_VECTOR.cast(nearY).intoArray(floatRows, ROW_NEAR_Y + k);
      // v < 0 ? x - min : max - x
      FloatVector farY = maxY.lanewise(SUB, y).blend(y.lanewise(SUB, minY), vyLessZero);
      FLOAT_VECTOR.cast(farY).intoArray(floatRows, ROW_FAR_Y + k);
      FloatVector vz = fromArray(FLOATS, vzs, i);
      VectorMask<Float> vzLessZero = vz.compare(LT, ALL_ZERO);
      vzLessZeroBits |= vzLessZero.toLong() << k;
      FloatVector z = fromArray(FLOATS, zs, i);
      // v < 0 ? x - max : min - x
      FloatVector nearZ = minZ.lanewise(SUB, z).blend(z.lanewise(SUB, maxZ), vzLessZero);
      FLOAT_VECTOR.cast(nearZ).intoArray(floatRows, ROW_NEAR_Z + k);
      // v < 0 ? x - min : max - x
      FloatVector farZ = maxZ.lanewise(SUB, z).blend(z.lanewise(SUB, minZ), vzLessZero);
      FLOAT_VECTOR.cast(farZ).intoArray(floatRows, ROW_FAR_Z + k);
      FloatVector sx = vx.lanewise(ABS);
      FLOAT_VECTOR.cast(sx).intoArray(floatRows, ROW_SX + k);
      FloatVector sy = vy.lanewise(ABS);
      FLOAT_VECTOR.cast(sy).intoArray(floatRows, ROW_SY + k);
      FloatVector sz = vz.lanewise(ABS);
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
    bits[0] = minYAtMostMaxYBits;
    bits[1] = minZAtMostMaxZBits;
    bits[2] = overlapBits;
    bits[3] = vxLessZeroBits;
    bits[4] = vyLessZeroBits;
    bits[5] = vzLessZeroBits;
    return minXAtMostMaxXBits;
  }

  private static long floats3(float[][] columns1, int from1, float[] floatRows, long[] bits,
      long minXAtMostMaxXBits, long minYAtMostMaxYBits, long minZAtMostMaxZBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], rs = columns1[3], vxs = columns1[4],
        vys = columns1[5], vzs = columns1[6];
    long entersBits = 0;
    long validBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T5 + k);
      // t > 0 ? t < 1 ? t : 1 : 0
      FloatVector lastZ = ALL_ZERO.blend(ALL_ONE.blend(t, t.compare(LT, ALL_ONE)), t.compare(GT, ALL_ZERO));
      FLOAT_VECTOR.cast(lastZ).intoArray(floatRows, ROW_LAST_Z + k);
      FloatVector t2 = fromArray(FLOATS, floatRows, ROW_T6 + k);
      // t > 0 ? t < 1 ? t : 1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE.blend(t2, t2.compare(LT, ALL_ONE)), t2
          .compare(GT, ALL_ZERO))).intoArray(floatRows, ROW_T_OR_ONE_OR_ZERO3 + k);
      entersBits |= fromArray(FLOATS, xs, i).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, ys, i).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, zs, i).lanewise(ABS)).compare(LE, ALL_LARGEST).toLong() << k;
      VectorMask<Float> valid = fromArray(FLOATS, rs, i)
          .compare(GE, ALL_ZERO, VectorMask.fromLong(FLOATS, (minXAtMostMaxXBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (minYAtMostMaxYBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (minZAtMostMaxZBits >>> k)
          & WideLanes.FLOAT_LANES)));
      valid = fromArray(FLOATS, floatRows, ROW_SX + k).lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SZ + k)).compare(LE, ALL_LARGEST, valid);
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
      FLOAT_VECTOR.cast(fromArray(FLOATS, vxs, i).lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, vys, i).lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, vzs, i).lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VZ + k);
    }
    bits[0] = validBits;
    return entersBits;
  }

  private static void floats5(float[] floatRows) {
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

  private static long floats6(float[] floatRows, long[] bits) {
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
      FLOAT_VECTOR.cast(ALL_ZERO.blend(sx, tGreaterFrom.or(tAtMostFrom))).intoArray(floatRows, ROW_WX + k);
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
      FLOAT_VECTOR.cast(ALL_ZERO.blend(sy, tGreaterFrom2.or(tAtMostFrom2))).intoArray(floatRows, ROW_WY + k);
      tGreaterFromBits3 |= fromArray(FLOATS, floatRows, ROW_T5 + k).compare(GT, from).toLong() << k;
    }
    bits[0] = tGreaterFromBits2;
    bits[1] = tGreaterFromBits3;
    return tGreaterFromBits;
  }

  private static void floats7(float[] floatRows, long tGreaterFromBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector sz = fromArray(FLOATS, floatRows, ROW_SZ + k);
      FloatVector from = fromArray(FLOATS, floatRows, ROW_FROM + k);
      FloatVector product = sz.lanewise(MUL, from);
      VectorMask<Float> tAtMostFrom = fromArray(FLOATS, floatRows, ROW_T6 + k).compare(LE, from);
      VectorMask<Float> tGreaterFrom = VectorMask.fromLong(FLOATS, (tGreaterFromBits >>> k)
          & WideLanes.FLOAT_LANES);
      // before(t, near, speed) ? near - speed * t : far / speed <= t ? far - speed * t : 0
      FloatVector dz = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_FAR_Z + k).lanewise(SUB, product),
          tAtMostFrom).blend(fromArray(FLOATS, floatRows, ROW_NEAR_Z + k).lanewise(SUB, product), tGreaterFrom);
      FLOAT_VECTOR.cast(dz).intoArray(floatRows, ROW_DZ + k);
      // before(t, near, speed) || far / speed <= t ? speed : 0
      FloatVector wz = ALL_ZERO.blend(sz, tGreaterFrom.or(tAtMostFrom));
      FLOAT_VECTOR.cast(wz).intoArray(floatRows, ROW_WZ + k);
      FloatVector wx = fromArray(FLOATS, floatRows, ROW_WX + k);
      FloatVector wy = fromArray(FLOATS, floatRows, ROW_WY + k);
      FloatVector ww = wx.lanewise(MUL, wx).lanewise(ADD, wy.lanewise(MUL, wy))
          .lanewise(ADD, wz.lanewise(MUL, wz));
      FLOAT_VECTOR.cast(ww).intoArray(floatRows, ROW_WW + k);
      VectorMask<Float> wwGreaterZero = ww.compare(GT, ALL_ZERO);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      // ww > 0 ? RoundedHull.dot(dx, dy, dz, wx, wy, wz) / ww : 0
      FloatVector s = ALL_ZERO.blend(dx.lanewise(MUL, wx).lanewise(ADD, dy.lanewise(MUL, wy))
          .lanewise(ADD, dz.lanewise(MUL, wz)).lanewise(DIV, ww), wwGreaterZero);
      FloatVector ex = dx.lanewise(SUB, s.lanewise(MUL, wx));
      FloatVector ey = dy.lanewise(SUB, s.lanewise(MUL, wy));
      FloatVector ez = dz.lanewise(SUB, s.lanewise(MUL, wz));
      // ww > 0 ? RoundedHull.dot(ex, ey, ez, wx, wy, wz) / ww : 0
      FloatVector more = ALL_ZERO.blend(ex.lanewise(MUL, wx).lanewise(ADD, ey.lanewise(MUL, wy))
          .lanewise(ADD, ez.lanewise(MUL, wz)).lanewise(DIV, ww), wwGreaterZero);
      FLOAT_VECTOR.cast(ex.lanewise(SUB, more.lanewise(MUL, wx))).intoArray(floatRows, ROW_EX + k);
      FLOAT_VECTOR.cast(ey.lanewise(SUB, more.lanewise(MUL, wy))).intoArray(floatRows, ROW_EY + k);
      FLOAT_VECTOR.cast(ez.lanewise(SUB, more.lanewise(MUL, wz))).intoArray(floatRows, ROW_EZ + k);
      FLOAT_VECTOR.cast(s.lanewise(ADD, more)).intoArray(floatRows, ROW_S + k);
    }
  }

  private static long floats8(float[] floatRows, long entersBits, long overlapBits, long validBits,
      long tGreaterFromBits, long tGreaterFromBits2) {
    if (floatRows == null) {
      return 0;
    }
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector delta = fromArray(FLOATS, floatRows, ROW_R2 + k)
          .lanewise(SUB, ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez)));
      // delta > 0 ? (float) Math.sqrt(delta) / (float) Math.sqrt(ww) : 0
      FloatVector back = ALL_ZERO.blend(delta.lanewise(SQRT)
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_WW + k).lanewise(SQRT)), delta.compare(GT, ALL_ZERO));
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector difference = s.lanewise(SUB, back);
      VectorMask<Float> moves = difference.compare(GT, ALL_ZERO);
      // s - back > 0 ? s - back : 0
      FloatVector later = ALL_ZERO.blend(difference, moves);
      FloatVector t = fromArray(FLOATS, floatRows, ROW_FROM + k).lanewise(ADD, later);
      FloatVector until = fromArray(FLOATS, floatRows, ROW_UNTIL + k);
      // t < until ? t : until
      FloatVector t2 = until.blend(t, t.compare(LT, until));
      VectorMask<Float> passes = s.compare(GE, ALL_ZERO);
      passes = delta.compare(GE, ALL_ZERO, passes);
      // passes || until <= 1 ? t : Float.POSITIVE_INFINITY
      FloatVector enter = ALL_INFINITY.blend(t2, passes.or(until.compare(LE, ALL_ONE)));
      // enters ? enter : Float.POSITIVE_INFINITY
      FloatVector enter2 = ALL_INFINITY.blend(enter,
          VectorMask.fromLong(FLOATS, (entersBits >>> k) & WideLanes.FLOAT_LANES));
      // enter > 0 ? enter : Float.MIN_VALUE
      FloatVector later2 = ALL_C1_40E_45.blend(enter2, enter2.compare(GT, ALL_ZERO));
      // overlap ? 0 : enter <= 1 ? later : Float.POSITIVE_INFINITY; valid ? Sweep.time(overlap, enters ? enter
      // : Float.POSITIVE_INFINITY) : Float.POSITIVE_INFINITY
      FloatVector time = ALL_INFINITY.blend(ALL_INFINITY.blend(later2, enter2.compare(LE, ALL_ONE))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (validBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(time).intoArray(floatRows, ROW_TIME + k);
      hits |= time.compare(LT, ALL_INFINITY).toLong() << k;
      // moves ? ex + back * wx : dx
      FloatVector d = fromArray(FLOATS, floatRows, ROW_DX + k)
          .blend(ex.lanewise(ADD, back.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WX + k))), moves);
      // before(t, near, speed) == d > 0 ? d : 0
      FLOAT_VECTOR.cast(d.blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (tGreaterFromBits >>> k)
          & WideLanes.FLOAT_LANES).xor(d.compare(GT, ALL_ZERO)))).intoArray(floatRows, ROW_CX + k);
      // moves ? ey + back * wy : dy
      FloatVector d2 = fromArray(FLOATS, floatRows, ROW_DY + k)
          .blend(ey.lanewise(ADD, back.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WY + k))), moves);
      // before(t, near, speed) == d > 0 ? d : 0
      FLOAT_VECTOR.cast(d2.blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (tGreaterFromBits2 >>> k)
          & WideLanes.FLOAT_LANES).xor(d2.compare(GT, ALL_ZERO)))).intoArray(floatRows, ROW_CY + k);
      // moves ? ez + back * wz : dz
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DZ + k)
          .blend(ez.lanewise(ADD, back.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WZ + k))),
          moves)).intoArray(floatRows, ROW_D2 + k);
    }
    return hits;
  }

  private static long floats9(float[] floatRows, float[][] results, int at, long[] bits, long tGreaterFromBits,
      long vxLessZeroBits, long vyLessZeroBits, long vzLessZeroBits) {
    if (floatRows == null) {
      return 0;
    }
    float[] ts = results[0];
    long dxIsZeroAndDzIsZeroBits = 0;
    long dyIsZeroAndDxIsZeroBits = 0;
    long dzIsZeroAndDyIsZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector d = fromArray(FLOATS, floatRows, ROW_D2 + k);
      // before(t, near, speed) == d > 0 ? d : 0
      FloatVector cz = d.blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (tGreaterFromBits >>> k)
          & WideLanes.FLOAT_LANES).xor(d.compare(GT, ALL_ZERO)));
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX + k);
      VectorMask<Float> none = cx.compare(EQ, ALL_ZERO);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY + k);
      none = cy.compare(EQ, ALL_ZERO, none);
      none = cz.compare(EQ, ALL_ZERO, none);
      // none ? by ? 1 : 0 : c
      FloatVector towards = cx.blend(fromArray(FLOATS, floatRows, ROW_ONE_OR_ZERO + k), none);
      // v < 0 ? towards : 0 - towards
      FloatVector dx = ALL_ZERO.lanewise(SUB, towards)
          .blend(towards, VectorMask.fromLong(FLOATS, (vxLessZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(dx).intoArray(floatRows, ROW_DX2 + k);
      // none ? by ? 1 : 0 : c
      FloatVector towards2 = cy.blend(fromArray(FLOATS, floatRows, ROW_ONE_OR_ZERO2 + k), none);
      // v < 0 ? towards : 0 - towards
      FloatVector dy = ALL_ZERO.lanewise(SUB, towards2)
          .blend(towards2, VectorMask.fromLong(FLOATS, (vyLessZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(dy).intoArray(floatRows, ROW_DY2 + k);
      // none ? by ? 1 : 0 : c
      FloatVector towards3 = cz.blend(fromArray(FLOATS, floatRows, ROW_ONE_OR_ZERO3 + k), none);
      // v < 0 ? towards : 0 - towards
      FloatVector dz = ALL_ZERO.lanewise(SUB, towards3)
          .blend(towards3, VectorMask.fromLong(FLOATS, (vzLessZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(dz).intoArray(floatRows, ROW_DZ2 + k);
      VectorMask<Float> dxIsZero = dx.compare(EQ, ALL_ZERO);
      VectorMask<Float> dyIsZero = dy.compare(EQ, ALL_ZERO);
      VectorMask<Float> dzIsZero = dz.compare(EQ, ALL_ZERO);
      dxIsZeroAndDzIsZeroBits |= dxIsZero.and(dyIsZero).and(dzIsZero).toLong() << k;
      dyIsZeroAndDxIsZeroBits |= dyIsZero.and(dzIsZero).and(dxIsZero).toLong() << k;
      dzIsZeroAndDyIsZeroBits |= dzIsZero.and(dxIsZero).and(dyIsZero).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TIME + k)).intoArray(ts, at + k);
    }
    bits[0] = dyIsZeroAndDxIsZeroBits;
    bits[1] = dzIsZeroAndDyIsZeroBits;
    return dxIsZeroAndDzIsZeroBits;
  }

  private static void floats11(float[] floatRows, long noneBits, long hits, long noneBits2) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> none = VectorMask.fromLong(FLOATS, (noneBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector minusVx = fromArray(FLOATS, floatRows, ROW_MINUS_VX + k);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX2 + k);
      // none ? -vx : x
      FloatVector x = dx.blend(minusVx, none);
      FloatVector minusVy = fromArray(FLOATS, floatRows, ROW_MINUS_VY + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY2 + k);
      // none ? -vy : y
      FloatVector y = dy.blend(minusVy, none);
      FloatVector minusVz = fromArray(FLOATS, floatRows, ROW_MINUS_VZ + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ2 + k);
      // none ? -vz : z
      FloatVector z = dz.blend(minusVz, none);
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
      // largest > 0 ? component / length : 0; hit ? Sweep.normal(overlap, dx, dy, dz, vx, vy, vz) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ZERO.blend(sx.lanewise(DIV, length), largestGreaterZero),
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_NX + k);
      VectorMask<Float> none2 = VectorMask.fromLong(FLOATS, (noneBits2 >>> k) & WideLanes.FLOAT_LANES);
      // none ? -vx : x
      FloatVector x2 = dy.blend(minusVy, none2);
      // none ? -vy : y
      FloatVector y2 = dz.blend(minusVz, none2);
      // none ? -vz : z
      FloatVector z2 = dx.blend(minusVx, none2);
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

  private static void floats12(float[] floatRows, float[][] results, int at, long hits, long noneBits) {
    if (floatRows == null) {
      return;
    }
    float[] nxs = results[1], nys = results[2], nzs = results[3];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      // hit ? Sweep.normal(overlap, dy, dz, dx, vy, vz, vx) : 0
      FloatVector ny = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_QUOTIENT_OR_ZERO + k), hit);
      VectorMask<Float> none = VectorMask.fromLong(FLOATS, (noneBits >>> k) & WideLanes.FLOAT_LANES);
      // none ? -vx : x
      FloatVector x = fromArray(FLOATS, floatRows, ROW_DZ2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_VZ + k), none);
      // none ? -vy : y
      FloatVector y = fromArray(FLOATS, floatRows, ROW_DX2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_VX + k), none);
      // none ? -vz : z
      FloatVector z = fromArray(FLOATS, floatRows, ROW_DY2 + k)
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
      // largest > 0 ? component / length : 0; hit ? Sweep.normal(overlap, dz, dx, dy, vz, vx, vy) : 0
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
      floats2(null, 0, null, 0, null, null, 0);
      floats3(null, 0, null, null, 0, 0, 0);
      floats5(null);
      floats6(null, null);
      floats7(null, 0);
      floats8(null, 0, 0, 0, 0, 0);
      floats9(null, null, 0, null, 0, 0, 0, 0);
      floats11(null, 0, 0, 0);
      floats12(null, null, 0, 0, 0);
      at(null, 0, 0);
    }
  }
}
