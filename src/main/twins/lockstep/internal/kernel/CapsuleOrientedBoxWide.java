// Compiled from CapsuleOrientedBox.java; changes are made there.
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
 * Wide twin of {@link CapsuleOrientedBox#overlap}: the same operations in the same order, on vectors of pairs.
 */
final class CapsuleOrientedBoxWide implements StagedKernel, LoopedKernel {
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_SLACK = FloatVector.broadcast(FLOATS, 1.0001f);
  private static final FloatVector ALL_C0_586 = FloatVector.broadcast(FLOATS, 0.586f);
  private static final FloatVector ALL_C0_414 = FloatVector.broadcast(FLOATS, 0.4143f);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);

  private static final int ROW_MX = 0 * Kernel.BLOCK;
  private static final int ROW_HX = 1 * Kernel.BLOCK;
  private static final int ROW_MY = 2 * Kernel.BLOCK;
  private static final int ROW_HY = 3 * Kernel.BLOCK;
  private static final int ROW_MZ = 4 * Kernel.BLOCK;
  private static final int ROW_HZ = 5 * Kernel.BLOCK;
  private static final int ROW_SUM = 6 * Kernel.BLOCK;
  private static final int ROW_SQUARE = 7 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 8 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 9 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 10 * Kernel.BLOCK;
  private static final int ROW_GX = 11 * Kernel.BLOCK;
  private static final int ROW_GY = 12 * Kernel.BLOCK;
  private static final int ROW_GZ = 13 * Kernel.BLOCK;
  private static final int ROW_M = 14 * Kernel.BLOCK;
  private static final int ROW_X1 = 15 * Kernel.BLOCK;
  private static final int ROW_M2 = 16 * Kernel.BLOCK;
  private static final int ROW_Y1 = 17 * Kernel.BLOCK;
  private static final int ROW_M3 = 18 * Kernel.BLOCK;
  private static final int ROW_NEAR_X = 19 * Kernel.BLOCK;
  private static final int ROW_FAR_X = 20 * Kernel.BLOCK;
  private static final int ROW_HX2 = 21 * Kernel.BLOCK;
  private static final int ROW_NEAR_Y = 22 * Kernel.BLOCK;
  private static final int ROW_FAR_Y = 23 * Kernel.BLOCK;
  private static final int ROW_HY2 = 24 * Kernel.BLOCK;
  private static final int ROW_NEAR_Z = 25 * Kernel.BLOCK;
  private static final int ROW_FAR_Z = 26 * Kernel.BLOCK;
  private static final int ROW_HZ2 = 27 * Kernel.BLOCK;
  private static final int ROW_IN = 28 * Kernel.BLOCK;
  private static final int ROW_H_IN = 29 * Kernel.BLOCK;
  private static final int ROW_OUT = 30 * Kernel.BLOCK;
  private static final int ROW_H_OUT = 31 * Kernel.BLOCK;
  private static final int ROW_BETWEEN = 32 * Kernel.BLOCK;
  private static final int ROW_T = 33 * Kernel.BLOCK;
  private static final int ROW_DX = 34 * Kernel.BLOCK;
  private static final int ROW_DY = 35 * Kernel.BLOCK;
  private static final int ROW_DZ = 36 * Kernel.BLOCK;
  private static final int ROW_SQUARE2 = 37 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[38 * Kernel.BLOCK]);

  private static final int[][] COLUMNS1 = {{0, 3, 6}, {1, 4, 6}, {2, 5, 6}};
  private static final int[][] COLUMNS2 = {{0, 3, 4, 5}, {1, 3, 4, 5}, {2, 3, 4, 5}};

  @Override
  public int firstWidth() {
    return 7;
  }

  @Override
  public int secondWidth() {
    return 10;
  }

  @Override
  public int operations() {
    return 281;
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
      case 0 -> term(columns1[0], columns1[3], columns1[6], columns2[0], columns2[3], columns2[4], columns2[5],
          first, second, count, out);
      case 1 -> term1(columns1[1], columns1[4], columns1[6], columns2[1], columns2[3], columns2[4],
          columns2[5], first, second, count, out);
      case 2 -> term2(columns1[2], columns1[5], columns1[6], columns2[2], columns2[3], columns2[4],
          columns2[5], first, second, count, out);
      default -> throw new IndexOutOfBoundsException("there is no term " + term);
    }
  }

  private static void term(float[] axs, float[] bxs, float[] rs, float[] xs, float[] halfXs, float[] halfYs,
      float[] halfZs, Operand first, Operand second, int count, Output out) {
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
        FloatVector ax = fromArray(FLOATS, axs, i);
        FloatVector x = fromArray(FLOATS, xs, j);
        FloatVector bx = fromArray(FLOATS, bxs, i);
        FloatVector mx = ALL_HALF.lanewise(MUL, ax.lanewise(SUB, x).lanewise(ADD, bx.lanewise(SUB, x)));
        FloatVector hx = ALL_HALF.lanewise(MUL, bx.lanewise(SUB, ax));
        FloatVector halfX = fromArray(FLOATS, halfXs, j);
        FloatVector halfY = fromArray(FLOATS, halfYs, j);
        // halfX > halfY ? halfX : halfY
        FloatVector max = halfY.blend(halfX, halfX.compare(GT, halfY));
        FloatVector halfZ = fromArray(FLOATS, halfZs, j);
        // halfZ > max ? halfZ : max
        FloatVector max2 = max.blend(halfZ, halfZ.compare(GT, max));
        FloatVector reach = ALL_SLACK.lanewise(MUL, fromArray(FLOATS, rs, i))
            .lanewise(ADD, ALL_C0_586.lanewise(MUL, max2)
            .lanewise(ADD, ALL_C0_414.lanewise(MUL, halfX.lanewise(ADD, halfY).lanewise(ADD, halfZ))));
        hits |= mx.lanewise(ABS).lanewise(SUB, hx.lanewise(ABS)).compare(LE, reach).toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void term1(float[] ays, float[] bys, float[] rs, float[] ys, float[] halfXs, float[] halfYs,
      float[] halfZs, Operand first, Operand second, int count, Output out) {
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
        FloatVector ay = fromArray(FLOATS, ays, i);
        FloatVector y = fromArray(FLOATS, ys, j);
        FloatVector by = fromArray(FLOATS, bys, i);
        FloatVector my = ALL_HALF.lanewise(MUL, ay.lanewise(SUB, y).lanewise(ADD, by.lanewise(SUB, y)));
        FloatVector hy = ALL_HALF.lanewise(MUL, by.lanewise(SUB, ay));
        FloatVector halfX = fromArray(FLOATS, halfXs, j);
        FloatVector halfY = fromArray(FLOATS, halfYs, j);
        // halfX > halfY ? halfX : halfY
        FloatVector max = halfY.blend(halfX, halfX.compare(GT, halfY));
        FloatVector halfZ = fromArray(FLOATS, halfZs, j);
        // halfZ > max ? halfZ : max
        FloatVector max2 = max.blend(halfZ, halfZ.compare(GT, max));
        FloatVector reach = ALL_SLACK.lanewise(MUL, fromArray(FLOATS, rs, i))
            .lanewise(ADD, ALL_C0_586.lanewise(MUL, max2)
            .lanewise(ADD, ALL_C0_414.lanewise(MUL, halfX.lanewise(ADD, halfY).lanewise(ADD, halfZ))));
        hits |= my.lanewise(ABS).lanewise(SUB, hy.lanewise(ABS)).compare(LE, reach).toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void term2(float[] azs, float[] bzs, float[] rs, float[] zs, float[] halfXs, float[] halfYs,
      float[] halfZs, Operand first, Operand second, int count, Output out) {
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
        FloatVector az = fromArray(FLOATS, azs, i);
        FloatVector z = fromArray(FLOATS, zs, j);
        FloatVector bz = fromArray(FLOATS, bzs, i);
        FloatVector mz = ALL_HALF.lanewise(MUL, az.lanewise(SUB, z).lanewise(ADD, bz.lanewise(SUB, z)));
        FloatVector hz = ALL_HALF.lanewise(MUL, bz.lanewise(SUB, az));
        FloatVector halfX = fromArray(FLOATS, halfXs, j);
        FloatVector halfY = fromArray(FLOATS, halfYs, j);
        // halfX > halfY ? halfX : halfY
        FloatVector max = halfY.blend(halfX, halfX.compare(GT, halfY));
        FloatVector halfZ = fromArray(FLOATS, halfZs, j);
        // halfZ > max ? halfZ : max
        FloatVector max2 = max.blend(halfZ, halfZ.compare(GT, max));
        FloatVector reach = ALL_SLACK.lanewise(MUL, fromArray(FLOATS, rs, i))
            .lanewise(ADD, ALL_C0_586.lanewise(MUL, max2)
            .lanewise(ADD, ALL_C0_414.lanewise(MUL, halfX.lanewise(ADD, halfY).lanewise(ADD, halfZ))));
        hits |= mz.lanewise(ABS).lanewise(SUB, hz.lanewise(ABS)).compare(LE, reach).toLong() << k;
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
      floats1(columns1, from1, columns2, from2, floatRows);
      floats2(columns2, from2, floatRows);
      floats3(columns2, from2, floatRows);
      floats4(columns2, from2, floatRows);
      floats5(floatRows);
      floats6(floatRows);
      long allNearXAtMostHxBits = floats7(floatRows);
      floats8(floatRows, allNearXAtMostHxBits);
      long hits = floats9(columns1, from1, columns2, from2, floatRows);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5];
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2], qxs = columns2[6], qys = columns2[7];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ax = fromArray(FLOATS, axs, i);
      FloatVector x = fromArray(FLOATS, xs, j);
      FloatVector bx = fromArray(FLOATS, bxs, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ax.lanewise(SUB, x)
          .lanewise(ADD, bx.lanewise(SUB, x)))).intoArray(floatRows, ROW_MX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, bx.lanewise(SUB, ax))).intoArray(floatRows, ROW_HX + k);
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector y = fromArray(FLOATS, ys, j);
      FloatVector by = fromArray(FLOATS, bys, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ay.lanewise(SUB, y)
          .lanewise(ADD, by.lanewise(SUB, y)))).intoArray(floatRows, ROW_MY + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, by.lanewise(SUB, ay))).intoArray(floatRows, ROW_HY + k);
      FloatVector az = fromArray(FLOATS, azs, i);
      FloatVector z = fromArray(FLOATS, zs, j);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, az.lanewise(SUB, z)
          .lanewise(ADD, bz.lanewise(SUB, z)))).intoArray(floatRows, ROW_MZ + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, bz.lanewise(SUB, az))).intoArray(floatRows, ROW_HZ + k);
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FloatVector qy = fromArray(FLOATS, qys, j);
      FLOAT_VECTOR.cast(qx.lanewise(MUL, qx).lanewise(ADD, qy.lanewise(MUL, qy))).intoArray(floatRows,
          ROW_SUM + k);
    }
  }

  private static void floats2(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector qw = fromArray(FLOATS, qws, j);
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SUM + k)
          .lanewise(ADD, qz.lanewise(MUL, qz).lanewise(ADD, qw.lanewise(MUL, qw)));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE + k);
      FloatVector s = ALL_TWO.lanewise(DIV, square);
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector product = s.lanewise(MUL, qy);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT + k);
      FloatVector product2 = s.lanewise(MUL, qz);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT2 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector tx = product.lanewise(MUL, hz).lanewise(SUB, product2.lanewise(MUL, hy));
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FloatVector product3 = s.lanewise(MUL, qx);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT3 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector ty = product2.lanewise(MUL, hx).lanewise(SUB, product3.lanewise(MUL, hz));
      FloatVector tz = product3.lanewise(MUL, hy).lanewise(SUB, product.lanewise(MUL, hx));
      FLOAT_VECTOR.cast(hx.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, qw.lanewise(MUL, tx)))).intoArray(floatRows, ROW_GX + k);
      FLOAT_VECTOR.cast(hy.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, qw.lanewise(MUL, ty)))).intoArray(floatRows, ROW_GY + k);
      FLOAT_VECTOR.cast(hz.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, qw.lanewise(MUL, tz)))).intoArray(floatRows, ROW_GZ + k);
    }
  }

  private static void floats3(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT + k);
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY + k);
      FloatVector tx = product.lanewise(MUL, mz).lanewise(SUB, product2.lanewise(MUL, my));
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k);
      FloatVector ty = product2.lanewise(MUL, mx).lanewise(SUB, product3.lanewise(MUL, mz));
      FloatVector tz = product3.lanewise(MUL, my).lanewise(SUB, product.lanewise(MUL, mx));
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector qw = fromArray(FLOATS, qws, j);
      FloatVector m = mx.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, qw.lanewise(MUL, tx)));
      FLOAT_VECTOR.cast(m).intoArray(floatRows, ROW_M + k);
      // g < 0 ? -m : m
      FLOAT_VECTOR.cast(m.blend(m.lanewise(NEG), fromArray(FLOATS, floatRows, ROW_GX + k)
          .compare(LT, ALL_ZERO))).intoArray(floatRows, ROW_X1 + k);
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FloatVector m2 = my.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, qw.lanewise(MUL, ty)));
      FLOAT_VECTOR.cast(m2).intoArray(floatRows, ROW_M2 + k);
      // g < 0 ? -m : m
      FLOAT_VECTOR.cast(m2.blend(m2.lanewise(NEG), fromArray(FLOATS, floatRows, ROW_GY + k)
          .compare(LT, ALL_ZERO))).intoArray(floatRows, ROW_Y1 + k);
      FLOAT_VECTOR.cast(mz.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, qw.lanewise(MUL, tz)))).intoArray(floatRows, ROW_M3 + k);
    }
  }

  private static void floats4(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector m = fromArray(FLOATS, floatRows, ROW_M3 + k);
      // g < 0 ? -m : m
      FloatVector z1 = m.blend(m.lanewise(NEG), gz.compare(LT, ALL_ZERO));
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector x1 = fromArray(FLOATS, floatRows, ROW_X1 + k);
      FloatVector nearX = halfX.lanewise(NEG).lanewise(SUB, x1);
      FLOAT_VECTOR.cast(nearX).intoArray(floatRows, ROW_NEAR_X + k);
      FloatVector farX = halfX.lanewise(SUB, x1);
      FLOAT_VECTOR.cast(farX).intoArray(floatRows, ROW_FAR_X + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_GX + k).lanewise(ABS);
      FLOAT_VECTOR.cast(hx).intoArray(floatRows, ROW_HX2 + k);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector y1 = fromArray(FLOATS, floatRows, ROW_Y1 + k);
      FloatVector nearY = halfY.lanewise(NEG).lanewise(SUB, y1);
      FLOAT_VECTOR.cast(nearY).intoArray(floatRows, ROW_NEAR_Y + k);
      FloatVector farY = halfY.lanewise(SUB, y1);
      FLOAT_VECTOR.cast(farY).intoArray(floatRows, ROW_FAR_Y + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_GY + k).lanewise(ABS);
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY2 + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector nearZ = halfZ.lanewise(NEG).lanewise(SUB, z1);
      FLOAT_VECTOR.cast(nearZ).intoArray(floatRows, ROW_NEAR_Z + k);
      FloatVector farZ = halfZ.lanewise(SUB, z1);
      FLOAT_VECTOR.cast(farZ).intoArray(floatRows, ROW_FAR_Z + k);
      FloatVector hz = gz.lanewise(ABS);
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ2 + k);
      VectorMask<Float> hxGreaterZero = hx.compare(GT, ALL_ZERO);
      // hx > 0 ? nearX : -1
      FloatVector inX = ALL_MINUS_ONE.blend(nearX, hxGreaterZero);
      // hx > 0 ? farX : 1
      FloatVector outX = ALL_ONE.blend(farX, hxGreaterZero);
      VectorMask<Float> hyGreaterZero = hy.compare(GT, ALL_ZERO);
      // hy > 0 ? nearY : -1
      FloatVector inY = ALL_MINUS_ONE.blend(nearY, hyGreaterZero);
      // hy > 0 ? farY : 1
      FloatVector outY = ALL_ONE.blend(farY, hyGreaterZero);
      VectorMask<Float> hzGreaterZero = hz.compare(GT, ALL_ZERO);
      // hz > 0 ? nearZ : -1
      FloatVector inZ = ALL_MINUS_ONE.blend(nearZ, hzGreaterZero);
      // hz > 0 ? farZ : 1
      FloatVector outZ = ALL_ONE.blend(farZ, hzGreaterZero);
      VectorMask<Float> inByY = inY.lanewise(MUL, hx).compare(GT, inX.lanewise(MUL, hy));
      // inByY ? inY : inX
      FloatVector in = inX.blend(inY, inByY);
      // inByY ? hy : hx
      FloatVector hIn = hx.blend(hy, inByY);
      VectorMask<Float> inByZ = inZ.lanewise(MUL, hIn).compare(GT, in.lanewise(MUL, hz));
      // inByZ ? inZ : in
      FLOAT_VECTOR.cast(in.blend(inZ, inByZ)).intoArray(floatRows, ROW_IN + k);
      // inByZ ? hz : hIn
      FLOAT_VECTOR.cast(hIn.blend(hz, inByZ)).intoArray(floatRows, ROW_H_IN + k);
      VectorMask<Float> outByY = outY.lanewise(MUL, hx).compare(LT, outX.lanewise(MUL, hy));
      // outByY ? outY : outX
      FloatVector out2 = outX.blend(outY, outByY);
      // outByY ? hy : hx
      FloatVector hOut = hx.blend(hy, outByY);
      VectorMask<Float> outByZ = outZ.lanewise(MUL, hOut).compare(LT, out2.lanewise(MUL, hz));
      // outByZ ? outZ : out
      FLOAT_VECTOR.cast(out2.blend(outZ, outByZ)).intoArray(floatRows, ROW_OUT + k);
      // outByZ ? hz : hOut
      FLOAT_VECTOR.cast(hOut.blend(hz, outByZ)).intoArray(floatRows, ROW_H_OUT + k);
    }
  }

  private static void floats5(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hIn = fromArray(FLOATS, floatRows, ROW_H_IN + k);
      FloatVector hOut = fromArray(FLOATS, floatRows, ROW_H_OUT + k);
      FloatVector numerator = fromArray(FLOATS, floatRows, ROW_IN + k).lanewise(MUL, hIn)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OUT + k).lanewise(MUL, hOut));
      FloatVector denominator = hIn.lanewise(MUL, hIn).lanewise(ADD, hOut.lanewise(MUL, hOut));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS)
          .compare(LT, denominator))).intoArray(floatRows, ROW_BETWEEN + k);
    }
  }

  private static void floats6(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector between = fromArray(FLOATS, floatRows, ROW_BETWEEN + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      FloatVector p = between.lanewise(MUL, hx);
      FloatVector farX = fromArray(FLOATS, floatRows, ROW_FAR_X + k);
      VectorMask<Float> pGreaterFarX = p.compare(GT, farX);
      FloatVector nearX = fromArray(FLOATS, floatRows, ROW_NEAR_X + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector x = p.blend(farX, pGreaterFarX).blend(nearX.blend(p, pGreaterFarX), p.compare(LT, nearX));
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      FloatVector p2 = between.lanewise(MUL, hy);
      FloatVector farY = fromArray(FLOATS, floatRows, ROW_FAR_Y + k);
      VectorMask<Float> pGreaterFarY = p2.compare(GT, farY);
      FloatVector nearY = fromArray(FLOATS, floatRows, ROW_NEAR_Y + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector y = p2.blend(farY, pGreaterFarY).blend(nearY.blend(p2, pGreaterFarY), p2.compare(LT, nearY));
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FloatVector p3 = between.lanewise(MUL, hz);
      FloatVector farZ = fromArray(FLOATS, floatRows, ROW_FAR_Z + k);
      VectorMask<Float> pGreaterFarZ = p3.compare(GT, farZ);
      FloatVector nearZ = fromArray(FLOATS, floatRows, ROW_NEAR_Z + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector z = p3.blend(farZ, pGreaterFarZ).blend(nearZ.blend(p3, pGreaterFarZ), p3.compare(LT, nearZ));
      FloatVector numerator = x.lanewise(MUL, hx).lanewise(ADD, y.lanewise(MUL, hy))
          .lanewise(ADD, z.lanewise(MUL, hz));
      FloatVector denominator = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS)
          .compare(LT, denominator))).intoArray(floatRows, ROW_T + k);
    }
  }

  private static long floats7(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long allNearXAtMostHxBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      FloatVector p = t.lanewise(MUL, hx);
      FloatVector farX = fromArray(FLOATS, floatRows, ROW_FAR_X + k);
      VectorMask<Float> pGreaterFarX = p.compare(GT, farX);
      FloatVector nearX = fromArray(FLOATS, floatRows, ROW_NEAR_X + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FLOAT_VECTOR.cast(p.lanewise(SUB, p.blend(farX, pGreaterFarX)
          .blend(nearX.blend(p, pGreaterFarX), p.compare(LT, nearX)))).intoArray(floatRows, ROW_DX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      FloatVector p2 = t.lanewise(MUL, hy);
      FloatVector farY = fromArray(FLOATS, floatRows, ROW_FAR_Y + k);
      VectorMask<Float> pGreaterFarY = p2.compare(GT, farY);
      FloatVector nearY = fromArray(FLOATS, floatRows, ROW_NEAR_Y + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FLOAT_VECTOR.cast(p2.lanewise(SUB, p2.blend(farY, pGreaterFarY)
          .blend(nearY.blend(p2, pGreaterFarY), p2.compare(LT, nearY)))).intoArray(floatRows, ROW_DY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FloatVector p3 = t.lanewise(MUL, hz);
      FloatVector farZ = fromArray(FLOATS, floatRows, ROW_FAR_Z + k);
      VectorMask<Float> pGreaterFarZ = p3.compare(GT, farZ);
      FloatVector nearZ = fromArray(FLOATS, floatRows, ROW_NEAR_Z + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FLOAT_VECTOR.cast(p3.lanewise(SUB, p3.blend(farZ, pGreaterFarZ)
          .blend(nearZ.blend(p3, pGreaterFarZ), p3.compare(LT, nearZ)))).intoArray(floatRows, ROW_DZ + k);
      VectorMask<Float> allNearXAtMostHx = nearX.compare(LE, hx);
      allNearXAtMostHx = nearY.compare(LE, hy, allNearXAtMostHx);
      allNearXAtMostHx = nearZ.compare(LE, hz, allNearXAtMostHx);
      allNearXAtMostHx = farX.compare(GE, hx.lanewise(NEG), allNearXAtMostHx);
      VectorMask<Float> allNearXAtMostHx2 = farY.compare(GE, hy.lanewise(NEG));
      allNearXAtMostHx2 = farZ.compare(GE, hz.lanewise(NEG), allNearXAtMostHx2);
      allNearXAtMostHx2 = nearX.lanewise(MUL, hy).lanewise(SUB, farY.lanewise(MUL, hx))
          .compare(LE, ALL_ZERO, allNearXAtMostHx2);
      allNearXAtMostHx2 = nearX.lanewise(MUL, hz).lanewise(SUB, farZ.lanewise(MUL, hx))
          .compare(LE, ALL_ZERO, allNearXAtMostHx2);
      allNearXAtMostHx = allNearXAtMostHx.and(allNearXAtMostHx2);
      allNearXAtMostHxBits |= allNearXAtMostHx.toLong() << k;
    }
    return allNearXAtMostHxBits;
  }

  private static void floats8(float[] floatRows, long allNearXAtMostHxBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nearY = fromArray(FLOATS, floatRows, ROW_NEAR_Y + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      FloatVector farX = fromArray(FLOATS, floatRows, ROW_FAR_X + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      VectorMask<Float> allNearXAtMostHx = nearY.lanewise(MUL, hx).lanewise(SUB, farX.lanewise(MUL, hy))
          .compare(LE, ALL_ZERO, VectorMask.fromLong(FLOATS, (allNearXAtMostHxBits >>> k)
          & WideLanes.FLOAT_LANES));
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      allNearXAtMostHx = nearY.lanewise(MUL, hz)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_FAR_Z + k).lanewise(MUL, hy))
          .compare(LE, ALL_ZERO, allNearXAtMostHx);
      FloatVector nearZ = fromArray(FLOATS, floatRows, ROW_NEAR_Z + k);
      allNearXAtMostHx = nearZ.lanewise(MUL, hx).lanewise(SUB, farX.lanewise(MUL, hz))
          .compare(LE, ALL_ZERO, allNearXAtMostHx);
      allNearXAtMostHx = nearZ.lanewise(MUL, hy)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_FAR_Y + k).lanewise(MUL, hz))
          .compare(LE, ALL_ZERO, allNearXAtMostHx);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      // crosses(nearX, farX, hx, nearY, farY, hy, nearZ, farZ, hz) ? 0 : dx * dx + dy * dy + dz * dz
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz)).blend(ALL_ZERO, allNearXAtMostHx)).intoArray(floatRows,
          ROW_SQUARE2 + k);
    }
  }

  private static long floats9(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6];
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> hit = r.compare(GE, ALL_ZERO);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      hit = halfX.compare(GE, ALL_ZERO, hit);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      hit = halfY.compare(GE, ALL_ZERO, hit);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      hit = halfZ.compare(GE, ALL_ZERO, hit);
      VectorMask<Float> hit2 = halfX.compare(LE, ALL_LARGEST);
      hit2 = halfY.compare(LE, ALL_LARGEST, hit2);
      hit2 = halfZ.compare(LE, ALL_LARGEST, hit2);
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE + k);
      hit2 = square.compare(GE, ALL_LEAST_SQUARE, hit2);
      VectorMask<Float> hit3 = square.compare(LE, ALL_LARGEST_SQUARE);
      hit3 = fromArray(FLOATS, floatRows, ROW_SQUARE2 + k).compare(LE, r.lanewise(MUL, r), hit3);
      hit3 = fromArray(FLOATS, floatRows, ROW_M + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_M2 + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_M3 + k).lanewise(ABS)).compare(LE, ALL_LARGEST, hit3);
      hit = hit.and(hit2).and(hit3);
      hits |= hit.toLong() << k;
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null);
      floats3(null, 0, null);
      floats4(null, 0, null);
      floats5(null);
      floats6(null);
      floats7(null);
      floats8(null, 0);
      floats9(null, 0, null, 0, null);
    }
  }
}
