// Compiled from InSphere.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.MUL;
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

/** Wide twin of {@link InSphere#triangle}: the same operations in the same order, on vectors of pairs. */
final class InSphereTriangleWide implements LoopedKernel {
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);

  private static final int ROW_R_SQUARED = 0 * Kernel.BLOCK;
  private static final int ROW_DX = 1 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[2 * Kernel.BLOCK]);

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
      long xAtMostRAndValueAtMostValueBits = floats1(columns1, from1, columns2, from2, floatRows);
      long hits = floats2(columns1, from1, columns2, from2, floatRows, xAtMostRAndValueAtMostValueBits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], rs = columns1[3];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3];
    long xAtMostRAndValueAtMostValueBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector x = fromArray(FLOATS, xs, i);
      FloatVector dx = x.lanewise(SUB, fromArray(FLOATS, axs, j));
      FloatVector dy = fromArray(FLOATS, ys, i).lanewise(SUB, fromArray(FLOATS, ays, j));
      FloatVector dz = fromArray(FLOATS, zs, i).lanewise(SUB, fromArray(FLOATS, azs, j));
      FloatVector x2 = dx.lanewise(ABS);
      FloatVector y = dy.lanewise(ABS);
      FloatVector z = dz.lanewise(ABS);
      FloatVector r = fromArray(FLOATS, rs, i);
      FloatVector rSquared = r.lanewise(MUL, r);
      FLOAT_VECTOR.cast(rSquared).intoArray(floatRows, ROW_R_SQUARED + k);
      VectorMask<Float> xAtMostRAndValueAtMostValue = x2.compare(LE, r);
      xAtMostRAndValueAtMostValue = y.compare(LE, r, xAtMostRAndValueAtMostValue);
      xAtMostRAndValueAtMostValue = z.compare(LE, r, xAtMostRAndValueAtMostValue);
      xAtMostRAndValueAtMostValue = x2.lanewise(ADD, y).lanewise(ADD, z)
          .compare(LE, ALL_LARGEST, xAtMostRAndValueAtMostValue);
      xAtMostRAndValueAtMostValue = x2.lanewise(MUL, x2).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z)).compare(LE, rSquared, xAtMostRAndValueAtMostValue);
      xAtMostRAndValueAtMostValueBits |= xAtMostRAndValueAtMostValue.toLong() << k;
      FLOAT_VECTOR.cast(x.lanewise(SUB, fromArray(FLOATS, bxs, j))).intoArray(floatRows, ROW_DX + k);
    }
    return xAtMostRAndValueAtMostValueBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long xAtMostRAndValueAtMostValueBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], rs = columns1[3];
    float[] bys = columns2[4], bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector y = fromArray(FLOATS, ys, i);
      FloatVector dy = y.lanewise(SUB, fromArray(FLOATS, bys, j));
      FloatVector z = fromArray(FLOATS, zs, i);
      FloatVector dz = z.lanewise(SUB, fromArray(FLOATS, bzs, j));
      FloatVector x = fromArray(FLOATS, floatRows, ROW_DX + k).lanewise(ABS);
      FloatVector y2 = dy.lanewise(ABS);
      FloatVector z2 = dz.lanewise(ABS);
      FloatVector dx = fromArray(FLOATS, xs, i).lanewise(SUB, fromArray(FLOATS, cxs, j));
      FloatVector dy2 = y.lanewise(SUB, fromArray(FLOATS, cys, j));
      FloatVector dz2 = z.lanewise(SUB, fromArray(FLOATS, czs, j));
      FloatVector x2 = dx.lanewise(ABS);
      FloatVector y3 = dy2.lanewise(ABS);
      FloatVector z3 = dz2.lanewise(ABS);
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> hit = x.compare(LE, r,
          VectorMask.fromLong(FLOATS, (xAtMostRAndValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES));
      hit = y2.compare(LE, r, hit);
      hit = z2.compare(LE, r, hit);
      hit = x2.compare(LE, r, hit);
      VectorMask<Float> hit2 = y3.compare(LE, r);
      hit2 = z3.compare(LE, r, hit2);
      hit2 = x.lanewise(ADD, y2).lanewise(ADD, z2).compare(LE, ALL_LARGEST, hit2);
      hit2 = x2.lanewise(ADD, y3).lanewise(ADD, z3).compare(LE, ALL_LARGEST, hit2);
      FloatVector rSquared = fromArray(FLOATS, floatRows, ROW_R_SQUARED + k);
      VectorMask<Float> hit3 = x.lanewise(MUL, x).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2)).compare(LE, rSquared);
      hit3 = x2.lanewise(MUL, x2).lanewise(ADD, y3.lanewise(MUL, y3)).lanewise(ADD, z3.lanewise(MUL, z3))
          .compare(LE, rSquared, hit3);
      hit = hit.and(hit2).and(hit3);
      hits |= hit.toLong() << k;
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null, 0);
    }
  }
}
