package lockstep;

import java.util.Arrays;
import lockstep.internal.kernel.Buffers;
import lockstep.internal.kernel.DescribedKernel;
import lockstep.internal.kernel.Layout;
import lockstep.twin.Kernel;

/**
 * The bits and columns of a result, in the layout of a verb: what {@link Hits} and {@link RayHits} are made
 * of.
 */
final class ResultColumns {
  final Layout layout;
  final long[] words;
  final float[][] floats;

  /** The element of the second operand, or −1; null where the layout has no such column. */
  final int[] index;

  /** The float columns as a kernel must write them whose operands are swapped. */
  final float[][] swappedFloats;

  /** Keeps of each row's hits the one with the least key, on equal ones the lowest element. */
  final HitSink closest = this::closer;

  /** Only notes which rows have hits. */
  final HitSink any = (row, element, kernel, swap, answers, k) -> set(row);

  /** Tells of which rows the number of hits is odd. */
  final HitSink odd = (row, element, kernel, swap, answers, k) -> flip(row);

  /** Leaves no answers; of columns that are part of a result, none in all of it. */
  Runnable clear = () -> begin(0);

  private final int capacity;
  private int size;

  /** Room for {@code capacity} answers, in columns long enough for kernels to write whole blocks. */
  ResultColumns(Layout layout, int capacity) {
    this(layout, capacity, new long[Kernel.words(capacity)]);
  }

  /** Columns over the caller's own words of bits. */
  ResultColumns(Layout layout, int capacity, long[] words) {
    this.layout = layout;
    this.capacity = capacity;
    this.words = words;
    int length = layout.hasColumns() || layout.hasIndex() ? Kernel.padded(capacity) : 0;
    floats = new float[layout.floats().size()][length];
    index = layout.hasIndex() ? new int[length] : null;
    swappedFloats = new float[floats.length][];
    for (int c = 0; c < floats.length; c++) {
      swappedFloats[c] = floats[layout.floats().get(c).swapped()];
    }
  }

  int capacity() {
    return capacity;
  }

  /** The number of answers of the last call. */
  int size() {
    return size;
  }

  /** Says how many answers a call will write. The caller has seen that they fit. */
  void begin(int answers) {
    size = answers;
  }

  /** The same, and clears the bits of all of them. */
  void beginWithoutHits(int answers) {
    begin(answers);
    Arrays.fill(words, 0, Kernel.words(answers), 0);
  }

  /** The same, and makes all of them misses. */
  void beginWithMisses(int answers) {
    beginWithoutHits(answers);
    layout.missFloats(floats, 0, 0, answers);
    if (index != null) {
      Arrays.fill(index, 0, answers, -1);
    }
  }

  /**
   * Negates, of entries that hit, the columns that change their sign when a kernel has seen the operands
   * swapped.
   */
  void negate(int from, int to) {
    for (int c = 0; c < floats.length; c++) {
      if (layout.floats().get(c).negated()) {
        for (int i = from; i < to; i++) {
          floats[c][i] = get(i) ? -floats[c][i] : floats[c][i];
        }
      }
    }
  }

  /** Whether entry i hit. */
  boolean get(int i) {
    return ((words[i >>> 6] >>> i) & 1) != 0;
  }

  /**
   * Takes a hit whose key, the first float column, is less than the best so far, or equal with a lower index.
   */
  private void closer(int row, int element, DescribedKernel kernel, boolean swap, Buffers answers, int k) {
    float key = kernel.value(0, swap, answers, k);
    if (key < floats[0][row] || (key == floats[0][row] && (index[row] < 0 || element < index[row]))) {
      for (int c = 0; c < floats.length; c++) {
        floats[c][row] = kernel.value(c, swap, answers, k);
      }
      index[row] = element;
      set(row);
    }
  }

  /** Makes a hit of a miss, and the other way round. */
  void flip(int i) {
    words[i >>> 6] ^= 1L << i;
  }

  void set(int i) {
    words[i >>> 6] |= 1L << i;
  }

  /** The number of entries that hit. */
  int count() {
    int count = 0;
    for (int w = 0; w < Kernel.words(size); w++) {
      count += Long.bitCount(words[w]);
    }
    return count;
  }
}
