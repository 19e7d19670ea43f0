package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.overlap.SphereBox;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.twin.Box;
import lockstep.twin.Sphere;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Contact of a sphere and an axis-aligned box: one point, towards the box's point nearest to the centre
 * (Ericson, Real-Time Collision Detection, 2005, 5.1.3); for a centre inside, the shortest way out is through
 * the nearest face, the first of x, y and z on equal distance.
 *
 * <p>The depth is not negative exactly where {@link SphereBox} reports an overlap. Infinite box planes are
 * allowed, but a centre without a finite way out has no contact. Nor has an empty box, a negative radius, a
 * NaN anywhere or an infinite centre.
 *
 * <p>With u = 2⁻²⁴ and D the distance from centre to box: the differences round by u, and the rest adds 4 u
 * as of two spheres. So depth is off by 5 u D and 2 u of the radius, and u of the depth.
 *
 * <p>Range: as {@link SphereSphereContact}.
 */
public final class SphereBoxContact {
  /** A radius with an error of at most 5 u of itself. */
  public static final ErrorBound ERROR = new ErrorBound(5, 0);

  private SphereBoxContact() {}

  @Twin
  static Manifold1 contact(Sphere s, @Twin.Second Box box) {
    float r = s.radius();
    PointBoxContact pair = new PointBoxContact(s.center(), box);
    Vec towards = pair.towards();
    Vec normal = Contact.normal(towards);
    float deep = pair.depth(r, towards);
    Vec middle = Contact.middle(s.center().plus(normal.times(Vec.all(r))), pair.onBox());
    boolean hit = r >= 0 && box.isValid() && Contact.proper(deep) && Contact.proper(middle);
    return Contact.one(SphereBox.overlap(s, box), hit, normal,
        new ContactPoint(middle, deep, pair.feature()));
  }
}
