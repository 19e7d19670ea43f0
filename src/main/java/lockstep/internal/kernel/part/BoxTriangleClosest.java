package lockstep.internal.kernel.part;

import lockstep.twin.Segment;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Closest points of an axis-aligned box and a triangle. Shared by several definitions. The box has half
 * extents g about the origin.
 *
 * <p>The nearest point of the triangle is on an edge or within the face, so the distance is the least of
 * four: of the three edges from the box ({@link SegmentBox}), and of the corner of the box that is deepest
 * along the normal from the face, if it projects into that (Ericson, Real-Time Collision Detection, 2005,
 * 5.1.5). For a box edge parallel to the face either end suffices: if just one projects into the face, an
 * edge of the triangle is as near. Every candidate is a pair of points of both shapes, so however bad its
 * choice, the distance can only be too large.
 *
 * <p><b>Common points.</b> If they cross and no edge of the triangle meets the box, the plane cuts the box in
 * a polygon that lies within the face. So instead of the corner the candidate is the point where half of the
 * diagonal, from the centre of the box to that corner, meets the plane: the corner, if it does not.
 *
 * <p><b>Slivers.</b> The projection is computed from the longest edge l and the height of the third corner
 * over it, which are at right angles to within u = 2⁻²⁴ however flat the triangle. The height, of length a,
 * is off by u |l|, so the normal, their product, turns about l by u |l| / a, and about nothing else by more
 * than u. For two corners that project into the face, and so are less than a apart across l, that changes the
 * heights by u |l| relative to each other. A point at distance d from the face is projected wrong by d u |l|
 * / a across l, but an edge is as near as a: the distance grows by less than the smaller of (d u |l| / a)² /
 * 2d and a² / 2d, which is at most u |l| / 2. The weight of the third corner is off by u |l| / a, which moves
 * the point by u |l|. A triangle without area is represented by its edges.
 */
public record BoxTriangleClosest(Vec g, Triangle triangle) {
  /** The results of {@link #nearest}: the edge ab, bc or ca, or the face. */
  private static final float AB = 0, BC = 1, CA = 2, FACE = 3;

  /** Largest sum of half extents and corners whose squares, and sums of these, do not overflow. */
  private static final float LARGEST = 1e18f;

  /**
   * The candidate within the face.
   *
   * @param end the weight of the longest edge's end, and that of the third corner
   * @param onBox the point of the box
   */
  record InFace(float squaredDistance, float end, float third, Vec onBox) {}

  /** Whether these are in range, without NaN. */
  public boolean inRange() {
    return g.abs().sum() + triangle.a().abs().sum() + triangle.b().abs().sum() + triangle.c().abs().sum()
        <= LARGEST;
  }

  /** The squared distance. */
  public float squaredDistance() {
    float best = toEdge(triangle.ab()), bc = toEdge(triangle.bc()), ca = toEdge(triangle.ca());
    float face = inFace().squaredDistance;
    best = bc < best ? bc : best;
    best = ca < best ? ca : best;
    return face < best ? face : best;
  }

  /** The feature of the triangle with the nearest point: 0, 1, 2 for the edges ab, bc, ca, 3 for the face. */
  public float nearest() {
    float best = toEdge(triangle.ab()), bc = toEdge(triangle.bc()), ca = toEdge(triangle.ca());
    float where = bc < best ? BC : AB;
    best = bc < best ? bc : best;
    where = ca < best ? CA : where;
    best = ca < best ? ca : best;
    return inFace().squaredDistance < best ? FACE : where;
  }

  /** The t in [−1, 1] of the nearest point on the edge {@code nearest}; 0 for the face. */
  public float alongEdge(float nearest) {
    float ab = along(triangle.ab()), bc = along(triangle.bc()), ca = along(triangle.ca());
    return nearest == AB ? ab : nearest == BC ? bc : nearest == CA ? ca : 0;
  }

  /** The weight of corner b at the triangle's point. */
  public float weightB(float nearest, float t) {
    InFace in = inFace();
    float end = in.end, third = in.third;
    return nearest == FACE ? pick(longest(), end, (1 - third) - end, third)
        : nearest == AB ? 0.5f * (1 + t) : nearest == BC ? 0.5f * (1 - t) : 0;
  }

  /** The weight of corner c at the triangle's point. */
  public float weightC(float nearest, float t) {
    InFace in = inFace();
    float end = in.end, third = in.third;
    return nearest == FACE ? pick(longest(), third, end, (1 - third) - end)
        : nearest == BC ? 0.5f * (1 + t) : nearest == CA ? 0.5f * (1 - t) : 0;
  }

  /** The box's point, given that of the triangle. */
  public Vec onBox(float nearest, Vec p) {
    return nearest == FACE ? inFace().onBox : p.clamp(g.negated(), g);
  }

  /** The feature of the triangle, a sum of its corners' bits. */
  public static float feature(float nearest, float t) {
    float start = nearest == AB ? 1 : nearest == BC ? 2 : 4;
    float end = nearest == AB ? 2 : nearest == BC ? 4 : 1;
    return nearest == FACE ? 7 : t <= -1 ? start : t >= 1 ? end : start + end;
  }

  private float toEdge(Segment edge) {
    return CentredBox.squaredDistance(along(edge), edge.a().plus(edge.b()).times(0.5f), Segments.half(edge),
        g);
  }

  private float along(Segment edge) {
    return CentredBox.closest(edge.a().plus(edge.b()).times(0.5f), Segments.half(edge), g);
  }

  private InFace inFace() {
    Vec a = triangle.a(), b = triangle.b(), c = triangle.c();
    Vec p = pick(longest(), a, b, c);
    Vec l = pick(longest(), b, c, a).minus(p), k = pick(longest(), c, a, b).minus(p);
    // the height of the third corner over the longest edge, and the normal
    float foot = part(k, l);
    Vec h = k.minus(l.times(foot));
    Vec n = l.cross(h);
    // scaled, as products with it would otherwise need third powers of lengths; NaN, which gives the centre,
    // if there is no area
    float scale = 1 / n.abs().sum();
    float s = diagonal(p, n.times(Vec.all(scale)), g);
    Vec onBox = new Vec(n.x() < 0 ? -s : s, n.y() < 0 ? -s : s, n.z() < 0 ? -s : s).times(g);
    // relative to p, and the remainder after its projection onto the edge and the height
    Vec d = onBox.minus(p);
    float along = part(d, l);
    d = d.minus(l.times(along));
    float third = part(d, h);
    d = d.minus(h.times(third));
    float end = along - third * foot;
    boolean isWithin = end >= 0 && third >= 0 && (1 - third) - end >= 0;
    return new InFace(isWithin ? d.square() : Float.POSITIVE_INFINITY, end, third, onBox);
  }

  /** The longest edge. */
  private float longest() {
    float ab = triangle.b().minus(triangle.a()).square();
    float bc = triangle.c().minus(triangle.b()).square();
    float ca = triangle.a().minus(triangle.c()).square();
    return bc >= ab && bc >= ca ? BC : ca >= ab ? CA : AB;
  }

  private static float pick(float edge, float ofAB, float ofBC, float ofCA) {
    return edge == BC ? ofBC : edge == CA ? ofCA : ofAB;
  }

  private static Vec pick(float edge, Vec ofAB, Vec ofBC, Vec ofCA) {
    return edge == BC ? ofBC : edge == CA ? ofCA : ofAB;
  }

  /**
   * The part of the box's diagonal, towards a corner, at which it is nearest to the plane; negative against
   * the normal.
   */
  @Twin.Pass
  private static float diagonal(Vec p, Vec n, Vec g) {
    return Segments.quotient(n.dot(p), n.abs().dot(g));
  }

  /** The parameter of the line along l at which it is nearest to d. */
  @Twin.Pass
  private static float part(Vec d, Vec l) {
    return d.dot(l) / l.square();
  }
}
