package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Closest points of a box along the axes and a triangle, in the way that definitions share. The box has half extents g about the origin, the
 * triangle the corners a, b, c.
 *
 * <p>The nearest point of the triangle is on an edge or within the face, so the distance is the least of four: of the three edges from the box
 * ({@link SegmentBox}), and of the corner of the box that is deepest along the normal from the face, if it projects into that (Ericson,
 * Real-Time Collision Detection, 2005, 5.1.5). Of a box edge parallel to the face either end will do: if just one projects into the face, an edge
 * of the triangle is as near. Every candidate is a pair of points of both shapes, so however bad its choice the distance can only come out
 * too large.
 *
 * <p><b>Common points.</b> If they cross and no edge of the triangle meets the box, the plane cuts the box in a polygon that lies within the
 * face. So instead of the corner the candidate is the point where half of the diagonal, from the centre of the box to that corner, meets the
 * plane: the corner, if it does not.
 *
 * <p><b>Slivers.</b> The projection is told from the longest edge l and the height of the third corner over it, which are at right angles to
 * within u = 2⁻²⁴ however flat the triangle. The height, of length a, is off by u |l|, so the normal, their product, turns about l by u |l| / a, and
 * about nothing else by more than u. Of two corners that project into the face, and so are less than a apart across l, that changes the heights by
 * u |l| against each other. A point at distance d from the face is projected wrong by d u |l| / a across l, but an edge is as near as a: the distance
 * grows by less than the smaller of (d u |l| / a)² / 2d and a² / 2d, which is at most u |l| / 2. The weight of the third corner is off by u |l| / a, which
 * moves the point by u |l|. A triangle without area is its edges.
 */
final class BoxTriangleClosest {
  /** What {@link #nearest} says: the edge ab, bc or ca, or the face. */
  static final float AB = 0, BC = 1, CA = 2, FACE = 3;

  /** What {@link #inFace} is asked for: also the weights of the longest edge's end and of the third corner, and the box's point. */
  static final float SQUARED_DISTANCE = 0, END = 1, THIRD = 2, BOX_X = 3, BOX_Y = 4, BOX_Z = 5;

  /** Half extents and corners that add up to no more have squares that do not overflow, nor sums of these. */
  private static final float LARGEST = 1e18f;

  private BoxTriangleClosest() {}

  /** Whether these are in range, and none of them NaN. */
  static boolean inRange(float gx, float gy, float gz, float ax, float ay, float az, float bx, float by,
      float bz, float cx, float cy, float cz) {
    return (Math.abs(gx) + Math.abs(gy) + Math.abs(gz)) + (Math.abs(ax) + Math.abs(ay) + Math.abs(az))
        + (Math.abs(bx) + Math.abs(by) + Math.abs(bz)) + (Math.abs(cx) + Math.abs(cy) + Math.abs(cz))
        <= LARGEST;
  }

  /** The squared distance. */
  static float squaredDistance(float gx, float gy, float gz, float ax, float ay, float az, float bx, float by,
      float bz, float cx, float cy, float cz) {
    float best = toEdge(gx, gy, gz, ax, ay, az, bx, by, bz);
    float bc = toEdge(gx, gy, gz, bx, by, bz, cx, cy, cz);
    float ca = toEdge(gx, gy, gz, cx, cy, cz, ax, ay, az);
    float face = inFace(SQUARED_DISTANCE, gx, gy, gz, ax, ay, az, bx, by, bz, cx, cy, cz);
    best = bc < best ? bc : best;
    best = ca < best ? ca : best;
    return face < best ? face : best;
  }

  /** Where the nearest point of the triangle is: 0, 1, 2 on the edges ab, bc, ca, 3 in the face. */
  static float nearest(float gx, float gy, float gz, float ax, float ay, float az, float bx, float by,
      float bz, float cx, float cy, float cz) {
    float best = toEdge(gx, gy, gz, ax, ay, az, bx, by, bz);
    float bc = toEdge(gx, gy, gz, bx, by, bz, cx, cy, cz);
    float ca = toEdge(gx, gy, gz, cx, cy, cz, ax, ay, az);
    float face = inFace(SQUARED_DISTANCE, gx, gy, gz, ax, ay, az, bx, by, bz, cx, cy, cz);
    float where = bc < best ? BC : AB;
    best = bc < best ? bc : best;
    where = ca < best ? CA : where;
    best = ca < best ? ca : best;
    return face < best ? FACE : where;
  }

  /** The t in [−1, 1] of the nearest point on the edge that {@code nearest} says; 0 of the face. */
  static float alongEdge(float nearest, float gx, float gy, float gz, float ax, float ay, float az, float bx,
      float by, float bz, float cx, float cy, float cz) {
    float ab = parameter(gx, gy, gz, ax, ay, az, bx, by, bz);
    float bc = parameter(gx, gy, gz, bx, by, bz, cx, cy, cz);
    float ca = parameter(gx, gy, gz, cx, cy, cz, ax, ay, az);
    return nearest == AB ? ab : nearest == BC ? bc : nearest == CA ? ca : 0;
  }

  /** The weight of corner b at the triangle's point. */
  static float weightB(float nearest, float t, float gx, float gy, float gz, float ax, float ay, float az,
      float bx, float by, float bz, float cx, float cy, float cz) {
    float longest = longest(ax, ay, az, bx, by, bz, cx, cy, cz);
    float end = inFace(END, gx, gy, gz, ax, ay, az, bx, by, bz, cx, cy, cz);
    float third = inFace(THIRD, gx, gy, gz, ax, ay, az, bx, by, bz, cx, cy, cz);
    return nearest == FACE ? pick(longest, end, (1 - third) - end, third)
        : nearest == AB ? 0.5f * (1 + t) : nearest == BC ? 0.5f * (1 - t) : 0;
  }

  /** The weight of corner c at the triangle's point. */
  static float weightC(float nearest, float t, float gx, float gy, float gz, float ax, float ay, float az,
      float bx, float by, float bz, float cx, float cy, float cz) {
    float longest = longest(ax, ay, az, bx, by, bz, cx, cy, cz);
    float end = inFace(END, gx, gy, gz, ax, ay, az, bx, by, bz, cx, cy, cz);
    float third = inFace(THIRD, gx, gy, gz, ax, ay, az, bx, by, bz, cx, cy, cz);
    return nearest == FACE ? pick(longest, third, end, (1 - third) - end)
        : nearest == BC ? 0.5f * (1 + t) : nearest == CA ? 0.5f * (1 - t) : 0;
  }

  /** The feature of the triangle, a sum of its corners' bits. */
  static float feature(float nearest, float t) {
    float start = nearest == AB ? 1 : nearest == BC ? 2 : 4;
    float end = nearest == AB ? 2 : nearest == BC ? 4 : 1;
    return nearest == FACE ? 7 : t <= -1 ? start : t >= 1 ? end : start + end;
  }

  private static float toEdge(float gx, float gy, float gz, float px, float py, float pz, float qx, float qy,
      float qz) {
    return CentredBox.squaredDistance(parameter(gx, gy, gz, px, py, pz, qx, qy, qz), 0.5f * (px + qx),
        0.5f * (py + qy), 0.5f * (pz + qz), Segments.half(px, qx), Segments.half(py, qy),
        Segments.half(pz, qz), gx, gy, gz);
  }

  private static float parameter(float gx, float gy, float gz, float px, float py, float pz, float qx,
      float qy, float qz) {
    return CentredBox.closest(0.5f * (px + qx), 0.5f * (py + qy), 0.5f * (pz + qz), Segments.half(px, qx),
        Segments.half(py, qy), Segments.half(pz, qz), gx, gy, gz);
  }

  /** Of the candidate within the face, what is asked for: one of the constants above. */
  static float inFace(float what, float gx, float gy, float gz, float ax, float ay, float az, float bx,
      float by, float bz, float cx, float cy, float cz) {
    float longest = longest(ax, ay, az, bx, by, bz, cx, cy, cz);
    float px = pick(longest, ax, bx, cx), lx = pick(longest, bx, cx, ax) - px;
    float py = pick(longest, ay, by, cy), ly = pick(longest, by, cy, ay) - py;
    float pz = pick(longest, az, bz, cz), lz = pick(longest, bz, cz, az) - pz;
    float kx = pick(longest, cx, ax, bx) - px;
    float ky = pick(longest, cy, ay, by) - py;
    float kz = pick(longest, cz, az, bz) - pz;
    // the height of the third corner over the longest edge, and the normal
    float foot = part(kx, ky, kz, lx, ly, lz);
    float hx = kx - foot * lx;
    float hy = ky - foot * ly;
    float hz = kz - foot * lz;
    float nx = ly * hz - lz * hy;
    float ny = lz * hx - lx * hz;
    float nz = lx * hy - ly * hx;
    // scaled, or products with it would need third powers of lengths; NaN, which gives the centre, where there is no area
    float scale = 1 / (Math.abs(nx) + Math.abs(ny) + Math.abs(nz));
    // the point of the box, relative to p, and its projection
    float s = diagonal(px, py, pz, nx * scale, ny * scale, nz * scale, gx, gy, gz);
    float x = (nx < 0 ? -s : s) * gx, dx = x - px;
    float y = (ny < 0 ? -s : s) * gy, dy = y - py;
    float z = (nz < 0 ? -s : s) * gz, dz = z - pz;
    float along = part(dx, dy, dz, lx, ly, lz);
    dx -= along * lx;
    dy -= along * ly;
    dz -= along * lz;
    float third = part(dx, dy, dz, hx, hy, hz);
    float end = along - third * foot;
    dx -= third * hx;
    dy -= third * hy;
    dz -= third * hz;
    boolean isWithin = end >= 0 && third >= 0 && (1 - third) - end >= 0;
    float squaredDistance = isWithin ? dx * dx + dy * dy + dz * dz : Float.POSITIVE_INFINITY;
    return what == SQUARED_DISTANCE ? squaredDistance
        : what == END ? end : what == THIRD ? third : what == BOX_X ? x : what == BOX_Y ? y : z;
  }

  /** Which edge is the longest. */
  private static float longest(float ax, float ay, float az, float bx, float by, float bz, float cx, float cy,
      float cz) {
    float ab = square(bx - ax, by - ay, bz - az);
    float bc = square(cx - bx, cy - by, cz - bz);
    float ca = square(ax - cx, ay - cy, az - cz);
    return bc >= ab && bc >= ca ? BC : ca >= ab ? CA : AB;
  }

  private static float pick(float edge, float ofAB, float ofBC, float ofCA) {
    return edge == BC ? ofBC : edge == CA ? ofCA : ofAB;
  }

  /** How far towards a corner of the box the point of its diagonal is that is nearest to the plane; negative against the normal. */
  @Twin.Pass
  private static float diagonal(float px, float py, float pz, float nx, float ny, float nz, float gx,
      float gy, float gz) {
    return Segments.quotient(nx * px + ny * py + nz * pz,
        Math.abs(nx) * gx + Math.abs(ny) * gy + Math.abs(nz) * gz);
  }

  /** Where d is nearest to on the line of l, as a part of l. */
  @Twin.Pass
  private static float part(float dx, float dy, float dz, float lx, float ly, float lz) {
    return (dx * lx + dy * ly + dz * lz) / square(lx, ly, lz);
  }

  private static float square(float x, float y, float z) {
    return x * x + y * y + z * z;
  }
}
