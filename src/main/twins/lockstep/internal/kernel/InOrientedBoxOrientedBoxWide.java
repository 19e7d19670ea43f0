// Compiled from InOrientedBox.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.SQRT;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.twin.WideLanes.FLOATS;
import static lockstep.twin.WideLanes.FLOAT_VECTOR;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/**
 * Wide twin of {@link InOrientedBox#orientedBox}: the same operations in the same order, on vectors of pairs.
 */
final class InOrientedBoxOrientedBoxWide implements Kernel {
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);

  private static final int ROW_SQUARE = 0 * Kernel.BLOCK;
  private static final int ROW_VX = 1 * Kernel.BLOCK;
  private static final int ROW_VY = 2 * Kernel.BLOCK;
  private static final int ROW_VZ = 3 * Kernel.BLOCK;
  private static final int ROW_W = 4 * Kernel.BLOCK;
  private static final int ROW_VX_SQUARED = 5 * Kernel.BLOCK;
  private static final int ROW_VY_SQUARED = 6 * Kernel.BLOCK;
  private static final int ROW_SUM = 7 * Kernel.BLOCK;
  private static final int ROW_VZ_SQUARED = 8 * Kernel.BLOCK;
  private static final int ROW_S = 9 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[10 * Kernel.BLOCK]);

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
      long allKxAtLeastZeroBits = floats1(columns1, from1, columns2, from2, floatRows);
      long hits = floats2(columns1, from1, columns2, from2, floatRows, allKxAtLeastZeroBits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    float[] hxs = columns1[3], hys = columns1[4], hzs = columns1[5], qxs = columns1[6], qys = columns1[7],
        qzs = columns1[8], qws = columns1[9];
    float[] kxs = columns2[3], kys = columns2[4], kzs = columns2[5], pxs = columns2[6], pys = columns2[7],
        pzs = columns2[8], pws = columns2[9];
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector leastSquare = FloatVector.broadcast(FLOATS, 7.888609E-31f);
    FloatVector largestSquare = FloatVector.broadcast(FLOATS, 1.2676506E30f);
    FloatVector largest = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
    long allKxAtLeastZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector qw = fromArray(FLOATS, qws, i);
      FloatVector square = qx.lanewise(MUL, qx).lanewise(ADD, qy.lanewise(MUL, qy))
          .lanewise(ADD, qz.lanewise(MUL, qz).lanewise(ADD, qw.lanewise(MUL, qw)));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE + k);
      FloatVector px = fromArray(FLOATS, pxs, j);
      FloatVector py = fromArray(FLOATS, pys, j);
      FloatVector pz = fromArray(FLOATS, pzs, j);
      FloatVector pw = fromArray(FLOATS, pws, j);
      FloatVector square2 = px.lanewise(MUL, px).lanewise(ADD, py.lanewise(MUL, py))
          .lanewise(ADD, pz.lanewise(MUL, pz).lanewise(ADD, pw.lanewise(MUL, pw)));
      FloatVector one = ALL_ONE.lanewise(DIV, square.lanewise(SQRT));
      FloatVector two = ALL_ONE.lanewise(DIV, square2.lanewise(SQRT));
      FloatVector ax = qx.lanewise(MUL, one);
      FloatVector ay = qy.lanewise(MUL, one);
      FloatVector az = qz.lanewise(MUL, one);
      FloatVector aw = qw.lanewise(MUL, one);
      FloatVector bx = px.lanewise(MUL, two);
      FloatVector by = py.lanewise(MUL, two);
      FloatVector bz = pz.lanewise(MUL, two);
      FloatVector bw = pw.lanewise(MUL, two);
      FloatVector vx = aw.lanewise(MUL, bx).lanewise(SUB, ax.lanewise(MUL, bw))
          .lanewise(SUB, ay.lanewise(MUL, bz).lanewise(SUB, az.lanewise(MUL, by)));
      FLOAT_VECTOR.cast(vx).intoArray(floatRows, ROW_VX + k);
      FloatVector vy = aw.lanewise(MUL, by).lanewise(SUB, ay.lanewise(MUL, bw))
          .lanewise(SUB, az.lanewise(MUL, bx).lanewise(SUB, ax.lanewise(MUL, bz)));
      FLOAT_VECTOR.cast(vy).intoArray(floatRows, ROW_VY + k);
      FloatVector vz = aw.lanewise(MUL, bz).lanewise(SUB, az.lanewise(MUL, bw))
          .lanewise(SUB, ax.lanewise(MUL, by).lanewise(SUB, ay.lanewise(MUL, bx)));
      FLOAT_VECTOR.cast(vz).intoArray(floatRows, ROW_VZ + k);
      FloatVector w = aw.lanewise(MUL, bw).lanewise(ADD, ax.lanewise(MUL, bx))
          .lanewise(ADD, ay.lanewise(MUL, by).lanewise(ADD, az.lanewise(MUL, bz)));
      FLOAT_VECTOR.cast(w).intoArray(floatRows, ROW_W + k);
      FloatVector vxSquared = vx.lanewise(MUL, vx);
      FLOAT_VECTOR.cast(vxSquared).intoArray(floatRows, ROW_VX_SQUARED + k);
      FloatVector vySquared = vy.lanewise(MUL, vy);
      FLOAT_VECTOR.cast(vySquared).intoArray(floatRows, ROW_VY_SQUARED + k);
      FloatVector sum = vxSquared.lanewise(ADD, vySquared);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM + k);
      FloatVector vzSquared = vz.lanewise(MUL, vz);
      FLOAT_VECTOR.cast(vzSquared).intoArray(floatRows, ROW_VZ_SQUARED + k);
      FLOAT_VECTOR.cast(ALL_TWO.lanewise(DIV, sum
          .lanewise(ADD, vzSquared.lanewise(ADD, w.lanewise(MUL, w))))).intoArray(floatRows, ROW_S + k);
      VectorMask<Float> allKxAtLeastZero = fromArray(FLOATS, kxs, j).compare(GE, zero);
      allKxAtLeastZero = fromArray(FLOATS, kys, j).compare(GE, zero, allKxAtLeastZero);
      allKxAtLeastZero = fromArray(FLOATS, kzs, j).compare(GE, zero, allKxAtLeastZero);
      FloatVector hx = fromArray(FLOATS, hxs, i);
      allKxAtLeastZero = hx.compare(GE, zero, allKxAtLeastZero);
      FloatVector hy = fromArray(FLOATS, hys, i);
      VectorMask<Float> allKxAtLeastZero2 = hy.compare(GE, zero);
      FloatVector hz = fromArray(FLOATS, hzs, i);
      allKxAtLeastZero2 = hz.compare(GE, zero, allKxAtLeastZero2);
      allKxAtLeastZero2 = hx.compare(LE, largest, allKxAtLeastZero2);
      allKxAtLeastZero2 = hy.compare(LE, largest, allKxAtLeastZero2);
      VectorMask<Float> allKxAtLeastZero3 = hz.compare(LE, largest);
      allKxAtLeastZero3 = square2.compare(GE, leastSquare, allKxAtLeastZero3);
      allKxAtLeastZero3 = square2.compare(LE, largestSquare, allKxAtLeastZero3);
      allKxAtLeastZero3 = square.compare(GE, leastSquare, allKxAtLeastZero3);
      VectorMask<Float> allKxAtLeastZero4 = square.compare(LE, largestSquare);
      allKxAtLeastZero = allKxAtLeastZero.and(allKxAtLeastZero2).and(allKxAtLeastZero3).and(allKxAtLeastZero4);
      allKxAtLeastZeroBits |= allKxAtLeastZero.toLong() << k;
    }
    return allKxAtLeastZeroBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long allKxAtLeastZeroBits) {
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], hxs = columns1[3], hys = columns1[4],
        hzs = columns1[5], qxs = columns1[6], qys = columns1[7], qzs = columns1[8], qws = columns1[9];
    float[] x2s = columns2[0], y2s = columns2[1], z2s = columns2[2], kxs = columns2[3], kys = columns2[4],
        kzs = columns2[5];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector dx = fromArray(FLOATS, x2s, j).lanewise(SUB, fromArray(FLOATS, xs, i));
      FloatVector dy = fromArray(FLOATS, y2s, j).lanewise(SUB, fromArray(FLOATS, ys, i));
      FloatVector dz = fromArray(FLOATS, z2s, j).lanewise(SUB, fromArray(FLOATS, zs, i));
      FloatVector s = ALL_TWO.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_SQUARE + k));
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_VY + k);
      FloatVector product = vx.lanewise(MUL, vy);
      FloatVector vz = fromArray(FLOATS, floatRows, ROW_VZ + k);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FloatVector product2 = vz.lanewise(MUL, w);
      FloatVector product3 = vz.lanewise(MUL, vx);
      FloatVector product4 = vy.lanewise(MUL, w);
      FloatVector s2 = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector vzSquared = fromArray(FLOATS, floatRows, ROW_VZ_SQUARED + k);
      FloatVector kx = fromArray(FLOATS, kxs, j);
      FloatVector ky = fromArray(FLOATS, kys, j);
      FloatVector kz = fromArray(FLOATS, kzs, j);
      FloatVector hx = fromArray(FLOATS, hxs, i)
          .lanewise(SUB, ALL_ONE.lanewise(SUB, s2
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_VY_SQUARED + k).lanewise(ADD, vzSquared)))
          .lanewise(ABS).lanewise(MUL, kx).lanewise(ADD, s2.lanewise(MUL, product.lanewise(SUB, product2))
          .lanewise(ABS).lanewise(MUL, ky)).lanewise(ADD, s2.lanewise(MUL, product3.lanewise(ADD, product4))
          .lanewise(ABS).lanewise(MUL, kz)));
      FloatVector product5 = vy.lanewise(MUL, vz);
      FloatVector product6 = vx.lanewise(MUL, w);
      FloatVector hy = fromArray(FLOATS, hys, i)
          .lanewise(SUB, ALL_ONE.lanewise(SUB, s2
          .lanewise(MUL, vzSquared.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_VX_SQUARED + k))))
          .lanewise(ABS).lanewise(MUL, ky).lanewise(ADD, s2.lanewise(MUL, product5.lanewise(SUB, product6))
          .lanewise(ABS).lanewise(MUL, kz)).lanewise(ADD, s2.lanewise(MUL, product.lanewise(ADD, product2))
          .lanewise(ABS).lanewise(MUL, kx)));
      FloatVector hz = fromArray(FLOATS, hzs, i)
          .lanewise(SUB, ALL_ONE.lanewise(SUB, s2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM + k)))
          .lanewise(ABS).lanewise(MUL, kz).lanewise(ADD, s2.lanewise(MUL, product3.lanewise(SUB, product4))
          .lanewise(ABS).lanewise(MUL, kx)).lanewise(ADD, s2.lanewise(MUL, product5.lanewise(ADD, product6))
          .lanewise(ABS).lanewise(MUL, ky)));
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector product7 = s.lanewise(MUL, qy);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector product8 = s.lanewise(MUL, qz);
      FloatVector tx = product7.lanewise(MUL, dz).lanewise(SUB, product8.lanewise(MUL, dy));
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FloatVector product9 = s.lanewise(MUL, qx);
      FloatVector ty = product8.lanewise(MUL, dx).lanewise(SUB, product9.lanewise(MUL, dz));
      FloatVector tz = product9.lanewise(MUL, dy).lanewise(SUB, product7.lanewise(MUL, dx));
      FloatVector qw = fromArray(FLOATS, qws, i);
      VectorMask<Float> hit = dx.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, qw.lanewise(MUL, tx))).lanewise(ABS)
          .compare(LE, hx, VectorMask.fromLong(FLOATS, (allKxAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES));
      hit = dy.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, qw.lanewise(MUL, ty))).lanewise(ABS).compare(LE, hy, hit);
      hit = dz.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, qw.lanewise(MUL, tz))).lanewise(ABS).compare(LE, hz, hit);
      hits |= hit.toLong() << k;
    }
    return hits;
  }
}
