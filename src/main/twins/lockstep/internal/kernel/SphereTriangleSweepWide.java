// Compiled from SphereTriangleSweep.java; changes are made there.
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
import lockstep.twin.StagedKernel;
import lockstep.twin.WideLanes;

/**
 * Wide twin of {@link SphereTriangleSweep#sweep}: the same operations in the same order, on vectors of pairs.
 */
final class SphereTriangleSweepWide implements StagedKernel, LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_SLACK = FloatVector.broadcast(FLOATS, 7.6293945E-6f);
  private static final FloatVector ALL_C1_18E_38 = FloatVector.broadcast(FLOATS, 1.1754944E-38f);
  private static final FloatVector ALL_FAR = FloatVector.broadcast(FLOATS, 1.0E18f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_NAN = FloatVector.broadcast(FLOATS, Float.NaN);
  private static final FloatVector ALL_SLACK_10 = FloatVector.broadcast(FLOATS, 1.1920929E-7f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_C2_38E_07 = FloatVector.broadcast(FLOATS, 2.3841858E-7f);
  private static final FloatVector ALL_C4_77E_07 = FloatVector.broadcast(FLOATS, 4.7683716E-7f);
  private static final FloatVector ALL_PARALLEL = FloatVector.broadcast(FLOATS, 5.684342E-14f);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_FARTHER = FloatVector.broadcast(FLOATS, 1.0009766f);
  private static final FloatVector ALL_LEAST = FloatVector.broadcast(FLOATS, 9.094947E-13f);
  private static final FloatVector ALL_MINUS_ZERO = FloatVector.broadcast(FLOATS, -0.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[6]);

  private static final int ROW_EX = 0 * Kernel.BLOCK;
  private static final int ROW_GX = 1 * Kernel.BLOCK;
  private static final int ROW_FROM_X = 2 * Kernel.BLOCK;
  private static final int ROW_EY = 3 * Kernel.BLOCK;
  private static final int ROW_GY = 4 * Kernel.BLOCK;
  private static final int ROW_FROM_Y = 5 * Kernel.BLOCK;
  private static final int ROW_EZ = 6 * Kernel.BLOCK;
  private static final int ROW_GZ = 7 * Kernel.BLOCK;
  private static final int ROW_FROM_Z = 8 * Kernel.BLOCK;
  private static final int ROW_SUM = 9 * Kernel.BLOCK;
  private static final int ROW_LENGTH = 10 * Kernel.BLOCK;
  private static final int ROW_AX = 11 * Kernel.BLOCK;
  private static final int ROW_AY = 12 * Kernel.BLOCK;
  private static final int ROW_AZ = 13 * Kernel.BLOCK;
  private static final int ROW_BX = 14 * Kernel.BLOCK;
  private static final int ROW_BY = 15 * Kernel.BLOCK;
  private static final int ROW_BZ = 16 * Kernel.BLOCK;
  private static final int ROW_CX = 17 * Kernel.BLOCK;
  private static final int ROW_CY = 18 * Kernel.BLOCK;
  private static final int ROW_CZ = 19 * Kernel.BLOCK;
  private static final int ROW_FX = 20 * Kernel.BLOCK;
  private static final int ROW_FY = 21 * Kernel.BLOCK;
  private static final int ROW_FZ = 22 * Kernel.BLOCK;
  private static final int ROW_GX2 = 23 * Kernel.BLOCK;
  private static final int ROW_GY2 = 24 * Kernel.BLOCK;
  private static final int ROW_GZ2 = 25 * Kernel.BLOCK;
  private static final int ROW_EE = 26 * Kernel.BLOCK;
  private static final int ROW_FF = 27 * Kernel.BLOCK;
  private static final int ROW_GG = 28 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 29 * Kernel.BLOCK;
  private static final int ROW_BEST = 30 * Kernel.BLOCK;
  private static final int ROW_NN = 31 * Kernel.BLOCK;
  private static final int ROW_WB = 32 * Kernel.BLOCK;
  private static final int ROW_WC = 33 * Kernel.BLOCK;
  private static final int ROW_GX_SQUARED = 34 * Kernel.BLOCK;
  private static final int ROW_GG2 = 35 * Kernel.BLOCK;
  private static final int ROW_LENGTH2 = 36 * Kernel.BLOCK;
  private static final int ROW_IX = 37 * Kernel.BLOCK;
  private static final int ROW_IY = 38 * Kernel.BLOCK;
  private static final int ROW_IZ = 39 * Kernel.BLOCK;
  private static final int ROW_FIRST = 40 * Kernel.BLOCK;
  private static final int ROW_X = 41 * Kernel.BLOCK;
  private static final int ROW_Y = 42 * Kernel.BLOCK;
  private static final int ROW_Z = 43 * Kernel.BLOCK;
  private static final int ROW_HEIGHT = 44 * Kernel.BLOCK;
  private static final int ROW_JX = 45 * Kernel.BLOCK;
  private static final int ROW_JY = 46 * Kernel.BLOCK;
  private static final int ROW_JZ = 47 * Kernel.BLOCK;
  private static final int ROW_DD = 48 * Kernel.BLOCK;
  private static final int ROW_S = 49 * Kernel.BLOCK;
  private static final int ROW_QX = 50 * Kernel.BLOCK;
  private static final int ROW_QY = 51 * Kernel.BLOCK;
  private static final int ROW_QZ = 52 * Kernel.BLOCK;
  private static final int ROW_SIZE = 53 * Kernel.BLOCK;
  private static final int ROW_SLACK = 54 * Kernel.BLOCK;
  private static final int ROW_VX = 55 * Kernel.BLOCK;
  private static final int ROW_VY = 56 * Kernel.BLOCK;
  private static final int ROW_VZ = 57 * Kernel.BLOCK;
  private static final int ROW_R = 58 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 59 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 60 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 61 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE2 = 62 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 63 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE3 = 64 * Kernel.BLOCK;
  private static final int ROW_PRODUCT5 = 65 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE4 = 66 * Kernel.BLOCK;
  private static final int ROW_PRODUCT6 = 67 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE5 = 68 * Kernel.BLOCK;
  private static final int ROW_PRODUCT7 = 69 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE6 = 70 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE7 = 71 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE8 = 72 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE9 = 73 * Kernel.BLOCK;
  private static final int ROW_PRODUCT8 = 74 * Kernel.BLOCK;
  private static final int ROW_PRODUCT9 = 75 * Kernel.BLOCK;
  private static final int ROW_PRODUCT10 = 76 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE10 = 77 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE11 = 78 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE12 = 79 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE13 = 80 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE14 = 81 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE15 = 82 * Kernel.BLOCK;
  private static final int ROW_MINUS_VX = 83 * Kernel.BLOCK;
  private static final int ROW_MINUS_VY = 84 * Kernel.BLOCK;
  private static final int ROW_MINUS_VZ = 85 * Kernel.BLOCK;
  private static final int ROW_MX = 86 * Kernel.BLOCK;
  private static final int ROW_MY = 87 * Kernel.BLOCK;
  private static final int ROW_MZ = 88 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE16 = 89 * Kernel.BLOCK;
  private static final int ROW_PRODUCT11 = 90 * Kernel.BLOCK;
  private static final int ROW_ENTER = 91 * Kernel.BLOCK;
  private static final int ROW_A = 92 * Kernel.BLOCK;
  private static final int ROW_A2 = 93 * Kernel.BLOCK;
  private static final int ROW_A3 = 94 * Kernel.BLOCK;
  private static final int ROW_A4 = 95 * Kernel.BLOCK;
  private static final int ROW_A5 = 96 * Kernel.BLOCK;
  private static final int ROW_A6 = 97 * Kernel.BLOCK;
  private static final int ROW_TIME = 98 * Kernel.BLOCK;
  private static final int ROW_OX = 99 * Kernel.BLOCK;
  private static final int ROW_OY = 100 * Kernel.BLOCK;
  private static final int ROW_OZ = 101 * Kernel.BLOCK;
  private static final int ROW_ALONG_O = 102 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 103 * Kernel.BLOCK;
  private static final int ROW_ACROSS_O = 104 * Kernel.BLOCK;
  private static final int ROW_IN_G = 105 * Kernel.BLOCK;
  private static final int ROW_IN_F = 106 * Kernel.BLOCK;
  private static final int ROW_S_E = 107 * Kernel.BLOCK;
  private static final int ROW_S_G = 108 * Kernel.BLOCK;
  private static final int ROW_AX2 = 109 * Kernel.BLOCK;
  private static final int ROW_AY2 = 110 * Kernel.BLOCK;
  private static final int ROW_AZ2 = 111 * Kernel.BLOCK;
  private static final int ROW_S_F = 112 * Kernel.BLOCK;
  private static final int ROW_TO_E = 113 * Kernel.BLOCK;
  private static final int ROW_TO_G = 114 * Kernel.BLOCK;
  private static final int ROW_HX = 115 * Kernel.BLOCK;
  private static final int ROW_HY = 116 * Kernel.BLOCK;
  private static final int ROW_HZ = 117 * Kernel.BLOCK;
  private static final int ROW_MINUS_SUM = 118 * Kernel.BLOCK;
  private static final int ROW_MINUS_SUM2 = 119 * Kernel.BLOCK;
  private static final int ROW_MINUS_SUM3 = 120 * Kernel.BLOCK;
  private static final int ROW_WX = 121 * Kernel.BLOCK;
  private static final int ROW_WY = 122 * Kernel.BLOCK;
  private static final int ROW_WZ = 123 * Kernel.BLOCK;
  private static final int ROW_X1 = 124 * Kernel.BLOCK;
  private static final int ROW_Y1 = 125 * Kernel.BLOCK;
  private static final int ROW_Z1 = 126 * Kernel.BLOCK;
  private static final int ROW_X2 = 127 * Kernel.BLOCK;
  private static final int ROW_Y2 = 128 * Kernel.BLOCK;
  private static final int ROW_Z2 = 129 * Kernel.BLOCK;
  private static final int ROW_D2 = 130 * Kernel.BLOCK;
  private static final int ROW_E2 = 131 * Kernel.BLOCK;
  private static final int ROW_F2 = 132 * Kernel.BLOCK;
  private static final int ROW_MINUS_D2_OR_X3 = 133 * Kernel.BLOCK;
  private static final int ROW_MINUS_E2_OR_Y3 = 134 * Kernel.BLOCK;
  private static final int ROW_MINUS_F2_OR_Z3 = 135 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[136 * Kernel.BLOCK]);

  private static final int[][] COLUMNS1 = {{0, 3, 4}, {1, 3, 5}, {2, 3, 6}, {0, 1, 2, 3, 4, 5, 6}};
  private static final int[][] COLUMNS2 = {{0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 1, 2, 3, 4, 5, 6, 7, 8}};

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
    return 1287;
  }

  @Override
  public int terms() {
    return 4;
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
    return switch (column) {
      case 0 -> Float.POSITIVE_INFINITY;
      case 1 -> 0.0f;
      case 2 -> 0.0f;
      case 3 -> 0.0f;
      default -> throw new IndexOutOfBoundsException("there is no column " + column);
    };
  }

  @Override
  public void term(int term, Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    switch (term) {
      case 0 -> nearTerm(columns1[0], columns1[3], columns1[4], columns2[0], columns2[3], columns2[6], first,
          second, count, out);
      case 1 -> nearTerm1(columns1[1], columns1[3], columns1[5], columns2[1], columns2[4], columns2[7], first,
          second, count, out);
      case 2 -> nearTerm2(columns1[2], columns1[3], columns1[6], columns2[2], columns2[5], columns2[8], first,
          second, count, out);
      case 3 -> nearPlaneTerm(columns1[0], columns1[1], columns1[2], columns1[3], columns1[4], columns1[5],
          columns1[6], columns2[0], columns2[1], columns2[2], columns2[3], columns2[4], columns2[5],
          columns2[6], columns2[7], columns2[8], first, second, count, out);
      default -> throw new IndexOutOfBoundsException("there is no term " + term);
    }
  }

  private static void nearTerm(float[] xs, float[] rs, float[] vxs, float[] axs, float[] bxs, float[] cxs,
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
        FloatVector ax = fromArray(FLOATS, axs, j);
        FloatVector bx = fromArray(FLOATS, bxs, j);
        // a < b ? a : b
        FloatVector b = bx.blend(ax, ax.compare(LT, bx));
        FloatVector cx = fromArray(FLOATS, cxs, j);
        // a < b ? a : b
        FloatVector low = b.blend(cx, cx.compare(LT, b));
        // a > b ? a : b
        FloatVector b2 = bx.blend(ax, ax.compare(GT, bx));
        // a > b ? a : b
        FloatVector high = b2.blend(cx, cx.compare(GT, b2));
        FloatVector x = fromArray(FLOATS, xs, i);
        FloatVector vx = fromArray(FLOATS, vxs, i);
        FloatVector r = fromArray(FLOATS, rs, i);
        // v > 0 ? v : 0
        VectorMask<Float> hit = low.lanewise(SUB, x)
            .lanewise(SUB, ALL_ZERO.blend(vx, vx.compare(GT, ALL_ZERO))).compare(LE, r);
        // v < 0 ? v : 0
        hit = x.lanewise(SUB, high).lanewise(ADD, ALL_ZERO.blend(vx, vx.compare(LT, ALL_ZERO)))
            .compare(LE, r, hit);
        hits |= hit.toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void nearTerm1(float[] ys, float[] rs, float[] vys, float[] ays, float[] bys, float[] cys,
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
        FloatVector ay = fromArray(FLOATS, ays, j);
        FloatVector by = fromArray(FLOATS, bys, j);
        // a < b ? a : b
        FloatVector b = by.blend(ay, ay.compare(LT, by));
        FloatVector cy = fromArray(FLOATS, cys, j);
        // a < b ? a : b
        FloatVector low = b.blend(cy, cy.compare(LT, b));
        // a > b ? a : b
        FloatVector b2 = by.blend(ay, ay.compare(GT, by));
        // a > b ? a : b
        FloatVector high = b2.blend(cy, cy.compare(GT, b2));
        FloatVector y = fromArray(FLOATS, ys, i);
        FloatVector vy = fromArray(FLOATS, vys, i);
        FloatVector r = fromArray(FLOATS, rs, i);
        // v > 0 ? v : 0
        VectorMask<Float> hit = low.lanewise(SUB, y)
            .lanewise(SUB, ALL_ZERO.blend(vy, vy.compare(GT, ALL_ZERO))).compare(LE, r);
        // v < 0 ? v : 0
        hit = y.lanewise(SUB, high).lanewise(ADD, ALL_ZERO.blend(vy, vy.compare(LT, ALL_ZERO)))
            .compare(LE, r, hit);
        hits |= hit.toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void nearTerm2(float[] zs, float[] rs, float[] vzs, float[] azs, float[] bzs, float[] czs,
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
        FloatVector az = fromArray(FLOATS, azs, j);
        FloatVector bz = fromArray(FLOATS, bzs, j);
        // a < b ? a : b
        FloatVector b = bz.blend(az, az.compare(LT, bz));
        FloatVector cz = fromArray(FLOATS, czs, j);
        // a < b ? a : b
        FloatVector low = b.blend(cz, cz.compare(LT, b));
        // a > b ? a : b
        FloatVector b2 = bz.blend(az, az.compare(GT, bz));
        // a > b ? a : b
        FloatVector high = b2.blend(cz, cz.compare(GT, b2));
        FloatVector z = fromArray(FLOATS, zs, i);
        FloatVector vz = fromArray(FLOATS, vzs, i);
        FloatVector r = fromArray(FLOATS, rs, i);
        // v > 0 ? v : 0
        VectorMask<Float> hit = low.lanewise(SUB, z)
            .lanewise(SUB, ALL_ZERO.blend(vz, vz.compare(GT, ALL_ZERO))).compare(LE, r);
        // v < 0 ? v : 0
        hit = z.lanewise(SUB, high).lanewise(ADD, ALL_ZERO.blend(vz, vz.compare(LT, ALL_ZERO)))
            .compare(LE, r, hit);
        hits |= hit.toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void nearPlaneTerm(float[] xs, float[] ys, float[] zs, float[] rs, float[] vxs, float[] vys,
      float[] vzs, float[] axs, float[] ays, float[] azs, float[] bxs, float[] bys, float[] bzs, float[] cxs,
      float[] cys, float[] czs, Operand first, Operand second, int count, Output out) {
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
        FloatVector ax = fromArray(FLOATS, axs, j);
        FloatVector fromX = fromArray(FLOATS, xs, i).lanewise(SUB, ax);
        FloatVector ay = fromArray(FLOATS, ays, j);
        FloatVector ey = fromArray(FLOATS, bys, j).lanewise(SUB, ay);
        FloatVector az = fromArray(FLOATS, azs, j);
        FloatVector gz = fromArray(FLOATS, czs, j).lanewise(SUB, az);
        FloatVector ez = fromArray(FLOATS, bzs, j).lanewise(SUB, az);
        FloatVector gy = fromArray(FLOATS, cys, j).lanewise(SUB, ay);
        FloatVector nx = ey.lanewise(MUL, gz).lanewise(SUB, ez.lanewise(MUL, gy));
        FloatVector fromY = fromArray(FLOATS, ys, i).lanewise(SUB, ay);
        FloatVector gx = fromArray(FLOATS, cxs, j).lanewise(SUB, ax);
        FloatVector ex = fromArray(FLOATS, bxs, j).lanewise(SUB, ax);
        FloatVector ny = ez.lanewise(MUL, gx).lanewise(SUB, ex.lanewise(MUL, gz));
        FloatVector fromZ = fromArray(FLOATS, zs, i).lanewise(SUB, az);
        FloatVector nz = ex.lanewise(MUL, gy).lanewise(SUB, ey.lanewise(MUL, gx));
        FloatVector from = fromX.lanewise(MUL, nx).lanewise(ADD, fromY.lanewise(MUL, ny))
            .lanewise(ADD, fromZ.lanewise(MUL, nz));
        FloatVector vx = fromArray(FLOATS, vxs, i);
        FloatVector vy = fromArray(FLOATS, vys, i);
        FloatVector vz = fromArray(FLOATS, vzs, i);
        FloatVector way = vx.lanewise(MUL, nx).lanewise(ADD, vy.lanewise(MUL, ny))
            .lanewise(ADD, vz.lanewise(MUL, nz));
        FloatVector nn = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
            .lanewise(ADD, nz.lanewise(MUL, nz));
        FloatVector ee = ex.lanewise(ABS).lanewise(ADD, ey.lanewise(ABS)).lanewise(ADD, ez.lanewise(ABS));
        FloatVector gg = gx.lanewise(ABS).lanewise(ADD, gy.lanewise(ABS)).lanewise(ADD, gz.lanewise(ABS));
        FloatVector sum = fromX.lanewise(ABS).lanewise(ADD, fromY.lanewise(ABS))
            .lanewise(ADD, fromZ.lanewise(ABS));
        FloatVector length = vx.lanewise(ABS).lanewise(ADD, vy.lanewise(ABS)).lanewise(ADD, vz.lanewise(ABS));
        FloatVector r = fromArray(FLOATS, rs, i);
        FloatVector size = sum.lanewise(ADD, sum).lanewise(ADD, ee.lanewise(ADD, gg))
            .lanewise(ADD, length.lanewise(ADD, r));
        FloatVector slack = ALL_SLACK.lanewise(MUL, ee.lanewise(MUL, gg)).lanewise(MUL, size);
        FloatVector reach = r.lanewise(MUL, nn.lanewise(SQRT)).lanewise(ADD, slack);
        // a < b ? a : b
        VectorMask<Float> above = from.lanewise(ADD, ALL_ZERO.blend(way, way.compare(LT, ALL_ZERO)))
            .compare(GT, reach);
        // a > b ? a : b
        VectorMask<Float> below = from.lanewise(ADD, ALL_ZERO.blend(way, way.compare(GT, ALL_ZERO)))
            .compare(LT, reach.lanewise(NEG));
        VectorMask<Float> allNnAtLeastC1_18e_38 = nn.compare(GE, ALL_C1_18E_38);
        allNnAtLeastC1_18e_38 = size.compare(LE, ALL_FAR, allNnAtLeastC1_18e_38);
        allNnAtLeastC1_18e_38 = slack.compare(GE, ALL_C1_18E_38, allNnAtLeastC1_18e_38);
        hits |= above.or(below).not().or(allNnAtLeastC1_18e_38.not()).toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

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
      long nearBits = floats1(columns1, from1, columns2, from2, floatRows);
      floats2(columns1, from1, columns2, from2, floatRows);
      floats3(floatRows);
      floats4(floatRows);
      long rAtLeastZeroBits = floats5(columns1, from1, floatRows, bits, nearBits);
      long eeAtMostLargestBits = bits[0];
      long ffAtMostLargestBits = bits[1];
      long overlapBits = bits[2];
      floats6(floatRows);
      floats7(columns1, from1, floatRows);
      long validBits = floats8(columns1, from1, floatRows, bits, rAtLeastZeroBits, eeAtMostLargestBits,
          ffAtMostLargestBits);
      long flatBits = bits[0];
      long notFlatBits = bits[1];
      long rAtMostSlackBits = bits[2];
      long steepAndAlongAtMostZeroBits = bits[3];
      long notSteepBits = bits[4];
      triangle(floatRows, ROW_ENTER);
      edge(floatRows, ROW_DIFFERENCE, ROW_DIFFERENCE2, ROW_DIFFERENCE3, ROW_PRODUCT2, ROW_PRODUCT3,
          ROW_PRODUCT4, ROW_A);
      edge(floatRows, ROW_DIFFERENCE4, ROW_DIFFERENCE5, ROW_DIFFERENCE6, ROW_PRODUCT5, ROW_PRODUCT6,
          ROW_PRODUCT7, ROW_A2);
      edge(floatRows, ROW_DIFFERENCE7, ROW_DIFFERENCE8, ROW_DIFFERENCE9, ROW_PRODUCT8, ROW_PRODUCT9,
          ROW_PRODUCT10, ROW_A3);
      corner(floatRows, ROW_QX, ROW_QY, ROW_QZ, ROW_A4);
      corner(floatRows, ROW_DIFFERENCE10, ROW_DIFFERENCE11, ROW_DIFFERENCE12, ROW_A5);
      corner(floatRows, ROW_DIFFERENCE13, ROW_DIFFERENCE14, ROW_DIFFERENCE15, ROW_A6);
      long timeLessInfinityBits = floats10(floatRows, overlapBits);
      long allAcrossOAtLeastZeroBits = floats11(floatRows, bits);
      long overAtLeastZeroBits = bits[0];
      floats12(floatRows, flatBits);
      long onGreaterZeroAndOnLessOneBits = floats13(floatRows, flatBits);
      long eitherBits = rAtMostSlackBits | allAcrossOAtLeastZeroBits;
      long faceBits = notFlatBits & eitherBits;
      long notSteepAndOverAtLeastZeroBits = notSteepBits & overAtLeastZeroBits;
      long eitherBits2 = steepAndAlongAtMostZeroBits | notSteepAndOverAtLeastZeroBits;
      long notFaceBits = ~faceBits;
      long hits = validBits & timeLessInfinityBits;
      long wxIsZeroAndWzIsZeroBits = floats15(floatRows, results, at, eitherBits2, faceBits, hits);
      long eitherBits3 = onGreaterZeroAndOnLessOneBits | wxIsZeroAndWzIsZeroBits;
      long edgeBits = notFaceBits & eitherBits3;
      floats17(columns1, from1, floatRows, edgeBits);
      long noneAndSquareAtMostValueBits = floats18(floatRows);
      long oppositeBits = overlapBits | noneAndSquareAtMostValueBits;
      floats20(floatRows, results, at, oppositeBits, hits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], rs = columns1[3], vxs = columns1[4],
        vys = columns1[5], vzs = columns1[6];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    long nearBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector bx = fromArray(FLOATS, bxs, j);
      // a < b ? a : b
      FloatVector b = bx.blend(ax, ax.compare(LT, bx));
      FloatVector cx = fromArray(FLOATS, cxs, j);
      // a < b ? a : b
      FloatVector low = b.blend(cx, cx.compare(LT, b));
      // a > b ? a : b
      FloatVector b2 = bx.blend(ax, ax.compare(GT, bx));
      // a > b ? a : b
      FloatVector high = b2.blend(cx, cx.compare(GT, b2));
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector by = fromArray(FLOATS, bys, j);
      // a < b ? a : b
      FloatVector b3 = by.blend(ay, ay.compare(LT, by));
      FloatVector cy = fromArray(FLOATS, cys, j);
      // a < b ? a : b
      FloatVector low2 = b3.blend(cy, cy.compare(LT, b3));
      // a > b ? a : b
      FloatVector b4 = by.blend(ay, ay.compare(GT, by));
      // a > b ? a : b
      FloatVector high2 = b4.blend(cy, cy.compare(GT, b4));
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      // a < b ? a : b
      FloatVector b5 = bz.blend(az, az.compare(LT, bz));
      FloatVector cz = fromArray(FLOATS, czs, j);
      // a < b ? a : b
      FloatVector low3 = b5.blend(cz, cz.compare(LT, b5));
      // a > b ? a : b
      FloatVector b6 = bz.blend(az, az.compare(GT, bz));
      // a > b ? a : b
      FloatVector high3 = b6.blend(cz, cz.compare(GT, b6));
      FLOAT_VECTOR.cast(bx.lanewise(SUB, ax)).intoArray(floatRows, ROW_EX + k);
      FLOAT_VECTOR.cast(cx.lanewise(SUB, ax)).intoArray(floatRows, ROW_GX + k);
      FloatVector x = fromArray(FLOATS, xs, i);
      FloatVector fromX = x.lanewise(SUB, ax);
      FLOAT_VECTOR.cast(fromX).intoArray(floatRows, ROW_FROM_X + k);
      FLOAT_VECTOR.cast(by.lanewise(SUB, ay)).intoArray(floatRows, ROW_EY + k);
      FLOAT_VECTOR.cast(cy.lanewise(SUB, ay)).intoArray(floatRows, ROW_GY + k);
      FloatVector y = fromArray(FLOATS, ys, i);
      FloatVector fromY = y.lanewise(SUB, ay);
      FLOAT_VECTOR.cast(fromY).intoArray(floatRows, ROW_FROM_Y + k);
      FLOAT_VECTOR.cast(bz.lanewise(SUB, az)).intoArray(floatRows, ROW_EZ + k);
      FLOAT_VECTOR.cast(cz.lanewise(SUB, az)).intoArray(floatRows, ROW_GZ + k);
      FloatVector z = fromArray(FLOATS, zs, i);
      FloatVector fromZ = z.lanewise(SUB, az);
      FLOAT_VECTOR.cast(fromZ).intoArray(floatRows, ROW_FROM_Z + k);
      FLOAT_VECTOR.cast(fromX.lanewise(ABS).lanewise(ADD, fromY.lanewise(ABS))
          .lanewise(ADD, fromZ.lanewise(ABS))).intoArray(floatRows, ROW_SUM + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, vxs, i).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, vys, i).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, vzs, i).lanewise(ABS))).intoArray(floatRows, ROW_LENGTH + k);
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> near = low.lanewise(SUB, x).compare(LE, r);
      near = x.lanewise(SUB, high).compare(LE, r, near);
      near = low2.lanewise(SUB, y).compare(LE, r, near);
      VectorMask<Float> near2 = y.lanewise(SUB, high2).compare(LE, r);
      near2 = low3.lanewise(SUB, z).compare(LE, r, near2);
      near2 = z.lanewise(SUB, high3).compare(LE, r, near2);
      near = near.and(near2);
      nearBits |= near.toLong() << k;
    }
    return nearBits;
  }

  private static void floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector x = fromArray(FLOATS, xs, i);
      FloatVector ax2 = ax.lanewise(SUB, x);
      FLOAT_VECTOR.cast(ax2).intoArray(floatRows, ROW_AX + k);
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector y = fromArray(FLOATS, ys, i);
      FLOAT_VECTOR.cast(ay.lanewise(SUB, y)).intoArray(floatRows, ROW_AY + k);
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector z = fromArray(FLOATS, zs, i);
      FLOAT_VECTOR.cast(az.lanewise(SUB, z)).intoArray(floatRows, ROW_AZ + k);
      FloatVector bx = fromArray(FLOATS, bxs, j);
      FLOAT_VECTOR.cast(bx.lanewise(SUB, x)).intoArray(floatRows, ROW_BX + k);
      FloatVector by = fromArray(FLOATS, bys, j);
      FLOAT_VECTOR.cast(by.lanewise(SUB, y)).intoArray(floatRows, ROW_BY + k);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      FLOAT_VECTOR.cast(bz.lanewise(SUB, z)).intoArray(floatRows, ROW_BZ + k);
      FloatVector cx = fromArray(FLOATS, cxs, j);
      FLOAT_VECTOR.cast(cx.lanewise(SUB, x)).intoArray(floatRows, ROW_CX + k);
      FloatVector cy = fromArray(FLOATS, cys, j);
      FLOAT_VECTOR.cast(cy.lanewise(SUB, y)).intoArray(floatRows, ROW_CY + k);
      FloatVector cz = fromArray(FLOATS, czs, j);
      FLOAT_VECTOR.cast(cz.lanewise(SUB, z)).intoArray(floatRows, ROW_CZ + k);
      FloatVector fx = cx.lanewise(SUB, bx);
      FLOAT_VECTOR.cast(fx).intoArray(floatRows, ROW_FX + k);
      FloatVector fy = cy.lanewise(SUB, by);
      FLOAT_VECTOR.cast(fy).intoArray(floatRows, ROW_FY + k);
      FloatVector fz = cz.lanewise(SUB, bz);
      FLOAT_VECTOR.cast(fz).intoArray(floatRows, ROW_FZ + k);
      FloatVector gx = ax.lanewise(SUB, cx);
      FLOAT_VECTOR.cast(gx).intoArray(floatRows, ROW_GX2 + k);
      FloatVector gy = ay.lanewise(SUB, cy);
      FLOAT_VECTOR.cast(gy).intoArray(floatRows, ROW_GY2 + k);
      FloatVector gz = az.lanewise(SUB, cz);
      FLOAT_VECTOR.cast(gz).intoArray(floatRows, ROW_GZ2 + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FLOAT_VECTOR.cast(ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez))).intoArray(floatRows, ROW_EE + k);
      FLOAT_VECTOR.cast(fx.lanewise(MUL, fx).lanewise(ADD, fy.lanewise(MUL, fy))
          .lanewise(ADD, fz.lanewise(MUL, fz))).intoArray(floatRows, ROW_FF + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, gx).lanewise(ADD, gy.lanewise(MUL, gy))
          .lanewise(ADD, gz.lanewise(MUL, gz))).intoArray(floatRows, ROW_GG + k);
      FLOAT_VECTOR.cast(ax2.lanewise(MUL, ex)).intoArray(floatRows, ROW_PRODUCT + k);
    }
  }

  private static void floats3(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector s = fromArray(FLOATS, floatRows, ROW_PRODUCT + k).lanewise(ADD, ay.lanewise(MUL, ey))
          .lanewise(ADD, az.lanewise(MUL, ez)).lanewise(NEG);
      FloatVector ee = fromArray(FLOATS, floatRows, ROW_EE + k);
      // s > 0 ? s < ee ? s / ee : 1 : 0
      FloatVector t = ALL_ZERO.blend(ALL_ONE.blend(s.lanewise(DIV, ee), s.compare(LT, ee)), s
          .compare(GT, ALL_ZERO));
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_AX + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EX + k)));
      FloatVector dy = ay.lanewise(ADD, t.lanewise(MUL, ey));
      FloatVector dz = az.lanewise(ADD, t.lanewise(MUL, ez));
      FloatVector d2 = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      // d2 < best ? d2 : best
      FloatVector best = ALL_INFINITY.blend(d2, d2.compare(LT, ALL_INFINITY));
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      FloatVector s2 = bx.lanewise(MUL, fx).lanewise(ADD, by.lanewise(MUL, fy))
          .lanewise(ADD, bz.lanewise(MUL, fz)).lanewise(NEG);
      FloatVector ff = fromArray(FLOATS, floatRows, ROW_FF + k);
      // s > 0 ? s < ee ? s / ee : 1 : 0
      FloatVector t2 = ALL_ZERO.blend(ALL_ONE.blend(s2.lanewise(DIV, ff), s2.compare(LT, ff)), s2
          .compare(GT, ALL_ZERO));
      FloatVector dx2 = bx.lanewise(ADD, t2.lanewise(MUL, fx));
      FloatVector dy2 = by.lanewise(ADD, t2.lanewise(MUL, fy));
      FloatVector dz2 = bz.lanewise(ADD, t2.lanewise(MUL, fz));
      FloatVector d2_2 = dx2.lanewise(MUL, dx2).lanewise(ADD, dy2.lanewise(MUL, dy2))
          .lanewise(ADD, dz2.lanewise(MUL, dz2));
      // d2 < best ? d2 : best
      FloatVector best2 = best.blend(d2_2, d2_2.compare(LT, best));
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FloatVector s3 = cx.lanewise(MUL, gx).lanewise(ADD, cy.lanewise(MUL, gy))
          .lanewise(ADD, cz.lanewise(MUL, gz)).lanewise(NEG);
      FloatVector gg = fromArray(FLOATS, floatRows, ROW_GG + k);
      // s > 0 ? s < ee ? s / ee : 1 : 0
      FloatVector t3 = ALL_ZERO.blend(ALL_ONE.blend(s3.lanewise(DIV, gg), s3.compare(LT, gg)), s3
          .compare(GT, ALL_ZERO));
      FloatVector dx3 = cx.lanewise(ADD, t3.lanewise(MUL, gx));
      FloatVector dy3 = cy.lanewise(ADD, t3.lanewise(MUL, gy));
      FloatVector dz3 = cz.lanewise(ADD, t3.lanewise(MUL, gz));
      FloatVector d2_3 = dx3.lanewise(MUL, dx3).lanewise(ADD, dy3.lanewise(MUL, dy3))
          .lanewise(ADD, dz3.lanewise(MUL, dz3));
      // d2 < best ? d2 : best
      FLOAT_VECTOR.cast(best2.blend(d2_3, d2_3.compare(LT, best2))).intoArray(floatRows, ROW_BEST + k);
    }
  }

  private static void floats4(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector nx = gy.lanewise(MUL, ez).lanewise(SUB, gz.lanewise(MUL, ey));
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector ny = gz.lanewise(MUL, ex).lanewise(SUB, gx.lanewise(MUL, ez));
      FloatVector nz = gx.lanewise(MUL, ey).lanewise(SUB, gy.lanewise(MUL, ex));
      FLOAT_VECTOR.cast(nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz))).intoArray(floatRows, ROW_NN + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, ay.lanewise(MUL, gz).lanewise(SUB, az.lanewise(MUL, gy)))
          .lanewise(ADD, ny.lanewise(MUL, az.lanewise(MUL, gx).lanewise(SUB, ax.lanewise(MUL, gz))))
          .lanewise(ADD, nz.lanewise(MUL, ax.lanewise(MUL, gy).lanewise(SUB, ay.lanewise(MUL, gx))))).intoArray(
          floatRows, ROW_WB + k);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, ay.lanewise(MUL, ez).lanewise(SUB, az.lanewise(MUL, ey)))
          .lanewise(ADD, ny.lanewise(MUL, az.lanewise(MUL, ex).lanewise(SUB, ax.lanewise(MUL, ez))))
          .lanewise(ADD, nz.lanewise(MUL, ax.lanewise(MUL, ey).lanewise(SUB, ay.lanewise(MUL, ex))))).intoArray(
          floatRows, ROW_WC + k);
    }
  }

  private static long floats5(float[][] columns1, int from1, float[] floatRows, long[] bits, long nearBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[3];
    long rAtLeastZeroBits = 0;
    long eeAtMostLargestBits = 0;
    long ffAtMostLargestBits = 0;
    long overlapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector wb = fromArray(FLOATS, floatRows, ROW_WB + k);
      FloatVector nn = fromArray(FLOATS, floatRows, ROW_NN + k);
      FloatVector scaleB = wb.lanewise(DIV, nn);
      FloatVector wc = fromArray(FLOATS, floatRows, ROW_WC + k);
      FloatVector scaleC = wc.lanewise(DIV, nn);
      FloatVector px = fromArray(FLOATS, floatRows, ROW_AX + k)
          .lanewise(ADD, scaleB.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EX + k))
          .lanewise(SUB, scaleC.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX2 + k))));
      FloatVector py = fromArray(FLOATS, floatRows, ROW_AY + k)
          .lanewise(ADD, scaleB.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EY + k))
          .lanewise(SUB, scaleC.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k))));
      FloatVector pz = fromArray(FLOATS, floatRows, ROW_AZ + k)
          .lanewise(ADD, scaleB.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EZ + k))
          .lanewise(SUB, scaleC.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k))));
      FloatVector d2 = px.lanewise(MUL, px).lanewise(ADD, py.lanewise(MUL, py))
          .lanewise(ADD, pz.lanewise(MUL, pz));
      VectorMask<Float> face = wb.compare(GE, ALL_ZERO);
      face = wc.compare(GE, ALL_ZERO, face);
      face = wb.lanewise(ADD, wc).compare(LE, nn, face);
      FloatVector best = fromArray(FLOATS, floatRows, ROW_BEST + k);
      VectorMask<Float> wbAtLeastZeroAndD2LessBest = d2.compare(LT, best, face);
      // face && d2 < best ? d2 : best
      FloatVector best2 = best.blend(d2, wbAtLeastZeroAndD2LessBest);
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> rAtLeastZero = r.compare(GE, ALL_ZERO);
      rAtLeastZeroBits |= rAtLeastZero.toLong() << k;
      VectorMask<Float> eeAtMostLargest = fromArray(FLOATS, floatRows, ROW_EE + k).compare(LE, ALL_LARGEST);
      eeAtMostLargestBits |= eeAtMostLargest.toLong() << k;
      VectorMask<Float> ffAtMostLargest = fromArray(FLOATS, floatRows, ROW_FF + k).compare(LE, ALL_LARGEST);
      ffAtMostLargestBits |= ffAtMostLargest.toLong() << k;
      VectorMask<Float> overlap = fromArray(FLOATS, floatRows, ROW_GG + k)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (nearBits >>> k) & WideLanes.FLOAT_LANES)
          .and(rAtLeastZero).and(eeAtMostLargest).and(ffAtMostLargest));
      overlap = best2.compare(LE, r.lanewise(MUL, r), overlap);
      overlapBits |= overlap.toLong() << k;
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, gx)).intoArray(floatRows, ROW_GX_SQUARED + k);
    }
    bits[0] = eeAtMostLargestBits;
    bits[1] = ffAtMostLargestBits;
    bits[2] = overlapBits;
    return rAtLeastZeroBits;
  }

  private static void floats6(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GX_SQUARED + k).lanewise(ADD, gy.lanewise(MUL, gy))
          .lanewise(ADD, gz.lanewise(MUL, gz))).intoArray(floatRows, ROW_GG2 + k);
      FloatVector ee = fromArray(FLOATS, floatRows, ROW_EE + k);
      FloatVector length = ee.lanewise(SQRT);
      FLOAT_VECTOR.cast(length).intoArray(floatRows, ROW_LENGTH2 + k);
      VectorMask<Float> lengthGreaterZero = length.compare(GT, ALL_ZERO);
      // length > 0 ? component / length : 0
      FloatVector ix = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_EX + k).lanewise(DIV, length),
          lengthGreaterZero);
      FLOAT_VECTOR.cast(ix).intoArray(floatRows, ROW_IX + k);
      // length > 0 ? component / length : 0
      FloatVector iy = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_EY + k).lanewise(DIV, length),
          lengthGreaterZero);
      FLOAT_VECTOR.cast(iy).intoArray(floatRows, ROW_IY + k);
      // length > 0 ? component / length : 0
      FloatVector iz = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_EZ + k).lanewise(DIV, length),
          lengthGreaterZero);
      FLOAT_VECTOR.cast(iz).intoArray(floatRows, ROW_IZ + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector first2 = gx.lanewise(MUL, ix).lanewise(ADD, gy.lanewise(MUL, iy))
          .lanewise(ADD, gz.lanewise(MUL, iz));
      FLOAT_VECTOR.cast(first2).intoArray(floatRows, ROW_FIRST + k);
      FloatVector x = gx.lanewise(SUB, first2.lanewise(MUL, ix));
      FloatVector y = gy.lanewise(SUB, first2.lanewise(MUL, iy));
      FloatVector z = gz.lanewise(SUB, first2.lanewise(MUL, iz));
      FloatVector second2 = x.lanewise(MUL, ix).lanewise(ADD, y.lanewise(MUL, iy))
          .lanewise(ADD, z.lanewise(MUL, iz));
      FloatVector x2 = x.lanewise(SUB, ALL_ZERO.lanewise(MUL, ix));
      FloatVector y2 = y.lanewise(SUB, ALL_ZERO.lanewise(MUL, iy));
      FloatVector z2 = z.lanewise(SUB, ALL_ZERO.lanewise(MUL, iz));
      FloatVector once = x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2));
      FloatVector x3 = x.lanewise(SUB, second2.lanewise(MUL, ix));
      FLOAT_VECTOR.cast(x3).intoArray(floatRows, ROW_X + k);
      FloatVector y3 = y.lanewise(SUB, second2.lanewise(MUL, iy));
      FLOAT_VECTOR.cast(y3).intoArray(floatRows, ROW_Y + k);
      FloatVector z3 = z.lanewise(SUB, second2.lanewise(MUL, iz));
      FLOAT_VECTOR.cast(z3).intoArray(floatRows, ROW_Z + k);
      FloatVector twice = x3.lanewise(MUL, x3).lanewise(ADD, y3.lanewise(MUL, y3))
          .lanewise(ADD, z3.lanewise(MUL, z3));
      VectorMask<Float> allEeGreaterZero = ee.compare(GT, ALL_ZERO);
      allEeGreaterZero = ALL_C4_00.lanewise(MUL, twice).compare(GE, once, allEeGreaterZero);
      // Segment.square(ex, ey, ez) > 0 && 4 * twice >= once ? (float) Math.sqrt(twice) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(twice.lanewise(SQRT), allEeGreaterZero)).intoArray(floatRows,
          ROW_HEIGHT + k);
    }
  }

  private static void floats7(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] rs = columns1[3], vxs = columns1[4], vys = columns1[5], vzs = columns1[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector height = fromArray(FLOATS, floatRows, ROW_HEIGHT + k);
      VectorMask<Float> heightGreaterZero = height.compare(GT, ALL_ZERO);
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_X + k).lanewise(DIV, height),
          heightGreaterZero)).intoArray(floatRows, ROW_JX + k);
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_Y + k).lanewise(DIV, height),
          heightGreaterZero)).intoArray(floatRows, ROW_JY + k);
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_Z + k).lanewise(DIV, height),
          heightGreaterZero)).intoArray(floatRows, ROW_JZ + k);
      FloatVector vx = fromArray(FLOATS, vxs, i);
      FloatVector vy = fromArray(FLOATS, vys, i);
      FloatVector vz = fromArray(FLOATS, vzs, i);
      FloatVector dd = vx.lanewise(MUL, vx).lanewise(ADD, vy.lanewise(MUL, vy))
          .lanewise(ADD, vz.lanewise(MUL, vz));
      FLOAT_VECTOR.cast(dd).intoArray(floatRows, ROW_DD + k);
      FloatVector fromX = fromArray(FLOATS, floatRows, ROW_FROM_X + k);
      FloatVector fromY = fromArray(FLOATS, floatRows, ROW_FROM_Y + k);
      FloatVector fromZ = fromArray(FLOATS, floatRows, ROW_FROM_Z + k);
      // dd >= LEAST_SQUARE ? -dot(x, y, z, dx, dy, dz) / dd : Float.NaN
      FloatVector s = ALL_NAN.blend(fromX.lanewise(MUL, vx).lanewise(ADD, fromY.lanewise(MUL, vy))
          .lanewise(ADD, fromZ.lanewise(MUL, vz)).lanewise(NEG).lanewise(DIV, dd), dd
          .compare(GE, ALL_LEAST_SQUARE));
      FLOAT_VECTOR.cast(s).intoArray(floatRows, ROW_S + k);
      FloatVector qx = fromX.lanewise(ADD, s.lanewise(MUL, vx));
      FLOAT_VECTOR.cast(qx).intoArray(floatRows, ROW_QX + k);
      FloatVector qy = fromY.lanewise(ADD, s.lanewise(MUL, vy));
      FLOAT_VECTOR.cast(qy).intoArray(floatRows, ROW_QY + k);
      FloatVector qz = fromZ.lanewise(ADD, s.lanewise(MUL, vz));
      FLOAT_VECTOR.cast(qz).intoArray(floatRows, ROW_QZ + k);
      FloatVector size = fromArray(FLOATS, floatRows, ROW_GG2 + k).lanewise(SQRT);
      FLOAT_VECTOR.cast(size).intoArray(floatRows, ROW_SIZE + k);
      FloatVector r = fromArray(FLOATS, rs, i);
      FLOAT_VECTOR.cast(ALL_SLACK_10.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_LENGTH2 + k).lanewise(ADD, size)
          .lanewise(ADD, r)))).intoArray(floatRows, ROW_SLACK + k);
      FLOAT_VECTOR.cast(vx).intoArray(floatRows, ROW_VX + k);
      FLOAT_VECTOR.cast(vy).intoArray(floatRows, ROW_VY + k);
      FLOAT_VECTOR.cast(vz).intoArray(floatRows, ROW_VZ + k);
      FLOAT_VECTOR.cast(r).intoArray(floatRows, ROW_R + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector product = ALL_HALF.lanewise(MUL, ex);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT2 + k);
      FLOAT_VECTOR.cast(qx.lanewise(SUB, product)).intoArray(floatRows, ROW_DIFFERENCE + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector product2 = ALL_HALF.lanewise(MUL, ey);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT3 + k);
      FLOAT_VECTOR.cast(qy.lanewise(SUB, product2)).intoArray(floatRows, ROW_DIFFERENCE2 + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector product3 = ALL_HALF.lanewise(MUL, ez);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT4 + k);
      FLOAT_VECTOR.cast(qz.lanewise(SUB, product3)).intoArray(floatRows, ROW_DIFFERENCE3 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector product4 = ALL_HALF.lanewise(MUL, gx);
      FLOAT_VECTOR.cast(product4).intoArray(floatRows, ROW_PRODUCT5 + k);
      FLOAT_VECTOR.cast(qx.lanewise(SUB, product4)).intoArray(floatRows, ROW_DIFFERENCE4 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector product5 = ALL_HALF.lanewise(MUL, gy);
      FLOAT_VECTOR.cast(product5).intoArray(floatRows, ROW_PRODUCT6 + k);
      FLOAT_VECTOR.cast(qy.lanewise(SUB, product5)).intoArray(floatRows, ROW_DIFFERENCE5 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector product6 = ALL_HALF.lanewise(MUL, gz);
      FLOAT_VECTOR.cast(product6).intoArray(floatRows, ROW_PRODUCT7 + k);
      FLOAT_VECTOR.cast(qz.lanewise(SUB, product6)).intoArray(floatRows, ROW_DIFFERENCE6 + k);
      FLOAT_VECTOR.cast(qx.lanewise(SUB, ALL_HALF.lanewise(MUL, ex.lanewise(ADD, gx)))).intoArray(floatRows,
          ROW_DIFFERENCE7 + k);
      FLOAT_VECTOR.cast(qy.lanewise(SUB, ALL_HALF.lanewise(MUL, ey.lanewise(ADD, gy)))).intoArray(floatRows,
          ROW_DIFFERENCE8 + k);
      FLOAT_VECTOR.cast(qz.lanewise(SUB, ALL_HALF.lanewise(MUL, ez.lanewise(ADD, gz)))).intoArray(floatRows,
          ROW_DIFFERENCE9 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FX + k))).intoArray(floatRows,
          ROW_PRODUCT8 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FY + k))).intoArray(floatRows,
          ROW_PRODUCT9 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FZ + k))).intoArray(floatRows,
          ROW_PRODUCT10 + k);
      FLOAT_VECTOR.cast(qx.lanewise(SUB, ex)).intoArray(floatRows, ROW_DIFFERENCE10 + k);
      FLOAT_VECTOR.cast(qy.lanewise(SUB, ey)).intoArray(floatRows, ROW_DIFFERENCE11 + k);
      FLOAT_VECTOR.cast(qz.lanewise(SUB, ez)).intoArray(floatRows, ROW_DIFFERENCE12 + k);
      FLOAT_VECTOR.cast(qx.lanewise(SUB, gx)).intoArray(floatRows, ROW_DIFFERENCE13 + k);
      FLOAT_VECTOR.cast(qy.lanewise(SUB, gy)).intoArray(floatRows, ROW_DIFFERENCE14 + k);
      FLOAT_VECTOR.cast(qz.lanewise(SUB, gz)).intoArray(floatRows, ROW_DIFFERENCE15 + k);
    }
  }

  private static long floats8(float[][] columns1, int from1, float[] floatRows, long[] bits,
      long rAtLeastZeroBits, long eeAtMostLargestBits, long ffAtMostLargestBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[3], vxs = columns1[4], vys = columns1[5], vzs = columns1[6];
    long validBits = 0;
    long flatBits = 0;
    long notFlatBits = 0;
    long rAtMostSlackBits = 0;
    long steepAndAlongAtMostZeroBits = 0;
    long notSteepBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH + k);
      VectorMask<Float> valid = length.compare(LE, ALL_LARGEST,
          VectorMask.fromLong(FLOATS, (rAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (eeAtMostLargestBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (ffAtMostLargestBits >>> k) & WideLanes.FLOAT_LANES)));
      valid = fromArray(FLOATS, floatRows, ROW_SUM + k).compare(LE, ALL_LARGEST, valid);
      valid = fromArray(FLOATS, floatRows, ROW_GG2 + k).compare(LE, ALL_LARGEST, valid);
      validBits |= valid.toLong() << k;
      FloatVector vx = fromArray(FLOATS, vxs, i);
      FLOAT_VECTOR.cast(vx.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VX + k);
      FloatVector vy = fromArray(FLOATS, vys, i);
      FLOAT_VECTOR.cast(vy.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VY + k);
      FloatVector vz = fromArray(FLOATS, vzs, i);
      FLOAT_VECTOR.cast(vz.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VZ + k);
      FloatVector iy = fromArray(FLOATS, floatRows, ROW_IY + k);
      FloatVector jz = fromArray(FLOATS, floatRows, ROW_JZ + k);
      FloatVector iz = fromArray(FLOATS, floatRows, ROW_IZ + k);
      FloatVector jy = fromArray(FLOATS, floatRows, ROW_JY + k);
      FloatVector mx = iy.lanewise(MUL, jz).lanewise(SUB, iz.lanewise(MUL, jy));
      FLOAT_VECTOR.cast(mx).intoArray(floatRows, ROW_MX + k);
      FloatVector jx = fromArray(FLOATS, floatRows, ROW_JX + k);
      FloatVector ix = fromArray(FLOATS, floatRows, ROW_IX + k);
      FloatVector my = iz.lanewise(MUL, jx).lanewise(SUB, ix.lanewise(MUL, jz));
      FLOAT_VECTOR.cast(my).intoArray(floatRows, ROW_MY + k);
      FloatVector mz = ix.lanewise(MUL, jy).lanewise(SUB, iy.lanewise(MUL, jx));
      FLOAT_VECTOR.cast(mz).intoArray(floatRows, ROW_MZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LENGTH2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_FIRST + k))).intoArray(floatRows,
          ROW_DIFFERENCE16 + k);
      FloatVector height = fromArray(FLOATS, floatRows, ROW_HEIGHT + k);
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> flat = height.lanewise(MUL, height)
          .compare(LE, ALL_C2_38E_07.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIZE + k)
          .lanewise(MUL, r))).or(height.compare(EQ, ALL_ZERO));
      flatBits |= flat.toLong() << k;
      notFlatBits |= flat.not().toLong() << k;
      rAtMostSlackBits |= r.compare(LE, fromArray(FLOATS, floatRows, ROW_SLACK + k)).toLong() << k;
      FloatVector along = vx.lanewise(MUL, mx).lanewise(ADD, vy.lanewise(MUL, my))
          .lanewise(ADD, vz.lanewise(MUL, mz));
      VectorMask<Float> steep = along.lanewise(ABS).compare(GT, ALL_C4_77E_07.lanewise(MUL, length));
      steepAndAlongAtMostZeroBits |= along.compare(LE, ALL_ZERO, steep).toLong() << k;
      notSteepBits |= steep.not().toLong() << k;
      FLOAT_VECTOR.cast(ALL_PARALLEL.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DD + k))).intoArray(
          floatRows, ROW_PRODUCT11 + k);
    }
    bits[0] = flatBits;
    bits[1] = notFlatBits;
    bits[2] = rAtMostSlackBits;
    bits[3] = steepAndAlongAtMostZeroBits;
    bits[4] = notSteepBits;
    return validBits;
  }

  private static long floats10(float[] floatRows, long overlapBits) {
    if (floatRows == null) {
      return 0;
    }
    long timeLessInfinityBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A + k);
      FloatVector enter = fromArray(FLOATS, floatRows, ROW_ENTER + k);
      // a < b ? a : b
      FloatVector enter2 = enter.blend(a, a.compare(LT, enter));
      FloatVector a2 = fromArray(FLOATS, floatRows, ROW_A2 + k);
      // a < b ? a : b
      FloatVector enter3 = enter2.blend(a2, a2.compare(LT, enter2));
      FloatVector a3 = fromArray(FLOATS, floatRows, ROW_A3 + k);
      // a < b ? a : b
      FloatVector enter4 = enter3.blend(a3, a3.compare(LT, enter3));
      FloatVector a4 = fromArray(FLOATS, floatRows, ROW_A4 + k);
      // a < b ? a : b
      FloatVector enter5 = enter4.blend(a4, a4.compare(LT, enter4));
      FloatVector a5 = fromArray(FLOATS, floatRows, ROW_A5 + k);
      // a < b ? a : b
      FloatVector enter6 = enter5.blend(a5, a5.compare(LT, enter5));
      FloatVector a6 = fromArray(FLOATS, floatRows, ROW_A6 + k);
      // a < b ? a : b
      FloatVector enter7 = enter6.blend(a6, a6.compare(LT, enter6));
      // enter > 0 ? enter : Float.MIN_VALUE
      FloatVector later = ALL_C1_40E_45.blend(enter7, enter7.compare(GT, ALL_ZERO));
      // overlap ? 0 : enter <= 1 ? later : Float.POSITIVE_INFINITY
      FloatVector time = ALL_INFINITY.blend(later, enter7.compare(LE, ALL_ONE))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(time).intoArray(floatRows, ROW_TIME + k);
      timeLessInfinityBits |= time.compare(LT, ALL_INFINITY).toLong() << k;
      FloatVector ox = time.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MINUS_VX + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_FROM_X + k));
      FLOAT_VECTOR.cast(ox).intoArray(floatRows, ROW_OX + k);
      FloatVector oy = time.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MINUS_VY + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_FROM_Y + k));
      FLOAT_VECTOR.cast(oy).intoArray(floatRows, ROW_OY + k);
      FloatVector oz = time.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MINUS_VZ + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_FROM_Z + k));
      FLOAT_VECTOR.cast(oz).intoArray(floatRows, ROW_OZ + k);
      FLOAT_VECTOR.cast(ox.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_IX + k))
          .lanewise(ADD, oy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_IY + k)))
          .lanewise(ADD, oz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_IZ + k))).lanewise(NEG)).intoArray(
          floatRows, ROW_ALONG_O + k);
      FLOAT_VECTOR.cast(ox.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_JX + k))
          .lanewise(ADD, oy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_JY + k)))
          .lanewise(ADD, oz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_JZ + k)))).intoArray(floatRows,
          ROW_SUM2 + k);
    }
    return timeLessInfinityBits;
  }

  private static long floats11(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long allAcrossOAtLeastZeroBits = 0;
    long overAtLeastZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector acrossO = fromArray(FLOATS, floatRows, ROW_SUM2 + k).lanewise(NEG);
      FLOAT_VECTOR.cast(acrossO).intoArray(floatRows, ROW_ACROSS_O + k);
      FloatVector alongO = fromArray(FLOATS, floatRows, ROW_ALONG_O + k);
      FloatVector height = fromArray(FLOATS, floatRows, ROW_HEIGHT + k);
      FloatVector inG = alongO.lanewise(MUL, height)
          .lanewise(SUB, acrossO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FIRST + k)));
      FLOAT_VECTOR.cast(inG).intoArray(floatRows, ROW_IN_G + k);
      FloatVector inF = fromArray(FLOATS, floatRows, ROW_LENGTH2 + k).lanewise(SUB, alongO)
          .lanewise(MUL, height).lanewise(SUB, acrossO
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE16 + k)));
      FLOAT_VECTOR.cast(inF).intoArray(floatRows, ROW_IN_F + k);
      VectorMask<Float> allAcrossOAtLeastZero = acrossO.compare(GE, ALL_ZERO);
      allAcrossOAtLeastZero = inG.compare(GE, ALL_ZERO, allAcrossOAtLeastZero);
      allAcrossOAtLeastZero = inF.compare(GE, ALL_ZERO, allAcrossOAtLeastZero);
      allAcrossOAtLeastZeroBits |= allAcrossOAtLeastZero.toLong() << k;
      FloatVector ox = fromArray(FLOATS, floatRows, ROW_OX + k);
      FloatVector oy = fromArray(FLOATS, floatRows, ROW_OY + k);
      FloatVector oz = fromArray(FLOATS, floatRows, ROW_OZ + k);
      FloatVector over = ox.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MX + k))
          .lanewise(ADD, oy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MY + k)))
          .lanewise(ADD, oz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MZ + k))).lanewise(NEG);
      overAtLeastZeroBits |= over.compare(GE, ALL_ZERO).toLong() << k;
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector s = ox.lanewise(MUL, ex).lanewise(ADD, oy.lanewise(MUL, ey))
          .lanewise(ADD, oz.lanewise(MUL, ez)).lanewise(NEG);
      FloatVector ee = fromArray(FLOATS, floatRows, ROW_EE + k);
      // s > 0 ? s < ee ? s / ee : 1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE.blend(s.lanewise(DIV, ee), s.compare(LT, ee)), s
          .compare(GT, ALL_ZERO))).intoArray(floatRows, ROW_S_E + k);
      FloatVector s2 = ox.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k))
          .lanewise(ADD, oy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k)))
          .lanewise(ADD, oz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k))).lanewise(NEG);
      FloatVector gg = fromArray(FLOATS, floatRows, ROW_GG2 + k);
      // s > 0 ? s < ee ? s / ee : 1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE.blend(s2.lanewise(DIV, gg), s2.compare(LT, gg)), s2
          .compare(GT, ALL_ZERO))).intoArray(floatRows, ROW_S_G + k);
      FLOAT_VECTOR.cast(ox.lanewise(ADD, ex)).intoArray(floatRows, ROW_AX2 + k);
      FLOAT_VECTOR.cast(oy.lanewise(ADD, ey)).intoArray(floatRows, ROW_AY2 + k);
      FLOAT_VECTOR.cast(oz.lanewise(ADD, ez)).intoArray(floatRows, ROW_AZ2 + k);
    }
    bits[0] = overAtLeastZeroBits;
    return allAcrossOAtLeastZeroBits;
  }

  private static void floats12(float[] floatRows, long flatBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector s = fromArray(FLOATS, floatRows, ROW_AX2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FX + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AY2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FY + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AZ2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FZ + k))).lanewise(NEG);
      FloatVector ff = fromArray(FLOATS, floatRows, ROW_FF + k);
      // s > 0 ? s < ee ? s / ee : 1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE.blend(s.lanewise(DIV, ff), s.compare(LT, ff)), s
          .compare(GT, ALL_ZERO))).intoArray(floatRows, ROW_S_F + k);
      FloatVector ox = fromArray(FLOATS, floatRows, ROW_OX + k);
      FloatVector sE = fromArray(FLOATS, floatRows, ROW_S_E + k);
      FloatVector x = ox.lanewise(ADD, sE.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EX + k)));
      FloatVector oy = fromArray(FLOATS, floatRows, ROW_OY + k);
      FloatVector y = oy.lanewise(ADD, sE.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EY + k)));
      FloatVector oz = fromArray(FLOATS, floatRows, ROW_OZ + k);
      FloatVector z = oz.lanewise(ADD, sE.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EZ + k)));
      FloatVector square = x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z));
      VectorMask<Float> beyond = fromArray(FLOATS, floatRows, ROW_ACROSS_O + k).compare(LT, ALL_ZERO);
      VectorMask<Float> between = sE.compare(GT, ALL_ZERO);
      between = sE.compare(LT, ALL_ONE, between);
      VectorMask<Float> flat = VectorMask.fromLong(FLOATS, (flatBits >>> k) & WideLanes.FLOAT_LANES);
      // beyond ? -1 : flat ? square : Float.POSITIVE_INFINITY
      FloatVector ofEdge = ALL_INFINITY.blend(square, flat).blend(ALL_MINUS_ONE, beyond);
      // between ? ofEdge : flat ? FARTHER * square : square
      FLOAT_VECTOR.cast(square.blend(ALL_FARTHER.lanewise(MUL, square), flat).blend(ofEdge, between)).intoArray(
          floatRows, ROW_TO_E + k);
      FloatVector sG = fromArray(FLOATS, floatRows, ROW_S_G + k);
      FloatVector x2 = ox.lanewise(ADD, sG.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k)));
      FloatVector y2 = oy.lanewise(ADD, sG.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k)));
      FloatVector z2 = oz.lanewise(ADD, sG.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k)));
      FloatVector square2 = x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2));
      VectorMask<Float> beyond2 = fromArray(FLOATS, floatRows, ROW_IN_G + k).compare(LT, ALL_ZERO);
      VectorMask<Float> between2 = sG.compare(GT, ALL_ZERO);
      between2 = sG.compare(LT, ALL_ONE, between2);
      // beyond ? -1 : flat ? square : Float.POSITIVE_INFINITY
      FloatVector ofEdge2 = ALL_INFINITY.blend(square2, flat).blend(ALL_MINUS_ONE, beyond2);
      // between ? ofEdge : flat ? FARTHER * square : square
      FLOAT_VECTOR.cast(square2.blend(ALL_FARTHER.lanewise(MUL, square2), flat)
          .blend(ofEdge2, between2)).intoArray(floatRows, ROW_TO_G + k);
    }
  }

  private static long floats13(float[] floatRows, long flatBits) {
    if (floatRows == null) {
      return 0;
    }
    long onGreaterZeroAndOnLessOneBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX2 + k);
      FloatVector sF = fromArray(FLOATS, floatRows, ROW_S_F + k);
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      FloatVector x = ax.lanewise(ADD, sF.lanewise(MUL, fx));
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY2 + k);
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      FloatVector y = ay.lanewise(ADD, sF.lanewise(MUL, fy));
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ2 + k);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      FloatVector z = az.lanewise(ADD, sF.lanewise(MUL, fz));
      FloatVector square = x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z));
      VectorMask<Float> beyond = fromArray(FLOATS, floatRows, ROW_IN_F + k).compare(LT, ALL_ZERO);
      VectorMask<Float> between = sF.compare(GT, ALL_ZERO);
      between = sF.compare(LT, ALL_ONE, between);
      VectorMask<Float> flat = VectorMask.fromLong(FLOATS, (flatBits >>> k) & WideLanes.FLOAT_LANES);
      // beyond ? -1 : flat ? square : Float.POSITIVE_INFINITY
      FloatVector ofEdge = ALL_INFINITY.blend(square, flat).blend(ALL_MINUS_ONE, beyond);
      // between ? ofEdge : flat ? FARTHER * square : square
      FloatVector toF = square.blend(ALL_FARTHER.lanewise(MUL, square), flat).blend(ofEdge, between);
      FloatVector toE = fromArray(FLOATS, floatRows, ROW_TO_E + k);
      FloatVector toG = fromArray(FLOATS, floatRows, ROW_TO_G + k);
      VectorMask<Float> isE = toE.compare(LE, toG);
      isE = toE.compare(LE, toF, isE);
      VectorMask<Float> isG = toG.compare(LE, toF, isE.not());
      // isE ? sE : isG ? sG : sF
      FloatVector on = sF.blend(fromArray(FLOATS, floatRows, ROW_S_G + k), isG)
          .blend(fromArray(FLOATS, floatRows, ROW_S_E + k), isE);
      // isE ? ex : isG ? gx : fx
      FloatVector hx = fx.blend(fromArray(FLOATS, floatRows, ROW_GX + k), isG)
          .blend(fromArray(FLOATS, floatRows, ROW_EX + k), isE);
      FLOAT_VECTOR.cast(hx).intoArray(floatRows, ROW_HX + k);
      // isE ? ey : isG ? gy : fy
      FloatVector hy = fy.blend(fromArray(FLOATS, floatRows, ROW_GY + k), isG)
          .blend(fromArray(FLOATS, floatRows, ROW_EY + k), isE);
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY + k);
      // isE ? ez : isG ? gz : fz
      FloatVector hz = fz.blend(fromArray(FLOATS, floatRows, ROW_GZ + k), isG)
          .blend(fromArray(FLOATS, floatRows, ROW_EZ + k), isE);
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ + k);
      VectorMask<Float> either = isE.or(isG);
      // isE || isG ? ox : ox + ex
      FLOAT_VECTOR.cast(ax.blend(fromArray(FLOATS, floatRows, ROW_OX + k), either)
          .lanewise(ADD, on.lanewise(MUL, hx)).lanewise(NEG)).intoArray(floatRows, ROW_MINUS_SUM + k);
      // isE || isG ? oy : oy + ey
      FLOAT_VECTOR.cast(ay.blend(fromArray(FLOATS, floatRows, ROW_OY + k), either)
          .lanewise(ADD, on.lanewise(MUL, hy)).lanewise(NEG)).intoArray(floatRows, ROW_MINUS_SUM2 + k);
      // isE || isG ? oz : oz + ez
      FLOAT_VECTOR.cast(az.blend(fromArray(FLOATS, floatRows, ROW_OZ + k), either)
          .lanewise(ADD, on.lanewise(MUL, hz)).lanewise(NEG)).intoArray(floatRows, ROW_MINUS_SUM3 + k);
      VectorMask<Float> onGreaterZeroAndOnLessOne = on.compare(GT, ALL_ZERO);
      onGreaterZeroAndOnLessOne = on.compare(LT, ALL_ONE, onGreaterZeroAndOnLessOne);
      onGreaterZeroAndOnLessOneBits |= onGreaterZeroAndOnLessOne.toLong() << k;
    }
    return onGreaterZeroAndOnLessOneBits;
  }

  private static long floats15(float[] floatRows, float[][] results, int at, long eitherBits, long faceBits,
      long hits) {
    if (floatRows == null) {
      return 0;
    }
    float[] ts = results[0];
    long wxIsZeroAndWzIsZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // (steep ? along <= 0 : over >= 0) ? 1 : -1
      FloatVector side = ALL_MINUS_ONE.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> face = VectorMask.fromLong(FLOATS, (faceBits >>> k) & WideLanes.FLOAT_LANES);
      // face ? side * mx : -((isE || isG ? ox : ox + ex) + on * hx)
      FloatVector wx = fromArray(FLOATS, floatRows, ROW_MINUS_SUM + k)
          .blend(side.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MX + k)), face);
      FLOAT_VECTOR.cast(wx).intoArray(floatRows, ROW_WX + k);
      // face ? side * my : -((isE || isG ? oy : oy + ey) + on * hy)
      FloatVector wy = fromArray(FLOATS, floatRows, ROW_MINUS_SUM2 + k)
          .blend(side.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MY + k)), face);
      FLOAT_VECTOR.cast(wy).intoArray(floatRows, ROW_WY + k);
      // face ? side * mz : -((isE || isG ? oz : oz + ez) + on * hz)
      FloatVector wz = fromArray(FLOATS, floatRows, ROW_MINUS_SUM3 + k)
          .blend(side.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MZ + k)), face);
      FLOAT_VECTOR.cast(wz).intoArray(floatRows, ROW_WZ + k);
      VectorMask<Float> wxIsZeroAndWzIsZero = wx.compare(EQ, ALL_ZERO);
      wxIsZeroAndWzIsZero = wy.compare(EQ, ALL_ZERO, wxIsZeroAndWzIsZero);
      wxIsZeroAndWzIsZero = wz.compare(EQ, ALL_ZERO, wxIsZeroAndWzIsZero);
      wxIsZeroAndWzIsZeroBits |= wxIsZeroAndWzIsZero.toLong() << k;
      // hit ? time : Float.POSITIVE_INFINITY
      FloatVector t = ALL_INFINITY.blend(fromArray(FLOATS, floatRows, ROW_TIME + k),
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(t).intoArray(ts, at + k);
    }
    return wxIsZeroAndWzIsZeroBits;
  }

  private static void floats17(float[][] columns1, int from1, float[] floatRows, long edgeBits) {
    if (columns1 == null) {
      return;
    }
    float[] vxs = columns1[4], vys = columns1[5], vzs = columns1[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      VectorMask<Float> edge = VectorMask.fromLong(FLOATS, (edgeBits >>> k) & WideLanes.FLOAT_LANES);
      // edge ? hx : 0
      FloatVector hx = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_HX + k), edge);
      // edge ? hy : 0
      FloatVector hy = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_HY + k), edge);
      // edge ? hz : 0
      FloatVector hz = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_HZ + k), edge);
      FloatVector hh = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz));
      FloatVector wx = fromArray(FLOATS, floatRows, ROW_WX + k);
      FloatVector wy = fromArray(FLOATS, floatRows, ROW_WY + k);
      FloatVector wz = fromArray(FLOATS, floatRows, ROW_WZ + k);
      FloatVector numerator = wx.lanewise(MUL, hx).lanewise(ADD, wy.lanewise(MUL, hy))
          .lanewise(ADD, wz.lanewise(MUL, hz));
      VectorMask<Float> hhGreaterZero = hh.compare(GT, ALL_ZERO);
      // square > 0 ? numerator / square : 0
      FloatVector w1 = ALL_ZERO.blend(numerator.lanewise(DIV, hh), hhGreaterZero);
      FloatVector x1 = wx.lanewise(SUB, w1.lanewise(MUL, hx));
      FLOAT_VECTOR.cast(x1).intoArray(floatRows, ROW_X1 + k);
      FloatVector y1 = wy.lanewise(SUB, w1.lanewise(MUL, hy));
      FLOAT_VECTOR.cast(y1).intoArray(floatRows, ROW_Y1 + k);
      FloatVector z1 = wz.lanewise(SUB, w1.lanewise(MUL, hz));
      FLOAT_VECTOR.cast(z1).intoArray(floatRows, ROW_Z1 + k);
      FloatVector numerator2 = x1.lanewise(MUL, hx).lanewise(ADD, y1.lanewise(MUL, hy))
          .lanewise(ADD, z1.lanewise(MUL, hz));
      // square > 0 ? numerator / square : 0
      FloatVector w2 = ALL_ZERO.blend(numerator2.lanewise(DIV, hh), hhGreaterZero);
      FLOAT_VECTOR.cast(x1.lanewise(SUB, w2.lanewise(MUL, hx))).intoArray(floatRows, ROW_X2 + k);
      FLOAT_VECTOR.cast(y1.lanewise(SUB, w2.lanewise(MUL, hy))).intoArray(floatRows, ROW_Y2 + k);
      FLOAT_VECTOR.cast(z1.lanewise(SUB, w2.lanewise(MUL, hz))).intoArray(floatRows, ROW_Z2 + k);
      FloatVector vx = fromArray(FLOATS, vxs, i);
      FloatVector vy = fromArray(FLOATS, vys, i);
      FloatVector vz = fromArray(FLOATS, vzs, i);
      FloatVector numerator3 = vx.lanewise(MUL, hx).lanewise(ADD, vy.lanewise(MUL, hy))
          .lanewise(ADD, vz.lanewise(MUL, hz));
      // square > 0 ? numerator / square : 0
      FloatVector v1 = ALL_ZERO.blend(numerator3.lanewise(DIV, hh), hhGreaterZero);
      FloatVector d1 = vx.lanewise(SUB, v1.lanewise(MUL, hx));
      FloatVector e1 = vy.lanewise(SUB, v1.lanewise(MUL, hy));
      FloatVector f1 = vz.lanewise(SUB, v1.lanewise(MUL, hz));
      FloatVector numerator4 = d1.lanewise(MUL, hx).lanewise(ADD, e1.lanewise(MUL, hy))
          .lanewise(ADD, f1.lanewise(MUL, hz));
      // square > 0 ? numerator / square : 0
      FloatVector v2 = ALL_ZERO.blend(numerator4.lanewise(DIV, hh), hhGreaterZero);
      FLOAT_VECTOR.cast(d1.lanewise(SUB, v2.lanewise(MUL, hx))).intoArray(floatRows, ROW_D2 + k);
      FLOAT_VECTOR.cast(e1.lanewise(SUB, v2.lanewise(MUL, hy))).intoArray(floatRows, ROW_E2 + k);
      FLOAT_VECTOR.cast(f1.lanewise(SUB, v2.lanewise(MUL, hz))).intoArray(floatRows, ROW_F2 + k);
    }
  }

  private static long floats18(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
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
          .compare(LE, fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k), none).toLong() << k;
      // none ? -d2 : x3
      FLOAT_VECTOR.cast(x3.blend(d2.lanewise(NEG), none)).intoArray(floatRows, ROW_MINUS_D2_OR_X3 + k);
      // none ? -e2 : y3
      FLOAT_VECTOR.cast(y3.blend(e2.lanewise(NEG), none)).intoArray(floatRows, ROW_MINUS_E2_OR_Y3 + k);
      // none ? -f2 : z3
      FLOAT_VECTOR.cast(z3.blend(f2.lanewise(NEG), none)).intoArray(floatRows, ROW_MINUS_F2_OR_Z3 + k);
    }
    return noneAndSquareAtMostValueBits;
  }

  private static void floats20(float[] floatRows, float[][] results, int at, long oppositeBits, long hits) {
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
      // largest > 0 ? component / length : 0; hit ? ContactNormal.of(0, overlap, wx, wy, wz, hx, hy, hz, vx,
      // vy, vz, vv) : 0
      FloatVector nx = ALL_ZERO.blend(ALL_ZERO.blend(sx.lanewise(DIV, length), largestGreaterZero), hit);
      FLOAT_VECTOR.cast(nx).intoArray(nxs, at + k);
      // largest > 0 ? component / length : 0; hit ? ContactNormal.of(1, overlap, wx, wy, wz, hx, hy, hz, vx,
      // vy, vz, vv) : 0
      FloatVector ny = ALL_ZERO.blend(ALL_ZERO.blend(sy.lanewise(DIV, length), largestGreaterZero), hit);
      FLOAT_VECTOR.cast(ny).intoArray(nys, at + k);
      // largest > 0 ? component / length : 0; hit ? ContactNormal.of(2, overlap, wx, wy, wz, hx, hy, hz, vx,
      // vy, vz, vv) : 0
      FloatVector nz = ALL_ZERO.blend(ALL_ZERO.blend(sz.lanewise(DIV, length), largestGreaterZero), hit);
      FLOAT_VECTOR.cast(nz).intoArray(nzs, at + k);
    }
  }

  /** {@code triangle} of a block, from rows of values to another row. */
  private static void triangle(float[] rows, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector dx = fromArray(FLOATS, rows, ROW_VX + k);
      FloatVector ex = fromArray(FLOATS, rows, ROW_IX + k);
      FloatVector dy = fromArray(FLOATS, rows, ROW_VY + k);
      FloatVector ey = fromArray(FLOATS, rows, ROW_IY + k);
      FloatVector dz = fromArray(FLOATS, rows, ROW_VZ + k);
      FloatVector ez = fromArray(FLOATS, rows, ROW_IZ + k);
      FloatVector alongD = dx.lanewise(MUL, ex).lanewise(ADD, dy.lanewise(MUL, ey))
          .lanewise(ADD, dz.lanewise(MUL, ez));
      FloatVector kx = fromArray(FLOATS, rows, ROW_JX + k);
      FloatVector ky = fromArray(FLOATS, rows, ROW_JY + k);
      FloatVector kz = fromArray(FLOATS, rows, ROW_JZ + k);
      FloatVector acrossD = dx.lanewise(MUL, kx).lanewise(ADD, dy.lanewise(MUL, ky))
          .lanewise(ADD, dz.lanewise(MUL, kz));
      FloatVector length = fromArray(FLOATS, rows, ROW_LENGTH2 + k);
      FloatVector along = fromArray(FLOATS, rows, ROW_FIRST + k);
      FloatVector other = length.lanewise(SUB, along);
      FloatVector height = fromArray(FLOATS, rows, ROW_HEIGHT + k);
      FloatVector upD = alongD.lanewise(NEG).lanewise(MUL, height).lanewise(SUB, acrossD.lanewise(MUL, other));
      FloatVector heightSquared = height.lanewise(MUL, height);
      FloatVector slack = fromArray(FLOATS, rows, ROW_SLACK + k);
      FloatVector upSlack = slack.lanewise(MUL, other.lanewise(MUL, other).lanewise(ADD, heightSquared)
          .lanewise(SQRT));
      FloatVector p = upSlack.lanewise(NEG);
      FloatVector x = fromArray(FLOATS, rows, ROW_QX + k);
      FloatVector y = fromArray(FLOATS, rows, ROW_QY + k);
      FloatVector z = fromArray(FLOATS, rows, ROW_QZ + k);
      FloatVector alongX = x.lanewise(MUL, ex).lanewise(ADD, y.lanewise(MUL, ey))
          .lanewise(ADD, z.lanewise(MUL, ez));
      FloatVector acrossX = x.lanewise(MUL, kx).lanewise(ADD, y.lanewise(MUL, ky))
          .lanewise(ADD, z.lanewise(MUL, kz));
      FloatVector upX = length.lanewise(SUB, alongX).lanewise(MUL, height)
          .lanewise(SUB, acrossX.lanewise(MUL, other));
      FloatVector time = p.lanewise(SUB, upX).lanewise(DIV, upD.lanewise(ADD, ALL_ZERO));
      FloatVector inD = alongD.lanewise(MUL, height).lanewise(SUB, acrossD.lanewise(MUL, along));
      FloatVector inSlack = slack.lanewise(MUL, along.lanewise(MUL, along).lanewise(ADD, heightSquared)
          .lanewise(SQRT));
      FloatVector p2 = inSlack.lanewise(NEG);
      FloatVector inX = alongX.lanewise(MUL, height).lanewise(SUB, acrossX.lanewise(MUL, along));
      FloatVector time2 = p2.lanewise(SUB, inX).lanewise(DIV, inD.lanewise(ADD, ALL_ZERO));
      VectorMask<Float> acrossDLessZero = acrossD.compare(LT, ALL_ZERO);
      FloatVector high = height.lanewise(ADD, slack);
      FloatVector low = slack.lanewise(NEG);
      // d < 0 ? high : low
      FloatVector p3 = low.blend(high, acrossDLessZero);
      FloatVector sum = acrossD.lanewise(ADD, ALL_ZERO);
      FloatVector time3 = p3.lanewise(SUB, acrossX).lanewise(DIV, sum);
      VectorMask<Float> alongDLessZero = alongD.compare(LT, ALL_ZERO);
      // along > length ? along : length
      FloatVector high2 = length.blend(along, along.compare(GT, length));
      FloatVector high3 = high2.lanewise(ADD, slack);
      // along < 0 ? along : 0
      FloatVector low2 = ALL_ZERO.blend(along, along.compare(LT, ALL_ZERO));
      FloatVector low3 = low2.lanewise(SUB, slack);
      // d < 0 ? high : low
      FloatVector p4 = low3.blend(high3, alongDLessZero);
      FloatVector sum2 = alongD.lanewise(ADD, ALL_ZERO);
      FloatVector time4 = p4.lanewise(SUB, alongX).lanewise(DIV, sum2);
      FloatVector nx = ey.lanewise(MUL, kz).lanewise(SUB, ez.lanewise(MUL, ky));
      FloatVector ny = ez.lanewise(MUL, kx).lanewise(SUB, ex.lanewise(MUL, kz));
      FloatVector nz = ex.lanewise(MUL, ky).lanewise(SUB, ey.lanewise(MUL, kx));
      FloatVector overD = dx.lanewise(MUL, nx).lanewise(ADD, dy.lanewise(MUL, ny))
          .lanewise(ADD, dz.lanewise(MUL, nz));
      VectorMask<Float> overDLessZero = overD.compare(LT, ALL_ZERO);
      FloatVector r = fromArray(FLOATS, rows, ROW_R + k);
      FloatVector high4 = r.lanewise(ADD, slack);
      FloatVector low4 = r.lanewise(NEG);
      FloatVector low5 = low4.lanewise(SUB, slack);
      // d < 0 ? high : low
      FloatVector p5 = low5.blend(high4, overDLessZero);
      FloatVector overX = x.lanewise(MUL, nx).lanewise(ADD, y.lanewise(MUL, ny))
          .lanewise(ADD, z.lanewise(MUL, nz));
      FloatVector sum3 = overD.lanewise(ADD, ALL_ZERO);
      FloatVector enter = p5.lanewise(SUB, overX).lanewise(DIV, sum3);
      // time > other ? time : other
      FloatVector enter2 = enter.blend(time4, time4.compare(GT, enter));
      // time > other ? time : other
      FloatVector enter3 = enter2.blend(time3, time3.compare(GT, enter2));
      // time > other ? time : other; inD >= 0 ? later(crossing(inX, inD, -inSlack), enter) : enter
      FloatVector enter4 = enter3.blend(enter3.blend(time2, time2.compare(GT, enter3)), inD
          .compare(GE, ALL_ZERO));
      // time > other ? time : other; upD >= 0 ? later(crossing(upX, upD, -upSlack), enter) : enter
      FloatVector enter5 = enter4.blend(enter4.blend(time, time.compare(GT, enter4)), upD
          .compare(GE, ALL_ZERO));
      // d < 0 ? low : high
      FloatVector p6 = high.blend(low, acrossDLessZero);
      FloatVector time5 = p6.lanewise(SUB, acrossX).lanewise(DIV, sum);
      // d < 0 ? low : high
      FloatVector p7 = high3.blend(low3, alongDLessZero);
      FloatVector time6 = p7.lanewise(SUB, alongX).lanewise(DIV, sum2);
      // d < 0 ? low : high
      FloatVector p8 = high4.blend(low5, overDLessZero);
      FloatVector leave = p8.lanewise(SUB, overX).lanewise(DIV, sum3);
      // time < other ? time : other
      FloatVector leave2 = leave.blend(time6, time6.compare(LT, leave));
      // time < other ? time : other
      FloatVector leave3 = leave2.blend(time5, time5.compare(LT, leave2));
      // time < other ? time : other; inD < 0 ? earlier(crossing(inX, inD, -inSlack), leave) : leave
      FloatVector leave4 = leave3.blend(leave3.blend(time2, time2.compare(LT, leave3)), inD
          .compare(LT, ALL_ZERO));
      // time < other ? time : other; upD < 0 ? earlier(crossing(upX, upD, -upSlack), leave) : leave
      FloatVector leave5 = leave4.blend(leave4.blend(time, time.compare(LT, leave4)), upD
          .compare(LT, ALL_ZERO));
      // d < 0 ? low : high
      FloatVector p9 = ALL_ZERO.blend(ALL_MINUS_ZERO, overDLessZero);
      FloatVector toPlane = p9.lanewise(SUB, overX).lanewise(DIV, sum3);
      VectorMask<Float> enters = height.compare(GT, ALL_ZERO);
      enters = toPlane.compare(LE, ALL_LARGEST, enters);
      FloatVector s = fromArray(FLOATS, rows, ROW_S + k);
      enters = s.lanewise(ADD, toPlane).compare(GE, ALL_ZERO, enters);
      enters = enter5.compare(LE, leave5, enters);
      enters = s.lanewise(ADD, leave5).compare(GE, ALL_ZERO, enters);
      // d < 0 ? high : low
      FloatVector p10 = low4.blend(r, overDLessZero);
      FloatVector time7 = p10.lanewise(SUB, overX).lanewise(DIV, sum3);
      // time < enter ? enter : time > leave ? leave : time
      FloatVector time8 = time7.blend(leave5, time7.compare(GT, leave5))
          .blend(enter5, time7.compare(LT, enter5));
      // enters ? s + time : Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(s.lanewise(ADD, time8), enters)).intoArray(rows, to + k);
    }
  }

  /** {@code edge} of a block, from rows of values to another row. */
  private static void edge(float[] rows, int xRow, int yRow, int zRow, int hxRow, int hyRow, int hzRow,
      int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x = fromArray(FLOATS, rows, xRow + k);
      FloatVector hx = fromArray(FLOATS, rows, hxRow + k);
      FloatVector y = fromArray(FLOATS, rows, yRow + k);
      FloatVector hy = fromArray(FLOATS, rows, hyRow + k);
      FloatVector z = fromArray(FLOATS, rows, zRow + k);
      FloatVector hz = fromArray(FLOATS, rows, hzRow + k);
      FloatVector xh = x.lanewise(MUL, hx).lanewise(ADD, y.lanewise(MUL, hy))
          .lanewise(ADD, z.lanewise(MUL, hz));
      FloatVector hh = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz));
      FloatVector alongX = xh.lanewise(DIV, hh);
      FloatVector gx = x.lanewise(SUB, alongX.lanewise(MUL, hx));
      FloatVector dx = fromArray(FLOATS, rows, ROW_VX + k);
      FloatVector dy = fromArray(FLOATS, rows, ROW_VY + k);
      FloatVector dz = fromArray(FLOATS, rows, ROW_VZ + k);
      FloatVector dh = dx.lanewise(MUL, hx).lanewise(ADD, dy.lanewise(MUL, hy))
          .lanewise(ADD, dz.lanewise(MUL, hz));
      FloatVector alongD = dh.lanewise(DIV, hh);
      FloatVector ex = dx.lanewise(SUB, alongD.lanewise(MUL, hx));
      FloatVector ey = dy.lanewise(SUB, alongD.lanewise(MUL, hy));
      FloatVector ez = dz.lanewise(SUB, alongD.lanewise(MUL, hz));
      FloatVector ee = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez));
      VectorMask<Float> eeGreaterZero = ee.compare(GT, ALL_ZERO);
      FloatVector gy = y.lanewise(SUB, alongX.lanewise(MUL, hy));
      FloatVector gz = z.lanewise(SUB, alongX.lanewise(MUL, hz));
      // ee > 0 ? -dot(gx, gy, gz, ex, ey, ez) / ee : 0
      FloatVector c = ALL_ZERO.blend(gx.lanewise(MUL, ex).lanewise(ADD, gy.lanewise(MUL, ey))
          .lanewise(ADD, gz.lanewise(MUL, ez)).lanewise(NEG).lanewise(DIV, ee), eeGreaterZero);
      FloatVector x2 = gx.lanewise(ADD, c.lanewise(MUL, ex));
      FloatVector y2 = gy.lanewise(ADD, c.lanewise(MUL, ey));
      FloatVector z2 = gz.lanewise(ADD, c.lanewise(MUL, ez));
      FloatVector r = fromArray(FLOATS, rows, ROW_R + k);
      FloatVector delta = r.lanewise(MUL, r)
          .lanewise(SUB, x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2)));
      VectorMask<Float> dhLessZero = dh.compare(LT, ALL_ZERO);
      FloatVector minusHh = hh.lanewise(NEG);
      FloatVector sum = dh.lanewise(ADD, ALL_ZERO);
      // dh < 0 ? hh : -hh
      FloatVector first = minusHh.blend(hh, dhLessZero).lanewise(SUB, xh).lanewise(DIV, sum);
      // ee > 0 ? (float) Math.sqrt(delta) / (float) Math.sqrt(ee) : Float.POSITIVE_INFINITY
      FloatVector half = ALL_INFINITY.blend(delta.lanewise(SQRT).lanewise(DIV, ee.lanewise(SQRT)),
          eeGreaterZero);
      FloatVector difference = c.lanewise(SUB, half);
      // first > c - half ? first : c - half
      FloatVector enter = difference.blend(first, first.compare(GT, difference));
      // dh < 0 ? -hh : hh
      FloatVector last = hh.blend(minusHh, dhLessZero).lanewise(SUB, xh).lanewise(DIV, sum);
      FloatVector sum2 = c.lanewise(ADD, half);
      // last < c + half ? last : c + half
      FloatVector leave = sum2.blend(last, last.compare(LT, sum2));
      VectorMask<Float> enters = hh.compare(GT, ALL_ZERO);
      FloatVector s = fromArray(FLOATS, rows, ROW_S + k);
      enters = s.lanewise(ADD, c).compare(GE, ALL_ZERO, enters);
      enters = delta.compare(GE, ALL_ZERO, enters);
      enters = enter.compare(LE, leave, enters);
      enters = s.lanewise(ADD, leave).compare(GE, ALL_ZERO, enters);
      // enters ? s + enter : Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(s.lanewise(ADD, enter), enters)).intoArray(rows, to + k);
    }
  }

  /** {@code corner} of a block, from rows of values to another row. */
  private static void corner(float[] rows, int xRow, int yRow, int zRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector dx = fromArray(FLOATS, rows, ROW_VX + k);
      FloatVector dy = fromArray(FLOATS, rows, ROW_VY + k);
      FloatVector dz = fromArray(FLOATS, rows, ROW_VZ + k);
      FloatVector dd = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      FloatVector x = fromArray(FLOATS, rows, xRow + k);
      FloatVector y = fromArray(FLOATS, rows, yRow + k);
      FloatVector z = fromArray(FLOATS, rows, zRow + k);
      FloatVector c = x.lanewise(MUL, dx).lanewise(ADD, y.lanewise(MUL, dy)).lanewise(ADD, z.lanewise(MUL, dz))
          .lanewise(NEG).lanewise(DIV, dd);
      FloatVector x2 = x.lanewise(ADD, c.lanewise(MUL, dx));
      FloatVector y2 = y.lanewise(ADD, c.lanewise(MUL, dy));
      FloatVector z2 = z.lanewise(ADD, c.lanewise(MUL, dz));
      FloatVector r = fromArray(FLOATS, rows, ROW_R + k);
      FloatVector delta = r.lanewise(MUL, r)
          .lanewise(SUB, x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2)));
      FloatVector s = fromArray(FLOATS, rows, ROW_S + k);
      VectorMask<Float> allDeltaAtLeastZero = s.lanewise(ADD, c).compare(GE, ALL_ZERO);
      allDeltaAtLeastZero = delta.compare(GE, ALL_ZERO, allDeltaAtLeastZero);
      FloatVector half = delta.lanewise(SQRT).lanewise(DIV, dd.lanewise(SQRT));
      // delta >= 0 && s + c >= 0 ? s + (c - half) : Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(s.lanewise(ADD, c.lanewise(SUB, half)),
          allDeltaAtLeastZero)).intoArray(rows, to + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null);
      floats3(null);
      floats4(null);
      floats5(null, 0, null, null, 0);
      floats6(null);
      floats7(null, 0, null);
      floats8(null, 0, null, null, 0, 0, 0);
      floats10(null, 0);
      floats11(null, null);
      floats12(null, 0);
      floats13(null, 0);
      floats15(null, null, 0, 0, 0, 0);
      floats17(null, 0, null, 0);
      floats18(null);
      floats20(null, null, 0, 0, 0);
      triangle(null, 0);
      edge(null, 0, 0, 0, 0, 0, 0, 0);
      corner(null, 0, 0, 0, 0);
    }
  }
}
