package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.DoubleVec;

/** Three planes with normals a, b and c. They meet at −q / det. */
record DoubleCorner(DoublePlane a, DoublePlane b, DoublePlane c) {
  DoubleVec bc() {
    return b.normal().cross(c.normal());
  }

  DoubleVec ca() {
    return c.normal().cross(a.normal());
  }

  DoubleVec ab() {
    return a.normal().cross(b.normal());
  }

  DoubleVec q() {
    return bc().times(a.d()).plus(ca().times(b.d())).plus(ab().times(c.d()));
  }

  /** The factors of the sum of planes with a normal along w. */
  DoubleVec factors(DoubleVec w) {
    return new DoubleVec(w.dot(bc()), w.dot(ca()), w.dot(ab()));
  }

  /** The sum of the planes with these factors. */
  DoublePlane sum(DoubleVec factors) {
    return a.times(factors.x()).plus(b.times(factors.y())).plus(c.times(factors.z()));
  }
}
