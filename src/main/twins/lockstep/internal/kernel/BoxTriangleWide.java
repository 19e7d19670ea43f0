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
import lockstep.twin.LoopedKernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.StagedKernel;
import lockstep.twin.WideLanes;

/** Wide twin of {@link BoxTriangle#overlap}: the same operations in the same order, on vectors of pairs. */
final class BoxTriangleWide implements StagedKernel, LoopedKernel {
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);

  private static final int ROW_HIGH = 0 * Kernel.BLOCK;
  private static final int ROW_HIGH2 = 1 * Kernel.BLOCK;
  private static final int ROW_HIGH3 = 2 * Kernel.BLOCK;
  private static final int ROW_LOW_X = 3 * Kernel.BLOCK;
  private static final int ROW_LOW_Y = 4 * Kernel.BLOCK;
  private static final int ROW_LOW_Z = 5 * Kernel.BLOCK;
  private static final int ROW_X = 6 * Kernel.BLOCK;
  private static final int ROW_HX = 7 * Kernel.BLOCK;
  private static final int ROW_Y = 8 * Kernel.BLOCK;
  private static final int ROW_HY = 9 * Kernel.BLOCK;
  private static final int ROW_Z = 10 * Kernel.BLOCK;
  private static final int ROW_HZ = 11 * Kernel.BLOCK;
  private static final int ROW_EX = 12 * Kernel.BLOCK;
  private static final int ROW_EY = 13 * Kernel.BLOCK;
  private static final int ROW_EZ = 14 * Kernel.BLOCK;
  private static final int ROW_FX = 15 * Kernel.BLOCK;
  private static final int ROW_FY = 16 * Kernel.BLOCK;
  private static final int ROW_FZ = 17 * Kernel.BLOCK;
  private static final int ROW_GX = 18 * Kernel.BLOCK;
  private static final int ROW_GY = 19 * Kernel.BLOCK;
  private static final int ROW_GZ = 20 * Kernel.BLOCK;
  private static final int ROW_BX = 21 * Kernel.BLOCK;
  private static final int ROW_BY = 22 * Kernel.BLOCK;
  private static final int ROW_BZ = 23 * Kernel.BLOCK;
  private static final int ROW_CX = 24 * Kernel.BLOCK;
  private static final int ROW_CY = 25 * Kernel.BLOCK;
  private static final int ROW_CZ = 26 * Kernel.BLOCK;
  private static final int ROW_AX = 27 * Kernel.BLOCK;
  private static final int ROW_AY = 28 * Kernel.BLOCK;
  private static final int ROW_AZ = 29 * Kernel.BLOCK;
  private static final int ROW_BOTH = 30 * Kernel.BLOCK;
  private static final int ROW_THIRD = 31 * Kernel.BLOCK;
  private static final int ROW_REACH = 32 * Kernel.BLOCK;
  private static final int ROW_ABS_FY = 33 * Kernel.BLOCK;
  private static final int ROW_ABS_FX = 34 * Kernel.BLOCK;
  private static final int ROW_BOTH2 = 35 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[36 * Kernel.BLOCK]);

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
  public int operations() {
    return 281;
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
      floats2(columns1, from1, columns2, from2, floatRows);
      long allValueAtMostReachBits = floats3(columns2, from2, floatRows);
      long allValueAtMostReachBits2 = floats4(floatRows, allValueAtMostReachBits);
      long allValueAtMostReachBits3 = floats5(floatRows, allValueAtMostReachBits2);
      long allValueAtMostReachBits4 = floats6(floatRows, allValueAtMostReachBits3);
      long hits = floats7(floatRows, allValueAtMostReachBits4);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2];
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
      FloatVector low2 = low.blend(cx, cx.compare(LT, low));
      // a > b ? a : b
      FloatVector high = bx.blend(ax, ax.compare(GT, bx));
      // c > high ? c : high
      FLOAT_VECTOR.cast(high.blend(cx, cx.compare(GT, high))).intoArray(floatRows, ROW_HIGH + k);
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector by = fromArray(FLOATS, bys, j);
      // a < b ? a : b
      FloatVector low3 = by.blend(ay, ay.compare(LT, by));
      FloatVector cy = fromArray(FLOATS, cys, j);
      // c < low ? c : low
      FloatVector low4 = low3.blend(cy, cy.compare(LT, low3));
      // a > b ? a : b
      FloatVector high2 = by.blend(ay, ay.compare(GT, by));
      // c > high ? c : high
      FLOAT_VECTOR.cast(high2.blend(cy, cy.compare(GT, high2))).intoArray(floatRows, ROW_HIGH2 + k);
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      // a < b ? a : b
      FloatVector low5 = bz.blend(az, az.compare(LT, bz));
      FloatVector cz = fromArray(FLOATS, czs, j);
      // c < low ? c : low
      FloatVector low6 = low5.blend(cz, cz.compare(LT, low5));
      // a > b ? a : b
      FloatVector high3 = bz.blend(az, az.compare(GT, bz));
      // c > high ? c : high
      FLOAT_VECTOR.cast(high3.blend(cz, cz.compare(GT, high3))).intoArray(floatRows, ROW_HIGH3 + k);
      FloatVector minX = fromArray(FLOATS, minXs, i);
      // minX > lowX ? minX : lowX
      FLOAT_VECTOR.cast(low2.blend(minX, minX.compare(GT, low2))).intoArray(floatRows, ROW_LOW_X + k);
      FloatVector minY = fromArray(FLOATS, minYs, i);
      // minY > lowY ? minY : lowY
      FLOAT_VECTOR.cast(low4.blend(minY, minY.compare(GT, low4))).intoArray(floatRows, ROW_LOW_Y + k);
      FloatVector minZ = fromArray(FLOATS, minZs, i);
      // minZ > lowZ ? minZ : lowZ
      FLOAT_VECTOR.cast(low6.blend(minZ, minZ.compare(GT, low6))).intoArray(floatRows, ROW_LOW_Z + k);
    }
  }

  private static void floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] maxXs = columns1[3], maxYs = columns1[4], maxZs = columns1[5];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector maxX = fromArray(FLOATS, maxXs, i);
      FloatVector high = fromArray(FLOATS, floatRows, ROW_HIGH + k);
      // maxX < highX ? maxX : highX
      FloatVector highX = high.blend(maxX, maxX.compare(LT, high));
      FloatVector maxY = fromArray(FLOATS, maxYs, i);
      FloatVector high2 = fromArray(FLOATS, floatRows, ROW_HIGH2 + k);
      // maxY < highY ? maxY : highY
      FloatVector highY = high2.blend(maxY, maxY.compare(LT, high2));
      FloatVector maxZ = fromArray(FLOATS, maxZs, i);
      FloatVector high3 = fromArray(FLOATS, floatRows, ROW_HIGH3 + k);
      // maxZ < highZ ? maxZ : highZ
      FloatVector highZ = high3.blend(maxZ, maxZ.compare(LT, high3));
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector lowX = fromArray(FLOATS, floatRows, ROW_LOW_X + k).lanewise(SUB, ax);
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector lowY = fromArray(FLOATS, floatRows, ROW_LOW_Y + k).lanewise(SUB, ay);
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z + k).lanewise(SUB, az);
      FloatVector highX2 = highX.lanewise(SUB, ax);
      FloatVector highY2 = highY.lanewise(SUB, ay);
      FloatVector highZ2 = highZ.lanewise(SUB, az);
      FloatVector x = lowX.lanewise(ADD, highX2).lanewise(MUL, ALL_HALF);
      FLOAT_VECTOR.cast(x).intoArray(floatRows, ROW_X + k);
      FLOAT_VECTOR.cast(highX2.lanewise(SUB, lowX).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_HX + k);
      FloatVector y = lowY.lanewise(ADD, highY2).lanewise(MUL, ALL_HALF);
      FLOAT_VECTOR.cast(y).intoArray(floatRows, ROW_Y + k);
      FLOAT_VECTOR.cast(highY2.lanewise(SUB, lowY).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_HY + k);
      FloatVector z = lowZ.lanewise(ADD, highZ2).lanewise(MUL, ALL_HALF);
      FLOAT_VECTOR.cast(z).intoArray(floatRows, ROW_Z + k);
      FLOAT_VECTOR.cast(highZ2.lanewise(SUB, lowZ).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_HZ + k);
      FloatVector bx = fromArray(FLOATS, bxs, j);
      FloatVector ex = bx.lanewise(SUB, ax);
      FLOAT_VECTOR.cast(ex).intoArray(floatRows, ROW_EX + k);
      FloatVector by = fromArray(FLOATS, bys, j);
      FloatVector ey = by.lanewise(SUB, ay);
      FLOAT_VECTOR.cast(ey).intoArray(floatRows, ROW_EY + k);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      FloatVector ez = bz.lanewise(SUB, az);
      FLOAT_VECTOR.cast(ez).intoArray(floatRows, ROW_EZ + k);
      FloatVector cx = fromArray(FLOATS, cxs, j);
      FLOAT_VECTOR.cast(cx.lanewise(SUB, bx)).intoArray(floatRows, ROW_FX + k);
      FloatVector cy = fromArray(FLOATS, cys, j);
      FLOAT_VECTOR.cast(cy.lanewise(SUB, by)).intoArray(floatRows, ROW_FY + k);
      FloatVector cz = fromArray(FLOATS, czs, j);
      FLOAT_VECTOR.cast(cz.lanewise(SUB, bz)).intoArray(floatRows, ROW_FZ + k);
      FLOAT_VECTOR.cast(ax.lanewise(SUB, cx)).intoArray(floatRows, ROW_GX + k);
      FLOAT_VECTOR.cast(ay.lanewise(SUB, cy)).intoArray(floatRows, ROW_GY + k);
      FLOAT_VECTOR.cast(az.lanewise(SUB, cz)).intoArray(floatRows, ROW_GZ + k);
      FLOAT_VECTOR.cast(ex.lanewise(SUB, x)).intoArray(floatRows, ROW_BX + k);
      FLOAT_VECTOR.cast(ey.lanewise(SUB, y)).intoArray(floatRows, ROW_BY + k);
      FLOAT_VECTOR.cast(ez.lanewise(SUB, z)).intoArray(floatRows, ROW_BZ + k);
      FLOAT_VECTOR.cast(cx.lanewise(SUB, ax).lanewise(SUB, x)).intoArray(floatRows, ROW_CX + k);
      FLOAT_VECTOR.cast(cy.lanewise(SUB, ay).lanewise(SUB, y)).intoArray(floatRows, ROW_CY + k);
    }
  }

  private static long floats3(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return 0;
    }
    float[] azs = columns2[2], czs = columns2[8];
    long allValueAtMostReachBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z + k);
      FloatVector cz = fromArray(FLOATS, czs, j).lanewise(SUB, fromArray(FLOATS, azs, j)).lanewise(SUB, z);
      FLOAT_VECTOR.cast(cz).intoArray(floatRows, ROW_CZ + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_X + k).lanewise(NEG);
      FLOAT_VECTOR.cast(ax).intoArray(floatRows, ROW_AX + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_Y + k).lanewise(NEG);
      FLOAT_VECTOR.cast(ay).intoArray(floatRows, ROW_AY + k);
      FloatVector az = z.lanewise(NEG);
      FLOAT_VECTOR.cast(az).intoArray(floatRows, ROW_AZ + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      FloatVector nx = ey.lanewise(MUL, fz).lanewise(SUB, ez.lanewise(MUL, fy));
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector ny = ez.lanewise(MUL, fx).lanewise(SUB, ex.lanewise(MUL, fz));
      FloatVector nz = ex.lanewise(MUL, fy).lanewise(SUB, ey.lanewise(MUL, fx));
      FloatVector a = nx.lanewise(MUL, ax).lanewise(ADD, ny.lanewise(MUL, ay))
          .lanewise(ADD, nz.lanewise(MUL, az));
      FloatVector b = nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ + k)));
      FloatVector c = nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CX + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY + k)))
          .lanewise(ADD, nz.lanewise(MUL, cz));
      FloatVector reach = nx.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))
          .lanewise(ADD, ny.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)))
          .lanewise(ADD, nz.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)));
      // a < b ? a : b
      FloatVector low = b.blend(a, a.compare(LT, b));
      // a > b ? a : b
      FloatVector high = b.blend(a, a.compare(GT, b));
      // c < low ? c : low
      VectorMask<Float> allValueAtMostReach = low.blend(c, c.compare(LT, low)).compare(LE, reach);
      // c > high ? c : high
      allValueAtMostReach = high.blend(c, c.compare(GT, high))
          .compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReachBits |= allValueAtMostReach.toLong() << k;
    }
    return allValueAtMostReachBits;
  }

  private static long floats4(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector both = ey.lanewise(MUL, az).lanewise(SUB, ez.lanewise(MUL, ay));
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ + k);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY + k);
      FloatVector third = ey.lanewise(MUL, cz).lanewise(SUB, ez.lanewise(MUL, cy));
      FloatVector absEz = ez.lanewise(ABS);
      FloatVector absEy = ey.lanewise(ABS);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector reach = absEz.lanewise(MUL, hy).lanewise(ADD, absEy.lanewise(MUL, hz));
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector both2 = ez.lanewise(MUL, ax).lanewise(SUB, ex.lanewise(MUL, az));
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX + k);
      FloatVector third2 = ez.lanewise(MUL, cx).lanewise(SUB, ex.lanewise(MUL, cz));
      FloatVector absEx = ex.lanewise(ABS);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector reach2 = absEx.lanewise(MUL, hz).lanewise(ADD, absEz.lanewise(MUL, hx));
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
      FLOAT_VECTOR.cast(ex.lanewise(MUL, ay).lanewise(SUB, ey.lanewise(MUL, ax))).intoArray(floatRows,
          ROW_BOTH + k);
      FLOAT_VECTOR.cast(ex.lanewise(MUL, cy).lanewise(SUB, ey.lanewise(MUL, cx))).intoArray(floatRows,
          ROW_THIRD + k);
      FLOAT_VECTOR.cast(absEy.lanewise(MUL, hx).lanewise(ADD, absEx.lanewise(MUL, hy))).intoArray(floatRows,
          ROW_REACH + k);
    }
    return allValueAtMostReachBits2;
  }

  private static long floats5(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector both = fromArray(FLOATS, floatRows, ROW_BOTH + k);
      FloatVector third = fromArray(FLOATS, floatRows, ROW_THIRD + k);
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      FloatVector both2 = fy.lanewise(MUL, bz)
          .lanewise(SUB, fz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k)));
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector third2 = fy.lanewise(MUL, az)
          .lanewise(SUB, fz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY + k)));
      FloatVector absFz = fz.lanewise(ABS);
      FloatVector absFy = fy.lanewise(ABS);
      FLOAT_VECTOR.cast(absFy).intoArray(floatRows, ROW_ABS_FY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector reach = absFz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k))
          .lanewise(ADD, absFy.lanewise(MUL, hz));
      VectorMask<Float> bothLessThird2 = both2.compare(LT, third2);
      // both < third ? both : third
      FloatVector low2 = third2.blend(both2, bothLessThird2);
      // both < third ? third : both
      FloatVector high2 = both2.blend(third2, bothLessThird2);
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      FloatVector both3 = fz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX + k))
          .lanewise(SUB, fx.lanewise(MUL, bz));
      FloatVector third3 = fz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AX + k))
          .lanewise(SUB, fx.lanewise(MUL, az));
      FloatVector absFx = fx.lanewise(ABS);
      FLOAT_VECTOR.cast(absFx).intoArray(floatRows, ROW_ABS_FX + k);
      FloatVector reach2 = absFx.lanewise(MUL, hz)
          .lanewise(ADD, absFz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k)));
      VectorMask<Float> bothLessThird3 = both3.compare(LT, third3);
      // both < third ? both : third
      FloatVector low3 = third3.blend(both3, bothLessThird3);
      // both < third ? third : both
      FloatVector high3 = both3.blend(third3, bothLessThird3);
      FloatVector reach3 = fromArray(FLOATS, floatRows, ROW_REACH + k);
      VectorMask<Float> allValueAtMostReach = low
          .compare(LE, reach3, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES));
      allValueAtMostReach = high.compare(GE, reach3.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReach = low2.compare(LE, reach, allValueAtMostReach);
      VectorMask<Float> allValueAtMostReach2 = high2.compare(GE, reach.lanewise(NEG));
      allValueAtMostReach2 = low3.compare(LE, reach2, allValueAtMostReach2);
      allValueAtMostReach2 = high3.compare(GE, reach2.lanewise(NEG), allValueAtMostReach2);
      allValueAtMostReach = allValueAtMostReach.and(allValueAtMostReach2);
      allValueAtMostReachBits2 |= allValueAtMostReach.toLong() << k;
    }
    return allValueAtMostReachBits2;
  }

  private static long floats6(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      FloatVector both = fx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k))
          .lanewise(SUB, fy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX + k)));
      FloatVector third = fx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY + k))
          .lanewise(SUB, fy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AX + k)));
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_ABS_FY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_FX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)));
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      VectorMask<Float> allValueAtMostReach = low
          .compare(LE, reach, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES));
      allValueAtMostReach = high.compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReachBits2 |= allValueAtMostReach.toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CZ + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_GZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY + k)))).intoArray(floatRows, ROW_BOTH2 + k);
    }
    return allValueAtMostReachBits2;
  }

  private static long floats7(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FloatVector third = gy.lanewise(MUL, bz).lanewise(SUB, gz.lanewise(MUL, by));
      FloatVector absGz = gz.lanewise(ABS);
      FloatVector absGy = gy.lanewise(ABS);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector reach = absGz.lanewise(MUL, hy).lanewise(ADD, absGy.lanewise(MUL, hz));
      FloatVector both = fromArray(FLOATS, floatRows, ROW_BOTH2 + k);
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector both2 = gz.lanewise(MUL, cx)
          .lanewise(SUB, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CZ + k)));
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
      FloatVector both3 = gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY + k))
          .lanewise(SUB, gy.lanewise(MUL, cx));
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

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null);
      floats3(null, 0, null);
      floats4(null, 0);
      floats5(null, 0);
      floats6(null, 0);
      floats7(null, 0);
    }
  }
}
