package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.DoubleVec;
import lockstep.internal.kernel.part.ErrorBound;
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
 * <p>Touching is an overlap. So are a triangle inside the frustum and one that the frustum passes through. A
 * triangle without area is a segment or a point. That holds for any six planes, whether or not they bound a
 * hexahedron: if they have no common point, they meet nothing. A normal without direction, an infinite plane
 * constant, a NaN anywhere or an infinite corner is a miss.
 *
 * <p>The stage tests plane by plane whether it keeps all corners, in float and with room for its rounding. A
 * triangle with its first corner clearly behind all of them is a hit. The rest is in double: u, v and d round
 * by 4 v of |n| times the largest distance of plane or triangle from the origin, v = 2⁻⁵³, the sum of two
 * constraints by 2 v of its terms, and its quotient t ≤ 1 by v of itself. So the answer is that of planes off
 * by 16 v of that distance. Range: every finite float.
 */
public final class FrustumTriangle {
  /** As for a sphere. */
  public static final ErrorBound ERROR = FrustumSphere.ERROR;

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
    DoubleVec o = DoubleVec.of(t.a());
    return valid
        && DoubleFrustum.of(f, o).meetsTriangle(DoubleVec.of(t.b()).minus(o), DoubleVec.of(t.c()).minus(o));
  }
}
