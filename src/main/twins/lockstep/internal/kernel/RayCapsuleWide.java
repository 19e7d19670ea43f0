// Compiled from RayCapsule.java; changes are made there.
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

/** Wide twin of {@link RayCapsule#cast}: the same operations in the same order, on vectors of pairs. */
final class RayCapsuleWide implements LoopedKernel {
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_PARALLEL = FloatVector.broadcast(FLOATS, 5.684342E-14f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_MINUS_INFINITY = FloatVector.broadcast(FLOATS, Float.NEGATIVE_INFINITY);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[6]);

  private static final int ROW_FX = 0 * Kernel.BLOCK;
  private static final int ROW_FY = 1 * Kernel.BLOCK;
  private static final int ROW_FZ = 2 * Kernel.BLOCK;
  private static final int ROW_HX = 3 * Kernel.BLOCK;
  private static final int ROW_HY = 4 * Kernel.BLOCK;
  private static final int ROW_HZ = 5 * Kernel.BLOCK;
  private static final int ROW_R2 = 6 * Kernel.BLOCK;
  private static final int ROW_DX = 7 * Kernel.BLOCK;
  private static final int ROW_DY = 8 * Kernel.BLOCK;
  private static final int ROW_DZ = 9 * Kernel.BLOCK;
  private static final int ROW_T_MIN = 10 * Kernel.BLOCK;
  private static final int ROW_DD = 11 * Kernel.BLOCK;
  private static final int ROW_HH = 12 * Kernel.BLOCK;
  private static final int ROW_T_MAX = 13 * Kernel.BLOCK;
  private static final int ROW_DH = 14 * Kernel.BLOCK;
  private static final int ROW_EX = 15 * Kernel.BLOCK;
  private static final int ROW_EY = 16 * Kernel.BLOCK;
  private static final int ROW_EZ = 17 * Kernel.BLOCK;
  private static final int ROW_ROOT_EE = 18 * Kernel.BLOCK;
  private static final int ROW_HH_OR_MINUS_HH = 19 * Kernel.BLOCK;
  private static final int ROW_SUM = 20 * Kernel.BLOCK;
  private static final int ROW_MINUS_HH_OR_HH = 21 * Kernel.BLOCK;
  private static final int ROW_ROOT_DD = 22 * Kernel.BLOCK;
  private static final int ROW_S = 23 * Kernel.BLOCK;
  private static final int ROW_PX = 24 * Kernel.BLOCK;
  private static final int ROW_PY = 25 * Kernel.BLOCK;
  private static final int ROW_PZ = 26 * Kernel.BLOCK;
  private static final int ROW_PH = 27 * Kernel.BLOCK;
  private static final int ROW_GX = 28 * Kernel.BLOCK;
  private static final int ROW_GY = 29 * Kernel.BLOCK;
  private static final int ROW_GZ = 30 * Kernel.BLOCK;
  private static final int ROW_SLAB_ENTER = 31 * Kernel.BLOCK;
  private static final int ROW_SLAB_LEAVE = 32 * Kernel.BLOCK;
  private static final int ROW_C = 33 * Kernel.BLOCK;
  private static final int ROW_VX = 34 * Kernel.BLOCK;
  private static final int ROW_VY = 35 * Kernel.BLOCK;
  private static final int ROW_VZ = 36 * Kernel.BLOCK;
  private static final int ROW_ENTER = 37 * Kernel.BLOCK;
  private static final int ROW_LEAVE = 38 * Kernel.BLOCK;
  private static final int ROW_N = 39 * Kernel.BLOCK;
  private static final int ROW_ENTER2 = 40 * Kernel.BLOCK;
  private static final int ROW_T_NEAR = 41 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[42 * Kernel.BLOCK]);

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
      floats1(columns1, from1, columns2, from2, floatRows);
      long hhGreaterZeroBits = floats2(columns1, from1, columns2, from2, floatRows, bits);
      long parallelBits = bits[0];
      long eeGreaterZeroBits = bits[1];
      long tMinAtMostTMaxBits = bits[2];
      long rAtLeastZeroBits = bits[3];
      long ddAtMostLargestBits = bits[4];
      long startsBits = inside(floatRows, ROW_T_MIN);
      long endsBits = inside(floatRows, ROW_T_MAX);
      nearest(floatRows, ROW_FX, ROW_FY, ROW_FZ, ROW_DX, ROW_DY, ROW_DZ, ROW_S);
      long parallelAndEndsBits = parallelBits & endsBits;
      long eitherBits = startsBits | endsBits;
      floats4(columns1, from1, floatRows, hhGreaterZeroBits);
      nearest(floatRows, ROW_GX, ROW_GY, ROW_GZ, ROW_EX, ROW_EY, ROW_EZ, ROW_C);
      floats6(floatRows, eeGreaterZeroBits);
      nearest(floatRows, ROW_VX, ROW_VY, ROW_VZ, ROW_DX, ROW_DY, ROW_DZ, ROW_N);
      long passesBits = floats8(columns1, from1, floatRows, bits);
      long slabEnterLessEnterBits = bits[0];
      long parallelAndSlabEnterLessEnterBits = parallelAndEndsBits & slabEnterLessEnterBits;
      long eitherBits2 = eitherBits | passesBits;
      long eitherAndTMinAtMostTMaxBits = eitherBits2 & tMinAtMostTMaxBits;
      long eitherAndRAtLeastZeroBits = eitherAndTMinAtMostTMaxBits & rAtLeastZeroBits;
      long eitherAndDdAtMostLargestBits = eitherAndRAtLeastZeroBits & ddAtMostLargestBits;
      long absTNearAtMostLargestBits = floats10(columns1, from1, floatRows, parallelAndSlabEnterLessEnterBits,
          startsBits);
      long hits = eitherAndDdAtMostLargestBits & absTNearAtMostLargestBits;
      floats12(floatRows, results, at, hits);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] oxs = columns1[0], oys = columns1[1], ozs = columns1[2], dxs = columns1[3], dys = columns1[4],
        dzs = columns1[5], tMins = columns1[6];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], rs = columns2[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ox = fromArray(FLOATS, oxs, i);
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector bx = fromArray(FLOATS, bxs, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ox.lanewise(SUB, ax)
          .lanewise(ADD, ox.lanewise(SUB, bx)))).intoArray(floatRows, ROW_FX + k);
      FloatVector oy = fromArray(FLOATS, oys, i);
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector by = fromArray(FLOATS, bys, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, oy.lanewise(SUB, ay)
          .lanewise(ADD, oy.lanewise(SUB, by)))).intoArray(floatRows, ROW_FY + k);
      FloatVector oz = fromArray(FLOATS, ozs, i);
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, oz.lanewise(SUB, az)
          .lanewise(ADD, oz.lanewise(SUB, bz)))).intoArray(floatRows, ROW_FZ + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, bx.lanewise(SUB, ax))).intoArray(floatRows, ROW_HX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, by.lanewise(SUB, ay))).intoArray(floatRows, ROW_HY + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, bz.lanewise(SUB, az))).intoArray(floatRows, ROW_HZ + k);
      FloatVector r = fromArray(FLOATS, rs, j);
      FLOAT_VECTOR.cast(r.lanewise(MUL, r)).intoArray(floatRows, ROW_R2 + k);
      FloatVector dx = fromArray(FLOATS, dxs, i);
      FLOAT_VECTOR.cast(dx).intoArray(floatRows, ROW_DX + k);
      FloatVector dy = fromArray(FLOATS, dys, i);
      FLOAT_VECTOR.cast(dy).intoArray(floatRows, ROW_DY + k);
      FloatVector dz = fromArray(FLOATS, dzs, i);
      FLOAT_VECTOR.cast(dz).intoArray(floatRows, ROW_DZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, tMins, i)).intoArray(floatRows, ROW_T_MIN + k);
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(floatRows, ROW_DD + k);
    }
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] dxs = columns1[3], dys = columns1[4], dzs = columns1[5], tMins = columns1[6], tMaxs = columns1[7];
    float[] rs = columns2[6];
    long hhGreaterZeroBits = 0;
    long parallelBits = 0;
    long eeGreaterZeroBits = 0;
    long tMinAtMostTMaxBits = 0;
    long rAtLeastZeroBits = 0;
    long ddAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector hh = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz));
      FLOAT_VECTOR.cast(hh).intoArray(floatRows, ROW_HH + k);
      FloatVector tMax = fromArray(FLOATS, tMaxs, i);
      FLOAT_VECTOR.cast(tMax).intoArray(floatRows, ROW_T_MAX + k);
      FloatVector dx = fromArray(FLOATS, dxs, i);
      FloatVector dy = fromArray(FLOATS, dys, i);
      FloatVector dz = fromArray(FLOATS, dzs, i);
      FloatVector dh = dx.lanewise(MUL, hx).lanewise(ADD, dy.lanewise(MUL, hy))
          .lanewise(ADD, dz.lanewise(MUL, hz));
      FLOAT_VECTOR.cast(dh).intoArray(floatRows, ROW_DH + k);
      VectorMask<Float> hhGreaterZero = hh.compare(GT, ALL_ZERO);
      hhGreaterZeroBits |= hhGreaterZero.toLong() << k;
      // hh > 0 ? dh / hh : 0
      FloatVector alongD = ALL_ZERO.blend(dh.lanewise(DIV, hh), hhGreaterZero);
      FloatVector acrossX = dx.lanewise(SUB, alongD.lanewise(MUL, hx));
      FloatVector acrossY = dy.lanewise(SUB, alongD.lanewise(MUL, hy));
      FloatVector acrossZ = dz.lanewise(SUB, alongD.lanewise(MUL, hz));
      FloatVector dd = fromArray(FLOATS, floatRows, ROW_DD + k);
      VectorMask<Float> parallel = acrossX.lanewise(MUL, acrossX).lanewise(ADD, acrossY.lanewise(MUL, acrossY))
          .lanewise(ADD, acrossZ.lanewise(MUL, acrossZ)).compare(LE, ALL_PARALLEL.lanewise(MUL, dd));
      parallelBits |= parallel.toLong() << k;
      // parallel ? 0 : acrossX
      FloatVector ex = acrossX.blend(ALL_ZERO, parallel);
      FLOAT_VECTOR.cast(ex).intoArray(floatRows, ROW_EX + k);
      // parallel ? 0 : acrossY
      FloatVector ey = acrossY.blend(ALL_ZERO, parallel);
      FLOAT_VECTOR.cast(ey).intoArray(floatRows, ROW_EY + k);
      // parallel ? 0 : acrossZ
      FloatVector ez = acrossZ.blend(ALL_ZERO, parallel);
      FLOAT_VECTOR.cast(ez).intoArray(floatRows, ROW_EZ + k);
      FloatVector ee = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez));
      eeGreaterZeroBits |= ee.compare(GT, ALL_ZERO).toLong() << k;
      FLOAT_VECTOR.cast(ee.lanewise(SQRT)).intoArray(floatRows, ROW_ROOT_EE + k);
      VectorMask<Float> dhLessZero = dh.compare(LT, ALL_ZERO);
      FloatVector minusHh = hh.lanewise(NEG);
      // dh < 0 ? hh : -hh
      FLOAT_VECTOR.cast(minusHh.blend(hh, dhLessZero)).intoArray(floatRows, ROW_HH_OR_MINUS_HH + k);
      FLOAT_VECTOR.cast(dh.lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_SUM + k);
      // dh < 0 ? -hh : hh
      FLOAT_VECTOR.cast(hh.blend(minusHh, dhLessZero)).intoArray(floatRows, ROW_MINUS_HH_OR_HH + k);
      FLOAT_VECTOR.cast(dd.lanewise(SQRT)).intoArray(floatRows, ROW_ROOT_DD + k);
      tMinAtMostTMaxBits |= fromArray(FLOATS, tMins, i).compare(LE, tMax).toLong() << k;
      rAtLeastZeroBits |= fromArray(FLOATS, rs, j).compare(GE, ALL_ZERO).toLong() << k;
      ddAtMostLargestBits |= dd.compare(LE, ALL_LARGEST).toLong() << k;
    }
    bits[0] = parallelBits;
    bits[1] = eeGreaterZeroBits;
    bits[2] = tMinAtMostTMaxBits;
    bits[3] = rAtLeastZeroBits;
    bits[4] = ddAtMostLargestBits;
    return hhGreaterZeroBits;
  }

  private static void floats4(float[][] columns1, int from1, float[] floatRows, long hhGreaterZeroBits) {
    if (columns1 == null) {
      return;
    }
    float[] dxs = columns1[3], dys = columns1[4], dzs = columns1[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector px = fromArray(FLOATS, floatRows, ROW_FX + k)
          .lanewise(ADD, s.lanewise(MUL, fromArray(FLOATS, dxs, i)));
      FLOAT_VECTOR.cast(px).intoArray(floatRows, ROW_PX + k);
      FloatVector py = fromArray(FLOATS, floatRows, ROW_FY + k)
          .lanewise(ADD, s.lanewise(MUL, fromArray(FLOATS, dys, i)));
      FLOAT_VECTOR.cast(py).intoArray(floatRows, ROW_PY + k);
      FloatVector pz = fromArray(FLOATS, floatRows, ROW_FZ + k)
          .lanewise(ADD, s.lanewise(MUL, fromArray(FLOATS, dzs, i)));
      FLOAT_VECTOR.cast(pz).intoArray(floatRows, ROW_PZ + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector ph = px.lanewise(MUL, hx).lanewise(ADD, py.lanewise(MUL, hy))
          .lanewise(ADD, pz.lanewise(MUL, hz));
      FLOAT_VECTOR.cast(ph).intoArray(floatRows, ROW_PH + k);
      // hh > 0 ? ph / hh : 0
      FloatVector alongP = ALL_ZERO.blend(ph.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_HH + k)),
          VectorMask.fromLong(FLOATS, (hhGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(px.lanewise(SUB, alongP.lanewise(MUL, hx))).intoArray(floatRows, ROW_GX + k);
      FLOAT_VECTOR.cast(py.lanewise(SUB, alongP.lanewise(MUL, hy))).intoArray(floatRows, ROW_GY + k);
      FLOAT_VECTOR.cast(pz.lanewise(SUB, alongP.lanewise(MUL, hz))).intoArray(floatRows, ROW_GZ + k);
      FloatVector sum = fromArray(FLOATS, floatRows, ROW_SUM + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HH_OR_MINUS_HH + k).lanewise(SUB, ph)
          .lanewise(DIV, sum)).intoArray(floatRows, ROW_SLAB_ENTER + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MINUS_HH_OR_HH + k).lanewise(SUB, ph)
          .lanewise(DIV, sum)).intoArray(floatRows, ROW_SLAB_LEAVE + k);
    }
  }

  private static void floats6(float[] floatRows, long eeGreaterZeroBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector c = fromArray(FLOATS, floatRows, ROW_C + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_GX + k)
          .lanewise(ADD, c.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EX + k)));
      FloatVector y = fromArray(FLOATS, floatRows, ROW_GY + k)
          .lanewise(ADD, c.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EY + k)));
      FloatVector z = fromArray(FLOATS, floatRows, ROW_GZ + k)
          .lanewise(ADD, c.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EZ + k)));
      FloatVector sideDelta = fromArray(FLOATS, floatRows, ROW_R2 + k)
          .lanewise(SUB, x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z)));
      // sideDelta > 0 ? (float) Math.sqrt(sideDelta) : 0
      FloatVector sideRoot = ALL_ZERO.blend(sideDelta.lanewise(SQRT), sideDelta.compare(GT, ALL_ZERO));
      // ee > 0 ? sideRoot / (float) Math.sqrt(ee) : Float.POSITIVE_INFINITY
      FloatVector sideHalf = ALL_INFINITY.blend(sideRoot
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_ROOT_EE + k)),
          VectorMask.fromLong(FLOATS, (eeGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector sideEnter = c.lanewise(SUB, sideHalf);
      FloatVector sideLeave = c.lanewise(ADD, sideHalf);
      FloatVector slabEnter = fromArray(FLOATS, floatRows, ROW_SLAB_ENTER + k);
      // slabEnter > sideEnter ? slabEnter : sideEnter
      FloatVector bodyEnter = sideEnter.blend(slabEnter, slabEnter.compare(GT, sideEnter));
      FloatVector slabLeave = fromArray(FLOATS, floatRows, ROW_SLAB_LEAVE + k);
      // slabLeave < sideLeave ? slabLeave : sideLeave
      FloatVector bodyLeave = sideLeave.blend(slabLeave, slabLeave.compare(LT, sideLeave));
      VectorMask<Float> body = sideDelta.compare(GE, ALL_ZERO);
      body = bodyEnter.compare(LE, bodyLeave, body);
      FloatVector where = fromArray(FLOATS, floatRows, ROW_PH + k)
          .lanewise(ADD, sideEnter.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DH + k)));
      // where > 0 ? 1 : where < 0 ? -1 : 0
      FloatVector end = ALL_ZERO.blend(ALL_MINUS_ONE, where.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, where.compare(GT, ALL_ZERO));
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PX + k)
          .lanewise(SUB, end.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k)))).intoArray(floatRows,
          ROW_VX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PY + k)
          .lanewise(SUB, end.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)))).intoArray(floatRows,
          ROW_VY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PZ + k)
          .lanewise(SUB, end.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)))).intoArray(floatRows,
          ROW_VZ + k);
      // body ? bodyEnter : Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(bodyEnter, body)).intoArray(floatRows, ROW_ENTER + k);
      // body ? bodyLeave : Float.NEGATIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_MINUS_INFINITY.blend(bodyLeave, body)).intoArray(floatRows, ROW_LEAVE + k);
    }
  }

  private static long floats8(float[][] columns1, int from1, float[] floatRows, long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] dxs = columns1[3], dys = columns1[4], dzs = columns1[5], tMins = columns1[6], tMaxs = columns1[7];
    long passesBits = 0;
    long slabEnterLessEnterBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_VX + k)
          .lanewise(ADD, n.lanewise(MUL, fromArray(FLOATS, dxs, i)));
      FloatVector y = fromArray(FLOATS, floatRows, ROW_VY + k)
          .lanewise(ADD, n.lanewise(MUL, fromArray(FLOATS, dys, i)));
      FloatVector z = fromArray(FLOATS, floatRows, ROW_VZ + k)
          .lanewise(ADD, n.lanewise(MUL, fromArray(FLOATS, dzs, i)));
      FloatVector endDelta = fromArray(FLOATS, floatRows, ROW_R2 + k)
          .lanewise(SUB, x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z)));
      FloatVector endHalf = endDelta.lanewise(SQRT)
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_ROOT_DD + k));
      VectorMask<Float> cap = endDelta.compare(GE, ALL_ZERO);
      FloatVector difference = n.lanewise(SUB, endHalf);
      FloatVector enter = fromArray(FLOATS, floatRows, ROW_ENTER + k);
      VectorMask<Float> capAndValueLessEnter = difference.compare(LT, enter, cap);
      // cap && n - endHalf < enter ? n - endHalf : enter
      FloatVector enter2 = enter.blend(difference, capAndValueLessEnter);
      FLOAT_VECTOR.cast(enter2).intoArray(floatRows, ROW_ENTER2 + k);
      FloatVector sum = n.lanewise(ADD, endHalf);
      FloatVector leave = fromArray(FLOATS, floatRows, ROW_LEAVE + k);
      VectorMask<Float> capAndValueGreaterLeave = sum.compare(GT, leave, cap);
      // cap && n + endHalf > leave ? n + endHalf : leave
      FloatVector leave2 = leave.blend(sum, capAndValueGreaterLeave);
      FloatVector between = fromArray(FLOATS, floatRows, ROW_S + k)
          .lanewise(ADD, ALL_HALF.lanewise(MUL, enter2.lanewise(ADD, leave2)));
      VectorMask<Float> passes = fromArray(FLOATS, tMins, i).compare(LE, between);
      passes = between.compare(LE, fromArray(FLOATS, tMaxs, i), passes);
      passesBits |= passes.toLong() << k;
      slabEnterLessEnterBits |= fromArray(FLOATS, floatRows, ROW_SLAB_ENTER + k)
          .compare(LT, enter2).toLong() << k;
    }
    bits[0] = slabEnterLessEnterBits;
    return passesBits;
  }

  private static long floats10(float[][] columns1, int from1, float[] floatRows,
      long parallelAndSlabEnterLessEnterBits, long startsBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] tMins = columns1[6], tMaxs = columns1[7];
    long absTNearAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      // parallel && ends && slabEnter < enter ? slabEnter : enter
      FloatVector enter = fromArray(FLOATS, floatRows, ROW_S + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ENTER2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_SLAB_ENTER + k),
          VectorMask.fromLong(FLOATS, (parallelAndSlabEnterLessEnterBits >>> k) & WideLanes.FLOAT_LANES)));
      FloatVector tMin = fromArray(FLOATS, tMins, i);
      // enter > tMin ? enter : tMin
      FloatVector later = tMin.blend(enter, enter.compare(GT, tMin));
      FloatVector tMax = fromArray(FLOATS, tMaxs, i);
      // starts ? tMin : later < tMax ? later : tMax
      FloatVector tNear = tMax.blend(later, later.compare(LT, tMax))
          .blend(tMin, VectorMask.fromLong(FLOATS, (startsBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(tNear).intoArray(floatRows, ROW_T_NEAR + k);
      absTNearAtMostLargestBits |= tNear.lanewise(ABS).compare(LE, ALL_LARGEST).toLong() << k;
    }
    return absTNearAtMostLargestBits;
  }

  private static void floats12(float[] floatRows, float[][] results, int at, long hits) {
    if (floatRows == null) {
      return;
    }
    float[] keys = results[0];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // hit ? tNear : Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(fromArray(FLOATS, floatRows, ROW_T_NEAR + k),
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES))).intoArray(keys, at + k);
    }
  }

  /** {@code inside} of a block, from rows of values. */
  private static long inside(float[] rows, int tRow) {
    if (rows == null) {
      return 0;
    }
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector t = fromArray(FLOATS, rows, tRow + k);
      FloatVector x = fromArray(FLOATS, rows, ROW_FX + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, ROW_DX + k)));
      FloatVector y = fromArray(FLOATS, rows, ROW_FY + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, ROW_DY + k)));
      FloatVector z = fromArray(FLOATS, rows, ROW_FZ + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, ROW_DZ + k)));
      FloatVector hx = fromArray(FLOATS, rows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, rows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, rows, ROW_HZ + k);
      FloatVector numerator = x.lanewise(MUL, hx).lanewise(ADD, y.lanewise(MUL, hy))
          .lanewise(ADD, z.lanewise(MUL, hz));
      FloatVector denominator = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector along = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS).compare(LT, denominator));
      FloatVector x2 = x.lanewise(SUB, along.lanewise(MUL, hx));
      FloatVector y2 = y.lanewise(SUB, along.lanewise(MUL, hy));
      FloatVector z2 = z.lanewise(SUB, along.lanewise(MUL, hz));
      hits |= fromArray(FLOATS, rows, ROW_R2 + k)
          .lanewise(SUB, x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2))).compare(GE, ALL_ZERO).toLong() << k;
    }
    return hits;
  }

  /** {@code nearest} of a block, from rows of values to another row. */
  private static void nearest(float[] rows, int fxRow, int fyRow, int fzRow, int dxRow, int dyRow, int dzRow,
      int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector dx = fromArray(FLOATS, rows, dxRow + k);
      FloatVector dy = fromArray(FLOATS, rows, dyRow + k);
      FloatVector dz = fromArray(FLOATS, rows, dzRow + k);
      FloatVector dd = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      // dd > 0 ? -dot(fx, fy, fz, dx, dy, dz) / dd : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, rows, fxRow + k).lanewise(MUL, dx)
          .lanewise(ADD, fromArray(FLOATS, rows, fyRow + k).lanewise(MUL, dy))
          .lanewise(ADD, fromArray(FLOATS, rows, fzRow + k).lanewise(MUL, dz)).lanewise(NEG).lanewise(DIV, dd),
          dd.compare(GT, ALL_ZERO))).intoArray(rows, to + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null, null);
      floats4(null, 0, null, 0);
      floats6(null, 0);
      floats8(null, 0, null, null);
      floats10(null, 0, null, 0, 0);
      floats12(null, null, 0, 0);
      inside(null, 0);
      nearest(null, 0, 0, 0, 0, 0, 0, 0);
    }
  }
}
