package lockstep;

import lockstep.internal.kernel.Kernel;
import lockstep.internal.kernel.Tile;

/**
 * One query after another against a tree, where each may meet many shapes: what the tree offers is gathered and
 * tested by the flat kernel, so its answers are those of the kernel.
 */
abstract class TreeJob extends Job {
  private static final int MOST_AT_ONCE = 8;

  private Kernel kernel;
  private boolean swap;
  private boolean wide;
  Columns queries;
  Tree tree;

  final void of(Kernel kernel, boolean swap, boolean wide, Columns queries, Tree tree) {
    this.kernel = kernel;
    this.swap = swap;
    this.wide = wide;
    this.queries = queries;
    this.tree = tree;
  }

  @Override
  void release() {
    queries = null;
    tree = null;
  }

  /** Calls {@link #found} for every shape that the query meets. */
  final void query(int row, Scratch scratch) {
    lockstep.internal.bvh.Caster caster = scratch.caster(wide);
    if (queries instanceof Shapes shapes) {
      caster.around(tree.bvh(), shapes.primitives(), row);
    } else {
      caster.alongRay(tree.bvh(), queries.columns, queries.from() + row);
    }
    scratch.firstTile.repeat(queries.columns, queries.from() + row, scratch.first);
    int count = 0;
    int more;
    do {
      more = caster.next(scratch.indices, count);
      count += more;
      if (count > Tile.SIZE - MOST_AT_ONCE || more == 0) {
        test(row, count, scratch);
        count = 0;
      }
    } while (more > 0);
  }

  private void test(int row, int count, Scratch scratch) {
    if (count == 0) {
      return;
    }
    gather(count, scratch);
    scratch.out.at(scratch.words, 0, scratch.columns, 0);
    scratch.run(kernel, swap, count);
    for (int w = 0; w < Kernel.words(count); w++) {
      for (long word = scratch.words[w]; word != 0; word &= word - 1) {
        found(row, 64 * w + Long.numberOfTrailingZeros(word), scratch);
      }
    }
  }

  /** Points {@link Scratch#second} at the shapes {@code scratch.indices[0 … count − 1]}. */
  void gather(int count, Scratch scratch) {
    Shapes shapes = tree.shapes();
    scratch.secondTile.gather(shapes.columns, shapes.from(), scratch.indices, 0, count, scratch.second);
  }

  /** The query meets shape {@code scratch.indices[k]}; the kernel's values are in {@code scratch.columns}. */
  abstract void found(int row, int k, Scratch scratch);
}
