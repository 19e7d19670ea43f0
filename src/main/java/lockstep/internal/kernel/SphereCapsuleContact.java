package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Contact of a sphere and a capsule: that of two spheres, of which the second is about the point of the segment nearest to the centre of the first (Ericson,
 * Real-Time Collision Detection, 2005, 5.1.2).
 *
 * <p>The depth is not negative exactly where they overlap as {@link SphereCapsule} says. A centre on the segment leaves along a fixed direction
 * perpendicular to it: that is the shortest way out. Beside the segment the normal is perpendicular to it also where the centre is nearer than
 * rounding can tell. A capsule without length is a sphere. A negative radius, a NaN or an infinity anywhere has no contact.
 *
 * <p>With u = 2⁻²⁴ and D the larger distance of the centre from an end, the vector to the segment is off by at most 7 u D, see {@link SphereCapsuleDistance}, and
 * 3 u of its length are added as of two spheres.
 *
 * <p>Range: as {@link SphereCapsuleDistance}.
 */
final class SphereCapsuleContact {
  private SphereCapsuleContact() {}

  @Twin
  static boolean contact(float x, float y, float z, float r1, @Twin.Second float ax, float ay, float az,
      float bx, float by, float bz, float r2, float[] nx, float[] ny, float[] nz, float[] x0, float[] y0,
      float[] z0, float[] depth0, float[] feature0, int at) {
    boolean overlap = SphereCapsule.overlap(x, y, z, r1, ax, ay, az, bx, by, bz, r2);
    float mx = Segments.middle(x, ax, bx), hx = Segments.half(ax, bx);
    float my = Segments.middle(y, ay, by), hy = Segments.half(ay, by);
    float mz = Segments.middle(z, az, bz), hz = Segments.half(az, bz);
    float t = Segments.nearest(mx, my, mz, hx, hy, hz);
    float dx = mx + t * hx;
    float dy = my + t * hy;
    float dz = mz + t * hz;
    // where the centre is beside the segment, or rounding has put it there, what d has along it is rounding: once more for what that leaves
    float hh = Segments.square(hx, hy, hz);
    float along = dx * hx + dy * hy + dz * hz;
    boolean beyond = (t >= 1 && along <= 0) || (t <= -1 && along >= 0);
    float s1 = beyond ? 0 : Contact.along(along, hh);
    float ax1 = dx - s1 * hx;
    float ay1 = dy - s1 * hy;
    float az1 = dz - s1 * hz;
    float s2 = beyond ? 0 : Contact.along(ax1 * hx + ay1 * hy + az1 * hz, hh);
    float sideX = ax1 - s2 * hx;
    float sideY = ay1 - s2 * hy;
    float sideZ = az1 - s2 * hz;
    float side = Contact.largest(sideX, sideY, sideZ);
    float apart = Contact.isLeft(side, Contact.largest(ax1, ay1, az1)) ? side : 0;
    // across the segment, from the axis along which it is shortest
    boolean alongX = Math.abs(hx) <= Math.abs(hy) && Math.abs(hx) <= Math.abs(hz);
    boolean alongY = !alongX && Math.abs(hy) <= Math.abs(hz);
    float acrossX = alongX ? 0 : alongY ? -hz : hy;
    float acrossY = alongX ? hz : alongY ? 0 : -hx;
    float acrossZ = alongX ? -hy : alongY ? hx : 0;
    float outX = apart > 0 ? sideX : acrossX;
    float outY = apart > 0 ? sideY : acrossY;
    float outZ = apart > 0 ? sideZ : acrossZ;
    outX = Contact.largest(outX, outY, outZ) > 0 ? outX : 1;
    float normalX = Contact.normal(outX, outX, outY, outZ);
    float normalY = Contact.normal(outY, outX, outY, outZ);
    float normalZ = Contact.normal(outZ, outX, outY, outZ);
    float deep = (r1 + r2) - (apart > 0 ? Contact.length(outX, outY, outZ) : 0);
    float middleX = Contact.middle(x + normalX * r1, x + (dx - normalX * r2));
    float middleY = Contact.middle(y + normalY * r1, y + (dy - normalY * r2));
    float middleZ = Contact.middle(z + normalZ * r1, z + (dz - normalZ * r2));
    boolean hit = r1 >= 0 && r2 >= 0 && Contact.proper(deep) && Contact.proper(hh)
        && Contact.proper(mx * mx + my * my + mz * mz) && Contact.proper(middleX, middleY, middleZ);
    nx[at] = normalX;
    ny[at] = normalY;
    nz[at] = normalZ;
    x0[at] = middleX;
    y0[at] = middleY;
    z0[at] = middleZ;
    depth0[at] = hit ? Contact.depth(overlap, deep) : Contact.NONE;
    feature0[at] = Segments.feature(t);
    return hit;
  }
}
