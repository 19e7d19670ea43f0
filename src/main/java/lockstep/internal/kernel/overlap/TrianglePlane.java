package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.ErrorBound;
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
 * <p>With u = 2⁻²⁴ the answer is that of a plane off by 3 u of the corner's distance from the origin, see
 * {@link HalfSpace}.
 *
 * <p>Range: |n| times coordinates, and d, below 4e37; a sum that overflows is a miss. Products of lengths
 * below 1e-29 may underflow.
 */
public final class TrianglePlane {
  /** 3 √3 u of the corner's largest coordinate. */
  public static final ErrorBound ERROR = new ErrorBound(6, 0);

  private TrianglePlane() {}

  @Twin
  public static boolean overlap(Triangle t, @Twin.Second Plane p) {
    float a = HalfSpace.outside(p, t.a()), b = HalfSpace.outside(p, t.b()), c = HalfSpace.outside(p, t.c());
    return (a <= 0 || b <= 0 || c <= 0) && Math.abs(a) <= Float.MAX_VALUE && Math.abs(b) <= Float.MAX_VALUE
        && Math.abs(c) <= Float.MAX_VALUE && HalfSpace.proper(p.normal());
  }
}
