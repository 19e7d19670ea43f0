package lockstep.internal.kernel.part;

import lockstep.twin.Box;
import lockstep.twin.Vec;

/**
 * Feature bits of boxes and oriented boxes: the faces on which a closest point lies, two bits an axis. Shared
 * by several definitions. As sums of small whole numbers they are exact in float.
 */
public final class BoxFeature {
  private BoxFeature() {}

  /**
   * The side on one axis: 1 on the lower face, 2 on the upper one, 0 between. For a flat box it is the lower
   * one.
   */
  private static float side(boolean lower, boolean upper) {
    return lower ? 1 : upper ? 2 : 0;
  }

  /** The side, on one axis, of the box's point nearest to x. */
  public static float side(float x, float min, float max) {
    return side(x <= min, x >= max);
  }

  /**
   * The side of a point p of another shape that is nearest to the box and {@code out} outside it: p may round
   * by more than that.
   */
  public static float side(float p, float out, float min, float max) {
    return side(out < 0 || p <= min, out > 0 || p >= max);
  }

  /** The sides, one for each axis, of the box's point nearest to p. */
  public static Vec sides(Vec p, Box box) {
    return new Vec(side(p.x(), box.min().x(), box.max().x()), side(p.y(), box.min().y(), box.max().y()),
        side(p.z(), box.min().z(), box.max().z()));
  }

  /**
   * The sides of a point p of another shape that is nearest to the box and {@code out} outside it: p may
   * round by more than that.
   */
  public static Vec sides(Vec p, Vec out, Box box) {
    return new Vec(side(p.x(), out.x(), box.min().x(), box.max().x()),
        side(p.y(), out.y(), box.min().y(), box.max().y()),
        side(p.z(), out.z(), box.min().z(), box.max().z()));
  }

  /** The box's point nearest to p: exactly on the faces given by the sides. */
  public static Vec point(Vec sides, Vec p, Box box) {
    return new Vec(point(sides.x(), p.x(), box.min().x(), box.max().x()),
        point(sides.y(), p.y(), box.min().y(), box.max().y()),
        point(sides.z(), p.z(), box.min().z(), box.max().z()));
  }

  /** The feature with these sides. */
  public static float of(Vec sides) {
    return sides.x() + 4 * sides.y() + 16 * sides.z();
  }

  /** The box's point nearest to p, on one axis: exactly on the face given by the side. */
  public static float point(float side, float p, float min, float max) {
    return side == 1 ? min : side == 2 ? max : p;
  }

  /**
   * The feature of the point p of a box that is nearest to another shape. If they are apart the point is on a
   * face; if rounding has left it between the planes, it is put on the nearest one.
   *
   * @param apart the distance of the shapes
   */
  public static float outer(Vec sides, float apart, Vec p, Box box) {
    return apart > 0 ? outer(sides, p, box) : of(sides);
  }

  /** The same for shapes that are apart. */
  public static float outer(Vec sides, Vec p, Box box) {
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
    return feature == 0 ? of(nearest) : feature;
  }

  private static float least(float a, float b) {
    return a <= b ? a : b;
  }

  /** The feature of a point of an oriented box, in the box's frame, that is nearest to another shape. */
  public static float ofOriented(float apart, Vec p, Vec half) {
    Box box = Box.centered(half);
    return outer(sides(p, box), apart, p, box);
  }
}
