package lockstep.internal.query;

import java.util.Arrays;
import lockstep.internal.adaptive.Way;
import lockstep.internal.bvh.HeightNearestSearch;
import lockstep.internal.bvh.HeightSweepSearch;
import lockstep.internal.bvh.NearestSearch;
import lockstep.internal.bvh.SweepSearch;
import lockstep.internal.bvh.TreeSearch;
import lockstep.internal.run.Answers;
import lockstep.internal.run.EachWay;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;
import lockstep.internal.run.VectorSupport;
import lockstep.internal.run.Ways;
import lockstep.internal.shape.Elements;

/**
 * Gives a sink what may be best for each row of all elements of a tree: the nearest, or what it touches first
 * if it moves. Many searches are under way at once ({@link
 * TreeSearch}), and what they come across is measured together by the flat kernel, so the answers are those
 * of the kernel. Rows are asked about along a {@linkplain CurveOrder curve}: what was best for the last is
 * tried first, and soon little is good enough.
 */
public final class SearchSource extends Task {
  /** Rows that are put into order together. */
  private static final int BATCH = 1 << 16;

  /** So few are asked about as they come. */
  private static final int FEW = 2 * TreeSearch.SLOTS;

  private static final ThreadLocal<Scratch> SCRATCH = ThreadLocal.withInitial(Scratch::new);

  private static final ThreadLocal<SearchSource> MINE = ThreadLocal.withInitial(SearchSource::new);

  /** What a thread needs for searches. */
  private static final class Scratch {
    private final SearchPairs pairs = new SearchPairs();
    private final CurveOrder order = new CurveOrder(BATCH, FEW);
    private final EachWay<NearestSearch> nearest =
        new EachWay<>(NearestSearch::scalar, VectorSupport::newNearestSearch);
    private final EachWay<SweepSearch> sweep =
        new EachWay<>(SweepSearch::scalar, VectorSupport::newSweepSearch);
    private OfHeights ofHeights; // made when first needed

    OfHeights ofHeights() {
      ofHeights = ofHeights == null ? new OfHeights() : ofHeights;
      return ofHeights;
    }

    /** The row that a slot is about, −1 for none. */
    private final int[] rows = new int[TreeSearch.SLOTS];
  }

  /** Searches of heightfields. */
  private static final class OfHeights {
    private final NearestSearch nearest = new HeightNearestSearch();
    private final EachWay<SweepSearch> sweep =
        new EachWay<>(HeightSweepSearch::scalar, VectorSupport::newHeightSearch);
  }

  private final RowSource all = new RowSource();
  private Question question;
  private Index tree;
  private Way way;
  private RowSink sink;
  private float most; // the largest key that counts

  /** The calling thread's, loaded with the first question that is searched for. */
  static SearchSource mine() {
    return MINE.get();
  }

  /** Of keys that are at most {@code itsMost}. */
  public SearchSource of(Question itsQuestion, Index itsTree, Way itsWay, float itsMost, RowSink itsSink) {
    question = itsQuestion;
    tree = itsTree;
    way = itsWay;
    most = itsMost;
    sink = itsSink;
    all.rows(question, sink);
    return this;
  }

  @Override
  public void release() {
    all.release();
    question = null;
    tree = null;
    sink = null;
  }

  /** This thread's search for what moving shapes touch first of an index. */
  public static SweepSearch sweepSearch(Way way, Index tree) {
    Scratch scratch = SCRATCH.get();
    boolean vectors = Ways.SWEEPS.wide(way);
    return tree instanceof HeightIndex ? scratch.ofHeights().sweep.get(vectors) : scratch.sweep.get(vectors);
  }

  private TreeSearch search(Scratch scratch) {
    if (question.isMoving()) {
      return sweepSearch(way, tree);
    }
    if (tree instanceof HeightIndex) {
      return scratch.ofHeights().nearest;
    }
    return scratch.nearest.get(Ways.NEAREST.wide(way));
  }

  @Override
  public void run(int from, int to, Runner runner) {
    Scratch scratch = SCRATCH.get();
    TreeSearch search = search(scratch);
    search.in(tree.hierarchy());
    runner.ask(question);
    scratch.pairs.copy(search.copies() ? tree.elements().columns.length : 0);
    for (int start = from; start < to; start += BATCH) {
      int count = Math.min(BATCH, to - start);
      search(start, count, scratch.order.of(question.first(), start, count), search, scratch, runner);
    }
    sink.finish(from, to, runner);
  }

  private void search(int start, int count, int[] order, TreeSearch search, Scratch scratch, Runner runner) {
    int[] rows = scratch.rows;
    SearchPairs pairs = scratch.pairs;
    pairs.clear();
    Arrays.fill(rows, -1);
    int next = 0;
    int last = -1; // what was best for the last
    int busy;
    do {
      busy = 0;
      for (int slot = 0; slot < TreeSearch.SLOTS; slot++) {
        while (rows[slot] < 0 && next < count) {
          int row = start + order[next++];
          if (!sink.wants(row) || !begin(search, slot, row)) {
            continue;
          }
          if (search.offersAll(slot)) {
            all.query(row, row + 1, runner);
            runner.ask(question);
          } else {
            rows[slot] = row;
            if (last >= 0) {
              pairs.addCopy(row, tree.elements(), last, slot);
            }
          }
        }
        if (rows[slot] >= 0) {
          if (pairs.addNext(search, slot, rows[slot]) == 0) {
            last = sink.guess(rows[slot]);
            rows[slot] = -1;
          }
          busy++;
          if (!pairs.hasRoom(1 + TreeSearch.MOST)) {
            measure(search, scratch, runner);
          }
        }
      }
      measure(search, scratch, runner);
    } while (busy > 0);
  }

  /** Begins the search of a row; false if nothing is good enough. */
  private boolean begin(TreeSearch search, int slot, int row) {
    Elements rows = question.first();
    if (search instanceof NearestSearch nearest) {
      return nearest.begin(slot, rows, row, question.kernel().error(), Math.min(most, sink.limit(row)));
    }
    Elements motions = question.motions(false);
    float[][] v = motions.columns;
    int at = motions.from + row;
    if (!((SweepSearch) search).begin(slot, rows, row, v[0][at], v[1][at], v[2][at],
        question.kernel().error())) {
      return false;
    }
    if (sink.limit(row) < most) { // the sink has something already
      search.limit(slot, sink.limit(row));
    }
    return true;
  }

  /** Measures the pairs, and tells the searches what is good enough from now on. */
  private void measure(TreeSearch search, Scratch scratch, Runner runner) {
    SearchPairs pairs = scratch.pairs;
    if (pairs.size() == 0) {
      return;
    }
    pairs.run(runner);
    Answers answers = runner.answers();
    for (int k = 0; k < pairs.size(); k++) {
      int row = pairs.row(k);
      int element = pairs.element(k);
      float key = answers.key(k);
      if (key <= sink.limit(row) && key < Float.POSITIVE_INFINITY
          && question.counts(row, element, answers, k)) {
        sink.add(row, element, answers, k);
        int slot = pairs.tag(k);
        if (scratch.rows[slot] == row) {
          search.limit(slot, sink.limit(row));
        }
      } else if (key > sink.limit(row) && !question.isMoving() && scratch.rows[pairs.tag(k)] == row) {
        search.limit(pairs.tag(k), sink.limit(row)); // which other rows may have made less
      }
    }
    pairs.clear();
  }
}
