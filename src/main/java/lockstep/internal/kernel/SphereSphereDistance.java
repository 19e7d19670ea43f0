package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Distance and closest points of two spheres: that of the centres less both radii, and where the line of centres leaves one sphere and enters
 * the other (Ericson, Real-Time Collision Detection, 2005, 4.3.1).
 *
 * <p>They overlap as {@link SphereSphere} says, and then have distance 0. A negative radius or a NaN anywhere is a miss, infinite radii reach
 * everything. With u = 2⁻²⁴ the distance is off by at most 4 u of that of the centres and 2 u of the radii, a point by u of its
 * coordinates and 6 u of the radius.
 *
 * <p>Range: squares lose their last bits for distances below 1e-19; beyond 1e19 they overflow, which is a miss.
 */
final class SphereSphereDistance {
  /** At most √3 times the largest coordinate lies between centres: 4 u of √3, and 2 u of radii, which are no larger than bounds. */
  static final ErrorBound ERROR = new ErrorBound(9, 0);

  private SphereSphereDistance() {}

  @Twin
  static float alone(float x1, float y1, float z1, float r1, @Twin.Second float x2, float y2, float z2,
      float r2) {
    return measured(false, x1, y1, z1, r1, x2, y2, z2, r2);
  }

  /** The same, and negative where they overlap: how far they are in each other. */
  @Twin
  static float signed(float x1, float y1, float z1, float r1, @Twin.Second float x2, float y2, float z2,
      float r2) {
    return measured(true, x1, y1, z1, r1, x2, y2, z2, r2);
  }

  private static float measured(boolean signed, float x1, float y1, float z1, float r1, float x2, float y2,
      float z2, float r2) {
    float length = length(x1 - x2, y1 - y2, z1 - z2);
    boolean valid = r1 >= 0 && r2 >= 0 && length <= Float.MAX_VALUE;
    return !valid ? Float.POSITIVE_INFINITY : SphereSphere.overlap(x1, y1, z1, r1, x2, y2, z2, r2)
        ? signed ? Rounded.inside(length, r1 + r2) : 0 : Rounded.apart(length, r1 + r2);
  }

  @Twin
  static boolean points(float x1, float y1, float z1, float r1, @Twin.Second float x2, float y2, float z2,
      float r2, float[] distance, float[] ax, float[] bx, float[] ay, float[] by, float[] az, float[] bz,
      float[] featureA, float[] featureB, int at) {
    float apart = alone(x1, y1, z1, r1, x2, y2, z2, r2);
    boolean hit = apart < Float.POSITIVE_INFINITY;
    float dx = x1 - x2;
    float dy = y1 - y2;
    float dz = z1 - z2;
    float length = length(dx, dy, dz);
    float partA = Rounded.part(apart == 0, length, r1, r2);
    float partB = Rounded.part(apart == 0, length, r2, r1);
    distance[at] = apart;
    ax[at] = hit ? x1 - partA * dx : 0;
    bx[at] = hit ? x2 - partB * (x2 - x1) : 0;
    ay[at] = hit ? y1 - partA * dy : 0;
    by[at] = hit ? y2 - partB * (y2 - y1) : 0;
    az[at] = hit ? z1 - partA * dz : 0;
    bz[at] = hit ? z2 - partB * (z2 - z1) : 0;
    featureA[at] = hit ? 1 : 0;
    featureB[at] = hit ? 1 : 0;
    return hit;
  }

  private static float length(float x, float y, float z) {
    return (float) Math.sqrt(x * x + y * y + z * z);
  }
}
