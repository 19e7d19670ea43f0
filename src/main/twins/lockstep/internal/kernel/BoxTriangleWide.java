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
import static lockstep.twin.WideLanes.FLOAT_VECTOR;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.StagedKernel;
import lockstep.twin.WideLanes;

/** Wide twin of {@link BoxTriangle#overlap}: the same operations in the same order, on vectors of pairs. */
final class BoxTriangleWide implements StagedKernel {
  private static final int ROW_HX = 0 * Kernel.BLOCK;
  private static final int ROW_HY = 1 * Kernel.BLOCK;
  private static final int ROW_HZ = 2 * Kernel.BLOCK;
  private static final int ROW_EX = 3 * Kernel.BLOCK;
  private static final int ROW_EY = 4 * Kernel.BLOCK;
  private static final int ROW_EZ = 5 * Kernel.BLOCK;
  private static final int ROW_FX = 6 * Kernel.BLOCK;
  private static final int ROW_FY = 7 * Kernel.BLOCK;
  private static final int ROW_FZ = 8 * Kernel.BLOCK;
  private static final int ROW_GX = 9 * Kernel.BLOCK;
  private static final int ROW_GY = 10 * Kernel.BLOCK;
  private static final int ROW_GZ = 11 * Kernel.BLOCK;
  private static final int ROW_BX = 12 * Kernel.BLOCK;
  private static final int ROW_BY = 13 * Kernel.BLOCK;
  private static final int ROW_BZ = 14 * Kernel.BLOCK;
  private static final int ROW_CX = 15 * Kernel.BLOCK;
  private static final int ROW_CY = 16 * Kernel.BLOCK;
  private static final int ROW_CZ = 17 * Kernel.BLOCK;
  private static final int ROW_AX = 18 * Kernel.BLOCK;
  private static final int ROW_AY = 19 * Kernel.BLOCK;
  private static final int ROW_AZ = 20 * Kernel.BLOCK;
  private static final int ROW_NX = 21 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[22 * Kernel.BLOCK]);

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
      case 0 -> meetTerm(columns1[0], columns1[3], columns2[0], columns2[3], columns2[6], first, second, count,
          out);
      case 1 -> meetTerm(columns1[1], columns1[4], columns2[1], columns2[4], columns2[7], first, second, count,
          out);
      case 2 -> meetTerm(columns1[2], columns1[5], columns2[2], columns2[5], columns2[8], first, second, count,
          out);
      default -> throw new IndexOutOfBoundsException("there is no term " + term);
    }
  }

  private static void meetTerm(float[] mins, float[] maxs, float[] as, float[] bs, float[] cs, Operand first,
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
        // a > b ? a : b
        FloatVector high = b.blend(a, a.compare(GT, b));
        FloatVector c = fromArray(FLOATS, cs, j);
        // c > high ? c : high
        FloatVector high2 = high.blend(c, c.compare(GT, high));
        // a < b ? a : b
        FloatVector low = b.blend(a, a.compare(LT, b));
        // c < low ? c : low
        FloatVector low2 = low.blend(c, c.compare(LT, low));
        FloatVector min = fromArray(FLOATS, mins, i);
        FloatVector max = fromArray(FLOATS, maxs, i);
        VectorMask<Float> hit = min.compare(LE, max);
        hit = min.compare(LE, high2, hit);
        hit = low2.compare(LE, max, hit);
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
      long allValueAtMostReachBits = floats2(floatRows);
      long hits = floats3(floatRows, allValueAtMostReachBits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    FloatVector half = FloatVector.broadcast(FLOATS, 0.5f);
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector bx = fromArray(FLOATS, bxs, j);
      // a < b ? a : b
      FloatVector low = bx.blend(ax, ax.compare(LT, bx));
      FloatVector cx = fromArray(FLOATS, cxs, j);
      // c < low ? c : low
      FloatVector low2 = low.blend(cx, cx.compare(LT, low));
      // a > b ? a : b
      FloatVector high = bx.blend(ax, ax.compare(GT, bx));
      // c > high ? c : high
      FloatVector high2 = high.blend(cx, cx.compare(GT, high));
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector by = fromArray(FLOATS, bys, j);
      // a < b ? a : b
      FloatVector low3 = by.blend(ay, ay.compare(LT, by));
      FloatVector cy = fromArray(FLOATS, cys, j);
      // c < low ? c : low
      FloatVector low4 = low3.blend(cy, cy.compare(LT, low3));
      // a > b ? a : b
      FloatVector high3 = by.blend(ay, ay.compare(GT, by));
      // c > high ? c : high
      FloatVector high4 = high3.blend(cy, cy.compare(GT, high3));
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      // a < b ? a : b
      FloatVector low5 = bz.blend(az, az.compare(LT, bz));
      FloatVector cz = fromArray(FLOATS, czs, j);
      // c < low ? c : low
      FloatVector low6 = low5.blend(cz, cz.compare(LT, low5));
      // a > b ? a : b
      FloatVector high5 = bz.blend(az, az.compare(GT, bz));
      // c > high ? c : high
      FloatVector high6 = high5.blend(cz, cz.compare(GT, high5));
      FloatVector minX = fromArray(FLOATS, minXs, i);
      // minX > lowX ? minX : lowX
      FloatVector lowX = low2.blend(minX, minX.compare(GT, low2));
      FloatVector minY = fromArray(FLOATS, minYs, i);
      // minY > lowY ? minY : lowY
      FloatVector lowY = low4.blend(minY, minY.compare(GT, low4));
      FloatVector minZ = fromArray(FLOATS, minZs, i);
      // minZ > lowZ ? minZ : lowZ
      FloatVector lowZ = low6.blend(minZ, minZ.compare(GT, low6));
      FloatVector maxX = fromArray(FLOATS, maxXs, i);
      // maxX < highX ? maxX : highX
      FloatVector highX = high2.blend(maxX, maxX.compare(LT, high2));
      FloatVector maxY = fromArray(FLOATS, maxYs, i);
      // maxY < highY ? maxY : highY
      FloatVector highY = high4.blend(maxY, maxY.compare(LT, high4));
      FloatVector maxZ = fromArray(FLOATS, maxZs, i);
      // maxZ < highZ ? maxZ : highZ
      FloatVector highZ = high6.blend(maxZ, maxZ.compare(LT, high6));
      FloatVector lowX2 = lowX.lanewise(SUB, ax);
      FloatVector lowY2 = lowY.lanewise(SUB, ay);
      FloatVector lowZ2 = lowZ.lanewise(SUB, az);
      FloatVector highX2 = highX.lanewise(SUB, ax);
      FloatVector highY2 = highY.lanewise(SUB, ay);
      FloatVector highZ2 = highZ.lanewise(SUB, az);
      FloatVector x = lowX2.lanewise(ADD, highX2).lanewise(MUL, half);
      FLOAT_VECTOR.cast(highX2.lanewise(SUB, lowX2).lanewise(MUL, half)).intoArray(floatRows, ROW_HX + k);
      FloatVector y = lowY2.lanewise(ADD, highY2).lanewise(MUL, half);
      FLOAT_VECTOR.cast(highY2.lanewise(SUB, lowY2).lanewise(MUL, half)).intoArray(floatRows, ROW_HY + k);
      FloatVector z = lowZ2.lanewise(ADD, highZ2).lanewise(MUL, half);
      FLOAT_VECTOR.cast(highZ2.lanewise(SUB, lowZ2).lanewise(MUL, half)).intoArray(floatRows, ROW_HZ + k);
      FloatVector ex = bx.lanewise(SUB, ax);
      FLOAT_VECTOR.cast(ex).intoArray(floatRows, ROW_EX + k);
      FloatVector ey = by.lanewise(SUB, ay);
      FLOAT_VECTOR.cast(ey).intoArray(floatRows, ROW_EY + k);
      FloatVector ez = bz.lanewise(SUB, az);
      FLOAT_VECTOR.cast(ez).intoArray(floatRows, ROW_EZ + k);
      FLOAT_VECTOR.cast(cx.lanewise(SUB, bx)).intoArray(floatRows, ROW_FX + k);
      FloatVector fy = cy.lanewise(SUB, by);
      FLOAT_VECTOR.cast(fy).intoArray(floatRows, ROW_FY + k);
      FloatVector fz = cz.lanewise(SUB, bz);
      FLOAT_VECTOR.cast(fz).intoArray(floatRows, ROW_FZ + k);
      FLOAT_VECTOR.cast(ax.lanewise(SUB, cx)).intoArray(floatRows, ROW_GX + k);
      FLOAT_VECTOR.cast(ay.lanewise(SUB, cy)).intoArray(floatRows, ROW_GY + k);
      FLOAT_VECTOR.cast(az.lanewise(SUB, cz)).intoArray(floatRows, ROW_GZ + k);
      FLOAT_VECTOR.cast(ex.lanewise(SUB, x)).intoArray(floatRows, ROW_BX + k);
      FLOAT_VECTOR.cast(ey.lanewise(SUB, y)).intoArray(floatRows, ROW_BY + k);
      FLOAT_VECTOR.cast(ez.lanewise(SUB, z)).intoArray(floatRows, ROW_BZ + k);
      FLOAT_VECTOR.cast(cx.lanewise(SUB, ax).lanewise(SUB, x)).intoArray(floatRows, ROW_CX + k);
      FLOAT_VECTOR.cast(cy.lanewise(SUB, ay).lanewise(SUB, y)).intoArray(floatRows, ROW_CY + k);
      FLOAT_VECTOR.cast(cz.lanewise(SUB, az).lanewise(SUB, z)).intoArray(floatRows, ROW_CZ + k);
      FLOAT_VECTOR.cast(x.lanewise(NEG)).intoArray(floatRows, ROW_AX + k);
      FLOAT_VECTOR.cast(y.lanewise(NEG)).intoArray(floatRows, ROW_AY + k);
      FLOAT_VECTOR.cast(z.lanewise(NEG)).intoArray(floatRows, ROW_AZ + k);
      FLOAT_VECTOR.cast(ey.lanewise(MUL, fz).lanewise(SUB, ez.lanewise(MUL, fy))).intoArray(floatRows,
          ROW_NX + k);
    }
  }

  private static long floats2(float[] floatRows) {
    long allValueAtMostReachBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector ny = ez.lanewise(MUL, fx)
          .lanewise(SUB, ex.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FZ + k)));
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector nz = ex.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FY + k))
          .lanewise(SUB, ey.lanewise(MUL, fx));
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector a = nx.lanewise(MUL, ax).lanewise(ADD, ny.lanewise(MUL, ay))
          .lanewise(ADD, nz.lanewise(MUL, az));
      FloatVector b = nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ + k)));
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX + k);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY + k);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ + k);
      FloatVector c = nx.lanewise(MUL, cx).lanewise(ADD, ny.lanewise(MUL, cy))
          .lanewise(ADD, nz.lanewise(MUL, cz));
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector reach = nx.lanewise(ABS).lanewise(MUL, hx).lanewise(ADD, ny.lanewise(ABS).lanewise(MUL, hy))
          .lanewise(ADD, nz.lanewise(ABS).lanewise(MUL, hz));
      // a < b ? a : b
      FloatVector low = b.blend(a, a.compare(LT, b));
      // a > b ? a : b
      FloatVector high = b.blend(a, a.compare(GT, b));
      FloatVector both = ey.lanewise(MUL, az).lanewise(SUB, ez.lanewise(MUL, ay));
      FloatVector third = ey.lanewise(MUL, cz).lanewise(SUB, ez.lanewise(MUL, cy));
      FloatVector absEz = ez.lanewise(ABS);
      FloatVector absEy = ey.lanewise(ABS);
      FloatVector reach2 = absEz.lanewise(MUL, hy).lanewise(ADD, absEy.lanewise(MUL, hz));
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low2 = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high2 = both.blend(third, bothLessThird);
      FloatVector both2 = ez.lanewise(MUL, ax).lanewise(SUB, ex.lanewise(MUL, az));
      FloatVector third2 = ez.lanewise(MUL, cx).lanewise(SUB, ex.lanewise(MUL, cz));
      FloatVector absEx = ex.lanewise(ABS);
      FloatVector reach3 = absEx.lanewise(MUL, hz).lanewise(ADD, absEz.lanewise(MUL, hx));
      VectorMask<Float> bothLessThird2 = both2.compare(LT, third2);
      // both < third ? both : third
      FloatVector low3 = third2.blend(both2, bothLessThird2);
      // both < third ? third : both
      FloatVector high3 = both2.blend(third2, bothLessThird2);
      FloatVector both3 = ex.lanewise(MUL, ay).lanewise(SUB, ey.lanewise(MUL, ax));
      FloatVector third3 = ex.lanewise(MUL, cy).lanewise(SUB, ey.lanewise(MUL, cx));
      FloatVector reach4 = absEy.lanewise(MUL, hx).lanewise(ADD, absEx.lanewise(MUL, hy));
      VectorMask<Float> bothLessThird3 = both3.compare(LT, third3);
      // both < third ? both : third
      FloatVector low4 = third3.blend(both3, bothLessThird3);
      // both < third ? third : both
      FloatVector high4 = both3.blend(third3, bothLessThird3);
      VectorMask<Float> allValueAtMostReach = low2.compare(LE, reach2);
      allValueAtMostReach = high2.compare(GE, reach2.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReach = low3.compare(LE, reach3, allValueAtMostReach);
      allValueAtMostReach = high3.compare(GE, reach3.lanewise(NEG), allValueAtMostReach);
      VectorMask<Float> allValueAtMostReach2 = low4.compare(LE, reach4);
      allValueAtMostReach2 = high4.compare(GE, reach4.lanewise(NEG), allValueAtMostReach2);
      // c < low ? c : low
      allValueAtMostReach2 = low.blend(c, c.compare(LT, low)).compare(LE, reach, allValueAtMostReach2);
      // c > high ? c : high
      allValueAtMostReach2 = high.blend(c, c.compare(GT, high))
          .compare(GE, reach.lanewise(NEG), allValueAtMostReach2);
      allValueAtMostReach = allValueAtMostReach.and(allValueAtMostReach2);
      allValueAtMostReachBits |= allValueAtMostReach.toLong() << k;
    }
    return allValueAtMostReachBits;
  }

  private static long floats3(float[] floatRows, long allValueAtMostReachBits) {
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FloatVector both = fy.lanewise(MUL, bz).lanewise(SUB, fz.lanewise(MUL, by));
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector third = fy.lanewise(MUL, az).lanewise(SUB, fz.lanewise(MUL, ay));
      FloatVector absFz = fz.lanewise(ABS);
      FloatVector absFy = fy.lanewise(ABS);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector reach = absFz.lanewise(MUL, hy).lanewise(ADD, absFy.lanewise(MUL, hz));
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      FloatVector both2 = fz.lanewise(MUL, bx).lanewise(SUB, fx.lanewise(MUL, bz));
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector third2 = fz.lanewise(MUL, ax).lanewise(SUB, fx.lanewise(MUL, az));
      FloatVector absFx = fx.lanewise(ABS);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector reach2 = absFx.lanewise(MUL, hz).lanewise(ADD, absFz.lanewise(MUL, hx));
      VectorMask<Float> bothLessThird2 = both2.compare(LT, third2);
      // both < third ? both : third
      FloatVector low2 = third2.blend(both2, bothLessThird2);
      // both < third ? third : both
      FloatVector high2 = both2.blend(third2, bothLessThird2);
      FloatVector both3 = fx.lanewise(MUL, by).lanewise(SUB, fy.lanewise(MUL, bx));
      FloatVector third3 = fx.lanewise(MUL, ay).lanewise(SUB, fy.lanewise(MUL, ax));
      FloatVector reach3 = absFy.lanewise(MUL, hx).lanewise(ADD, absFx.lanewise(MUL, hy));
      VectorMask<Float> bothLessThird3 = both3.compare(LT, third3);
      // both < third ? both : third
      FloatVector low3 = third3.blend(both3, bothLessThird3);
      // both < third ? third : both
      FloatVector high3 = both3.blend(third3, bothLessThird3);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY + k);
      FloatVector both4 = gy.lanewise(MUL, cz).lanewise(SUB, gz.lanewise(MUL, cy));
      FloatVector third4 = gy.lanewise(MUL, bz).lanewise(SUB, gz.lanewise(MUL, by));
      FloatVector absGz = gz.lanewise(ABS);
      FloatVector absGy = gy.lanewise(ABS);
      FloatVector reach4 = absGz.lanewise(MUL, hy).lanewise(ADD, absGy.lanewise(MUL, hz));
      VectorMask<Float> bothLessThird4 = both4.compare(LT, third4);
      // both < third ? both : third
      FloatVector low4 = third4.blend(both4, bothLessThird4);
      // both < third ? third : both
      FloatVector high4 = both4.blend(third4, bothLessThird4);
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector both5 = gz.lanewise(MUL, cx).lanewise(SUB, gx.lanewise(MUL, cz));
      FloatVector third5 = gz.lanewise(MUL, bx).lanewise(SUB, gx.lanewise(MUL, bz));
      FloatVector absGx = gx.lanewise(ABS);
      FloatVector reach5 = absGx.lanewise(MUL, hz).lanewise(ADD, absGz.lanewise(MUL, hx));
      VectorMask<Float> bothLessThird5 = both5.compare(LT, third5);
      // both < third ? both : third
      FloatVector low5 = third5.blend(both5, bothLessThird5);
      // both < third ? third : both
      FloatVector high5 = both5.blend(third5, bothLessThird5);
      FloatVector both6 = gx.lanewise(MUL, cy).lanewise(SUB, gy.lanewise(MUL, cx));
      FloatVector third6 = gx.lanewise(MUL, by).lanewise(SUB, gy.lanewise(MUL, bx));
      FloatVector reach6 = absGy.lanewise(MUL, hx).lanewise(ADD, absGx.lanewise(MUL, hy));
      VectorMask<Float> bothLessThird6 = both6.compare(LT, third6);
      // both < third ? both : third
      FloatVector low6 = third6.blend(both6, bothLessThird6);
      // both < third ? third : both
      FloatVector high6 = both6.blend(third6, bothLessThird6);
      VectorMask<Float> hit = low.compare(LE, reach,
          VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k) & WideLanes.FLOAT_LANES));
      hit = high.compare(GE, reach.lanewise(NEG), hit);
      hit = low2.compare(LE, reach2, hit);
      hit = high2.compare(GE, reach2.lanewise(NEG), hit);
      VectorMask<Float> hit2 = low3.compare(LE, reach3);
      hit2 = high3.compare(GE, reach3.lanewise(NEG), hit2);
      hit2 = low4.compare(LE, reach4, hit2);
      hit2 = high4.compare(GE, reach4.lanewise(NEG), hit2);
      VectorMask<Float> hit3 = low5.compare(LE, reach5);
      hit3 = high5.compare(GE, reach5.lanewise(NEG), hit3);
      hit3 = low6.compare(LE, reach6, hit3);
      hit3 = high6.compare(GE, reach6.lanewise(NEG), hit3);
      hit = hit.and(hit2).and(hit3);
      hits |= hit.toLong() << k;
    }
    return hits;
  }
}
