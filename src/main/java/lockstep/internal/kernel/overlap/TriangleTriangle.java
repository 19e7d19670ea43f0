package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.BoxTriangleAxes;
import lockstep.internal.kernel.part.DoubleVec;
import lockstep.internal.kernel.part.SegmentTest;
import lockstep.internal.kernel.part.TriangleTest;
import lockstep.twin.Exact;
import lockstep.twin.ExactVec;
import lockstep.twin.Segment;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of two triangles, by the signs of volumes.
 *
 * <p>They overlap if an edge of one meets the other (Ericson, Real-Time Collision Detection, 2005, 5.3.4).
 * Both are closed: a shared vertex or edge, a vertex in a face and coplanar contact are overlaps. A triangle
 * without area is a segment or a point. A NaN or an infinite vertex is a miss.
 *
 * <p>An edge does not meet a triangle if both of its ends are on one side of the plane, or if the volumes
 * that its line spans with the three edges of the triangle have different signs: the line passes them on
 * different sides. Otherwise it does meet the triangle, if its ends are not both in the plane. That holds for
 * all six edges of non-parallel triangles: what these have in common is a point or a segment of the line
 * common to both planes, and each of its ends is on such an edge. What is left are coplanar triangles, and
 * triangles without area that are no obvious miss: these are decided by their edges alone, and by a vertex of
 * either, which may be inside the other.
 *
 * <p>Everything is relative to vertex a of the first triangle. With {@code n = b × c} the height of u is
 * {@code n·u}; the volume of ab and uv is {@code b·(u×v)}, that of ca and uv {@code −c·(u×v)}, and that of bc
 * and uv is their sum, without the sign, and the difference of the heights of v and u; the normal of the
 * second triangle is {@code u×v + v×w + w×u}.
 *
 * <p>Bounds are compared in float, exactly. The volumes are computed in double. With S the sum of the
 * absolute values of all coordinates and u = 2⁻⁵³, each is off by less than {@code 3 u S³}: a triple product
 * of three points by 8 u of S³ / 27, of which none is the sum of more than four, and the heights over the
 * second plane by 10 u of less than S³ / 6 and 10 u of S³ / 20.
 * Signs are certain beyond {@code 8 u S³}. What that leaves open is decided by the same formulas in real
 * numbers: so the answer is that of real arithmetic, for all finite floats.
 */
public final class TriangleTriangle {
  /** 8 u: a volume, in units of S³, that rounding cannot produce. */
  private static final double ROOM = 0x1p-50;

  private TriangleTriangle() {}

  @Twin
  public static boolean overlap(Triangle t, @Twin.Second Triangle s) {
    @Twin.Stage
    boolean bounds = boundsMeet(t.a().x(), t.b().x(), t.c().x(), s.a().x(), s.b().x(), s.c().x())
        && boundsMeet(t.a().y(), t.b().y(), t.c().y(), s.a().y(), s.b().y(), s.c().y())
        && boundsMeet(t.a().z(), t.b().z(), t.c().z(), s.a().z(), s.b().z(), s.c().z());
    if (!bounds) {
      return false;
    }
    TrianglePoints p = TrianglePoints.of(t, s);
    DoubleVec b = p.b(), c = p.c(), u = p.u(), v = p.v(), w = p.w();
    double size = p.size().sum();
    DoubleVec n = b.cross(c), uv = u.cross(v), vw = v.cross(w), wu = w.cross(u), m = uv.plus(vw).plus(wu);
    double atU = n.dot(u), atV = n.dot(v), atW = n.dot(w);
    double atA = -m.dot(u), atB = m.dot(b) + atA, atC = m.dot(c) + atA;
    double abUV = b.dot(uv), abVW = b.dot(vw), abWU = b.dot(wu);
    double caUV = -c.dot(uv), caVW = -c.dot(vw), caWU = -c.dot(wu);
    double bcUV = atV - atU - abUV - caUV, bcVW = atW - atV - abVW - caVW, bcWU = atU - atW - abWU - caWU;
    double room = ROOM * size * size * size;
    boolean apart = apart(atU, atV, abUV, bcUV, caUV, room) && apart(atV, atW, abVW, bcVW, caVW, room)
        && apart(atW, atU, abWU, bcWU, caWU, room) && apart(atA, atB, abUV, abVW, abWU, room)
        && apart(atB, atC, bcUV, bcVW, bcWU, room) && apart(atC, atA, caUV, caVW, caWU, room);
    // ten coordinates' differences cannot exceed this; NaN and infinity do
    if (!(size <= Float.MAX_VALUE * 32.0) || apart) {
      return false;
    }
    boolean pierced = pierces(atU, atV, abUV, bcUV, caUV, room) || pierces(atV, atW, abVW, bcVW, caVW, room)
        || pierces(atW, atU, abWU, bcWU, caWU, room) || pierces(atA, atB, abUV, abVW, abWU, room)
        || pierces(atB, atC, bcUV, bcVW, bcWU, room) || pierces(atC, atA, caUV, caVW, caWU, room);
    @Twin.Doubt
    boolean open = !pierced;
    if (open) {
      return closely(t, s);
    }
    return true;
  }

  /** The same for triangles that nearly touch, and for those in one plane or without area. */
  @Twin
  public static boolean closely(Triangle t, @Twin.Second Triangle s) {
    if (isCorner(t.a(), s) || isCorner(t.b(), s) || isCorner(t.c(), s)) {
      return true;
    }
    ExactVec b = ExactVec.difference(t.b(), t.a()), c = ExactVec.difference(t.c(), t.a());
    ExactVec u = ExactVec.difference(s.a(), t.a()), v = ExactVec.difference(s.b(), t.a()),
        w = ExactVec.difference(s.c(), t.a());
    ExactVec n = b.cross(c), uv = u.cross(v), vw = v.cross(w), wu = w.cross(u), m = uv.plus(vw).plus(wu);
    Exact atU = n.dot(u), atV = n.dot(v), atW = n.dot(w);
    Exact atA = m.dot(u).negated(), atB = m.dot(b).plus(atA), atC = m.dot(c).plus(atA);
    Exact abUV = b.dot(uv), abVW = b.dot(vw), abWU = b.dot(wu);
    Exact caUV = c.dot(uv).negated(), caVW = c.dot(vw).negated(), caWU = c.dot(wu).negated();
    Exact bcUV = atV.minus(atU).minus(abUV).minus(caUV), bcVW = atW.minus(atV).minus(abVW).minus(caVW),
        bcWU = atU.minus(atW).minus(abWU).minus(caWU);
    boolean uvApart = apart(atU, atV, abUV, bcUV, caUV), vwApart = apart(atV, atW, abVW, bcVW, caVW),
        wuApart = apart(atW, atU, abWU, bcWU, caWU), abApart = apart(atA, atB, abUV, abVW, abWU),
        bcApart = apart(atB, atC, bcUV, bcVW, bcWU), caApart = apart(atC, atA, caUV, caVW, caWU);
    boolean apart = uvApart && vwApart && wuApart && abApart && bcApart && caApart;
    boolean pierced = (!uvApart && !areZero(atU, atV)) || (!vwApart && !areZero(atV, atW))
        || (!wuApart && !areZero(atW, atU)) || (!abApart && !areZero(atA, atB))
        || (!bcApart && !areZero(atB, atC)) || (!caApart && !areZero(atC, atA));
    @Twin.Doubt
    boolean flat = !apart && !pierced;
    if (flat) {
      return edgesMeet(t, s) || isIn(t.a(), s) || isIn(s.a(), t);
    }
    return pierced;
  }

  /** Whether a triangle comes after another, in the order of their numbers. */
  public static boolean after(Triangle t, Triangle s) {
    return after(t.a(), s.a(), after(t.b(), s.b(), after(t.c(), s.c(), false)));
  }

  private static boolean boundsMeet(float a, float b, float c, float u, float v, float w) {
    return BoxTriangleAxes.min(a, b, c) <= BoxTriangleAxes.max(u, v, w)
        && BoxTriangleAxes.min(u, v, w) <= BoxTriangleAxes.max(a, b, c);
  }

  /** Whether a comes after u; if they are equal, {@code rest} decides. */
  private static boolean after(Vec a, Vec u, boolean rest) {
    return after(a.x(), u.x(), after(a.y(), u.y(), after(a.z(), u.z(), rest)));
  }

  private static boolean after(float a, float u, boolean rest) {
    return a > u || (a == u && rest);
  }

  /**
   * Whether an edge certainly does not meet a triangle, given the heights of its ends and the three volumes.
   */
  private static boolean apart(double from, double to, double x, double y, double z, double room) {
    return (from > room && to > room) || (from < -room && to < -room)
        || ((x > room || y > room || z > room) && (x < -room || y < -room || z < -room));
  }

  /** Whether it certainly does. */
  private static boolean pierces(double from, double to, double x, double y, double z, double room) {
    return ((from > room && to < -room) || (from < -room && to > room))
        && ((x > room && y > room && z > room) || (x < -room && y < -room && z < -room));
  }

  private static boolean apart(Exact from, Exact to, Exact x, Exact y, Exact z) {
    return (from.isPositive() && to.isPositive()) || (from.isNegative() && to.isNegative())
        || ((x.isPositive() || y.isPositive() || z.isPositive())
            && (x.isNegative() || y.isNegative() || z.isNegative()));
  }

  private static boolean areZero(Exact a, Exact b) {
    return a.isZero() && b.isZero();
  }

  private static boolean isCorner(Vec p, Triangle t) {
    return isSame(p, t.a()) || isSame(p, t.b()) || isSame(p, t.c());
  }

  private static boolean isSame(Vec p, Vec q) {
    return p.x() == q.x() && p.y() == q.y() && p.z() == q.z();
  }

  private static boolean edgesMeet(Triangle t, Triangle s) {
    return meets(t.ab(), s) || meets(t.bc(), s) || meets(t.ca(), s);
  }

  /** Whether a segment meets an edge. */
  private static boolean meets(Segment e, Triangle t) {
    return SegmentTest.reaches(e, t.ab(), Exact.of(0)) || SegmentTest.reaches(e, t.bc(), Exact.of(0))
        || SegmentTest.reaches(e, t.ca(), Exact.of(0));
  }

  private static boolean isIn(Vec p, Triangle t) {
    return TriangleTest.reachesFace(p, t, Exact.of(0), true);
  }
}
