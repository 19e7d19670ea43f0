package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.DoubleVec;
import lockstep.internal.kernel.part.Frustum;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;

/**
 * Overlap test of a frustum and a triangle.
 *
 * <p>They overlap if the planes leave part of the triangle {@code o + s e + t h}, s, t ≥ 0, s + t ≤ 1. With
 * {@code u = n · e}, {@code v = n · h} and d for {@code n · o + d}, each plane is a constraint {@code s u + t
 * v + d ≤ 0}. First s is eliminated (Fourier and Motzkin; Schrijver, Theory of Linear and Integer
 * Programming, 1986, 12.2): two constraints in which it has different signs have a sum without it. Bounds on
 * t remain, and they overlap if the lower ones are at most the upper ones.
 *
 * <p>Touching is an overlap. So are a triangle inside the frustum and one that the frustum passes through.
 * The six planes may be any: those without a common point, such as a far plane in front of the near one, meet
 * nothing, and coinciding ones are flat. A triangle without area is a segment or a point. A normal without
 * direction, an infinite plane constant, a NaN anywhere or an infinite corner is a miss.
 *
 * <p>The stage tests plane by plane whether it keeps all corners, in float and with room for its rounding. A
 * triangle with its first corner clearly behind all of them is a hit. The rest is decided in double where
 * that is certain: u, v and d, sums of two constraints and quotients t ≤ 1 round by less than 32 v of |n|
 * times the largest distance of plane or triangle from the origin, v = 2⁻⁵³. Planes are moved by more than
 * that, outwards and inwards. What is left is decided by signs of polynomials ({@link ExactRows}): so the
 * answer is that of real arithmetic, for all finite floats.
 */
public final class FrustumTriangle {
  private FrustumTriangle() {}

  @Twin
  static boolean overlap(Frustum f, @Twin.Second Triangle t) {
    @Twin.Stage
    boolean near =
        Frustum.reaches(f.left(), t) && Frustum.reaches(f.right(), t) && Frustum.reaches(f.bottom(), t)
            && Frustum.reaches(f.top(), t) && Frustum.reaches(f.near(), t) && Frustum.reaches(f.far(), t);
    if (!near) {
      return false;
    }
    boolean valid = t.isFinite();
    @Twin.Sure
    boolean inside = Frustum.holds(f.left(), t.a()) && Frustum.holds(f.right(), t.a())
        && Frustum.holds(f.bottom(), t.a()) && Frustum.holds(f.top(), t.a()) && Frustum.holds(f.near(), t.a())
        && Frustum.holds(f.far(), t.a()) && valid;
    if (inside) {
      return true;
    }
    double side = side(f, t);
    if (!valid || side > 0) {
      return false;
    }
    @Twin.Doubt
    boolean open = !(side < 0);
    if (open) {
      return closely(f, t);
    }
    return true;
  }

  /** 1 if they are certainly apart, −1 if they certainly have more in common than a surface, else 0. */
  public static double side(Frustum f, Triangle t) {
    DoubleVec o = DoubleVec.of(t.a());
    DoubleVec e = DoubleVec.of(t.b()).minus(o), h = DoubleVec.of(t.c()).minus(o);
    return DoubleFrustum.of(f, o, e.abs().sum() + h.abs().sum()).triangle(e, h);
  }

  /** The same for triangles that nearly touch. */
  private static boolean closely(Frustum f, Triangle t) {
    return f.isProper() && t.isFinite() && ExactRows.meets(f, t);
  }
}
