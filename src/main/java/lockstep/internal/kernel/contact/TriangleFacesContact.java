package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.part.Segments;
import lockstep.twin.Real;
import lockstep.twin.Segment;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Contact of two triangles with the face of one against the other: the other one is projected to its plane,
 * along the normal, and clipped, as in {@link BoxFacesContact}. Shared by several definitions.
 *
 * <p>The first triangle has a corner at x, y, z in space; everything else is relative to that: its other
 * corners b and c, and the second triangle u v w.
 */
final class TriangleFacesContact {
  /** The enlargement of a triangle, as a part of lengths that positions are computed from: 2 u. */
  private static final float SLACK = 2 * Real.U;

  private TriangleFacesContact() {}

  /**
   * @param isSecond whether the face is that of the second
   * @param best the normal, and the gap along it
   * @param bias by how much edges may be better
   */
  static Manifold4 contact(ContactFrame frame, TrianglePair pair, boolean isSecond, Separation best,
      EdgeSeparation edges, float bias) {
    Triangle a = pair.first(), b = pair.second();
    Vec o = isSecond ? b.a() : Vec.all(0);
    Vec l = isSecond ? pair.edgeOfSecond(0) : pair.b(), m = isSecond ? b.c().minus(b.a()) : pair.c();
    Triangle other = (isSecond ? a : b).minus(o);
    // the other triangle above the plane of this one, and its depth below that
    float sign = isSecond ? 1 : -1;
    Vec n = best.normal();
    FlatTriangle flat = FlatTriangle.of(l, m);
    Triangle seen = new Triangle(flat.project(other.a(), sign * n.dot(other.a())),
        flat.project(other.b(), sign * n.dot(other.b())), flat.project(other.c(), sign * n.dot(other.c())));
    float size = (Contact.largest(l) + Contact.largest(m))
        + (Contact.largest(other.a()) + Contact.largest(other.b()) + Contact.largest(other.c()));
    float slack = SLACK * size;
    boolean forward = Contact.isForward(best.normal());
    float unitA = Contact.feature(forward, 1, 0), unitB = Contact.feature(forward, 0, 1);
    float ofThis = isSecond ? unitB : unitA, ofOther = isSecond ? unitA : unitB;
    // the ends of the edges of the other, clipped, and the corners of this one
    Segment[] sides = {seen.ab(), seen.bc(), seen.ca()};
    FacePoint[] points = new FacePoint[9];
    for (int k = 0; k < 3; k++) {
      float corner = k == 0 ? 1 : k == 1 ? 2 : 4, side = k == 0 ? 3 : k == 1 ? 6 : 5;
      Vec mid = sides[k].a().plus(sides[k].b()).times(0.5f), half = Segments.half(sides[k]);
      EdgePart edge = flat.clip(mid, half, slack);
      float first = edge.first(), last = edge.last();
      points[k] = FacePoint.of(mid.plus(half.times(first)), first <= last,
          first <= -1 ? 7 * ofThis + corner * ofOther : side * ofOther + edge.enters() * ofThis);
      points[3 + k] = FacePoint.of(mid.plus(half.times(last)), first < last && last < 1,
          side * ofOther + edge.leaves() * ofThis);
      points[6 + k] = FacePoints.inTriangle(
          new Vec(k == 0 ? 0 : k == 1 ? flat.length() : flat.u(), k == 2 ? flat.v() : 0, 0), seen, slack,
          7 * ofOther + corner * ofThis);
    }
    FacePoints all = FacePoints.of(points);
    float most = all.most();
    boolean found = most > Contact.NONE && best.gap() > Float.NEGATIVE_INFINITY;
    float tolerance = Contact.tolerance(size, best.gap());
    // not on this face, or far above it, where they overlap; or it was preferred to edges that are apart
    @Twin.Doubt
    boolean beside =
        frame.valid() && (!found || -most > best.gap() + (tolerance + (frame.overlap() ? bias : 0))
            || (!frame.overlap() && best.gap() < -tolerance));
    if (beside) {
      return TriangleCornersContact.contact(frame, pair,
          edges.gap() > best.gap() ? edges.separation() : best);
    }
    return new FourPoints(frame, best, new ContactFace(o, flat.along(), flat.up(), 0.5f * sign)).contact(all);
  }
}
