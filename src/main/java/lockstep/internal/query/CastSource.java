package lockstep.internal.query;

import lockstep.internal.adaptive.Way;
import lockstep.internal.bvh.RayCaster;
import lockstep.internal.run.CastWays;
import lockstep.internal.run.PairFilter;
import lockstep.internal.run.Ways;
import lockstep.internal.shape.Elements;

/** Closest-hit and any-hit queries through a tree. */
public final class CastSource extends Casting {
  /** So many rays are put into order together. */
  private static final int WIDE_PIECE = 1 << 14;

  private Elements rays;
  private Index tree;
  private ResultColumns result;
  private PairFilter filter; // null for none
  private boolean any;

  /** {@code any}: only whether a ray hits. */
  public CastSource of(Way itsWay, Elements rays, Index tree, ResultColumns result, boolean any,
      PairFilter filter) {
    in(itsWay);
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
  CastWays ways() {
    return Ways.casts(tree.hierarchy());
  }

  @Override
  boolean isAny() {
    return any;
  }

  @Override
  int widePiece() {
    return WIDE_PIECE;
  }

  @Override
  int cast(RayCaster caster, int from, int to) {
    caster.where(filter);
    try {
      castThrough(caster, from, to);
    } finally {
      caster.where(null); // the caster stays with the thread, and a filter with whatever it knows
    }
    return to - from;
  }

  private void castThrough(RayCaster caster, int from, int to) {
    int shift = -rays.from;
    float[][] columns = rays.facing(tree.elements(), true); // cylinders stand in no node, so it matters
    if (any) {
      caster.any(tree.hierarchy(), columns, from - shift, to - shift, shift, result.words);
    } else {
      int[] index = result.index;
      caster.closest(tree.hierarchy(), columns, from - shift, to - shift, shift, result.floats[0],
          result.floats[1], result.floats[2], index);
      long[] words = result.words;
      for (int i = from; i < to; i++) {
        words[i >>> 6] |= (index[i] >= 0 ? 1L : 0) << i;
      }
    }
  }
}
