package lockstep.internal.kernel.sweep;

import lockstep.twin.Vec;

/**
 * The result of a sweep: whether a moving shape touches another, the time of the first contact, and the unit
 * normal there, towards the moving one; +∞ and 0 for a miss.
 */
record SweepHit(boolean hit, float t, Vec normal) {
  /** A contact at that time, or a miss where it is +∞. */
  static SweepHit at(float time, Vec normal) {
    boolean hit = time < Float.POSITIVE_INFINITY;
    return new SweepHit(hit, time, hit ? normal : Vec.all(0));
  }

  /** A contact at that time, or a miss. */
  static SweepHit of(boolean hit, float time, Vec normal) {
    return new SweepHit(hit, hit ? time : Float.POSITIVE_INFINITY, hit ? normal : Vec.all(0));
  }
}
