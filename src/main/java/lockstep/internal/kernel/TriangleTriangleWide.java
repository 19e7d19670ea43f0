package lockstep.internal.kernel;

import static jdk.incubator.vector.DoubleVector.fromArray;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.F2D;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
import static lockstep.internal.kernel.TriangleTriangle.TOLERANCE;
import static lockstep.twin.WideLanes.DOUBLES;
import static lockstep.twin.WideLanes.FLOATS;

import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/**
 * Vector twin of {@link TriangleTriangle}, a vector of pairs at a time, in two stages for {@link Staged}: the bounds,
 * and the separating axes. The axes are too much code for one compiled method, so they run as short
 * passes over a block of pairs that meet in a small array: row r is elements {@code 64 r … 64 r + 63}.
 */
final class TriangleTriangleWide {
  private static final int LANES = DOUBLES.length();
  private static final long LANE_BITS = (1L << LANES) - 1;

  /** Vectors of a block of pairs, three rows (x, y, z) each; the first vertex, A, is the origin. */
  private static final int B = 0, C = 3, U = 6, V = 9, W = 12;
  private static final int AB = 15, BC = 18, CA = 21, UV = 24, VW = 27, WU = 30;
  private static final int NORMAL1 = 33, NORMAL2 = 36;

  /** S of each coordinate. */
  private static final int SIZE = 39;

  private static final int ROWS = 42;

  /** Each axis is the cross product of two of the vectors above. */
  private static final int[][] AXES =
      {{AB, CA}, {UV, WU}, {AB, UV}, {AB, VW}, {AB, WU}, {BC, UV}, {BC, VW}, {BC, WU}, {CA, UV}, {CA, VW},
          {CA, WU}, {NORMAL1, AB}, {NORMAL1, BC}, {NORMAL1, CA}, {NORMAL2, UV}, {NORMAL2, VW}, {NORMAL2, WU}};

  private static final ThreadLocal<double[]> VECTORS =
      ThreadLocal.withInitial(() -> new double[ROWS * Kernel.BLOCK]);

  private TriangleTriangleWide() {}

  /** First stage: do the bounds meet on each axis? */
  static void boundsMeet(int axis, Operand triangles1, Operand triangles2, int count, Output out) {
    float[] as = triangles1.columns[axis], bs = triangles1.columns[axis + 3],
        cs = triangles1.columns[axis + 6];
    float[] us = triangles2.columns[axis], vs = triangles2.columns[axis + 3],
        ws = triangles2.columns[axis + 6];
    long[] words = out.planes[0];
    int first = triangles1.from;
    int second = triangles2.from;
    int end = out.word + Kernel.words(count);
    for (int word = out.word; word < end; word++) {
      long meet = 0;
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
        FloatVector a = FloatVector.fromArray(FLOATS, as, first + k);
        FloatVector b = FloatVector.fromArray(FLOATS, bs, first + k);
        FloatVector c = FloatVector.fromArray(FLOATS, cs, first + k);
        FloatVector u = FloatVector.fromArray(FLOATS, us, second + k);
        FloatVector v = FloatVector.fromArray(FLOATS, vs, second + k);
        FloatVector w = FloatVector.fromArray(FLOATS, ws, second + k);
        VectorMask<Float> below = WideLanes.min(a, b, c).compare(LE, WideLanes.max(u, v, w));
        VectorMask<Float> above = WideLanes.min(u, v, w).compare(LE, WideLanes.max(a, b, c));
        meet |= below.and(above).toLong() << k;
      }
      words[word] = meet;
      first += triangles1.stride;
      second += triangles2.stride;
    }
  }

  /** Second stage, for pairs whose bounds meet: does no axis separate them? */
  static void axes(Operand triangles1, Operand triangles2, int count, Output out) {
    double[] vectors = VECTORS.get();
    int first = triangles1.from;
    int second = triangles2.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long swap = after(triangles1.columns, first, triangles2.columns, second);
      for (int axis = 0; axis < 3; axis++) {
        points(vectors, axis, swap, triangles1.columns, first, triangles2.columns, second);
      }
      cross(vectors, AB, CA, NORMAL1);
      cross(vectors, UV, WU, NORMAL2);
      long zero = zero(vectors, NORMAL1) | zero(vectors, NORMAL2);
      if (block == blocks - 1) {
        zero &= -1L >>> -count; // what stands beyond the pairs may well be zero
      }
      for (; zero != 0; zero &= zero - 1) {
        replaceZeroNormals(vectors, Long.numberOfTrailingZeros(zero));
      }
      long word = finite(vectors);
      for (int axis = 0; axis < AXES.length && word != 0; axis++) {
        word &= meet(vectors, AXES[axis][0], AXES[axis][1]);
      }
      out.planes[0][out.word + block] = word;
      first += triangles1.stride;
      second += triangles2.stride;
    }
  }

  private static DoubleVector widen(float[] column, int at) {
    return (DoubleVector) FloatVector.fromArray(WideLanes.HALF, column, at).convertShape(F2D, DOUBLES, 0);
  }

  /** The pairs whose first triangle comes after the second in the order of their nine numbers. */
  private static long after(float[][] s, int i, float[][] t, int j) {
    long after = 0;
    long equal = -1;
    for (int c = 0; c < s.length && equal != 0; c++) {
      float[] as = s[c], us = t[c];
      long greater = 0;
      long same = 0;
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
        FloatVector a = FloatVector.fromArray(FLOATS, as, i + k);
        FloatVector u = FloatVector.fromArray(FLOATS, us, j + k);
        greater |= a.compare(GT, u).toLong() << k;
        same |= a.compare(EQ, u).toLong() << k;
      }
      after |= equal & greater;
      equal &= same;
    }
    return after;
  }

  /**
   * Fills one coordinate of points, edges and S, of the triangles swapped where {@code swaps} has a bit.
   */
  private static void points(double[] vectors, int axis, long swaps, float[][] s, int i, float[][] t, int j) {
    float[] a1s = s[axis], b1s = s[axis + 3], c1s = s[axis + 6];
    float[] a2s = t[axis], b2s = t[axis + 3], c2s = t[axis + 6];
    for (int k = 0; k < Kernel.BLOCK; k += LANES) {
      VectorMask<Double> swap = VectorMask.fromLong(DOUBLES, (swaps >>> k) & LANE_BITS);
      DoubleVector a1 = widen(a1s, i + k), a2 = widen(a2s, j + k);
      DoubleVector b1 = widen(b1s, i + k), b2 = widen(b2s, j + k);
      DoubleVector c1 = widen(c1s, i + k), c2 = widen(c2s, j + k);
      DoubleVector a = a1.blend(a2, swap); // swap ? a2 : a1, and so on
      DoubleVector ab = b1.blend(b2, swap).sub(a);
      DoubleVector ac = c1.blend(c2, swap).sub(a);
      DoubleVector au = a2.blend(a1, swap).sub(a);
      DoubleVector av = b2.blend(b1, swap).sub(a);
      DoubleVector aw = c2.blend(c1, swap).sub(a);
      ab.intoArray(vectors, 64 * (B + axis) + k);
      ac.intoArray(vectors, 64 * (C + axis) + k);
      au.intoArray(vectors, 64 * (U + axis) + k);
      av.intoArray(vectors, 64 * (V + axis) + k);
      aw.intoArray(vectors, 64 * (W + axis) + k);
      ab.intoArray(vectors, 64 * (AB + axis) + k);
      ac.sub(ab).intoArray(vectors, 64 * (BC + axis) + k);
      ac.neg().intoArray(vectors, 64 * (CA + axis) + k);
      av.sub(au).intoArray(vectors, 64 * (UV + axis) + k);
      aw.sub(av).intoArray(vectors, 64 * (VW + axis) + k);
      au.sub(aw).intoArray(vectors, 64 * (WU + axis) + k);
      ab.abs().add(ac.abs()).add(au.abs()).add(av.abs()).add(aw.abs()).intoArray(vectors,
          64 * (SIZE + axis) + k);
    }
  }

  /** The pairs without NaN or infinity. */
  private static long finite(double[] vectors) {
    long finite = 0;
    for (int k = 0; k < Kernel.BLOCK; k += LANES) {
      DoubleVector size =
          fromArray(DOUBLES, vectors, 64 * SIZE + k).add(fromArray(DOUBLES, vectors, 64 * (SIZE + 1) + k))
              .add(fromArray(DOUBLES, vectors, 64 * (SIZE + 2) + k));
      finite |= size.compare(LE, Float.MAX_VALUE * 32.0).toLong() << k;
    }
    return finite;
  }

  /**
   * Gives triangles without area, whose normal is zero, one for the axes in their plane: the other's, or
   * where both are segments that of the plane through them. Row r of the vectors is at {@code 64 r + lane}.
   */
  private static void replaceZeroNormals(double[] vectors, int lane) {
    boolean zero1 = isZero(vectors, NORMAL1, lane), zero2 = isZero(vectors, NORMAL2, lane);
    if (zero1 && zero2) {
      int e = isZero(vectors, AB, lane) ? CA : AB;
      int f = isZero(vectors, UV, lane) ? WU : UV;
      cross(vectors, e, f, NORMAL1, lane);
      if (isZero(vectors, NORMAL1, lane)) { // parallel, or points
        cross(vectors, isZero(vectors, e, lane) ? f : e, U, NORMAL1, lane);
      }
    }
    for (int c = 0; c < 3; c++) {
      int at1 = (NORMAL1 + c) * Kernel.BLOCK + lane, at2 = (NORMAL2 + c) * Kernel.BLOCK + lane;
      if (zero2) {
        vectors[at2] = vectors[at1];
      } else if (zero1) {
        vectors[at1] = vectors[at2];
      }
    }
  }

  private static boolean isZero(double[] vectors, int e, int lane) {
    return vectors[e * Kernel.BLOCK + lane] == 0 && vectors[(e + 1) * Kernel.BLOCK + lane] == 0
        && vectors[(e + 2) * Kernel.BLOCK + lane] == 0;
  }

  private static void cross(double[] vectors, int e, int f, int to, int lane) {
    double ex = vectors[e * Kernel.BLOCK + lane], fx = vectors[f * Kernel.BLOCK + lane];
    double ey = vectors[(e + 1) * Kernel.BLOCK + lane], fy = vectors[(f + 1) * Kernel.BLOCK + lane];
    double ez = vectors[(e + 2) * Kernel.BLOCK + lane], fz = vectors[(f + 2) * Kernel.BLOCK + lane];
    vectors[to * Kernel.BLOCK + lane] = ey * fz - ez * fy;
    vectors[(to + 1) * Kernel.BLOCK + lane] = ez * fx - ex * fz;
    vectors[(to + 2) * Kernel.BLOCK + lane] = ex * fy - ey * fx;
  }

  private static void cross(double[] vectors, int e, int f, int to) {
    for (int k = 0; k < Kernel.BLOCK; k += LANES) {
      DoubleVector ex = fromArray(DOUBLES, vectors, 64 * e + k),
          ey = fromArray(DOUBLES, vectors, 64 * (e + 1) + k),
          ez = fromArray(DOUBLES, vectors, 64 * (e + 2) + k);
      DoubleVector fx = fromArray(DOUBLES, vectors, 64 * f + k),
          fy = fromArray(DOUBLES, vectors, 64 * (f + 1) + k),
          fz = fromArray(DOUBLES, vectors, 64 * (f + 2) + k);
      ey.mul(fz).sub(ez.mul(fy)).intoArray(vectors, 64 * to + k);
      ez.mul(fx).sub(ex.mul(fz)).intoArray(vectors, 64 * (to + 1) + k);
      ex.mul(fy).sub(ey.mul(fx)).intoArray(vectors, 64 * (to + 2) + k);
    }
  }

  /** The pairs whose vector e is zero. */
  private static long zero(double[] vectors, int e) {
    long word = 0;
    for (int k = 0; k < Kernel.BLOCK; k += LANES) {
      VectorMask<Double> zero = fromArray(DOUBLES, vectors, 64 * e + k).compare(EQ, 0.0);
      zero = fromArray(DOUBLES, vectors, 64 * (e + 1) + k).compare(EQ, 0.0, zero);
      zero = fromArray(DOUBLES, vectors, 64 * (e + 2) + k).compare(EQ, 0.0, zero);
      word |= zero.toLong() << k;
    }
    return word;
  }

  /** The pairs whose intervals on the axis e × f meet, or miss by no more than rounding may. */
  private static long meet(double[] vectors, int e, int f) {
    DoubleVector zero = DoubleVector.zero(DOUBLES);
    long word = 0;
    for (int k = 0; k < Kernel.BLOCK; k += LANES) {
      DoubleVector ex = fromArray(DOUBLES, vectors, 64 * e + k),
          ey = fromArray(DOUBLES, vectors, 64 * (e + 1) + k),
          ez = fromArray(DOUBLES, vectors, 64 * (e + 2) + k);
      DoubleVector fx = fromArray(DOUBLES, vectors, 64 * f + k),
          fy = fromArray(DOUBLES, vectors, 64 * (f + 1) + k),
          fz = fromArray(DOUBLES, vectors, 64 * (f + 2) + k);
      DoubleVector x = ey.mul(fz).sub(ez.mul(fy));
      DoubleVector y = ez.mul(fx).sub(ex.mul(fz));
      DoubleVector z = ex.mul(fy).sub(ey.mul(fx));
      // five projections written out: this late in the method a helper is not inlined, and boxes its vectors
      DoubleVector b = x.mul(fromArray(DOUBLES, vectors, 64 * B + k))
          .add(y.mul(fromArray(DOUBLES, vectors, 64 * B + 64 + k)))
          .add(z.mul(fromArray(DOUBLES, vectors, 64 * B + 128 + k)));
      DoubleVector c = x.mul(fromArray(DOUBLES, vectors, 64 * C + k))
          .add(y.mul(fromArray(DOUBLES, vectors, 64 * C + 64 + k)))
          .add(z.mul(fromArray(DOUBLES, vectors, 64 * C + 128 + k)));
      DoubleVector u = x.mul(fromArray(DOUBLES, vectors, 64 * U + k))
          .add(y.mul(fromArray(DOUBLES, vectors, 64 * U + 64 + k)))
          .add(z.mul(fromArray(DOUBLES, vectors, 64 * U + 128 + k)));
      DoubleVector v = x.mul(fromArray(DOUBLES, vectors, 64 * V + k))
          .add(y.mul(fromArray(DOUBLES, vectors, 64 * V + 64 + k)))
          .add(z.mul(fromArray(DOUBLES, vectors, 64 * V + 128 + k)));
      DoubleVector w = x.mul(fromArray(DOUBLES, vectors, 64 * W + k))
          .add(y.mul(fromArray(DOUBLES, vectors, 64 * W + 64 + k)))
          .add(z.mul(fromArray(DOUBLES, vectors, 64 * W + 128 + k)));
      // b < 0 ? b : 0, then c < low1 ? c : low1; and so on
      DoubleVector low1 = zero.blend(b, b.compare(LT, zero));
      low1 = low1.blend(c, c.compare(LT, low1));
      DoubleVector high1 = zero.blend(b, b.compare(GT, zero));
      high1 = high1.blend(c, c.compare(GT, high1));
      DoubleVector low2 = v.blend(u, u.compare(LT, v));
      low2 = low2.blend(w, w.compare(LT, low2));
      DoubleVector high2 = v.blend(u, u.compare(GT, v));
      high2 = high2.blend(w, w.compare(GT, high2));
      DoubleVector slack = x.abs().mul(fromArray(DOUBLES, vectors, 64 * SIZE + k))
          .add(y.abs().mul(fromArray(DOUBLES, vectors, 64 * (SIZE + 1) + k)))
          .add(z.abs().mul(fromArray(DOUBLES, vectors, 64 * (SIZE + 2) + k))).mul(TOLERANCE);
      VectorMask<Double> meet = low2.sub(high1).compare(LE, slack).and(low1.sub(high2).compare(LE, slack));
      word |= meet.toLong() << k;
    }
    return word;
  }
}
