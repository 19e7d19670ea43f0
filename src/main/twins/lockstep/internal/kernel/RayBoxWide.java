// Compiled from RayBox.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.twin.WideLanes.FLOATS;
import static lockstep.twin.WideLanes.FLOAT_VECTOR;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/** Wide twin of {@link RayBox#cast}: the same operations in the same order, on vectors of pairs. */
public final class RayBoxWide implements Kernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);

  /** It has no state. */
  public RayBoxWide() {}

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] oxs = columns1[0], oys = columns1[1], ozs = columns1[2], dxs = columns1[3], dys = columns1[4],
        dzs = columns1[5], tMins = columns1[6], tMaxs = columns1[7];
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
    float[][] results = out.floats;
    float[] keys = results[0];
    long[] words = out.planes[0];
    int pairs = Kernel.padded(count);
    int most = Operand.most(first, second);
    for (int start = 0; start < pairs; start += most) {
      int end = Math.min(most, pairs - start);
      int from1 = first.at(start);
      int from2 = second.at(start);
      int firstWord = out.word + (start >>> 6);
      int at = out.from + start;
      long hits = 0;
      for (int k = 0; k < end; k += WideLanes.LENGTH) {
        int i = from1 + k;
        int j = from2 + k;
        FloatVector ox = fromArray(FLOATS, oxs, i);
        FloatVector dx = fromArray(FLOATS, dxs, i);
        FloatVector oy = fromArray(FLOATS, oys, i);
        FloatVector dy = fromArray(FLOATS, dys, i);
        FloatVector oz = fromArray(FLOATS, ozs, i);
        FloatVector dz = fromArray(FLOATS, dzs, i);
        FloatVector zero = ALL_ZERO.lanewise(MUL, ox).lanewise(ADD, ALL_ZERO.lanewise(MUL, dx))
            .lanewise(ADD, ALL_ZERO.lanewise(MUL, oy)).lanewise(ADD, ALL_ZERO.lanewise(MUL, dy))
            .lanewise(ADD, ALL_ZERO.lanewise(MUL, oz)).lanewise(ADD, ALL_ZERO.lanewise(MUL, dz));
        VectorMask<Float> dxLessZero = dx.compare(LT, ALL_ZERO);
        FloatVector sum = dx.lanewise(ADD, ALL_ZERO);
        FloatVector maxX = fromArray(FLOATS, maxXs, j);
        FloatVector minX = fromArray(FLOATS, minXs, j);
        // dx < 0 ? maxX : minX
        FloatVector enterX = minX.blend(maxX, dxLessZero).lanewise(SUB, ox).lanewise(DIV, sum);
        // dx < 0 ? minX : maxX
        FloatVector leaveX = maxX.blend(minX, dxLessZero).lanewise(SUB, ox).lanewise(DIV, sum);
        VectorMask<Float> dyLessZero = dy.compare(LT, ALL_ZERO);
        FloatVector sum2 = dy.lanewise(ADD, ALL_ZERO);
        FloatVector maxY = fromArray(FLOATS, maxYs, j);
        FloatVector minY = fromArray(FLOATS, minYs, j);
        // dy < 0 ? maxY : minY
        FloatVector enterY = minY.blend(maxY, dyLessZero).lanewise(SUB, oy).lanewise(DIV, sum2);
        // dy < 0 ? minY : maxY
        FloatVector leaveY = maxY.blend(minY, dyLessZero).lanewise(SUB, oy).lanewise(DIV, sum2);
        VectorMask<Float> dzLessZero = dz.compare(LT, ALL_ZERO);
        FloatVector sum3 = dz.lanewise(ADD, ALL_ZERO);
        FloatVector maxZ = fromArray(FLOATS, maxZs, j);
        FloatVector minZ = fromArray(FLOATS, minZs, j);
        // dz < 0 ? maxZ : minZ
        FloatVector enterZ = minZ.blend(maxZ, dzLessZero).lanewise(SUB, oz).lanewise(DIV, sum3);
        // dz < 0 ? minZ : maxZ
        FloatVector leaveZ = maxZ.blend(minZ, dzLessZero).lanewise(SUB, oz).lanewise(DIV, sum3);
        FloatVector tMin = fromArray(FLOATS, tMins, i);
        // enterX > tNear ? enterX : tNear
        FloatVector tNear = tMin.blend(enterX, enterX.compare(GT, tMin));
        // enterY > tNear ? enterY : tNear
        FloatVector tNear2 = tNear.blend(enterY, enterY.compare(GT, tNear));
        // enterZ > tNear ? enterZ : tNear
        FloatVector tNear3 = tNear2.blend(enterZ, enterZ.compare(GT, tNear2));
        FloatVector tMax = fromArray(FLOATS, tMaxs, i);
        // leaveX < tFar ? leaveX : tFar
        FloatVector tFar = tMax.blend(leaveX, leaveX.compare(LT, tMax));
        // leaveY < tFar ? leaveY : tFar
        FloatVector tFar2 = tFar.blend(leaveY, leaveY.compare(LT, tFar));
        // leaveZ < tFar ? leaveZ : tFar
        FloatVector tFar3 = tFar2.blend(leaveZ, leaveZ.compare(LT, tFar2));
        VectorMask<Float> hit = minX.compare(LE, maxX);
        hit = minY.compare(LE, maxY, hit);
        hit = minZ.compare(LE, maxZ, hit);
        VectorMask<Float> hit2 = zero.compare(EQ, ALL_ZERO);
        hit2 = tNear3.compare(LE, tFar3, hit2);
        hit2 = tNear3.lanewise(ABS).compare(LE, ALL_LARGEST, hit2);
        hit = hit.and(hit2);
        hits |= hit.toLong() << k;
        // hit ? tNear : Float.POSITIVE_INFINITY
        FLOAT_VECTOR.cast(ALL_INFINITY.blend(tNear3, hit)).intoArray(keys, at + k);
        if ((k & WideLanes.LAST) == WideLanes.LAST) {
          words[firstWord + (k >>> 6)] = hits;
          hits = 0;
        }
      }
    }
  }
}
