package lockstep.internal.kernel;

import lockstep.twin.Twin;

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

  /** Gaps below some 2⁻⁴⁹ of the extent, which is at most twice the largest coordinate, may count as touching. */
  static final ErrorBound ERROR = new ErrorBound(0x1p-24f, 0);

  private TriangleTriangle() {}

  @Twin
  static boolean overlap(float ax, float ay, float az, float bx, float by, float bz, float cx, float cy,
      float cz, @Twin.Second float ux, float uy, float uz, float vx, float vy, float vz, float wx, float wy,
      float wz) {
    @Twin.Stage
    boolean bounds = boundsMeet(ax, bx, cx, ux, vx, wx) && boundsMeet(ay, by, cy, uy, vy, wy)
        && boundsMeet(az, bz, cz, uz, vz, wz);
    if (!bounds) {
      return false;
    }
    return noAxisSeparates(ax, ay, az, bx, by, bz, cx, cy, cz, ux, uy, uz, vx, vy, vz, wx, wy, wz);
  }

  /** Does abc come after uvw, in the order of their numbers? */
  static boolean after(float ax, float ay, float az, float bx, float by, float bz, float cx, float cy,
      float cz, float ux, float uy, float uz, float vx, float vy, float vz, float wx, float wy, float wz) {
    return after(ax, ux, after(ay, uy, after(az, uz,
        after(bx, vx, after(by, vy, after(bz, vz, after(cx, wx, after(cy, wy, after(cz, wz, false)))))))));
  }

  private static boolean noAxisSeparates(float ax, float ay, float az, float bx, float by, float bz, float cx,
      float cy, float cz, float ux, float uy, float uz, float vx, float vy, float vz, float wx, float wy,
      float wz) {
    boolean swap = after(ax, ay, az, bx, by, bz, cx, cy, cz, ux, uy, uz, vx, vy, vz, wx, wy, wz);
    // abc is now the triangle that comes first, and every point stands relative to a
    double ox = swap ? ux : ax;
    double oy = swap ? uy : ay;
    double oz = swap ? uz : az;
    double abx = (swap ? vx : bx) - ox, aby = (swap ? vy : by) - oy, abz = (swap ? vz : bz) - oz;
    double acx = (swap ? wx : cx) - ox, acy = (swap ? wy : cy) - oy, acz = (swap ? wz : cz) - oz;
    double aux = (swap ? ax : ux) - ox, auy = (swap ? ay : uy) - oy, auz = (swap ? az : uz) - oz;
    double avx = (swap ? bx : vx) - ox, avy = (swap ? by : vy) - oy, avz = (swap ? bz : vz) - oz;
    double awx = (swap ? cx : wx) - ox, awy = (swap ? cy : wy) - oy, awz = (swap ? cz : wz) - oz;
    double bcx = acx - abx, bcy = acy - aby, bcz = acz - abz;
    double cax = -acx, cay = -acy, caz = -acz;
    double uvx = avx - aux, uvy = avy - auy, uvz = avz - auz;
    double vwx = awx - avx, vwy = awy - avy, vwz = awz - avz;
    double wux = aux - awx, wuy = auy - awy, wuz = auz - awz;
    double sx = Math.abs(abx) + Math.abs(acx) + Math.abs(aux) + Math.abs(avx) + Math.abs(awx);
    double sy = Math.abs(aby) + Math.abs(acy) + Math.abs(auy) + Math.abs(avy) + Math.abs(awy);
    double sz = Math.abs(abz) + Math.abs(acz) + Math.abs(auz) + Math.abs(avz) + Math.abs(awz);
    double n1x = aby * caz - abz * cay;
    double n1y = abz * cax - abx * caz;
    double n1z = abx * cay - aby * cax;
    double n2x = uvy * wuz - uvz * wuy;
    double n2y = uvz * wux - uvx * wuz;
    double n2z = uvx * wuy - uvy * wux;
    @Twin.Doubt
    boolean flat = isZero(n1x, n1y, n1z) || isZero(n2x, n2y, n2z);
    if (flat) {
      // a triangle without area gets the other's normal; two of them, that of the plane through them
      boolean flat1 = isZero(n1x, n1y, n1z);
      double nx = flat1 ? n2x : n1x, ny = flat1 ? n2y : n1y, nz = flat1 ? n2z : n1z;
      if (isZero(nx, ny, nz)) {
        boolean abZero = isZero(abx, aby, abz), uvZero = isZero(uvx, uvy, uvz);
        double ex = abZero ? cax : abx, ey = abZero ? cay : aby, ez = abZero ? caz : abz;
        double fx = uvZero ? wux : uvx, fy = uvZero ? wuy : uvy, fz = uvZero ? wuz : uvz;
        nx = ey * fz - ez * fy;
        ny = ez * fx - ex * fz;
        nz = ex * fy - ey * fx;
        if (isZero(nx, ny, nz)) { // parallel, or points
          boolean eZero = isZero(ex, ey, ez);
          double gx = eZero ? fx : ex, gy = eZero ? fy : ey, gz = eZero ? fz : ez;
          nx = gy * auz - gz * auy;
          ny = gz * aux - gx * auz;
          nz = gx * auy - gy * aux;
        }
      }
      n1x = nx;
      n1y = ny;
      n1z = nz;
      n2x = nx;
      n2y = ny;
      n2z = nz;
    }
    // ten coordinates' differences cannot exceed this; NaN and infinity do
    if (!(sx + sy + sz <= Float.MAX_VALUE * 32.0)) {
      return false;
    }
    return meet(abx, aby, abz, cax, cay, caz, abx, aby, abz, acx, acy, acz, aux, auy, auz, avx, avy, avz, awx,
        awy, awz, sx, sy, sz)
        && meet(uvx, uvy, uvz, wux, wuy, wuz, abx, aby, abz, acx, acy, acz, aux, auy, auz, avx, avy, avz, awx,
            awy, awz, sx, sy, sz)
        && meet(abx, aby, abz, uvx, uvy, uvz, abx, aby, abz, acx, acy, acz, aux, auy, auz, avx, avy, avz, awx,
            awy, awz, sx, sy, sz)
        && meet(abx, aby, abz, vwx, vwy, vwz, abx, aby, abz, acx, acy, acz, aux, auy, auz, avx, avy, avz, awx,
            awy, awz, sx, sy, sz)
        && meet(abx, aby, abz, wux, wuy, wuz, abx, aby, abz, acx, acy, acz, aux, auy, auz, avx, avy, avz, awx,
            awy, awz, sx, sy, sz)
        && meet(bcx, bcy, bcz, uvx, uvy, uvz, abx, aby, abz, acx, acy, acz, aux, auy, auz, avx, avy, avz, awx,
            awy, awz, sx, sy, sz)
        && meet(bcx, bcy, bcz, vwx, vwy, vwz, abx, aby, abz, acx, acy, acz, aux, auy, auz, avx, avy, avz, awx,
            awy, awz, sx, sy, sz)
        && meet(bcx, bcy, bcz, wux, wuy, wuz, abx, aby, abz, acx, acy, acz, aux, auy, auz, avx, avy, avz, awx,
            awy, awz, sx, sy, sz)
        && meet(cax, cay, caz, uvx, uvy, uvz, abx, aby, abz, acx, acy, acz, aux, auy, auz, avx, avy, avz, awx,
            awy, awz, sx, sy, sz)
        && meet(cax, cay, caz, vwx, vwy, vwz, abx, aby, abz, acx, acy, acz, aux, auy, auz, avx, avy, avz, awx,
            awy, awz, sx, sy, sz)
        && meet(cax, cay, caz, wux, wuy, wuz, abx, aby, abz, acx, acy, acz, aux, auy, auz, avx, avy, avz, awx,
            awy, awz, sx, sy, sz)
        && meet(n1x, n1y, n1z, abx, aby, abz, abx, aby, abz, acx, acy, acz, aux, auy, auz, avx, avy, avz, awx,
            awy, awz, sx, sy, sz)
        && meet(n1x, n1y, n1z, bcx, bcy, bcz, abx, aby, abz, acx, acy, acz, aux, auy, auz, avx, avy, avz, awx,
            awy, awz, sx, sy, sz)
        && meet(n1x, n1y, n1z, cax, cay, caz, abx, aby, abz, acx, acy, acz, aux, auy, auz, avx, avy, avz, awx,
            awy, awz, sx, sy, sz)
        && meet(n2x, n2y, n2z, uvx, uvy, uvz, abx, aby, abz, acx, acy, acz, aux, auy, auz, avx, avy, avz, awx,
            awy, awz, sx, sy, sz)
        && meet(n2x, n2y, n2z, vwx, vwy, vwz, abx, aby, abz, acx, acy, acz, aux, auy, auz, avx, avy, avz, awx,
            awy, awz, sx, sy, sz)
        && meet(n2x, n2y, n2z, wux, wuy, wuz, abx, aby, abz, acx, acy, acz, aux, auy, auz, avx, avy, avz, awx,
            awy, awz, sx, sy, sz);
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

  private static boolean isZero(double x, double y, double z) {
    return x == 0 && y == 0 && z == 0;
  }

  /** Do the triangles' intervals on the axis e × f meet, or miss by no more than rounding may? */
  @Twin.Pass
  private static boolean meet(double ex, double ey, double ez, double fx, double fy, double fz, double bx,
      double by, double bz, double cx, double cy, double cz, double ux, double uy, double uz, double vx,
      double vy, double vz, double wx, double wy, double wz, double sx, double sy, double sz) {
    double x = ey * fz - ez * fy;
    double y = ez * fx - ex * fz;
    double z = ex * fy - ey * fx;
    double b = x * bx + y * by + z * bz;
    double c = x * cx + y * cy + z * cz;
    double u = x * ux + y * uy + z * uz;
    double v = x * vx + y * vy + z * vz;
    double w = x * wx + y * wy + z * wz;
    double low1 = b < 0 ? b : 0;
    low1 = c < low1 ? c : low1;
    double high1 = b > 0 ? b : 0;
    high1 = c > high1 ? c : high1;
    double low2 = u < v ? u : v;
    low2 = w < low2 ? w : low2;
    double high2 = u > v ? u : v;
    high2 = w > high2 ? w : high2;
    double slack = TOLERANCE * (Math.abs(x) * sx + Math.abs(y) * sy + Math.abs(z) * sz);
    return low2 - high1 <= slack && low1 - high2 <= slack;
  }
}
