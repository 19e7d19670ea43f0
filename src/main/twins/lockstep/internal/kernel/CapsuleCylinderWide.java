// Compiled from CapsuleCylinder.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.NEG;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.twin.WideLanes.FLOATS;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/** Wide twin of {@link CapsuleCylinder#overlap}: the same operations in the same order, on vectors of pairs. */
final class CapsuleCylinderWide implements Kernel {
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5], r1s = columns1[6];
    float[] us = columns2[0], vs = columns2[1], r2s = columns2[2];
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector minusOne = FloatVector.broadcast(FLOATS, -1.0f);
    FloatVector one = FloatVector.broadcast(FLOATS, 1.0f);
    FloatVector largest = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long hits = 0;
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
        int i = from1 + k;
        int j = from2 + k;
        FloatVector r2 = fromArray(FLOATS, r2s, j);
        FloatVector r1 = fromArray(FLOATS, r1s, i);
        FloatVector r = r2.lanewise(ADD, r1);
        FloatVector ax = fromArray(FLOATS, axs, i);
        FloatVector u = fromArray(FLOATS, us, j);
        FloatVector bx = fromArray(FLOATS, bxs, i);
        FloatVector mx = ALL_HALF.lanewise(MUL, ax.lanewise(SUB, u).lanewise(ADD, bx.lanewise(SUB, u)));
        FloatVector hx = ALL_HALF.lanewise(MUL, bx.lanewise(SUB, ax));
        FloatVector ay = fromArray(FLOATS, ays, i);
        FloatVector v = fromArray(FLOATS, vs, j);
        FloatVector by = fromArray(FLOATS, bys, i);
        FloatVector my = ALL_HALF.lanewise(MUL, ay.lanewise(SUB, v).lanewise(ADD, by.lanewise(SUB, v)));
        FloatVector hy = ALL_HALF.lanewise(MUL, by.lanewise(SUB, ay));
        FloatVector numerator = mx.lanewise(MUL, hx).lanewise(ADD, my.lanewise(MUL, hy)).lanewise(ADD, zero)
            .lanewise(NEG);
        FloatVector denominator = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy)).lanewise(ADD, zero);
        // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1
        // : 0
        FloatVector t = ALL_ZERO.blend(minusOne, numerator.compare(LT, zero))
            .blend(one, numerator.compare(GT, zero))
            .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS).compare(LT, denominator));
        FloatVector dx = mx.lanewise(ADD, t.lanewise(MUL, hx));
        FloatVector dy = my.lanewise(ADD, t.lanewise(MUL, hy));
        FloatVector dz = ALL_ZERO.lanewise(ADD, t.lanewise(MUL, zero));
        // a < b ? a : b
        FloatVector low = bx.blend(ax, ax.compare(LT, bx));
        // a > b ? a : b
        FloatVector high = bx.blend(ax, ax.compare(GT, bx));
        // a < b ? a : b
        FloatVector low2 = by.blend(ay, ay.compare(LT, by));
        // a > b ? a : b
        FloatVector high2 = by.blend(ay, ay.compare(GT, by));
        VectorMask<Float> hit = r2.compare(GE, zero);
        hit = r1.compare(GE, zero, hit);
        hit = ALL_ZERO.compare(LE, r, hit);
        hit = fromArray(FLOATS, azs, i).lanewise(ABS).compare(LE, largest, hit);
        VectorMask<Float> hit2 = fromArray(FLOATS, bzs, i).lanewise(ABS).compare(LE, largest);
        hit2 = low.lanewise(SUB, u).compare(LE, r, hit2);
        hit2 = u.lanewise(SUB, high).compare(LE, r, hit2);
        hit2 = low2.lanewise(SUB, v).compare(LE, r, hit2);
        VectorMask<Float> hit3 = v.lanewise(SUB, high2).compare(LE, r);
        hit3 = mx.lanewise(ABS).lanewise(ADD, my.lanewise(ABS)).lanewise(ADD, zero).compare(LE, largest, hit3);
        hit3 = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy)).lanewise(ADD, dz.lanewise(MUL, dz))
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
