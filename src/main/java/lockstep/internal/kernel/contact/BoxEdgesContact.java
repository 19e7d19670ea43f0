package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.overlap.SphereBox;
import lockstep.internal.kernel.part.Axis;
import lockstep.internal.kernel.part.BoxFeature;
import lockstep.internal.shape.Rotation;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Contact of two boxes at different orientations whose edges cross: one point, in the middle between the
 * nearest points of the two lines (Ericson, Real-Time Collision Detection, 2005, 5.1.8), kept within both
 * edges. Shared by several definitions. If the boxes are apart and nearer elsewhere, the nearest feature is a
 * corner: a doubt.
 *
 * <p>Frame and names as in {@link BoxPairContact}.
 */
final class BoxEdgesContact {
  private BoxEdgesContact() {}

  static Manifold4 contact(BoxPairContact pair, EdgeSeparation best) {
    ContactFrame frame = pair.frame();
    Vec low = pair.a().min(), high = pair.a().max(), h = pair.h(), n = best.normal();
    Rotation r = pair.r();
    Axis onA = BoxPairContact.pair(best.product()).first(),
        onB = BoxPairContact.pair(best.product()).second();
    Vec b = onB.pick(r.x(), r.y(), r.z()), l = onA.cross(b);
    // the edges are o, from where A's begins, and p, the middle of B's, and along an axis of A and the column
    // b
    Vec towards = new Vec(r.x().dot(n), r.y().dot(n), r.z().dot(n));
    Vec o = onA.with(Contact.facing(n, high, low), 0);
    Vec corner = onB.with(Contact.facing(towards, h.negated(), h), 0);
    Vec p = r.x().times(Vec.all(corner.x())).plus(r.y().times(Vec.all(corner.y())))
        .plus(r.z().times(Vec.all(corner.z())));
    float alongA = SphereBox.clamp(p.minus(o).cross(b).dot(l) / l.square(), onA.pick(low), onA.pick(high));
    o = onA.with(o, alongA);
    float alongB = SphereBox.clamp(o.minus(p).dot(b), -onB.pick(h), onB.pick(h));
    p = p.plus(b.times(alongB));
    float aside = best.aside(o, p);
    @Twin.Doubt
    boolean corners = frame.valid() && !frame.overlap()
        && aside > Contact.tolerance(h.sum() + Contact.largest(o), best.gap());
    if (corners) {
      return BoxCornersContact.contact(pair, best.separation());
    }
    float featureA = BoxFeature.of(onA.with(Contact.facing(n, Vec.all(2), Vec.all(1)), 0));
    float featureB = BoxFeature.of(onB.with(Contact.facing(towards, Vec.all(1), Vec.all(2)), 0));
    return frame.contact(best.separation(), o, p,
        Contact.feature(Contact.isForward(frame.turn().inSpace(n)), featureA, featureB));
  }
}
