// Compiled from InFrustum.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.NEG;
import static jdk.incubator.vector.VectorOperators.SQRT;
import static lockstep.twin.WideLanes.FLOATS;
import static lockstep.twin.WideLanes.FLOAT_VECTOR;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.LoopedKernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/** Wide twin of {@link InFrustum#capsule}: the same operations in the same order, on vectors of pairs. */
final class InFrustumCapsuleWide implements LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_MINUS_LARGEST = FloatVector.broadcast(FLOATS, -3.4028235E38f);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[2]);

  private static final int ROW_SQUARE = 0 * Kernel.BLOCK;
  private static final int ROW_ROOT_SQUARE = 1 * Kernel.BLOCK;
  private static final int ROW_SQUARE2 = 2 * Kernel.BLOCK;
  private static final int ROW_ROOT_SQUARE2 = 3 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[4 * Kernel.BLOCK]);

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
      long radiusAtLeastZeroBits = floats1(columns1, from1, columns2, from2, floatRows, bits);
      long allRadiusAtLeastZeroBits = bits[0];
      long allRadiusAtLeastZeroBits2 = floats2(columns1, from1, columns2, from2, floatRows,
          radiusAtLeastZeroBits, allRadiusAtLeastZeroBits);
      long allRadiusAtLeastZeroBits3 = floats3(columns1, from1, columns2, from2, floatRows,
          radiusAtLeastZeroBits, allRadiusAtLeastZeroBits2);
      long hits = floats4(columns1, from1, columns2, from2, floatRows, radiusAtLeastZeroBits,
          allRadiusAtLeastZeroBits3);
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
    float[] lxs = columns1[0], lys = columns1[1], lzs = columns1[2], lds = columns1[3], rxs = columns1[4],
        rys = columns1[5], rzs = columns1[6];
    float[] x1s = columns2[0], y1s = columns2[1], z1s = columns2[2], x2s = columns2[3], y2s = columns2[4],
        z2s = columns2[5], radiuss = columns2[6];
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
      FloatVector radius = fromArray(FLOATS, radiuss, j);
      FloatVector reach = radius.lanewise(MUL, square.lanewise(SQRT));
      VectorMask<Float> radiusAtLeastZero = radius.compare(GE, ALL_ZERO);
      radiusAtLeastZeroBits |= radiusAtLeastZero.toLong() << k;
      FloatVector ld = fromArray(FLOATS, lds, i);
      FloatVector outside = lx.lanewise(MUL, fromArray(FLOATS, x1s, j))
          .lanewise(ADD, ly.lanewise(MUL, fromArray(FLOATS, y1s, j)))
          .lanewise(ADD, lz.lanewise(MUL, fromArray(FLOATS, z1s, j))).lanewise(ADD, ld);
      FloatVector minusReach = reach.lanewise(NEG);
      FloatVector outside2 = lx.lanewise(MUL, fromArray(FLOATS, x2s, j))
          .lanewise(ADD, ly.lanewise(MUL, fromArray(FLOATS, y2s, j)))
          .lanewise(ADD, lz.lanewise(MUL, fromArray(FLOATS, z2s, j))).lanewise(ADD, ld);
      VectorMask<Float> allRadiusAtLeastZero = square.compare(GE, ALL_LEAST_SQUARE, radiusAtLeastZero);
      allRadiusAtLeastZero = square.compare(LE, ALL_LARGEST_SQUARE, allRadiusAtLeastZero);
      allRadiusAtLeastZero = outside.compare(GE, ALL_MINUS_LARGEST, allRadiusAtLeastZero);
      VectorMask<Float> allRadiusAtLeastZero2 = outside2.compare(GE, ALL_MINUS_LARGEST);
      allRadiusAtLeastZero2 = outside.compare(LE, minusReach, allRadiusAtLeastZero2);
      allRadiusAtLeastZero2 = outside2.compare(LE, minusReach, allRadiusAtLeastZero2);
      allRadiusAtLeastZero = allRadiusAtLeastZero.and(allRadiusAtLeastZero2);
      allRadiusAtLeastZeroBits |= allRadiusAtLeastZero.toLong() << k;
      FloatVector rx = fromArray(FLOATS, rxs, i);
      FloatVector ry = fromArray(FLOATS, rys, i);
      FloatVector rz = fromArray(FLOATS, rzs, i);
      FloatVector square2 = rx.lanewise(MUL, rx).lanewise(ADD, ry.lanewise(MUL, ry))
          .lanewise(ADD, rz.lanewise(MUL, rz));
      FLOAT_VECTOR.cast(square2).intoArray(floatRows, ROW_SQUARE + k);
      FLOAT_VECTOR.cast(square2.lanewise(SQRT)).intoArray(floatRows, ROW_ROOT_SQUARE + k);
    }
    bits[0] = allRadiusAtLeastZeroBits;
    return radiusAtLeastZeroBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long radiusAtLeastZeroBits, long allRadiusAtLeastZeroBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rxs = columns1[4], rys = columns1[5], rzs = columns1[6], rds = columns1[7], bxs = columns1[8],
        bys = columns1[9], bzs = columns1[10], bds = columns1[11];
    float[] x1s = columns2[0], y1s = columns2[1], z1s = columns2[2], x2s = columns2[3], y2s = columns2[4],
        z2s = columns2[5], radiuss = columns2[6];
    long allRadiusAtLeastZeroBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector radius = fromArray(FLOATS, radiuss, j);
      FloatVector reach = radius.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ROOT_SQUARE + k));
      FloatVector rx = fromArray(FLOATS, rxs, i);
      FloatVector x1 = fromArray(FLOATS, x1s, j);
      FloatVector ry = fromArray(FLOATS, rys, i);
      FloatVector y1 = fromArray(FLOATS, y1s, j);
      FloatVector rz = fromArray(FLOATS, rzs, i);
      FloatVector z1 = fromArray(FLOATS, z1s, j);
      FloatVector rd = fromArray(FLOATS, rds, i);
      FloatVector outside = rx.lanewise(MUL, x1).lanewise(ADD, ry.lanewise(MUL, y1))
          .lanewise(ADD, rz.lanewise(MUL, z1)).lanewise(ADD, rd);
      FloatVector minusReach = reach.lanewise(NEG);
      FloatVector x2 = fromArray(FLOATS, x2s, j);
      FloatVector y2 = fromArray(FLOATS, y2s, j);
      FloatVector z2 = fromArray(FLOATS, z2s, j);
      FloatVector outside2 = rx.lanewise(MUL, x2).lanewise(ADD, ry.lanewise(MUL, y2))
          .lanewise(ADD, rz.lanewise(MUL, z2)).lanewise(ADD, rd);
      FloatVector bx = fromArray(FLOATS, bxs, i);
      FloatVector by = fromArray(FLOATS, bys, i);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      FloatVector square = bx.lanewise(MUL, bx).lanewise(ADD, by.lanewise(MUL, by))
          .lanewise(ADD, bz.lanewise(MUL, bz));
      FloatVector reach2 = radius.lanewise(MUL, square.lanewise(SQRT));
      FloatVector bd = fromArray(FLOATS, bds, i);
      FloatVector outside3 = bx.lanewise(MUL, x1).lanewise(ADD, by.lanewise(MUL, y1))
          .lanewise(ADD, bz.lanewise(MUL, z1)).lanewise(ADD, bd);
      FloatVector minusReach2 = reach2.lanewise(NEG);
      FloatVector outside4 = bx.lanewise(MUL, x2).lanewise(ADD, by.lanewise(MUL, y2))
          .lanewise(ADD, bz.lanewise(MUL, z2)).lanewise(ADD, bd);
      VectorMask<Float> radiusAtLeastZero = VectorMask.fromLong(FLOATS, (radiusAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector square2 = fromArray(FLOATS, floatRows, ROW_SQUARE + k);
      VectorMask<Float> allRadiusAtLeastZero = square2
          .compare(GE, ALL_LEAST_SQUARE, VectorMask.fromLong(FLOATS, (allRadiusAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES).and(radiusAtLeastZero).and(radiusAtLeastZero));
      allRadiusAtLeastZero = square2.compare(LE, ALL_LARGEST_SQUARE, allRadiusAtLeastZero);
      allRadiusAtLeastZero = square.compare(GE, ALL_LEAST_SQUARE, allRadiusAtLeastZero);
      allRadiusAtLeastZero = square.compare(LE, ALL_LARGEST_SQUARE, allRadiusAtLeastZero);
      VectorMask<Float> allRadiusAtLeastZero2 = outside.compare(LE, minusReach);
      allRadiusAtLeastZero2 = outside.compare(GE, ALL_MINUS_LARGEST, allRadiusAtLeastZero2);
      allRadiusAtLeastZero2 = outside2.compare(LE, minusReach, allRadiusAtLeastZero2);
      allRadiusAtLeastZero2 = outside2.compare(GE, ALL_MINUS_LARGEST, allRadiusAtLeastZero2);
      VectorMask<Float> allRadiusAtLeastZero3 = outside3.compare(GE, ALL_MINUS_LARGEST);
      allRadiusAtLeastZero3 = outside4.compare(GE, ALL_MINUS_LARGEST, allRadiusAtLeastZero3);
      allRadiusAtLeastZero3 = outside3.compare(LE, minusReach2, allRadiusAtLeastZero3);
      allRadiusAtLeastZero3 = outside4.compare(LE, minusReach2, allRadiusAtLeastZero3);
      allRadiusAtLeastZero = allRadiusAtLeastZero.and(allRadiusAtLeastZero2).and(allRadiusAtLeastZero3);
      allRadiusAtLeastZeroBits2 |= allRadiusAtLeastZero.toLong() << k;
    }
    return allRadiusAtLeastZeroBits2;
  }

  private static long floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long radiusAtLeastZeroBits, long allRadiusAtLeastZeroBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] txs = columns1[12], tys = columns1[13], tzs = columns1[14], tds = columns1[15], nxs = columns1[16],
        nys = columns1[17], nzs = columns1[18];
    float[] x1s = columns2[0], y1s = columns2[1], z1s = columns2[2], x2s = columns2[3], y2s = columns2[4],
        z2s = columns2[5], radiuss = columns2[6];
    long allRadiusAtLeastZeroBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector tx = fromArray(FLOATS, txs, i);
      FloatVector ty = fromArray(FLOATS, tys, i);
      FloatVector tz = fromArray(FLOATS, tzs, i);
      FloatVector square = tx.lanewise(MUL, tx).lanewise(ADD, ty.lanewise(MUL, ty))
          .lanewise(ADD, tz.lanewise(MUL, tz));
      FloatVector reach = fromArray(FLOATS, radiuss, j).lanewise(MUL, square.lanewise(SQRT));
      FloatVector td = fromArray(FLOATS, tds, i);
      FloatVector outside = tx.lanewise(MUL, fromArray(FLOATS, x1s, j))
          .lanewise(ADD, ty.lanewise(MUL, fromArray(FLOATS, y1s, j)))
          .lanewise(ADD, tz.lanewise(MUL, fromArray(FLOATS, z1s, j))).lanewise(ADD, td);
      FloatVector minusReach = reach.lanewise(NEG);
      FloatVector outside2 = tx.lanewise(MUL, fromArray(FLOATS, x2s, j))
          .lanewise(ADD, ty.lanewise(MUL, fromArray(FLOATS, y2s, j)))
          .lanewise(ADD, tz.lanewise(MUL, fromArray(FLOATS, z2s, j))).lanewise(ADD, td);
      VectorMask<Float> allRadiusAtLeastZero = square
          .compare(GE, ALL_LEAST_SQUARE, VectorMask.fromLong(FLOATS, (allRadiusAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (radiusAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)));
      allRadiusAtLeastZero = square.compare(LE, ALL_LARGEST_SQUARE, allRadiusAtLeastZero);
      allRadiusAtLeastZero = outside.compare(GE, ALL_MINUS_LARGEST, allRadiusAtLeastZero);
      VectorMask<Float> allRadiusAtLeastZero2 = outside2.compare(GE, ALL_MINUS_LARGEST);
      allRadiusAtLeastZero2 = outside.compare(LE, minusReach, allRadiusAtLeastZero2);
      allRadiusAtLeastZero2 = outside2.compare(LE, minusReach, allRadiusAtLeastZero2);
      allRadiusAtLeastZero = allRadiusAtLeastZero.and(allRadiusAtLeastZero2);
      allRadiusAtLeastZeroBits2 |= allRadiusAtLeastZero.toLong() << k;
      FloatVector nx = fromArray(FLOATS, nxs, i);
      FloatVector ny = fromArray(FLOATS, nys, i);
      FloatVector nz = fromArray(FLOATS, nzs, i);
      FloatVector square2 = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz));
      FLOAT_VECTOR.cast(square2).intoArray(floatRows, ROW_SQUARE2 + k);
      FLOAT_VECTOR.cast(square2.lanewise(SQRT)).intoArray(floatRows, ROW_ROOT_SQUARE2 + k);
    }
    return allRadiusAtLeastZeroBits2;
  }

  private static long floats4(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long radiusAtLeastZeroBits, long allRadiusAtLeastZeroBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] nxs = columns1[16], nys = columns1[17], nzs = columns1[18], nds = columns1[19], fxs = columns1[20],
        fys = columns1[21], fzs = columns1[22], fds = columns1[23];
    float[] x1s = columns2[0], y1s = columns2[1], z1s = columns2[2], x2s = columns2[3], y2s = columns2[4],
        z2s = columns2[5], radiuss = columns2[6];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector radius = fromArray(FLOATS, radiuss, j);
      FloatVector reach = radius.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ROOT_SQUARE2 + k));
      FloatVector nx = fromArray(FLOATS, nxs, i);
      FloatVector x1 = fromArray(FLOATS, x1s, j);
      FloatVector ny = fromArray(FLOATS, nys, i);
      FloatVector y1 = fromArray(FLOATS, y1s, j);
      FloatVector nz = fromArray(FLOATS, nzs, i);
      FloatVector z1 = fromArray(FLOATS, z1s, j);
      FloatVector nd = fromArray(FLOATS, nds, i);
      FloatVector outside = nx.lanewise(MUL, x1).lanewise(ADD, ny.lanewise(MUL, y1))
          .lanewise(ADD, nz.lanewise(MUL, z1)).lanewise(ADD, nd);
      FloatVector minusReach = reach.lanewise(NEG);
      FloatVector x2 = fromArray(FLOATS, x2s, j);
      FloatVector y2 = fromArray(FLOATS, y2s, j);
      FloatVector z2 = fromArray(FLOATS, z2s, j);
      FloatVector outside2 = nx.lanewise(MUL, x2).lanewise(ADD, ny.lanewise(MUL, y2))
          .lanewise(ADD, nz.lanewise(MUL, z2)).lanewise(ADD, nd);
      FloatVector fx = fromArray(FLOATS, fxs, i);
      FloatVector fy = fromArray(FLOATS, fys, i);
      FloatVector fz = fromArray(FLOATS, fzs, i);
      FloatVector square = fx.lanewise(MUL, fx).lanewise(ADD, fy.lanewise(MUL, fy))
          .lanewise(ADD, fz.lanewise(MUL, fz));
      FloatVector reach2 = radius.lanewise(MUL, square.lanewise(SQRT));
      FloatVector fd = fromArray(FLOATS, fds, i);
      FloatVector outside3 = fx.lanewise(MUL, x1).lanewise(ADD, fy.lanewise(MUL, y1))
          .lanewise(ADD, fz.lanewise(MUL, z1)).lanewise(ADD, fd);
      FloatVector minusReach2 = reach2.lanewise(NEG);
      FloatVector outside4 = fx.lanewise(MUL, x2).lanewise(ADD, fy.lanewise(MUL, y2))
          .lanewise(ADD, fz.lanewise(MUL, z2)).lanewise(ADD, fd);
      VectorMask<Float> radiusAtLeastZero = VectorMask.fromLong(FLOATS, (radiusAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector square2 = fromArray(FLOATS, floatRows, ROW_SQUARE2 + k);
      VectorMask<Float> hit = square2.compare(GE, ALL_LEAST_SQUARE,
          VectorMask.fromLong(FLOATS, (allRadiusAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES)
          .and(radiusAtLeastZero).and(radiusAtLeastZero));
      hit = square2.compare(LE, ALL_LARGEST_SQUARE, hit);
      hit = square.compare(GE, ALL_LEAST_SQUARE, hit);
      hit = square.compare(LE, ALL_LARGEST_SQUARE, hit);
      VectorMask<Float> hit2 = outside.compare(LE, minusReach);
      hit2 = outside.compare(GE, ALL_MINUS_LARGEST, hit2);
      hit2 = outside2.compare(LE, minusReach, hit2);
      hit2 = outside2.compare(GE, ALL_MINUS_LARGEST, hit2);
      VectorMask<Float> hit3 = outside3.compare(GE, ALL_MINUS_LARGEST);
      hit3 = outside4.compare(GE, ALL_MINUS_LARGEST, hit3);
      hit3 = outside3.compare(LE, minusReach2, hit3);
      hit3 = outside4.compare(LE, minusReach2, hit3);
      hit = hit.and(hit2).and(hit3);
      hits |= hit.toLong() << k;
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null, null);
      floats2(null, 0, null, 0, null, 0, 0);
      floats3(null, 0, null, 0, null, 0, 0);
      floats4(null, 0, null, 0, null, 0, 0);
    }
  }
}
