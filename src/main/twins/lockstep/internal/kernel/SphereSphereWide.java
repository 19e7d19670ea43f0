// Compiled from SphereSphere.java; changes are made there.
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

/** Wide twin of {@link SphereSphere#overlap}: the same operations in the same order, on vectors of pairs. */
final class SphereSphereWide implements Kernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] x1s = columns1[0], y1s = columns1[1], z1s = columns1[2], r1s = columns1[3];
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
        FloatVector r1 = fromArray(FLOATS, r1s, i);
        FloatVector r2 = fromArray(FLOATS, r2s, j);
        FloatVector r = r1.lanewise(ADD, r2);
        FloatVector dx = fromArray(FLOATS, x1s, i).lanewise(SUB, fromArray(FLOATS, x2s, j));
        FloatVector dy = fromArray(FLOATS, y1s, i).lanewise(SUB, fromArray(FLOATS, y2s, j));
        FloatVector dz = fromArray(FLOATS, z1s, i).lanewise(SUB, fromArray(FLOATS, z2s, j));
        VectorMask<Float> hit = r1.compare(GE, ALL_ZERO);
        hit = r2.compare(GE, ALL_ZERO, hit);
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
