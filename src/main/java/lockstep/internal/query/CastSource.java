package lockstep.internal.query;

import lockstep.internal.adaptive.Pace;
import lockstep.internal.adaptive.Way;
import lockstep.internal.bvh.RayCaster;
import lockstep.internal.run.Casters;
import lockstep.internal.run.PairFilter;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;
import lockstep.internal.run.VectorSupport;
import lockstep.internal.run.Ways;
import lockstep.internal.shape.Elements;

/** Closest-hit and any-hit queries through a tree. Pieces are rays, in multiples of a result word. */
public final class CastSource extends Task {
  /** Rays that are cast in one way before it is asked which is the faster. */
  private static final int PIECE = 1024;

  /** The same of rays that are cast with vectors, which puts so many into order. */
  private static final int WIDE_PIECE = 1 << 14;

  private Way way;
  private Elements rays;
  private SpatialIndex tree;
  private ResultColumns result;
  private PairFilter filter; // null for none
  private boolean any;

  /** {@code any}: only whether a ray hits. */
  public CastSource of(Way way, Elements rays, SpatialIndex tree, ResultColumns result, boolean any,
      PairFilter filter) {
    this.way = way;
    this.rays = rays;
    this.tree = tree;
    this.result = result;
    this.any = any;
    this.filter = filter;
    return this;
  }

  @Override
  public void release() {
    rays = null;
    tree = null;
    result = null;
    filter = null;
  }

  @Override
  public void run(int from, int to, Runner runner) {
    if (way != Way.BEST) {
      cast(from, to, caster(way == Way.WIDE));
      return;
    }
    Pace pace = Ways.TREES.pace(tree.bvh(), any);
    for (int at = from; at < to;) {
      boolean wide = runner.meter().begin(Ways.TREES, pace, Math.min(to - at, PIECE));
      int count = Math.min(to - at, wide ? WIDE_PIECE : PIECE);
      cast(at, at + count, caster(wide));
      runner.meter().end(count);
      at += count;
    }
  }

  private RayCaster caster(boolean wide) {
    RayCaster caster = Casters.get(wide);
    caster.use(way == Way.BEST ? VectorSupport.TWINS : VectorSupport.KERNELS);
    return caster;
  }

  private void cast(int from, int to, RayCaster caster) {
    caster.where(filter);
    try {
      castThrough(caster, from, to);
    } finally {
      caster.where(null); // the caster stays with the thread, and a filter with whatever it knows
    }
  }

  private void castThrough(RayCaster caster, int from, int to) {
    int shift = -rays.from;
    float[][] columns = rays.facing(tree.elements(), true); // cylinders stand in no node, so it matters
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
