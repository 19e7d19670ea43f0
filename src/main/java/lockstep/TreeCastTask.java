package lockstep;

import lockstep.internal.bvh.RayCaster;
import lockstep.internal.kernel.Pace;

/** Closest-hit and any-hit queries through a tree. Pieces are rays, in multiples of a result word. */
final class TreeCastTask extends Task {
  private Way way;
  private Rays rays;
  private Tree tree;
  private ResultColumns result;
  private Filter filter; // null for none
  private boolean any;

  /** {@code any}: only whether a ray hits. */
  TreeCastTask of(Way way, Rays rays, Tree tree, ResultColumns result, boolean any, Filter filter) {
    this.way = way;
    this.rays = rays;
    this.tree = tree;
    this.result = result;
    this.any = any;
    this.filter = filter;
    return this;
  }

  @Override
  void release() {
    rays = null;
    tree = null;
    result = null;
    filter = null;
  }

  @Override
  void run(int from, int to, Workspace workspace) {
    if (way != Way.BEST) {
      cast(from, to, caster(way == Way.WIDE, workspace));
      return;
    }
    Pace pace = CastTwins.pace(tree, any);
    for (int at = from; at < to;) {
      boolean wide = pace.next(Math.min(to - at, CastTwins.PIECE));
      int count = Math.min(to - at, wide ? CastTwins.WIDE_PIECE : CastTwins.PIECE);
      long start = System.nanoTime();
      cast(at, at + count, caster(wide, workspace));
      pace.sample(wide, System.nanoTime() - start, count);
      at += count;
    }
  }

  private RayCaster caster(boolean wide, Workspace workspace) {
    RayCaster caster = workspace.caster(wide);
    caster.use(way == Way.BEST ? VectorSupport.TWINS : VectorSupport.KERNELS);
    return caster;
  }

  private void cast(int from, int to, RayCaster caster) {
    caster.where(filter == null ? null : filter.ofRays);
    try {
      castThrough(caster, from, to);
    } finally {
      caster.where(null); // the caster stays with the thread, and a filter with whatever it knows
    }
  }

  private void castThrough(RayCaster caster, int from, int to) {
    int shift = -rays.from();
    float[][] columns = rays.facing(tree.shapes()); // which matters to cylinders: they stand in no node
    if (any) {
      caster.any(tree.bvh(), columns, from - shift, to - shift, shift, result.words);
    } else {
      int[] index = result.index;
      caster.closest(tree.bvh(), columns, from - shift, to - shift, shift, result.floats[0], result.floats[1],
          result.floats[2], index);
      long[] words = result.words;
      for (int i = from; i < to; i++) {
        words[i >>> 6] |= (index[i] >= 0 ? 1L : 0) << i;
      }
    }
  }
}
