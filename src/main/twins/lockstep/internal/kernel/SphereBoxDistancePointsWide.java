// Compiled from SphereBoxDistance.java; changes are made there.
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
 * Wide twin of {@link SphereBoxDistance#points}: the same operations in the same order, on vectors of pairs.
 */
final class SphereBoxDistancePointsWide implements LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_C16_0 = FloatVector.broadcast(FLOATS, 16.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[2]);

  private static final int ROW_MIN_XOR_MAX_XOR_X = 0 * Kernel.BLOCK;
  private static final int ROW_DX = 1 * Kernel.BLOCK;
  private static final int ROW_MIN_YOR_MAX_YOR_Y = 2 * Kernel.BLOCK;
  private static final int ROW_DY = 3 * Kernel.BLOCK;
  private static final int ROW_MIN_ZOR_MAX_ZOR_Z = 4 * Kernel.BLOCK;
  private static final int ROW_DZ = 5 * Kernel.BLOCK;
  private static final int ROW_SUM = 6 * Kernel.BLOCK;
  private static final int ROW_LENGTH = 7 * Kernel.BLOCK;
  private static final int ROW_APART = 8 * Kernel.BLOCK;
  private static final int ROW_AX = 9 * Kernel.BLOCK;
  private static final int ROW_BX = 10 * Kernel.BLOCK;
  private static final int ROW_AY = 11 * Kernel.BLOCK;
  private static final int ROW_BY = 12 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 13 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[14 * Kernel.BLOCK]);

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
      long minXAtMostMaxXBits = bits[0];
      long hits = floats2(columns1, from1, columns2, from2, floatRows, rAtLeastZeroBits, minXAtMostMaxXBits);
      floats3(columns1, from1, columns2, from2, floatRows, results, at, hits);
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
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
    long rAtLeastZeroBits = 0;
    long minXAtMostMaxXBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector x = fromArray(FLOATS, xs, i);
      FloatVector minX = fromArray(FLOATS, minXs, j);
      FloatVector maxX = fromArray(FLOATS, maxXs, j);
      // x < min ? min : x > max ? max : x
      FloatVector minXOrMaxXOrX = x.blend(maxX, x.compare(GT, maxX)).blend(minX, x.compare(LT, minX));
      FLOAT_VECTOR.cast(minXOrMaxXOrX).intoArray(floatRows, ROW_MIN_XOR_MAX_XOR_X + k);
      FloatVector dx = x.lanewise(SUB, minXOrMaxXOrX);
      FLOAT_VECTOR.cast(dx).intoArray(floatRows, ROW_DX + k);
      FloatVector y = fromArray(FLOATS, ys, i);
      FloatVector minY = fromArray(FLOATS, minYs, j);
      FloatVector maxY = fromArray(FLOATS, maxYs, j);
      // x < min ? min : x > max ? max : x
      FloatVector minYOrMaxYOrY = y.blend(maxY, y.compare(GT, maxY)).blend(minY, y.compare(LT, minY));
      FLOAT_VECTOR.cast(minYOrMaxYOrY).intoArray(floatRows, ROW_MIN_YOR_MAX_YOR_Y + k);
      FloatVector dy = y.lanewise(SUB, minYOrMaxYOrY);
      FLOAT_VECTOR.cast(dy).intoArray(floatRows, ROW_DY + k);
      FloatVector z = fromArray(FLOATS, zs, i);
      FloatVector minZ = fromArray(FLOATS, minZs, j);
      FloatVector maxZ = fromArray(FLOATS, maxZs, j);
      // x < min ? min : x > max ? max : x
      FloatVector minZOrMaxZOrZ = z.blend(maxZ, z.compare(GT, maxZ)).blend(minZ, z.compare(LT, minZ));
      FLOAT_VECTOR.cast(minZOrMaxZOrZ).intoArray(floatRows, ROW_MIN_ZOR_MAX_ZOR_Z + k);
      FloatVector dz = z.lanewise(SUB, minZOrMaxZOrZ);
      FLOAT_VECTOR.cast(dz).intoArray(floatRows, ROW_DZ + k);
      FloatVector sum = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM + k);
      FLOAT_VECTOR.cast(sum.lanewise(SQRT)).intoArray(floatRows, ROW_LENGTH + k);
      rAtLeastZeroBits |= fromArray(FLOATS, rs, i).compare(GE, ALL_ZERO).toLong() << k;
      minXAtMostMaxXBits |= minX.compare(LE, maxX).toLong() << k;
    }
    bits[0] = minXAtMostMaxXBits;
    return rAtLeastZeroBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long rAtLeastZeroBits, long minXAtMostMaxXBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], rs = columns1[3];
    float[] minYs = columns2[1], minZs = columns2[2], maxYs = columns2[4], maxZs = columns2[5];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> minYAtMostMaxY = fromArray(FLOATS, minYs, j).compare(LE, fromArray(FLOATS, maxYs, j));
      VectorMask<Float> minZAtMostMaxZ = fromArray(FLOATS, minZs, j).compare(LE, fromArray(FLOATS, maxZs, j));
      VectorMask<Float> minXAtMostMaxX = VectorMask.fromLong(FLOATS, (minXAtMostMaxXBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH + k);
      VectorMask<Float> valid = length.compare(LE, ALL_LARGEST,
          VectorMask.fromLong(FLOATS, (rAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES).and(minXAtMostMaxX)
          .and(minYAtMostMaxY).and(minZAtMostMaxZ));
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> valueAtMostRAndMinZAtMostMaxZ = dx.lanewise(ABS)
          .compare(LE, r, minXAtMostMaxX.and(minYAtMostMaxY).and(minZAtMostMaxZ));
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      valueAtMostRAndMinZAtMostMaxZ = dy.lanewise(ABS).compare(LE, r, valueAtMostRAndMinZAtMostMaxZ);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      valueAtMostRAndMinZAtMostMaxZ = dz.lanewise(ABS).compare(LE, r, valueAtMostRAndMinZAtMostMaxZ);
      valueAtMostRAndMinZAtMostMaxZ = fromArray(FLOATS, floatRows, ROW_SUM + k)
          .compare(LE, r.lanewise(MUL, r), valueAtMostRAndMinZAtMostMaxZ);
      FloatVector distance = length.lanewise(SUB, r);
      // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY : SphereBox.overlap(x, y,
      // z, r, minX, minY, minZ, maxX, maxY, maxZ) ? 0 : Rounded.apart(length, r)
      FloatVector apart = ALL_INFINITY.blend(ALL_C1_40E_45.blend(distance, distance.compare(GT, ALL_ZERO))
          .blend(ALL_ZERO, valueAtMostRAndMinZAtMostMaxZ), valid);
      FLOAT_VECTOR.cast(apart).intoArray(floatRows, ROW_APART + k);
      VectorMask<Float> hit = apart.compare(LT, ALL_INFINITY);
      hits |= hit.toLong() << k;
      VectorMask<Float> overlap = apart.compare(EQ, ALL_ZERO);
      VectorMask<Float> lengthGreaterZero = length.compare(GT, ALL_ZERO);
      // length > other ? length - other : 0
      FloatVector least = ALL_ZERO.blend(length.lanewise(SUB, ALL_ZERO), lengthGreaterZero);
      // r < length ? r : length
      FloatVector most = length.blend(r, r.compare(LT, length));
      // overlap ? 0.5f * (least + most) : r
      FloatVector reach = r.blend(ALL_HALF.lanewise(MUL, least.lanewise(ADD, most)), overlap);
      // length > 0 ? reach / length : 0
      FloatVector part = ALL_ZERO.blend(reach.lanewise(DIV, length), lengthGreaterZero);
      // hit ? x - part * dx : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, xs, i).lanewise(SUB, part.lanewise(MUL, dx)),
          hit)).intoArray(floatRows, ROW_AX + k);
      // hit ? SphereBox.clamp(x, minX, maxX) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_MIN_XOR_MAX_XOR_X + k), hit)).intoArray(
          floatRows, ROW_BX + k);
      // hit ? y - part * dy : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, ys, i).lanewise(SUB, part.lanewise(MUL, dy)),
          hit)).intoArray(floatRows, ROW_AY + k);
      // hit ? SphereBox.clamp(y, minY, maxY) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_MIN_YOR_MAX_YOR_Y + k), hit)).intoArray(
          floatRows, ROW_BY + k);
      FLOAT_VECTOR.cast(part.lanewise(MUL, dz)).intoArray(floatRows, ROW_PRODUCT + k);
    }
    return hits;
  }

  private static void floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      float[][] results, int at, long hits) {
    if (columns1 == null) {
      return;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2];
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
    float[] distances = results[0], axs = results[1], bxs = results[2], ays = results[3], bys = results[4],
        azs = results[5], bzs = results[6], featureAs = results[7], featureBs = results[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector z = fromArray(FLOATS, zs, i);
      // hit ? z - part * dz : 0
      FloatVector az = ALL_ZERO.blend(z.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT + k)), hit);
      // hit ? SphereBox.clamp(z, minZ, maxZ) : 0
      FloatVector bz = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_MIN_ZOR_MAX_ZOR_Z + k), hit);
      // hit ? 1 : 0
      FloatVector featureA = ALL_ZERO.blend(ALL_ONE, hit);
      FloatVector x = fromArray(FLOATS, xs, i);
      VectorMask<Float> lower = x.compare(LE, fromArray(FLOATS, minXs, j));
      VectorMask<Float> upper = x.compare(GE, fromArray(FLOATS, maxXs, j));
      // lower ? 1 : upper ? 2 : 0
      FloatVector sideX = ALL_ZERO.blend(ALL_TWO, upper).blend(ALL_ONE, lower);
      FloatVector y = fromArray(FLOATS, ys, i);
      VectorMask<Float> lower2 = y.compare(LE, fromArray(FLOATS, minYs, j));
      VectorMask<Float> upper2 = y.compare(GE, fromArray(FLOATS, maxYs, j));
      // lower ? 1 : upper ? 2 : 0
      FloatVector sideY = ALL_ZERO.blend(ALL_TWO, upper2).blend(ALL_ONE, lower2);
      VectorMask<Float> lower3 = z.compare(LE, fromArray(FLOATS, minZs, j));
      VectorMask<Float> upper3 = z.compare(GE, fromArray(FLOATS, maxZs, j));
      // lower ? 1 : upper ? 2 : 0
      FloatVector sideZ = ALL_ZERO.blend(ALL_TWO, upper3).blend(ALL_ONE, lower3);
      // hit ? BoxFeature.of(BoxFeature.side(x, minX, maxX), BoxFeature.side(y, minY, maxY), BoxFeature.side(z,
      // minZ, maxZ)) : 0
      FloatVector featureB = ALL_ZERO.blend(sideX.lanewise(ADD, ALL_C4_00.lanewise(MUL, sideY))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ)), hit);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_APART + k)).intoArray(distances, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AX + k)).intoArray(axs, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_BX + k)).intoArray(bxs, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AY + k)).intoArray(ays, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_BY + k)).intoArray(bys, at + k);
      FLOAT_VECTOR.cast(az).intoArray(azs, at + k);
      FLOAT_VECTOR.cast(bz).intoArray(bzs, at + k);
      FLOAT_VECTOR.cast(featureA).intoArray(featureAs, at + k);
      FLOAT_VECTOR.cast(featureB).intoArray(featureBs, at + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null, null);
      floats2(null, 0, null, 0, null, 0, 0);
      floats3(null, 0, null, 0, null, null, 0, 0);
    }
  }
}
