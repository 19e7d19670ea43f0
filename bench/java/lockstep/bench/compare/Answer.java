package lockstep.bench.compare;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lockstep.AllHits;
import lockstep.Contacts;
import lockstep.Hits;
import lockstep.Nearest;
import lockstep.Pairs;
import lockstep.RayHits;
import lockstep.VerbCall;
import lockstep.WrittenColumns;

/** Everything that one call wrote, as a list of entries that can be compared bit for bit. */
sealed interface Answer {
  int size();

  /** The result that the call wrote. */
  Object values();

  /** The answer in a result of a verb. */
  static Answer of(Object result) {
    return switch (result) {
      case Hits hits -> new Bits(hits);
      case RayHits hits -> new Casts(hits);
      case Contacts contacts -> new Touched(contacts);
      default -> new Columned(result, VerbCall.written(result));
    };
  }

  /** Fills the answer with nonsense, so that an entry a call fails to write shows. */
  void spoil();

  /** Whether entry i has the same bits in {@code other}, which is of the same kind. */
  boolean same(int i, Answer other);

  /** Entry i in words. */
  String text(int i);

  /** The number of tests that hit. */
  long hits();

  /**
   * The differences between two answers to one question.
   *
   * @param count number of different entries
   * @param index the first of them, −1 if there is none
   */
  record Difference(long count, int index, String expected, String actual) {
    static final Difference NONE = new Difference(0, -1, "", "");
  }

  /** Whether entry i has the same bits in all columns. */
  private static boolean same(float[][] columns, float[][] others, int i) {
    for (int c = 0; c < columns.length; c++) {
      if (Float.floatToRawIntBits(columns[c][i]) != Float.floatToRawIntBits(others[c][i])) {
        return false;
      }
    }
    return true;
  }

  private static void spoil(float[][] columns) {
    for (float[] column : columns) {
      Arrays.fill(column, Float.NaN);
    }
  }

  private static List<Float> row(float[][] columns, int i) {
    return Stream.of(columns).map(column -> column[i]).toList();
  }

  /** Compares entry by entry; an entry present in only one answer is a difference too. */
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

  /** Result bits, in whole words: those beyond the last pair have to be 0 as well. */
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
      return same(i, (Casts) other, i);
    }

    /** Whether entry i has the same bits as entry j of {@code other}. */
    boolean same(int i, Casts other, int j) {
      RayHits theirs = other.values;
      return values.hits().get(i) == theirs.hits().get(j) && same(values.t[i], theirs.t[j])
          && same(values.u[i], theirs.u[j]) && same(values.v[i], theirs.v[j])
          && values.index[i] == theirs.index[j];
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

  /** The answers of other verbs: distances, sweeps. */
  record Columned(Object values, WrittenColumns columns) implements Answer {
    @Override
    public int size() {
      return columns.size();
    }

    @Override
    public void spoil() {
      columns.spoil();
    }

    @Override
    public boolean same(int i, Answer other) {
      return columns.same(i, ((Columned) other).columns);
    }

    @Override
    public String text(int i) {
      return columns.text(i);
    }

    @Override
    public long hits() {
      return columns.hits();
    }
  }

  /** The answers of contacts: the normal and the points of each pair. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  record Touched(Contacts values, float[][] normal, float[][] points) implements Answer {
    Touched(Contacts values) {
      this(values, new float[][] {values.nx, values.ny, values.nz},
          new float[][] {values.x, values.y, values.z, values.depth});
    }

    @Override
    public int size() {
      return values.size();
    }

    @Override
    public void spoil() {
      Arrays.fill(values.hits().words(), -1);
      Arrays.fill(values.count, Integer.MIN_VALUE);
      Arrays.fill(values.feature, Integer.MIN_VALUE);
      Answer.spoil(normal);
      Answer.spoil(points);
    }

    @Override
    public boolean same(int i, Answer other) {
      Touched theirs = (Touched) other;
      boolean same = values.hits().get(i) == theirs.values.hits().get(i)
          && values.count[i] == theirs.values.count[i] && Answer.same(normal, theirs.normal, i);
      for (int at = Contacts.POINTS * i; same && at < Contacts.POINTS * i + values.count[i]; at++) {
        same = Answer.same(points, theirs.points, at) && values.feature[at] == theirs.values.feature[at];
      }
      return same;
    }

    @Override
    public String text(int i) {
      return "n " + row(normal, i) + ", p and depth "
          + IntStream.range(0, values.count[i]).mapToObj(
              k -> row(points, Contacts.POINTS * i + k) + " of " + values.feature[Contacts.POINTS * i + k])
              .toList();
    }

    @Override
    public long hits() {
      return values.hits().count();
    }
  }

  /** The nearest shapes: index, distance and point of each entry. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  record Found(Nearest values, float[][] columns) implements Answer {
    Found(Nearest values) {
      this(values, new float[][] {values.distance, values.x, values.y, values.z});
    }

    @Override
    public int size() {
      return values.size() * values.perShape();
    }

    @Override
    public void spoil() {
      Arrays.fill(values.index, Integer.MIN_VALUE);
      Answer.spoil(columns);
    }

    @Override
    public boolean same(int i, Answer other) {
      Found theirs = (Found) other;
      return values.index[i] == theirs.values.index[i] && Answer.same(columns, theirs.columns, i);
    }

    @Override
    public String text(int i) {
      return values.index[i] + " at " + values.distance[i] + ": (" + values.x[i] + ", " + values.y[i] + ", "
          + values.z[i] + ")";
    }

    @Override
    public long hits() {
      return IntStream.range(0, values.size()).mapToLong(values::count).sum();
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

  /**
   * All hits of each ray, the nearest first: for each ray, an entry with their number, then the kept hits.
   *
   * @param needed number of hits per ray; null if {@code values} has it
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  record Ranked(AllHits values, int[] needed) implements Answer {
    /** The hits that {@code pairs} lists, ray by ray, with their values in {@code hits}. */
    static Ranked of(int rays, int perRay, Pairs pairs, RayHits hits) {
      Ranked ranked = new Ranked(AllHits.allocate(rays, perRay), new int[rays]);
      for (int from = 0, to; from < pairs.size(); from = to) {
        int ray = pairs.first(from);
        to = from;
        while (to < pairs.size() && pairs.first(to) == ray) {
          to++;
        }
        int[] nearest = IntStream.range(from, to).boxed()
            .sorted((a, b) -> hits.t[a] < hits.t[b] ? -1 : hits.t[a] > hits.t[b] ? 1 : a - b) // −0 is 0
            .mapToInt(k -> k).toArray();
        ranked.needed[ray] = nearest.length;
        for (int k = 0; k < Math.min(perRay, nearest.length); k++) {
          int at = ray * perRay + k;
          ranked.values.t[at] = hits.t[nearest[k]];
          ranked.values.u[at] = hits.u[nearest[k]];
          ranked.values.v[at] = hits.v[nearest[k]];
          ranked.values.index[at] = pairs.second(nearest[k]);
        }
      }
      return ranked;
    }

    private int rays() {
      return needed == null ? values.size() : needed.length;
    }

    private int needed(int ray) {
      return needed == null ? values.needed(ray) : needed[ray];
    }

    private int entries() {
      return 1 + values.perRay();
    }

    /** The index of entry i in the columns; −1 if the entry is the number of a ray's hits. */
    private int at(int i) {
      return i % entries() == 0 ? -1 : i / entries() * values.perRay() + i % entries() - 1;
    }

    /** Whether entry i is beyond the last hit of its ray. */
    private boolean beyond(int i) {
      return i % entries() > needed(i / entries());
    }

    @Override
    public int size() {
      return rays() * entries();
    }

    @Override
    public void spoil() {
      Arrays.fill(values.t, Float.NaN);
      Arrays.fill(values.u, Float.NaN);
      Arrays.fill(values.v, Float.NaN);
      Arrays.fill(values.index, Integer.MIN_VALUE);
    }

    @Override
    public boolean same(int i, Answer other) {
      Ranked theirs = (Ranked) other;
      int at = at(i);
      if (at < 0) {
        return needed(i / entries()) == theirs.needed(i / entries());
      }
      return beyond(i) ? theirs.beyond(i)
          : !theirs.beyond(i) && Casts.same(values.t[at], theirs.values.t[at])
              && Casts.same(values.u[at], theirs.values.u[at])
              && Casts.same(values.v[at], theirs.values.v[at]) && values.index[at] == theirs.values.index[at];
    }

    @Override
    public String text(int i) {
      int at = at(i);
      String ray = "ray " + i / entries() + ": ";
      return at < 0 ? ray + needed(i / entries()) + " hits" : beyond(i) ? ray + "no more" : ray + "t="
          + values.t[at] + " u=" + values.u[at] + " v=" + values.v[at] + " index=" + values.index[at];
    }

    @Override
    public long hits() {
      return IntStream.range(0, rays()).mapToLong(this::needed).sum();
    }
  }
}
