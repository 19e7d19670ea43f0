// Compiled from TrianglePlaneDistance.java; changes are made there.
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
 * Wide twin of {@link TrianglePlaneDistance#points}: the same operations in the same order, on vectors of
 * pairs.
 */
final class TrianglePlaneDistancePointsWide implements LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_FARTHEST = FloatVector.broadcast(FLOATS, 4.2535296E37f);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_MINUS_C4_25E_37 = FloatVector.broadcast(FLOATS, -4.2535296E37f);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);

  private static final int ROW_SQUARE = 0 * Kernel.BLOCK;
  private static final int ROW_A = 1 * Kernel.BLOCK;
  private static final int ROW_B = 2 * Kernel.BLOCK;
  private static final int ROW_C = 3 * Kernel.BLOCK;
  private static final int ROW_OUTSIDE = 4 * Kernel.BLOCK;
  private static final int ROW_ROOT_SQUARE = 5 * Kernel.BLOCK;
  private static final int ROW_FRONT = 6 * Kernel.BLOCK;
  private static final int ROW_APART = 7 * Kernel.BLOCK;
  private static final int ROW_IS_A = 8 * Kernel.BLOCK;
  private static final int ROW_IS_B = 9 * Kernel.BLOCK;
  private static final int ROW_IS_C = 10 * Kernel.BLOCK;
  private static final int ROW_PX = 11 * Kernel.BLOCK;
  private static final int ROW_PY = 12 * Kernel.BLOCK;
  private static final int ROW_X = 13 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[14 * Kernel.BLOCK]);

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
      long absAAtMostLargestBits = floats1(columns1, from1, columns2, from2, floatRows);
      long hits = floats2(columns1, from1, floatRows, absAAtMostLargestBits);
      floats3(columns2, from2, floatRows, results, at, hits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5], cxs = columns1[6], cys = columns1[7], czs = columns1[8];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2], ds = columns2[3];
    long absAAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector nx = fromArray(FLOATS, nxs, j);
      FloatVector ny = fromArray(FLOATS, nys, j);
      FloatVector nz = fromArray(FLOATS, nzs, j);
      FloatVector square = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE + k);
      FloatVector d = fromArray(FLOATS, ds, j);
      FloatVector a = nx.lanewise(MUL, fromArray(FLOATS, axs, i))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, ays, i)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, azs, i))).lanewise(ADD, d);
      FLOAT_VECTOR.cast(a).intoArray(floatRows, ROW_A + k);
      FloatVector b = nx.lanewise(MUL, fromArray(FLOATS, bxs, i))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, bys, i)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, bzs, i))).lanewise(ADD, d);
      FLOAT_VECTOR.cast(b).intoArray(floatRows, ROW_B + k);
      FloatVector c = nx.lanewise(MUL, fromArray(FLOATS, cxs, i))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, cys, i)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, czs, i))).lanewise(ADD, d);
      FLOAT_VECTOR.cast(c).intoArray(floatRows, ROW_C + k);
      // a < b ? a : b
      FloatVector least = b.blend(a, a.compare(LT, b));
      // least < c ? least : c
      FloatVector outside = c.blend(least, least.compare(LT, c));
      FLOAT_VECTOR.cast(outside).intoArray(floatRows, ROW_OUTSIDE + k);
      FloatVector rootSquare = square.lanewise(SQRT);
      FLOAT_VECTOR.cast(rootSquare).intoArray(floatRows, ROW_ROOT_SQUARE + k);
      // outside > 0 ? outside / (float) Math.sqrt(square) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(outside.lanewise(DIV, rootSquare), outside
          .compare(GT, ALL_ZERO))).intoArray(floatRows, ROW_FRONT + k);
      absAAtMostLargestBits |= a.lanewise(ABS).compare(LE, ALL_LARGEST).toLong() << k;
    }
    return absAAtMostLargestBits;
  }

  private static long floats2(float[][] columns1, int from1, float[] floatRows, long absAAtMostLargestBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5], cxs = columns1[6], cys = columns1[7], czs = columns1[8];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B + k);
      VectorMask<Float> absBAtMostLargest = b.lanewise(ABS).compare(LE, ALL_LARGEST);
      FloatVector c = fromArray(FLOATS, floatRows, ROW_C + k);
      VectorMask<Float> absCAtMostLargest = c.lanewise(ABS).compare(LE, ALL_LARGEST);
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE + k);
      VectorMask<Float> allSquareAtLeastLeastSquare = square.compare(GE, ALL_LEAST_SQUARE);
      allSquareAtLeastLeastSquare = square.compare(LE, ALL_LARGEST_SQUARE, allSquareAtLeastLeastSquare);
      VectorMask<Float> absAAtMostLargest = VectorMask.fromLong(FLOATS, (absAAtMostLargestBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector front = fromArray(FLOATS, floatRows, ROW_FRONT + k);
      VectorMask<Float> valid = front.compare(LE, ALL_FARTHEST, absAAtMostLargest.and(absBAtMostLargest)
          .and(absCAtMostLargest).and(allSquareAtLeastLeastSquare));
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A + k);
      VectorMask<Float> allEither = a.compare(LE, ALL_ZERO).or(b.compare(LE, ALL_ZERO))
          .or(c.compare(LE, ALL_ZERO)).and(absAAtMostLargest).and(absBAtMostLargest).and(absCAtMostLargest)
          .and(allSquareAtLeastLeastSquare);
      FloatVector distance = front.lanewise(SUB, ALL_ZERO);
      // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY : TrianglePlane.overlap(ax,
      // ay, az, bx, by, bz, cx, cy, cz, nx, ny, nz, d) ? 0 : Rounded.apart(front, 0)
      FloatVector apart = ALL_INFINITY.blend(ALL_C1_40E_45.blend(distance, distance.compare(GT, ALL_ZERO))
          .blend(ALL_ZERO, allEither), valid);
      FLOAT_VECTOR.cast(apart).intoArray(floatRows, ROW_APART + k);
      hits |= apart.compare(LT, ALL_INFINITY).toLong() << k;
      FloatVector outside = fromArray(FLOATS, floatRows, ROW_OUTSIDE + k);
      // a == least ? 1 : 0
      FloatVector isA = ALL_ZERO.blend(ALL_ONE, a.compare(EQ, outside));
      FLOAT_VECTOR.cast(isA).intoArray(floatRows, ROW_IS_A + k);
      // b == least ? 1 : 0
      FloatVector isB = ALL_ZERO.blend(ALL_ONE, b.compare(EQ, outside));
      FLOAT_VECTOR.cast(isB).intoArray(floatRows, ROW_IS_B + k);
      // c == least ? 1 : 0
      FloatVector isC = ALL_ZERO.blend(ALL_ONE, c.compare(EQ, outside));
      FLOAT_VECTOR.cast(isC).intoArray(floatRows, ROW_IS_C + k);
      FloatVector part = ALL_ONE.lanewise(DIV, isA.lanewise(ADD, isB).lanewise(ADD, isC));
      FloatVector weightA = part.lanewise(MUL, isA);
      FloatVector weightB = part.lanewise(MUL, isB);
      FloatVector weightC = part.lanewise(MUL, isC);
      FloatVector x = weightA.lanewise(MUL, fromArray(FLOATS, axs, i))
          .lanewise(ADD, weightB.lanewise(MUL, fromArray(FLOATS, bxs, i)))
          .lanewise(ADD, weightC.lanewise(MUL, fromArray(FLOATS, cxs, i)));
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(x.blend(ALL_FARTHEST, x.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, x.compare(LT, ALL_MINUS_C4_25E_37))).intoArray(floatRows, ROW_PX + k);
      FloatVector x2 = weightA.lanewise(MUL, fromArray(FLOATS, ays, i))
          .lanewise(ADD, weightB.lanewise(MUL, fromArray(FLOATS, bys, i)))
          .lanewise(ADD, weightC.lanewise(MUL, fromArray(FLOATS, cys, i)));
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(x2.blend(ALL_FARTHEST, x2.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, x2.compare(LT, ALL_MINUS_C4_25E_37))).intoArray(floatRows, ROW_PY + k);
      FLOAT_VECTOR.cast(weightA.lanewise(MUL, fromArray(FLOATS, azs, i))
          .lanewise(ADD, weightB.lanewise(MUL, fromArray(FLOATS, bzs, i)))
          .lanewise(ADD, weightC.lanewise(MUL, fromArray(FLOATS, czs, i)))).intoArray(floatRows, ROW_X + k);
    }
    return hits;
  }

  private static void floats3(float[][] columns2, int from2, float[] floatRows, float[][] results, int at,
      long hits) {
    if (columns2 == null) {
      return;
    }
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2];
    float[] distances = results[0], axOuts = results[1], bxOuts = results[2], ayOuts = results[3],
        byOuts = results[4], azOuts = results[5], bzOuts = results[6], featureAs = results[7],
        featureBs = results[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X + k);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FloatVector pz = x.blend(ALL_FARTHEST, x.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, x.compare(LT, ALL_MINUS_C4_25E_37));
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector px = fromArray(FLOATS, floatRows, ROW_PX + k);
      // hit ? px : 0
      FloatVector axOut = ALL_ZERO.blend(px, hit);
      FloatVector quotient = ALL_ONE.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_ROOT_SQUARE + k));
      FloatVector front = fromArray(FLOATS, floatRows, ROW_FRONT + k);
      // hit ? px - front * HalfSpace.unit(nx, square) : 0
      FloatVector bxOut = ALL_ZERO.blend(px
          .lanewise(SUB, front.lanewise(MUL, fromArray(FLOATS, nxs, j).lanewise(MUL, quotient))), hit);
      FloatVector py = fromArray(FLOATS, floatRows, ROW_PY + k);
      // hit ? py : 0
      FloatVector ayOut = ALL_ZERO.blend(py, hit);
      // hit ? py - front * HalfSpace.unit(ny, square) : 0
      FloatVector byOut = ALL_ZERO.blend(py
          .lanewise(SUB, front.lanewise(MUL, fromArray(FLOATS, nys, j).lanewise(MUL, quotient))), hit);
      // hit ? pz : 0
      FloatVector azOut = ALL_ZERO.blend(pz, hit);
      // hit ? pz - front * HalfSpace.unit(nz, square) : 0
      FloatVector bzOut = ALL_ZERO.blend(pz
          .lanewise(SUB, front.lanewise(MUL, fromArray(FLOATS, nzs, j).lanewise(MUL, quotient))), hit);
      // hit ? isA + 2 * isB + 4 * isC : 0
      FloatVector featureA = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_IS_A + k)
          .lanewise(ADD, ALL_TWO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_IS_B + k)))
          .lanewise(ADD, ALL_C4_00.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_IS_C + k))), hit);
      // hit ? 1 : 0
      FloatVector featureB = ALL_ZERO.blend(ALL_ONE, hit);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_APART + k)).intoArray(distances, at + k);
      FLOAT_VECTOR.cast(axOut).intoArray(axOuts, at + k);
      FLOAT_VECTOR.cast(bxOut).intoArray(bxOuts, at + k);
      FLOAT_VECTOR.cast(ayOut).intoArray(ayOuts, at + k);
      FLOAT_VECTOR.cast(byOut).intoArray(byOuts, at + k);
      FLOAT_VECTOR.cast(azOut).intoArray(azOuts, at + k);
      FLOAT_VECTOR.cast(bzOut).intoArray(bzOuts, at + k);
      FLOAT_VECTOR.cast(featureA).intoArray(featureAs, at + k);
      FLOAT_VECTOR.cast(featureB).intoArray(featureBs, at + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0);
      floats3(null, 0, null, null, 0, 0);
    }
  }
}
