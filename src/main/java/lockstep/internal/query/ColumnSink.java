package lockstep.internal.query;

import lockstep.internal.kernel.Bits;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Sides;
import lockstep.twin.Kernel;
import lockstep.twin.Output;

/** Has kernels write their answers into the bits and columns of a result, pair by pair. */
public final class ColumnSink extends PairSink {
  private ResultColumns result;
  private Bits bits;
  private TouchPoints points; // of sweeps; null for none

  /** {@code itsPoints} adds the points where shapes touch that move; null for none. */
  public ColumnSink into(ResultColumns itsResult, Bits itsBits, TouchPoints itsPoints) {
    result = itsResult;
    bits = itsBits;
    points = itsPoints;
    return this;
  }

  @Override
  void release() {
    result = null;
    bits = null;
    if (points != null) {
      points.release();
    }
    points = null;
  }

  @Override
  void begin(int start, Runner runner) {
    Question question = runner.question();
    Output out = runner.out();
    float[][] floats = question.swaps() ? result.swappedFloats : result.floats;
    if (floats.length < question.kernel().layout().floats().size()) { // only the bits are wanted
      runner.toAnswers();
      out.words = result.words;
      out.word = start >>> 6;
    } else {
      out.at(result.words, start >>> 6, floats, start);
    }
  }

  @Override
  boolean readsMisses() {
    return true;
  }

  @Override
  void take(int start, int count, Sides sides, Runner runner) {
    Question question = runner.question();
    int end = start + count;
    result.layout.missFloats(result.floats, question.kernel().floats(), start, end);
    if (question.swaps()) {
      result.negate(start, end);
    }
    if (result.index != null) {
      index(start, count, sides.second());
    }
    if (points != null) {
      points.add(result, sides, start, end, runner);
    }
  }

  /** Writes the second elements of hits. */
  private void index(int start, int count, Sides.Side seconds) {
    if (seconds.isListed()) {
      for (int i = start; i < start + count; i++) {
        result.index[i] = result.get(i) ? seconds.of(i) : -1;
      }
    } else {
      int first = seconds.of(start);
      bits.select(result.words, start >>> 6, Kernel.words(count), first, seconds.isOne() ? 0 : 1,
          result.index, start);
    }
  }
}
