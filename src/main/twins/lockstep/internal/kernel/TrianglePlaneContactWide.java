// Compiled from TrianglePlaneContact.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
import static jdk.incubator.vector.VectorOperators.EQ;
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
 * Wide twin of {@link TrianglePlaneContact#contact}: the same operations in the same order, on vectors of
 * pairs.
 */
final class TrianglePlaneContactWide implements LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_FARTHEST = FloatVector.broadcast(FLOATS, 4.2535296E37f);
  private static final FloatVector ALL_MINUS_C4_25E_37 = FloatVector.broadcast(FLOATS, -4.2535296E37f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_MINUS_C1_40E_45 = FloatVector.broadcast(FLOATS, -1.4E-45f);
  private static final FloatVector ALL_NONE = FloatVector.broadcast(FLOATS, Float.NEGATIVE_INFINITY);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[4]);

  private static final int ROW_A = 0 * Kernel.BLOCK;
  private static final int ROW_B = 1 * Kernel.BLOCK;
  private static final int ROW_C = 2 * Kernel.BLOCK;
  private static final int ROW_OUTSIDE_A = 3 * Kernel.BLOCK;
  private static final int ROW_OUTSIDE_B = 4 * Kernel.BLOCK;
  private static final int ROW_OUTSIDE_C = 5 * Kernel.BLOCK;
  private static final int ROW_UX = 6 * Kernel.BLOCK;
  private static final int ROW_UY = 7 * Kernel.BLOCK;
  private static final int ROW_UZ = 8 * Kernel.BLOCK;
  private static final int ROW_A2 = 9 * Kernel.BLOCK;
  private static final int ROW_B2 = 10 * Kernel.BLOCK;
  private static final int ROW_B3 = 11 * Kernel.BLOCK;
  private static final int ROW_DEEPEST = 12 * Kernel.BLOCK;
  private static final int ROW_NX_OUT = 13 * Kernel.BLOCK;
  private static final int ROW_NY_OUT = 14 * Kernel.BLOCK;
  private static final int ROW_NZ_OUT = 15 * Kernel.BLOCK;
  private static final int ROW_X0 = 16 * Kernel.BLOCK;
  private static final int ROW_Y0 = 17 * Kernel.BLOCK;
  private static final int ROW_Z0 = 18 * Kernel.BLOCK;
  private static final int ROW_VALUE_OR_VALUE_OR_A = 19 * Kernel.BLOCK;
  private static final int ROW_DEPTH0 = 20 * Kernel.BLOCK;
  private static final int ROW_X1 = 21 * Kernel.BLOCK;
  private static final int ROW_Y1 = 22 * Kernel.BLOCK;
  private static final int ROW_Z1 = 23 * Kernel.BLOCK;
  private static final int ROW_DEPTH1 = 24 * Kernel.BLOCK;
  private static final int ROW_SUM = 25 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 26 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[27 * Kernel.BLOCK]);

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
      long eitherAndValueAtMostLargestBits = floats1(columns1, from1, columns2, from2, floatRows);
      long overlapBits = floats2(columns1, from1, columns2, from2, floatRows, bits,
          eitherAndValueAtMostLargestBits);
      long hits = bits[0];
      long isBBits = bits[1];
      long axIsCxBits = bits[2];
      long isCBits = floats3(columns1, from1, floatRows, bits, axIsCxBits, overlapBits);
      long notOverlapBits = bits[0];
      floats4(columns1, from1, floatRows, hits, isBBits, notOverlapBits, overlapBits);
      floats5(columns1, from1, floatRows, results, at, isCBits, hits, notOverlapBits, overlapBits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5], cxs = columns1[6], cys = columns1[7], czs = columns1[8];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2], ds = columns2[3];
    long eitherAndValueAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector nx = fromArray(FLOATS, nxs, j);
      FloatVector ny = fromArray(FLOATS, nys, j);
      FloatVector nz = fromArray(FLOATS, nzs, j);
      FloatVector d = fromArray(FLOATS, ds, j);
      FloatVector a = nx.lanewise(MUL, fromArray(FLOATS, axs, i))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, ays, i)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, azs, i))).lanewise(ADD, d);
      FLOAT_VECTOR.cast(a).intoArray(floatRows, ROW_A + k);
      FloatVector b = nx.lanewise(MUL, fromArray(FLOATS, bxs, i))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, bys, i)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, bzs, i))).lanewise(ADD, d);
      FLOAT_VECTOR.cast(b).intoArray(floatRows, ROW_B + k);
      FloatVector c = nx.lanewise(MUL, fromArray(FLOATS, cxs, i))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, cys, i)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, czs, i))).lanewise(ADD, d);
      FLOAT_VECTOR.cast(c).intoArray(floatRows, ROW_C + k);
      VectorMask<Float> eitherAndValueAtMostLargest = a.lanewise(ABS)
          .compare(LE, ALL_LARGEST, a.compare(LE, ALL_ZERO).or(b.compare(LE, ALL_ZERO))
          .or(c.compare(LE, ALL_ZERO)));
      eitherAndValueAtMostLargest = b.lanewise(ABS).compare(LE, ALL_LARGEST, eitherAndValueAtMostLargest);
      eitherAndValueAtMostLargest = c.lanewise(ABS).compare(LE, ALL_LARGEST, eitherAndValueAtMostLargest);
      eitherAndValueAtMostLargestBits |= eitherAndValueAtMostLargest.toLong() << k;
    }
    return eitherAndValueAtMostLargestBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long eitherAndValueAtMostLargestBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5], cxs = columns1[6];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2];
    long overlapBits = 0;
    long hits = 0;
    long isBBits = 0;
    long axIsCxBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector nx = fromArray(FLOATS, nxs, j);
      FloatVector ny = fromArray(FLOATS, nys, j);
      FloatVector nz = fromArray(FLOATS, nzs, j);
      FloatVector square = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz));
      VectorMask<Float> allSquareAtLeastLeastSquare = square.compare(GE, ALL_LEAST_SQUARE);
      allSquareAtLeastLeastSquare = square.compare(LE, ALL_LARGEST_SQUARE, allSquareAtLeastLeastSquare);
      overlapBits |= VectorMask.fromLong(FLOATS, (eitherAndValueAtMostLargestBits >>> k)
          & WideLanes.FLOAT_LANES).and(allSquareAtLeastLeastSquare).toLong() << k;
      FloatVector rootSquare = square.lanewise(SQRT);
      FloatVector outsideA = fromArray(FLOATS, floatRows, ROW_A + k).lanewise(DIV, rootSquare);
      FLOAT_VECTOR.cast(outsideA).intoArray(floatRows, ROW_OUTSIDE_A + k);
      FloatVector outsideB = fromArray(FLOATS, floatRows, ROW_B + k).lanewise(DIV, rootSquare);
      FLOAT_VECTOR.cast(outsideB).intoArray(floatRows, ROW_OUTSIDE_B + k);
      FloatVector outsideC = fromArray(FLOATS, floatRows, ROW_C + k).lanewise(DIV, rootSquare);
      FLOAT_VECTOR.cast(outsideC).intoArray(floatRows, ROW_OUTSIDE_C + k);
      FloatVector quotient = ALL_ONE.lanewise(DIV, rootSquare);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, quotient)).intoArray(floatRows, ROW_UX + k);
      FLOAT_VECTOR.cast(ny.lanewise(MUL, quotient)).intoArray(floatRows, ROW_UY + k);
      FLOAT_VECTOR.cast(nz.lanewise(MUL, quotient)).intoArray(floatRows, ROW_UZ + k);
      FloatVector a = outsideA.lanewise(NEG);
      FLOAT_VECTOR.cast(a).intoArray(floatRows, ROW_A2 + k);
      FloatVector b = outsideB.lanewise(NEG);
      FLOAT_VECTOR.cast(b).intoArray(floatRows, ROW_B2 + k);
      // a > b ? a : b
      FloatVector a2 = b.blend(a, a.compare(GT, b));
      FloatVector b2 = outsideC.lanewise(NEG);
      FLOAT_VECTOR.cast(b2).intoArray(floatRows, ROW_B3 + k);
      // a > b ? a : b
      FLOAT_VECTOR.cast(b2.blend(a2, a2.compare(GT, b2))).intoArray(floatRows, ROW_DEEPEST + k);
      FloatVector front = outsideA.lanewise(ABS);
      FloatVector front2 = outsideB.lanewise(ABS);
      FloatVector front3 = outsideC.lanewise(ABS);
      VectorMask<Float> hit = front.compare(LE, ALL_FARTHEST, allSquareAtLeastLeastSquare);
      hit = front2.compare(LE, ALL_FARTHEST, hit);
      hit = front3.compare(LE, ALL_FARTHEST, hit);
      hits |= hit.toLong() << k;
      FloatVector ax = fromArray(FLOATS, axs, i);
      VectorMask<Float> isB = ax.compare(EQ, fromArray(FLOATS, bxs, i));
      isB = fromArray(FLOATS, ays, i).compare(EQ, fromArray(FLOATS, bys, i), isB);
      isB = fromArray(FLOATS, azs, i).compare(EQ, fromArray(FLOATS, bzs, i), isB);
      isBBits |= isB.toLong() << k;
      axIsCxBits |= ax.compare(EQ, fromArray(FLOATS, cxs, i)).toLong() << k;
    }
    bits[0] = hits;
    bits[1] = isBBits;
    bits[2] = axIsCxBits;
    return overlapBits;
  }

  private static long floats3(float[][] columns1, int from1, float[] floatRows, long[] bits, long axIsCxBits,
      long overlapBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5], cxs = columns1[6], cys = columns1[7], czs = columns1[8];
    long isCBits = 0;
    long notOverlapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector cy = fromArray(FLOATS, cys, i);
      VectorMask<Float> axIsCxAndAzIsCz = ay
          .compare(EQ, cy, VectorMask.fromLong(FLOATS, (axIsCxBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector az = fromArray(FLOATS, azs, i);
      FloatVector cz = fromArray(FLOATS, czs, i);
      axIsCxAndAzIsCz = az.compare(EQ, cz, axIsCxAndAzIsCz);
      VectorMask<Float> bxIsCxAndBzIsCz = fromArray(FLOATS, bxs, i).compare(EQ, fromArray(FLOATS, cxs, i));
      bxIsCxAndBzIsCz = fromArray(FLOATS, bys, i).compare(EQ, cy, bxIsCxAndBzIsCz);
      bxIsCxAndBzIsCz = fromArray(FLOATS, bzs, i).compare(EQ, cz, bxIsCxAndBzIsCz);
      isCBits |= axIsCxAndAzIsCz.or(bxIsCxAndBzIsCz).toLong() << k;
      FloatVector ux = fromArray(FLOATS, floatRows, ROW_UX + k);
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(SUB, ux)).intoArray(floatRows, ROW_NX_OUT + k);
      FloatVector uy = fromArray(FLOATS, floatRows, ROW_UY + k);
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(SUB, uy)).intoArray(floatRows, ROW_NY_OUT + k);
      FloatVector uz = fromArray(FLOATS, floatRows, ROW_UZ + k);
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(SUB, uz)).intoArray(floatRows, ROW_NZ_OUT + k);
      FloatVector sum = ALL_ZERO.lanewise(ADD, ALL_HALF
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OUTSIDE_A + k)));
      FloatVector ax = fromArray(FLOATS, axs, i);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(ax.blend(ALL_FARTHEST, ax.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, ax.compare(LT, ALL_MINUS_C4_25E_37)).lanewise(SUB, sum.lanewise(MUL, ux))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_X0 + k);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(ay.blend(ALL_FARTHEST, ay.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, ay.compare(LT, ALL_MINUS_C4_25E_37)).lanewise(SUB, sum.lanewise(MUL, uy))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_Y0 + k);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(az.blend(ALL_FARTHEST, az.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, az.compare(LT, ALL_MINUS_C4_25E_37)).lanewise(SUB, sum.lanewise(MUL, uz))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_Z0 + k);
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A2 + k);
      VectorMask<Float> deepest = a.compare(GE, fromArray(FLOATS, floatRows, ROW_DEEPEST + k));
      VectorMask<Float> overlap = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> notOverlap = overlap.not();
      notOverlapBits |= notOverlap.toLong() << k;
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; deepest || !overlap ?
      // depth(overlap, depth) : depth
      FLOAT_VECTOR.cast(a.blend(ALL_MINUS_C1_40E_45.blend(a, a.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(a, a.compare(GT, ALL_ZERO)), overlap), deepest.or(notOverlap))).intoArray(
          floatRows, ROW_VALUE_OR_VALUE_OR_A + k);
    }
    bits[0] = notOverlapBits;
    return isCBits;
  }

  private static void floats4(float[][] columns1, int from1, float[] floatRows, long hits, long isBBits,
      long notOverlapBits, long overlapBits) {
    if (columns1 == null) {
      return;
    }
    float[] bxs = columns1[3], bys = columns1[4], bzs = columns1[5], cxs = columns1[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      // hit ? Contact.depth(overlap, -outsideA >= deepest, -outsideA) : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_VALUE_OR_VALUE_OR_A + k),
          hit)).intoArray(floatRows, ROW_DEPTH0 + k);
      FloatVector sum = ALL_ZERO.lanewise(ADD, ALL_HALF
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OUTSIDE_B + k)));
      FloatVector bx = fromArray(FLOATS, bxs, i);
      FloatVector ux = fromArray(FLOATS, floatRows, ROW_UX + k);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(bx.blend(ALL_FARTHEST, bx.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, bx.compare(LT, ALL_MINUS_C4_25E_37)).lanewise(SUB, sum.lanewise(MUL, ux))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_X1 + k);
      FloatVector by = fromArray(FLOATS, bys, i);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(by.blend(ALL_FARTHEST, by.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, by.compare(LT, ALL_MINUS_C4_25E_37))
          .lanewise(SUB, sum.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_UY + k)))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_Y1 + k);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(bz.blend(ALL_FARTHEST, bz.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, bz.compare(LT, ALL_MINUS_C4_25E_37))
          .lanewise(SUB, sum.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_UZ + k)))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_Z1 + k);
      VectorMask<Float> allSquareAtLeastLeastSquare = hit
          .andNot(VectorMask.fromLong(FLOATS, (isBBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B2 + k);
      VectorMask<Float> deepest = b.compare(GE, fromArray(FLOATS, floatRows, ROW_DEEPEST + k));
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; deepest || !overlap ?
      // depth(overlap, depth) : depth; hit && !isB ? Contact.depth(overlap, -outsideB >= deepest, -outsideB) :
      // Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(b.blend(ALL_MINUS_C1_40E_45.blend(b, b.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(b, b.compare(GT, ALL_ZERO)),
          VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)), deepest
          .or(VectorMask.fromLong(FLOATS, (notOverlapBits >>> k) & WideLanes.FLOAT_LANES))),
          allSquareAtLeastLeastSquare)).intoArray(floatRows, ROW_DEPTH1 + k);
      FloatVector sum2 = ALL_ZERO.lanewise(ADD, ALL_HALF
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OUTSIDE_C + k)));
      FLOAT_VECTOR.cast(sum2).intoArray(floatRows, ROW_SUM + k);
      FloatVector cx = fromArray(FLOATS, cxs, i);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(cx.blend(ALL_FARTHEST, cx.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, cx.compare(LT, ALL_MINUS_C4_25E_37))
          .lanewise(SUB, sum2.lanewise(MUL, ux))).intoArray(floatRows, ROW_DIFFERENCE + k);
    }
  }

  private static void floats5(float[][] columns1, int from1, float[] floatRows, float[][] results, int at,
      long isCBits, long hits, long notOverlapBits, long overlapBits) {
    if (columns1 == null) {
      return;
    }
    float[] cys = columns1[7], czs = columns1[8];
    float[] nxOuts = results[0], nyOuts = results[1], nzOuts = results[2], x0s = results[3], y0s = results[4],
        z0s = results[5], depth0s = results[6], feature0s = results[7], x1s = results[8], y1s = results[9],
        z1s = results[10], depth1s = results[11], feature1s = results[12], x2s = results[13],
        y2s = results[14], z2s = results[15], depth2s = results[16], feature2s = results[17];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k).lanewise(ADD, ALL_ZERO);
      FloatVector cy = fromArray(FLOATS, cys, i);
      FloatVector sum = fromArray(FLOATS, floatRows, ROW_SUM + k);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FloatVector y2 = cy.blend(ALL_FARTHEST, cy.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, cy.compare(LT, ALL_MINUS_C4_25E_37))
          .lanewise(SUB, sum.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_UY + k))).lanewise(ADD, ALL_ZERO);
      FloatVector cz = fromArray(FLOATS, czs, i);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FloatVector z2 = cz.blend(ALL_FARTHEST, cz.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, cz.compare(LT, ALL_MINUS_C4_25E_37))
          .lanewise(SUB, sum.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_UZ + k))).lanewise(ADD, ALL_ZERO);
      VectorMask<Float> allSquareAtLeastLeastSquare = VectorMask.fromLong(FLOATS, (hits >>> k)
          & WideLanes.FLOAT_LANES).andNot(VectorMask.fromLong(FLOATS, (isCBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B3 + k);
      VectorMask<Float> deepest = b.compare(GE, fromArray(FLOATS, floatRows, ROW_DEEPEST + k));
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; deepest || !overlap ?
      // depth(overlap, depth) : depth; hit && !isC ? Contact.depth(overlap, -outsideC >= deepest, -outsideC) :
      // Contact.NONE
      FloatVector depth2 = ALL_NONE.blend(b
          .blend(ALL_MINUS_C1_40E_45.blend(b, b.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(b, b.compare(GT, ALL_ZERO)),
          VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)), deepest
          .or(VectorMask.fromLong(FLOATS, (notOverlapBits >>> k) & WideLanes.FLOAT_LANES))),
          allSquareAtLeastLeastSquare);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NX_OUT + k)).intoArray(nxOuts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NY_OUT + k)).intoArray(nyOuts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NZ_OUT + k)).intoArray(nzOuts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X0 + k)).intoArray(x0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y0 + k)).intoArray(y0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z0 + k)).intoArray(z0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DEPTH0 + k)).intoArray(depth0s, at + k);
      FLOAT_VECTOR.cast(ALL_ONE).intoArray(feature0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X1 + k)).intoArray(x1s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y1 + k)).intoArray(y1s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z1 + k)).intoArray(z1s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DEPTH1 + k)).intoArray(depth1s, at + k);
      FLOAT_VECTOR.cast(ALL_TWO).intoArray(feature1s, at + k);
      FLOAT_VECTOR.cast(x2).intoArray(x2s, at + k);
      FLOAT_VECTOR.cast(y2).intoArray(y2s, at + k);
      FLOAT_VECTOR.cast(z2).intoArray(z2s, at + k);
      FLOAT_VECTOR.cast(depth2).intoArray(depth2s, at + k);
      FLOAT_VECTOR.cast(ALL_C4_00).intoArray(feature2s, at + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null, null, 0);
      floats3(null, 0, null, null, 0, 0);
      floats4(null, 0, null, 0, 0, 0, 0);
      floats5(null, 0, null, null, 0, 0, 0, 0, 0);
    }
  }
}
