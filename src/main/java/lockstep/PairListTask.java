package lockstep;

import java.util.Arrays;
import lockstep.internal.kernel.Bits;
import lockstep.twin.Kernel;

/**
 * All-pairs query by brute force: the pairs that hit, as a list. Rows are done a round at a time: first their
 * answers as bits, row by row in a matrix, on any threads; then the bits are listed in order by the caller
 * alone, which is little work and makes the list the same however the round was split.
 */
final class PairListTask extends RowTask {
  /** Of pairs that may be as far apart as they like: what is listed are the kernel's hits. */
  static final float ANY = -1;

  /** Words of the matrix, unless a single row needs more. */
  private static final int MATRIX = 1 << 17;

  /** A row of words for each row of the round. */
  private long[] matrix = {};

  private int many;
  private int rowWords;
  private int base;
  private boolean self;
  private float most;

  /**
   * {@code most}: how far apart pairs may be, if the kernel tells, else {@link #ANY}; {@code self} for one
   * buffer against itself: only pairs with first &lt; second.
   */
  PairListTask over(int manySize, boolean self, float most) {
    this.most = most;
    many = manySize;
    rowWords = Kernel.words(manySize);
    this.self = self;
    return this;
  }

  /** Does all rounds, each split by {@code workers} (null for none), and lists the hits. */
  void list(int rowCount, Workers workers, Bits bits, Pairs pairs) {
    if (self) {
      rowCount = Math.max(0, rowCount - 1); // nothing comes after the last
    }
    int round = Math.clamp(MATRIX / Math.max(1, rowWords), 1, Math.max(1, rowCount));
    if (workers != null) {
      round = Math.max(round, Math.min(rowCount, 4 * workers.size()));
    }
    if (matrix.length < (long) round * rowWords) {
      matrix = new long[Math.multiplyExact(round, rowWords)];
    }
    for (base = 0; base < rowCount; base += round) {
      int rows = Math.min(round, rowCount - base);
      if (workers == null) {
        work(base, base + rows, Workspace.get());
      } else {
        workers.run(this, base, base + rows, across() ? Kernel.BLOCK : 1);
      }
      for (int row = base; row < base + rows; row++) {
        list(row, bits, pairs);
      }
    }
  }

  private void list(int row, Bits bits, Pairs pairs) {
    int from = (row - base) * rowWords;
    int skip = 0;
    if (self) { // bits up to the row itself do not count
      skip = Math.min((row + 1) >>> 6, rowWords);
      if (skip < rowWords) {
        matrix[from + skip] &= -1L << (row + 1);
      }
    }
    int found = 0;
    for (int w = skip; w < rowWords; w++) {
      found += Long.bitCount(matrix[from + w]);
    }
    if (found == 0) {
      return;
    }
    int at = pairs.size();
    int room = pairs.capacity() - at;
    if (found <= room) {
      bits.indices(matrix, from + skip, rowWords - skip, 64 * skip, pairs.second(), at);
      Arrays.fill(pairs.first(), at, at + found, row);
      pairs.found(found, found);
    } else {
      listSome(row, from, skip, room, pairs);
      pairs.found(found, room);
    }
  }

  /** Lists the first {@code room} hits of a row: the last that fit. */
  private void listSome(int row, int from, int skip, int room, Pairs pairs) {
    int at = pairs.size();
    int end = at + room;
    for (int w = skip; at < end; w++) {
      for (long word = matrix[from + w]; word != 0 && at < end; word &= word - 1) {
        pairs.first()[at] = row;
        pairs.second()[at++] = 64 * w + Long.numberOfTrailingZeros(word);
      }
    }
  }

  @Override
  boolean crosses() {
    return !self;
  }

  @Override
  boolean begin(int one, int tile, int count, Workspace workspace) {
    if (self && tile + count <= one + 1) {
      return false; // never read
    }
    super.begin(one, tile, count, workspace);
    if (!across()) {
      workspace.out.words = matrix;
      workspace.out.word = (one - base) * rowWords + (tile >>> 6);
    }
    return true;
  }

  @Override
  void end(int one, int tile, int count, Workspace workspace) {
    long[] words = workspace.out.words;
    int from = workspace.out.word;
    if (most >= 0) {
      float[] distances = workspace.answers.floats[0];
      for (int w = 0; w < Kernel.words(count); w++) {
        for (long left = words[from + w]; left != 0; left &= left - 1) {
          if (!(distances[64 * w + Long.numberOfTrailingZeros(left)] <= most)) {
            words[from + w] &= ~(left & -left);
          }
        }
      }
    }
    if (across()) {
      turn(one, tile, count, words, workspace.turned());
    }
  }

  /**
   * Collects the answers of an element of the second buffer; those of 64 of them, or the last, become words
   * of the matrix.
   */
  private void turn(int element, int tile, int count, long[] words, long[] turned) {
    int column = element % Kernel.BLOCK;
    boolean last = column == Kernel.BLOCK - 1 || element == many - 1;
    for (int w = 0; w < Kernel.words(count); w++) {
      int block = Kernel.BLOCK * w;
      turned[block + column] = words[w];
      if (last) {
        Arrays.fill(turned, block + column + 1, block + Kernel.BLOCK, 0);
        Bits.transpose(turned, block);
        int to = (tile + block - base) * rowWords + element / Kernel.BLOCK;
        for (int row = 0; row < Math.min(Kernel.BLOCK, count - block); row++) {
          matrix[to + row * rowWords] = turned[block + row];
        }
      }
    }
  }
}
