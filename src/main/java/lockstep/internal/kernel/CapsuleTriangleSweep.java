package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Sweep of a capsule and a triangle: when a moving capsule touches a triangle. The middle of the segment, seen from the triangle, moves along a segment towards
 * the prism that the triangle makes along the capsule's segment, rounded by the radius (Ericson, Real-Time Collision Detection, 2005, 5.5): the
 * triangle at both ends, three parallelograms of an edge and the segment, nine edges and six corners. The first of these that it enters is the contact,
 * see {@link RoundedHull}.
 *
 * <p>The normal is that along which they are farthest apart then, of four: that of the face; and of each edge that of the closest points of it and the segment,
 * found as in {@link SegmentEdge}: perpendicular to both where both points are between ends, to one where one is, see {@link ContactNormal}. Where
 * an edge and the segment are so nearly parallel that the normal of both says less than that of one it is
 * that, see {@link FaceFrame}.
 *
 * <p>They overlap from the start as {@link CapsuleTriangle} says. Both sides are hit; a triangle without area
 * is its edges, a capsule without length a sphere. One with a radius of at most 10 u of all lengths is swept
 * as a box, see {@link SweptThinCapsule}. A negative radius, a NaN anywhere, an infinite end, corner or
 * motion is a miss.
 *
 * <p>With u = 2⁻²⁴ and D the largest distance of a corner from an end at the start: the middle rounds by 2 u D, and where it is nearest by another 3 u D; each part is off
 * by 16 u of what is left of distances there, see {@link RoundedHull}, and t by u of the way. Beyond the sides of a face a point may be out by a slack of 2 u
 * (√3 + 2.5) D, at a corner by √2 of that: 12 u D. So the shapes are apart, or in each other, by less than 25 u of D, the radius and the way
 * together. What 600,000 pairs of each nasty sort came to is 11.2 u of the span where they are apart, for a radius of 0 and beyond a side, and 1.7 u where they are
 * in each other. Along the normal they are so by 2.3 u, and by more where the radius is a small part of the span and two corners or an end and a corner meet: its direction
 * is off by the rounding of where they are through the radius; for a ten-thousandth of the span up to 31 u came to pass.
 *
 * <p>Range: as in {@link CapsuleTriangle} for what overlaps. Else squares of lengths must fit a float, so radius, edges and distances between 1e-18 and 1e18, and
 * the motion between 1e-15 and 1e18; a shorter one is none.
 */
final class CapsuleTriangleSweep {
  /** 25 u of distance, radius and way, each at most √3 times the largest of coordinates. */
  static final ErrorBound ERROR = new ErrorBound(44, 0);

  /** What sines of angles may be by rounding: 16 u. */
  private static final float ROUNDING = 0x1p-20f;

  private CapsuleTriangleSweep() {}

  @Twin
  static boolean sweep(float ax1, float ay1, float az1, float bx1, float by1, float bz1, float r, float vx,
      float vy, float vz, @Twin.Second float ax, float ay, float az, float bx, float by, float bz, float cx,
      float cy, float cz, float[] t, float[] nx, float[] ny, float[] nz, int at) {
    @Twin.Stage
    boolean near =
        SweptTriangle.near(ax1, bx1, vx, r, ax, bx, cx) && SweptTriangle.near(ay1, by1, vy, r, ay, by, cy)
            && SweptTriangle.near(az1, bz1, vz, r, az, bz, cz) && SweptTriangle.nearPlane(ax1, ay1, az1, bx1,
                by1, bz1, vx, vy, vz, r, ax, ay, az, bx, by, bz, cx, cy, cz);
    boolean overlap =
        CapsuleTriangle.overlap(ax1, ay1, az1, bx1, by1, bz1, r, ax, ay, az, bx, by, bz, cx, cy, cz);
    // the middle of the segment relative to a, and half of it; the edges ab, ac and bc
    float px = -Segments.fromMiddle(ax1, bx1, ax), hx = Segments.half(ax1, bx1);
    float py = -Segments.fromMiddle(ay1, by1, ay), hy = Segments.half(ay1, by1);
    float pz = -Segments.fromMiddle(az1, bz1, az), hz = Segments.half(az1, bz1);
    float ex = bx - ax, gx = cx - ax, fx = cx - bx;
    float ey = by - ay, gy = cy - ay, fy = cy - by;
    float ez = bz - az, gz = cz - az, fz = cz - bz;
    float ee = Segments.square(ex, ey, ez);
    float gg = Segments.square(gx, gy, gz);
    float ff = Segments.square(fx, fy, fz);
    float hh = Segments.square(hx, hy, hz);

    // the triangle at both ends of the segment
    float s = RoundedHull.nearest(px, py, pz, vx, vy, vz);
    float qx = px + s * vx;
    float qy = py + s * vy;
    float qz = pz + s * vz;
    float size = (Math.abs(px) + Math.abs(py) + Math.abs(pz))
        + (((float) Math.sqrt(ee) + (float) Math.sqrt(gg)) + ((float) Math.sqrt(hh) + r));
    float slack = RoundedHull.SLACK * size;
    boolean valid = r >= 0 && Sweep.proper(vx, vy, vz)
        && Math.abs(px) + Math.abs(py) + Math.abs(pz) <= Float.MAX_VALUE && ee <= Float.MAX_VALUE
        && ff <= Float.MAX_VALUE && gg <= Float.MAX_VALUE && hh <= Float.MAX_VALUE;
    @Twin.Doubt
    boolean thin = near && SweptThinCapsule.isThin(r, size);
    if (thin) {
      return SweptThinCapsule.atTriangle(overlap, valid, px, py, pz, hx, hy, hz, vx, vy, vz, ex, ey, ez, gx,
          gy, gz, r, size, t, nx, ny, nz, at);
    }
    float faces =
        RoundedHull.triangle(qx - hx, qy - hy, qz - hz, vx, vy, vz, ex, ey, ez, gx, gy, gz, slack, r, s);
    faces = Sweep.least(
        RoundedHull.triangle(qx + hx, qy + hy, qz + hz, vx, vy, vz, ex, ey, ez, gx, gy, gz, slack, r, s),
        faces);
    float enter = Float.POSITIVE_INFINITY;
    for (int k = 0; k < 3; k++) {
      // half of an edge, and the middle of the segment relative to its middle
      float ix = 0.5f * (k == 0 ? ex : k == 1 ? gx : fx), mx = qx - (k == 2 ? 0.5f * (ex + gx) : ix);
      float iy = 0.5f * (k == 0 ? ey : k == 1 ? gy : fy), my = qy - (k == 2 ? 0.5f * (ey + gy) : iy);
      float iz = 0.5f * (k == 0 ? ez : k == 1 ? gz : fz), mz = qz - (k == 2 ? 0.5f * (ez + gz) : iz);
      faces = Sweep.least(
          RoundedHull.parallelogram(mx, my, mz, vx, vy, vz, ix, iy, iz, hx, hy, hz, slack, r, 0, s), faces);
      enter = Sweep.least(RoundedHull.edge(mx - hx, my - hy, mz - hz, vx, vy, vz, ix, iy, iz, r, s), enter);
      enter = Sweep.least(RoundedHull.edge(mx + hx, my + hy, mz + hz, vx, vy, vz, ix, iy, iz, r, s), enter);
    }
    enter = Sweep.least(corner(qx, qy, qz, vx, vy, vz, hx, hy, hz, r, s), enter);
    enter = Sweep.least(corner(qx - ex, qy - ey, qz - ez, vx, vy, vz, hx, hy, hz, r, s), enter);
    enter = Sweep.least(corner(qx - gx, qy - gy, qz - gz, vx, vy, vz, hx, hy, hz, r, s), enter);
    enter = Sweep.least(enter, faces);
    float time = Sweep.time(overlap, enter);
    boolean hit = near && valid && time < Float.POSITIVE_INFINITY;

    // the normal along which they are farthest apart: of the face, or of the segment and an edge
    px += time * vx;
    py += time * vy;
    pz += time * vz;
    float speed = Math.abs(vx) + Math.abs(vy) + Math.abs(vz);
    float faceX = FaceFrame.normal(0, ex, ey, ez, gx, gy, gz);
    float faceY = FaceFrame.normal(1, ex, ey, ez, gx, gy, gz);
    float faceZ = FaceFrame.normal(2, ex, ey, ez, gx, gy, gz);
    float side = ContactNormal.side(RoundedHull.dot(vx, vy, vz, faceX, faceY, faceZ), speed,
        RoundedHull.dot(px, py, pz, faceX, faceY, faceZ));
    boolean isFlat = FaceFrame.flat(FaceFrame.height(ex, ey, ez, gx, gy, gz), (float) Math.sqrt(gg), r);
    float wx = side * faceX;
    float wy = side * faceY;
    float wz = side * faceZ;
    float best =
        isFlat ? Float.NEGATIVE_INFINITY : gap(wx, wy, wz, px, py, pz, hx, hy, hz, ex, ey, ez, gx, gy, gz);
    float lx = 0;
    float ly = 0;
    float lz = 0;
    for (int k = 0; k < 3; k++) {
      // the edge, from o
      float ox = k == 2 ? ex : 0, ix = 0.5f * (k == 0 ? ex : k == 1 ? gx : fx);
      float oy = k == 2 ? ey : 0, iy = 0.5f * (k == 0 ? ey : k == 1 ? gy : fy);
      float oz = k == 2 ? ez : 0, iz = 0.5f * (k == 0 ? ez : k == 1 ? gz : fz);
      float ii = 0.25f * (k == 0 ? ee : k == 1 ? gg : ff);
      float dx = (ox + ix) - px;
      float dy = (oy + iy) - py;
      float dz = (oz + iz) - pz;
      float line = SegmentEdge.closestToLine(dx, dy, dz, ix, iy, iz, hx, hy, hz);
      float onSegment = SegmentSegment.nearestT(line, dx, dy, dz, ix, iy, iz, hx, hy, hz, hh);
      float onEdge = SegmentSegment.nearestS(onSegment, dx, dy, dz, ix, iy, iz, ii, hx, hy, hz);
      boolean alongEdge = Math.abs(onEdge) < 1 && ii > 0;
      boolean alongSegment = Math.abs(onSegment) < 1 && hh > 0;
      boolean flat = FaceFrame.flat(FaceFrame.height(ix, iy, iz, hx, hy, hz), (float) Math.sqrt(hh), r);
      boolean face = !flat && alongEdge && alongSegment;
      float kx = FaceFrame.normal(0, ix, iy, iz, hx, hy, hz);
      float ky = FaceFrame.normal(1, ix, iy, iz, hx, hy, hz);
      float kz = FaceFrame.normal(2, ix, iy, iz, hx, hy, hz);
      // away from the third corner
      float behindX = k == 0 ? gx : k == 1 ? ex : -ex;
      float behindY = k == 0 ? gy : k == 1 ? ey : -ey;
      float behindZ = k == 0 ? gz : k == 1 ? ez : -ez;
      float behind = RoundedHull.dot(behindX, behindY, behindZ, kx, ky, kz);
      boolean even =
          Math.abs(behind) <= ROUNDING * (Math.abs(behindX) + Math.abs(behindY) + Math.abs(behindZ));
      float closing = RoundedHull.dot(vx, vy, vz, kx, ky, kz);
      float outward = behind > 0 ? -1 : 1;
      float sign =
          even ? ContactNormal.side(closing, speed, -RoundedHull.dot(dx, dy, dz, kx, ky, kz)) : outward;
      kx = face ? sign * kx : -(dx + (onEdge * ix - onSegment * hx));
      ky = face ? sign * ky : -(dy + (onEdge * iy - onSegment * hy));
      kz = face ? sign * kz : -(dz + (onEdge * iz - onSegment * hz));
      // a face that the motion is away from is none
      float away = sign * closing > 0 ? sign * closing / speed * size : 0;
      float gap = gap(kx, ky, kz, px, py, pz, hx, hy, hz, ex, ey, ez, gx, gy, gz) - (face ? away : 0);
      boolean better = gap > best || (k == 0 && isFlat);
      boolean none = kx == 0 && ky == 0 && kz == 0;
      boolean isEdge = !face && (alongEdge || (none && ii > 0));
      boolean isSegment = !face && !isEdge && (alongSegment || none);
      best = better ? gap : best;
      wx = better ? kx : wx;
      wy = better ? ky : wy;
      wz = better ? kz : wz;
      lx = !better ? lx : isEdge ? ix : isSegment ? hx : 0;
      ly = !better ? ly : isEdge ? iy : isSegment ? hy : 0;
      lz = !better ? lz : isEdge ? iz : isSegment ? hz : 0;
    }
    float vv = Segments.square(vx, vy, vz);
    t[at] = hit ? time : Float.POSITIVE_INFINITY;
    nx[at] = hit ? ContactNormal.of(0, overlap, wx, wy, wz, lx, ly, lz, vx, vy, vz, vv) : 0;
    ny[at] = hit ? ContactNormal.of(1, overlap, wx, wy, wz, lx, ly, lz, vx, vy, vz, vv) : 0;
    nz[at] = hit ? ContactNormal.of(2, overlap, wx, wy, wz, lx, ly, lz, vx, vy, vz, vv) : 0;
    return hit;
  }

  /** Into what the origin passes along the segment: a capsule. */
  private static float corner(float x, float y, float z, float dx, float dy, float dz, float hx, float hy,
      float hz, float r, float s) {
    return Sweep.least(RoundedHull.edge(x, y, z, dx, dy, dz, hx, hy, hz, r, s),
        Sweep.least(RoundedHull.corner(x - hx, y - hy, z - hz, dx, dy, dz, r, s),
            RoundedHull.corner(x + hx, y + hy, z + hz, dx, dy, dz, r, s)));
  }

  /** How far the segment m + t h is in front of the triangle 0, e, g along a vector of any length; less than any number for 0. */
  private static float gap(float wx, float wy, float wz, float mx, float my, float mz, float hx, float hy,
      float hz, float ex, float ey, float ez, float gx, float gy, float gz) {
    float toB = RoundedHull.dot(wx, wy, wz, ex, ey, ez);
    float toC = RoundedHull.dot(wx, wy, wz, gx, gy, gz);
    float front = Sweep.most(Sweep.most(toB, toC), 0);
    float back = RoundedHull.dot(wx, wy, wz, mx, my, mz) - Math.abs(RoundedHull.dot(wx, wy, wz, hx, hy, hz));
    float square = Segments.square(wx, wy, wz);
    return square > 0 ? (back - front) / (float) Math.sqrt(square) : Float.NEGATIVE_INFINITY;
  }
}
