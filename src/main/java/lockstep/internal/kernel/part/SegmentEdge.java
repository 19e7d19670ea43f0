package lockstep.internal.kernel.part;

import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * The closest points of a segment and an edge of a triangle: by {@link SegmentSegment}, in passes of their
 * own, since edges are many, and beginning with the edge only, {@code m + s g}. Shared by several
 * definitions. Changing the sign of g or of h changes only that of s or of t.
 */
public final class SegmentEdge {
  private SegmentEdge() {}

  /** The squared distance of the segment t h from the edge m + s g. */
  public static float squaredDistance(Vec m, Vec g, Vec h) {
    return squaredDistance(closestToLine(m, g, h), m, g, g.square(), h, h.square());
  }

  /** The s where the lines are closest, clamped. */
  @Twin.Pass
  public static float closestToLine(Vec m, Vec g, Vec h) {
    return new SegmentSegment(m, g, h).lineS();
  }

  /** The squared distance of the t nearest to the point at s from the s nearest to that. */
  @Twin.Pass
  private static float squaredDistance(float s, Vec m, Vec g, float gg, Vec h, float hh) {
    SegmentSegment pair = new SegmentSegment(m, g, h);
    float t = pair.nearestT(s, hh);
    return pair.squaredDistance(pair.nearestS(t, gg), t);
  }
}
