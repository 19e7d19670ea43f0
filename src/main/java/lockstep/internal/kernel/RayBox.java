package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Ray–box intersection by the slab test: where a ray enters a solid axis-aligned box (AABB).
 *
 * <p>The slab test (Kay and Kajiya, SIGGRAPH 1986; Majercik et al., JCGT 7(3), 2018): on each axis
 * the ray is inside from {@code (near − o) / d} to {@code (far − o) / d}, the near plane chosen by
 * the sign of d; the hit is where the three intervals and [tMin, tMax] meet. The comparisons ignore
 * the 0/0 of a ray that lies in a face plane, so such a ray hits both faces. Dividing instead of
 * multiplying by 1/d keeps each crossing within 1.5 ulp of an exact plane, and gives back the t of a plane at {@code o + t d}
 * wherever t d is a float: no ray that starts or ends on the surface is lost.
 *
 * <p>The box is a closed solid: t is where the ray enters, tMin where it starts inside or on the
 * surface. A zero direction is a point: it hits at tMin where the point is inside. An empty box (min
 * &gt; max on an axis), a NaN anywhere, or an infinite origin or direction is a miss; infinite planes
 * are allowed.
 *
 * <p>Range: the distance from origin to each finite plane must fit a float. Where the entry lies beyond the
 * largest float, as for a direction of 1e-45, the ray is a miss.
 */
public final class RayBox {
  /** Planes off by 2 u of their distance. */
  static final ErrorBound ERROR = new ErrorBound(2, 0);

  private RayBox() {}

  /** The t of entry, or +∞ for a miss. */
  @Twin
  public static float cast(float ox, float oy, float oz, float dx, float dy, float dz, float tMin, float tMax,
      @Twin.Second float minX, float minY, float minZ, float maxX, float maxY, float maxZ) {
    // 0 x is 0 for a finite x and NaN for any other
    float zero = 0f * ox + 0f * dx + 0f * oy + 0f * dy + 0f * oz + 0f * dz;
    // d + 0 turns −0 into 0: whether a parallel ray is inside must not depend on the sign of zero
    float enterX = ((dx < 0 ? maxX : minX) - ox) / (dx + 0f);
    float leaveX = ((dx < 0 ? minX : maxX) - ox) / (dx + 0f);
    float enterY = ((dy < 0 ? maxY : minY) - oy) / (dy + 0f);
    float leaveY = ((dy < 0 ? minY : maxY) - oy) / (dy + 0f);
    float enterZ = ((dz < 0 ? maxZ : minZ) - oz) / (dz + 0f);
    float leaveZ = ((dz < 0 ? minZ : maxZ) - oz) / (dz + 0f);
    float tNear = tMin;
    tNear = enterX > tNear ? enterX : tNear;
    tNear = enterY > tNear ? enterY : tNear;
    tNear = enterZ > tNear ? enterZ : tNear;
    float tFar = tMax;
    tFar = leaveX < tFar ? leaveX : tFar;
    tFar = leaveY < tFar ? leaveY : tFar;
    tFar = leaveZ < tFar ? leaveZ : tFar;
    boolean hit = tNear <= tFar && minX <= maxX && minY <= maxY && minZ <= maxZ
        && Math.abs(tNear) <= Float.MAX_VALUE && zero == 0;
    return hit ? tNear : Float.POSITIVE_INFINITY;
  }
}
