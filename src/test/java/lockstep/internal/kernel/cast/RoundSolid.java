package lockstep.internal.kernel.cast;

import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.oracle.Exact;
import lockstep.oracle.Ray;

/**
 * The point where a ray enters the region within a radius of something, without a root: it is outside before
 * t, and inside at t.
 */
final class RoundSolid {
  /** Whether a ray comes within a radius of the solid's core. */
  interface Reach {
    boolean within(Ray ray, Exact radius);
  }

  private RoundSolid() {}

  /**
   * Asserts that t is where a ray enters, as for a radius that is off by {@code error} u of {@code size}, and
   * that t rounds by {@code error} u of itself.
   *
   * @param p the ray's columns; an infinite tMin or tMax counts as ±1e30
   */
  static void assertEntered(float[] p, float t, int error, double radius, double size, Reach reach) {
    Ray all = Ray.of(p, 0);
    Ray ray = all.within(Float.isInfinite(p[6]) ? Exact.of(Math.copySign(1e30, p[6])) : all.tMin(),
        Float.isInfinite(p[7]) ? Exact.of(Math.copySign(1e30, p[7])) : all.tMax());
    Exact off = Exact.of(error * 0x1p-24 * size);
    Exact smaller = Exact.of(radius).minus(off);
    if (t == Float.POSITIVE_INFINITY) {
      assertTrue(!reach.within(ray, smaller), "false miss");
      return;
    }
    assertTrue(t >= p[6] && t <= p[7], "outside the interval");
    Exact at = Exact.of(t);
    Exact round = Exact.of(error * 0x1p-24 * Math.abs(t) + 0x1p-200); // more than 0: before is before
    assertTrue(reach.within(ray.within(ray.tMin(), Exact.min(at.plus(round), ray.tMax())),
        Exact.of(radius).plus(off)), "not there yet");
    assertTrue(t == p[6] || !reach.within(ray.within(ray.tMin(), at.minus(round)), smaller),
        "has been there before");
  }
}
