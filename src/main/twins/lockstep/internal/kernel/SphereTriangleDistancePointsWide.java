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
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/**
 * Wide twin of {@link SphereTriangleDistance#points}: the same operations in the same order, on vectors of
 * pairs.
 */
final class SphereTriangleDistancePointsWide implements Kernel {
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);

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
  private static final int ROW_EE2 = 12 * Kernel.BLOCK;
  private static final int ROW_B = 13 * Kernel.BLOCK;
  private static final int ROW_EX3 = 14 * Kernel.BLOCK;
  private static final int ROW_EY3 = 15 * Kernel.BLOCK;
  private static final int ROW_EZ3 = 16 * Kernel.BLOCK;
  private static final int ROW_TO_EDGES = 17 * Kernel.BLOCK;
  private static final int ROW_GX = 18 * Kernel.BLOCK;
  private static final int ROW_GY = 19 * Kernel.BLOCK;
  private static final int ROW_GZ = 20 * Kernel.BLOCK;
  private static final int ROW_BEST = 21 * Kernel.BLOCK;
  private static final int ROW_OX = 22 * Kernel.BLOCK;
  private static final int ROW_EX4 = 23 * Kernel.BLOCK;
  private static final int ROW_OY = 24 * Kernel.BLOCK;
  private static final int ROW_EY4 = 25 * Kernel.BLOCK;
  private static final int ROW_OZ = 26 * Kernel.BLOCK;
  private static final int ROW_EZ4 = 27 * Kernel.BLOCK;
  private static final int ROW_EE3 = 28 * Kernel.BLOCK;
  private static final int ROW_SUM = 29 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 30 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 31 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 32 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 33 * Kernel.BLOCK;
  private static final int ROW_SUM4 = 34 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 35 * Kernel.BLOCK;
  private static final int ROW_SUM5 = 36 * Kernel.BLOCK;
  private static final int ROW_TO_FACE = 37 * Kernel.BLOCK;
  private static final int ROW_ZERO_OR_DISTANCE_OR_C1_40E_45 = 38 * Kernel.BLOCK;
  private static final int ROW_SUM6 = 39 * Kernel.BLOCK;
  private static final int ROW_SUM7 = 40 * Kernel.BLOCK;
  private static final int ROW_SUM8 = 41 * Kernel.BLOCK;
  private static final int ROW_SUM9 = 42 * Kernel.BLOCK;
  private static final int ROW_SUM10 = 43 * Kernel.BLOCK;
  private static final int ROW_SUM11 = 44 * Kernel.BLOCK;
  private static final int ROW_C7_00_OR_SUM = 45 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[46 * Kernel.BLOCK]);

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
      long rAtLeastZeroBits = floats2(columns1, from1, columns2, from2, floatRows, bits);
      long eeAtMostLargestBits = bits[0];
      long eeAtMostLargestBits2 = bits[1];
      long eeAtMostLargestBits3 = bits[2];
      long nearBits = bits[3];
      long valueAtMostRAndEeAtMostLargestBits = floats3(columns1, from1, columns2, from2, floatRows, bits,
          rAtLeastZeroBits, eeAtMostLargestBits, eeAtMostLargestBits2, eeAtMostLargestBits3, nearBits);
      long onABBits = bits[0];
      long onBCBits = bits[1];
      floats4(floatRows, onBCBits, onABBits);
      squaredDistance(floatRows, ROW_TO_FACE);
      long lengthAtMostLargestBits = floats6(columns1, from1, columns2, from2, floatRows,
          valueAtMostRAndEeAtMostLargestBits);
      long allRAtLeastZeroBits = rAtLeastZeroBits & lengthAtMostLargestBits;
      long rAtLeastZeroAndEeAtMostLargestBits = allRAtLeastZeroBits & eeAtMostLargestBits;
      long rAtLeastZeroAndEeAtMostLargestBits2 = rAtLeastZeroAndEeAtMostLargestBits & eeAtMostLargestBits2;
      long validBits = rAtLeastZeroAndEeAtMostLargestBits2 & eeAtMostLargestBits3;
      long hits = floats8(floatRows, results, at, validBits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
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
      FloatVector z = fromArray(FLOATS, zs, i);
      FloatVector az2 = az.lanewise(SUB, z);
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
          .compare(GT, zero));
      FloatVector dx = ax2.lanewise(ADD, t.lanewise(MUL, ex));
      FloatVector dy = ay2.lanewise(ADD, t.lanewise(MUL, ey));
      FloatVector dz = az2.lanewise(ADD, t.lanewise(MUL, ez));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(floatRows, ROW_A + k);
      FloatVector cx = fromArray(FLOATS, cxs, j);
      FloatVector ex2 = cx.lanewise(SUB, bx);
      FLOAT_VECTOR.cast(ex2).intoArray(floatRows, ROW_EX2 + k);
      FloatVector cy = fromArray(FLOATS, cys, j);
      FloatVector ey2 = cy.lanewise(SUB, by);
      FLOAT_VECTOR.cast(ey2).intoArray(floatRows, ROW_EY2 + k);
      FloatVector ez2 = fromArray(FLOATS, czs, j).lanewise(SUB, bz);
      FLOAT_VECTOR.cast(ez2).intoArray(floatRows, ROW_EZ2 + k);
      FloatVector ax3 = bx.lanewise(SUB, x);
      FloatVector ay3 = by.lanewise(SUB, y);
      FloatVector az3 = bz.lanewise(SUB, z);
      FloatVector ee2 = ex2.lanewise(MUL, ex2).lanewise(ADD, ey2.lanewise(MUL, ey2))
          .lanewise(ADD, ez2.lanewise(MUL, ez2));
      FLOAT_VECTOR.cast(ee2).intoArray(floatRows, ROW_EE2 + k);
      FloatVector s2 = ax3.lanewise(MUL, ex2).lanewise(ADD, ay3.lanewise(MUL, ey2))
          .lanewise(ADD, az3.lanewise(MUL, ez2)).lanewise(NEG);
      // s > 0 ? s < ee ? s / ee : 1 : 0
      FloatVector t2 = ALL_ZERO.blend(ALL_ONE.blend(s2.lanewise(DIV, ee2), s2.compare(LT, ee2)), s2
          .compare(GT, zero));
      FloatVector dx2 = ax3.lanewise(ADD, t2.lanewise(MUL, ex2));
      FloatVector dy2 = ay3.lanewise(ADD, t2.lanewise(MUL, ey2));
      FloatVector dz2 = az3.lanewise(ADD, t2.lanewise(MUL, ez2));
      FLOAT_VECTOR.cast(dx2.lanewise(MUL, dx2).lanewise(ADD, dy2.lanewise(MUL, dy2))
          .lanewise(ADD, dz2.lanewise(MUL, dz2))).intoArray(floatRows, ROW_B + k);
      FLOAT_VECTOR.cast(ax.lanewise(SUB, cx)).intoArray(floatRows, ROW_EX3 + k);
      FLOAT_VECTOR.cast(ay.lanewise(SUB, cy)).intoArray(floatRows, ROW_EY3 + k);
    }
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], rs = columns1[3];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector largest = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
    FloatVector infinity = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
    long rAtLeastZeroBits = 0;
    long eeAtMostLargestBits = 0;
    long eeAtMostLargestBits2 = 0;
    long eeAtMostLargestBits3 = 0;
    long nearBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector cz = fromArray(FLOATS, czs, j);
      FloatVector ez = az.lanewise(SUB, cz);
      FLOAT_VECTOR.cast(ez).intoArray(floatRows, ROW_EZ3 + k);
      FloatVector cx = fromArray(FLOATS, cxs, j);
      FloatVector x = fromArray(FLOATS, xs, i);
      FloatVector ax = cx.lanewise(SUB, x);
      FloatVector cy = fromArray(FLOATS, cys, j);
      FloatVector y = fromArray(FLOATS, ys, i);
      FloatVector ay = cy.lanewise(SUB, y);
      FloatVector z = fromArray(FLOATS, zs, i);
      FloatVector az2 = cz.lanewise(SUB, z);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX3 + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY3 + k);
      FloatVector ee = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez));
      FloatVector s = ax.lanewise(MUL, ex).lanewise(ADD, ay.lanewise(MUL, ey))
          .lanewise(ADD, az2.lanewise(MUL, ez)).lanewise(NEG);
      // s > 0 ? s < ee ? s / ee : 1 : 0
      FloatVector t = ALL_ZERO.blend(ALL_ONE.blend(s.lanewise(DIV, ee), s.compare(LT, ee)), s
          .compare(GT, zero));
      FloatVector dx = ax.lanewise(ADD, t.lanewise(MUL, ex));
      FloatVector dy = ay.lanewise(ADD, t.lanewise(MUL, ey));
      FloatVector dz = az2.lanewise(ADD, t.lanewise(MUL, ez));
      FloatVector c = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A + k);
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B + k);
      // a < b ? a : b
      FloatVector least = b.blend(a, a.compare(LT, b));
      // c < least ? c : least
      FLOAT_VECTOR.cast(least.blend(c, c.compare(LT, least))).intoArray(floatRows, ROW_TO_EDGES + k);
      FloatVector ax2 = fromArray(FLOATS, axs, j);
      FLOAT_VECTOR.cast(cx.lanewise(SUB, ax2)).intoArray(floatRows, ROW_GX + k);
      FloatVector ay2 = fromArray(FLOATS, ays, j);
      FLOAT_VECTOR.cast(cy.lanewise(SUB, ay2)).intoArray(floatRows, ROW_GY + k);
      FLOAT_VECTOR.cast(cz.lanewise(SUB, az)).intoArray(floatRows, ROW_GZ + k);
      FloatVector r = fromArray(FLOATS, rs, i);
      rAtLeastZeroBits |= r.compare(GE, zero).toLong() << k;
      eeAtMostLargestBits |= fromArray(FLOATS, floatRows, ROW_EE + k).compare(LE, largest).toLong() << k;
      eeAtMostLargestBits2 |= fromArray(FLOATS, floatRows, ROW_EE2 + k).compare(LE, largest).toLong() << k;
      eeAtMostLargestBits3 |= ee.compare(LE, largest).toLong() << k;
      FloatVector bx = fromArray(FLOATS, bxs, j);
      // a < b ? a : b
      FloatVector low = bx.blend(ax2, ax2.compare(LT, bx));
      // c < low ? c : low
      FloatVector low2 = low.blend(cx, cx.compare(LT, low));
      // a > b ? a : b
      FloatVector high = bx.blend(ax2, ax2.compare(GT, bx));
      // c > high ? c : high
      FloatVector high2 = high.blend(cx, cx.compare(GT, high));
      FloatVector by = fromArray(FLOATS, bys, j);
      // a < b ? a : b
      FloatVector low3 = by.blend(ay2, ay2.compare(LT, by));
      // c < low ? c : low
      FloatVector low4 = low3.blend(cy, cy.compare(LT, low3));
      // a > b ? a : b
      FloatVector high3 = by.blend(ay2, ay2.compare(GT, by));
      // c > high ? c : high
      FloatVector high4 = high3.blend(cy, cy.compare(GT, high3));
      FloatVector bz = fromArray(FLOATS, bzs, j);
      // a < b ? a : b
      FloatVector low5 = bz.blend(az, az.compare(LT, bz));
      // c < low ? c : low
      FloatVector low6 = low5.blend(cz, cz.compare(LT, low5));
      // a > b ? a : b
      FloatVector high5 = bz.blend(az, az.compare(GT, bz));
      // c > high ? c : high
      FloatVector high6 = high5.blend(cz, cz.compare(GT, high5));
      VectorMask<Float> near = low2.lanewise(SUB, x).compare(LE, r);
      near = x.lanewise(SUB, high2).compare(LE, r, near);
      near = low4.lanewise(SUB, y).compare(LE, r, near);
      VectorMask<Float> near2 = y.lanewise(SUB, high4).compare(LE, r);
      near2 = low6.lanewise(SUB, z).compare(LE, r, near2);
      near2 = z.lanewise(SUB, high6).compare(LE, r, near2);
      near = near.and(near2);
      nearBits |= near.toLong() << k;
      // d2 < best ? d2 : best
      FloatVector best = ALL_INFINITY.blend(a, a.compare(LT, infinity));
      // d2 < best ? d2 : best
      FloatVector best2 = best.blend(b, b.compare(LT, best));
      // d2 < best ? d2 : best
      FLOAT_VECTOR.cast(best2.blend(c, c.compare(LT, best2))).intoArray(floatRows, ROW_BEST + k);
    }
    bits[0] = eeAtMostLargestBits;
    bits[1] = eeAtMostLargestBits2;
    bits[2] = eeAtMostLargestBits3;
    bits[3] = nearBits;
    return rAtLeastZeroBits;
  }

  private static long floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long rAtLeastZeroBits, long eeAtMostLargestBits, long eeAtMostLargestBits2,
      long eeAtMostLargestBits3, long nearBits) {
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], rs = columns1[3];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    long valueAtMostRAndEeAtMostLargestBits = 0;
    long onABBits = 0;
    long onBCBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY3 + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector ez2 = fromArray(FLOATS, floatRows, ROW_EZ3 + k);
      FloatVector ey2 = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector nx = ey.lanewise(MUL, ez).lanewise(SUB, ez2.lanewise(MUL, ey2));
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector ex2 = fromArray(FLOATS, floatRows, ROW_EX3 + k);
      FloatVector ny = ez2.lanewise(MUL, ex).lanewise(SUB, ex2.lanewise(MUL, ez));
      FloatVector nz = ex2.lanewise(MUL, ey2).lanewise(SUB, ey.lanewise(MUL, ex));
      FloatVector nn = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz));
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector wb = nx.lanewise(MUL, ay.lanewise(MUL, ez2).lanewise(SUB, az.lanewise(MUL, ey)))
          .lanewise(ADD, ny.lanewise(MUL, az.lanewise(MUL, ex2).lanewise(SUB, ax.lanewise(MUL, ez2))))
          .lanewise(ADD, nz.lanewise(MUL, ax.lanewise(MUL, ey).lanewise(SUB, ay.lanewise(MUL, ex2))));
      FloatVector wc = nx.lanewise(MUL, ay.lanewise(MUL, ez).lanewise(SUB, az.lanewise(MUL, ey2)))
          .lanewise(ADD, ny.lanewise(MUL, az.lanewise(MUL, ex).lanewise(SUB, ax.lanewise(MUL, ez))))
          .lanewise(ADD, nz.lanewise(MUL, ax.lanewise(MUL, ey2).lanewise(SUB, ay.lanewise(MUL, ex))));
      FloatVector scaleB = wb.lanewise(DIV, nn);
      FloatVector scaleC = wc.lanewise(DIV, nn);
      FloatVector px = ax.lanewise(ADD, scaleB.lanewise(MUL, ex).lanewise(SUB, scaleC.lanewise(MUL, ex2)));
      FloatVector py = ay.lanewise(ADD, scaleB.lanewise(MUL, ey2).lanewise(SUB, scaleC.lanewise(MUL, ey)));
      FloatVector pz = az.lanewise(ADD, scaleB.lanewise(MUL, ez).lanewise(SUB, scaleC.lanewise(MUL, ez2)));
      FloatVector d2 = px.lanewise(MUL, px).lanewise(ADD, py.lanewise(MUL, py))
          .lanewise(ADD, pz.lanewise(MUL, pz));
      VectorMask<Float> face = wb.compare(GE, zero);
      face = wc.compare(GE, zero, face);
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
      VectorMask<Float> onBC = fromArray(FLOATS, floatRows, ROW_B + k).compare(LE, toEdges, onAB.not());
      onBCBits |= onBC.toLong() << k;
      // onAB ? ax : onBC ? bx : cx
      FloatVector ox = fromArray(FLOATS, cxs, j).blend(fromArray(FLOATS, bxs, j), onBC)
          .blend(fromArray(FLOATS, axs, j), onAB);
      FLOAT_VECTOR.cast(ox).intoArray(floatRows, ROW_OX + k);
      // onAB ? bx - ax : onBC ? cx - bx : ax - cx
      FloatVector ex3 = ex2.blend(fromArray(FLOATS, floatRows, ROW_EX2 + k), onBC).blend(ex, onAB);
      FLOAT_VECTOR.cast(ex3).intoArray(floatRows, ROW_EX4 + k);
      // onAB ? ay : onBC ? by : cy
      FloatVector oy = fromArray(FLOATS, cys, j).blend(fromArray(FLOATS, bys, j), onBC)
          .blend(fromArray(FLOATS, ays, j), onAB);
      FLOAT_VECTOR.cast(oy).intoArray(floatRows, ROW_OY + k);
      // onAB ? by - ay : onBC ? cy - by : ay - cy
      FloatVector ey3 = ey.blend(fromArray(FLOATS, floatRows, ROW_EY2 + k), onBC).blend(ey2, onAB);
      FLOAT_VECTOR.cast(ey3).intoArray(floatRows, ROW_EY4 + k);
      // onAB ? az : onBC ? bz : cz
      FloatVector oz = fromArray(FLOATS, czs, j).blend(fromArray(FLOATS, bzs, j), onBC)
          .blend(fromArray(FLOATS, azs, j), onAB);
      FLOAT_VECTOR.cast(oz).intoArray(floatRows, ROW_OZ + k);
      // onAB ? bz - az : onBC ? cz - bz : az - cz
      FloatVector ez3 = ez2.blend(fromArray(FLOATS, floatRows, ROW_EZ2 + k), onBC).blend(ez, onAB);
      FLOAT_VECTOR.cast(ez3).intoArray(floatRows, ROW_EZ4 + k);
      FloatVector ax2 = ox.lanewise(SUB, fromArray(FLOATS, xs, i));
      FloatVector ay2 = oy.lanewise(SUB, fromArray(FLOATS, ys, i));
      FloatVector az2 = oz.lanewise(SUB, fromArray(FLOATS, zs, i));
      FLOAT_VECTOR.cast(ex3.lanewise(MUL, ex3).lanewise(ADD, ey3.lanewise(MUL, ey3))
          .lanewise(ADD, ez3.lanewise(MUL, ez3))).intoArray(floatRows, ROW_EE3 + k);
      FLOAT_VECTOR.cast(ax2.lanewise(MUL, ex3).lanewise(ADD, ay2.lanewise(MUL, ey3))
          .lanewise(ADD, az2.lanewise(MUL, ez3))).intoArray(floatRows, ROW_SUM + k);
    }
    bits[0] = onABBits;
    bits[1] = onBCBits;
    return valueAtMostRAndEeAtMostLargestBits;
  }

  private static void floats4(float[] floatRows, long onBCBits, long onABBits) {
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector two = FloatVector.broadcast(FLOATS, 2.0f);
    FloatVector one = FloatVector.broadcast(FLOATS, 1.0f);
    FloatVector c4_00 = FloatVector.broadcast(FLOATS, 4.0f);
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector s = fromArray(FLOATS, floatRows, ROW_SUM + k).lanewise(NEG);
      FloatVector ee = fromArray(FLOATS, floatRows, ROW_EE3 + k);
      // s > 0 ? s < ee ? s / ee : 1 : 0
      FloatVector t = ALL_ZERO.blend(ALL_ONE.blend(s.lanewise(DIV, ee), s.compare(LT, ee)), s
          .compare(GT, zero));
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector numerator = gx.lanewise(MUL, ex).lanewise(ADD, gy.lanewise(MUL, ey))
          .lanewise(ADD, gz.lanewise(MUL, ez));
      FloatVector ee2 = fromArray(FLOATS, floatRows, ROW_EE + k);
      VectorMask<Float> eeGreaterZero = ee2.compare(GT, zero);
      // square > 0 ? numerator / square : 0
      FloatVector f = ALL_ZERO.blend(numerator.lanewise(DIV, ee2), eeGreaterZero);
      FloatVector kx = gx.lanewise(SUB, f.lanewise(MUL, ex));
      FloatVector ky = gy.lanewise(SUB, f.lanewise(MUL, ey));
      FloatVector kz = gz.lanewise(SUB, f.lanewise(MUL, ez));
      // square > 0 ? numerator / square : 0
      FloatVector x = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_NUMERATOR + k).lanewise(DIV, ee2),
          eeGreaterZero).lanewise(NEG);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k).lanewise(ADD, x.lanewise(MUL, ex));
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k).lanewise(ADD, x.lanewise(MUL, ey));
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k).lanewise(ADD, x.lanewise(MUL, ez));
      FloatVector s2 = ax.lanewise(MUL, kx).lanewise(ADD, ay.lanewise(MUL, ky))
          .lanewise(ADD, az.lanewise(MUL, kz)).lanewise(NEG);
      FloatVector kk = kx.lanewise(MUL, kx).lanewise(ADD, ky.lanewise(MUL, ky))
          .lanewise(ADD, kz.lanewise(MUL, kz));
      // s > 0 ? s < kk ? s / kk : 1 : 0
      FloatVector weightC = ALL_ZERO.blend(ALL_ONE.blend(s2.lanewise(DIV, kk), s2.compare(LT, kk)), s2
          .compare(GT, zero));
      FloatVector b = x.lanewise(SUB, weightC.lanewise(MUL, f));
      FloatVector rest = ALL_ONE.lanewise(SUB, weightC);
      // b > 0 ? b < rest ? b : rest : 0
      FloatVector weightB = ALL_ZERO.blend(rest.blend(b, b.compare(LT, rest)), b.compare(GT, zero));
      FLOAT_VECTOR.cast(weightB.lanewise(MUL, ex).lanewise(ADD, weightC.lanewise(MUL, gx))).intoArray(
          floatRows, ROW_SUM2 + k);
      FLOAT_VECTOR.cast(t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EX4 + k))).intoArray(floatRows,
          ROW_PRODUCT + k);
      FLOAT_VECTOR.cast(weightB.lanewise(MUL, ey).lanewise(ADD, weightC.lanewise(MUL, gy))).intoArray(
          floatRows, ROW_SUM3 + k);
      FLOAT_VECTOR.cast(t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EY4 + k))).intoArray(floatRows,
          ROW_PRODUCT2 + k);
      FLOAT_VECTOR.cast(weightB.lanewise(MUL, ez).lanewise(ADD, weightC.lanewise(MUL, gz))).intoArray(
          floatRows, ROW_SUM4 + k);
      FLOAT_VECTOR.cast(t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EZ4 + k))).intoArray(floatRows,
          ROW_PRODUCT3 + k);
      VectorMask<Float> onAB = VectorMask.fromLong(FLOATS, (onABBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> onBC = VectorMask.fromLong(FLOATS, (onBCBits >>> k) & WideLanes.FLOAT_LANES);
      // onAB ? 1 : onBC ? 2 : 4
      FloatVector first2 = ALL_C4_00.blend(two, onBC).blend(one, onAB);
      // onAB ? 2 : onBC ? 4 : 1
      FloatVector second2 = ALL_ONE.blend(c4_00, onBC).blend(two, onAB);
      // t < 1 ? first : 0; t > 0 ? second : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(first2, t.compare(LT, one))
          .lanewise(ADD, ALL_ZERO.blend(second2, t.compare(GT, zero)))).intoArray(floatRows, ROW_SUM5 + k);
    }
  }

  private static long floats6(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long valueAtMostRAndEeAtMostLargestBits) {
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], rs = columns1[3];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2];
    FloatVector largest = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector c7_00 = FloatVector.broadcast(FLOATS, 7.0f);
    long lengthAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector toFace = fromArray(FLOATS, floatRows, ROW_TO_FACE + k);
      FloatVector toEdges = fromArray(FLOATS, floatRows, ROW_TO_EDGES + k);
      VectorMask<Float> face = toFace.compare(LT, toEdges);
      // toFace < toEdges ? toFace : toEdges
      FloatVector length = toEdges.blend(toFace, face).lanewise(SQRT);
      lengthAtMostLargestBits |= length.compare(LE, largest).toLong() << k;
      FloatVector r = fromArray(FLOATS, rs, i);
      FloatVector distance = length.lanewise(SUB, r);
      // distance > 0 ? distance : Float.MIN_VALUE; SphereTriangle.overlap(x, y, z, r, ax, ay, az, bx, by, bz,
      // cx, cy, cz) ? 0 : Rounded.apart(length, r)
      FLOAT_VECTOR.cast(ALL_C1_40E_45.blend(distance, distance.compare(GT, zero))
          .blend(zero, VectorMask.fromLong(FLOATS, (valueAtMostRAndEeAtMostLargestBits >>> k)
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
      VectorMask<Float> lengthGreaterZero = length.compare(GT, zero);
      // length > other ? length - other : 0
      FloatVector least = ALL_ZERO.blend(length.lanewise(SUB, zero), lengthGreaterZero);
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
      // face ? 7 : (t < 1 ? first : 0) + (t > 0 ? second : 0)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM5 + k).blend(c7_00, face)).intoArray(floatRows,
          ROW_C7_00_OR_SUM + k);
    }
    return lengthAtMostLargestBits;
  }

  private static long floats8(float[] floatRows, float[][] results, int at, long validBits) {
    float[] distances = results[0], axOuts = results[1], bxOuts = results[2], ayOuts = results[3],
        byOuts = results[4], azOuts = results[5], bzOuts = results[6], featureAs = results[7],
        featureBs = results[8];
    FloatVector infinity = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
    FloatVector one = FloatVector.broadcast(FLOATS, 1.0f);
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // !valid ? Float.POSITIVE_INFINITY : SphereTriangle.overlap(x, y, z, r, ax, ay, az, bx, by, bz, cx, cy,
      // cz) ? 0 : Rounded.apart(length, r)
      FloatVector apart = ALL_INFINITY.blend(
          fromArray(FLOATS, floatRows, ROW_ZERO_OR_DISTANCE_OR_C1_40E_45 + k),
          VectorMask.fromLong(FLOATS, (validBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> hit = apart.compare(LT, infinity);
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
      FloatVector featureA = ALL_ZERO.blend(one, hit);
      // !hit ? 0 : face ? 7 : (t < 1 ? first : 0) + (t > 0 ? second : 0)
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
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ex = fromArray(FLOATS, rows, ROW_EX + k);
      FloatVector ey = fromArray(FLOATS, rows, ROW_EY + k);
      FloatVector ez = fromArray(FLOATS, rows, ROW_EZ + k);
      FloatVector ee = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez));
      VectorMask<Float> eeGreaterZero = ee.compare(GT, zero);
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
          .compare(GT, zero));
      FloatVector b = x.lanewise(SUB, weightC.lanewise(MUL, f));
      FloatVector rest = ALL_ONE.lanewise(SUB, weightC);
      // b > 0 ? b < rest ? b : rest : 0
      FloatVector weightB = ALL_ZERO.blend(rest.blend(b, b.compare(LT, rest)), b.compare(GT, zero));
      FloatVector dx = ax.lanewise(ADD, weightB.lanewise(MUL, ex).lanewise(ADD, weightC.lanewise(MUL, gx)));
      FloatVector dy = ay.lanewise(ADD, weightB.lanewise(MUL, ey).lanewise(ADD, weightC.lanewise(MUL, gy)));
      FloatVector dz = az.lanewise(ADD, weightB.lanewise(MUL, ez).lanewise(ADD, weightC.lanewise(MUL, gz)));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(rows, to + k);
    }
  }
}
