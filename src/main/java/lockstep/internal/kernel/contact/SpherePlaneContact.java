package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.overlap.SpherePlane;
import lockstep.internal.shape.HalfSpace;
import lockstep.twin.Plane;
import lockstep.twin.Sphere;
import lockstep.twin.Twin;

/**
 * Contact of a sphere and the half-space behind a plane: one point, in the middle between the sphere's
 * deepest one and the plane (Ericson, Real-Time Collision Detection, 2005, 5.2.2). The normal, from the
 * sphere to the half-space, is the opposite of the plane's.
 *
 * <p>The depth is not negative exactly where {@link SpherePlane} reports an overlap: a sphere behind the
 * plane is as deep as the distance by which it must be moved to come out in front. A negative radius, a
 * normal without a {@linkplain HalfSpace#proper direction}, a NaN or an infinity anywhere has no contact.
 *
 * <p>With u = 2⁻²⁴ and c the centre, the depth is off by 3 u |c| and 4.5 u of the distance of the centre from
 * the plane, see {@link HalfSpace}, and u of itself; the normal by 4.5 u.
 *
 * <p>Range: as {@link SpherePlane}.
 */
public final class SpherePlaneContact {
  private SpherePlaneContact() {}

  @Twin
  static Manifold1 contact(Sphere s, @Twin.Second Plane plane) {
    boolean overlap = SpherePlane.overlap(s, plane);
    float outside = PlaneContact.outside(plane, s.center());
    float deep = s.radius() - outside;
    boolean hit = s.radius() >= 0 && HalfSpace.proper(plane.normal()) && Contact.proper(deep)
        && PlaneContact.proper(outside);
    PlaneContact contact = new PlaneContact(overlap, hit, deep, HalfSpace.unit(plane.normal()));
    float depth = hit ? Contact.depth(overlap, deep) : Contact.NONE;
    return new Manifold1(hit, contact.normal(), contact.point(s.center(), s.radius(), outside, depth, 1));
  }
}
