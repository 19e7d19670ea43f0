package lockstep.internal.kernel.contact;

import lockstep.twin.Vec;

/**
 * The best product of edges: its number, the normal across them from the first shape to the second, and the
 * gap along that, −∞ if there is none.
 */
record EdgeSeparation(float product, Vec normal, float gap) {
  Separation separation() {
    return new Separation(normal, gap);
  }

  /** The deviation of the vector from o to p from the normal, times the gap. */
  float aside(Vec o, Vec p) {
    return Contact.length(p.minus(o).minus(normal.times(gap)));
  }
}
