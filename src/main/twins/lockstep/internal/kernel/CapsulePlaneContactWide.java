// Compiled from CapsulePlaneContact.java; changes are made there.
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
 * Wide twin of {@link CapsulePlaneContact#contact}: the same operations in the same order, on vectors of pairs.
 */
final class CapsulePlaneContactWide implements LoopedKernel {
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

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[3]);

  private static final int ROW_OUTSIDE_A = 0 * Kernel.BLOCK;
  private static final int ROW_OUTSIDE_B = 1 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT = 2 * Kernel.BLOCK;
  private static final int ROW_UX = 3 * Kernel.BLOCK;
  private static final int ROW_UY = 4 * Kernel.BLOCK;
  private static final int ROW_UZ = 5 * Kernel.BLOCK;
  private static final int ROW_DEEP_A = 6 * Kernel.BLOCK;
  private static final int ROW_DEEP_B = 7 * Kernel.BLOCK;
  private static final int ROW_DEEPEST = 8 * Kernel.BLOCK;
  private static final int ROW_NX_OUT = 9 * Kernel.BLOCK;
  private static final int ROW_NY_OUT = 10 * Kernel.BLOCK;
  private static final int ROW_NZ_OUT = 11 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 12 * Kernel.BLOCK;
  private static final int ROW_X0 = 13 * Kernel.BLOCK;
  private static final int ROW_Y0 = 14 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 15 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[16 * Kernel.BLOCK]);

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
      long rAtLeastZeroBits = floats1(columns1, from1, columns2, from2, floatRows, bits);
      long allSquareAtLeastLeastSquareBits = bits[0];
      long overlapBits = bits[1];
      long hits = floats2(columns1, from1, columns2, from2, floatRows, bits, rAtLeastZeroBits,
          allSquareAtLeastLeastSquareBits);
      long isSphereBits = bits[0];
      floats3(columns1, from1, floatRows, results, at, overlapBits, hits, isSphereBits);
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
        bzs = columns1[5], rs = columns1[6];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2], ds = columns2[3];
    long rAtLeastZeroBits = 0;
    long allSquareAtLeastLeastSquareBits = 0;
    long overlapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector nx = fromArray(FLOATS, nxs, j);
      FloatVector ny = fromArray(FLOATS, nys, j);
      FloatVector nz = fromArray(FLOATS, nzs, j);
      FloatVector square = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz));
      FloatVector rootSquare = square.lanewise(SQRT);
      FloatVector r = fromArray(FLOATS, rs, i);
      FloatVector reach = r.lanewise(MUL, rootSquare);
      FloatVector d = fromArray(FLOATS, ds, j);
      FloatVector a = nx.lanewise(MUL, fromArray(FLOATS, axs, i))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, ays, i)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, azs, i))).lanewise(ADD, d);
      FloatVector b = nx.lanewise(MUL, fromArray(FLOATS, bxs, i))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, bys, i)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, bzs, i))).lanewise(ADD, d);
      VectorMask<Float> rAtLeastZero = r.compare(GE, ALL_ZERO);
      rAtLeastZeroBits |= rAtLeastZero.toLong() << k;
      VectorMask<Float> allSquareAtLeastLeastSquare = square.compare(GE, ALL_LEAST_SQUARE);
      allSquareAtLeastLeastSquare = square.compare(LE, ALL_LARGEST_SQUARE, allSquareAtLeastLeastSquare);
      allSquareAtLeastLeastSquareBits |= allSquareAtLeastLeastSquare.toLong() << k;
      VectorMask<Float> overlap = a.lanewise(ABS)
          .compare(LE, ALL_LARGEST, rAtLeastZero.and(a.compare(LE, reach).or(b.compare(LE, reach)))
          .and(allSquareAtLeastLeastSquare));
      overlap = b.lanewise(ABS).compare(LE, ALL_LARGEST, overlap);
      overlapBits |= overlap.toLong() << k;
      FLOAT_VECTOR.cast(a.lanewise(DIV, rootSquare)).intoArray(floatRows, ROW_OUTSIDE_A + k);
      FLOAT_VECTOR.cast(b.lanewise(DIV, rootSquare)).intoArray(floatRows, ROW_OUTSIDE_B + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(DIV, rootSquare)).intoArray(floatRows, ROW_QUOTIENT + k);
    }
    bits[0] = allSquareAtLeastLeastSquareBits;
    bits[1] = overlapBits;
    return rAtLeastZeroBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long rAtLeastZeroBits, long allSquareAtLeastLeastSquareBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5], rs = columns1[6];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2];
    long hits = 0;
    long isSphereBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector quotient = fromArray(FLOATS, floatRows, ROW_QUOTIENT + k);
      FloatVector ux = fromArray(FLOATS, nxs, j).lanewise(MUL, quotient);
      FLOAT_VECTOR.cast(ux).intoArray(floatRows, ROW_UX + k);
      FloatVector uy = fromArray(FLOATS, nys, j).lanewise(MUL, quotient);
      FLOAT_VECTOR.cast(uy).intoArray(floatRows, ROW_UY + k);
      FloatVector uz = fromArray(FLOATS, nzs, j).lanewise(MUL, quotient);
      FLOAT_VECTOR.cast(uz).intoArray(floatRows, ROW_UZ + k);
      FloatVector r = fromArray(FLOATS, rs, i);
      FloatVector outsideA = fromArray(FLOATS, floatRows, ROW_OUTSIDE_A + k);
      FloatVector deepA = r.lanewise(SUB, outsideA);
      FLOAT_VECTOR.cast(deepA).intoArray(floatRows, ROW_DEEP_A + k);
      FloatVector outsideB = fromArray(FLOATS, floatRows, ROW_OUTSIDE_B + k);
      FloatVector deepB = r.lanewise(SUB, outsideB);
      FLOAT_VECTOR.cast(deepB).intoArray(floatRows, ROW_DEEP_B + k);
      // a > b ? a : b
      FloatVector deepest = deepB.blend(deepA, deepA.compare(GT, deepB));
      FLOAT_VECTOR.cast(deepest).intoArray(floatRows, ROW_DEEPEST + k);
      FloatVector front = outsideA.lanewise(ABS);
      FloatVector front2 = outsideB.lanewise(ABS);
      VectorMask<Float> hit = front.compare(LE, ALL_FARTHEST,
          VectorMask.fromLong(FLOATS, (rAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (allSquareAtLeastLeastSquareBits >>> k) & WideLanes.FLOAT_LANES)));
      hit = front2.compare(LE, ALL_FARTHEST, hit);
      hit = deepest.lanewise(ABS).compare(LE, ALL_LARGEST, hit);
      hits |= hit.toLong() << k;
      FloatVector ax = fromArray(FLOATS, axs, i);
      VectorMask<Float> isSphere = ax.compare(EQ, fromArray(FLOATS, bxs, i));
      FloatVector ay = fromArray(FLOATS, ays, i);
      isSphere = ay.compare(EQ, fromArray(FLOATS, bys, i), isSphere);
      FloatVector az = fromArray(FLOATS, azs, i);
      isSphere = az.compare(EQ, fromArray(FLOATS, bzs, i), isSphere);
      isSphereBits |= isSphere.toLong() << k;
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(SUB, ux)).intoArray(floatRows, ROW_NX_OUT + k);
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(SUB, uy)).intoArray(floatRows, ROW_NY_OUT + k);
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(SUB, uz)).intoArray(floatRows, ROW_NZ_OUT + k);
      FloatVector product = ALL_HALF.lanewise(MUL, r);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT + k);
      FloatVector sum = product.lanewise(ADD, ALL_HALF.lanewise(MUL, outsideA));
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
          .blend(ALL_MINUS_C4_25E_37, az.compare(LT, ALL_MINUS_C4_25E_37))
          .lanewise(SUB, sum.lanewise(MUL, uz))).intoArray(floatRows, ROW_DIFFERENCE + k);
    }
    bits[0] = isSphereBits;
    return hits;
  }

  private static void floats3(float[][] columns1, int from1, float[] floatRows, float[][] results, int at,
      long overlapBits, long hits, long isSphereBits) {
    if (columns1 == null) {
      return;
    }
    float[] bxs = columns1[3], bys = columns1[4], bzs = columns1[5];
    float[] nxOuts = results[0], nyOuts = results[1], nzOuts = results[2], x0s = results[3], y0s = results[4],
        z0s = results[5], depth0s = results[6], feature0s = results[7], x1s = results[8], y1s = results[9],
        z1s = results[10], depth1s = results[11], feature1s = results[12];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector z0 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k).lanewise(ADD, ALL_ZERO);
      FloatVector deepA = fromArray(FLOATS, floatRows, ROW_DEEP_A + k);
      FloatVector deepest = fromArray(FLOATS, floatRows, ROW_DEEPEST + k);
      VectorMask<Float> deepest2 = deepA.compare(GE, deepest);
      VectorMask<Float> overlap = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> notOverlap = overlap.not();
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; deepest || !overlap ?
      // depth(overlap, depth) : depth; hit ? Contact.depth(overlap, deepA >= deepest, deepA) : Contact.NONE
      FloatVector depth0 = ALL_NONE.blend(deepA
          .blend(ALL_MINUS_C1_40E_45.blend(deepA, deepA.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(deepA, deepA.compare(GT, ALL_ZERO)), overlap), deepest2.or(notOverlap)), hit);
      FloatVector sum = fromArray(FLOATS, floatRows, ROW_PRODUCT + k)
          .lanewise(ADD, ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OUTSIDE_B + k)));
      FloatVector bx = fromArray(FLOATS, bxs, i);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FloatVector x1 = bx.blend(ALL_FARTHEST, bx.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, bx.compare(LT, ALL_MINUS_C4_25E_37))
          .lanewise(SUB, sum.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_UX + k))).lanewise(ADD, ALL_ZERO);
      FloatVector by = fromArray(FLOATS, bys, i);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FloatVector y1 = by.blend(ALL_FARTHEST, by.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, by.compare(LT, ALL_MINUS_C4_25E_37))
          .lanewise(SUB, sum.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_UY + k))).lanewise(ADD, ALL_ZERO);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FloatVector z1 = bz.blend(ALL_FARTHEST, bz.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, bz.compare(LT, ALL_MINUS_C4_25E_37))
          .lanewise(SUB, sum.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_UZ + k))).lanewise(ADD, ALL_ZERO);
      VectorMask<Float> rAtLeastZeroAndNotIsSphere = hit
          .andNot(VectorMask.fromLong(FLOATS, (isSphereBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector deepB = fromArray(FLOATS, floatRows, ROW_DEEP_B + k);
      VectorMask<Float> deepest3 = deepB.compare(GE, deepest);
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; deepest || !overlap ?
      // depth(overlap, depth) : depth; hit && !isSphere ? Contact.depth(overlap, deepB >= deepest, deepB) :
      // Contact.NONE
      FloatVector depth1 = ALL_NONE.blend(deepB
          .blend(ALL_MINUS_C1_40E_45.blend(deepB, deepB.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(deepB, deepB.compare(GT, ALL_ZERO)), overlap), deepest3.or(notOverlap)),
          rAtLeastZeroAndNotIsSphere);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NX_OUT + k)).intoArray(nxOuts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NY_OUT + k)).intoArray(nyOuts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NZ_OUT + k)).intoArray(nzOuts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X0 + k)).intoArray(x0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y0 + k)).intoArray(y0s, at + k);
      FLOAT_VECTOR.cast(z0).intoArray(z0s, at + k);
      FLOAT_VECTOR.cast(depth0).intoArray(depth0s, at + k);
      FLOAT_VECTOR.cast(ALL_ONE).intoArray(feature0s, at + k);
      FLOAT_VECTOR.cast(x1).intoArray(x1s, at + k);
      FLOAT_VECTOR.cast(y1).intoArray(y1s, at + k);
      FLOAT_VECTOR.cast(z1).intoArray(z1s, at + k);
      FLOAT_VECTOR.cast(depth1).intoArray(depth1s, at + k);
      FLOAT_VECTOR.cast(ALL_TWO).intoArray(feature1s, at + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null, null);
      floats2(null, 0, null, 0, null, null, 0, 0);
      floats3(null, 0, null, null, 0, 0, 0, 0);
    }
  }
}
