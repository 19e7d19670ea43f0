package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Parts of definitions about a point that moves towards a box: when it gets within r of it, which is when it enters the box rounded by r (Ericson,
 * Real-Time Collision Detection, 2005, 5.5.7), and in which direction from the box it is then.
 *
 * <p>On each axis the point is before the box, until {@code near / speed}, then beside it, and behind it from {@code far / speed} on. In between
 * these six times its squared distance from the box is one quadratic function of time, that of a point from a corner, an edge or a face; over all
 * times it is convex. So the distance is taken at the six: the last one at which the point is still too far away and not yet moving away begins
 * the piece in which it may get there, and there it is a point that moves towards a sphere, in the axes on which it is not beside the box. With d the way
 * to the box on these axes at that time, and w the motion,
 *
 * <pre>
 *   s = d·w / w·w,   e = d − s w,   enter = s − √(r² − |e|²) / |w|
 * </pre>
 *
 * <p>as in {@link RaySphere}, not by {@code b² − 4ac}; but s is a sum of two quotients, the second of which, of e, takes back what the first has
 * rounded. A contact is also taken for one where the point is near enough at one of the six times: then none can be lost between two pieces, and
 * r = 0 is a ray, which enters as {@link RayBox} says. Axes are mirrored so that no motion is negative. Infinite planes of the box are allowed; the point and
 * its motion must be finite.
 *
 * <p>The direction is {@code e + √(r² − |e|²) w / |w|}, of which the first is across the motion and the second is not against it, so rounding does not turn it
 * away from where the point comes from. On an axis beside the box it is 0, and on one before or behind it has the sign of that: so the feature of the box
 * that is farthest in this direction is the one that is touched, however small r is. Where all of it is 0, as of a ray, it is along the
 * axis on which the point came beside the box last.
 *
 * <p>With u = 2⁻²⁴ and S the distance from the farthest corner at the start and the way together: near and far are off by u S. A piece may begin too early or too late
 * by what its time has rounded, which moves a plane of the box by 1.5 u of the way to it. d is off by 2 u S, the first e by 4 u S; the second takes back what of that is
 * along the motion and keeps what is across it. Together that is 8.5 u S. r², squares, root and quotient add 5.5 u of r and e, sums of times 2 u of the way: the
 * contact is exact for a radius off by no more than 14 u (S + r).
 *
 * <p>Range: products of two lengths must fit a float, so r, distance and motion between 1e-18 and 1e18.
 */
final class PointToBox {
  private PointToBox() {}

  /** How far on one axis, in the direction v, the side of the box is at which the point comes in. */
  static float near(float x, float v, float min, float max) {
    return v < 0 ? x - max : min - x;
  }

  /** The same of the side at which it goes out. */
  static float far(float x, float v, float min, float max) {
    return v < 0 ? x - min : max - x;
  }

  /** When the point is first within r of the box, no later than 1; +∞ if never. Only where it is farther away at 0. */
  static float enter(float nearX, float farX, float speedX, float nearY, float farY, float speedY,
      float nearZ, float farZ, float speedZ, float r) {
    float from = from(nearX, farX, speedX, nearY, farY, speedY, nearZ, farZ, speedZ, r * r);
    float until = until(nearX, farX, speedX, nearY, farY, speedY, nearZ, farZ, speedZ, r * r);
    float dx = ahead(from, nearX, farX, speedX), wx = active(from, nearX, farX, speedX);
    float dy = ahead(from, nearY, farY, speedY), wy = active(from, nearY, farY, speedY);
    float dz = ahead(from, nearZ, farZ, speedZ), wz = active(from, nearZ, farZ, speedZ);
    float ww = RoundedHull.dot(wx, wy, wz, wx, wy, wz);
    float s = ww > 0 ? RoundedHull.dot(dx, dy, dz, wx, wy, wz) / ww : 0;
    float ex = dx - s * wx;
    float ey = dy - s * wy;
    float ez = dz - s * wz;
    float more = ww > 0 ? RoundedHull.dot(ex, ey, ez, wx, wy, wz) / ww : 0;
    ex -= more * wx;
    ey -= more * wy;
    ez -= more * wz;
    s += more;
    float delta = r * r - RoundedHull.dot(ex, ey, ez, ex, ey, ez);
    float back = delta > 0 ? (float) Math.sqrt(delta) / (float) Math.sqrt(ww) : 0;
    float later = s - back > 0 ? s - back : 0;
    float t = from + later;
    t = t < until ? t : until;
    boolean passes = delta >= 0 && s >= 0;
    return passes || until <= 1 ? t : Float.POSITIVE_INFINITY;
  }

  /** A component, by its axis, of a vector from the box towards the point, in the mirrored axes with the opposite sign, when it is first within r of the box. */
  static float towards(int axis, float nearX, float farX, float speedX, float nearY, float farY, float speedY,
      float nearZ, float farZ, float speedZ, float r) {
    float from = from(nearX, farX, speedX, nearY, farY, speedY, nearZ, farZ, speedZ, r * r);
    float dx = ahead(from, nearX, farX, speedX), wx = active(from, nearX, farX, speedX);
    float dy = ahead(from, nearY, farY, speedY), wy = active(from, nearY, farY, speedY);
    float dz = ahead(from, nearZ, farZ, speedZ), wz = active(from, nearZ, farZ, speedZ);
    float ww = RoundedHull.dot(wx, wy, wz, wx, wy, wz);
    float s = ww > 0 ? RoundedHull.dot(dx, dy, dz, wx, wy, wz) / ww : 0;
    float ex = dx - s * wx;
    float ey = dy - s * wy;
    float ez = dz - s * wz;
    float more = ww > 0 ? RoundedHull.dot(ex, ey, ez, wx, wy, wz) / ww : 0;
    ex -= more * wx;
    ey -= more * wy;
    ez -= more * wz;
    s += more;
    float delta = r * r - RoundedHull.dot(ex, ey, ez, ex, ey, ez);
    float back = delta > 0 ? (float) Math.sqrt(delta) / (float) Math.sqrt(ww) : 0;
    boolean moves = s - back > 0;
    float cx = sided(from, nearX, speedX, moves ? ex + back * wx : dx);
    float cy = sided(from, nearY, speedY, moves ? ey + back * wy : dy);
    float cz = sided(from, nearZ, speedZ, moves ? ez + back * wz : dz);
    boolean none = cx == 0 && cy == 0 && cz == 0;
    float lastX = clipped(nearX, speedX);
    float lastY = clipped(nearY, speedY);
    float lastZ = clipped(nearZ, speedZ);
    boolean byX = lastX >= lastY && lastX >= lastZ;
    boolean byY = !byX && lastY >= lastZ;
    boolean by = axis == 0 ? byX : axis == 1 ? byY : !byX && !byY;
    float c = axis == 0 ? cx : axis == 1 ? cy : cz;
    return none ? by ? 1 : 0 : c;
  }

  /** The component of the normal on one axis, given that of {@link #towards}. */
  static float normal(float v, float towards) {
    return v < 0 ? towards : 0 - towards;
  }

  /** The last of the six times, 0 or 1 if they are outside, at which the point is too far away and does not move away; 0 for none. */
  private static float from(float nearX, float farX, float speedX, float nearY, float farY, float speedY,
      float nearZ, float farZ, float speedZ, float r2) {
    float a = at(clipped(nearX, speedX), nearX, farX, speedX, nearX / speedX, farX / speedX, nearY, farY,
        speedY, nearY / speedY, farY / speedY, nearZ, farZ, speedZ, nearZ / speedZ, farZ / speedZ, r2);
    float b = at(clipped(farX, speedX), nearX, farX, speedX, nearX / speedX, farX / speedX, nearY, farY,
        speedY, nearY / speedY, farY / speedY, nearZ, farZ, speedZ, nearZ / speedZ, farZ / speedZ, r2);
    float c = at(clipped(nearY, speedY), nearX, farX, speedX, nearX / speedX, farX / speedX, nearY, farY,
        speedY, nearY / speedY, farY / speedY, nearZ, farZ, speedZ, nearZ / speedZ, farZ / speedZ, r2);
    float d = at(clipped(farY, speedY), nearX, farX, speedX, nearX / speedX, farX / speedX, nearY, farY,
        speedY, nearY / speedY, farY / speedY, nearZ, farZ, speedZ, nearZ / speedZ, farZ / speedZ, r2);
    float e = at(clipped(nearZ, speedZ), nearX, farX, speedX, nearX / speedX, farX / speedX, nearY, farY,
        speedY, nearY / speedY, farY / speedY, nearZ, farZ, speedZ, nearZ / speedZ, farZ / speedZ, r2);
    float f = at(clipped(farZ, speedZ), nearX, farX, speedX, nearX / speedX, farX / speedX, nearY, farY,
        speedY, nearY / speedY, farY / speedY, nearZ, farZ, speedZ, nearZ / speedZ, farZ / speedZ, r2);
    return Sweep.most(Sweep.most(Sweep.most(a, b), Sweep.most(c, d)), Sweep.most(Sweep.most(e, f), 0));
  }

  /** The first of the six times at which the point is near enough; +∞ for none. */
  private static float until(float nearX, float farX, float speedX, float nearY, float farY, float speedY,
      float nearZ, float farZ, float speedZ, float r2) {
    float a = at(clipped(nearX, speedX), nearX, farX, speedX, nearX / speedX, farX / speedX, nearY, farY,
        speedY, nearY / speedY, farY / speedY, nearZ, farZ, speedZ, nearZ / speedZ, farZ / speedZ, r2);
    float b = at(clipped(farX, speedX), nearX, farX, speedX, nearX / speedX, farX / speedX, nearY, farY,
        speedY, nearY / speedY, farY / speedY, nearZ, farZ, speedZ, nearZ / speedZ, farZ / speedZ, r2);
    float c = at(clipped(nearY, speedY), nearX, farX, speedX, nearX / speedX, farX / speedX, nearY, farY,
        speedY, nearY / speedY, farY / speedY, nearZ, farZ, speedZ, nearZ / speedZ, farZ / speedZ, r2);
    float d = at(clipped(farY, speedY), nearX, farX, speedX, nearX / speedX, farX / speedX, nearY, farY,
        speedY, nearY / speedY, farY / speedY, nearZ, farZ, speedZ, nearZ / speedZ, farZ / speedZ, r2);
    float e = at(clipped(nearZ, speedZ), nearX, farX, speedX, nearX / speedX, farX / speedX, nearY, farY,
        speedY, nearY / speedY, farY / speedY, nearZ, farZ, speedZ, nearZ / speedZ, farZ / speedZ, r2);
    float f = at(clipped(farZ, speedZ), nearX, farX, speedX, nearX / speedX, farX / speedX, nearY, farY,
        speedY, nearY / speedY, farY / speedY, nearZ, farZ, speedZ, nearZ / speedZ, farZ / speedZ, r2);
    float first = Sweep.least(Sweep.least(inside(a), inside(b)), Sweep.least(inside(c), inside(d)));
    return Sweep.least(first, Sweep.least(inside(e), inside(f)));
  }

  /** What a time is worth: t where the point is farther away than r and does not move away, −t where it is not farther away, 0 otherwise. */
  @Twin.Pass
  private static float at(float t, float nearX, float farX, float speedX, float enterX, float leaveX,
      float nearY, float farY, float speedY, float enterY, float leaveY, float nearZ, float farZ,
      float speedZ, float enterZ, float leaveZ, float r2) {
    float dx = outside(t, nearX, farX, speedX, enterX, leaveX);
    float dy = outside(t, nearY, farY, speedY, enterY, leaveY);
    float dz = outside(t, nearZ, farZ, speedZ, enterZ, leaveZ);
    float square = RoundedHull.dot(dx, dy, dz, dx, dy, dz);
    boolean comes = square > r2 && RoundedHull.dot(dx, dy, dz, speedX, speedY, speedZ) >= 0;
    // NaN of two infinities is not near enough
    return r2 - square >= 0 ? -t : comes ? t : 0;
  }

  /**
   * The way to the box on one axis at a time. Times are compared, not coordinates: so at the time of its own plane it is 0, not what that rounds to, and a
   * flat box is not passed between both of its sides. Of 0/0, of a point that moves along a plane, both comparisons are false.
   */
  private static float outside(float t, float near, float far, float speed, float enter, float leave) {
    return enter > t ? near - speed * t : leave < t ? far - speed * t : 0;
  }

  /** The same just after it. */
  private static float ahead(float t, float near, float far, float speed) {
    return before(t, near, speed) ? near - speed * t : far / speed <= t ? far - speed * t : 0;
  }

  /** The speed, if the point is not beside the box then. */
  private static float active(float t, float near, float far, float speed) {
    return before(t, near, speed) || far / speed <= t ? speed : 0;
  }

  private static boolean before(float t, float near, float speed) {
    return near / speed > t;
  }

  /** A way to the box, or 0 if rounding has given it another sign than it has on that side of the box. */
  private static float sided(float t, float near, float speed, float d) {
    return before(t, near, speed) == d > 0 ? d : 0;
  }

  /** When a plane is reached, but between 0 and 1. */
  private static float clipped(float plane, float speed) {
    float t = plane / speed;
    return t > 0 ? t < 1 ? t : 1 : 0;
  }

  private static float inside(float worth) {
    return worth < 0 ? -worth : Float.POSITIVE_INFINITY;
  }
}
