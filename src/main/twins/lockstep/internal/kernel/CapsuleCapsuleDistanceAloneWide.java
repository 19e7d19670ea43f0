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
 * Wide twin of {@link CapsuleCapsuleDistance#alone}: the same operations in the same order, on vectors of
 * pairs.
 */
final class CapsuleCapsuleDistanceAloneWide implements LoopedKernel {
  private static final FloatVector ALL_C0_250 = FloatVector.broadcast(FLOATS, 0.25f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[2]);

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
  private static final int ROW_NY = 10 * Kernel.BLOCK;
  private static final int ROW_NZ = 11 * Kernel.BLOCK;
  private static final int ROW_SUM = 12 * Kernel.BLOCK;
  private static final int ROW_WX = 13 * Kernel.BLOCK;
  private static final int ROW_WY = 14 * Kernel.BLOCK;
  private static final int ROW_WZ = 15 * Kernel.BLOCK;
  private static final int ROW_NW = 16 * Kernel.BLOCK;
  private static final int ROW_HH = 17 * Kernel.BLOCK;
  private static final int ROW_GH = 18 * Kernel.BLOCK;
  private static final int ROW_MH = 19 * Kernel.BLOCK;
  private static final int ROW_T = 20 * Kernel.BLOCK;
  private static final int ROW_GG = 21 * Kernel.BLOCK;
  private static final int ROW_FROM_S = 22 * Kernel.BLOCK;
  private static final int ROW_S = 23 * Kernel.BLOCK;
  private static final int ROW_NUMERATOR = 24 * Kernel.BLOCK;
  private static final int ROW_FROM_T = 25 * Kernel.BLOCK;
  private static final int ROW_SQUARE = 26 * Kernel.BLOCK;

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
      long r1AtLeastZeroAndR2AtLeastZeroBits = floats4(columns1, from1, columns2, from2, floatRows, bits);
      long validBits = bits[0];
      long hits = floats5(columns1, from1, columns2, from2, floatRows, results, at,
          r1AtLeastZeroAndR2AtLeastZeroBits, validBits);
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
      FloatVector gx = ALL_HALF.lanewise(MUL, bx1.lanewise(SUB, ax1));
      FLOAT_VECTOR.cast(gx).intoArray(floatRows, ROW_GX + k);
      FloatVector hx = ALL_HALF.lanewise(MUL, bx2.lanewise(SUB, ax2));
      FLOAT_VECTOR.cast(hx).intoArray(floatRows, ROW_HX + k);
      FloatVector gy = ALL_HALF.lanewise(MUL, by1.lanewise(SUB, ay1));
      FLOAT_VECTOR.cast(gy).intoArray(floatRows, ROW_GY + k);
      FloatVector hy = ALL_HALF.lanewise(MUL, by2.lanewise(SUB, ay2));
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY + k);
      FloatVector gz = ALL_HALF.lanewise(MUL, bz1.lanewise(SUB, az1));
      FLOAT_VECTOR.cast(gz).intoArray(floatRows, ROW_GZ + k);
      FloatVector hz = ALL_HALF.lanewise(MUL, bz2.lanewise(SUB, az2));
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ + k);
      FloatVector nx = gy.lanewise(MUL, hz).lanewise(SUB, gz.lanewise(MUL, hy));
      FLOAT_VECTOR.cast(nx).intoArray(floatRows, ROW_NX + k);
      FloatVector ny = gz.lanewise(MUL, hx).lanewise(SUB, gx.lanewise(MUL, hz));
      FLOAT_VECTOR.cast(ny).intoArray(floatRows, ROW_NY + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, hy).lanewise(SUB, gy.lanewise(MUL, hx))).intoArray(floatRows,
          ROW_NZ + k);
      FLOAT_VECTOR.cast(nx.lanewise(ABS).lanewise(ADD, ny.lanewise(ABS))).intoArray(floatRows, ROW_SUM + k);
    }
  }

  private static void floats2(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ + k);
      FloatVector scale = ALL_ONE.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_SUM + k)
          .lanewise(ADD, nz.lanewise(ABS)));
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX + k);
      FloatVector wx = nx.lanewise(MUL, scale);
      FLOAT_VECTOR.cast(wx).intoArray(floatRows, ROW_WX + k);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY + k);
      FloatVector wy = ny.lanewise(MUL, scale);
      FLOAT_VECTOR.cast(wy).intoArray(floatRows, ROW_WY + k);
      FloatVector wz = nz.lanewise(MUL, scale);
      FLOAT_VECTOR.cast(wz).intoArray(floatRows, ROW_WZ + k);
      FloatVector nw = nx.lanewise(MUL, wx).lanewise(ADD, ny.lanewise(MUL, wy))
          .lanewise(ADD, nz.lanewise(MUL, wz));
      FLOAT_VECTOR.cast(nw).intoArray(floatRows, ROW_NW + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX + k);
      FloatVector numerator = my.lanewise(MUL, hz).lanewise(SUB, mz.lanewise(MUL, hy)).lanewise(MUL, wx)
          .lanewise(ADD, mz.lanewise(MUL, hx).lanewise(SUB, mx.lanewise(MUL, hz)).lanewise(MUL, wy))
          .lanewise(ADD, mx.lanewise(MUL, hy).lanewise(SUB, my.lanewise(MUL, hx)).lanewise(MUL, wz))
          .lanewise(NEG);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector s = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, nw), numerator.lanewise(ABS).compare(LT, nw));
      FloatVector hh = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz));
      FLOAT_VECTOR.cast(hh).intoArray(floatRows, ROW_HH + k);
      FloatVector gh = fromArray(FLOATS, floatRows, ROW_GX + k).lanewise(MUL, hx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY + k).lanewise(MUL, hy))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GZ + k).lanewise(MUL, hz));
      FLOAT_VECTOR.cast(gh).intoArray(floatRows, ROW_GH + k);
      FloatVector mh = mx.lanewise(MUL, hx).lanewise(ADD, my.lanewise(MUL, hy))
          .lanewise(ADD, mz.lanewise(MUL, hz));
      FLOAT_VECTOR.cast(mh).intoArray(floatRows, ROW_MH + k);
      FloatVector numerator2 = mh.lanewise(ADD, s.lanewise(MUL, gh));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_MINUS_ONE, numerator2.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator2.compare(GT, ALL_ZERO))
          .blend(numerator2.lanewise(DIV, hh), numerator2.lanewise(ABS).compare(LT, hh))).intoArray(floatRows,
          ROW_T + k);
    }
  }

  private static void floats3(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector gg = gx.lanewise(MUL, gx).lanewise(ADD, gy.lanewise(MUL, gy))
          .lanewise(ADD, gz.lanewise(MUL, gz));
      FLOAT_VECTOR.cast(gg).intoArray(floatRows, ROW_GG + k);
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY + k);
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ + k);
      FloatVector mg = mx.lanewise(MUL, gx).lanewise(ADD, my.lanewise(MUL, gy))
          .lanewise(ADD, mz.lanewise(MUL, gz));
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T + k);
      FloatVector gh = fromArray(FLOATS, floatRows, ROW_GH + k);
      FloatVector numerator = t.lanewise(MUL, gh).lanewise(SUB, mg);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector s = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, gg), numerator.lanewise(ABS).compare(LT, gg));
      FloatVector dx = mx.lanewise(ADD, s.lanewise(MUL, gx)
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))));
      FloatVector dy = my.lanewise(ADD, s.lanewise(MUL, gy)
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k))));
      FloatVector dz = mz.lanewise(ADD, s.lanewise(MUL, gz)
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k))));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(floatRows, ROW_FROM_S + k);
      FloatVector numerator2 = my.lanewise(MUL, gz).lanewise(SUB, mz.lanewise(MUL, gy))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WX + k))
          .lanewise(ADD, mz.lanewise(MUL, gx).lanewise(SUB, mx.lanewise(MUL, gz))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WY + k)))
          .lanewise(ADD, mx.lanewise(MUL, gy).lanewise(SUB, my.lanewise(MUL, gx))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WZ + k))).lanewise(NEG);
      FloatVector nw = fromArray(FLOATS, floatRows, ROW_NW + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t2 = ALL_ZERO.blend(ALL_MINUS_ONE, numerator2.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator2.compare(GT, ALL_ZERO))
          .blend(numerator2.lanewise(DIV, nw), numerator2.lanewise(ABS).compare(LT, nw));
      FloatVector numerator3 = t2.lanewise(MUL, gh).lanewise(SUB, mg);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector s2 = ALL_ZERO.blend(ALL_MINUS_ONE, numerator3.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator3.compare(GT, ALL_ZERO))
          .blend(numerator3.lanewise(DIV, gg), numerator3.lanewise(ABS).compare(LT, gg));
      FLOAT_VECTOR.cast(s2).intoArray(floatRows, ROW_S + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MH + k).lanewise(ADD, s2.lanewise(MUL, gh))).intoArray(
          floatRows, ROW_NUMERATOR + k);
    }
  }

  private static long floats4(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] r1s = columns1[6];
    float[] r2s = columns2[6];
    long r1AtLeastZeroAndR2AtLeastZeroBits = 0;
    long validBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector numerator = fromArray(FLOATS, floatRows, ROW_NUMERATOR + k);
      FloatVector hh = fromArray(FLOATS, floatRows, ROW_HH + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, hh), numerator.lanewise(ABS).compare(LT, hh));
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX + k);
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector dx = mx.lanewise(ADD, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k))
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))));
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY + k);
      FloatVector dy = my.lanewise(ADD, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k))
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k))));
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ + k);
      FloatVector dz = mz.lanewise(ADD, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k))
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k))));
      FloatVector fromT = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      FLOAT_VECTOR.cast(fromT).intoArray(floatRows, ROW_FROM_T + k);
      FloatVector fromS = fromArray(FLOATS, floatRows, ROW_FROM_S + k);
      // fromS < fromT ? fromS : fromT
      FloatVector square = fromT.blend(fromS, fromS.compare(LT, fromT));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE + k);
      FloatVector squares = mx.lanewise(MUL, mx).lanewise(ADD, my.lanewise(MUL, my))
          .lanewise(ADD, mz.lanewise(MUL, mz))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GG + k).lanewise(ADD, hh));
      VectorMask<Float> r1AtLeastZeroAndR2AtLeastZero = fromArray(FLOATS, r1s, i).compare(GE, ALL_ZERO);
      r1AtLeastZeroAndR2AtLeastZero = fromArray(FLOATS, r2s, j)
          .compare(GE, ALL_ZERO, r1AtLeastZeroAndR2AtLeastZero);
      r1AtLeastZeroAndR2AtLeastZeroBits |= r1AtLeastZeroAndR2AtLeastZero.toLong() << k;
      VectorMask<Float> valid = squares.compare(LE, ALL_LARGEST, r1AtLeastZeroAndR2AtLeastZero);
      valid = square.compare(LE, ALL_LARGEST, valid);
      validBits |= valid.toLong() << k;
    }
    bits[0] = validBits;
    return r1AtLeastZeroAndR2AtLeastZeroBits;
  }

  private static long floats5(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      float[][] results, int at, long r1AtLeastZeroAndR2AtLeastZeroBits, long validBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] ax1s = columns1[0], ay1s = columns1[1], az1s = columns1[2], bx1s = columns1[3], by1s = columns1[4],
        bz1s = columns1[5], r1s = columns1[6];
    float[] ax2s = columns2[0], ay2s = columns2[1], az2s = columns2[2], bx2s = columns2[3], by2s = columns2[4],
        bz2s = columns2[5], r2s = columns2[6];
    float[] keys = results[0];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector r = fromArray(FLOATS, r1s, i).lanewise(ADD, fromArray(FLOATS, r2s, j));
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
      FloatVector ay1 = fromArray(FLOATS, ay1s, i);
      FloatVector by1 = fromArray(FLOATS, by1s, i);
      // a1 < b1 ? a1 : b1
      FloatVector low1_2 = by1.blend(ay1, ay1.compare(LT, by1));
      // a1 > b1 ? a1 : b1
      FloatVector high1_2 = by1.blend(ay1, ay1.compare(GT, by1));
      FloatVector ay2 = fromArray(FLOATS, ay2s, j);
      FloatVector by2 = fromArray(FLOATS, by2s, j);
      // a2 < b2 ? a2 : b2
      FloatVector low2_2 = by2.blend(ay2, ay2.compare(LT, by2));
      // a2 > b2 ? a2 : b2
      FloatVector high2_2 = by2.blend(ay2, ay2.compare(GT, by2));
      FloatVector az1 = fromArray(FLOATS, az1s, i);
      FloatVector bz1 = fromArray(FLOATS, bz1s, i);
      // a1 < b1 ? a1 : b1
      FloatVector low1_3 = bz1.blend(az1, az1.compare(LT, bz1));
      // a1 > b1 ? a1 : b1
      FloatVector high1_3 = bz1.blend(az1, az1.compare(GT, bz1));
      FloatVector az2 = fromArray(FLOATS, az2s, j);
      FloatVector bz2 = fromArray(FLOATS, bz2s, j);
      // a2 < b2 ? a2 : b2
      FloatVector low2_3 = bz2.blend(az2, az2.compare(LT, bz2));
      // a2 > b2 ? a2 : b2
      FloatVector high2_3 = bz2.blend(az2, az2.compare(GT, bz2));
      VectorMask<Float> near = low1.lanewise(SUB, high2).compare(LE, r);
      near = low2.lanewise(SUB, high1).compare(LE, r, near);
      near = low1_2.lanewise(SUB, high2_2).compare(LE, r, near);
      VectorMask<Float> near2 = low2_2.lanewise(SUB, high1_2).compare(LE, r);
      near2 = low1_3.lanewise(SUB, high2_3).compare(LE, r, near2);
      near2 = low2_3.lanewise(SUB, high1_3).compare(LE, r, near2);
      near = near.and(near2);
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
      VectorMask<Float> distanceGreaterZero = distance.compare(GT, ALL_ZERO);
      VectorMask<Float> valid = VectorMask.fromLong(FLOATS, (validBits >>> k) & WideLanes.FLOAT_LANES);
      hits |= valid.and(valueAtMostRAndEither
          .or(distanceGreaterZero.not().or(distance.compare(LT, ALL_INFINITY)))).toLong() << k;
      // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY :
      // CapsuleCapsule.overlap(ax1, ay1, az1, bx1, by1, bz1, r1, ax2, ay2, az2, bx2, by2, bz2, r2) ? signed ?
      // Rounded.inside((float) Math.sqrt(square), r1 + r2) : 0 : Rounded.apart((float) Math.sqrt(square), r1 +
      // r2)
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(ALL_C1_40E_45.blend(distance, distanceGreaterZero)
          .blend(ALL_ZERO, valueAtMostRAndEither), valid)).intoArray(keys, at + k);
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null);
      floats3(null);
      floats4(null, 0, null, 0, null, null);
      floats5(null, 0, null, 0, null, null, 0, 0, 0);
    }
  }
}
