// Compiled from SphereSphereContact.java; changes are made there.
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
 * Wide twin of {@link SphereSphereContact#contact}: the same operations in the same order, on vectors of pairs.
 */
final class SphereSphereContactWide implements LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_MINUS_C1_40E_45 = FloatVector.broadcast(FLOATS, -1.4E-45f);
  private static final FloatVector ALL_NONE = FloatVector.broadcast(FLOATS, Float.NEGATIVE_INFINITY);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[2]);

  private static final int ROW_NORMAL_X = 0 * Kernel.BLOCK;
  private static final int ROW_NORMAL_Y = 1 * Kernel.BLOCK;
  private static final int ROW_NORMAL_Z = 2 * Kernel.BLOCK;
  private static final int ROW_DEEP = 3 * Kernel.BLOCK;

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
      long r1AtLeastZeroAndR2AtLeastZeroBits = floats1(columns1, from1, columns2, from2, floatRows, bits);
      long overlapBits = bits[0];
      long hits = floats2(columns1, from1, columns2, from2, floatRows, results, at,
          r1AtLeastZeroAndR2AtLeastZeroBits, overlapBits);
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
    float[] x1s = columns1[0], y1s = columns1[1], z1s = columns1[2], r1s = columns1[3];
    float[] x2s = columns2[0], y2s = columns2[1], z2s = columns2[2], r2s = columns2[3];
    long r1AtLeastZeroAndR2AtLeastZeroBits = 0;
    long overlapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector r1 = fromArray(FLOATS, r1s, i);
      FloatVector r2 = fromArray(FLOATS, r2s, j);
      FloatVector r = r1.lanewise(ADD, r2);
      FloatVector x1 = fromArray(FLOATS, x1s, i);
      FloatVector x2 = fromArray(FLOATS, x2s, j);
      FloatVector dx = x1.lanewise(SUB, x2);
      FloatVector y1 = fromArray(FLOATS, y1s, i);
      FloatVector y2 = fromArray(FLOATS, y2s, j);
      FloatVector dy = y1.lanewise(SUB, y2);
      FloatVector z1 = fromArray(FLOATS, z1s, i);
      FloatVector z2 = fromArray(FLOATS, z2s, j);
      FloatVector dz = z1.lanewise(SUB, z2);
      VectorMask<Float> r1AtLeastZeroAndR2AtLeastZero = r1.compare(GE, ALL_ZERO);
      r1AtLeastZeroAndR2AtLeastZero = r2.compare(GE, ALL_ZERO, r1AtLeastZeroAndR2AtLeastZero);
      r1AtLeastZeroAndR2AtLeastZeroBits |= r1AtLeastZeroAndR2AtLeastZero.toLong() << k;
      VectorMask<Float> overlap = dx.lanewise(ABS).compare(LE, r, r1AtLeastZeroAndR2AtLeastZero);
      overlap = dy.lanewise(ABS).compare(LE, r, overlap);
      overlap = dz.lanewise(ABS).compare(LE, r, overlap);
      overlap = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy)).lanewise(ADD, dz.lanewise(MUL, dz))
          .compare(LE, r.lanewise(MUL, r), overlap);
      overlapBits |= overlap.toLong() << k;
      FloatVector dx2 = x2.lanewise(SUB, x1);
      FloatVector dy2 = y2.lanewise(SUB, y1);
      FloatVector dz2 = z2.lanewise(SUB, z1);
      FloatVector ax = dx2.lanewise(ABS);
      FloatVector ay = dy2.lanewise(ABS);
      FloatVector az = dz2.lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      VectorMask<Float> apart = az.blend(most, most.compare(GT, az)).compare(GT, ALL_ZERO);
      // apart ? dx : r1 <= r2 ? 1 : -1
      FloatVector outX = ALL_MINUS_ONE.blend(ALL_ONE, r1.compare(LE, r2)).blend(dx2, apart);
      FloatVector ax2 = outX.lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most2 = ay.blend(ax2, ax2.compare(GT, ay));
      // most > az ? most : az
      FloatVector largest = az.blend(most2, most2.compare(GT, az));
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      FloatVector quotient = outX.lanewise(DIV, largest);
      // largest > 0 ? component / largest : 0
      FloatVector ex = ALL_ZERO.blend(quotient, largestGreaterZero);
      FloatVector quotient2 = dy2.lanewise(DIV, largest);
      // largest > 0 ? component / largest : 0
      FloatVector ey = ALL_ZERO.blend(quotient2, largestGreaterZero);
      FloatVector quotient3 = dz2.lanewise(DIV, largest);
      // largest > 0 ? component / largest : 0
      FloatVector ez = ALL_ZERO.blend(quotient3, largestGreaterZero);
      FloatVector parts = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez)).lanewise(SQRT);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(quotient.lanewise(DIV, parts).lanewise(ADD, ALL_ZERO),
          largestGreaterZero)).intoArray(floatRows, ROW_NORMAL_X + k);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(quotient2.lanewise(DIV, parts).lanewise(ADD, ALL_ZERO),
          largestGreaterZero)).intoArray(floatRows, ROW_NORMAL_Y + k);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(quotient3.lanewise(DIV, parts).lanewise(ADD, ALL_ZERO),
          largestGreaterZero)).intoArray(floatRows, ROW_NORMAL_Z + k);
      // apart ? Contact.length(outX, dy, dz) : 0
      FLOAT_VECTOR.cast(r.lanewise(SUB, ALL_ZERO.blend(largest.lanewise(MUL, parts), apart))).intoArray(
          floatRows, ROW_DEEP + k);
    }
    bits[0] = overlapBits;
    return r1AtLeastZeroAndR2AtLeastZeroBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      float[][] results, int at, long r1AtLeastZeroAndR2AtLeastZeroBits, long overlapBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] x1s = columns1[0], y1s = columns1[1], z1s = columns1[2], r1s = columns1[3];
    float[] x2s = columns2[0], y2s = columns2[1], z2s = columns2[2], r2s = columns2[3];
    float[] nxs = results[0], nys = results[1], nzs = results[2], x0s = results[3], y0s = results[4],
        z0s = results[5], depth0s = results[6], feature0s = results[7];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector normalX = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k);
      FloatVector r1 = fromArray(FLOATS, r1s, i);
      FloatVector a = fromArray(FLOATS, x1s, i).lanewise(ADD, normalX.lanewise(MUL, r1));
      FloatVector r2 = fromArray(FLOATS, r2s, j);
      FloatVector b = fromArray(FLOATS, x2s, j).lanewise(SUB, normalX.lanewise(MUL, r2));
      FloatVector middleX = ALL_HALF.lanewise(MUL, a).lanewise(ADD, ALL_HALF.lanewise(MUL, b))
          .lanewise(ADD, ALL_ZERO);
      FloatVector normalY = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k);
      FloatVector a2 = fromArray(FLOATS, y1s, i).lanewise(ADD, normalY.lanewise(MUL, r1));
      FloatVector b2 = fromArray(FLOATS, y2s, j).lanewise(SUB, normalY.lanewise(MUL, r2));
      FloatVector middleY = ALL_HALF.lanewise(MUL, a2).lanewise(ADD, ALL_HALF.lanewise(MUL, b2))
          .lanewise(ADD, ALL_ZERO);
      FloatVector normalZ = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k);
      FloatVector a3 = fromArray(FLOATS, z1s, i).lanewise(ADD, normalZ.lanewise(MUL, r1));
      FloatVector b3 = fromArray(FLOATS, z2s, j).lanewise(SUB, normalZ.lanewise(MUL, r2));
      FloatVector middleZ = ALL_HALF.lanewise(MUL, a3).lanewise(ADD, ALL_HALF.lanewise(MUL, b3))
          .lanewise(ADD, ALL_ZERO);
      FloatVector deep = fromArray(FLOATS, floatRows, ROW_DEEP + k);
      VectorMask<Float> hit = deep.lanewise(ABS)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (r1AtLeastZeroAndR2AtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES));
      hit = middleX.lanewise(ABS).compare(LE, ALL_LARGEST, hit);
      hit = middleY.lanewise(ABS).compare(LE, ALL_LARGEST, hit);
      hit = middleZ.lanewise(ABS).compare(LE, ALL_LARGEST, hit);
      hits |= hit.toLong() << k;
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; hit ? Contact.depth(overlap,
      // deep) : Contact.NONE
      FloatVector depth0 = ALL_NONE.blend(ALL_MINUS_C1_40E_45.blend(deep, deep.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(deep, deep.compare(GT, ALL_ZERO)),
          VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)), hit);
      FLOAT_VECTOR.cast(normalX).intoArray(nxs, at + k);
      FLOAT_VECTOR.cast(normalY).intoArray(nys, at + k);
      FLOAT_VECTOR.cast(normalZ).intoArray(nzs, at + k);
      FLOAT_VECTOR.cast(middleX).intoArray(x0s, at + k);
      FLOAT_VECTOR.cast(middleY).intoArray(y0s, at + k);
      FLOAT_VECTOR.cast(middleZ).intoArray(z0s, at + k);
      FLOAT_VECTOR.cast(depth0).intoArray(depth0s, at + k);
      FLOAT_VECTOR.cast(ALL_ONE).intoArray(feature0s, at + k);
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null, null);
      floats2(null, 0, null, 0, null, null, 0, 0, 0);
    }
  }
}
