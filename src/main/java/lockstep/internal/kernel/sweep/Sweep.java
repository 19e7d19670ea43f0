package lockstep.internal.kernel.sweep;

import lockstep.internal.shape.HalfSpace;
import lockstep.twin.Box;
import lockstep.twin.Plane;
import lockstep.twin.Segment;
import lockstep.twin.Vec;

/**
 * Time and normal of the first touch of shapes that move by a vector v while time goes from 0 to 1. Shared by
 * several definitions.
 *
 * <p>A time is 0 exactly where the shapes overlap from the start: rounding turns no other time into 0. Beyond
 * coordinates, radii and motions of 1e18 squares may overflow, and an overlapping pair may be a miss.
 */
final class Sweep {
  /** The sum of speeds below which these are scaled, and by how much. */
  private static final float SLOW = 0x1p-58f, SCALE = 0x1p90f;

  private Sweep() {}

  /**
   * The time of the first contact, or +∞ for none, given whether the shapes overlap from the start and, if
   * not, when they meet.
   */
  static float time(boolean overlap, float enter) {
    float later = enter > 0 ? enter : Float.MIN_VALUE;
    return overlap ? 0 : enter <= 1 ? later : Float.POSITIVE_INFINITY;
  }

  /** The time of the first contact of shapes and a motion that may not be valid. */
  static float time(boolean valid, boolean overlap, float enter) {
    return valid ? time(overlap, enter) : Float.POSITIVE_INFINITY;
  }

  /**
   * The sweep of a shape, valid otherwise, at this distance outside a half-space, in units of 1/|n|: see
   * {@link SpherePlaneSweep}.
   */
  static SweepHit atPlane(boolean valid, boolean overlap, float outside, Vec v, Plane plane) {
    Vec n = plane.normal();
    // a finite shape that does not overlap is outside, whatever rounding makes of it
    float apart = outside <= 0 && outside >= -Float.MAX_VALUE ? Float.MIN_VALUE : outside;
    float enter = HalfSpace.enter(apart, n.dot(v));
    return SweepHit.at(time(valid && proper(v) && HalfSpace.proper(n), overlap, enter),
        normal(overlap, n, v));
  }

  /** Whether a motion, a point or an axis is finite, and the sum of its components. */
  static boolean proper(Vec v) {
    return v.abs().sum() <= Float.MAX_VALUE;
  }

  /**
   * Whether the content of a box, which moves by v, comes within r of the content of another, on an axis. For
   * content that is that near from the start only a difference rounds.
   */
  static boolean near(int axis, Box moving, Vec v, Box other, float r) {
    float speed = v.get(axis);
    return (other.min().get(axis) - moving.max().get(axis)) - (speed > 0 ? speed : 0) <= r
        && (moving.min().get(axis) - other.max().get(axis)) + (speed < 0 ? speed : 0) <= r;
  }

  /** The box about a segment. */
  static Box bounds(Segment s) {
    return new Box(s.a().min(s.b()), s.a().max(s.b()));
  }

  /**
   * What to multiply a motion by whose components add up to this: a power of two if it is so slow that its
   * square would lose bits to underflow, as of a body that comes to rest or moves along a face, else 1.
   */
  static float scale(float speed) {
    return speed < SLOW ? SCALE : 1;
  }

  /** The lesser of two; the second where either is NaN. */
  static float least(float a, float b) {
    return a < b ? a : b;
  }

  /** The greater of two; the second where either is NaN. */
  static float most(float a, float b) {
    return a > b ? a : b;
  }

  /**
   * The unit normal: in the direction of w, or opposite to the motion v where the shapes overlap from the
   * start or w is 0.
   */
  static Vec normal(boolean overlap, Vec w, Vec v) {
    // each axis is the first once: the largest is divided by first, and the order of sums is that of the axes
    return new Vec(normalX(overlap, w, v), normalX(overlap, w.yzx(), v.yzx()),
        normalX(overlap, w.zxy(), v.zxy()));
  }

  private static float normalX(boolean overlap, Vec w, Vec v) {
    return ContactNormal.unit(overlap || w.isZero() ? v.negated() : w).x();
  }

  /**
   * The common point of two shapes on a vector of this length, from the axis of a cylinder of radius r to the
   * core of another shape: as a part of the vector. It is on the surface of the cylinder, or at the end if
   * that is inside.
   */
  static float reach(float length, float r) {
    return r < length ? r / length : 1;
  }

  /** A point of contact; a coordinate beyond the largest float is replaced by that of another point. */
  static Vec point(Vec p, Vec other) {
    return new Vec(point(p.x(), other.x()), point(p.y(), other.y()), point(p.z(), other.z()));
  }

  private static float point(float x, float other) {
    return Math.abs(x) <= Float.MAX_VALUE ? x : HalfSpace.kept(other);
  }
}
