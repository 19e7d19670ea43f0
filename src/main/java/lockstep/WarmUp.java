package lockstep;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import lockstep.internal.kernel.BestBits;
import lockstep.internal.kernel.Practice;
import lockstep.internal.kernel.Twins;

/**
 * Brings to speed what {@link Engine#best()} is asked for, and building trees: runs what has vectors on data made up for it, until the JVM has compiled
 * it and it is faster than what is used meanwhile. On a daemon thread of its own, which works half of the time and ends when nothing is left to
 * do; or at once, for {@link Engine#warmUp()}.
 */
final class WarmUp {
  /** The thread works so long at least, and then pauses for as long as it has worked. */
  private static final long WORK_NANOS = 1_000_000;

  /** Before that the JVM has enough to do with what is used meanwhile. */
  private static final long DELAY_NANOS = 250_000_000;

  /** What has not become faster for so long does not: a long kernel may need many times that, beside others that work. */
  private static final long MOST_NANOS = 5_000_000_000L;

  private static final float FASTER = 0.9f;

  /** Where others work too, time says little, and the JVM compiles what has been called often. */
  private static final int CALLS = 200;

  /** Times that have to be steady. */
  private static final int ROUNDS = 8;

  private static final float STEADY = 1.2f;

  /** What takes more than so many times as long as the scalar way is hardly compiled, whatever data these were. */
  private static final int NEAR = 8;

  /**
   * By then what is not {@link #NEAR} what is known of the scalar way is compared with it on the same data: those in use may be of a sort that it leaves early. What has not become faster for so
   * long, and so many {@link #CALLS}, is compiled.
   */
  private static final long LONG_NANOS = 700_000_000L;

  /** After so many times the scalar way is compiled too. */
  private static final int WARM = 64;

  private static final Queue<Supplier<Practice>> WANTED = new ArrayDeque<>();
  private static boolean running; // guarded by WANTED
  private static boolean practising; // guarded by WANTED: the thread has taken one
  private static boolean bits; // guarded by WANTED: their turn has come

  private WarmUp() {}

  /** Something is needed for the first time, or again since the JVM has thrown it away. */
  static void want(Supplier<Practice> practice) {
    synchronized (WANTED) {
      WANTED.add(practice);
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
      want(practice);
    }
  }

  /** The same of twins, unless they are ready. */
  static void wantOnce(Twins twins) {
    if (twins.claim()) {
      want(twins::practice);
    }
  }

  private static void work() {
    LockSupport.parkNanos(DELAY_NANOS);
    attempt(VectorSupport::showVectors);
    Supplier<Practice> next;
    while ((next = take()) != null) {
      Supplier<Practice> practice = next;
      attempt(() -> practise(practice.get(), true));
    }
  }

  /**
   * Does all that is wanted here and now, without pauses, and waits for what the thread has begun, unless the caller is interrupted. Whether
   * there was anything.
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
      attempt(() -> practise(practice.get(), false));
    }
  }

  private static void attempt(Runnable work) {
    try {
      work.run();
    } catch (RuntimeException | LinkageError | VirtualMachineError e) {
      System.getLogger("lockstep").log(System.Logger.Level.WARNING,
          "Lockstep goes on without some of its vectors, which have failed", e);
    }
  }

  private static Supplier<Practice> take() {
    synchronized (WANTED) {
      Supplier<Practice> next = next();
      running = next != null;
      practising = running;
      WANTED.notifyAll();
      return next;
    }
  }

  /** The lock is held. */
  private static Supplier<Practice> next() {
    Supplier<Practice> next = WANTED.poll();
    if (next == null && !bits) { // what all need, but none much: last
      bits = true;
      next = ((BestBits) VectorSupport.TWINS.bits())::practice;
    }
    return next;
  }

  /** Goes on until the wide way is compiled, with pauses for others to work or at once; gives up if it comes no nearer to the scalar one. */
  static void practise(Practice practice, boolean pauses) {
    practise(practice, pauses, MOST_NANOS);
  }

  /** The same, giving up when it has become no faster for so long. */
  static void practise(Practice practice, boolean pauses, long mostNanos) {
    Times wide = new Times();
    Times scalar = new Times();
    long worked = 0, becameFaster = 0;
    int calls = 0; // until it became faster
    float least = Float.POSITIVE_INFINITY;
    while (worked - becameFaster < mostNanos || wide.count - calls < CALLS) {
      long start = System.nanoTime();
      long end;
      do {
        wide.take(practice::wide);
        if (!tells(practice.known(), wide, worked)) {
          scalar.take(practice::scalar);
        }
        end = System.nanoTime();
      } while (end - start < WORK_NANOS);
      worked += end - start;
      float known = practice.known();
      boolean tells = tells(known, wide, worked);
      float limit = tells ? known : scalar.count >= WARM ? scalar.middle : 0;
      boolean isCompiled = worked - becameFaster >= LONG_NANOS && wide.count - calls >= CALLS;
      float most = isCompiled ? NEAR * limit : tells || known == 0 ? limit : 0; // on other data it may be faster
      if (wide.areSteady() && wide.middle < most) {
        practice.ready(limit, wide.middle);
        return;
      }
      if (wide.least < FASTER * least) {
        least = wide.least;
        becameFaster = worked;
        calls = wide.count;
      }
      if (pauses) {
        LockSupport.parkNanos(end - start);
      }
    }
  }

  /** Whether what is known of the scalar way suffices to tell which is the faster, on whatever data it was seen. */
  private static boolean tells(float known, Times wide, long worked) {
    return known > 0 && (wide.middle < known || (wide.middle > NEAR * known && worked < LONG_NANOS));
  }

  /** How long something took, the last times. */
  private static final class Times {
    private final long[] nanos = new long[ROUNDS];
    private int count;
    private float middle; // of them
    private float least = Float.POSITIVE_INFINITY; // middle so far

    void take(Runnable work) {
      long start = System.nanoTime();
      work.run();
      nanos[count++ % ROUNDS] = System.nanoTime() - start;
      long[] sorted = nanos.clone();
      Arrays.sort(sorted);
      middle = sorted[ROUNDS / 2];
      if (count >= ROUNDS) {
        least = Math.min(least, middle);
      }
    }

    boolean areSteady() {
      return count >= ROUNDS && middle < STEADY * least;
    }
  }
}
