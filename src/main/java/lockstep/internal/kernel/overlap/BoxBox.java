package lockstep.internal.kernel.overlap;

import lockstep.twin.Box;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of two axis-aligned boxes (AABBs).
 *
 * <p>They overlap if their intervals overlap on every axis (Ericson, Real-Time Collision Detection, 2005,
 * 4.2.1). Boxes are closed: sharing a face, an edge or a corner is an overlap, and a flat box is a rectangle,
 * a segment or a point. A box with {@code min > max} on any axis is empty and overlaps nothing, not even all
 * of space; so is a box with a NaN. The answer is exact for every float, infinities included.
 */
public final class BoxBox {
  private BoxBox() {}

  @Twin
  public static boolean overlap(Box a, @Twin.Second Box b) {
    Vec min1 = a.min(), max1 = a.max(), min2 = b.min(), max2 = b.max();
    return min1.x() <= max2.x() && min2.x() <= max1.x() && min1.y() <= max2.y() && min2.y() <= max1.y()
        && min1.z() <= max2.z() && min2.z() <= max1.z() && a.isValid() && b.isValid();
  }
}
