package lockstep.internal.kernel.sweep;

import lockstep.internal.kernel.cast.RayCapsule;
import lockstep.internal.kernel.cast.RayCylinder;
import lockstep.internal.kernel.overlap.CapsuleCylinder;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.Segments;
import lockstep.twin.Capsule;
import lockstep.twin.Cylinder;
import lockstep.twin.Ray;
import lockstep.twin.Real;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Sweep of a capsule and an infinite cylinder along z: that of the capsule's projection to the plane z = 0
 * and a circle. Seen from the capsule the axis moves along a segment towards a capsule of both radii
 * (Ericson, Real-Time Collision Detection, 2005, 5.5.5), so {@link RayCapsule} gives the time of contact.
 *
 * <p>Overlap at the start is decided by {@link CapsuleCylinder}; separated shapes that move apart never meet,
 * though rounding may show a touch. The normal of the capsule's side is exactly across its projection, on the
 * side where the cylinder was at the start, so it is right however small the radii are; that of an end leads
 * from the axis to that end. The point of contact is the cylinder's, at the height of the point of the
 * capsule's segment that is nearest to the axis, the middle one if it is along z; if they overlap from the
 * start, the point of the cylinder that is nearest to that one, or that one itself. A motion along z counts
 * as no motion. A negative radius, a NaN anywhere, an infinite coordinate or motion is a miss. The order of
 * the ends changes no bit but in the point, where it rounds.
 *
 * <p>Range and accuracy are those of {@link RayCapsule}, with distances measured across the axis: with u =
 * 2⁻²⁴ the shapes are at t apart, or overlap, by at most 38 u of the radii, the distance and the way. The
 * largest error found in 900,000 pairs is 1.6 u.
 */
public final class CapsuleCylinderSweep {
  /** 38 u of radii, distance and way, each at most √3 times the largest of coordinates. */
  public static final ErrorBound ERROR = new ErrorBound(67, 0);

  /**
   * Radii, relative to distances, that may be entirely rounding: four times the largest error found in
   * 900,000 pairs.
   */
  private static final float THIN = 8 * Real.U;

  private CapsuleCylinderSweep() {}

  @Twin
  static CylinderSweepHit sweep(Capsule capsule, Vec v, @Twin.Second Cylinder cylinder) {
    boolean overlap = CapsuleCylinder.overlap(capsule, cylinder);
    Vec a = capsule.a(), b = capsule.b();
    Vec axis = new Vec(cylinder.u(), cylinder.v(), 0);
    float r1 = capsule.radius(), r2 = cylinder.radius();
    Capsule both = new Capsule(RayCylinder.shadow(a), RayCylinder.shadow(b), r1 + r2);
    float enter = RayCapsule.enter(new Ray(axis, RayCylinder.shadow(v.negated()), 0, 1), both, overlap);
    boolean valid = r1 >= 0 && r2 >= 0 && Math.abs(a.z()) <= Float.MAX_VALUE
        && Math.abs(b.z()) <= Float.MAX_VALUE && Sweep.proper(v);
    float time = Sweep.time(valid, overlap, enter);
    // from the axis to the middle of the segment at the start, and then
    Vec f = Segments.middle(axis, capsule.segment());
    Vec m = f.plus(v.times(time));
    Vec h = Segments.half(capsule.segment());
    float k = Segments.nearest(RayCylinder.shadow(m), RayCylinder.shadow(h));
    Vec d = m.plus(h.times(k));
    // radii lost in rounding lose the direction there too: then the motion decides
    Vec size = f.abs().plus(h.abs()).plus(v.abs());
    boolean thin = both.radius() <= THIN * (size.x() + size.y());
    // beyond an end, that direction points away from the rest of the segment
    Vec away = RayCylinder.shadow(thin ? v.negated() : d);
    boolean end = Math.abs(k) >= 1 && k * (away.x() * h.x() + away.y() * h.y()) < 0;
    boolean side = !end && h.x() * h.x() + h.y() * h.y() > 0;
    boolean left = h.x() * f.y() - h.y() * f.x() >= 0;
    Vec fromSide = left ? new Vec(-h.y(), h.x(), 0) : new Vec(h.y(), -h.x(), 0);
    Vec across = side ? fromSide : away;
    // the component along the motion is rounding
    Vec normal =
        ContactNormal.of(false, across, Vec.all(0), RayCylinder.shadow(v), v.x() * v.x() + v.y() * v.y());
    float part = Sweep.reach((float) Math.sqrt(d.x() * d.x() + d.y() * d.y()), r2);
    Vec point = new Vec(axis.x() + part * d.x(), axis.y() + part * d.y(),
        Segments.point(capsule.segment(), k).z() + time * v.z());
    return CylinderSweepHit.at(time, Sweep.normal(overlap, RayCylinder.shadow(normal), v), point,
        new Vec(axis.x(), axis.y(), a.z()));
  }
}
