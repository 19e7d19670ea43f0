package lockstep;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import lockstep.internal.kernel.BestBits;
import lockstep.internal.kernel.Practice;
import lockstep.internal.kernel.Twins;

/**
 * Brings to speed what {@link Engine#best()} is asked for, and building trees: rehearses what has vectors on
 * data made up for it, until the JVM has compiled it and it is faster than what is used meanwhile. A daemon
 * thread does that, half of the time, what costs most first, and ends when nothing is left to do; or {@link
 * Engine#warmUp()} at once.
 */
final class WarmUp {
  /** Before that the JVM has enough to do with what is used meanwhile. */
  private static final long DELAY_NANOS = 250_000_000;

  /**
   * The part of the time since it was first needed that something is taken to have cost if nobody measures
   * that.
   */
  private static final int SHARE = 32;

  private static final List<Wish> WANTED = new ArrayList<>();
  private static boolean running; // guarded by WANTED
  private static boolean practising; // guarded by WANTED: the thread has taken one
  private static boolean bits; // guarded by WANTED: their turn has come

  private WarmUp() {}

  /**
   * Something to rehearse.
   *
   * @param cost nanoseconds that the scalar way has taken meanwhile
   */
  private record Wish(Supplier<Practice> practice, LongSupplier cost) {
    long nanos() {
      return cost.getAsLong();
    }
  }

  /** Something is needed for the first time, or again since the JVM has thrown it away. */
  private static void want(Supplier<Practice> practice, LongSupplier cost) {
    synchronized (WANTED) {
      WANTED.add(new Wish(practice, cost));
      if (!running) {
        running = true;
        Thread thread = Thread.ofPlatform().daemon().name("lockstep warm-up").priority(Thread.MIN_PRIORITY)
            .inheritInheritableThreadLocals(false).unstarted(WarmUp::work);
        thread.setContextClassLoader(null);
        thread.start();
      }
    }
  }

  /** The same, unless it has been said already; {@code wanted} remembers that. */
  static void wantOnce(AtomicBoolean wanted, Supplier<Practice> practice) {
    if (!wanted.get() && wanted.compareAndSet(false, true)) {
      long since = System.nanoTime();
      want(practice, () -> (System.nanoTime() - since) / SHARE);
    }
  }

  /** The same of twins, unless they are ready. */
  static void wantOnce(Twins twins) {
    if (twins.claim()) {
      want(twins::practice, twins::waited);
    }
  }

  /**
   * The thread. What has become faster than the scalar way is rehearsed on until all of it is compiled,
   * beside what comes next: meanwhile the JVM's compiler is busy with both.
   */
  private static void work() {
    LockSupport.parkNanos(DELAY_NANOS);
    attempt(VectorSupport::showVectors);
    List<Rehearsal> rehearsals = new ArrayList<>(); // the last is the only one that may not be ready
    while (take(rehearsals)) {
      long start = System.nanoTime();
      rehearsals.removeIf(rehearsal -> !goesOn(rehearsal));
      LockSupport.parkNanos(System.nanoTime() - start);
    }
  }

  /** Takes what is next if all others are ready; false if there is nothing to do. */
  private static boolean take(List<Rehearsal> rehearsals) {
    if (!rehearsals.isEmpty() && !rehearsals.getLast().isReady()) {
      return true;
    }
    Supplier<Practice> next;
    synchronized (WANTED) {
      next = next();
      running = next != null || !rehearsals.isEmpty();
      practising = running;
      WANTED.notifyAll();
    }
    if (next != null) { // data to practise on take a while to make, for which nobody else should wait
      attempt(() -> rehearsals.add(new Rehearsal(next.get())));
    }
    return next != null || !rehearsals.isEmpty();
  }

  /**
   * Does all that is wanted here and now, without pauses, and waits for what the thread has begun, unless the
   * caller is interrupted. Whether there was anything.
   */
  static boolean catchUp() {
    attempt(VectorSupport::showVectors);
    boolean any = false;
    for (;;) {
      Supplier<Practice> next;
      synchronized (WANTED) {
        next = next();
        while (next == null && practising) {
          try {
            WANTED.wait();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return any;
          }
          any = true;
          next = next();
        }
      }
      if (next == null) {
        return any;
      }
      any = true;
      Supplier<Practice> practice = next;
      attempt(() -> practise(practice.get()));
    }
  }

  /** A step; false when that was the last, or it has failed. */
  private static boolean goesOn(Rehearsal rehearsal) {
    boolean[] goesOn = {false};
    attempt(() -> goesOn[0] = rehearsal.step());
    return goesOn[0];
  }

  private static void attempt(Runnable work) {
    try {
      work.run();
    } catch (RuntimeException | LinkageError | VirtualMachineError e) {
      System.getLogger("lockstep").log(System.Logger.Level.WARNING,
          "Lockstep goes on without some of its vectors, which have failed", e);
    }
  }

  /** What has cost most so far, or null. The lock is held. */
  private static Supplier<Practice> next() {
    if (!WANTED.isEmpty()) {
      Wish next = WANTED.stream().max(Comparator.comparingLong(Wish::nanos)).orElseThrow();
      WANTED.remove(next);
      return next.practice;
    }
    if (!bits) { // what all need, but none much: last
      bits = true;
      return ((BestBits) VectorSupport.TWINS.bits())::practice;
    }
    return null;
  }

  /** Goes on until the wide way is compiled, or comes no nearer to the scalar one. */
  static void practise(Practice practice) {
    Rehearsal rehearsal = new Rehearsal(practice);
    while (rehearsal.step()) {
      Thread.onSpinWait();
    }
  }
}
