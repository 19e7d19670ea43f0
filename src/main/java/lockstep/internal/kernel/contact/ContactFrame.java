package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.part.BoxFrame;
import lockstep.twin.Box;
import lockstep.twin.Quat;
import lockstep.twin.Vec;

/**
 * The frame in which a contact of up to four points is computed, and the data to transform it to space.
 *
 * @param overlap whether the shapes overlap
 * @param valid whether there is a contact
 * @param swap whether the normal leads from the caller's second shape to the first
 * @param origin the origin of the frame in space
 */
record ContactFrame(boolean overlap, boolean valid, boolean swap, Vec origin, BoxFrame turn) {
  /** Planes of a box farther away than this count as infinite. */
  static final float FARTHEST = 1e18f;

  /** Along the axes of space. */
  static ContactFrame along(boolean overlap, boolean valid, boolean swap, Vec origin) {
    return new ContactFrame(overlap, valid, swap, origin, new BoxFrame(new Quat(0, 0, 0, 1), 2));
  }

  /** A box relative to a point, with planes close enough that their products are finite. */
  static Box near(Box box, Vec p) {
    Vec farthest = Vec.all(FARTHEST);
    return new Box(box.min().minus(p).clamp(farthest.negated(), farthest),
        box.max().minus(p).clamp(farthest.negated(), farthest));
  }

  Vec point(Vec p) {
    return origin.plus(turn.inSpace(p)).plus(Vec.all(0));
  }

  Vec direction(Vec d) {
    return turn.inSpace(d).plus(Vec.all(0));
  }

  /** The normal from the caller's first shape to the second. */
  Vec normal(Vec n) {
    return swap ? Vec.all(0).minus(direction(n)) : direction(n);
  }

  /** Whether there is a contact with this depth and point. */
  boolean hit(float deep, Vec point) {
    return valid && Contact.proper(deep) && Contact.proper(point);
  }

  /** The contact of one point, in the middle between o and p. */
  Manifold4 contact(Separation best, Vec o, Vec p, float feature) {
    Vec point = point(o.plus(p).times(0.5f));
    boolean hit = hit(-best.gap(), point);
    ContactPoint none = new ContactPoint(point, Contact.NONE, feature);
    float depth = hit ? Contact.depth(overlap, -best.gap()) : Contact.NONE;
    return new Manifold4(hit, normal(best.normal()), new ContactPoint(point, depth, feature), none, none,
        none);
  }
}
