package lockstep;

import lockstep.internal.push.Places;
import lockstep.internal.shape.Checks;

/**
 * The results of {@link Engine#pushOut}: for each mover, the nearest place where it is free of all obstacles,
 * and the distance to that place. Allocate one and reuse it: each call overwrites the previous answers.
 *
 * <p>A place is free if the mover {@linkplain Engine#overlap overlaps} no obstacle there, not even by
 * touching it. The columns hold places that are free by the engine's own overlap test, rounding included. So
 * a mover that only touches is moved by a few ulps, and a mover that has been moved is free in the next call.
 * A mover without a free place within reach keeps its own place.
 *
 * <p>Columns are as long as the capacity; entries from {@link #size()} on are unspecified.
 */
public final class PushOut {
  /** The outcome for a mover. */
  public enum Status {
    /** The mover overlaps nothing where it is, and stays there. */
    FREE,

    /** The mover is free at another place. */
    MOVED,

    /**
     * No place within reach is free, or no place was searched for, since lengths are beyond the range of
     * {@link Engine#pushOut}.
     */
    NONE
  }

  final Places places;
  private int size;

  /** Discards all answers. */
  final Runnable clear = () -> begin(0);

  /**
   * The free place of the mover's centre, or of the axis of a cylinder. For a cylinder, the coordinate along
   * its axis is 0.
   */
  public final float[] x, y, z;

  /**
   * The distance from the mover's own place to the free place: 0 if its own place is free, +∞ if no place is
   * within reach.
   */
  public final float[] distance;

  private PushOut(int capacity, float reach) {
    Checks.size("capacity", capacity);
    places = new Places(capacity, Checks.distance("reach", reach));
    x = places.x;
    y = places.y;
    z = places.z;
    distance = places.distance;
  }

  /** Allocates room for the places of {@code capacity} movers, at any distance. */
  public static PushOut allocate(int capacity) {
    return new PushOut(capacity, Float.POSITIVE_INFINITY);
  }

  /**
   * Allocates room for the places of {@code capacity} movers, no farther than {@code reach}. The smaller the
   * reach, the sooner the search ends for a mover deep in a heap of obstacles.
   *
   * @throws IllegalArgumentException if {@code reach} is negative or NaN
   */
  public static PushOut withReach(int capacity, float reach) {
    return new PushOut(capacity, reach);
  }

  /** The maximum distance of a place. */
  public float reach() {
    return places.reach;
  }

  /** The number of movers that fit. */
  public int capacity() {
    return x.length;
  }

  /** The number of movers of the last call. */
  public int size() {
    return size;
  }

  /** The outcome for mover i. */
  public Status status(int i) {
    Checks.index("i", i, size);
    return distance[i] == 0 ? Status.FREE
        : distance[i] < Float.POSITIVE_INFINITY ? Status.MOVED : Status.NONE;
  }

  /** The number of movers with this outcome. */
  public int count(Status status) {
    int count = 0;
    for (int i = 0; i < size; i++) {
      count += status(i) == status ? 1 : 0;
    }
    return count;
  }

  /** Sets how many answers a call will write. The caller has checked that they fit. */
  void begin(int movers) {
    size = movers;
  }

  @Override
  public String toString() {
    return "PushOut[" + count(Status.FREE) + " free, " + count(Status.MOVED) + " moved, " + count(Status.NONE)
        + " without a place]";
  }
}
