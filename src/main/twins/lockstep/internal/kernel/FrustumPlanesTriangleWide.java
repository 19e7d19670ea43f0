// Compiled from FrustumPlanes.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.GE;
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

/** Wide twin of {@link FrustumPlanes#triangle}: the same operations in the same order, on vectors of pairs. */
final class FrustumPlanesTriangleWide implements LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);

  private static final int ROW_A = 0 * Kernel.BLOCK;
  private static final int ROW_SUM = 1 * Kernel.BLOCK;
  private static final int ROW_A2 = 2 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 3 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[4 * Kernel.BLOCK]);

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
      long allEitherBits = floats1(columns1, from1, columns2, from2, floatRows);
      long allEitherBits2 = floats2(columns1, from1, columns2, from2, floatRows, allEitherBits);
      long allEitherBits3 = floats3(columns1, from1, columns2, from2, floatRows, allEitherBits2);
      long hits = floats4(columns1, from1, columns2, from2, floatRows, allEitherBits3);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] lxs = columns1[0], lys = columns1[1], lzs = columns1[2], lds = columns1[3], rxs = columns1[4],
        rys = columns1[5], rzs = columns1[6], rds = columns1[7];
    float[] x1s = columns2[0], y1s = columns2[1], z1s = columns2[2], x2s = columns2[3], y2s = columns2[4],
        z2s = columns2[5], x3s = columns2[6], y3s = columns2[7], z3s = columns2[8];
    long allEitherBits = 0;
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
      FloatVector a = lx.lanewise(MUL, x1).lanewise(ADD, ly.lanewise(MUL, y1))
          .lanewise(ADD, lz.lanewise(MUL, z1)).lanewise(ADD, ld);
      FloatVector x2 = fromArray(FLOATS, x2s, j);
      FloatVector y2 = fromArray(FLOATS, y2s, j);
      FloatVector z2 = fromArray(FLOATS, z2s, j);
      FloatVector b = lx.lanewise(MUL, x2).lanewise(ADD, ly.lanewise(MUL, y2))
          .lanewise(ADD, lz.lanewise(MUL, z2)).lanewise(ADD, ld);
      FloatVector c = lx.lanewise(MUL, fromArray(FLOATS, x3s, j))
          .lanewise(ADD, ly.lanewise(MUL, fromArray(FLOATS, y3s, j)))
          .lanewise(ADD, lz.lanewise(MUL, fromArray(FLOATS, z3s, j))).lanewise(ADD, ld);
      FloatVector square = lx.lanewise(MUL, lx).lanewise(ADD, ly.lanewise(MUL, ly))
          .lanewise(ADD, lz.lanewise(MUL, lz));
      VectorMask<Float> allEither = square
          .compare(GE, ALL_LEAST_SQUARE, a.compare(LE, ALL_ZERO).or(b.compare(LE, ALL_ZERO))
          .or(c.compare(LE, ALL_ZERO)));
      allEither = square.compare(LE, ALL_LARGEST_SQUARE, allEither);
      allEither = a.lanewise(ABS).compare(LE, ALL_LARGEST, allEither);
      allEither = b.lanewise(ABS).compare(LE, ALL_LARGEST, allEither);
      allEither = c.lanewise(ABS).compare(LE, ALL_LARGEST, allEither);
      allEitherBits |= allEither.toLong() << k;
      FloatVector rx = fromArray(FLOATS, rxs, i);
      FloatVector ry = fromArray(FLOATS, rys, i);
      FloatVector rz = fromArray(FLOATS, rzs, i);
      FLOAT_VECTOR.cast(rx.lanewise(MUL, x1).lanewise(ADD, ry.lanewise(MUL, y1))
          .lanewise(ADD, rz.lanewise(MUL, z1)).lanewise(ADD, fromArray(FLOATS, rds, i))).intoArray(floatRows,
          ROW_A + k);
      FLOAT_VECTOR.cast(rx.lanewise(MUL, x2).lanewise(ADD, ry.lanewise(MUL, y2))
          .lanewise(ADD, rz.lanewise(MUL, z2))).intoArray(floatRows, ROW_SUM + k);
    }
    return allEitherBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long allEitherBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rxs = columns1[4], rys = columns1[5], rzs = columns1[6], rds = columns1[7], bxs = columns1[8],
        bys = columns1[9], bzs = columns1[10], bds = columns1[11];
    float[] x1s = columns2[0], y1s = columns2[1], z1s = columns2[2], x2s = columns2[3], y2s = columns2[4],
        z2s = columns2[5], x3s = columns2[6], y3s = columns2[7], z3s = columns2[8];
    long allEitherBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector rd = fromArray(FLOATS, rds, i);
      FloatVector b = fromArray(FLOATS, floatRows, ROW_SUM + k).lanewise(ADD, rd);
      FloatVector rx = fromArray(FLOATS, rxs, i);
      FloatVector x3 = fromArray(FLOATS, x3s, j);
      FloatVector ry = fromArray(FLOATS, rys, i);
      FloatVector y3 = fromArray(FLOATS, y3s, j);
      FloatVector rz = fromArray(FLOATS, rzs, i);
      FloatVector z3 = fromArray(FLOATS, z3s, j);
      FloatVector c = rx.lanewise(MUL, x3).lanewise(ADD, ry.lanewise(MUL, y3))
          .lanewise(ADD, rz.lanewise(MUL, z3)).lanewise(ADD, rd);
      FloatVector square = rx.lanewise(MUL, rx).lanewise(ADD, ry.lanewise(MUL, ry))
          .lanewise(ADD, rz.lanewise(MUL, rz));
      FloatVector bx = fromArray(FLOATS, bxs, i);
      FloatVector by = fromArray(FLOATS, bys, i);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      FloatVector bd = fromArray(FLOATS, bds, i);
      FloatVector a = bx.lanewise(MUL, fromArray(FLOATS, x1s, j))
          .lanewise(ADD, by.lanewise(MUL, fromArray(FLOATS, y1s, j)))
          .lanewise(ADD, bz.lanewise(MUL, fromArray(FLOATS, z1s, j))).lanewise(ADD, bd);
      FloatVector b2 = bx.lanewise(MUL, fromArray(FLOATS, x2s, j))
          .lanewise(ADD, by.lanewise(MUL, fromArray(FLOATS, y2s, j)))
          .lanewise(ADD, bz.lanewise(MUL, fromArray(FLOATS, z2s, j))).lanewise(ADD, bd);
      FloatVector c2 = bx.lanewise(MUL, x3).lanewise(ADD, by.lanewise(MUL, y3))
          .lanewise(ADD, bz.lanewise(MUL, z3)).lanewise(ADD, bd);
      FloatVector square2 = bx.lanewise(MUL, bx).lanewise(ADD, by.lanewise(MUL, by))
          .lanewise(ADD, bz.lanewise(MUL, bz));
      FloatVector a2 = fromArray(FLOATS, floatRows, ROW_A + k);
      VectorMask<Float> allEither = a2.lanewise(ABS)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (allEitherBits >>> k) & WideLanes.FLOAT_LANES)
          .and(a2.compare(LE, ALL_ZERO).or(b.compare(LE, ALL_ZERO)).or(c.compare(LE, ALL_ZERO)))
          .and(a.compare(LE, ALL_ZERO).or(b2.compare(LE, ALL_ZERO)).or(c2.compare(LE, ALL_ZERO))));
      allEither = b.lanewise(ABS).compare(LE, ALL_LARGEST, allEither);
      allEither = square.compare(GE, ALL_LEAST_SQUARE, allEither);
      allEither = square.compare(LE, ALL_LARGEST_SQUARE, allEither);
      VectorMask<Float> allEither2 = square2.compare(GE, ALL_LEAST_SQUARE);
      allEither2 = square2.compare(LE, ALL_LARGEST_SQUARE, allEither2);
      allEither2 = c.lanewise(ABS).compare(LE, ALL_LARGEST, allEither2);
      allEither2 = a.lanewise(ABS).compare(LE, ALL_LARGEST, allEither2);
      VectorMask<Float> allEither3 = b2.lanewise(ABS).compare(LE, ALL_LARGEST);
      allEither3 = c2.lanewise(ABS).compare(LE, ALL_LARGEST, allEither3);
      allEither = allEither.and(allEither2).and(allEither3);
      allEitherBits2 |= allEither.toLong() << k;
    }
    return allEitherBits2;
  }

  private static long floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long allEitherBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] txs = columns1[12], tys = columns1[13], tzs = columns1[14], tds = columns1[15], nxs = columns1[16],
        nys = columns1[17], nzs = columns1[18], nds = columns1[19];
    float[] x1s = columns2[0], y1s = columns2[1], z1s = columns2[2], x2s = columns2[3], y2s = columns2[4],
        z2s = columns2[5], x3s = columns2[6], y3s = columns2[7], z3s = columns2[8];
    long allEitherBits2 = 0;
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
      FloatVector a = tx.lanewise(MUL, x1).lanewise(ADD, ty.lanewise(MUL, y1))
          .lanewise(ADD, tz.lanewise(MUL, z1)).lanewise(ADD, td);
      FloatVector x2 = fromArray(FLOATS, x2s, j);
      FloatVector y2 = fromArray(FLOATS, y2s, j);
      FloatVector z2 = fromArray(FLOATS, z2s, j);
      FloatVector b = tx.lanewise(MUL, x2).lanewise(ADD, ty.lanewise(MUL, y2))
          .lanewise(ADD, tz.lanewise(MUL, z2)).lanewise(ADD, td);
      FloatVector c = tx.lanewise(MUL, fromArray(FLOATS, x3s, j))
          .lanewise(ADD, ty.lanewise(MUL, fromArray(FLOATS, y3s, j)))
          .lanewise(ADD, tz.lanewise(MUL, fromArray(FLOATS, z3s, j))).lanewise(ADD, td);
      FloatVector square = tx.lanewise(MUL, tx).lanewise(ADD, ty.lanewise(MUL, ty))
          .lanewise(ADD, tz.lanewise(MUL, tz));
      VectorMask<Float> allEither = square
          .compare(GE, ALL_LEAST_SQUARE, VectorMask.fromLong(FLOATS, (allEitherBits >>> k)
          & WideLanes.FLOAT_LANES).and(a.compare(LE, ALL_ZERO).or(b.compare(LE, ALL_ZERO))
          .or(c.compare(LE, ALL_ZERO))));
      allEither = square.compare(LE, ALL_LARGEST_SQUARE, allEither);
      allEither = a.lanewise(ABS).compare(LE, ALL_LARGEST, allEither);
      allEither = b.lanewise(ABS).compare(LE, ALL_LARGEST, allEither);
      allEither = c.lanewise(ABS).compare(LE, ALL_LARGEST, allEither);
      allEitherBits2 |= allEither.toLong() << k;
      FloatVector nx = fromArray(FLOATS, nxs, i);
      FloatVector ny = fromArray(FLOATS, nys, i);
      FloatVector nz = fromArray(FLOATS, nzs, i);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, x1).lanewise(ADD, ny.lanewise(MUL, y1))
          .lanewise(ADD, nz.lanewise(MUL, z1)).lanewise(ADD, fromArray(FLOATS, nds, i))).intoArray(floatRows,
          ROW_A2 + k);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, x2).lanewise(ADD, ny.lanewise(MUL, y2))
          .lanewise(ADD, nz.lanewise(MUL, z2))).intoArray(floatRows, ROW_SUM2 + k);
    }
    return allEitherBits2;
  }

  private static long floats4(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long allEitherBits) {
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
      FloatVector nd = fromArray(FLOATS, nds, i);
      FloatVector b = fromArray(FLOATS, floatRows, ROW_SUM2 + k).lanewise(ADD, nd);
      FloatVector nx = fromArray(FLOATS, nxs, i);
      FloatVector x3 = fromArray(FLOATS, x3s, j);
      FloatVector ny = fromArray(FLOATS, nys, i);
      FloatVector y3 = fromArray(FLOATS, y3s, j);
      FloatVector nz = fromArray(FLOATS, nzs, i);
      FloatVector z3 = fromArray(FLOATS, z3s, j);
      FloatVector c = nx.lanewise(MUL, x3).lanewise(ADD, ny.lanewise(MUL, y3))
          .lanewise(ADD, nz.lanewise(MUL, z3)).lanewise(ADD, nd);
      FloatVector square = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz));
      FloatVector fx = fromArray(FLOATS, fxs, i);
      FloatVector fy = fromArray(FLOATS, fys, i);
      FloatVector fz = fromArray(FLOATS, fzs, i);
      FloatVector fd = fromArray(FLOATS, fds, i);
      FloatVector a = fx.lanewise(MUL, fromArray(FLOATS, x1s, j))
          .lanewise(ADD, fy.lanewise(MUL, fromArray(FLOATS, y1s, j)))
          .lanewise(ADD, fz.lanewise(MUL, fromArray(FLOATS, z1s, j))).lanewise(ADD, fd);
      FloatVector b2 = fx.lanewise(MUL, fromArray(FLOATS, x2s, j))
          .lanewise(ADD, fy.lanewise(MUL, fromArray(FLOATS, y2s, j)))
          .lanewise(ADD, fz.lanewise(MUL, fromArray(FLOATS, z2s, j))).lanewise(ADD, fd);
      FloatVector c2 = fx.lanewise(MUL, x3).lanewise(ADD, fy.lanewise(MUL, y3))
          .lanewise(ADD, fz.lanewise(MUL, z3)).lanewise(ADD, fd);
      FloatVector square2 = fx.lanewise(MUL, fx).lanewise(ADD, fy.lanewise(MUL, fy))
          .lanewise(ADD, fz.lanewise(MUL, fz));
      FloatVector a2 = fromArray(FLOATS, floatRows, ROW_A2 + k);
      VectorMask<Float> hit = a2.lanewise(ABS)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (allEitherBits >>> k) & WideLanes.FLOAT_LANES)
          .and(a2.compare(LE, ALL_ZERO).or(b.compare(LE, ALL_ZERO)).or(c.compare(LE, ALL_ZERO)))
          .and(a.compare(LE, ALL_ZERO).or(b2.compare(LE, ALL_ZERO)).or(c2.compare(LE, ALL_ZERO))));
      hit = b.lanewise(ABS).compare(LE, ALL_LARGEST, hit);
      hit = square.compare(GE, ALL_LEAST_SQUARE, hit);
      hit = square.compare(LE, ALL_LARGEST_SQUARE, hit);
      VectorMask<Float> hit2 = square2.compare(GE, ALL_LEAST_SQUARE);
      hit2 = square2.compare(LE, ALL_LARGEST_SQUARE, hit2);
      hit2 = c.lanewise(ABS).compare(LE, ALL_LARGEST, hit2);
      hit2 = a.lanewise(ABS).compare(LE, ALL_LARGEST, hit2);
      VectorMask<Float> hit3 = b2.lanewise(ABS).compare(LE, ALL_LARGEST);
      hit3 = c2.lanewise(ABS).compare(LE, ALL_LARGEST, hit3);
      hit = hit.and(hit2).and(hit3);
      hits |= hit.toLong() << k;
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null, 0);
      floats3(null, 0, null, 0, null, 0);
      floats4(null, 0, null, 0, null, 0);
    }
  }
}
