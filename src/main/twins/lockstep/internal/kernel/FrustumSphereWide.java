// Compiled from FrustumSphere.java; changes are made there.
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

/** Wide twin of {@link FrustumSphere#overlap}: the same operations in the same order, on vectors of pairs. */
final class FrustumSphereWide implements StagedKernel, LoopedKernel {
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_SLACK = FloatVector.broadcast(FLOATS, 4.7683716E-7f);
  private static final FloatVector ALL_C1_18E_38 = FloatVector.broadcast(FLOATS, 1.1754944E-38f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final DoubleVector ALL_LARGEST_6 = DoubleVector.broadcast(DOUBLES, 3.4028234663852886E38);
  private static final DoubleVector ALL_MINUS_LARGEST = DoubleVector.broadcast(DOUBLES, -3.4028234663852886E38);
  private static final DoubleVector ALL_MINUS_C3_27E_150 = DoubleVector.broadcast(DOUBLES, -3.273390607896142E150);
  private static final DoubleVector ALL_FAR = DoubleVector.broadcast(DOUBLES, 3.273390607896142E150);
  private static final DoubleVector ALL_ZERO_10 = DoubleVector.broadcast(DOUBLES, 0.0);

  /** There are no masks of two lanes: where doubles come in twos, the definition decides. */
  private static final FrustumSphereScalar SCALAR = new FrustumSphereScalar();

  private static final int ROW_NX = 0 * Kernel.BLOCK;
  private static final int ROW_NY = 1 * Kernel.BLOCK;
  private static final int ROW_NZ = 2 * Kernel.BLOCK;
  private static final int ROW_X = 3 * Kernel.BLOCK;
  private static final int ROW_Y = 4 * Kernel.BLOCK;
  private static final int ROW_Z = 5 * Kernel.BLOCK;
  private static final int ROW_LD = 6 * Kernel.BLOCK;
  private static final int ROW_NX2 = 7 * Kernel.BLOCK;
  private static final int ROW_NY2 = 8 * Kernel.BLOCK;
  private static final int ROW_NZ2 = 9 * Kernel.BLOCK;
  private static final int ROW_RD = 10 * Kernel.BLOCK;
  private static final int ROW_NX3 = 11 * Kernel.BLOCK;
  private static final int ROW_NY3 = 12 * Kernel.BLOCK;
  private static final int ROW_NZ3 = 13 * Kernel.BLOCK;
  private static final int ROW_BD = 14 * Kernel.BLOCK;
  private static final int ROW_NX4 = 15 * Kernel.BLOCK;
  private static final int ROW_NY4 = 16 * Kernel.BLOCK;
  private static final int ROW_NZ4 = 17 * Kernel.BLOCK;
  private static final int ROW_TD = 18 * Kernel.BLOCK;
  private static final int ROW_NX5 = 19 * Kernel.BLOCK;
  private static final int ROW_NY5 = 20 * Kernel.BLOCK;
  private static final int ROW_NZ5 = 21 * Kernel.BLOCK;
  private static final int ROW_ND = 22 * Kernel.BLOCK;
  private static final int ROW_NX6 = 23 * Kernel.BLOCK;
  private static final int ROW_NY6 = 24 * Kernel.BLOCK;
  private static final int ROW_NZ6 = 25 * Kernel.BLOCK;
  private static final int ROW_FD = 26 * Kernel.BLOCK;
  private static final int ROW_R = 27 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<double[]> DOUBLE_ROWS =
      ThreadLocal.withInitial(() -> new double[28 * Kernel.BLOCK]);

  private static final int[][] COLUMNS1 = {{0, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11}, {12, 13, 14, 15}, {16,
      17, 18, 19}, {20, 21, 22, 23}, {0, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11}, {12, 13, 14, 15}, {16, 17, 18,
      19}, {20, 21, 22, 23}, {}};
  private static final int[][] COLUMNS2 = {{0, 1, 2, 3}, {0, 1, 2, 3}, {0, 1, 2, 3}, {0, 1, 2, 3}, {0, 1, 2,
      3}, {0, 1, 2, 3}, {0, 1, 2}, {0, 1, 2}, {0, 1, 2}, {0, 1, 2}, {0, 1, 2}, {0, 1, 2}, {0, 1, 2, 3}};

  @Override
  public int firstWidth() {
    return 24;
  }

  @Override
  public int secondWidth() {
    return 4;
  }

  @Override
  public int operations() {
    return 3017;
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
          columns2[2], columns2[3], first, second, count, out);
      case 1 -> reachesTerm(columns1[4], columns1[5], columns1[6], columns1[7], columns2[0], columns2[1],
          columns2[2], columns2[3], first, second, count, out);
      case 2 -> reachesTerm(columns1[8], columns1[9], columns1[10], columns1[11], columns2[0], columns2[1],
          columns2[2], columns2[3], first, second, count, out);
      case 3 -> reachesTerm(columns1[12], columns1[13], columns1[14], columns1[15], columns2[0], columns2[1],
          columns2[2], columns2[3], first, second, count, out);
      case 4 -> reachesTerm(columns1[16], columns1[17], columns1[18], columns1[19], columns2[0], columns2[1],
          columns2[2], columns2[3], first, second, count, out);
      case 5 -> reachesTerm(columns1[20], columns1[21], columns1[22], columns1[23], columns2[0], columns2[1],
          columns2[2], columns2[3], first, second, count, out);
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
      case 12 -> term(columns2[0], columns2[1], columns2[2], columns2[3], second, count, out);
      default -> throw new IndexOutOfBoundsException("there is no term " + term);
    }
  }

  private static void reachesTerm(float[] xs, float[] ys, float[] zs, float[] ds, float[] pxs, float[] pys,
      float[] pzs, float[] rs, Operand first, Operand second, int count, Output out) {
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
        FloatVector a = x.lanewise(MUL, fromArray(FLOATS, pxs, j));
        FloatVector b = y.lanewise(MUL, fromArray(FLOATS, pys, j));
        FloatVector c = z.lanewise(MUL, fromArray(FLOATS, pzs, j));
        FloatVector reach = fromArray(FLOATS, rs, j).lanewise(MUL, square.lanewise(SQRT));
        VectorMask<Float> hit = absD.compare(LE, ALL_LARGEST, a.lanewise(ADD, b).lanewise(ADD, c)
            .lanewise(ADD, d).compare(GT, reach
            .lanewise(ADD, ALL_SLACK.lanewise(MUL, a.lanewise(ABS).lanewise(ADD, b.lanewise(ABS))
            .lanewise(ADD, c.lanewise(ABS)).lanewise(ADD, absD).lanewise(ADD, reach)))
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

  private static void term(float[] xs, float[] ys, float[] zs, float[] rs, Operand second, int count,
      Output out) {
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long hits = 0;
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
        int j = from2 + k;
        VectorMask<Float> valid = fromArray(FLOATS, rs, j).compare(GE, ALL_ZERO);
        valid = fromArray(FLOATS, xs, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid);
        valid = fromArray(FLOATS, ys, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid);
        valid = fromArray(FLOATS, zs, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid);
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
      doubles3(columns1, from1, columns2, from2, doubleRows);
      hits = hits == 0 ? 0 : hits & faceNear(doubleRows, ROW_NX, ROW_NY, ROW_NZ, ROW_LD);
      hits = hits == 0 ? 0 : hits & faceNear(doubleRows, ROW_NX2, ROW_NY2, ROW_NZ2, ROW_RD);
      hits = hits == 0 ? 0 : hits & faceNear(doubleRows, ROW_NX3, ROW_NY3, ROW_NZ3, ROW_BD);
      hits = hits == 0 ? 0 : hits & faceNear(doubleRows, ROW_NX4, ROW_NY4, ROW_NZ4, ROW_TD);
      hits = hits == 0 ? 0 : hits & faceNear(doubleRows, ROW_NX5, ROW_NY5, ROW_NZ5, ROW_ND);
      hits = hits == 0 ? 0 : hits & faceNear(doubleRows, ROW_NX6, ROW_NY6, ROW_NZ6, ROW_FD);
      hits = hits == 0 ? 0 : hits & edgeNear(doubleRows, ROW_NX, ROW_NY, ROW_NZ, ROW_LD, ROW_NX2, ROW_NY2,
          ROW_NZ2, ROW_RD);
      hits = hits == 0 ? 0 : hits & edgeNear(doubleRows, ROW_NX, ROW_NY, ROW_NZ, ROW_LD, ROW_NX3, ROW_NY3,
          ROW_NZ3, ROW_BD);
      hits = hits == 0 ? 0 : hits & edgeNear(doubleRows, ROW_NX, ROW_NY, ROW_NZ, ROW_LD, ROW_NX4, ROW_NY4,
          ROW_NZ4, ROW_TD);
      hits = hits == 0 ? 0 : hits & edgeNear(doubleRows, ROW_NX, ROW_NY, ROW_NZ, ROW_LD, ROW_NX5, ROW_NY5,
          ROW_NZ5, ROW_ND);
      hits = hits == 0 ? 0 : hits & edgeNear(doubleRows, ROW_NX, ROW_NY, ROW_NZ, ROW_LD, ROW_NX6, ROW_NY6,
          ROW_NZ6, ROW_FD);
      hits = hits == 0 ? 0 : hits & edgeNear(doubleRows, ROW_NX2, ROW_NY2, ROW_NZ2, ROW_RD, ROW_NX3, ROW_NY3,
          ROW_NZ3, ROW_BD);
      hits = hits == 0 ? 0 : hits & edgeNear(doubleRows, ROW_NX2, ROW_NY2, ROW_NZ2, ROW_RD, ROW_NX4, ROW_NY4,
          ROW_NZ4, ROW_TD);
      hits = hits == 0 ? 0 : hits & edgeNear(doubleRows, ROW_NX2, ROW_NY2, ROW_NZ2, ROW_RD, ROW_NX5, ROW_NY5,
          ROW_NZ5, ROW_ND);
      hits = hits == 0 ? 0 : hits & edgeNear(doubleRows, ROW_NX2, ROW_NY2, ROW_NZ2, ROW_RD, ROW_NX6, ROW_NY6,
          ROW_NZ6, ROW_FD);
      hits = hits == 0 ? 0 : hits & edgeNear(doubleRows, ROW_NX3, ROW_NY3, ROW_NZ3, ROW_BD, ROW_NX4, ROW_NY4,
          ROW_NZ4, ROW_TD);
      hits = hits == 0 ? 0 : hits & edgeNear(doubleRows, ROW_NX3, ROW_NY3, ROW_NZ3, ROW_BD, ROW_NX5, ROW_NY5,
          ROW_NZ5, ROW_ND);
      hits = hits == 0 ? 0 : hits & edgeNear(doubleRows, ROW_NX3, ROW_NY3, ROW_NZ3, ROW_BD, ROW_NX6, ROW_NY6,
          ROW_NZ6, ROW_FD);
      hits = hits == 0 ? 0 : hits & edgeNear(doubleRows, ROW_NX4, ROW_NY4, ROW_NZ4, ROW_TD, ROW_NX5, ROW_NY5,
          ROW_NZ5, ROW_ND);
      hits = hits == 0 ? 0 : hits & edgeNear(doubleRows, ROW_NX4, ROW_NY4, ROW_NZ4, ROW_TD, ROW_NX6, ROW_NY6,
          ROW_NZ6, ROW_FD);
      hits = hits == 0 ? 0 : hits & edgeNear(doubleRows, ROW_NX5, ROW_NY5, ROW_NZ5, ROW_ND, ROW_NX6, ROW_NY6,
          ROW_NZ6, ROW_FD);
      hits = hits == 0 ? 0 : hits & cornerNear(doubleRows, ROW_NX, ROW_NY, ROW_NZ, ROW_LD, ROW_NX3, ROW_NY3,
          ROW_NZ3, ROW_BD, ROW_NX5, ROW_NY5, ROW_NZ5, ROW_ND);
      hits = hits == 0 ? 0 : hits & cornerNear(doubleRows, ROW_NX, ROW_NY, ROW_NZ, ROW_LD, ROW_NX3, ROW_NY3,
          ROW_NZ3, ROW_BD, ROW_NX6, ROW_NY6, ROW_NZ6, ROW_FD);
      hits = hits == 0 ? 0 : hits & cornerNear(doubleRows, ROW_NX, ROW_NY, ROW_NZ, ROW_LD, ROW_NX4, ROW_NY4,
          ROW_NZ4, ROW_TD, ROW_NX5, ROW_NY5, ROW_NZ5, ROW_ND);
      hits = hits == 0 ? 0 : hits & cornerNear(doubleRows, ROW_NX, ROW_NY, ROW_NZ, ROW_LD, ROW_NX4, ROW_NY4,
          ROW_NZ4, ROW_TD, ROW_NX6, ROW_NY6, ROW_NZ6, ROW_FD);
      hits = hits == 0 ? 0 : hits & cornerNear(doubleRows, ROW_NX2, ROW_NY2, ROW_NZ2, ROW_RD, ROW_NX3, ROW_NY3,
          ROW_NZ3, ROW_BD, ROW_NX5, ROW_NY5, ROW_NZ5, ROW_ND);
      hits = hits == 0 ? 0 : hits & cornerNear(doubleRows, ROW_NX2, ROW_NY2, ROW_NZ2, ROW_RD, ROW_NX3, ROW_NY3,
          ROW_NZ3, ROW_BD, ROW_NX6, ROW_NY6, ROW_NZ6, ROW_FD);
      hits = hits == 0 ? 0 : hits & cornerNear(doubleRows, ROW_NX2, ROW_NY2, ROW_NZ2, ROW_RD, ROW_NX4, ROW_NY4,
          ROW_NZ4, ROW_TD, ROW_NX5, ROW_NY5, ROW_NZ5, ROW_ND);
      hits = hits == 0 ? 0 : hits & cornerNear(doubleRows, ROW_NX2, ROW_NY2, ROW_NZ2, ROW_RD, ROW_NX4, ROW_NY4,
          ROW_NZ4, ROW_TD, ROW_NX6, ROW_NY6, ROW_NZ6, ROW_FD);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns2, int from2) {
    if (columns2 == null) {
      return 0;
    }
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2], rs = columns2[3];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      VectorMask<Float> valid = fromArray(FLOATS, rs, j).compare(GE, ALL_ZERO);
      valid = fromArray(FLOATS, xs, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid);
      valid = fromArray(FLOATS, ys, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid);
      valid = fromArray(FLOATS, zs, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid);
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
        bzs = columns1[10], bds = columns1[11];
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2];
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      int i = from1 + k;
      int j = from2 + k;
      DoubleVector nx = ((DoubleVector) fromArray(HALF, lxs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nx).intoArray(doubleRows, ROW_NX + k);
      DoubleVector ny = ((DoubleVector) fromArray(HALF, lys, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(ny).intoArray(doubleRows, ROW_NY + k);
      DoubleVector nz = ((DoubleVector) fromArray(HALF, lzs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nz).intoArray(doubleRows, ROW_NZ + k);
      DoubleVector d = ((DoubleVector) fromArray(HALF, lds, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector x = ((DoubleVector) fromArray(HALF, xs, j).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(x).intoArray(doubleRows, ROW_X + k);
      DoubleVector y = ((DoubleVector) fromArray(HALF, ys, j).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(y).intoArray(doubleRows, ROW_Y + k);
      DoubleVector z = ((DoubleVector) fromArray(HALF, zs, j).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(z).intoArray(doubleRows, ROW_Z + k);
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
      DoubleVector nx3 = ((DoubleVector) fromArray(HALF, bxs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nx3).intoArray(doubleRows, ROW_NX3 + k);
      DoubleVector ny3 = ((DoubleVector) fromArray(HALF, bys, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(ny3).intoArray(doubleRows, ROW_NY3 + k);
      DoubleVector nz3 = ((DoubleVector) fromArray(HALF, bzs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nz3).intoArray(doubleRows, ROW_NZ3 + k);
      DoubleVector d3 = ((DoubleVector) fromArray(HALF, bds, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nx3.lanewise(MUL, x).lanewise(ADD, ny3.lanewise(MUL, y))
          .lanewise(ADD, nz3.lanewise(MUL, z)).lanewise(ADD, d3)).intoArray(doubleRows, ROW_BD + k);
    }
  }

  private static void doubles3(float[][] columns1, int from1, float[][] columns2, int from2,
      double[] doubleRows) {
    if (columns1 == null) {
      return;
    }
    float[] txs = columns1[12], tys = columns1[13], tzs = columns1[14], tds = columns1[15], nxs = columns1[16],
        nys = columns1[17], nzs = columns1[18], nds = columns1[19], fxs = columns1[20], fys = columns1[21],
        fzs = columns1[22], fds = columns1[23];
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2], rs = columns2[3];
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      int i = from1 + k;
      int j = from2 + k;
      DoubleVector nx = ((DoubleVector) fromArray(HALF, txs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nx).intoArray(doubleRows, ROW_NX4 + k);
      DoubleVector ny = ((DoubleVector) fromArray(HALF, tys, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(ny).intoArray(doubleRows, ROW_NY4 + k);
      DoubleVector nz = ((DoubleVector) fromArray(HALF, tzs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nz).intoArray(doubleRows, ROW_NZ4 + k);
      DoubleVector d = ((DoubleVector) fromArray(HALF, tds, i).convertShape(F2D, DOUBLES, 0));
      DoubleVector x = ((DoubleVector) fromArray(HALF, xs, j).convertShape(F2D, DOUBLES, 0));
      DoubleVector y = ((DoubleVector) fromArray(HALF, ys, j).convertShape(F2D, DOUBLES, 0));
      DoubleVector z = ((DoubleVector) fromArray(HALF, zs, j).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nx.lanewise(MUL, x).lanewise(ADD, ny.lanewise(MUL, y))
          .lanewise(ADD, nz.lanewise(MUL, z)).lanewise(ADD, d)).intoArray(doubleRows, ROW_TD + k);
      DoubleVector nx2 = ((DoubleVector) fromArray(HALF, nxs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nx2).intoArray(doubleRows, ROW_NX5 + k);
      DoubleVector ny2 = ((DoubleVector) fromArray(HALF, nys, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(ny2).intoArray(doubleRows, ROW_NY5 + k);
      DoubleVector nz2 = ((DoubleVector) fromArray(HALF, nzs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nz2).intoArray(doubleRows, ROW_NZ5 + k);
      DoubleVector d2 = ((DoubleVector) fromArray(HALF, nds, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nx2.lanewise(MUL, x).lanewise(ADD, ny2.lanewise(MUL, y))
          .lanewise(ADD, nz2.lanewise(MUL, z)).lanewise(ADD, d2)).intoArray(doubleRows, ROW_ND + k);
      DoubleVector nx3 = ((DoubleVector) fromArray(HALF, fxs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nx3).intoArray(doubleRows, ROW_NX6 + k);
      DoubleVector ny3 = ((DoubleVector) fromArray(HALF, fys, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(ny3).intoArray(doubleRows, ROW_NY6 + k);
      DoubleVector nz3 = ((DoubleVector) fromArray(HALF, fzs, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nz3).intoArray(doubleRows, ROW_NZ6 + k);
      DoubleVector d3 = ((DoubleVector) fromArray(HALF, fds, i).convertShape(F2D, DOUBLES, 0));
      DOUBLE_VECTOR.cast(nx3.lanewise(MUL, x).lanewise(ADD, ny3.lanewise(MUL, y))
          .lanewise(ADD, nz3.lanewise(MUL, z)).lanewise(ADD, d3)).intoArray(doubleRows, ROW_FD + k);
      DoubleVector x2 = ((DoubleVector) fromArray(HALF, rs, j).convertShape(F2D, DOUBLES, 0));
      // x > Float.MAX_VALUE ? FAR : x < -Float.MAX_VALUE ? -FAR : x
      DOUBLE_VECTOR.cast(x2.blend(ALL_MINUS_C3_27E_150, x2.compare(LT, ALL_MINUS_LARGEST))
          .blend(ALL_FAR, x2.compare(GT, ALL_LARGEST_6))).intoArray(doubleRows, ROW_R + k);
    }
  }

  /** {@code faceNear} of a block, from rows of values. */
  private static long faceNear(double[] rows, int xRow, int yRow, int zRow, int dRow) {
    if (rows == null) {
      return 0;
    }
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector x = DoubleVector.fromArray(DOUBLES, rows, xRow + k);
      DoubleVector y = DoubleVector.fromArray(DOUBLES, rows, yRow + k);
      DoubleVector z = DoubleVector.fromArray(DOUBLES, rows, zRow + k);
      hits |= DoubleVector.fromArray(DOUBLES, rows, dRow + k)
          .compare(LE, DoubleVector.fromArray(DOUBLES, rows, ROW_R + k)
          .lanewise(MUL, x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y)).lanewise(ADD, z.lanewise(MUL, z))
          .lanewise(SQRT))).toLong() << k;
    }
    return hits;
  }

  /** {@code edgeNear} of a block, from rows of values. */
  private static long edgeNear(double[] rows, int axRow, int ayRow, int azRow, int adRow, int bxRow, int byRow,
      int bzRow, int bdRow) {
    if (rows == null) {
      return 0;
    }
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector bx = DoubleVector.fromArray(DOUBLES, rows, bxRow + k);
      DoubleVector by = DoubleVector.fromArray(DOUBLES, rows, byRow + k);
      DoubleVector bz = DoubleVector.fromArray(DOUBLES, rows, bzRow + k);
      DoubleVector bb = bx.lanewise(MUL, bx).lanewise(ADD, by.lanewise(MUL, by))
          .lanewise(ADD, bz.lanewise(MUL, bz));
      DoubleVector ax = DoubleVector.fromArray(DOUBLES, rows, axRow + k);
      DoubleVector ay = DoubleVector.fromArray(DOUBLES, rows, ayRow + k);
      DoubleVector az = DoubleVector.fromArray(DOUBLES, rows, azRow + k);
      DoubleVector ab = ax.lanewise(MUL, bx).lanewise(ADD, ay.lanewise(MUL, by))
          .lanewise(ADD, az.lanewise(MUL, bz));
      DoubleVector ad = DoubleVector.fromArray(DOUBLES, rows, adRow + k);
      DoubleVector bd = DoubleVector.fromArray(DOUBLES, rows, bdRow + k);
      DoubleVector a = ad.lanewise(MUL, bb).lanewise(SUB, bd.lanewise(MUL, ab));
      DoubleVector aa = ax.lanewise(MUL, ax).lanewise(ADD, ay.lanewise(MUL, ay))
          .lanewise(ADD, az.lanewise(MUL, az));
      DoubleVector b = bd.lanewise(MUL, aa).lanewise(SUB, ad.lanewise(MUL, ab));
      VectorMask<Double> aAtLeastZeroAndBAtLeastZero = a.compare(GE, ALL_ZERO_10);
      aAtLeastZeroAndBAtLeastZero = b.compare(GE, ALL_ZERO_10, aAtLeastZeroAndBAtLeastZero);
      DoubleVector x = a.lanewise(MUL, ax).lanewise(ADD, b.lanewise(MUL, bx));
      DoubleVector y = a.lanewise(MUL, ay).lanewise(ADD, b.lanewise(MUL, by));
      DoubleVector z = a.lanewise(MUL, az).lanewise(ADD, b.lanewise(MUL, bz));
      hits |= aAtLeastZeroAndBAtLeastZero.not()
          .or(a.lanewise(MUL, ad).lanewise(ADD, b.lanewise(MUL, bd))
          .compare(LE, DoubleVector.fromArray(DOUBLES, rows, ROW_R + k)
          .lanewise(MUL, x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y)).lanewise(ADD, z.lanewise(MUL, z))
          .lanewise(SQRT)))).toLong() << k;
    }
    return hits;
  }

  /** {@code cornerNear} of a block, from rows of values. */
  private static long cornerNear(double[] rows, int axRow, int ayRow, int azRow, int adRow, int bxRow,
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
      DoubleVector a = qx.lanewise(MUL, bcx).lanewise(ADD, qy.lanewise(MUL, bcy))
          .lanewise(ADD, qz.lanewise(MUL, bcz));
      DoubleVector b = qx.lanewise(MUL, cax).lanewise(ADD, qy.lanewise(MUL, cay))
          .lanewise(ADD, qz.lanewise(MUL, caz));
      DoubleVector c = qx.lanewise(MUL, abx).lanewise(ADD, qy.lanewise(MUL, aby))
          .lanewise(ADD, qz.lanewise(MUL, abz));
      VectorMask<Double> aAtLeastZeroAndCAtLeastZero = a.compare(GE, ALL_ZERO_10);
      aAtLeastZeroAndCAtLeastZero = b.compare(GE, ALL_ZERO_10, aAtLeastZeroAndCAtLeastZero);
      aAtLeastZeroAndCAtLeastZero = c.compare(GE, ALL_ZERO_10, aAtLeastZeroAndCAtLeastZero);
      DoubleVector x = a.lanewise(MUL, ax).lanewise(ADD, b.lanewise(MUL, bx))
          .lanewise(ADD, c.lanewise(MUL, cx));
      DoubleVector y = a.lanewise(MUL, ay).lanewise(ADD, b.lanewise(MUL, by))
          .lanewise(ADD, c.lanewise(MUL, cy));
      DoubleVector z = a.lanewise(MUL, az).lanewise(ADD, b.lanewise(MUL, bz))
          .lanewise(ADD, c.lanewise(MUL, cz));
      hits |= aAtLeastZeroAndCAtLeastZero.not()
          .or(a.lanewise(MUL, ad).lanewise(ADD, b.lanewise(MUL, bd)).lanewise(ADD, c.lanewise(MUL, cd))
          .compare(LE, DoubleVector.fromArray(DOUBLES, rows, ROW_R + k)
          .lanewise(MUL, x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y)).lanewise(ADD, z.lanewise(MUL, z))
          .lanewise(SQRT)))).toLong() << k;
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0);
      doubles2(null, 0, null, 0, null);
      doubles3(null, 0, null, 0, null);
      faceNear(null, 0, 0, 0, 0);
      edgeNear(null, 0, 0, 0, 0, 0, 0, 0, 0);
      cornerNear(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    }
  }
}
