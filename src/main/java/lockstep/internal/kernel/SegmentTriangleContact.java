package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Parts of the definition of contacts of capsules and triangles, relative to the middle of the segment: this is {@code t g} for t in [−1, 1]; d, e and f are unit vectors along
 * the edges ab, bc and ca, h is one along g, and v is the way from the segment to the triangle. See {@link SegmentContact} for the method.
 *
 * <p>Candidates for the normal are that of the face, what is across the segment and an edge, v across an edge or the segment, v, and of a triangle without area what is across
 * l, the longest of edges and segment.
 *
 * <p>The corners at which the triangle begins, seen along the normal, say what it touches with: all three its face, two an edge, one a corner. That is asked up to
 * rounding, so it does not depend on which of equal candidates the normal is.
 */
final class SegmentTriangleContact {
  private static final int FACE = 0, CROSS_AB = 1, CROSS_BC = 2, CROSS_CA = 3, BESIDE_AB = 4, BESIDE_BC = 5,
      BESIDE_CA = 6, BESIDE = 7, WAY = 8, ACROSS = 9;

  private SegmentTriangleContact() {}

  /** Which candidate tells the segment and the triangle farthest apart, the first of equal ones. */
  static float choice(float gx, float gy, float gz, float ax, float ay, float az, float bx, float by,
      float bz, float cx, float cy, float cz, float dx, float dy, float dz, float ex, float ey, float ez,
      float fx, float fy, float fz, float hx, float hy, float hz, float lx, float ly, float lz, float vx,
      float vy, float vz, float ab, float bc, float ca, float rounding) {
    float most = Contact.NONE;
    float choice = 0;
    for (int k = 0; k <= ACROSS; k++) {
      float nx = candidate(0, k, dx, dy, dz, ex, ey, ez, fx, fy, fz, hx, hy, hz, lx, ly, lz, vx, vy, vz);
      float ny = candidate(1, k, dx, dy, dz, ex, ey, ez, fx, fy, fz, hx, hy, hz, lx, ly, lz, vx, vy, vz);
      float nz = candidate(2, k, dx, dy, dz, ex, ey, ez, fx, fy, fz, hx, hy, hz, lx, ly, lz, vx, vy, vz);
      // what is across an edge counts only if that is where the segment leaves it
      float beyond = k == CROSS_AB ? beyond(nx, ny, nz, gx, gy, gz, ax, ay, az, cx, cy, cz, dx, dy, dz, ab)
          : k == CROSS_BC ? beyond(nx, ny, nz, gx, gy, gz, bx, by, bz, ax, ay, az, ex, ey, ez, bc)
              : k == CROSS_CA ? beyond(nx, ny, nz, gx, gy, gz, cx, cy, cz, bx, by, bz, fx, fy, fz, ca) : 0;
      boolean isWay = beyond <= rounding && SegmentContact.isAlong(vx, vy, vz, nx, ny, nz, rounding);
      float apart = apart(nx, ny, nz, gx, gy, gz, ax, ay, az, bx, by, bz, cx, cy, cz)
          - SegmentContact.handicap(isWay, rounding);
      choice = apart > most ? k : choice;
      most = SegmentContact.larger(most, apart);
    }
    return choice;
  }

  /**
   * How far it is from true that the segment leaves across an edge, perpendicular to both of which is n: how far beyond their ends they are nearest to each other, or how far
   * the third corner, o, is in the way. The edge is so long and leads from i along the unit vector e.
   */
  @Twin.Pass
  private static float beyond(float nx, float ny, float nz, float gx, float gy, float gz, float ix, float iy,
      float iz, float ox, float oy, float oz, float ex, float ey, float ez, float length) {
    float t = beside(nx, ny, nz, gx, gy, gz, ix, iy, iz, ex, ey, ez);
    float on = RoundedHull.dot(t * gx - ix, t * gy - iy, t * gz - iz, ex, ey, ez);
    float ofEdge = on < 0 ? -on : on - length;
    float ofSegment = (Math.abs(t) - 1) * SegmentContact.length(gx, gy, gz);
    // of both signs of n that counts along which the triangle begins later
    float behind =
        Math.abs(RoundedHull.dot(nx, ny, nz, ix, iy, iz)) - Math.abs(RoundedHull.dot(nx, ny, nz, ox, oy, oz));
    float ofCorner = Contact.along(behind, SegmentContact.length(nx, ny, nz));
    float most = ofEdge > ofSegment ? ofEdge : ofSegment;
    return ofCorner > most ? ofCorner : most;
  }

  /** The t at which the segment is beside the line through i along e, seen along n. */
  private static float beside(float nx, float ny, float nz, float gx, float gy, float gz, float ix, float iy,
      float iz, float ex, float ey, float ez) {
    float sideX = ny * ez - nz * ey;
    float sideY = nz * ex - nx * ez;
    float sideZ = nx * ey - ny * ex;
    float along = RoundedHull.dot(gx, gy, gz, sideX, sideY, sideZ);
    return along != 0 ? RoundedHull.dot(ix, iy, iz, sideX, sideY, sideZ) / along : 0;
  }

  /** A component of that candidate, of any length; of those that are not v, either sign will do. */
  static float candidate(int axis, float choice, float dx, float dy, float dz, float ex, float ey, float ez,
      float fx, float fy, float fz, float hx, float hy, float hz, float lx, float ly, float lz, float vx,
      float vy, float vz) {
    return choice == FACE ? SegmentContact.cross(axis, dx, dy, dz, fx, fy, fz)
        : choice == CROSS_AB ? SegmentContact.cross(axis, dx, dy, dz, hx, hy, hz)
            : choice == CROSS_BC ? SegmentContact.cross(axis, ex, ey, ez, hx, hy, hz)
                : choice == CROSS_CA ? SegmentContact.cross(axis, fx, fy, fz, hx, hy, hz)
                    : choice == BESIDE_AB ? SegmentContact.beside(axis, vx, vy, vz, dx, dy, dz)
                        : choice == BESIDE_BC ? SegmentContact.beside(axis, vx, vy, vz, ex, ey, ez)
                            : choice == BESIDE_CA ? SegmentContact.beside(axis, vx, vy, vz, fx, fy, fz)
                                : choice == BESIDE ? SegmentContact.beside(axis, vx, vy, vz, hx, hy, hz)
                                    : choice == WAY ? axis == 0 ? vx : axis == 1 ? vy : vz
                                        : SegmentContact.across(axis, lx, ly, lz);
  }

  /** How far the triangle begins beyond the end of the segment, along n. */
  static float gap(float nx, float ny, float nz, float gx, float gy, float gz, float ax, float ay, float az,
      float bx, float by, float bz, float cx, float cy, float cz) {
    return TriangleFace.least(RoundedHull.dot(nx, ny, nz, ax, ay, az),
        RoundedHull.dot(nx, ny, nz, bx, by, bz), RoundedHull.dot(nx, ny, nz, cx, cy, cz))
        - Math.abs(RoundedHull.dot(nx, ny, nz, gx, gy, gz));
  }

  /** The same along a vector of any length, or against it, whichever is more; nothing along one without length. */
  @Twin.Pass
  static float apart(float nx, float ny, float nz, float gx, float gy, float gz, float ax, float ay, float az,
      float bx, float by, float bz, float cx, float cy, float cz) {
    float length = SegmentContact.length(nx, ny, nz);
    float forward = gap(nx, ny, nz, gx, gy, gz, ax, ay, az, bx, by, bz, cx, cy, cz);
    float backward = gap(-nx, -ny, -nz, gx, gy, gz, ax, ay, az, bx, by, bz, cx, cy, cz);
    return length > 0 ? (forward >= backward ? forward : backward) / length : Contact.NONE;
  }

  /** How long an edge is along all of which the triangle begins, and the way to which does not lead along it: 0 if only its first end is there, −1 if not even that. */
  static float touching(boolean hasI, boolean hasJ, float nx, float ny, float nz, float ex, float ey,
      float ez, float length) {
    boolean isLevel = Math.abs(RoundedHull.dot(nx, ny, nz, ex, ey, ez)) <= 2 * SegmentContact.ROUNDING;
    return hasI && hasJ && isLevel ? length : hasI ? 0 : -1;
  }

  /** Twice the area of a triangle with sides along these unit vectors that are so long. */
  static float area(float dx, float dy, float dz, float d, float fx, float fy, float fz, float f) {
    return SegmentContact.length(SegmentContact.cross(0, dx, dy, dz, fx, fy, fz),
        SegmentContact.cross(1, dx, dy, dz, fx, fy, fz), SegmentContact.cross(2, dx, dy, dz, fx, fy, fz))
        * (d * f);
  }

  /**
   * The t from which on the segment is on the side of the corner o of a plane through the corner i that is perpendicular to the unit vector k, if that is asked. One that
   * is parallel to it up to rounding is.
   */
  static float enter(boolean isAny, float gx, float gy, float gz, float kx, float ky, float kz, float ix,
      float iy, float iz, float ox, float oy, float oz, float rounding) {
    float more = RoundedHull.dot(gx, gy, gz, kx, ky, kz);
    boolean forward = more * RoundedHull.dot(ox - ix, oy - iy, oz - iz, kx, ky, kz) > 0;
    return isAny && forward && Math.abs(more) > rounding ? RoundedHull.dot(ix, iy, iz, kx, ky, kz) / more
        : Float.NEGATIVE_INFINITY;
  }

  /** The same of the side of a face with this normal, along e through i. */
  static float side(boolean isFace, float gx, float gy, float gz, float nx, float ny, float nz, float ex,
      float ey, float ez, float ix, float iy, float iz, float ox, float oy, float oz, float rounding) {
    return enter(isFace, gx, gy, gz, ny * ez - nz * ey, nz * ex - nx * ez, nx * ey - ny * ex, ix, iy, iz, ox,
        oy, oz, rounding);
  }

  /** The last of all, or the beginning of the segment. */
  static float latest(float ab, float bc, float ca, float i, float j) {
    return SegmentContact.larger(
        SegmentContact.larger(SegmentContact.larger(-1, ab), SegmentContact.larger(bc, ca)),
        SegmentContact.larger(i, j));
  }

  /** Whether unit vectors are nearly parallel. */
  static boolean isParallel(float kx, float ky, float kz, float hx, float hy, float hz) {
    return Segments.square(SegmentContact.cross(0, kx, ky, kz, hx, hy, hz),
        SegmentContact.cross(1, kx, ky, kz, hx, hy, hz), SegmentContact.cross(2, kx, ky, kz, hx, hy, hz))
        <= SegmentContact.PARALLEL;
  }

  /** Where a segment that goes through the triangle is deepest, from t0 to t1: at an end over the face, or nearest to the edge through i along k. */
  static float deepest(boolean isFace, float t0, float t1, float nx, float ny, float nz, float gx, float gy,
      float gz, float kx, float ky, float kz, float ix, float iy, float iz) {
    float rises = RoundedHull.dot(nx, ny, nz, gx, gy, gz);
    float t =
        !isFace ? beside(nx, ny, nz, gx, gy, gz, ix, iy, iz, kx, ky, kz) : rises > 0 ? 1 : rises < 0 ? -1 : 0;
    return t > t1 ? t1 : t < t0 ? t0 : t;
  }

  /** The depth from where the triangle is so far away; none if the capsule does not meet the edge along the normal. */
  static float depth(float r, float toX, float toY, float toZ, float nx, float ny, float nz, float rounding) {
    float gap = RoundedHull.dot(toX, toY, toZ, nx, ny, nz);
    return SegmentContact.depth(r, SegmentContact.aside(toX, toY, toZ, gap, nx, ny, nz, rounding), gap);
  }
}
