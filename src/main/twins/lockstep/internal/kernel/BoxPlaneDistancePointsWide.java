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
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/** Wide twin of {@link BoxPlaneDistance#points}: the same operations in the same order, on vectors of pairs. */
final class BoxPlaneDistancePointsWide implements Kernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_C16_0 = FloatVector.broadcast(FLOATS, 16.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[3]);

  private static final int ROW_ROOT_SQUARE = 0 * Kernel.BLOCK;
  private static final int ROW_FRONT = 1 * Kernel.BLOCK;
  private static final int ROW_APART = 2 * Kernel.BLOCK;
  private static final int ROW_PX = 3 * Kernel.BLOCK;
  private static final int ROW_MIN = 4 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[5 * Kernel.BLOCK]);

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
      long hits = floats2(columns1, from1, columns2, from2, floatRows, bits, nxGreaterZeroBits);
      long nxLessZeroBits = bits[0];
      floats3(columns1, from1, columns2, from2, floatRows, results, at, nyGreaterZeroBits, nzGreaterZeroBits,
          hits, nxLessZeroBits, nxGreaterZeroBits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2], ds = columns2[3];
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector largest = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
    FloatVector leastSquare = FloatVector.broadcast(FLOATS, 7.888609E-31f);
    FloatVector largestSquare = FloatVector.broadcast(FLOATS, 1.2676506E30f);
    FloatVector farthest = FloatVector.broadcast(FLOATS, 4.2535296E37f);
    FloatVector minusLargest = FloatVector.broadcast(FLOATS, -3.4028235E38f);
    long nxGreaterZeroBits = 0;
    long nyGreaterZeroBits = 0;
    long nzGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector nx = fromArray(FLOATS, nxs, j);
      FloatVector ny = fromArray(FLOATS, nys, j);
      FloatVector nz = fromArray(FLOATS, nzs, j);
      FloatVector square = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz));
      VectorMask<Float> nxGreaterZero = nx.compare(GT, zero);
      nxGreaterZeroBits |= nxGreaterZero.toLong() << k;
      FloatVector minX = fromArray(FLOATS, minXs, i);
      FloatVector maxX = fromArray(FLOATS, maxXs, i);
      // n > 0 ? min : max
      FloatVector x = maxX.blend(minX, nxGreaterZero);
      VectorMask<Float> nyGreaterZero = ny.compare(GT, zero);
      nyGreaterZeroBits |= nyGreaterZero.toLong() << k;
      FloatVector minY = fromArray(FLOATS, minYs, i);
      FloatVector maxY = fromArray(FLOATS, maxYs, i);
      // n > 0 ? min : max
      FloatVector x2 = maxY.blend(minY, nyGreaterZero);
      VectorMask<Float> nzGreaterZero = nz.compare(GT, zero);
      nzGreaterZeroBits |= nzGreaterZero.toLong() << k;
      FloatVector minZ = fromArray(FLOATS, minZs, i);
      FloatVector maxZ = fromArray(FLOATS, maxZs, i);
      // n > 0 ? min : max
      FloatVector x3 = maxZ.blend(minZ, nzGreaterZero);
      FloatVector d = fromArray(FLOATS, ds, j);
      // n == 0 ? 0 : n * x
      FloatVector outside = nx.lanewise(MUL, x).blend(zero, nx.compare(EQ, zero))
          .lanewise(ADD, ny.lanewise(MUL, x2).blend(zero, ny.compare(EQ, zero)))
          .lanewise(ADD, nz.lanewise(MUL, x3).blend(zero, nz.compare(EQ, zero))).lanewise(ADD, d);
      FloatVector rootSquare = square.lanewise(SQRT);
      FLOAT_VECTOR.cast(rootSquare).intoArray(floatRows, ROW_ROOT_SQUARE + k);
      // outside > 0 ? outside / (float) Math.sqrt(square) : 0
      FloatVector front = ALL_ZERO.blend(outside.lanewise(DIV, rootSquare), outside.compare(GT, zero));
      FLOAT_VECTOR.cast(front).intoArray(floatRows, ROW_FRONT + k);
      VectorMask<Float> minXAtMostMaxX = minX.compare(LE, maxX);
      VectorMask<Float> minYAtMostMaxY = minY.compare(LE, maxY);
      VectorMask<Float> minZAtMostMaxZ = minZ.compare(LE, maxZ);
      VectorMask<Float> allSquareAtLeastLeastSquare = square.compare(GE, leastSquare);
      allSquareAtLeastLeastSquare = square.compare(LE, largestSquare, allSquareAtLeastLeastSquare);
      VectorMask<Float> valid = d.lanewise(ABS)
          .compare(LE, largest, minXAtMostMaxX.and(minYAtMostMaxY).and(minZAtMostMaxZ)
          .and(allSquareAtLeastLeastSquare));
      valid = front.compare(LE, farthest, valid);
      VectorMask<Float> allOutsideAtMostZero = d
          .compare(GE, minusLargest, minXAtMostMaxX.and(minYAtMostMaxY).and(minZAtMostMaxZ)
          .and(allSquareAtLeastLeastSquare));
      allOutsideAtMostZero = outside.compare(LE, zero, allOutsideAtMostZero);
      FloatVector distance = front.lanewise(SUB, zero);
      // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY : BoxPlane.overlap(minX,
      // minY, minZ, maxX, maxY, maxZ, nx, ny, nz, d) ? 0 : Rounded.apart(front, 0)
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(ALL_C1_40E_45.blend(distance, distance.compare(GT, zero))
          .blend(zero, allOutsideAtMostZero), valid)).intoArray(floatRows, ROW_APART + k);
    }
    bits[0] = nyGreaterZeroBits;
    bits[1] = nzGreaterZeroBits;
    return nxGreaterZeroBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long nxGreaterZeroBits) {
    float[] minXs = columns1[0], minYs = columns1[1], maxXs = columns1[3];
    float[] nxs = columns2[0];
    FloatVector infinity = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
    FloatVector minusC4_25e_37 = FloatVector.broadcast(FLOATS, -4.2535296E37f);
    FloatVector farthest = FloatVector.broadcast(FLOATS, 4.2535296E37f);
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    long hits = 0;
    long nxLessZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      hits |= fromArray(FLOATS, floatRows, ROW_APART + k).compare(LT, infinity).toLong() << k;
      FloatVector minX = fromArray(FLOATS, minXs, i);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FloatVector min = minX.blend(farthest, minX.compare(GT, farthest))
          .blend(minusC4_25e_37, minX.compare(LT, minusC4_25e_37));
      FloatVector maxX = fromArray(FLOATS, maxXs, i);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FloatVector max = maxX.blend(farthest, maxX.compare(GT, farthest))
          .blend(minusC4_25e_37, maxX.compare(LT, minusC4_25e_37));
      VectorMask<Float> nxLessZero = fromArray(FLOATS, nxs, j).compare(LT, zero);
      nxLessZeroBits |= nxLessZero.toLong() << k;
      // n > 0 ? min : n < 0 ? max : 0.5f * min + 0.5f * max
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, min).lanewise(ADD, ALL_HALF.lanewise(MUL, max))
          .blend(max, nxLessZero).blend(min, VectorMask.fromLong(FLOATS, (nxGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_PX + k);
      FloatVector minY = fromArray(FLOATS, minYs, i);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(minY.blend(farthest, minY.compare(GT, farthest))
          .blend(minusC4_25e_37, minY.compare(LT, minusC4_25e_37))).intoArray(floatRows, ROW_MIN + k);
    }
    bits[0] = nxLessZeroBits;
    return hits;
  }

  private static void floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      float[][] results, int at, long nyGreaterZeroBits, long nzGreaterZeroBits, long hits,
      long nxLessZeroBits, long nxGreaterZeroBits) {
    float[] minZs = columns1[2], maxYs = columns1[4], maxZs = columns1[5];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2];
    float[] distances = results[0], axs = results[1], bxs = results[2], ays = results[3], bys = results[4],
        azs = results[5], bzs = results[6], featureAs = results[7], featureBs = results[8];
    FloatVector minusC4_25e_37 = FloatVector.broadcast(FLOATS, -4.2535296E37f);
    FloatVector farthest = FloatVector.broadcast(FLOATS, 4.2535296E37f);
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector two = FloatVector.broadcast(FLOATS, 2.0f);
    FloatVector one = FloatVector.broadcast(FLOATS, 1.0f);
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector maxY = fromArray(FLOATS, maxYs, i);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FloatVector max = maxY.blend(farthest, maxY.compare(GT, farthest))
          .blend(minusC4_25e_37, maxY.compare(LT, minusC4_25e_37));
      FloatVector ny = fromArray(FLOATS, nys, j);
      VectorMask<Float> nyLessZero = ny.compare(LT, zero);
      VectorMask<Float> nyGreaterZero = VectorMask.fromLong(FLOATS, (nyGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector min = fromArray(FLOATS, floatRows, ROW_MIN + k);
      // n > 0 ? min : n < 0 ? max : 0.5f * min + 0.5f * max
      FloatVector py = ALL_HALF.lanewise(MUL, min).lanewise(ADD, ALL_HALF.lanewise(MUL, max))
          .blend(max, nyLessZero).blend(min, nyGreaterZero);
      FloatVector minZ = fromArray(FLOATS, minZs, i);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FloatVector min2 = minZ.blend(farthest, minZ.compare(GT, farthest))
          .blend(minusC4_25e_37, minZ.compare(LT, minusC4_25e_37));
      FloatVector maxZ = fromArray(FLOATS, maxZs, i);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FloatVector max2 = maxZ.blend(farthest, maxZ.compare(GT, farthest))
          .blend(minusC4_25e_37, maxZ.compare(LT, minusC4_25e_37));
      FloatVector nz = fromArray(FLOATS, nzs, j);
      VectorMask<Float> nzLessZero = nz.compare(LT, zero);
      VectorMask<Float> nzGreaterZero = VectorMask.fromLong(FLOATS, (nzGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      // n > 0 ? min : n < 0 ? max : 0.5f * min + 0.5f * max
      FloatVector pz = ALL_HALF.lanewise(MUL, min2).lanewise(ADD, ALL_HALF.lanewise(MUL, max2))
          .blend(max2, nzLessZero).blend(min2, nzGreaterZero);
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector px = fromArray(FLOATS, floatRows, ROW_PX + k);
      // hit ? px : 0
      FloatVector ax = ALL_ZERO.blend(px, hit);
      FloatVector quotient = ALL_ONE.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_ROOT_SQUARE + k));
      FloatVector front = fromArray(FLOATS, floatRows, ROW_FRONT + k);
      // hit ? px - front * HalfSpace.unit(nx, square) : 0
      FloatVector bx = ALL_ZERO.blend(px.lanewise(SUB, front
          .lanewise(MUL, fromArray(FLOATS, nxs, j).lanewise(MUL, quotient))), hit);
      // hit ? py : 0
      FloatVector ay = ALL_ZERO.blend(py, hit);
      // hit ? py - front * HalfSpace.unit(ny, square) : 0
      FloatVector by = ALL_ZERO.blend(py.lanewise(SUB, front.lanewise(MUL, ny.lanewise(MUL, quotient))), hit);
      // hit ? pz : 0
      FloatVector az = ALL_ZERO.blend(pz, hit);
      // hit ? pz - front * HalfSpace.unit(nz, square) : 0
      FloatVector bz = ALL_ZERO.blend(pz.lanewise(SUB, front.lanewise(MUL, nz.lanewise(MUL, quotient))), hit);
      // n > 0 ? 1 : n < 0 ? 2 : 0; hit ? face(nx) + 4 * face(ny) + 16 * face(nz) : 0
      FloatVector featureA = ALL_ZERO.blend(ALL_ZERO
          .blend(two, VectorMask.fromLong(FLOATS, (nxLessZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(one, VectorMask.fromLong(FLOATS, (nxGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(ADD, ALL_C4_00.lanewise(MUL, ALL_ZERO.blend(two, nyLessZero).blend(one, nyGreaterZero)))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, ALL_ZERO.blend(two, nzLessZero).blend(one, nzGreaterZero))),
          hit);
      // hit ? 1 : 0
      FloatVector featureB = ALL_ZERO.blend(one, hit);
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
