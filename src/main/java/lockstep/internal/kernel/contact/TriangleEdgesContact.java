package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.overlap.SphereBox;
import lockstep.internal.kernel.part.Axis;
import lockstep.internal.kernel.part.SweptAxis;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Contact of two triangles whose edges cross: one point, as in {@link BoxEdgesContact}. Shared by several
 * definitions.
 *
 * <p>Frame and names as in {@link TriangleFacesContact}.
 */
final class TriangleEdgesContact {
  private TriangleEdgesContact() {}

  static Manifold4 contact(ContactFrame frame, TrianglePair pair, EdgeSeparation best) {
    Vec[] edgesA = {pair.edgeOfFirst(0), pair.edgeOfFirst(1), pair.edgeOfFirst(2)};
    Vec[] edgesB = {pair.edgeOfSecond(0), pair.edgeOfSecond(1), pair.edgeOfSecond(2)};
    Triangle a = pair.first(), b = pair.second();
    Vec[] startsA = {a.a(), a.b(), a.c()}, startsB = {b.a(), b.b(), b.c()};
    EdgePair edges = EdgePair.of(best.product(), 0);
    Axis sideA = edges.first(), sideB = edges.second();
    Vec startA = sideA.pick(a.a(), a.b(), a.c()), startB = sideB.pick(b.a(), b.b(), b.c());
    Vec k = sideA.pick(edgesA[0], edgesA[1], edgesA[2]), l = sideB.pick(edgesB[0], edgesB[1], edgesB[2]);
    Vec o = startA.plus(k.times(first(startB.minus(startA), k, l)));
    Vec p = startB.plus(l.times(BoxTriangleEdgesContact.alongEdge(o.minus(startB), l)));
    float ofA = sideA.pick(3, 6, 5), ofB = sideB.pick(3, 6, 5);
    float aside = best.aside(o, p);
    float size = Contact.largest(k) + Contact.largest(l);
    @Twin.Doubt
    boolean doubtful = frame.valid() && aside > Contact.tolerance(size + Contact.largest(startA), best.gap());
    if (doubtful) {
      if (!frame.overlap()) {
        return TriangleCornersContact.contact(frame, pair, best.separation());
      }
      // edges of a sliver are parallel except for rounding: it may be another pair
      for (int n = 0; n < 9; n++) {
        int i = n / 3, j = n - 3 * i;
        Vec from =
            startsA[i].plus(edgesA[i].times(first(startsB[j].minus(startsA[i]), edgesA[i], edgesB[j])));
        Vec to = startsB[j]
            .plus(edgesB[j].times(BoxTriangleEdgesContact.alongEdge(from.minus(startsB[j]), edgesB[j])));
        float off = best.aside(from, to);
        if (off < aside) {
          aside = off;
          o = from;
          p = to;
          ofA = i == 0 ? 3 : i == 1 ? 6 : 5;
          ofB = j == 0 ? 3 : j == 1 ? 6 : 5;
        }
      }
    }
    return frame.contact(best.separation(), o, p,
        Contact.feature(Contact.isForward(best.normal()), ofA, ofB));
  }

  /**
   * The part of the first edge, along k, at which it is nearest to the line of the second one, d away, along
   * l.
   */
  private static float first(Vec d, Vec k, Vec l) {
    Vec cross = SweptAxis.cross(k, l);
    return SphereBox.clamp(d.cross(l).dot(cross) / cross.square(), 0, 1);
  }
}
