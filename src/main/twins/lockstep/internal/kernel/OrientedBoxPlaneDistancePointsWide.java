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
import lockstep.twin.WideLanes;

/**
 * Wide twin of {@link OrientedBoxPlaneDistance#points}: the same operations in the same order, on vectors of
 * pairs.
 */
final class OrientedBoxPlaneDistancePointsWide implements LoopedKernel {
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, 1.8446744E19f);
  private static final FloatVector ALL_LARGEST_3 = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_FARTHEST = FloatVector.broadcast(FLOATS, 4.2535296E37f);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_MINUS_C4_25E_37 = FloatVector.broadcast(FLOATS, -4.2535296E37f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_C16_0 = FloatVector.broadcast(FLOATS, 16.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[7]);

  private static final int ROW_SQUARE = 0 * Kernel.BLOCK;
  private static final int ROW_SQUARE_Q = 1 * Kernel.BLOCK;
  private static final int ROW_OUTSIDE = 2 * Kernel.BLOCK;
  private static final int ROW_SCALE = 3 * Kernel.BLOCK;
  private static final int ROW_MX = 4 * Kernel.BLOCK;
  private static final int ROW_MY = 5 * Kernel.BLOCK;
  private static final int ROW_SUM = 6 * Kernel.BLOCK;
  private static final int ROW_MZ = 7 * Kernel.BLOCK;
  private static final int ROW_ROOT_SQUARE = 8 * Kernel.BLOCK;
  private static final int ROW_FRONT = 9 * Kernel.BLOCK;
  private static final int ROW_APART = 10 * Kernel.BLOCK;
  private static final int ROW_PX = 11 * Kernel.BLOCK;
  private static final int ROW_PY = 12 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 13 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[14 * Kernel.BLOCK]);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[][] results = out.floats;
    float[] floatRows = FLOAT_ROWS.get();
    long[] bits = BITS.get();
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      int at = out.from + Kernel.BLOCK * block;
      floats1(columns1, from1, columns2, from2, floatRows);
      floats2(columns1, from1, columns2, from2, floatRows);
      long hits = floats3(columns1, from1, floatRows, bits);
      long mxGreaterZeroBits = bits[0];
      long mxLessZeroBits = bits[1];
      long myGreaterZeroBits = bits[2];
      long myLessZeroBits = bits[3];
      long mzGreaterZeroBits = bits[4];
      long mzLessZeroBits = bits[5];
      floats4(columns1, from1, columns2, from2, floatRows, results, at, hits, mxLessZeroBits,
          mxGreaterZeroBits, myLessZeroBits, myGreaterZeroBits, mzLessZeroBits, mzGreaterZeroBits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], qxs = columns1[6], qys = columns1[7],
        qzs = columns1[8], qws = columns1[9];
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
      FLOAT_VECTOR.cast(scale).intoArray(floatRows, ROW_SCALE + k);
      FloatVector vx = qx.lanewise(MUL, scale);
      FloatVector vy = qy.lanewise(MUL, scale);
      FloatVector vz = qz.lanewise(MUL, scale);
      FloatVector kx = ny.lanewise(MUL, vz).lanewise(SUB, nz.lanewise(MUL, vy));
      FloatVector ky = nz.lanewise(MUL, vx).lanewise(SUB, nx.lanewise(MUL, vz));
      FloatVector kz = nx.lanewise(MUL, vy).lanewise(SUB, ny.lanewise(MUL, vx));
      FLOAT_VECTOR.cast(nx.lanewise(ADD, qw.lanewise(MUL, kx)
          .lanewise(ADD, ky.lanewise(MUL, qz).lanewise(SUB, kz.lanewise(MUL, qy))))).intoArray(floatRows,
          ROW_MX + k);
      FLOAT_VECTOR.cast(ny.lanewise(ADD, qw.lanewise(MUL, ky)
          .lanewise(ADD, kz.lanewise(MUL, qx).lanewise(SUB, kx.lanewise(MUL, qz))))).intoArray(floatRows,
          ROW_MY + k);
      FLOAT_VECTOR.cast(qw.lanewise(MUL, kz)
          .lanewise(ADD, kx.lanewise(MUL, qy).lanewise(SUB, ky.lanewise(MUL, qx)))).intoArray(floatRows,
          ROW_SUM + k);
    }
  }

  private static void floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] hxs = columns1[3], hys = columns1[4], hzs = columns1[5];
    float[] nzs = columns2[2];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector mz = fromArray(FLOATS, nzs, j).lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM + k));
      FLOAT_VECTOR.cast(mz).intoArray(floatRows, ROW_MZ + k);
      FloatVector hx = fromArray(FLOATS, hxs, i);
      FloatVector hy = fromArray(FLOATS, hys, i);
      FloatVector hz = fromArray(FLOATS, hzs, i);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_MX + k).lanewise(ABS).lanewise(MUL, hx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_MY + k).lanewise(ABS).lanewise(MUL, hy))
          .lanewise(ADD, mz.lanewise(ABS).lanewise(MUL, hz));
      FloatVector outside = fromArray(FLOATS, floatRows, ROW_OUTSIDE + k);
      FloatVector outside2 = outside.lanewise(SUB, reach);
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE + k);
      FloatVector rootSquare = square.lanewise(SQRT);
      FLOAT_VECTOR.cast(rootSquare).intoArray(floatRows, ROW_ROOT_SQUARE + k);
      // outside > 0 ? outside / (float) Math.sqrt(square) : 0
      FloatVector front = ALL_ZERO.blend(outside2.lanewise(DIV, rootSquare), outside2.compare(GT, ALL_ZERO));
      FLOAT_VECTOR.cast(front).intoArray(floatRows, ROW_FRONT + k);
      VectorMask<Float> hxAtLeastZero = hx.compare(GE, ALL_ZERO);
      VectorMask<Float> hyAtLeastZero = hy.compare(GE, ALL_ZERO);
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
      // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY :
      // OrientedBoxPlane.overlap(x, y, z, hx, hy, hz, qx, qy, qz, qw, nx, ny, nz, d) ? 0 : Rounded.apart(front,
      // 0)
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(ALL_C1_40E_45.blend(distance, distance.compare(GT, ALL_ZERO))
          .blend(ALL_ZERO, allOutsideAtMostReach), valid)).intoArray(floatRows, ROW_APART + k);
    }
  }

  private static long floats3(float[][] columns1, int from1, float[] floatRows, long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], hxs = columns1[3], hys = columns1[4], hzs = columns1[5],
        qxs = columns1[6], qys = columns1[7], qzs = columns1[8], qws = columns1[9];
    long hits = 0;
    long mxGreaterZeroBits = 0;
    long mxLessZeroBits = 0;
    long myGreaterZeroBits = 0;
    long myLessZeroBits = 0;
    long mzGreaterZeroBits = 0;
    long mzLessZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      hits |= fromArray(FLOATS, floatRows, ROW_APART + k).compare(LT, ALL_INFINITY).toLong() << k;
      FloatVector hx = fromArray(FLOATS, hxs, i);
      FloatVector min = hx.lanewise(NEG);
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX + k);
      VectorMask<Float> mxGreaterZero = mx.compare(GT, ALL_ZERO);
      mxGreaterZeroBits |= mxGreaterZero.toLong() << k;
      VectorMask<Float> mxLessZero = mx.compare(LT, ALL_ZERO);
      mxLessZeroBits |= mxLessZero.toLong() << k;
      // n > 0 ? min : n < 0 ? max : 0.5f * min + 0.5f * max
      FloatVector cx = ALL_HALF.lanewise(MUL, min).lanewise(ADD, ALL_HALF.lanewise(MUL, hx))
          .blend(hx, mxLessZero).blend(min, mxGreaterZero);
      FloatVector hy = fromArray(FLOATS, hys, i);
      FloatVector min2 = hy.lanewise(NEG);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY + k);
      VectorMask<Float> myGreaterZero = my.compare(GT, ALL_ZERO);
      myGreaterZeroBits |= myGreaterZero.toLong() << k;
      VectorMask<Float> myLessZero = my.compare(LT, ALL_ZERO);
      myLessZeroBits |= myLessZero.toLong() << k;
      // n > 0 ? min : n < 0 ? max : 0.5f * min + 0.5f * max
      FloatVector cy = ALL_HALF.lanewise(MUL, min2).lanewise(ADD, ALL_HALF.lanewise(MUL, hy))
          .blend(hy, myLessZero).blend(min2, myGreaterZero);
      FloatVector hz = fromArray(FLOATS, hzs, i);
      FloatVector min3 = hz.lanewise(NEG);
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ + k);
      VectorMask<Float> mzGreaterZero = mz.compare(GT, ALL_ZERO);
      mzGreaterZeroBits |= mzGreaterZero.toLong() << k;
      VectorMask<Float> mzLessZero = mz.compare(LT, ALL_ZERO);
      mzLessZeroBits |= mzLessZero.toLong() << k;
      // n > 0 ? min : n < 0 ? max : 0.5f * min + 0.5f * max
      FloatVector cz = ALL_HALF.lanewise(MUL, min3).lanewise(ADD, ALL_HALF.lanewise(MUL, hz))
          .blend(hz, mzLessZero).blend(min3, mzGreaterZero);
      FloatVector w = fromArray(FLOATS, qws, i).lanewise(NEG);
      FloatVector scale = fromArray(FLOATS, floatRows, ROW_SCALE + k);
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector product = scale.lanewise(MUL, qy);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector product2 = scale.lanewise(MUL, qz);
      FloatVector tx = product.lanewise(MUL, cz).lanewise(SUB, product2.lanewise(MUL, cy));
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FloatVector product3 = scale.lanewise(MUL, qx);
      FloatVector ty = product2.lanewise(MUL, cx).lanewise(SUB, product3.lanewise(MUL, cz));
      FloatVector tz = product3.lanewise(MUL, cy).lanewise(SUB, product.lanewise(MUL, cx));
      FloatVector x = fromArray(FLOATS, xs, i)
          .lanewise(ADD, cx.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, w.lanewise(MUL, tx))));
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(x.blend(ALL_FARTHEST, x.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, x.compare(LT, ALL_MINUS_C4_25E_37))).intoArray(floatRows, ROW_PX + k);
      FloatVector x2 = fromArray(FLOATS, ys, i)
          .lanewise(ADD, cy.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty))));
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(x2.blend(ALL_FARTHEST, x2.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, x2.compare(LT, ALL_MINUS_C4_25E_37))).intoArray(floatRows, ROW_PY + k);
      FLOAT_VECTOR.cast(cz.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz)))).intoArray(floatRows, ROW_SUM2 + k);
    }
    bits[0] = mxGreaterZeroBits;
    bits[1] = mxLessZeroBits;
    bits[2] = myGreaterZeroBits;
    bits[3] = myLessZeroBits;
    bits[4] = mzGreaterZeroBits;
    bits[5] = mzLessZeroBits;
    return hits;
  }

  private static void floats4(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      float[][] results, int at, long hits, long mxLessZeroBits, long mxGreaterZeroBits, long myLessZeroBits,
      long myGreaterZeroBits, long mzLessZeroBits, long mzGreaterZeroBits) {
    if (columns1 == null) {
      return;
    }
    float[] zs = columns1[2];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2];
    float[] distances = results[0], axs = results[1], bxs = results[2], ays = results[3], bys = results[4],
        azs = results[5], bzs = results[6], featureAs = results[7], featureBs = results[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector x = fromArray(FLOATS, zs, i).lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM2 + k));
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FloatVector pz = x.blend(ALL_FARTHEST, x.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, x.compare(LT, ALL_MINUS_C4_25E_37));
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector px = fromArray(FLOATS, floatRows, ROW_PX + k);
      // hit ? px : 0
      FloatVector ax = ALL_ZERO.blend(px, hit);
      FloatVector quotient = ALL_ONE.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_ROOT_SQUARE + k));
      FloatVector front = fromArray(FLOATS, floatRows, ROW_FRONT + k);
      // hit ? px - front * HalfSpace.unit(nx, square) : 0
      FloatVector bx = ALL_ZERO.blend(px.lanewise(SUB, front
          .lanewise(MUL, fromArray(FLOATS, nxs, j).lanewise(MUL, quotient))), hit);
      FloatVector py = fromArray(FLOATS, floatRows, ROW_PY + k);
      // hit ? py : 0
      FloatVector ay = ALL_ZERO.blend(py, hit);
      // hit ? py - front * HalfSpace.unit(ny, square) : 0
      FloatVector by = ALL_ZERO.blend(py.lanewise(SUB, front
          .lanewise(MUL, fromArray(FLOATS, nys, j).lanewise(MUL, quotient))), hit);
      // hit ? pz : 0
      FloatVector az = ALL_ZERO.blend(pz, hit);
      // hit ? pz - front * HalfSpace.unit(nz, square) : 0
      FloatVector bz = ALL_ZERO.blend(pz.lanewise(SUB, front
          .lanewise(MUL, fromArray(FLOATS, nzs, j).lanewise(MUL, quotient))), hit);
      // n > 0 ? 1 : n < 0 ? 2 : 0
      FloatVector sideX = ALL_ZERO.blend(ALL_TWO,
          VectorMask.fromLong(FLOATS, (mxLessZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_ONE, VectorMask.fromLong(FLOATS, (mxGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES));
      // n > 0 ? 1 : n < 0 ? 2 : 0
      FloatVector sideY = ALL_ZERO.blend(ALL_TWO,
          VectorMask.fromLong(FLOATS, (myLessZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_ONE, VectorMask.fromLong(FLOATS, (myGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES));
      // n > 0 ? 1 : n < 0 ? 2 : 0
      FloatVector sideZ = ALL_ZERO.blend(ALL_TWO,
          VectorMask.fromLong(FLOATS, (mzLessZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_ONE, VectorMask.fromLong(FLOATS, (mzGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES));
      // hit ? BoxFeature.of(BoxPlaneDistance.face(mx), BoxPlaneDistance.face(my), BoxPlaneDistance.face(mz)) :
      // 0
      FloatVector featureA = ALL_ZERO.blend(sideX.lanewise(ADD, ALL_C4_00.lanewise(MUL, sideY))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ)), hit);
      // hit ? 1 : 0
      FloatVector featureB = ALL_ZERO.blend(ALL_ONE, hit);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_APART + k)).intoArray(distances, at + k);
      FLOAT_VECTOR.cast(ax).intoArray(axs, at + k);
      FLOAT_VECTOR.cast(bx).intoArray(bxs, at + k);
      FLOAT_VECTOR.cast(ay).intoArray(ays, at + k);
      FLOAT_VECTOR.cast(by).intoArray(bys, at + k);
      FLOAT_VECTOR.cast(az).intoArray(azs, at + k);
      FLOAT_VECTOR.cast(bz).intoArray(bzs, at + k);
      FLOAT_VECTOR.cast(featureA).intoArray(featureAs, at + k);
      FLOAT_VECTOR.cast(featureB).intoArray(featureBs, at + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null);
      floats3(null, 0, null, null);
      floats4(null, 0, null, 0, null, null, 0, 0, 0, 0, 0, 0, 0, 0);
    }
  }
}
