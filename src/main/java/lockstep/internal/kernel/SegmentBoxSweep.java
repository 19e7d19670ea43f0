package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Parts of sweeps of a capsule and a box: when a segment that moves comes within a radius of a box about the origin, and the normal then.
 *
 * <p>The middle of the segment moves towards the box that the segment has grown, rounded (Ericson, Real-Time Collision Detection, 2005, 5.5), see {@link
 * RoundedHull}. Axes are mirrored so that h, half of the segment, is not negative on any. Then the parts are
 *
 * <ol>
 * <li>the six faces of the box at both ends of the segment: the box about either end, made thicker by the radius on one axis after the other;
 * <li>an edge along each axis, and the segment: of the two parallelograms that face each other the one that the motion is towards. Where the segment is parallel to
 * a face, that side of it is made of the boxes at both ends and two parallelograms, at whichever edges;
 * <li>of the eight edges along an axis, four at either end of the segment, the six that are on the outside: not the upper one of the lower end, nor
 * the lower one of the upper end. A radius as small as rounding has no more than faces, with a slack;
 * <li>the segment at six of eight corners, all but the lowest and the highest; and the fourteen corners of all these.
 * </ol>
 *
 * <p>The normal is that of the closest points of segment and box, see {@link SegmentBox}: 0 on an axis on which the segment's point is between the faces, and
 * perpendicular to the segment if that point is between its ends. For a radius as small as rounding it is the normal along which they are farthest
 * apart, of a face of the box or of one of its axes and the segment; those that the motion is away from count less.
 */
final class SegmentBoxSweep {
  private SegmentBoxSweep() {}

  /** How far out of a face a point is still taken to be over it. */
  static float slack(float mx, float my, float mz, float hx, float hy, float hz, float bx, float by, float bz,
      float r) {
    return RoundedHull.SLACK * size(mx, my, mz, hx, hy, hz, bx, by, bz, r);
  }

  private static float size(float mx, float my, float mz, float hx, float hy, float hz, float bx, float by,
      float bz, float r) {
    return (Math.abs(mx) + Math.abs(my) + Math.abs(mz))
        + ((Math.abs(hx) + Math.abs(hy) + Math.abs(hz)) + ((bx + by + bz) + r));
  }

  /** The time of contact of the segment m ± h, on its way v, with a box of half extents b, if they do not overlap from the start; +∞ for none. */
  static float enter(float mx, float my, float mz, float hx, float hy, float hz, float vx, float vy, float vz,
      float bx, float by, float bz, float r) {
    float slack = slack(mx, my, mz, hx, hy, hz, bx, by, bz, r);
    float dx = hx < 0 ? -vx : vx, gx = Math.abs(hx);
    float dy = hy < 0 ? -vy : vy, gy = Math.abs(hy);
    float dz = hz < 0 ? -vz : vz, gz = Math.abs(hz);
    float s = RoundedHull.nearest(mx, my, mz, vx, vy, vz);
    float x = hx < 0 ? -(mx + s * vx) : mx + s * vx;
    float y = hy < 0 ? -(my + s * vy) : my + s * vy;
    float z = hz < 0 ? -(mz + s * vz) : mz + s * vz;
    float faces = RoundedHull.box(x - gx, y - gy, z - gz, dx, dy, dz, bx, by, bz, slack, r, s);
    faces = Sweep.least(RoundedHull.box(x + gx, y + gy, z + gz, dx, dy, dz, bx, by, bz, slack, r, s), faces);
    faces = Sweep.least(face(x, y, z, dx, dy, dz, gx, gy, gz, bx, by, bz, slack, r, s), faces);
    faces = Sweep.least(face(y, z, x, dy, dz, dx, gy, gz, gx, by, bz, bx, slack, r, s), faces);
    faces = Sweep.least(face(z, x, y, dz, dx, dy, gz, gx, gy, bz, bx, by, slack, r, s), faces);
    float enter = edges(x, y, z, dx, dy, dz, gx, gy, gz, bx, by, bz, r, s);
    enter = Sweep.least(edges(y, z, x, dy, dz, dx, gy, gz, gx, by, bz, bx, r, s), enter);
    enter = Sweep.least(edges(z, x, y, dz, dx, dy, gz, gx, gy, bz, bx, by, r, s), enter);
    // the corners, the highest first
    for (int i = 0; i < 2; i++) {
      for (int j = 0; j < 2; j++) {
        for (int k = 0; k < 2; k++) {
          float cx = i == 0 ? x - bx : x + bx;
          float cy = j == 0 ? y - by : y + by;
          float cz = k == 0 ? z - bz : z + bz;
          boolean highest = i == 0 && j == 0 && k == 0;
          boolean lowest = i == 1 && j == 1 && k == 1;
          if (!highest && !lowest) {
            enter = Sweep.least(RoundedHull.edge(cx, cy, cz, dx, dy, dz, gx, gy, gz, r, s), enter);
          }
          if (!lowest) {
            enter = Sweep.least(RoundedHull.corner(cx - gx, cy - gy, cz - gz, dx, dy, dz, r, s), enter);
          }
          if (!highest) {
            enter = Sweep.least(RoundedHull.corner(cx + gx, cy + gy, cz + gz, dx, dy, dz, r, s), enter);
          }
        }
      }
    }
    // edges without radius are those of faces
    return r > slack ? Sweep.least(enter, faces) : faces;
  }

  /** Into what an edge along the first axis passes along the segment. */
  private static float face(float x, float y, float z, float dx, float dy, float dz, float gx, float gy,
      float gz, float bx, float by, float bz, float slack, float r, float s) {
    boolean flip = dz * gy - dy * gz > 0;
    float faceY = flip ? y - by : y + by;
    float faceZ = flip ? z + bz : z - bz;
    // it faces the motion, so a point that is behind it by rounding comes in
    return RoundedHull.parallelogram(x, faceY, faceZ, dx, dy, dz, bx, 0, 0, gx, gy, gz, slack, r, slack, s);
  }

  /** Into the edges along the first axis. */
  private static float edges(float x, float y, float z, float dx, float dy, float dz, float gx, float gy,
      float gz, float bx, float by, float bz, float r, float s) {
    float lowX = x + gx, lowY = y + gy, lowZ = z + gz;
    float highX = x - gx, highY = y - gy, highZ = z - gz;
    float enter = RoundedHull.axis(highX, highY - by, highZ - bz, dx, dy, dz, bx, r, s);
    enter = Sweep.least(RoundedHull.axis(highX, highY - by, highZ + bz, dx, dy, dz, bx, r, s), enter);
    enter = Sweep.least(RoundedHull.axis(highX, highY + by, highZ - bz, dx, dy, dz, bx, r, s), enter);
    enter = Sweep.least(RoundedHull.axis(lowX, lowY + by, lowZ + bz, dx, dy, dz, bx, r, s), enter);
    enter = Sweep.least(RoundedHull.axis(lowX, lowY - by, lowZ + bz, dx, dy, dz, bx, r, s), enter);
    return Sweep.least(RoundedHull.axis(lowX, lowY + by, lowZ - bz, dx, dy, dz, bx, r, s), enter);
  }

  /** A component of the normal where the segment m ± h, which moves by v, touches the box; not of length 1. */
  static float normal(int axis, float mx, float my, float mz, float hx, float hy, float hz, float vx,
      float vy, float vz, float bx, float by, float bz, float r, float slack) {
    float t = CentredBox.closest(mx, my, mz, hx, hy, hz, bx, by, bz);
    float wx = outside(mx + t * hx, bx);
    float wy = outside(my + t * hy, by);
    float wz = outside(mz + t * hz, bz);
    boolean outX = wx != 0, outY = wy != 0, outZ = wz != 0;
    boolean single = !((outX && (outY || outZ)) || (outY && outZ));
    float gx = outX ? hx : 0, dx = outX ? vx : 0;
    float gy = outY ? hy : 0, dy = outY ? vy : 0;
    float gz = outZ ? hz : 0, dz = outZ ? vz : 0;
    // where a segment along a face is not quite, its rise must not turn the normal
    boolean between = Math.abs(t) < 1 && !single && Math.abs(RoundedHull.dot(wx, wy, wz, gx, gy, gz))
        <= 4 * slack * (Math.abs(gx) + Math.abs(gy) + Math.abs(gz));
    gx = between ? gx : 0;
    gy = between ? gy : 0;
    gz = between ? gz : 0;

    // for a radius as small as rounding the axis that keeps them farthest apart
    float speed = Math.abs(vx) + Math.abs(vy) + Math.abs(vz);
    float scale = slack * (1 / RoundedHull.SLACK) / speed;
    float sideX = side(mx, vx, bx + Math.abs(hx), speed, slack);
    float sideY = side(my, vy, by + Math.abs(hy), speed, slack);
    float sideZ = side(mz, vz, bz + Math.abs(hz), speed, slack);
    float best = gap(sideX, mx, vx, bx + Math.abs(hx), scale);
    float kx = sideX, ky = 0, kz = 0;
    float gapY = gap(sideY, my, vy, by + Math.abs(hy), scale);
    kx = gapY > best ? 0 : kx;
    ky = gapY > best ? sideY : ky;
    best = gapY > best ? gapY : best;
    float gapZ = gap(sideZ, mz, vz, bz + Math.abs(hz), scale);
    kx = gapZ > best ? 0 : kx;
    ky = gapZ > best ? 0 : ky;
    kz = gapZ > best ? sideZ : kz;
    best = gapZ > best ? gapZ : best;
    // of an axis and the segment: (0, −hz, hy) for the first
    float lengthX = (float) Math.sqrt(hy * hy + hz * hz);
    float crossX = crossSide(my, mz, hy, hz, vy, vz, by, bz, lengthX, speed, slack);
    float gapX = crossGap(crossX, my, mz, hy, hz, vy, vz, by, bz, lengthX, scale);
    kx = gapX > best ? 0 : kx;
    ky = gapX > best ? -crossX * hz : ky;
    kz = gapX > best ? crossX * hy : kz;
    best = gapX > best ? gapX : best;
    float lengthY = (float) Math.sqrt(hz * hz + hx * hx);
    float crossY = crossSide(mz, mx, hz, hx, vz, vx, bz, bx, lengthY, speed, slack);
    gapY = crossGap(crossY, mz, mx, hz, hx, vz, vx, bz, bx, lengthY, scale);
    kx = gapY > best ? crossY * hz : kx;
    ky = gapY > best ? 0 : ky;
    kz = gapY > best ? -crossY * hx : kz;
    best = gapY > best ? gapY : best;
    float lengthZ = (float) Math.sqrt(hx * hx + hy * hy);
    float crossZ = crossSide(mx, my, hx, hy, vx, vy, bx, by, lengthZ, speed, slack);
    gapZ = crossGap(crossZ, mx, my, hx, hy, vx, vy, bx, by, lengthZ, scale);
    kx = gapZ > best ? -crossZ * hy : kx;
    ky = gapZ > best ? crossZ * hx : ky;
    kz = gapZ > best ? 0 : kz;

    boolean thin = r <= slack;
    return ContactNormal.of(axis, false, thin ? kx : wx, thin ? ky : wy, thin ? kz : wz, thin ? 0 : gx,
        thin ? 0 : gy, thin ? 0 : gz, thin ? vx : dx, thin ? vy : dy, thin ? vz : dz,
        thin ? Float.POSITIVE_INFINITY : Segment.square(vx, vy, vz));
  }

  /** How far a coordinate is outside [−half, half], negative below. */
  private static float outside(float p, float half) {
    return p > half ? p - half : p < -half ? p + half : 0;
  }

  /** The sign of the normal on an axis on which the two reach as far as {@code reach}: outwards, or against the motion if that is rounding. */
  private static float side(float m, float v, float reach, float speed, float slack) {
    return reach > 4 * slack ? m < 0 ? -1 : 1 : ContactNormal.side(v, speed, m);
  }

  /** How far apart they are on an axis, less of an axis that the motion is away from. */
  private static float gap(float side, float m, float v, float reach, float scale) {
    float away = side * v > 0 ? side * v * scale : 0;
    return side * m - reach - away;
  }

  private static float crossSide(float my, float mz, float hy, float hz, float vy, float vz, float by,
      float bz, float length, float speed, float slack) {
    float reach = by * Math.abs(hz) + bz * Math.abs(hy);
    float over = mz * hy - my * hz;
    return reach > 4 * slack * length ? over < 0 ? -1 : 1
        : ContactNormal.side(vz * hy - vy * hz, speed * length, over);
  }

  private static float crossGap(float side, float my, float mz, float hy, float hz, float vy, float vz,
      float by, float bz, float length, float scale) {
    float reach = by * Math.abs(hz) + bz * Math.abs(hy);
    float over = side * (mz * hy - my * hz);
    float moves = side * (vz * hy - vy * hz);
    float away = moves > 0 ? moves * scale : 0;
    return length > 0 ? (over - reach - away) / length : Float.NEGATIVE_INFINITY;
  }
}
