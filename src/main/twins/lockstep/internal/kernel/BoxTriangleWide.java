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
  private static final int ROW_LOW_Z = 0 * Kernel.BLOCK;
  private static final int ROW_HIGH_X = 1 * Kernel.BLOCK;
  private static final int ROW_HIGH_Y = 2 * Kernel.BLOCK;
  private static final int ROW_HIGH_Z = 3 * Kernel.BLOCK;
  private static final int ROW_LOW_X = 4 * Kernel.BLOCK;
  private static final int ROW_LOW_Y = 5 * Kernel.BLOCK;
  private static final int ROW_HX = 6 * Kernel.BLOCK;
  private static final int ROW_HY = 7 * Kernel.BLOCK;
  private static final int ROW_HZ = 8 * Kernel.BLOCK;
  private static final int ROW_EX = 9 * Kernel.BLOCK;
  private static final int ROW_EY = 10 * Kernel.BLOCK;
  private static final int ROW_EZ = 11 * Kernel.BLOCK;
  private static final int ROW_FX = 12 * Kernel.BLOCK;
  private static final int ROW_FY = 13 * Kernel.BLOCK;
  private static final int ROW_FZ = 14 * Kernel.BLOCK;
  private static final int ROW_GX = 15 * Kernel.BLOCK;
  private static final int ROW_GY = 16 * Kernel.BLOCK;
  private static final int ROW_GZ = 17 * Kernel.BLOCK;
  private static final int ROW_BX = 18 * Kernel.BLOCK;
  private static final int ROW_BY = 19 * Kernel.BLOCK;
  private static final int ROW_BZ = 20 * Kernel.BLOCK;
  private static final int ROW_CX = 21 * Kernel.BLOCK;
  private static final int ROW_CY = 22 * Kernel.BLOCK;
  private static final int ROW_CZ = 23 * Kernel.BLOCK;
  private static final int ROW_AX = 24 * Kernel.BLOCK;
  private static final int ROW_AY = 25 * Kernel.BLOCK;
  private static final int ROW_AZ = 26 * Kernel.BLOCK;
  private static final int ROW_NX = 27 * Kernel.BLOCK;
  private static final int ROW_NY = 28 * Kernel.BLOCK;
  private static final int ROW_NZ = 29 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 30 * Kernel.BLOCK;
  private static final int ROW_ABS_EZ = 31 * Kernel.BLOCK;
  private static final int ROW_ABS_EY = 32 * Kernel.BLOCK;
  private static final int ROW_BOTH = 33 * Kernel.BLOCK;
  private static final int ROW_THIRD = 34 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[35 * Kernel.BLOCK]);

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
        FloatVector maxX = fromArray(FLOATS, maxXs, i);
        VectorMask<Float> hit = minX.compare(LE, maxX);
        hit = minX.compare(LE, highX, hit);
        hit = lowX.compare(LE, maxX, hit);
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
        FloatVector maxY = fromArray(FLOATS, maxYs, i);
        VectorMask<Float> hit = minY.compare(LE, maxY);
        hit = minY.compare(LE, highY, hit);
        hit = lowY.compare(LE, maxY, hit);
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
        FloatVector maxZ = fromArray(FLOATS, maxZs, i);
        VectorMask<Float> hit = minZ.compare(LE, maxZ);
        hit = minZ.compare(LE, highZ, hit);
        hit = lowZ.compare(LE, maxZ, hit);
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
      floats2(columns2, from2, floatRows);
      long allValueAtMostReachBits = floats3(floatRows);
      long allValueAtMostReachBits2 = floats4(floatRows, allValueAtMostReachBits);
      long allValueAtMostReachBits3 = floats5(floatRows, allValueAtMostReachBits2);
      long hits = floats6(floatRows, allValueAtMostReachBits3);
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
      lowZ.blend(minZ, minZ.compare(GT, lowZ)).intoArray(floatRows, ROW_LOW_Z + k);
      FloatVector maxX = fromArray(FLOATS, maxXs, i);
      // maxX < highX ? maxX : highX
      highX.blend(maxX, maxX.compare(LT, highX)).intoArray(floatRows, ROW_HIGH_X + k);
      FloatVector maxY = fromArray(FLOATS, maxYs, i);
      // maxY < highY ? maxY : highY
      highY.blend(maxY, maxY.compare(LT, highY)).intoArray(floatRows, ROW_HIGH_Y + k);
      FloatVector maxZ = fromArray(FLOATS, maxZs, i);
      // maxZ < highZ ? maxZ : highZ
      highZ.blend(maxZ, maxZ.compare(LT, highZ)).intoArray(floatRows, ROW_HIGH_Z + k);
      lowX2.lanewise(SUB, ax).intoArray(floatRows, ROW_LOW_X + k);
      lowY2.lanewise(SUB, ay).intoArray(floatRows, ROW_LOW_Y + k);
    }
  }

  private static void floats2(float[][] columns2, int from2, float[] floatRows) {
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    FloatVector half = FloatVector.broadcast(FLOATS, 0.5f);
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z + k).lanewise(SUB, az);
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector highX = fromArray(FLOATS, floatRows, ROW_HIGH_X + k).lanewise(SUB, ax);
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector highY = fromArray(FLOATS, floatRows, ROW_HIGH_Y + k).lanewise(SUB, ay);
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z + k).lanewise(SUB, az);
      FloatVector lowX = fromArray(FLOATS, floatRows, ROW_LOW_X + k);
      FloatVector x = lowX.lanewise(ADD, highX).lanewise(MUL, half);
      highX.lanewise(SUB, lowX).lanewise(MUL, half).intoArray(floatRows, ROW_HX + k);
      FloatVector lowY = fromArray(FLOATS, floatRows, ROW_LOW_Y + k);
      FloatVector y = lowY.lanewise(ADD, highY).lanewise(MUL, half);
      highY.lanewise(SUB, lowY).lanewise(MUL, half).intoArray(floatRows, ROW_HY + k);
      FloatVector z = lowZ.lanewise(ADD, highZ).lanewise(MUL, half);
      highZ.lanewise(SUB, lowZ).lanewise(MUL, half).intoArray(floatRows, ROW_HZ + k);
      FloatVector bx = fromArray(FLOATS, bxs, j);
      FloatVector ex = bx.lanewise(SUB, ax);
      ex.intoArray(floatRows, ROW_EX + k);
      FloatVector by = fromArray(FLOATS, bys, j);
      FloatVector ey = by.lanewise(SUB, ay);
      ey.intoArray(floatRows, ROW_EY + k);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      FloatVector ez = bz.lanewise(SUB, az);
      ez.intoArray(floatRows, ROW_EZ + k);
      FloatVector cx = fromArray(FLOATS, cxs, j);
      FloatVector fx = cx.lanewise(SUB, bx);
      fx.intoArray(floatRows, ROW_FX + k);
      FloatVector cy = fromArray(FLOATS, cys, j);
      FloatVector fy = cy.lanewise(SUB, by);
      fy.intoArray(floatRows, ROW_FY + k);
      FloatVector cz = fromArray(FLOATS, czs, j);
      FloatVector fz = cz.lanewise(SUB, bz);
      fz.intoArray(floatRows, ROW_FZ + k);
      ax.lanewise(SUB, cx).intoArray(floatRows, ROW_GX + k);
      ay.lanewise(SUB, cy).intoArray(floatRows, ROW_GY + k);
      az.lanewise(SUB, cz).intoArray(floatRows, ROW_GZ + k);
      ex.lanewise(SUB, x).intoArray(floatRows, ROW_BX + k);
      ey.lanewise(SUB, y).intoArray(floatRows, ROW_BY + k);
      ez.lanewise(SUB, z).intoArray(floatRows, ROW_BZ + k);
      cx.lanewise(SUB, ax).lanewise(SUB, x).intoArray(floatRows, ROW_CX + k);
      cy.lanewise(SUB, ay).lanewise(SUB, y).intoArray(floatRows, ROW_CY + k);
      cz.lanewise(SUB, az).lanewise(SUB, z).intoArray(floatRows, ROW_CZ + k);
      FloatVector ax2 = x.lanewise(NEG);
      ax2.intoArray(floatRows, ROW_AX + k);
      y.lanewise(NEG).intoArray(floatRows, ROW_AY + k);
      z.lanewise(NEG).intoArray(floatRows, ROW_AZ + k);
      FloatVector nx = ey.lanewise(MUL, fz).lanewise(SUB, ez.lanewise(MUL, fy));
      nx.intoArray(floatRows, ROW_NX + k);
      ez.lanewise(MUL, fx).lanewise(SUB, ex.lanewise(MUL, fz)).intoArray(floatRows, ROW_NY + k);
      ex.lanewise(MUL, fy).lanewise(SUB, ey.lanewise(MUL, fx)).intoArray(floatRows, ROW_NZ + k);
      nx.lanewise(MUL, ax2).intoArray(floatRows, ROW_PRODUCT + k);
    }
  }

  private static long floats3(float[] floatRows) {
    long allValueAtMostReachBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector a = fromArray(FLOATS, floatRows, ROW_PRODUCT + k).lanewise(ADD, ny.lanewise(MUL, ay))
          .lanewise(ADD, nz.lanewise(MUL, az));
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX + k);
      FloatVector b = nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ + k)));
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY + k);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ + k);
      FloatVector c = nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CX + k))
          .lanewise(ADD, ny.lanewise(MUL, cy)).lanewise(ADD, nz.lanewise(MUL, cz));
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector reach = nx.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))
          .lanewise(ADD, ny.lanewise(ABS).lanewise(MUL, hy)).lanewise(ADD, nz.lanewise(ABS).lanewise(MUL, hz));
      // a < b ? a : b
      FloatVector low = b.blend(a, a.compare(LT, b));
      // a > b ? a : b
      FloatVector high = b.blend(a, a.compare(GT, b));
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector both = ey.lanewise(MUL, az).lanewise(SUB, ez.lanewise(MUL, ay));
      FloatVector third = ey.lanewise(MUL, cz).lanewise(SUB, ez.lanewise(MUL, cy));
      FloatVector absEz = ez.lanewise(ABS);
      absEz.intoArray(floatRows, ROW_ABS_EZ + k);
      FloatVector absEy = ey.lanewise(ABS);
      absEy.intoArray(floatRows, ROW_ABS_EY + k);
      FloatVector reach2 = absEz.lanewise(MUL, hy).lanewise(ADD, absEy.lanewise(MUL, hz));
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low2 = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high2 = both.blend(third, bothLessThird);
      VectorMask<Float> allValueAtMostReach = low2.compare(LE, reach2);
      allValueAtMostReach = high2.compare(GE, reach2.lanewise(NEG), allValueAtMostReach);
      // c < low ? c : low
      allValueAtMostReach = low.blend(c, c.compare(LT, low)).compare(LE, reach, allValueAtMostReach);
      // c > high ? c : high
      allValueAtMostReach = high.blend(c, c.compare(GT, high))
          .compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReachBits |= allValueAtMostReach.toLong() << k;
    }
    return allValueAtMostReachBits;
  }

  private static long floats4(float[] floatRows, long allValueAtMostReachBits) {
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector both = ez.lanewise(MUL, ax).lanewise(SUB, ex.lanewise(MUL, az));
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX + k);
      FloatVector third = ez.lanewise(MUL, cx)
          .lanewise(SUB, ex.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CZ + k)));
      FloatVector absEx = ex.lanewise(ABS);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector reach = absEx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_EZ + k).lanewise(MUL, hx));
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector both2 = ex.lanewise(MUL, ay).lanewise(SUB, ey.lanewise(MUL, ax));
      FloatVector third2 = ex.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY + k))
          .lanewise(SUB, ey.lanewise(MUL, cx));
      FloatVector reach2 = fromArray(FLOATS, floatRows, ROW_ABS_EY + k).lanewise(MUL, hx)
          .lanewise(ADD, absEx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)));
      VectorMask<Float> bothLessThird2 = both2.compare(LT, third2);
      // both < third ? both : third
      FloatVector low2 = third2.blend(both2, bothLessThird2);
      // both < third ? third : both
      FloatVector high2 = both2.blend(third2, bothLessThird2);
      VectorMask<Float> allValueAtMostReach = low
          .compare(LE, reach, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES));
      allValueAtMostReach = high.compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReach = low2.compare(LE, reach2, allValueAtMostReach);
      allValueAtMostReach = high2.compare(GE, reach2.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReachBits2 |= allValueAtMostReach.toLong() << k;
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      fy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ + k))
          .lanewise(SUB, fz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k))).intoArray(floatRows,
          ROW_BOTH + k);
      fy.lanewise(MUL, az).lanewise(SUB, fz.lanewise(MUL, ay)).intoArray(floatRows, ROW_THIRD + k);
    }
    return allValueAtMostReachBits2;
  }

  private static long floats5(float[] floatRows, long allValueAtMostReachBits) {
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      FloatVector absFz = fz.lanewise(ABS);
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      FloatVector absFy = fy.lanewise(ABS);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector reach = absFz.lanewise(MUL, hy).lanewise(ADD, absFy.lanewise(MUL, hz));
      FloatVector both = fromArray(FLOATS, floatRows, ROW_BOTH + k);
      FloatVector third = fromArray(FLOATS, floatRows, ROW_THIRD + k);
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      FloatVector both2 = fz.lanewise(MUL, bx)
          .lanewise(SUB, fx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ + k)));
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector third2 = fz.lanewise(MUL, ax)
          .lanewise(SUB, fx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ + k)));
      FloatVector absFx = fx.lanewise(ABS);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector reach2 = absFx.lanewise(MUL, hz).lanewise(ADD, absFz.lanewise(MUL, hx));
      VectorMask<Float> bothLessThird2 = both2.compare(LT, third2);
      // both < third ? both : third
      FloatVector low2 = third2.blend(both2, bothLessThird2);
      // both < third ? third : both
      FloatVector high2 = both2.blend(third2, bothLessThird2);
      FloatVector both3 = fx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k))
          .lanewise(SUB, fy.lanewise(MUL, bx));
      FloatVector third3 = fx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY + k))
          .lanewise(SUB, fy.lanewise(MUL, ax));
      FloatVector reach3 = absFy.lanewise(MUL, hx).lanewise(ADD, absFx.lanewise(MUL, hy));
      VectorMask<Float> bothLessThird3 = both3.compare(LT, third3);
      // both < third ? both : third
      FloatVector low3 = third3.blend(both3, bothLessThird3);
      // both < third ? third : both
      FloatVector high3 = both3.blend(third3, bothLessThird3);
      VectorMask<Float> allValueAtMostReach = low
          .compare(LE, reach, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES));
      allValueAtMostReach = high.compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReach = low2.compare(LE, reach2, allValueAtMostReach);
      VectorMask<Float> allValueAtMostReach2 = high2.compare(GE, reach2.lanewise(NEG));
      allValueAtMostReach2 = low3.compare(LE, reach3, allValueAtMostReach2);
      allValueAtMostReach2 = high3.compare(GE, reach3.lanewise(NEG), allValueAtMostReach2);
      allValueAtMostReach = allValueAtMostReach.and(allValueAtMostReach2);
      allValueAtMostReachBits2 |= allValueAtMostReach.toLong() << k;
    }
    return allValueAtMostReachBits2;
  }

  private static long floats6(float[] floatRows, long allValueAtMostReachBits) {
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY + k);
      FloatVector both = gy.lanewise(MUL, cz).lanewise(SUB, gz.lanewise(MUL, cy));
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FloatVector third = gy.lanewise(MUL, bz).lanewise(SUB, gz.lanewise(MUL, by));
      FloatVector absGz = gz.lanewise(ABS);
      FloatVector absGy = gy.lanewise(ABS);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector reach = absGz.lanewise(MUL, hy).lanewise(ADD, absGy.lanewise(MUL, hz));
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector both2 = gz.lanewise(MUL, cx).lanewise(SUB, gx.lanewise(MUL, cz));
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector third2 = gz.lanewise(MUL, bx).lanewise(SUB, gx.lanewise(MUL, bz));
      FloatVector absGx = gx.lanewise(ABS);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector reach2 = absGx.lanewise(MUL, hz).lanewise(ADD, absGz.lanewise(MUL, hx));
      VectorMask<Float> bothLessThird2 = both2.compare(LT, third2);
      // both < third ? both : third
      FloatVector low2 = third2.blend(both2, bothLessThird2);
      // both < third ? third : both
      FloatVector high2 = both2.blend(third2, bothLessThird2);
      FloatVector both3 = gx.lanewise(MUL, cy).lanewise(SUB, gy.lanewise(MUL, cx));
      FloatVector third3 = gx.lanewise(MUL, by).lanewise(SUB, gy.lanewise(MUL, bx));
      FloatVector reach3 = absGy.lanewise(MUL, hx).lanewise(ADD, absGx.lanewise(MUL, hy));
      VectorMask<Float> bothLessThird3 = both3.compare(LT, third3);
      // both < third ? both : third
      FloatVector low3 = third3.blend(both3, bothLessThird3);
      // both < third ? third : both
      FloatVector high3 = both3.blend(third3, bothLessThird3);
      VectorMask<Float> hit = low.compare(LE, reach,
          VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k) & WideLanes.FLOAT_LANES));
      hit = high.compare(GE, reach.lanewise(NEG), hit);
      hit = low2.compare(LE, reach2, hit);
      VectorMask<Float> hit2 = high2.compare(GE, reach2.lanewise(NEG));
      hit2 = low3.compare(LE, reach3, hit2);
      hit2 = high3.compare(GE, reach3.lanewise(NEG), hit2);
      hit = hit.and(hit2);
      hits |= hit.toLong() << k;
    }
    return hits;
  }
}
