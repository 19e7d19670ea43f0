package lockstep.internal.kernel.contact;

import lockstep.twin.Real;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Chooses four of up to twelve corners of the intersection of two faces, so that they keep most of its area
 * (Gregorius, Robust contact creation for physics simulations, Game Developers Conference 2015): the deepest
 * one, the one farthest from it, the one that makes the largest triangle with both, and the one that adds
 * most to that. On a tie the first wins.
 *
 * <p>Corners are numbered from 0; an absent corner has a value that is not above 0 wherever the largest is
 * searched.
 */
record FourPoints(ContactFrame frame, Separation best, ContactFace face) {
  /**
   * Least distance of a third corner from the line of two, and of a fourth from the triangle, relative to the
   * length and to the area: less is rounding, 256 u.
   */
  private static final float LEAST = 256 * Real.U;

  Manifold4 contact(FacePoints points) {
    FacePoint p1 = points.pick(Twelve.largest(points.deep()));
    float[] distances = new float[12];
    for (int k = 0; k < 12; k++) {
      distances[k] = points.get(k).isThere() ? squaredDistance(points.get(k).at(), p1.at()) : 0;
    }
    float number2 = Twelve.largest(Twelve.of(distances));
    FacePoint p2 = points.pick(number2);
    float away = Twelve.pick(number2, Twelve.of(distances));
    float[] areas = new float[12], sizes = new float[12];
    for (int k = 0; k < 12; k++) {
      areas[k] = points.get(k).isThere() ? area(points.get(k).at(), p1.at(), p2.at()) : 0;
      sizes[k] = Math.abs(areas[k]);
    }
    float number3 = Twelve.largest(Twelve.of(sizes));
    FacePoint p3 = points.pick(number3);
    float area = Twelve.pick(number3, Twelve.of(areas));
    float turn = area > 0 ? 1 : -1;
    float[] gains = new float[12];
    for (int k = 0; k < 12; k++) {
      gains[k] = points.get(k).isThere() ? added(turn, points.get(k).at(), p1.at(), p2.at(), p3.at()) : 0;
    }
    float number4 = Twelve.largest(Twelve.of(gains));
    FacePoint p4 = points.pick(number4);
    float added = Twelve.pick(number4, Twelve.of(gains));
    boolean isThere2 = away > 0, isThere3 = isThere2 && Math.abs(area) > LEAST * away;
    boolean isThere4 = isThere3 && added > LEAST * Math.abs(area);
    float deepest = -best.gap();
    Vec place1 = place(p1);
    boolean hit = frame.hit(deepest, place1);
    float depth1 = hit ? Contact.depth(frame.overlap(), deepest) : Contact.NONE;
    return new Manifold4(hit, frame.normal(best.normal()), new ContactPoint(place1, depth1, p1.number()),
        point(p2, hit && isThere2), point(p3, hit && isThere3), point(p4, hit && isThere4));
  }

  private ContactPoint point(FacePoint p, boolean isThere) {
    float depth = isThere ? Contact.depth(frame.overlap(), false, reach(p)) : Contact.NONE;
    return new ContactPoint(place(p), depth, p.number());
  }

  /** The point in the middle between both faces. */
  private Vec place(FacePoint p) {
    float half = face.towards() * reach(p);
    Vec onFace = face.o().plus(face.l().times(p.at().u()).plus(face.m().times(p.at().v())));
    return frame.point(onFace.plus(best.normal().times(half)));
  }

  /** Its depth, at most that of the deepest. */
  private float reach(FacePoint p) {
    return p.deep() < -best.gap() ? p.deep() : -best.gap();
  }

  private static float squaredDistance(FacePoint.Spot p, FacePoint.Spot q) {
    float u = p.u() - q.u();
    float v = p.v() - q.v();
    return u * u + v * v;
  }

  /** Twice the area of the triangle of two chosen corners q, r and another one, positive for a left turn. */
  private static float area(FacePoint.Spot p, FacePoint.Spot q, FacePoint.Spot r) {
    return (r.u() - q.u()) * (p.v() - q.v()) - (r.v() - q.v()) * (p.u() - q.u());
  }

  /** Twice the area that a corner adds to a triangle that turns left, for a turn of 1, or right, for −1. */
  @Twin.Pass
  static float added(float turn, FacePoint.Spot p, FacePoint.Spot a, FacePoint.Spot b, FacePoint.Spot c) {
    float first = area(p, b, a) * turn;
    float second = area(p, c, b) * turn;
    float third = area(p, a, c) * turn;
    float most = first > second ? first : second;
    return most > third ? most : third;
  }
}
