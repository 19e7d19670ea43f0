// Compiled from RaySphere.java; changes are made there.
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

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/** Wide twin of {@link RaySphere#cast}: the same operations in the same order, on vectors of pairs. */
public final class RaySphereWide implements Kernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);

  private static final int ROW_A = 0 * Kernel.BLOCK;
  private static final int ROW_S = 1 * Kernel.BLOCK;
  private static final int ROW_DELTA = 2 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[3 * Kernel.BLOCK]);

  /** It has no state. */
  public RaySphereWide() {}

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
    float[] oxs = columns1[0], oys = columns1[1], ozs = columns1[2], dxs = columns1[3], dys = columns1[4],
        dzs = columns1[5];
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2], rs = columns2[3];
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector fx = fromArray(FLOATS, oxs, i).lanewise(SUB, fromArray(FLOATS, xs, j));
      FloatVector fy = fromArray(FLOATS, oys, i).lanewise(SUB, fromArray(FLOATS, ys, j));
      FloatVector fz = fromArray(FLOATS, ozs, i).lanewise(SUB, fromArray(FLOATS, zs, j));
      FloatVector dx = fromArray(FLOATS, dxs, i);
      FloatVector dy = fromArray(FLOATS, dys, i);
      FloatVector dz = fromArray(FLOATS, dzs, i);
      FloatVector a = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      a.intoArray(floatRows, ROW_A + k);
      FloatVector b = fx.lanewise(MUL, dx).lanewise(ADD, fy.lanewise(MUL, dy))
          .lanewise(ADD, fz.lanewise(MUL, dz)).lanewise(NEG);
      // a > 0 ? b / a : 0
      FloatVector s = ALL_ZERO.blend(b.lanewise(DIV, a), a.compare(GT, zero));
      s.intoArray(floatRows, ROW_S + k);
      FloatVector lx = fx.lanewise(ADD, s.lanewise(MUL, dx));
      FloatVector ly = fy.lanewise(ADD, s.lanewise(MUL, dy));
      FloatVector lz = fz.lanewise(ADD, s.lanewise(MUL, dz));
      FloatVector r = fromArray(FLOATS, rs, j);
      FloatVector r2 = r.lanewise(MUL, r);
      r2.lanewise(SUB, lx.lanewise(MUL, lx).lanewise(ADD, ly.lanewise(MUL, ly))
          .lanewise(ADD, lz.lanewise(MUL, lz))).intoArray(floatRows, ROW_DELTA + k);
    }
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      float[][] results, int at) {
    float[] tMins = columns1[6], tMaxs = columns1[7];
    float[] rs = columns2[3];
    float[] keys = results[0];
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector largest = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector delta = fromArray(FLOATS, floatRows, ROW_DELTA + k);
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A + k);
      FloatVector half = delta.lanewise(SQRT).lanewise(DIV, a.lanewise(SQRT));
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector enter = s.lanewise(SUB, half);
      FloatVector leave = s.lanewise(ADD, half);
      FloatVector tMin = fromArray(FLOATS, tMins, i);
      // enter > tMin ? enter : tMin
      FloatVector tNear = tMin.blend(enter, enter.compare(GT, tMin));
      FloatVector tMax = fromArray(FLOATS, tMaxs, i);
      // leave < tMax ? leave : tMax
      FloatVector tFar = tMax.blend(leave, leave.compare(LT, tMax));
      VectorMask<Float> hit = delta.compare(GE, zero);
      hit = fromArray(FLOATS, rs, j).compare(GE, zero, hit);
      hit = a.compare(LE, largest, hit);
      hit = tNear.compare(LE, tFar, hit);
      hit = tNear.lanewise(ABS).compare(LE, largest, hit);
      hits |= hit.toLong() << k;
      // hit ? tNear : Float.POSITIVE_INFINITY
      ALL_INFINITY.blend(tNear, hit).intoArray(keys, at + k);
    }
    return hits;
  }
}
