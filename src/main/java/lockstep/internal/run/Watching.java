package lockstep.internal.run;

import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The progress of one step of a watched call. It cuts tasks into pieces of about a millisecond and asks the
 * watch between them. Only the calling thread asks and throws. Once the call is cancelled, helpers leave the
 * rest undone.
 */
public final class Watching {
  /** Is told of the progress of a call, and says whether it goes on. */
  @FunctionalInterface
  public interface Watcher {
    boolean goesOn(long done, long total);
  }

  /** A watch, and how many nanoseconds pass before it is asked again. */
  public record Rule(Watcher watch, long interval) {
    /**
     * Short for whoever waits for the end of a call, and long enough for pieces to be as fast as whole calls.
     */
    public static final long INTERVAL = 1_000_000;
  }

  private final AtomicLong done = new AtomicLong();
  private Rule rule;
  private Thread caller;
  private Runnable clear; // empties the results; null for none
  private int grain;
  private long total;
  private long asked; // when the watch was
  private volatile boolean isCancelled;
  private Throwable failure; // of the watch; null for none

  /**
   * Begins a step of {@code total} parts, in pieces of at least {@code grain}; cancelling it runs {@code
   * clear}.
   */
  public Watching begin(Rule rule, long total, int grain, Runnable clear) {
    this.rule = rule;
    this.clear = clear;
    this.grain = grain;
    this.total = total;
    caller = Thread.currentThread();
    asked = System.nanoTime();
    done.set(0);
    isCancelled = false;
    failure = null;
    return this;
  }

  /** Corrects the number of parts, where it is known only later. */
  public void total(long parts) {
    total = parts;
  }

  /** Lets go of the caller's objects. */
  public void end() {
    rule = null;
    clear = null;
    caller = null;
    failure = null;
  }

  /**
   * Does parts {@code from} to {@code to − 1} of a task, in pieces whose size follows the time that they
   * take.
   */
  public void run(Task task, int from, int to, Runner runner) {
    int size = grain;
    boolean goesOn = !isCancelled;
    for (int at = from, end; at < to && goesOn; at = end) {
      end = (int) Math.min(to, (long) at + size);
      long start = System.nanoTime();
      task.run(at, end, runner);
      long nanos = System.nanoTime() - start;
      goesOn = goesOn(end - at);
      if (nanos < rule.interval / 2 && size <= Integer.MAX_VALUE / 2) {
        size *= 2;
      } else if (nanos > 2 * rule.interval && size > grain) {
        size /= 2;
      }
    }
    check();
  }

  /** Counts parts as done, and returns whether the call goes on. */
  public boolean goesOn(int parts) {
    long sum = done.addAndGet(parts);
    if (Thread.currentThread() == caller && !isCancelled && System.nanoTime() - asked >= rule.interval) {
      try {
        isCancelled = !rule.watch.goesOn(Math.min(sum, total), total);
      } catch (Throwable e) {
        failure = e;
        isCancelled = true;
      }
      asked = System.nanoTime();
    }
    return !isCancelled;
  }

  /** On the calling thread, throws if the call is cancelled. */
  public void check() {
    if (isCancelled && Thread.currentThread() == caller) {
      if (clear != null) {
        clear.run();
      }
      throw (CancellationException) new CancellationException("cancelled by the watch of the engine")
          .initCause(failure);
    }
  }
}
