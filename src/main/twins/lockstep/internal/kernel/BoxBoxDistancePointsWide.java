// Compiled from BoxBoxDistance.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ADD;
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

/** Wide twin of {@link BoxBoxDistance#points}: the same operations in the same order, on vectors of pairs. */
final class BoxBoxDistancePointsWide implements LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_MINUS_LARGEST = FloatVector.broadcast(FLOATS, -3.4028235E38f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_C16_0 = FloatVector.broadcast(FLOATS, 16.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[6]);

  private static final int ROW_SUM = 0 * Kernel.BLOCK;
  private static final int ROW_APART = 1 * Kernel.BLOCK;
  private static final int ROW_X1 = 2 * Kernel.BLOCK;
  private static final int ROW_X2 = 3 * Kernel.BLOCK;
  private static final int ROW_Y1 = 4 * Kernel.BLOCK;
  private static final int ROW_Y2 = 5 * Kernel.BLOCK;
  private static final int ROW_Z1 = 6 * Kernel.BLOCK;
  private static final int ROW_Z2 = 7 * Kernel.BLOCK;
  private static final int ROW_AX = 8 * Kernel.BLOCK;
  private static final int ROW_BX = 9 * Kernel.BLOCK;
  private static final int ROW_AY = 10 * Kernel.BLOCK;
  private static final int ROW_BY = 11 * Kernel.BLOCK;
  private static final int ROW_AZ = 12 * Kernel.BLOCK;
  private static final int ROW_BZ = 13 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 14 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[15 * Kernel.BLOCK]);

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
      long minX1GreaterMaxX2Bits = floats1(columns1, from1, columns2, from2, floatRows, bits);
      long minX2GreaterMaxX1Bits = bits[0];
      long minY1GreaterMaxY2Bits = bits[1];
      long minY2GreaterMaxY1Bits = bits[2];
      long minZ1GreaterMaxZ2Bits = bits[3];
      long minZ2GreaterMaxZ1Bits = bits[4];
      floats2(columns1, from1, columns2, from2, floatRows);
      long hits = floats3(columns1, from1, columns2, from2, floatRows, minX2GreaterMaxX1Bits,
          minX1GreaterMaxX2Bits);
      floats4(columns1, from1, columns2, from2, floatRows, minY2GreaterMaxY1Bits, minY1GreaterMaxY2Bits);
      floats5(columns1, from1, columns2, from2, floatRows, minZ2GreaterMaxZ1Bits, minZ1GreaterMaxZ2Bits);
      floats6(columns1, from1, floatRows, hits);
      floats7(columns2, from2, floatRows, results, at, hits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minX1s = columns1[0], minY1s = columns1[1], minZ1s = columns1[2], maxX1s = columns1[3],
        maxY1s = columns1[4], maxZ1s = columns1[5];
    float[] minX2s = columns2[0], minY2s = columns2[1], minZ2s = columns2[2], maxX2s = columns2[3],
        maxY2s = columns2[4], maxZ2s = columns2[5];
    long minX1GreaterMaxX2Bits = 0;
    long minX2GreaterMaxX1Bits = 0;
    long minY1GreaterMaxY2Bits = 0;
    long minY2GreaterMaxY1Bits = 0;
    long minZ1GreaterMaxZ2Bits = 0;
    long minZ2GreaterMaxZ1Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector minX1 = fromArray(FLOATS, minX1s, i);
      FloatVector maxX2 = fromArray(FLOATS, maxX2s, j);
      VectorMask<Float> minX1GreaterMaxX2 = minX1.compare(GT, maxX2);
      minX1GreaterMaxX2Bits |= minX1GreaterMaxX2.toLong() << k;
      FloatVector minX2 = fromArray(FLOATS, minX2s, j);
      FloatVector maxX1 = fromArray(FLOATS, maxX1s, i);
      VectorMask<Float> minX2GreaterMaxX1 = minX2.compare(GT, maxX1);
      minX2GreaterMaxX1Bits |= minX2GreaterMaxX1.toLong() << k;
      // min1 > max2 ? min1 - max2 : min2 > max1 ? min2 - max1 : 0
      FloatVector x = ALL_ZERO.blend(minX2.lanewise(SUB, maxX1), minX2GreaterMaxX1)
          .blend(minX1.lanewise(SUB, maxX2), minX1GreaterMaxX2);
      FloatVector minY1 = fromArray(FLOATS, minY1s, i);
      FloatVector maxY2 = fromArray(FLOATS, maxY2s, j);
      VectorMask<Float> minY1GreaterMaxY2 = minY1.compare(GT, maxY2);
      minY1GreaterMaxY2Bits |= minY1GreaterMaxY2.toLong() << k;
      FloatVector minY2 = fromArray(FLOATS, minY2s, j);
      FloatVector maxY1 = fromArray(FLOATS, maxY1s, i);
      VectorMask<Float> minY2GreaterMaxY1 = minY2.compare(GT, maxY1);
      minY2GreaterMaxY1Bits |= minY2GreaterMaxY1.toLong() << k;
      // min1 > max2 ? min1 - max2 : min2 > max1 ? min2 - max1 : 0
      FloatVector y = ALL_ZERO.blend(minY2.lanewise(SUB, maxY1), minY2GreaterMaxY1)
          .blend(minY1.lanewise(SUB, maxY2), minY1GreaterMaxY2);
      FloatVector minZ1 = fromArray(FLOATS, minZ1s, i);
      FloatVector maxZ2 = fromArray(FLOATS, maxZ2s, j);
      VectorMask<Float> minZ1GreaterMaxZ2 = minZ1.compare(GT, maxZ2);
      minZ1GreaterMaxZ2Bits |= minZ1GreaterMaxZ2.toLong() << k;
      FloatVector minZ2 = fromArray(FLOATS, minZ2s, j);
      FloatVector maxZ1 = fromArray(FLOATS, maxZ1s, i);
      VectorMask<Float> minZ2GreaterMaxZ1 = minZ2.compare(GT, maxZ1);
      minZ2GreaterMaxZ1Bits |= minZ2GreaterMaxZ1.toLong() << k;
      // min1 > max2 ? min1 - max2 : min2 > max1 ? min2 - max1 : 0
      FloatVector z = ALL_ZERO.blend(minZ2.lanewise(SUB, maxZ1), minZ2GreaterMaxZ1)
          .blend(minZ1.lanewise(SUB, maxZ2), minZ1GreaterMaxZ2);
      FLOAT_VECTOR.cast(x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z))).intoArray(floatRows, ROW_SUM + k);
    }
    bits[0] = minX2GreaterMaxX1Bits;
    bits[1] = minY1GreaterMaxY2Bits;
    bits[2] = minY2GreaterMaxY1Bits;
    bits[3] = minZ1GreaterMaxZ2Bits;
    bits[4] = minZ2GreaterMaxZ1Bits;
    return minX1GreaterMaxX2Bits;
  }

  private static void floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] minX1s = columns1[0], minY1s = columns1[1], minZ1s = columns1[2], maxX1s = columns1[3],
        maxY1s = columns1[4], maxZ1s = columns1[5];
    float[] minX2s = columns2[0], minY2s = columns2[1], minZ2s = columns2[2], maxX2s = columns2[3],
        maxY2s = columns2[4], maxZ2s = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector length = fromArray(FLOATS, floatRows, ROW_SUM + k).lanewise(SQRT);
      FloatVector minX1 = fromArray(FLOATS, minX1s, i);
      FloatVector maxX1 = fromArray(FLOATS, maxX1s, i);
      VectorMask<Float> minX1AtMostMaxX1 = minX1.compare(LE, maxX1);
      FloatVector minY1 = fromArray(FLOATS, minY1s, i);
      FloatVector maxY1 = fromArray(FLOATS, maxY1s, i);
      VectorMask<Float> minY1AtMostMaxY1 = minY1.compare(LE, maxY1);
      FloatVector minZ1 = fromArray(FLOATS, minZ1s, i);
      FloatVector maxZ1 = fromArray(FLOATS, maxZ1s, i);
      VectorMask<Float> minZ1AtMostMaxZ1 = minZ1.compare(LE, maxZ1);
      FloatVector minX2 = fromArray(FLOATS, minX2s, j);
      FloatVector maxX2 = fromArray(FLOATS, maxX2s, j);
      VectorMask<Float> minX2AtMostMaxX2 = minX2.compare(LE, maxX2);
      FloatVector minY2 = fromArray(FLOATS, minY2s, j);
      FloatVector maxY2 = fromArray(FLOATS, maxY2s, j);
      VectorMask<Float> minY2AtMostMaxY2 = minY2.compare(LE, maxY2);
      FloatVector minZ2 = fromArray(FLOATS, minZ2s, j);
      FloatVector maxZ2 = fromArray(FLOATS, maxZ2s, j);
      VectorMask<Float> minZ2AtMostMaxZ2 = minZ2.compare(LE, maxZ2);
      VectorMask<Float> valid = length.compare(LE, ALL_LARGEST, minX1AtMostMaxX1.and(minY1AtMostMaxY1)
          .and(minZ1AtMostMaxZ1).and(minX2AtMostMaxX2).and(minY2AtMostMaxY2).and(minZ2AtMostMaxZ2));
      VectorMask<Float> allMinX1AtMostMaxX2 = minX1
          .compare(LE, maxX2, minX1AtMostMaxX1.and(minY1AtMostMaxY1).and(minZ1AtMostMaxZ1)
          .and(minX2AtMostMaxX2).and(minY2AtMostMaxY2).and(minZ2AtMostMaxZ2));
      allMinX1AtMostMaxX2 = minX2.compare(LE, maxX1, allMinX1AtMostMaxX2);
      allMinX1AtMostMaxX2 = minY1.compare(LE, maxY2, allMinX1AtMostMaxX2);
      VectorMask<Float> allMinX1AtMostMaxX2_2 = minY2.compare(LE, maxY1);
      allMinX1AtMostMaxX2_2 = minZ1.compare(LE, maxZ2, allMinX1AtMostMaxX2_2);
      allMinX1AtMostMaxX2_2 = minZ2.compare(LE, maxZ1, allMinX1AtMostMaxX2_2);
      allMinX1AtMostMaxX2 = allMinX1AtMostMaxX2.and(allMinX1AtMostMaxX2_2);
      FloatVector distance = length.lanewise(SUB, ALL_ZERO);
      // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY : BoxBox.overlap(minX1,
      // minY1, minZ1, maxX1, maxY1, maxZ1, minX2, minY2, minZ2, maxX2, maxY2, maxZ2) ? 0 :
      // Rounded.apart(length, 0)
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(ALL_C1_40E_45.blend(distance, distance.compare(GT, ALL_ZERO))
          .blend(ALL_ZERO, allMinX1AtMostMaxX2), valid)).intoArray(floatRows, ROW_APART + k);
    }
  }

  private static long floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long minX2GreaterMaxX1Bits, long minX1GreaterMaxX2Bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minX1s = columns1[0], maxX1s = columns1[3];
    float[] minX2s = columns2[0], maxX2s = columns2[3];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      hits |= fromArray(FLOATS, floatRows, ROW_APART + k).compare(LT, ALL_INFINITY).toLong() << k;
      FloatVector minX1 = fromArray(FLOATS, minX1s, i);
      FloatVector minX2 = fromArray(FLOATS, minX2s, j);
      // min1 > min2 ? min1 : min2
      FloatVector low = minX2.blend(minX1, minX1.compare(GT, minX2));
      FloatVector maxX1 = fromArray(FLOATS, maxX1s, i);
      FloatVector maxX2 = fromArray(FLOATS, maxX2s, j);
      // max1 < max2 ? max1 : max2
      FloatVector high = maxX2.blend(maxX1, maxX1.compare(LT, maxX2));
      VectorMask<Float> highAtMostLargest = high.compare(LE, ALL_LARGEST);
      // low >= -Float.MAX_VALUE ? low : high <= Float.MAX_VALUE ? high : 0
      FloatVector from = ALL_ZERO.blend(high, highAtMostLargest).blend(low, low.compare(GE, ALL_MINUS_LARGEST));
      // high <= Float.MAX_VALUE ? high : from
      FloatVector to = from.blend(high, highAtMostLargest);
      VectorMask<Float> minX1GreaterMaxX2 = VectorMask.fromLong(FLOATS, (minX1GreaterMaxX2Bits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> minX2GreaterMaxX1 = VectorMask.fromLong(FLOATS, (minX2GreaterMaxX1Bits >>> k)
          & WideLanes.FLOAT_LANES);
      // min1 > max2 ? min1 : min2 > max1 ? max1 : middle(min1 > min2 ? min1 : min2, max1 < max2 ? max1 : max2)
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, from).lanewise(ADD, ALL_HALF.lanewise(MUL, to))
          .lanewise(ADD, ALL_ZERO).blend(maxX1, minX2GreaterMaxX1).blend(minX1, minX1GreaterMaxX2)).intoArray(
          floatRows, ROW_X1 + k);
      // min1 > min2 ? min1 : min2
      FloatVector low2 = minX1.blend(minX2, minX2.compare(GT, minX1));
      // max1 < max2 ? max1 : max2
      FloatVector high2 = maxX1.blend(maxX2, maxX2.compare(LT, maxX1));
      VectorMask<Float> highAtMostLargest2 = high2.compare(LE, ALL_LARGEST);
      // low >= -Float.MAX_VALUE ? low : high <= Float.MAX_VALUE ? high : 0
      FloatVector from3 = ALL_ZERO.blend(high2, highAtMostLargest2)
          .blend(low2, low2.compare(GE, ALL_MINUS_LARGEST));
      // high <= Float.MAX_VALUE ? high : from
      FloatVector to2 = from3.blend(high2, highAtMostLargest2);
      // min1 > max2 ? min1 : min2 > max1 ? max1 : middle(min1 > min2 ? min1 : min2, max1 < max2 ? max1 : max2)
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, from3).lanewise(ADD, ALL_HALF.lanewise(MUL, to2))
          .lanewise(ADD, ALL_ZERO).blend(maxX2, minX1GreaterMaxX2).blend(minX2, minX2GreaterMaxX1)).intoArray(
          floatRows, ROW_X2 + k);
    }
    return hits;
  }

  private static void floats4(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long minY2GreaterMaxY1Bits, long minY1GreaterMaxY2Bits) {
    if (columns1 == null) {
      return;
    }
    float[] minY1s = columns1[1], maxY1s = columns1[4];
    float[] minY2s = columns2[1], maxY2s = columns2[4];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector minY1 = fromArray(FLOATS, minY1s, i);
      FloatVector minY2 = fromArray(FLOATS, minY2s, j);
      // min1 > min2 ? min1 : min2
      FloatVector low = minY2.blend(minY1, minY1.compare(GT, minY2));
      FloatVector maxY1 = fromArray(FLOATS, maxY1s, i);
      FloatVector maxY2 = fromArray(FLOATS, maxY2s, j);
      // max1 < max2 ? max1 : max2
      FloatVector high = maxY2.blend(maxY1, maxY1.compare(LT, maxY2));
      VectorMask<Float> highAtMostLargest = high.compare(LE, ALL_LARGEST);
      // low >= -Float.MAX_VALUE ? low : high <= Float.MAX_VALUE ? high : 0
      FloatVector from = ALL_ZERO.blend(high, highAtMostLargest).blend(low, low.compare(GE, ALL_MINUS_LARGEST));
      // high <= Float.MAX_VALUE ? high : from
      FloatVector to = from.blend(high, highAtMostLargest);
      VectorMask<Float> minY1GreaterMaxY2 = VectorMask.fromLong(FLOATS, (minY1GreaterMaxY2Bits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> minY2GreaterMaxY1 = VectorMask.fromLong(FLOATS, (minY2GreaterMaxY1Bits >>> k)
          & WideLanes.FLOAT_LANES);
      // min1 > max2 ? min1 : min2 > max1 ? max1 : middle(min1 > min2 ? min1 : min2, max1 < max2 ? max1 : max2)
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, from).lanewise(ADD, ALL_HALF.lanewise(MUL, to))
          .lanewise(ADD, ALL_ZERO).blend(maxY1, minY2GreaterMaxY1).blend(minY1, minY1GreaterMaxY2)).intoArray(
          floatRows, ROW_Y1 + k);
      // min1 > min2 ? min1 : min2
      FloatVector low2 = minY1.blend(minY2, minY2.compare(GT, minY1));
      // max1 < max2 ? max1 : max2
      FloatVector high2 = maxY1.blend(maxY2, maxY2.compare(LT, maxY1));
      VectorMask<Float> highAtMostLargest2 = high2.compare(LE, ALL_LARGEST);
      // low >= -Float.MAX_VALUE ? low : high <= Float.MAX_VALUE ? high : 0
      FloatVector from3 = ALL_ZERO.blend(high2, highAtMostLargest2)
          .blend(low2, low2.compare(GE, ALL_MINUS_LARGEST));
      // high <= Float.MAX_VALUE ? high : from
      FloatVector to2 = from3.blend(high2, highAtMostLargest2);
      // min1 > max2 ? min1 : min2 > max1 ? max1 : middle(min1 > min2 ? min1 : min2, max1 < max2 ? max1 : max2)
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, from3).lanewise(ADD, ALL_HALF.lanewise(MUL, to2))
          .lanewise(ADD, ALL_ZERO).blend(maxY2, minY1GreaterMaxY2).blend(minY2, minY2GreaterMaxY1)).intoArray(
          floatRows, ROW_Y2 + k);
    }
  }

  private static void floats5(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long minZ2GreaterMaxZ1Bits, long minZ1GreaterMaxZ2Bits) {
    if (columns1 == null) {
      return;
    }
    float[] minZ1s = columns1[2], maxZ1s = columns1[5];
    float[] minZ2s = columns2[2], maxZ2s = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector minZ1 = fromArray(FLOATS, minZ1s, i);
      FloatVector minZ2 = fromArray(FLOATS, minZ2s, j);
      // min1 > min2 ? min1 : min2
      FloatVector low = minZ2.blend(minZ1, minZ1.compare(GT, minZ2));
      FloatVector maxZ1 = fromArray(FLOATS, maxZ1s, i);
      FloatVector maxZ2 = fromArray(FLOATS, maxZ2s, j);
      // max1 < max2 ? max1 : max2
      FloatVector high = maxZ2.blend(maxZ1, maxZ1.compare(LT, maxZ2));
      VectorMask<Float> highAtMostLargest = high.compare(LE, ALL_LARGEST);
      // low >= -Float.MAX_VALUE ? low : high <= Float.MAX_VALUE ? high : 0
      FloatVector from = ALL_ZERO.blend(high, highAtMostLargest).blend(low, low.compare(GE, ALL_MINUS_LARGEST));
      // high <= Float.MAX_VALUE ? high : from
      FloatVector to = from.blend(high, highAtMostLargest);
      VectorMask<Float> minZ1GreaterMaxZ2 = VectorMask.fromLong(FLOATS, (minZ1GreaterMaxZ2Bits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> minZ2GreaterMaxZ1 = VectorMask.fromLong(FLOATS, (minZ2GreaterMaxZ1Bits >>> k)
          & WideLanes.FLOAT_LANES);
      // min1 > max2 ? min1 : min2 > max1 ? max1 : middle(min1 > min2 ? min1 : min2, max1 < max2 ? max1 : max2)
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, from).lanewise(ADD, ALL_HALF.lanewise(MUL, to))
          .lanewise(ADD, ALL_ZERO).blend(maxZ1, minZ2GreaterMaxZ1).blend(minZ1, minZ1GreaterMaxZ2)).intoArray(
          floatRows, ROW_Z1 + k);
      // min1 > min2 ? min1 : min2
      FloatVector low2 = minZ1.blend(minZ2, minZ2.compare(GT, minZ1));
      // max1 < max2 ? max1 : max2
      FloatVector high2 = maxZ1.blend(maxZ2, maxZ2.compare(LT, maxZ1));
      VectorMask<Float> highAtMostLargest2 = high2.compare(LE, ALL_LARGEST);
      // low >= -Float.MAX_VALUE ? low : high <= Float.MAX_VALUE ? high : 0
      FloatVector from3 = ALL_ZERO.blend(high2, highAtMostLargest2)
          .blend(low2, low2.compare(GE, ALL_MINUS_LARGEST));
      // high <= Float.MAX_VALUE ? high : from
      FloatVector to2 = from3.blend(high2, highAtMostLargest2);
      // min1 > max2 ? min1 : min2 > max1 ? max1 : middle(min1 > min2 ? min1 : min2, max1 < max2 ? max1 : max2)
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, from3).lanewise(ADD, ALL_HALF.lanewise(MUL, to2))
          .lanewise(ADD, ALL_ZERO).blend(maxZ2, minZ1GreaterMaxZ2).blend(minZ2, minZ2GreaterMaxZ1)).intoArray(
          floatRows, ROW_Z2 + k);
    }
  }

  private static void floats6(float[][] columns1, int from1, float[] floatRows, long hits) {
    if (columns1 == null) {
      return;
    }
    float[] minX1s = columns1[0], minY1s = columns1[1], minZ1s = columns1[2], maxX1s = columns1[3],
        maxY1s = columns1[4], maxZ1s = columns1[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector x1 = fromArray(FLOATS, floatRows, ROW_X1 + k);
      // hit ? x1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(x1, hit)).intoArray(floatRows, ROW_AX + k);
      // hit ? x2 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_X2 + k), hit)).intoArray(floatRows,
          ROW_BX + k);
      FloatVector y1 = fromArray(FLOATS, floatRows, ROW_Y1 + k);
      // hit ? y1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(y1, hit)).intoArray(floatRows, ROW_AY + k);
      // hit ? y2 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_Y2 + k), hit)).intoArray(floatRows,
          ROW_BY + k);
      FloatVector z1 = fromArray(FLOATS, floatRows, ROW_Z1 + k);
      // hit ? z1 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(z1, hit)).intoArray(floatRows, ROW_AZ + k);
      // hit ? z2 : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_Z2 + k), hit)).intoArray(floatRows,
          ROW_BZ + k);
      VectorMask<Float> lower = x1.compare(LE, fromArray(FLOATS, minX1s, i));
      VectorMask<Float> upper = x1.compare(GE, fromArray(FLOATS, maxX1s, i));
      // lower ? 1 : upper ? 2 : 0
      FloatVector sideX = ALL_ZERO.blend(ALL_TWO, upper).blend(ALL_ONE, lower);
      VectorMask<Float> lower2 = y1.compare(LE, fromArray(FLOATS, minY1s, i));
      VectorMask<Float> upper2 = y1.compare(GE, fromArray(FLOATS, maxY1s, i));
      // lower ? 1 : upper ? 2 : 0
      FloatVector sideY = ALL_ZERO.blend(ALL_TWO, upper2).blend(ALL_ONE, lower2);
      VectorMask<Float> lower3 = z1.compare(LE, fromArray(FLOATS, minZ1s, i));
      VectorMask<Float> upper3 = z1.compare(GE, fromArray(FLOATS, maxZ1s, i));
      // lower ? 1 : upper ? 2 : 0
      FloatVector sideZ = ALL_ZERO.blend(ALL_TWO, upper3).blend(ALL_ONE, lower3);
      FLOAT_VECTOR.cast(sideX.lanewise(ADD, ALL_C4_00.lanewise(MUL, sideY))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ))).intoArray(floatRows, ROW_SUM2 + k);
    }
  }

  private static void floats7(float[][] columns2, int from2, float[] floatRows, float[][] results, int at,
      long hits) {
    if (columns2 == null) {
      return;
    }
    float[] minX2s = columns2[0], minY2s = columns2[1], minZ2s = columns2[2], maxX2s = columns2[3],
        maxY2s = columns2[4], maxZ2s = columns2[5];
    float[] distances = results[0], axs = results[1], bxs = results[2], ays = results[3], bys = results[4],
        azs = results[5], bzs = results[6], featureAs = results[7], featureBs = results[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      // hit ? BoxFeature.of(BoxFeature.side(x1, minX1, maxX1), BoxFeature.side(y1, minY1, maxY1),
      // BoxFeature.side(z1, minZ1, maxZ1)) : 0
      FloatVector featureA = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_SUM2 + k), hit);
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_X2 + k);
      VectorMask<Float> lower = x2.compare(LE, fromArray(FLOATS, minX2s, j));
      VectorMask<Float> upper = x2.compare(GE, fromArray(FLOATS, maxX2s, j));
      // lower ? 1 : upper ? 2 : 0
      FloatVector sideX = ALL_ZERO.blend(ALL_TWO, upper).blend(ALL_ONE, lower);
      FloatVector y2 = fromArray(FLOATS, floatRows, ROW_Y2 + k);
      VectorMask<Float> lower2 = y2.compare(LE, fromArray(FLOATS, minY2s, j));
      VectorMask<Float> upper2 = y2.compare(GE, fromArray(FLOATS, maxY2s, j));
      // lower ? 1 : upper ? 2 : 0
      FloatVector sideY = ALL_ZERO.blend(ALL_TWO, upper2).blend(ALL_ONE, lower2);
      FloatVector z2 = fromArray(FLOATS, floatRows, ROW_Z2 + k);
      VectorMask<Float> lower3 = z2.compare(LE, fromArray(FLOATS, minZ2s, j));
      VectorMask<Float> upper3 = z2.compare(GE, fromArray(FLOATS, maxZ2s, j));
      // lower ? 1 : upper ? 2 : 0
      FloatVector sideZ = ALL_ZERO.blend(ALL_TWO, upper3).blend(ALL_ONE, lower3);
      // hit ? BoxFeature.of(BoxFeature.side(x2, minX2, maxX2), BoxFeature.side(y2, minY2, maxY2),
      // BoxFeature.side(z2, minZ2, maxZ2)) : 0
      FloatVector featureB = ALL_ZERO.blend(sideX.lanewise(ADD, ALL_C4_00.lanewise(MUL, sideY))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ)), hit);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_APART + k)).intoArray(distances, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AX + k)).intoArray(axs, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_BX + k)).intoArray(bxs, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AY + k)).intoArray(ays, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_BY + k)).intoArray(bys, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AZ + k)).intoArray(azs, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_BZ + k)).intoArray(bzs, at + k);
      FLOAT_VECTOR.cast(featureA).intoArray(featureAs, at + k);
      FLOAT_VECTOR.cast(featureB).intoArray(featureBs, at + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null, null);
      floats2(null, 0, null, 0, null);
      floats3(null, 0, null, 0, null, 0, 0);
      floats4(null, 0, null, 0, null, 0, 0);
      floats5(null, 0, null, 0, null, 0, 0);
      floats6(null, 0, null, 0);
      floats7(null, 0, null, null, 0, 0);
    }
  }
}
