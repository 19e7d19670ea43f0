// Compiled from SphereCapsuleDistance.java; changes are made there.
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
import lockstep.twin.LoopedKernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/**
 * Wide twin of {@link SphereCapsuleDistance#alone}: the same operations in the same order, on vectors of pairs.
 */
final class SphereCapsuleDistanceAloneWide implements LoopedKernel {
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);

  private static final int ROW_MX = 0 * Kernel.BLOCK;
  private static final int ROW_MY = 1 * Kernel.BLOCK;
  private static final int ROW_MZ = 2 * Kernel.BLOCK;
  private static final int ROW_DENOMINATOR = 3 * Kernel.BLOCK;
  private static final int ROW_SUM = 4 * Kernel.BLOCK;

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
      floats1(columns1, from1, columns2, from2, floatRows);
      long hits = floats2(columns1, from1, columns2, from2, floatRows, results, at);
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
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector y = fromArray(FLOATS, ys, i);
      FloatVector by = fromArray(FLOATS, bys, j);
      FloatVector my = ALL_HALF.lanewise(MUL, ay.lanewise(SUB, y).lanewise(ADD, by.lanewise(SUB, y)));
      FLOAT_VECTOR.cast(my).intoArray(floatRows, ROW_MY + k);
      FloatVector hy = ALL_HALF.lanewise(MUL, by.lanewise(SUB, ay));
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector z = fromArray(FLOATS, zs, i);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      FloatVector mz = ALL_HALF.lanewise(MUL, az.lanewise(SUB, z).lanewise(ADD, bz.lanewise(SUB, z)));
      FLOAT_VECTOR.cast(mz).intoArray(floatRows, ROW_MZ + k);
      FloatVector hz = ALL_HALF.lanewise(MUL, bz.lanewise(SUB, az));
      FloatVector numerator = mx.lanewise(MUL, hx).lanewise(ADD, my.lanewise(MUL, hy))
          .lanewise(ADD, mz.lanewise(MUL, hz)).lanewise(NEG);
      FloatVector denominator = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz));
      FLOAT_VECTOR.cast(denominator).intoArray(floatRows, ROW_DENOMINATOR + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS).compare(LT, denominator));
      FloatVector dx = mx.lanewise(ADD, t.lanewise(MUL, hx));
      FloatVector dy = my.lanewise(ADD, t.lanewise(MUL, hy));
      FloatVector dz = mz.lanewise(ADD, t.lanewise(MUL, hz));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(floatRows, ROW_SUM + k);
    }
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      float[][] results, int at) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], r1s = columns1[3];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], r2s = columns2[6];
    float[] keys = results[0];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector sum = fromArray(FLOATS, floatRows, ROW_SUM + k);
      FloatVector length = sum.lanewise(SQRT);
      FloatVector r1 = fromArray(FLOATS, r1s, i);
      VectorMask<Float> r1AtLeastZeroAndR2AtLeastZero = r1.compare(GE, ALL_ZERO);
      FloatVector r2 = fromArray(FLOATS, r2s, j);
      r1AtLeastZeroAndR2AtLeastZero = r2.compare(GE, ALL_ZERO, r1AtLeastZeroAndR2AtLeastZero);
      VectorMask<Float> valid = fromArray(FLOATS, floatRows, ROW_DENOMINATOR + k)
          .compare(LE, ALL_LARGEST, r1AtLeastZeroAndR2AtLeastZero);
      valid = length.compare(LE, ALL_LARGEST, valid);
      FloatVector r = r1.lanewise(ADD, r2);
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
      VectorMask<Float> allR1AtLeastZero = sum.compare(LE, r.lanewise(MUL, r), r1AtLeastZeroAndR2AtLeastZero);
      FloatVector x = fromArray(FLOATS, xs, i);
      allR1AtLeastZero = low.lanewise(SUB, x).compare(LE, r, allR1AtLeastZero);
      allR1AtLeastZero = x.lanewise(SUB, high).compare(LE, r, allR1AtLeastZero);
      FloatVector y = fromArray(FLOATS, ys, i);
      allR1AtLeastZero = low2.lanewise(SUB, y).compare(LE, r, allR1AtLeastZero);
      VectorMask<Float> allR1AtLeastZero2 = y.lanewise(SUB, high2).compare(LE, r);
      FloatVector z = fromArray(FLOATS, zs, i);
      allR1AtLeastZero2 = low3.lanewise(SUB, z).compare(LE, r, allR1AtLeastZero2);
      allR1AtLeastZero2 = z.lanewise(SUB, high3).compare(LE, r, allR1AtLeastZero2);
      allR1AtLeastZero2 = fromArray(FLOATS, floatRows, ROW_MX + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_MY + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_MZ + k).lanewise(ABS))
          .compare(LE, ALL_LARGEST, allR1AtLeastZero2);
      allR1AtLeastZero = allR1AtLeastZero.and(allR1AtLeastZero2);
      FloatVector distance = length.lanewise(SUB, r);
      VectorMask<Float> distanceGreaterZero = distance.compare(GT, ALL_ZERO);
      hits |= valid.and(allR1AtLeastZero.or(distanceGreaterZero.not()
          .or(distance.compare(LT, ALL_INFINITY)))).toLong() << k;
      // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY : SphereCapsule.overlap(x,
      // y, z, r1, ax, ay, az, bx, by, bz, r2) ? signed ? Rounded.inside(length, r1 + r2) : 0 :
      // Rounded.apart(length, r1 + r2)
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(ALL_C1_40E_45.blend(distance, distanceGreaterZero)
          .blend(ALL_ZERO, allR1AtLeastZero), valid)).intoArray(keys, at + k);
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null, null, 0);
    }
  }
}
