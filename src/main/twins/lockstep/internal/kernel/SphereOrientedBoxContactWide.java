// Compiled from SphereOrientedBoxContact.java; changes are made there.
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
 * Wide twin of {@link SphereOrientedBoxContact#contact}: the same operations in the same order, on vectors of
 * pairs.
 */
final class SphereOrientedBoxContactWide implements LoopedKernel {
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_MINUS_C1_40E_45 = FloatVector.broadcast(FLOATS, -1.4E-45f);
  private static final FloatVector ALL_NONE = FloatVector.broadcast(FLOATS, Float.NEGATIVE_INFINITY);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_C16_0 = FloatVector.broadcast(FLOATS, 16.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[6]);

  private static final int ROW_DY = 0 * Kernel.BLOCK;
  private static final int ROW_DZ = 1 * Kernel.BLOCK;
  private static final int ROW_SQUARE = 2 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 3 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 4 * Kernel.BLOCK;
  private static final int ROW_TX = 5 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 6 * Kernel.BLOCK;
  private static final int ROW_TY = 7 * Kernel.BLOCK;
  private static final int ROW_TZ = 8 * Kernel.BLOCK;
  private static final int ROW_P = 9 * Kernel.BLOCK;
  private static final int ROW_P2 = 10 * Kernel.BLOCK;
  private static final int ROW_P3 = 11 * Kernel.BLOCK;
  private static final int ROW_MIN_X = 12 * Kernel.BLOCK;
  private static final int ROW_MIN_Y = 13 * Kernel.BLOCK;
  private static final int ROW_MIN_Z = 14 * Kernel.BLOCK;
  private static final int ROW_TO_X = 15 * Kernel.BLOCK;
  private static final int ROW_TO_Y = 16 * Kernel.BLOCK;
  private static final int ROW_TO_Z = 17 * Kernel.BLOCK;
  private static final int ROW_MIN_XOR_HALF_XOR_P = 18 * Kernel.BLOCK;
  private static final int ROW_OUT_X = 19 * Kernel.BLOCK;
  private static final int ROW_MIN_YOR_HALF_YOR_P = 20 * Kernel.BLOCK;
  private static final int ROW_MIN_ZOR_HALF_ZOR_P = 21 * Kernel.BLOCK;
  private static final int ROW_LARGEST = 22 * Kernel.BLOCK;
  private static final int ROW_PARTS = 23 * Kernel.BLOCK;
  private static final int ROW_UX = 24 * Kernel.BLOCK;
  private static final int ROW_UY = 25 * Kernel.BLOCK;
  private static final int ROW_UZ = 26 * Kernel.BLOCK;
  private static final int ROW_W = 27 * Kernel.BLOCK;
  private static final int ROW_NORMAL_X = 28 * Kernel.BLOCK;
  private static final int ROW_NORMAL_Y = 29 * Kernel.BLOCK;
  private static final int ROW_NORMAL_Z = 30 * Kernel.BLOCK;
  private static final int ROW_DEEP = 31 * Kernel.BLOCK;
  private static final int ROW_ON_Z = 32 * Kernel.BLOCK;
  private static final int ROW_MIDDLE_X = 33 * Kernel.BLOCK;
  private static final int ROW_MIDDLE_Y = 34 * Kernel.BLOCK;
  private static final int ROW_A = 35 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 36 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 37 * Kernel.BLOCK;
  private static final int ROW_MIDDLE_Z = 38 * Kernel.BLOCK;
  private static final int ROW_DEPTH0 = 39 * Kernel.BLOCK;
  private static final int ROW_SIDE_X = 40 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[41 * Kernel.BLOCK]);

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
      floats1(columns1, from1, columns2, from2, floatRows);
      long outXAtMostRAndValueAtMostValueBits = floats2(columns1, from1, columns2, from2, floatRows);
      long allHalfXAtLeastZeroBits = floats3(columns2, from2, floatRows, bits,
          outXAtMostRAndValueAtMostValueBits);
      long allSquareAtLeastLeastSquareBits = bits[0];
      long overlapBits = bits[1];
      long insideBits = bits[2];
      long toMinAtMostToMaxBits = floats4(columns2, from2, floatRows, bits, insideBits);
      long toMinAtMostToMaxBits2 = bits[0];
      long toMinAtMostToMaxBits3 = bits[1];
      long throughXBits = bits[2];
      long throughYBits = bits[3];
      long throughZBits = bits[4];
      floats5(columns2, from2, floatRows, toMinAtMostToMaxBits2, throughYBits, insideBits,
          toMinAtMostToMaxBits3, throughZBits);
      floats6(columns1, from1, columns2, from2, floatRows, throughYBits, throughXBits, insideBits);
      floats7(columns1, from1, columns2, from2, floatRows, toMinAtMostToMaxBits, throughXBits,
          toMinAtMostToMaxBits2, throughYBits, toMinAtMostToMaxBits3, throughZBits);
      long hits = floats8(columns1, from1, columns2, from2, floatRows, allHalfXAtLeastZeroBits,
          allSquareAtLeastLeastSquareBits, overlapBits, toMinAtMostToMaxBits, throughXBits, insideBits);
      floats9(columns2, from2, floatRows, results, at, toMinAtMostToMaxBits2, throughYBits, insideBits,
          toMinAtMostToMaxBits3, throughZBits);
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
    float[] centreXs = columns2[0], centreYs = columns2[1], centreZs = columns2[2], qxs = columns2[6],
        qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector dx = fromArray(FLOATS, xs, i).lanewise(SUB, fromArray(FLOATS, centreXs, j));
      FloatVector dy = fromArray(FLOATS, ys, i).lanewise(SUB, fromArray(FLOATS, centreYs, j));
      FLOAT_VECTOR.cast(dy).intoArray(floatRows, ROW_DY + k);
      FloatVector dz = fromArray(FLOATS, zs, i).lanewise(SUB, fromArray(FLOATS, centreZs, j));
      FLOAT_VECTOR.cast(dz).intoArray(floatRows, ROW_DZ + k);
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
      FLOAT_VECTOR.cast(tx).intoArray(floatRows, ROW_TX + k);
      FloatVector product3 = s.lanewise(MUL, qx);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT3 + k);
      FloatVector ty = product2.lanewise(MUL, dx).lanewise(SUB, product3.lanewise(MUL, dz));
      FLOAT_VECTOR.cast(ty).intoArray(floatRows, ROW_TY + k);
      FloatVector tz = product3.lanewise(MUL, dy).lanewise(SUB, product.lanewise(MUL, dx));
      FLOAT_VECTOR.cast(tz).intoArray(floatRows, ROW_TZ + k);
      FLOAT_VECTOR.cast(dx.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, qw.lanewise(MUL, tx)))).intoArray(floatRows, ROW_P + k);
    }
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[3];
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5], qxs = columns2[6],
        qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    long outXAtMostRAndValueAtMostValueBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector out2 = fromArray(FLOATS, floatRows, ROW_P + k).lanewise(ABS)
          .lanewise(SUB, fromArray(FLOATS, halfXs, j));
      // out < 0 ? 0 : out
      FloatVector outX = out2.blend(ALL_ZERO, out2.compare(LT, ALL_ZERO));
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FloatVector qw = fromArray(FLOATS, qws, j);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FloatVector p = fromArray(FLOATS, floatRows, ROW_DY + k)
          .lanewise(ADD, fromArray(FLOATS, qzs, j).lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, qw.lanewise(MUL, ty)));
      FLOAT_VECTOR.cast(p).intoArray(floatRows, ROW_P2 + k);
      FloatVector out3 = p.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, halfYs, j));
      // out < 0 ? 0 : out
      FloatVector outY = out3.blend(ALL_ZERO, out3.compare(LT, ALL_ZERO));
      FloatVector p2 = fromArray(FLOATS, floatRows, ROW_DZ + k)
          .lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, fromArray(FLOATS, qys, j).lanewise(MUL, tx))
          .lanewise(SUB, qw.lanewise(MUL, tz)));
      FLOAT_VECTOR.cast(p2).intoArray(floatRows, ROW_P3 + k);
      FloatVector out4 = p2.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, halfZs, j));
      // out < 0 ? 0 : out
      FloatVector outZ = out4.blend(ALL_ZERO, out4.compare(LT, ALL_ZERO));
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> outXAtMostRAndValueAtMostValue = outX.compare(LE, r);
      outXAtMostRAndValueAtMostValue = outY.compare(LE, r, outXAtMostRAndValueAtMostValue);
      outXAtMostRAndValueAtMostValue = outZ.compare(LE, r, outXAtMostRAndValueAtMostValue);
      outXAtMostRAndValueAtMostValue = outX.lanewise(MUL, outX).lanewise(ADD, outY.lanewise(MUL, outY))
          .lanewise(ADD, outZ.lanewise(MUL, outZ))
          .compare(LE, r.lanewise(MUL, r), outXAtMostRAndValueAtMostValue);
      outXAtMostRAndValueAtMostValueBits |= outXAtMostRAndValueAtMostValue.toLong() << k;
    }
    return outXAtMostRAndValueAtMostValueBits;
  }

  private static long floats3(float[][] columns2, int from2, float[] floatRows, long[] bits,
      long outXAtMostRAndValueAtMostValueBits) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long allHalfXAtLeastZeroBits = 0;
    long allSquareAtLeastLeastSquareBits = 0;
    long overlapBits = 0;
    long insideBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      VectorMask<Float> allHalfXAtLeastZero = halfX.compare(GE, ALL_ZERO);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      allHalfXAtLeastZero = halfY.compare(GE, ALL_ZERO, allHalfXAtLeastZero);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      allHalfXAtLeastZero = halfZ.compare(GE, ALL_ZERO, allHalfXAtLeastZero);
      VectorMask<Float> allHalfXAtLeastZero2 = halfX.compare(LE, ALL_LARGEST);
      allHalfXAtLeastZero2 = halfY.compare(LE, ALL_LARGEST, allHalfXAtLeastZero2);
      allHalfXAtLeastZero2 = halfZ.compare(LE, ALL_LARGEST, allHalfXAtLeastZero2);
      allHalfXAtLeastZero = allHalfXAtLeastZero.and(allHalfXAtLeastZero2);
      allHalfXAtLeastZeroBits |= allHalfXAtLeastZero.toLong() << k;
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE + k);
      VectorMask<Float> allSquareAtLeastLeastSquare = square.compare(GE, ALL_LEAST_SQUARE);
      allSquareAtLeastLeastSquare = square.compare(LE, ALL_LARGEST_SQUARE, allSquareAtLeastLeastSquare);
      allSquareAtLeastLeastSquareBits |= allSquareAtLeastLeastSquare.toLong() << k;
      overlapBits |= VectorMask.fromLong(FLOATS, (outXAtMostRAndValueAtMostValueBits >>> k)
          & WideLanes.FLOAT_LANES).and(allHalfXAtLeastZero).and(allSquareAtLeastLeastSquare).toLong() << k;
      FloatVector minX = halfX.lanewise(NEG);
      FLOAT_VECTOR.cast(minX).intoArray(floatRows, ROW_MIN_X + k);
      FloatVector minY = halfY.lanewise(NEG);
      FLOAT_VECTOR.cast(minY).intoArray(floatRows, ROW_MIN_Y + k);
      FloatVector minZ = halfZ.lanewise(NEG);
      FLOAT_VECTOR.cast(minZ).intoArray(floatRows, ROW_MIN_Z + k);
      FloatVector p = fromArray(FLOATS, floatRows, ROW_P + k);
      VectorMask<Float> inside = p.compare(LE, halfX);
      FloatVector p2 = fromArray(FLOATS, floatRows, ROW_P2 + k);
      inside = p2.compare(LE, halfY, inside);
      FloatVector p3 = fromArray(FLOATS, floatRows, ROW_P3 + k);
      inside = p3.compare(LE, halfZ, inside);
      VectorMask<Float> inside2 = minX.compare(LE, p);
      inside2 = minY.compare(LE, p2, inside2);
      inside2 = minZ.compare(LE, p3, inside2);
      inside = inside.and(inside2);
      insideBits |= inside.toLong() << k;
    }
    bits[0] = allSquareAtLeastLeastSquareBits;
    bits[1] = overlapBits;
    bits[2] = insideBits;
    return allHalfXAtLeastZeroBits;
  }

  private static long floats4(float[][] columns2, int from2, float[] floatRows, long[] bits, long insideBits) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long toMinAtMostToMaxBits = 0;
    long toMinAtMostToMaxBits2 = 0;
    long toMinAtMostToMaxBits3 = 0;
    long throughXBits = 0;
    long throughYBits = 0;
    long throughZBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector p = fromArray(FLOATS, floatRows, ROW_P + k);
      FloatVector minX = fromArray(FLOATS, floatRows, ROW_MIN_X + k);
      FloatVector toMin = p.lanewise(SUB, minX);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector toMax = halfX.lanewise(SUB, p);
      VectorMask<Float> toMinAtMostToMax = toMin.compare(LE, toMax);
      toMinAtMostToMaxBits |= toMinAtMostToMax.toLong() << k;
      // toMin <= toMax ? toMin : toMax
      FloatVector toX = toMax.blend(toMin, toMinAtMostToMax);
      FLOAT_VECTOR.cast(toX).intoArray(floatRows, ROW_TO_X + k);
      FloatVector p2 = fromArray(FLOATS, floatRows, ROW_P2 + k);
      FloatVector minY = fromArray(FLOATS, floatRows, ROW_MIN_Y + k);
      FloatVector toMin2 = p2.lanewise(SUB, minY);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector toMax2 = halfY.lanewise(SUB, p2);
      VectorMask<Float> toMinAtMostToMax2 = toMin2.compare(LE, toMax2);
      toMinAtMostToMaxBits2 |= toMinAtMostToMax2.toLong() << k;
      // toMin <= toMax ? toMin : toMax
      FloatVector toY = toMax2.blend(toMin2, toMinAtMostToMax2);
      FLOAT_VECTOR.cast(toY).intoArray(floatRows, ROW_TO_Y + k);
      FloatVector p3 = fromArray(FLOATS, floatRows, ROW_P3 + k);
      FloatVector toMin3 = p3.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MIN_Z + k));
      FloatVector toMax3 = fromArray(FLOATS, halfZs, j).lanewise(SUB, p3);
      VectorMask<Float> toMinAtMostToMax3 = toMin3.compare(LE, toMax3);
      toMinAtMostToMaxBits3 |= toMinAtMostToMax3.toLong() << k;
      // toMin <= toMax ? toMin : toMax
      FloatVector toZ = toMax3.blend(toMin3, toMinAtMostToMax3);
      FLOAT_VECTOR.cast(toZ).intoArray(floatRows, ROW_TO_Z + k);
      VectorMask<Float> inside = VectorMask.fromLong(FLOATS, (insideBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> throughX = toX.compare(LE, toY, inside);
      throughX = toX.compare(LE, toZ, throughX);
      throughXBits |= throughX.toLong() << k;
      VectorMask<Float> minXAtMostPAndNotThroughX = inside.andNot(throughX);
      VectorMask<Float> throughY = toY.compare(LE, toZ, minXAtMostPAndNotThroughX);
      throughYBits |= throughY.toLong() << k;
      throughZBits |= minXAtMostPAndNotThroughX.andNot(throughY).toLong() << k;
      // x < min ? min : x > max ? max : x
      FloatVector minXOrHalfXOrP = p.blend(halfX, p.compare(GT, halfX)).blend(minX, p.compare(LT, minX));
      FLOAT_VECTOR.cast(minXOrHalfXOrP).intoArray(floatRows, ROW_MIN_XOR_HALF_XOR_P + k);
      // inside ? !nearest ? 0 : p - min <= max - p ? 1 : -1 : SphereBox.clamp(p, min, max) - p
      FLOAT_VECTOR.cast(minXOrHalfXOrP.lanewise(SUB, p)
          .blend(ALL_ZERO.blend(ALL_MINUS_ONE.blend(ALL_ONE, toMinAtMostToMax), throughX), inside)).intoArray(
          floatRows, ROW_OUT_X + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(p2.blend(halfY, p2.compare(GT, halfY)).blend(minY, p2.compare(LT, minY))).intoArray(
          floatRows, ROW_MIN_YOR_HALF_YOR_P + k);
    }
    bits[0] = toMinAtMostToMaxBits2;
    bits[1] = toMinAtMostToMaxBits3;
    bits[2] = throughXBits;
    bits[3] = throughYBits;
    bits[4] = throughZBits;
    return toMinAtMostToMaxBits;
  }

  private static void floats5(float[][] columns2, int from2, float[] floatRows, long toMinAtMostToMaxBits,
      long throughYBits, long insideBits, long toMinAtMostToMaxBits2, long throughZBits) {
    if (columns2 == null) {
      return;
    }
    float[] halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      VectorMask<Float> inside = VectorMask.fromLong(FLOATS, (insideBits >>> k) & WideLanes.FLOAT_LANES);
      // inside ? !nearest ? 0 : p - min <= max - p ? 1 : -1 : SphereBox.clamp(p, min, max) - p
      FloatVector outY = fromArray(FLOATS, floatRows, ROW_MIN_YOR_HALF_YOR_P + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_P2 + k))
          .blend(ALL_ZERO.blend(ALL_MINUS_ONE
          .blend(ALL_ONE, VectorMask.fromLong(FLOATS, (toMinAtMostToMaxBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (throughYBits >>> k) & WideLanes.FLOAT_LANES)), inside);
      FloatVector p = fromArray(FLOATS, floatRows, ROW_P3 + k);
      FloatVector minZ = fromArray(FLOATS, floatRows, ROW_MIN_Z + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      // x < min ? min : x > max ? max : x
      FloatVector minZOrHalfZOrP = p.blend(halfZ, p.compare(GT, halfZ)).blend(minZ, p.compare(LT, minZ));
      FLOAT_VECTOR.cast(minZOrHalfZOrP).intoArray(floatRows, ROW_MIN_ZOR_HALF_ZOR_P + k);
      // inside ? !nearest ? 0 : p - min <= max - p ? 1 : -1 : SphereBox.clamp(p, min, max) - p
      FloatVector outZ = minZOrHalfZOrP.lanewise(SUB, p)
          .blend(ALL_ZERO.blend(ALL_MINUS_ONE
          .blend(ALL_ONE, VectorMask.fromLong(FLOATS, (toMinAtMostToMaxBits2 >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (throughZBits >>> k) & WideLanes.FLOAT_LANES)), inside);
      FloatVector outX = fromArray(FLOATS, floatRows, ROW_OUT_X + k);
      FloatVector ax = outX.lanewise(ABS);
      FloatVector ay = outY.lanewise(ABS);
      FloatVector az = outZ.lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      FloatVector largest = az.blend(most, most.compare(GT, az));
      FLOAT_VECTOR.cast(largest).intoArray(floatRows, ROW_LARGEST + k);
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      FloatVector quotient = outX.lanewise(DIV, largest);
      // largest > 0 ? component / largest : 0
      FloatVector ex = ALL_ZERO.blend(quotient, largestGreaterZero);
      FloatVector quotient2 = outY.lanewise(DIV, largest);
      // largest > 0 ? component / largest : 0
      FloatVector ey = ALL_ZERO.blend(quotient2, largestGreaterZero);
      FloatVector quotient3 = outZ.lanewise(DIV, largest);
      // largest > 0 ? component / largest : 0
      FloatVector ez = ALL_ZERO.blend(quotient3, largestGreaterZero);
      FloatVector parts = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez)).lanewise(SQRT);
      FLOAT_VECTOR.cast(parts).intoArray(floatRows, ROW_PARTS + k);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(quotient.lanewise(DIV, parts).lanewise(ADD, ALL_ZERO),
          largestGreaterZero)).intoArray(floatRows, ROW_UX + k);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(quotient2.lanewise(DIV, parts).lanewise(ADD, ALL_ZERO),
          largestGreaterZero)).intoArray(floatRows, ROW_UY + k);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(quotient3.lanewise(DIV, parts).lanewise(ADD, ALL_ZERO),
          largestGreaterZero)).intoArray(floatRows, ROW_UZ + k);
    }
  }

  private static void floats6(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long throughYBits, long throughXBits, long insideBits) {
    if (columns1 == null) {
      return;
    }
    float[] rs = columns1[3];
    float[] qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector w = fromArray(FLOATS, qws, j).lanewise(NEG);
      FLOAT_VECTOR.cast(w).intoArray(floatRows, ROW_W + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT + k);
      FloatVector uz = fromArray(FLOATS, floatRows, ROW_UZ + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k);
      FloatVector uy = fromArray(FLOATS, floatRows, ROW_UY + k);
      FloatVector tx = product.lanewise(MUL, uz).lanewise(SUB, product2.lanewise(MUL, uy));
      FloatVector ux = fromArray(FLOATS, floatRows, ROW_UX + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k);
      FloatVector ty = product2.lanewise(MUL, ux).lanewise(SUB, product3.lanewise(MUL, uz));
      FloatVector tz = product3.lanewise(MUL, uy).lanewise(SUB, product.lanewise(MUL, ux));
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FLOAT_VECTOR.cast(ux.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, w.lanewise(MUL, tx))).lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_NORMAL_X + k);
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FLOAT_VECTOR.cast(uy.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty))).lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_NORMAL_Y + k);
      FLOAT_VECTOR.cast(uz.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz))).lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_NORMAL_Z + k);
      // throughX ? toX : throughY ? toY : toZ
      FloatVector way = fromArray(FLOATS, floatRows, ROW_TO_Z + k)
          .blend(fromArray(FLOATS, floatRows, ROW_TO_Y + k),
          VectorMask.fromLong(FLOATS, (throughYBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_TO_X + k),
          VectorMask.fromLong(FLOATS, (throughXBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector r = fromArray(FLOATS, rs, i);
      // inside ? r + way : r - Contact.length(outX, outY, outZ)
      FLOAT_VECTOR.cast(r.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_LARGEST + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PARTS + k)))
          .blend(r.lanewise(ADD, way), VectorMask.fromLong(FLOATS, (insideBits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_DEEP + k);
    }
  }

  private static void floats7(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long toMinAtMostToMaxBits, long throughXBits, long toMinAtMostToMaxBits2, long throughYBits,
      long toMinAtMostToMaxBits3, long throughZBits) {
    if (columns1 == null) {
      return;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], rs = columns1[3];
    float[] centreXs = columns2[0], centreYs = columns2[1], halfXs = columns2[3], halfYs = columns2[4],
        halfZs = columns2[5], qxs = columns2[6], qys = columns2[7], qzs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      // !nearest ? SphereBox.clamp(p, min, max) : p - min <= max - p ? min : max
      FloatVector onX = fromArray(FLOATS, floatRows, ROW_MIN_XOR_HALF_XOR_P + k)
          .blend(fromArray(FLOATS, halfXs, j)
          .blend(fromArray(FLOATS, floatRows, ROW_MIN_X + k),
          VectorMask.fromLong(FLOATS, (toMinAtMostToMaxBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (throughXBits >>> k) & WideLanes.FLOAT_LANES));
      // !nearest ? SphereBox.clamp(p, min, max) : p - min <= max - p ? min : max
      FloatVector onY = fromArray(FLOATS, floatRows, ROW_MIN_YOR_HALF_YOR_P + k)
          .blend(fromArray(FLOATS, halfYs, j)
          .blend(fromArray(FLOATS, floatRows, ROW_MIN_Y + k),
          VectorMask.fromLong(FLOATS, (toMinAtMostToMaxBits2 >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (throughYBits >>> k) & WideLanes.FLOAT_LANES));
      // !nearest ? SphereBox.clamp(p, min, max) : p - min <= max - p ? min : max
      FloatVector onZ = fromArray(FLOATS, floatRows, ROW_MIN_ZOR_HALF_ZOR_P + k)
          .blend(fromArray(FLOATS, halfZs, j)
          .blend(fromArray(FLOATS, floatRows, ROW_MIN_Z + k),
          VectorMask.fromLong(FLOATS, (toMinAtMostToMaxBits3 >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (throughZBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(onZ).intoArray(floatRows, ROW_ON_Z + k);
      FloatVector r = fromArray(FLOATS, rs, i);
      FloatVector a = fromArray(FLOATS, xs, i)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_NORMAL_X + k).lanewise(MUL, r));
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k);
      FloatVector tx = product.lanewise(MUL, onZ).lanewise(SUB, product2.lanewise(MUL, onY));
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k);
      FloatVector ty = product2.lanewise(MUL, onX).lanewise(SUB, product3.lanewise(MUL, onZ));
      FloatVector tz = product3.lanewise(MUL, onY).lanewise(SUB, product.lanewise(MUL, onX));
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FloatVector b = fromArray(FLOATS, centreXs, j)
          .lanewise(ADD, onX.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, w.lanewise(MUL, tx))));
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, a).lanewise(ADD, ALL_HALF.lanewise(MUL, b))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_MIDDLE_X + k);
      FloatVector a2 = fromArray(FLOATS, ys, i)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k).lanewise(MUL, r));
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FloatVector b2 = fromArray(FLOATS, centreYs, j)
          .lanewise(ADD, onY.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty))));
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, a2).lanewise(ADD, ALL_HALF.lanewise(MUL, b2))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_MIDDLE_Y + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, zs, i)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k).lanewise(MUL, r))).intoArray(floatRows,
          ROW_A + k);
      FLOAT_VECTOR.cast(qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))).intoArray(floatRows,
          ROW_DIFFERENCE + k);
      FLOAT_VECTOR.cast(w.lanewise(MUL, tz)).intoArray(floatRows, ROW_PRODUCT4 + k);
    }
  }

  private static long floats8(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long allHalfXAtLeastZeroBits, long allSquareAtLeastLeastSquareBits, long overlapBits,
      long toMinAtMostToMaxBits, long throughXBits, long insideBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[3];
    float[] centreZs = columns2[2], halfXs = columns2[3];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector b = fromArray(FLOATS, centreZs, j)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ON_Z + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k))));
      FloatVector middleZ = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_A + k))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, b)).lanewise(ADD, ALL_ZERO);
      FLOAT_VECTOR.cast(middleZ).intoArray(floatRows, ROW_MIDDLE_Z + k);
      VectorMask<Float> hit = fromArray(FLOATS, rs, i)
          .compare(GE, ALL_ZERO, VectorMask.fromLong(FLOATS, (allHalfXAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (allSquareAtLeastLeastSquareBits >>> k)
          & WideLanes.FLOAT_LANES)));
      FloatVector deep = fromArray(FLOATS, floatRows, ROW_DEEP + k);
      hit = deep.lanewise(ABS).compare(LE, ALL_LARGEST, hit);
      hit = fromArray(FLOATS, floatRows, ROW_MIDDLE_X + k).lanewise(ABS).compare(LE, ALL_LARGEST, hit);
      hit = fromArray(FLOATS, floatRows, ROW_MIDDLE_Y + k).lanewise(ABS).compare(LE, ALL_LARGEST, hit);
      hit = middleZ.lanewise(ABS).compare(LE, ALL_LARGEST, hit);
      hits |= hit.toLong() << k;
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; hit ? Contact.depth(overlap,
      // deep) : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(ALL_MINUS_C1_40E_45.blend(deep, deep.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(deep, deep.compare(GT, ALL_ZERO)),
          VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)), hit)).intoArray(floatRows,
          ROW_DEPTH0 + k);
      FloatVector p = fromArray(FLOATS, floatRows, ROW_P + k);
      VectorMask<Float> lower = p.compare(LE, fromArray(FLOATS, floatRows, ROW_MIN_X + k));
      VectorMask<Float> upper = p.compare(GE, fromArray(FLOATS, halfXs, j));
      // lower ? 1 : upper ? 2 : 0; inside ? !nearest ? 0 : p - min <= max - p ? 1 : 2 : BoxFeature.side(p, min,
      // max)
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_TWO, upper).blend(ALL_ONE, lower)
          .blend(ALL_ZERO.blend(ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (toMinAtMostToMaxBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (throughXBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (insideBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_SIDE_X + k);
    }
    return hits;
  }

  private static void floats9(float[][] columns2, int from2, float[] floatRows, float[][] results, int at,
      long toMinAtMostToMaxBits, long throughYBits, long insideBits, long toMinAtMostToMaxBits2,
      long throughZBits) {
    if (columns2 == null) {
      return;
    }
    float[] halfYs = columns2[4], halfZs = columns2[5];
    float[] nxs = results[0], nys = results[1], nzs = results[2], x0s = results[3], y0s = results[4],
        z0s = results[5], depth0s = results[6], feature0s = results[7];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector p = fromArray(FLOATS, floatRows, ROW_P2 + k);
      VectorMask<Float> lower = p.compare(LE, fromArray(FLOATS, floatRows, ROW_MIN_Y + k));
      VectorMask<Float> upper = p.compare(GE, fromArray(FLOATS, halfYs, j));
      VectorMask<Float> inside = VectorMask.fromLong(FLOATS, (insideBits >>> k) & WideLanes.FLOAT_LANES);
      // lower ? 1 : upper ? 2 : 0; inside ? !nearest ? 0 : p - min <= max - p ? 1 : 2 : BoxFeature.side(p, min,
      // max)
      FloatVector sideY = ALL_ZERO.blend(ALL_TWO, upper).blend(ALL_ONE, lower)
          .blend(ALL_ZERO.blend(ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (toMinAtMostToMaxBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (throughYBits >>> k) & WideLanes.FLOAT_LANES)), inside);
      FloatVector p2 = fromArray(FLOATS, floatRows, ROW_P3 + k);
      VectorMask<Float> lower2 = p2.compare(LE, fromArray(FLOATS, floatRows, ROW_MIN_Z + k));
      VectorMask<Float> upper2 = p2.compare(GE, fromArray(FLOATS, halfZs, j));
      // lower ? 1 : upper ? 2 : 0; inside ? !nearest ? 0 : p - min <= max - p ? 1 : 2 : BoxFeature.side(p, min,
      // max)
      FloatVector sideZ = ALL_ZERO.blend(ALL_TWO, upper2).blend(ALL_ONE, lower2)
          .blend(ALL_ZERO.blend(ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (toMinAtMostToMaxBits2 >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (throughZBits >>> k) & WideLanes.FLOAT_LANES)), inside);
      FloatVector feature0 = fromArray(FLOATS, floatRows, ROW_SIDE_X + k)
          .lanewise(ADD, ALL_C4_00.lanewise(MUL, sideY)).lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ));
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NORMAL_X + k)).intoArray(nxs, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k)).intoArray(nys, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k)).intoArray(nzs, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MIDDLE_X + k)).intoArray(x0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MIDDLE_Y + k)).intoArray(y0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MIDDLE_Z + k)).intoArray(z0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DEPTH0 + k)).intoArray(depth0s, at + k);
      FLOAT_VECTOR.cast(feature0).intoArray(feature0s, at + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null);
      floats3(null, 0, null, null, 0);
      floats4(null, 0, null, null, 0);
      floats5(null, 0, null, 0, 0, 0, 0, 0);
      floats6(null, 0, null, 0, null, 0, 0, 0);
      floats7(null, 0, null, 0, null, 0, 0, 0, 0, 0, 0);
      floats8(null, 0, null, 0, null, 0, 0, 0, 0, 0, 0);
      floats9(null, 0, null, null, 0, 0, 0, 0, 0, 0);
    }
  }
}
