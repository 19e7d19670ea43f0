package lockstep.internal.kernel;

import lockstep.twin.Capsule;
import lockstep.twin.Ray;
import lockstep.twin.Sphere;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Sweep of a sphere and a capsule: when a moving sphere touches a capsule. Seen from the capsule, the centre
 * of the sphere moves along a segment towards a capsule of both radii (Ericson, Real-Time Collision
 * Detection, 2005, 5.5), so {@link RayCapsule} tells when it gets there. The normal is that of the point of
 * the capsule's segment that is nearest to the centre then, see {@link ContactNormal}.
 *
 * <p>They overlap from the start as {@link SphereCapsule} says; what does not, and moves apart, never meets,
 * though it may round to a touch. A capsule without length is a sphere. A negative radius, a NaN anywhere, an
 * infinite centre, end or motion is a miss.
 *
 * <p>With u = 2⁻²⁴ and D the distance from the start to the farther end, what {@link RayCapsule} says is
 * exact for radii off by less than 37 u (D + r), and t rounds by u of the way: at that time the shapes are
 * apart, or in each other, by no more than that. What 300,000 pairs came to is 3 u of the span.
 *
 * <p>Range: that of {@link RayCapsule}.
 */
final class SphereCapsuleSweep {
  /** 38 u of distance, radii and way, each at most √3 times the largest of coordinates. */
  static final ErrorBound ERROR = new ErrorBound(66, 0);

  private SphereCapsuleSweep() {}

  @Twin
  static SweepHit sweep(Sphere sphere, Vec v, @Twin.Second Capsule capsule) {
    boolean overlap = SphereCapsule.overlap(sphere, capsule);
    Capsule rounded = new Capsule(capsule.a(), capsule.b(), sphere.radius() + capsule.radius());
    float enter = RayCapsule.enter(new Ray(sphere.center(), v, 0, 1), rounded, overlap);
    boolean valid = sphere.radius() >= 0 && capsule.radius() >= 0 && Sweep.proper(v);
    float time = Sweep.time(valid, overlap, enter);
    // the segment, relative to the centre at that time
    Vec m = Segments.middle(sphere.center(), capsule.segment()).minus(v.times(time));
    Vec h = Segments.half(capsule.segment());
    float s = Segments.nearest(m, h);
    Vec w = m.plus(h.times(s)).negated();
    // the normal at an end is not towards the other one, whatever rounding says of a radius of 0
    float outward = (w.isZero() ? v.negated() : w).dot(h);
    boolean side = Math.abs(s) < 1 || s * outward < 0;
    return SweepHit.at(time, ContactNormal.of(overlap, w, side ? h : Vec.all(0), v));
  }
}
