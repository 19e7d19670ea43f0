package lockstep;

import lockstep.internal.query.GroupNearest;
import lockstep.internal.shape.Checks;

/**
 * How far each group is from what is nearest to it: {@link Engine#nearest(Groups, Obstacles, GroupDistances)}
 * and {@link Engine#nearest(Groups, Groups, GroupDistances)}. Of pairs at the same distance it is that of the
 * lowest shape of the group and, of these, that of the lowest obstacle. Allocate one and reuse it: each call
 * overwrites the previous answers. Entries from {@link #size()} on are unspecified.
 */
public final class GroupDistances {
  final GroupNearest columns;

  /** How far away it is, 0 where shapes overlap, +∞ for none. */
  public final float[] distance;

  /** The number of the group's shape that is nearest to it, in its buffer; −1 for none. */
  public final int[] shape;

  /** Its number, through all of {@link Obstacles#of several}, or in the buffer of groups; −1 for none. */
  public final int[] obstacle;

  private float within = Float.POSITIVE_INFINITY;

  private GroupDistances(int capacity) {
    columns = new GroupNearest(Checks.size("capacity", capacity));
    distance = columns.distance;
    shape = columns.row;
    obstacle = columns.element;
  }

  /** Allocates room for the answers of {@code capacity} groups. */
  public static GroupDistances allocate(int capacity) {
    return new GroupDistances(capacity);
  }

  /**
   * From now on only what is at most that far away counts, touching it included. The smaller it is, the less
   * a tree has to search. Returns this.
   *
   * @param distance +∞, as it is at first, for whatever distance
   * @throws IllegalArgumentException if it is NaN or negative
   */
  public GroupDistances within(float distance) {
    within = Checks.distance("distance", distance);
    return this;
  }

  /** The distance that counts. */
  public float within() {
    return within;
  }

  /** The number of groups that fit. */
  public int capacity() {
    return distance.length;
  }

  /** The number of groups of the last call. */
  public int size() {
    return columns.size();
  }

  @Override
  public String toString() {
    return "GroupDistances[" + size() + "]";
  }
}
