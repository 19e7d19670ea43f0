package lockstep.internal.query;

/** A list of pairs, ascending, with room for some of them, that tells how many there are. */
public final class PairList {
  public final int[] first;
  public final int[] second;

  /** Leaves no pairs. */
  public final Runnable clear = this::clear;

  private int size;
  private long needed;

  /** In these arrays, with room for as many pairs as the shorter one has elements. */
  public PairList(int[] first, int[] second) {
    this.first = first;
    this.second = second;
  }

  public int capacity() {
    return Math.min(first.length, second.length);
  }

  /** How many are listed. */
  public int size() {
    return size;
  }

  /** How many there are. */
  public long needed() {
    return needed;
  }

  /** The first {@code count} entries are all pairs there are. */
  public void set(int count) {
    size = count;
    needed = count;
  }

  public void clear() {
    set(0);
  }

  /** Records that {@code added} pairs were found and the first {@code kept} of them listed. */
  public void found(long added, int kept) {
    needed += added;
    size += kept;
  }
}
