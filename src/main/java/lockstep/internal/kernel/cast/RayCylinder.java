package lockstep.internal.kernel.cast;

import lockstep.internal.kernel.part.ErrorBound;
import lockstep.twin.Cylinder;
import lockstep.twin.Ray;
import lockstep.twin.Sphere;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Ray–cylinder intersection, for a solid infinite cylinder along z. The ray's projection to the plane z = 0
 * enters a circle, by {@link RaySphere}; t is in units of the ray's own direction.
 *
 * <p>t is tMin for a ray that starts inside or on the surface. A ray along z is a point there: it hits at
 * tMin where that is inside. A negative radius, a NaN anywhere, an infinite origin or direction is a miss.
 * Hit or miss is that of real arithmetic; t is as accurate as that of a sphere, with distances measured
 * across the axis.
 */
public final class RayCylinder {
  /** As for a ray and a sphere. */
  public static final ErrorBound ERROR = RaySphere.ERROR;

  private RayCylinder() {}

  /** The t of entry, or +∞ for a miss. */
  @Twin
  public static float cast(Ray ray, @Twin.Second Cylinder cylinder) {
    Vec o = ray.origin(), d = ray.direction();
    float t = RaySphere.cast(new Ray(shadow(o), shadow(d), ray.tMin(), ray.tMax()),
        new Sphere(new Vec(cylinder.u(), cylinder.v(), 0), cylinder.radius()));
    return Math.abs(o.z()) <= Float.MAX_VALUE && Math.abs(d.z()) <= Float.MAX_VALUE ? t
        : Float.POSITIVE_INFINITY;
  }

  /** The projection of a vector or a point to the plane z = 0, for a cylinder along z. */
  public static Vec shadow(Vec v) {
    return new Vec(v.x(), v.y(), 0);
  }
}
