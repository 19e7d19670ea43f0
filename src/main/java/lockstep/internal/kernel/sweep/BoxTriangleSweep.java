package lockstep.internal.kernel.sweep;

import lockstep.internal.kernel.overlap.BoxTriangle;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.SweptAxis;
import lockstep.twin.Box;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Sweep of an axis-aligned box (AABB) and a triangle, by separating axes.
 *
 * <p>On each of the thirteen axes of {@link BoxTriangle} they overlap during an interval of time, and they
 * meet where all intervals have a time in common (Ericson, Real-Time Collision Detection, 2005, 5.5.8;
 * Eberly, Dynamic Collision Detection using Oriented Bounding Boxes, 2008): see {@link SweptAxis}. The normal
 * is the axis on which they come to overlap last, and an axis of the box where several do at once.
 *
 * <p>Overlap at the start is decided by {@link BoxTriangle}. Both are closed: to touch in passing is a
 * contact. A triangle without area is a segment or a point, whose normal is 0 and tells nothing apart. An
 * empty box (min &gt; max on an axis), a NaN anywhere, an infinite vertex or motion is a miss; infinite
 * planes are allowed.
 *
 * <p>The axes of the box are those of {@link BoxBoxSweep}, without slack; but a touch may be as deep as the
 * overlap test may be off, which may say no of a corner that is in the box by an ulp. On the others planes
 * are taken relative to corners, and of each axis of the box only the one that comes first, or last: so what
 * a plane adds rounds relative to itself, and a huge or infinite box costs no precision. Where it adds more
 * than the triangle and the way reach, the other planes cannot make up for it, however it rounds.
 *
 * <p>With u = 2⁻²⁴, L an axis and X the extent of the triangle and the way on an axis of the box: positive
 * terms of what the box is ahead add up to at most Σ |L| X, others to as much, or it is not ahead.
 * Differences and products round by 2 u of each, which is 4 u, sums by 2 u. An edge, and the normal, which is
 * exact except for 2 u of each of its components, are off by 3 u of the triangle; the speed by 3 u of the
 * way, a quotient by u, the times of the axes of the box by 1.5 u. So all is off by less than 12 u Σ |L| X:
 * that is the slack, as if planes of the box were moved by 12 u X. No contact is lost by rounding, and with
 * the box made larger by 24 u X there is one: a larger box has the same axes. The largest error found in
 * 300,000 pairs is 13 u of the span, almost all of which is the slack of pairs that graze; and 27 u in 40,000
 * of pairs that are near and slow, two of which are off by more than 16 u.
 *
 * <p>At last the slack is taken back on the axis of the normal, but not beyond the first exit: so t is off by
 * less than the slack where they do not graze.
 *
 * <p>Range: products of three lengths must fit a float, so triangles between 1e-12 and 1e12 across, and a
 * motion no longer. Where an axis overflows, a pair is a miss.
 */
public final class BoxTriangleSweep {
  /** 24 u of the extent of the triangle and the way, at most twice the largest coordinates. */
  public static final ErrorBound ERROR = new ErrorBound(48, 0);

  private BoxTriangleSweep() {}

  @Twin
  static SweepHit sweep(Box box, Vec v, @Twin.Second Triangle triangle) {
    boolean overlap = BoxTriangle.overlap(box, triangle);
    Vec b = triangle.b().minus(triangle.a()), c = triangle.c().minus(triangle.a());
    SweptAxis.Meeting meeting = SweptBoxTriangle.meeting(box, v, triangle, SweptBoxTriangle.touch(b, c));
    boolean proper = box.isValid() && Sweep.proper(b) && Sweep.proper(c) && Sweep.proper(meeting.axis());
    float time = Sweep.time((overlap || proper) && Sweep.proper(v), overlap, meeting.time());
    return SweepHit.at(time, Sweep.normal(overlap, meeting.against(v), v));
  }
}
