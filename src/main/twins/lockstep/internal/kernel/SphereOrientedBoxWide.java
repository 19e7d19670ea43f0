// Compiled from SphereOrientedBox.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
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
 * Wide twin of {@link SphereOrientedBox#overlap}: the same operations in the same order, on vectors of pairs.
 */
final class SphereOrientedBoxWide implements Kernel {
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], rs = columns1[3];
    float[] centreXs = columns2[0], centreYs = columns2[1], centreZs = columns2[2], halfXs = columns2[3],
        halfYs = columns2[4], halfZs = columns2[5], qxs = columns2[6], qys = columns2[7], qzs = columns2[8],
        qws = columns2[9];
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
        FloatVector dx = fromArray(FLOATS, xs, i).lanewise(SUB, fromArray(FLOATS, centreXs, j));
        FloatVector dy = fromArray(FLOATS, ys, i).lanewise(SUB, fromArray(FLOATS, centreYs, j));
        FloatVector dz = fromArray(FLOATS, zs, i).lanewise(SUB, fromArray(FLOATS, centreZs, j));
        FloatVector qx = fromArray(FLOATS, qxs, j);
        FloatVector qy = fromArray(FLOATS, qys, j);
        FloatVector qz = fromArray(FLOATS, qzs, j);
        FloatVector qw = fromArray(FLOATS, qws, j);
        FloatVector square = qx.lanewise(MUL, qx).lanewise(ADD, qy.lanewise(MUL, qy))
            .lanewise(ADD, qz.lanewise(MUL, qz).lanewise(ADD, qw.lanewise(MUL, qw)));
        FloatVector s = ALL_TWO.lanewise(DIV, square);
        FloatVector product = s.lanewise(MUL, qy);
        FloatVector product2 = s.lanewise(MUL, qz);
        FloatVector tx = product.lanewise(MUL, dz).lanewise(SUB, product2.lanewise(MUL, dy));
        FloatVector product3 = s.lanewise(MUL, qx);
        FloatVector ty = product2.lanewise(MUL, dx).lanewise(SUB, product3.lanewise(MUL, dz));
        FloatVector tz = product3.lanewise(MUL, dy).lanewise(SUB, product.lanewise(MUL, dx));
        FloatVector p = dx.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
            .lanewise(SUB, qw.lanewise(MUL, tx)));
        FloatVector halfX = fromArray(FLOATS, halfXs, j);
        FloatVector out2 = p.lanewise(ABS).lanewise(SUB, halfX);
        // out < 0 ? 0 : out
        FloatVector outX = out2.blend(zero, out2.compare(LT, zero));
        FloatVector p2 = dy.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
            .lanewise(SUB, qw.lanewise(MUL, ty)));
        FloatVector halfY = fromArray(FLOATS, halfYs, j);
        FloatVector out3 = p2.lanewise(ABS).lanewise(SUB, halfY);
        // out < 0 ? 0 : out
        FloatVector outY = out3.blend(zero, out3.compare(LT, zero));
        FloatVector p3 = dz.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
            .lanewise(SUB, qw.lanewise(MUL, tz)));
        FloatVector halfZ = fromArray(FLOATS, halfZs, j);
        FloatVector out4 = p3.lanewise(ABS).lanewise(SUB, halfZ);
        // out < 0 ? 0 : out
        FloatVector outZ = out4.blend(zero, out4.compare(LT, zero));
        VectorMask<Float> hit = halfX.compare(GE, zero);
        hit = halfY.compare(GE, zero, hit);
        hit = halfZ.compare(GE, zero, hit);
        hit = halfX.compare(LE, largest, hit);
        VectorMask<Float> hit2 = halfY.compare(LE, largest);
        hit2 = halfZ.compare(LE, largest, hit2);
        hit2 = square.compare(GE, leastSquare, hit2);
        hit2 = square.compare(LE, largestSquare, hit2);
        FloatVector r = fromArray(FLOATS, rs, i);
        VectorMask<Float> hit3 = outX.compare(LE, r);
        hit3 = outY.compare(LE, r, hit3);
        hit3 = outZ.compare(LE, r, hit3);
        hit3 = outX.lanewise(MUL, outX).lanewise(ADD, outY.lanewise(MUL, outY))
            .lanewise(ADD, outZ.lanewise(MUL, outZ)).compare(LE, r.lanewise(MUL, r), hit3);
        hit = hit.and(hit2).and(hit3);
        hits |= hit.toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }
}
