package lockstep.internal.kernel.sweep;

import lockstep.twin.Vec;

/** The result of a sweep against a cylinder: a {@link SweepHit} with the point of contact; 0 for a miss. */
record CylinderSweepHit(boolean hit, float t, Vec normal, Vec point) {
  /**
   * A contact at that time, or a miss where it is +∞. A coordinate of the point beyond the largest float is
   * that of another point.
   */
  static CylinderSweepHit at(float time, Vec normal, Vec point, Vec other) {
    SweepHit hit = SweepHit.at(time, normal);
    return new CylinderSweepHit(hit.hit(), hit.t(), hit.normal(),
        hit.hit() ? Sweep.point(point, other) : Vec.all(0));
  }
}
