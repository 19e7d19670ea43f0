// Compiled from TriangleTriangle.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.F2D;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.NEG;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.twin.WideLanes.DOUBLES;
import static lockstep.twin.WideLanes.DOUBLE_VECTOR;
import static lockstep.twin.WideLanes.FLOATS;
import static lockstep.twin.WideLanes.FLOAT_VECTOR;
import static lockstep.twin.WideLanes.HALF;

import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.LoopedKernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.StagedKernel;
import lockstep.twin.WideLanes;

/**
 * Wide twin of {@link TriangleTriangle#overlap}: the same operations in the same order, on vectors of pairs.
 */
final class TriangleTriangleWide implements StagedKernel, LoopedKernel {
  private static final DoubleVector ALL_ZERO = DoubleVector.broadcast(DOUBLES, 0.0);
  private static final DoubleVector ALL_C1_09E_40 = DoubleVector.broadcast(DOUBLES, 1.0889035092432924E40);
  private static final DoubleVector ALL_TOLERANCE = DoubleVector.broadcast(DOUBLES, 8.881784197001252E-16);

  /** There are no masks of two lanes: where doubles come in twos, the definition decides. */
  private static final TriangleTriangleScalar SCALAR = new TriangleTriangleScalar();

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[2]);

  private static final int ROW_OX = 0 * Kernel.BLOCK;
  private static final int ROW_OY = 1 * Kernel.BLOCK;
  private static final int ROW_OZ = 2 * Kernel.BLOCK;
  private static final int ROW_VX_OR_BX = 3 * Kernel.BLOCK;
  private static final int ROW_VY_OR_BY = 4 * Kernel.BLOCK;
  private static final int ROW_VZ_OR_BZ = 5 * Kernel.BLOCK;
  private static final int ROW_WX_OR_CX = 6 * Kernel.BLOCK;
  private static final int ROW_WY_OR_CY = 7 * Kernel.BLOCK;
  private static final int ROW_WZ_OR_CZ = 8 * Kernel.BLOCK;
  private static final int ROW_AX_OR_UX = 9 * Kernel.BLOCK;
  private static final int ROW_AY_OR_UY = 10 * Kernel.BLOCK;
  private static final int ROW_AZ_OR_UZ = 11 * Kernel.BLOCK;
  private static final int ROW_BX_OR_VX = 12 * Kernel.BLOCK;
  private static final int ROW_BY_OR_VY = 13 * Kernel.BLOCK;
  private static final int ROW_BZ_OR_VZ = 14 * Kernel.BLOCK;
  private static final int ROW_CX_OR_WX = 15 * Kernel.BLOCK;
  private static final int ROW_CY_OR_WY = 16 * Kernel.BLOCK;
  private static final int ROW_CZ_OR_WZ = 17 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[18 * Kernel.BLOCK]);

  private static final int ROW_ABX = 0 * Kernel.BLOCK;
  private static final int ROW_ABY = 1 * Kernel.BLOCK;
  private static final int ROW_ABZ = 2 * Kernel.BLOCK;
  private static final int ROW_ACX = 3 * Kernel.BLOCK;
  private static final int ROW_ACY = 4 * Kernel.BLOCK;
  private static final int ROW_ACZ = 5 * Kernel.BLOCK;
  private static final int ROW_AUX = 6 * Kernel.BLOCK;
  private static final int ROW_AUY = 7 * Kernel.BLOCK;
  private static final int ROW_AUZ = 8 * Kernel.BLOCK;
  private static final int ROW_AVX = 9 * Kernel.BLOCK;
  private static final int ROW_AVY = 10 * Kernel.BLOCK;
  private static final int ROW_AVZ = 11 * Kernel.BLOCK;
  private static final int ROW_AWX = 12 * Kernel.BLOCK;
  private static final int ROW_AWY = 13 * Kernel.BLOCK;
  private static final int ROW_AWZ = 14 * Kernel.BLOCK;
  private static final int ROW_BCX = 15 * Kernel.BLOCK;
  private static final int ROW_BCY = 16 * Kernel.BLOCK;
  private static final int ROW_BCZ = 17 * Kernel.BLOCK;
  private static final int ROW_CAX = 18 * Kernel.BLOCK;
  private static final int ROW_CAY = 19 * Kernel.BLOCK;
  private static final int ROW_CAZ = 20 * Kernel.BLOCK;
  private static final int ROW_UVX = 21 * Kernel.BLOCK;
  private static final int ROW_UVY = 22 * Kernel.BLOCK;
  private static final int ROW_UVZ = 23 * Kernel.BLOCK;
  private static final int ROW_VWX = 24 * Kernel.BLOCK;
  private static final int ROW_VWY = 25 * Kernel.BLOCK;
  private static final int ROW_VWZ = 26 * Kernel.BLOCK;
  private static final int ROW_WUX = 27 * Kernel.BLOCK;
  private static final int ROW_WUY = 28 * Kernel.BLOCK;
  private static final int ROW_WUZ = 29 * Kernel.BLOCK;
  private static final int ROW_SX = 30 * Kernel.BLOCK;
  private static final int ROW_SUM = 31 * Kernel.BLOCK;
  private static final int ROW_SY = 32 * Kernel.BLOCK;
  private static final int ROW_SZ = 33 * Kernel.BLOCK;
  private static final int ROW_N1X = 34 * Kernel.BLOCK;
  private static final int ROW_N1Y = 35 * Kernel.BLOCK;
  private static final int ROW_N1Z = 36 * Kernel.BLOCK;
  private static final int ROW_N2X = 37 * Kernel.BLOCK;
  private static final int ROW_N2Y = 38 * Kernel.BLOCK;
  private static final int ROW_N2Z = 39 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<double[]> DOUBLE_ROWS =
      ThreadLocal.withInitial(() -> new double[40 * Kernel.BLOCK]);

  private static final int[][] COLUMNS1 = {{0, 3, 6}, {1, 4, 7}, {2, 5, 8}};
  private static final int[][] COLUMNS2 = {{0, 3, 6}, {1, 4, 7}, {2, 5, 8}};

  @Override
  public int firstWidth() {
    return 9;
  }

  @Override
  public int secondWidth() {
    return 9;
  }

  @Override
  public int operations() {
    return 2419;
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
      case 0 -> boundsMeetTerm(columns1[0], columns1[3], columns1[6], columns2[0], columns2[3], columns2[6],
          first, second, count, out);
      case 1 -> boundsMeetTerm(columns1[1], columns1[4], columns1[7], columns2[1], columns2[4], columns2[7],
          first, second, count, out);
      case 2 -> boundsMeetTerm(columns1[2], columns1[5], columns1[8], columns2[2], columns2[5], columns2[8],
          first, second, count, out);
      default -> throw new IndexOutOfBoundsException("there is no term " + term);
    }
  }

  private static void boundsMeetTerm(float[] as, float[] bs, float[] cs, float[] us, float[] vs, float[] ws,
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
        FloatVector a = fromArray(FLOATS, as, i);
        FloatVector b = fromArray(FLOATS, bs, i);
        // a < b ? a : b
        FloatVector low1 = b.blend(a, a.compare(LT, b));
        FloatVector c = fromArray(FLOATS, cs, i);
        // c < low1 ? c : low1
        FloatVector low1_2 = low1.blend(c, c.compare(LT, low1));
        FloatVector u = fromArray(FLOATS, us, j);
        FloatVector v = fromArray(FLOATS, vs, j);
        // u > v ? u : v
        FloatVector high2 = v.blend(u, u.compare(GT, v));
        FloatVector w = fromArray(FLOATS, ws, j);
        // w > high2 ? w : high2
        FloatVector high2_2 = high2.blend(w, w.compare(GT, high2));
        // u < v ? u : v
        FloatVector low2 = v.blend(u, u.compare(LT, v));
        // w < low2 ? w : low2
        FloatVector low2_2 = low2.blend(w, w.compare(LT, low2));
        // a > b ? a : b
        FloatVector high1 = b.blend(a, a.compare(GT, b));
        // c > high1 ? c : high1
        FloatVector high1_2 = high1.blend(c, c.compare(GT, high1));
        VectorMask<Float> hit = low1_2.compare(LE, high2_2);
        hit = low2_2.compare(LE, high1_2, hit);
        hits |= hit.toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    if (WideLanes.DOUBLES.length() < 4) {
      SCALAR.run(first, second, count, out);
      return;
    }
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] floatRows = FLOAT_ROWS.get();
    double[] doubleRows = DOUBLE_ROWS.get();
    long[] bits = BITS.get();
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long restBits = floats1(columns1, from1, columns2, from2);
      long restBits2 = floats2(columns1, from1, columns2, from2, restBits);
      long restBits3 = floats3(columns1, from1, columns2, from2, restBits2);
      long swapBits = floats4(columns1, from1, columns2, from2, floatRows, restBits3);
      floats5(columns1, from1, columns2, from2, floatRows, swapBits);
      doubles6(floatRows, doubleRows);
      long doubt = doubles7(doubleRows, bits);
      long hits = bits[0];
      hits = hits == 0 ? 0 : hits & meet(doubleRows, ROW_ABX, ROW_ABY, ROW_ABZ, ROW_CAX, ROW_CAY, ROW_CAZ);
      hits = hits == 0 ? 0 : hits & meet(doubleRows, ROW_UVX, ROW_UVY, ROW_UVZ, ROW_WUX, ROW_WUY, ROW_WUZ);
      hits = hits == 0 ? 0 : hits & meet(doubleRows, ROW_ABX, ROW_ABY, ROW_ABZ, ROW_UVX, ROW_UVY, ROW_UVZ);
      hits = hits == 0 ? 0 : hits & meet(doubleRows, ROW_ABX, ROW_ABY, ROW_ABZ, ROW_VWX, ROW_VWY, ROW_VWZ);
      hits = hits == 0 ? 0 : hits & meet(doubleRows, ROW_ABX, ROW_ABY, ROW_ABZ, ROW_WUX, ROW_WUY, ROW_WUZ);
      hits = hits == 0 ? 0 : hits & meet(doubleRows, ROW_BCX, ROW_BCY, ROW_BCZ, ROW_UVX, ROW_UVY, ROW_UVZ);
      hits = hits == 0 ? 0 : hits & meet(doubleRows, ROW_BCX, ROW_BCY, ROW_BCZ, ROW_VWX, ROW_VWY, ROW_VWZ);
      hits = hits == 0 ? 0 : hits & meet(doubleRows, ROW_BCX, ROW_BCY, ROW_BCZ, ROW_WUX, ROW_WUY, ROW_WUZ);
      hits = hits == 0 ? 0 : hits & meet(doubleRows, ROW_CAX, ROW_CAY, ROW_CAZ, ROW_UVX, ROW_UVY, ROW_UVZ);
      hits = hits == 0 ? 0 : hits & meet(doubleRows, ROW_CAX, ROW_CAY, ROW_CAZ, ROW_VWX, ROW_VWY, ROW_VWZ);
      hits = hits == 0 ? 0 : hits & meet(doubleRows, ROW_CAX, ROW_CAY, ROW_CAZ, ROW_WUX, ROW_WUY, ROW_WUZ);
      hits = hits == 0 ? 0 : hits & meet(doubleRows, ROW_N1X, ROW_N1Y, ROW_N1Z, ROW_ABX, ROW_ABY, ROW_ABZ);
      hits = hits == 0 ? 0 : hits & meet(doubleRows, ROW_N1X, ROW_N1Y, ROW_N1Z, ROW_BCX, ROW_BCY, ROW_BCZ);
      hits = hits == 0 ? 0 : hits & meet(doubleRows, ROW_N1X, ROW_N1Y, ROW_N1Z, ROW_CAX, ROW_CAY, ROW_CAZ);
      hits = hits == 0 ? 0 : hits & meet(doubleRows, ROW_N2X, ROW_N2Y, ROW_N2Z, ROW_UVX, ROW_UVY, ROW_UVZ);
      hits = hits == 0 ? 0 : hits & meet(doubleRows, ROW_N2X, ROW_N2Y, ROW_N2Z, ROW_VWX, ROW_VWY, ROW_VWZ);
      hits = hits == 0 ? 0 : hits & meet(doubleRows, ROW_N2X, ROW_N2Y, ROW_N2Z, ROW_WUX, ROW_WUY, ROW_WUZ);
      if (block == blocks - 1) {
        doubt &= -1L >>> -count; // what stands beyond the last pair is nobody's
      }
      if (doubt != 0) {
        hits = (hits & ~doubt) | byDefinition(columns1, from1, columns2, from2, doubt);
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2) {
    if (columns1 == null) {
      return 0;
    }
    float[] cys = columns1[7], czs = columns1[8];
    float[] wys = columns2[7], wzs = columns2[8];
    long restBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> rest = fromArray(FLOATS, czs, i).compare(GT, fromArray(FLOATS, wzs, j));
      FloatVector cy = fromArray(FLOATS, cys, i);
      FloatVector wy = fromArray(FLOATS, wys, j);
      VectorMask<Float> cyIsWyAndRest = cy.compare(EQ, wy, rest);
      restBits |= cy.compare(GT, wy).or(cyIsWyAndRest).toLong() << k;
    }
    return restBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, long restBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] bys = columns1[4], bzs = columns1[5], cxs = columns1[6];
    float[] vys = columns2[4], vzs = columns2[5], wxs = columns2[6];
    long restBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector cx = fromArray(FLOATS, cxs, i);
      FloatVector wx = fromArray(FLOATS, wxs, j);
      VectorMask<Float> cxIsWxAndRest = cx
          .compare(EQ, wx, VectorMask.fromLong(FLOATS, (restBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> rest = cx.compare(GT, wx).or(cxIsWxAndRest);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      FloatVector vz = fromArray(FLOATS, vzs, j);
      VectorMask<Float> bzIsVzAndRest = bz.compare(EQ, vz, rest);
      VectorMask<Float> rest2 = bz.compare(GT, vz).or(bzIsVzAndRest);
      FloatVector by = fromArray(FLOATS, bys, i);
      FloatVector vy = fromArray(FLOATS, vys, j);
      VectorMask<Float> byIsVyAndRest = by.compare(EQ, vy, rest2);
      restBits2 |= by.compare(GT, vy).or(byIsVyAndRest).toLong() << k;
    }
    return restBits2;
  }

  private static long floats3(float[][] columns1, int from1, float[][] columns2, int from2, long restBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] azs = columns1[2], bxs = columns1[3];
    float[] uzs = columns2[2], vxs = columns2[3];
    long restBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector bx = fromArray(FLOATS, bxs, i);
      FloatVector vx = fromArray(FLOATS, vxs, j);
      VectorMask<Float> bxIsVxAndRest = bx
          .compare(EQ, vx, VectorMask.fromLong(FLOATS, (restBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> rest = bx.compare(GT, vx).or(bxIsVxAndRest);
      FloatVector az = fromArray(FLOATS, azs, i);
      FloatVector uz = fromArray(FLOATS, uzs, j);
      VectorMask<Float> azIsUzAndRest = az.compare(EQ, uz, rest);
      restBits2 |= az.compare(GT, uz).or(azIsUzAndRest).toLong() << k;
    }
    return restBits2;
  }

  private static long floats4(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long restBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] axs = columns1[0], ays = columns1[1];
    float[] uxs = columns2[0], uys = columns2[1];
    long swapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector uy = fromArray(FLOATS, uys, j);
      VectorMask<Float> ayIsUyAndRest = ay
          .compare(EQ, uy, VectorMask.fromLong(FLOATS, (restBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> rest = ay.compare(GT, uy).or(ayIsUyAndRest);
      FloatVector ax = fromArray(FLOATS, axs, i);
      FloatVector ux = fromArray(FLOATS, uxs, j);
      VectorMask<Float> axIsUxAndRest = ax.compare(EQ, ux, rest);
      VectorMask<Float> swap = ax.compare(GT, ux).or(axIsUxAndRest);
      swapBits |= swap.toLong() << k;
      // swap ? ux : ax
      FLOAT_VECTOR.cast(ax.blend(ux, swap)).intoArray(floatRows, ROW_OX + k);
      // swap ? uy : ay
      FLOAT_VECTOR.cast(ay.blend(uy, swap)).intoArray(floatRows, ROW_OY + k);
    }
    return swapBits;
  }

  private static void floats5(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long swapBits) {
    if (columns1 == null) {
      return;
    }
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5], cxs = columns1[6], cys = columns1[7], czs = columns1[8];
    float[] uxs = columns2[0], uys = columns2[1], uzs = columns2[2], vxs = columns2[3], vys = columns2[4],
        vzs = columns2[5], wxs = columns2[6], wys = columns2[7], wzs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> swap = VectorMask.fromLong(FLOATS, (swapBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector uz = fromArray(FLOATS, uzs, j);
      FloatVector az = fromArray(FLOATS, azs, i);
      // swap ? uz : az
      FLOAT_VECTOR.cast(az.blend(uz, swap)).intoArray(floatRows, ROW_OZ + k);
      FloatVector vx = fromArray(FLOATS, vxs, j);
      FloatVector bx = fromArray(FLOATS, bxs, i);
      // swap ? vx : bx
      FLOAT_VECTOR.cast(bx.blend(vx, swap)).intoArray(floatRows, ROW_VX_OR_BX + k);
      FloatVector vy = fromArray(FLOATS, vys, j);
      FloatVector by = fromArray(FLOATS, bys, i);
      // swap ? vy : by
      FLOAT_VECTOR.cast(by.blend(vy, swap)).intoArray(floatRows, ROW_VY_OR_BY + k);
      FloatVector vz = fromArray(FLOATS, vzs, j);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      // swap ? vz : bz
      FLOAT_VECTOR.cast(bz.blend(vz, swap)).intoArray(floatRows, ROW_VZ_OR_BZ + k);
      FloatVector wx = fromArray(FLOATS, wxs, j);
      FloatVector cx = fromArray(FLOATS, cxs, i);
      // swap ? wx : cx
      FLOAT_VECTOR.cast(cx.blend(wx, swap)).intoArray(floatRows, ROW_WX_OR_CX + k);
      FloatVector wy = fromArray(FLOATS, wys, j);
      FloatVector cy = fromArray(FLOATS, cys, i);
      // swap ? wy : cy
      FLOAT_VECTOR.cast(cy.blend(wy, swap)).intoArray(floatRows, ROW_WY_OR_CY + k);
      FloatVector wz = fromArray(FLOATS, wzs, j);
      FloatVector cz = fromArray(FLOATS, czs, i);
      // swap ? wz : cz
      FLOAT_VECTOR.cast(cz.blend(wz, swap)).intoArray(floatRows, ROW_WZ_OR_CZ + k);
      // swap ? ax : ux
      FLOAT_VECTOR.cast(fromArray(FLOATS, uxs, j).blend(fromArray(FLOATS, axs, i), swap)).intoArray(floatRows,
          ROW_AX_OR_UX + k);
      // swap ? ay : uy
      FLOAT_VECTOR.cast(fromArray(FLOATS, uys, j).blend(fromArray(FLOATS, ays, i), swap)).intoArray(floatRows,
          ROW_AY_OR_UY + k);
      // swap ? az : uz
      FLOAT_VECTOR.cast(uz.blend(az, swap)).intoArray(floatRows, ROW_AZ_OR_UZ + k);
      // swap ? bx : vx
      FLOAT_VECTOR.cast(vx.blend(bx, swap)).intoArray(floatRows, ROW_BX_OR_VX + k);
      // swap ? by : vy
      FLOAT_VECTOR.cast(vy.blend(by, swap)).intoArray(floatRows, ROW_BY_OR_VY + k);
      // swap ? bz : vz
      FLOAT_VECTOR.cast(vz.blend(bz, swap)).intoArray(floatRows, ROW_BZ_OR_VZ + k);
      // swap ? cx : wx
      FLOAT_VECTOR.cast(wx.blend(cx, swap)).intoArray(floatRows, ROW_CX_OR_WX + k);
      // swap ? cy : wy
      FLOAT_VECTOR.cast(wy.blend(cy, swap)).intoArray(floatRows, ROW_CY_OR_WY + k);
      // swap ? cz : wz
      FLOAT_VECTOR.cast(wz.blend(cz, swap)).intoArray(floatRows, ROW_CZ_OR_WZ + k);
    }
  }

  private static void doubles6(float[] floatRows, double[] doubleRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector ox = ((DoubleVector) fromArray(HALF, floatRows, ROW_OX + k).convertShape(F2D, DOUBLES, 0));
      DoubleVector oy = ((DoubleVector) fromArray(HALF, floatRows, ROW_OY + k).convertShape(F2D, DOUBLES, 0));
      DoubleVector oz = ((DoubleVector) fromArray(HALF, floatRows, ROW_OZ + k).convertShape(F2D, DOUBLES, 0));
      DoubleVector abx = ((DoubleVector) fromArray(HALF, floatRows, ROW_VX_OR_BX + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, ox);
      DOUBLE_VECTOR.cast(abx).intoArray(doubleRows, ROW_ABX + k);
      DoubleVector aby = ((DoubleVector) fromArray(HALF, floatRows, ROW_VY_OR_BY + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, oy);
      DOUBLE_VECTOR.cast(aby).intoArray(doubleRows, ROW_ABY + k);
      DoubleVector abz = ((DoubleVector) fromArray(HALF, floatRows, ROW_VZ_OR_BZ + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, oz);
      DOUBLE_VECTOR.cast(abz).intoArray(doubleRows, ROW_ABZ + k);
      DoubleVector acx = ((DoubleVector) fromArray(HALF, floatRows, ROW_WX_OR_CX + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, ox);
      DOUBLE_VECTOR.cast(acx).intoArray(doubleRows, ROW_ACX + k);
      DoubleVector acy = ((DoubleVector) fromArray(HALF, floatRows, ROW_WY_OR_CY + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, oy);
      DOUBLE_VECTOR.cast(acy).intoArray(doubleRows, ROW_ACY + k);
      DoubleVector acz = ((DoubleVector) fromArray(HALF, floatRows, ROW_WZ_OR_CZ + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, oz);
      DOUBLE_VECTOR.cast(acz).intoArray(doubleRows, ROW_ACZ + k);
      DoubleVector aux = ((DoubleVector) fromArray(HALF, floatRows, ROW_AX_OR_UX + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, ox);
      DOUBLE_VECTOR.cast(aux).intoArray(doubleRows, ROW_AUX + k);
      DoubleVector auy = ((DoubleVector) fromArray(HALF, floatRows, ROW_AY_OR_UY + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, oy);
      DOUBLE_VECTOR.cast(auy).intoArray(doubleRows, ROW_AUY + k);
      DoubleVector auz = ((DoubleVector) fromArray(HALF, floatRows, ROW_AZ_OR_UZ + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, oz);
      DOUBLE_VECTOR.cast(auz).intoArray(doubleRows, ROW_AUZ + k);
      DoubleVector avx = ((DoubleVector) fromArray(HALF, floatRows, ROW_BX_OR_VX + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, ox);
      DOUBLE_VECTOR.cast(avx).intoArray(doubleRows, ROW_AVX + k);
      DoubleVector avy = ((DoubleVector) fromArray(HALF, floatRows, ROW_BY_OR_VY + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, oy);
      DOUBLE_VECTOR.cast(avy).intoArray(doubleRows, ROW_AVY + k);
      DoubleVector avz = ((DoubleVector) fromArray(HALF, floatRows, ROW_BZ_OR_VZ + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, oz);
      DOUBLE_VECTOR.cast(avz).intoArray(doubleRows, ROW_AVZ + k);
      DoubleVector awx = ((DoubleVector) fromArray(HALF, floatRows, ROW_CX_OR_WX + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, ox);
      DOUBLE_VECTOR.cast(awx).intoArray(doubleRows, ROW_AWX + k);
      DoubleVector awy = ((DoubleVector) fromArray(HALF, floatRows, ROW_CY_OR_WY + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, oy);
      DOUBLE_VECTOR.cast(awy).intoArray(doubleRows, ROW_AWY + k);
      DoubleVector awz = ((DoubleVector) fromArray(HALF, floatRows, ROW_CZ_OR_WZ + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, oz);
      DOUBLE_VECTOR.cast(awz).intoArray(doubleRows, ROW_AWZ + k);
      DOUBLE_VECTOR.cast(acx.lanewise(SUB, abx)).intoArray(doubleRows, ROW_BCX + k);
      DOUBLE_VECTOR.cast(acy.lanewise(SUB, aby)).intoArray(doubleRows, ROW_BCY + k);
      DOUBLE_VECTOR.cast(acz.lanewise(SUB, abz)).intoArray(doubleRows, ROW_BCZ + k);
      DOUBLE_VECTOR.cast(acx.lanewise(NEG)).intoArray(doubleRows, ROW_CAX + k);
      DOUBLE_VECTOR.cast(acy.lanewise(NEG)).intoArray(doubleRows, ROW_CAY + k);
      DOUBLE_VECTOR.cast(acz.lanewise(NEG)).intoArray(doubleRows, ROW_CAZ + k);
      DOUBLE_VECTOR.cast(avx.lanewise(SUB, aux)).intoArray(doubleRows, ROW_UVX + k);
      DOUBLE_VECTOR.cast(avy.lanewise(SUB, auy)).intoArray(doubleRows, ROW_UVY + k);
      DOUBLE_VECTOR.cast(avz.lanewise(SUB, auz)).intoArray(doubleRows, ROW_UVZ + k);
      DOUBLE_VECTOR.cast(awx.lanewise(SUB, avx)).intoArray(doubleRows, ROW_VWX + k);
      DOUBLE_VECTOR.cast(awy.lanewise(SUB, avy)).intoArray(doubleRows, ROW_VWY + k);
      DOUBLE_VECTOR.cast(awz.lanewise(SUB, avz)).intoArray(doubleRows, ROW_VWZ + k);
      DOUBLE_VECTOR.cast(aux.lanewise(SUB, awx)).intoArray(doubleRows, ROW_WUX + k);
      DOUBLE_VECTOR.cast(auy.lanewise(SUB, awy)).intoArray(doubleRows, ROW_WUY + k);
      DOUBLE_VECTOR.cast(auz.lanewise(SUB, awz)).intoArray(doubleRows, ROW_WUZ + k);
      DOUBLE_VECTOR.cast(abx.lanewise(ABS).lanewise(ADD, acx.lanewise(ABS)).lanewise(ADD, aux.lanewise(ABS))
          .lanewise(ADD, avx.lanewise(ABS)).lanewise(ADD, awx.lanewise(ABS))).intoArray(doubleRows, ROW_SX + k);
      DOUBLE_VECTOR.cast(aby.lanewise(ABS).lanewise(ADD, acy.lanewise(ABS))
          .lanewise(ADD, auy.lanewise(ABS))).intoArray(doubleRows, ROW_SUM + k);
    }
  }

  private static long doubles7(double[] doubleRows, long[] bits) {
    if (doubleRows == null) {
      return 0;
    }
    long doubt = 0;
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector sy = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_SUM + k)
          .lanewise(ADD, DoubleVector.fromArray(DOUBLES, doubleRows, ROW_AVY + k).lanewise(ABS))
          .lanewise(ADD, DoubleVector.fromArray(DOUBLES, doubleRows, ROW_AWY + k).lanewise(ABS));
      DOUBLE_VECTOR.cast(sy).intoArray(doubleRows, ROW_SY + k);
      DoubleVector abz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ABZ + k);
      DoubleVector sz = abz.lanewise(ABS).lanewise(ADD,
          DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ACZ + k).lanewise(ABS))
          .lanewise(ADD, DoubleVector.fromArray(DOUBLES, doubleRows, ROW_AUZ + k).lanewise(ABS))
          .lanewise(ADD, DoubleVector.fromArray(DOUBLES, doubleRows, ROW_AVZ + k).lanewise(ABS))
          .lanewise(ADD, DoubleVector.fromArray(DOUBLES, doubleRows, ROW_AWZ + k).lanewise(ABS));
      DOUBLE_VECTOR.cast(sz).intoArray(doubleRows, ROW_SZ + k);
      DoubleVector aby = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ABY + k);
      DoubleVector caz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_CAZ + k);
      DoubleVector cay = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_CAY + k);
      DoubleVector n1x = aby.lanewise(MUL, caz).lanewise(SUB, abz.lanewise(MUL, cay));
      DOUBLE_VECTOR.cast(n1x).intoArray(doubleRows, ROW_N1X + k);
      DoubleVector cax = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_CAX + k);
      DoubleVector abx = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ABX + k);
      DoubleVector n1y = abz.lanewise(MUL, cax).lanewise(SUB, abx.lanewise(MUL, caz));
      DOUBLE_VECTOR.cast(n1y).intoArray(doubleRows, ROW_N1Y + k);
      DoubleVector n1z = abx.lanewise(MUL, cay).lanewise(SUB, aby.lanewise(MUL, cax));
      DOUBLE_VECTOR.cast(n1z).intoArray(doubleRows, ROW_N1Z + k);
      DoubleVector uvy = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_UVY + k);
      DoubleVector wuz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_WUZ + k);
      DoubleVector uvz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_UVZ + k);
      DoubleVector wuy = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_WUY + k);
      DoubleVector n2x = uvy.lanewise(MUL, wuz).lanewise(SUB, uvz.lanewise(MUL, wuy));
      DOUBLE_VECTOR.cast(n2x).intoArray(doubleRows, ROW_N2X + k);
      DoubleVector wux = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_WUX + k);
      DoubleVector uvx = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_UVX + k);
      DoubleVector n2y = uvz.lanewise(MUL, wux).lanewise(SUB, uvx.lanewise(MUL, wuz));
      DOUBLE_VECTOR.cast(n2y).intoArray(doubleRows, ROW_N2Y + k);
      DoubleVector n2z = uvx.lanewise(MUL, wuy).lanewise(SUB, uvy.lanewise(MUL, wux));
      DOUBLE_VECTOR.cast(n2z).intoArray(doubleRows, ROW_N2Z + k);
      VectorMask<Double> n1xIsZeroAndN1zIsZero = n1x.compare(EQ, ALL_ZERO);
      n1xIsZeroAndN1zIsZero = n1y.compare(EQ, ALL_ZERO, n1xIsZeroAndN1zIsZero);
      n1xIsZeroAndN1zIsZero = n1z.compare(EQ, ALL_ZERO, n1xIsZeroAndN1zIsZero);
      VectorMask<Double> n2xIsZeroAndN2zIsZero = n2x.compare(EQ, ALL_ZERO);
      n2xIsZeroAndN2zIsZero = n2y.compare(EQ, ALL_ZERO, n2xIsZeroAndN2zIsZero);
      n2xIsZeroAndN2zIsZero = n2z.compare(EQ, ALL_ZERO, n2xIsZeroAndN2zIsZero);
      doubt |= n1xIsZeroAndN1zIsZero.or(n2xIsZeroAndN2zIsZero).toLong() << k;
      hits |= DoubleVector.fromArray(DOUBLES, doubleRows, ROW_SX + k).lanewise(ADD, sy).lanewise(ADD, sz)
          .compare(LE, ALL_C1_09E_40).toLong() << k;
    }
    bits[0] = hits;
    return doubt;
  }

  /** The pairs that are left to the definition. */
  private static long byDefinition(float[][] columns1, int from1, float[][] columns2, int from2, long doubt) {
    long hits = 0;
    for (long left = doubt; left != 0; left &= left - 1) {
      int k = Long.numberOfTrailingZeros(left);
      int i = from1 + k;
      int j = from2 + k;
      if (TriangleTriangle.overlap(columns1[0][i], columns1[1][i], columns1[2][i], columns1[3][i],
          columns1[4][i], columns1[5][i], columns1[6][i], columns1[7][i], columns1[8][i], columns2[0][j],
          columns2[1][j], columns2[2][j], columns2[3][j], columns2[4][j], columns2[5][j], columns2[6][j],
          columns2[7][j], columns2[8][j])) {
        hits |= 1L << k;
      }
    }
    return hits;
  }

  /** {@code meet} of a block, from rows of values. */
  private static long meet(double[] rows, int exRow, int eyRow, int ezRow, int fxRow, int fyRow, int fzRow) {
    if (rows == null) {
      return 0;
    }
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector ey = DoubleVector.fromArray(DOUBLES, rows, eyRow + k);
      DoubleVector fz = DoubleVector.fromArray(DOUBLES, rows, fzRow + k);
      DoubleVector ez = DoubleVector.fromArray(DOUBLES, rows, ezRow + k);
      DoubleVector fy = DoubleVector.fromArray(DOUBLES, rows, fyRow + k);
      DoubleVector x = ey.lanewise(MUL, fz).lanewise(SUB, ez.lanewise(MUL, fy));
      DoubleVector fx = DoubleVector.fromArray(DOUBLES, rows, fxRow + k);
      DoubleVector ex = DoubleVector.fromArray(DOUBLES, rows, exRow + k);
      DoubleVector y = ez.lanewise(MUL, fx).lanewise(SUB, ex.lanewise(MUL, fz));
      DoubleVector z = ex.lanewise(MUL, fy).lanewise(SUB, ey.lanewise(MUL, fx));
      DoubleVector w = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AWX + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AWY + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AWZ + k)));
      DoubleVector u = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AUX + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AUY + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AUZ + k)));
      DoubleVector v = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AVX + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AVY + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AVZ + k)));
      // u < v ? u : v
      DoubleVector low2 = v.blend(u, u.compare(LT, v));
      // w < low2 ? w : low2
      DoubleVector low2_2 = low2.blend(w, w.compare(LT, low2));
      DoubleVector c = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ACX + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ACY + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ACZ + k)));
      DoubleVector b = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ABX + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ABY + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ABZ + k)));
      // b > 0 ? b : 0
      DoubleVector high1 = ALL_ZERO.blend(b, b.compare(GT, ALL_ZERO));
      // c > high1 ? c : high1
      DoubleVector high1_2 = high1.blend(c, c.compare(GT, high1));
      DoubleVector slack = ALL_TOLERANCE.lanewise(MUL, x.lanewise(ABS)
          .lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_SX + k))
          .lanewise(ADD, y.lanewise(ABS).lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_SY + k)))
          .lanewise(ADD, z.lanewise(ABS).lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_SZ + k))));
      // b < 0 ? b : 0
      DoubleVector low1 = ALL_ZERO.blend(b, b.compare(LT, ALL_ZERO));
      // c < low1 ? c : low1
      DoubleVector low1_2 = low1.blend(c, c.compare(LT, low1));
      // u > v ? u : v
      DoubleVector high2 = v.blend(u, u.compare(GT, v));
      // w > high2 ? w : high2
      DoubleVector high2_2 = high2.blend(w, w.compare(GT, high2));
      VectorMask<Double> allValueAtMostSlack = low2_2.lanewise(SUB, high1_2).compare(LE, slack);
      allValueAtMostSlack = low1_2.lanewise(SUB, high2_2).compare(LE, slack, allValueAtMostSlack);
      hits |= allValueAtMostSlack.toLong() << k;
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0);
      floats2(null, 0, null, 0, 0);
      floats3(null, 0, null, 0, 0);
      floats4(null, 0, null, 0, null, 0);
      floats5(null, 0, null, 0, null, 0);
      doubles6(null, null);
      doubles7(null, null);
      meet(null, 0, 0, 0, 0, 0, 0);
    }
  }
}
