package lockstep.internal.kernel.part;

import lockstep.internal.shape.Rotation;
import lockstep.twin.Vec;

/**
 * Closest points of two boxes A and B at different orientations. Shared by several definitions. Everything is
 * expressed in the frame of A, with half extents g: the centre of A relative to that of B is t, the half
 * extents of B are h, and the columns of the {@linkplain Rotation matrix} r are its axes.
 *
 * <p>The nearest points of boxes that are apart are on an edge of B and anywhere on A, or within a face of B,
 * and there a corner of A is as near as any point, or else an edge of B is. So the distance is the least of
 * fifteen: of the twelve edges of B from A ({@link SegmentBox}), and, for each axis of B, of the corner of A
 * that is deepest along it towards the centre of B, from B (Ericson, Real-Time Collision Detection, 2005,
 * 5.1.4). Each candidate is a pair of points of both boxes, so however bad its choice, the distance can only
 * be too large.
 *
 * <p><b>Common points.</b> Where boxes cross and no edge of B meets A, let c be the centre of A. It is in B,
 * or A reaches into B through a face of B that c is beyond. The plane of this face cuts A in a polygon that
 * lies within the face, as no edge of the face meets A. So instead of the corner the candidate is the point
 * where half of A's diagonal, from c to that corner, enters the slab between the two faces of B on that axis:
 * it is c, if c is in the slab already, and the corner, if that is not in it.
 */
public record BoxPairClosest(Vec t, Vec g, Vec h, Rotation r) {
  /**
   * Number of candidates. The numbers 0, 1 and 2 are corners of A, by the axis of B along which they are
   * deepest; then there are four edges of B along each axis.
   */
  private static final int CANDIDATES = 15, FIRST_EDGE = 3;

  /** Largest sum of half extents and differences whose squares do not overflow. */
  private static final float LARGEST = 1e18f;

  /** Whether these are in range, without NaN. */
  public static boolean inRange(Vec t, Vec g, Vec h) {
    return t.abs().sum() + g.abs().sum() + h.abs().sum() <= LARGEST;
  }

  /** The squared distance. */
  public float squaredDistance() {
    float best = squaredDistance(0);
    for (int i = 1; i < CANDIDATES; i++) {
      float next = squaredDistance(i);
      best = next < best ? next : best;
    }
    return best;
  }

  /** The number of the nearest candidate. */
  public float nearest() {
    float best = squaredDistance(0), number = 0;
    for (int i = 1; i < CANDIDATES; i++) {
      float next = squaredDistance(i);
      number = next < best ? i : number;
      best = next < best ? next : best;
    }
    return number;
  }

  /** The t in [−1, 1] of the nearest point on the edge with this number; 0 for a corner. */
  public float alongEdge(float number) {
    float along = 0;
    for (int i = FIRST_EDGE; i < CANDIDATES; i++) {
      BoxPairClosest edge = edge(i);
      along = number == i ? CentredBox.closest(edge.middle(), edge.rise(), edge.g) : along;
    }
    return along;
  }

  /** The nearest point of A, relative to its centre. */
  public Vec onA(float number, float along) {
    Vec onEdge = r.inSpace(onEdge(number, along)).minus(t).clamp(g.negated(), g);
    return number < FIRST_EDGE ? corner(number) : onEdge;
  }

  /** The nearest point of B, in its frame. */
  public Vec onB(float number, float along) {
    Vec ofCorner = r.along(corner(number).plus(t)).clamp(h.negated(), h);
    return number < FIRST_EDGE ? ofCorner : onEdge(number, along);
  }

  /** The squared distance of the candidate with this number. */
  private float squaredDistance(int number) {
    if (number < FIRST_EDGE) {
      return from(number).toCorner();
    }
    BoxPairClosest edge = edge(number);
    Vec m = edge.middle(), e = edge.rise();
    return CentredBox.squaredDistance(CentredBox.closest(m, e, edge.g), m, e, edge.g);
  }

  /** This with axes in the order that begins with the given one. */
  private BoxPairClosest from(int axis) {
    BoxPairClosest yzx =
        new BoxPairClosest(t.yzx(), g.yzx(), h.yzx(), new Rotation(r.y().yzx(), r.z().yzx(), r.x().yzx()));
    BoxPairClosest zxy =
        new BoxPairClosest(t.zxy(), g.zxy(), h.zxy(), new Rotation(r.z().zxy(), r.x().zxy(), r.y().zxy()));
    return axis == 0 ? this : axis == 1 ? yzx : zxy;
  }

  /**
   * This with axes in the order that begins with the axis of the edge with this number, and half extents with
   * the signs of the edge's position: of the two other axes the first is negative in the last two of four
   * edges, the second in every other one.
   */
  private BoxPairClosest edge(int number) {
    int axis = (number - FIRST_EDGE) / 4;
    int signs = number - FIRST_EDGE - 4 * axis;
    BoxPairClosest from = from(axis);
    Vec half = from.h;
    return new BoxPairClosest(from.t, from.g,
        new Vec(half.x(), signs >= 2 ? -half.y() : half.y(), signs == 1 || signs == 3 ? -half.z() : half.z()),
        from.r);
  }

  /** The middle of the edge along x. */
  private Vec middle() {
    return r.y().times(Vec.all(h.y())).plus(r.z().times(Vec.all(h.z()))).minus(t);
  }

  /** Half of the edge along x. */
  private Vec rise() {
    return r.x().times(Vec.all(h.x()));
  }

  /** The squared distance from B of the candidate of A along the x axis of B. */
  private float toCorner() {
    return CentredBox.outside(r.along(t.plus(towards(diagonal(), r.x()))), h).square();
  }

  /** The candidate of A, relative to its centre. */
  private Vec corner(float number) {
    float partX = from(0).diagonal(), partY = from(1).diagonal(), partZ = from(2).diagonal();
    return towards(number == 0 ? partX : number == 1 ? partY : partZ,
        number == 0 ? r.x() : number == 1 ? r.y() : r.z());
  }

  /**
   * The part of the way from the centre of A to a corner at which it enters the slab of B on its x axis;
   * negative if the centre is below. 1 for the corner itself.
   */
  private float diagonal() {
    float c = r.x().dot(t);
    float part = Segments.quotient(CentredBox.outside(c, h.x()), r.x().abs().dot(g));
    return c < 0 ? -part : part;
  }

  /** That point relative to the centre of A, for the axis n of B. */
  private Vec towards(float part, Vec n) {
    Vec way = g.times(part);
    return new Vec(n.x() < 0 ? way.x() : -way.x(), n.y() < 0 ? way.y() : -way.y(),
        n.z() < 0 ? way.z() : -way.z());
  }

  /** The point of B, in its frame, if that is on the edge with this number. */
  private Vec onEdge(float number, float along) {
    return new Vec(onEdge(number, 0, along, h.x()), onEdge(number, 1, along, h.y()),
        onEdge(number, 2, along, h.z()));
  }

  private static float onEdge(float number, float axis, float along, float half) {
    float edge = number - FIRST_EDGE;
    float ofEdge = edge >= 8 ? 2 : edge >= 4 ? 1 : 0;
    float signs = edge - 4 * ofEdge;
    boolean firstIsNegative = signs >= 2;
    boolean secondIsNegative = signs - (firstIsNegative ? 2 : 0) >= 1;
    float steps = axis - ofEdge;
    return steps == 0 ? along * half
        : ((steps == 1 || steps == -2) ? firstIsNegative : secondIsNegative) ? -half : half;
  }
}
