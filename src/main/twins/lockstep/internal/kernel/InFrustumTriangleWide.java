// Compiled from InFrustum.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.MUL;
import static lockstep.twin.WideLanes.FLOATS;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.LoopedKernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/** Wide twin of {@link InFrustum#triangle}: the same operations in the same order, on vectors of pairs. */
final class InFrustumTriangleWide implements LoopedKernel {
  private static final FloatVector ALL_MINUS_ZERO = FloatVector.broadcast(FLOATS, -0.0f);
  private static final FloatVector ALL_MINUS_LARGEST = FloatVector.broadcast(FLOATS, -3.4028235E38f);
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
      long allOutsideAtMostMinusZeroBits = floats1(columns1, from1, columns2, from2, bits);
      long allOutsideAtMostMinusZeroBits2 = bits[0];
      long allOutsideAtMostMinusZeroBits3 = floats2(columns1, from1, columns2, from2,
          allOutsideAtMostMinusZeroBits2, allOutsideAtMostMinusZeroBits);
      long allOutsideAtMostMinusZeroBits4 = floats3(columns1, from1, columns2, from2, bits,
          allOutsideAtMostMinusZeroBits3);
      long allOutsideAtMostMinusZeroBits5 = bits[0];
      long hits = floats4(columns1, from1, columns2, from2, allOutsideAtMostMinusZeroBits5,
          allOutsideAtMostMinusZeroBits4);
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
    float[] x1s = columns2[0], y1s = columns2[1], z1s = columns2[2], x2s = columns2[3], y2s = columns2[4],
        z2s = columns2[5], x3s = columns2[6], y3s = columns2[7], z3s = columns2[8];
    long allOutsideAtMostMinusZeroBits = 0;
    long allOutsideAtMostMinusZeroBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector lx = fromArray(FLOATS, lxs, i);
      FloatVector x1 = fromArray(FLOATS, x1s, j);
      FloatVector ly = fromArray(FLOATS, lys, i);
      FloatVector y1 = fromArray(FLOATS, y1s, j);
      FloatVector lz = fromArray(FLOATS, lzs, i);
      FloatVector z1 = fromArray(FLOATS, z1s, j);
      FloatVector ld = fromArray(FLOATS, lds, i);
      FloatVector outside = lx.lanewise(MUL, x1).lanewise(ADD, ly.lanewise(MUL, y1))
          .lanewise(ADD, lz.lanewise(MUL, z1)).lanewise(ADD, ld);
      FloatVector x2 = fromArray(FLOATS, x2s, j);
      FloatVector y2 = fromArray(FLOATS, y2s, j);
      FloatVector z2 = fromArray(FLOATS, z2s, j);
      FloatVector outside2 = lx.lanewise(MUL, x2).lanewise(ADD, ly.lanewise(MUL, y2))
          .lanewise(ADD, lz.lanewise(MUL, z2)).lanewise(ADD, ld);
      FloatVector outside3 = lx.lanewise(MUL, fromArray(FLOATS, x3s, j))
          .lanewise(ADD, ly.lanewise(MUL, fromArray(FLOATS, y3s, j)))
          .lanewise(ADD, lz.lanewise(MUL, fromArray(FLOATS, z3s, j))).lanewise(ADD, ld);
      FloatVector square = lx.lanewise(MUL, lx).lanewise(ADD, ly.lanewise(MUL, ly))
          .lanewise(ADD, lz.lanewise(MUL, lz));
      VectorMask<Float> allOutsideAtMostMinusZero = square.compare(GE, ALL_LEAST_SQUARE);
      allOutsideAtMostMinusZero = square.compare(LE, ALL_LARGEST_SQUARE, allOutsideAtMostMinusZero);
      allOutsideAtMostMinusZero = outside.compare(LE, ALL_MINUS_ZERO, allOutsideAtMostMinusZero);
      allOutsideAtMostMinusZero = outside.compare(GE, ALL_MINUS_LARGEST, allOutsideAtMostMinusZero);
      VectorMask<Float> allOutsideAtMostMinusZero2 = outside2.compare(LE, ALL_MINUS_ZERO);
      allOutsideAtMostMinusZero2 = outside2.compare(GE, ALL_MINUS_LARGEST, allOutsideAtMostMinusZero2);
      allOutsideAtMostMinusZero2 = outside3.compare(LE, ALL_MINUS_ZERO, allOutsideAtMostMinusZero2);
      allOutsideAtMostMinusZero2 = outside3.compare(GE, ALL_MINUS_LARGEST, allOutsideAtMostMinusZero2);
      allOutsideAtMostMinusZero = allOutsideAtMostMinusZero.and(allOutsideAtMostMinusZero2);
      allOutsideAtMostMinusZeroBits |= allOutsideAtMostMinusZero.toLong() << k;
      FloatVector rx = fromArray(FLOATS, rxs, i);
      FloatVector ry = fromArray(FLOATS, rys, i);
      FloatVector rz = fromArray(FLOATS, rzs, i);
      FloatVector rd = fromArray(FLOATS, rds, i);
      FloatVector outside4 = rx.lanewise(MUL, x1).lanewise(ADD, ry.lanewise(MUL, y1))
          .lanewise(ADD, rz.lanewise(MUL, z1)).lanewise(ADD, rd);
      FloatVector outside5 = rx.lanewise(MUL, x2).lanewise(ADD, ry.lanewise(MUL, y2))
          .lanewise(ADD, rz.lanewise(MUL, z2)).lanewise(ADD, rd);
      VectorMask<Float> allOutsideAtMostMinusZero3 = outside4.compare(LE, ALL_MINUS_ZERO);
      allOutsideAtMostMinusZero3 = outside4.compare(GE, ALL_MINUS_LARGEST, allOutsideAtMostMinusZero3);
      allOutsideAtMostMinusZero3 = outside5.compare(LE, ALL_MINUS_ZERO, allOutsideAtMostMinusZero3);
      allOutsideAtMostMinusZero3 = outside5.compare(GE, ALL_MINUS_LARGEST, allOutsideAtMostMinusZero3);
      allOutsideAtMostMinusZeroBits2 |= allOutsideAtMostMinusZero3.toLong() << k;
    }
    bits[0] = allOutsideAtMostMinusZeroBits2;
    return allOutsideAtMostMinusZeroBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2,
      long allOutsideAtMostMinusZeroBits, long allOutsideAtMostMinusZeroBits2) {
    if (columns1 == null) {
      return 0;
    }
    float[] rxs = columns1[4], rys = columns1[5], rzs = columns1[6], rds = columns1[7], bxs = columns1[8],
        bys = columns1[9], bzs = columns1[10], bds = columns1[11];
    float[] x1s = columns2[0], y1s = columns2[1], z1s = columns2[2], x2s = columns2[3], y2s = columns2[4],
        z2s = columns2[5], x3s = columns2[6], y3s = columns2[7], z3s = columns2[8];
    long allOutsideAtMostMinusZeroBits3 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector rx = fromArray(FLOATS, rxs, i);
      FloatVector x3 = fromArray(FLOATS, x3s, j);
      FloatVector ry = fromArray(FLOATS, rys, i);
      FloatVector y3 = fromArray(FLOATS, y3s, j);
      FloatVector rz = fromArray(FLOATS, rzs, i);
      FloatVector z3 = fromArray(FLOATS, z3s, j);
      FloatVector outside = rx.lanewise(MUL, x3).lanewise(ADD, ry.lanewise(MUL, y3))
          .lanewise(ADD, rz.lanewise(MUL, z3)).lanewise(ADD, fromArray(FLOATS, rds, i));
      FloatVector square = rx.lanewise(MUL, rx).lanewise(ADD, ry.lanewise(MUL, ry))
          .lanewise(ADD, rz.lanewise(MUL, rz));
      FloatVector bx = fromArray(FLOATS, bxs, i);
      FloatVector by = fromArray(FLOATS, bys, i);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      FloatVector bd = fromArray(FLOATS, bds, i);
      FloatVector outside2 = bx.lanewise(MUL, fromArray(FLOATS, x1s, j))
          .lanewise(ADD, by.lanewise(MUL, fromArray(FLOATS, y1s, j)))
          .lanewise(ADD, bz.lanewise(MUL, fromArray(FLOATS, z1s, j))).lanewise(ADD, bd);
      FloatVector outside3 = bx.lanewise(MUL, fromArray(FLOATS, x2s, j))
          .lanewise(ADD, by.lanewise(MUL, fromArray(FLOATS, y2s, j)))
          .lanewise(ADD, bz.lanewise(MUL, fromArray(FLOATS, z2s, j))).lanewise(ADD, bd);
      FloatVector outside4 = bx.lanewise(MUL, x3).lanewise(ADD, by.lanewise(MUL, y3))
          .lanewise(ADD, bz.lanewise(MUL, z3)).lanewise(ADD, bd);
      FloatVector square2 = bx.lanewise(MUL, bx).lanewise(ADD, by.lanewise(MUL, by))
          .lanewise(ADD, bz.lanewise(MUL, bz));
      VectorMask<Float> allOutsideAtMostMinusZero = square
          .compare(GE, ALL_LEAST_SQUARE, VectorMask.fromLong(FLOATS, (allOutsideAtMostMinusZeroBits2 >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (allOutsideAtMostMinusZeroBits >>> k)
          & WideLanes.FLOAT_LANES)));
      allOutsideAtMostMinusZero = square.compare(LE, ALL_LARGEST_SQUARE, allOutsideAtMostMinusZero);
      allOutsideAtMostMinusZero = square2.compare(GE, ALL_LEAST_SQUARE, allOutsideAtMostMinusZero);
      allOutsideAtMostMinusZero = square2.compare(LE, ALL_LARGEST_SQUARE, allOutsideAtMostMinusZero);
      VectorMask<Float> allOutsideAtMostMinusZero2 = outside.compare(LE, ALL_MINUS_ZERO);
      allOutsideAtMostMinusZero2 = outside.compare(GE, ALL_MINUS_LARGEST, allOutsideAtMostMinusZero2);
      allOutsideAtMostMinusZero2 = outside2.compare(LE, ALL_MINUS_ZERO, allOutsideAtMostMinusZero2);
      allOutsideAtMostMinusZero2 = outside2.compare(GE, ALL_MINUS_LARGEST, allOutsideAtMostMinusZero2);
      VectorMask<Float> allOutsideAtMostMinusZero3 = outside3.compare(LE, ALL_MINUS_ZERO);
      allOutsideAtMostMinusZero3 = outside3.compare(GE, ALL_MINUS_LARGEST, allOutsideAtMostMinusZero3);
      allOutsideAtMostMinusZero3 = outside4.compare(LE, ALL_MINUS_ZERO, allOutsideAtMostMinusZero3);
      allOutsideAtMostMinusZero3 = outside4.compare(GE, ALL_MINUS_LARGEST, allOutsideAtMostMinusZero3);
      allOutsideAtMostMinusZero = allOutsideAtMostMinusZero.and(allOutsideAtMostMinusZero2)
          .and(allOutsideAtMostMinusZero3);
      allOutsideAtMostMinusZeroBits3 |= allOutsideAtMostMinusZero.toLong() << k;
    }
    return allOutsideAtMostMinusZeroBits3;
  }

  private static long floats3(float[][] columns1, int from1, float[][] columns2, int from2, long[] bits,
      long allOutsideAtMostMinusZeroBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] txs = columns1[12], tys = columns1[13], tzs = columns1[14], tds = columns1[15], nxs = columns1[16],
        nys = columns1[17], nzs = columns1[18], nds = columns1[19];
    float[] x1s = columns2[0], y1s = columns2[1], z1s = columns2[2], x2s = columns2[3], y2s = columns2[4],
        z2s = columns2[5], x3s = columns2[6], y3s = columns2[7], z3s = columns2[8];
    long allOutsideAtMostMinusZeroBits2 = 0;
    long allOutsideAtMostMinusZeroBits3 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector tx = fromArray(FLOATS, txs, i);
      FloatVector x1 = fromArray(FLOATS, x1s, j);
      FloatVector ty = fromArray(FLOATS, tys, i);
      FloatVector y1 = fromArray(FLOATS, y1s, j);
      FloatVector tz = fromArray(FLOATS, tzs, i);
      FloatVector z1 = fromArray(FLOATS, z1s, j);
      FloatVector td = fromArray(FLOATS, tds, i);
      FloatVector outside = tx.lanewise(MUL, x1).lanewise(ADD, ty.lanewise(MUL, y1))
          .lanewise(ADD, tz.lanewise(MUL, z1)).lanewise(ADD, td);
      FloatVector outside2 = tx.lanewise(MUL, fromArray(FLOATS, x2s, j))
          .lanewise(ADD, ty.lanewise(MUL, fromArray(FLOATS, y2s, j)))
          .lanewise(ADD, tz.lanewise(MUL, fromArray(FLOATS, z2s, j))).lanewise(ADD, td);
      FloatVector outside3 = tx.lanewise(MUL, fromArray(FLOATS, x3s, j))
          .lanewise(ADD, ty.lanewise(MUL, fromArray(FLOATS, y3s, j)))
          .lanewise(ADD, tz.lanewise(MUL, fromArray(FLOATS, z3s, j))).lanewise(ADD, td);
      FloatVector square = tx.lanewise(MUL, tx).lanewise(ADD, ty.lanewise(MUL, ty))
          .lanewise(ADD, tz.lanewise(MUL, tz));
      VectorMask<Float> allOutsideAtMostMinusZero = square
          .compare(GE, ALL_LEAST_SQUARE, VectorMask.fromLong(FLOATS, (allOutsideAtMostMinusZeroBits >>> k)
          & WideLanes.FLOAT_LANES));
      allOutsideAtMostMinusZero = square.compare(LE, ALL_LARGEST_SQUARE, allOutsideAtMostMinusZero);
      allOutsideAtMostMinusZero = outside.compare(LE, ALL_MINUS_ZERO, allOutsideAtMostMinusZero);
      allOutsideAtMostMinusZero = outside.compare(GE, ALL_MINUS_LARGEST, allOutsideAtMostMinusZero);
      VectorMask<Float> allOutsideAtMostMinusZero2 = outside2.compare(LE, ALL_MINUS_ZERO);
      allOutsideAtMostMinusZero2 = outside2.compare(GE, ALL_MINUS_LARGEST, allOutsideAtMostMinusZero2);
      allOutsideAtMostMinusZero2 = outside3.compare(LE, ALL_MINUS_ZERO, allOutsideAtMostMinusZero2);
      allOutsideAtMostMinusZero2 = outside3.compare(GE, ALL_MINUS_LARGEST, allOutsideAtMostMinusZero2);
      allOutsideAtMostMinusZero = allOutsideAtMostMinusZero.and(allOutsideAtMostMinusZero2);
      allOutsideAtMostMinusZeroBits2 |= allOutsideAtMostMinusZero.toLong() << k;
      FloatVector outside4 = fromArray(FLOATS, nxs, i).lanewise(MUL, x1)
          .lanewise(ADD, fromArray(FLOATS, nys, i).lanewise(MUL, y1))
          .lanewise(ADD, fromArray(FLOATS, nzs, i).lanewise(MUL, z1)).lanewise(ADD, fromArray(FLOATS, nds, i));
      VectorMask<Float> allOutsideAtMostMinusZero3 = outside4.compare(LE, ALL_MINUS_ZERO);
      allOutsideAtMostMinusZero3 = outside4.compare(GE, ALL_MINUS_LARGEST, allOutsideAtMostMinusZero3);
      allOutsideAtMostMinusZeroBits3 |= allOutsideAtMostMinusZero3.toLong() << k;
    }
    bits[0] = allOutsideAtMostMinusZeroBits3;
    return allOutsideAtMostMinusZeroBits2;
  }

  private static long floats4(float[][] columns1, int from1, float[][] columns2, int from2,
      long allOutsideAtMostMinusZeroBits, long allOutsideAtMostMinusZeroBits2) {
    if (columns1 == null) {
      return 0;
    }
    float[] nxs = columns1[16], nys = columns1[17], nzs = columns1[18], nds = columns1[19], fxs = columns1[20],
        fys = columns1[21], fzs = columns1[22], fds = columns1[23];
    float[] x1s = columns2[0], y1s = columns2[1], z1s = columns2[2], x2s = columns2[3], y2s = columns2[4],
        z2s = columns2[5], x3s = columns2[6], y3s = columns2[7], z3s = columns2[8];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector nx = fromArray(FLOATS, nxs, i);
      FloatVector x2 = fromArray(FLOATS, x2s, j);
      FloatVector ny = fromArray(FLOATS, nys, i);
      FloatVector y2 = fromArray(FLOATS, y2s, j);
      FloatVector nz = fromArray(FLOATS, nzs, i);
      FloatVector z2 = fromArray(FLOATS, z2s, j);
      FloatVector nd = fromArray(FLOATS, nds, i);
      FloatVector outside = nx.lanewise(MUL, x2).lanewise(ADD, ny.lanewise(MUL, y2))
          .lanewise(ADD, nz.lanewise(MUL, z2)).lanewise(ADD, nd);
      FloatVector x3 = fromArray(FLOATS, x3s, j);
      FloatVector y3 = fromArray(FLOATS, y3s, j);
      FloatVector z3 = fromArray(FLOATS, z3s, j);
      FloatVector outside2 = nx.lanewise(MUL, x3).lanewise(ADD, ny.lanewise(MUL, y3))
          .lanewise(ADD, nz.lanewise(MUL, z3)).lanewise(ADD, nd);
      FloatVector square = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz));
      FloatVector fx = fromArray(FLOATS, fxs, i);
      FloatVector fy = fromArray(FLOATS, fys, i);
      FloatVector fz = fromArray(FLOATS, fzs, i);
      FloatVector fd = fromArray(FLOATS, fds, i);
      FloatVector outside3 = fx.lanewise(MUL, fromArray(FLOATS, x1s, j))
          .lanewise(ADD, fy.lanewise(MUL, fromArray(FLOATS, y1s, j)))
          .lanewise(ADD, fz.lanewise(MUL, fromArray(FLOATS, z1s, j))).lanewise(ADD, fd);
      FloatVector outside4 = fx.lanewise(MUL, x2).lanewise(ADD, fy.lanewise(MUL, y2))
          .lanewise(ADD, fz.lanewise(MUL, z2)).lanewise(ADD, fd);
      FloatVector outside5 = fx.lanewise(MUL, x3).lanewise(ADD, fy.lanewise(MUL, y3))
          .lanewise(ADD, fz.lanewise(MUL, z3)).lanewise(ADD, fd);
      FloatVector square2 = fx.lanewise(MUL, fx).lanewise(ADD, fy.lanewise(MUL, fy))
          .lanewise(ADD, fz.lanewise(MUL, fz));
      VectorMask<Float> hit = square.compare(GE, ALL_LEAST_SQUARE,
          VectorMask.fromLong(FLOATS, (allOutsideAtMostMinusZeroBits2 >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (allOutsideAtMostMinusZeroBits >>> k) & WideLanes.FLOAT_LANES)));
      hit = square.compare(LE, ALL_LARGEST_SQUARE, hit);
      hit = square2.compare(GE, ALL_LEAST_SQUARE, hit);
      hit = square2.compare(LE, ALL_LARGEST_SQUARE, hit);
      VectorMask<Float> hit2 = outside.compare(LE, ALL_MINUS_ZERO);
      hit2 = outside.compare(GE, ALL_MINUS_LARGEST, hit2);
      hit2 = outside2.compare(LE, ALL_MINUS_ZERO, hit2);
      hit2 = outside2.compare(GE, ALL_MINUS_LARGEST, hit2);
      VectorMask<Float> hit3 = outside3.compare(LE, ALL_MINUS_ZERO);
      hit3 = outside3.compare(GE, ALL_MINUS_LARGEST, hit3);
      hit3 = outside4.compare(LE, ALL_MINUS_ZERO, hit3);
      hit3 = outside4.compare(GE, ALL_MINUS_LARGEST, hit3);
      VectorMask<Float> hit4 = outside5.compare(LE, ALL_MINUS_ZERO);
      hit4 = outside5.compare(GE, ALL_MINUS_LARGEST, hit4);
      hit = hit.and(hit2).and(hit3).and(hit4);
      hits |= hit.toLong() << k;
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, 0, 0);
      floats3(null, 0, null, 0, null, 0);
      floats4(null, 0, null, 0, 0, 0);
    }
  }
}
