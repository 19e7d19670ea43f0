package lockstep.internal.kernel;

import lockstep.twin.Real;
import lockstep.twin.Segment;
import lockstep.twin.Triangle;
import lockstep.twin.Vec;

/**
 * Cheap tests for sweeps of spheres and capsules against triangles: whether the way of a segment, of which a
 * point is one without length, comes near enough at all. One asks on an axis, one about the plane of the
 * face: over ground of many triangles it tells most of the neighbours apart from those that are met.
 */
final class SweptTriangle {
  /**
   * How much nearer to the plane things may be than they seem, in parts of distances: 128 u, at a sine of 1.
   */
  private static final float SLACK = 128 * Real.U;

  /** Beyond this the test on each axis is all that there is. */
  private static final float FAR = 1e18f;

  private SweptTriangle() {}

  /**
   * Whether the segment s, which moves by v, comes as near as r to the plane of the triangle, or says so by
   * rounding.
   *
   * <p>Heights over the plane are asked for times |n|, the length of the normal e × g. With D the sum of all
   * lengths that they come from, they round by 10 u |e| |g| D; and kernels may say of shapes that they meet
   * that are apart by 44 u D, or by 64 u D / sin α where the normal itself is rounding, with sin α = |n| /
   * |e| |g|. The slack is more than both. Where it or the square of n is no normal number, or D is so large
   * that a kernel's squares may not be, all are near.
   */
  static boolean nearPlane(Segment s, Vec v, float r, Triangle t) {
    Vec e = t.b().minus(t.a()), g = t.c().minus(t.a());
    Vec fromA = s.a().minus(t.a()), toA = s.b().minus(t.a());
    Vec n = e.cross(g);
    float from = fromA.dot(n), to = toA.dot(n), way = v.dot(n);
    float ee = e.abs().sum(), gg = g.abs().sum();
    float size = (fromA.abs().sum() + toA.abs().sum()) + (ee + gg) + (v.abs().sum() + r);
    float slack = SLACK * (ee * gg) * size;
    float reach = r * n.length() + slack;
    boolean above = Sweep.least(from, to) + Sweep.least(way, 0) > reach;
    boolean below = Sweep.most(from, to) + Sweep.most(way, 0) < -reach;
    return !(above || below) || !(n.square() >= Float.MIN_NORMAL && slack >= Float.MIN_NORMAL && size <= FAR);
  }
}
