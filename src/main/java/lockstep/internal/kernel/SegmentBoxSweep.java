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
 * the lower one of the upper end;
 * <li>the segment at six of eight corners, all but the lowest and the highest; and the fourteen corners of all these.
 * </ol>
 *
 * <p>The normal is that of the closest points of segment and box, see {@link SegmentBox}: 0 on an axis on which the segment's point is between the faces, and
 * perpendicular to the segment if that point is between its ends.
 */
final class SegmentBoxSweep {
  private SegmentBoxSweep() {}

  /** How far out of a face a point is still taken to be over it. */
  static float slack(float mx, float my, float mz, float hx, float hy, float hz, float bx, float by, float bz,
      float r) {
    return RoundedHull.SLACK * size(mx, my, mz, hx, hy, hz, bx, by, bz, r);
  }

  /** The sum of all lengths. */
  static float size(float mx, float my, float mz, float hx, float hy, float hz, float bx, float by, float bz,
      float r) {
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
    return Sweep.least(enter, faces);
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
      float vy, float vz, float bx, float by, float bz, float slack) {
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
    return ContactNormal.of(axis, false, wx, wy, wz, gx, gy, gz, dx, dy, dz, Segments.square(vx, vy, vz));
  }

  /** How far a coordinate is outside [−half, half], negative below. */
  private static float outside(float p, float half) {
    return p > half ? p - half : p < -half ? p + half : 0;
  }
}
