package lockstep;

import static lockstep.HeightfieldCheck.bits;
import static lockstep.HeightfieldCheck.joined;
import static lockstep.HeightfieldCheck.listed;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.function.BiFunction;
import lockstep.Samples.Distribution;
import lockstep.Samples.Placement;
import lockstep.internal.shape.Kind;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/**
 * A tree over an indexed mesh, whose triangles are stored nowhere, answers as a copy of its triangles does by
 * brute force, bit for bit, also when the vertices have moved.
 */
@Runs.Widest
@Runs.Vectors
class TreeOfMeshTest {
  /** What is asked of a tree, or a buffer. */
  private interface Ask extends BiFunction<Engine, Target, int[]> {}

  private static void assertAlike(Map<String, Ask> asks, float[] vertices, int[] indices, Tree tree,
      String when) {
    Triangles triangles = Triangles.of(vertices, indices);
    asks.forEach((what, ask) -> {
      int[] expected = ask.apply(Engine.scalar(), triangles);
      for (Engine engine : HeightfieldCheck.ENGINES) {
        assertArrayEquals(expected, ask.apply(engine, tree), () -> what + ", " + when + ", " + engine);
      }
    });
  }

  /** Corners of triangles of a scene, and triangles between them, or between any. */
  private static int[] mesh(Random random, Scene scene, int size, float[] vertices) {
    Triangles triangles = (Triangles) scene.shapes(random, Kind.TRIANGLE, size, Placement.ALLOCATED);
    triangles.copyTo(vertices, 0);
    int[] indices = new int[3 * size];
    boolean any = random.nextInt(3) == 0;
    for (int k = 0; k < indices.length; k++) {
      indices[k] = any ? random.nextInt(3 * size) : k;
    }
    return indices;
  }

  private static Map<String, Ask> asks(Random random, Scene scene, Shapes aims) {
    Map<String, Ask> asks = new LinkedHashMap<>();
    Rays rays = SceneRays.at(random, aims, 90, Placement.MIDDLE);
    asks.put("rays", (engine, target) -> {
      RayHits hits = Answers.stale(RayHits.allocate(90));
      engine.closest(rays, target, hits);
      HitPoints points = HitPoints.allocate(90);
      engine.points(rays, target, hits, points);
      Hits any = Answers.stale(Hits.allocate(90));
      engine.any(rays, target, any);
      AllHits all = AllHits.allocate(90, 3);
      engine.all(rays, target, all);
      return joined(Answers.of(hits, 90), bits(points.x, 90), bits(points.nx, 90), Answers.of(any, 90),
          Answers.of(all));
    });
    asks.put("lists of rays", (engine, target) -> joined(listed(pairs -> engine.cast(rays, target, pairs)),
        listed(pairs -> engine.candidates(rays, target, pairs))));
    Spheres balls = (Spheres) scene.shapes(random, Kind.SPHERE, 70, Placement.SLICE);
    asks.put("overlap", (engine, target) -> {
      Hits any = Answers.stale(Hits.allocate(70));
      engine.any(balls, target, any);
      return joined(Answers.of(any, 70), listed(pairs -> engine.overlap(balls, target, pairs)),
          listed(pairs -> engine.overlap(target, balls, pairs)),
          listed(pairs -> engine.overlap(target, Tree.of(balls), pairs)),
          listed(pairs -> engine.overlap(target, pairs)), listed(pairs -> engine.overlap(target, pairs)));
    });
    asks.put("within",
        (engine, target) -> joined(listed(pairs -> engine.within(balls, target, 0.1f, pairs)),
            listed(pairs -> engine.within(target, Tree.of(balls), 0.1f, pairs)),
            listed(pairs -> engine.candidates(target, 0.05f, pairs)),
            listed(pairs -> engine.candidates(balls, target, 0, pairs))));
    int each = 1 + random.nextInt(3);
    asks.put("nearest", (engine, target) -> {
      Nearest nearest = Nearest.allocate(70, each);
      engine.nearest(balls, target, nearest);
      Hits inside = Answers.stale(Hits.allocate(70));
      engine.inside(balls, target, inside);
      int count = 70 * each;
      return joined(Arrays.copyOf(nearest.index, count), bits(nearest.distance, count),
          bits(nearest.x, count), bits(nearest.z, count), Answers.of(inside, 70));
    });
    Shapes boxes = scene.shapes(random, Kind.BOX, 40, Placement.ALLOCATED);
    Motions motions = Samples.motions(boxes);
    asks.put("sweeps", (engine, target) -> {
      SweepHits hits = Answers.stale(SweepHits.allocate(40));
      engine.sweep(boxes.moving(motions), target, hits);
      return Answers.of(hits, 40);
    });
    asks.put("pairs", (engine, target) -> {
      Pairs pairs = Pairs.allocate(2_000);
      engine.candidates(balls, target, 0.1f, pairs);
      int count = pairs.size();
      Hits hits = Answers.stale(Hits.allocate(count));
      engine.overlap(balls, target, pairs.pairing(), hits);
      Distances distances = Answers.stale(Distances.allocate(count));
      engine.distance(balls, target, pairs.pairing(), distances);
      Contacts contacts = Answers.stale(Contacts.allocate(count).onMesh(MeshTopology.of(target)));
      engine.contact(balls, target, pairs.pairing(), contacts);
      Pairs cast = Pairs.allocate(2_000);
      engine.cast(rays, target, cast);
      RayHits rayHits = Answers.stale(RayHits.allocate(cast.size()));
      engine.cast(rays, target, cast.pairing(), rayHits);
      Hits one = Answers.stale(Hits.allocate(target.shapes().size()));
      engine.overlap(balls, target, Pairing.oneToMany(3), one);
      return joined(Answers.of(hits, count), Answers.of(distances, count), Answers.of(contacts, count),
          Answers.of(rayHits, cast.size()), Answers.of(one, target.shapes().size()));
    });
    asks.put("groups and places", (engine, target) -> {
      FirstHits first = FirstHits.allocate(14);
      engine.first(balls.groups(5), target, first);
      GroupDistances distances = GroupDistances.allocate(14);
      engine.nearest(balls.groups(5), target, distances);
      return joined(Arrays.copyOf(first.index, 14), bits(distances.distance, 14));
    });
    return asks;
  }

  @Property(tries = 60)
  void answersAreThoseOfACopy(@ForAll long seed, @ForAll Scene scene,
      @ForAll @IntRange(min = 1, max = 200) int size) {
    Random random = new Random(seed);
    float[] vertices = new float[9 * size], moved = new float[9 * size];
    int[] indices = mesh(random, scene, size, vertices);
    Tree tree = random.nextBoolean() ? Tree.of(vertices, indices)
        : Tree.of(vertices, indices, ForkJoinPool.commonPool());
    Map<String, Ask> asks = asks(random, scene, Triangles.of(vertices, indices));
    assertAlike(asks, vertices, indices, tree, "at first");
    mesh(random, scene, size, moved);
    for (int k = 0; k < vertices.length; k += 1 + random.nextInt(20)) {
      vertices[k] = moved[k];
    }
    switch (random.nextInt(4)) {
      case 0 -> tree.refit();
      case 1 -> tree.refit(TreeCheck.POOL);
      case 2 -> tree.rebuild();
      default -> tree.update();
    }
    assertAlike(asks, vertices, indices, tree, "moved");
  }

  /** A wavy sheet that people walk on and fall to while it moves. */
  @Test
  void moversAndPushOut() {
    int side = 20;
    float[] vertices = new float[3 * side * side];
    int[] indices = sheet(side);
    wave(vertices, side, 0);
    Tree tree = Tree.of(vertices, indices);
    Triangles triangles = Triangles.of(vertices, indices);
    Spheres balls = (Spheres) Samples.shapes(Kind.SPHERE, new Random(1), Distribution.UNIFORM, 20);
    for (Engine engine : TreeCheck.ENGINES) {
      int[][] paths = new int[2][0];
      for (int k = 0; k < 2; k++) {
        Spheres people = Spheres.allocate(20);
        for (int i = 0; i < 20; i++) {
          people.set(i, 2 + i % 5 * 3, 2 + i / 5 * 3, 3, 0.2f);
        }
        Mover mover = Mover.of(20).up(0, 0, 1).stepHeight(0.1f).slopeLimit(45);
        Motions motions = Motions.allocate(20);
        PushOut out = PushOut.withReach(20, 0.5f);
        for (int step = 0; step < 8; step++) {
          wave(vertices, side, 0.1f * step);
          triangles.set(vertices, indices);
          tree.update();
          for (int i = 0; i < 20; i++) {
            motions.set(i, 0.1f * (i % 3 - 1), 0.05f * (i % 4), -0.5f);
          }
          Target target = k == 0 ? tree : triangles;
          mover.move(engine, people, motions, target);
          engine.pushOut(balls, target, out);
          paths[k] = joined(paths[k], bits(people.x, 20), bits(people.z, 20), Arrays.copyOf(mover.index, 20),
              bits(out.x, 20), bits(out.z, 20));
        }
      }
      assertArrayEquals(paths[1], paths[0], engine::toString);
    }
  }

  private static int[] sheet(int side) {
    int[] indices = new int[6 * (side - 1) * (side - 1)];
    int at = 0;
    for (int j = 0; j < side - 1; j++) {
      for (int i = 0; i < side - 1; i++) {
        int v = j * side + i;
        for (int corner : new int[] {v, v + 1, v + side + 1, v, v + side + 1, v + side}) {
          indices[at++] = corner;
        }
      }
    }
    return indices;
  }

  private static void wave(float[] vertices, int side, float phase) {
    for (int v = 0; v < side * side; v++) {
      int row = v / side;
      vertices[3 * v] = v % side;
      vertices[3 * v + 1] = row;
      vertices[3 * v + 2] = (float) Math.sin(phase + 0.7 * (v % side)) * 0.3f;
    }
  }

  /** Instances of a mesh and of a copy of its triangles: rays, shapes, and each other. */
  @Test
  void instances() {
    Random random = new Random(7);
    int side = 12;
    float[] vertices = new float[3 * side * side];
    int[] indices = sheet(side);
    wave(vertices, side, 1);
    Tree mesh = Tree.of(vertices, indices);
    wave(vertices, side, 0.3f);
    mesh.update();
    Tree copy = Tree.of(Triangles.of(vertices, indices));
    Spheres balls = (Spheres) Scene.RANDOM.shapes(random, Kind.SPHERE, 80);
    Rays rays = SceneRays.at(random, mesh.shapes(), 100, Placement.ALLOCATED);
    Placements where = Placements.allocate(12);
    for (int i = 0; i < 12; i++) {
      where.set(i, random.nextDouble() * 9, random.nextDouble() * 9, random.nextDouble(), random.nextFloat(),
          random.nextFloat(), random.nextFloat(), 1, 0.5f + random.nextFloat());
    }
    for (Engine engine : TreeCheck.ENGINES) {
      int[][] answers = new int[2][];
      for (int k = 0; k < 2; k++) {
        Instances set = Instances.of(where, k == 0 ? mesh : copy);
        RayHits hits = RayHits.withInstances(100);
        engine.closest(rays, set, hits);
        HitPoints points = HitPoints.allocate(100);
        engine.points(rays, set, hits, points);
        Hit hit = first(hits, rays, set);
        Nearest nearest = Nearest.withInstances(80);
        engine.nearest(balls, set, nearest);
        SweepHits sweeps = SweepHits.withInstances(80);
        engine.sweep(balls.moving(Samples.motions(balls)), set, sweeps);
        Pairs overlaps = Pairs.allocate(66);
        engine.overlap(set, overlaps);
        Clearances clearances = Clearances.allocate(66);
        engine.distance(set, overlaps.pairing(), clearances);
        World world = new World();
        world.add(k == 0 ? mesh : copy, new int[mesh.size()]);
        int[] bodies = new int[12];
        Arrays.setAll(bodies, i -> i + 1);
        world.add(set, bodies);
        answers[k] = joined(Answers.of(hits, 100), bits(points.nz, 100), new int[] {hit.hashCode()},
            Arrays.copyOf(nearest.index, 80), bits(nearest.x, 80), Answers.of(sweeps, 80),
            Answers.of(overlaps), Arrays.copyOf(clearances.shapeA, overlaps.size()),
            listed(pairs -> engine.overlap(balls, set, pairs)), listed(pairs -> world.pairs(engine, pairs)));
      }
      assertArrayEquals(answers[1], answers[0], engine::toString);
    }
  }

  private static Hit first(RayHits hits, Rays rays, Instances set) {
    for (int i = 0; i < hits.size(); i++) {
      if (hits.index[i] >= 0) {
        return hits.hit(i, rays, i, set);
      }
    }
    throw new AssertionError("nothing is hit");
  }

  @Test
  void takesLessMemoryThanACopy() {
    float[] vertices = new float[3 * 50 * 50];
    wave(vertices, 50, 0);
    int[] indices = sheet(50);
    Tree mesh = Tree.of(vertices, indices);
    Triangles triangles = Triangles.of(vertices, indices);
    assertEquals(Tree.of(triangles).bytes() + 12L * mesh.size(), mesh.bytes());
    assertEquals(triangles.size(), mesh.size());
    assertEquals(triangles.size(), mesh.shapes().size());
    assertTrue(mesh.toString().startsWith("Tree[mesh[4802], depth "), mesh::toString);
  }

  @Test
  void refusesWhatIsNoMesh() {
    float[] vertices = new float[12];
    refuses("vertices.length is 13, not a multiple of 3", () -> Tree.of(new float[13], new int[3]));
    refuses("indices.length is 4, not a multiple of 3", () -> Tree.of(vertices, new int[4]));
    refuses("indices[2] is 4, not in [0, 4)", () -> Tree.of(vertices, new int[] {0, 1, 4}));
    refuses("indices[0] is -1, not in [0, 4)", () -> Tree.of(vertices, new int[] {-1, 1, 3}));
    refuses("mesh is Spheres[3], not of triangles", () -> MeshTopology.of(Spheres.allocate(3)));
    assertEquals("vertices",
        assertThrows(NullPointerException.class, () -> Tree.of(null, new int[3])).getMessage());
    assertEquals("indices",
        assertThrows(NullPointerException.class, () -> Tree.of(vertices, (int[]) null)).getMessage());
    // indices are copied: what happens to the caller's own does not matter
    int[] indices = {0, 1, 2};
    Tree tree = Tree.of(vertices, indices);
    indices[0] = 99;
    tree.update();
    assertEquals(1, tree.depth());
  }

  private static void refuses(String message, Runnable call) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, call::run).getMessage());
  }
}
