package lockstep.internal.kernel.overlap;

import lockstep.twin.Exact;
import lockstep.twin.ExactVec;
import lockstep.twin.Plane;
import lockstep.twin.Vec;

/**
 * A plane in real numbers, as a segment sees it.
 *
 * @param outside how far the segment's first end is in front of it, in units of 1/|n|
 * @param along n · g, with g the vector to the other end
 */
record ExactPlane(ExactVec normal, Exact outside, Exact along) {
  /** Normals that have a direction are shorter than this power of two. */
  private static final int LONGEST = 51;

  /** A plane that is proper, and a segment that is finite. */
  static ExactPlane of(Plane plane, ExactVec from, ExactVec g) {
    Vec n = plane.normal();
    return of(new ExactVec(Exact.of(n.x()).below(LONGEST), Exact.of(n.y()).below(LONGEST),
        Exact.of(n.z()).below(LONGEST)), Exact.of(plane.d()), from, g);
  }

  static ExactPlane of(ExactVec normal, Exact d, ExactVec from, ExactVec g) {
    return new ExactPlane(normal, normal.dot(from).plus(d), normal.dot(g));
  }

  /** The same as the other end sees it. */
  ExactPlane end() {
    return new ExactPlane(normal, outside.plus(along), along);
  }

  /** Whether the first end is not in front of it. */
  boolean holds() {
    return !outside.isPositive();
  }
}
