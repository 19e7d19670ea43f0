package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.ExactFrame;
import lockstep.twin.Exact;
import lockstep.twin.ExactVec;

/**
 * A box as planes in its frame see it: whether a sum of one to four of them, with factors that are all
 * positive, leaves nothing of it. See {@link ExactFrustum}.
 *
 * @param touching whether points on a plane count as behind it
 */
record ExactBox(ExactFrame frame, ExactSpan x, ExactSpan y, ExactSpan z, boolean touching) {
  /** Whether a sum of planes leaves nothing of it, by the least of its values there. */
  private boolean isApart(Exact least) {
    return touching ? least.isPositive() : !least.isNegative();
  }

  /** A plane. */
  boolean meets(ExactBoxPlane a) {
    ExactVec n = a.turned();
    Exact e = a.outside().times(frame.square());
    return !x.bounds(n.x()) || !y.bounds(n.y()) || !z.bounds(n.z())
        || !isApart(x.least(n.x()).plus(y.least(n.y())).plus(z.least(n.z())).plus(e.plus(e)));
  }

  /** Two planes, whose sum is perpendicular to an axis. */
  boolean meets(ExactBoxPlane a, ExactBoxPlane b) {
    ExactVec w = frame.along(a.normal().cross(b.normal()));
    return meets(a.turned().x(), b.turned().x(), a.outside(), b.outside(), w.y(), w.z(), y, z)
        && meets(a.turned().y(), b.turned().y(), a.outside(), b.outside(), w.z(), w.x(), z, x)
        && meets(a.turned().z(), b.turned().z(), a.outside(), b.outside(), w.x(), w.y(), x, y);
  }

  /** Whether two planes leave part of a box, seen along an axis, by their components u and v there. */
  private boolean meets(Exact u, Exact v, Exact outsideA, Exact outsideB, Exact w, Exact next, ExactSpan y,
      ExactSpan z) {
    boolean falls = u.isPositive() && v.isNegative(), rises = u.isNegative() && v.isPositive();
    if (!falls && !rises) {
      return true;
    }
    Exact onY = falls ? next : next.negated(), onZ = falls ? w.negated() : w;
    Exact e = v.abs().times(outsideA).plus(u.abs().times(outsideB));
    return !y.bounds(onY) || !z.bounds(onZ) || !isApart(y.least(onY).plus(z.least(onZ)).plus(e.plus(e)));
  }

  /** Three planes, whose sum is parallel to an axis. */
  boolean meets(ExactBoxPlane a, ExactBoxPlane b, ExactBoxPlane c) {
    ExactVec cross = b.normal().cross(c.normal());
    ExactVec bc = frame.along(cross), ca = frame.along(c.normal().cross(a.normal()));
    ExactVec ab = frame.along(a.normal().cross(b.normal()));
    Exact det = a.normal().dot(cross).times(frame.square());
    ExactVec e = new ExactVec(a.outside(), b.outside(), c.outside());
    return meets(new ExactVec(bc.x(), ca.x(), ab.x()), e, det, x)
        && meets(new ExactVec(bc.y(), ca.y(), ab.y()), e, det, y)
        && meets(new ExactVec(bc.z(), ca.z(), ab.z()), e, det, z);
  }

  /** Whether three planes, of which the sum with these factors is parallel to an axis, leave part of it. */
  private boolean meets(ExactVec factors, ExactVec outside, Exact det, ExactSpan span) {
    boolean up = factors.x().isPositive() && factors.y().isPositive() && factors.z().isPositive();
    boolean down = factors.x().isNegative() && factors.y().isNegative() && factors.z().isNegative();
    if (!up && !down) {
      return true;
    }
    Exact sum = factors.dot(outside);
    Exact n = up ? det : det.negated(), e = up ? sum : sum.negated();
    return !span.bounds(n) || !isApart(span.least(n).plus(e.plus(e)));
  }

  /** Four planes, whose sum has a normal of 0. */
  boolean meets(ExactBoxPlane a, ExactBoxPlane b, ExactBoxPlane c, ExactBoxPlane d) {
    ExactVec ab = a.normal().cross(b.normal()), cd = c.normal().cross(d.normal());
    Exact factorA = b.normal().dot(cd), factorB = a.normal().dot(cd).negated();
    Exact factorC = d.normal().dot(ab), factorD = c.normal().dot(ab).negated();
    boolean up = factorA.isPositive() && factorB.isPositive() && factorC.isPositive() && factorD.isPositive();
    boolean down =
        factorA.isNegative() && factorB.isNegative() && factorC.isNegative() && factorD.isNegative();
    if (!up && !down) {
      return true;
    }
    Exact sum = factorA.times(a.outside()).plus(factorB.times(b.outside())).plus(factorC.times(c.outside()))
        .plus(factorD.times(d.outside()));
    return !isApart(up ? sum : sum.negated());
  }
}
