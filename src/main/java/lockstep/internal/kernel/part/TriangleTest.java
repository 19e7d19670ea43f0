package lockstep.internal.kernel.part;

import lockstep.twin.Exact;
import lockstep.twin.ExactVec;
import lockstep.twin.Triangle;
import lockstep.twin.Vec;

/**
 * Whether a triangle is no farther from a point than a limit, by the signs of polynomials, and what else is
 * decided about triangles alike.
 *
 * <p>With e and g the vectors from corner a to b and to c, {@code n = e × g}, and w from a to the point, the
 * point projects into the interior of the face if its weights, {@code (w×g)·n} for b and {@code (e×w)·n} for
 * c, are positive and less than |n|² together; there the squared distance is {@code (w·n)² / |n|²}. Otherwise
 * the nearest point is on an edge. A triangle without area has no such interior.
 */
public final class TriangleTest {
  private TriangleTest() {}

  /** A point and a triangle that are finite; the limit is squared. */
  public static boolean reaches(Vec p, Triangle t, Exact limit) {
    return reachesFace(p, t, limit) || SegmentTest.reaches(p, t.ab(), limit)
        || SegmentTest.reaches(p, t.bc(), limit) || SegmentTest.reaches(p, t.ca(), limit);
  }

  /** The interior of the face. */
  public static boolean reachesFace(Vec p, Triangle t, Exact limit) {
    ExactVec e = ExactVec.difference(t.b(), t.a()), g = ExactVec.difference(t.c(), t.a());
    ExactVec n = e.cross(g), w = ExactVec.difference(p, t.a());
    Exact nn = n.square(), ofB = w.cross(g).dot(n), ofC = e.cross(w).dot(n);
    return ofB.isPositive() && ofC.isPositive() && nn.minus(ofB.plus(ofC)).isPositive()
        && !w.dot(n).square().minus(limit.times(nn)).isPositive();
  }
}
