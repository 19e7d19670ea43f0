package lockstep.internal.query;

import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;
import lockstep.internal.run.View;
import lockstep.twin.Kernel;

/**
 * All pairs of two operands: every row, an element of the first, against all of the second. Pieces are rows.
 * The second operand is walked in tiles that stay in the cache for all rows of a piece; each row sees the
 * tiles in ascending order.
 *
 * <p>Where the second operand is much the shorter one and the sink {@linkplain RowSink#crosses allows it},
 * tiles are of rows: each element of the second operand, in ascending order, is tested against them.
 */
public final class RowSource extends Task {
  /** The smallest piece of a watched call: enough rows to share a tile, few enough to be done soon. */
  private static final int FEW = 8;

  /** A call of a kernel takes as long as this many words of answers. */
  private static final int CALL = 2;

  private Question question;
  private RowSink sink;
  private boolean across;

  public RowSource of(Question itsQuestion, RowSink itsSink) {
    rows(itsQuestion, itsSink);
    int rows = question.first().size;
    int others = question.second().size;
    across = sink.crosses() && !question.isMoving() && 5 * takes(others, rows) < 4 * takes(rows, others);
    return this;
  }

  /** For rows that are asked about one by one. */
  void rows(Question itsQuestion, RowSink itsSink) {
    question = itsQuestion;
    sink = itsSink;
    across = false;
  }

  @Override
  public int smallest(int grain) {
    return across ? Kernel.BLOCK : FEW;
  }

  /** Whether tiles are of rows. */
  boolean across() {
    return across;
  }

  /** The time for a number of elements, each against a number of others, in words of answers. */
  private static long takes(int elements, int lanes) {
    return (long) elements * (CALL * ((lanes + Runner.TILE - 1L) / Runner.TILE) + Kernel.words(lanes));
  }

  @Override
  public void release() {
    question = null;
    sink = null;
  }

  @Override
  public void run(int from, int to, Runner runner) {
    query(from, to, runner);
    sink.finish(from, to, runner);
  }

  /** Gives the sink what rows {@code from} to {@code to − 1} meet, without saying that they are complete. */
  public void query(int from, int to, Runner runner) {
    runner.ask(question);
    if (across) {
      query(0, question.second().size, runner.second(), from, to, runner.first(), runner);
    } else {
      query(from, to, runner.first(), 0, question.second().size, runner.second(), runner);
    }
  }

  /** Tests some elements, each against a range of others, a tile at a time. */
  private void query(int from, int to, View ones, int othersFrom, int othersTo, View others, Runner runner) {
    int size = runner.tile();
    for (int tile = othersFrom; tile < othersTo; tile += size) {
      int count = Math.min(size, othersTo - tile);
      others.walk(tile, count);
      for (int one = from; one < to; one++) {
        runner.toAnswers();
        if (sink.begin(one, tile, count, across, runner)) {
          ones.repeat(one, count);
          runner.run(count);
          question.strike(one, tile, across, runner.answers(), runner.out().words, runner.out().word, count);
          sink.take(one, tile, count, across, runner);
        }
      }
    }
  }
}
