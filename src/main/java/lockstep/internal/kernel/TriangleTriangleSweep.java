package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Sweep of two triangles: when a moving triangle touches another, by separating axes.
 *
 * <p>On each of the seventeen axes of {@link TriangleTriangle} and the three of space they overlap during an interval of time, and they meet where all intervals have a
 * time in common (Ericson, Real-Time Collision Detection, 2005, 5.5.8; Eberly, Dynamic Collision Detection using Oriented Bounding Boxes, 2008): see {@link
 * SweptAxis}. The normal is the axis on which they come to overlap last, a normal of a triangle where several do at once.
 *
 * <p>They overlap from the start as {@link TriangleTriangle} says. Both are closed: to touch in passing is a contact, also of coplanar triangles that move in their
 * plane. A triangle without area is a segment or a point: it gets the other's normal, and two of them that of both segments or, where these are parallel, that of
 * the plane in which they move. Points, and segments along one line, are told apart on the axes of space. A NaN anywhere, an infinite vertex or motion is a miss.
 *
 * <p>All is computed in double, from coordinates relative to the first corner. With S the sum of the absolute values of those coordinates and the motion, axis by axis, and
 * u = 2⁻⁵³, what the first is ahead on an axis L is off by less than {@code 4 u (|L|·S)}, as in {@link TriangleTriangle}, and so are the speed and the
 * quotient together; so each axis has a slack of {@code 32 u (|L|·S)}. Any direction may serve as an axis, so it does not matter that L itself is rounded. Hence no contact is lost, and a
 * false one needs a gap that no axis shows beyond that bound. What is left is that t rounds to a float, which is 2⁻²⁴ of the way; what 60,000 pairs came to is 0.9 u (u = 2⁻²⁴) of
 * the span.
 *
 * <p>Range: every finite float.
 */
final class TriangleTriangleSweep {
  /** 32 u: the gap, in units of |L|·S, that rounding cannot make, nor {@link TriangleTriangle}. */
  private static final double SLACK = 0x1p-48;

  /** The entry on an axis that is none on which they come to meet. */
  private static final double NONE = -1;

  /** The numbers of axes: 0 and 1 are the normals, then come the nine products of edges, those of each normal and its triangle's edges, and the axes of space. */
  private static final double IN_PLANE_1 = 11, IN_PLANE_2 = 14, SPACE = 17;

  /** 2⁻²⁴ of the way on an axis, and gaps as in {@link TriangleTriangle}. */
  static final ErrorBound ERROR = new ErrorBound(2, 0);

  private TriangleTriangleSweep() {}

  @Twin
  static boolean sweep(float ax, float ay, float az, float bx, float by, float bz, float cx, float cy,
      float cz, float vx, float vy, float vz, @Twin.Second float dx, float dy, float dz, float ex, float ey,
      float ez, float fx, float fy, float fz, float[] t, float[] nx, float[] ny, float[] nz, int at) {
    boolean overlap =
        TriangleTriangle.overlap(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, ex, ey, ez, fx, fy, fz);
    // corners relative to a; those of the second triangle are u, v and w
    double ox = ax, oy = ay, oz = az;
    double mx = vx, my = vy, mz = vz;
    double abx = bx - ox, aby = by - oy, abz = bz - oz;
    double acx = cx - ox, acy = cy - oy, acz = cz - oz;
    double aux = dx - ox, auy = dy - oy, auz = dz - oz;
    double avx = ex - ox, avy = ey - oy, avz = ez - oz;
    double awx = fx - ox, awy = fy - oy, awz = fz - oz;
    double bcx = acx - abx, bcy = acy - aby, bcz = acz - abz;
    double cax = -acx, cay = -acy, caz = -acz;
    double uvx = avx - aux, uvy = avy - auy, uvz = avz - auz;
    double vwx = awx - avx, vwy = awy - avy, vwz = awz - avz;
    double wux = aux - awx, wuy = auy - awy, wuz = auz - awz;
    double sx = Math.abs(abx) + Math.abs(acx) + Math.abs(aux) + Math.abs(avx) + Math.abs(awx) + Math.abs(mx);
    double sy = Math.abs(aby) + Math.abs(acy) + Math.abs(auy) + Math.abs(avy) + Math.abs(awy) + Math.abs(my);
    double sz = Math.abs(abz) + Math.abs(acz) + Math.abs(auz) + Math.abs(avz) + Math.abs(awz) + Math.abs(mz);
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
      double px = flat1 ? n2x : n1x, py = flat1 ? n2y : n1y, pz = flat1 ? n2z : n1z;
      if (isZero(px, py, pz)) {
        boolean abZero = isZero(abx, aby, abz), uvZero = isZero(uvx, uvy, uvz);
        double gx = abZero ? cax : abx, gy = abZero ? cay : aby, gz = abZero ? caz : abz;
        double hx = uvZero ? wux : uvx, hy = uvZero ? wuy : uvy, hz = uvZero ? wuz : uvz;
        px = gy * hz - gz * hy;
        py = gz * hx - gx * hz;
        pz = gx * hy - gy * hx;
        if (isZero(px, py, pz)) { // parallel, or points: the plane in which they move, or, where that is along them, that through both
          boolean gZero = isZero(gx, gy, gz);
          double kx = gZero ? hx : gx, ky = gZero ? hy : gy, kz = gZero ? hz : gz;
          boolean along = isZero(ky * mz - kz * my, kz * mx - kx * mz, kx * my - ky * mx);
          double lx = along ? aux : mx, ly = along ? auy : my, lz = along ? auz : mz;
          px = ky * lz - kz * ly;
          py = kz * lx - kx * lz;
          pz = kx * ly - ky * lx;
        }
      }
      n1x = px;
      n1y = py;
      n1z = pz;
      n2x = px;
      n2y = py;
      n2z = pz;
    }
    double entry0 = entry(n1x, n1y, n1z, abx, aby, abz, acx, acy, acz, aux, auy, auz, avx, avy, avz, awx, awy,
        awz, mx, my, mz, sx, sy, sz);
    double entry1 = entry(n2x, n2y, n2z, abx, aby, abz, acx, acy, acz, aux, auy, auz, avx, avy, avz, awx, awy,
        awz, mx, my, mz, sx, sy, sz);
    double entry2 = entryOfProduct(abx, aby, abz, uvx, uvy, uvz, abx, aby, abz, acx, acy, acz, aux, auy, auz,
        avx, avy, avz, awx, awy, awz, mx, my, mz, sx, sy, sz);
    double entry3 = entryOfProduct(abx, aby, abz, vwx, vwy, vwz, abx, aby, abz, acx, acy, acz, aux, auy, auz,
        avx, avy, avz, awx, awy, awz, mx, my, mz, sx, sy, sz);
    double entry4 = entryOfProduct(abx, aby, abz, wux, wuy, wuz, abx, aby, abz, acx, acy, acz, aux, auy, auz,
        avx, avy, avz, awx, awy, awz, mx, my, mz, sx, sy, sz);
    double entry5 = entryOfProduct(bcx, bcy, bcz, uvx, uvy, uvz, abx, aby, abz, acx, acy, acz, aux, auy, auz,
        avx, avy, avz, awx, awy, awz, mx, my, mz, sx, sy, sz);
    double entry6 = entryOfProduct(bcx, bcy, bcz, vwx, vwy, vwz, abx, aby, abz, acx, acy, acz, aux, auy, auz,
        avx, avy, avz, awx, awy, awz, mx, my, mz, sx, sy, sz);
    double entry7 = entryOfProduct(bcx, bcy, bcz, wux, wuy, wuz, abx, aby, abz, acx, acy, acz, aux, auy, auz,
        avx, avy, avz, awx, awy, awz, mx, my, mz, sx, sy, sz);
    double entry8 = entryOfProduct(cax, cay, caz, uvx, uvy, uvz, abx, aby, abz, acx, acy, acz, aux, auy, auz,
        avx, avy, avz, awx, awy, awz, mx, my, mz, sx, sy, sz);
    double entry9 = entryOfProduct(cax, cay, caz, vwx, vwy, vwz, abx, aby, abz, acx, acy, acz, aux, auy, auz,
        avx, avy, avz, awx, awy, awz, mx, my, mz, sx, sy, sz);
    double entry10 = entryOfProduct(cax, cay, caz, wux, wuy, wuz, abx, aby, abz, acx, acy, acz, aux, auy, auz,
        avx, avy, avz, awx, awy, awz, mx, my, mz, sx, sy, sz);
    double entry11 = entryOfProduct(n1x, n1y, n1z, abx, aby, abz, abx, aby, abz, acx, acy, acz, aux, auy, auz,
        avx, avy, avz, awx, awy, awz, mx, my, mz, sx, sy, sz);
    double entry12 = entryOfProduct(n1x, n1y, n1z, bcx, bcy, bcz, abx, aby, abz, acx, acy, acz, aux, auy, auz,
        avx, avy, avz, awx, awy, awz, mx, my, mz, sx, sy, sz);
    double entry13 = entryOfProduct(n1x, n1y, n1z, cax, cay, caz, abx, aby, abz, acx, acy, acz, aux, auy, auz,
        avx, avy, avz, awx, awy, awz, mx, my, mz, sx, sy, sz);
    double entry14 = entryOfProduct(n2x, n2y, n2z, uvx, uvy, uvz, abx, aby, abz, acx, acy, acz, aux, auy, auz,
        avx, avy, avz, awx, awy, awz, mx, my, mz, sx, sy, sz);
    double entry15 = entryOfProduct(n2x, n2y, n2z, vwx, vwy, vwz, abx, aby, abz, acx, acy, acz, aux, auy, auz,
        avx, avy, avz, awx, awy, awz, mx, my, mz, sx, sy, sz);
    double entry16 = entryOfProduct(n2x, n2y, n2z, wux, wuy, wuz, abx, aby, abz, acx, acy, acz, aux, auy, auz,
        avx, avy, avz, awx, awy, awz, mx, my, mz, sx, sy, sz);
    double entry17 = entry(1, 0, 0, abx, aby, abz, acx, acy, acz, aux, auy, auz, avx, avy, avz, awx, awy, awz,
        mx, my, mz, sx, sy, sz);
    double entry18 = entry(0, 1, 0, abx, aby, abz, acx, acy, acz, aux, auy, auz, avx, avy, avz, awx, awy, awz,
        mx, my, mz, sx, sy, sz);
    double entry19 = entry(0, 0, 1, abx, aby, abz, acx, acy, acz, aux, auy, auz, avx, avy, avz, awx, awy, awz,
        mx, my, mz, sx, sy, sz);
    double entry = NONE;
    entry = entry0 > entry ? entry0 : entry;
    entry = entry1 > entry ? entry1 : entry;
    entry = entry2 > entry ? entry2 : entry;
    entry = entry3 > entry ? entry3 : entry;
    entry = entry4 > entry ? entry4 : entry;
    entry = entry5 > entry ? entry5 : entry;
    entry = entry6 > entry ? entry6 : entry;
    entry = entry7 > entry ? entry7 : entry;
    entry = entry8 > entry ? entry8 : entry;
    entry = entry9 > entry ? entry9 : entry;
    entry = entry10 > entry ? entry10 : entry;
    entry = entry11 > entry ? entry11 : entry;
    entry = entry12 > entry ? entry12 : entry;
    entry = entry13 > entry ? entry13 : entry;
    entry = entry14 > entry ? entry14 : entry;
    entry = entry15 > entry ? entry15 : entry;
    entry = entry16 > entry ? entry16 : entry;
    entry = entry17 > entry ? entry17 : entry;
    entry = entry18 > entry ? entry18 : entry;
    entry = entry19 > entry ? entry19 : entry;
    double exit = Double.POSITIVE_INFINITY;
    exit = first(exit, exit(n1x, n1y, n1z, abx, aby, abz, acx, acy, acz, aux, auy, auz, avx, avy, avz, awx,
        awy, awz, mx, my, mz, sx, sy, sz));
    exit = first(exit, exit(n2x, n2y, n2z, abx, aby, abz, acx, acy, acz, aux, auy, auz, avx, avy, avz, awx,
        awy, awz, mx, my, mz, sx, sy, sz));
    exit = first(exit, exitOfProduct(abx, aby, abz, uvx, uvy, uvz, abx, aby, abz, acx, acy, acz, aux, auy,
        auz, avx, avy, avz, awx, awy, awz, mx, my, mz, sx, sy, sz));
    exit = first(exit, exitOfProduct(abx, aby, abz, vwx, vwy, vwz, abx, aby, abz, acx, acy, acz, aux, auy,
        auz, avx, avy, avz, awx, awy, awz, mx, my, mz, sx, sy, sz));
    exit = first(exit, exitOfProduct(abx, aby, abz, wux, wuy, wuz, abx, aby, abz, acx, acy, acz, aux, auy,
        auz, avx, avy, avz, awx, awy, awz, mx, my, mz, sx, sy, sz));
    exit = first(exit, exitOfProduct(bcx, bcy, bcz, uvx, uvy, uvz, abx, aby, abz, acx, acy, acz, aux, auy,
        auz, avx, avy, avz, awx, awy, awz, mx, my, mz, sx, sy, sz));
    exit = first(exit, exitOfProduct(bcx, bcy, bcz, vwx, vwy, vwz, abx, aby, abz, acx, acy, acz, aux, auy,
        auz, avx, avy, avz, awx, awy, awz, mx, my, mz, sx, sy, sz));
    exit = first(exit, exitOfProduct(bcx, bcy, bcz, wux, wuy, wuz, abx, aby, abz, acx, acy, acz, aux, auy,
        auz, avx, avy, avz, awx, awy, awz, mx, my, mz, sx, sy, sz));
    exit = first(exit, exitOfProduct(cax, cay, caz, uvx, uvy, uvz, abx, aby, abz, acx, acy, acz, aux, auy,
        auz, avx, avy, avz, awx, awy, awz, mx, my, mz, sx, sy, sz));
    exit = first(exit, exitOfProduct(cax, cay, caz, vwx, vwy, vwz, abx, aby, abz, acx, acy, acz, aux, auy,
        auz, avx, avy, avz, awx, awy, awz, mx, my, mz, sx, sy, sz));
    exit = first(exit, exitOfProduct(cax, cay, caz, wux, wuy, wuz, abx, aby, abz, acx, acy, acz, aux, auy,
        auz, avx, avy, avz, awx, awy, awz, mx, my, mz, sx, sy, sz));
    exit = first(exit, exitOfProduct(n1x, n1y, n1z, abx, aby, abz, abx, aby, abz, acx, acy, acz, aux, auy,
        auz, avx, avy, avz, awx, awy, awz, mx, my, mz, sx, sy, sz));
    exit = first(exit, exitOfProduct(n1x, n1y, n1z, bcx, bcy, bcz, abx, aby, abz, acx, acy, acz, aux, auy,
        auz, avx, avy, avz, awx, awy, awz, mx, my, mz, sx, sy, sz));
    exit = first(exit, exitOfProduct(n1x, n1y, n1z, cax, cay, caz, abx, aby, abz, acx, acy, acz, aux, auy,
        auz, avx, avy, avz, awx, awy, awz, mx, my, mz, sx, sy, sz));
    exit = first(exit, exitOfProduct(n2x, n2y, n2z, uvx, uvy, uvz, abx, aby, abz, acx, acy, acz, aux, auy,
        auz, avx, avy, avz, awx, awy, awz, mx, my, mz, sx, sy, sz));
    exit = first(exit, exitOfProduct(n2x, n2y, n2z, vwx, vwy, vwz, abx, aby, abz, acx, acy, acz, aux, auy,
        auz, avx, avy, avz, awx, awy, awz, mx, my, mz, sx, sy, sz));
    exit = first(exit, exitOfProduct(n2x, n2y, n2z, wux, wuy, wuz, abx, aby, abz, acx, acy, acz, aux, auy,
        auz, avx, avy, avz, awx, awy, awz, mx, my, mz, sx, sy, sz));
    exit = first(exit, exit(1, 0, 0, abx, aby, abz, acx, acy, acz, aux, auy, auz, avx, avy, avz, awx, awy,
        awz, mx, my, mz, sx, sy, sz));
    exit = first(exit, exit(0, 1, 0, abx, aby, abz, acx, acy, acz, aux, auy, auz, avx, avy, avz, awx, awy,
        awz, mx, my, mz, sx, sy, sz));
    exit = first(exit, exit(0, 0, 1, abx, aby, abz, acx, acy, acz, aux, auy, auz, avx, avy, avz, awx, awy,
        awz, mx, my, mz, sx, sy, sz));
    double number = 19;
    number = entry18 == entry ? 18 : number;
    number = entry17 == entry ? 17 : number;
    number = entry16 == entry ? 16 : number;
    number = entry15 == entry ? 15 : number;
    number = entry14 == entry ? 14 : number;
    number = entry13 == entry ? 13 : number;
    number = entry12 == entry ? 12 : number;
    number = entry11 == entry ? 11 : number;
    number = entry10 == entry ? 10 : number;
    number = entry9 == entry ? 9 : number;
    number = entry8 == entry ? 8 : number;
    number = entry7 == entry ? 7 : number;
    number = entry6 == entry ? 6 : number;
    number = entry5 == entry ? 5 : number;
    number = entry4 == entry ? 4 : number;
    number = entry3 == entry ? 3 : number;
    number = entry2 == entry ? 2 : number;
    number = entry1 == entry ? 1 : number;
    number = entry0 == entry ? 0 : number;
    boolean finite = sx + sy + sz <= Float.MAX_VALUE * 64.0;
    boolean valid = (overlap || finite) && Sweep.proper(vx, vy, vz);
    boolean meet = valid && entry >= 0 && entry <= exit && entry <= 1;
    float time =
        valid ? Sweep.time(overlap, meet ? (float) entry : Float.POSITIVE_INFINITY) : Float.POSITIVE_INFINITY;
    boolean hit = time < Float.POSITIVE_INFINITY;
    double gx =
        number < 5 ? abx : number < 8 ? bcx : number < IN_PLANE_1 ? cax : number < IN_PLANE_2 ? n1x : n2x;
    double hx = number < IN_PLANE_1 || number >= IN_PLANE_2 ? third(number, uvx, vwx, wux)
        : third(number, abx, bcx, cax);
    double gy =
        number < 5 ? aby : number < 8 ? bcy : number < IN_PLANE_1 ? cay : number < IN_PLANE_2 ? n1y : n2y;
    double hy = number < IN_PLANE_1 || number >= IN_PLANE_2 ? third(number, uvy, vwy, wuy)
        : third(number, aby, bcy, cay);
    double gz =
        number < 5 ? abz : number < 8 ? bcz : number < IN_PLANE_1 ? caz : number < IN_PLANE_2 ? n1z : n2z;
    double hz = number < IN_PLANE_1 || number >= IN_PLANE_2 ? third(number, uvz, vwz, wuz)
        : third(number, abz, bcz, caz);
    double lx =
        number == 0 ? n1x : number == 1 ? n2x : number < SPACE ? gy * hz - gz * hy : number == 17 ? 1 : 0;
    double ly =
        number == 0 ? n1y : number == 1 ? n2y : number < SPACE ? gz * hx - gx * hz : number == 18 ? 1 : 0;
    double lz =
        number == 0 ? n1z : number == 1 ? n2z : number < SPACE ? gx * hy - gy * hx : number == 19 ? 1 : 0;
    // against the motion, and no longer than 1
    double length = Math.abs(lx) + Math.abs(ly) + Math.abs(lz);
    double scale = lx * mx + ly * my + lz * mz > 0 ? -length : length;
    float x = (float) (lx / scale);
    float y = (float) (ly / scale);
    float z = (float) (lz / scale);
    t[at] = time;
    nx[at] = hit ? Sweep.normal(overlap, x, y, z, vx, vy, vz) : 0;
    ny[at] = hit ? Sweep.normal(overlap, y, z, x, vy, vz, vx) : 0;
    nz[at] = hit ? Sweep.normal(overlap, z, x, y, vz, vx, vy) : 0;
    return hit;
  }

  /** The edge of a triangle that an axis is a product of: every third number has the same. */
  private static double third(double number, double first, double second, double third) {
    boolean isFirst = number == 2 || number == 5 || number == 8 || number == 11 || number == 14;
    boolean isSecond = number == 3 || number == 6 || number == 9 || number == 12 || number == 15;
    return isFirst ? first : isSecond ? second : third;
  }

  private static double first(double exit, double other) {
    return other < exit ? other : exit;
  }

  private static boolean isZero(double x, double y, double z) {
    return x == 0 && y == 0 && z == 0;
  }

  /** When they begin to overlap on an axis, or by no more than rounding may; NaN where they touch and nothing moves. */
  @Twin.Pass
  private static double entry(double x, double y, double z, double abx, double aby, double abz, double acx,
      double acy, double acz, double aux, double auy, double auz, double avx, double avy, double avz,
      double awx, double awy, double awz, double mx, double my, double mz, double sx, double sy, double sz) {
    double b = x * abx + y * aby + z * abz;
    double c = x * acx + y * acy + z * acz;
    double u = x * aux + y * auy + z * auz;
    double v = x * avx + y * avy + z * avz;
    double w = x * awx + y * awy + z * awz;
    double speed = x * mx + y * my + z * mz;
    double slack = SLACK * (Math.abs(x) * sx + Math.abs(y) * sy + Math.abs(z) * sz);
    double ahead = speed >= 0 ? min(u, v, w) - max(0, b, c) : min(0, b, c) - max(u, v, w);
    ahead -= slack;
    return ahead >= -2 * slack ? (ahead > 0 ? ahead : 0) / Math.abs(speed) : NONE;
  }

  /** The same on the axis e × f. */
  @Twin.Pass
  private static double entryOfProduct(double ex, double ey, double ez, double fx, double fy, double fz,
      double abx, double aby, double abz, double acx, double acy, double acz, double aux, double auy,
      double auz, double avx, double avy, double avz, double awx, double awy, double awz, double mx,
      double my, double mz, double sx, double sy, double sz) {
    double x = ey * fz - ez * fy;
    double y = ez * fx - ex * fz;
    double z = ex * fy - ey * fx;
    double b = x * abx + y * aby + z * abz;
    double c = x * acx + y * acy + z * acz;
    double u = x * aux + y * auy + z * auz;
    double v = x * avx + y * avy + z * avz;
    double w = x * awx + y * awy + z * awz;
    double speed = x * mx + y * my + z * mz;
    double slack = SLACK * (Math.abs(x) * sx + Math.abs(y) * sy + Math.abs(z) * sz);
    double ahead = speed >= 0 ? min(u, v, w) - max(0, b, c) : min(0, b, c) - max(u, v, w);
    ahead -= slack;
    return ahead >= -2 * slack ? (ahead > 0 ? ahead : 0) / Math.abs(speed) : NONE;
  }

  /** When they cease to overlap on an axis, or are apart by more than rounding may be; before 0 if they are already. */
  @Twin.Pass
  private static double exit(double x, double y, double z, double abx, double aby, double abz, double acx,
      double acy, double acz, double aux, double auy, double auz, double avx, double avy, double avz,
      double awx, double awy, double awz, double mx, double my, double mz, double sx, double sy, double sz) {
    double b = x * abx + y * aby + z * abz;
    double c = x * acx + y * acy + z * acz;
    double u = x * aux + y * auy + z * auz;
    double v = x * avx + y * avy + z * avz;
    double w = x * awx + y * awy + z * awz;
    double speed = x * mx + y * my + z * mz;
    double slack = SLACK * (Math.abs(x) * sx + Math.abs(y) * sy + Math.abs(z) * sz);
    double left = speed >= 0 ? max(u, v, w) - min(0, b, c) : max(0, b, c) - min(u, v, w);
    left += slack;
    return left < 0 ? NONE : left / Math.abs(speed);
  }

  /** The same on the axis e × f. */
  @Twin.Pass
  private static double exitOfProduct(double ex, double ey, double ez, double fx, double fy, double fz,
      double abx, double aby, double abz, double acx, double acy, double acz, double aux, double auy,
      double auz, double avx, double avy, double avz, double awx, double awy, double awz, double mx,
      double my, double mz, double sx, double sy, double sz) {
    double x = ey * fz - ez * fy;
    double y = ez * fx - ex * fz;
    double z = ex * fy - ey * fx;
    double b = x * abx + y * aby + z * abz;
    double c = x * acx + y * acy + z * acz;
    double u = x * aux + y * auy + z * auz;
    double v = x * avx + y * avy + z * avz;
    double w = x * awx + y * awy + z * awz;
    double speed = x * mx + y * my + z * mz;
    double slack = SLACK * (Math.abs(x) * sx + Math.abs(y) * sy + Math.abs(z) * sz);
    double left = speed >= 0 ? max(u, v, w) - min(0, b, c) : max(0, b, c) - min(u, v, w);
    left += slack;
    return left < 0 ? NONE : left / Math.abs(speed);
  }

  private static double min(double a, double b, double c) {
    double low = a < b ? a : b;
    return c < low ? c : low;
  }

  private static double max(double a, double b, double c) {
    double high = a > b ? a : b;
    return c > high ? c : high;
  }
}
