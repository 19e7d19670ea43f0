package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import lockstep.Allocations.MeasuredPool;
import lockstep.Samples.Distribution;
import lockstep.Samples.Placement;
import lockstep.internal.kernel.Verb;
import org.junit.jupiter.api.Test;

/** After set-up, no call allocates, on no thread. */
@Runs.Widest
@Runs.Vectors
class AllocationTest {
  private static final int CALLS = 100;

  /** Every form of every question of the catalogue, over batches of {@code size}. */
  static Map<String, Runnable> verbs(Engine engine, int size, List<Question> questions) {
    Map<String, Runnable> verbs = new LinkedHashMap<>();
    Random random = new Random(1);
    Hits hits = Hits.allocate(size);
    RayHits rayHits = RayHits.allocate(size);
    AllHits allHits = AllHits.allocate(size, 3);
    Pairs pairs = Pairs.allocate(5000);
    Pairs none = Pairs.allocate(0);
    Relations relations = Relations.withTouches(size);
    SweepHits sweepHits = SweepHits.allocate(size);
    Map<Verb, Object> results = new EnumMap<>(Verb.class);
    results.put(Verb.CONTACT, Contacts.withMargin(size, 0.1f));
    int[] indices = new int[size];
    FirstHits firstHits = FirstHits.allocate(size);
    GroupCounts counts = GroupCounts.allocate(size);
    GroupDistances distances = GroupDistances.allocate(size);
    Pairing inGroups = Pairing.indexed(new int[] {0, 2, 1}, new int[] {1, 2, 2}, 3);
    int[] offsets = IntStream.rangeClosed(0, size / 16).map(i -> 16 * i).toArray();
    Pairing allOf16 = Pairing.indexed(IntStream.range(0, 256).map(k -> k / 16).toArray(),
        IntStream.range(0, 256).map(k -> k % 16).toArray(), 256); // of runs of elements
    for (Question question : questions) {
      Columns first =
          Samples.random(question.first(), random, Distribution.UNIFORM, size, Placement.UNPADDED);
      Moving moving = question.moving(first);
      Shapes second = Samples.shapes(question.second(), random, Distribution.UNIFORM, size);
      VerbCall<Object> call = VerbCall.of(question.verb());
      Object result = results.computeIfAbsent(question.verb(), verb -> call.result(size));
      for (Pairing pairing : Samples.pairings(random, size, size, size)) {
        String what = question + " " + pairing.getClass().getSimpleName();
        verbs.put(what, () -> call.ask(engine, first, moving, second, pairing, result));
        if (question.verb() == Verb.OVERLAP) {
          verbs.put("indices of " + what, () -> ((Hits) result).toIndices(indices));
        }
        if (question.verb() == Verb.CONTAINS) {
          verbs.put("classify " + what, () -> engine.classify((Shapes) first, second, pairing, relations));
        }
      }
      if (question.verb() == Verb.SWEEP) {
        Shapes few = second.slice(0, 70);
        verbs.put("sweep all " + question, () -> engine.sweep(moving, few, sweepHits));
      }
      if (Question.listed(List.of(question)).isEmpty()) {
        continue;
      }
      Columns some = Samples.slice(first, 0, 70);
      Shapes few = second.slice(0, 70);
      verbs.put("list " + question, () -> question.list(engine, some, few, pairs));
      if (question.verb() == Verb.DISTANCE) {
        Groups groups = ((Shapes) first).groups(3);
        Obstacles two = Obstacles.of(few, Tree.of(few));
        verbs.put("nearest of groups, " + question, () -> engine.nearest(groups, two, distances));
        Groups worlds = second.groups(3);
        verbs.put("nearest of worlds, " + question, () -> engine.nearest(groups, worlds, distances));
      }
      if (question.verb() == Verb.UNDER) {
        verbs.put("inside", () -> engine.inside((Spheres) first, few, hits));
      } else if (question.verb() == Verb.OVERLAP) {
        verbs.put("count all " + question, () -> question.list(engine, some, few, none));
        verbs.put("any " + question, () -> engine.any((Shapes) first, few, hits));
        Groups groups = ((Shapes) first).groups(3), others = second.groups(3);
        verbs.put("groups, " + question, () -> engine.any(groups, few, hits));
        verbs.put("count of groups, " + question, () -> engine.count(groups, few, counts));
        verbs.put("count of worlds, " + question, () -> engine.count(groups, others, counts));
        verbs.put("pairs of groups, " + question, () -> engine.first(groups, others, inGroups, firstHits));
        verbs.put("worlds, " + question, () -> engine.first(groups, others, firstHits));
        Groups large = ((Shapes) first).groups(offsets, size / 16);
        Groups largeOthers = second.groups(offsets, size / 16);
        verbs.put("many pairs, " + question, () -> engine.first(large, largeOthers, allOf16, firstHits));
        if (question.first() == question.second()) {
          verbs.put("self " + question.first(), () -> engine.overlap((Shapes) some, pairs));
          verbs.put("count self " + question.first(), () -> engine.overlap((Shapes) some, none));
        }
      } else if (question.verb() == Verb.CAST) {
        verbs.put("count all " + question, () -> question.list(engine, some, few, none));
        Rays rays = (Rays) first;
        verbs.put("closest " + question, () -> engine.closest(rays, few, rayHits));
        verbs.put("any " + question, () -> engine.any(rays, few, hits));
        Groups groups = rays.groups(3), others = second.groups(3);
        Obstacles two = Obstacles.of(few, Tree.of(few));
        verbs.put("groups, " + question, () -> engine.any(groups, two, hits));
        verbs.put("count of groups, " + question, () -> engine.count(groups, two, counts));
        verbs.put("worlds, " + question, () -> engine.first(groups, others, firstHits));
        verbs.put("pairs of groups, " + question, () -> engine.first(groups, others, inGroups, firstHits));
        verbs.put("all " + question, () -> engine.all(rays, few, allHits));
        verbs.put("candidates " + question, () -> engine.candidates((Rays) some, few, pairs));
      }
    }
    return verbs;
  }

  private static void allocatesNothing(Engine engine, List<Question> questions) {
    Allocations.none(engine.toString(), verbs(engine, 333, questions), CALLS);
  }

  /** Definitions allocate no objects; only the adapters might. */
  @Test
  void scalar() {
    allocatesNothing(Engine.scalar(), Question.ofEachVerb());
  }

  @Test
  void best() {
    allocatesNothing(Engines.widest(),
        Effort.MINE == Effort.BUILD ? Question.ofEachVerb() : Question.some(false));
  }

  @Test
  void callersAndHelpersOfParallel() {
    try (MeasuredPool helpers = new MeasuredPool(2)) {
      for (Engine engine : Effort.MINE == Effort.BUILD ? List.of(Engines.widest())
          : List.of(Engine.scalar(), Engines.widest())) {
        Allocations.none(engine + ", parallel",
            verbs(engine.parallel(helpers.pool), 3000, Question.ofEachVerb()), CALLS, helpers);
      }
    }
  }

  /** A single object would be detected. */
  @Test
  void oneObjectWouldBeSeen() throws Exception {
    Object[] kept = new Object[1];
    assertTrue(Allocations.of(() -> kept[0] = new Object(), CALLS) >= 8 * CALLS);
    assertEquals(0, Allocations.of(() -> kept[0] = null, CALLS));
    try (MeasuredPool helpers = new MeasuredPool(2)) {
      helpers.pool.submit(() -> kept[0] = null).get();
      long before = helpers.bytes();
      helpers.pool.submit(() -> kept[0] = new byte[10_000]).get();
      assertTrue(helpers.bytes() - before >= 10_000);
    }
  }
}
