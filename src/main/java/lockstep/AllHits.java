package lockstep;

import lockstep.internal.query.AllHitsSink;
import lockstep.internal.shape.Checks;

/**
 * All hits of every ray sorted by distance, the nearest first, on equal t the lowest index first: up to a
 * number per ray. Hit k of ray i is entry {@code i · perRay + k} of the columns. Of a ray that has more, the
 * nearest are kept, and {@link #needed(int)} tells how many there are. Make one and use it for every call;
 * each call overwrites the last one's answers.
 */
public final class AllHits {
  private final int capacity;
  private final int perRay;
  final AllHitsSink sink;

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
    sink = new AllHitsSink(capacity, perRay);
    t = sink.columns[0];
    u = sink.columns[1];
    v = sink.columns[2];
    index = sink.index;
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
    return sink.size();
  }

  /** The number of shapes that ray i hits. */
  public int needed(int i) {
    Checks.index("i", i, size());
    return sink.needed[i];
  }

  /** The number of hits of ray i that are listed: {@code min(needed(i), perRay())}. */
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
