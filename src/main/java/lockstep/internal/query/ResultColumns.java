package lockstep.internal.query;

import java.util.Arrays;
import lockstep.internal.kernel.Layout;
import lockstep.internal.run.Answers;
import lockstep.internal.run.Runner;
import lockstep.twin.Kernel;

/** The bits and columns of a result, in the layout of a verb, and the sinks that fill them row by row. */
public final class ResultColumns {
  public final Layout layout;
  public final long[] words;
  public final float[][] floats;

  /** The element of the second operand, or −1; null where the layout has no such column. */
  public final int[] index;

  /** The float columns as a kernel must write them whose operands are swapped. */
  final float[][] swappedFloats;

  /** Keeps the hit of each row with the least key; on equal ones the lowest element. */
  public final RowSink closest = new Closest();

  private final Closest closestBehind = new Closest();

  /** Tells which rows have a hit. */
  public final RowSink any = new Any();

  /** Tells which rows have an odd number of hits. */
  public final RowSink odd = new Odd();

  /** Leaves no answers; of columns that are part of a result, none in all of it. */
  public Runnable clear = () -> begin(0);

  private final int capacity;
  private int size;

  /** Room for {@code capacity} answers, in columns long enough for kernels to write whole blocks. */
  public ResultColumns(Layout layout, int capacity) {
    this(layout, capacity, new long[Kernel.words(capacity)]);
  }

  /** Columns over the caller's own words of bits. */
  public ResultColumns(Layout layout, int capacity, long[] words) {
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

  public int capacity() {
    return capacity;
  }

  /** The number of answers of the last call. */
  public int size() {
    return size;
  }

  /** Says how many answers a call will write. The caller has seen that they fit. */
  public void begin(int answers) {
    size = answers;
  }

  /** The same, and clears the bits of all of them. */
  public void beginWithoutHits(int answers) {
    begin(answers);
    Arrays.fill(words, 0, Kernel.words(answers), 0);
  }

  /** The same, and makes all of them misses. */
  public void beginWithMisses(int answers) {
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
  public boolean get(int i) {
    return ((words[i >>> 6] >>> i) & 1) != 0;
  }

  public void set(int i) {
    words[i >>> 6] |= 1L << i;
  }

  /** The number of entries that hit. */
  public int count() {
    int count = 0;
    for (int w = 0; w < Kernel.words(size); w++) {
      count += Long.bitCount(words[w]);
    }
    return count;
  }

  /** The number of entries {@code from} to {@code to − 1} that hit. */
  public int count(int from, int to) {
    int count = 0;
    for (int at = from, end; at < to; at = end) {
      end = Math.min(to, (at | 63) + 1);
      count += Long.bitCount((words[at >>> 6] >>> at) << (64 - (end - at)));
    }
    return count;
  }

  /** Keeps the closest hits, likewise, of elements that are numbered from {@code before} on. */
  RowSink closestBehind(int before) {
    closestBehind.before = before;
    return closestBehind;
  }

  private final class Closest extends RowSink {
    private int before;

    @Override
    float limit(int row) {
      return floats[0][row];
    }

    @Override
    public void add(int row, int element, Answers answers, int k) {
      closer(row, before + element, answers, k);
    }
  }

  /** Takes a hit whose key, the first column, is less than the best so far, or equal with a lower index. */
  void closer(int row, int element, Answers answers, int k) {
    float key = answers.value(0, k);
    if (key < floats[0][row] || (key == floats[0][row] && (index[row] < 0 || element < index[row]))) {
      for (int c = 0; c < floats.length; c++) {
        floats[c][row] = answers.value(c, k);
      }
      index[row] = element;
      set(row);
    }
  }

  private final class Odd extends RowSink {
    @Override
    public void add(int row, int element, Answers answers, int k) {
      words[row >>> 6] ^= 1L << row;
    }
  }

  private final class Any extends RowSink {
    @Override
    boolean wants(int row) {
      return !get(row);
    }

    @Override
    boolean needsOne() {
      return true;
    }

    @Override
    float limit(int row) {
      return get(row) ? Float.NEGATIVE_INFINITY : Float.POSITIVE_INFINITY;
    }

    @Override
    public void add(int row, int element, Answers answers, int k) {
      set(row);
    }

    @Override
    void take(int one, int tile, int count, boolean across, Runner runner) {
      long[] answered = runner.answers().words();
      long found = 0;
      for (int w = 0; w < Kernel.words(count); w++) {
        found |= answered[w];
        if (across) { // tiles begin with a word
          words[(tile >>> 6) + w] |= answered[w];
        }
      }
      if (found != 0 && !across) {
        set(one);
      }
    }
  }
}
