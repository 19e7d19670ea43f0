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
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/** Wide twin of {@link RayCylinder#cast}: the same operations in the same order, on vectors of pairs. */
public final class RayCylinderWide implements Kernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);

  /** It has no state. */
  public RayCylinderWide() {}

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] oxs = columns1[0], oys = columns1[1], ozs = columns1[2], dxs = columns1[3], dys = columns1[4],
        dzs = columns1[5], tMins = columns1[6], tMaxs = columns1[7];
    float[] us = columns2[0], vs = columns2[1], rs = columns2[2];
    float[][] results = out.floats;
    float[] keys = results[0];
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector largest = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      int at = out.from + Kernel.BLOCK * block;
      long hits = 0;
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
        int i = from1 + k;
        int j = from2 + k;
        FloatVector fx = fromArray(FLOATS, oxs, i).lanewise(SUB, fromArray(FLOATS, us, j));
        FloatVector fy = fromArray(FLOATS, oys, i).lanewise(SUB, fromArray(FLOATS, vs, j));
        FloatVector dx = fromArray(FLOATS, dxs, i);
        FloatVector dy = fromArray(FLOATS, dys, i);
        FloatVector a = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy)).lanewise(ADD, zero);
        FloatVector b = fx.lanewise(MUL, dx).lanewise(ADD, fy.lanewise(MUL, dy)).lanewise(ADD, zero)
            .lanewise(NEG);
        // a > 0 ? b / a : 0
        FloatVector s = ALL_ZERO.blend(b.lanewise(DIV, a), a.compare(GT, zero));
        FloatVector lx = fx.lanewise(ADD, s.lanewise(MUL, dx));
        FloatVector ly = fy.lanewise(ADD, s.lanewise(MUL, dy));
        FloatVector lz = ALL_ZERO.lanewise(ADD, s.lanewise(MUL, zero));
        FloatVector r = fromArray(FLOATS, rs, j);
        FloatVector r2 = r.lanewise(MUL, r);
        FloatVector delta = r2.lanewise(SUB, lx.lanewise(MUL, lx).lanewise(ADD, ly.lanewise(MUL, ly))
            .lanewise(ADD, lz.lanewise(MUL, lz)));
        FloatVector half = delta.lanewise(SQRT).lanewise(DIV, a.lanewise(SQRT));
        FloatVector enter = s.lanewise(SUB, half);
        FloatVector leave = s.lanewise(ADD, half);
        FloatVector tMin = fromArray(FLOATS, tMins, i);
        // enter > tMin ? enter : tMin
        FloatVector tNear = tMin.blend(enter, enter.compare(GT, tMin));
        FloatVector tMax = fromArray(FLOATS, tMaxs, i);
        // leave < tMax ? leave : tMax
        FloatVector tFar = tMax.blend(leave, leave.compare(LT, tMax));
        VectorMask<Float> hit = r.compare(GE, zero);
        hit = a.compare(LE, largest, hit);
        hit = delta.compare(GE, zero, hit);
        hit = tNear.compare(LE, tFar, hit);
        hit = tNear.lanewise(ABS).compare(LE, largest, hit);
        // hit ? tNear : Float.POSITIVE_INFINITY
        FloatVector t = ALL_INFINITY.blend(tNear, hit);
        VectorMask<Float> allValueAtMostLargest = fromArray(FLOATS, ozs, i).lanewise(ABS).compare(LE, largest);
        allValueAtMostLargest = fromArray(FLOATS, dzs, i).lanewise(ABS)
            .compare(LE, largest, allValueAtMostLargest);
        hits |= allValueAtMostLargest.and(hit).toLong() << k;
        // Math.abs(oz) <= Float.MAX_VALUE && Math.abs(dz) <= Float.MAX_VALUE ? t : Float.POSITIVE_INFINITY
        FLOAT_VECTOR.cast(ALL_INFINITY.blend(t, allValueAtMostLargest)).intoArray(keys, at + k);
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }
}
