package lockstep.internal.kernel;

import lockstep.twin.Box;
import lockstep.twin.Quat;
import lockstep.twin.Vec;

/**
 * The frame that a contact of up to four points is told in, and what it takes to tell it in space.
 *
 * @param overlap whether the shapes overlap
 * @param valid whether there is a contact
 * @param swap whether the normal leads from the caller's second shape to the first
 * @param origin where the origin of the frame is
 */
record ContactFrame(boolean overlap, boolean valid, boolean swap, Vec origin, BoxFrame turn) {
  /** Planes of a box farther away are as good as infinite. */
  static final float FARTHEST = 1e18f;

  /** Along the axes of space. */
  static ContactFrame along(boolean overlap, boolean valid, boolean swap, Vec origin) {
    return new ContactFrame(overlap, valid, swap, origin, new BoxFrame(new Quat(0, 0, 0, 1), 2));
  }

  /** A box relative to a point, its planes not so far away that their products are no numbers. */
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
