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
import lockstep.twin.LoopedKernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/** Wide twin of {@link InOrientedBox#box}: the same operations in the same order, on vectors of pairs. */
final class InOrientedBoxBoxWide implements LoopedKernel {
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);

  private static final int ROW_S = 0 * Kernel.BLOCK;
  private static final int ROW_KX = 1 * Kernel.BLOCK;
  private static final int ROW_KY = 2 * Kernel.BLOCK;
  private static final int ROW_KZ = 3 * Kernel.BLOCK;
  private static final int ROW_SUM = 4 * Kernel.BLOCK;
  private static final int ROW_DX = 5 * Kernel.BLOCK;
  private static final int ROW_DY = 6 * Kernel.BLOCK;
  private static final int ROW_DZ = 7 * Kernel.BLOCK;
  private static final int ROW_HX = 8 * Kernel.BLOCK;
  private static final int ROW_HY = 9 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 10 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[11 * Kernel.BLOCK]);

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
      floats2(columns1, from1, columns2, from2, floatRows);
      long hits = floats3(columns1, from1, floatRows, allMinXAtMostMaxXBits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], hxs = columns1[3], hys = columns1[4], hzs = columns1[5], qxs = columns1[6],
        qys = columns1[7], qzs = columns1[8], qws = columns1[9];
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
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
      FLOAT_VECTOR.cast(ALL_TWO.lanewise(DIV, square)).intoArray(floatRows, ROW_S + k);
      FloatVector maxX = fromArray(FLOATS, maxXs, j);
      FloatVector minX = fromArray(FLOATS, minXs, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, maxX.lanewise(SUB, minX))).intoArray(floatRows, ROW_KX + k);
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
      allMinXAtMostMaxX = hx.compare(GE, ALL_ZERO, allMinXAtMostMaxX);
      FloatVector hy = fromArray(FLOATS, hys, i);
      VectorMask<Float> allMinXAtMostMaxX2 = hy.compare(GE, ALL_ZERO);
      FloatVector hz = fromArray(FLOATS, hzs, i);
      allMinXAtMostMaxX2 = hz.compare(GE, ALL_ZERO, allMinXAtMostMaxX2);
      allMinXAtMostMaxX2 = hx.compare(LE, ALL_LARGEST, allMinXAtMostMaxX2);
      allMinXAtMostMaxX2 = hy.compare(LE, ALL_LARGEST, allMinXAtMostMaxX2);
      VectorMask<Float> allMinXAtMostMaxX3 = hz.compare(LE, ALL_LARGEST);
      allMinXAtMostMaxX3 = square.compare(GE, ALL_LEAST_SQUARE, allMinXAtMostMaxX3);
      allMinXAtMostMaxX3 = square.compare(LE, ALL_LARGEST_SQUARE, allMinXAtMostMaxX3);
      allMinXAtMostMaxX = allMinXAtMostMaxX.and(allMinXAtMostMaxX2).and(allMinXAtMostMaxX3);
      allMinXAtMostMaxXBits |= allMinXAtMostMaxX.toLong() << k;
      FloatVector x = fromArray(FLOATS, xs, i);
      FLOAT_VECTOR.cast(minX.lanewise(SUB, x).lanewise(ADD, maxX.lanewise(SUB, x))).intoArray(floatRows,
          ROW_SUM + k);
    }
    return allMinXAtMostMaxXBits;
  }

  private static void floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] ys = columns1[1], zs = columns1[2], hxs = columns1[3], hys = columns1[4], qxs = columns1[6],
        qys = columns1[7], qzs = columns1[8], qws = columns1[9];
    float[] minYs = columns2[1], minZs = columns2[2], maxYs = columns2[4], maxZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM + k))).intoArray(floatRows,
          ROW_DX + k);
      FloatVector y = fromArray(FLOATS, ys, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, minYs, j).lanewise(SUB, y)
          .lanewise(ADD, fromArray(FLOATS, maxYs, j).lanewise(SUB, y)))).intoArray(floatRows, ROW_DY + k);
      FloatVector z = fromArray(FLOATS, zs, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, minZs, j).lanewise(SUB, z)
          .lanewise(ADD, fromArray(FLOATS, maxZs, j).lanewise(SUB, z)))).intoArray(floatRows, ROW_DZ + k);
      FloatVector qx = fromArray(FLOATS, qxs, i).lanewise(NEG);
      FloatVector qy = fromArray(FLOATS, qys, i).lanewise(NEG);
      FloatVector qz = fromArray(FLOATS, qzs, i).lanewise(NEG);
      FloatVector qySquared = qy.lanewise(MUL, qy);
      FloatVector qzSquared = qz.lanewise(MUL, qz);
      FloatVector product = qx.lanewise(MUL, qy);
      FloatVector qw = fromArray(FLOATS, qws, i);
      FloatVector product2 = qz.lanewise(MUL, qw);
      FloatVector product3 = qz.lanewise(MUL, qx);
      FloatVector product4 = qy.lanewise(MUL, qw);
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector kx = fromArray(FLOATS, floatRows, ROW_KX + k);
      FloatVector ky = fromArray(FLOATS, floatRows, ROW_KY + k);
      FloatVector kz = fromArray(FLOATS, floatRows, ROW_KZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, hxs, i)
          .lanewise(SUB, ALL_ONE.lanewise(SUB, s.lanewise(MUL, qySquared.lanewise(ADD, qzSquared)))
          .lanewise(ABS).lanewise(MUL, kx).lanewise(ADD, s.lanewise(MUL, product.lanewise(SUB, product2))
          .lanewise(ABS).lanewise(MUL, ky)).lanewise(ADD, s.lanewise(MUL, product3.lanewise(ADD, product4))
          .lanewise(ABS).lanewise(MUL, kz)))).intoArray(floatRows, ROW_HX + k);
      FloatVector qxSquared = qx.lanewise(MUL, qx);
      FloatVector product5 = qy.lanewise(MUL, qz);
      FloatVector product6 = qx.lanewise(MUL, qw);
      FLOAT_VECTOR.cast(fromArray(FLOATS, hys, i)
          .lanewise(SUB, ALL_ONE.lanewise(SUB, s.lanewise(MUL, qzSquared.lanewise(ADD, qxSquared)))
          .lanewise(ABS).lanewise(MUL, ky).lanewise(ADD, s.lanewise(MUL, product5.lanewise(SUB, product6))
          .lanewise(ABS).lanewise(MUL, kz)).lanewise(ADD, s.lanewise(MUL, product.lanewise(ADD, product2))
          .lanewise(ABS).lanewise(MUL, kx)))).intoArray(floatRows, ROW_HY + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(SUB, s.lanewise(MUL, qxSquared.lanewise(ADD, qySquared)))
          .lanewise(ABS).lanewise(MUL, kz).lanewise(ADD, s.lanewise(MUL, product3.lanewise(SUB, product4))
          .lanewise(ABS).lanewise(MUL, kx)).lanewise(ADD, s.lanewise(MUL, product5.lanewise(ADD, product6))
          .lanewise(ABS).lanewise(MUL, ky))).intoArray(floatRows, ROW_SUM2 + k);
    }
  }

  private static long floats3(float[][] columns1, int from1, float[] floatRows, long allMinXAtMostMaxXBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] hzs = columns1[5], qxs = columns1[6], qys = columns1[7], qzs = columns1[8], qws = columns1[9];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector hz = fromArray(FLOATS, hzs, i).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_SUM2 + k));
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector product = s.lanewise(MUL, qy);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector product2 = s.lanewise(MUL, qz);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      FloatVector tx = product.lanewise(MUL, dz).lanewise(SUB, product2.lanewise(MUL, dy));
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FloatVector product3 = s.lanewise(MUL, qx);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector ty = product2.lanewise(MUL, dx).lanewise(SUB, product3.lanewise(MUL, dz));
      FloatVector tz = product3.lanewise(MUL, dy).lanewise(SUB, product.lanewise(MUL, dx));
      FloatVector qw = fromArray(FLOATS, qws, i);
      VectorMask<Float> hit = dx.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, qw.lanewise(MUL, tx))).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_HX + k),
          VectorMask.fromLong(FLOATS, (allMinXAtMostMaxXBits >>> k) & WideLanes.FLOAT_LANES));
      hit = dy.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, qw.lanewise(MUL, ty))).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_HY + k), hit);
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
      floats3(null, 0, null, 0);
    }
  }
}
