package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.ExactFrame;
import lockstep.internal.kernel.part.PlaneGap;
import lockstep.twin.Exact;
import lockstep.twin.ExactVec;
import lockstep.twin.Plane;
import lockstep.twin.Vec;

/**
 * A plane in real numbers, as a box sees it.
 *
 * @param normal in space
 * @param turned along the axes of the box, times |q|²
 * @param outside how far the centre is in front of it, in units of 1/|n|
 */
record ExactBoxPlane(ExactVec normal, ExactVec turned, Exact outside) {
  static ExactBoxPlane of(Plane plane, Vec centre, ExactFrame frame) {
    ExactVec normal = ExactVec.of(plane.normal());
    return new ExactBoxPlane(normal, frame.along(normal), PlaneGap.outside(plane, centre));
  }
}
