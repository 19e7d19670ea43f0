package lockstep.internal.kernel.part;

import lockstep.twin.Vec;

/** A point that moves along a line: {@code x + t d} at the time t. */
public record MovingPoint(Vec x, Vec d) {
  public Vec at(float t) {
    return x.plus(d.times(t));
  }

  /** Its coordinate on an axis. */
  public Coordinate coordinate(int axis) {
    return new Coordinate(x.get(axis), d.get(axis));
  }

  /** Its coordinate along a vector. */
  public Coordinate along(Vec v) {
    return new Coordinate(x.dot(v), d.dot(v));
  }

  /** The point with its axes permuted to y, z, x. */
  public MovingPoint yzx() {
    return new MovingPoint(x.yzx(), d.yzx());
  }

  /** The point with its axes permuted to z, x, y. */
  public MovingPoint zxy() {
    return new MovingPoint(x.zxy(), d.zxy());
  }

  /** The part of an interval of times during which it is between two corners of a box. */
  public Interval between(Vec low, Vec high, Interval times) {
    return times.and(coordinate(0).between(low.x(), high.x())).and(coordinate(1).between(low.y(), high.y()))
        .and(coordinate(2).between(low.z(), high.z()));
  }

  /** A coordinate that moves: {@code x + t d}. */
  public record Coordinate(float x, float d) {
    /**
     * The time at which it is at p. Dividing instead of multiplying by 1/d keeps that within 1.5 ulp of an
     * exact plane, and gives back the t of a plane at {@code x + t d} wherever t d is a float. It is ±∞ or
     * NaN for one that does not move.
     */
    float reaches(float p) {
      // d + 0 turns −0 into 0: whether a parallel line is inside must not depend on the sign of zero
      return (p - x) / (d + 0f);
    }

    /** The interval during which it is between low and high. */
    public Interval between(float low, float high) {
      return new Interval(reaches(d < 0 ? high : low), reaches(d < 0 ? low : high));
    }

    /** The part of an interval of times during which it is at least low. */
    public Interval above(float low, Interval times) {
      float t = reaches(low);
      float enter = times.enter(), leave = times.leave();
      return new Interval(d >= 0 ? t > enter ? t : enter : enter, d < 0 ? t < leave ? t : leave : leave);
    }
  }
}
