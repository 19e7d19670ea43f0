package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.distance.SphereCapsuleDistance;
import lockstep.internal.kernel.overlap.SphereCapsule;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.Segments;
import lockstep.twin.Capsule;
import lockstep.twin.Sphere;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Contact of a sphere and a capsule: that of two spheres, the second of which is about the point of the
 * segment nearest to the centre of the first (Ericson, Real-Time Collision Detection, 2005, 5.1.2).
 *
 * <p>The depth is not negative exactly where {@link SphereCapsule} reports an overlap. A centre on the
 * segment leaves along a fixed direction perpendicular to it, which is the shortest way out. Beside the
 * segment the normal is perpendicular to it also if the distance is below rounding. A capsule without length
 * is a sphere. A negative radius, a NaN or an infinity anywhere has no contact.
 *
 * <p>With u = 2⁻²⁴ and D the larger distance of the centre from an end, the vector to the segment is off by
 * at most 7 u D, see {@link SphereCapsuleDistance}, and 3 u of its length are added as of two spheres.
 *
 * <p>Range: as {@link SphereCapsuleDistance}.
 */
public final class SphereCapsuleContact {
  /** On an axis, differences and mean are off by 2 u, h and t h by u of coordinates. */
  public static final ErrorBound ERROR = new ErrorBound(4, 0);

  private SphereCapsuleContact() {}

  @Twin
  static Manifold1 contact(Sphere s, @Twin.Second Capsule c) {
    Vec m = Segments.middle(s.center(), c.segment()), h = Segments.half(c.segment());
    float t = Segments.nearest(m, h);
    Vec d = m.plus(h.times(t));
    // if the centre is beside the segment, or rounding has put it there, the component of d along it is
    // rounding: subtracted again for the remainder
    float hh = h.square();
    float along = d.dot(h);
    boolean beyond = (t >= 1 && along <= 0) || (t <= -1 && along >= 0);
    Vec once = d.minus(h.times(beyond ? 0 : Contact.along(along, hh)));
    Vec beside = once.minus(h.times(beyond ? 0 : Contact.along(once.dot(h), hh)));
    float side = Contact.largest(beside);
    boolean apart = (Contact.isLeft(side, Contact.largest(once)) ? side : 0) > 0;
    Vec out = Contact.orX(apart ? beside : Contact.across(h));
    Vec normal = Contact.normal(out);
    float deep = (s.radius() + c.radius()) - (apart ? Contact.length(out) : 0);
    Vec middle = Contact.middle(s.center().plus(normal.times(Vec.all(s.radius()))),
        s.center().plus(d.minus(normal.times(Vec.all(c.radius())))));
    boolean hit = s.radius() >= 0 && c.radius() >= 0 && Contact.proper(deep) && Contact.proper(hh)
        && Contact.proper(m.square()) && Contact.proper(middle);
    return Contact.one(SphereCapsule.overlap(s, c), hit, normal,
        new ContactPoint(middle, deep, Segments.feature(t)));
  }
}
