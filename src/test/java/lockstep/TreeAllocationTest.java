package lockstep;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import lockstep.Allocations.MeasuredPool;
import lockstep.Samples.Placement;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.Test;

/** After set-up, no query through a tree allocates, on no thread. */
@Runs.Widest
@Runs.Vectors
class TreeAllocationTest {
  private static final List<Kind> FEW = List.of(Kind.TRIANGLE);

  private static final int CALLS = 30;

  /** Coherent rays, incoherent ones, and some of every rare kind. */
  private static Rays rays(Shapes shapes, int count) {
    Random random = new Random(2);
    Rays rays = SceneRays.at(random, shapes, count, Placement.UNPADDED);
    int from = rays.from();
    for (int i = 0; i < count; i++) {
      if (i / 64 % 2 == 0) {
        rays.set(i, 5, 5, 20, (i % 8 - 4) * 0.05f, (i / 8 % 8 - 4) * 0.05f, -1);
      } else if (!(Math.abs(rays.ox[from + i]) < 1e6f && Math.abs(rays.dx[from + i]) < 1e6f)) {
        rays.set(i, 1, 2, 3, 0, 0, 1);
      }
    }
    return rays;
  }

  static Map<String, Runnable> verbs(Engine engine, int size) {
    Map<String, Runnable> verbs = new LinkedHashMap<>();
    for (Kind kind : Effort.MINE == Effort.BUILD ? FEW : Samples.SHAPES) {
      Shapes shapes = Scene.RANDOM.shapes(new Random(1), kind, 500);
      Tree tree = Tree.of(shapes);
      Rays rays = rays(shapes, size);
      RayHits rayHits = RayHits.allocate(size);
      Hits hits = Hits.allocate(size);
      AllHits allHits = AllHits.allocate(size, 3);
      Pairs none = Pairs.allocate(0);
      Pairs pairs = Pairs.allocate(10_000);
      if (Question.castAt().contains(kind)) {
        HitPoints points = HitPoints.allocate(size);
        verbs.put("closest " + kind, () -> {
          engine.closest(rays, tree, rayHits);
          engine.points(rays, tree, rayHits, points);
        });
        Obstacles several = Obstacles.of(tree, shapes.slice(0, 50), tree);
        verbs.put("several of " + kind, () -> {
          engine.closest(rays, several, rayHits);
          engine.points(rays, several, rayHits, points);
          engine.any(rays, several, hits);
        });
        verbs.put("any " + kind, () -> engine.any(rays, tree, hits));
        verbs.put("all " + kind, () -> engine.all(rays, tree, allHits));
        verbs.put("list of casts " + kind, () -> engine.cast(rays, tree, pairs));
        verbs.put("count of casts " + kind, () -> engine.cast(rays, tree, none));
      }
      verbs.put("candidates " + kind, () -> engine.candidates(rays, tree, pairs));
      Spheres spheres = (Spheres) Scene.RANDOM.shapes(new Random(5), Kind.SPHERE, size);
      Moving moving = spheres.moving(Samples.motions(spheres));
      Nearest nearest = Nearest.allocate(size);
      SweepHits sweeps = SweepHits.allocate(size);
      if (new Question(Verb.CLOSEST_POINTS, Kind.SPHERE, kind).hasAnswer()) {
        verbs.put("nearest " + kind, () -> engine.nearest(spheres, tree, nearest));
      }
      if (new Question(Verb.SWEEP, Kind.SPHERE, kind).hasAnswer()) {
        verbs.put("sweep " + kind, () -> engine.sweep(moving, tree, sweeps));
      }
      if (kind == Kind.TRIANGLE) {
        Heightfield field = Terrain.HILLS.field(new Random(3), 20, 30);
        HitPoints points = HitPoints.allocate(size);
        verbs.put("heightfield", () -> {
          field.update();
          engine.closest(rays, field, rayHits);
          engine.points(rays, field, rayHits, points);
          engine.any(rays, field, hits);
          engine.all(rays, field, allHits);
          engine.any(spheres, field, hits);
          engine.overlap(spheres, field, pairs);
          engine.nearest(spheres, field, nearest);
          engine.sweep(moving, field, sweeps);
        });
      }
      if (kind == Kind.TRIANGLE) {
        float[] vertices = new float[9 * tree.size()];
        tree.shapes().copyTo(vertices, 0);
        Tree mesh = Tree.of(vertices, IntStream.range(0, 3 * tree.size()).toArray());
        Obstacles several = Obstacles.of(mesh, spheres, Tree.of(spheres));
        Nearest nearestTwo = Nearest.allocate(size, 2);
        AtomicInteger vertex = new AtomicInteger();
        verbs.put("several targets, one of them a mesh", () -> {
          vertices[vertex.getAndAdd(7) % vertices.length] += 0.125f;
          mesh.update();
          engine.closest(rays, several, rayHits);
          engine.all(rays, several, allHits);
          engine.cast(rays, several, pairs);
          engine.any(spheres, several, hits);
          engine.overlap(spheres, several, pairs);
          engine.overlap(mesh, pairs);
          engine.nearest(spheres, several, nearest);
          engine.nearest(spheres, several, nearestTwo);
          engine.sweep(moving, several, sweeps);
          engine.inside(spheres, mesh, hits);
        });
      }
      if (kind == Kind.TRIANGLE || kind == Kind.SPHERE) {
        Placements where = Placements.allocate(30);
        Instances instances = Instances.of(where, tree);
        Instances fewInstances = Instances.of(where.slice(5, 3), tree);
        RayHits placedHits = RayHits.withInstances(rays.size());
        HitPoints points = HitPoints.allocate(rays.size());
        AllHits placedAll = AllHits.withInstances(rays.size(), 3);
        SweepHits placedSweeps = SweepHits.withInstances(size);
        Nearest placedNearest = Nearest.withInstances(size), several = Nearest.withInstances(size, 5);
        verbs.put("instances " + kind, () -> {
          where.set(7, 0.01, 0, 0, 0, 0, 1, 9);
          instances.update();
          engine.closest(rays, instances, placedHits);
          engine.points(rays, instances, placedHits, points);
          engine.any(rays, instances, hits);
          engine.all(rays, instances, placedAll);
          engine.overlap(spheres, instances, pairs);
          engine.any(spheres, instances, hits);
          engine.sweep(moving, instances, placedSweeps);
          engine.nearest(spheres, instances, placedNearest);
          engine.nearest(spheres, instances, several);
          engine.overlap(fewInstances, pairs);
          engine.overlap(fewInstances, fewInstances, pairs);
          engine.overlap(fewInstances, 0, 2, pairs);
        });
      }
      if (kind == Kind.TRIANGLE) {
        verbs.put("inside", () -> engine.inside(spheres, tree, hits));
      }
      if (!new Question(Verb.OVERLAP, kind, kind).hasAnswer()) {
        continue; // half-spaces
      }
      Shapes queries = Scene.RANDOM.shapes(new Random(3), kind, size / 4);
      Tree queryTree = Tree.of(queries);
      verbs.put("overlap " + kind, () -> engine.overlap(queries, tree, pairs));
      Obstacles two = Obstacles.of(queryTree, tree);
      verbs.put("any overlap " + kind, () -> {
        engine.any(queries, tree, hits);
        engine.any(queries, two, hits);
      });
      verbs.put("count of overlaps " + kind, () -> engine.overlap(queries, tree, none));
      verbs.put("overlap of two trees " + kind, () -> engine.overlap(queryTree, tree, pairs));
      verbs.put("self " + kind, () -> engine.overlap(queryTree, pairs));
      verbs.put("self, moving " + kind, () -> {
        tree.update();
        engine.overlap(tree, pairs);
      });
      Shapes few = Scene.RANDOM.shapes(new Random(4), kind, 200);
      Tree fewMove = Tree.of(few);
      float[] one = new float[few.width()], other = new float[few.width()];
      verbs.put("self, few moving " + kind, () -> {
        few.get(20, one);
        few.get(70, other);
        few.setAll(20, other);
        few.setAll(70, one);
        fewMove.update();
        engine.overlap(fewMove, pairs);
      });
      verbs.put("candidates of self " + kind, () -> engine.candidates(tree, 0, pairs));
      verbs.put("candidates of two trees " + kind, () -> engine.candidates(queryTree, tree, 0, pairs));
      verbs.put("count of self " + kind, () -> engine.overlap(queryTree, none));
    }
    return verbs;
  }

  /** Queries that meet thousands of shapes in one place, with room for few of the pairs or for all. */
  static Map<String, Runnable> coincident(Engine engine) {
    Spheres shapes = Spheres.allocate(5000);
    Spheres queries = Spheres.allocate(70);
    for (int i = 0; i < shapes.size(); i++) {
      shapes.set(i, 1, 2, 3, 0);
    }
    for (int i = 0; i < queries.size(); i++) {
      queries.set(i, 1, 2, i % 8, 0);
    }
    Tree tree = Tree.of(shapes);
    Map<String, Runnable> verbs = new LinkedHashMap<>();
    for (int capacity : new int[] {0, 7, 60_000}) {
      Pairs pairs = Pairs.allocate(capacity);
      verbs.put("overlap of coincident points, " + capacity, () -> engine.overlap(queries, tree, pairs));
    }
    return verbs;
  }

  @Test
  void manyInOnePlace() {
    Allocations.none("best", coincident(Engines.widest()), CALLS);
    Allocations.none("scalar", coincident(Engine.scalar()), CALLS);
    try (MeasuredPool helpers = new MeasuredPool(3)) {
      Allocations.none("parallel", coincident(Engines.widest().parallel(helpers.pool)), CALLS, helpers);
    }
  }

  @Test
  void whatIsAskedOfATree() {
    if (Effort.MINE != Effort.BUILD) {
      Allocations.none("best", verbs(Engines.widest(), 200), CALLS);
      Allocations.none("scalar", verbs(Engine.scalar(), 200), CALLS);
    }
    try (MeasuredPool helpers = new MeasuredPool(3)) {
      Map<String, Runnable> verbs = verbs(Engines.widest().parallel(helpers.pool), 300);
      verbs.keySet().retainAll(Question.some(List.copyOf(verbs.keySet()), Effort.choose(16, 999, 999)));
      Allocations.none("parallel", verbs, CALLS, helpers);
    }
  }
}
