package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.DoubleVec;
import lockstep.internal.kernel.part.Frustum;
import lockstep.twin.Twin;

/**
 * A frustum in double, which tells overlaps that are certain from those that are left to {@link
 * ExactCapsule}, {@link ExactFrustum} and {@link ExactRows}. Its corners are never computed. By the lemma of
 * Farkas, two convex sets are disjoint if a sum of planes with factors {@code λ ≥ 0} shows it:
 *
 * <pre>
 *   Σ λ (n · p + d) &gt; 0    for all points p of the other shape
 * </pre>
 *
 * <p>and of these sums a few suffice, those that are corners of the linear program: one plane; two of them,
 * whose sum is an axis perpendicular to the edge in which they meet; three, whose sum is an axis that touches
 * the corner in which they meet. Whatever the factors, such a sum never reports a miss wrongly: so a miss is
 * certain where one of them exceeds what it may be off by, see {@link DoublePlane#ROUNDING}.
 *
 * <p>A hit is certain if all sums are as far below 0, and none is missing. If the eight triples of adjacent
 * planes meet, each in a point behind the three other planes, then the frustum is a hexahedron, since six
 * planes bound a body with at most eight corners; so it has these corners and their twelve edges. Sums with a
 * factor that is certainly negative do not count. Factors are products of two columns, of which the sign is
 * certain, except where they depend on a distance: then those that may be negative count as well. Without a
 * far plane, one that is beyond all points of the shape is put in its place.
 *
 * <p>A result is 1 if the shapes are certainly apart, −1 if they certainly overlap, 0 if that is open.
 */
record DoubleFrustum(DoublePlane left, DoublePlane right, DoublePlane bottom, DoublePlane top,
    DoublePlane near, DoublePlane far) {
  /** A frustum, for shapes within a distance of the origin, summed over the axes. */
  static DoubleFrustum of(Frustum f, double extent) {
    return new DoubleFrustum(DoublePlane.of(f.left(), extent), DoublePlane.of(f.right(), extent),
        DoublePlane.of(f.bottom(), extent), DoublePlane.of(f.top(), extent), DoublePlane.of(f.near(), extent),
        DoublePlane.of(f.far(), extent)).bounded(f.isInfinite());
  }

  /** A frustum relative to a point, for shapes within a distance of that. */
  static DoubleFrustum of(Frustum f, DoubleVec p, double extent) {
    return new DoubleFrustum(DoublePlane.of(f.left(), p, extent), DoublePlane.of(f.right(), p, extent),
        DoublePlane.of(f.bottom(), p, extent), DoublePlane.of(f.top(), p, extent),
        DoublePlane.of(f.near(), p, extent), DoublePlane.of(f.far(), p, extent)).bounded(f.isInfinite());
  }

  /** The frustum, with a far plane if it has none. */
  private DoubleFrustum bounded(boolean isInfinite) {
    DoublePlane beyond = near.beyond();
    return new DoubleFrustum(left, right, bottom, top, near, isInfinite ? beyond : far);
  }

  /** The frustum in the frame of three orthogonal axes. */
  DoubleFrustum along(DoubleVec u, DoubleVec v, DoubleVec w) {
    return new DoubleFrustum(left.along(u, v, w), right.along(u, v, w), bottom.along(u, v, w),
        top.along(u, v, w), near.along(u, v, w), far.along(u, v, w));
  }

  /** The planes of one of eight corners: left or right, bottom or top, near or far. */
  private DoubleCorner corner(int k) {
    return new DoubleCorner(k < 4 ? left : right, k / 2 == 0 || k / 2 == 2 ? bottom : top,
        k / 2 * 2 == k ? near : far);
  }

  /** Whether a nonempty box is apart from it. */
  double box(DoubleVec min, DoubleVec max) {
    DoublePlane[] planes = {left, right, bottom, top, near, far};
    double side = -1;
    for (DoublePlane a : planes) {
      side = DoublePlane.greater(side, face(a, min, max));
    }
    for (int i = 0; i < 4; i++) {
      for (int j = i / 2 * 2 + 2; j < 6; j++) {
        side = DoublePlane.greater(side, edge(planes[i], planes[j], min, max));
      }
    }
    if (side > 0) {
      return side;
    }
    for (int k = 0; k < 8; k++) {
      side = DoublePlane.greater(side, corner(corner(k), corner(7 - k), min, max));
    }
    return side;
  }

  /** Whether a plane leaves nothing of a box. */
  @Twin.Pass
  private static double face(DoublePlane a, DoubleVec min, DoubleVec max) {
    DoubleVec n = a.normal();
    return DoublePlane.side(least(n.x(), min.x(), max.x()) + least(n.y(), min.y(), max.y())
        + least(n.z(), min.z(), max.z()) + a.d(), a.reach());
  }

  /**
   * Whether two planes, with normals a and b, leave nothing of a box, projected along each of its axes. A sum
   * of planes that is perpendicular to the x axis has the factors |b.x| and |a.x|, if these components differ
   * in sign.
   */
  @Twin.Pass
  private static double edge(DoublePlane a, DoublePlane b, DoubleVec min, DoubleVec max) {
    return DoublePlane.greater(along(a, b, min, max), DoublePlane.greater(
        along(a.yzx(), b.yzx(), min.yzx(), max.yzx()), along(a.zxy(), b.zxy(), min.zxy(), max.zxy())));
  }

  /** Whether they do not along one axis, the first of each normal. */
  private static double along(DoublePlane a, DoublePlane b, DoubleVec min, DoubleVec max) {
    double u = a.normal().x(), v = b.normal().x();
    DoublePlane sum = a.sum(Math.abs(v), b, Math.abs(u));
    DoubleVec n = sum.normal();
    boolean counts = (u < 0 && v > 0) || (u > 0 && v < 0);
    double least = least(n.y(), min.y(), max.y()) + least(n.z(), min.z(), max.z()) + sum.d();
    return counts ? DoublePlane.side(least, sum.reach()) : -1;
  }

  /**
   * Whether the corner of three planes, with normals a, b and c, is apart from a box on an axis. The factors
   * of the sum that is parallel to the x axis are the x components of b × c, c × a and a × b, if they have
   * one sign, and the sum is as long as the determinant.
   */
  @Twin.Pass
  private static double corner(DoubleCorner k, DoubleCorner opposite, DoubleVec min, DoubleVec max) {
    DoubleVec a = k.a().normal(), b = k.b().normal(), c = k.c().normal();
    DoubleVec d = new DoubleVec(k.a().d(), k.b().d(), k.c().d());
    DoubleVec reach = new DoubleVec(k.a().reach(), k.b().reach(), k.c().reach());
    DoubleVec bc = k.bc(), ca = k.ca(), ab = k.ab();
    double x = on(new DoubleVec(bc.x(), ca.x(), ab.x()), new DoubleVec(a.x(), b.x(), c.x()), d, reach,
        min.x(), max.x());
    double y = on(new DoubleVec(bc.y(), ca.y(), ab.y()), new DoubleVec(a.y(), b.y(), c.y()), d, reach,
        min.y(), max.y());
    double z = on(new DoubleVec(bc.z(), ca.z(), ab.z()), new DoubleVec(a.z(), b.z(), c.z()), d, reach,
        min.z(), max.z());
    return DoublePlane.greater(isCorner(k, opposite), DoublePlane.greater(x, DoublePlane.greater(y, z)));
  }

  private static double isCorner(DoubleCorner k, DoubleCorner opposite) {
    return k.isBehind(opposite.a(), opposite.b(), opposite.c()) ? -1 : 0;
  }

  /** Whether it is on one axis. */
  private static double on(DoubleVec factors, DoubleVec normals, DoubleVec d, DoubleVec reach, double min,
      double max) {
    double sum = factors.dot(d), det = factors.dot(normals);
    double p = det * min, q = det * max;
    double low = p < q ? p : q, high = p < q ? q : p;
    boolean up = factors.x() > 0 && factors.y() > 0 && factors.z() > 0;
    boolean down = factors.x() < 0 && factors.y() < 0 && factors.z() < 0;
    double least = up ? sum + low : -sum - high;
    return up || down ? DoublePlane.side(least, Math.abs(factors.dot(reach))) : -1;
  }

  /** The least of {@code n x} for x in an interval. */
  private static double least(double n, double min, double max) {
    double p = n * min, q = n * max;
    return p < q ? p : q;
  }

  /** Whether a ball about the origin is apart from it. */
  double ball(double r) {
    DoublePlane[] planes = {left, right, bottom, top, near, far};
    double side = -1;
    for (DoublePlane a : planes) {
      side = DoublePlane.greater(side, faceOfBall(a, r));
    }
    for (int i = 0; i < 4; i++) {
      for (int j = i / 2 * 2 + 2; j < 6; j++) {
        side = DoublePlane.greater(side, edgeOfBall(planes[i], planes[j], r));
      }
    }
    if (side > 0) {
      return side;
    }
    for (int k = 0; k < 8; k++) {
      double isCorner = cornerOfHexahedron(corner(k), corner(7 - k));
      side = DoublePlane.greater(side, DoublePlane.greater(cornerOfBall(corner(k), r), isCorner));
    }
    return side;
  }

  /** Whether a plane leaves nothing of the ball. */
  @Twin.Pass
  private static double faceOfBall(DoublePlane a, double r) {
    return DoublePlane.side(a.apart(r), a.reach());
  }

  /**
   * Whether the wedge behind two planes is apart from the ball. The sum of planes that points from the
   * wedge's edge to the origin decides, if it has no negative factor.
   */
  @Twin.Pass
  private static double edgeOfBall(DoublePlane a, DoublePlane b, double r) {
    return DoubleEdge.of(a, b).ball(r);
  }

  /** Whether the cone behind three planes, with its corner at −q / det, is apart from the ball. */
  @Twin.Pass
  private static double cornerOfBall(DoubleCorner k, double r) {
    DoubleVec factors = k.factors(k.q());
    return k.isBeside(factors) ? -1 : DoublePlane.side(k.sum(factors).apart(r), k.scale() * k.scale());
  }

  /**
   * Whether planes meet in a corner, behind those opposite. A pass of its own, as it would make others too
   * long for HotSpot's quick compiler: see {@code Schedule} of the twin compiler.
   */
  @Twin.Pass
  private static double cornerOfHexahedron(DoubleCorner k, DoubleCorner opposite) {
    return isCorner(k, opposite);
  }

  /** Whether a capsule about the origin, all points within r of {@code t g} for t in [−1, 1], is apart. */
  double capsule(DoubleVec g, double r) {
    DoublePlane[] planes = {left, right, bottom, top, near, far};
    double side = -1;
    for (DoublePlane a : planes) {
      side = DoublePlane.greater(side, faceOfCapsule(a, g, r));
    }
    for (int i = 0; i < 4; i++) {
      for (int j = i / 2 * 2 + 2; j < 6; j++) {
        side = DoublePlane.greater(side, edgeOfCapsule(planes[i], planes[j], g, r));
      }
    }
    if (side > 0) {
      return side;
    }
    for (int k = 0; k < 8; k++) {
      double isCorner = cornerOfHexahedron(corner(k), corner(7 - k));
      double apart = cornerOfCapsule(corner(k), nearestTo(corner(k), g), g, r);
      side = DoublePlane.greater(side, DoublePlane.greater(apart, isCorner));
    }
    return side;
  }

  /** Whether a plane leaves nothing of the capsule. */
  @Twin.Pass
  private static double faceOfCapsule(DoublePlane a, DoubleVec g, double r) {
    return DoublePlane.side(a.apart(g, r), a.reach());
  }

  /** Whether the wedge behind two planes is apart from the capsule. */
  @Twin.Pass
  private static double edgeOfCapsule(DoublePlane a, DoublePlane b, DoubleVec g, double r) {
    return DoubleEdge.of(a, b).capsule(g, r);
  }

  /** Whether the cone behind three planes is apart from the point of the segment nearest to its corner. */
  @Twin.Pass
  private static double cornerOfCapsule(DoubleCorner k, double t, DoubleVec g, double r) {
    DoubleVec factors = k.factors(k.q().plus(g.times(t * k.det())));
    DoublePlane sum = k.sum(factors);
    double there = sum.d() + sum.normal().dot(g.times(t)) - r * sum.normal().length();
    double scale = k.scale() * k.scale();
    double side = DoublePlane.side(sum.apart(g, r), scale) > 0 ? 1 : DoublePlane.side(there, scale);
    return k.isBeside(factors) ? -1 : side;
  }

  /**
   * Where {@code t g}, t in [−1, 1], is nearest to a corner: a pass of its own, as {@link
   * #cornerOfHexahedron}.
   */
  @Twin.Pass
  private static double nearestTo(DoubleCorner k, DoubleVec g) {
    double t = -k.q().dot(g) / (k.det() * g.dot(g));
    return t > 1 ? 1 : t > -1 ? t : -1;
  }

  /**
   * Whether a triangle {@code s e + t h}, s, t ≥ 0, s + t ≤ 1, is apart from it, by eliminating s: see {@link
   * FrustumTriangle}. It overlaps if even planes that are moved inwards leave part of it, and is apart if
   * planes that are moved outwards do not.
   */
  double triangle(DoubleVec e, DoubleVec h) {
    return isCut(e, h, 1) ? -1 : isCut(e, h, -1) ? 0 : 1;
  }

  private boolean isCut(DoubleVec e, DoubleVec h, double sign) {
    FrustumConstraint[] all =
        {left.constraint(e, h, sign), right.constraint(e, h, sign), bottom.constraint(e, h, sign),
            top.constraint(e, h, sign), near.constraint(e, h, sign), far.constraint(e, h, sign),
            left.constraint(e, h, sign), right.constraint(e, h, sign), bottom.constraint(e, h, sign)};
    double low = 0;
    double high = 1;
    for (int i = 0; i < 6; i++) {
      high = FrustumConstraint.highest(all[i], all[i + 1], all[i + 2], all[i + 3], high);
      low = FrustumConstraint.lowest(all[i], all[i + 1], all[i + 2], all[i + 3], low);
    }
    return low <= high;
  }
}
