// Compiled from SpherePlaneSweep.java; changes are made there.
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

/** Wide twin of {@link SpherePlaneSweep#sweep}: the same operations in the same order, on vectors of pairs. */
final class SpherePlaneSweepWide implements LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_MINUS_LARGEST = FloatVector.broadcast(FLOATS, -3.4028235E38f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[5]);

  private static final int ROW_ENTER = 0 * Kernel.BLOCK;
  private static final int ROW_TIME = 1 * Kernel.BLOCK;
  private static final int ROW_MINUS_VX = 2 * Kernel.BLOCK;
  private static final int ROW_X = 3 * Kernel.BLOCK;
  private static final int ROW_MINUS_VY = 4 * Kernel.BLOCK;
  private static final int ROW_MINUS_VZ = 5 * Kernel.BLOCK;
  private static final int ROW_NX_OUT = 6 * Kernel.BLOCK;
  private static final int ROW_NY_OUT = 7 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[8 * Kernel.BLOCK]);

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
      long hits = floats2(columns1, from1, columns2, from2, floatRows, bits, rAtLeastZeroBits,
          allSquareAtLeastLeastSquareBits, overlapBits);
      long nxIsZeroBits = bits[0];
      long nyIsZeroBits = bits[1];
      long nzIsZeroBits = bits[2];
      long noneBits = bits[3];
      long noneBits2 = floats3(columns1, from1, columns2, from2, floatRows, noneBits, hits, nyIsZeroBits,
          nzIsZeroBits, nxIsZeroBits, overlapBits);
      floats4(columns2, from2, floatRows, results, at, noneBits2, hits);
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
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], rs = columns1[3], vxs = columns1[4],
        vys = columns1[5], vzs = columns1[6];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2], ds = columns2[3];
    long rAtLeastZeroBits = 0;
    long allSquareAtLeastLeastSquareBits = 0;
    long overlapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector nx = fromArray(FLOATS, nxs, j);
      FloatVector ny = fromArray(FLOATS, nys, j);
      FloatVector nz = fromArray(FLOATS, nzs, j);
      FloatVector square = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz));
      FloatVector outside = nx.lanewise(MUL, fromArray(FLOATS, xs, i))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, ys, i)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, zs, i))).lanewise(ADD, fromArray(FLOATS, ds, j));
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> rAtLeastZero = r.compare(GE, ALL_ZERO);
      rAtLeastZeroBits |= rAtLeastZero.toLong() << k;
      FloatVector product = r.lanewise(MUL, square.lanewise(SQRT));
      VectorMask<Float> allSquareAtLeastLeastSquare = square.compare(GE, ALL_LEAST_SQUARE);
      allSquareAtLeastLeastSquare = square.compare(LE, ALL_LARGEST_SQUARE, allSquareAtLeastLeastSquare);
      allSquareAtLeastLeastSquareBits |= allSquareAtLeastLeastSquare.toLong() << k;
      VectorMask<Float> overlap = outside.compare(LE, product, rAtLeastZero.and(allSquareAtLeastLeastSquare));
      overlap = outside.lanewise(ABS).compare(LE, ALL_LARGEST, overlap);
      overlapBits |= overlap.toLong() << k;
      FloatVector outside2 = outside.lanewise(SUB, product);
      FloatVector slope = nx.lanewise(MUL, fromArray(FLOATS, vxs, i))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, vys, i)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, vzs, i)));
      FloatVector t = outside2.lanewise(DIV, slope.lanewise(NEG));
      VectorMask<Float> enters = slope.compare(GE, ALL_MINUS_LARGEST);
      enters = outside2.compare(GT, ALL_ZERO, enters);
      enters = outside2.lanewise(ADD, slope).compare(LE, ALL_ZERO, enters);
      // enters ? t < 1 ? t : 1 : Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(ALL_ONE.blend(t, t.compare(LT, ALL_ONE)), enters)).intoArray(
          floatRows, ROW_ENTER + k);
    }
    bits[0] = allSquareAtLeastLeastSquareBits;
    bits[1] = overlapBits;
    return rAtLeastZeroBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long rAtLeastZeroBits, long allSquareAtLeastLeastSquareBits, long overlapBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] vxs = columns1[4], vys = columns1[5], vzs = columns1[6];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2];
    long hits = 0;
    long nxIsZeroBits = 0;
    long nyIsZeroBits = 0;
    long nzIsZeroBits = 0;
    long noneBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector vx = fromArray(FLOATS, vxs, i);
      VectorMask<Float> valid = vx.lanewise(ABS).lanewise(ADD, fromArray(FLOATS, vys, i).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, vzs, i).lanewise(ABS))
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (rAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (allSquareAtLeastLeastSquareBits >>> k)
          & WideLanes.FLOAT_LANES)));
      FloatVector enter = fromArray(FLOATS, floatRows, ROW_ENTER + k);
      // enter > 0 ? enter : Float.MIN_VALUE
      FloatVector later = ALL_C1_40E_45.blend(enter, enter.compare(GT, ALL_ZERO));
      VectorMask<Float> overlap = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES);
      // overlap ? 0 : enter <= 1 ? later : Float.POSITIVE_INFINITY; valid ? Sweep.time(overlap, enter) :
      // Float.POSITIVE_INFINITY
      FloatVector time = ALL_INFINITY.blend(ALL_INFINITY.blend(later, enter.compare(LE, ALL_ONE))
          .blend(ALL_ZERO, overlap), valid);
      FLOAT_VECTOR.cast(time).intoArray(floatRows, ROW_TIME + k);
      hits |= time.compare(LT, ALL_INFINITY).toLong() << k;
      FloatVector nx = fromArray(FLOATS, nxs, j);
      VectorMask<Float> nxIsZero = nx.compare(EQ, ALL_ZERO);
      nxIsZeroBits |= nxIsZero.toLong() << k;
      VectorMask<Float> nyIsZero = fromArray(FLOATS, nys, j).compare(EQ, ALL_ZERO);
      nyIsZeroBits |= nyIsZero.toLong() << k;
      VectorMask<Float> nzIsZero = fromArray(FLOATS, nzs, j).compare(EQ, ALL_ZERO);
      nzIsZeroBits |= nzIsZero.toLong() << k;
      VectorMask<Float> nxIsZeroAndNzIsZero = nxIsZero.and(nyIsZero).and(nzIsZero);
      VectorMask<Float> none = overlap.or(nxIsZeroAndNzIsZero);
      noneBits |= none.toLong() << k;
      FloatVector minusVx = vx.lanewise(NEG);
      FLOAT_VECTOR.cast(minusVx).intoArray(floatRows, ROW_MINUS_VX + k);
      // none ? -vx : x
      FLOAT_VECTOR.cast(nx.blend(minusVx, none)).intoArray(floatRows, ROW_X + k);
    }
    bits[0] = nxIsZeroBits;
    bits[1] = nyIsZeroBits;
    bits[2] = nzIsZeroBits;
    bits[3] = noneBits;
    return hits;
  }

  private static long floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long noneBits, long hits, long nyIsZeroBits, long nzIsZeroBits, long nxIsZeroBits, long overlapBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] vys = columns1[5], vzs = columns1[6];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2];
    long noneBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector minusVy = fromArray(FLOATS, vys, i).lanewise(NEG);
      FLOAT_VECTOR.cast(minusVy).intoArray(floatRows, ROW_MINUS_VY + k);
      VectorMask<Float> none = VectorMask.fromLong(FLOATS, (noneBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector ny = fromArray(FLOATS, nys, j);
      // none ? -vy : y
      FloatVector y = ny.blend(minusVy, none);
      FloatVector minusVz = fromArray(FLOATS, vzs, i).lanewise(NEG);
      FLOAT_VECTOR.cast(minusVz).intoArray(floatRows, ROW_MINUS_VZ + k);
      FloatVector nz = fromArray(FLOATS, nzs, j);
      // none ? -vz : z
      FloatVector z = nz.blend(minusVz, none);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X + k);
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
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      // largest > 0 ? component / length : 0; hit ? Sweep.normal(overlap, nx, ny, nz, vx, vy, vz) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ZERO.blend(sx.lanewise(DIV, length), largestGreaterZero),
          hit)).intoArray(floatRows, ROW_NX_OUT + k);
      VectorMask<Float> nyIsZero = VectorMask.fromLong(FLOATS, (nyIsZeroBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> nzIsZero = VectorMask.fromLong(FLOATS, (nzIsZeroBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> nxIsZero = VectorMask.fromLong(FLOATS, (nxIsZeroBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> nyIsZeroAndNxIsZero = nyIsZero.and(nzIsZero).and(nxIsZero);
      VectorMask<Float> overlap = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> none2 = overlap.or(nyIsZeroAndNxIsZero);
      // none ? -vx : x
      FloatVector x2 = ny.blend(minusVy, none2);
      // none ? -vy : y
      FloatVector y2 = nz.blend(minusVz, none2);
      // none ? -vz : z
      FloatVector z2 = fromArray(FLOATS, nxs, j).blend(fromArray(FLOATS, floatRows, ROW_MINUS_VX + k), none2);
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
      // largest > 0 ? component / length : 0; hit ? Sweep.normal(overlap, ny, nz, nx, vy, vz, vx) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ZERO.blend(sx2.lanewise(DIV, length2), largestGreaterZero2),
          hit)).intoArray(floatRows, ROW_NY_OUT + k);
      VectorMask<Float> nzIsZeroAndNyIsZero = nzIsZero.and(nxIsZero).and(nyIsZero);
      noneBits2 |= overlap.or(nzIsZeroAndNyIsZero).toLong() << k;
    }
    return noneBits2;
  }

  private static void floats4(float[][] columns2, int from2, float[] floatRows, float[][] results, int at,
      long noneBits, long hits) {
    if (columns2 == null) {
      return;
    }
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2];
    float[] ts = results[0], nxOuts = results[1], nyOuts = results[2], nzOuts = results[3];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      VectorMask<Float> none = VectorMask.fromLong(FLOATS, (noneBits >>> k) & WideLanes.FLOAT_LANES);
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
      FloatVector nzOut = ALL_ZERO.blend(ALL_ZERO.blend(sx.lanewise(DIV, length), largestGreaterZero),
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TIME + k)).intoArray(ts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NX_OUT + k)).intoArray(nxOuts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NY_OUT + k)).intoArray(nyOuts, at + k);
      FLOAT_VECTOR.cast(nzOut).intoArray(nzOuts, at + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null, null);
      floats2(null, 0, null, 0, null, null, 0, 0, 0);
      floats3(null, 0, null, 0, null, 0, 0, 0, 0, 0, 0);
      floats4(null, 0, null, null, 0, 0, 0);
    }
  }
}
