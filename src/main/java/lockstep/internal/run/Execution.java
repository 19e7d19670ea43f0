package lockstep.internal.run;

import java.util.concurrent.ForkJoinPool;
import lockstep.internal.adaptive.Way;
import lockstep.internal.kernel.DescribedKernel;
import lockstep.internal.kernel.Kernels;
import lockstep.twin.ScalarTwin;

/**
 * How the calls of an engine are carried out: by which kernels, in which way, on which threads, for which
 * pairs, and under whose watch. Immutable, but for what a calling thread keeps for it.
 */
public final class Execution {
  private final Kernels kernels;
  private final Way way;
  private final ForkJoinPool pool; // null for the calling thread alone
  private final PairFilter filter; // null for none
  private final Watching.Rule watch; // null for none
  private final Execution alone; // the same without a pool
  private final Execution unfiltered; // the same for all pairs
  private final ThreadLocal<Kept> kept; // shared by those that differ in their filters and watches alone

  /** What a calling thread keeps for its calls. */
  private record Kept(Workers workers, Watching watching, OwnTests own) {}

  /** Without filter and watch; {@code pool} is null for the calling thread alone. */
  public Execution(Kernels kernels, Way way, ForkJoinPool pool) {
    this.kernels = kernels;
    this.way = way;
    this.pool = pool;
    filter = null;
    watch = null;
    alone = pool == null ? this : new Execution(kernels, way, null);
    unfiltered = this;
    kept = ThreadLocal.withInitial(
        () -> new Kept(pool == null ? null : new Workers(pool), new Watching(), new OwnTests(way)));
  }

  private Execution(Execution other, PairFilter filter, Watching.Rule watch) {
    kernels = other.kernels;
    way = other.way;
    pool = other.pool;
    kept = other.kept;
    this.filter = filter;
    this.watch = watch;
    alone = other.alone == other ? this : new Execution(other.alone, filter, watch);
    unfiltered = filter == null ? this : new Execution(other, null, watch);
  }

  /** The same with another filter and watch, null for none. */
  public Execution with(PairFilter itsFilter, Watching.Rule itsWatch) {
    return new Execution(this, itsFilter, itsWatch);
  }

  /** The same on the calling thread alone. */
  public Execution alone() {
    return alone;
  }

  /** The same for all pairs. */
  public Execution unfiltered() {
    return unfiltered;
  }

  public Kernels kernels() {
    return kernels;
  }

  /** How to do what can be done in two ways. */
  public Way way() {
    return way;
  }

  /** Null for the calling thread alone. */
  public ForkJoinPool pool() {
    return pool;
  }

  /** Which pairs count; null for all. */
  public PairFilter filter() {
    return filter;
  }

  /** Null for none. */
  public Watching.Rule watch() {
    return watch;
  }

  /** The threads that the calling one works with; null for none. */
  public Workers workers() {
    return pool == null ? null : kept.get().workers;
  }

  /** The kernel for a test of the caller's own. */
  public DescribedKernel own(ScalarTwin test) {
    return kept.get().own.of(test);
  }

  /**
   * The last check before anything is written: that the filter fits the operands, and the pool takes work if
   * it is needed for so many pieces.
   */
  public void check(int firstSize, int secondSize, int size, int grain) {
    if (filter != null) {
      filter.check(firstSize, secondSize);
    }
    if (pool != null) {
      workers().check(size, grain);
    }
  }

  /** Puts a task under the watch, if any; {@code clear} empties the results, null for none. */
  public void watch(Task task, int total, int grain, Runnable clear) {
    if (watch != null) {
      task.watching = kept.get().watching.begin(watch, total, task.smallest(grain), clear);
    }
  }

  /** Does the pieces of a task under the watch. */
  public void run(Task task, int size, int grain, Runnable clear) {
    watch(task, size, grain, clear);
    run(task, size, grain);
  }

  /** Does the pieces of a task, on several threads if there are any, and ends it. */
  public void run(Task task, int size, int grain) {
    try {
      if (pool == null) {
        task.work(0, size, Runner.get());
      } else {
        workers().run(task, 0, size, grain);
      }
    } finally {
      task.end();
    }
  }
}
