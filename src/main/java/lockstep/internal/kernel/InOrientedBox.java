package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Whether an oriented box (OBB) contains a sphere, capsule, axis-aligned box, oriented box or triangle.
 *
 * <p>Seen from its frame it is an axis-aligned box about the origin. A point is in it where {@code |m| ≤ h} on each axis, a ball where
 * {@code |m| ≤ h − r}, a capsule where both its end spheres are, a triangle where its corners are, and a box where {@code |m| ≤ h −
 * |R| k}, for half extents k and the rotation R from its frame into the container's (Ericson, Real-Time Collision Detection, 2005,
 * 4.2.6 and 4.4.1). For two oriented boxes R is that of the quaternion {@code q1* q2}, both brought to length 1 first, which is
 * exactly none for equal ones: so an oriented box contains itself. Touching a face from inside is contained, and a flat box
 * contains flat shapes. A negative radius or half extent, an empty box, a quaternion that is no {@linkplain Rotation#proper
 * rotation}, a NaN anywhere, or an infinite number is a miss.
 *
 * <p>With u = 2⁻²⁴ and D the distance from the centre of the container to that of the ball or box, or to the corner, m is off by 23 u D,
 * see {@link BoxFrame}, the difference of the centres by u D, the middle of an axis-aligned box by another, and {@code h − r} or {@code h
 * − |R| k} by u of itself, which is no more than D at a touch: 26 u D. The entries of R in a row are off by 18 u together, see {@link
 * Rotation}. That of two oriented boxes is also turned, by twice what the quaternion is off by: u for each of the two, and 5 u for four
 * products and three sums in each of four components. Products and sums with half extents add 3 u: what a box reaches is off by 21 u of half its
 * diagonal, 22 u if its half extents are half of differences, and 35 u if it is oriented.
 *
 * <p>Range: coordinates below 1e38. Of lengths below 1e-29 products may vanish.
 */
final class InOrientedBox {
  /** 26 u of the distance of the centres, √3 times that of their coordinates. */
  static final ErrorBound ERROR = new ErrorBound(46, 0);

  private InOrientedBox() {}

  @Twin
  static boolean sphere(float x, float y, float z, float hx, float hy, float hz, float qx, float qy, float qz,
      float qw, @Twin.Second float x2, float y2, float z2, float r) {
    float square = Rotation.square(qx, qy, qz, qw);
    return r >= 0 && proper(hx, hy, hz, square)
        && holds(x2 - x, y2 - y, z2 - z, qx, qy, qz, qw, 2 / square, hx - r, hy - r, hz - r);
  }

  @Twin
  static boolean capsule(float x, float y, float z, float hx, float hy, float hz, float qx, float qy,
      float qz, float qw, @Twin.Second float ax, float ay, float az, float bx, float by, float bz, float r) {
    float square = Rotation.square(qx, qy, qz, qw);
    float s = 2 / square;
    return r >= 0 && proper(hx, hy, hz, square)
        && holds(ax - x, ay - y, az - z, qx, qy, qz, qw, s, hx - r, hy - r, hz - r)
        && holds(bx - x, by - y, bz - z, qx, qy, qz, qw, s, hx - r, hy - r, hz - r);
  }

  @Twin
  static boolean box(float x, float y, float z, float hx, float hy, float hz, float qx, float qy, float qz,
      float qw, @Twin.Second float minX, float minY, float minZ, float maxX, float maxY, float maxZ) {
    float square = Rotation.square(qx, qy, qz, qw);
    float s = 2 / square;
    float kx = Segments.half(minX, maxX), ky = Segments.half(minY, maxY), kz = Segments.half(minZ, maxZ);
    // turned back: the axes of the container are the rows
    return minX <= maxX && minY <= maxY && minZ <= maxZ && proper(hx, hy, hz, square)
        && holds(Segments.middle(x, minX, maxX), Segments.middle(y, minY, maxY),
            Segments.middle(z, minZ, maxZ), qx, qy, qz, qw, s,
            hx - Rotation.reach(s, -qx, -qy, -qz, qw, kx, ky, kz),
            hy - Rotation.reach(s, -qy, -qz, -qx, qw, ky, kz, kx),
            hz - Rotation.reach(s, -qz, -qx, -qy, qw, kz, kx, ky));
  }

  @Twin
  static boolean orientedBox(float x, float y, float z, float hx, float hy, float hz, float qx, float qy,
      float qz, float qw, @Twin.Second float x2, float y2, float z2, float kx, float ky, float kz, float px,
      float py, float pz, float pw) {
    float square = Rotation.square(qx, qy, qz, qw);
    float square2 = Rotation.square(px, py, pz, pw);
    float one = 1 / (float) Math.sqrt(square), two = 1 / (float) Math.sqrt(square2);
    float ax = qx * one, ay = qy * one, az = qz * one, aw = qw * one;
    float bx = px * two, by = py * two, bz = pz * two, bw = pw * two;
    float vx = (aw * bx - ax * bw) - (ay * bz - az * by);
    float vy = (aw * by - ay * bw) - (az * bx - ax * bz);
    float vz = (aw * bz - az * bw) - (ax * by - ay * bx);
    float w = (aw * bw + ax * bx) + (ay * by + az * bz);
    float s = 2 / Rotation.square(vx, vy, vz, w);
    return kx >= 0 && ky >= 0 && kz >= 0 && Rotation.proper(square2) && proper(hx, hy, hz, square) && holds(
        x2 - x, y2 - y, z2 - z, qx, qy, qz, qw, 2 / square, hx - Rotation.reach(s, vx, vy, vz, w, kx, ky, kz),
        hy - Rotation.reach(s, vy, vz, vx, w, ky, kz, kx), hz - Rotation.reach(s, vz, vx, vy, w, kz, kx, ky));
  }

  @Twin
  static boolean triangle(float x, float y, float z, float hx, float hy, float hz, float qx, float qy,
      float qz, float qw, @Twin.Second float ax, float ay, float az, float bx, float by, float bz, float cx,
      float cy, float cz) {
    float square = Rotation.square(qx, qy, qz, qw);
    float s = 2 / square;
    return proper(hx, hy, hz, square) && holds(ax - x, ay - y, az - z, qx, qy, qz, qw, s, hx, hy, hz)
        && holds(bx - x, by - y, bz - z, qx, qy, qz, qw, s, hx, hy, hz)
        && holds(cx - x, cy - y, cz - z, qx, qy, qz, qw, s, hx, hy, hz);
  }

  private static boolean proper(float hx, float hy, float hz, float square) {
    return Rotation.proper(square) && BoxFrame.proper(hx, hy, hz);
  }

  /** Is a vector from the centre, seen in the frame of the box, within these half extents? */
  private static boolean holds(float dx, float dy, float dz, float qx, float qy, float qz, float qw, float s,
      float hx, float hy, float hz) {
    return Math.abs(BoxFrame.along(dx, dy, dz, qx, qy, qz, qw, s)) <= hx
        && Math.abs(BoxFrame.along(dy, dz, dx, qy, qz, qx, qw, s)) <= hy
        && Math.abs(BoxFrame.along(dz, dx, dy, qz, qx, qy, qw, s)) <= hz;
  }

}
