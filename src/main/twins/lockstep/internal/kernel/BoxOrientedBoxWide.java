// Compiled from BoxOrientedBox.java; changes are made there.
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

/** Wide twin of {@link BoxOrientedBox#overlap}: the same operations in the same order, on vectors of pairs. */
final class BoxOrientedBoxWide implements StagedKernel, LoopedKernel {
  private static final FloatVector ALL_ROUNDING = FloatVector.broadcast(FLOATS, 1.000001f);
  private static final FloatVector ALL_VANISHING = FloatVector.broadcast(FLOATS, 7.523164E-37f);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_MARGIN = FloatVector.broadcast(FLOATS, 1.9073486E-6f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_SLACK = FloatVector.broadcast(FLOATS, 1.3877788E-17f);
  private static final FloatVector ALL_SUBNORMAL = FloatVector.broadcast(FLOATS, 1.1E-44f);

  private static final int ROW_SUM = 0 * Kernel.BLOCK;
  private static final int ROW_SIZE = 1 * Kernel.BLOCK;
  private static final int ROW_S = 2 * Kernel.BLOCK;
  private static final int ROW_XX = 3 * Kernel.BLOCK;
  private static final int ROW_ABS_XX = 4 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 5 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 6 * Kernel.BLOCK;
  private static final int ROW_XY = 7 * Kernel.BLOCK;
  private static final int ROW_ABS_XY = 8 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 9 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 10 * Kernel.BLOCK;
  private static final int ROW_XZ = 11 * Kernel.BLOCK;
  private static final int ROW_ABS_XZ = 12 * Kernel.BLOCK;
  private static final int ROW_EXTENT_X = 13 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 14 * Kernel.BLOCK;
  private static final int ROW_YY = 15 * Kernel.BLOCK;
  private static final int ROW_ABS_YY = 16 * Kernel.BLOCK;
  private static final int ROW_YZ = 17 * Kernel.BLOCK;
  private static final int ROW_ABS_YZ = 18 * Kernel.BLOCK;
  private static final int ROW_YX = 19 * Kernel.BLOCK;
  private static final int ROW_ABS_YX = 20 * Kernel.BLOCK;
  private static final int ROW_ZZ = 21 * Kernel.BLOCK;
  private static final int ROW_ABS_ZZ = 22 * Kernel.BLOCK;
  private static final int ROW_ZX = 23 * Kernel.BLOCK;
  private static final int ROW_ABS_ZX = 24 * Kernel.BLOCK;
  private static final int ROW_ZY = 25 * Kernel.BLOCK;
  private static final int ROW_ABS_ZY = 26 * Kernel.BLOCK;
  private static final int ROW_LOW_X = 27 * Kernel.BLOCK;
  private static final int ROW_LOW_Y = 28 * Kernel.BLOCK;
  private static final int ROW_LOW_Z = 29 * Kernel.BLOCK;
  private static final int ROW_HIGH_X = 30 * Kernel.BLOCK;
  private static final int ROW_HIGH_Y = 31 * Kernel.BLOCK;
  private static final int ROW_HIGH_Z = 32 * Kernel.BLOCK;
  private static final int ROW_TX = 33 * Kernel.BLOCK;
  private static final int ROW_GX = 34 * Kernel.BLOCK;
  private static final int ROW_TY = 35 * Kernel.BLOCK;
  private static final int ROW_GY = 36 * Kernel.BLOCK;
  private static final int ROW_TZ = 37 * Kernel.BLOCK;
  private static final int ROW_GZ = 38 * Kernel.BLOCK;
  private static final int ROW_NXX = 39 * Kernel.BLOCK;
  private static final int ROW_NXY = 40 * Kernel.BLOCK;
  private static final int ROW_NXZ = 41 * Kernel.BLOCK;
  private static final int ROW_NYX = 42 * Kernel.BLOCK;
  private static final int ROW_NYY = 43 * Kernel.BLOCK;
  private static final int ROW_NYZ = 44 * Kernel.BLOCK;
  private static final int ROW_NZX = 45 * Kernel.BLOCK;
  private static final int ROW_NZY = 46 * Kernel.BLOCK;
  private static final int ROW_NZZ = 47 * Kernel.BLOCK;
  private static final int ROW_DETERMINANT = 48 * Kernel.BLOCK;
  private static final int ROW_SLACK = 49 * Kernel.BLOCK;
  private static final int ROW_ABS_NXX = 50 * Kernel.BLOCK;
  private static final int ROW_ABS_NYX = 51 * Kernel.BLOCK;
  private static final int ROW_ABS_NZX = 52 * Kernel.BLOCK;
  private static final int ROW_ABS_NXY = 53 * Kernel.BLOCK;
  private static final int ROW_ABS_NYY = 54 * Kernel.BLOCK;
  private static final int ROW_ABS_NZY = 55 * Kernel.BLOCK;
  private static final int ROW_ABS_NXZ = 56 * Kernel.BLOCK;
  private static final int ROW_ABS_NYZ = 57 * Kernel.BLOCK;
  private static final int ROW_ABS_NZZ = 58 * Kernel.BLOCK;
  private static final int ROW_REACH = 59 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 60 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[61 * Kernel.BLOCK]);

  private static final int[][] COLUMNS1 = {{0, 1, 2, 3, 4, 5}};
  private static final int[][] COLUMNS2 = {{0, 1, 2, 3, 4, 5}};

  @Override
  public int firstWidth() {
    return 6;
  }

  @Override
  public int secondWidth() {
    return 10;
  }

  @Override
  public int operations() {
    return 343;
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
      case 0 -> nearTerm(columns1[0], columns1[1], columns1[2], columns1[3], columns1[4], columns1[5],
          columns2[0], columns2[1], columns2[2], columns2[3], columns2[4], columns2[5], first, second, count,
          out);
      default -> throw new IndexOutOfBoundsException("there is no term " + term);
    }
  }

  private static void nearTerm(float[] minXs, float[] minYs, float[] minZs, float[] maxXs, float[] maxYs,
      float[] maxZs, float[] xs, float[] ys, float[] zs, float[] halfXs, float[] halfYs, float[] halfZs,
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
        FloatVector x = fromArray(FLOATS, xs, j);
        FloatVector minX = fromArray(FLOATS, minXs, i);
        FloatVector maxX = fromArray(FLOATS, maxXs, i);
        // x < min ? min : x > max ? max : x
        FloatVector dx = x.lanewise(SUB, x.blend(maxX, x.compare(GT, maxX)).blend(minX, x.compare(LT, minX)));
        FloatVector y = fromArray(FLOATS, ys, j);
        FloatVector minY = fromArray(FLOATS, minYs, i);
        FloatVector maxY = fromArray(FLOATS, maxYs, i);
        // x < min ? min : x > max ? max : x
        FloatVector dy = y.lanewise(SUB, y.blend(maxY, y.compare(GT, maxY)).blend(minY, y.compare(LT, minY)));
        FloatVector z = fromArray(FLOATS, zs, j);
        FloatVector minZ = fromArray(FLOATS, minZs, i);
        FloatVector maxZ = fromArray(FLOATS, maxZs, i);
        // x < min ? min : x > max ? max : x
        FloatVector dz = z.lanewise(SUB, z.blend(maxZ, z.compare(GT, maxZ)).blend(minZ, z.compare(LT, minZ)));
        FloatVector halfX = fromArray(FLOATS, halfXs, j);
        FloatVector halfY = fromArray(FLOATS, halfYs, j);
        FloatVector halfZ = fromArray(FLOATS, halfZs, j);
        FloatVector radii = halfX.lanewise(MUL, halfX).lanewise(ADD, halfY.lanewise(MUL, halfY))
            .lanewise(ADD, halfZ.lanewise(MUL, halfZ)).lanewise(SQRT);
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
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long properBits = floats1(columns1, from1, columns2, from2, floatRows);
      long boundsBits = floats2(columns1, from1, columns2, from2, floatRows);
      long allSquareAtLeastLeastSquareBits = floats3(floatRows, properBits, boundsBits);
      long allValueAtMostValueBits = floats4(columns2, from2, floatRows);
      long allValueAtMostValueBits2 = floats5(columns2, from2, floatRows, allValueAtMostValueBits);
      long hits = floats6(columns2, from2, floatRows, allValueAtMostValueBits2,
          allSquareAtLeastLeastSquareBits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5], qxs = columns2[6],
        qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    long properBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FloatVector qxSquared = qx.lanewise(MUL, qx);
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qySquared = qy.lanewise(MUL, qy);
      FloatVector sum = qxSquared.lanewise(ADD, qySquared);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM + k);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector qzSquared = qz.lanewise(MUL, qz);
      FloatVector qw = fromArray(FLOATS, qws, j);
      FloatVector square = sum.lanewise(ADD, qzSquared.lanewise(ADD, qw.lanewise(MUL, qw)));
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector size = halfX.lanewise(ADD, halfY).lanewise(ADD, halfZ);
      FLOAT_VECTOR.cast(size).intoArray(floatRows, ROW_SIZE + k);
      VectorMask<Float> proper = halfX.compare(GE, ALL_ZERO);
      proper = halfY.compare(GE, ALL_ZERO, proper);
      proper = halfZ.compare(GE, ALL_ZERO, proper);
      VectorMask<Float> proper2 = fromArray(FLOATS, minXs, i).compare(LE, fromArray(FLOATS, maxXs, i));
      proper2 = fromArray(FLOATS, minYs, i).compare(LE, fromArray(FLOATS, maxYs, i), proper2);
      proper2 = fromArray(FLOATS, minZs, i).compare(LE, fromArray(FLOATS, maxZs, i), proper2);
      VectorMask<Float> proper3 = size.compare(LE, ALL_LARGEST);
      proper3 = square.compare(GE, ALL_LEAST_SQUARE, proper3);
      proper3 = square.compare(LE, ALL_LARGEST_SQUARE, proper3);
      proper = proper.and(proper2).and(proper3);
      properBits |= proper.toLong() << k;
      FloatVector s = ALL_TWO.lanewise(DIV, square);
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
      FLOAT_VECTOR.cast(absXx.lanewise(MUL, halfX).lanewise(ADD, absXy.lanewise(MUL, halfY))
          .lanewise(ADD, absXz.lanewise(MUL, halfZ))).intoArray(floatRows, ROW_EXTENT_X + k);
      FLOAT_VECTOR.cast(qzSquared.lanewise(ADD, qxSquared)).intoArray(floatRows, ROW_SUM2 + k);
    }
    return properBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2], halfXs = columns2[3], halfYs = columns2[4],
        halfZs = columns2[5], qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    long boundsBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector yy = ALL_ONE.lanewise(SUB, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM2 + k)));
      FLOAT_VECTOR.cast(yy).intoArray(floatRows, ROW_YY + k);
      FloatVector absYy = yy.lanewise(ABS);
      FLOAT_VECTOR.cast(absYy).intoArray(floatRows, ROW_ABS_YY + k);
      FloatVector product = fromArray(FLOATS, qys, j).lanewise(MUL, fromArray(FLOATS, qzs, j));
      FloatVector product2 = fromArray(FLOATS, qxs, j).lanewise(MUL, fromArray(FLOATS, qws, j));
      FloatVector yz = s.lanewise(MUL, product.lanewise(SUB, product2));
      FLOAT_VECTOR.cast(yz).intoArray(floatRows, ROW_YZ + k);
      FloatVector absYz = yz.lanewise(ABS);
      FLOAT_VECTOR.cast(absYz).intoArray(floatRows, ROW_ABS_YZ + k);
      FloatVector yx = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k)));
      FLOAT_VECTOR.cast(yx).intoArray(floatRows, ROW_YX + k);
      FloatVector absYx = yx.lanewise(ABS);
      FLOAT_VECTOR.cast(absYx).intoArray(floatRows, ROW_ABS_YX + k);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector extentY = absYy.lanewise(MUL, halfY).lanewise(ADD, absYz.lanewise(MUL, halfZ))
          .lanewise(ADD, absYx.lanewise(MUL, halfX));
      FloatVector zz = ALL_ONE.lanewise(SUB, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM + k)));
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
      FloatVector extentZ = absZz.lanewise(MUL, halfZ).lanewise(ADD, absZx.lanewise(MUL, halfX))
          .lanewise(ADD, absZy.lanewise(MUL, halfY));
      FloatVector x = fromArray(FLOATS, xs, j);
      FloatVector lowX = fromArray(FLOATS, minXs, i).lanewise(SUB, x);
      FloatVector highX = fromArray(FLOATS, maxXs, i).lanewise(SUB, x);
      FloatVector y = fromArray(FLOATS, ys, j);
      FloatVector lowY = fromArray(FLOATS, minYs, i).lanewise(SUB, y);
      FloatVector highY = fromArray(FLOATS, maxYs, i).lanewise(SUB, y);
      FloatVector z = fromArray(FLOATS, zs, j);
      FloatVector lowZ = fromArray(FLOATS, minZs, i).lanewise(SUB, z);
      FloatVector highZ = fromArray(FLOATS, maxZs, i).lanewise(SUB, z);
      FloatVector extentX = fromArray(FLOATS, floatRows, ROW_EXTENT_X + k);
      VectorMask<Float> bounds = lowX.compare(LE, extentX);
      bounds = highX.compare(GE, extentX.lanewise(NEG), bounds);
      bounds = lowZ.compare(LE, extentZ, bounds);
      VectorMask<Float> bounds2 = lowY.compare(LE, extentY);
      bounds2 = highZ.compare(GE, extentZ.lanewise(NEG), bounds2);
      bounds2 = highY.compare(GE, extentY.lanewise(NEG), bounds2);
      bounds = bounds.and(bounds2);
      boundsBits |= bounds.toLong() << k;
      FloatVector margin = ALL_MARGIN.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIZE + k));
      FloatVector extentX2 = extentX.lanewise(ADD, margin);
      FloatVector extentY2 = extentY.lanewise(ADD, margin);
      FloatVector extentZ2 = extentZ.lanewise(ADD, margin);
      FloatVector minusExtentX = extentX2.lanewise(NEG);
      // lowX > -extentX ? lowX : -extentX
      FLOAT_VECTOR.cast(minusExtentX.blend(lowX, lowX.compare(GT, minusExtentX))).intoArray(floatRows,
          ROW_LOW_X + k);
      FloatVector minusExtentY = extentY2.lanewise(NEG);
      // lowY > -extentY ? lowY : -extentY
      FLOAT_VECTOR.cast(minusExtentY.blend(lowY, lowY.compare(GT, minusExtentY))).intoArray(floatRows,
          ROW_LOW_Y + k);
      FloatVector minusExtentZ = extentZ2.lanewise(NEG);
      // lowZ > -extentZ ? lowZ : -extentZ
      FLOAT_VECTOR.cast(minusExtentZ.blend(lowZ, lowZ.compare(GT, minusExtentZ))).intoArray(floatRows,
          ROW_LOW_Z + k);
      // highX < extentX ? highX : extentX
      FLOAT_VECTOR.cast(extentX2.blend(highX, highX.compare(LT, extentX2))).intoArray(floatRows,
          ROW_HIGH_X + k);
      // highY < extentY ? highY : extentY
      FLOAT_VECTOR.cast(extentY2.blend(highY, highY.compare(LT, extentY2))).intoArray(floatRows,
          ROW_HIGH_Y + k);
      // highZ < extentZ ? highZ : extentZ
      FLOAT_VECTOR.cast(extentZ2.blend(highZ, highZ.compare(LT, extentZ2))).intoArray(floatRows,
          ROW_HIGH_Z + k);
    }
    return boundsBits;
  }

  private static long floats3(float[] floatRows, long properBits, long boundsBits) {
    if (floatRows == null) {
      return 0;
    }
    long allSquareAtLeastLeastSquareBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector lowX = fromArray(FLOATS, floatRows, ROW_LOW_X + k);
      FloatVector highX = fromArray(FLOATS, floatRows, ROW_HIGH_X + k);
      FLOAT_VECTOR.cast(lowX.lanewise(ADD, highX).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_TX + k);
      FLOAT_VECTOR.cast(highX.lanewise(SUB, lowX).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_GX + k);
      FloatVector lowY = fromArray(FLOATS, floatRows, ROW_LOW_Y + k);
      FloatVector highY = fromArray(FLOATS, floatRows, ROW_HIGH_Y + k);
      FLOAT_VECTOR.cast(lowY.lanewise(ADD, highY).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_TY + k);
      FLOAT_VECTOR.cast(highY.lanewise(SUB, lowY).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_GY + k);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z + k);
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z + k);
      FLOAT_VECTOR.cast(lowZ.lanewise(ADD, highZ).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_TZ + k);
      FLOAT_VECTOR.cast(highZ.lanewise(SUB, lowZ).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_GZ + k);
      allSquareAtLeastLeastSquareBits |= VectorMask.fromLong(FLOATS, (properBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (boundsBits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
      FloatVector yy = fromArray(FLOATS, floatRows, ROW_YY + k);
      FloatVector zz = fromArray(FLOATS, floatRows, ROW_ZZ + k);
      FloatVector zy = fromArray(FLOATS, floatRows, ROW_ZY + k);
      FloatVector yz = fromArray(FLOATS, floatRows, ROW_YZ + k);
      FloatVector nxx = yy.lanewise(MUL, zz).lanewise(SUB, zy.lanewise(MUL, yz));
      FLOAT_VECTOR.cast(nxx).intoArray(floatRows, ROW_NXX + k);
      FloatVector zx = fromArray(FLOATS, floatRows, ROW_ZX + k);
      FloatVector yx = fromArray(FLOATS, floatRows, ROW_YX + k);
      FLOAT_VECTOR.cast(yz.lanewise(MUL, zx).lanewise(SUB, zz.lanewise(MUL, yx))).intoArray(floatRows,
          ROW_NXY + k);
      FLOAT_VECTOR.cast(yx.lanewise(MUL, zy).lanewise(SUB, zx.lanewise(MUL, yy))).intoArray(floatRows,
          ROW_NXZ + k);
      FloatVector xz = fromArray(FLOATS, floatRows, ROW_XZ + k);
      FloatVector xy = fromArray(FLOATS, floatRows, ROW_XY + k);
      FloatVector nyx = zy.lanewise(MUL, xz).lanewise(SUB, xy.lanewise(MUL, zz));
      FLOAT_VECTOR.cast(nyx).intoArray(floatRows, ROW_NYX + k);
      FloatVector xx = fromArray(FLOATS, floatRows, ROW_XX + k);
      FLOAT_VECTOR.cast(zz.lanewise(MUL, xx).lanewise(SUB, xz.lanewise(MUL, zx))).intoArray(floatRows,
          ROW_NYY + k);
      FLOAT_VECTOR.cast(zx.lanewise(MUL, xy).lanewise(SUB, xx.lanewise(MUL, zy))).intoArray(floatRows,
          ROW_NYZ + k);
      FloatVector nzx = xy.lanewise(MUL, yz).lanewise(SUB, yy.lanewise(MUL, xz));
      FLOAT_VECTOR.cast(nzx).intoArray(floatRows, ROW_NZX + k);
      FLOAT_VECTOR.cast(xz.lanewise(MUL, yx).lanewise(SUB, yz.lanewise(MUL, xx))).intoArray(floatRows,
          ROW_NZY + k);
      FLOAT_VECTOR.cast(xx.lanewise(MUL, yy).lanewise(SUB, yx.lanewise(MUL, xy))).intoArray(floatRows,
          ROW_NZZ + k);
      FLOAT_VECTOR.cast(xx.lanewise(MUL, nxx).lanewise(ADD, yx.lanewise(MUL, nyx))
          .lanewise(ADD, zx.lanewise(MUL, nzx))).intoArray(floatRows, ROW_DETERMINANT + k);
    }
    return allSquareAtLeastLeastSquareBits;
  }

  private static long floats4(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long allValueAtMostValueBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector slack = ALL_SLACK.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIZE + k))
          .lanewise(ADD, ALL_SUBNORMAL);
      FLOAT_VECTOR.cast(slack).intoArray(floatRows, ROW_SLACK + k);
      FloatVector determinant = fromArray(FLOATS, floatRows, ROW_DETERMINANT + k);
      FloatVector reach = fromArray(FLOATS, halfXs, j).lanewise(MUL, determinant);
      FloatVector nxx = fromArray(FLOATS, floatRows, ROW_NXX + k);
      FloatVector absNxx = nxx.lanewise(ABS);
      FLOAT_VECTOR.cast(absNxx).intoArray(floatRows, ROW_ABS_NXX + k);
      FloatVector nyx = fromArray(FLOATS, floatRows, ROW_NYX + k);
      FloatVector absNyx = nyx.lanewise(ABS);
      FLOAT_VECTOR.cast(absNyx).intoArray(floatRows, ROW_ABS_NYX + k);
      FloatVector nzx = fromArray(FLOATS, floatRows, ROW_NZX + k);
      FloatVector absNzx = nzx.lanewise(ABS);
      FLOAT_VECTOR.cast(absNzx).intoArray(floatRows, ROW_ABS_NZX + k);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector reach2 = halfY.lanewise(MUL, determinant);
      FloatVector nxy = fromArray(FLOATS, floatRows, ROW_NXY + k);
      FloatVector absNxy = nxy.lanewise(ABS);
      FLOAT_VECTOR.cast(absNxy).intoArray(floatRows, ROW_ABS_NXY + k);
      FloatVector nyy = fromArray(FLOATS, floatRows, ROW_NYY + k);
      FloatVector absNyy = nyy.lanewise(ABS);
      FLOAT_VECTOR.cast(absNyy).intoArray(floatRows, ROW_ABS_NYY + k);
      FloatVector nzy = fromArray(FLOATS, floatRows, ROW_NZY + k);
      FloatVector absNzy = nzy.lanewise(ABS);
      FLOAT_VECTOR.cast(absNzy).intoArray(floatRows, ROW_ABS_NZY + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector reach3 = halfZ.lanewise(MUL, determinant);
      FloatVector nxz = fromArray(FLOATS, floatRows, ROW_NXZ + k);
      FloatVector absNxz = nxz.lanewise(ABS);
      FLOAT_VECTOR.cast(absNxz).intoArray(floatRows, ROW_ABS_NXZ + k);
      FloatVector nyz = fromArray(FLOATS, floatRows, ROW_NYZ + k);
      FloatVector absNyz = nyz.lanewise(ABS);
      FLOAT_VECTOR.cast(absNyz).intoArray(floatRows, ROW_ABS_NYZ + k);
      FloatVector nzz = fromArray(FLOATS, floatRows, ROW_NZZ + k);
      FloatVector absNzz = nzz.lanewise(ABS);
      FLOAT_VECTOR.cast(absNzz).intoArray(floatRows, ROW_ABS_NZZ + k);
      FloatVector reach4 = halfY.lanewise(MUL, absNxz).lanewise(ADD, halfZ.lanewise(MUL, absNxy))
          .lanewise(ADD, slack);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      VectorMask<Float> allValueAtMostValue = tx.lanewise(MUL, nxx).lanewise(ADD, ty.lanewise(MUL, nyx))
          .lanewise(ADD, tz.lanewise(MUL, nzx)).lanewise(ABS)
          .compare(LE, absNxx.lanewise(MUL, gx).lanewise(ADD, absNyx.lanewise(MUL, gy))
          .lanewise(ADD, absNzx.lanewise(MUL, gz)).lanewise(ADD, reach));
      allValueAtMostValue = tx.lanewise(MUL, nxy).lanewise(ADD, ty.lanewise(MUL, nyy))
          .lanewise(ADD, tz.lanewise(MUL, nzy)).lanewise(ABS)
          .compare(LE, absNxy.lanewise(MUL, gx).lanewise(ADD, absNyy.lanewise(MUL, gy))
          .lanewise(ADD, absNzy.lanewise(MUL, gz)).lanewise(ADD, reach2), allValueAtMostValue);
      allValueAtMostValue = tx.lanewise(MUL, nxz).lanewise(ADD, ty.lanewise(MUL, nyz))
          .lanewise(ADD, tz.lanewise(MUL, nzz)).lanewise(ABS)
          .compare(LE, absNxz.lanewise(MUL, gx).lanewise(ADD, absNyz.lanewise(MUL, gy))
          .lanewise(ADD, absNzz.lanewise(MUL, gz)).lanewise(ADD, reach3), allValueAtMostValue);
      allValueAtMostValue = tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YX + k))
          .lanewise(SUB, ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZX + k))).lanewise(ABS)
          .compare(LE, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_ZX + k))
          .lanewise(ADD, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YX + k))).lanewise(ADD, reach4),
          allValueAtMostValue);
      allValueAtMostValueBits |= allValueAtMostValue.toLong() << k;
    }
    return allValueAtMostValueBits;
  }

  private static long floats5(float[][] columns2, int from2, float[] floatRows, long allValueAtMostValueBits) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long allValueAtMostValueBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector absNxx = fromArray(FLOATS, floatRows, ROW_ABS_NXX + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SLACK + k);
      FloatVector reach = halfZ.lanewise(MUL, absNxx)
          .lanewise(ADD, halfX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NXZ + k)))
          .lanewise(ADD, slack);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector reach2 = halfX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NXY + k))
          .lanewise(ADD, halfY.lanewise(MUL, absNxx)).lanewise(ADD, slack);
      FloatVector absNyz = fromArray(FLOATS, floatRows, ROW_ABS_NYZ + k);
      FloatVector absNyy = fromArray(FLOATS, floatRows, ROW_ABS_NYY + k);
      FloatVector reach3 = halfY.lanewise(MUL, absNyz).lanewise(ADD, halfZ.lanewise(MUL, absNyy))
          .lanewise(ADD, slack);
      FloatVector absNyx = fromArray(FLOATS, floatRows, ROW_ABS_NYX + k);
      FloatVector reach4 = halfZ.lanewise(MUL, absNyx).lanewise(ADD, halfX.lanewise(MUL, absNyz))
          .lanewise(ADD, slack);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FloatVector zy = fromArray(FLOATS, floatRows, ROW_ZY + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector absZy = fromArray(FLOATS, floatRows, ROW_ABS_ZY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      VectorMask<Float> allValueAtMostValue = tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YY + k))
          .lanewise(SUB, ty.lanewise(MUL, zy)).lanewise(ABS)
          .compare(LE, gy.lanewise(MUL, absZy)
          .lanewise(ADD, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YY + k))).lanewise(ADD, reach),
          VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector zz = fromArray(FLOATS, floatRows, ROW_ZZ + k);
      allValueAtMostValue = tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YZ + k))
          .lanewise(SUB, ty.lanewise(MUL, zz)).lanewise(ABS)
          .compare(LE, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_ZZ + k))
          .lanewise(ADD, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YZ + k))).lanewise(ADD, reach2),
          allValueAtMostValue);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      allValueAtMostValue = tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZX + k))
          .lanewise(SUB, tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XX + k))).lanewise(ABS)
          .compare(LE, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XX + k))
          .lanewise(ADD, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_ZX + k))).lanewise(ADD, reach3),
          allValueAtMostValue);
      allValueAtMostValue = tx.lanewise(MUL, zy)
          .lanewise(SUB, tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XY + k))).lanewise(ABS)
          .compare(LE, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XY + k))
          .lanewise(ADD, gx.lanewise(MUL, absZy)).lanewise(ADD, reach4), allValueAtMostValue);
      allValueAtMostValueBits2 |= allValueAtMostValue.toLong() << k;
      FLOAT_VECTOR.cast(halfX.lanewise(MUL, absNyy).lanewise(ADD, halfY.lanewise(MUL, absNyx))
          .lanewise(ADD, slack)).intoArray(floatRows, ROW_REACH + k);
      FLOAT_VECTOR.cast(tx.lanewise(MUL, zz)
          .lanewise(SUB, tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XZ + k)))).intoArray(floatRows,
          ROW_DIFFERENCE + k);
    }
    return allValueAtMostValueBits2;
  }

  private static long floats6(float[][] columns2, int from2, float[] floatRows, long allValueAtMostValueBits,
      long allSquareAtLeastLeastSquareBits) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector absNzz = fromArray(FLOATS, floatRows, ROW_ABS_NZZ + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector absNzy = fromArray(FLOATS, floatRows, ROW_ABS_NZY + k);
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SLACK + k);
      FloatVector reach = halfY.lanewise(MUL, absNzz).lanewise(ADD, halfZ.lanewise(MUL, absNzy))
          .lanewise(ADD, slack);
      FloatVector absNzx = fromArray(FLOATS, floatRows, ROW_ABS_NZX + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector reach2 = halfZ.lanewise(MUL, absNzx).lanewise(ADD, halfX.lanewise(MUL, absNzz))
          .lanewise(ADD, slack);
      FloatVector reach3 = halfX.lanewise(MUL, absNzy).lanewise(ADD, halfY.lanewise(MUL, absNzx))
          .lanewise(ADD, slack);
      FloatVector absXz = fromArray(FLOATS, floatRows, ROW_ABS_XZ + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      VectorMask<Float> hit = fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GZ + k).lanewise(MUL, absXz)
          .lanewise(ADD, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_ZZ + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_REACH + k)),
          VectorMask.fromLong(FLOATS, (allSquareAtLeastLeastSquareBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES)));
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      hit = ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XX + k))
          .lanewise(SUB, tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YX + k))).lanewise(ABS)
          .compare(LE, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YX + k))
          .lanewise(ADD, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XX + k))).lanewise(ADD, reach),
          hit);
      hit = ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XY + k))
          .lanewise(SUB, tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YY + k))).lanewise(ABS)
          .compare(LE, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YY + k))
          .lanewise(ADD, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XY + k))).lanewise(ADD, reach2),
          hit);
      hit = ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XZ + k))
          .lanewise(SUB, tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YZ + k))).lanewise(ABS)
          .compare(LE, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YZ + k))
          .lanewise(ADD, gy.lanewise(MUL, absXz)).lanewise(ADD, reach3), hit);
      hits |= hit.toLong() << k;
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null);
      floats3(null, 0, 0);
      floats4(null, 0, null);
      floats5(null, 0, null, 0);
      floats6(null, 0, null, 0, 0);
    }
  }
}
