// Compiled from InSphere.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.twin.WideLanes.FLOATS;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/** Wide twin of {@link InSphere#box}: the same operations in the same order, on vectors of pairs. */
final class InSphereBoxWide implements Kernel {
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);

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
        FloatVector below = x.lanewise(SUB, minX);
        FloatVector maxX = fromArray(FLOATS, maxXs, j);
        FloatVector above = maxX.lanewise(SUB, x);
        // below > above ? below : above
        FloatVector dx = above.blend(below, below.compare(GT, above));
        FloatVector y = fromArray(FLOATS, ys, i);
        FloatVector minY = fromArray(FLOATS, minYs, j);
        FloatVector below2 = y.lanewise(SUB, minY);
        FloatVector maxY = fromArray(FLOATS, maxYs, j);
        FloatVector above2 = maxY.lanewise(SUB, y);
        // below > above ? below : above
        FloatVector dy = above2.blend(below2, below2.compare(GT, above2));
        FloatVector z = fromArray(FLOATS, zs, i);
        FloatVector minZ = fromArray(FLOATS, minZs, j);
        FloatVector below3 = z.lanewise(SUB, minZ);
        FloatVector maxZ = fromArray(FLOATS, maxZs, j);
        FloatVector above3 = maxZ.lanewise(SUB, z);
        // below > above ? below : above
        FloatVector dz = above3.blend(below3, below3.compare(GT, above3));
        FloatVector x2 = dx.lanewise(ABS);
        FloatVector y2 = dy.lanewise(ABS);
        FloatVector z2 = dz.lanewise(ABS);
        VectorMask<Float> hit = minX.compare(LE, maxX);
        hit = minY.compare(LE, maxY, hit);
        hit = minZ.compare(LE, maxZ, hit);
        FloatVector r = fromArray(FLOATS, rs, i);
        hit = x2.compare(LE, r, hit);
        VectorMask<Float> hit2 = y2.compare(LE, r);
        hit2 = z2.compare(LE, r, hit2);
        hit2 = x2.lanewise(ADD, y2).lanewise(ADD, z2).compare(LE, ALL_LARGEST, hit2);
        hit2 = x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2)).lanewise(ADD, z2.lanewise(MUL, z2))
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
