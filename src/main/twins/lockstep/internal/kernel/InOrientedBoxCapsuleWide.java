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

/** Wide twin of {@link InOrientedBox#capsule}: the same operations in the same order, on vectors of pairs. */
final class InOrientedBoxCapsuleWide implements LoopedKernel {
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[2]);

  private static final int ROW_DZ = 0 * Kernel.BLOCK;
  private static final int ROW_HX = 1 * Kernel.BLOCK;
  private static final int ROW_HY = 2 * Kernel.BLOCK;
  private static final int ROW_HZ = 3 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 4 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 5 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 6 * Kernel.BLOCK;
  private static final int ROW_TZ = 7 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 8 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[9 * Kernel.BLOCK]);

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
      long rAtLeastZeroAndHzAtMostLargestBits = floats1(columns1, from1, columns2, from2, floatRows, bits);
      long valueAtMostHxAndValueAtMostHyBits = bits[0];
      long hits = floats2(columns1, from1, columns2, from2, floatRows, valueAtMostHxAndValueAtMostHyBits,
          rAtLeastZeroAndHzAtMostLargestBits);
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
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], rs = columns2[6];
    long rAtLeastZeroAndHzAtMostLargestBits = 0;
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
      FloatVector r = fromArray(FLOATS, rs, j);
      VectorMask<Float> rAtLeastZeroAndHzAtMostLargest = r.compare(GE, ALL_ZERO);
      FloatVector hx = fromArray(FLOATS, hxs, i);
      rAtLeastZeroAndHzAtMostLargest = hx.compare(GE, ALL_ZERO, rAtLeastZeroAndHzAtMostLargest);
      FloatVector hy = fromArray(FLOATS, hys, i);
      rAtLeastZeroAndHzAtMostLargest = hy.compare(GE, ALL_ZERO, rAtLeastZeroAndHzAtMostLargest);
      FloatVector hz = fromArray(FLOATS, hzs, i);
      VectorMask<Float> rAtLeastZeroAndHzAtMostLargest2 = hz.compare(GE, ALL_ZERO);
      rAtLeastZeroAndHzAtMostLargest2 = hx.compare(LE, ALL_LARGEST, rAtLeastZeroAndHzAtMostLargest2);
      rAtLeastZeroAndHzAtMostLargest2 = hy.compare(LE, ALL_LARGEST, rAtLeastZeroAndHzAtMostLargest2);
      VectorMask<Float> rAtLeastZeroAndHzAtMostLargest3 = hz.compare(LE, ALL_LARGEST);
      rAtLeastZeroAndHzAtMostLargest3 = square.compare(GE, ALL_LEAST_SQUARE, rAtLeastZeroAndHzAtMostLargest3);
      rAtLeastZeroAndHzAtMostLargest3 = square.compare(LE, ALL_LARGEST_SQUARE, rAtLeastZeroAndHzAtMostLargest3);
      rAtLeastZeroAndHzAtMostLargest = rAtLeastZeroAndHzAtMostLargest.and(rAtLeastZeroAndHzAtMostLargest2)
          .and(rAtLeastZeroAndHzAtMostLargest3);
      rAtLeastZeroAndHzAtMostLargestBits |= rAtLeastZeroAndHzAtMostLargest.toLong() << k;
      FloatVector dx = fromArray(FLOATS, axs, j).lanewise(SUB, fromArray(FLOATS, xs, i));
      FloatVector dy = fromArray(FLOATS, ays, j).lanewise(SUB, fromArray(FLOATS, ys, i));
      FloatVector dz = fromArray(FLOATS, azs, j).lanewise(SUB, fromArray(FLOATS, zs, i));
      FLOAT_VECTOR.cast(dz).intoArray(floatRows, ROW_DZ + k);
      FloatVector hx2 = hx.lanewise(SUB, r);
      FLOAT_VECTOR.cast(hx2).intoArray(floatRows, ROW_HX + k);
      FloatVector hy2 = hy.lanewise(SUB, r);
      FLOAT_VECTOR.cast(hy2).intoArray(floatRows, ROW_HY + k);
      FLOAT_VECTOR.cast(hz.lanewise(SUB, r)).intoArray(floatRows, ROW_HZ + k);
      FloatVector product = s.lanewise(MUL, qy);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT + k);
      FloatVector product2 = s.lanewise(MUL, qz);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT2 + k);
      FloatVector tx = product.lanewise(MUL, dz).lanewise(SUB, product2.lanewise(MUL, dy));
      FloatVector product3 = s.lanewise(MUL, qx);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT3 + k);
      FloatVector ty = product2.lanewise(MUL, dx).lanewise(SUB, product3.lanewise(MUL, dz));
      FloatVector tz = product3.lanewise(MUL, dy).lanewise(SUB, product.lanewise(MUL, dx));
      FLOAT_VECTOR.cast(tz).intoArray(floatRows, ROW_TZ + k);
      VectorMask<Float> valueAtMostHxAndValueAtMostHy = dx
          .lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, qw.lanewise(MUL, tx))).lanewise(ABS).compare(LE, hx2);
      valueAtMostHxAndValueAtMostHy = dy.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, qw.lanewise(MUL, ty))).lanewise(ABS).compare(LE, hy2, valueAtMostHxAndValueAtMostHy);
      valueAtMostHxAndValueAtMostHyBits |= valueAtMostHxAndValueAtMostHy.toLong() << k;
      FLOAT_VECTOR.cast(qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))).intoArray(floatRows,
          ROW_DIFFERENCE + k);
    }
    bits[0] = valueAtMostHxAndValueAtMostHyBits;
    return rAtLeastZeroAndHzAtMostLargestBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long valueAtMostHxAndValueAtMostHyBits, long rAtLeastZeroAndHzAtMostLargestBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], qxs = columns1[6], qys = columns1[7],
        qzs = columns1[8], qws = columns1[9];
    float[] bxs = columns2[3], bys = columns2[4], bzs = columns2[5];
    long hits = 0;
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
      FloatVector qw = fromArray(FLOATS, qws, i);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      VectorMask<Float> hit = fromArray(FLOATS, floatRows, ROW_DZ + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k)
          .lanewise(SUB, qw.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TZ + k)))).lanewise(ABS)
          .compare(LE, hz, VectorMask.fromLong(FLOATS, (rAtLeastZeroAndHzAtMostLargestBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (valueAtMostHxAndValueAtMostHyBits >>> k)
          & WideLanes.FLOAT_LANES)));
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      hit = dx.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, qw.lanewise(MUL, tx))).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_HX + k), hit);
      FloatVector qx = fromArray(FLOATS, qxs, i);
      hit = dy.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, qw.lanewise(MUL, ty))).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_HY + k), hit);
      hit = dz.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, qw.lanewise(MUL, tz))).lanewise(ABS).compare(LE, hz, hit);
      hits |= hit.toLong() << k;
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null, null);
      floats2(null, 0, null, 0, null, 0, 0);
    }
  }
}
