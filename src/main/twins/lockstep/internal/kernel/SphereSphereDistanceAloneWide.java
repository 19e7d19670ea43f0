// Compiled from SphereSphereDistance.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
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
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/**
 * Wide twin of {@link SphereSphereDistance#alone}: the same operations in the same order, on vectors of pairs.
 */
final class SphereSphereDistanceAloneWide implements Kernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] x1s = columns1[0], y1s = columns1[1], z1s = columns1[2], r1s = columns1[3];
    float[] x2s = columns2[0], y2s = columns2[1], z2s = columns2[2], r2s = columns2[3];
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
        FloatVector x = fromArray(FLOATS, x1s, i).lanewise(SUB, fromArray(FLOATS, x2s, j));
        FloatVector y = fromArray(FLOATS, y1s, i).lanewise(SUB, fromArray(FLOATS, y2s, j));
        FloatVector z = fromArray(FLOATS, z1s, i).lanewise(SUB, fromArray(FLOATS, z2s, j));
        FloatVector sum = x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
            .lanewise(ADD, z.lanewise(MUL, z));
        FloatVector length = sum.lanewise(SQRT);
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
        VectorMask<Float> distanceGreaterZero = distance.compare(GT, ALL_ZERO);
        hits |= valid.and(allR1AtLeastZero.or(distanceGreaterZero.not()
            .or(distance.compare(LT, ALL_INFINITY)))).toLong() << k;
        // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY :
        // SphereSphere.overlap(x1, y1, z1, r1, x2, y2, z2, r2) ? signed ? Rounded.inside(length, r1 + r2) : 0 :
        // Rounded.apart(length, r1 + r2)
        FLOAT_VECTOR.cast(ALL_INFINITY.blend(ALL_C1_40E_45.blend(distance, distanceGreaterZero)
            .blend(ALL_ZERO, allR1AtLeastZero), valid)).intoArray(keys, at + k);
        if ((k & WideLanes.LAST) == WideLanes.LAST) {
          words[firstWord + (k >>> 6)] = hits;
          hits = 0;
        }
      }
    }
  }
}
