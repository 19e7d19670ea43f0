package lockstep.internal.kernel.distance;

import lockstep.internal.kernel.overlap.SphereTriangle;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.TriangleEdge;
import lockstep.internal.kernel.part.TriangleFace;
import lockstep.twin.Segment;
import lockstep.twin.Sphere;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Distance and closest points of a sphere and a triangle: that of the centre from the triangle's nearest
 * point, less the radius (Ericson, Real-Time Collision Detection, 2005, 5.1.5).
 *
 * <p>The nearest point is the best of four: one on each edge, and one of the face, see {@link TriangleFace}.
 * A triangle without area is represented by its edges. Overlap is decided by {@link SphereTriangle};
 * overlapping shapes have distance 0. A negative radius, a NaN anywhere or an infinite vertex is a miss.
 *
 * <p>With u = 2⁻²⁴, D the largest distance of a corner from the centre and L the longest edge the distance is
 * too small by at most 6 u D and too large by at most 6 u D + 2 u L, also of slivers; it rounds by u of the
 * radius. The largest error found in half a million pairs is 4 u D.
 *
 * <p>Range: squares lose their last bits for lengths below 1e-19, the face those of its weights below 1e-16;
 * distances and edges beyond 1e19 overflow, which is a miss.
 */
public final class SphereTriangleDistance {
  /**
   * 6 u of D, which is at most √3 times the largest coordinates, and 2 u of radii, which are no larger than
   * bounds.
   */
  public static final ErrorBound ERROR = new ErrorBound(13, 0);

  private SphereTriangleDistance() {}

  @Twin
  static float alone(Sphere s, @Twin.Second Triangle t) {
    float toEdges = TriangleEdge.least(edges(s.center(), t)), toFace = face(s, t);
    float length = (float) Math.sqrt(toFace < toEdges ? toFace : toEdges);
    // a NaN or an infinity in a corner shows in the edges, one in the centre in the length
    boolean valid = s.radius() >= 0 && length <= Float.MAX_VALUE
        && t.b().minus(t.a()).square() <= Float.MAX_VALUE && t.c().minus(t.b()).square() <= Float.MAX_VALUE
        && t.a().minus(t.c()).square() <= Float.MAX_VALUE;
    return Rounded.distance(valid, SphereTriangle.overlap(s, t), length, s.radius());
  }

  @Twin
  static ClosestPoints points(Sphere s, @Twin.Second Triangle t) {
    Vec p = s.center();
    Vec edges = edges(s.center(), t);
    float toEdges = TriangleEdge.least(edges), toFace = face(s, t);
    boolean face = toFace < toEdges;
    Vec ab = t.b().minus(t.a()), bc = t.c().minus(t.b()), ca = t.a().minus(t.c()), ac = t.c().minus(t.a());

    // the nearest edge, from o along e
    TriangleEdge nearest = TriangleEdge.nearest(t, edges);
    Vec o = nearest.edge().a();
    Vec e = nearest.isAB() ? ab : nearest.isBC() ? bc : ca;
    float along = SphereTriangle.along(o.minus(p), e);
    float weightC = TriangleFace.weightC(t.a().minus(p), ab, ac);
    float weightB = TriangleFace.weightB(weightC, t.a().minus(p), ab, ac);
    Vec step = face ? ab.times(weightB).plus(ac.times(weightC)) : e.times(along);
    o = face ? t.a() : o;
    Vec d = o.minus(p).plus(step);

    float length = (float) Math.sqrt(face ? toFace : toEdges);
    float part = Rounded.part(length, s.radius(), 0);
    float feature = face ? 7 : TriangleFace.feature(along < 1, along > 0, nearest.isAB(), nearest.isBC());
    return ClosestPoints.of(alone(s, t), p.plus(d.times(part)), o.plus(step), 1, feature);
  }

  /** The squared distances of a point from the edges. */
  public static Vec edges(Vec p, Triangle t) {
    return new Vec(edge(p, t.ab()), edge(p, t.bc()), edge(p, t.ca()));
  }

  private static float edge(Vec p, Segment edge) {
    return SphereTriangle.edge(edge.a().minus(p), edge.b().minus(edge.a()));
  }

  /** The squared distance of the centre from the point of the face. */
  private static float face(Sphere s, Triangle t) {
    return TriangleFace.squaredDistance(t.a().minus(s.center()), t.b().minus(t.a()), t.c().minus(t.a()));
  }
}
