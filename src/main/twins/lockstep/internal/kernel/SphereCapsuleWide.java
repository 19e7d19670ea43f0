// Compiled from SphereCapsule.java; changes are made there.
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

/** Wide twin of {@link SphereCapsule#overlap}: the same operations in the same order, on vectors of pairs. */
final class SphereCapsuleWide implements Kernel {
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], r1s = columns1[3];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], r2s = columns2[6];
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
        FloatVector r1 = fromArray(FLOATS, r1s, i);
        FloatVector r2 = fromArray(FLOATS, r2s, j);
        FloatVector r = r1.lanewise(ADD, r2);
        FloatVector ax = fromArray(FLOATS, axs, j);
        FloatVector x = fromArray(FLOATS, xs, i);
        FloatVector bx = fromArray(FLOATS, bxs, j);
        FloatVector mx = ALL_HALF.lanewise(MUL, ax.lanewise(SUB, x).lanewise(ADD, bx.lanewise(SUB, x)));
        FloatVector hx = ALL_HALF.lanewise(MUL, bx.lanewise(SUB, ax));
        FloatVector ay = fromArray(FLOATS, ays, j);
        FloatVector y = fromArray(FLOATS, ys, i);
        FloatVector by = fromArray(FLOATS, bys, j);
        FloatVector my = ALL_HALF.lanewise(MUL, ay.lanewise(SUB, y).lanewise(ADD, by.lanewise(SUB, y)));
        FloatVector hy = ALL_HALF.lanewise(MUL, by.lanewise(SUB, ay));
        FloatVector az = fromArray(FLOATS, azs, j);
        FloatVector z = fromArray(FLOATS, zs, i);
        FloatVector bz = fromArray(FLOATS, bzs, j);
        FloatVector mz = ALL_HALF.lanewise(MUL, az.lanewise(SUB, z).lanewise(ADD, bz.lanewise(SUB, z)));
        FloatVector hz = ALL_HALF.lanewise(MUL, bz.lanewise(SUB, az));
        FloatVector numerator = mx.lanewise(MUL, hx).lanewise(ADD, my.lanewise(MUL, hy))
            .lanewise(ADD, mz.lanewise(MUL, hz)).lanewise(NEG);
        FloatVector denominator = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
            .lanewise(ADD, hz.lanewise(MUL, hz));
        // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1
        // : 0
        FloatVector t = ALL_ZERO.blend(minusOne, numerator.compare(LT, zero))
            .blend(one, numerator.compare(GT, zero))
            .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS).compare(LT, denominator));
        FloatVector dx = mx.lanewise(ADD, t.lanewise(MUL, hx));
        FloatVector dy = my.lanewise(ADD, t.lanewise(MUL, hy));
        FloatVector dz = mz.lanewise(ADD, t.lanewise(MUL, hz));
        // a < b ? a : b
        FloatVector low = bx.blend(ax, ax.compare(LT, bx));
        // a > b ? a : b
        FloatVector high = bx.blend(ax, ax.compare(GT, bx));
        // a < b ? a : b
        FloatVector low2 = by.blend(ay, ay.compare(LT, by));
        // a > b ? a : b
        FloatVector high2 = by.blend(ay, ay.compare(GT, by));
        // a < b ? a : b
        FloatVector low3 = bz.blend(az, az.compare(LT, bz));
        // a > b ? a : b
        FloatVector high3 = bz.blend(az, az.compare(GT, bz));
        VectorMask<Float> hit = r1.compare(GE, zero);
        hit = r2.compare(GE, zero, hit);
        hit = low.lanewise(SUB, x).compare(LE, r, hit);
        hit = x.lanewise(SUB, high).compare(LE, r, hit);
        VectorMask<Float> hit2 = low2.lanewise(SUB, y).compare(LE, r);
        hit2 = y.lanewise(SUB, high2).compare(LE, r, hit2);
        hit2 = low3.lanewise(SUB, z).compare(LE, r, hit2);
        hit2 = z.lanewise(SUB, high3).compare(LE, r, hit2);
        VectorMask<Float> hit3 = mx.lanewise(ABS).lanewise(ADD, my.lanewise(ABS))
            .lanewise(ADD, mz.lanewise(ABS)).compare(LE, largest);
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
