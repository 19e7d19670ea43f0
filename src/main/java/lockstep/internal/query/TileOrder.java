package lockstep.internal.query;

/**
 * An order in tiles for rays that come row by row, as those of a picture do, or column by column, as those of
 * a lidar: neighbours in both directions are alike, so what is cast together stays closer together. A
 * carrier, of a thread.
 */
final class TileOrder {
  /** Rays of a tile. */
  private static final int TILE = 64;

  /** A row ends where the direction changes by so many times as much as it did between rays before. */
  private static final int JUMP = 4;

  /** Rays whose directions say how much it changes within a row: a row has twice as many at least. */
  private static final int FEW = 8;

  /** Tiles that are looked at for how to cut all. */
  private static final int SAMPLES = 16;

  private static final float GOLDEN = 0.618034f;

  private final int[] order;
  private int begin, width, columns, size; // of the order that is there

  /** For up to {@code most} rays. */
  TileOrder(int most) {
    order = new int[most];
  }

  /**
   * The positions of rays {@code first} to {@code first + count − 1}, from 0, tile by tile; null if they do
   * not come in rows, or fewer than two of them are whole. It is valid until the next call.
   */
  int[] of(float[][] rays, int first, int count) {
    if (count < 2 * FEW) {
      return null;
    }
    // a row may begin in one of them
    float jump = JUMP * Math.min(step(rays, first), step(rays, first + FEW));
    int start = nextRow(rays, first, 1, count, jump);
    int end = nextRow(rays, first, start + FEW, count, jump);
    int length = end - start;
    if (end >= count || length > count / 2) {
      return null;
    }
    int from = start % length, rows = (count - from) / length;
    if (rows < 2 || !areRows(rays, first + from, length, rows, jump)) {
      return null;
    }
    arrange(from, length, columns(rays, first + from, length, rows), count);
    return order;
  }

  /** The most by which the direction changes between some rays. */
  private static float step(float[][] rays, int i) {
    float step = 0;
    for (int k = 1; k < FEW; k++) {
      step = Math.max(step, distance(rays, i + k - 1, i + k));
    }
    return step;
  }

  /** The first ray from {@code k} on that begins a row; {@code count} if there is none. */
  private static int nextRow(float[][] rays, int first, int k, int count, float jump) {
    int i = k;
    while (i < count && !(distance(rays, first + i - 1, first + i) > jump)) {
      i++;
    }
    return Math.min(i, count);
  }

  private static boolean areRows(float[][] rays, int first, int length, int rows, float jump) {
    boolean are = true;
    for (int row = 1; row < rows; row++) {
      int i = first + row * length;
      are &= distance(rays, i - 1, i) > jump;
    }
    return are;
  }

  /** How many rays of a row a tile has: so many that directions in a tile have the least in between. */
  private static int columns(float[][] rays, int first, int length, int rows) {
    int best = TILE;
    float least = Float.POSITIVE_INFINITY;
    for (int columns = 2; columns < TILE; columns *= 2) {
      int high = TILE / columns;
      if (columns <= length && high <= rows) {
        float spread = 0;
        for (int k = 0; k < SAMPLES; k++) {
          int row = (rows - high) * k / SAMPLES, column = (int) ((length - columns) * (k * GOLDEN % 1));
          spread += spread(rays, first + row * length + column, columns - 1, (high - 1) * length);
        }
        best = spread < least ? columns : best;
        least = Math.min(spread, least);
      }
    }
    return best;
  }

  /**
   * By how much the directions of a tile differ, on each axis as a part of the largest: what is met at a
   * glancing angle, such as the ground, is far apart for rays that differ little.
   */
  private static float spread(float[][] rays, int i, int along, int across) {
    float spread = 0;
    for (int axis = 3; axis < 6; axis++) {
      float[] d = rays[axis];
      float a = d[i], b = d[i + along], c = d[i + across], e = d[i + along + across];
      float high = Math.max(Math.max(a, b), Math.max(c, e)), low = Math.min(Math.min(a, b), Math.min(c, e));
      spread += high > low ? (high - low) / Math.max(high, -low) : 0;
    }
    return spread;
  }

  private void arrange(int itsBegin, int itsWidth, int itsColumns, int count) {
    if (begin == itsBegin && width == itsWidth && columns == itsColumns && size == count) {
      return;
    }
    begin = itsBegin;
    width = itsWidth;
    columns = itsColumns;
    size = count;
    int high = TILE / columns, at = 0;
    while (at < begin) {
      order[at] = at++;
    }
    for (int row = begin; row + width <= count; row += high * width) {
      int end = Math.min(row + high * width, count - (count - begin) % width);
      for (int column = 0; column < width; column += columns) {
        for (int k = row; k < end; k += width) {
          for (int c = column; c < Math.min(column + columns, width); c++) {
            order[at++] = k + c;
          }
        }
      }
    }
    while (at < count) {
      order[at] = at++;
    }
  }

  private static float distance(float[][] rays, int i, int j) {
    float[] x = rays[3], y = rays[4], z = rays[5];
    return Math.abs(x[j] - x[i]) + Math.abs(y[j] - y[i]) + Math.abs(z[j] - z[i]);
  }
}
