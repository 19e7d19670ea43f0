package lockstep.internal.kernel;

import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;

/**
 * Overlap test of two triangles, by separating axes (SAT).
 *
 * <p>They overlap where no axis separates them: the two normals, the nine products of an edge of each,
 * and for coplanar ones the six in-plane normals of the edges (Ericson, Real-Time Collision
 * Detection, 2005, 5.2.1 and 5.2.10). Both are closed: a shared vertex or edge, a vertex in a face
 * and coplanar contact are overlaps. A triangle without area is a segment or a point. A NaN or an
 * infinite vertex is a miss.
 *
 * <p>Bounds are compared in float, exactly. The other axes are computed in double, from coordinates
 * relative to one vertex. With S the sum of the absolute values of those coordinates, axis by axis, a
 * projection on an axis L is wrong by less than {@code 4 u (|L|·S)}, {@code u = 2^-53}; so L separates only
 * where the gap is more than {@code 8 u (|L|·S)}. Any direction may serve as an axis, so it does not matter
 * that L itself is rounded, or is little but rounding where edges are parallel. Hence every true overlap is
 * a hit and every miss a true gap; a false hit needs a gap that no axis shows beyond that bound, eight
 * digits finer than a float's ulp for all but slivers.
 *
 * <p>The vertex they are relative to belongs to the triangle that comes first in the order of its nine
 * numbers, so the order of the operands changes no rounding, and no answer.
 *
 * <p>Range: every finite float.
 */
final class TriangleTriangle {
  /** 8 u: the gap, in units of |L|·S, that rounding cannot make. */
  static final double TOLERANCE = 0x1p-50;

  /** Vectors of one pair, three rows (x, y, z) each; the first vertex, A, is the origin. */
  static final int B = 0, C = 3, U = 6, V = 9, W = 12;
  static final int AB = 15, BC = 18, CA = 21, UV = 24, VW = 27, WU = 30;
  static final int NORMAL1 = 33, NORMAL2 = 36;

  /** S of each coordinate. */
  static final int SIZE = 39;

  static final int ROWS = 42;

  /** Each axis is the cross product of two of the vectors above. */
  static final int[][] AXES =
      {{AB, CA}, {UV, WU}, {AB, UV}, {AB, VW}, {AB, WU}, {BC, UV}, {BC, VW}, {BC, WU}, {CA, UV}, {CA, VW},
          {CA, WU}, {NORMAL1, AB}, {NORMAL1, BC}, {NORMAL1, CA}, {NORMAL2, UV}, {NORMAL2, VW}, {NORMAL2, WU}};

  private static final ThreadLocal<double[]> VECTORS = ThreadLocal.withInitial(() -> new double[ROWS]);

  /** Gaps below some 2⁻⁴⁹ of the extent, which is at most twice the largest coordinate, may count as touching. */
  static final ErrorBound ERROR = new ErrorBound(0x1p-24f, 0);

  private TriangleTriangle() {}

  static boolean overlap(float ax, float ay, float az, float bx, float by, float bz, float cx, float cy,
      float cz, float ux, float uy, float uz, float vx, float vy, float vz, float wx, float wy, float wz,
      double[] vectors) {
    if (!(boundsMeet(ax, bx, cx, ux, vx, wx) && boundsMeet(ay, by, cy, uy, vy, wy)
        && boundsMeet(az, bz, cz, uz, vz, wz))) {
      return false;
    }
    boolean swap = after(ax, ux, after(ay, uy, after(az, uz,
        after(bx, vx, after(by, vy, after(bz, vz, after(cx, wx, after(cy, wy, after(cz, wz, false)))))))));
    points(vectors, 0, swap, ax, bx, cx, ux, vx, wx);
    points(vectors, 1, swap, ay, by, cy, uy, vy, wy);
    points(vectors, 2, swap, az, bz, cz, uz, vz, wz);
    cross(vectors, AB, CA, NORMAL1, 1, 0);
    cross(vectors, UV, WU, NORMAL2, 1, 0);
    if (isZero(vectors, NORMAL1, 1, 0) || isZero(vectors, NORMAL2, 1, 0)) {
      replaceZeroNormals(vectors, 1, 0);
    }
    // ten coordinates' differences cannot exceed this; NaN and infinity do
    if (!(vectors[SIZE] + vectors[SIZE + 1] + vectors[SIZE + 2] <= Float.MAX_VALUE * 32.0)) {
      return false;
    }
    for (int[] axis : AXES) {
      if (!meet(vectors, axis[0], axis[1])) {
        return false;
      }
    }
    return true;
  }

  private static boolean boundsMeet(float a, float b, float c, float u, float v, float w) {
    float low1 = a < b ? a : b;
    low1 = c < low1 ? c : low1;
    float high1 = a > b ? a : b;
    high1 = c > high1 ? c : high1;
    float low2 = u < v ? u : v;
    low2 = w < low2 ? w : low2;
    float high2 = u > v ? u : v;
    high2 = w > high2 ? w : high2;
    return low1 <= high2 && low2 <= high1;
  }

  /** Does a come after u, or, where they are equal, what follows them? */
  private static boolean after(float a, float u, boolean rest) {
    return a > u || (a == u && rest);
  }

  /** Fills one coordinate of points, edges and S, of the triangles swapped or not. */
  private static void points(double[] vectors, int axis, boolean swap, float a1, float b1, float c1, float a2,
      float b2, float c2) {
    double a = swap ? a2 : a1;
    double ab = (swap ? b2 : b1) - a;
    double ac = (swap ? c2 : c1) - a;
    double au = (swap ? a1 : a2) - a;
    double av = (swap ? b1 : b2) - a;
    double aw = (swap ? c1 : c2) - a;
    vectors[B + axis] = ab;
    vectors[C + axis] = ac;
    vectors[U + axis] = au;
    vectors[V + axis] = av;
    vectors[W + axis] = aw;
    vectors[AB + axis] = ab;
    vectors[BC + axis] = ac - ab;
    vectors[CA + axis] = -ac;
    vectors[UV + axis] = av - au;
    vectors[VW + axis] = aw - av;
    vectors[WU + axis] = au - aw;
    vectors[SIZE + axis] = Math.abs(ab) + Math.abs(ac) + Math.abs(au) + Math.abs(av) + Math.abs(aw);
  }

  /**
   * Gives triangles without area, whose normal is zero, one for the axes in their plane: the other's, or
   * where both are segments that of the plane through them. Row r of the vectors is at {@code r width + lane}.
   */
  static void replaceZeroNormals(double[] vectors, int width, int lane) {
    boolean zero1 = isZero(vectors, NORMAL1, width, lane), zero2 = isZero(vectors, NORMAL2, width, lane);
    if (zero1 && zero2) {
      int e = isZero(vectors, AB, width, lane) ? CA : AB;
      int f = isZero(vectors, UV, width, lane) ? WU : UV;
      cross(vectors, e, f, NORMAL1, width, lane);
      if (isZero(vectors, NORMAL1, width, lane)) { // parallel, or points
        cross(vectors, isZero(vectors, e, width, lane) ? f : e, U, NORMAL1, width, lane);
      }
    }
    for (int c = 0; c < 3; c++) {
      int at1 = (NORMAL1 + c) * width + lane, at2 = (NORMAL2 + c) * width + lane;
      if (zero2) {
        vectors[at2] = vectors[at1];
      } else if (zero1) {
        vectors[at1] = vectors[at2];
      }
    }
  }

  private static boolean isZero(double[] vectors, int e, int width, int lane) {
    return vectors[e * width + lane] == 0 && vectors[(e + 1) * width + lane] == 0
        && vectors[(e + 2) * width + lane] == 0;
  }

  private static void cross(double[] vectors, int e, int f, int to, int width, int lane) {
    double ex = vectors[e * width + lane], fx = vectors[f * width + lane];
    double ey = vectors[(e + 1) * width + lane], fy = vectors[(f + 1) * width + lane];
    double ez = vectors[(e + 2) * width + lane], fz = vectors[(f + 2) * width + lane];
    vectors[to * width + lane] = ey * fz - ez * fy;
    vectors[(to + 1) * width + lane] = ez * fx - ex * fz;
    vectors[(to + 2) * width + lane] = ex * fy - ey * fx;
  }

  /** Do the triangles' intervals on the axis e × f meet, or miss by no more than rounding may? */
  private static boolean meet(double[] vectors, int e, int f) {
    double ex = vectors[e], ey = vectors[e + 1], ez = vectors[e + 2];
    double fx = vectors[f], fy = vectors[f + 1], fz = vectors[f + 2];
    double x = ey * fz - ez * fy;
    double y = ez * fx - ex * fz;
    double z = ex * fy - ey * fx;
    double b = x * vectors[B] + y * vectors[B + 1] + z * vectors[B + 2];
    double c = x * vectors[C] + y * vectors[C + 1] + z * vectors[C + 2];
    double u = x * vectors[U] + y * vectors[U + 1] + z * vectors[U + 2];
    double v = x * vectors[V] + y * vectors[V + 1] + z * vectors[V + 2];
    double w = x * vectors[W] + y * vectors[W + 1] + z * vectors[W + 2];
    double low1 = b < 0 ? b : 0;
    low1 = c < low1 ? c : low1;
    double high1 = b > 0 ? b : 0;
    high1 = c > high1 ? c : high1;
    double low2 = u < v ? u : v;
    low2 = w < low2 ? w : low2;
    double high2 = u > v ? u : v;
    high2 = w > high2 ? w : high2;
    double slack = TOLERANCE
        * (Math.abs(x) * vectors[SIZE] + Math.abs(y) * vectors[SIZE + 1] + Math.abs(z) * vectors[SIZE + 2]);
    return low2 - high1 <= slack && low1 - high2 <= slack;
  }

  /** Columns of both sides: ax, ay, az, bx, …, cz. */
  static void overlap(Operand triangles1, Operand triangles2, int count, Output out) {
    float[][] s = triangles1.columns, t = triangles2.columns;
    float[] ax = s[0], ay = s[1], az = s[2], bx = s[3], by = s[4], bz = s[5], cx = s[6], cy = s[7], cz = s[8];
    float[] ux = t[0], uy = t[1], uz = t[2], vx = t[3], vy = t[4], vz = t[5], wx = t[6], wy = t[7], wz = t[8];
    double[] vectors = VECTORS.get();
    int first = triangles1.from;
    int second = triangles2.from;
    for (int start = 0; start < count; start += Kernel.BLOCK) {
      int pairs = Math.min(Kernel.BLOCK, count - start);
      long word = 0;
      for (int k = 0; k < pairs; k++) {
        int i = first + k;
        int j = second + k;
        if (overlap(ax[i], ay[i], az[i], bx[i], by[i], bz[i], cx[i], cy[i], cz[i], ux[j], uy[j], uz[j], vx[j],
            vy[j], vz[j], wx[j], wy[j], wz[j], vectors)) {
          word |= 1L << k;
        }
      }
      out.planes[0][out.word + (start >>> 6)] = word;
      first += triangles1.stride;
      second += triangles2.stride;
    }
  }
}
