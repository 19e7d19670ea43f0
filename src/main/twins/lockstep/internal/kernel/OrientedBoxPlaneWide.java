// Compiled from OrientedBoxPlane.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
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

/**
 * Wide twin of {@link OrientedBoxPlane#overlap}: the same operations in the same order, on vectors of pairs.
 */
final class OrientedBoxPlaneWide implements Kernel {
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], hxs = columns1[3], hys = columns1[4],
        hzs = columns1[5], qxs = columns1[6], qys = columns1[7], qzs = columns1[8], qws = columns1[9];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2], ds = columns2[3];
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector largest = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
    FloatVector leastSquare = FloatVector.broadcast(FLOATS, 7.888609E-31f);
    FloatVector largestSquare = FloatVector.broadcast(FLOATS, 1.2676506E30f);
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long hits = 0;
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
        int i = from1 + k;
        int j = from2 + k;
        FloatVector qx = fromArray(FLOATS, qxs, i);
        FloatVector qy = fromArray(FLOATS, qys, i);
        FloatVector qz = fromArray(FLOATS, qzs, i);
        FloatVector qw = fromArray(FLOATS, qws, i);
        FloatVector squareQ = qx.lanewise(MUL, qx).lanewise(ADD, qy.lanewise(MUL, qy))
            .lanewise(ADD, qz.lanewise(MUL, qz).lanewise(ADD, qw.lanewise(MUL, qw)));
        FloatVector scale = ALL_TWO.lanewise(DIV, squareQ);
        FloatVector vx = qx.lanewise(MUL, scale);
        FloatVector vy = qy.lanewise(MUL, scale);
        FloatVector vz = qz.lanewise(MUL, scale);
        FloatVector ny = fromArray(FLOATS, nys, j);
        FloatVector nz = fromArray(FLOATS, nzs, j);
        FloatVector kx = ny.lanewise(MUL, vz).lanewise(SUB, nz.lanewise(MUL, vy));
        FloatVector nx = fromArray(FLOATS, nxs, j);
        FloatVector ky = nz.lanewise(MUL, vx).lanewise(SUB, nx.lanewise(MUL, vz));
        FloatVector kz = nx.lanewise(MUL, vy).lanewise(SUB, ny.lanewise(MUL, vx));
        FloatVector mx = nx.lanewise(ADD, qw.lanewise(MUL, kx)
            .lanewise(ADD, ky.lanewise(MUL, qz).lanewise(SUB, kz.lanewise(MUL, qy))));
        FloatVector my = ny.lanewise(ADD, qw.lanewise(MUL, ky)
            .lanewise(ADD, kz.lanewise(MUL, qx).lanewise(SUB, kx.lanewise(MUL, qz))));
        FloatVector mz = nz.lanewise(ADD, qw.lanewise(MUL, kz)
            .lanewise(ADD, kx.lanewise(MUL, qy).lanewise(SUB, ky.lanewise(MUL, qx))));
        FloatVector hx = fromArray(FLOATS, hxs, i);
        FloatVector hy = fromArray(FLOATS, hys, i);
        FloatVector hz = fromArray(FLOATS, hzs, i);
        FloatVector reach = mx.lanewise(ABS).lanewise(MUL, hx)
            .lanewise(ADD, my.lanewise(ABS).lanewise(MUL, hy))
            .lanewise(ADD, mz.lanewise(ABS).lanewise(MUL, hz));
        FloatVector outside = nx.lanewise(MUL, fromArray(FLOATS, xs, i))
            .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, ys, i)))
            .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, zs, i))).lanewise(ADD, fromArray(FLOATS, ds, j));
        FloatVector square = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
            .lanewise(ADD, nz.lanewise(MUL, nz));
        VectorMask<Float> hit = hx.compare(GE, zero);
        hit = hy.compare(GE, zero, hit);
        hit = hz.compare(GE, zero, hit);
        hit = squareQ.compare(GE, leastSquare, hit);
        VectorMask<Float> hit2 = squareQ.compare(LE, largestSquare);
        hit2 = square.compare(GE, leastSquare, hit2);
        hit2 = square.compare(LE, largestSquare, hit2);
        hit2 = outside.lanewise(ABS).compare(LE, largest, hit2);
        VectorMask<Float> hit3 = outside.compare(LE, reach);
        hit3 = reach.compare(LE, largest, hit3);
        hit = hit.and(hit2).and(hit3);
        hits |= hit.toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }
}
