package lockstep.internal.adaptive;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/**
 * Warms up what is {@linkplain Adaptive#want wanted}: rehearses the wide way on sample data until the JVM has
 * compiled it and it is faster than the scalar way used meanwhile. A daemon thread does so half of the time,
 * costliest first, and ends when nothing is left to do; or the caller does so at once.
 */
public final class WarmUp {
  /** Delay before the first rehearsal, while the JVM is still busy compiling the code in use. */
  private static final long DELAY_NANOS = 250_000_000;

  /** What costs this many times as much is taken first. */
  private static final int FAR_MORE = 2;

  private static final List<Adaptive> WANTED = new ArrayList<>();
  private static boolean running; // guarded by WANTED
  private static boolean practising; // guarded by WANTED: the thread has taken one
  private static Runnable first = () -> {}; // guarded by WANTED
  private static Adaptive rest; // guarded by WANTED: until its turn has come

  private WarmUp() {}

  /**
   * Sets what to run before the first rehearsal, and what to rehearse when nothing else is wanted: it is
   * needed by all, but by none much.
   */
  public static void use(Runnable before, Adaptive last) {
    synchronized (WANTED) {
      first = before;
      rest = last;
    }
  }

  /** Adds a computation that is wanted for the first time, or again after the JVM has discarded it. */
  static void add(Adaptive adaptive) {
    synchronized (WANTED) {
      WANTED.add(adaptive);
      if (!running) {
        running = true;
        Thread thread = Thread.ofPlatform().daemon().name("lockstep warm-up").priority(Thread.MIN_PRIORITY)
            .inheritInheritableThreadLocals(false).unstarted(WarmUp::work);
        thread.setContextClassLoader(null);
        thread.start();
      }
    }
  }

  /**
   * Body of the thread. Once faster than the scalar way, a computation is still rehearsed until all of it is
   * compiled, together with the next one, as the JVM's compiler then works on both. One that is not faster
   * yet waits while another costs far more: a tree that a program has built once, for example, while it
   * searches a grid in each step.
   */
  private static void work() {
    LockSupport.parkNanos(DELAY_NANOS);
    attempt(before());
    List<Rehearsal> rehearsals = new ArrayList<>();
    while (take(rehearsals)) {
      long start = System.nanoTime();
      Rehearsal costliest = costliest(rehearsals);
      rehearsals.removeIf(rehearsal -> (rehearsal.isReady() || rehearsal == costliest) && !goesOn(rehearsal));
      LockSupport.parkNanos(System.nanoTime() - start);
    }
  }

  /** That of those which are not ready; null if all are. */
  private static Rehearsal costliest(List<Rehearsal> rehearsals) {
    return rehearsals.stream().filter(rehearsal -> !rehearsal.isReady())
        .max(Comparator.comparingLong(Rehearsal::cost)).orElse(null);
  }

  /**
   * Takes the next computation if all others are ready, or cost far less; false if there is nothing to do.
   */
  private static boolean take(List<Rehearsal> rehearsals) {
    Rehearsal current = costliest(rehearsals);
    Adaptive next;
    synchronized (WANTED) {
      if (current != null
          && WANTED.stream().noneMatch(adaptive -> adaptive.cost() / FAR_MORE > current.cost())) {
        return true;
      }
      next = next();
      running = next != null || !rehearsals.isEmpty();
      practising = running;
      WANTED.notifyAll();
    }
    if (next != null) { // sample data take a while to create, and nobody else should wait for that
      attempt(() -> rehearsals.add(new Rehearsal(next)));
    }
    return next != null || !rehearsals.isEmpty();
  }

  /**
   * Rehearses everything wanted at once, without pauses, and waits for rehearsals that the thread has begun,
   * unless the caller is interrupted. Returns whether there was anything.
   */
  public static boolean catchUp() {
    attempt(before());
    boolean any = false;
    for (;;) {
      Adaptive next;
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
      Adaptive adaptive = next;
      attempt(() -> practise(adaptive));
    }
  }

  /** Runs a step; false if it was the last, or has failed. */
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

  private static Runnable before() {
    synchronized (WANTED) {
      return first;
    }
  }

  /** The computation that has cost most so far, or null. The caller holds the lock. */
  private static Adaptive next() {
    Adaptive next = rest;
    if (WANTED.isEmpty()) {
      rest = null;
    } else {
      next = WANTED.stream().max(Comparator.comparingLong(Adaptive::cost)).orElseThrow();
      WANTED.remove(next);
    }
    return next;
  }

  /** Rehearses until the wide way is compiled, or gets no closer to the scalar one. */
  static void practise(Adaptive adaptive) {
    Rehearsal rehearsal = new Rehearsal(adaptive);
    while (rehearsal.step()) {
      Thread.onSpinWait();
    }
  }
}
