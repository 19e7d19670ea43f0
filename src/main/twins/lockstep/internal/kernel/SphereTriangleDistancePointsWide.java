// Compiled from SphereTriangleDistance.java; changes are made there.
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
import static jdk.incubator.vector.VectorOperators.SQRT;
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
 * Wide twin of {@link SphereTriangleDistance#points}: the same operations in the same order, on vectors of
 * pairs.
 */
final class SphereTriangleDistancePointsWide implements LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_C7_00 = FloatVector.broadcast(FLOATS, 7.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[5]);

  private static final int ROW_EX = 0 * Kernel.BLOCK;
  private static final int ROW_EY = 1 * Kernel.BLOCK;
  private static final int ROW_EZ = 2 * Kernel.BLOCK;
  private static final int ROW_AX = 3 * Kernel.BLOCK;
  private static final int ROW_AY = 4 * Kernel.BLOCK;
  private static final int ROW_AZ = 5 * Kernel.BLOCK;
  private static final int ROW_EE = 6 * Kernel.BLOCK;
  private static final int ROW_NUMERATOR = 7 * Kernel.BLOCK;
  private static final int ROW_A = 8 * Kernel.BLOCK;
  private static final int ROW_EX2 = 9 * Kernel.BLOCK;
  private static final int ROW_EY2 = 10 * Kernel.BLOCK;
  private static final int ROW_EZ2 = 11 * Kernel.BLOCK;
  private static final int ROW_AX2 = 12 * Kernel.BLOCK;
  private static final int ROW_AY2 = 13 * Kernel.BLOCK;
  private static final int ROW_EE2 = 14 * Kernel.BLOCK;
  private static final int ROW_B = 15 * Kernel.BLOCK;
  private static final int ROW_EX3 = 16 * Kernel.BLOCK;
  private static final int ROW_EY3 = 17 * Kernel.BLOCK;
  private static final int ROW_EZ3 = 18 * Kernel.BLOCK;
  private static final int ROW_EE3 = 19 * Kernel.BLOCK;
  private static final int ROW_C = 20 * Kernel.BLOCK;
  private static final int ROW_TO_EDGES = 21 * Kernel.BLOCK;
  private static final int ROW_GX = 22 * Kernel.BLOCK;
  private static final int ROW_GY = 23 * Kernel.BLOCK;
  private static final int ROW_GZ = 24 * Kernel.BLOCK;
  private static final int ROW_BEST = 25 * Kernel.BLOCK;
  private static final int ROW_NN = 26 * Kernel.BLOCK;
  private static final int ROW_WB = 27 * Kernel.BLOCK;
  private static final int ROW_WC = 28 * Kernel.BLOCK;
  private static final int ROW_OX = 29 * Kernel.BLOCK;
  private static final int ROW_EX4 = 30 * Kernel.BLOCK;
  private static final int ROW_OY = 31 * Kernel.BLOCK;
  private static final int ROW_EY4 = 32 * Kernel.BLOCK;
  private static final int ROW_OZ = 33 * Kernel.BLOCK;
  private static final int ROW_EZ4 = 34 * Kernel.BLOCK;
  private static final int ROW_T = 35 * Kernel.BLOCK;
  private static final int ROW_F = 36 * Kernel.BLOCK;
  private static final int ROW_KX = 37 * Kernel.BLOCK;
  private static final int ROW_KY = 38 * Kernel.BLOCK;
  private static final int ROW_KZ = 39 * Kernel.BLOCK;
  private static final int ROW_X = 40 * Kernel.BLOCK;
  private static final int ROW_SUM = 41 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 42 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 43 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 44 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 45 * Kernel.BLOCK;
  private static final int ROW_SUM4 = 46 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 47 * Kernel.BLOCK;
  private static final int ROW_SUM5 = 48 * Kernel.BLOCK;
  private static final int ROW_TO_FACE = 49 * Kernel.BLOCK;
  private static final int ROW_ZERO_OR_DISTANCE_OR_C1_40E_45 = 50 * Kernel.BLOCK;
  private static final int ROW_SUM6 = 51 * Kernel.BLOCK;
  private static final int ROW_SUM7 = 52 * Kernel.BLOCK;
  private static final int ROW_SUM8 = 53 * Kernel.BLOCK;
  private static final int ROW_SUM9 = 54 * Kernel.BLOCK;
  private static final int ROW_SUM10 = 55 * Kernel.BLOCK;
  private static final int ROW_SUM11 = 56 * Kernel.BLOCK;
  private static final int ROW_C7_00_OR_SUM = 57 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[58 * Kernel.BLOCK]);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[][] results = out.floats;
    float[] floatRows = FLOAT_ROWS.get();
    long[] bits = BITS.get();
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      int at = out.from + Kernel.BLOCK * block;
      floats1(columns1, from1, columns2, from2, floatRows);
      floats2(columns1, from1, columns2, from2, floatRows);
      long rAtLeastZeroBits = floats3(columns1, from1, columns2, from2, floatRows, bits);
      long eeAtMostLargestBits = bits[0];
      long eeAtMostLargestBits2 = bits[1];
      long eeAtMostLargestBits3 = bits[2];
      long valueAtMostRAndValueAtMostRBits = bits[3];
      long nearBits = floats4(columns1, from1, columns2, from2, floatRows, valueAtMostRAndValueAtMostRBits);
      long valueAtMostRAndEeAtMostLargestBits = floats5(columns1, from1, floatRows, bits, rAtLeastZeroBits,
          eeAtMostLargestBits, eeAtMostLargestBits2, eeAtMostLargestBits3, nearBits);
      long onABBits = bits[0];
      long onBCBits = bits[1];
      floats6(columns1, from1, columns2, from2, floatRows, onBCBits, onABBits);
      floats7(floatRows, onBCBits, onABBits);
      squaredDistance(floatRows, ROW_TO_FACE);
      long lengthAtMostLargestBits = floats9(columns1, from1, columns2, from2, floatRows,
          valueAtMostRAndEeAtMostLargestBits);
      long allRAtLeastZeroBits = rAtLeastZeroBits & lengthAtMostLargestBits;
      long rAtLeastZeroAndEeAtMostLargestBits = allRAtLeastZeroBits & eeAtMostLargestBits;
      long rAtLeastZeroAndEeAtMostLargestBits2 = rAtLeastZeroAndEeAtMostLargestBits & eeAtMostLargestBits2;
      long validBits = rAtLeastZeroAndEeAtMostLargestBits2 & eeAtMostLargestBits3;
      long hits = floats11(floatRows, results, at, validBits);
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
      FloatVector bx = fromArray(FLOATS, bxs, j);
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector ex = bx.lanewise(SUB, ax);
      FLOAT_VECTOR.cast(ex).intoArray(floatRows, ROW_EX + k);
      FloatVector by = fromArray(FLOATS, bys, j);
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector ey = by.lanewise(SUB, ay);
      FLOAT_VECTOR.cast(ey).intoArray(floatRows, ROW_EY + k);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector ez = bz.lanewise(SUB, az);
      FLOAT_VECTOR.cast(ez).intoArray(floatRows, ROW_EZ + k);
      FloatVector x = fromArray(FLOATS, xs, i);
      FloatVector ax2 = ax.lanewise(SUB, x);
      FLOAT_VECTOR.cast(ax2).intoArray(floatRows, ROW_AX + k);
      FloatVector y = fromArray(FLOATS, ys, i);
      FloatVector ay2 = ay.lanewise(SUB, y);
      FLOAT_VECTOR.cast(ay2).intoArray(floatRows, ROW_AY + k);
      FloatVector az2 = az.lanewise(SUB, fromArray(FLOATS, zs, i));
      FLOAT_VECTOR.cast(az2).intoArray(floatRows, ROW_AZ + k);
      FloatVector ee = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez));
      FLOAT_VECTOR.cast(ee).intoArray(floatRows, ROW_EE + k);
      FloatVector numerator = ax2.lanewise(MUL, ex).lanewise(ADD, ay2.lanewise(MUL, ey))
          .lanewise(ADD, az2.lanewise(MUL, ez));
      FLOAT_VECTOR.cast(numerator).intoArray(floatRows, ROW_NUMERATOR + k);
      FloatVector s = numerator.lanewise(NEG);
      // s > 0 ? s < ee ? s / ee : 1 : 0
      FloatVector t = ALL_ZERO.blend(ALL_ONE.blend(s.lanewise(DIV, ee), s.compare(LT, ee)), s
          .compare(GT, ALL_ZERO));
      FloatVector dx = ax2.lanewise(ADD, t.lanewise(MUL, ex));
      FloatVector dy = ay2.lanewise(ADD, t.lanewise(MUL, ey));
      FloatVector dz = az2.lanewise(ADD, t.lanewise(MUL, ez));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(floatRows, ROW_A + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, cxs, j).lanewise(SUB, bx)).intoArray(floatRows, ROW_EX2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, cys, j).lanewise(SUB, by)).intoArray(floatRows, ROW_EY2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, czs, j).lanewise(SUB, bz)).intoArray(floatRows, ROW_EZ2 + k);
      FLOAT_VECTOR.cast(bx.lanewise(SUB, x)).intoArray(floatRows, ROW_AX2 + k);
      FLOAT_VECTOR.cast(by.lanewise(SUB, y)).intoArray(floatRows, ROW_AY2 + k);
    }
  }

  private static void floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bzs = columns2[5], cxs = columns2[6],
        cys = columns2[7], czs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector z = fromArray(FLOATS, zs, i);
      FloatVector az = fromArray(FLOATS, bzs, j).lanewise(SUB, z);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX2 + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY2 + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ2 + k);
      FloatVector ee = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez));
      FLOAT_VECTOR.cast(ee).intoArray(floatRows, ROW_EE2 + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX2 + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY2 + k);
      FloatVector s = ax.lanewise(MUL, ex).lanewise(ADD, ay.lanewise(MUL, ey))
          .lanewise(ADD, az.lanewise(MUL, ez)).lanewise(NEG);
      // s > 0 ? s < ee ? s / ee : 1 : 0
      FloatVector t = ALL_ZERO.blend(ALL_ONE.blend(s.lanewise(DIV, ee), s.compare(LT, ee)), s
          .compare(GT, ALL_ZERO));
      FloatVector dx = ax.lanewise(ADD, t.lanewise(MUL, ex));
      FloatVector dy = ay.lanewise(ADD, t.lanewise(MUL, ey));
      FloatVector dz = az.lanewise(ADD, t.lanewise(MUL, ez));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(floatRows, ROW_B + k);
      FloatVector cx = fromArray(FLOATS, cxs, j);
      FloatVector ex2 = fromArray(FLOATS, axs, j).lanewise(SUB, cx);
      FLOAT_VECTOR.cast(ex2).intoArray(floatRows, ROW_EX3 + k);
      FloatVector cy = fromArray(FLOATS, cys, j);
      FloatVector ey2 = fromArray(FLOATS, ays, j).lanewise(SUB, cy);
      FLOAT_VECTOR.cast(ey2).intoArray(floatRows, ROW_EY3 + k);
      FloatVector cz = fromArray(FLOATS, czs, j);
      FloatVector ez2 = fromArray(FLOATS, azs, j).lanewise(SUB, cz);
      FLOAT_VECTOR.cast(ez2).intoArray(floatRows, ROW_EZ3 + k);
      FloatVector ax2 = cx.lanewise(SUB, fromArray(FLOATS, xs, i));
      FloatVector ay2 = cy.lanewise(SUB, fromArray(FLOATS, ys, i));
      FloatVector az2 = cz.lanewise(SUB, z);
      FloatVector ee2 = ex2.lanewise(MUL, ex2).lanewise(ADD, ey2.lanewise(MUL, ey2))
          .lanewise(ADD, ez2.lanewise(MUL, ez2));
      FLOAT_VECTOR.cast(ee2).intoArray(floatRows, ROW_EE3 + k);
      FloatVector s2 = ax2.lanewise(MUL, ex2).lanewise(ADD, ay2.lanewise(MUL, ey2))
          .lanewise(ADD, az2.lanewise(MUL, ez2)).lanewise(NEG);
      // s > 0 ? s < ee ? s / ee : 1 : 0
      FloatVector t2 = ALL_ZERO.blend(ALL_ONE.blend(s2.lanewise(DIV, ee2), s2.compare(LT, ee2)), s2
          .compare(GT, ALL_ZERO));
      FloatVector dx2 = ax2.lanewise(ADD, t2.lanewise(MUL, ex2));
      FloatVector dy2 = ay2.lanewise(ADD, t2.lanewise(MUL, ey2));
      FloatVector dz2 = az2.lanewise(ADD, t2.lanewise(MUL, ez2));
      FLOAT_VECTOR.cast(dx2.lanewise(MUL, dx2).lanewise(ADD, dy2.lanewise(MUL, dy2))
          .lanewise(ADD, dz2.lanewise(MUL, dz2))).intoArray(floatRows, ROW_C + k);
    }
  }

  private static long floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], rs = columns1[3];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    long rAtLeastZeroBits = 0;
    long eeAtMostLargestBits = 0;
    long eeAtMostLargestBits2 = 0;
    long eeAtMostLargestBits3 = 0;
    long valueAtMostRAndValueAtMostRBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A + k);
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B + k);
      // a < b ? a : b
      FloatVector least = b.blend(a, a.compare(LT, b));
      FloatVector c = fromArray(FLOATS, floatRows, ROW_C + k);
      // c < least ? c : least
      FLOAT_VECTOR.cast(least.blend(c, c.compare(LT, least))).intoArray(floatRows, ROW_TO_EDGES + k);
      FloatVector cx = fromArray(FLOATS, cxs, j);
      FloatVector ax = fromArray(FLOATS, axs, j);
      FLOAT_VECTOR.cast(cx.lanewise(SUB, ax)).intoArray(floatRows, ROW_GX + k);
      FloatVector cy = fromArray(FLOATS, cys, j);
      FloatVector ay = fromArray(FLOATS, ays, j);
      FLOAT_VECTOR.cast(cy.lanewise(SUB, ay)).intoArray(floatRows, ROW_GY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, czs, j).lanewise(SUB, fromArray(FLOATS, azs, j))).intoArray(
          floatRows, ROW_GZ + k);
      FloatVector r = fromArray(FLOATS, rs, i);
      rAtLeastZeroBits |= r.compare(GE, ALL_ZERO).toLong() << k;
      eeAtMostLargestBits |= fromArray(FLOATS, floatRows, ROW_EE + k).compare(LE, ALL_LARGEST).toLong() << k;
      eeAtMostLargestBits2 |= fromArray(FLOATS, floatRows, ROW_EE2 + k).compare(LE, ALL_LARGEST).toLong() << k;
      eeAtMostLargestBits3 |= fromArray(FLOATS, floatRows, ROW_EE3 + k).compare(LE, ALL_LARGEST).toLong() << k;
      FloatVector bx = fromArray(FLOATS, bxs, j);
      // a < b ? a : b
      FloatVector low = bx.blend(ax, ax.compare(LT, bx));
      // c < low ? c : low
      FloatVector low2 = low.blend(cx, cx.compare(LT, low));
      // a > b ? a : b
      FloatVector high = bx.blend(ax, ax.compare(GT, bx));
      // c > high ? c : high
      FloatVector high2 = high.blend(cx, cx.compare(GT, high));
      FloatVector by = fromArray(FLOATS, bys, j);
      // a < b ? a : b
      FloatVector low3 = by.blend(ay, ay.compare(LT, by));
      // c < low ? c : low
      FloatVector low4 = low3.blend(cy, cy.compare(LT, low3));
      // a > b ? a : b
      FloatVector high3 = by.blend(ay, ay.compare(GT, by));
      // c > high ? c : high
      FloatVector high4 = high3.blend(cy, cy.compare(GT, high3));
      FloatVector x = fromArray(FLOATS, xs, i);
      VectorMask<Float> valueAtMostRAndValueAtMostR = low2.lanewise(SUB, x).compare(LE, r);
      valueAtMostRAndValueAtMostR = x.lanewise(SUB, high2).compare(LE, r, valueAtMostRAndValueAtMostR);
      FloatVector y = fromArray(FLOATS, ys, i);
      valueAtMostRAndValueAtMostR = low4.lanewise(SUB, y).compare(LE, r, valueAtMostRAndValueAtMostR);
      valueAtMostRAndValueAtMostR = y.lanewise(SUB, high4).compare(LE, r, valueAtMostRAndValueAtMostR);
      valueAtMostRAndValueAtMostRBits |= valueAtMostRAndValueAtMostR.toLong() << k;
    }
    bits[0] = eeAtMostLargestBits;
    bits[1] = eeAtMostLargestBits2;
    bits[2] = eeAtMostLargestBits3;
    bits[3] = valueAtMostRAndValueAtMostRBits;
    return rAtLeastZeroBits;
  }

  private static long floats4(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long valueAtMostRAndValueAtMostRBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] zs = columns1[2], rs = columns1[3];
    float[] azs = columns2[2], bzs = columns2[5], czs = columns2[8];
    long nearBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      // a < b ? a : b
      FloatVector low = bz.blend(az, az.compare(LT, bz));
      FloatVector cz = fromArray(FLOATS, czs, j);
      // c < low ? c : low
      FloatVector low2 = low.blend(cz, cz.compare(LT, low));
      // a > b ? a : b
      FloatVector high = bz.blend(az, az.compare(GT, bz));
      // c > high ? c : high
      FloatVector high2 = high.blend(cz, cz.compare(GT, high));
      FloatVector z = fromArray(FLOATS, zs, i);
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> near = low2.lanewise(SUB, z)
          .compare(LE, r, VectorMask.fromLong(FLOATS, (valueAtMostRAndValueAtMostRBits >>> k)
          & WideLanes.FLOAT_LANES));
      near = z.lanewise(SUB, high2).compare(LE, r, near);
      nearBits |= near.toLong() << k;
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A + k);
      // d2 < best ? d2 : best
      FloatVector best = ALL_INFINITY.blend(a, a.compare(LT, ALL_INFINITY));
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B + k);
      // d2 < best ? d2 : best
      FloatVector best2 = best.blend(b, b.compare(LT, best));
      FloatVector c = fromArray(FLOATS, floatRows, ROW_C + k);
      // d2 < best ? d2 : best
      FLOAT_VECTOR.cast(best2.blend(c, c.compare(LT, best2))).intoArray(floatRows, ROW_BEST + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY3 + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector ez2 = fromArray(FLOATS, floatRows, ROW_EZ3 + k);
      FloatVector ey2 = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector nx = ey.lanewise(MUL, ez).lanewise(SUB, ez2.lanewise(MUL, ey2));
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector ex2 = fromArray(FLOATS, floatRows, ROW_EX3 + k);
      FloatVector ny = ez2.lanewise(MUL, ex).lanewise(SUB, ex2.lanewise(MUL, ez));
      FloatVector nz = ex2.lanewise(MUL, ey2).lanewise(SUB, ey.lanewise(MUL, ex));
      FLOAT_VECTOR.cast(nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz))).intoArray(floatRows, ROW_NN + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector az2 = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, ay.lanewise(MUL, ez2).lanewise(SUB, az2.lanewise(MUL, ey)))
          .lanewise(ADD, ny.lanewise(MUL, az2.lanewise(MUL, ex2).lanewise(SUB, ax.lanewise(MUL, ez2))))
          .lanewise(ADD, nz.lanewise(MUL, ax.lanewise(MUL, ey)
          .lanewise(SUB, ay.lanewise(MUL, ex2))))).intoArray(floatRows, ROW_WB + k);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, ay.lanewise(MUL, ez).lanewise(SUB, az2.lanewise(MUL, ey2)))
          .lanewise(ADD, ny.lanewise(MUL, az2.lanewise(MUL, ex).lanewise(SUB, ax.lanewise(MUL, ez))))
          .lanewise(ADD, nz.lanewise(MUL, ax.lanewise(MUL, ey2)
          .lanewise(SUB, ay.lanewise(MUL, ex))))).intoArray(floatRows, ROW_WC + k);
    }
    return nearBits;
  }

  private static long floats5(float[][] columns1, int from1, float[] floatRows, long[] bits,
      long rAtLeastZeroBits, long eeAtMostLargestBits, long eeAtMostLargestBits2, long eeAtMostLargestBits3,
      long nearBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[3];
    long valueAtMostRAndEeAtMostLargestBits = 0;
    long onABBits = 0;
    long onBCBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector wb = fromArray(FLOATS, floatRows, ROW_WB + k);
      FloatVector nn = fromArray(FLOATS, floatRows, ROW_NN + k);
      FloatVector scaleB = wb.lanewise(DIV, nn);
      FloatVector wc = fromArray(FLOATS, floatRows, ROW_WC + k);
      FloatVector scaleC = wc.lanewise(DIV, nn);
      FloatVector px = fromArray(FLOATS, floatRows, ROW_AX + k)
          .lanewise(ADD, scaleB.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EX + k))
          .lanewise(SUB, scaleC.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EX3 + k))));
      FloatVector py = fromArray(FLOATS, floatRows, ROW_AY + k)
          .lanewise(ADD, scaleB.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EY + k))
          .lanewise(SUB, scaleC.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EY3 + k))));
      FloatVector pz = fromArray(FLOATS, floatRows, ROW_AZ + k)
          .lanewise(ADD, scaleB.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EZ + k))
          .lanewise(SUB, scaleC.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EZ3 + k))));
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
      valueAtMostRAndEeAtMostLargestBits |= best2
          .compare(LE, r.lanewise(MUL, r), VectorMask.fromLong(FLOATS, (nearBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (rAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (eeAtMostLargestBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (eeAtMostLargestBits2 >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (eeAtMostLargestBits3 >>> k)
          & WideLanes.FLOAT_LANES))).toLong() << k;
      FloatVector toEdges = fromArray(FLOATS, floatRows, ROW_TO_EDGES + k);
      VectorMask<Float> onAB = fromArray(FLOATS, floatRows, ROW_A + k).compare(LE, toEdges);
      onABBits |= onAB.toLong() << k;
      onBCBits |= fromArray(FLOATS, floatRows, ROW_B + k).compare(LE, toEdges, onAB.not()).toLong() << k;
    }
    bits[0] = onABBits;
    bits[1] = onBCBits;
    return valueAtMostRAndEeAtMostLargestBits;
  }

  private static void floats6(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long onBCBits, long onABBits) {
    if (columns1 == null) {
      return;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> onAB = VectorMask.fromLong(FLOATS, (onABBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> onBC = VectorMask.fromLong(FLOATS, (onBCBits >>> k) & WideLanes.FLOAT_LANES);
      // onAB ? ax : onBC ? bx : cx
      FloatVector ox = fromArray(FLOATS, cxs, j).blend(fromArray(FLOATS, bxs, j), onBC)
          .blend(fromArray(FLOATS, axs, j), onAB);
      FLOAT_VECTOR.cast(ox).intoArray(floatRows, ROW_OX + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      // onAB ? bx - ax : onBC ? cx - bx : ax - cx
      FloatVector ex2 = fromArray(FLOATS, floatRows, ROW_EX3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_EX2 + k), onBC).blend(ex, onAB);
      FLOAT_VECTOR.cast(ex2).intoArray(floatRows, ROW_EX4 + k);
      // onAB ? ay : onBC ? by : cy
      FloatVector oy = fromArray(FLOATS, cys, j).blend(fromArray(FLOATS, bys, j), onBC)
          .blend(fromArray(FLOATS, ays, j), onAB);
      FLOAT_VECTOR.cast(oy).intoArray(floatRows, ROW_OY + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      // onAB ? by - ay : onBC ? cy - by : ay - cy
      FloatVector ey2 = fromArray(FLOATS, floatRows, ROW_EY3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_EY2 + k), onBC).blend(ey, onAB);
      FLOAT_VECTOR.cast(ey2).intoArray(floatRows, ROW_EY4 + k);
      // onAB ? az : onBC ? bz : cz
      FloatVector oz = fromArray(FLOATS, czs, j).blend(fromArray(FLOATS, bzs, j), onBC)
          .blend(fromArray(FLOATS, azs, j), onAB);
      FLOAT_VECTOR.cast(oz).intoArray(floatRows, ROW_OZ + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      // onAB ? bz - az : onBC ? cz - bz : az - cz
      FloatVector ez2 = fromArray(FLOATS, floatRows, ROW_EZ3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_EZ2 + k), onBC).blend(ez, onAB);
      FLOAT_VECTOR.cast(ez2).intoArray(floatRows, ROW_EZ4 + k);
      FloatVector ax = ox.lanewise(SUB, fromArray(FLOATS, xs, i));
      FloatVector ay = oy.lanewise(SUB, fromArray(FLOATS, ys, i));
      FloatVector az = oz.lanewise(SUB, fromArray(FLOATS, zs, i));
      FloatVector ee = ex2.lanewise(MUL, ex2).lanewise(ADD, ey2.lanewise(MUL, ey2))
          .lanewise(ADD, ez2.lanewise(MUL, ez2));
      FloatVector s = ax.lanewise(MUL, ex2).lanewise(ADD, ay.lanewise(MUL, ey2))
          .lanewise(ADD, az.lanewise(MUL, ez2)).lanewise(NEG);
      // s > 0 ? s < ee ? s / ee : 1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE.blend(s.lanewise(DIV, ee), s.compare(LT, ee)), s
          .compare(GT, ALL_ZERO))).intoArray(floatRows, ROW_T + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector numerator = gx.lanewise(MUL, ex).lanewise(ADD, gy.lanewise(MUL, ey))
          .lanewise(ADD, gz.lanewise(MUL, ez));
      FloatVector ee2 = fromArray(FLOATS, floatRows, ROW_EE + k);
      VectorMask<Float> eeGreaterZero = ee2.compare(GT, ALL_ZERO);
      // square > 0 ? numerator / square : 0
      FloatVector f = ALL_ZERO.blend(numerator.lanewise(DIV, ee2), eeGreaterZero);
      FLOAT_VECTOR.cast(f).intoArray(floatRows, ROW_F + k);
      FloatVector kx = gx.lanewise(SUB, f.lanewise(MUL, ex));
      FLOAT_VECTOR.cast(kx).intoArray(floatRows, ROW_KX + k);
      FloatVector ky = gy.lanewise(SUB, f.lanewise(MUL, ey));
      FLOAT_VECTOR.cast(ky).intoArray(floatRows, ROW_KY + k);
      FloatVector kz = gz.lanewise(SUB, f.lanewise(MUL, ez));
      FLOAT_VECTOR.cast(kz).intoArray(floatRows, ROW_KZ + k);
      // square > 0 ? numerator / square : 0
      FloatVector x = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_NUMERATOR + k).lanewise(DIV, ee2),
          eeGreaterZero).lanewise(NEG);
      FLOAT_VECTOR.cast(x).intoArray(floatRows, ROW_X + k);
      FloatVector ax2 = fromArray(FLOATS, floatRows, ROW_AX + k).lanewise(ADD, x.lanewise(MUL, ex));
      FloatVector ay2 = fromArray(FLOATS, floatRows, ROW_AY + k).lanewise(ADD, x.lanewise(MUL, ey));
      FloatVector az2 = fromArray(FLOATS, floatRows, ROW_AZ + k).lanewise(ADD, x.lanewise(MUL, ez));
      FLOAT_VECTOR.cast(ax2.lanewise(MUL, kx).lanewise(ADD, ay2.lanewise(MUL, ky))
          .lanewise(ADD, az2.lanewise(MUL, kz))).intoArray(floatRows, ROW_SUM + k);
    }
  }

  private static void floats7(float[] floatRows, long onBCBits, long onABBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector s = fromArray(FLOATS, floatRows, ROW_SUM + k).lanewise(NEG);
      FloatVector kx = fromArray(FLOATS, floatRows, ROW_KX + k);
      FloatVector ky = fromArray(FLOATS, floatRows, ROW_KY + k);
      FloatVector kz = fromArray(FLOATS, floatRows, ROW_KZ + k);
      FloatVector kk = kx.lanewise(MUL, kx).lanewise(ADD, ky.lanewise(MUL, ky))
          .lanewise(ADD, kz.lanewise(MUL, kz));
      // s > 0 ? s < kk ? s / kk : 1 : 0
      FloatVector weightC = ALL_ZERO.blend(ALL_ONE.blend(s.lanewise(DIV, kk), s.compare(LT, kk)), s
          .compare(GT, ALL_ZERO));
      FloatVector b = fromArray(FLOATS, floatRows, ROW_X + k)
          .lanewise(SUB, weightC.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_F + k)));
      FloatVector rest = ALL_ONE.lanewise(SUB, weightC);
      // b > 0 ? b < rest ? b : rest : 0
      FloatVector weightB = ALL_ZERO.blend(rest.blend(b, b.compare(LT, rest)), b.compare(GT, ALL_ZERO));
      FLOAT_VECTOR.cast(weightB.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EX + k))
          .lanewise(ADD, weightC.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k)))).intoArray(floatRows,
          ROW_SUM2 + k);
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T + k);
      FLOAT_VECTOR.cast(t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EX4 + k))).intoArray(floatRows,
          ROW_PRODUCT + k);
      FLOAT_VECTOR.cast(weightB.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EY + k))
          .lanewise(ADD, weightC.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k)))).intoArray(floatRows,
          ROW_SUM3 + k);
      FLOAT_VECTOR.cast(t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EY4 + k))).intoArray(floatRows,
          ROW_PRODUCT2 + k);
      FLOAT_VECTOR.cast(weightB.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EZ + k))
          .lanewise(ADD, weightC.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k)))).intoArray(floatRows,
          ROW_SUM4 + k);
      FLOAT_VECTOR.cast(t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EZ4 + k))).intoArray(floatRows,
          ROW_PRODUCT3 + k);
      VectorMask<Float> beforeEnd = t.compare(LT, ALL_ONE);
      VectorMask<Float> behindStart = t.compare(GT, ALL_ZERO);
      VectorMask<Float> onAB = VectorMask.fromLong(FLOATS, (onABBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> onBC = VectorMask.fromLong(FLOATS, (onBCBits >>> k) & WideLanes.FLOAT_LANES);
      // ab ? 1 : bc ? 2 : 4
      FloatVector start = ALL_C4_00.blend(ALL_TWO, onBC).blend(ALL_ONE, onAB);
      // ab ? 2 : bc ? 4 : 1
      FloatVector end = ALL_ONE.blend(ALL_C4_00, onBC).blend(ALL_TWO, onAB);
      // beforeEnd ? start : 0; behindStart ? end : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(start, beforeEnd)
          .lanewise(ADD, ALL_ZERO.blend(end, behindStart))).intoArray(floatRows, ROW_SUM5 + k);
    }
  }

  private static long floats9(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long valueAtMostRAndEeAtMostLargestBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], rs = columns1[3];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2];
    long lengthAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector toFace = fromArray(FLOATS, floatRows, ROW_TO_FACE + k);
      FloatVector toEdges = fromArray(FLOATS, floatRows, ROW_TO_EDGES + k);
      VectorMask<Float> face = toFace.compare(LT, toEdges);
      // toFace < toEdges ? toFace : toEdges
      FloatVector length = toEdges.blend(toFace, face).lanewise(SQRT);
      lengthAtMostLargestBits |= length.compare(LE, ALL_LARGEST).toLong() << k;
      FloatVector r = fromArray(FLOATS, rs, i);
      FloatVector distance = length.lanewise(SUB, r);
      // distance > 0 ? distance : Float.MIN_VALUE; SphereTriangle.overlap(x, y, z, r, ax, ay, az, bx, by, bz,
      // cx, cy, cz) ? 0 : Rounded.apart(length, r)
      FLOAT_VECTOR.cast(ALL_C1_40E_45.blend(distance, distance.compare(GT, ALL_ZERO))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (valueAtMostRAndEeAtMostLargestBits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_ZERO_OR_DISTANCE_OR_C1_40E_45 + k);
      // face ? weightB * (bx - ax) + weightC * (cx - ax) : t * ex
      FloatVector stepX = fromArray(FLOATS, floatRows, ROW_PRODUCT + k)
          .blend(fromArray(FLOATS, floatRows, ROW_SUM2 + k), face);
      // face ? weightB * (by - ay) + weightC * (cy - ay) : t * ey
      FloatVector stepY = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_SUM3 + k), face);
      // face ? weightB * (bz - az) + weightC * (cz - az) : t * ez
      FloatVector stepZ = fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_SUM4 + k), face);
      // face ? ax : ox
      FloatVector ox = fromArray(FLOATS, floatRows, ROW_OX + k).blend(fromArray(FLOATS, axs, j), face);
      // face ? ay : oy
      FloatVector oy = fromArray(FLOATS, floatRows, ROW_OY + k).blend(fromArray(FLOATS, ays, j), face);
      // face ? az : oz
      FloatVector oz = fromArray(FLOATS, floatRows, ROW_OZ + k).blend(fromArray(FLOATS, azs, j), face);
      FloatVector x = fromArray(FLOATS, xs, i);
      FloatVector dx = ox.lanewise(SUB, x).lanewise(ADD, stepX);
      FloatVector y = fromArray(FLOATS, ys, i);
      FloatVector dy = oy.lanewise(SUB, y).lanewise(ADD, stepY);
      FloatVector z = fromArray(FLOATS, zs, i);
      FloatVector dz = oz.lanewise(SUB, z).lanewise(ADD, stepZ);
      VectorMask<Float> overlap = length.compare(LE, r);
      VectorMask<Float> lengthGreaterZero = length.compare(GT, ALL_ZERO);
      // length > other ? length - other : 0
      FloatVector least = ALL_ZERO.blend(length.lanewise(SUB, ALL_ZERO), lengthGreaterZero);
      // r < length ? r : length
      FloatVector most = length.blend(r, r.compare(LT, length));
      // overlap ? 0.5f * (least + most) : r
      FloatVector reach = r.blend(ALL_HALF.lanewise(MUL, least.lanewise(ADD, most)), overlap);
      // length > 0 ? reach / length : 0
      FloatVector part = ALL_ZERO.blend(reach.lanewise(DIV, length), lengthGreaterZero);
      FLOAT_VECTOR.cast(x.lanewise(ADD, part.lanewise(MUL, dx))).intoArray(floatRows, ROW_SUM6 + k);
      FLOAT_VECTOR.cast(ox.lanewise(ADD, stepX)).intoArray(floatRows, ROW_SUM7 + k);
      FLOAT_VECTOR.cast(y.lanewise(ADD, part.lanewise(MUL, dy))).intoArray(floatRows, ROW_SUM8 + k);
      FLOAT_VECTOR.cast(oy.lanewise(ADD, stepY)).intoArray(floatRows, ROW_SUM9 + k);
      FLOAT_VECTOR.cast(z.lanewise(ADD, part.lanewise(MUL, dz))).intoArray(floatRows, ROW_SUM10 + k);
      FLOAT_VECTOR.cast(oz.lanewise(ADD, stepZ)).intoArray(floatRows, ROW_SUM11 + k);
      // face ? 7 : TriangleFace.feature(t < 1, t > 0, onAB, onBC)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM5 + k).blend(ALL_C7_00, face)).intoArray(floatRows,
          ROW_C7_00_OR_SUM + k);
    }
    return lengthAtMostLargestBits;
  }

  private static long floats11(float[] floatRows, float[][] results, int at, long validBits) {
    if (floatRows == null) {
      return 0;
    }
    float[] distances = results[0], axOuts = results[1], bxOuts = results[2], ayOuts = results[3],
        byOuts = results[4], azOuts = results[5], bzOuts = results[6], featureAs = results[7],
        featureBs = results[8];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // !valid ? Float.POSITIVE_INFINITY : SphereTriangle.overlap(x, y, z, r, ax, ay, az, bx, by, bz, cx, cy,
      // cz) ? 0 : Rounded.apart(length, r)
      FloatVector apart = ALL_INFINITY.blend(
          fromArray(FLOATS, floatRows, ROW_ZERO_OR_DISTANCE_OR_C1_40E_45 + k),
          VectorMask.fromLong(FLOATS, (validBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> hit = apart.compare(LT, ALL_INFINITY);
      hits |= hit.toLong() << k;
      // hit ? x + part * dx : 0
      FloatVector axOut = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_SUM6 + k), hit);
      // hit ? ox + stepX : 0
      FloatVector bxOut = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_SUM7 + k), hit);
      // hit ? y + part * dy : 0
      FloatVector ayOut = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_SUM8 + k), hit);
      // hit ? oy + stepY : 0
      FloatVector byOut = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_SUM9 + k), hit);
      // hit ? z + part * dz : 0
      FloatVector azOut = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_SUM10 + k), hit);
      // hit ? oz + stepZ : 0
      FloatVector bzOut = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_SUM11 + k), hit);
      // hit ? 1 : 0
      FloatVector featureA = ALL_ZERO.blend(ALL_ONE, hit);
      // !hit ? 0 : face ? 7 : TriangleFace.feature(t < 1, t > 0, onAB, onBC)
      FloatVector featureB = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_C7_00_OR_SUM + k), hit);
      FLOAT_VECTOR.cast(apart).intoArray(distances, at + k);
      FLOAT_VECTOR.cast(axOut).intoArray(axOuts, at + k);
      FLOAT_VECTOR.cast(bxOut).intoArray(bxOuts, at + k);
      FLOAT_VECTOR.cast(ayOut).intoArray(ayOuts, at + k);
      FLOAT_VECTOR.cast(byOut).intoArray(byOuts, at + k);
      FLOAT_VECTOR.cast(azOut).intoArray(azOuts, at + k);
      FLOAT_VECTOR.cast(bzOut).intoArray(bzOuts, at + k);
      FLOAT_VECTOR.cast(featureA).intoArray(featureAs, at + k);
      FLOAT_VECTOR.cast(featureB).intoArray(featureBs, at + k);
    }
    return hits;
  }

  /** {@code squaredDistance} of a block, from rows of values to another row. */
  private static void squaredDistance(float[] rows, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ex = fromArray(FLOATS, rows, ROW_EX + k);
      FloatVector ey = fromArray(FLOATS, rows, ROW_EY + k);
      FloatVector ez = fromArray(FLOATS, rows, ROW_EZ + k);
      FloatVector ee = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez));
      VectorMask<Float> eeGreaterZero = ee.compare(GT, ALL_ZERO);
      FloatVector ax = fromArray(FLOATS, rows, ROW_AX + k);
      FloatVector ay = fromArray(FLOATS, rows, ROW_AY + k);
      FloatVector az = fromArray(FLOATS, rows, ROW_AZ + k);
      FloatVector numerator = ax.lanewise(MUL, ex).lanewise(ADD, ay.lanewise(MUL, ey))
          .lanewise(ADD, az.lanewise(MUL, ez));
      // square > 0 ? numerator / square : 0
      FloatVector x = ALL_ZERO.blend(numerator.lanewise(DIV, ee), eeGreaterZero).lanewise(NEG);
      FloatVector ax2 = ax.lanewise(ADD, x.lanewise(MUL, ex));
      FloatVector gx = fromArray(FLOATS, rows, ROW_GX + k);
      FloatVector gy = fromArray(FLOATS, rows, ROW_GY + k);
      FloatVector gz = fromArray(FLOATS, rows, ROW_GZ + k);
      FloatVector numerator2 = gx.lanewise(MUL, ex).lanewise(ADD, gy.lanewise(MUL, ey))
          .lanewise(ADD, gz.lanewise(MUL, ez));
      // square > 0 ? numerator / square : 0
      FloatVector f = ALL_ZERO.blend(numerator2.lanewise(DIV, ee), eeGreaterZero);
      FloatVector kx = gx.lanewise(SUB, f.lanewise(MUL, ex));
      FloatVector ay2 = ay.lanewise(ADD, x.lanewise(MUL, ey));
      FloatVector ky = gy.lanewise(SUB, f.lanewise(MUL, ey));
      FloatVector az2 = az.lanewise(ADD, x.lanewise(MUL, ez));
      FloatVector kz = gz.lanewise(SUB, f.lanewise(MUL, ez));
      FloatVector s = ax2.lanewise(MUL, kx).lanewise(ADD, ay2.lanewise(MUL, ky))
          .lanewise(ADD, az2.lanewise(MUL, kz)).lanewise(NEG);
      FloatVector kk = kx.lanewise(MUL, kx).lanewise(ADD, ky.lanewise(MUL, ky))
          .lanewise(ADD, kz.lanewise(MUL, kz));
      // s > 0 ? s < kk ? s / kk : 1 : 0
      FloatVector weightC = ALL_ZERO.blend(ALL_ONE.blend(s.lanewise(DIV, kk), s.compare(LT, kk)), s
          .compare(GT, ALL_ZERO));
      FloatVector b = x.lanewise(SUB, weightC.lanewise(MUL, f));
      FloatVector rest = ALL_ONE.lanewise(SUB, weightC);
      // b > 0 ? b < rest ? b : rest : 0
      FloatVector weightB = ALL_ZERO.blend(rest.blend(b, b.compare(LT, rest)), b.compare(GT, ALL_ZERO));
      FloatVector dx = ax.lanewise(ADD, weightB.lanewise(MUL, ex).lanewise(ADD, weightC.lanewise(MUL, gx)));
      FloatVector dy = ay.lanewise(ADD, weightB.lanewise(MUL, ey).lanewise(ADD, weightC.lanewise(MUL, gy)));
      FloatVector dz = az.lanewise(ADD, weightB.lanewise(MUL, ez).lanewise(ADD, weightC.lanewise(MUL, gz)));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(rows, to + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null);
      floats3(null, 0, null, 0, null, null);
      floats4(null, 0, null, 0, null, 0);
      floats5(null, 0, null, null, 0, 0, 0, 0, 0);
      floats6(null, 0, null, 0, null, 0, 0);
      floats7(null, 0, 0);
      floats9(null, 0, null, 0, null, 0);
      floats11(null, null, 0, 0);
      squaredDistance(null, 0);
    }
  }
}
