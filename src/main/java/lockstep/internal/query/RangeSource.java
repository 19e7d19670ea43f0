package lockstep.internal.query;

import lockstep.internal.adaptive.Way;
import lockstep.internal.bvh.RayCaster;
import lockstep.internal.kernel.Bits;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Tile;
import lockstep.internal.kernel.Verb;
import lockstep.internal.run.Casters;
import lockstep.internal.run.IntList;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;
import lockstep.internal.run.Ways;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;

/**
 * Queries to a tree, one after another, where each may meet many elements: what the tree offers to as many
 * queries as fill a tile is tested together, so the answers are those of the kernel. A query that is offered
 * a large part of the tree is tested against all elements as they stand, which takes less time.
 */
public final class RangeSource implements RowQueries {
  /**
   * A query is tested against all elements if the tree offers more than one of so many, and more than a few.
   */
  private static final int DENSE = 16;

  private static final int FEW = 32;

  /** So many elements are tested first if one hit is enough. */
  private static final int FIRST = 16;

  /** Queries that are asked about to tell what the others are like, of many times as many. */
  private static final int SAMPLES = 16;

  /** So many tested elements are used when their rows are complete. */
  private static final int MANY = 1 << 12;

  private static final ThreadLocal<Offers> OFFERS = ThreadLocal.withInitial(Offers::new);

  /** What the tree offers, and the queries that it offers it to; of a thread. */
  private static final class Offers {
    private final IntList elements = new IntList();
    private final IntList rows = new IntList();
    private int hits; // since the sink was last told to use them
  }

  private final RowSource all = new RowSource();
  private Question question;
  private Index tree;
  private Way way;
  private RowSink sink;

  public RangeSource of(Question itsQuestion, Index itsTree, Way itsWay, RowSink itsSink) {
    question = itsQuestion;
    tree = itsTree;
    way = itsWay;
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

  @Override
  public int rows() {
    return question.first().size;
  }

  /** The watch is asked before each query. */
  @Override
  public void query(int from, int to, Runner runner, Task task) {
    query(from, to, runner, task, 1);
  }

  /** The same, where each query is so many parts of the task. */
  void query(int from, int to, Runner runner, Task task, int parts) {
    begin(runner);
    offer(from, to, runner, task, parts);
    end(runner);
  }

  /** Before rows are {@linkplain #offer offered} what they may meet. */
  void begin(Runner runner) {
    Offers offers = OFFERS.get();
    offers.elements.clear();
    offers.rows.clear();
    offers.hits = 0;
    runner.ask(question);
    runner.answers().dropKept();
  }

  /** Has rows tested against what the tree offers them, or will have it done at the {@linkplain #end end}. */
  void offer(int from, int to, Runner runner, Task task, int parts) {
    RayCaster caster = Casters.get(Ways.LISTS.wide(way));
    Offers offers = OFFERS.get();
    IntList offered = offers.elements;
    int skipped = 0; // parts, since the watch was asked
    for (int row = from; row < to; row++) {
      if (!sink.wants(row)) {
        skipped += parts;
        continue;
      }
      if (!task.goesOn(parts + skipped)) {
        break;
      }
      skipped = 0;
      if (sink.needsOne()) {
        queryUntilHit(caster, row, offers, runner);
        continue;
      }
      int start = offered.size;
      if (!collect(caster, row, offered)) {
        offered.size = start;
        testAll(offers, runner);
        queryAll(row, runner);
        continue;
      }
      offers.rows.fill(row, offered.size - start);
      test(Tile.SIZE, offers, runner);
      if (offers.hits >= MANY) {
        testAll(offers, runner);
      }
    }
    if (skipped > 0) {
      task.goesOn(skipped);
    }
  }

  /** Has a row tested against an element that it may meet: soon, or when so many wait for it. */
  void offer(int row, int element, int enough, Runner runner) {
    Offers offers = OFFERS.get();
    offers.rows.add(row);
    offers.elements.add(element);
    if (offers.rows.size >= enough) {
      test(1, offers, runner);
    }
  }

  /** Has tested what has been offered. */
  void end(Runner runner) {
    testAll(OFFERS.get(), runner);
  }

  /** Tests a query against all elements. */
  private void queryAll(int row, Runner runner) {
    all.query(row, row + 1, runner);
    sink.flush(runner.answers());
    runner.ask(question);
  }

  /**
   * Collects what the tree offers to a query that one hit is enough for. What is more than a few is tested at
   * once, a few first and then twice as many each time, until one hits.
   */
  private void queryUntilHit(RayCaster caster, int row, Offers offers, Runner runner) {
    IntList offered = offers.elements;
    begin(caster, row);
    if (caster.offersAll()) {
      queryAll(row, runner);
      return;
    }
    int untested = 0;
    int enough = FIRST;
    for (int more = 1; more > 0 && sink.wants(row);) {
      more = next(caster, offered);
      offers.rows.fill(row, more);
      untested += more;
      if (untested >= enough) {
        test(1, offers, runner);
        untested = 0;
        enough = Math.min(2 * enough, Tile.SIZE);
      }
    }
    test(Tile.SIZE, offers, runner);
  }

  /**
   * Whether most queries, if there are many, are better tested against all elements as they stand, by brute
   * force.
   */
  @Override
  public boolean isDense() {
    if (rows() < 4 * SAMPLES) {
      return false;
    }
    RayCaster caster = Casters.get(Ways.LISTS.wide(way));
    IntList offered = OFFERS.get().elements;
    int dense = 0;
    for (int k = 0; k < SAMPLES; k++) {
      offered.clear();
      dense += collect(caster, (int) ((long) rows() * k / SAMPLES), offered) ? 0 : 1;
    }
    return dense > SAMPLES / 2;
  }

  /**
   * Adds what the tree offers to a query to a list; false if that is so much that the query is better tested
   * against all elements.
   */
  private boolean collect(RayCaster caster, int row, IntList offered) {
    begin(caster, row);
    if (caster.offersAll()) {
      return false;
    }
    int most = offered.size + FEW + tree.elements().size / DENSE;
    int more;
    do {
      more = next(caster, offered);
    } while (more > 0 && offered.size <= most);
    return more == 0;
  }

  /** Adds the next elements that the tree offers to a list, and returns how many. */
  private static int next(RayCaster caster, IntList offered) {
    offered.reserve(RayCaster.MOST_AT_ONCE + Bits.SLACK);
    int more = caster.next(offered.values, offered.size);
    offered.size += more;
    return more;
  }

  /** Begins to list what a query may meet: along a ray, straight above a point, or around a shape. */
  private void begin(RayCaster caster, int row) {
    Elements queries = question.first();
    int at = queries.from + row;
    if (queries.kind == Kind.RAY) {
      caster.alongRay(tree.hierarchy(), queries.columns, at);
    } else if (question.kernel() instanceof Kernels.Entry entry && entry.verb() == Verb.UNDER) {
      float[][] c = queries.columns;
      caster.above(tree.hierarchy(), c[0][at], c[1][at], c[2][at], entry.error());
    } else {
      caster.around(tree.hierarchy(), queries, row, question.reach(), question.kernel().error());
    }
  }

  private void testAll(Offers offers, Runner runner) {
    test(1, offers, runner);
    sink.flush(runner.answers());
    offers.hits = 0;
  }

  /** Tests what has been offered, tile by tile, as long as that is at least so much. */
  private void test(int least, Offers offers, Runner runner) {
    int tested = 0;
    while (offers.elements.size - tested >= least) {
      int count = Math.min(Tile.SIZE, offers.elements.size - tested);
      test(tested, count, offers, runner);
      tested += count;
    }
    offers.elements.removeFirst(tested);
    offers.rows.removeFirst(tested);
  }

  private void test(int at, int count, Offers offers, Runner runner) {
    int[] rows = offers.rows.values;
    int[] elements = offers.elements.values;
    int end;
    for (int k = 0; k < count; k = end) {
      int row = rows[at + k];
      end = k + 1;
      while (end < count && rows[at + end] == row) {
        end++;
      }
      runner.first().fill(row, k, end);
    }
    runner.first().filled();
    runner.second().list(elements, at, count);
    runner.run(count);
    offers.hits += sink.take(question, rows, elements, at, count, runner.answers());
  }
}
