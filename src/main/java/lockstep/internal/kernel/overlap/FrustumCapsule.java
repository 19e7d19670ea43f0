package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.DoubleVec;
import lockstep.internal.kernel.part.Frustum;
import lockstep.twin.Capsule;
import lockstep.twin.Twin;

/**
 * Overlap test of a frustum and a capsule.
 *
 * <p>They overlap if the capsule's segment is no farther from the frustum than the radius. As for {@link
 * FrustumSphere}, the distance is the largest of those from the half-spaces behind the planes, the wedges
 * behind two and the cones behind three of them. The segment's point nearest to the edge of a wedge, or to
 * the corner of a cone, is an end, or one where the shortest connection is perpendicular to the segment
 * (Ericson, Real-Time Collision Detection, 2005, 5.1.9).
 *
 * <p>Touching is an overlap, as is a segment that meets the frustum. The six planes may be any: those without
 * a common point, such as a far plane in front of the near one, meet nothing, and coinciding ones are flat. A
 * capsule without length is a sphere. A normal without direction, an infinite plane constant, a negative
 * radius, a NaN anywhere or an infinite end is a miss.
 *
 * <p>The stage tests the planes one by one, in float and with room for its rounding. A capsule with its first
 * end clearly behind all of them is a hit. The rest is decided as for spheres, relative to the middle of the
 * segment: so the answer is that of real arithmetic, for all finite floats, unless some are 2¹⁸³ times as
 * large as others: see {@link ScaledCapsule}.
 */
public final class FrustumCapsule {
  private FrustumCapsule() {}

  @Twin
  static boolean overlap(Frustum f, @Twin.Second Capsule c) {
    @Twin.Stage
    boolean near =
        Frustum.reaches(f.left(), c) && Frustum.reaches(f.right(), c) && Frustum.reaches(f.bottom(), c)
            && Frustum.reaches(f.top(), c) && Frustum.reaches(f.near(), c) && Frustum.reaches(f.far(), c);
    if (!near) {
      return false;
    }
    boolean valid = isValid(c);
    @Twin.Sure
    boolean inside = Frustum.holds(f.left(), c.a()) && Frustum.holds(f.right(), c.a())
        && Frustum.holds(f.bottom(), c.a()) && Frustum.holds(f.top(), c.a()) && Frustum.holds(f.near(), c.a())
        && Frustum.holds(f.far(), c.a()) && valid;
    if (inside) {
      return true;
    }
    double side = side(f, c);
    if (!valid || side > 0) {
      return false;
    }
    @Twin.Doubt
    boolean open = !(side < 0);
    if (open) {
      return closely(f, c);
    }
    return true;
  }

  /** 1 if they are certainly apart, −1 if they certainly have more in common than a surface, else 0. */
  public static double side(Frustum f, Capsule c) {
    DoubleVec a = DoubleVec.of(c.a()), b = DoubleVec.of(c.b());
    DoubleVec half = b.minus(a).times(0.5);
    return DoubleFrustum.of(f, a.plus(b).times(0.5), half.abs().sum() + c.radius()).capsule(half, c.radius());
  }

  public static boolean isValid(Capsule c) {
    return c.radius() >= 0 && c.a().isFinite() && c.b().isFinite();
  }

  /** The same for capsules that nearly touch, and for frusta that are not hexahedra. */
  @Twin
  public static boolean closely(Frustum f, @Twin.Second Capsule c) {
    @Twin.Doubt // with vectors it would be several times as large as any other
    boolean valid = f.isProper() && isValid(c);
    if (valid) {
      return ExactCapsule.meets(f, c.segment(), c.radius(), true);
    }
    return false;
  }
}
