// Compiled from SphereOrientedBoxDistance.java; changes are made there.
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
 * Wide twin of {@link SphereOrientedBoxDistance#alone}: the same operations in the same order, on vectors of
 * pairs.
 */
final class SphereOrientedBoxDistanceAloneWide implements LoopedKernel {
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);

  private static final int ROW_SQUARE = 0 * Kernel.BLOCK;
  private static final int ROW_OUT_X = 1 * Kernel.BLOCK;
  private static final int ROW_OUT_Y = 2 * Kernel.BLOCK;
  private static final int ROW_P = 3 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[4 * Kernel.BLOCK]);

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
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2];
    float[] centreXs = columns2[0], centreYs = columns2[1], centreZs = columns2[2], halfXs = columns2[3],
        halfYs = columns2[4], qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector dx = fromArray(FLOATS, xs, i).lanewise(SUB, fromArray(FLOATS, centreXs, j));
      FloatVector dy = fromArray(FLOATS, ys, i).lanewise(SUB, fromArray(FLOATS, centreYs, j));
      FloatVector dz = fromArray(FLOATS, zs, i).lanewise(SUB, fromArray(FLOATS, centreZs, j));
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector qw = fromArray(FLOATS, qws, j);
      FloatVector square = qx.lanewise(MUL, qx).lanewise(ADD, qy.lanewise(MUL, qy))
          .lanewise(ADD, qz.lanewise(MUL, qz).lanewise(ADD, qw.lanewise(MUL, qw)));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE + k);
      FloatVector s = ALL_TWO.lanewise(DIV, square);
      FloatVector product = s.lanewise(MUL, qy);
      FloatVector product2 = s.lanewise(MUL, qz);
      FloatVector tx = product.lanewise(MUL, dz).lanewise(SUB, product2.lanewise(MUL, dy));
      FloatVector product3 = s.lanewise(MUL, qx);
      FloatVector ty = product2.lanewise(MUL, dx).lanewise(SUB, product3.lanewise(MUL, dz));
      FloatVector tz = product3.lanewise(MUL, dy).lanewise(SUB, product.lanewise(MUL, dx));
      FloatVector p = dx.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, qw.lanewise(MUL, tx)));
      FloatVector out2 = p.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, halfXs, j));
      // out < 0 ? 0 : out
      FLOAT_VECTOR.cast(out2.blend(ALL_ZERO, out2.compare(LT, ALL_ZERO))).intoArray(floatRows, ROW_OUT_X + k);
      FloatVector p2 = dy.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, qw.lanewise(MUL, ty)));
      FloatVector out3 = p2.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, halfYs, j));
      // out < 0 ? 0 : out
      FLOAT_VECTOR.cast(out3.blend(ALL_ZERO, out3.compare(LT, ALL_ZERO))).intoArray(floatRows, ROW_OUT_Y + k);
      FLOAT_VECTOR.cast(dz.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, qw.lanewise(MUL, tz)))).intoArray(floatRows, ROW_P + k);
    }
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      float[][] results, int at) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[3];
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    float[] keys = results[0];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector out2 = fromArray(FLOATS, floatRows, ROW_P + k).lanewise(ABS).lanewise(SUB, halfZ);
      // out < 0 ? 0 : out
      FloatVector outZ = out2.blend(ALL_ZERO, out2.compare(LT, ALL_ZERO));
      FloatVector outX = fromArray(FLOATS, floatRows, ROW_OUT_X + k);
      FloatVector outY = fromArray(FLOATS, floatRows, ROW_OUT_Y + k);
      FloatVector sum = outX.lanewise(MUL, outX).lanewise(ADD, outY.lanewise(MUL, outY))
          .lanewise(ADD, outZ.lanewise(MUL, outZ));
      FloatVector length = sum.lanewise(SQRT);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      VectorMask<Float> allHalfXAtLeastZero = halfX.compare(GE, ALL_ZERO);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      allHalfXAtLeastZero = halfY.compare(GE, ALL_ZERO, allHalfXAtLeastZero);
      allHalfXAtLeastZero = halfZ.compare(GE, ALL_ZERO, allHalfXAtLeastZero);
      VectorMask<Float> allHalfXAtLeastZero2 = halfX.compare(LE, ALL_LARGEST);
      allHalfXAtLeastZero2 = halfY.compare(LE, ALL_LARGEST, allHalfXAtLeastZero2);
      allHalfXAtLeastZero2 = halfZ.compare(LE, ALL_LARGEST, allHalfXAtLeastZero2);
      allHalfXAtLeastZero = allHalfXAtLeastZero.and(allHalfXAtLeastZero2);
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE + k);
      VectorMask<Float> allSquareAtLeastLeastSquare = square.compare(GE, ALL_LEAST_SQUARE);
      allSquareAtLeastLeastSquare = square.compare(LE, ALL_LARGEST_SQUARE, allSquareAtLeastLeastSquare);
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> valid = r.compare(GE, ALL_ZERO, allHalfXAtLeastZero.and(allSquareAtLeastLeastSquare));
      valid = length.compare(LE, ALL_LARGEST, valid);
      VectorMask<Float> allOutXAtMostR = outX
          .compare(LE, r, allHalfXAtLeastZero.and(allSquareAtLeastLeastSquare));
      allOutXAtMostR = outY.compare(LE, r, allOutXAtMostR);
      allOutXAtMostR = outZ.compare(LE, r, allOutXAtMostR);
      allOutXAtMostR = sum.compare(LE, r.lanewise(MUL, r), allOutXAtMostR);
      FloatVector distance = length.lanewise(SUB, r);
      VectorMask<Float> distanceGreaterZero = distance.compare(GT, ALL_ZERO);
      hits |= valid.and(allOutXAtMostR.or(distanceGreaterZero.not()
          .or(distance.compare(LT, ALL_INFINITY)))).toLong() << k;
      // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY :
      // SphereOrientedBox.overlap(x, y, z, r, centreX, centreY, centreZ, halfX, halfY, halfZ, qx, qy, qz, qw) ?
      // 0 : Rounded.apart(length, r)
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(ALL_C1_40E_45.blend(distance, distanceGreaterZero)
          .blend(ALL_ZERO, allOutXAtMostR), valid)).intoArray(keys, at + k);
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
