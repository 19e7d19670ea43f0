// Compiled from TrianglePlane.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.MUL;
import static lockstep.twin.WideLanes.FLOATS;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/** Wide twin of {@link TrianglePlane#overlap}: the same operations in the same order, on vectors of pairs. */
final class TrianglePlaneWide implements Kernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5], cxs = columns1[6], cys = columns1[7], czs = columns1[8];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2], ds = columns2[3];
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
        FloatVector nx = fromArray(FLOATS, nxs, j);
        FloatVector ny = fromArray(FLOATS, nys, j);
        FloatVector nz = fromArray(FLOATS, nzs, j);
        FloatVector d = fromArray(FLOATS, ds, j);
        FloatVector a = nx.lanewise(MUL, fromArray(FLOATS, axs, i))
            .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, ays, i)))
            .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, azs, i))).lanewise(ADD, d);
        FloatVector b = nx.lanewise(MUL, fromArray(FLOATS, bxs, i))
            .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, bys, i)))
            .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, bzs, i))).lanewise(ADD, d);
        FloatVector c = nx.lanewise(MUL, fromArray(FLOATS, cxs, i))
            .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, cys, i)))
            .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, czs, i))).lanewise(ADD, d);
        FloatVector square = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
            .lanewise(ADD, nz.lanewise(MUL, nz));
        VectorMask<Float> hit = square.compare(GE, ALL_LEAST_SQUARE, a.compare(LE, ALL_ZERO)
            .or(b.compare(LE, ALL_ZERO)).or(c.compare(LE, ALL_ZERO)));
        hit = square.compare(LE, ALL_LARGEST_SQUARE, hit);
        hit = a.lanewise(ABS).compare(LE, ALL_LARGEST, hit);
        hit = b.lanewise(ABS).compare(LE, ALL_LARGEST, hit);
        hit = c.lanewise(ABS).compare(LE, ALL_LARGEST, hit);
        hits |= hit.toLong() << k;
        if ((k & WideLanes.LAST) == WideLanes.LAST) {
          words[firstWord + (k >>> 6)] = hits;
          hits = 0;
        }
      }
    }
  }
}
