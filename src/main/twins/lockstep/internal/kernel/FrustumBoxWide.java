// Compiled from FrustumBox.java; changes are made there.
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

/** Wide twin of {@link FrustumBox#overlap}: the same operations in the same order, on vectors of pairs. */
final class FrustumBoxWide implements StagedKernel, LoopedKernel {
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_SLACK = FloatVector.broadcast(FLOATS, 4.7683716E-7f);
  private static final FloatVector ALL_C1_18E_38 = FloatVector.broadcast(FLOATS, 1.1754944E-38f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_MINUS_LARGEST = FloatVector.broadcast(FLOATS, -3.4028235E38f);
  private static final DoubleVector ALL_LARGEST_8 = DoubleVector.broadcast(DOUBLES, 3.4028234663852886E38);
  private static final DoubleVector ALL_MINUS_LARGEST_9 = DoubleVector.broadcast(DOUBLES, -3.4028234663852886E38);
  private static final DoubleVector ALL_MINUS_C3_27E_150 = DoubleVector.broadcast(DOUBLES, -3.273390607896142E150);
  private static final DoubleVector ALL_FAR = DoubleVector.broadcast(DOUBLES, 3.273390607896142E150);
  private static final DoubleVector ALL_ZERO_12 = DoubleVector.broadcast(DOUBLES, 0.0);

  /** There are no masks of two lanes: where doubles come in twos, the definition decides. */
  private static final FrustumBoxScalar SCALAR = new FrustumBoxScalar();

  private static final int ROW_MIN_X = 0 * Kernel.BLOCK;
  private static final int ROW_MIN_Y = 1 * Kernel.BLOCK;
  private static final int ROW_MIN_Z = 2 * Kernel.BLOCK;
  private static final int ROW_MAX_X = 3 * Kernel.BLOCK;
  private static final int ROW_MAX_Y = 4 * Kernel.BLOCK;
  private static final int ROW_MAX_Z = 5 * Kernel.BLOCK;
  private static final int ROW_LX = 6 * Kernel.BLOCK;
  private static final int ROW_LY = 7 * Kernel.BLOCK;
  private static final int ROW_LZ = 8 * Kernel.BLOCK;
  private static final int ROW_LD = 9 * Kernel.BLOCK;
  private static final int ROW_RX = 10 * Kernel.BLOCK;
  private static final int ROW_RY = 11 * Kernel.BLOCK;
  private static final int ROW_RZ = 12 * Kernel.BLOCK;
  private static final int ROW_RD = 13 * Kernel.BLOCK;
  private static final int ROW_BX = 14 * Kernel.BLOCK;
  private static final int ROW_BY = 15 * Kernel.BLOCK;
  private static final int ROW_BZ = 16 * Kernel.BLOCK;
  private static final int ROW_BD = 17 * Kernel.BLOCK;
  private static final int ROW_TX = 18 * Kernel.BLOCK;
  private static final int ROW_TY = 19 * Kernel.BLOCK;
  private static final int ROW_TZ = 20 * Kernel.BLOCK;
  private static final int ROW_TD = 21 * Kernel.BLOCK;
  private static final int ROW_NX = 22 * Kernel.BLOCK;
  private static final int ROW_NY = 23 * Kernel.BLOCK;
  private static final int ROW_NZ = 24 * Kernel.BLOCK;
  private static final int ROW_ND = 25 * Kernel.BLOCK;
  private static final int ROW_FX = 26 * Kernel.BLOCK;
  private static final int ROW_FY = 27 * Kernel.BLOCK;
  private static final int ROW_FZ = 28 * Kernel.BLOCK;
  private static final int ROW_FD = 29 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<double[]> DOUBLE_ROWS =
      ThreadLocal.withInitial(() -> new double[30 * Kernel.BLOCK]);

  private static final int[][] COLUMNS1 = {{0, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11}, {12, 13, 14, 15}, {16,
      17, 18, 19}, {20, 21, 22, 23}, {0, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11}, {12, 13, 14, 15}, {16, 17, 18,
      19}, {20, 21, 22, 23}, {}};
  private static final int[][] COLUMNS2 = {{0, 1, 2, 3, 4, 5}, {0, 1, 2, 3, 4, 5}, {0, 1, 2, 3, 4, 5}, {0, 1,
      2, 3, 4, 5}, {0, 1, 2, 3, 4, 5}, {0, 1, 2, 3, 4, 5}, {0, 1, 2, 3, 4, 5}, {0, 1, 2, 3, 4, 5}, {0, 1, 2, 3,
      4, 5}, {0, 1, 2, 3, 4, 5}, {0, 1, 2, 3, 4, 5}, {0, 1, 2, 3, 4, 5}, {0, 1, 2, 3, 4, 5}};

  @Override
  public int firstWidth() {
    return 24;
  }

  @Override
  public int secondWidth() {
    return 6;
  }

  @Override
  public int operations() {
    return 4256;
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
          columns2[2], columns2[3], columns2[4], columns2[5], first, second, count, out);
      case 1 -> reachesTerm(columns1[4], columns1[5], columns1[6], columns1[7], columns2[0], columns2[1],
          columns2[2], columns2[3], columns2[4], columns2[5], first, second, count, out);
      case 2 -> reachesTerm(columns1[8], columns1[9], columns1[10], columns1[11], columns2[0], columns2[1],
          columns2[2], columns2[3], columns2[4], columns2[5], first, second, count, out);
      case 3 -> reachesTerm(columns1[12], columns1[13], columns1[14], columns1[15], columns2[0], columns2[1],
          columns2[2], columns2[3], columns2[4], columns2[5], first, second, count, out);
      case 4 -> reachesTerm(columns1[16], columns1[17], columns1[18], columns1[19], columns2[0], columns2[1],
          columns2[2], columns2[3], columns2[4], columns2[5], first, second, count, out);
      case 5 -> reachesTerm(columns1[20], columns1[21], columns1[22], columns1[23], columns2[0], columns2[1],
          columns2[2], columns2[3], columns2[4], columns2[5], first, second, count, out);
      case 6 -> holdsTerm(columns1[0], columns1[1], columns1[2], columns1[3], columns2[0], columns2[1],
          columns2[2], columns2[3], columns2[4], columns2[5], first, second, count, out);
      case 7 -> holdsTerm(columns1[4], columns1[5], columns1[6], columns1[7], columns2[0], columns2[1],
          columns2[2], columns2[3], columns2[4], columns2[5], first, second, count, out);
      case 8 -> holdsTerm(columns1[8], columns1[9], columns1[10], columns1[11], columns2[0], columns2[1],
          columns2[2], columns2[3], columns2[4], columns2[5], first, second, count, out);
      case 9 -> holdsTerm(columns1[12], columns1[13], columns1[14], columns1[15], columns2[0], columns2[1],
          columns2[2], columns2[3], columns2[4], columns2[5], first, second, count, out);
      case 10 -> holdsTerm(columns1[16], columns1[17], columns1[18], columns1[19], columns2[0], columns2[1],
          columns2[2], columns2[3], columns2[4], columns2[5], first, second, count, out);
      case 11 -> holdsTerm(columns1[20], columns1[21], columns1[22], columns1[23], columns2[0], columns2[1],
          columns2[2], columns2[3], columns2[4], columns2[5], first, second, count, out);
      case 12 -> term(columns2[0], columns2[1], columns2[2], columns2[3], columns2[4], columns2[5], second,
          count, out);
      default -> throw new IndexOutOfBoundsException("there is no term " + term);
    }
  }

  private static void reachesTerm(float[] xs, float[] ys, float[] zs, float[] ds, float[] minXs, float[] minYs,
      float[] minZs, float[] maxXs, float[] maxYs, float[] maxZs, Operand first, Operand second, int count,
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
        // x > 0 ? x * minX : x < 0 ? x * maxX : 0
        FloatVector a = ALL_ZERO.blend(x.lanewise(MUL, fromArray(FLOATS, maxXs, j)), x.compare(LT, ALL_ZERO))
            .blend(x.lanewise(MUL, fromArray(FLOATS, minXs, j)), x.compare(GT, ALL_ZERO));
        // y > 0 ? y * minY : y < 0 ? y * maxY : 0
        FloatVector b = ALL_ZERO.blend(y.lanewise(MUL, fromArray(FLOATS, maxYs, j)), y.compare(LT, ALL_ZERO))
            .blend(y.lanewise(MUL, fromArray(FLOATS, minYs, j)), y.compare(GT, ALL_ZERO));
        // z > 0 ? z * minZ : z < 0 ? z * maxZ : 0
        FloatVector c = ALL_ZERO.blend(z.lanewise(MUL, fromArray(FLOATS, maxZs, j)), z.compare(LT, ALL_ZERO))
            .blend(z.lanewise(MUL, fromArray(FLOATS, minZs, j)), z.compare(GT, ALL_ZERO));
        VectorMask<Float> hit = absD.compare(LE, ALL_LARGEST, a.lanewise(ADD, b).lanewise(ADD, c)
            .lanewise(ADD, d).compare(GT, ALL_SLACK
            .lanewise(MUL, a.lanewise(ABS).lanewise(ADD, b.lanewise(ABS)).lanewise(ADD, c.lanewise(ABS))
            .lanewise(ADD, absD)).lanewise(ADD, ALL_C1_18E_38)).not());
        hit = square.compare(GE, ALL_LEAST_SQUARE, hit);
        hit = square.compare(LE, ALL_LARGEST_SQUARE, hit);
        hits |= hit.toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void holdsTerm(float[] xs, float[] ys, float[] zs, float[] ds, float[] minXs, float[] minYs,
      float[] minZs, float[] maxXs, float[] maxYs, float[] maxZs, Operand first, Operand second, int count,
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
        FloatVector px = ALL_HALF.lanewise(MUL, fromArray(FLOATS, minXs, j)
            .lanewise(ADD, fromArray(FLOATS, maxXs, j)));
        FloatVector a = fromArray(FLOATS, xs, i).lanewise(MUL, px);
        FloatVector py = ALL_HALF.lanewise(MUL, fromArray(FLOATS, minYs, j)
            .lanewise(ADD, fromArray(FLOATS, maxYs, j)));
        FloatVector b = fromArray(FLOATS, ys, i).lanewise(MUL, py);
        FloatVector pz = ALL_HALF.lanewise(MUL, fromArray(FLOATS, minZs, j)
            .lanewise(ADD, fromArray(FLOATS, maxZs, j)));
        FloatVector c = fromArray(FLOATS, zs, i).lanewise(MUL, pz);
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

  private static void term(float[] minXs, float[] minYs, float[] minZs, float[] maxXs, float[] maxYs,
      float[] maxZs, Operand second, int count, Output out) {
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long hits = 0;
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
        int j = from2 + k;
        FloatVector minX = fromArray(FLOATS, minXs, j);
        FloatVector maxX = fromArray(FLOATS, maxXs, j);
        VectorMask<Float> valid = minX.compare(LE, maxX);
        FloatVector minY = fromArray(FLOATS, minYs, j);
        FloatVector maxY = fromArray(FLOATS, maxYs, j);
        valid = minY.compare(LE, maxY, valid);
        FloatVector minZ = fromArray(FLOATS, minZs, j);
        FloatVector maxZ = fromArray(FLOATS, maxZs, j);
        valid = minZ.compare(LE, maxZ, valid);
        VectorMask<Float> valid2 = minX.compare(LE, ALL_LARGEST);
        valid2 = minY.compare(LE, ALL_LARGEST, valid2);
        valid2 = minZ.compare(LE, ALL_LARGEST, valid2);
        VectorMask<Float> valid3 = maxX.compare(GE, ALL_MINUS_LARGEST);
        valid3 = maxY.compare(GE, ALL_MINUS_LARGEST, valid3);
        valid3 = maxZ.compare(GE, ALL_MINUS_LARGEST, valid3);
        valid = valid.and(valid2).and(valid3);
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
      hits = hits == 0 ? 0 : hits & face(doubleRows, ROW_LX, ROW_LY, ROW_LZ, ROW_LD);
      hits = hits == 0 ? 0 : hits & face(doubleRows, ROW_RX, ROW_RY, ROW_RZ, ROW_RD);
      hits = hits == 0 ? 0 : hits & face(doubleRows, ROW_BX, ROW_BY, ROW_BZ, ROW_BD);
      hits = hits == 0 ? 0 : hits & face(doubleRows, ROW_TX, ROW_TY, ROW_TZ, ROW_TD);
      hits = hits == 0 ? 0 : hits & face(doubleRows, ROW_NX, ROW_NY, ROW_NZ, ROW_ND);
      hits = hits == 0 ? 0 : hits & face(doubleRows, ROW_FX, ROW_FY, ROW_FZ, ROW_FD);
      hits = hits == 0 ? 0 : hits & edge(doubleRows, ROW_LX, ROW_LY, ROW_LZ, ROW_LD, ROW_RX, ROW_RY, ROW_RZ,
          ROW_RD);
      hits = hits == 0 ? 0 : hits & edge(doubleRows, ROW_LX, ROW_LY, ROW_LZ, ROW_LD, ROW_BX, ROW_BY, ROW_BZ,
          ROW_BD);
      hits = hits == 0 ? 0 : hits & edge(doubleRows, ROW_LX, ROW_LY, ROW_LZ, ROW_LD, ROW_TX, ROW_TY, ROW_TZ,
          ROW_TD);
      hits = hits == 0 ? 0 : hits & edge(doubleRows, ROW_LX, ROW_LY, ROW_LZ, ROW_LD, ROW_NX, ROW_NY, ROW_NZ,
          ROW_ND);
      hits = hits == 0 ? 0 : hits & edge(doubleRows, ROW_LX, ROW_LY, ROW_LZ, ROW_LD, ROW_FX, ROW_FY, ROW_FZ,
          ROW_FD);
      hits = hits == 0 ? 0 : hits & edge(doubleRows, ROW_RX, ROW_RY, ROW_RZ, ROW_RD, ROW_BX, ROW_BY, ROW_BZ,
          ROW_BD);
      hits = hits == 0 ? 0 : hits & edge(doubleRows, ROW_RX, ROW_RY, ROW_RZ, ROW_RD, ROW_TX, ROW_TY, ROW_TZ,
          ROW_TD);
      hits = hits == 0 ? 0 : hits & edge(doubleRows, ROW_RX, ROW_RY, ROW_RZ, ROW_RD, ROW_NX, ROW_NY, ROW_NZ,
          ROW_ND);
      hits = hits == 0 ? 0 : hits & edge(doubleRows, ROW_RX, ROW_RY, ROW_RZ, ROW_RD, ROW_FX, ROW_FY, ROW_FZ,
          ROW_FD);
      hits = hits == 0 ? 0 : hits & edge(doubleRows, ROW_BX, ROW_BY, ROW_BZ, ROW_BD, ROW_TX, ROW_TY, ROW_TZ,
          ROW_TD);
      hits = hits == 0 ? 0 : hits & edge(doubleRows, ROW_BX, ROW_BY, ROW_BZ, ROW_BD, ROW_NX, ROW_NY, ROW_NZ,
          ROW_ND);
      hits = hits == 0 ? 0 : hits & edge(doubleRows, ROW_BX, ROW_BY, ROW_BZ, ROW_BD, ROW_FX, ROW_FY, ROW_FZ,
          ROW_FD);
      hits = hits == 0 ? 0 : hits & edge(doubleRows, ROW_TX, ROW_TY, ROW_TZ, ROW_TD, ROW_NX, ROW_NY, ROW_NZ,
          ROW_ND);
      hits = hits == 0 ? 0 : hits & edge(doubleRows, ROW_TX, ROW_TY, ROW_TZ, ROW_TD, ROW_FX, ROW_FY, ROW_FZ,
          ROW_FD);
      hits = hits == 0 ? 0 : hits & edge(doubleRows, ROW_NX, ROW_NY, ROW_NZ, ROW_ND, ROW_FX, ROW_FY, ROW_FZ,
          ROW_FD);
      hits = hits == 0 ? 0 : hits & corner(doubleRows, ROW_LX, ROW_LY, ROW_LZ, ROW_LD, ROW_BX, ROW_BY, ROW_BZ,
          ROW_BD, ROW_NX, ROW_NY, ROW_NZ, ROW_ND);
      hits = hits == 0 ? 0 : hits & corner(doubleRows, ROW_LX, ROW_LY, ROW_LZ, ROW_LD, ROW_BX, ROW_BY, ROW_BZ,
          ROW_BD, ROW_FX, ROW_FY, ROW_FZ, ROW_FD);
      hits = hits == 0 ? 0 : hits & corner(doubleRows, ROW_LX, ROW_LY, ROW_LZ, ROW_LD, ROW_TX, ROW_TY, ROW_TZ,
          ROW_TD, ROW_NX, ROW_NY, ROW_NZ, ROW_ND);
      hits = hits == 0 ? 0 : hits & corner(doubleRows, ROW_LX, ROW_LY, ROW_LZ, ROW_LD, ROW_TX, ROW_TY, ROW_TZ,
          ROW_TD, ROW_FX, ROW_FY, ROW_FZ, ROW_FD);
      hits = hits == 0 ? 0 : hits & corner(doubleRows, ROW_RX, ROW_RY, ROW_RZ, ROW_RD, ROW_BX, ROW_BY, ROW_BZ,
          ROW_BD, ROW_NX, ROW_NY, ROW_NZ, ROW_ND);
      hits = hits == 0 ? 0 : hits & corner(doubleRows, ROW_RX, ROW_RY, ROW_RZ, ROW_RD, ROW_BX, ROW_BY, ROW_BZ,
          ROW_BD, ROW_FX, ROW_FY, ROW_FZ, ROW_FD);
      hits = hits == 0 ? 0 : hits & corner(doubleRows, ROW_RX, ROW_RY, ROW_RZ, ROW_RD, ROW_TX, ROW_TY, ROW_TZ,
          ROW_TD, ROW_NX, ROW_NY, ROW_NZ, ROW_ND);
      hits = hits == 0 ? 0 : hits & corner(doubleRows, ROW_RX, ROW_RY, ROW_RZ, ROW_RD, ROW_TX, ROW_TY, ROW_TZ,
          ROW_TD, ROW_FX, ROW_FY, ROW_FZ, ROW_FD);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns2, int from2) {
    if (columns2 == null) {
      return 0;
    }
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector minX = fromArray(FLOATS, minXs, j);
      FloatVector maxX = fromArray(FLOATS, maxXs, j);
      VectorMask<Float> valid = minX.compare(LE, maxX);
      FloatVector minY = fromArray(FLOATS, minYs, j);
      FloatVector maxY = fromArray(FLOATS, maxYs, j);
      valid = minY.compare(LE, maxY, valid);
      FloatVector minZ = fromArray(FLOATS, minZs, j);
      FloatVector maxZ = fromArray(FLOATS, maxZs, j);
      valid = minZ.compare(LE, maxZ, valid);
      VectorMask<Float> valid2 = minX.compare(LE, ALL_LARGEST);
      valid2 = minY.compare(LE, ALL_LARGEST, valid2);
      valid2 = minZ.compare(LE, ALL_LARGEST, valid2);
      VectorMask<Float> valid3 = maxX.compare(GE, ALL_MINUS_LARGEST);
      valid3 = maxY.compare(GE, ALL_MINUS_LARGEST, valid3);
      valid3 = maxZ.compare(GE, ALL_MINUS_LARGEST, valid3);
      valid = valid.and(valid2).and(valid3);
      hits |= valid.toLong() << k;
    }
    return hits;
  }

  private static void doubles2(float[][] columns1, int from1, float[][] columns2, int from2,
      double[] doubleRows) {
    if (columns1 == null) {
      return;
    }
    float[] lxs = columns1[0], lys = columns1[1], lzs = columns1[2], lds = columns1[3], rxs = columns1[4],
        rys = columns1[5], rzs = columns1[6], rds = columns1[7], bxs = columns1[8], bys = columns1[9],
        bzs = columns1[10], bds = columns1[11], txs = columns1[12], tys = columns1[13], tzs = columns1[14],
        tds = columns1[15], nxs = columns1[16], nys = columns1[17], nzs = columns1[18], nds = columns1[19],
        fxs = columns1[20], fys = columns1[21], fzs = columns1[22], fds = columns1[23];
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      int i = from1 + k;
      int j = from2 + k;
      DoubleVector x = ((DoubleVector) fromArray(HALF, minXs, j).convertShape(F2D, DOUBLES, 0));
      // x > Float.MAX_VALUE ? FAR : x < -Float.MAX_VALUE ? -FAR : x
      DOUBLE_VECTOR.cast(x.blend(ALL_MINUS_C3_27E_150, x.compare(LT, ALL_MINUS_LARGEST_9))
          .blend(ALL_FAR, x.compare(GT, ALL_LARGEST_8))).intoArray(doubleRows, ROW_MIN_X + k);
      DoubleVector x2 = ((DoubleVector) fromArray(HALF, minYs, j).convertShape(F2D, DOUBLES, 0));
      // x > Float.MAX_VALUE ? FAR : x < -Float.MAX_VALUE ? -FAR : x
      DOUBLE_VECTOR.cast(x2.blend(ALL_MINUS_C3_27E_150, x2.compare(LT, ALL_MINUS_LARGEST_9))
          .blend(ALL_FAR, x2.compare(GT, ALL_LARGEST_8))).intoArray(doubleRows, ROW_MIN_Y + k);
      DoubleVector x3 = ((DoubleVector) fromArray(HALF, minZs, j).convertShape(F2D, DOUBLES, 0));
      // x > Float.MAX_VALUE ? FAR : x < -Float.MAX_VALUE ? -FAR : x
      DOUBLE_VECTOR.cast(x3.blend(ALL_MINUS_C3_27E_150, x3.compare(LT, ALL_MINUS_LARGEST_9))
          .blend(ALL_FAR, x3.compare(GT, ALL_LARGEST_8))).intoArray(doubleRows, ROW_MIN_Z + k);
      DoubleVector x4 = ((DoubleVector) fromArray(HALF, maxXs, j).convertShape(F2D, DOUBLES, 0));
      // x > Float.MAX_VALUE ? FAR : x < -Float.MAX_VALUE ? -FAR : x
      DOUBLE_VECTOR.cast(x4.blend(ALL_MINUS_C3_27E_150, x4.compare(LT, ALL_MINUS_LARGEST_9))
          .blend(ALL_FAR, x4.compare(GT, ALL_LARGEST_8))).intoArray(doubleRows, ROW_MAX_X + k);
      DoubleVector x5 = ((DoubleVector) fromArray(HALF, maxYs, j).convertShape(F2D, DOUBLES, 0));
      // x > Float.MAX_VALUE ? FAR : x < -Float.MAX_VALUE ? -FAR : x
      DOUBLE_VECTOR.cast(x5.blend(ALL_MINUS_C3_27E_150, x5.compare(LT, ALL_MINUS_LARGEST_9))
          .blend(ALL_FAR, x5.compare(GT, ALL_LARGEST_8))).intoArray(doubleRows, ROW_MAX_Y + k);
      DoubleVector x6 = ((DoubleVector) fromArray(HALF, maxZs, j).convertShape(F2D, DOUBLES, 0));
      // x > Float.MAX_VALUE ? FAR : x < -Float.MAX_VALUE ? -FAR : x
      DOUBLE_VECTOR.cast(x6.blend(ALL_MINUS_C3_27E_150, x6.compare(LT, ALL_MINUS_LARGEST_9))
          .blend(ALL_FAR, x6.compare(GT, ALL_LARGEST_8))).intoArray(doubleRows, ROW_MAX_Z + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, lxs, i).convertShape(F2D, DOUBLES, 0))).intoArray(
          doubleRows, ROW_LX + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, lys, i).convertShape(F2D, DOUBLES, 0))).intoArray(
          doubleRows, ROW_LY + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, lzs, i).convertShape(F2D, DOUBLES, 0))).intoArray(
          doubleRows, ROW_LZ + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, lds, i).convertShape(F2D, DOUBLES, 0))).intoArray(
          doubleRows, ROW_LD + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, rxs, i).convertShape(F2D, DOUBLES, 0))).intoArray(
          doubleRows, ROW_RX + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, rys, i).convertShape(F2D, DOUBLES, 0))).intoArray(
          doubleRows, ROW_RY + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, rzs, i).convertShape(F2D, DOUBLES, 0))).intoArray(
          doubleRows, ROW_RZ + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, rds, i).convertShape(F2D, DOUBLES, 0))).intoArray(
          doubleRows, ROW_RD + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, bxs, i).convertShape(F2D, DOUBLES, 0))).intoArray(
          doubleRows, ROW_BX + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, bys, i).convertShape(F2D, DOUBLES, 0))).intoArray(
          doubleRows, ROW_BY + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, bzs, i).convertShape(F2D, DOUBLES, 0))).intoArray(
          doubleRows, ROW_BZ + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, bds, i).convertShape(F2D, DOUBLES, 0))).intoArray(
          doubleRows, ROW_BD + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, txs, i).convertShape(F2D, DOUBLES, 0))).intoArray(
          doubleRows, ROW_TX + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, tys, i).convertShape(F2D, DOUBLES, 0))).intoArray(
          doubleRows, ROW_TY + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, tzs, i).convertShape(F2D, DOUBLES, 0))).intoArray(
          doubleRows, ROW_TZ + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, tds, i).convertShape(F2D, DOUBLES, 0))).intoArray(
          doubleRows, ROW_TD + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, nxs, i).convertShape(F2D, DOUBLES, 0))).intoArray(
          doubleRows, ROW_NX + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, nys, i).convertShape(F2D, DOUBLES, 0))).intoArray(
          doubleRows, ROW_NY + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, nzs, i).convertShape(F2D, DOUBLES, 0))).intoArray(
          doubleRows, ROW_NZ + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, nds, i).convertShape(F2D, DOUBLES, 0))).intoArray(
          doubleRows, ROW_ND + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, fxs, i).convertShape(F2D, DOUBLES, 0))).intoArray(
          doubleRows, ROW_FX + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, fys, i).convertShape(F2D, DOUBLES, 0))).intoArray(
          doubleRows, ROW_FY + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, fzs, i).convertShape(F2D, DOUBLES, 0))).intoArray(
          doubleRows, ROW_FZ + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, fds, i).convertShape(F2D, DOUBLES, 0))).intoArray(
          doubleRows, ROW_FD + k);
    }
  }

  /** {@code face} of a block, from rows of values. */
  private static long face(double[] rows, int xRow, int yRow, int zRow, int dRow) {
    if (rows == null) {
      return 0;
    }
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector x = DoubleVector.fromArray(DOUBLES, rows, xRow + k);
      DoubleVector p = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MIN_X + k));
      DoubleVector q = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MAX_X + k));
      DoubleVector y = DoubleVector.fromArray(DOUBLES, rows, yRow + k);
      DoubleVector p2 = y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MIN_Y + k));
      DoubleVector q2 = y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MAX_Y + k));
      DoubleVector z = DoubleVector.fromArray(DOUBLES, rows, zRow + k);
      DoubleVector p3 = z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MIN_Z + k));
      DoubleVector q3 = z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MAX_Z + k));
      // p < q ? p : q
      hits |= q.blend(p, p.compare(LT, q)).lanewise(ADD, q2.blend(p2, p2.compare(LT, q2)))
          .lanewise(ADD, q3.blend(p3, p3.compare(LT, q3)))
          .lanewise(ADD, DoubleVector.fromArray(DOUBLES, rows, dRow + k))
          .compare(LE, ALL_ZERO_12).toLong() << k;
    }
    return hits;
  }

  /** {@code edge} of a block, from rows of values. */
  private static long edge(double[] rows, int axRow, int ayRow, int azRow, int adRow, int bxRow, int byRow,
      int bzRow, int bdRow) {
    if (rows == null) {
      return 0;
    }
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector bx = DoubleVector.fromArray(DOUBLES, rows, bxRow + k);
      DoubleVector a = bx.lanewise(ABS);
      DoubleVector ax = DoubleVector.fromArray(DOUBLES, rows, axRow + k);
      DoubleVector b = ax.lanewise(ABS);
      DoubleVector ay = DoubleVector.fromArray(DOUBLES, rows, ayRow + k);
      DoubleVector by = DoubleVector.fromArray(DOUBLES, rows, byRow + k);
      DoubleVector n = a.lanewise(MUL, ay).lanewise(ADD, b.lanewise(MUL, by));
      DoubleVector minY = DoubleVector.fromArray(DOUBLES, rows, ROW_MIN_Y + k);
      DoubleVector p = n.lanewise(MUL, minY);
      DoubleVector maxY = DoubleVector.fromArray(DOUBLES, rows, ROW_MAX_Y + k);
      DoubleVector q = n.lanewise(MUL, maxY);
      DoubleVector az = DoubleVector.fromArray(DOUBLES, rows, azRow + k);
      DoubleVector bz = DoubleVector.fromArray(DOUBLES, rows, bzRow + k);
      DoubleVector n2 = a.lanewise(MUL, az).lanewise(ADD, b.lanewise(MUL, bz));
      DoubleVector minZ = DoubleVector.fromArray(DOUBLES, rows, ROW_MIN_Z + k);
      DoubleVector p2 = n2.lanewise(MUL, minZ);
      DoubleVector maxZ = DoubleVector.fromArray(DOUBLES, rows, ROW_MAX_Z + k);
      DoubleVector q2 = n2.lanewise(MUL, maxZ);
      DoubleVector ad = DoubleVector.fromArray(DOUBLES, rows, adRow + k);
      DoubleVector bd = DoubleVector.fromArray(DOUBLES, rows, bdRow + k);
      // p < q ? p : q
      DoubleVector sum = q.blend(p, p.compare(LT, q)).lanewise(ADD, q2.blend(p2, p2.compare(LT, q2)))
          .lanewise(ADD, a.lanewise(MUL, ad).lanewise(ADD, b.lanewise(MUL, bd)));
      DoubleVector a2 = by.lanewise(ABS);
      DoubleVector b2 = ay.lanewise(ABS);
      DoubleVector n3 = a2.lanewise(MUL, az).lanewise(ADD, b2.lanewise(MUL, bz));
      DoubleVector p3 = n3.lanewise(MUL, minZ);
      DoubleVector q3 = n3.lanewise(MUL, maxZ);
      DoubleVector n4 = a2.lanewise(MUL, ax).lanewise(ADD, b2.lanewise(MUL, bx));
      DoubleVector minX = DoubleVector.fromArray(DOUBLES, rows, ROW_MIN_X + k);
      DoubleVector p4 = n4.lanewise(MUL, minX);
      DoubleVector maxX = DoubleVector.fromArray(DOUBLES, rows, ROW_MAX_X + k);
      DoubleVector q4 = n4.lanewise(MUL, maxX);
      // p < q ? p : q
      DoubleVector sum2 = q3.blend(p3, p3.compare(LT, q3)).lanewise(ADD, q4.blend(p4, p4.compare(LT, q4)))
          .lanewise(ADD, a2.lanewise(MUL, ad).lanewise(ADD, b2.lanewise(MUL, bd)));
      DoubleVector a3 = bz.lanewise(ABS);
      DoubleVector b3 = az.lanewise(ABS);
      DoubleVector n5 = a3.lanewise(MUL, ax).lanewise(ADD, b3.lanewise(MUL, bx));
      DoubleVector p5 = n5.lanewise(MUL, minX);
      DoubleVector q5 = n5.lanewise(MUL, maxX);
      DoubleVector n6 = a3.lanewise(MUL, ay).lanewise(ADD, b3.lanewise(MUL, by));
      DoubleVector p6 = n6.lanewise(MUL, minY);
      DoubleVector q6 = n6.lanewise(MUL, maxY);
      // p < q ? p : q
      DoubleVector sum3 = q5.blend(p5, p5.compare(LT, q5)).lanewise(ADD, q6.blend(p6, p6.compare(LT, q6)))
          .lanewise(ADD, a3.lanewise(MUL, ad).lanewise(ADD, b3.lanewise(MUL, bd)));
      hits |= sum.compare(LE, ALL_ZERO_12).or(ax.lanewise(MUL, bx).compare(GT, ALL_ZERO_12))
          .and(sum2.compare(LE, ALL_ZERO_12).or(ay.lanewise(MUL, by).compare(GT, ALL_ZERO_12)))
          .and(sum3.compare(LE, ALL_ZERO_12).or(az.lanewise(MUL, bz).compare(GT, ALL_ZERO_12))).toLong() << k;
    }
    return hits;
  }

  /** {@code corner} of a block, from rows of values. */
  private static long corner(double[] rows, int axRow, int ayRow, int azRow, int adRow, int bxRow, int byRow,
      int bzRow, int bdRow, int cxRow, int cyRow, int czRow, int cdRow) {
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
      DoubleVector sum = bcx.lanewise(MUL, ad).lanewise(ADD, cax.lanewise(MUL, bd))
          .lanewise(ADD, abx.lanewise(MUL, cd));
      DoubleVector cx = DoubleVector.fromArray(DOUBLES, rows, cxRow + k);
      DoubleVector bx = DoubleVector.fromArray(DOUBLES, rows, bxRow + k);
      DoubleVector bcy = bz.lanewise(MUL, cx).lanewise(SUB, bx.lanewise(MUL, cz));
      DoubleVector bcz = bx.lanewise(MUL, cy).lanewise(SUB, by.lanewise(MUL, cx));
      DoubleVector ax = DoubleVector.fromArray(DOUBLES, rows, axRow + k);
      DoubleVector det = ax.lanewise(MUL, bcx).lanewise(ADD, ay.lanewise(MUL, bcy))
          .lanewise(ADD, az.lanewise(MUL, bcz));
      DoubleVector p = det.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MIN_X + k));
      DoubleVector q = det.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MAX_X + k));
      VectorMask<Double> pLessQ = p.compare(LT, q);
      // p < q ? p : q
      DoubleVector low = q.blend(p, pLessQ);
      VectorMask<Double> up = bcx.compare(GE, ALL_ZERO_12);
      up = cax.compare(GE, ALL_ZERO_12, up);
      up = abx.compare(GE, ALL_ZERO_12, up);
      // p < q ? q : p
      DoubleVector high = p.blend(q, pLessQ);
      VectorMask<Double> down = bcx.compare(LE, ALL_ZERO_12);
      down = cax.compare(LE, ALL_ZERO_12, down);
      down = abx.compare(LE, ALL_ZERO_12, down);
      DoubleVector cay = cz.lanewise(MUL, ax).lanewise(SUB, cx.lanewise(MUL, az));
      DoubleVector aby = az.lanewise(MUL, bx).lanewise(SUB, ax.lanewise(MUL, bz));
      DoubleVector sum2 = bcy.lanewise(MUL, ad).lanewise(ADD, cay.lanewise(MUL, bd))
          .lanewise(ADD, aby.lanewise(MUL, cd));
      DoubleVector p2 = det.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MIN_Y + k));
      DoubleVector q2 = det.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MAX_Y + k));
      VectorMask<Double> pLessQ2 = p2.compare(LT, q2);
      // p < q ? p : q
      DoubleVector low2 = q2.blend(p2, pLessQ2);
      VectorMask<Double> up2 = bcy.compare(GE, ALL_ZERO_12);
      up2 = cay.compare(GE, ALL_ZERO_12, up2);
      up2 = aby.compare(GE, ALL_ZERO_12, up2);
      // p < q ? q : p
      DoubleVector high2 = p2.blend(q2, pLessQ2);
      VectorMask<Double> down2 = bcy.compare(LE, ALL_ZERO_12);
      down2 = cay.compare(LE, ALL_ZERO_12, down2);
      down2 = aby.compare(LE, ALL_ZERO_12, down2);
      DoubleVector caz = cx.lanewise(MUL, ay).lanewise(SUB, cy.lanewise(MUL, ax));
      DoubleVector abz = ax.lanewise(MUL, by).lanewise(SUB, ay.lanewise(MUL, bx));
      DoubleVector sum3 = bcz.lanewise(MUL, ad).lanewise(ADD, caz.lanewise(MUL, bd))
          .lanewise(ADD, abz.lanewise(MUL, cd));
      DoubleVector p3 = det.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MIN_Z + k));
      DoubleVector q3 = det.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MAX_Z + k));
      VectorMask<Double> pLessQ3 = p3.compare(LT, q3);
      // p < q ? p : q
      DoubleVector low3 = q3.blend(p3, pLessQ3);
      VectorMask<Double> up3 = bcz.compare(GE, ALL_ZERO_12);
      up3 = caz.compare(GE, ALL_ZERO_12, up3);
      up3 = abz.compare(GE, ALL_ZERO_12, up3);
      // p < q ? q : p
      DoubleVector high3 = p3.blend(q3, pLessQ3);
      VectorMask<Double> down3 = bcz.compare(LE, ALL_ZERO_12);
      down3 = caz.compare(LE, ALL_ZERO_12, down3);
      down3 = abz.compare(LE, ALL_ZERO_12, down3);
      hits |= sum.lanewise(ADD, low).compare(LE, ALL_ZERO_12).or(up.not())
          .and(sum.lanewise(ADD, high).compare(GE, ALL_ZERO_12).or(down.not()))
          .and(sum2.lanewise(ADD, low2).compare(LE, ALL_ZERO_12).or(up2.not()))
          .and(sum2.lanewise(ADD, high2).compare(GE, ALL_ZERO_12).or(down2.not()))
          .and(sum3.lanewise(ADD, low3).compare(LE, ALL_ZERO_12).or(up3.not()))
          .and(sum3.lanewise(ADD, high3).compare(GE, ALL_ZERO_12).or(down3.not())).toLong() << k;
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0);
      doubles2(null, 0, null, 0, null);
      face(null, 0, 0, 0, 0);
      edge(null, 0, 0, 0, 0, 0, 0, 0, 0);
      corner(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    }
  }
}
