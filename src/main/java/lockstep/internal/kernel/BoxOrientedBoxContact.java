package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Contact of an axis-aligned box and an oriented box, relative to the centre of the oriented one: {@link BoxPairContact} says how, and how normal and points are chosen.
 *
 * <p>The depth is not negative exactly where they overlap as {@link BoxOrientedBox} says. Either may be flat, and the axis-aligned one may be infinite where they do not meet. An empty box, a negative half extent, a quaternion that is no {@linkplain Rotation#proper rotation}, a NaN anywhere, an infinity in the oriented
 * box, or a contact that would be at infinity is none.
 *
 * <p>Off by as much as that of {@linkplain OrientedBoxOrientedBoxContact two oriented boxes}, but for what turns into the frame of the first and back.
 *
 * <p>Range: as {@link BoxOrientedBoxDistance}.
 */
final class BoxOrientedBoxContact {
  /** Planes farther away from the centre of the oriented box are as good as infinite: so that their products are numbers. */
  private static final float FARTHEST = 1e18f;

  private BoxOrientedBoxContact() {}

  @Twin
  static boolean contact(float minX, float minY, float minZ, float maxX, float maxY, float maxZ,
      @Twin.Second float x, float y, float z, float halfX, float halfY, float halfZ, float qx, float qy,
      float qz, float qw, float[] nx, float[] ny, float[] nz, float[] x0, float[] y0, float[] z0,
      float[] depth0, float[] feature0, float[] x1, float[] y1, float[] z1, float[] depth1, float[] feature1,
      float[] x2, float[] y2, float[] z2, float[] depth2, float[] feature2, float[] x3, float[] y3,
      float[] z3, float[] depth3, float[] feature3, int at) {
    boolean overlap = BoxOrientedBox.overlap(minX, minY, minZ, maxX, maxY, maxZ, x, y, z, halfX, halfY, halfZ,
        qx, qy, qz, qw);
    float square = Rotation.square(qx, qy, qz, qw);
    float size = halfX + halfY + halfZ;
    float lowX = SphereBox.clamp(minX - x, -FARTHEST, FARTHEST),
        highX = SphereBox.clamp(maxX - x, -FARTHEST, FARTHEST);
    float lowY = SphereBox.clamp(minY - y, -FARTHEST, FARTHEST),
        highY = SphereBox.clamp(maxY - y, -FARTHEST, FARTHEST);
    float lowZ = SphereBox.clamp(minZ - z, -FARTHEST, FARTHEST),
        highZ = SphereBox.clamp(maxZ - z, -FARTHEST, FARTHEST);
    float small = 0.5f * ((highX - lowX) + (highY - lowY) + (highZ - lowZ));
    boolean valid = minX <= maxX && minY <= maxY && minZ <= maxZ && BoxFrame.proper(halfX, halfY, halfZ)
        && Rotation.proper(square) && size <= FARTHEST && Contact.proper(x, y, z);
    return BoxPairContact.contact(overlap, valid, false, x, y, z, 0, 0, 0, 1, 2, lowX, lowY, lowZ, highX,
        highY, highZ, halfX, halfY, halfZ, 2 / square, qx, qy, qz, qw, small < size ? small : size, nx, ny,
        nz, x0, y0, z0, depth0, feature0, x1, y1, z1, depth1, feature1, x2, y2, z2, depth2, feature2, x3, y3,
        z3, depth3, feature3, at);
  }
}
