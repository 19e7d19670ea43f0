package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.part.BoxFeature;
import lockstep.internal.kernel.part.BoxPairClosest;
import lockstep.internal.kernel.part.ClippedBox;
import lockstep.internal.shape.Rotation;
import lockstep.twin.Box;
import lockstep.twin.Real;
import lockstep.twin.Vec;

/**
 * Contact of two boxes that are apart and at different orientations, with a corner or edge of one nearest to
 * one of the other: one point, in the middle between the closest points ({@link BoxPairClosest}). Shared by
 * several definitions.
 *
 * <p>The normal is the vector between them, unless another direction has a larger gap by more than rounding:
 * that vector's component perpendicular to an edge of either box, or the axis that had the largest gap. Where
 * points nearly touch, that vector is mostly rounding, and the other directions are not.
 *
 * <p>Frame and names as in {@link BoxPairContact}.
 */
final class BoxCornersContact {
  /** More than the error of the bounds of B, relative to its half extents: 32 u. */
  private static final float MARGIN = 32 * Real.U;

  private BoxCornersContact() {}

  /** @param best the axis with the largest gap */
  static Manifold4 contact(BoxPairContact both, Separation best) {
    Box a = both.a();
    Vec h = both.h();
    Rotation r = both.r();
    Vec bound = r.reach(h).plus(Vec.all(MARGIN * h.sum()));
    ClippedBox clipped = new ClippedBox(a, Box.centered(bound));
    BoxPairClosest pair = new BoxPairClosest(clipped.center(), clipped.half(), h, r);
    float number = pair.nearest();
    float t = pair.alongEdge(number);
    Vec onA = pair.onA(number, t), onB = pair.onB(number, t);
    Vec o = clipped.center().plus(onA), p = r.inSpace(onB);
    float tolerance = Contact.tolerance(h.sum() + Contact.largest(o), best.gap());
    // the vector between them, unless its component across an edge, or the axis, is better by more than
    // rounding: only with that vector are the points on both boxes
    Vec way = p.minus(o), edge = Vec.all(0);
    Vec[] edges = {Vec.all(0), new Vec(1, 0, 0), new Vec(0, 1, 0), new Vec(0, 0, 1), r.x(), r.y(), r.z()};
    boolean isAxis = true;
    float gap = best.gap();
    for (int k = 0; k < 7; k++) {
      float next = gap(way, edges[k], both);
      boolean isBetter = next > (k == 0 ? gap - tolerance : gap + tolerance);
      isAxis = isAxis && !isBetter;
      edge = isBetter ? edges[k] : edge;
      gap = isBetter ? next : gap;
    }
    Vec normal = Contact.normal(across(way, edge));
    best = new Separation(isAxis ? best.normal() : normal, gap);
    float featureA = BoxFeature.outer(clipped.sides(onA), o, a);
    Box b = Box.centered(h);
    float featureB = BoxFeature.outer(BoxFeature.sides(onB, b), onB, b);
    boolean forward = Contact.isForward(both.frame().turn().inSpace(best.normal()));
    return both.frame().contact(best, o, p, Contact.feature(forward, featureA, featureB));
  }

  /** The component of a vector across a unit vector; the part along it is subtracted twice. */
  private static Vec across(Vec way, Vec edge) {
    Vec across = way.minus(edge.times(edge.dot(way)));
    return across.minus(edge.times(edge.dot(across)));
  }

  /** The gap along the component of a vector across an edge, −∞ if that has no length. */
  private static float gap(Vec way, Vec edge, BoxPairContact both) {
    Vec across = across(way, edge);
    float gap = BoxPairAxes.along(Contact.normal(across), both.a(), both.h(), both.r());
    return Contact.largest(across) > 0 ? gap : Float.NEGATIVE_INFINITY;
  }
}
