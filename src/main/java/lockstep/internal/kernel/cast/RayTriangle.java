package lockstep.internal.kernel.cast;

import lockstep.internal.kernel.part.DoubleVec;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.twin.Ray;
import lockstep.twin.Real;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Watertight ray–triangle intersection.
 *
 * <p>Woop, Benthin and Wald, Watertight Ray/Triangle Intersection (JCGT 2(1), 2013): move the ray to the
 * origin, shear space so that it runs along its dominant axis, and decide in that plane by the signs of the
 * three edge functions {@code U, V, W} (twice the signed areas between the origin and an edge).
 *
 * <p>Why no ray slips between triangles: a vertex is sheared to the same point in every triangle that uses
 * it, and the sign of {@code a·b − c·d}, computed without fma, is never wrong: rounding may only make it 0.
 * So strictly mixed signs are certainly a miss. All others are decided by the float edge functions if these
 * are large enough for good weights, and otherwise, for slivers and triangles seen edge-on, in double, where
 * a product of floats is exact. So the sheared mesh is decided exactly, and a hit is always a point of its
 * triangle: see {@link #TRUST}.
 *
 * <p>t is the mean, by the weights, of the corners' distances along the dominant axis, which rounds. If it is
 * so near to tMin or tMax that rounding may decide, see {@link #NEAR}, the crossing with the plane decides
 * instead, in double. So rays that start or end in the triangle hit, at that t, and rays that start just
 * behind it do not: on a grid of whole numbers to 5 one in 10,000 is lost, to 1,000 three in 1,000, in
 * triangles seen nearly edge-on; by t alone it was every fifth. A ray that starts or ends on an edge may
 * still be missed, like one that is aimed at the edge of a lone triangle: its corners are sheared past it.
 *
 * <p>Both sides of the triangle are hit; edges and vertices belong to it. {@code u} and {@code v} are
 * barycentric: the point is {@code (1 − u − v) a + u b + v c}, up to rounding inside [0, 1]. A triangle
 * without area, or seen edge-on, is a miss as far as rounding permits: three collinear corners may be sheared
 * to a sliver of a few ulp, and be hit there. A zero direction is a miss, and so is a NaN or an infinity in
 * origin, direction or vertices.
 *
 * <p>Its wide twin is compiled from it. The tree repeats the arithmetic by hand in {@code
 * WideTriangleLeafTests.edges} and {@code points} (a ray against the triangles of a leaf) and twice in {@code
 * WidePacketLeafTests}: in {@code test} the signs of edge functions, in {@code hit} all of it. There the axis
 * is known before a vector is loaded and the shear once per ray; with the compiled twin instead, on leaves
 * gathered to columns, incoherent rays take 1.2 to 1.5 times as long. {@code WideTriangleTest} compares each
 * copy with this definition.
 *
 * <p>Range: products of two lengths must fit a float, so triangles and distances between 1e-18 and 1e18.
 */
public final class RayTriangle {
  /**
   * The weights are computed in float if the area is at least the sum of the products of which it is
   * computed, divided by this. An edge function {@code x − y} is off by at most {@code 2u (|x| + |x − y|)},
   * with u = 2⁻²⁴, so the three weights together by at most {@code 4u (16 + 1) < 70 u}: the point they
   * describe lies within {@code 70 u} of the triangle's extent from where the ray pierces it.
   */
  public static final float TRUST = 16;

  /** Below this area, products may have lost bits to underflow. */
  public static final float LEAST_AREA = 0x1p-100f;

  /**
   * If t is as near to tMin or tMax as this part of the sum of the corners' distances along the dominant
   * axis, the crossing with the plane decides, and moves t by no more than that. It is 8 u: t is off by more
   * only in triangles seen nearly edge-on.
   */
  public static final float NEAR = 8 * Real.U;

  /**
   * Shear and t are off by 16 u of the distance, the weights by less than 70 u, see {@link #TRUST}; and near
   * tMin and tMax t is moved by up to 8 u of three distances, see {@link #NEAR}.
   */
  public static final ErrorBound ERROR = new ErrorBound(40, 70);

  private static final Hit MISS = new Hit(false, Float.POSITIVE_INFINITY, 0, 0);

  private RayTriangle() {}

  /** The result of a cast: t and barycentric coordinates; +∞, 0 and 0 for a miss. */
  public record Hit(boolean hit, float t, float u, float v) {}

  @Twin
  public static Hit cast(Ray ray, @Twin.Second Triangle triangle) {
    Vec d = ray.direction();
    // z is the dominant axis of the direction, x and y the other two
    boolean alongX = Math.abs(d.x()) >= Math.abs(d.y()) && Math.abs(d.x()) >= Math.abs(d.z());
    boolean alongY = !alongX && Math.abs(d.y()) >= Math.abs(d.z());
    Vec turned = turned(d, alongX, alongY);
    float scale = 1 / turned.z();
    float shearX = turned.x() * scale;
    float shearY = turned.y() * scale;
    Vec a = sheared(turned(triangle.a().minus(ray.origin()), alongX, alongY), shearX, shearY);
    Vec b = sheared(turned(triangle.b().minus(ray.origin()), alongX, alongY), shearX, shearY);
    Vec c = sheared(turned(triangle.c().minus(ray.origin()), alongX, alongY), shearX, shearY);

    float productU = c.x() * b.y(), productV = a.x() * c.y(), productW = b.x() * a.y();
    float edgeU = productU - c.y() * b.x();
    float edgeV = productV - a.y() * c.x();
    float edgeW = productW - b.y() * a.x();
    boolean front = edgeU >= 0 && edgeV >= 0 && edgeW >= 0;
    boolean back = edgeU <= 0 && edgeV <= 0 && edgeW <= 0;
    // scale is 0 for an infinite direction
    @Twin.Leave
    boolean inside = (front || back) && Math.abs(scale) > 0;
    if (inside) {
      float det = edgeU + edgeV + edgeW;
      float area = Math.abs(det);
      float u, v, t;
      boolean trusted =
          area * TRUST >= Math.abs(productU) + Math.abs(productV) + Math.abs(productW) && area >= LEAST_AREA;
      if (trusted) {
        float inverse = 1 / det; // 0 where areas overflow
        u = edgeV * inverse;
        v = edgeW * inverse;
        t = inverse == 0 ? Float.NaN : (edgeU * inverse * a.z() + u * b.z() + v * c.z()) * scale;
      } else {
        double exactU = (double) c.x() * b.y() - (double) c.y() * b.x();
        double exactV = (double) a.x() * c.y() - (double) a.y() * c.x();
        double exactW = (double) b.x() * a.y() - (double) b.y() * a.x();
        boolean within =
            (exactU >= 0 && exactV >= 0 && exactW >= 0) || (exactU <= 0 && exactV <= 0 && exactW <= 0);
        double exactDet = exactU + exactV + exactW;
        u = (float) (exactV / exactDet);
        v = (float) (exactW / exactDet);
        // NaN if there is no area
        t = within ? (float) ((exactU * a.z() + exactV * b.z() + exactW * c.z()) / exactDet * scale)
            : Float.NaN;
      }
      float near = NEAR * (Math.abs(a.z()) + Math.abs(b.z()) + Math.abs(c.z())) * Math.abs(scale);
      boolean atEnd = Math.abs(t) <= Float.MAX_VALUE
          && (Math.abs(t - ray.tMin()) <= near || Math.abs(t - ray.tMax()) <= near);
      if (atEnd) {
        double exact = crossing(ray, triangle);
        double least = (double) t - near, most = (double) t + near;
        boolean between = exact >= ray.tMin() && exact <= ray.tMax();
        t = between ? (float) (exact < least ? least : exact > most ? most : exact) + 0f : Float.NaN;
      }
      if (t >= ray.tMin() && t <= ray.tMax() && Math.abs(t) <= Float.MAX_VALUE) {
        return new Hit(true, t, u, v);
      }
    }
    return MISS;
  }

  /** The t at which the ray crosses the plane of the triangle: the normal is (b − a) × (c − a). */
  private static double crossing(Ray ray, Triangle triangle) {
    DoubleVec a = DoubleVec.of(triangle.a());
    DoubleVec n = DoubleVec.of(triangle.b()).minus(a).cross(DoubleVec.of(triangle.c()).minus(a));
    return n.dot(a.minus(DoubleVec.of(ray.origin()))) / n.dot(DoubleVec.of(ray.direction()));
  }

  /** A vector with its component on the dominant axis last. */
  private static Vec turned(Vec v, boolean alongX, boolean alongY) {
    return new Vec(alongX ? v.z() : v.x(), alongY ? v.z() : v.y(), alongX ? v.x() : alongY ? v.y() : v.z());
  }

  private static Vec sheared(Vec v, float shearX, float shearY) {
    return new Vec(v.x() - shearX * v.z(), v.y() - shearY * v.z(), v.z());
  }
}
