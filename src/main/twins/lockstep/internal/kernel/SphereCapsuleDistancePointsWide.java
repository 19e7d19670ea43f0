// Compiled from SphereCapsuleDistance.java; changes are made there.
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
 * Wide twin of {@link SphereCapsuleDistance#points}: the same operations in the same order, on vectors of
 * pairs.
 */
final class SphereCapsuleDistancePointsWide implements LoopedKernel {
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_C3_00 = FloatVector.broadcast(FLOATS, 3.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[2]);

  private static final int ROW_MX = 0 * Kernel.BLOCK;
  private static final int ROW_HX = 1 * Kernel.BLOCK;
  private static final int ROW_MY = 2 * Kernel.BLOCK;
  private static final int ROW_HY = 3 * Kernel.BLOCK;
  private static final int ROW_MZ = 4 * Kernel.BLOCK;
  private static final int ROW_HZ = 5 * Kernel.BLOCK;
  private static final int ROW_DENOMINATOR = 6 * Kernel.BLOCK;
  private static final int ROW_T = 7 * Kernel.BLOCK;
  private static final int ROW_DX = 8 * Kernel.BLOCK;
  private static final int ROW_DY = 9 * Kernel.BLOCK;
  private static final int ROW_DZ = 10 * Kernel.BLOCK;
  private static final int ROW_SUM = 11 * Kernel.BLOCK;
  private static final int ROW_LENGTH = 12 * Kernel.BLOCK;
  private static final int ROW_R = 13 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 14 * Kernel.BLOCK;
  private static final int ROW_APART = 15 * Kernel.BLOCK;
  private static final int ROW_PART_A = 16 * Kernel.BLOCK;
  private static final int ROW_PART_B = 17 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[18 * Kernel.BLOCK]);

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
      long validBits = floats2(columns1, from1, columns2, from2, floatRows, bits);
      long r1AtLeastZeroAndValueAtMostRBits = bits[0];
      long hits = floats3(columns1, from1, columns2, from2, floatRows, r1AtLeastZeroAndValueAtMostRBits,
          validBits);
      floats4(columns1, from1, floatRows, results, at, hits);
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
        bzs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector x = fromArray(FLOATS, xs, i);
      FloatVector bx = fromArray(FLOATS, bxs, j);
      FloatVector mx = ALL_HALF.lanewise(MUL, ax.lanewise(SUB, x).lanewise(ADD, bx.lanewise(SUB, x)));
      FLOAT_VECTOR.cast(mx).intoArray(floatRows, ROW_MX + k);
      FloatVector hx = ALL_HALF.lanewise(MUL, bx.lanewise(SUB, ax));
      FLOAT_VECTOR.cast(hx).intoArray(floatRows, ROW_HX + k);
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector y = fromArray(FLOATS, ys, i);
      FloatVector by = fromArray(FLOATS, bys, j);
      FloatVector my = ALL_HALF.lanewise(MUL, ay.lanewise(SUB, y).lanewise(ADD, by.lanewise(SUB, y)));
      FLOAT_VECTOR.cast(my).intoArray(floatRows, ROW_MY + k);
      FloatVector hy = ALL_HALF.lanewise(MUL, by.lanewise(SUB, ay));
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY + k);
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector z = fromArray(FLOATS, zs, i);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      FloatVector mz = ALL_HALF.lanewise(MUL, az.lanewise(SUB, z).lanewise(ADD, bz.lanewise(SUB, z)));
      FLOAT_VECTOR.cast(mz).intoArray(floatRows, ROW_MZ + k);
      FloatVector hz = ALL_HALF.lanewise(MUL, bz.lanewise(SUB, az));
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ + k);
      FloatVector numerator = mx.lanewise(MUL, hx).lanewise(ADD, my.lanewise(MUL, hy))
          .lanewise(ADD, mz.lanewise(MUL, hz)).lanewise(NEG);
      FloatVector denominator = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz));
      FLOAT_VECTOR.cast(denominator).intoArray(floatRows, ROW_DENOMINATOR + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS)
          .compare(LT, denominator))).intoArray(floatRows, ROW_T + k);
    }
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], r1s = columns1[3];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], r2s = columns2[6];
    long validBits = 0;
    long r1AtLeastZeroAndValueAtMostRBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX + k);
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T + k);
      FloatVector dx = mx.lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k)));
      FLOAT_VECTOR.cast(dx).intoArray(floatRows, ROW_DX + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY + k);
      FloatVector dy = my.lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)));
      FLOAT_VECTOR.cast(dy).intoArray(floatRows, ROW_DY + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_MZ + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)));
      FLOAT_VECTOR.cast(dz).intoArray(floatRows, ROW_DZ + k);
      FloatVector sum = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM + k);
      FloatVector length = sum.lanewise(SQRT);
      FLOAT_VECTOR.cast(length).intoArray(floatRows, ROW_LENGTH + k);
      FloatVector r1 = fromArray(FLOATS, r1s, i);
      VectorMask<Float> r1AtLeastZeroAndR2AtLeastZero = r1.compare(GE, ALL_ZERO);
      FloatVector r2 = fromArray(FLOATS, r2s, j);
      r1AtLeastZeroAndR2AtLeastZero = r2.compare(GE, ALL_ZERO, r1AtLeastZeroAndR2AtLeastZero);
      VectorMask<Float> valid = fromArray(FLOATS, floatRows, ROW_DENOMINATOR + k)
          .compare(LE, ALL_LARGEST, r1AtLeastZeroAndR2AtLeastZero);
      valid = length.compare(LE, ALL_LARGEST, valid);
      validBits |= valid.toLong() << k;
      FloatVector r = r1.lanewise(ADD, r2);
      FLOAT_VECTOR.cast(r).intoArray(floatRows, ROW_R + k);
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector bx = fromArray(FLOATS, bxs, j);
      // a < b ? a : b
      FloatVector low = bx.blend(ax, ax.compare(LT, bx));
      // a > b ? a : b
      FloatVector high = bx.blend(ax, ax.compare(GT, bx));
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector by = fromArray(FLOATS, bys, j);
      // a < b ? a : b
      FloatVector low2 = by.blend(ay, ay.compare(LT, by));
      // a > b ? a : b
      FloatVector high2 = by.blend(ay, ay.compare(GT, by));
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      // a < b ? a : b
      FloatVector low3 = bz.blend(az, az.compare(LT, bz));
      // a > b ? a : b
      FloatVector high3 = bz.blend(az, az.compare(GT, bz));
      FloatVector x = fromArray(FLOATS, xs, i);
      VectorMask<Float> r1AtLeastZeroAndValueAtMostR = low.lanewise(SUB, x)
          .compare(LE, r, r1AtLeastZeroAndR2AtLeastZero);
      r1AtLeastZeroAndValueAtMostR = x.lanewise(SUB, high).compare(LE, r, r1AtLeastZeroAndValueAtMostR);
      FloatVector y = fromArray(FLOATS, ys, i);
      r1AtLeastZeroAndValueAtMostR = low2.lanewise(SUB, y).compare(LE, r, r1AtLeastZeroAndValueAtMostR);
      VectorMask<Float> r1AtLeastZeroAndValueAtMostR2 = y.lanewise(SUB, high2).compare(LE, r);
      FloatVector z = fromArray(FLOATS, zs, i);
      r1AtLeastZeroAndValueAtMostR2 = low3.lanewise(SUB, z).compare(LE, r, r1AtLeastZeroAndValueAtMostR2);
      r1AtLeastZeroAndValueAtMostR2 = z.lanewise(SUB, high3).compare(LE, r, r1AtLeastZeroAndValueAtMostR2);
      r1AtLeastZeroAndValueAtMostR = r1AtLeastZeroAndValueAtMostR.and(r1AtLeastZeroAndValueAtMostR2);
      r1AtLeastZeroAndValueAtMostRBits |= r1AtLeastZeroAndValueAtMostR.toLong() << k;
      FLOAT_VECTOR.cast(mx.lanewise(ABS).lanewise(ADD, my.lanewise(ABS))).intoArray(floatRows, ROW_SUM2 + k);
    }
    bits[0] = r1AtLeastZeroAndValueAtMostRBits;
    return validBits;
  }

  private static long floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long r1AtLeastZeroAndValueAtMostRBits, long validBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] r1s = columns1[3];
    float[] r2s = columns2[6];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector r = fromArray(FLOATS, floatRows, ROW_R + k);
      VectorMask<Float> allR1AtLeastZero = fromArray(FLOATS, floatRows, ROW_SUM + k)
          .compare(LE, r.lanewise(MUL, r), VectorMask.fromLong(FLOATS, (r1AtLeastZeroAndValueAtMostRBits >>> k)
          & WideLanes.FLOAT_LANES));
      allR1AtLeastZero = fromArray(FLOATS, floatRows, ROW_SUM2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_MZ + k).lanewise(ABS))
          .compare(LE, ALL_LARGEST, allR1AtLeastZero);
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH + k);
      FloatVector distance = length.lanewise(SUB, r);
      // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY : SphereCapsule.overlap(x,
      // y, z, r1, ax, ay, az, bx, by, bz, r2) ? signed ? Rounded.inside(length, r1 + r2) : 0 :
      // Rounded.apart(length, r1 + r2)
      FloatVector apart = ALL_INFINITY.blend(ALL_C1_40E_45.blend(distance, distance.compare(GT, ALL_ZERO))
          .blend(ALL_ZERO, allR1AtLeastZero), VectorMask.fromLong(FLOATS, (validBits >>> k)
          & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(apart).intoArray(floatRows, ROW_APART + k);
      hits |= apart.compare(LT, ALL_INFINITY).toLong() << k;
      VectorMask<Float> overlap = apart.compare(EQ, ALL_ZERO);
      FloatVector r2 = fromArray(FLOATS, r2s, j);
      // length > other ? length - other : 0
      FloatVector least = ALL_ZERO.blend(length.lanewise(SUB, r2), length.compare(GT, r2));
      FloatVector r1 = fromArray(FLOATS, r1s, i);
      // r < length ? r : length
      FloatVector most = length.blend(r1, r1.compare(LT, length));
      // overlap ? 0.5f * (least + most) : r
      FloatVector reach = r1.blend(ALL_HALF.lanewise(MUL, least.lanewise(ADD, most)), overlap);
      VectorMask<Float> lengthGreaterZero = length.compare(GT, ALL_ZERO);
      // length > 0 ? reach / length : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(reach.lanewise(DIV, length), lengthGreaterZero)).intoArray(floatRows,
          ROW_PART_A + k);
      // length > other ? length - other : 0
      FloatVector least2 = ALL_ZERO.blend(length.lanewise(SUB, r1), length.compare(GT, r1));
      // r < length ? r : length
      FloatVector most2 = length.blend(r2, r2.compare(LT, length));
      // overlap ? 0.5f * (least + most) : r
      FloatVector reach2 = r2.blend(ALL_HALF.lanewise(MUL, least2.lanewise(ADD, most2)), overlap);
      // length > 0 ? reach / length : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(reach2.lanewise(DIV, length), lengthGreaterZero)).intoArray(floatRows,
          ROW_PART_B + k);
    }
    return hits;
  }

  private static void floats4(float[][] columns1, int from1, float[] floatRows, float[][] results, int at,
      long hits) {
    if (columns1 == null) {
      return;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2];
    float[] distances = results[0], axOuts = results[1], bxOuts = results[2], ayOuts = results[3],
        byOuts = results[4], azOuts = results[5], bzOuts = results[6], featureAs = results[7],
        featureBs = results[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector x = fromArray(FLOATS, xs, i);
      FloatVector partA = fromArray(FLOATS, floatRows, ROW_PART_A + k);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      // hit ? x + partA * dx : 0
      FloatVector axOut = ALL_ZERO.blend(x.lanewise(ADD, partA.lanewise(MUL, dx)), hit);
      FloatVector partB = fromArray(FLOATS, floatRows, ROW_PART_B + k);
      // hit ? x + (dx - partB * dx) : 0
      FloatVector bxOut = ALL_ZERO.blend(x.lanewise(ADD, dx.lanewise(SUB, partB.lanewise(MUL, dx))), hit);
      FloatVector y = fromArray(FLOATS, ys, i);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      // hit ? y + partA * dy : 0
      FloatVector ayOut = ALL_ZERO.blend(y.lanewise(ADD, partA.lanewise(MUL, dy)), hit);
      // hit ? y + (dy - partB * dy) : 0
      FloatVector byOut = ALL_ZERO.blend(y.lanewise(ADD, dy.lanewise(SUB, partB.lanewise(MUL, dy))), hit);
      FloatVector z = fromArray(FLOATS, zs, i);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      // hit ? z + partA * dz : 0
      FloatVector azOut = ALL_ZERO.blend(z.lanewise(ADD, partA.lanewise(MUL, dz)), hit);
      // hit ? z + (dz - partB * dz) : 0
      FloatVector bzOut = ALL_ZERO.blend(z.lanewise(ADD, dz.lanewise(SUB, partB.lanewise(MUL, dz))), hit);
      // hit ? 1 : 0
      FloatVector featureA = ALL_ZERO.blend(ALL_ONE, hit);
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T + k);
      // t <= -1 ? 1 : t >= 1 ? 2 : 3; hit ? Segment.feature(t) : 0
      FloatVector featureB = ALL_ZERO.blend(ALL_C3_00.blend(ALL_TWO, t.compare(GE, ALL_ONE))
          .blend(ALL_ONE, t.compare(LE, ALL_MINUS_ONE)), hit);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_APART + k)).intoArray(distances, at + k);
      FLOAT_VECTOR.cast(axOut).intoArray(axOuts, at + k);
      FLOAT_VECTOR.cast(bxOut).intoArray(bxOuts, at + k);
      FLOAT_VECTOR.cast(ayOut).intoArray(ayOuts, at + k);
      FLOAT_VECTOR.cast(byOut).intoArray(byOuts, at + k);
      FLOAT_VECTOR.cast(azOut).intoArray(azOuts, at + k);
      FLOAT_VECTOR.cast(bzOut).intoArray(bzOuts, at + k);
      FLOAT_VECTOR.cast(featureA).intoArray(featureAs, at + k);
      FLOAT_VECTOR.cast(featureB).intoArray(featureBs, at + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null, null);
      floats3(null, 0, null, 0, null, 0, 0);
      floats4(null, 0, null, null, 0, 0);
    }
  }
}
