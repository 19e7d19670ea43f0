package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.Frustum;
import lockstep.internal.kernel.part.PlaneGap;
import lockstep.twin.Exact;
import lockstep.twin.ExactVec;
import lockstep.twin.Plane;
import lockstep.twin.Triangle;

/**
 * Whether six planes leave part of a triangle, by the signs of polynomials.
 *
 * <p>Each plane is a row: how far the three corners are in front of it. A point of the triangle with weights
 * λ is in front of it by {@code row · λ}. What the planes leave of the triangle has a corner, if anything:
 * one of the triangle; or where a plane cuts an edge, with weights that are two numbers of the row; or where
 * two planes meet in the triangle, with weights {@code row × row}, of degree 4, all of one sign. None of the
 * other planes is behind it: degree 6 at most.
 */
record ExactRows(ExactVec left, ExactVec right, ExactVec bottom, ExactVec top, ExactVec near, ExactVec far) {
  /** A frustum with planes that are proper, and a triangle that is finite. */
  static boolean meets(Frustum f, Triangle t) {
    ExactRows rows = new ExactRows(row(f.left(), t), row(f.right(), t), row(f.bottom(), t), row(f.top(), t),
        row(f.near(), t), row(f.far(), t));
    ExactRows next = rows.yzx(), last = rows.zxy();
    return rows.holdsCorner() || next.holdsCorner() || last.holdsCorner() || rows.cutsEdge()
        || next.cutsEdge() || last.cutsEdge() || rows.pierces() || rows.turned().pierces()
        || rows.turned().turned().pierces();
  }

  static ExactVec row(Plane p, Triangle t) {
    return new ExactVec(PlaneGap.outside(p, t.a()), PlaneGap.outside(p, t.b()), PlaneGap.outside(p, t.c()));
  }

  /** The same with the corners permuted. */
  private ExactRows yzx() {
    return new ExactRows(left.yzx(), right.yzx(), bottom.yzx(), top.yzx(), near.yzx(), far.yzx());
  }

  private ExactRows zxy() {
    return new ExactRows(left.zxy(), right.zxy(), bottom.zxy(), top.zxy(), near.zxy(), far.zxy());
  }

  /** The same with the three pairs of planes permuted. */
  private ExactRows turned() {
    return new ExactRows(/* left= */ bottom, /* right= */ top, /* bottom= */ near, /* top= */ far,
        /* near= */ left, /* far= */ right);
  }

  /** Whether the first corner is behind all planes. */
  private boolean holdsCorner() {
    return !left.x().isPositive() && !right.x().isPositive() && !bottom.x().isPositive()
        && !top.x().isPositive() && !near.x().isPositive() && !far.x().isPositive();
  }

  /** Whether a plane cuts the edge of the first two corners in a point behind the others. */
  private boolean cutsEdge() {
    return cutsEdge(left, right, bottom, top, near, far) || cutsEdge(right, left, bottom, top, near, far)
        || cutsEdge(bottom, left, right, top, near, far) || cutsEdge(top, left, right, bottom, near, far)
        || cutsEdge(near, left, right, bottom, top, far) || cutsEdge(far, left, right, bottom, top, near);
  }

  private static boolean cutsEdge(ExactVec a, ExactVec b, ExactVec c, ExactVec d, ExactVec e, ExactVec f) {
    boolean enters = a.x().isPositive() && a.y().isNegative();
    if (!enters && !(a.x().isNegative() && a.y().isPositive())) {
      return false;
    }
    Exact first = a.y().abs(), second = a.x().abs();
    return isBehind(b, first, second) && isBehind(c, first, second) && isBehind(d, first, second)
        && isBehind(e, first, second) && isBehind(f, first, second);
  }

  private static boolean isBehind(ExactVec row, Exact first, Exact second) {
    return !row.x().times(first).plus(row.y().times(second)).isPositive();
  }

  /** Whether two of the first four planes, or the first two, meet in the triangle behind the others. */
  private boolean pierces() {
    return pierces(left, bottom, right, top, near, far) || pierces(left, top, right, bottom, near, far)
        || pierces(right, bottom, left, top, near, far) || pierces(right, top, left, bottom, near, far)
        || pierces(left, right, bottom, top, near, far);
  }

  private static boolean pierces(ExactVec a, ExactVec b, ExactVec c, ExactVec d, ExactVec e, ExactVec f) {
    ExactVec at = a.cross(b);
    boolean up = at.x().isPositive() && at.y().isPositive() && at.z().isPositive();
    boolean down = at.x().isNegative() && at.y().isNegative() && at.z().isNegative();
    if (!up && !down) {
      return false;
    }
    ExactVec weights = up ? at : at.negated();
    return !weights.dot(c).isPositive() && !weights.dot(d).isPositive() && !weights.dot(e).isPositive()
        && !weights.dot(f).isPositive();
  }
}
