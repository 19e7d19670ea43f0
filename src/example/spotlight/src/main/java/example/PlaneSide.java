package example;

import lockstep.twin.ExactVec;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * On which side of the plane through three points a fourth is, decided as in real arithmetic: a hit if the
 * three are seen counterclockwise from it, or all four are in one plane. It shows how a decision of one's own
 * is made exact, in three stages: in float where the sign is certain, in double with a bound on the error,
 * and with expansions what is left (Shewchuk, Adaptive precision floating-point arithmetic and fast robust
 * geometric predicates, 1997, orient3d). A NaN or an infinity anywhere is a miss.
 */
public final class PlaneSide {
  /** The rounding of a determinant of differences, relative to the sum of its products: less than 8 u. */
  private static final float ROUNDING = 0x1p-21f;

  private PlaneSide() {}

  /** Columns: nine of the triangle, three of the point. */
  @Twin
  static boolean inFront(Triangle t, @Twin.Second Vec p) {
    Vec a = t.a().minus(p), b = t.b().minus(p), c = t.c().minus(p);
    float volume = a.dot(b.cross(c)); // positive behind the plane
    Vec e = b.abs(), f = c.abs();
    Vec size =
        new Vec(e.y() * f.z() + e.z() * f.y(), e.z() * f.x() + e.x() * f.z(), e.x() * f.y() + e.y() * f.x());
    float room = ROUNDING * a.abs().dot(size);
    // no product has underflown so far that it matters, and none has overflown
    @Twin.Doubt
    boolean open = !(Math.abs(volume) > room && room >= 0x1p-60f && room <= 0x1p100f);
    if (open) {
      return closely(t, p);
    }
    return volume <= 0;
  }

  @Twin
  static boolean closely(Triangle t, @Twin.Second Vec p) {
    boolean finite = t.a().isFinite() && t.b().isFinite() && t.c().isFinite() && p.isFinite();
    ExactVec a = ExactVec.difference(t.a(), p), b = ExactVec.difference(t.b(), p),
        c = ExactVec.difference(t.c(), p);
    return finite && !a.dot(b.cross(c)).isPositive();
  }
}
