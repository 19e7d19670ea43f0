package lockstep.internal.adaptive;

import java.util.Arrays;

/**
 * Runs the wide way of something {@link Adaptive}, a millisecond at a time, until the JVM has compiled all of
 * it. That is told as soon as the wide way is faster than the scalar one, which may be long before the
 * last of its loops is compiled.
 */
final class Rehearsal {
  /** A step works for that long at least. */
  private static final long WORK_NANOS = 1_000_000;

  /**
   * A way that has not become faster for that long does not: a long kernel may need many times that, beside
   * others that work.
   */
  private static final long GIVE_UP_NANOS = 5_000_000_000L;

  /** The same once it is faster than the scalar way. */
  private static final long SETTLED_NANOS = 20_000_000;

  private static final float FASTER = 0.9f;

  /** Where others work too, time says little, and the JVM compiles what has been called often. */
  private static final int CALLS = 200;

  /** Times that have to be steady. */
  private static final int ROUNDS = 8;

  private static final float STEADY = 1.2f;

  /**
   * A way that takes more than that many times as long as the scalar way is hardly compiled, whatever data
   * these were.
   */
  private static final int NEAR = 8;

  /**
   * After that long a way that is not {@link #NEAR} the known time of the scalar way is compared with it on
   * the same data: those in use may be of a sort that it leaves early. A way that has not become faster for
   * that long, and for {@link #CALLS}, is compiled.
   */
  private static final long LONG_NANOS = 700_000_000L;

  /** After that many calls the scalar way is compiled too. */
  private static final int WARM = 64;

  private final Adaptive adaptive;
  private final Practice practice;
  private final long giveUpNanos;
  private final Times wide = new Times();
  private final Times scalar = new Times();
  private long worked, becameFaster;
  private int calls; // until it became faster
  private float least = Float.POSITIVE_INFINITY;
  private boolean ready;

  Rehearsal(Adaptive adaptive) {
    this(adaptive, GIVE_UP_NANOS);
  }

  /** Gives up when the wide way has become no faster for that long. */
  Rehearsal(Adaptive adaptive, long giveUpNanos) {
    this.adaptive = adaptive;
    practice = adaptive.practice();
    this.giveUpNanos = giveUpNanos;
  }

  /** Whether the wide way has become faster than the scalar one. */
  boolean isReady() {
    return ready;
  }

  /**
   * Works for a moment. False if nothing is left to do: the wide way is compiled, or comes no nearer to the
   * scalar one.
   */
  boolean step() {
    long start = System.nanoTime();
    long end;
    do {
      practice.callLoops();
      wide.take(practice::wide);
      if (!ready && !tells(known())) {
        scalar.take(practice::scalar);
      }
      end = System.nanoTime();
    } while (end - start < WORK_NANOS);
    worked += end - start;
    if (!ready) {
      compare();
    }
    if (wide.least < FASTER * least) {
      least = wide.least;
      becameFaster = worked;
      calls = wide.count;
    }
    return ready ? worked - becameFaster < SETTLED_NANOS
        : worked - becameFaster < giveUpNanos || wide.count - calls < CALLS;
  }

  private void compare() {
    float known = known();
    boolean tells = tells(known);
    float limit = tells ? known : scalar.count >= WARM ? scalar.middle : 0;
    boolean isCompiled = worked - becameFaster >= LONG_NANOS && wide.count - calls >= CALLS;
    // on other data it may be faster
    float most = isCompiled ? NEAR * limit : tells || known == 0 ? limit : 0;
    if (wide.areSteady() && wide.middle < most) {
      adaptive.ready(limit / practice.units(), wide.middle / practice.blocks());
      ready = true;
    }
  }

  /** How long the scalar way would take for what the practice does, by what is known of its use; or 0. */
  private float known() {
    return practice.units() * adaptive.known();
  }

  /**
   * Whether the known time of the scalar way suffices to tell which is the faster, on whatever data it was
   * seen.
   */
  private boolean tells(float known) {
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
