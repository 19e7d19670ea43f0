package lockstep.internal.kernel.contains;

import lockstep.internal.kernel.part.BoxTriangleAxes;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.twin.Sphere;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Whether a point is straight below a triangle: the ray from it along +z crosses the triangle. A point is
 * inside a closed mesh if it is below an odd number of triangles (crossing number, Shimrat 1962).
 *
 * <p>Projected along z, the point is in the triangle if a line from it along +x crosses an odd number of its
 * edges. An edge is crossed by y alone where its ends lie on either side, the lower end counted as above: so
 * an end that two edges share is counted once, and an edge along x never. The test of an edge does not depend
 * on the order of its ends, so both triangles of the edge get the same answer, however it is rounded. So the
 * triangles of a closed mesh that are crossed are always an even number, and a point is never lost between
 * two of them: around a corner that is close to the line, rounding may choose another triangle, or three for
 * one, but the edges about all of them are decided as ever.
 *
 * <p>The triangle is above if all of its corners are, or if some are and its plane is too. So a point that is
 * not within rounding of the surface is decided as in real arithmetic; on the surface itself either answer is
 * possible. With u = 2⁻²⁴ and D the largest distance of a corner from the point, the normal's parts are off
 * by 3 u of products of edges, and the height, a product of it with a corner relative to the point, by 8 u
 * more: rounding reaches 11 u D / sin α from the plane, for α the largest angle of the triangle, and across
 * z, where edges round, 4 u D.
 *
 * <p>The radius has no effect, except that a negative one is a miss, as is a NaN anywhere or an infinite
 * corner. Range: products of three lengths must fit a float, so coordinates and triangles from 1e-12 to 1e12.
 */
public final class UnderTriangle {
  /** An edge is off by 4 u of differences across z, which are no larger than the coordinates of both. */
  public static final ErrorBound ERROR = new ErrorBound(5, 0);

  private UnderTriangle() {}

  @Twin
  static boolean under(Sphere s, @Twin.Second Triangle t) {
    Vec p = s.center(), a = t.a(), b = t.b(), c = t.c();
    boolean covers = crosses(p, a, b) ^ crosses(p, b, c) ^ crosses(p, c, a);
    float lowest = BoxTriangleAxes.min(a.z(), b.z(), c.z()),
        highest = BoxTriangleAxes.max(a.z(), b.z(), c.z());
    Vec e = b.minus(a), f = c.minus(a);
    Vec n = e.cross(f);
    float height = n.dot(a.minus(p));
    boolean above = p.z() < lowest || (p.z() < highest && (n.z() > 0 ? height > 0 : height < 0));
    // a NaN or an infinity shows in the edges
    return covers && above && s.radius() >= 0
        && e.abs().sum() + Math.abs(f.x()) + Math.abs(f.y()) + Math.abs(f.z()) <= Float.MAX_VALUE;
  }

  /**
   * Whether the line from p along +x crosses the edge, including the end at the least y and excluding the
   * other.
   */
  private static boolean crosses(Vec p, Vec a, Vec b) {
    boolean rises = a.y() < b.y();
    Vec low = rises ? a : b, high = rises ? b : a;
    return low.y() <= p.y() && p.y() < high.y()
        && (p.x() - low.x()) * (high.y() - low.y()) < (high.x() - low.x()) * (p.y() - low.y());
  }
}
