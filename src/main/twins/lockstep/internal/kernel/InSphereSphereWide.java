// Compiled from InSphere.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.GE;
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

/** Wide twin of {@link InSphere#sphere}: the same operations in the same order, on vectors of pairs. */
final class InSphereSphereWide implements Kernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], rs = columns1[3];
    float[] x2s = columns2[0], y2s = columns2[1], z2s = columns2[2], r2s = columns2[3];
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
        FloatVector dx = fromArray(FLOATS, xs, i).lanewise(SUB, fromArray(FLOATS, x2s, j));
        FloatVector dy = fromArray(FLOATS, ys, i).lanewise(SUB, fromArray(FLOATS, y2s, j));
        FloatVector dz = fromArray(FLOATS, zs, i).lanewise(SUB, fromArray(FLOATS, z2s, j));
        FloatVector r2 = fromArray(FLOATS, r2s, j);
        FloatVector r = fromArray(FLOATS, rs, i).lanewise(SUB, r2);
        FloatVector x = dx.lanewise(ABS);
        FloatVector y = dy.lanewise(ABS);
        FloatVector z = dz.lanewise(ABS);
        VectorMask<Float> hit = r2.compare(GE, ALL_ZERO);
        hit = x.compare(LE, r, hit);
        hit = y.compare(LE, r, hit);
        VectorMask<Float> hit2 = z.compare(LE, r);
        hit2 = x.lanewise(ADD, y).lanewise(ADD, z).compare(LE, ALL_LARGEST, hit2);
        hit2 = x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y)).lanewise(ADD, z.lanewise(MUL, z))
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
