package lockstep.internal.kernel;

/**
 * Parts of definitions of contacts of capsules and boxes, in the frame of the box and relative to the middle of the segment: this is {@code t g} for t in [−1, 1], the box
 * lies between {@code low} and {@code high} on each axis, and v is the way from the segment to the box. See {@link SegmentContact} for the method.
 *
 * <p>Candidates for the normal are the axes of the box, what is across the segment and one of these, v across the segment, and v without components that may be rounding.
 * One that the segment or the box has no need of does no harm: it leads no farther apart than they are.
 *
 * <p>An axis along which the box ends in the same place all along its extent, seen along the normal, is free. Two of these make a face, one an edge. The normal is that
 * of the face up to rounding then, whichever candidate it is.
 */
final class SegmentBoxContact {
  private static final int CROSS = 3, BESIDE = 6, WAY = 7;

  private SegmentBoxContact() {}

  /** Which candidate tells the segment and the box farthest apart, the first of equal ones: an axis, across the segment and an axis, or one of v. */
  static float choice(float gx, float gy, float gz, float lowX, float highX, float lowY, float highY,
      float lowZ, float highZ, float vx, float vy, float vz, float rounding) {
    float most = Contact.NONE;
    float choice = 0;
    for (int k = 0; k <= WAY; k++) {
      float nx = candidate(0, k, gx, gy, gz, vx, vy, vz, rounding);
      float ny = candidate(1, k, gx, gy, gz, vx, vy, vz, rounding);
      float nz = candidate(2, k, gx, gy, gz, vx, vy, vz, rounding);
      boolean isWay = k == WAY || SegmentContact.isAlong(vx, vy, vz, nx, ny, nz, rounding);
      float apart = apart(nx, ny, nz, gx, gy, gz, lowX, highX, lowY, highY, lowZ, highZ)
          - SegmentContact.handicap(isWay, rounding);
      choice = apart > most ? k : choice;
      most = SegmentContact.larger(most, apart);
    }
    return choice;
  }

  /** A component of that candidate, of any length; of those that are not v, either sign will do. */
  static float candidate(int axis, float choice, float gx, float gy, float gz, float vx, float vy, float vz,
      float rounding) {
    float v = axis == 0 ? vx : axis == 1 ? vy : vz;
    // of the cross product with the axis after this one, and with the one after that
    float next = axis == 0 ? -gz : axis == 1 ? -gx : -gy;
    float last = axis == 0 ? gy : axis == 1 ? gz : gx;
    boolean isNext = choice == CROSS + (axis == 2 ? 0 : axis + 1);
    boolean isLast = choice == CROSS + (axis == 0 ? 2 : axis - 1);
    return choice == WAY ? sure(v, rounding)
        : choice == BESIDE
            ? SegmentContact.beside(axis, vx, vy, vz, FaceFrame.along(0, gx, gy, gz),
                FaceFrame.along(1, gx, gy, gz), FaceFrame.along(2, gx, gy, gz))
            : isNext ? next : isLast ? last : choice == axis ? 1 : 0;
  }

  /** How far the box begins beyond the end of the segment, along n. */
  static float gap(float nx, float ny, float nz, float gx, float gy, float gz, float lowX, float highX,
      float lowY, float highY, float lowZ, float highZ) {
    return (begin(nx, lowX, highX) + begin(ny, lowY, highY) + begin(nz, lowZ, highZ))
        - Math.abs(RoundedHull.dot(nx, ny, nz, gx, gy, gz));
  }

  /** The same along a vector of any length, or against it, whichever is more; nothing along one without length. */
  private static float apart(float nx, float ny, float nz, float gx, float gy, float gz, float lowX,
      float highX, float lowY, float highY, float lowZ, float highZ) {
    float length = SegmentContact.length(nx, ny, nz);
    float forward = gap(nx, ny, nz, gx, gy, gz, lowX, highX, lowY, highY, lowZ, highZ);
    float backward = gap(-nx, -ny, -nz, gx, gy, gz, lowX, highX, lowY, highY, lowZ, highZ);
    return length > 0 ? (forward >= backward ? forward : backward) / length : Contact.NONE;
  }

  /** Where the box begins along one component of n; a plane that is infinitely far away does not matter if n is not along its axis. */
  private static float begin(float n, float low, float high) {
    return n > 0 ? n * low : n < 0 ? n * high : 0;
  }

  private static float sure(float v, float rounding) {
    return Math.abs(v) <= rounding ? 0 : v;
  }

  /**
   * Whether the box begins in the same place along all of an axis, and the way to it leads nowhere along that.
   *
   * @param rounding {@link SegmentContact#ROUNDING} of all other lengths
   */
  static boolean isFree(float n, float low, float high, float rounding) {
    return n == 0 || Math.abs(n) * ((high - low) + rounding / SegmentContact.ROUNDING) <= rounding;
  }

  /** The t from which on the segment is beside the face or the edge of the box that the normal is that of. */
  static float enter(float nx, float ny, float nz, float gx, float gy, float gz, float lowX, float highX,
      float lowY, float highY, float lowZ, float highZ, float rounding) {
    float least = SegmentContact.larger(-1, enter(nx, gx, lowX, highX, rounding));
    return SegmentContact.larger(SegmentContact.larger(least, enter(ny, gy, lowY, highY, rounding)),
        enter(nz, gz, lowZ, highZ, rounding));
  }

  /** And the t up to which it is. */
  static float leave(float nx, float ny, float nz, float gx, float gy, float gz, float lowX, float highX,
      float lowY, float highY, float lowZ, float highZ, float rounding) {
    return -enter(nx, ny, nz, -gx, -gy, -gz, lowX, highX, lowY, highY, lowZ, highZ, rounding);
  }

  /** When it comes between the planes of an axis, if that is free. One that is parallel to them up to rounding is there. */
  private static float enter(float n, float g, float low, float high, float rounding) {
    return isFree(n, low, high, rounding) && Math.abs(g) > rounding ? (g > 0 ? low : high) / g
        : Float.NEGATIVE_INFINITY;
  }

  /** Whether the segment may lie on the box along more than a point: on a face, or nearly parallel along an edge. */
  static boolean isLine(float nx, float ny, float nz, float gx, float gy, float gz, float lowX, float highX,
      float lowY, float highY, float lowZ, float highZ, float rounding) {
    boolean freeX = isFree(nx, lowX, highX, rounding);
    boolean freeY = isFree(ny, lowY, highY, rounding);
    boolean freeZ = isFree(nz, lowZ, highZ, rounding);
    float square = Segments.square(gx, gy, gz);
    float least = SegmentContact.PARALLEL * square;
    boolean face = freeX ? freeY != freeZ : freeY && freeZ;
    boolean edge = freeX ? !freeY && !freeZ && gy * gy + gz * gz <= least
        : freeY ? !freeZ && gz * gz + gx * gx <= least : freeZ && gx * gx + gy * gy <= least;
    return square > rounding * rounding && (face || edge);
  }

  /** Where a segment in the box is deepest, from t0 to t1: at an end over a face, nearest to an edge. */
  static float deepest(float t0, float t1, float nx, float ny, float nz, float gx, float gy, float gz,
      float lowX, float highX, float lowY, float highY, float lowZ, float highZ, float rounding) {
    boolean freeX = isFree(nx, lowX, highX, rounding);
    boolean freeY = isFree(ny, lowY, highY, rounding);
    boolean freeZ = isFree(nz, lowZ, highZ, rounding);
    float cx = toBox(0, nx, gx, lowX, highX, rounding), ix = freeX ? 0 : gx;
    float cy = toBox(0, ny, gy, lowY, highY, rounding), iy = freeY ? 0 : gy;
    float cz = toBox(0, nz, gz, lowZ, highZ, rounding), iz = freeZ ? 0 : gz;
    boolean face = freeX ? freeY || freeZ : freeY && freeZ;
    float rises = RoundedHull.dot(nx, ny, nz, gx, gy, gz);
    float t = face ? rises > 0 ? 1 : rises < 0 ? -1 : 0
        : Contact.along(RoundedHull.dot(ix, iy, iz, cx, cy, cz), Segments.square(ix, iy, iz));
    return t > t1 ? t1 : t < t0 ? t0 : t;
  }

  /** On one axis, the way from the segment's point at t to the face or the edge. */
  private static float toBox(float t, float n, float g, float low, float high, float rounding) {
    return isFree(n, low, high, rounding) ? 0 : (n > 0 ? low : high) - t * g;
  }

  /** The depth there; none if the capsule does not meet the edge along the normal. */
  static float depth(float t, float r, float nx, float ny, float nz, float gx, float gy, float gz, float lowX,
      float highX, float lowY, float highY, float lowZ, float highZ, float rounding) {
    float toX = toBox(t, nx, gx, lowX, highX, rounding);
    float toY = toBox(t, ny, gy, lowY, highY, rounding);
    float toZ = toBox(t, nz, gz, lowZ, highZ, rounding);
    float gap = RoundedHull.dot(toX, toY, toZ, nx, ny, nz);
    return SegmentContact.depth(r, SegmentContact.aside(toX, toY, toZ, gap, nx, ny, nz, rounding), gap);
  }

  /**
   * On one axis, where the point of contact is, relative to the middle of the segment.
   *
   * @param end whether t is an end of what both have in common, and not the deepest point
   */
  static float place(boolean end, float t, float r, float depth, float n, float g, float low, float high,
      float rounding) {
    return SegmentContact.place(end, t, r, depth, n, g, toBox(t, n, g, low, high, rounding));
  }

  /** The number of a point: where it is on the segment, whose first end is b if that is turned back, and on the box. */
  static float feature(boolean back, float t, float nx, float ny, float nz, float lowX, float highX,
      float lowY, float highY, float lowZ, float highZ, float rounding) {
    return Segments.feature(back ? -t : t) + 4 * BoxFeature.of(side(nx, lowX, highX, rounding),
        side(ny, lowY, highY, rounding), side(nz, lowZ, highZ, rounding));
  }

  private static float side(float n, float low, float high, float rounding) {
    return isFree(n, low, high, rounding) ? 0 : n > 0 ? 1 : 2;
  }
}
