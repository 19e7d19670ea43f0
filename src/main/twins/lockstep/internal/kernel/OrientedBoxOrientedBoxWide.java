// Compiled from OrientedBoxOrientedBox.java; changes are made there.
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
 * Wide twin of {@link OrientedBoxOrientedBox#overlap}: the same operations in the same order, on vectors of
 * pairs.
 */
final class OrientedBoxOrientedBoxWide implements StagedKernel, LoopedKernel {
  private static final FloatVector ALL_ROUNDING = FloatVector.broadcast(FLOATS, 1.000001f);
  private static final FloatVector ALL_VANISHING = FloatVector.broadcast(FLOATS, 7.523164E-37f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_C1_72E_10 = FloatVector.broadcast(FLOATS, 1.717987E10f);
  private static final FloatVector ALL_C5_82E_11 = FloatVector.broadcast(FLOATS, 5.820766E-11f);
  private static final FloatVector ALL_SLACK = FloatVector.broadcast(FLOATS, 1.3877788E-17f);
  private static final FloatVector ALL_SUBNORMAL = FloatVector.broadcast(FLOATS, 1.1E-44f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[2]);

  private static final int ROW_DX = 0 * Kernel.BLOCK;
  private static final int ROW_DY = 1 * Kernel.BLOCK;
  private static final int ROW_DZ = 2 * Kernel.BLOCK;
  private static final int ROW_GX = 3 * Kernel.BLOCK;
  private static final int ROW_HX = 4 * Kernel.BLOCK;
  private static final int ROW_GY = 5 * Kernel.BLOCK;
  private static final int ROW_HY = 6 * Kernel.BLOCK;
  private static final int ROW_GZ = 7 * Kernel.BLOCK;
  private static final int ROW_HZ = 8 * Kernel.BLOCK;
  private static final int ROW_AX = 9 * Kernel.BLOCK;
  private static final int ROW_BX = 10 * Kernel.BLOCK;
  private static final int ROW_AY = 11 * Kernel.BLOCK;
  private static final int ROW_BY = 12 * Kernel.BLOCK;
  private static final int ROW_AZ = 13 * Kernel.BLOCK;
  private static final int ROW_BZ = 14 * Kernel.BLOCK;
  private static final int ROW_AW = 15 * Kernel.BLOCK;
  private static final int ROW_BW = 16 * Kernel.BLOCK;
  private static final int ROW_AX_SQUARED = 17 * Kernel.BLOCK;
  private static final int ROW_AY_SQUARED = 18 * Kernel.BLOCK;
  private static final int ROW_SUM = 19 * Kernel.BLOCK;
  private static final int ROW_AZ_SQUARED = 20 * Kernel.BLOCK;
  private static final int ROW_SQUARE_A = 21 * Kernel.BLOCK;
  private static final int ROW_SQUARE_B = 22 * Kernel.BLOCK;
  private static final int ROW_SIZE = 23 * Kernel.BLOCK;
  private static final int ROW_TX = 24 * Kernel.BLOCK;
  private static final int ROW_TY = 25 * Kernel.BLOCK;
  private static final int ROW_TZ = 26 * Kernel.BLOCK;
  private static final int ROW_SCALE = 27 * Kernel.BLOCK;
  private static final int ROW_QX = 28 * Kernel.BLOCK;
  private static final int ROW_QY = 29 * Kernel.BLOCK;
  private static final int ROW_QZ = 30 * Kernel.BLOCK;
  private static final int ROW_QW = 31 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 32 * Kernel.BLOCK;
  private static final int ROW_S = 33 * Kernel.BLOCK;
  private static final int ROW_XX = 34 * Kernel.BLOCK;
  private static final int ROW_ABS_XX = 35 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 36 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 37 * Kernel.BLOCK;
  private static final int ROW_XY = 38 * Kernel.BLOCK;
  private static final int ROW_ABS_XY = 39 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 40 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 41 * Kernel.BLOCK;
  private static final int ROW_XZ = 42 * Kernel.BLOCK;
  private static final int ROW_ABS_XZ = 43 * Kernel.BLOCK;
  private static final int ROW_ABS_TY = 44 * Kernel.BLOCK;
  private static final int ROW_PRODUCT5 = 45 * Kernel.BLOCK;
  private static final int ROW_YY = 46 * Kernel.BLOCK;
  private static final int ROW_ABS_YY = 47 * Kernel.BLOCK;
  private static final int ROW_YZ = 48 * Kernel.BLOCK;
  private static final int ROW_ABS_YZ = 49 * Kernel.BLOCK;
  private static final int ROW_YX = 50 * Kernel.BLOCK;
  private static final int ROW_ABS_YX = 51 * Kernel.BLOCK;
  private static final int ROW_ZZ = 52 * Kernel.BLOCK;
  private static final int ROW_ABS_ZZ = 53 * Kernel.BLOCK;
  private static final int ROW_ZX = 54 * Kernel.BLOCK;
  private static final int ROW_ABS_ZX = 55 * Kernel.BLOCK;
  private static final int ROW_ZY = 56 * Kernel.BLOCK;
  private static final int ROW_ABS_ZY = 57 * Kernel.BLOCK;
  private static final int ROW_NXX = 58 * Kernel.BLOCK;
  private static final int ROW_PRODUCT6 = 59 * Kernel.BLOCK;
  private static final int ROW_NXY = 60 * Kernel.BLOCK;
  private static final int ROW_NXZ = 61 * Kernel.BLOCK;
  private static final int ROW_NYY = 62 * Kernel.BLOCK;
  private static final int ROW_NYZ = 63 * Kernel.BLOCK;
  private static final int ROW_NZY = 64 * Kernel.BLOCK;
  private static final int ROW_NZZ = 65 * Kernel.BLOCK;
  private static final int ROW_DETERMINANT = 66 * Kernel.BLOCK;
  private static final int ROW_SLACK = 67 * Kernel.BLOCK;
  private static final int ROW_ABS_NXX = 68 * Kernel.BLOCK;
  private static final int ROW_ABS_NYX = 69 * Kernel.BLOCK;
  private static final int ROW_ABS_NZX = 70 * Kernel.BLOCK;
  private static final int ROW_ABS_NXY = 71 * Kernel.BLOCK;
  private static final int ROW_ABS_NYY = 72 * Kernel.BLOCK;
  private static final int ROW_ABS_NZY = 73 * Kernel.BLOCK;
  private static final int ROW_ABS_NXZ = 74 * Kernel.BLOCK;
  private static final int ROW_ABS_NYZ = 75 * Kernel.BLOCK;
  private static final int ROW_ABS_NZZ = 76 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[77 * Kernel.BLOCK]);

  private static final int[][] COLUMNS1 = {{0, 1, 2, 3, 4, 5}};
  private static final int[][] COLUMNS2 = {{0, 1, 2, 3, 4, 5}};

  @Override
  public int firstWidth() {
    return 10;
  }

  @Override
  public int secondWidth() {
    return 10;
  }

  @Override
  public int operations() {
    return 439;
  }

  @Override
  public int terms() {
    return 1;
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
      case 0 -> term(columns1[0], columns1[1], columns1[2], columns1[3], columns1[4], columns1[5], columns2[0],
          columns2[1], columns2[2], columns2[3], columns2[4], columns2[5], first, second, count, out);
      default -> throw new IndexOutOfBoundsException("there is no term " + term);
    }
  }

  private static void term(float[] x1s, float[] y1s, float[] z1s, float[] halfX1s, float[] halfY1s,
      float[] halfZ1s, float[] x2s, float[] y2s, float[] z2s, float[] halfX2s, float[] halfY2s,
      float[] halfZ2s, Operand first, Operand second, int count, Output out) {
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
        FloatVector dx = fromArray(FLOATS, x2s, j).lanewise(SUB, fromArray(FLOATS, x1s, i));
        FloatVector dy = fromArray(FLOATS, y2s, j).lanewise(SUB, fromArray(FLOATS, y1s, i));
        FloatVector dz = fromArray(FLOATS, z2s, j).lanewise(SUB, fromArray(FLOATS, z1s, i));
        FloatVector halfX1 = fromArray(FLOATS, halfX1s, i);
        FloatVector halfY1 = fromArray(FLOATS, halfY1s, i);
        FloatVector halfZ1 = fromArray(FLOATS, halfZ1s, i);
        FloatVector halfX2 = fromArray(FLOATS, halfX2s, j);
        FloatVector halfY2 = fromArray(FLOATS, halfY2s, j);
        FloatVector halfZ2 = fromArray(FLOATS, halfZ2s, j);
        FloatVector radii = halfX1.lanewise(MUL, halfX1).lanewise(ADD, halfY1.lanewise(MUL, halfY1))
            .lanewise(ADD, halfZ1.lanewise(MUL, halfZ1)).lanewise(SQRT)
            .lanewise(ADD, halfX2.lanewise(MUL, halfX2).lanewise(ADD, halfY2.lanewise(MUL, halfY2))
            .lanewise(ADD, halfZ2.lanewise(MUL, halfZ2)).lanewise(SQRT));
        hits |= dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy)).lanewise(ADD, dz.lanewise(MUL, dz))
            .compare(LE, ALL_ROUNDING.lanewise(MUL, radii.lanewise(MUL, radii))
            .lanewise(ADD, ALL_VANISHING)).toLong() << k;
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
      long swapBits = floats1(columns1, from1, columns2, from2, floatRows);
      long allSquareAAtLeastLeastSquareBits = floats2(columns1, from1, columns2, from2, floatRows, swapBits);
      long properBits = floats3(floatRows, allSquareAAtLeastLeastSquareBits);
      floats4(floatRows);
      long allSquareAAtLeastLeastSquareBits2 = floats5(floatRows, properBits);
      long allSquareAAtLeastLeastSquareBits3 = floats6(floatRows, allSquareAAtLeastLeastSquareBits2);
      long absValueAtMostSumBits = floats7(floatRows);
      long allValueAtMostValueBits = floats8(floatRows, absValueAtMostSumBits);
      long allValueAtMostValueBits2 = floats9(floatRows, allValueAtMostValueBits);
      long allValueAtMostValueBits3 = floats10(floatRows, bits, allValueAtMostValueBits2);
      long absValueAtMostSumBits2 = bits[0];
      long hits = floats11(floatRows, allValueAtMostValueBits3, absValueAtMostSumBits2,
          allSquareAAtLeastLeastSquareBits3);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] x1s = columns1[0], y1s = columns1[1], z1s = columns1[2], halfX1s = columns1[3],
        halfY1s = columns1[4], halfZ1s = columns1[5], qx1s = columns1[6], qy1s = columns1[7],
        qz1s = columns1[8];
    float[] x2s = columns2[0], y2s = columns2[1], z2s = columns2[2], halfX2s = columns2[3],
        halfY2s = columns2[4], halfZ2s = columns2[5], qx2s = columns2[6], qy2s = columns2[7],
        qz2s = columns2[8];
    long swapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector dx = fromArray(FLOATS, x2s, j).lanewise(SUB, fromArray(FLOATS, x1s, i));
      FloatVector dy = fromArray(FLOATS, y2s, j).lanewise(SUB, fromArray(FLOATS, y1s, i));
      FloatVector dz = fromArray(FLOATS, z2s, j).lanewise(SUB, fromArray(FLOATS, z1s, i));
      VectorMask<Float> dyIsZeroAndDzLessZero = dy.compare(EQ, ALL_ZERO);
      dyIsZeroAndDzLessZero = dz.compare(LT, ALL_ZERO, dyIsZeroAndDzLessZero);
      VectorMask<Float> dxIsZeroAndEither = dx
          .compare(EQ, ALL_ZERO, dy.compare(LT, ALL_ZERO).or(dyIsZeroAndDzLessZero));
      VectorMask<Float> swap = dx.compare(LT, ALL_ZERO).or(dxIsZeroAndEither);
      swapBits |= swap.toLong() << k;
      // swap ? -dx : dx
      FLOAT_VECTOR.cast(dx.blend(dx.lanewise(NEG), swap)).intoArray(floatRows, ROW_DX + k);
      // swap ? -dy : dy
      FLOAT_VECTOR.cast(dy.blend(dy.lanewise(NEG), swap)).intoArray(floatRows, ROW_DY + k);
      // swap ? -dz : dz
      FLOAT_VECTOR.cast(dz.blend(dz.lanewise(NEG), swap)).intoArray(floatRows, ROW_DZ + k);
      FloatVector halfX2 = fromArray(FLOATS, halfX2s, j);
      FloatVector halfX1 = fromArray(FLOATS, halfX1s, i);
      // swap ? halfX2 : halfX1
      FLOAT_VECTOR.cast(halfX1.blend(halfX2, swap)).intoArray(floatRows, ROW_GX + k);
      // swap ? halfX1 : halfX2
      FLOAT_VECTOR.cast(halfX2.blend(halfX1, swap)).intoArray(floatRows, ROW_HX + k);
      FloatVector halfY2 = fromArray(FLOATS, halfY2s, j);
      FloatVector halfY1 = fromArray(FLOATS, halfY1s, i);
      // swap ? halfY2 : halfY1
      FLOAT_VECTOR.cast(halfY1.blend(halfY2, swap)).intoArray(floatRows, ROW_GY + k);
      // swap ? halfY1 : halfY2
      FLOAT_VECTOR.cast(halfY2.blend(halfY1, swap)).intoArray(floatRows, ROW_HY + k);
      FloatVector halfZ2 = fromArray(FLOATS, halfZ2s, j);
      FloatVector halfZ1 = fromArray(FLOATS, halfZ1s, i);
      // swap ? halfZ2 : halfZ1
      FLOAT_VECTOR.cast(halfZ1.blend(halfZ2, swap)).intoArray(floatRows, ROW_GZ + k);
      // swap ? halfZ1 : halfZ2
      FLOAT_VECTOR.cast(halfZ2.blend(halfZ1, swap)).intoArray(floatRows, ROW_HZ + k);
      FloatVector qx2 = fromArray(FLOATS, qx2s, j);
      FloatVector qx1 = fromArray(FLOATS, qx1s, i);
      // swap ? qx2 : qx1
      FLOAT_VECTOR.cast(qx1.blend(qx2, swap)).intoArray(floatRows, ROW_AX + k);
      // swap ? qx1 : qx2
      FLOAT_VECTOR.cast(qx2.blend(qx1, swap)).intoArray(floatRows, ROW_BX + k);
      FloatVector qy2 = fromArray(FLOATS, qy2s, j);
      FloatVector qy1 = fromArray(FLOATS, qy1s, i);
      // swap ? qy2 : qy1
      FLOAT_VECTOR.cast(qy1.blend(qy2, swap)).intoArray(floatRows, ROW_AY + k);
      // swap ? qy1 : qy2
      FLOAT_VECTOR.cast(qy2.blend(qy1, swap)).intoArray(floatRows, ROW_BY + k);
      // swap ? qz2 : qz1
      FLOAT_VECTOR.cast(fromArray(FLOATS, qz1s, i).blend(fromArray(FLOATS, qz2s, j), swap)).intoArray(
          floatRows, ROW_AZ + k);
    }
    return swapBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long swapBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] qz1s = columns1[8], qw1s = columns1[9];
    float[] qz2s = columns2[8], qw2s = columns2[9];
    long allSquareAAtLeastLeastSquareBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> swap = VectorMask.fromLong(FLOATS, (swapBits >>> k) & WideLanes.FLOAT_LANES);
      // swap ? qz1 : qz2
      FloatVector bz = fromArray(FLOATS, qz2s, j).blend(fromArray(FLOATS, qz1s, i), swap);
      FLOAT_VECTOR.cast(bz).intoArray(floatRows, ROW_BZ + k);
      FloatVector qw2 = fromArray(FLOATS, qw2s, j);
      FloatVector qw1 = fromArray(FLOATS, qw1s, i);
      // swap ? qw2 : qw1
      FloatVector aw = qw1.blend(qw2, swap);
      FLOAT_VECTOR.cast(aw).intoArray(floatRows, ROW_AW + k);
      // swap ? qw1 : qw2
      FloatVector bw = qw2.blend(qw1, swap);
      FLOAT_VECTOR.cast(bw).intoArray(floatRows, ROW_BW + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector axSquared = ax.lanewise(MUL, ax);
      FLOAT_VECTOR.cast(axSquared).intoArray(floatRows, ROW_AX_SQUARED + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector aySquared = ay.lanewise(MUL, ay);
      FLOAT_VECTOR.cast(aySquared).intoArray(floatRows, ROW_AY_SQUARED + k);
      FloatVector sum = axSquared.lanewise(ADD, aySquared);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector azSquared = az.lanewise(MUL, az);
      FLOAT_VECTOR.cast(azSquared).intoArray(floatRows, ROW_AZ_SQUARED + k);
      FloatVector squareA = sum.lanewise(ADD, azSquared.lanewise(ADD, aw.lanewise(MUL, aw)));
      FLOAT_VECTOR.cast(squareA).intoArray(floatRows, ROW_SQUARE_A + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FloatVector squareB = bx.lanewise(MUL, bx).lanewise(ADD, by.lanewise(MUL, by))
          .lanewise(ADD, bz.lanewise(MUL, bz).lanewise(ADD, bw.lanewise(MUL, bw)));
      FLOAT_VECTOR.cast(squareB).intoArray(floatRows, ROW_SQUARE_B + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FLOAT_VECTOR.cast(gx.lanewise(ADD, gy).lanewise(ADD, gz)
          .lanewise(ADD, hx.lanewise(ADD, hy).lanewise(ADD, hz))).intoArray(floatRows, ROW_SIZE + k);
      VectorMask<Float> allSquareAAtLeastLeastSquare = gx.compare(GE, ALL_ZERO);
      allSquareAAtLeastLeastSquare = gy.compare(GE, ALL_ZERO, allSquareAAtLeastLeastSquare);
      allSquareAAtLeastLeastSquare = gz.compare(GE, ALL_ZERO, allSquareAAtLeastLeastSquare);
      allSquareAAtLeastLeastSquare = hx.compare(GE, ALL_ZERO, allSquareAAtLeastLeastSquare);
      VectorMask<Float> allSquareAAtLeastLeastSquare2 = hy.compare(GE, ALL_ZERO);
      allSquareAAtLeastLeastSquare2 = hz.compare(GE, ALL_ZERO, allSquareAAtLeastLeastSquare2);
      allSquareAAtLeastLeastSquare2 = squareA.compare(GE, ALL_LEAST_SQUARE, allSquareAAtLeastLeastSquare2);
      allSquareAAtLeastLeastSquare2 = squareA.compare(LE, ALL_LARGEST_SQUARE, allSquareAAtLeastLeastSquare2);
      VectorMask<Float> allSquareAAtLeastLeastSquare3 = squareB.compare(GE, ALL_LEAST_SQUARE);
      allSquareAAtLeastLeastSquare3 = squareB.compare(LE, ALL_LARGEST_SQUARE, allSquareAAtLeastLeastSquare3);
      allSquareAAtLeastLeastSquare = allSquareAAtLeastLeastSquare.and(allSquareAAtLeastLeastSquare2)
          .and(allSquareAAtLeastLeastSquare3);
      allSquareAAtLeastLeastSquareBits |= allSquareAAtLeastLeastSquare.toLong() << k;
    }
    return allSquareAAtLeastLeastSquareBits;
  }

  private static long floats3(float[] floatRows, long allSquareAAtLeastLeastSquareBits) {
    if (floatRows == null) {
      return 0;
    }
    long properBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      properBits |= fromArray(FLOATS, floatRows, ROW_SIZE + k)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (allSquareAAtLeastLeastSquareBits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
      FloatVector squareA = fromArray(FLOATS, floatRows, ROW_SQUARE_A + k);
      FloatVector r = ALL_TWO.lanewise(DIV, squareA);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector product = ax.lanewise(MUL, ay);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector aw = fromArray(FLOATS, floatRows, ROW_AW + k);
      FloatVector product2 = az.lanewise(MUL, aw);
      FloatVector product3 = az.lanewise(MUL, ax);
      FloatVector product4 = ay.lanewise(MUL, aw);
      FloatVector azSquared = fromArray(FLOATS, floatRows, ROW_AZ_SQUARED + k);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(SUB, r
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY_SQUARED + k).lanewise(ADD, azSquared)))
          .lanewise(MUL, dx).lanewise(ADD, r.lanewise(MUL, product.lanewise(ADD, product2)).lanewise(MUL, dy))
          .lanewise(ADD, r.lanewise(MUL, product3.lanewise(SUB, product4)).lanewise(MUL, dz))).intoArray(
          floatRows, ROW_TX + k);
      FloatVector product5 = ay.lanewise(MUL, az);
      FloatVector product6 = ax.lanewise(MUL, aw);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(SUB, r
          .lanewise(MUL, azSquared.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AX_SQUARED + k))))
          .lanewise(MUL, dy).lanewise(ADD, r.lanewise(MUL, product5.lanewise(ADD, product6)).lanewise(MUL, dz))
          .lanewise(ADD, r.lanewise(MUL, product.lanewise(SUB, product2)).lanewise(MUL, dx))).intoArray(
          floatRows, ROW_TY + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(SUB, r.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM + k)))
          .lanewise(MUL, dz).lanewise(ADD, r.lanewise(MUL, product3.lanewise(ADD, product4)).lanewise(MUL, dx))
          .lanewise(ADD, r.lanewise(MUL, product5.lanewise(SUB, product6)).lanewise(MUL, dy))).intoArray(
          floatRows, ROW_TZ + k);
      FloatVector squareB = fromArray(FLOATS, floatRows, ROW_SQUARE_B + k);
      // square > 0x1p34f ? 0x1p-34f : square < 0x1p-34f ? 0x1p34f : 1
      FLOAT_VECTOR.cast(ALL_ONE.blend(ALL_C1_72E_10, squareA.compare(LT, ALL_C5_82E_11))
          .blend(ALL_C5_82E_11, squareA.compare(GT, ALL_C1_72E_10))
          .lanewise(MUL, ALL_ONE.blend(ALL_C1_72E_10, squareB.compare(LT, ALL_C5_82E_11))
          .blend(ALL_C5_82E_11, squareB.compare(GT, ALL_C1_72E_10)))).intoArray(floatRows, ROW_SCALE + k);
    }
    return properBits;
  }

  private static void floats4(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector scale = fromArray(FLOATS, floatRows, ROW_SCALE + k);
      FloatVector aw = fromArray(FLOATS, floatRows, ROW_AW + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector bw = fromArray(FLOATS, floatRows, ROW_BW + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FLOAT_VECTOR.cast(scale.lanewise(MUL, aw.lanewise(MUL, bx).lanewise(SUB, ax.lanewise(MUL, bw))
          .lanewise(ADD, az.lanewise(MUL, by).lanewise(SUB, ay.lanewise(MUL, bz))))).intoArray(floatRows,
          ROW_QX + k);
      FLOAT_VECTOR.cast(scale.lanewise(MUL, aw.lanewise(MUL, by).lanewise(SUB, ay.lanewise(MUL, bw))
          .lanewise(ADD, ax.lanewise(MUL, bz).lanewise(SUB, az.lanewise(MUL, bx))))).intoArray(floatRows,
          ROW_QY + k);
      FLOAT_VECTOR.cast(scale.lanewise(MUL, aw.lanewise(MUL, bz).lanewise(SUB, az.lanewise(MUL, bw))
          .lanewise(ADD, ay.lanewise(MUL, bx).lanewise(SUB, ax.lanewise(MUL, by))))).intoArray(floatRows,
          ROW_QZ + k);
      FLOAT_VECTOR.cast(scale.lanewise(MUL, aw.lanewise(MUL, bw).lanewise(ADD, ax.lanewise(MUL, bx))
          .lanewise(ADD, ay.lanewise(MUL, by).lanewise(ADD, az.lanewise(MUL, bz))))).intoArray(floatRows,
          ROW_QW + k);
    }
  }

  private static long floats5(float[] floatRows, long properBits) {
    if (floatRows == null) {
      return 0;
    }
    long allSquareAAtLeastLeastSquareBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector qx = fromArray(FLOATS, floatRows, ROW_QX + k);
      FloatVector qxSquared = qx.lanewise(MUL, qx);
      FloatVector qy = fromArray(FLOATS, floatRows, ROW_QY + k);
      FloatVector qySquared = qy.lanewise(MUL, qy);
      FloatVector sum = qxSquared.lanewise(ADD, qySquared);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM2 + k);
      FloatVector qz = fromArray(FLOATS, floatRows, ROW_QZ + k);
      FloatVector qzSquared = qz.lanewise(MUL, qz);
      FloatVector qw = fromArray(FLOATS, floatRows, ROW_QW + k);
      FloatVector s = ALL_TWO.lanewise(DIV, sum.lanewise(ADD, qzSquared.lanewise(ADD, qw.lanewise(MUL, qw))));
      FLOAT_VECTOR.cast(s).intoArray(floatRows, ROW_S + k);
      FloatVector xx = ALL_ONE.lanewise(SUB, s.lanewise(MUL, qySquared.lanewise(ADD, qzSquared)));
      FLOAT_VECTOR.cast(xx).intoArray(floatRows, ROW_XX + k);
      FloatVector absXx = xx.lanewise(ABS);
      FLOAT_VECTOR.cast(absXx).intoArray(floatRows, ROW_ABS_XX + k);
      FloatVector product = qx.lanewise(MUL, qy);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT + k);
      FloatVector product2 = qz.lanewise(MUL, qw);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT2 + k);
      FloatVector xy = s.lanewise(MUL, product.lanewise(SUB, product2));
      FLOAT_VECTOR.cast(xy).intoArray(floatRows, ROW_XY + k);
      FloatVector absXy = xy.lanewise(ABS);
      FLOAT_VECTOR.cast(absXy).intoArray(floatRows, ROW_ABS_XY + k);
      FloatVector product3 = qz.lanewise(MUL, qx);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT3 + k);
      FloatVector product4 = qy.lanewise(MUL, qw);
      FLOAT_VECTOR.cast(product4).intoArray(floatRows, ROW_PRODUCT4 + k);
      FloatVector xz = s.lanewise(MUL, product3.lanewise(ADD, product4));
      FLOAT_VECTOR.cast(xz).intoArray(floatRows, ROW_XZ + k);
      FloatVector absXz = xz.lanewise(ABS);
      FLOAT_VECTOR.cast(absXz).intoArray(floatRows, ROW_ABS_XZ + k);
      allSquareAAtLeastLeastSquareBits |= fromArray(FLOATS, floatRows, ROW_TX + k).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GX + k)
          .lanewise(ADD, absXx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))
          .lanewise(ADD, absXy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)))
          .lanewise(ADD, absXz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)))),
          VectorMask.fromLong(FLOATS, (properBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TY + k).lanewise(ABS)).intoArray(floatRows,
          ROW_ABS_TY + k);
      FLOAT_VECTOR.cast(s.lanewise(MUL, qzSquared.lanewise(ADD, qxSquared))).intoArray(floatRows,
          ROW_PRODUCT5 + k);
    }
    return allSquareAAtLeastLeastSquareBits;
  }

  private static long floats6(float[] floatRows, long allSquareAAtLeastLeastSquareBits) {
    if (floatRows == null) {
      return 0;
    }
    long allSquareAAtLeastLeastSquareBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector yy = ALL_ONE.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k));
      FLOAT_VECTOR.cast(yy).intoArray(floatRows, ROW_YY + k);
      FloatVector absYy = yy.lanewise(ABS);
      FLOAT_VECTOR.cast(absYy).intoArray(floatRows, ROW_ABS_YY + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_QY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QZ + k));
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_QX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QW + k));
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector yz = s.lanewise(MUL, product.lanewise(SUB, product2));
      FLOAT_VECTOR.cast(yz).intoArray(floatRows, ROW_YZ + k);
      FloatVector absYz = yz.lanewise(ABS);
      FLOAT_VECTOR.cast(absYz).intoArray(floatRows, ROW_ABS_YZ + k);
      FloatVector yx = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k)));
      FLOAT_VECTOR.cast(yx).intoArray(floatRows, ROW_YX + k);
      FloatVector absYx = yx.lanewise(ABS);
      FLOAT_VECTOR.cast(absYx).intoArray(floatRows, ROW_ABS_YX + k);
      FloatVector zz = ALL_ONE.lanewise(SUB, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM2 + k)));
      FLOAT_VECTOR.cast(zz).intoArray(floatRows, ROW_ZZ + k);
      FloatVector absZz = zz.lanewise(ABS);
      FLOAT_VECTOR.cast(absZz).intoArray(floatRows, ROW_ABS_ZZ + k);
      FloatVector zx = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k)));
      FLOAT_VECTOR.cast(zx).intoArray(floatRows, ROW_ZX + k);
      FloatVector absZx = zx.lanewise(ABS);
      FLOAT_VECTOR.cast(absZx).intoArray(floatRows, ROW_ABS_ZX + k);
      FloatVector zy = s.lanewise(MUL, product.lanewise(ADD, product2));
      FLOAT_VECTOR.cast(zy).intoArray(floatRows, ROW_ZY + k);
      FloatVector absZy = zy.lanewise(ABS);
      FLOAT_VECTOR.cast(absZy).intoArray(floatRows, ROW_ABS_ZY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      VectorMask<Float> allSquareAAtLeastLeastSquare = fromArray(FLOATS, floatRows, ROW_TZ + k).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GZ + k)
          .lanewise(ADD, absZz.lanewise(MUL, hz).lanewise(ADD, absZx.lanewise(MUL, hx))
          .lanewise(ADD, absZy.lanewise(MUL, hy))),
          VectorMask.fromLong(FLOATS, (allSquareAAtLeastLeastSquareBits >>> k) & WideLanes.FLOAT_LANES));
      allSquareAAtLeastLeastSquare = fromArray(FLOATS, floatRows, ROW_ABS_TY + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GY + k)
          .lanewise(ADD, absYy.lanewise(MUL, hy).lanewise(ADD, absYz.lanewise(MUL, hz))
          .lanewise(ADD, absYx.lanewise(MUL, hx))), allSquareAAtLeastLeastSquare);
      allSquareAAtLeastLeastSquareBits2 |= allSquareAAtLeastLeastSquare.toLong() << k;
      FLOAT_VECTOR.cast(yy.lanewise(MUL, zz).lanewise(SUB, zy.lanewise(MUL, yz))).intoArray(floatRows,
          ROW_NXX + k);
      FLOAT_VECTOR.cast(yz.lanewise(MUL, zx)).intoArray(floatRows, ROW_PRODUCT6 + k);
    }
    return allSquareAAtLeastLeastSquareBits2;
  }

  private static long floats7(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long absValueAtMostSumBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector zz = fromArray(FLOATS, floatRows, ROW_ZZ + k);
      FloatVector yx = fromArray(FLOATS, floatRows, ROW_YX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT6 + k)
          .lanewise(SUB, zz.lanewise(MUL, yx))).intoArray(floatRows, ROW_NXY + k);
      FloatVector zy = fromArray(FLOATS, floatRows, ROW_ZY + k);
      FloatVector zx = fromArray(FLOATS, floatRows, ROW_ZX + k);
      FloatVector yy = fromArray(FLOATS, floatRows, ROW_YY + k);
      FLOAT_VECTOR.cast(yx.lanewise(MUL, zy).lanewise(SUB, zx.lanewise(MUL, yy))).intoArray(floatRows,
          ROW_NXZ + k);
      FloatVector xz = fromArray(FLOATS, floatRows, ROW_XZ + k);
      FloatVector xy = fromArray(FLOATS, floatRows, ROW_XY + k);
      FloatVector nyx = zy.lanewise(MUL, xz).lanewise(SUB, xy.lanewise(MUL, zz));
      FloatVector xx = fromArray(FLOATS, floatRows, ROW_XX + k);
      FLOAT_VECTOR.cast(zz.lanewise(MUL, xx).lanewise(SUB, xz.lanewise(MUL, zx))).intoArray(floatRows,
          ROW_NYY + k);
      FLOAT_VECTOR.cast(zx.lanewise(MUL, xy).lanewise(SUB, xx.lanewise(MUL, zy))).intoArray(floatRows,
          ROW_NYZ + k);
      FloatVector yz = fromArray(FLOATS, floatRows, ROW_YZ + k);
      FloatVector nzx = xy.lanewise(MUL, yz).lanewise(SUB, yy.lanewise(MUL, xz));
      FLOAT_VECTOR.cast(xz.lanewise(MUL, yx).lanewise(SUB, yz.lanewise(MUL, xx))).intoArray(floatRows,
          ROW_NZY + k);
      FLOAT_VECTOR.cast(xx.lanewise(MUL, yy).lanewise(SUB, yx.lanewise(MUL, xy))).intoArray(floatRows,
          ROW_NZZ + k);
      FloatVector nxx = fromArray(FLOATS, floatRows, ROW_NXX + k);
      FloatVector determinant = xx.lanewise(MUL, nxx).lanewise(ADD, yx.lanewise(MUL, nyx))
          .lanewise(ADD, zx.lanewise(MUL, nzx));
      FLOAT_VECTOR.cast(determinant).intoArray(floatRows, ROW_DETERMINANT + k);
      FLOAT_VECTOR.cast(ALL_SLACK.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIZE + k))
          .lanewise(ADD, ALL_SUBNORMAL)).intoArray(floatRows, ROW_SLACK + k);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_HX + k).lanewise(MUL, determinant);
      FloatVector absNxx = nxx.lanewise(ABS);
      FLOAT_VECTOR.cast(absNxx).intoArray(floatRows, ROW_ABS_NXX + k);
      FloatVector absNyx = nyx.lanewise(ABS);
      FLOAT_VECTOR.cast(absNyx).intoArray(floatRows, ROW_ABS_NYX + k);
      FloatVector absNzx = nzx.lanewise(ABS);
      FLOAT_VECTOR.cast(absNzx).intoArray(floatRows, ROW_ABS_NZX + k);
      absValueAtMostSumBits |= fromArray(FLOATS, floatRows, ROW_TX + k).lanewise(MUL, nxx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TY + k).lanewise(MUL, nyx))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TZ + k).lanewise(MUL, nzx)).lanewise(ABS)
          .compare(LE, absNxx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k))
          .lanewise(ADD, absNyx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k)))
          .lanewise(ADD, absNzx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k)))
          .lanewise(ADD, reach)).toLong() << k;
    }
    return absValueAtMostSumBits;
  }

  private static long floats8(float[] floatRows, long absValueAtMostSumBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostValueBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector determinant = fromArray(FLOATS, floatRows, ROW_DETERMINANT + k);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_HY + k).lanewise(MUL, determinant);
      FloatVector nxy = fromArray(FLOATS, floatRows, ROW_NXY + k);
      FloatVector absNxy = nxy.lanewise(ABS);
      FLOAT_VECTOR.cast(absNxy).intoArray(floatRows, ROW_ABS_NXY + k);
      FloatVector nyy = fromArray(FLOATS, floatRows, ROW_NYY + k);
      FloatVector absNyy = nyy.lanewise(ABS);
      FLOAT_VECTOR.cast(absNyy).intoArray(floatRows, ROW_ABS_NYY + k);
      FloatVector nzy = fromArray(FLOATS, floatRows, ROW_NZY + k);
      FloatVector absNzy = nzy.lanewise(ABS);
      FLOAT_VECTOR.cast(absNzy).intoArray(floatRows, ROW_ABS_NZY + k);
      FloatVector reach2 = fromArray(FLOATS, floatRows, ROW_HZ + k).lanewise(MUL, determinant);
      FloatVector nxz = fromArray(FLOATS, floatRows, ROW_NXZ + k);
      FloatVector absNxz = nxz.lanewise(ABS);
      FLOAT_VECTOR.cast(absNxz).intoArray(floatRows, ROW_ABS_NXZ + k);
      FloatVector nyz = fromArray(FLOATS, floatRows, ROW_NYZ + k);
      FloatVector absNyz = nyz.lanewise(ABS);
      FLOAT_VECTOR.cast(absNyz).intoArray(floatRows, ROW_ABS_NYZ + k);
      FloatVector nzz = fromArray(FLOATS, floatRows, ROW_NZZ + k);
      FloatVector absNzz = nzz.lanewise(ABS);
      FLOAT_VECTOR.cast(absNzz).intoArray(floatRows, ROW_ABS_NZZ + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      VectorMask<Float> allValueAtMostValue = tx.lanewise(MUL, nxy).lanewise(ADD, ty.lanewise(MUL, nyy))
          .lanewise(ADD, tz.lanewise(MUL, nzy)).lanewise(ABS)
          .compare(LE, absNxy.lanewise(MUL, gx).lanewise(ADD, absNyy.lanewise(MUL, gy))
          .lanewise(ADD, absNzy.lanewise(MUL, gz)).lanewise(ADD, reach),
          VectorMask.fromLong(FLOATS, (absValueAtMostSumBits >>> k) & WideLanes.FLOAT_LANES));
      allValueAtMostValue = tx.lanewise(MUL, nxz).lanewise(ADD, ty.lanewise(MUL, nyz))
          .lanewise(ADD, tz.lanewise(MUL, nzz)).lanewise(ABS)
          .compare(LE, absNxz.lanewise(MUL, gx).lanewise(ADD, absNyz.lanewise(MUL, gy))
          .lanewise(ADD, absNzz.lanewise(MUL, gz)).lanewise(ADD, reach2), allValueAtMostValue);
      allValueAtMostValueBits |= allValueAtMostValue.toLong() << k;
    }
    return allValueAtMostValueBits;
  }

  private static long floats9(float[] floatRows, long allValueAtMostValueBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostValueBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector absNxz = fromArray(FLOATS, floatRows, ROW_ABS_NXZ + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector absNxy = fromArray(FLOATS, floatRows, ROW_ABS_NXY + k);
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SLACK + k);
      FloatVector reach = hy.lanewise(MUL, absNxz).lanewise(ADD, hz.lanewise(MUL, absNxy)).lanewise(ADD, slack);
      FloatVector absNxx = fromArray(FLOATS, floatRows, ROW_ABS_NXX + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector reach2 = hz.lanewise(MUL, absNxx).lanewise(ADD, hx.lanewise(MUL, absNxz))
          .lanewise(ADD, slack);
      FloatVector reach3 = hx.lanewise(MUL, absNxy).lanewise(ADD, hy.lanewise(MUL, absNxx))
          .lanewise(ADD, slack);
      FloatVector reach4 = hy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYZ + k))
          .lanewise(ADD, hz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYY + k))).lanewise(ADD, slack);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FloatVector zx = fromArray(FLOATS, floatRows, ROW_ZX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector absZx = fromArray(FLOATS, floatRows, ROW_ABS_ZX + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      VectorMask<Float> allValueAtMostValue = tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YX + k))
          .lanewise(SUB, ty.lanewise(MUL, zx)).lanewise(ABS)
          .compare(LE, gy.lanewise(MUL, absZx)
          .lanewise(ADD, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YX + k))).lanewise(ADD, reach),
          VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES));
      allValueAtMostValue = tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YY + k))
          .lanewise(SUB, ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZY + k))).lanewise(ABS)
          .compare(LE, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_ZY + k))
          .lanewise(ADD, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YY + k))).lanewise(ADD, reach2),
          allValueAtMostValue);
      allValueAtMostValue = tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YZ + k))
          .lanewise(SUB, ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZZ + k))).lanewise(ABS)
          .compare(LE, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_ZZ + k))
          .lanewise(ADD, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YZ + k))).lanewise(ADD, reach3),
          allValueAtMostValue);
      allValueAtMostValue = fromArray(FLOATS, floatRows, ROW_TX + k).lanewise(MUL, zx)
          .lanewise(SUB, tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XX + k))).lanewise(ABS)
          .compare(LE, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XX + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GX + k).lanewise(MUL, absZx)).lanewise(ADD, reach4),
          allValueAtMostValue);
      allValueAtMostValueBits2 |= allValueAtMostValue.toLong() << k;
    }
    return allValueAtMostValueBits2;
  }

  private static long floats10(float[] floatRows, long[] bits, long allValueAtMostValueBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostValueBits2 = 0;
    long absValueAtMostSumBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector absNyx = fromArray(FLOATS, floatRows, ROW_ABS_NYX + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SLACK + k);
      FloatVector reach = hz.lanewise(MUL, absNyx)
          .lanewise(ADD, hx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYZ + k))).lanewise(ADD, slack);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector reach2 = hx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYY + k))
          .lanewise(ADD, hy.lanewise(MUL, absNyx)).lanewise(ADD, slack);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      VectorMask<Float> allValueAtMostValue = tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZY + k))
          .lanewise(SUB, tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XY + k))).lanewise(ABS)
          .compare(LE, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XY + k))
          .lanewise(ADD, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_ZY + k))).lanewise(ADD, reach),
          VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES));
      allValueAtMostValue = tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZZ + k))
          .lanewise(SUB, tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XZ + k))).lanewise(ABS)
          .compare(LE, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XZ + k))
          .lanewise(ADD, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_ZZ + k))).lanewise(ADD, reach2),
          allValueAtMostValue);
      allValueAtMostValueBits2 |= allValueAtMostValue.toLong() << k;
      FloatVector reach3 = hy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZZ + k))
          .lanewise(ADD, hz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZY + k))).lanewise(ADD, slack);
      absValueAtMostSumBits |= fromArray(FLOATS, floatRows, ROW_TY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XX + k))
          .lanewise(SUB, tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YX + k))).lanewise(ABS)
          .compare(LE, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YX + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XX + k))).lanewise(ADD, reach3)).toLong() << k;
    }
    bits[0] = absValueAtMostSumBits;
    return allValueAtMostValueBits2;
  }

  private static long floats11(float[] floatRows, long allValueAtMostValueBits, long absValueAtMostSumBits,
      long allSquareAAtLeastLeastSquareBits) {
    if (floatRows == null) {
      return 0;
    }
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector absNzx = fromArray(FLOATS, floatRows, ROW_ABS_NZX + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SLACK + k);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_HZ + k).lanewise(MUL, absNzx)
          .lanewise(ADD, hx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZZ + k))).lanewise(ADD, slack);
      FloatVector reach2 = hx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HY + k).lanewise(MUL, absNzx)).lanewise(ADD, slack);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      VectorMask<Float> hit = ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XY + k))
          .lanewise(SUB, tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YY + k))).lanewise(ABS)
          .compare(LE, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YY + k))
          .lanewise(ADD, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XY + k))).lanewise(ADD, reach),
          VectorMask.fromLong(FLOATS, (allSquareAAtLeastLeastSquareBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (absValueAtMostSumBits >>> k) & WideLanes.FLOAT_LANES)));
      hit = ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XZ + k))
          .lanewise(SUB, tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YZ + k))).lanewise(ABS)
          .compare(LE, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YZ + k))
          .lanewise(ADD, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XZ + k))).lanewise(ADD, reach2),
          hit);
      hits |= hit.toLong() << k;
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null, 0);
      floats3(null, 0);
      floats4(null);
      floats5(null, 0);
      floats6(null, 0);
      floats7(null);
      floats8(null, 0);
      floats9(null, 0);
      floats10(null, null, 0);
      floats11(null, 0, 0, 0);
    }
  }
}
