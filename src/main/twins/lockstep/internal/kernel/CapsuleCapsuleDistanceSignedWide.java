// Compiled from CapsuleCapsuleDistance.java; changes are made there.
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
 * Wide twin of {@link CapsuleCapsuleDistance#signed}: the same operations in the same order, on vectors of
 * pairs.
 */
final class CapsuleCapsuleDistanceSignedWide implements LoopedKernel {
  private static final FloatVector ALL_C0_250 = FloatVector.broadcast(FLOATS, 0.25f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_MINUS_LARGEST = FloatVector.broadcast(FLOATS, -3.4028235E38f);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[3]);

  private static final int ROW_MX = 0 * Kernel.BLOCK;
  private static final int ROW_MY = 1 * Kernel.BLOCK;
  private static final int ROW_MZ = 2 * Kernel.BLOCK;
  private static final int ROW_GX = 3 * Kernel.BLOCK;
  private static final int ROW_HX = 4 * Kernel.BLOCK;
  private static final int ROW_GY = 5 * Kernel.BLOCK;
  private static final int ROW_HY = 6 * Kernel.BLOCK;
  private static final int ROW_GZ = 7 * Kernel.BLOCK;
  private static final int ROW_HZ = 8 * Kernel.BLOCK;
  private static final int ROW_NX = 9 * Kernel.BLOCK;
  private static final int ROW_WX = 10 * Kernel.BLOCK;
  private static final int ROW_WY = 11 * Kernel.BLOCK;
  private static final int ROW_WZ = 12 * Kernel.BLOCK;
  private static final int ROW_NW = 13 * Kernel.BLOCK;
  private static final int ROW_S = 14 * Kernel.BLOCK;
  private static final int ROW_HH = 15 * Kernel.BLOCK;
  private static final int ROW_GH = 16 * Kernel.BLOCK;
  private static final int ROW_MH = 17 * Kernel.BLOCK;
  private static final int ROW_GG = 18 * Kernel.BLOCK;
  private static final int ROW_MG = 19 * Kernel.BLOCK;
  private static final int ROW_FROM_S = 20 * Kernel.BLOCK;
  private static final int ROW_SUM = 21 * Kernel.BLOCK;
  private static final int ROW_DZ = 22 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 23 * Kernel.BLOCK;
  private static final int ROW_FROM_T = 24 * Kernel.BLOCK;
  private static final int ROW_SQUARE = 25 * Kernel.BLOCK;
  private static final int ROW_R = 26 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[27 * Kernel.BLOCK]);

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
      floats2(floatRows);
      floats3(floatRows);
      floats4(floatRows);
      long r1AtLeastZeroAndR2AtLeastZeroBits = floats5(columns1, from1, columns2, from2, floatRows, bits);
      long validBits = bits[0];
      long valueAtMostRAndValueAtMostRBits = bits[1];
      long hits = floats6(columns1, from1, columns2, from2, floatRows, results, at,
          valueAtMostRAndValueAtMostRBits, r1AtLeastZeroAndR2AtLeastZeroBits, validBits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] ax1s = columns1[0], ay1s = columns1[1], az1s = columns1[2], bx1s = columns1[3], by1s = columns1[4],
        bz1s = columns1[5];
    float[] ax2s = columns2[0], ay2s = columns2[1], az2s = columns2[2], bx2s = columns2[3], by2s = columns2[4],
        bz2s = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ax1 = fromArray(FLOATS, ax1s, i);
      FloatVector ax2 = fromArray(FLOATS, ax2s, j);
      FloatVector bx1 = fromArray(FLOATS, bx1s, i);
      FloatVector bx2 = fromArray(FLOATS, bx2s, j);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, ax1.lanewise(SUB, ax2).lanewise(ADD, bx1.lanewise(SUB, bx2))
          .lanewise(ADD, ax1.lanewise(SUB, bx2).lanewise(ADD, bx1.lanewise(SUB, ax2))))).intoArray(floatRows,
          ROW_MX + k);
      FloatVector ay1 = fromArray(FLOATS, ay1s, i);
      FloatVector ay2 = fromArray(FLOATS, ay2s, j);
      FloatVector by1 = fromArray(FLOATS, by1s, i);
      FloatVector by2 = fromArray(FLOATS, by2s, j);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, ay1.lanewise(SUB, ay2).lanewise(ADD, by1.lanewise(SUB, by2))
          .lanewise(ADD, ay1.lanewise(SUB, by2).lanewise(ADD, by1.lanewise(SUB, ay2))))).intoArray(floatRows,
          ROW_MY + k);
      FloatVector az1 = fromArray(FLOATS, az1s, i);
      FloatVector az2 = fromArray(FLOATS, az2s, j);
      FloatVector bz1 = fromArray(FLOATS, bz1s, i);
      FloatVector bz2 = fromArray(FLOATS, bz2s, j);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, az1.lanewise(SUB, az2).lanewise(ADD, bz1.lanewise(SUB, bz2))
          .lanewise(ADD, az1.lanewise(SUB, bz2).lanewise(ADD, bz1.lanewise(SUB, az2))))).intoArray(floatRows,
          ROW_MZ + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, bx1.lanewise(SUB, ax1))).intoArray(floatRows, ROW_GX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, bx2.lanewise(SUB, ax2))).intoArray(floatRows, ROW_HX + k);
      FloatVector gy = ALL_HALF.lanewise(MUL, by1.lanewise(SUB, ay1));
      FLOAT_VECTOR.cast(gy).intoArray(floatRows, ROW_GY + k);
      FloatVector hy = ALL_HALF.lanewise(MUL, by2.lanewise(SUB, ay2));
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY + k);
      FloatVector gz = ALL_HALF.lanewise(MUL, bz1.lanewise(SUB, az1));
      FLOAT_VECTOR.cast(gz).intoArray(floatRows, ROW_GZ + k);
      FloatVector hz = ALL_HALF.lanewise(MUL, bz2.lanewise(SUB, az2));
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ + k);
      FLOAT_VECTOR.cast(gy.lanewise(MUL, hz).lanewise(SUB, gz.lanewise(MUL, hy))).intoArray(floatRows,
          ROW_NX + k);
    }
  }

  private static void floats2(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_GZ + k).lanewise(MUL, hx)
          .lanewise(SUB, gx.lanewise(MUL, hz));
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector nz = gx.lanewise(MUL, hy)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_GY + k).lanewise(MUL, hx));
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX + k);
      FloatVector scale = ALL_ONE.lanewise(DIV, nx.lanewise(ABS).lanewise(ADD, ny.lanewise(ABS))
          .lanewise(ADD, nz.lanewise(ABS)));
      FloatVector wx = nx.lanewise(MUL, scale);
      FLOAT_VECTOR.cast(wx).intoArray(floatRows, ROW_WX + k);
      FloatVector wy = ny.lanewise(MUL, scale);
      FLOAT_VECTOR.cast(wy).intoArray(floatRows, ROW_WY + k);
      FloatVector wz = nz.lanewise(MUL, scale);
      FLOAT_VECTOR.cast(wz).intoArray(floatRows, ROW_WZ + k);
      FloatVector nw = nx.lanewise(MUL, wx).lanewise(ADD, ny.lanewise(MUL, wy))
          .lanewise(ADD, nz.lanewise(MUL, wz));
      FLOAT_VECTOR.cast(nw).intoArray(floatRows, ROW_NW + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY + k);
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ + k);
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX + k);
      FloatVector numerator = my.lanewise(MUL, hz).lanewise(SUB, mz.lanewise(MUL, hy)).lanewise(MUL, wx)
          .lanewise(ADD, mz.lanewise(MUL, hx).lanewise(SUB, mx.lanewise(MUL, hz)).lanewise(MUL, wy))
          .lanewise(ADD, mx.lanewise(MUL, hy).lanewise(SUB, my.lanewise(MUL, hx)).lanewise(MUL, wz))
          .lanewise(NEG);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, nw), numerator.lanewise(ABS).compare(LT, nw))).intoArray(floatRows,
          ROW_S + k);
      FLOAT_VECTOR.cast(hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz))).intoArray(floatRows, ROW_HH + k);
    }
  }

  private static void floats3(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector gh = gx.lanewise(MUL, hx).lanewise(ADD, gy.lanewise(MUL, hy))
          .lanewise(ADD, gz.lanewise(MUL, hz));
      FLOAT_VECTOR.cast(gh).intoArray(floatRows, ROW_GH + k);
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY + k);
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ + k);
      FloatVector mh = mx.lanewise(MUL, hx).lanewise(ADD, my.lanewise(MUL, hy))
          .lanewise(ADD, mz.lanewise(MUL, hz));
      FLOAT_VECTOR.cast(mh).intoArray(floatRows, ROW_MH + k);
      FloatVector numerator = mh.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_S + k).lanewise(MUL, gh));
      FloatVector hh = fromArray(FLOATS, floatRows, ROW_HH + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, hh), numerator.lanewise(ABS).compare(LT, hh));
      FloatVector gg = gx.lanewise(MUL, gx).lanewise(ADD, gy.lanewise(MUL, gy))
          .lanewise(ADD, gz.lanewise(MUL, gz));
      FLOAT_VECTOR.cast(gg).intoArray(floatRows, ROW_GG + k);
      FloatVector mg = mx.lanewise(MUL, gx).lanewise(ADD, my.lanewise(MUL, gy))
          .lanewise(ADD, mz.lanewise(MUL, gz));
      FLOAT_VECTOR.cast(mg).intoArray(floatRows, ROW_MG + k);
      FloatVector numerator2 = t.lanewise(MUL, gh).lanewise(SUB, mg);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector s = ALL_ZERO.blend(ALL_MINUS_ONE, numerator2.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator2.compare(GT, ALL_ZERO))
          .blend(numerator2.lanewise(DIV, gg), numerator2.lanewise(ABS).compare(LT, gg));
      FloatVector dx = mx.lanewise(ADD, s.lanewise(MUL, gx).lanewise(SUB, t.lanewise(MUL, hx)));
      FloatVector dy = my.lanewise(ADD, s.lanewise(MUL, gy).lanewise(SUB, t.lanewise(MUL, hy)));
      FloatVector dz = mz.lanewise(ADD, s.lanewise(MUL, gz).lanewise(SUB, t.lanewise(MUL, hz)));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(floatRows, ROW_FROM_S + k);
      FLOAT_VECTOR.cast(my.lanewise(MUL, gz).lanewise(SUB, mz.lanewise(MUL, gy))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WX + k))
          .lanewise(ADD, mz.lanewise(MUL, gx).lanewise(SUB, mx.lanewise(MUL, gz))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WY + k)))).intoArray(floatRows, ROW_SUM + k);
    }
  }

  private static void floats4(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector numerator = fromArray(FLOATS, floatRows, ROW_SUM + k)
          .lanewise(ADD, mx.lanewise(MUL, gy).lanewise(SUB, my.lanewise(MUL, gx))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WZ + k))).lanewise(NEG);
      FloatVector nw = fromArray(FLOATS, floatRows, ROW_NW + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, nw), numerator.lanewise(ABS).compare(LT, nw));
      FloatVector gh = fromArray(FLOATS, floatRows, ROW_GH + k);
      FloatVector numerator2 = t.lanewise(MUL, gh).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MG + k));
      FloatVector gg = fromArray(FLOATS, floatRows, ROW_GG + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector s = ALL_ZERO.blend(ALL_MINUS_ONE, numerator2.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator2.compare(GT, ALL_ZERO))
          .blend(numerator2.lanewise(DIV, gg), numerator2.lanewise(ABS).compare(LT, gg));
      FloatVector numerator3 = fromArray(FLOATS, floatRows, ROW_MH + k).lanewise(ADD, s.lanewise(MUL, gh));
      FloatVector hh = fromArray(FLOATS, floatRows, ROW_HH + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t2 = ALL_ZERO.blend(ALL_MINUS_ONE, numerator3.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator3.compare(GT, ALL_ZERO))
          .blend(numerator3.lanewise(DIV, hh), numerator3.lanewise(ABS).compare(LT, hh));
      FloatVector dx = mx.lanewise(ADD, s.lanewise(MUL, gx)
          .lanewise(SUB, t2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))));
      FloatVector dy = my.lanewise(ADD, s.lanewise(MUL, gy)
          .lanewise(SUB, t2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k))));
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MZ + k)
          .lanewise(ADD, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k))
          .lanewise(SUB, t2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k))))).intoArray(floatRows,
          ROW_DZ + k);
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))).intoArray(floatRows,
          ROW_SUM2 + k);
    }
  }

  private static long floats5(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] ax1s = columns1[0], bx1s = columns1[3], r1s = columns1[6];
    float[] ax2s = columns2[0], bx2s = columns2[3], r2s = columns2[6];
    long r1AtLeastZeroAndR2AtLeastZeroBits = 0;
    long validBits = 0;
    long valueAtMostRAndValueAtMostRBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      FloatVector fromT = fromArray(FLOATS, floatRows, ROW_SUM2 + k).lanewise(ADD, dz.lanewise(MUL, dz));
      FLOAT_VECTOR.cast(fromT).intoArray(floatRows, ROW_FROM_T + k);
      FloatVector fromS = fromArray(FLOATS, floatRows, ROW_FROM_S + k);
      // fromS < fromT ? fromS : fromT
      FloatVector square = fromT.blend(fromS, fromS.compare(LT, fromT));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE + k);
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY + k);
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ + k);
      FloatVector squares = mx.lanewise(MUL, mx).lanewise(ADD, my.lanewise(MUL, my))
          .lanewise(ADD, mz.lanewise(MUL, mz))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GG + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HH + k)));
      FloatVector r1 = fromArray(FLOATS, r1s, i);
      VectorMask<Float> r1AtLeastZeroAndR2AtLeastZero = r1.compare(GE, ALL_ZERO);
      FloatVector r2 = fromArray(FLOATS, r2s, j);
      r1AtLeastZeroAndR2AtLeastZero = r2.compare(GE, ALL_ZERO, r1AtLeastZeroAndR2AtLeastZero);
      r1AtLeastZeroAndR2AtLeastZeroBits |= r1AtLeastZeroAndR2AtLeastZero.toLong() << k;
      VectorMask<Float> valid = squares.compare(LE, ALL_LARGEST, r1AtLeastZeroAndR2AtLeastZero);
      valid = square.compare(LE, ALL_LARGEST, valid);
      validBits |= valid.toLong() << k;
      FloatVector r = r1.lanewise(ADD, r2);
      FLOAT_VECTOR.cast(r).intoArray(floatRows, ROW_R + k);
      FloatVector ax1 = fromArray(FLOATS, ax1s, i);
      FloatVector bx1 = fromArray(FLOATS, bx1s, i);
      // a1 < b1 ? a1 : b1
      FloatVector low1 = bx1.blend(ax1, ax1.compare(LT, bx1));
      // a1 > b1 ? a1 : b1
      FloatVector high1 = bx1.blend(ax1, ax1.compare(GT, bx1));
      FloatVector ax2 = fromArray(FLOATS, ax2s, j);
      FloatVector bx2 = fromArray(FLOATS, bx2s, j);
      // a2 < b2 ? a2 : b2
      FloatVector low2 = bx2.blend(ax2, ax2.compare(LT, bx2));
      // a2 > b2 ? a2 : b2
      FloatVector high2 = bx2.blend(ax2, ax2.compare(GT, bx2));
      VectorMask<Float> valueAtMostRAndValueAtMostR = low1.lanewise(SUB, high2).compare(LE, r);
      valueAtMostRAndValueAtMostR = low2.lanewise(SUB, high1).compare(LE, r, valueAtMostRAndValueAtMostR);
      valueAtMostRAndValueAtMostRBits |= valueAtMostRAndValueAtMostR.toLong() << k;
    }
    bits[0] = validBits;
    bits[1] = valueAtMostRAndValueAtMostRBits;
    return r1AtLeastZeroAndR2AtLeastZeroBits;
  }

  private static long floats6(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      float[][] results, int at, long valueAtMostRAndValueAtMostRBits, long r1AtLeastZeroAndR2AtLeastZeroBits,
      long validBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] ay1s = columns1[1], az1s = columns1[2], by1s = columns1[4], bz1s = columns1[5];
    float[] ay2s = columns2[1], az2s = columns2[2], by2s = columns2[4], bz2s = columns2[5];
    float[] keys = results[0];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ay1 = fromArray(FLOATS, ay1s, i);
      FloatVector by1 = fromArray(FLOATS, by1s, i);
      // a1 < b1 ? a1 : b1
      FloatVector low1 = by1.blend(ay1, ay1.compare(LT, by1));
      // a1 > b1 ? a1 : b1
      FloatVector high1 = by1.blend(ay1, ay1.compare(GT, by1));
      FloatVector ay2 = fromArray(FLOATS, ay2s, j);
      FloatVector by2 = fromArray(FLOATS, by2s, j);
      // a2 < b2 ? a2 : b2
      FloatVector low2 = by2.blend(ay2, ay2.compare(LT, by2));
      // a2 > b2 ? a2 : b2
      FloatVector high2 = by2.blend(ay2, ay2.compare(GT, by2));
      FloatVector az1 = fromArray(FLOATS, az1s, i);
      FloatVector bz1 = fromArray(FLOATS, bz1s, i);
      // a1 < b1 ? a1 : b1
      FloatVector low1_2 = bz1.blend(az1, az1.compare(LT, bz1));
      // a1 > b1 ? a1 : b1
      FloatVector high1_2 = bz1.blend(az1, az1.compare(GT, bz1));
      FloatVector az2 = fromArray(FLOATS, az2s, j);
      FloatVector bz2 = fromArray(FLOATS, bz2s, j);
      // a2 < b2 ? a2 : b2
      FloatVector low2_2 = bz2.blend(az2, az2.compare(LT, bz2));
      // a2 > b2 ? a2 : b2
      FloatVector high2_2 = bz2.blend(az2, az2.compare(GT, bz2));
      FloatVector r = fromArray(FLOATS, floatRows, ROW_R + k);
      VectorMask<Float> near = low1.lanewise(SUB, high2)
          .compare(LE, r, VectorMask.fromLong(FLOATS, (valueAtMostRAndValueAtMostRBits >>> k)
          & WideLanes.FLOAT_LANES));
      near = low2.lanewise(SUB, high1).compare(LE, r, near);
      near = low1_2.lanewise(SUB, high2_2).compare(LE, r, near);
      near = low2_2.lanewise(SUB, high1_2).compare(LE, r, near);
      FloatVector rSquared = r.lanewise(MUL, r);
      VectorMask<Float> valueAtMostRAndEither = fromArray(FLOATS, floatRows, ROW_MX + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_MY + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_MZ + k).lanewise(ABS))
          .compare(LE, ALL_LARGEST, near.and(VectorMask.fromLong(FLOATS,
          (r1AtLeastZeroAndR2AtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .and(fromArray(FLOATS, floatRows, ROW_FROM_S + k).compare(LE, rSquared)
          .or(fromArray(FLOATS, floatRows, ROW_FROM_T + k).compare(LE, rSquared))));
      FloatVector length = fromArray(FLOATS, floatRows, ROW_SQUARE + k).lanewise(SQRT);
      FloatVector distance = length.lanewise(SUB, r);
      // distance < -Float.MAX_VALUE ? -Float.MAX_VALUE : distance
      FloatVector finite = distance.blend(ALL_MINUS_LARGEST, distance.compare(LT, ALL_MINUS_LARGEST));
      // finite < 0 ? finite : 0; distance > 0 ? distance : Float.MIN_VALUE; CapsuleCapsule.overlap(ax1, ay1,
      // az1, bx1, by1, bz1, r1, ax2, ay2, az2, bx2, by2, bz2, r2) ? signed ? Rounded.inside((float)
      // Math.sqrt(square), r1 + r2) : 0 : Rounded.apart((float) Math.sqrt(square), r1 + r2)
      FloatVector finiteOrZeroOrDistanceOrC1_40e_45 = ALL_C1_40E_45
          .blend(distance, distance.compare(GT, ALL_ZERO))
          .blend(ALL_ZERO.blend(finite, finite.compare(LT, ALL_ZERO)), valueAtMostRAndEither);
      VectorMask<Float> valid = VectorMask.fromLong(FLOATS, (validBits >>> k) & WideLanes.FLOAT_LANES);
      hits |= finiteOrZeroOrDistanceOrC1_40e_45.compare(LT, ALL_INFINITY, valid).toLong() << k;
      // !valid ? Float.POSITIVE_INFINITY : CapsuleCapsule.overlap(ax1, ay1, az1, bx1, by1, bz1, r1, ax2, ay2,
      // az2, bx2, by2, bz2, r2) ? signed ? Rounded.inside((float) Math.sqrt(square), r1 + r2) : 0 :
      // Rounded.apart((float) Math.sqrt(square), r1 + r2)
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(finiteOrZeroOrDistanceOrC1_40e_45, valid)).intoArray(keys, at + k);
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null);
      floats3(null);
      floats4(null);
      floats5(null, 0, null, 0, null, null);
      floats6(null, 0, null, 0, null, null, 0, 0, 0, 0);
    }
  }
}
