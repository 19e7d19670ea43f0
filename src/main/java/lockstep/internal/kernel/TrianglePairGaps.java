package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Parts of definitions about two triangles: how far they are apart along a direction, or in each other. The first has a corner at the origin and others at b and c, the second is u v w.
 *
 * <p>With u = 2⁻²⁴ and X the largest distance of a corner from the origin a gap is off by 6 u X: it is one of these triangles, along a direction of any kind.
 */
final class TrianglePairGaps {
  /** Shorter directions are none: their squares vanish. */
  private static final float SHORTEST = 1e-18f;

  private TrianglePairGaps() {}

  /** Where the first begins or ends along a direction, in parts of its length. */
  private static float least(float ofB, float ofC) {
    return BoxTriangleAxes.min(0, ofB, ofC);
  }

  private static float most(float ofB, float ofC) {
    return BoxTriangleAxes.max(0, ofB, ofC);
  }

  /** Whether the gap along n is no less than that along −n. */
  @Twin.Pass
  static float ahead(float nx, float ny, float nz, float bx, float by, float bz, float cx, float cy, float cz,
      float ux, float uy, float uz, float vx, float vy, float vz, float wx, float wy, float wz) {
    float ofB = RoundedHull.dot(nx, ny, nz, bx, by, bz), ofC = RoundedHull.dot(nx, ny, nz, cx, cy, cz);
    float ofU = RoundedHull.dot(nx, ny, nz, ux, uy, uz), ofV = RoundedHull.dot(nx, ny, nz, vx, vy, vz),
        ofW = RoundedHull.dot(nx, ny, nz, wx, wy, wz);
    return BoxTriangleAxes.min(ofU, ofV, ofW) - most(ofB, ofC)
        >= least(ofB, ofC) - BoxTriangleAxes.max(ofU, ofV, ofW) ? 1 : -1;
  }

  /** The larger gap along a direction of any length or the opposite one; −∞ along none. */
  @Twin.Pass
  static float gap(float nx, float ny, float nz, float bx, float by, float bz, float cx, float cy, float cz,
      float ux, float uy, float uz, float vx, float vy, float vz, float wx, float wy, float wz) {
    float ofB = RoundedHull.dot(nx, ny, nz, bx, by, bz), ofC = RoundedHull.dot(nx, ny, nz, cx, cy, cz);
    float ofU = RoundedHull.dot(nx, ny, nz, ux, uy, uz), ofV = RoundedHull.dot(nx, ny, nz, vx, vy, vz),
        ofW = RoundedHull.dot(nx, ny, nz, wx, wy, wz);
    float ahead = BoxTriangleAxes.min(ofU, ofV, ofW) - most(ofB, ofC);
    float behind = least(ofB, ofC) - BoxTriangleAxes.max(ofU, ofV, ofW);
    float length = Contact.length(nx, ny, nz);
    return length > SHORTEST ? (ahead >= behind ? ahead : behind) / length : Float.NEGATIVE_INFINITY;
  }

  /** The gap along a unit vector from the first to the second. */
  static float along(float nx, float ny, float nz, float bx, float by, float bz, float cx, float cy, float cz,
      float ux, float uy, float uz, float vx, float vy, float vz, float wx, float wy, float wz) {
    float first = most(RoundedHull.dot(nx, ny, nz, bx, by, bz), RoundedHull.dot(nx, ny, nz, cx, cy, cz));
    return BoxTriangleAxes.min(RoundedHull.dot(nx, ny, nz, ux, uy, uz),
        RoundedHull.dot(nx, ny, nz, vx, vy, vz), RoundedHull.dot(nx, ny, nz, wx, wy, wz)) - first;
  }
}
