package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.overlap.TriangleTriangle;
import lockstep.internal.kernel.part.BoxTriangleClosest;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.SweptAxis;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Contact of two triangles: the least overlap on eleven axes, or the largest gap ({@link TrianglePair}), and
 * points of a face ({@link TriangleFacesContact}), edges ({@link TriangleEdgesContact}) or corners ({@link
 * TriangleCornersContact}), chosen as in {@link BoxPairContact} (Gregorius, The separating axis test between
 * convex polyhedra, Game Developers Conference 2013; axes of triangles: Ericson, Real-Time Collision
 * Detection, 2005, 5.2.1).
 *
 * <p>The depth is not negative exactly where {@link TriangleTriangle} reports an overlap. Triangles have two
 * sides, and without area are represented by their edges; overlapping ones in one plane touch, at a depth of
 * 0 along its normal. The computation begins with the triangle that comes first in the order of its nine
 * numbers, so the order of the operands changes only the sign of the normal. A NaN or an infinity anywhere
 * has no contact.
 *
 * <p>Everything is relative to the first corner of that triangle. With u = 2⁻²⁴ and X the largest distance of
 * a corner from it, differences round by u X, a gap by 6 u X, what is clipped by 20 u X; points by that and 2
 * u of their coordinates. Where they overlap, a face may be 2⁻¹² of the sum of half extents of the bounds of
 * the smaller one deeper than edges.
 *
 * <p>Range: products of four lengths must fit a float, so lengths from 1e-8 to 1e9. Beyond, points and normal
 * may be those of another feature, and there may be no contact.
 */
public final class TriangleTriangleContact {
  /** A gap is off by 6 u X, and X at most 2 √3 times the largest coordinate. */
  public static final ErrorBound ERROR = new ErrorBound(21, 0);

  private TriangleTriangleContact() {}

  @Twin
  static Manifold4 contact(Triangle t, @Twin.Second Triangle s) {
    boolean overlap = TriangleTriangle.overlap(t, s);
    boolean swap = TriangleTriangle.after(t, s);
    Triangle first = swap ? s : t, second = swap ? t : s;
    Vec origin = first.a(), b = first.b().minus(origin), c = first.c().minus(origin);
    Triangle other = second.minus(origin);
    boolean valid =
        Contact.proper(origin) && new BoxTriangleClosest(b, new Triangle(c, other.a(), other.b())).inRange()
            && new BoxTriangleClosest(Vec.all(0), new Triangle(Vec.all(0), Vec.all(0), other.c())).inRange();
    return contact(ContactFrame.along(overlap, valid, swap, origin), new TrianglePair(b, c, other));
  }

  private static Manifold4 contact(ContactFrame frame, TrianglePair pair) {
    Triangle a = pair.first(), b = pair.second();
    // the normal with the largest gap
    Vec e = pair.edgeOfFirst(0), f = pair.edgeOfFirst(1), normalA = SweptAxis.cross(e, f);
    Vec h = pair.edgeOfSecond(0), i = pair.edgeOfSecond(1), normalB = SweptAxis.cross(h, i);
    float far = (Contact.largest(a.b()) + Contact.largest(a.c()))
        + (Contact.largest(b.a()) + (Contact.largest(b.b()) + Contact.largest(b.c())));
    // a needle's normal is mostly rounding: its edges show where it is
    float widthA = Contact.width(normalA, e, f), widthB = Contact.width(normalB, h, i);
    float tolerance = Contact.tolerance(far, 0);
    float ofA = widthA > tolerance ? TrianglePair.gap(normalA, pair) : Float.NEGATIVE_INFINITY;
    float ofB = widthB > tolerance ? TrianglePair.gap(normalB, pair) : Float.NEGATIVE_INFINITY;
    // among equally good faces the wider one, where coordinates along edges are more precise
    boolean isSecond = ofB > ofA + (widthA > widthB ? tolerance : -tolerance);
    Separation face = new Separation(pair.ahead(isSecond ? normalB : normalA), isSecond ? ofB : ofA);
    // the product of edges with the largest gap
    Vec product = SweptAxis.cross(e, h);
    float number = 0, ofEdges = TrianglePair.gap(product, pair);
    for (int k = 1; k < 9; k++) {
      Vec next = SweptAxis.cross(pair.edgeOfFirst(k / 3), pair.edgeOfSecond(k - 3 * (k / 3)));
      float gap = TrianglePair.gap(next, pair);
      boolean isBetter = gap > ofEdges;
      number = isBetter ? k : number;
      ofEdges = isBetter ? gap : ofEdges;
      product = isBetter ? next : product;
    }
    EdgeSeparation edges = new EdgeSeparation(number, pair.ahead(product), ofEdges);
    float sizeA = a.bounds().max().minus(a.bounds().min()).sum();
    float sizeB = b.bounds().max().minus(b.bounds().min()).sum();
    float bias = Contact.bias(0.5f * (sizeA < sizeB ? sizeA : sizeB), sizeA + sizeB, face.gap());
    boolean isEdge = ofEdges > Float.NEGATIVE_INFINITY && !(ofEdges <= face.gap() + bias);
    if (isEdge) {
      return TriangleEdgesContact.contact(frame, pair, edges);
    }
    return TriangleFacesContact.contact(frame, pair, isSecond, face, edges, bias);
  }
}
