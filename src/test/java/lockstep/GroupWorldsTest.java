package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import lockstep.Samples.Distribution;
import lockstep.Samples.Placement;
import lockstep.internal.kernel.Verb;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Groups meet what each of their shapes meets in the world of the same number, and nothing else. */
@Runs.Widest
@Runs.Vectors
class GroupWorldsTest {
  @Provide
  Arbitrary<Question> overlap() {
    return Arbitraries.of(Question.few(Question.all(Verb.OVERLAP), 12));
  }

  @Provide
  Arbitrary<Question> distance() {
    return Arbitraries.of(Question.some(Question.all(Verb.DISTANCE), 8));
  }

  /** Groups and worlds of random sizes, and all of their pairs as lists, by group, shape and other. */
  private static final class Worlds {
    final int groups;
    final Shapes first, second;
    final Groups ofFirst, ofSecond;
    final Filter filter;
    private final int[] group, shape, other;

    /** If they are sparse, they are so large and so much alike that boxes tell most shapes apart. */
    Worlds(Random random, Question question, int groups, int most, boolean isSparse, boolean isFiltered,
        Distribution distribution, Placement placement) {
      this.groups = groups;
      int[] ends = offsets(random, groups, most, !isSparse);
      int[] otherEnds = offsets(random, groups, 20 + random.nextInt(20), !isSparse);
      first = Samples.shapes(question.first(), random, distribution, ends[groups] + 2, placement);
      second = Samples.shapes(question.second(), random, distribution, otherEnds[groups] + 1);
      ofFirst = first.groups(ends, groups);
      ofSecond = second.groups(otherEnds, groups);
      if (isSparse) {
        GroupsTest.move(first, i -> 5 * (i / 8 % 11));
        GroupsTest.move(second, i -> 5 * random.nextInt(11));
      }
      filter = isFiltered ? Filter.groups(random.ints(first.size(), 0, 3).toArray(),
          random.ints(second.size(), 0, 3).toArray()) : null;
      int size = 0;
      for (int g = 0; g < groups; g++) {
        size += (ends[g + 1] - ends[g]) * (otherEnds[g + 1] - otherEnds[g]);
      }
      group = new int[size];
      shape = new int[size];
      other = new int[size];
      int k = 0;
      for (int g = 0; g < groups; g++) {
        for (int i = ends[g]; i < ends[g + 1]; i++) {
          for (int j = otherEnds[g]; j < otherEnds[g + 1]; j++) {
            group[k] = g;
            shape[k] = i;
            other[k++] = j;
          }
        }
      }
    }

    private static int[] offsets(Random random, int groups, int most, boolean isUneven) {
      int[] offsets = new int[groups + 1];
      for (int g = 0, end = random.nextInt(3); g <= groups; g++) {
        offsets[g] = end;
        end += random.nextInt(20) == 0 ? 0 : isUneven ? random.nextInt(most + 1) : most;
      }
      return offsets;
    }

    Engine filtered(Engine engine) {
      return filter == null ? engine : engine.where(filter);
    }

    Pairing pairs() {
      return Pairing.indexed(shape, other, shape.length);
    }
  }

  @Property(tries = 40)
  void groupsMeetTheirWorlds(@ForAll long seed, @ForAll("overlap") Question question,
      @ForAll @IntRange(max = 150) int groups, @ForAll @IntRange(max = 40) int most,
      @ForAll boolean isFiltered, @ForAll Distribution distribution, @ForAll Placement placement) {
    check(new Worlds(new Random(seed), question, groups, most, false, isFiltered, distribution, placement));
  }

  @Property(tries = 20, edgeCases = EdgeCasesMode.NONE)
  void groupsMeetTheirSparseWorlds(@ForAll long seed, @ForAll("overlap") Question question,
      @ForAll @IntRange(min = 60, max = 150) int groups, @ForAll @IntRange(min = 20, max = 40) int most,
      @ForAll boolean isFiltered, @ForAll boolean isGrid, @ForAll Placement placement) {
    check(new Worlds(new Random(seed), question, groups, most, true, isFiltered,
        isGrid ? Distribution.GRID : Distribution.UNIFORM, placement));
  }

  private static void check(Worlds worlds) {
    int groups = worlds.groups;
    Hits flat = Hits.allocate(worlds.shape.length);
    worlds.filtered(Engine.scalar()).overlap(worlds.first, worlds.second, worlds.pairs(), flat);
    int[] expected = new int[groups], numbers = new int[groups];
    Arrays.fill(expected, -1);
    for (int k = worlds.shape.length - 1, last = -1; k >= 0; k--) {
      if (flat.get(k) && worlds.shape[k] != last) { // the pairs of a shape follow each other
        last = worlds.shape[k];
        expected[worlds.group[k]] = last;
        numbers[worlds.group[k]]++;
      }
    }
    GroupCounts counts = GroupCounts.allocate(groups);
    Hits hits = Hits.allocate(groups);
    FirstHits firsts = FirstHits.allocate(groups + 1);
    for (Engine engine : TreeCheck.ENGINES) {
      Engine filtered = worlds.filtered(engine);
      filtered.any(worlds.ofFirst, worlds.ofSecond, hits);
      filtered.first(worlds.ofFirst, worlds.ofSecond, firsts);
      filtered.count(worlds.ofFirst, worlds.ofSecond, counts);
      assertArrayEquals(numbers, counts.count, filtered::toString);
      assertEquals(groups, counts.size());
      assertEquals(groups, hits.size());
      assertEquals(groups, firsts.size());
      for (int g = 0; g < groups; g++) {
        assertEquals(expected[g], firsts.index[g], filtered + ", group " + g);
        assertEquals(expected[g] >= 0, hits.get(g), filtered + ", group " + g);
      }
    }
  }

  @Property(tries = 40)
  void groupsAreAsNearAsTheirWorlds(@ForAll long seed, @ForAll("distance") Question question,
      @ForAll @IntRange(max = 100) int groups, @ForAll @IntRange(max = 40) int most,
      @ForAll boolean isFiltered, @ForAll boolean isBounded, @ForAll Distribution distribution,
      @ForAll Placement placement) {
    Random random = new Random(seed);
    Worlds worlds =
        new Worlds(random, question, groups, most, random.nextBoolean(), isFiltered, distribution, placement);
    float within = isBounded ? random.nextInt(3) : Float.POSITIVE_INFINITY;
    int pairs = worlds.shape.length;
    Distances flat = Distances.allocate(pairs);
    worlds.filtered(Engine.scalar()).distance(worlds.first, worlds.second, worlds.pairs(), flat);
    int[] best = new int[groups]; // the pair
    Arrays.fill(best, -1);
    for (int k = 0; k < pairs; k++) {
      int had = best[worlds.group[k]];
      boolean isNear = flat.hits().get(k) && flat.distance[k] <= within;
      best[worlds.group[k]] = isNear && (had < 0 || flat.distance[k] < flat.distance[had]) ? k : had;
    }
    GroupDistances got = GroupDistances.allocate(groups).within(within);
    for (Engine engine : TreeCheck.ENGINES) {
      worlds.filtered(engine).nearest(worlds.ofFirst, worlds.ofSecond, got);
      assertEquals(groups, got.size());
      for (int g = 0; g < groups; g++) {
        int k = best[g];
        assertEquals(k < 0 ? Float.POSITIVE_INFINITY : flat.distance[k], got.distance[g], "group " + g);
        assertEquals(k < 0 ? -1 : worlds.shape[k], got.shape[g], "group " + g);
        assertEquals(k < 0 ? -1 : worlds.other[k], got.obstacle[g], "group " + g);
      }
    }
  }

  /** Groups of more shapes than are looked at together; the world before has the first hits. */
  @Test
  void largeWorlds() {
    int size = 3000;
    Spheres balls = Spheres.allocate(size);
    for (int i = 0; i < size; i++) {
      balls.set(i, i, 0, 0, 0.25f);
    }
    int[] ends = {0, 1500, 3000}, few = {0, 1, 3};
    Boxes boxes = Boxes.allocate(3);
    boxes.set(0, 2400, -1, -1, 2500, 1, 1);
    boxes.set(1, 100, -1, -1, 200, 1, 1);
    boxes.set(2, 2800, -1, -1, 2900, 1, 1);
    FirstHits first = FirstHits.allocate(2);
    GroupDistances near = GroupDistances.allocate(2);
    GroupCounts counts = GroupCounts.allocate(2);
    for (Engine engine : TreeCheck.ENGINES) {
      engine.first(balls.groups(ends, 2), boxes.groups(few, 2), first);
      assertEquals(-1, first.index[0]);
      assertEquals(2800, first.index[1]);
      engine.count(balls.groups(ends, 2), boxes.groups(few, 2), counts);
      assertArrayEquals(new int[] {0, 101}, counts.count);
      engine.first(boxes.groups(few, 2), balls.groups(ends, 2), first);
      assertEquals(-1, first.index[0]);
      assertEquals(2, first.index[1]);
      engine.nearest(boxes.groups(few, 2), balls.groups(ends, 2), near);
      assertEquals(2400 - 1499 - 0.25f, near.distance[0]);
      assertEquals(1499, near.obstacle[0]);
      assertEquals(2, near.shape[1]);
      assertEquals(2800, near.obstacle[1]);
    }
  }

  @Test
  void argumentsAreChecked() {
    Spheres balls = Spheres.allocate(60);
    Engine engine = Engine.scalar();
    Hits hits = Hits.allocate(6);
    Groups six = balls.groups(10);
    fails("worlds.size() is 5, but groups.size() is 6", () -> engine.any(six, balls.groups(12), hits));
    fails("offsets[2] is 3, less than offsets[1], which is 4",
        () -> engine.any(balls.groups(new int[] {0, 4, 3}, 2), balls.groups(30), hits));
    fails("offsets[1] is 61, but worlds.shapes().size() is 60",
        () -> engine.any(balls.groups(60), balls.groups(new int[] {0, 61}, 1), hits));
    fails("hits.capacity() is 64, but there are 65 groups",
        () -> engine.any(balls.groups(new int[66], 65), balls.groups(new int[66], 65), hits));
    fails("distances.capacity() is 5, but there are 6 groups",
        () -> engine.nearest(six, six, GroupDistances.allocate(5)));
    fails("worlds.size() is 5, but groups.size() is 6",
        () -> engine.nearest(six, balls.groups(12), GroupDistances.allocate(6)));
    fails("worlds", () -> engine.any(six, (Groups) null, hits));
    fails("groups", () -> engine.any(null, six, hits));
    fails("worlds", () -> engine.nearest(six, (Groups) null, GroupDistances.allocate(6)));
    Groups planes = Planes.allocate(6).groups(1);
    assertThrows(UnsupportedOperationException.class, () -> engine.any(planes, planes, hits));
    Groups pillars = Cylinders.allocate(Axis.Z, 6).groups(1);
    assertThrows(UnsupportedOperationException.class,
        () -> engine.nearest(six, pillars, GroupDistances.allocate(6)));
  }

  private static void fails(String message, Runnable call) {
    RuntimeException e = assertThrows(RuntimeException.class, call::run);
    assertTrue(e.getMessage().contains(message), e::getMessage);
  }
}
