package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.HalfSpace;
import lockstep.internal.shape.Rotation;
import lockstep.twin.OrientedBox;
import lockstep.twin.Plane;
import lockstep.twin.Quat;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of an oriented box (OBB) and the half-space behind a plane.
 *
 * <p>They overlap if the distance of the centre outside is no more than the extent of the box towards the
 * plane: {@code n · c + d ≤ |mx| hx + |my| hy + |mz| hz}, with m the normal in the frame of the box (Ericson,
 * Real-Time Collision Detection, 2005, 5.2.3). Touching is an overlap, half extents of 0 make a rectangle, a
 * segment or a point. A negative half extent, a quaternion that is not a {@linkplain Rotation#proper
 * rotation}, a normal without a {@linkplain HalfSpace#proper direction}, a NaN anywhere, an infinite centre,
 * half extent or d is a miss.
 *
 * <p>With the quaternion (v, w) and {@code k = n × (2 v / |q|²)}, turning n back gives {@code m = n + (w k +
 * k × v)}: fewer operations than the matrix, none of which leaves the range of n and q. Without rotation, v =
 * 0, m is n exactly.
 *
 * <p>With u = 2⁻²⁴: |q|² is off by 3 u, so {@code 2 v / |q|²} by 5 u. The products of a cross product a × b
 * round by at most 1.16 u |a| |b|, the differences by u |a| |b|, so k is off by 7.2 u of 2 |n| / |q|. Since k
 * × v is perpendicular to k, its sum with w k is |q| |k| long, and |q| times as far off as k; w k, the cross
 * product and their sum round by another 3.4 u |q| |k|, the sum with n by u |n|. Altogether m is off by less
 * than 23 u |n|. Products and sums with the half extents add 3 u, and the distance u of itself, which is no
 * more than what the box reaches: with h half the length of its diagonal, that is 27 u h, and 3 u |c| of the
 * centre, see {@link HalfSpace}.
 *
 * <p>Range: |n| times coordinates and half extents, and d, below 4e37; sums that overflow are a miss.
 * Products of lengths below 1e-29 may underflow.
 */
public final class OrientedBoxPlane {
  /** 3 √3 u of the centre's largest coordinate, 27 √3 u of the bounds' largest half extent. */
  public static final ErrorBound ERROR = new ErrorBound(52, 0);

  private OrientedBoxPlane() {}

  @Twin
  public static boolean overlap(OrientedBox b, @Twin.Second Plane p) {
    Vec half = b.half();
    float reach = reach(b, p.normal());
    float outside = HalfSpace.outside(p, b.center());
    // an infinite half extent makes the sum infinite, or NaN
    return outside <= reach && half.isNonNegative() && reach <= Float.MAX_VALUE
        && Math.abs(outside) <= Float.MAX_VALUE && Rotation.proper(b.q()) && HalfSpace.proper(p.normal());
  }

  /** The extent of the box from its centre along n, in units of 1/|n|. */
  public static float reach(OrientedBox b, Vec n) {
    return turned(n, b.q()).abs().dot(b.half());
  }

  /** The vector m, given n. */
  public static Vec turned(Vec n, Quat q) {
    Vec k = n.cross(q.vector().times(Vec.all(2 / q.square())));
    return n.plus(k.times(q.w()).plus(k.cross(q.vector())));
  }
}
