// Compiled from SphereBoxDistance.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
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
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/** Wide twin of {@link SphereBoxDistance#alone}: the same operations in the same order, on vectors of pairs. */
final class SphereBoxDistanceAloneWide implements Kernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], rs = columns1[3];
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
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
        FloatVector x = fromArray(FLOATS, xs, i);
        FloatVector minX = fromArray(FLOATS, minXs, j);
        FloatVector maxX = fromArray(FLOATS, maxXs, j);
        // x < min ? min : x > max ? max : x
        FloatVector dx = x.lanewise(SUB, x.blend(maxX, x.compare(GT, maxX)).blend(minX, x.compare(LT, minX)));
        FloatVector y = fromArray(FLOATS, ys, i);
        FloatVector minY = fromArray(FLOATS, minYs, j);
        FloatVector maxY = fromArray(FLOATS, maxYs, j);
        // x < min ? min : x > max ? max : x
        FloatVector dy = y.lanewise(SUB, y.blend(maxY, y.compare(GT, maxY)).blend(minY, y.compare(LT, minY)));
        FloatVector z = fromArray(FLOATS, zs, i);
        FloatVector minZ = fromArray(FLOATS, minZs, j);
        FloatVector maxZ = fromArray(FLOATS, maxZs, j);
        // x < min ? min : x > max ? max : x
        FloatVector dz = z.lanewise(SUB, z.blend(maxZ, z.compare(GT, maxZ)).blend(minZ, z.compare(LT, minZ)));
        FloatVector sum = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
            .lanewise(ADD, dz.lanewise(MUL, dz));
        FloatVector length = sum.lanewise(SQRT);
        VectorMask<Float> minXAtMostMaxX = minX.compare(LE, maxX);
        VectorMask<Float> minYAtMostMaxY = minY.compare(LE, maxY);
        VectorMask<Float> minZAtMostMaxZ = minZ.compare(LE, maxZ);
        FloatVector r = fromArray(FLOATS, rs, i);
        VectorMask<Float> valid = r.compare(GE, ALL_ZERO, minXAtMostMaxX.and(minYAtMostMaxY)
            .and(minZAtMostMaxZ));
        valid = length.compare(LE, ALL_LARGEST, valid);
        VectorMask<Float> valueAtMostRAndMinZAtMostMaxZ = dx.lanewise(ABS)
            .compare(LE, r, minXAtMostMaxX.and(minYAtMostMaxY).and(minZAtMostMaxZ));
        valueAtMostRAndMinZAtMostMaxZ = dy.lanewise(ABS).compare(LE, r, valueAtMostRAndMinZAtMostMaxZ);
        valueAtMostRAndMinZAtMostMaxZ = dz.lanewise(ABS).compare(LE, r, valueAtMostRAndMinZAtMostMaxZ);
        valueAtMostRAndMinZAtMostMaxZ = sum.compare(LE, r.lanewise(MUL, r), valueAtMostRAndMinZAtMostMaxZ);
        FloatVector distance = length.lanewise(SUB, r);
        VectorMask<Float> distanceGreaterZero = distance.compare(GT, ALL_ZERO);
        hits |= valid.and(valueAtMostRAndMinZAtMostMaxZ
            .or(distanceGreaterZero.not().or(distance.compare(LT, ALL_INFINITY)))).toLong() << k;
        // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY : SphereBox.overlap(x, y,
        // z, r, minX, minY, minZ, maxX, maxY, maxZ) ? 0 : Rounded.apart(length, r)
        FLOAT_VECTOR.cast(ALL_INFINITY.blend(ALL_C1_40E_45.blend(distance, distanceGreaterZero)
            .blend(ALL_ZERO, valueAtMostRAndMinZAtMostMaxZ), valid)).intoArray(keys, at + k);
        if ((k & WideLanes.LAST) == WideLanes.LAST) {
          words[firstWord + (k >>> 6)] = hits;
          hits = 0;
        }
      }
    }
  }
}
