package lockstep.internal.bvh;

/** Child by child. */
final class ScalarWalk extends Walk {
  @Override
  int next() {
    while (top > 0) {
      int ref = refs[--top];
      if (nears[top] <= Float.floatToRawIntBits(probe.last)) {
        if (ref < 0) {
          return ref;
        }
        push(ref);
      }
    }
    return 0;
  }

  private void push(int node) {
    int width = bvh.width;
    int[] nodes = bvh.nodes;
    int base = node * bvh.stride;
    int[] order = bvh.order(probe.octant);
    for (int k = 0; k < width; k++) {
      int child = base + order[k];
      float near = probe.first;
      float far = probe.last;
      for (int axis = 0; axis < 3; axis++) {
        boolean falls = (probe.octant >> axis & 1) != 0;
        float r = axis == 0 ? probe.rx : axis == 1 ? probe.ry : probe.rz;
        float n = axis == 0 ? probe.nearX : axis == 1 ? probe.nearY : probe.nearZ;
        float f = axis == 0 ? probe.farX : axis == 1 ? probe.farY : probe.farZ;
        float enter = Float.intBitsToFloat(nodes[child + Bvh.plane(width, axis, falls)]) * r + n;
        float leave = Float.intBitsToFloat(nodes[child + Bvh.plane(width, axis, !falls)]) * r + f;
        near = enter > near ? enter : near;
        far = leave < far ? leave : far;
      }
      // a missing child: 0 · ∞ is NaN for a probe that everything meets
      if (near <= far && nodes[child] != Bvh.NOTHING) {
        refs[top] = nodes[child + Bvh.CHILDREN * width];
        nears[top++] = Float.floatToRawIntBits(near);
      }
    }
  }
}
