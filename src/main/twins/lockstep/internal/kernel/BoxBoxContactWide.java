// Compiled from BoxBoxContact.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
import static jdk.incubator.vector.VectorOperators.EQ;
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

/** Wide twin of {@link BoxBoxContact#contact}: the same operations in the same order, on vectors of pairs. */
final class BoxBoxContactWide implements LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_MINUS_C1_40E_45 = FloatVector.broadcast(FLOATS, -1.4E-45f);
  private static final FloatVector ALL_NONE = FloatVector.broadcast(FLOATS, Float.NEGATIVE_INFINITY);
  private static final FloatVector ALL_C0_480 = FloatVector.broadcast(FLOATS, 0.48f);
  private static final FloatVector ALL_C0_600 = FloatVector.broadcast(FLOATS, 0.6f);
  private static final FloatVector ALL_C0_640 = FloatVector.broadcast(FLOATS, 0.64f);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_C16_0 = FloatVector.broadcast(FLOATS, 16.0f);
  private static final FloatVector ALL_FEATURES = FloatVector.broadcast(FLOATS, 64.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[10]);

  private static final int ROW_DEEP_X = 0 * Kernel.BLOCK;
  private static final int ROW_DEEP_Y = 1 * Kernel.BLOCK;
  private static final int ROW_DEEP_Z = 2 * Kernel.BLOCK;
  private static final int ROW_OUT_X = 3 * Kernel.BLOCK;
  private static final int ROW_OUT_Y = 4 * Kernel.BLOCK;
  private static final int ROW_WAY = 5 * Kernel.BLOCK;
  private static final int ROW_LARGEST = 6 * Kernel.BLOCK;
  private static final int ROW_PARTS = 7 * Kernel.BLOCK;
  private static final int ROW_NORMAL_X = 8 * Kernel.BLOCK;
  private static final int ROW_NORMAL_Y = 9 * Kernel.BLOCK;
  private static final int ROW_NORMAL_Z = 10 * Kernel.BLOCK;
  private static final int ROW_DEEP_YOR_DEEP_Z = 11 * Kernel.BLOCK;
  private static final int ROW_DEEP = 12 * Kernel.BLOCK;
  private static final int ROW_LOW_X = 13 * Kernel.BLOCK;
  private static final int ROW_HIGH_X = 14 * Kernel.BLOCK;
  private static final int ROW_LOW_Y = 15 * Kernel.BLOCK;
  private static final int ROW_HIGH_Y = 16 * Kernel.BLOCK;
  private static final int ROW_SUM = 17 * Kernel.BLOCK;
  private static final int ROW_LOW_Z = 18 * Kernel.BLOCK;
  private static final int ROW_HIGH_Z = 19 * Kernel.BLOCK;
  private static final int ROW_DEPTH = 20 * Kernel.BLOCK;
  private static final int ROW_SIDE_LOW_X1 = 21 * Kernel.BLOCK;
  private static final int ROW_SIDE_HIGH_X1 = 22 * Kernel.BLOCK;
  private static final int ROW_TWO_OR_ONE = 23 * Kernel.BLOCK;
  private static final int ROW_SIDE_LOW_Y1 = 24 * Kernel.BLOCK;
  private static final int ROW_SIDE_HIGH_Y1 = 25 * Kernel.BLOCK;
  private static final int ROW_SIDE_LOW_Z1 = 26 * Kernel.BLOCK;
  private static final int ROW_SIDE_HIGH_Z1 = 27 * Kernel.BLOCK;
  private static final int ROW_SIDE_LOW_X2 = 28 * Kernel.BLOCK;
  private static final int ROW_SIDE_HIGH_X2 = 29 * Kernel.BLOCK;
  private static final int ROW_SIDE_LOW_Y2 = 30 * Kernel.BLOCK;
  private static final int ROW_SIDE_HIGH_Y2 = 31 * Kernel.BLOCK;
  private static final int ROW_SIDE_LOW_Z2 = 32 * Kernel.BLOCK;
  private static final int ROW_SIDE_HIGH_Z2 = 33 * Kernel.BLOCK;
  private static final int ROW_OF_FIRST = 34 * Kernel.BLOCK;
  private static final int ROW_FEATURE0 = 35 * Kernel.BLOCK;
  private static final int ROW_X1 = 36 * Kernel.BLOCK;
  private static final int ROW_Y1 = 37 * Kernel.BLOCK;
  private static final int ROW_Z1 = 38 * Kernel.BLOCK;
  private static final int ROW_DEPTH1 = 39 * Kernel.BLOCK;
  private static final int ROW_OF_FIRST2 = 40 * Kernel.BLOCK;
  private static final int ROW_FEATURE1 = 41 * Kernel.BLOCK;
  private static final int ROW_X2 = 42 * Kernel.BLOCK;
  private static final int ROW_Y2 = 43 * Kernel.BLOCK;
  private static final int ROW_Z2 = 44 * Kernel.BLOCK;
  private static final int ROW_DEPTH2 = 45 * Kernel.BLOCK;
  private static final int ROW_OF_FIRST3 = 46 * Kernel.BLOCK;
  private static final int ROW_SIDE_Z = 47 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 48 * Kernel.BLOCK;
  private static final int ROW_FEATURE2 = 49 * Kernel.BLOCK;
  private static final int ROW_DEPTH3 = 50 * Kernel.BLOCK;
  private static final int ROW_OF_FIRST4 = 51 * Kernel.BLOCK;
  private static final int ROW_OF_SECOND = 52 * Kernel.BLOCK;
  private static final int ROW_FEATURE3 = 53 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[54 * Kernel.BLOCK]);

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
      long allMinX1AtMostMaxX2Bits = floats1(columns1, from1, columns2, from2);
      long minX1AtMostMaxX1Bits = floats2(columns1, from1, columns2, from2, bits, allMinX1AtMostMaxX2Bits);
      long minY1AtMostMaxY1Bits = bits[0];
      long minZ1AtMostMaxZ1Bits = bits[1];
      long minX2AtMostMaxX2Bits = bits[2];
      long minY2AtMostMaxY2Bits = bits[3];
      long minZ2AtMostMaxZ2Bits = bits[4];
      long overlapBits = bits[5];
      long nextBits = bits[6];
      long maxY1LessMaxY2Bits = bits[7];
      long maxY1IsMaxY2Bits = bits[8];
      long maxX1LessMaxX2Bits = floats3(columns1, from1, columns2, from2, bits, maxY1IsMaxY2Bits, nextBits,
          maxY1LessMaxY2Bits);
      long firstBits = bits[0];
      long ownXBits = floats4(columns1, from1, columns2, from2, floatRows, bits, firstBits);
      long ownYBits = bits[0];
      long ownZBits = bits[1];
      long upXBits = bits[2];
      long upYBits = bits[3];
      long upZBits = bits[4];
      long deepXLessZeroBits = floats5(floatRows);
      long deepYLessZeroBits = floats6(floatRows, bits, deepXLessZeroBits, ownXBits, overlapBits, upXBits,
          ownYBits, upYBits, ownZBits);
      long deepZLessZeroBits = bits[0];
      floats7(floatRows, upZBits, ownYBits);
      floats8(floatRows, ownXBits, overlapBits);
      long facingXBits = floats9(columns1, from1, columns2, from2, floatRows, bits, ownXBits,
          deepXLessZeroBits, ownYBits, deepYLessZeroBits, ownZBits, deepZLessZeroBits, upXBits,
          maxX1LessMaxX2Bits);
      long facingYBits = bits[0];
      long facingZBits = bits[1];
      floats10(columns1, from1, columns2, from2, floatRows, upYBits, facingYBits, maxY1LessMaxY2Bits, upZBits);
      long flat1Bits = floats11(columns1, from1, columns2, from2, floatRows, bits, facingZBits, nextBits,
          ownXBits, ownYBits, ownZBits, minX1AtMostMaxX1Bits, minY1AtMostMaxY1Bits, minZ1AtMostMaxZ1Bits,
          minX2AtMostMaxX2Bits, minY2AtMostMaxY2Bits, minZ2AtMostMaxZ2Bits);
      long flat2Bits = bits[0];
      long allMinX1AtMostMaxX1Bits = bits[1];
      long allMinX1AtMostMaxX1Bits2 = floats12(floatRows, allMinX1AtMostMaxX1Bits);
      long hits = floats13(floatRows, allMinX1AtMostMaxX1Bits2, overlapBits);
      long forwardBits = floats14(floatRows);
      floats15(columns1, from1, floatRows, upXBits, facingXBits, upYBits, facingYBits);
      floats16(columns1, from1, columns2, from2, floatRows, facingYBits, upZBits, facingZBits, upXBits,
          facingXBits);
      floats17(columns2, from2, floatRows, upYBits, facingYBits, upZBits, facingZBits);
      floats18(floatRows, forwardBits, ownZBits, ownXBits, ownYBits, flat1Bits);
      floats19(floatRows, ownZBits, ownXBits, ownYBits, forwardBits, flat2Bits);
      floats20(floatRows, forwardBits, flat1Bits, flat2Bits);
      floats21(floatRows, results, at, forwardBits);
      floats22(floatRows, results, at);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2) {
    if (columns1 == null) {
      return 0;
    }
    float[] minX1s = columns1[0], minY1s = columns1[1], minZ1s = columns1[2], maxX1s = columns1[3],
        maxY1s = columns1[4];
    float[] minX2s = columns2[0], minY2s = columns2[1], maxX2s = columns2[3], maxY2s = columns2[4],
        maxZ2s = columns2[5];
    long allMinX1AtMostMaxX2Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> allMinX1AtMostMaxX2 = fromArray(FLOATS, minX1s, i)
          .compare(LE, fromArray(FLOATS, maxX2s, j));
      allMinX1AtMostMaxX2 = fromArray(FLOATS, minX2s, j)
          .compare(LE, fromArray(FLOATS, maxX1s, i), allMinX1AtMostMaxX2);
      allMinX1AtMostMaxX2 = fromArray(FLOATS, minY1s, i)
          .compare(LE, fromArray(FLOATS, maxY2s, j), allMinX1AtMostMaxX2);
      allMinX1AtMostMaxX2 = fromArray(FLOATS, minY2s, j)
          .compare(LE, fromArray(FLOATS, maxY1s, i), allMinX1AtMostMaxX2);
      allMinX1AtMostMaxX2 = fromArray(FLOATS, minZ1s, i)
          .compare(LE, fromArray(FLOATS, maxZ2s, j), allMinX1AtMostMaxX2);
      allMinX1AtMostMaxX2Bits |= allMinX1AtMostMaxX2.toLong() << k;
    }
    return allMinX1AtMostMaxX2Bits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, long[] bits,
      long allMinX1AtMostMaxX2Bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minX1s = columns1[0], minY1s = columns1[1], minZ1s = columns1[2], maxX1s = columns1[3],
        maxY1s = columns1[4], maxZ1s = columns1[5];
    float[] minX2s = columns2[0], minY2s = columns2[1], minZ2s = columns2[2], maxX2s = columns2[3],
        maxY2s = columns2[4], maxZ2s = columns2[5];
    long minX1AtMostMaxX1Bits = 0;
    long minY1AtMostMaxY1Bits = 0;
    long minZ1AtMostMaxZ1Bits = 0;
    long minX2AtMostMaxX2Bits = 0;
    long minY2AtMostMaxY2Bits = 0;
    long minZ2AtMostMaxZ2Bits = 0;
    long overlapBits = 0;
    long nextBits = 0;
    long maxY1LessMaxY2Bits = 0;
    long maxY1IsMaxY2Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> minX1AtMostMaxX1 = fromArray(FLOATS, minX1s, i)
          .compare(LE, fromArray(FLOATS, maxX1s, i));
      minX1AtMostMaxX1Bits |= minX1AtMostMaxX1.toLong() << k;
      FloatVector maxY1 = fromArray(FLOATS, maxY1s, i);
      VectorMask<Float> minY1AtMostMaxY1 = fromArray(FLOATS, minY1s, i).compare(LE, maxY1);
      minY1AtMostMaxY1Bits |= minY1AtMostMaxY1.toLong() << k;
      FloatVector maxZ1 = fromArray(FLOATS, maxZ1s, i);
      VectorMask<Float> minZ1AtMostMaxZ1 = fromArray(FLOATS, minZ1s, i).compare(LE, maxZ1);
      minZ1AtMostMaxZ1Bits |= minZ1AtMostMaxZ1.toLong() << k;
      VectorMask<Float> minX2AtMostMaxX2 = fromArray(FLOATS, minX2s, j)
          .compare(LE, fromArray(FLOATS, maxX2s, j));
      minX2AtMostMaxX2Bits |= minX2AtMostMaxX2.toLong() << k;
      FloatVector maxY2 = fromArray(FLOATS, maxY2s, j);
      VectorMask<Float> minY2AtMostMaxY2 = fromArray(FLOATS, minY2s, j).compare(LE, maxY2);
      minY2AtMostMaxY2Bits |= minY2AtMostMaxY2.toLong() << k;
      FloatVector minZ2 = fromArray(FLOATS, minZ2s, j);
      FloatVector maxZ2 = fromArray(FLOATS, maxZ2s, j);
      VectorMask<Float> minZ2AtMostMaxZ2 = minZ2.compare(LE, maxZ2);
      minZ2AtMostMaxZ2Bits |= minZ2AtMostMaxZ2.toLong() << k;
      overlapBits |= minZ2.compare(LE, maxZ1,
          VectorMask.fromLong(FLOATS, (allMinX1AtMostMaxX2Bits >>> k) & WideLanes.FLOAT_LANES)
          .and(minX1AtMostMaxX1).and(minY1AtMostMaxY1).and(minZ1AtMostMaxZ1).and(minX2AtMostMaxX2)
          .and(minY2AtMostMaxY2).and(minZ2AtMostMaxZ2)).toLong() << k;
      nextBits |= maxZ1.compare(LT, maxZ2).toLong() << k;
      maxY1LessMaxY2Bits |= maxY1.compare(LT, maxY2).toLong() << k;
      maxY1IsMaxY2Bits |= maxY1.compare(EQ, maxY2).toLong() << k;
    }
    bits[0] = minY1AtMostMaxY1Bits;
    bits[1] = minZ1AtMostMaxZ1Bits;
    bits[2] = minX2AtMostMaxX2Bits;
    bits[3] = minY2AtMostMaxY2Bits;
    bits[4] = minZ2AtMostMaxZ2Bits;
    bits[5] = overlapBits;
    bits[6] = nextBits;
    bits[7] = maxY1LessMaxY2Bits;
    bits[8] = maxY1IsMaxY2Bits;
    return minX1AtMostMaxX1Bits;
  }

  private static long floats3(float[][] columns1, int from1, float[][] columns2, int from2, long[] bits,
      long maxY1IsMaxY2Bits, long nextBits, long maxY1LessMaxY2Bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minX1s = columns1[0], minY1s = columns1[1], minZ1s = columns1[2], maxX1s = columns1[3];
    float[] minX2s = columns2[0], minY2s = columns2[1], minZ2s = columns2[2], maxX2s = columns2[3];
    long maxX1LessMaxX2Bits = 0;
    long firstBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> maxY1IsMaxY2AndNext = VectorMask.fromLong(FLOATS, (maxY1IsMaxY2Bits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (nextBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> next = VectorMask.fromLong(FLOATS, (maxY1LessMaxY2Bits >>> k) & WideLanes.FLOAT_LANES)
          .or(maxY1IsMaxY2AndNext);
      FloatVector maxX1 = fromArray(FLOATS, maxX1s, i);
      FloatVector maxX2 = fromArray(FLOATS, maxX2s, j);
      VectorMask<Float> maxX1LessMaxX2 = maxX1.compare(LT, maxX2);
      maxX1LessMaxX2Bits |= maxX1LessMaxX2.toLong() << k;
      VectorMask<Float> maxX1IsMaxX2AndNext = maxX1.compare(EQ, maxX2, next);
      VectorMask<Float> next2 = maxX1LessMaxX2.or(maxX1IsMaxX2AndNext);
      FloatVector minZ1 = fromArray(FLOATS, minZ1s, i);
      FloatVector minZ2 = fromArray(FLOATS, minZ2s, j);
      VectorMask<Float> minZ1IsMinZ2AndNext = minZ1.compare(EQ, minZ2, next2);
      VectorMask<Float> next3 = minZ1.compare(LT, minZ2).or(minZ1IsMinZ2AndNext);
      FloatVector minY1 = fromArray(FLOATS, minY1s, i);
      FloatVector minY2 = fromArray(FLOATS, minY2s, j);
      VectorMask<Float> minY1IsMinY2AndNext = minY1.compare(EQ, minY2, next3);
      VectorMask<Float> next4 = minY1.compare(LT, minY2).or(minY1IsMinY2AndNext);
      FloatVector minX1 = fromArray(FLOATS, minX1s, i);
      FloatVector minX2 = fromArray(FLOATS, minX2s, j);
      VectorMask<Float> minX1IsMinX2AndNext = minX1.compare(EQ, minX2, next4);
      firstBits |= minX1.compare(LT, minX2).or(minX1IsMinX2AndNext).toLong() << k;
    }
    bits[0] = firstBits;
    return maxX1LessMaxX2Bits;
  }

  private static long floats4(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long firstBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minX1s = columns1[0], minY1s = columns1[1], minZ1s = columns1[2], maxX1s = columns1[3],
        maxY1s = columns1[4], maxZ1s = columns1[5];
    float[] minX2s = columns2[0], minY2s = columns2[1], minZ2s = columns2[2], maxX2s = columns2[3],
        maxY2s = columns2[4], maxZ2s = columns2[5];
    long ownXBits = 0;
    long ownYBits = 0;
    long ownZBits = 0;
    long upXBits = 0;
    long upYBits = 0;
    long upZBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector up = fromArray(FLOATS, maxX1s, i).lanewise(SUB, fromArray(FLOATS, minX2s, j));
      FloatVector down = fromArray(FLOATS, maxX2s, j).lanewise(SUB, fromArray(FLOATS, minX1s, i));
      // up <= down ? up : down
      FloatVector deepX = down.blend(up, up.compare(LE, down));
      FLOAT_VECTOR.cast(deepX).intoArray(floatRows, ROW_DEEP_X + k);
      FloatVector up2 = fromArray(FLOATS, maxY1s, i).lanewise(SUB, fromArray(FLOATS, minY2s, j));
      FloatVector down2 = fromArray(FLOATS, maxY2s, j).lanewise(SUB, fromArray(FLOATS, minY1s, i));
      // up <= down ? up : down
      FloatVector deepY = down2.blend(up2, up2.compare(LE, down2));
      FLOAT_VECTOR.cast(deepY).intoArray(floatRows, ROW_DEEP_Y + k);
      FloatVector up3 = fromArray(FLOATS, maxZ1s, i).lanewise(SUB, fromArray(FLOATS, minZ2s, j));
      FloatVector down3 = fromArray(FLOATS, maxZ2s, j).lanewise(SUB, fromArray(FLOATS, minZ1s, i));
      // up <= down ? up : down
      FloatVector deepZ = down3.blend(up3, up3.compare(LE, down3));
      FLOAT_VECTOR.cast(deepZ).intoArray(floatRows, ROW_DEEP_Z + k);
      VectorMask<Float> ownX = deepX.compare(LE, deepY);
      ownX = deepX.compare(LE, deepZ, ownX);
      ownXBits |= ownX.toLong() << k;
      VectorMask<Float> notOwnX = ownX.not();
      VectorMask<Float> ownY = deepY.compare(LE, deepZ, notOwnX);
      ownYBits |= ownY.toLong() << k;
      ownZBits |= notOwnX.andNot(ownY).toLong() << k;
      VectorMask<Float> first2 = VectorMask.fromLong(FLOATS, (firstBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> upIsDownAndFirst = up.compare(EQ, down, first2);
      upXBits |= up.compare(LT, down).or(upIsDownAndFirst).toLong() << k;
      VectorMask<Float> upIsDownAndFirst2 = up2.compare(EQ, down2, first2);
      upYBits |= up2.compare(LT, down2).or(upIsDownAndFirst2).toLong() << k;
      VectorMask<Float> upIsDownAndFirst3 = up3.compare(EQ, down3, first2);
      upZBits |= up3.compare(LT, down3).or(upIsDownAndFirst3).toLong() << k;
    }
    bits[0] = ownYBits;
    bits[1] = ownZBits;
    bits[2] = upXBits;
    bits[3] = upYBits;
    bits[4] = upZBits;
    return ownXBits;
  }

  private static long floats5(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long deepXLessZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      deepXLessZeroBits |= fromArray(FLOATS, floatRows, ROW_DEEP_X + k).compare(LT, ALL_ZERO).toLong() << k;
    }
    return deepXLessZeroBits;
  }

  private static long floats6(float[] floatRows, long[] bits, long deepXLessZeroBits, long ownXBits,
      long overlapBits, long upXBits, long ownYBits, long upYBits, long ownZBits) {
    if (floatRows == null) {
      return 0;
    }
    long deepYLessZeroBits = 0;
    long deepZLessZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> overlap = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES);
      // overlap ? own ? 1 : 0 : deep < 0 ? -deep : 0
      FloatVector way = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DEEP_X + k).lanewise(NEG),
          VectorMask.fromLong(FLOATS, (deepXLessZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_ZERO.blend(ALL_ONE, VectorMask.fromLong(FLOATS, (ownXBits >>> k)
          & WideLanes.FLOAT_LANES)), overlap);
      // up ? way : -way
      FLOAT_VECTOR.cast(way.lanewise(NEG).blend(way,
          VectorMask.fromLong(FLOATS, (upXBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_OUT_X + k);
      FloatVector deepY = fromArray(FLOATS, floatRows, ROW_DEEP_Y + k);
      VectorMask<Float> deepYLessZero = deepY.compare(LT, ALL_ZERO);
      deepYLessZeroBits |= deepYLessZero.toLong() << k;
      // overlap ? own ? 1 : 0 : deep < 0 ? -deep : 0
      FloatVector way2 = ALL_ZERO.blend(deepY.lanewise(NEG), deepYLessZero)
          .blend(ALL_ZERO.blend(ALL_ONE, VectorMask.fromLong(FLOATS, (ownYBits >>> k)
          & WideLanes.FLOAT_LANES)), overlap);
      // up ? way : -way
      FLOAT_VECTOR.cast(way2.lanewise(NEG)
          .blend(way2, VectorMask.fromLong(FLOATS, (upYBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_OUT_Y + k);
      FloatVector deepZ = fromArray(FLOATS, floatRows, ROW_DEEP_Z + k);
      VectorMask<Float> deepZLessZero = deepZ.compare(LT, ALL_ZERO);
      deepZLessZeroBits |= deepZLessZero.toLong() << k;
      // overlap ? own ? 1 : 0 : deep < 0 ? -deep : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(deepZ.lanewise(NEG), deepZLessZero)
          .blend(ALL_ZERO.blend(ALL_ONE, VectorMask.fromLong(FLOATS, (ownZBits >>> k)
          & WideLanes.FLOAT_LANES)), overlap)).intoArray(floatRows, ROW_WAY + k);
    }
    bits[0] = deepZLessZeroBits;
    return deepYLessZeroBits;
  }

  private static void floats7(float[] floatRows, long upZBits, long ownYBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector way = fromArray(FLOATS, floatRows, ROW_WAY + k);
      // up ? way : -way
      FloatVector outZ = way.lanewise(NEG)
          .blend(way, VectorMask.fromLong(FLOATS, (upZBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector outX = fromArray(FLOATS, floatRows, ROW_OUT_X + k);
      FloatVector ax = outX.lanewise(ABS);
      FloatVector outY = fromArray(FLOATS, floatRows, ROW_OUT_Y + k);
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
          largestGreaterZero)).intoArray(floatRows, ROW_NORMAL_X + k);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(quotient2.lanewise(DIV, parts).lanewise(ADD, ALL_ZERO),
          largestGreaterZero)).intoArray(floatRows, ROW_NORMAL_Y + k);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(quotient3.lanewise(DIV, parts).lanewise(ADD, ALL_ZERO),
          largestGreaterZero)).intoArray(floatRows, ROW_NORMAL_Z + k);
      // ownY ? deepY : deepZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DEEP_Z + k)
          .blend(fromArray(FLOATS, floatRows, ROW_DEEP_Y + k),
          VectorMask.fromLong(FLOATS, (ownYBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_DEEP_YOR_DEEP_Z + k);
    }
  }

  private static void floats8(float[] floatRows, long ownXBits, long overlapBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // ownX ? deepX : ownY ? deepY : deepZ
      FloatVector least = fromArray(FLOATS, floatRows, ROW_DEEP_YOR_DEEP_Z + k)
          .blend(fromArray(FLOATS, floatRows, ROW_DEEP_X + k),
          VectorMask.fromLong(FLOATS, (ownXBits >>> k) & WideLanes.FLOAT_LANES));
      // overlap ? least : -Contact.length(outX, outY, outZ)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LARGEST + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PARTS + k)).lanewise(NEG)
          .blend(least, VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_DEEP + k);
    }
  }

  private static long floats9(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long ownXBits, long deepXLessZeroBits, long ownYBits, long deepYLessZeroBits, long ownZBits,
      long deepZLessZeroBits, long upXBits, long maxX1LessMaxX2Bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minX1s = columns1[0], maxX1s = columns1[3];
    float[] minX2s = columns2[0], maxX2s = columns2[3];
    long facingXBits = 0;
    long facingYBits = 0;
    long facingZBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> facingX = VectorMask.fromLong(FLOATS, (ownXBits >>> k) & WideLanes.FLOAT_LANES)
          .or(VectorMask.fromLong(FLOATS, (deepXLessZeroBits >>> k) & WideLanes.FLOAT_LANES));
      facingXBits |= facingX.toLong() << k;
      facingYBits |= VectorMask.fromLong(FLOATS, (ownYBits >>> k) & WideLanes.FLOAT_LANES)
          .or(VectorMask.fromLong(FLOATS, (deepYLessZeroBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
      facingZBits |= VectorMask.fromLong(FLOATS, (ownZBits >>> k) & WideLanes.FLOAT_LANES)
          .or(VectorMask.fromLong(FLOATS, (deepZLessZeroBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
      VectorMask<Float> upX = VectorMask.fromLong(FLOATS, (upXBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector maxX1 = fromArray(FLOATS, maxX1s, i);
      FloatVector minX1 = fromArray(FLOATS, minX1s, i);
      // up ? max1 : min1
      FloatVector a = minX1.blend(maxX1, upX);
      FloatVector minX2 = fromArray(FLOATS, minX2s, j);
      FloatVector maxX2 = fromArray(FLOATS, maxX2s, j);
      // up ? min2 : max2
      FloatVector b = maxX2.blend(minX2, upX);
      FloatVector sum = ALL_HALF.lanewise(MUL, a).lanewise(ADD, ALL_HALF.lanewise(MUL, b))
          .lanewise(ADD, ALL_ZERO);
      // facing ? between(up, min1, max1, min2, max2) : (min1 > min2 ? min1 : min2) + 0f
      FLOAT_VECTOR.cast(minX2.blend(minX1, minX1.compare(GT, minX2)).lanewise(ADD, ALL_ZERO)
          .blend(sum, facingX)).intoArray(floatRows, ROW_LOW_X + k);
      // facing ? between(up, min1, max1, min2, max2) : (max1 < max2 ? max1 : max2) + 0f
      FLOAT_VECTOR.cast(maxX2.blend(maxX1, VectorMask.fromLong(FLOATS, (maxX1LessMaxX2Bits >>> k)
          & WideLanes.FLOAT_LANES)).lanewise(ADD, ALL_ZERO).blend(sum, facingX)).intoArray(floatRows,
          ROW_HIGH_X + k);
    }
    bits[0] = facingYBits;
    bits[1] = facingZBits;
    return facingXBits;
  }

  private static void floats10(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long upYBits, long facingYBits, long maxY1LessMaxY2Bits, long upZBits) {
    if (columns1 == null) {
      return;
    }
    float[] minY1s = columns1[1], minZ1s = columns1[2], maxY1s = columns1[4], maxZ1s = columns1[5];
    float[] minY2s = columns2[1], minZ2s = columns2[2], maxY2s = columns2[4], maxZ2s = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> upY = VectorMask.fromLong(FLOATS, (upYBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector maxY1 = fromArray(FLOATS, maxY1s, i);
      FloatVector minY1 = fromArray(FLOATS, minY1s, i);
      // up ? max1 : min1
      FloatVector a = minY1.blend(maxY1, upY);
      FloatVector minY2 = fromArray(FLOATS, minY2s, j);
      FloatVector maxY2 = fromArray(FLOATS, maxY2s, j);
      // up ? min2 : max2
      FloatVector b = maxY2.blend(minY2, upY);
      FloatVector sum = ALL_HALF.lanewise(MUL, a).lanewise(ADD, ALL_HALF.lanewise(MUL, b))
          .lanewise(ADD, ALL_ZERO);
      VectorMask<Float> facingY = VectorMask.fromLong(FLOATS, (facingYBits >>> k) & WideLanes.FLOAT_LANES);
      // facing ? between(up, min1, max1, min2, max2) : (min1 > min2 ? min1 : min2) + 0f
      FLOAT_VECTOR.cast(minY2.blend(minY1, minY1.compare(GT, minY2)).lanewise(ADD, ALL_ZERO)
          .blend(sum, facingY)).intoArray(floatRows, ROW_LOW_Y + k);
      // facing ? between(up, min1, max1, min2, max2) : (max1 < max2 ? max1 : max2) + 0f
      FLOAT_VECTOR.cast(maxY2.blend(maxY1, VectorMask.fromLong(FLOATS, (maxY1LessMaxY2Bits >>> k)
          & WideLanes.FLOAT_LANES)).lanewise(ADD, ALL_ZERO).blend(sum, facingY)).intoArray(floatRows,
          ROW_HIGH_Y + k);
      VectorMask<Float> upZ = VectorMask.fromLong(FLOATS, (upZBits >>> k) & WideLanes.FLOAT_LANES);
      // up ? max1 : min1
      FloatVector a2 = fromArray(FLOATS, minZ1s, i).blend(fromArray(FLOATS, maxZ1s, i), upZ);
      // up ? min2 : max2
      FloatVector b2 = fromArray(FLOATS, maxZ2s, j).blend(fromArray(FLOATS, minZ2s, j), upZ);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, a2).lanewise(ADD, ALL_HALF.lanewise(MUL, b2))).intoArray(
          floatRows, ROW_SUM + k);
    }
  }

  private static long floats11(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long facingZBits, long nextBits, long ownXBits, long ownYBits, long ownZBits,
      long minX1AtMostMaxX1Bits, long minY1AtMostMaxY1Bits, long minZ1AtMostMaxZ1Bits,
      long minX2AtMostMaxX2Bits, long minY2AtMostMaxY2Bits, long minZ2AtMostMaxZ2Bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minZ1s = columns1[2], maxZ1s = columns1[5];
    float[] minZ2s = columns2[2], maxZ2s = columns2[5];
    long flat1Bits = 0;
    long flat2Bits = 0;
    long allMinX1AtMostMaxX1Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector sum = fromArray(FLOATS, floatRows, ROW_SUM + k).lanewise(ADD, ALL_ZERO);
      VectorMask<Float> facingZ = VectorMask.fromLong(FLOATS, (facingZBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector minZ1 = fromArray(FLOATS, minZ1s, i);
      FloatVector minZ2 = fromArray(FLOATS, minZ2s, j);
      // facing ? between(up, min1, max1, min2, max2) : (min1 > min2 ? min1 : min2) + 0f
      FloatVector lowZ = minZ2.blend(minZ1, minZ1.compare(GT, minZ2)).lanewise(ADD, ALL_ZERO)
          .blend(sum, facingZ);
      FLOAT_VECTOR.cast(lowZ).intoArray(floatRows, ROW_LOW_Z + k);
      // facing ? between(up, min1, max1, min2, max2) : (max1 < max2 ? max1 : max2) + 0f
      FloatVector highZ = fromArray(FLOATS, maxZ2s, j)
          .blend(fromArray(FLOATS, maxZ1s, i),
          VectorMask.fromLong(FLOATS, (nextBits >>> k) & WideLanes.FLOAT_LANES)).lanewise(ADD, ALL_ZERO)
          .blend(sum, facingZ);
      FLOAT_VECTOR.cast(highZ).intoArray(floatRows, ROW_HIGH_Z + k);
      VectorMask<Float> flatX = fromArray(FLOATS, floatRows, ROW_LOW_X + k)
          .compare(EQ, fromArray(FLOATS, floatRows, ROW_HIGH_X + k));
      VectorMask<Float> flatY = fromArray(FLOATS, floatRows, ROW_LOW_Y + k)
          .compare(EQ, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k));
      VectorMask<Float> flatZ = lowZ.compare(EQ, highZ);
      VectorMask<Float> ownX = VectorMask.fromLong(FLOATS, (ownXBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> deepXAtMostDeepYAndFlatY = ownX.and(flatY);
      VectorMask<Float> ownY = VectorMask.fromLong(FLOATS, (ownYBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> notOwnXAndFlatZ = ownY.and(flatZ);
      VectorMask<Float> ownZ = VectorMask.fromLong(FLOATS, (ownZBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> notOwnXAndFlatX = ownZ.and(flatX);
      flat1Bits |= deepXAtMostDeepYAndFlatY.or(notOwnXAndFlatZ).or(notOwnXAndFlatX).toLong() << k;
      VectorMask<Float> deepXAtMostDeepYAndFlatZ = ownX.and(flatZ);
      VectorMask<Float> notOwnXAndFlatX2 = ownY.and(flatX);
      VectorMask<Float> notOwnXAndFlatY = ownZ.and(flatY);
      flat2Bits |= deepXAtMostDeepYAndFlatZ.or(notOwnXAndFlatX2).or(notOwnXAndFlatY).toLong() << k;
      allMinX1AtMostMaxX1Bits |= VectorMask.fromLong(FLOATS, (minX1AtMostMaxX1Bits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (minY1AtMostMaxY1Bits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (minZ1AtMostMaxZ1Bits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (minX2AtMostMaxX2Bits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (minY2AtMostMaxY2Bits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (minZ2AtMostMaxZ2Bits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
    }
    bits[0] = flat2Bits;
    bits[1] = allMinX1AtMostMaxX1Bits;
    return flat1Bits;
  }

  private static long floats12(float[] floatRows, long allMinX1AtMostMaxX1Bits) {
    if (floatRows == null) {
      return 0;
    }
    long allMinX1AtMostMaxX1Bits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> allMinX1AtMostMaxX1 = fromArray(FLOATS, floatRows, ROW_DEEP + k).lanewise(ABS)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (allMinX1AtMostMaxX1Bits >>> k)
          & WideLanes.FLOAT_LANES));
      allMinX1AtMostMaxX1 = fromArray(FLOATS, floatRows, ROW_LOW_X + k).lanewise(ABS)
          .compare(LE, ALL_LARGEST, allMinX1AtMostMaxX1);
      allMinX1AtMostMaxX1 = fromArray(FLOATS, floatRows, ROW_LOW_Y + k).lanewise(ABS)
          .compare(LE, ALL_LARGEST, allMinX1AtMostMaxX1);
      allMinX1AtMostMaxX1 = fromArray(FLOATS, floatRows, ROW_LOW_Z + k).lanewise(ABS)
          .compare(LE, ALL_LARGEST, allMinX1AtMostMaxX1);
      allMinX1AtMostMaxX1Bits2 |= allMinX1AtMostMaxX1.toLong() << k;
    }
    return allMinX1AtMostMaxX1Bits2;
  }

  private static long floats13(float[] floatRows, long allMinX1AtMostMaxX1Bits, long overlapBits) {
    if (floatRows == null) {
      return 0;
    }
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> hit = fromArray(FLOATS, floatRows, ROW_HIGH_X + k).lanewise(ABS)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (allMinX1AtMostMaxX1Bits >>> k)
          & WideLanes.FLOAT_LANES));
      hit = fromArray(FLOATS, floatRows, ROW_HIGH_Y + k).lanewise(ABS).compare(LE, ALL_LARGEST, hit);
      hit = fromArray(FLOATS, floatRows, ROW_HIGH_Z + k).lanewise(ABS).compare(LE, ALL_LARGEST, hit);
      hits |= hit.toLong() << k;
      FloatVector deep = fromArray(FLOATS, floatRows, ROW_DEEP + k);
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; hit ? Contact.depth(overlap,
      // deep) : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(ALL_MINUS_C1_40E_45.blend(deep, deep.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(deep, deep.compare(GT, ALL_ZERO)),
          VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)), hit)).intoArray(floatRows,
          ROW_DEPTH + k);
    }
    return hits;
  }

  private static long floats14(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long forwardBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector normalX = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k);
      FloatVector normalY = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k);
      FloatVector normalZ = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k);
      FloatVector along = ALL_C0_480.lanewise(MUL, normalX).lanewise(ADD, ALL_C0_600.lanewise(MUL, normalY))
          .lanewise(ADD, ALL_C0_640.lanewise(MUL, normalZ));
      VectorMask<Float> allNormalYIsZero = normalY.compare(EQ, ALL_ZERO);
      allNormalYIsZero = normalZ.compare(GT, ALL_ZERO, allNormalYIsZero);
      VectorMask<Float> normalXIsZeroAndEither = normalX
          .compare(EQ, ALL_ZERO, normalY.compare(GT, ALL_ZERO).or(allNormalYIsZero));
      VectorMask<Float> alongIsZeroAndEither = along
          .compare(EQ, ALL_ZERO, normalX.compare(GT, ALL_ZERO).or(normalXIsZeroAndEither));
      forwardBits |= along.compare(GT, ALL_ZERO).or(alongIsZeroAndEither).toLong() << k;
    }
    return forwardBits;
  }

  private static void floats15(float[][] columns1, int from1, float[] floatRows, long upXBits,
      long facingXBits, long upYBits, long facingYBits) {
    if (columns1 == null) {
      return;
    }
    float[] minX1s = columns1[0], minY1s = columns1[1], maxX1s = columns1[3];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      // up ? 2 : 1
      FloatVector twoOrOne = ALL_ONE.blend(ALL_TWO,
          VectorMask.fromLong(FLOATS, (upXBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> facingX = VectorMask.fromLong(FLOATS, (facingXBits >>> k) & WideLanes.FLOAT_LANES);
      // facing ? up ? 2 : 1 : plane == point ? side : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, fromArray(FLOATS, minX1s, i)
          .compare(EQ, fromArray(FLOATS, floatRows, ROW_LOW_X + k))).blend(twoOrOne, facingX)).intoArray(
          floatRows, ROW_SIDE_LOW_X1 + k);
      // facing ? up ? 2 : 1 : plane == point ? side : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_TWO, fromArray(FLOATS, maxX1s, i)
          .compare(EQ, fromArray(FLOATS, floatRows, ROW_HIGH_X + k))).blend(twoOrOne, facingX)).intoArray(
          floatRows, ROW_SIDE_HIGH_X1 + k);
      // up ? 2 : 1
      FloatVector twoOrOne2 = ALL_ONE.blend(ALL_TWO,
          VectorMask.fromLong(FLOATS, (upYBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(twoOrOne2).intoArray(floatRows, ROW_TWO_OR_ONE + k);
      // facing ? up ? 2 : 1 : plane == point ? side : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, fromArray(FLOATS, minY1s, i)
          .compare(EQ, fromArray(FLOATS, floatRows, ROW_LOW_Y + k)))
          .blend(twoOrOne2, VectorMask.fromLong(FLOATS, (facingYBits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_SIDE_LOW_Y1 + k);
    }
  }

  private static void floats16(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long facingYBits, long upZBits, long facingZBits, long upXBits, long facingXBits) {
    if (columns1 == null) {
      return;
    }
    float[] minZ1s = columns1[2], maxY1s = columns1[4], maxZ1s = columns1[5];
    float[] minX2s = columns2[0], maxX2s = columns2[3];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      // facing ? up ? 2 : 1 : plane == point ? side : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_TWO, fromArray(FLOATS, maxY1s, i)
          .compare(EQ, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k)))
          .blend(fromArray(FLOATS, floatRows, ROW_TWO_OR_ONE + k),
          VectorMask.fromLong(FLOATS, (facingYBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_SIDE_HIGH_Y1 + k);
      // up ? 2 : 1
      FloatVector twoOrOne = ALL_ONE.blend(ALL_TWO,
          VectorMask.fromLong(FLOATS, (upZBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> facingZ = VectorMask.fromLong(FLOATS, (facingZBits >>> k) & WideLanes.FLOAT_LANES);
      // facing ? up ? 2 : 1 : plane == point ? side : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, fromArray(FLOATS, minZ1s, i)
          .compare(EQ, fromArray(FLOATS, floatRows, ROW_LOW_Z + k))).blend(twoOrOne, facingZ)).intoArray(
          floatRows, ROW_SIDE_LOW_Z1 + k);
      // facing ? up ? 2 : 1 : plane == point ? side : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_TWO, fromArray(FLOATS, maxZ1s, i)
          .compare(EQ, fromArray(FLOATS, floatRows, ROW_HIGH_Z + k))).blend(twoOrOne, facingZ)).intoArray(
          floatRows, ROW_SIDE_HIGH_Z1 + k);
      // up ? 2 : 1
      FloatVector oneOrTwo = ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (upXBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> facingX = VectorMask.fromLong(FLOATS, (facingXBits >>> k) & WideLanes.FLOAT_LANES);
      // facing ? up ? 2 : 1 : plane == point ? side : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, fromArray(FLOATS, minX2s, j)
          .compare(EQ, fromArray(FLOATS, floatRows, ROW_LOW_X + k))).blend(oneOrTwo, facingX)).intoArray(
          floatRows, ROW_SIDE_LOW_X2 + k);
      // facing ? up ? 2 : 1 : plane == point ? side : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_TWO, fromArray(FLOATS, maxX2s, j)
          .compare(EQ, fromArray(FLOATS, floatRows, ROW_HIGH_X + k))).blend(oneOrTwo, facingX)).intoArray(
          floatRows, ROW_SIDE_HIGH_X2 + k);
    }
  }

  private static void floats17(float[][] columns2, int from2, float[] floatRows, long upYBits,
      long facingYBits, long upZBits, long facingZBits) {
    if (columns2 == null) {
      return;
    }
    float[] minY2s = columns2[1], minZ2s = columns2[2], maxY2s = columns2[4], maxZ2s = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      // up ? 2 : 1
      FloatVector oneOrTwo = ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (upYBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> facingY = VectorMask.fromLong(FLOATS, (facingYBits >>> k) & WideLanes.FLOAT_LANES);
      // facing ? up ? 2 : 1 : plane == point ? side : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, fromArray(FLOATS, minY2s, j)
          .compare(EQ, fromArray(FLOATS, floatRows, ROW_LOW_Y + k))).blend(oneOrTwo, facingY)).intoArray(
          floatRows, ROW_SIDE_LOW_Y2 + k);
      // facing ? up ? 2 : 1 : plane == point ? side : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_TWO, fromArray(FLOATS, maxY2s, j)
          .compare(EQ, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k))).blend(oneOrTwo, facingY)).intoArray(
          floatRows, ROW_SIDE_HIGH_Y2 + k);
      // up ? 2 : 1
      FloatVector oneOrTwo2 = ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (upZBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> facingZ = VectorMask.fromLong(FLOATS, (facingZBits >>> k) & WideLanes.FLOAT_LANES);
      // facing ? up ? 2 : 1 : plane == point ? side : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, fromArray(FLOATS, minZ2s, j)
          .compare(EQ, fromArray(FLOATS, floatRows, ROW_LOW_Z + k))).blend(oneOrTwo2, facingZ)).intoArray(
          floatRows, ROW_SIDE_LOW_Z2 + k);
      // facing ? up ? 2 : 1 : plane == point ? side : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_TWO, fromArray(FLOATS, maxZ2s, j)
          .compare(EQ, fromArray(FLOATS, floatRows, ROW_HIGH_Z + k))).blend(oneOrTwo2, facingZ)).intoArray(
          floatRows, ROW_SIDE_HIGH_Z2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SIDE_LOW_X1 + k)
          .lanewise(ADD, ALL_C4_00.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIDE_LOW_Y1 + k)))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIDE_LOW_Z1 + k)))).intoArray(
          floatRows, ROW_OF_FIRST + k);
    }
  }

  private static void floats18(float[] floatRows, long forwardBits, long ownZBits, long ownXBits,
      long ownYBits, long flat1Bits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ofSecond = fromArray(FLOATS, floatRows, ROW_SIDE_LOW_X2 + k)
          .lanewise(ADD, ALL_C4_00.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIDE_LOW_Y2 + k)))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIDE_LOW_Z2 + k)));
      FloatVector ofFirst = fromArray(FLOATS, floatRows, ROW_OF_FIRST + k);
      // isForward ? FEATURES * ofFirst + ofSecond : FEATURES * ofSecond + ofFirst
      FLOAT_VECTOR.cast(ALL_FEATURES.lanewise(MUL, ofSecond).lanewise(ADD, ofFirst)
          .blend(ALL_FEATURES.lanewise(MUL, ofFirst).lanewise(ADD, ofSecond),
          VectorMask.fromLong(FLOATS, (forwardBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_FEATURE0 + k);
      VectorMask<Float> ownZ = VectorMask.fromLong(FLOATS, (ownZBits >>> k) & WideLanes.FLOAT_LANES);
      // ownZ ? highX : lowX
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_X + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_X + k), ownZ)).intoArray(floatRows, ROW_X1 + k);
      VectorMask<Float> ownX = VectorMask.fromLong(FLOATS, (ownXBits >>> k) & WideLanes.FLOAT_LANES);
      // ownX ? highY : lowY
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_Y + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_Y + k), ownX)).intoArray(floatRows, ROW_Y1 + k);
      VectorMask<Float> ownY = VectorMask.fromLong(FLOATS, (ownYBits >>> k) & WideLanes.FLOAT_LANES);
      // ownY ? highZ : lowZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_Z + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_Z + k), ownY)).intoArray(floatRows, ROW_Z1 + k);
      // flat1 ? Contact.NONE : depth
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DEPTH + k)
          .blend(ALL_NONE, VectorMask.fromLong(FLOATS, (flat1Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_DEPTH1 + k);
      // ownZ ? sideHighX1 : sideLowX1
      FloatVector sideX = fromArray(FLOATS, floatRows, ROW_SIDE_LOW_X1 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_SIDE_HIGH_X1 + k), ownZ);
      // ownX ? sideHighY1 : sideLowY1
      FloatVector sideY = fromArray(FLOATS, floatRows, ROW_SIDE_LOW_Y1 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_SIDE_HIGH_Y1 + k), ownX);
      // ownY ? sideHighZ1 : sideLowZ1
      FloatVector sideZ = fromArray(FLOATS, floatRows, ROW_SIDE_LOW_Z1 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_SIDE_HIGH_Z1 + k), ownY);
      FLOAT_VECTOR.cast(sideX.lanewise(ADD, ALL_C4_00.lanewise(MUL, sideY))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ))).intoArray(floatRows, ROW_OF_FIRST2 + k);
    }
  }

  private static void floats19(float[] floatRows, long ownZBits, long ownXBits, long ownYBits,
      long forwardBits, long flat2Bits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> ownZ = VectorMask.fromLong(FLOATS, (ownZBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector sideHighX2 = fromArray(FLOATS, floatRows, ROW_SIDE_HIGH_X2 + k);
      FloatVector sideLowX2 = fromArray(FLOATS, floatRows, ROW_SIDE_LOW_X2 + k);
      // ownZ ? sideHighX2 : sideLowX2
      FloatVector sideX = sideLowX2.blend(sideHighX2, ownZ);
      VectorMask<Float> ownX = VectorMask.fromLong(FLOATS, (ownXBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector sideHighY2 = fromArray(FLOATS, floatRows, ROW_SIDE_HIGH_Y2 + k);
      FloatVector sideLowY2 = fromArray(FLOATS, floatRows, ROW_SIDE_LOW_Y2 + k);
      // ownX ? sideHighY2 : sideLowY2
      FloatVector sideY = sideLowY2.blend(sideHighY2, ownX);
      VectorMask<Float> ownY = VectorMask.fromLong(FLOATS, (ownYBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector sideHighZ2 = fromArray(FLOATS, floatRows, ROW_SIDE_HIGH_Z2 + k);
      FloatVector sideLowZ2 = fromArray(FLOATS, floatRows, ROW_SIDE_LOW_Z2 + k);
      // ownY ? sideHighZ2 : sideLowZ2
      FloatVector sideZ = sideLowZ2.blend(sideHighZ2, ownY);
      FloatVector ofSecond = sideX.lanewise(ADD, ALL_C4_00.lanewise(MUL, sideY))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ));
      FloatVector ofFirst = fromArray(FLOATS, floatRows, ROW_OF_FIRST2 + k);
      // isForward ? FEATURES * ofFirst + ofSecond : FEATURES * ofSecond + ofFirst
      FLOAT_VECTOR.cast(ALL_FEATURES.lanewise(MUL, ofSecond).lanewise(ADD, ofFirst)
          .blend(ALL_FEATURES.lanewise(MUL, ofFirst).lanewise(ADD, ofSecond),
          VectorMask.fromLong(FLOATS, (forwardBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_FEATURE1 + k);
      // ownY ? highX : lowX
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_X + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_X + k), ownY)).intoArray(floatRows, ROW_X2 + k);
      // ownZ ? highY : lowY
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_Y + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_Y + k), ownZ)).intoArray(floatRows, ROW_Y2 + k);
      // ownX ? highZ : lowZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_Z + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_Z + k), ownX)).intoArray(floatRows, ROW_Z2 + k);
      // flat2 ? Contact.NONE : depth
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DEPTH + k)
          .blend(ALL_NONE, VectorMask.fromLong(FLOATS, (flat2Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_DEPTH2 + k);
      // ownY ? sideHighX1 : sideLowX1
      FloatVector sideX2 = fromArray(FLOATS, floatRows, ROW_SIDE_LOW_X1 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_SIDE_HIGH_X1 + k), ownY);
      // ownZ ? sideHighY1 : sideLowY1
      FloatVector sideY2 = fromArray(FLOATS, floatRows, ROW_SIDE_LOW_Y1 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_SIDE_HIGH_Y1 + k), ownZ);
      // ownX ? sideHighZ1 : sideLowZ1
      FloatVector sideZ2 = fromArray(FLOATS, floatRows, ROW_SIDE_LOW_Z1 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_SIDE_HIGH_Z1 + k), ownX);
      FLOAT_VECTOR.cast(sideX2.lanewise(ADD, ALL_C4_00.lanewise(MUL, sideY2))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ2))).intoArray(floatRows, ROW_OF_FIRST3 + k);
      // ownY ? sideHighX2 : sideLowX2
      FloatVector sideX3 = sideLowX2.blend(sideHighX2, ownY);
      // ownZ ? sideHighY2 : sideLowY2
      FloatVector sideY3 = sideLowY2.blend(sideHighY2, ownZ);
      // ownX ? sideHighZ2 : sideLowZ2
      FLOAT_VECTOR.cast(sideLowZ2.blend(sideHighZ2, ownX)).intoArray(floatRows, ROW_SIDE_Z + k);
      FLOAT_VECTOR.cast(sideX3.lanewise(ADD, ALL_C4_00.lanewise(MUL, sideY3))).intoArray(floatRows,
          ROW_SUM2 + k);
    }
  }

  private static void floats20(float[] floatRows, long forwardBits, long flat1Bits, long flat2Bits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ofSecond = fromArray(FLOATS, floatRows, ROW_SUM2 + k)
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIDE_Z + k)));
      FloatVector ofFirst = fromArray(FLOATS, floatRows, ROW_OF_FIRST3 + k);
      // isForward ? FEATURES * ofFirst + ofSecond : FEATURES * ofSecond + ofFirst
      FLOAT_VECTOR.cast(ALL_FEATURES.lanewise(MUL, ofSecond).lanewise(ADD, ofFirst)
          .blend(ALL_FEATURES.lanewise(MUL, ofFirst).lanewise(ADD, ofSecond),
          VectorMask.fromLong(FLOATS, (forwardBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_FEATURE2 + k);
      // flat1 || flat2 ? Contact.NONE : depth
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DEPTH + k)
          .blend(ALL_NONE, VectorMask.fromLong(FLOATS, (flat1Bits >>> k) & WideLanes.FLOAT_LANES)
          .or(VectorMask.fromLong(FLOATS, (flat2Bits >>> k) & WideLanes.FLOAT_LANES)))).intoArray(floatRows,
          ROW_DEPTH3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SIDE_HIGH_X1 + k)
          .lanewise(ADD, ALL_C4_00.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIDE_HIGH_Y1 + k)))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL,
          fromArray(FLOATS, floatRows, ROW_SIDE_HIGH_Z1 + k)))).intoArray(floatRows, ROW_OF_FIRST4 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SIDE_HIGH_X2 + k)
          .lanewise(ADD, ALL_C4_00.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIDE_HIGH_Y2 + k)))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL,
          fromArray(FLOATS, floatRows, ROW_SIDE_HIGH_Z2 + k)))).intoArray(floatRows, ROW_OF_SECOND + k);
    }
  }

  private static void floats21(float[] floatRows, float[][] results, int at, long forwardBits) {
    if (floatRows == null) {
      return;
    }
    float[] nxs = results[0], nys = results[1], nzs = results[2], x0s = results[3], y0s = results[4],
        z0s = results[5], depth0s = results[6], feature0s = results[7], x1s = results[8], y1s = results[9],
        z1s = results[10], depth1s = results[11], feature1s = results[12];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ofFirst = fromArray(FLOATS, floatRows, ROW_OF_FIRST4 + k);
      FloatVector ofSecond = fromArray(FLOATS, floatRows, ROW_OF_SECOND + k);
      // isForward ? FEATURES * ofFirst + ofSecond : FEATURES * ofSecond + ofFirst
      FLOAT_VECTOR.cast(ALL_FEATURES.lanewise(MUL, ofSecond).lanewise(ADD, ofFirst)
          .blend(ALL_FEATURES.lanewise(MUL, ofFirst).lanewise(ADD, ofSecond),
          VectorMask.fromLong(FLOATS, (forwardBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_FEATURE3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NORMAL_X + k)).intoArray(nxs, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k)).intoArray(nys, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k)).intoArray(nzs, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_X + k)).intoArray(x0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_Y + k)).intoArray(y0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_Z + k)).intoArray(z0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DEPTH + k)).intoArray(depth0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FEATURE0 + k)).intoArray(feature0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X1 + k)).intoArray(x1s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y1 + k)).intoArray(y1s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z1 + k)).intoArray(z1s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DEPTH1 + k)).intoArray(depth1s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FEATURE1 + k)).intoArray(feature1s, at + k);
    }
  }

  private static void floats22(float[] floatRows, float[][] results, int at) {
    if (floatRows == null) {
      return;
    }
    float[] x2s = results[13], y2s = results[14], z2s = results[15], depth2s = results[16],
        feature2s = results[17], x3s = results[18], y3s = results[19], z3s = results[20],
        depth3s = results[21], feature3s = results[22];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X2 + k)).intoArray(x2s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y2 + k)).intoArray(y2s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z2 + k)).intoArray(z2s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DEPTH2 + k)).intoArray(depth2s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FEATURE2 + k)).intoArray(feature2s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HIGH_X + k)).intoArray(x3s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HIGH_Y + k)).intoArray(y3s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HIGH_Z + k)).intoArray(z3s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DEPTH3 + k)).intoArray(depth3s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FEATURE3 + k)).intoArray(feature3s, at + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0);
      floats2(null, 0, null, 0, null, 0);
      floats3(null, 0, null, 0, null, 0, 0, 0);
      floats4(null, 0, null, 0, null, null, 0);
      floats5(null);
      floats6(null, null, 0, 0, 0, 0, 0, 0, 0);
      floats7(null, 0, 0);
      floats8(null, 0, 0);
      floats9(null, 0, null, 0, null, null, 0, 0, 0, 0, 0, 0, 0, 0);
      floats10(null, 0, null, 0, null, 0, 0, 0, 0);
      floats11(null, 0, null, 0, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      floats12(null, 0);
      floats13(null, 0, 0);
      floats14(null);
      floats15(null, 0, null, 0, 0, 0, 0);
      floats16(null, 0, null, 0, null, 0, 0, 0, 0, 0);
      floats17(null, 0, null, 0, 0, 0, 0);
      floats18(null, 0, 0, 0, 0, 0);
      floats19(null, 0, 0, 0, 0, 0);
      floats20(null, 0, 0, 0);
      floats21(null, null, 0, 0);
      floats22(null, null, 0);
    }
  }
}
