// Compiled from InOrientedBox.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.twin.WideLanes.FLOATS;
import static lockstep.twin.WideLanes.FLOAT_VECTOR;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.LoopedKernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/** Wide twin of {@link InOrientedBox#triangle}: the same operations in the same order, on vectors of pairs. */
final class InOrientedBoxTriangleWide implements LoopedKernel {
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[2]);

  private static final int ROW_DZ = 0 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 1 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 2 * Kernel.BLOCK;
  private static final int ROW_TX = 3 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 4 * Kernel.BLOCK;
  private static final int ROW_TY = 5 * Kernel.BLOCK;
  private static final int ROW_TZ = 6 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[7 * Kernel.BLOCK]);

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
      long valueAtMostHxAndValueAtMostHyBits = bits[0];
      long allSquareAtLeastLeastSquareBits2 = floats2(columns1, from1, columns2, from2, floatRows,
          valueAtMostHxAndValueAtMostHyBits, allSquareAtLeastLeastSquareBits);
      long hits = floats3(columns1, from1, columns2, from2, floatRows, allSquareAtLeastLeastSquareBits2);
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
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], hxs = columns1[3], hys = columns1[4],
        hzs = columns1[5], qxs = columns1[6], qys = columns1[7], qzs = columns1[8], qws = columns1[9];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2];
    long allSquareAtLeastLeastSquareBits = 0;
    long valueAtMostHxAndValueAtMostHyBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector qw = fromArray(FLOATS, qws, i);
      FloatVector square = qx.lanewise(MUL, qx).lanewise(ADD, qy.lanewise(MUL, qy))
          .lanewise(ADD, qz.lanewise(MUL, qz).lanewise(ADD, qw.lanewise(MUL, qw)));
      FloatVector s = ALL_TWO.lanewise(DIV, square);
      FloatVector hx = fromArray(FLOATS, hxs, i);
      VectorMask<Float> allSquareAtLeastLeastSquare = hx.compare(GE, ALL_ZERO);
      FloatVector hy = fromArray(FLOATS, hys, i);
      allSquareAtLeastLeastSquare = hy.compare(GE, ALL_ZERO, allSquareAtLeastLeastSquare);
      FloatVector hz = fromArray(FLOATS, hzs, i);
      allSquareAtLeastLeastSquare = hz.compare(GE, ALL_ZERO, allSquareAtLeastLeastSquare);
      allSquareAtLeastLeastSquare = hx.compare(LE, ALL_LARGEST, allSquareAtLeastLeastSquare);
      VectorMask<Float> allSquareAtLeastLeastSquare2 = hy.compare(LE, ALL_LARGEST);
      allSquareAtLeastLeastSquare2 = hz.compare(LE, ALL_LARGEST, allSquareAtLeastLeastSquare2);
      allSquareAtLeastLeastSquare2 = square.compare(GE, ALL_LEAST_SQUARE, allSquareAtLeastLeastSquare2);
      allSquareAtLeastLeastSquare2 = square.compare(LE, ALL_LARGEST_SQUARE, allSquareAtLeastLeastSquare2);
      allSquareAtLeastLeastSquare = allSquareAtLeastLeastSquare.and(allSquareAtLeastLeastSquare2);
      allSquareAtLeastLeastSquareBits |= allSquareAtLeastLeastSquare.toLong() << k;
      FloatVector dx = fromArray(FLOATS, axs, j).lanewise(SUB, fromArray(FLOATS, xs, i));
      FloatVector dy = fromArray(FLOATS, ays, j).lanewise(SUB, fromArray(FLOATS, ys, i));
      FloatVector dz = fromArray(FLOATS, azs, j).lanewise(SUB, fromArray(FLOATS, zs, i));
      FLOAT_VECTOR.cast(dz).intoArray(floatRows, ROW_DZ + k);
      FloatVector product = s.lanewise(MUL, qy);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT + k);
      FloatVector product2 = s.lanewise(MUL, qz);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT2 + k);
      FloatVector tx = product.lanewise(MUL, dz).lanewise(SUB, product2.lanewise(MUL, dy));
      FLOAT_VECTOR.cast(tx).intoArray(floatRows, ROW_TX + k);
      FloatVector product3 = s.lanewise(MUL, qx);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT3 + k);
      FloatVector ty = product2.lanewise(MUL, dx).lanewise(SUB, product3.lanewise(MUL, dz));
      FLOAT_VECTOR.cast(ty).intoArray(floatRows, ROW_TY + k);
      FloatVector tz = product3.lanewise(MUL, dy).lanewise(SUB, product.lanewise(MUL, dx));
      FLOAT_VECTOR.cast(tz).intoArray(floatRows, ROW_TZ + k);
      VectorMask<Float> valueAtMostHxAndValueAtMostHy = dx
          .lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, qw.lanewise(MUL, tx))).lanewise(ABS).compare(LE, hx);
      valueAtMostHxAndValueAtMostHy = dy.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, qw.lanewise(MUL, ty))).lanewise(ABS).compare(LE, hy, valueAtMostHxAndValueAtMostHy);
      valueAtMostHxAndValueAtMostHyBits |= valueAtMostHxAndValueAtMostHy.toLong() << k;
    }
    bits[0] = valueAtMostHxAndValueAtMostHyBits;
    return allSquareAtLeastLeastSquareBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long valueAtMostHxAndValueAtMostHyBits, long allSquareAtLeastLeastSquareBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], hxs = columns1[3], hys = columns1[4],
        hzs = columns1[5], qxs = columns1[6], qys = columns1[7], qzs = columns1[8], qws = columns1[9];
    float[] bxs = columns2[3], bys = columns2[4], bzs = columns2[5];
    long allSquareAtLeastLeastSquareBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector dx = fromArray(FLOATS, bxs, j).lanewise(SUB, fromArray(FLOATS, xs, i));
      FloatVector dy = fromArray(FLOATS, bys, j).lanewise(SUB, fromArray(FLOATS, ys, i));
      FloatVector dz = fromArray(FLOATS, bzs, j).lanewise(SUB, fromArray(FLOATS, zs, i));
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k);
      FloatVector tx = product.lanewise(MUL, dz).lanewise(SUB, product2.lanewise(MUL, dy));
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k);
      FloatVector ty = product2.lanewise(MUL, dx).lanewise(SUB, product3.lanewise(MUL, dz));
      FloatVector tz = product3.lanewise(MUL, dy).lanewise(SUB, product.lanewise(MUL, dx));
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector qw = fromArray(FLOATS, qws, i);
      FloatVector hz = fromArray(FLOATS, hzs, i);
      VectorMask<Float> allSquareAtLeastLeastSquare = fromArray(FLOATS, floatRows, ROW_DZ + k)
          .lanewise(ADD, qx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TY + k))
          .lanewise(SUB, qy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TX + k)))
          .lanewise(SUB, qw.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TZ + k)))).lanewise(ABS)
          .compare(LE, hz, VectorMask.fromLong(FLOATS, (allSquareAtLeastLeastSquareBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (valueAtMostHxAndValueAtMostHyBits >>> k)
          & WideLanes.FLOAT_LANES)));
      FloatVector qz = fromArray(FLOATS, qzs, i);
      allSquareAtLeastLeastSquare = dx.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, qw.lanewise(MUL, tx))).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, hxs, i), allSquareAtLeastLeastSquare);
      allSquareAtLeastLeastSquare = dy.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, qw.lanewise(MUL, ty))).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, hys, i), allSquareAtLeastLeastSquare);
      allSquareAtLeastLeastSquare = dz.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, qw.lanewise(MUL, tz))).lanewise(ABS).compare(LE, hz, allSquareAtLeastLeastSquare);
      allSquareAtLeastLeastSquareBits2 |= allSquareAtLeastLeastSquare.toLong() << k;
    }
    return allSquareAtLeastLeastSquareBits2;
  }

  private static long floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long allSquareAtLeastLeastSquareBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], hxs = columns1[3], hys = columns1[4],
        hzs = columns1[5], qxs = columns1[6], qys = columns1[7], qzs = columns1[8], qws = columns1[9];
    float[] cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector dx = fromArray(FLOATS, cxs, j).lanewise(SUB, fromArray(FLOATS, xs, i));
      FloatVector dy = fromArray(FLOATS, cys, j).lanewise(SUB, fromArray(FLOATS, ys, i));
      FloatVector dz = fromArray(FLOATS, czs, j).lanewise(SUB, fromArray(FLOATS, zs, i));
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k);
      FloatVector tx = product.lanewise(MUL, dz).lanewise(SUB, product2.lanewise(MUL, dy));
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k);
      FloatVector ty = product2.lanewise(MUL, dx).lanewise(SUB, product3.lanewise(MUL, dz));
      FloatVector tz = product3.lanewise(MUL, dy).lanewise(SUB, product.lanewise(MUL, dx));
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector qw = fromArray(FLOATS, qws, i);
      VectorMask<Float> hit = dx.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, qw.lanewise(MUL, tx))).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, hxs, i),
          VectorMask.fromLong(FLOATS, (allSquareAtLeastLeastSquareBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector qx = fromArray(FLOATS, qxs, i);
      hit = dy.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, qw.lanewise(MUL, ty))).lanewise(ABS).compare(LE, fromArray(FLOATS, hys, i), hit);
      hit = dz.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, qw.lanewise(MUL, tz))).lanewise(ABS).compare(LE, fromArray(FLOATS, hzs, i), hit);
      hits |= hit.toLong() << k;
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null, null);
      floats2(null, 0, null, 0, null, 0, 0);
      floats3(null, 0, null, 0, null, 0);
    }
  }
}
