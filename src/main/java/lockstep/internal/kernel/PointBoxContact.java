package lockstep.internal.kernel;

/**
 * Parts of definitions about the contact of a point, with a radius, and a box, in the box's frame: from outside the way to the nearest point of the box, from
 * inside that through the nearest face, away from it.
 */
final class PointBoxContact {
  private PointBoxContact() {}

  /** Whether a point lies in the box. */
  static boolean inside(float px, float py, float pz, float minX, float minY, float minZ, float maxX,
      float maxY, float maxZ) {
    return minX <= px && px <= maxX && minY <= py && py <= maxY && minZ <= pz && pz <= maxZ;
  }

  /** On one axis, how far a point inside is from the nearer face. */
  static float toFace(float p, float min, float max) {
    float toMin = p - min;
    float toMax = max - p;
    return toMin <= toMax ? toMin : toMax;
  }

  /**
   * On one axis, a component of the direction of the normal.
   *
   * @param nearest whether, from inside, the nearest face is one of this axis
   */
  static float towards(boolean inside, boolean nearest, float p, float min, float max) {
    return inside ? !nearest ? 0 : p - min <= max - p ? 1 : -1 : SphereBox.clamp(p, min, max) - p;
  }

  /** On one axis, where the box begins. */
  static float onBox(boolean nearest, float p, float min, float max) {
    return !nearest ? SphereBox.clamp(p, min, max) : p - min <= max - p ? min : max;
  }

  /** On one axis, the side that the point of contact is on. */
  static float side(boolean inside, boolean nearest, float p, float min, float max) {
    return inside ? !nearest ? 0 : p - min <= max - p ? 1 : 2 : BoxFeature.side(p, min, max);
  }
}
