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

/** Wide twin of {@link InSphere#capsule}: the same operations in the same order, on vectors of pairs. */
final class InSphereCapsuleWide implements Kernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], rs = columns1[3];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], r2s = columns2[6];
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
        FloatVector dx = x.lanewise(SUB, fromArray(FLOATS, axs, j));
        FloatVector y = fromArray(FLOATS, ys, i);
        FloatVector dy = y.lanewise(SUB, fromArray(FLOATS, ays, j));
        FloatVector z = fromArray(FLOATS, zs, i);
        FloatVector dz = z.lanewise(SUB, fromArray(FLOATS, azs, j));
        FloatVector r2 = fromArray(FLOATS, r2s, j);
        FloatVector r = fromArray(FLOATS, rs, i).lanewise(SUB, r2);
        FloatVector x2 = dx.lanewise(ABS);
        FloatVector y2 = dy.lanewise(ABS);
        FloatVector z2 = dz.lanewise(ABS);
        FloatVector rSquared = r.lanewise(MUL, r);
        FloatVector dx2 = x.lanewise(SUB, fromArray(FLOATS, bxs, j));
        FloatVector dy2 = y.lanewise(SUB, fromArray(FLOATS, bys, j));
        FloatVector dz2 = z.lanewise(SUB, fromArray(FLOATS, bzs, j));
        FloatVector x3 = dx2.lanewise(ABS);
        FloatVector y3 = dy2.lanewise(ABS);
        FloatVector z3 = dz2.lanewise(ABS);
        VectorMask<Float> hit = r2.compare(GE, ALL_ZERO);
        hit = x2.compare(LE, r, hit);
        hit = y2.compare(LE, r, hit);
        hit = z2.compare(LE, r, hit);
        VectorMask<Float> hit2 = x3.compare(LE, r);
        hit2 = y3.compare(LE, r, hit2);
        hit2 = z3.compare(LE, r, hit2);
        hit2 = x2.lanewise(ADD, y2).lanewise(ADD, z2).compare(LE, ALL_LARGEST, hit2);
        VectorMask<Float> hit3 = x3.lanewise(ADD, y3).lanewise(ADD, z3).compare(LE, ALL_LARGEST);
        hit3 = x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2)).lanewise(ADD, z2.lanewise(MUL, z2))
            .compare(LE, rSquared, hit3);
        hit3 = x3.lanewise(MUL, x3).lanewise(ADD, y3.lanewise(MUL, y3)).lanewise(ADD, z3.lanewise(MUL, z3))
            .compare(LE, rSquared, hit3);
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
