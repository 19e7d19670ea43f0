package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Contact of a sphere and an oriented box: that of a sphere and a box in the frame of the box, see {@link SphereBoxContact}, turned back into space.
 *
 * <p>The depth is not negative exactly where they overlap as {@link SphereOrientedBox} says. A negative radius or half extent, a quaternion that is no
 * {@linkplain Rotation#proper rotation}, a NaN or an infinity anywhere has no contact.
 *
 * <p>With u = 2⁻²⁴ and D the distance of the centres, the centre in the frame is off by 23 u D and u of its coordinates, see {@link BoxFrame}, and the normal and
 * the point on the box by as much again when they are turned back.
 *
 * <p>Range: as {@link SphereOrientedBox}.
 */
final class SphereOrientedBoxContact {
  private SphereOrientedBoxContact() {}

  @Twin
  static boolean contact(float x, float y, float z, float r, @Twin.Second float centreX, float centreY,
      float centreZ, float halfX, float halfY, float halfZ, float qx, float qy, float qz, float qw,
      float[] nx, float[] ny, float[] nz, float[] x0, float[] y0, float[] z0, float[] depth0,
      float[] feature0, int at) {
    boolean overlap =
        SphereOrientedBox.overlap(x, y, z, r, centreX, centreY, centreZ, halfX, halfY, halfZ, qx, qy, qz, qw);
    float dx = x - centreX;
    float dy = y - centreY;
    float dz = z - centreZ;
    float square = Rotation.square(qx, qy, qz, qw);
    float s = 2 / square;
    // in the frame of the box
    float px = BoxFrame.along(dx, dy, dz, qx, qy, qz, qw, s);
    float py = BoxFrame.along(dy, dz, dx, qy, qz, qx, qw, s);
    float pz = BoxFrame.along(dz, dx, dy, qz, qx, qy, qw, s);
    boolean inside = PointBoxContact.inside(px, py, pz, -halfX, -halfY, -halfZ, halfX, halfY, halfZ);
    float toX = PointBoxContact.toFace(px, -halfX, halfX);
    float toY = PointBoxContact.toFace(py, -halfY, halfY);
    float toZ = PointBoxContact.toFace(pz, -halfZ, halfZ);
    boolean throughX = inside && toX <= toY && toX <= toZ;
    boolean throughY = inside && !throughX && toY <= toZ;
    boolean throughZ = inside && !throughX && !throughY;
    float outX = PointBoxContact.towards(inside, throughX, px, -halfX, halfX);
    float outY = PointBoxContact.towards(inside, throughY, py, -halfY, halfY);
    float outZ = PointBoxContact.towards(inside, throughZ, pz, -halfZ, halfZ);
    float ux = Contact.normal(outX, outX, outY, outZ);
    float uy = Contact.normal(outY, outX, outY, outZ);
    float uz = Contact.normal(outZ, outX, outY, outZ);
    float normalX = BoxFrame.inSpace(ux, uy, uz, qx, qy, qz, qw, s) + 0f;
    float normalY = BoxFrame.inSpace(uy, uz, ux, qy, qz, qx, qw, s) + 0f;
    float normalZ = BoxFrame.inSpace(uz, ux, uy, qz, qx, qy, qw, s) + 0f;
    float way = throughX ? toX : throughY ? toY : toZ;
    float deep = inside ? r + way : r - Contact.length(outX, outY, outZ);
    float onX = PointBoxContact.onBox(throughX, px, -halfX, halfX);
    float onY = PointBoxContact.onBox(throughY, py, -halfY, halfY);
    float onZ = PointBoxContact.onBox(throughZ, pz, -halfZ, halfZ);
    float middleX =
        Contact.middle(x + normalX * r, centreX + BoxFrame.inSpace(onX, onY, onZ, qx, qy, qz, qw, s));
    float middleY =
        Contact.middle(y + normalY * r, centreY + BoxFrame.inSpace(onY, onZ, onX, qy, qz, qx, qw, s));
    float middleZ =
        Contact.middle(z + normalZ * r, centreZ + BoxFrame.inSpace(onZ, onX, onY, qz, qx, qy, qw, s));
    boolean hit = r >= 0 && BoxFrame.proper(halfX, halfY, halfZ) && Rotation.proper(square)
        && Contact.proper(deep) && Contact.proper(middleX, middleY, middleZ);
    nx[at] = normalX;
    ny[at] = normalY;
    nz[at] = normalZ;
    x0[at] = middleX;
    y0[at] = middleY;
    z0[at] = middleZ;
    depth0[at] = hit ? Contact.depth(overlap, deep) : Contact.NONE;
    feature0[at] = BoxFeature.of(PointBoxContact.side(inside, throughX, px, -halfX, halfX),
        PointBoxContact.side(inside, throughY, py, -halfY, halfY),
        PointBoxContact.side(inside, throughZ, pz, -halfZ, halfZ));
    return hit;
  }
}
