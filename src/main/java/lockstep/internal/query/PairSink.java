package lockstep.internal.query;

import lockstep.internal.run.Runner;
import lockstep.internal.run.Sides;

/** Receives the answers about the pairs of a batch, a run at a time. */
public abstract class PairSink {
  /** How many pairs a kernel is given at a time. */
  int step() {
    return Runner.CHUNK;
  }

  /** Sends answers about pairs from {@code start} on, a multiple of a block, to where they are wanted. */
  void begin(int start, Runner runner) {
    runner.toAnswers();
  }

  /** Whether anybody reads columns of pairs that miss. */
  boolean readsMisses() {
    return false;
  }

  /** Takes the answers about pairs {@code start} to {@code start + count − 1}. */
  abstract void take(int start, int count, Sides sides, Runner runner);

  /** Lets go of the caller's arrays. */
  abstract void release();
}
