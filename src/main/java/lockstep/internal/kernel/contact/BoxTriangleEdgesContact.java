package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.overlap.SphereBox;
import lockstep.internal.kernel.part.Axis;
import lockstep.internal.kernel.part.BoxFeature;
import lockstep.twin.Box;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Contact of a box and a triangle whose edges cross: one point, as in {@link BoxEdgesContact}. Shared by
 * several definitions.
 *
 * <p>Frame and names as in {@link BoxTrianglePairContact}.
 */
final class BoxTriangleEdgesContact {
  private BoxTriangleEdgesContact() {}

  static Manifold4 contact(BoxTrianglePairContact pair, EdgeSeparation best) {
    ContactFrame frame = pair.frame();
    Box box = pair.box();
    Triangle t = pair.t();
    Vec e = t.b().minus(t.a()), f = t.c().minus(t.b()), g = t.a().minus(t.c());
    EdgePair edges = BoxTrianglePairContact.pair(best.product());
    Axis axis = edges.first(), side = edges.second();
    // the edges are o, from where the box's begins, and p, where that of the triangle does, and along an axis
    // and k
    Vec start = axis.with(Contact.facing(best.normal(), box.max(), box.min()), 0);
    Vec from = side.pick(t.a(), t.b(), t.c()), k = side.pick(e, f, g);
    Vec o = axis.with(start, alongBox(axis, box, from.minus(start), k));
    Vec p = from.plus(k.times(alongEdge(o.minus(from), k)));
    float ofBox = BoxFeature.of(axis.with(Contact.facing(best.normal(), Vec.all(2), Vec.all(1)), 0));
    float ofTriangle = side.pick(3, 6, 5);
    float aside = best.aside(o, p);
    float size = Contact.largest(e) + Contact.largest(f);
    @Twin.Doubt
    boolean doubtful = frame.valid() && aside > Contact.tolerance(size + Contact.largest(o), best.gap());
    if (doubtful) {
      if (!frame.overlap()) {
        return BoxTriangleCornersContact.contact(pair, best.separation());
      }
      // edges of a sliver are parallel except for rounding: it may be another one
      Vec[] starts = {t.a(), t.b(), t.c()}, sides = {e, f, g};
      for (int i = 0; i < 3; i++) {
        Vec to = axis.with(o, alongBox(axis, box, starts[i].minus(start), sides[i]));
        Vec on = starts[i].plus(sides[i].times(alongEdge(to.minus(starts[i]), sides[i])));
        float off = best.aside(to, on);
        if (off < aside) {
          aside = off;
          o = to;
          p = on;
          ofTriangle = i == 0 ? 3 : i == 1 ? 6 : 5;
        }
      }
    }
    return frame.contact(best.separation(), o, p, Contact.feature(true, ofBox, ofTriangle));
  }

  /** The parameter along the axis at which the box's edge is nearest to the other one, d away, along k. */
  private static float alongBox(Axis axis, Box box, Vec d, Vec k) {
    Vec l = axis.cross(k);
    return SphereBox.clamp(d.cross(k).dot(l) / l.square(), axis.pick(box.min()), axis.pick(box.max()));
  }

  /** The part of the edge along k at which it is nearest to a point d away from its start. */
  static float alongEdge(Vec d, Vec k) {
    return SphereBox.clamp(d.dot(k) / k.square(), 0, 1);
  }
}
