// Compiled from BoxTriangle.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.NEG;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.twin.WideLanes.FLOATS;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.StagedKernel;
import lockstep.twin.WideLanes;

/** Wide twin of {@link BoxTriangle#overlap}: the same operations in the same order, on vectors of pairs. */
final class BoxTriangleWide implements StagedKernel {
  private static final int[][] COLUMNS1 = {{0, 3}, {1, 4}, {2, 5}};
  private static final int[][] COLUMNS2 = {{0, 3, 6}, {1, 4, 7}, {2, 5, 8}};

  @Override
  public int firstWidth() {
    return 6;
  }

  @Override
  public int secondWidth() {
    return 9;
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
      case 0 -> term(columns1[0], columns1[3], columns2[0], columns2[3], columns2[6], first, second, count,
          out);
      case 1 -> term1(columns1[1], columns1[4], columns2[1], columns2[4], columns2[7], first, second, count,
          out);
      case 2 -> term2(columns1[2], columns1[5], columns2[2], columns2[5], columns2[8], first, second, count,
          out);
      default -> throw new IndexOutOfBoundsException("there is no term " + term);
    }
  }

  private static void term(float[] minXs, float[] maxXs, float[] axs, float[] bxs, float[] cxs,
      Operand first, Operand second, int count, Output out) {
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
        FloatVector ax = fromArray(FLOATS, axs, j);
        FloatVector bx = fromArray(FLOATS, bxs, j);
        // a > b ? a : b
        FloatVector high = bx.blend(ax, ax.compare(GT, bx));
        FloatVector cx = fromArray(FLOATS, cxs, j);
        // c > high ? c : high
        FloatVector highX = high.blend(cx, cx.compare(GT, high));
        // a < b ? a : b
        FloatVector low = bx.blend(ax, ax.compare(LT, bx));
        // c < low ? c : low
        FloatVector lowX = low.blend(cx, cx.compare(LT, low));
        FloatVector minX = fromArray(FLOATS, minXs, i);
        VectorMask<Float> hit = minX.compare(LE, highX);
        FloatVector maxX = fromArray(FLOATS, maxXs, i);
        hit = lowX.compare(LE, maxX, hit);
        hit = minX.compare(LE, maxX, hit);
        hits |= hit.toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void term1(float[] minYs, float[] maxYs, float[] ays, float[] bys, float[] cys,
      Operand first, Operand second, int count, Output out) {
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
        FloatVector ay = fromArray(FLOATS, ays, j);
        FloatVector by = fromArray(FLOATS, bys, j);
        // a > b ? a : b
        FloatVector high = by.blend(ay, ay.compare(GT, by));
        FloatVector cy = fromArray(FLOATS, cys, j);
        // c > high ? c : high
        FloatVector highY = high.blend(cy, cy.compare(GT, high));
        // a < b ? a : b
        FloatVector low = by.blend(ay, ay.compare(LT, by));
        // c < low ? c : low
        FloatVector lowY = low.blend(cy, cy.compare(LT, low));
        FloatVector minY = fromArray(FLOATS, minYs, i);
        VectorMask<Float> hit = minY.compare(LE, highY);
        FloatVector maxY = fromArray(FLOATS, maxYs, i);
        hit = lowY.compare(LE, maxY, hit);
        hit = minY.compare(LE, maxY, hit);
        hits |= hit.toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void term2(float[] minZs, float[] maxZs, float[] azs, float[] bzs, float[] czs,
      Operand first, Operand second, int count, Output out) {
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
        FloatVector az = fromArray(FLOATS, azs, j);
        FloatVector bz = fromArray(FLOATS, bzs, j);
        // a > b ? a : b
        FloatVector high = bz.blend(az, az.compare(GT, bz));
        FloatVector cz = fromArray(FLOATS, czs, j);
        // c > high ? c : high
        FloatVector highZ = high.blend(cz, cz.compare(GT, high));
        // a < b ? a : b
        FloatVector low = bz.blend(az, az.compare(LT, bz));
        // c < low ? c : low
        FloatVector lowZ = low.blend(cz, cz.compare(LT, low));
        FloatVector minZ = fromArray(FLOATS, minZs, i);
        VectorMask<Float> hit = minZ.compare(LE, highZ);
        FloatVector maxZ = fromArray(FLOATS, maxZs, i);
        hit = lowZ.compare(LE, maxZ, hit);
        hit = minZ.compare(LE, maxZ, hit);
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
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    FloatVector half = FloatVector.broadcast(FLOATS, 0.5f);
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long hits = 0;
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
        int i = from1 + k;
        int j = from2 + k;
        FloatVector ax = fromArray(FLOATS, axs, j);
        FloatVector bx = fromArray(FLOATS, bxs, j);
        // a < b ? a : b
        FloatVector low = bx.blend(ax, ax.compare(LT, bx));
        FloatVector cx = fromArray(FLOATS, cxs, j);
        // c < low ? c : low
        FloatVector lowX = low.blend(cx, cx.compare(LT, low));
        // a > b ? a : b
        FloatVector high = bx.blend(ax, ax.compare(GT, bx));
        // c > high ? c : high
        FloatVector highX = high.blend(cx, cx.compare(GT, high));
        FloatVector ay = fromArray(FLOATS, ays, j);
        FloatVector by = fromArray(FLOATS, bys, j);
        // a < b ? a : b
        FloatVector low2 = by.blend(ay, ay.compare(LT, by));
        FloatVector cy = fromArray(FLOATS, cys, j);
        // c < low ? c : low
        FloatVector lowY = low2.blend(cy, cy.compare(LT, low2));
        // a > b ? a : b
        FloatVector high2 = by.blend(ay, ay.compare(GT, by));
        // c > high ? c : high
        FloatVector highY = high2.blend(cy, cy.compare(GT, high2));
        FloatVector az = fromArray(FLOATS, azs, j);
        FloatVector bz = fromArray(FLOATS, bzs, j);
        // a < b ? a : b
        FloatVector low3 = bz.blend(az, az.compare(LT, bz));
        FloatVector cz = fromArray(FLOATS, czs, j);
        // c < low ? c : low
        FloatVector lowZ = low3.blend(cz, cz.compare(LT, low3));
        // a > b ? a : b
        FloatVector high3 = bz.blend(az, az.compare(GT, bz));
        // c > high ? c : high
        FloatVector highZ = high3.blend(cz, cz.compare(GT, high3));
        FloatVector minX = fromArray(FLOATS, minXs, i);
        // minX > lowX ? minX : lowX
        FloatVector lowX2 = lowX.blend(minX, minX.compare(GT, lowX));
        FloatVector minY = fromArray(FLOATS, minYs, i);
        // minY > lowY ? minY : lowY
        FloatVector lowY2 = lowY.blend(minY, minY.compare(GT, lowY));
        FloatVector minZ = fromArray(FLOATS, minZs, i);
        // minZ > lowZ ? minZ : lowZ
        FloatVector lowZ2 = lowZ.blend(minZ, minZ.compare(GT, lowZ));
        FloatVector maxX = fromArray(FLOATS, maxXs, i);
        // maxX < highX ? maxX : highX
        FloatVector highX2 = highX.blend(maxX, maxX.compare(LT, highX));
        FloatVector maxY = fromArray(FLOATS, maxYs, i);
        // maxY < highY ? maxY : highY
        FloatVector highY2 = highY.blend(maxY, maxY.compare(LT, highY));
        FloatVector maxZ = fromArray(FLOATS, maxZs, i);
        // maxZ < highZ ? maxZ : highZ
        FloatVector highZ2 = highZ.blend(maxZ, maxZ.compare(LT, highZ));
        FloatVector lowX3 = lowX2.lanewise(SUB, ax);
        FloatVector lowY3 = lowY2.lanewise(SUB, ay);
        FloatVector lowZ3 = lowZ2.lanewise(SUB, az);
        FloatVector highX3 = highX2.lanewise(SUB, ax);
        FloatVector highY3 = highY2.lanewise(SUB, ay);
        FloatVector highZ3 = highZ2.lanewise(SUB, az);
        FloatVector x = lowX3.lanewise(ADD, highX3).lanewise(MUL, half);
        FloatVector hx = highX3.lanewise(SUB, lowX3).lanewise(MUL, half);
        FloatVector y = lowY3.lanewise(ADD, highY3).lanewise(MUL, half);
        FloatVector hy = highY3.lanewise(SUB, lowY3).lanewise(MUL, half);
        FloatVector z = lowZ3.lanewise(ADD, highZ3).lanewise(MUL, half);
        FloatVector hz = highZ3.lanewise(SUB, lowZ3).lanewise(MUL, half);
        FloatVector ex = bx.lanewise(SUB, ax);
        FloatVector ey = by.lanewise(SUB, ay);
        FloatVector ez = bz.lanewise(SUB, az);
        FloatVector fx = cx.lanewise(SUB, bx);
        FloatVector fy = cy.lanewise(SUB, by);
        FloatVector fz = cz.lanewise(SUB, bz);
        FloatVector gx = ax.lanewise(SUB, cx);
        FloatVector gy = ay.lanewise(SUB, cy);
        FloatVector gz = az.lanewise(SUB, cz);
        FloatVector bx2 = ex.lanewise(SUB, x);
        FloatVector by2 = ey.lanewise(SUB, y);
        FloatVector bz2 = ez.lanewise(SUB, z);
        FloatVector cx2 = cx.lanewise(SUB, ax).lanewise(SUB, x);
        FloatVector cy2 = cy.lanewise(SUB, ay).lanewise(SUB, y);
        FloatVector cz2 = cz.lanewise(SUB, az).lanewise(SUB, z);
        FloatVector ax2 = x.lanewise(NEG);
        FloatVector ay2 = y.lanewise(NEG);
        FloatVector az2 = z.lanewise(NEG);
        FloatVector nx = ey.lanewise(MUL, fz).lanewise(SUB, ez.lanewise(MUL, fy));
        FloatVector ny = ez.lanewise(MUL, fx).lanewise(SUB, ex.lanewise(MUL, fz));
        FloatVector nz = ex.lanewise(MUL, fy).lanewise(SUB, ey.lanewise(MUL, fx));
        FloatVector a = nx.lanewise(MUL, ax2).lanewise(ADD, ny.lanewise(MUL, ay2))
            .lanewise(ADD, nz.lanewise(MUL, az2));
        FloatVector b = nx.lanewise(MUL, bx2).lanewise(ADD, ny.lanewise(MUL, by2))
            .lanewise(ADD, nz.lanewise(MUL, bz2));
        FloatVector c = nx.lanewise(MUL, cx2).lanewise(ADD, ny.lanewise(MUL, cy2))
            .lanewise(ADD, nz.lanewise(MUL, cz2));
        FloatVector reach = nx.lanewise(ABS).lanewise(MUL, hx)
            .lanewise(ADD, ny.lanewise(ABS).lanewise(MUL, hy))
            .lanewise(ADD, nz.lanewise(ABS).lanewise(MUL, hz));
        // a < b ? a : b
        FloatVector low4 = b.blend(a, a.compare(LT, b));
        // a > b ? a : b
        FloatVector high4 = b.blend(a, a.compare(GT, b));
        FloatVector both = ey.lanewise(MUL, az2).lanewise(SUB, ez.lanewise(MUL, ay2));
        FloatVector third = ey.lanewise(MUL, cz2).lanewise(SUB, ez.lanewise(MUL, cy2));
        FloatVector absEz = ez.lanewise(ABS);
        FloatVector absEy = ey.lanewise(ABS);
        FloatVector reach2 = absEz.lanewise(MUL, hy).lanewise(ADD, absEy.lanewise(MUL, hz));
        VectorMask<Float> bothLessThird = both.compare(LT, third);
        // both < third ? both : third
        FloatVector low5 = third.blend(both, bothLessThird);
        // both < third ? third : both
        FloatVector high5 = both.blend(third, bothLessThird);
        FloatVector both2 = ez.lanewise(MUL, ax2).lanewise(SUB, ex.lanewise(MUL, az2));
        FloatVector third2 = ez.lanewise(MUL, cx2).lanewise(SUB, ex.lanewise(MUL, cz2));
        FloatVector absEx = ex.lanewise(ABS);
        FloatVector reach3 = absEx.lanewise(MUL, hz).lanewise(ADD, absEz.lanewise(MUL, hx));
        VectorMask<Float> bothLessThird2 = both2.compare(LT, third2);
        // both < third ? both : third
        FloatVector low6 = third2.blend(both2, bothLessThird2);
        // both < third ? third : both
        FloatVector high6 = both2.blend(third2, bothLessThird2);
        FloatVector both3 = ex.lanewise(MUL, ay2).lanewise(SUB, ey.lanewise(MUL, ax2));
        FloatVector third3 = ex.lanewise(MUL, cy2).lanewise(SUB, ey.lanewise(MUL, cx2));
        FloatVector reach4 = absEy.lanewise(MUL, hx).lanewise(ADD, absEx.lanewise(MUL, hy));
        VectorMask<Float> bothLessThird3 = both3.compare(LT, third3);
        // both < third ? both : third
        FloatVector low7 = third3.blend(both3, bothLessThird3);
        // both < third ? third : both
        FloatVector high7 = both3.blend(third3, bothLessThird3);
        FloatVector both4 = fy.lanewise(MUL, bz2).lanewise(SUB, fz.lanewise(MUL, by2));
        FloatVector third4 = fy.lanewise(MUL, az2).lanewise(SUB, fz.lanewise(MUL, ay2));
        FloatVector absFz = fz.lanewise(ABS);
        FloatVector absFy = fy.lanewise(ABS);
        FloatVector reach5 = absFz.lanewise(MUL, hy).lanewise(ADD, absFy.lanewise(MUL, hz));
        VectorMask<Float> bothLessThird4 = both4.compare(LT, third4);
        // both < third ? both : third
        FloatVector low8 = third4.blend(both4, bothLessThird4);
        // both < third ? third : both
        FloatVector high8 = both4.blend(third4, bothLessThird4);
        FloatVector both5 = fz.lanewise(MUL, bx2).lanewise(SUB, fx.lanewise(MUL, bz2));
        FloatVector third5 = fz.lanewise(MUL, ax2).lanewise(SUB, fx.lanewise(MUL, az2));
        FloatVector absFx = fx.lanewise(ABS);
        FloatVector reach6 = absFx.lanewise(MUL, hz).lanewise(ADD, absFz.lanewise(MUL, hx));
        VectorMask<Float> bothLessThird5 = both5.compare(LT, third5);
        // both < third ? both : third
        FloatVector low9 = third5.blend(both5, bothLessThird5);
        // both < third ? third : both
        FloatVector high9 = both5.blend(third5, bothLessThird5);
        FloatVector both6 = fx.lanewise(MUL, by2).lanewise(SUB, fy.lanewise(MUL, bx2));
        FloatVector third6 = fx.lanewise(MUL, ay2).lanewise(SUB, fy.lanewise(MUL, ax2));
        FloatVector reach7 = absFy.lanewise(MUL, hx).lanewise(ADD, absFx.lanewise(MUL, hy));
        VectorMask<Float> bothLessThird6 = both6.compare(LT, third6);
        // both < third ? both : third
        FloatVector low10 = third6.blend(both6, bothLessThird6);
        // both < third ? third : both
        FloatVector high10 = both6.blend(third6, bothLessThird6);
        FloatVector both7 = gy.lanewise(MUL, cz2).lanewise(SUB, gz.lanewise(MUL, cy2));
        FloatVector third7 = gy.lanewise(MUL, bz2).lanewise(SUB, gz.lanewise(MUL, by2));
        FloatVector absGz = gz.lanewise(ABS);
        FloatVector absGy = gy.lanewise(ABS);
        FloatVector reach8 = absGz.lanewise(MUL, hy).lanewise(ADD, absGy.lanewise(MUL, hz));
        VectorMask<Float> bothLessThird7 = both7.compare(LT, third7);
        // both < third ? both : third
        FloatVector low11 = third7.blend(both7, bothLessThird7);
        // both < third ? third : both
        FloatVector high11 = both7.blend(third7, bothLessThird7);
        FloatVector both8 = gz.lanewise(MUL, cx2).lanewise(SUB, gx.lanewise(MUL, cz2));
        FloatVector third8 = gz.lanewise(MUL, bx2).lanewise(SUB, gx.lanewise(MUL, bz2));
        FloatVector absGx = gx.lanewise(ABS);
        FloatVector reach9 = absGx.lanewise(MUL, hz).lanewise(ADD, absGz.lanewise(MUL, hx));
        VectorMask<Float> bothLessThird8 = both8.compare(LT, third8);
        // both < third ? both : third
        FloatVector low12 = third8.blend(both8, bothLessThird8);
        // both < third ? third : both
        FloatVector high12 = both8.blend(third8, bothLessThird8);
        FloatVector both9 = gx.lanewise(MUL, cy2).lanewise(SUB, gy.lanewise(MUL, cx2));
        FloatVector third9 = gx.lanewise(MUL, by2).lanewise(SUB, gy.lanewise(MUL, bx2));
        FloatVector reach10 = absGy.lanewise(MUL, hx).lanewise(ADD, absGx.lanewise(MUL, hy));
        VectorMask<Float> bothLessThird9 = both9.compare(LT, third9);
        // both < third ? both : third
        FloatVector low13 = third9.blend(both9, bothLessThird9);
        // both < third ? third : both
        FloatVector high13 = both9.blend(third9, bothLessThird9);
        // c < low ? c : low
        VectorMask<Float> hit = low4.blend(c, c.compare(LT, low4)).compare(LE, reach);
        // c > high ? c : high
        hit = high4.blend(c, c.compare(GT, high4)).compare(GE, reach.lanewise(NEG), hit);
        hit = low5.compare(LE, reach2, hit);
        VectorMask<Float> hit2 = high5.compare(GE, reach2.lanewise(NEG));
        hit2 = low6.compare(LE, reach3, hit2);
        hit2 = high6.compare(GE, reach3.lanewise(NEG), hit2);
        VectorMask<Float> hit3 = low7.compare(LE, reach4);
        hit3 = high7.compare(GE, reach4.lanewise(NEG), hit3);
        hit3 = low8.compare(LE, reach5, hit3);
        VectorMask<Float> hit4 = high8.compare(GE, reach5.lanewise(NEG));
        hit4 = low9.compare(LE, reach6, hit4);
        hit4 = high9.compare(GE, reach6.lanewise(NEG), hit4);
        VectorMask<Float> hit5 = low10.compare(LE, reach7);
        hit5 = high10.compare(GE, reach7.lanewise(NEG), hit5);
        hit5 = low11.compare(LE, reach8, hit5);
        VectorMask<Float> hit6 = high11.compare(GE, reach8.lanewise(NEG));
        hit6 = low12.compare(LE, reach9, hit6);
        hit6 = high12.compare(GE, reach9.lanewise(NEG), hit6);
        VectorMask<Float> hit7 = low13.compare(LE, reach10);
        hit7 = high13.compare(GE, reach10.lanewise(NEG), hit7);
        hit = hit.and(hit2).and(hit3).and(hit4).and(hit5).and(hit6).and(hit7);
        hits |= hit.toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }
}
