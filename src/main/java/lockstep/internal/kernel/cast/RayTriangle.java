package lockstep.internal.kernel.cast;

import lockstep.internal.kernel.part.DoubleVec;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.twin.Exact;
import lockstep.twin.ExactVec;
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
 * <p>A ray hits where its line crosses the plane of the triangle, at a t from tMin to tMax, in a point of the
 * triangle. Both sides are hit; edges and vertices belong to it. A triangle without area, or seen edge-on, is
 * a miss. A zero direction is a miss, and so is a NaN or an infinity in origin, direction or vertices, and a
 * t that no float can hold. {@code u} and {@code v} are barycentric: the point is {@code (1 − u − v) a + u b
 * + v c}, up to rounding inside [0, 1].
 *
 * <p>Hit or miss is that of real arithmetic, for all finite floats and infinite tMin and tMax, so no ray
 * slips between triangles. With u = 2⁻²⁴, shears are off by 2 u, so sheared corners by less than 5.1 u of the
 * distance along the dominant axis and 2 u of themselves. That moves an edge function by twice this of the
 * corners and its square, and products and difference by another u: see {@link #room}. What float leaves open
 * is decided by signs of the fourth degree, those of the determinants of Cramer's rule for {@code o + t d = a
 * + u (b − a) + v (c − a)}. t, u and v are those of float, unless these describe no point of the triangle, as
 * in slivers and triangles seen nearly edge-on, or one near an end of the ray: then they are computed in
 * double, so that a ray that starts or ends in a triangle hits at that t.
 *
 * <p>t is the mean, by the weights, of the corners' distances along the dominant axis. It is off by 12 u of
 * the distances, and where weights are off, by that part of the triangle's depth.
 *
 * <p>Its wide twin is compiled from it. The tree repeats the arithmetic by hand in {@code
 * WideTriangleLeafTests.edges} and {@code points} (a ray against the triangles of a leaf) and twice in {@code
 * WidePacketLeafTests}: in {@code test} the signs of edge functions, in {@code hit} all of it. There the axis
 * is known before a vector is loaded and the shear once per ray; with the compiled twin instead, on leaves
 * gathered to columns, incoherent rays take 1.2 to 1.5 times as long. Whether rays hit anything the tree
 * decides in another way, {@code WidePacketAnyTests}. {@code WideTriangleTest} compares each copy with this
 * definition.
 *
 * <p>Range: products of two lengths must fit a float, so triangles and distances between 1e-18 and 1e18;
 * beyond it, hit or miss is still exact.
 */
public final class RayTriangle {
  /**
   * The weights are computed in float if the area is at least the sum of the products of which it is
   * computed, divided by this. An edge function {@code x − y} is off by at most {@code 2u (|x| + |x − y|)},
   * with u = 2⁻²⁴, so the three weights together by at most {@code 4u (16 + 1) < 70 u}: the point they
   * describe lies within {@code 70 u} of the triangle's extent from where the sheared triangle is pierced.
   */
  public static final float TRUST = 16;

  /** Below this area, products may have lost bits to underflow. */
  public static final float LEAST_AREA = 0x1p-100f;

  /** What sheared corners are off by: a part of the distance along the ray, and one of themselves. */
  public static final float ALONG = 5.5f * Real.U, ACROSS = 2 * Real.U;

  /** What t is off by, as a part of the sum of the corners' distances along the dominant axis. */
  public static final float NEAR = 12 * Real.U;

  /**
   * What t may be off by besides, in depths of the triangle, as a multiple of what an edge function may be
   * off by, divided by the area. With δ what corners are off by, the plane moves by δ times its slope, and
   * that is less than the depth times the coordinates across, divided by the area.
   */
  public static final float TILT = 1.5f;

  /** More than underflow takes from edge functions. */
  public static final float TINY = 0x1p-120f;

  /** Up to this sum of coordinates, no two products of an edge function overflow. */
  private static final float LARGEST = 0x1p65f;

  /** What a triple product may be off by, as a part of the product of the vectors' sums of coordinates. */
  private static final double ROUNDING = 0x1p-49;

  /**
   * The ratio of a determinant to what it may be off by from which on its quotients are used: it is then
   * right to 2⁻²⁵, and what t's numerator loses moves the point by less than 2⁻²⁵ of the distance.
   */
  private static final double CLEAR = 0x1p25;

  /** A hit further off has a t that no float can hold. */
  private static final double MOST = 0x1p129;

  /** Shear and t are off by 16 u of the distance, the weights by less than 70 u, see {@link #TRUST}. */
  public static final ErrorBound ERROR = new ErrorBound(40, 70);

  private static final Hit MISS = new Hit(false, Float.POSITIVE_INFINITY, 0, 0);

  private RayTriangle() {}

  /** The result of a cast: t and barycentric coordinates; +∞, 0 and 0 for a miss. */
  public record Hit(boolean hit, float t, float u, float v) {}

  @Twin
  public static Hit cast(Ray ray, @Twin.Second Triangle triangle) {
    Sheared s = Sheared.of(ray, triangle);
    float u = s.edgeU(), v = s.edgeV(), w = s.edgeW();
    float along = s.along(), across = s.across(), scale = Math.abs(s.scale()), room = room(along, across);
    boolean front = u >= -room && v >= -room && w >= -room;
    boolean back = u <= room && v <= room && w <= room;
    boolean inRange = along + across <= LARGEST && scale >= Float.MIN_NORMAL;
    @Twin.Leave
    boolean inside = front || back || !inRange;
    if (inside) {
      Hit at = s.crossing();
      float least = room * Math.abs(s.inverse());
      boolean proper = u * s.inverse() > least && at.u() > least && at.v() > least;
      float near = (NEAR * along + TILT * least * s.depth()) * scale;
      boolean between = Math.abs(at.t() - ray.tMin()) > near && Math.abs(at.t() - ray.tMax()) > near;
      @Twin.Doubt
      boolean open = !(proper && at.hit() && between && inRange);
      if (open) {
        return closely(ray, triangle);
      }
      if (at.t() >= ray.tMin() && at.t() <= ray.tMax()) {
        return at;
      }
    }
    return MISS;
  }

  /**
   * What an edge function may be off by: with S the sum of the corners' coordinates across the dominant axis,
   * Z that along it, and δ ≤ 5.1 u Z + 2 u S what a coordinate is off by, {@code δ S + 2 δ²}, and u S² / 2
   * for products and difference.
   */
  private static float room(float along, float across) {
    float delta = ALONG * along + ACROSS * across;
    return delta * (across + delta) + TINY;
  }

  /**
   * A triangle relative to the origin of a ray, with the dominant axis of its direction last, sheared so that
   * the ray runs along it.
   *
   * @param scale t per distance along that axis
   * @param productU the first product of {@link #edgeU}
   */
  private record Sheared(Vec a, Vec b, Vec c, float scale, float productU, float productV, float productW,
      float edgeU, float edgeV, float edgeW, float inverse) {
    static Sheared of(Ray ray, Triangle triangle) {
      Vec d = ray.direction();
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
      float inverse = 1 / (edgeU + edgeV + edgeW);
      return new Sheared(a, b, c, scale, productU, productV, productW, edgeU, edgeV, edgeW, inverse);
    }

    /** The sum of the corners' distances along the ray's dominant axis. */
    float along() {
      return Math.abs(a.z()) + Math.abs(b.z()) + Math.abs(c.z());
    }

    /** The sum of the corners' coordinates across it. */
    float across() {
      return Math.abs(a.x()) + Math.abs(b.x()) + Math.abs(c.x())
          + (Math.abs(a.y()) + Math.abs(b.y()) + Math.abs(c.y()));
    }

    /** At least the extent along it. */
    float depth() {
      return Math.abs(b.z() - a.z()) + Math.abs(c.z() - a.z());
    }

    /** Where the ray's line crosses the plane, and whether the weights can be trusted. */
    Hit crossing() {
      float area = Math.abs(edgeU + edgeV + edgeW);
      boolean trusted =
          area * TRUST >= Math.abs(productU) + Math.abs(productV) + Math.abs(productW) && area >= LEAST_AREA;
      float u = edgeV * inverse, v = edgeW * inverse;
      float t = (edgeU * inverse * a.z() + u * b.z() + v * c.z()) * scale;
      return new Hit(trusted, t, u, v);
    }

    /** A vector with its component on the dominant axis last. */
    private static Vec turned(Vec v, boolean alongX, boolean alongY) {
      return new Vec(alongX ? v.z() : v.x(), alongY ? v.z() : v.y(), alongX ? v.x() : alongY ? v.y() : v.z());
    }

    private static Vec sheared(Vec v, float shearX, float shearY) {
      return new Vec(v.x() - shearX * v.z(), v.y() - shearY * v.z(), v.z());
    }
  }

  /**
   * The same, decided exactly. t, u and v are those of float if they describe a point of the triangle that is
   * not near an end of the ray: where float is sure they do, so it does not matter how sureness is tested.
   */
  private static Hit closely(Ray ray, Triangle triangle) {
    boolean valid = ray.origin().isFinite() && ray.direction().isFinite() && triangle.isFinite()
        && ray.tMin() <= Float.MAX_VALUE && ray.tMax() >= -Float.MAX_VALUE;
    if (!valid) {
      return MISS;
    }
    Crossing rounded = Crossing.of(ray, triangle);
    if (!rounded.isHit(ray, triangle)) {
      return MISS;
    }
    Sheared s = Sheared.of(ray, triangle);
    Hit at = s.crossing();
    float near = NEAR * s.along() * Math.abs(s.scale());
    boolean good = at.hit() && s.edgeU() * s.inverse() >= 0 && at.u() >= 0 && at.v() >= 0
        && at.t() - ray.tMin() > near && ray.tMax() - at.t() > near;
    if (good) {
      return at;
    }
    if (rounded.isClear()) {
      return rounded.within(ray);
    }
    return ExactCrossing.of(ray, triangle).nearest().within(ray);
  }

  /**
   * Where the line of a ray crosses the plane, by Cramer's rule for {@code o + t d = a + u (b − a) + v (c −
   * a)}: numerators over a determinant, each a triple product, and what these may be off by. Differences,
   * products and sums round each of the six terms ten times at most, and the terms together are less than the
   * product of the vectors' sums of coordinates.
   */
  private record Crossing(double t, double u, double v, double det, double roomT, double roomU, double roomV,
      double roomDet) {
    static Crossing of(Ray ray, Triangle triangle) {
      DoubleVec d = DoubleVec.of(ray.direction()), a = DoubleVec.of(triangle.a());
      DoubleVec e = DoubleVec.of(triangle.b()).minus(a), g = DoubleVec.of(triangle.c()).minus(a);
      DoubleVec s = DoubleVec.of(ray.origin()).minus(a), p = d.cross(g), q = s.cross(e);
      double roomP = ROUNDING * d.abs().sum() * g.abs().sum();
      double roomQ = ROUNDING * s.abs().sum() * e.abs().sum();
      return new Crossing(g.dot(q), s.dot(p), d.dot(q), e.dot(p), g.abs().sum() * roomQ,
          s.abs().sum() * roomP, d.abs().sum() * roomQ, e.abs().sum() * roomP);
    }

    /**
     * Whether t is from tMin to tMax, and the point one of the triangle. Each sign is that of double where it
     * is certain, as most are even of rays at a corner, and else that of real numbers.
     */
    boolean isHit(Ray ray, Triangle triangle) {
      Vec d = ray.direction(), a = triangle.a(), b = triangle.b(), c = triangle.c();
      boolean certain = Math.abs(det) > roomDet;
      boolean front = certain ? det > 0 : isPositive(d, a, c, b);
      if (!front && !certain && !isPositive(d, a, b, c)) {
        return false;
      }
      double sign = front ? 1 : -1;
      double sideU = side(sign * u, roomU), sideV = side(sign * v, roomV);
      double sideW = side(sign * (det - (u + v)), roomDet + roomU + roomV);
      double from = RayTriangle.within(ray.tMin(), -MOST, MOST);
      double to = RayTriangle.within(ray.tMax(), -MOST, MOST);
      double afterMin = side(sign * (t - from * det), roomT + Math.abs(from) * roomDet);
      double beforeMax = side(sign * (to * det - t), roomT + Math.abs(to) * roomDet);
      if (Math.min(Math.min(sideU, sideV), Math.min(sideW, Math.min(afterMin, beforeMax))) < 0) {
        return false;
      }
      return !(sideU == 0 && isOutside(ray, c, a, front)) && !(sideV == 0 && isOutside(ray, a, b, front))
          && !(sideW == 0 && isOutside(ray, b, c, front))
          && !(afterMin == 0 && isOnSide(ray, triangle, ray.tMin(), !front))
          && !(beforeMax == 0 && isOnSide(ray, triangle, ray.tMax(), front));
    }

    /** −1 if a number is certainly negative, 1 if it certainly is not, 0 if that is open. */
    private static double side(double number, double room) {
      return number >= room ? 1 : number < -room ? -1 : 0;
    }

    /** Whether the ray's line is on the outer side of an edge of the triangle. */
    private static boolean isOutside(Ray ray, Vec from, Vec to, boolean front) {
      Vec d = ray.direction(), o = ray.origin();
      return front ? isPositive(d, o, from, to) : isPositive(d, o, to, from);
    }

    /**
     * Whether d · ((p − o) × (q − o)) is positive. Of p and q, that which the line is nearer to is multiplied
     * by d: if it is on the line, this is 0, and so is all that estimates lose.
     */
    private static boolean isPositive(Vec d, Vec o, Vec p, Vec q) {
      DoubleVec line = DoubleVec.of(d), origin = DoubleVec.of(o);
      double distanceP = line.cross(DoubleVec.of(p).minus(origin)).abs().sum();
      double distanceQ = line.cross(DoubleVec.of(q).minus(origin)).abs().sum();
      boolean isP = distanceP < distanceQ;
      ExactVec near = ExactVec.difference(isP ? p : q, o), other = ExactVec.difference(isP ? q : p, o);
      Exact volume = other.dot(near.cross(ExactVec.of(d)));
      return isP ? volume.isNegative() : volume.isPositive();
    }

    /**
     * Whether the ray's point at an end of its interval is in front of the triangle's plane, or behind it; an
     * interval without an end has no such point. The corner nearest to the point is the origin: a ray that
     * starts there is not left to expansions.
     */
    private static boolean isOnSide(Ray ray, Triangle triangle, float end, boolean front) {
      if (Math.abs(end) > Float.MAX_VALUE) {
        return false;
      }
      Vec d = ray.direction(), o = ray.origin(), a = triangle.a(), b = triangle.b(), c = triangle.c();
      DoubleVec point = DoubleVec.of(o).plus(DoubleVec.of(d).times(end));
      double fromA = point.minus(DoubleVec.of(a)).abs().sum();
      double fromB = point.minus(DoubleVec.of(b)).abs().sum();
      double fromC = point.minus(DoubleVec.of(c)).abs().sum();
      Vec near = fromA <= fromB && fromA <= fromC ? a : fromB <= fromC ? b : c;
      Exact height = ExactVec.difference(o, near).plus(ExactVec.of(d).times(Exact.of(end)))
          .dot(ExactVec.difference(b, a).cross(ExactVec.difference(c, a)));
      return front ? height.isPositive() : height.isNegative();
    }

    /** Whether the quotients are better than those of float. */
    boolean isClear() {
      return Math.abs(det) >= CLEAR * roomDet;
    }

    /** The hit, brought into the ray's interval and to weights in [0, 1], from which rounding took it. */
    Hit within(Ray ray) {
      double in = RayTriangle.within(u / det, 0, 1);
      double at = RayTriangle.within(t / det, ray.tMin(), ray.tMax());
      return Math.abs((float) at) <= Float.MAX_VALUE
          ? new Hit(true, (float) at + 0f, (float) in, (float) RayTriangle.within(v / det, 0, 1 - in)) : MISS;
    }
  }

  /** A number, or what is nearest to it from least to most. */
  private static double within(double x, double least, double most) {
    return x > least ? x < most ? x : most : least;
  }

  /** The same in real numbers. */
  private record ExactCrossing(Exact t, Exact u, Exact v, Exact det) {
    static ExactCrossing of(Ray ray, Triangle triangle) {
      ExactVec d = ExactVec.of(ray.direction()), s = ExactVec.difference(ray.origin(), triangle.a());
      ExactVec e = ExactVec.difference(triangle.b(), triangle.a()),
          g = ExactVec.difference(triangle.c(), triangle.a());
      ExactVec p = d.cross(g), q = s.cross(e);
      return new ExactCrossing(g.dot(q), s.dot(p), d.dot(q), e.dot(p));
    }

    Crossing nearest() {
      return new Crossing(t.nearest(), u.nearest(), v.nearest(), det.nearest(), 0, 0, 0, 0);
    }
  }
}
