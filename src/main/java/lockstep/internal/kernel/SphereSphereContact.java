package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Contact of two spheres: one point on the line between the centres (Ericson, Real-Time Collision Detection, 2005, 5.5.1).
 *
 * <p>The depth is not negative exactly where they overlap as {@link SphereSphere} says. Of spheres with one centre the normal is the x axis, from the
 * smaller to the larger one. A negative radius, a NaN or an infinity anywhere has no contact.
 *
 * <p>With u = 2⁻²⁴ and D the distance of the centres: their difference rounds by u, the division by its largest component, squares, root and
 * the product by another 4 u, so depth is off by 5 u D and 2 u of the radii, the normal by 4 u, points by that of the radii, and by 2 u of their coordinates.
 *
 * <p>Range: differences and radii below 1e38; below 1e-19 the overlap test decides as {@link SphereSphere} says.
 */
final class SphereSphereContact {
  private SphereSphereContact() {}

  @Twin
  static boolean contact(float x1, float y1, float z1, float r1, @Twin.Second float x2, float y2, float z2,
      float r2, float[] nx, float[] ny, float[] nz, float[] x0, float[] y0, float[] z0, float[] depth0,
      float[] feature0, int at) {
    boolean overlap = SphereSphere.overlap(x1, y1, z1, r1, x2, y2, z2, r2);
    float dx = x2 - x1;
    float dy = y2 - y1;
    float dz = z2 - z1;
    boolean apart = Contact.largest(dx, dy, dz) > 0;
    float outX = apart ? dx : r1 <= r2 ? 1 : -1;
    float normalX = Contact.normal(outX, outX, dy, dz);
    float normalY = Contact.normal(dy, outX, dy, dz);
    float normalZ = Contact.normal(dz, outX, dy, dz);
    float deep = (r1 + r2) - (apart ? Contact.length(outX, dy, dz) : 0);
    float middleX = Contact.middle(x1 + normalX * r1, x2 - normalX * r2);
    float middleY = Contact.middle(y1 + normalY * r1, y2 - normalY * r2);
    float middleZ = Contact.middle(z1 + normalZ * r1, z2 - normalZ * r2);
    boolean hit = r1 >= 0 && r2 >= 0 && Contact.proper(deep) && Contact.proper(middleX, middleY, middleZ);
    nx[at] = normalX;
    ny[at] = normalY;
    nz[at] = normalZ;
    x0[at] = middleX;
    y0[at] = middleY;
    z0[at] = middleZ;
    depth0[at] = hit ? Contact.depth(overlap, deep) : Contact.NONE;
    feature0[at] = 1;
    return hit;
  }
}
