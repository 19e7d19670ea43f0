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

/**
 * Vector twin of {@link BoxBox}, a vector of pairs at a time.
 *
 * <p>The twelve comparisons are four chains of three, each comparison masked by the one before: on
 * AVX-512 that folds the "and" into the comparison, which is where this kernel spends its time once
 * the boxes are in the first-level cache.
 */
final class BoxBoxWide {
  private BoxBoxWide() {}

  static void overlap(Operand boxes1, Operand boxes2, int count, Output out) {
    float[][] b1 = boxes1.columns, b2 = boxes2.columns;
    float[] minX1 = b1[0], minY1 = b1[1], minZ1 = b1[2];
    float[] maxX1 = b1[3], maxY1 = b1[4], maxZ1 = b1[5];
    float[] minX2 = b2[0], minY2 = b2[1], minZ2 = b2[2];
    float[] maxX2 = b2[3], maxY2 = b2[4], maxZ2 = b2[5];
    long[] words = out.planes[0];
    int firstWord = out.word;
    int first = boxes1.from;
    int second = boxes2.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long word = 0;
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
        int i = first + k;
        int j = second + k;
        FloatVector min1 = fromArray(FLOATS, minX1, i);
        FloatVector max1 = fromArray(FLOATS, maxX1, i);
        FloatVector min2 = fromArray(FLOATS, minX2, j);
        FloatVector max2 = fromArray(FLOATS, maxX2, j);
        VectorMask<Float> below = min1.compare(LE, max2);
        VectorMask<Float> above = min2.compare(LE, max1);
        VectorMask<Float> valid1 = min1.compare(LE, max1);
        VectorMask<Float> valid2 = min2.compare(LE, max2);
        min1 = fromArray(FLOATS, minY1, i);
        max1 = fromArray(FLOATS, maxY1, i);
        min2 = fromArray(FLOATS, minY2, j);
        max2 = fromArray(FLOATS, maxY2, j);
        below = min1.compare(LE, max2, below);
        above = min2.compare(LE, max1, above);
        valid1 = min1.compare(LE, max1, valid1);
        valid2 = min2.compare(LE, max2, valid2);
        min1 = fromArray(FLOATS, minZ1, i);
        max1 = fromArray(FLOATS, maxZ1, i);
        min2 = fromArray(FLOATS, minZ2, j);
        max2 = fromArray(FLOATS, maxZ2, j);
        below = min1.compare(LE, max2, below);
        above = min2.compare(LE, max1, above);
        valid1 = min1.compare(LE, max1, valid1);
        valid2 = min2.compare(LE, max2, valid2);
        word |= below.and(above).and(valid1.and(valid2)).toLong() << k;
      }
      words[firstWord + block] = word;
      first += boxes1.stride;
      second += boxes2.stride;
    }
  }
}
