package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Contact of a sphere and an axis-aligned box: one point, towards the box's point nearest to the centre (Ericson, Real-Time Collision Detection, 2005, 5.1.3); of a
 * centre inside, the shortest way out leads through the nearest face, the first of x, y and z on equal distance.
 *
 * <p>The depth is not negative exactly where they overlap as {@link SphereBox} says. Infinite box planes are allowed, but a centre that no
 * finite way leads out for has no contact. Nor has an empty box, a negative radius, a NaN anywhere or an infinite centre.
 *
 * <p>With u = 2⁻²⁴ and D the distance from centre to box: the differences round by u, and the rest adds 4 u as of two spheres. So depth is off by 5 u D and
 * 2 u of the radius, and u of the depth.
 *
 * <p>Range: as {@link SphereSphereContact}.
 */
final class SphereBoxContact {
  private SphereBoxContact() {}

  @Twin
  static boolean contact(float x, float y, float z, float r, @Twin.Second float minX, float minY, float minZ,
      float maxX, float maxY, float maxZ, float[] nx, float[] ny, float[] nz, float[] x0, float[] y0,
      float[] z0, float[] depth0, float[] feature0, int at) {
    boolean overlap = SphereBox.overlap(x, y, z, r, minX, minY, minZ, maxX, maxY, maxZ);
    boolean inside = PointBoxContact.inside(x, y, z, minX, minY, minZ, maxX, maxY, maxZ);
    float toX = PointBoxContact.toFace(x, minX, maxX);
    float toY = PointBoxContact.toFace(y, minY, maxY);
    float toZ = PointBoxContact.toFace(z, minZ, maxZ);
    boolean throughX = inside && toX <= toY && toX <= toZ;
    boolean throughY = inside && !throughX && toY <= toZ;
    boolean throughZ = inside && !throughX && !throughY;
    float dx = PointBoxContact.towards(inside, throughX, x, minX, maxX);
    float dy = PointBoxContact.towards(inside, throughY, y, minY, maxY);
    float dz = PointBoxContact.towards(inside, throughZ, z, minZ, maxZ);
    float normalX = Contact.normal(dx, dx, dy, dz);
    float normalY = Contact.normal(dy, dx, dy, dz);
    float normalZ = Contact.normal(dz, dx, dy, dz);
    float way = throughX ? toX : throughY ? toY : toZ;
    float deep = inside ? r + way : r - Contact.length(dx, dy, dz);
    float middleX = Contact.middle(x + normalX * r, PointBoxContact.onBox(throughX, x, minX, maxX));
    float middleY = Contact.middle(y + normalY * r, PointBoxContact.onBox(throughY, y, minY, maxY));
    float middleZ = Contact.middle(z + normalZ * r, PointBoxContact.onBox(throughZ, z, minZ, maxZ));
    boolean hit = r >= 0 && minX <= maxX && minY <= maxY && minZ <= maxZ && Contact.proper(deep)
        && Contact.proper(middleX, middleY, middleZ);
    nx[at] = normalX;
    ny[at] = normalY;
    nz[at] = normalZ;
    x0[at] = middleX;
    y0[at] = middleY;
    z0[at] = middleZ;
    depth0[at] = hit ? Contact.depth(overlap, deep) : Contact.NONE;
    feature0[at] = BoxFeature.of(PointBoxContact.side(inside, throughX, x, minX, maxX),
        PointBoxContact.side(inside, throughY, y, minY, maxY),
        PointBoxContact.side(inside, throughZ, z, minZ, maxZ));
    return hit;
  }
}
