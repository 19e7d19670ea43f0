// Compiled from OrientedBoxPlane.java; changes are made there.
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

/**
 * Wide twin of {@link OrientedBoxPlane#overlap}: the same operations in the same order, on vectors of pairs.
 */
final class OrientedBoxPlaneWide implements LoopedKernel {
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);

  private static final int ROW_SQUARE_Q = 0 * Kernel.BLOCK;
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
    float[] hxs = columns1[3], hys = columns1[4], hzs = columns1[5], qxs = columns1[6], qys = columns1[7],
        qzs = columns1[8], qws = columns1[9];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector qw = fromArray(FLOATS, qws, i);
      FloatVector squareQ = qx.lanewise(MUL, qx).lanewise(ADD, qy.lanewise(MUL, qy))
          .lanewise(ADD, qz.lanewise(MUL, qz).lanewise(ADD, qw.lanewise(MUL, qw)));
      FLOAT_VECTOR.cast(squareQ).intoArray(floatRows, ROW_SQUARE_Q + k);
      FloatVector scale = ALL_TWO.lanewise(DIV, squareQ);
      FloatVector vx = qx.lanewise(MUL, scale);
      FloatVector vy = qy.lanewise(MUL, scale);
      FloatVector vz = qz.lanewise(MUL, scale);
      FloatVector ny = fromArray(FLOATS, nys, j);
      FloatVector nz = fromArray(FLOATS, nzs, j);
      FloatVector kx = ny.lanewise(MUL, vz).lanewise(SUB, nz.lanewise(MUL, vy));
      FloatVector nx = fromArray(FLOATS, nxs, j);
      FloatVector ky = nz.lanewise(MUL, vx).lanewise(SUB, nx.lanewise(MUL, vz));
      FloatVector kz = nx.lanewise(MUL, vy).lanewise(SUB, ny.lanewise(MUL, vx));
      FloatVector mx = nx.lanewise(ADD, qw.lanewise(MUL, kx)
          .lanewise(ADD, ky.lanewise(MUL, qz).lanewise(SUB, kz.lanewise(MUL, qy))));
      FloatVector my = ny.lanewise(ADD, qw.lanewise(MUL, ky)
          .lanewise(ADD, kz.lanewise(MUL, qx).lanewise(SUB, kx.lanewise(MUL, qz))));
      FloatVector mz = nz.lanewise(ADD, qw.lanewise(MUL, kz)
          .lanewise(ADD, kx.lanewise(MUL, qy).lanewise(SUB, ky.lanewise(MUL, qx))));
      FLOAT_VECTOR.cast(mx.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, hxs, i))
          .lanewise(ADD, my.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, hys, i)))
          .lanewise(ADD, mz.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, hzs, i)))).intoArray(floatRows,
          ROW_REACH + k);
    }
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], hxs = columns1[3], hys = columns1[4],
        hzs = columns1[5];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2], ds = columns2[3];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector nx = fromArray(FLOATS, nxs, j);
      FloatVector ny = fromArray(FLOATS, nys, j);
      FloatVector nz = fromArray(FLOATS, nzs, j);
      FloatVector outside = nx.lanewise(MUL, fromArray(FLOATS, xs, i))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, ys, i)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, zs, i))).lanewise(ADD, fromArray(FLOATS, ds, j));
      FloatVector square = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz));
      VectorMask<Float> hit = fromArray(FLOATS, hxs, i).compare(GE, ALL_ZERO);
      hit = fromArray(FLOATS, hys, i).compare(GE, ALL_ZERO, hit);
      hit = fromArray(FLOATS, hzs, i).compare(GE, ALL_ZERO, hit);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_REACH + k);
      hit = reach.compare(LE, ALL_LARGEST, hit);
      FloatVector squareQ = fromArray(FLOATS, floatRows, ROW_SQUARE_Q + k);
      VectorMask<Float> hit2 = squareQ.compare(GE, ALL_LEAST_SQUARE);
      hit2 = squareQ.compare(LE, ALL_LARGEST_SQUARE, hit2);
      hit2 = square.compare(GE, ALL_LEAST_SQUARE, hit2);
      hit2 = square.compare(LE, ALL_LARGEST_SQUARE, hit2);
      VectorMask<Float> hit3 = outside.compare(LE, reach);
      hit3 = outside.lanewise(ABS).compare(LE, ALL_LARGEST, hit3);
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
