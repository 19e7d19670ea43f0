package lockstep;

import static lockstep.MoverScene.motion;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import lockstep.FilterTest.Case;
import lockstep.Samples.Placement;
import org.junit.jupiter.api.Test;

/**
 * Movers of filtered engines: each character moves as if the world had no other shapes than those that pass
 * for it.
 */
@Runs.Widest
@Runs.Vectors
class MoverFilterTest {
  private static final float SIZE = 12;

  /** What is compared of each character after each step, behind the columns. */
  private static final int GROUND = 6;

  private record Run(List<? extends Target> world, Shapes crowd, List<Motions> steps, boolean separates) {}

  /** A room, boxes, stones, a heap of shards, of which many are near a character, and the ground below. */
  private static List<Shapes> world() {
    Random random = new Random(1);
    MoverScene room = new MoverScene().patch(new double[] {0, 0, 0}, new double[] {SIZE, 0, 0},
        new double[] {0, 0, SIZE}, 5, 0.2);
    room.box(0, -1, 0, SIZE, 4, SIZE, 1);
    MoverScene heap = new MoverScene();
    for (int k = 0; k < 500; k++) {
      double x = 5 + random.nextDouble(), y = 0.3 * random.nextDouble(), z = 5 + random.nextDouble();
      heap.triangle(x, y, z, x + 0.1, y, z, x, y + 0.02, z + 0.1);
    }
    Boxes boxes = Boxes.allocate(30);
    Spheres stones = Spheres.allocate(30);
    for (int k = 0; k < 30; k++) {
      float x = SIZE * random.nextFloat(), z = SIZE * random.nextFloat(), high = random.nextFloat();
      boxes.set(k, x, -1, z, x + random.nextFloat(), high, z + 1);
      stones.set(k, SIZE * random.nextFloat(), 0, SIZE * random.nextFloat(), 0.6f * random.nextFloat());
    }
    return List.of(room.build(), boxes, heap.build(), stones,
        PushOutCheck.planes(0, 1, 0, 0.3f, 0, 1, 0, 0.4f, 0, 2, 0, 1, 0, 2, 0, 1.2f));
  }

  /** Characters anywhere, an eighth of them at the heap. */
  private static Shapes crowd(int count, boolean round) {
    Random random = new Random(count);
    Spheres balls = Spheres.allocate(count);
    Capsules people = Capsules.allocate(count);
    for (int i = 0; i < count; i++) {
      boolean atHeap = i % 8 == 0;
      float x = atHeap ? 5 + random.nextFloat() : SIZE * random.nextFloat(), y = 0.4f + random.nextFloat(),
          z = atHeap ? 5 + random.nextFloat() : SIZE * random.nextFloat();
      balls.set(i, x, y, z, 0.3f);
      people.set(i, x, y, z, x + 0.1f, y + 0.8f, z, 0.25f);
    }
    return round ? balls : people;
  }

  private static List<Motions> steps(int steps, int count) {
    Random random = new Random(steps);
    List<Motions> all = new ArrayList<>();
    for (int step = 0; step < steps; step++) {
      Motions motions = Motions.allocate(count);
      for (int i = 0; i < count; i++) {
        motions.set(i, 0.2f * (float) random.nextGaussian(), step % 4 == 3 ? 0.1f : -0.3f,
            0.2f * (float) random.nextGaussian());
      }
      all.add(motions);
    }
    return all;
  }

  private static Shapes some(Shapes of, int[] which) {
    float[] all = Samples.elements(of), some = new float[of.width() * which.length];
    for (int k = 0; k < which.length; k++) {
      System.arraycopy(all, of.width() * which[k], some, of.width() * k, of.width());
    }
    return (Shapes) Samples.buffer(of.kind, some, Placement.ALLOCATED);
  }

  private static Motions some(Motions of, int[] which) {
    Motions some = Motions.allocate(which.length);
    for (int k = 0; k < which.length; k++) {
      some.set(k, of.vx[which[k]], of.vy[which[k]], of.vz[which[k]]);
    }
    return some;
  }

  /** Which shapes of each target pass for a character. */
  private static int[][] passing(List<Shapes> world, int i, BiPredicate<Integer, Integer> passes) {
    int[][] passing = new int[world.size()][];
    int start = 0;
    for (int k = 0; k < passing.length; k++) {
      int from = start;
      passing[k] = IntStream.range(0, world.get(k).size()).filter(j -> passes.test(i, from + j)).toArray();
      start += world.get(k).size();
    }
    return passing;
  }

  /** All that is seen of a crowd after each step, character by character. */
  private static int[][][] play(Engine engine, Run run) {
    Shapes crowd = some(run.crowd, IntStream.range(0, run.crowd.size()).toArray());
    int count = crowd.size(), width = crowd.width();
    Mover mover = Mover.of(count).stepHeight(0.3f);
    Obstacles world = Obstacles.of(run.world);
    int[][][] seen = new int[run.steps.size()][count][];
    for (int step = 0; step < run.steps.size(); step++) {
      mover.move(engine, crowd, run.steps.get(step), world);
      int touched = run.separates ? mover.separate(engine, crowd, world) : 0;
      int[] bits = Answers.bits(Samples.elements(crowd));
      for (int i = 0; i < count; i++) {
        int[] ground = {mover.index[i], mover.target[i], mover.isStuck(i) ? 1 : 0,
            Float.floatToRawIntBits(mover.nx[i]), Float.floatToRawIntBits(mover.ny[i]), touched};
        seen[step][i] = Arrays.copyOfRange(bits, width * i, width * (i + 1) + GROUND);
        System.arraycopy(ground, 0, seen[step][i], width, GROUND);
      }
    }
    return seen;
  }

  /** The same, by a world of its own for each set of characters for which the same shapes pass. */
  private static int[][][] expected(Run run, List<Shapes> world, BiPredicate<Integer, Integer> passes) {
    int count = run.crowd.size(), width = run.crowd.width();
    int shapes = world.stream().mapToInt(Shapes::size).sum();
    Map<BitSet, List<Integer>> alike = new LinkedHashMap<>();
    for (int i = 0; i < count; i++) {
      int one = i;
      BitSet passing = new BitSet();
      IntStream.range(0, shapes).filter(j -> passes.test(one, j)).forEach(passing::set);
      alike.computeIfAbsent(passing, none -> new ArrayList<>()).add(i);
    }
    assertTrue(!run.separates || alike.size() == 1);
    int[][][] seen = new int[run.steps.size()][count][];
    for (List<Integer> set : alike.values()) {
      int[] who = set.stream().mapToInt(Integer::intValue).toArray();
      int[][] passing = passing(world, who[0], passes);
      List<Shapes> there =
          IntStream.range(0, world.size()).mapToObj(k -> some(world.get(k), passing[k])).toList();
      List<Motions> motions = run.steps.stream().map(all -> some(all, who)).toList();
      int[][][] its = play(Engine.scalar(), new Run(there, some(run.crowd, who), motions, run.separates));
      for (int step = 0; step < motions.size(); step++) {
        for (int k = 0; k < who.length; k++) {
          int[] one = its[step][k];
          one[width] = one[width] < 0 ? -1 : passing[one[width + 1]][one[width]];
          seen[step][who[k]] = one;
        }
      }
    }
    return seen;
  }

  /** Checks a rule with all forms of worlds and engines; returns which targets characters stood on. */
  private static BitSet check(Case rule, Shapes crowd, int steps, boolean separates, Engine other) {
    List<Shapes> shapes = world();
    List<Target> trees = List.of(Tree.of(shapes.get(0)), shapes.get(1), Tree.of(shapes.get(2)),
        Tree.of(shapes.get(3)), Tree.of(shapes.get(4)));
    List<Motions> motions = steps(steps, crowd.size());
    Run flat = new Run(shapes, crowd, motions, separates), tree = new Run(trees, crowd, motions, separates);
    int[][][] expected = expected(flat, shapes, rule.passes());
    for (Run run : List.of(flat, tree)) {
      assertArrayEquals(expected, play(Engine.scalar().where(rule.filter()), run), "scalar " + run.world);
    }
    assertArrayEquals(expected, play(other.where(rule.filter()), tree), other.toString());
    BitSet ground = new BitSet();
    int stuck = 0, width = crowd.width();
    for (int[][] step : expected) {
      for (int[] one : step) {
        if (one[width] >= 0) {
          ground.set(one[width + 1]);
        }
        stuck += one[width + 2];
      }
    }
    assertTrue(stuck < steps * crowd.size() / 3, "stuck: " + stuck);
    return ground;
  }

  private static int shapes() {
    return world().stream().mapToInt(Shapes::size).sum();
  }

  @Test
  void eachCharacterHasAWorldOfItsOwn() {
    BitSet ground = new BitSet();
    for (int k = 0; k < 4; k++) {
      boolean many = k == 1; // more than one thread moves
      Case rule = FilterTest.cases(new Random(k), many ? 520 : 40, shapes()).get(k);
      ground.or(check(rule, crowd(many ? 520 : 40, many), many ? 2 : 4, false,
          (many ? Engine.scalar() : Engines.widest()).parallel(TreeCheck.POOL)));
    }
    assertEquals(5, ground.cardinality(), ground::toString);
  }

  /** Characters push each other, whatever the filter says of the world, and of shapes of their number. */
  @Test
  void separating() {
    int[] layer = new Random(5).ints(shapes(), 0, 2).toArray(), ones = new int[layer.length];
    Arrays.fill(ones, 1);
    Case rule = new Case(Filter.layers(ones, ones, layer, ones), (i, j) -> layer[j] == 1);
    check(rule, crowd(40, false), 4, true, Engine.best());
  }

  @Test
  void oneIsPushedThroughTheWall() {
    Planes wall = PushOutCheck.planes(1, 0, 0, 0);
    for (int key : new int[] {0, -1}) {
      Spheres two = PushOutCheck.spheres(1.01f, 0, 0, 1, 2, 0, 0, 1);
      Filter filter = Filter.groups(new int[] {key, -1}, new int[] {0});
      assertEquals(1, Mover.of(2).separate(Engine.scalar().where(filter), two, wall));
      assertEquals(key == 0 ? 0.5f : 1.01f, two.x[0], 1e-4f);
      assertEquals(2.51f, two.x[1], 1e-4f);
    }
  }

  /** Who has the key walks through the door, which stops all others; they get it later. */
  @Test
  void aDoor() {
    Boxes walls = Boxes.allocate(2);
    walls.set(0, 2, -1, -9, 3, 3, 9); // the door
    walls.set(1, 6, -1, -9, 7, 3, 9);
    Obstacles world = Obstacles.of(PushOutCheck.planes(0, 1, 0, 0), walls);
    int[] keys = {7, -1, 8}, locks = {-1, 7, -1};
    Engine doors = Engine.scalar().where(Filter.groups(keys, locks));
    Capsules people = Capsules.allocate(3);
    Motions motions = Motions.allocate(3);
    for (int i = 0; i < 3; i++) {
      people.set(i, 0, 0.35f, 2 * i, 0, 1.5f, 2 * i, 0.3f);
      motions.set(i, 0.05f, -0.02f, 0);
    }
    Mover mover = Mover.of(3).stepHeight(0.3f);
    for (int step = 0; step < 200; step++) {
      mover.move(doors, people, motions, world);
      assertTrue(mover.isGrounded(0) && mover.isGrounded(1) && mover.isGrounded(2));
      assertFalse(mover.isStuck(0));
      keys[2] = step < 100 ? 8 : 7;
    }
    assertEquals(6 - 0.31f, people.ax[0], 1e-3f);
    assertEquals(2 - 0.31f, people.ax[1], 1e-3f);
    assertEquals(6 - 0.31f, people.ax[2], 1e-3f);
    assertEquals(0.31f, people.ay[2], 1e-4f);
  }

  /** What is too large for sweeps holds only those who see it. */
  @Test
  void beyondRange() {
    Triangles world = new MoverScene().triangle(0, 0, 0, 0x1p62, 0, 0, 0, 0, 0x1p62).build();
    for (Target target : List.of(world, Tree.of(world))) {
      Spheres two = PushOutCheck.spheres(5, 2, 5, 1, 5, 2, 5, 1);
      Mover mover = Mover.of(2);
      mover.move(Engine.scalar().where(Filter.except(new int[] {-1, 0})), two, Motions.allocate(2), target);
      assertTrue(mover.isStuck(0));
      assertFalse(mover.isStuck(1));
    }
  }

  @Test
  void columnsThatAreTooShort() {
    Obstacles world = Obstacles.of(Boxes.allocate(2), Tree.of(Spheres.allocate(3)));
    Spheres two = MoverScene.ball(0, 0, 0, 1).slice(0, 1);
    Mover mover = Mover.of(1);
    refused("second column of the filter by groups has 4 elements, but the operand has 5",
        Filter.groups(new int[1], new int[4]), mover, two, world);
    refused("first column of the filter by except has 0 elements, but the operand has 1",
        Filter.groups(new int[5]).and(Filter.except(new int[0])), mover, two, world);
  }

  private static void refused(String message, Filter filter, Mover mover, Shapes one, Obstacles world) {
    Engine engine = Engine.scalar().where(filter);
    for (Runnable call : List.<Runnable>of(() -> mover.separate(engine, one, world),
        () -> mover.move(engine, one, motion(1, 0, 0), world))) {
      assertEquals("the " + message, assertThrows(IllegalArgumentException.class, call::run).getMessage());
    }
  }

  @Test
  void nothingIsAllocated() {
    List<Shapes> shapes = world();
    Obstacles world = Obstacles.of(Tree.of(shapes.get(0)), shapes.get(1), Tree.of(shapes.get(2)));
    Filter filter = Filter.groups(new int[600], new Random(2).ints(shapes(), 0, 4).toArray());
    Capsules crowd = (Capsules) crowd(600, false);
    FloatBuffer start = FloatBuffer.wrap(Samples.elements(crowd));
    Motions[] steps = steps(2, 600).toArray(Motions[]::new); // an iterator would be an allocation
    Mover mover = Mover.of(600).stepHeight(0.3f);
    try (Allocations.MeasuredPool pool = new Allocations.MeasuredPool(2)) {
      Engine engine = Engine.scalar().parallel(pool.pool).where(filter);
      Map<String, Runnable> calls = new LinkedHashMap<>();
      calls.put("steps of a crowd", () -> {
        crowd.copyFrom(start.rewind());
        for (Motions motions : steps) {
          mover.move(engine, crowd, motions, world);
          mover.separate(engine, crowd, world);
        }
      });
      Allocations.none("filtered", calls, 3, pool);
    }
  }
}
