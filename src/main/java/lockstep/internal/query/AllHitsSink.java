package lockstep.internal.query;

import java.util.Arrays;
import lockstep.internal.kernel.Verb;
import lockstep.internal.run.Answers;
import lockstep.internal.run.Runner;

/**
 * All hits of each row sorted by their keys, on equal ones by instance and element; of too many those that
 * come first.
 */
public final class AllHitsSink extends RowSink {
  public final float[][] columns;
  public final int[] index;

  /** Of length 0 if instances are not told of. */
  public final int[] instance;

  /** How many hits each row has. */
  public final int[] needed;

  /** Leaves no answers. */
  final Runnable clear = () -> begin(0);

  private final int perRow;
  private final Ranks ranks;
  private int size;
  private int before; // elements of the targets before this one
  private boolean isLast; // of the targets

  /** Room for {@code perRow} hits of each of {@code rows} rows, and for which instance each is of. */
  public AllHitsSink(int rows, int perRow, boolean tellsInstances) {
    this.perRow = perRow;
    needed = new int[rows];
    columns = new float[Verb.CAST.layout().floats().size()][rows * perRow];
    index = new int[rows * perRow];
    instance = new int[tellsInstances ? index.length : 0];
    ranks = new Ranks(tellsInstances ? instance : null, index, columns);
  }

  /** The number of rows of the last call. */
  public int size() {
    return size;
  }

  /** Begins with rows that have no hit so far. */
  void begin(int rows) {
    size = rows;
    Arrays.fill(needed, 0, rows, 0);
    at(0, true);
  }

  /** Goes on with a target whose elements are numbered from {@code itsBefore} on. */
  void at(int itsBefore, boolean itIsLast) {
    before = itsBefore;
    isLast = itIsLast;
  }

  @Override
  public void add(int row, int element, Answers answers, int k) {
    add(row, -1, before + element, answers, k);
  }

  /** Takes a hit of an instance. */
  void add(int row, int its, int element, Answers answers, int k) {
    int base = row * perRow;
    int kept = needed[row]++;
    boolean full = kept >= perRow;
    if (full && (perRow == 0 || !ranks.isBefore(answers.value(0, k), its, element, base))) {
      return;
    }
    int at = full ? base : base + kept;
    index[at] = element;
    if (instance.length > 0) {
      instance[at] = its;
    }
    for (int c = 0; c < columns.length; c++) {
      columns[c][at] = answers.value(c, k);
    }
    if (full) {
      ranks.sink(base, perRow);
    } else {
      ranks.rise(base, kept + 1);
    }
  }

  @Override
  void finish(int from, int to, Runner runner) {
    for (int row = from; isLast && row < to; row++) {
      ranks.sort(row * perRow, Math.min(needed[row], perRow));
    }
  }
}
