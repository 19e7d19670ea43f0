// Compiled from BoxBox.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.LE;
import static lockstep.twin.WideLanes.FLOATS;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/** Wide twin of {@link BoxBox#overlap}: the same operations in the same order, on vectors of pairs. */
final class BoxBoxWide implements Kernel {
  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] minX1s = columns1[0], minY1s = columns1[1], minZ1s = columns1[2], maxX1s = columns1[3],
        maxY1s = columns1[4], maxZ1s = columns1[5];
    float[] minX2s = columns2[0], minY2s = columns2[1], minZ2s = columns2[2], maxX2s = columns2[3],
        maxY2s = columns2[4], maxZ2s = columns2[5];
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
        FloatVector minX1 = fromArray(FLOATS, minX1s, i);
        FloatVector maxX2 = fromArray(FLOATS, maxX2s, j);
        VectorMask<Float> hit = minX1.compare(LE, maxX2);
        FloatVector minX2 = fromArray(FLOATS, minX2s, j);
        FloatVector maxX1 = fromArray(FLOATS, maxX1s, i);
        hit = minX2.compare(LE, maxX1, hit);
        FloatVector minY1 = fromArray(FLOATS, minY1s, i);
        FloatVector maxY2 = fromArray(FLOATS, maxY2s, j);
        hit = minY1.compare(LE, maxY2, hit);
        FloatVector minY2 = fromArray(FLOATS, minY2s, j);
        FloatVector maxY1 = fromArray(FLOATS, maxY1s, i);
        hit = minY2.compare(LE, maxY1, hit);
        FloatVector minZ1 = fromArray(FLOATS, minZ1s, i);
        FloatVector maxZ2 = fromArray(FLOATS, maxZ2s, j);
        VectorMask<Float> hit2 = minZ1.compare(LE, maxZ2);
        FloatVector minZ2 = fromArray(FLOATS, minZ2s, j);
        FloatVector maxZ1 = fromArray(FLOATS, maxZ1s, i);
        hit2 = minZ2.compare(LE, maxZ1, hit2);
        hit2 = minX1.compare(LE, maxX1, hit2);
        hit2 = minY1.compare(LE, maxY1, hit2);
        VectorMask<Float> hit3 = minZ1.compare(LE, maxZ1);
        hit3 = minX2.compare(LE, maxX2, hit3);
        hit3 = minY2.compare(LE, maxY2, hit3);
        hit3 = minZ2.compare(LE, maxZ2, hit3);
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
