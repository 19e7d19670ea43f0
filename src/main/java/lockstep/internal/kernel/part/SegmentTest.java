package lockstep.internal.kernel.part;

import lockstep.twin.Estimate;
import lockstep.twin.EstimateVec;
import lockstep.twin.Expansions;
import lockstep.twin.Segment;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Whether a segment is no farther from a point, or from another segment, than a limit: the signs of
 * polynomials, with estimates of which some may stay open, and in real arithmetic.
 *
 * <p>With w the vector from end a to the point and h from a to b, the nearest point is a, b, or between them
 * where {@code 0 < w·h < |h|²}; there the squared distance is {@code |w|² − (w·h)² / |h|²}. Two segments with
 * vectors g and h, and q between their ends a, are nearest at an end of either or, if {@code n = g × h} is
 * not 0, in the interior of both where {@code (q×h)·n} and {@code (q×g)·n} are between 0 and |n|²; there the
 * squared distance is {@code (q·n)² / |n|²}. Each of these is the distance of two points of the segments, so
 * any that is within the limit decides.
 *
 * <p>Answers are 1 for yes, −1 for no, and 0 where rounding leaves them open: so the larger is that of "or",
 * the smaller that of "and".
 */
public final class SegmentTest {
  private SegmentTest() {}

  /** A point and a segment; the limit is squared. */
  public static double of(Vec p, Segment s, Estimate limit) {
    EstimateVec w = EstimateVec.difference(p, s.a()), h = EstimateVec.difference(s.b(), s.a());
    Estimate hh = h.square(), along = w.dot(h), atA = w.square().minus(limit);
    Estimate atB = EstimateVec.difference(p, s.b()).square().minus(limit);
    double between = Math.min(isBetween(along, hh), atA.times(hh).minus(along.square()).isAtMostZero());
    return Math.max(Math.max(atA.isAtMostZero(), atB.isAtMostZero()), between);
  }

  /** The interior of two segments; the limit is squared. */
  public static double ofInteriors(Segment s, Segment t, Estimate limit) {
    EstimateVec g = EstimateVec.difference(s.b(), s.a()), h = EstimateVec.difference(t.b(), t.a());
    EstimateVec q = EstimateVec.difference(t.a(), s.a()), n = g.cross(h);
    Estimate nn = n.square(), gap = q.dot(n).square().minus(limit.times(nn));
    double inBoth = Math.min(isBetween(q.cross(h).dot(n), nn), isBetween(q.cross(g).dot(n), nn));
    return Math.min(gap.isAtMostZero(), inBoth);
  }

  /** Whether a is between 0 and b. */
  private static double isBetween(Estimate a, Estimate b) {
    return Math.min(a.negated().isNegative(), a.minus(b).isNegative());
  }

  /** The test of a point and a segment in real arithmetic, for a limit on the stack. */
  private static boolean meets(Expansions e, float px, float py, float pz, float ax, float ay, float az,
      float bx, float by, float bz, int limit) {
    int wx = e.difference(px, ax), wy = e.difference(py, ay), wz = e.difference(pz, az);
    int vx = e.difference(px, bx), vy = e.difference(py, by), vz = e.difference(pz, bz);
    int atA = e.minus(e.dot(wx, wy, wz, wx, wy, wz), limit);
    if (e.sign(atA) <= 0 || e.sign(e.minus(e.dot(vx, vy, vz, vx, vy, vz), limit)) <= 0) {
      return true;
    }
    int hx = e.difference(bx, ax), hy = e.difference(by, ay), hz = e.difference(bz, az);
    int along = e.dot(wx, wy, wz, hx, hy, hz), hh = e.dot(hx, hy, hz, hx, hy, hz);
    return isBetween(e, along, hh) && e.sign(e.minus(e.times(atA, hh), e.square(along))) <= 0;
  }

  private static boolean isBetween(Expansions e, int a, int b) {
    return e.sign(a) > 0 && e.sign(e.minus(b, a)) > 0;
  }

  /** Whether two segments are no farther apart than two lengths together, in real arithmetic. */
  @Twin.Plain
  public static boolean meet(float ax, float ay, float az, float bx, float by, float bz, float cx, float cy,
      float cz, float dx, float dy, float dz, float r1, float r2) {
    Expansions e = Expansions.begin();
    int limit = e.square(e.sum(r1, r2));
    if (meets(e, ax, ay, az, cx, cy, cz, dx, dy, dz, limit)
        || meets(e, bx, by, bz, cx, cy, cz, dx, dy, dz, limit)
        || meets(e, cx, cy, cz, ax, ay, az, bx, by, bz, limit)
        || meets(e, dx, dy, dz, ax, ay, az, bx, by, bz, limit)) {
      return true;
    }
    int gx = e.difference(bx, ax), gy = e.difference(by, ay), gz = e.difference(bz, az);
    int hx = e.difference(dx, cx), hy = e.difference(dy, cy), hz = e.difference(dz, cz);
    int qx = e.difference(cx, ax), qy = e.difference(cy, ay), qz = e.difference(cz, az);
    int nx = e.determinant(gy, gz, hy, hz), ny = e.determinant(gz, gx, hz, hx),
        nz = e.determinant(gx, gy, hx, hy);
    int nn = e.dot(nx, ny, nz, nx, ny, nz), high = e.dot(qx, qy, qz, nx, ny, nz);
    if (e.sign(e.minus(e.square(high), e.times(limit, nn))) > 0) {
      return false;
    }
    int s = e.dot(e.determinant(qy, qz, hy, hz), e.determinant(qz, qx, hz, hx), e.determinant(qx, qy, hx, hy),
        nx, ny, nz);
    int t = e.dot(e.determinant(qy, qz, gy, gz), e.determinant(qz, qx, gz, gx), e.determinant(qx, qy, gx, gy),
        nx, ny, nz);
    return isBetween(e, s, nn) && isBetween(e, t, nn);
  }

  /** The same for a point and a segment. */
  @Twin.Plain
  public static boolean meet(float px, float py, float pz, float ax, float ay, float az, float bx, float by,
      float bz, float r1, float r2) {
    Expansions e = Expansions.begin();
    return meets(e, px, py, pz, ax, ay, az, bx, by, bz, e.square(e.sum(r1, r2)));
  }
}
