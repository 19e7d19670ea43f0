// Compiled from RayPlane.java; changes are made there.
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
import static lockstep.twin.WideLanes.FLOATS;
import static lockstep.twin.WideLanes.FLOAT_VECTOR;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/** Wide twin of {@link RayPlane#cast}: the same operations in the same order, on vectors of pairs. */
final class RayPlaneWide implements Kernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] oxs = columns1[0], oys = columns1[1], ozs = columns1[2], dxs = columns1[3], dys = columns1[4],
        dzs = columns1[5], tMins = columns1[6], tMaxs = columns1[7];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2], ds = columns2[3];
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
        FloatVector nx = fromArray(FLOATS, nxs, j);
        FloatVector ny = fromArray(FLOATS, nys, j);
        FloatVector nz = fromArray(FLOATS, nzs, j);
        FloatVector outside = nx.lanewise(MUL, fromArray(FLOATS, oxs, i))
            .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, oys, i)))
            .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, ozs, i))).lanewise(ADD, fromArray(FLOATS, ds, j));
        FloatVector slope = nx.lanewise(MUL, fromArray(FLOATS, dxs, i))
            .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, dys, i)))
            .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, dzs, i)));
        FloatVector tMin = fromArray(FLOATS, tMins, i);
        FloatVector start2 = outside.lanewise(ADD, tMin.lanewise(MUL, slope));
        FloatVector tMax = fromArray(FLOATS, tMaxs, i);
        FloatVector end2 = outside.lanewise(ADD, tMax.lanewise(MUL, slope));
        VectorMask<Float> inside = start2.compare(LE, ALL_ZERO);
        VectorMask<Float> enters = start2.compare(GT, ALL_ZERO);
        enters = end2.compare(LE, ALL_ZERO, enters);
        FloatVector t = outside.lanewise(DIV, slope.lanewise(NEG));
        // t > tMin ? t : tMin
        FloatVector t2 = tMin.blend(t, t.compare(GT, tMin));
        // t < tMax ? t : tMax
        FloatVector t3 = tMax.blend(t2, t2.compare(LT, tMax));
        // inside ? tMin : t
        FloatVector t4 = t3.blend(tMin, inside);
        FloatVector square = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
            .lanewise(ADD, nz.lanewise(MUL, nz));
        VectorMask<Float> hit = tMin.compare(LE, tMax, inside.or(enters));
        hit = square.compare(GE, ALL_LEAST_SQUARE, hit);
        hit = square.compare(LE, ALL_LARGEST_SQUARE, hit);
        VectorMask<Float> hit2 = slope.lanewise(ABS).compare(LE, ALL_LARGEST);
        hit2 = outside.lanewise(ABS).compare(LE, ALL_LARGEST, hit2);
        hit2 = t4.lanewise(ABS).compare(LE, ALL_LARGEST, hit2);
        hit = hit.and(hit2);
        hits |= hit.toLong() << k;
        // hit ? t : Float.POSITIVE_INFINITY
        FLOAT_VECTOR.cast(ALL_INFINITY.blend(t4, hit)).intoArray(keys, at + k);
        if ((k & WideLanes.LAST) == WideLanes.LAST) {
          words[firstWord + (k >>> 6)] = hits;
          hits = 0;
        }
      }
    }
  }
}
