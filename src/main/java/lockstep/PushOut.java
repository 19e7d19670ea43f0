package lockstep;

import lockstep.internal.push.Places;
import lockstep.internal.shape.Checks;

/**
 * The results of {@link Engine#pushOut}: for each mover the nearest place where it is free of all obstacles,
 * and how far that is. Make one and use it for every call; each call overwrites the last one's answers.
 *
 * <p>A place is free where the mover, there, {@linkplain Engine#overlap overlaps} no obstacle, not even by
 * touching it: the columns hold places for which the engine's own test says so, rounding included. So a mover
 * that only touches is moved by a few ulps, and one that has been moved is free when asked again. The place
 * of a mover that has none within reach is its own.
 *
 * <p>Columns are as long as the capacity; what stands in them from {@link #size()} on is unspecified.
 */
public final class PushOut {
  /** What has become of a mover. */
  public enum Status {
    /** It overlaps nothing where it is, and stays there. */
    FREE,

    /** It is free at another place. */
    MOVED,

    /**
     * No place within reach is free, or none was looked for, as lengths are beyond the range of {@link
     * Engine#pushOut}.
     */
    NONE
  }

  final Places places;
  private int size;

  /** Leaves no answers. */
  final Runnable clear = () -> begin(0);

  /**
   * The free place: where the mover's centre, or the axis of a cylinder, is then. Of a cylinder the
   * coordinate along its axis is 0.
   */
  public final float[] x, y, z;

  /** How far it is from where the mover was, 0 where that is free, +∞ where nothing is within reach. */
  public final float[] distance;

  private PushOut(int capacity, float reach) {
    Checks.size("capacity", capacity);
    places = new Places(capacity, Checks.distance("reach", reach));
    x = places.x;
    y = places.y;
    z = places.z;
    distance = places.distance;
  }

  /** Room for the places of {@code capacity} movers, however far they are. */
  public static PushOut allocate(int capacity) {
    return new PushOut(capacity, Float.POSITIVE_INFINITY);
  }

  /**
   * The same, of places that are no farther than {@code reach}. The smaller it is, the sooner a mover deep in
   * a heap of obstacles is given up.
   *
   * @throws IllegalArgumentException if {@code reach} is negative or NaN
   */
  public static PushOut withReach(int capacity, float reach) {
    return new PushOut(capacity, reach);
  }

  /** How far places may be. */
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

  /** What has become of mover i. */
  public Status status(int i) {
    Checks.index("i", i, size);
    return distance[i] == 0 ? Status.FREE
        : distance[i] < Float.POSITIVE_INFINITY ? Status.MOVED : Status.NONE;
  }

  /** The number of movers of which that has become. */
  public int count(Status status) {
    int count = 0;
    for (int i = 0; i < size; i++) {
      count += status(i) == status ? 1 : 0;
    }
    return count;
  }

  /** Says how many answers a call will write. The caller has seen that they fit. */
  void begin(int movers) {
    size = movers;
  }

  @Override
  public String toString() {
    return "PushOut[" + count(Status.FREE) + " free, " + count(Status.MOVED) + " moved, " + count(Status.NONE)
        + " without a place]";
  }
}
