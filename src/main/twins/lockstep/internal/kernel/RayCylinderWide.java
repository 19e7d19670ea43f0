// Compiled from RayCylinder.java; changes are made there.
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

/** Wide twin of {@link RayCylinder#cast}: the same operations in the same order, on vectors of pairs. */
public final class RayCylinderWide implements LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);

  private static final int ROW_A = 0 * Kernel.BLOCK;
  private static final int ROW_S = 1 * Kernel.BLOCK;
  private static final int ROW_DELTA = 2 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 3 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[4 * Kernel.BLOCK]);

  /** It has no state. */
  public RayCylinderWide() {}

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
      long startsBits = floats1(columns1, from1, columns2, from2, floatRows);
      long hits = floats2(columns1, from1, columns2, from2, floatRows, results, at, startsBits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] oxs = columns1[0], oys = columns1[1], dxs = columns1[3], dys = columns1[4], tMins = columns1[6],
        tMaxs = columns1[7];
    float[] us = columns2[0], vs = columns2[1], rs = columns2[2];
    long startsBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector fx = fromArray(FLOATS, oxs, i).lanewise(SUB, fromArray(FLOATS, us, j));
      FloatVector fy = fromArray(FLOATS, oys, i).lanewise(SUB, fromArray(FLOATS, vs, j));
      FloatVector dx = fromArray(FLOATS, dxs, i);
      FloatVector dy = fromArray(FLOATS, dys, i);
      FloatVector a = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy)).lanewise(ADD, ALL_ZERO);
      FLOAT_VECTOR.cast(a).intoArray(floatRows, ROW_A + k);
      FloatVector b = fx.lanewise(MUL, dx).lanewise(ADD, fy.lanewise(MUL, dy)).lanewise(ADD, ALL_ZERO)
          .lanewise(NEG);
      // a > 0 ? b / a : 0
      FloatVector s = ALL_ZERO.blend(b.lanewise(DIV, a), a.compare(GT, ALL_ZERO));
      FLOAT_VECTOR.cast(s).intoArray(floatRows, ROW_S + k);
      FloatVector r = fromArray(FLOATS, rs, j);
      FloatVector r2 = r.lanewise(MUL, r);
      FloatVector x = fx.lanewise(ADD, s.lanewise(MUL, dx));
      FloatVector y = fy.lanewise(ADD, s.lanewise(MUL, dy));
      FloatVector z = ALL_ZERO.lanewise(ADD, s.lanewise(MUL, ALL_ZERO));
      FLOAT_VECTOR.cast(r2.lanewise(SUB, x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z)))).intoArray(floatRows, ROW_DELTA + k);
      FloatVector tMin = fromArray(FLOATS, tMins, i);
      FloatVector x2 = fx.lanewise(ADD, tMin.lanewise(MUL, dx));
      FloatVector y2 = fy.lanewise(ADD, tMin.lanewise(MUL, dy));
      FloatVector z2 = ALL_ZERO.lanewise(ADD, tMin.lanewise(MUL, ALL_ZERO));
      startsBits |= r2.lanewise(SUB, x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2))).compare(GE, ALL_ZERO).toLong() << k;
      FloatVector tMax = fromArray(FLOATS, tMaxs, i);
      FloatVector x3 = fx.lanewise(ADD, tMax.lanewise(MUL, dx));
      FloatVector y3 = fy.lanewise(ADD, tMax.lanewise(MUL, dy));
      FloatVector z3 = ALL_ZERO.lanewise(ADD, tMax.lanewise(MUL, ALL_ZERO));
      FLOAT_VECTOR.cast(r2.lanewise(SUB, x3.lanewise(MUL, x3).lanewise(ADD, y3.lanewise(MUL, y3))
          .lanewise(ADD, z3.lanewise(MUL, z3)))).intoArray(floatRows, ROW_DIFFERENCE + k);
    }
    return startsBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      float[][] results, int at, long startsBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] ozs = columns1[2], dzs = columns1[5], tMins = columns1[6], tMaxs = columns1[7];
    float[] rs = columns2[2];
    float[] keys = results[0];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> ends = fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k).compare(GE, ALL_ZERO);
      FloatVector delta = fromArray(FLOATS, floatRows, ROW_DELTA + k);
      VectorMask<Float> passes = delta.compare(GE, ALL_ZERO);
      FloatVector tMin = fromArray(FLOATS, tMins, i);
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      passes = tMin.compare(LE, s, passes);
      FloatVector tMax = fromArray(FLOATS, tMaxs, i);
      passes = s.compare(LE, tMax, passes);
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A + k);
      // delta > 0 ? (float) Math.sqrt(delta) / (float) Math.sqrt(a) : 0
      FloatVector half = ALL_ZERO.blend(delta.lanewise(SQRT).lanewise(DIV, a.lanewise(SQRT)), delta
          .compare(GT, ALL_ZERO));
      FloatVector enter = s.lanewise(SUB, half);
      // enter > tMin ? enter : tMin
      FloatVector later = tMin.blend(enter, enter.compare(GT, tMin));
      VectorMask<Float> starts = VectorMask.fromLong(FLOATS, (startsBits >>> k) & WideLanes.FLOAT_LANES);
      // starts ? tMin : later < tMax ? later : tMax
      FloatVector tNear = tMax.blend(later, later.compare(LT, tMax)).blend(tMin, starts);
      VectorMask<Float> hit = tMin.compare(LE, tMax, starts.or(ends).or(passes));
      hit = fromArray(FLOATS, rs, j).compare(GE, ALL_ZERO, hit);
      hit = a.compare(LE, ALL_LARGEST, hit);
      hit = tNear.lanewise(ABS).compare(LE, ALL_LARGEST, hit);
      // hit ? tNear : Float.POSITIVE_INFINITY
      FloatVector t = ALL_INFINITY.blend(tNear, hit);
      VectorMask<Float> allValueAtMostLargest = fromArray(FLOATS, ozs, i).lanewise(ABS)
          .compare(LE, ALL_LARGEST);
      allValueAtMostLargest = fromArray(FLOATS, dzs, i).lanewise(ABS)
          .compare(LE, ALL_LARGEST, allValueAtMostLargest);
      hits |= allValueAtMostLargest.and(hit).toLong() << k;
      // Math.abs(oz) <= Float.MAX_VALUE && Math.abs(dz) <= Float.MAX_VALUE ? t : Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(t, allValueAtMostLargest)).intoArray(keys, at + k);
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null, null, 0, 0);
    }
  }
}
