package lockstep.internal.shape;

import java.util.Objects;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RejectedExecutionException;
import lockstep.twin.Kernel;

/** Argument checks, once per batch: every message names the argument, its value and the limit. */
public final class Checks {
  /** The longest array that every JVM can make. */
  public static final int MAX_ARRAY = Integer.MAX_VALUE - 8;

  private Checks() {}

  public static int notNegative(String name, int value) {
    return atLeast(name, value, 0);
  }

  public static int atLeast(String name, int value, int least) {
    if (value < least) {
      throw new IllegalArgumentException(name + " is " + value + ", less than " + least);
    }
    return value;
  }

  /** A size that still fits an array when rounded up to whole blocks. */
  public static int size(String name, int value) {
    return notNegative(name, entries(name, value));
  }

  /** A number of entries that, like {@link #size}, fits an array when rounded up. */
  public static int entries(String name, long value) {
    int most = Integer.MAX_VALUE & -Kernel.BLOCK;
    if (value > most) {
      throw new IllegalArgumentException(name + " is " + value + ", more than " + most);
    }
    return (int) value;
  }

  /** A distance, which may be infinite. */
  public static float distance(String name, float value) {
    if (!(value >= 0)) {
      throw new IllegalArgumentException(name + " is " + value + ", not 0 or more");
    }
    return value;
  }

  /** A coordinate. */
  public static double finite(String name, double value) {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException(name + " is " + value + ", not a finite number");
    }
    return value;
  }

  /** A length that an array can have. */
  public static int arrayLength(String name, long value) {
    if (value < 0) {
      throw new IllegalArgumentException(name + " is " + value + ", less than 0");
    }
    if (value > MAX_ARRAY) {
      throw new IllegalArgumentException(name + " is " + value + ", more than " + MAX_ARRAY);
    }
    return (int) value;
  }

  public static void index(String name, int index, int size) {
    if (index < 0 || index >= size) {
      throw new IndexOutOfBoundsException(name + " is " + index + ", not in [0, " + size + ")");
    }
  }

  /** As {@link #entry}, where what is wrong is the array itself. */
  public static void element(String name, int at, int index, int size) {
    if (index < 0 || index >= size) {
      throw new IllegalArgumentException(name + "[" + at + "] is " + index + ", not in [0, " + size + ")");
    }
  }

  public static void entry(String name, int at, int index, int size) {
    if (index < 0 || index >= size) {
      throw new IndexOutOfBoundsException(name + "[" + at + "] is " + index + ", not in [0, " + size + ")");
    }
  }

  public static int offset(String name, int offset, int length) {
    if (offset < 0 || offset > length) {
      throw new IndexOutOfBoundsException(name + " is " + offset + ", not in [0, " + length + "]");
    }
    return offset;
  }

  /**
   * {@code count} elements from {@code from} on must lie in something of {@code length}. Where from is 0, as
   * when the caller gave none, the message does not speak of it.
   */
  public static void range(String name, int length, int from, int count) {
    notNegative("from", from);
    notNegative("count", count);
    if ((long) from + count > length) {
      throw new IllegalArgumentException((from == 0 ? "count is " : "from + count is ")
          + ((long) from + count) + ", but " + name + " is " + length);
    }
  }

  /** A pool that takes work. */
  public static ForkJoinPool alive(String name, ForkJoinPool pool) {
    if (Objects.requireNonNull(pool, name).isShutdown()) {
      throw new RejectedExecutionException(name + " is shut down");
    }
    return pool;
  }

  public static void room(String name, int room, String what, long needed) {
    if (needed > room) {
      throw new IllegalArgumentException(name + " is " + room + ", but there are " + needed + " " + what);
    }
  }

  public static void multiple(String name, int value, int of) {
    if (value % of != 0) {
      throw new IllegalArgumentException(name + " is " + value + ", not a multiple of " + of);
    }
  }

  /** Cylinders meet cylinders of the same axis only. */
  public static void sameAxis(Elements first, Elements second) {
    if (first.isCylinders() && second.isCylinders() && first.last != second.last) {
      throw new IllegalArgumentException("the axis of the first cylinders is " + "XYZ".charAt(first.last)
          + ", but that of the second is " + "XYZ".charAt(second.last));
    }
  }

  /**
   * What is written must not stand where something else is read, or another column of it is written.
   *
   * @param isSamePlace whether a column may be the same elements of the same column of {@code read}
   */
  public static void apart(String name, Elements written, String readName, Elements read,
      boolean isSamePlace) {
    boolean isSame = isSamePlace && written.from == read.from;
    long begin = Math.max(written.from, read.from);
    long end = Math.min(written.from + (long) written.size, read.from + (long) read.size);
    for (int c = 0; c < written.columns.length; c++) {
      for (int d = 0; d < read.columns.length; d++) {
        if (written.columns[c] == read.columns[d] && begin < end && !(isSame && c == d)) {
          throw new IllegalArgumentException(
              name + " and " + readName + " share elements " + begin + " to " + (end - 1) + " of an array");
        }
      }
    }
  }

  /**
   * Rows of something of {@code length}: row i is its elements {@code offsets[i]} to {@code offsets[i + 1] −
   * 1}.
   */
  public static void rows(int[] offsets, int count, String name, int length) {
    if (offsets[0] < 0) {
      throw new IllegalArgumentException("offsets[0] is " + offsets[0] + ", less than 0");
    }
    for (int i = 0; i < count; i++) {
      if (offsets[i + 1] < offsets[i]) {
        throw new IllegalArgumentException("offsets[" + (i + 1) + "] is " + offsets[i + 1]
            + ", less than offsets[" + i + "], which is " + offsets[i]);
      }
    }
    if (offsets[count] > length) {
      throw new IllegalArgumentException(
          "offsets[" + count + "] is " + offsets[count] + ", but " + name + " is " + length);
    }
  }

  public static void same(String name1, int value1, String name2, int value2) {
    if (value1 != value2) {
      throw new IllegalArgumentException(name1 + " is " + value1 + ", but " + name2 + " is " + value2);
    }
  }

  /**
   * Indices of pairs.
   *
   * @throws IndexOutOfBoundsException if one is none of something of {@code size}
   */
  public static void entries(String name, int[] indices, int count, int size) {
    int worst = 0; // the highest bit is set where any index is negative or too large
    for (int k = 0; k < count; k++) {
      worst |= indices[k] | (size - 1 - indices[k]);
    }
    if (worst < 0) {
      for (int k = 0; k < count; k++) {
        entry(name, k, indices[k], size);
      }
    }
  }
}
