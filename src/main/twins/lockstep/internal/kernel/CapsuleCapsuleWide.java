// Compiled from CapsuleCapsule.java; changes are made there.
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
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.twin.WideLanes.FLOATS;
import static lockstep.twin.WideLanes.FLOAT_VECTOR;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.LoopedKernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.StagedKernel;
import lockstep.twin.WideLanes;

/** Wide twin of {@link CapsuleCapsule#overlap}: the same operations in the same order, on vectors of pairs. */
final class CapsuleCapsuleWide implements StagedKernel, LoopedKernel {
  private static final FloatVector ALL_C0_250 = FloatVector.broadcast(FLOATS, 0.25f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);

  private static final int ROW_R = 0 * Kernel.BLOCK;
  private static final int ROW_MX = 1 * Kernel.BLOCK;
  private static final int ROW_GX = 2 * Kernel.BLOCK;
  private static final int ROW_HX = 3 * Kernel.BLOCK;
  private static final int ROW_MY = 4 * Kernel.BLOCK;
  private static final int ROW_GY = 5 * Kernel.BLOCK;
  private static final int ROW_HY = 6 * Kernel.BLOCK;
  private static final int ROW_MZ = 7 * Kernel.BLOCK;
  private static final int ROW_GZ = 8 * Kernel.BLOCK;
  private static final int ROW_HZ = 9 * Kernel.BLOCK;
  private static final int ROW_NX = 10 * Kernel.BLOCK;
  private static final int ROW_NY = 11 * Kernel.BLOCK;
  private static final int ROW_NZ = 12 * Kernel.BLOCK;
  private static final int ROW_WX = 13 * Kernel.BLOCK;
  private static final int ROW_WY = 14 * Kernel.BLOCK;
  private static final int ROW_WZ = 15 * Kernel.BLOCK;
  private static final int ROW_NW = 16 * Kernel.BLOCK;
  private static final int ROW_HH = 17 * Kernel.BLOCK;
  private static final int ROW_GH = 18 * Kernel.BLOCK;
  private static final int ROW_MH = 19 * Kernel.BLOCK;
  private static final int ROW_NUMERATOR = 20 * Kernel.BLOCK;
  private static final int ROW_GG = 21 * Kernel.BLOCK;
  private static final int ROW_FROM_S = 22 * Kernel.BLOCK;
  private static final int ROW_NUMERATOR2 = 23 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[24 * Kernel.BLOCK]);

  private static final int[][] COLUMNS1 = {{0, 3, 6}, {1, 4, 6}, {2, 5, 6}};
  private static final int[][] COLUMNS2 = {{0, 3, 6}, {1, 4, 6}, {2, 5, 6}};

  @Override
  public int firstWidth() {
    return 7;
  }

  @Override
  public int secondWidth() {
    return 7;
  }

  @Override
  public int operations() {
    return 220;
  }

  @Override
  public int terms() {
    return 3;
  }

  @Override
  public int[] firstColumns(int term) {
    return COLUMNS1[term];
  }

  @Override
  public int[] secondColumns(int term) {
    return COLUMNS2[term];
  }

  @Override
  public float miss(int column) {
    throw new IndexOutOfBoundsException("there is no column " + column);
  }

  @Override
  public void term(int term, Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    switch (term) {
      case 0 -> nearTerm(columns1[0], columns1[3], columns1[6], columns2[0], columns2[3], columns2[6], first,
          second, count, out);
      case 1 -> nearTerm(columns1[1], columns1[4], columns1[6], columns2[1], columns2[4], columns2[6], first,
          second, count, out);
      case 2 -> nearTerm(columns1[2], columns1[5], columns1[6], columns2[2], columns2[5], columns2[6], first,
          second, count, out);
      default -> throw new IndexOutOfBoundsException("there is no term " + term);
    }
  }

  private static void nearTerm(float[] a1s, float[] b1s, float[] r1s, float[] a2s, float[] b2s, float[] r2s,
      Operand first, Operand second, int count, Output out) {
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long hits = 0;
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
        int i = from1 + k;
        int j = from2 + k;
        FloatVector a1 = fromArray(FLOATS, a1s, i);
        FloatVector b1 = fromArray(FLOATS, b1s, i);
        // a1 < b1 ? a1 : b1
        FloatVector low1 = b1.blend(a1, a1.compare(LT, b1));
        FloatVector a2 = fromArray(FLOATS, a2s, j);
        FloatVector b2 = fromArray(FLOATS, b2s, j);
        // a2 > b2 ? a2 : b2
        FloatVector high2 = b2.blend(a2, a2.compare(GT, b2));
        FloatVector r = fromArray(FLOATS, r1s, i).lanewise(ADD, fromArray(FLOATS, r2s, j));
        // a2 < b2 ? a2 : b2
        FloatVector low2 = b2.blend(a2, a2.compare(LT, b2));
        // a1 > b1 ? a1 : b1
        FloatVector high1 = b1.blend(a1, a1.compare(GT, b1));
        VectorMask<Float> hit = low1.lanewise(SUB, high2).compare(LE, r);
        hit = low2.lanewise(SUB, high1).compare(LE, r, hit);
        hits |= hit.toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] floatRows = FLOAT_ROWS.get();
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      floats1(columns1, from1, columns2, from2, floatRows);
      floats2(floatRows);
      floats3(floatRows);
      long hits = floats4(columns1, from1, columns2, from2, floatRows);
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
        bz1s = columns1[5], r1s = columns1[6];
    float[] ax2s = columns2[0], ay2s = columns2[1], az2s = columns2[2], bx2s = columns2[3], by2s = columns2[4],
        bz2s = columns2[5], r2s = columns2[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, r1s, i).lanewise(ADD, fromArray(FLOATS, r2s, j))).intoArray(
          floatRows, ROW_R + k);
      FloatVector ax1 = fromArray(FLOATS, ax1s, i);
      FloatVector ax2 = fromArray(FLOATS, ax2s, j);
      FloatVector bx1 = fromArray(FLOATS, bx1s, i);
      FloatVector bx2 = fromArray(FLOATS, bx2s, j);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, ax1.lanewise(SUB, ax2).lanewise(ADD, bx1.lanewise(SUB, bx2))
          .lanewise(ADD, ax1.lanewise(SUB, bx2).lanewise(ADD, bx1.lanewise(SUB, ax2))))).intoArray(floatRows,
          ROW_MX + k);
      FloatVector gx = ALL_HALF.lanewise(MUL, bx1.lanewise(SUB, ax1));
      FLOAT_VECTOR.cast(gx).intoArray(floatRows, ROW_GX + k);
      FloatVector hx = ALL_HALF.lanewise(MUL, bx2.lanewise(SUB, ax2));
      FLOAT_VECTOR.cast(hx).intoArray(floatRows, ROW_HX + k);
      FloatVector ay1 = fromArray(FLOATS, ay1s, i);
      FloatVector ay2 = fromArray(FLOATS, ay2s, j);
      FloatVector by1 = fromArray(FLOATS, by1s, i);
      FloatVector by2 = fromArray(FLOATS, by2s, j);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, ay1.lanewise(SUB, ay2).lanewise(ADD, by1.lanewise(SUB, by2))
          .lanewise(ADD, ay1.lanewise(SUB, by2).lanewise(ADD, by1.lanewise(SUB, ay2))))).intoArray(floatRows,
          ROW_MY + k);
      FloatVector gy = ALL_HALF.lanewise(MUL, by1.lanewise(SUB, ay1));
      FLOAT_VECTOR.cast(gy).intoArray(floatRows, ROW_GY + k);
      FloatVector hy = ALL_HALF.lanewise(MUL, by2.lanewise(SUB, ay2));
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY + k);
      FloatVector az1 = fromArray(FLOATS, az1s, i);
      FloatVector az2 = fromArray(FLOATS, az2s, j);
      FloatVector bz1 = fromArray(FLOATS, bz1s, i);
      FloatVector bz2 = fromArray(FLOATS, bz2s, j);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, az1.lanewise(SUB, az2).lanewise(ADD, bz1.lanewise(SUB, bz2))
          .lanewise(ADD, az1.lanewise(SUB, bz2).lanewise(ADD, bz1.lanewise(SUB, az2))))).intoArray(floatRows,
          ROW_MZ + k);
      FloatVector gz = ALL_HALF.lanewise(MUL, bz1.lanewise(SUB, az1));
      FLOAT_VECTOR.cast(gz).intoArray(floatRows, ROW_GZ + k);
      FloatVector hz = ALL_HALF.lanewise(MUL, bz2.lanewise(SUB, az2));
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ + k);
      FLOAT_VECTOR.cast(gy.lanewise(MUL, hz).lanewise(SUB, gz.lanewise(MUL, hy))).intoArray(floatRows,
          ROW_NX + k);
      FLOAT_VECTOR.cast(gz.lanewise(MUL, hx).lanewise(SUB, gx.lanewise(MUL, hz))).intoArray(floatRows,
          ROW_NY + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, hy).lanewise(SUB, gy.lanewise(MUL, hx))).intoArray(floatRows,
          ROW_NZ + k);
    }
  }

  private static void floats2(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX + k);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY + k);
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ + k);
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
      FLOAT_VECTOR.cast(hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz))).intoArray(floatRows, ROW_HH + k);
      FloatVector gh = fromArray(FLOATS, floatRows, ROW_GX + k).lanewise(MUL, hx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY + k).lanewise(MUL, hy))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GZ + k).lanewise(MUL, hz));
      FLOAT_VECTOR.cast(gh).intoArray(floatRows, ROW_GH + k);
      FloatVector mh = mx.lanewise(MUL, hx).lanewise(ADD, my.lanewise(MUL, hy))
          .lanewise(ADD, mz.lanewise(MUL, hz));
      FLOAT_VECTOR.cast(mh).intoArray(floatRows, ROW_MH + k);
      FLOAT_VECTOR.cast(mh.lanewise(ADD, s.lanewise(MUL, gh))).intoArray(floatRows, ROW_NUMERATOR + k);
    }
  }

  private static void floats3(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector numerator = fromArray(FLOATS, floatRows, ROW_NUMERATOR + k);
      FloatVector hh = fromArray(FLOATS, floatRows, ROW_HH + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, hh), numerator.lanewise(ABS).compare(LT, hh));
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
      FloatVector gh = fromArray(FLOATS, floatRows, ROW_GH + k);
      FloatVector numerator2 = t.lanewise(MUL, gh).lanewise(SUB, mg);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector s = ALL_ZERO.blend(ALL_MINUS_ONE, numerator2.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator2.compare(GT, ALL_ZERO))
          .blend(numerator2.lanewise(DIV, gg), numerator2.lanewise(ABS).compare(LT, gg));
      FloatVector dx = mx.lanewise(ADD, s.lanewise(MUL, gx)
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))));
      FloatVector dy = my.lanewise(ADD, s.lanewise(MUL, gy)
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k))));
      FloatVector dz = mz.lanewise(ADD, s.lanewise(MUL, gz)
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k))));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(floatRows, ROW_FROM_S + k);
      FloatVector numerator3 = my.lanewise(MUL, gz).lanewise(SUB, mz.lanewise(MUL, gy))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WX + k))
          .lanewise(ADD, mz.lanewise(MUL, gx).lanewise(SUB, mx.lanewise(MUL, gz))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WY + k)))
          .lanewise(ADD, mx.lanewise(MUL, gy).lanewise(SUB, my.lanewise(MUL, gx))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WZ + k))).lanewise(NEG);
      FloatVector nw = fromArray(FLOATS, floatRows, ROW_NW + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t2 = ALL_ZERO.blend(ALL_MINUS_ONE, numerator3.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator3.compare(GT, ALL_ZERO))
          .blend(numerator3.lanewise(DIV, nw), numerator3.lanewise(ABS).compare(LT, nw));
      FLOAT_VECTOR.cast(t2.lanewise(MUL, gh).lanewise(SUB, mg)).intoArray(floatRows, ROW_NUMERATOR2 + k);
    }
  }

  private static long floats4(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] r1s = columns1[6];
    float[] r2s = columns2[6];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector numerator = fromArray(FLOATS, floatRows, ROW_NUMERATOR2 + k);
      FloatVector gg = fromArray(FLOATS, floatRows, ROW_GG + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector s = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, gg), numerator.lanewise(ABS).compare(LT, gg));
      FloatVector numerator2 = fromArray(FLOATS, floatRows, ROW_MH + k)
          .lanewise(ADD, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GH + k)));
      FloatVector hh = fromArray(FLOATS, floatRows, ROW_HH + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t = ALL_ZERO.blend(ALL_MINUS_ONE, numerator2.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator2.compare(GT, ALL_ZERO))
          .blend(numerator2.lanewise(DIV, hh), numerator2.lanewise(ABS).compare(LT, hh));
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX + k);
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
      FloatVector r = fromArray(FLOATS, floatRows, ROW_R + k);
      FloatVector rSquared = r.lanewise(MUL, r);
      VectorMask<Float> hit = fromArray(FLOATS, r1s, i)
          .compare(GE, ALL_ZERO, fromArray(FLOATS, floatRows, ROW_FROM_S + k).compare(LE, rSquared)
          .or(fromT.compare(LE, rSquared)));
      hit = fromArray(FLOATS, r2s, j).compare(GE, ALL_ZERO, hit);
      hit = mx.lanewise(ABS).lanewise(ADD, my.lanewise(ABS)).lanewise(ADD, mz.lanewise(ABS))
          .compare(LE, ALL_LARGEST, hit);
      hits |= hit.toLong() << k;
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null);
      floats3(null);
      floats4(null, 0, null, 0, null);
    }
  }
}
