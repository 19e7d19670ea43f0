package lockstep.internal.kernel.contact;

import lockstep.twin.Vec;

/** A normal from the first shape to the second, and the gap along it, negative if they overlap there. */
record Separation(Vec normal, float gap) {
  /** The separation along a unit vector, or against it, whichever is larger. */
  static Separation of(Vec way, float forward, float backward) {
    boolean away = backward > forward;
    return new Separation(away ? Vec.all(0).minus(way) : way, away ? backward : forward);
  }
}
