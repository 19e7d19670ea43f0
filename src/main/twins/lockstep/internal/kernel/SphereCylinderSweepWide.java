// Compiled from SphereCylinderSweep.java; changes are made there.
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
import static jdk.incubator.vector.VectorOperators.MAX;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.NEG;
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
 * Wide twin of {@link SphereCylinderSweep#sweep}: the same operations in the same order, on vectors of pairs.
 */
final class SphereCylinderSweepWide implements LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_MINUS_C4_25E_37 = FloatVector.broadcast(FLOATS, -4.2535296E37f);
  private static final FloatVector ALL_FARTHEST = FloatVector.broadcast(FLOATS, 4.2535296E37f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[3]);

  private static final int ROW_R = 0 * Kernel.BLOCK;
  private static final int ROW_DX = 1 * Kernel.BLOCK;
  private static final int ROW_DY = 2 * Kernel.BLOCK;
  private static final int ROW_R2 = 3 * Kernel.BLOCK;
  private static final int ROW_A = 4 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 5 * Kernel.BLOCK;
  private static final int ROW_T_NEAR = 6 * Kernel.BLOCK;
  private static final int ROW_TIME = 7 * Kernel.BLOCK;
  private static final int ROW_DX2 = 8 * Kernel.BLOCK;
  private static final int ROW_DY2 = 9 * Kernel.BLOCK;
  private static final int ROW_PART = 10 * Kernel.BLOCK;
  private static final int ROW_X = 11 * Kernel.BLOCK;
  private static final int ROW_Y = 12 * Kernel.BLOCK;
  private static final int ROW_Z = 13 * Kernel.BLOCK;
  private static final int ROW_ABS_X = 14 * Kernel.BLOCK;
  private static final int ROW_ABS_Y = 15 * Kernel.BLOCK;
  private static final int ROW_ABS_Z = 16 * Kernel.BLOCK;
  private static final int ROW_NX = 17 * Kernel.BLOCK;
  private static final int ROW_X2 = 18 * Kernel.BLOCK;
  private static final int ROW_Y2 = 19 * Kernel.BLOCK;
  private static final int ROW_Z2 = 20 * Kernel.BLOCK;
  private static final int ROW_NY = 21 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO = 22 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[23 * Kernel.BLOCK]);

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
      long r1AtLeastZeroAndR2AtLeastZeroBits = floats1(columns1, from1, columns2, from2, floatRows, bits);
      long absZAtMostLargestBits = bits[0];
      long overlapBits = bits[1];
      long eitherAndRAtLeastZeroBits = floats2(columns1, from1, floatRows);
      floats3(columns1, from1, floatRows, eitherAndRAtLeastZeroBits, r1AtLeastZeroAndR2AtLeastZeroBits,
          absZAtMostLargestBits, overlapBits);
      long hits = floats4(columns1, from1, columns2, from2, floatRows, overlapBits);
      floats5(floatRows, hits);
      floats6(columns1, from1, columns2, from2, floatRows, results, at, hits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], r1s = columns1[3], vxs = columns1[4],
        vys = columns1[5];
    float[] us = columns2[0], vs = columns2[1], r2s = columns2[2];
    long r1AtLeastZeroAndR2AtLeastZeroBits = 0;
    long absZAtMostLargestBits = 0;
    long overlapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector r1 = fromArray(FLOATS, r1s, i);
      FloatVector r2 = fromArray(FLOATS, r2s, j);
      FloatVector r = r1.lanewise(ADD, r2);
      FLOAT_VECTOR.cast(r).intoArray(floatRows, ROW_R + k);
      FloatVector dx = fromArray(FLOATS, xs, i).lanewise(SUB, fromArray(FLOATS, us, j));
      FLOAT_VECTOR.cast(dx).intoArray(floatRows, ROW_DX + k);
      FloatVector dy = fromArray(FLOATS, ys, i).lanewise(SUB, fromArray(FLOATS, vs, j));
      FLOAT_VECTOR.cast(dy).intoArray(floatRows, ROW_DY + k);
      VectorMask<Float> r1AtLeastZeroAndR2AtLeastZero = r1.compare(GE, ALL_ZERO);
      r1AtLeastZeroAndR2AtLeastZero = r2.compare(GE, ALL_ZERO, r1AtLeastZeroAndR2AtLeastZero);
      r1AtLeastZeroAndR2AtLeastZeroBits |= r1AtLeastZeroAndR2AtLeastZero.toLong() << k;
      FloatVector r2_2 = r.lanewise(MUL, r);
      FLOAT_VECTOR.cast(r2_2).intoArray(floatRows, ROW_R2 + k);
      VectorMask<Float> absZAtMostLargest = fromArray(FLOATS, zs, i).lanewise(ABS).compare(LE, ALL_LARGEST);
      absZAtMostLargestBits |= absZAtMostLargest.toLong() << k;
      VectorMask<Float> overlap = ALL_ZERO.compare(LE, r, r1AtLeastZeroAndR2AtLeastZero.and(absZAtMostLargest));
      overlap = dx.lanewise(ABS).compare(LE, r, overlap);
      overlap = dy.lanewise(ABS).compare(LE, r, overlap);
      overlap = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy)).lanewise(ADD, ALL_ZERO)
          .compare(LE, r2_2, overlap);
      overlapBits |= overlap.toLong() << k;
      FloatVector vx = fromArray(FLOATS, vxs, i);
      FloatVector vy = fromArray(FLOATS, vys, i);
      FLOAT_VECTOR.cast(vx.lanewise(MUL, vx).lanewise(ADD, vy.lanewise(MUL, vy))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_A + k);
      FLOAT_VECTOR.cast(dx.lanewise(MUL, vx)).intoArray(floatRows, ROW_PRODUCT + k);
    }
    bits[0] = absZAtMostLargestBits;
    bits[1] = overlapBits;
    return r1AtLeastZeroAndR2AtLeastZeroBits;
  }

  private static long floats2(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] vxs = columns1[4], vys = columns1[5];
    long eitherAndRAtLeastZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      FloatVector vy = fromArray(FLOATS, vys, i);
      FloatVector b = fromArray(FLOATS, floatRows, ROW_PRODUCT + k).lanewise(ADD, dy.lanewise(MUL, vy))
          .lanewise(ADD, ALL_ZERO).lanewise(NEG);
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A + k);
      // a > 0 ? b / a : 0
      FloatVector s = ALL_ZERO.blend(b.lanewise(DIV, a), a.compare(GT, ALL_ZERO));
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector vx = fromArray(FLOATS, vxs, i);
      FloatVector x = dx.lanewise(ADD, s.lanewise(MUL, vx));
      FloatVector y = dy.lanewise(ADD, s.lanewise(MUL, vy));
      FloatVector z = ALL_ZERO.lanewise(ADD, s.lanewise(MUL, ALL_ZERO));
      FloatVector r2 = fromArray(FLOATS, floatRows, ROW_R2 + k);
      FloatVector delta = r2.lanewise(SUB, x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z)));
      FloatVector x2 = dx.lanewise(ADD, ALL_ZERO.lanewise(MUL, vx));
      FloatVector y2 = dy.lanewise(ADD, ALL_ZERO.lanewise(MUL, vy));
      VectorMask<Float> starts = r2.lanewise(SUB, x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, ALL_ZERO)).compare(GE, ALL_ZERO);
      FloatVector x3 = dx.lanewise(ADD, ALL_ONE.lanewise(MUL, vx));
      FloatVector y3 = dy.lanewise(ADD, ALL_ONE.lanewise(MUL, vy));
      VectorMask<Float> ends = r2.lanewise(SUB, x3.lanewise(MUL, x3).lanewise(ADD, y3.lanewise(MUL, y3))
          .lanewise(ADD, ALL_ZERO)).compare(GE, ALL_ZERO);
      VectorMask<Float> passes = ALL_ZERO.compare(LE, s);
      passes = s.compare(LE, ALL_ONE, passes);
      passes = delta.compare(GE, ALL_ZERO, passes);
      // delta > 0 ? (float) Math.sqrt(delta) / (float) Math.sqrt(a) : 0
      FloatVector half = ALL_ZERO.blend(delta.lanewise(SQRT).lanewise(DIV, a.lanewise(SQRT)), delta
          .compare(GT, ALL_ZERO));
      FloatVector enter = s.lanewise(SUB, half);
      // enter > tMin ? enter : tMin
      FloatVector later = ALL_ZERO.blend(enter, enter.compare(GT, ALL_ZERO));
      // starts ? tMin : later < tMax ? later : tMax
      FLOAT_VECTOR.cast(ALL_ONE.blend(later, later.compare(LT, ALL_ONE)).blend(ALL_ZERO, starts)).intoArray(
          floatRows, ROW_T_NEAR + k);
      eitherAndRAtLeastZeroBits |= fromArray(FLOATS, floatRows, ROW_R + k)
          .compare(GE, ALL_ZERO, starts.or(ends).or(passes)).toLong() << k;
    }
    return eitherAndRAtLeastZeroBits;
  }

  private static void floats3(float[][] columns1, int from1, float[] floatRows, long eitherAndRAtLeastZeroBits,
      long r1AtLeastZeroAndR2AtLeastZeroBits, long absZAtMostLargestBits, long overlapBits) {
    if (columns1 == null) {
      return;
    }
    float[] vxs = columns1[4], vys = columns1[5], vzs = columns1[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      VectorMask<Float> hit = fromArray(FLOATS, floatRows, ROW_A + k)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (eitherAndRAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES));
      FloatVector tNear = fromArray(FLOATS, floatRows, ROW_T_NEAR + k);
      hit = tNear.lanewise(ABS).compare(LE, ALL_LARGEST, hit);
      // hit ? tNear : Float.POSITIVE_INFINITY
      FloatVector enter = ALL_INFINITY.blend(tNear, hit);
      VectorMask<Float> valid = fromArray(FLOATS, vxs, i).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, vys, i).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, vzs, i).lanewise(ABS))
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (r1AtLeastZeroAndR2AtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (absZAtMostLargestBits >>> k)
          & WideLanes.FLOAT_LANES)));
      // enter > 0 ? enter : Float.MIN_VALUE
      FloatVector later = ALL_C1_40E_45.blend(enter, enter.compare(GT, ALL_ZERO));
      // overlap ? 0 : enter <= 1 ? later : Float.POSITIVE_INFINITY; valid ? Sweep.time(overlap, enter) :
      // Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(ALL_INFINITY.blend(later, enter.compare(LE, ALL_ONE))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)),
          valid)).intoArray(floatRows, ROW_TIME + k);
    }
  }

  private static long floats4(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long overlapBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] vxs = columns1[4], vys = columns1[5], vzs = columns1[6];
    float[] r2s = columns2[2];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector time = fromArray(FLOATS, floatRows, ROW_TIME + k);
      VectorMask<Float> hit = time.compare(LT, ALL_INFINITY);
      hits |= hit.toLong() << k;
      FloatVector vx = fromArray(FLOATS, vxs, i);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k).lanewise(ADD, time.lanewise(MUL, vx));
      FLOAT_VECTOR.cast(dx).intoArray(floatRows, ROW_DX2 + k);
      FloatVector vy = fromArray(FLOATS, vys, i);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k).lanewise(ADD, time.lanewise(MUL, vy));
      FLOAT_VECTOR.cast(dy).intoArray(floatRows, ROW_DY2 + k);
      VectorMask<Float> none = dx.compare(EQ, ALL_ZERO);
      none = dy.compare(EQ, ALL_ZERO, none);
      FloatVector minusVx = vx.lanewise(NEG);
      // none ? -vx : dx
      FloatVector acrossX = dx.blend(minusVx, none);
      FloatVector minusVy = vy.lanewise(NEG);
      // none ? -vy : dy
      FloatVector acrossY = dy.blend(minusVy, none);
      FloatVector length = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy)).lanewise(SQRT);
      FloatVector r2 = fromArray(FLOATS, r2s, j);
      // r < length ? r / length : 1
      FLOAT_VECTOR.cast(ALL_ONE.blend(r2.lanewise(DIV, length), r2.compare(LT, length))).intoArray(floatRows,
          ROW_PART + k);
      VectorMask<Float> acrossXIsZero = acrossX.compare(EQ, ALL_ZERO);
      VectorMask<Float> acrossYIsZero = acrossY.compare(EQ, ALL_ZERO);
      VectorMask<Float> acrossXIsZeroAndAcrossYIsZero = acrossXIsZero.and(acrossYIsZero);
      VectorMask<Float> overlap = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> none2 = overlap.or(acrossXIsZeroAndAcrossYIsZero);
      // none ? -vx : x
      FloatVector x = acrossX.blend(minusVx, none2);
      FLOAT_VECTOR.cast(x).intoArray(floatRows, ROW_X + k);
      // none ? -vy : y
      FloatVector y = acrossY.blend(minusVy, none2);
      FLOAT_VECTOR.cast(y).intoArray(floatRows, ROW_Y + k);
      FloatVector minusVz = fromArray(FLOATS, vzs, i).lanewise(NEG);
      // none ? -vz : z
      FloatVector z = ALL_ZERO.blend(minusVz, none2);
      FLOAT_VECTOR.cast(z).intoArray(floatRows, ROW_Z + k);
      FloatVector absX = x.lanewise(ABS);
      FLOAT_VECTOR.cast(absX).intoArray(floatRows, ROW_ABS_X + k);
      FloatVector absY = y.lanewise(ABS);
      FLOAT_VECTOR.cast(absY).intoArray(floatRows, ROW_ABS_Y + k);
      FloatVector absZ = z.lanewise(ABS);
      FLOAT_VECTOR.cast(absZ).intoArray(floatRows, ROW_ABS_Z + k);
      FloatVector largest = absX.lanewise(MAX, absY).lanewise(MAX, absZ);
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      // largest > 0 ? x / largest : 0
      FloatVector sx = ALL_ZERO.blend(x.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? y / largest : 0
      FloatVector sy = ALL_ZERO.blend(y.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? z / largest : 0
      FloatVector sz = ALL_ZERO.blend(z.lanewise(DIV, largest), largestGreaterZero);
      FloatVector length2 = sx.lanewise(MUL, sx).lanewise(ADD, sy.lanewise(MUL, sy))
          .lanewise(ADD, sz.lanewise(MUL, sz)).lanewise(SQRT);
      // largest > 0 ? component / length : 0; hit ? Sweep.normal(overlap, acrossX, acrossY, 0, vx, vy, vz) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ZERO.blend(sx.lanewise(DIV, length2), largestGreaterZero),
          hit)).intoArray(floatRows, ROW_NX + k);
      VectorMask<Float> acrossYIsZeroAndAcrossXIsZero = acrossYIsZero.and(acrossXIsZero);
      VectorMask<Float> none3 = overlap.or(acrossYIsZeroAndAcrossXIsZero);
      // none ? -vx : x
      FLOAT_VECTOR.cast(acrossY.blend(minusVy, none3)).intoArray(floatRows, ROW_X2 + k);
      // none ? -vy : y
      FLOAT_VECTOR.cast(ALL_ZERO.blend(minusVz, none3)).intoArray(floatRows, ROW_Y2 + k);
      // none ? -vz : z
      FLOAT_VECTOR.cast(acrossX.blend(minusVx, none3)).intoArray(floatRows, ROW_Z2 + k);
    }
    return hits;
  }

  private static void floats5(float[] floatRows, long hits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X2 + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y2 + k);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z2 + k);
      FloatVector largest = x.lanewise(ABS).lanewise(MAX, y.lanewise(ABS)).lanewise(MAX, z.lanewise(ABS));
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      // largest > 0 ? x / largest : 0
      FloatVector sx = ALL_ZERO.blend(x.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? y / largest : 0
      FloatVector sy = ALL_ZERO.blend(y.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? z / largest : 0
      FloatVector sz = ALL_ZERO.blend(z.lanewise(DIV, largest), largestGreaterZero);
      FloatVector length = sx.lanewise(MUL, sx).lanewise(ADD, sy.lanewise(MUL, sy))
          .lanewise(ADD, sz.lanewise(MUL, sz)).lanewise(SQRT);
      // largest > 0 ? component / length : 0; hit ? Sweep.normal(overlap, acrossY, 0, acrossX, vy, vz, vx) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ZERO.blend(sx.lanewise(DIV, length), largestGreaterZero),
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_NY + k);
      FloatVector largest2 = fromArray(FLOATS, floatRows, ROW_ABS_Z + k)
          .lanewise(MAX, fromArray(FLOATS, floatRows, ROW_ABS_X + k))
          .lanewise(MAX, fromArray(FLOATS, floatRows, ROW_ABS_Y + k));
      VectorMask<Float> largestGreaterZero2 = largest2.compare(GT, ALL_ZERO);
      // largest > 0 ? x / largest : 0
      FloatVector sx2 = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_Z + k).lanewise(DIV, largest2),
          largestGreaterZero2);
      // largest > 0 ? y / largest : 0
      FloatVector sy2 = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_X + k).lanewise(DIV, largest2),
          largestGreaterZero2);
      // largest > 0 ? z / largest : 0
      FloatVector sz2 = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_Y + k).lanewise(DIV, largest2),
          largestGreaterZero2);
      FloatVector length2 = sx2.lanewise(MUL, sx2).lanewise(ADD, sy2.lanewise(MUL, sy2))
          .lanewise(ADD, sz2.lanewise(MUL, sz2)).lanewise(SQRT);
      // largest > 0 ? component / length : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(sx2.lanewise(DIV, length2), largestGreaterZero2)).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO + k);
    }
  }

  private static void floats6(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      float[][] results, int at, long hits) {
    if (columns1 == null) {
      return;
    }
    float[] zs = columns1[2], vzs = columns1[6];
    float[] us = columns2[0], vs = columns2[1];
    float[] ts = results[0], nxs = results[1], nys = results[2], nzs = results[3], xOuts = results[4],
        yOuts = results[5], zOuts = results[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      // hit ? Sweep.normal(overlap, 0, acrossX, acrossY, vz, vx, vy) : 0
      FloatVector nz = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_QUOTIENT_OR_ZERO + k), hit);
      FloatVector u = fromArray(FLOATS, us, j);
      FloatVector part = fromArray(FLOATS, floatRows, ROW_PART + k);
      FloatVector x = u.lanewise(ADD, part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DX2 + k)));
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x; Math.abs(x) <= Float.MAX_VALUE ? x :
      // HalfSpace.kept(other); hit ? Sweep.point(u + part * dx, u) : 0
      FloatVector xOut = ALL_ZERO.blend(u.blend(ALL_FARTHEST, u.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, u.compare(LT, ALL_MINUS_C4_25E_37))
          .blend(x, x.lanewise(ABS).compare(LE, ALL_LARGEST)), hit);
      FloatVector v = fromArray(FLOATS, vs, j);
      FloatVector x2 = v.lanewise(ADD, part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DY2 + k)));
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x; Math.abs(x) <= Float.MAX_VALUE ? x :
      // HalfSpace.kept(other); hit ? Sweep.point(v + part * dy, v) : 0
      FloatVector yOut = ALL_ZERO.blend(v.blend(ALL_FARTHEST, v.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, v.compare(LT, ALL_MINUS_C4_25E_37))
          .blend(x2, x2.lanewise(ABS).compare(LE, ALL_LARGEST)), hit);
      FloatVector z = fromArray(FLOATS, zs, i);
      FloatVector time = fromArray(FLOATS, floatRows, ROW_TIME + k);
      FloatVector x3 = z.lanewise(ADD, time.lanewise(MUL, fromArray(FLOATS, vzs, i)));
      // x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x; Math.abs(x) <= Float.MAX_VALUE ? x :
      // HalfSpace.kept(other); hit ? Sweep.point(z + time * vz, z) : 0
      FloatVector zOut = ALL_ZERO.blend(z.blend(ALL_FARTHEST, z.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C4_25E_37, z.compare(LT, ALL_MINUS_C4_25E_37))
          .blend(x3, x3.lanewise(ABS).compare(LE, ALL_LARGEST)), hit);
      FLOAT_VECTOR.cast(time).intoArray(ts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NX + k)).intoArray(nxs, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NY + k)).intoArray(nys, at + k);
      FLOAT_VECTOR.cast(nz).intoArray(nzs, at + k);
      FLOAT_VECTOR.cast(xOut).intoArray(xOuts, at + k);
      FLOAT_VECTOR.cast(yOut).intoArray(yOuts, at + k);
      FLOAT_VECTOR.cast(zOut).intoArray(zOuts, at + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null, null);
      floats2(null, 0, null);
      floats3(null, 0, null, 0, 0, 0, 0);
      floats4(null, 0, null, 0, null, 0);
      floats5(null, 0);
      floats6(null, 0, null, 0, null, null, 0, 0);
    }
  }
}
