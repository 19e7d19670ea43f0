package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.BoxTriangleAxes;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.Rotation;
import lockstep.twin.Box;
import lockstep.twin.OrientedBox;
import lockstep.twin.Quat;
import lockstep.twin.Real;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of an oriented box (OBB) and a triangle, by separating axes (SAT) in the frame of the box.
 *
 * <p>The corners are taken relative to the centre of the box and along its axes, where {@link BoxTriangle}
 * decides: three axes of the box, the normal of the triangle, nine products of a box axis and an edge
 * (Akenine-Möller, Fast 3D Triangle-Box Overlap Testing, JGT 6(1), 2001; Ericson, Real-Time Collision
 * Detection, 2005, 5.2.9). Both are closed: touching is an overlap. A triangle without area is a segment or a
 * point, a box without half extents a rectangle, segment or point. A negative half extent, an invalid
 * quaternion ({@link Rotation#proper}), a NaN or an infinity anywhere is a miss.
 *
 * <p>The pair is first tried on the axes of space: the reach of the box on one is its half extents times a
 * row of the rotation matrix, without signs. Entries are off by up to 15 u (u = 2⁻²⁴), products and sums by 4
 * u, so each entry is made larger by {@value #SLACK_U} u: every true overlap passes.
 *
 * <p>With D the distance from the centre to the farthest corner: the difference rounds by u D, the entries
 * add 18 u D, since off the diagonal they are off by 7 u, and products and sums 3 u D. So corners are off by
 * at most 22 u D, and as in {@link BoxTriangleAxes} the planes of the box, clipped to the triangle's bounds,
 * by 8 u of their extent, which is at most 2 D. Together that is a box with its planes moved by less than 40
 * u D; the largest error found in five million pairs of each difficult kind is 6 u D. Only a false hit may be
 * farther off, in a sliver, where the normal itself is off: by 40 u D over the sine of the triangle's angle.
 * A large offset costs no precision.
 *
 * <p>With no rotation the answer is that of {@link BoxTriangle}, where its corners and differences do not
 * round.
 *
 * <p>Range: products of three lengths must fit a float, so triangles between 1e-12 and 1e12 across.
 * Coordinates must be below 1e37.
 */
public final class OrientedBoxTriangle {
  /** More than the error of an entry of the matrix, and of the operations on it, in u. */
  static final int SLACK_U = 20;

  /**
   * Every hit has passed the test on the axes of space, whose reach is too large by at most (20 + 15 + 6) u
   * of the sum of the half extents. That is at most 3 times the largest extent of the box on an axis of
   * space.
   */
  public static final ErrorBound ERROR = new ErrorBound(3 * 41, 0);

  private static final float SLACK = SLACK_U * Real.U;

  private OrientedBoxTriangle() {}

  @Twin
  public static boolean overlap(OrientedBox box, @Twin.Second Triangle t) {
    Vec center = box.center(), half = box.half(), a = t.a(), b = t.b(), c = t.c();
    Quat q = box.q();
    @Twin.Stage
    boolean near = near(center.x(), half, q, a.x(), b.x(), c.x())
        && near(center.y(), half.yzx(), q.yzx(), a.y(), b.y(), c.y())
        && near(center.z(), half.zxy(), q.zxy(), a.z(), b.z(), c.z());
    return near && inFrame(box, t);
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
   * Whether box and triangle meet on the axes of the box, the normal and the products, and are both proper.
   */
  private static boolean inFrame(OrientedBox box, Triangle t) {
    Triangle relative = t.minus(box.center()), turned = along(box.q(), relative);
    Vec half = box.half(), low = turned.bounds().min(), high = turned.bounds().max();
    // every coordinate is in a sum, and with it a NaN or an infinity, which the bounds may have dropped
    float sum = relative.a().sum() + relative.b().sum() + relative.c().sum();
    return Rotation.proper(box.q()) && half.sum() <= Float.MAX_VALUE && Math.abs(sum) <= Float.MAX_VALUE
        && BoxTriangleAxes.meet(-half.x(), half.x(), low.x(), high.x())
        && BoxTriangleAxes.meet(-half.y(), half.y(), low.y(), high.y())
        && BoxTriangleAxes.meet(-half.z(), half.z(), low.z(), high.z())
        && BoxTriangleAxes.overlap(Box.centered(half).intersection(turned.bounds()), turned);
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
    float reach = row.abs().plus(Vec.all(SLACK)).dot(half);
    return BoxTriangleAxes.min(a, b, c) - center <= reach && center - BoxTriangleAxes.max(a, b, c) <= reach;
  }
}
