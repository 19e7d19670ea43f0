package lockstep.internal.query;

import lockstep.internal.kernel.Layout;
import lockstep.internal.kernel.Tile;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Sides;
import lockstep.internal.run.Task;
import lockstep.twin.Kernel;
import lockstep.twin.Output;

/**
 * The pairs of a batch. Pieces are pairs; they start at multiples of {@link Kernel#BLOCK}, so that no two
 * share a word of bits.
 */
public final class PairSource extends Task {
  private Question question;
  private Sides sides;
  private PairSink sink;

  public PairSource of(Question itsQuestion, Sides itsSides, PairSink itsSink) {
    question = itsQuestion;
    sides = itsSides;
    sink = itsSink;
    return this;
  }

  @Override
  public void release() {
    sink.release();
    question = null;
    sides = null;
    sink = null;
  }

  @Override
  public void run(int from, int to, Runner runner) {
    runner.begin(question);
    boolean listed = sides.first().isListed();
    boolean copies = listed || question.isMoving() || !question.isStored();
    int step = copies ? Tile.SIZE : sink.step();
    for (int start = from; start < to; start += step) {
      int count = Math.min(step, to - start);
      sink.begin(start, runner);
      // one element for all stays loaded, unless it moves
      if (start == from || question.isMoving() || !sides.first().isOne()) {
        sides.first().load(runner.first(), start, count);
      }
      if (start == from || question.isMoving() || !sides.second().isOne()) {
        sides.second().load(runner.second(), start, count);
      }
      runner.run(count);
      if (question.filter() != null || question.most() >= 0) {
        strike(start, count, runner);
      }
      sink.take(start, count, sides, runner);
    }
  }

  /** Makes misses of hits that do not count. */
  private void strike(int start, int count, Runner runner) {
    Output out = runner.out();
    Layout layout = question.kernel().layout();
    boolean isRead = layout.hasColumns() && sink.readsMisses();
    for (int w = 0; w < Kernel.words(count); w++) {
      for (long left = out.words[out.word + w]; left != 0; left &= left - 1) {
        int k = 64 * w + Long.numberOfTrailingZeros(left);
        int pair = start + k;
        float key = question.most() < 0 ? 0 : out.floats[0][out.from + k];
        if (!question.counts(sides.first().of(pair), sides.second().of(pair), key)) {
          out.words[out.word + w] &= ~(left & -left);
          if (isRead) {
            layout.miss(out, out.from + k);
          }
        }
      }
    }
  }
}
