package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Parts of definitions about frusta: the points p behind six planes, {@code n · p + d ≤ 0}. A shape with a point clearly behind all of
 * them overlaps, and nothing more is asked. For the others corners are never computed. By the lemma of Farkas, two convex sets have no
 * point in common where a sum of planes with factors {@code λ ≥ 0} shows it:
 *
 * <pre>
 *   Σ λ (n · p + d) &gt; 0    for all points p of the other shape
 * </pre>
 *
 * <p>and of these sums a few are enough, those that are corners of the linear program: one plane; two of them, whose sum is an axis
 * that is perpendicular to the edge in which they meet; three, whose sum is an axis that touches the corner in which they
 * meet. Whatever the factors are, such a sum is never wrong about a miss. All pairs of planes are asked, the three of opposite ones
 * too, since planes that leave nothing between them meet nothing; but only the eight triples of adjacent ones. So a
 * frustum whose planes bound no hexahedron is taken as at least what lies behind them all.
 *
 * <p>All is computed in double. Columns are floats, so a product of two is exact, and with v = 2⁻⁵³ a difference of two products is
 * off by v of itself. Hence so are the factors λ, and every sum of planes by a few v of {@code Σ λ (|n| |p| + |d|)}: that is the
 * exact sum for planes moved by a few v of their distances from the origin and from p.
 */
final class Frustum {
  /** What a distance in float may be short by, relative to the sum of its terms: 4 roundings, and as much again. */
  private static final float SLACK = 0x1p-21f;

  /** Beyond all products of floats that occur, and what takes the place of infinity. */
  private static final double FAR = 0x1p500;

  private Frustum() {}

  /**
   * A cheap condition, in float, of a plane and a box: that the plane is one, and the corner of the box that lies farthest behind it not
   * clearly in front of it.
   */
  static boolean reaches(float x, float y, float z, float d, float minX, float minY, float minZ, float maxX,
      float maxY, float maxZ) {
    float a = x > 0 ? x * minX : x < 0 ? x * maxX : 0;
    float b = y > 0 ? y * minY : y < 0 ? y * maxY : 0;
    float c = z > 0 ? z * minZ : z < 0 ? z * maxZ : 0;
    return proper(x, y, z, d) && !beyond(a, b, c, d);
  }

  /** The same of a plane and a sphere. */
  static boolean reaches(float x, float y, float z, float d, float px, float py, float pz, float r) {
    float a = x * px, b = y * py, c = z * pz;
    float reach = r * (float) Math.sqrt(HalfSpace.square(x, y, z));
    return proper(x, y, z, d) && !(a + b + c + d
        > reach + SLACK * (Math.abs(a) + Math.abs(b) + Math.abs(c) + Math.abs(d) + reach) + Float.MIN_NORMAL);
  }

  /** The same of a plane and a triangle. */
  static boolean reaches(float x, float y, float z, float d, float ax, float ay, float az, float bx, float by,
      float bz, float cx, float cy, float cz) {
    return proper(x, y, z, d) && (!beyond(x * ax, y * ay, z * az, d) || !beyond(x * bx, y * by, z * bz, d)
        || !beyond(x * cx, y * cy, z * cz, d));
  }

  /** Is the sum clearly positive? */
  private static boolean beyond(float a, float b, float c, float d) {
    return a + b + c + d > SLACK * (Math.abs(a) + Math.abs(b) + Math.abs(c) + Math.abs(d)) + Float.MIN_NORMAL;
  }

  /** The same of a plane and a capsule. */
  static boolean reaches(float x, float y, float z, float d, float ax, float ay, float az, float bx, float by,
      float bz, float r) {
    return reaches(x, y, z, d, ax, ay, az, r) || reaches(x, y, z, d, bx, by, bz, r);
  }

  /** A cheap condition, in float, of a plane and a point: that the point is clearly behind it. */
  static boolean holds(float x, float y, float z, float d, float px, float py, float pz) {
    float a = x * px, b = y * py, c = z * pz;
    return a + b + c + d
        < -(SLACK * (Math.abs(a) + Math.abs(b) + Math.abs(c) + Math.abs(d)) + Float.MIN_NORMAL);
  }

  /** The same of a plane and the middle of a box. */
  static boolean holds(float x, float y, float z, float d, float minX, float minY, float minZ, float maxX,
      float maxY, float maxZ) {
    return holds(x, y, z, d, 0.5f * (minX + maxX), 0.5f * (minY + maxY), 0.5f * (minZ + maxZ));
  }

  /** A power of two that makes a normal neither very long nor very short. */
  static double scale(double x, double y, double z) {
    double square = dot(x, y, z, x, y, z);
    return square > 0x1p33 ? 0x1p-33 : square < 0x1p-33 ? 0x1p33 : 1;
  }

  /** Whether four columns are a plane. */
  static boolean proper(float x, float y, float z, float d) {
    return HalfSpace.proper(HalfSpace.square(x, y, z)) && Math.abs(d) <= Float.MAX_VALUE;
  }

  /** A coordinate, or a number far beyond all others for an infinite one. */
  static double bound(double x) {
    return x > Float.MAX_VALUE ? FAR : x < -Float.MAX_VALUE ? -FAR : x;
  }

  /** Does a frustum meet a box that is not empty? */
  static boolean meetsBox(double lx, double ly, double lz, double ld, double rx, double ry, double rz,
      double rd, double bx, double by, double bz, double bd, double tx, double ty, double tz, double td,
      double nx, double ny, double nz, double nd, double fx, double fy, double fz, double fd, double minX,
      double minY, double minZ, double maxX, double maxY, double maxZ) {
    return face(lx, ly, lz, ld, minX, minY, minZ, maxX, maxY, maxZ)
        && face(rx, ry, rz, rd, minX, minY, minZ, maxX, maxY, maxZ)
        && face(bx, by, bz, bd, minX, minY, minZ, maxX, maxY, maxZ)
        && face(tx, ty, tz, td, minX, minY, minZ, maxX, maxY, maxZ)
        && face(nx, ny, nz, nd, minX, minY, minZ, maxX, maxY, maxZ)
        && face(fx, fy, fz, fd, minX, minY, minZ, maxX, maxY, maxZ)
        && edge(lx, ly, lz, ld, rx, ry, rz, rd, minX, minY, minZ, maxX, maxY, maxZ)
        && edge(lx, ly, lz, ld, bx, by, bz, bd, minX, minY, minZ, maxX, maxY, maxZ)
        && edge(lx, ly, lz, ld, tx, ty, tz, td, minX, minY, minZ, maxX, maxY, maxZ)
        && edge(lx, ly, lz, ld, nx, ny, nz, nd, minX, minY, minZ, maxX, maxY, maxZ)
        && edge(lx, ly, lz, ld, fx, fy, fz, fd, minX, minY, minZ, maxX, maxY, maxZ)
        && edge(rx, ry, rz, rd, bx, by, bz, bd, minX, minY, minZ, maxX, maxY, maxZ)
        && edge(rx, ry, rz, rd, tx, ty, tz, td, minX, minY, minZ, maxX, maxY, maxZ)
        && edge(rx, ry, rz, rd, nx, ny, nz, nd, minX, minY, minZ, maxX, maxY, maxZ)
        && edge(rx, ry, rz, rd, fx, fy, fz, fd, minX, minY, minZ, maxX, maxY, maxZ)
        && edge(bx, by, bz, bd, tx, ty, tz, td, minX, minY, minZ, maxX, maxY, maxZ)
        && edge(bx, by, bz, bd, nx, ny, nz, nd, minX, minY, minZ, maxX, maxY, maxZ)
        && edge(bx, by, bz, bd, fx, fy, fz, fd, minX, minY, minZ, maxX, maxY, maxZ)
        && edge(tx, ty, tz, td, nx, ny, nz, nd, minX, minY, minZ, maxX, maxY, maxZ)
        && edge(tx, ty, tz, td, fx, fy, fz, fd, minX, minY, minZ, maxX, maxY, maxZ)
        && edge(nx, ny, nz, nd, fx, fy, fz, fd, minX, minY, minZ, maxX, maxY, maxZ)
        && corner(lx, ly, lz, ld, bx, by, bz, bd, nx, ny, nz, nd, minX, minY, minZ, maxX, maxY, maxZ)
        && corner(lx, ly, lz, ld, bx, by, bz, bd, fx, fy, fz, fd, minX, minY, minZ, maxX, maxY, maxZ)
        && corner(lx, ly, lz, ld, tx, ty, tz, td, nx, ny, nz, nd, minX, minY, minZ, maxX, maxY, maxZ)
        && corner(lx, ly, lz, ld, tx, ty, tz, td, fx, fy, fz, fd, minX, minY, minZ, maxX, maxY, maxZ)
        && corner(rx, ry, rz, rd, bx, by, bz, bd, nx, ny, nz, nd, minX, minY, minZ, maxX, maxY, maxZ)
        && corner(rx, ry, rz, rd, bx, by, bz, bd, fx, fy, fz, fd, minX, minY, minZ, maxX, maxY, maxZ)
        && corner(rx, ry, rz, rd, tx, ty, tz, td, nx, ny, nz, nd, minX, minY, minZ, maxX, maxY, maxZ)
        && corner(rx, ry, rz, rd, tx, ty, tz, td, fx, fy, fz, fd, minX, minY, minZ, maxX, maxY, maxZ);
  }

  /** Does a plane leave something of a box? */
  @Twin.Pass
  private static boolean face(double x, double y, double z, double d, double minX, double minY, double minZ,
      double maxX, double maxY, double maxZ) {
    return least(x, minX, maxX) + least(y, minY, maxY) + least(z, minZ, maxZ) + d <= 0;
  }

  /**
   * Do two planes, with normals a and b, leave something of a box, seen along each of its axes? A sum of planes that is perpendicular to
   * the x axis has the factors |b.x| and |a.x|, if these components differ in sign.
   */
  @Twin.Pass
  private static boolean edge(double ax, double ay, double az, double ad, double bx, double by, double bz,
      double bd, double minX, double minY, double minZ, double maxX, double maxY, double maxZ) {
    return along(ax, ay, az, ad, bx, by, bz, bd, minY, minZ, maxY, maxZ)
        && along(ay, az, ax, ad, by, bz, bx, bd, minZ, minX, maxZ, maxX)
        && along(az, ax, ay, ad, bz, bx, by, bd, minX, minY, maxX, maxY);
  }

  /** The same along one axis, the first of each normal. */
  private static boolean along(double ax, double ay, double az, double ad, double bx, double by, double bz,
      double bd, double minY, double minZ, double maxY, double maxZ) {
    double a = Math.abs(bx), b = Math.abs(ax);
    double sum = least(a * ay + b * by, minY, maxY) + least(a * az + b * bz, minZ, maxZ) + (a * ad + b * bd);
    return sum <= 0 || ax * bx > 0;
  }

  /**
   * Does the corner of three planes, with normals a, b and c, reach a box on each axis? The factors of the sum that is parallel to the x
   * axis are the x components of b × c, c × a and a × b, if they have one sign, and the sum is as long as the determinant.
   */
  @Twin.Pass
  private static boolean corner(double ax, double ay, double az, double ad, double bx, double by, double bz,
      double bd, double cx, double cy, double cz, double cd, double minX, double minY, double minZ,
      double maxX, double maxY, double maxZ) {
    double bcx = by * cz - bz * cy, bcy = bz * cx - bx * cz, bcz = bx * cy - by * cx;
    double cax = cy * az - cz * ay, cay = cz * ax - cx * az, caz = cx * ay - cy * ax;
    double abx = ay * bz - az * by, aby = az * bx - ax * bz, abz = ax * by - ay * bx;
    double det = ax * bcx + ay * bcy + az * bcz;
    return on(bcx, cax, abx, ad, bd, cd, det, minX, maxX) && on(bcy, cay, aby, ad, bd, cd, det, minY, maxY)
        && on(bcz, caz, abz, ad, bd, cd, det, minZ, maxZ);
  }

  /** The same on one axis, for factors a, b and c. */
  private static boolean on(double a, double b, double c, double ad, double bd, double cd, double det,
      double min, double max) {
    double sum = a * ad + b * bd + c * cd;
    double p = det * min, q = det * max;
    double low = p < q ? p : q, high = p < q ? q : p;
    boolean up = a >= 0 && b >= 0 && c >= 0, down = a <= 0 && b <= 0 && c <= 0;
    return (sum + low <= 0 || !up) && (sum + high >= 0 || !down);
  }

  /** The least of {@code n x} for x in an interval. */
  private static double least(double n, double min, double max) {
    double p = n * min, q = n * max;
    return p < q ? p : q;
  }

  /** Does a frustum meet a ball about the origin? */
  static boolean meetsBall(double lx, double ly, double lz, double ld, double rx, double ry, double rz,
      double rd, double bx, double by, double bz, double bd, double tx, double ty, double tz, double td,
      double nx, double ny, double nz, double nd, double fx, double fy, double fz, double fd, double r) {
    return faceNear(lx, ly, lz, ld, r) && faceNear(rx, ry, rz, rd, r) && faceNear(bx, by, bz, bd, r)
        && faceNear(tx, ty, tz, td, r) && faceNear(nx, ny, nz, nd, r) && faceNear(fx, fy, fz, fd, r)
        && edgeNear(lx, ly, lz, ld, rx, ry, rz, rd, r) && edgeNear(lx, ly, lz, ld, bx, by, bz, bd, r)
        && edgeNear(lx, ly, lz, ld, tx, ty, tz, td, r) && edgeNear(lx, ly, lz, ld, nx, ny, nz, nd, r)
        && edgeNear(lx, ly, lz, ld, fx, fy, fz, fd, r) && edgeNear(rx, ry, rz, rd, bx, by, bz, bd, r)
        && edgeNear(rx, ry, rz, rd, tx, ty, tz, td, r) && edgeNear(rx, ry, rz, rd, nx, ny, nz, nd, r)
        && edgeNear(rx, ry, rz, rd, fx, fy, fz, fd, r) && edgeNear(bx, by, bz, bd, tx, ty, tz, td, r)
        && edgeNear(bx, by, bz, bd, nx, ny, nz, nd, r) && edgeNear(bx, by, bz, bd, fx, fy, fz, fd, r)
        && edgeNear(tx, ty, tz, td, nx, ny, nz, nd, r) && edgeNear(tx, ty, tz, td, fx, fy, fz, fd, r)
        && edgeNear(nx, ny, nz, nd, fx, fy, fz, fd, r)
        && cornerNear(lx, ly, lz, ld, bx, by, bz, bd, nx, ny, nz, nd, r)
        && cornerNear(lx, ly, lz, ld, bx, by, bz, bd, fx, fy, fz, fd, r)
        && cornerNear(lx, ly, lz, ld, tx, ty, tz, td, nx, ny, nz, nd, r)
        && cornerNear(lx, ly, lz, ld, tx, ty, tz, td, fx, fy, fz, fd, r)
        && cornerNear(rx, ry, rz, rd, bx, by, bz, bd, nx, ny, nz, nd, r)
        && cornerNear(rx, ry, rz, rd, bx, by, bz, bd, fx, fy, fz, fd, r)
        && cornerNear(rx, ry, rz, rd, tx, ty, tz, td, nx, ny, nz, nd, r)
        && cornerNear(rx, ry, rz, rd, tx, ty, tz, td, fx, fy, fz, fd, r);
  }

  /** Does a plane leave something of the ball? */
  @Twin.Pass
  private static boolean faceNear(double x, double y, double z, double d, double r) {
    return d <= r * Math.sqrt(x * x + y * y + z * z);
  }

  /**
   * Does the wedge behind two planes reach the ball? The sum of planes that points from the wedge's edge to the origin tells, if it has no
   * negative factor.
   */
  @Twin.Pass
  private static boolean edgeNear(double ax, double ay, double az, double ad, double bx, double by, double bz,
      double bd, double r) {
    double aa = dot(ax, ay, az, ax, ay, az), bb = dot(bx, by, bz, bx, by, bz),
        ab = dot(ax, ay, az, bx, by, bz);
    double a = ad * bb - bd * ab, b = bd * aa - ad * ab;
    return !(a >= 0 && b >= 0)
        || a * ad + b * bd <= r * length(a * ax + b * bx, a * ay + b * by, a * az + b * bz);
  }

  /** The same for the cone behind three planes, and its corner, which is −q / det. */
  @Twin.Pass
  private static boolean cornerNear(double ax, double ay, double az, double ad, double bx, double by,
      double bz, double bd, double cx, double cy, double cz, double cd, double r) {
    double bcx = by * cz - bz * cy, bcy = bz * cx - bx * cz, bcz = bx * cy - by * cx;
    double cax = cy * az - cz * ay, cay = cz * ax - cx * az, caz = cx * ay - cy * ax;
    double abx = ay * bz - az * by, aby = az * bx - ax * bz, abz = ax * by - ay * bx;
    double qx = ad * bcx + bd * cax + cd * abx;
    double qy = ad * bcy + bd * cay + cd * aby;
    double qz = ad * bcz + bd * caz + cd * abz;
    double a = dot(qx, qy, qz, bcx, bcy, bcz);
    double b = dot(qx, qy, qz, cax, cay, caz);
    double c = dot(qx, qy, qz, abx, aby, abz);
    return !(a >= 0 && b >= 0 && c >= 0) || a * ad + b * bd + c * cd
        <= r * length(a * ax + b * bx + c * cx, a * ay + b * by + c * cy, a * az + b * bz + c * cz);
  }

  /** Does a frustum meet a capsule about the origin, all within r of {@code t g} for t in [−1, 1]? */
  static boolean meetsCapsule(double lx, double ly, double lz, double ld, double rx, double ry, double rz,
      double rd, double bx, double by, double bz, double bd, double tx, double ty, double tz, double td,
      double nx, double ny, double nz, double nd, double fx, double fy, double fz, double fd, double gx,
      double gy, double gz, double r) {

    return faceAlong(lx, ly, lz, ld, gx, gy, gz, r) && faceAlong(rx, ry, rz, rd, gx, gy, gz, r)
        && faceAlong(bx, by, bz, bd, gx, gy, gz, r) && faceAlong(tx, ty, tz, td, gx, gy, gz, r)
        && faceAlong(nx, ny, nz, nd, gx, gy, gz, r) && faceAlong(fx, fy, fz, fd, gx, gy, gz, r)
        && edgeAlong(lx, ly, lz, ld, rx, ry, rz, rd, gx, gy, gz, r)
        && edgeAlong(lx, ly, lz, ld, bx, by, bz, bd, gx, gy, gz, r)
        && edgeAlong(lx, ly, lz, ld, tx, ty, tz, td, gx, gy, gz, r)
        && edgeAlong(lx, ly, lz, ld, nx, ny, nz, nd, gx, gy, gz, r)
        && edgeAlong(lx, ly, lz, ld, fx, fy, fz, fd, gx, gy, gz, r)
        && edgeAlong(rx, ry, rz, rd, bx, by, bz, bd, gx, gy, gz, r)
        && edgeAlong(rx, ry, rz, rd, tx, ty, tz, td, gx, gy, gz, r)
        && edgeAlong(rx, ry, rz, rd, nx, ny, nz, nd, gx, gy, gz, r)
        && edgeAlong(rx, ry, rz, rd, fx, fy, fz, fd, gx, gy, gz, r)
        && edgeAlong(bx, by, bz, bd, tx, ty, tz, td, gx, gy, gz, r)
        && edgeAlong(bx, by, bz, bd, nx, ny, nz, nd, gx, gy, gz, r)
        && edgeAlong(bx, by, bz, bd, fx, fy, fz, fd, gx, gy, gz, r)
        && edgeAlong(tx, ty, tz, td, nx, ny, nz, nd, gx, gy, gz, r)
        && edgeAlong(tx, ty, tz, td, fx, fy, fz, fd, gx, gy, gz, r)
        && edgeAlong(nx, ny, nz, nd, fx, fy, fz, fd, gx, gy, gz, r)
        && cornerAtEnd(lx, ly, lz, ld, bx, by, bz, bd, nx, ny, nz, nd, gx, gy, gz, r)
        && cornerAtEnd(lx, ly, lz, ld, bx, by, bz, bd, fx, fy, fz, fd, gx, gy, gz, r)
        && cornerAtEnd(lx, ly, lz, ld, tx, ty, tz, td, nx, ny, nz, nd, gx, gy, gz, r)
        && cornerAtEnd(lx, ly, lz, ld, tx, ty, tz, td, fx, fy, fz, fd, gx, gy, gz, r)
        && cornerAtEnd(rx, ry, rz, rd, bx, by, bz, bd, nx, ny, nz, nd, gx, gy, gz, r)
        && cornerAtEnd(rx, ry, rz, rd, bx, by, bz, bd, fx, fy, fz, fd, gx, gy, gz, r)
        && cornerAtEnd(rx, ry, rz, rd, tx, ty, tz, td, nx, ny, nz, nd, gx, gy, gz, r)
        && cornerAtEnd(rx, ry, rz, rd, tx, ty, tz, td, fx, fy, fz, fd, gx, gy, gz, r)
        && cornerAcross(lx, ly, lz, ld, bx, by, bz, bd, nx, ny, nz, nd, gx, gy, gz, r)
        && cornerAcross(lx, ly, lz, ld, bx, by, bz, bd, fx, fy, fz, fd, gx, gy, gz, r)
        && cornerAcross(lx, ly, lz, ld, tx, ty, tz, td, nx, ny, nz, nd, gx, gy, gz, r)
        && cornerAcross(lx, ly, lz, ld, tx, ty, tz, td, fx, fy, fz, fd, gx, gy, gz, r)
        && cornerAcross(rx, ry, rz, rd, bx, by, bz, bd, nx, ny, nz, nd, gx, gy, gz, r)
        && cornerAcross(rx, ry, rz, rd, bx, by, bz, bd, fx, fy, fz, fd, gx, gy, gz, r)
        && cornerAcross(rx, ry, rz, rd, tx, ty, tz, td, nx, ny, nz, nd, gx, gy, gz, r)
        && cornerAcross(rx, ry, rz, rd, tx, ty, tz, td, fx, fy, fz, fd, gx, gy, gz, r);
  }

  /** Does a plane leave something of the capsule? */
  @Twin.Pass
  private static boolean faceAlong(double x, double y, double z, double d, double gx, double gy, double gz,
      double r) {
    return d - Math.abs(dot(x, y, z, gx, gy, gz)) <= r * length(x, y, z);
  }

  /**
   * Does the wedge behind two planes reach the capsule? Two sums tell: one that is perpendicular to the segment, and one that points from the
   * wedge's edge to the end of the segment that is nearer to it, or is as near.
   */
  @Twin.Pass
  private static boolean edgeAlong(double ax, double ay, double az, double ad, double bx, double by,
      double bz, double bd, double gx, double gy, double gz, double r) {
    double as = dot(ax, ay, az, gx, gy, gz), bs = dot(bx, by, bz, gx, gy, gz);
    double a = Math.abs(bs), b = Math.abs(as);
    boolean across =
        as * bs > 0 || a * ad + b * bd <= r * length(a * ax + b * bx, a * ay + b * by, a * az + b * bz);
    double aa = dot(ax, ay, az, ax, ay, az), bb = dot(bx, by, bz, bx, by, bz),
        ab = dot(ax, ay, az, bx, by, bz);
    double slope = as * (ad * bb - bd * ab) + bs * (bd * aa - ad * ab);
    double end = slope < 0 ? 1 : -1;
    double ae = ad + end * as, be = bd + end * bs;
    a = ae * bb - be * ab;
    b = be * aa - ae * ab;
    boolean there = !(a >= 0 && b >= 0) || a * ad + b * bd - Math.abs(a * as + b * bs)
        <= r * length(a * ax + b * bx, a * ay + b * by, a * az + b * bz);
    return across && there;
  }

  /** The same for the cone behind three planes, its corner {@code −q / det}, and the end of the segment. */
  @Twin.Pass
  private static boolean cornerAtEnd(double ax, double ay, double az, double ad, double bx, double by,
      double bz, double bd, double cx, double cy, double cz, double cd, double gx, double gy, double gz,
      double r) {
    double bcx = by * cz - bz * cy, bcy = bz * cx - bx * cz, bcz = bx * cy - by * cx;
    double cax = cy * az - cz * ay, cay = cz * ax - cx * az, caz = cx * ay - cy * ax;
    double abx = ay * bz - az * by, aby = az * bx - ax * bz, abz = ax * by - ay * bx;
    double qx = ad * bcx + bd * cax + cd * abx;
    double qy = ad * bcy + bd * cay + cd * aby;
    double qz = ad * bcz + bd * caz + cd * abz;
    double along = dot(qx, qy, qz, gx, gy, gz);
    double det = dot(ax, ay, az, bcx, bcy, bcz);
    double e = along * det < 0 ? det : -det;
    double wx = qx + e * gx, wy = qy + e * gy, wz = qz + e * gz;
    double a = dot(wx, wy, wz, bcx, bcy, bcz);
    double b = dot(wx, wy, wz, cax, cay, caz);
    double c = dot(wx, wy, wz, abx, aby, abz);
    double lx = a * ax + b * bx + c * cx, ly = a * ay + b * by + c * cy, lz = a * az + b * bz + c * cz;
    return !(a >= 0 && b >= 0 && c >= 0)
        || a * ad + b * bd + c * cd - Math.abs(dot(lx, ly, lz, gx, gy, gz)) <= r * length(lx, ly, lz);
  }

  /** The same for the point of the segment nearest to the corner, if it is none of the ends. */
  @Twin.Pass
  private static boolean cornerAcross(double ax, double ay, double az, double ad, double bx, double by,
      double bz, double bd, double cx, double cy, double cz, double cd, double gx, double gy, double gz,
      double r) {
    double bcx = by * cz - bz * cy, bcy = bz * cx - bx * cz, bcz = bx * cy - by * cx;
    double cax = cy * az - cz * ay, cay = cz * ax - cx * az, caz = cx * ay - cy * ax;
    double abx = ay * bz - az * by, aby = az * bx - ax * bz, abz = ax * by - ay * bx;
    double qx = ad * bcx + bd * cax + cd * abx;
    double qy = ad * bcy + bd * cay + cd * aby;
    double qz = ad * bcz + bd * caz + cd * abz;
    double along = dot(qx, qy, qz, gx, gy, gz);
    double gg = dot(gx, gy, gz, gx, gy, gz);
    double wx = gg * qx - along * gx, wy = gg * qy - along * gy, wz = gg * qz - along * gz;
    double a = dot(wx, wy, wz, bcx, bcy, bcz);
    double b = dot(wx, wy, wz, cax, cay, caz);
    double c = dot(wx, wy, wz, abx, aby, abz);
    double lx = a * ax + b * bx + c * cx, ly = a * ay + b * by + c * cy, lz = a * az + b * bz + c * cz;
    return !(a >= 0 && b >= 0 && c >= 0)
        || a * ad + b * bd + c * cd - Math.abs(dot(lx, ly, lz, gx, gy, gz)) <= r * length(lx, ly, lz);
  }

  /** What the planes leave of the triangle {@code s e + t f}, s, t ≥ 0, s + t ≤ 1, by eliminating s: see {@link FrustumTriangle}. In {@code s u + t v + d ≤ 0}, u, v and d stand for a plane. */
  static boolean meetsTriangle(double lx, double ly, double lz, double ld, double rx, double ry, double rz,
      double rd, double bx, double by, double bz, double bd, double tx, double ty, double tz, double td,
      double nx, double ny, double nz, double nd, double fx, double fy, double fz, double fd, double ex,
      double ey, double ez, double hx, double hy, double hz) {
    double lu = dot(lx, ly, lz, ex, ey, ez), lv = dot(lx, ly, lz, hx, hy, hz);
    double ru = dot(rx, ry, rz, ex, ey, ez), rv = dot(rx, ry, rz, hx, hy, hz);
    double bu = dot(bx, by, bz, ex, ey, ez), bv = dot(bx, by, bz, hx, hy, hz);
    double tu = dot(tx, ty, tz, ex, ey, ez), tv = dot(tx, ty, tz, hx, hy, hz);
    double nu = dot(nx, ny, nz, ex, ey, ez), nv = dot(nx, ny, nz, hx, hy, hz);
    double fu = dot(fx, fy, fz, ex, ey, ez), fv = dot(fx, fy, fz, hx, hy, hz);
    double low = 0;
    double high = 1;
    high = highest(lu, lv, ld, ru, rv, rd, bu, bv, bd, tu, tv, td, high);
    high = highest(ru, rv, rd, bu, bv, bd, tu, tv, td, nu, nv, nd, high);
    high = highest(bu, bv, bd, tu, tv, td, nu, nv, nd, fu, fv, fd, high);
    high = highest(tu, tv, td, nu, nv, nd, fu, fv, fd, lu, lv, ld, high);
    high = highest(nu, nv, nd, fu, fv, fd, lu, lv, ld, ru, rv, rd, high);
    high = highest(fu, fv, fd, lu, lv, ld, ru, rv, rd, bu, bv, bd, high);
    low = lowest(lu, lv, ld, ru, rv, rd, bu, bv, bd, tu, tv, td, low);
    low = lowest(ru, rv, rd, bu, bv, bd, tu, tv, td, nu, nv, nd, low);
    low = lowest(bu, bv, bd, tu, tv, td, nu, nv, nd, fu, fv, fd, low);
    low = lowest(tu, tv, td, nu, nv, nd, fu, fv, fd, lu, lv, ld, low);
    low = lowest(nu, nv, nd, fu, fv, fd, lu, lv, ld, ru, rv, rd, low);
    low = lowest(fu, fv, fd, lu, lv, ld, ru, rv, rd, bu, bv, bd, low);
    return low <= high;
  }

  /** The largest t, so far and for the constraint {@code s u + t v + d ≤ 0} of one plane within the triangle. */
  private static double below(double u, double v, double d, double t) {
    return sooner(u >= 0 ? v : v - u, u >= 0 ? d : d + u, t);
  }

  /** The least t, so far and for the same constraint. */
  private static double above(double u, double v, double d, double t) {
    return later(u >= 0 ? v : v - u, u >= 0 ? d : d + u, t);
  }

  /** The same for the sum of two planes in which s has no part, if they differ in the sign of u. */
  private static double below(double u, double v, double d, double u2, double v2, double d2, double t) {
    double a = Math.abs(u2), b = Math.abs(u);
    return u * u2 > 0 ? t : sooner(a * v + b * v2, a * d + b * d2, t);
  }

  /** The least t, so far and for the sum of two planes in which s has no part. */
  private static double above(double u, double v, double d, double u2, double v2, double d2, double t) {
    double a = Math.abs(u2), b = Math.abs(u);
    return u * u2 > 0 ? t : later(a * v + b * v2, a * d + b * d2, t);
  }

  /** The lesser of t and the bound of t from {@code v t + d ≤ 0}, if this is an upper one. Where v is 0 it is +∞, −∞, or none if d is too. */
  private static double sooner(double v, double d, double t) {
    double bound = -d / (v + 0.0);
    return v >= 0 && bound < t ? bound : t;
  }

  /** The greater of t and the bound of t, if it is a lower one. */
  private static double later(double v, double d, double t) {
    double bound = -d / v;
    return v < 0 && bound > t ? bound : t;
  }

  /** The least upper bound of t from plane a and the pairs that it forms with b, c and e. */
  @Twin.Pass
  private static double highest(double au, double av, double ad, double bu, double bv, double bd, double cu,
      double cv, double cd, double eu, double ev, double ed, double t) {
    double one = below(au, av, ad, t);
    double two = below(au, av, ad, bu, bv, bd, one);
    double three = below(au, av, ad, cu, cv, cd, two);
    return below(au, av, ad, eu, ev, ed, three);
  }

  /** The greatest lower bound of t from plane a and the pairs that it forms with b, c and e. */
  @Twin.Pass
  private static double lowest(double au, double av, double ad, double bu, double bv, double bd, double cu,
      double cv, double cd, double eu, double ev, double ed, double t) {
    double one = above(au, av, ad, t);
    double two = above(au, av, ad, bu, bv, bd, one);
    double three = above(au, av, ad, cu, cv, cd, two);
    return above(au, av, ad, eu, ev, ed, three);
  }

  /** {@code n · p + d}. */
  static double outside(double nx, double ny, double nz, double d, double x, double y, double z) {
    return dot(nx, ny, nz, x, y, z) + d;
  }

  static double dot(double ax, double ay, double az, double bx, double by, double bz) {
    return ax * bx + ay * by + az * bz;
  }

  private static double length(double x, double y, double z) {
    return Math.sqrt(x * x + y * y + z * z);
  }
}
