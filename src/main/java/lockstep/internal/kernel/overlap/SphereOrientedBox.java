package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.BoxFrame;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.Rotation;
import lockstep.twin.OrientedBox;
import lockstep.twin.Quat;
import lockstep.twin.Sphere;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of a sphere and an oriented box (OBB).
 *
 * <p>The centre of the sphere is transformed to the frame of the box; the rest is as in {@link SphereBox}:
 * they overlap if the box's point nearest to the centre is no farther than the radius (Ericson, Real-Time
 * Collision Detection, 2005, 5.1.4 and 5.2.5). Touching is an overlap, as is a centre inside. Half extents of
 * 0 make a rectangle, a segment or a point. A negative radius or half extent, an infinite box, a quaternion
 * that is not a rotation or a NaN anywhere is a miss. The length of the quaternion does not matter, nor its
 * sign; without a rotation the coordinates are the differences themselves.
 *
 * <p>With u = 2⁻²⁴ and D the distance of the centres, differences round by u D and the rotation by 23 u D
 * ({@link BoxFrame}): the distance is off by at most 24 u D. How far a coordinate is outside, the sum of the
 * squares and that of the radius add 3 u of the radius.
 *
 * <p>Range: the test on each axis of the box keeps the answer correct for far
 * pairs where squares underflow (below 1e-19) or overflow (above 1e19). Coordinates must be below 1e22.
 */
public final class SphereOrientedBox {
  /** 24 u of a distance, which is at most √3 of the largest on an axis. */
  public static final ErrorBound ERROR = new ErrorBound(42, 0);

  private SphereOrientedBox() {}

  @Twin
  public static boolean overlap(Sphere s, @Twin.Second OrientedBox b) {
    Vec out = outside(BoxFrame.of(b.q()).along(s.center().minus(b.center())), b.half());
    return out.atMost(Vec.all(s.radius())) && out.square() <= s.radius() * s.radius()
        && BoxFrame.proper(b.half()) && Rotation.proper(b.q());
  }

  /** The distance of a point outside the box on each axis of it. */
  public static Vec outside(Vec p, Vec half) {
    return new Vec(outside(p.x(), half.x()), outside(p.y(), half.y()), outside(p.z(), half.z()));
  }

  /** The distance of a coordinate outside [−half, half]. */
  public static float outside(float p, float half) {
    float out = Math.abs(p) - half;
    return out < 0 ? 0 : out;
  }
}
