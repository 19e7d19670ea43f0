package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import lockstep.internal.run.VectorSupport;
import org.junit.jupiter.api.Test;

/**
 * Crowds that move at random in a closed room full of obstacles: none gets out, into anything, or stuck; all
 * engines give one answer.
 */
@Runs.Widest
@Runs.Vectors
class MoverRoomTest {
  /** An hour's work, so only at one width. */
  private static final boolean THOROUGH = Effort.MINE == Effort.EXHAUSTIVE
      && System.getProperty("lockstep.bits") == null && VectorSupport.KERNELS != null;

  private static final double SIZE = 20, HEIGHT = 6;

  /** A room with a rough floor and obstacles: ramps, steps, blocks and shards. */
  private static Triangles room(int triangles) {
    Random random = new Random(4);
    MoverScene scene = new MoverScene();
    int cells = (int) Math.sqrt(triangles / 14.0);
    double[] x = {SIZE, 0, 0}, y = {0, HEIGHT, 0}, z = {0, 0, SIZE};
    scene.patch(new double[] {0, 0, 0}, x, z, 2 * cells, 1.2 / cells);
    for (double[][] wall : new double[][][] {{{0, HEIGHT, 0}, x, z}, {{0, 0, 0}, x, y}, {{0, 0, SIZE}, x, y},
        {{0, 0, 0}, y, z}, {{SIZE, 0, 0}, y, z}}) {
      scene.patch(wall[0], wall[1], wall[2], (int) (cells * 0.7), 0);
    }
    for (int k = 0; k < Math.min(60, triangles / 60); k++) {
      double px = 1 + (SIZE - 4) * random.nextDouble(), pz = 1 + (SIZE - 4) * random.nextDouble();
      double wide = 0.5 + random.nextDouble(), high = 0.1 + 2 * random.nextDouble() * random.nextDouble();
      switch (k % 3) {
        case 0 -> scene.box(px, -0.1, pz, px + wide, high, pz + wide, 1);
        case 1 ->
          scene.quad(px, 0, pz, px + 2 * wide, high, pz, px + 2 * wide, high, pz + wide, px, 0, pz + wide);
        default ->
          scene.triangle(px, random.nextDouble(), pz, px + random.nextDouble(), 2 * random.nextDouble(),
              pz + wide, px + random.nextGaussian(), 2 * random.nextDouble(), pz + random.nextDouble());
      }
    }
    return scene.build();
  }

  private static Capsules crowd(int count, Target room) {
    Random random = new Random(count);
    Capsules crowd = Capsules.allocate(count);
    for (int i = 0; i < count; i++) {
      Capsules one = crowd.slice(i, 1);
      do {
        float x = (float) (1 + (SIZE - 2) * random.nextDouble()),
            z = (float) (1 + (SIZE - 2) * random.nextDouble());
        float y = 0.6f + 3 * random.nextFloat(), r = 0.2f + 0.15f * random.nextFloat();
        one.set(0, x, y, z, x, y + random.nextFloat(), z, r);
      } while (Engine.scalar().overlap(one, room, Pairs.allocate(0)) > 0);
    }
    return crowd;
  }

  /**
   * Motions of wanderers: a direction for a while, gravity, an occasional leap, and sometimes a very fast
   * one.
   */
  private static void wish(Motions motions, int step, int[] name) {
    for (int i = 0; i < motions.size(); i++) {
      Random way = new Random(31L * name[i] + 7919L * (step / 20));
      double turn = 2 * Math.PI * new Random(way.nextLong()).nextDouble(), speed = 0.1 * way.nextDouble();
      double leap = way.nextInt(5) == 0 && step % 20 < 4 ? 0.2 : -0.01 * (step % 20);
      double fast = way.nextInt(10) == 0 && step % 20 == 7 ? 1000 : 1;
      motions.set(i, (float) (fast * speed * Math.cos(turn)), (float) (leap * Math.sqrt(fast)),
          (float) (fast * speed * Math.sin(turn)));
    }
  }

  private static int[] names(int count) {
    int[] names = new int[count];
    Arrays.setAll(names, i -> i);
    return names;
  }

  private static Mover mover(int count) {
    return Mover.of(count).stepHeight(0.3f).slopeLimit(50).skin(0.01f);
  }

  @Test
  void nobodyGetsOutOrStuck() {
    int count = THOROUGH ? 10_000 : 100, steps = THOROUGH ? 10_000 : 100;
    Tree room = Tree.of(room(THOROUGH ? 50_000 : 2_000));
    Capsules crowd = crowd(count, room);
    Motions motions = Motions.allocate(count);
    Mover mover = mover(count);
    Engine engine = THOROUGH ? Engine.best().parallel(ForkJoinPool.commonPool()) : Engine.scalar();
    int[] names = names(count);
    float[][] before = new float[count][3];
    double[] path = new double[count];
    int[] rest = new int[count];
    int grounded = 0;
    for (int step = 0; step < steps; step++) {
      wish(motions, step, names);
      for (int i = 0; i < count; i++) {
        before[i][0] = crowd.ax[i];
        before[i][1] = crowd.ay[i];
        before[i][2] = crowd.az[i];
      }
      mover.move(engine, crowd, motions, room);
      assertEquals(0, engine.overlap(crowd, room, Pairs.allocate(0)), "in something after step " + step);
      for (int i = 0; i < count; i++) {
        float x = crowd.ax[i], y = crowd.ay[i], z = crowd.az[i];
        assertTrue(x > 0 && x < SIZE && y > 0 && y < HEIGHT && z > 0 && z < SIZE, "outside: " + i);
        double level = Math.hypot(x - before[i][0], z - before[i][2]);
        double wished = Math.hypot(motions.vx[i], motions.vz[i]), rises = motions.vy[i];
        assertTrue(level <= Math.hypot(wished, Math.abs(rises)) + (THOROUGH ? 0.12 : 0.05),
            "step " + step + ": " + i + " went " + level + " of " + wished);
        assertTrue(y - before[i][1] <= Math.max(wished, 0) + Math.max(rises, 0) + (THOROUGH ? 1 : 0.35));
        path[i] += level;
        grounded += mover.isGrounded(i) ? 1 : 0;
        assertTrue(!mover.isStuck(i));
      }
      if (step % 50 == 49) {
        for (int i = 0; i < count; i++) {
          rest[i] = path[i] < 0.15 ? rest[i] + 1 : 0;
          path[i] = 0;
        }
      }
    }
    assertTrue(grounded > 0.5 * count * steps, "mostly in the air: " + grounded);
    int resting = (int) Arrays.stream(rest).filter(times -> times > 0).count();
    assertTrue(resting <= count / 50, resting + " rest");
  }

  /** Shapes of every kind on the ground, including spheres and capsules. */
  @Test
  void amongShapesOfEveryKind() {
    Random random = new Random(12);
    int count = 40;
    Spheres stones = Spheres.allocate(20);
    Capsules logs = Capsules.allocate(20);
    Boxes boxes = Boxes.allocate(20);
    OrientedBoxes crates = OrientedBoxes.allocate(20);
    Cylinders pillars = Cylinders.allocate(Axis.Y, 20);
    for (int k = 0; k < 20; k++) {
      float[] r = new float[24];
      for (int c = 0; c < r.length; c++) {
        r[c] = random.nextFloat();
      }
      stones.set(k, 20 * r[0], 0, 20 * r[1], r[2]);
      logs.set(k, 20 * r[3], r[4] - 0.5f, 20 * r[5], 20 * r[3] + r[6], r[7] - 0.5f, 20 * r[5] + r[8],
          0.3f * r[9]);
      boxes.set(k, 20 * r[10], -1, 20 * r[11], 20 * r[10] + r[12], r[13], 20 * r[11] + r[14]);
      crates.set(k, 20 * r[15], 0, 20 * r[16], r[17], 0.5f * r[18], r[19], r[20], r[21], r[22], r[23] + 0.1f);
      pillars.set(k, 20 * r[1], 20 * r[0], 0.5f * r[2]);
    }
    List<Target> world = List.of(Tree.of(stones), logs, Tree.of(boxes), crates, pillars,
        PushOutCheck.planes(0, 1, 0, 0, 1, 0, 0, 0, -1, 0, 0, 20, 0, 0, 1, 0, 0, 0, -1, 20));
    for (boolean round : new boolean[] {true, false}) {
      Spheres balls = Spheres.allocate(count);
      Capsules people = Capsules.allocate(count);
      Shapes all = round ? balls : people;
      for (int i = 0; i < count; i++) {
        Shapes one = all.slice(i, 1);
        do {
          float x = 1 + 18 * random.nextFloat(), y = 0.5f + random.nextFloat(),
              z = 1 + 18 * random.nextFloat();
          balls.set(i, x, y, z, 0.35f);
          people.set(i, x, y, z, x + 0.2f, y + 1, z, 0.35f);
        } while (world.stream()
            .anyMatch(target -> Engine.scalar().overlap(one, target, Pairs.allocate(0)) > 0));
      }
      float[] start = new float[all.width() * count], end = start.clone();
      all.copyTo(start, 0);
      Motions motions = Motions.allocate(count);
      Mover mover = mover(count);
      int grounded = 0;
      for (int step = 0; step < 60; step++) {
        wish(motions, step, names(count));
        mover.move(Engine.scalar(), all, motions, Obstacles.of(world));
        for (Target target : world) {
          assertEquals(0, Engine.scalar().overlap(all, target, Pairs.allocate(0)),
              target + " after step " + step);
        }
        for (int i = 0; i < count; i++) {
          grounded += mover.isGrounded(i) ? 1 : 0;
        }
      }
      all.copyTo(end, 0);
      assertTrue(grounded > 30 * count, "mostly in the air: " + grounded);
      for (int i = 0; i < count; i++) {
        int at = all.width() * i;
        assertTrue(Math.hypot(end[at] - start[at], end[at + 2] - start[at + 2]) > 0.1, "rests: " + i);
      }
    }
  }

  /**
   * A character with so much around it that it gets no list moves as if that were absent, and so do the
   * others.
   */
  @Test
  void whatIsBuriedChangesNothing() {
    int count = 60;
    Triangles bare = room(300);
    MoverScene shards = new MoverScene();
    double cell = 1.0 / 12, y = -0.15;
    for (double x = 0.75 * SIZE; x < SIZE; x += cell) {
      for (double z = 0; z < SIZE; z += cell) {
        shards.triangle(x, y, z, x + cell, y, z, x, y, z + cell);
      }
    }
    Triangles buried = shards.build();
    float[] corners = new float[9 * (bare.size() + buried.size())];
    bare.copyTo(corners, 0);
    buried.copyTo(corners, 9 * bare.size());
    Triangles both = Triangles.allocate(bare.size() + buried.size());
    both.copyFrom(corners, 0);
    float[][] places = new float[2][];
    for (int k = 0; k < 2; k++) {
      Capsules crowd = crowd(count, Tree.of(bare));
      places[k] =
          run(Engine.scalar(), Tree.of(k == 0 ? bare : both), crowd, names(count), 12, new float[count]);
    }
    assertArrayEquals(places[0], places[1]);
  }

  private static float[] run(Engine engine, Target room, Shapes crowd, int[] names, int steps,
      float[] ground) {
    Motions motions = Motions.allocate(crowd.size());
    Mover mover = mover(crowd.size());
    int touched = 0;
    for (int step = 0; step < steps; step++) {
      wish(motions, step, names);
      mover.move(engine, crowd, motions, room);
      if (step % 2 == 1) {
        touched += mover.separate(engine, crowd, room);
        assertEquals(0, engine.overlap(crowd, room, Pairs.allocate(0)));
      }
    }
    assertTrue(touched > 10, "only " + touched + " meet");
    float[] places = new float[crowd.width() * crowd.size()];
    crowd.copyTo(places, 0);
    System.arraycopy(mover.ny, 0, ground, 0, crowd.size());
    return places;
  }

  /** Flat or tree, scalar or vectors, threads, and any order of the characters. */
  @Test
  void oneAnswer() {
    int count = 60, steps = 12;
    Triangles flat = room(300);
    Tree tree = Tree.of(flat);
    float[] start = new float[7 * count], ground = new float[count], other = new float[count];
    crowd(count, tree).copyTo(start, 0);
    Capsules crowd = Capsules.allocate(count);
    crowd.copyFrom(start, 0);
    float[] expected = run(Engine.scalar(), tree, crowd, names(count), steps, ground);
    try (ForkJoinPool pool = new ForkJoinPool(3)) {
      for (Engine engine : List.of(Engine.best(), Engines.widest().parallel(pool))) {
        for (Target room : engine == Engine.best() ? List.of(tree) : List.of(flat, tree)) {
          crowd.copyFrom(start, 0);
          assertArrayEquals(expected, run(engine, room, crowd, names(count), steps, other),
              engine + " " + room);
          assertArrayEquals(ground, other);
        }
      }
    }
    int[] order = names(count);
    Random random = new Random(9);
    for (int i = count - 1; i > 0; i--) {
      int k = random.nextInt(i + 1), o = order[i];
      order[i] = order[k];
      order[k] = o;
    }
    float[] turned = new float[7 * count];
    for (int i = 0; i < count; i++) {
      System.arraycopy(start, 7 * order[i], turned, 7 * i, 7);
    }
    crowd.copyFrom(turned, 0);
    float[] places = run(Engine.scalar(), tree, crowd, order, steps, other);
    for (int i = 0; i < count; i++) {
      assertArrayEquals(Arrays.copyOfRange(expected, 7 * order[i], 7 * order[i] + 7),
          Arrays.copyOfRange(places, 7 * i, 7 * i + 7), "character " + order[i]);
      assertEquals(ground[order[i]], other[i]);
    }
  }

  @Test
  void nothingIsAllocated() {
    Tree room = Tree.of(room(300));
    Capsules crowd = crowd(50, room);
    Spheres balls = Spheres.wrap(crowd.ax.clone(), crowd.ay.clone(), crowd.az.clone(), crowd.radius, 50);
    Motions motions = Motions.allocate(50);
    Mover mover = mover(50), other = mover(50);
    Obstacles world = Obstacles.of(room, PushOutCheck.planes(0, 1, 0, 0.3f));
    Map<String, Runnable> calls = new LinkedHashMap<>();
    wish(motions, 0, names(50));
    calls.put("capsules", () -> mover.move(Engine.scalar(), crowd, motions, room));
    calls.put("separate", () -> mover.separate(Engine.scalar(), crowd, room));
    calls.put("spheres", () -> other.move(Engine.scalar(), balls, motions, world));
    Allocations.none("mover", calls, 10);
  }
}
