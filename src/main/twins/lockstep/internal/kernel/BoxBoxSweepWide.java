// Compiled from BoxBoxSweep.java; changes are made there.
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
import static jdk.incubator.vector.VectorOperators.MAX;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.NE;
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

/** Wide twin of {@link BoxBoxSweep#sweep}: the same operations in the same order, on vectors of pairs. */
final class BoxBoxSweepWide implements LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_MINUS_ZERO = FloatVector.broadcast(FLOATS, -0.0f);
  private static final FloatVector ALL_NONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[6]);

  private static final int ROW_ABS_VX = 0 * Kernel.BLOCK;
  private static final int ROW_ENTRY_X = 1 * Kernel.BLOCK;
  private static final int ROW_ABS_VY = 2 * Kernel.BLOCK;
  private static final int ROW_ENTRY_Y = 3 * Kernel.BLOCK;
  private static final int ROW_ABS_VZ = 4 * Kernel.BLOCK;
  private static final int ROW_ENTRY = 5 * Kernel.BLOCK;
  private static final int ROW_EXIT = 6 * Kernel.BLOCK;
  private static final int ROW_SUM = 7 * Kernel.BLOCK;
  private static final int ROW_TIME = 8 * Kernel.BLOCK;
  private static final int ROW_MINUS_VX = 9 * Kernel.BLOCK;
  private static final int ROW_X = 10 * Kernel.BLOCK;
  private static final int ROW_MINUS_VY = 11 * Kernel.BLOCK;
  private static final int ROW_Y = 12 * Kernel.BLOCK;
  private static final int ROW_MINUS_VZ = 13 * Kernel.BLOCK;
  private static final int ROW_Z = 14 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO = 15 * Kernel.BLOCK;
  private static final int ROW_NX = 16 * Kernel.BLOCK;
  private static final int ROW_NY = 17 * Kernel.BLOCK;
  private static final int ROW_X2 = 18 * Kernel.BLOCK;
  private static final int ROW_Y2 = 19 * Kernel.BLOCK;
  private static final int ROW_Z2 = 20 * Kernel.BLOCK;

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
      long minX1AtMostMaxX1Bits = floats1(columns1, from1, columns2, from2, bits);
      long minY1AtMostMaxY1Bits = bits[0];
      long minZ1AtMostMaxZ1Bits = bits[1];
      long minX2AtMostMaxX2Bits = bits[2];
      long allMinX1AtMostMaxX2Bits = bits[3];
      long minY2AtMostMaxY2Bits = bits[4];
      long minZ2AtMostMaxZ2Bits = floats2(columns1, from1, columns2, from2, floatRows, bits,
          allMinX1AtMostMaxX2Bits, minY2AtMostMaxY2Bits);
      long overlapBits = bits[0];
      long vxAtLeastZeroBits = bits[1];
      long vyAtLeastZeroBits = bits[2];
      long allMinX1AtMostMaxX1Bits = floats3(columns1, from1, columns2, from2, floatRows, vxAtLeastZeroBits,
          vyAtLeastZeroBits, minX1AtMostMaxX1Bits, minY1AtMostMaxY1Bits, minZ1AtMostMaxZ1Bits,
          minX2AtMostMaxX2Bits, minY2AtMostMaxY2Bits, minZ2AtMostMaxZ2Bits);
      floats4(floatRows, allMinX1AtMostMaxX1Bits, overlapBits);
      long hits = floats5(columns1, from1, floatRows, bits, overlapBits);
      long xIsZeroBits = bits[0];
      long yIsZeroBits = bits[1];
      long zIsZeroBits = bits[2];
      floats6(floatRows, hits, yIsZeroBits, zIsZeroBits, xIsZeroBits, overlapBits);
      floats7(floatRows, results, at, hits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2, long[] bits) {
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
    long allMinX1AtMostMaxX2Bits = 0;
    long minY2AtMostMaxY2Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector minX1 = fromArray(FLOATS, minX1s, i);
      FloatVector maxX1 = fromArray(FLOATS, maxX1s, i);
      VectorMask<Float> minX1AtMostMaxX1 = minX1.compare(LE, maxX1);
      minX1AtMostMaxX1Bits |= minX1AtMostMaxX1.toLong() << k;
      FloatVector minY1 = fromArray(FLOATS, minY1s, i);
      FloatVector maxY1 = fromArray(FLOATS, maxY1s, i);
      VectorMask<Float> minY1AtMostMaxY1 = minY1.compare(LE, maxY1);
      minY1AtMostMaxY1Bits |= minY1AtMostMaxY1.toLong() << k;
      FloatVector minZ1 = fromArray(FLOATS, minZ1s, i);
      FloatVector maxZ1 = fromArray(FLOATS, maxZ1s, i);
      VectorMask<Float> minZ1AtMostMaxZ1 = minZ1.compare(LE, maxZ1);
      minZ1AtMostMaxZ1Bits |= minZ1AtMostMaxZ1.toLong() << k;
      FloatVector minX2 = fromArray(FLOATS, minX2s, j);
      FloatVector maxX2 = fromArray(FLOATS, maxX2s, j);
      VectorMask<Float> minX2AtMostMaxX2 = minX2.compare(LE, maxX2);
      minX2AtMostMaxX2Bits |= minX2AtMostMaxX2.toLong() << k;
      VectorMask<Float> allMinX1AtMostMaxX2 = minX1
          .compare(LE, maxX2, minX1AtMostMaxX1.and(minY1AtMostMaxY1).and(minZ1AtMostMaxZ1)
          .and(minX2AtMostMaxX2));
      allMinX1AtMostMaxX2 = minX2.compare(LE, maxX1, allMinX1AtMostMaxX2);
      FloatVector maxY2 = fromArray(FLOATS, maxY2s, j);
      allMinX1AtMostMaxX2 = minY1.compare(LE, maxY2, allMinX1AtMostMaxX2);
      FloatVector minY2 = fromArray(FLOATS, minY2s, j);
      VectorMask<Float> allMinX1AtMostMaxX2_2 = minY2.compare(LE, maxY1);
      allMinX1AtMostMaxX2_2 = minZ1.compare(LE, fromArray(FLOATS, maxZ2s, j), allMinX1AtMostMaxX2_2);
      allMinX1AtMostMaxX2_2 = fromArray(FLOATS, minZ2s, j).compare(LE, maxZ1, allMinX1AtMostMaxX2_2);
      allMinX1AtMostMaxX2 = allMinX1AtMostMaxX2.and(allMinX1AtMostMaxX2_2);
      allMinX1AtMostMaxX2Bits |= allMinX1AtMostMaxX2.toLong() << k;
      minY2AtMostMaxY2Bits |= minY2.compare(LE, maxY2).toLong() << k;
    }
    bits[0] = minY1AtMostMaxY1Bits;
    bits[1] = minZ1AtMostMaxZ1Bits;
    bits[2] = minX2AtMostMaxX2Bits;
    bits[3] = allMinX1AtMostMaxX2Bits;
    bits[4] = minY2AtMostMaxY2Bits;
    return minX1AtMostMaxX1Bits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long allMinX1AtMostMaxX2Bits, long minY2AtMostMaxY2Bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minX1s = columns1[0], minY1s = columns1[1], maxX1s = columns1[3], maxY1s = columns1[4],
        vxs = columns1[6], vys = columns1[7];
    float[] minX2s = columns2[0], minY2s = columns2[1], minZ2s = columns2[2], maxX2s = columns2[3],
        maxY2s = columns2[4], maxZ2s = columns2[5];
    long minZ2AtMostMaxZ2Bits = 0;
    long overlapBits = 0;
    long vxAtLeastZeroBits = 0;
    long vyAtLeastZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> minZ2AtMostMaxZ2 = fromArray(FLOATS, minZ2s, j)
          .compare(LE, fromArray(FLOATS, maxZ2s, j));
      minZ2AtMostMaxZ2Bits |= minZ2AtMostMaxZ2.toLong() << k;
      overlapBits |= VectorMask.fromLong(FLOATS, (allMinX1AtMostMaxX2Bits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (minY2AtMostMaxY2Bits >>> k) & WideLanes.FLOAT_LANES))
          .and(minZ2AtMostMaxZ2).toLong() << k;
      FloatVector vx = fromArray(FLOATS, vxs, i);
      VectorMask<Float> vxAtLeastZero = vx.compare(GE, ALL_ZERO);
      vxAtLeastZeroBits |= vxAtLeastZero.toLong() << k;
      // v >= 0 ? min2 - max1 : min1 - max2
      FloatVector ahead = fromArray(FLOATS, minX1s, i).lanewise(SUB, fromArray(FLOATS, maxX2s, j))
          .blend(fromArray(FLOATS, minX2s, j).lanewise(SUB, fromArray(FLOATS, maxX1s, i)), vxAtLeastZero);
      FloatVector from = ahead.lanewise(SUB, ALL_ZERO);
      FloatVector absVx = vx.lanewise(ABS);
      FLOAT_VECTOR.cast(absVx).intoArray(floatRows, ROW_ABS_VX + k);
      // from >= 0 ? Math.abs(speed) : 2 * margin
      FloatVector unit = ALL_ZERO.blend(absVx, from.compare(GE, ALL_ZERO));
      VectorMask<Float> allFromAtLeastMinusZero = vx.compare(NE, ALL_ZERO);
      allFromAtLeastMinusZero = from.compare(GE, ALL_MINUS_ZERO, allFromAtLeastMinusZero);
      // from > 0 || (from >= -margin && speed != 0) ? from / unit : NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(from.lanewise(DIV, unit), from.compare(GT, ALL_ZERO)
          .or(allFromAtLeastMinusZero))).intoArray(floatRows, ROW_ENTRY_X + k);
      FloatVector vy = fromArray(FLOATS, vys, i);
      VectorMask<Float> vyAtLeastZero = vy.compare(GE, ALL_ZERO);
      vyAtLeastZeroBits |= vyAtLeastZero.toLong() << k;
      // v >= 0 ? min2 - max1 : min1 - max2
      FloatVector ahead2 = fromArray(FLOATS, minY1s, i).lanewise(SUB, fromArray(FLOATS, maxY2s, j))
          .blend(fromArray(FLOATS, minY2s, j).lanewise(SUB, fromArray(FLOATS, maxY1s, i)), vyAtLeastZero);
      FloatVector from3 = ahead2.lanewise(SUB, ALL_ZERO);
      FloatVector absVy = vy.lanewise(ABS);
      FLOAT_VECTOR.cast(absVy).intoArray(floatRows, ROW_ABS_VY + k);
      // from >= 0 ? Math.abs(speed) : 2 * margin
      FloatVector unit2 = ALL_ZERO.blend(absVy, from3.compare(GE, ALL_ZERO));
      VectorMask<Float> allFromAtLeastMinusZero2 = vy.compare(NE, ALL_ZERO);
      allFromAtLeastMinusZero2 = from3.compare(GE, ALL_MINUS_ZERO, allFromAtLeastMinusZero2);
      // from > 0 || (from >= -margin && speed != 0) ? from / unit : NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(from3.lanewise(DIV, unit2), from3.compare(GT, ALL_ZERO)
          .or(allFromAtLeastMinusZero2))).intoArray(floatRows, ROW_ENTRY_Y + k);
    }
    bits[0] = overlapBits;
    bits[1] = vxAtLeastZeroBits;
    bits[2] = vyAtLeastZeroBits;
    return minZ2AtMostMaxZ2Bits;
  }

  private static long floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long vxAtLeastZeroBits, long vyAtLeastZeroBits, long minX1AtMostMaxX1Bits, long minY1AtMostMaxY1Bits,
      long minZ1AtMostMaxZ1Bits, long minX2AtMostMaxX2Bits, long minY2AtMostMaxY2Bits,
      long minZ2AtMostMaxZ2Bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minX1s = columns1[0], minY1s = columns1[1], minZ1s = columns1[2], maxX1s = columns1[3],
        maxY1s = columns1[4], maxZ1s = columns1[5], vzs = columns1[8];
    float[] minX2s = columns2[0], minY2s = columns2[1], minZ2s = columns2[2], maxX2s = columns2[3],
        maxY2s = columns2[4], maxZ2s = columns2[5];
    long allMinX1AtMostMaxX1Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector vz = fromArray(FLOATS, vzs, i);
      VectorMask<Float> vzAtLeastZero = vz.compare(GE, ALL_ZERO);
      FloatVector minZ2 = fromArray(FLOATS, minZ2s, j);
      FloatVector maxZ1 = fromArray(FLOATS, maxZ1s, i);
      FloatVector minZ1 = fromArray(FLOATS, minZ1s, i);
      FloatVector maxZ2 = fromArray(FLOATS, maxZ2s, j);
      // v >= 0 ? min2 - max1 : min1 - max2
      FloatVector ahead = minZ1.lanewise(SUB, maxZ2).blend(minZ2.lanewise(SUB, maxZ1), vzAtLeastZero);
      FloatVector from = ahead.lanewise(SUB, ALL_ZERO);
      FloatVector absVz = vz.lanewise(ABS);
      FLOAT_VECTOR.cast(absVz).intoArray(floatRows, ROW_ABS_VZ + k);
      // from >= 0 ? Math.abs(speed) : 2 * margin
      FloatVector unit = ALL_ZERO.blend(absVz, from.compare(GE, ALL_ZERO));
      VectorMask<Float> allFromAtLeastMinusZero = vz.compare(NE, ALL_ZERO);
      allFromAtLeastMinusZero = from.compare(GE, ALL_MINUS_ZERO, allFromAtLeastMinusZero);
      // from > 0 || (from >= -margin && speed != 0) ? from / unit : NONE
      FloatVector entryZ = ALL_NONE.blend(from.lanewise(DIV, unit), from.compare(GT, ALL_ZERO)
          .or(allFromAtLeastMinusZero));
      FloatVector entryX = fromArray(FLOATS, floatRows, ROW_ENTRY_X + k);
      // other > entry ? other : entry
      FloatVector entry = ALL_NONE.blend(entryX, entryX.compare(GT, ALL_NONE));
      FloatVector entryY = fromArray(FLOATS, floatRows, ROW_ENTRY_Y + k);
      // other > entry ? other : entry
      FloatVector entry2 = entry.blend(entryY, entryY.compare(GT, entry));
      // other > entry ? other : entry
      FLOAT_VECTOR.cast(entry2.blend(entryZ, entryZ.compare(GT, entry2))).intoArray(floatRows, ROW_ENTRY + k);
      // v >= 0 ? max2 - min1 : max1 - min2
      FloatVector left = fromArray(FLOATS, maxX1s, i).lanewise(SUB, fromArray(FLOATS, minX2s, j))
          .blend(fromArray(FLOATS, maxX2s, j).lanewise(SUB, fromArray(FLOATS, minX1s, i)),
          VectorMask.fromLong(FLOATS, (vxAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector absVx = fromArray(FLOATS, floatRows, ROW_ABS_VX + k);
      // left < 0 ? NONE : left / Math.abs(speed)
      FloatVector exit = left.lanewise(DIV, absVx).blend(ALL_NONE, left.compare(LT, ALL_ZERO));
      // v >= 0 ? max2 - min1 : max1 - min2
      FloatVector left2 = fromArray(FLOATS, maxY1s, i).lanewise(SUB, fromArray(FLOATS, minY2s, j))
          .blend(fromArray(FLOATS, maxY2s, j).lanewise(SUB, fromArray(FLOATS, minY1s, i)),
          VectorMask.fromLong(FLOATS, (vyAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector absVy = fromArray(FLOATS, floatRows, ROW_ABS_VY + k);
      // left < 0 ? NONE : left / Math.abs(speed)
      FloatVector other = left2.lanewise(DIV, absVy).blend(ALL_NONE, left2.compare(LT, ALL_ZERO));
      // other < exit ? other : exit
      FloatVector exit2 = exit.blend(other, other.compare(LT, exit));
      // v >= 0 ? max2 - min1 : max1 - min2
      FloatVector left3 = maxZ1.lanewise(SUB, minZ2).blend(maxZ2.lanewise(SUB, minZ1), vzAtLeastZero);
      // left < 0 ? NONE : left / Math.abs(speed)
      FloatVector other2 = left3.lanewise(DIV, absVz).blend(ALL_NONE, left3.compare(LT, ALL_ZERO));
      // other < exit ? other : exit
      FLOAT_VECTOR.cast(exit2.blend(other2, other2.compare(LT, exit2))).intoArray(floatRows, ROW_EXIT + k);
      allMinX1AtMostMaxX1Bits |= VectorMask.fromLong(FLOATS, (minX1AtMostMaxX1Bits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (minY1AtMostMaxY1Bits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (minZ1AtMostMaxZ1Bits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (minX2AtMostMaxX2Bits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (minY2AtMostMaxY2Bits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (minZ2AtMostMaxZ2Bits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
      FLOAT_VECTOR.cast(absVx.lanewise(ADD, absVy)).intoArray(floatRows, ROW_SUM + k);
    }
    return allMinX1AtMostMaxX1Bits;
  }

  private static void floats4(float[] floatRows, long allMinX1AtMostMaxX1Bits, long overlapBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> valid = fromArray(FLOATS, floatRows, ROW_SUM + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_VZ + k))
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (allMinX1AtMostMaxX1Bits >>> k)
          & WideLanes.FLOAT_LANES));
      FloatVector entry = fromArray(FLOATS, floatRows, ROW_ENTRY + k);
      VectorMask<Float> allEntryGreaterNone = entry.compare(GT, ALL_NONE);
      allEntryGreaterNone = entry.compare(LE, fromArray(FLOATS, floatRows, ROW_EXIT + k), allEntryGreaterNone);
      // entry > NONE && entry <= exit ? entry : Float.POSITIVE_INFINITY
      FloatVector enter = ALL_INFINITY.blend(entry, allEntryGreaterNone);
      // enter > 0 ? enter : Float.MIN_VALUE
      FloatVector later = ALL_C1_40E_45.blend(enter, enter.compare(GT, ALL_ZERO));
      // overlap ? 0 : enter <= 1 ? later : Float.POSITIVE_INFINITY; valid ? Sweep.time(overlap,
      // SweptAxis.meeting(entry, exit)) : Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(ALL_INFINITY.blend(later, enter.compare(LE, ALL_ONE))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)),
          valid)).intoArray(floatRows, ROW_TIME + k);
    }
  }

  private static long floats5(float[][] columns1, int from1, float[] floatRows, long[] bits, long overlapBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] vxs = columns1[6], vys = columns1[7], vzs = columns1[8];
    long hits = 0;
    long xIsZeroBits = 0;
    long yIsZeroBits = 0;
    long zIsZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      hits |= fromArray(FLOATS, floatRows, ROW_TIME + k).compare(LT, ALL_INFINITY).toLong() << k;
      FloatVector entry = fromArray(FLOATS, floatRows, ROW_ENTRY + k);
      VectorMask<Float> onX = fromArray(FLOATS, floatRows, ROW_ENTRY_X + k).compare(EQ, entry);
      VectorMask<Float> onY = fromArray(FLOATS, floatRows, ROW_ENTRY_Y + k).compare(EQ, entry, onX.not());
      FloatVector minusVx = fromArray(FLOATS, vxs, i).lanewise(NEG);
      FLOAT_VECTOR.cast(minusVx).intoArray(floatRows, ROW_MINUS_VX + k);
      // onX ? -vx : 0
      FloatVector x = ALL_ZERO.blend(minusVx, onX);
      FLOAT_VECTOR.cast(x).intoArray(floatRows, ROW_X + k);
      FloatVector minusVy = fromArray(FLOATS, vys, i).lanewise(NEG);
      FLOAT_VECTOR.cast(minusVy).intoArray(floatRows, ROW_MINUS_VY + k);
      // onY ? -vy : 0
      FloatVector y = ALL_ZERO.blend(minusVy, onY);
      FLOAT_VECTOR.cast(y).intoArray(floatRows, ROW_Y + k);
      FloatVector minusVz = fromArray(FLOATS, vzs, i).lanewise(NEG);
      FLOAT_VECTOR.cast(minusVz).intoArray(floatRows, ROW_MINUS_VZ + k);
      // onX || onY ? 0 : -vz
      FloatVector z = minusVz.blend(ALL_ZERO, onX.or(onY));
      FLOAT_VECTOR.cast(z).intoArray(floatRows, ROW_Z + k);
      VectorMask<Float> xIsZero = x.compare(EQ, ALL_ZERO);
      xIsZeroBits |= xIsZero.toLong() << k;
      VectorMask<Float> yIsZero = y.compare(EQ, ALL_ZERO);
      yIsZeroBits |= yIsZero.toLong() << k;
      VectorMask<Float> zIsZero = z.compare(EQ, ALL_ZERO);
      zIsZeroBits |= zIsZero.toLong() << k;
      VectorMask<Float> xIsZeroAndZIsZero = xIsZero.and(yIsZero).and(zIsZero);
      VectorMask<Float> none = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)
          .or(xIsZeroAndZIsZero);
      // none ? -vx : x
      FloatVector x2 = x.blend(minusVx, none);
      // none ? -vy : y
      FloatVector y2 = y.blend(minusVy, none);
      // none ? -vz : z
      FloatVector z2 = z.blend(minusVz, none);
      FloatVector largest = x2.lanewise(ABS).lanewise(MAX, y2.lanewise(ABS)).lanewise(MAX, z2.lanewise(ABS));
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      // largest > 0 ? x / largest : 0
      FloatVector sx = ALL_ZERO.blend(x2.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? y / largest : 0
      FloatVector sy = ALL_ZERO.blend(y2.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? z / largest : 0
      FloatVector sz = ALL_ZERO.blend(z2.lanewise(DIV, largest), largestGreaterZero);
      FloatVector length = sx.lanewise(MUL, sx).lanewise(ADD, sy.lanewise(MUL, sy))
          .lanewise(ADD, sz.lanewise(MUL, sz)).lanewise(SQRT);
      // largest > 0 ? component / length : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(sx.lanewise(DIV, length), largestGreaterZero)).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO + k);
    }
    bits[0] = xIsZeroBits;
    bits[1] = yIsZeroBits;
    bits[2] = zIsZeroBits;
    return hits;
  }

  private static void floats6(float[] floatRows, long hits, long yIsZeroBits, long zIsZeroBits,
      long xIsZeroBits, long overlapBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      // hit ? Sweep.normal(overlap, x, y, z, vx, vy, vz) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_QUOTIENT_OR_ZERO + k), hit)).intoArray(
          floatRows, ROW_NX + k);
      VectorMask<Float> yIsZero = VectorMask.fromLong(FLOATS, (yIsZeroBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> zIsZero = VectorMask.fromLong(FLOATS, (zIsZeroBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> xIsZero = VectorMask.fromLong(FLOATS, (xIsZeroBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> yIsZeroAndXIsZero = yIsZero.and(zIsZero).and(xIsZero);
      VectorMask<Float> overlap = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> none = overlap.or(yIsZeroAndXIsZero);
      FloatVector minusVy = fromArray(FLOATS, floatRows, ROW_MINUS_VY + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y + k);
      // none ? -vx : x
      FloatVector x = y.blend(minusVy, none);
      FloatVector minusVz = fromArray(FLOATS, floatRows, ROW_MINUS_VZ + k);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z + k);
      // none ? -vy : y
      FloatVector y2 = z.blend(minusVz, none);
      FloatVector minusVx = fromArray(FLOATS, floatRows, ROW_MINUS_VX + k);
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_X + k);
      // none ? -vz : z
      FloatVector z2 = x2.blend(minusVx, none);
      FloatVector largest = x.lanewise(ABS).lanewise(MAX, y2.lanewise(ABS)).lanewise(MAX, z2.lanewise(ABS));
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      // largest > 0 ? x / largest : 0
      FloatVector sx = ALL_ZERO.blend(x.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? y / largest : 0
      FloatVector sy = ALL_ZERO.blend(y2.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? z / largest : 0
      FloatVector sz = ALL_ZERO.blend(z2.lanewise(DIV, largest), largestGreaterZero);
      FloatVector length = sx.lanewise(MUL, sx).lanewise(ADD, sy.lanewise(MUL, sy))
          .lanewise(ADD, sz.lanewise(MUL, sz)).lanewise(SQRT);
      // largest > 0 ? component / length : 0; hit ? Sweep.normal(overlap, y, z, x, vy, vz, vx) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ZERO.blend(sx.lanewise(DIV, length), largestGreaterZero),
          hit)).intoArray(floatRows, ROW_NY + k);
      VectorMask<Float> zIsZeroAndYIsZero = zIsZero.and(xIsZero).and(yIsZero);
      VectorMask<Float> none2 = overlap.or(zIsZeroAndYIsZero);
      // none ? -vx : x
      FLOAT_VECTOR.cast(z.blend(minusVz, none2)).intoArray(floatRows, ROW_X2 + k);
      // none ? -vy : y
      FLOAT_VECTOR.cast(x2.blend(minusVx, none2)).intoArray(floatRows, ROW_Y2 + k);
      // none ? -vz : z
      FLOAT_VECTOR.cast(y.blend(minusVy, none2)).intoArray(floatRows, ROW_Z2 + k);
    }
  }

  private static void floats7(float[] floatRows, float[][] results, int at, long hits) {
    if (floatRows == null) {
      return;
    }
    float[] ts = results[0], nxs = results[1], nys = results[2], nzs = results[3];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X2 + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y2 + k);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z2 + k);
      FloatVector largest = x.lanewise(ABS).lanewise(MAX, y.lanewise(ABS)).lanewise(MAX, z.lanewise(ABS));
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      // largest > 0 ? x / largest : 0
      FloatVector sx = ALL_ZERO.blend(x.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? y / largest : 0
      FloatVector sy = ALL_ZERO.blend(y.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? z / largest : 0
      FloatVector sz = ALL_ZERO.blend(z.lanewise(DIV, largest), largestGreaterZero);
      FloatVector length = sx.lanewise(MUL, sx).lanewise(ADD, sy.lanewise(MUL, sy))
          .lanewise(ADD, sz.lanewise(MUL, sz)).lanewise(SQRT);
      // largest > 0 ? component / length : 0; hit ? Sweep.normal(overlap, z, x, y, vz, vx, vy) : 0
      FloatVector nz = ALL_ZERO.blend(ALL_ZERO.blend(sx.lanewise(DIV, length), largestGreaterZero),
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TIME + k)).intoArray(ts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NX + k)).intoArray(nxs, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NY + k)).intoArray(nys, at + k);
      FLOAT_VECTOR.cast(nz).intoArray(nzs, at + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null, null, 0, 0);
      floats3(null, 0, null, 0, null, 0, 0, 0, 0, 0, 0, 0, 0);
      floats4(null, 0, 0);
      floats5(null, 0, null, null, 0);
      floats6(null, 0, 0, 0, 0, 0);
      floats7(null, null, 0, 0);
    }
  }
}
