package lockstep.internal.kernel.sweep;

import lockstep.internal.kernel.cast.RayCapsule;
import lockstep.internal.kernel.part.Interval;
import lockstep.internal.kernel.part.MovingPoint;
import lockstep.internal.kernel.part.TriangleFace;
import lockstep.twin.Real;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * The time at which a point that moves along a line enters a part of a polyhedron that is rounded by a
 * radius. Shared by sweeps of shapes with a radius. A moving shape touches another when the vector between
 * points of their cores enters the Minkowski sum of the second and the mirrored first, rounded by the sum of
 * the radii (Ericson, Real-Time Collision Detection, 2005, 5.5): the union of its thick faces, of cylinders
 * about its edges, and of spheres about its corners. All of these are convex and inside, so the first entry
 * into any of them is the entry into the whole, and additional parts, such as an edge that is not an edge of
 * the sum, do no harm.
 *
 * <p>As in {@link RayCapsule}, times are relative to s, the time when the point is nearest to the origin: so
 * x is as small as the polyhedron wherever the line passes it, however far the point comes from. The result
 * for a part is s plus the time of entry, or +∞ if there is none, or it is left before 0, or the point is on
 * its way out at 0: past the point nearest to the axis, the corner or the plane. So a part that contains the
 * point at the start by rounding is entered if the point moves in.
 *
 * <p>With u = 2⁻²⁴ and D what is left of distances there, a part is entered as it would be in real arithmetic
 * with a radius off by less than 16 u (D + r):
 *
 * <ol>
 * <li>A sphere or a cylinder by roots about the time of least distance, as in {@link RayCapsule}, whose
 * cylinder between two planes this is. Where a point moves along an edge and hardly across it, the square of
 * its motion across would underflow, so that motion is {@linkplain Sweep#scale scaled}.
 * <li>A face by the two planes at a distance r from its own, and by planes through its sides; the line is
 * between each pair from one time to another. Where it is nearly parallel to the face the times of the first
 * two are off by much, but then it is as near to these planes for as long; it has to be between the others
 * too, which are steep. A line that rounds to enter beyond a side enters the cylinder about the edge there.
 * <li>The planes of a face come from two orthogonal unit vectors e and k in it, e along a side, and k from
 * the other side g by subtracting the part along e, twice, so that they are orthogonal also in a sliver. k is
 * off by 3 u |g|, which tilts the plane about e, but over the face by no more than 3 u |g|; as far as that
 * moves what is over the face, the edges are as near, see {@link TriangleFace}.
 * <li>Whether there is such a time is tested with planes farther out by a slack of some u of distances: so
 * for a radius of 0 nothing slips between two faces with a common side. The time itself is that of the planes
 * without slack.
 * </ol>
 *
 * @param d the motion
 * @param slack how far outside a face a point still counts as over it
 * @param s the time when the point is {@linkplain #nearest nearest} to the origin
 */
record RoundedHull(Vec d, float slack, float r, float s) {
  /** The square of the shortest motion that counts: those of shorter ones lose bits. */
  static final float LEAST_SQUARE = 0x1p-100f;

  /** How far outside a face a point still counts as over it, as a part of distances: 2 u. */
  static final float SLACK = 2 * Real.U;

  /**
   * The time at which the point x + t d is nearest to the origin; NaN if it does not move, and everything
   * computed from it is a miss.
   */
  static float nearest(Vec x, Vec d) {
    return d.square() >= LEAST_SQUARE ? -x.dot(d) / d.square() : Float.NaN;
  }

  /** The hull with its axes permuted to y, z, x. */
  RoundedHull yzx() {
    return new RoundedHull(d.yzx(), slack, r, s);
  }

  /** The hull with its axes permuted to z, x, y. */
  RoundedHull zxy() {
    return new RoundedHull(d.zxy(), slack, r, s);
  }

  private MovingPoint from(Vec x) {
    return new MovingPoint(x, d);
  }

  /** The entry from x into a sphere about the origin. */
  float corner(Vec x) {
    return corner(from(x), r, s);
  }

  @Twin.Pass
  private static float corner(MovingPoint p, float r, float s) {
    float dd = p.d().square();
    float c = -p.x().dot(p.d()) / dd;
    float delta = r * r - p.at(c).square();
    float half = (float) Math.sqrt(delta) / (float) Math.sqrt(dd);
    return delta >= 0 && s + c >= 0 ? s + (c - half) : Float.POSITIVE_INFINITY;
  }

  /** The entry from x into the cylinder about the segment from −h to h, between the planes at its ends. */
  float edge(Vec x, Vec h) {
    return edge(from(x), h, r, s);
  }

  @Twin.Pass
  private static float edge(MovingPoint p, Vec h, float r, float s) {
    float hh = h.square();
    MovingPoint.Coordinate along = p.along(h);
    MovingPoint across =
        new MovingPoint(p.x().minus(h.times(along.x() / hh)), p.d().minus(h.times(along.d() / hh)));
    float scale = Sweep.scale(across.d().abs().sum());
    Vec w = across.d().times(scale);
    float ee = w.square();
    float c = ee > 0 ? -across.x().dot(w) / ee : 0;
    float delta = r * r - across.x().plus(w.times(c)).square();
    float half = ee > 0 ? (float) Math.sqrt(delta) / (float) Math.sqrt(ee) : Float.POSITIVE_INFINITY;
    Interval in = new Interval((c - half) * scale, (c + half) * scale).and(along.between(-hh, hh));
    boolean enters =
        delta >= 0 && in.enter() <= in.leave() && s + c * scale >= 0 && s + in.leave() >= 0 && hh > 0;
    return enters ? s + in.enter() : Float.POSITIVE_INFINITY;
  }

  /** The entry from x into the cylinder about the segment from −half to half on the first axis. */
  float axis(Vec x, float half) {
    return axis(from(x), half, r, s);
  }

  @Twin.Pass
  private static float axis(MovingPoint p, float half, float r, float s) {
    float scale = Sweep.scale(Math.abs(p.d().y()) + Math.abs(p.d().z()));
    float wy = p.d().y() * scale, wz = p.d().z() * scale;
    float ee = wy * wy + wz * wz;
    float c = ee > 0 ? -(p.x().y() * wy + p.x().z() * wz) / ee : 0;
    float y = p.x().y() + c * wy, z = p.x().z() + c * wz;
    float delta = r * r - (y * y + z * z);
    float way = ee > 0 ? (float) Math.sqrt(delta) / (float) Math.sqrt(ee) : Float.POSITIVE_INFINITY;
    Interval in =
        new Interval((c - way) * scale, (c + way) * scale).and(p.coordinate(0).between(-half, half));
    boolean enters = delta >= 0 && in.enter() <= in.leave() && s + c * scale >= 0 && s + in.leave() >= 0;
    return enters ? s + in.enter() : Float.POSITIVE_INFINITY;
  }

  /**
   * The entry from x into one of the six thick faces of the box of half extents b: the box, thicker by r on
   * one axis.
   */
  float box(Vec x, Vec b) {
    MovingPoint p = from(x);
    return Sweep.least(rectangle(p, b, slack, r, s),
        Sweep.least(rectangle(p.yzx(), b.yzx(), slack, r, s), rectangle(p.zxy(), b.zxy(), slack, r, s)));
  }

  @Twin.Pass
  private static float rectangle(MovingPoint p, Vec b, float slack, float r, float s) {
    MovingPoint.Coordinate over = p.coordinate(0);
    Interval in = over.between(-b.x() - r - slack, b.x() + r + slack)
        .and(p.coordinate(1).between(-b.y() - slack, b.y() + slack))
        .and(p.coordinate(2).between(-b.z() - slack, b.z() + slack));
    return entry(in, over, b.x() + r, 1, 0, s);
  }

  /** The entry from x into the thick triangle with corners in the origin and at e and g. */
  float triangle(Vec x, Vec e, Vec g) {
    return triangle(from(x), Face.of(e, g), slack, r, s);
  }

  @Twin.Pass
  private static float triangle(MovingPoint p, Face face, float slack, float r, float s) {
    MovingPoint.Coordinate over = p.along(face.e.cross(face.k)), along = p.along(face.e),
        across = p.along(face.k);
    // the distance inside the sides c a and b c, times their lengths
    float other = face.length - face.along;
    MovingPoint.Coordinate in = face.behind(along, across);
    MovingPoint.Coordinate up =
        new MovingPoint.Coordinate((face.length - along.x()) * face.height - across.x() * other,
            -along.d() * face.height - across.d() * other);
    float inSlack = slack * (float) Math.sqrt(face.along * face.along + face.height * face.height);
    float upSlack = slack * (float) Math.sqrt(other * other + face.height * face.height);
    // between planes and sides, and between planes at the corners, where the planes of two sides meet far out
    // if the angle is sharp
    float low = face.along < 0 ? face.along : 0;
    float high = face.along > face.length ? face.along : face.length;
    Interval times = over.between(-r - slack, r + slack).and(along.between(low - slack, high + slack))
        .and(across.between(-slack, face.height + slack));
    return entry(up.above(-upSlack, in.above(-inSlack, times)), over, r, face.height, 0, s);
  }

  /**
   * The entry from x into the thick parallelogram with its middle in the origin, and its sides at g and h
   * from there.
   *
   * @param behind how far past the plane of the face a point may be at the start
   */
  float parallelogram(Vec x, Vec g, Vec h, float behind) {
    return parallelogram(from(x), Face.of(g, h), slack, r, behind, s);
  }

  @Twin.Pass
  private static float parallelogram(MovingPoint p, Face face, float slack, float r, float behind, float s) {
    MovingPoint.Coordinate over = p.along(face.e.cross(face.k)), along = p.along(face.e),
        across = p.along(face.k);
    float side = face.length * face.height
        + slack * (float) Math.sqrt(face.along * face.along + face.height * face.height);
    float reach = (face.length + Math.abs(face.along)) + slack;
    Interval times = over.between(-r - slack, r + slack).and(along.between(-reach, reach))
        .and(across.between(-face.height - slack, face.height + slack))
        .and(face.behind(along, across).between(-side, side));
    return entry(times, over, r, face.height, behind, s);
  }

  /**
   * The time of entry into a face, if planes with slack have one within an interval: that of the planes
   * without slack.
   */
  private static float entry(Interval in, MovingPoint.Coordinate over, float r, float height, float behind,
      float s) {
    float time = over.between(-r, r).enter();
    float toPlane = over.between(-behind, behind).leave();
    boolean enters = in.enter() <= in.leave() && s + toPlane >= 0 && toPlane <= Float.MAX_VALUE
        && s + in.leave() >= 0 && height > 0;
    time = time < in.enter() ? in.enter() : time > in.leave() ? in.leave() : time;
    return enters ? s + time : Float.POSITIVE_INFINITY;
  }

  /**
   * A face with two sides: e and k are unit vectors in it, the first side is {@code length} e, the other
   * {@code along} e and {@code height} k.
   */
  private record Face(Vec e, Vec k, float length, float along, float height) {
    static Face of(Vec side, Vec other) {
      FaceFrame frame = FaceFrame.of(side, other);
      return new Face(frame.i(), frame.j(), side.length(), other.dot(frame.i()), frame.height());
    }

    /**
     * The distance of a point on the one side of the line of the other side, times the length of that, from
     * its coordinates along e and k.
     */
    MovingPoint.Coordinate behind(MovingPoint.Coordinate onE, MovingPoint.Coordinate onK) {
      return new MovingPoint.Coordinate(onE.x() * height - onK.x() * along,
          onE.d() * height - onK.d() * along);
    }
  }
}
