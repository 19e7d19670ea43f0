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

/** Wide twin of {@link BoxPlaneDistance#alone}: the same operations in the same order, on vectors of pairs. */
final class BoxPlaneDistanceAloneWide implements Kernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_FARTHEST = FloatVector.broadcast(FLOATS, 4.2535296E37f);
  private static final FloatVector ALL_MINUS_LARGEST = FloatVector.broadcast(FLOATS, -3.4028235E38f);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2], ds = columns2[3];
    float[][] results = out.floats;
    float[] keys = results[0];
    long[] words = out.planes[0];
    int pairs = Kernel.padded(count);
    int most = Operand.most(first, second);
    for (int start = 0; start < pairs; start += most) {
      int end = Math.min(most, pairs - start);
      int from1 = first.at(start);
      int from2 = second.at(start);
      int firstWord = out.word + (start >>> 6);
      int at = out.from + start;
      long hits = 0;
      for (int k = 0; k < end; k += WideLanes.LENGTH) {
        int i = from1 + k;
        int j = from2 + k;
        FloatVector nx = fromArray(FLOATS, nxs, j);
        FloatVector ny = fromArray(FLOATS, nys, j);
        FloatVector nz = fromArray(FLOATS, nzs, j);
        FloatVector square = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
            .lanewise(ADD, nz.lanewise(MUL, nz));
        FloatVector minX = fromArray(FLOATS, minXs, i);
        FloatVector maxX = fromArray(FLOATS, maxXs, i);
        // n > 0 ? min : max
        FloatVector x = maxX.blend(minX, nx.compare(GT, ALL_ZERO));
        FloatVector minY = fromArray(FLOATS, minYs, i);
        FloatVector maxY = fromArray(FLOATS, maxYs, i);
        // n > 0 ? min : max
        FloatVector x2 = maxY.blend(minY, ny.compare(GT, ALL_ZERO));
        FloatVector minZ = fromArray(FLOATS, minZs, i);
        FloatVector maxZ = fromArray(FLOATS, maxZs, i);
        // n > 0 ? min : max
        FloatVector x3 = maxZ.blend(minZ, nz.compare(GT, ALL_ZERO));
        FloatVector d = fromArray(FLOATS, ds, j);
        // n == 0 ? 0 : n * x
        FloatVector outside = nx.lanewise(MUL, x).blend(ALL_ZERO, nx.compare(EQ, ALL_ZERO))
            .lanewise(ADD, ny.lanewise(MUL, x2).blend(ALL_ZERO, ny.compare(EQ, ALL_ZERO)))
            .lanewise(ADD, nz.lanewise(MUL, x3).blend(ALL_ZERO, nz.compare(EQ, ALL_ZERO))).lanewise(ADD, d);
        // outside > 0 ? outside / (float) Math.sqrt(square) : 0
        FloatVector front = ALL_ZERO.blend(outside.lanewise(DIV, square.lanewise(SQRT)), outside
            .compare(GT, ALL_ZERO));
        VectorMask<Float> minXAtMostMaxX = minX.compare(LE, maxX);
        VectorMask<Float> minYAtMostMaxY = minY.compare(LE, maxY);
        VectorMask<Float> minZAtMostMaxZ = minZ.compare(LE, maxZ);
        VectorMask<Float> allSquareAtLeastLeastSquare = square.compare(GE, ALL_LEAST_SQUARE);
        allSquareAtLeastLeastSquare = square.compare(LE, ALL_LARGEST_SQUARE, allSquareAtLeastLeastSquare);
        VectorMask<Float> valid = d.lanewise(ABS)
            .compare(LE, ALL_LARGEST, minXAtMostMaxX.and(minYAtMostMaxY).and(minZAtMostMaxZ)
            .and(allSquareAtLeastLeastSquare));
        valid = front.compare(LE, ALL_FARTHEST, valid);
        VectorMask<Float> allOutsideAtMostZero = d
            .compare(GE, ALL_MINUS_LARGEST, minXAtMostMaxX.and(minYAtMostMaxY).and(minZAtMostMaxZ)
            .and(allSquareAtLeastLeastSquare));
        allOutsideAtMostZero = outside.compare(LE, ALL_ZERO, allOutsideAtMostZero);
        FloatVector distance = front.lanewise(SUB, ALL_ZERO);
        VectorMask<Float> distanceGreaterZero = distance.compare(GT, ALL_ZERO);
        hits |= valid.and(allOutsideAtMostZero
            .or(distanceGreaterZero.not().or(distance.compare(LT, ALL_INFINITY)))).toLong() << k;
        // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY : BoxPlane.overlap(minX,
        // minY, minZ, maxX, maxY, maxZ, nx, ny, nz, d) ? 0 : Rounded.apart(front, 0)
        FLOAT_VECTOR.cast(ALL_INFINITY.blend(ALL_C1_40E_45.blend(distance, distanceGreaterZero)
            .blend(ALL_ZERO, allOutsideAtMostZero), valid)).intoArray(keys, at + k);
        if ((k & WideLanes.LAST) == WideLanes.LAST) {
          words[firstWord + (k >>> 6)] = hits;
          hits = 0;
        }
      }
    }
  }
}
