// Compiled from SphereOrientedBoxDistance.java; changes are made there.
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
 * Wide twin of {@link SphereOrientedBoxDistance#points}: the same operations in the same order, on vectors of
 * pairs.
 */
final class SphereOrientedBoxDistancePointsWide implements LoopedKernel {
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_C16_0 = FloatVector.broadcast(FLOATS, 16.0f);

  private static final int ROW_SQUARE = 0 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 1 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 2 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 3 * Kernel.BLOCK;
  private static final int ROW_P = 4 * Kernel.BLOCK;
  private static final int ROW_OUT_X = 5 * Kernel.BLOCK;
  private static final int ROW_P2 = 6 * Kernel.BLOCK;
  private static final int ROW_OUT_Y = 7 * Kernel.BLOCK;
  private static final int ROW_P3 = 8 * Kernel.BLOCK;
  private static final int ROW_APART = 9 * Kernel.BLOCK;
  private static final int ROW_MIN = 10 * Kernel.BLOCK;
  private static final int ROW_ON_X = 11 * Kernel.BLOCK;
  private static final int ROW_OUT_X2 = 12 * Kernel.BLOCK;
  private static final int ROW_MIN2 = 13 * Kernel.BLOCK;
  private static final int ROW_ON_Y = 14 * Kernel.BLOCK;
  private static final int ROW_OUT_Y2 = 15 * Kernel.BLOCK;
  private static final int ROW_MIN3 = 16 * Kernel.BLOCK;
  private static final int ROW_ON_Z = 17 * Kernel.BLOCK;
  private static final int ROW_OUT_Z = 18 * Kernel.BLOCK;
  private static final int ROW_PART = 19 * Kernel.BLOCK;
  private static final int ROW_W = 20 * Kernel.BLOCK;
  private static final int ROW_TX = 21 * Kernel.BLOCK;
  private static final int ROW_TY = 22 * Kernel.BLOCK;
  private static final int ROW_TZ = 23 * Kernel.BLOCK;
  private static final int ROW_AX = 24 * Kernel.BLOCK;
  private static final int ROW_TX2 = 25 * Kernel.BLOCK;
  private static final int ROW_TY2 = 26 * Kernel.BLOCK;
  private static final int ROW_TZ2 = 27 * Kernel.BLOCK;
  private static final int ROW_SUM = 28 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[29 * Kernel.BLOCK]);

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
      floats1(columns1, from1, columns2, from2, floatRows);
      long hits = floats2(columns1, from1, columns2, from2, floatRows);
      floats3(columns1, from1, columns2, from2, floatRows, hits);
      floats4(columns1, from1, columns2, from2, floatRows, results, at, hits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2];
    float[] centreXs = columns2[0], centreYs = columns2[1], centreZs = columns2[2], halfXs = columns2[3],
        halfYs = columns2[4], qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector dx = fromArray(FLOATS, xs, i).lanewise(SUB, fromArray(FLOATS, centreXs, j));
      FloatVector dy = fromArray(FLOATS, ys, i).lanewise(SUB, fromArray(FLOATS, centreYs, j));
      FloatVector dz = fromArray(FLOATS, zs, i).lanewise(SUB, fromArray(FLOATS, centreZs, j));
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector qw = fromArray(FLOATS, qws, j);
      FloatVector square = qx.lanewise(MUL, qx).lanewise(ADD, qy.lanewise(MUL, qy))
          .lanewise(ADD, qz.lanewise(MUL, qz).lanewise(ADD, qw.lanewise(MUL, qw)));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE + k);
      FloatVector s = ALL_TWO.lanewise(DIV, square);
      FloatVector product = s.lanewise(MUL, qy);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT + k);
      FloatVector product2 = s.lanewise(MUL, qz);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT2 + k);
      FloatVector tx = product.lanewise(MUL, dz).lanewise(SUB, product2.lanewise(MUL, dy));
      FloatVector product3 = s.lanewise(MUL, qx);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT3 + k);
      FloatVector ty = product2.lanewise(MUL, dx).lanewise(SUB, product3.lanewise(MUL, dz));
      FloatVector tz = product3.lanewise(MUL, dy).lanewise(SUB, product.lanewise(MUL, dx));
      FloatVector p = dx.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, qw.lanewise(MUL, tx)));
      FLOAT_VECTOR.cast(p).intoArray(floatRows, ROW_P + k);
      FloatVector out2 = p.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, halfXs, j));
      // out < 0 ? 0 : out
      FLOAT_VECTOR.cast(out2.blend(ALL_ZERO, out2.compare(LT, ALL_ZERO))).intoArray(floatRows, ROW_OUT_X + k);
      FloatVector p2 = dy.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, qw.lanewise(MUL, ty)));
      FLOAT_VECTOR.cast(p2).intoArray(floatRows, ROW_P2 + k);
      FloatVector out3 = p2.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, halfYs, j));
      // out < 0 ? 0 : out
      FLOAT_VECTOR.cast(out3.blend(ALL_ZERO, out3.compare(LT, ALL_ZERO))).intoArray(floatRows, ROW_OUT_Y + k);
      FLOAT_VECTOR.cast(dz.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, qw.lanewise(MUL, tz)))).intoArray(floatRows, ROW_P3 + k);
    }
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[3];
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector out2 = fromArray(FLOATS, floatRows, ROW_P3 + k).lanewise(ABS).lanewise(SUB, halfZ);
      // out < 0 ? 0 : out
      FloatVector outZ = out2.blend(ALL_ZERO, out2.compare(LT, ALL_ZERO));
      FloatVector outX = fromArray(FLOATS, floatRows, ROW_OUT_X + k);
      FloatVector outY = fromArray(FLOATS, floatRows, ROW_OUT_Y + k);
      FloatVector sum = outX.lanewise(MUL, outX).lanewise(ADD, outY.lanewise(MUL, outY))
          .lanewise(ADD, outZ.lanewise(MUL, outZ));
      FloatVector length = sum.lanewise(SQRT);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      VectorMask<Float> allHalfXAtLeastZero = halfX.compare(GE, ALL_ZERO);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      allHalfXAtLeastZero = halfY.compare(GE, ALL_ZERO, allHalfXAtLeastZero);
      allHalfXAtLeastZero = halfZ.compare(GE, ALL_ZERO, allHalfXAtLeastZero);
      VectorMask<Float> allHalfXAtLeastZero2 = halfX.compare(LE, ALL_LARGEST);
      allHalfXAtLeastZero2 = halfY.compare(LE, ALL_LARGEST, allHalfXAtLeastZero2);
      allHalfXAtLeastZero2 = halfZ.compare(LE, ALL_LARGEST, allHalfXAtLeastZero2);
      allHalfXAtLeastZero = allHalfXAtLeastZero.and(allHalfXAtLeastZero2);
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE + k);
      VectorMask<Float> allSquareAtLeastLeastSquare = square.compare(GE, ALL_LEAST_SQUARE);
      allSquareAtLeastLeastSquare = square.compare(LE, ALL_LARGEST_SQUARE, allSquareAtLeastLeastSquare);
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> valid = r.compare(GE, ALL_ZERO, allHalfXAtLeastZero.and(allSquareAtLeastLeastSquare));
      valid = length.compare(LE, ALL_LARGEST, valid);
      VectorMask<Float> allOutXAtMostR = outX
          .compare(LE, r, allHalfXAtLeastZero.and(allSquareAtLeastLeastSquare));
      allOutXAtMostR = outY.compare(LE, r, allOutXAtMostR);
      allOutXAtMostR = outZ.compare(LE, r, allOutXAtMostR);
      allOutXAtMostR = sum.compare(LE, r.lanewise(MUL, r), allOutXAtMostR);
      FloatVector distance = length.lanewise(SUB, r);
      // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY :
      // SphereOrientedBox.overlap(x, y, z, r, centreX, centreY, centreZ, halfX, halfY, halfZ, qx, qy, qz, qw) ?
      // 0 : Rounded.apart(length, r)
      FloatVector apart = ALL_INFINITY.blend(ALL_C1_40E_45.blend(distance, distance.compare(GT, ALL_ZERO))
          .blend(ALL_ZERO, allOutXAtMostR), valid);
      FLOAT_VECTOR.cast(apart).intoArray(floatRows, ROW_APART + k);
      hits |= apart.compare(LT, ALL_INFINITY).toLong() << k;
      FloatVector min = halfX.lanewise(NEG);
      FLOAT_VECTOR.cast(min).intoArray(floatRows, ROW_MIN + k);
      FloatVector p = fromArray(FLOATS, floatRows, ROW_P + k);
      // x < min ? min : x > max ? max : x
      FloatVector onX = p.blend(halfX, p.compare(GT, halfX)).blend(min, p.compare(LT, min));
      FLOAT_VECTOR.cast(onX).intoArray(floatRows, ROW_ON_X + k);
      FLOAT_VECTOR.cast(p.lanewise(SUB, onX)).intoArray(floatRows, ROW_OUT_X2 + k);
      FloatVector min2 = halfY.lanewise(NEG);
      FLOAT_VECTOR.cast(min2).intoArray(floatRows, ROW_MIN2 + k);
      FloatVector p2 = fromArray(FLOATS, floatRows, ROW_P2 + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(p2.blend(halfY, p2.compare(GT, halfY)).blend(min2, p2.compare(LT, min2))).intoArray(
          floatRows, ROW_ON_Y + k);
    }
    return hits;
  }

  private static void floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long hits) {
    if (columns1 == null) {
      return;
    }
    float[] xs = columns1[0], rs = columns1[3];
    float[] halfZs = columns2[5], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector onY = fromArray(FLOATS, floatRows, ROW_ON_Y + k);
      FloatVector outY = fromArray(FLOATS, floatRows, ROW_P2 + k).lanewise(SUB, onY);
      FLOAT_VECTOR.cast(outY).intoArray(floatRows, ROW_OUT_Y2 + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector min = halfZ.lanewise(NEG);
      FLOAT_VECTOR.cast(min).intoArray(floatRows, ROW_MIN3 + k);
      FloatVector p = fromArray(FLOATS, floatRows, ROW_P3 + k);
      // x < min ? min : x > max ? max : x
      FloatVector onZ = p.blend(halfZ, p.compare(GT, halfZ)).blend(min, p.compare(LT, min));
      FLOAT_VECTOR.cast(onZ).intoArray(floatRows, ROW_ON_Z + k);
      FloatVector outZ = p.lanewise(SUB, onZ);
      FLOAT_VECTOR.cast(outZ).intoArray(floatRows, ROW_OUT_Z + k);
      FloatVector outX = fromArray(FLOATS, floatRows, ROW_OUT_X2 + k);
      FloatVector length = outX.lanewise(MUL, outX).lanewise(ADD, outY.lanewise(MUL, outY))
          .lanewise(ADD, outZ.lanewise(MUL, outZ)).lanewise(SQRT);
      VectorMask<Float> overlap = fromArray(FLOATS, floatRows, ROW_APART + k).compare(EQ, ALL_ZERO);
      VectorMask<Float> lengthGreaterZero = length.compare(GT, ALL_ZERO);
      // length > other ? length - other : 0
      FloatVector least = ALL_ZERO.blend(length.lanewise(SUB, ALL_ZERO), lengthGreaterZero);
      FloatVector r = fromArray(FLOATS, rs, i);
      // r < length ? r : length
      FloatVector most = length.blend(r, r.compare(LT, length));
      // overlap ? 0.5f * (least + most) : r
      FloatVector reach = r.blend(ALL_HALF.lanewise(MUL, least.lanewise(ADD, most)), overlap);
      // length > 0 ? reach / length : 0
      FloatVector part = ALL_ZERO.blend(reach.lanewise(DIV, length), lengthGreaterZero);
      FLOAT_VECTOR.cast(part).intoArray(floatRows, ROW_PART + k);
      FloatVector w = fromArray(FLOATS, qws, j).lanewise(NEG);
      FLOAT_VECTOR.cast(w).intoArray(floatRows, ROW_W + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k);
      FloatVector tx = product.lanewise(MUL, outZ).lanewise(SUB, product2.lanewise(MUL, outY));
      FLOAT_VECTOR.cast(tx).intoArray(floatRows, ROW_TX + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k);
      FloatVector ty = product2.lanewise(MUL, outX).lanewise(SUB, product3.lanewise(MUL, outZ));
      FLOAT_VECTOR.cast(ty).intoArray(floatRows, ROW_TY + k);
      FloatVector tz = product3.lanewise(MUL, outY).lanewise(SUB, product.lanewise(MUL, outX));
      FLOAT_VECTOR.cast(tz).intoArray(floatRows, ROW_TZ + k);
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      // hit ? x - part * BoxFrame.inSpace(outX, outY, outZ, qx, qy, qz, qw, s) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, xs, i)
          .lanewise(SUB, part.lanewise(MUL, outX
          .lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, w.lanewise(MUL, tx))))),
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_AX + k);
      FloatVector tx2 = product.lanewise(MUL, onZ).lanewise(SUB, product2.lanewise(MUL, onY));
      FLOAT_VECTOR.cast(tx2).intoArray(floatRows, ROW_TX2 + k);
      FloatVector onX = fromArray(FLOATS, floatRows, ROW_ON_X + k);
      FloatVector ty2 = product2.lanewise(MUL, onX).lanewise(SUB, product3.lanewise(MUL, onZ));
      FLOAT_VECTOR.cast(ty2).intoArray(floatRows, ROW_TY2 + k);
      FloatVector tz2 = product3.lanewise(MUL, onY).lanewise(SUB, product.lanewise(MUL, onX));
      FLOAT_VECTOR.cast(tz2).intoArray(floatRows, ROW_TZ2 + k);
      FLOAT_VECTOR.cast(onX.lanewise(ADD, qy.lanewise(MUL, tz2).lanewise(SUB, qz.lanewise(MUL, ty2))
          .lanewise(SUB, w.lanewise(MUL, tx2)))).intoArray(floatRows, ROW_SUM + k);
    }
  }

  private static void floats4(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      float[][] results, int at, long hits) {
    if (columns1 == null) {
      return;
    }
    float[] ys = columns1[1], zs = columns1[2];
    float[] centreXs = columns2[0], centreYs = columns2[1], centreZs = columns2[2], halfXs = columns2[3],
        halfYs = columns2[4], halfZs = columns2[5], qxs = columns2[6], qys = columns2[7], qzs = columns2[8];
    float[] distances = results[0], axs = results[1], bxs = results[2], ays = results[3], bys = results[4],
        azs = results[5], bzs = results[6], featureAs = results[7], featureBs = results[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      // hit ? centreX + BoxFrame.inSpace(onX, onY, onZ, qx, qy, qz, qw, s) : 0
      FloatVector bx = ALL_ZERO.blend(fromArray(FLOATS, centreXs, j)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM + k)), hit);
      FloatVector part = fromArray(FLOATS, floatRows, ROW_PART + k);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      // hit ? y - part * BoxFrame.inSpace(outY, outZ, outX, qy, qz, qx, qw, s) : 0
      FloatVector ay = ALL_ZERO.blend(fromArray(FLOATS, ys, i)
          .lanewise(SUB, part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OUT_Y2 + k)
          .lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty))))), hit);
      FloatVector tx2 = fromArray(FLOATS, floatRows, ROW_TX2 + k);
      FloatVector tz2 = fromArray(FLOATS, floatRows, ROW_TZ2 + k);
      FloatVector ty2 = fromArray(FLOATS, floatRows, ROW_TY2 + k);
      // hit ? centreY + BoxFrame.inSpace(onY, onZ, onX, qy, qz, qx, qw, s) : 0
      FloatVector by = ALL_ZERO.blend(fromArray(FLOATS, centreYs, j)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ON_Y + k)
          .lanewise(ADD, qz.lanewise(MUL, tx2).lanewise(SUB, qx.lanewise(MUL, tz2))
          .lanewise(SUB, w.lanewise(MUL, ty2)))), hit);
      FloatVector qy = fromArray(FLOATS, qys, j);
      // hit ? z - part * BoxFrame.inSpace(outZ, outX, outY, qz, qx, qy, qw, s) : 0
      FloatVector az = ALL_ZERO.blend(fromArray(FLOATS, zs, i)
          .lanewise(SUB, part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OUT_Z + k)
          .lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz))))), hit);
      // hit ? centreZ + BoxFrame.inSpace(onZ, onX, onY, qz, qx, qy, qw, s) : 0
      FloatVector bz = ALL_ZERO.blend(fromArray(FLOATS, centreZs, j)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ON_Z + k)
          .lanewise(ADD, qx.lanewise(MUL, ty2).lanewise(SUB, qy.lanewise(MUL, tx2))
          .lanewise(SUB, w.lanewise(MUL, tz2)))), hit);
      // hit ? 1 : 0
      FloatVector featureA = ALL_ZERO.blend(ALL_ONE, hit);
      FloatVector p = fromArray(FLOATS, floatRows, ROW_P + k);
      VectorMask<Float> lower = p.compare(LE, fromArray(FLOATS, floatRows, ROW_MIN + k));
      VectorMask<Float> upper = p.compare(GE, fromArray(FLOATS, halfXs, j));
      // lower ? 1 : upper ? 2 : 0
      FloatVector sideX = ALL_ZERO.blend(ALL_TWO, upper).blend(ALL_ONE, lower);
      FloatVector p2 = fromArray(FLOATS, floatRows, ROW_P2 + k);
      VectorMask<Float> lower2 = p2.compare(LE, fromArray(FLOATS, floatRows, ROW_MIN2 + k));
      VectorMask<Float> upper2 = p2.compare(GE, fromArray(FLOATS, halfYs, j));
      // lower ? 1 : upper ? 2 : 0
      FloatVector sideY = ALL_ZERO.blend(ALL_TWO, upper2).blend(ALL_ONE, lower2);
      FloatVector p3 = fromArray(FLOATS, floatRows, ROW_P3 + k);
      VectorMask<Float> lower3 = p3.compare(LE, fromArray(FLOATS, floatRows, ROW_MIN3 + k));
      VectorMask<Float> upper3 = p3.compare(GE, fromArray(FLOATS, halfZs, j));
      // lower ? 1 : upper ? 2 : 0
      FloatVector sideZ = ALL_ZERO.blend(ALL_TWO, upper3).blend(ALL_ONE, lower3);
      // hit ? BoxFeature.of(BoxFeature.side(alongX, -halfX, halfX), BoxFeature.side(alongY, -halfY, halfY),
      // BoxFeature.side(alongZ, -halfZ, halfZ)) : 0
      FloatVector featureB = ALL_ZERO.blend(sideX.lanewise(ADD, ALL_C4_00.lanewise(MUL, sideY))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ)), hit);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_APART + k)).intoArray(distances, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AX + k)).intoArray(axs, at + k);
      FLOAT_VECTOR.cast(bx).intoArray(bxs, at + k);
      FLOAT_VECTOR.cast(ay).intoArray(ays, at + k);
      FLOAT_VECTOR.cast(by).intoArray(bys, at + k);
      FLOAT_VECTOR.cast(az).intoArray(azs, at + k);
      FLOAT_VECTOR.cast(bz).intoArray(bzs, at + k);
      FLOAT_VECTOR.cast(featureA).intoArray(featureAs, at + k);
      FLOAT_VECTOR.cast(featureB).intoArray(featureBs, at + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null);
      floats3(null, 0, null, 0, null, 0);
      floats4(null, 0, null, 0, null, null, 0, 0);
    }
  }
}
