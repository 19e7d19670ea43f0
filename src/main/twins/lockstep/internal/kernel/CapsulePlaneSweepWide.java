// Compiled from CapsulePlaneSweep.java; changes are made there.
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

/** Wide twin of {@link CapsulePlaneSweep#sweep}: the same operations in the same order, on vectors of pairs. */
final class CapsulePlaneSweepWide implements LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_MINUS_LARGEST = FloatVector.broadcast(FLOATS, -3.4028235E38f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[4]);

  private static final int ROW_OUTSIDE = 0 * Kernel.BLOCK;
  private static final int ROW_TIME = 1 * Kernel.BLOCK;
  private static final int ROW_MINUS_VX = 2 * Kernel.BLOCK;
  private static final int ROW_MINUS_VY = 3 * Kernel.BLOCK;
  private static final int ROW_MINUS_VZ = 4 * Kernel.BLOCK;
  private static final int ROW_NX_OUT = 5 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO = 6 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[7 * Kernel.BLOCK]);

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
      long rAtLeastZeroBits = floats1(columns1, from1, columns2, from2, floatRows, bits);
      long allSquareAtLeastLeastSquareBits = bits[0];
      long overlapBits = bits[1];
      long finiteBits = bits[2];
      long hits = floats2(columns1, from1, columns2, from2, floatRows, finiteBits, rAtLeastZeroBits,
          allSquareAtLeastLeastSquareBits, overlapBits);
      long nxIsZeroBits = floats3(columns1, from1, columns2, from2, floatRows, bits, overlapBits, hits);
      long nyIsZeroBits = bits[0];
      long nzIsZeroBits = bits[1];
      floats4(columns2, from2, floatRows, results, at, hits, nzIsZeroBits, nxIsZeroBits, nyIsZeroBits,
          overlapBits);
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
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5], rs = columns1[6];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2], ds = columns2[3];
    long rAtLeastZeroBits = 0;
    long allSquareAtLeastLeastSquareBits = 0;
    long overlapBits = 0;
    long finiteBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector nx = fromArray(FLOATS, nxs, j);
      FloatVector ny = fromArray(FLOATS, nys, j);
      FloatVector nz = fromArray(FLOATS, nzs, j);
      FloatVector square = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz));
      FloatVector r = fromArray(FLOATS, rs, i);
      FloatVector reach = r.lanewise(MUL, square.lanewise(SQRT));
      FloatVector d = fromArray(FLOATS, ds, j);
      FloatVector a = nx.lanewise(MUL, fromArray(FLOATS, axs, i))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, ays, i)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, azs, i))).lanewise(ADD, d);
      FloatVector b = nx.lanewise(MUL, fromArray(FLOATS, bxs, i))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, bys, i)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, bzs, i))).lanewise(ADD, d);
      VectorMask<Float> rAtLeastZero = r.compare(GE, ALL_ZERO);
      rAtLeastZeroBits |= rAtLeastZero.toLong() << k;
      VectorMask<Float> absAAtMostLargest = a.lanewise(ABS).compare(LE, ALL_LARGEST);
      VectorMask<Float> absBAtMostLargest = b.lanewise(ABS).compare(LE, ALL_LARGEST);
      VectorMask<Float> allSquareAtLeastLeastSquare = square.compare(GE, ALL_LEAST_SQUARE);
      allSquareAtLeastLeastSquare = square.compare(LE, ALL_LARGEST_SQUARE, allSquareAtLeastLeastSquare);
      allSquareAtLeastLeastSquareBits |= allSquareAtLeastLeastSquare.toLong() << k;
      overlapBits |= rAtLeastZero.and(a.compare(LE, reach).or(b.compare(LE, reach))).and(absAAtMostLargest)
          .and(absBAtMostLargest).and(allSquareAtLeastLeastSquare).toLong() << k;
      finiteBits |= absAAtMostLargest.and(absBAtMostLargest).toLong() << k;
      // a < b ? a : b
      FLOAT_VECTOR.cast(b.blend(a, a.compare(LT, b)).lanewise(SUB, reach)).intoArray(floatRows,
          ROW_OUTSIDE + k);
    }
    bits[0] = allSquareAtLeastLeastSquareBits;
    bits[1] = overlapBits;
    bits[2] = finiteBits;
    return rAtLeastZeroBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long finiteBits, long rAtLeastZeroBits, long allSquareAtLeastLeastSquareBits, long overlapBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] vxs = columns1[7], vys = columns1[8], vzs = columns1[9];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2];
    long hits = 0;
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
          VectorMask.fromLong(FLOATS, (finiteBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (rAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (allSquareAtLeastLeastSquareBits >>> k) & WideLanes.FLOAT_LANES)));
      // enter > 0 ? enter : Float.MIN_VALUE
      FloatVector later = ALL_C1_40E_45.blend(enter, enter.compare(GT, ALL_ZERO));
      // overlap ? 0 : enter <= 1 ? later : Float.POSITIVE_INFINITY; valid ? Sweep.time(overlap, enter) :
      // Float.POSITIVE_INFINITY
      FloatVector time = ALL_INFINITY.blend(ALL_INFINITY.blend(later, enter.compare(LE, ALL_ONE))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)), valid);
      FLOAT_VECTOR.cast(time).intoArray(floatRows, ROW_TIME + k);
      hits |= time.compare(LT, ALL_INFINITY).toLong() << k;
    }
    return hits;
  }

  private static long floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long overlapBits, long hits) {
    if (columns1 == null) {
      return 0;
    }
    float[] vxs = columns1[7], vys = columns1[8], vzs = columns1[9];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2];
    long nxIsZeroBits = 0;
    long nyIsZeroBits = 0;
    long nzIsZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
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
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_NX_OUT + k);
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
    bits[0] = nyIsZeroBits;
    bits[1] = nzIsZeroBits;
    return nxIsZeroBits;
  }

  private static void floats4(float[][] columns2, int from2, float[] floatRows, float[][] results, int at,
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
      floats1(null, 0, null, 0, null, null);
      floats2(null, 0, null, 0, null, 0, 0, 0, 0);
      floats3(null, 0, null, 0, null, null, 0, 0);
      floats4(null, 0, null, null, 0, 0, 0, 0, 0, 0);
    }
  }
}
