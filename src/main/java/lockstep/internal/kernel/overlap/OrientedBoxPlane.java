package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.BoxFrame;
import lockstep.internal.kernel.part.ExactFrame;
import lockstep.internal.kernel.part.PlaneGap;
import lockstep.internal.kernel.part.SquareTest;
import lockstep.internal.shape.HalfSpace;
import lockstep.internal.shape.Rotation;
import lockstep.twin.Exact;
import lockstep.twin.ExactVec;
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
 * <p>What that leaves open, with {@link PlaneGap} for the centre, is decided by the sign of a polynomial of
 * degree 4 ({@link ExactFrame}): {@code (n · c + d) |q|² ≤ Σ |mᵢ| hᵢ}, where m is the normal in the frame,
 * times |q|². So the answer is that of real arithmetic, for all finite floats.
 */
public final class OrientedBoxPlane {
  private OrientedBoxPlane() {}

  @Twin
  public static boolean overlap(OrientedBox b, @Twin.Second Plane p) {
    PlaneGap gap = lowest(b, p);
    @Twin.Doubt
    boolean open = !gap.isCertain();
    if (open) {
      return closely(b, p);
    }
    return gap.value() <= 0 && b.half().isNonNegative() && Rotation.proper(b.q())
        && HalfSpace.proper(p.normal());
  }

  /** The same for boxes that nearly touch the plane, and for those that are infinite or out of range. */
  @Twin
  public static boolean closely(OrientedBox b, @Twin.Second Plane p) {
    return reaches(b, p, true);
  }

  /** Whether box and plane are finite and have directions. */
  private static boolean isProper(OrientedBox b, Plane p) {
    return PlaneGap.isFinite(p) && HalfSpace.proper(p.normal()) && b.center().isFinite()
        && BoxFrame.proper(b.half()) && Rotation.proper(b.q());
  }

  /** Whether a box reaches behind a plane, or, if touching counts, to it. */
  public static boolean reaches(OrientedBox b, Plane p, boolean touching) {
    return isProper(b, p) && isLowestBehind(b, p, touching);
  }

  private static boolean isLowestBehind(OrientedBox b, Plane p, boolean touching) {
    ExactFrame frame = ExactFrame.of(b.q());
    return SquareTest.isAtMost(outside(b, p, frame).minus(extent(b, p, frame)), touching);
  }

  /** Whether no point of a box is in front of a plane. */
  public static boolean isBehind(OrientedBox b, Plane p) {
    return isProper(b, p) && isHighestBehind(b, p);
  }

  private static boolean isHighestBehind(OrientedBox b, Plane p) {
    ExactFrame frame = ExactFrame.of(b.q());
    return !outside(b, p, frame).plus(extent(b, p, frame)).isPositive();
  }

  /** How far the centre is outside, times |q|². */
  private static Exact outside(OrientedBox b, Plane p, ExactFrame frame) {
    return PlaneGap.outside(p, b.center()).times(frame.square());
  }

  /** The extent of the box along the normal, times |q|². */
  private static Exact extent(OrientedBox b, Plane p, ExactFrame frame) {
    return frame.along(ExactVec.of(p.normal())).abs().dot(ExactVec.of(b.half()));
  }

  /** How far the lowest point of the box is outside. */
  public static PlaneGap lowest(OrientedBox b, Plane p) {
    return gap(b, p, -reach(b, p.normal()));
  }

  /** How far the highest point of the box is outside. */
  public static PlaneGap highest(OrientedBox b, Plane p) {
    return gap(b, p, reach(b, p.normal()));
  }

  /** The reach is off by 27 u |n| h: with 4 |n| h as another term, {@link PlaneGap} allows for it. */
  private static PlaneGap gap(OrientedBox b, Plane p, float reach) {
    PlaneGap center = PlaneGap.of(p, b.center());
    float square = 16 * p.normal().square() * b.half().square();
    return new PlaneGap(center.value() + reach, center.square() + square);
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
