// Compiled from FrustumPlanes.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.SQRT;
import static lockstep.twin.WideLanes.FLOATS;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.LoopedKernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/** Wide twin of {@link FrustumPlanes#sphere}: the same operations in the same order, on vectors of pairs. */
final class FrustumPlanesSphereWide implements LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[2]);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    long[] bits = BITS.get();
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long radiusAtLeastZeroBits = floats1(columns1, from1, columns2, from2, bits);
      long allRadiusAtLeastZeroBits = bits[0];
      long allRadiusAtLeastZeroBits2 = floats2(columns1, from1, columns2, from2, radiusAtLeastZeroBits,
          allRadiusAtLeastZeroBits);
      long hits = floats3(columns1, from1, columns2, from2, radiusAtLeastZeroBits, allRadiusAtLeastZeroBits2);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2, long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] lxs = columns1[0], lys = columns1[1], lzs = columns1[2], lds = columns1[3], rxs = columns1[4],
        rys = columns1[5], rzs = columns1[6], rds = columns1[7];
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2], radiuss = columns2[3];
    long radiusAtLeastZeroBits = 0;
    long allRadiusAtLeastZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector lx = fromArray(FLOATS, lxs, i);
      FloatVector ly = fromArray(FLOATS, lys, i);
      FloatVector lz = fromArray(FLOATS, lzs, i);
      FloatVector square = lx.lanewise(MUL, lx).lanewise(ADD, ly.lanewise(MUL, ly))
          .lanewise(ADD, lz.lanewise(MUL, lz));
      FloatVector x = fromArray(FLOATS, xs, j);
      FloatVector y = fromArray(FLOATS, ys, j);
      FloatVector z = fromArray(FLOATS, zs, j);
      FloatVector outside = lx.lanewise(MUL, x).lanewise(ADD, ly.lanewise(MUL, y))
          .lanewise(ADD, lz.lanewise(MUL, z)).lanewise(ADD, fromArray(FLOATS, lds, i));
      FloatVector radius = fromArray(FLOATS, radiuss, j);
      VectorMask<Float> radiusAtLeastZero = radius.compare(GE, ALL_ZERO);
      radiusAtLeastZeroBits |= radiusAtLeastZero.toLong() << k;
      FloatVector rx = fromArray(FLOATS, rxs, i);
      FloatVector ry = fromArray(FLOATS, rys, i);
      FloatVector rz = fromArray(FLOATS, rzs, i);
      FloatVector square2 = rx.lanewise(MUL, rx).lanewise(ADD, ry.lanewise(MUL, ry))
          .lanewise(ADD, rz.lanewise(MUL, rz));
      FloatVector outside2 = rx.lanewise(MUL, x).lanewise(ADD, ry.lanewise(MUL, y))
          .lanewise(ADD, rz.lanewise(MUL, z)).lanewise(ADD, fromArray(FLOATS, rds, i));
      VectorMask<Float> allRadiusAtLeastZero = square
          .compare(GE, ALL_LEAST_SQUARE, radiusAtLeastZero.and(radiusAtLeastZero));
      allRadiusAtLeastZero = square.compare(LE, ALL_LARGEST_SQUARE, allRadiusAtLeastZero);
      allRadiusAtLeastZero = square2.compare(GE, ALL_LEAST_SQUARE, allRadiusAtLeastZero);
      allRadiusAtLeastZero = square2.compare(LE, ALL_LARGEST_SQUARE, allRadiusAtLeastZero);
      VectorMask<Float> allRadiusAtLeastZero2 = outside
          .compare(LE, radius.lanewise(MUL, square.lanewise(SQRT)));
      allRadiusAtLeastZero2 = outside.lanewise(ABS).compare(LE, ALL_LARGEST, allRadiusAtLeastZero2);
      allRadiusAtLeastZero2 = outside2.compare(LE, radius.lanewise(MUL, square2.lanewise(SQRT)),
          allRadiusAtLeastZero2);
      allRadiusAtLeastZero2 = outside2.lanewise(ABS).compare(LE, ALL_LARGEST, allRadiusAtLeastZero2);
      allRadiusAtLeastZero = allRadiusAtLeastZero.and(allRadiusAtLeastZero2);
      allRadiusAtLeastZeroBits |= allRadiusAtLeastZero.toLong() << k;
    }
    bits[0] = allRadiusAtLeastZeroBits;
    return radiusAtLeastZeroBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2,
      long radiusAtLeastZeroBits, long allRadiusAtLeastZeroBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] bxs = columns1[8], bys = columns1[9], bzs = columns1[10], bds = columns1[11], txs = columns1[12],
        tys = columns1[13], tzs = columns1[14], tds = columns1[15];
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2], radiuss = columns2[3];
    long allRadiusAtLeastZeroBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector bx = fromArray(FLOATS, bxs, i);
      FloatVector by = fromArray(FLOATS, bys, i);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      FloatVector square = bx.lanewise(MUL, bx).lanewise(ADD, by.lanewise(MUL, by))
          .lanewise(ADD, bz.lanewise(MUL, bz));
      FloatVector x = fromArray(FLOATS, xs, j);
      FloatVector y = fromArray(FLOATS, ys, j);
      FloatVector z = fromArray(FLOATS, zs, j);
      FloatVector outside = bx.lanewise(MUL, x).lanewise(ADD, by.lanewise(MUL, y))
          .lanewise(ADD, bz.lanewise(MUL, z)).lanewise(ADD, fromArray(FLOATS, bds, i));
      FloatVector tx = fromArray(FLOATS, txs, i);
      FloatVector ty = fromArray(FLOATS, tys, i);
      FloatVector tz = fromArray(FLOATS, tzs, i);
      FloatVector square2 = tx.lanewise(MUL, tx).lanewise(ADD, ty.lanewise(MUL, ty))
          .lanewise(ADD, tz.lanewise(MUL, tz));
      FloatVector outside2 = tx.lanewise(MUL, x).lanewise(ADD, ty.lanewise(MUL, y))
          .lanewise(ADD, tz.lanewise(MUL, z)).lanewise(ADD, fromArray(FLOATS, tds, i));
      VectorMask<Float> radiusAtLeastZero = VectorMask.fromLong(FLOATS, (radiusAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> allRadiusAtLeastZero = square
          .compare(GE, ALL_LEAST_SQUARE, VectorMask.fromLong(FLOATS, (allRadiusAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES).and(radiusAtLeastZero).and(radiusAtLeastZero));
      allRadiusAtLeastZero = square.compare(LE, ALL_LARGEST_SQUARE, allRadiusAtLeastZero);
      allRadiusAtLeastZero = square2.compare(GE, ALL_LEAST_SQUARE, allRadiusAtLeastZero);
      allRadiusAtLeastZero = square2.compare(LE, ALL_LARGEST_SQUARE, allRadiusAtLeastZero);
      FloatVector radius = fromArray(FLOATS, radiuss, j);
      VectorMask<Float> allRadiusAtLeastZero2 = outside
          .compare(LE, radius.lanewise(MUL, square.lanewise(SQRT)));
      allRadiusAtLeastZero2 = outside.lanewise(ABS).compare(LE, ALL_LARGEST, allRadiusAtLeastZero2);
      allRadiusAtLeastZero2 = outside2.compare(LE, radius.lanewise(MUL, square2.lanewise(SQRT)),
          allRadiusAtLeastZero2);
      allRadiusAtLeastZero2 = outside2.lanewise(ABS).compare(LE, ALL_LARGEST, allRadiusAtLeastZero2);
      allRadiusAtLeastZero = allRadiusAtLeastZero.and(allRadiusAtLeastZero2);
      allRadiusAtLeastZeroBits2 |= allRadiusAtLeastZero.toLong() << k;
    }
    return allRadiusAtLeastZeroBits2;
  }

  private static long floats3(float[][] columns1, int from1, float[][] columns2, int from2,
      long radiusAtLeastZeroBits, long allRadiusAtLeastZeroBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] nxs = columns1[16], nys = columns1[17], nzs = columns1[18], nds = columns1[19], fxs = columns1[20],
        fys = columns1[21], fzs = columns1[22], fds = columns1[23];
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2], radiuss = columns2[3];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector nx = fromArray(FLOATS, nxs, i);
      FloatVector ny = fromArray(FLOATS, nys, i);
      FloatVector nz = fromArray(FLOATS, nzs, i);
      FloatVector square = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz));
      FloatVector x = fromArray(FLOATS, xs, j);
      FloatVector y = fromArray(FLOATS, ys, j);
      FloatVector z = fromArray(FLOATS, zs, j);
      FloatVector outside = nx.lanewise(MUL, x).lanewise(ADD, ny.lanewise(MUL, y))
          .lanewise(ADD, nz.lanewise(MUL, z)).lanewise(ADD, fromArray(FLOATS, nds, i));
      FloatVector fx = fromArray(FLOATS, fxs, i);
      FloatVector fy = fromArray(FLOATS, fys, i);
      FloatVector fz = fromArray(FLOATS, fzs, i);
      FloatVector square2 = fx.lanewise(MUL, fx).lanewise(ADD, fy.lanewise(MUL, fy))
          .lanewise(ADD, fz.lanewise(MUL, fz));
      FloatVector outside2 = fx.lanewise(MUL, x).lanewise(ADD, fy.lanewise(MUL, y))
          .lanewise(ADD, fz.lanewise(MUL, z)).lanewise(ADD, fromArray(FLOATS, fds, i));
      VectorMask<Float> radiusAtLeastZero = VectorMask.fromLong(FLOATS, (radiusAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> hit = square.compare(GE, ALL_LEAST_SQUARE,
          VectorMask.fromLong(FLOATS, (allRadiusAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES)
          .and(radiusAtLeastZero).and(radiusAtLeastZero));
      hit = square.compare(LE, ALL_LARGEST_SQUARE, hit);
      hit = square2.compare(GE, ALL_LEAST_SQUARE, hit);
      hit = square2.compare(LE, ALL_LARGEST_SQUARE, hit);
      FloatVector radius = fromArray(FLOATS, radiuss, j);
      VectorMask<Float> hit2 = outside.compare(LE, radius.lanewise(MUL, square.lanewise(SQRT)));
      hit2 = outside.lanewise(ABS).compare(LE, ALL_LARGEST, hit2);
      hit2 = outside2.compare(LE, radius.lanewise(MUL, square2.lanewise(SQRT)), hit2);
      hit2 = outside2.lanewise(ABS).compare(LE, ALL_LARGEST, hit2);
      hit = hit.and(hit2);
      hits |= hit.toLong() << k;
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, 0, 0);
      floats3(null, 0, null, 0, 0, 0);
    }
  }
}
