package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Overlap test of an axis-aligned box (AABB) and an oriented box (OBB), by separating axes (SAT).
 *
 * <p>They overlap where none of fifteen axes tells them apart: see {@link BoxAxes} for which, for flat boxes and nearly parallel
 * edges. Both are closed: touching is an overlap, so is one within the other. Either may be flat: a rectangle, a segment or a point. With
 * an axis-aligned q the answer is that of {@link BoxBox}, where differences and sums of the operands do not round. An empty box (min &gt;
 * max on an axis), a negative half extent, a quaternion that is not {@linkplain Rotation#proper proper} or a NaN anywhere is a miss, so
 * is an infinite centre or half extent; infinite planes of the axis-aligned box are allowed.
 *
 * <p>First the distance from the centre to the box is compared with the radius of the oriented box, the distance of its corners
 * from its centre, which can only say that they are apart. All else is relative to the centre, so a large offset costs no precision. On
 * the axes of space the planes themselves are compared. Then the box is clipped to the oriented box's bounds, made larger by more
 * than they may be off: that changes no answer, but centre and half extents are as small as the oriented box then, so that a huge or
 * infinite box costs no precision either.
 *
 * <p>With u = 2⁻²⁴ and ρ the radius of the oriented box, the answer is that for boxes of which one has its planes off by at most 44 u ρ: the matrix moves B by 19 u ρ, planes of A by 2 u of the clipped ones, which reach ρ, and on the worst kind of axis, the normals
 * of B, 22 u ρ round. On the axes of space it is 24 u ρ and u of the plane. What searching for the worst found is 9 u ρ.
 *
 * <p>Range: coordinates below 4e37. Between boxes below 1e-26, gaps that only nearly parallel edges show may be overlooked.
 */
final class BoxOrientedBox {
  /** On an axis, 24 u ρ and u of a plane: ρ is at most √3 of the largest coordinate that the oriented box reaches. */
  static final ErrorBound ERROR = new ErrorBound(44, 0);

  /** By how much the bounds of the oriented box are made larger: 32 u of the sum of half extents, which is no less than ρ. */
  private static final float MARGIN = 0x1p-19f;

  private BoxOrientedBox() {}

  @Twin
  static boolean overlap(float minX, float minY, float minZ, float maxX, float maxY, float maxZ,
      @Twin.Second float x, float y, float z, float halfX, float halfY, float halfZ, float qx, float qy,
      float qz, float qw) {
    @Twin.Stage
    boolean near = near(minX, minY, minZ, maxX, maxY, maxZ, x, y, z, halfX, halfY, halfZ);
    return near && onAxes(minX, minY, minZ, maxX, maxY, maxZ, x, y, z, halfX, halfY, halfZ, qx, qy, qz, qw);
  }

  /** May the box be as near to the centre of the oriented box as one of its corners? */
  private static boolean near(float minX, float minY, float minZ, float maxX, float maxY, float maxZ, float x,
      float y, float z, float halfX, float halfY, float halfZ) {
    return BoxAxes.near(x - SphereBox.clamp(x, minX, maxX), y - SphereBox.clamp(y, minY, maxY),
        z - SphereBox.clamp(z, minZ, maxZ), BoxAxes.radius(halfX, halfY, halfZ));
  }

  /** How far the oriented box reaches on the first axis of space, and more than that may be off. For the others all change places cyclically. */
  static float reach(float s, float qx, float qy, float qz, float qw, float hx, float hy, float hz,
      float size) {
    return Rotation.reach(s, qx, qy, qz, qw, hx, hy, hz) + MARGIN * size;
  }

  /** Whether they meet on all axes, and are both proper. */
  private static boolean onAxes(float minX, float minY, float minZ, float maxX, float maxY, float maxZ,
      float x, float y, float z, float halfX, float halfY, float halfZ, float qx, float qy, float qz,
      float qw) {
    float square = Rotation.square(qx, qy, qz, qw);
    float size = halfX + halfY + halfZ;
    boolean proper = Rotation.proper(square) && halfX >= 0 && halfY >= 0 && halfZ >= 0
        && size <= Float.MAX_VALUE && minX <= maxX && minY <= maxY && minZ <= maxZ;
    float s = 2 / square;
    float extentX = Rotation.reach(s, qx, qy, qz, qw, halfX, halfY, halfZ);
    float extentY = Rotation.reach(s, qy, qz, qx, qw, halfY, halfZ, halfX);
    float extentZ = Rotation.reach(s, qz, qx, qy, qw, halfZ, halfX, halfY);
    float lowX = minX - x, highX = maxX - x;
    float lowY = minY - y, highY = maxY - y;
    float lowZ = minZ - z, highZ = maxZ - z;
    boolean bounds = lowX <= extentX && highX >= -extentX && lowY <= extentY && highY >= -extentY
        && lowZ <= extentZ && highZ >= -extentZ;
    float margin = MARGIN * size;
    extentX += margin;
    extentY += margin;
    extentZ += margin;
    lowX = lowX > -extentX ? lowX : -extentX;
    lowY = lowY > -extentY ? lowY : -extentY;
    lowZ = lowZ > -extentZ ? lowZ : -extentZ;
    highX = highX < extentX ? highX : extentX;
    highY = highY < extentY ? highY : extentY;
    highZ = highZ < extentZ ? highZ : extentZ;
    float tx = (lowX + highX) * 0.5f, gx = (highX - lowX) * 0.5f;
    float ty = (lowY + highY) * 0.5f, gy = (highY - lowY) * 0.5f;
    float tz = (lowZ + highZ) * 0.5f, gz = (highZ - lowZ) * 0.5f;
    return proper && bounds
        && BoxAxes.meet(tx, ty, tz, gx, gy, gz, halfX, halfY, halfZ, s, qx, qy, qz, qw, size);
  }
}
