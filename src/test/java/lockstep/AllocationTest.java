package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import lockstep.Samples.Layout;
import lockstep.Samples.Mood;
import lockstep.Samples.Question;
import org.junit.jupiter.api.Test;

/** After set-up, no call allocates. */
class AllocationTest {
  private static final int CALLS = 100;
  private static final int PATIENCE = 40; // seconds

  /** Every verb and pairing, with every kind of shape, over batches of {@code size}. */
  static Map<String, Runnable> verbs(Engine engine, int size) {
    Map<String, Runnable> verbs = new LinkedHashMap<>();
    Random random = new Random(1);
    Hits hits = Hits.allocate(size);
    RayHits rayHits = RayHits.allocate(size);
    Pairs pairs = Pairs.allocate(5000);
    int[] indices = new int[size];
    for (Question question : Samples.questions()) {
      Columns first = question.first().random(random, Mood.NICE, size, Layout.TO_THE_END);
      Shapes second = (Shapes) question.second().random(random, Mood.NICE, size);
      for (Pairing pairing : Samples.pairings(random, size, size, size)) {
        String what = question + " " + pairing.getClass().getSimpleName();
        if (first instanceof Rays rays) {
          verbs.put("cast " + what, () -> engine.cast(rays, second, pairing, rayHits));
          verbs.put("count " + what, () -> engine.count(rays, second, pairing));
        } else {
          Shapes shapes = (Shapes) first;
          verbs.put("overlap " + what, () -> {
            engine.overlap(shapes, second, pairing, hits);
            hits.toIndices(indices);
          });
          verbs.put("count " + what, () -> engine.count(shapes, second, pairing));
        }
      }
      Shapes few = second.slice(0, 70);
      if (first instanceof Rays rays) {
        verbs.put("list " + question, () -> engine.cast(rays, few, pairs));
        verbs.put("closest " + question, () -> engine.closest(rays, few, rayHits));
        verbs.put("any " + question, () -> engine.any(rays, few, hits));
      } else {
        Shapes some = ((Shapes) first).slice(0, 70);
        verbs.put("list " + question, () -> engine.overlap(some, few, pairs));
        verbs.put("list within " + question.first(), () -> engine.overlap(some, pairs));
      }
    }
    return verbs;
  }

  private static void allocatesNothing(Engine engine, int size) {
    Allocations.none(engine.toString(), verbs(engine, size), CALLS, PATIENCE);
  }

  @Test
  void scalar() {
    allocatesNothing(Engine.scalar(), 333);
  }

  @Test
  void best() {
    allocatesNothing(Engine.best(), 333);
  }

  @Test
  void theCallingThreadOfParallel() {
    try (ForkJoinPool pool = new ForkJoinPool(2)) {
      for (Engine engine : List.of(Engine.scalar(), Engine.best())) {
        allocatesNothing(engine.parallel(pool), 3000);
      }
    }
  }

  /** The measure itself. */
  @Test
  void oneObjectWouldBeSeen() {
    Object[] kept = new Object[1];
    assertTrue(Allocations.of(() -> kept[0] = new Object(), CALLS) >= 8 * CALLS);
    assertEquals(0, Allocations.of(() -> kept[0] = null, CALLS));
  }
}
