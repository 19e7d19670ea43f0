package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import java.util.stream.Stream;
import lockstep.Samples.Distribution;
import lockstep.internal.kernel.SyntheticVerb;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.Test;

/**
 * Everything that can be rejected is rejected by name before anything is written: results keep the answers of
 * the previous call.
 */
@Runs.Widest
class RefusalTest {
  private static final int SIZE = 1100; // more than one thread is given at once

  private final Rays rays = Samples.rays(new Random(1), Distribution.UNIFORM, SIZE);
  private final Boxes boxes = (Boxes) Samples.random(Kind.BOX, new Random(2), Distribution.UNIFORM, SIZE);
  private final Tree tree = Tree.of(boxes);

  private final Hits hits = Hits.allocate(SIZE);
  private final RayHits rayHits = RayHits.allocate(SIZE);
  private final AllHits allHits = AllHits.allocate(SIZE, 2);
  private final Pairs pairs = Pairs.allocate(100);

  RefusalTest() {
    Engine.scalar().any(rays, tree, hits);
    Engine.scalar().closest(rays, tree, rayHits);
    Engine.scalar().all(rays, tree, allHits);
    Engine.scalar().overlap(boxes, tree, pairs);
  }

  /** The entire content of results. */
  private String results() {
    return Stream
        .of(hits.size(), Arrays.toString(hits.words()), rayHits.size(),
            Arrays.toString(rayHits.hits().words()), Arrays.toString(rayHits.t), Arrays.toString(rayHits.u),
            Arrays.toString(rayHits.v), Arrays.toString(rayHits.index), allHits.size(),
            Arrays.toString(Answers.of(allHits)), pairs.size(), pairs.needed(),
            Arrays.toString(pairs.first()), Arrays.toString(pairs.second()))
        .map(String::valueOf).reduce("", (a, b) -> a + "\n" + b);
  }

  private void refused(String what, Class<? extends RuntimeException> type, String message, Runnable call) {
    String before = results();
    assertEquals(message, assertThrows(type, call::run, what).getMessage(), what);
    assertEquals(before, results(), () -> what + " has written something");
  }

  /** Every form of every verb, with and without a tree. */
  private Map<String, Consumer<Engine>> calls() {
    Map<String, Consumer<Engine>> calls = new LinkedHashMap<>();
    for (Target target : List.of(boxes, tree)) {
      calls.put("cast list " + target, engine -> engine.cast(rays, target, pairs));
      calls.put("cast count " + target, engine -> engine.cast(rays, target, Pairs.allocate(0)));
      calls.put("cast closest " + target, engine -> engine.closest(rays, target, rayHits));
      calls.put("cast any " + target, engine -> engine.any(rays, target, hits));
      calls.put("cast all " + target, engine -> engine.all(rays, target, allHits));
      calls.put("cast candidates " + target, engine -> engine.candidates(rays, target, pairs));
      calls.put("overlap list " + target, engine -> engine.overlap(boxes, target, pairs));
      calls.put("overlap count " + target, engine -> engine.overlap(boxes, target, Pairs.allocate(0)));
      calls.put("overlap any " + target, engine -> engine.any(boxes, target, hits));
      calls.put("overlap self " + target, engine -> engine.overlap(target, pairs));
      calls.put("overlap count self " + target, engine -> engine.overlap(target, Pairs.allocate(0)));
    }
    calls.put("cast zip", engine -> engine.cast(rays, boxes, Pairing.zip(), rayHits));
    calls.put("overlap zip", engine -> engine.overlap(boxes, boxes, Pairing.zip(), hits));
    return calls;
  }

  @Test
  void aPoolThatIsShutDown() {
    ForkJoinPool pool = new ForkJoinPool(3);
    List<Engine> engines = List.of(Engine.scalar().parallel(pool), Engines.widest().parallel(pool));
    pool.shutdown();
    for (Engine engine : engines) {
      calls().forEach((what, call) -> refused(what, RejectedExecutionException.class,
          "the pool of this engine is shut down", () -> call.accept(engine)));
    }
  }

  @Test
  void aKernelThatIsMissing() {
    Engine engine = new Engine("empty", 1, SyntheticVerb.catalogue(), null);
    calls().forEach((what, call) -> refused(what, UnsupportedOperationException.class,
        "there is no kernel that tells "
            + (what.startsWith("cast") ? "where a ray enters a box" : "whether a box overlaps a box"),
        () -> call.accept(engine)));
  }

  @Test
  void nulls() {
    for (Engine engine : TreeCheck.ENGINES) {
      Target none = null;
      for (Target target : List.of(boxes, tree)) {
        isNull("rays", () -> engine.cast(null, target, pairs));
        isNull("rays", () -> engine.cast((Rays) null, target, Pairs.allocate(0)));
        isNull("rays", () -> engine.closest(null, target, rayHits));
        isNull("rays", () -> engine.any((Rays) null, target, hits));
        isNull("shapes", () -> engine.any((Shapes) null, target, hits));
        isNull("rays", () -> engine.all(null, target, allHits));
        isNull("rays", () -> engine.candidates((Rays) null, target, pairs));
        isNull("first", () -> engine.overlap(none, target, pairs));
        isNull("first", () -> engine.overlap(none, target, Pairs.allocate(0)));
        isNull("second", () -> engine.overlap(target, none, pairs));
        isNull("second", () -> engine.overlap(target, none, Pairs.allocate(0)));
        isNull("pairs", () -> engine.cast(rays, target, (Pairs) null));
        isNull("pairs", () -> engine.candidates(rays, target, null));
        isNull("pairs", () -> engine.overlap(boxes, target, (Pairs) null));
        isNull("pairs", () -> engine.overlap(target, (Pairs) null));
        isNull("hits", () -> engine.closest(rays, target, null));
        isNull("hits", () -> engine.any(rays, target, null));
        isNull("hits", () -> engine.any(boxes, target, null));
        isNull("hits", () -> engine.all(rays, target, null));
      }
      isNull("target", () -> engine.cast(rays, none, pairs));
      isNull("target", () -> engine.cast(rays, none, Pairs.allocate(0)));
      isNull("target", () -> engine.closest(rays, none, rayHits));
      isNull("target", () -> engine.any(rays, none, hits));
      isNull("target", () -> engine.any(boxes, none, hits));
      isNull("target", () -> engine.all(rays, none, allHits));
      isNull("target", () -> engine.candidates(rays, none, pairs));
      isNull("shapes", () -> engine.overlap(none, pairs));
      isNull("shapes", () -> engine.overlap(none, Pairs.allocate(0)));
      isNull("rays", () -> engine.cast(null, boxes, Pairing.zip(), rayHits));
      isNull("shapes", () -> engine.cast(rays, null, Pairing.zip(), rayHits));
      isNull("pairing", () -> engine.cast(rays, boxes, null, rayHits));
      isNull("hits", () -> engine.cast(rays, boxes, Pairing.zip(), null));
      isNull("first", () -> engine.overlap(null, boxes, Pairing.zip(), hits));
      isNull("second", () -> engine.overlap(boxes, null, Pairing.zip(), hits));
      isNull("pairing", () -> engine.overlap(boxes, boxes, null, hits));
      isNull("hits", () -> engine.overlap(boxes, boxes, Pairing.zip(), null));
    }
  }

  private void isNull(String name, Runnable call) {
    refused(name, NullPointerException.class, name, call);
  }

  @Test
  void treesOfNothingAndOfDeadPools() {
    ForkJoinPool dead = new ForkJoinPool(1);
    dead.shutdown();
    refused("of", NullPointerException.class, "pool", () -> Tree.of(boxes, null));
    refused("of", NullPointerException.class, "shapes", () -> Tree.of(null));
    refused("of", RejectedExecutionException.class, "pool is shut down", () -> Tree.of(boxes, dead));
    refused("refit", NullPointerException.class, "pool", () -> tree.refit(null));
    refused("refit", RejectedExecutionException.class, "pool is shut down", () -> tree.refit(dead));
    refused("rebuild", NullPointerException.class, "pool", () -> tree.rebuild(null));
    refused("rebuild", RejectedExecutionException.class, "pool is shut down", () -> tree.rebuild(dead));
    TreeCheck.casts(rays.slice(0, 100), tree);
  }
}
