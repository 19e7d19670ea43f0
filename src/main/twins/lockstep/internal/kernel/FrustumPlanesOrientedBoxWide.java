// Compiled from FrustumPlanes.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.MUL;
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
 * Wide twin of {@link FrustumPlanes#orientedBox}: the same operations in the same order, on vectors of pairs.
 */
final class FrustumPlanesOrientedBoxWide implements LoopedKernel {
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);

  private static final int ROW_LX = 0 * Kernel.BLOCK;
  private static final int ROW_LY = 1 * Kernel.BLOCK;
  private static final int ROW_LZ = 2 * Kernel.BLOCK;
  private static final int ROW_LD = 3 * Kernel.BLOCK;
  private static final int ROW_X = 4 * Kernel.BLOCK;
  private static final int ROW_Y = 5 * Kernel.BLOCK;
  private static final int ROW_Z = 6 * Kernel.BLOCK;
  private static final int ROW_HX = 7 * Kernel.BLOCK;
  private static final int ROW_HY = 8 * Kernel.BLOCK;
  private static final int ROW_HZ = 9 * Kernel.BLOCK;
  private static final int ROW_QX = 10 * Kernel.BLOCK;
  private static final int ROW_QY = 11 * Kernel.BLOCK;
  private static final int ROW_QZ = 12 * Kernel.BLOCK;
  private static final int ROW_QW = 13 * Kernel.BLOCK;
  private static final int ROW_RX = 14 * Kernel.BLOCK;
  private static final int ROW_RY = 15 * Kernel.BLOCK;
  private static final int ROW_RZ = 16 * Kernel.BLOCK;
  private static final int ROW_RD = 17 * Kernel.BLOCK;
  private static final int ROW_BX = 18 * Kernel.BLOCK;
  private static final int ROW_BY = 19 * Kernel.BLOCK;
  private static final int ROW_BZ = 20 * Kernel.BLOCK;
  private static final int ROW_BD = 21 * Kernel.BLOCK;
  private static final int ROW_TX = 22 * Kernel.BLOCK;
  private static final int ROW_TY = 23 * Kernel.BLOCK;
  private static final int ROW_TZ = 24 * Kernel.BLOCK;
  private static final int ROW_TD = 25 * Kernel.BLOCK;
  private static final int ROW_NX = 26 * Kernel.BLOCK;
  private static final int ROW_NY = 27 * Kernel.BLOCK;
  private static final int ROW_NZ = 28 * Kernel.BLOCK;
  private static final int ROW_ND = 29 * Kernel.BLOCK;
  private static final int ROW_FX = 30 * Kernel.BLOCK;
  private static final int ROW_FY = 31 * Kernel.BLOCK;
  private static final int ROW_FZ = 32 * Kernel.BLOCK;
  private static final int ROW_FD = 33 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[34 * Kernel.BLOCK]);

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
      floats1(columns1, from1, columns2, from2, floatRows);
      long hits = reaches(floatRows, ROW_LX, ROW_LY, ROW_LZ, ROW_LD);
      hits = hits == 0 ? 0 : hits & reaches(floatRows, ROW_RX, ROW_RY, ROW_RZ, ROW_RD);
      hits = hits == 0 ? 0 : hits & reaches(floatRows, ROW_BX, ROW_BY, ROW_BZ, ROW_BD);
      hits = hits == 0 ? 0 : hits & reaches(floatRows, ROW_TX, ROW_TY, ROW_TZ, ROW_TD);
      hits = hits == 0 ? 0 : hits & reaches(floatRows, ROW_NX, ROW_NY, ROW_NZ, ROW_ND);
      hits = hits == 0 ? 0 : hits & reaches(floatRows, ROW_FX, ROW_FY, ROW_FZ, ROW_FD);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] lxs = columns1[0], lys = columns1[1], lzs = columns1[2], lds = columns1[3], rxs = columns1[4],
        rys = columns1[5], rzs = columns1[6], rds = columns1[7], bxs = columns1[8], bys = columns1[9],
        bzs = columns1[10], bds = columns1[11], txs = columns1[12], tys = columns1[13], tzs = columns1[14],
        tds = columns1[15], nxs = columns1[16], nys = columns1[17], nzs = columns1[18], nds = columns1[19],
        fxs = columns1[20], fys = columns1[21], fzs = columns1[22], fds = columns1[23];
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2], hxs = columns2[3], hys = columns2[4],
        hzs = columns2[5], qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, lxs, i)).intoArray(floatRows, ROW_LX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, lys, i)).intoArray(floatRows, ROW_LY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, lzs, i)).intoArray(floatRows, ROW_LZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, lds, i)).intoArray(floatRows, ROW_LD + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, xs, j)).intoArray(floatRows, ROW_X + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, ys, j)).intoArray(floatRows, ROW_Y + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, zs, j)).intoArray(floatRows, ROW_Z + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, hxs, j)).intoArray(floatRows, ROW_HX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, hys, j)).intoArray(floatRows, ROW_HY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, hzs, j)).intoArray(floatRows, ROW_HZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, qxs, j)).intoArray(floatRows, ROW_QX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, qys, j)).intoArray(floatRows, ROW_QY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, qzs, j)).intoArray(floatRows, ROW_QZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, qws, j)).intoArray(floatRows, ROW_QW + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, rxs, i)).intoArray(floatRows, ROW_RX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, rys, i)).intoArray(floatRows, ROW_RY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, rzs, i)).intoArray(floatRows, ROW_RZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, rds, i)).intoArray(floatRows, ROW_RD + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, bxs, i)).intoArray(floatRows, ROW_BX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, bys, i)).intoArray(floatRows, ROW_BY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, bzs, i)).intoArray(floatRows, ROW_BZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, bds, i)).intoArray(floatRows, ROW_BD + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, txs, i)).intoArray(floatRows, ROW_TX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, tys, i)).intoArray(floatRows, ROW_TY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, tzs, i)).intoArray(floatRows, ROW_TZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, tds, i)).intoArray(floatRows, ROW_TD + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, nxs, i)).intoArray(floatRows, ROW_NX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, nys, i)).intoArray(floatRows, ROW_NY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, nzs, i)).intoArray(floatRows, ROW_NZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, nds, i)).intoArray(floatRows, ROW_ND + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, fxs, i)).intoArray(floatRows, ROW_FX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, fys, i)).intoArray(floatRows, ROW_FY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, fzs, i)).intoArray(floatRows, ROW_FZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, fds, i)).intoArray(floatRows, ROW_FD + k);
    }
  }

  /** {@code reaches} of a block, from rows of values. */
  private static long reaches(float[] rows, int nxRow, int nyRow, int nzRow, int dRow) {
    if (rows == null) {
      return 0;
    }
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nx = fromArray(FLOATS, rows, nxRow + k);
      FloatVector ny = fromArray(FLOATS, rows, nyRow + k);
      FloatVector nz = fromArray(FLOATS, rows, nzRow + k);
      FloatVector outside = nx.lanewise(MUL, fromArray(FLOATS, rows, ROW_X + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, rows, ROW_Y + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, rows, ROW_Z + k)))
          .lanewise(ADD, fromArray(FLOATS, rows, dRow + k));
      FloatVector qx = fromArray(FLOATS, rows, ROW_QX + k);
      FloatVector qy = fromArray(FLOATS, rows, ROW_QY + k);
      FloatVector qz = fromArray(FLOATS, rows, ROW_QZ + k);
      FloatVector qw = fromArray(FLOATS, rows, ROW_QW + k);
      FloatVector squareQ = qx.lanewise(MUL, qx).lanewise(ADD, qy.lanewise(MUL, qy))
          .lanewise(ADD, qz.lanewise(MUL, qz).lanewise(ADD, qw.lanewise(MUL, qw)));
      FloatVector scale = ALL_TWO.lanewise(DIV, squareQ);
      FloatVector vz = qz.lanewise(MUL, scale);
      FloatVector vy = qy.lanewise(MUL, scale);
      FloatVector kx = ny.lanewise(MUL, vz).lanewise(SUB, nz.lanewise(MUL, vy));
      FloatVector vx = qx.lanewise(MUL, scale);
      FloatVector ky = nz.lanewise(MUL, vx).lanewise(SUB, nx.lanewise(MUL, vz));
      FloatVector kz = nx.lanewise(MUL, vy).lanewise(SUB, ny.lanewise(MUL, vx));
      FloatVector mx = nx.lanewise(ADD, qw.lanewise(MUL, kx)
          .lanewise(ADD, ky.lanewise(MUL, qz).lanewise(SUB, kz.lanewise(MUL, qy))));
      FloatVector my = ny.lanewise(ADD, qw.lanewise(MUL, ky)
          .lanewise(ADD, kz.lanewise(MUL, qx).lanewise(SUB, kx.lanewise(MUL, qz))));
      FloatVector mz = nz.lanewise(ADD, qw.lanewise(MUL, kz)
          .lanewise(ADD, kx.lanewise(MUL, qy).lanewise(SUB, ky.lanewise(MUL, qx))));
      FloatVector hx = fromArray(FLOATS, rows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, rows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, rows, ROW_HZ + k);
      FloatVector reach = mx.lanewise(ABS).lanewise(MUL, hx).lanewise(ADD, my.lanewise(ABS).lanewise(MUL, hy))
          .lanewise(ADD, mz.lanewise(ABS).lanewise(MUL, hz));
      FloatVector square = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz));
      VectorMask<Float> allOutsideAtMostReach = hx.compare(GE, ALL_ZERO);
      allOutsideAtMostReach = hy.compare(GE, ALL_ZERO, allOutsideAtMostReach);
      allOutsideAtMostReach = hz.compare(GE, ALL_ZERO, allOutsideAtMostReach);
      allOutsideAtMostReach = squareQ.compare(GE, ALL_LEAST_SQUARE, allOutsideAtMostReach);
      VectorMask<Float> allOutsideAtMostReach2 = squareQ.compare(LE, ALL_LARGEST_SQUARE);
      allOutsideAtMostReach2 = square.compare(GE, ALL_LEAST_SQUARE, allOutsideAtMostReach2);
      allOutsideAtMostReach2 = square.compare(LE, ALL_LARGEST_SQUARE, allOutsideAtMostReach2);
      allOutsideAtMostReach2 = outside.lanewise(ABS).compare(LE, ALL_LARGEST, allOutsideAtMostReach2);
      VectorMask<Float> allOutsideAtMostReach3 = outside.compare(LE, reach);
      allOutsideAtMostReach3 = reach.compare(LE, ALL_LARGEST, allOutsideAtMostReach3);
      allOutsideAtMostReach = allOutsideAtMostReach.and(allOutsideAtMostReach2).and(allOutsideAtMostReach3);
      hits |= allOutsideAtMostReach.toLong() << k;
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      reaches(null, 0, 0, 0, 0);
    }
  }
}
