package lockstep.internal.query;

import lockstep.internal.run.Answers;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.twin.Kernel;

/**
 * Receives what is found about rows, the elements of the first operand: a source calls {@link #add} for each
 * hit, those of a row in any order unless it says otherwise. Rows may be shared out over threads, but each is
 * the work of one.
 */
public abstract class RowSink {
  /** Whether tiles may be of rows, tested against one element of the second operand after the other. */
  boolean crosses() {
    return true;
  }

  /** Whether more hits of a row matter. */
  boolean wants(int row) {
    return true;
  }

  /** Whether one hit of a row is enough, after which it {@linkplain #wants wants} no more. */
  boolean needsOne() {
    return false;
  }

  /**
   * Before elements of a tile are tested against one of the other operand: false to skip them. It may send
   * the bits elsewhere.
   *
   * @param across whether the tile is of rows
   */
  boolean begin(int one, int tile, int count, boolean across, Runner runner) {
    return across || wants(one);
  }

  /** Takes the answers about them. */
  void take(int one, int tile, int count, boolean across, Runner runner) {
    Answers answers = runner.answers();
    long[] words = answers.words();
    for (int w = 0; w < Kernel.words(count); w++) {
      for (long left = words[w]; left != 0; left &= left - 1) {
        int k = 64 * w + Long.numberOfTrailingZeros(left);
        add(across ? tile + k : one, across ? one : tile + k, answers, k);
      }
    }
  }

  /**
   * Takes the answers about pairs that are listed, {@code rows[at + k]} and {@code elements[at + k]}; returns
   * how many are hits that count for a question.
   */
  final int take(Question question, int[] rows, int[] elements, int at, int count, Answers answers) {
    int hits = 0;
    for (int w = 0; w < Kernel.words(count); w++) {
      for (long left = answers.words()[w]; left != 0; left &= left - 1) {
        int k = 64 * w + Long.numberOfTrailingZeros(left);
        if (question.counts(rows[at + k], elements[at + k], answers, k)) {
          add(rows[at + k], elements[at + k], answers, k);
          hits++;
        }
      }
    }
    return hits;
  }

  /** Takes a hit, about which entry k of the answers tells more. */
  public abstract void add(int row, int element, Answers answers, int k);

  /** All hits so far may be used: their rows are complete, or go on with later elements. */
  void flush(Answers answers) {
    // most use them one by one
  }

  /** Rows {@code from} to {@code to − 1} are complete. */
  void finish(int from, int to, Runner runner) {
    // most have nothing left to do
  }

  /** Searches only: what key a hit of a row may have to be of interest. */
  float limit(int row) {
    return Float.POSITIVE_INFINITY;
  }

  /** Searches only: an element that may be good for the row that comes after this one; −1 for none. */
  int guess(int row) {
    return -1;
  }
}
