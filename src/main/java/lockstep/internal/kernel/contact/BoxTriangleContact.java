package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.overlap.BoxTriangle;
import lockstep.internal.kernel.part.BoxTriangleClosest;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.twin.Box;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Contact of an axis-aligned box (AABB) and a triangle, relative to the triangle's first corner; see {@link
 * BoxTrianglePairContact} for the method, and for the choice of normal and points.
 *
 * <p>The depth is not negative exactly where {@link BoxTriangle} reports an overlap. The triangle has two
 * sides; without area it is represented by its edges. The box may be flat, and infinite where they do not
 * meet. An empty box, a NaN anywhere, an infinity in the triangle, or a contact at infinity gives none.
 *
 * <p>With u = 2⁻²⁴ and X the sum of the largest coordinates relative to that corner, differences round by u
 * X, a gap by 6 u X ({@link BoxTriangleGaps}), what is clipped by 1.5 times as much; points by that and 2 u
 * of their coordinates. A face may be 2⁻¹² of the sum of half extents of the bounds of the smaller one deeper
 * than edges.
 *
 * <p>Range: lengths from 1e-9 to 1e12, as for {@link TriangleTriangleContact}; above 1e18 a pair has no
 * contact.
 */
public final class BoxTriangleContact {
  /** A gap is off by 6 u X, and X at most twice the largest coordinate. */
  public static final ErrorBound ERROR = new ErrorBound(16, 0);

  private BoxTriangleContact() {}

  @Twin
  static Manifold4 contact(Box box, @Twin.Second Triangle t) {
    boolean overlap = BoxTriangle.overlap(box, t);
    Vec a = t.a();
    Box near = ContactFrame.near(box, a);
    Triangle relative = new Triangle(Vec.all(0), t.b().minus(a), t.c().minus(a));
    boolean valid =
        box.isValid() && Contact.proper(a) && new BoxTriangleClosest(Vec.all(0), relative).inRange();
    return new BoxTrianglePairContact(ContactFrame.along(overlap, valid, false, a), near, relative).contact();
  }
}
