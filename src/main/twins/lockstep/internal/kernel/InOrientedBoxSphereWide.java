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

/** Wide twin of {@link InOrientedBox#sphere}: the same operations in the same order, on vectors of pairs. */
final class InOrientedBoxSphereWide implements LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);

  private static final int ROW_SQUARE = 0 * Kernel.BLOCK;
  private static final int ROW_DX = 1 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[2 * Kernel.BLOCK]);

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
      long rAtLeastZeroAndHzAtMostLargestBits = floats1(columns1, from1, columns2, from2, floatRows);
      long hits = floats2(columns1, from1, columns2, from2, floatRows, rAtLeastZeroAndHzAtMostLargestBits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], hxs = columns1[3], hys = columns1[4], hzs = columns1[5], qxs = columns1[6],
        qys = columns1[7], qzs = columns1[8], qws = columns1[9];
    float[] x2s = columns2[0], rs = columns2[3];
    long rAtLeastZeroAndHzAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector qw = fromArray(FLOATS, qws, i);
      FloatVector square = qx.lanewise(MUL, qx).lanewise(ADD, qy.lanewise(MUL, qy))
          .lanewise(ADD, qz.lanewise(MUL, qz).lanewise(ADD, qw.lanewise(MUL, qw)));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE + k);
      VectorMask<Float> rAtLeastZeroAndHzAtMostLargest = fromArray(FLOATS, rs, j).compare(GE, ALL_ZERO);
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
      FLOAT_VECTOR.cast(fromArray(FLOATS, x2s, j).lanewise(SUB, fromArray(FLOATS, xs, i))).intoArray(floatRows,
          ROW_DX + k);
    }
    return rAtLeastZeroAndHzAtMostLargestBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long rAtLeastZeroAndHzAtMostLargestBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] ys = columns1[1], zs = columns1[2], hxs = columns1[3], hys = columns1[4], hzs = columns1[5],
        qxs = columns1[6], qys = columns1[7], qzs = columns1[8], qws = columns1[9];
    float[] y2s = columns2[1], z2s = columns2[2], rs = columns2[3];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector dy = fromArray(FLOATS, y2s, j).lanewise(SUB, fromArray(FLOATS, ys, i));
      FloatVector dz = fromArray(FLOATS, z2s, j).lanewise(SUB, fromArray(FLOATS, zs, i));
      FloatVector s = ALL_TWO.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_SQUARE + k));
      FloatVector r = fromArray(FLOATS, rs, j);
      FloatVector hx = fromArray(FLOATS, hxs, i).lanewise(SUB, r);
      FloatVector hy = fromArray(FLOATS, hys, i).lanewise(SUB, r);
      FloatVector hz = fromArray(FLOATS, hzs, i).lanewise(SUB, r);
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector product = s.lanewise(MUL, qy);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector product2 = s.lanewise(MUL, qz);
      FloatVector tx = product.lanewise(MUL, dz).lanewise(SUB, product2.lanewise(MUL, dy));
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FloatVector product3 = s.lanewise(MUL, qx);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector ty = product2.lanewise(MUL, dx).lanewise(SUB, product3.lanewise(MUL, dz));
      FloatVector tz = product3.lanewise(MUL, dy).lanewise(SUB, product.lanewise(MUL, dx));
      FloatVector qw = fromArray(FLOATS, qws, i);
      VectorMask<Float> hit = dx.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, qw.lanewise(MUL, tx))).lanewise(ABS)
          .compare(LE, hx, VectorMask.fromLong(FLOATS, (rAtLeastZeroAndHzAtMostLargestBits >>> k)
          & WideLanes.FLOAT_LANES));
      hit = dy.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, qw.lanewise(MUL, ty))).lanewise(ABS).compare(LE, hy, hit);
      hit = dz.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, qw.lanewise(MUL, tz))).lanewise(ABS).compare(LE, hz, hit);
      hits |= hit.toLong() << k;
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null, 0);
    }
  }
}
