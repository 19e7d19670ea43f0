package lockstep.internal.kernel.contains;

import lockstep.twin.Exact;
import lockstep.twin.ExactVec;
import lockstep.twin.Real;
import lockstep.twin.Sphere;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Whether a point is straight below a triangle: the ray from it along +z crosses the triangle. A point is
 * inside a closed mesh if it is below an odd number of triangles (crossing number, Shimrat 1962).
 *
 * <p>Projected along z, the point is in the triangle if a line from it along +x crosses an odd number of its
 * edges. An edge is crossed where its ends lie on either side by y, an end at the line counting as below, and
 * the point is on its left by the sign of the product {@code a.x b.y − b.x a.y} of its ends relative to the
 * point. So an end that two edges share is counted once, and an edge along x never. If one edge is crossed,
 * it leads up or down in y, which is the sense of the triangle, and the triangle is above the point by the
 * sign of its volume with the point: the z of each corner times the product of the edge opposite.
 *
 * <p>A point on an edge or on the triangle is not below it. That is the answer for the point moved along +z
 * by less than any number, along +x by less than any part of that, and along +y by less again. So it is
 * consistent from triangle to triangle: a point on the surface of a closed mesh is inside if the point moved
 * like that is: one of the underside is, and one of the top is not.
 *
 * <p>With u = 2⁻²⁴ and X, Y, Z the sums of the corners' absolute values relative to the point, a product of
 * an edge is off by less than 5 u X Y, and the volume by less than 8 u X Y Z. Signs are certain beyond 8 and
 * 16 times u of that. What that leaves open, and what is out of range, is decided by the same formulas in
 * real numbers: so the answer is that of real arithmetic, for all finite floats.
 *
 * <p>The radius has no effect, except that a negative one is a miss, as is a NaN anywhere or an infinite
 * coordinate.
 */
public final class UnderTriangle {
  /** More than underflow takes from products. */
  private static final float TINY = 0x1p-120f;

  /** Room up to this belongs to products that have not overflowed. */
  private static final float MOST = 0x1p100f;

  private UnderTriangle() {}

  @Twin
  static boolean under(Sphere s, @Twin.Second Triangle t) {
    Vec p = s.center(), a = t.a().minus(p), b = t.b().minus(p), c = t.c().minus(p);
    boolean lowA = a.y() <= 0, lowB = b.y() <= 0, lowC = c.y() <= 0;
    float ab = a.x() * b.y() - b.x() * a.y(), bc = b.x() * c.y() - c.x() * b.y(),
        ca = c.x() * a.y() - a.x() * c.y();
    float volume = a.z() * bc + b.z() * ca + c.z() * ab;
    boolean up = (lowA && !lowB && ab > 0) || (lowB && !lowC && bc > 0) || (lowC && !lowA && ca > 0);
    boolean down = (!lowA && lowB && ab < 0) || (!lowB && lowC && bc < 0) || (!lowC && lowA && ca < 0);
    boolean under = (up && !down && volume > 0) || (down && !up && volume < 0);

    Vec size = a.abs().plus(b.abs()).plus(c.abs());
    float room2 = 8 * Real.U * size.x() * size.y() + TINY, room3 = 2 * room2 * size.z() + TINY;
    boolean certain = room2 <= MOST && room3 <= MOST // neither NaN nor infinite
        && (lowA == lowB || Math.abs(ab) > room2) && (lowB == lowC || Math.abs(bc) > room2)
        && (lowC == lowA || Math.abs(ca) > room2) && (up == down || Math.abs(volume) > room3);
    @Twin.Doubt
    boolean open = !certain;
    if (open) {
      return closely(s, t);
    }
    return under && s.radius() >= 0;
  }

  /** The same for a point that is straight below an edge, or on the triangle, or nearly. */
  @Twin
  static boolean closely(Sphere s, @Twin.Second Triangle t) {
    Vec p = s.center();
    boolean finite = p.isFinite() && t.isFinite();
    if (!(finite && s.radius() >= 0)) {
      return false;
    }
    ExactVec a = ExactVec.difference(t.a(), p), b = ExactVec.difference(t.b(), p),
        c = ExactVec.difference(t.c(), p);
    boolean lowA = t.a().y() <= p.y(), lowB = t.b().y() <= p.y(), lowC = t.c().y() <= p.y();
    Exact ab = a.x().times(b.y()).minus(b.x().times(a.y())),
        bc = b.x().times(c.y()).minus(c.x().times(b.y())), ca = c.x().times(a.y()).minus(a.x().times(c.y()));
    boolean up = (lowA && !lowB && ab.isPositive()) || (lowB && !lowC && bc.isPositive())
        || (lowC && !lowA && ca.isPositive());
    boolean down = (!lowA && lowB && ab.isNegative()) || (!lowB && lowC && bc.isNegative())
        || (!lowC && lowA && ca.isNegative());
    Exact volume = a.z().times(bc).plus(b.z().times(ca)).plus(c.z().times(ab));
    return up != down && (up ? volume.isPositive() : volume.isNegative());
  }
}
