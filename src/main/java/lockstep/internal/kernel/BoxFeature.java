package lockstep.internal.kernel;

/**
 * Feature bits of boxes and oriented boxes, in the way that definitions share: which faces a closest point lies on, two bits an axis.
 * As sums of small whole numbers they are exact in float.
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

  /** The side of a point p of another shape that is nearest to the box and {@code out} outside of it: p may round by more than that. */
  static float side(float p, float out, float min, float max) {
    return side(out < 0 || p <= min, out > 0 || p >= max);
  }

  /** The box's point nearest to p, on one axis: exactly on the face that it is on the side of. */
  static float point(float side, float p, float min, float max) {
    return side == 1 ? min : side == 2 ? max : p;
  }

  /** The feature, given the sides of all axes. */
  static float of(float sideX, float sideY, float sideZ) {
    return sideX + 4 * sideY + 16 * sideZ;
  }

  /**
   * The feature of the point of a box that is nearest to another shape. Where they are apart the point is on a face; if rounding has left it
   * between the planes, it is on the nearest one.
   *
   * @param feature as the sides of the point say
   * @param apart the distance of the shapes
   */
  static float outer(float feature, float apart, float x, float y, float z, float minX, float minY,
      float minZ, float maxX, float maxY, float maxZ) {
    float toX = PointBoxContact.toFace(x, minX, maxX);
    float toY = PointBoxContact.toFace(y, minY, maxY);
    float toZ = PointBoxContact.toFace(z, minZ, maxZ);
    boolean alongX = toX <= toY && toX <= toZ;
    boolean alongY = !alongX && toY <= toZ;
    float nearest = of(PointBoxContact.side(true, alongX, x, minX, maxX),
        PointBoxContact.side(true, alongY, y, minY, maxY),
        PointBoxContact.side(true, !alongX && !alongY, z, minZ, maxZ));
    return apart > 0 && feature == 0 ? nearest : feature;
  }

  /** The same of an oriented box, for a point in its frame. */
  static float ofOriented(float apart, float x, float y, float z, float halfX, float halfY, float halfZ) {
    float feature = of(side(x, -halfX, halfX), side(y, -halfY, halfY), side(z, -halfZ, halfZ));
    return outer(feature, apart, x, y, z, -halfX, -halfY, -halfZ, halfX, halfY, halfZ);
  }
}
