package lockstep.internal.bvh;

/** Nearest-neighbour searches that look at one child of a node at a time. */
final class ScalarNearestSearch extends NearestSearch {
  @Override
  int push(int slot, int node, int top) {
    int width = bvh.width;
    int box = Primitives.BOUNDS * slot;
    float limit = limits[slot];
    for (int lane = 0; lane < width; lane++) {
      int child = node * bvh.stride + lane;
      float square = 0;
      for (int axis = 0; axis < 3; axis++) {
        float min = Float.intBitsToFloat(bvh.nodes[child + Bvh.plane(width, axis, false)]);
        float max = Float.intBitsToFloat(bvh.nodes[child + Bvh.plane(width, axis, true)]);
        float below = min - boxes[box + axis + 3], above = boxes[box + axis] - max;
        float gap = below > above ? below : above;
        square += gap > 0 ? gap * gap : 0;
      }
      if (square <= limit && bvh.nodes[child] != Bvh.NOTHING) {
        squares[top] = square;
        refs[top++] = bvh.nodes[child + Bvh.CHILDREN * width];
      }
    }
    return top;
  }
}
