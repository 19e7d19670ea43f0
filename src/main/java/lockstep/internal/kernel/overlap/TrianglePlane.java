package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.PlaneGap;
import lockstep.internal.shape.HalfSpace;
import lockstep.twin.Plane;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of a triangle and the half-space behind a plane.
 *
 * <p>They overlap if a corner is not outside: {@code n · p + d ≤ 0} for one of the three. Touching is an
 * overlap, as is a triangle in the plane or anywhere behind it; a triangle without area is a segment or a
 * point. A normal without a {@linkplain HalfSpace#proper direction}, a NaN anywhere, an infinite corner or d
 * is a miss. The order of the corners changes no bit.
 *
 * <p>The answer is that of real arithmetic, for all finite floats, see {@link PlaneGap}.
 */
public final class TrianglePlane {
  private TrianglePlane() {}

  @Twin
  public static boolean overlap(Triangle t, @Twin.Second Plane p) {
    PlaneGap gap = PlaneGap.of(p, t.a()).min(PlaneGap.of(p, t.b())).min(PlaneGap.of(p, t.c()));
    @Twin.Doubt
    boolean open = !gap.isCertain();
    if (open) {
      return closely(t, p);
    }
    return gap.value() <= 0 && HalfSpace.proper(p.normal());
  }

  /** The same for triangles that nearly touch the plane, and for those out of range. */
  @Twin
  public static boolean closely(Triangle t, @Twin.Second Plane p) {
    return reaches(t, p, true);
  }

  /** Whether a triangle reaches behind a plane, or, if touching counts, to it. */
  public static boolean reaches(Triangle t, Plane p, boolean touching) {
    return HalfSpace.proper(p.normal()) && t.isFinite() && (PlaneGap.reaches(p, t.a(), 0, touching)
        || PlaneGap.reaches(p, t.b(), 0, touching) || PlaneGap.reaches(p, t.c(), 0, touching));
  }
}
