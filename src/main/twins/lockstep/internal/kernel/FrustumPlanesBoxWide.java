// Compiled from FrustumPlanes.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.MUL;
import static lockstep.twin.WideLanes.FLOATS;
import static lockstep.twin.WideLanes.FLOAT_VECTOR;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.LoopedKernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/** Wide twin of {@link FrustumPlanes#box}: the same operations in the same order, on vectors of pairs. */
final class FrustumPlanesBoxWide implements LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_MINUS_LARGEST = FloatVector.broadcast(FLOATS, -3.4028235E38f);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[4]);

  private static final int ROW_ZERO_OR_PRODUCT = 0 * Kernel.BLOCK;
  private static final int ROW_SUM = 1 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[2 * Kernel.BLOCK]);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] floatRows = FLOAT_ROWS.get();
    long[] bits = BITS.get();
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long minXAtMostMaxXBits = floats1(columns1, from1, columns2, from2, floatRows, bits);
      long minYAtMostMaxYBits = bits[0];
      long minZAtMostMaxZBits = bits[1];
      long allOutsideAtMostZeroBits = bits[2];
      long allOutsideAtMostZeroBits2 = floats2(columns1, from1, columns2, from2, floatRows, minXAtMostMaxXBits,
          minYAtMostMaxYBits, minZAtMostMaxZBits, allOutsideAtMostZeroBits);
      long allOutsideAtMostZeroBits3 = floats3(columns1, from1, columns2, from2, floatRows, minXAtMostMaxXBits,
          minYAtMostMaxYBits, minZAtMostMaxZBits, allOutsideAtMostZeroBits2);
      long hits = floats4(columns1, from1, columns2, from2, floatRows, minXAtMostMaxXBits, minYAtMostMaxYBits,
          minZAtMostMaxZBits, allOutsideAtMostZeroBits3);
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
    float[] lxs = columns1[0], lys = columns1[1], lzs = columns1[2], lds = columns1[3], rxs = columns1[4];
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
    long minXAtMostMaxXBits = 0;
    long minYAtMostMaxYBits = 0;
    long minZAtMostMaxZBits = 0;
    long allOutsideAtMostZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector lx = fromArray(FLOATS, lxs, i);
      FloatVector minX = fromArray(FLOATS, minXs, j);
      FloatVector maxX = fromArray(FLOATS, maxXs, j);
      // n > 0 ? min : max
      FloatVector x = maxX.blend(minX, lx.compare(GT, ALL_ZERO));
      FloatVector ly = fromArray(FLOATS, lys, i);
      FloatVector minY = fromArray(FLOATS, minYs, j);
      FloatVector maxY = fromArray(FLOATS, maxYs, j);
      // n > 0 ? min : max
      FloatVector x2 = maxY.blend(minY, ly.compare(GT, ALL_ZERO));
      FloatVector lz = fromArray(FLOATS, lzs, i);
      FloatVector minZ = fromArray(FLOATS, minZs, j);
      FloatVector maxZ = fromArray(FLOATS, maxZs, j);
      // n > 0 ? min : max
      FloatVector x3 = maxZ.blend(minZ, lz.compare(GT, ALL_ZERO));
      FloatVector ld = fromArray(FLOATS, lds, i);
      // n == 0 ? 0 : n * x
      FloatVector outside = lx.lanewise(MUL, x).blend(ALL_ZERO, lx.compare(EQ, ALL_ZERO))
          .lanewise(ADD, ly.lanewise(MUL, x2).blend(ALL_ZERO, ly.compare(EQ, ALL_ZERO)))
          .lanewise(ADD, lz.lanewise(MUL, x3).blend(ALL_ZERO, lz.compare(EQ, ALL_ZERO))).lanewise(ADD, ld);
      VectorMask<Float> minXAtMostMaxX = minX.compare(LE, maxX);
      minXAtMostMaxXBits |= minXAtMostMaxX.toLong() << k;
      VectorMask<Float> minYAtMostMaxY = minY.compare(LE, maxY);
      minYAtMostMaxYBits |= minYAtMostMaxY.toLong() << k;
      VectorMask<Float> minZAtMostMaxZ = minZ.compare(LE, maxZ);
      minZAtMostMaxZBits |= minZAtMostMaxZ.toLong() << k;
      FloatVector square = lx.lanewise(MUL, lx).lanewise(ADD, ly.lanewise(MUL, ly))
          .lanewise(ADD, lz.lanewise(MUL, lz));
      VectorMask<Float> allOutsideAtMostZero = ld
          .compare(GE, ALL_MINUS_LARGEST, minXAtMostMaxX.and(minYAtMostMaxY).and(minZAtMostMaxZ));
      allOutsideAtMostZero = square.compare(GE, ALL_LEAST_SQUARE, allOutsideAtMostZero);
      allOutsideAtMostZero = square.compare(LE, ALL_LARGEST_SQUARE, allOutsideAtMostZero);
      allOutsideAtMostZero = outside.compare(LE, ALL_ZERO, allOutsideAtMostZero);
      allOutsideAtMostZeroBits |= allOutsideAtMostZero.toLong() << k;
      FloatVector rx = fromArray(FLOATS, rxs, i);
      // n > 0 ? min : max
      FloatVector x4 = maxX.blend(minX, rx.compare(GT, ALL_ZERO));
      // n == 0 ? 0 : n * x
      FLOAT_VECTOR.cast(rx.lanewise(MUL, x4).blend(ALL_ZERO, rx.compare(EQ, ALL_ZERO))).intoArray(floatRows,
          ROW_ZERO_OR_PRODUCT + k);
    }
    bits[0] = minYAtMostMaxYBits;
    bits[1] = minZAtMostMaxZBits;
    bits[2] = allOutsideAtMostZeroBits;
    return minXAtMostMaxXBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long minXAtMostMaxXBits, long minYAtMostMaxYBits, long minZAtMostMaxZBits,
      long allOutsideAtMostZeroBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rxs = columns1[4], rys = columns1[5], rzs = columns1[6], rds = columns1[7], bxs = columns1[8],
        bys = columns1[9], bzs = columns1[10], bds = columns1[11];
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
    long allOutsideAtMostZeroBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ry = fromArray(FLOATS, rys, i);
      FloatVector minY = fromArray(FLOATS, minYs, j);
      FloatVector maxY = fromArray(FLOATS, maxYs, j);
      // n > 0 ? min : max
      FloatVector x = maxY.blend(minY, ry.compare(GT, ALL_ZERO));
      FloatVector rz = fromArray(FLOATS, rzs, i);
      FloatVector minZ = fromArray(FLOATS, minZs, j);
      FloatVector maxZ = fromArray(FLOATS, maxZs, j);
      // n > 0 ? min : max
      FloatVector x2 = maxZ.blend(minZ, rz.compare(GT, ALL_ZERO));
      FloatVector rd = fromArray(FLOATS, rds, i);
      // n == 0 ? 0 : n * x
      FloatVector outside = fromArray(FLOATS, floatRows, ROW_ZERO_OR_PRODUCT + k)
          .lanewise(ADD, ry.lanewise(MUL, x).blend(ALL_ZERO, ry.compare(EQ, ALL_ZERO)))
          .lanewise(ADD, rz.lanewise(MUL, x2).blend(ALL_ZERO, rz.compare(EQ, ALL_ZERO))).lanewise(ADD, rd);
      FloatVector rx = fromArray(FLOATS, rxs, i);
      FloatVector square = rx.lanewise(MUL, rx).lanewise(ADD, ry.lanewise(MUL, ry))
          .lanewise(ADD, rz.lanewise(MUL, rz));
      FloatVector bx = fromArray(FLOATS, bxs, i);
      // n > 0 ? min : max
      FloatVector x3 = fromArray(FLOATS, maxXs, j).blend(fromArray(FLOATS, minXs, j), bx.compare(GT, ALL_ZERO));
      FloatVector by = fromArray(FLOATS, bys, i);
      // n > 0 ? min : max
      FloatVector x4 = maxY.blend(minY, by.compare(GT, ALL_ZERO));
      FloatVector bz = fromArray(FLOATS, bzs, i);
      // n > 0 ? min : max
      FloatVector x5 = maxZ.blend(minZ, bz.compare(GT, ALL_ZERO));
      FloatVector bd = fromArray(FLOATS, bds, i);
      // n == 0 ? 0 : n * x
      FloatVector outside2 = bx.lanewise(MUL, x3).blend(ALL_ZERO, bx.compare(EQ, ALL_ZERO))
          .lanewise(ADD, by.lanewise(MUL, x4).blend(ALL_ZERO, by.compare(EQ, ALL_ZERO)))
          .lanewise(ADD, bz.lanewise(MUL, x5).blend(ALL_ZERO, bz.compare(EQ, ALL_ZERO))).lanewise(ADD, bd);
      FloatVector square2 = bx.lanewise(MUL, bx).lanewise(ADD, by.lanewise(MUL, by))
          .lanewise(ADD, bz.lanewise(MUL, bz));
      VectorMask<Float> minXAtMostMaxX = VectorMask.fromLong(FLOATS, (minXAtMostMaxXBits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> minYAtMostMaxY = VectorMask.fromLong(FLOATS, (minYAtMostMaxYBits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> minZAtMostMaxZ = VectorMask.fromLong(FLOATS, (minZAtMostMaxZBits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> allOutsideAtMostZero = rd
          .compare(GE, ALL_MINUS_LARGEST, VectorMask.fromLong(FLOATS, (allOutsideAtMostZeroBits >>> k)
          & WideLanes.FLOAT_LANES).and(minXAtMostMaxX).and(minYAtMostMaxY).and(minZAtMostMaxZ)
          .and(minXAtMostMaxX).and(minYAtMostMaxY).and(minZAtMostMaxZ));
      allOutsideAtMostZero = bd.compare(GE, ALL_MINUS_LARGEST, allOutsideAtMostZero);
      allOutsideAtMostZero = square.compare(GE, ALL_LEAST_SQUARE, allOutsideAtMostZero);
      allOutsideAtMostZero = square.compare(LE, ALL_LARGEST_SQUARE, allOutsideAtMostZero);
      VectorMask<Float> allOutsideAtMostZero2 = square2.compare(GE, ALL_LEAST_SQUARE);
      allOutsideAtMostZero2 = square2.compare(LE, ALL_LARGEST_SQUARE, allOutsideAtMostZero2);
      allOutsideAtMostZero2 = outside.compare(LE, ALL_ZERO, allOutsideAtMostZero2);
      allOutsideAtMostZero2 = outside2.compare(LE, ALL_ZERO, allOutsideAtMostZero2);
      allOutsideAtMostZero = allOutsideAtMostZero.and(allOutsideAtMostZero2);
      allOutsideAtMostZeroBits2 |= allOutsideAtMostZero.toLong() << k;
    }
    return allOutsideAtMostZeroBits2;
  }

  private static long floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long minXAtMostMaxXBits, long minYAtMostMaxYBits, long minZAtMostMaxZBits,
      long allOutsideAtMostZeroBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] txs = columns1[12], tys = columns1[13], tzs = columns1[14], tds = columns1[15], nxs = columns1[16],
        nys = columns1[17];
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
    long allOutsideAtMostZeroBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector tx = fromArray(FLOATS, txs, i);
      FloatVector minX = fromArray(FLOATS, minXs, j);
      FloatVector maxX = fromArray(FLOATS, maxXs, j);
      // n > 0 ? min : max
      FloatVector x = maxX.blend(minX, tx.compare(GT, ALL_ZERO));
      FloatVector ty = fromArray(FLOATS, tys, i);
      FloatVector minY = fromArray(FLOATS, minYs, j);
      FloatVector maxY = fromArray(FLOATS, maxYs, j);
      // n > 0 ? min : max
      FloatVector x2 = maxY.blend(minY, ty.compare(GT, ALL_ZERO));
      FloatVector tz = fromArray(FLOATS, tzs, i);
      // n > 0 ? min : max
      FloatVector x3 = fromArray(FLOATS, maxZs, j).blend(fromArray(FLOATS, minZs, j), tz.compare(GT, ALL_ZERO));
      FloatVector td = fromArray(FLOATS, tds, i);
      // n == 0 ? 0 : n * x
      FloatVector outside = tx.lanewise(MUL, x).blend(ALL_ZERO, tx.compare(EQ, ALL_ZERO))
          .lanewise(ADD, ty.lanewise(MUL, x2).blend(ALL_ZERO, ty.compare(EQ, ALL_ZERO)))
          .lanewise(ADD, tz.lanewise(MUL, x3).blend(ALL_ZERO, tz.compare(EQ, ALL_ZERO))).lanewise(ADD, td);
      FloatVector square = tx.lanewise(MUL, tx).lanewise(ADD, ty.lanewise(MUL, ty))
          .lanewise(ADD, tz.lanewise(MUL, tz));
      VectorMask<Float> allOutsideAtMostZero = td
          .compare(GE, ALL_MINUS_LARGEST, VectorMask.fromLong(FLOATS, (allOutsideAtMostZeroBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (minXAtMostMaxXBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (minYAtMostMaxYBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (minZAtMostMaxZBits >>> k)
          & WideLanes.FLOAT_LANES)));
      allOutsideAtMostZero = square.compare(GE, ALL_LEAST_SQUARE, allOutsideAtMostZero);
      allOutsideAtMostZero = square.compare(LE, ALL_LARGEST_SQUARE, allOutsideAtMostZero);
      allOutsideAtMostZero = outside.compare(LE, ALL_ZERO, allOutsideAtMostZero);
      allOutsideAtMostZeroBits2 |= allOutsideAtMostZero.toLong() << k;
      FloatVector nx = fromArray(FLOATS, nxs, i);
      // n > 0 ? min : max
      FloatVector x4 = maxX.blend(minX, nx.compare(GT, ALL_ZERO));
      FloatVector ny = fromArray(FLOATS, nys, i);
      // n > 0 ? min : max
      FloatVector x5 = maxY.blend(minY, ny.compare(GT, ALL_ZERO));
      // n == 0 ? 0 : n * x
      FLOAT_VECTOR.cast(nx.lanewise(MUL, x4).blend(ALL_ZERO, nx.compare(EQ, ALL_ZERO))
          .lanewise(ADD, ny.lanewise(MUL, x5).blend(ALL_ZERO, ny.compare(EQ, ALL_ZERO)))).intoArray(floatRows,
          ROW_SUM + k);
    }
    return allOutsideAtMostZeroBits2;
  }

  private static long floats4(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long minXAtMostMaxXBits, long minYAtMostMaxYBits, long minZAtMostMaxZBits,
      long allOutsideAtMostZeroBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] nxs = columns1[16], nys = columns1[17], nzs = columns1[18], nds = columns1[19], fxs = columns1[20],
        fys = columns1[21], fzs = columns1[22], fds = columns1[23];
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector nz = fromArray(FLOATS, nzs, i);
      FloatVector minZ = fromArray(FLOATS, minZs, j);
      FloatVector maxZ = fromArray(FLOATS, maxZs, j);
      // n > 0 ? min : max
      FloatVector x = maxZ.blend(minZ, nz.compare(GT, ALL_ZERO));
      FloatVector nd = fromArray(FLOATS, nds, i);
      // n == 0 ? 0 : n * x
      FloatVector outside = fromArray(FLOATS, floatRows, ROW_SUM + k)
          .lanewise(ADD, nz.lanewise(MUL, x).blend(ALL_ZERO, nz.compare(EQ, ALL_ZERO))).lanewise(ADD, nd);
      FloatVector nx = fromArray(FLOATS, nxs, i);
      FloatVector ny = fromArray(FLOATS, nys, i);
      FloatVector square = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz));
      FloatVector fx = fromArray(FLOATS, fxs, i);
      // n > 0 ? min : max
      FloatVector x2 = fromArray(FLOATS, maxXs, j).blend(fromArray(FLOATS, minXs, j), fx.compare(GT, ALL_ZERO));
      FloatVector fy = fromArray(FLOATS, fys, i);
      // n > 0 ? min : max
      FloatVector x3 = fromArray(FLOATS, maxYs, j).blend(fromArray(FLOATS, minYs, j), fy.compare(GT, ALL_ZERO));
      FloatVector fz = fromArray(FLOATS, fzs, i);
      // n > 0 ? min : max
      FloatVector x4 = maxZ.blend(minZ, fz.compare(GT, ALL_ZERO));
      FloatVector fd = fromArray(FLOATS, fds, i);
      // n == 0 ? 0 : n * x
      FloatVector outside2 = fx.lanewise(MUL, x2).blend(ALL_ZERO, fx.compare(EQ, ALL_ZERO))
          .lanewise(ADD, fy.lanewise(MUL, x3).blend(ALL_ZERO, fy.compare(EQ, ALL_ZERO)))
          .lanewise(ADD, fz.lanewise(MUL, x4).blend(ALL_ZERO, fz.compare(EQ, ALL_ZERO))).lanewise(ADD, fd);
      FloatVector square2 = fx.lanewise(MUL, fx).lanewise(ADD, fy.lanewise(MUL, fy))
          .lanewise(ADD, fz.lanewise(MUL, fz));
      VectorMask<Float> minXAtMostMaxX = VectorMask.fromLong(FLOATS, (minXAtMostMaxXBits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> minYAtMostMaxY = VectorMask.fromLong(FLOATS, (minYAtMostMaxYBits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> minZAtMostMaxZ = VectorMask.fromLong(FLOATS, (minZAtMostMaxZBits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> hit = nd.compare(GE, ALL_MINUS_LARGEST,
          VectorMask.fromLong(FLOATS, (allOutsideAtMostZeroBits >>> k) & WideLanes.FLOAT_LANES)
          .and(minXAtMostMaxX).and(minYAtMostMaxY).and(minZAtMostMaxZ).and(minXAtMostMaxX).and(minYAtMostMaxY)
          .and(minZAtMostMaxZ));
      hit = fd.compare(GE, ALL_MINUS_LARGEST, hit);
      hit = square.compare(GE, ALL_LEAST_SQUARE, hit);
      hit = square.compare(LE, ALL_LARGEST_SQUARE, hit);
      VectorMask<Float> hit2 = square2.compare(GE, ALL_LEAST_SQUARE);
      hit2 = square2.compare(LE, ALL_LARGEST_SQUARE, hit2);
      hit2 = outside.compare(LE, ALL_ZERO, hit2);
      hit2 = outside2.compare(LE, ALL_ZERO, hit2);
      hit = hit.and(hit2);
      hits |= hit.toLong() << k;
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null, null);
      floats2(null, 0, null, 0, null, 0, 0, 0, 0);
      floats3(null, 0, null, 0, null, 0, 0, 0, 0);
      floats4(null, 0, null, 0, null, 0, 0, 0, 0);
    }
  }
}
