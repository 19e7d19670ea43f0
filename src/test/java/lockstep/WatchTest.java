package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import lockstep.internal.kernel.Bits;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.shape.Kind;
import lockstep.twin.Kernel;
import org.junit.jupiter.api.Test;

/**
 * Watched calls report progress, and end when told to: without answers, and without harm to the next calls.
 */
@Runs.Widest
@Runs.Vectors
class WatchTest {
  private static final int SIZE = 2_100; // three pieces of pairs
  private static final int FEW = 130; // three pieces of rows

  /** How fast the patience of watches grows from call to call. */
  private static final int STEEPLY = Effort.choose(12, 1, 1);

  /** Watched code does not use vectors directly. */
  private static final Engine PLAIN = Engine.scalar(), SPLIT = PLAIN.parallel(TreeCheck.POOL);

  private static final List<Engine> ENGINES = List.of(PLAIN, SPLIT);

  /** A call, the size of its results, and its answers. */
  private record Call(Runnable run, IntSupplier size, Supplier<int[]> answers) {}

  private final Random random = new Random(1);
  private final Spheres spheres =
      (Spheres) Samples.shapes(Kind.SPHERE, random, Samples.Distribution.UNIFORM, SIZE);
  private final Boxes boxes = (Boxes) Samples.shapes(Kind.BOX, random, Samples.Distribution.UNIFORM, SIZE);
  private final Spheres few = spheres.slice(0, FEW);
  private final Boxes fewBoxes = boxes.slice(0, FEW);
  private final Triangles mesh =
      (Triangles) Samples.shapes(Kind.TRIANGLE, random, Samples.Distribution.UNIFORM, FEW);
  private final Rays rays = Samples.rays(random, Samples.Distribution.UNIFORM, FEW);
  private final Motions motions = Samples.motions(spheres);
  private final Moving moving = spheres.moving(motions);
  private final Tree sphereTree = Tree.of(few), boxTree = Tree.of(fewBoxes), meshTree = Tree.of(mesh);
  private final Clearances clearances = Clearances.allocate(1), depths = Clearances.signed(1);
  private final Instances instances =
      Instances.of(Placements.allocate(2), new int[] {0, 1}, boxTree, meshTree);
  private final Instances meshes = Instances.of(Placements.allocate(2), meshTree);
  private final World world = new World();

  private final Groups groups = spheres.groups(2);
  private final Groups sensors = rays.groups(2);
  private final Groups worlds = boxes.groups(2);
  private final GroupDistances groupDistances = GroupDistances.allocate(SIZE / 2);
  private final GroupCounts counts = GroupCounts.allocate(SIZE / 2);
  private final PointCloud cloud = PointCloud.of(few.slice(0, 3), 1);
  private final Pairing inGroups = Pairing.indexed(new int[] {0}, new int[] {1}, 1);
  private final Pairs pairs = Pairs.allocate(FEW * FEW);
  private final Hits hits = Hits.allocate(SIZE);
  private final RayHits rayHits = RayHits.allocate(FEW);
  private final RayHits placedHits = RayHits.withInstances(FEW);
  private final AllHits placedAll = AllHits.withInstances(FEW, 20);
  private final AllHits allHits = AllHits.allocate(FEW, 20);
  private final Relations relations = Relations.allocate(SIZE);
  private final Distances distances = Distances.allocate(SIZE);
  private final Nearest nearest = Nearest.allocate(FEW);
  private final Nearest signed = Nearest.signed(FEW);
  private final SweepHits sweeps = SweepHits.allocate(SIZE);
  private final Nearest placedNearest = Nearest.withInstances(FEW);
  private final SweepHits placedSweeps = SweepHits.withInstances(FEW);
  private final Contacts contacts = Contacts.allocate(SIZE);
  private final Contacts onMesh = Contacts.withMargin(SIZE, 9).onMesh(MeshTopology.of(mesh));
  private final PushOut pushOut = PushOut.allocate(FEW);

  WatchTest() {
    world.add(sphereTree, random.ints(FEW, 0, 90).toArray());
    world.add(boxTree, random.ints(FEW, 0, 90).toArray());
  }

  /** All execution paths of a call. */
  private Map<String, Call> calls(Engine engine) {
    Moving fewMoving = few.moving(motions.slice(0, FEW));
    Boxes pillars = boxes.slice(0, 9);
    Map<String, Call> calls = new LinkedHashMap<>();
    put(calls, "overlap", hits, () -> engine.overlap(spheres, boxes, Pairing.zip(), hits));
    put(calls, "inside by rows", hits, () -> engine.inside(few, mesh, hits));
    put(calls, "any by rows", hits, () -> engine.any(rays, fewBoxes, hits));
    put(calls, "any by a tree", hits, () -> engine.any(rays, boxTree, hits));
    put(calls, "any shape by rows", hits, () -> engine.any(few, fewBoxes, hits));
    put(calls, "any shape by a tree", hits, () -> engine.any(few, boxTree, hits));
    put(calls, "groups by rows", hits, () -> engine.any(groups, fewBoxes, hits));
    put(calls, "groups by a tree", hits, () -> engine.any(groups, boxTree, hits));
    put(calls, "count of groups by rows", () -> engine.count(groups, fewBoxes, counts), counts::size,
        () -> Arrays.copyOf(counts.count, groups.size()));
    put(calls, "count of groups by a tree", () -> engine.count(groups, boxTree, counts), counts::size,
        () -> Arrays.copyOf(counts.count, groups.size()));
    put(calls, "groups of rays by rows", hits, () -> engine.any(sensors, fewBoxes, hits));
    put(calls, "groups of rays by a tree", hits, () -> engine.any(sensors, boxTree, hits));
    put(calls, "pairs of groups", hits, () -> engine.any(groups, groups, inGroups, hits));
    put(calls, "groups and worlds", hits, () -> engine.any(groups, worlds, hits));
    put(calls, "any ball at a cloud", hits, () -> engine.any(spheres, cloud, hits));
    put(calls, "groups at a cloud", hits, () -> engine.any(groups, cloud, hits));
    put(calls, "nearest of groups", () -> engine.nearest(groups, boxTree, groupDistances),
        groupDistances::size, () -> Arrays.copyOf(groupDistances.shape, groups.size()));
    put(calls, "any of instances", hits, () -> engine.any(rays, instances, hits));
    put(calls, "closest of instances", () -> engine.closest(rays, instances, placedHits), placedHits::size,
        () -> Answers.of(placedHits, FEW));
    Obstacles several = Obstacles.of(boxTree, mesh, meshTree);
    put(calls, "any of several", hits, () -> engine.any(rays, several, hits));
    put(calls, "any shape of several", hits, () -> engine.any(few, several, hits));
    put(calls, "closest of several", () -> engine.closest(rays, several, rayHits), rayHits::size,
        () -> Answers.of(rayHits, FEW));
    put(calls, "closest by rows", () -> engine.closest(rays, mesh, rayHits), rayHits::size,
        () -> Answers.of(rayHits, FEW));
    put(calls, "closest by a tree", () -> engine.closest(rays, meshTree, rayHits), rayHits::size,
        () -> Answers.of(rayHits, FEW));
    put(calls, "overlap of instances", () -> engine.overlap(instances, pairs));
    put(calls, "overlap of two sets of instances", () -> engine.overlap(instances, meshes, pairs));
    put(calls, "within of two instances", () -> engine.within(instances, 0, 1, 0.1f, pairs));
    Pairing two = Pairing.indexed(new int[] {0}, new int[] {1}, 1);
    put(calls, "distance of two instances", () -> engine.distance(instances, two, clearances),
        clearances::size,
        () -> new int[] {clearances.shapeA[0], Float.floatToIntBits(clearances.distance[0])});
    put(calls, "depth of two meshes", () -> engine.distance(meshes, two, depths), depths::size,
        () -> new int[] {depths.shapeA[0], Float.floatToIntBits(depths.distance[0])});
    put(calls, "classify two meshes", () -> engine.classify(meshes, two, relations),
        () -> relations.overlapping().size(),
        () -> new int[] {relations.count(Relation.INTERSECTS), relations.count(Relation.DISJOINT)});
    put(calls, "overlap with instances", () -> engine.overlap(few, instances, pairs));
    put(calls, "any shape of instances", hits, () -> engine.any(few, instances, hits));
    put(calls, "nearest among instances", () -> engine.nearest(few, instances, placedNearest),
        placedNearest::size, () -> distances(placedNearest));
    put(calls, "all among instances", () -> engine.all(rays, instances, placedAll), placedAll::size,
        () -> Answers.of(placedAll));
    put(calls, "sweep among instances", () -> engine.sweep(fewMoving, instances, placedSweeps),
        placedSweeps::size, () -> Answers.of(placedSweeps, FEW));
    put(calls, "all by rows", () -> engine.all(rays, mesh, allHits), allHits::size,
        () -> Answers.of(allHits));
    put(calls, "all by a tree", () -> engine.all(rays, meshTree, allHits), allHits::size,
        () -> Answers.of(allHits));
    put(calls, "list", () -> engine.overlap(few, fewBoxes, pairs));
    put(calls, "list of one", () -> engine.overlap(fewBoxes, pairs));
    put(calls, "list by a tree", () -> engine.overlap(few, boxTree, pairs));
    put(calls, "list by the first tree", () -> engine.overlap(sphereTree, fewBoxes, pairs));
    put(calls, "list by grids", () -> engine.overlap(sphereTree, boxTree, pairs));
    put(calls, "within", () -> engine.within(sphereTree, 0.1f, pairs));
    put(calls, "world", () -> world.pairs(engine, pairs));
    put(calls, "classify", () -> engine.classify(boxes, spheres, Pairing.zip(), relations),
        () -> relations.overlapping().size() | relations.contained().size(),
        () -> new int[] {relations.count(Relation.INTERSECTS), relations.count(Relation.CONTAINS)});
    put(calls, "distance", () -> engine.distance(spheres, boxes, Pairing.zip(), distances),
        () -> distances.hits().size(), () -> Answers.of(distances, SIZE));
    put(calls, "nearest by rows", () -> engine.nearest(few, fewBoxes, nearest), nearest::size,
        () -> distances(nearest));
    put(calls, "nearest by a tree", () -> engine.nearest(few, boxTree, nearest), nearest::size,
        () -> distances(nearest));
    put(calls, "signed distance", () -> engine.nearest(few, meshTree, signed), signed::size,
        () -> distances(signed));
    put(calls, "sweep", () -> engine.sweep(moving, boxes, Pairing.zip(), sweeps), sweeps::size,
        () -> Answers.of(sweeps, SIZE));
    put(calls, "sweep by rows", () -> engine.sweep(fewMoving, fewBoxes, sweeps), sweeps::size,
        () -> Answers.of(sweeps, FEW));
    put(calls, "sweep by a tree", () -> engine.sweep(fewMoving, boxTree, sweeps), sweeps::size,
        () -> Answers.of(sweeps, FEW));
    put(calls, "contact", () -> engine.contact(spheres, boxes, Pairing.zip(), contacts), contacts::size,
        () -> Answers.of(contacts, SIZE));
    Pairing withOne = Pairing.manyToOne(0);
    put(calls, "contact on a mesh", () -> engine.contact(spheres, mesh, withOne, onMesh), onMesh::size,
        () -> Answers.of(onMesh, SIZE));
    put(calls, "push out", () -> engine.pushOut(few, pillars, pushOut), pushOut::size,
        () -> Answers.bits(Arrays.copyOf(pushOut.distance, FEW)));
    return calls;
  }

  private static void put(Map<String, Call> calls, String name, Runnable call, IntSupplier size,
      Supplier<int[]> answers) {
    calls.put(name, new Call(call, size, answers));
  }

  private static void put(Map<String, Call> calls, String name, Hits hits, Runnable call) {
    put(calls, name, call, hits::size, () -> Answers.of(hits, hits.size()));
  }

  private void put(Map<String, Call> calls, String name, Runnable call) {
    put(calls, name, call, () -> Math.toIntExact(pairs.needed()), () -> Answers.of(pairs));
  }

  private static int[] distances(Nearest found) {
    return Answers.bits(Arrays.copyOf(found.distance, FEW));
  }

  /** Lets a call continue a number of times. */
  private static final class Patience implements Watch {
    final Thread caller = Thread.currentThread();
    final List<long[]> reports = new ArrayList<>();
    int left;

    @Override
    public boolean goesOn(long done, long total) {
      assertTrue(0 <= done && done <= total, () -> done + " of " + total);
      assertSame(caller, Thread.currentThread());
      reports.add(new long[] {done, total});
      return left-- > 0;
    }
  }

  @Test
  void cancelledCallsLeaveNoAnswersAndNoHarm() {
    Map<String, Call> plain = calls(PLAIN);
    Map<String, int[]> expected = new LinkedHashMap<>();
    plain.forEach((name, call) -> {
      call.run.run();
      expected.put(name, call.answers.get());
      assertTrue(Arrays.stream(expected.get(name)).distinct().count() > 1, name);
    });
    for (Engine engine : ENGINES) {
      // Helpers may finish before the watch is asked. How often they do is random, so only all calls together
      // are judged.
      boolean isSplit = engine == SPLIT;
      Patience patience = new Patience();
      Set<String> cancelled = new HashSet<>();
      Map<String, Call> unwatched = calls(engine);
      calls(engine.watched(patience, 0)).forEach((name, call) -> {
        for (int patient = 0; patient >= 0; patient += 1 + STEEPLY * patient) {
          patience.left = patient;
          patience.reports.clear();
          unwatched.get(name).run.run(); // answers that must be dropped
          try {
            call.run.run();
            assertArrayEquals(expected.get(name), call.answers.get(), name);
            break;
          } catch (CancellationException e) {
            cancelled.add(name);
            assertNull(e.getCause(), name);
            assertEquals(patient + 1, patience.reports.size(), name); // never asked again
            assertEquals(0, call.size.getAsInt(), name);
            unwatched.get(name).run.run(); // by data that this thread keeps for its calls
            assertArrayEquals(expected.get(name), call.answers.get(), name);
          }
        }
        assertTrue(isSplit || patience.reports.size() > 1, name + " is one piece");
      });
      assertTrue(isSplit ? !cancelled.isEmpty() : cancelled.equals(unwatched.keySet()), cancelled::toString);
    }
  }

  @Test
  void progressRisesToTheTotal() {
    for (Engine engine : ENGINES) {
      Patience patience = new Patience();
      calls(engine.watched(patience, 0)).forEach((name, call) -> {
        patience.left = Integer.MAX_VALUE;
        patience.reports.clear();
        call.run.run();
        long[] last = {0, 0};
        for (long[] report : patience.reports) {
          assertTrue(report[0] >= last[0] || report[0] < report[1], name); // or another step
          last = report;
        }
        if (engine != SPLIT && !name.equals("list of one")) {
          assertEquals(last[1], last[0], name);
        }
      });
    }
  }

  /** A helper works on its piece until the watch, which the caller asks meanwhile, lets it end. */
  @Test
  void theCallerIsAskedWhileItWaitsForHelpers() {
    Thread caller = Thread.currentThread();
    CountDownLatch helps = new CountDownLatch(1), isAsked = new CountDownLatch(1);
    Engine slow = new Engine("slow", 1, ScalarKernels.TABLE.with(Bits.SCALAR, entry -> {
      Kernel kernel = entry.kernel();
      return (first, second, count, out) -> {
        if (Thread.currentThread() == caller) {
          await(helps);
        } else {
          helps.countDown();
          await(isAsked);
        }
        kernel.run(first, second, count, out);
      };
    }), TreeCheck.POOL);
    AtomicInteger asked = new AtomicInteger();
    Engine watched = slow.watched((done, total) -> {
      if (asked.incrementAndGet() > 3) { // so often that the caller's own pieces cannot be the reason
        isAsked.countDown();
      }
      return isAsked.getCount() > 0;
    }, 0);
    assertThrows(CancellationException.class, () -> watched.overlap(spheres, boxes, Pairing.zip(), hits));
    assertEquals(0, hits.size());
  }

  private static void await(CountDownLatch latch) {
    try {
      assertTrue(latch.await(10, TimeUnit.SECONDS));
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** 8 · 10⁸ pairs, of which only the first few are tested. */
  @Test
  void interruptsCancelOnlyWhereAskedFor() {
    Spheres many = Spheres.allocate(40_000);
    Pairs none = Pairs.allocate(0);
    Thread.currentThread().interrupt();
    try {
      for (Engine engine : ENGINES) {
        CancellationException e = assertThrows(CancellationException.class,
            () -> engine.watched(Watch.interrupts()).overlap(many, none));
        assertNull(e.getCause());
        assertEquals(0, none.needed());
        assertEquals(499_500, engine.overlap(many.slice(0, 1_000), none));
        assertTrue(Thread.currentThread().isInterrupted(), "the flag stays");
      }
    } finally {
      assertTrue(Thread.interrupted());
    }
  }

  /** The first round is 93 % of the rows: the call is cancelled in the second one. */
  @Test
  void pairsOfTheFirstRoundAreForgotten() {
    Spheres many = Spheres.allocate(3_000);
    Pairs none = Pairs.allocate(0);
    assertEquals(4_498_500, PLAIN.overlap(many, none));
    Engine watched = PLAIN.watched((done, total) -> done < 0.96 * total, 0);
    assertThrows(CancellationException.class, () -> watched.overlap(many, none));
    assertEquals(0, none.needed());
  }

  @Test
  void whatTheWatchThrowsIsTheCause() {
    IllegalStateException mine = new IllegalStateException("mine");
    Engine watched = PLAIN.watched((done, total) -> {
      throw mine;
    }, 0);
    calls(watched).forEach((name, call) -> {
      assertSame(mine, assertThrows(CancellationException.class, call.run::run, name).getCause(), name);
      assertEquals(0, call.size.getAsInt(), name);
    });
  }

  /** A tree's list continues from the previous one if few shapes have moved. */
  @Test
  void aCancelledListIsNotGoneOnFrom() {
    Pairs expected = Pairs.allocate(FEW * FEW);
    for (Engine engine : ENGINES) {
      Engine cancelled = engine.watched((done, total) -> false, 0);
      for (int step = 0; step < 6; step++) {
        for (int k = 0; k < 5; k++) {
          few.x[random.nextInt(FEW)] += random.nextFloat();
          sphereTree.update();
          if (k == 2) {
            assertThrows(CancellationException.class, () -> cancelled.overlap(sphereTree, pairs));
          }
        }
        engine.overlap(sphereTree, pairs);
        engine.overlap(few, expected);
        assertArrayEquals(Answers.of(expected), Answers.of(pairs));
      }
    }
  }

  @Test
  void filteredAndSplitEnginesKeepTheWatch() {
    Engine watched = PLAIN.watched((done, total) -> false, 0);
    assertEquals("scalar, watched", watched.toString());
    for (Engine engine : List.of(watched.where(Filter.except(new int[SIZE])),
        watched.parallel(TreeCheck.POOL))) {
      assertThrows(CancellationException.class, () -> engine.overlap(spheres, boxes, pairs));
    }
    assertTrue(watched.watched((done, total) -> true, 0).overlap(few, fewBoxes, Pairs.allocate(0)) > 0,
        "the watch is replaced");
    assertThrows(NullPointerException.class, () -> watched.watched(null));
    Mover mover = Mover.of(FEW);
    Motions steps = motions.slice(0, FEW);
    assertThrows(IllegalArgumentException.class, () -> mover.move(watched, few, steps, boxTree));
  }

  @Test
  void watchedCallsAllocateNothing() {
    Engine engine = PLAIN.watched((done, total) -> true, 0);
    Map<String, Runnable> verbs = new LinkedHashMap<>();
    calls(engine).forEach((name, call) -> verbs.put(name, call.run));
    Allocations.none("watched", verbs, 5);
  }
}
