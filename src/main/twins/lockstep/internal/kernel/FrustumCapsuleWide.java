// Compiled from FrustumCapsule.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.F2D;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.NEG;
import static jdk.incubator.vector.VectorOperators.SQRT;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.twin.WideLanes.DOUBLES;
import static lockstep.twin.WideLanes.DOUBLE_VECTOR;
import static lockstep.twin.WideLanes.FLOATS;
import static lockstep.twin.WideLanes.HALF;

import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.LoopedKernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.StagedKernel;
import lockstep.twin.WideLanes;

/** Wide twin of {@link FrustumCapsule#overlap}: the same operations in the same order, on vectors of pairs. */
final class FrustumCapsuleWide implements StagedKernel, LoopedKernel {
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_SLACK = FloatVector.broadcast(FLOATS, 4.7683716E-7f);
  private static final FloatVector ALL_C1_18E_38 = FloatVector.broadcast(FLOATS, 1.1754944E-38f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final DoubleVector ALL_HALF = DoubleVector.broadcast(DOUBLES, 0.5);
  private static final DoubleVector ALL_C8_59E_09 = DoubleVector.broadcast(DOUBLES, 8.589934592E9);
  private static final DoubleVector ALL_C1_16E_10 = DoubleVector.broadcast(DOUBLES, 1.1641532182693481E-10);
  private static final DoubleVector ALL_ONE = DoubleVector.broadcast(DOUBLES, 1.0);
  private static final DoubleVector ALL_LARGEST_10 = DoubleVector.broadcast(DOUBLES, 3.4028234663852886E38);
  private static final DoubleVector ALL_MINUS_LARGEST = DoubleVector.broadcast(DOUBLES, -3.4028234663852886E38);
  private static final DoubleVector ALL_MINUS_C3_27E_150 = DoubleVector.broadcast(DOUBLES, -3.273390607896142E150);
  private static final DoubleVector ALL_FAR = DoubleVector.broadcast(DOUBLES, 3.273390607896142E150);
  private static final DoubleVector ALL_ZERO_14 = DoubleVector.broadcast(DOUBLES, 0.0);
  private static final DoubleVector ALL_MINUS_ONE = DoubleVector.broadcast(DOUBLES, -1.0);

  /** There are no masks of two lanes: where doubles come in twos, the definition decides. */
  private static final FrustumCapsuleScalar SCALAR = new FrustumCapsuleScalar();

  private static final int ROW_MX = 0 * Kernel.BLOCK;
  private static final int ROW_MY = 1 * Kernel.BLOCK;
  private static final int ROW_MZ = 2 * Kernel.BLOCK;
  private static final int ROW_GX = 3 * Kernel.BLOCK;
  private static final int ROW_GY = 4 * Kernel.BLOCK;
  private static final int ROW_GZ = 5 * Kernel.BLOCK;
  private static final int ROW_X = 6 * Kernel.BLOCK;
  private static final int ROW_Y = 7 * Kernel.BLOCK;
  private static final int ROW_Z = 8 * Kernel.BLOCK;
  private static final int ROW_LS = 9 * Kernel.BLOCK;
  private static final int ROW_X2 = 10 * Kernel.BLOCK;
  private static final int ROW_Y2 = 11 * Kernel.BLOCK;
  private static final int ROW_Z2 = 12 * Kernel.BLOCK;
  private static final int ROW_RS = 13 * Kernel.BLOCK;
  private static final int ROW_X3 = 14 * Kernel.BLOCK;
  private static final int ROW_Y3 = 15 * Kernel.BLOCK;
  private static final int ROW_Z3 = 16 * Kernel.BLOCK;
  private static final int ROW_BS = 17 * Kernel.BLOCK;
  private static final int ROW_X4 = 18 * Kernel.BLOCK;
  private static final int ROW_Y4 = 19 * Kernel.BLOCK;
  private static final int ROW_Z4 = 20 * Kernel.BLOCK;
  private static final int ROW_TS = 21 * Kernel.BLOCK;
  private static final int ROW_X5 = 22 * Kernel.BLOCK;
  private static final int ROW_Y5 = 23 * Kernel.BLOCK;
  private static final int ROW_Z5 = 24 * Kernel.BLOCK;
  private static final int ROW_NS = 25 * Kernel.BLOCK;
  private static final int ROW_X6 = 26 * Kernel.BLOCK;
  private static final int ROW_Y6 = 27 * Kernel.BLOCK;
  private static final int ROW_Z6 = 28 * Kernel.BLOCK;
  private static final int ROW_FS = 29 * Kernel.BLOCK;
  private static final int ROW_LX = 30 * Kernel.BLOCK;
  private static final int ROW_LY = 31 * Kernel.BLOCK;
  private static final int ROW_LZ = 32 * Kernel.BLOCK;
  private static final int ROW_LD = 33 * Kernel.BLOCK;
  private static final int ROW_RX = 34 * Kernel.BLOCK;
  private static final int ROW_RY = 35 * Kernel.BLOCK;
  private static final int ROW_RZ = 36 * Kernel.BLOCK;
  private static final int ROW_RD = 37 * Kernel.BLOCK;
  private static final int ROW_BX = 38 * Kernel.BLOCK;
  private static final int ROW_BY = 39 * Kernel.BLOCK;
  private static final int ROW_BZ = 40 * Kernel.BLOCK;
  private static final int ROW_BD = 41 * Kernel.BLOCK;
  private static final int ROW_TX = 42 * Kernel.BLOCK;
  private static final int ROW_TY = 43 * Kernel.BLOCK;
  private static final int ROW_TZ = 44 * Kernel.BLOCK;
  private static final int ROW_TD = 45 * Kernel.BLOCK;
  private static final int ROW_NX = 46 * Kernel.BLOCK;
  private static final int ROW_NY = 47 * Kernel.BLOCK;
  private static final int ROW_NZ = 48 * Kernel.BLOCK;
  private static final int ROW_ND = 49 * Kernel.BLOCK;
  private static final int ROW_FX = 50 * Kernel.BLOCK;
  private static final int ROW_FY = 51 * Kernel.BLOCK;
  private static final int ROW_FZ = 52 * Kernel.BLOCK;
  private static final int ROW_FD = 53 * Kernel.BLOCK;
  private static final int ROW_R = 54 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<double[]> DOUBLE_ROWS =
      ThreadLocal.withInitial(() -> new double[55 * Kernel.BLOCK]);

  private static final int[][] COLUMNS1 = {{0, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11}, {12, 13, 14, 15}, {16,
      17, 18, 19}, {20, 21, 22, 23}, {0, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11}, {12, 13, 14, 15}, {16, 17, 18,
      19}, {20, 21, 22, 23}, {}};
  private static final int[][] COLUMNS2 = {{0, 1, 2, 3, 4, 5, 6}, {0, 1, 2, 3, 4, 5, 6}, {0, 1, 2, 3, 4, 5, 6},
      {0, 1, 2, 3, 4, 5, 6}, {0, 1, 2, 3, 4, 5, 6}, {0, 1, 2, 3, 4, 5, 6}, {0, 1, 2}, {0, 1, 2}, {0, 1, 2}, {0,
      1, 2}, {0, 1, 2}, {0, 1, 2}, {0, 1, 2, 3, 4, 5, 6}};

  @Override
  public int firstWidth() {
    return 24;
  }

  @Override
  public int secondWidth() {
    return 7;
  }

  @Override
  public int operations() {
    return 7234;
  }

  @Override
  public int terms() {
    return 6;
  }

  @Override
  public int sureTerms() {
    return 7;
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
      case 0 -> reachesTerm(columns1[0], columns1[1], columns1[2], columns1[3], columns2[0], columns2[1],
          columns2[2], columns2[3], columns2[4], columns2[5], columns2[6], first, second, count, out);
      case 1 -> reachesTerm(columns1[4], columns1[5], columns1[6], columns1[7], columns2[0], columns2[1],
          columns2[2], columns2[3], columns2[4], columns2[5], columns2[6], first, second, count, out);
      case 2 -> reachesTerm(columns1[8], columns1[9], columns1[10], columns1[11], columns2[0], columns2[1],
          columns2[2], columns2[3], columns2[4], columns2[5], columns2[6], first, second, count, out);
      case 3 -> reachesTerm(columns1[12], columns1[13], columns1[14], columns1[15], columns2[0], columns2[1],
          columns2[2], columns2[3], columns2[4], columns2[5], columns2[6], first, second, count, out);
      case 4 -> reachesTerm(columns1[16], columns1[17], columns1[18], columns1[19], columns2[0], columns2[1],
          columns2[2], columns2[3], columns2[4], columns2[5], columns2[6], first, second, count, out);
      case 5 -> reachesTerm(columns1[20], columns1[21], columns1[22], columns1[23], columns2[0], columns2[1],
          columns2[2], columns2[3], columns2[4], columns2[5], columns2[6], first, second, count, out);
      case 6 -> holdsTerm(columns1[0], columns1[1], columns1[2], columns1[3], columns2[0], columns2[1],
          columns2[2], first, second, count, out);
      case 7 -> holdsTerm(columns1[4], columns1[5], columns1[6], columns1[7], columns2[0], columns2[1],
          columns2[2], first, second, count, out);
      case 8 -> holdsTerm(columns1[8], columns1[9], columns1[10], columns1[11], columns2[0], columns2[1],
          columns2[2], first, second, count, out);
      case 9 -> holdsTerm(columns1[12], columns1[13], columns1[14], columns1[15], columns2[0], columns2[1],
          columns2[2], first, second, count, out);
      case 10 -> holdsTerm(columns1[16], columns1[17], columns1[18], columns1[19], columns2[0], columns2[1],
          columns2[2], first, second, count, out);
      case 11 -> holdsTerm(columns1[20], columns1[21], columns1[22], columns1[23], columns2[0], columns2[1],
          columns2[2], first, second, count, out);
      case 12 -> term(columns2[0], columns2[1], columns2[2], columns2[3], columns2[4], columns2[5],
          columns2[6], second, count, out);
      default -> throw new IndexOutOfBoundsException("there is no term " + term);
    }
  }

  private static void reachesTerm(float[] xs, float[] ys, float[] zs, float[] ds, float[] axs, float[] ays,
      float[] azs, float[] bxs, float[] bys, float[] bzs, float[] rs, Operand first, Operand second, int count,
      Output out) {
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
        FloatVector x = fromArray(FLOATS, xs, i);
        FloatVector y = fromArray(FLOATS, ys, i);
        FloatVector z = fromArray(FLOATS, zs, i);
        FloatVector square = x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
            .lanewise(ADD, z.lanewise(MUL, z));
        FloatVector d = fromArray(FLOATS, ds, i);
        FloatVector absD = d.lanewise(ABS);
        VectorMask<Float> allSquareAtLeastLeastSquare = absD.compare(LE, ALL_LARGEST);
        allSquareAtLeastLeastSquare = square.compare(GE, ALL_LEAST_SQUARE, allSquareAtLeastLeastSquare);
        allSquareAtLeastLeastSquare = square.compare(LE, ALL_LARGEST_SQUARE, allSquareAtLeastLeastSquare);
        FloatVector a = x.lanewise(MUL, fromArray(FLOATS, axs, j));
        FloatVector b = y.lanewise(MUL, fromArray(FLOATS, ays, j));
        FloatVector c = z.lanewise(MUL, fromArray(FLOATS, azs, j));
        FloatVector reach = fromArray(FLOATS, rs, j).lanewise(MUL, square.lanewise(SQRT));
        VectorMask<Float> allSquareAtLeastLeastSquare2 = allSquareAtLeastLeastSquare
            .andNot(a.lanewise(ADD, b).lanewise(ADD, c).lanewise(ADD, d)
            .compare(GT, reach.lanewise(ADD, ALL_SLACK
            .lanewise(MUL, a.lanewise(ABS).lanewise(ADD, b.lanewise(ABS)).lanewise(ADD, c.lanewise(ABS))
            .lanewise(ADD, absD).lanewise(ADD, reach))).lanewise(ADD, ALL_C1_18E_38)));
        FloatVector a2 = x.lanewise(MUL, fromArray(FLOATS, bxs, j));
        FloatVector b2 = y.lanewise(MUL, fromArray(FLOATS, bys, j));
        FloatVector c2 = z.lanewise(MUL, fromArray(FLOATS, bzs, j));
        VectorMask<Float> allSquareAtLeastLeastSquare3 = allSquareAtLeastLeastSquare
            .andNot(a2.lanewise(ADD, b2).lanewise(ADD, c2).lanewise(ADD, d)
            .compare(GT, reach.lanewise(ADD, ALL_SLACK
            .lanewise(MUL, a2.lanewise(ABS).lanewise(ADD, b2.lanewise(ABS)).lanewise(ADD, c2.lanewise(ABS))
            .lanewise(ADD, absD).lanewise(ADD, reach))).lanewise(ADD, ALL_C1_18E_38)));
        hits |= allSquareAtLeastLeastSquare2.or(allSquareAtLeastLeastSquare3).toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void holdsTerm(float[] xs, float[] ys, float[] zs, float[] ds, float[] pxs, float[] pys,
      float[] pzs, Operand first, Operand second, int count, Output out) {
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
        FloatVector a = fromArray(FLOATS, xs, i).lanewise(MUL, fromArray(FLOATS, pxs, j));
        FloatVector b = fromArray(FLOATS, ys, i).lanewise(MUL, fromArray(FLOATS, pys, j));
        FloatVector c = fromArray(FLOATS, zs, i).lanewise(MUL, fromArray(FLOATS, pzs, j));
        FloatVector d = fromArray(FLOATS, ds, i);
        hits |= a.lanewise(ADD, b).lanewise(ADD, c).lanewise(ADD, d)
            .compare(LT, ALL_SLACK.lanewise(MUL, a.lanewise(ABS).lanewise(ADD, b.lanewise(ABS))
            .lanewise(ADD, c.lanewise(ABS)).lanewise(ADD, d.lanewise(ABS))).lanewise(ADD, ALL_C1_18E_38)
            .lanewise(NEG)).toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void term(float[] pxs, float[] pys, float[] pzs, float[] qxs, float[] qys, float[] qzs,
      float[] radiuss, Operand second, int count, Output out) {
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long hits = 0;
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
        int j = from2 + k;
        VectorMask<Float> valid = fromArray(FLOATS, radiuss, j).compare(GE, ALL_ZERO);
        valid = fromArray(FLOATS, pxs, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid);
        valid = fromArray(FLOATS, pys, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid);
        valid = fromArray(FLOATS, pzs, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid);
        VectorMask<Float> valid2 = fromArray(FLOATS, qxs, j).lanewise(ABS).compare(LE, ALL_LARGEST);
        valid2 = fromArray(FLOATS, qys, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid2);
        valid2 = fromArray(FLOATS, qzs, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid2);
        valid = valid.and(valid2);
        hits |= valid.toLong() << k;
      }
      words[firstWord + block] = hits;
      from2 += second.stride;
    }
  }

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    if (WideLanes.DOUBLES.length() < 4) {
      SCALAR.run(first, second, count, out);
      return;
    }
    float[][] columns1 = first.columns, columns2 = second.columns;
    double[] doubleRows = DOUBLE_ROWS.get();
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long hits = floats1(columns2, from2);
      doubles2(columns1, from1, columns2, from2, doubleRows);
      doubles3(columns1, from1, doubleRows);
      doubles4(columns1, from1, columns2, from2, doubleRows);
      hits = hits == 0 ? 0 : hits & faceAlong(doubleRows, ROW_LX, ROW_LY, ROW_LZ, ROW_LD);
      hits = hits == 0 ? 0 : hits & faceAlong(doubleRows, ROW_RX, ROW_RY, ROW_RZ, ROW_RD);
      hits = hits == 0 ? 0 : hits & faceAlong(doubleRows, ROW_BX, ROW_BY, ROW_BZ, ROW_BD);
      hits = hits == 0 ? 0 : hits & faceAlong(doubleRows, ROW_TX, ROW_TY, ROW_TZ, ROW_TD);
      hits = hits == 0 ? 0 : hits & faceAlong(doubleRows, ROW_NX, ROW_NY, ROW_NZ, ROW_ND);
      hits = hits == 0 ? 0 : hits & faceAlong(doubleRows, ROW_FX, ROW_FY, ROW_FZ, ROW_FD);
      hits = hits == 0 ? 0 : hits & edgeAlong(doubleRows, ROW_LX, ROW_LY, ROW_LZ, ROW_LD, ROW_RX, ROW_RY,
          ROW_RZ, ROW_RD);
      hits = hits == 0 ? 0 : hits & edgeAlong(doubleRows, ROW_LX, ROW_LY, ROW_LZ, ROW_LD, ROW_BX, ROW_BY,
          ROW_BZ, ROW_BD);
      hits = hits == 0 ? 0 : hits & edgeAlong(doubleRows, ROW_LX, ROW_LY, ROW_LZ, ROW_LD, ROW_TX, ROW_TY,
          ROW_TZ, ROW_TD);
      hits = hits == 0 ? 0 : hits & edgeAlong(doubleRows, ROW_LX, ROW_LY, ROW_LZ, ROW_LD, ROW_NX, ROW_NY,
          ROW_NZ, ROW_ND);
      hits = hits == 0 ? 0 : hits & edgeAlong(doubleRows, ROW_LX, ROW_LY, ROW_LZ, ROW_LD, ROW_FX, ROW_FY,
          ROW_FZ, ROW_FD);
      hits = hits == 0 ? 0 : hits & edgeAlong(doubleRows, ROW_RX, ROW_RY, ROW_RZ, ROW_RD, ROW_BX, ROW_BY,
          ROW_BZ, ROW_BD);
      hits = hits == 0 ? 0 : hits & edgeAlong(doubleRows, ROW_RX, ROW_RY, ROW_RZ, ROW_RD, ROW_TX, ROW_TY,
          ROW_TZ, ROW_TD);
      hits = hits == 0 ? 0 : hits & edgeAlong(doubleRows, ROW_RX, ROW_RY, ROW_RZ, ROW_RD, ROW_NX, ROW_NY,
          ROW_NZ, ROW_ND);
      hits = hits == 0 ? 0 : hits & edgeAlong(doubleRows, ROW_RX, ROW_RY, ROW_RZ, ROW_RD, ROW_FX, ROW_FY,
          ROW_FZ, ROW_FD);
      hits = hits == 0 ? 0 : hits & edgeAlong(doubleRows, ROW_BX, ROW_BY, ROW_BZ, ROW_BD, ROW_TX, ROW_TY,
          ROW_TZ, ROW_TD);
      hits = hits == 0 ? 0 : hits & edgeAlong(doubleRows, ROW_BX, ROW_BY, ROW_BZ, ROW_BD, ROW_NX, ROW_NY,
          ROW_NZ, ROW_ND);
      hits = hits == 0 ? 0 : hits & edgeAlong(doubleRows, ROW_BX, ROW_BY, ROW_BZ, ROW_BD, ROW_FX, ROW_FY,
          ROW_FZ, ROW_FD);
      hits = hits == 0 ? 0 : hits & edgeAlong(doubleRows, ROW_TX, ROW_TY, ROW_TZ, ROW_TD, ROW_NX, ROW_NY,
          ROW_NZ, ROW_ND);
      hits = hits == 0 ? 0 : hits & edgeAlong(doubleRows, ROW_TX, ROW_TY, ROW_TZ, ROW_TD, ROW_FX, ROW_FY,
          ROW_FZ, ROW_FD);
      hits = hits == 0 ? 0 : hits & edgeAlong(doubleRows, ROW_NX, ROW_NY, ROW_NZ, ROW_ND, ROW_FX, ROW_FY,
          ROW_FZ, ROW_FD);
      hits = hits == 0 ? 0 : hits & cornerAtEnd(doubleRows, ROW_LX, ROW_LY, ROW_LZ, ROW_LD, ROW_BX, ROW_BY,
          ROW_BZ, ROW_BD, ROW_NX, ROW_NY, ROW_NZ, ROW_ND);
      hits = hits == 0 ? 0 : hits & cornerAtEnd(doubleRows, ROW_LX, ROW_LY, ROW_LZ, ROW_LD, ROW_BX, ROW_BY,
          ROW_BZ, ROW_BD, ROW_FX, ROW_FY, ROW_FZ, ROW_FD);
      hits = hits == 0 ? 0 : hits & cornerAtEnd(doubleRows, ROW_LX, ROW_LY, ROW_LZ, ROW_LD, ROW_TX, ROW_TY,
          ROW_TZ, ROW_TD, ROW_NX, ROW_NY, ROW_NZ, ROW_ND);
      hits = hits == 0 ? 0 : hits & cornerAtEnd(doubleRows, ROW_LX, ROW_LY, ROW_LZ, ROW_LD, ROW_TX, ROW_TY,
          ROW_TZ, ROW_TD, ROW_FX, ROW_FY, ROW_FZ, ROW_FD);
      hits = hits == 0 ? 0 : hits & cornerAtEnd(doubleRows, ROW_RX, ROW_RY, ROW_RZ, ROW_RD, ROW_BX, ROW_BY,
          ROW_BZ, ROW_BD, ROW_NX, ROW_NY, ROW_NZ, ROW_ND);
      hits = hits == 0 ? 0 : hits & cornerAtEnd(doubleRows, ROW_RX, ROW_RY, ROW_RZ, ROW_RD, ROW_BX, ROW_BY,
          ROW_BZ, ROW_BD, ROW_FX, ROW_FY, ROW_FZ, ROW_FD);
      hits = hits == 0 ? 0 : hits & cornerAtEnd(doubleRows, ROW_RX, ROW_RY, ROW_RZ, ROW_RD, ROW_TX, ROW_TY,
          ROW_TZ, ROW_TD, ROW_NX, ROW_NY, ROW_NZ, ROW_ND);
      hits = hits == 0 ? 0 : hits & cornerAtEnd(doubleRows, ROW_RX, ROW_RY, ROW_RZ, ROW_RD, ROW_TX, ROW_TY,
          ROW_TZ, ROW_TD, ROW_FX, ROW_FY, ROW_FZ, ROW_FD);
      hits = hits == 0 ? 0 : hits & cornerAcross(doubleRows, ROW_LX, ROW_LY, ROW_LZ, ROW_LD, ROW_BX, ROW_BY,
          ROW_BZ, ROW_BD, ROW_NX, ROW_NY, ROW_NZ, ROW_ND);
      hits = hits == 0 ? 0 : hits & cornerAcross(doubleRows, ROW_LX, ROW_LY, ROW_LZ, ROW_LD, ROW_BX, ROW_BY,
          ROW_BZ, ROW_BD, ROW_FX, ROW_FY, ROW_FZ, ROW_FD);
      hits = hits == 0 ? 0 : hits & cornerAcross(doubleRows, ROW_LX, ROW_LY, ROW_LZ, ROW_LD, ROW_TX, ROW_TY,
          ROW_TZ, ROW_TD, ROW_NX, ROW_NY, ROW_NZ, ROW_ND);
      hits = hits == 0 ? 0 : hits & cornerAcross(doubleRows, ROW_LX, ROW_LY, ROW_LZ, ROW_LD, ROW_TX, ROW_TY,
          ROW_TZ, ROW_TD, ROW_FX, ROW_FY, ROW_FZ, ROW_FD);
      hits = hits == 0 ? 0 : hits & cornerAcross(doubleRows, ROW_RX, ROW_RY, ROW_RZ, ROW_RD, ROW_BX, ROW_BY,
          ROW_BZ, ROW_BD, ROW_NX, ROW_NY, ROW_NZ, ROW_ND);
      hits = hits == 0 ? 0 : hits & cornerAcross(doubleRows, ROW_RX, ROW_RY, ROW_RZ, ROW_RD, ROW_BX, ROW_BY,
          ROW_BZ, ROW_BD, ROW_FX, ROW_FY, ROW_FZ, ROW_FD);
      hits = hits == 0 ? 0 : hits & cornerAcross(doubleRows, ROW_RX, ROW_RY, ROW_RZ, ROW_RD, ROW_TX, ROW_TY,
          ROW_TZ, ROW_TD, ROW_NX, ROW_NY, ROW_NZ, ROW_ND);
      hits = hits == 0 ? 0 : hits & cornerAcross(doubleRows, ROW_RX, ROW_RY, ROW_RZ, ROW_RD, ROW_TX, ROW_TY,
          ROW_TZ, ROW_TD, ROW_FX, ROW_FY, ROW_FZ, ROW_FD);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns2, int from2) {
    if (columns2 == null) {
      return 0;
    }
    float[] pxs = columns2[0], pys = columns2[1], pzs = columns2[2], qxs = columns2[3], qys = columns2[4],
        qzs = columns2[5], radiuss = columns2[6];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      VectorMask<Float> valid = fromArray(FLOATS, radiuss, j).compare(GE, ALL_ZERO);
      valid = fromArray(FLOATS, pxs, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid);
      valid = fromArray(FLOATS, pys, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid);
      valid = fromArray(FLOATS, pzs, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid);
      VectorMask<Float> valid2 = fromArray(FLOATS, qxs, j).lanewise(ABS).compare(LE, ALL_LARGEST);
      valid2 = fromArray(FLOATS, qys, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid2);
      valid2 = fromArray(FLOATS, qzs, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid2);
      valid = valid.and(valid2);
      hits |= valid.toLong() << k;
    }
    return hits;
  }

  private static void doubles2(float[][] columns1, int from1, float[][] columns2, int from2,
      double[] doubleRows) {
    if (columns1 == null) {
      return;
    }
    float[] lxs = columns1[0], lys = columns1[1], lzs = columns1[2], rxs = columns1[4], rys = columns1[5],
        rzs = columns1[6], bxs = columns1[8];
    float[] pxs = columns2[0], pys = columns2[1], pzs = columns2[2], qxs = columns2[3], qys = columns2[4],
        qzs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      int i = from1 + k;
      int j = from2 + k;
      DoubleVector px = ((DoubleVector) fromArray(HALF, pxs, j).convertShape(F2D, DOUBLES, 0));
      DoubleVector qx = ((DoubleVector) fromArray(HALF, qxs, j).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(ALL_HALF.lanewise(MUL, px.lanewise(ADD, qx))).intoArray(doubleRows, ROW_MX + k);
      DoubleVector py = ((DoubleVector) fromArray(HALF, pys, j).convertShape(F2D, DOUBLES, 0));
      DoubleVector qy = ((DoubleVector) fromArray(HALF, qys, j).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(ALL_HALF.lanewise(MUL, py.lanewise(ADD, qy))).intoArray(doubleRows, ROW_MY + k);
      DoubleVector pz = ((DoubleVector) fromArray(HALF, pzs, j).convertShape(F2D, DOUBLES, 0));
      DoubleVector qz = ((DoubleVector) fromArray(HALF, qzs, j).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(ALL_HALF.lanewise(MUL, pz.lanewise(ADD, qz))).intoArray(doubleRows, ROW_MZ + k);
      DOUBLE_VECTOR.cast(ALL_HALF.lanewise(MUL, qx.lanewise(SUB, px))).intoArray(doubleRows, ROW_GX + k);
      DOUBLE_VECTOR.cast(ALL_HALF.lanewise(MUL, qy.lanewise(SUB, py))).intoArray(doubleRows, ROW_GY + k);
      DOUBLE_VECTOR.cast(ALL_HALF.lanewise(MUL, qz.lanewise(SUB, pz))).intoArray(doubleRows, ROW_GZ + k);
      DoubleVector x = ((DoubleVector) fromArray(HALF, lxs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(x).intoArray(doubleRows, ROW_X + k);
      DoubleVector y = ((DoubleVector) fromArray(HALF, lys, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(y).intoArray(doubleRows, ROW_Y + k);
      DoubleVector z = ((DoubleVector) fromArray(HALF, lzs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(z).intoArray(doubleRows, ROW_Z + k);
      DoubleVector square = x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z));
      // square > 0x1p33 ? 0x1p-33 : square < 0x1p-33 ? 0x1p33 : 1
      DOUBLE_VECTOR.cast(ALL_ONE.blend(ALL_C8_59E_09, square.compare(LT, ALL_C1_16E_10))
          .blend(ALL_C1_16E_10, square.compare(GT, ALL_C8_59E_09))).intoArray(doubleRows, ROW_LS + k);
      DoubleVector x2 = ((DoubleVector) fromArray(HALF, rxs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(x2).intoArray(doubleRows, ROW_X2 + k);
      DoubleVector y2 = ((DoubleVector) fromArray(HALF, rys, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(y2).intoArray(doubleRows, ROW_Y2 + k);
      DoubleVector z2 = ((DoubleVector) fromArray(HALF, rzs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(z2).intoArray(doubleRows, ROW_Z2 + k);
      DoubleVector square2 = x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2));
      // square > 0x1p33 ? 0x1p-33 : square < 0x1p-33 ? 0x1p33 : 1
      DOUBLE_VECTOR.cast(ALL_ONE.blend(ALL_C8_59E_09, square2.compare(LT, ALL_C1_16E_10))
          .blend(ALL_C1_16E_10, square2.compare(GT, ALL_C8_59E_09))).intoArray(doubleRows, ROW_RS + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, bxs, i).convertShape(F2D, DOUBLES, 0))).intoArray(
          doubleRows, ROW_X3 + k);
    }
  }

  private static void doubles3(float[][] columns1, int from1, double[] doubleRows) {
    if (columns1 == null) {
      return;
    }
    float[] lxs = columns1[0], lys = columns1[1], lzs = columns1[2], lds = columns1[3], rxs = columns1[4],
        rys = columns1[5], rzs = columns1[6], rds = columns1[7], bxs = columns1[8], bys = columns1[9],
        bzs = columns1[10], txs = columns1[12], tys = columns1[13], tzs = columns1[14], nxs = columns1[16],
        nys = columns1[17], nzs = columns1[18], fxs = columns1[20], fys = columns1[21], fzs = columns1[22];
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      int i = from1 + k;
      DoubleVector y = ((DoubleVector) fromArray(HALF, bys, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(y).intoArray(doubleRows, ROW_Y3 + k);
      DoubleVector z = ((DoubleVector) fromArray(HALF, bzs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(z).intoArray(doubleRows, ROW_Z3 + k);
      DoubleVector x = ((DoubleVector) fromArray(HALF, bxs, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector square = x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z));
      // square > 0x1p33 ? 0x1p-33 : square < 0x1p-33 ? 0x1p33 : 1
      DOUBLE_VECTOR.cast(ALL_ONE.blend(ALL_C8_59E_09, square.compare(LT, ALL_C1_16E_10))
          .blend(ALL_C1_16E_10, square.compare(GT, ALL_C8_59E_09))).intoArray(doubleRows, ROW_BS + k);
      DoubleVector x2 = ((DoubleVector) fromArray(HALF, txs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(x2).intoArray(doubleRows, ROW_X4 + k);
      DoubleVector y2 = ((DoubleVector) fromArray(HALF, tys, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(y2).intoArray(doubleRows, ROW_Y4 + k);
      DoubleVector z2 = ((DoubleVector) fromArray(HALF, tzs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(z2).intoArray(doubleRows, ROW_Z4 + k);
      DoubleVector square2 = x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2));
      // square > 0x1p33 ? 0x1p-33 : square < 0x1p-33 ? 0x1p33 : 1
      DOUBLE_VECTOR.cast(ALL_ONE.blend(ALL_C8_59E_09, square2.compare(LT, ALL_C1_16E_10))
          .blend(ALL_C1_16E_10, square2.compare(GT, ALL_C8_59E_09))).intoArray(doubleRows, ROW_TS + k);
      DoubleVector x3 = ((DoubleVector) fromArray(HALF, nxs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(x3).intoArray(doubleRows, ROW_X5 + k);
      DoubleVector y3 = ((DoubleVector) fromArray(HALF, nys, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(y3).intoArray(doubleRows, ROW_Y5 + k);
      DoubleVector z3 = ((DoubleVector) fromArray(HALF, nzs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(z3).intoArray(doubleRows, ROW_Z5 + k);
      DoubleVector square3 = x3.lanewise(MUL, x3).lanewise(ADD, y3.lanewise(MUL, y3))
          .lanewise(ADD, z3.lanewise(MUL, z3));
      // square > 0x1p33 ? 0x1p-33 : square < 0x1p-33 ? 0x1p33 : 1
      DOUBLE_VECTOR.cast(ALL_ONE.blend(ALL_C8_59E_09, square3.compare(LT, ALL_C1_16E_10))
          .blend(ALL_C1_16E_10, square3.compare(GT, ALL_C8_59E_09))).intoArray(doubleRows, ROW_NS + k);
      DoubleVector x4 = ((DoubleVector) fromArray(HALF, fxs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(x4).intoArray(doubleRows, ROW_X6 + k);
      DoubleVector y4 = ((DoubleVector) fromArray(HALF, fys, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(y4).intoArray(doubleRows, ROW_Y6 + k);
      DoubleVector z4 = ((DoubleVector) fromArray(HALF, fzs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(z4).intoArray(doubleRows, ROW_Z6 + k);
      DoubleVector square4 = x4.lanewise(MUL, x4).lanewise(ADD, y4.lanewise(MUL, y4))
          .lanewise(ADD, z4.lanewise(MUL, z4));
      // square > 0x1p33 ? 0x1p-33 : square < 0x1p-33 ? 0x1p33 : 1
      DOUBLE_VECTOR.cast(ALL_ONE.blend(ALL_C8_59E_09, square4.compare(LT, ALL_C1_16E_10))
          .blend(ALL_C1_16E_10, square4.compare(GT, ALL_C8_59E_09))).intoArray(doubleRows, ROW_FS + k);
      DoubleVector ls = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_LS + k);
      DoubleVector x5 = ((DoubleVector) fromArray(HALF, lxs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(ls.lanewise(MUL, x5)).intoArray(doubleRows, ROW_LX + k);
      DoubleVector y5 = ((DoubleVector) fromArray(HALF, lys, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(ls.lanewise(MUL, y5)).intoArray(doubleRows, ROW_LY + k);
      DoubleVector z5 = ((DoubleVector) fromArray(HALF, lzs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(ls.lanewise(MUL, z5)).intoArray(doubleRows, ROW_LZ + k);
      DoubleVector d = ((DoubleVector) fromArray(HALF, lds, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector mx = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_MX + k);
      DoubleVector my = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_MY + k);
      DoubleVector mz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_MZ + k);
      DOUBLE_VECTOR.cast(ls.lanewise(MUL, x5.lanewise(MUL, mx).lanewise(ADD, y5.lanewise(MUL, my))
          .lanewise(ADD, z5.lanewise(MUL, mz)).lanewise(ADD, d))).intoArray(doubleRows, ROW_LD + k);
      DoubleVector rs = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_RS + k);
      DoubleVector x6 = ((DoubleVector) fromArray(HALF, rxs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(rs.lanewise(MUL, x6)).intoArray(doubleRows, ROW_RX + k);
      DoubleVector y6 = ((DoubleVector) fromArray(HALF, rys, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(rs.lanewise(MUL, y6)).intoArray(doubleRows, ROW_RY + k);
      DoubleVector z6 = ((DoubleVector) fromArray(HALF, rzs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(rs.lanewise(MUL, z6)).intoArray(doubleRows, ROW_RZ + k);
      DoubleVector d2 = ((DoubleVector) fromArray(HALF, rds, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(rs.lanewise(MUL, x6.lanewise(MUL, mx).lanewise(ADD, y6.lanewise(MUL, my))
          .lanewise(ADD, z6.lanewise(MUL, mz)).lanewise(ADD, d2))).intoArray(doubleRows, ROW_RD + k);
    }
  }

  private static void doubles4(float[][] columns1, int from1, float[][] columns2, int from2,
      double[] doubleRows) {
    if (columns1 == null) {
      return;
    }
    float[] bxs = columns1[8], bys = columns1[9], bzs = columns1[10], bds = columns1[11], txs = columns1[12],
        tys = columns1[13], tzs = columns1[14], tds = columns1[15], nxs = columns1[16], nys = columns1[17],
        nzs = columns1[18], nds = columns1[19], fxs = columns1[20], fys = columns1[21], fzs = columns1[22],
        fds = columns1[23];
    float[] radiuss = columns2[6];
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      int i = from1 + k;
      int j = from2 + k;
      DoubleVector bs = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_BS + k);
      DoubleVector x = ((DoubleVector) fromArray(HALF, bxs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(bs.lanewise(MUL, x)).intoArray(doubleRows, ROW_BX + k);
      DoubleVector y = ((DoubleVector) fromArray(HALF, bys, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(bs.lanewise(MUL, y)).intoArray(doubleRows, ROW_BY + k);
      DoubleVector z = ((DoubleVector) fromArray(HALF, bzs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(bs.lanewise(MUL, z)).intoArray(doubleRows, ROW_BZ + k);
      DoubleVector d = ((DoubleVector) fromArray(HALF, bds, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector mx = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_MX + k);
      DoubleVector my = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_MY + k);
      DoubleVector mz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_MZ + k);
      DOUBLE_VECTOR.cast(bs.lanewise(MUL, x.lanewise(MUL, mx).lanewise(ADD, y.lanewise(MUL, my))
          .lanewise(ADD, z.lanewise(MUL, mz)).lanewise(ADD, d))).intoArray(doubleRows, ROW_BD + k);
      DoubleVector ts = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_TS + k);
      DoubleVector x2 = ((DoubleVector) fromArray(HALF, txs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(ts.lanewise(MUL, x2)).intoArray(doubleRows, ROW_TX + k);
      DoubleVector y2 = ((DoubleVector) fromArray(HALF, tys, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(ts.lanewise(MUL, y2)).intoArray(doubleRows, ROW_TY + k);
      DoubleVector z2 = ((DoubleVector) fromArray(HALF, tzs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(ts.lanewise(MUL, z2)).intoArray(doubleRows, ROW_TZ + k);
      DoubleVector d2 = ((DoubleVector) fromArray(HALF, tds, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(ts.lanewise(MUL, x2.lanewise(MUL, mx).lanewise(ADD, y2.lanewise(MUL, my))
          .lanewise(ADD, z2.lanewise(MUL, mz)).lanewise(ADD, d2))).intoArray(doubleRows, ROW_TD + k);
      DoubleVector ns = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_NS + k);
      DoubleVector x3 = ((DoubleVector) fromArray(HALF, nxs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(ns.lanewise(MUL, x3)).intoArray(doubleRows, ROW_NX + k);
      DoubleVector y3 = ((DoubleVector) fromArray(HALF, nys, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(ns.lanewise(MUL, y3)).intoArray(doubleRows, ROW_NY + k);
      DoubleVector z3 = ((DoubleVector) fromArray(HALF, nzs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(ns.lanewise(MUL, z3)).intoArray(doubleRows, ROW_NZ + k);
      DoubleVector d3 = ((DoubleVector) fromArray(HALF, nds, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(ns.lanewise(MUL, x3.lanewise(MUL, mx).lanewise(ADD, y3.lanewise(MUL, my))
          .lanewise(ADD, z3.lanewise(MUL, mz)).lanewise(ADD, d3))).intoArray(doubleRows, ROW_ND + k);
      DoubleVector fs = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_FS + k);
      DoubleVector x4 = ((DoubleVector) fromArray(HALF, fxs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(fs.lanewise(MUL, x4)).intoArray(doubleRows, ROW_FX + k);
      DoubleVector y4 = ((DoubleVector) fromArray(HALF, fys, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(fs.lanewise(MUL, y4)).intoArray(doubleRows, ROW_FY + k);
      DoubleVector z4 = ((DoubleVector) fromArray(HALF, fzs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(fs.lanewise(MUL, z4)).intoArray(doubleRows, ROW_FZ + k);
      DoubleVector d4 = ((DoubleVector) fromArray(HALF, fds, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(fs.lanewise(MUL, x4.lanewise(MUL, mx).lanewise(ADD, y4.lanewise(MUL, my))
          .lanewise(ADD, z4.lanewise(MUL, mz)).lanewise(ADD, d4))).intoArray(doubleRows, ROW_FD + k);
      DoubleVector x5 = ((DoubleVector) fromArray(HALF, radiuss, j).convertShape(F2D, DOUBLES, 0));
      // x > Float.MAX_VALUE ? FAR : x < -Float.MAX_VALUE ? -FAR : x
      DOUBLE_VECTOR.cast(x5.blend(ALL_MINUS_C3_27E_150, x5.compare(LT, ALL_MINUS_LARGEST))
          .blend(ALL_FAR, x5.compare(GT, ALL_LARGEST_10))).intoArray(doubleRows, ROW_R + k);
    }
  }

  /** {@code faceAlong} of a block, from rows of values. */
  private static long faceAlong(double[] rows, int xRow, int yRow, int zRow, int dRow) {
    if (rows == null) {
      return 0;
    }
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector x = DoubleVector.fromArray(DOUBLES, rows, xRow + k);
      DoubleVector y = DoubleVector.fromArray(DOUBLES, rows, yRow + k);
      DoubleVector z = DoubleVector.fromArray(DOUBLES, rows, zRow + k);
      hits |= DoubleVector.fromArray(DOUBLES, rows, dRow + k)
          .lanewise(SUB, x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_GX + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_GY + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_GZ + k))).lanewise(ABS))
          .compare(LE, DoubleVector.fromArray(DOUBLES, rows, ROW_R + k)
          .lanewise(MUL, x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y)).lanewise(ADD, z.lanewise(MUL, z))
          .lanewise(SQRT))).toLong() << k;
    }
    return hits;
  }

  /** {@code edgeAlong} of a block, from rows of values. */
  private static long edgeAlong(double[] rows, int axRow, int ayRow, int azRow, int adRow, int bxRow,
      int byRow, int bzRow, int bdRow) {
    if (rows == null) {
      return 0;
    }
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector ax = DoubleVector.fromArray(DOUBLES, rows, axRow + k);
      DoubleVector gx = DoubleVector.fromArray(DOUBLES, rows, ROW_GX + k);
      DoubleVector ay = DoubleVector.fromArray(DOUBLES, rows, ayRow + k);
      DoubleVector gy = DoubleVector.fromArray(DOUBLES, rows, ROW_GY + k);
      DoubleVector az = DoubleVector.fromArray(DOUBLES, rows, azRow + k);
      DoubleVector gz = DoubleVector.fromArray(DOUBLES, rows, ROW_GZ + k);
      DoubleVector as = ax.lanewise(MUL, gx).lanewise(ADD, ay.lanewise(MUL, gy))
          .lanewise(ADD, az.lanewise(MUL, gz));
      DoubleVector bx = DoubleVector.fromArray(DOUBLES, rows, bxRow + k);
      DoubleVector by = DoubleVector.fromArray(DOUBLES, rows, byRow + k);
      DoubleVector bz = DoubleVector.fromArray(DOUBLES, rows, bzRow + k);
      DoubleVector bs = bx.lanewise(MUL, gx).lanewise(ADD, by.lanewise(MUL, gy))
          .lanewise(ADD, bz.lanewise(MUL, gz));
      DoubleVector a = bs.lanewise(ABS);
      DoubleVector b = as.lanewise(ABS);
      DoubleVector x = a.lanewise(MUL, ax).lanewise(ADD, b.lanewise(MUL, bx));
      DoubleVector y = a.lanewise(MUL, ay).lanewise(ADD, b.lanewise(MUL, by));
      DoubleVector z = a.lanewise(MUL, az).lanewise(ADD, b.lanewise(MUL, bz));
      DoubleVector ad = DoubleVector.fromArray(DOUBLES, rows, adRow + k);
      DoubleVector bd = DoubleVector.fromArray(DOUBLES, rows, bdRow + k);
      DoubleVector r = DoubleVector.fromArray(DOUBLES, rows, ROW_R + k);
      VectorMask<Double> across = as.lanewise(MUL, bs).compare(GT, ALL_ZERO_14)
          .or(a.lanewise(MUL, ad).lanewise(ADD, b.lanewise(MUL, bd))
          .compare(LE, r.lanewise(MUL, x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z)).lanewise(SQRT))));
      DoubleVector bb = bx.lanewise(MUL, bx).lanewise(ADD, by.lanewise(MUL, by))
          .lanewise(ADD, bz.lanewise(MUL, bz));
      DoubleVector ab = ax.lanewise(MUL, bx).lanewise(ADD, ay.lanewise(MUL, by))
          .lanewise(ADD, az.lanewise(MUL, bz));
      DoubleVector aa = ax.lanewise(MUL, ax).lanewise(ADD, ay.lanewise(MUL, ay))
          .lanewise(ADD, az.lanewise(MUL, az));
      DoubleVector slope = as.lanewise(MUL, ad.lanewise(MUL, bb).lanewise(SUB, bd.lanewise(MUL, ab)))
          .lanewise(ADD, bs.lanewise(MUL, bd.lanewise(MUL, aa).lanewise(SUB, ad.lanewise(MUL, ab))));
      // slope < 0 ? 1 : -1
      DoubleVector end = ALL_MINUS_ONE.blend(ALL_ONE, slope.compare(LT, ALL_ZERO_14));
      DoubleVector ae = ad.lanewise(ADD, end.lanewise(MUL, as));
      DoubleVector be = bd.lanewise(ADD, end.lanewise(MUL, bs));
      DoubleVector a2 = ae.lanewise(MUL, bb).lanewise(SUB, be.lanewise(MUL, ab));
      DoubleVector b2 = be.lanewise(MUL, aa).lanewise(SUB, ae.lanewise(MUL, ab));
      VectorMask<Double> aAtLeastZeroAndBAtLeastZero = a2.compare(GE, ALL_ZERO_14);
      aAtLeastZeroAndBAtLeastZero = b2.compare(GE, ALL_ZERO_14, aAtLeastZeroAndBAtLeastZero);
      DoubleVector x2 = a2.lanewise(MUL, ax).lanewise(ADD, b2.lanewise(MUL, bx));
      DoubleVector y2 = a2.lanewise(MUL, ay).lanewise(ADD, b2.lanewise(MUL, by));
      DoubleVector z2 = a2.lanewise(MUL, az).lanewise(ADD, b2.lanewise(MUL, bz));
      VectorMask<Double> there = aAtLeastZeroAndBAtLeastZero.not()
          .or(a2.lanewise(MUL, ad).lanewise(ADD, b2.lanewise(MUL, bd))
          .lanewise(SUB, a2.lanewise(MUL, as).lanewise(ADD, b2.lanewise(MUL, bs)).lanewise(ABS))
          .compare(LE, r.lanewise(MUL, x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2)).lanewise(SQRT))));
      hits |= across.and(there).toLong() << k;
    }
    return hits;
  }

  /** {@code cornerAtEnd} of a block, from rows of values. */
  private static long cornerAtEnd(double[] rows, int axRow, int ayRow, int azRow, int adRow, int bxRow,
      int byRow, int bzRow, int bdRow, int cxRow, int cyRow, int czRow, int cdRow) {
    if (rows == null) {
      return 0;
    }
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector by = DoubleVector.fromArray(DOUBLES, rows, byRow + k);
      DoubleVector cz = DoubleVector.fromArray(DOUBLES, rows, czRow + k);
      DoubleVector bz = DoubleVector.fromArray(DOUBLES, rows, bzRow + k);
      DoubleVector cy = DoubleVector.fromArray(DOUBLES, rows, cyRow + k);
      DoubleVector bcx = by.lanewise(MUL, cz).lanewise(SUB, bz.lanewise(MUL, cy));
      DoubleVector az = DoubleVector.fromArray(DOUBLES, rows, azRow + k);
      DoubleVector ay = DoubleVector.fromArray(DOUBLES, rows, ayRow + k);
      DoubleVector cax = cy.lanewise(MUL, az).lanewise(SUB, cz.lanewise(MUL, ay));
      DoubleVector abx = ay.lanewise(MUL, bz).lanewise(SUB, az.lanewise(MUL, by));
      DoubleVector ad = DoubleVector.fromArray(DOUBLES, rows, adRow + k);
      DoubleVector bd = DoubleVector.fromArray(DOUBLES, rows, bdRow + k);
      DoubleVector cd = DoubleVector.fromArray(DOUBLES, rows, cdRow + k);
      DoubleVector qx = ad.lanewise(MUL, bcx).lanewise(ADD, bd.lanewise(MUL, cax))
          .lanewise(ADD, cd.lanewise(MUL, abx));
      DoubleVector cx = DoubleVector.fromArray(DOUBLES, rows, cxRow + k);
      DoubleVector bx = DoubleVector.fromArray(DOUBLES, rows, bxRow + k);
      DoubleVector bcy = bz.lanewise(MUL, cx).lanewise(SUB, bx.lanewise(MUL, cz));
      DoubleVector ax = DoubleVector.fromArray(DOUBLES, rows, axRow + k);
      DoubleVector cay = cz.lanewise(MUL, ax).lanewise(SUB, cx.lanewise(MUL, az));
      DoubleVector aby = az.lanewise(MUL, bx).lanewise(SUB, ax.lanewise(MUL, bz));
      DoubleVector qy = ad.lanewise(MUL, bcy).lanewise(ADD, bd.lanewise(MUL, cay))
          .lanewise(ADD, cd.lanewise(MUL, aby));
      DoubleVector bcz = bx.lanewise(MUL, cy).lanewise(SUB, by.lanewise(MUL, cx));
      DoubleVector caz = cx.lanewise(MUL, ay).lanewise(SUB, cy.lanewise(MUL, ax));
      DoubleVector abz = ax.lanewise(MUL, by).lanewise(SUB, ay.lanewise(MUL, bx));
      DoubleVector qz = ad.lanewise(MUL, bcz).lanewise(ADD, bd.lanewise(MUL, caz))
          .lanewise(ADD, cd.lanewise(MUL, abz));
      DoubleVector gx = DoubleVector.fromArray(DOUBLES, rows, ROW_GX + k);
      DoubleVector gy = DoubleVector.fromArray(DOUBLES, rows, ROW_GY + k);
      DoubleVector gz = DoubleVector.fromArray(DOUBLES, rows, ROW_GZ + k);
      DoubleVector along = qx.lanewise(MUL, gx).lanewise(ADD, qy.lanewise(MUL, gy))
          .lanewise(ADD, qz.lanewise(MUL, gz));
      DoubleVector det = ax.lanewise(MUL, bcx).lanewise(ADD, ay.lanewise(MUL, bcy))
          .lanewise(ADD, az.lanewise(MUL, bcz));
      // along * det < 0 ? det : -det
      DoubleVector e = det.lanewise(NEG).blend(det, along.lanewise(MUL, det).compare(LT, ALL_ZERO_14));
      DoubleVector wx = qx.lanewise(ADD, e.lanewise(MUL, gx));
      DoubleVector wy = qy.lanewise(ADD, e.lanewise(MUL, gy));
      DoubleVector wz = qz.lanewise(ADD, e.lanewise(MUL, gz));
      DoubleVector a = wx.lanewise(MUL, bcx).lanewise(ADD, wy.lanewise(MUL, bcy))
          .lanewise(ADD, wz.lanewise(MUL, bcz));
      DoubleVector b = wx.lanewise(MUL, cax).lanewise(ADD, wy.lanewise(MUL, cay))
          .lanewise(ADD, wz.lanewise(MUL, caz));
      DoubleVector c = wx.lanewise(MUL, abx).lanewise(ADD, wy.lanewise(MUL, aby))
          .lanewise(ADD, wz.lanewise(MUL, abz));
      VectorMask<Double> aAtLeastZeroAndCAtLeastZero = a.compare(GE, ALL_ZERO_14);
      aAtLeastZeroAndCAtLeastZero = b.compare(GE, ALL_ZERO_14, aAtLeastZeroAndCAtLeastZero);
      aAtLeastZeroAndCAtLeastZero = c.compare(GE, ALL_ZERO_14, aAtLeastZeroAndCAtLeastZero);
      DoubleVector lx = a.lanewise(MUL, ax).lanewise(ADD, b.lanewise(MUL, bx))
          .lanewise(ADD, c.lanewise(MUL, cx));
      DoubleVector ly = a.lanewise(MUL, ay).lanewise(ADD, b.lanewise(MUL, by))
          .lanewise(ADD, c.lanewise(MUL, cy));
      DoubleVector lz = a.lanewise(MUL, az).lanewise(ADD, b.lanewise(MUL, bz))
          .lanewise(ADD, c.lanewise(MUL, cz));
      hits |= aAtLeastZeroAndCAtLeastZero.not()
          .or(a.lanewise(MUL, ad).lanewise(ADD, b.lanewise(MUL, bd)).lanewise(ADD, c.lanewise(MUL, cd))
          .lanewise(SUB, lx.lanewise(MUL, gx).lanewise(ADD, ly.lanewise(MUL, gy))
          .lanewise(ADD, lz.lanewise(MUL, gz)).lanewise(ABS))
          .compare(LE, DoubleVector.fromArray(DOUBLES, rows, ROW_R + k)
          .lanewise(MUL, lx.lanewise(MUL, lx).lanewise(ADD, ly.lanewise(MUL, ly))
          .lanewise(ADD, lz.lanewise(MUL, lz)).lanewise(SQRT)))).toLong() << k;
    }
    return hits;
  }

  /** {@code cornerAcross} of a block, from rows of values. */
  private static long cornerAcross(double[] rows, int axRow, int ayRow, int azRow, int adRow, int bxRow,
      int byRow, int bzRow, int bdRow, int cxRow, int cyRow, int czRow, int cdRow) {
    if (rows == null) {
      return 0;
    }
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector gx = DoubleVector.fromArray(DOUBLES, rows, ROW_GX + k);
      DoubleVector gy = DoubleVector.fromArray(DOUBLES, rows, ROW_GY + k);
      DoubleVector gz = DoubleVector.fromArray(DOUBLES, rows, ROW_GZ + k);
      DoubleVector gg = gx.lanewise(MUL, gx).lanewise(ADD, gy.lanewise(MUL, gy))
          .lanewise(ADD, gz.lanewise(MUL, gz));
      DoubleVector by = DoubleVector.fromArray(DOUBLES, rows, byRow + k);
      DoubleVector cz = DoubleVector.fromArray(DOUBLES, rows, czRow + k);
      DoubleVector bz = DoubleVector.fromArray(DOUBLES, rows, bzRow + k);
      DoubleVector cy = DoubleVector.fromArray(DOUBLES, rows, cyRow + k);
      DoubleVector bcx = by.lanewise(MUL, cz).lanewise(SUB, bz.lanewise(MUL, cy));
      DoubleVector az = DoubleVector.fromArray(DOUBLES, rows, azRow + k);
      DoubleVector ay = DoubleVector.fromArray(DOUBLES, rows, ayRow + k);
      DoubleVector cax = cy.lanewise(MUL, az).lanewise(SUB, cz.lanewise(MUL, ay));
      DoubleVector abx = ay.lanewise(MUL, bz).lanewise(SUB, az.lanewise(MUL, by));
      DoubleVector ad = DoubleVector.fromArray(DOUBLES, rows, adRow + k);
      DoubleVector bd = DoubleVector.fromArray(DOUBLES, rows, bdRow + k);
      DoubleVector cd = DoubleVector.fromArray(DOUBLES, rows, cdRow + k);
      DoubleVector qx = ad.lanewise(MUL, bcx).lanewise(ADD, bd.lanewise(MUL, cax))
          .lanewise(ADD, cd.lanewise(MUL, abx));
      DoubleVector cx = DoubleVector.fromArray(DOUBLES, rows, cxRow + k);
      DoubleVector bx = DoubleVector.fromArray(DOUBLES, rows, bxRow + k);
      DoubleVector bcy = bz.lanewise(MUL, cx).lanewise(SUB, bx.lanewise(MUL, cz));
      DoubleVector ax = DoubleVector.fromArray(DOUBLES, rows, axRow + k);
      DoubleVector cay = cz.lanewise(MUL, ax).lanewise(SUB, cx.lanewise(MUL, az));
      DoubleVector aby = az.lanewise(MUL, bx).lanewise(SUB, ax.lanewise(MUL, bz));
      DoubleVector qy = ad.lanewise(MUL, bcy).lanewise(ADD, bd.lanewise(MUL, cay))
          .lanewise(ADD, cd.lanewise(MUL, aby));
      DoubleVector bcz = bx.lanewise(MUL, cy).lanewise(SUB, by.lanewise(MUL, cx));
      DoubleVector caz = cx.lanewise(MUL, ay).lanewise(SUB, cy.lanewise(MUL, ax));
      DoubleVector abz = ax.lanewise(MUL, by).lanewise(SUB, ay.lanewise(MUL, bx));
      DoubleVector qz = ad.lanewise(MUL, bcz).lanewise(ADD, bd.lanewise(MUL, caz))
          .lanewise(ADD, cd.lanewise(MUL, abz));
      DoubleVector along = qx.lanewise(MUL, gx).lanewise(ADD, qy.lanewise(MUL, gy))
          .lanewise(ADD, qz.lanewise(MUL, gz));
      DoubleVector wx = gg.lanewise(MUL, qx).lanewise(SUB, along.lanewise(MUL, gx));
      DoubleVector wy = gg.lanewise(MUL, qy).lanewise(SUB, along.lanewise(MUL, gy));
      DoubleVector wz = gg.lanewise(MUL, qz).lanewise(SUB, along.lanewise(MUL, gz));
      DoubleVector a = wx.lanewise(MUL, bcx).lanewise(ADD, wy.lanewise(MUL, bcy))
          .lanewise(ADD, wz.lanewise(MUL, bcz));
      DoubleVector b = wx.lanewise(MUL, cax).lanewise(ADD, wy.lanewise(MUL, cay))
          .lanewise(ADD, wz.lanewise(MUL, caz));
      DoubleVector c = wx.lanewise(MUL, abx).lanewise(ADD, wy.lanewise(MUL, aby))
          .lanewise(ADD, wz.lanewise(MUL, abz));
      VectorMask<Double> aAtLeastZeroAndCAtLeastZero = a.compare(GE, ALL_ZERO_14);
      aAtLeastZeroAndCAtLeastZero = b.compare(GE, ALL_ZERO_14, aAtLeastZeroAndCAtLeastZero);
      aAtLeastZeroAndCAtLeastZero = c.compare(GE, ALL_ZERO_14, aAtLeastZeroAndCAtLeastZero);
      DoubleVector lx = a.lanewise(MUL, ax).lanewise(ADD, b.lanewise(MUL, bx))
          .lanewise(ADD, c.lanewise(MUL, cx));
      DoubleVector ly = a.lanewise(MUL, ay).lanewise(ADD, b.lanewise(MUL, by))
          .lanewise(ADD, c.lanewise(MUL, cy));
      DoubleVector lz = a.lanewise(MUL, az).lanewise(ADD, b.lanewise(MUL, bz))
          .lanewise(ADD, c.lanewise(MUL, cz));
      hits |= aAtLeastZeroAndCAtLeastZero.not()
          .or(a.lanewise(MUL, ad).lanewise(ADD, b.lanewise(MUL, bd)).lanewise(ADD, c.lanewise(MUL, cd))
          .lanewise(SUB, lx.lanewise(MUL, gx).lanewise(ADD, ly.lanewise(MUL, gy))
          .lanewise(ADD, lz.lanewise(MUL, gz)).lanewise(ABS))
          .compare(LE, DoubleVector.fromArray(DOUBLES, rows, ROW_R + k)
          .lanewise(MUL, lx.lanewise(MUL, lx).lanewise(ADD, ly.lanewise(MUL, ly))
          .lanewise(ADD, lz.lanewise(MUL, lz)).lanewise(SQRT)))).toLong() << k;
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0);
      doubles2(null, 0, null, 0, null);
      doubles3(null, 0, null);
      doubles4(null, 0, null, 0, null);
      faceAlong(null, 0, 0, 0, 0);
      edgeAlong(null, 0, 0, 0, 0, 0, 0, 0, 0);
      cornerAtEnd(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      cornerAcross(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    }
  }
}
