// Compiled from CapsuleTriangleDistance.java; changes are made there.
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
 * Wide twin of {@link CapsuleTriangleDistance#alone}: the same operations in the same order, on vectors of
 * pairs.
 */
final class CapsuleTriangleDistanceAloneWide implements Kernel {
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[10]);

  private static final int ROW_HX = 0 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 1 * Kernel.BLOCK;
  private static final int ROW_GX = 2 * Kernel.BLOCK;
  private static final int ROW_HY = 3 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE2 = 4 * Kernel.BLOCK;
  private static final int ROW_GY = 5 * Kernel.BLOCK;
  private static final int ROW_HZ = 6 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE3 = 7 * Kernel.BLOCK;
  private static final int ROW_GZ = 8 * Kernel.BLOCK;
  private static final int ROW_AX = 9 * Kernel.BLOCK;
  private static final int ROW_BX = 10 * Kernel.BLOCK;
  private static final int ROW_MX = 11 * Kernel.BLOCK;
  private static final int ROW_AY = 12 * Kernel.BLOCK;
  private static final int ROW_BY = 13 * Kernel.BLOCK;
  private static final int ROW_MY = 14 * Kernel.BLOCK;
  private static final int ROW_AZ = 15 * Kernel.BLOCK;
  private static final int ROW_BZ = 16 * Kernel.BLOCK;
  private static final int ROW_MZ = 17 * Kernel.BLOCK;
  private static final int ROW_GG = 18 * Kernel.BLOCK;
  private static final int ROW_HH = 19 * Kernel.BLOCK;
  private static final int ROW_GX2 = 20 * Kernel.BLOCK;
  private static final int ROW_GY2 = 21 * Kernel.BLOCK;
  private static final int ROW_GZ2 = 22 * Kernel.BLOCK;
  private static final int ROW_CX = 23 * Kernel.BLOCK;
  private static final int ROW_MX2 = 24 * Kernel.BLOCK;
  private static final int ROW_CY = 25 * Kernel.BLOCK;
  private static final int ROW_MY2 = 26 * Kernel.BLOCK;
  private static final int ROW_CZ = 27 * Kernel.BLOCK;
  private static final int ROW_MZ2 = 28 * Kernel.BLOCK;
  private static final int ROW_GG2 = 29 * Kernel.BLOCK;
  private static final int ROW_GX3 = 30 * Kernel.BLOCK;
  private static final int ROW_GY3 = 31 * Kernel.BLOCK;
  private static final int ROW_GZ3 = 32 * Kernel.BLOCK;
  private static final int ROW_MX3 = 33 * Kernel.BLOCK;
  private static final int ROW_MY3 = 34 * Kernel.BLOCK;
  private static final int ROW_MZ3 = 35 * Kernel.BLOCK;
  private static final int ROW_GG3 = 36 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE4 = 37 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE5 = 38 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE6 = 39 * Kernel.BLOCK;
  private static final int ROW_LONGEST = 40 * Kernel.BLOCK;
  private static final int ROW_IX = 41 * Kernel.BLOCK;
  private static final int ROW_JX = 42 * Kernel.BLOCK;
  private static final int ROW_IY = 43 * Kernel.BLOCK;
  private static final int ROW_JY = 44 * Kernel.BLOCK;
  private static final int ROW_IZ = 45 * Kernel.BLOCK;
  private static final int ROW_JZ = 46 * Kernel.BLOCK;
  private static final int ROW_WX = 47 * Kernel.BLOCK;
  private static final int ROW_WY = 48 * Kernel.BLOCK;
  private static final int ROW_WZ = 49 * Kernel.BLOCK;
  private static final int ROW_NW = 50 * Kernel.BLOCK;
  private static final int ROW_OVER = 51 * Kernel.BLOCK;
  private static final int ROW_STEEP = 52 * Kernel.BLOCK;
  private static final int ROW_OX = 53 * Kernel.BLOCK;
  private static final int ROW_OY = 54 * Kernel.BLOCK;
  private static final int ROW_OZ = 55 * Kernel.BLOCK;
  private static final int ROW_RR = 56 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE = 57 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE2 = 58 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE3 = 59 * Kernel.BLOCK;
  private static final int ROW_T = 60 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE7 = 61 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE8 = 62 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE9 = 63 * Kernel.BLOCK;
  private static final int ROW_A = 64 * Kernel.BLOCK;
  private static final int ROW_B = 65 * Kernel.BLOCK;
  private static final int ROW_C = 66 * Kernel.BLOCK;
  private static final int ROW_TO_FACE = 67 * Kernel.BLOCK;
  private static final int ROW_DISTANCE_OR_C1_40E_45 = 68 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[69 * Kernel.BLOCK]);

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
      long hhAtMostLargestBits = bits[0];
      long ggAtMostLargestBits = bits[1];
      long ggAtMostLargestBits2 = bits[2];
      long ggAtMostLargestBits3 = bits[3];
      long nearBits = bits[4];
      floats3(floatRows);
      long allRAtLeastZeroBits = floats4(columns1, from1, floatRows, bits, rAtLeastZeroBits);
      long wiAtLeastZeroAndEitherBits = bits[0];
      closestToLine(floatRows, ROW_MX, ROW_MY, ROW_MZ, ROW_GX, ROW_GY, ROW_GZ, ROW_CLOSEST_TO_LINE);
      closestToLine(floatRows, ROW_MX2, ROW_MY2, ROW_MZ2, ROW_GX2, ROW_GY2, ROW_GZ2, ROW_CLOSEST_TO_LINE2);
      closestToLine(floatRows, ROW_MX3, ROW_MY3, ROW_MZ3, ROW_GX3, ROW_GY3, ROW_GZ3, ROW_CLOSEST_TO_LINE3);
      nearestToPlane(floatRows, ROW_T);
      floats6(floatRows);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE, ROW_MX, ROW_MY, ROW_MZ, ROW_GX, ROW_GY, ROW_GZ, ROW_GG,
          ROW_A);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE2, ROW_MX2, ROW_MY2, ROW_MZ2, ROW_GX2, ROW_GY2, ROW_GZ2,
          ROW_GG2, ROW_B);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE3, ROW_MX3, ROW_MY3, ROW_MZ3, ROW_GX3, ROW_GY3, ROW_GZ3,
          ROW_GG3, ROW_C);
      squaredDistance(floatRows, ROW_TO_FACE);
      long lengthAtMostLargestBits = floats8(columns1, from1, floatRows, bits);
      long eitherBits = bits[0];
      long eitherBits2 = bits[1];
      long allRAtLeastZeroBits2 = rAtLeastZeroBits & lengthAtMostLargestBits;
      long rAtLeastZeroAndHhAtMostLargestBits = allRAtLeastZeroBits2 & hhAtMostLargestBits;
      long rAtLeastZeroAndGgAtMostLargestBits = rAtLeastZeroAndHhAtMostLargestBits & ggAtMostLargestBits;
      long rAtLeastZeroAndGgAtMostLargestBits2 = rAtLeastZeroAndGgAtMostLargestBits & ggAtMostLargestBits2;
      long validBits = rAtLeastZeroAndGgAtMostLargestBits2 & ggAtMostLargestBits3;
      long eitherBits3 = eitherBits | wiAtLeastZeroAndEitherBits;
      long rAtLeastZeroAndEitherBits = allRAtLeastZeroBits & eitherBits3;
      long valueAtMostRAndEitherBits = nearBits & rAtLeastZeroAndEitherBits;
      long eitherBits4 = valueAtMostRAndEitherBits | eitherBits2;
      long hits = validBits & eitherBits4;
      floats10(floatRows, results, at, valueAtMostRAndEitherBits, validBits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    float[] pxs = columns1[0], pys = columns1[1], pzs = columns1[2], qxs = columns1[3], qys = columns1[4],
        qzs = columns1[5];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FloatVector px = fromArray(FLOATS, pxs, i);
      FloatVector hx = ALL_HALF.lanewise(MUL, qx.lanewise(SUB, px));
      FLOAT_VECTOR.cast(hx).intoArray(floatRows, ROW_HX + k);
      FloatVector bx = fromArray(FLOATS, bxs, j);
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector difference = bx.lanewise(SUB, ax);
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE + k);
      FloatVector gx = ALL_HALF.lanewise(MUL, difference);
      FLOAT_VECTOR.cast(gx).intoArray(floatRows, ROW_GX + k);
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector py = fromArray(FLOATS, pys, i);
      FloatVector hy = ALL_HALF.lanewise(MUL, qy.lanewise(SUB, py));
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY + k);
      FloatVector by = fromArray(FLOATS, bys, j);
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector difference2 = by.lanewise(SUB, ay);
      FLOAT_VECTOR.cast(difference2).intoArray(floatRows, ROW_DIFFERENCE2 + k);
      FloatVector gy = ALL_HALF.lanewise(MUL, difference2);
      FLOAT_VECTOR.cast(gy).intoArray(floatRows, ROW_GY + k);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector pz = fromArray(FLOATS, pzs, i);
      FloatVector hz = ALL_HALF.lanewise(MUL, qz.lanewise(SUB, pz));
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ + k);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector difference3 = bz.lanewise(SUB, az);
      FLOAT_VECTOR.cast(difference3).intoArray(floatRows, ROW_DIFFERENCE3 + k);
      FloatVector gz = ALL_HALF.lanewise(MUL, difference3);
      FLOAT_VECTOR.cast(gz).intoArray(floatRows, ROW_GZ + k);
      FloatVector ax2 = ALL_HALF.lanewise(MUL, ax.lanewise(SUB, px).lanewise(ADD, ax.lanewise(SUB, qx)));
      FLOAT_VECTOR.cast(ax2).intoArray(floatRows, ROW_AX + k);
      FloatVector bx2 = ALL_HALF.lanewise(MUL, bx.lanewise(SUB, px).lanewise(ADD, bx.lanewise(SUB, qx)));
      FLOAT_VECTOR.cast(bx2).intoArray(floatRows, ROW_BX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ax2.lanewise(ADD, bx2))).intoArray(floatRows, ROW_MX + k);
      FloatVector ay2 = ALL_HALF.lanewise(MUL, ay.lanewise(SUB, py).lanewise(ADD, ay.lanewise(SUB, qy)));
      FLOAT_VECTOR.cast(ay2).intoArray(floatRows, ROW_AY + k);
      FloatVector by2 = ALL_HALF.lanewise(MUL, by.lanewise(SUB, py).lanewise(ADD, by.lanewise(SUB, qy)));
      FLOAT_VECTOR.cast(by2).intoArray(floatRows, ROW_BY + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ay2.lanewise(ADD, by2))).intoArray(floatRows, ROW_MY + k);
      FloatVector az2 = ALL_HALF.lanewise(MUL, az.lanewise(SUB, pz).lanewise(ADD, az.lanewise(SUB, qz)));
      FLOAT_VECTOR.cast(az2).intoArray(floatRows, ROW_AZ + k);
      FloatVector bz2 = ALL_HALF.lanewise(MUL, bz.lanewise(SUB, pz).lanewise(ADD, bz.lanewise(SUB, qz)));
      FLOAT_VECTOR.cast(bz2).intoArray(floatRows, ROW_BZ + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, az2.lanewise(ADD, bz2))).intoArray(floatRows, ROW_MZ + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, gx).lanewise(ADD, gy.lanewise(MUL, gy))
          .lanewise(ADD, gz.lanewise(MUL, gz))).intoArray(floatRows, ROW_GG + k);
      FLOAT_VECTOR.cast(hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz))).intoArray(floatRows, ROW_HH + k);
      FloatVector cx = fromArray(FLOATS, cxs, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, cx.lanewise(SUB, bx))).intoArray(floatRows, ROW_GX2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, cys, j).lanewise(SUB, by))).intoArray(
          floatRows, ROW_GY2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, czs, j).lanewise(SUB, bz))).intoArray(
          floatRows, ROW_GZ2 + k);
      FloatVector cx2 = ALL_HALF.lanewise(MUL, cx.lanewise(SUB, px).lanewise(ADD, cx.lanewise(SUB, qx)));
      FLOAT_VECTOR.cast(cx2).intoArray(floatRows, ROW_CX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, bx2.lanewise(ADD, cx2))).intoArray(floatRows, ROW_MX2 + k);
    }
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    float[] pxs = columns1[0], pys = columns1[1], pzs = columns1[2], qxs = columns1[3], qys = columns1[4],
        qzs = columns1[5], rs = columns1[6];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector largest = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
    long rAtLeastZeroBits = 0;
    long hhAtMostLargestBits = 0;
    long ggAtMostLargestBits = 0;
    long ggAtMostLargestBits2 = 0;
    long ggAtMostLargestBits3 = 0;
    long nearBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector cy = fromArray(FLOATS, cys, j);
      FloatVector py = fromArray(FLOATS, pys, i);
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector cy2 = ALL_HALF.lanewise(MUL, cy.lanewise(SUB, py).lanewise(ADD, cy.lanewise(SUB, qy)));
      FLOAT_VECTOR.cast(cy2).intoArray(floatRows, ROW_CY + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k)
          .lanewise(ADD, cy2))).intoArray(floatRows, ROW_MY2 + k);
      FloatVector cz = fromArray(FLOATS, czs, j);
      FloatVector pz = fromArray(FLOATS, pzs, i);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector cz2 = ALL_HALF.lanewise(MUL, cz.lanewise(SUB, pz).lanewise(ADD, cz.lanewise(SUB, qz)));
      FLOAT_VECTOR.cast(cz2).intoArray(floatRows, ROW_CZ + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ + k)
          .lanewise(ADD, cz2))).intoArray(floatRows, ROW_MZ2 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FloatVector gg = gx.lanewise(MUL, gx).lanewise(ADD, gy.lanewise(MUL, gy))
          .lanewise(ADD, gz.lanewise(MUL, gz));
      FLOAT_VECTOR.cast(gg).intoArray(floatRows, ROW_GG2 + k);
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector cx = fromArray(FLOATS, cxs, j);
      FloatVector gx2 = ALL_HALF.lanewise(MUL, ax.lanewise(SUB, cx));
      FLOAT_VECTOR.cast(gx2).intoArray(floatRows, ROW_GX3 + k);
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector gy2 = ALL_HALF.lanewise(MUL, ay.lanewise(SUB, cy));
      FLOAT_VECTOR.cast(gy2).intoArray(floatRows, ROW_GY3 + k);
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector gz2 = ALL_HALF.lanewise(MUL, az.lanewise(SUB, cz));
      FLOAT_VECTOR.cast(gz2).intoArray(floatRows, ROW_GZ3 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AX + k)))).intoArray(floatRows, ROW_MX3 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, cy2
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AY + k)))).intoArray(floatRows, ROW_MY3 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, cz2
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AZ + k)))).intoArray(floatRows, ROW_MZ3 + k);
      FloatVector gg2 = gx2.lanewise(MUL, gx2).lanewise(ADD, gy2.lanewise(MUL, gy2))
          .lanewise(ADD, gz2.lanewise(MUL, gz2));
      FLOAT_VECTOR.cast(gg2).intoArray(floatRows, ROW_GG3 + k);
      FLOAT_VECTOR.cast(cx.lanewise(SUB, ax)).intoArray(floatRows, ROW_DIFFERENCE4 + k);
      FLOAT_VECTOR.cast(cy.lanewise(SUB, ay)).intoArray(floatRows, ROW_DIFFERENCE5 + k);
      FLOAT_VECTOR.cast(cz.lanewise(SUB, az)).intoArray(floatRows, ROW_DIFFERENCE6 + k);
      FloatVector r = fromArray(FLOATS, rs, i);
      rAtLeastZeroBits |= r.compare(GE, zero).toLong() << k;
      hhAtMostLargestBits |= fromArray(FLOATS, floatRows, ROW_HH + k).compare(LE, largest).toLong() << k;
      ggAtMostLargestBits |= fromArray(FLOATS, floatRows, ROW_GG + k).compare(LE, largest).toLong() << k;
      ggAtMostLargestBits2 |= gg.compare(LE, largest).toLong() << k;
      ggAtMostLargestBits3 |= gg2.compare(LE, largest).toLong() << k;
      FloatVector px = fromArray(FLOATS, pxs, i);
      FloatVector qx = fromArray(FLOATS, qxs, i);
      // p < q ? p : q
      FloatVector low1 = qx.blend(px, px.compare(LT, qx));
      // p > q ? p : q
      FloatVector high1 = qx.blend(px, px.compare(GT, qx));
      FloatVector bx = fromArray(FLOATS, bxs, j);
      // a < b ? a : b
      FloatVector low2 = bx.blend(ax, ax.compare(LT, bx));
      // a > b ? a : b
      FloatVector high2 = bx.blend(ax, ax.compare(GT, bx));
      // c < low2 ? c : low2
      FloatVector low2_2 = low2.blend(cx, cx.compare(LT, low2));
      // c > high2 ? c : high2
      FloatVector high2_2 = high2.blend(cx, cx.compare(GT, high2));
      // p < q ? p : q
      FloatVector low1_2 = qy.blend(py, py.compare(LT, qy));
      // p > q ? p : q
      FloatVector high1_2 = qy.blend(py, py.compare(GT, qy));
      FloatVector by = fromArray(FLOATS, bys, j);
      // a < b ? a : b
      FloatVector low2_3 = by.blend(ay, ay.compare(LT, by));
      // a > b ? a : b
      FloatVector high2_3 = by.blend(ay, ay.compare(GT, by));
      // c < low2 ? c : low2
      FloatVector low2_4 = low2_3.blend(cy, cy.compare(LT, low2_3));
      // c > high2 ? c : high2
      FloatVector high2_4 = high2_3.blend(cy, cy.compare(GT, high2_3));
      // p < q ? p : q
      FloatVector low1_3 = qz.blend(pz, pz.compare(LT, qz));
      // p > q ? p : q
      FloatVector high1_3 = qz.blend(pz, pz.compare(GT, qz));
      FloatVector bz = fromArray(FLOATS, bzs, j);
      // a < b ? a : b
      FloatVector low2_5 = bz.blend(az, az.compare(LT, bz));
      // a > b ? a : b
      FloatVector high2_5 = bz.blend(az, az.compare(GT, bz));
      // c < low2 ? c : low2
      FloatVector low2_6 = low2_5.blend(cz, cz.compare(LT, low2_5));
      // c > high2 ? c : high2
      FloatVector high2_6 = high2_5.blend(cz, cz.compare(GT, high2_5));
      VectorMask<Float> near = low1.lanewise(SUB, high2_2).compare(LE, r);
      near = low2_2.lanewise(SUB, high1).compare(LE, r, near);
      near = low1_2.lanewise(SUB, high2_4).compare(LE, r, near);
      VectorMask<Float> near2 = low2_4.lanewise(SUB, high1_2).compare(LE, r);
      near2 = low1_3.lanewise(SUB, high2_6).compare(LE, r, near2);
      near2 = low2_6.lanewise(SUB, high1_3).compare(LE, r, near2);
      near = near.and(near2);
      nearBits |= near.toLong() << k;
    }
    bits[0] = hhAtMostLargestBits;
    bits[1] = ggAtMostLargestBits;
    bits[2] = ggAtMostLargestBits2;
    bits[3] = ggAtMostLargestBits3;
    bits[4] = nearBits;
    return rAtLeastZeroBits;
  }

  private static void floats3(float[] floatRows) {
    FloatVector c4_19e_06 = FloatVector.broadcast(FLOATS, 4194305.0f);
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector minusOne = FloatVector.broadcast(FLOATS, -1.0f);
    FloatVector one = FloatVector.broadcast(FLOATS, 1.0f);
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gg = fromArray(FLOATS, floatRows, ROW_GG2 + k);
      FloatVector gg2 = fromArray(FLOATS, floatRows, ROW_GG + k);
      VectorMask<Float> atA = gg.compare(GE, gg2);
      FloatVector gg3 = fromArray(FLOATS, floatRows, ROW_GG3 + k);
      atA = gg.compare(GE, gg3, atA);
      VectorMask<Float> atB = gg3.compare(GE, gg2, atA.not());
      // atA ? ff : atB ? gg : ee
      FLOAT_VECTOR.cast(gg2.blend(gg3, atB).blend(gg, atA)).intoArray(floatRows, ROW_LONGEST + k);
      // atA ? ax : atB ? bx : cx
      FloatVector ox = fromArray(FLOATS, floatRows, ROW_CX + k)
          .blend(fromArray(FLOATS, floatRows, ROW_BX + k), atB)
          .blend(fromArray(FLOATS, floatRows, ROW_AX + k), atA);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX3 + k);
      FloatVector gx2 = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector gx3 = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      // atA ? gx : atB ? ex : fx
      FloatVector ix = gx3.blend(gx2, atB).blend(gx, atA);
      FLOAT_VECTOR.cast(ix).intoArray(floatRows, ROW_IX + k);
      // atA ? ex : atB ? fx : gx
      FloatVector jx = gx.blend(gx3, atB).blend(gx2, atA);
      FLOAT_VECTOR.cast(jx).intoArray(floatRows, ROW_JX + k);
      // atA ? ay : atB ? by : cy
      FloatVector oy = fromArray(FLOATS, floatRows, ROW_CY + k)
          .blend(fromArray(FLOATS, floatRows, ROW_BY + k), atB)
          .blend(fromArray(FLOATS, floatRows, ROW_AY + k), atA);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY3 + k);
      FloatVector gy2 = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gy3 = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      // atA ? gy : atB ? ey : fy
      FloatVector iy = gy3.blend(gy2, atB).blend(gy, atA);
      FLOAT_VECTOR.cast(iy).intoArray(floatRows, ROW_IY + k);
      // atA ? ey : atB ? fy : gy
      FloatVector jy = gy.blend(gy3, atB).blend(gy2, atA);
      FLOAT_VECTOR.cast(jy).intoArray(floatRows, ROW_JY + k);
      // atA ? az : atB ? bz : cz
      FloatVector oz = fromArray(FLOATS, floatRows, ROW_CZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_BZ + k), atB)
          .blend(fromArray(FLOATS, floatRows, ROW_AZ + k), atA);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ3 + k);
      FloatVector gz2 = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector gz3 = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      // atA ? gz : atB ? ez : fz
      FloatVector iz = gz3.blend(gz2, atB).blend(gz, atA);
      FLOAT_VECTOR.cast(iz).intoArray(floatRows, ROW_IZ + k);
      // atA ? ez : atB ? fz : gz
      FloatVector jz = gz.blend(gz3, atB).blend(gz2, atA);
      FLOAT_VECTOR.cast(jz).intoArray(floatRows, ROW_JZ + k);
      FloatVector nx = iy.lanewise(MUL, jz).lanewise(SUB, iz.lanewise(MUL, jy));
      FloatVector ny = iz.lanewise(MUL, jx).lanewise(SUB, ix.lanewise(MUL, jz));
      FloatVector nz = ix.lanewise(MUL, jy).lanewise(SUB, iy.lanewise(MUL, jx));
      FloatVector scale = ALL_ONE.lanewise(DIV, nx.lanewise(ABS).lanewise(ADD, ny.lanewise(ABS))
          .lanewise(ADD, nz.lanewise(ABS)));
      FloatVector high = scale.lanewise(MUL, c4_19e_06);
      FloatVector scale2 = high.lanewise(SUB, high.lanewise(SUB, scale));
      FloatVector wx = nx.lanewise(MUL, scale2);
      FLOAT_VECTOR.cast(wx).intoArray(floatRows, ROW_WX + k);
      FloatVector wy = ny.lanewise(MUL, scale2);
      FLOAT_VECTOR.cast(wy).intoArray(floatRows, ROW_WY + k);
      FloatVector wz = nz.lanewise(MUL, scale2);
      FLOAT_VECTOR.cast(wz).intoArray(floatRows, ROW_WZ + k);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, wx).lanewise(ADD, ny.lanewise(MUL, wy))
          .lanewise(ADD, nz.lanewise(MUL, wz))).intoArray(floatRows, ROW_NW + k);
      FloatVector over = wx.lanewise(MUL, ox).lanewise(ADD, wy.lanewise(MUL, oy))
          .lanewise(ADD, wz.lanewise(MUL, oz));
      FLOAT_VECTOR.cast(over).intoArray(floatRows, ROW_OVER + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector along = wx.lanewise(MUL, hx).lanewise(ADD, wy.lanewise(MUL, hy))
          .lanewise(ADD, wz.lanewise(MUL, hz));
      FloatVector steep = along.lanewise(ABS);
      FLOAT_VECTOR.cast(steep).intoArray(floatRows, ROW_STEEP + k);
      // along > 0 ? over : along < 0 ? -over : 0
      FloatVector numerator = ALL_ZERO.blend(over.lanewise(NEG), along.compare(LT, zero))
          .blend(over, along.compare(GT, zero));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t = ALL_ZERO.blend(minusOne, numerator.compare(LT, zero))
          .blend(one, numerator.compare(GT, zero))
          .blend(numerator.lanewise(DIV, steep), numerator.lanewise(ABS).compare(LT, steep));
      FLOAT_VECTOR.cast(ox.lanewise(SUB, t.lanewise(MUL, hx))).intoArray(floatRows, ROW_OX + k);
      FLOAT_VECTOR.cast(oy.lanewise(SUB, t.lanewise(MUL, hy))).intoArray(floatRows, ROW_OY + k);
      FLOAT_VECTOR.cast(oz.lanewise(SUB, t.lanewise(MUL, hz))).intoArray(floatRows, ROW_OZ + k);
    }
  }

  private static long floats4(float[][] columns1, int from1, float[] floatRows, long[] bits,
      long rAtLeastZeroBits) {
    float[] rs = columns1[6];
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector largest = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
    long allRAtLeastZeroBits = 0;
    long wiAtLeastZeroAndEitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector oy = fromArray(FLOATS, floatRows, ROW_OY + k);
      FloatVector jz = fromArray(FLOATS, floatRows, ROW_JZ + k);
      FloatVector oz = fromArray(FLOATS, floatRows, ROW_OZ + k);
      FloatVector jy = fromArray(FLOATS, floatRows, ROW_JY + k);
      FloatVector wx = fromArray(FLOATS, floatRows, ROW_WX + k);
      FloatVector jx = fromArray(FLOATS, floatRows, ROW_JX + k);
      FloatVector ox = fromArray(FLOATS, floatRows, ROW_OX + k);
      FloatVector wy = fromArray(FLOATS, floatRows, ROW_WY + k);
      FloatVector wz = fromArray(FLOATS, floatRows, ROW_WZ + k);
      FloatVector wi = oy.lanewise(MUL, jz).lanewise(SUB, oz.lanewise(MUL, jy)).lanewise(MUL, wx)
          .lanewise(ADD, oz.lanewise(MUL, jx).lanewise(SUB, ox.lanewise(MUL, jz)).lanewise(MUL, wy))
          .lanewise(ADD, ox.lanewise(MUL, jy).lanewise(SUB, oy.lanewise(MUL, jx)).lanewise(MUL, wz));
      FloatVector iz = fromArray(FLOATS, floatRows, ROW_IZ + k);
      FloatVector iy = fromArray(FLOATS, floatRows, ROW_IY + k);
      FloatVector ix = fromArray(FLOATS, floatRows, ROW_IX + k);
      FloatVector wj = oy.lanewise(MUL, iz).lanewise(SUB, oz.lanewise(MUL, iy)).lanewise(MUL, wx)
          .lanewise(ADD, oz.lanewise(MUL, ix).lanewise(SUB, ox.lanewise(MUL, iz)).lanewise(MUL, wy))
          .lanewise(ADD, ox.lanewise(MUL, iy).lanewise(SUB, oy.lanewise(MUL, ix)).lanewise(MUL, wz));
      FloatVector nw = fromArray(FLOATS, floatRows, ROW_NW + k);
      FloatVector scaleI = wi.lanewise(DIV, nw);
      FloatVector scaleJ = wj.lanewise(DIV, nw);
      FloatVector dx = ox.lanewise(ADD, scaleJ.lanewise(MUL, jx).lanewise(SUB, scaleI.lanewise(MUL, ix)));
      FloatVector dy = oy.lanewise(ADD, scaleJ.lanewise(MUL, jy).lanewise(SUB, scaleI.lanewise(MUL, iy)));
      FloatVector dz = oz.lanewise(ADD, scaleJ.lanewise(MUL, jz).lanewise(SUB, scaleI.lanewise(MUL, iz)));
      FloatVector toFace = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      VectorMask<Float> face = wi.compare(GE, zero);
      face = wj.compare(GE, zero, face);
      face = wi.lanewise(ADD, wj).compare(LE, ALL_TWO.lanewise(MUL, nw), face);
      VectorMask<Float> pierced = fromArray(FLOATS, floatRows, ROW_OVER + k).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_STEEP + k));
      pierced = toFace.compare(LE, nw.lanewise(MUL, nw
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_LONGEST + k))), pierced);
      FloatVector r = fromArray(FLOATS, rs, i);
      FloatVector rr = r.lanewise(MUL, r);
      FLOAT_VECTOR.cast(rr).intoArray(floatRows, ROW_RR + k);
      allRAtLeastZeroBits |= fromArray(FLOATS, floatRows, ROW_AX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AZ + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BZ + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_CX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_CY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_CZ + k))).lanewise(ABS)
          .compare(LE, largest, VectorMask.fromLong(FLOATS, (rAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
      wiAtLeastZeroAndEitherBits |= face.and(pierced.or(toFace.compare(LE, rr))).toLong() << k;
    }
    bits[0] = wiAtLeastZeroAndEitherBits;
    return allRAtLeastZeroBits;
  }

  private static void floats6(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AX + k)
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k)))).intoArray(floatRows,
          ROW_DIFFERENCE7 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AY + k)
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)))).intoArray(floatRows,
          ROW_DIFFERENCE8 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AZ + k)
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)))).intoArray(floatRows,
          ROW_DIFFERENCE9 + k);
    }
  }

  private static long floats8(float[][] columns1, int from1, float[] floatRows, long[] bits) {
    float[] rs = columns1[6];
    FloatVector largest = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector infinity = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
    long lengthAtMostLargestBits = 0;
    long eitherBits = 0;
    long eitherBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A + k);
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B + k);
      // a < b ? a : b
      FloatVector least = b.blend(a, a.compare(LT, b));
      FloatVector c = fromArray(FLOATS, floatRows, ROW_C + k);
      // c < least ? c : least
      FloatVector toEdges = least.blend(c, c.compare(LT, least));
      FloatVector toFace = fromArray(FLOATS, floatRows, ROW_TO_FACE + k);
      // toFace < toEdges ? toFace : toEdges
      FloatVector length = toEdges.blend(toFace, toFace.compare(LT, toEdges)).lanewise(SQRT);
      lengthAtMostLargestBits |= length.compare(LE, largest).toLong() << k;
      FloatVector rr = fromArray(FLOATS, floatRows, ROW_RR + k);
      eitherBits |= a.compare(LE, rr).or(b.compare(LE, rr)).or(c.compare(LE, rr)).toLong() << k;
      FloatVector distance = length.lanewise(SUB, fromArray(FLOATS, rs, i));
      VectorMask<Float> distanceGreaterZero = distance.compare(GT, zero);
      // distance > 0 ? distance : Float.MIN_VALUE
      FLOAT_VECTOR.cast(ALL_C1_40E_45.blend(distance, distanceGreaterZero)).intoArray(floatRows,
          ROW_DISTANCE_OR_C1_40E_45 + k);
      eitherBits2 |= distanceGreaterZero.not().or(distance.compare(LT, infinity)).toLong() << k;
    }
    bits[0] = eitherBits;
    bits[1] = eitherBits2;
    return lengthAtMostLargestBits;
  }

  private static void floats10(float[] floatRows, float[][] results, int at, long valueAtMostRAndEitherBits,
      long validBits) {
    float[] keys = results[0];
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // !valid ? Float.POSITIVE_INFINITY : CapsuleTriangle.overlap(px, py, pz, qx, qy, qz, r, ax, ay, az, bx,
      // by, bz, cx, cy, cz) ? 0 : Rounded.apart(length, r)
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(fromArray(FLOATS, floatRows, ROW_DISTANCE_OR_C1_40E_45 + k)
          .blend(zero, VectorMask.fromLong(FLOATS, (valueAtMostRAndEitherBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (validBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(keys, at + k);
    }
  }

  /** {@code closestToLine} of a block, from rows of values to another row. */
  private static void closestToLine(float[] rows, int mxRow, int myRow, int mzRow, int gxRow, int gyRow,
      int gzRow, int to) {
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector minusOne = FloatVector.broadcast(FLOATS, -1.0f);
    FloatVector one = FloatVector.broadcast(FLOATS, 1.0f);
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gy = fromArray(FLOATS, rows, gyRow + k);
      FloatVector hz = fromArray(FLOATS, rows, ROW_HZ + k);
      FloatVector gz = fromArray(FLOATS, rows, gzRow + k);
      FloatVector hy = fromArray(FLOATS, rows, ROW_HY + k);
      FloatVector nx = gy.lanewise(MUL, hz).lanewise(SUB, gz.lanewise(MUL, hy));
      FloatVector hx = fromArray(FLOATS, rows, ROW_HX + k);
      FloatVector gx = fromArray(FLOATS, rows, gxRow + k);
      FloatVector ny = gz.lanewise(MUL, hx).lanewise(SUB, gx.lanewise(MUL, hz));
      FloatVector nz = gx.lanewise(MUL, hy).lanewise(SUB, gy.lanewise(MUL, hx));
      FloatVector scale = ALL_ONE.lanewise(DIV, nx.lanewise(ABS).lanewise(ADD, ny.lanewise(ABS))
          .lanewise(ADD, nz.lanewise(ABS)));
      FloatVector wx = nx.lanewise(MUL, scale);
      FloatVector wy = ny.lanewise(MUL, scale);
      FloatVector wz = nz.lanewise(MUL, scale);
      FloatVector my = fromArray(FLOATS, rows, myRow + k);
      FloatVector mz = fromArray(FLOATS, rows, mzRow + k);
      FloatVector mx = fromArray(FLOATS, rows, mxRow + k);
      FloatVector numerator = my.lanewise(MUL, hz).lanewise(SUB, mz.lanewise(MUL, hy)).lanewise(MUL, wx)
          .lanewise(ADD, mz.lanewise(MUL, hx).lanewise(SUB, mx.lanewise(MUL, hz)).lanewise(MUL, wy))
          .lanewise(ADD, mx.lanewise(MUL, hy).lanewise(SUB, my.lanewise(MUL, hx)).lanewise(MUL, wz))
          .lanewise(NEG);
      FloatVector nw = nx.lanewise(MUL, wx).lanewise(ADD, ny.lanewise(MUL, wy))
          .lanewise(ADD, nz.lanewise(MUL, wz));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(minusOne, numerator.compare(LT, zero))
          .blend(one, numerator.compare(GT, zero))
          .blend(numerator.lanewise(DIV, nw), numerator.lanewise(ABS).compare(LT, nw))).intoArray(rows, to + k);
    }
  }

  /** {@code nearestToPlane} of a block, from rows of values to another row. */
  private static void nearestToPlane(float[] rows, int to) {
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector minusOne = FloatVector.broadcast(FLOATS, -1.0f);
    FloatVector one = FloatVector.broadcast(FLOATS, 1.0f);
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ex = fromArray(FLOATS, rows, ROW_DIFFERENCE + k);
      FloatVector ey = fromArray(FLOATS, rows, ROW_DIFFERENCE2 + k);
      FloatVector ez = fromArray(FLOATS, rows, ROW_DIFFERENCE3 + k);
      FloatVector square = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez));
      FloatVector gx = fromArray(FLOATS, rows, ROW_DIFFERENCE4 + k);
      FloatVector gy = fromArray(FLOATS, rows, ROW_DIFFERENCE5 + k);
      FloatVector gz = fromArray(FLOATS, rows, ROW_DIFFERENCE6 + k);
      FloatVector numerator = gx.lanewise(MUL, ex).lanewise(ADD, gy.lanewise(MUL, ey))
          .lanewise(ADD, gz.lanewise(MUL, ez));
      // square > 0 ? numerator / square : 0
      FloatVector f = ALL_ZERO.blend(numerator.lanewise(DIV, square), square.compare(GT, zero));
      FloatVector kz = gz.lanewise(SUB, f.lanewise(MUL, ez));
      FloatVector ky = gy.lanewise(SUB, f.lanewise(MUL, ey));
      FloatVector nx = ey.lanewise(MUL, kz).lanewise(SUB, ez.lanewise(MUL, ky));
      FloatVector kx = gx.lanewise(SUB, f.lanewise(MUL, ex));
      FloatVector ny = ez.lanewise(MUL, kx).lanewise(SUB, ex.lanewise(MUL, kz));
      FloatVector nz = ex.lanewise(MUL, ky).lanewise(SUB, ey.lanewise(MUL, kx));
      FloatVector scale = ALL_ONE.lanewise(DIV, nx.lanewise(ABS).lanewise(ADD, ny.lanewise(ABS))
          .lanewise(ADD, nz.lanewise(ABS)));
      FloatVector wx = nx.lanewise(MUL, scale);
      FloatVector wy = ny.lanewise(MUL, scale);
      FloatVector wz = nz.lanewise(MUL, scale);
      FloatVector along = wx.lanewise(MUL, fromArray(FLOATS, rows, ROW_HX + k))
          .lanewise(ADD, wy.lanewise(MUL, fromArray(FLOATS, rows, ROW_HY + k)))
          .lanewise(ADD, wz.lanewise(MUL, fromArray(FLOATS, rows, ROW_HZ + k)));
      FloatVector over = wx.lanewise(MUL, fromArray(FLOATS, rows, ROW_AX + k))
          .lanewise(ADD, wy.lanewise(MUL, fromArray(FLOATS, rows, ROW_AY + k)))
          .lanewise(ADD, wz.lanewise(MUL, fromArray(FLOATS, rows, ROW_AZ + k)));
      // along > 0 ? over : along < 0 ? -over : 0
      FloatVector numerator2 = ALL_ZERO.blend(over.lanewise(NEG), along.compare(LT, zero))
          .blend(over, along.compare(GT, zero));
      FloatVector denominator = along.lanewise(ABS);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(minusOne, numerator2.compare(LT, zero))
          .blend(one, numerator2.compare(GT, zero))
          .blend(numerator2.lanewise(DIV, denominator), numerator2.lanewise(ABS)
          .compare(LT, denominator))).intoArray(rows, to + k);
    }
  }

  /** {@code squaredDistance} of a block, from rows of values to another row. */
  private static void squaredDistance(float[] rows, int sRow, int mxRow, int myRow, int mzRow, int gxRow,
      int gyRow, int gzRow, int ggRow, int to) {
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector minusOne = FloatVector.broadcast(FLOATS, -1.0f);
    FloatVector one = FloatVector.broadcast(FLOATS, 1.0f);
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector mx = fromArray(FLOATS, rows, mxRow + k);
      FloatVector hx = fromArray(FLOATS, rows, ROW_HX + k);
      FloatVector my = fromArray(FLOATS, rows, myRow + k);
      FloatVector hy = fromArray(FLOATS, rows, ROW_HY + k);
      FloatVector mz = fromArray(FLOATS, rows, mzRow + k);
      FloatVector hz = fromArray(FLOATS, rows, ROW_HZ + k);
      FloatVector mh = mx.lanewise(MUL, hx).lanewise(ADD, my.lanewise(MUL, hy))
          .lanewise(ADD, mz.lanewise(MUL, hz));
      FloatVector gx = fromArray(FLOATS, rows, gxRow + k);
      FloatVector gy = fromArray(FLOATS, rows, gyRow + k);
      FloatVector gz = fromArray(FLOATS, rows, gzRow + k);
      FloatVector gh = gx.lanewise(MUL, hx).lanewise(ADD, gy.lanewise(MUL, hy))
          .lanewise(ADD, gz.lanewise(MUL, hz));
      FloatVector numerator = mh.lanewise(ADD, fromArray(FLOATS, rows, sRow + k).lanewise(MUL, gh));
      FloatVector hh = fromArray(FLOATS, rows, ROW_HH + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t = ALL_ZERO.blend(minusOne, numerator.compare(LT, zero))
          .blend(one, numerator.compare(GT, zero))
          .blend(numerator.lanewise(DIV, hh), numerator.lanewise(ABS).compare(LT, hh));
      FloatVector mg = mx.lanewise(MUL, gx).lanewise(ADD, my.lanewise(MUL, gy))
          .lanewise(ADD, mz.lanewise(MUL, gz));
      FloatVector numerator2 = t.lanewise(MUL, gh).lanewise(SUB, mg);
      FloatVector gg = fromArray(FLOATS, rows, ggRow + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector nearest = ALL_ZERO.blend(minusOne, numerator2.compare(LT, zero))
          .blend(one, numerator2.compare(GT, zero))
          .blend(numerator2.lanewise(DIV, gg), numerator2.lanewise(ABS).compare(LT, gg));
      FloatVector dx = mx.lanewise(ADD, nearest.lanewise(MUL, gx).lanewise(SUB, t.lanewise(MUL, hx)));
      FloatVector dy = my.lanewise(ADD, nearest.lanewise(MUL, gy).lanewise(SUB, t.lanewise(MUL, hy)));
      FloatVector dz = mz.lanewise(ADD, nearest.lanewise(MUL, gz).lanewise(SUB, t.lanewise(MUL, hz)));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(rows, to + k);
    }
  }

  /** {@code squaredDistance} of a block, from rows of values to another row. */
  private static void squaredDistance(float[] rows, int to) {
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ex = fromArray(FLOATS, rows, ROW_DIFFERENCE + k);
      FloatVector ey = fromArray(FLOATS, rows, ROW_DIFFERENCE2 + k);
      FloatVector ez = fromArray(FLOATS, rows, ROW_DIFFERENCE3 + k);
      FloatVector ee = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez));
      VectorMask<Float> eeGreaterZero = ee.compare(GT, zero);
      FloatVector ax = fromArray(FLOATS, rows, ROW_DIFFERENCE7 + k);
      FloatVector ay = fromArray(FLOATS, rows, ROW_DIFFERENCE8 + k);
      FloatVector az = fromArray(FLOATS, rows, ROW_DIFFERENCE9 + k);
      FloatVector numerator = ax.lanewise(MUL, ex).lanewise(ADD, ay.lanewise(MUL, ey))
          .lanewise(ADD, az.lanewise(MUL, ez));
      // square > 0 ? numerator / square : 0
      FloatVector x = ALL_ZERO.blend(numerator.lanewise(DIV, ee), eeGreaterZero).lanewise(NEG);
      FloatVector ax2 = ax.lanewise(ADD, x.lanewise(MUL, ex));
      FloatVector gx = fromArray(FLOATS, rows, ROW_DIFFERENCE4 + k);
      FloatVector gy = fromArray(FLOATS, rows, ROW_DIFFERENCE5 + k);
      FloatVector gz = fromArray(FLOATS, rows, ROW_DIFFERENCE6 + k);
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
