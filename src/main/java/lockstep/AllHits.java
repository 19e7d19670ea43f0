package lockstep;

import lockstep.internal.query.AllHitsSink;
import lockstep.internal.shape.Checks;

/**
 * The results of {@link Engine#all}: all hits of each ray, sorted by distance, up to {@link #perRay()} per
 * ray. The nearest hit comes first; on equal t, that of the lowest instance, and in it the one with the
 * lowest index. Hit k of ray i is entry {@code i · perRay + k} of the columns. If a ray has more hits, the
 * nearest are kept, and {@link #needed(int)} returns how many there are. Allocate one and reuse it: each call
 * overwrites the previous answers.
 */
public final class AllHits {
  private final int capacity;
  private final int perRay;
  final AllHitsSink sink;

  /**
   * The hit parameter t, in units of the ray's direction. Entries beyond a ray's last hit are unspecified.
   */
  public final float[] t;

  /** The barycentric weights of corners b and c of a triangle; 0 for other shapes. */
  public final float[] u, v;

  /** The index in its buffer of the shape that was hit. */
  public final int[] index;

  /** The instance that was hit; of length 0 unless {@linkplain #withInstances wanted}. */
  public final int[] instance;

  private AllHits(int capacity, int perRay, boolean tellsInstances) {
    this.capacity = Checks.notNegative("capacity", capacity);
    this.perRay = Checks.notNegative("perRay", perRay);
    if ((long) capacity * perRay > Integer.MAX_VALUE - 8) {
      throw new IllegalArgumentException(
          "capacity · perRay is " + (long) capacity * perRay + ", more than " + (Integer.MAX_VALUE - 8));
    }
    sink = new AllHitsSink(capacity, perRay, tellsInstances);
    t = sink.columns[0];
    u = sink.columns[1];
    v = sink.columns[2];
    index = sink.index;
    instance = sink.instance;
  }

  /** Allocates room for {@code perRay} hits of each of {@code capacity} rays. */
  public static AllHits allocate(int capacity, int perRay) {
    return new AllHits(capacity, perRay, false);
  }

  /** Allocates the same room for rays that are cast at {@link Instances}. */
  public static AllHits withInstances(int capacity, int perRay) {
    return new AllHits(capacity, perRay, true);
  }

  /** Refuses these results if they have no room for instances. */
  void needInstances() {
    if (instance.length == 0 && index.length > 0) {
      throw new IllegalArgumentException("hits has no column for instances: see AllHits.withInstances");
    }
  }

  /** The number of rays that fit. */
  public int capacity() {
    return capacity;
  }

  /** The maximum number of hits kept for each ray. */
  public int perRay() {
    return perRay;
  }

  /** The number of rays of the last call. */
  public int size() {
    return sink.size();
  }

  /** The number of shapes that ray i hits. */
  public int needed(int i) {
    Checks.index("i", i, size());
    return sink.needed[i];
  }

  /** The number of listed hits of ray i: {@code min(needed(i), perRay())}. */
  public int count(int i) {
    return Math.min(needed(i), perRay);
  }

  /** The number of rays that hit more shapes than are listed. */
  public int overflows() {
    int overflows = 0;
    for (int i = 0; i < size(); i++) {
      overflows += sink.needed[i] > perRay ? 1 : 0;
    }
    return overflows;
  }

  @Override
  public String toString() {
    return "AllHits[" + size() + " rays]";
  }
}
