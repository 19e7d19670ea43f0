package lockstep.internal.kernel;

import lockstep.twin.Real;
import lockstep.twin.Twin;

/**
 * Watertight ray–triangle intersection.
 *
 * <p>Woop, Benthin and Wald, Watertight Ray/Triangle Intersection (JCGT 2(1), 2013): move the ray
 * to the origin, shear space so that it runs along its dominant axis, and decide in that plane by
 * the signs of the three edge functions {@code U, V, W} (twice the signed areas between the origin
 * and an edge).
 *
 * <p>Why no ray slips between triangles: a vertex lands on the same sheared point in every triangle
 * that uses it, and the sign of {@code a·b − c·d}, computed without fma, is never wrong: rounding
 * may only make it 0. So strictly mixed signs are a miss for certain. Any others are decided by the float
 * edge functions where these are large enough for good weights, and else, for slivers and triangles seen
 * edge-on, in double, where a product of floats is exact. So the sheared mesh is decided exactly, and a hit
 * is always a point of its triangle: see {@link #TRUST}.
 *
 * <p>t is the mean, by the weights, of the corners' distances along the dominant axis, which rounds. Where it is so near to tMin or
 * tMax that this may decide, see {@link #NEAR}, the crossing with the plane decides instead, in double. So rays that start or end in
 * the triangle hit, at that t, and rays that start just behind it do not: on a grid of whole numbers to 5 one in 10,000 is
 * lost, to 1,000 three in 1,000, in triangles seen nearly edge-on; by t alone it was every fifth. A ray that starts or ends on an edge
 * may still be missed, as one that is aimed at the edge of a lone triangle: its corners are sheared past it.
 *
 * <p>Both sides of the triangle are hit; edges and vertices belong to it. {@code u} and {@code v}
 * are barycentric: the point is {@code (1 − u − v) a + u b + v c}, up to rounding inside [0, 1]. A
 * triangle without area, or seen edge-on, is a miss, as far as rounding lets it show: three corners on a
 * line may be sheared to a sliver of a few ulp, and be hit there. A zero direction is a miss, and so is a
 * NaN or an infinity in origin, direction or vertices.
 *
 * <p>Its wide twin is compiled from it. The tree repeats the arithmetic by hand in {@code WideTriangleLeafTests.edges} and {@code points}
 * (a ray against the triangles of a leaf) and twice in {@code WidePacketLeafTests}: in {@code test} the signs of edge functions, in
 * {@code hit} all of it. There the axis is known before a vector is loaded and the shear once per ray; with the compiled twin instead, on
 * leaves gathered to columns, incoherent rays take 1.2 to 1.5 times as long. {@code WideTriangleTest} compares each copy with this
 * definition.
 *
 * <p>Range: products of two lengths must fit a float, so triangles and distances between 1e-18 and
 * 1e18.
 */
public final class RayTriangle {
  /**
   * The weights are computed in float where the area is at least the sum of the products it is made of,
   * divided by this. An edge function {@code x − y} is off by at most {@code 2u (|x| + |x − y|)}, with
   * u = 2⁻²⁴, so the three weights together by at most {@code 4u (16 + 1) < 70 u}: the point they describe lies
   * within {@code 70 u} of the triangle's extent from where the ray pierces it.
   */
  public static final float TRUST = 16;

  /** Below this area, products may have lost bits to underflow. */
  public static final float LEAST_AREA = 0x1p-100f;

  /**
   * Where t is as near to tMin or tMax as this part of the sum of the corners' distances along the dominant axis, the crossing with
   * the plane decides, and moves t by no more than that. It is 8 u: t is off by more only in triangles seen nearly edge-on.
   */
  public static final float NEAR = 8 * Real.U;

  /**
   * Shear and t are off by 16 u of the distance, the weights by less than 70 u, see {@link #TRUST}; and near tMin and tMax t is
   * moved by up to 8 u of three distances, see {@link #NEAR}.
   */
  static final ErrorBound ERROR = new ErrorBound(40, 70);

  private RayTriangle() {}

  /** Writes t, u and v (+∞, 0 and 0 for a miss) at {@code at} and answers whether the ray hits. */
  @Twin
  public static boolean cast(float ox, float oy, float oz, float dx, float dy, float dz, float tMin,
      float tMax, @Twin.Second float ax, float ay, float az, float bx, float by, float bz, float cx, float cy,
      float cz, float[] tOut, float[] uOut, float[] vOut, int at) {
    // r is the dominant axis of the direction, p and q the other two
    boolean alongX = Math.abs(dx) >= Math.abs(dy) && Math.abs(dx) >= Math.abs(dz);
    boolean alongY = !alongX && Math.abs(dy) >= Math.abs(dz);
    float scale = 1 / along(dx, dy, dz, alongX, alongY);
    float shearP = (alongX ? dz : dx) * scale;
    float shearQ = (alongY ? dz : dy) * scale;

    float ar = along(ax - ox, ay - oy, az - oz, alongX, alongY);
    float br = along(bx - ox, by - oy, bz - oz, alongX, alongY);
    float cr = along(cx - ox, cy - oy, cz - oz, alongX, alongY);
    float ap = (alongX ? az - oz : ax - ox) - shearP * ar;
    float aq = (alongY ? az - oz : ay - oy) - shearQ * ar;
    float bp = (alongX ? bz - oz : bx - ox) - shearP * br;
    float bq = (alongY ? bz - oz : by - oy) - shearQ * br;
    float cp = (alongX ? cz - oz : cx - ox) - shearP * cr;
    float cq = (alongY ? cz - oz : cy - oy) - shearQ * cr;

    float productU = cp * bq, productV = ap * cq, productW = bp * aq;
    float edgeU = productU - cq * bp;
    float edgeV = productV - aq * cp;
    float edgeW = productW - bq * ap;
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
        t = inverse == 0 ? Float.NaN : (edgeU * inverse * ar + u * br + v * cr) * scale;
      } else {
        double exactU = (double) cp * bq - (double) cq * bp;
        double exactV = (double) ap * cq - (double) aq * cp;
        double exactW = (double) bp * aq - (double) bq * ap;
        boolean within =
            (exactU >= 0 && exactV >= 0 && exactW >= 0) || (exactU <= 0 && exactV <= 0 && exactW <= 0);
        double exactDet = exactU + exactV + exactW;
        u = (float) (exactV / exactDet);
        v = (float) (exactW / exactDet);
        // NaN where there is no area
        t = within ? (float) ((exactU * ar + exactV * br + exactW * cr) / exactDet * scale) : Float.NaN;
      }
      float near = NEAR * (Math.abs(ar) + Math.abs(br) + Math.abs(cr)) * Math.abs(scale);
      boolean atEnd =
          Math.abs(t) <= Float.MAX_VALUE && (Math.abs(t - tMin) <= near || Math.abs(t - tMax) <= near);
      if (atEnd) {
        double exact = crossing(ox, oy, oz, dx, dy, dz, ax, ay, az, bx, by, bz, cx, cy, cz);
        double least = (double) t - near, most = (double) t + near;
        boolean between = exact >= tMin && exact <= tMax;
        t = between ? (float) (exact < least ? least : exact > most ? most : exact) + 0f : Float.NaN;
      }
      if (t >= tMin && t <= tMax && Math.abs(t) <= Float.MAX_VALUE) {
        tOut[at] = t;
        uOut[at] = u;
        vOut[at] = v;
        return true;
      }
    }
    tOut[at] = Float.POSITIVE_INFINITY;
    uOut[at] = 0;
    vOut[at] = 0;
    return false;
  }

  /** The t at which the ray crosses the plane of the triangle: the normal is (b − a) × (c − a). */
  private static double crossing(double ox, double oy, double oz, double dx, double dy, double dz, double ax,
      double ay, double az, double bx, double by, double bz, double cx, double cy, double cz) {
    double ex = bx - ax, ey = by - ay, ez = bz - az;
    double fx = cx - ax, fy = cy - ay, fz = cz - az;
    double nx = ey * fz - ez * fy;
    double ny = ez * fx - ex * fz;
    double nz = ex * fy - ey * fx;
    return (nx * (ax - ox) + ny * (ay - oy) + nz * (az - oz)) / (nx * dx + ny * dy + nz * dz);
  }

  private static float along(float x, float y, float z, boolean alongX, boolean alongY) {
    return alongX ? x : alongY ? y : z;
  }
}
