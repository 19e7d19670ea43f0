// Compiled from SphereBoxContact.java; changes are made there.
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
 * Wide twin of {@link SphereBoxContact#contact}: the same operations in the same order, on vectors of pairs.
 */
final class SphereBoxContactWide implements LoopedKernel {
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_MINUS_C1_40E_45 = FloatVector.broadcast(FLOATS, -1.4E-45f);
  private static final FloatVector ALL_NONE = FloatVector.broadcast(FLOATS, Float.NEGATIVE_INFINITY);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_C16_0 = FloatVector.broadcast(FLOATS, 16.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[7]);

  private static final int ROW_MIN_XOR_MAX_XOR_X = 0 * Kernel.BLOCK;
  private static final int ROW_MIN_YOR_MAX_YOR_Y = 1 * Kernel.BLOCK;
  private static final int ROW_MIN_ZOR_MAX_ZOR_Z = 2 * Kernel.BLOCK;
  private static final int ROW_TO_X = 3 * Kernel.BLOCK;
  private static final int ROW_TO_Y = 4 * Kernel.BLOCK;
  private static final int ROW_TO_Z = 5 * Kernel.BLOCK;
  private static final int ROW_DX = 6 * Kernel.BLOCK;
  private static final int ROW_DY = 7 * Kernel.BLOCK;
  private static final int ROW_DZ = 8 * Kernel.BLOCK;
  private static final int ROW_LARGEST = 9 * Kernel.BLOCK;
  private static final int ROW_NORMAL_X = 10 * Kernel.BLOCK;
  private static final int ROW_NORMAL_Y = 11 * Kernel.BLOCK;
  private static final int ROW_NORMAL_Z = 12 * Kernel.BLOCK;
  private static final int ROW_DEEP = 13 * Kernel.BLOCK;
  private static final int ROW_SUM = 14 * Kernel.BLOCK;
  private static final int ROW_MIDDLE_X = 15 * Kernel.BLOCK;
  private static final int ROW_MIDDLE_Y = 16 * Kernel.BLOCK;
  private static final int ROW_MIDDLE_Z = 17 * Kernel.BLOCK;
  private static final int ROW_DEPTH0 = 18 * Kernel.BLOCK;
  private static final int ROW_SIDE_X = 19 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[20 * Kernel.BLOCK]);

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
      long allValueAtMostRBits = floats1(columns1, from1, columns2, from2, floatRows);
      long minXAtMostMaxXBits = floats2(columns1, from1, columns2, from2, floatRows, bits, allValueAtMostRBits);
      long minYAtMostMaxYBits = bits[0];
      long minZAtMostMaxZBits = bits[1];
      long overlapBits = bits[2];
      long insideBits = bits[3];
      long toMinAtMostToMaxBits = bits[4];
      long toMinAtMostToMaxBits2 = bits[5];
      long toMinAtMostToMaxBits3 = floats3(columns1, from1, columns2, from2, floatRows, bits, insideBits,
          toMinAtMostToMaxBits, toMinAtMostToMaxBits2);
      long throughXBits = bits[0];
      long throughYBits = bits[1];
      long throughZBits = bits[2];
      floats4(columns1, from1, columns2, from2, floatRows, throughYBits, throughXBits, insideBits,
          toMinAtMostToMaxBits);
      long hits = floats5(columns1, from1, columns2, from2, floatRows, toMinAtMostToMaxBits2, throughYBits,
          toMinAtMostToMaxBits3, throughZBits, minXAtMostMaxXBits, minYAtMostMaxYBits, minZAtMostMaxZBits,
          overlapBits, toMinAtMostToMaxBits, throughXBits, insideBits);
      floats6(columns1, from1, columns2, from2, floatRows, results, at, toMinAtMostToMaxBits2, throughYBits,
          insideBits, toMinAtMostToMaxBits3, throughZBits);
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
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
    long allValueAtMostRBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector x = fromArray(FLOATS, xs, i);
      FloatVector minX = fromArray(FLOATS, minXs, j);
      FloatVector maxX = fromArray(FLOATS, maxXs, j);
      // x < min ? min : x > max ? max : x
      FloatVector minXOrMaxXOrX = x.blend(maxX, x.compare(GT, maxX)).blend(minX, x.compare(LT, minX));
      FLOAT_VECTOR.cast(minXOrMaxXOrX).intoArray(floatRows, ROW_MIN_XOR_MAX_XOR_X + k);
      FloatVector dx = x.lanewise(SUB, minXOrMaxXOrX);
      FloatVector y = fromArray(FLOATS, ys, i);
      FloatVector minY = fromArray(FLOATS, minYs, j);
      FloatVector maxY = fromArray(FLOATS, maxYs, j);
      // x < min ? min : x > max ? max : x
      FloatVector minYOrMaxYOrY = y.blend(maxY, y.compare(GT, maxY)).blend(minY, y.compare(LT, minY));
      FLOAT_VECTOR.cast(minYOrMaxYOrY).intoArray(floatRows, ROW_MIN_YOR_MAX_YOR_Y + k);
      FloatVector dy = y.lanewise(SUB, minYOrMaxYOrY);
      FloatVector z = fromArray(FLOATS, zs, i);
      FloatVector minZ = fromArray(FLOATS, minZs, j);
      FloatVector maxZ = fromArray(FLOATS, maxZs, j);
      // x < min ? min : x > max ? max : x
      FloatVector minZOrMaxZOrZ = z.blend(maxZ, z.compare(GT, maxZ)).blend(minZ, z.compare(LT, minZ));
      FLOAT_VECTOR.cast(minZOrMaxZOrZ).intoArray(floatRows, ROW_MIN_ZOR_MAX_ZOR_Z + k);
      FloatVector dz = z.lanewise(SUB, minZOrMaxZOrZ);
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> allValueAtMostR = dx.lanewise(ABS).compare(LE, r);
      allValueAtMostR = dy.lanewise(ABS).compare(LE, r, allValueAtMostR);
      allValueAtMostR = dz.lanewise(ABS).compare(LE, r, allValueAtMostR);
      allValueAtMostR = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz)).compare(LE, r.lanewise(MUL, r), allValueAtMostR);
      allValueAtMostRBits |= allValueAtMostR.toLong() << k;
    }
    return allValueAtMostRBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long allValueAtMostRBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2];
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
    long minXAtMostMaxXBits = 0;
    long minYAtMostMaxYBits = 0;
    long minZAtMostMaxZBits = 0;
    long overlapBits = 0;
    long insideBits = 0;
    long toMinAtMostToMaxBits = 0;
    long toMinAtMostToMaxBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector minX = fromArray(FLOATS, minXs, j);
      FloatVector maxX = fromArray(FLOATS, maxXs, j);
      VectorMask<Float> minXAtMostMaxX = minX.compare(LE, maxX);
      minXAtMostMaxXBits |= minXAtMostMaxX.toLong() << k;
      FloatVector minY = fromArray(FLOATS, minYs, j);
      FloatVector maxY = fromArray(FLOATS, maxYs, j);
      VectorMask<Float> minYAtMostMaxY = minY.compare(LE, maxY);
      minYAtMostMaxYBits |= minYAtMostMaxY.toLong() << k;
      FloatVector minZ = fromArray(FLOATS, minZs, j);
      FloatVector maxZ = fromArray(FLOATS, maxZs, j);
      VectorMask<Float> minZAtMostMaxZ = minZ.compare(LE, maxZ);
      minZAtMostMaxZBits |= minZAtMostMaxZ.toLong() << k;
      overlapBits |= VectorMask.fromLong(FLOATS, (allValueAtMostRBits >>> k) & WideLanes.FLOAT_LANES)
          .and(minXAtMostMaxX).and(minYAtMostMaxY).and(minZAtMostMaxZ).toLong() << k;
      FloatVector x = fromArray(FLOATS, xs, i);
      VectorMask<Float> inside = minX.compare(LE, x);
      inside = x.compare(LE, maxX, inside);
      FloatVector y = fromArray(FLOATS, ys, i);
      inside = minY.compare(LE, y, inside);
      VectorMask<Float> inside2 = y.compare(LE, maxY);
      FloatVector z = fromArray(FLOATS, zs, i);
      inside2 = minZ.compare(LE, z, inside2);
      inside2 = z.compare(LE, maxZ, inside2);
      inside = inside.and(inside2);
      insideBits |= inside.toLong() << k;
      FloatVector toMin = x.lanewise(SUB, minX);
      FloatVector toMax = maxX.lanewise(SUB, x);
      VectorMask<Float> toMinAtMostToMax = toMin.compare(LE, toMax);
      toMinAtMostToMaxBits |= toMinAtMostToMax.toLong() << k;
      // toMin <= toMax ? toMin : toMax
      FLOAT_VECTOR.cast(toMax.blend(toMin, toMinAtMostToMax)).intoArray(floatRows, ROW_TO_X + k);
      FloatVector toMin2 = y.lanewise(SUB, minY);
      FloatVector toMax2 = maxY.lanewise(SUB, y);
      VectorMask<Float> toMinAtMostToMax2 = toMin2.compare(LE, toMax2);
      toMinAtMostToMaxBits2 |= toMinAtMostToMax2.toLong() << k;
      // toMin <= toMax ? toMin : toMax
      FLOAT_VECTOR.cast(toMax2.blend(toMin2, toMinAtMostToMax2)).intoArray(floatRows, ROW_TO_Y + k);
    }
    bits[0] = minYAtMostMaxYBits;
    bits[1] = minZAtMostMaxZBits;
    bits[2] = overlapBits;
    bits[3] = insideBits;
    bits[4] = toMinAtMostToMaxBits;
    bits[5] = toMinAtMostToMaxBits2;
    return minXAtMostMaxXBits;
  }

  private static long floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long insideBits, long toMinAtMostToMaxBits, long toMinAtMostToMaxBits2) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2];
    float[] minZs = columns2[2], maxZs = columns2[5];
    long toMinAtMostToMaxBits3 = 0;
    long throughXBits = 0;
    long throughYBits = 0;
    long throughZBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector z = fromArray(FLOATS, zs, i);
      FloatVector toMin = z.lanewise(SUB, fromArray(FLOATS, minZs, j));
      FloatVector toMax = fromArray(FLOATS, maxZs, j).lanewise(SUB, z);
      VectorMask<Float> toMinAtMostToMax = toMin.compare(LE, toMax);
      toMinAtMostToMaxBits3 |= toMinAtMostToMax.toLong() << k;
      // toMin <= toMax ? toMin : toMax
      FloatVector toZ = toMax.blend(toMin, toMinAtMostToMax);
      FLOAT_VECTOR.cast(toZ).intoArray(floatRows, ROW_TO_Z + k);
      VectorMask<Float> inside = VectorMask.fromLong(FLOATS, (insideBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector toX = fromArray(FLOATS, floatRows, ROW_TO_X + k);
      FloatVector toY = fromArray(FLOATS, floatRows, ROW_TO_Y + k);
      VectorMask<Float> throughX = toX.compare(LE, toY, inside);
      throughX = toX.compare(LE, toZ, throughX);
      throughXBits |= throughX.toLong() << k;
      VectorMask<Float> minXAtMostXAndNotThroughX = inside.andNot(throughX);
      VectorMask<Float> throughY = toY.compare(LE, toZ, minXAtMostXAndNotThroughX);
      throughYBits |= throughY.toLong() << k;
      VectorMask<Float> throughZ = minXAtMostXAndNotThroughX.andNot(throughY);
      throughZBits |= throughZ.toLong() << k;
      // inside ? !nearest ? 0 : p - min <= max - p ? 1 : -1 : SphereBox.clamp(p, min, max) - p
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_MIN_XOR_MAX_XOR_X + k)
          .lanewise(SUB, fromArray(FLOATS, xs, i))
          .blend(ALL_ZERO.blend(ALL_MINUS_ONE
          .blend(ALL_ONE, VectorMask.fromLong(FLOATS, (toMinAtMostToMaxBits >>> k) & WideLanes.FLOAT_LANES)),
          throughX), inside);
      FLOAT_VECTOR.cast(dx).intoArray(floatRows, ROW_DX + k);
      // inside ? !nearest ? 0 : p - min <= max - p ? 1 : -1 : SphereBox.clamp(p, min, max) - p
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_MIN_YOR_MAX_YOR_Y + k)
          .lanewise(SUB, fromArray(FLOATS, ys, i))
          .blend(ALL_ZERO.blend(ALL_MINUS_ONE
          .blend(ALL_ONE, VectorMask.fromLong(FLOATS, (toMinAtMostToMaxBits2 >>> k) & WideLanes.FLOAT_LANES)),
          throughY), inside);
      FLOAT_VECTOR.cast(dy).intoArray(floatRows, ROW_DY + k);
      // inside ? !nearest ? 0 : p - min <= max - p ? 1 : -1 : SphereBox.clamp(p, min, max) - p
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_MIN_ZOR_MAX_ZOR_Z + k).lanewise(SUB, z)
          .blend(ALL_ZERO.blend(ALL_MINUS_ONE.blend(ALL_ONE, toMinAtMostToMax), throughZ), inside);
      FLOAT_VECTOR.cast(dz).intoArray(floatRows, ROW_DZ + k);
      FloatVector ax = dx.lanewise(ABS);
      FloatVector ay = dy.lanewise(ABS);
      FloatVector az = dz.lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      FLOAT_VECTOR.cast(az.blend(most, most.compare(GT, az))).intoArray(floatRows, ROW_LARGEST + k);
    }
    bits[0] = throughXBits;
    bits[1] = throughYBits;
    bits[2] = throughZBits;
    return toMinAtMostToMaxBits3;
  }

  private static void floats4(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long throughYBits, long throughXBits, long insideBits, long toMinAtMostToMaxBits) {
    if (columns1 == null) {
      return;
    }
    float[] xs = columns1[0], rs = columns1[3];
    float[] minXs = columns2[0], maxXs = columns2[3];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector largest = fromArray(FLOATS, floatRows, ROW_LARGEST + k);
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      FloatVector quotient = fromArray(FLOATS, floatRows, ROW_DX + k).lanewise(DIV, largest);
      // largest > 0 ? component / largest : 0
      FloatVector ex = ALL_ZERO.blend(quotient, largestGreaterZero);
      FloatVector quotient2 = fromArray(FLOATS, floatRows, ROW_DY + k).lanewise(DIV, largest);
      // largest > 0 ? component / largest : 0
      FloatVector ey = ALL_ZERO.blend(quotient2, largestGreaterZero);
      FloatVector quotient3 = fromArray(FLOATS, floatRows, ROW_DZ + k).lanewise(DIV, largest);
      // largest > 0 ? component / largest : 0
      FloatVector ez = ALL_ZERO.blend(quotient3, largestGreaterZero);
      FloatVector parts = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez)).lanewise(SQRT);
      // largest > 0 ? component / largest / parts + 0f : 0
      FloatVector normalX = ALL_ZERO.blend(quotient.lanewise(DIV, parts).lanewise(ADD, ALL_ZERO),
          largestGreaterZero);
      FLOAT_VECTOR.cast(normalX).intoArray(floatRows, ROW_NORMAL_X + k);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(quotient2.lanewise(DIV, parts).lanewise(ADD, ALL_ZERO),
          largestGreaterZero)).intoArray(floatRows, ROW_NORMAL_Y + k);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(quotient3.lanewise(DIV, parts).lanewise(ADD, ALL_ZERO),
          largestGreaterZero)).intoArray(floatRows, ROW_NORMAL_Z + k);
      VectorMask<Float> throughX = VectorMask.fromLong(FLOATS, (throughXBits >>> k) & WideLanes.FLOAT_LANES);
      // throughX ? toX : throughY ? toY : toZ
      FloatVector way = fromArray(FLOATS, floatRows, ROW_TO_Z + k)
          .blend(fromArray(FLOATS, floatRows, ROW_TO_Y + k),
          VectorMask.fromLong(FLOATS, (throughYBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_TO_X + k), throughX);
      FloatVector r = fromArray(FLOATS, rs, i);
      // inside ? r + way : r - Contact.length(dx, dy, dz)
      FLOAT_VECTOR.cast(r.lanewise(SUB, largest.lanewise(MUL, parts))
          .blend(r.lanewise(ADD, way), VectorMask.fromLong(FLOATS, (insideBits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_DEEP + k);
      FloatVector a = fromArray(FLOATS, xs, i).lanewise(ADD, normalX.lanewise(MUL, r));
      // !nearest ? SphereBox.clamp(p, min, max) : p - min <= max - p ? min : max
      FloatVector b = fromArray(FLOATS, floatRows, ROW_MIN_XOR_MAX_XOR_X + k)
          .blend(fromArray(FLOATS, maxXs, j).blend(fromArray(FLOATS, minXs, j),
          VectorMask.fromLong(FLOATS, (toMinAtMostToMaxBits >>> k) & WideLanes.FLOAT_LANES)), throughX);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, a).lanewise(ADD, ALL_HALF.lanewise(MUL, b))).intoArray(
          floatRows, ROW_SUM + k);
    }
  }

  private static long floats5(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long toMinAtMostToMaxBits, long throughYBits, long toMinAtMostToMaxBits2, long throughZBits,
      long minXAtMostMaxXBits, long minYAtMostMaxYBits, long minZAtMostMaxZBits, long overlapBits,
      long toMinAtMostToMaxBits3, long throughXBits, long insideBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], rs = columns1[3];
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector middleX = fromArray(FLOATS, floatRows, ROW_SUM + k).lanewise(ADD, ALL_ZERO);
      FLOAT_VECTOR.cast(middleX).intoArray(floatRows, ROW_MIDDLE_X + k);
      FloatVector r = fromArray(FLOATS, rs, i);
      FloatVector a = fromArray(FLOATS, ys, i)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k).lanewise(MUL, r));
      // !nearest ? SphereBox.clamp(p, min, max) : p - min <= max - p ? min : max
      FloatVector b = fromArray(FLOATS, floatRows, ROW_MIN_YOR_MAX_YOR_Y + k)
          .blend(fromArray(FLOATS, maxYs, j).blend(fromArray(FLOATS, minYs, j),
          VectorMask.fromLong(FLOATS, (toMinAtMostToMaxBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (throughYBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector middleY = ALL_HALF.lanewise(MUL, a).lanewise(ADD, ALL_HALF.lanewise(MUL, b))
          .lanewise(ADD, ALL_ZERO);
      FLOAT_VECTOR.cast(middleY).intoArray(floatRows, ROW_MIDDLE_Y + k);
      FloatVector a2 = fromArray(FLOATS, zs, i)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k).lanewise(MUL, r));
      // !nearest ? SphereBox.clamp(p, min, max) : p - min <= max - p ? min : max
      FloatVector b2 = fromArray(FLOATS, floatRows, ROW_MIN_ZOR_MAX_ZOR_Z + k)
          .blend(fromArray(FLOATS, maxZs, j).blend(fromArray(FLOATS, minZs, j),
          VectorMask.fromLong(FLOATS, (toMinAtMostToMaxBits2 >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (throughZBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector middleZ = ALL_HALF.lanewise(MUL, a2).lanewise(ADD, ALL_HALF.lanewise(MUL, b2))
          .lanewise(ADD, ALL_ZERO);
      FLOAT_VECTOR.cast(middleZ).intoArray(floatRows, ROW_MIDDLE_Z + k);
      VectorMask<Float> hit = r.compare(GE, ALL_ZERO,
          VectorMask.fromLong(FLOATS, (minXAtMostMaxXBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (minYAtMostMaxYBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (minZAtMostMaxZBits >>> k) & WideLanes.FLOAT_LANES)));
      FloatVector deep = fromArray(FLOATS, floatRows, ROW_DEEP + k);
      hit = deep.lanewise(ABS).compare(LE, ALL_LARGEST, hit);
      hit = middleX.lanewise(ABS).compare(LE, ALL_LARGEST, hit);
      hit = middleY.lanewise(ABS).compare(LE, ALL_LARGEST, hit);
      hit = middleZ.lanewise(ABS).compare(LE, ALL_LARGEST, hit);
      hits |= hit.toLong() << k;
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; hit ? Contact.depth(overlap,
      // deep) : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(ALL_MINUS_C1_40E_45.blend(deep, deep.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(deep, deep.compare(GT, ALL_ZERO)),
          VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)), hit)).intoArray(floatRows,
          ROW_DEPTH0 + k);
      FloatVector x = fromArray(FLOATS, xs, i);
      VectorMask<Float> lower = x.compare(LE, fromArray(FLOATS, minXs, j));
      VectorMask<Float> upper = x.compare(GE, fromArray(FLOATS, maxXs, j));
      // lower ? 1 : upper ? 2 : 0; inside ? !nearest ? 0 : p - min <= max - p ? 1 : 2 : BoxFeature.side(p, min,
      // max)
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_TWO, upper).blend(ALL_ONE, lower)
          .blend(ALL_ZERO.blend(ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (toMinAtMostToMaxBits3 >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (throughXBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (insideBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_SIDE_X + k);
    }
    return hits;
  }

  private static void floats6(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      float[][] results, int at, long toMinAtMostToMaxBits, long throughYBits, long insideBits,
      long toMinAtMostToMaxBits2, long throughZBits) {
    if (columns1 == null) {
      return;
    }
    float[] ys = columns1[1], zs = columns1[2];
    float[] minYs = columns2[1], minZs = columns2[2], maxYs = columns2[4], maxZs = columns2[5];
    float[] nxs = results[0], nys = results[1], nzs = results[2], x0s = results[3], y0s = results[4],
        z0s = results[5], depth0s = results[6], feature0s = results[7];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector y = fromArray(FLOATS, ys, i);
      VectorMask<Float> lower = y.compare(LE, fromArray(FLOATS, minYs, j));
      VectorMask<Float> upper = y.compare(GE, fromArray(FLOATS, maxYs, j));
      VectorMask<Float> inside = VectorMask.fromLong(FLOATS, (insideBits >>> k) & WideLanes.FLOAT_LANES);
      // lower ? 1 : upper ? 2 : 0; inside ? !nearest ? 0 : p - min <= max - p ? 1 : 2 : BoxFeature.side(p, min,
      // max)
      FloatVector sideY = ALL_ZERO.blend(ALL_TWO, upper).blend(ALL_ONE, lower)
          .blend(ALL_ZERO.blend(ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (toMinAtMostToMaxBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (throughYBits >>> k) & WideLanes.FLOAT_LANES)), inside);
      FloatVector z = fromArray(FLOATS, zs, i);
      VectorMask<Float> lower2 = z.compare(LE, fromArray(FLOATS, minZs, j));
      VectorMask<Float> upper2 = z.compare(GE, fromArray(FLOATS, maxZs, j));
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
      floats2(null, 0, null, 0, null, null, 0);
      floats3(null, 0, null, 0, null, null, 0, 0, 0);
      floats4(null, 0, null, 0, null, 0, 0, 0, 0);
      floats5(null, 0, null, 0, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      floats6(null, 0, null, 0, null, null, 0, 0, 0, 0, 0, 0);
    }
  }
}
