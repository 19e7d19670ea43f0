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
  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] nxs = columns1[0], nys = columns1[1], nzs = columns1[2], ds = columns1[3];
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
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
        FloatVector nx = fromArray(FLOATS, nxs, i);
        FloatVector maxX = fromArray(FLOATS, maxXs, j);
        FloatVector minX = fromArray(FLOATS, minXs, j);
        // n > 0 ? max : min
        FloatVector x = minX.blend(maxX, nx.compare(GT, zero));
        FloatVector ny = fromArray(FLOATS, nys, i);
        FloatVector maxY = fromArray(FLOATS, maxYs, j);
        FloatVector minY = fromArray(FLOATS, minYs, j);
        // n > 0 ? max : min
        FloatVector x2 = minY.blend(maxY, ny.compare(GT, zero));
        FloatVector nz = fromArray(FLOATS, nzs, i);
        FloatVector maxZ = fromArray(FLOATS, maxZs, j);
        FloatVector minZ = fromArray(FLOATS, minZs, j);
        // n > 0 ? max : min
        FloatVector x3 = minZ.blend(maxZ, nz.compare(GT, zero));
        FloatVector d = fromArray(FLOATS, ds, i);
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
