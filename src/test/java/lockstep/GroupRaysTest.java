package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Random;
import java.util.stream.IntStream;
import lockstep.Samples.Distribution;
import lockstep.Samples.Placement;
import lockstep.internal.shape.Kind;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Answers about groups of rays are those about each ray. */
@Runs.Widest
@Runs.Vectors
class GroupRaysTest {
  @Provide
  Arbitrary<Kind> shapes() {
    return Arbitraries.of(Question.some(Question.castAt(), Effort.choose(3, 99, 99)));
  }

  private static Engine filtered(Engine engine, Filter filter) {
    return filter == null ? engine : engine.where(filter);
  }

  private static Filter filter(Random random, int rays, int others, boolean isSparse) {
    return Filter.layers(GroupsTest.layers(random, rays, isSparse), GroupsTest.ones(rays),
        GroupsTest.ones(others), GroupsTest.ones(others));
  }

  /** Which rays hit some of the shapes, by the scalar engine's list of all pairs. */
  private static boolean[] hits(Filter filter, Rays rays, Shapes shapes) {
    Pairs pairs = Pairs.allocate((long) rays.size() * shapes.size());
    filtered(Engine.scalar(), filter).cast(rays, shapes, pairs);
    boolean[] hits = new boolean[rays.size()];
    for (int k = 0; k < pairs.size(); k++) {
      hits[pairs.first(k)] = true;
    }
    return hits;
  }

  /** Checks all that is told of groups of rays, of which it is known which hit one of the obstacles. */
  private static void check(boolean[] flat, Rays rays, int[] offsets, int groups, Filter filter,
      Obstacles obstacles) {
    int[] expected = GroupsTest.firsts(flat, offsets, groups);
    int[] numbers = GroupsTest.counts(flat, offsets, groups);
    GroupCounts counts = GroupCounts.allocate(groups);
    Hits hits = Hits.allocate(groups);
    FirstHits firsts = FirstHits.allocate(groups);
    Groups asked = rays.groups(offsets, groups);
    for (Engine engine : TreeCheck.ENGINES) {
      Engine filtered = filtered(engine, filter);
      filtered.any(asked, obstacles, hits);
      filtered.first(asked, obstacles, firsts);
      filtered.count(asked, obstacles, counts);
      GroupsTest.check(expected, hits, firsts, filtered + ", " + obstacles);
      GroupsTest.check(numbers, counts, filtered + ", " + obstacles);
    }
  }

  @Property(tries = 60)
  void groupsHitWhatTheirRaysHit(@ForAll long seed, @ForAll("shapes") Kind kind,
      @ForAll @IntRange(max = 300) int groups, @ForAll @IntRange(max = 40) int most,
      @ForAll @IntRange(max = 300) int others, @ForAll boolean isFiltered, @ForAll boolean isSparse,
      @ForAll Distribution distribution, @ForAll Placement placement) {
    Random random = new Random(seed);
    int[] offsets = GroupsTest.offsets(random, groups, most);
    int size = offsets[groups] + random.nextInt(3);
    Rays rays = Samples.rays(random, distribution, size, placement);
    Shapes targets = Samples.shapes(kind, random, distribution, others);
    Filter filter = isFiltered || isSparse ? filter(random, size, others, isSparse) : null;
    boolean[] flat = hits(filter, rays, targets);
    int some = random.nextInt(others + 1);
    Shapes first = targets.slice(0, some), second = targets.slice(some, others - some);
    for (Obstacles obstacles : new Obstacles[] {targets, Tree.of(targets),
        Obstacles.of(first, Tree.of(second)), Obstacles.of(Tree.of(first), Tree.of(second))}) {
      check(flat, rays, offsets, groups, filter, obstacles);
    }
  }

  /** Targets that store no shapes, or have another index for other questions. */
  @Property(tries = 20)
  void groupsHitTargetsOfAllSorts(@ForAll long seed, @ForAll boolean isFiltered) {
    Random random = new Random(seed);
    int groups = 1 + random.nextInt(100);
    int[] offsets = GroupsTest.offsets(random, groups, 20);
    Rays rays = Samples.rays(random, Distribution.UNIFORM, offsets[groups]);
    float[] heights = new float[20 * 30];
    for (int i = 0; i < heights.length; i++) {
      heights[i] = random.nextInt(4) * random.nextFloat();
    }
    Heightfield field = Heightfield.of(heights, 20, 30, -1, -1, 0.4f, 0.3f);
    Spheres points = (Spheres) Samples.shapes(Kind.SPHERE, random, Distribution.UNIFORM, 150);
    Shapes triangles = Samples.shapes(Kind.TRIANGLE, random, Distribution.UNIFORM, 100);
    for (Target target : new Target[] {field, PointCloud.of(points, 1), Tree.of(triangles)}) {
      Shapes shapes = target.shapes();
      Filter filter = isFiltered ? filter(random, rays.size(), shapes.size(), false) : null;
      check(hits(filter, rays, shapes), rays, offsets, groups, filter, target);
    }
  }

  @Property(tries = 40)
  void groupsHitTheirWorlds(@ForAll long seed, @ForAll("shapes") Kind kind,
      @ForAll @IntRange(min = 1, max = 150) int groups, @ForAll @IntRange(min = 1, max = 40) int each,
      @ForAll @IntRange(min = 1, max = 40) int eachOther, @ForAll boolean isFiltered,
      @ForAll Distribution distribution) {
    Random random = new Random(seed);
    Rays rays = Samples.rays(random, distribution, groups * each);
    Shapes others = Samples.shapes(kind, random, distribution, groups * eachOther);
    Filter filter = isFiltered ? filter(random, rays.size(), others.size(), false) : null;
    boolean[] flat = new boolean[rays.size()];
    RayHits row = RayHits.allocate(others.size());
    for (int i = 0; i < rays.size(); i++) {
      filtered(Engine.scalar(), filter).cast(rays, others, Pairing.oneToMany(i), row);
      flat[i] = row.hits().count(i / each * eachOther, eachOther) > 0;
    }
    int[] offsets = IntStream.rangeClosed(0, groups).map(g -> each * g).toArray();
    int[] expected = GroupsTest.firsts(flat, offsets, groups);
    Hits hits = Hits.allocate(groups);
    FirstHits firsts = FirstHits.allocate(groups);
    GroupCounts counts = GroupCounts.allocate(groups);
    Groups asked = rays.groups(each), worlds = others.groups(eachOther);
    for (Engine engine : TreeCheck.ENGINES) {
      Engine filtered = filtered(engine, filter);
      filtered.any(asked, worlds, hits);
      filtered.first(asked, worlds, firsts);
      filtered.count(asked, worlds, counts);
      GroupsTest.check(expected, hits, firsts, filtered);
      GroupsTest.check(GroupsTest.counts(flat, offsets, groups), counts, filtered);
    }
  }

  /** Few pairs, and so many that runs of shapes would be asked about first. */
  @Property(tries = 40)
  void groupsHaveTheHitsOfTheirPairs(@ForAll long seed, @ForAll("shapes") Kind kind,
      @ForAll @IntRange(max = 100) int groups, @ForAll @IntRange(min = 1, max = 30) int each,
      @ForAll @IntRange(max = 500) int pairs, @ForAll boolean isFiltered, @ForAll Distribution distribution) {
    Random random = new Random(seed);
    Rays rays = Samples.rays(random, distribution, groups * each);
    Shapes others = Samples.shapes(kind, random, distribution, groups * each);
    Filter filter = isFiltered ? filter(random, rays.size(), others.size(), true) : null;
    int[] a = random.ints(pairs, 0, each).toArray(), b = random.ints(pairs, 0, each).toArray();
    GroupsTest.check(filter, rays.groups(each), each, others.groups(each), each, a, b, groups);
  }

  @Test
  void argumentsAreChecked() {
    Rays rays = Rays.allocate(60);
    Spheres balls = Spheres.allocate(60);
    Engine engine = Engine.scalar();
    Groups six = rays.groups(10), sixOfBalls = balls.groups(10);
    assertSame(rays, six.rays());
    assertSame(balls, sixOfBalls.shapes());
    assertEquals("Groups[6 of Rays[60]]", six.toString());
    Hits hits = Hits.allocate(6);
    GroupsTest.fails("Groups[6 of Rays[60]] has rays, and no shapes", six::shapes);
    GroupsTest.fails("Groups[6 of Spheres[60]] has shapes, and no rays", sixOfBalls::rays);
    GroupsTest.fails("each is 0, less than 1", () -> rays.groups(0));
    GroupsTest.fails("size() is 60, not a multiple of 7", () -> rays.groups(7));
    GroupsTest.fails("offsets.length is 2, but there are 3 ends of groups", () -> rays.groups(new int[2], 2));
    GroupsTest.fails("offsets[1] is 61, but rays().size() is 60",
        () -> engine.any(rays.groups(new int[] {0, 61}, 1), balls, hits));
    GroupDistances distances = GroupDistances.allocate(6);
    Pairing pairing = Pairing.indexed(new int[1], new int[1], 1);
    for (Runnable call : new Runnable[] {() -> engine.nearest(six, balls, distances),
        () -> engine.nearest(six, sixOfBalls, distances), () -> engine.any(sixOfBalls, six, hits),
        () -> engine.any(six, six, hits), () -> engine.any(sixOfBalls, six, pairing, hits)}) {
      assertThrows(UnsupportedOperationException.class, call::run);
    }
  }
}
