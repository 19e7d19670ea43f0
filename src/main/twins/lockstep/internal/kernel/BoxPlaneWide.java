// Compiled from BoxPlane.java; changes are made there.
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

/** Wide twin of {@link BoxPlane#overlap}: the same operations in the same order, on vectors of pairs. */
final class BoxPlaneWide implements Kernel {
  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2], ds = columns2[3];
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector minusLargest = FloatVector.broadcast(FLOATS, -3.4028235E38f);
    FloatVector leastSquare = FloatVector.broadcast(FLOATS, 7.888609E-31f);
    FloatVector largestSquare = FloatVector.broadcast(FLOATS, 1.2676506E30f);
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long hits = 0;
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
        int i = from1 + k;
        int j = from2 + k;
        FloatVector nx = fromArray(FLOATS, nxs, j);
        FloatVector minX = fromArray(FLOATS, minXs, i);
        FloatVector maxX = fromArray(FLOATS, maxXs, i);
        // n > 0 ? min : max
        FloatVector x = maxX.blend(minX, nx.compare(GT, zero));
        FloatVector ny = fromArray(FLOATS, nys, j);
        FloatVector minY = fromArray(FLOATS, minYs, i);
        FloatVector maxY = fromArray(FLOATS, maxYs, i);
        // n > 0 ? min : max
        FloatVector x2 = maxY.blend(minY, ny.compare(GT, zero));
        FloatVector nz = fromArray(FLOATS, nzs, j);
        FloatVector minZ = fromArray(FLOATS, minZs, i);
        FloatVector maxZ = fromArray(FLOATS, maxZs, i);
        // n > 0 ? min : max
        FloatVector x3 = maxZ.blend(minZ, nz.compare(GT, zero));
        FloatVector d = fromArray(FLOATS, ds, j);
        // n == 0 ? 0 : n * x
        FloatVector outside = nx.lanewise(MUL, x).blend(zero, nx.compare(EQ, zero))
            .lanewise(ADD, ny.lanewise(MUL, x2).blend(zero, ny.compare(EQ, zero)))
            .lanewise(ADD, nz.lanewise(MUL, x3).blend(zero, nz.compare(EQ, zero))).lanewise(ADD, d);
        FloatVector square = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
            .lanewise(ADD, nz.lanewise(MUL, nz));
        VectorMask<Float> hit = minX.compare(LE, maxX);
        hit = minY.compare(LE, maxY, hit);
        hit = minZ.compare(LE, maxZ, hit);
        hit = d.compare(GE, minusLargest, hit);
        VectorMask<Float> hit2 = square.compare(GE, leastSquare);
        hit2 = square.compare(LE, largestSquare, hit2);
        hit2 = outside.compare(LE, zero, hit2);
        hit = hit.and(hit2);
        hits |= hit.toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }
}
