// Compiled from TrianglePlaneDistance.java; changes are made there.
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
 * Wide twin of {@link TrianglePlaneDistance#alone}: the same operations in the same order, on vectors of pairs.
 */
final class TrianglePlaneDistanceAloneWide implements LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_FARTHEST = FloatVector.broadcast(FLOATS, 4.2535296E37f);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);

  private static final int ROW_SQUARE = 0 * Kernel.BLOCK;
  private static final int ROW_A = 1 * Kernel.BLOCK;
  private static final int ROW_B = 2 * Kernel.BLOCK;
  private static final int ROW_SUM = 3 * Kernel.BLOCK;

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
      long hits = floats2(columns2, from2, floatRows, results, at);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5], cxs = columns1[6], cys = columns1[7], czs = columns1[8];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2], ds = columns2[3];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector nx = fromArray(FLOATS, nxs, j);
      FloatVector ny = fromArray(FLOATS, nys, j);
      FloatVector nz = fromArray(FLOATS, nzs, j);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz))).intoArray(floatRows, ROW_SQUARE + k);
      FloatVector d = fromArray(FLOATS, ds, j);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, fromArray(FLOATS, axs, i))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, ays, i)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, azs, i))).lanewise(ADD, d)).intoArray(floatRows,
          ROW_A + k);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, fromArray(FLOATS, bxs, i))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, bys, i)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, bzs, i))).lanewise(ADD, d)).intoArray(floatRows,
          ROW_B + k);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, fromArray(FLOATS, cxs, i))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, cys, i)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, czs, i)))).intoArray(floatRows, ROW_SUM + k);
    }
  }

  private static long floats2(float[][] columns2, int from2, float[] floatRows, float[][] results, int at) {
    if (columns2 == null) {
      return 0;
    }
    float[] ds = columns2[3];
    float[] keys = results[0];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector c = fromArray(FLOATS, floatRows, ROW_SUM + k).lanewise(ADD, fromArray(FLOATS, ds, j));
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A + k);
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B + k);
      // a < b ? a : b
      FloatVector least = b.blend(a, a.compare(LT, b));
      // least < c ? least : c
      FloatVector outside = c.blend(least, least.compare(LT, c));
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE + k);
      // outside > 0 ? outside / (float) Math.sqrt(square) : 0
      FloatVector front = ALL_ZERO.blend(outside.lanewise(DIV, square.lanewise(SQRT)), outside
          .compare(GT, ALL_ZERO));
      VectorMask<Float> absAAtMostLargest = a.lanewise(ABS).compare(LE, ALL_LARGEST);
      VectorMask<Float> absBAtMostLargest = b.lanewise(ABS).compare(LE, ALL_LARGEST);
      VectorMask<Float> absCAtMostLargest = c.lanewise(ABS).compare(LE, ALL_LARGEST);
      VectorMask<Float> allSquareAtLeastLeastSquare = square.compare(GE, ALL_LEAST_SQUARE);
      allSquareAtLeastLeastSquare = square.compare(LE, ALL_LARGEST_SQUARE, allSquareAtLeastLeastSquare);
      VectorMask<Float> valid = front.compare(LE, ALL_FARTHEST, absAAtMostLargest.and(absBAtMostLargest)
          .and(absCAtMostLargest).and(allSquareAtLeastLeastSquare));
      VectorMask<Float> allEither = a.compare(LE, ALL_ZERO).or(b.compare(LE, ALL_ZERO))
          .or(c.compare(LE, ALL_ZERO)).and(absAAtMostLargest).and(absBAtMostLargest).and(absCAtMostLargest)
          .and(allSquareAtLeastLeastSquare);
      FloatVector distance = front.lanewise(SUB, ALL_ZERO);
      VectorMask<Float> distanceGreaterZero = distance.compare(GT, ALL_ZERO);
      hits |= valid.and(allEither.or(distanceGreaterZero.not().or(distance.compare(LT, ALL_INFINITY)))).toLong(
          ) << k;
      // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY : TrianglePlane.overlap(ax,
      // ay, az, bx, by, bz, cx, cy, cz, nx, ny, nz, d) ? 0 : Rounded.apart(front, 0)
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(ALL_C1_40E_45.blend(distance, distanceGreaterZero)
          .blend(ALL_ZERO, allEither), valid)).intoArray(keys, at + k);
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, null, 0);
    }
  }
}
