// Compiled from SphereSphereSweep.java; changes are made there.
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

/** Wide twin of {@link SphereSphereSweep#sweep}: the same operations in the same order, on vectors of pairs. */
final class SphereSphereSweepWide implements LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_LEAST = FloatVector.broadcast(FLOATS, 9.094947E-13f);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_PARALLEL = FloatVector.broadcast(FLOATS, 5.684342E-14f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[2]);

  private static final int ROW_R = 0 * Kernel.BLOCK;
  private static final int ROW_DX = 1 * Kernel.BLOCK;
  private static final int ROW_DY = 2 * Kernel.BLOCK;
  private static final int ROW_DZ = 3 * Kernel.BLOCK;
  private static final int ROW_R2 = 4 * Kernel.BLOCK;
  private static final int ROW_A = 5 * Kernel.BLOCK;
  private static final int ROW_S = 6 * Kernel.BLOCK;
  private static final int ROW_SUM = 7 * Kernel.BLOCK;
  private static final int ROW_TIME = 8 * Kernel.BLOCK;
  private static final int ROW_D2 = 9 * Kernel.BLOCK;
  private static final int ROW_E2 = 10 * Kernel.BLOCK;
  private static final int ROW_F2 = 11 * Kernel.BLOCK;
  private static final int ROW_SQUARE = 12 * Kernel.BLOCK;
  private static final int ROW_X3 = 13 * Kernel.BLOCK;
  private static final int ROW_Y3 = 14 * Kernel.BLOCK;
  private static final int ROW_Z3 = 15 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[16 * Kernel.BLOCK]);

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
      long overlapBits = bits[0];
      floats2(columns1, from1, floatRows, r1AtLeastZeroAndR2AtLeastZeroBits, overlapBits);
      long hits = floats3(columns1, from1, floatRows, bits);
      long eitherBits = bits[0];
      floats4(columns1, from1, floatRows, results, at, eitherBits, overlapBits, hits);
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
    float[] x1s = columns1[0], y1s = columns1[1], z1s = columns1[2], r1s = columns1[3], vxs = columns1[4],
        vys = columns1[5], vzs = columns1[6];
    float[] x2s = columns2[0], y2s = columns2[1], z2s = columns2[2], r2s = columns2[3];
    long r1AtLeastZeroAndR2AtLeastZeroBits = 0;
    long overlapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector r1 = fromArray(FLOATS, r1s, i);
      FloatVector r2 = fromArray(FLOATS, r2s, j);
      FloatVector r = r1.lanewise(ADD, r2);
      FLOAT_VECTOR.cast(r).intoArray(floatRows, ROW_R + k);
      FloatVector dx = fromArray(FLOATS, x1s, i).lanewise(SUB, fromArray(FLOATS, x2s, j));
      FLOAT_VECTOR.cast(dx).intoArray(floatRows, ROW_DX + k);
      FloatVector dy = fromArray(FLOATS, y1s, i).lanewise(SUB, fromArray(FLOATS, y2s, j));
      FLOAT_VECTOR.cast(dy).intoArray(floatRows, ROW_DY + k);
      FloatVector dz = fromArray(FLOATS, z1s, i).lanewise(SUB, fromArray(FLOATS, z2s, j));
      FLOAT_VECTOR.cast(dz).intoArray(floatRows, ROW_DZ + k);
      VectorMask<Float> r1AtLeastZeroAndR2AtLeastZero = r1.compare(GE, ALL_ZERO);
      r1AtLeastZeroAndR2AtLeastZero = r2.compare(GE, ALL_ZERO, r1AtLeastZeroAndR2AtLeastZero);
      r1AtLeastZeroAndR2AtLeastZeroBits |= r1AtLeastZeroAndR2AtLeastZero.toLong() << k;
      FloatVector r2_2 = r.lanewise(MUL, r);
      FLOAT_VECTOR.cast(r2_2).intoArray(floatRows, ROW_R2 + k);
      VectorMask<Float> overlap = dx.lanewise(ABS).compare(LE, r, r1AtLeastZeroAndR2AtLeastZero);
      overlap = dy.lanewise(ABS).compare(LE, r, overlap);
      overlap = dz.lanewise(ABS).compare(LE, r, overlap);
      overlap = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy)).lanewise(ADD, dz.lanewise(MUL, dz))
          .compare(LE, r2_2, overlap);
      overlapBits |= overlap.toLong() << k;
      FloatVector vx = fromArray(FLOATS, vxs, i);
      FloatVector vy = fromArray(FLOATS, vys, i);
      FloatVector vz = fromArray(FLOATS, vzs, i);
      FloatVector a = vx.lanewise(MUL, vx).lanewise(ADD, vy.lanewise(MUL, vy))
          .lanewise(ADD, vz.lanewise(MUL, vz));
      FLOAT_VECTOR.cast(a).intoArray(floatRows, ROW_A + k);
      FloatVector b = dx.lanewise(MUL, vx).lanewise(ADD, dy.lanewise(MUL, vy))
          .lanewise(ADD, dz.lanewise(MUL, vz)).lanewise(NEG);
      // a > 0 ? b / a : 0
      FloatVector s = ALL_ZERO.blend(b.lanewise(DIV, a), a.compare(GT, ALL_ZERO));
      FLOAT_VECTOR.cast(s).intoArray(floatRows, ROW_S + k);
      FloatVector x = dx.lanewise(ADD, s.lanewise(MUL, vx));
      FloatVector y = dy.lanewise(ADD, s.lanewise(MUL, vy));
      FloatVector z = dz.lanewise(ADD, s.lanewise(MUL, vz));
      FLOAT_VECTOR.cast(x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z))).intoArray(floatRows, ROW_SUM + k);
    }
    bits[0] = overlapBits;
    return r1AtLeastZeroAndR2AtLeastZeroBits;
  }

  private static void floats2(float[][] columns1, int from1, float[] floatRows,
      long r1AtLeastZeroAndR2AtLeastZeroBits, long overlapBits) {
    if (columns1 == null) {
      return;
    }
    float[] vxs = columns1[4], vys = columns1[5], vzs = columns1[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector r2 = fromArray(FLOATS, floatRows, ROW_R2 + k);
      FloatVector delta = r2.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_SUM + k));
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector vx = fromArray(FLOATS, vxs, i);
      FloatVector x = dx.lanewise(ADD, ALL_ZERO.lanewise(MUL, vx));
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      FloatVector vy = fromArray(FLOATS, vys, i);
      FloatVector y = dy.lanewise(ADD, ALL_ZERO.lanewise(MUL, vy));
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      FloatVector vz = fromArray(FLOATS, vzs, i);
      FloatVector z = dz.lanewise(ADD, ALL_ZERO.lanewise(MUL, vz));
      VectorMask<Float> starts = r2.lanewise(SUB, x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z))).compare(GE, ALL_ZERO);
      FloatVector x2 = dx.lanewise(ADD, ALL_ONE.lanewise(MUL, vx));
      FloatVector y2 = dy.lanewise(ADD, ALL_ONE.lanewise(MUL, vy));
      FloatVector z2 = dz.lanewise(ADD, ALL_ONE.lanewise(MUL, vz));
      VectorMask<Float> ends = r2.lanewise(SUB, x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2))).compare(GE, ALL_ZERO);
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      VectorMask<Float> passes = ALL_ZERO.compare(LE, s);
      passes = s.compare(LE, ALL_ONE, passes);
      passes = delta.compare(GE, ALL_ZERO, passes);
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A + k);
      // delta > 0 ? (float) Math.sqrt(delta) / (float) Math.sqrt(a) : 0
      FloatVector half = ALL_ZERO.blend(delta.lanewise(SQRT).lanewise(DIV, a.lanewise(SQRT)), delta
          .compare(GT, ALL_ZERO));
      FloatVector enter = s.lanewise(SUB, half);
      // enter > tMin ? enter : tMin
      FloatVector later = ALL_ZERO.blend(enter, enter.compare(GT, ALL_ZERO));
      // starts ? tMin : later < tMax ? later : tMax
      FloatVector tNear = ALL_ONE.blend(later, later.compare(LT, ALL_ONE)).blend(ALL_ZERO, starts);
      VectorMask<Float> hit = fromArray(FLOATS, floatRows, ROW_R + k)
          .compare(GE, ALL_ZERO, starts.or(ends).or(passes));
      hit = a.compare(LE, ALL_LARGEST, hit);
      hit = tNear.lanewise(ABS).compare(LE, ALL_LARGEST, hit);
      // hit ? tNear : Float.POSITIVE_INFINITY
      FloatVector enter2 = ALL_INFINITY.blend(tNear, hit);
      VectorMask<Float> valid = vx.lanewise(ABS).lanewise(ADD, vy.lanewise(ABS))
          .lanewise(ADD, vz.lanewise(ABS)).compare(LE, ALL_LARGEST,
          VectorMask.fromLong(FLOATS, (r1AtLeastZeroAndR2AtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES));
      // enter > 0 ? enter : Float.MIN_VALUE
      FloatVector later2 = ALL_C1_40E_45.blend(enter2, enter2.compare(GT, ALL_ZERO));
      // overlap ? 0 : enter <= 1 ? later : Float.POSITIVE_INFINITY; valid ? Sweep.time(overlap, enter) :
      // Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(ALL_INFINITY.blend(later2, enter2.compare(LE, ALL_ONE))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)),
          valid)).intoArray(floatRows, ROW_TIME + k);
    }
  }

  private static long floats3(float[][] columns1, int from1, float[] floatRows, long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] vxs = columns1[4], vys = columns1[5], vzs = columns1[6];
    long hits = 0;
    long eitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector time = fromArray(FLOATS, floatRows, ROW_TIME + k);
      hits |= time.compare(LT, ALL_INFINITY).toLong() << k;
      FloatVector vx = fromArray(FLOATS, vxs, i);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k).lanewise(ADD, time.lanewise(MUL, vx));
      FloatVector vy = fromArray(FLOATS, vys, i);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k).lanewise(ADD, time.lanewise(MUL, vy));
      FloatVector vz = fromArray(FLOATS, vzs, i);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k).lanewise(ADD, time.lanewise(MUL, vz));
      FloatVector x1 = dx.lanewise(SUB, ALL_ZERO);
      FloatVector y1 = dy.lanewise(SUB, ALL_ZERO);
      FloatVector z1 = dz.lanewise(SUB, ALL_ZERO);
      FloatVector x2 = x1.lanewise(SUB, ALL_ZERO);
      FloatVector y2 = y1.lanewise(SUB, ALL_ZERO);
      FloatVector z2 = z1.lanewise(SUB, ALL_ZERO);
      FloatVector d1 = vx.lanewise(SUB, ALL_ZERO);
      FloatVector e1 = vy.lanewise(SUB, ALL_ZERO);
      FloatVector f1 = vz.lanewise(SUB, ALL_ZERO);
      FloatVector d2 = d1.lanewise(SUB, ALL_ZERO);
      FLOAT_VECTOR.cast(d2).intoArray(floatRows, ROW_D2 + k);
      FloatVector e2 = e1.lanewise(SUB, ALL_ZERO);
      FLOAT_VECTOR.cast(e2).intoArray(floatRows, ROW_E2 + k);
      FloatVector f2 = f1.lanewise(SUB, ALL_ZERO);
      FLOAT_VECTOR.cast(f2).intoArray(floatRows, ROW_F2 + k);
      FloatVector away = x2.lanewise(MUL, d2).lanewise(ADD, y2.lanewise(MUL, e2))
          .lanewise(ADD, z2.lanewise(MUL, f2));
      FloatVector rest = x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2));
      VectorMask<Float> astray = away.compare(GT, ALL_ZERO);
      astray = away.lanewise(MUL, away).compare(GT, ALL_LEAST
          .lanewise(MUL, rest.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_A + k))), astray);
      FloatVector square = d2.lanewise(MUL, d2).lanewise(ADD, e2.lanewise(MUL, e2))
          .lanewise(ADD, f2.lanewise(MUL, f2));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE + k);
      // square > 0 ? numerator / square : 0; astray ? ratio(away, Segment.square(d2, e2, f2)) : 0
      FloatVector part = ALL_ZERO.blend(ALL_ZERO
          .blend(away.lanewise(DIV, square), square.compare(GT, ALL_ZERO)), astray);
      FloatVector x3 = x2.lanewise(SUB, part.lanewise(MUL, d2));
      FLOAT_VECTOR.cast(x3).intoArray(floatRows, ROW_X3 + k);
      FloatVector y3 = y2.lanewise(SUB, part.lanewise(MUL, e2));
      FLOAT_VECTOR.cast(y3).intoArray(floatRows, ROW_Y3 + k);
      FloatVector z3 = z2.lanewise(SUB, part.lanewise(MUL, f2));
      FLOAT_VECTOR.cast(z3).intoArray(floatRows, ROW_Z3 + k);
      eitherBits |= ALL_C4_00.lanewise(MUL, rest)
          .compare(LT, x1.lanewise(MUL, x1).lanewise(ADD, y1.lanewise(MUL, y1))
          .lanewise(ADD, z1.lanewise(MUL, z1)))
          .or(ALL_C4_00.lanewise(MUL, x3.lanewise(MUL, x3).lanewise(ADD, y3.lanewise(MUL, y3))
          .lanewise(ADD, z3.lanewise(MUL, z3))).compare(LT, rest)).toLong() << k;
    }
    bits[0] = eitherBits;
    return hits;
  }

  private static void floats4(float[][] columns1, int from1, float[] floatRows, float[][] results, int at,
      long eitherBits, long overlapBits, long hits) {
    if (columns1 == null) {
      return;
    }
    float[] vxs = columns1[4], vys = columns1[5], vzs = columns1[6];
    float[] ts = results[0], nxs = results[1], nys = results[2], nzs = results[3];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector x3 = fromArray(FLOATS, floatRows, ROW_X3 + k);
      VectorMask<Float> x3IsZeroAndZ3IsZero = x3.compare(EQ, ALL_ZERO);
      FloatVector y3 = fromArray(FLOATS, floatRows, ROW_Y3 + k);
      x3IsZeroAndZ3IsZero = y3.compare(EQ, ALL_ZERO, x3IsZeroAndZ3IsZero);
      FloatVector z3 = fromArray(FLOATS, floatRows, ROW_Z3 + k);
      x3IsZeroAndZ3IsZero = z3.compare(EQ, ALL_ZERO, x3IsZeroAndZ3IsZero);
      VectorMask<Float> none = VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES)
          .or(x3IsZeroAndZ3IsZero);
      VectorMask<Float> noneAndSquareAtMostValue = fromArray(FLOATS, floatRows, ROW_SQUARE + k)
          .compare(LE, ALL_PARALLEL.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_A + k)), none);
      VectorMask<Float> opposite = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)
          .or(noneAndSquareAtMostValue);
      // opposite ? -vx : none ? -d2 : x3
      FloatVector x = x3.blend(fromArray(FLOATS, floatRows, ROW_D2 + k).lanewise(NEG), none)
          .blend(fromArray(FLOATS, vxs, i).lanewise(NEG), opposite);
      // opposite ? -vy : none ? -e2 : y3
      FloatVector y = y3.blend(fromArray(FLOATS, floatRows, ROW_E2 + k).lanewise(NEG), none)
          .blend(fromArray(FLOATS, vys, i).lanewise(NEG), opposite);
      // opposite ? -vz : none ? -f2 : z3
      FloatVector z = z3.blend(fromArray(FLOATS, floatRows, ROW_F2 + k).lanewise(NEG), none)
          .blend(fromArray(FLOATS, vzs, i).lanewise(NEG), opposite);
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
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      // largest > 0 ? component / length : 0; hit ? ContactNormal.of(0, overlap, dx, dy, dz, 0, 0, 0, vx, vy,
      // vz, vv) : 0
      FloatVector nx = ALL_ZERO.blend(ALL_ZERO.blend(sx.lanewise(DIV, length), largestGreaterZero), hit);
      // largest > 0 ? component / length : 0; hit ? ContactNormal.of(1, overlap, dx, dy, dz, 0, 0, 0, vx, vy,
      // vz, vv) : 0
      FloatVector ny = ALL_ZERO.blend(ALL_ZERO.blend(sy.lanewise(DIV, length), largestGreaterZero), hit);
      // largest > 0 ? component / length : 0; hit ? ContactNormal.of(2, overlap, dx, dy, dz, 0, 0, 0, vx, vy,
      // vz, vv) : 0
      FloatVector nz = ALL_ZERO.blend(ALL_ZERO.blend(sz.lanewise(DIV, length), largestGreaterZero), hit);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TIME + k)).intoArray(ts, at + k);
      FLOAT_VECTOR.cast(nx).intoArray(nxs, at + k);
      FLOAT_VECTOR.cast(ny).intoArray(nys, at + k);
      FLOAT_VECTOR.cast(nz).intoArray(nzs, at + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null, null);
      floats2(null, 0, null, 0, 0);
      floats3(null, 0, null, null);
      floats4(null, 0, null, null, 0, 0, 0, 0);
    }
  }
}
