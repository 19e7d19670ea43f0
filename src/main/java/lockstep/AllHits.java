package lockstep;

import java.util.Arrays;
import lockstep.internal.kernel.Buffers;
import lockstep.internal.kernel.DescribedKernel;
import lockstep.internal.kernel.Layout;
import lockstep.internal.kernel.Verb;

/**
 * All hits of every ray sorted by distance, the nearest first, on equal t the lowest index first: up to a
 * number per ray. Hit k of ray i is entry {@code i · perRay + k} of the columns. Of a ray that has more, the
 * nearest are kept, and {@link #needed(int)} tells how many there are. Make one and use it for every call;
 * each call overwrites the last one's answers.
 */
public final class AllHits {
  private static final Layout LAYOUT = Verb.CAST.layout();

  private final int capacity;
  private final int perRay;
  private final int[] needed;
  private final float[][] columns;

  /** Takes the hits of a call. */
  final HitSink sink = new HitSink() {
    @Override
    public void add(int ray, int shape, DescribedKernel kernel, boolean swap, Buffers answers, int k) {
      AllHits.this.add(ray, shape, kernel, swap, answers, k);
    }

    @Override
    public void finish(int from, int to) {
      sort(from, to);
    }
  };

  /** Leaves no answers. */
  final Runnable clear = () -> begin(0);

  private final Ranks ranks;

  private int size;

  /** In units of the ray's direction. Entries beyond a ray's last hit are unspecified. */
  public final float[] t;

  /** Weights of corners b and c of a triangle; 0 for other shapes. */
  public final float[] u, v;

  /** The index in its buffer of the shape that was hit. */
  public final int[] index;

  private AllHits(int capacity, int perRay) {
    this.capacity = Checks.notNegative("capacity", capacity);
    this.perRay = Checks.notNegative("perRay", perRay);
    if ((long) capacity * perRay > Integer.MAX_VALUE - 8) {
      throw new IllegalArgumentException(
          "capacity · perRay is " + (long) capacity * perRay + ", more than " + (Integer.MAX_VALUE - 8));
    }
    needed = new int[capacity];
    columns = new float[LAYOUT.floats().size()][capacity * perRay];
    t = columns[0];
    u = columns[1];
    v = columns[2];
    index = new int[capacity * perRay];
    ranks = new Ranks(index, columns);
  }

  /** Room for {@code perRay} hits of each of {@code capacity} rays. */
  public static AllHits allocate(int capacity, int perRay) {
    return new AllHits(capacity, perRay);
  }

  /** The number of rays that fit. */
  public int capacity() {
    return capacity;
  }

  /** The number of hits kept of each ray. */
  public int perRay() {
    return perRay;
  }

  /** The number of rays of the last call. */
  public int size() {
    return size;
  }

  /** The number of shapes that ray i hits. */
  public int needed(int i) {
    Checks.index("i", i, size);
    return needed[i];
  }

  /** The number of hits of ray i that are listed: {@code min(needed(i), perRay())}. */
  public int count(int i) {
    return Math.min(needed(i), perRay);
  }

  /** The number of rays that hit more shapes than are listed. */
  public int overflows() {
    int overflows = 0;
    for (int i = 0; i < size; i++) {
      overflows += needed[i] > perRay ? 1 : 0;
    }
    return overflows;
  }

  /**
   * Says how many rays a call is about, and that none has a hit so far. The caller has seen that they fit.
   */
  void begin(int rays) {
    size = rays;
    Arrays.fill(needed, 0, rays, 0);
  }

  /** Keeps a hit of a ray; beyond {@link #perRay} the last one falls out. */
  private void add(int ray, int shape, DescribedKernel kernel, boolean swap, Buffers answers, int k) {
    int base = ray * perRay;
    int kept = needed[ray]++;
    boolean full = kept >= perRay;
    if (full && (perRay == 0 || !ranks.isBefore(kernel.value(0, swap, answers, k), shape, base))) {
      return;
    }
    int at = full ? base : base + kept;
    index[at] = shape;
    for (int c = 0; c < columns.length; c++) {
      columns[c][at] = kernel.value(c, swap, answers, k);
    }
    if (full) {
      ranks.sink(base, perRay);
    } else {
      ranks.rise(base, kept + 1);
    }
  }

  private void sort(int from, int to) {
    for (int ray = from; ray < to; ray++) {
      ranks.sort(ray * perRay, Math.min(needed[ray], perRay));
    }
  }

  @Override
  public String toString() {
    return "AllHits[" + size + " rays]";
  }
}
