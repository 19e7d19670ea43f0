package lockstep.internal.kernel.contains;

import lockstep.internal.kernel.part.BoxFrame;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.Segments;
import lockstep.internal.shape.Rotation;
import lockstep.twin.Box;
import lockstep.twin.Capsule;
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
 * <p>With u = 2⁻²⁴ and D the distance from the centre of the container to that of the ball or box, or to the
 * corner, m is off by 23 u D, see {@link BoxFrame}, the difference of the centres by u D, the middle of an
 * axis-aligned box by another, and {@code h − r} or {@code h − |R| k} by u of itself, which is no more than D
 * at a touch: 26 u D. The entries of R in a row are off by 18 u together, see {@link Rotation}. That of two
 * oriented boxes is also turned, by twice what the quaternion is off by: u for each of the two, and 5 u for
 * four products and three sums in each of four components. Products and sums with half extents add 3 u: what
 * a box reaches is off by 21 u of half its diagonal, 22 u if its half extents are half of differences, and 35
 * u if it is oriented.
 *
 * <p>Range: coordinates below 1e38. Products of lengths below 1e-29 may underflow.
 */
public final class InOrientedBox {
  /** 26 u of the distance of the centres, √3 times that of their coordinates. */
  public static final ErrorBound ERROR = new ErrorBound(46, 0);

  private InOrientedBox() {}

  @Twin
  static boolean sphere(OrientedBox b, @Twin.Second Sphere s) {
    return s.radius() >= 0 && proper(b) && holds(b, s.center(), b.half().minus(Vec.all(s.radius())));
  }

  @Twin
  static boolean capsule(OrientedBox b, @Twin.Second Capsule c) {
    Vec half = b.half().minus(Vec.all(c.radius()));
    return c.radius() >= 0 && proper(b) && holds(b, c.a(), half) && holds(b, c.b(), half);
  }

  @Twin
  static boolean box(OrientedBox a, @Twin.Second Box b) {
    Segment diagonal = new Segment(b.min(), b.max());
    Vec reach = Rotation.of(a.q().conjugate(), 2 / a.q().square()).reach(Segments.half(diagonal));
    Vec m = BoxFrame.of(a.q()).along(Segments.middle(a.center(), diagonal));
    return b.isValid() && proper(a) && m.within(a.half().minus(reach));
  }

  @Twin
  static boolean orientedBox(OrientedBox a, @Twin.Second OrientedBox b) {
    Vec half = b.half();
    Rotation r = Rotation.of(relative(unit(a.q()), unit(b.q())));
    return half.isNonNegative() && Rotation.proper(b.q()) && proper(a)
        && holds(a, b.center(), a.half().minus(r.reach(half)));
  }

  @Twin
  static boolean triangle(OrientedBox b, @Twin.Second Triangle t) {
    return proper(b) && holds(b, t.a(), b.half()) && holds(b, t.b(), b.half()) && holds(b, t.c(), b.half());
  }

  private static boolean proper(OrientedBox b) {
    return Rotation.proper(b.q()) && BoxFrame.proper(b.half());
  }

  /** Whether a point, in the frame of the box, is within these half extents. */
  private static boolean holds(OrientedBox b, Vec p, Vec half) {
    return BoxFrame.of(b.q()).along(p.minus(b.center())).within(half);
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
