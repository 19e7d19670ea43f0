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
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/**
 * Wide twin of {@link SphereOrientedBoxDistance#points}: the same operations in the same order, on vectors of
 * pairs.
 */
final class SphereOrientedBoxDistancePointsWide implements Kernel {
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_C16_0 = FloatVector.broadcast(FLOATS, 16.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[2]);

  private static final int ROW_PRODUCT = 0 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 1 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 2 * Kernel.BLOCK;
  private static final int ROW_P = 3 * Kernel.BLOCK;
  private static final int ROW_P2 = 4 * Kernel.BLOCK;
  private static final int ROW_P3 = 5 * Kernel.BLOCK;
  private static final int ROW_LENGTH = 6 * Kernel.BLOCK;
  private static final int ROW_APART = 7 * Kernel.BLOCK;
  private static final int ROW_MIN = 8 * Kernel.BLOCK;
  private static final int ROW_ON_X = 9 * Kernel.BLOCK;
  private static final int ROW_OUT_X = 10 * Kernel.BLOCK;
  private static final int ROW_MIN2 = 11 * Kernel.BLOCK;
  private static final int ROW_ON_Y = 12 * Kernel.BLOCK;
  private static final int ROW_OUT_Y = 13 * Kernel.BLOCK;
  private static final int ROW_MIN3 = 14 * Kernel.BLOCK;
  private static final int ROW_ON_Z = 15 * Kernel.BLOCK;
  private static final int ROW_OUT_Z = 16 * Kernel.BLOCK;
  private static final int ROW_PART = 17 * Kernel.BLOCK;
  private static final int ROW_W = 18 * Kernel.BLOCK;
  private static final int ROW_TX = 19 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 20 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[21 * Kernel.BLOCK]);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[][] results = out.floats;
    float[] floatRows = FLOAT_ROWS.get();
    long[] bits = BITS.get();
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      int at = out.from + Kernel.BLOCK * block;
      long validBits = floats1(columns1, from1, columns2, from2, floatRows, bits);
      long allOutXAtMostRBits = bits[0];
      long hits = floats2(columns1, from1, columns2, from2, floatRows, allOutXAtMostRBits, validBits);
      floats3(columns1, from1, columns2, from2, floatRows, results, at, hits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], rs = columns1[3];
    float[] centreXs = columns2[0], centreYs = columns2[1], centreZs = columns2[2], halfXs = columns2[3],
        halfYs = columns2[4], halfZs = columns2[5], qxs = columns2[6], qys = columns2[7], qzs = columns2[8],
        qws = columns2[9];
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector largest = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
    FloatVector leastSquare = FloatVector.broadcast(FLOATS, 7.888609E-31f);
    FloatVector largestSquare = FloatVector.broadcast(FLOATS, 1.2676506E30f);
    long validBits = 0;
    long allOutXAtMostRBits = 0;
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
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector out2 = p.lanewise(ABS).lanewise(SUB, halfX);
      // out < 0 ? 0 : out
      FloatVector outX = out2.blend(zero, out2.compare(LT, zero));
      FloatVector p2 = dy.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, qw.lanewise(MUL, ty)));
      FLOAT_VECTOR.cast(p2).intoArray(floatRows, ROW_P2 + k);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector out3 = p2.lanewise(ABS).lanewise(SUB, halfY);
      // out < 0 ? 0 : out
      FloatVector outY = out3.blend(zero, out3.compare(LT, zero));
      FloatVector p3 = dz.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, qw.lanewise(MUL, tz)));
      FLOAT_VECTOR.cast(p3).intoArray(floatRows, ROW_P3 + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector out4 = p3.lanewise(ABS).lanewise(SUB, halfZ);
      // out < 0 ? 0 : out
      FloatVector outZ = out4.blend(zero, out4.compare(LT, zero));
      FloatVector sum = outX.lanewise(MUL, outX).lanewise(ADD, outY.lanewise(MUL, outY))
          .lanewise(ADD, outZ.lanewise(MUL, outZ));
      FloatVector length = sum.lanewise(SQRT);
      FLOAT_VECTOR.cast(length).intoArray(floatRows, ROW_LENGTH + k);
      VectorMask<Float> allHalfXAtLeastZero = halfX.compare(GE, zero);
      allHalfXAtLeastZero = halfY.compare(GE, zero, allHalfXAtLeastZero);
      allHalfXAtLeastZero = halfZ.compare(GE, zero, allHalfXAtLeastZero);
      VectorMask<Float> allHalfXAtLeastZero2 = halfX.compare(LE, largest);
      allHalfXAtLeastZero2 = halfY.compare(LE, largest, allHalfXAtLeastZero2);
      allHalfXAtLeastZero2 = halfZ.compare(LE, largest, allHalfXAtLeastZero2);
      allHalfXAtLeastZero = allHalfXAtLeastZero.and(allHalfXAtLeastZero2);
      VectorMask<Float> allSquareAtLeastLeastSquare = square.compare(GE, leastSquare);
      allSquareAtLeastLeastSquare = square.compare(LE, largestSquare, allSquareAtLeastLeastSquare);
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> valid = r.compare(GE, zero, allHalfXAtLeastZero.and(allSquareAtLeastLeastSquare));
      valid = length.compare(LE, largest, valid);
      validBits |= valid.toLong() << k;
      VectorMask<Float> allOutXAtMostR = outX
          .compare(LE, r, allHalfXAtLeastZero.and(allSquareAtLeastLeastSquare));
      allOutXAtMostR = outY.compare(LE, r, allOutXAtMostR);
      allOutXAtMostR = outZ.compare(LE, r, allOutXAtMostR);
      allOutXAtMostR = sum.compare(LE, r.lanewise(MUL, r), allOutXAtMostR);
      allOutXAtMostRBits |= allOutXAtMostR.toLong() << k;
    }
    bits[0] = allOutXAtMostRBits;
    return validBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long allOutXAtMostRBits, long validBits) {
    float[] rs = columns1[3];
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5], qws = columns2[9];
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector infinity = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector r = fromArray(FLOATS, rs, i);
      FloatVector distance = fromArray(FLOATS, floatRows, ROW_LENGTH + k).lanewise(SUB, r);
      // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY :
      // SphereOrientedBox.overlap(x, y, z, r, centreX, centreY, centreZ, halfX, halfY, halfZ, qx, qy, qz, qw) ?
      // 0 : Rounded.apart(length, r)
      FloatVector apart = ALL_INFINITY.blend(ALL_C1_40E_45.blend(distance, distance.compare(GT, zero))
          .blend(zero, VectorMask.fromLong(FLOATS, (allOutXAtMostRBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (validBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(apart).intoArray(floatRows, ROW_APART + k);
      hits |= apart.compare(LT, infinity).toLong() << k;
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector min = halfX.lanewise(NEG);
      FLOAT_VECTOR.cast(min).intoArray(floatRows, ROW_MIN + k);
      FloatVector p = fromArray(FLOATS, floatRows, ROW_P + k);
      // x < min ? min : x > max ? max : x
      FloatVector onX = p.blend(halfX, p.compare(GT, halfX)).blend(min, p.compare(LT, min));
      FLOAT_VECTOR.cast(onX).intoArray(floatRows, ROW_ON_X + k);
      FloatVector outX = p.lanewise(SUB, onX);
      FLOAT_VECTOR.cast(outX).intoArray(floatRows, ROW_OUT_X + k);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector min2 = halfY.lanewise(NEG);
      FLOAT_VECTOR.cast(min2).intoArray(floatRows, ROW_MIN2 + k);
      FloatVector p2 = fromArray(FLOATS, floatRows, ROW_P2 + k);
      // x < min ? min : x > max ? max : x
      FloatVector onY = p2.blend(halfY, p2.compare(GT, halfY)).blend(min2, p2.compare(LT, min2));
      FLOAT_VECTOR.cast(onY).intoArray(floatRows, ROW_ON_Y + k);
      FloatVector outY = p2.lanewise(SUB, onY);
      FLOAT_VECTOR.cast(outY).intoArray(floatRows, ROW_OUT_Y + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector min3 = halfZ.lanewise(NEG);
      FLOAT_VECTOR.cast(min3).intoArray(floatRows, ROW_MIN3 + k);
      FloatVector p3 = fromArray(FLOATS, floatRows, ROW_P3 + k);
      // x < min ? min : x > max ? max : x
      FloatVector onZ = p3.blend(halfZ, p3.compare(GT, halfZ)).blend(min3, p3.compare(LT, min3));
      FLOAT_VECTOR.cast(onZ).intoArray(floatRows, ROW_ON_Z + k);
      FloatVector outZ = p3.lanewise(SUB, onZ);
      FLOAT_VECTOR.cast(outZ).intoArray(floatRows, ROW_OUT_Z + k);
      FloatVector length = outX.lanewise(MUL, outX).lanewise(ADD, outY.lanewise(MUL, outY))
          .lanewise(ADD, outZ.lanewise(MUL, outZ)).lanewise(SQRT);
      VectorMask<Float> overlap = apart.compare(EQ, zero);
      VectorMask<Float> lengthGreaterZero = length.compare(GT, zero);
      // length > other ? length - other : 0
      FloatVector least = ALL_ZERO.blend(length.lanewise(SUB, zero), lengthGreaterZero);
      // r < length ? r : length
      FloatVector most = length.blend(r, r.compare(LT, length));
      // overlap ? 0.5f * (least + most) : r
      FloatVector reach = r.blend(ALL_HALF.lanewise(MUL, least.lanewise(ADD, most)), overlap);
      // length > 0 ? reach / length : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(reach.lanewise(DIV, length), lengthGreaterZero)).intoArray(floatRows,
          ROW_PART + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, qws, j).lanewise(NEG)).intoArray(floatRows, ROW_W + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT + k).lanewise(MUL, outZ)
          .lanewise(SUB, product.lanewise(MUL, outY))).intoArray(floatRows, ROW_TX + k);
      FLOAT_VECTOR.cast(product.lanewise(MUL, outX)).intoArray(floatRows, ROW_PRODUCT4 + k);
    }
    return hits;
  }

  private static void floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      float[][] results, int at, long hits) {
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2];
    float[] centreXs = columns2[0], centreYs = columns2[1], centreZs = columns2[2], halfXs = columns2[3],
        halfYs = columns2[4], halfZs = columns2[5], qxs = columns2[6], qys = columns2[7], qzs = columns2[8];
    float[] distances = results[0], axs = results[1], bxs = results[2], ays = results[3], bys = results[4],
        azs = results[5], bzs = results[6], featureAs = results[7], featureBs = results[8];
    FloatVector one = FloatVector.broadcast(FLOATS, 1.0f);
    FloatVector two = FloatVector.broadcast(FLOATS, 2.0f);
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k);
      FloatVector outZ = fromArray(FLOATS, floatRows, ROW_OUT_Z + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k)
          .lanewise(SUB, product.lanewise(MUL, outZ));
      FloatVector outY = fromArray(FLOATS, floatRows, ROW_OUT_Y + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT + k);
      FloatVector outX = fromArray(FLOATS, floatRows, ROW_OUT_X + k);
      FloatVector tz = product.lanewise(MUL, outY).lanewise(SUB, product2.lanewise(MUL, outX));
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector part = fromArray(FLOATS, floatRows, ROW_PART + k);
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      // hit ? x - part * BoxFrame.inSpace(outX, outY, outZ, qx, qy, qz, qw, s) : 0
      FloatVector ax = ALL_ZERO.blend(fromArray(FLOATS, xs, i)
          .lanewise(SUB, part.lanewise(MUL, outX
          .lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, w.lanewise(MUL, tx))))), hit);
      FloatVector onZ = fromArray(FLOATS, floatRows, ROW_ON_Z + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k);
      FloatVector onY = fromArray(FLOATS, floatRows, ROW_ON_Y + k);
      FloatVector tx2 = product2.lanewise(MUL, onZ).lanewise(SUB, product3.lanewise(MUL, onY));
      FloatVector onX = fromArray(FLOATS, floatRows, ROW_ON_X + k);
      FloatVector ty2 = product3.lanewise(MUL, onX).lanewise(SUB, product.lanewise(MUL, onZ));
      FloatVector tz2 = product.lanewise(MUL, onY).lanewise(SUB, product2.lanewise(MUL, onX));
      // hit ? centreX + BoxFrame.inSpace(onX, onY, onZ, qx, qy, qz, qw, s) : 0
      FloatVector bx = ALL_ZERO.blend(fromArray(FLOATS, centreXs, j)
          .lanewise(ADD, onX.lanewise(ADD, qy.lanewise(MUL, tz2).lanewise(SUB, qz.lanewise(MUL, ty2))
          .lanewise(SUB, w.lanewise(MUL, tx2)))), hit);
      FloatVector qx = fromArray(FLOATS, qxs, j);
      // hit ? y - part * BoxFrame.inSpace(outY, outZ, outX, qy, qz, qx, qw, s) : 0
      FloatVector ay = ALL_ZERO.blend(fromArray(FLOATS, ys, i)
          .lanewise(SUB, part.lanewise(MUL, outY
          .lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty))))), hit);
      // hit ? centreY + BoxFrame.inSpace(onY, onZ, onX, qy, qz, qx, qw, s) : 0
      FloatVector by = ALL_ZERO.blend(fromArray(FLOATS, centreYs, j)
          .lanewise(ADD, onY.lanewise(ADD, qz.lanewise(MUL, tx2).lanewise(SUB, qx.lanewise(MUL, tz2))
          .lanewise(SUB, w.lanewise(MUL, ty2)))), hit);
      // hit ? z - part * BoxFrame.inSpace(outZ, outX, outY, qz, qx, qy, qw, s) : 0
      FloatVector az = ALL_ZERO.blend(fromArray(FLOATS, zs, i)
          .lanewise(SUB, part.lanewise(MUL, outZ
          .lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz))))), hit);
      // hit ? centreZ + BoxFrame.inSpace(onZ, onX, onY, qz, qx, qy, qw, s) : 0
      FloatVector bz = ALL_ZERO.blend(fromArray(FLOATS, centreZs, j)
          .lanewise(ADD, onZ.lanewise(ADD, qx.lanewise(MUL, ty2).lanewise(SUB, qy.lanewise(MUL, tx2))
          .lanewise(SUB, w.lanewise(MUL, tz2)))), hit);
      // hit ? 1 : 0
      FloatVector featureA = ALL_ZERO.blend(one, hit);
      FloatVector p = fromArray(FLOATS, floatRows, ROW_P + k);
      VectorMask<Float> lower = p.compare(LE, fromArray(FLOATS, floatRows, ROW_MIN + k));
      VectorMask<Float> upper = p.compare(GE, fromArray(FLOATS, halfXs, j));
      // lower ? 1 : upper ? 2 : 0
      FloatVector sideX = ALL_ZERO.blend(two, upper).blend(one, lower);
      FloatVector p2 = fromArray(FLOATS, floatRows, ROW_P2 + k);
      VectorMask<Float> lower2 = p2.compare(LE, fromArray(FLOATS, floatRows, ROW_MIN2 + k));
      VectorMask<Float> upper2 = p2.compare(GE, fromArray(FLOATS, halfYs, j));
      // lower ? 1 : upper ? 2 : 0
      FloatVector sideY = ALL_ZERO.blend(two, upper2).blend(one, lower2);
      FloatVector p3 = fromArray(FLOATS, floatRows, ROW_P3 + k);
      VectorMask<Float> lower3 = p3.compare(LE, fromArray(FLOATS, floatRows, ROW_MIN3 + k));
      VectorMask<Float> upper3 = p3.compare(GE, fromArray(FLOATS, halfZs, j));
      // lower ? 1 : upper ? 2 : 0
      FloatVector sideZ = ALL_ZERO.blend(two, upper3).blend(one, lower3);
      // hit ? BoxFeature.of(BoxFeature.side(alongX, -halfX, halfX), BoxFeature.side(alongY, -halfY, halfY),
      // BoxFeature.side(alongZ, -halfZ, halfZ)) : 0
      FloatVector featureB = ALL_ZERO.blend(sideX.lanewise(ADD, ALL_C4_00.lanewise(MUL, sideY))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ)), hit);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_APART + k)).intoArray(distances, at + k);
      FLOAT_VECTOR.cast(ax).intoArray(axs, at + k);
      FLOAT_VECTOR.cast(bx).intoArray(bxs, at + k);
      FLOAT_VECTOR.cast(ay).intoArray(ays, at + k);
      FLOAT_VECTOR.cast(by).intoArray(bys, at + k);
      FLOAT_VECTOR.cast(az).intoArray(azs, at + k);
      FLOAT_VECTOR.cast(bz).intoArray(bzs, at + k);
      FLOAT_VECTOR.cast(featureA).intoArray(featureAs, at + k);
      FLOAT_VECTOR.cast(featureB).intoArray(featureBs, at + k);
    }
  }
}
