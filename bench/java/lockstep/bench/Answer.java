package lockstep.bench;

import java.util.Arrays;
import lockstep.Hits;
import lockstep.Pairs;
import lockstep.RayHits;

/** Everything that one call wrote, as a list of entries that can be compared bit for bit. */
sealed interface Answer {
  int size();

  /** Fills the answer with nonsense, so that an entry that a call forgets to write is seen. */
  void spoil();

  /** Whether entry i has the same bits in {@code other}, which is of the same kind. */
  boolean same(int i, Answer other);

  /** Entry i in words. */
  String text(int i);

  /** How many of the tests hit. */
  long hits();

  /**
   * Where two answers to one question differ.
   *
   * @param count how many entries do
   * @param index the first of them, −1 if there is none
   */
  record Difference(long count, int index, String expected, String actual) {
    static final Difference NONE = new Difference(0, -1, "", "");
  }

  /** Compares entry by entry; one that only one answer has is a difference too. */
  default Difference difference(Answer actual) {
    Difference first = Difference.NONE;
    long count = 0;
    int both = Math.min(size(), actual.size());
    for (int i = 0; i < Math.max(size(), actual.size()); i++) {
      if (i >= both || !same(i, actual)) {
        if (count == 0) {
          first = new Difference(1, i, i < size() ? text(i) : "nothing",
              i < actual.size() ? actual.text(i) : "nothing");
        }
        count++;
      }
    }
    return count == 0 ? first : new Difference(count, first.index, first.expected, first.actual);
  }

  /** Bits, whole words of them: those behind the last pair have to be 0 as well. */
  record Bits(Hits values) implements Answer {
    @Override
    public int size() {
      return values.size() + 63 & -64;
    }

    @Override
    public void spoil() {
      Arrays.fill(values.words(), -1);
    }

    private boolean bit(int i) {
      return (values.words()[i >>> 6] >>> i & 1) != 0;
    }

    @Override
    public boolean same(int i, Answer other) {
      return bit(i) == ((Bits) other).bit(i);
    }

    @Override
    public String text(int i) {
      return bit(i) ? "hit" : "miss";
    }

    @Override
    public long hits() {
      return values.count();
    }
  }

  /** The answers of a cast: bit, t, u, v and index. */
  record Casts(RayHits values) implements Answer {
    @Override
    public int size() {
      return values.size();
    }

    @Override
    public void spoil() {
      Arrays.fill(values.hits().words(), -1);
      Arrays.fill(values.t, Float.NaN);
      Arrays.fill(values.u, Float.NaN);
      Arrays.fill(values.v, Float.NaN);
      Arrays.fill(values.index, Integer.MIN_VALUE);
    }

    @Override
    public boolean same(int i, Answer other) {
      RayHits theirs = ((Casts) other).values;
      return values.hits().get(i) == theirs.hits().get(i) && same(values.t[i], theirs.t[i])
          && same(values.u[i], theirs.u[i]) && same(values.v[i], theirs.v[i])
          && values.index[i] == theirs.index[i];
    }

    private static boolean same(float a, float b) {
      return Float.floatToRawIntBits(a) == Float.floatToRawIntBits(b);
    }

    @Override
    public String text(int i) {
      return (values.hits().get(i) ? "hit" : "miss") + " t=" + values.t[i] + " u=" + values.u[i] + " v="
          + values.v[i] + " index=" + values.index[i];
    }

    @Override
    public long hits() {
      return values.count();
    }
  }

  /** A list of pairs. */
  record Listed(Pairs values) implements Answer {
    @Override
    public int size() {
      return values.size();
    }

    @Override
    public void spoil() {
      Arrays.fill(values.first(), -1);
      Arrays.fill(values.second(), -1);
    }

    @Override
    public boolean same(int i, Answer other) {
      Pairs theirs = ((Listed) other).values;
      return values.first(i) == theirs.first(i) && values.second(i) == theirs.second(i);
    }

    @Override
    public String text(int i) {
      return "pair (" + values.first(i) + ", " + values.second(i) + ")";
    }

    @Override
    public long hits() {
      return values.needed();
    }
  }
}
