package lockstep.internal.kernel.contact;

import lockstep.twin.Real;
import lockstep.twin.Triangle;
import lockstep.twin.Vec;

/**
 * The corners of the intersection of two faces, projected along the normal, up to twelve: of a rectangle or
 * triangle, and of a polygon, each edge of which is clipped to it (Sutherland and Hodgman, Reentrant polygon
 * clipping, 1974; Liang and Barsky, 1984). They are the ends of the {@linkplain ClippedEdge clipped edges},
 * and the corners of the rectangle that are within the polygon.
 *
 * <p>A projected point is given by its position u and v and, as z, its depth below the face.
 */
record FacePoints(Twelve u, Twelve v, Twelve deep, Twelve number) {
  /**
   * How far inside the polygon a corner of the rectangle must be, as a part of the distance to the middle: a
   * corner closer to the border is an end of an edge, since the rectangle is enlarged by more for these.
   */
  private static final float WITHIN = 1 - 4 * Real.U;

  static FacePoints of(FacePoint[] points) {
    float[] u = new float[12], v = new float[12], deep = new float[12], number = new float[12];
    for (int k = 0; k < 12; k++) {
      if (k < points.length) {
        u[k] = points[k].at().u();
        v[k] = points[k].at().v();
        deep[k] = points[k].deep();
        number[k] = points[k].number();
      } else {
        u[k] = 0;
        v[k] = 0;
        deep[k] = Contact.NONE;
        number[k] = 0;
      }
    }
    return new FacePoints(Twelve.of(u), Twelve.of(v), Twelve.of(deep), Twelve.of(number));
  }

  /** The depth of the deepest point. */
  float most() {
    return Twelve.most(deep);
  }

  FacePoint get(int k) {
    return new FacePoint(new FacePoint.Spot(u.get(k), v.get(k)), deep.get(k), number.get(k));
  }

  FacePoint pick(float k) {
    return new FacePoint(new FacePoint.Spot(Twelve.pick(k, u), Twelve.pick(k, v)), Twelve.pick(k, deep),
        Twelve.pick(k, number));
  }

  /**
   * The coordinate of a point relative to a parallelogram's middle, along its first half edge e, as a part of
   * it; for the second one, e and f are exchanged.
   */
  private static float part(Vec p, Vec e, Vec f) {
    return p.cross(f).z() / e.cross(f).z();
  }

  /**
   * The coordinate with two edges of a triangle from one corner, including the part of the point that the
   * coordinates leave: in a needle rounding makes each of them much too large or small, and results along the
   * edges would be off by as much.
   */
  private static float partOfTriangle(Vec p, Vec e, Vec f) {
    float part1 = part(p, e, f), part2 = part(p, f, e);
    return part1 + part(p.minus(e.times(part1).plus(f.times(part2))), e, f);
  }

  /** A corner of the rectangle, if it is well inside a parallelogram with these half edges. */
  static FacePoint inParallelogram(Vec corner, Vec middle, Vec e, Vec f, float number) {
    Vec p = corner.minus(middle);
    float part1 = part(p, e, f), part2 = part(p, f, e);
    boolean isThere = Math.abs(part1) < WITHIN && Math.abs(part2) < WITHIN;
    return FacePoint.of(new Vec(corner.x(), corner.y(), middle.z() + (part1 * e.z() + part2 * f.z())),
        isThere, number);
  }

  /**
   * A corner of the rectangle, if it is well inside a triangle.
   *
   * @param slack by how much its coordinates in the triangle may miss it: more is a triangle seen from its
   *     side, an edge of which ends there
   */
  static FacePoint inTriangle(Vec corner, Triangle t, float slack, float number) {
    Vec p = corner.minus(t.a()), e = t.b().minus(t.a()), f = t.c().minus(t.a());
    float part1 = partOfTriangle(p, e, f), part2 = partOfTriangle(p, f, e);
    Vec found = e.times(part1).plus(f.times(part2));
    boolean isThere = part1 > 1 - WITHIN && part2 > 1 - WITHIN && part1 + part2 < WITHIN
        && Math.abs(found.x() - p.x()) + Math.abs(found.y() - p.y()) <= slack;
    return FacePoint.of(new Vec(corner.x(), corner.y(), t.a().z() + found.z()), isThere, number);
  }

  /**
   * The summand for the number of a point of two faces, which gives each pair of faces its own numbers: a
   * face is given by its axis and whether it is the lower or the upper one; the first counts more.
   */
  static float ofFaces(float axis1, boolean upper1, float axis2, boolean upper2) {
    float first = 2 * axis1 + (upper1 ? 1 : 0);
    float second = 2 * axis2 + (upper2 ? 1 : 0);
    return 4096 * (6 * first + second + 1);
  }
}
