// Compiled from SphereSphereDistance.java; changes are made there.
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
 * Wide twin of {@link SphereSphereDistance#points}: the same operations in the same order, on vectors of pairs.
 */
final class SphereSphereDistancePointsWide implements LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);

  private static final int ROW_X = 0 * Kernel.BLOCK;
  private static final int ROW_Y = 1 * Kernel.BLOCK;
  private static final int ROW_Z = 2 * Kernel.BLOCK;
  private static final int ROW_LENGTH = 3 * Kernel.BLOCK;
  private static final int ROW_APART = 4 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[5 * Kernel.BLOCK]);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[][] results = out.floats;
    float[] floatRows = FLOAT_ROWS.get();
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      int at = out.from + Kernel.BLOCK * block;
      long hits = floats1(columns1, from1, columns2, from2, floatRows);
      floats2(columns1, from1, columns2, from2, floatRows, results, at, hits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] x1s = columns1[0], y1s = columns1[1], z1s = columns1[2], r1s = columns1[3];
    float[] x2s = columns2[0], y2s = columns2[1], z2s = columns2[2], r2s = columns2[3];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector x = fromArray(FLOATS, x1s, i).lanewise(SUB, fromArray(FLOATS, x2s, j));
      FLOAT_VECTOR.cast(x).intoArray(floatRows, ROW_X + k);
      FloatVector y = fromArray(FLOATS, y1s, i).lanewise(SUB, fromArray(FLOATS, y2s, j));
      FLOAT_VECTOR.cast(y).intoArray(floatRows, ROW_Y + k);
      FloatVector z = fromArray(FLOATS, z1s, i).lanewise(SUB, fromArray(FLOATS, z2s, j));
      FLOAT_VECTOR.cast(z).intoArray(floatRows, ROW_Z + k);
      FloatVector sum = x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y)).lanewise(ADD, z.lanewise(MUL, z));
      FloatVector length = sum.lanewise(SQRT);
      FLOAT_VECTOR.cast(length).intoArray(floatRows, ROW_LENGTH + k);
      FloatVector r1 = fromArray(FLOATS, r1s, i);
      VectorMask<Float> r1AtLeastZeroAndR2AtLeastZero = r1.compare(GE, ALL_ZERO);
      FloatVector r2 = fromArray(FLOATS, r2s, j);
      r1AtLeastZeroAndR2AtLeastZero = r2.compare(GE, ALL_ZERO, r1AtLeastZeroAndR2AtLeastZero);
      VectorMask<Float> valid = length.compare(LE, ALL_LARGEST, r1AtLeastZeroAndR2AtLeastZero);
      FloatVector r = r1.lanewise(ADD, r2);
      VectorMask<Float> allR1AtLeastZero = x.lanewise(ABS).compare(LE, r, r1AtLeastZeroAndR2AtLeastZero);
      allR1AtLeastZero = y.lanewise(ABS).compare(LE, r, allR1AtLeastZero);
      allR1AtLeastZero = z.lanewise(ABS).compare(LE, r, allR1AtLeastZero);
      allR1AtLeastZero = sum.compare(LE, r.lanewise(MUL, r), allR1AtLeastZero);
      FloatVector distance = length.lanewise(SUB, r);
      // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY : SphereSphere.overlap(x1,
      // y1, z1, r1, x2, y2, z2, r2) ? signed ? Rounded.inside(length, r1 + r2) : 0 : Rounded.apart(length, r1 +
      // r2)
      FloatVector apart = ALL_INFINITY.blend(ALL_C1_40E_45.blend(distance, distance.compare(GT, ALL_ZERO))
          .blend(ALL_ZERO, allR1AtLeastZero), valid);
      FLOAT_VECTOR.cast(apart).intoArray(floatRows, ROW_APART + k);
      hits |= apart.compare(LT, ALL_INFINITY).toLong() << k;
    }
    return hits;
  }

  private static void floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      float[][] results, int at, long hits) {
    if (columns1 == null) {
      return;
    }
    float[] x1s = columns1[0], y1s = columns1[1], z1s = columns1[2], r1s = columns1[3];
    float[] x2s = columns2[0], y2s = columns2[1], z2s = columns2[2], r2s = columns2[3];
    float[] distances = results[0], axs = results[1], bxs = results[2], ays = results[3], bys = results[4],
        azs = results[5], bzs = results[6], featureAs = results[7], featureBs = results[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector apart = fromArray(FLOATS, floatRows, ROW_APART + k);
      VectorMask<Float> overlap = apart.compare(EQ, ALL_ZERO);
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH + k);
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
      FloatVector partA = ALL_ZERO.blend(reach.lanewise(DIV, length), lengthGreaterZero);
      // length > other ? length - other : 0
      FloatVector least2 = ALL_ZERO.blend(length.lanewise(SUB, r1), length.compare(GT, r1));
      // r < length ? r : length
      FloatVector most2 = length.blend(r2, r2.compare(LT, length));
      // overlap ? 0.5f * (least + most) : r
      FloatVector reach2 = r2.blend(ALL_HALF.lanewise(MUL, least2.lanewise(ADD, most2)), overlap);
      // length > 0 ? reach / length : 0
      FloatVector partB = ALL_ZERO.blend(reach2.lanewise(DIV, length), lengthGreaterZero);
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector x1 = fromArray(FLOATS, x1s, i);
      // hit ? x1 - partA * dx : 0
      FloatVector ax = ALL_ZERO.blend(x1.lanewise(SUB, partA
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_X + k))), hit);
      FloatVector x2 = fromArray(FLOATS, x2s, j);
      // hit ? x2 - partB * (x2 - x1) : 0
      FloatVector bx = ALL_ZERO.blend(x2.lanewise(SUB, partB.lanewise(MUL, x2.lanewise(SUB, x1))), hit);
      FloatVector y1 = fromArray(FLOATS, y1s, i);
      // hit ? y1 - partA * dy : 0
      FloatVector ay = ALL_ZERO.blend(y1.lanewise(SUB, partA
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Y + k))), hit);
      FloatVector y2 = fromArray(FLOATS, y2s, j);
      // hit ? y2 - partB * (y2 - y1) : 0
      FloatVector by = ALL_ZERO.blend(y2.lanewise(SUB, partB.lanewise(MUL, y2.lanewise(SUB, y1))), hit);
      FloatVector z1 = fromArray(FLOATS, z1s, i);
      // hit ? z1 - partA * dz : 0
      FloatVector az = ALL_ZERO.blend(z1.lanewise(SUB, partA
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Z + k))), hit);
      FloatVector z2 = fromArray(FLOATS, z2s, j);
      // hit ? z2 - partB * (z2 - z1) : 0
      FloatVector bz = ALL_ZERO.blend(z2.lanewise(SUB, partB.lanewise(MUL, z2.lanewise(SUB, z1))), hit);
      // hit ? 1 : 0
      FloatVector featureA = ALL_ZERO.blend(ALL_ONE, hit);
      FLOAT_VECTOR.cast(apart).intoArray(distances, at + k);
      FLOAT_VECTOR.cast(ax).intoArray(axs, at + k);
      FLOAT_VECTOR.cast(bx).intoArray(bxs, at + k);
      FLOAT_VECTOR.cast(ay).intoArray(ays, at + k);
      FLOAT_VECTOR.cast(by).intoArray(bys, at + k);
      FLOAT_VECTOR.cast(az).intoArray(azs, at + k);
      FLOAT_VECTOR.cast(bz).intoArray(bzs, at + k);
      FLOAT_VECTOR.cast(featureA).intoArray(featureAs, at + k);
      FLOAT_VECTOR.cast(featureA).intoArray(featureBs, at + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null, null, 0, 0);
    }
  }
}
