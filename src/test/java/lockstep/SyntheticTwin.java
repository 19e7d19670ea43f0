package lockstep;

import java.util.concurrent.atomic.AtomicInteger;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.ScalarTwin;

/**
 * A custom kernel of any width, which reads all columns, is not symmetric, and writes any number of float
 * columns, also for misses. Its wide form reads and writes as far as allowed beyond the last pair, and counts
 * its work.
 */
class SyntheticTwin implements ScalarTwin {
  private final int firstWidth;
  private final int secondWidth;
  private final int floats;

  /** Number of times that the wide form has been created, and run. */
  final AtomicInteger made = new AtomicInteger();

  final AtomicInteger ran = new AtomicInteger();

  /** Number of blocks of pairs passed to its wide form. */
  final AtomicInteger blocks = new AtomicInteger();

  SyntheticTwin(int firstWidth, int secondWidth, int floats) {
    this.firstWidth = firstWidth;
    this.secondWidth = secondWidth;
    this.floats = floats;
  }

  @Override
  public int firstWidth() {
    return firstWidth;
  }

  @Override
  public int secondWidth() {
    return secondWidth;
  }

  @Override
  public int floats() {
    return floats;
  }

  /** The weighted sum of all columns of both elements, with alternating signs for the first. */
  static float difference(float[][] a, int i, int width, float[][] b, int j, int secondWidth) {
    float difference = a[0][i];
    for (int c = 1; c < width; c++) {
      difference += a[c][i] * ((c & 1) == 0 ? c : -c);
    }
    for (int c = 0; c < secondWidth; c++) {
      difference += b[c][j] * (c + 1);
    }
    return difference;
  }

  static boolean hit(float difference) {
    return difference > 0 && ((int) difference & 3) != 0;
  }

  /** Column c of the answer for a pair. */
  static float value(float difference, int c) {
    return hit(difference) ? difference + c : -c;
  }

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    run(first, second, count, count, out);
  }

  /** Answers {@code count} pairs; pairs below {@code to} may be read and written. */
  private void run(Operand first, Operand second, int count, int to, Output out) {
    for (int k = 0; k < to; k++) {
      float difference =
          difference(first.columns, at(first, k), firstWidth, second.columns, at(second, k), secondWidth);
      long bit = 1L << k;
      long[] words = out.words;
      int word = out.word + (k >>> 6);
      words[word] = k >= count || hit(difference) ? words[word] | bit : words[word] & ~bit;
      for (int c = 0; c < floats; c++) {
        out.floats[c][out.from + k] = k >= count ? Float.NaN : value(difference, c);
      }
    }
  }

  private static int at(Operand operand, int k) {
    return operand.from + (k >>> 6) * operand.stride + (k & 63);
  }

  @Override
  public Kernel wide() {
    made.incrementAndGet();
    return (first, second, count, out) -> {
      ran.incrementAndGet();
      blocks.addAndGet(Kernel.words(count));
      run(first, second, count, Kernel.padded(count), out);
    };
  }

  @Override
  public String toString() {
    return "synthetic " + firstWidth + " × " + secondWidth + " → " + floats;
  }
}
