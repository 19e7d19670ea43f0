// Compiled from InPlane.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.MUL;
import static lockstep.twin.WideLanes.FLOATS;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/** Wide twin of {@link InPlane#box}: the same operations in the same order, on vectors of pairs. */
final class InPlaneBoxWide implements Kernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_MINUS_LARGEST = FloatVector.broadcast(FLOATS, -3.4028235E38f);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] nxs = columns1[0], nys = columns1[1], nzs = columns1[2], ds = columns1[3];
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
        FloatVector nx = fromArray(FLOATS, nxs, i);
        FloatVector maxX = fromArray(FLOATS, maxXs, j);
        FloatVector minX = fromArray(FLOATS, minXs, j);
        // n > 0 ? max : min
        FloatVector x = minX.blend(maxX, nx.compare(GT, ALL_ZERO));
        FloatVector ny = fromArray(FLOATS, nys, i);
        FloatVector maxY = fromArray(FLOATS, maxYs, j);
        FloatVector minY = fromArray(FLOATS, minYs, j);
        // n > 0 ? max : min
        FloatVector x2 = minY.blend(maxY, ny.compare(GT, ALL_ZERO));
        FloatVector nz = fromArray(FLOATS, nzs, i);
        FloatVector maxZ = fromArray(FLOATS, maxZs, j);
        FloatVector minZ = fromArray(FLOATS, minZs, j);
        // n > 0 ? max : min
        FloatVector x3 = minZ.blend(maxZ, nz.compare(GT, ALL_ZERO));
        FloatVector d = fromArray(FLOATS, ds, i);
        // n == 0 ? 0 : n * x
        FloatVector outside = nx.lanewise(MUL, x).blend(ALL_ZERO, nx.compare(EQ, ALL_ZERO))
            .lanewise(ADD, ny.lanewise(MUL, x2).blend(ALL_ZERO, ny.compare(EQ, ALL_ZERO)))
            .lanewise(ADD, nz.lanewise(MUL, x3).blend(ALL_ZERO, nz.compare(EQ, ALL_ZERO))).lanewise(ADD, d);
        FloatVector square = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
            .lanewise(ADD, nz.lanewise(MUL, nz));
        VectorMask<Float> hit = minX.compare(LE, maxX);
        hit = minY.compare(LE, maxY, hit);
        hit = minZ.compare(LE, maxZ, hit);
        hit = d.compare(GE, ALL_MINUS_LARGEST, hit);
        VectorMask<Float> hit2 = square.compare(GE, ALL_LEAST_SQUARE);
        hit2 = square.compare(LE, ALL_LARGEST_SQUARE, hit2);
        hit2 = outside.compare(LE, ALL_ZERO, hit2);
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
