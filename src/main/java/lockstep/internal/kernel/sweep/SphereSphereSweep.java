package lockstep.internal.kernel.sweep;

import lockstep.internal.kernel.cast.RaySphere;
import lockstep.internal.kernel.overlap.SphereSphere;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.twin.Ray;
import lockstep.twin.Sphere;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Sweep of two spheres. Seen from the second, the centre of the first moves along a segment towards a sphere
 * of both radii (Ericson, Real-Time Collision Detection, 2005, 5.5.5), so {@link RaySphere} gives the time of
 * contact.
 *
 * <p>The normal is from the second centre to the first then, and never along the motion, see {@link
 * ContactNormal}: so radii may be as small as rounding. Overlap at the start is decided by {@link
 * SphereSphere}. A negative radius, a NaN anywhere, an infinite centre or motion is a miss.
 *
 * <p>With u = 2⁻²⁴, the result of {@link RaySphere} is exact for a sum of radii off by 8 u of itself and of
 * the distance from the start, and t rounds once more: at that time the spheres are apart, or overlap, by at
 * most 10 u of the radii, the distance and the way.
 *
 * <p>Range: that of {@link RaySphere}.
 */
public final class SphereSphereSweep {
  /** 10 u of radii, distance and way, each at most √3 times the largest of coordinates. */
  public static final ErrorBound ERROR = new ErrorBound(18, 0);

  private SphereSphereSweep() {}

  @Twin
  static SweepHit sweep(Sphere a, Vec v, @Twin.Second Sphere b) {
    boolean overlap = SphereSphere.overlap(a, b);
    Sphere both = new Sphere(b.center(), a.radius() + b.radius());
    float enter = RaySphere.enter(new Ray(a.center(), v, 0, 1), both, overlap);
    boolean valid = a.radius() >= 0 && b.radius() >= 0 && Sweep.proper(v);
    float time = Sweep.time(valid, overlap, enter);
    Vec d = a.center().minus(b.center()).plus(v.times(time));
    return SweepHit.at(time, ContactNormal.of(overlap, d, Vec.all(0), v));
  }
}
