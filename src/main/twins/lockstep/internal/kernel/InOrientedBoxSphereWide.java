// Compiled from InOrientedBox.java; changes are made there.
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

/** Wide twin of {@link InOrientedBox#sphere}: the same operations in the same order, on vectors of pairs. */
final class InOrientedBoxSphereWide implements Kernel {
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], hxs = columns1[3], hys = columns1[4],
        hzs = columns1[5], qxs = columns1[6], qys = columns1[7], qzs = columns1[8], qws = columns1[9];
    float[] x2s = columns2[0], y2s = columns2[1], z2s = columns2[2], rs = columns2[3];
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector leastSquare = FloatVector.broadcast(FLOATS, 7.888609E-31f);
    FloatVector largestSquare = FloatVector.broadcast(FLOATS, 1.2676506E30f);
    FloatVector largest = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
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
        FloatVector square = qx.lanewise(MUL, qx).lanewise(ADD, qy.lanewise(MUL, qy))
            .lanewise(ADD, qz.lanewise(MUL, qz).lanewise(ADD, qw.lanewise(MUL, qw)));
        FloatVector dx = fromArray(FLOATS, x2s, j).lanewise(SUB, fromArray(FLOATS, xs, i));
        FloatVector dy = fromArray(FLOATS, y2s, j).lanewise(SUB, fromArray(FLOATS, ys, i));
        FloatVector dz = fromArray(FLOATS, z2s, j).lanewise(SUB, fromArray(FLOATS, zs, i));
        FloatVector s = ALL_TWO.lanewise(DIV, square);
        FloatVector hx = fromArray(FLOATS, hxs, i);
        FloatVector r = fromArray(FLOATS, rs, j);
        FloatVector hx2 = hx.lanewise(SUB, r);
        FloatVector hy = fromArray(FLOATS, hys, i);
        FloatVector hy2 = hy.lanewise(SUB, r);
        FloatVector hz = fromArray(FLOATS, hzs, i);
        FloatVector hz2 = hz.lanewise(SUB, r);
        FloatVector product = s.lanewise(MUL, qy);
        FloatVector product2 = s.lanewise(MUL, qz);
        FloatVector tx = product.lanewise(MUL, dz).lanewise(SUB, product2.lanewise(MUL, dy));
        FloatVector product3 = s.lanewise(MUL, qx);
        FloatVector ty = product2.lanewise(MUL, dx).lanewise(SUB, product3.lanewise(MUL, dz));
        FloatVector tz = product3.lanewise(MUL, dy).lanewise(SUB, product.lanewise(MUL, dx));
        VectorMask<Float> hit = r.compare(GE, zero);
        hit = hx.compare(GE, zero, hit);
        hit = hy.compare(GE, zero, hit);
        hit = hz.compare(GE, zero, hit);
        VectorMask<Float> hit2 = hx.compare(LE, largest);
        hit2 = hy.compare(LE, largest, hit2);
        hit2 = hz.compare(LE, largest, hit2);
        hit2 = square.compare(GE, leastSquare, hit2);
        VectorMask<Float> hit3 = square.compare(LE, largestSquare);
        hit3 = dx.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
            .lanewise(SUB, qw.lanewise(MUL, tx))).lanewise(ABS).compare(LE, hx2, hit3);
        hit3 = dy.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
            .lanewise(SUB, qw.lanewise(MUL, ty))).lanewise(ABS).compare(LE, hy2, hit3);
        hit3 = dz.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
            .lanewise(SUB, qw.lanewise(MUL, tz))).lanewise(ABS).compare(LE, hz2, hit3);
        hit = hit.and(hit2).and(hit3);
        hits |= hit.toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }
}
