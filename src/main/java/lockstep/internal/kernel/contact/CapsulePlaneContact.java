package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.overlap.CapsulePlane;
import lockstep.internal.shape.HalfSpace;
import lockstep.twin.Capsule;
import lockstep.twin.Plane;
import lockstep.twin.Twin;

/**
 * Contact of a capsule and the half-space behind a plane: a point for each end, between its deepest one and
 * the plane, as for a {@linkplain SpherePlaneContact sphere}; one for a capsule without length.
 *
 * <p>The depth of the deeper one is not negative exactly where {@link CapsulePlane} reports an overlap. A
 * negative radius, a normal without a {@linkplain HalfSpace#proper direction}, a NaN or an infinity anywhere
 * has no contact.
 *
 * <p>Errors and range are those of a sphere about either end.
 */
public final class CapsulePlaneContact {
  private CapsulePlaneContact() {}

  @Twin
  static Manifold2 contact(Capsule c, @Twin.Second Plane plane) {
    float r = c.radius();
    float outsideA = PlaneContact.outside(plane, c.a()), deepA = r - outsideA;
    float outsideB = PlaneContact.outside(plane, c.b()), deepB = r - outsideB;
    float deepest = PlaneContact.deeper(deepA, deepB);
    boolean hit = r >= 0 && HalfSpace.proper(plane.normal()) && Contact.proper(deepest)
        && PlaneContact.proper(outsideA) && PlaneContact.proper(outsideB);
    boolean isSphere = PlaneContact.isOne(c.a(), c.b());
    PlaneContact contact =
        new PlaneContact(CapsulePlane.overlap(c, plane), hit, deepest, HalfSpace.unit(plane.normal()));
    return new Manifold2(hit, contact.normal(),
        contact.point(c.a(), r, outsideA, contact.depth(hit, deepA), 1),
        contact.point(c.b(), r, outsideB, contact.depth(hit && !isSphere, deepB), 2));
  }
}
