package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.BoxFrame;
import lockstep.internal.kernel.part.ExactFrame;
import lockstep.internal.kernel.part.SquareTest;
import lockstep.internal.shape.Rotation;
import lockstep.twin.ExactVec;
import lockstep.twin.OrientedBox;
import lockstep.twin.Real;
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
 * ({@link BoxFrame}): the distance is off by at most 24 u D. How far a coordinate is outside rounds by u of
 * itself. Products of the quaternion that underflow add less than 2⁻⁹⁶. What {@link SquareTest#room} of
 * both leaves open, and what might overflow, is decided by the signs of polynomials ({@link ExactFrame}):
 * {@code Σ max(0, |pᵢ| − hᵢ |q|²)² ≤ r² |q|⁴}, where p is the vector between the centres in the frame, times
 * |q|². So the answer is that of real arithmetic, for all finite floats and an infinite radius. A centre
 * certain to be inside is a hit, however small the radius.
 */
public final class SphereOrientedBox {
  /** Where no product of the float test overflows. */
  private static final float FARTHEST = 0x1p60f;

  /** More than what underflows takes from a coordinate in the frame. */
  private static final float TINY = 0x1p-90f;

  private SphereOrientedBox() {}

  @Twin
  public static boolean overlap(Sphere s, @Twin.Second OrientedBox b) {
    float r = s.radius();
    Vec d = s.center().minus(b.center());
    Vec beyond = BoxFrame.of(b.q()).along(d).abs().minus(b.half());
    float square = beyond.max(Vec.all(0)).square(), limit = r * r;
    float reach = d.abs().sum(); // at least D
    float error = 26 * Real.U * reach + TINY;
    float room = SquareTest.room(r, error);
    boolean inRange = reach <= FARTHEST;
    boolean valid = r >= 0 && BoxFrame.proper(b.half()) && Rotation.proper(b.q());
    if (!valid || (inRange && square > limit + room)) {
      return false;
    }
    boolean inside = beyond.x() < -error && beyond.y() < -error && beyond.z() < -error;
    @Twin.Doubt
    boolean open = !(inRange && (inside || square + room < limit));
    if (open) {
      return closely(s, b);
    }
    return true;
  }

  /** The same for spheres that nearly touch the box, and for those out of range. */
  @Twin
  public static boolean closely(Sphere s, @Twin.Second OrientedBox b) {
    return reaches(s, b, true);
  }

  /** Whether a sphere reaches a box; if touching does not count, its radius is not 0. */
  public static boolean reaches(Sphere s, OrientedBox b, boolean touching) {
    boolean valid = s.radius() >= 0 && s.center().isFinite() && b.center().isFinite()
        && BoxFrame.proper(b.half()) && Rotation.proper(b.q());
    return valid && (s.radius() > Float.MAX_VALUE || isNear(s, b, touching));
  }

  private static boolean isNear(Sphere s, OrientedBox b, boolean touching) {
    ExactFrame frame = ExactFrame.of(b.q());
    return frame.isNear(frame.along(ExactVec.difference(s.center(), b.center())), b.half(), s.radius(),
        touching);
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
