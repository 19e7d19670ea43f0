// Compiled from InBox.java; changes are made there.
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

/** Wide twin of {@link InBox#orientedBox}: the same operations in the same order, on vectors of pairs. */
final class InBoxOrientedBoxWide implements LoopedKernel {
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);

  private static final int ROW_SUM = 0 * Kernel.BLOCK;
  private static final int ROW_S = 1 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 2 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 3 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 4 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 5 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 6 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[7 * Kernel.BLOCK]);

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
      long allHxAtLeastZeroBits = floats1(columns1, from1, columns2, from2, floatRows);
      long hits = floats2(columns1, from1, columns2, from2, floatRows, allHxAtLeastZeroBits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] minXs = columns1[0], maxXs = columns1[3];
    float[] xs = columns2[0], hxs = columns2[3], hys = columns2[4], hzs = columns2[5], qxs = columns2[6],
        qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    long allHxAtLeastZeroBits = 0;
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
      FloatVector s = ALL_TWO.lanewise(DIV, square);
      FLOAT_VECTOR.cast(s).intoArray(floatRows, ROW_S + k);
      FloatVector product = qx.lanewise(MUL, qy);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT + k);
      FloatVector product2 = qz.lanewise(MUL, qw);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT2 + k);
      FloatVector product3 = qz.lanewise(MUL, qx);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT3 + k);
      FloatVector product4 = qy.lanewise(MUL, qw);
      FLOAT_VECTOR.cast(product4).intoArray(floatRows, ROW_PRODUCT4 + k);
      FloatVector hx = fromArray(FLOATS, hxs, j);
      FloatVector hy = fromArray(FLOATS, hys, j);
      FloatVector hz = fromArray(FLOATS, hzs, j);
      FloatVector reach = ALL_ONE.lanewise(SUB, s.lanewise(MUL, qySquared.lanewise(ADD, qzSquared)))
          .lanewise(ABS).lanewise(MUL, hx).lanewise(ADD, s.lanewise(MUL, product.lanewise(SUB, product2))
          .lanewise(ABS).lanewise(MUL, hy)).lanewise(ADD, s.lanewise(MUL, product3.lanewise(ADD, product4))
          .lanewise(ABS).lanewise(MUL, hz));
      VectorMask<Float> allHxAtLeastZero = hx.compare(GE, ALL_ZERO);
      allHxAtLeastZero = hy.compare(GE, ALL_ZERO, allHxAtLeastZero);
      allHxAtLeastZero = hz.compare(GE, ALL_ZERO, allHxAtLeastZero);
      VectorMask<Float> allHxAtLeastZero2 = square.compare(GE, ALL_LEAST_SQUARE);
      allHxAtLeastZero2 = square.compare(LE, ALL_LARGEST_SQUARE, allHxAtLeastZero2);
      allHxAtLeastZero2 = reach.compare(GE, ALL_ZERO, allHxAtLeastZero2);
      FloatVector x = fromArray(FLOATS, xs, j);
      VectorMask<Float> allHxAtLeastZero3 = reach.compare(LE, x.lanewise(SUB, fromArray(FLOATS, minXs, i)));
      allHxAtLeastZero3 = reach.compare(LE, fromArray(FLOATS, maxXs, i).lanewise(SUB, x), allHxAtLeastZero3);
      allHxAtLeastZero3 = reach.compare(LE, ALL_LARGEST, allHxAtLeastZero3);
      allHxAtLeastZero = allHxAtLeastZero.and(allHxAtLeastZero2).and(allHxAtLeastZero3);
      allHxAtLeastZeroBits |= allHxAtLeastZero.toLong() << k;
      FLOAT_VECTOR.cast(qzSquared.lanewise(ADD, qxSquared)).intoArray(floatRows, ROW_SUM2 + k);
    }
    return allHxAtLeastZeroBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long allHxAtLeastZeroBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minYs = columns1[1], minZs = columns1[2], maxYs = columns1[4], maxZs = columns1[5];
    float[] ys = columns2[1], zs = columns2[2], hxs = columns2[3], hys = columns2[4], hzs = columns2[5],
        qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector product = fromArray(FLOATS, qys, j).lanewise(MUL, fromArray(FLOATS, qzs, j));
      FloatVector product2 = fromArray(FLOATS, qxs, j).lanewise(MUL, fromArray(FLOATS, qws, j));
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector hy = fromArray(FLOATS, hys, j);
      FloatVector hz = fromArray(FLOATS, hzs, j);
      FloatVector hx = fromArray(FLOATS, hxs, j);
      FloatVector reach = ALL_ONE.lanewise(SUB, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM2 + k)))
          .lanewise(ABS).lanewise(MUL, hy).lanewise(ADD, s.lanewise(MUL, product.lanewise(SUB, product2))
          .lanewise(ABS).lanewise(MUL, hz)).lanewise(ADD, s
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k))).lanewise(ABS).lanewise(MUL, hx));
      FloatVector reach2 = ALL_ONE.lanewise(SUB, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM + k)))
          .lanewise(ABS).lanewise(MUL, hz).lanewise(ADD, s
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k))).lanewise(ABS).lanewise(MUL, hx))
          .lanewise(ADD, s.lanewise(MUL, product.lanewise(ADD, product2)).lanewise(ABS).lanewise(MUL, hy));
      VectorMask<Float> hit = reach2.compare(GE, ALL_ZERO,
          VectorMask.fromLong(FLOATS, (allHxAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector z = fromArray(FLOATS, zs, j);
      hit = reach2.compare(LE, z.lanewise(SUB, fromArray(FLOATS, minZs, i)), hit);
      hit = reach2.compare(LE, fromArray(FLOATS, maxZs, i).lanewise(SUB, z), hit);
      hit = reach2.compare(LE, ALL_LARGEST, hit);
      VectorMask<Float> hit2 = reach.compare(GE, ALL_ZERO);
      FloatVector y = fromArray(FLOATS, ys, j);
      hit2 = reach.compare(LE, y.lanewise(SUB, fromArray(FLOATS, minYs, i)), hit2);
      hit2 = reach.compare(LE, fromArray(FLOATS, maxYs, i).lanewise(SUB, y), hit2);
      hit2 = reach.compare(LE, ALL_LARGEST, hit2);
      hit = hit.and(hit2);
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
