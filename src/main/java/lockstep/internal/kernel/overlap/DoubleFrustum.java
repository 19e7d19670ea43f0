package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.DoubleVec;
import lockstep.internal.kernel.part.Frustum;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * A frustum in double: the points p behind six planes, {@code n · p + d ≤ 0}. Its corners are never computed.
 * By the lemma of Farkas, two convex sets are disjoint if a sum of planes with factors {@code λ ≥ 0} shows
 * it:
 *
 * <pre>
 *   Σ λ (n · p + d) &gt; 0    for all points p of the other shape
 * </pre>
 *
 * <p>and of these sums a few suffice, those that are corners of the linear program: one plane; two of them,
 * whose sum is an axis perpendicular to the edge in which they meet; three, whose sum is an axis that touches
 * the corner in which they meet. Whatever the factors, such a sum never reports a miss wrongly. All pairs of
 * planes are tested, including the three of opposite ones, since planes without a common point meet nothing;
 * but only the eight triples of adjacent ones. So a frustum whose planes bound no hexahedron counts as at
 * least the intersection of its half-spaces.
 *
 * <p>All computation is in double. Columns are floats, so a product of two is exact, and with v = 2⁻⁵³ a
 * difference of two products is off by v of itself. Hence so are the factors λ, and every sum of planes by a
 * few v of {@code Σ λ (|n| |p| + |d|)}: that is the exact sum for planes moved by a few v of their distances
 * from the origin and from p.
 */
record DoubleFrustum(DoublePlane left, DoublePlane right, DoublePlane bottom, DoublePlane top,
    DoublePlane near, DoublePlane far) {
  static DoubleFrustum of(Frustum f) {
    return new DoubleFrustum(DoublePlane.of(f.left()), DoublePlane.of(f.right()), DoublePlane.of(f.bottom()),
        DoublePlane.of(f.top()), DoublePlane.of(f.near()), DoublePlane.of(f.far()));
  }

  /** A frustum relative to a point. */
  static DoubleFrustum of(Frustum f, DoubleVec p) {
    return new DoubleFrustum(DoublePlane.of(f.left(), p), DoublePlane.of(f.right(), p),
        DoublePlane.of(f.bottom(), p), DoublePlane.of(f.top(), p), DoublePlane.of(f.near(), p),
        DoublePlane.of(f.far(), p));
  }

  /** The frustum in the frame of three orthogonal axes. */
  DoubleFrustum along(DoubleVec u, DoubleVec v, DoubleVec w) {
    return new DoubleFrustum(left.along(u, v, w), right.along(u, v, w), bottom.along(u, v, w),
        top.along(u, v, w), near.along(u, v, w), far.along(u, v, w));
  }

  /** The frustum with normals that are neither very long nor very short. */
  DoubleFrustum scaled() {
    return new DoubleFrustum(left.scaled(), right.scaled(), bottom.scaled(), top.scaled(), near.scaled(),
        far.scaled());
  }

  /** Exceeds all products of floats that occur, and replaces infinity. */
  private static final double FAR = 0x1p500;

  /** A coordinate, or a number far beyond all others for an infinite one. */
  static double bound(double x) {
    return x > Float.MAX_VALUE ? FAR : x < -Float.MAX_VALUE ? -FAR : x;
  }

  static DoubleVec bound(Vec p) {
    return new DoubleVec(bound(p.x()), bound(p.y()), bound(p.z()));
  }

  /** Whether it meets a nonempty box. */
  boolean meetsBox(DoubleVec min, DoubleVec max) {
    DoublePlane[] planes = {left, right, bottom, top, near, far};
    boolean meets = true;
    for (DoublePlane a : planes) {
      meets = meets && face(a, min, max);
    }
    for (int i = 0; i < 6; i++) {
      for (int j = i + 1; j < 6; j++) {
        meets = meets && edge(planes[i], planes[j], min, max);
      }
    }
    for (int k = 0; k < 8; k++) {
      meets = meets && corner(corner(k), min, max);
    }
    return meets;
  }

  /** The planes of one of eight corners: left or right, bottom or top, near or far. */
  private DoubleCorner corner(int k) {
    return new DoubleCorner(k < 4 ? left : right, k / 2 == 0 || k / 2 == 2 ? bottom : top,
        k / 2 * 2 == k ? near : far);
  }

  /** Whether a plane leaves part of a box. */
  @Twin.Pass
  private static boolean face(DoublePlane a, DoubleVec min, DoubleVec max) {
    DoubleVec n = a.normal();
    return least(n.x(), min.x(), max.x()) + least(n.y(), min.y(), max.y()) + least(n.z(), min.z(), max.z())
        + a.d() <= 0;
  }

  /**
   * Whether two planes, with normals a and b, leave part of a box, projected along each of its axes. A sum of
   * planes that is perpendicular to the x axis has the factors |b.x| and |a.x|, if these components differ in
   * sign.
   */
  @Twin.Pass
  private static boolean edge(DoublePlane a, DoublePlane b, DoubleVec min, DoubleVec max) {
    return along(a, b, min, max) && along(a.yzx(), b.yzx(), min.yzx(), max.yzx())
        && along(a.zxy(), b.zxy(), min.zxy(), max.zxy());
  }

  /** Whether they do along one axis, the first of each normal. */
  private static boolean along(DoublePlane a, DoublePlane b, DoubleVec min, DoubleVec max) {
    DoublePlane sum = a.times(Math.abs(b.normal().x())).plus(b.times(Math.abs(a.normal().x())));
    DoubleVec n = sum.normal();
    return least(n.y(), min.y(), max.y()) + least(n.z(), min.z(), max.z()) + sum.d() <= 0
        || a.normal().x() * b.normal().x() > 0;
  }

  /**
   * Whether the corner of three planes, with normals a, b and c, reaches a box on each axis. The factors of
   * the sum that is parallel to the x axis are the x components of b × c, c × a and a × b, if they have one
   * sign, and the sum is as long as the determinant.
   */
  @Twin.Pass
  private static boolean corner(DoubleCorner k, DoubleVec min, DoubleVec max) {
    DoubleVec d = new DoubleVec(k.a().d(), k.b().d(), k.c().d()), bc = k.bc(), ca = k.ca(), ab = k.ab();
    double det = k.a().normal().dot(bc);
    return on(new DoubleVec(bc.x(), ca.x(), ab.x()), d, det, min.x(), max.x())
        && on(new DoubleVec(bc.y(), ca.y(), ab.y()), d, det, min.y(), max.y())
        && on(new DoubleVec(bc.z(), ca.z(), ab.z()), d, det, min.z(), max.z());
  }

  /** Whether it does on one axis. */
  private static boolean on(DoubleVec factors, DoubleVec d, double det, double min, double max) {
    double sum = factors.dot(d);
    double p = det * min, q = det * max;
    double low = p < q ? p : q, high = p < q ? q : p;
    boolean up = factors.isPositive(), down = factors.x() <= 0 && factors.y() <= 0 && factors.z() <= 0;
    return (sum + low <= 0 || !up) && (sum + high >= 0 || !down);
  }

  /** The least of {@code n x} for x in an interval. */
  private static double least(double n, double min, double max) {
    double p = n * min, q = n * max;
    return p < q ? p : q;
  }

  /** Whether it meets a ball about the origin. */
  boolean meetsBall(double r) {
    DoublePlane[] planes = {left, right, bottom, top, near, far};
    boolean meets = true;
    for (DoublePlane a : planes) {
      meets = meets && faceNear(a, r);
    }
    for (int i = 0; i < 6; i++) {
      for (int j = i + 1; j < 6; j++) {
        meets = meets && edgeNear(planes[i], planes[j], r);
      }
    }
    for (int k = 0; k < 8; k++) {
      meets = meets && cornerNear(corner(k), r);
    }
    return meets;
  }

  /** Whether a plane leaves part of the ball. */
  @Twin.Pass
  private static boolean faceNear(DoublePlane a, double r) {
    return a.d() <= r * a.normal().length();
  }

  /**
   * Whether the wedge behind two planes reaches the ball. The sum of planes that points from the wedge's edge
   * to the origin decides, if it has no negative factor.
   */
  @Twin.Pass
  private static boolean edgeNear(DoublePlane a, DoublePlane b, double r) {
    DoubleVec n = a.normal(), m = b.normal();
    double nn = n.dot(n), mm = m.dot(m), nm = n.dot(m);
    double factorA = a.d() * mm - b.d() * nm, factorB = b.d() * nn - a.d() * nm;
    return !(factorA >= 0 && factorB >= 0) || a.times(factorA).plus(b.times(factorB)).reaches(r);
  }

  /** Whether the cone behind three planes, with its corner at −q / det, reaches the ball. */
  @Twin.Pass
  private static boolean cornerNear(DoubleCorner k, double r) {
    DoubleVec factors = k.factors(k.q());
    return !factors.isPositive() || k.sum(factors).reaches(r);
  }

  /** Whether it meets a capsule about the origin, all points within r of {@code t g} for t in [−1, 1]. */
  boolean meetsCapsule(DoubleVec g, double r) {
    DoublePlane[] planes = {left, right, bottom, top, near, far};
    boolean meets = true;
    for (DoublePlane a : planes) {
      meets = meets && faceAlong(a, g, r);
    }
    for (int i = 0; i < 6; i++) {
      for (int j = i + 1; j < 6; j++) {
        meets = meets && edgeAlong(planes[i], planes[j], g, r);
      }
    }
    for (int k = 0; k < 8; k++) {
      meets = meets && cornerAtEnd(corner(k), g, r);
    }
    for (int k = 0; k < 8; k++) {
      meets = meets && cornerAcross(corner(k), g, r);
    }
    return meets;
  }

  /** Whether a plane leaves part of the capsule. */
  @Twin.Pass
  private static boolean faceAlong(DoublePlane a, DoubleVec g, double r) {
    return a.reaches(g, r);
  }

  /**
   * Whether the wedge behind two planes reaches the capsule. Two sums decide: one that is perpendicular to
   * the segment, and one that points from the wedge's edge to the end of the segment nearer to it, or as
   * near.
   */
  @Twin.Pass
  private static boolean edgeAlong(DoublePlane a, DoublePlane b, DoubleVec g, double r) {
    DoubleVec n = a.normal(), m = b.normal();
    double alongA = n.dot(g), alongB = m.dot(g);
    boolean across =
        alongA * alongB > 0 || a.times(Math.abs(alongB)).plus(b.times(Math.abs(alongA))).reaches(r);
    double nn = n.dot(n), mm = m.dot(m), nm = n.dot(m);
    double slope = alongA * (a.d() * mm - b.d() * nm) + alongB * (b.d() * nn - a.d() * nm);
    double end = slope < 0 ? 1 : -1;
    double atA = a.d() + end * alongA, atB = b.d() + end * alongB;
    double factorA = atA * mm - atB * nm, factorB = atB * nn - atA * nm;
    DoublePlane sum = a.times(factorA).plus(b.times(factorB));
    boolean there = !(factorA >= 0 && factorB >= 0)
        || sum.d() - Math.abs(factorA * alongA + factorB * alongB) <= r * sum.normal().length();
    return across && there;
  }

  /**
   * Whether the cone behind three planes, with its corner at {@code −q / det}, reaches the end of the
   * segment.
   */
  @Twin.Pass
  private static boolean cornerAtEnd(DoubleCorner k, DoubleVec g, double r) {
    DoubleVec q = k.q();
    double det = k.a().normal().dot(k.bc());
    DoubleVec factors = k.factors(q.plus(g.times(q.dot(g) * det < 0 ? det : -det)));
    return !factors.isPositive() || k.sum(factors).reaches(g, r);
  }

  /** Whether the cone reaches the point of the segment nearest to the corner, if that is not an end. */
  @Twin.Pass
  private static boolean cornerAcross(DoubleCorner k, DoubleVec g, double r) {
    DoubleVec q = k.q();
    DoubleVec factors = k.factors(q.times(g.dot(g)).minus(g.times(q.dot(g))));
    return !factors.isPositive() || k.sum(factors).reaches(g, r);
  }

  /**
   * The part of the triangle {@code s e + t h}, s, t ≥ 0, s + t ≤ 1, that the planes leave, by eliminating s:
   * see {@link FrustumTriangle}.
   */
  boolean meetsTriangle(DoubleVec e, DoubleVec h) {
    FrustumConstraint[] all = {left.constraint(e, h), right.constraint(e, h), bottom.constraint(e, h),
        top.constraint(e, h), near.constraint(e, h), far.constraint(e, h), left.constraint(e, h),
        right.constraint(e, h), bottom.constraint(e, h)};
    double low = 0;
    double high = 1;
    for (int i = 0; i < 6; i++) {
      high = FrustumConstraint.highest(all[i], all[i + 1], all[i + 2], all[i + 3], high);
      low = FrustumConstraint.lowest(all[i], all[i + 1], all[i + 2], all[i + 3], low);
    }
    return low <= high;
  }
}
