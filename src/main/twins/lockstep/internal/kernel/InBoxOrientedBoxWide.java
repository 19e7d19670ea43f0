// Compiled from InBox.java; changes are made there.
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

/** Wide twin of {@link InBox#orientedBox}: the same operations in the same order, on vectors of pairs. */
final class InBoxOrientedBoxWide implements Kernel {
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2], hxs = columns2[3], hys = columns2[4],
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
        FloatVector qxSquared = qx.lanewise(MUL, qx);
        FloatVector qy = fromArray(FLOATS, qys, j);
        FloatVector qySquared = qy.lanewise(MUL, qy);
        FloatVector sum = qxSquared.lanewise(ADD, qySquared);
        FloatVector qz = fromArray(FLOATS, qzs, j);
        FloatVector qzSquared = qz.lanewise(MUL, qz);
        FloatVector qw = fromArray(FLOATS, qws, j);
        FloatVector square = sum.lanewise(ADD, qzSquared.lanewise(ADD, qw.lanewise(MUL, qw)));
        FloatVector s = ALL_TWO.lanewise(DIV, square);
        FloatVector product = qx.lanewise(MUL, qy);
        FloatVector product2 = qz.lanewise(MUL, qw);
        FloatVector product3 = qz.lanewise(MUL, qx);
        FloatVector product4 = qy.lanewise(MUL, qw);
        FloatVector hx = fromArray(FLOATS, hxs, j);
        FloatVector hy = fromArray(FLOATS, hys, j);
        FloatVector hz = fromArray(FLOATS, hzs, j);
        FloatVector reach = ALL_ONE.lanewise(SUB, s.lanewise(MUL, qySquared.lanewise(ADD, qzSquared)))
            .lanewise(ABS).lanewise(MUL, hx).lanewise(ADD, s.lanewise(MUL, product.lanewise(SUB, product2))
            .lanewise(ABS).lanewise(MUL, hy)).lanewise(ADD, s.lanewise(MUL, product3.lanewise(ADD, product4))
            .lanewise(ABS).lanewise(MUL, hz));
        FloatVector product5 = qy.lanewise(MUL, qz);
        FloatVector product6 = qx.lanewise(MUL, qw);
        FloatVector reach2 = ALL_ONE.lanewise(SUB, s.lanewise(MUL, qzSquared.lanewise(ADD, qxSquared)))
            .lanewise(ABS).lanewise(MUL, hy).lanewise(ADD, s.lanewise(MUL, product5.lanewise(SUB, product6))
            .lanewise(ABS).lanewise(MUL, hz)).lanewise(ADD, s.lanewise(MUL, product.lanewise(ADD, product2))
            .lanewise(ABS).lanewise(MUL, hx));
        FloatVector reach3 = ALL_ONE.lanewise(SUB, s.lanewise(MUL, sum)).lanewise(ABS).lanewise(MUL, hz)
            .lanewise(ADD, s.lanewise(MUL, product3.lanewise(SUB, product4)).lanewise(ABS).lanewise(MUL, hx))
            .lanewise(ADD, s.lanewise(MUL, product5.lanewise(ADD, product6)).lanewise(ABS).lanewise(MUL, hy));
        VectorMask<Float> hit = hx.compare(GE, zero);
        hit = hy.compare(GE, zero, hit);
        hit = hz.compare(GE, zero, hit);
        hit = square.compare(GE, leastSquare, hit);
        VectorMask<Float> hit2 = square.compare(LE, largestSquare);
        hit2 = reach.compare(GE, zero, hit2);
        FloatVector x = fromArray(FLOATS, xs, j);
        hit2 = reach.compare(LE, x.lanewise(SUB, fromArray(FLOATS, minXs, i)), hit2);
        hit2 = reach.compare(LE, fromArray(FLOATS, maxXs, i).lanewise(SUB, x), hit2);
        VectorMask<Float> hit3 = reach.compare(LE, largest);
        hit3 = reach2.compare(GE, zero, hit3);
        FloatVector y = fromArray(FLOATS, ys, j);
        hit3 = reach2.compare(LE, y.lanewise(SUB, fromArray(FLOATS, minYs, i)), hit3);
        hit3 = reach2.compare(LE, fromArray(FLOATS, maxYs, i).lanewise(SUB, y), hit3);
        VectorMask<Float> hit4 = reach2.compare(LE, largest);
        hit4 = reach3.compare(GE, zero, hit4);
        FloatVector z = fromArray(FLOATS, zs, j);
        hit4 = reach3.compare(LE, z.lanewise(SUB, fromArray(FLOATS, minZs, i)), hit4);
        hit4 = reach3.compare(LE, fromArray(FLOATS, maxZs, i).lanewise(SUB, z), hit4);
        VectorMask<Float> hit5 = reach3.compare(LE, largest);
        hit = hit.and(hit2).and(hit3).and(hit4).and(hit5);
        hits |= hit.toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }
}
