package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.DoubleVec;
import lockstep.twin.Plane;

/** A plane in double, or a sum of planes. */
record DoublePlane(DoubleVec normal, double d) {
  static DoublePlane of(Plane plane) {
    return new DoublePlane(DoubleVec.of(plane.normal()), plane.d());
  }

  /** A plane relative to a point. */
  static DoublePlane of(Plane plane, DoubleVec p) {
    DoubleVec normal = DoubleVec.of(plane.normal());
    return new DoublePlane(normal, normal.dot(p) + plane.d());
  }

  /** The plane in the frame of three orthogonal axes. */
  DoublePlane along(DoubleVec u, DoubleVec v, DoubleVec w) {
    return new DoublePlane(new DoubleVec(normal.dot(u), normal.dot(v), normal.dot(w)), d);
  }

  DoublePlane times(double factor) {
    return new DoublePlane(normal.times(factor), factor * d);
  }

  DoublePlane plus(DoublePlane p) {
    return new DoublePlane(normal.plus(p.normal), d + p.d);
  }

  /** The plane, scaled by a power of two that makes the normal neither very long nor very short. */
  DoublePlane scaled() {
    double square = normal.dot(normal);
    return times(square > 0x1p33 ? 0x1p-33 : square < 0x1p-33 ? 0x1p33 : 1);
  }

  /** The plane with its axes permuted to y, z, x. */
  DoublePlane yzx() {
    return new DoublePlane(normal.yzx(), d);
  }

  /** The plane with its axes permuted to z, x, y. */
  DoublePlane zxy() {
    return new DoublePlane(normal.zxy(), d);
  }

  /** Whether it leaves part of a ball about the origin. */
  boolean reaches(double r) {
    return d <= r * normal.length();
  }

  /** Whether it leaves part of a capsule, all points within r of {@code t g} for t in [−1, 1]. */
  boolean reaches(DoubleVec g, double r) {
    return d - Math.abs(normal.dot(g)) <= r * normal.length();
  }

  /** Its constraint on points {@code s e + t h}. */
  FrustumConstraint constraint(DoubleVec e, DoubleVec h) {
    return new FrustumConstraint(normal.dot(e), normal.dot(h), d);
  }
}
