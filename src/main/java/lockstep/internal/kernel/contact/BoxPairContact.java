package lockstep.internal.kernel.contact;

import lockstep.internal.shape.Rotation;
import lockstep.twin.Box;
import lockstep.twin.Vec;

/**
 * Contact of two boxes A and B at different orientations: the least overlap on fifteen axes, or the largest
 * gap ({@link BoxPairAxes}). The points are those of the two faces that face each other most along it ({@link
 * BoxFacesContact}), or of two edges ({@link BoxEdgesContact}), or of corners ({@link BoxCornersContact};
 * Gregorius, The separating axis test between convex polyhedra, Game Developers Conference 2013). Shared by
 * several definitions.
 *
 * <p>Everything is expressed along the axes of A, and relative to the centre of B, as in {@link BoxPairAxes}.
 *
 * <p>Edges are chosen only if they are better than all faces by 2⁻¹² of the half extents of the smaller box,
 * so faces in contact stay the contact while the boxes rock.
 *
 * @param h the half extents of B
 * @param r its axes
 */
record BoxPairContact(ContactFrame frame, Box a, Vec h, Rotation r) {
  /**
   * Faces have the numbers 0 to 2, of A, and 3 to 5, of B, products of edges 6 + 3 i + j for the axis i of A
   * and the column j.
   */
  private static final int FIRST_PRODUCT = 6;

  /** @param small the sum of the half extents of the smaller box */
  Manifold4 contact(float small) {
    // the normals of the faces of B′
    Rotation n = new Rotation(r.y().cross(r.z()), r.z().cross(r.x()), r.x().cross(r.y()));
    float determinant = r.x().dot(n.x());
    Vec reach = r.reach(h);
    // the face with the largest gap
    float[] onFaces = new float[6];
    for (int k = 0; k < 3; k++) {
      onFaces[k] = BoxPairAxes.onAxis(BoxInterval.of(a, k), reach.get(k));
      onFaces[3 + k] = BoxPairAxes.onNormal(n.get(k), a, h.get(k) * determinant);
    }
    Largest face = Largest.of(onFaces, 0);
    float ofFace = face.value();
    // the product of edges with the largest gap
    float[] onProducts = new float[9];
    for (int k = 0; k < 9; k++) {
      onProducts[k] = BoxPairAxes.onProduct(k / 3, k - 3 * (k / 3), a, h, r, n);
    }
    Largest product = Largest.of(onProducts, FIRST_PRODUCT);
    float ofEdges = product.value();
    EdgeSeparation edges = new EdgeSeparation(product.number(), ahead(edges(product.number())), ofEdges);
    float bias = Contact.bias(small, h.sum(), ofFace);
    boolean isEdge = ofEdges > Float.NEGATIVE_INFINITY && ofEdges > ofFace + bias;
    if (isEdge) {
      return BoxEdgesContact.contact(this, edges);
    }
    Separation best = new Separation(ahead(normal(face.number(), n)), ofFace);
    return BoxFacesContact.contact(this, best, edges, bias);
  }

  /** The normal of a face, in either direction. */
  private static Vec normal(float face, Rotation n) {
    Vec ofB = face == 3 ? n.x() : face == 4 ? n.y() : face == 5 ? n.z() : Vec.all(0);
    return new Vec(face == 0 ? 1 : ofB.x(), face == 1 ? 1 : ofB.y(), face == 2 ? 1 : ofB.z());
  }

  /** The product of two edges. */
  private Vec edges(float product) {
    EdgePair edges = pair(product);
    return edges.first().cross(edges.second().pick(r.x(), r.y(), r.z()));
  }

  /** The edges of a product. */
  static EdgePair pair(float product) {
    return EdgePair.of(product, FIRST_PRODUCT);
  }

  /** A direction, turned to point from A to B. */
  private Vec ahead(Vec l) {
    return Contact.normal(BoxPairAxes.isAhead(l, a) ? l : l.negated(), l);
  }
}
