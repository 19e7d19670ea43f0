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
 * <p>Obstacles are solid throughout: there is one way out of a half-space, however deep a mover is behind
 * the wall. Triangles are sheets with two sides, and a mesh of them has no inside. Among places that are
 * equally near, by distances in floats, the result is the one with the largest x, then the largest y, then
 * the largest z. So the way out of the exact centre of one obstacle is straight along x, or along y where x
 * is the axis. The order of obstacles changes nothing. Movers are not tested against each other, nor
 * against the places where others go.
 *
 * <p>Candidates have closed forms and are computed in double: the nearest points of borders, the crossings
 * of two borders, and in space of three. Obstacles are grown by the mover's radius and by a margin of a few
 * ulps, at most 2⁻¹⁹ of radii and coordinates, so that the place is still free when rounded to floats. The
 * result is the nearest free place among the grown obstacles, and a gap that is wider than the mover by
 * less than the margin is closed. In space, balls approximate round edges and the sides of capsules until
 * the rest is within that margin. So a place on one of these may be aside by the square root of the margin,
 * which makes it no farther. Where two of them touch all along, as in a slit of zero width, margins double
 * until its end is reached.
 *
 * <p>This holds for lengths between 1e-18 and 1e18. For shorter lengths, the place is free, but may not be
 * the nearest. The answer is {@link Status#NONE} if the sum of the mover's radius, its distance
 * from the origin and the extent of an obstacle in its way is larger than 2⁶⁰, about 1.15e18, or if the
 * place is that far away: beyond that, squares overflow in the overlap test.
 *
 * <p>A mover that overlaps nothing, such as one with a NaN or a negative radius, stays where it is.
 * Obstacles with a NaN or a negative radius obstruct no mover. There is no way out of an infinite radius.
 *
 * <p>A free mover costs an overlap test with each obstacle, or a query of the tree. Any other mover costs a
 * few more, one for each piece of an obstacle that turns out to be in the way, such as the ball around a
 * point of its edge: some microseconds among one to three obstacles. The work grows with the square of the
 * number of obstacles that reach the mover and the way out: 200 boxes of a grid or 100 turned boxes in a
 * heap take some ten milliseconds. Where many faces all meet in one point, as at the top of a cone, it
 * grows with the cube: a tenth of a second for 64 triangles, up to a second for 128. {@link
 * #withReach} bounds the work.
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

    /** No place within reach is free, or no place was searched for, since lengths are beyond the range. */
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
