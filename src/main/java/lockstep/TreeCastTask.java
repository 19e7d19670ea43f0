package lockstep;

import lockstep.internal.bvh.RayCaster;

/** Closest-hit and any-hit queries through a tree. Pieces are rays, in multiples of a result word. */
final class TreeCastTask extends Task {
  private boolean wide;
  private Rays rays;
  private Tree tree;
  private ResultColumns result;
  private boolean any;

  /** {@code any}: only whether a ray hits. */
  TreeCastTask of(boolean wide, Rays rays, Tree tree, ResultColumns result, boolean any) {
    this.wide = wide;
    this.rays = rays;
    this.tree = tree;
    this.result = result;
    this.any = any;
    return this;
  }

  @Override
  void release() {
    rays = null;
    tree = null;
    result = null;
  }

  @Override
  void run(int from, int to, Workspace workspace) {
    RayCaster caster = workspace.caster(wide);
    int shift = -rays.from();
    if (any) {
      caster.any(tree.bvh(), rays.columns, from - shift, to - shift, shift, result.planes[0]);
    } else {
      int[] index = result.index;
      caster.closest(tree.bvh(), rays.columns, from - shift, to - shift, shift, result.floats[0],
          result.floats[1], result.floats[2], index);
      long[] words = result.planes[0];
      for (int i = from; i < to; i++) {
        words[i >>> 6] |= (index[i] >= 0 ? 1L : 0) << i;
      }
    }
  }
}
