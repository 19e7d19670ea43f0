package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.part.Interval;
import lockstep.internal.kernel.part.Segments;
import lockstep.internal.kernel.part.SweptAxis;
import lockstep.twin.Real;
import lockstep.twin.Segment;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Contact of two triangles with the face of one against the other: the other one is projected to its plane,
 * along the normal, in coordinates along its edges, and clipped, as in {@link BoxFacesContact}. Shared by
 * several definitions.
 *
 * <p>The first triangle has a corner at x, y, z in space; everything else is relative to that: its other
 * corners b and c, and the second triangle u v w.
 */
final class TriangleFacesContact {
  /** The enlargement of a triangle, as a part of its edges: 16 u. */
  private static final float SLACK = 16 * Real.U;

  private TriangleFacesContact() {}

  /**
   * @param isSecond whether the face is that of the second
   * @param best the normal, and the gap along it
   */
  static Manifold4 contact(ContactFrame frame, TrianglePair pair, boolean isSecond, Separation best,
      EdgeSeparation edges) {
    Triangle a = pair.first(), b = pair.second();
    Vec o = isSecond ? b.a() : Vec.all(0);
    Vec l = isSecond ? pair.edgeOfSecond(0) : pair.b(), m = isSecond ? b.c().minus(b.a()) : pair.c();
    Triangle other = (isSecond ? a : b).minus(o);
    // the positions of the other triangle's corners above this one, as parts of its edges, and their depth
    // below its plane
    float sign = isSecond ? 1 : -1;
    Vec n = best.normal();
    Triangle seen = new Triangle(seen(other.a(), l, m, sign, n), seen(other.b(), l, m, sign, n),
        seen(other.c(), l, m, sign, n));
    float slack = SLACK * (1 + (Math.abs(seen.a().x()) + Math.abs(seen.a().y())));
    float size = (Contact.largest(l) + Contact.largest(m))
        + (Contact.largest(other.a()) + Contact.largest(other.b()) + Contact.largest(other.c()));
    boolean forward = Contact.isForward(best.normal());
    float unitA = Contact.feature(forward, 1, 0), unitB = Contact.feature(forward, 0, 1);
    float ofThis = isSecond ? unitB : unitA, ofOther = isSecond ? unitA : unitB;
    // the ends of the edges of the other, clipped, and the corners of this one
    Segment[] sides = {seen.ab(), seen.bc(), seen.ca()};
    FacePoint[] points = new FacePoint[9];
    for (int k = 0; k < 3; k++) {
      float corner = k == 0 ? 1 : k == 1 ? 2 : 4, side = k == 0 ? 3 : k == 1 ? 6 : 5;
      Vec mid = sides[k].a().plus(sides[k].b()).times(0.5f), half = Segments.half(sides[k]);
      ClippedEdge edge = ClippedEdge.ofTriangle(mid, half, slack);
      Interval w = ClippedEdge.third(mid, half, slack);
      float enters = edge.first(), leaves = edge.last();
      float first = w.enter() > enters ? w.enter() : enters;
      float last = w.leave() < leaves ? w.leave() : leaves;
      float through1 = w.enter() > enters ? 6 : edge.u().enter() >= edge.v().enter() ? 5 : 3;
      float through2 = w.leave() < leaves ? 6 : edge.u().leave() <= edge.v().leave() ? 5 : 3;
      points[k] = edge.at(first, first <= last,
          first <= -1 ? 7 * ofThis + corner * ofOther : side * ofOther + ofThis * through1);
      points[3 + k] = edge.at(last, first < last && last < 1, side * ofOther + ofThis * through2);
      points[6 + k] = FacePoints.inTriangle(new Vec(k == 1 ? 1 : 0, k == 2 ? 1 : 0, 0), seen,
          7 * ofOther + corner * ofThis);
    }
    FacePoints all = FacePoints.of(points);
    float most = all.most();
    boolean found = most > Contact.NONE;
    float tolerance = Contact.tolerance(size, best.gap());
    // a face in which they overlap was preferred to edges between which there is a gap
    @Twin.Doubt
    boolean apart = frame.valid() && (!found ? !frame.overlap() || edges.gap() == Float.NEGATIVE_INFINITY
        : !frame.overlap() && (-most > best.gap() + tolerance || best.gap() < -tolerance));
    if (apart) {
      return TriangleCornersContact.contact(frame, pair,
          edges.gap() > best.gap() ? edges.separation() : best);
    }
    @Twin.Doubt
    boolean beside = frame.valid() && !found;
    if (beside) {
      return TriangleEdgesContact.contact(frame, pair, edges);
    }
    return new FourPoints(frame, best, new ContactFace(o, l, m, 0.5f * sign)).contact(all);
  }

  /** The projection of a point over the triangle with these edges. */
  private static Vec seen(Vec p, Vec l, Vec m, float sign, Vec n) {
    Vec across = SweptAxis.cross(l, m);
    return new Vec(p.cross(m).dot(across) / across.square(), l.cross(p).dot(across) / across.square(),
        sign * n.dot(p));
  }
}
