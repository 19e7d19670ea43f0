package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.ExactFrame;
import lockstep.internal.kernel.part.Frustum;
import lockstep.twin.Box;
import lockstep.twin.Exact;
import lockstep.twin.ExactVec;
import lockstep.twin.OrientedBox;
import lockstep.twin.Plane;
import lockstep.twin.Quat;
import lockstep.twin.Triangle;
import lockstep.twin.Vec;

/**
 * Whether six planes leave part of a box, by the signs of polynomials.
 *
 * <p>They leave nothing if and only if a sum of planes with factors that are all positive shows it, see
 * {@link DoubleFrustum}: of one plane; of two, perpendicular to an axis of the box; of three, parallel to an
 * axis; of four, with a normal of 0. Others have no such factors, or are sums of these. In the frame of the
 * box, with s = |q|², R its axes times s, and e how far its centre is in front of a plane, a plane is {@code
 * Rᵀn · y + s e}. Sums of two and three have a factor s that is left out:
 *
 * <ul>
 * <li>of two, along the first axis: {@code |v| e_a + |u| e_b} and a normal with the components 0, ± w.z and
 * ∓ w.y, where u and v are components of {@code Rᵀa} and {@code Rᵀb}, and {@code w = Rᵀ(a × b)}: degree 5;
 * <li>of three, along that axis: {@code λ · e + s det x}, where λ are components of {@code Rᵀ(b × c)} and so
 * on: degree 6.
 * </ul>
 */
public record ExactFrustum(ExactBoxPlane left, ExactBoxPlane right, ExactBoxPlane bottom, ExactBoxPlane top,
    ExactBoxPlane near, ExactBoxPlane far, ExactBox box) {
  private static final Vec ORIGIN = new Vec(0, 0, 0);
  private static final Quat NONE = new Quat(0, 0, 0, 1);

  /** A frustum with planes that are proper, and a box that is not empty. */
  static boolean meets(Frustum f, Box b, boolean touching) {
    return meets(f, ORIGIN, new ExactBox(ExactFrame.of(NONE), ExactSpan.of(b.min().x(), b.max().x()),
        ExactSpan.of(b.min().y(), b.max().y()), ExactSpan.of(b.min().z(), b.max().z()), touching));
  }

  /** A frustum with planes that are proper, and a box that is proper and finite. */
  static boolean meets(Frustum f, OrientedBox b, boolean touching) {
    return meets(f, b.center(), new ExactBox(ExactFrame.of(b.q()), ExactSpan.about(b.half().x()),
        ExactSpan.about(b.half().y()), ExactSpan.about(b.half().z()), touching));
  }

  /** Whether there is a point strictly behind all planes, which are proper. */
  public static boolean isSolid(Frustum f) {
    float all = Float.POSITIVE_INFINITY;
    return meets(f, new Box(Vec.all(-all), Vec.all(all)), false);
  }

  /**
   * Whether a point of a triangle, which is finite, is strictly behind all planes. That is the same question:
   * the weights of the corners are a point of the box [0, ∞)³, and planes through the origin, of which the
   * normals are how far the corners are in front of the frustum's, have to have it behind them.
   */
  public static boolean holdsPointOf(Frustum f, Triangle t) {
    ExactSpan weight = ExactSpan.of(0, Float.POSITIVE_INFINITY);
    ExactBox weights = new ExactBox(ExactFrame.of(NONE), weight, weight, weight, false);
    ExactFrustum all = new ExactFrustum(row(f.left(), t), row(f.right(), t), row(f.bottom(), t),
        row(f.top(), t), row(f.near(), t), row(f.far(), t), weights);
    return all.meets();
  }

  private static ExactBoxPlane row(Plane p, Triangle t) {
    ExactVec row = ExactRows.row(p, t);
    return new ExactBoxPlane(row, row, Exact.of(0));
  }

  private static boolean meets(Frustum f, Vec centre, ExactBox box) {
    ExactFrame frame = box.frame();
    ExactFrustum all = new ExactFrustum(ExactBoxPlane.of(f.left(), centre, frame),
        ExactBoxPlane.of(f.right(), centre, frame), ExactBoxPlane.of(f.bottom(), centre, frame),
        ExactBoxPlane.of(f.top(), centre, frame), ExactBoxPlane.of(f.near(), centre, frame),
        ExactBoxPlane.of(f.far(), centre, frame), box);
    return all.meets();
  }

  private boolean meets() {
    return meetsFaces() && meetsEdges() && turned().meetsEdges() && turned().turned().meetsEdges()
        && meetsEightCorners() && meetsFourCorners() && turned().meetsFourCorners()
        && turned().turned().meetsFourCorners();
  }

  /** The same with the three pairs of planes permuted. */
  private ExactFrustum turned() {
    return new ExactFrustum(/* left= */ bottom, /* right= */ top, /* bottom= */ near, /* top= */ far,
        /* near= */ left, /* far= */ right, box);
  }

  private boolean meetsFaces() {
    return box.meets(left) && box.meets(right) && box.meets(bottom) && box.meets(top) && box.meets(near)
        && box.meets(far);
  }

  /** The edges of the first four planes, and the line of two that are opposite; and the other four planes. */
  private boolean meetsEdges() {
    return box.meets(left, bottom) && box.meets(left, top) && box.meets(right, bottom)
        && box.meets(right, top) && box.meets(left, right) && box.meets(right, top, near, far)
        && box.meets(right, bottom, near, far) && box.meets(left, top, near, far)
        && box.meets(left, bottom, near, far) && box.meets(bottom, top, near, far);
  }

  /** Those of adjacent planes. */
  private boolean meetsEightCorners() {
    return box.meets(left, bottom, near) && box.meets(left, bottom, far) && box.meets(left, top, near)
        && box.meets(left, top, far) && box.meets(right, bottom, near) && box.meets(right, bottom, far)
        && box.meets(right, top, near) && box.meets(right, top, far);
  }

  /** Those of two opposite planes and a third. */
  private boolean meetsFourCorners() {
    return box.meets(left, right, bottom) && box.meets(left, right, top) && box.meets(left, right, near)
        && box.meets(left, right, far);
  }
}
