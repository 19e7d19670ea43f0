package lockstep.internal.kernel.part;

import lockstep.twin.Segment;
import lockstep.twin.Triangle;
import lockstep.twin.Vec;

/** An edge of a triangle, and whether it is ab, bc or else ca. */
public record TriangleEdge(Segment edge, boolean isAB, boolean isBC) {
  public static TriangleEdge of(Triangle t, boolean isAB, boolean isBC) {
    return new TriangleEdge(isAB ? t.ab() : isBC ? t.bc() : t.ca(), isAB, isBC);
  }

  /** The nearest edge, given the distances of ab, bc and ca. */
  public static TriangleEdge nearest(Triangle t, Vec distances) {
    float least = least(distances);
    return of(t, distances.x() <= least, !(distances.x() <= least) && distances.y() <= least);
  }

  public static float least(Vec distances) {
    return BoxTriangleAxes.min(distances.x(), distances.y(), distances.z());
  }

  /** The corner of the triangle that is not on it. */
  public Vec third(Triangle t) {
    return isAB ? t.c() : isBC ? t.a() : t.b();
  }

  /** The point at s in [−1, 1]. */
  public Vec point(float s) {
    return edge.a().plus(edge.b()).times(0.5f).plus(Segments.half(edge).times(s));
  }

  /** The feature bits of that point. */
  public float feature(float s) {
    return TriangleFace.feature(s, isAB, isBC);
  }
}
