package lockstep.internal.kernel.part;

import lockstep.twin.Exact;
import lockstep.twin.ExactVec;
import lockstep.twin.Segment;
import lockstep.twin.Vec;

/**
 * Whether a segment is no farther from a point, or from another segment, than a limit, by the signs of
 * polynomials.
 *
 * <p>With w the vector from end a to the point and h from a to b, the nearest point is a, b, or between them
 * where {@code 0 < w·h < |h|²}; there the squared distance is {@code |w|² − (w·h)² / |h|²}. Two segments with
 * vectors g and h, and q between their ends a, are nearest at an end of either or, if {@code n = g × h} is
 * not 0, in the interior of both where {@code (q×h)·n} and {@code (q×g)·n} are between 0 and |n|²; there the
 * squared distance is {@code (q·n)² / |n|²}. Each of these is the distance of two points of the segments, so
 * any that is within the limit decides.
 */
public final class SegmentTest {
  private SegmentTest() {}

  /**
   * A point and a segment that are finite.
   *
   * @param limit the square of the length
   * @param touching whether they may be as far apart as that
   */
  public static boolean reaches(Vec p, Segment s, Exact limit, boolean touching) {
    return reaches(ExactVec.difference(p, s.a()), ExactVec.difference(p, s.b()),
        ExactVec.difference(s.b(), s.a()), limit, touching);
  }

  /** A point given by the vectors w and v to it from the ends, whose difference is h. */
  public static boolean reaches(ExactVec w, ExactVec v, ExactVec h, Exact limit, boolean touching) {
    Exact atA = w.square().minus(limit), atB = v.square().minus(limit);
    if (SquareTest.isAtMost(atA, touching) || SquareTest.isAtMost(atB, touching)) {
      return true;
    }
    Exact hh = h.square(), along = w.dot(h);
    return isBetween(along, hh) && SquareTest.isAtMost(atA.times(hh).minus(along.square()), touching);
  }

  /** Two segments that are finite; the limit is squared. */
  public static boolean reaches(Segment s, Segment t, Exact limit) {
    return reaches(s.a(), t, limit, true) || reaches(s.b(), t, limit, true) || reaches(t.a(), s, limit, true)
        || reaches(t.b(), s, limit, true) || reachesInside(s, t, limit);
  }

  /** The interior of two segments. */
  private static boolean reachesInside(Segment s, Segment t, Exact limit) {
    ExactVec g = ExactVec.difference(s.b(), s.a()), h = ExactVec.difference(t.b(), t.a());
    ExactVec q = ExactVec.difference(t.a(), s.a()), n = g.cross(h);
    Exact nn = n.square();
    return reaches(q, n, limit) && isBetween(q.cross(h).dot(n), nn) && isBetween(q.cross(g).dot(n), nn);
  }

  /** Two lines, with q between a point of each, and the product n of their vectors. */
  public static boolean reaches(ExactVec q, ExactVec n, Exact limit) {
    return !q.dot(n).square().minus(limit.times(n.square())).isPositive();
  }

  /** Whether a is between 0 and b. */
  public static boolean isBetween(Exact a, Exact b) {
    return a.isPositive() && b.minus(a).isPositive();
  }
}
