package lockstep.internal.kernel.sweep;

import lockstep.twin.Real;
import lockstep.twin.Segment;
import lockstep.twin.Triangle;
import lockstep.twin.Vec;

/**
 * Cheap tests for sweeps of spheres and capsules against triangles: whether the path of a segment, or of a
 * point as one without length, comes near enough at all. One tests on an axis, one the plane of the face:
 * over ground of many triangles it excludes most of the neighbours that are not met.
 */
final class SweptTriangle {
  /**
   * How much closer to the plane shapes may be than they seem, as a part of distances: 128 u, at a sine of 1.
   */
  private static final float SLACK = 128 * Real.U;

  /** Beyond this, only the test on each axis is used. */
  private static final float FAR = 1e18f;

  private SweptTriangle() {}

  /**
   * Whether the segment s, which moves by v, comes within r of the plane of the triangle, or may do so by
   * rounding.
   *
   * <p>Heights over the plane are computed times |n|, the length of the normal e × g. With D the sum of all
   * lengths that they come from, they round by 10 u |e| |g| D; and kernels may say of shapes that they meet
   * that are apart by 44 u D, or by 64 u D / sin α where the normal itself is rounding, with sin α = |n| /
   * |e| |g|. The slack is more than both. If it or the square of n is not a normal number, or D is so large
   * that a kernel's squares may not be, everything is near.
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
