package lockstep;

import java.util.Objects;
import lockstep.internal.kernel.Verb;
import lockstep.internal.query.GroupHits;
import lockstep.internal.query.Grouping;
import lockstep.internal.shape.Checks;

/**
 * Shapes, or rays, of a buffer in groups of consecutive ones, each of which is one question: the spheres of
 * a robot in one configuration, or those of all configurations along a motion, one configuration after the
 * other. {@link Engine#any(Groups, Obstacles, Hits)} tells which groups are free, {@link Engine#first(Groups,
 * Obstacles, FirstHits)} where each has its first conflict, {@link Engine#count(Groups, Obstacles,
 * GroupCounts)} how many of its shapes are in one, and {@link Engine#nearest(Groups, Obstacles,
 * GroupDistances)} how far each is from the obstacles. Obstacles may be groups, too: each group is asked
 * about that of the same number, as in many small worlds at once.
 *
 * <pre>
 *   Groups robots = balls.groups(60);              // 60 for each configuration, one after the other
 *   engine.any(robots, obstacles, hits);           // bit i: configuration i touches an obstacle
 *   engine.any(robots, robots, Pairing.indexed(a, b, count), hits);       // or itself, by 60 × 60 / 2 pairs
 *   engine.first(balls.groups(60 * 20), obstacles, conflicts);            // 20 configurations on each edge
 *   engine.count(robots, obstacles, counts);       // how many of its balls touch an obstacle
 *   engine.nearest(robots, obstacles, distances);  // how much room each has
 *   engine.any(robots, crates.groups(20), hits);   // each touches one of its own 20 crates
 * </pre>
 *
 * <p>Groups of rays, made by {@link Rays#groups(int)}, are those of a sensor, or an agent's lines of sight.
 * Of these, {@code any}, {@code first} and {@code count} tell which rays {@linkplain Engine#any(Rays,
 * Obstacles, Hits) hit} something.
 *
 * <pre>
 *   Groups sight = rays.groups(16);                // 16 rays to the corners of each target
 *   engine.any(sight, walls, hits);                // bit i: some ray to target i hits a wall
 *   engine.count(sight, walls, counts);            // how many do: 16 if nothing of it can be seen
 * </pre>
 *
 * <p>The answers are those of asking about each shape or ray by itself: bit for bit the same, but sooner. It
 * is a view of the buffer, made by {@link Shapes#groups(int)}, whose columns may change at any time between
 * calls; make it once and use it for every call.
 */
public final class Groups {
  /** The buffer of the shapes, or of the rays. */
  final Columns all;

  /** The verb that tells whether one of them hits a shape. */
  final Verb verb;

  final Grouping grouping;

  private Groups(Columns all, Verb verb, Grouping grouping) {
    this.all = all;
    this.verb = verb;
    this.grouping = grouping;
  }

  /** Groups of {@code each}. */
  static Groups of(Columns all, Verb verb, int each) {
    Checks.multiple("size()", all.size(), Checks.atLeast("each", each, 1));
    return new Groups(all, verb, Grouping.of(each, all.size() / each));
  }

  /** Groups that begin and end at offsets. */
  static Groups of(Columns all, Verb verb, int[] offsets, int count) {
    Checks.room("offsets.length", Objects.requireNonNull(offsets, "offsets").length, "ends of groups",
        Checks.notNegative("count", count) + 1L);
    return new Groups(all, verb, Grouping.of(offsets, count));
  }

  /** Where {@code hits} take what is found of groups; throws if there are more than fit. */
  static GroupHits hits(Groups groups, Hits hits) {
    check(groups, hits.capacity());
    return hits.ofGroups();
  }

  static GroupHits hits(Groups groups, FirstHits hits) {
    check(groups, hits.capacity());
    return hits.ofGroups;
  }

  static GroupHits hits(Groups groups, GroupCounts counts) {
    check("counts.capacity()", groups, counts.capacity());
    return counts.ofGroups;
  }

  private static void check(Groups groups, int capacity) {
    check("hits.capacity()", groups, capacity);
  }

  private static void check(String name, Groups groups, int capacity) {
    Checks.room(name, capacity, "groups", groups.size());
  }

  /** Checks the offsets as they are now; the number of shapes has a name in messages. */
  void check(String sizeName) {
    grouping.check(all instanceof Rays ? "rays().size()" : sizeName, all.size());
  }

  /**
   * The shapes of all groups.
   *
   * @throws IllegalStateException if these are groups of rays
   */
  public Shapes shapes() {
    if (all instanceof Shapes shapes) {
      return shapes;
    }
    throw new IllegalStateException(this + " has rays, and no shapes");
  }

  /**
   * The rays of all groups.
   *
   * @throws IllegalStateException if these are groups of shapes
   */
  public Rays rays() {
    if (all instanceof Rays rays) {
      return rays;
    }
    throw new IllegalStateException(this + " has shapes, and no rays");
  }

  /** The number of groups. */
  public int size() {
    return grouping.size();
  }

  @Override
  public String toString() {
    return "Groups[" + size() + " of " + all + "]";
  }
}
