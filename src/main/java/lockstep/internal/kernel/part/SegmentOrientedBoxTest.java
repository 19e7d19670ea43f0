package lockstep.internal.kernel.part;

import lockstep.twin.Exact;
import lockstep.twin.ExactVec;
import lockstep.twin.OrientedBox;
import lockstep.twin.Segment;
import lockstep.twin.Vec;

/**
 * Whether a segment is no farther from an oriented box than a length, by the signs of polynomials.
 *
 * <p>They are nearest where they meet, or at an end of the segment, or between its ends at an edge of the box
 * or at a corner; where the segment is parallel to a face or an edge, that is so at one of several places.
 * Each is a distance of two of their points, so any that is within the length decides.
 *
 * <p>Let A be an end and D the vector to the other, along the axes of the box and so times s = |q|², see
 * {@link ExactFrame}; a and d the same in space, and h the half extents. A line in the direction of the
 * segment is apart from the edges along the first axis, at {@code ±h.y, ±h.z}, by {@code |N| / √(D.y² +
 * D.z²)}, where {@code N = ((a × d) along the axis) − (±h.y D.z − ±h.z D.y)}, of degree 4, and from a corner
 * k by {@code |(a × d) along the axes − k × D| / (s |d|)}. Both are compared in squares, of degree 8: as a
 * quaternion is below 2⁵⁰, both sides can be {@linkplain Exact#scaled scaled} into the range of double. They
 * are nearest between the ends of the segment, and those of the edge, where
 *
 * <ul>
 * <li>of the edge {@code −(A − edge) · D}, on both other axes, is between 0 and {@code D.y² + D.z²}, and
 * {@code |A.x s |d|² − G D.x| ≤ h.x (D.y² + D.z²)}, with {@code G = s a · d − (±h.y D.y + ±h.z D.z)}: of
 * degree 7, as a factor s could be divided out;
 * <li>of the corner {@code −(s a · d − k · D)} is between 0 and {@code s |d|²}.
 * </ul>
 */
public final class SegmentOrientedBoxTest {
  /** By which squares of degree 8 become large enough, and what they are below. */
  private static final int UP = 80, BELOW_4 = 400, BELOW_6 = 500;

  private SegmentOrientedBoxTest() {}

  /**
   * A segment and an oriented box that are finite and proper, and a length that is.
   *
   * @param touching whether they may be as far apart as that; if not, the length is not 0
   */
  public static boolean reaches(Segment s, OrientedBox b, float radius, boolean touching) {
    ExactFrame frame = ExactFrame.of(b.q());
    ExactVec a = ExactVec.difference(s.a(), b.center()), d = ExactVec.difference(s.b(), s.a());
    ExactVec inFrame = frame.along(a), along = frame.along(d), half = ExactVec.of(b.half());
    ExactVec end = frame.along(ExactVec.difference(s.b(), b.center())), extent = half.times(frame.square());
    Exact square = d.square().times(frame.square()), dot = a.dot(d).times(frame.square());
    Line line = new Line(inFrame, along, frame.along(a.cross(d)), half, frame.square(), square, dot,
        Exact.of(radius).scaled(UP).square());
    return frame.isNear(inFrame, b.half(), radius, touching) || frame.isNear(end, b.half(), radius, touching)
        || meet(inFrame, end, along, extent, true) || line.reachesEdges(touching)
        || line.yzx().reachesEdges(touching) || line.zxy().reachesEdges(touching)
        || line.reachesCorners(touching);
  }

  /** Whether a segment that is finite has a point inside a box with a volume. */
  public static boolean crosses(Segment s, OrientedBox b) {
    ExactFrame frame = ExactFrame.of(b.q());
    return meet(frame.along(ExactVec.difference(s.a(), b.center())),
        frame.along(ExactVec.difference(s.b(), b.center())), frame.along(ExactVec.difference(s.b(), s.a())),
        ExactVec.of(b.half()).times(frame.square()), false);
  }

  /** Whether neither an axis of the box nor a product of one and the segment separates them. */
  private static boolean meet(ExactVec a, ExactVec b, ExactVec d, ExactVec extent, boolean touching) {
    ExactVec k = d.abs(), off = a.cross(d);
    return meet(a.x(), b.x(), extent.x(), touching) && meet(a.y(), b.y(), extent.y(), touching)
        && meet(a.z(), b.z(), extent.z(), touching)
        && ExactFrame.isWithin(off.x(), extent.y().times(k.z()).plus(extent.z().times(k.y())), touching)
        && ExactFrame.isWithin(off.y(), extent.z().times(k.x()).plus(extent.x().times(k.z())), touching)
        && ExactFrame.isWithin(off.z(), extent.x().times(k.y()).plus(extent.y().times(k.x())), touching);
  }

  /** Whether not both ends are beyond the same face. */
  private static boolean meet(Exact a, Exact b, Exact extent, boolean touching) {
    return (SquareTest.isAtMost(a.minus(extent), touching) || SquareTest.isAtMost(b.minus(extent), touching))
        && (SquareTest.isAtMost(a.plus(extent).negated(), touching)
            || SquareTest.isAtMost(b.plus(extent).negated(), touching));
  }

  /**
   * The segment and the box as the edges and corners see them.
   *
   * @param a the first end, along the axes
   * @param d the vector to the other, along the axes
   * @param moment a × d, along the axes
   * @param h the half extents
   * @param s |q|²
   * @param square s |d|²
   * @param dot s a · d
   * @param limit the square of the length, scaled
   */
  private record Line(ExactVec a, ExactVec d, ExactVec moment, ExactVec h, Exact s, Exact square, Exact dot,
      Exact limit) {
    /** The same with the axes permuted to y, z, x. */
    Line yzx() {
      return new Line(a.yzx(), d.yzx(), moment.yzx(), h.yzx(), s, square, dot, limit);
    }

    /** The same with the axes permuted to z, x, y. */
    Line zxy() {
      return new Line(a.zxy(), d.zxy(), moment.zxy(), h.zxy(), s, square, dot, limit);
    }

    /** The four edges along the first axis. */
    boolean reachesEdges(boolean touching) {
      Exact down = h.y().negated(), back = h.z().negated();
      return reachesEdge(h.y(), h.z(), touching) || reachesEdge(down, h.z(), touching)
          || reachesEdge(h.y(), back, touching) || reachesEdge(down, back, touching);
    }

    private boolean reachesEdge(Exact y, Exact z, boolean touching) {
      Exact across = d.y().square().plus(d.z().square());
      Exact apart = scaled(moment.x().minus(y.times(d.z()).minus(z.times(d.y()))));
      if (!SquareTest.isAtMost(apart.square().minus(limit.times(across.below(BELOW_6))), touching)) {
        return false;
      }
      Exact toEdge = y.times(d.y()).plus(z.times(d.z()));
      Exact there = toEdge.times(s).minus(a.y().times(d.y()).plus(a.z().times(d.z())));
      return SegmentTest.isBetween(there, across) && ExactFrame
          .isWithin(a.x().times(square).minus(dot.minus(toEdge).times(d.x())), h.x().times(across), true);
    }

    boolean reachesCorners(boolean touching) {
      Exact left = h.x().negated(), down = h.y().negated(), back = h.z().negated();
      return reachesCorner(new ExactVec(h.x(), h.y(), h.z()), touching)
          || reachesCorner(new ExactVec(left, h.y(), h.z()), touching)
          || reachesCorner(new ExactVec(h.x(), down, h.z()), touching)
          || reachesCorner(new ExactVec(left, down, h.z()), touching)
          || reachesCorner(new ExactVec(h.x(), h.y(), back), touching)
          || reachesCorner(new ExactVec(left, h.y(), back), touching)
          || reachesCorner(new ExactVec(h.x(), down, back), touching)
          || reachesCorner(new ExactVec(left, down, back), touching);
    }

    private boolean reachesCorner(ExactVec corner, boolean touching) {
      ExactVec apart = moment.minus(corner.cross(d));
      ExactVec up = new ExactVec(scaled(apart.x()), scaled(apart.y()), scaled(apart.z()));
      return SegmentTest.isBetween(corner.dot(d).minus(dot), square)
          && SquareTest.isAtMost(up.square().minus(limit.times(square.times(s).below(BELOW_6))), touching);
    }

    private static Exact scaled(Exact apart) {
      return apart.below(BELOW_4).scaled(UP);
    }
  }
}
