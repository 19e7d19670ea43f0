package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Whether an axis-aligned box (AABB) contains a sphere, capsule, axis-aligned box, oriented box or triangle.
 *
 * <p>It does where it contains the shape's bounds: min and max of a box and of the corners of a triangle, the ends of a capsule or the
 * centre of a sphere, with the radius to spare on either side; the centre of an oriented box with what it reaches along each axis,
 * {@code |R| h} (Ericson, Real-Time Collision Detection, 2005, 4.2.6). Touching a face from inside is contained, so a box contains
 * itself, and a flat one flat shapes. A negative radius or half extent, an empty box, a NaN anywhere, or a quaternion that
 * is no {@linkplain Rotation#proper rotation} is a miss. Infinite planes are allowed, of a box in a box too; other contents are
 * missed where they are infinite.
 *
 * <p>Boxes and triangles are compared exactly. With u = 2⁻²⁴, the distance from a centre to a face is off by u of itself, and so is the
 * answer about spheres and capsules. A row of R is off by (15, 7, 7) u, see {@link Rotation}, 18 u together, the sum of its
 * products by 3 u of itself: so what an oriented box reaches is off by 22 u of half its diagonal, that u of the distance included.
 * What is contained has its centre or ends inside exactly.
 *
 * <p>Range: every float. What an oriented box reaches must be below 3e38; of half extents below 1e-30 products may vanish.
 */
final class InBox {
  private InBox() {}

  @Twin
  static boolean sphere(float minX, float minY, float minZ, float maxX, float maxY, float maxZ,
      @Twin.Second float x, float y, float z, float r) {
    return within(minX, maxX, x, r) && within(minY, maxY, y, r) && within(minZ, maxZ, z, r);
  }

  @Twin
  static boolean capsule(float minX, float minY, float minZ, float maxX, float maxY, float maxZ,
      @Twin.Second float ax, float ay, float az, float bx, float by, float bz, float r) {
    return within(minX, maxX, ax, r) && within(minY, maxY, ay, r) && within(minZ, maxZ, az, r)
        && within(minX, maxX, bx, r) && within(minY, maxY, by, r) && within(minZ, maxZ, bz, r);
  }

  @Twin
  static boolean box(float minX1, float minY1, float minZ1, float maxX1, float maxY1, float maxZ1,
      @Twin.Second float minX2, float minY2, float minZ2, float maxX2, float maxY2, float maxZ2) {
    return minX1 <= minX2 && minX2 <= maxX2 && maxX2 <= maxX1 && minY1 <= minY2 && minY2 <= maxY2
        && maxY2 <= maxY1 && minZ1 <= minZ2 && minZ2 <= maxZ2 && maxZ2 <= maxZ1;
  }

  @Twin
  static boolean orientedBox(float minX, float minY, float minZ, float maxX, float maxY, float maxZ,
      @Twin.Second float x, float y, float z, float hx, float hy, float hz, float qx, float qy, float qz,
      float qw) {
    float square = Rotation.square(qx, qy, qz, qw);
    float s = 2 / square;
    return hx >= 0 && hy >= 0 && hz >= 0 && Rotation.proper(square)
        && within(minX, maxX, x, Rotation.reach(s, qx, qy, qz, qw, hx, hy, hz))
        && within(minY, maxY, y, Rotation.reach(s, qy, qz, qx, qw, hy, hz, hx))
        && within(minZ, maxZ, z, Rotation.reach(s, qz, qx, qy, qw, hz, hx, hy));
  }

  @Twin
  static boolean triangle(float minX, float minY, float minZ, float maxX, float maxY, float maxZ,
      @Twin.Second float ax, float ay, float az, float bx, float by, float bz, float cx, float cy, float cz) {
    return within(minX, maxX, ax) && within(minY, maxY, ay) && within(minZ, maxZ, az)
        && within(minX, maxX, bx) && within(minY, maxY, by) && within(minZ, maxZ, bz)
        && within(minX, maxX, cx) && within(minY, maxY, cy) && within(minZ, maxZ, cz);
  }

  /** Is a finite number in an interval? */
  private static boolean within(float min, float max, float x) {
    return min <= x && x <= max && Math.abs(x) <= Float.MAX_VALUE;
  }

  /** Is all that is no farther than a finite reach from x? Of an infinite x one of the differences is NaN, or negative. */
  private static boolean within(float min, float max, float x, float reach) {
    return reach >= 0 && reach <= x - min && reach <= max - x && reach <= Float.MAX_VALUE;
  }
}
