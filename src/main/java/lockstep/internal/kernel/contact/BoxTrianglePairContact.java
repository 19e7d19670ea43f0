package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.part.SweptAxis;
import lockstep.twin.Box;
import lockstep.twin.Triangle;
import lockstep.twin.Vec;

/**
 * Contact of a box and a triangle, along the axes of the box: the least overlap on thirteen axes, or the
 * largest gap ({@link BoxTriangleGaps}), and points of faces ({@link BoxTriangleFacesContact}), edges ({@link
 * BoxTriangleEdgesContact}) or corners ({@link BoxTriangleCornersContact}), chosen as in {@link
 * BoxPairContact}. Shared by several definitions.
 *
 * <p>The planes of the box are at low and high, the corners of the triangle a, b and c, all relative to one
 * place.
 */
record BoxTrianglePairContact(ContactFrame frame, Box box, Triangle t) {
  /**
   * Faces have the numbers 0 to 2, of the box, and 3, of the triangle, products of edges 4 + 3 i + k for the
   * axis i and the edge k.
   */
  private static final int FIRST_PRODUCT = 4;

  Manifold4 contact() {
    Vec e = t.b().minus(t.a()), f = t.c().minus(t.b()), g = t.a().minus(t.c());
    Box bounds = t.bounds();
    // the face with the largest gap
    Vec normal = SweptAxis.cross(e, f);
    float[] onAxes = new float[3];
    for (int k = 0; k < 3; k++) {
      onAxes[k] = BoxTriangleGaps.onAxis(BoxInterval.of(box, k), BoxInterval.of(bounds, k));
    }
    Largest axis = Largest.of(onAxes, 0);
    float onNormal = BoxTriangleGaps.onNormal(normal, box, t);
    // a needle's normal is mostly rounding: its edges show where it is
    float far = Contact.largest(t.a()) + (Contact.largest(t.b()) + Contact.largest(t.c()));
    boolean isFace = onNormal > axis.value() && Contact.width(normal, e, f) > Contact.tolerance(far, 0);
    float face = isFace ? 3 : axis.number(), ofFace = isFace ? onNormal : axis.value();
    // the product of edges with the largest gap
    Vec[] edges = {e, f, g}, starts = {t.a(), t.b(), t.c()}, thirds = {t.c(), t.a(), t.b()};
    float[] onProducts = new float[9];
    for (int k = 0; k < 9; k++) {
      int i = k / 3, j = k - 3 * i;
      onProducts[k] = BoxTriangleGaps.onProduct(i, box, edges[j], starts[j], thirds[j]);
    }
    Largest product = Largest.of(onProducts, FIRST_PRODUCT);
    float ofEdges = product.value();
    // from the box to the triangle, the normal of the face, and across the edges
    Vec ofTriangle = face == 3 ? normal : Vec.all(0);
    Vec d = new Vec(face == 0 ? 1 : ofTriangle.x(), face == 1 ? 1 : ofTriangle.y(),
        face == 2 ? 1 : ofTriangle.z());
    Separation best = new Separation(ahead(d), ofFace);
    EdgePair pair = pair(product.number());
    EdgeSeparation bestEdges =
        new EdgeSeparation(product.number(), ahead(pair.first().cross(pair.second().pick(e, f, g))), ofEdges);
    float size = box.max().minus(box.min()).sum(), sizeT = bounds.max().minus(bounds.min()).sum();
    float bias = Contact.bias(0.5f * (size < sizeT ? size : sizeT), 0.5f * size + sizeT, ofFace);
    boolean isEdge = ofEdges > Float.NEGATIVE_INFINITY && ofEdges > ofFace + bias;
    if (isEdge) {
      return BoxTriangleEdgesContact.contact(this, bestEdges);
    }
    return BoxTriangleFacesContact.contact(this, best, bestEdges, bias);
  }

  /** The axis and the edge of a product. */
  static EdgePair pair(float product) {
    return EdgePair.of(product, FIRST_PRODUCT);
  }

  /** A direction, turned to point from the box to the triangle. */
  private Vec ahead(Vec l) {
    return Contact.normal(BoxTriangleGaps.isAhead(l, box, t) ? l : l.negated(), l);
  }
}
