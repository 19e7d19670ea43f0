package lockstep.internal.kernel.contains;

import lockstep.internal.kernel.overlap.ExactCapsule;
import lockstep.internal.kernel.overlap.ExactFrustum;
import lockstep.internal.kernel.overlap.FrustumBox;
import lockstep.internal.kernel.overlap.FrustumCapsule;
import lockstep.internal.kernel.overlap.FrustumOrientedBox;
import lockstep.internal.kernel.overlap.FrustumSphere;
import lockstep.internal.kernel.overlap.FrustumTriangle;
import lockstep.internal.kernel.part.Frustum;
import lockstep.twin.Box;
import lockstep.twin.Capsule;
import lockstep.twin.OrientedBox;
import lockstep.twin.Sphere;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;

/**
 * Whether a sphere, capsule, axis-aligned box, oriented box or triangle has a point inside a frustum,
 * strictly behind all six planes.
 *
 * <p>The decisions are those of overlap ({@link FrustumSphere} and so on), by the signs of the same sums of
 * planes. A box has such a point if none of the sums that would show that they are apart is 0 either. So has
 * a ball or a capsule with a radius, if there are points strictly behind the planes and it is nearer than the
 * radius to those behind them. Triangles, points and segments are decided by the weights of their corners.
 * All else, such as a NaN, is as there.
 */
public final class IntoFrustum {
  private IntoFrustum() {}

  @Twin
  static boolean sphere(Frustum f, @Twin.Second Sphere s) {
    double side = FrustumSphere.side(f, s);
    if (side > 0 || !FrustumSphere.isValid(s) || !f.isProper()) {
      return false;
    }
    @Twin.Doubt
    boolean open = !(side < 0);
    if (open) {
      return closely(f, new Capsule(s.center(), s.center(), s.radius()));
    }
    return true;
  }

  @Twin
  static boolean capsule(Frustum f, @Twin.Second Capsule c) {
    double side = FrustumCapsule.side(f, c);
    if (side > 0 || !FrustumCapsule.isValid(c) || !f.isProper()) {
      return false;
    }
    @Twin.Doubt
    boolean open = !(side < 0);
    if (open) {
      return closely(f, c);
    }
    return true;
  }

  @Twin
  static boolean box(Frustum f, @Twin.Second Box b) {
    double side = FrustumBox.side(f, b);
    if (side > 0 || !FrustumBox.isValid(b) || !f.isProper()) {
      return false;
    }
    @Twin.Doubt
    boolean open = !(side < 0);
    if (open) {
      return FrustumBox.meets(f, b, false);
    }
    return true;
  }

  @Twin
  static boolean orientedBox(Frustum f, @Twin.Second OrientedBox b) {
    double side = FrustumOrientedBox.side(f, b);
    if (side > 0 || !FrustumOrientedBox.isValid(b) || !f.isProper()) {
      return false;
    }
    @Twin.Doubt
    boolean open = !(side < 0);
    if (open) {
      return FrustumOrientedBox.meets(f, b, false);
    }
    return true;
  }

  @Twin
  static boolean triangle(Frustum f, @Twin.Second Triangle t) {
    double side = FrustumTriangle.side(f, t);
    if (side > 0 || !t.isFinite() || !f.isProper()) {
      return false;
    }
    @Twin.Doubt
    boolean open = !(side < 0);
    if (open) {
      return ExactFrustum.holdsPointOf(f, t);
    }
    return true;
  }

  /** The same for spheres and capsules that nearly touch, and for frusta that are not hexahedra. */
  @Twin
  static boolean closely(Frustum f, @Twin.Second Capsule c) {
    @Twin.Doubt // with vectors it would be several times as large as any other
    boolean valid = f.isProper() && FrustumCapsule.isValid(c);
    if (valid) {
      return reaches(f, c);
    }
    return false;
  }

  private static boolean reaches(Frustum f, Capsule c) {
    return c.radius() > 0 ? ExactFrustum.isSolid(f) && ExactCapsule.meets(f, c.segment(), c.radius(), false)
        : ExactFrustum.holdsPointOf(f, new Triangle(c.a(), c.b(), c.b()));
  }
}
