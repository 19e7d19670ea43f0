package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.part.Axis;
import lockstep.internal.kernel.part.Segments;
import lockstep.twin.Box;
import lockstep.twin.Segment;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Contact of a box and a triangle with a face of one against the other: the box's face that faces most along
 * the normal is a rectangle, to which the triangle, projected to its plane along the normal, is clipped, as
 * in {@link BoxFacesContact}. Shared by several definitions.
 *
 * <p>Frame and names as in {@link BoxTrianglePairContact}.
 */
final class BoxTriangleFacesContact {
  private BoxTriangleFacesContact() {}

  /**
   * @param best the normal, and the gap along it
   * @param bias by how much edges may be better
   */
  static Manifold4 contact(BoxTrianglePairContact pair, Separation best, EdgeSeparation edges, float bias) {
    ContactFrame frame = pair.frame();
    Triangle t = pair.t();
    Axis axis = Axis.of(best.normal());
    Vec normal = axis.uvw(best.normal());
    Box rectangle = new Box(axis.uvw(pair.box().min()), axis.uvw(pair.box().max()));
    boolean upper = normal.z() > 0;
    float plane = upper ? rectangle.max().z() : rectangle.min().z();
    // the depth of the corners below the face along the normal, and their projections to it
    Vec a = axis.uvw(t.a()), b = axis.uvw(t.b()), c = axis.uvw(t.c());
    Triangle seen = new Triangle(BoxFacesContact.seen(a, (plane - a.z()) / normal.z(), normal),
        BoxFacesContact.seen(b, (plane - b.z()) / normal.z(), normal),
        BoxFacesContact.seen(c, (plane - c.z()) / normal.z(), normal));
    float size = Contact.largest(t.b().minus(t.a())) + Contact.largest(t.c().minus(t.a()));
    float slack = Contact.tolerance(size + (Math.abs(seen.a().x()) + Math.abs(seen.a().y())), best.gap());
    // the box counts more, as it comes first
    Vec bits = axis.uvw(new Vec(1, 4, 16));
    float ofU = Contact.FEATURES * bits.x(), ofV = Contact.FEATURES * bits.y();
    float ofFace = Contact.FEATURES * (bits.z() * (upper ? 2 : 1))
        + FacePoints.ofFaces(axis.pick(0, 1, 2), upper, 0, false);
    // the ends of the edges of the triangle, clipped, and the corners of the face
    Box wide = BoxFacesContact.wide(rectangle, slack);
    Segment[] sides = {seen.ab(), seen.bc(), seen.ca()};
    FacePoint[] points = new FacePoint[10];
    for (int k = 0; k < 3; k++) {
      float ofCorner = k == 0 ? 1 : k == 1 ? 2 : 4, ofEdge = k == 0 ? 3 : k == 1 ? 6 : 5;
      Vec mid = sides[k].a().plus(sides[k].b()).times(0.5f);
      ClippedEdge edge = ClippedEdge.of(mid, Segments.half(sides[k]), wide);
      float first = edge.first(), last = edge.last();
      points[k] = edge.at(first, rectangle, first <= last,
          ofFace + (first <= -1 ? ofCorner : ofEdge + edge.entersThrough(ofU, ofV)));
      points[3 + k] = edge.at(last, rectangle, first < last && last < 1,
          ofFace + (ofEdge + edge.leavesThrough(ofU, ofV)));
    }
    for (int k = 0; k < 4; k++) {
      boolean isHighU = k == 1 || k == 2, isHighV = k >= 2;
      points[6 + k] = FacePoints.inTriangle(BoxFacesContact.corner(rectangle, isHighU, isHighV), seen, slack,
          7 + (ofFace + (isHighU ? 2 * ofU : ofU) + (isHighV ? 2 * ofV : ofV)));
    }
    FacePoints all = FacePoints.of(points);
    float most = all.most();
    boolean found = most > Contact.NONE;
    @Twin.Doubt
    boolean apart = frame.valid() && !frame.overlap() && (!found || -most > best.gap() + slack);
    if (apart) {
      return BoxTriangleCornersContact.contact(pair, edges.gap() > best.gap() ? edges.separation() : best);
    }
    // they overlap, but not on this face, or far above it; or it was preferred to edges that are apart
    @Twin.Doubt
    boolean beside = frame.valid() && edges.gap() > Float.NEGATIVE_INFINITY && (frame.overlap()
        ? !found || -most > best.gap() + (bias + slack) : best.gap() < -slack && edges.gap() > best.gap());
    if (beside) {
      return BoxTriangleEdgesContact.contact(pair, edges);
    }
    return new FourPoints(frame, best, BoxFacesContact.face(axis, plane)).contact(all);
  }
}
