package lockstep.internal.bvh;

/** Scalar traversal: the slab test of a query against one child of a node at a time. */
class ScalarTraversal extends Traversal {
  @Override
  final int next() {
    while (top > 0) {
      int ref = refs[--top];
      if (nears[top] <= Float.floatToRawIntBits(query.last)) {
        if (ref < 0) {
          return ref;
        }
        push(ref);
      }
    }
    return 0;
  }

  /** Pushes the children of a node that the query meets, roughly the farthest first. */
  void push(int node) {
    int width = bvh.width;
    int[] nodes = bvh.nodes;
    int base = node * bvh.stride;
    int[] order = bvh.order(query.octant);
    for (int k = 0; k < width; k++) {
      int child = base + order[k];
      float near = query.enter(nodes, child, width);
      if (near >= 0) {
        refs[top] = nodes[child + Bvh.CHILDREN * width];
        nears[top++] = Float.floatToRawIntBits(near);
      }
    }
  }
}
