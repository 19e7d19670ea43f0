package lockstep.internal.adaptive;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/**
 * Brings to speed what is {@linkplain Adaptive#want wanted}: rehearses the wide way on data made up for it,
 * until the JVM has compiled it and it is faster than what is used meanwhile. A daemon thread does that, half
 * of the time, what costs most first, and ends when nothing is left to do; or the caller at once.
 */
public final class WarmUp {
  /** Before that the JVM has enough to do with what is used meanwhile. */
  private static final long DELAY_NANOS = 250_000_000;

  private static final List<Adaptive> WANTED = new ArrayList<>();
  private static boolean running; // guarded by WANTED
  private static boolean practising; // guarded by WANTED: the thread has taken one
  private static Runnable first = () -> {}; // guarded by WANTED
  private static Adaptive rest; // guarded by WANTED: until its turn has come

  private WarmUp() {}

  /**
   * Says what to do before anything is rehearsed, and what to rehearse when nothing is wanted any more: what
   * all need, but none much.
   */
  public static void use(Runnable before, Adaptive last) {
    synchronized (WANTED) {
      first = before;
      rest = last;
    }
  }

  /** Something is wanted for the first time, or again since the JVM has thrown it away. */
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
   * The thread. What has become faster than the scalar way is rehearsed on until all of it is compiled,
   * beside what comes next: meanwhile the JVM's compiler is busy with both.
   */
  private static void work() {
    LockSupport.parkNanos(DELAY_NANOS);
    attempt(before());
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
    Adaptive next;
    synchronized (WANTED) {
      next = next();
      running = next != null || !rehearsals.isEmpty();
      practising = running;
      WANTED.notifyAll();
    }
    if (next != null) { // data to practise on take a while to make, for which nobody else should wait
      attempt(() -> rehearsals.add(new Rehearsal(next)));
    }
    return next != null || !rehearsals.isEmpty();
  }

  /**
   * Does all that is wanted here and now, without pauses, and waits for what the thread has begun, unless the
   * caller is interrupted. Whether there was anything.
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

  private static Runnable before() {
    synchronized (WANTED) {
      return first;
    }
  }

  /** What has cost most so far, or null. The lock is held. */
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

  /** Goes on until the wide way is compiled, or comes no nearer to the scalar one. */
  public static void practise(Adaptive adaptive) {
    Rehearsal rehearsal = new Rehearsal(adaptive);
    while (rehearsal.step()) {
      Thread.onSpinWait();
    }
  }
}
