package lockstep.internal.kernel.sweep;

import lockstep.internal.kernel.overlap.BoxBox;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.SweptAxis;
import lockstep.twin.Box;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Sweep of two axis-aligned boxes (AABBs).
 *
 * <p>On each axis they overlap during an interval of time, and they meet where the three have a time in
 * common (Ericson, Real-Time Collision Detection, 2005, 5.5.8): see {@link SweptAxis}. The normal is the axis
 * on which they come to overlap last, x before y before z where several do at once.
 *
 * <p>Overlap at the start is decided by {@link BoxBox}. Boxes are closed: to touch a face, an edge or a
 * corner in passing is a contact. Either may be flat: a rectangle, a segment or a point. An empty box (min
 * &gt; max on an axis), a NaN anywhere or an infinite motion is a miss; infinite planes are allowed.
 *
 * <p>There is no slack. A quotient rounds correctly, so where differences of planes do not round, entries and
 * exits are in their right order, and no contact is lost: not that of flat boxes either, for which both are
 * the same. Else, with u = 2⁻²⁴, planes are off by u of their difference, and t by u of itself: at that time
 * boxes are apart, or overlap, by at most 2 u of the difference and of the way on each axis. That is 3 u of
 * the span.
 *
 * <p>Range: differences of planes that are not infinite must fit a float.
 */
public final class BoxBoxSweep {
  /** On an axis, u of the difference of two planes, and u of the way. */
  public static final ErrorBound ERROR = new ErrorBound(3, 0);

  private BoxBoxSweep() {}

  @Twin
  static SweepHit sweep(Box a, Vec v, @Twin.Second Box b) {
    boolean overlap = BoxBox.overlap(a, b);
    float[] entries = new float[3];
    float entry = SweptAxis.NONE;
    for (int i = 0; i < 3; i++) {
      entries[i] = SweptAxis.entry(ahead(a, v, b, i), 0, 0, 0, v.get(i));
      entry = SweptAxis.last(entry, entries[i]);
    }
    float exit = SweptAxis.first(SweptAxis.first(exit(a, v, b, 0), exit(a, v, b, 1)), exit(a, v, b, 2));
    boolean valid = a.isValid() && b.isValid() && Sweep.proper(v);
    boolean onX = entries[0] == entry;
    boolean onY = !onX && entries[1] == entry;
    Vec w = new Vec(onX ? -v.x() : 0, onY ? -v.y() : 0, onX || onY ? 0 : -v.z());
    return SweepHit.at(Sweep.time(valid, overlap, SweptAxis.meeting(entry, exit)),
        Sweep.normal(overlap, w, v));
  }

  /** The distance that a box, which moves by v, has to move on an axis until they touch. */
  static float ahead(Box a, Vec v, Box b, int axis) {
    return v.get(axis) >= 0 ? b.min().get(axis) - a.max().get(axis) : a.min().get(axis) - b.max().get(axis);
  }

  /** The time at which they cease to overlap on an axis. */
  static float exit(Box a, Vec v, Box b, int axis) {
    float left =
        v.get(axis) >= 0 ? b.max().get(axis) - a.min().get(axis) : a.max().get(axis) - b.min().get(axis);
    return SweptAxis.exit(left, v.get(axis));
  }
}
