// Compiled from CapsulePlaneDistance.java; changes are made there.
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
 * Wide twin of {@link CapsulePlaneDistance#points}: the same operations in the same order, on vectors of pairs.
 */
final class CapsulePlaneDistancePointsWide implements LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_FARTHEST = FloatVector.broadcast(FLOATS, 4.2535296E37f);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_MINUS_C4_25E_37 = FloatVector.broadcast(FLOATS, -4.2535296E37f);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_C3_00 = FloatVector.broadcast(FLOATS, 3.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[2]);

  private static final int ROW_SQUARE = 0 * Kernel.BLOCK;
  private static final int ROW_A = 1 * Kernel.BLOCK;
  private static final int ROW_B = 2 * Kernel.BLOCK;
  private static final int ROW_ROOT_SQUARE = 3 * Kernel.BLOCK;
  private static final int ROW_FRONT = 4 * Kernel.BLOCK;
  private static final int ROW_APART = 5 * Kernel.BLOCK;
  private static final int ROW_REACH = 6 * Kernel.BLOCK;
  private static final int ROW_UX = 7 * Kernel.BLOCK;
  private static final int ROW_PX = 8 * Kernel.BLOCK;
  private static final int ROW_UY = 9 * Kernel.BLOCK;
  private static final int ROW_PY = 10 * Kernel.BLOCK;
  private static final int ROW_UZ = 11 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 12 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[13 * Kernel.BLOCK]);

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
      long aLessBBits = floats1(columns1, from1, columns2, from2, floatRows);
      floats2(columns1, from1, floatRows, aLessBBits);
      long hits = floats3(columns1, from1, columns2, from2, floatRows, bits, aLessBBits);
      long bLessABits = bits[0];
      floats4(columns1, from1, floatRows, results, at, bLessABits, aLessBBits, hits);
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
        bzs = columns1[5];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2], ds = columns2[3];
    long aLessBBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector nx = fromArray(FLOATS, nxs, j);
      FloatVector ny = fromArray(FLOATS, nys, j);
      FloatVector nz = fromArray(FLOATS, nzs, j);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz))).intoArray(floatRows, ROW_SQUARE + k);
      FloatVector d = fromArray(FLOATS, ds, j);
      FloatVector a = nx.lanewise(MUL, fromArray(FLOATS, axs, i))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, ays, i)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, azs, i))).lanewise(ADD, d);
      FLOAT_VECTOR.cast(a).intoArray(floatRows, ROW_A + k);
      FloatVector b = nx.lanewise(MUL, fromArray(FLOATS, bxs, i))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, bys, i)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, bzs, i))).lanewise(ADD, d);
      FLOAT_VECTOR.cast(b).intoArray(floatRows, ROW_B + k);
      aLessBBits |= a.compare(LT, b).toLong() << k;
    }
    return aLessBBits;
  }

  private static void floats2(float[][] columns1, int from1, float[] floatRows, long aLessBBits) {
    if (columns1 == null) {
      return;
    }
    float[] rs = columns1[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A + k);
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B + k);
      // a < b ? a : b
      FloatVector outside = b.blend(a, VectorMask.fromLong(FLOATS, (aLessBBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE + k);
      FloatVector rootSquare = square.lanewise(SQRT);
      FLOAT_VECTOR.cast(rootSquare).intoArray(floatRows, ROW_ROOT_SQUARE + k);
      FloatVector back = outside.lanewise(DIV, rootSquare);
      // outside > 0 ? outside / (float) Math.sqrt(square) : 0
      FloatVector front = ALL_ZERO.blend(back, outside.compare(GT, ALL_ZERO));
      FLOAT_VECTOR.cast(front).intoArray(floatRows, ROW_FRONT + k);
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> rAtLeastZero = r.compare(GE, ALL_ZERO);
      VectorMask<Float> absAAtMostLargest = a.lanewise(ABS).compare(LE, ALL_LARGEST);
      VectorMask<Float> absBAtMostLargest = b.lanewise(ABS).compare(LE, ALL_LARGEST);
      VectorMask<Float> allSquareAtLeastLeastSquare = square.compare(GE, ALL_LEAST_SQUARE);
      allSquareAtLeastLeastSquare = square.compare(LE, ALL_LARGEST_SQUARE, allSquareAtLeastLeastSquare);
      VectorMask<Float> valid = front.compare(LE, ALL_FARTHEST, rAtLeastZero.and(absAAtMostLargest)
          .and(absBAtMostLargest).and(allSquareAtLeastLeastSquare));
      FloatVector reach = r.lanewise(MUL, rootSquare);
      VectorMask<Float> allRAtLeastZero = rAtLeastZero.and(a.compare(LE, reach).or(b.compare(LE, reach)))
          .and(absAAtMostLargest).and(absBAtMostLargest).and(allSquareAtLeastLeastSquare);
      FloatVector distance = front.lanewise(SUB, r);
      // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY : CapsulePlane.overlap(ax,
      // ay, az, bx, by, bz, r, nx, ny, nz, d) ? signed ? Rounded.inside(back, r) : 0 : Rounded.apart(front, r)
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(ALL_C1_40E_45.blend(distance, distance.compare(GT, ALL_ZERO))
          .blend(ALL_ZERO, allRAtLeastZero), valid)).intoArray(floatRows, ROW_APART + k);
    }
  }

  private static long floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long aLessBBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        rs = columns1[6];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2];
    long hits = 0;
    long bLessABits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector apart = fromArray(FLOATS, floatRows, ROW_APART + k);
      hits |= apart.compare(LT, ALL_INFINITY).toLong() << k;
      // apart == 0 ? front : r
      FLOAT_VECTOR.cast(fromArray(FLOATS, rs, i)
          .blend(fromArray(FLOATS, floatRows, ROW_FRONT + k), apart.compare(EQ, ALL_ZERO))).intoArray(
          floatRows, ROW_REACH + k);
      FloatVector quotient = ALL_ONE.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_ROOT_SQUARE + k));
      FLOAT_VECTOR.cast(fromArray(FLOATS, nxs, j).lanewise(MUL, quotient)).intoArray(floatRows, ROW_UX + k);
      VectorMask<Float> bLessA = fromArray(FLOATS, floatRows, ROW_B + k)
          .compare(LT, fromArray(FLOATS, floatRows, ROW_A + k));
      bLessABits |= bLessA.toLong() << k;
      VectorMask<Float> aLessB = VectorMask.fromLong(FLOATS, (aLessBBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector ax = fromArray(FLOATS, axs, i);
      FloatVector bx = fromArray(FLOATS, bxs, i);
      // a < b ? atA : b < a ? atB : 0.5f * atA + 0.5f * atB
      FloatVector x = ALL_HALF.lanewise(MUL, ax).lanewise(ADD, ALL_HALF.lanewise(MUL, bx)).blend(bx, bLessA)
          .blend(ax, aLessB);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(x.blend(ALL_FARTHEST, x.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, x.compare(LT, ALL_MINUS_C4_25E_37))).intoArray(floatRows, ROW_PX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, nys, j).lanewise(MUL, quotient)).intoArray(floatRows, ROW_UY + k);
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector by = fromArray(FLOATS, bys, i);
      // a < b ? atA : b < a ? atB : 0.5f * atA + 0.5f * atB
      FloatVector x2 = ALL_HALF.lanewise(MUL, ay).lanewise(ADD, ALL_HALF.lanewise(MUL, by)).blend(by, bLessA)
          .blend(ay, aLessB);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FLOAT_VECTOR.cast(x2.blend(ALL_FARTHEST, x2.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, x2.compare(LT, ALL_MINUS_C4_25E_37))).intoArray(floatRows, ROW_PY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, nzs, j).lanewise(MUL, quotient)).intoArray(floatRows, ROW_UZ + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, azs, i))).intoArray(floatRows,
          ROW_PRODUCT + k);
    }
    bits[0] = bLessABits;
    return hits;
  }

  private static void floats4(float[][] columns1, int from1, float[] floatRows, float[][] results, int at,
      long bLessABits, long aLessBBits, long hits) {
    if (columns1 == null) {
      return;
    }
    float[] azs = columns1[2], bzs = columns1[5];
    float[] distances = results[0], axOuts = results[1], bxOuts = results[2], ayOuts = results[3],
        byOuts = results[4], azOuts = results[5], bzOuts = results[6], featureAs = results[7],
        featureBs = results[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      VectorMask<Float> aLessB = VectorMask.fromLong(FLOATS, (aLessBBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> bLessA = VectorMask.fromLong(FLOATS, (bLessABits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      // a < b ? atA : b < a ? atB : 0.5f * atA + 0.5f * atB
      FloatVector x = fromArray(FLOATS, floatRows, ROW_PRODUCT + k).lanewise(ADD, ALL_HALF.lanewise(MUL, bz))
          .blend(bz, bLessA).blend(fromArray(FLOATS, azs, i), aLessB);
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x
      FloatVector pz = x.blend(ALL_FARTHEST, x.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, x.compare(LT, ALL_MINUS_C4_25E_37));
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector px = fromArray(FLOATS, floatRows, ROW_PX + k);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_REACH + k);
      FloatVector ux = fromArray(FLOATS, floatRows, ROW_UX + k);
      // hit ? px - reach * ux : 0
      FloatVector axOut = ALL_ZERO.blend(px.lanewise(SUB, reach.lanewise(MUL, ux)), hit);
      FloatVector front = fromArray(FLOATS, floatRows, ROW_FRONT + k);
      // hit ? px - front * ux : 0
      FloatVector bxOut = ALL_ZERO.blend(px.lanewise(SUB, front.lanewise(MUL, ux)), hit);
      FloatVector py = fromArray(FLOATS, floatRows, ROW_PY + k);
      FloatVector uy = fromArray(FLOATS, floatRows, ROW_UY + k);
      // hit ? py - reach * uy : 0
      FloatVector ayOut = ALL_ZERO.blend(py.lanewise(SUB, reach.lanewise(MUL, uy)), hit);
      // hit ? py - front * uy : 0
      FloatVector byOut = ALL_ZERO.blend(py.lanewise(SUB, front.lanewise(MUL, uy)), hit);
      FloatVector uz = fromArray(FLOATS, floatRows, ROW_UZ + k);
      // hit ? pz - reach * uz : 0
      FloatVector azOut = ALL_ZERO.blend(pz.lanewise(SUB, reach.lanewise(MUL, uz)), hit);
      // hit ? pz - front * uz : 0
      FloatVector bzOut = ALL_ZERO.blend(pz.lanewise(SUB, front.lanewise(MUL, uz)), hit);
      // hit ? a < b ? 1 : b < a ? 2 : 3 : 0
      FloatVector featureA = ALL_ZERO.blend(ALL_C3_00.blend(ALL_TWO, bLessA).blend(ALL_ONE, aLessB), hit);
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
      floats3(null, 0, null, 0, null, null, 0);
      floats4(null, 0, null, null, 0, 0, 0, 0);
    }
  }
}
