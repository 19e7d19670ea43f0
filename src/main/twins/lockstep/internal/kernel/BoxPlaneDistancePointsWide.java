// Compiled from BoxPlaneDistance.java; changes are made there.
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

/** Wide twin of {@link BoxPlaneDistance#points}: the same operations in the same order, on vectors of pairs. */
final class BoxPlaneDistancePointsWide implements LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_FARTHEST = FloatVector.broadcast(FLOATS, 4.2535296E37f);
  private static final FloatVector ALL_MINUS_LARGEST = FloatVector.broadcast(FLOATS, -3.4028235E38f);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_MINUS_C4_25E_37 = FloatVector.broadcast(FLOATS, -4.2535296E37f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_C16_0 = FloatVector.broadcast(FLOATS, 16.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[3]);

  private static final int ROW_SQUARE = 0 * Kernel.BLOCK;
  private static final int ROW_OUTSIDE = 1 * Kernel.BLOCK;
  private static final int ROW_ROOT_SQUARE = 2 * Kernel.BLOCK;
  private static final int ROW_FRONT = 3 * Kernel.BLOCK;
  private static final int ROW_APART = 4 * Kernel.BLOCK;
  private static final int ROW_MIN = 5 * Kernel.BLOCK;
  private static final int ROW_PX = 6 * Kernel.BLOCK;
  private static final int ROW_PY = 7 * Kernel.BLOCK;
  private static final int ROW_MIN2 = 8 * Kernel.BLOCK;
  private static final int ROW_MAX = 9 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[10 * Kernel.BLOCK]);

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
      long nxGreaterZeroBits = floats1(columns1, from1, columns2, from2, floatRows, bits);
      long nyGreaterZeroBits = bits[0];
      long nzGreaterZeroBits = bits[1];
      long hits = floats2(columns1, from1, columns2, from2, floatRows);
      long nxLessZeroBits = floats3(columns1, from1, columns2, from2, floatRows, bits, nxGreaterZeroBits,
          nyGreaterZeroBits);
      long nyLessZeroBits = bits[0];
      floats4(columns2, from2, floatRows, results, at, nzGreaterZeroBits, hits, nxLessZeroBits,
          nxGreaterZeroBits, nyLessZeroBits, nyGreaterZeroBits);
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
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2], ds = columns2[3];
    long nxGreaterZeroBits = 0;
    long nyGreaterZeroBits = 0;
    long nzGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector nx = fromArray(FLOATS, nxs, j);
      FloatVector ny = fromArray(FLOATS, nys, j);
      FloatVector nz = fromArray(FLOATS, nzs, j);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz))).intoArray(floatRows, ROW_SQUARE + k);
      VectorMask<Float> nxGreaterZero = nx.compare(GT, ALL_ZERO);
      nxGreaterZeroBits |= nxGreaterZero.toLong() << k;
      // n > 0 ? min : max
      FloatVector x = fromArray(FLOATS, maxXs, i).blend(fromArray(FLOATS, minXs, i), nxGreaterZero);
      VectorMask<Float> nyGreaterZero = ny.compare(GT, ALL_ZERO);
      nyGreaterZeroBits |= nyGreaterZero.toLong() << k;
      // n > 0 ? min : max
      FloatVector x2 = fromArray(FLOATS, maxYs, i).blend(fromArray(FLOATS, minYs, i), nyGreaterZero);
      VectorMask<Float> nzGreaterZero = nz.compare(GT, ALL_ZERO);
      nzGreaterZeroBits |= nzGreaterZero.toLong() << k;
      // n > 0 ? min : max
      FloatVector x3 = fromArray(FLOATS, maxZs, i).blend(fromArray(FLOATS, minZs, i), nzGreaterZero);
      // n == 0 ? 0 : n * x
      FLOAT_VECTOR.cast(nx.lanewise(MUL, x).blend(ALL_ZERO, nx.compare(EQ, ALL_ZERO))
          .lanewise(ADD, ny.lanewise(MUL, x2).blend(ALL_ZERO, ny.compare(EQ, ALL_ZERO)))
          .lanewise(ADD, nz.lanewise(MUL, x3).blend(ALL_ZERO, nz.compare(EQ, ALL_ZERO)))
          .lanewise(ADD, fromArray(FLOATS, ds, j))).intoArray(floatRows, ROW_OUTSIDE + k);
    }
    bits[0] = nyGreaterZeroBits;
    bits[1] = nzGreaterZeroBits;
    return nxGreaterZeroBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    float[] ds = columns2[3];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE + k);
      FloatVector rootSquare = square.lanewise(SQRT);
      FLOAT_VECTOR.cast(rootSquare).intoArray(floatRows, ROW_ROOT_SQUARE + k);
      FloatVector outside = fromArray(FLOATS, floatRows, ROW_OUTSIDE + k);
      // outside > 0 ? outside / (float) Math.sqrt(square) : 0
      FloatVector front = ALL_ZERO.blend(outside.lanewise(DIV, rootSquare), outside.compare(GT, ALL_ZERO));
      FLOAT_VECTOR.cast(front).intoArray(floatRows, ROW_FRONT + k);
      FloatVector minX = fromArray(FLOATS, minXs, i);
      VectorMask<Float> minXAtMostMaxX = minX.compare(LE, fromArray(FLOATS, maxXs, i));
      VectorMask<Float> minYAtMostMaxY = fromArray(FLOATS, minYs, i).compare(LE, fromArray(FLOATS, maxYs, i));
      VectorMask<Float> minZAtMostMaxZ = fromArray(FLOATS, minZs, i).compare(LE, fromArray(FLOATS, maxZs, i));
      VectorMask<Float> allSquareAtLeastLeastSquare = square.compare(GE, ALL_LEAST_SQUARE);
      allSquareAtLeastLeastSquare = square.compare(LE, ALL_LARGEST_SQUARE, allSquareAtLeastLeastSquare);
      FloatVector d = fromArray(FLOATS, ds, j);
      VectorMask<Float> valid = d.lanewise(ABS)
          .compare(LE, ALL_LARGEST, minXAtMostMaxX.and(minYAtMostMaxY).and(minZAtMostMaxZ)
          .and(allSquareAtLeastLeastSquare));
      valid = front.compare(LE, ALL_FARTHEST, valid);
      VectorMask<Float> allOutsideAtMostZero = outside
          .compare(LE, ALL_ZERO, minXAtMostMaxX.and(minYAtMostMaxY).and(minZAtMostMaxZ)
          .and(allSquareAtLeastLeastSquare));
      allOutsideAtMostZero = d.compare(GE, ALL_MINUS_LARGEST, allOutsideAtMostZero);
      FloatVector distance = front.lanewise(SUB, ALL_ZERO);
      // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY : BoxPlane.overlap(minX,
      // minY, minZ, maxX, maxY, maxZ, nx, ny, nz, d) ? 0 : Rounded.apart(front, 0)
      FloatVector apart = ALL_INFINITY.blend(ALL_C1_40E_45.blend(distance, distance.compare(GT, ALL_ZERO))
          .blend(ALL_ZERO, allOutsideAtMostZero), valid);
      FLOAT_VECTOR.cast(apart).intoArray(floatRows, ROW_APART + k);
      hits |= apart.compare(LT, ALL_INFINITY).toLong() << k;
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(minX.blend(ALL_FARTHEST, minX.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, minX.compare(LT, ALL_MINUS_C4_25E_37))).intoArray(floatRows, ROW_MIN + k);
    }
    return hits;
  }

  private static long floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long nxGreaterZeroBits, long nyGreaterZeroBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3], maxYs = columns1[4],
        maxZs = columns1[5];
    float[] nxs = columns2[0], nys = columns2[1];
    long nxLessZeroBits = 0;
    long nyLessZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector maxX = fromArray(FLOATS, maxXs, i);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FloatVector max = maxX.blend(ALL_FARTHEST, maxX.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, maxX.compare(LT, ALL_MINUS_C4_25E_37));
      VectorMask<Float> nxLessZero = fromArray(FLOATS, nxs, j).compare(LT, ALL_ZERO);
      nxLessZeroBits |= nxLessZero.toLong() << k;
      FloatVector min = fromArray(FLOATS, floatRows, ROW_MIN + k);
      // n > 0 ? min : n < 0 ? max : 0.5f * min + 0.5f * max
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, min).lanewise(ADD, ALL_HALF.lanewise(MUL, max))
          .blend(max, nxLessZero).blend(min, VectorMask.fromLong(FLOATS, (nxGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_PX + k);
      FloatVector minY = fromArray(FLOATS, minYs, i);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FloatVector min2 = minY.blend(ALL_FARTHEST, minY.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, minY.compare(LT, ALL_MINUS_C4_25E_37));
      FloatVector maxY = fromArray(FLOATS, maxYs, i);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FloatVector max2 = maxY.blend(ALL_FARTHEST, maxY.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, maxY.compare(LT, ALL_MINUS_C4_25E_37));
      VectorMask<Float> nyLessZero = fromArray(FLOATS, nys, j).compare(LT, ALL_ZERO);
      nyLessZeroBits |= nyLessZero.toLong() << k;
      // n > 0 ? min : n < 0 ? max : 0.5f * min + 0.5f * max
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, min2).lanewise(ADD, ALL_HALF.lanewise(MUL, max2))
          .blend(max2, nyLessZero).blend(min2,
          VectorMask.fromLong(FLOATS, (nyGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_PY + k);
      FloatVector minZ = fromArray(FLOATS, minZs, i);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(minZ.blend(ALL_FARTHEST, minZ.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, minZ.compare(LT, ALL_MINUS_C4_25E_37))).intoArray(floatRows,
          ROW_MIN2 + k);
      FloatVector maxZ = fromArray(FLOATS, maxZs, i);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(maxZ.blend(ALL_FARTHEST, maxZ.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, maxZ.compare(LT, ALL_MINUS_C4_25E_37))).intoArray(floatRows, ROW_MAX + k);
    }
    bits[0] = nyLessZeroBits;
    return nxLessZeroBits;
  }

  private static void floats4(float[][] columns2, int from2, float[] floatRows, float[][] results, int at,
      long nzGreaterZeroBits, long hits, long nxLessZeroBits, long nxGreaterZeroBits, long nyLessZeroBits,
      long nyGreaterZeroBits) {
    if (columns2 == null) {
      return;
    }
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2];
    float[] distances = results[0], axs = results[1], bxs = results[2], ays = results[3], bys = results[4],
        azs = results[5], bzs = results[6], featureAs = results[7], featureBs = results[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector nz = fromArray(FLOATS, nzs, j);
      VectorMask<Float> nzLessZero = nz.compare(LT, ALL_ZERO);
      VectorMask<Float> nzGreaterZero = VectorMask.fromLong(FLOATS, (nzGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector min = fromArray(FLOATS, floatRows, ROW_MIN2 + k);
      FloatVector max = fromArray(FLOATS, floatRows, ROW_MAX + k);
      // n > 0 ? min : n < 0 ? max : 0.5f * min + 0.5f * max
      FloatVector pz = ALL_HALF.lanewise(MUL, min).lanewise(ADD, ALL_HALF.lanewise(MUL, max))
          .blend(max, nzLessZero).blend(min, nzGreaterZero);
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector px = fromArray(FLOATS, floatRows, ROW_PX + k);
      // hit ? px : 0
      FloatVector ax = ALL_ZERO.blend(px, hit);
      FloatVector quotient = ALL_ONE.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_ROOT_SQUARE + k));
      FloatVector front = fromArray(FLOATS, floatRows, ROW_FRONT + k);
      // hit ? px - front * HalfSpace.unit(nx, square) : 0
      FloatVector bx = ALL_ZERO.blend(px.lanewise(SUB, front
          .lanewise(MUL, fromArray(FLOATS, nxs, j).lanewise(MUL, quotient))), hit);
      FloatVector py = fromArray(FLOATS, floatRows, ROW_PY + k);
      // hit ? py : 0
      FloatVector ay = ALL_ZERO.blend(py, hit);
      // hit ? py - front * HalfSpace.unit(ny, square) : 0
      FloatVector by = ALL_ZERO.blend(py.lanewise(SUB, front
          .lanewise(MUL, fromArray(FLOATS, nys, j).lanewise(MUL, quotient))), hit);
      // hit ? pz : 0
      FloatVector az = ALL_ZERO.blend(pz, hit);
      // hit ? pz - front * HalfSpace.unit(nz, square) : 0
      FloatVector bz = ALL_ZERO.blend(pz.lanewise(SUB, front.lanewise(MUL, nz.lanewise(MUL, quotient))), hit);
      // n > 0 ? 1 : n < 0 ? 2 : 0
      FloatVector sideX = ALL_ZERO.blend(ALL_TWO,
          VectorMask.fromLong(FLOATS, (nxLessZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_ONE, VectorMask.fromLong(FLOATS, (nxGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES));
      // n > 0 ? 1 : n < 0 ? 2 : 0
      FloatVector sideY = ALL_ZERO.blend(ALL_TWO,
          VectorMask.fromLong(FLOATS, (nyLessZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_ONE, VectorMask.fromLong(FLOATS, (nyGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES));
      // n > 0 ? 1 : n < 0 ? 2 : 0
      FloatVector sideZ = ALL_ZERO.blend(ALL_TWO, nzLessZero).blend(ALL_ONE, nzGreaterZero);
      // hit ? BoxFeature.of(face(nx), face(ny), face(nz)) : 0
      FloatVector featureA = ALL_ZERO.blend(sideX.lanewise(ADD, ALL_C4_00.lanewise(MUL, sideY))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ)), hit);
      // hit ? 1 : 0
      FloatVector featureB = ALL_ZERO.blend(ALL_ONE, hit);
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

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null, null);
      floats2(null, 0, null, 0, null);
      floats3(null, 0, null, 0, null, null, 0, 0);
      floats4(null, 0, null, null, 0, 0, 0, 0, 0, 0, 0);
    }
  }
}
