// Compiled from CapsuleTriangle.java; changes are made there.
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

/** Wide twin of {@link CapsuleTriangle#overlap}: the same operations in the same order, on vectors of pairs. */
final class CapsuleTriangleWide implements StagedKernel, LoopedKernel {
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_C4_19E_06 = FloatVector.broadcast(FLOATS, 4194305.0f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[2]);

  private static final int ROW_HX = 0 * Kernel.BLOCK;
  private static final int ROW_HY = 1 * Kernel.BLOCK;
  private static final int ROW_HZ = 2 * Kernel.BLOCK;
  private static final int ROW_EX = 3 * Kernel.BLOCK;
  private static final int ROW_EY = 4 * Kernel.BLOCK;
  private static final int ROW_EZ = 5 * Kernel.BLOCK;
  private static final int ROW_FX = 6 * Kernel.BLOCK;
  private static final int ROW_FY = 7 * Kernel.BLOCK;
  private static final int ROW_FZ = 8 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 9 * Kernel.BLOCK;
  private static final int ROW_GX = 10 * Kernel.BLOCK;
  private static final int ROW_GY = 11 * Kernel.BLOCK;
  private static final int ROW_GZ = 12 * Kernel.BLOCK;
  private static final int ROW_AX = 13 * Kernel.BLOCK;
  private static final int ROW_AY = 14 * Kernel.BLOCK;
  private static final int ROW_AZ = 15 * Kernel.BLOCK;
  private static final int ROW_BX = 16 * Kernel.BLOCK;
  private static final int ROW_BY = 17 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE2 = 18 * Kernel.BLOCK;
  private static final int ROW_BZ = 19 * Kernel.BLOCK;
  private static final int ROW_CX = 20 * Kernel.BLOCK;
  private static final int ROW_CY = 21 * Kernel.BLOCK;
  private static final int ROW_SUM = 22 * Kernel.BLOCK;
  private static final int ROW_CZ = 23 * Kernel.BLOCK;
  private static final int ROW_EE = 24 * Kernel.BLOCK;
  private static final int ROW_FF = 25 * Kernel.BLOCK;
  private static final int ROW_GG = 26 * Kernel.BLOCK;
  private static final int ROW_HH = 27 * Kernel.BLOCK;
  private static final int ROW_MX = 28 * Kernel.BLOCK;
  private static final int ROW_MY = 29 * Kernel.BLOCK;
  private static final int ROW_MZ = 30 * Kernel.BLOCK;
  private static final int ROW_MX2 = 31 * Kernel.BLOCK;
  private static final int ROW_MY2 = 32 * Kernel.BLOCK;
  private static final int ROW_MZ2 = 33 * Kernel.BLOCK;
  private static final int ROW_MX3 = 34 * Kernel.BLOCK;
  private static final int ROW_MY3 = 35 * Kernel.BLOCK;
  private static final int ROW_MZ3 = 36 * Kernel.BLOCK;
  private static final int ROW_LONGEST = 37 * Kernel.BLOCK;
  private static final int ROW_OX = 38 * Kernel.BLOCK;
  private static final int ROW_IX = 39 * Kernel.BLOCK;
  private static final int ROW_JX = 40 * Kernel.BLOCK;
  private static final int ROW_OY = 41 * Kernel.BLOCK;
  private static final int ROW_IY = 42 * Kernel.BLOCK;
  private static final int ROW_JY = 43 * Kernel.BLOCK;
  private static final int ROW_OZ = 44 * Kernel.BLOCK;
  private static final int ROW_IZ = 45 * Kernel.BLOCK;
  private static final int ROW_JZ = 46 * Kernel.BLOCK;
  private static final int ROW_NX = 47 * Kernel.BLOCK;
  private static final int ROW_NY = 48 * Kernel.BLOCK;
  private static final int ROW_NZ = 49 * Kernel.BLOCK;
  private static final int ROW_ABS_NX = 50 * Kernel.BLOCK;
  private static final int ROW_WX = 51 * Kernel.BLOCK;
  private static final int ROW_WY = 52 * Kernel.BLOCK;
  private static final int ROW_WZ = 53 * Kernel.BLOCK;
  private static final int ROW_NW = 54 * Kernel.BLOCK;
  private static final int ROW_OVER = 55 * Kernel.BLOCK;
  private static final int ROW_ALONG = 56 * Kernel.BLOCK;
  private static final int ROW_STEEP = 57 * Kernel.BLOCK;
  private static final int ROW_OX2 = 58 * Kernel.BLOCK;
  private static final int ROW_OY2 = 59 * Kernel.BLOCK;
  private static final int ROW_OZ2 = 60 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 61 * Kernel.BLOCK;
  private static final int ROW_WI = 62 * Kernel.BLOCK;
  private static final int ROW_WJ = 63 * Kernel.BLOCK;
  private static final int ROW_DX = 64 * Kernel.BLOCK;
  private static final int ROW_DY = 65 * Kernel.BLOCK;
  private static final int ROW_DZ = 66 * Kernel.BLOCK;
  private static final int ROW_TO_FACE = 67 * Kernel.BLOCK;
  private static final int ROW_RR = 68 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 69 * Kernel.BLOCK;
  private static final int ROW_SUM4 = 70 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE = 71 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE2 = 72 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE3 = 73 * Kernel.BLOCK;
  private static final int ROW_TO_E = 74 * Kernel.BLOCK;
  private static final int ROW_TO_F = 75 * Kernel.BLOCK;
  private static final int ROW_TO_G = 76 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[77 * Kernel.BLOCK]);

  private static final int[][] COLUMNS1 = {{0, 3, 6}, {1, 4, 6}, {2, 5, 6}};
  private static final int[][] COLUMNS2 = {{0, 3, 6}, {1, 4, 7}, {2, 5, 8}};

  @Override
  public int firstWidth() {
    return 7;
  }

  @Override
  public int secondWidth() {
    return 9;
  }

  @Override
  public int operations() {
    return 557;
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
      case 1 -> nearTerm(columns1[1], columns1[4], columns1[6], columns2[1], columns2[4], columns2[7], first,
          second, count, out);
      case 2 -> nearTerm(columns1[2], columns1[5], columns1[6], columns2[2], columns2[5], columns2[8], first,
          second, count, out);
      default -> throw new IndexOutOfBoundsException("there is no term " + term);
    }
  }

  private static void nearTerm(float[] ps, float[] qs, float[] rs, float[] as, float[] bs, float[] cs,
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
        FloatVector p = fromArray(FLOATS, ps, i);
        FloatVector q = fromArray(FLOATS, qs, i);
        // p < q ? p : q
        FloatVector low1 = q.blend(p, p.compare(LT, q));
        FloatVector a = fromArray(FLOATS, as, j);
        FloatVector b = fromArray(FLOATS, bs, j);
        // a > b ? a : b
        FloatVector high2 = b.blend(a, a.compare(GT, b));
        FloatVector c = fromArray(FLOATS, cs, j);
        // c > high2 ? c : high2
        FloatVector high2_2 = high2.blend(c, c.compare(GT, high2));
        // a < b ? a : b
        FloatVector low2 = b.blend(a, a.compare(LT, b));
        // c < low2 ? c : low2
        FloatVector low2_2 = low2.blend(c, c.compare(LT, low2));
        // p > q ? p : q
        FloatVector high1 = q.blend(p, p.compare(GT, q));
        FloatVector r = fromArray(FLOATS, rs, i);
        VectorMask<Float> hit = low1.lanewise(SUB, high2_2).compare(LE, r);
        hit = low2_2.lanewise(SUB, high1).compare(LE, r, hit);
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
    long[] bits = BITS.get();
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      floats1(columns1, from1, floatRows);
      floats2(columns2, from2, floatRows);
      floats3(columns1, from1, columns2, from2, floatRows);
      floats4(columns1, from1, columns2, from2, floatRows);
      floats5(columns1, from1, columns2, from2, floatRows);
      floats6(floatRows);
      floats7(floatRows);
      floats8(floatRows);
      long atABits = floats9(floatRows, bits);
      long atBBits = bits[0];
      floats10(floatRows, atBBits, atABits);
      floats11(floatRows);
      floats12(floatRows);
      floats13(floatRows);
      floats14(floatRows);
      floats15(floatRows);
      floats16(floatRows);
      floats17(floatRows);
      long faceBits = floats18(floatRows, bits);
      long absOverAtMostSteepBits = bits[0];
      long piercedBits = floats19(columns1, from1, floatRows, bits, absOverAtMostSteepBits);
      long rAtLeastZeroBits = bits[0];
      long allRAtLeastZeroBits = floats20(floatRows, bits, rAtLeastZeroBits, piercedBits, faceBits);
      long wiAtLeastZeroAndEitherBits = bits[0];
      closestToLine(floatRows, ROW_MX, ROW_MY, ROW_MZ, ROW_EX, ROW_EY, ROW_EZ, ROW_CLOSEST_TO_LINE);
      closestToLine(floatRows, ROW_MX2, ROW_MY2, ROW_MZ2, ROW_FX, ROW_FY, ROW_FZ, ROW_CLOSEST_TO_LINE2);
      closestToLine(floatRows, ROW_MX3, ROW_MY3, ROW_MZ3, ROW_GX, ROW_GY, ROW_GZ, ROW_CLOSEST_TO_LINE3);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE, ROW_MX, ROW_MY, ROW_MZ, ROW_EX, ROW_EY, ROW_EZ, ROW_EE,
          ROW_TO_E);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE2, ROW_MX2, ROW_MY2, ROW_MZ2, ROW_FX, ROW_FY, ROW_FZ,
          ROW_FF, ROW_TO_F);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE3, ROW_MX3, ROW_MY3, ROW_MZ3, ROW_GX, ROW_GY, ROW_GZ,
          ROW_GG, ROW_TO_G);
      long eitherBits = floats23(floatRows);
      long eitherBits2 = eitherBits | wiAtLeastZeroAndEitherBits;
      long hits = allRAtLeastZeroBits & eitherBits2;
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void floats1(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] pxs = columns1[0], pys = columns1[1], pzs = columns1[2], qxs = columns1[3], qys = columns1[4],
        qzs = columns1[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, qxs, i)
          .lanewise(SUB, fromArray(FLOATS, pxs, i)))).intoArray(floatRows, ROW_HX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, qys, i)
          .lanewise(SUB, fromArray(FLOATS, pys, i)))).intoArray(floatRows, ROW_HY + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, qzs, i)
          .lanewise(SUB, fromArray(FLOATS, pzs, i)))).intoArray(floatRows, ROW_HZ + k);
    }
  }

  private static void floats2(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector bx = fromArray(FLOATS, bxs, j);
      FloatVector ax = fromArray(FLOATS, axs, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, bx.lanewise(SUB, ax))).intoArray(floatRows, ROW_EX + k);
      FloatVector by = fromArray(FLOATS, bys, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, by.lanewise(SUB, fromArray(FLOATS, ays, j)))).intoArray(
          floatRows, ROW_EY + k);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, bz.lanewise(SUB, fromArray(FLOATS, azs, j)))).intoArray(
          floatRows, ROW_EZ + k);
      FloatVector cx = fromArray(FLOATS, cxs, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, cx.lanewise(SUB, bx))).intoArray(floatRows, ROW_FX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, cys, j).lanewise(SUB, by))).intoArray(
          floatRows, ROW_FY + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, czs, j).lanewise(SUB, bz))).intoArray(
          floatRows, ROW_FZ + k);
      FLOAT_VECTOR.cast(ax.lanewise(SUB, cx)).intoArray(floatRows, ROW_DIFFERENCE + k);
    }
  }

  private static void floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] pxs = columns1[0], pys = columns1[1], qxs = columns1[3], qys = columns1[4];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], cys = columns2[7], czs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k))).intoArray(
          floatRows, ROW_GX + k);
      FloatVector ay = fromArray(FLOATS, ays, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ay.lanewise(SUB, fromArray(FLOATS, cys, j)))).intoArray(
          floatRows, ROW_GY + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, azs, j)
          .lanewise(SUB, fromArray(FLOATS, czs, j)))).intoArray(floatRows, ROW_GZ + k);
      FloatVector ax = fromArray(FLOATS, axs, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ax.lanewise(SUB, fromArray(FLOATS, pxs, i))
          .lanewise(ADD, ax.lanewise(SUB, fromArray(FLOATS, qxs, i))))).intoArray(floatRows, ROW_AX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ay.lanewise(SUB, fromArray(FLOATS, pys, i))
          .lanewise(ADD, ay.lanewise(SUB, fromArray(FLOATS, qys, i))))).intoArray(floatRows, ROW_AY + k);
    }
  }

  private static void floats4(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] pxs = columns1[0], pys = columns1[1], pzs = columns1[2], qxs = columns1[3], qys = columns1[4],
        qzs = columns1[5];
    float[] azs = columns2[2], bxs = columns2[3], bys = columns2[4], bzs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector pz = fromArray(FLOATS, pzs, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, az.lanewise(SUB, pz)
          .lanewise(ADD, az.lanewise(SUB, fromArray(FLOATS, qzs, i))))).intoArray(floatRows, ROW_AZ + k);
      FloatVector bx = fromArray(FLOATS, bxs, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, bx.lanewise(SUB, fromArray(FLOATS, pxs, i))
          .lanewise(ADD, bx.lanewise(SUB, fromArray(FLOATS, qxs, i))))).intoArray(floatRows, ROW_BX + k);
      FloatVector by = fromArray(FLOATS, bys, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, by.lanewise(SUB, fromArray(FLOATS, pys, i))
          .lanewise(ADD, by.lanewise(SUB, fromArray(FLOATS, qys, i))))).intoArray(floatRows, ROW_BY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, bzs, j).lanewise(SUB, pz)).intoArray(floatRows, ROW_DIFFERENCE2 + k);
    }
  }

  private static void floats5(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] pxs = columns1[0], pys = columns1[1], pzs = columns1[2], qxs = columns1[3], qys = columns1[4],
        qzs = columns1[5];
    float[] bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE2 + k)
          .lanewise(ADD, fromArray(FLOATS, bzs, j).lanewise(SUB, qz)))).intoArray(floatRows, ROW_BZ + k);
      FloatVector cx = fromArray(FLOATS, cxs, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, cx.lanewise(SUB, fromArray(FLOATS, pxs, i))
          .lanewise(ADD, cx.lanewise(SUB, fromArray(FLOATS, qxs, i))))).intoArray(floatRows, ROW_CX + k);
      FloatVector cy = fromArray(FLOATS, cys, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, cy.lanewise(SUB, fromArray(FLOATS, pys, i))
          .lanewise(ADD, cy.lanewise(SUB, fromArray(FLOATS, qys, i))))).intoArray(floatRows, ROW_CY + k);
      FloatVector cz = fromArray(FLOATS, czs, j);
      FLOAT_VECTOR.cast(cz.lanewise(SUB, fromArray(FLOATS, pzs, i))
          .lanewise(ADD, cz.lanewise(SUB, qz))).intoArray(floatRows, ROW_SUM + k);
    }
  }

  private static void floats6(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM + k))).intoArray(floatRows,
          ROW_CZ + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FLOAT_VECTOR.cast(ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez))).intoArray(floatRows, ROW_EE + k);
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      FLOAT_VECTOR.cast(fx.lanewise(MUL, fx).lanewise(ADD, fy.lanewise(MUL, fy))
          .lanewise(ADD, fz.lanewise(MUL, fz))).intoArray(floatRows, ROW_FF + k);
    }
  }

  private static void floats7(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, gx).lanewise(ADD, gy.lanewise(MUL, gy))
          .lanewise(ADD, gz.lanewise(MUL, gz))).intoArray(floatRows, ROW_GG + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FLOAT_VECTOR.cast(hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz))).intoArray(floatRows, ROW_HH + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BX + k)))).intoArray(floatRows, ROW_MX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BY + k)))).intoArray(floatRows, ROW_MY + k);
    }
  }

  private static void floats8(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ + k)
          .lanewise(ADD, bz))).intoArray(floatRows, ROW_MZ + k);
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX + k)
          .lanewise(ADD, cx))).intoArray(floatRows, ROW_MX2 + k);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k)
          .lanewise(ADD, cy))).intoArray(floatRows, ROW_MY2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, bz
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_CZ + k)))).intoArray(floatRows, ROW_MZ2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, cx
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AX + k)))).intoArray(floatRows, ROW_MX3 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, cy
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AY + k)))).intoArray(floatRows, ROW_MY3 + k);
    }
  }

  private static long floats9(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long atABits = 0;
    long atBBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CZ + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AZ + k)))).intoArray(floatRows, ROW_MZ3 + k);
      FloatVector ff = fromArray(FLOATS, floatRows, ROW_FF + k);
      FloatVector ee = fromArray(FLOATS, floatRows, ROW_EE + k);
      VectorMask<Float> atA = ff.compare(GE, ee);
      FloatVector gg = fromArray(FLOATS, floatRows, ROW_GG + k);
      atA = ff.compare(GE, gg, atA);
      atABits |= atA.toLong() << k;
      VectorMask<Float> atB = gg.compare(GE, ee, atA.not());
      atBBits |= atB.toLong() << k;
      // atA ? ff : atB ? gg : ee
      FLOAT_VECTOR.cast(ee.blend(gg, atB).blend(ff, atA)).intoArray(floatRows, ROW_LONGEST + k);
      // atA ? ax : atB ? bx : cx
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CX + k)
          .blend(fromArray(FLOATS, floatRows, ROW_BX + k), atB)
          .blend(fromArray(FLOATS, floatRows, ROW_AX + k), atA)).intoArray(floatRows, ROW_OX + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      // atA ? gx : atB ? ex : fx
      FLOAT_VECTOR.cast(fx.blend(ex, atB).blend(gx, atA)).intoArray(floatRows, ROW_IX + k);
      // atA ? ex : atB ? fx : gx
      FLOAT_VECTOR.cast(gx.blend(fx, atB).blend(ex, atA)).intoArray(floatRows, ROW_JX + k);
    }
    bits[0] = atBBits;
    return atABits;
  }

  private static void floats10(float[] floatRows, long atBBits, long atABits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> atA = VectorMask.fromLong(FLOATS, (atABits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> atB = VectorMask.fromLong(FLOATS, (atBBits >>> k) & WideLanes.FLOAT_LANES);
      // atA ? ay : atB ? by : cy
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CY + k)
          .blend(fromArray(FLOATS, floatRows, ROW_BY + k), atB)
          .blend(fromArray(FLOATS, floatRows, ROW_AY + k), atA)).intoArray(floatRows, ROW_OY + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      // atA ? gy : atB ? ey : fy
      FLOAT_VECTOR.cast(fy.blend(ey, atB).blend(gy, atA)).intoArray(floatRows, ROW_IY + k);
      // atA ? ey : atB ? fy : gy
      FLOAT_VECTOR.cast(gy.blend(fy, atB).blend(ey, atA)).intoArray(floatRows, ROW_JY + k);
      // atA ? az : atB ? bz : cz
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_BZ + k), atB)
          .blend(fromArray(FLOATS, floatRows, ROW_AZ + k), atA)).intoArray(floatRows, ROW_OZ + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      // atA ? gz : atB ? ez : fz
      FLOAT_VECTOR.cast(fz.blend(ez, atB).blend(gz, atA)).intoArray(floatRows, ROW_IZ + k);
      // atA ? ez : atB ? fz : gz
      FLOAT_VECTOR.cast(gz.blend(fz, atB).blend(ez, atA)).intoArray(floatRows, ROW_JZ + k);
    }
  }

  private static void floats11(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector iy = fromArray(FLOATS, floatRows, ROW_IY + k);
      FloatVector jz = fromArray(FLOATS, floatRows, ROW_JZ + k);
      FloatVector iz = fromArray(FLOATS, floatRows, ROW_IZ + k);
      FloatVector jy = fromArray(FLOATS, floatRows, ROW_JY + k);
      FloatVector nx = iy.lanewise(MUL, jz).lanewise(SUB, iz.lanewise(MUL, jy));
      FLOAT_VECTOR.cast(nx).intoArray(floatRows, ROW_NX + k);
      FloatVector jx = fromArray(FLOATS, floatRows, ROW_JX + k);
      FloatVector ix = fromArray(FLOATS, floatRows, ROW_IX + k);
      FLOAT_VECTOR.cast(iz.lanewise(MUL, jx).lanewise(SUB, ix.lanewise(MUL, jz))).intoArray(floatRows,
          ROW_NY + k);
      FLOAT_VECTOR.cast(ix.lanewise(MUL, jy).lanewise(SUB, iy.lanewise(MUL, jx))).intoArray(floatRows,
          ROW_NZ + k);
      FLOAT_VECTOR.cast(nx.lanewise(ABS)).intoArray(floatRows, ROW_ABS_NX + k);
    }
  }

  private static void floats12(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY + k);
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ + k);
      FloatVector scale = ALL_ONE.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_ABS_NX + k)
          .lanewise(ADD, ny.lanewise(ABS)).lanewise(ADD, nz.lanewise(ABS)));
      FloatVector high = scale.lanewise(MUL, ALL_C4_19E_06);
      FloatVector scale2 = high.lanewise(SUB, high.lanewise(SUB, scale));
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX + k);
      FloatVector wx = nx.lanewise(MUL, scale2);
      FLOAT_VECTOR.cast(wx).intoArray(floatRows, ROW_WX + k);
      FloatVector wy = ny.lanewise(MUL, scale2);
      FLOAT_VECTOR.cast(wy).intoArray(floatRows, ROW_WY + k);
      FloatVector wz = nz.lanewise(MUL, scale2);
      FLOAT_VECTOR.cast(wz).intoArray(floatRows, ROW_WZ + k);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, wx).lanewise(ADD, ny.lanewise(MUL, wy))
          .lanewise(ADD, nz.lanewise(MUL, wz))).intoArray(floatRows, ROW_NW + k);
    }
  }

  private static void floats13(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector wx = fromArray(FLOATS, floatRows, ROW_WX + k);
      FloatVector wy = fromArray(FLOATS, floatRows, ROW_WY + k);
      FloatVector wz = fromArray(FLOATS, floatRows, ROW_WZ + k);
      FLOAT_VECTOR.cast(wx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OX + k))
          .lanewise(ADD, wy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OY + k)))
          .lanewise(ADD, wz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OZ + k)))).intoArray(floatRows,
          ROW_OVER + k);
      FLOAT_VECTOR.cast(wx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))
          .lanewise(ADD, wy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)))
          .lanewise(ADD, wz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)))).intoArray(floatRows,
          ROW_ALONG + k);
    }
  }

  private static void floats14(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector along = fromArray(FLOATS, floatRows, ROW_ALONG + k);
      FloatVector steep = along.lanewise(ABS);
      FLOAT_VECTOR.cast(steep).intoArray(floatRows, ROW_STEEP + k);
      FloatVector over = fromArray(FLOATS, floatRows, ROW_OVER + k);
      // along > 0 ? over : along < 0 ? -over : 0
      FloatVector numerator = ALL_ZERO.blend(over.lanewise(NEG), along.compare(LT, ALL_ZERO))
          .blend(over, along.compare(GT, ALL_ZERO));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, steep), numerator.lanewise(ABS).compare(LT, steep));
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OX + k)
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k)))).intoArray(floatRows,
          ROW_OX2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OY + k)
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)))).intoArray(floatRows,
          ROW_OY2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OZ + k)
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)))).intoArray(floatRows,
          ROW_OZ2 + k);
    }
  }

  private static void floats15(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector jz = fromArray(FLOATS, floatRows, ROW_JZ + k);
      FloatVector oz = fromArray(FLOATS, floatRows, ROW_OZ2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OY2 + k).lanewise(MUL, jz)
          .lanewise(SUB, oz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_JY + k)))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WX + k))
          .lanewise(ADD, oz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_JX + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OX2 + k).lanewise(MUL, jz))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WY + k)))).intoArray(floatRows, ROW_SUM2 + k);
    }
  }

  private static void floats16(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ox = fromArray(FLOATS, floatRows, ROW_OX2 + k);
      FloatVector oy = fromArray(FLOATS, floatRows, ROW_OY2 + k);
      FloatVector wz = fromArray(FLOATS, floatRows, ROW_WZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM2 + k)
          .lanewise(ADD, ox.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_JY + k))
          .lanewise(SUB, oy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_JX + k)))
          .lanewise(MUL, wz))).intoArray(floatRows, ROW_WI + k);
      FloatVector iz = fromArray(FLOATS, floatRows, ROW_IZ + k);
      FloatVector oz = fromArray(FLOATS, floatRows, ROW_OZ2 + k);
      FloatVector iy = fromArray(FLOATS, floatRows, ROW_IY + k);
      FloatVector ix = fromArray(FLOATS, floatRows, ROW_IX + k);
      FLOAT_VECTOR.cast(oy.lanewise(MUL, iz).lanewise(SUB, oz.lanewise(MUL, iy))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WX + k))
          .lanewise(ADD, oz.lanewise(MUL, ix).lanewise(SUB, ox.lanewise(MUL, iz))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WY + k)))
          .lanewise(ADD, ox.lanewise(MUL, iy).lanewise(SUB, oy.lanewise(MUL, ix)).lanewise(MUL, wz))).intoArray(
          floatRows, ROW_WJ + k);
    }
  }

  private static void floats17(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nw = fromArray(FLOATS, floatRows, ROW_NW + k);
      FloatVector scaleI = fromArray(FLOATS, floatRows, ROW_WI + k).lanewise(DIV, nw);
      FloatVector scaleJ = fromArray(FLOATS, floatRows, ROW_WJ + k).lanewise(DIV, nw);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OX2 + k)
          .lanewise(ADD, scaleJ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_JX + k))
          .lanewise(SUB, scaleI.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_IX + k))))).intoArray(floatRows,
          ROW_DX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OY2 + k)
          .lanewise(ADD, scaleJ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_JY + k))
          .lanewise(SUB, scaleI.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_IY + k))))).intoArray(floatRows,
          ROW_DY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OZ2 + k)
          .lanewise(ADD, scaleJ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_JZ + k))
          .lanewise(SUB, scaleI.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_IZ + k))))).intoArray(floatRows,
          ROW_DZ + k);
    }
  }

  private static long floats18(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long faceBits = 0;
    long absOverAtMostSteepBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(floatRows, ROW_TO_FACE + k);
      FloatVector wi = fromArray(FLOATS, floatRows, ROW_WI + k);
      VectorMask<Float> face = wi.compare(GE, ALL_ZERO);
      FloatVector wj = fromArray(FLOATS, floatRows, ROW_WJ + k);
      face = wj.compare(GE, ALL_ZERO, face);
      face = wi.lanewise(ADD, wj).compare(LE, ALL_TWO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NW + k)),
          face);
      faceBits |= face.toLong() << k;
      absOverAtMostSteepBits |= fromArray(FLOATS, floatRows, ROW_OVER + k).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_STEEP + k)).toLong() << k;
    }
    bits[0] = absOverAtMostSteepBits;
    return faceBits;
  }

  private static long floats19(float[][] columns1, int from1, float[] floatRows, long[] bits,
      long absOverAtMostSteepBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6];
    long piercedBits = 0;
    long rAtLeastZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector nw = fromArray(FLOATS, floatRows, ROW_NW + k);
      piercedBits |= fromArray(FLOATS, floatRows, ROW_TO_FACE + k)
          .compare(LE, nw.lanewise(MUL, nw.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_LONGEST + k))),
          VectorMask.fromLong(FLOATS, (absOverAtMostSteepBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
      FloatVector r = fromArray(FLOATS, rs, i);
      FLOAT_VECTOR.cast(r.lanewise(MUL, r)).intoArray(floatRows, ROW_RR + k);
      rAtLeastZeroBits |= r.compare(GE, ALL_ZERO).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AZ + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BZ + k)))).intoArray(floatRows, ROW_SUM3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_CY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_CZ + k))).intoArray(floatRows, ROW_SUM4 + k);
    }
    bits[0] = rAtLeastZeroBits;
    return piercedBits;
  }

  private static long floats20(float[] floatRows, long[] bits, long rAtLeastZeroBits, long piercedBits,
      long faceBits) {
    if (floatRows == null) {
      return 0;
    }
    long allRAtLeastZeroBits = 0;
    long wiAtLeastZeroAndEitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      allRAtLeastZeroBits |= fromArray(FLOATS, floatRows, ROW_SUM3 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM4 + k)).lanewise(ABS)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (rAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
      wiAtLeastZeroAndEitherBits |= VectorMask.fromLong(FLOATS, (faceBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (piercedBits >>> k) & WideLanes.FLOAT_LANES)
          .or(fromArray(FLOATS, floatRows, ROW_TO_FACE + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_RR + k)))).toLong() << k;
    }
    bits[0] = wiAtLeastZeroAndEitherBits;
    return allRAtLeastZeroBits;
  }

  private static long floats23(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long eitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector rr = fromArray(FLOATS, floatRows, ROW_RR + k);
      eitherBits |= fromArray(FLOATS, floatRows, ROW_TO_E + k).compare(LE, rr)
          .or(fromArray(FLOATS, floatRows, ROW_TO_F + k).compare(LE, rr))
          .or(fromArray(FLOATS, floatRows, ROW_TO_G + k).compare(LE, rr)).toLong() << k;
    }
    return eitherBits;
  }

  /** {@code closestToLine} of a block, from rows of values to another row. */
  private static void closestToLine(float[] rows, int mxRow, int myRow, int mzRow, int gxRow, int gyRow,
      int gzRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gy = fromArray(FLOATS, rows, gyRow + k);
      FloatVector hz = fromArray(FLOATS, rows, ROW_HZ + k);
      FloatVector gz = fromArray(FLOATS, rows, gzRow + k);
      FloatVector hy = fromArray(FLOATS, rows, ROW_HY + k);
      FloatVector nx = gy.lanewise(MUL, hz).lanewise(SUB, gz.lanewise(MUL, hy));
      FloatVector hx = fromArray(FLOATS, rows, ROW_HX + k);
      FloatVector gx = fromArray(FLOATS, rows, gxRow + k);
      FloatVector ny = gz.lanewise(MUL, hx).lanewise(SUB, gx.lanewise(MUL, hz));
      FloatVector nz = gx.lanewise(MUL, hy).lanewise(SUB, gy.lanewise(MUL, hx));
      FloatVector scale = ALL_ONE.lanewise(DIV, nx.lanewise(ABS).lanewise(ADD, ny.lanewise(ABS))
          .lanewise(ADD, nz.lanewise(ABS)));
      FloatVector wx = nx.lanewise(MUL, scale);
      FloatVector wy = ny.lanewise(MUL, scale);
      FloatVector wz = nz.lanewise(MUL, scale);
      FloatVector my = fromArray(FLOATS, rows, myRow + k);
      FloatVector mz = fromArray(FLOATS, rows, mzRow + k);
      FloatVector mx = fromArray(FLOATS, rows, mxRow + k);
      FloatVector numerator = my.lanewise(MUL, hz).lanewise(SUB, mz.lanewise(MUL, hy)).lanewise(MUL, wx)
          .lanewise(ADD, mz.lanewise(MUL, hx).lanewise(SUB, mx.lanewise(MUL, hz)).lanewise(MUL, wy))
          .lanewise(ADD, mx.lanewise(MUL, hy).lanewise(SUB, my.lanewise(MUL, hx)).lanewise(MUL, wz))
          .lanewise(NEG);
      FloatVector nw = nx.lanewise(MUL, wx).lanewise(ADD, ny.lanewise(MUL, wy))
          .lanewise(ADD, nz.lanewise(MUL, wz));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, nw), numerator.lanewise(ABS).compare(LT, nw))).intoArray(rows, to + k);
    }
  }

  /** {@code squaredDistance} of a block, from rows of values to another row. */
  private static void squaredDistance(float[] rows, int sRow, int mxRow, int myRow, int mzRow, int gxRow,
      int gyRow, int gzRow, int ggRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector mx = fromArray(FLOATS, rows, mxRow + k);
      FloatVector hx = fromArray(FLOATS, rows, ROW_HX + k);
      FloatVector my = fromArray(FLOATS, rows, myRow + k);
      FloatVector hy = fromArray(FLOATS, rows, ROW_HY + k);
      FloatVector mz = fromArray(FLOATS, rows, mzRow + k);
      FloatVector hz = fromArray(FLOATS, rows, ROW_HZ + k);
      FloatVector mh = mx.lanewise(MUL, hx).lanewise(ADD, my.lanewise(MUL, hy))
          .lanewise(ADD, mz.lanewise(MUL, hz));
      FloatVector gx = fromArray(FLOATS, rows, gxRow + k);
      FloatVector gy = fromArray(FLOATS, rows, gyRow + k);
      FloatVector gz = fromArray(FLOATS, rows, gzRow + k);
      FloatVector gh = gx.lanewise(MUL, hx).lanewise(ADD, gy.lanewise(MUL, hy))
          .lanewise(ADD, gz.lanewise(MUL, hz));
      FloatVector numerator = mh.lanewise(ADD, fromArray(FLOATS, rows, sRow + k).lanewise(MUL, gh));
      FloatVector hh = fromArray(FLOATS, rows, ROW_HH + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, hh), numerator.lanewise(ABS).compare(LT, hh));
      FloatVector mg = mx.lanewise(MUL, gx).lanewise(ADD, my.lanewise(MUL, gy))
          .lanewise(ADD, mz.lanewise(MUL, gz));
      FloatVector numerator2 = t.lanewise(MUL, gh).lanewise(SUB, mg);
      FloatVector gg = fromArray(FLOATS, rows, ggRow + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector nearest = ALL_ZERO.blend(ALL_MINUS_ONE, numerator2.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator2.compare(GT, ALL_ZERO))
          .blend(numerator2.lanewise(DIV, gg), numerator2.lanewise(ABS).compare(LT, gg));
      FloatVector dx = mx.lanewise(ADD, nearest.lanewise(MUL, gx).lanewise(SUB, t.lanewise(MUL, hx)));
      FloatVector dy = my.lanewise(ADD, nearest.lanewise(MUL, gy).lanewise(SUB, t.lanewise(MUL, hy)));
      FloatVector dz = mz.lanewise(ADD, nearest.lanewise(MUL, gz).lanewise(SUB, t.lanewise(MUL, hz)));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(rows, to + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null);
      floats2(null, 0, null);
      floats3(null, 0, null, 0, null);
      floats4(null, 0, null, 0, null);
      floats5(null, 0, null, 0, null);
      floats6(null);
      floats7(null);
      floats8(null);
      floats9(null, null);
      floats10(null, 0, 0);
      floats11(null);
      floats12(null);
      floats13(null);
      floats14(null);
      floats15(null);
      floats16(null);
      floats17(null);
      floats18(null, null);
      floats19(null, 0, null, null, 0);
      floats20(null, null, 0, 0, 0);
      floats23(null);
      closestToLine(null, 0, 0, 0, 0, 0, 0, 0);
      squaredDistance(null, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    }
  }
}
