// Compiled from BoxCylinder.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.twin.WideLanes.FLOATS;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/** Wide twin of {@link BoxCylinder#overlap}: the same operations in the same order, on vectors of pairs. */
final class BoxCylinderWide implements Kernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    float[] us = columns2[0], vs = columns2[1], rs = columns2[2];
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
        FloatVector u = fromArray(FLOATS, us, j);
        FloatVector minX = fromArray(FLOATS, minXs, i);
        FloatVector maxX = fromArray(FLOATS, maxXs, i);
        // x < min ? min : x > max ? max : x
        FloatVector dx = u.lanewise(SUB, u.blend(maxX, u.compare(GT, maxX)).blend(minX, u.compare(LT, minX)));
        FloatVector v = fromArray(FLOATS, vs, j);
        FloatVector minY = fromArray(FLOATS, minYs, i);
        FloatVector maxY = fromArray(FLOATS, maxYs, i);
        // x < min ? min : x > max ? max : x
        FloatVector dy = v.lanewise(SUB, v.blend(maxY, v.compare(GT, maxY)).blend(minY, v.compare(LT, minY)));
        FloatVector r = fromArray(FLOATS, rs, j);
        VectorMask<Float> hit = ALL_ZERO.compare(LE, r);
        hit = minX.compare(LE, maxX, hit);
        hit = minY.compare(LE, maxY, hit);
        hit = fromArray(FLOATS, minZs, i).compare(LE, fromArray(FLOATS, maxZs, i), hit);
        VectorMask<Float> hit2 = dx.lanewise(ABS).compare(LE, r);
        hit2 = dy.lanewise(ABS).compare(LE, r, hit2);
        hit2 = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy)).lanewise(ADD, ALL_ZERO)
            .compare(LE, r.lanewise(MUL, r), hit2);
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
