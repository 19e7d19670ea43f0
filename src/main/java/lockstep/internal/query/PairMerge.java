package lockstep.internal.query;

import java.util.concurrent.atomic.AtomicInteger;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;
import lockstep.internal.run.Workers;

/**
 * Merges the pairs that threads find in any order into one list in order. Each thread adds what it finds to
 * {@linkplain #mine keys of its own}; {@link #list} sorts and merges them. Pieces are lists to sort, then
 * parts of the result.
 */
final class PairMerge extends Task {
  private static final ThreadLocal<int[]> STARTS = ThreadLocal.withInitial(() -> new int[0]);

  /** Parts of the list for each thread. */
  private static final int PARTS = 4;

  private final AtomicInteger count = new AtomicInteger();
  private PairKeys[] lists = {};
  private PairList pairs;
  private int seconds;
  private boolean sorting;
  private int kept; // pairs that fit
  private int parts;

  /** Begins to collect pairs with second elements below a limit, in as many lists at most. */
  void begin(PairList pairs, int seconds, int most) {
    this.pairs = pairs;
    this.seconds = seconds;
    if (lists.length < most) {
      lists = new PairKeys[most];
    }
  }

  /** The keys of the current thread, whose helpers must stay until all is listed. */
  PairKeys mine() {
    PairKeys keys = PairKeys.mine();
    return keys.collector == this ? keys : add(keys);
  }

  /** Adds a list, still empty. */
  PairKeys add(PairKeys keys) {
    keys.collector = this;
    keys.begin(pairs.capacity(), seconds);
    lists[count.getAndIncrement()] = keys;
    return keys;
  }

  @Override
  public void release() {
    for (int k = 0; k < count.get(); k++) {
      lists[k].collector = null;
    }
    count.set(0);
    pairs = null;
  }

  /** Lists all pairs, with the help of {@code workers} (null for none). */
  void list(Workers workers) {
    long total = 0;
    for (int k = 0; k < count.get(); k++) {
      total += lists[k].total();
    }
    kept = (int) Math.min(total, pairs.capacity());
    sorting = true;
    run(workers, count.get());
    sorting = false;
    parts = workers == null ? 1 : PARTS * workers.size();
    run(workers, count.get() == 0 ? 0 : parts);
    pairs.found(total, kept);
  }

  private void run(Workers workers, int pieces) {
    if (workers == null) {
      run(0, pieces, Runner.get());
    } else {
      workers.run(this, 0, pieces, 1);
    }
  }

  @Override
  public void run(int from, int to, Runner runner) {
    for (int piece = from; piece < to; piece++) {
      if (sorting) {
        lists[piece].sort();
      } else {
        merge(piece);
      }
    }
  }

  /** Room for so many numbers. */
  private static int[] starts(int count) {
    int[] starts = STARTS.get();
    if (starts.length < count) {
      starts = new int[count];
      STARTS.set(starts);
    }
    return starts;
  }

  /** Writes the pairs whose keys are in the k-th part of all, as many as fit. */
  private void merge(int part) {
    int lists = count.get();
    int[] next = starts(2 * lists);
    int at = 0;
    for (int k = 0; k < lists; k++) {
      next[k] = this.lists[k].firstFrom(split(part));
      next[lists + k] = this.lists[k].firstFrom(split(part + 1));
      at += next[k];
    }
    int[] firsts = pairs.first;
    int[] seconds = pairs.second;
    while (at < kept) {
      PairKeys least = null;
      int of = 0;
      long key = Long.MAX_VALUE;
      for (int k = 0; k < lists; k++) {
        PairKeys keys = this.lists[k];
        if (next[k] < next[lists + k] && keys.key(next[k]) < key) {
          least = keys;
          of = k;
          key = keys.key(next[k]);
        }
      }
      if (least == null) {
        return;
      }
      next[of]++;
      firsts[at] = least.first(key);
      seconds[at++] = least.second(key);
    }
  }

  /** The least key of a part: parts are equal ones of what the first thread has found. */
  private long split(int part) {
    PairKeys keys = lists[0];
    return part == 0 ? 0 : part == parts || keys.size() == 0 ? Long.MAX_VALUE
        : keys.key((int) ((long) keys.size() * part / parts));
  }
}
