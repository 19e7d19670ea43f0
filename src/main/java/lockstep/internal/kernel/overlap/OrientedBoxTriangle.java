package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.BoxFrame;
import lockstep.internal.kernel.part.BoxTriangleAxes;
import lockstep.internal.kernel.part.ExactFrame;
import lockstep.internal.kernel.part.SquareTest;
import lockstep.internal.kernel.part.TriangleTest;
import lockstep.internal.shape.Rotation;
import lockstep.twin.Box;
import lockstep.twin.Exact;
import lockstep.twin.ExactVec;
import lockstep.twin.OrientedBox;
import lockstep.twin.Quat;
import lockstep.twin.Real;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of an oriented box (OBB) and a triangle, by separating axes (SAT) in the frame of the box.
 *
 * <p>The corners are taken relative to the centre of the box and along its axes, where the axes are those of
 * {@link BoxTriangle}: three axes of the box, the normal of the triangle, nine products of a box axis and an
 * edge (Akenine-Möller, Fast 3D Triangle-Box Overlap Testing, JGT 6(1), 2001; Ericson, Real-Time Collision
 * Detection, 2005, 5.2.9). Both are closed: touching is an overlap. A triangle without area is a segment or a
 * point, a box without half extents a rectangle, segment or point. A negative half extent, an invalid
 * quaternion ({@link Rotation#proper}), a NaN or an infinity anywhere is a miss.
 *
 * <p>The pair is first tried on the axes of space: the reach of the box on one is its half extents times a
 * row of the rotation matrix, without signs. Entries are off by up to 15 u (u = 2⁻²⁴), products and sums by 4
 * u, so each entry is made larger by {@value #SLACK_U} u, and the reach by more than underflow may take from
 * three products: every true overlap passes.
 *
 * <p>With D the distance from the centre to the farthest corner: the difference rounds by u D, the entries
 * add 18 u D, since off the diagonal they are off by 7 u, and products and sums 3 u D. So corners are off by
 * at most 22 u D in the frame, and D is at most the sum of the largest coordinates there, within rounding.
 * Axes of the box are certain beyond that, the others beyond what {@link BoxTriangleAxes} derives from it. If
 * all corners are certainly inside the box, no other axis is needed: a triangle that is small compared to D
 * would otherwise be left open.
 *
 * <p>What is left open, and what is out of range, is decided by the signs of polynomials of degree 6, in the
 * frame of the box times |q|² ({@link ExactFrame}), on the normal in space. So the answer is that of real
 * arithmetic, for all finite floats.
 */
public final class OrientedBoxTriangle {
  /** More than the error of an entry of the matrix, and of the operations on it, in u. */
  static final int SLACK_U = 20;

  private static final float SLACK = SLACK_U * Real.U;

  /** More than twice 22 u, with room for the rounding of sums. */
  private static final float ERROR = 50 * Real.U;

  private OrientedBoxTriangle() {}

  @Twin
  public static boolean overlap(OrientedBox box, @Twin.Second Triangle t) {
    Vec center = box.center(), half = box.half(), a = t.a(), b = t.b(), c = t.c();
    Quat q = box.q();
    @Twin.Stage
    boolean near = near(center.x(), half, q, a.x(), b.x(), c.x())
        && near(center.y(), half.yzx(), q.yzx(), a.y(), b.y(), c.y())
        && near(center.z(), half.zxy(), q.zxy(), a.z(), b.z(), c.z());
    if (!near || !isProper(box)) {
      return false;
    }
    Triangle turned = along(q, t.minus(center));
    Box bounds = turned.bounds();
    Vec low = bounds.min(), high = bounds.max(), far = high.max(low.negated());
    float size = far.sum(), error = ERROR * size;
    Vec less = half.minus(Vec.all(error)), more = half.plus(Vec.all(error));
    if (SquareTest.isInRange(size) && !(low.atMost(more) && high.negated().atMost(more))) {
      return false;
    }
    BoxTriangleAxes axes = BoxTriangleAxes.of(Box.centered(half), turned, bounds, error);
    boolean inRange = axes.isInRange();
    if (inRange && axes.areApart()) {
      return false;
    }
    boolean inside = far.below(less) && Math.abs(axes.normal()) <= Float.MAX_VALUE;
    boolean across = low.below(less) && high.negated().below(less) && axes.meet();
    @Twin.Doubt
    boolean open = !(inRange && (inside || across));
    if (open) {
      return closely(box, t);
    }
    return true;
  }

  /** The same for shapes that nearly touch, and for those out of range. */
  @Twin
  public static boolean closely(OrientedBox box, @Twin.Second Triangle t) {
    return meet(box, t, true);
  }

  /** Whether they meet on all axes; if touching does not count, the box must have a volume. */
  public static boolean meet(OrientedBox box, Triangle t, boolean touching) {
    return isProper(box) && box.center().isFinite() && t.isFinite() && meetOnAxes(box, t, touching);
  }

  /** All but the normal is in the frame of the box, times |q|². */
  private static boolean meetOnAxes(OrientedBox box, Triangle t, boolean touching) {
    ExactFrame frame = ExactFrame.of(box.q());
    ExactVec fromCenter = ExactVec.difference(t.a(), box.center()), half = ExactVec.of(box.half());
    ExactVec a = frame.along(fromCenter), b = frame.along(ExactVec.difference(t.b(), box.center())),
        c = frame.along(ExactVec.difference(t.c(), box.center())), h = half.times(frame.square());
    ExactVec n = ExactVec.difference(t.b(), t.a()).cross(ExactVec.difference(t.c(), t.a()));
    ExactVec flat = frame.along(n).abs();
    return reachDown(a, b, c, h, touching) && reachDown(a.negated(), b.negated(), c.negated(), h, touching)
        && ExactFrame.isWithin(n.dot(fromCenter).times(frame.square()), flat.dot(half), touching)
        && TriangleTest.meetOnProducts(b.minus(a), c.minus(a), a.plus(a), h.plus(h),
            flat.times(frame.square()), touching);
  }

  /** Whether on each axis a corner is not above the box. */
  private static boolean reachDown(ExactVec a, ExactVec b, ExactVec c, ExactVec half, boolean touching) {
    return isBelow(a.x(), b.x(), c.x(), half.x(), touching)
        && isBelow(a.y(), b.y(), c.y(), half.y(), touching)
        && isBelow(a.z(), b.z(), c.z(), half.z(), touching);
  }

  private static boolean isBelow(Exact a, Exact b, Exact c, Exact half, boolean touching) {
    return SquareTest.isAtMost(a.minus(half), touching) || SquareTest.isAtMost(b.minus(half), touching)
        || SquareTest.isAtMost(c.minus(half), touching);
  }

  private static boolean isProper(OrientedBox box) {
    return Rotation.proper(box.q()) && BoxFrame.proper(box.half());
  }

  /** The components along the axes of the box of a vector relative to its centre. */
  public static Vec along(Quat q, Vec d) {
    float s = scale(q.square()), x = q.x(), y = q.y(), z = q.z(), w = q.w();
    Vec u =
        new Vec(Rotation.diagonal(s, y, z), Rotation.sum(s, x, y, z, w), Rotation.difference(s, x, z, y, w));
    Vec v =
        new Vec(Rotation.difference(s, x, y, z, w), Rotation.diagonal(s, x, z), Rotation.sum(s, y, z, x, w));
    Vec n =
        new Vec(Rotation.sum(s, x, z, y, w), Rotation.difference(s, y, z, x, w), Rotation.diagonal(s, x, y));
    return new Vec(u.dot(d), v.dot(d), n.dot(d));
  }

  /** A triangle relative to the centre of the box, along its axes. */
  public static Triangle along(Quat q, Triangle t) {
    return new Triangle(along(q, t.a()), along(q, t.b()), along(q, t.c()));
  }

  /**
   * A pass of its own, as the first loop of the wide twin would otherwise have more products and sums than
   * HotSpot's quick compiler C1 accepts.
   */
  @Twin.Pass
  public static float scale(float square) {
    return 2 / square;
  }

  /** Whether box and triangle meet on an axis of space, the one of q.x and half.x. */
  private static boolean near(float center, Vec half, Quat q, float a, float b, float c) {
    float s = 2 / q.square();
    Vec row = new Vec(Rotation.diagonal(s, q.y(), q.z()), Rotation.difference(s, q.x(), q.y(), q.z(), q.w()),
        Rotation.sum(s, q.x(), q.z(), q.y(), q.w()));
    float reach = row.abs().plus(Vec.all(SLACK)).dot(half) + 2 * Float.MIN_VALUE;
    return BoxTriangleAxes.min(a, b, c) - center <= reach && center - BoxTriangleAxes.max(a, b, c) <= reach;
  }
}
