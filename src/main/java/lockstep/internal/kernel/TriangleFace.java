package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * The point of a triangle's face nearest to a point or a segment, in the way that definitions share: barycentric weights by least squares, with an
 * orthogonal basis of the plane (Gram–Schmidt).
 *
 * <p>With e and g the edges from corner a to b and to c, the point is {@code a + β e + γ g}. The part k of g across e is
 * {@code g − f e}, so {@code a + x e + γ k} is the same point with {@code β = x − γ f}. Since e and k are perpendicular, x and γ are a quotient
 * of dot products each. They are clamped to the triangle: however bad they are, the answer is a point of it. Where the nearest point of the whole
 * triangle is on an edge, this one is some other, so the edges must be asked too. A triangle without area gives a point of an edge.
 *
 * <p>With u = 2⁻²⁴, D the largest distance of a corner from the point, L the longest edge and α the angle at a: x and γ move the point by some
 * 3 u D in the plane, also in a sliver, where weights from a cross product would by u D / sin α. k is off by 3 u |g|, which tilts the
 * plane about e, but not across it, by 3 u / sin α. From the height H over the plane that moves the point by y = 3 u H / sin α, and the
 * distance by y² / 2 H; but y is at most the width L sin α, so the distance is off by at most 1.5 u L. The sum of a and both
 * multiples rounds by another 4 u D.
 */
final class TriangleFace {
  private TriangleFace() {}

  /** The weight γ of c at the point nearest to the origin. */
  static float weightC(float ax, float ay, float az, float ex, float ey, float ez, float gx, float gy,
      float gz) {
    float ee = dot(ex, ey, ez, ex, ey, ez);
    float f = ratio(dot(gx, gy, gz, ex, ey, ez), ee);
    float kx = gx - f * ex;
    float ky = gy - f * ey;
    float kz = gz - f * ez;
    float x = -ratio(dot(ax, ay, az, ex, ey, ez), ee);
    float s = -dot(ax + x * ex, ay + x * ey, az + x * ez, kx, ky, kz);
    float kk = dot(kx, ky, kz, kx, ky, kz);
    return s > 0 ? s < kk ? s / kk : 1 : 0;
  }

  /** The weight β of b there, given that of c. */
  static float weightB(float weightC, float ax, float ay, float az, float ex, float ey, float ez, float gx,
      float gy, float gz) {
    float ee = dot(ex, ey, ez, ex, ey, ez);
    float f = ratio(dot(gx, gy, gz, ex, ey, ez), ee);
    float x = -ratio(dot(ax, ay, az, ex, ey, ez), ee);
    float b = x - weightC * f;
    float rest = 1 - weightC;
    return b > 0 ? b < rest ? b : rest : 0;
  }

  /** The squared distance of that point from the origin. */
  @Twin.Pass
  static float squaredDistance(float ax, float ay, float az, float ex, float ey, float ez, float gx, float gy,
      float gz) {
    float weightC = weightC(ax, ay, az, ex, ey, ez, gx, gy, gz);
    float weightB = weightB(weightC, ax, ay, az, ex, ey, ez, gx, gy, gz);
    float dx = ax + (weightB * ex + weightC * gx);
    float dy = ay + (weightB * ey + weightC * gy);
    float dz = az + (weightB * ez + weightC * gz);
    return dx * dx + dy * dy + dz * dz;
  }

  /**
   * The t in [−1, 1] at which the segment t h is in the plane, or nearest to it; of a parallel segment the middle. Where the nearest point of the
   * triangle is on no edge, this is the t nearest to the triangle (Ericson, Real-Time Collision Detection, 2005, 5.1.10).
   *
   * <p>The plane may be tilted about e by 3 u / sin α, so that the segment seems to rise over the face, L sin α wide, by 3 u L more or less than
   * it does: so what it comes to at another t, or over the edge beyond which that is, is nearer by no more.
   */
  @Twin.Pass
  static float nearestToPlane(float ax, float ay, float az, float hx, float hy, float hz, float ex, float ey,
      float ez, float gx, float gy, float gz) {
    float f = ratio(dot(gx, gy, gz, ex, ey, ez), dot(ex, ey, ez, ex, ey, ez));
    float kx = gx - f * ex;
    float ky = gy - f * ey;
    float kz = gz - f * ez;
    float nx = ey * kz - ez * ky;
    float ny = ez * kx - ex * kz;
    float nz = ex * ky - ey * kx;
    // scaled, or its products with a would be third powers of lengths; NaN where there is no area
    float scale = 1 / (Math.abs(nx) + Math.abs(ny) + Math.abs(nz));
    float wx = nx * scale;
    float wy = ny * scale;
    float wz = nz * scale;
    float over = dot(wx, wy, wz, ax, ay, az);
    float along = dot(wx, wy, wz, hx, hy, hz);
    return Segments.quotient(along > 0 ? over : along < 0 ? -over : 0, Math.abs(along));
  }

  /** The squared distance of the face from the point of the segment pq that {@link #nearestToPlane} finds. */
  static float squaredDistance(float px, float py, float pz, float qx, float qy, float qz, float ax, float ay,
      float az, float bx, float by, float bz, float cx, float cy, float cz) {
    float t = along(px, py, pz, qx, qy, qz, ax, ay, az, bx, by, bz, cx, cy, cz);
    return squaredDistance(fromSegment(t, px, qx, ax), fromSegment(t, py, qy, ay), fromSegment(t, pz, qz, az),
        bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az);
  }

  /** The t of that point. */
  static float along(float px, float py, float pz, float qx, float qy, float qz, float ax, float ay, float az,
      float bx, float by, float bz, float cx, float cy, float cz) {
    return nearestToPlane(Segments.fromMiddle(px, qx, ax), Segments.fromMiddle(py, qy, ay),
        Segments.fromMiddle(pz, qz, az), Segments.half(px, qx), Segments.half(py, qy), Segments.half(pz, qz),
        bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az);
  }

  /** The coordinate x relative to the point at t of the segment from p to q. */
  static float fromSegment(float t, float p, float q, float x) {
    return Segments.fromMiddle(p, q, x) - t * Segments.half(p, q);
  }

  /** The feature bits of the point at s in [−1, 1] of the edge from a to b, from b to c, or from c to a: the corners between which it is. */
  static float feature(float s, boolean ab, boolean bc) {
    return feature(s < 1, s > -1, ab, bc);
  }

  /** The same of a point that is not at the end of the edge, or not at its beginning, or neither. */
  static float feature(boolean beforeEnd, boolean behindStart, boolean ab, boolean bc) {
    float start = ab ? 1 : bc ? 2 : 4;
    float end = ab ? 2 : bc ? 4 : 1;
    return (beforeEnd ? start : 0) + (behindStart ? end : 0);
  }

  /** The least of three. */
  static float least(float a, float b, float c) {
    float least = a < b ? a : b;
    return c < least ? c : least;
  }

  private static float dot(float ax, float ay, float az, float bx, float by, float bz) {
    return ax * bx + ay * by + az * bz;
  }

  /** Of an edge without length 0. */
  private static float ratio(float numerator, float square) {
    return square > 0 ? numerator / square : 0;
  }
}
