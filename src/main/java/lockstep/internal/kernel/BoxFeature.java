package lockstep.internal.kernel;

import lockstep.twin.Box;
import lockstep.twin.Vec;

/**
 * Feature bits of boxes and oriented boxes, in the way that definitions share: which faces a closest point
 * lies on, two bits an axis. As sums of small whole numbers they are exact in float.
 */
final class BoxFeature {
  private BoxFeature() {}

  /** Of one axis: 1 on the lower face, 2 on the upper one, 0 between. Of a flat box it is the lower one. */
  private static float side(boolean lower, boolean upper) {
    return lower ? 1 : upper ? 2 : 0;
  }

  /** Of one axis, the side of the point of the box that is nearest to x. */
  static float side(float x, float min, float max) {
    return side(x <= min, x >= max);
  }

  /**
   * The side of a point p of another shape that is nearest to the box and {@code out} outside of it: p may
   * round by more than that.
   */
  static float side(float p, float out, float min, float max) {
    return side(out < 0 || p <= min, out > 0 || p >= max);
  }

  /** The sides of the point of the box that is nearest to p, an axis each. */
  static Vec sides(Vec p, Box box) {
    return new Vec(side(p.x(), box.min().x(), box.max().x()), side(p.y(), box.min().y(), box.max().y()),
        side(p.z(), box.min().z(), box.max().z()));
  }

  /**
   * The sides of a point p of another shape that is nearest to the box and {@code out} outside of it: p may
   * round by more than that.
   */
  static Vec sides(Vec p, Vec out, Box box) {
    return new Vec(side(p.x(), out.x(), box.min().x(), box.max().x()),
        side(p.y(), out.y(), box.min().y(), box.max().y()),
        side(p.z(), out.z(), box.min().z(), box.max().z()));
  }

  /** The box's point nearest to p: exactly on the faces that it is on the side of. */
  static Vec point(Vec sides, Vec p, Box box) {
    return new Vec(point(sides.x(), p.x(), box.min().x(), box.max().x()),
        point(sides.y(), p.y(), box.min().y(), box.max().y()),
        point(sides.z(), p.z(), box.min().z(), box.max().z()));
  }

  /** The feature, given the sides. */
  static float of(Vec sides) {
    return sides.x() + 4 * sides.y() + 16 * sides.z();
  }

  /** The box's point nearest to p, on one axis: exactly on the face that it is on the side of. */
  static float point(float side, float p, float min, float max) {
    return side == 1 ? min : side == 2 ? max : p;
  }

  /**
   * The feature of the point p of a box that is nearest to another shape. Where they are apart the point is
   * on a face; if rounding has left it between the planes, it is on the nearest one.
   *
   * @param apart the distance of the shapes
   */
  static float outer(Vec sides, float apart, Vec p, Box box) {
    Vec toMin = p.minus(box.min()), toMax = box.max().minus(p);
    float toX = least(toMin.x(), toMax.x()), toY = least(toMin.y(), toMax.y());
    float toZ = least(toMin.z(), toMax.z());
    boolean alongX = toX <= toY && toX <= toZ;
    boolean alongY = !alongX && toY <= toZ;
    Vec nearer = new Vec(toMin.x() <= toMax.x() ? 1 : 2, toMin.y() <= toMax.y() ? 1 : 2,
        toMin.z() <= toMax.z() ? 1 : 2);
    Vec nearest =
        new Vec(alongX ? nearer.x() : 0, alongY ? nearer.y() : 0, !alongX && !alongY ? nearer.z() : 0);
    float feature = of(sides);
    return apart > 0 && feature == 0 ? of(nearest) : feature;
  }

  private static float least(float a, float b) {
    return a <= b ? a : b;
  }

  /** The same of an oriented box, for a point in its frame. */
  static float ofOriented(float apart, Vec p, Vec half) {
    Box box = Box.centered(half);
    return outer(sides(p, box), apart, p, box);
  }
}
