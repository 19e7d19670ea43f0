package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Overlap test of two spheres.
 *
 * <p>They overlap where the squared distance of the centres is at most the squared sum of the radii:
 * {@code |c1 − c2|² ≤ (r1 + r2)²} (Ericson, Real-Time Collision Detection, 2005, 4.3.1). Touching
 * spheres and concentric ones overlap; a radius of 0 is a point; a negative radius or a NaN anywhere
 * is a miss.
 *
 * <p>Range: squares lose their last bits for distances below 1e-19 and overflow above 1e19. There
 * the test on each axis, {@code |Δ| ≤ r1 + r2}, which every true overlap passes, still tells far
 * pairs apart, so that a vanished square is never mistaken for a touch. Radii whose sum is beyond the largest
 * float reach everything.
 */
final class SphereSphere {
  /** A radius off by 5 u of itself, at the most. */
  static final ErrorBound ERROR = new ErrorBound(5, 0);

  private SphereSphere() {}

  @Twin
  static boolean overlap(float x1, float y1, float z1, float r1, @Twin.Second float x2, float y2, float z2,
      float r2) {
    float r = r1 + r2;
    float dx = x1 - x2;
    float dy = y1 - y2;
    float dz = z1 - z2;
    return r1 >= 0 && r2 >= 0 && Math.abs(dx) <= r && Math.abs(dy) <= r && Math.abs(dz) <= r
        && dx * dx + dy * dy + dz * dz <= r * r;
  }
}
