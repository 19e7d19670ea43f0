package lockstep;

import java.util.Arrays;
import java.util.Objects;

/**
 * Compares each list of pairs with the previous one, and finds the pairs that are new and those that are
 * gone: the contacts that began in a step of a simulation, and those that ended. Lists must be complete and
 * ascending, as engines write them.
 *
 * <pre>
 *   PairChanges touches = new PairChanges();
 *   …
 *   engine.overlap(tree, pairs);              // every step
 *   touches.update(pairs);
 *   Pairs began = touches.began(), ended = touches.ended();
 * </pre>
 *
 * <p>It copies each list, and allocates only for a list that is longer than any before. It is not
 * thread-safe.
 */
public final class PairChanges {
  private int[] first = {};
  private int[] second = {};
  private int size;
  private Pairs began = Pairs.allocate(0);
  private Pairs ended = Pairs.allocate(0);

  /** Starts with an empty previous list: all pairs of the first list begin. */
  public PairChanges() {}

  /**
   * Compares a list with the list of the previous call.
   *
   * @throws IllegalArgumentException if {@code pairs} holds fewer pairs than were found, or does not ascend;
   *     nothing changes then
   */
  public void update(Pairs pairs) {
    check(Objects.requireNonNull(pairs, "pairs"));
    int[] nowFirst = pairs.first(), nowSecond = pairs.second();
    int count = pairs.size();
    began = roomy(began, count, pairs);
    ended = roomy(ended, size, pairs);
    int beginning = 0;
    int ending = 0;
    int before = 0;
    for (int k = 0; k < count; k++) {
      while (before < size && isLess(first[before], second[before], nowFirst[k], nowSecond[k])) {
        put(ended, ending++, first[before], second[before]);
        before++;
      }
      if (before < size && first[before] == nowFirst[k] && second[before] == nowSecond[k]) {
        before++;
      } else {
        put(began, beginning++, nowFirst[k], nowSecond[k]);
      }
    }
    for (; before < size; before++) {
      put(ended, ending++, first[before], second[before]);
    }
    began.setSize(beginning);
    ended.setSize(ending);
    keep(nowFirst, nowSecond, count);
  }

  private static void check(Pairs pairs) {
    if (pairs.needed() != pairs.size()) {
      throw new IllegalArgumentException(
          "pairs holds " + pairs.size() + " of " + pairs.needed() + " pairs, but changes need all of them");
    }
    int[] first = pairs.first(), second = pairs.second();
    for (int k = 1; k < pairs.size(); k++) {
      if (!isLess(first[k - 1], second[k - 1], first[k], second[k])) {
        throw new IllegalArgumentException("pair " + k + " is (" + first[k] + ", " + second[k]
            + "), not after the one before, (" + first[k - 1] + ", " + second[k - 1] + ")");
      }
    }
  }

  private static boolean isLess(int first, int second, int otherFirst, int otherSecond) {
    return first < otherFirst || (first == otherFirst && second < otherSecond);
  }

  /**
   * Returns a list that may be written, with capacity {@code room} at least. The caller may pass an earlier
   * result of this object as {@code read}; that list is not written.
   */
  private static Pairs roomy(Pairs list, int room, Pairs read) {
    boolean isRead = list.first() == read.first() || list.first() == read.second()
        || list.second() == read.first() || list.second() == read.second();
    return list.capacity() >= room && !isRead ? list : Pairs.allocate(room + (long) room / 4);
  }

  private static void put(Pairs pairs, int at, int first, int second) {
    pairs.first()[at] = first;
    pairs.second()[at] = second;
  }

  private void keep(int[] nowFirst, int[] nowSecond, int count) {
    if (first.length < count) {
      first = Arrays.copyOf(nowFirst, began.capacity());
      second = Arrays.copyOf(nowSecond, began.capacity());
    } else {
      System.arraycopy(nowFirst, 0, first, 0, count);
      System.arraycopy(nowSecond, 0, second, 0, count);
    }
    size = count;
  }

  /** The pairs of the last list that were not in the previous one; valid until the next update. */
  public Pairs began() {
    return began;
  }

  /** The pairs of the previous list that are not in the last one; valid until the next update. */
  public Pairs ended() {
    return ended;
  }

  /** Forgets the last list: all pairs of the next one begin. */
  public void clear() {
    size = 0;
    began.setSize(0);
    ended.setSize(0);
  }

  @Override
  public String toString() {
    return "PairChanges[" + began.size() + " began, " + ended.size() + " ended]";
  }
}
