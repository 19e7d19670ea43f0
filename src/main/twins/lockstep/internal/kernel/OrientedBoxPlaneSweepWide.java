// Compiled from OrientedBoxPlaneSweep.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.MAX;
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
 * Wide twin of {@link OrientedBoxPlaneSweep#sweep}: the same operations in the same order, on vectors of pairs.
 */
final class OrientedBoxPlaneSweepWide implements LoopedKernel {
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_MINUS_LARGEST = FloatVector.broadcast(FLOATS, -3.4028235E38f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[6]);

  private static final int ROW_SQUARE_Q = 0 * Kernel.BLOCK;
  private static final int ROW_REACH = 1 * Kernel.BLOCK;
  private static final int ROW_OUTSIDE = 2 * Kernel.BLOCK;
  private static final int ROW_TIME = 3 * Kernel.BLOCK;
  private static final int ROW_MINUS_VX = 4 * Kernel.BLOCK;
  private static final int ROW_MINUS_VY = 5 * Kernel.BLOCK;
  private static final int ROW_MINUS_VZ = 6 * Kernel.BLOCK;
  private static final int ROW_NX_OUT = 7 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO = 8 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[9 * Kernel.BLOCK]);

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
      long hxAtLeastZeroBits = floats2(columns1, from1, columns2, from2, floatRows, bits);
      long hyAtLeastZeroBits = bits[0];
      long hzAtLeastZeroBits = bits[1];
      long allSquareQAtLeastLeastSquareBits = bits[2];
      long allSquareAtLeastLeastSquareBits = bits[3];
      long overlapBits = bits[4];
      floats3(columns1, from1, columns2, from2, floatRows, hxAtLeastZeroBits, hyAtLeastZeroBits,
          hzAtLeastZeroBits, allSquareQAtLeastLeastSquareBits, allSquareAtLeastLeastSquareBits, overlapBits);
      long hits = floats4(columns1, from1, columns2, from2, floatRows, bits, overlapBits);
      long nxIsZeroBits = bits[0];
      long nyIsZeroBits = bits[1];
      long nzIsZeroBits = bits[2];
      floats5(columns2, from2, floatRows, results, at, hits, nzIsZeroBits, nxIsZeroBits, nyIsZeroBits,
          overlapBits);
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

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], hxs = columns1[3], hys = columns1[4],
        hzs = columns1[5];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2], ds = columns2[3];
    long hxAtLeastZeroBits = 0;
    long hyAtLeastZeroBits = 0;
    long hzAtLeastZeroBits = 0;
    long allSquareQAtLeastLeastSquareBits = 0;
    long allSquareAtLeastLeastSquareBits = 0;
    long overlapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector nx = fromArray(FLOATS, nxs, j);
      FloatVector ny = fromArray(FLOATS, nys, j);
      FloatVector nz = fromArray(FLOATS, nzs, j);
      FloatVector outside = nx.lanewise(MUL, fromArray(FLOATS, xs, i))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, ys, i)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, zs, i))).lanewise(ADD, fromArray(FLOATS, ds, j));
      VectorMask<Float> hxAtLeastZero = fromArray(FLOATS, hxs, i).compare(GE, ALL_ZERO);
      hxAtLeastZeroBits |= hxAtLeastZero.toLong() << k;
      VectorMask<Float> hyAtLeastZero = fromArray(FLOATS, hys, i).compare(GE, ALL_ZERO);
      hyAtLeastZeroBits |= hyAtLeastZero.toLong() << k;
      VectorMask<Float> hzAtLeastZero = fromArray(FLOATS, hzs, i).compare(GE, ALL_ZERO);
      hzAtLeastZeroBits |= hzAtLeastZero.toLong() << k;
      FloatVector squareQ = fromArray(FLOATS, floatRows, ROW_SQUARE_Q + k);
      VectorMask<Float> allSquareQAtLeastLeastSquare = squareQ.compare(GE, ALL_LEAST_SQUARE);
      allSquareQAtLeastLeastSquare = squareQ.compare(LE, ALL_LARGEST_SQUARE, allSquareQAtLeastLeastSquare);
      allSquareQAtLeastLeastSquareBits |= allSquareQAtLeastLeastSquare.toLong() << k;
      FloatVector square = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz));
      VectorMask<Float> allSquareAtLeastLeastSquare = square.compare(GE, ALL_LEAST_SQUARE);
      allSquareAtLeastLeastSquare = square.compare(LE, ALL_LARGEST_SQUARE, allSquareAtLeastLeastSquare);
      allSquareAtLeastLeastSquareBits |= allSquareAtLeastLeastSquare.toLong() << k;
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_REACH + k);
      VectorMask<Float> overlap = reach.compare(LE, ALL_LARGEST, hxAtLeastZero.and(hyAtLeastZero)
          .and(hzAtLeastZero).and(allSquareQAtLeastLeastSquare).and(allSquareAtLeastLeastSquare));
      overlap = outside.compare(LE, reach, overlap);
      overlap = outside.lanewise(ABS).compare(LE, ALL_LARGEST, overlap);
      overlapBits |= overlap.toLong() << k;
      FLOAT_VECTOR.cast(outside.lanewise(SUB, reach)).intoArray(floatRows, ROW_OUTSIDE + k);
    }
    bits[0] = hyAtLeastZeroBits;
    bits[1] = hzAtLeastZeroBits;
    bits[2] = allSquareQAtLeastLeastSquareBits;
    bits[3] = allSquareAtLeastLeastSquareBits;
    bits[4] = overlapBits;
    return hxAtLeastZeroBits;
  }

  private static void floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long hxAtLeastZeroBits, long hyAtLeastZeroBits, long hzAtLeastZeroBits,
      long allSquareQAtLeastLeastSquareBits, long allSquareAtLeastLeastSquareBits, long overlapBits) {
    if (columns1 == null) {
      return;
    }
    float[] vxs = columns1[10], vys = columns1[11], vzs = columns1[12];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector vx = fromArray(FLOATS, vxs, i);
      FloatVector vy = fromArray(FLOATS, vys, i);
      FloatVector vz = fromArray(FLOATS, vzs, i);
      FloatVector slope = fromArray(FLOATS, nxs, j).lanewise(MUL, vx)
          .lanewise(ADD, fromArray(FLOATS, nys, j).lanewise(MUL, vy))
          .lanewise(ADD, fromArray(FLOATS, nzs, j).lanewise(MUL, vz));
      FloatVector outside = fromArray(FLOATS, floatRows, ROW_OUTSIDE + k);
      FloatVector t = outside.lanewise(DIV, slope.lanewise(NEG));
      VectorMask<Float> enters = outside.compare(GT, ALL_ZERO);
      enters = slope.compare(GE, ALL_MINUS_LARGEST, enters);
      enters = outside.lanewise(ADD, slope).compare(LE, ALL_ZERO, enters);
      // enters ? t < 1 ? t : 1 : Float.POSITIVE_INFINITY
      FloatVector enter = ALL_INFINITY.blend(ALL_ONE.blend(t, t.compare(LT, ALL_ONE)), enters);
      VectorMask<Float> valid = vx.lanewise(ABS).lanewise(ADD, vy.lanewise(ABS))
          .lanewise(ADD, vz.lanewise(ABS)).compare(LE, ALL_LARGEST,
          VectorMask.fromLong(FLOATS, (hxAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (hyAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (hzAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (allSquareQAtLeastLeastSquareBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (allSquareAtLeastLeastSquareBits >>> k) & WideLanes.FLOAT_LANES)));
      // enter > 0 ? enter : Float.MIN_VALUE
      FloatVector later = ALL_C1_40E_45.blend(enter, enter.compare(GT, ALL_ZERO));
      // overlap ? 0 : enter <= 1 ? later : Float.POSITIVE_INFINITY; valid ? Sweep.time(overlap, enter) :
      // Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(ALL_INFINITY.blend(later, enter.compare(LE, ALL_ONE))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)),
          valid)).intoArray(floatRows, ROW_TIME + k);
    }
  }

  private static long floats4(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long overlapBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] vxs = columns1[10], vys = columns1[11], vzs = columns1[12];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2];
    long hits = 0;
    long nxIsZeroBits = 0;
    long nyIsZeroBits = 0;
    long nzIsZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> hit = fromArray(FLOATS, floatRows, ROW_TIME + k).compare(LT, ALL_INFINITY);
      hits |= hit.toLong() << k;
      FloatVector nx = fromArray(FLOATS, nxs, j);
      VectorMask<Float> nxIsZero = nx.compare(EQ, ALL_ZERO);
      nxIsZeroBits |= nxIsZero.toLong() << k;
      FloatVector ny = fromArray(FLOATS, nys, j);
      VectorMask<Float> nyIsZero = ny.compare(EQ, ALL_ZERO);
      nyIsZeroBits |= nyIsZero.toLong() << k;
      FloatVector nz = fromArray(FLOATS, nzs, j);
      VectorMask<Float> nzIsZero = nz.compare(EQ, ALL_ZERO);
      nzIsZeroBits |= nzIsZero.toLong() << k;
      VectorMask<Float> nxIsZeroAndNzIsZero = nxIsZero.and(nyIsZero).and(nzIsZero);
      VectorMask<Float> overlap = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> none = overlap.or(nxIsZeroAndNzIsZero);
      FloatVector minusVx = fromArray(FLOATS, vxs, i).lanewise(NEG);
      FLOAT_VECTOR.cast(minusVx).intoArray(floatRows, ROW_MINUS_VX + k);
      // none ? -vx : x
      FloatVector x = nx.blend(minusVx, none);
      FloatVector minusVy = fromArray(FLOATS, vys, i).lanewise(NEG);
      FLOAT_VECTOR.cast(minusVy).intoArray(floatRows, ROW_MINUS_VY + k);
      // none ? -vy : y
      FloatVector y = ny.blend(minusVy, none);
      FloatVector minusVz = fromArray(FLOATS, vzs, i).lanewise(NEG);
      FLOAT_VECTOR.cast(minusVz).intoArray(floatRows, ROW_MINUS_VZ + k);
      // none ? -vz : z
      FloatVector z = nz.blend(minusVz, none);
      FloatVector largest = x.lanewise(ABS).lanewise(MAX, y.lanewise(ABS)).lanewise(MAX, z.lanewise(ABS));
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      // largest > 0 ? x / largest : 0
      FloatVector sx = ALL_ZERO.blend(x.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? y / largest : 0
      FloatVector sy = ALL_ZERO.blend(y.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? z / largest : 0
      FloatVector sz = ALL_ZERO.blend(z.lanewise(DIV, largest), largestGreaterZero);
      FloatVector length = sx.lanewise(MUL, sx).lanewise(ADD, sy.lanewise(MUL, sy))
          .lanewise(ADD, sz.lanewise(MUL, sz)).lanewise(SQRT);
      // largest > 0 ? component / length : 0; hit ? Sweep.normal(overlap, nx, ny, nz, vx, vy, vz) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ZERO.blend(sx.lanewise(DIV, length), largestGreaterZero),
          hit)).intoArray(floatRows, ROW_NX_OUT + k);
      VectorMask<Float> nyIsZeroAndNxIsZero = nyIsZero.and(nzIsZero).and(nxIsZero);
      VectorMask<Float> none2 = overlap.or(nyIsZeroAndNxIsZero);
      // none ? -vx : x
      FloatVector x2 = ny.blend(minusVy, none2);
      // none ? -vy : y
      FloatVector y2 = nz.blend(minusVz, none2);
      // none ? -vz : z
      FloatVector z2 = nx.blend(minusVx, none2);
      FloatVector largest2 = x2.lanewise(ABS).lanewise(MAX, y2.lanewise(ABS)).lanewise(MAX, z2.lanewise(ABS));
      VectorMask<Float> largestGreaterZero2 = largest2.compare(GT, ALL_ZERO);
      // largest > 0 ? x / largest : 0
      FloatVector sx2 = ALL_ZERO.blend(x2.lanewise(DIV, largest2), largestGreaterZero2);
      // largest > 0 ? y / largest : 0
      FloatVector sy2 = ALL_ZERO.blend(y2.lanewise(DIV, largest2), largestGreaterZero2);
      // largest > 0 ? z / largest : 0
      FloatVector sz2 = ALL_ZERO.blend(z2.lanewise(DIV, largest2), largestGreaterZero2);
      FloatVector length2 = sx2.lanewise(MUL, sx2).lanewise(ADD, sy2.lanewise(MUL, sy2))
          .lanewise(ADD, sz2.lanewise(MUL, sz2)).lanewise(SQRT);
      // largest > 0 ? component / length : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(sx2.lanewise(DIV, length2), largestGreaterZero2)).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO + k);
    }
    bits[0] = nxIsZeroBits;
    bits[1] = nyIsZeroBits;
    bits[2] = nzIsZeroBits;
    return hits;
  }

  private static void floats5(float[][] columns2, int from2, float[] floatRows, float[][] results, int at,
      long hits, long nzIsZeroBits, long nxIsZeroBits, long nyIsZeroBits, long overlapBits) {
    if (columns2 == null) {
      return;
    }
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2];
    float[] ts = results[0], nxOuts = results[1], nyOuts = results[2], nzOuts = results[3];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      // hit ? Sweep.normal(overlap, ny, nz, nx, vy, vz, vx) : 0
      FloatVector nyOut = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_QUOTIENT_OR_ZERO + k), hit);
      VectorMask<Float> nzIsZeroAndNyIsZero = VectorMask.fromLong(FLOATS, (nzIsZeroBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (nxIsZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (nyIsZeroBits >>> k)
          & WideLanes.FLOAT_LANES));
      VectorMask<Float> none = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)
          .or(nzIsZeroAndNyIsZero);
      // none ? -vx : x
      FloatVector x = fromArray(FLOATS, nzs, j).blend(fromArray(FLOATS, floatRows, ROW_MINUS_VZ + k), none);
      // none ? -vy : y
      FloatVector y = fromArray(FLOATS, nxs, j).blend(fromArray(FLOATS, floatRows, ROW_MINUS_VX + k), none);
      // none ? -vz : z
      FloatVector z = fromArray(FLOATS, nys, j).blend(fromArray(FLOATS, floatRows, ROW_MINUS_VY + k), none);
      FloatVector largest = x.lanewise(ABS).lanewise(MAX, y.lanewise(ABS)).lanewise(MAX, z.lanewise(ABS));
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      // largest > 0 ? x / largest : 0
      FloatVector sx = ALL_ZERO.blend(x.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? y / largest : 0
      FloatVector sy = ALL_ZERO.blend(y.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? z / largest : 0
      FloatVector sz = ALL_ZERO.blend(z.lanewise(DIV, largest), largestGreaterZero);
      FloatVector length = sx.lanewise(MUL, sx).lanewise(ADD, sy.lanewise(MUL, sy))
          .lanewise(ADD, sz.lanewise(MUL, sz)).lanewise(SQRT);
      // largest > 0 ? component / length : 0; hit ? Sweep.normal(overlap, nz, nx, ny, vz, vx, vy) : 0
      FloatVector nzOut = ALL_ZERO.blend(ALL_ZERO.blend(sx.lanewise(DIV, length), largestGreaterZero), hit);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TIME + k)).intoArray(ts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NX_OUT + k)).intoArray(nxOuts, at + k);
      FLOAT_VECTOR.cast(nyOut).intoArray(nyOuts, at + k);
      FLOAT_VECTOR.cast(nzOut).intoArray(nzOuts, at + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null, null);
      floats3(null, 0, null, 0, null, 0, 0, 0, 0, 0, 0);
      floats4(null, 0, null, 0, null, null, 0);
      floats5(null, 0, null, null, 0, 0, 0, 0, 0, 0);
    }
  }
}
