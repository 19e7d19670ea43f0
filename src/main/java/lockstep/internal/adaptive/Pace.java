package lockstep.internal.adaptive;

import java.util.Arrays;

/**
 * How fast two ways of doing the same are just now, and so which to take: scalar until the JVM has compiled
 * the other one, then what measurement while working says. A scalar kernel takes time for each pair, a wide
 * one for each block, however full: so it depends on the number of pairs too.
 *
 * <p>All threads share it without locks. A sample that is lost to a race costs nothing but itself.
 */
public class Pace {
  /**
   * Of so much work in nanoseconds, as estimated, one run is timed, so that reading the clock costs little.
   */
  protected static final float INTERVAL = 30_000;

  /** The part of the time that may be spent on timing the slower way. */
  private static final float LOOKING = 1f / 200;

  /** The least of so many samples counts: those that were interrupted do not. */
  private static final int SAMPLES = 3;

  /** A sample counts as so many times the estimate at most, so that a wrong one is soon corrected. */
  private static final int MOST = 8;

  /**
   * A wide kernel that takes so many times as long as it did, and as the scalar one, has been thrown away by
   * the JVM.
   */
  private static final int FALLEN = 4;

  /** Nanoseconds per pair, before the first samples. */
  private static final float GUESS = 10;

  /** The latest times of one way. */
  private static final class Samples {
    private final float[] nanos = new float[SAMPLES];
    private int next;

    void add(float sample) {
      int k = next;
      nanos[k] = sample;
      next = k + 1 < SAMPLES ? k + 1 : 0;
    }

    void fill(float sample) {
      Arrays.fill(nanos, sample);
    }

    float least() {
      return Math.min(Math.min(nanos[0], nanos[1]), nanos[2]);
    }
  }

  private final int block;
  private final Samples scalarSamples = new Samples();
  private final Samples wideSamples = new Samples();
  private volatile float scalarNanos = GUESS; // per pair
  private volatile float wideNanos; // per block
  private int scalarTaken; // since the last of the wide one, up to SAMPLES
  private int scalarWhole; // the latest that were not cut off at so many times the estimate, up to SAMPLES
  // of the wide one, when it had just been compiled, or the most that it was known to take then
  private float usual;
  private float credit; // nanoseconds that may be spent on the slower way
  private volatile float leastScalar; // ever
  private boolean looked; // the latest timed run was of the slower way
  private volatile boolean ready;

  /** Of something that takes the wide way as long for 1 as for {@code block} of them. */
  public Pace(int block) {
    this.block = block;
  }

  private int blocks(int count) {
    return (count + block - 1) / block;
  }

  /** Whether the wide one is to be run for so many pairs. */
  public boolean wide(int count) {
    return ready && wideNanos * blocks(count) < scalarNanos * count;
  }

  /** How long a run of so many pairs is expected to take. */
  public float nanos(int count) {
    float scalar = scalarNanos * count;
    return ready ? Math.min(scalar, wideNanos * blocks(count)) : scalar;
  }

  /** The least that the scalar one has taken for a pair so far, or 0 if that is not known yet. */
  public float leastScalar() {
    return leastScalar;
  }

  /** Whether the wide one is compiled. Until then it is not run. */
  public boolean isReady() {
    return ready;
  }

  /**
   * Whether the wide one is to be run for so many pairs of which the time is taken: now and then the slower
   * way.
   */
  public boolean next(int count) {
    if (!ready) {
      return false;
    }
    float scalar = scalarNanos * count;
    float wide = wideNanos * blocks(count);
    float more = Math.abs(scalar - wide);
    looked = !looked && credit >= more; // never twice in a row
    credit = looked ? 0 : credit;
    return (wide < scalar) != looked;
  }

  /** So many pairs took that time. */
  public void sample(boolean wide, long time, int count) {
    float nanos = Math.max((float) time, 1f); // there are coarse clocks
    credit += LOOKING * Math.max(nanos, INTERVAL);
    if (wide) {
      wideSamples.add(Math.min(nanos / blocks(count), MOST * wideNanos));
      wideNanos = wideSamples.least();
      scalarTaken = 0;
      return;
    }
    float most = MOST * scalarNanos;
    scalarSamples.add(Math.min(nanos / count, most));
    scalarWhole = nanos / count <= most ? Math.min(scalarWhole + 1, SAMPLES) : 0;
    scalarTaken = Math.min(scalarTaken + 1, SAMPLES);
    if (scalarTaken == SAMPLES || ready) {
      scalarNanos = scalarSamples.least();
      if (scalarWhole == SAMPLES) {
        leastScalar = leastScalar == 0 ? scalarNanos : Math.min(leastScalar, scalarNanos);
      }
    }
    if (ready && scalarTaken == SAMPLES && wideNanos > FALLEN * usual
        && wideNanos * blocks(count) > FALLEN * scalarNanos * count) {
      ready = false;
    }
  }

  /**
   * The wide one is compiled. If it is so again, its times are left as they are: the next trial tells whether
   * they were those of a kernel thrown away, or of data that it does not suit.
   *
   * @param scalarNanos what the scalar one took for a pair of data made up for the purpose: better than
   *     nothing
   * @param wideNanos what the wide one took for a block of it
   */
  public void ready(float scalarNanos, float wideNanos) {
    if (usual == 0) {
      if (scalarTaken < SAMPLES) {
        scalarSamples.fill(scalarNanos);
        this.scalarNanos = scalarNanos;
      }
      wideSamples.fill(wideNanos);
      this.wideNanos = wideNanos;
    }
    usual = Math.max(usual, this.wideNanos);
    ready = true;
  }
}
