// Compiled from InPlane.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.LE;
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
import lockstep.twin.WideLanes;

/** Wide twin of {@link InPlane#orientedBox}: the same operations in the same order, on vectors of pairs. */
final class InPlaneOrientedBoxWide implements LoopedKernel {
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_MINUS_LARGEST = FloatVector.broadcast(FLOATS, -3.4028235E38f);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);

  private static final int ROW_SQUARE = 0 * Kernel.BLOCK;
  private static final int ROW_REACH = 1 * Kernel.BLOCK;

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
      floats1(columns1, from1, columns2, from2, floatRows);
      long hits = floats2(columns1, from1, columns2, from2, floatRows);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] nxs = columns1[0], nys = columns1[1], nzs = columns1[2];
    float[] hxs = columns2[3], hys = columns2[4], hzs = columns2[5], qxs = columns2[6], qys = columns2[7],
        qzs = columns2[8], qws = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector qw = fromArray(FLOATS, qws, j);
      FloatVector square = qx.lanewise(MUL, qx).lanewise(ADD, qy.lanewise(MUL, qy))
          .lanewise(ADD, qz.lanewise(MUL, qz).lanewise(ADD, qw.lanewise(MUL, qw)));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE + k);
      FloatVector s = ALL_TWO.lanewise(DIV, square);
      FloatVector product = s.lanewise(MUL, qy);
      FloatVector product2 = s.lanewise(MUL, qz);
      FloatVector nz = fromArray(FLOATS, nzs, i);
      FloatVector ny = fromArray(FLOATS, nys, i);
      FloatVector tx = product.lanewise(MUL, nz).lanewise(SUB, product2.lanewise(MUL, ny));
      FloatVector product3 = s.lanewise(MUL, qx);
      FloatVector nx = fromArray(FLOATS, nxs, i);
      FloatVector ty = product2.lanewise(MUL, nx).lanewise(SUB, product3.lanewise(MUL, nz));
      FloatVector tz = product3.lanewise(MUL, ny).lanewise(SUB, product.lanewise(MUL, nx));
      FloatVector mx = nx.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, qw.lanewise(MUL, tx)));
      FloatVector my = ny.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, qw.lanewise(MUL, ty)));
      FloatVector mz = nz.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, qw.lanewise(MUL, tz)));
      FLOAT_VECTOR.cast(mx.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, hxs, j))
          .lanewise(ADD, my.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, hys, j)))
          .lanewise(ADD, mz.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, hzs, j)))).intoArray(floatRows,
          ROW_REACH + k);
    }
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] nxs = columns1[0], nys = columns1[1], nzs = columns1[2], ds = columns1[3];
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2], hxs = columns2[3], hys = columns2[4],
        hzs = columns2[5];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector nx = fromArray(FLOATS, nxs, i);
      FloatVector ny = fromArray(FLOATS, nys, i);
      FloatVector nz = fromArray(FLOATS, nzs, i);
      FloatVector outside = nx.lanewise(MUL, fromArray(FLOATS, xs, j))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, ys, j)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, zs, j))).lanewise(ADD, fromArray(FLOATS, ds, i));
      FloatVector square = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz));
      VectorMask<Float> hit = fromArray(FLOATS, hxs, j).compare(GE, ALL_ZERO);
      hit = fromArray(FLOATS, hys, j).compare(GE, ALL_ZERO, hit);
      hit = fromArray(FLOATS, hzs, j).compare(GE, ALL_ZERO, hit);
      FloatVector square2 = fromArray(FLOATS, floatRows, ROW_SQUARE + k);
      VectorMask<Float> hit2 = square2.compare(GE, ALL_LEAST_SQUARE);
      hit2 = square2.compare(LE, ALL_LARGEST_SQUARE, hit2);
      hit2 = square.compare(GE, ALL_LEAST_SQUARE, hit2);
      VectorMask<Float> hit3 = square.compare(LE, ALL_LARGEST_SQUARE);
      hit3 = outside.compare(LE, fromArray(FLOATS, floatRows, ROW_REACH + k).lanewise(NEG), hit3);
      hit3 = outside.compare(GE, ALL_MINUS_LARGEST, hit3);
      hit = hit.and(hit2).and(hit3);
      hits |= hit.toLong() << k;
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null);
    }
  }
}
