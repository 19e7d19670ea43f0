package lockstep.internal.bvh;

import lockstep.internal.shape.Elements;

/** Nearest-neighbour searches that test one child of a node at a time. */
final class ScalarNearestSearch extends NearestSearch {
  /** The distances of a node's children, as float bits. */
  private final int[] bits = new int[8];

  @Override
  int push(int slot, int node, int top) {
    int width = bvh.width;
    int nearest = 0;
    for (int lane = 0; lane < width; lane++) {
      bits[lane] = square(slot, node * bvh.stride + lane);
      nearest = bits[lane] < bits[nearest] ? lane : nearest;
    }
    int limit = Float.floatToRawIntBits(limits[slot]);
    int end = top;
    for (int lane : bvh.order(nearest)) {
      if (bits[lane] <= limit) {
        squares[end] = bits[lane];
        refs[end++] = bvh.nodes[node * bvh.stride + lane + Bvh.CHILDREN * width];
      }
    }
    return end;
  }

  /** The squared distance of a child as float bits; for a missing child, more than any limit. */
  private int square(int slot, int child) {
    if (bvh.nodes[child] == Bvh.NOTHING) {
      return Integer.MAX_VALUE;
    }
    int box = Elements.BOUNDS * slot;
    float square = 0;
    for (int axis = 0; axis < 3; axis++) {
      float min = Float.intBitsToFloat(bvh.nodes[child + Bvh.plane(bvh.width, axis, false)]);
      float max = Float.intBitsToFloat(bvh.nodes[child + Bvh.plane(bvh.width, axis, true)]);
      float below = min - boxes[box + axis + 3], above = boxes[box + axis] - max;
      float gap = below > above ? below : above;
      square += gap > 0 ? gap * gap : 0;
    }
    return Float.floatToRawIntBits(square);
  }
}
