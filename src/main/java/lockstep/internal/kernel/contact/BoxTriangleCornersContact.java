package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.part.BoxFeature;
import lockstep.internal.kernel.part.BoxTriangleClosest;
import lockstep.internal.kernel.part.ClippedBox;
import lockstep.twin.Box;
import lockstep.twin.Triangle;
import lockstep.twin.Vec;

/**
 * Contact of a box and a triangle that are apart, with a corner or edge of one nearest to one of the other:
 * one point, in the middle between the closest points ({@link BoxTriangleClosest}); the normal is chosen as
 * in {@link BoxCornersContact}. Shared by several definitions.
 *
 * <p>Frame and names as in {@link BoxTrianglePairContact}.
 */
final class BoxTriangleCornersContact {
  private BoxTriangleCornersContact() {}

  /** @param best the axis with the largest gap */
  static Manifold4 contact(BoxTrianglePairContact both, Separation best) {
    Box box = both.box();
    Triangle t = both.t();
    ClippedBox clipped = new ClippedBox(box, t.bounds());
    BoxTriangleClosest pair = new BoxTriangleClosest(clipped.half(), t.minus(clipped.center()));
    float nearest = pair.nearest();
    float along = pair.alongEdge(nearest);
    Vec e = t.b().minus(t.a()), f = t.c().minus(t.a());
    // p on the triangle, and o on the box
    Vec p = t.a().plus(e.times(pair.weightB(nearest, along)).plus(f.times(pair.weightC(nearest, along))));
    Vec on = pair.onBox(nearest, p.minus(clipped.center()));
    Vec o = clipped.center().plus(on);
    float size = Contact.largest(e) + Contact.largest(f);
    float tolerance = Contact.tolerance(size + Contact.largest(o), best.gap());
    // the vector between them, unless its component across an edge, or the axis, is better by more than
    // rounding
    Vec way = p.minus(o), edge = Vec.all(0);
    Vec[] edges = {Vec.all(0), new Vec(1, 0, 0), new Vec(0, 1, 0), new Vec(0, 0, 1), e, t.c().minus(t.b()),
        t.a().minus(t.c())};
    boolean isAxis = true;
    float gap = best.gap();
    for (int k = 0; k < 7; k++) {
      float next = gap(way, edges[k], box, t);
      boolean isBetter = next > (k == 0 ? gap - tolerance : gap + tolerance);
      isAxis = isAxis && !isBetter;
      edge = isBetter ? edges[k] : edge;
      gap = isBetter ? next : gap;
    }
    Vec normal = Contact.normal(Contact.across(way, edge));
    best = new Separation(isAxis ? best.normal() : normal, gap);
    return both.frame().contact(best, o, p, Contact.feature(true, BoxFeature.outer(clipped.sides(on), o, box),
        BoxTriangleClosest.feature(nearest, along)));
  }

  /** The gap along the component of a vector across an edge, −∞ if that has no length. */
  private static float gap(Vec way, Vec edge, Box box, Triangle t) {
    Vec across = Contact.across(way, edge);
    float gap = BoxTriangleGaps.along(Contact.normal(across), box, t);
    return Contact.largest(across) > 0 ? gap : Float.NEGATIVE_INFINITY;
  }
}
