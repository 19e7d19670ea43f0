// Compiled from FrustumOrientedBox.java; changes are made there.
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
import static jdk.incubator.vector.VectorOperators.SQRT;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.twin.WideLanes.DOUBLES;
import static lockstep.twin.WideLanes.DOUBLE_VECTOR;
import static lockstep.twin.WideLanes.FLOATS;
import static lockstep.twin.WideLanes.FLOAT_VECTOR;
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

/**
 * Wide twin of {@link FrustumOrientedBox#overlap}: the same operations in the same order, on vectors of pairs.
 */
final class FrustumOrientedBoxWide implements StagedKernel, LoopedKernel {
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_C0_586 = FloatVector.broadcast(FLOATS, 0.586f);
  private static final FloatVector ALL_C0_414 = FloatVector.broadcast(FLOATS, 0.4143f);
  private static final FloatVector ALL_SLACK = FloatVector.broadcast(FLOATS, 4.7683716E-7f);
  private static final FloatVector ALL_C1_18E_38 = FloatVector.broadcast(FLOATS, 1.1754944E-38f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final DoubleVector ALL_TWO = DoubleVector.broadcast(DOUBLES, 2.0);
  private static final DoubleVector ALL_ONE = DoubleVector.broadcast(DOUBLES, 1.0);
  private static final DoubleVector ALL_ZERO_10 = DoubleVector.broadcast(DOUBLES, 0.0);

  /** There are no masks of two lanes: where doubles come in twos, the definition decides. */
  private static final FrustumOrientedBoxScalar SCALAR = new FrustumOrientedBoxScalar();

  private static final int ROW_MIN_X = 0 * Kernel.BLOCK;
  private static final int ROW_MIN_Y = 1 * Kernel.BLOCK;
  private static final int ROW_MIN_Z = 2 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[3 * Kernel.BLOCK]);

  private static final int ROW_UX = 0 * Kernel.BLOCK;
  private static final int ROW_UY = 1 * Kernel.BLOCK;
  private static final int ROW_UZ = 2 * Kernel.BLOCK;
  private static final int ROW_VX = 3 * Kernel.BLOCK;
  private static final int ROW_VY = 4 * Kernel.BLOCK;
  private static final int ROW_VZ = 5 * Kernel.BLOCK;
  private static final int ROW_WX = 6 * Kernel.BLOCK;
  private static final int ROW_WY = 7 * Kernel.BLOCK;
  private static final int ROW_WZ = 8 * Kernel.BLOCK;
  private static final int ROW_AX = 9 * Kernel.BLOCK;
  private static final int ROW_AY = 10 * Kernel.BLOCK;
  private static final int ROW_LX = 11 * Kernel.BLOCK;
  private static final int ROW_LY = 12 * Kernel.BLOCK;
  private static final int ROW_LZ = 13 * Kernel.BLOCK;
  private static final int ROW_X = 14 * Kernel.BLOCK;
  private static final int ROW_Y = 15 * Kernel.BLOCK;
  private static final int ROW_Z = 16 * Kernel.BLOCK;
  private static final int ROW_LD = 17 * Kernel.BLOCK;
  private static final int ROW_RX = 18 * Kernel.BLOCK;
  private static final int ROW_RY = 19 * Kernel.BLOCK;
  private static final int ROW_RZ = 20 * Kernel.BLOCK;
  private static final int ROW_RD = 21 * Kernel.BLOCK;
  private static final int ROW_BX = 22 * Kernel.BLOCK;
  private static final int ROW_BY = 23 * Kernel.BLOCK;
  private static final int ROW_BZ = 24 * Kernel.BLOCK;
  private static final int ROW_BD = 25 * Kernel.BLOCK;
  private static final int ROW_TX = 26 * Kernel.BLOCK;
  private static final int ROW_TY = 27 * Kernel.BLOCK;
  private static final int ROW_TZ = 28 * Kernel.BLOCK;
  private static final int ROW_TD = 29 * Kernel.BLOCK;
  private static final int ROW_NX = 30 * Kernel.BLOCK;
  private static final int ROW_NY = 31 * Kernel.BLOCK;
  private static final int ROW_NZ = 32 * Kernel.BLOCK;
  private static final int ROW_ND = 33 * Kernel.BLOCK;
  private static final int ROW_FX = 34 * Kernel.BLOCK;
  private static final int ROW_FY = 35 * Kernel.BLOCK;
  private static final int ROW_FZ = 36 * Kernel.BLOCK;
  private static final int ROW_FD = 37 * Kernel.BLOCK;
  private static final int ROW_MIN_X2 = 38 * Kernel.BLOCK;
  private static final int ROW_MIN_Y2 = 39 * Kernel.BLOCK;
  private static final int ROW_MIN_Z2 = 40 * Kernel.BLOCK;
  private static final int ROW_MAX_X = 41 * Kernel.BLOCK;
  private static final int ROW_MAX_Y = 42 * Kernel.BLOCK;
  private static final int ROW_MAX_Z = 43 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<double[]> DOUBLE_ROWS =
      ThreadLocal.withInitial(() -> new double[44 * Kernel.BLOCK]);

  private static final int[][] COLUMNS1 = {{0, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11}, {12, 13, 14, 15}, {16,
      17, 18, 19}, {20, 21, 22, 23}, {0, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11}, {12, 13, 14, 15}, {16, 17, 18,
      19}, {20, 21, 22, 23}, {}};
  private static final int[][] COLUMNS2 = {{0, 1, 2, 3, 4, 5}, {0, 1, 2, 3, 4, 5}, {0, 1, 2, 3, 4, 5}, {0, 1,
      2, 3, 4, 5}, {0, 1, 2, 3, 4, 5}, {0, 1, 2, 3, 4, 5}, {0, 1, 2}, {0, 1, 2}, {0, 1, 2}, {0, 1, 2}, {0, 1,
      2}, {0, 1, 2}, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}};

  @Override
  public int firstWidth() {
    return 24;
  }

  @Override
  public int secondWidth() {
    return 10;
  }

  @Override
  public int operations() {
    return 4555;
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
      case 0 -> term(columns1[0], columns1[1], columns1[2], columns1[3], columns2[0], columns2[1], columns2[2],
          columns2[3], columns2[4], columns2[5], first, second, count, out);
      case 1 -> term1(columns1[4], columns1[5], columns1[6], columns1[7], columns2[0], columns2[1],
          columns2[2], columns2[3], columns2[4], columns2[5], first, second, count, out);
      case 2 -> term2(columns1[8], columns1[9], columns1[10], columns1[11], columns2[0], columns2[1],
          columns2[2], columns2[3], columns2[4], columns2[5], first, second, count, out);
      case 3 -> term3(columns1[12], columns1[13], columns1[14], columns1[15], columns2[0], columns2[1],
          columns2[2], columns2[3], columns2[4], columns2[5], first, second, count, out);
      case 4 -> term4(columns1[16], columns1[17], columns1[18], columns1[19], columns2[0], columns2[1],
          columns2[2], columns2[3], columns2[4], columns2[5], first, second, count, out);
      case 5 -> term5(columns1[20], columns1[21], columns1[22], columns1[23], columns2[0], columns2[1],
          columns2[2], columns2[3], columns2[4], columns2[5], first, second, count, out);
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
      case 12 -> term12(columns2[0], columns2[1], columns2[2], columns2[3], columns2[4], columns2[5],
          columns2[6], columns2[7], columns2[8], columns2[9], second, count, out);
      default -> throw new IndexOutOfBoundsException("there is no term " + term);
    }
  }

  private static void term(float[] lxs, float[] lys, float[] lzs, float[] lds, float[] xs, float[] ys,
      float[] zs, float[] halfXs, float[] halfYs, float[] halfZs, Operand first, Operand second, int count,
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
        FloatVector lx = fromArray(FLOATS, lxs, i);
        FloatVector ly = fromArray(FLOATS, lys, i);
        FloatVector lz = fromArray(FLOATS, lzs, i);
        FloatVector square = lx.lanewise(MUL, lx).lanewise(ADD, ly.lanewise(MUL, ly))
            .lanewise(ADD, lz.lanewise(MUL, lz));
        FloatVector ld = fromArray(FLOATS, lds, i);
        FloatVector absLd = ld.lanewise(ABS);
        FloatVector a = lx.lanewise(MUL, fromArray(FLOATS, xs, j));
        FloatVector b = ly.lanewise(MUL, fromArray(FLOATS, ys, j));
        FloatVector c = lz.lanewise(MUL, fromArray(FLOATS, zs, j));
        FloatVector halfX = fromArray(FLOATS, halfXs, j);
        FloatVector halfY = fromArray(FLOATS, halfYs, j);
        // halfX > halfY ? halfX : halfY
        FloatVector max = halfY.blend(halfX, halfX.compare(GT, halfY));
        FloatVector halfZ = fromArray(FLOATS, halfZs, j);
        // halfZ > max ? halfZ : max
        FloatVector max2 = max.blend(halfZ, halfZ.compare(GT, max));
        FloatVector reach = ALL_C0_586.lanewise(MUL, max2)
            .lanewise(ADD, ALL_C0_414.lanewise(MUL, halfX.lanewise(ADD, halfY).lanewise(ADD, halfZ)));
        FloatVector reach2 = reach.lanewise(MUL, square.lanewise(SQRT));
        VectorMask<Float> hit = absLd.compare(LE, ALL_LARGEST, a.lanewise(ADD, b).lanewise(ADD, c)
            .lanewise(ADD, ld).compare(GT, reach2
            .lanewise(ADD, ALL_SLACK.lanewise(MUL, a.lanewise(ABS).lanewise(ADD, b.lanewise(ABS))
            .lanewise(ADD, c.lanewise(ABS)).lanewise(ADD, absLd).lanewise(ADD, reach2)))
            .lanewise(ADD, ALL_C1_18E_38)).not());
        hit = square.compare(GE, ALL_LEAST_SQUARE, hit);
        hit = square.compare(LE, ALL_LARGEST_SQUARE, hit);
        hits |= hit.toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void term1(float[] rxs, float[] rys, float[] rzs, float[] rds, float[] xs, float[] ys,
      float[] zs, float[] halfXs, float[] halfYs, float[] halfZs, Operand first, Operand second, int count,
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
        FloatVector rx = fromArray(FLOATS, rxs, i);
        FloatVector ry = fromArray(FLOATS, rys, i);
        FloatVector rz = fromArray(FLOATS, rzs, i);
        FloatVector square = rx.lanewise(MUL, rx).lanewise(ADD, ry.lanewise(MUL, ry))
            .lanewise(ADD, rz.lanewise(MUL, rz));
        FloatVector rd = fromArray(FLOATS, rds, i);
        FloatVector absRd = rd.lanewise(ABS);
        FloatVector a = rx.lanewise(MUL, fromArray(FLOATS, xs, j));
        FloatVector b = ry.lanewise(MUL, fromArray(FLOATS, ys, j));
        FloatVector c = rz.lanewise(MUL, fromArray(FLOATS, zs, j));
        FloatVector halfX = fromArray(FLOATS, halfXs, j);
        FloatVector halfY = fromArray(FLOATS, halfYs, j);
        // halfX > halfY ? halfX : halfY
        FloatVector max = halfY.blend(halfX, halfX.compare(GT, halfY));
        FloatVector halfZ = fromArray(FLOATS, halfZs, j);
        // halfZ > max ? halfZ : max
        FloatVector max2 = max.blend(halfZ, halfZ.compare(GT, max));
        FloatVector reach = ALL_C0_586.lanewise(MUL, max2)
            .lanewise(ADD, ALL_C0_414.lanewise(MUL, halfX.lanewise(ADD, halfY).lanewise(ADD, halfZ)));
        FloatVector reach2 = reach.lanewise(MUL, square.lanewise(SQRT));
        VectorMask<Float> hit = absRd.compare(LE, ALL_LARGEST, a.lanewise(ADD, b).lanewise(ADD, c)
            .lanewise(ADD, rd).compare(GT, reach2
            .lanewise(ADD, ALL_SLACK.lanewise(MUL, a.lanewise(ABS).lanewise(ADD, b.lanewise(ABS))
            .lanewise(ADD, c.lanewise(ABS)).lanewise(ADD, absRd).lanewise(ADD, reach2)))
            .lanewise(ADD, ALL_C1_18E_38)).not());
        hit = square.compare(GE, ALL_LEAST_SQUARE, hit);
        hit = square.compare(LE, ALL_LARGEST_SQUARE, hit);
        hits |= hit.toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void term2(float[] bxs, float[] bys, float[] bzs, float[] bds, float[] xs, float[] ys,
      float[] zs, float[] halfXs, float[] halfYs, float[] halfZs, Operand first, Operand second, int count,
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
        FloatVector bx = fromArray(FLOATS, bxs, i);
        FloatVector by = fromArray(FLOATS, bys, i);
        FloatVector bz = fromArray(FLOATS, bzs, i);
        FloatVector square = bx.lanewise(MUL, bx).lanewise(ADD, by.lanewise(MUL, by))
            .lanewise(ADD, bz.lanewise(MUL, bz));
        FloatVector bd = fromArray(FLOATS, bds, i);
        FloatVector absBd = bd.lanewise(ABS);
        FloatVector a = bx.lanewise(MUL, fromArray(FLOATS, xs, j));
        FloatVector b = by.lanewise(MUL, fromArray(FLOATS, ys, j));
        FloatVector c = bz.lanewise(MUL, fromArray(FLOATS, zs, j));
        FloatVector halfX = fromArray(FLOATS, halfXs, j);
        FloatVector halfY = fromArray(FLOATS, halfYs, j);
        // halfX > halfY ? halfX : halfY
        FloatVector max = halfY.blend(halfX, halfX.compare(GT, halfY));
        FloatVector halfZ = fromArray(FLOATS, halfZs, j);
        // halfZ > max ? halfZ : max
        FloatVector max2 = max.blend(halfZ, halfZ.compare(GT, max));
        FloatVector reach = ALL_C0_586.lanewise(MUL, max2)
            .lanewise(ADD, ALL_C0_414.lanewise(MUL, halfX.lanewise(ADD, halfY).lanewise(ADD, halfZ)));
        FloatVector reach2 = reach.lanewise(MUL, square.lanewise(SQRT));
        VectorMask<Float> hit = absBd.compare(LE, ALL_LARGEST, a.lanewise(ADD, b).lanewise(ADD, c)
            .lanewise(ADD, bd).compare(GT, reach2
            .lanewise(ADD, ALL_SLACK.lanewise(MUL, a.lanewise(ABS).lanewise(ADD, b.lanewise(ABS))
            .lanewise(ADD, c.lanewise(ABS)).lanewise(ADD, absBd).lanewise(ADD, reach2)))
            .lanewise(ADD, ALL_C1_18E_38)).not());
        hit = square.compare(GE, ALL_LEAST_SQUARE, hit);
        hit = square.compare(LE, ALL_LARGEST_SQUARE, hit);
        hits |= hit.toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void term3(float[] txs, float[] tys, float[] tzs, float[] tds, float[] xs, float[] ys,
      float[] zs, float[] halfXs, float[] halfYs, float[] halfZs, Operand first, Operand second, int count,
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
        FloatVector tx = fromArray(FLOATS, txs, i);
        FloatVector ty = fromArray(FLOATS, tys, i);
        FloatVector tz = fromArray(FLOATS, tzs, i);
        FloatVector square = tx.lanewise(MUL, tx).lanewise(ADD, ty.lanewise(MUL, ty))
            .lanewise(ADD, tz.lanewise(MUL, tz));
        FloatVector td = fromArray(FLOATS, tds, i);
        FloatVector absTd = td.lanewise(ABS);
        FloatVector a = tx.lanewise(MUL, fromArray(FLOATS, xs, j));
        FloatVector b = ty.lanewise(MUL, fromArray(FLOATS, ys, j));
        FloatVector c = tz.lanewise(MUL, fromArray(FLOATS, zs, j));
        FloatVector halfX = fromArray(FLOATS, halfXs, j);
        FloatVector halfY = fromArray(FLOATS, halfYs, j);
        // halfX > halfY ? halfX : halfY
        FloatVector max = halfY.blend(halfX, halfX.compare(GT, halfY));
        FloatVector halfZ = fromArray(FLOATS, halfZs, j);
        // halfZ > max ? halfZ : max
        FloatVector max2 = max.blend(halfZ, halfZ.compare(GT, max));
        FloatVector reach = ALL_C0_586.lanewise(MUL, max2)
            .lanewise(ADD, ALL_C0_414.lanewise(MUL, halfX.lanewise(ADD, halfY).lanewise(ADD, halfZ)));
        FloatVector reach2 = reach.lanewise(MUL, square.lanewise(SQRT));
        VectorMask<Float> hit = absTd.compare(LE, ALL_LARGEST, a.lanewise(ADD, b).lanewise(ADD, c)
            .lanewise(ADD, td).compare(GT, reach2
            .lanewise(ADD, ALL_SLACK.lanewise(MUL, a.lanewise(ABS).lanewise(ADD, b.lanewise(ABS))
            .lanewise(ADD, c.lanewise(ABS)).lanewise(ADD, absTd).lanewise(ADD, reach2)))
            .lanewise(ADD, ALL_C1_18E_38)).not());
        hit = square.compare(GE, ALL_LEAST_SQUARE, hit);
        hit = square.compare(LE, ALL_LARGEST_SQUARE, hit);
        hits |= hit.toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void term4(float[] nxs, float[] nys, float[] nzs, float[] nds, float[] xs, float[] ys,
      float[] zs, float[] halfXs, float[] halfYs, float[] halfZs, Operand first, Operand second, int count,
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
        FloatVector nx = fromArray(FLOATS, nxs, i);
        FloatVector ny = fromArray(FLOATS, nys, i);
        FloatVector nz = fromArray(FLOATS, nzs, i);
        FloatVector square = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
            .lanewise(ADD, nz.lanewise(MUL, nz));
        FloatVector nd = fromArray(FLOATS, nds, i);
        FloatVector absNd = nd.lanewise(ABS);
        FloatVector a = nx.lanewise(MUL, fromArray(FLOATS, xs, j));
        FloatVector b = ny.lanewise(MUL, fromArray(FLOATS, ys, j));
        FloatVector c = nz.lanewise(MUL, fromArray(FLOATS, zs, j));
        FloatVector halfX = fromArray(FLOATS, halfXs, j);
        FloatVector halfY = fromArray(FLOATS, halfYs, j);
        // halfX > halfY ? halfX : halfY
        FloatVector max = halfY.blend(halfX, halfX.compare(GT, halfY));
        FloatVector halfZ = fromArray(FLOATS, halfZs, j);
        // halfZ > max ? halfZ : max
        FloatVector max2 = max.blend(halfZ, halfZ.compare(GT, max));
        FloatVector reach = ALL_C0_586.lanewise(MUL, max2)
            .lanewise(ADD, ALL_C0_414.lanewise(MUL, halfX.lanewise(ADD, halfY).lanewise(ADD, halfZ)));
        FloatVector reach2 = reach.lanewise(MUL, square.lanewise(SQRT));
        VectorMask<Float> hit = absNd.compare(LE, ALL_LARGEST, a.lanewise(ADD, b).lanewise(ADD, c)
            .lanewise(ADD, nd).compare(GT, reach2
            .lanewise(ADD, ALL_SLACK.lanewise(MUL, a.lanewise(ABS).lanewise(ADD, b.lanewise(ABS))
            .lanewise(ADD, c.lanewise(ABS)).lanewise(ADD, absNd).lanewise(ADD, reach2)))
            .lanewise(ADD, ALL_C1_18E_38)).not());
        hit = square.compare(GE, ALL_LEAST_SQUARE, hit);
        hit = square.compare(LE, ALL_LARGEST_SQUARE, hit);
        hits |= hit.toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void term5(float[] fxs, float[] fys, float[] fzs, float[] fds, float[] xs, float[] ys,
      float[] zs, float[] halfXs, float[] halfYs, float[] halfZs, Operand first, Operand second, int count,
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
        FloatVector fx = fromArray(FLOATS, fxs, i);
        FloatVector fy = fromArray(FLOATS, fys, i);
        FloatVector fz = fromArray(FLOATS, fzs, i);
        FloatVector square = fx.lanewise(MUL, fx).lanewise(ADD, fy.lanewise(MUL, fy))
            .lanewise(ADD, fz.lanewise(MUL, fz));
        FloatVector fd = fromArray(FLOATS, fds, i);
        FloatVector absFd = fd.lanewise(ABS);
        FloatVector a = fx.lanewise(MUL, fromArray(FLOATS, xs, j));
        FloatVector b = fy.lanewise(MUL, fromArray(FLOATS, ys, j));
        FloatVector c = fz.lanewise(MUL, fromArray(FLOATS, zs, j));
        FloatVector halfX = fromArray(FLOATS, halfXs, j);
        FloatVector halfY = fromArray(FLOATS, halfYs, j);
        // halfX > halfY ? halfX : halfY
        FloatVector max = halfY.blend(halfX, halfX.compare(GT, halfY));
        FloatVector halfZ = fromArray(FLOATS, halfZs, j);
        // halfZ > max ? halfZ : max
        FloatVector max2 = max.blend(halfZ, halfZ.compare(GT, max));
        FloatVector reach = ALL_C0_586.lanewise(MUL, max2)
            .lanewise(ADD, ALL_C0_414.lanewise(MUL, halfX.lanewise(ADD, halfY).lanewise(ADD, halfZ)));
        FloatVector reach2 = reach.lanewise(MUL, square.lanewise(SQRT));
        VectorMask<Float> hit = absFd.compare(LE, ALL_LARGEST, a.lanewise(ADD, b).lanewise(ADD, c)
            .lanewise(ADD, fd).compare(GT, reach2
            .lanewise(ADD, ALL_SLACK.lanewise(MUL, a.lanewise(ABS).lanewise(ADD, b.lanewise(ABS))
            .lanewise(ADD, c.lanewise(ABS)).lanewise(ADD, absFd).lanewise(ADD, reach2)))
            .lanewise(ADD, ALL_C1_18E_38)).not());
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

  private static void term12(float[] xs, float[] ys, float[] zs, float[] halfXs, float[] halfYs,
      float[] halfZs, float[] qxs, float[] qys, float[] qzs, float[] qws, Operand second, int count,
      Output out) {
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long hits = 0;
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
        int j = from2 + k;
        FloatVector qx = fromArray(FLOATS, qxs, j);
        FloatVector qy = fromArray(FLOATS, qys, j);
        FloatVector qz = fromArray(FLOATS, qzs, j);
        FloatVector qw = fromArray(FLOATS, qws, j);
        FloatVector square = qx.lanewise(MUL, qx).lanewise(ADD, qy.lanewise(MUL, qy))
            .lanewise(ADD, qz.lanewise(MUL, qz).lanewise(ADD, qw.lanewise(MUL, qw)));
        FloatVector halfX = fromArray(FLOATS, halfXs, j);
        VectorMask<Float> valid = halfX.compare(GE, ALL_ZERO);
        FloatVector halfY = fromArray(FLOATS, halfYs, j);
        valid = halfY.compare(GE, ALL_ZERO, valid);
        FloatVector halfZ = fromArray(FLOATS, halfZs, j);
        valid = halfZ.compare(GE, ALL_ZERO, valid);
        valid = halfX.compare(LE, ALL_LARGEST, valid);
        VectorMask<Float> valid2 = halfY.compare(LE, ALL_LARGEST);
        valid2 = halfZ.compare(LE, ALL_LARGEST, valid2);
        valid2 = fromArray(FLOATS, xs, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid2);
        valid2 = fromArray(FLOATS, ys, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid2);
        VectorMask<Float> valid3 = fromArray(FLOATS, zs, j).lanewise(ABS).compare(LE, ALL_LARGEST);
        valid3 = square.compare(GE, ALL_LEAST_SQUARE, valid3);
        valid3 = square.compare(LE, ALL_LARGEST_SQUARE, valid3);
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
    float[] floatRows = FLOAT_ROWS.get();
    double[] doubleRows = DOUBLE_ROWS.get();
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long hits = floats1(columns2, from2, floatRows);
      doubles2(columns1, from1, columns2, from2, doubleRows);
      doubles3(columns1, from1, columns2, from2, doubleRows);
      doubles4(columns1, from1, columns2, from2, doubleRows);
      doubles5(columns1, from1, columns2, from2, floatRows, doubleRows);
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

  private static long floats1(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return 0;
    }
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2], halfXs = columns2[3], halfYs = columns2[4],
        halfZs = columns2[5], qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector qw = fromArray(FLOATS, qws, j);
      FloatVector square = qx.lanewise(MUL, qx).lanewise(ADD, qy.lanewise(MUL, qy))
          .lanewise(ADD, qz.lanewise(MUL, qz).lanewise(ADD, qw.lanewise(MUL, qw)));
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FLOAT_VECTOR.cast(halfX.lanewise(NEG)).intoArray(floatRows, ROW_MIN_X + k);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FLOAT_VECTOR.cast(halfY.lanewise(NEG)).intoArray(floatRows, ROW_MIN_Y + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FLOAT_VECTOR.cast(halfZ.lanewise(NEG)).intoArray(floatRows, ROW_MIN_Z + k);
      VectorMask<Float> allValueAtMostLargest = halfX.compare(GE, ALL_ZERO);
      allValueAtMostLargest = halfY.compare(GE, ALL_ZERO, allValueAtMostLargest);
      allValueAtMostLargest = halfZ.compare(GE, ALL_ZERO, allValueAtMostLargest);
      allValueAtMostLargest = halfX.compare(LE, ALL_LARGEST, allValueAtMostLargest);
      VectorMask<Float> allValueAtMostLargest2 = halfY.compare(LE, ALL_LARGEST);
      allValueAtMostLargest2 = halfZ.compare(LE, ALL_LARGEST, allValueAtMostLargest2);
      allValueAtMostLargest2 = fromArray(FLOATS, xs, j).lanewise(ABS)
          .compare(LE, ALL_LARGEST, allValueAtMostLargest2);
      allValueAtMostLargest2 = fromArray(FLOATS, ys, j).lanewise(ABS)
          .compare(LE, ALL_LARGEST, allValueAtMostLargest2);
      VectorMask<Float> allValueAtMostLargest3 = fromArray(FLOATS, zs, j).lanewise(ABS)
          .compare(LE, ALL_LARGEST);
      allValueAtMostLargest3 = square.compare(GE, ALL_LEAST_SQUARE, allValueAtMostLargest3);
      allValueAtMostLargest3 = square.compare(LE, ALL_LARGEST_SQUARE, allValueAtMostLargest3);
      allValueAtMostLargest = allValueAtMostLargest.and(allValueAtMostLargest2).and(allValueAtMostLargest3);
      hits |= allValueAtMostLargest.toLong() << k;
    }
    return hits;
  }

  private static void doubles2(float[][] columns1, int from1, float[][] columns2, int from2,
      double[] doubleRows) {
    if (columns1 == null) {
      return;
    }
    float[] lxs = columns1[0], lys = columns1[1];
    float[] qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      int i = from1 + k;
      int j = from2 + k;
      DoubleVector qx = ((DoubleVector) fromArray(HALF, qxs, j).convertShape(F2D, DOUBLES, 0));
      DoubleVector qy = ((DoubleVector) fromArray(HALF, qys, j).convertShape(F2D, DOUBLES, 0));
      DoubleVector qz = ((DoubleVector) fromArray(HALF, qzs, j).convertShape(F2D, DOUBLES, 0));
      DoubleVector qw = ((DoubleVector) fromArray(HALF, qws, j).convertShape(F2D, DOUBLES, 0));
      DoubleVector s = ALL_TWO.lanewise(DIV, qx.lanewise(MUL, qx).lanewise(ADD, qy.lanewise(MUL, qy))
          .lanewise(ADD, qz.lanewise(MUL, qz).lanewise(ADD, qw.lanewise(MUL, qw))));
      DoubleVector product = s.lanewise(MUL, qx);
      DoubleVector xx = product.lanewise(MUL, qx);
      DoubleVector product2 = s.lanewise(MUL, qy);
      DoubleVector yy = product2.lanewise(MUL, qy);
      DoubleVector product3 = s.lanewise(MUL, qz);
      DoubleVector zz = product3.lanewise(MUL, qz);
      DoubleVector xy = product.lanewise(MUL, qy);
      DoubleVector yz = product2.lanewise(MUL, qz);
      DoubleVector zx = product3.lanewise(MUL, qx);
      DoubleVector xw = product.lanewise(MUL, qw);
      DoubleVector yw = product2.lanewise(MUL, qw);
      DoubleVector zw = product3.lanewise(MUL, qw);
      DOUBLE_VECTOR.cast(ALL_ONE.lanewise(SUB, yy.lanewise(ADD, zz))).intoArray(doubleRows, ROW_UX + k);
      DOUBLE_VECTOR.cast(xy.lanewise(ADD, zw)).intoArray(doubleRows, ROW_UY + k);
      DOUBLE_VECTOR.cast(zx.lanewise(SUB, yw)).intoArray(doubleRows, ROW_UZ + k);
      DOUBLE_VECTOR.cast(xy.lanewise(SUB, zw)).intoArray(doubleRows, ROW_VX + k);
      DOUBLE_VECTOR.cast(ALL_ONE.lanewise(SUB, xx.lanewise(ADD, zz))).intoArray(doubleRows, ROW_VY + k);
      DOUBLE_VECTOR.cast(yz.lanewise(ADD, xw)).intoArray(doubleRows, ROW_VZ + k);
      DOUBLE_VECTOR.cast(zx.lanewise(ADD, yw)).intoArray(doubleRows, ROW_WX + k);
      DOUBLE_VECTOR.cast(yz.lanewise(SUB, xw)).intoArray(doubleRows, ROW_WY + k);
      DOUBLE_VECTOR.cast(ALL_ONE.lanewise(SUB, xx.lanewise(ADD, yy))).intoArray(doubleRows, ROW_WZ + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, lxs, i).convertShape(F2D, DOUBLES, 0))).intoArray(
          doubleRows, ROW_AX + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, lys, i).convertShape(F2D, DOUBLES, 0))).intoArray(
          doubleRows, ROW_AY + k);
    }
  }

  private static void doubles3(float[][] columns1, int from1, float[][] columns2, int from2,
      double[] doubleRows) {
    if (columns1 == null) {
      return;
    }
    float[] lxs = columns1[0], lys = columns1[1], lzs = columns1[2], lds = columns1[3], rxs = columns1[4],
        rys = columns1[5], rzs = columns1[6], rds = columns1[7];
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2];
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      int i = from1 + k;
      int j = from2 + k;
      DoubleVector az = ((DoubleVector) fromArray(HALF, lzs, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector ax = ((DoubleVector) fromArray(HALF, lxs, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector ux = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_UX + k);
      DoubleVector ay = ((DoubleVector) fromArray(HALF, lys, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector uy = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_UY + k);
      DoubleVector uz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_UZ + k);
      DOUBLE_VECTOR.cast(ax.lanewise(MUL, ux).lanewise(ADD, ay.lanewise(MUL, uy))
          .lanewise(ADD, az.lanewise(MUL, uz))).intoArray(doubleRows, ROW_LX + k);
      DoubleVector vx = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_VX + k);
      DoubleVector vy = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_VY + k);
      DoubleVector vz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_VZ + k);
      DOUBLE_VECTOR.cast(ax.lanewise(MUL, vx).lanewise(ADD, ay.lanewise(MUL, vy))
          .lanewise(ADD, az.lanewise(MUL, vz))).intoArray(doubleRows, ROW_LY + k);
      DoubleVector wx = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_WX + k);
      DoubleVector wy = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_WY + k);
      DoubleVector wz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_WZ + k);
      DOUBLE_VECTOR.cast(ax.lanewise(MUL, wx).lanewise(ADD, ay.lanewise(MUL, wy))
          .lanewise(ADD, az.lanewise(MUL, wz))).intoArray(doubleRows, ROW_LZ + k);
      DoubleVector d = ((DoubleVector) fromArray(HALF, lds, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector x = ((DoubleVector) fromArray(HALF, xs, j).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(x).intoArray(doubleRows, ROW_X + k);
      DoubleVector y = ((DoubleVector) fromArray(HALF, ys, j).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(y).intoArray(doubleRows, ROW_Y + k);
      DoubleVector z = ((DoubleVector) fromArray(HALF, zs, j).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(z).intoArray(doubleRows, ROW_Z + k);
      DOUBLE_VECTOR.cast(ax.lanewise(MUL, x).lanewise(ADD, ay.lanewise(MUL, y))
          .lanewise(ADD, az.lanewise(MUL, z)).lanewise(ADD, d)).intoArray(doubleRows, ROW_LD + k);
      DoubleVector ax2 = ((DoubleVector) fromArray(HALF, rxs, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector ay2 = ((DoubleVector) fromArray(HALF, rys, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector az2 = ((DoubleVector) fromArray(HALF, rzs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(ax2.lanewise(MUL, ux).lanewise(ADD, ay2.lanewise(MUL, uy))
          .lanewise(ADD, az2.lanewise(MUL, uz))).intoArray(doubleRows, ROW_RX + k);
      DOUBLE_VECTOR.cast(ax2.lanewise(MUL, vx).lanewise(ADD, ay2.lanewise(MUL, vy))
          .lanewise(ADD, az2.lanewise(MUL, vz))).intoArray(doubleRows, ROW_RY + k);
      DOUBLE_VECTOR.cast(ax2.lanewise(MUL, wx).lanewise(ADD, ay2.lanewise(MUL, wy))
          .lanewise(ADD, az2.lanewise(MUL, wz))).intoArray(doubleRows, ROW_RZ + k);
      DoubleVector d2 = ((DoubleVector) fromArray(HALF, rds, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(ax2.lanewise(MUL, x).lanewise(ADD, ay2.lanewise(MUL, y))
          .lanewise(ADD, az2.lanewise(MUL, z)).lanewise(ADD, d2)).intoArray(doubleRows, ROW_RD + k);
    }
  }

  private static void doubles4(float[][] columns1, int from1, float[][] columns2, int from2,
      double[] doubleRows) {
    if (columns1 == null) {
      return;
    }
    float[] bxs = columns1[8], bys = columns1[9], bzs = columns1[10], bds = columns1[11], txs = columns1[12],
        tys = columns1[13], tzs = columns1[14], tds = columns1[15];
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2];
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      int i = from1 + k;
      int j = from2 + k;
      DoubleVector ax = ((DoubleVector) fromArray(HALF, bxs, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector ay = ((DoubleVector) fromArray(HALF, bys, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector az = ((DoubleVector) fromArray(HALF, bzs, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector ux = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_UX + k);
      DoubleVector uy = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_UY + k);
      DoubleVector uz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_UZ + k);
      DOUBLE_VECTOR.cast(ax.lanewise(MUL, ux).lanewise(ADD, ay.lanewise(MUL, uy))
          .lanewise(ADD, az.lanewise(MUL, uz))).intoArray(doubleRows, ROW_BX + k);
      DoubleVector vx = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_VX + k);
      DoubleVector vy = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_VY + k);
      DoubleVector vz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_VZ + k);
      DOUBLE_VECTOR.cast(ax.lanewise(MUL, vx).lanewise(ADD, ay.lanewise(MUL, vy))
          .lanewise(ADD, az.lanewise(MUL, vz))).intoArray(doubleRows, ROW_BY + k);
      DoubleVector wx = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_WX + k);
      DoubleVector wy = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_WY + k);
      DoubleVector wz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_WZ + k);
      DOUBLE_VECTOR.cast(ax.lanewise(MUL, wx).lanewise(ADD, ay.lanewise(MUL, wy))
          .lanewise(ADD, az.lanewise(MUL, wz))).intoArray(doubleRows, ROW_BZ + k);
      DoubleVector d = ((DoubleVector) fromArray(HALF, bds, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector x = ((DoubleVector) fromArray(HALF, xs, j).convertShape(F2D, DOUBLES, 0));
      DoubleVector y = ((DoubleVector) fromArray(HALF, ys, j).convertShape(F2D, DOUBLES, 0));
      DoubleVector z = ((DoubleVector) fromArray(HALF, zs, j).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(ax.lanewise(MUL, x).lanewise(ADD, ay.lanewise(MUL, y))
          .lanewise(ADD, az.lanewise(MUL, z)).lanewise(ADD, d)).intoArray(doubleRows, ROW_BD + k);
      DoubleVector ax2 = ((DoubleVector) fromArray(HALF, txs, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector ay2 = ((DoubleVector) fromArray(HALF, tys, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector az2 = ((DoubleVector) fromArray(HALF, tzs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(ax2.lanewise(MUL, ux).lanewise(ADD, ay2.lanewise(MUL, uy))
          .lanewise(ADD, az2.lanewise(MUL, uz))).intoArray(doubleRows, ROW_TX + k);
      DOUBLE_VECTOR.cast(ax2.lanewise(MUL, vx).lanewise(ADD, ay2.lanewise(MUL, vy))
          .lanewise(ADD, az2.lanewise(MUL, vz))).intoArray(doubleRows, ROW_TY + k);
      DOUBLE_VECTOR.cast(ax2.lanewise(MUL, wx).lanewise(ADD, ay2.lanewise(MUL, wy))
          .lanewise(ADD, az2.lanewise(MUL, wz))).intoArray(doubleRows, ROW_TZ + k);
      DoubleVector d2 = ((DoubleVector) fromArray(HALF, tds, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(ax2.lanewise(MUL, x).lanewise(ADD, ay2.lanewise(MUL, y))
          .lanewise(ADD, az2.lanewise(MUL, z)).lanewise(ADD, d2)).intoArray(doubleRows, ROW_TD + k);
    }
  }

  private static void doubles5(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      double[] doubleRows) {
    if (columns1 == null) {
      return;
    }
    float[] nxs = columns1[16], nys = columns1[17], nzs = columns1[18], nds = columns1[19], fxs = columns1[20],
        fys = columns1[21], fzs = columns1[22], fds = columns1[23];
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2], halfXs = columns2[3], halfYs = columns2[4],
        halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      int i = from1 + k;
      int j = from2 + k;
      DoubleVector ax = ((DoubleVector) fromArray(HALF, nxs, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector ay = ((DoubleVector) fromArray(HALF, nys, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector az = ((DoubleVector) fromArray(HALF, nzs, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector ux = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_UX + k);
      DoubleVector uy = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_UY + k);
      DoubleVector uz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_UZ + k);
      DOUBLE_VECTOR.cast(ax.lanewise(MUL, ux).lanewise(ADD, ay.lanewise(MUL, uy))
          .lanewise(ADD, az.lanewise(MUL, uz))).intoArray(doubleRows, ROW_NX + k);
      DoubleVector vx = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_VX + k);
      DoubleVector vy = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_VY + k);
      DoubleVector vz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_VZ + k);
      DOUBLE_VECTOR.cast(ax.lanewise(MUL, vx).lanewise(ADD, ay.lanewise(MUL, vy))
          .lanewise(ADD, az.lanewise(MUL, vz))).intoArray(doubleRows, ROW_NY + k);
      DoubleVector wx = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_WX + k);
      DoubleVector wy = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_WY + k);
      DoubleVector wz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_WZ + k);
      DOUBLE_VECTOR.cast(ax.lanewise(MUL, wx).lanewise(ADD, ay.lanewise(MUL, wy))
          .lanewise(ADD, az.lanewise(MUL, wz))).intoArray(doubleRows, ROW_NZ + k);
      DoubleVector d = ((DoubleVector) fromArray(HALF, nds, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector x = ((DoubleVector) fromArray(HALF, xs, j).convertShape(F2D, DOUBLES, 0));
      DoubleVector y = ((DoubleVector) fromArray(HALF, ys, j).convertShape(F2D, DOUBLES, 0));
      DoubleVector z = ((DoubleVector) fromArray(HALF, zs, j).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(ax.lanewise(MUL, x).lanewise(ADD, ay.lanewise(MUL, y))
          .lanewise(ADD, az.lanewise(MUL, z)).lanewise(ADD, d)).intoArray(doubleRows, ROW_ND + k);
      DoubleVector ax2 = ((DoubleVector) fromArray(HALF, fxs, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector ay2 = ((DoubleVector) fromArray(HALF, fys, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector az2 = ((DoubleVector) fromArray(HALF, fzs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(ax2.lanewise(MUL, ux).lanewise(ADD, ay2.lanewise(MUL, uy))
          .lanewise(ADD, az2.lanewise(MUL, uz))).intoArray(doubleRows, ROW_FX + k);
      DOUBLE_VECTOR.cast(ax2.lanewise(MUL, vx).lanewise(ADD, ay2.lanewise(MUL, vy))
          .lanewise(ADD, az2.lanewise(MUL, vz))).intoArray(doubleRows, ROW_FY + k);
      DOUBLE_VECTOR.cast(ax2.lanewise(MUL, wx).lanewise(ADD, ay2.lanewise(MUL, wy))
          .lanewise(ADD, az2.lanewise(MUL, wz))).intoArray(doubleRows, ROW_FZ + k);
      DoubleVector d2 = ((DoubleVector) fromArray(HALF, fds, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(ax2.lanewise(MUL, x).lanewise(ADD, ay2.lanewise(MUL, y))
          .lanewise(ADD, az2.lanewise(MUL, z)).lanewise(ADD, d2)).intoArray(doubleRows, ROW_FD + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, floatRows, ROW_MIN_X + k).convertShape(F2D, DOUBLES,
          0))).intoArray(doubleRows, ROW_MIN_X2 + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, floatRows, ROW_MIN_Y + k).convertShape(F2D, DOUBLES,
          0))).intoArray(doubleRows, ROW_MIN_Y2 + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, floatRows, ROW_MIN_Z + k).convertShape(F2D, DOUBLES,
          0))).intoArray(doubleRows, ROW_MIN_Z2 + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, halfXs, j).convertShape(F2D, DOUBLES, 0))).intoArray(
          doubleRows, ROW_MAX_X + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, halfYs, j).convertShape(F2D, DOUBLES, 0))).intoArray(
          doubleRows, ROW_MAX_Y + k);
      DOUBLE_VECTOR.cast(((DoubleVector) fromArray(HALF, halfZs, j).convertShape(F2D, DOUBLES, 0))).intoArray(
          doubleRows, ROW_MAX_Z + k);
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
      DoubleVector p = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MIN_X2 + k));
      DoubleVector q = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MAX_X + k));
      DoubleVector y = DoubleVector.fromArray(DOUBLES, rows, yRow + k);
      DoubleVector p2 = y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MIN_Y2 + k));
      DoubleVector q2 = y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MAX_Y + k));
      DoubleVector z = DoubleVector.fromArray(DOUBLES, rows, zRow + k);
      DoubleVector p3 = z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MIN_Z2 + k));
      DoubleVector q3 = z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MAX_Z + k));
      // p < q ? p : q
      hits |= q.blend(p, p.compare(LT, q)).lanewise(ADD, q2.blend(p2, p2.compare(LT, q2)))
          .lanewise(ADD, q3.blend(p3, p3.compare(LT, q3)))
          .lanewise(ADD, DoubleVector.fromArray(DOUBLES, rows, dRow + k))
          .compare(LE, ALL_ZERO_10).toLong() << k;
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
      DoubleVector minY = DoubleVector.fromArray(DOUBLES, rows, ROW_MIN_Y2 + k);
      DoubleVector p = n.lanewise(MUL, minY);
      DoubleVector maxY = DoubleVector.fromArray(DOUBLES, rows, ROW_MAX_Y + k);
      DoubleVector q = n.lanewise(MUL, maxY);
      DoubleVector az = DoubleVector.fromArray(DOUBLES, rows, azRow + k);
      DoubleVector bz = DoubleVector.fromArray(DOUBLES, rows, bzRow + k);
      DoubleVector n2 = a.lanewise(MUL, az).lanewise(ADD, b.lanewise(MUL, bz));
      DoubleVector minZ = DoubleVector.fromArray(DOUBLES, rows, ROW_MIN_Z2 + k);
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
      DoubleVector minX = DoubleVector.fromArray(DOUBLES, rows, ROW_MIN_X2 + k);
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
      hits |= sum.compare(LE, ALL_ZERO_10).or(ax.lanewise(MUL, bx).compare(GT, ALL_ZERO_10))
          .and(sum2.compare(LE, ALL_ZERO_10).or(ay.lanewise(MUL, by).compare(GT, ALL_ZERO_10)))
          .and(sum3.compare(LE, ALL_ZERO_10).or(az.lanewise(MUL, bz).compare(GT, ALL_ZERO_10))).toLong() << k;
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
      DoubleVector p = det.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MIN_X2 + k));
      DoubleVector q = det.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MAX_X + k));
      VectorMask<Double> pLessQ = p.compare(LT, q);
      // p < q ? p : q
      DoubleVector low = q.blend(p, pLessQ);
      VectorMask<Double> up = bcx.compare(GE, ALL_ZERO_10);
      up = cax.compare(GE, ALL_ZERO_10, up);
      up = abx.compare(GE, ALL_ZERO_10, up);
      // p < q ? q : p
      DoubleVector high = p.blend(q, pLessQ);
      VectorMask<Double> down = bcx.compare(LE, ALL_ZERO_10);
      down = cax.compare(LE, ALL_ZERO_10, down);
      down = abx.compare(LE, ALL_ZERO_10, down);
      DoubleVector cay = cz.lanewise(MUL, ax).lanewise(SUB, cx.lanewise(MUL, az));
      DoubleVector aby = az.lanewise(MUL, bx).lanewise(SUB, ax.lanewise(MUL, bz));
      DoubleVector sum2 = bcy.lanewise(MUL, ad).lanewise(ADD, cay.lanewise(MUL, bd))
          .lanewise(ADD, aby.lanewise(MUL, cd));
      DoubleVector p2 = det.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MIN_Y2 + k));
      DoubleVector q2 = det.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MAX_Y + k));
      VectorMask<Double> pLessQ2 = p2.compare(LT, q2);
      // p < q ? p : q
      DoubleVector low2 = q2.blend(p2, pLessQ2);
      VectorMask<Double> up2 = bcy.compare(GE, ALL_ZERO_10);
      up2 = cay.compare(GE, ALL_ZERO_10, up2);
      up2 = aby.compare(GE, ALL_ZERO_10, up2);
      // p < q ? q : p
      DoubleVector high2 = p2.blend(q2, pLessQ2);
      VectorMask<Double> down2 = bcy.compare(LE, ALL_ZERO_10);
      down2 = cay.compare(LE, ALL_ZERO_10, down2);
      down2 = aby.compare(LE, ALL_ZERO_10, down2);
      DoubleVector caz = cx.lanewise(MUL, ay).lanewise(SUB, cy.lanewise(MUL, ax));
      DoubleVector abz = ax.lanewise(MUL, by).lanewise(SUB, ay.lanewise(MUL, bx));
      DoubleVector sum3 = bcz.lanewise(MUL, ad).lanewise(ADD, caz.lanewise(MUL, bd))
          .lanewise(ADD, abz.lanewise(MUL, cd));
      DoubleVector p3 = det.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MIN_Z2 + k));
      DoubleVector q3 = det.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_MAX_Z + k));
      VectorMask<Double> pLessQ3 = p3.compare(LT, q3);
      // p < q ? p : q
      DoubleVector low3 = q3.blend(p3, pLessQ3);
      VectorMask<Double> up3 = bcz.compare(GE, ALL_ZERO_10);
      up3 = caz.compare(GE, ALL_ZERO_10, up3);
      up3 = abz.compare(GE, ALL_ZERO_10, up3);
      // p < q ? q : p
      DoubleVector high3 = p3.blend(q3, pLessQ3);
      VectorMask<Double> down3 = bcz.compare(LE, ALL_ZERO_10);
      down3 = caz.compare(LE, ALL_ZERO_10, down3);
      down3 = abz.compare(LE, ALL_ZERO_10, down3);
      hits |= sum.lanewise(ADD, low).compare(LE, ALL_ZERO_10).or(up.not())
          .and(sum.lanewise(ADD, high).compare(GE, ALL_ZERO_10).or(down.not()))
          .and(sum2.lanewise(ADD, low2).compare(LE, ALL_ZERO_10).or(up2.not()))
          .and(sum2.lanewise(ADD, high2).compare(GE, ALL_ZERO_10).or(down2.not()))
          .and(sum3.lanewise(ADD, low3).compare(LE, ALL_ZERO_10).or(up3.not()))
          .and(sum3.lanewise(ADD, high3).compare(GE, ALL_ZERO_10).or(down3.not())).toLong() << k;
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null);
      doubles2(null, 0, null, 0, null);
      doubles3(null, 0, null, 0, null);
      doubles4(null, 0, null, 0, null);
      doubles5(null, 0, null, 0, null, null);
      face(null, 0, 0, 0, 0);
      edge(null, 0, 0, 0, 0, 0, 0, 0, 0);
      corner(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    }
  }
}
