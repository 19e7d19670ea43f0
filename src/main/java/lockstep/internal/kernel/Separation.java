package lockstep.internal.kernel;

import lockstep.twin.Vec;

/**
 * A normal from the first shape to the second, and how far they are apart along it, or, with a minus, in each
 * other.
 */
record Separation(Vec normal, float gap) {
  /** Along a unit vector, or against it, whichever is more. */
  static Separation of(Vec way, float forward, float backward) {
    boolean away = backward > forward;
    return new Separation(away ? Vec.all(0).minus(way) : way, away ? backward : forward);
  }
}
