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
import static lockstep.twin.WideLanes.FLOAT_VECTOR;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.LoopedKernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/** Wide twin of {@link CapsuleCylinder#overlap}: the same operations in the same order, on vectors of pairs. */
final class CapsuleCylinderWide implements LoopedKernel {
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);

  private static final int ROW_R = 0 * Kernel.BLOCK;
  private static final int ROW_MX = 1 * Kernel.BLOCK;
  private static final int ROW_HX = 2 * Kernel.BLOCK;
  private static final int ROW_MY = 3 * Kernel.BLOCK;
  private static final int ROW_HY = 4 * Kernel.BLOCK;
  private static final int ROW_T = 5 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[6 * Kernel.BLOCK]);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] floatRows = FLOAT_ROWS.get();
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      floats1(columns1, from1, columns2, from2, floatRows);
      long hits = floats2(columns1, from1, columns2, from2, floatRows);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] axs = columns1[0], ays = columns1[1], bxs = columns1[3], bys = columns1[4], r1s = columns1[6];
    float[] us = columns2[0], vs = columns2[1], r2s = columns2[2];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, r2s, j).lanewise(ADD, fromArray(FLOATS, r1s, i))).intoArray(
          floatRows, ROW_R + k);
      FloatVector ax = fromArray(FLOATS, axs, i);
      FloatVector u = fromArray(FLOATS, us, j);
      FloatVector bx = fromArray(FLOATS, bxs, i);
      FloatVector mx = ALL_HALF.lanewise(MUL, ax.lanewise(SUB, u).lanewise(ADD, bx.lanewise(SUB, u)));
      FLOAT_VECTOR.cast(mx).intoArray(floatRows, ROW_MX + k);
      FloatVector hx = ALL_HALF.lanewise(MUL, bx.lanewise(SUB, ax));
      FLOAT_VECTOR.cast(hx).intoArray(floatRows, ROW_HX + k);
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector v = fromArray(FLOATS, vs, j);
      FloatVector by = fromArray(FLOATS, bys, i);
      FloatVector my = ALL_HALF.lanewise(MUL, ay.lanewise(SUB, v).lanewise(ADD, by.lanewise(SUB, v)));
      FLOAT_VECTOR.cast(my).intoArray(floatRows, ROW_MY + k);
      FloatVector hy = ALL_HALF.lanewise(MUL, by.lanewise(SUB, ay));
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY + k);
      FloatVector numerator = mx.lanewise(MUL, hx).lanewise(ADD, my.lanewise(MUL, hy)).lanewise(ADD, ALL_ZERO)
          .lanewise(NEG);
      FloatVector denominator = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, ALL_ZERO);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS)
          .compare(LT, denominator))).intoArray(floatRows, ROW_T + k);
    }
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5], r1s = columns1[6];
    float[] us = columns2[0], vs = columns2[1], r2s = columns2[2];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX + k);
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T + k);
      FloatVector dx = mx.lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k)));
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY + k);
      FloatVector dy = my.lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)));
      FloatVector dz = ALL_ZERO.lanewise(ADD, t.lanewise(MUL, ALL_ZERO));
      FloatVector ax = fromArray(FLOATS, axs, i);
      FloatVector bx = fromArray(FLOATS, bxs, i);
      // a < b ? a : b
      FloatVector low = bx.blend(ax, ax.compare(LT, bx));
      // a > b ? a : b
      FloatVector high = bx.blend(ax, ax.compare(GT, bx));
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector by = fromArray(FLOATS, bys, i);
      // a < b ? a : b
      FloatVector low2 = by.blend(ay, ay.compare(LT, by));
      // a > b ? a : b
      FloatVector high2 = by.blend(ay, ay.compare(GT, by));
      VectorMask<Float> hit = fromArray(FLOATS, r2s, j).compare(GE, ALL_ZERO);
      hit = fromArray(FLOATS, r1s, i).compare(GE, ALL_ZERO, hit);
      FloatVector r = fromArray(FLOATS, floatRows, ROW_R + k);
      hit = ALL_ZERO.compare(LE, r, hit);
      hit = fromArray(FLOATS, azs, i).lanewise(ABS).compare(LE, ALL_LARGEST, hit);
      VectorMask<Float> hit2 = fromArray(FLOATS, bzs, i).lanewise(ABS).compare(LE, ALL_LARGEST);
      FloatVector u = fromArray(FLOATS, us, j);
      hit2 = low.lanewise(SUB, u).compare(LE, r, hit2);
      hit2 = u.lanewise(SUB, high).compare(LE, r, hit2);
      FloatVector v = fromArray(FLOATS, vs, j);
      hit2 = low2.lanewise(SUB, v).compare(LE, r, hit2);
      VectorMask<Float> hit3 = v.lanewise(SUB, high2).compare(LE, r);
      hit3 = mx.lanewise(ABS).lanewise(ADD, my.lanewise(ABS)).lanewise(ADD, ALL_ZERO)
          .compare(LE, ALL_LARGEST, hit3);
      hit3 = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy)).lanewise(ADD, dz.lanewise(MUL, dz))
          .compare(LE, r.lanewise(MUL, r), hit3);
      hit = hit.and(hit2).and(hit3);
      hits |= hit.toLong() << k;
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null);
    }
  }
}
