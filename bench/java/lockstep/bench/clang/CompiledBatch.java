package lockstep.bench.clang;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_FLOAT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import lockstep.Columns;

/**
 * A batch of pairs in native memory, where columns are aligned as Java aligns arrays: 16 bytes after a cache
 * line.
 */
public final class CompiledBatch {
  private static final int WORD = 64;
  private static final int LINE = 64;
  private static final int HEADER = 16;

  private final CompiledKernel kernel;
  private final int n;
  private final MemorySegment first, second, words, outputs;

  /** Copies the pairs. */
  public CompiledBatch(CompiledKernel kernel, Arena arena, Columns first, Columns second) {
    this.kernel = kernel;
    n = first.size();
    if (n % WORD != 0) {
      throw new IllegalArgumentException(
          "a batch has " + n + " pairs, but they are answered " + WORD + " at a time");
    }
    this.first = copy(arena, first);
    this.second = copy(arena, second);
    words = arena.allocate(JAVA_LONG, n / WORD);
    outputs = columns(arena, kernel.outputs, n);
  }

  private static MemorySegment copy(Arena arena, Columns from) {
    float[] element = new float[from.width()];
    MemorySegment columns = columns(arena, element.length, from.size());
    for (int i = 0; i < from.size(); i++) {
      from.get(i, element);
      for (int c = 0; c < element.length; c++) {
        column(columns, c, from.size()).setAtIndex(JAVA_FLOAT, i, element[c]);
      }
    }
    return columns;
  }

  private static MemorySegment columns(Arena arena, int count, int n) {
    MemorySegment columns = arena.allocate(ADDRESS, Math.max(1, count));
    for (int c = 0; c < count; c++) {
      long bytes = (long) n * Float.BYTES;
      columns.setAtIndex(ADDRESS, c, arena.allocate(bytes + LINE, LINE).asSlice(HEADER, bytes));
    }
    return columns;
  }

  @SuppressWarnings("restricted")
  private static MemorySegment column(MemorySegment columns, int c, int n) {
    return columns.getAtIndex(ADDRESS, c).reinterpret((long) n * Float.BYTES);
  }

  /** Answers all pairs, and returns a value that depends on the answer. */
  public long answer() {
    kernel.answer(first, second, words, outputs, n);
    return words.get(JAVA_LONG, 0);
  }

  /** The bits of the last answer. */
  public long[] words() {
    return words.toArray(JAVA_LONG);
  }

  /** A column of the last answer: t, u or v. */
  public float[] output(int c) {
    return column(outputs, c, n).toArray(JAVA_FLOAT);
  }

  /** The number of columns. */
  public int outputs() {
    return kernel.outputs;
  }
}
