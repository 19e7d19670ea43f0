package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.part.BoxFeature;
import lockstep.twin.Box;
import lockstep.twin.Vec;

/**
 * The contact of a point, with a radius, and a box, in the box's frame: from outside along the connection to
 * the nearest point of the box, from inside through the nearest face, away from it.
 */
record PointBoxContact(Vec p, Box box) {
  /** Whether the point lies in the box. */
  boolean isInside() {
    Vec min = box.min(), max = box.max();
    return min.x() <= p.x() && p.x() <= max.x() && min.y() <= p.y() && p.y() <= max.y() && min.z() <= p.z()
        && p.z() <= max.z();
  }

  /** Whether the shortest way out of the box is through a face of x. */
  private boolean isThroughX() {
    return isInside() && toFace(0) <= toFace(1) && toFace(0) <= toFace(2);
  }

  private boolean isThroughY() {
    return isInside() && !isThroughX() && toFace(1) <= toFace(2);
  }

  private boolean isThroughZ() {
    return isInside() && !isThroughX() && !isThroughY();
  }

  /** The depth of the ball about the point in the box, given the direction of the normal. */
  float depth(float r, Vec towards) {
    float way = isThroughX() ? toFace(0) : isThroughY() ? toFace(1) : toFace(2);
    return isInside() ? r + way : r - Contact.length(towards);
  }

  /** The direction of the normal. */
  Vec towards() {
    boolean inside = isInside();
    return new Vec(towards(inside, isThroughX(), 0), towards(inside, isThroughY(), 1),
        towards(inside, isThroughZ(), 2));
  }

  /** The start of the box along the normal. */
  Vec onBox() {
    return new Vec(onBox(isThroughX(), 0), onBox(isThroughY(), 1), onBox(isThroughZ(), 2));
  }

  /** The feature of the box. */
  float feature() {
    boolean inside = isInside();
    return BoxFeature.of(
        new Vec(side(inside, isThroughX(), 0), side(inside, isThroughY(), 1), side(inside, isThroughZ(), 2)));
  }

  private float toMin(int axis) {
    return p.get(axis) - box.min().get(axis);
  }

  private float toMax(int axis) {
    return box.max().get(axis) - p.get(axis);
  }

  /** The distance of a point inside from the nearer face of an axis. */
  private float toFace(int axis) {
    return toMin(axis) <= toMax(axis) ? toMin(axis) : toMax(axis);
  }

  private float towards(boolean inside, boolean isThrough, int axis) {
    return inside ? !isThrough ? 0 : toMin(axis) <= toMax(axis) ? 1 : -1
        : p.clamp(box.min(), box.max()).get(axis) - p.get(axis);
  }

  private float onBox(boolean isThrough, int axis) {
    return !isThrough ? p.clamp(box.min(), box.max()).get(axis)
        : toMin(axis) <= toMax(axis) ? box.min().get(axis) : box.max().get(axis);
  }

  private float side(boolean inside, boolean isThrough, int axis) {
    return inside ? !isThrough ? 0 : toMin(axis) <= toMax(axis) ? 1 : 2 : BoxFeature.sides(p, box).get(axis);
  }
}
