package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Sweep of a sphere and a triangle: when a moving sphere touches a triangle. Seen from the triangle, the centre of the sphere moves along a segment towards the
 * triangle rounded by the radius, which is a thick face, three cylinders about the edges and three spheres about the corners (Ericson, Real-Time Collision
 * Detection, 2005, 5.5): the first of these that it enters, see {@link RoundedHull}.
 *
 * <p>The normal is that of the nearest point of the triangle then: of the face, if the centre is over it; or else from the edge that it is beyond, or a
 * corner, see {@link ContactNormal}. Which one is decided by where the centre is over the face's plane, in units of rounding, and not by distances, which
 * near a corner differ by squares of that. A triangle so flat that its normal says less than its edges has no face, see {@link FaceFrame}; for a radius as
 * small as rounding any other has nothing else.
 *
 * <p>They overlap from the start as {@link SphereTriangle} says. Both sides are hit; a triangle without area is its edges. A sphere without radius is a
 * point: it hits the face, also where two faces meet, but edges and corners of a triangle without area only where nothing rounds. A negative radius, a NaN
 * anywhere, an infinite centre, corner or motion is a miss.
 *
 * <p>With u = 2⁻²⁴ and D the largest distance of a corner from the start: the centre relative to a rounds by u D, and where it is nearest by another 3 u D;
 * each part is off by 16 u of what is left of distances there, see {@link RoundedHull}, and t by u of the way. Over the sides of a face a point may be out by a
 * slack of 2 u (√3 D + 2 L), with L the longest of the edges at a, at a corner by √2 of that: 11 u D. So the shapes are apart, or in each other, by less than 21 u of D, the
 * radius and the way together. What 600,000 pairs of each nasty sort came to is 8.3 u of the span where they are apart, for a radius of 0 and beyond a side, 1.6 u otherwise;
 * and 1.5 u where they are in each other. Along the normal they are so by 5.8 u.
 *
 * <p>Range: as in {@link SphereTriangle} for what overlaps. Else squares of lengths must fit a float, so radius, edges and distances between 1e-18 and 1e18, and
 * the motion between 1e-15 and 1e18; a shorter one is none.
 */
final class SphereTriangleSweep {
  /** 21 u of distance, radius and way, each at most √3 times the largest of coordinates. */
  static final ErrorBound ERROR = new ErrorBound(37, 0);

  /** Factor of a corner's squared distance: far more than rounding. */
  private static final float FARTHER = 1 + 0x1p-10f;

  private SphereTriangleSweep() {}

  @Twin
  static boolean sweep(float x, float y, float z, float r, float vx, float vy, float vz,
      @Twin.Second float ax, float ay, float az, float bx, float by, float bz, float cx, float cy, float cz,
      float[] t, float[] nx, float[] ny, float[] nz, int at) {
    @Twin.Stage
    boolean near = SweptTriangle.near(x, x, vx, r, ax, bx, cx) && SweptTriangle.near(y, y, vy, r, ay, by, cy)
        && SweptTriangle.near(z, z, vz, r, az, bz, cz)
        && SweptTriangle.nearPlane(x, y, z, x, y, z, vx, vy, vz, r, ax, ay, az, bx, by, bz, cx, cy, cz);
    boolean overlap = SphereTriangle.overlap(x, y, z, r, ax, ay, az, bx, by, bz, cx, cy, cz);
    // the centre relative to a; the edges ab, ac and bc
    float px = x - ax, ex = bx - ax, gx = cx - ax, fx = cx - bx;
    float py = y - ay, ey = by - ay, gy = cy - ay, fy = cy - by;
    float pz = z - az, ez = bz - az, gz = cz - az, fz = cz - bz;
    float ee = Segments.square(ex, ey, ez);
    float gg = Segments.square(gx, gy, gz);
    float ff = Segments.square(fx, fy, fz);

    // unit vectors in the face, along ab and across it
    float length = (float) Math.sqrt(ee);
    float ix = FaceFrame.along(0, ex, ey, ez);
    float iy = FaceFrame.along(1, ex, ey, ez);
    float iz = FaceFrame.along(2, ex, ey, ez);
    float jx = FaceFrame.across(0, ex, ey, ez, gx, gy, gz);
    float jy = FaceFrame.across(1, ex, ey, ez, gx, gy, gz);
    float jz = FaceFrame.across(2, ex, ey, ez, gx, gy, gz);
    float along = RoundedHull.dot(gx, gy, gz, ix, iy, iz);
    float height = FaceFrame.height(ex, ey, ez, gx, gy, gz);

    // from where the centre is nearest to a on
    float s = RoundedHull.nearest(px, py, pz, vx, vy, vz);
    float qx = px + s * vx;
    float qy = py + s * vy;
    float qz = pz + s * vz;
    float size = (float) Math.sqrt(gg);
    float slack = RoundedHull.SLACK * ((Math.abs(px) + Math.abs(py) + Math.abs(pz)) + (length + size + r));
    float enter = RoundedHull.triangle(qx, qy, qz, vx, vy, vz, ex, ey, ez, gx, gy, gz, slack, r, s);
    enter = Sweep.least(RoundedHull.edge(qx - 0.5f * ex, qy - 0.5f * ey, qz - 0.5f * ez, vx, vy, vz,
        0.5f * ex, 0.5f * ey, 0.5f * ez, r, s), enter);
    enter = Sweep.least(RoundedHull.edge(qx - 0.5f * gx, qy - 0.5f * gy, qz - 0.5f * gz, vx, vy, vz,
        0.5f * gx, 0.5f * gy, 0.5f * gz, r, s), enter);
    enter = Sweep.least(RoundedHull.edge(qx - 0.5f * (ex + gx), qy - 0.5f * (ey + gy), qz - 0.5f * (ez + gz),
        vx, vy, vz, 0.5f * fx, 0.5f * fy, 0.5f * fz, r, s), enter);
    enter = Sweep.least(RoundedHull.corner(qx, qy, qz, vx, vy, vz, r, s), enter);
    enter = Sweep.least(RoundedHull.corner(qx - ex, qy - ey, qz - ez, vx, vy, vz, r, s), enter);
    enter = Sweep.least(RoundedHull.corner(qx - gx, qy - gy, qz - gz, vx, vy, vz, r, s), enter);
    boolean valid =
        r >= 0 && Sweep.proper(vx, vy, vz) && Math.abs(px) + Math.abs(py) + Math.abs(pz) <= Float.MAX_VALUE
            && ee <= Float.MAX_VALUE && ff <= Float.MAX_VALUE && gg <= Float.MAX_VALUE;
    float time = Sweep.time(overlap, enter);
    boolean hit = near && valid && time < Float.POSITIVE_INFINITY;

    // a relative to the centre at that time, and how far that is inside of the sides
    float ox = time * -vx - px;
    float oy = time * -vy - py;
    float oz = time * -vz - pz;
    float mx = iy * jz - iz * jy;
    float my = iz * jx - ix * jz;
    float mz = ix * jy - iy * jx;
    float alongO = -RoundedHull.dot(ox, oy, oz, ix, iy, iz);
    float acrossO = -RoundedHull.dot(ox, oy, oz, jx, jy, jz);
    float inG = alongO * height - acrossO * along;
    float inF = (length - alongO) * height - acrossO * (length - along);
    boolean flat = FaceFrame.flat(height, size, r);
    boolean face = !flat && (r <= slack || (acrossO >= 0 && inG >= 0 && inF >= 0));
    float side = ContactNormal.side(RoundedHull.dot(vx, vy, vz, mx, my, mz),
        Math.abs(vx) + Math.abs(vy) + Math.abs(vz), -RoundedHull.dot(ox, oy, oz, mx, my, mz));

    // the nearest edge
    float sE = SphereTriangle.along(ox, oy, oz, ex, ey, ez, ee);
    float sG = SphereTriangle.along(ox, oy, oz, gx, gy, gz, gg);
    float sF = SphereTriangle.along(ox + ex, oy + ey, oz + ez, fx, fy, fz, ff);
    float toE = rank(sE, Segments.square(ox + sE * ex, oy + sE * ey, oz + sE * ez), acrossO < 0, flat);
    float toG = rank(sG, Segments.square(ox + sG * gx, oy + sG * gy, oz + sG * gz), inG < 0, flat);
    float toF = rank(sF, Segments.square((ox + ex) + sF * fx, (oy + ey) + sF * fy, (oz + ez) + sF * fz),
        inF < 0, flat);
    boolean isE = toE <= toG && toE <= toF;
    boolean isG = !isE && toG <= toF;
    float on = isE ? sE : isG ? sG : sF;
    float hx = isE ? ex : isG ? gx : fx;
    float hy = isE ? ey : isG ? gy : fy;
    float hz = isE ? ez : isG ? gz : fz;
    float wx = face ? side * mx : -((isE || isG ? ox : ox + ex) + on * hx);
    float wy = face ? side * my : -((isE || isG ? oy : oy + ey) + on * hy);
    float wz = face ? side * mz : -((isE || isG ? oz : oz + ez) + on * hz);
    boolean edge = !face && ((on > 0 && on < 1) || (wx == 0 && wy == 0 && wz == 0));
    hx = edge ? hx : 0;
    hy = edge ? hy : 0;
    hz = edge ? hz : 0;
    float vv = Segments.square(vx, vy, vz);
    t[at] = hit ? time : Float.POSITIVE_INFINITY;
    nx[at] = hit ? ContactNormal.of(0, overlap, wx, wy, wz, hx, hy, hz, vx, vy, vz, vv) : 0;
    ny[at] = hit ? ContactNormal.of(1, overlap, wx, wy, wz, hx, hy, hz, vx, vy, vz, vv) : 0;
    nz[at] = hit ? ContactNormal.of(2, overlap, wx, wy, wz, hx, hy, hz, vx, vy, vz, vv) : 0;
    return hit;
  }

  /**
   * What is least for the nearest edge: −1 for the one that the centre is beyond, between its ends; then distances of corners. Of a flat triangle the
   * squared distances, more of a corner, since an edge that is as near decides.
   */
  private static float rank(float s, float square, boolean beyond, boolean flat) {
    boolean between = s > 0 && s < 1;
    float ofEdge = beyond ? -1 : flat ? square : Float.POSITIVE_INFINITY;
    return between ? ofEdge : flat ? FARTHER * square : square;
  }
}
