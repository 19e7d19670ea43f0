package lockstep.internal.query;

import java.util.Arrays;
import lockstep.internal.shape.Checks;

/**
 * Pairs that a thread finds in any order, as keys that ascend by first, then second; of too many those that
 * come first. It keeps its arrays.
 */
public final class PairKeys {
  private static final ThreadLocal<PairKeys> MINE = ThreadLocal.withInitial(PairKeys::new);

  private static final int DIGIT = 11;
  private static final int MASK = (1 << DIGIT) - 1;

  /** Room beyond that for the result, so that too many are seldom sorted. */
  private static final int MORE = 1 << 12;

  private long[] keys = {};
  private long[] other = {};
  private final int[] ends = new int[1 << DIGIT];
  private int size;
  private long total;
  private int room;
  private int shift; // bits of a second element
  private long limit; // those after it are too many

  /** Who collects them just now. */
  PairMerge collector;

  /** Those of the current thread. */
  static PairKeys mine() {
    return MINE.get();
  }

  /** Forgets all; the next result has room for so many, with second elements below a limit. */
  public void begin(int room, int seconds) {
    size = 0;
    total = 0;
    this.room = room;
    shift = Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(0, seconds - 1));
    limit = room > 0 ? Long.MAX_VALUE : -1;
  }

  /** How many there were. */
  long total() {
    return total;
  }

  /** How many are kept. */
  public int size() {
    return size;
  }

  /** The k-th key of those kept. */
  public long key(int k) {
    return keys[k];
  }

  /** How many of those kept are less than a key; they are in order. */
  int firstFrom(long key) {
    int from = 0;
    int to = size;
    while (from < to) {
      int middle = (from + to) >>> 1;
      if (keys[middle] < key) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return from;
  }

  public int first(long key) {
    return (int) (key >>> shift);
  }

  public int second(long key) {
    return (int) (key & (1L << shift) - 1);
  }

  /** Adds a pair. */
  public void add(int first, int second) {
    total++;
    long key = (long) first << shift | second;
    if (key <= limit) {
      if (size == keys.length) {
        reserve();
      }
      keys[size++] = key;
    }
  }

  /** Adds so many that nobody wants to know, only their number. */
  boolean onlyCounts(int count) {
    if (room == 0) {
      total += count;
      return true;
    }
    return false;
  }

  private void reserve() {
    long most = 2L * room + MORE;
    if (size >= most) {
      sort();
      size = room;
      limit = keys[room - 1];
    } else {
      keys = Arrays.copyOf(keys, grown(size, most));
    }
  }

  /** The length of an array that has become too short, of which no more than {@code most} is of use. */
  public static int grown(int length, long most) {
    long next = Math.min(Math.min(most, Checks.MAX_ARRAY), 2L * length + MORE);
    return Checks.arrayLength("the number of pairs found", Math.max(next, length + 1L));
  }

  /**
   * Puts them into order, and keeps no more than there is room for (radix sort; Knuth, The Art of Computer
   * Programming 3, 1998, 5.2.5).
   */
  public void sort() {
    long differing = 0;
    boolean ascending = true;
    for (int k = 1; k < size; k++) {
      differing |= keys[k] ^ keys[0];
      ascending &= keys[k - 1] < keys[k];
    }
    if (!ascending) {
      sort(differing);
    }
    size = Math.min(size, room);
  }

  private void sort(long differing) {
    if (other.length < keys.length) {
      other = new long[keys.length];
    }
    for (int shift = 0; shift < Long.SIZE && differing >>> shift != 0;) {
      shift += Long.numberOfTrailingZeros(differing >>> shift); // digits that all share take no time
      sortBy(shift);
      shift += DIGIT;
    }
  }

  private void sortBy(int shift) {
    Arrays.fill(ends, 0);
    for (int k = 0; k < size; k++) {
      ends[(int) (keys[k] >>> shift) & MASK]++;
    }
    for (int digit = 1; digit <= MASK; digit++) {
      ends[digit] += ends[digit - 1];
    }
    for (int k = size - 1; k >= 0; k--) {
      long key = keys[k];
      other[--ends[(int) (key >>> shift) & MASK]] = key;
    }
    long[] sorted = other;
    other = keys;
    keys = sorted;
  }
}
