package lockstep.internal.kernel;

/**
 * Parts of sweeps of shapes with a radius: the unit normal where two first touch, from the closest points of their cores at that time.
 *
 * <p>Its direction is that of the way w between the closest points, which is off by rounding: some u of the distances it was computed from, with u =
 * 2⁻²⁴, so its direction by as much through the sum of the radii. Where these are small that would be a normal that the shapes do not have. What
 * is known of it besides holds for any radius:
 *
 * <ol>
 * <li>Where a closest point may slide along a segment h, the normal is perpendicular to h. So what w has along h is taken away, twice, since the
 * first time leaves u of what was taken.
 * <li>The shapes come nearer to each other, so the normal is not along the motion. If w is, by more than 16 u, what is along the motion across h is taken
 * away too. If hardly anything is left, as where both radii are 0, the normal is opposite to that motion.
 * </ol>
 */
final class ContactNormal {
  /** The square of a cosine that may be rounding: 16 u. */
  private static final float LEAST = 0x1p-40f;

  private ContactNormal() {}

  /**
   * A component of the normal, x, y or z for 0, 1 or 2; opposite to the motion v where the shapes overlap from the start. A vector h of 0 says that
   * the closest points are corners, or that w is a normal already.
   *
   * @param vv the squared length of the motion, of which v may be what is along some axes
   */
  static float of(int axis, boolean overlap, float wx, float wy, float wz, float hx, float hy, float hz,
      float vx, float vy, float vz, float vv) {
    float hh = Segments.square(hx, hy, hz);
    float w1 = ratio(RoundedHull.dot(wx, wy, wz, hx, hy, hz), hh);
    float x1 = wx - w1 * hx;
    float y1 = wy - w1 * hy;
    float z1 = wz - w1 * hz;
    float w2 = ratio(RoundedHull.dot(x1, y1, z1, hx, hy, hz), hh);
    float x2 = x1 - w2 * hx;
    float y2 = y1 - w2 * hy;
    float z2 = z1 - w2 * hz;
    // the motion across h
    float v1 = ratio(RoundedHull.dot(vx, vy, vz, hx, hy, hz), hh);
    float d1 = vx - v1 * hx;
    float e1 = vy - v1 * hy;
    float f1 = vz - v1 * hz;
    float v2 = ratio(RoundedHull.dot(d1, e1, f1, hx, hy, hz), hh);
    float d2 = d1 - v2 * hx;
    float e2 = e1 - v2 * hy;
    float f2 = f1 - v2 * hz;
    float away = RoundedHull.dot(x2, y2, z2, d2, e2, f2);
    boolean astray = away > 0 && away * away > LEAST * (Segments.square(x2, y2, z2) * vv);
    float part = astray ? ratio(away, Segments.square(d2, e2, f2)) : 0;
    float x3 = x2 - part * d2;
    float y3 = y2 - part * e2;
    float z3 = z2 - part * f2;
    // where most is still taken away after the first time, what is left is rounding
    float rest = Segments.square(x2, y2, z2);
    boolean none = 4 * rest < Segments.square(x1, y1, z1) || 4 * Segments.square(x3, y3, z3) < rest
        || (x3 == 0 && y3 == 0 && z3 == 0);
    // what moves along h meets its end, whatever rounding says of a radius of 0
    boolean opposite = overlap || (none && Segments.square(d2, e2, f2) <= RayCapsule.PARALLEL * vv);
    return unit(axis, opposite ? -vx : none ? -d2 : x3, opposite ? -vy : none ? -e2 : y3,
        opposite ? -vz : none ? -f2 : z3);
  }

  /**
   * 1 or −1: on which side of a face the normal is, given the motion along the normal of the face, the length of the motion, and how far the point is
   * over the face. It is the side that the point comes from; where it moves along the face up to rounding, the side where it is.
   */
  static float side(float along, float length, float over) {
    boolean steep = Math.abs(along) > 0x1p-21f * length;
    return (steep ? along <= 0 : over >= 0) ? 1 : -1;
  }

  /** A component of the vector of length 1 in a direction: 0 for the vector 0. Squares neither vanish nor overflow. */
  static float unit(int axis, float x, float y, float z) {
    float largest = Math.max(Math.max(Math.abs(x), Math.abs(y)), Math.abs(z));
    float sx = largest > 0 ? x / largest : 0;
    float sy = largest > 0 ? y / largest : 0;
    float sz = largest > 0 ? z / largest : 0;
    float length = (float) Math.sqrt(sx * sx + sy * sy + sz * sz);
    float component = axis == 0 ? sx : axis == 1 ? sy : sz;
    return largest > 0 ? component / length : 0;
  }

  private static float ratio(float numerator, float square) {
    return square > 0 ? numerator / square : 0;
  }
}
