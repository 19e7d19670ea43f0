package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Random crowds in closed rooms of random walls: no character ends outside, or in anything that it did not
 * begin in.
 */
@Runs.Widest
@Runs.Vectors
class MoverSafetyTest {
  /** Half of the width of rooms. */
  private static final double HALF = 5;

  /** The shapes of walls. */
  enum Walls {
    TRIANGLES, BOXES, ORIENTED_BOXES, PLANES, CYLINDERS, CAPSULES, SPHERES
  }

  /** A room: its walls, and the rotation from its axes to those of the world. */
  private static final class Room {
    final List<Target> world = new ArrayList<>();
    final double[][] turn;

    Room(double[][] turn) {
      this.turn = turn;
    }

    /** The distance of a point from the middle, outwards. */
    double out(float x, float y, float z) {
      double out = 0;
      for (double[] axis : turn) {
        out = Math.max(out, Math.abs(axis[0] * x + axis[1] * y + axis[2] * z));
      }
      return out;
    }

    boolean isFree(Shapes one) {
      return world.stream().allMatch(target -> Engine.scalar().overlap(one, target, Pairs.allocate(0)) == 0);
    }
  }

  private static double[][] turn(Random random) {
    double[] a = direction(random), b = direction(random);
    double along = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    for (int c = 0; c < 3; c++) {
      b[c] -= along * a[c];
    }
    double size = Math.sqrt(b[0] * b[0] + b[1] * b[1] + b[2] * b[2]);
    for (int c = 0; c < 3; c++) {
      b[c] /= size;
    }
    return new double[][] {a, b,
        {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]}};
  }

  private static double[] direction(Random random) {
    double[] v = {random.nextGaussian(), random.nextGaussian(), random.nextGaussian()};
    double size = Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    return new double[] {v[0] / size, v[1] / size, v[2] / size};
  }

  /** The point at these distances along the axes of the room, the first of which is {@code axis}. */
  private static double[] at(double[][] turn, int axis, double x, double y, double z) {
    double[] to = new double[3];
    for (int c = 0; c < 3; c++) {
      to[c] = x * turn[axis][c] + y * turn[(axis + 1) % 3][c] + z * turn[(axis + 2) % 3][c];
    }
    return to;
  }

  private static void set(Shapes of, int i, double... columns) {
    for (int c = 0; c < columns.length; c++) {
      of.columns[c][i] = (float) columns[c];
    }
  }

  private static Room room(Walls walls, Random random) {
    boolean straight = walls == Walls.BOXES || walls == Walls.CYLINDERS || random.nextInt(4) == 0;
    double[][] turn = straight ? new double[][] {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}} : turn(random);
    double h = HALF, thick = random.nextBoolean() ? 0 : 0.01 * random.nextDouble();
    double radius = 0.3 + 2 * random.nextDouble();
    int row = (int) (2 * h / (0.8 * radius)) + 2;
    Room room = new Room(turn);
    List<Target> world = room.world;
    Triangles triangles = Triangles.allocate(12);
    Boxes boxes = Boxes.allocate(6);
    OrientedBoxes oriented = OrientedBoxes.allocate(6);
    Planes planes = Planes.allocate(6);
    Capsules capsules = Capsules.allocate(6 * row);
    Spheres spheres = Spheres.allocate(6 * row * row);
    int k = 0, round = 0, ball = 0;
    for (int axis = 0; axis < 3; axis++) {
      Cylinders cylinders = Cylinders.allocate(List.of(Axis.X, Axis.Y, Axis.Z).get((axis + 1) % 3), 2 * row);
      for (int side = -1; side <= 1; side += 2) {
        double[] p = at(turn, axis, side * h, -h, -h), q = at(turn, axis, side * h, h, -h);
        double[] r = at(turn, axis, side * h, h, h), s = at(turn, axis, side * h, -h, h);
        set(triangles, 2 * k, p[0], p[1], p[2], q[0], q[1], q[2], r[0], r[1], r[2]);
        set(triangles, 2 * k + 1, p[0], p[1], p[2], r[0], r[1], r[2], s[0], s[1], s[2]);
        double[] n = turn[axis];
        set(planes, k, -side * n[0], -side * n[1], -side * n[2], h);
        for (int c = 0; c < 3; c++) {
          boxes.columns[c][k] = (float) (c == axis ? side * h - (side < 0 ? thick : 0) : -h);
          boxes.columns[c + 3][k] = (float) (c == axis ? side * h + (side > 0 ? thick : 0) : h);
        }
        double[] centre = at(turn, axis, side * (h + thick), 0, 0), q4 = quaternion(turn);
        set(oriented, k, centre[0], centre[1], centre[2], axis == 0 ? thick : h, axis == 1 ? thick : h,
            axis == 2 ? thick : h, q4[0], q4[1], q4[2], q4[3]);
        for (int i = 0; i < row; i++) {
          double across = -h + 2 * h * i / (row - 1);
          double[] a = at(turn, axis, side * h, -h, across), b = at(turn, axis, side * h, h, across);
          set(capsules, round, a[0], a[1], a[2], b[0], b[1], b[2], radius);
          // along the axis after that of the wall: columns are the others in the order of x, y and z
          double[] middle = at(turn, axis, side * h, 0, across);
          int along = (axis + 1) % 3;
          set(cylinders, i + (side > 0 ? row : 0), middle[along == 0 ? 1 : 0], middle[along == 2 ? 1 : 2],
              radius);
          round++;
          for (int j = 0; j < row; j++) {
            double[] c = at(turn, axis, side * h, -h + 2 * h * j / (row - 1), across);
            set(spheres, ball++, c[0], c[1], c[2], radius);
          }
        }
        k++;
      }
      if (walls == Walls.CYLINDERS) {
        world.add(cylinders);
      }
    }
    switch (walls) {
      case TRIANGLES -> world.add(random.nextBoolean() ? Tree.of(triangles) : triangles);
      case BOXES -> world.add(random.nextBoolean() ? Tree.of(boxes) : boxes);
      case ORIENTED_BOXES -> world.add(oriented);
      case PLANES -> world.add(planes);
      case CAPSULES -> world.add(random.nextBoolean() ? Tree.of(capsules) : capsules);
      case SPHERES -> world.add(Tree.of(spheres));
      case CYLINDERS -> {
        // is already there
      }
    }
    if (random.nextBoolean()) {
      world.add(clutter(random));
    }
    return room;
  }

  private static Target clutter(Random random) {
    Triangles shards = Triangles.allocate(30);
    Boxes steps = Boxes.allocate(30);
    for (int i = 0; i < 30; i++) {
      double[] p = new double[3], size = new double[3];
      for (int c = 0; c < 3; c++) {
        p[c] = HALF * (2 * random.nextDouble() - 1);
        size[c] = random.nextDouble();
        for (int corner = 0; corner < 3; corner++) {
          shards.columns[3 * corner + c][i] = (float) (p[c] + 2 * random.nextGaussian());
        }
        steps.columns[c][i] = (float) p[c];
        steps.columns[c + 3][i] = (float) (p[c] + size[c]);
      }
    }
    return random.nextBoolean() ? shards : steps;
  }

  private static double[] quaternion(double[][] turn) {
    // columns of the rotation are the axes
    double[][] m = {{turn[0][0], turn[1][0], turn[2][0]}, {turn[0][1], turn[1][1], turn[2][1]},
        {turn[0][2], turn[1][2], turn[2][2]}};
    double[] q = {m[2][1] - m[1][2], m[0][2] - m[2][0], m[1][0] - m[0][1], 1 + m[0][0] + m[1][1] + m[2][2]};
    double size = Math.sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
    return new double[] {q[0] / size, q[1] / size, q[2] / size, q[3] / size};
  }

  /** The first failure of a crowd in a room; null if there is none. */
  static String run(Walls walls, long seed, int count, int steps) {
    Random random = new Random(seed);
    Room room = room(walls, random);
    boolean round = random.nextBoolean();
    float skin = 0.01f + 0.04f * random.nextFloat(),
        radius = random.nextInt(4) == 0 ? 0 : (random.nextInt(4) == 0 ? 0.3f : 0.015f) * random.nextFloat();
    Shapes crowd = round ? Spheres.allocate(count) : Capsules.allocate(count);
    double[] up = random.nextInt(3) == 0 ? new double[] {0, 1, 0} : direction(random);
    double height = random.nextInt(3) * 0.2 * random.nextDouble();
    for (int i = 0; i < count; i++) {
      int tries = 0;
      do {
        double[] p = new double[6], d = direction(random);
        for (int c = 0; c < 3; c++) {
          p[c] = 0.9 * HALF * (2 * random.nextDouble() - 1);
          p[c + 3] = p[c] + height * d[c];
        }
        for (int c = 0; c < crowd.width() - 1; c++) {
          crowd.columns[c][i] = (float) p[c];
        }
        crowd.columns[crowd.width() - 1][i] = ++tries > 1000 ? -1 : radius;
      } while (tries <= 1000 && !(room.isFree(crowd.slice(i, 1)) && isIn(room, crowd, i, 0.9 * HALF)));
    }
    Mover mover = Mover.of(count).skin(skin).slopeLimit(89 * random.nextFloat())
        .stepHeight(random.nextBoolean() ? 0 : random.nextFloat())
        .up((float) up[0], (float) up[1], (float) up[2]);
    Motions motions = Motions.allocate(count);
    for (int step = 0; step < steps; step++) {
      float[][] before = new float[crowd.width()][];
      for (int c = 0; c < before.length; c++) {
        before[c] = crowd.columns[c].clone();
      }
      for (int i = 0; i < count; i++) {
        if (step % 5 == 0 || random.nextInt(4) == 0) {
          double[] d = direction(random);
          double size = random.nextInt(8) == 0 ? 30 * random.nextDouble() : random.nextDouble();
          double falls = random.nextBoolean() ? random.nextDouble() : 0;
          motions.set(i, (float) (size * d[0] - falls * up[0]), (float) (size * d[1] - falls * up[1]),
              (float) (size * d[2] - falls * up[2]));
        }
      }
      mover.move(Engine.scalar(), crowd, motions, Obstacles.of(room.world));
      boolean separates = step % 3 == 2;
      if (separates) {
        mover.separate(Engine.scalar(), crowd, Obstacles.of(room.world));
      }
      for (int i = 0; i < count; i++) {
        if (crowd.columns[crowd.width() - 1][i] < 0) {
          continue;
        }
        boolean isFree = room.isFree(crowd.slice(i, 1)), in = isIn(room, crowd, i, HALF);
        if (!in || !isFree) {
          StringBuilder at = new StringBuilder();
          for (int c = 0; c < before.length; c++) {
            at.append(' ').append(before[c][i]);
          }
          return walls + " " + seed + (round ? " ball " : " capsule ") + i + ", step " + step + ", skin "
              + skin + ", radius " + radius + (separates ? " separated" : "") + (in ? "" : " outside")
              + (isFree ? "" : " inside") + ": from" + at + " by " + motions.vx[i] + " " + motions.vy[i] + " "
              + motions.vz[i] + " to " + crowd.columns[0][i] + " " + crowd.columns[1][i] + " "
              + crowd.columns[2][i];
        }
      }
    }
    return null;
  }

  private static boolean isIn(Room room, Shapes crowd, int i, double half) {
    boolean in = true;
    for (int c = 0; c < crowd.width() - 1; c += 3) {
      in &= room.out(crowd.columns[c][i], crowd.columns[c + 1][i], crowd.columns[c + 2][i]) <= half;
    }
    return in;
  }

  @ParameterizedTest
  @EnumSource
  void nobodyLeavesARoom(Walls walls) {
    for (long seed : new long[] {0, 1, 8, 13, 31, 37, 53, 57}) {
      assertNull(run(walls, seed, 40, 30));
    }
  }

  /**
   * A skin larger than the distance between the walls: moving off the first contact would lead behind the
   * other wall.
   */
  @Test
  void noWayOffAContactLeadsThroughAWall() {
    MoverScene scene = new MoverScene();
    for (double x : List.of(0.0, 0.005)) {
      scene.quad(x, -9, -9, x, 9, -9, x, 9, 9, x, -9, 9);
    }
    Triangles walls = scene.build();
    for (double radius : new double[] {0, 0.001, 0.002}) {
      for (double along : new double[] {0, 0.3}) {
        Spheres ball = MoverScene.ball(0.0025, 0, 0, radius);
        MoverScene.go(Mover.of(1), ball, walls, 3, -0.1, along, 0);
        assertTrue(ball.x[0] > 0 && ball.x[0] < 0.005f, "at " + ball.x[0]);
        assertEquals(0, Engine.scalar().overlap(ball, walls, Pairs.allocate(0)));
        assertEquals(3 * along, ball.y[0], 0.05);
      }
    }
  }

  /** A ball that touches a wall is pushed off it, however small it is relative to the skin. */
  @Test
  void aSmallBallThatTouchesGetsOff() {
    Triangles wall = new MoverScene().quad(0, -9, -9, 0, 9, -9, 0, 9, 9, 0, -9, 9).build();
    Spheres ball = MoverScene.ball(0x1p-9, 0, 0, 0x1p-9);
    Mover mover = Mover.of(1);
    MoverScene.go(mover, ball, wall, 1, 0, 0.5, 0);
    assertFalse(mover.isStuck(0));
    assertEquals(0.5, ball.y[0], 1e-4);
    assertTrue(ball.x[0] > 0.01f, "at " + ball.x[0]);
  }

  /** No character falls through a floor, wherever the floor ends. */
  @Test
  void aFloorOfAnySizeCarries() {
    for (float half : new float[] {1e3f, 1e10f, 0x1p60f, 1e19f, 1e30f, 1.8e38f, Float.MAX_VALUE,
        Float.POSITIVE_INFINITY}) {
      Boxes floor = Boxes.allocate(1);
      floor.set(0, -half, -half, -half, half, 0, half);
      for (Target world : List.of(floor, Tree.of(floor))) {
        Capsules walker = MoverScene.walker(0, 0.5, 0);
        Spheres ball = MoverScene.ball(0, 0.5, 0, 0.25);
        Mover walks = Mover.of(1), rolls = Mover.of(1);
        MoverScene.go(walks, walker, world, 20, 0.1, -0.1, 0);
        MoverScene.go(rolls, ball, world, 20, 0.1, -0.1, 0);
        assertEquals(0.31, walker.ay[0], 1e-4, "on " + half);
        assertEquals(0.26, ball.y[0], 1e-4, "on " + half);
        assertEquals(2, walker.ax[0], 0.05);
        assertTrue(walks.isGrounded(0) && rolls.isGrounded(0));
      }
    }
  }

  /** Beside shapes so large that sweeps do not see them, or that far away itself, a character stays. */
  @Test
  void nobodyMovesOutOfRange() {
    for (float far : new float[] {1e19f, 1e20f, 1e30f, Float.MAX_VALUE}) {
      Triangles floor = Triangles.allocate(1);
      floor.set(0, -far, 0, -far, far, 0, -far, 0, 0, far);
      for (Target world : List.of(floor, Tree.of(floor))) {
        Spheres ball = MoverScene.ball(0, 0.5, 0, 0.25);
        Mover mover = Mover.of(1);
        MoverScene.go(mover, ball, world, 3, 0.1, -1, 0);
        assertArrayEquals(new float[] {0, 0.5f, 0, 0.25f}, ball.get(0, new float[4]));
        assertTrue(mover.isStuck(0));
      }
      for (float skin : new float[] {0.01f, far / 1000}) {
        Capsules away = Capsules.allocate(2);
        away.set(0, far, 0, -far, far, 1, -far, 0.3f);
        away.set(1, 0, 0, 0, 0, 0, 0, far);
        float[] before = away.get(0, new float[7]);
        Mover mover = Mover.of(2).skin(skin);
        Motions motions = Motions.allocate(2);
        motions.set(0, far, 1, 0);
        motions.set(1, 0, 1, 0);
        mover.move(Engine.scalar(), away, motions, floor);
        mover.separate(Engine.scalar(), away, floor);
        assertArrayEquals(before, away.get(0, new float[7]));
        assertTrue(mover.isStuck(0) && mover.isStuck(1));
      }
    }
  }

  /**
   * Crowds at any coordinates, with any skin: no character gets a NaN position, or into what it did not begin
   * in.
   */
  @Test
  void anyCoordinates() {
    Random random = new Random(1);
    int count = 20, moved = 0;
    for (int round = 0; round < 150; round++) {
      int exponent = random.nextInt(-40, 127);
      float size = (float) Math.scalb(1 + random.nextDouble(), exponent);
      float place = random.nextInt(3) == 0 ? Math.scalb(1f, random.nextInt(-10, 127)) : 0;
      List<Target> world = List.of(any(Triangles.allocate(5), random, size, place),
          Tree.of(any(Boxes.allocate(5), random, size, place)),
          any(OrientedBoxes.allocate(5), random, size, place),
          any(Cylinders.allocate(Axis.Y, 5), random, size, place),
          Tree.of(any(Capsules.allocate(5), random, size, place)),
          any(Spheres.allocate(5), random, size, place), any(Planes.allocate(2), random, size, place));
      Shapes crowd =
          any(round % 2 == 0 ? Spheres.allocate(count) : Capsules.allocate(count), random, size / 8, place);
      Motions motions = Motions.allocate(count);
      Mover mover = Mover.of(count)
          .skin(Math.clamp(size * Math.scalb(1f, -random.nextInt(1, 20)), Float.MIN_NORMAL, Float.MAX_VALUE))
          .stepHeight(random.nextBoolean() ? 0 : size / 4);
      for (int step = 0; step < 4; step++) {
        boolean[][] was = new boolean[count][];
        for (int i = 0; i < count; i++) {
          was[i] = meets(crowd.slice(i, 1), world);
          motions.set(i, any(random, size), any(random, size), any(random, size));
        }
        float[] before = crowd.columns[0].clone();
        mover.move(Engine.scalar(), crowd, motions, Obstacles.of(world));
        mover.separate(Engine.scalar(), crowd, Obstacles.of(world));
        for (int i = 0; i < count; i++) {
          boolean[] is = meets(crowd.slice(i, 1), world);
          for (int k = 0; k < is.length; k++) {
            assertTrue(!is[k] || was[i][k], "round " + round + ", step " + step + ": " + i + " in " + k);
          }
          for (float[] column : crowd.columns) {
            assertTrue(Float.isFinite(column[i]), "round " + round);
          }
          moved += before[i] != crowd.columns[0][i] ? 1 : 0;
        }
      }
    }
    assertTrue(moved > 1000, moved + " moved");
  }

  /** If all overlap each other, their pairs are not kept all at once: the pushes are the same. */
  @Test
  void aHeapOfThousandsIsPushedApart() {
    Random random = new Random(3);
    int count = 2950;
    Spheres heap = Spheres.allocate(count);
    for (int i = 0; i < count; i++) {
      heap.set(i, random.nextFloat(), random.nextFloat(), random.nextFloat(), 1);
    }
    double[][] expected = new double[3][count];
    for (int i = 0; i < count; i++) {
      for (int k = 0; k < i; k++) {
        double x = (double) heap.x[i] - heap.x[k], y = (double) heap.y[i] - heap.y[k],
            z = (double) heap.z[i] - heap.z[k];
        double apart = Math.sqrt(x * x + y * y + z * z), by = (2 - apart + 0.1f) / 2 / apart;
        expected[0][i] += by * x;
        expected[0][k] -= by * x;
        expected[1][i] += by * y;
        expected[1][k] -= by * y;
        expected[2][i] += by * z;
        expected[2][k] -= by * z;
      }
    }
    float[][] start = {heap.x.clone(), heap.y.clone(), heap.z.clone()};
    int pairs = count * (count - 1) / 2;
    Mover mover = Mover.of(count).skin(0.1f);
    assertEquals(pairs, mover.separate(Engine.scalar(), heap, Triangles.allocate(0)));
    assertTrue(pairs > 1 << 22);
    for (int c = 0; c < 3; c++) {
      for (int i = 0; i < count; i++) {
        assertEquals(start[c][i] + expected[c][i], heap.columns[c][i], 0.01);
      }
    }
  }

  /** One call at a time, from any thread; and a call that has thrown is over. */
  @Test
  void oneCallAtATime() {
    int many = 4000;
    Mover mover = Mover.of(many);
    Spheres ball = MoverScene.ball(0, 0, 0, 1), crowd = Spheres.allocate(many);
    Motions motion = MoverScene.motion(1, 0, 0);
    Triangles nothing = Triangles.allocate(0);
    List<Throwable> thrown = new CopyOnWriteArrayList<>();
    // a pool makes its first thread within the call
    ForkJoinPool pool = new ForkJoinPool(2, its -> {
      CompletableFuture<Void> other =
          CompletableFuture.runAsync(() -> mover.move(Engine.scalar(), ball, motion, nothing));
      thrown.add(assertThrows(CompletionException.class, other::join).getCause());
      return ForkJoinPool.defaultForkJoinWorkerThreadFactory.newThread(its);
    }, null, false);
    try (pool) {
      mover.move(Engine.scalar().parallel(pool), crowd, Motions.allocate(many), nothing);
    }
    assertEquals("Mover[4000] is in use: a mover is for one call at a time", thrown.getFirst().getMessage());
    assertEquals(IllegalStateException.class, thrown.getFirst().getClass());
    assertThrows(NullPointerException.class, () -> mover.move(null, ball, motion, nothing));
    mover.separate(Engine.scalar(), ball, nothing);
    mover.move(Engine.scalar(), ball, motion, nothing);
    assertEquals(1, ball.x[0]);
  }

  private static boolean[] meets(Shapes one, List<Target> world) {
    boolean[] meets = new boolean[world.size()];
    for (int k = 0; k < meets.length; k++) {
      meets[k] = Engine.scalar().overlap(one, world.get(k), Pairs.allocate(0)) > 0;
    }
    return meets;
  }

  private static float any(Random random, float size) {
    return Math.clamp((float) random.nextGaussian() * size, -Float.MAX_VALUE, Float.MAX_VALUE);
  }

  /** Fills a buffer with shapes of about that size, there on all axes. */
  private static Shapes any(Shapes of, Random random, float size, float place) {
    for (int i = 0; i < of.size(); i++) {
      for (int c = 0; c < of.width(); c++) {
        of.columns[c][i] = Math.clamp(any(random, size) + place, -Float.MAX_VALUE, Float.MAX_VALUE);
      }
      switch (of) {
        case Boxes boxes -> {
          for (int c = 0; c < 3; c++) {
            boxes.columns[c + 3][i] = Math.max(boxes.columns[c][i], boxes.columns[c + 3][i]);
          }
        }
        case OrientedBoxes boxes -> {
          for (int c = 3; c < 10; c++) {
            boxes.columns[c][i] = c < 6 ? Math.abs(any(random, size)) : (float) random.nextGaussian();
          }
        }
        case Planes planes -> planes.set(i, 0, 1, 0, 0.5f * size - place);
        case Spheres spheres -> spheres.radius[i] = Math.abs(any(random, size / 4));
        case Capsules capsules -> capsules.radius[i] = Math.abs(any(random, size / 4));
        case Cylinders cylinders -> cylinders.radius[i] = Math.abs(any(random, size / 4));
        case Triangles triangles -> {
          // corners anywhere
        }
        default -> throw new IllegalArgumentException(of.toString());
      }
    }
    return of;
  }
}
