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
 * Wide twin of {@link SphereTriangleDistance#alone}: the same operations in the same order, on vectors of
 * pairs.
 */
final class SphereTriangleDistanceAloneWide implements LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[6]);

  private static final int ROW_EX = 0 * Kernel.BLOCK;
  private static final int ROW_EY = 1 * Kernel.BLOCK;
  private static final int ROW_EZ = 2 * Kernel.BLOCK;
  private static final int ROW_AX = 3 * Kernel.BLOCK;
  private static final int ROW_AY = 4 * Kernel.BLOCK;
  private static final int ROW_AZ = 5 * Kernel.BLOCK;
  private static final int ROW_EE = 6 * Kernel.BLOCK;
  private static final int ROW_A = 7 * Kernel.BLOCK;
  private static final int ROW_EE2 = 8 * Kernel.BLOCK;
  private static final int ROW_B = 9 * Kernel.BLOCK;
  private static final int ROW_EX2 = 10 * Kernel.BLOCK;
  private static final int ROW_EY2 = 11 * Kernel.BLOCK;
  private static final int ROW_EZ2 = 12 * Kernel.BLOCK;
  private static final int ROW_EE3 = 13 * Kernel.BLOCK;
  private static final int ROW_C = 14 * Kernel.BLOCK;
  private static final int ROW_TO_EDGES = 15 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 16 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE2 = 17 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE3 = 18 * Kernel.BLOCK;
  private static final int ROW_BEST = 19 * Kernel.BLOCK;
  private static final int ROW_NX = 20 * Kernel.BLOCK;
  private static final int ROW_NY = 21 * Kernel.BLOCK;
  private static final int ROW_NZ = 22 * Kernel.BLOCK;
  private static final int ROW_TO_FACE = 23 * Kernel.BLOCK;
  private static final int ROW_ZERO_OR_DISTANCE_OR_C1_40E_45 = 24 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[25 * Kernel.BLOCK]);

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
      long rAtLeastZeroBits = floats2(columns1, from1, columns2, from2, floatRows);
      long eeAtMostLargestBits = floats3(columns1, from1, columns2, from2, floatRows, bits);
      long eeAtMostLargestBits2 = bits[0];
      long eeAtMostLargestBits3 = bits[1];
      long nearBits = bits[2];
      long valueAtMostRAndEeAtMostLargestBits = floats4(columns1, from1, floatRows, rAtLeastZeroBits,
          eeAtMostLargestBits, eeAtMostLargestBits2, eeAtMostLargestBits3, nearBits);
      squaredDistance(floatRows, ROW_TO_FACE);
      long lengthAtMostLargestBits = floats6(columns1, from1, floatRows, bits,
          valueAtMostRAndEeAtMostLargestBits);
      long eitherBits = bits[0];
      long allRAtLeastZeroBits = rAtLeastZeroBits & lengthAtMostLargestBits;
      long rAtLeastZeroAndEeAtMostLargestBits = allRAtLeastZeroBits & eeAtMostLargestBits;
      long rAtLeastZeroAndEeAtMostLargestBits2 = rAtLeastZeroAndEeAtMostLargestBits & eeAtMostLargestBits2;
      long validBits = rAtLeastZeroAndEeAtMostLargestBits2 & eeAtMostLargestBits3;
      long eitherBits2 = valueAtMostRAndEeAtMostLargestBits | eitherBits;
      long hits = validBits & eitherBits2;
      floats8(floatRows, results, at, validBits);
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
      FloatVector z = fromArray(FLOATS, zs, i);
      FloatVector az2 = az.lanewise(SUB, z);
      FLOAT_VECTOR.cast(az2).intoArray(floatRows, ROW_AZ + k);
      FloatVector ee = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez));
      FLOAT_VECTOR.cast(ee).intoArray(floatRows, ROW_EE + k);
      FloatVector s = ax2.lanewise(MUL, ex).lanewise(ADD, ay2.lanewise(MUL, ey))
          .lanewise(ADD, az2.lanewise(MUL, ez)).lanewise(NEG);
      // s > 0 ? s < ee ? s / ee : 1 : 0
      FloatVector t = ALL_ZERO.blend(ALL_ONE.blend(s.lanewise(DIV, ee), s.compare(LT, ee)), s
          .compare(GT, ALL_ZERO));
      FloatVector dx = ax2.lanewise(ADD, t.lanewise(MUL, ex));
      FloatVector dy = ay2.lanewise(ADD, t.lanewise(MUL, ey));
      FloatVector dz = az2.lanewise(ADD, t.lanewise(MUL, ez));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(floatRows, ROW_A + k);
      FloatVector ex2 = fromArray(FLOATS, cxs, j).lanewise(SUB, bx);
      FloatVector ey2 = fromArray(FLOATS, cys, j).lanewise(SUB, by);
      FloatVector ez2 = fromArray(FLOATS, czs, j).lanewise(SUB, bz);
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
          .compare(GT, ALL_ZERO));
      FloatVector dx2 = ax3.lanewise(ADD, t2.lanewise(MUL, ex2));
      FloatVector dy2 = ay3.lanewise(ADD, t2.lanewise(MUL, ey2));
      FloatVector dz2 = az3.lanewise(ADD, t2.lanewise(MUL, ez2));
      FLOAT_VECTOR.cast(dx2.lanewise(MUL, dx2).lanewise(ADD, dy2.lanewise(MUL, dy2))
          .lanewise(ADD, dz2.lanewise(MUL, dz2))).intoArray(floatRows, ROW_B + k);
    }
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], rs = columns1[3];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], cxs = columns2[6], cys = columns2[7],
        czs = columns2[8];
    long rAtLeastZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector cx = fromArray(FLOATS, cxs, j);
      FloatVector ex = ax.lanewise(SUB, cx);
      FLOAT_VECTOR.cast(ex).intoArray(floatRows, ROW_EX2 + k);
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector cy = fromArray(FLOATS, cys, j);
      FloatVector ey = ay.lanewise(SUB, cy);
      FLOAT_VECTOR.cast(ey).intoArray(floatRows, ROW_EY2 + k);
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector cz = fromArray(FLOATS, czs, j);
      FloatVector ez = az.lanewise(SUB, cz);
      FLOAT_VECTOR.cast(ez).intoArray(floatRows, ROW_EZ2 + k);
      FloatVector ax2 = cx.lanewise(SUB, fromArray(FLOATS, xs, i));
      FloatVector ay2 = cy.lanewise(SUB, fromArray(FLOATS, ys, i));
      FloatVector az2 = cz.lanewise(SUB, fromArray(FLOATS, zs, i));
      FloatVector ee = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez));
      FLOAT_VECTOR.cast(ee).intoArray(floatRows, ROW_EE3 + k);
      FloatVector s = ax2.lanewise(MUL, ex).lanewise(ADD, ay2.lanewise(MUL, ey))
          .lanewise(ADD, az2.lanewise(MUL, ez)).lanewise(NEG);
      // s > 0 ? s < ee ? s / ee : 1 : 0
      FloatVector t = ALL_ZERO.blend(ALL_ONE.blend(s.lanewise(DIV, ee), s.compare(LT, ee)), s
          .compare(GT, ALL_ZERO));
      FloatVector dx = ax2.lanewise(ADD, t.lanewise(MUL, ex));
      FloatVector dy = ay2.lanewise(ADD, t.lanewise(MUL, ey));
      FloatVector dz = az2.lanewise(ADD, t.lanewise(MUL, ez));
      FloatVector c = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      FLOAT_VECTOR.cast(c).intoArray(floatRows, ROW_C + k);
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A + k);
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B + k);
      // a < b ? a : b
      FloatVector least = b.blend(a, a.compare(LT, b));
      // c < least ? c : least
      FLOAT_VECTOR.cast(least.blend(c, c.compare(LT, least))).intoArray(floatRows, ROW_TO_EDGES + k);
      FLOAT_VECTOR.cast(cx.lanewise(SUB, ax)).intoArray(floatRows, ROW_DIFFERENCE + k);
      FLOAT_VECTOR.cast(cy.lanewise(SUB, ay)).intoArray(floatRows, ROW_DIFFERENCE2 + k);
      FLOAT_VECTOR.cast(cz.lanewise(SUB, az)).intoArray(floatRows, ROW_DIFFERENCE3 + k);
      rAtLeastZeroBits |= fromArray(FLOATS, rs, i).compare(GE, ALL_ZERO).toLong() << k;
    }
    return rAtLeastZeroBits;
  }

  private static long floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], rs = columns1[3];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    long eeAtMostLargestBits = 0;
    long eeAtMostLargestBits2 = 0;
    long eeAtMostLargestBits3 = 0;
    long nearBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      eeAtMostLargestBits |= fromArray(FLOATS, floatRows, ROW_EE + k).compare(LE, ALL_LARGEST).toLong() << k;
      eeAtMostLargestBits2 |= fromArray(FLOATS, floatRows, ROW_EE2 + k).compare(LE, ALL_LARGEST).toLong() << k;
      eeAtMostLargestBits3 |= fromArray(FLOATS, floatRows, ROW_EE3 + k).compare(LE, ALL_LARGEST).toLong() << k;
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
      FloatVector x = fromArray(FLOATS, xs, i);
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> near = low2.lanewise(SUB, x).compare(LE, r);
      near = x.lanewise(SUB, high2).compare(LE, r, near);
      FloatVector y = fromArray(FLOATS, ys, i);
      near = low4.lanewise(SUB, y).compare(LE, r, near);
      VectorMask<Float> near2 = y.lanewise(SUB, high4).compare(LE, r);
      FloatVector z = fromArray(FLOATS, zs, i);
      near2 = low6.lanewise(SUB, z).compare(LE, r, near2);
      near2 = z.lanewise(SUB, high6).compare(LE, r, near2);
      near = near.and(near2);
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
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY2 + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector ez2 = fromArray(FLOATS, floatRows, ROW_EZ2 + k);
      FloatVector ey2 = fromArray(FLOATS, floatRows, ROW_EY + k);
      FLOAT_VECTOR.cast(ey.lanewise(MUL, ez).lanewise(SUB, ez2.lanewise(MUL, ey2))).intoArray(floatRows,
          ROW_NX + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector ex2 = fromArray(FLOATS, floatRows, ROW_EX2 + k);
      FLOAT_VECTOR.cast(ez2.lanewise(MUL, ex).lanewise(SUB, ex2.lanewise(MUL, ez))).intoArray(floatRows,
          ROW_NY + k);
      FLOAT_VECTOR.cast(ex2.lanewise(MUL, ey2).lanewise(SUB, ey.lanewise(MUL, ex))).intoArray(floatRows,
          ROW_NZ + k);
    }
    bits[0] = eeAtMostLargestBits2;
    bits[1] = eeAtMostLargestBits3;
    bits[2] = nearBits;
    return eeAtMostLargestBits;
  }

  private static long floats4(float[][] columns1, int from1, float[] floatRows, long rAtLeastZeroBits,
      long eeAtMostLargestBits, long eeAtMostLargestBits2, long eeAtMostLargestBits3, long nearBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[3];
    long valueAtMostRAndEeAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX + k);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY + k);
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ + k);
      FloatVector nn = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz));
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ2 + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY2 + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX2 + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector wb = nx.lanewise(MUL, ay.lanewise(MUL, ez).lanewise(SUB, az.lanewise(MUL, ey)))
          .lanewise(ADD, ny.lanewise(MUL, az.lanewise(MUL, ex).lanewise(SUB, ax.lanewise(MUL, ez))))
          .lanewise(ADD, nz.lanewise(MUL, ax.lanewise(MUL, ey).lanewise(SUB, ay.lanewise(MUL, ex))));
      FloatVector ez2 = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector ey2 = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector ex2 = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector wc = nx.lanewise(MUL, ay.lanewise(MUL, ez2).lanewise(SUB, az.lanewise(MUL, ey2)))
          .lanewise(ADD, ny.lanewise(MUL, az.lanewise(MUL, ex2).lanewise(SUB, ax.lanewise(MUL, ez2))))
          .lanewise(ADD, nz.lanewise(MUL, ax.lanewise(MUL, ey2).lanewise(SUB, ay.lanewise(MUL, ex2))));
      FloatVector scaleB = wb.lanewise(DIV, nn);
      FloatVector scaleC = wc.lanewise(DIV, nn);
      FloatVector px = ax.lanewise(ADD, scaleB.lanewise(MUL, ex2).lanewise(SUB, scaleC.lanewise(MUL, ex)));
      FloatVector py = ay.lanewise(ADD, scaleB.lanewise(MUL, ey2).lanewise(SUB, scaleC.lanewise(MUL, ey)));
      FloatVector pz = az.lanewise(ADD, scaleB.lanewise(MUL, ez2).lanewise(SUB, scaleC.lanewise(MUL, ez)));
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
    }
    return valueAtMostRAndEeAtMostLargestBits;
  }

  private static long floats6(float[][] columns1, int from1, float[] floatRows, long[] bits,
      long valueAtMostRAndEeAtMostLargestBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[3];
    long lengthAtMostLargestBits = 0;
    long eitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector toFace = fromArray(FLOATS, floatRows, ROW_TO_FACE + k);
      FloatVector toEdges = fromArray(FLOATS, floatRows, ROW_TO_EDGES + k);
      // toFace < toEdges ? toFace : toEdges
      FloatVector length = toEdges.blend(toFace, toFace.compare(LT, toEdges)).lanewise(SQRT);
      lengthAtMostLargestBits |= length.compare(LE, ALL_LARGEST).toLong() << k;
      FloatVector distance = length.lanewise(SUB, fromArray(FLOATS, rs, i));
      VectorMask<Float> distanceGreaterZero = distance.compare(GT, ALL_ZERO);
      // distance > 0 ? distance : Float.MIN_VALUE; SphereTriangle.overlap(x, y, z, r, ax, ay, az, bx, by, bz,
      // cx, cy, cz) ? 0 : Rounded.apart(length, r)
      FLOAT_VECTOR.cast(ALL_C1_40E_45.blend(distance, distanceGreaterZero)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (valueAtMostRAndEeAtMostLargestBits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_ZERO_OR_DISTANCE_OR_C1_40E_45 + k);
      eitherBits |= distanceGreaterZero.not().or(distance.compare(LT, ALL_INFINITY)).toLong() << k;
    }
    bits[0] = eitherBits;
    return lengthAtMostLargestBits;
  }

  private static void floats8(float[] floatRows, float[][] results, int at, long validBits) {
    if (floatRows == null) {
      return;
    }
    float[] keys = results[0];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // !valid ? Float.POSITIVE_INFINITY : SphereTriangle.overlap(x, y, z, r, ax, ay, az, bx, by, bz, cx, cy,
      // cz) ? 0 : Rounded.apart(length, r)
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(fromArray(FLOATS, floatRows, ROW_ZERO_OR_DISTANCE_OR_C1_40E_45 + k),
          VectorMask.fromLong(FLOATS, (validBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(keys, at + k);
    }
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
      FloatVector gx = fromArray(FLOATS, rows, ROW_DIFFERENCE + k);
      FloatVector gy = fromArray(FLOATS, rows, ROW_DIFFERENCE2 + k);
      FloatVector gz = fromArray(FLOATS, rows, ROW_DIFFERENCE3 + k);
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
      floats4(null, 0, null, 0, 0, 0, 0, 0);
      floats6(null, 0, null, null, 0);
      floats8(null, null, 0, 0);
      squaredDistance(null, 0);
    }
  }
}
