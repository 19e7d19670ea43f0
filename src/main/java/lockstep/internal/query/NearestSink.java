package lockstep.internal.query;

import java.util.Arrays;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Layout;
import lockstep.internal.kernel.Tile;
import lockstep.internal.run.Answers;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.shape.Elements;

/**
 * The nearest elements of each row, one or several, the nearest first; of equally near ones the lowest
 * first. When a row is complete, a kernel of closest points tells where they are. Of several targets, which
 * are asked one after the other, elements are numbered through all: each tells where its own are, and these
 * points go with their entries.
 */
public final class NearestSink extends RowSink {
  private static final Layout LAYOUT = Layout.BITS.column("distance", Float.POSITIVE_INFINITY).column("x", 0)
      .column("y", 0).column("z", 0).index();

  /** Where closest points have those of the second shape. */
  private static final int BX = 2, BY = 4, BZ = 6;

  private static final ThreadLocal<SearchPairs> PAIRS = ThreadLocal.withInitial(SearchPairs::new);

  /** Entries of rows that are asked about together, where these may be fewer. */
  private static final int ENTRIES = 1 << 14;

  public final ResultColumns columns;
  private int perRow;
  private final float[] distance;
  private final int[] index;
  private final Ranks ranks, ranksWithPoints;
  private final Question points = new Question();
  private float most;
  private float enough; // what is so near is of no interest, less than 0 for none
  private int before; // elements of the targets before this one
  private boolean isLast; // of the targets

  /** Room for so many entries for each of {@code entries / perRow} rows. */
  public NearestSink(int entries, int perRow) {
    this.perRow = perRow;
    columns = new ResultColumns(LAYOUT, entries);
    distance = columns.floats[0];
    index = columns.index;
    ranks = new Ranks(null, index, distance);
    ranksWithPoints = new Ranks(null, index, columns.floats);
  }

  /** How many rows to ask about together, at most {@code most}, if so many entries are kept of each. */
  static int rows(int perRow, int most) {
    return Math.clamp(ENTRIES / perRow, 1, most);
  }

  /** This sink, or a larger one, which from now on keeps so many entries of each of so many rows. */
  NearestSink keeping(int rows, int itsPerRow) {
    if (rows * itsPerRow > columns.capacity()) {
      return new NearestSink(rows * itsPerRow, itsPerRow);
    }
    perRow = itsPerRow;
    return this;
  }

  /**
   * Begins with nothing found of the first {@code count} rows: {@code closest} gives points, {@code itsMost}
   * is the largest distance.
   */
  NearestSink of(Kernels.Entry closest, Elements rows, Elements elements, float itsMost, int count) {
    begin(count, itsMost);
    return at(closest, rows, elements, 0, true);
  }

  /** Begins with nothing found of so many rows. */
  void begin(int rows, float itsMost) {
    most = itsMost;
    enough = -1;
    columns.beginWithMisses(rows * perRow);
  }

  /** Goes on with a target whose elements are numbered from {@code itsBefore} on. */
  NearestSink at(Kernels.Entry closest, Elements rows, Elements elements, int itsBefore, boolean itIsLast) {
    points.of(closest, rows, elements);
    before = itsBefore;
    isLast = itIsLast;
    return this;
  }

  /**
   * Whoever has something so near, one element of a row, is of no interest: it is not known then what is
   * nearest, nor where.
   */
  NearestSink fartherThan(float distance) {
    enough = distance;
    return this;
  }

  /** How many entries are kept of each row. */
  int perRow() {
    return perRow;
  }

  /** Lets go of the caller's arrays. */
  public void release() {
    points.release();
  }

  /** Of targets behind the first nothing is better than what touches, as it has a lower number. */
  @Override
  boolean wants(int row) {
    return before == 0 || distance[row * perRow] > 0;
  }

  /** Answers about distances are looked through as they stand: few are near enough. */
  @Override
  boolean crosses() {
    return false;
  }

  @Override
  void take(int row, int tile, int count, boolean across, Runner runner) {
    Answers answers = runner.answers();
    float[] distances = answers.floats()[0];
    float limit = limit(row);
    for (int k = 0; k < count; k++) {
      // of a miss that was filtered the distance still stands
      if (distances[k] <= limit && answers.isHit(k)) {
        add(row, tile + k, answers, k);
        limit = limit(row);
      }
    }
  }

  /** Of a row, only what is nearer than that counts from the beginning. */
  void below(int row, float limit) {
    Arrays.fill(distance, row * perRow, (row + 1) * perRow, limit);
  }

  /** Takes an element that is near enough, once; the last one may fall out. */
  @Override
  public void add(int row, int element, Answers answers, int k) {
    int first = row * perRow;
    float at = answers.key(k);
    if (ranks.isBefore(at, 0, before + element, first)) {
      distance[first] = at;
      index[first] = before + element;
      ranks().sink(first, perRow);
    }
  }

  private Ranks ranks() {
    return before == 0 ? ranks : ranksWithPoints;
  }

  /** The distance of the farthest that is kept, on top of its heap; of no use while there is room. */
  @Override
  float limit(int row) {
    float farthest = distance[row * perRow];
    return farthest <= enough ? 0 : Math.min(most, farthest); // 0 ends a search
  }

  @Override
  int guess(int row) {
    return perRow == 1 && index[row] >= before ? index[row] - before : -1; // found twice it would count twice
  }

  @Override
  void finish(int from, int to, Runner runner) {
    for (int row = from; isLast && row < to; row++) {
      ranks().sort(row * perRow, perRow);
    }
    SearchPairs pairs = PAIRS.get();
    pairs.copy(0);
    runner.ask(points);
    int end = to * perRow;
    for (int e = from * perRow; e < end;) {
      int start = e;
      pairs.clear();
      for (; e < end && e - start < Tile.SIZE; e++) {
        if (index[e] >= before && distance[e] > enough) {
          pairs.add(e / perRow, index[e] - before, e);
        }
      }
      pairs.run(runner);
      for (int k = 0; k < pairs.size(); k++) {
        int at = pairs.tag(k);
        columns.floats[1][at] = runner.answers().value(BX, k);
        columns.floats[2][at] = runner.answers().value(BY, k);
        columns.floats[3][at] = runner.answers().value(BZ, k);
      }
    }
  }
}
