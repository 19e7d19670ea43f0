// Compiled from InOrientedBox.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.NEG;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.twin.WideLanes.FLOATS;
import static lockstep.twin.WideLanes.FLOAT_VECTOR;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/** Wide twin of {@link InOrientedBox#box}: the same operations in the same order, on vectors of pairs. */
final class InOrientedBoxBoxWide implements Kernel {
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);

  private static final int ROW_S = 0 * Kernel.BLOCK;
  private static final int ROW_KX = 1 * Kernel.BLOCK;
  private static final int ROW_KY = 2 * Kernel.BLOCK;
  private static final int ROW_KZ = 3 * Kernel.BLOCK;
  private static final int ROW_DX = 4 * Kernel.BLOCK;
  private static final int ROW_DY = 5 * Kernel.BLOCK;
  private static final int ROW_DZ = 6 * Kernel.BLOCK;
  private static final int ROW_QX = 7 * Kernel.BLOCK;
  private static final int ROW_QY = 8 * Kernel.BLOCK;
  private static final int ROW_QZ = 9 * Kernel.BLOCK;
  private static final int ROW_QY_SQUARED = 10 * Kernel.BLOCK;
  private static final int ROW_QZ_SQUARED = 11 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 12 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[13 * Kernel.BLOCK]);

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
      long allMinXAtMostMaxXBits = floats1(columns1, from1, columns2, from2, floatRows);
      long hits = floats2(columns1, from1, floatRows, allMinXAtMostMaxXBits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], hxs = columns1[3], hys = columns1[4],
        hzs = columns1[5], qxs = columns1[6], qys = columns1[7], qzs = columns1[8], qws = columns1[9];
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
    FloatVector leastSquare = FloatVector.broadcast(FLOATS, 7.888609E-31f);
    FloatVector largestSquare = FloatVector.broadcast(FLOATS, 1.2676506E30f);
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector largest = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
    long allMinXAtMostMaxXBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector qw = fromArray(FLOATS, qws, i);
      FloatVector square = qx.lanewise(MUL, qx).lanewise(ADD, qy.lanewise(MUL, qy))
          .lanewise(ADD, qz.lanewise(MUL, qz).lanewise(ADD, qw.lanewise(MUL, qw)));
      FloatVector s = ALL_TWO.lanewise(DIV, square);
      FLOAT_VECTOR.cast(s).intoArray(floatRows, ROW_S + k);
      FloatVector maxX = fromArray(FLOATS, maxXs, j);
      FloatVector minX = fromArray(FLOATS, minXs, j);
      FloatVector kx = ALL_HALF.lanewise(MUL, maxX.lanewise(SUB, minX));
      FLOAT_VECTOR.cast(kx).intoArray(floatRows, ROW_KX + k);
      FloatVector maxY = fromArray(FLOATS, maxYs, j);
      FloatVector minY = fromArray(FLOATS, minYs, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, maxY.lanewise(SUB, minY))).intoArray(floatRows, ROW_KY + k);
      FloatVector maxZ = fromArray(FLOATS, maxZs, j);
      FloatVector minZ = fromArray(FLOATS, minZs, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, maxZ.lanewise(SUB, minZ))).intoArray(floatRows, ROW_KZ + k);
      VectorMask<Float> allMinXAtMostMaxX = minX.compare(LE, maxX);
      allMinXAtMostMaxX = minY.compare(LE, maxY, allMinXAtMostMaxX);
      allMinXAtMostMaxX = minZ.compare(LE, maxZ, allMinXAtMostMaxX);
      FloatVector hx = fromArray(FLOATS, hxs, i);
      allMinXAtMostMaxX = hx.compare(GE, zero, allMinXAtMostMaxX);
      FloatVector hy = fromArray(FLOATS, hys, i);
      VectorMask<Float> allMinXAtMostMaxX2 = hy.compare(GE, zero);
      FloatVector hz = fromArray(FLOATS, hzs, i);
      allMinXAtMostMaxX2 = hz.compare(GE, zero, allMinXAtMostMaxX2);
      allMinXAtMostMaxX2 = hx.compare(LE, largest, allMinXAtMostMaxX2);
      allMinXAtMostMaxX2 = hy.compare(LE, largest, allMinXAtMostMaxX2);
      VectorMask<Float> allMinXAtMostMaxX3 = hz.compare(LE, largest);
      allMinXAtMostMaxX3 = square.compare(GE, leastSquare, allMinXAtMostMaxX3);
      allMinXAtMostMaxX3 = square.compare(LE, largestSquare, allMinXAtMostMaxX3);
      allMinXAtMostMaxX = allMinXAtMostMaxX.and(allMinXAtMostMaxX2).and(allMinXAtMostMaxX3);
      allMinXAtMostMaxXBits |= allMinXAtMostMaxX.toLong() << k;
      FloatVector x = fromArray(FLOATS, xs, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, minX.lanewise(SUB, x)
          .lanewise(ADD, maxX.lanewise(SUB, x)))).intoArray(floatRows, ROW_DX + k);
      FloatVector y = fromArray(FLOATS, ys, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, minY.lanewise(SUB, y)
          .lanewise(ADD, maxY.lanewise(SUB, y)))).intoArray(floatRows, ROW_DY + k);
      FloatVector z = fromArray(FLOATS, zs, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, minZ.lanewise(SUB, z)
          .lanewise(ADD, maxZ.lanewise(SUB, z)))).intoArray(floatRows, ROW_DZ + k);
      FLOAT_VECTOR.cast(qx.lanewise(NEG)).intoArray(floatRows, ROW_QX + k);
      FloatVector qy2 = qy.lanewise(NEG);
      FLOAT_VECTOR.cast(qy2).intoArray(floatRows, ROW_QY + k);
      FloatVector qz2 = qz.lanewise(NEG);
      FLOAT_VECTOR.cast(qz2).intoArray(floatRows, ROW_QZ + k);
      FloatVector qySquared = qy2.lanewise(MUL, qy2);
      FLOAT_VECTOR.cast(qySquared).intoArray(floatRows, ROW_QY_SQUARED + k);
      FloatVector qzSquared = qz2.lanewise(MUL, qz2);
      FLOAT_VECTOR.cast(qzSquared).intoArray(floatRows, ROW_QZ_SQUARED + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(SUB, s.lanewise(MUL, qySquared.lanewise(ADD, qzSquared)))
          .lanewise(ABS).lanewise(MUL, kx)).intoArray(floatRows, ROW_PRODUCT + k);
    }
    return allMinXAtMostMaxXBits;
  }

  private static long floats2(float[][] columns1, int from1, float[] floatRows, long allMinXAtMostMaxXBits) {
    float[] hxs = columns1[3], hys = columns1[4], hzs = columns1[5], qxs = columns1[6], qys = columns1[7],
        qzs = columns1[8], qws = columns1[9];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector qx = fromArray(FLOATS, floatRows, ROW_QX + k);
      FloatVector qy = fromArray(FLOATS, floatRows, ROW_QY + k);
      FloatVector product = qx.lanewise(MUL, qy);
      FloatVector qz = fromArray(FLOATS, floatRows, ROW_QZ + k);
      FloatVector qw = fromArray(FLOATS, qws, i);
      FloatVector product2 = qz.lanewise(MUL, qw);
      FloatVector product3 = qz.lanewise(MUL, qx);
      FloatVector product4 = qy.lanewise(MUL, qw);
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector ky = fromArray(FLOATS, floatRows, ROW_KY + k);
      FloatVector kz = fromArray(FLOATS, floatRows, ROW_KZ + k);
      FloatVector hx = fromArray(FLOATS, hxs, i)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT + k)
          .lanewise(ADD, s.lanewise(MUL, product.lanewise(SUB, product2)).lanewise(ABS).lanewise(MUL, ky))
          .lanewise(ADD, s.lanewise(MUL, product3.lanewise(ADD, product4)).lanewise(ABS).lanewise(MUL, kz)));
      FloatVector qxSquared = qx.lanewise(MUL, qx);
      FloatVector product5 = qy.lanewise(MUL, qz);
      FloatVector product6 = qx.lanewise(MUL, qw);
      FloatVector kx = fromArray(FLOATS, floatRows, ROW_KX + k);
      FloatVector hy = fromArray(FLOATS, hys, i)
          .lanewise(SUB, ALL_ONE.lanewise(SUB, s
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QZ_SQUARED + k).lanewise(ADD, qxSquared)))
          .lanewise(ABS).lanewise(MUL, ky).lanewise(ADD, s.lanewise(MUL, product5.lanewise(SUB, product6))
          .lanewise(ABS).lanewise(MUL, kz)).lanewise(ADD, s.lanewise(MUL, product.lanewise(ADD, product2))
          .lanewise(ABS).lanewise(MUL, kx)));
      FloatVector hz = fromArray(FLOATS, hzs, i)
          .lanewise(SUB, ALL_ONE.lanewise(SUB, s
          .lanewise(MUL, qxSquared.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_QY_SQUARED + k))))
          .lanewise(ABS).lanewise(MUL, kz).lanewise(ADD, s.lanewise(MUL, product3.lanewise(SUB, product4))
          .lanewise(ABS).lanewise(MUL, kx)).lanewise(ADD, s.lanewise(MUL, product5.lanewise(ADD, product6))
          .lanewise(ABS).lanewise(MUL, ky)));
      FloatVector qy2 = fromArray(FLOATS, qys, i);
      FloatVector product7 = s.lanewise(MUL, qy2);
      FloatVector qz2 = fromArray(FLOATS, qzs, i);
      FloatVector product8 = s.lanewise(MUL, qz2);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      FloatVector tx = product7.lanewise(MUL, dz).lanewise(SUB, product8.lanewise(MUL, dy));
      FloatVector qx2 = fromArray(FLOATS, qxs, i);
      FloatVector product9 = s.lanewise(MUL, qx2);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector ty = product8.lanewise(MUL, dx).lanewise(SUB, product9.lanewise(MUL, dz));
      FloatVector tz = product9.lanewise(MUL, dy).lanewise(SUB, product7.lanewise(MUL, dx));
      VectorMask<Float> hit = dx.lanewise(ADD, qy2.lanewise(MUL, tz).lanewise(SUB, qz2.lanewise(MUL, ty))
          .lanewise(SUB, qw.lanewise(MUL, tx))).lanewise(ABS)
          .compare(LE, hx, VectorMask.fromLong(FLOATS, (allMinXAtMostMaxXBits >>> k) & WideLanes.FLOAT_LANES));
      hit = dy.lanewise(ADD, qz2.lanewise(MUL, tx).lanewise(SUB, qx2.lanewise(MUL, tz))
          .lanewise(SUB, qw.lanewise(MUL, ty))).lanewise(ABS).compare(LE, hy, hit);
      hit = dz.lanewise(ADD, qx2.lanewise(MUL, ty).lanewise(SUB, qy2.lanewise(MUL, tx))
          .lanewise(SUB, qw.lanewise(MUL, tz))).lanewise(ABS).compare(LE, hz, hit);
      hits |= hit.toLong() << k;
    }
    return hits;
  }
}
