package lockstep.internal.kernel;

/**
 * Closest points of two boxes A and B that are turned against each other, in the way that definitions share. All is told in the frame of A, with
 * half extents g: the centre of A relative to that of B is t, the half extents of B are h, and the columns of the {@linkplain Rotation matrix} of
 * the quaternion q are its axes. A quaternion and vectors are given beginning with the axis meant, as in {@link BoxAxes}.
 *
 * <p>The nearest points of boxes that are apart are on an edge of B and anywhere on A, or within a face of B, and there a corner of A is as near as
 * any point, or else an edge of B is. So the distance is the least of fifteen: of the twelve edges of B from A ({@link SegmentBox}), and, for
 * each axis of B, of the corner of A that is deepest along it towards the centre of B, from B (Ericson, Real-Time Collision Detection, 2005,
 * 5.1.4). Each candidate is a pair of points of both boxes, so however bad its choice the distance can only come out too large.
 *
 * <p><b>Common points.</b> Where boxes cross and no edge of B meets A, let c be the centre of A. It is in B, or A reaches into B through a face of
 * B that c is beyond. The plane of this face cuts A in a polygon that lies within the face, as no edge of the face meets A. So instead of the
 * corner the candidate is the point where half of A's diagonal, from c to that corner, enters the slab between the two faces of B on that
 * axis: it is c, if c is in the slab already, and the corner, if that is not in it.
 */
final class BoxPairClosest {
  /** What {@link #nearest} says of the corners of A; the edges of B along its x axis have the numbers from 3 on, then those along y and z. */
  private static final float CORNER_X = 0, CORNER_Y = 1, CORNER_Z = 2, FIRST_EDGE = 3;

  /** Half extents and differences that add up to no more have squares that do not overflow. */
  private static final float LARGEST = 1e18f;

  /** Coordinates of the nearest points. */
  static final float A_X = 0, A_Y = 1, A_Z = 2, B_X = 3, B_Y = 4, B_Z = 5;

  private BoxPairClosest() {}

  /** Whether these are in range, and none of them NaN. */
  static boolean inRange(float tx, float ty, float tz, float gx, float gy, float gz, float hx, float hy,
      float hz) {
    return (Math.abs(tx) + Math.abs(ty) + Math.abs(tz)) + (Math.abs(gx) + Math.abs(gy) + Math.abs(gz))
        + (Math.abs(hx) + Math.abs(hy) + Math.abs(hz)) <= LARGEST;
  }

  /** The squared distance. */
  static float squaredDistance(float tx, float ty, float tz, float gx, float gy, float gz, float hx, float hy,
      float hz, float s, float qx, float qy, float qz, float qw) {
    float best = toCorner(tx, ty, tz, gx, gy, gz, hx, hy, hz, s, qx, qy, qz, qw);
    float next = toCorner(ty, tz, tx, gy, gz, gx, hy, hz, hx, s, qy, qz, qx, qw);
    best = next < best ? next : best;
    next = toCorner(tz, tx, ty, gz, gx, gy, hz, hx, hy, s, qz, qx, qy, qw);
    best = next < best ? next : best;
    next = toEdge(tx, ty, tz, gx, gy, gz, hx, hy, hz, s, qx, qy, qz, qw);
    best = next < best ? next : best;
    next = toEdge(tx, ty, tz, gx, gy, gz, hx, hy, -hz, s, qx, qy, qz, qw);
    best = next < best ? next : best;
    next = toEdge(tx, ty, tz, gx, gy, gz, hx, -hy, hz, s, qx, qy, qz, qw);
    best = next < best ? next : best;
    next = toEdge(tx, ty, tz, gx, gy, gz, hx, -hy, -hz, s, qx, qy, qz, qw);
    best = next < best ? next : best;
    next = toEdge(ty, tz, tx, gy, gz, gx, hy, hz, hx, s, qy, qz, qx, qw);
    best = next < best ? next : best;
    next = toEdge(ty, tz, tx, gy, gz, gx, hy, hz, -hx, s, qy, qz, qx, qw);
    best = next < best ? next : best;
    next = toEdge(ty, tz, tx, gy, gz, gx, hy, -hz, hx, s, qy, qz, qx, qw);
    best = next < best ? next : best;
    next = toEdge(ty, tz, tx, gy, gz, gx, hy, -hz, -hx, s, qy, qz, qx, qw);
    best = next < best ? next : best;
    next = toEdge(tz, tx, ty, gz, gx, gy, hz, hx, hy, s, qz, qx, qy, qw);
    best = next < best ? next : best;
    next = toEdge(tz, tx, ty, gz, gx, gy, hz, hx, -hy, s, qz, qx, qy, qw);
    best = next < best ? next : best;
    next = toEdge(tz, tx, ty, gz, gx, gy, hz, -hx, hy, s, qz, qx, qy, qw);
    best = next < best ? next : best;
    next = toEdge(tz, tx, ty, gz, gx, gy, hz, -hx, -hy, s, qz, qx, qy, qw);
    best = next < best ? next : best;
    return best;
  }

  /** The number of the nearest candidate. */
  static float nearest(float tx, float ty, float tz, float gx, float gy, float gz, float hx, float hy,
      float hz, float s, float qx, float qy, float qz, float qw) {
    float best = toCorner(tx, ty, tz, gx, gy, gz, hx, hy, hz, s, qx, qy, qz, qw);
    float next = toCorner(ty, tz, tx, gy, gz, gx, hy, hz, hx, s, qy, qz, qx, qw);
    float number = next < best ? CORNER_Y : CORNER_X;
    best = next < best ? next : best;
    next = toCorner(tz, tx, ty, gz, gx, gy, hz, hx, hy, s, qz, qx, qy, qw);
    number = next < best ? CORNER_Z : number;
    best = next < best ? next : best;
    next = toEdge(tx, ty, tz, gx, gy, gz, hx, hy, hz, s, qx, qy, qz, qw);
    number = next < best ? FIRST_EDGE : number;
    best = next < best ? next : best;
    next = toEdge(tx, ty, tz, gx, gy, gz, hx, hy, -hz, s, qx, qy, qz, qw);
    number = next < best ? FIRST_EDGE + 1 : number;
    best = next < best ? next : best;
    next = toEdge(tx, ty, tz, gx, gy, gz, hx, -hy, hz, s, qx, qy, qz, qw);
    number = next < best ? FIRST_EDGE + 2 : number;
    best = next < best ? next : best;
    next = toEdge(tx, ty, tz, gx, gy, gz, hx, -hy, -hz, s, qx, qy, qz, qw);
    number = next < best ? FIRST_EDGE + 3 : number;
    best = next < best ? next : best;
    next = toEdge(ty, tz, tx, gy, gz, gx, hy, hz, hx, s, qy, qz, qx, qw);
    number = next < best ? FIRST_EDGE + 4 : number;
    best = next < best ? next : best;
    next = toEdge(ty, tz, tx, gy, gz, gx, hy, hz, -hx, s, qy, qz, qx, qw);
    number = next < best ? FIRST_EDGE + 5 : number;
    best = next < best ? next : best;
    next = toEdge(ty, tz, tx, gy, gz, gx, hy, -hz, hx, s, qy, qz, qx, qw);
    number = next < best ? FIRST_EDGE + 6 : number;
    best = next < best ? next : best;
    next = toEdge(ty, tz, tx, gy, gz, gx, hy, -hz, -hx, s, qy, qz, qx, qw);
    number = next < best ? FIRST_EDGE + 7 : number;
    best = next < best ? next : best;
    next = toEdge(tz, tx, ty, gz, gx, gy, hz, hx, hy, s, qz, qx, qy, qw);
    number = next < best ? FIRST_EDGE + 8 : number;
    best = next < best ? next : best;
    next = toEdge(tz, tx, ty, gz, gx, gy, hz, hx, -hy, s, qz, qx, qy, qw);
    number = next < best ? FIRST_EDGE + 9 : number;
    best = next < best ? next : best;
    next = toEdge(tz, tx, ty, gz, gx, gy, hz, -hx, hy, s, qz, qx, qy, qw);
    number = next < best ? FIRST_EDGE + 10 : number;
    best = next < best ? next : best;
    next = toEdge(tz, tx, ty, gz, gx, gy, hz, -hx, -hy, s, qz, qx, qy, qw);
    number = next < best ? FIRST_EDGE + 11 : number;
    return number;
  }

  /** The t in [−1, 1] of the nearest point on the edge with this number; 0 of a corner. */
  static float alongEdge(float number, float tx, float ty, float tz, float gx, float gy, float gz, float hx,
      float hy, float hz, float s, float qx, float qy, float qz, float qw) {
    float t = 0;
    t = number == FIRST_EDGE ? parameter(tx, ty, tz, gx, gy, gz, hx, hy, hz, s, qx, qy, qz, qw) : t;
    t = number == FIRST_EDGE + 1 ? parameter(tx, ty, tz, gx, gy, gz, hx, hy, -hz, s, qx, qy, qz, qw) : t;
    t = number == FIRST_EDGE + 2 ? parameter(tx, ty, tz, gx, gy, gz, hx, -hy, hz, s, qx, qy, qz, qw) : t;
    t = number == FIRST_EDGE + 3 ? parameter(tx, ty, tz, gx, gy, gz, hx, -hy, -hz, s, qx, qy, qz, qw) : t;
    t = number == FIRST_EDGE + 4 ? parameter(ty, tz, tx, gy, gz, gx, hy, hz, hx, s, qy, qz, qx, qw) : t;
    t = number == FIRST_EDGE + 5 ? parameter(ty, tz, tx, gy, gz, gx, hy, hz, -hx, s, qy, qz, qx, qw) : t;
    t = number == FIRST_EDGE + 6 ? parameter(ty, tz, tx, gy, gz, gx, hy, -hz, hx, s, qy, qz, qx, qw) : t;
    t = number == FIRST_EDGE + 7 ? parameter(ty, tz, tx, gy, gz, gx, hy, -hz, -hx, s, qy, qz, qx, qw) : t;
    t = number == FIRST_EDGE + 8 ? parameter(tz, tx, ty, gz, gx, gy, hz, hx, hy, s, qz, qx, qy, qw) : t;
    t = number == FIRST_EDGE + 9 ? parameter(tz, tx, ty, gz, gx, gy, hz, hx, -hy, s, qz, qx, qy, qw) : t;
    t = number == FIRST_EDGE + 10 ? parameter(tz, tx, ty, gz, gx, gy, hz, -hx, hy, s, qz, qx, qy, qw) : t;
    t = number == FIRST_EDGE + 11 ? parameter(tz, tx, ty, gz, gx, gy, hz, -hx, -hy, s, qz, qx, qy, qw) : t;
    return t;
  }

  /** A coordinate of the nearest points in their frames, relative to the centres, which of them by one of the constants above. */
  static float coordinate(float what, float number, float t, float tx, float ty, float tz, float gx, float gy,
      float gz, float hx, float hy, float hz, float s, float qx, float qy, float qz, float qw) {
    boolean isCorner = number < FIRST_EDGE;
    float ex = onEdge(number, 0, t, hx);
    float ey = onEdge(number, 1, t, hy);
    float ez = onEdge(number, 2, t, hz);
    float partX = diagonal(tx, ty, tz, gx, gy, gz, hx, s, qx, qy, qz, qw);
    float partY = diagonal(ty, tz, tx, gy, gz, gx, hy, s, qy, qz, qx, qw);
    float partZ = diagonal(tz, tx, ty, gz, gx, gy, hz, s, qz, qx, qy, qw);
    float part = number == CORNER_X ? partX : number == CORNER_Y ? partY : partZ;
    float nx = pick(number, Rotation.diagonal(s, qy, qz), Rotation.difference(s, qx, qy, qz, qw),
        Rotation.sum(s, qz, qx, qy, qw));
    float ny = pick(number, Rotation.sum(s, qx, qy, qz, qw), Rotation.diagonal(s, qz, qx),
        Rotation.difference(s, qy, qz, qx, qw));
    float nz = pick(number, Rotation.difference(s, qz, qx, qy, qw), Rotation.sum(s, qy, qz, qx, qw),
        Rotation.diagonal(s, qx, qy));
    float cx = towards(part, nx, gx);
    float cy = towards(part, ny, gy);
    float cz = towards(part, nz, gz);
    float ax = isCorner ? cx : CentredBox.inside(BoxClosest.turned(s, qx, qy, qz, qw, ex, ey, ez) - tx, gx);
    float ay = isCorner ? cy : CentredBox.inside(BoxClosest.turned(s, qy, qz, qx, qw, ey, ez, ex) - ty, gy);
    float az = isCorner ? cz : CentredBox.inside(BoxClosest.turned(s, qz, qx, qy, qw, ez, ex, ey) - tz, gz);
    cx += tx;
    cy += ty;
    cz += tz;
    float bx = isCorner ? CentredBox.inside(BoxAxes.along(s, qx, qy, qz, qw, cx, cy, cz), hx) : ex;
    float by = isCorner ? CentredBox.inside(BoxAxes.along(s, qy, qz, qx, qw, cy, cz, cx), hy) : ey;
    float bz = isCorner ? CentredBox.inside(BoxAxes.along(s, qz, qx, qy, qw, cz, cx, cy), hz) : ez;
    return what == A_X ? ax : what == A_Y ? ay : what == A_Z ? az : what == B_X ? bx : what == B_Y ? by : bz;
  }

  private static float pick(float corner, float ofX, float ofY, float ofZ) {
    return corner == CORNER_X ? ofX : corner == CORNER_Y ? ofY : ofZ;
  }

  /** The x, in its frame, of the point of B, if that is on the edge with this number. For the others h and {@code axis} change places cyclically. */
  private static float onEdge(float number, float axis, float t, float hx) {
    float edge = number - FIRST_EDGE;
    float along = edge >= 8 ? 2 : edge >= 4 ? 1 : 0;
    float signs = edge - 4 * along;
    // of the two other axes the one after that of the edge is negative in the last two of four, the one before it in every second
    boolean firstIsNegative = signs >= 2;
    boolean secondIsNegative = signs - (firstIsNegative ? 2 : 0) >= 1;
    float steps = axis - along;
    return steps == 0 ? t * hx
        : ((steps == 1 || steps == -2) ? firstIsNegative : secondIsNegative) ? -hx : hx;
  }

  /** The squared distance from B of the candidate of A along the x axis of B. */
  private static float toCorner(float tx, float ty, float tz, float gx, float gy, float gz, float hx,
      float hy, float hz, float s, float qx, float qy, float qz, float qw) {
    float part = diagonal(tx, ty, tz, gx, gy, gz, hx, s, qx, qy, qz, qw);
    float x = tx + towards(part, Rotation.diagonal(s, qy, qz), gx);
    float y = ty + towards(part, Rotation.sum(s, qx, qy, qz, qw), gy);
    float z = tz + towards(part, Rotation.difference(s, qz, qx, qy, qw), gz);
    float dx = CentredBox.outside(BoxAxes.along(s, qx, qy, qz, qw, x, y, z), hx);
    float dy = CentredBox.outside(BoxAxes.along(s, qy, qz, qx, qw, y, z, x), hy);
    float dz = CentredBox.outside(BoxAxes.along(s, qz, qx, qy, qw, z, x, y), hz);
    return dx * dx + dy * dy + dz * dz;
  }

  /**
   * Which part of the way from the centre of A to a corner it takes to enter the slab of B on its x axis; negative if the centre is below. 1
   * for the corner itself.
   */
  private static float diagonal(float tx, float ty, float tz, float gx, float gy, float gz, float hx, float s,
      float qx, float qy, float qz, float qw) {
    float c = BoxAxes.along(s, qx, qy, qz, qw, tx, ty, tz);
    float reach = Math.abs(Rotation.diagonal(s, qy, qz)) * gx + Math.abs(Rotation.sum(s, qx, qy, qz, qw)) * gy
        + Math.abs(Rotation.difference(s, qz, qx, qy, qw)) * gz;
    float part = Segments.quotient(CentredBox.outside(c, hx), reach);
    return c < 0 ? -part : part;
  }

  /** The coordinate of that point relative to the centre of A, on an axis on which that of B rises by n. */
  private static float towards(float part, float n, float g) {
    return n < 0 ? part * g : -(part * g);
  }

  /** The squared distance from A of the edge of B along its x axis, which stands at hy and hz: half extents may be negative here. */
  private static float toEdge(float tx, float ty, float tz, float gx, float gy, float gz, float hx, float hy,
      float hz, float s, float qx, float qy, float qz, float qw) {
    float mx = Rotation.difference(s, qx, qy, qz, qw) * hy + Rotation.sum(s, qz, qx, qy, qw) * hz - tx,
        ex = Rotation.diagonal(s, qy, qz) * hx;
    float my = Rotation.diagonal(s, qz, qx) * hy + Rotation.difference(s, qy, qz, qx, qw) * hz - ty;
    float mz = Rotation.sum(s, qy, qz, qx, qw) * hy + Rotation.diagonal(s, qx, qy) * hz - tz;
    float ey = Rotation.sum(s, qx, qy, qz, qw) * hx;
    float ez = Rotation.difference(s, qz, qx, qy, qw) * hx;
    return CentredBox.squaredDistance(CentredBox.closest(mx, my, mz, ex, ey, ez, gx, gy, gz), mx, my, mz, ex,
        ey, ez, gx, gy, gz);
  }

  /** The t of its nearest point. */
  private static float parameter(float tx, float ty, float tz, float gx, float gy, float gz, float hx,
      float hy, float hz, float s, float qx, float qy, float qz, float qw) {
    float mx = Rotation.difference(s, qx, qy, qz, qw) * hy + Rotation.sum(s, qz, qx, qy, qw) * hz - tx,
        ex = Rotation.diagonal(s, qy, qz) * hx;
    float my = Rotation.diagonal(s, qz, qx) * hy + Rotation.difference(s, qy, qz, qx, qw) * hz - ty;
    float mz = Rotation.sum(s, qy, qz, qx, qw) * hy + Rotation.diagonal(s, qx, qy) * hz - tz;
    float ey = Rotation.sum(s, qx, qy, qz, qw) * hx;
    float ez = Rotation.difference(s, qz, qx, qy, qw) * hx;
    return CentredBox.closest(mx, my, mz, ex, ey, ez, gx, gy, gz);
  }
}
