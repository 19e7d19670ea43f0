package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.overlap.SphereSphere;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.twin.Sphere;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Contact of two spheres: one point on the line between the centres (Ericson, Real-Time Collision Detection,
 * 2005, 5.5.1).
 *
 * <p>The depth is not negative exactly where {@link SphereSphere} reports an overlap. For spheres with one
 * centre the normal is the x axis, from the smaller to the larger one. A negative radius, a NaN or an
 * infinity anywhere has no contact.
 *
 * <p>With u = 2⁻²⁴ and D the distance of the centres: their difference rounds by u, the division by its
 * largest component, squares, root and the product by another 4 u, so depth is off by 5 u D and 2 u of the
 * radii, the normal by 4 u, points by that of the radii, and by 2 u of their coordinates.
 *
 * <p>Range: differences and radii below 1e38; below 1e-19 the overlap test decides as {@link SphereSphere}
 * says.
 */
public final class SphereSphereContact {
  /** A radius with an error of at most 5 u of itself. */
  public static final ErrorBound ERROR = new ErrorBound(5, 0);

  private SphereSphereContact() {}

  @Twin
  static Manifold1 contact(Sphere a, @Twin.Second Sphere b) {
    Vec d = b.center().minus(a.center());
    boolean apart = Contact.largest(d) > 0;
    Vec out = new Vec(apart ? d.x() : a.radius() <= b.radius() ? 1 : -1, d.y(), d.z());
    Vec normal = Contact.normal(out);
    float deep = (a.radius() + b.radius()) - (apart ? Contact.length(out) : 0);
    Vec middle = Contact.middle(a.center().plus(normal.times(Vec.all(a.radius()))),
        b.center().minus(normal.times(Vec.all(b.radius()))));
    boolean hit = a.radius() >= 0 && b.radius() >= 0 && Contact.proper(deep) && Contact.proper(middle);
    return Contact.one(SphereSphere.overlap(a, b), hit, normal, new ContactPoint(middle, deep, 1));
  }
}
