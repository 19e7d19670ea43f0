package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.IntStream;
import lockstep.Samples.Distribution;
import lockstep.internal.kernel.Bits;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import lockstep.twin.Kernel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Threads change no answer, and no call hangs, however busy, nested or dead the pool is. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@Runs.Widest
@Runs.Vectors
class ParallelTest {
  private static final int SIZE = 3500;

  private static final Question SPHERE_BOX = new Question(Verb.OVERLAP, Kind.SPHERE, Kind.BOX);

  private static final Rays RAYS = Samples.rays(new Random(1), Distribution.EXTREME, 300);
  private static final Spheres SPHERES =
      (Spheres) Samples.random(Kind.SPHERE, new Random(2), Distribution.EXTREME, SIZE);
  private static final Boxes BOXES =
      (Boxes) Samples.random(Kind.BOX, new Random(3), Distribution.EXTREME, SIZE);
  private static final Triangles TRIANGLES =
      (Triangles) Samples.random(Kind.TRIANGLE, new Random(4), Distribution.EXTREME, 1500);
  private static final Tree BOX_TREE = Tree.of(BOXES);

  /** Pieces do not depend on the kernel. */
  private static final List<Question> SOME =
      Effort.MINE == Effort.BUILD ? Question.ofEachVerb() : Question.some(true);

  private static final Shapes OF_ONE_KIND = Effort.MINE == Effort.BUILD ? BOXES : TRIANGLES;
  private static final Tree SELF_TREE = Tree.of((Shapes) Samples.slice(OF_ONE_KIND, 0, 400));

  /** One call of every verb, with an engine's answer. */
  private static Map<String, Function<Engine, int[]>> verbs() {
    Map<String, Function<Engine, int[]>> verbs = new LinkedHashMap<>();
    for (Question question : SOME) {
      Columns first = Samples.random(question.first(), new Random(5), Distribution.EXTREME, SIZE);
      Columns second = Samples.random(question.second(), new Random(6), Distribution.EXTREME, SIZE);
      List<Pairing> pairings = Samples.pairings(new Random(7), SIZE, SIZE, Effort.choose(1, 2, 2) * SIZE);
      for (int p = 0; p < pairings.size(); p++) {
        Pairing pairing = pairings.get(p);
        verbs.put(question + " " + p, engine -> question.ask(engine, first, second, pairing));
        verbs.put(question + " count " + p,
            engine -> new int[] {(int) question.count(engine, first, second, pairing)});
      }
    }
    verbs.put("boxes in turn", engine -> {
      Hits hits = Answers.stale(Hits.allocate(SIZE));
      engine.overlap(BOXES, BOXES, Pairing.zip(), hits);
      return Answers.of(hits, SIZE);
    });
    verbs.put("all pairs", engine -> {
      Pairs pairs = Pairs.allocate(50_000);
      engine.overlap(SPHERES.slice(0, 400), BOXES.slice(0, 2100), pairs);
      return Answers.of(pairs);
    });
    verbs.put("all pairs of one buffer", engine -> {
      Pairs pairs = Pairs.allocate(50_000);
      engine.overlap((Shapes) Samples.slice(OF_ONE_KIND, 0, 300), pairs);
      return Answers.of(pairs);
    });
    verbs.put("all pairs of rays", engine -> {
      Pairs pairs = Pairs.allocate(50_000);
      engine.cast(RAYS, BOXES.slice(0, 500), pairs);
      return Answers.of(pairs);
    });
    verbs.put("pairs of a tree", engine -> {
      Pairs pairs = Pairs.allocate(50_000);
      engine.overlap(SPHERES.slice(0, 200), BOX_TREE, pairs);
      return Answers.of(pairs);
    });
    verbs.put("pairs of a tree with itself, not all of which fit", engine -> {
      Pairs pairs = Pairs.allocate(3_000);
      engine.overlap(SELF_TREE, pairs);
      return Answers.of(pairs);
    });
    verbs.put("closest", engine -> {
      RayHits hits = Answers.stale(RayHits.allocate(RAYS.size()));
      engine.closest(RAYS, TRIANGLES, hits);
      return Answers.of(hits, RAYS.size());
    });
    verbs.put("any", engine -> {
      Hits hits = Hits.allocate(RAYS.size());
      engine.any(RAYS, BOXES, hits);
      return Answers.of(hits, RAYS.size());
    });
    return verbs;
  }

  private static final Map<String, Function<Engine, int[]>> VERBS = verbs();
  private static final Map<String, int[]> EXPECTED = new LinkedHashMap<>();
  static {
    VERBS.forEach((name, verb) -> EXPECTED.put(name, verb.apply(Engine.scalar())));
  }

  /** Checks every verb. */
  private static void check(Engine engine) {
    VERBS.forEach((name, verb) -> check(engine, name));
  }

  private static void check(Engine engine, String verb) {
    assertArrayEquals(EXPECTED.get(verb), VERBS.get(verb).apply(engine), () -> engine + ", " + verb);
  }

  @Test
  void threadsChangeNoAnswer() {
    List<ForkJoinPool> pools =
        List.of(new ForkJoinPool(1), new ForkJoinPool(2), new ForkJoinPool(3), new ForkJoinPool(7));
    List<Engine> engines = new ArrayList<>();
    engines.add(Engines.widest().parallel(ForkJoinPool.commonPool()));
    pools.forEach(pool -> engines.add(Engines.widest().parallel(pool)));
    engines.add(Engine.scalar().parallel(pools.get(2)));
    engines.forEach(ParallelTest::check);
    pools.forEach(ForkJoinPool::close);
  }

  /** A piece that finds more than it may keep, before and after the last pair that fits. */
  @Test
  void morePairsThanAPieceKeeps() {
    int shapes = 20_000, queries = 150;
    Spheres many = Spheres.allocate(shapes); // all in one place
    for (int i = 0; i < shapes; i++) {
      many.set(i, 0, 0, 0, 1);
    }
    Tree tree = Tree.of(many);
    try (ForkJoinPool pool = new ForkJoinPool(2)) {
      Engine engine = Engines.widest().parallel(pool);
      for (int capacity : new int[] {0, 2_000_000, 3_000_001}) {
        Pairs pairs = Pairs.allocate(capacity);
        assertEquals(3_000_000L, engine.overlap(many.slice(0, queries), tree, pairs));
        assertEquals(Math.min(capacity, shapes * queries), pairs.size());
        for (int k = 0; k < pairs.size(); k++) {
          if (pairs.first()[k] != k / shapes || pairs.second()[k] != k % shapes) {
            fail("pair " + k + " is " + pairs.first(k) + ", " + pairs.second(k));
          }
        }
      }
    }
  }

  /** Rounds of few pieces, fewer than threads, and one element too many or too few for even shares. */
  @Test
  void sizesAroundTheGrain() {
    try (ForkJoinPool pool = new ForkJoinPool(3)) {
      Engine engine = Engines.widest().parallel(pool);
      for (int size : new int[] {0, 1, 63, 64, 65, 1023, 1024, 1025, 2047, 2048, 2049, 3071, 3072, 3073}) {
        int[] expected =
            SPHERE_BOX.ask(Engine.scalar(), SPHERES.slice(0, size), BOXES.slice(0, size), Pairing.zip());
        assertArrayEquals(expected,
            SPHERE_BOX.ask(engine, SPHERES.slice(0, size), BOXES.slice(0, size), Pairing.zip()));
      }
    }
  }

  @Test
  void manySmallCalls() {
    try (ForkJoinPool pool = new ForkJoinPool(3)) {
      Engine engine = Engines.widest().parallel(pool);
      Hits hits = Hits.allocate(3000);
      long expected =
          Answers.count(Engine.scalar(), SPHERES.slice(0, 3000), BOXES.slice(0, 3000), Pairing.zip());
      for (int call = 0; call < 3000; call++) {
        engine.overlap(SPHERES.slice(0, 3000), BOXES.slice(0, 3000), Pairing.zip(), hits);
        assertEquals(expected, hits.count());
        hits.words()[call % 40] = -1;
      }
    }
  }

  /** Every thread asks its own question of the same engine, at the same time. */
  @Test
  void oneEngineManyCallers() throws Exception {
    try (ForkJoinPool pool = new ForkJoinPool(2); ExecutorService callers = Executors.newFixedThreadPool(4)) {
      Engine engine = Engines.widest().parallel(pool);
      List<Future<?>> done = new ArrayList<>();
      for (int caller = 0; caller < 4; caller++) {
        int mine = caller;
        done.add(callers.submit(() -> {
          int at = 0;
          for (String verb : VERBS.keySet()) {
            for (int call = 0; at++ % 4 == mine && call < 5; call++) {
              check(engine, verb);
            }
          }
        }));
      }
      for (Future<?> future : done) {
        future.get();
      }
    }
  }

  /** All threads of the pool are busy: the caller does the work, and the pool joins in later calls. */
  @Test
  void aBusyPool() throws Exception {
    try (ForkJoinPool pool = new ForkJoinPool(2)) {
      CountDownLatch started = new CountDownLatch(2);
      CountDownLatch release = new CountDownLatch(1);
      for (int i = 0; i < 2; i++) {
        pool.execute(() -> {
          started.countDown();
          awaitQuietly(release);
        });
      }
      started.await();
      Engine engine = Engines.widest().parallel(pool);
      check(engine);
      check(engine);
      release.countDown();
      check(engine);
    }
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void aCallFromWithinThePool() throws Exception {
    for (int threads : new int[] {1, 2, 3}) {
      try (ForkJoinPool pool = new ForkJoinPool(threads)) {
        Engine engine = Engines.widest().parallel(pool);
        List<Callable<Void>> calls = new ArrayList<>();
        for (int i = 0; i < threads + 1; i++) {
          calls.add(() -> {
            check(engine);
            return null;
          });
        }
        for (Future<Void> future : pool.invokeAll(calls)) {
          future.get();
        }
      }
    }
  }

  @Test
  void engineAndPoolTogetherInParallelStreams() {
    int[] expected = SPHERE_BOX.ask(Engine.scalar(), SPHERES, BOXES, Pairing.zip());
    Engine engine = Engines.widest().parallel(ForkJoinPool.commonPool());
    IntStream.range(0, 200).parallel()
        .forEach(i -> assertArrayEquals(expected, SPHERE_BOX.ask(engine, SPHERES, BOXES, Pairing.zip())));
  }

  /** A pool that is shut down throws at once, with its name; nothing else is affected. */
  @Test
  void aPoolThatIsShutDown() throws Exception {
    ForkJoinPool dead = new ForkJoinPool(3);
    Engine engine = Engines.widest().parallel(dead);
    check(engine);
    dead.shutdown();
    assertTrue(dead.awaitTermination(10, TimeUnit.SECONDS));
    Hits hits = Hits.allocate(SIZE);
    for (int call = 0; call < 3; call++) {
      assertEquals("the pool of this engine is shut down", assertThrows(RejectedExecutionException.class,
          () -> engine.overlap(SPHERES, BOXES, Pairing.zip(), hits)).getMessage());
    }
    try (ForkJoinPool pool = new ForkJoinPool(2)) {
      check(Engines.widest());
      check(Engines.widest().parallel(pool));
    }
    // too little to share: the pool is not needed
    engine.overlap(SPHERES.slice(0, 9), BOXES.slice(0, 9), Pairing.zip(), hits);
    assertEquals(Answers.count(Engine.scalar(), SPHERES.slice(0, 9), BOXES.slice(0, 9), Pairing.zip()),
        hits.count());
  }

  /** The pool is shut down while calls are running: they complete, or throw. */
  @Test
  void aPoolThatIsShutDownMeanwhile() throws Exception {
    for (int round = 0; round < 30; round++) {
      try (ForkJoinPool pool = new ForkJoinPool(4)) {
        Engine engine = Engines.widest().parallel(pool);
        Thread killer = Thread.ofPlatform().start(pool::shutdown);
        assertThrows(RejectedExecutionException.class, () -> {
          for (;;) {
            check(engine, "boxes in turn");
            check(engine, "any");
            check(engine, "closest");
            check(engine, "all pairs");
          }
        });
        killer.join();
        check(Engines.widest(), "any");
      }
    }
  }

  @Test
  void aPoolIsNeeded() {
    assertEquals("pool",
        assertThrows(NullPointerException.class, () -> Engines.widest().parallel(null)).getMessage());
  }

  /** A pool of a thousand threads is not woken for work that the available processors do. */
  @Test
  void noMoreThreadsThanProcessors() {
    int most = Math.max(4, Runtime.getRuntime().availableProcessors());
    Set<Thread> threads = ConcurrentHashMap.newKeySet();
    Engine noting = new Engine("noting", 1, ScalarKernels.TABLE.with(Bits.SCALAR, entry -> {
      Kernel kernel = entry.kernel();
      return (first, second, count, out) -> {
        threads.add(Thread.currentThread());
        kernel.run(first, second, count, out);
      };
    }), null);
    try (ForkJoinPool pool = new ForkJoinPool(1024)) {
      Engine engine = noting.parallel(pool);
      for (int call = 0; call < 5; call++) {
        threads.clear();
        check(engine, "all pairs");
        assertTrue(threads.size() <= most, () -> threads.size() + " threads");
      }
      assertEquals("noting, " + most + " threads", engine.toString());
    }
  }
}
