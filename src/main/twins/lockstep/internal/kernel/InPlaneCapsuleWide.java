// Compiled from InPlane.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.NEG;
import static jdk.incubator.vector.VectorOperators.SQRT;
import static lockstep.twin.WideLanes.FLOATS;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/** Wide twin of {@link InPlane#capsule}: the same operations in the same order, on vectors of pairs. */
final class InPlaneCapsuleWide implements Kernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_MINUS_LARGEST = FloatVector.broadcast(FLOATS, -3.4028235E38f);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] nxs = columns1[0], nys = columns1[1], nzs = columns1[2], ds = columns1[3];
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
        FloatVector nx = fromArray(FLOATS, nxs, i);
        FloatVector ny = fromArray(FLOATS, nys, i);
        FloatVector nz = fromArray(FLOATS, nzs, i);
        FloatVector square = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
            .lanewise(ADD, nz.lanewise(MUL, nz));
        FloatVector r = fromArray(FLOATS, rs, j);
        FloatVector reach = r.lanewise(MUL, square.lanewise(SQRT));
        FloatVector d = fromArray(FLOATS, ds, i);
        FloatVector outside = nx.lanewise(MUL, fromArray(FLOATS, axs, j))
            .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, ays, j)))
            .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, azs, j))).lanewise(ADD, d);
        FloatVector minusReach = reach.lanewise(NEG);
        FloatVector outside2 = nx.lanewise(MUL, fromArray(FLOATS, bxs, j))
            .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, bys, j)))
            .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, bzs, j))).lanewise(ADD, d);
        VectorMask<Float> hit = r.compare(GE, ALL_ZERO);
        hit = square.compare(GE, ALL_LEAST_SQUARE, hit);
        hit = square.compare(LE, ALL_LARGEST_SQUARE, hit);
        hit = outside.compare(GE, ALL_MINUS_LARGEST, hit);
        VectorMask<Float> hit2 = outside2.compare(GE, ALL_MINUS_LARGEST);
        hit2 = outside.compare(LE, minusReach, hit2);
        hit2 = outside2.compare(LE, minusReach, hit2);
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
