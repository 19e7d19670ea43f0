// Compiled from CapsuleBox.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
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

/** Wide twin of {@link CapsuleBox#overlap}: the same operations in the same order, on vectors of pairs. */
final class CapsuleBoxWide implements StagedKernel, LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[2]);

  private static final int ROW_LOW_Y = 0 * Kernel.BLOCK;
  private static final int ROW_HIGH_Y = 1 * Kernel.BLOCK;
  private static final int ROW_LOW_Z = 2 * Kernel.BLOCK;
  private static final int ROW_HIGH_Z = 3 * Kernel.BLOCK;
  private static final int ROW_HX = 4 * Kernel.BLOCK;
  private static final int ROW_NEAR_X = 5 * Kernel.BLOCK;
  private static final int ROW_X_OR_ZERO_OR_XOR_ZERO = 6 * Kernel.BLOCK;
  private static final int ROW_FAR_X = 7 * Kernel.BLOCK;
  private static final int ROW_HY = 8 * Kernel.BLOCK;
  private static final int ROW_NEAR_Y = 9 * Kernel.BLOCK;
  private static final int ROW_FAR_Y = 10 * Kernel.BLOCK;
  private static final int ROW_HZ = 11 * Kernel.BLOCK;
  private static final int ROW_NEAR_Z = 12 * Kernel.BLOCK;
  private static final int ROW_FAR_Z = 13 * Kernel.BLOCK;
  private static final int ROW_IN_X = 14 * Kernel.BLOCK;
  private static final int ROW_OUT_X = 15 * Kernel.BLOCK;
  private static final int ROW_BETWEEN = 16 * Kernel.BLOCK;
  private static final int ROW_NUMERATOR = 17 * Kernel.BLOCK;
  private static final int ROW_T = 18 * Kernel.BLOCK;
  private static final int ROW_DX = 19 * Kernel.BLOCK;
  private static final int ROW_DY = 20 * Kernel.BLOCK;
  private static final int ROW_DZ = 21 * Kernel.BLOCK;
  private static final int ROW_SQUARE = 22 * Kernel.BLOCK;
  private static final int ROW_R_SQUARED = 23 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[24 * Kernel.BLOCK]);

  private static final int[][] COLUMNS1 = {{0, 3, 6}, {1, 4, 6}, {2, 5, 6}};
  private static final int[][] COLUMNS2 = {{0, 3}, {1, 4}, {2, 5}};

  @Override
  public int firstWidth() {
    return 7;
  }

  @Override
  public int secondWidth() {
    return 6;
  }

  @Override
  public int operations() {
    return 265;
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
      case 0 -> term(columns1[0], columns1[3], columns1[6], columns2[0], columns2[3], first, second, count,
          out);
      case 1 -> term1(columns1[1], columns1[4], columns1[6], columns2[1], columns2[4], first, second, count,
          out);
      case 2 -> term2(columns1[2], columns1[5], columns1[6], columns2[2], columns2[5], first, second, count,
          out);
      default -> throw new IndexOutOfBoundsException("there is no term " + term);
    }
  }

  private static void term(float[] axs, float[] bxs, float[] rs, float[] minXs, float[] maxXs, Operand first,
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
        FloatVector ax = fromArray(FLOATS, axs, i);
        FloatVector bx = fromArray(FLOATS, bxs, i);
        VectorMask<Float> axLessBx = ax.compare(LT, bx);
        // a < b ? b : a
        FloatVector highX = ax.blend(bx, axLessBx);
        // a < b ? a : b
        FloatVector lowX = bx.blend(ax, axLessBx);
        FloatVector minX = fromArray(FLOATS, minXs, j);
        FloatVector maxX = fromArray(FLOATS, maxXs, j);
        VectorMask<Float> hit = minX.compare(LE, maxX);
        FloatVector r = fromArray(FLOATS, rs, i);
        hit = minX.lanewise(SUB, highX).compare(LE, r, hit);
        hit = lowX.lanewise(SUB, maxX).compare(LE, r, hit);
        hits |= hit.toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void term1(float[] ays, float[] bys, float[] rs, float[] minYs, float[] maxYs, Operand first,
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
        FloatVector ay = fromArray(FLOATS, ays, i);
        FloatVector by = fromArray(FLOATS, bys, i);
        VectorMask<Float> ayLessBy = ay.compare(LT, by);
        // a < b ? b : a
        FloatVector highY = ay.blend(by, ayLessBy);
        // a < b ? a : b
        FloatVector lowY = by.blend(ay, ayLessBy);
        FloatVector minY = fromArray(FLOATS, minYs, j);
        FloatVector maxY = fromArray(FLOATS, maxYs, j);
        VectorMask<Float> hit = minY.compare(LE, maxY);
        FloatVector r = fromArray(FLOATS, rs, i);
        hit = minY.lanewise(SUB, highY).compare(LE, r, hit);
        hit = lowY.lanewise(SUB, maxY).compare(LE, r, hit);
        hits |= hit.toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void term2(float[] azs, float[] bzs, float[] rs, float[] minZs, float[] maxZs, Operand first,
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
        FloatVector az = fromArray(FLOATS, azs, i);
        FloatVector bz = fromArray(FLOATS, bzs, i);
        VectorMask<Float> azLessBz = az.compare(LT, bz);
        // a < b ? b : a
        FloatVector highZ = az.blend(bz, azLessBz);
        // a < b ? a : b
        FloatVector lowZ = bz.blend(az, azLessBz);
        FloatVector minZ = fromArray(FLOATS, minZs, j);
        FloatVector maxZ = fromArray(FLOATS, maxZs, j);
        VectorMask<Float> hit = minZ.compare(LE, maxZ);
        FloatVector r = fromArray(FLOATS, rs, i);
        hit = minZ.lanewise(SUB, highZ).compare(LE, r, hit);
        hit = lowZ.lanewise(SUB, maxZ).compare(LE, r, hit);
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
    long[] bits = BITS.get();
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long ayLessByBits = floats1(columns1, from1, columns2, from2, floatRows, bits);
      long azLessBzBits = bits[0];
      floats2(columns2, from2, floatRows, ayLessByBits, azLessBzBits);
      floats3(floatRows);
      floats4(floatRows);
      floats5(floatRows);
      long allNearXAtMostHxBits = floats6(floatRows);
      long allRAtLeastZeroBits = floats7(columns1, from1, floatRows, allNearXAtMostHxBits);
      long squareAtMostRSquaredBits = floats8(columns1, from1, columns2, from2, floatRows, bits);
      long allValueAtMostRBits = bits[0];
      long hits = floats9(columns1, from1, columns2, from2, floatRows, squareAtMostRSquaredBits,
          allValueAtMostRBits, allRAtLeastZeroBits);
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
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5];
    float[] minXs = columns2[0], maxXs = columns2[3];
    long ayLessByBits = 0;
    long azLessBzBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ax = fromArray(FLOATS, axs, i);
      FloatVector bx = fromArray(FLOATS, bxs, i);
      VectorMask<Float> axLessBx = ax.compare(LT, bx);
      // a < b ? a : b
      FloatVector lowX = bx.blend(ax, axLessBx);
      // a < b ? b : a
      FloatVector highX = ax.blend(bx, axLessBx);
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector by = fromArray(FLOATS, bys, i);
      VectorMask<Float> ayLessBy = ay.compare(LT, by);
      ayLessByBits |= ayLessBy.toLong() << k;
      // a < b ? a : b
      FLOAT_VECTOR.cast(by.blend(ay, ayLessBy)).intoArray(floatRows, ROW_LOW_Y + k);
      // a < b ? b : a
      FLOAT_VECTOR.cast(ay.blend(by, ayLessBy)).intoArray(floatRows, ROW_HIGH_Y + k);
      FloatVector az = fromArray(FLOATS, azs, i);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      VectorMask<Float> azLessBz = az.compare(LT, bz);
      azLessBzBits |= azLessBz.toLong() << k;
      // a < b ? a : b
      FLOAT_VECTOR.cast(bz.blend(az, azLessBz)).intoArray(floatRows, ROW_LOW_Z + k);
      // a < b ? b : a
      FLOAT_VECTOR.cast(az.blend(bz, azLessBz)).intoArray(floatRows, ROW_HIGH_Z + k);
      FloatVector x = fromArray(FLOATS, minXs, j).lanewise(SUB, lowX);
      // x > 0 ? x : 0
      FloatVector xOrZero = ALL_ZERO.blend(x, x.compare(GT, ALL_ZERO));
      FloatVector x2 = highX.lanewise(SUB, fromArray(FLOATS, maxXs, j));
      // x > 0 ? x : 0
      FloatVector xOrZero2 = ALL_ZERO.blend(x2, x2.compare(GT, ALL_ZERO));
      FloatVector hx = ALL_HALF.lanewise(MUL, highX.lanewise(SUB, lowX));
      FLOAT_VECTOR.cast(hx).intoArray(floatRows, ROW_HX + k);
      // a < b ? positive(min - low(a, b)) : positive(high(a, b) - max)
      FLOAT_VECTOR.cast(xOrZero2.blend(xOrZero, axLessBx).lanewise(SUB, hx)).intoArray(floatRows,
          ROW_NEAR_X + k);
      // a < b ? positive(high(a, b) - max) : positive(min - low(a, b))
      FLOAT_VECTOR.cast(xOrZero.blend(xOrZero2, axLessBx)).intoArray(floatRows, ROW_X_OR_ZERO_OR_XOR_ZERO + k);
    }
    bits[0] = azLessBzBits;
    return ayLessByBits;
  }

  private static void floats2(float[][] columns2, int from2, float[] floatRows, long ayLessByBits,
      long azLessBzBits) {
    if (columns2 == null) {
      return;
    }
    float[] minYs = columns2[1], minZs = columns2[2], maxYs = columns2[4], maxZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector farX = hx.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_X_OR_ZERO_OR_XOR_ZERO + k));
      FLOAT_VECTOR.cast(farX).intoArray(floatRows, ROW_FAR_X + k);
      FloatVector lowY = fromArray(FLOATS, floatRows, ROW_LOW_Y + k);
      FloatVector x = fromArray(FLOATS, minYs, j).lanewise(SUB, lowY);
      // x > 0 ? x : 0
      FloatVector xOrZero = ALL_ZERO.blend(x, x.compare(GT, ALL_ZERO));
      FloatVector highY = fromArray(FLOATS, floatRows, ROW_HIGH_Y + k);
      FloatVector x2 = highY.lanewise(SUB, fromArray(FLOATS, maxYs, j));
      // x > 0 ? x : 0
      FloatVector xOrZero2 = ALL_ZERO.blend(x2, x2.compare(GT, ALL_ZERO));
      FloatVector hy = ALL_HALF.lanewise(MUL, highY.lanewise(SUB, lowY));
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY + k);
      VectorMask<Float> ayLessBy = VectorMask.fromLong(FLOATS, (ayLessByBits >>> k) & WideLanes.FLOAT_LANES);
      // a < b ? positive(min - low(a, b)) : positive(high(a, b) - max)
      FLOAT_VECTOR.cast(xOrZero2.blend(xOrZero, ayLessBy).lanewise(SUB, hy)).intoArray(floatRows,
          ROW_NEAR_Y + k);
      // a < b ? positive(high(a, b) - max) : positive(min - low(a, b))
      FLOAT_VECTOR.cast(hy.lanewise(SUB, xOrZero.blend(xOrZero2, ayLessBy))).intoArray(floatRows,
          ROW_FAR_Y + k);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z + k);
      FloatVector x3 = fromArray(FLOATS, minZs, j).lanewise(SUB, lowZ);
      // x > 0 ? x : 0
      FloatVector xOrZero3 = ALL_ZERO.blend(x3, x3.compare(GT, ALL_ZERO));
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z + k);
      FloatVector x4 = highZ.lanewise(SUB, fromArray(FLOATS, maxZs, j));
      // x > 0 ? x : 0
      FloatVector xOrZero4 = ALL_ZERO.blend(x4, x4.compare(GT, ALL_ZERO));
      FloatVector hz = ALL_HALF.lanewise(MUL, highZ.lanewise(SUB, lowZ));
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ + k);
      VectorMask<Float> azLessBz = VectorMask.fromLong(FLOATS, (azLessBzBits >>> k) & WideLanes.FLOAT_LANES);
      // a < b ? positive(min - low(a, b)) : positive(high(a, b) - max)
      FLOAT_VECTOR.cast(xOrZero4.blend(xOrZero3, azLessBz).lanewise(SUB, hz)).intoArray(floatRows,
          ROW_NEAR_Z + k);
      // a < b ? positive(high(a, b) - max) : positive(min - low(a, b))
      FLOAT_VECTOR.cast(hz.lanewise(SUB, xOrZero3.blend(xOrZero4, azLessBz))).intoArray(floatRows,
          ROW_FAR_Z + k);
      VectorMask<Float> hxGreaterZero = hx.compare(GT, ALL_ZERO);
      // hx > 0 ? nearX : -1
      FLOAT_VECTOR.cast(ALL_MINUS_ONE.blend(fromArray(FLOATS, floatRows, ROW_NEAR_X + k),
          hxGreaterZero)).intoArray(floatRows, ROW_IN_X + k);
      // hx > 0 ? farX : 1
      FLOAT_VECTOR.cast(ALL_ONE.blend(farX, hxGreaterZero)).intoArray(floatRows, ROW_OUT_X + k);
    }
  }

  private static void floats3(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      VectorMask<Float> hyGreaterZero = hy.compare(GT, ALL_ZERO);
      // hy > 0 ? nearY : -1
      FloatVector inY = ALL_MINUS_ONE.blend(fromArray(FLOATS, floatRows, ROW_NEAR_Y + k), hyGreaterZero);
      // hy > 0 ? farY : 1
      FloatVector outY = ALL_ONE.blend(fromArray(FLOATS, floatRows, ROW_FAR_Y + k), hyGreaterZero);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      VectorMask<Float> hzGreaterZero = hz.compare(GT, ALL_ZERO);
      // hz > 0 ? nearZ : -1
      FloatVector inZ = ALL_MINUS_ONE.blend(fromArray(FLOATS, floatRows, ROW_NEAR_Z + k), hzGreaterZero);
      // hz > 0 ? farZ : 1
      FloatVector outZ = ALL_ONE.blend(fromArray(FLOATS, floatRows, ROW_FAR_Z + k), hzGreaterZero);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector inX = fromArray(FLOATS, floatRows, ROW_IN_X + k);
      VectorMask<Float> inByY = inY.lanewise(MUL, hx).compare(GT, inX.lanewise(MUL, hy));
      // inByY ? inY : inX
      FloatVector in = inX.blend(inY, inByY);
      // inByY ? hy : hx
      FloatVector hIn = hx.blend(hy, inByY);
      VectorMask<Float> inByZ = inZ.lanewise(MUL, hIn).compare(GT, in.lanewise(MUL, hz));
      // inByZ ? inZ : in
      FloatVector in2 = in.blend(inZ, inByZ);
      // inByZ ? hz : hIn
      FloatVector hIn2 = hIn.blend(hz, inByZ);
      FloatVector outX = fromArray(FLOATS, floatRows, ROW_OUT_X + k);
      VectorMask<Float> outByY = outY.lanewise(MUL, hx).compare(LT, outX.lanewise(MUL, hy));
      // outByY ? outY : outX
      FloatVector out2 = outX.blend(outY, outByY);
      // outByY ? hy : hx
      FloatVector hOut = hx.blend(hy, outByY);
      VectorMask<Float> outByZ = outZ.lanewise(MUL, hOut).compare(LT, out2.lanewise(MUL, hz));
      // outByZ ? outZ : out
      FloatVector out3 = out2.blend(outZ, outByZ);
      // outByZ ? hz : hOut
      FloatVector hOut2 = hOut.blend(hz, outByZ);
      FloatVector numerator = in2.lanewise(MUL, hIn2).lanewise(ADD, out3.lanewise(MUL, hOut2));
      FloatVector denominator = hIn2.lanewise(MUL, hIn2).lanewise(ADD, hOut2.lanewise(MUL, hOut2));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS)
          .compare(LT, denominator))).intoArray(floatRows, ROW_BETWEEN + k);
    }
  }

  private static void floats4(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector between = fromArray(FLOATS, floatRows, ROW_BETWEEN + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector p = between.lanewise(MUL, hx);
      FloatVector farX = fromArray(FLOATS, floatRows, ROW_FAR_X + k);
      VectorMask<Float> pGreaterFarX = p.compare(GT, farX);
      FloatVector nearX = fromArray(FLOATS, floatRows, ROW_NEAR_X + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector x = p.blend(farX, pGreaterFarX).blend(nearX.blend(p, pGreaterFarX), p.compare(LT, nearX));
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector p2 = between.lanewise(MUL, hy);
      FloatVector farY = fromArray(FLOATS, floatRows, ROW_FAR_Y + k);
      VectorMask<Float> pGreaterFarY = p2.compare(GT, farY);
      FloatVector nearY = fromArray(FLOATS, floatRows, ROW_NEAR_Y + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector y = p2.blend(farY, pGreaterFarY).blend(nearY.blend(p2, pGreaterFarY), p2.compare(LT, nearY));
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector p3 = between.lanewise(MUL, hz);
      FloatVector farZ = fromArray(FLOATS, floatRows, ROW_FAR_Z + k);
      VectorMask<Float> pGreaterFarZ = p3.compare(GT, farZ);
      FloatVector nearZ = fromArray(FLOATS, floatRows, ROW_NEAR_Z + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector z = p3.blend(farZ, pGreaterFarZ).blend(nearZ.blend(p3, pGreaterFarZ), p3.compare(LT, nearZ));
      FLOAT_VECTOR.cast(x.lanewise(MUL, hx).lanewise(ADD, y.lanewise(MUL, hy))
          .lanewise(ADD, z.lanewise(MUL, hz))).intoArray(floatRows, ROW_NUMERATOR + k);
    }
  }

  private static void floats5(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector denominator = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz));
      FloatVector numerator = fromArray(FLOATS, floatRows, ROW_NUMERATOR + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS).compare(LT, denominator));
      FLOAT_VECTOR.cast(t).intoArray(floatRows, ROW_T + k);
      FloatVector p = t.lanewise(MUL, hx);
      FloatVector farX = fromArray(FLOATS, floatRows, ROW_FAR_X + k);
      VectorMask<Float> pGreaterFarX = p.compare(GT, farX);
      FloatVector nearX = fromArray(FLOATS, floatRows, ROW_NEAR_X + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FLOAT_VECTOR.cast(p.lanewise(SUB, p.blend(farX, pGreaterFarX)
          .blend(nearX.blend(p, pGreaterFarX), p.compare(LT, nearX)))).intoArray(floatRows, ROW_DX + k);
      FloatVector p2 = t.lanewise(MUL, hy);
      FloatVector farY = fromArray(FLOATS, floatRows, ROW_FAR_Y + k);
      VectorMask<Float> pGreaterFarY = p2.compare(GT, farY);
      FloatVector nearY = fromArray(FLOATS, floatRows, ROW_NEAR_Y + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FLOAT_VECTOR.cast(p2.lanewise(SUB, p2.blend(farY, pGreaterFarY)
          .blend(nearY.blend(p2, pGreaterFarY), p2.compare(LT, nearY)))).intoArray(floatRows, ROW_DY + k);
    }
  }

  private static long floats6(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long allNearXAtMostHxBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector p = fromArray(FLOATS, floatRows, ROW_T + k).lanewise(MUL, hz);
      FloatVector farZ = fromArray(FLOATS, floatRows, ROW_FAR_Z + k);
      VectorMask<Float> pGreaterFarZ = p.compare(GT, farZ);
      FloatVector nearZ = fromArray(FLOATS, floatRows, ROW_NEAR_Z + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FLOAT_VECTOR.cast(p.lanewise(SUB, p.blend(farZ, pGreaterFarZ)
          .blend(nearZ.blend(p, pGreaterFarZ), p.compare(LT, nearZ)))).intoArray(floatRows, ROW_DZ + k);
      FloatVector nearX = fromArray(FLOATS, floatRows, ROW_NEAR_X + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      VectorMask<Float> allNearXAtMostHx = nearX.compare(LE, hx);
      FloatVector nearY = fromArray(FLOATS, floatRows, ROW_NEAR_Y + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      allNearXAtMostHx = nearY.compare(LE, hy, allNearXAtMostHx);
      allNearXAtMostHx = nearZ.compare(LE, hz, allNearXAtMostHx);
      FloatVector farX = fromArray(FLOATS, floatRows, ROW_FAR_X + k);
      allNearXAtMostHx = farX.compare(GE, hx.lanewise(NEG), allNearXAtMostHx);
      FloatVector farY = fromArray(FLOATS, floatRows, ROW_FAR_Y + k);
      VectorMask<Float> allNearXAtMostHx2 = farY.compare(GE, hy.lanewise(NEG));
      allNearXAtMostHx2 = farZ.compare(GE, hz.lanewise(NEG), allNearXAtMostHx2);
      allNearXAtMostHx2 = nearX.lanewise(MUL, hy).lanewise(SUB, farY.lanewise(MUL, hx))
          .compare(LE, ALL_ZERO, allNearXAtMostHx2);
      allNearXAtMostHx2 = nearX.lanewise(MUL, hz).lanewise(SUB, farZ.lanewise(MUL, hx))
          .compare(LE, ALL_ZERO, allNearXAtMostHx2);
      VectorMask<Float> allNearXAtMostHx3 = nearY.lanewise(MUL, hx).lanewise(SUB, farX.lanewise(MUL, hy))
          .compare(LE, ALL_ZERO);
      allNearXAtMostHx3 = nearY.lanewise(MUL, hz).lanewise(SUB, farZ.lanewise(MUL, hy))
          .compare(LE, ALL_ZERO, allNearXAtMostHx3);
      allNearXAtMostHx3 = nearZ.lanewise(MUL, hx).lanewise(SUB, farX.lanewise(MUL, hz))
          .compare(LE, ALL_ZERO, allNearXAtMostHx3);
      allNearXAtMostHx = allNearXAtMostHx.and(allNearXAtMostHx2).and(allNearXAtMostHx3);
      allNearXAtMostHxBits |= allNearXAtMostHx.toLong() << k;
    }
    return allNearXAtMostHxBits;
  }

  private static long floats7(float[][] columns1, int from1, float[] floatRows, long allNearXAtMostHxBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6];
    long allRAtLeastZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      VectorMask<Float> allNearXAtMostHx = fromArray(FLOATS, floatRows, ROW_NEAR_Z + k).lanewise(MUL, hy)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_FAR_Y + k).lanewise(MUL, hz))
          .compare(LE, ALL_ZERO, VectorMask.fromLong(FLOATS, (allNearXAtMostHxBits >>> k)
          & WideLanes.FLOAT_LANES));
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      // crosses(nearX, farX, hx, nearY, farY, hy, nearZ, farZ, hz) ? 0 : dx * dx + dy * dy + dz * dz
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz)).blend(ALL_ZERO, allNearXAtMostHx)).intoArray(floatRows,
          ROW_SQUARE + k);
      VectorMask<Float> allRAtLeastZero = fromArray(FLOATS, rs, i).compare(GE, ALL_ZERO);
      allRAtLeastZero = fromArray(FLOATS, floatRows, ROW_HX + k).lanewise(ADD, hy).lanewise(ADD, hz)
          .compare(LE, ALL_LARGEST, allRAtLeastZero);
      allRAtLeastZeroBits |= allRAtLeastZero.toLong() << k;
    }
    return allRAtLeastZeroBits;
  }

  private static long floats8(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], rs = columns1[6];
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
    long squareAtMostRSquaredBits = 0;
    long allValueAtMostRBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector r = fromArray(FLOATS, rs, i);
      FloatVector rSquared = r.lanewise(MUL, r);
      FLOAT_VECTOR.cast(rSquared).intoArray(floatRows, ROW_R_SQUARED + k);
      squareAtMostRSquaredBits |= fromArray(FLOATS, floatRows, ROW_SQUARE + k)
          .compare(LE, rSquared).toLong() << k;
      FloatVector ax = fromArray(FLOATS, axs, i);
      FloatVector minX = fromArray(FLOATS, minXs, j);
      FloatVector maxX = fromArray(FLOATS, maxXs, j);
      // x < min ? min : x > max ? max : x
      FloatVector dx = ax.lanewise(SUB, ax.blend(maxX, ax.compare(GT, maxX)).blend(minX, ax.compare(LT, minX)));
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector minY = fromArray(FLOATS, minYs, j);
      FloatVector maxY = fromArray(FLOATS, maxYs, j);
      // x < min ? min : x > max ? max : x
      FloatVector dy = ay.lanewise(SUB, ay.blend(maxY, ay.compare(GT, maxY)).blend(minY, ay.compare(LT, minY)));
      FloatVector az = fromArray(FLOATS, azs, i);
      FloatVector minZ = fromArray(FLOATS, minZs, j);
      FloatVector maxZ = fromArray(FLOATS, maxZs, j);
      // x < min ? min : x > max ? max : x
      FloatVector dz = az.lanewise(SUB, az.blend(maxZ, az.compare(GT, maxZ)).blend(minZ, az.compare(LT, minZ)));
      VectorMask<Float> allValueAtMostR = dx.lanewise(ABS).compare(LE, r);
      allValueAtMostR = dy.lanewise(ABS).compare(LE, r, allValueAtMostR);
      allValueAtMostR = dz.lanewise(ABS).compare(LE, r, allValueAtMostR);
      allValueAtMostR = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz)).compare(LE, rSquared, allValueAtMostR);
      allValueAtMostRBits |= allValueAtMostR.toLong() << k;
    }
    bits[0] = allValueAtMostRBits;
    return squareAtMostRSquaredBits;
  }

  private static long floats9(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long squareAtMostRSquaredBits, long allValueAtMostRBits, long allRAtLeastZeroBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] bxs = columns1[3], bys = columns1[4], bzs = columns1[5], rs = columns1[6];
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector bx = fromArray(FLOATS, bxs, i);
      FloatVector minX = fromArray(FLOATS, minXs, j);
      FloatVector maxX = fromArray(FLOATS, maxXs, j);
      // x < min ? min : x > max ? max : x
      FloatVector dx = bx.lanewise(SUB, bx.blend(maxX, bx.compare(GT, maxX)).blend(minX, bx.compare(LT, minX)));
      FloatVector by = fromArray(FLOATS, bys, i);
      FloatVector minY = fromArray(FLOATS, minYs, j);
      FloatVector maxY = fromArray(FLOATS, maxYs, j);
      // x < min ? min : x > max ? max : x
      FloatVector dy = by.lanewise(SUB, by.blend(maxY, by.compare(GT, maxY)).blend(minY, by.compare(LT, minY)));
      FloatVector bz = fromArray(FLOATS, bzs, i);
      FloatVector minZ = fromArray(FLOATS, minZs, j);
      FloatVector maxZ = fromArray(FLOATS, maxZs, j);
      // x < min ? min : x > max ? max : x
      FloatVector dz = bz.lanewise(SUB, bz.blend(maxZ, bz.compare(GT, maxZ)).blend(minZ, bz.compare(LT, minZ)));
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> allValueAtMostR = dx.lanewise(ABS).compare(LE, r);
      allValueAtMostR = dy.lanewise(ABS).compare(LE, r, allValueAtMostR);
      allValueAtMostR = dz.lanewise(ABS).compare(LE, r, allValueAtMostR);
      allValueAtMostR = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))
          .compare(LE, fromArray(FLOATS, floatRows, ROW_R_SQUARED + k), allValueAtMostR);
      hits |= VectorMask.fromLong(FLOATS, (allRAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (squareAtMostRSquaredBits >>> k) & WideLanes.FLOAT_LANES)
          .or(VectorMask.fromLong(FLOATS, (allValueAtMostRBits >>> k) & WideLanes.FLOAT_LANES))
          .or(allValueAtMostR)).toLong() << k;
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null, null);
      floats2(null, 0, null, 0, 0);
      floats3(null);
      floats4(null);
      floats5(null);
      floats6(null);
      floats7(null, 0, null, 0);
      floats8(null, 0, null, 0, null, null);
      floats9(null, 0, null, 0, null, 0, 0, 0);
    }
  }
}
