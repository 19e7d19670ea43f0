package lockstep.internal.query;

import java.util.Arrays;
import lockstep.internal.kernel.Bits;
import lockstep.internal.run.Answers;
import lockstep.internal.run.Execution;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Workers;
import lockstep.twin.Kernel;

/**
 * Lists pairs by brute force. Rows are done a round at a time: first their answers as bits, row by row in a
 * matrix, on any threads; then the calling thread alone lists the bits in order, which is little work and
 * makes the list the same however the round was split.
 */
final class MatrixList extends RowSink {
  private static final ThreadLocal<MatrixList> MINE = ThreadLocal.withInitial(MatrixList::new);

  private static final ThreadLocal<long[]> TURNED = ThreadLocal.withInitial(() -> new long[Runner.TILE]);

  /** Words of the matrix, unless a single row needs more. */
  private static final int MATRIX = 1 << 17;

  private final RowSource rows = new RowSource();

  /** A row of words for each row of the round. */
  private long[] matrix = {};

  private int many;
  private int rowWords;
  private int base;
  private boolean self;

  /** Lists the pairs that a question is about. */
  static void list(Execution execution, Question question, PairList pairs) {
    MatrixList mine = MINE.get();
    mine.many = question.second().size;
    mine.rowWords = Kernel.words(mine.many);
    mine.self = question.isWithItself();
    int rowCount = question.first().size;
    execution.watch(mine.rows.of(question, mine), rowCount, 1, pairs.clear);
    try {
      mine.list(rowCount, execution.workers(), execution.kernels().bits(), pairs);
    } finally {
      mine.rows.end();
    }
  }

  /** Does all rounds, each split by {@code workers} (null for none), and lists the hits. */
  private void list(int rowCount, Workers workers, Bits bits, PairList pairs) {
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
        this.rows.work(base, base + rows, Runner.get());
      } else {
        workers.run(this.rows, base, base + rows, this.rows.across() ? Kernel.BLOCK : 1);
      }
      for (int row = base; row < base + rows; row++) {
        list(row, bits, pairs);
      }
    }
  }

  private void list(int row, Bits bits, PairList pairs) {
    int from = (row - base) * rowWords;
    int skip = 0;
    if (self) { // words up to that of the row itself may not have been written
      skip = Math.min((row + 1) >>> 6, rowWords);
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
      bits.indices(matrix, from + skip, rowWords - skip, 64 * skip, pairs.second, at);
      Arrays.fill(pairs.first, at, at + found, row);
      pairs.found(found, found);
    } else {
      listSome(row, from, skip, room, pairs);
      pairs.found(found, room);
    }
  }

  /** Lists the first {@code room} hits of a row: the last that fit. */
  private void listSome(int row, int from, int skip, int room, PairList pairs) {
    int at = pairs.size();
    int end = at + room;
    for (int w = skip; at < end; w++) {
      for (long word = matrix[from + w]; word != 0 && at < end; word &= word - 1) {
        pairs.first[at] = row;
        pairs.second[at++] = 64 * w + Long.numberOfTrailingZeros(word);
      }
    }
  }

  @Override
  boolean crosses() {
    return !self;
  }

  @Override
  boolean begin(int one, int tile, int count, boolean across, Runner runner) {
    if (self && tile + count <= one + 1) {
      return false; // never read
    }
    if (!across) {
      runner.out().words = matrix;
      runner.out().word = (one - base) * rowWords + (tile >>> 6);
    }
    return true;
  }

  @Override
  void take(int one, int tile, int count, boolean across, Runner runner) {
    if (across) {
      turn(one, tile, count, runner.answers().words(), TURNED.get());
    }
  }

  @Override
  public void add(int row, int element, Answers answers, int k) {
    throw new IllegalStateException("bits are taken whole");
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
