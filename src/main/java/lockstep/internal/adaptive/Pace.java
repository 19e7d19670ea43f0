package lockstep.internal.adaptive;

import java.util.Arrays;

/**
 * Measures which of two ways of the same computation is currently faster: scalar until the JVM has compiled
 * the other, then the one that measurements during work favour. A scalar kernel takes time for each pair, a
 * wide one for each block, however full, so the choice also depends on the number of pairs.
 *
 * <p>All threads share one instance without locks. A sample lost to a race costs only that sample.
 */
public class Pace {
  /** Estimated nanoseconds of work between timed runs, so that reading the clock costs little. */
  protected static final float INTERVAL = 30_000;

  /** The share of the time that may be spent on timing the slower way. */
  private static final float LOOKING = 1f / 200;

  /** Number of samples whose minimum counts, which discards interrupted ones. */
  private static final int SAMPLES = 3;

  /** A sample counts at most this many times the estimate, so that a wrong one is soon corrected. */
  private static final int MOST = 8;

  /**
   * A wide kernel that takes this many times its former time, and this many times the scalar one's, has been
   * discarded by the JVM.
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
  private int scalarTaken; // since the last sample of the wide one, up to SAMPLES
  private int scalarWhole; // the latest that were not capped at MOST times the estimate, up to SAMPLES
  // of the wide one, when it had just been compiled, or the largest known at that time
  private float usual;
  private float credit; // nanoseconds that may be spent on the slower way
  private volatile float leastScalar; // of all samples
  private boolean looked; // the latest timed run was of the slower way
  private volatile boolean ready;

  /** For a wide way that takes as long for 1 as for {@code block} elements. */
  public Pace(int block) {
    this.block = block;
  }

  private int blocks(int count) {
    return (count + block - 1) / block;
  }

  /** Whether to run the wide way for this many pairs. */
  public boolean wide(int count) {
    return ready && wideNanos * blocks(count) < scalarNanos * count;
  }

  /** The expected time of a run of this many pairs. */
  public float nanos(int count) {
    float scalar = scalarNanos * count;
    return ready ? Math.min(scalar, wideNanos * blocks(count)) : scalar;
  }

  /** The least time per pair that the scalar way has taken so far, or 0 if unknown. */
  public float leastScalar() {
    return leastScalar;
  }

  /** Whether the wide way is compiled. Until then it is not run. */
  public boolean isReady() {
    return ready;
  }

  /**
   * Whether to run the wide way for this many pairs when the run is timed; occasionally chooses the slower
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

  /** Records the time that this many pairs took. */
  public void sample(boolean wide, long time, int count) {
    float nanos = Math.max((float) time, 1f); // some clocks are coarse
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
   * Called when the wide way is compiled. If it happens again, its times are kept: the next trial shows
   * whether they came from a discarded kernel, or from data that do not suit it.
   *
   * @param scalarNanos time of the scalar way for a pair of sample data: better than nothing
   * @param wideNanos time of the wide way for a block of them
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
