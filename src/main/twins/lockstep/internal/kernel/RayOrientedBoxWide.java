// Compiled from RayOrientedBox.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
import static jdk.incubator.vector.VectorOperators.EQ;
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

/** Wide twin of {@link RayOrientedBox#cast}: the same operations in the same order, on vectors of pairs. */
final class RayOrientedBoxWide implements LoopedKernel {
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);

  private static final int ROW_SQUARE = 0 * Kernel.BLOCK;
  private static final int ROW_XX = 1 * Kernel.BLOCK;
  private static final int ROW_XY = 2 * Kernel.BLOCK;
  private static final int ROW_XZ = 3 * Kernel.BLOCK;
  private static final int ROW_YX = 4 * Kernel.BLOCK;
  private static final int ROW_YY = 5 * Kernel.BLOCK;
  private static final int ROW_YZ = 6 * Kernel.BLOCK;
  private static final int ROW_ZX = 7 * Kernel.BLOCK;
  private static final int ROW_ZY = 8 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 9 * Kernel.BLOCK;
  private static final int ROW_OX = 10 * Kernel.BLOCK;
  private static final int ROW_OY = 11 * Kernel.BLOCK;
  private static final int ROW_OZ = 12 * Kernel.BLOCK;
  private static final int ROW_DX = 13 * Kernel.BLOCK;
  private static final int ROW_DY = 14 * Kernel.BLOCK;
  private static final int ROW_DZ = 15 * Kernel.BLOCK;
  private static final int ROW_MIN_X = 16 * Kernel.BLOCK;
  private static final int ROW_MIN_Y = 17 * Kernel.BLOCK;
  private static final int ROW_MIN_Z = 18 * Kernel.BLOCK;
  private static final int ROW_ZERO = 19 * Kernel.BLOCK;
  private static final int ROW_LEAVE_Z = 20 * Kernel.BLOCK;
  private static final int ROW_T_NEAR = 21 * Kernel.BLOCK;
  private static final int ROW_T_FAR = 22 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[23 * Kernel.BLOCK]);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[][] results = out.floats;
    float[] floatRows = FLOAT_ROWS.get();
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      int at = out.from + Kernel.BLOCK * block;
      floats1(columns2, from2, floatRows);
      floats2(columns1, from1, columns2, from2, floatRows);
      floats3(columns1, from1, columns2, from2, floatRows);
      long hits = floats4(columns2, from2, floatRows, results, at);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void floats1(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
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
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE + k);
      FloatVector s = ALL_TWO.lanewise(DIV, square);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(SUB, s.lanewise(MUL, qySquared.lanewise(ADD, qzSquared)))).intoArray(
          floatRows, ROW_XX + k);
      FloatVector product = qx.lanewise(MUL, qy);
      FloatVector product2 = qz.lanewise(MUL, qw);
      FLOAT_VECTOR.cast(s.lanewise(MUL, product.lanewise(ADD, product2))).intoArray(floatRows, ROW_XY + k);
      FloatVector product3 = qz.lanewise(MUL, qx);
      FloatVector product4 = qy.lanewise(MUL, qw);
      FLOAT_VECTOR.cast(s.lanewise(MUL, product3.lanewise(SUB, product4))).intoArray(floatRows, ROW_XZ + k);
      FLOAT_VECTOR.cast(s.lanewise(MUL, product.lanewise(SUB, product2))).intoArray(floatRows, ROW_YX + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(SUB, s.lanewise(MUL, qxSquared.lanewise(ADD, qzSquared)))).intoArray(
          floatRows, ROW_YY + k);
      FloatVector product5 = qy.lanewise(MUL, qz);
      FloatVector product6 = qx.lanewise(MUL, qw);
      FLOAT_VECTOR.cast(s.lanewise(MUL, product5.lanewise(ADD, product6))).intoArray(floatRows, ROW_YZ + k);
      FLOAT_VECTOR.cast(s.lanewise(MUL, product3.lanewise(ADD, product4))).intoArray(floatRows, ROW_ZX + k);
      FLOAT_VECTOR.cast(s.lanewise(MUL, product5.lanewise(SUB, product6))).intoArray(floatRows, ROW_ZY + k);
      FLOAT_VECTOR.cast(s.lanewise(MUL, sum)).intoArray(floatRows, ROW_PRODUCT + k);
    }
  }

  private static void floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] oxs = columns1[0], oys = columns1[1], ozs = columns1[2], dxs = columns1[3], dys = columns1[4],
        dzs = columns1[5];
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector zz = ALL_ONE.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT + k));
      FloatVector fx = fromArray(FLOATS, oxs, i).lanewise(SUB, fromArray(FLOATS, xs, j));
      FloatVector fy = fromArray(FLOATS, oys, i).lanewise(SUB, fromArray(FLOATS, ys, j));
      FloatVector fz = fromArray(FLOATS, ozs, i).lanewise(SUB, fromArray(FLOATS, zs, j));
      FloatVector xx = fromArray(FLOATS, floatRows, ROW_XX + k);
      FloatVector xy = fromArray(FLOATS, floatRows, ROW_XY + k);
      FloatVector xz = fromArray(FLOATS, floatRows, ROW_XZ + k);
      FLOAT_VECTOR.cast(fx.lanewise(MUL, xx).lanewise(ADD, fy.lanewise(MUL, xy))
          .lanewise(ADD, fz.lanewise(MUL, xz))).intoArray(floatRows, ROW_OX + k);
      FloatVector yx = fromArray(FLOATS, floatRows, ROW_YX + k);
      FloatVector yy = fromArray(FLOATS, floatRows, ROW_YY + k);
      FloatVector yz = fromArray(FLOATS, floatRows, ROW_YZ + k);
      FLOAT_VECTOR.cast(fx.lanewise(MUL, yx).lanewise(ADD, fy.lanewise(MUL, yy))
          .lanewise(ADD, fz.lanewise(MUL, yz))).intoArray(floatRows, ROW_OY + k);
      FloatVector zx = fromArray(FLOATS, floatRows, ROW_ZX + k);
      FloatVector zy = fromArray(FLOATS, floatRows, ROW_ZY + k);
      FLOAT_VECTOR.cast(fx.lanewise(MUL, zx).lanewise(ADD, fy.lanewise(MUL, zy))
          .lanewise(ADD, fz.lanewise(MUL, zz))).intoArray(floatRows, ROW_OZ + k);
      FloatVector dx = fromArray(FLOATS, dxs, i);
      FloatVector dy = fromArray(FLOATS, dys, i);
      FloatVector dz = fromArray(FLOATS, dzs, i);
      FLOAT_VECTOR.cast(dx.lanewise(MUL, xx).lanewise(ADD, dy.lanewise(MUL, xy))
          .lanewise(ADD, dz.lanewise(MUL, xz))).intoArray(floatRows, ROW_DX + k);
      FLOAT_VECTOR.cast(dx.lanewise(MUL, yx).lanewise(ADD, dy.lanewise(MUL, yy))
          .lanewise(ADD, dz.lanewise(MUL, yz))).intoArray(floatRows, ROW_DY + k);
      FLOAT_VECTOR.cast(dx.lanewise(MUL, zx).lanewise(ADD, dy.lanewise(MUL, zy))
          .lanewise(ADD, dz.lanewise(MUL, zz))).intoArray(floatRows, ROW_DZ + k);
    }
  }

  private static void floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] tMins = columns1[6], tMaxs = columns1[7];
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector minX = halfX.lanewise(NEG);
      FLOAT_VECTOR.cast(minX).intoArray(floatRows, ROW_MIN_X + k);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector minY = halfY.lanewise(NEG);
      FLOAT_VECTOR.cast(minY).intoArray(floatRows, ROW_MIN_Y + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector minZ = halfZ.lanewise(NEG);
      FLOAT_VECTOR.cast(minZ).intoArray(floatRows, ROW_MIN_Z + k);
      FloatVector ox = fromArray(FLOATS, floatRows, ROW_OX + k);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector oy = fromArray(FLOATS, floatRows, ROW_OY + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      FloatVector oz = fromArray(FLOATS, floatRows, ROW_OZ + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(MUL, ox).lanewise(ADD, ALL_ZERO.lanewise(MUL, dx))
          .lanewise(ADD, ALL_ZERO.lanewise(MUL, oy)).lanewise(ADD, ALL_ZERO.lanewise(MUL, dy))
          .lanewise(ADD, ALL_ZERO.lanewise(MUL, oz)).lanewise(ADD, ALL_ZERO.lanewise(MUL, dz))).intoArray(
          floatRows, ROW_ZERO + k);
      VectorMask<Float> dxLessZero = dx.compare(LT, ALL_ZERO);
      FloatVector sum = dx.lanewise(ADD, ALL_ZERO);
      // dx < 0 ? maxX : minX
      FloatVector enterX = minX.blend(halfX, dxLessZero).lanewise(SUB, ox).lanewise(DIV, sum);
      // dx < 0 ? minX : maxX
      FloatVector leaveX = halfX.blend(minX, dxLessZero).lanewise(SUB, ox).lanewise(DIV, sum);
      VectorMask<Float> dyLessZero = dy.compare(LT, ALL_ZERO);
      FloatVector sum2 = dy.lanewise(ADD, ALL_ZERO);
      // dy < 0 ? maxY : minY
      FloatVector enterY = minY.blend(halfY, dyLessZero).lanewise(SUB, oy).lanewise(DIV, sum2);
      // dy < 0 ? minY : maxY
      FloatVector leaveY = halfY.blend(minY, dyLessZero).lanewise(SUB, oy).lanewise(DIV, sum2);
      VectorMask<Float> dzLessZero = dz.compare(LT, ALL_ZERO);
      FloatVector sum3 = dz.lanewise(ADD, ALL_ZERO);
      // dz < 0 ? maxZ : minZ
      FloatVector enterZ = minZ.blend(halfZ, dzLessZero).lanewise(SUB, oz).lanewise(DIV, sum3);
      // dz < 0 ? minZ : maxZ
      FLOAT_VECTOR.cast(halfZ.blend(minZ, dzLessZero).lanewise(SUB, oz).lanewise(DIV, sum3)).intoArray(
          floatRows, ROW_LEAVE_Z + k);
      FloatVector tMin = fromArray(FLOATS, tMins, i);
      // enterX > tNear ? enterX : tNear
      FloatVector tNear = tMin.blend(enterX, enterX.compare(GT, tMin));
      // enterY > tNear ? enterY : tNear
      FloatVector tNear2 = tNear.blend(enterY, enterY.compare(GT, tNear));
      // enterZ > tNear ? enterZ : tNear
      FLOAT_VECTOR.cast(tNear2.blend(enterZ, enterZ.compare(GT, tNear2))).intoArray(floatRows, ROW_T_NEAR + k);
      FloatVector tMax = fromArray(FLOATS, tMaxs, i);
      // leaveX < tFar ? leaveX : tFar
      FloatVector tFar = tMax.blend(leaveX, leaveX.compare(LT, tMax));
      // leaveY < tFar ? leaveY : tFar
      FLOAT_VECTOR.cast(tFar.blend(leaveY, leaveY.compare(LT, tFar))).intoArray(floatRows, ROW_T_FAR + k);
    }
  }

  private static long floats4(float[][] columns2, int from2, float[] floatRows, float[][] results, int at) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    float[] keys = results[0];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector leaveZ = fromArray(FLOATS, floatRows, ROW_LEAVE_Z + k);
      FloatVector tFar = fromArray(FLOATS, floatRows, ROW_T_FAR + k);
      // leaveZ < tFar ? leaveZ : tFar
      FloatVector tFar2 = tFar.blend(leaveZ, leaveZ.compare(LT, tFar));
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      VectorMask<Float> hit = fromArray(FLOATS, floatRows, ROW_MIN_X + k).compare(LE, halfX);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      hit = fromArray(FLOATS, floatRows, ROW_MIN_Y + k).compare(LE, halfY, hit);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      hit = fromArray(FLOATS, floatRows, ROW_MIN_Z + k).compare(LE, halfZ, hit);
      VectorMask<Float> hit2 = fromArray(FLOATS, floatRows, ROW_ZERO + k).compare(EQ, ALL_ZERO);
      FloatVector tNear = fromArray(FLOATS, floatRows, ROW_T_NEAR + k);
      hit2 = tNear.lanewise(ABS).compare(LE, ALL_LARGEST, hit2);
      hit2 = tNear.compare(LE, tFar2, hit2);
      hit = hit.and(hit2);
      // hit ? tNear : Float.POSITIVE_INFINITY
      FloatVector t = ALL_INFINITY.blend(tNear, hit);
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE + k);
      VectorMask<Float> proper = square.compare(GE, ALL_LEAST_SQUARE);
      proper = square.compare(LE, ALL_LARGEST_SQUARE, proper);
      proper = halfX.compare(LE, ALL_LARGEST, proper);
      proper = halfY.compare(LE, ALL_LARGEST, proper);
      proper = halfZ.compare(LE, ALL_LARGEST, proper);
      hits |= proper.and(hit).toLong() << k;
      // proper ? t : Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(t, proper)).intoArray(keys, at + k);
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null);
      floats2(null, 0, null, 0, null);
      floats3(null, 0, null, 0, null);
      floats4(null, 0, null, null, 0);
    }
  }
}
