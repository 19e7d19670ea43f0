package lockstep.internal.bvh;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

/** Work on a range of numbers: at once by the calling thread, or in pieces by the threads of a pool. */
final class Ranges {
  /** The work on numbers {@code from} to {@code to − 1}; pieces may run at the same time. */
  interface Work {
    void run(int from, int to);
  }

  private Ranges() {}

  /**
   * Works on 0 to {@code count − 1}; with a pool, unless it is null, in pieces of no more than {@code most}.
   */
  static void run(ForkJoinPool pool, int count, int most, Work work) {
    if (pool == null) {
      work.run(0, count);
    } else {
      run(pool, new Piece(work, 0, count, most));
    }
  }

  /** Runs a task in a pool. */
  static void run(ForkJoinPool pool, RecursiveAction task) {
    if (pool == ForkJoinPool.commonPool()) {
      task.invoke(); // with the calling thread too, for which that pool is sized
    } else {
      pool.invoke(task);
    }
  }

  @SuppressWarnings("serial")
  private static final class Piece extends RecursiveAction {
    private final Work work;
    private final int from, to, most;

    Piece(Work work, int from, int to, int most) {
      this.work = work;
      this.from = from;
      this.to = to;
      this.most = most;
    }

    @Override
    protected void compute() {
      if (to - from <= most) {
        work.run(from, to);
      } else {
        int middle = (from + to) >>> 1;
        invokeAll(new Piece(work, from, middle, most), new Piece(work, middle, to, most));
      }
    }
  }
}
