package lockstep;

import lockstep.internal.kernel.Kernel;

/**
 * One kernel over all pairs of two buffers: every row, an element of the first buffer, against all of
 * the second. Pieces are rows. The second buffer is walked in tiles that stay in the cache for all rows
 * of a piece; each row sees the tiles in ascending order.
 */
abstract class RowJob extends Job {
  /** Elements of the second buffer per tile. */
  static final int TILE = 1024;

  private Kernel kernel;
  private boolean swap;
  private Columns rows;
  private Columns many;

  final void of(Kernel kernel, boolean swap, Columns rows, Columns many) {
    this.kernel = kernel;
    this.swap = swap;
    this.rows = rows;
    this.many = many;
  }

  @Override
  void release() {
    rows = null;
    many = null;
  }

  @Override
  final void run(int from, int to, Scratch scratch) {
    for (int tile = 0; tile < many.size(); tile += TILE) {
      int count = Math.min(TILE, many.size() - tile);
      for (int row = from; row < to; row++) {
        if (begin(row, tile, count, scratch)) {
          scratch.firstTile.repeat(rows.columns, rows.from() + row, scratch.first);
          scratch.second.walk(many.columns, many.from() + tile);
          scratch.run(kernel, swap, count);
          end(row, tile, count, scratch);
        }
      }
    }
  }

  /** Points {@link Scratch#out} at where the answers of a row and tile go; false to skip them. */
  abstract boolean begin(int row, int tile, int count, Scratch scratch);

  /** Uses the answers of a row and tile. */
  abstract void end(int row, int tile, int count, Scratch scratch);
}
