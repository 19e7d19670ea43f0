// Compiled from SpherePlaneDistance.java; changes are made there.
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

/**
 * Wide twin of {@link SpherePlaneDistance#points}: the same operations in the same order, on vectors of pairs.
 */
final class SpherePlaneDistancePointsWide implements LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_FARTHEST = FloatVector.broadcast(FLOATS, 4.2535296E37f);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_MINUS_C4_25E_37 = FloatVector.broadcast(FLOATS, -4.2535296E37f);

  private static final int ROW_ROOT_SQUARE = 0 * Kernel.BLOCK;
  private static final int ROW_FRONT = 1 * Kernel.BLOCK;
  private static final int ROW_APART = 2 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[3 * Kernel.BLOCK]);

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
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], rs = columns1[3];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2], ds = columns2[3];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
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
      FLOAT_VECTOR.cast(rootSquare).intoArray(floatRows, ROW_ROOT_SQUARE + k);
      FloatVector back = outside.lanewise(DIV, rootSquare);
      // outside > 0 ? outside / (float) Math.sqrt(square) : 0
      FloatVector front = ALL_ZERO.blend(back, outside.compare(GT, ALL_ZERO));
      FLOAT_VECTOR.cast(front).intoArray(floatRows, ROW_FRONT + k);
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
      // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY : SpherePlane.overlap(x, y,
      // z, r, nx, ny, nz, d) ? signed ? Rounded.inside(back, r) : 0 : Rounded.apart(front, r)
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(ALL_C1_40E_45.blend(distance, distance.compare(GT, ALL_ZERO))
          .blend(ALL_ZERO, allRAtLeastZero), valid)).intoArray(floatRows, ROW_APART + k);
    }
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      float[][] results, int at) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], rs = columns1[3];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2];
    float[] distances = results[0], axs = results[1], bxs = results[2], ays = results[3], bys = results[4],
        azs = results[5], bzs = results[6], featureAs = results[7], featureBs = results[8];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector apart = fromArray(FLOATS, floatRows, ROW_APART + k);
      VectorMask<Float> hit = apart.compare(LT, ALL_INFINITY);
      hits |= hit.toLong() << k;
      FloatVector front = fromArray(FLOATS, floatRows, ROW_FRONT + k);
      // apart == 0 ? front : r
      FloatVector reach = fromArray(FLOATS, rs, i).blend(front, apart.compare(EQ, ALL_ZERO));
      FloatVector quotient = ALL_ONE.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_ROOT_SQUARE + k));
      FloatVector ux = fromArray(FLOATS, nxs, j).lanewise(MUL, quotient);
      FloatVector x = fromArray(FLOATS, xs, i);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FloatVector px = x.blend(ALL_FARTHEST, x.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, x.compare(LT, ALL_MINUS_C4_25E_37));
      FloatVector uy = fromArray(FLOATS, nys, j).lanewise(MUL, quotient);
      FloatVector y = fromArray(FLOATS, ys, i);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FloatVector py = y.blend(ALL_FARTHEST, y.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, y.compare(LT, ALL_MINUS_C4_25E_37));
      FloatVector uz = fromArray(FLOATS, nzs, j).lanewise(MUL, quotient);
      FloatVector z = fromArray(FLOATS, zs, i);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FloatVector pz = z.blend(ALL_FARTHEST, z.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, z.compare(LT, ALL_MINUS_C4_25E_37));
      // hit ? px - reach * ux : 0
      FloatVector ax = ALL_ZERO.blend(px.lanewise(SUB, reach.lanewise(MUL, ux)), hit);
      // hit ? px - front * ux : 0
      FloatVector bx = ALL_ZERO.blend(px.lanewise(SUB, front.lanewise(MUL, ux)), hit);
      // hit ? py - reach * uy : 0
      FloatVector ay = ALL_ZERO.blend(py.lanewise(SUB, reach.lanewise(MUL, uy)), hit);
      // hit ? py - front * uy : 0
      FloatVector by = ALL_ZERO.blend(py.lanewise(SUB, front.lanewise(MUL, uy)), hit);
      // hit ? pz - reach * uz : 0
      FloatVector az = ALL_ZERO.blend(pz.lanewise(SUB, reach.lanewise(MUL, uz)), hit);
      // hit ? pz - front * uz : 0
      FloatVector bz = ALL_ZERO.blend(pz.lanewise(SUB, front.lanewise(MUL, uz)), hit);
      // hit ? 1 : 0
      FloatVector featureA = ALL_ZERO.blend(ALL_ONE, hit);
      FLOAT_VECTOR.cast(apart).intoArray(distances, at + k);
      FLOAT_VECTOR.cast(ax).intoArray(axs, at + k);
      FLOAT_VECTOR.cast(bx).intoArray(bxs, at + k);
      FLOAT_VECTOR.cast(ay).intoArray(ays, at + k);
      FLOAT_VECTOR.cast(by).intoArray(bys, at + k);
      FLOAT_VECTOR.cast(az).intoArray(azs, at + k);
      FLOAT_VECTOR.cast(bz).intoArray(bzs, at + k);
      FLOAT_VECTOR.cast(featureA).intoArray(featureAs, at + k);
      FLOAT_VECTOR.cast(featureA).intoArray(featureBs, at + k);
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
