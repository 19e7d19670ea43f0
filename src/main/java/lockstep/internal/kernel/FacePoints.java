package lockstep.internal.kernel;

/**
 * Parts of definitions about the face that two shapes have in common, seen along the normal: a rectangle, and a polygon, of which each edge is clipped to the rectangle (Sutherland and Hodgman, Reentrant polygon
 * clipping, 1974; Liang and Barsky, 1984). The corners of what is left are the ends of the clipped edges, and the corners of the rectangle that are within the polygon.
 *
 * <p>An edge is m + t d for t in [−1, 1], on each axis u and v of the rectangle.
 */
final class FacePoints {
  /** Edges shorter than this on an axis do not move along it. */
  private static final float SHORTEST = 1e-30f;

  /** How far inside the polygon a corner of the rectangle must be, in parts of the way to the middle: one that is less is an end of an edge, since the rectangle is made larger by more for these. */
  private static final float WITHIN = 1 - 0x1p-22f;

  /** By how much a triangle is made larger, in parts of its edges. */
  static final float SLACK = 0x1p-20f;

  /** A plane that nothing is beyond. */
  static final float FAR = 1e18f;

  private FacePoints() {}

  /** The t where an edge enters the slab between two planes on one axis. */
  static float enters(float m, float d, float low, float high) {
    float inverse = 1 / d;
    float atLow = (low - m) * inverse;
    float atHigh = (high - m) * inverse;
    return Math.abs(d) > SHORTEST ? d > 0 ? atLow : atHigh : low <= m && m <= high ? -1 : 2;
  }

  /** The t where it leaves it. */
  static float leaves(float m, float d, float low, float high) {
    float inverse = 1 / d;
    float atLow = (low - m) * inverse;
    float atHigh = (high - m) * inverse;
    return Math.abs(d) > SHORTEST ? d > 0 ? atHigh : atLow : low <= m && m <= high ? 1 : -2;
  }

  /** The t of the first point of an edge that is within two slabs. */
  static float first(float entersU, float entersV) {
    float t = entersU > entersV ? entersU : entersV;
    return t > -1 ? t : -1;
  }

  /** The t of the last one. */
  static float last(float leavesU, float leavesV) {
    float t = leavesU < leavesV ? leavesU : leavesV;
    return t < 1 ? t : 1;
  }

  /** A coordinate of the point at t, kept within the rectangle. */
  static float at(float t, float m, float d, float low, float high) {
    return SphereBox.clamp(m + t * d, low, high);
  }

  /** Which side of the rectangle an edge that runs along d on the axis enters through; the other one is that of −d. */
  static float side(float d) {
    return d > 0 ? 1 : 2;
  }

  /**
   * The coordinate of a point relative to a parallelogram's middle, along its first half edge, as a part of it; for the second one both change places.
   */
  static float part(float u, float v, float u1, float v1, float u2, float v2) {
    return (u * v2 - v * u2) / (u1 * v2 - v1 * u2);
  }

  /**
   * The same of two edges of a triangle from one corner, with what the parts leave of the point added: in a needle rounding makes each of them much too large or small, and what is
   * told along the edges would be off by as much.
   */
  static float partOfTriangle(float u, float v, float u1, float v1, float u2, float v2) {
    float part1 = part(u, v, u1, v1, u2, v2), part2 = part(u, v, u2, v2, u1, v1);
    return part1 + part(u - (part1 * u1 + part2 * u2), v - (part1 * v1 + part2 * v2), u1, v1, u2, v2);
  }

  /** Whether a point with these parts is well inside a parallelogram. */
  static boolean isInside(float part1, float part2) {
    return Math.abs(part1) < WITHIN && Math.abs(part2) < WITHIN;
  }

  /** Whether a point with these parts of two edges from one corner is well inside the triangle. */
  static boolean isInsideTriangle(float part1, float part2) {
    return part1 > 1 - WITHIN && part2 > 1 - WITHIN && part1 + part2 < WITHIN;
  }

  /** What is added to the number of a point of two faces, so that each pair of them has numbers of its own: the faces are those of an axis, the lower one or the upper one, and the first counts more. */
  static float ofFaces(float axis1, boolean upper1, float axis2, boolean upper2) {
    float first = 2 * axis1 + (upper1 ? 1 : 0);
    float second = 2 * axis2 + (upper2 ? 1 : 0);
    return 4096 * (6 * first + second + 1);
  }
}
