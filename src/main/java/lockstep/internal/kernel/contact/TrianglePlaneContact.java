package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.overlap.TrianglePlane;
import lockstep.internal.shape.HalfSpace;
import lockstep.twin.Plane;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;

/**
 * Contact of a triangle and the half-space behind a plane: a point for each corner, between it and the plane;
 * coinciding corners count once.
 *
 * <p>The depth of the deepest one is not negative exactly where {@link TrianglePlane} reports an overlap. A
 * normal without a {@linkplain HalfSpace#proper direction}, a NaN or an infinity anywhere has no contact.
 *
 * <p>Errors and range are those of a {@linkplain SpherePlaneContact sphere} of radius 0.
 */
public final class TrianglePlaneContact {
  private TrianglePlaneContact() {}

  @Twin
  static Manifold3 contact(Triangle t, @Twin.Second Plane plane) {
    float outsideA = PlaneContact.outside(plane, t.a());
    float outsideB = PlaneContact.outside(plane, t.b());
    float outsideC = PlaneContact.outside(plane, t.c());
    float deepest = PlaneContact.deeper(PlaneContact.deeper(-outsideA, -outsideB), -outsideC);
    boolean hit = HalfSpace.proper(plane.normal()) && PlaneContact.proper(outsideA)
        && PlaneContact.proper(outsideB) && PlaneContact.proper(outsideC);
    PlaneContact contact =
        new PlaneContact(TrianglePlane.overlap(t, plane), hit, deepest, HalfSpace.unit(plane.normal()));
    boolean isB = PlaneContact.isOne(t.a(), t.b());
    boolean isC = PlaneContact.isOne(t.a(), t.c()) || PlaneContact.isOne(t.b(), t.c());
    return new Manifold3(hit, contact.normal(), contact.point(t.a(), outsideA, hit, 1),
        contact.point(t.b(), outsideB, hit && !isB, 2), contact.point(t.c(), outsideC, hit && !isC, 4));
  }
}
