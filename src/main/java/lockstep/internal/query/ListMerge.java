package lockstep.internal.query;

/**
 * Makes one list of those that several targets have given one after the other, with elements that are
 * numbered through all of them.
 */
final class ListMerge {
  private static final ThreadLocal<ListMerge> MINE = ThreadLocal.withInitial(ListMerge::new);

  private final PairKeys keys = new PairKeys();
  private long needed;

  /** The calling thread's, for a list with so much room, of second elements below a limit. */
  static ListMerge mine(int room, int seconds) {
    ListMerge mine = MINE.get();
    mine.keys.begin(room, seconds);
    mine.needed = 0;
    return mine;
  }

  /** Takes the list of a target, the first element of which has the number {@code before}. */
  void add(PairList pairs, int before) {
    for (int k = 0; k < pairs.size(); k++) {
      keys.add(pairs.first[k], before + pairs.second[k]);
    }
    needed += pairs.needed();
  }

  /** Writes all of them in order, as many as fit. */
  void list(PairList pairs) {
    keys.sort();
    for (int k = 0; k < keys.size(); k++) {
      long key = keys.key(k);
      pairs.first[k] = keys.first(key);
      pairs.second[k] = keys.second(key);
    }
    pairs.clear();
    pairs.found(needed, keys.size());
  }
}
