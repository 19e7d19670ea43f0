// Compiled from SpherePlaneDistance.java; changes are made there.
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
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/**
 * Wide twin of {@link SpherePlaneDistance#alone}: the same operations in the same order, on vectors of pairs.
 */
final class SpherePlaneDistanceAloneWide implements Kernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_FARTHEST = FloatVector.broadcast(FLOATS, 4.2535296E37f);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], rs = columns1[3];
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
        FloatVector outside = nx.lanewise(MUL, fromArray(FLOATS, xs, i))
            .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, ys, i)))
            .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, zs, i))).lanewise(ADD, fromArray(FLOATS, ds, j));
        FloatVector rootSquare = square.lanewise(SQRT);
        FloatVector back = outside.lanewise(DIV, rootSquare);
        // outside > 0 ? outside / (float) Math.sqrt(square) : 0
        FloatVector front = ALL_ZERO.blend(back, outside.compare(GT, ALL_ZERO));
        FloatVector r = fromArray(FLOATS, rs, i);
        VectorMask<Float> rAtLeastZero = r.compare(GE, ALL_ZERO);
        VectorMask<Float> absOutsideAtMostLargest = outside.lanewise(ABS).compare(LE, ALL_LARGEST);
        VectorMask<Float> allSquareAtLeastLeastSquare = square.compare(GE, ALL_LEAST_SQUARE);
        allSquareAtLeastLeastSquare = square.compare(LE, ALL_LARGEST_SQUARE, allSquareAtLeastLeastSquare);
        VectorMask<Float> valid = front.compare(LE, ALL_FARTHEST, rAtLeastZero.and(absOutsideAtMostLargest)
            .and(allSquareAtLeastLeastSquare));
        VectorMask<Float> allRAtLeastZero = outside
            .compare(LE, r.lanewise(MUL, rootSquare), rAtLeastZero.and(absOutsideAtMostLargest)
            .and(allSquareAtLeastLeastSquare));
        FloatVector distance = front.lanewise(SUB, r);
        VectorMask<Float> distanceGreaterZero = distance.compare(GT, ALL_ZERO);
        hits |= valid.and(allRAtLeastZero.or(distanceGreaterZero.not()
            .or(distance.compare(LT, ALL_INFINITY)))).toLong() << k;
        // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY : SpherePlane.overlap(x,
        // y, z, r, nx, ny, nz, d) ? signed ? Rounded.inside(back, r) : 0 : Rounded.apart(front, r)
        FLOAT_VECTOR.cast(ALL_INFINITY.blend(ALL_C1_40E_45.blend(distance, distanceGreaterZero)
            .blend(ALL_ZERO, allRAtLeastZero), valid)).intoArray(keys, at + k);
        if ((k & WideLanes.LAST) == WideLanes.LAST) {
          words[firstWord + (k >>> 6)] = hits;
          hits = 0;
        }
      }
    }
  }
}
