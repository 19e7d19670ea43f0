// Compiled from InSphere.java; changes are made there.
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

/** Wide twin of {@link InSphere#orientedBox}: the same operations in the same order, on vectors of pairs. */
final class InSphereOrientedBoxWide implements Kernel {
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], rs = columns1[3];
    float[] x2s = columns2[0], y2s = columns2[1], z2s = columns2[2], hxs = columns2[3], hys = columns2[4],
        hzs = columns2[5], qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
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
        FloatVector qx = fromArray(FLOATS, qxs, j);
        FloatVector qy = fromArray(FLOATS, qys, j);
        FloatVector qz = fromArray(FLOATS, qzs, j);
        FloatVector qw = fromArray(FLOATS, qws, j);
        FloatVector square = qx.lanewise(MUL, qx).lanewise(ADD, qy.lanewise(MUL, qy))
            .lanewise(ADD, qz.lanewise(MUL, qz).lanewise(ADD, qw.lanewise(MUL, qw)));
        FloatVector s = ALL_TWO.lanewise(DIV, square);
        FloatVector dx = fromArray(FLOATS, xs, i).lanewise(SUB, fromArray(FLOATS, x2s, j));
        FloatVector dy = fromArray(FLOATS, ys, i).lanewise(SUB, fromArray(FLOATS, y2s, j));
        FloatVector dz = fromArray(FLOATS, zs, i).lanewise(SUB, fromArray(FLOATS, z2s, j));
        FloatVector product = s.lanewise(MUL, qy);
        FloatVector product2 = s.lanewise(MUL, qz);
        FloatVector tx = product.lanewise(MUL, dz).lanewise(SUB, product2.lanewise(MUL, dy));
        FloatVector product3 = s.lanewise(MUL, qx);
        FloatVector ty = product2.lanewise(MUL, dx).lanewise(SUB, product3.lanewise(MUL, dz));
        FloatVector tz = product3.lanewise(MUL, dy).lanewise(SUB, product.lanewise(MUL, dx));
        FloatVector mx = dx.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
            .lanewise(SUB, qw.lanewise(MUL, tx)));
        FloatVector my = dy.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
            .lanewise(SUB, qw.lanewise(MUL, ty)));
        FloatVector mz = dz.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
            .lanewise(SUB, qw.lanewise(MUL, tz)));
        FloatVector hx = fromArray(FLOATS, hxs, j);
        FloatVector dx2 = mx.lanewise(ABS).lanewise(ADD, hx);
        FloatVector hy = fromArray(FLOATS, hys, j);
        FloatVector dy2 = my.lanewise(ABS).lanewise(ADD, hy);
        FloatVector hz = fromArray(FLOATS, hzs, j);
        FloatVector dz2 = mz.lanewise(ABS).lanewise(ADD, hz);
        FloatVector x = dx2.lanewise(ABS);
        FloatVector y = dy2.lanewise(ABS);
        FloatVector z = dz2.lanewise(ABS);
        VectorMask<Float> hit = hx.compare(GE, zero);
        hit = hy.compare(GE, zero, hit);
        hit = hz.compare(GE, zero, hit);
        hit = square.compare(GE, leastSquare, hit);
        VectorMask<Float> hit2 = square.compare(LE, largestSquare);
        FloatVector r = fromArray(FLOATS, rs, i);
        hit2 = x.compare(LE, r, hit2);
        hit2 = y.compare(LE, r, hit2);
        hit2 = z.compare(LE, r, hit2);
        VectorMask<Float> hit3 = x.lanewise(ADD, y).lanewise(ADD, z).compare(LE, largest);
        hit3 = x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y)).lanewise(ADD, z.lanewise(MUL, z))
            .compare(LE, r.lanewise(MUL, r), hit3);
        hit = hit.and(hit2).and(hit3);
        hits |= hit.toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }
}
