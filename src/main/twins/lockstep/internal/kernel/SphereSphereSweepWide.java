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
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/** Wide twin of {@link SphereSphereSweep#sweep}: the same operations in the same order, on vectors of pairs. */
final class SphereSphereSweepWide implements Kernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[4]);

  private static final int ROW_R = 0 * Kernel.BLOCK;
  private static final int ROW_DX = 1 * Kernel.BLOCK;
  private static final int ROW_DY = 2 * Kernel.BLOCK;
  private static final int ROW_DZ = 3 * Kernel.BLOCK;
  private static final int ROW_R2 = 4 * Kernel.BLOCK;
  private static final int ROW_A = 5 * Kernel.BLOCK;
  private static final int ROW_SUM = 6 * Kernel.BLOCK;
  private static final int ROW_T_NEAR = 7 * Kernel.BLOCK;
  private static final int ROW_TIME = 8 * Kernel.BLOCK;
  private static final int ROW_DX2 = 9 * Kernel.BLOCK;
  private static final int ROW_DY2 = 10 * Kernel.BLOCK;
  private static final int ROW_DZ2 = 11 * Kernel.BLOCK;
  private static final int ROW_MINUS_VX = 12 * Kernel.BLOCK;
  private static final int ROW_MINUS_VY = 13 * Kernel.BLOCK;
  private static final int ROW_MINUS_VZ = 14 * Kernel.BLOCK;
  private static final int ROW_NX = 15 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT = 16 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[17 * Kernel.BLOCK]);

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
      long eitherBits = floats2(columns1, from1, floatRows);
      long hits = floats3(columns1, from1, floatRows, eitherBits, r1AtLeastZeroAndR2AtLeastZeroBits,
          overlapBits);
      long dxIsZeroBits = floats4(columns1, from1, floatRows, bits, overlapBits, hits);
      long dyIsZeroBits = bits[0];
      long dzIsZeroBits = bits[1];
      long largestGreaterZeroBits = bits[2];
      floats5(floatRows, results, at, largestGreaterZeroBits, hits, dzIsZeroBits, dxIsZeroBits, dyIsZeroBits,
          overlapBits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    float[] x1s = columns1[0], y1s = columns1[1], z1s = columns1[2], r1s = columns1[3], vxs = columns1[4],
        vys = columns1[5], vzs = columns1[6];
    float[] x2s = columns2[0], y2s = columns2[1], z2s = columns2[2], r2s = columns2[3];
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
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
      VectorMask<Float> r1AtLeastZeroAndR2AtLeastZero = r1.compare(GE, zero);
      r1AtLeastZeroAndR2AtLeastZero = r2.compare(GE, zero, r1AtLeastZeroAndR2AtLeastZero);
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
      FLOAT_VECTOR.cast(vx.lanewise(MUL, vx).lanewise(ADD, vy.lanewise(MUL, vy))
          .lanewise(ADD, vz.lanewise(MUL, vz))).intoArray(floatRows, ROW_A + k);
      FLOAT_VECTOR.cast(dx.lanewise(MUL, vx).lanewise(ADD, dy.lanewise(MUL, vy))).intoArray(floatRows,
          ROW_SUM + k);
    }
    bits[0] = overlapBits;
    return r1AtLeastZeroAndR2AtLeastZeroBits;
  }

  private static long floats2(float[][] columns1, int from1, float[] floatRows) {
    float[] vxs = columns1[4], vys = columns1[5], vzs = columns1[6];
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector one = FloatVector.broadcast(FLOATS, 1.0f);
    long eitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      FloatVector vz = fromArray(FLOATS, vzs, i);
      FloatVector b = fromArray(FLOATS, floatRows, ROW_SUM + k).lanewise(ADD, dz.lanewise(MUL, vz))
          .lanewise(NEG);
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A + k);
      // a > 0 ? b / a : 0
      FloatVector s = ALL_ZERO.blend(b.lanewise(DIV, a), a.compare(GT, zero));
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector vx = fromArray(FLOATS, vxs, i);
      FloatVector x = dx.lanewise(ADD, s.lanewise(MUL, vx));
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      FloatVector vy = fromArray(FLOATS, vys, i);
      FloatVector y = dy.lanewise(ADD, s.lanewise(MUL, vy));
      FloatVector z = dz.lanewise(ADD, s.lanewise(MUL, vz));
      FloatVector r2 = fromArray(FLOATS, floatRows, ROW_R2 + k);
      FloatVector delta = r2.lanewise(SUB, x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z)));
      FloatVector x2 = dx.lanewise(ADD, ALL_ZERO.lanewise(MUL, vx));
      FloatVector y2 = dy.lanewise(ADD, ALL_ZERO.lanewise(MUL, vy));
      FloatVector z2 = dz.lanewise(ADD, ALL_ZERO.lanewise(MUL, vz));
      VectorMask<Float> starts = r2.lanewise(SUB, x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2))).compare(GE, zero);
      FloatVector x3 = dx.lanewise(ADD, ALL_ONE.lanewise(MUL, vx));
      FloatVector y3 = dy.lanewise(ADD, ALL_ONE.lanewise(MUL, vy));
      FloatVector z3 = dz.lanewise(ADD, ALL_ONE.lanewise(MUL, vz));
      VectorMask<Float> ends = r2.lanewise(SUB, x3.lanewise(MUL, x3).lanewise(ADD, y3.lanewise(MUL, y3))
          .lanewise(ADD, z3.lanewise(MUL, z3))).compare(GE, zero);
      VectorMask<Float> passes = ALL_ZERO.compare(LE, s);
      passes = s.compare(LE, one, passes);
      passes = delta.compare(GE, zero, passes);
      // delta > 0 ? (float) Math.sqrt(delta) / (float) Math.sqrt(a) : 0
      FloatVector half = ALL_ZERO.blend(delta.lanewise(SQRT).lanewise(DIV, a.lanewise(SQRT)), delta
          .compare(GT, zero));
      FloatVector enter = s.lanewise(SUB, half);
      // enter > tMin ? enter : tMin
      FloatVector later = ALL_ZERO.blend(enter, enter.compare(GT, zero));
      // starts ? tMin : later < tMax ? later : tMax
      FLOAT_VECTOR.cast(ALL_ONE.blend(later, later.compare(LT, one)).blend(zero, starts)).intoArray(floatRows,
          ROW_T_NEAR + k);
      eitherBits |= starts.or(ends).or(passes).toLong() << k;
    }
    return eitherBits;
  }

  private static long floats3(float[][] columns1, int from1, float[] floatRows, long eitherBits,
      long r1AtLeastZeroAndR2AtLeastZeroBits, long overlapBits) {
    float[] vxs = columns1[4], vys = columns1[5], vzs = columns1[6];
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    FloatVector largest = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
    FloatVector one = FloatVector.broadcast(FLOATS, 1.0f);
    FloatVector infinity = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      VectorMask<Float> hit = fromArray(FLOATS, floatRows, ROW_R + k)
          .compare(GE, zero, VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES));
      hit = fromArray(FLOATS, floatRows, ROW_A + k).compare(LE, largest, hit);
      FloatVector tNear = fromArray(FLOATS, floatRows, ROW_T_NEAR + k);
      hit = tNear.lanewise(ABS).compare(LE, largest, hit);
      // hit ? tNear : Float.POSITIVE_INFINITY
      FloatVector enter = ALL_INFINITY.blend(tNear, hit);
      FloatVector vx = fromArray(FLOATS, vxs, i);
      VectorMask<Float> valid = vx.lanewise(ABS).lanewise(ADD, fromArray(FLOATS, vys, i).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, vzs, i).lanewise(ABS))
          .compare(LE, largest, VectorMask.fromLong(FLOATS, (r1AtLeastZeroAndR2AtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES));
      // enter > 0 ? enter : Float.MIN_VALUE
      FloatVector later = ALL_C1_40E_45.blend(enter, enter.compare(GT, zero));
      // overlap ? 0 : enter <= 1 ? later : Float.POSITIVE_INFINITY; valid ? Sweep.time(overlap, enter) :
      // Float.POSITIVE_INFINITY
      FloatVector time = ALL_INFINITY.blend(ALL_INFINITY.blend(later, enter.compare(LE, one))
          .blend(zero, VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)), valid);
      FLOAT_VECTOR.cast(time).intoArray(floatRows, ROW_TIME + k);
      hits |= time.compare(LT, infinity).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DX + k)
          .lanewise(ADD, time.lanewise(MUL, vx))).intoArray(floatRows, ROW_DX2 + k);
    }
    return hits;
  }

  private static long floats4(float[][] columns1, int from1, float[] floatRows, long[] bits, long overlapBits,
      long hits) {
    float[] vxs = columns1[4], vys = columns1[5], vzs = columns1[6];
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    long dxIsZeroBits = 0;
    long dyIsZeroBits = 0;
    long dzIsZeroBits = 0;
    long largestGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector time = fromArray(FLOATS, floatRows, ROW_TIME + k);
      FloatVector vy = fromArray(FLOATS, vys, i);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k).lanewise(ADD, time.lanewise(MUL, vy));
      FLOAT_VECTOR.cast(dy).intoArray(floatRows, ROW_DY2 + k);
      FloatVector vz = fromArray(FLOATS, vzs, i);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k).lanewise(ADD, time.lanewise(MUL, vz));
      FLOAT_VECTOR.cast(dz).intoArray(floatRows, ROW_DZ2 + k);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX2 + k);
      VectorMask<Float> dxIsZero = dx.compare(EQ, zero);
      dxIsZeroBits |= dxIsZero.toLong() << k;
      VectorMask<Float> dyIsZero = dy.compare(EQ, zero);
      dyIsZeroBits |= dyIsZero.toLong() << k;
      VectorMask<Float> dzIsZero = dz.compare(EQ, zero);
      dzIsZeroBits |= dzIsZero.toLong() << k;
      VectorMask<Float> dxIsZeroAndDzIsZero = dxIsZero.and(dyIsZero).and(dzIsZero);
      VectorMask<Float> overlap = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> none = overlap.or(dxIsZeroAndDzIsZero);
      FloatVector minusVx = fromArray(FLOATS, vxs, i).lanewise(NEG);
      FLOAT_VECTOR.cast(minusVx).intoArray(floatRows, ROW_MINUS_VX + k);
      // none ? -vx : x
      FloatVector x = dx.blend(minusVx, none);
      FloatVector minusVy = vy.lanewise(NEG);
      FLOAT_VECTOR.cast(minusVy).intoArray(floatRows, ROW_MINUS_VY + k);
      // none ? -vy : y
      FloatVector y = dy.blend(minusVy, none);
      FloatVector minusVz = vz.lanewise(NEG);
      FLOAT_VECTOR.cast(minusVz).intoArray(floatRows, ROW_MINUS_VZ + k);
      // none ? -vz : z
      FloatVector z = dz.blend(minusVz, none);
      FloatVector largest = x.lanewise(ABS).lanewise(MAX, y.lanewise(ABS)).lanewise(MAX, z.lanewise(ABS));
      VectorMask<Float> largestGreaterZero = largest.compare(GT, zero);
      // largest > 0 ? x / largest : 0
      FloatVector sx = ALL_ZERO.blend(x.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? y / largest : 0
      FloatVector sy = ALL_ZERO.blend(y.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? z / largest : 0
      FloatVector sz = ALL_ZERO.blend(z.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? sx / (float) Math.sqrt(sx * sx + sy * sy + sz * sz) : 0; hit ? Sweep.normal(overlap, dx,
      // dy, dz, vx, vy, vz) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ZERO
          .blend(sx.lanewise(DIV, sx.lanewise(MUL, sx).lanewise(ADD, sy.lanewise(MUL, sy))
          .lanewise(ADD, sz.lanewise(MUL, sz)).lanewise(SQRT)), largestGreaterZero),
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_NX + k);
      VectorMask<Float> dyIsZeroAndDxIsZero = dyIsZero.and(dzIsZero).and(dxIsZero);
      VectorMask<Float> none2 = overlap.or(dyIsZeroAndDxIsZero);
      // none ? -vx : x
      FloatVector x2 = dy.blend(minusVy, none2);
      // none ? -vy : y
      FloatVector y2 = dz.blend(minusVz, none2);
      // none ? -vz : z
      FloatVector z2 = dx.blend(minusVx, none2);
      FloatVector largest2 = x2.lanewise(ABS).lanewise(MAX, y2.lanewise(ABS)).lanewise(MAX, z2.lanewise(ABS));
      VectorMask<Float> largestGreaterZero2 = largest2.compare(GT, zero);
      largestGreaterZeroBits |= largestGreaterZero2.toLong() << k;
      // largest > 0 ? x / largest : 0
      FloatVector sx2 = ALL_ZERO.blend(x2.lanewise(DIV, largest2), largestGreaterZero2);
      // largest > 0 ? y / largest : 0
      FloatVector sy2 = ALL_ZERO.blend(y2.lanewise(DIV, largest2), largestGreaterZero2);
      // largest > 0 ? z / largest : 0
      FloatVector sz2 = ALL_ZERO.blend(z2.lanewise(DIV, largest2), largestGreaterZero2);
      FLOAT_VECTOR.cast(sx2.lanewise(DIV, sx2.lanewise(MUL, sx2).lanewise(ADD, sy2.lanewise(MUL, sy2))
          .lanewise(ADD, sz2.lanewise(MUL, sz2)).lanewise(SQRT))).intoArray(floatRows, ROW_QUOTIENT + k);
    }
    bits[0] = dyIsZeroBits;
    bits[1] = dzIsZeroBits;
    bits[2] = largestGreaterZeroBits;
    return dxIsZeroBits;
  }

  private static void floats5(float[] floatRows, float[][] results, int at, long largestGreaterZeroBits,
      long hits, long dzIsZeroBits, long dxIsZeroBits, long dyIsZeroBits, long overlapBits) {
    float[] ts = results[0], nxs = results[1], nys = results[2], nzs = results[3];
    FloatVector zero = FloatVector.broadcast(FLOATS, 0.0f);
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      // largest > 0 ? sx / (float) Math.sqrt(sx * sx + sy * sy + sz * sz) : 0; hit ? Sweep.normal(overlap, dy,
      // dz, dx, vy, vz, vx) : 0
      FloatVector ny = ALL_ZERO.blend(ALL_ZERO
          .blend(fromArray(FLOATS, floatRows, ROW_QUOTIENT + k),
          VectorMask.fromLong(FLOATS, (largestGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)), hit);
      VectorMask<Float> dzIsZeroAndDyIsZero = VectorMask.fromLong(FLOATS, (dzIsZeroBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (dxIsZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (dyIsZeroBits >>> k)
          & WideLanes.FLOAT_LANES));
      VectorMask<Float> none = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)
          .or(dzIsZeroAndDyIsZero);
      // none ? -vx : x
      FloatVector x = fromArray(FLOATS, floatRows, ROW_DZ2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_VZ + k), none);
      // none ? -vy : y
      FloatVector y = fromArray(FLOATS, floatRows, ROW_DX2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_VX + k), none);
      // none ? -vz : z
      FloatVector z = fromArray(FLOATS, floatRows, ROW_DY2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_VY + k), none);
      FloatVector largest = x.lanewise(ABS).lanewise(MAX, y.lanewise(ABS)).lanewise(MAX, z.lanewise(ABS));
      VectorMask<Float> largestGreaterZero = largest.compare(GT, zero);
      // largest > 0 ? x / largest : 0
      FloatVector sx = ALL_ZERO.blend(x.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? y / largest : 0
      FloatVector sy = ALL_ZERO.blend(y.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? z / largest : 0
      FloatVector sz = ALL_ZERO.blend(z.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? sx / (float) Math.sqrt(sx * sx + sy * sy + sz * sz) : 0; hit ? Sweep.normal(overlap, dz,
      // dx, dy, vz, vx, vy) : 0
      FloatVector nz = ALL_ZERO.blend(ALL_ZERO
          .blend(sx.lanewise(DIV, sx.lanewise(MUL, sx).lanewise(ADD, sy.lanewise(MUL, sy))
          .lanewise(ADD, sz.lanewise(MUL, sz)).lanewise(SQRT)), largestGreaterZero), hit);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TIME + k)).intoArray(ts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NX + k)).intoArray(nxs, at + k);
      FLOAT_VECTOR.cast(ny).intoArray(nys, at + k);
      FLOAT_VECTOR.cast(nz).intoArray(nzs, at + k);
    }
  }
}
