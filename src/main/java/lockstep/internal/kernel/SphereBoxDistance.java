package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Distance and closest points of a sphere and an axis-aligned box: the centre, clamped to the box, is the box's nearest point (Ericson,
 * Real-Time Collision Detection, 2005, 5.1.3).
 *
 * <p>They overlap as {@link SphereBox} says, and then have distance 0. Infinite box planes are allowed; an empty box, a negative radius or a
 * NaN anywhere is a miss. With u = 2⁻²⁴ the distance is off by at most 4 u of that from centre to box and u of the radius, a point of
 * the sphere by u of its coordinates and 5 u of the radius; that of the box is exact where they are apart.
 *
 * <p>Range: as {@link SphereSphereDistance}.
 */
final class SphereBoxDistance {
  /** As of two spheres. */
  static final ErrorBound ERROR = SphereSphereDistance.ERROR;

  private SphereBoxDistance() {}

  @Twin
  static float alone(float x, float y, float z, float r, @Twin.Second float minX, float minY, float minZ,
      float maxX, float maxY, float maxZ) {
    float dx = x - SphereBox.clamp(x, minX, maxX);
    float dy = y - SphereBox.clamp(y, minY, maxY);
    float dz = z - SphereBox.clamp(z, minZ, maxZ);
    float length = (float) Math.sqrt(dx * dx + dy * dy + dz * dz);
    boolean valid = r >= 0 && minX <= maxX && minY <= maxY && minZ <= maxZ && length <= Float.MAX_VALUE;
    return !valid ? Float.POSITIVE_INFINITY
        : SphereBox.overlap(x, y, z, r, minX, minY, minZ, maxX, maxY, maxZ) ? 0 : Rounded.apart(length, r);
  }

  @Twin
  static boolean points(float x, float y, float z, float r, @Twin.Second float minX, float minY, float minZ,
      float maxX, float maxY, float maxZ, float[] distance, float[] ax, float[] bx, float[] ay, float[] by,
      float[] az, float[] bz, float[] featureA, float[] featureB, int at) {
    float apart = alone(x, y, z, r, minX, minY, minZ, maxX, maxY, maxZ);
    boolean hit = apart < Float.POSITIVE_INFINITY;
    float dx = x - SphereBox.clamp(x, minX, maxX);
    float dy = y - SphereBox.clamp(y, minY, maxY);
    float dz = z - SphereBox.clamp(z, minZ, maxZ);
    float length = (float) Math.sqrt(dx * dx + dy * dy + dz * dz);
    float part = Rounded.part(apart == 0, length, r, 0);
    distance[at] = apart;
    ax[at] = hit ? x - part * dx : 0;
    bx[at] = hit ? SphereBox.clamp(x, minX, maxX) : 0;
    ay[at] = hit ? y - part * dy : 0;
    by[at] = hit ? SphereBox.clamp(y, minY, maxY) : 0;
    az[at] = hit ? z - part * dz : 0;
    bz[at] = hit ? SphereBox.clamp(z, minZ, maxZ) : 0;
    featureA[at] = hit ? 1 : 0;
    featureB[at] = hit ? BoxFeature.of(BoxFeature.side(x, minX, maxX), BoxFeature.side(y, minY, maxY),
        BoxFeature.side(z, minZ, maxZ)) : 0;
    return hit;
  }
}
