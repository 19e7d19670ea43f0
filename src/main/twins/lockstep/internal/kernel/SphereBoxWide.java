// Compiled from SphereBox.java; changes are made there.
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

/** Wide twin of {@link SphereBox#overlap}: the same operations in the same order, on vectors of pairs. */
final class SphereBoxWide implements Kernel {
  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], rs = columns1[3];
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
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
        FloatVector x = fromArray(FLOATS, xs, i);
        FloatVector minX = fromArray(FLOATS, minXs, j);
        FloatVector maxX = fromArray(FLOATS, maxXs, j);
        // x < min ? min : x > max ? max : x
        FloatVector dx = x.lanewise(SUB, x.blend(maxX, x.compare(GT, maxX)).blend(minX, x.compare(LT, minX)));
        FloatVector y = fromArray(FLOATS, ys, i);
        FloatVector minY = fromArray(FLOATS, minYs, j);
        FloatVector maxY = fromArray(FLOATS, maxYs, j);
        // x < min ? min : x > max ? max : x
        FloatVector dy = y.lanewise(SUB, y.blend(maxY, y.compare(GT, maxY)).blend(minY, y.compare(LT, minY)));
        FloatVector z = fromArray(FLOATS, zs, i);
        FloatVector minZ = fromArray(FLOATS, minZs, j);
        FloatVector maxZ = fromArray(FLOATS, maxZs, j);
        // x < min ? min : x > max ? max : x
        FloatVector dz = z.lanewise(SUB, z.blend(maxZ, z.compare(GT, maxZ)).blend(minZ, z.compare(LT, minZ)));
        VectorMask<Float> hit = minX.compare(LE, maxX);
        hit = minY.compare(LE, maxY, hit);
        hit = minZ.compare(LE, maxZ, hit);
        FloatVector r = fromArray(FLOATS, rs, i);
        hit = dx.lanewise(ABS).compare(LE, r, hit);
        VectorMask<Float> hit2 = dy.lanewise(ABS).compare(LE, r);
        hit2 = dz.lanewise(ABS).compare(LE, r, hit2);
        hit2 = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy)).lanewise(ADD, dz.lanewise(MUL, dz))
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
