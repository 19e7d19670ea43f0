package lockstep.internal.kernel.sweep;

import lockstep.internal.kernel.part.DoubleVec;
import lockstep.internal.kernel.part.SweptAxis;
import lockstep.twin.Box;
import lockstep.twin.Real;
import lockstep.twin.Triangle;
import lockstep.twin.Vec;

/**
 * Sweeps of capsules whose radius is mostly rounding. They are swept as boxes, by the separating axes of
 * {@link SweptBoxTriangle}. The vector between two closest points is not a normal there, and a capsule that
 * begins within rounding of a touch could seem to be on its way out.
 *
 * <p>With a box, the segment is a triangle without area, and the box is enlarged by the radius on every side.
 * With a triangle, the capsule is a box in a frame of its own, along the segment. Where edges or corners
 * meet, contact is early by less than the radius.
 *
 * <p>This is scalar code, for pairs that wide kernels leave to their definitions. Lengths are scaled by a
 * power of two, so the range is that of these kernels.
 *
 * @param overlap whether the shapes overlap from the start
 * @param size the sum of all lengths
 */
record SweptThinCapsule(boolean overlap, boolean valid, float r, float size) {
  /** The largest radius, as a part of the sum of all lengths: 10 u and 4 u. */
  static final float THIN_AT_BOX = 10 * Real.U, THIN_AT_TRIANGLE = 4 * Real.U;

  /**
   * How much deeper a touch may be than the slack, as a part of all lengths: the error of the overlap tests.
   */
  private static final float TOUCH_OF_BOX = 20 * Real.U, TOUCH_OF_TRIANGLE = 32 * Real.U;

  /** The sweep against a box about the origin. */
  SweepHit at(SegmentBoxSweep sweep) {
    float s = scale();
    Vec end = sweep.m().plus(sweep.h()).times(s);
    Triangle segment = new Triangle(sweep.m().minus(sweep.h()).times(s), end, end);
    Vec v = sweep.v().times(-s);
    SweptAxis.Meeting meeting =
        meeting(sweep.b().plus(Vec.all(r)).times(s), v, segment, TOUCH_OF_BOX * (s * size));
    return answer(meeting.time(), meeting.against(v).negated(), sweep.v());
  }

  /**
   * The sweep of the capsule about the segment m ± h, moving by v, against the triangle of corners 0, e and
   * g.
   */
  SweepHit atTriangle(Vec m, Vec h, Vec v, Vec e, Vec g) {
    double s = scale();
    // the axes of the box: i along the segment, j across it and the axis of space that it is least along, and
    // k
    DoubleVec along = DoubleVec.of(h);
    double length = along.length();
    DoubleVec i = length > 0 ? along.dividedBy(length) : new DoubleVec(1, 0, 0);
    boolean alongX = Math.abs(i.x()) <= Math.abs(i.y()) && Math.abs(i.x()) <= Math.abs(i.z());
    boolean alongY = !alongX && Math.abs(i.y()) <= Math.abs(i.z());
    DoubleVec across = alongX ? new DoubleVec(0, i.z(), -i.y())
        : alongY ? new DoubleVec(-i.z(), 0, i.x()) : new DoubleVec(i.y(), -i.x(), 0);
    DoubleVec j = across.dividedBy(across.length());
    DoubleVec k = i.cross(j);
    DoubleVec middle = DoubleVec.of(m);
    Triangle t = new Triangle(along(middle, i, j, k, s).negated(),
        along(DoubleVec.of(e).minus(middle), i, j, k, s), along(DoubleVec.of(g).minus(middle), i, j, k, s));
    Vec half = new Vec((float) (s * (length + r)), (float) (s * r), (float) (s * r));
    Vec w = along(DoubleVec.of(v), i, j, k, s);
    SweptAxis.Meeting meeting = meeting(half, w, t, (float) (TOUCH_OF_TRIANGLE * s * size));
    Vec n = meeting.against(w);
    return answer(meeting.time(), i.times(n.x()).plus(j.times(n.y())).plus(k.times(n.z())).rounded(), v);
  }

  /** The time at which a box of half extents h, moving by v, meets a triangle. */
  private static SweptAxis.Meeting meeting(Vec h, Vec v, Triangle t, float touch) {
    return SweptBoxTriangle.meeting(Box.centered(h), v, t, touch);
  }

  private SweepHit answer(float meeting, Vec normal, Vec v) {
    return SweepHit.at(Sweep.time(valid, overlap, meeting), Sweep.normal(overlap, normal, v));
  }

  /**
   * A power of two that brings the sum of all lengths to between 1 and 2, or as near to it as 2⁻¹⁰⁰ and 2¹⁰⁰
   * do.
   */
  private float scale() {
    float rest = size < 0x1p-100f ? 0x1p-100f : size < 0x1p100f ? size : 0x1p100f;
    float scale = 1;
    float[] powers = {0x1p64f, 0x1p32f, 0x1p16f, 0x1p8f, 0x1p4f, 0x1p2f, 0x1p1f};
    for (float power : powers) {
      float factor = rest >= power ? 1 / power : rest < 2 / power ? power : 1;
      rest *= factor;
      scale *= factor;
    }
    return scale;
  }

  private static Vec along(DoubleVec v, DoubleVec i, DoubleVec j, DoubleVec k, double s) {
    return new Vec((float) (s * v.dot(i)), (float) (s * v.dot(j)), (float) (s * v.dot(k)));
  }
}
