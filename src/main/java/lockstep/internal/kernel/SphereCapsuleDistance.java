package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Distance and closest points of a sphere and a capsule: the segment's point nearest to the centre is found by projection (Ericson,
 * Real-Time Collision Detection, 2005, 5.1.2), and what remains is {@link Rounded}.
 *
 * <p>They overlap as {@link SphereCapsule} says, and then have distance 0. A capsule without length is a sphere, and the distance that of
 * {@link SphereSphereDistance}, bit for bit; neither does the order of its ends change a bit. A negative radius, a NaN anywhere or an
 * infinite coordinate is a miss, infinite radii reach everything.
 *
 * <p>With u = 2⁻²⁴ and D the distance from the centre to the farther end, the vector d to the nearest point comes out too short by at
 * most (1 + √5) u D, see {@link SphereCapsule}. Its length adds 2.5 u, the sum of the radii and the last difference u each: the distance is too
 * small by less than 7 u D and 2 u of the radii. The projection is off by at most 5 u D along the segment, which makes the distance too large by
 * no more than that. Points are the centre and parts of d: off by u of their coordinates, and by 7 u D and 5 u of the radius.
 *
 * <p>Range: squares lose their last bits for lengths below 1e-19; beyond 1e19 they overflow, which is a miss.
 */
final class SphereCapsuleDistance {
  /** D is at most √3 times the largest coordinates together: 7 u of √3, and 2 u of radii, which are no larger than bounds. */
  static final ErrorBound ERROR = new ErrorBound(15, 0);

  private SphereCapsuleDistance() {}

  @Twin
  static float alone(float x, float y, float z, float r1, @Twin.Second float ax, float ay, float az, float bx,
      float by, float bz, float r2) {
    return measured(false, x, y, z, r1, ax, ay, az, bx, by, bz, r2);
  }

  /** The same, and negative where they overlap: how far they are in each other. */
  @Twin
  static float signed(float x, float y, float z, float r1, @Twin.Second float ax, float ay, float az,
      float bx, float by, float bz, float r2) {
    return measured(true, x, y, z, r1, ax, ay, az, bx, by, bz, r2);
  }

  private static float measured(boolean signed, float x, float y, float z, float r1, float ax, float ay,
      float az, float bx, float by, float bz, float r2) {
    float mx = Segments.middle(x, ax, bx), hx = Segments.half(ax, bx);
    float my = Segments.middle(y, ay, by), hy = Segments.half(ay, by);
    float mz = Segments.middle(z, az, bz), hz = Segments.half(az, bz);
    float t = Segments.nearest(mx, my, mz, hx, hy, hz);
    float dx = mx + t * hx;
    float dy = my + t * hy;
    float dz = mz + t * hz;
    float length = (float) Math.sqrt(dx * dx + dy * dy + dz * dz);
    // where m · h overflows, and h · h does not, t is an end as it should be; or it is 0 for a NaN, and m overflows as well
    boolean valid =
        r1 >= 0 && r2 >= 0 && length <= Float.MAX_VALUE && hx * hx + hy * hy + hz * hz <= Float.MAX_VALUE;
    return !valid ? Float.POSITIVE_INFINITY : SphereCapsule.overlap(x, y, z, r1, ax, ay, az, bx, by, bz, r2)
        ? signed ? Rounded.inside(length, r1 + r2) : 0 : Rounded.apart(length, r1 + r2);
  }

  @Twin
  static boolean points(float x, float y, float z, float r1, @Twin.Second float ax, float ay, float az,
      float bx, float by, float bz, float r2, float[] distance, float[] axOut, float[] bxOut, float[] ayOut,
      float[] byOut, float[] azOut, float[] bzOut, float[] featureA, float[] featureB, int at) {
    float apart = alone(x, y, z, r1, ax, ay, az, bx, by, bz, r2);
    boolean hit = apart < Float.POSITIVE_INFINITY;
    float mx = Segments.middle(x, ax, bx), hx = Segments.half(ax, bx);
    float my = Segments.middle(y, ay, by), hy = Segments.half(ay, by);
    float mz = Segments.middle(z, az, bz), hz = Segments.half(az, bz);
    float t = Segments.nearest(mx, my, mz, hx, hy, hz);
    float dx = mx + t * hx;
    float dy = my + t * hy;
    float dz = mz + t * hz;
    float length = (float) Math.sqrt(dx * dx + dy * dy + dz * dz);
    float partA = Rounded.part(apart == 0, length, r1, r2);
    float partB = Rounded.part(apart == 0, length, r2, r1);
    distance[at] = apart;
    axOut[at] = hit ? x + partA * dx : 0;
    bxOut[at] = hit ? x + (dx - partB * dx) : 0;
    ayOut[at] = hit ? y + partA * dy : 0;
    byOut[at] = hit ? y + (dy - partB * dy) : 0;
    azOut[at] = hit ? z + partA * dz : 0;
    bzOut[at] = hit ? z + (dz - partB * dz) : 0;
    featureA[at] = hit ? 1 : 0;
    featureB[at] = hit ? Segments.feature(t) : 0;
    return hit;
  }
}
