// Compiled from SphereTriangle.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.NEG;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.twin.WideLanes.FLOATS;
import static lockstep.twin.WideLanes.FLOAT_VECTOR;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.LoopedKernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.StagedKernel;
import lockstep.twin.WideLanes;

/** Wide twin of {@link SphereTriangle#overlap}: the same operations in the same order, on vectors of pairs. */
final class SphereTriangleWide implements StagedKernel, LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);

  private static final int ROW_AX = 0 * Kernel.BLOCK;
  private static final int ROW_AY = 1 * Kernel.BLOCK;
  private static final int ROW_AZ = 2 * Kernel.BLOCK;
  private static final int ROW_BX = 3 * Kernel.BLOCK;
  private static final int ROW_BY = 4 * Kernel.BLOCK;
  private static final int ROW_BZ = 5 * Kernel.BLOCK;
  private static final int ROW_CX = 6 * Kernel.BLOCK;
  private static final int ROW_CY = 7 * Kernel.BLOCK;
  private static final int ROW_CZ = 8 * Kernel.BLOCK;
  private static final int ROW_EX = 9 * Kernel.BLOCK;
  private static final int ROW_EY = 10 * Kernel.BLOCK;
  private static final int ROW_EZ = 11 * Kernel.BLOCK;
  private static final int ROW_FX = 12 * Kernel.BLOCK;
  private static final int ROW_FY = 13 * Kernel.BLOCK;
  private static final int ROW_FZ = 14 * Kernel.BLOCK;
  private static final int ROW_GX = 15 * Kernel.BLOCK;
  private static final int ROW_GY = 16 * Kernel.BLOCK;
  private static final int ROW_GZ = 17 * Kernel.BLOCK;
  private static final int ROW_EE = 18 * Kernel.BLOCK;
  private static final int ROW_FF = 19 * Kernel.BLOCK;
  private static final int ROW_GG = 20 * Kernel.BLOCK;
  private static final int ROW_D2 = 21 * Kernel.BLOCK;
  private static final int ROW_BEST = 22 * Kernel.BLOCK;
  private static final int ROW_NX = 23 * Kernel.BLOCK;
  private static final int ROW_NY = 24 * Kernel.BLOCK;
  private static final int ROW_NZ = 25 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[26 * Kernel.BLOCK]);

  private static final int[][] COLUMNS1 = {{0, 3}, {1, 3}, {2, 3}};
  private static final int[][] COLUMNS2 = {{0, 3, 6}, {1, 4, 7}, {2, 5, 8}};

  @Override
  public int firstWidth() {
    return 4;
  }

  @Override
  public int secondWidth() {
    return 9;
  }

  @Override
  public int operations() {
    return 185;
  }

  @Override
  public int terms() {
    return 3;
  }

  @Override
  public int[] firstColumns(int term) {
    return COLUMNS1[term];
  }

  @Override
  public int[] secondColumns(int term) {
    return COLUMNS2[term];
  }

  @Override
  public float miss(int column) {
    throw new IndexOutOfBoundsException("there is no column " + column);
  }

  @Override
  public void term(int term, Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    switch (term) {
      case 0 -> nearTerm(columns1[0], columns1[3], columns2[0], columns2[3], columns2[6], first, second, count,
          out);
      case 1 -> nearTerm(columns1[1], columns1[3], columns2[1], columns2[4], columns2[7], first, second, count,
          out);
      case 2 -> nearTerm(columns1[2], columns1[3], columns2[2], columns2[5], columns2[8], first, second, count,
          out);
      default -> throw new IndexOutOfBoundsException("there is no term " + term);
    }
  }

  private static void nearTerm(float[] xs, float[] rs, float[] as, float[] bs, float[] cs, Operand first,
      Operand second, int count, Output out) {
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long hits = 0;
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
        int i = from1 + k;
        int j = from2 + k;
        FloatVector a = fromArray(FLOATS, as, j);
        FloatVector b = fromArray(FLOATS, bs, j);
        // a < b ? a : b
        FloatVector low = b.blend(a, a.compare(LT, b));
        FloatVector c = fromArray(FLOATS, cs, j);
        // c < low ? c : low
        FloatVector low2 = low.blend(c, c.compare(LT, low));
        // a > b ? a : b
        FloatVector high = b.blend(a, a.compare(GT, b));
        // c > high ? c : high
        FloatVector high2 = high.blend(c, c.compare(GT, high));
        FloatVector x = fromArray(FLOATS, xs, i);
        FloatVector r = fromArray(FLOATS, rs, i);
        VectorMask<Float> hit = low2.lanewise(SUB, x).compare(LE, r);
        hit = x.lanewise(SUB, high2).compare(LE, r, hit);
        hits |= hit.toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

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
      floats2(floatRows);
      long hits = floats3(columns1, from1, floatRows);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector x = fromArray(FLOATS, xs, i);
      FloatVector ax2 = ax.lanewise(SUB, x);
      FLOAT_VECTOR.cast(ax2).intoArray(floatRows, ROW_AX + k);
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector y = fromArray(FLOATS, ys, i);
      FloatVector ay2 = ay.lanewise(SUB, y);
      FLOAT_VECTOR.cast(ay2).intoArray(floatRows, ROW_AY + k);
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector z = fromArray(FLOATS, zs, i);
      FloatVector az2 = az.lanewise(SUB, z);
      FLOAT_VECTOR.cast(az2).intoArray(floatRows, ROW_AZ + k);
      FloatVector bx = fromArray(FLOATS, bxs, j);
      FLOAT_VECTOR.cast(bx.lanewise(SUB, x)).intoArray(floatRows, ROW_BX + k);
      FloatVector by = fromArray(FLOATS, bys, j);
      FLOAT_VECTOR.cast(by.lanewise(SUB, y)).intoArray(floatRows, ROW_BY + k);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      FLOAT_VECTOR.cast(bz.lanewise(SUB, z)).intoArray(floatRows, ROW_BZ + k);
      FloatVector cx = fromArray(FLOATS, cxs, j);
      FLOAT_VECTOR.cast(cx.lanewise(SUB, x)).intoArray(floatRows, ROW_CX + k);
      FloatVector cy = fromArray(FLOATS, cys, j);
      FLOAT_VECTOR.cast(cy.lanewise(SUB, y)).intoArray(floatRows, ROW_CY + k);
      FloatVector cz = fromArray(FLOATS, czs, j);
      FLOAT_VECTOR.cast(cz.lanewise(SUB, z)).intoArray(floatRows, ROW_CZ + k);
      FloatVector ex = bx.lanewise(SUB, ax);
      FLOAT_VECTOR.cast(ex).intoArray(floatRows, ROW_EX + k);
      FloatVector ey = by.lanewise(SUB, ay);
      FLOAT_VECTOR.cast(ey).intoArray(floatRows, ROW_EY + k);
      FloatVector ez = bz.lanewise(SUB, az);
      FLOAT_VECTOR.cast(ez).intoArray(floatRows, ROW_EZ + k);
      FloatVector fx = cx.lanewise(SUB, bx);
      FLOAT_VECTOR.cast(fx).intoArray(floatRows, ROW_FX + k);
      FloatVector fy = cy.lanewise(SUB, by);
      FLOAT_VECTOR.cast(fy).intoArray(floatRows, ROW_FY + k);
      FloatVector fz = cz.lanewise(SUB, bz);
      FLOAT_VECTOR.cast(fz).intoArray(floatRows, ROW_FZ + k);
      FloatVector gx = ax.lanewise(SUB, cx);
      FLOAT_VECTOR.cast(gx).intoArray(floatRows, ROW_GX + k);
      FloatVector gy = ay.lanewise(SUB, cy);
      FLOAT_VECTOR.cast(gy).intoArray(floatRows, ROW_GY + k);
      FloatVector gz = az.lanewise(SUB, cz);
      FLOAT_VECTOR.cast(gz).intoArray(floatRows, ROW_GZ + k);
      FloatVector ee = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez));
      FLOAT_VECTOR.cast(ee).intoArray(floatRows, ROW_EE + k);
      FLOAT_VECTOR.cast(fx.lanewise(MUL, fx).lanewise(ADD, fy.lanewise(MUL, fy))
          .lanewise(ADD, fz.lanewise(MUL, fz))).intoArray(floatRows, ROW_FF + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, gx).lanewise(ADD, gy.lanewise(MUL, gy))
          .lanewise(ADD, gz.lanewise(MUL, gz))).intoArray(floatRows, ROW_GG + k);
      FloatVector s = ax2.lanewise(MUL, ex).lanewise(ADD, ay2.lanewise(MUL, ey))
          .lanewise(ADD, az2.lanewise(MUL, ez)).lanewise(NEG);
      // s > 0 ? s < ee ? s / ee : 1 : 0
      FloatVector t = ALL_ZERO.blend(ALL_ONE.blend(s.lanewise(DIV, ee), s.compare(LT, ee)), s
          .compare(GT, ALL_ZERO));
      FloatVector dx = ax2.lanewise(ADD, t.lanewise(MUL, ex));
      FloatVector dy = ay2.lanewise(ADD, t.lanewise(MUL, ey));
      FloatVector dz = az2.lanewise(ADD, t.lanewise(MUL, ez));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(floatRows, ROW_D2 + k);
    }
  }

  private static void floats2(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector d2 = fromArray(FLOATS, floatRows, ROW_D2 + k);
      // d2 < best ? d2 : best
      FloatVector best = ALL_INFINITY.blend(d2, d2.compare(LT, ALL_INFINITY));
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      FloatVector s = bx.lanewise(MUL, fx).lanewise(ADD, by.lanewise(MUL, fy))
          .lanewise(ADD, bz.lanewise(MUL, fz)).lanewise(NEG);
      FloatVector ff = fromArray(FLOATS, floatRows, ROW_FF + k);
      // s > 0 ? s < ee ? s / ee : 1 : 0
      FloatVector t = ALL_ZERO.blend(ALL_ONE.blend(s.lanewise(DIV, ff), s.compare(LT, ff)), s
          .compare(GT, ALL_ZERO));
      FloatVector dx = bx.lanewise(ADD, t.lanewise(MUL, fx));
      FloatVector dy = by.lanewise(ADD, t.lanewise(MUL, fy));
      FloatVector dz = bz.lanewise(ADD, t.lanewise(MUL, fz));
      FloatVector d2_2 = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      // d2 < best ? d2 : best
      FloatVector best2 = best.blend(d2_2, d2_2.compare(LT, best));
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector s2 = cx.lanewise(MUL, gx).lanewise(ADD, cy.lanewise(MUL, gy))
          .lanewise(ADD, cz.lanewise(MUL, gz)).lanewise(NEG);
      FloatVector gg = fromArray(FLOATS, floatRows, ROW_GG + k);
      // s > 0 ? s < ee ? s / ee : 1 : 0
      FloatVector t2 = ALL_ZERO.blend(ALL_ONE.blend(s2.lanewise(DIV, gg), s2.compare(LT, gg)), s2
          .compare(GT, ALL_ZERO));
      FloatVector dx2 = cx.lanewise(ADD, t2.lanewise(MUL, gx));
      FloatVector dy2 = cy.lanewise(ADD, t2.lanewise(MUL, gy));
      FloatVector dz2 = cz.lanewise(ADD, t2.lanewise(MUL, gz));
      FloatVector d2_3 = dx2.lanewise(MUL, dx2).lanewise(ADD, dy2.lanewise(MUL, dy2))
          .lanewise(ADD, dz2.lanewise(MUL, dz2));
      // d2 < best ? d2 : best
      FLOAT_VECTOR.cast(best2.blend(d2_3, d2_3.compare(LT, best2))).intoArray(floatRows, ROW_BEST + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FLOAT_VECTOR.cast(gy.lanewise(MUL, ez).lanewise(SUB, gz.lanewise(MUL, ey))).intoArray(floatRows,
          ROW_NX + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FLOAT_VECTOR.cast(gz.lanewise(MUL, ex).lanewise(SUB, gx.lanewise(MUL, ez))).intoArray(floatRows,
          ROW_NY + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, ey).lanewise(SUB, gy.lanewise(MUL, ex))).intoArray(floatRows,
          ROW_NZ + k);
    }
  }

  private static long floats3(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[3];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX + k);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY + k);
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ + k);
      FloatVector nn = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz));
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector wb = nx.lanewise(MUL, ay.lanewise(MUL, gz).lanewise(SUB, az.lanewise(MUL, gy)))
          .lanewise(ADD, ny.lanewise(MUL, az.lanewise(MUL, gx).lanewise(SUB, ax.lanewise(MUL, gz))))
          .lanewise(ADD, nz.lanewise(MUL, ax.lanewise(MUL, gy).lanewise(SUB, ay.lanewise(MUL, gx))));
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector wc = nx.lanewise(MUL, ay.lanewise(MUL, ez).lanewise(SUB, az.lanewise(MUL, ey)))
          .lanewise(ADD, ny.lanewise(MUL, az.lanewise(MUL, ex).lanewise(SUB, ax.lanewise(MUL, ez))))
          .lanewise(ADD, nz.lanewise(MUL, ax.lanewise(MUL, ey).lanewise(SUB, ay.lanewise(MUL, ex))));
      FloatVector scaleB = wb.lanewise(DIV, nn);
      FloatVector scaleC = wc.lanewise(DIV, nn);
      FloatVector px = ax.lanewise(ADD, scaleB.lanewise(MUL, ex).lanewise(SUB, scaleC.lanewise(MUL, gx)));
      FloatVector py = ay.lanewise(ADD, scaleB.lanewise(MUL, ey).lanewise(SUB, scaleC.lanewise(MUL, gy)));
      FloatVector pz = az.lanewise(ADD, scaleB.lanewise(MUL, ez).lanewise(SUB, scaleC.lanewise(MUL, gz)));
      FloatVector d2 = px.lanewise(MUL, px).lanewise(ADD, py.lanewise(MUL, py))
          .lanewise(ADD, pz.lanewise(MUL, pz));
      VectorMask<Float> face = wb.compare(GE, ALL_ZERO);
      face = wc.compare(GE, ALL_ZERO, face);
      face = wb.lanewise(ADD, wc).compare(LE, nn, face);
      FloatVector best = fromArray(FLOATS, floatRows, ROW_BEST + k);
      VectorMask<Float> wbAtLeastZeroAndD2LessBest = d2.compare(LT, best, face);
      // face && d2 < best ? d2 : best
      FloatVector best2 = best.blend(d2, wbAtLeastZeroAndD2LessBest);
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> hit = r.compare(GE, ALL_ZERO);
      hit = fromArray(FLOATS, floatRows, ROW_EE + k).compare(LE, ALL_LARGEST, hit);
      hit = fromArray(FLOATS, floatRows, ROW_FF + k).compare(LE, ALL_LARGEST, hit);
      hit = fromArray(FLOATS, floatRows, ROW_GG + k).compare(LE, ALL_LARGEST, hit);
      hit = best2.compare(LE, r.lanewise(MUL, r), hit);
      hits |= hit.toLong() << k;
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null);
      floats3(null, 0, null);
    }
  }
}
