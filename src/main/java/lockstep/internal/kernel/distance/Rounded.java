package lockstep.internal.kernel.distance;

/**
 * Distance of two shapes, each of them all points within a radius of a core: a point, a segment, a triangle,
 * a box. Computed from the closest points p and q of the cores, their distance, and both radii. Shared by
 * several definitions.
 *
 * <p>Separated shapes are nearest to each other a radius from p and q, on the line between them. For
 * overlapping shapes the answer is the middle of their common part of the line from p to q, measured from
 * both ends: so the two points coincide up to rounding, and swapping the shapes swaps them bit for bit.
 */
final class Rounded {
  private Rounded() {}

  /**
   * The distance of shapes, given that of the cores and the sum of the radii: 0 where they overlap, +∞ where
   * either is not valid.
   */
  static float distance(boolean valid, boolean overlap, float length, float r) {
    return !valid ? Float.POSITIVE_INFINITY : overlap ? 0 : apart(length, r);
  }

  /** The signed distance: where they overlap, minus their penetration. */
  static float signed(boolean valid, boolean overlap, float length, float r) {
    return !valid ? Float.POSITIVE_INFINITY : overlap ? inside(length, r) : apart(length, r);
  }

  /**
   * The distance of shapes that do not overlap.
   *
   * @param length the distance of the cores
   * @param r the sum of the radii
   */
  static float apart(float length, float r) {
    float distance = length - r;
    return distance > 0 ? distance : Float.MIN_VALUE; // rounding may not turn a miss into a touch
  }

  /**
   * The distance of overlapping shapes as a number that is not positive: minus their penetration. It is
   * finite, even if radii are not.
   */
  static float inside(float length, float r) {
    float distance = length - r;
    float finite = distance < -Float.MAX_VALUE ? -Float.MAX_VALUE : distance;
    return finite < 0 ? finite : 0; // rounding may not turn a touch into a miss
  }

  /**
   * The distance of the point from p, as a part of that from p to q. It follows from the length alone, not
   * from a decision whether the shapes overlap: where the two differ, the point stays on the surface.
   *
   * @param length the distance of the cores
   * @param r the radius about p
   * @param other the radius about q
   */
  static float part(float length, float r, float other) {
    float least = length > other ? length - other : 0;
    float most = r < length ? r : length;
    float reach = length <= r + other ? 0.5f * (least + most) : r;
    // for a length that overflows, the only known fact is that p is in its own shape
    return length > 0 && length <= Float.MAX_VALUE ? reach / length : 0;
  }
}
