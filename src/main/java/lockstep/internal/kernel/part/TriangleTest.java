package lockstep.internal.kernel.part;

import lockstep.twin.Box;
import lockstep.twin.Exact;
import lockstep.twin.ExactVec;
import lockstep.twin.Segment;
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

  /**
   * A segment and a triangle that are finite: the nearest points are where they meet, or an end and one over
   * the face, or they are on an edge; the limit is squared.
   */
  public static boolean reaches(Segment s, Triangle t, Exact limit) {
    return pierces(s, t) || reachesFace(s.a(), t, limit) || reachesFace(s.b(), t, limit)
        || SegmentTest.reaches(s, t.ab(), limit) || SegmentTest.reaches(s, t.bc(), limit)
        || SegmentTest.reaches(s, t.ca(), limit);
  }

  /**
   * Whether a segment with ends on either side of the plane passes all edges on the same side, by the volumes
   * of its line and theirs.
   */
  private static boolean pierces(Segment s, Triangle t) {
    ExactVec a = ExactVec.difference(t.a(), s.a()), b = ExactVec.difference(t.b(), s.a()),
        c = ExactVec.difference(t.c(), s.a()), h = ExactVec.difference(s.b(), s.a());
    ExactVec ab = a.cross(b), bc = b.cross(c), ca = c.cross(a), n = ab.plus(bc).plus(ca);
    Exact atP = n.dot(a), atQ = atP.minus(n.dot(h));
    if (!((atP.isPositive() && atQ.isNegative()) || (atP.isNegative() && atQ.isPositive()))) {
      return false;
    }
    Exact byAB = ab.dot(h), byBC = bc.dot(h), byCA = ca.dot(h);
    return !((byAB.isPositive() || byBC.isPositive() || byCA.isPositive())
        && (byAB.isNegative() || byBC.isNegative() || byCA.isNegative()));
  }

  /**
   * Whether a triangle overlaps a box that has been clipped to its bounds, and so meets it on the axes of
   * space: by the other axes of {@code BoxTriangle}, and its formulas.
   */
  public static boolean overlapsInBounds(Box box, Triangle t) {
    ExactVec e = ExactVec.difference(t.b(), t.a()), g = ExactVec.difference(t.c(), t.a());
    ExactVec n = e.cross(g), flat = abs(n), size = ExactVec.difference(box.max(), box.min());
    ExactVec toA = ExactVec.difference(t.a(), box.min()).plus(ExactVec.difference(t.a(), box.max()));
    ExactVec toB = toA.plus(e), toC = toA.plus(g);
    return isWithin(n.dot(toA), flat.dot(size)) && overlap(e, toC, size, flat)
        && overlap(ExactVec.difference(t.c(), t.b()), toC, size, flat) && overlap(g, toB, size, flat);
  }

  /** Whether they meet on the products of an edge and the axes of the box. */
  private static boolean overlap(ExactVec e, ExactVec s, ExactVec size, ExactVec flat) {
    ExactVec k = abs(e), off = e.cross(s);
    return isWithin(off.x(), flat.x().plus(k.z().times(size.y())).plus(k.y().times(size.z())))
        && isWithin(off.y(), flat.y().plus(k.x().times(size.z())).plus(k.z().times(size.x())))
        && isWithin(off.z(), flat.z().plus(k.y().times(size.x())).plus(k.x().times(size.y())));
  }

  private static ExactVec abs(ExactVec v) {
    return new ExactVec(abs(v.x()), abs(v.y()), abs(v.z()));
  }

  private static Exact abs(Exact a) {
    return a.isNegative() ? a.negated() : a;
  }

  /** Whether |a| is at most b. */
  private static boolean isWithin(Exact a, Exact b) {
    return !a.minus(b).isPositive() && !a.plus(b).isNegative();
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
