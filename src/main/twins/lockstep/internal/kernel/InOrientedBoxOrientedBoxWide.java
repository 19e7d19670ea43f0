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
import lockstep.twin.LoopedKernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/**
 * Wide twin of {@link InOrientedBox#orientedBox}: the same operations in the same order, on vectors of pairs.
 */
final class InOrientedBoxOrientedBoxWide implements LoopedKernel {
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);

  private static final int ROW_SQUARE = 0 * Kernel.BLOCK;
  private static final int ROW_SQUARE2 = 1 * Kernel.BLOCK;
  private static final int ROW_VX = 2 * Kernel.BLOCK;
  private static final int ROW_VY = 3 * Kernel.BLOCK;
  private static final int ROW_VZ = 4 * Kernel.BLOCK;
  private static final int ROW_W = 5 * Kernel.BLOCK;
  private static final int ROW_SUM = 6 * Kernel.BLOCK;
  private static final int ROW_S = 7 * Kernel.BLOCK;
  private static final int ROW_DX = 8 * Kernel.BLOCK;
  private static final int ROW_DY = 9 * Kernel.BLOCK;
  private static final int ROW_DZ = 10 * Kernel.BLOCK;
  private static final int ROW_S2 = 11 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 12 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 13 * Kernel.BLOCK;
  private static final int ROW_HX = 14 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 15 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 16 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 17 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[18 * Kernel.BLOCK]);

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
      long allKxAtLeastZeroBits = floats2(columns1, from1, columns2, from2, floatRows);
      long hits = floats3(columns1, from1, columns2, from2, floatRows, allKxAtLeastZeroBits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] qxs = columns1[6], qys = columns1[7], qzs = columns1[8], qws = columns1[9];
    float[] pxs = columns2[6], pys = columns2[7], pzs = columns2[8], pws = columns2[9];
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
      FLOAT_VECTOR.cast(square2).intoArray(floatRows, ROW_SQUARE2 + k);
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
      FLOAT_VECTOR.cast(aw.lanewise(MUL, bx).lanewise(SUB, ax.lanewise(MUL, bw))
          .lanewise(SUB, ay.lanewise(MUL, bz).lanewise(SUB, az.lanewise(MUL, by)))).intoArray(floatRows,
          ROW_VX + k);
      FLOAT_VECTOR.cast(aw.lanewise(MUL, by).lanewise(SUB, ay.lanewise(MUL, bw))
          .lanewise(SUB, az.lanewise(MUL, bx).lanewise(SUB, ax.lanewise(MUL, bz)))).intoArray(floatRows,
          ROW_VY + k);
      FLOAT_VECTOR.cast(aw.lanewise(MUL, bz).lanewise(SUB, az.lanewise(MUL, bw))
          .lanewise(SUB, ax.lanewise(MUL, by).lanewise(SUB, ay.lanewise(MUL, bx)))).intoArray(floatRows,
          ROW_VZ + k);
      FLOAT_VECTOR.cast(aw.lanewise(MUL, bw).lanewise(ADD, ax.lanewise(MUL, bx))
          .lanewise(ADD, ay.lanewise(MUL, by).lanewise(ADD, az.lanewise(MUL, bz)))).intoArray(floatRows,
          ROW_W + k);
    }
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], hxs = columns1[3], hys = columns1[4],
        hzs = columns1[5];
    float[] x2s = columns2[0], y2s = columns2[1], z2s = columns2[2], kxs = columns2[3], kys = columns2[4],
        kzs = columns2[5];
    long allKxAtLeastZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      FloatVector vxSquared = vx.lanewise(MUL, vx);
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_VY + k);
      FloatVector vySquared = vy.lanewise(MUL, vy);
      FloatVector sum = vxSquared.lanewise(ADD, vySquared);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM + k);
      FloatVector vz = fromArray(FLOATS, floatRows, ROW_VZ + k);
      FloatVector vzSquared = vz.lanewise(MUL, vz);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FloatVector s = ALL_TWO.lanewise(DIV, sum.lanewise(ADD, vzSquared.lanewise(ADD, w.lanewise(MUL, w))));
      FLOAT_VECTOR.cast(s).intoArray(floatRows, ROW_S + k);
      FloatVector kx = fromArray(FLOATS, kxs, j);
      VectorMask<Float> allKxAtLeastZero = kx.compare(GE, ALL_ZERO);
      FloatVector ky = fromArray(FLOATS, kys, j);
      allKxAtLeastZero = ky.compare(GE, ALL_ZERO, allKxAtLeastZero);
      FloatVector kz = fromArray(FLOATS, kzs, j);
      allKxAtLeastZero = kz.compare(GE, ALL_ZERO, allKxAtLeastZero);
      FloatVector square2 = fromArray(FLOATS, floatRows, ROW_SQUARE2 + k);
      allKxAtLeastZero = square2.compare(GE, ALL_LEAST_SQUARE, allKxAtLeastZero);
      VectorMask<Float> allKxAtLeastZero2 = square2.compare(LE, ALL_LARGEST_SQUARE);
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE + k);
      allKxAtLeastZero2 = square.compare(GE, ALL_LEAST_SQUARE, allKxAtLeastZero2);
      allKxAtLeastZero2 = square.compare(LE, ALL_LARGEST_SQUARE, allKxAtLeastZero2);
      FloatVector hx = fromArray(FLOATS, hxs, i);
      allKxAtLeastZero2 = hx.compare(GE, ALL_ZERO, allKxAtLeastZero2);
      FloatVector hy = fromArray(FLOATS, hys, i);
      VectorMask<Float> allKxAtLeastZero3 = hy.compare(GE, ALL_ZERO);
      FloatVector hz = fromArray(FLOATS, hzs, i);
      allKxAtLeastZero3 = hz.compare(GE, ALL_ZERO, allKxAtLeastZero3);
      allKxAtLeastZero3 = hx.compare(LE, ALL_LARGEST, allKxAtLeastZero3);
      allKxAtLeastZero3 = hy.compare(LE, ALL_LARGEST, allKxAtLeastZero3);
      VectorMask<Float> allKxAtLeastZero4 = hz.compare(LE, ALL_LARGEST);
      allKxAtLeastZero = allKxAtLeastZero.and(allKxAtLeastZero2).and(allKxAtLeastZero3).and(allKxAtLeastZero4);
      allKxAtLeastZeroBits |= allKxAtLeastZero.toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, x2s, j).lanewise(SUB, fromArray(FLOATS, xs, i))).intoArray(floatRows,
          ROW_DX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, y2s, j).lanewise(SUB, fromArray(FLOATS, ys, i))).intoArray(floatRows,
          ROW_DY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, z2s, j).lanewise(SUB, fromArray(FLOATS, zs, i))).intoArray(floatRows,
          ROW_DZ + k);
      FLOAT_VECTOR.cast(ALL_TWO.lanewise(DIV, square)).intoArray(floatRows, ROW_S2 + k);
      FloatVector product = vx.lanewise(MUL, vy);
      FloatVector product2 = vz.lanewise(MUL, w);
      FloatVector product3 = vz.lanewise(MUL, vx);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT + k);
      FloatVector product4 = vy.lanewise(MUL, w);
      FLOAT_VECTOR.cast(product4).intoArray(floatRows, ROW_PRODUCT2 + k);
      FLOAT_VECTOR.cast(hx.lanewise(SUB, ALL_ONE
          .lanewise(SUB, s.lanewise(MUL, vySquared.lanewise(ADD, vzSquared))).lanewise(ABS).lanewise(MUL, kx)
          .lanewise(ADD, s.lanewise(MUL, product.lanewise(SUB, product2)).lanewise(ABS).lanewise(MUL, ky))
          .lanewise(ADD, s.lanewise(MUL, product3.lanewise(ADD, product4)).lanewise(ABS)
          .lanewise(MUL, kz)))).intoArray(floatRows, ROW_HX + k);
      FloatVector product5 = vy.lanewise(MUL, vz);
      FLOAT_VECTOR.cast(product5).intoArray(floatRows, ROW_PRODUCT3 + k);
      FloatVector product6 = vx.lanewise(MUL, w);
      FLOAT_VECTOR.cast(product6).intoArray(floatRows, ROW_PRODUCT4 + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(SUB, s.lanewise(MUL, vzSquared.lanewise(ADD, vxSquared)))
          .lanewise(ABS).lanewise(MUL, ky).lanewise(ADD, s.lanewise(MUL, product5.lanewise(SUB, product6))
          .lanewise(ABS).lanewise(MUL, kz)).lanewise(ADD, s.lanewise(MUL, product.lanewise(ADD, product2))
          .lanewise(ABS).lanewise(MUL, kx))).intoArray(floatRows, ROW_SUM2 + k);
    }
    return allKxAtLeastZeroBits;
  }

  private static long floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long allKxAtLeastZeroBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] hys = columns1[4], hzs = columns1[5], qxs = columns1[6], qys = columns1[7], qzs = columns1[8],
        qws = columns1[9];
    float[] kxs = columns2[3], kys = columns2[4], kzs = columns2[5];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector hy = fromArray(FLOATS, hys, i).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_SUM2 + k));
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector hz = fromArray(FLOATS, hzs, i)
          .lanewise(SUB, ALL_ONE.lanewise(SUB, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM + k)))
          .lanewise(ABS).lanewise(MUL, fromArray(FLOATS, kzs, j))
          .lanewise(ADD, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k))).lanewise(ABS)
          .lanewise(MUL, fromArray(FLOATS, kxs, j)))
          .lanewise(ADD, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k))).lanewise(ABS)
          .lanewise(MUL, fromArray(FLOATS, kys, j))));
      FloatVector s2 = fromArray(FLOATS, floatRows, ROW_S2 + k);
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector product = s2.lanewise(MUL, qy);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector product2 = s2.lanewise(MUL, qz);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      FloatVector tx = product.lanewise(MUL, dz).lanewise(SUB, product2.lanewise(MUL, dy));
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FloatVector product3 = s2.lanewise(MUL, qx);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector ty = product2.lanewise(MUL, dx).lanewise(SUB, product3.lanewise(MUL, dz));
      FloatVector tz = product3.lanewise(MUL, dy).lanewise(SUB, product.lanewise(MUL, dx));
      FloatVector qw = fromArray(FLOATS, qws, i);
      VectorMask<Float> hit = dx.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, qw.lanewise(MUL, tx))).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_HX + k),
          VectorMask.fromLong(FLOATS, (allKxAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES));
      hit = dy.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, qw.lanewise(MUL, ty))).lanewise(ABS).compare(LE, hy, hit);
      hit = dz.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, qw.lanewise(MUL, tz))).lanewise(ABS).compare(LE, hz, hit);
      hits |= hit.toLong() << k;
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null);
      floats3(null, 0, null, 0, null, 0);
    }
  }
}
