package lockstep;

import lockstep.internal.bvh.Caster;

/** The closest hit of each ray, or whether there is any. Pieces are rays, in multiples of a result word. */
final class TreeCastJob extends Job {
  private boolean wide;
  private Rays rays;
  private Tree tree;
  private RayHits closest; // null where only the words matter
  private long[] words;

  TreeCastJob of(boolean wide, Rays rays, Tree tree, RayHits closest, long[] words) {
    this.wide = wide;
    this.rays = rays;
    this.tree = tree;
    this.closest = closest;
    this.words = words;
    return this;
  }

  @Override
  void release() {
    rays = null;
    tree = null;
    closest = null;
    words = null;
  }

  @Override
  void run(int from, int to, Scratch scratch) {
    Caster caster = scratch.caster(wide);
    int shift = -rays.from();
    if (closest == null) {
      caster.any(tree.bvh(), rays.columns, from - shift, to - shift, shift, words);
    } else {
      caster.closest(tree.bvh(), rays.columns, from - shift, to - shift, shift, closest.t, closest.u,
          closest.v, closest.index);
      for (int i = from; i < to; i++) {
        words[i >>> 6] |= (closest.index[i] >= 0 ? 1L : 0) << i;
      }
    }
  }
}
