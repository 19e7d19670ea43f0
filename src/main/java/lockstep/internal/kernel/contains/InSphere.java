package lockstep.internal.kernel.contains;

import lockstep.internal.kernel.part.BoxFrame;
import lockstep.internal.kernel.part.ExactFrame;
import lockstep.internal.kernel.part.SquareTest;
import lockstep.internal.shape.Rotation;
import lockstep.twin.Box;
import lockstep.twin.Capsule;
import lockstep.twin.Exact;
import lockstep.twin.ExactVec;
import lockstep.twin.OrientedBox;
import lockstep.twin.Real;
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
 * <p>All is decided as in real arithmetic, for all finite floats: what float leaves open by {@link
 * SquareTest}. With u = 2⁻²⁴ and D the distance of the centres, the vector between them is off by 24 u D in
 * the frame of an oriented box, see {@link BoxFrame}, the sum with the half extents by u of itself, and what
 * that leaves open is decided by {@code Σ (|pᵢ| + hᵢ |q|²)² ≤ R² |q|⁴}, where p is the vector in the frame,
 * times |q|² ({@link ExactFrame}).
 */
public final class InSphere {
  /** Where no product of the float test overflows. */
  private static final float FARTHEST = 0x1p60f;

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
    return SquareTest.reaches(a.center(), b.center(), a.radius(), -b.radius(), true);
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
    return SquareTest.reaches(s.center(), c.a(), s.radius(), -c.radius(), true)
        && SquareTest.reaches(s.center(), c.b(), s.radius(), -c.radius(), true);
  }

  @Twin
  static boolean box(Sphere s, @Twin.Second Box b) {
    Vec below = s.center().minus(b.min()), above = b.max().minus(s.center());
    float square = below.max(above).square(), limit = s.radius() * s.radius();
    if (!(s.radius() >= 0 && b.isValid() && SquareTest.mayBeAtMost(square, limit))) {
      return false;
    }
    @Twin.Doubt
    boolean open = !SquareTest.isCertainlyLess(square, limit);
    if (open) {
      return boxClosely(s, b);
    }
    return square <= limit;
  }

  /** The same for a box with a corner near the border. */
  @Twin
  static boolean boxClosely(Sphere s, @Twin.Second Box b) {
    return s.radius() >= 0 && b.isValid() && s.center().isFinite() && b.min().isFinite() && b.max().isFinite()
        && (s.radius() > Float.MAX_VALUE || reaches(s, b));
  }

  private static boolean reaches(Sphere s, Box b) {
    ExactVec below = ExactVec.difference(s.center(), b.min()),
        above = ExactVec.difference(b.max(), s.center());
    ExactVec far = new ExactVec(greater(below.x(), above.x()), greater(below.y(), above.y()),
        greater(below.z(), above.z()));
    return !far.square().minus(Exact.of(s.radius()).square()).isPositive();
  }

  private static Exact greater(Exact a, Exact b) {
    return a.minus(b).isPositive() ? a : b;
  }

  @Twin
  static boolean orientedBox(Sphere s, @Twin.Second OrientedBox b) {
    Vec half = b.half(), d = s.center().minus(b.center());
    float r = s.radius(), limit = r * r;
    float square = BoxFrame.of(b.q()).along(d).abs().plus(half).square();
    float reach = d.abs().sum() + half.abs().sum();
    float room = SquareTest.room(r, 26 * Real.U * reach);
    boolean inRange = reach <= FARTHEST;
    boolean valid = r >= 0 && half.isNonNegative() && Rotation.proper(b.q());
    if (!valid || (inRange && square > limit + room)) {
      return false;
    }
    @Twin.Doubt
    boolean open = !(inRange && square + room < limit);
    if (open) {
      return orientedBoxClosely(s, b);
    }
    return square <= limit;
  }

  /** The same for a box with a corner near the border. */
  @Twin
  static boolean orientedBoxClosely(Sphere s, @Twin.Second OrientedBox b) {
    return s.radius() >= 0 && s.center().isFinite() && b.center().isFinite() && BoxFrame.proper(b.half())
        && Rotation.proper(b.q()) && (s.radius() > Float.MAX_VALUE || reaches(s, b));
  }

  private static boolean reaches(Sphere s, OrientedBox b) {
    ExactFrame frame = ExactFrame.of(b.q());
    ExactVec m = frame.along(ExactVec.difference(s.center(), b.center()));
    ExactVec far = m.abs().plus(ExactVec.of(b.half()).times(frame.square()));
    return !far.square().minus(Exact.of(s.radius()).times(frame.square()).square()).isPositive();
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
    return SquareTest.reaches(s.center(), t.a(), s.radius(), 0, true)
        && SquareTest.reaches(s.center(), t.b(), s.radius(), 0, true)
        && SquareTest.reaches(s.center(), t.c(), s.radius(), 0, true);
  }
}
