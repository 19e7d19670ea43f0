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

/** Wide twin of {@link InBox#capsule}: the same operations in the same order, on vectors of pairs. */
final class InBoxCapsuleWide implements Kernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], rs = columns2[6];
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
        FloatVector ax = fromArray(FLOATS, axs, j);
        FloatVector minX = fromArray(FLOATS, minXs, i);
        VectorMask<Float> hit = r.compare(LE, ax.lanewise(SUB, minX), rAtLeastZero.and(rAtMostLargest)
            .and(rAtLeastZero).and(rAtMostLargest).and(rAtLeastZero).and(rAtMostLargest).and(rAtLeastZero)
            .and(rAtMostLargest).and(rAtLeastZero).and(rAtMostLargest).and(rAtLeastZero).and(rAtMostLargest));
        FloatVector maxX = fromArray(FLOATS, maxXs, i);
        hit = r.compare(LE, maxX.lanewise(SUB, ax), hit);
        FloatVector ay = fromArray(FLOATS, ays, j);
        FloatVector minY = fromArray(FLOATS, minYs, i);
        hit = r.compare(LE, ay.lanewise(SUB, minY), hit);
        FloatVector maxY = fromArray(FLOATS, maxYs, i);
        hit = r.compare(LE, maxY.lanewise(SUB, ay), hit);
        FloatVector az = fromArray(FLOATS, azs, j);
        FloatVector minZ = fromArray(FLOATS, minZs, i);
        VectorMask<Float> hit2 = r.compare(LE, az.lanewise(SUB, minZ));
        FloatVector maxZ = fromArray(FLOATS, maxZs, i);
        hit2 = r.compare(LE, maxZ.lanewise(SUB, az), hit2);
        FloatVector bx = fromArray(FLOATS, bxs, j);
        hit2 = r.compare(LE, bx.lanewise(SUB, minX), hit2);
        hit2 = r.compare(LE, maxX.lanewise(SUB, bx), hit2);
        FloatVector by = fromArray(FLOATS, bys, j);
        VectorMask<Float> hit3 = r.compare(LE, by.lanewise(SUB, minY));
        hit3 = r.compare(LE, maxY.lanewise(SUB, by), hit3);
        FloatVector bz = fromArray(FLOATS, bzs, j);
        hit3 = r.compare(LE, bz.lanewise(SUB, minZ), hit3);
        hit3 = r.compare(LE, maxZ.lanewise(SUB, bz), hit3);
        hit = hit.and(hit2).and(hit3);
        hits |= hit.toLong() << k;
        if ((k & WideLanes.LAST) == WideLanes.LAST) {
          words[firstWord + (k >>> 6)] = hits;
          hits = 0;
        }
      }
    }
  }
}
