package lockstep.internal.adaptive;

import java.util.Arrays;

/**
 * Runs the wide way of an {@link Adaptive}, a millisecond at a time, until the JVM has compiled all of it. It
 * reports ready as soon as the wide way is faster than the scalar one, which may be long before the last of
 * its loops is compiled.
 */
final class Rehearsal {
  /** Least duration of a step. */
  private static final long WORK_NANOS = 1_000_000;

  /**
   * A wide way that has not become faster for this long is given up; a long kernel may need many times that,
   * beside other work.
   */
  private static final long GIVE_UP_NANOS = 5_000_000_000L;

  /** The limit that applies once it is faster than the scalar way. */
  private static final long SETTLED_NANOS = 20_000_000;

  /**
   * The same if it is faster than the scalar way only on the same data, and what is in use is known to take
   * less: a loop may not be compiled yet, and whoever goes on by trials alone has it compiled seconds later.
   */
  private static final long DOUBTFUL_NANOS = 1_500_000_000;

  private static final float FASTER = 0.9f;

  /**
   * If {@link Practice#callLoops} takes longer, the JVM interprets: calls with data, which take far longer,
   * are postponed, but no more often than that.
   */
  private static final long INTERPRETED_NANOS = 10_000_000;

  private static final int MOST_POSTPONED = 30;

  /**
   * Least number of calls: while other threads work, time is a poor measure, and the JVM compiles what has
   * been called often.
   */
  private static final int CALLS = 200;

  /** Number of times that must be steady. */
  private static final int ROUNDS = 8;

  private static final float STEADY = 1.2f;

  /**
   * A wide way that takes more than this many times as long as the scalar way is probably not compiled,
   * whatever the data were.
   */
  private static final int NEAR = 8;

  /**
   * After this long, a wide way that is not {@link #NEAR} the known time of the scalar way is compared with
   * it on the same data, as the data in use may be of a kind that the scalar way leaves early. A wide way
   * that has not become faster for this long, and for {@link #CALLS}, counts as compiled.
   */
  private static final long LONG_NANOS = 700_000_000L;

  /** After this many calls the scalar way is compiled too. */
  private static final int WARM = 64;

  private final Adaptive adaptive;
  private final Practice practice;
  private final long giveUpNanos;
  private final Times wide = new Times();
  private final Times scalar = new Times();
  private long worked, becameFaster;
  private int calls; // until it became faster
  private float least = Float.POSITIVE_INFINITY;
  private int postponed; // calls with data
  private boolean ready;

  Rehearsal(Adaptive adaptive) {
    this(adaptive, GIVE_UP_NANOS);
  }

  /** Gives up when the wide way has not become faster for that long. */
  Rehearsal(Adaptive adaptive, long giveUpNanos) {
    this.adaptive = adaptive;
    practice = adaptive.practice();
    this.giveUpNanos = giveUpNanos;
  }

  /** Whether the wide way has become faster than the scalar one. */
  boolean isReady() {
    return ready;
  }

  /** Estimated nanoseconds that the scalar way has taken since the wide one is wanted. */
  long cost() {
    return adaptive.cost();
  }

  /**
   * Runs one step. False if nothing is left to do: the wide way is compiled, or gets no closer to the scalar
   * one.
   */
  boolean step() {
    long start = System.nanoTime();
    long end;
    do {
      long before = System.nanoTime();
      practice.callLoops();
      end = System.nanoTime();
      if (end - before > INTERPRETED_NANOS && postponed < MOST_POSTPONED) {
        postponed++;
        continue;
      }
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
    return ready ? worked - becameFaster < (isDoubtful() ? DOUBTFUL_NANOS : SETTLED_NANOS)
        : worked - becameFaster < giveUpNanos || wide.count - calls < CALLS;
  }

  private boolean isDoubtful() {
    return known() > 0 && wide.least >= known();
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

  /** The time of the scalar way for the work of the practice, estimated from real use; or 0. */
  private float known() {
    return practice.units() * adaptive.known();
  }

  /**
   * Whether the known time of the scalar way suffices to decide which is faster, whatever data it comes from.
   */
  private boolean tells(float known) {
    return known > 0 && (wide.middle < known || (wide.middle > NEAR * known && worked < LONG_NANOS));
  }

  /** The latest times of a computation. */
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
