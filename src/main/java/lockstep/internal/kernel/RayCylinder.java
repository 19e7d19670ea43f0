package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Ray–cylinder intersection: where a ray enters a solid endless cylinder along z. That is where its shadow in the plane z = 0 enters
 * a circle, by {@link RaySphere}; t is in units of the ray's own direction.
 *
 * <p>t is tMin for a ray that starts inside or on the surface. A ray along z is a point there: it hits at tMin where that is
 * inside. A negative radius, a NaN anywhere, an infinite origin or direction is a miss; range and accuracy are those of a ray and a
 * sphere, with distances measured across the axis.
 */
public final class RayCylinder {
  /** As of a ray and a sphere. */
  static final ErrorBound ERROR = RaySphere.ERROR;

  private RayCylinder() {}

  /** The t of entry, or +∞ for a miss. */
  @Twin
  public static float cast(float ox, float oy, float oz, float dx, float dy, float dz, float tMin, float tMax,
      @Twin.Second float u, float v, float r) {
    float t = RaySphere.cast(ox, oy, 0, dx, dy, 0, tMin, tMax, u, v, 0, r);
    return Math.abs(oz) <= Float.MAX_VALUE && Math.abs(dz) <= Float.MAX_VALUE ? t : Float.POSITIVE_INFINITY;
  }
}
