package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Overlap test of two axis-aligned boxes (AABBs).
 *
 * <p>They overlap where their intervals overlap on every axis (Ericson, Real-Time Collision Detection,
 * 2005, 4.2.1). Boxes are closed: sharing a face, an edge or a corner is an overlap, and a flat box
 * is a rectangle, a segment or a point. A box with {@code min > max} on any axis is empty and
 * overlaps nothing, not even all of space; so is a box with a NaN. The answer is exact for every
 * float, infinities included.
 */
final class BoxBox {
  private BoxBox() {}

  @Twin
  static boolean overlap(float minX1, float minY1, float minZ1, float maxX1, float maxY1, float maxZ1,
      @Twin.Second float minX2, float minY2, float minZ2, float maxX2, float maxY2, float maxZ2) {
    return minX1 <= maxX2 && minX2 <= maxX1 && minY1 <= maxY2 && minY2 <= maxY1 && minZ1 <= maxZ2
        && minZ2 <= maxZ1 && minX1 <= maxX1 && minY1 <= maxY1 && minZ1 <= maxZ1 && minX2 <= maxX2
        && minY2 <= maxY2 && minZ2 <= maxZ2;
  }
}
