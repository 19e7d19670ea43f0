// Compiled from InBox.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.LE;
import static lockstep.twin.WideLanes.FLOATS;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/** Wide twin of {@link InBox#triangle}: the same operations in the same order, on vectors of pairs. */
final class InBoxTriangleWide implements Kernel {
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
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
        FloatVector minX = fromArray(FLOATS, minXs, i);
        FloatVector ax = fromArray(FLOATS, axs, j);
        VectorMask<Float> hit = minX.compare(LE, ax);
        FloatVector maxX = fromArray(FLOATS, maxXs, i);
        hit = ax.compare(LE, maxX, hit);
        FloatVector minY = fromArray(FLOATS, minYs, i);
        FloatVector ay = fromArray(FLOATS, ays, j);
        hit = minY.compare(LE, ay, hit);
        FloatVector maxY = fromArray(FLOATS, maxYs, i);
        hit = ay.compare(LE, maxY, hit);
        FloatVector minZ = fromArray(FLOATS, minZs, i);
        FloatVector az = fromArray(FLOATS, azs, j);
        VectorMask<Float> hit2 = minZ.compare(LE, az);
        FloatVector maxZ = fromArray(FLOATS, maxZs, i);
        hit2 = az.compare(LE, maxZ, hit2);
        FloatVector bx = fromArray(FLOATS, bxs, j);
        hit2 = minX.compare(LE, bx, hit2);
        hit2 = bx.compare(LE, maxX, hit2);
        FloatVector by = fromArray(FLOATS, bys, j);
        VectorMask<Float> hit3 = minY.compare(LE, by);
        hit3 = by.compare(LE, maxY, hit3);
        FloatVector bz = fromArray(FLOATS, bzs, j);
        hit3 = minZ.compare(LE, bz, hit3);
        hit3 = bz.compare(LE, maxZ, hit3);
        FloatVector cx = fromArray(FLOATS, cxs, j);
        VectorMask<Float> hit4 = minX.compare(LE, cx);
        hit4 = cx.compare(LE, maxX, hit4);
        FloatVector cy = fromArray(FLOATS, cys, j);
        hit4 = minY.compare(LE, cy, hit4);
        hit4 = cy.compare(LE, maxY, hit4);
        FloatVector cz = fromArray(FLOATS, czs, j);
        VectorMask<Float> hit5 = minZ.compare(LE, cz);
        hit5 = cz.compare(LE, maxZ, hit5);
        hit5 = ax.lanewise(ABS).compare(LE, ALL_LARGEST, hit5);
        hit5 = ay.lanewise(ABS).compare(LE, ALL_LARGEST, hit5);
        VectorMask<Float> hit6 = az.lanewise(ABS).compare(LE, ALL_LARGEST);
        hit6 = bx.lanewise(ABS).compare(LE, ALL_LARGEST, hit6);
        hit6 = by.lanewise(ABS).compare(LE, ALL_LARGEST, hit6);
        hit6 = bz.lanewise(ABS).compare(LE, ALL_LARGEST, hit6);
        VectorMask<Float> hit7 = cx.lanewise(ABS).compare(LE, ALL_LARGEST);
        hit7 = cy.lanewise(ABS).compare(LE, ALL_LARGEST, hit7);
        hit7 = cz.lanewise(ABS).compare(LE, ALL_LARGEST, hit7);
        hit = hit.and(hit2).and(hit3).and(hit4).and(hit5).and(hit6).and(hit7);
        hits |= hit.toLong() << k;
        if ((k & WideLanes.LAST) == WideLanes.LAST) {
          words[firstWord + (k >>> 6)] = hits;
          hits = 0;
        }
      }
    }
  }
}
