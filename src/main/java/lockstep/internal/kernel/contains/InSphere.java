package lockstep.internal.kernel.contains;

import lockstep.internal.kernel.part.BoxFrame;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.SquareTest;
import lockstep.internal.shape.Rotation;
import lockstep.twin.Box;
import lockstep.twin.Capsule;
import lockstep.twin.OrientedBox;
import lockstep.twin.Sphere;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Whether a sphere contains a sphere, capsule, axis-aligned box, oriented box or triangle.
 *
 * <p>It contains the shape if it contains the farthest ball or corner, and so all of them: the end spheres of
 * a capsule, the corners of a triangle; a sphere where {@code |c1 − c2| ≤ R − r}, a box where the corner
 * farthest from the centre on every axis alone, {@code |m| + h} in the frame of the box, is no farther than
 * the radius (Ericson, Real-Time Collision Detection, 2005, 4.3 and 5.2.5, reversed). Touching the border
 * from inside is contained, so a sphere contains itself, and one of radius 0 a point at its centre. A
 * negative radius or half extent, an empty box, a NaN anywhere, a quaternion that is not a {@linkplain
 * Rotation#proper rotation}, or content that is infinite is a miss. A sphere of infinite radius contains
 * everything finite.
 *
 * <p>Spheres, capsules and triangles are decided as in real arithmetic, for all finite floats: what float
 * leaves open by {@link SquareTest}. For boxes, with u = 2⁻²⁴: differences of coordinates round by u each,
 * squares, their two sums and the square of the radius by 2 u of the length: the answer is that of a radius
 * off by 5 u of itself. Rotating the vector between the centres adds 23 u, see {@link BoxFrame}, and the sum
 * with the half extents another: 29 u for oriented boxes.
 *
 * <p>Range for boxes: the test on each axis keeps the answer correct for far pairs where squares underflow
 * (below 1e-19) or overflow (above 1e19). Coordinates must be below 1e38.
 */
public final class InSphere {
  /** A radius with an error of 5 u of itself. */
  public static final ErrorBound ERROR = new ErrorBound(5, 0);

  /** A radius with an error of 29 u of itself. */
  public static final ErrorBound ERROR_ORIENTED_BOX = new ErrorBound(29, 0);

  private InSphere() {}

  @Twin
  static boolean sphere(Sphere a, @Twin.Second Sphere b) {
    float r = a.radius() - b.radius();
    float square = a.center().minus(b.center()).square(), limit = r * r;
    if (!(b.radius() >= 0 && r >= 0 && SquareTest.mayBeAtMost(square, limit))) {
      return false;
    }
    @Twin.Doubt
    boolean open = !SquareTest.isCertainlyLess(square, limit);
    if (open) {
      return sphereClosely(a, b);
    }
    return square <= limit;
  }

  /** The same for a sphere that nearly touches the border from inside. */
  @Twin
  static boolean sphereClosely(Sphere a, @Twin.Second Sphere b) {
    return SquareTest.reaches(a.center(), b.center(), a.radius(), -b.radius());
  }

  @Twin
  static boolean capsule(Sphere s, @Twin.Second Capsule c) {
    float r = s.radius() - c.radius();
    float toA = s.center().minus(c.a()).square(), toB = s.center().minus(c.b()).square(), limit = r * r;
    float most = toA > toB ? toA : toB;
    if (!(c.radius() >= 0 && r >= 0 && SquareTest.mayBeAtMost(toA, limit)
        && SquareTest.mayBeAtMost(toB, limit))) {
      return false;
    }
    @Twin.Doubt
    boolean open = !SquareTest.isCertainlyLess(most, limit);
    if (open) {
      return capsuleClosely(s, c);
    }
    return most <= limit;
  }

  /** The same for a capsule that nearly touches the border from inside. */
  @Twin
  static boolean capsuleClosely(Sphere s, @Twin.Second Capsule c) {
    return SquareTest.reaches(s.center(), c.a(), s.radius(), -c.radius())
        && SquareTest.reaches(s.center(), c.b(), s.radius(), -c.radius());
  }

  @Twin
  static boolean box(Sphere s, @Twin.Second Box b) {
    Vec below = s.center().minus(b.min()), above = b.max().minus(s.center());
    return b.isValid() && holds(below.max(above), s.radius());
  }

  @Twin
  static boolean orientedBox(Sphere s, @Twin.Second OrientedBox b) {
    Vec half = b.half();
    Vec m = BoxFrame.of(b.q()).along(s.center().minus(b.center()));
    return half.isNonNegative() && Rotation.proper(b.q()) && holds(m.abs().plus(half), s.radius());
  }

  @Twin
  static boolean triangle(Sphere s, @Twin.Second Triangle t) {
    Vec p = s.center();
    float toA = p.minus(t.a()).square(), toB = p.minus(t.b()).square(), toC = p.minus(t.c()).square();
    float limit = s.radius() * s.radius();
    if (!(s.radius() >= 0 && SquareTest.mayBeAtMost(toA, limit) && SquareTest.mayBeAtMost(toB, limit)
        && SquareTest.mayBeAtMost(toC, limit))) {
      return false;
    }
    float most = toA > toB ? toA : toB;
    most = toC > most ? toC : most;
    @Twin.Doubt
    boolean open = !SquareTest.isCertainlyLess(most, limit);
    if (open) {
      return triangleClosely(s, t);
    }
    return most <= limit;
  }

  /** The same for a triangle with a corner near the border. */
  @Twin
  static boolean triangleClosely(Sphere s, @Twin.Second Triangle t) {
    return SquareTest.reaches(s.center(), t.a(), s.radius(), 0)
        && SquareTest.reaches(s.center(), t.b(), s.radius(), 0)
        && SquareTest.reaches(s.center(), t.c(), s.radius(), 0);
  }

  /** Whether a finite vector is no longer than r. */
  private static boolean holds(Vec d, float r) {
    return d.within(Vec.all(r)) && d.abs().sum() <= Float.MAX_VALUE && d.abs().square() <= r * r;
  }
}
