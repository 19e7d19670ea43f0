// Compiled from InBox.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.twin.WideLanes.FLOATS;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/** Wide twin of {@link InBox#sphere}: the same operations in the same order, on vectors of pairs. */
final class InBoxSphereWide implements Kernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2], rs = columns2[3];
    long[] words = out.planes[0];
    int pairs = Kernel.padded(count);
    int most = Operand.most(first, second);
    for (int start = 0; start < pairs; start += most) {
      int end = Math.min(most, pairs - start);
      int from1 = first.at(start);
      int from2 = second.at(start);
      int firstWord = out.word + (start >>> 6);
      long hits = 0;
      for (int k = 0; k < end; k += WideLanes.LENGTH) {
        int i = from1 + k;
        int j = from2 + k;
        FloatVector r = fromArray(FLOATS, rs, j);
        VectorMask<Float> rAtLeastZero = r.compare(GE, ALL_ZERO);
        VectorMask<Float> rAtMostLargest = r.compare(LE, ALL_LARGEST);
        FloatVector x = fromArray(FLOATS, xs, j);
        VectorMask<Float> hit = r.compare(LE, x.lanewise(SUB, fromArray(FLOATS, minXs, i)), rAtLeastZero
            .and(rAtMostLargest).and(rAtLeastZero).and(rAtMostLargest).and(rAtLeastZero).and(rAtMostLargest));
        hit = r.compare(LE, fromArray(FLOATS, maxXs, i).lanewise(SUB, x), hit);
        FloatVector y = fromArray(FLOATS, ys, j);
        hit = r.compare(LE, y.lanewise(SUB, fromArray(FLOATS, minYs, i)), hit);
        VectorMask<Float> hit2 = r.compare(LE, fromArray(FLOATS, maxYs, i).lanewise(SUB, y));
        FloatVector z = fromArray(FLOATS, zs, j);
        hit2 = r.compare(LE, z.lanewise(SUB, fromArray(FLOATS, minZs, i)), hit2);
        hit2 = r.compare(LE, fromArray(FLOATS, maxZs, i).lanewise(SUB, z), hit2);
        hit = hit.and(hit2);
        hits |= hit.toLong() << k;
        if ((k & WideLanes.LAST) == WideLanes.LAST) {
          words[firstWord + (k >>> 6)] = hits;
          hits = 0;
        }
      }
    }
  }
}
