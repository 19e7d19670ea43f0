// Compiled from FrustumTriangle.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
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

/** Wide twin of {@link FrustumTriangle#overlap}: the same operations in the same order, on vectors of pairs. */
final class FrustumTriangleWide implements StagedKernel, LoopedKernel {
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_SLACK = FloatVector.broadcast(FLOATS, 4.7683716E-7f);
  private static final FloatVector ALL_C1_18E_38 = FloatVector.broadcast(FLOATS, 1.1754944E-38f);
  private static final DoubleVector ALL_ONE = DoubleVector.broadcast(DOUBLES, 1.0);
  private static final DoubleVector ALL_ZERO = DoubleVector.broadcast(DOUBLES, 0.0);

  /** There are no masks of two lanes: where doubles come in twos, the definition decides. */
  private static final FrustumTriangleScalar SCALAR = new FrustumTriangleScalar();

  private static final int ROW_X = 0 * Kernel.BLOCK;
  private static final int ROW_EX = 1 * Kernel.BLOCK;
  private static final int ROW_Y = 2 * Kernel.BLOCK;
  private static final int ROW_EY = 3 * Kernel.BLOCK;
  private static final int ROW_Z = 4 * Kernel.BLOCK;
  private static final int ROW_EZ = 5 * Kernel.BLOCK;
  private static final int ROW_HX = 6 * Kernel.BLOCK;
  private static final int ROW_HY = 7 * Kernel.BLOCK;
  private static final int ROW_HZ = 8 * Kernel.BLOCK;
  private static final int ROW_NX = 9 * Kernel.BLOCK;
  private static final int ROW_NY = 10 * Kernel.BLOCK;
  private static final int ROW_NZ = 11 * Kernel.BLOCK;
  private static final int ROW_LD = 12 * Kernel.BLOCK;
  private static final int ROW_NX2 = 13 * Kernel.BLOCK;
  private static final int ROW_NY2 = 14 * Kernel.BLOCK;
  private static final int ROW_NZ2 = 15 * Kernel.BLOCK;
  private static final int ROW_RD = 16 * Kernel.BLOCK;
  private static final int ROW_NX3 = 17 * Kernel.BLOCK;
  private static final int ROW_NY3 = 18 * Kernel.BLOCK;
  private static final int ROW_NZ3 = 19 * Kernel.BLOCK;
  private static final int ROW_BD = 20 * Kernel.BLOCK;
  private static final int ROW_NX4 = 21 * Kernel.BLOCK;
  private static final int ROW_NY4 = 22 * Kernel.BLOCK;
  private static final int ROW_NZ4 = 23 * Kernel.BLOCK;
  private static final int ROW_TD = 24 * Kernel.BLOCK;
  private static final int ROW_NX5 = 25 * Kernel.BLOCK;
  private static final int ROW_NY5 = 26 * Kernel.BLOCK;
  private static final int ROW_NZ5 = 27 * Kernel.BLOCK;
  private static final int ROW_ND = 28 * Kernel.BLOCK;
  private static final int ROW_NX6 = 29 * Kernel.BLOCK;
  private static final int ROW_NY6 = 30 * Kernel.BLOCK;
  private static final int ROW_NZ6 = 31 * Kernel.BLOCK;
  private static final int ROW_FD = 32 * Kernel.BLOCK;
  private static final int ROW_LU = 33 * Kernel.BLOCK;
  private static final int ROW_LV = 34 * Kernel.BLOCK;
  private static final int ROW_RU = 35 * Kernel.BLOCK;
  private static final int ROW_RV = 36 * Kernel.BLOCK;
  private static final int ROW_BU = 37 * Kernel.BLOCK;
  private static final int ROW_BV = 38 * Kernel.BLOCK;
  private static final int ROW_TU = 39 * Kernel.BLOCK;
  private static final int ROW_TV = 40 * Kernel.BLOCK;
  private static final int ROW_NU = 41 * Kernel.BLOCK;
  private static final int ROW_NV = 42 * Kernel.BLOCK;
  private static final int ROW_FU = 43 * Kernel.BLOCK;
  private static final int ROW_FV = 44 * Kernel.BLOCK;
  private static final int ROW_ONE = 45 * Kernel.BLOCK;
  private static final int ROW_ZERO = 46 * Kernel.BLOCK;
  private static final int ROW_HIGH = 47 * Kernel.BLOCK;
  private static final int ROW_LOW = 48 * Kernel.BLOCK;
  private static final int ROW_HIGH2 = 49 * Kernel.BLOCK;
  private static final int ROW_LOW2 = 50 * Kernel.BLOCK;
  private static final int ROW_HIGH3 = 51 * Kernel.BLOCK;
  private static final int ROW_LOW3 = 52 * Kernel.BLOCK;
  private static final int ROW_HIGH4 = 53 * Kernel.BLOCK;
  private static final int ROW_LOW4 = 54 * Kernel.BLOCK;
  private static final int ROW_HIGH5 = 55 * Kernel.BLOCK;
  private static final int ROW_LOW5 = 56 * Kernel.BLOCK;
  private static final int ROW_HIGH6 = 57 * Kernel.BLOCK;
  private static final int ROW_LOW6 = 58 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<double[]> DOUBLE_ROWS =
      ThreadLocal.withInitial(() -> new double[59 * Kernel.BLOCK]);

  private static final int[][] COLUMNS1 = {{0, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11}, {12, 13, 14, 15}, {16,
      17, 18, 19}, {20, 21, 22, 23}, {0, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11}, {12, 13, 14, 15}, {16, 17, 18,
      19}, {20, 21, 22, 23}, {}};
  private static final int[][] COLUMNS2 = {{0, 1, 2, 3, 4, 5, 6, 7, 8}, {0, 1, 2, 3, 4, 5, 6, 7, 8}, {0, 1, 2,
      3, 4, 5, 6, 7, 8}, {0, 1, 2, 3, 4, 5, 6, 7, 8}, {0, 1, 2, 3, 4, 5, 6, 7, 8}, {0, 1, 2, 3, 4, 5, 6, 7, 8},
      {0, 1, 2}, {0, 1, 2}, {0, 1, 2}, {0, 1, 2}, {0, 1, 2}, {0, 1, 2}, {0, 1, 2, 3, 4, 5, 6, 7, 8}};

  @Override
  public int firstWidth() {
    return 24;
  }

  @Override
  public int secondWidth() {
    return 9;
  }

  @Override
  public int operations() {
    return 1743;
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
          columns2[2], columns2[3], columns2[4], columns2[5], columns2[6], columns2[7], columns2[8], first,
          second, count, out);
      case 1 -> reachesTerm(columns1[4], columns1[5], columns1[6], columns1[7], columns2[0], columns2[1],
          columns2[2], columns2[3], columns2[4], columns2[5], columns2[6], columns2[7], columns2[8], first,
          second, count, out);
      case 2 -> reachesTerm(columns1[8], columns1[9], columns1[10], columns1[11], columns2[0], columns2[1],
          columns2[2], columns2[3], columns2[4], columns2[5], columns2[6], columns2[7], columns2[8], first,
          second, count, out);
      case 3 -> reachesTerm(columns1[12], columns1[13], columns1[14], columns1[15], columns2[0], columns2[1],
          columns2[2], columns2[3], columns2[4], columns2[5], columns2[6], columns2[7], columns2[8], first,
          second, count, out);
      case 4 -> reachesTerm(columns1[16], columns1[17], columns1[18], columns1[19], columns2[0], columns2[1],
          columns2[2], columns2[3], columns2[4], columns2[5], columns2[6], columns2[7], columns2[8], first,
          second, count, out);
      case 5 -> reachesTerm(columns1[20], columns1[21], columns1[22], columns1[23], columns2[0], columns2[1],
          columns2[2], columns2[3], columns2[4], columns2[5], columns2[6], columns2[7], columns2[8], first,
          second, count, out);
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
          columns2[6], columns2[7], columns2[8], second, count, out);
      default -> throw new IndexOutOfBoundsException("there is no term " + term);
    }
  }

  private static void reachesTerm(float[] xs, float[] ys, float[] zs, float[] ds, float[] axs, float[] ays,
      float[] azs, float[] bxs, float[] bys, float[] bzs, float[] cxs, float[] cys, float[] czs, Operand first,
      Operand second, int count, Output out) {
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
        FloatVector a = x.lanewise(MUL, fromArray(FLOATS, axs, j));
        FloatVector b = y.lanewise(MUL, fromArray(FLOATS, ays, j));
        FloatVector c = z.lanewise(MUL, fromArray(FLOATS, azs, j));
        FloatVector a2 = x.lanewise(MUL, fromArray(FLOATS, bxs, j));
        FloatVector b2 = y.lanewise(MUL, fromArray(FLOATS, bys, j));
        FloatVector c2 = z.lanewise(MUL, fromArray(FLOATS, bzs, j));
        FloatVector a3 = x.lanewise(MUL, fromArray(FLOATS, cxs, j));
        FloatVector b3 = y.lanewise(MUL, fromArray(FLOATS, cys, j));
        FloatVector c3 = z.lanewise(MUL, fromArray(FLOATS, czs, j));
        VectorMask<Float> hit = absD.compare(LE, ALL_LARGEST, a.lanewise(ADD, b).lanewise(ADD, c)
            .lanewise(ADD, d).compare(GT, ALL_SLACK
            .lanewise(MUL, a.lanewise(ABS).lanewise(ADD, b.lanewise(ABS)).lanewise(ADD, c.lanewise(ABS))
            .lanewise(ADD, absD)).lanewise(ADD, ALL_C1_18E_38)).not()
            .or(a2.lanewise(ADD, b2).lanewise(ADD, c2).lanewise(ADD, d)
            .compare(GT, ALL_SLACK.lanewise(MUL, a2.lanewise(ABS).lanewise(ADD, b2.lanewise(ABS))
            .lanewise(ADD, c2.lanewise(ABS)).lanewise(ADD, absD)).lanewise(ADD, ALL_C1_18E_38)).not())
            .or(a3.lanewise(ADD, b3).lanewise(ADD, c3).lanewise(ADD, d)
            .compare(GT, ALL_SLACK.lanewise(MUL, a3.lanewise(ABS).lanewise(ADD, b3.lanewise(ABS))
            .lanewise(ADD, c3.lanewise(ABS)).lanewise(ADD, absD)).lanewise(ADD, ALL_C1_18E_38)).not()));
        hit = square.compare(GE, ALL_LEAST_SQUARE, hit);
        hit = square.compare(LE, ALL_LARGEST_SQUARE, hit);
        hits |= hit.toLong() << k;
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

  private static void term(float[] oxs, float[] oys, float[] ozs, float[] pxs, float[] pys, float[] pzs,
      float[] qxs, float[] qys, float[] qzs, Operand second, int count, Output out) {
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long hits = 0;
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
        int j = from2 + k;
        VectorMask<Float> valid = fromArray(FLOATS, oxs, j).lanewise(ABS).compare(LE, ALL_LARGEST);
        valid = fromArray(FLOATS, oys, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid);
        valid = fromArray(FLOATS, ozs, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid);
        VectorMask<Float> valid2 = fromArray(FLOATS, pxs, j).lanewise(ABS).compare(LE, ALL_LARGEST);
        valid2 = fromArray(FLOATS, pys, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid2);
        valid2 = fromArray(FLOATS, pzs, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid2);
        VectorMask<Float> valid3 = fromArray(FLOATS, qxs, j).lanewise(ABS).compare(LE, ALL_LARGEST);
        valid3 = fromArray(FLOATS, qys, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid3);
        valid3 = fromArray(FLOATS, qzs, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid3);
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
      long validBits = floats1(columns2, from2);
      doubles2(columns1, from1, columns2, from2, doubleRows);
      doubles3(columns1, from1, columns2, from2, doubleRows);
      doubles4(columns1, from1, doubleRows);
      highest(doubleRows, ROW_LU, ROW_LV, ROW_LD, ROW_RU, ROW_RV, ROW_RD, ROW_BU, ROW_BV, ROW_BD, ROW_TU,
          ROW_TV, ROW_TD, ROW_ONE, ROW_HIGH);
      lowest(doubleRows, ROW_LU, ROW_LV, ROW_LD, ROW_RU, ROW_RV, ROW_RD, ROW_BU, ROW_BV, ROW_BD, ROW_TU,
          ROW_TV, ROW_TD, ROW_ZERO, ROW_LOW);
      highest(doubleRows, ROW_RU, ROW_RV, ROW_RD, ROW_BU, ROW_BV, ROW_BD, ROW_TU, ROW_TV, ROW_TD, ROW_NU,
          ROW_NV, ROW_ND, ROW_HIGH, ROW_HIGH2);
      lowest(doubleRows, ROW_RU, ROW_RV, ROW_RD, ROW_BU, ROW_BV, ROW_BD, ROW_TU, ROW_TV, ROW_TD, ROW_NU,
          ROW_NV, ROW_ND, ROW_LOW, ROW_LOW2);
      highest(doubleRows, ROW_BU, ROW_BV, ROW_BD, ROW_TU, ROW_TV, ROW_TD, ROW_NU, ROW_NV, ROW_ND, ROW_FU,
          ROW_FV, ROW_FD, ROW_HIGH2, ROW_HIGH3);
      lowest(doubleRows, ROW_BU, ROW_BV, ROW_BD, ROW_TU, ROW_TV, ROW_TD, ROW_NU, ROW_NV, ROW_ND, ROW_FU,
          ROW_FV, ROW_FD, ROW_LOW2, ROW_LOW3);
      highest(doubleRows, ROW_TU, ROW_TV, ROW_TD, ROW_NU, ROW_NV, ROW_ND, ROW_FU, ROW_FV, ROW_FD, ROW_LU,
          ROW_LV, ROW_LD, ROW_HIGH3, ROW_HIGH4);
      lowest(doubleRows, ROW_TU, ROW_TV, ROW_TD, ROW_NU, ROW_NV, ROW_ND, ROW_FU, ROW_FV, ROW_FD, ROW_LU,
          ROW_LV, ROW_LD, ROW_LOW3, ROW_LOW4);
      highest(doubleRows, ROW_NU, ROW_NV, ROW_ND, ROW_FU, ROW_FV, ROW_FD, ROW_LU, ROW_LV, ROW_LD, ROW_RU,
          ROW_RV, ROW_RD, ROW_HIGH4, ROW_HIGH5);
      lowest(doubleRows, ROW_NU, ROW_NV, ROW_ND, ROW_FU, ROW_FV, ROW_FD, ROW_LU, ROW_LV, ROW_LD, ROW_RU,
          ROW_RV, ROW_RD, ROW_LOW4, ROW_LOW5);
      highest(doubleRows, ROW_FU, ROW_FV, ROW_FD, ROW_LU, ROW_LV, ROW_LD, ROW_RU, ROW_RV, ROW_RD, ROW_BU,
          ROW_BV, ROW_BD, ROW_HIGH5, ROW_HIGH6);
      lowest(doubleRows, ROW_FU, ROW_FV, ROW_FD, ROW_LU, ROW_LV, ROW_LD, ROW_RU, ROW_RV, ROW_RD, ROW_BU,
          ROW_BV, ROW_BD, ROW_LOW5, ROW_LOW6);
      long lowAtMostHighBits = doubles11(doubleRows);
      long hits = validBits & lowAtMostHighBits;
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns2, int from2) {
    if (columns2 == null) {
      return 0;
    }
    float[] oxs = columns2[0], oys = columns2[1], ozs = columns2[2], pxs = columns2[3], pys = columns2[4],
        pzs = columns2[5], qxs = columns2[6], qys = columns2[7], qzs = columns2[8];
    long validBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      VectorMask<Float> valid = fromArray(FLOATS, oxs, j).lanewise(ABS).compare(LE, ALL_LARGEST);
      valid = fromArray(FLOATS, oys, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid);
      valid = fromArray(FLOATS, ozs, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid);
      VectorMask<Float> valid2 = fromArray(FLOATS, pxs, j).lanewise(ABS).compare(LE, ALL_LARGEST);
      valid2 = fromArray(FLOATS, pys, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid2);
      valid2 = fromArray(FLOATS, pzs, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid2);
      VectorMask<Float> valid3 = fromArray(FLOATS, qxs, j).lanewise(ABS).compare(LE, ALL_LARGEST);
      valid3 = fromArray(FLOATS, qys, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid3);
      valid3 = fromArray(FLOATS, qzs, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid3);
      valid = valid.and(valid2).and(valid3);
      validBits |= valid.toLong() << k;
    }
    return validBits;
  }

  private static void doubles2(float[][] columns1, int from1, float[][] columns2, int from2,
      double[] doubleRows) {
    if (columns1 == null) {
      return;
    }
    float[] lxs = columns1[0], lys = columns1[1], lzs = columns1[2], lds = columns1[3], rxs = columns1[4],
        rys = columns1[5], rzs = columns1[6], rds = columns1[7];
    float[] oxs = columns2[0], oys = columns2[1], ozs = columns2[2], pxs = columns2[3], pys = columns2[4],
        pzs = columns2[5], qxs = columns2[6], qys = columns2[7], qzs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      int i = from1 + k;
      int j = from2 + k;
      DoubleVector x = ((DoubleVector) fromArray(HALF, oxs, j).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(x).intoArray(doubleRows, ROW_X + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, pxs, j).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, x)).intoArray(doubleRows, ROW_EX + k);
      DoubleVector y = ((DoubleVector) fromArray(HALF, oys, j).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(y).intoArray(doubleRows, ROW_Y + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, pys, j).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, y)).intoArray(doubleRows, ROW_EY + k);
      DoubleVector z = ((DoubleVector) fromArray(HALF, ozs, j).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(z).intoArray(doubleRows, ROW_Z + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, pzs, j).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, z)).intoArray(doubleRows, ROW_EZ + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, qxs, j).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, x)).intoArray(doubleRows, ROW_HX + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, qys, j).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, y)).intoArray(doubleRows, ROW_HY + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, qzs, j).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, z)).intoArray(doubleRows, ROW_HZ + k);
      DoubleVector nx = ((DoubleVector) fromArray(HALF, lxs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nx).intoArray(doubleRows, ROW_NX + k);
      DoubleVector ny = ((DoubleVector) fromArray(HALF, lys, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(ny).intoArray(doubleRows, ROW_NY + k);
      DoubleVector nz = ((DoubleVector) fromArray(HALF, lzs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nz).intoArray(doubleRows, ROW_NZ + k);
      DoubleVector d = ((DoubleVector) fromArray(HALF, lds, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nx.lanewise(MUL, x).lanewise(ADD, ny.lanewise(MUL, y))
          .lanewise(ADD, nz.lanewise(MUL, z)).lanewise(ADD, d)).intoArray(doubleRows, ROW_LD + k);
      DoubleVector nx2 = ((DoubleVector) fromArray(HALF, rxs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nx2).intoArray(doubleRows, ROW_NX2 + k);
      DoubleVector ny2 = ((DoubleVector) fromArray(HALF, rys, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(ny2).intoArray(doubleRows, ROW_NY2 + k);
      DoubleVector nz2 = ((DoubleVector) fromArray(HALF, rzs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nz2).intoArray(doubleRows, ROW_NZ2 + k);
      DoubleVector d2 = ((DoubleVector) fromArray(HALF, rds, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nx2.lanewise(MUL, x).lanewise(ADD, ny2.lanewise(MUL, y))
          .lanewise(ADD, nz2.lanewise(MUL, z)).lanewise(ADD, d2)).intoArray(doubleRows, ROW_RD + k);
    }
  }

  private static void doubles3(float[][] columns1, int from1, float[][] columns2, int from2,
      double[] doubleRows) {
    if (columns1 == null) {
      return;
    }
    float[] lxs = columns1[0], lys = columns1[1], lzs = columns1[2], rxs = columns1[4], rys = columns1[5],
        rzs = columns1[6], bxs = columns1[8], bys = columns1[9], bzs = columns1[10], bds = columns1[11],
        txs = columns1[12], tys = columns1[13], tzs = columns1[14], tds = columns1[15], nxs = columns1[16],
        nys = columns1[17], nzs = columns1[18], nds = columns1[19], fxs = columns1[20], fys = columns1[21],
        fzs = columns1[22], fds = columns1[23];
    float[] oxs = columns2[0], oys = columns2[1], ozs = columns2[2];
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      int i = from1 + k;
      int j = from2 + k;
      DoubleVector nx = ((DoubleVector) fromArray(HALF, bxs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nx).intoArray(doubleRows, ROW_NX3 + k);
      DoubleVector ny = ((DoubleVector) fromArray(HALF, bys, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(ny).intoArray(doubleRows, ROW_NY3 + k);
      DoubleVector nz = ((DoubleVector) fromArray(HALF, bzs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nz).intoArray(doubleRows, ROW_NZ3 + k);
      DoubleVector d = ((DoubleVector) fromArray(HALF, bds, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector x = ((DoubleVector) fromArray(HALF, oxs, j).convertShape(F2D, DOUBLES, 0));
      DoubleVector y = ((DoubleVector) fromArray(HALF, oys, j).convertShape(F2D, DOUBLES, 0));
      DoubleVector z = ((DoubleVector) fromArray(HALF, ozs, j).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nx.lanewise(MUL, x).lanewise(ADD, ny.lanewise(MUL, y))
          .lanewise(ADD, nz.lanewise(MUL, z)).lanewise(ADD, d)).intoArray(doubleRows, ROW_BD + k);
      DoubleVector nx2 = ((DoubleVector) fromArray(HALF, txs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nx2).intoArray(doubleRows, ROW_NX4 + k);
      DoubleVector ny2 = ((DoubleVector) fromArray(HALF, tys, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(ny2).intoArray(doubleRows, ROW_NY4 + k);
      DoubleVector nz2 = ((DoubleVector) fromArray(HALF, tzs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nz2).intoArray(doubleRows, ROW_NZ4 + k);
      DoubleVector d2 = ((DoubleVector) fromArray(HALF, tds, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nx2.lanewise(MUL, x).lanewise(ADD, ny2.lanewise(MUL, y))
          .lanewise(ADD, nz2.lanewise(MUL, z)).lanewise(ADD, d2)).intoArray(doubleRows, ROW_TD + k);
      DoubleVector nx3 = ((DoubleVector) fromArray(HALF, nxs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nx3).intoArray(doubleRows, ROW_NX5 + k);
      DoubleVector ny3 = ((DoubleVector) fromArray(HALF, nys, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(ny3).intoArray(doubleRows, ROW_NY5 + k);
      DoubleVector nz3 = ((DoubleVector) fromArray(HALF, nzs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nz3).intoArray(doubleRows, ROW_NZ5 + k);
      DoubleVector d3 = ((DoubleVector) fromArray(HALF, nds, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nx3.lanewise(MUL, x).lanewise(ADD, ny3.lanewise(MUL, y))
          .lanewise(ADD, nz3.lanewise(MUL, z)).lanewise(ADD, d3)).intoArray(doubleRows, ROW_ND + k);
      DoubleVector nx4 = ((DoubleVector) fromArray(HALF, fxs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nx4).intoArray(doubleRows, ROW_NX6 + k);
      DoubleVector ny4 = ((DoubleVector) fromArray(HALF, fys, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(ny4).intoArray(doubleRows, ROW_NY6 + k);
      DoubleVector nz4 = ((DoubleVector) fromArray(HALF, fzs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nz4).intoArray(doubleRows, ROW_NZ6 + k);
      DoubleVector d4 = ((DoubleVector) fromArray(HALF, fds, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nx4.lanewise(MUL, x).lanewise(ADD, ny4.lanewise(MUL, y))
          .lanewise(ADD, nz4.lanewise(MUL, z)).lanewise(ADD, d4)).intoArray(doubleRows, ROW_FD + k);
      DoubleVector nx5 = ((DoubleVector) fromArray(HALF, lxs, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector ex = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_EX + k);
      DoubleVector ny5 = ((DoubleVector) fromArray(HALF, lys, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector ey = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_EY + k);
      DoubleVector nz5 = ((DoubleVector) fromArray(HALF, lzs, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector ez = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_EZ + k);
      DOUBLE_VECTOR.cast(nx5.lanewise(MUL, ex).lanewise(ADD, ny5.lanewise(MUL, ey))
          .lanewise(ADD, nz5.lanewise(MUL, ez))).intoArray(doubleRows, ROW_LU + k);
      DoubleVector hx = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_HX + k);
      DoubleVector hy = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_HY + k);
      DoubleVector hz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_HZ + k);
      DOUBLE_VECTOR.cast(nx5.lanewise(MUL, hx).lanewise(ADD, ny5.lanewise(MUL, hy))
          .lanewise(ADD, nz5.lanewise(MUL, hz))).intoArray(doubleRows, ROW_LV + k);
      DoubleVector nx6 = ((DoubleVector) fromArray(HALF, rxs, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector ny6 = ((DoubleVector) fromArray(HALF, rys, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector nz6 = ((DoubleVector) fromArray(HALF, rzs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nx6.lanewise(MUL, ex).lanewise(ADD, ny6.lanewise(MUL, ey))
          .lanewise(ADD, nz6.lanewise(MUL, ez))).intoArray(doubleRows, ROW_RU + k);
      DOUBLE_VECTOR.cast(nx6.lanewise(MUL, hx).lanewise(ADD, ny6.lanewise(MUL, hy))
          .lanewise(ADD, nz6.lanewise(MUL, hz))).intoArray(doubleRows, ROW_RV + k);
    }
  }

  private static void doubles4(float[][] columns1, int from1, double[] doubleRows) {
    if (columns1 == null) {
      return;
    }
    float[] bxs = columns1[8], bys = columns1[9], bzs = columns1[10], txs = columns1[12], tys = columns1[13],
        tzs = columns1[14], nxs = columns1[16], nys = columns1[17], nzs = columns1[18], fxs = columns1[20],
        fys = columns1[21], fzs = columns1[22];
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      int i = from1 + k;
      DoubleVector nx = ((DoubleVector) fromArray(HALF, bxs, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector ex = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_EX + k);
      DoubleVector ny = ((DoubleVector) fromArray(HALF, bys, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector ey = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_EY + k);
      DoubleVector nz = ((DoubleVector) fromArray(HALF, bzs, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector ez = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_EZ + k);
      DOUBLE_VECTOR.cast(nx.lanewise(MUL, ex).lanewise(ADD, ny.lanewise(MUL, ey))
          .lanewise(ADD, nz.lanewise(MUL, ez))).intoArray(doubleRows, ROW_BU + k);
      DoubleVector hx = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_HX + k);
      DoubleVector hy = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_HY + k);
      DoubleVector hz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_HZ + k);
      DOUBLE_VECTOR.cast(nx.lanewise(MUL, hx).lanewise(ADD, ny.lanewise(MUL, hy))
          .lanewise(ADD, nz.lanewise(MUL, hz))).intoArray(doubleRows, ROW_BV + k);
      DoubleVector nx2 = ((DoubleVector) fromArray(HALF, txs, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector ny2 = ((DoubleVector) fromArray(HALF, tys, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector nz2 = ((DoubleVector) fromArray(HALF, tzs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nx2.lanewise(MUL, ex).lanewise(ADD, ny2.lanewise(MUL, ey))
          .lanewise(ADD, nz2.lanewise(MUL, ez))).intoArray(doubleRows, ROW_TU + k);
      DOUBLE_VECTOR.cast(nx2.lanewise(MUL, hx).lanewise(ADD, ny2.lanewise(MUL, hy))
          .lanewise(ADD, nz2.lanewise(MUL, hz))).intoArray(doubleRows, ROW_TV + k);
      DoubleVector nx3 = ((DoubleVector) fromArray(HALF, nxs, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector ny3 = ((DoubleVector) fromArray(HALF, nys, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector nz3 = ((DoubleVector) fromArray(HALF, nzs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nx3.lanewise(MUL, ex).lanewise(ADD, ny3.lanewise(MUL, ey))
          .lanewise(ADD, nz3.lanewise(MUL, ez))).intoArray(doubleRows, ROW_NU + k);
      DOUBLE_VECTOR.cast(nx3.lanewise(MUL, hx).lanewise(ADD, ny3.lanewise(MUL, hy))
          .lanewise(ADD, nz3.lanewise(MUL, hz))).intoArray(doubleRows, ROW_NV + k);
      DoubleVector nx4 = ((DoubleVector) fromArray(HALF, fxs, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector ny4 = ((DoubleVector) fromArray(HALF, fys, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector nz4 = ((DoubleVector) fromArray(HALF, fzs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nx4.lanewise(MUL, ex).lanewise(ADD, ny4.lanewise(MUL, ey))
          .lanewise(ADD, nz4.lanewise(MUL, ez))).intoArray(doubleRows, ROW_FU + k);
      DOUBLE_VECTOR.cast(nx4.lanewise(MUL, hx).lanewise(ADD, ny4.lanewise(MUL, hy))
          .lanewise(ADD, nz4.lanewise(MUL, hz))).intoArray(doubleRows, ROW_FV + k);
      DOUBLE_VECTOR.cast(ALL_ONE).intoArray(doubleRows, ROW_ONE + k);
      DOUBLE_VECTOR.cast(ALL_ZERO).intoArray(doubleRows, ROW_ZERO + k);
    }
  }

  private static long doubles11(double[] doubleRows) {
    if (doubleRows == null) {
      return 0;
    }
    long lowAtMostHighBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      lowAtMostHighBits |= DoubleVector.fromArray(DOUBLES, doubleRows, ROW_LOW6 + k)
          .compare(LE, DoubleVector.fromArray(DOUBLES, doubleRows, ROW_HIGH6 + k)).toLong() << k;
    }
    return lowAtMostHighBits;
  }

  /** {@code highest} of a block, from rows of values to another row. */
  private static void highest(double[] rows, int auRow, int avRow, int adRow, int buRow, int bvRow, int bdRow,
      int cuRow, int cvRow, int cdRow, int euRow, int evRow, int edRow, int tRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector au = DoubleVector.fromArray(DOUBLES, rows, auRow + k);
      VectorMask<Double> auAtLeastZero = au.compare(GE, ALL_ZERO);
      DoubleVector av = DoubleVector.fromArray(DOUBLES, rows, avRow + k);
      // u >= 0 ? v : v - u
      DoubleVector v = av.lanewise(SUB, au).blend(av, auAtLeastZero);
      DoubleVector ad = DoubleVector.fromArray(DOUBLES, rows, adRow + k);
      // u >= 0 ? d : d + u
      DoubleVector d = ad.lanewise(ADD, au).blend(ad, auAtLeastZero);
      DoubleVector bound = d.lanewise(NEG).lanewise(DIV, v.lanewise(ADD, ALL_ZERO));
      VectorMask<Double> vAtLeastZeroAndBoundLessT = v.compare(GE, ALL_ZERO);
      DoubleVector t = DoubleVector.fromArray(DOUBLES, rows, tRow + k);
      vAtLeastZeroAndBoundLessT = bound.compare(LT, t, vAtLeastZeroAndBoundLessT);
      // v >= 0 && bound < t ? bound : t
      DoubleVector one = t.blend(bound, vAtLeastZeroAndBoundLessT);
      DoubleVector bu = DoubleVector.fromArray(DOUBLES, rows, buRow + k);
      DoubleVector a = bu.lanewise(ABS);
      DoubleVector b = au.lanewise(ABS);
      DoubleVector v2 = a.lanewise(MUL, av)
          .lanewise(ADD, b.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, bvRow + k)));
      DoubleVector d2 = a.lanewise(MUL, ad)
          .lanewise(ADD, b.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, bdRow + k)));
      DoubleVector bound2 = d2.lanewise(NEG).lanewise(DIV, v2.lanewise(ADD, ALL_ZERO));
      VectorMask<Double> vAtLeastZeroAndBoundLessOne = v2.compare(GE, ALL_ZERO);
      vAtLeastZeroAndBoundLessOne = bound2.compare(LT, one, vAtLeastZeroAndBoundLessOne);
      // v >= 0 && bound < t ? bound : t; u * u2 > 0 ? t : sooner(a * v + b * v2, a * d + b * d2, t)
      DoubleVector two = one.blend(bound2, vAtLeastZeroAndBoundLessOne)
          .blend(one, au.lanewise(MUL, bu).compare(GT, ALL_ZERO));
      DoubleVector cu = DoubleVector.fromArray(DOUBLES, rows, cuRow + k);
      DoubleVector a2 = cu.lanewise(ABS);
      DoubleVector v3 = a2.lanewise(MUL, av)
          .lanewise(ADD, b.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, cvRow + k)));
      DoubleVector d3 = a2.lanewise(MUL, ad)
          .lanewise(ADD, b.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, cdRow + k)));
      DoubleVector bound3 = d3.lanewise(NEG).lanewise(DIV, v3.lanewise(ADD, ALL_ZERO));
      VectorMask<Double> vAtLeastZeroAndBoundLessTwo = v3.compare(GE, ALL_ZERO);
      vAtLeastZeroAndBoundLessTwo = bound3.compare(LT, two, vAtLeastZeroAndBoundLessTwo);
      // v >= 0 && bound < t ? bound : t; u * u2 > 0 ? t : sooner(a * v + b * v2, a * d + b * d2, t)
      DoubleVector three = two.blend(bound3, vAtLeastZeroAndBoundLessTwo)
          .blend(two, au.lanewise(MUL, cu).compare(GT, ALL_ZERO));
      DoubleVector eu = DoubleVector.fromArray(DOUBLES, rows, euRow + k);
      DoubleVector a3 = eu.lanewise(ABS);
      DoubleVector v4 = a3.lanewise(MUL, av)
          .lanewise(ADD, b.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, evRow + k)));
      DoubleVector d4 = a3.lanewise(MUL, ad)
          .lanewise(ADD, b.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, edRow + k)));
      DoubleVector bound4 = d4.lanewise(NEG).lanewise(DIV, v4.lanewise(ADD, ALL_ZERO));
      VectorMask<Double> vAtLeastZeroAndBoundLessThree = v4.compare(GE, ALL_ZERO);
      vAtLeastZeroAndBoundLessThree = bound4.compare(LT, three, vAtLeastZeroAndBoundLessThree);
      // v >= 0 && bound < t ? bound : t; u * u2 > 0 ? t : sooner(a * v + b * v2, a * d + b * d2, t)
      DOUBLE_VECTOR.cast(three.blend(bound4, vAtLeastZeroAndBoundLessThree)
          .blend(three, au.lanewise(MUL, eu).compare(GT, ALL_ZERO))).intoArray(rows, to + k);
    }
  }

  /** {@code lowest} of a block, from rows of values to another row. */
  private static void lowest(double[] rows, int auRow, int avRow, int adRow, int buRow, int bvRow, int bdRow,
      int cuRow, int cvRow, int cdRow, int euRow, int evRow, int edRow, int tRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector au = DoubleVector.fromArray(DOUBLES, rows, auRow + k);
      VectorMask<Double> auAtLeastZero = au.compare(GE, ALL_ZERO);
      DoubleVector av = DoubleVector.fromArray(DOUBLES, rows, avRow + k);
      // u >= 0 ? v : v - u
      DoubleVector v = av.lanewise(SUB, au).blend(av, auAtLeastZero);
      DoubleVector ad = DoubleVector.fromArray(DOUBLES, rows, adRow + k);
      // u >= 0 ? d : d + u
      DoubleVector d = ad.lanewise(ADD, au).blend(ad, auAtLeastZero);
      DoubleVector bound = d.lanewise(NEG).lanewise(DIV, v);
      VectorMask<Double> vLessZeroAndBoundGreaterT = v.compare(LT, ALL_ZERO);
      DoubleVector t = DoubleVector.fromArray(DOUBLES, rows, tRow + k);
      vLessZeroAndBoundGreaterT = bound.compare(GT, t, vLessZeroAndBoundGreaterT);
      // v < 0 && bound > t ? bound : t
      DoubleVector one = t.blend(bound, vLessZeroAndBoundGreaterT);
      DoubleVector bu = DoubleVector.fromArray(DOUBLES, rows, buRow + k);
      DoubleVector a = bu.lanewise(ABS);
      DoubleVector b = au.lanewise(ABS);
      DoubleVector v2 = a.lanewise(MUL, av)
          .lanewise(ADD, b.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, bvRow + k)));
      DoubleVector d2 = a.lanewise(MUL, ad)
          .lanewise(ADD, b.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, bdRow + k)));
      DoubleVector bound2 = d2.lanewise(NEG).lanewise(DIV, v2);
      VectorMask<Double> vLessZeroAndBoundGreaterOne = v2.compare(LT, ALL_ZERO);
      vLessZeroAndBoundGreaterOne = bound2.compare(GT, one, vLessZeroAndBoundGreaterOne);
      // v < 0 && bound > t ? bound : t; u * u2 > 0 ? t : later(a * v + b * v2, a * d + b * d2, t)
      DoubleVector two = one.blend(bound2, vLessZeroAndBoundGreaterOne)
          .blend(one, au.lanewise(MUL, bu).compare(GT, ALL_ZERO));
      DoubleVector cu = DoubleVector.fromArray(DOUBLES, rows, cuRow + k);
      DoubleVector a2 = cu.lanewise(ABS);
      DoubleVector v3 = a2.lanewise(MUL, av)
          .lanewise(ADD, b.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, cvRow + k)));
      DoubleVector d3 = a2.lanewise(MUL, ad)
          .lanewise(ADD, b.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, cdRow + k)));
      DoubleVector bound3 = d3.lanewise(NEG).lanewise(DIV, v3);
      VectorMask<Double> vLessZeroAndBoundGreaterTwo = v3.compare(LT, ALL_ZERO);
      vLessZeroAndBoundGreaterTwo = bound3.compare(GT, two, vLessZeroAndBoundGreaterTwo);
      // v < 0 && bound > t ? bound : t; u * u2 > 0 ? t : later(a * v + b * v2, a * d + b * d2, t)
      DoubleVector three = two.blend(bound3, vLessZeroAndBoundGreaterTwo)
          .blend(two, au.lanewise(MUL, cu).compare(GT, ALL_ZERO));
      DoubleVector eu = DoubleVector.fromArray(DOUBLES, rows, euRow + k);
      DoubleVector a3 = eu.lanewise(ABS);
      DoubleVector v4 = a3.lanewise(MUL, av)
          .lanewise(ADD, b.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, evRow + k)));
      DoubleVector d4 = a3.lanewise(MUL, ad)
          .lanewise(ADD, b.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, edRow + k)));
      DoubleVector bound4 = d4.lanewise(NEG).lanewise(DIV, v4);
      VectorMask<Double> vLessZeroAndBoundGreaterThree = v4.compare(LT, ALL_ZERO);
      vLessZeroAndBoundGreaterThree = bound4.compare(GT, three, vLessZeroAndBoundGreaterThree);
      // v < 0 && bound > t ? bound : t; u * u2 > 0 ? t : later(a * v + b * v2, a * d + b * d2, t)
      DOUBLE_VECTOR.cast(three.blend(bound4, vLessZeroAndBoundGreaterThree)
          .blend(three, au.lanewise(MUL, eu).compare(GT, ALL_ZERO))).intoArray(rows, to + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0);
      doubles2(null, 0, null, 0, null);
      doubles3(null, 0, null, 0, null);
      doubles4(null, 0, null);
      doubles11(null);
      highest(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      lowest(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    }
  }
}
