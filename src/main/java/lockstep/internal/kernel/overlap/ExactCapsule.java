package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.Frustum;
import lockstep.twin.Exact;
import lockstep.twin.ExactVec;
import lockstep.twin.Plane;
import lockstep.twin.Segment;
import lockstep.twin.Vec;

/**
 * Whether six planes leave part of a ball or a capsule, by the signs of polynomials: whether the segment a +
 * t g is no farther than r from the points behind all of them. A ball is a capsule with g = 0.
 *
 * <p>Of the points behind the planes, the nearest one is on none, one, two or three of them, and that of the
 * segment is an end or between the ends. So they meet if and only if one of these pairs of points is no
 * farther apart than r, both in their bodies:
 *
 * <ul>
 * <li>an end, and itself, or its foot on a plane, on the line of two, or the corner of three;
 * <li>twice the point in which the segment enters;
 * <li>the feet of the common perpendicular of the segment and the line of two planes;
 * <li>a corner and its foot on the segment.
 * </ul>
 *
 * <p>{@link ExactFeet} has the inequalities.
 *
 * @param r the radius, or 0 if it is infinite
 * @param reachesAll whether it is
 * @param touching whether they may be as far as r; if not, there have to be points strictly behind the planes
 */
public record ExactCapsule(ExactPlane left, ExactPlane right, ExactPlane bottom, ExactPlane top,
    ExactPlane near, ExactPlane far, ExactVec g, Exact r, boolean reachesAll, boolean touching) {
  /** A frustum with planes that are proper, a finite segment and a radius that is not negative. */
  public static boolean meets(Frustum f, Segment s, float radius, boolean touching) {
    ExactCapsule capsule = of(f, s, radius, touching);
    Vec g = s.b().minus(s.a());
    boolean isBall = g.x() == 0 && g.y() == 0 && g.z() == 0;
    return capsule.reaches() || (!isBall && (capsule.end().reaches() || capsule.enters()
        || capsule.meetsEdges(true) || capsule.turned().meetsEdges(true)
        || capsule.turned().turned().meetsEdges(true) || (!(radius > Float.MAX_VALUE)
            && ScaledCapsule.of(f, s, radius).seen(touching).meetsCorners(true))));
  }

  private static ExactCapsule of(Frustum f, Segment s, float radius, boolean touching) {
    ExactVec a = ExactVec.of(s.a()), g = ExactVec.difference(s.b(), s.a());
    boolean reachesAll = radius > Float.MAX_VALUE;
    return new ExactCapsule(ExactPlane.of(f.left(), a, g), ExactPlane.of(f.right(), a, g),
        ExactPlane.of(f.bottom(), a, g), ExactPlane.of(f.top(), a, g), ExactPlane.of(f.near(), a, g),
        ExactPlane.of(f.far(), a, g), g, Exact.of(reachesAll ? 0 : radius), reachesAll, touching);
  }

  /** The same with the three pairs of planes permuted. */
  private ExactCapsule turned() {
    return new ExactCapsule(/* left= */ bottom, /* right= */ top, /* bottom= */ near, /* top= */ far,
        /* near= */ left, /* far= */ right, g, r, reachesAll, touching);
  }

  /** The same with the other end as the first. */
  private ExactCapsule end() {
    return new ExactCapsule(left.end(), right.end(), bottom.end(), top.end(), near.end(), far.end(), g, r,
        reachesAll, touching);
  }

  /** Whether the first end is no farther than r. */
  private boolean reaches() {
    return (left.holds() && right.holds() && bottom.holds() && top.holds() && near.holds() && far.holds())
        || reachesTwoFaces() || turned().reachesTwoFaces() || turned().turned().reachesTwoFaces()
        || meetsEdges(false) || turned().meetsEdges(false) || turned().turned().meetsEdges(false)
        || meetsCorners(false);
  }

  private boolean reachesTwoFaces() {
    return feet(false).reachesFace(left, right, bottom, top, near, far)
        || feet(false).reachesFace(right, left, bottom, top, near, far);
  }

  private boolean enters() {
    return ExactFeet.enters(left, right, bottom, top, near, far)
        || ExactFeet.enters(right, left, bottom, top, near, far)
        || ExactFeet.enters(bottom, left, right, top, near, far)
        || ExactFeet.enters(top, left, right, bottom, near, far)
        || ExactFeet.enters(near, left, right, bottom, top, far)
        || ExactFeet.enters(far, left, right, bottom, top, near);
  }

  private ExactFeet feet(boolean between) {
    return new ExactFeet(between, g, r, reachesAll, touching);
  }

  /**
   * The edges of the first four planes, and the line of two that are opposite.
   *
   * @param between whether the segment is nearest between its ends; if not, at the first one
   */
  private boolean meetsEdges(boolean between) {
    return feet(between).meetEdge(left, bottom, right, top, near, far)
        || feet(between).meetEdge(left, top, right, bottom, near, far)
        || feet(between).meetEdge(right, bottom, left, top, near, far)
        || feet(between).meetEdge(right, top, left, bottom, near, far)
        || feet(between).meetEdge(left, right, bottom, top, near, far);
  }

  /**
   * The corners.
   *
   * @param between as for edges
   */
  boolean meetsCorners(boolean between) {
    return meetsEightCorners(between) || meetsFourCorners(between) || turned().meetsFourCorners(between)
        || turned().turned().meetsFourCorners(between);
  }

  /** Those of adjacent planes. */
  private boolean meetsEightCorners(boolean between) {
    return feet(between).meetCorner(left, bottom, near, right, top, far)
        || feet(between).meetCorner(left, bottom, far, right, top, near)
        || feet(between).meetCorner(left, top, near, right, bottom, far)
        || feet(between).meetCorner(left, top, far, right, bottom, near)
        || feet(between).meetCorner(right, bottom, near, left, top, far)
        || feet(between).meetCorner(right, bottom, far, left, top, near)
        || feet(between).meetCorner(right, top, near, left, bottom, far)
        || feet(between).meetCorner(right, top, far, left, bottom, near);
  }

  /** Those of two opposite planes and a third. */
  private boolean meetsFourCorners(boolean between) {
    return feet(between).meetCorner(left, right, bottom, top, near, far)
        || feet(between).meetCorner(left, right, top, bottom, near, far)
        || feet(between).meetCorner(left, right, near, bottom, top, far)
        || feet(between).meetCorner(left, right, far, bottom, top, near);
  }
}
