// Compiled from OrientedBoxPlaneDistance.java; changes are made there.
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
import lockstep.twin.WideLanes;

/**
 * Wide twin of {@link OrientedBoxPlaneDistance#alone}: the same operations in the same order, on vectors of
 * pairs.
 */
final class OrientedBoxPlaneDistanceAloneWide implements LoopedKernel {
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, 1.8446744E19f);
  private static final FloatVector ALL_LARGEST_3 = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_FARTHEST = FloatVector.broadcast(FLOATS, 4.2535296E37f);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);

  private static final int ROW_SQUARE = 0 * Kernel.BLOCK;
  private static final int ROW_SQUARE_Q = 1 * Kernel.BLOCK;
  private static final int ROW_OUTSIDE = 2 * Kernel.BLOCK;
  private static final int ROW_REACH = 3 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[4 * Kernel.BLOCK]);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[][] results = out.floats;
    float[] floatRows = FLOAT_ROWS.get();
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      int at = out.from + Kernel.BLOCK * block;
      floats1(columns1, from1, columns2, from2, floatRows);
      long hits = floats2(columns1, from1, floatRows, results, at);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], hxs = columns1[3], hys = columns1[4],
        hzs = columns1[5], qxs = columns1[6], qys = columns1[7], qzs = columns1[8], qws = columns1[9];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2], ds = columns2[3];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector nx = fromArray(FLOATS, nxs, j);
      FloatVector ny = fromArray(FLOATS, nys, j);
      FloatVector nz = fromArray(FLOATS, nzs, j);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz))).intoArray(floatRows, ROW_SQUARE + k);
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector qw = fromArray(FLOATS, qws, i);
      FloatVector squareQ = qx.lanewise(MUL, qx).lanewise(ADD, qy.lanewise(MUL, qy))
          .lanewise(ADD, qz.lanewise(MUL, qz).lanewise(ADD, qw.lanewise(MUL, qw)));
      FLOAT_VECTOR.cast(squareQ).intoArray(floatRows, ROW_SQUARE_Q + k);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, fromArray(FLOATS, xs, i))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, ys, i)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, zs, i)))
          .lanewise(ADD, fromArray(FLOATS, ds, j))).intoArray(floatRows, ROW_OUTSIDE + k);
      FloatVector scale = ALL_TWO.lanewise(DIV, squareQ);
      FloatVector vx = qx.lanewise(MUL, scale);
      FloatVector vy = qy.lanewise(MUL, scale);
      FloatVector vz = qz.lanewise(MUL, scale);
      FloatVector kx = ny.lanewise(MUL, vz).lanewise(SUB, nz.lanewise(MUL, vy));
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

  private static long floats2(float[][] columns1, int from1, float[] floatRows, float[][] results, int at) {
    if (columns1 == null) {
      return 0;
    }
    float[] hxs = columns1[3], hys = columns1[4], hzs = columns1[5];
    float[] keys = results[0];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector outside = fromArray(FLOATS, floatRows, ROW_OUTSIDE + k);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_REACH + k);
      FloatVector outside2 = outside.lanewise(SUB, reach);
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE + k);
      // outside > 0 ? outside / (float) Math.sqrt(square) : 0
      FloatVector front = ALL_ZERO.blend(outside2.lanewise(DIV, square.lanewise(SQRT)), outside2
          .compare(GT, ALL_ZERO));
      FloatVector hx = fromArray(FLOATS, hxs, i);
      VectorMask<Float> hxAtLeastZero = hx.compare(GE, ALL_ZERO);
      FloatVector hy = fromArray(FLOATS, hys, i);
      VectorMask<Float> hyAtLeastZero = hy.compare(GE, ALL_ZERO);
      FloatVector hz = fromArray(FLOATS, hzs, i);
      VectorMask<Float> hzAtLeastZero = hz.compare(GE, ALL_ZERO);
      VectorMask<Float> reachAtMostLargest = reach.compare(LE, ALL_LARGEST_3);
      VectorMask<Float> absOutsideAtMostLargest = outside.lanewise(ABS).compare(LE, ALL_LARGEST_3);
      FloatVector squareQ = fromArray(FLOATS, floatRows, ROW_SQUARE_Q + k);
      VectorMask<Float> allSquareQAtLeastLeastSquare = squareQ.compare(GE, ALL_LEAST_SQUARE);
      allSquareQAtLeastLeastSquare = squareQ.compare(LE, ALL_LARGEST_SQUARE, allSquareQAtLeastLeastSquare);
      VectorMask<Float> allSquareAtLeastLeastSquare = square.compare(GE, ALL_LEAST_SQUARE);
      allSquareAtLeastLeastSquare = square.compare(LE, ALL_LARGEST_SQUARE, allSquareAtLeastLeastSquare);
      VectorMask<Float> valid = hx.lanewise(ADD, hy).lanewise(ADD, hz)
          .compare(LE, ALL_LARGEST, hxAtLeastZero.and(hyAtLeastZero).and(hzAtLeastZero).and(reachAtMostLargest)
          .and(absOutsideAtMostLargest).and(allSquareQAtLeastLeastSquare).and(allSquareAtLeastLeastSquare));
      valid = front.compare(LE, ALL_FARTHEST, valid);
      VectorMask<Float> allOutsideAtMostReach = outside
          .compare(LE, reach, hxAtLeastZero.and(hyAtLeastZero).and(hzAtLeastZero).and(reachAtMostLargest)
          .and(absOutsideAtMostLargest).and(allSquareQAtLeastLeastSquare).and(allSquareAtLeastLeastSquare));
      FloatVector distance = front.lanewise(SUB, ALL_ZERO);
      VectorMask<Float> distanceGreaterZero = distance.compare(GT, ALL_ZERO);
      hits |= valid.and(allOutsideAtMostReach
          .or(distanceGreaterZero.not().or(distance.compare(LT, ALL_INFINITY)))).toLong() << k;
      // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY :
      // OrientedBoxPlane.overlap(x, y, z, hx, hy, hz, qx, qy, qz, qw, nx, ny, nz, d) ? 0 : Rounded.apart(front,
      // 0)
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(ALL_C1_40E_45.blend(distance, distanceGreaterZero)
          .blend(ALL_ZERO, allOutsideAtMostReach), valid)).intoArray(keys, at + k);
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, null, 0);
    }
  }
}
