package lockstep.internal.kernel.sweep;

import lockstep.internal.kernel.cast.RayCylinder;
import lockstep.internal.kernel.cast.RaySphere;
import lockstep.internal.kernel.overlap.SphereCylinder;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.twin.Cylinder;
import lockstep.twin.Ray;
import lockstep.twin.Sphere;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Sweep of a sphere and an infinite cylinder along z: that of two circles in the plane z = 0. Seen from the
 * axis the centre of the sphere moves along a segment towards a circle of both radii (Ericson, Real-Time
 * Collision Detection, 2005, 5.5.5), so {@link RaySphere} gives the time of contact.
 *
 * <p>Overlap at the start is decided by {@link SphereCylinder}. The point of contact is the cylinder's, at
 * the height of the centre; if they overlap from the start, that of the cylinder which is nearest to the
 * centre, or the centre. A motion along z counts as no motion. Where two lines meet, the normal is opposite
 * to the motion across them. A negative radius, a NaN anywhere, an infinite coordinate or motion is a miss.
 *
 * <p>Range and accuracy are those of {@link SphereSphereSweep}, with distances measured across the axis. The
 * point is off by 5 u of the cylinder's radius and u of its coordinates, with u = 2⁻²⁴.
 */
public final class SphereCylinderSweep {
  /** As for two spheres. */
  public static final ErrorBound ERROR = SphereSphereSweep.ERROR;

  private SphereCylinderSweep() {}

  @Twin
  static CylinderSweepHit sweep(Sphere sphere, Vec v, @Twin.Second Cylinder cylinder) {
    boolean overlap = SphereCylinder.overlap(sphere, cylinder);
    Vec c = sphere.center();
    float r1 = sphere.radius(), r2 = cylinder.radius();
    Sphere both = new Sphere(new Vec(cylinder.u(), cylinder.v(), 0), r1 + r2);
    float enter = RaySphere.enter(new Ray(RayCylinder.shadow(c), RayCylinder.shadow(v), 0, 1), both, overlap);
    boolean valid = r1 >= 0 && r2 >= 0 && Math.abs(c.z()) <= Float.MAX_VALUE && Sweep.proper(v);
    float time = Sweep.time(valid, overlap, enter);
    Vec axis = new Vec(cylinder.u(), cylinder.v(), c.z());
    Vec d = c.minus(axis).plus(v.times(time));
    // two lines that meet: the normal is still across them
    boolean none = d.x() == 0 && d.y() == 0;
    Vec across = RayCylinder.shadow(none ? v.negated() : d);
    float part = Sweep.reach((float) Math.sqrt(d.x() * d.x() + d.y() * d.y()), r2);
    Vec point = new Vec(axis.x() + part * d.x(), axis.y() + part * d.y(), c.z() + time * v.z());
    return CylinderSweepHit.at(time, Sweep.normal(overlap, across, v), point, axis);
  }
}
