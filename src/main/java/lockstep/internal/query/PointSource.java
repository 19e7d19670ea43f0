package lockstep.internal.query;

import lockstep.internal.adaptive.Way;
import lockstep.internal.grid.PointField;
import lockstep.internal.grid.PointSearch;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Tile;
import lockstep.internal.kernel.Verb;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import lockstep.twin.Kernel;

/**
 * Balls, each a row, that are asked whether they touch a point. The index's {@link PointField} leaves aside
 * those that certainly touch none; what others may touch is tested by the kernel, which decides. Balls larger
 * than the field is for go through the tree.
 */
final class PointSource implements RowQueries {
  private static final ThreadLocal<Scratch> SCRATCH = ThreadLocal.withInitial(Scratch::new);

  private static final ThreadLocal<PointSource> MINE = ThreadLocal.withInitial(PointSource::new);

  /** What a thread needs. */
  private static final class Scratch {
    private final int[] listed = new int[Kernel.BLOCK];
    private final PointSearch search = new PointSearch();
  }

  private final RangeSource inTree = new RangeSource();
  private Question question;
  private PointField points;
  private RowSink sink;

  /** The calling thread's, for one question at a time. */
  static PointSource mine() {
    return MINE.get();
  }

  PointSource of(Question itsQuestion, SpatialIndex index, Way way, RowSink itsSink) {
    question = itsQuestion;
    points = index.points();
    sink = itsSink;
    inTree.of(question, index, way, sink);
    return this;
  }

  /** Whether it can answer a question about an index, whose answers go to a sink. */
  static boolean serves(Question question, SpatialIndex index, RowSink sink) {
    return index.points() != null && sink.needsOne() && question.first().kind == Kind.SPHERE
        && question.kernel() instanceof Kernels.Entry entry && entry.verb() == Verb.OVERLAP;
  }

  @Override
  public void release() {
    inTree.release();
    question = null;
    points = null;
    sink = null;
  }

  @Override
  public int rows() {
    return question.first().size;
  }

  /** The watch is asked before each block of queries. */
  @Override
  public void query(int from, int to, Runner runner, Task task) {
    begin(runner);
    for (int row = from; row < to; row += Kernel.BLOCK) {
      int count = Math.min(Kernel.BLOCK, to - row);
      if (!task.goesOn(count)) {
        break;
      }
      offer(row, count, Tile.SIZE, runner, task);
    }
    end(runner);
  }

  /** Before rows are {@linkplain #offer offered} what they may touch. */
  void begin(Runner runner) {
    inTree.begin(runner);
  }

  /** Has up to a block of rows tested against what they may touch: once there are {@code enough} of these. */
  void offer(int from, int count, int enough, Runner runner, Task task) {
    Scratch scratch = SCRATCH.get();
    Elements balls = question.first();
    int some = points.undecided(balls.columns, balls.from + from, count, scratch.listed);
    for (int k = 0; k < some; k++) {
      int row = from + scratch.listed[k];
      if (!sink.wants(row)) {
        continue;
      }
      if (points.isCrowded() || balls.columns[3][balls.from + row] > points.reach()) {
        inTree.offer(row, row + 1, runner, task, 0);
      } else {
        search(scratch.search, balls, row, enough, runner);
      }
    }
  }

  private void search(PointSearch search, Elements balls, int row, int enough, Runner runner) {
    search.begin(points, balls.columns, balls.from + row);
    for (int element = search.next(); element >= 0; element = search.next()) {
      inTree.offer(row, element, enough, runner);
      if ((search.isCertain() && question.filter() == null) || !sink.wants(row)) {
        break;
      }
    }
    search.release();
  }

  /** Has tested what has been offered. */
  void end(Runner runner) {
    inTree.end(runner);
  }
}
