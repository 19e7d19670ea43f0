// Compiled from BoxCylinderSweep.java; changes are made there.
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

/** Wide twin of {@link BoxCylinderSweep#sweep}: the same operations in the same order, on vectors of pairs. */
final class BoxCylinderSweepWide implements LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_NAN = FloatVector.broadcast(FLOATS, Float.NaN);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_MINUS_C4_25E_37 = FloatVector.broadcast(FLOATS, -4.2535296E37f);
  private static final FloatVector ALL_FARTHEST = FloatVector.broadcast(FLOATS, 4.2535296E37f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[6]);

  private static final int ROW_NEAREST_X = 0 * Kernel.BLOCK;
  private static final int ROW_NEAREST_Y = 1 * Kernel.BLOCK;
  private static final int ROW_R2 = 2 * Kernel.BLOCK;
  private static final int ROW_V = 3 * Kernel.BLOCK;
  private static final int ROW_NEAR_X = 4 * Kernel.BLOCK;
  private static final int ROW_FAR_X = 5 * Kernel.BLOCK;
  private static final int ROW_V2 = 6 * Kernel.BLOCK;
  private static final int ROW_NEAR_Y = 7 * Kernel.BLOCK;
  private static final int ROW_FAR_Y = 8 * Kernel.BLOCK;
  private static final int ROW_SX = 9 * Kernel.BLOCK;
  private static final int ROW_SY = 10 * Kernel.BLOCK;
  private static final int ROW_T = 11 * Kernel.BLOCK;
  private static final int ROW_LAST_X = 12 * Kernel.BLOCK;
  private static final int ROW_T2 = 13 * Kernel.BLOCK;
  private static final int ROW_T3 = 14 * Kernel.BLOCK;
  private static final int ROW_T4 = 15 * Kernel.BLOCK;
  private static final int ROW_ZERO = 16 * Kernel.BLOCK;
  private static final int ROW_NAN = 17 * Kernel.BLOCK;
  private static final int ROW_T_OR_ONE_OR_ZERO = 18 * Kernel.BLOCK;
  private static final int ROW_LAST_Y = 19 * Kernel.BLOCK;
  private static final int ROW_T_OR_ONE_OR_ZERO2 = 20 * Kernel.BLOCK;
  private static final int ROW_ONE_OR_ZERO = 21 * Kernel.BLOCK;
  private static final int ROW_ONE_OR_ZERO2 = 22 * Kernel.BLOCK;
  private static final int ROW_MIDDLE = 23 * Kernel.BLOCK;
  private static final int ROW_MINUS_VZ = 24 * Kernel.BLOCK;
  private static final int ROW_MINUS_C4_25E_37_OR_FARTHEST_OR_U = 25 * Kernel.BLOCK;
  private static final int ROW_MINUS_C4_25E_37_OR_FARTHEST_OR_V = 26 * Kernel.BLOCK;
  private static final int ROW_MINUS_C4_25E_37_OR_FARTHEST_OR_MIDDLE = 27 * Kernel.BLOCK;
  private static final int ROW_A = 28 * Kernel.BLOCK;
  private static final int ROW_B = 29 * Kernel.BLOCK;
  private static final int ROW_C = 30 * Kernel.BLOCK;
  private static final int ROW_D = 31 * Kernel.BLOCK;
  private static final int ROW_E = 32 * Kernel.BLOCK;
  private static final int ROW_FROM = 33 * Kernel.BLOCK;
  private static final int ROW_UNTIL = 34 * Kernel.BLOCK;
  private static final int ROW_DX = 35 * Kernel.BLOCK;
  private static final int ROW_WX = 36 * Kernel.BLOCK;
  private static final int ROW_DY = 37 * Kernel.BLOCK;
  private static final int ROW_WY = 38 * Kernel.BLOCK;
  private static final int ROW_DZ = 39 * Kernel.BLOCK;
  private static final int ROW_WW = 40 * Kernel.BLOCK;
  private static final int ROW_S = 41 * Kernel.BLOCK;
  private static final int ROW_EX = 42 * Kernel.BLOCK;
  private static final int ROW_EZ = 43 * Kernel.BLOCK;
  private static final int ROW_BACK = 44 * Kernel.BLOCK;
  private static final int ROW_TIME = 45 * Kernel.BLOCK;
  private static final int ROW_CX = 46 * Kernel.BLOCK;
  private static final int ROW_CY = 47 * Kernel.BLOCK;
  private static final int ROW_DX2 = 48 * Kernel.BLOCK;
  private static final int ROW_DY2 = 49 * Kernel.BLOCK;
  private static final int ROW_X = 50 * Kernel.BLOCK;
  private static final int ROW_Y = 51 * Kernel.BLOCK;
  private static final int ROW_Z = 52 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO = 53 * Kernel.BLOCK;
  private static final int ROW_NX = 54 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO2 = 55 * Kernel.BLOCK;
  private static final int ROW_NY = 56 * Kernel.BLOCK;
  private static final int ROW_LARGEST = 57 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[58 * Kernel.BLOCK]);

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
      long minXAtMostMaxXBits = floats1(columns1, from1, columns2, from2, floatRows, bits);
      long minYAtMostMaxYBits = bits[0];
      long minZAtMostMaxZBits = bits[1];
      long overlapBits = bits[2];
      long vLessZeroBits = bits[3];
      long vLessZeroBits2 = bits[4];
      long entersBits = floats2(columns1, from1, columns2, from2, floatRows, bits, minXAtMostMaxXBits,
          minYAtMostMaxYBits, minZAtMostMaxZBits);
      long validBits = bits[0];
      at(floatRows, ROW_LAST_X, ROW_A);
      at(floatRows, ROW_T_OR_ONE_OR_ZERO, ROW_B);
      at(floatRows, ROW_LAST_Y, ROW_C);
      at(floatRows, ROW_T_OR_ONE_OR_ZERO2, ROW_D);
      at(floatRows, ROW_ZERO, ROW_E);
      floats4(floatRows);
      long tGreaterFromBits = floats5(floatRows, bits);
      long tGreaterFromBits2 = bits[0];
      long nanGreaterFromBits = bits[1];
      long wwGreaterZeroBits = bits[2];
      long movesBits = floats6(floatRows, bits, wwGreaterZeroBits, entersBits, overlapBits, validBits,
          tGreaterFromBits, tGreaterFromBits2);
      long hits = bits[0];
      long dxIsZeroAndDyIsZeroBits = floats7(columns1, from1, floatRows, results, at, bits, movesBits,
          nanGreaterFromBits, vLessZeroBits, vLessZeroBits2, hits);
      long dyIsZeroAndDxIsZeroBits = bits[0];
      long noneBits = overlapBits | dxIsZeroAndDyIsZeroBits;
      long noneBits2 = overlapBits | dyIsZeroAndDxIsZeroBits;
      floats9(floatRows, noneBits, hits, noneBits2);
      floats10(columns2, from2, floatRows, results, at, hits, overlapBits);
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
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5], vxs = columns1[6], vys = columns1[7];
    float[] us = columns2[0], vs = columns2[1], rs = columns2[2];
    long minXAtMostMaxXBits = 0;
    long minYAtMostMaxYBits = 0;
    long minZAtMostMaxZBits = 0;
    long overlapBits = 0;
    long vLessZeroBits = 0;
    long vLessZeroBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector u = fromArray(FLOATS, us, j);
      FloatVector minX = fromArray(FLOATS, minXs, i);
      FloatVector maxX = fromArray(FLOATS, maxXs, i);
      // x < min ? min : x > max ? max : x
      FloatVector nearestX = u.blend(maxX, u.compare(GT, maxX)).blend(minX, u.compare(LT, minX));
      FLOAT_VECTOR.cast(nearestX).intoArray(floatRows, ROW_NEAREST_X + k);
      FloatVector dx = u.lanewise(SUB, nearestX);
      FloatVector v = fromArray(FLOATS, vs, j);
      FloatVector minY = fromArray(FLOATS, minYs, i);
      FloatVector maxY = fromArray(FLOATS, maxYs, i);
      // x < min ? min : x > max ? max : x
      FloatVector nearestY = v.blend(maxY, v.compare(GT, maxY)).blend(minY, v.compare(LT, minY));
      FLOAT_VECTOR.cast(nearestY).intoArray(floatRows, ROW_NEAREST_Y + k);
      FloatVector dy = v.lanewise(SUB, nearestY);
      FloatVector r = fromArray(FLOATS, rs, j);
      FloatVector r2 = r.lanewise(MUL, r);
      FLOAT_VECTOR.cast(r2).intoArray(floatRows, ROW_R2 + k);
      VectorMask<Float> minXAtMostMaxX = minX.compare(LE, maxX);
      minXAtMostMaxXBits |= minXAtMostMaxX.toLong() << k;
      VectorMask<Float> minYAtMostMaxY = minY.compare(LE, maxY);
      minYAtMostMaxYBits |= minYAtMostMaxY.toLong() << k;
      VectorMask<Float> minZAtMostMaxZ = fromArray(FLOATS, minZs, i).compare(LE, fromArray(FLOATS, maxZs, i));
      minZAtMostMaxZBits |= minZAtMostMaxZ.toLong() << k;
      VectorMask<Float> overlap = ALL_ZERO
          .compare(LE, r, minXAtMostMaxX.and(minYAtMostMaxY).and(minZAtMostMaxZ));
      overlap = dx.lanewise(ABS).compare(LE, r, overlap);
      overlap = dy.lanewise(ABS).compare(LE, r, overlap);
      overlap = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy)).lanewise(ADD, ALL_ZERO)
          .compare(LE, r2, overlap);
      overlapBits |= overlap.toLong() << k;
      FloatVector vx = fromArray(FLOATS, vxs, i);
      FloatVector v2 = vx.lanewise(NEG);
      FLOAT_VECTOR.cast(v2).intoArray(floatRows, ROW_V + k);
      VectorMask<Float> vLessZero = v2.compare(LT, ALL_ZERO);
      vLessZeroBits |= vLessZero.toLong() << k;
      // v < 0 ? x - max : min - x
      FloatVector nearX = minX.lanewise(SUB, u).blend(u.lanewise(SUB, maxX), vLessZero);
      FLOAT_VECTOR.cast(nearX).intoArray(floatRows, ROW_NEAR_X + k);
      // v < 0 ? x - min : max - x
      FloatVector farX = maxX.lanewise(SUB, u).blend(u.lanewise(SUB, minX), vLessZero);
      FLOAT_VECTOR.cast(farX).intoArray(floatRows, ROW_FAR_X + k);
      FloatVector vy = fromArray(FLOATS, vys, i);
      FloatVector v3 = vy.lanewise(NEG);
      FLOAT_VECTOR.cast(v3).intoArray(floatRows, ROW_V2 + k);
      VectorMask<Float> vLessZero2 = v3.compare(LT, ALL_ZERO);
      vLessZeroBits2 |= vLessZero2.toLong() << k;
      // v < 0 ? x - max : min - x
      FloatVector nearY = minY.lanewise(SUB, v).blend(v.lanewise(SUB, maxY), vLessZero2);
      FLOAT_VECTOR.cast(nearY).intoArray(floatRows, ROW_NEAR_Y + k);
      // v < 0 ? x - min : max - x
      FloatVector farY = maxY.lanewise(SUB, v).blend(v.lanewise(SUB, minY), vLessZero2);
      FLOAT_VECTOR.cast(farY).intoArray(floatRows, ROW_FAR_Y + k);
      FloatVector sx = vx.lanewise(ABS);
      FLOAT_VECTOR.cast(sx).intoArray(floatRows, ROW_SX + k);
      FloatVector sy = vy.lanewise(ABS);
      FLOAT_VECTOR.cast(sy).intoArray(floatRows, ROW_SY + k);
      FloatVector t = nearX.lanewise(DIV, sx);
      FLOAT_VECTOR.cast(t).intoArray(floatRows, ROW_T + k);
      // t > 0 ? t < 1 ? t : 1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE.blend(t, t.compare(LT, ALL_ONE)), t
          .compare(GT, ALL_ZERO))).intoArray(floatRows, ROW_LAST_X + k);
      FloatVector t2 = farX.lanewise(DIV, sx);
      FLOAT_VECTOR.cast(t2).intoArray(floatRows, ROW_T2 + k);
      FLOAT_VECTOR.cast(nearY.lanewise(DIV, sy)).intoArray(floatRows, ROW_T3 + k);
      FLOAT_VECTOR.cast(farY.lanewise(DIV, sy)).intoArray(floatRows, ROW_T4 + k);
      FLOAT_VECTOR.cast(ALL_ZERO).intoArray(floatRows, ROW_ZERO + k);
      FLOAT_VECTOR.cast(ALL_NAN).intoArray(floatRows, ROW_NAN + k);
      // t > 0 ? t < 1 ? t : 1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE.blend(t2, t2.compare(LT, ALL_ONE)), t2
          .compare(GT, ALL_ZERO))).intoArray(floatRows, ROW_T_OR_ONE_OR_ZERO + k);
    }
    bits[0] = minYAtMostMaxYBits;
    bits[1] = minZAtMostMaxZBits;
    bits[2] = overlapBits;
    bits[3] = vLessZeroBits;
    bits[4] = vLessZeroBits2;
    return minXAtMostMaxXBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long minXAtMostMaxXBits, long minYAtMostMaxYBits, long minZAtMostMaxZBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minZs = columns1[2], maxZs = columns1[5], vzs = columns1[8];
    float[] us = columns2[0], vs = columns2[1], rs = columns2[2];
    long entersBits = 0;
    long validBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T3 + k);
      // t > 0 ? t < 1 ? t : 1 : 0
      FloatVector lastY = ALL_ZERO.blend(ALL_ONE.blend(t, t.compare(LT, ALL_ONE)), t.compare(GT, ALL_ZERO));
      FLOAT_VECTOR.cast(lastY).intoArray(floatRows, ROW_LAST_Y + k);
      FloatVector t2 = fromArray(FLOATS, floatRows, ROW_T4 + k);
      // t > 0 ? t < 1 ? t : 1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE.blend(t2, t2.compare(LT, ALL_ONE)), t2
          .compare(GT, ALL_ZERO))).intoArray(floatRows, ROW_T_OR_ONE_OR_ZERO2 + k);
      FloatVector u = fromArray(FLOATS, us, j);
      FloatVector v = fromArray(FLOATS, vs, j);
      entersBits |= u.lanewise(ABS).lanewise(ADD, v.lanewise(ABS)).lanewise(ADD, ALL_ZERO)
          .compare(LE, ALL_LARGEST).toLong() << k;
      VectorMask<Float> valid = fromArray(FLOATS, rs, j)
          .compare(GE, ALL_ZERO, VectorMask.fromLong(FLOATS, (minXAtMostMaxXBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (minYAtMostMaxYBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (minZAtMostMaxZBits >>> k)
          & WideLanes.FLOAT_LANES)));
      FloatVector vz = fromArray(FLOATS, vzs, i);
      valid = fromArray(FLOATS, floatRows, ROW_SX + k).lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SY + k))
          .lanewise(ADD, vz.lanewise(ABS)).compare(LE, ALL_LARGEST, valid);
      validBits |= valid.toLong() << k;
      FloatVector lastX = fromArray(FLOATS, floatRows, ROW_LAST_X + k);
      VectorMask<Float> byX = lastX.compare(GE, ALL_ZERO);
      byX = lastX.compare(GE, lastY, byX);
      VectorMask<Float> byY = lastY.compare(GE, ALL_ZERO, byX.not());
      // by ? 1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, byX)).intoArray(floatRows, ROW_ONE_OR_ZERO + k);
      // by ? 1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, byY)).intoArray(floatRows, ROW_ONE_OR_ZERO2 + k);
      FloatVector minZ = fromArray(FLOATS, minZs, i);
      FloatVector maxZ = fromArray(FLOATS, maxZs, i);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FloatVector middle = ALL_HALF.lanewise(MUL, minZ.blend(ALL_FARTHEST, minZ.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, minZ.compare(LT, ALL_MINUS_C4_25E_37)))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, maxZ.blend(ALL_FARTHEST, maxZ.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, maxZ.compare(LT, ALL_MINUS_C4_25E_37))));
      FLOAT_VECTOR.cast(middle).intoArray(floatRows, ROW_MIDDLE + k);
      FLOAT_VECTOR.cast(vz.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VZ + k);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(u.blend(ALL_FARTHEST, u.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, u.compare(LT, ALL_MINUS_C4_25E_37))).intoArray(floatRows,
          ROW_MINUS_C4_25E_37_OR_FARTHEST_OR_U + k);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(v.blend(ALL_FARTHEST, v.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, v.compare(LT, ALL_MINUS_C4_25E_37))).intoArray(floatRows,
          ROW_MINUS_C4_25E_37_OR_FARTHEST_OR_V + k);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(middle.blend(ALL_FARTHEST, middle.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, middle.compare(LT, ALL_MINUS_C4_25E_37))).intoArray(floatRows,
          ROW_MINUS_C4_25E_37_OR_FARTHEST_OR_MIDDLE + k);
    }
    bits[0] = validBits;
    return entersBits;
  }

  private static void floats4(float[] floatRows) {
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
      // a > b ? a : b
      FloatVector b3 = ALL_ZERO.blend(e, e.compare(GT, ALL_ZERO));
      // a > b ? a : b
      FLOAT_VECTOR.cast(b3.blend(a3, a3.compare(GT, b3))).intoArray(floatRows, ROW_FROM + k);
      // worth < 0 ? -worth : Float.POSITIVE_INFINITY
      FloatVector a4 = ALL_INFINITY.blend(a.lanewise(NEG), a.compare(LT, ALL_ZERO));
      // worth < 0 ? -worth : Float.POSITIVE_INFINITY
      FloatVector b4 = ALL_INFINITY.blend(b.lanewise(NEG), b.compare(LT, ALL_ZERO));
      // a < b ? a : b
      FloatVector a5 = b4.blend(a4, a4.compare(LT, b4));
      // worth < 0 ? -worth : Float.POSITIVE_INFINITY
      FloatVector a6 = ALL_INFINITY.blend(c.lanewise(NEG), c.compare(LT, ALL_ZERO));
      // worth < 0 ? -worth : Float.POSITIVE_INFINITY
      FloatVector b5 = ALL_INFINITY.blend(d.lanewise(NEG), d.compare(LT, ALL_ZERO));
      // a < b ? a : b
      FloatVector b6 = b5.blend(a6, a6.compare(LT, b5));
      // a < b ? a : b
      FloatVector first2 = b6.blend(a5, a5.compare(LT, b6));
      // worth < 0 ? -worth : Float.POSITIVE_INFINITY
      FloatVector a7 = ALL_INFINITY.blend(e.lanewise(NEG), e.compare(LT, ALL_ZERO));
      // a < b ? a : b
      FLOAT_VECTOR.cast(a7.blend(first2, first2.compare(LT, a7))).intoArray(floatRows, ROW_UNTIL + k);
    }
  }

  private static long floats5(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long tGreaterFromBits = 0;
    long tGreaterFromBits2 = 0;
    long nanGreaterFromBits = 0;
    long wwGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector from = fromArray(FLOATS, floatRows, ROW_FROM + k);
      VectorMask<Float> tGreaterFrom = fromArray(FLOATS, floatRows, ROW_T + k).compare(GT, from);
      tGreaterFromBits |= tGreaterFrom.toLong() << k;
      FloatVector sx = fromArray(FLOATS, floatRows, ROW_SX + k);
      FloatVector product = sx.lanewise(MUL, from);
      VectorMask<Float> tAtMostFrom = fromArray(FLOATS, floatRows, ROW_T2 + k).compare(LE, from);
      // before(t, near, speed) ? near - speed * t : far / speed <= t ? far - speed * t : 0
      FloatVector dx = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_FAR_X + k).lanewise(SUB, product),
          tAtMostFrom).blend(fromArray(FLOATS, floatRows, ROW_NEAR_X + k).lanewise(SUB, product), tGreaterFrom);
      FLOAT_VECTOR.cast(dx).intoArray(floatRows, ROW_DX + k);
      // before(t, near, speed) || far / speed <= t ? speed : 0
      FloatVector wx = ALL_ZERO.blend(sx, tGreaterFrom.or(tAtMostFrom));
      FLOAT_VECTOR.cast(wx).intoArray(floatRows, ROW_WX + k);
      VectorMask<Float> tGreaterFrom2 = fromArray(FLOATS, floatRows, ROW_T3 + k).compare(GT, from);
      tGreaterFromBits2 |= tGreaterFrom2.toLong() << k;
      FloatVector sy = fromArray(FLOATS, floatRows, ROW_SY + k);
      FloatVector product2 = sy.lanewise(MUL, from);
      VectorMask<Float> tAtMostFrom2 = fromArray(FLOATS, floatRows, ROW_T4 + k).compare(LE, from);
      // before(t, near, speed) ? near - speed * t : far / speed <= t ? far - speed * t : 0
      FloatVector dy = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_FAR_Y + k).lanewise(SUB, product2),
          tAtMostFrom2).blend(fromArray(FLOATS, floatRows, ROW_NEAR_Y + k).lanewise(SUB, product2),
          tGreaterFrom2);
      FLOAT_VECTOR.cast(dy).intoArray(floatRows, ROW_DY + k);
      // before(t, near, speed) || far / speed <= t ? speed : 0
      FloatVector wy = ALL_ZERO.blend(sy, tGreaterFrom2.or(tAtMostFrom2));
      FLOAT_VECTOR.cast(wy).intoArray(floatRows, ROW_WY + k);
      VectorMask<Float> nanGreaterFrom = ALL_NAN.compare(GT, from);
      nanGreaterFromBits |= nanGreaterFrom.toLong() << k;
      FloatVector difference = ALL_ZERO.lanewise(SUB, ALL_ZERO.lanewise(MUL, from));
      // before(t, near, speed) ? near - speed * t : far / speed <= t ? far - speed * t : 0
      FloatVector dz = ALL_ZERO.blend(difference, ALL_NAN.compare(LE, from)).blend(difference, nanGreaterFrom);
      FLOAT_VECTOR.cast(dz).intoArray(floatRows, ROW_DZ + k);
      FloatVector ww = wx.lanewise(MUL, wx).lanewise(ADD, wy.lanewise(MUL, wy)).lanewise(ADD, ALL_ZERO);
      FLOAT_VECTOR.cast(ww).intoArray(floatRows, ROW_WW + k);
      VectorMask<Float> wwGreaterZero = ww.compare(GT, ALL_ZERO);
      wwGreaterZeroBits |= wwGreaterZero.toLong() << k;
      // ww > 0 ? RoundedHull.dot(dx, dy, dz, wx, wy, wz) / ww : 0
      FloatVector s = ALL_ZERO.blend(dx.lanewise(MUL, wx).lanewise(ADD, dy.lanewise(MUL, wy))
          .lanewise(ADD, dz.lanewise(MUL, ALL_ZERO)).lanewise(DIV, ww), wwGreaterZero);
      FLOAT_VECTOR.cast(s).intoArray(floatRows, ROW_S + k);
      FLOAT_VECTOR.cast(dx.lanewise(SUB, s.lanewise(MUL, wx))).intoArray(floatRows, ROW_EX + k);
    }
    bits[0] = tGreaterFromBits2;
    bits[1] = nanGreaterFromBits;
    bits[2] = wwGreaterZeroBits;
    return tGreaterFromBits;
  }

  private static long floats6(float[] floatRows, long[] bits, long wwGreaterZeroBits, long entersBits,
      long overlapBits, long validBits, long tGreaterFromBits, long tGreaterFromBits2) {
    if (floatRows == null) {
      return 0;
    }
    long movesBits = 0;
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector wy = fromArray(FLOATS, floatRows, ROW_WY + k);
      FloatVector ey = dy.lanewise(SUB, s.lanewise(MUL, wy));
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_DZ + k).lanewise(SUB, s.lanewise(MUL, ALL_ZERO));
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector wx = fromArray(FLOATS, floatRows, ROW_WX + k);
      FloatVector ww = fromArray(FLOATS, floatRows, ROW_WW + k);
      // ww > 0 ? RoundedHull.dot(ex, ey, ez, wx, wy, wz) / ww : 0
      FloatVector more = ALL_ZERO.blend(ex.lanewise(MUL, wx).lanewise(ADD, ey.lanewise(MUL, wy))
          .lanewise(ADD, ez.lanewise(MUL, ALL_ZERO)).lanewise(DIV, ww),
          VectorMask.fromLong(FLOATS, (wwGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector ex2 = ex.lanewise(SUB, more.lanewise(MUL, wx));
      FloatVector ey2 = ey.lanewise(SUB, more.lanewise(MUL, wy));
      FloatVector ez2 = ez.lanewise(SUB, more.lanewise(MUL, ALL_ZERO));
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
          .blend(ex2.lanewise(ADD, back.lanewise(MUL, wx)), moves);
      // before(t, near, speed) == d > 0 ? d : 0
      FLOAT_VECTOR.cast(d.blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (tGreaterFromBits >>> k)
          & WideLanes.FLOAT_LANES).xor(d.compare(GT, ALL_ZERO)))).intoArray(floatRows, ROW_CX + k);
      // moves ? ey + back * wy : dy
      FloatVector d2 = dy.blend(ey2.lanewise(ADD, back.lanewise(MUL, wy)), moves);
      // before(t, near, speed) == d > 0 ? d : 0
      FLOAT_VECTOR.cast(d2.blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (tGreaterFromBits2 >>> k)
          & WideLanes.FLOAT_LANES).xor(d2.compare(GT, ALL_ZERO)))).intoArray(floatRows, ROW_CY + k);
    }
    bits[0] = hits;
    return movesBits;
  }

  private static long floats7(float[][] columns1, int from1, float[] floatRows, float[][] results, int at,
      long[] bits, long movesBits, long nanGreaterFromBits, long vLessZeroBits, long vLessZeroBits2,
      long hits) {
    if (columns1 == null) {
      return 0;
    }
    float[] vzs = columns1[8];
    float[] ts = results[0], zs = results[6];
    long dxIsZeroAndDyIsZeroBits = 0;
    long dyIsZeroAndDxIsZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      // moves ? ez + back * wz : dz
      FloatVector d = fromArray(FLOATS, floatRows, ROW_DZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_EZ + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BACK + k).lanewise(MUL, ALL_ZERO)),
          VectorMask.fromLong(FLOATS, (movesBits >>> k) & WideLanes.FLOAT_LANES));
      // before(t, near, speed) == d > 0 ? d : 0
      FloatVector cz = d.blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (nanGreaterFromBits >>> k)
          & WideLanes.FLOAT_LANES).xor(d.compare(GT, ALL_ZERO)));
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX + k);
      VectorMask<Float> none = cx.compare(EQ, ALL_ZERO);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY + k);
      none = cy.compare(EQ, ALL_ZERO, none);
      none = cz.compare(EQ, ALL_ZERO, none);
      // none ? by ? 1 : 0 : c
      FloatVector towards = cx.blend(fromArray(FLOATS, floatRows, ROW_ONE_OR_ZERO + k), none);
      // v < 0 ? towards : 0 - towards
      FloatVector dx = ALL_ZERO.lanewise(SUB, ALL_ZERO.lanewise(SUB, towards)
          .blend(towards, VectorMask.fromLong(FLOATS, (vLessZeroBits >>> k) & WideLanes.FLOAT_LANES)));
      FLOAT_VECTOR.cast(dx).intoArray(floatRows, ROW_DX2 + k);
      // none ? by ? 1 : 0 : c
      FloatVector towards2 = cy.blend(fromArray(FLOATS, floatRows, ROW_ONE_OR_ZERO2 + k), none);
      // v < 0 ? towards : 0 - towards
      FloatVector dy = ALL_ZERO.lanewise(SUB, ALL_ZERO.lanewise(SUB, towards2)
          .blend(towards2, VectorMask.fromLong(FLOATS, (vLessZeroBits2 >>> k) & WideLanes.FLOAT_LANES)));
      FLOAT_VECTOR.cast(dy).intoArray(floatRows, ROW_DY2 + k);
      VectorMask<Float> dxIsZero = dx.compare(EQ, ALL_ZERO);
      VectorMask<Float> dyIsZero = dy.compare(EQ, ALL_ZERO);
      dxIsZeroAndDyIsZeroBits |= dxIsZero.and(dyIsZero).toLong() << k;
      dyIsZeroAndDxIsZeroBits |= dyIsZero.and(dxIsZero).toLong() << k;
      FloatVector time = fromArray(FLOATS, floatRows, ROW_TIME + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_MIDDLE + k)
          .lanewise(ADD, time.lanewise(MUL, fromArray(FLOATS, vzs, i)));
      // Math.abs(x) <= Float.MAX_VALUE ? x : HalfSpace.kept(other); hit ? Sweep.point(middle + time * vz,
      // middle) : 0
      FloatVector z = ALL_ZERO.blend(fromArray(FLOATS, floatRows,
          ROW_MINUS_C4_25E_37_OR_FARTHEST_OR_MIDDLE + k).blend(x, x.lanewise(ABS).compare(LE, ALL_LARGEST)),
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(time).intoArray(ts, at + k);
      FLOAT_VECTOR.cast(z).intoArray(zs, at + k);
    }
    bits[0] = dyIsZeroAndDxIsZeroBits;
    return dxIsZeroAndDyIsZeroBits;
  }

  private static void floats9(float[] floatRows, long noneBits, long hits, long noneBits2) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> none = VectorMask.fromLong(FLOATS, (noneBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector v = fromArray(FLOATS, floatRows, ROW_V + k);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX2 + k);
      // none ? -vx : x
      FloatVector x = dx.blend(v, none);
      FLOAT_VECTOR.cast(x).intoArray(floatRows, ROW_X + k);
      FloatVector v2 = fromArray(FLOATS, floatRows, ROW_V2 + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY2 + k);
      // none ? -vy : y
      FloatVector y = dy.blend(v2, none);
      FLOAT_VECTOR.cast(y).intoArray(floatRows, ROW_Y + k);
      FloatVector minusVz = fromArray(FLOATS, floatRows, ROW_MINUS_VZ + k);
      // none ? -vz : z
      FloatVector z = ALL_ZERO.blend(minusVz, none);
      FLOAT_VECTOR.cast(z).intoArray(floatRows, ROW_Z + k);
      FloatVector absX = x.lanewise(ABS);
      FloatVector absY = y.lanewise(ABS);
      FloatVector absZ = z.lanewise(ABS);
      FloatVector largest = absX.lanewise(MAX, absY).lanewise(MAX, absZ);
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      // largest > 0 ? x / largest : 0
      FloatVector sx = ALL_ZERO.blend(x.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? y / largest : 0
      FloatVector sy = ALL_ZERO.blend(y.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? z / largest : 0
      FloatVector sz = ALL_ZERO.blend(z.lanewise(DIV, largest), largestGreaterZero);
      FloatVector length = sx.lanewise(MUL, sx).lanewise(ADD, sy.lanewise(MUL, sy))
          .lanewise(ADD, sz.lanewise(MUL, sz)).lanewise(SQRT);
      // largest > 0 ? component / length : 0
      FloatVector quotientOrZero = ALL_ZERO.blend(sx.lanewise(DIV, length), largestGreaterZero);
      FLOAT_VECTOR.cast(quotientOrZero).intoArray(floatRows, ROW_QUOTIENT_OR_ZERO + k);
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      // hit ? Sweep.normal(overlap, dx, dy, 0, vx, vy, vz) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(quotientOrZero, hit)).intoArray(floatRows, ROW_NX + k);
      VectorMask<Float> none2 = VectorMask.fromLong(FLOATS, (noneBits2 >>> k) & WideLanes.FLOAT_LANES);
      // none ? -vx : x
      FloatVector x2 = dy.blend(v2, none2);
      // none ? -vy : y
      FloatVector y2 = ALL_ZERO.blend(minusVz, none2);
      // none ? -vz : z
      FloatVector z2 = dx.blend(v, none2);
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
      FloatVector quotientOrZero2 = ALL_ZERO.blend(sx2.lanewise(DIV, length2), largestGreaterZero2);
      FLOAT_VECTOR.cast(quotientOrZero2).intoArray(floatRows, ROW_QUOTIENT_OR_ZERO2 + k);
      // hit ? Sweep.normal(overlap, dy, 0, dx, vy, vz, vx) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(quotientOrZero2, hit)).intoArray(floatRows, ROW_NY + k);
      FLOAT_VECTOR.cast(absZ.lanewise(MAX, absX).lanewise(MAX, absY)).intoArray(floatRows, ROW_LARGEST + k);
    }
  }

  private static void floats10(float[][] columns2, int from2, float[] floatRows, float[][] results, int at,
      long hits, long overlapBits) {
    if (columns2 == null) {
      return;
    }
    float[] us = columns2[0], vs = columns2[1], rs = columns2[2];
    float[] nxs = results[1], nys = results[2], nzs = results[3], xs = results[4], ys = results[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector largest = fromArray(FLOATS, floatRows, ROW_LARGEST + k);
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      // largest > 0 ? x / largest : 0
      FloatVector sx = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_Z + k).lanewise(DIV, largest),
          largestGreaterZero);
      // largest > 0 ? y / largest : 0
      FloatVector sy = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_X + k).lanewise(DIV, largest),
          largestGreaterZero);
      // largest > 0 ? z / largest : 0
      FloatVector sz = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_Y + k).lanewise(DIV, largest),
          largestGreaterZero);
      FloatVector length = sx.lanewise(MUL, sx).lanewise(ADD, sy.lanewise(MUL, sy))
          .lanewise(ADD, sz.lanewise(MUL, sz)).lanewise(SQRT);
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      // largest > 0 ? component / length : 0; hit ? Sweep.normal(overlap, 0, dx, dy, vz, vx, vy) : 0
      FloatVector nz = ALL_ZERO.blend(ALL_ZERO.blend(sx.lanewise(DIV, length), largestGreaterZero), hit);
      VectorMask<Float> overlap = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector r = fromArray(FLOATS, rs, j);
      // overlap ? nearestX : u + r * Sweep.normal(overlap, dx, dy, 0, vx, vy, vz)
      FloatVector x = fromArray(FLOATS, us, j)
          .lanewise(ADD, r.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QUOTIENT_OR_ZERO + k)))
          .blend(fromArray(FLOATS, floatRows, ROW_NEAREST_X + k), overlap);
      // Math.abs(x) <= Float.MAX_VALUE ? x : HalfSpace.kept(other); hit ? Sweep.point(overlap ? nearestX : u +
      // r * Sweep.normal(overlap, dx, dy, 0, vx, vy, vz), u) : 0
      FloatVector x2 = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_MINUS_C4_25E_37_OR_FARTHEST_OR_U + k)
          .blend(x, x.lanewise(ABS).compare(LE, ALL_LARGEST)), hit);
      // overlap ? nearestY : v + r * Sweep.normal(overlap, dy, 0, dx, vy, vz, vx)
      FloatVector x3 = fromArray(FLOATS, vs, j)
          .lanewise(ADD, r.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QUOTIENT_OR_ZERO2 + k)))
          .blend(fromArray(FLOATS, floatRows, ROW_NEAREST_Y + k), overlap);
      // Math.abs(x) <= Float.MAX_VALUE ? x : HalfSpace.kept(other); hit ? Sweep.point(overlap ? nearestY : v +
      // r * Sweep.normal(overlap, dy, 0, dx, vy, vz, vx), v) : 0
      FloatVector y = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_MINUS_C4_25E_37_OR_FARTHEST_OR_V + k)
          .blend(x3, x3.lanewise(ABS).compare(LE, ALL_LARGEST)), hit);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NX + k)).intoArray(nxs, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NY + k)).intoArray(nys, at + k);
      FLOAT_VECTOR.cast(nz).intoArray(nzs, at + k);
      FLOAT_VECTOR.cast(x2).intoArray(xs, at + k);
      FLOAT_VECTOR.cast(y).intoArray(ys, at + k);
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
      FloatVector speedZ = fromArray(FLOATS, rows, ROW_ZERO + k);
      FloatVector product3 = speedZ.lanewise(MUL, t);
      // enter > t ? near - speed * t : leave < t ? far - speed * t : 0
      FloatVector dz = ALL_ZERO.blend(fromArray(FLOATS, rows, ROW_ZERO + k).lanewise(SUB, product3),
          fromArray(FLOATS, rows, ROW_NAN + k).compare(LT, t))
          .blend(fromArray(FLOATS, rows, ROW_ZERO + k).lanewise(SUB, product3),
          fromArray(FLOATS, rows, ROW_NAN + k).compare(GT, t));
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
      floats1(null, 0, null, 0, null, null);
      floats2(null, 0, null, 0, null, null, 0, 0, 0);
      floats4(null);
      floats5(null, null);
      floats6(null, null, 0, 0, 0, 0, 0, 0);
      floats7(null, 0, null, null, 0, null, 0, 0, 0, 0, 0);
      floats9(null, 0, 0, 0);
      floats10(null, 0, null, null, 0, 0, 0);
      at(null, 0, 0);
    }
  }
}
