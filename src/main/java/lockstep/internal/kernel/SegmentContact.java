package lockstep.internal.kernel;

/**
 * Parts of definitions of contacts of capsules: candidates for the normal, and points along a segment.
 *
 * <p>For any unit vector n, cores are apart by how far the second begins along n less how far the first ends: a few dot products, off by some u of the span, with u =
 * 2⁻²⁴, however bad n is. To move the first shape by −n times the radii less that ends the overlap. So the normal is the best of some candidates (separating axes,
 * Ericson, Real-Time Collision Detection, 2005, 5.2.1): the normals of the sides of the cores' Minkowski difference, which are normals of faces and cross products of
 * edges; and of cores that are apart the way v between their closest points.
 *
 * <p>v is off by rounding, and where the cores nearly touch it is nothing else. The true normal does not lead back along the edges that the closest points lie on. Vectors that
 * do not are a convex cone, of which the one nearest to v is no farther off than v: v itself, or v without what it has along one edge, or along two. The last are cross products
 * again. So the best of all these is the distance up to the rounding of v, also of cores that touch.
 *
 * <p>A candidate that is not v up to {@link #ROUNDING} has to be better than one that is by more than that: as good by rounding are directions as different as √u, and where the
 * closest points lie they may not be normals. Of cores in each other v is 0, and all candidates are equal.
 *
 * <p>Along a segment that is nearly parallel to what it lies on there are two points, at the ends of what both have in common. There the surface of a shape of radius r is
 * less far along n where a point of the other is a little beside it, and the depth less.
 */
final class SegmentContact {
  /** What rounding may be, in parts of the sizes of a pair: 4 u. */
  static final float ROUNDING = 0x1p-22f;

  /** The square of the sine up to which edges are nearly parallel: about 0.9°. */
  static final float PARALLEL = 0x1p-12f;

  private SegmentContact() {}

  /** Whether a vector points back: the first of its components that is not 0 is negative. */
  static boolean back(float x, float y, float z) {
    return x < 0 || (x == 0 && (y < 0 || (y == 0 && z < 0)));
  }

  /** Half of the way between the ends on one axis, forward if it is turned where it points back. */
  static float half(boolean back, float a, float b) {
    return (back ? Segments.half(b, a) : Segments.half(a, b)) + 0f;
  }

  static float length(float x, float y, float z) {
    return (float) Math.sqrt(Segments.square(x, y, z));
  }

  /** A component, x, y or z for 0, 1 or 2, of a vector less what it has along a unit vector, taken away twice: the first time leaves rounding. */
  static float beside(int axis, float vx, float vy, float vz, float ex, float ey, float ez) {
    float first = RoundedHull.dot(vx, vy, vz, ex, ey, ez);
    float x = vx - first * ex;
    float y = vy - first * ey;
    float z = vz - first * ez;
    float second = RoundedHull.dot(x, y, z, ex, ey, ez);
    return axis == 0 ? x - second * ex : axis == 1 ? y - second * ey : z - second * ez;
  }

  /**
   * A component of e × f of unit vectors, less what rounding has left along e: so it is perpendicular to e up to u of its length, and to f too, which is e and what
   * their angle makes of it.
   */
  static float cross(int axis, float ex, float ey, float ez, float fx, float fy, float fz) {
    float x = ey * fz - ez * fy;
    float y = ez * fx - ex * fz;
    float z = ex * fy - ey * fx;
    float along = RoundedHull.dot(x, y, z, ex, ey, ez);
    return axis == 0 ? x - along * ex : axis == 1 ? y - along * ey : z - along * ez;
  }

  /** A component of a vector across another one, from the axis along which that is shortest; of one without length the x axis. */
  static float across(int axis, float x, float y, float z) {
    boolean fromX = Math.abs(x) <= Math.abs(y) && Math.abs(x) <= Math.abs(z);
    boolean fromY = !fromX && Math.abs(y) <= Math.abs(z);
    boolean none = x == 0 && y == 0 && z == 0;
    return axis == 0 ? none ? 1 : fromX ? 0 : fromY ? -z : y
        : axis == 1 ? fromX ? z : fromY ? 0 : -x : fromX ? -y : fromY ? x : 0;
  }

  /** Whether what a vector has across another one is no more than rounding. */
  static boolean isAlong(float vx, float vy, float vz, float nx, float ny, float nz, float rounding) {
    float part = Contact.along(RoundedHull.dot(vx, vy, vz, nx, ny, nz), Segments.square(nx, ny, nz));
    return SegmentContact.length(vx - part * nx, vy - part * ny, vz - part * nz) <= rounding;
  }

  /** What a candidate for the normal has to be better by, if it is not v up to rounding. */
  static float handicap(boolean isWay, float rounding) {
    return isWay ? 0 : 2 * rounding;
  }

  /** The larger one, the first if the second is NaN. */
  static float larger(float a, float b) {
    return b > a ? b : a;
  }

  /** The square of how far a vector leads beside a unit vector, along which it is {@code gap}; 0 if that is no more than rounding. */
  static float aside(float dx, float dy, float dz, float gap, float nx, float ny, float nz, float rounding) {
    float square = Segments.square(dx - gap * nx, dy - gap * ny, dz - gap * nz);
    return square <= rounding * rounding ? 0 : square;
  }

  /** How far from each other the axes of two round shapes are along the normal where these touch, r being both radii. */
  static float reach(float r, float aside) {
    return aside == 0 ? r : (float) Math.sqrt(r * r - aside);
  }

  /** The depth where two round shapes are beside each other by this; none if they do not meet along the normal. */
  static float depth(float r, float aside, float gap) {
    float depth = reach(r, aside) - gap;
    return depth > Float.NEGATIVE_INFINITY ? depth : Contact.NONE;
  }

  /**
   * On one axis, where a point of contact is, relative to the middle of the segment of a capsule.
   *
   * @param end whether t is an end of what both have in common, so far from the other shape, and not the deepest point
   */
  static float place(boolean end, float t, float r, float depth, float n, float g, float to) {
    return t * g + (end ? to + 0.5f * depth * n : (r - 0.5f * depth) * n);
  }
}
