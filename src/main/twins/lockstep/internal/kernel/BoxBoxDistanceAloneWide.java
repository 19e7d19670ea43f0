// Compiled from BoxBoxDistance.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ADD;
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

/** Wide twin of {@link BoxBoxDistance#alone}: the same operations in the same order, on vectors of pairs. */
final class BoxBoxDistanceAloneWide implements LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);

  private static final int ROW_SUM = 0 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[1 * Kernel.BLOCK]);

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
      long hits = floats2(columns1, from1, columns2, from2, floatRows, results, at);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
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
      FloatVector minX1 = fromArray(FLOATS, minX1s, i);
      FloatVector maxX2 = fromArray(FLOATS, maxX2s, j);
      FloatVector minX2 = fromArray(FLOATS, minX2s, j);
      FloatVector maxX1 = fromArray(FLOATS, maxX1s, i);
      // min1 > max2 ? min1 - max2 : min2 > max1 ? min2 - max1 : 0
      FloatVector x = ALL_ZERO.blend(minX2.lanewise(SUB, maxX1), minX2.compare(GT, maxX1))
          .blend(minX1.lanewise(SUB, maxX2), minX1.compare(GT, maxX2));
      FloatVector minY1 = fromArray(FLOATS, minY1s, i);
      FloatVector maxY2 = fromArray(FLOATS, maxY2s, j);
      FloatVector minY2 = fromArray(FLOATS, minY2s, j);
      FloatVector maxY1 = fromArray(FLOATS, maxY1s, i);
      // min1 > max2 ? min1 - max2 : min2 > max1 ? min2 - max1 : 0
      FloatVector y = ALL_ZERO.blend(minY2.lanewise(SUB, maxY1), minY2.compare(GT, maxY1))
          .blend(minY1.lanewise(SUB, maxY2), minY1.compare(GT, maxY2));
      FloatVector minZ1 = fromArray(FLOATS, minZ1s, i);
      FloatVector maxZ2 = fromArray(FLOATS, maxZ2s, j);
      FloatVector minZ2 = fromArray(FLOATS, minZ2s, j);
      FloatVector maxZ1 = fromArray(FLOATS, maxZ1s, i);
      // min1 > max2 ? min1 - max2 : min2 > max1 ? min2 - max1 : 0
      FloatVector z = ALL_ZERO.blend(minZ2.lanewise(SUB, maxZ1), minZ2.compare(GT, maxZ1))
          .blend(minZ1.lanewise(SUB, maxZ2), minZ1.compare(GT, maxZ2));
      FLOAT_VECTOR.cast(x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z))).intoArray(floatRows, ROW_SUM + k);
    }
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      float[][] results, int at) {
    if (columns1 == null) {
      return 0;
    }
    float[] minX1s = columns1[0], minY1s = columns1[1], minZ1s = columns1[2], maxX1s = columns1[3],
        maxY1s = columns1[4], maxZ1s = columns1[5];
    float[] minX2s = columns2[0], minY2s = columns2[1], minZ2s = columns2[2], maxX2s = columns2[3],
        maxY2s = columns2[4], maxZ2s = columns2[5];
    float[] keys = results[0];
    long hits = 0;
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
      VectorMask<Float> distanceGreaterZero = distance.compare(GT, ALL_ZERO);
      hits |= valid.and(allMinX1AtMostMaxX2
          .or(distanceGreaterZero.not().or(distance.compare(LT, ALL_INFINITY)))).toLong() << k;
      // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY : BoxBox.overlap(minX1,
      // minY1, minZ1, maxX1, maxY1, maxZ1, minX2, minY2, minZ2, maxX2, maxY2, maxZ2) ? 0 :
      // Rounded.apart(length, 0)
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(ALL_C1_40E_45.blend(distance, distanceGreaterZero)
          .blend(ALL_ZERO, allMinX1AtMostMaxX2), valid)).intoArray(keys, at + k);
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null, null, 0);
    }
  }
}
