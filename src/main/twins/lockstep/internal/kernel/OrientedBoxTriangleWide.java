// Compiled from OrientedBoxTriangle.java; changes are made there.
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

/**
 * Wide twin of {@link OrientedBoxTriangle#overlap}: the same operations in the same order, on vectors of pairs.
 */
final class OrientedBoxTriangleWide implements StagedKernel, LoopedKernel {
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_SLACK = FloatVector.broadcast(FLOATS, 1.1920929E-6f);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[7]);

  private static final int ROW_SUM = 0 * Kernel.BLOCK;
  private static final int ROW_SQUARE = 1 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 2 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 3 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 4 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE2 = 5 * Kernel.BLOCK;
  private static final int ROW_AX = 6 * Kernel.BLOCK;
  private static final int ROW_AY = 7 * Kernel.BLOCK;
  private static final int ROW_AZ = 8 * Kernel.BLOCK;
  private static final int ROW_BX = 9 * Kernel.BLOCK;
  private static final int ROW_BY = 10 * Kernel.BLOCK;
  private static final int ROW_BZ = 11 * Kernel.BLOCK;
  private static final int ROW_CX = 12 * Kernel.BLOCK;
  private static final int ROW_CY = 13 * Kernel.BLOCK;
  private static final int ROW_CZ = 14 * Kernel.BLOCK;
  private static final int ROW_SUM4 = 15 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE3 = 16 * Kernel.BLOCK;
  private static final int ROW_SUM5 = 17 * Kernel.BLOCK;
  private static final int ROW_SUM6 = 18 * Kernel.BLOCK;
  private static final int ROW_MIN = 19 * Kernel.BLOCK;
  private static final int ROW_MIN2 = 20 * Kernel.BLOCK;
  private static final int ROW_MIN3 = 21 * Kernel.BLOCK;
  private static final int ROW_S = 22 * Kernel.BLOCK;
  private static final int ROW_AU = 23 * Kernel.BLOCK;
  private static final int ROW_AV = 24 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 25 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 26 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE4 = 27 * Kernel.BLOCK;
  private static final int ROW_AW = 28 * Kernel.BLOCK;
  private static final int ROW_BU = 29 * Kernel.BLOCK;
  private static final int ROW_BV = 30 * Kernel.BLOCK;
  private static final int ROW_BW = 31 * Kernel.BLOCK;
  private static final int ROW_CU = 32 * Kernel.BLOCK;
  private static final int ROW_CV = 33 * Kernel.BLOCK;
  private static final int ROW_CW = 34 * Kernel.BLOCK;
  private static final int ROW_LOW_U = 35 * Kernel.BLOCK;
  private static final int ROW_HIGH_U = 36 * Kernel.BLOCK;
  private static final int ROW_LOW_V = 37 * Kernel.BLOCK;
  private static final int ROW_HIGH_V = 38 * Kernel.BLOCK;
  private static final int ROW_LOW_W = 39 * Kernel.BLOCK;
  private static final int ROW_X = 40 * Kernel.BLOCK;
  private static final int ROW_HX = 41 * Kernel.BLOCK;
  private static final int ROW_Y = 42 * Kernel.BLOCK;
  private static final int ROW_HY = 43 * Kernel.BLOCK;
  private static final int ROW_Z = 44 * Kernel.BLOCK;
  private static final int ROW_HZ = 45 * Kernel.BLOCK;
  private static final int ROW_EX = 46 * Kernel.BLOCK;
  private static final int ROW_EY = 47 * Kernel.BLOCK;
  private static final int ROW_EZ = 48 * Kernel.BLOCK;
  private static final int ROW_FX = 49 * Kernel.BLOCK;
  private static final int ROW_FY = 50 * Kernel.BLOCK;
  private static final int ROW_FZ = 51 * Kernel.BLOCK;
  private static final int ROW_GX = 52 * Kernel.BLOCK;
  private static final int ROW_GY = 53 * Kernel.BLOCK;
  private static final int ROW_GZ = 54 * Kernel.BLOCK;
  private static final int ROW_BX2 = 55 * Kernel.BLOCK;
  private static final int ROW_BY2 = 56 * Kernel.BLOCK;
  private static final int ROW_BZ2 = 57 * Kernel.BLOCK;
  private static final int ROW_CX2 = 58 * Kernel.BLOCK;
  private static final int ROW_CY2 = 59 * Kernel.BLOCK;
  private static final int ROW_CZ2 = 60 * Kernel.BLOCK;
  private static final int ROW_AX2 = 61 * Kernel.BLOCK;
  private static final int ROW_AY2 = 62 * Kernel.BLOCK;
  private static final int ROW_AZ2 = 63 * Kernel.BLOCK;
  private static final int ROW_REACH = 64 * Kernel.BLOCK;
  private static final int ROW_C_OR_HIGH = 65 * Kernel.BLOCK;
  private static final int ROW_ABS_EY = 66 * Kernel.BLOCK;
  private static final int ROW_ABS_EX = 67 * Kernel.BLOCK;
  private static final int ROW_ABS_FZ = 68 * Kernel.BLOCK;
  private static final int ROW_ABS_FY = 69 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[70 * Kernel.BLOCK]);

  private static final int[][] COLUMNS1 = {{0, 3, 4, 5, 6, 7, 8, 9}, {1, 3, 4, 5, 6, 7, 8, 9}, {2, 3, 4, 5, 6,
      7, 8, 9}};
  private static final int[][] COLUMNS2 = {{0, 3, 6}, {1, 4, 7}, {2, 5, 8}};

  @Override
  public int firstWidth() {
    return 10;
  }

  @Override
  public int secondWidth() {
    return 9;
  }

  @Override
  public int operations() {
    return 409;
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
      case 0 -> nearTerm(columns1[0], columns1[3], columns1[4], columns1[5], columns1[6], columns1[7],
          columns1[8], columns1[9], columns2[0], columns2[3], columns2[6], first, second, count, out);
      case 1 -> nearTerm1(columns1[1], columns1[4], columns1[5], columns1[3], columns1[7], columns1[8],
          columns1[6], columns1[9], columns2[1], columns2[4], columns2[7], first, second, count, out);
      case 2 -> nearTerm1(columns1[2], columns1[5], columns1[3], columns1[4], columns1[8], columns1[6],
          columns1[7], columns1[9], columns2[2], columns2[5], columns2[8], first, second, count, out);
      default -> throw new IndexOutOfBoundsException("there is no term " + term);
    }
  }

  private static void nearTerm(float[] centres, float[] hxs, float[] hys, float[] hzs, float[] qxs, float[] qys,
      float[] qzs, float[] qws, float[] as, float[] bs, float[] cs, Operand first, Operand second, int count,
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
        FloatVector a = fromArray(FLOATS, as, j);
        FloatVector b = fromArray(FLOATS, bs, j);
        // a < b ? a : b
        FloatVector low = b.blend(a, a.compare(LT, b));
        FloatVector qy = fromArray(FLOATS, qys, i);
        FloatVector qySquared = qy.lanewise(MUL, qy);
        FloatVector qz = fromArray(FLOATS, qzs, i);
        FloatVector qzSquared = qz.lanewise(MUL, qz);
        FloatVector qx = fromArray(FLOATS, qxs, i);
        FloatVector qw = fromArray(FLOATS, qws, i);
        FloatVector square = qx.lanewise(MUL, qx).lanewise(ADD, qySquared)
            .lanewise(ADD, qzSquared.lanewise(ADD, qw.lanewise(MUL, qw)));
        FloatVector s = ALL_TWO.lanewise(DIV, square);
        FloatVector x = ALL_ONE.lanewise(SUB, s.lanewise(MUL, qySquared.lanewise(ADD, qzSquared)))
            .lanewise(ABS).lanewise(ADD, ALL_SLACK);
        FloatVector y = s.lanewise(MUL, qx.lanewise(MUL, qy).lanewise(SUB, qz.lanewise(MUL, qw))).lanewise(ABS)
            .lanewise(ADD, ALL_SLACK);
        FloatVector z = s.lanewise(MUL, qx.lanewise(MUL, qz).lanewise(ADD, qy.lanewise(MUL, qw))).lanewise(ABS)
            .lanewise(ADD, ALL_SLACK);
        FloatVector reach = x.lanewise(MUL, fromArray(FLOATS, hxs, i))
            .lanewise(ADD, y.lanewise(MUL, fromArray(FLOATS, hys, i)))
            .lanewise(ADD, z.lanewise(MUL, fromArray(FLOATS, hzs, i)));
        // a > b ? a : b
        FloatVector high = b.blend(a, a.compare(GT, b));
        FloatVector c = fromArray(FLOATS, cs, j);
        FloatVector centre = fromArray(FLOATS, centres, i);
        // c < low ? c : low
        VectorMask<Float> hit = low.blend(c, c.compare(LT, low)).lanewise(SUB, centre).compare(LE, reach);
        // c > high ? c : high
        hit = centre.lanewise(SUB, high.blend(c, c.compare(GT, high))).compare(LE, reach, hit);
        hits |= hit.toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void nearTerm1(float[] centres, float[] hxs, float[] hys, float[] hzs, float[] qxs, float[] qys,
      float[] qzs, float[] qws, float[] as, float[] bs, float[] cs, Operand first, Operand second, int count,
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
        FloatVector a = fromArray(FLOATS, as, j);
        FloatVector b = fromArray(FLOATS, bs, j);
        // a < b ? a : b
        FloatVector low = b.blend(a, a.compare(LT, b));
        FloatVector qy = fromArray(FLOATS, qys, i);
        FloatVector qySquared = qy.lanewise(MUL, qy);
        FloatVector qz = fromArray(FLOATS, qzs, i);
        FloatVector qzSquared = qz.lanewise(MUL, qz);
        FloatVector qx = fromArray(FLOATS, qxs, i);
        FloatVector qw = fromArray(FLOATS, qws, i);
        FloatVector s = ALL_TWO.lanewise(DIV, qx.lanewise(MUL, qx).lanewise(ADD, qySquared)
            .lanewise(ADD, qzSquared.lanewise(ADD, qw.lanewise(MUL, qw))));
        FloatVector x = ALL_ONE.lanewise(SUB, s.lanewise(MUL, qySquared.lanewise(ADD, qzSquared)))
            .lanewise(ABS).lanewise(ADD, ALL_SLACK);
        FloatVector y = s.lanewise(MUL, qx.lanewise(MUL, qy).lanewise(SUB, qz.lanewise(MUL, qw))).lanewise(ABS)
            .lanewise(ADD, ALL_SLACK);
        FloatVector z = s.lanewise(MUL, qx.lanewise(MUL, qz).lanewise(ADD, qy.lanewise(MUL, qw))).lanewise(ABS)
            .lanewise(ADD, ALL_SLACK);
        FloatVector reach = x.lanewise(MUL, fromArray(FLOATS, hxs, i))
            .lanewise(ADD, y.lanewise(MUL, fromArray(FLOATS, hys, i)))
            .lanewise(ADD, z.lanewise(MUL, fromArray(FLOATS, hzs, i)));
        // a > b ? a : b
        FloatVector high = b.blend(a, a.compare(GT, b));
        FloatVector c = fromArray(FLOATS, cs, j);
        FloatVector centre = fromArray(FLOATS, centres, i);
        // c < low ? c : low
        VectorMask<Float> hit = low.blend(c, c.compare(LT, low)).lanewise(SUB, centre).compare(LE, reach);
        // c > high ? c : high
        hit = centre.lanewise(SUB, high.blend(c, c.compare(GT, high))).compare(LE, reach, hit);
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
      long allSquareAtLeastLeastSquareBits = floats1(columns1, from1, columns2, from2, floatRows, bits);
      long minAtMostHalfXBits = bits[0];
      long minAtMostHalfYBits = bits[1];
      long minAtMostHalfZBits = bits[2];
      scale(floatRows, ROW_S);
      floats3(floatRows);
      floats4(floatRows);
      long allMinAtMostHighUBits = floats5(columns1, from1, floatRows, bits);
      long allMinAtMostHighVBits = bits[0];
      long allMinAtMostHighWBits = bits[1];
      long cOrLowAtMostReachBits = floats6(floatRows);
      long allValueAtMostReachBits = floats7(floatRows, cOrLowAtMostReachBits);
      long allValueAtMostReachBits2 = floats8(floatRows, allValueAtMostReachBits);
      long allValueAtMostReachBits3 = floats9(floatRows, allValueAtMostReachBits2);
      long allValueAtMostReachBits4 = floats10(floatRows, allValueAtMostReachBits3);
      long allMinAtMostHighUBits2 = allMinAtMostHighUBits & minAtMostHalfXBits;
      long allSquareAtLeastLeastSquareBits2 = allSquareAtLeastLeastSquareBits & allMinAtMostHighUBits2;
      long allMinAtMostHighVBits2 = allMinAtMostHighVBits & minAtMostHalfYBits;
      long allSquareAtLeastLeastSquareBits3 = allSquareAtLeastLeastSquareBits2 & allMinAtMostHighVBits2;
      long allMinAtMostHighWBits2 = allMinAtMostHighWBits & minAtMostHalfZBits;
      long meetBits = allSquareAtLeastLeastSquareBits3 & allMinAtMostHighWBits2;
      long hits = meetBits & allValueAtMostReachBits4;
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], halfXs = columns1[3], halfYs = columns1[4],
        halfZs = columns1[5], qxs = columns1[6], qys = columns1[7], qzs = columns1[8], qws = columns1[9];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    long allSquareAtLeastLeastSquareBits = 0;
    long minAtMostHalfXBits = 0;
    long minAtMostHalfYBits = 0;
    long minAtMostHalfZBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FloatVector qxSquared = qx.lanewise(MUL, qx);
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector qySquared = qy.lanewise(MUL, qy);
      FloatVector sum = qxSquared.lanewise(ADD, qySquared);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM + k);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector qzSquared = qz.lanewise(MUL, qz);
      FloatVector qw = fromArray(FLOATS, qws, i);
      FloatVector square = sum.lanewise(ADD, qzSquared.lanewise(ADD, qw.lanewise(MUL, qw)));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE + k);
      FLOAT_VECTOR.cast(qySquared.lanewise(ADD, qzSquared)).intoArray(floatRows, ROW_SUM2 + k);
      FloatVector product = qx.lanewise(MUL, qy);
      FloatVector product2 = qz.lanewise(MUL, qw);
      FLOAT_VECTOR.cast(product.lanewise(SUB, product2)).intoArray(floatRows, ROW_DIFFERENCE + k);
      FloatVector product3 = qx.lanewise(MUL, qz);
      FloatVector product4 = qy.lanewise(MUL, qw);
      FLOAT_VECTOR.cast(product3.lanewise(ADD, product4)).intoArray(floatRows, ROW_SUM3 + k);
      FloatVector product5 = qy.lanewise(MUL, qz);
      FloatVector product6 = qx.lanewise(MUL, qw);
      FLOAT_VECTOR.cast(product5.lanewise(SUB, product6)).intoArray(floatRows, ROW_DIFFERENCE2 + k);
      FloatVector x = fromArray(FLOATS, xs, i);
      FloatVector ax = fromArray(FLOATS, axs, j).lanewise(SUB, x);
      FLOAT_VECTOR.cast(ax).intoArray(floatRows, ROW_AX + k);
      FloatVector y = fromArray(FLOATS, ys, i);
      FloatVector ay = fromArray(FLOATS, ays, j).lanewise(SUB, y);
      FLOAT_VECTOR.cast(ay).intoArray(floatRows, ROW_AY + k);
      FloatVector z = fromArray(FLOATS, zs, i);
      FloatVector az = fromArray(FLOATS, azs, j).lanewise(SUB, z);
      FLOAT_VECTOR.cast(az).intoArray(floatRows, ROW_AZ + k);
      FloatVector bx = fromArray(FLOATS, bxs, j).lanewise(SUB, x);
      FLOAT_VECTOR.cast(bx).intoArray(floatRows, ROW_BX + k);
      FloatVector by = fromArray(FLOATS, bys, j).lanewise(SUB, y);
      FLOAT_VECTOR.cast(by).intoArray(floatRows, ROW_BY + k);
      FloatVector bz = fromArray(FLOATS, bzs, j).lanewise(SUB, z);
      FLOAT_VECTOR.cast(bz).intoArray(floatRows, ROW_BZ + k);
      FloatVector cx = fromArray(FLOATS, cxs, j).lanewise(SUB, x);
      FLOAT_VECTOR.cast(cx).intoArray(floatRows, ROW_CX + k);
      FloatVector cy = fromArray(FLOATS, cys, j).lanewise(SUB, y);
      FLOAT_VECTOR.cast(cy).intoArray(floatRows, ROW_CY + k);
      FloatVector cz = fromArray(FLOATS, czs, j).lanewise(SUB, z);
      FLOAT_VECTOR.cast(cz).intoArray(floatRows, ROW_CZ + k);
      FLOAT_VECTOR.cast(product.lanewise(ADD, product2)).intoArray(floatRows, ROW_SUM4 + k);
      FLOAT_VECTOR.cast(product3.lanewise(SUB, product4)).intoArray(floatRows, ROW_DIFFERENCE3 + k);
      FLOAT_VECTOR.cast(qxSquared.lanewise(ADD, qzSquared)).intoArray(floatRows, ROW_SUM5 + k);
      FLOAT_VECTOR.cast(product5.lanewise(ADD, product6)).intoArray(floatRows, ROW_SUM6 + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, i);
      FloatVector halfY = fromArray(FLOATS, halfYs, i);
      FloatVector halfZ = fromArray(FLOATS, halfZs, i);
      VectorMask<Float> allSquareAtLeastLeastSquare = halfX.lanewise(ADD, halfY).lanewise(ADD, halfZ)
          .compare(LE, ALL_LARGEST);
      allSquareAtLeastLeastSquare = square.compare(GE, ALL_LEAST_SQUARE, allSquareAtLeastLeastSquare);
      allSquareAtLeastLeastSquare = square.compare(LE, ALL_LARGEST_SQUARE, allSquareAtLeastLeastSquare);
      allSquareAtLeastLeastSquare = ax.lanewise(ADD, ay).lanewise(ADD, az)
          .lanewise(ADD, bx.lanewise(ADD, by).lanewise(ADD, bz))
          .lanewise(ADD, cx.lanewise(ADD, cy).lanewise(ADD, cz)).lanewise(ABS)
          .compare(LE, ALL_LARGEST, allSquareAtLeastLeastSquare);
      allSquareAtLeastLeastSquareBits |= allSquareAtLeastLeastSquare.toLong() << k;
      FloatVector min = halfX.lanewise(NEG);
      FLOAT_VECTOR.cast(min).intoArray(floatRows, ROW_MIN + k);
      minAtMostHalfXBits |= min.compare(LE, halfX).toLong() << k;
      FloatVector min2 = halfY.lanewise(NEG);
      FLOAT_VECTOR.cast(min2).intoArray(floatRows, ROW_MIN2 + k);
      minAtMostHalfYBits |= min2.compare(LE, halfY).toLong() << k;
      FloatVector min3 = halfZ.lanewise(NEG);
      FLOAT_VECTOR.cast(min3).intoArray(floatRows, ROW_MIN3 + k);
      minAtMostHalfZBits |= min3.compare(LE, halfZ).toLong() << k;
    }
    bits[0] = minAtMostHalfXBits;
    bits[1] = minAtMostHalfYBits;
    bits[2] = minAtMostHalfZBits;
    return allSquareAtLeastLeastSquareBits;
  }

  private static void floats3(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector difference = ALL_ONE.lanewise(SUB, s
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM2 + k)));
      FloatVector product = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM4 + k));
      FloatVector product2 = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE3 + k));
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FLOAT_VECTOR.cast(difference.lanewise(MUL, ax).lanewise(ADD, product.lanewise(MUL, ay))
          .lanewise(ADD, product2.lanewise(MUL, az))).intoArray(floatRows, ROW_AU + k);
      FloatVector product3 = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k));
      FloatVector difference2 = ALL_ONE.lanewise(SUB, s
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM5 + k)));
      FloatVector product4 = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM6 + k));
      FLOAT_VECTOR.cast(product3.lanewise(MUL, ax).lanewise(ADD, difference2.lanewise(MUL, ay))
          .lanewise(ADD, product4.lanewise(MUL, az))).intoArray(floatRows, ROW_AV + k);
      FloatVector product5 = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM3 + k));
      FLOAT_VECTOR.cast(product5).intoArray(floatRows, ROW_PRODUCT + k);
      FloatVector product6 = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE2 + k));
      FLOAT_VECTOR.cast(product6).intoArray(floatRows, ROW_PRODUCT2 + k);
      FloatVector difference3 = ALL_ONE.lanewise(SUB, s
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM + k)));
      FLOAT_VECTOR.cast(difference3).intoArray(floatRows, ROW_DIFFERENCE4 + k);
      FLOAT_VECTOR.cast(product5.lanewise(MUL, ax).lanewise(ADD, product6.lanewise(MUL, ay))
          .lanewise(ADD, difference3.lanewise(MUL, az))).intoArray(floatRows, ROW_AW + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FLOAT_VECTOR.cast(difference.lanewise(MUL, bx).lanewise(ADD, product.lanewise(MUL, by))
          .lanewise(ADD, product2.lanewise(MUL, bz))).intoArray(floatRows, ROW_BU + k);
      FLOAT_VECTOR.cast(product3.lanewise(MUL, bx).lanewise(ADD, difference2.lanewise(MUL, by))
          .lanewise(ADD, product4.lanewise(MUL, bz))).intoArray(floatRows, ROW_BV + k);
      FLOAT_VECTOR.cast(product5.lanewise(MUL, bx).lanewise(ADD, product6.lanewise(MUL, by))
          .lanewise(ADD, difference3.lanewise(MUL, bz))).intoArray(floatRows, ROW_BW + k);
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX + k);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY + k);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ + k);
      FLOAT_VECTOR.cast(difference.lanewise(MUL, cx).lanewise(ADD, product.lanewise(MUL, cy))
          .lanewise(ADD, product2.lanewise(MUL, cz))).intoArray(floatRows, ROW_CU + k);
      FLOAT_VECTOR.cast(product3.lanewise(MUL, cx).lanewise(ADD, difference2.lanewise(MUL, cy))
          .lanewise(ADD, product4.lanewise(MUL, cz))).intoArray(floatRows, ROW_CV + k);
    }
  }

  private static void floats4(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector cw = fromArray(FLOATS, floatRows, ROW_PRODUCT + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CX + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE4 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CZ + k)));
      FLOAT_VECTOR.cast(cw).intoArray(floatRows, ROW_CW + k);
      FloatVector au = fromArray(FLOATS, floatRows, ROW_AU + k);
      FloatVector bu = fromArray(FLOATS, floatRows, ROW_BU + k);
      // a < b ? a : b
      FloatVector low = bu.blend(au, au.compare(LT, bu));
      FloatVector cu = fromArray(FLOATS, floatRows, ROW_CU + k);
      // c < low ? c : low
      FLOAT_VECTOR.cast(low.blend(cu, cu.compare(LT, low))).intoArray(floatRows, ROW_LOW_U + k);
      // a > b ? a : b
      FloatVector high = bu.blend(au, au.compare(GT, bu));
      // c > high ? c : high
      FLOAT_VECTOR.cast(high.blend(cu, cu.compare(GT, high))).intoArray(floatRows, ROW_HIGH_U + k);
      FloatVector av = fromArray(FLOATS, floatRows, ROW_AV + k);
      FloatVector bv = fromArray(FLOATS, floatRows, ROW_BV + k);
      // a < b ? a : b
      FloatVector low2 = bv.blend(av, av.compare(LT, bv));
      FloatVector cv = fromArray(FLOATS, floatRows, ROW_CV + k);
      // c < low ? c : low
      FLOAT_VECTOR.cast(low2.blend(cv, cv.compare(LT, low2))).intoArray(floatRows, ROW_LOW_V + k);
      // a > b ? a : b
      FloatVector high2 = bv.blend(av, av.compare(GT, bv));
      // c > high ? c : high
      FLOAT_VECTOR.cast(high2.blend(cv, cv.compare(GT, high2))).intoArray(floatRows, ROW_HIGH_V + k);
      FloatVector aw = fromArray(FLOATS, floatRows, ROW_AW + k);
      FloatVector bw = fromArray(FLOATS, floatRows, ROW_BW + k);
      // a < b ? a : b
      FloatVector low3 = bw.blend(aw, aw.compare(LT, bw));
      // c < low ? c : low
      FLOAT_VECTOR.cast(low3.blend(cw, cw.compare(LT, low3))).intoArray(floatRows, ROW_LOW_W + k);
    }
  }

  private static long floats5(float[][] columns1, int from1, float[] floatRows, long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] halfXs = columns1[3], halfYs = columns1[4], halfZs = columns1[5];
    long allMinAtMostHighUBits = 0;
    long allMinAtMostHighVBits = 0;
    long allMinAtMostHighWBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector aw = fromArray(FLOATS, floatRows, ROW_AW + k);
      FloatVector bw = fromArray(FLOATS, floatRows, ROW_BW + k);
      // a > b ? a : b
      FloatVector high = bw.blend(aw, aw.compare(GT, bw));
      FloatVector cw = fromArray(FLOATS, floatRows, ROW_CW + k);
      // c > high ? c : high
      FloatVector highW = high.blend(cw, cw.compare(GT, high));
      FloatVector min = fromArray(FLOATS, floatRows, ROW_MIN + k);
      FloatVector highU = fromArray(FLOATS, floatRows, ROW_HIGH_U + k);
      VectorMask<Float> allMinAtMostHighU = min.compare(LE, highU);
      FloatVector lowU = fromArray(FLOATS, floatRows, ROW_LOW_U + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, i);
      allMinAtMostHighU = lowU.compare(LE, halfX, allMinAtMostHighU);
      allMinAtMostHighUBits |= allMinAtMostHighU.toLong() << k;
      FloatVector min2 = fromArray(FLOATS, floatRows, ROW_MIN2 + k);
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      VectorMask<Float> allMinAtMostHighV = min2.compare(LE, highV);
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      FloatVector halfY = fromArray(FLOATS, halfYs, i);
      allMinAtMostHighV = lowV.compare(LE, halfY, allMinAtMostHighV);
      allMinAtMostHighVBits |= allMinAtMostHighV.toLong() << k;
      FloatVector lowW = fromArray(FLOATS, floatRows, ROW_LOW_W + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, i);
      VectorMask<Float> allMinAtMostHighW = lowW.compare(LE, halfZ);
      FloatVector min3 = fromArray(FLOATS, floatRows, ROW_MIN3 + k);
      allMinAtMostHighW = min3.compare(LE, highW, allMinAtMostHighW);
      allMinAtMostHighWBits |= allMinAtMostHighW.toLong() << k;
      // -halfX > lowU ? -halfX : lowU
      FloatVector lowU2 = lowU.blend(min, min.compare(GT, lowU));
      // -halfY > lowV ? -halfY : lowV
      FloatVector lowV2 = lowV.blend(min2, min2.compare(GT, lowV));
      // -halfZ > lowW ? -halfZ : lowW
      FloatVector lowW2 = lowW.blend(min3, min3.compare(GT, lowW));
      // halfX < highU ? halfX : highU
      FloatVector highU2 = highU.blend(halfX, halfX.compare(LT, highU));
      // halfY < highV ? halfY : highV
      FloatVector highV2 = highV.blend(halfY, halfY.compare(LT, highV));
      // halfZ < highW ? halfZ : highW
      FloatVector highW2 = highW.blend(halfZ, halfZ.compare(LT, highW));
      FloatVector au = fromArray(FLOATS, floatRows, ROW_AU + k);
      FloatVector lowX = lowU2.lanewise(SUB, au);
      FloatVector av = fromArray(FLOATS, floatRows, ROW_AV + k);
      FloatVector lowY = lowV2.lanewise(SUB, av);
      FloatVector lowZ = lowW2.lanewise(SUB, aw);
      FloatVector highX = highU2.lanewise(SUB, au);
      FloatVector highY = highV2.lanewise(SUB, av);
      FloatVector highZ = highW2.lanewise(SUB, aw);
      FLOAT_VECTOR.cast(lowX.lanewise(ADD, highX).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_X + k);
      FLOAT_VECTOR.cast(highX.lanewise(SUB, lowX).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_HX + k);
      FLOAT_VECTOR.cast(lowY.lanewise(ADD, highY).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_Y + k);
      FLOAT_VECTOR.cast(highY.lanewise(SUB, lowY).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_HY + k);
      FLOAT_VECTOR.cast(lowZ.lanewise(ADD, highZ).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_Z + k);
      FLOAT_VECTOR.cast(highZ.lanewise(SUB, lowZ).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_HZ + k);
    }
    bits[0] = allMinAtMostHighVBits;
    bits[1] = allMinAtMostHighWBits;
    return allMinAtMostHighUBits;
  }

  private static long floats6(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long cOrLowAtMostReachBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector bu = fromArray(FLOATS, floatRows, ROW_BU + k);
      FloatVector au = fromArray(FLOATS, floatRows, ROW_AU + k);
      FloatVector ex = bu.lanewise(SUB, au);
      FLOAT_VECTOR.cast(ex).intoArray(floatRows, ROW_EX + k);
      FloatVector bv = fromArray(FLOATS, floatRows, ROW_BV + k);
      FloatVector av = fromArray(FLOATS, floatRows, ROW_AV + k);
      FloatVector ey = bv.lanewise(SUB, av);
      FLOAT_VECTOR.cast(ey).intoArray(floatRows, ROW_EY + k);
      FloatVector bw = fromArray(FLOATS, floatRows, ROW_BW + k);
      FloatVector aw = fromArray(FLOATS, floatRows, ROW_AW + k);
      FloatVector ez = bw.lanewise(SUB, aw);
      FLOAT_VECTOR.cast(ez).intoArray(floatRows, ROW_EZ + k);
      FloatVector cu = fromArray(FLOATS, floatRows, ROW_CU + k);
      FloatVector fx = cu.lanewise(SUB, bu);
      FLOAT_VECTOR.cast(fx).intoArray(floatRows, ROW_FX + k);
      FloatVector cv = fromArray(FLOATS, floatRows, ROW_CV + k);
      FloatVector fy = cv.lanewise(SUB, bv);
      FLOAT_VECTOR.cast(fy).intoArray(floatRows, ROW_FY + k);
      FloatVector cw = fromArray(FLOATS, floatRows, ROW_CW + k);
      FloatVector fz = cw.lanewise(SUB, bw);
      FLOAT_VECTOR.cast(fz).intoArray(floatRows, ROW_FZ + k);
      FLOAT_VECTOR.cast(au.lanewise(SUB, cu)).intoArray(floatRows, ROW_GX + k);
      FLOAT_VECTOR.cast(av.lanewise(SUB, cv)).intoArray(floatRows, ROW_GY + k);
      FLOAT_VECTOR.cast(aw.lanewise(SUB, cw)).intoArray(floatRows, ROW_GZ + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X + k);
      FloatVector bx = ex.lanewise(SUB, x);
      FLOAT_VECTOR.cast(bx).intoArray(floatRows, ROW_BX2 + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y + k);
      FloatVector by = ey.lanewise(SUB, y);
      FLOAT_VECTOR.cast(by).intoArray(floatRows, ROW_BY2 + k);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z + k);
      FloatVector bz = ez.lanewise(SUB, z);
      FLOAT_VECTOR.cast(bz).intoArray(floatRows, ROW_BZ2 + k);
      FloatVector cx = cu.lanewise(SUB, au).lanewise(SUB, x);
      FLOAT_VECTOR.cast(cx).intoArray(floatRows, ROW_CX2 + k);
      FloatVector cy = cv.lanewise(SUB, av).lanewise(SUB, y);
      FLOAT_VECTOR.cast(cy).intoArray(floatRows, ROW_CY2 + k);
      FloatVector cz = cw.lanewise(SUB, aw).lanewise(SUB, z);
      FLOAT_VECTOR.cast(cz).intoArray(floatRows, ROW_CZ2 + k);
      FloatVector ax = x.lanewise(NEG);
      FLOAT_VECTOR.cast(ax).intoArray(floatRows, ROW_AX2 + k);
      FloatVector ay = y.lanewise(NEG);
      FLOAT_VECTOR.cast(ay).intoArray(floatRows, ROW_AY2 + k);
      FloatVector az = z.lanewise(NEG);
      FLOAT_VECTOR.cast(az).intoArray(floatRows, ROW_AZ2 + k);
      FloatVector nx = ey.lanewise(MUL, fz).lanewise(SUB, ez.lanewise(MUL, fy));
      FloatVector ny = ez.lanewise(MUL, fx).lanewise(SUB, ex.lanewise(MUL, fz));
      FloatVector nz = ex.lanewise(MUL, fy).lanewise(SUB, ey.lanewise(MUL, fx));
      FloatVector a = nx.lanewise(MUL, ax).lanewise(ADD, ny.lanewise(MUL, ay))
          .lanewise(ADD, nz.lanewise(MUL, az));
      FloatVector b = nx.lanewise(MUL, bx).lanewise(ADD, ny.lanewise(MUL, by))
          .lanewise(ADD, nz.lanewise(MUL, bz));
      FloatVector c = nx.lanewise(MUL, cx).lanewise(ADD, ny.lanewise(MUL, cy))
          .lanewise(ADD, nz.lanewise(MUL, cz));
      FloatVector reach = nx.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))
          .lanewise(ADD, ny.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)))
          .lanewise(ADD, nz.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)));
      FLOAT_VECTOR.cast(reach).intoArray(floatRows, ROW_REACH + k);
      // a < b ? a : b
      FloatVector low = b.blend(a, a.compare(LT, b));
      // c < low ? c : low
      cOrLowAtMostReachBits |= low.blend(c, c.compare(LT, low)).compare(LE, reach).toLong() << k;
      // a > b ? a : b
      FloatVector high = b.blend(a, a.compare(GT, b));
      // c > high ? c : high
      FLOAT_VECTOR.cast(high.blend(c, c.compare(GT, high))).intoArray(floatRows, ROW_C_OR_HIGH + k);
    }
    return cOrLowAtMostReachBits;
  }

  private static long floats7(float[] floatRows, long cOrLowAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ2 + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector both = ey.lanewise(MUL, az)
          .lanewise(SUB, ez.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY2 + k)));
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ2 + k);
      FloatVector third = ey.lanewise(MUL, cz)
          .lanewise(SUB, ez.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY2 + k)));
      FloatVector absEz = ez.lanewise(ABS);
      FloatVector absEy = ey.lanewise(ABS);
      FLOAT_VECTOR.cast(absEy).intoArray(floatRows, ROW_ABS_EY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector reach = absEz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k))
          .lanewise(ADD, absEy.lanewise(MUL, hz));
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector both2 = ez.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AX2 + k))
          .lanewise(SUB, ex.lanewise(MUL, az));
      FloatVector third2 = ez.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CX2 + k))
          .lanewise(SUB, ex.lanewise(MUL, cz));
      FloatVector absEx = ex.lanewise(ABS);
      FLOAT_VECTOR.cast(absEx).intoArray(floatRows, ROW_ABS_EX + k);
      FloatVector reach2 = absEx.lanewise(MUL, hz)
          .lanewise(ADD, absEz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k)));
      VectorMask<Float> bothLessThird2 = both2.compare(LT, third2);
      // both < third ? both : third
      FloatVector low2 = third2.blend(both2, bothLessThird2);
      // both < third ? third : both
      FloatVector high2 = both2.blend(third2, bothLessThird2);
      VectorMask<Float> allValueAtMostReach = fromArray(FLOATS, floatRows, ROW_C_OR_HIGH + k)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_REACH + k).lanewise(NEG),
          VectorMask.fromLong(FLOATS, (cOrLowAtMostReachBits >>> k) & WideLanes.FLOAT_LANES));
      allValueAtMostReach = low.compare(LE, reach, allValueAtMostReach);
      allValueAtMostReach = high.compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReach = low2.compare(LE, reach2, allValueAtMostReach);
      allValueAtMostReach = high2.compare(GE, reach2.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReachBits |= allValueAtMostReach.toLong() << k;
    }
    return allValueAtMostReachBits;
  }

  private static long floats8(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY2 + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector both = ex.lanewise(MUL, ay)
          .lanewise(SUB, ey.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AX2 + k)));
      FloatVector third = ex.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY2 + k))
          .lanewise(SUB, ey.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CX2 + k)));
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_ABS_EY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_EX + k).lanewise(MUL, hy));
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      FloatVector both2 = fy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ2 + k))
          .lanewise(SUB, fz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY2 + k)));
      FloatVector third2 = fy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ2 + k))
          .lanewise(SUB, fz.lanewise(MUL, ay));
      FloatVector absFz = fz.lanewise(ABS);
      FLOAT_VECTOR.cast(absFz).intoArray(floatRows, ROW_ABS_FZ + k);
      FloatVector absFy = fy.lanewise(ABS);
      FLOAT_VECTOR.cast(absFy).intoArray(floatRows, ROW_ABS_FY + k);
      FloatVector reach2 = absFz.lanewise(MUL, hy)
          .lanewise(ADD, absFy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)));
      VectorMask<Float> bothLessThird2 = both2.compare(LT, third2);
      // both < third ? both : third
      FloatVector low2 = third2.blend(both2, bothLessThird2);
      // both < third ? third : both
      FloatVector high2 = both2.blend(third2, bothLessThird2);
      VectorMask<Float> allValueAtMostReach = low
          .compare(LE, reach, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES));
      allValueAtMostReach = high.compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReach = low2.compare(LE, reach2, allValueAtMostReach);
      allValueAtMostReach = high2.compare(GE, reach2.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReachBits2 |= allValueAtMostReach.toLong() << k;
    }
    return allValueAtMostReachBits2;
  }

  private static long floats9(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX2 + k);
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      FloatVector both = fz.lanewise(MUL, bx)
          .lanewise(SUB, fx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ2 + k)));
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX2 + k);
      FloatVector third = fz.lanewise(MUL, ax)
          .lanewise(SUB, fx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ2 + k)));
      FloatVector absFx = fx.lanewise(ABS);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector reach = absFx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_FZ + k).lanewise(MUL, hx));
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      FloatVector both2 = fx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY2 + k))
          .lanewise(SUB, fy.lanewise(MUL, bx));
      FloatVector third2 = fx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY2 + k))
          .lanewise(SUB, fy.lanewise(MUL, ax));
      FloatVector reach2 = fromArray(FLOATS, floatRows, ROW_ABS_FY + k).lanewise(MUL, hx)
          .lanewise(ADD, absFx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)));
      VectorMask<Float> bothLessThird2 = both2.compare(LT, third2);
      // both < third ? both : third
      FloatVector low2 = third2.blend(both2, bothLessThird2);
      // both < third ? third : both
      FloatVector high2 = both2.blend(third2, bothLessThird2);
      VectorMask<Float> allValueAtMostReach = low
          .compare(LE, reach, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES));
      allValueAtMostReach = high.compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReach = low2.compare(LE, reach2, allValueAtMostReach);
      allValueAtMostReach = high2.compare(GE, reach2.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReachBits2 |= allValueAtMostReach.toLong() << k;
    }
    return allValueAtMostReachBits2;
  }

  private static long floats10(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ2 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY2 + k);
      FloatVector both = gy.lanewise(MUL, cz).lanewise(SUB, gz.lanewise(MUL, cy));
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ2 + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY2 + k);
      FloatVector third = gy.lanewise(MUL, bz).lanewise(SUB, gz.lanewise(MUL, by));
      FloatVector absGz = gz.lanewise(ABS);
      FloatVector absGy = gy.lanewise(ABS);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector reach = absGz.lanewise(MUL, hy).lanewise(ADD, absGy.lanewise(MUL, hz));
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX2 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector both2 = gz.lanewise(MUL, cx).lanewise(SUB, gx.lanewise(MUL, cz));
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX2 + k);
      FloatVector third2 = gz.lanewise(MUL, bx).lanewise(SUB, gx.lanewise(MUL, bz));
      FloatVector absGx = gx.lanewise(ABS);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector reach2 = absGx.lanewise(MUL, hz).lanewise(ADD, absGz.lanewise(MUL, hx));
      VectorMask<Float> bothLessThird2 = both2.compare(LT, third2);
      // both < third ? both : third
      FloatVector low2 = third2.blend(both2, bothLessThird2);
      // both < third ? third : both
      FloatVector high2 = both2.blend(third2, bothLessThird2);
      FloatVector both3 = gx.lanewise(MUL, cy).lanewise(SUB, gy.lanewise(MUL, cx));
      FloatVector third3 = gx.lanewise(MUL, by).lanewise(SUB, gy.lanewise(MUL, bx));
      FloatVector reach3 = absGy.lanewise(MUL, hx).lanewise(ADD, absGx.lanewise(MUL, hy));
      VectorMask<Float> bothLessThird3 = both3.compare(LT, third3);
      // both < third ? both : third
      FloatVector low3 = third3.blend(both3, bothLessThird3);
      // both < third ? third : both
      FloatVector high3 = both3.blend(third3, bothLessThird3);
      VectorMask<Float> allValueAtMostReach = low
          .compare(LE, reach, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES));
      allValueAtMostReach = high.compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReach = low2.compare(LE, reach2, allValueAtMostReach);
      VectorMask<Float> allValueAtMostReach2 = high2.compare(GE, reach2.lanewise(NEG));
      allValueAtMostReach2 = low3.compare(LE, reach3, allValueAtMostReach2);
      allValueAtMostReach2 = high3.compare(GE, reach3.lanewise(NEG), allValueAtMostReach2);
      allValueAtMostReach = allValueAtMostReach.and(allValueAtMostReach2);
      allValueAtMostReachBits2 |= allValueAtMostReach.toLong() << k;
    }
    return allValueAtMostReachBits2;
  }

  /** {@code scale} of a block, from rows of values to another row. */
  private static void scale(float[] rows, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(ALL_TWO.lanewise(DIV, fromArray(FLOATS, rows, ROW_SQUARE + k))).intoArray(rows, to + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null, null);
      floats3(null);
      floats4(null);
      floats5(null, 0, null, null);
      floats6(null);
      floats7(null, 0);
      floats8(null, 0);
      floats9(null, 0);
      floats10(null, 0);
      scale(null, 0);
    }
  }
}
