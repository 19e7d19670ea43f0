package lockstep.internal.kernel;

import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;

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

  static boolean overlap(float minX1, float minY1, float minZ1, float maxX1, float maxY1, float maxZ1,
      float minX2, float minY2, float minZ2, float maxX2, float maxY2, float maxZ2) {
    return minX1 <= maxX2 && minX2 <= maxX1 && minY1 <= maxY2 && minY2 <= maxY1 && minZ1 <= maxZ2
        && minZ2 <= maxZ1 && minX1 <= maxX1 && minY1 <= maxY1 && minZ1 <= maxZ1 && minX2 <= maxX2
        && minY2 <= maxY2 && minZ2 <= maxZ2;
  }

  /** Columns of both sides: minX, minY, minZ, maxX, maxY, maxZ. */
  static void overlap(Operand boxes1, Operand boxes2, int count, Output out) {
    float[][] b1 = boxes1.columns, b2 = boxes2.columns;
    float[] minX1 = b1[0], minY1 = b1[1], minZ1 = b1[2];
    float[] maxX1 = b1[3], maxY1 = b1[4], maxZ1 = b1[5];
    float[] minX2 = b2[0], minY2 = b2[1], minZ2 = b2[2];
    float[] maxX2 = b2[3], maxY2 = b2[4], maxZ2 = b2[5];
    int first = boxes1.from;
    int second = boxes2.from;
    for (int start = 0; start < count; start += Kernel.BLOCK) {
      int pairs = Math.min(Kernel.BLOCK, count - start);
      long word = 0;
      for (int k = 0; k < pairs; k++) {
        int i = first + k;
        int j = second + k;
        if (overlap(minX1[i], minY1[i], minZ1[i], maxX1[i], maxY1[i], maxZ1[i], minX2[j], minY2[j], minZ2[j],
            maxX2[j], maxY2[j], maxZ2[j])) {
          word |= 1L << k;
        }
      }
      out.planes[0][out.word + (start >>> 6)] = word;
      first += boxes1.stride;
      second += boxes2.stride;
    }
  }
}
