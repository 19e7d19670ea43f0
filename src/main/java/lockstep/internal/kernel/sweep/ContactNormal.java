package lockstep.internal.kernel.sweep;

import lockstep.internal.kernel.cast.RayCapsule;
import lockstep.twin.Real;
import lockstep.twin.Vec;

/**
 * Unit normal at the first touch of two shapes with a radius, from the closest points of their cores at that
 * time. Shared by several sweeps.
 *
 * <p>Its direction is that of the way w between the closest points, which is off by rounding: some u of the
 * distances it was computed from, with u = 2⁻²⁴, so its direction by as much through the sum of the radii.
 * With small radii that would be a normal that the shapes do not have. Two further facts hold for any radius:
 *
 * <ol>
 * <li>Where a closest point may slide along a segment h, the normal is perpendicular to h. So what w has
 * along h is taken away, twice, since the first time leaves u of what was taken.
 * <li>The shapes come nearer to each other, so the normal is not along the motion. If w is, by more than 16
 * u, what is along the motion across h is taken away too. If hardly anything is left, as where both radii are
 * 0, the normal is opposite to that motion.
 * </ol>
 */
final class ContactNormal {
  /** The square of a cosine that may be rounding: 16 u. */
  private static final float LEAST = 16 * Real.U * (16 * Real.U);

  /**
   * More than the least time, at which shapes touch that are apart by less than rounding: where w is the
   * motion times that, it tells nothing.
   */
  private static final float AT_ONCE = 4 * Float.MIN_VALUE;

  private ContactNormal() {}

  /**
   * The normal; opposite to the motion v where the shapes overlap from the start. A vector h of 0 means that
   * the closest points are corners, or that w is already a normal.
   */
  static Vec of(boolean overlap, Vec w, Vec h, Vec v) {
    return of(overlap, w, h, v, v.square());
  }

  /**
   * The normal, where v is the motion's component along some axes, and vv the squared length of the whole
   * motion.
   */
  static Vec of(boolean overlap, Vec w, Vec h, Vec v, float vv) {
    Vec once = across(w, h), twice = across(once, h);
    Vec motion = across(across(v, h), h);
    float away = twice.dot(motion);
    boolean astray = away > 0 && away * away > LEAST * (twice.square() * vv);
    Vec rest = twice.minus(motion.times(astray ? ratio(away, motion.square()) : 0));
    // if most is still subtracted after the first time, the remainder is rounding
    boolean none = 4 * twice.square() < once.square() || 4 * rest.square() < twice.square()
        || rest.abs().sum() <= AT_ONCE * v.abs().sum();
    // a motion along h meets its end, whatever the rounding for a radius of 0
    boolean opposite = overlap || (none && motion.square() <= RayCapsule.PARALLEL * vv);
    return unit(opposite ? v.negated() : none ? motion.negated() : rest);
  }

  /** The component of a vector across h. */
  static Vec across(Vec w, Vec h) {
    return w.minus(h.times(ratio(w.dot(h), h.square())));
  }

  /**
   * 1 or −1: the side of a face with this normal on which the contact is, given the motion, its length, and
   * the position of the point relative to the face. It is the side from which the point comes; if it moves
   * along the face up to rounding, the side where it is.
   */
  static float side(Vec normal, Vec v, float over) {
    return side(v.dot(normal), v.abs().sum(), over);
  }

  /**
   * The side of the contact, given the motion along the normal, the length of the motion, and the height of
   * the point over the face.
   */
  static float side(float along, float length, float over) {
    boolean steep = Math.abs(along) > 8 * Real.U * length;
    return (steep ? along <= 0 : over >= 0) ? 1 : -1;
  }

  /** The vector of length 1 in a direction: 0 for the vector 0. Squares neither underflow nor overflow. */
  static Vec unit(Vec v) {
    float largest = Math.max(Math.max(Math.abs(v.x()), Math.abs(v.y())), Math.abs(v.z()));
    Vec scaled = largest > 0 ? v.dividedBy(largest) : Vec.all(0);
    return largest > 0 ? scaled.dividedBy(scaled.length()) : Vec.all(0);
  }

  private static float ratio(float numerator, float square) {
    return square > 0 ? numerator / square : 0;
  }
}
