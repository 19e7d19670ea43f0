package lockstep.internal.bvh;

/** Goes down two hierarchies, one child at a time. */
final class ScalarPairWalk extends PairWalk {
  @Override
  int near(Side opened, int[] boxes, int base, float most) {
    int width = opened.width();
    int near = 0;
    for (int lane = 0; lane < width; lane++) {
      int at = base + lane;
      if (boxes[at] == Bvh.NOTHING) {
        continue;
      }
      float gap = Float.NEGATIVE_INFINITY;
      for (int axis = 0; axis < 3; axis++) {
        gap = larger(gap, apart(opened, boxes, at, axis));
      }
      for (int row = 0; row < 9 && !(gap > most); row += 3) {
        float beyond = above[row / 3], before = below[row / 3];
        for (int k = row; k < row + 3; k++) {
          beyond += opened.rows[k] * plane(boxes, at + opened.planes[k]);
          before -= opened.rows[k] * plane(boxes, at + (opened.planes[k] ^ width));
        }
        gap = larger(gap, larger(beyond, before));
      }
      if (!(gap > most)) {
        gaps[lane] = gap;
        near |= 1 << lane;
      }
    }
    return near;
  }

  @Override
  int within(Side opened, int[] boxes, int base, float most) {
    int width = opened.width();
    int near = 0;
    for (int lane = 0; lane < width; lane++) {
      int at = base + lane;
      if (boxes[at] == Bvh.NOTHING) {
        continue;
      }
      float square = 0, along = ahead;
      for (int axis = 0; axis < 3; axis++) {
        float gap = apart(opened, boxes, at, axis);
        square += gap > 0 ? gap * gap : 0;
        along += opened.away[axis] * plane(boxes, at + opened.awayPlanes[axis]);
      }
      float gap = larger((float) Math.sqrt(square), along);
      if (!(gap > most)) {
        gaps[lane] = larger(gap, gaps[lane]);
        near |= 1 << lane;
      }
    }
    return near;
  }

  /** How far a box is from what is around the other's, on an axis of its own. */
  private float apart(Side opened, int[] boxes, int at, int axis) {
    return larger(opened.unit * plane(boxes, at + Bvh.plane(opened.width(), axis, false)) - around[axis + 3],
        around[axis] - opened.unit * plane(boxes, at + Bvh.plane(opened.width(), axis, true)));
  }

  private static float plane(int[] boxes, int at) {
    return Float.intBitsToFloat(boxes[at]);
  }

  private static float larger(float a, float b) {
    return a > b ? a : b;
  }
}
