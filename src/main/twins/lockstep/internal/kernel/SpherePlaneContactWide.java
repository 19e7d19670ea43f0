// Compiled from SpherePlaneContact.java; changes are made there.
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
 * Wide twin of {@link SpherePlaneContact#contact}: the same operations in the same order, on vectors of pairs.
 */
final class SpherePlaneContactWide implements LoopedKernel {
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

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[3]);

  private static final int ROW_OUTSIDE = 0 * Kernel.BLOCK;
  private static final int ROW_UX = 1 * Kernel.BLOCK;
  private static final int ROW_UY = 2 * Kernel.BLOCK;
  private static final int ROW_UZ = 3 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[4 * Kernel.BLOCK]);

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
      long hits = floats2(columns1, from1, floatRows, results, at, rAtLeastZeroBits,
          allSquareAtLeastLeastSquareBits, overlapBits);
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
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], rs = columns1[3];
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
      FloatVector outside = nx.lanewise(MUL, fromArray(FLOATS, xs, i))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, ys, i)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, zs, i))).lanewise(ADD, fromArray(FLOATS, ds, j));
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> rAtLeastZero = r.compare(GE, ALL_ZERO);
      rAtLeastZeroBits |= rAtLeastZero.toLong() << k;
      FloatVector rootSquare = square.lanewise(SQRT);
      VectorMask<Float> allSquareAtLeastLeastSquare = square.compare(GE, ALL_LEAST_SQUARE);
      allSquareAtLeastLeastSquare = square.compare(LE, ALL_LARGEST_SQUARE, allSquareAtLeastLeastSquare);
      allSquareAtLeastLeastSquareBits |= allSquareAtLeastLeastSquare.toLong() << k;
      VectorMask<Float> overlap = outside.compare(LE, r.lanewise(MUL, rootSquare), rAtLeastZero
          .and(allSquareAtLeastLeastSquare));
      overlap = outside.lanewise(ABS).compare(LE, ALL_LARGEST, overlap);
      overlapBits |= overlap.toLong() << k;
      FLOAT_VECTOR.cast(outside.lanewise(DIV, rootSquare)).intoArray(floatRows, ROW_OUTSIDE + k);
      FloatVector quotient = ALL_ONE.lanewise(DIV, rootSquare);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, quotient)).intoArray(floatRows, ROW_UX + k);
      FLOAT_VECTOR.cast(ny.lanewise(MUL, quotient)).intoArray(floatRows, ROW_UY + k);
      FLOAT_VECTOR.cast(nz.lanewise(MUL, quotient)).intoArray(floatRows, ROW_UZ + k);
    }
    bits[0] = allSquareAtLeastLeastSquareBits;
    bits[1] = overlapBits;
    return rAtLeastZeroBits;
  }

  private static long floats2(float[][] columns1, int from1, float[] floatRows, float[][] results, int at,
      long rAtLeastZeroBits, long allSquareAtLeastLeastSquareBits, long overlapBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], rs = columns1[3];
    float[] nxOuts = results[0], nyOuts = results[1], nzOuts = results[2], x0s = results[3], y0s = results[4],
        z0s = results[5], depth0s = results[6], feature0s = results[7];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector r = fromArray(FLOATS, rs, i);
      FloatVector outside = fromArray(FLOATS, floatRows, ROW_OUTSIDE + k);
      FloatVector deep = r.lanewise(SUB, outside);
      FloatVector front = outside.lanewise(ABS);
      VectorMask<Float> hit = front.compare(LE, ALL_FARTHEST,
          VectorMask.fromLong(FLOATS, (rAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (allSquareAtLeastLeastSquareBits >>> k) & WideLanes.FLOAT_LANES)));
      hit = deep.lanewise(ABS).compare(LE, ALL_LARGEST, hit);
      hits |= hit.toLong() << k;
      FloatVector ux = fromArray(FLOATS, floatRows, ROW_UX + k);
      FloatVector nxOut = ALL_ZERO.lanewise(SUB, ux);
      FloatVector uy = fromArray(FLOATS, floatRows, ROW_UY + k);
      FloatVector nyOut = ALL_ZERO.lanewise(SUB, uy);
      FloatVector uz = fromArray(FLOATS, floatRows, ROW_UZ + k);
      FloatVector nzOut = ALL_ZERO.lanewise(SUB, uz);
      FloatVector sum = ALL_HALF.lanewise(MUL, r).lanewise(ADD, ALL_HALF.lanewise(MUL, outside));
      FloatVector x = fromArray(FLOATS, xs, i);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FloatVector x0 = x.blend(ALL_FARTHEST, x.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, x.compare(LT, ALL_MINUS_C4_25E_37)).lanewise(SUB, sum.lanewise(MUL, ux))
          .lanewise(ADD, ALL_ZERO);
      FloatVector y = fromArray(FLOATS, ys, i);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FloatVector y0 = y.blend(ALL_FARTHEST, y.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, y.compare(LT, ALL_MINUS_C4_25E_37)).lanewise(SUB, sum.lanewise(MUL, uy))
          .lanewise(ADD, ALL_ZERO);
      FloatVector z = fromArray(FLOATS, zs, i);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FloatVector z0 = z.blend(ALL_FARTHEST, z.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, z.compare(LT, ALL_MINUS_C4_25E_37)).lanewise(SUB, sum.lanewise(MUL, uz))
          .lanewise(ADD, ALL_ZERO);
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; hit ? Contact.depth(overlap,
      // deep) : Contact.NONE
      FloatVector depth0 = ALL_NONE.blend(ALL_MINUS_C1_40E_45.blend(deep, deep.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(deep, deep.compare(GT, ALL_ZERO)),
          VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)), hit);
      FLOAT_VECTOR.cast(nxOut).intoArray(nxOuts, at + k);
      FLOAT_VECTOR.cast(nyOut).intoArray(nyOuts, at + k);
      FLOAT_VECTOR.cast(nzOut).intoArray(nzOuts, at + k);
      FLOAT_VECTOR.cast(x0).intoArray(x0s, at + k);
      FLOAT_VECTOR.cast(y0).intoArray(y0s, at + k);
      FLOAT_VECTOR.cast(z0).intoArray(z0s, at + k);
      FLOAT_VECTOR.cast(depth0).intoArray(depth0s, at + k);
      FLOAT_VECTOR.cast(ALL_ONE).intoArray(feature0s, at + k);
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null, null);
      floats2(null, 0, null, null, 0, 0, 0, 0);
    }
  }
}
