package lockstep.internal.kernel.sweep;

import lockstep.internal.kernel.cast.RaySphere;
import lockstep.twin.Box;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * A point that moves towards a box: the time at which it gets within r of it, which is when it enters the box
 * rounded by r (Ericson, Real-Time Collision Detection, 2005, 5.5.7), and its direction from the box then.
 * Shared by several definitions.
 *
 * <p>On each axis the point is before the box, until {@code near / speed}, then beside it, and behind it from
 * {@code far / speed} on. In between these six times its squared distance from the box is one quadratic
 * function of time, that of a point from a corner, an edge or a face; over all times it is convex. So the
 * distance is computed at the six: the last one at which the point is still too far away and not yet moving
 * away begins the piece in which it may get there, where the problem is a point that moves towards a sphere,
 * in the axes on which it is not beside the box. With d the way to the box on these axes at that time, and w
 * the motion,
 *
 * <pre>
 *   s = d·w / w·w,   e = d − s w,   enter = s − √(r² − |e|²) / |w|
 * </pre>
 *
 * <p>as in {@link RaySphere}, not by {@code b² − 4ac}; but s is a sum of two quotients, the second of which,
 * of e, removes the rounding of the first. A contact is also reported if the point is near enough at one of
 * the six times: so none can be lost between two pieces, and r = 0 is a ray, with the entry of {@link
 * RayBox}. Axes are mirrored so that no motion is negative. Infinite planes of the box are allowed; the point
 * and its motion must be finite.
 *
 * <p>The direction is {@code e + √(r² − |e|²) w / |w|}, whose first part is across the motion and whose
 * second part is not against it, so rounding does not turn it away from the side from which the point comes.
 * On an axis beside the box it is 0, and on one before or behind it has the sign of that side: so the feature
 * of the box that is farthest in this direction is the one that is touched, however small r is. If all of it
 * is 0, as for a ray, it is along the axis on which the point came beside the box last.
 *
 * <p>With u = 2⁻²⁴ and S the distance from the farthest corner at the start and the way together: near and
 * far are off by u S. A piece may begin too early or too late by what its time has rounded, which moves a
 * plane of the box by 1.5 u of the way to it. d is off by 2 u S, the first e by 4 u S; the second takes back
 * what of that is along the motion and keeps what is across it. Together that is 8.5 u S. r², squares, root
 * and quotient add 5.5 u of r and e, sums of times 2 u of the way: the contact is exact for a radius off by
 * no more than 14 u (S + r).
 *
 * <p>Range: products of two lengths must fit a float, so r and distance between 1e-18 and 1e18, and motion
 * up to 1e18. A slow w, of a body that comes to rest or moves along a face, is multiplied by a power of two,
 * and the times of its piece with it: else its square would lose bits to underflow, and the point would reach
 * a box that is farther away.
 */
record PointToBox(Axis x, Axis y, Axis z, float r) {
  static PointToBox of(Vec p, Vec v, Box box, float r) {
    Vec speed = v.abs(), min = box.min(), max = box.max();
    return new PointToBox(Axis.of(p.x(), v.x(), speed.x(), min.x(), max.x()),
        Axis.of(p.y(), v.y(), speed.y(), min.y(), max.y()),
        Axis.of(p.z(), v.z(), speed.z(), min.z(), max.z()), r);
  }

  /**
   * The time at which the point is first within r of the box, no later than 1; +∞ if never. Valid only if it
   * is farther away at 0.
   */
  float enter() {
    Piece piece = piece(from());
    float until = until();
    float later = piece.s - piece.back > 0 ? piece.s - piece.back : 0;
    float t = from() + later * piece.scale;
    t = t < until ? t : until;
    boolean passes = piece.delta >= 0 && piece.s >= 0;
    return passes || until <= 1 ? t : Float.POSITIVE_INFINITY;
  }

  /**
   * A vector from the box towards the point, which moves by v, at the time when it is first within r of the
   * box.
   */
  Vec normal(Vec v) {
    Vec w = towards();
    return new Vec(v.x() < 0 ? w.x() : 0 - w.x(), v.y() < 0 ? w.y() : 0 - w.y(),
        v.z() < 0 ? w.z() : 0 - w.z());
  }

  /** The vector in the mirrored axes with the opposite sign. */
  private Vec towards() {
    float from = from();
    Piece piece = piece(from);
    boolean moves = piece.s - piece.back > 0;
    Vec c = moves ? piece.e.plus(piece.w.times(piece.back)) : piece.d;
    c = new Vec(x.sided(from, c.x()), y.sided(from, c.y()), z.sided(from, c.z()));
    float lastX = clipped(x.enter), lastY = clipped(y.enter), lastZ = clipped(z.enter);
    boolean byX = lastX >= lastY && lastX >= lastZ;
    boolean byY = !byX && lastY >= lastZ;
    boolean none = c.isZero();
    return new Vec(none ? byX ? 1 : 0 : c.x(), none ? byY ? 1 : 0 : c.y(),
        none ? !byX && !byY ? 1 : 0 : c.z());
  }

  /** The motion in the piece that begins at a time. */
  private Piece piece(float from) {
    Vec d = new Vec(x.ahead(from), y.ahead(from), z.ahead(from));
    Vec active = new Vec(x.active(from), y.active(from), z.active(from));
    float scale = Sweep.scale(active.sum());
    Vec w = active.times(scale);
    float ww = w.square();
    float first = ww > 0 ? d.dot(w) / ww : 0;
    Vec rest = d.minus(w.times(first));
    float more = ww > 0 ? rest.dot(w) / ww : 0;
    Vec e = rest.minus(w.times(more));
    float delta = r * r - e.square();
    float back = delta > 0 ? (float) Math.sqrt(delta) / (float) Math.sqrt(ww) : 0;
    return new Piece(d, w, scale, e, first + more, back, delta);
  }

  /**
   * The quantities derived above: Δ is {@code r² − |e|²}, and back {@code √Δ / |w|}; with w multiplied by
   * scale, and times divided by it.
   */
  record Piece(Vec d, Vec w, float scale, Vec e, float s, float back, float delta) {}

  /**
   * The last of the six times, clipped to 0 and 1, at which the point is too far away and does not move away;
   * 0 for none.
   */
  private float from() {
    float ofX = Sweep.most(worth(x.enter), worth(x.leave)), ofY = Sweep.most(worth(y.enter), worth(y.leave)),
        ofZ = Sweep.most(worth(z.enter), worth(z.leave));
    return Sweep.most(Sweep.most(ofX, ofY), Sweep.most(ofZ, 0));
  }

  /** The first of the six times at which the point is near enough; +∞ for none. */
  private float until() {
    return Sweep.least(Sweep.least(until(x), until(y)), until(z));
  }

  private float until(Axis axis) {
    float enter = worth(axis.enter), leave = worth(axis.leave);
    return Sweep.least(enter < 0 ? -enter : Float.POSITIVE_INFINITY,
        leave < 0 ? -leave : Float.POSITIVE_INFINITY);
  }

  private float worth(float t) {
    return worth(clipped(t), x, y, z, r * r);
  }

  /**
   * The classification of a time: t if the point is farther away than r and does not move away, −t if it is
   * not farther away, 0 otherwise.
   */
  @Twin.Pass
  private static float worth(float t, Axis x, Axis y, Axis z, float r2) {
    Vec d = new Vec(x.outside(t), y.outside(t), z.outside(t));
    boolean comes = d.square() > r2 && d.dot(new Vec(x.speed, y.speed, z.speed)) >= 0;
    // NaN, from two infinities, is not near enough
    return r2 - d.square() >= 0 ? -t : comes ? t : 0;
  }

  /** A time clipped to [0, 1]. */
  private static float clipped(float t) {
    return t > 0 ? t < 1 ? t : 1 : 0;
  }

  /**
   * The data of one axis: the distances, in the direction of the motion, of the side of the box at which the
   * point enters and of that at which it leaves, the speed, and the times at both sides.
   */
  record Axis(float near, float far, float speed, float enter, float leave) {
    static Axis of(float x, float v, float speed, float min, float max) {
      float near = v < 0 ? x - max : min - x, far = v < 0 ? x - min : max - x;
      return new Axis(near, far, speed, near / speed, far / speed);
    }

    /**
     * The vector to the box at a time. Times are compared, not coordinates: so at the time of its own plane
     * it is 0, unaffected by rounding, and a flat box is not passed between its two sides. For 0/0, from a
     * point that moves along a plane, both comparisons are false.
     */
    float outside(float t) {
      return enter > t ? near - speed * t : leave < t ? far - speed * t : 0;
    }

    /** The vector just after that time. */
    float ahead(float t) {
      return enter > t ? near - speed * t : leave <= t ? far - speed * t : 0;
    }

    /** The speed, if the point is not beside the box then. */
    float active(float t) {
      return enter > t || leave <= t ? speed : 0;
    }

    /**
     * A vector to the box, or 0 if rounding has given it another sign than it has on that side of the box.
     */
    float sided(float t, float d) {
      return enter > t == d > 0 ? d : 0;
    }
  }
}
