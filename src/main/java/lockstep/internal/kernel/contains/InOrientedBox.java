package lockstep.internal.kernel.contains;

import lockstep.internal.kernel.part.BoxFrame;
import lockstep.internal.kernel.part.BoxGap;
import lockstep.internal.kernel.part.ExactFrame;
import lockstep.internal.kernel.part.Segments;
import lockstep.internal.shape.Rotation;
import lockstep.twin.Box;
import lockstep.twin.Capsule;
import lockstep.twin.ExactVec;
import lockstep.twin.OrientedBox;
import lockstep.twin.Quat;
import lockstep.twin.Segment;
import lockstep.twin.Sphere;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Whether an oriented box (OBB) contains a sphere, capsule, axis-aligned box, oriented box or triangle.
 *
 * <p>In its own frame it is an axis-aligned box about the origin. A point is in it where {@code |m| ≤ h} on
 * each axis, a ball where {@code |m| ≤ h − r}, a capsule where both its end spheres are, a triangle where its
 * corners are, and a box where {@code |m| ≤ h − |R| k}, for half extents k and the rotation R from its frame
 * into the container's (Ericson, Real-Time Collision Detection, 2005, 4.2.6 and 4.4.1). For two oriented
 * boxes R is that of the quaternion {@code q1* q2}, both brought to length 1 first, which is exactly none for
 * equal ones: so an oriented box contains itself. Touching a face from inside is contained, and a flat box
 * contains flat shapes. A negative radius or half extent, an empty box, a quaternion that is not a
 * {@linkplain Rotation#proper rotation}, a NaN anywhere, or an infinite number is a miss.
 *
 * <p>The answer is that of real arithmetic, for all finite floats: what {@link BoxGap} leaves open is decided
 * by the signs of polynomials, of degree 5 at most ({@link ExactFrame}): both sides times |q|², for two
 * oriented boxes times the product of both.
 */
public final class InOrientedBox {
  private InOrientedBox() {}

  @Twin
  static boolean sphere(OrientedBox b, @Twin.Second Sphere s) {
    BoxGap gap = BoxGap.of(b, s.center(), b.half().minus(Vec.all(s.radius())));
    @Twin.Doubt
    boolean open = !gap.isCertain();
    if (open) {
      return sphereClosely(b, s);
    }
    return gap.value() <= 0 && s.radius() >= 0 && proper(b);
  }

  /** The same for a sphere that nearly touches a face from inside. */
  @Twin
  static boolean sphereClosely(OrientedBox b, @Twin.Second Sphere s) {
    return proper(b) && holds(b, s.center(), s.radius(), true);
  }

  @Twin
  static boolean capsule(OrientedBox b, @Twin.Second Capsule c) {
    Vec half = b.half().minus(Vec.all(c.radius()));
    BoxGap gap = BoxGap.of(b, c.a(), half).max(BoxGap.of(b, c.b(), half));
    @Twin.Doubt
    boolean open = !gap.isCertain();
    if (open) {
      return capsuleClosely(b, c);
    }
    return gap.value() <= 0 && c.radius() >= 0 && proper(b);
  }

  /** The same for a capsule that nearly touches a face from inside. */
  @Twin
  static boolean capsuleClosely(OrientedBox b, @Twin.Second Capsule c) {
    return proper(b) && holds(b, c.a(), c.radius(), true) && holds(b, c.b(), c.radius(), true);
  }

  @Twin
  static boolean box(OrientedBox a, @Twin.Second Box b) {
    Segment diagonal = new Segment(b.min(), b.max());
    Vec half = Segments.half(diagonal), middle = Segments.middle(a.center(), diagonal);
    Vec reach = Rotation.of(a.q().conjugate(), 2 / a.q().square()).reach(half);
    BoxGap gap = BoxGap.of(BoxFrame.of(a.q()).along(middle), a.half().minus(reach),
        middle.abs().sum() + half.abs().sum());
    @Twin.Doubt
    boolean open = !gap.isCertain();
    if (open) {
      return boxClosely(a, b);
    }
    return gap.value() <= 0 && b.isValid() && proper(a);
  }

  /** The same for a box that nearly touches a face from inside. */
  @Twin
  static boolean boxClosely(OrientedBox a, @Twin.Second Box b) {
    return b.isValid() && b.min().isFinite() && b.max().isFinite() && a.center().isFinite() && proper(a)
        && holds(a, b);
  }

  /** All is doubled, so that the middle of the box is a sum. */
  private static boolean holds(OrientedBox a, Box b) {
    ExactFrame frame = ExactFrame.of(a.q());
    ExactVec center = ExactVec.of(a.center()), half = ExactVec.of(a.half());
    ExactVec middle = ExactVec.difference(b.min(), a.center()).plus(ExactVec.of(b.max()).minus(center));
    ExactVec reach = frame.abs().along(ExactVec.difference(b.max(), b.min()));
    return ExactFrame.isWithin(frame.along(middle), half.plus(half).times(frame.square()).minus(reach), true);
  }

  @Twin
  static boolean orientedBox(OrientedBox a, @Twin.Second OrientedBox b) {
    Vec half = b.half(), d = b.center().minus(a.center());
    Rotation r = Rotation.of(relative(unit(a.q()), unit(b.q())));
    BoxGap gap = BoxGap.of(BoxFrame.of(a.q()).along(d), a.half().minus(r.reach(half)),
        d.abs().sum() + half.abs().sum());
    @Twin.Doubt
    boolean open = !gap.isCertain();
    if (open) {
      return orientedBoxClosely(a, b);
    }
    return gap.value() <= 0 && half.isNonNegative() && Rotation.proper(b.q()) && proper(a);
  }

  /** The same for a box that nearly touches a face from inside. */
  @Twin
  static boolean orientedBoxClosely(OrientedBox a, @Twin.Second OrientedBox b) {
    return a.center().isFinite() && b.center().isFinite() && proper(a) && proper(b) && holds(a, b);
  }

  private static boolean holds(OrientedBox a, OrientedBox b) {
    ExactFrame frame = ExactFrame.of(a.q()), relative = ExactFrame.relative(a.q(), b.q());
    ExactVec m = frame.along(ExactVec.difference(b.center(), a.center()));
    ExactVec reach = relative.abs().inSpace(ExactVec.of(b.half()));
    return ExactFrame.isWithin(m.times(ExactFrame.square(b.q())),
        ExactVec.of(a.half()).times(relative.square()).minus(reach), true);
  }

  @Twin
  static boolean triangle(OrientedBox b, @Twin.Second Triangle t) {
    BoxGap gap =
        BoxGap.of(b, t.a(), b.half()).max(BoxGap.of(b, t.b(), b.half())).max(BoxGap.of(b, t.c(), b.half()));
    @Twin.Doubt
    boolean open = !gap.isCertain();
    if (open) {
      return triangleClosely(b, t);
    }
    return gap.value() <= 0 && proper(b);
  }

  /** The same for a triangle with a corner near a face. */
  @Twin
  static boolean triangleClosely(OrientedBox b, @Twin.Second Triangle t) {
    return proper(b) && holds(b, t.a(), 0, true) && holds(b, t.b(), 0, true) && holds(b, t.c(), 0, true);
  }

  static boolean proper(OrientedBox b) {
    return Rotation.proper(b.q()) && BoxFrame.proper(b.half());
  }

  /**
   * Whether a proper box contains a ball, exactly.
   *
   * @param touching whether it may touch a face from inside; if not, the box is larger than the ball
   */
  static boolean holds(OrientedBox b, Vec center, float radius, boolean touching) {
    boolean finite = b.center().isFinite() && center.isFinite() && radius >= 0 && radius <= Float.MAX_VALUE;
    return finite && holdsFinite(b, center, radius, touching);
  }

  private static boolean holdsFinite(OrientedBox b, Vec center, float radius, boolean touching) {
    ExactFrame frame = ExactFrame.of(b.q());
    return ExactFrame.isWithin(frame.along(ExactVec.difference(center, b.center())),
        ExactVec.difference(b.half(), Vec.all(radius)).times(frame.square()), touching);
  }

  private static Quat unit(Quat q) {
    float f = 1 / (float) Math.sqrt(q.square());
    return new Quat(q.x() * f, q.y() * f, q.z() * f, q.w() * f);
  }

  /** The product a* b. */
  private static Quat relative(Quat a, Quat b) {
    Vec v =
        b.vector().times(a.w()).minus(a.vector().times(Vec.all(b.w()))).minus(a.vector().cross(b.vector()));
    return new Quat(v.x(), v.y(), v.z(), (a.w() * b.w() + a.x() * b.x()) + (a.y() * b.y() + a.z() * b.z()));
  }
}
