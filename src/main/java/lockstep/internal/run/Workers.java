package lockstep.internal.run;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import lockstep.internal.shape.Checks;

/**
 * Work sharing: the calling thread and helpers from a fork-join pool work through the pieces of a task.
 * Pieces are taken from what is left, so a busy pool only means fewer helpers; helpers and counters are
 * reused, so a call allocates nothing.
 */
public final class Workers {
  /** Pieces per thread: enough to even out, few enough to cost nothing. */
  private static final int PIECES = 4;

  /** So few threads are used however many processors there are: waiting for them takes little time. */
  private static final int FEW = 4;

  private final ForkJoinPool pool;
  private final Helper[] helpers;
  // what is not taken yet: its end, and in the lower half its beginning
  private final AtomicLong left = new AtomicLong();
  private final AtomicInteger active = new AtomicInteger();
  private volatile Task task; // null while no helper may start
  private volatile boolean staying; // helpers wait for the next task
  private volatile Throwable failure;
  private int begin;
  private int step;

  Workers(ForkJoinPool pool) {
    this.pool = pool;
    helpers = new Helper[size(pool) - 1];
    for (int i = 0; i < helpers.length; i++) {
      helpers[i] = new Helper();
    }
  }

  /**
   * The most threads that work on a task: those of the pool, the common one being sized for one less than
   * there are cores, but no more than there are processors, since the caller would wait for those that have
   * none.
   */
  public static int size(ForkJoinPool pool) {
    return Math.clamp(pool.getParallelism() + (pool == ForkJoinPool.commonPool() ? 1L : 0L), 1,
        Math.max(FEW, Runtime.getRuntime().availableProcessors()));
  }

  public int size() {
    return helpers.length + 1;
  }

  /** Refuses a pool that takes no work any more, if there is so much to do that it is needed. */
  public void check(int size, int grain) {
    if (useful(size, step(size, grain, PIECES)) > 0) {
      Checks.alive("the pool of this engine", pool);
    }
  }

  private int step(int size, int grain, int piecesPerThread) {
    int share = size / (size() * piecesPerThread);
    return Math.max(grain, share / grain * grain);
  }

  /** The number of helpers that can get a piece. */
  private int useful(int size, int step) {
    return Math.min(helpers.length, (size - 1) / step);
  }

  /**
   * Helpers that come for the next tasks stay between them, and wait busily, until {@link #leave}: waking
   * them takes longer than short tasks.
   */
  public void stay() {
    staying = true;
  }

  /** The last of some tasks is done. */
  public void leave() {
    staying = false;
  }

  /** Does pieces {@code from} to {@code to − 1}, in steps that are multiples of {@code grain}. */
  public void run(Task task, int from, int to, int grain) {
    run(task, from, to, grain, PIECES);
  }

  /** The same in as many pieces for each thread, where some take much longer than others. */
  public void run(Task task, int from, int to, int grain, int piecesPerThread) {
    step = step(to - from, grain, piecesPerThread);
    begin = from;
    left.set(range(from, to));
    failure = null;
    this.task = task;
    int useful = useful(to - from, step);
    try {
      for (int i = 0; i < useful; i++) {
        helpers[i].start();
      }
      work(task, false);
    } finally {
      this.task = null;
      left.set(0);
      while (active.get() != 0) { // at most one piece long
        task.goesOn(0);
        Thread.onSpinWait();
      }
    }
    if (failure != null) {
      throw new IllegalStateException("a helper thread failed", failure);
    }
    task.check();
  }

  private void work(Task task, boolean helps) {
    Runner runner = Runner.get();
    long piece;
    while ((piece = take(helps)) != 0) {
      task.work((int) piece, (int) (piece >>> Integer.SIZE), runner);
    }
  }

  private static long range(int from, int to) {
    return (long) to << Integer.SIZE | from;
  }

  /**
   * Takes a piece, 0 if there are none left: the calling thread from the beginning, helpers from the end, so
   * that in one task after another each finds in its core's cache what it has left there.
   */
  private long take(boolean last) {
    while (true) {
      long range = left.get();
      int from = (int) range;
      int to = (int) (range >>> Integer.SIZE);
      if (from >= to) {
        return 0;
      }
      int cut = last ? Math.max(from, begin + (to - 1 - begin) / step * step)
          : (int) Math.min(to, (long) from + step);
      long first = range(from, cut);
      long second = range(cut, to);
      if (left.compareAndSet(range, last ? first : second)) {
        return last ? second : first;
      }
    }
  }

  private boolean isAllTaken() {
    long range = left.get();
    return (int) range >= (int) (range >>> Integer.SIZE);
  }

  private final class Helper extends ForkJoinTask<Void> {
    private static final long serialVersionUID = 1;

    private transient boolean submitted;

    /** Hands this to the pool, unless it is still queued there: then it joins when its turn comes. */
    void start() {
      if (!submitted || isDone()) {
        submitted = false;
        reinitialize();
        try {
          pool.execute(this);
          submitted = true;
        } catch (RejectedExecutionException e) {
          // the pool was shut down during this call: the calling thread does what is left
        }
      }
    }

    @Override
    protected boolean exec() {
      do {
        active.incrementAndGet(); // before reading the task: the caller clears it, then waits for this
        try {
          Task current = task;
          if (current != null) {
            work(current, true);
          }
        } catch (Throwable e) {
          failure = e;
        } finally {
          active.decrementAndGet();
        }
        while (staying && (task == null || isAllTaken())) {
          Thread.onSpinWait();
        }
      } while (staying);
      return true;
    }

    @Override
    public Void getRawResult() {
      return null;
    }

    @Override
    protected void setRawResult(Void value) {
      // there is none
    }
  }
}
