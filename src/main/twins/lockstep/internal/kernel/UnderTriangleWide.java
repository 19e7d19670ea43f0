// Compiled from UnderTriangle.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.twin.WideLanes.FLOATS;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.LoopedKernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/** Wide twin of {@link UnderTriangle#under}: the same operations in the same order, on vectors of pairs. */
final class UnderTriangleWide implements LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long coversBits = floats1(columns1, from1, columns2, from2);
      long hits = floats2(columns1, from1, columns2, from2, coversBits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1];
    float[] axs = columns2[0], ays = columns2[1], bxs = columns2[3], bys = columns2[4], cxs = columns2[6],
        cys = columns2[7];
    long coversBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector by = fromArray(FLOATS, bys, j);
      VectorMask<Float> rises = ay.compare(LT, by);
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector bx = fromArray(FLOATS, bxs, j);
      // rises ? ax : bx
      FloatVector lowX = bx.blend(ax, rises);
      // rises ? bx : ax
      FloatVector highX = ax.blend(bx, rises);
      // rises ? ay : by
      FloatVector lowY = by.blend(ay, rises);
      // rises ? by : ay
      FloatVector highY = ay.blend(by, rises);
      FloatVector y = fromArray(FLOATS, ys, i);
      VectorMask<Float> lowYAtMostYAndValueLessValue = lowY.compare(LE, y);
      lowYAtMostYAndValueLessValue = y.compare(LT, highY, lowYAtMostYAndValueLessValue);
      FloatVector x = fromArray(FLOATS, xs, i);
      lowYAtMostYAndValueLessValue = x.lanewise(SUB, lowX).lanewise(MUL, highY.lanewise(SUB, lowY))
          .compare(LT, highX.lanewise(SUB, lowX).lanewise(MUL, y.lanewise(SUB, lowY)),
          lowYAtMostYAndValueLessValue);
      FloatVector cy = fromArray(FLOATS, cys, j);
      VectorMask<Float> rises2 = by.compare(LT, cy);
      FloatVector cx = fromArray(FLOATS, cxs, j);
      // rises ? ax : bx
      FloatVector lowX2 = cx.blend(bx, rises2);
      // rises ? bx : ax
      FloatVector highX2 = bx.blend(cx, rises2);
      // rises ? ay : by
      FloatVector lowY2 = cy.blend(by, rises2);
      // rises ? by : ay
      FloatVector highY2 = by.blend(cy, rises2);
      VectorMask<Float> lowYAtMostYAndValueLessValue2 = lowY2.compare(LE, y);
      lowYAtMostYAndValueLessValue2 = y.compare(LT, highY2, lowYAtMostYAndValueLessValue2);
      lowYAtMostYAndValueLessValue2 = x.lanewise(SUB, lowX2).lanewise(MUL, highY2.lanewise(SUB, lowY2))
          .compare(LT, highX2.lanewise(SUB, lowX2).lanewise(MUL, y.lanewise(SUB, lowY2)),
          lowYAtMostYAndValueLessValue2);
      VectorMask<Float> rises3 = cy.compare(LT, ay);
      // rises ? ax : bx
      FloatVector lowX3 = ax.blend(cx, rises3);
      // rises ? bx : ax
      FloatVector highX3 = cx.blend(ax, rises3);
      // rises ? ay : by
      FloatVector lowY3 = ay.blend(cy, rises3);
      // rises ? by : ay
      FloatVector highY3 = cy.blend(ay, rises3);
      VectorMask<Float> lowYAtMostYAndValueLessValue3 = lowY3.compare(LE, y);
      lowYAtMostYAndValueLessValue3 = y.compare(LT, highY3, lowYAtMostYAndValueLessValue3);
      lowYAtMostYAndValueLessValue3 = x.lanewise(SUB, lowX3).lanewise(MUL, highY3.lanewise(SUB, lowY3))
          .compare(LT, highX3.lanewise(SUB, lowX3).lanewise(MUL, y.lanewise(SUB, lowY3)),
          lowYAtMostYAndValueLessValue3);
      coversBits |= lowYAtMostYAndValueLessValue.xor(lowYAtMostYAndValueLessValue2).xor(
          lowYAtMostYAndValueLessValue3).toLong() << k;
    }
    return coversBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, long coversBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], rs = columns1[3];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      // az < bz ? az : bz
      FloatVector lowest = bz.blend(az, az.compare(LT, bz));
      // az > bz ? az : bz
      FloatVector highest = bz.blend(az, az.compare(GT, bz));
      FloatVector cz = fromArray(FLOATS, czs, j);
      // cz < lowest ? cz : lowest
      FloatVector lowest2 = lowest.blend(cz, cz.compare(LT, lowest));
      // cz > highest ? cz : highest
      FloatVector highest2 = highest.blend(cz, cz.compare(GT, highest));
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector ex = fromArray(FLOATS, bxs, j).lanewise(SUB, ax);
      FloatVector fx = fromArray(FLOATS, cxs, j).lanewise(SUB, ax);
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector ey = fromArray(FLOATS, bys, j).lanewise(SUB, ay);
      FloatVector fy = fromArray(FLOATS, cys, j).lanewise(SUB, ay);
      FloatVector ez = bz.lanewise(SUB, az);
      FloatVector fz = cz.lanewise(SUB, az);
      FloatVector nx = ey.lanewise(MUL, fz).lanewise(SUB, ez.lanewise(MUL, fy));
      FloatVector ny = ez.lanewise(MUL, fx).lanewise(SUB, ex.lanewise(MUL, fz));
      FloatVector nz = ex.lanewise(MUL, fy).lanewise(SUB, ey.lanewise(MUL, fx));
      FloatVector z = fromArray(FLOATS, zs, i);
      FloatVector height = nx.lanewise(MUL, ax.lanewise(SUB, fromArray(FLOATS, xs, i)))
          .lanewise(ADD, ny.lanewise(MUL, ay.lanewise(SUB, fromArray(FLOATS, ys, i))))
          .lanewise(ADD, nz.lanewise(MUL, az.lanewise(SUB, z)));
      VectorMask<Float> nzGreaterZero = nz.compare(GT, ALL_ZERO);
      VectorMask<Float> allNzGreaterZero = height.compare(GT, ALL_ZERO, nzGreaterZero);
      VectorMask<Float> notConditionAndHeightLessZero = height.compare(LT, ALL_ZERO, nzGreaterZero.not());
      VectorMask<Float> zLessHighestAndEither = z
          .compare(LT, highest2, allNzGreaterZero.or(notConditionAndHeightLessZero));
      VectorMask<Float> above = z.compare(LT, lowest2).or(zLessHighestAndEither);
      VectorMask<Float> hit = fromArray(FLOATS, rs, i)
          .compare(GE, ALL_ZERO, VectorMask.fromLong(FLOATS, (coversBits >>> k) & WideLanes.FLOAT_LANES)
          .and(above));
      hit = ex.lanewise(ABS).lanewise(ADD, ey.lanewise(ABS)).lanewise(ADD, ez.lanewise(ABS))
          .lanewise(ADD, fx.lanewise(ABS)).lanewise(ADD, fy.lanewise(ABS)).lanewise(ADD, fz.lanewise(ABS))
          .compare(LE, ALL_LARGEST, hit);
      hits |= hit.toLong() << k;
    }
    return hits;
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0);
      floats2(null, 0, null, 0, 0);
    }
  }
}
