package lockstep.spark;

import java.util.Arrays;

/**
 * The best answers of shapes or rays that asked, a few of each: those with the least key, of equal keys those
 * about the lowest id. Those of asker i stand from {@code i · most} on, the best first.
 */
final class Answers implements Message<Answers> {
  private static final long serialVersionUID = 1;

  private final int most;
  private final Ids askers;
  private final Ids ids;
  private final float[][] values; // the key first
  private int[] counts = {};
  private int size;

  /**
   * Makes an empty list, with empty columns of ids.
   *
   * @param most the number of answers that are kept of each
   * @param values the number of values of an answer, the key among them
   */
  Answers(int most, int values, Ids askers, Ids ids) {
    this.most = most;
    this.askers = askers;
    this.ids = ids;
    this.values = new float[values][0];
  }

  /** The number of askers. */
  @Override
  public int size() {
    return size;
  }

  @Override
  public int weight() {
    return size * most;
  }

  /** The number of answers of asker i. */
  int count(int i) {
    return counts[i];
  }

  Ids askers() {
    return askers;
  }

  /** The ids that answers are about. */
  Ids ids() {
    return ids;
  }

  /** Where answer r of asker i stands. */
  int at(int i, int r) {
    return i * most + r;
  }

  float value(int at, int c) {
    return values[c][at];
  }

  /** The worst key that is of use to asker i, up to {@code limit}. */
  float worst(int i, float limit) {
    return counts[i] < most ? limit : value(at(i, most - 1), 0);
  }

  /** Adds an asker, one of some ids, without an answer. */
  void open(Ids from, int j) {
    if (size == counts.length) {
      resize(Math.max(16, size + (size >> 1)));
    }
    askers.set(size, from, j);
    counts[size++] = 0;
  }

  /** Gives the last asker its next best answer, about one of some ids. */
  void append(Ids from, int j, float... itsValues) {
    int at = (size - 1) * most + counts[size - 1]++;
    ids.set(at, from, j);
    for (int c = 0; c < values.length; c++) {
      values[c][at] = itsValues[c];
    }
  }

  @Override
  public void add(Answers from, int i) {
    open(from.askers, i);
    for (int r = 0; r < from.counts[i]; r++) {
      copy((size - 1) * most + r, from, i * most + r);
    }
    counts[size - 1] = from.counts[i];
  }

  /** Takes for asker i what is better among the answers that asker j has elsewhere, each id once. */
  void merge(int i, Answers from, int j) {
    for (int at = j * most; at < j * most + from.counts[j]; at++) {
      offer(i, from, at);
    }
  }

  private void offer(int i, Answers from, int at) {
    int first = i * most, place = first + counts[i];
    while (place > first && from.isBefore(at, this, place - 1)) {
      place--;
    }
    boolean isNew = place == first || isBefore(place - 1, from, at);
    if (isNew && place < first + most) {
      counts[i] = Math.min(most, counts[i] + 1);
      for (int k = first + counts[i] - 1; k > place; k--) {
        copy(k, this, k - 1);
      }
      copy(place, from, at);
    }
  }

  private boolean isBefore(int at, Answers other, int otherAt) {
    float key = values[0][at], otherKey = other.values[0][otherAt];
    return key < otherKey || (key == otherKey && ids.isBefore(at, other.ids, otherAt));
  }

  /** Sends whoever has an answer to where all its answers meet, one of so many parts. */
  void send(Outbox<Answers> box, int parts) {
    for (int i = 0; i < size; i++) {
      if (counts[i] > 0) {
        box.add(Math.floorMod(askers.hash(i), parts), this, i);
      }
    }
  }

  private void copy(int to, Answers from, int at) {
    ids.set(to, from.ids, at);
    for (int c = 0; c < values.length; c++) {
      values[c][to] = from.values[c][at];
    }
  }

  @Override
  public Answers trimmed() {
    resize(size);
    return this;
  }

  private void resize(int length) {
    askers.resize(length);
    counts = Arrays.copyOf(counts, length);
    ids.resize(Math.multiplyExact(length, most));
    for (int c = 0; c < values.length; c++) {
      values[c] = Arrays.copyOf(values[c], length * most);
    }
  }
}
