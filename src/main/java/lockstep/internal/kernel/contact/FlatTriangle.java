package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.part.Interval;
import lockstep.internal.kernel.part.SweptAxis;
import lockstep.twin.Box;
import lockstep.twin.Vec;

/**
 * A triangle in coordinates of its plane, which are lengths along its first edge and across it: corners at
 * 0 0, at {@code length} 0 and at u v, where v is not negative. In parts of two edges, a needle's coordinates
 * would be as uncertain as its area.
 *
 * @param along the unit vector of the first coordinate
 * @param up that of the second
 */
record FlatTriangle(Vec along, Vec up, float length, float u, float v) {
  /** Shorter directions do not move across a side. */
  private static final float SHORTEST = 1e-30f;

  /** Given the edges from its first corner. */
  static FlatTriangle of(Vec l, Vec m) {
    Vec along = Contact.normal(l), up = Contact.normal(SweptAxis.cross(SweptAxis.cross(l, m), l));
    return new FlatTriangle(along, up, along.dot(l), along.dot(m), up.dot(m));
  }

  /** The projection of a point relative to the first corner, with its depth. */
  Vec project(Vec p, float deep) {
    return new Vec(along.dot(p), up.dot(p), deep);
  }

  /**
   * The part of an edge m + t d within this triangle or nearer to its sides than the slack. It ends at the
   * bounds, too: beyond a sharp corner, lines at this distance from the sides meet a long way off. The sides
   * have the numbers 3, 6 and 5, the sums of their corners', the bounds those of corners, 1, 2 and 4.
   */
  EdgePart clip(Vec m, Vec d, float slack) {
    Vec low = new Vec(u < 0 ? u : 0, 0, 0), high = new Vec(u > length ? u : length, v, 0);
    ClippedEdge bounds = ClippedEdge.of(m, d, BoxFacesContact.wide(new Box(low, high), slack));
    float w = length - u;
    Interval third = above(v * m.x() - u * m.y(), v * d.x() - u * d.y(), slack * (v + Math.abs(u)));
    Interval second =
        above(v * (length - m.x()) - w * m.y(), -v * d.x() - w * d.y(), slack * (v + Math.abs(w)));
    boolean isForward = d.x() > 0, isUp = d.y() > 0;
    return EdgePart.whole().within(third, 5, 5).within(bounds.v(), isUp ? 3 : 4, isUp ? 4 : 3)
        .within(second, 6, 6).within(bounds.u(), isForward ? 1 : 2, isForward ? 2 : 1);
  }

  /** The t at which m + t d is above 0, or below it by no more than the slack. */
  private static Interval above(float m, float d, float slack) {
    float at = -(m + slack) / d;
    boolean isMoving = Math.abs(d) > SHORTEST, isAbove = m >= -slack;
    return new Interval(isMoving ? d > 0 ? at : -1 : isAbove ? -1 : 2,
        isMoving ? d > 0 ? 1 : at : isAbove ? 1 : -2);
  }
}
