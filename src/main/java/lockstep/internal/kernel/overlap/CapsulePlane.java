package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.PlaneGap;
import lockstep.internal.shape.HalfSpace;
import lockstep.twin.Capsule;
import lockstep.twin.Plane;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of a capsule and the half-space behind a plane.
 *
 * <p>An end of a segment is its nearest point to a plane or its farthest behind it, so they overlap if the
 * sphere around either end does: {@code n · a + d ≤ r |n|} or {@code n · b + d ≤ r |n|} (Ericson, Real-Time
 * Collision Detection, 2005, 5.2.2). Touching is an overlap, as is a capsule behind the plane. A capsule
 * without length is a sphere, and the answer that of {@link SpherePlane}, bit for bit; the order of the ends
 * changes no bit. A negative radius, a normal without a {@linkplain HalfSpace#proper direction}, a NaN
 * anywhere, an infinite end or d is a miss.
 *
 * <p>The answer is that of real arithmetic, for all finite floats, see {@link SpherePlane}.
 */
public final class CapsulePlane {
  private CapsulePlane() {}

  @Twin
  public static boolean overlap(Capsule c, @Twin.Second Plane p) {
    PlaneGap gap = PlaneGap.of(p, c.a()).min(PlaneGap.of(p, c.b())).less(c.radius() * p.normal().length());
    @Twin.Doubt
    boolean open = !gap.isCertain();
    if (open) {
      return closely(c, p);
    }
    return c.radius() >= 0 && gap.value() <= 0 && HalfSpace.proper(p.normal());
  }

  /** The same for capsules that nearly touch the plane, and for those out of range. */
  @Twin
  public static boolean closely(Capsule c, @Twin.Second Plane p) {
    return reaches(c, p, true);
  }

  /** Whether a capsule reaches behind a plane, or, if touching counts, to it. */
  public static boolean reaches(Capsule c, Plane p, boolean touching) {
    return HalfSpace.proper(p.normal()) && c.a().isFinite() && c.b().isFinite()
        && (PlaneGap.reaches(p, c.a(), c.radius(), touching)
            || PlaneGap.reaches(p, c.b(), c.radius(), touching));
  }
}
