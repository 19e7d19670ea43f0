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

  /**
   * A point and a triangle that are finite.
   *
   * @param limit the square of the length
   * @param touching whether they may be as far apart as that
   */
  public static boolean reaches(Vec p, Triangle t, Exact limit, boolean touching) {
    return reachesFace(p, t, limit, touching) || SegmentTest.reaches(p, t.ab(), limit, touching)
        || SegmentTest.reaches(p, t.bc(), limit, touching) || SegmentTest.reaches(p, t.ca(), limit, touching);
  }

  /**
   * A segment and a triangle that are finite: the nearest points are where they meet, or an end and one over
   * the face, or they are on an edge; the limit is squared.
   */
  public static boolean reaches(Segment s, Triangle t, Exact limit) {
    return pierces(s, t) || reachesFace(s.a(), t, limit, true) || reachesFace(s.b(), t, limit, true)
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
   * Whether a finite triangle meets a valid box on all axes but those of space, by the formulas of {@link
   * BoxTriangleAxes}. On those they meet.
   *
   * @param touching whether they may just touch; if not, the box must have a volume
   */
  public static boolean meets(Box box, Triangle t, boolean touching) {
    ExactVec e = ExactVec.difference(t.b(), t.a()), g = ExactVec.difference(t.c(), t.a());
    ExactVec n = e.cross(g), flat = n.abs();
    Vec low = t.bounds().min(), high = t.bounds().max(), min = box.min(), max = box.max();
    Vec a = t.a();
    ExactVec above = new ExactVec(above(a.x(), min.x(), low.x(), touching),
        above(a.y(), min.y(), low.y(), touching), above(a.z(), min.z(), low.z(), touching));
    ExactVec below = new ExactVec(above(-a.x(), -max.x(), -high.x(), touching),
        above(-a.y(), -max.y(), -high.y(), touching), above(-a.z(), -max.z(), -high.z(), touching));
    ExactVec size = above.plus(below), toA = above.minus(below);
    return ExactFrame.isWithin(n.dot(toA), flat.dot(size), touching)
        && meetOnProducts(e, g, toA, size, flat, touching);
  }

  /**
   * Whether a triangle and a box meet on the products of an edge and an axis of the box, by the formulas of
   * {@link BoxTriangleAxes}.
   *
   * @param e the edge from a to b
   * @param g the edge from a to c
   * @param toA the vector from the sum of the corners of the box, min and max, to twice a
   * @param size the extents of the box
   * @param flat the absolute values of {@code e × g}
   */
  public static boolean meetOnProducts(ExactVec e, ExactVec g, ExactVec toA, ExactVec size, ExactVec flat,
      boolean touching) {
    ExactVec toB = toA.plus(e), toC = toA.plus(g);
    return meet(e, toC, size, flat, touching) && meet(g.minus(e), toC, size, flat, touching)
        && meet(g, toB, size, flat, touching);
  }

  /**
   * By how much x is above a plane of the box. One below the bounds of the triangle may be anywhere there,
   * or, if touching counts, at their border.
   */
  private static Exact above(float x, float plane, float bound, boolean touching) {
    Exact toBound = Exact.difference(x, bound);
    return plane >= bound ? Exact.difference(x, plane) : touching ? toBound : toBound.plus(Exact.of(1));
  }

  /** Whether they meet on the products of an edge and the axes of the box. */
  private static boolean meet(ExactVec e, ExactVec s, ExactVec size, ExactVec flat, boolean touching) {
    ExactVec k = e.abs(), off = e.cross(s);
    Exact x = flat.x().plus(k.z().times(size.y())).plus(k.y().times(size.z()));
    Exact y = flat.y().plus(k.x().times(size.z())).plus(k.z().times(size.x()));
    Exact z = flat.z().plus(k.y().times(size.x())).plus(k.x().times(size.y()));
    return ExactFrame.isWithin(off.x(), x, touching) && ExactFrame.isWithin(off.y(), y, touching)
        && ExactFrame.isWithin(off.z(), z, touching);
  }

  /** The interior of the face. */
  public static boolean reachesFace(Vec p, Triangle t, Exact limit, boolean touching) {
    ExactVec e = ExactVec.difference(t.b(), t.a()), g = ExactVec.difference(t.c(), t.a());
    ExactVec n = e.cross(g), w = ExactVec.difference(p, t.a());
    Exact nn = n.square(), ofB = w.cross(g).dot(n), ofC = e.cross(w).dot(n);
    return ofB.isPositive() && ofC.isPositive() && nn.minus(ofB.plus(ofC)).isPositive()
        && SquareTest.isAtMost(w.dot(n).square().minus(limit.times(nn)), touching);
  }
}
