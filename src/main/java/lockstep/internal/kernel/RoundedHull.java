package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Parts of sweeps of shapes with a radius: when a point that moves along a line enters a part of a polyhedron that is rounded by a radius. A moving shape
 * touches another when the way between points of their cores enters the Minkowski sum of the second and the mirrored first, rounded by the sum of the
 * radii (Ericson, Real-Time Collision Detection, 2005, 5.5): the union of its thick faces, of cylinders about its edges, and of spheres about its corners. All of
 * these are convex and inside, so the first entry into any of them is that into the whole, and what is asked besides, such as an edge that is no edge
 * of the sum, does no harm.
 *
 * <p>As in {@link RayCapsule}, times are relative to s, when the point is nearest to the origin: so x is as small as the polyhedron wherever the line passes
 * it, however far it comes from. A part answers s and the time of entry, or +∞ if there is none, or it is left before 0, or the point is on its way out at 0:
 * past the point nearest to the axis, the corner or the plane. So what it is in at the start by rounding is entered if it moves in.
 *
 * <p>With u = 2⁻²⁴ and D what is left of distances there, a part is entered as it would be in real arithmetic with a radius off by less than 16 u (D + r):
 *
 * <ol>
 * <li>A sphere or a cylinder by roots about the time of least distance, as in {@link RayCapsule}, whose cylinder between two planes this is.
 * <li>A face by the two planes at a distance r from its own, and by planes through its sides, each of which the line is between from one time to
 * another. Where it is nearly parallel to the face the times of the first two are off by much, but then it is as near to these planes for as long; it has to be
 * between the others too, which are steep. A line that rounds to enter beyond a side enters the cylinder about the edge there.
 * <li>The planes of a face come from two unit vectors e and k at right angles in it, e along a side, and k from the other side g by taking away what is along
 * e, twice, so that they are at right angles also in a sliver. k is off by 3 u |g|, which tilts the plane about e, but over the face by no more than
 * 3 u |g|; as far as that moves what is over the face, the edges are as near, see {@link TriangleFace}.
 * <li>Whether there is such a time is asked of planes farther out by a slack of some u of distances: so for a radius of 0 nothing slips between two faces with
 * a common side. The time itself is that of the planes as they are.
 * </ol>
 */
final class RoundedHull {
  /** The square of the shortest motion that moves anything: those of shorter ones lose bits. */
  static final float LEAST_SQUARE = 0x1p-100f;

  /** How far out of a face a point is still taken to be over it, in parts of distances: 2 u. */
  static final float SLACK = 0x1p-23f;

  private RoundedHull() {}

  /** The time at which the point x + t d is nearest to the origin; NaN where it does not move, and all that is computed from it is a miss. */
  static float nearest(float x, float y, float z, float dx, float dy, float dz) {
    float dd = Segments.square(dx, dy, dz);
    return dd >= LEAST_SQUARE ? -dot(x, y, z, dx, dy, dz) / dd : Float.NaN;
  }

  /** Into a sphere about the origin. */
  @Twin.Pass
  static float corner(float x, float y, float z, float dx, float dy, float dz, float r, float s) {
    float dd = Segments.square(dx, dy, dz);
    float c = -dot(x, y, z, dx, dy, dz) / dd;
    float delta = r * r - Segments.square(x + c * dx, y + c * dy, z + c * dz);
    float half = (float) Math.sqrt(delta) / (float) Math.sqrt(dd);
    return delta >= 0 && s + c >= 0 ? s + (c - half) : Float.POSITIVE_INFINITY;
  }

  /** Into the cylinder about the segment from −h to h, between the planes at its ends. */
  @Twin.Pass
  static float edge(float x, float y, float z, float dx, float dy, float dz, float hx, float hy, float hz,
      float r, float s) {
    float hh = Segments.square(hx, hy, hz);
    float dh = dot(dx, dy, dz, hx, hy, hz);
    float xh = dot(x, y, z, hx, hy, hz);
    float alongD = dh / hh, alongX = xh / hh;
    float ex = dx - alongD * hx, gx = x - alongX * hx;
    float ey = dy - alongD * hy, gy = y - alongX * hy;
    float ez = dz - alongD * hz, gz = z - alongX * hz;
    float ee = Segments.square(ex, ey, ez);
    float c = ee > 0 ? -dot(gx, gy, gz, ex, ey, ez) / ee : 0;
    float delta = r * r - Segments.square(gx + c * ex, gy + c * ey, gz + c * ez);
    float half = ee > 0 ? (float) Math.sqrt(delta) / (float) Math.sqrt(ee) : Float.POSITIVE_INFINITY;
    float first = ((dh < 0 ? hh : -hh) - xh) / (dh + 0f);
    float last = ((dh < 0 ? -hh : hh) - xh) / (dh + 0f);
    float enter = first > c - half ? first : c - half;
    float leave = last < c + half ? last : c + half;
    boolean enters = delta >= 0 && enter <= leave && s + c >= 0 && s + leave >= 0 && hh > 0;
    return enters ? s + enter : Float.POSITIVE_INFINITY;
  }

  /** The same of the segment from −half to half on the first axis. */
  @Twin.Pass
  static float axis(float x, float y, float z, float dx, float dy, float dz, float half, float r, float s) {
    float ee = dy * dy + dz * dz;
    float c = ee > 0 ? -(y * dy + z * dz) / ee : 0;
    float gy = y + c * dy;
    float gz = z + c * dz;
    float delta = r * r - (gy * gy + gz * gz);
    float way = ee > 0 ? (float) Math.sqrt(delta) / (float) Math.sqrt(ee) : Float.POSITIVE_INFINITY;
    float enter = later(first(x, dx, -half, half), c - way);
    float leave = earlier(last(x, dx, -half, half), c + way);
    boolean enters = delta >= 0 && enter <= leave && s + c >= 0 && s + leave >= 0;
    return enters ? s + enter : Float.POSITIVE_INFINITY;
  }

  /** Into one of the six thick faces of the box of half extents b: the box, thicker by r on one axis. */
  static float box(float x, float y, float z, float dx, float dy, float dz, float bx, float by, float bz,
      float slack, float r, float s) {
    return Sweep.least(rectangle(x, y, z, dx, dy, dz, bx, by, bz, slack, r, s),
        Sweep.least(rectangle(y, z, x, dy, dz, dx, by, bz, bx, slack, r, s),
            rectangle(z, x, y, dz, dx, dy, bz, bx, by, slack, r, s)));
  }

  @Twin.Pass
  private static float rectangle(float x, float y, float z, float dx, float dy, float dz, float bx, float by,
      float bz, float slack, float r, float s) {
    float enter = first(x, dx, -bx - r - slack, bx + r + slack);
    enter = later(first(y, dy, -by - slack, by + slack), enter);
    enter = later(first(z, dz, -bz - slack, bz + slack), enter);
    float leave = last(x, dx, -bx - r - slack, bx + r + slack);
    leave = earlier(last(y, dy, -by - slack, by + slack), leave);
    leave = earlier(last(z, dz, -bz - slack, bz + slack), leave);
    return entry(enter, leave, x, dx, bx + r, 1, 0, s);
  }

  /** Into the thick triangle with corners in the origin and at e and g. */
  static float triangle(float x, float y, float z, float dx, float dy, float dz, float ex, float ey, float ez,
      float gx, float gy, float gz, float slack, float r, float s) {
    float ix = FaceFrame.along(0, ex, ey, ez);
    float iy = FaceFrame.along(1, ex, ey, ez);
    float iz = FaceFrame.along(2, ex, ey, ez);
    return triangle(x, y, z, dx, dy, dz, ix, iy, iz, FaceFrame.across(0, ex, ey, ez, gx, gy, gz),
        FaceFrame.across(1, ex, ey, ez, gx, gy, gz), FaceFrame.across(2, ex, ey, ez, gx, gy, gz),
        (float) Math.sqrt(Segments.square(ex, ey, ez)), dot(gx, gy, gz, ix, iy, iz),
        FaceFrame.height(ex, ey, ez, gx, gy, gz), slack, r, s);
  }

  /** The same, where e and k are unit vectors in the face, and g is {@code along} e and {@code height} along k. */
  @Twin.Pass
  private static float triangle(float x, float y, float z, float dx, float dy, float dz, float ex, float ey,
      float ez, float kx, float ky, float kz, float length, float along, float height, float slack, float r,
      float s) {
    float nx = ey * kz - ez * ky;
    float ny = ez * kx - ex * kz;
    float nz = ex * ky - ey * kx;
    float overX = dot(x, y, z, nx, ny, nz), overD = dot(dx, dy, dz, nx, ny, nz);
    float alongX = dot(x, y, z, ex, ey, ez), alongD = dot(dx, dy, dz, ex, ey, ez);
    float acrossX = dot(x, y, z, kx, ky, kz), acrossD = dot(dx, dy, dz, kx, ky, kz);
    // how far inside of the sides c a and b c, times their lengths
    float other = length - along;
    float inX = alongX * height - acrossX * along, inD = alongD * height - acrossD * along;
    float upX = (length - alongX) * height - acrossX * other, upD = -alongD * height - acrossD * other;
    float inSlack = slack * (float) Math.sqrt(along * along + height * height);
    float upSlack = slack * (float) Math.sqrt(other * other + height * height);
    // between planes and sides, and between planes at the corners, where the planes of two sides meet far out if the angle is sharp
    float low = along < 0 ? along : 0;
    float high = along > length ? along : length;
    float enter = first(overX, overD, -r - slack, r + slack);
    enter = later(first(alongX, alongD, low - slack, high + slack), enter);
    enter = later(first(acrossX, acrossD, -slack, height + slack), enter);
    enter = inD >= 0 ? later(crossing(inX, inD, -inSlack), enter) : enter;
    enter = upD >= 0 ? later(crossing(upX, upD, -upSlack), enter) : enter;
    float leave = last(overX, overD, -r - slack, r + slack);
    leave = earlier(last(alongX, alongD, low - slack, high + slack), leave);
    leave = earlier(last(acrossX, acrossD, -slack, height + slack), leave);
    leave = inD < 0 ? earlier(crossing(inX, inD, -inSlack), leave) : leave;
    leave = upD < 0 ? earlier(crossing(upX, upD, -upSlack), leave) : leave;
    return entry(enter, leave, overX, overD, r, height, 0, s);
  }

  /**
   * Into the thick parallelogram with its middle in the origin, from which its sides are g and h away.
   *
   * @param behind how far past the plane of the face a point may be at the start
   */
  static float parallelogram(float x, float y, float z, float dx, float dy, float dz, float gx, float gy,
      float gz, float hx, float hy, float hz, float slack, float r, float behind, float s) {
    float ex = FaceFrame.along(0, gx, gy, gz);
    float ey = FaceFrame.along(1, gx, gy, gz);
    float ez = FaceFrame.along(2, gx, gy, gz);
    return parallelogram(x, y, z, dx, dy, dz, ex, ey, ez, FaceFrame.across(0, gx, gy, gz, hx, hy, hz),
        FaceFrame.across(1, gx, gy, gz, hx, hy, hz), FaceFrame.across(2, gx, gy, gz, hx, hy, hz),
        (float) Math.sqrt(Segments.square(gx, gy, gz)), dot(hx, hy, hz, ex, ey, ez),
        FaceFrame.height(gx, gy, gz, hx, hy, hz), slack, r, behind, s);
  }

  @Twin.Pass
  private static float parallelogram(float x, float y, float z, float dx, float dy, float dz, float ex,
      float ey, float ez, float kx, float ky, float kz, float length, float along, float height, float slack,
      float r, float behind, float s) {
    float nx = ey * kz - ez * ky;
    float ny = ez * kx - ex * kz;
    float nz = ex * ky - ey * kx;
    float overX = dot(x, y, z, nx, ny, nz), overD = dot(dx, dy, dz, nx, ny, nz);
    float alongX = dot(x, y, z, ex, ey, ez), alongD = dot(dx, dy, dz, ex, ey, ez);
    float acrossX = dot(x, y, z, kx, ky, kz), acrossD = dot(dx, dy, dz, kx, ky, kz);
    float inX = alongX * height - acrossX * along, inD = alongD * height - acrossD * along;
    float side = length * height + slack * (float) Math.sqrt(along * along + height * height);
    float reach = (length + Math.abs(along)) + slack;
    float enter = first(overX, overD, -r - slack, r + slack);
    enter = later(first(alongX, alongD, -reach, reach), enter);
    enter = later(first(acrossX, acrossD, -height - slack, height + slack), enter);
    enter = later(first(inX, inD, -side, side), enter);
    float leave = last(overX, overD, -r - slack, r + slack);
    leave = earlier(last(alongX, alongD, -reach, reach), leave);
    leave = earlier(last(acrossX, acrossD, -height - slack, height + slack), leave);
    leave = earlier(last(inX, inD, -side, side), leave);
    return entry(enter, leave, overX, overD, r, height, behind, s);
  }

  /** The time of entry into a face, where planes with slack allow for one from {@code enter} to {@code leave}: that of the planes without. */
  private static float entry(float enter, float leave, float over, float speed, float r, float height,
      float behind, float s) {
    float time = first(over, speed, -r, r);
    float toPlane = last(over, speed, -behind, behind);
    boolean enters =
        enter <= leave && s + toPlane >= 0 && toPlane <= Float.MAX_VALUE && s + leave >= 0 && height > 0;
    time = time < enter ? enter : time > leave ? leave : time;
    return enters ? s + time : Float.POSITIVE_INFINITY;
  }

  /** When x + t d is at p, ±∞ or NaN if it is not moving. */
  private static float crossing(float x, float d, float p) {
    return (p - x) / (d + 0f);
  }

  /** When x + t d comes between low and high. */
  private static float first(float x, float d, float low, float high) {
    return crossing(x, d, d < 0 ? high : low);
  }

  /** When x + t d leaves from between low and high. */
  private static float last(float x, float d, float low, float high) {
    return crossing(x, d, d < 0 ? low : high);
  }

  /** The later of two times; a NaN for the first is ignored. */
  private static float later(float time, float other) {
    return time > other ? time : other;
  }

  /** The earlier of two times; a NaN for the first is ignored. */
  private static float earlier(float time, float other) {
    return time < other ? time : other;
  }

  static float dot(float ax, float ay, float az, float bx, float by, float bz) {
    return ax * bx + ay * by + az * bz;
  }
}
