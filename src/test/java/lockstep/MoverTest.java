package lockstep;

import static lockstep.MoverScene.ball;
import static lockstep.MoverScene.go;
import static lockstep.MoverScene.motion;
import static lockstep.MoverScene.walker;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Characters on floors, ramps and steps, at walls and in corners; MoverRoomTest moves crowds of them. */
@Runs.Widest
@Runs.Vectors
class MoverTest {
  private static final float SKIN = 0.01f;

  private static Mover mover() {
    return Mover.of(1).stepHeight(0.3f).slopeLimit(45).skin(SKIN);
  }

  // ---- walking ----

  @Test
  void aLevelFloorOfTriangles() {
    Tree floor = Tree.of(new MoverScene().floor(0, -5, -5, 25, 15, 20).build());
    Capsules one = walker(0, 0.2, 0);
    Mover mover = mover();
    go(mover, one, floor, 10, 0, -0.05, 0);
    assertTrue(mover.isGrounded(0));
    assertEquals(1, mover.ny[0], 1e-6f);
    assertEquals(SKIN, one.ay[0] - 0.3f, 1e-5f);
    float x = one.ax[0], y = one.ay[0], z = one.az[0];
    for (int step = 1; step <= 300; step++) {
      go(mover, one, floor, 1, 0.06, -0.02, 0.03);
      assertEquals(x + 0.06f * step, one.ax[0], 1e-3f);
      assertEquals(z + 0.03f * step, one.az[0], 1e-3f);
      assertEquals(y, one.ay[0], 1e-4f);
      assertTrue(mover.isGrounded(0));
    }
    assertEquals(1.2f, one.by[0] - one.ay[0], 1e-6f);
  }

  /** A standing character stays where it is, to the bit, on a slope too. */
  @Test
  void standing() {
    for (double climb : List.of(0.0, 0.4)) {
      Triangles slope = new MoverScene().patch(new double[] {-5, -5 * climb, -5},
          new double[] {10, 10 * climb, 0}, new double[] {0, 0, 10}, 9, 0).build();
      Capsules one = walker(0.1, 0.2, 0.2);
      Mover mover = mover();
      go(mover, one, slope, 20, 0, -0.05, 0);
      assertTrue(mover.isGrounded(0));
      float x = one.ax[0], y = one.ay[0], z = one.az[0];
      go(mover, one, slope, 100, 0, -0.05, 0);
      assertEquals(x, one.ax[0]);
      assertEquals(y, one.ay[0], 1e-5f);
      assertEquals(z, one.az[0]);
    }
  }

  private static MoverScene ramp(double degrees) {
    double rise = 4 * Math.tan(Math.toRadians(degrees));
    return new MoverScene().floor(0, -6, -5, 2, 5, 7)
        .patch(new double[] {2, 0, -5}, new double[] {4, rise, 0}, new double[] {0, 0, 10}, 6, 0)
        .floor(rise, 6, -5, 14, 5, 7);
  }

  /** The speed along a ramp is that on the level, up and down. */
  @ParameterizedTest
  @ValueSource(doubles = {10, 30, 44})
  void rampsUpAndDown(double degrees) {
    Tree ramp = Tree.of(ramp(degrees).build());
    double rise = 4 * Math.tan(Math.toRadians(degrees)), cos = Math.cos(Math.toRadians(degrees));
    Capsules one = walker(0, 0.05, 0.3);
    Mover mover = mover();
    go(mover, one, ramp, 5, 0, -0.05, 0);
    int steps = 0;
    while (one.ax[0] < 7 && steps < 1000) {
      float before = one.ax[0];
      go(mover, one, ramp, 1, 0.05, -0.01, 0);
      steps++;
      assertTrue(mover.isGrounded(0), () -> "in the air at " + one.ax[0]);
      if (before > 2.5 && one.ax[0] < 5.5) {
        assertEquals(0.05 * cos, one.ax[0] - before, 2e-4);
      }
    }
    double expected = (2 + 4 / cos + 1) / 0.05;
    assertEquals(expected, steps, 0.06 * expected);
    assertEquals(rise + 0.3 + SKIN, one.ay[0], 0.02);
    while (one.ax[0] > 0 && steps < 2000) {
      go(mover, one, ramp, 1, -0.05, -0.01, 0);
      steps++;
      assertTrue(mover.isGrounded(0), () -> "in the air at " + one.ax[0]);
    }
    assertEquals(2 * expected, steps, 0.08 * expected);
    assertEquals(0.3 + SKIN, one.ay[0], 1e-3);
  }

  @Test
  void notUpWhatIsTooSteep() {
    Tree ramp = Tree.of(ramp(60).build());
    Capsules one = walker(0, 0.05, 0.3);
    Mover mover = mover();
    go(mover, one, ramp, 200, 0.05, -0.01, 0.005);
    assertTrue(one.ax[0] < 2.1 && one.ay[0] < 0.35, () -> one.ax[0] + " " + one.ay[0]);
    assertEquals(1.3, one.az[0], 0.02); // along it
    Capsules high = walker(4, 4, 0);
    go(mover, high, ramp, 200, 0, -0.05, 0);
    assertTrue(high.ax[0] < 2.2 && high.ay[0] < 0.4, () -> high.ax[0] + " " + high.ay[0]);
    assertTrue(mover.isGrounded(0));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.005, 0.05, 1})
  void aStep(double speed) {
    double way = speed < 0.01 ? 1.4 : 3;
    for (double height : List.of(0.25, 0.5)) {
      for (boolean solid : new boolean[] {false, true}) {
        MoverScene scene = new MoverScene().floor(0, -9, -3, solid ? 6 : 1, 3, 5);
        Boxes box = Boxes.allocate(1);
        box.set(0, 1, -1, -3, 6, (float) height, 3);
        if (!solid) {
          scene.quad(1, 0, -3, 1, height, -3, 1, height, 3, 1, 0, 3).floor(height, 1, -3, 6, 3, 5);
        }
        List<Target> world = solid ? List.of(scene.build(), box) : List.of(scene.build());
        Capsules one = walker(2 - way, 0.05, 0.2);
        Mover mover = mover();
        int steps = (int) (way / speed);
        Motions motion = motion(speed, -0.01, 0);
        for (int k = 0; k < steps + 10; k++) {
          mover.move(Engine.scalar(), one, k < 10 ? motion(0, -0.05, 0) : motion, Obstacles.of(world));
        }
        String where = height + " " + solid + ": " + one.ax[0] + " " + one.ay[0];
        if (height < 0.3) {
          assertTrue(one.ax[0] > 1.85 && one.ax[0] < 2 + 3 * SKIN, where);
          assertEquals(height + 0.3 + SKIN, one.ay[0], 1e-3, where);
        } else {
          assertEquals(0.7 - SKIN, one.ax[0], 1e-3, where);
        }
        assertTrue(mover.isGrounded(0), where);
        for (int k = 0; k < 1.3 * steps; k++) { // and back down
          mover.move(Engine.scalar(), one, motion(-speed, -0.01, 0), Obstacles.of(world));
        }
        assertEquals(0.3 + SKIN, one.ay[0], 1e-3, where);
      }
    }
  }

  /** Off a ledge higher than a step it falls, and lands. */
  @Test
  void offALedge() {
    MoverScene scene = new MoverScene().floor(2, -3, -3, 1, 3, 5).quad(1, 0, -3, 1, 2, -3, 1, 2, 3, 1, 0, 3)
        .floor(0, 1, -3, 9, 3, 5);
    Tree world = Tree.of(scene.build());
    Capsules one = walker(0, 2.05, 0.2);
    Mover mover = mover();
    boolean flew = false;
    for (int k = 0; k < 150; k++) {
      go(mover, one, world, 1, 0.03, -0.1, 0);
      flew |= !mover.isGrounded(0) && one.ay[0] < 2;
    }
    assertTrue(flew);
    assertTrue(mover.isGrounded(0));
    assertEquals(0.3 + SKIN, one.ay[0], 1e-3);
    assertTrue(one.ax[0] > 2);
  }

  @Test
  void jumping() {
    Tree floor = Tree.of(new MoverScene().floor(0, -5, -5, 5, 5, 3).build());
    Capsules one = walker(0, 0.05, 0);
    Mover mover = mover();
    go(mover, one, floor, 3, 0, -0.05, 0);
    go(mover, one, floor, 1, 0, 0.1, 0);
    assertFalse(mover.isGrounded(0));
    assertEquals(0.4 + SKIN, one.ay[0], 1e-4);
    go(mover, one, floor, 1, 0, 0, 0);
    assertFalse(mover.isGrounded(0)); // is not pulled down
    go(mover, one, floor, 1, 0, -0.2, 0);
    assertTrue(mover.isGrounded(0));
    mover.reset(0);
    assertFalse(mover.isGrounded(0));
  }

  // ---- walls ----

  @Test
  void alongAWall() {
    Triangles wall = new MoverScene().floor(0, -9, -9, 9, 9, 5)
        .patch(new double[] {-9, -1, -9}, new double[] {18, 0, 18}, new double[] {0, 5, 0}, 7, 0).build();
    Capsules one = walker(0, 0.05, 2);
    Mover mover = mover();
    go(mover, one, wall, 20, 0, -0.05, -0.1);
    float x = one.ax[0], z = one.az[0];
    assertEquals(0.3 + SKIN, (z - x) / Math.sqrt(2), 1e-3);
    go(mover, one, wall, 50, 0, -0.05, -0.1); // half of its speed is left
    assertEquals(x - 2.5, one.ax[0], 2e-2);
    assertEquals(z - 2.5, one.az[0], 2e-2);
    assertEquals(0.3 + SKIN, (one.az[0] - one.ax[0]) / Math.sqrt(2), 1e-3);
  }

  @Test
  void anInnerCornerStops() {
    for (double lean : List.of(0.0, 3.0)) { // a corner of 90°, and an acute one
      Triangles corner =
          new MoverScene().floor(0, -9, -9, 9, 9, 5).quad(3, -1, -9, 3, 5, -9, 3, 5, 3, 3, -1, 3)
              .quad(-9, -1, 3 - 4 * lean, 3, -1, 3, 3, 5, 3, -9, 5, 3 - 4 * lean).build();
      Capsules one = walker(1.5, 0.05, lean > 0 ? 0.9 : 1);
      Mover mover = mover();
      go(mover, one, corner, 100, 0.07, -0.05, 0.06);
      float x = one.ax[0], z = one.az[0];
      go(mover, one, corner, 50, 0.07, -0.05, 0.06);
      assertEquals(x, one.ax[0], 1e-4);
      assertEquals(z, one.az[0], 1e-4);
      assertEquals(0, Engine.scalar().overlap(one, corner, Pairs.allocate(0)));
      assertEquals(3 - 0.3 - SKIN, x, SKIN);
      go(mover, one, corner, 10, -0.07, -0.05, -0.06); // and out again
      assertEquals(x - 0.7, one.ax[0], 0.05);
    }
  }

  /** Mistake 39: through a wall in one step, and the time at which it is met. */
  @Test
  void nothingIsPassedThroughAtAnySpeed() {
    Cylinders pillar = PushOutCheck.cylinders(Axis.Y, 0, 0, 1);
    Spheres ball = ball(-2, 0, 0, 0.5);
    SweepHits hits = SweepHits.allocate(1);
    Engine.scalar().sweep(ball.moving(motion(5, 0, 0)), pillar, hits);
    assertEquals(0.1f, hits.t[0], 1e-6f);
    go(mover(), ball, pillar, 1, 5, 0, 0);
    assertEquals(-1.5 - SKIN, ball.x[0], 1e-4);
    Triangles wall = new MoverScene().quad(5, -50, -50, 5, 50, -50, 5, 50, 50, 5, -50, 50).build();
    for (double speed : List.of(10.0, 1000.0, 1e6, 1e30)) {
      Spheres fast = ball(0, 1, 2, 0.5);
      Capsules walker = walker(0, 1, 2);
      for (int k = 0; k < 5; k++) {
        go(mover(), fast, wall, 1, speed, 0.1, 0);
        go(mover(), walker, wall, 1, speed, 0.1, 0);
        assertEquals(4.5 - SKIN, fast.x[0], 5e-3);
        assertEquals(4.7 - SKIN, walker.ax[0], 5e-3);
      }
    }
  }

  /** Mistake 40: backed off along the motion, a grazing sphere stays inside. */
  @Test
  void whoGrazesIsFreeToo() {
    Spheres obstacle = ball(0, 0, 0, 1);
    for (double off = 1.0; off < 1.52; off += 0.01) {
      Spheres ball = ball(-3, off, 0, 0.5);
      go(mover(), ball, obstacle, 1, 4, 0, 0);
      assertEquals(0, Engine.scalar().overlap(ball, obstacle, Pairs.allocate(0)));
      assertTrue(Math.hypot(ball.x[0], ball.y[0]) > 1.5 + SKIN / 2 || off > 1.49, "off " + off);
      assertTrue(ball.x[0] > -1.2, "off " + off);
    }
  }

  /** Between walls hardly farther apart than its width, there is no room for the skin. */
  @Test
  void aNarrowPassage() {
    MoverScene scene = new MoverScene().floor(0, -9, -9, 9, 9, 5);
    scene.quad(-9, 0, 0.303, 9, 0, 0.303, 9, 3, 0.303, -9, 3, 0.303);
    scene.quad(-9, 0, -0.303, 9, 0, -0.303, 9, 3, -0.303, -9, 3, -0.303);
    Tree world = Tree.of(scene.build());
    Capsules one = walker(0, 0.05, 0);
    go(mover(), one, world, 60, 0.1, -0.02, 0.005);
    assertTrue(one.ax[0] > 4, () -> "only at " + one.ax[0]);
    assertEquals(0, Engine.scalar().overlap(one, world, Pairs.allocate(0)));
  }

  // ---- characters against each other ----

  @Test
  void twoPushEachOther() {
    Spheres balls = PushOutCheck.spheres(0, 0, 0, 1, 1, 0, 0, 1, 7, 0, 0, 1);
    Mover mover = Mover.of(3);
    Triangles nothing = Triangles.allocate(0);
    assertEquals(1, mover.separate(Engine.scalar(), balls, nothing));
    assertArrayEquals(new float[] {-0.5f - SKIN / 2, 1.5f + SKIN / 2, 7}, java.util.Arrays.copyOf(balls.x, 3),
        1e-6f);
    assertEquals(0, mover.separate(Engine.scalar(), balls, nothing));
  }

  /** No character is pushed into a wall, and one between two others is pushed by neither. */
  @Test
  void aRowAtAWall() {
    Planes wall = PushOutCheck.planes(1, 0, 0, 0);
    Spheres row = PushOutCheck.spheres(1.01f, 0, 0, 1, 2, 0, 0, 1, 3, 0, 0, 1);
    Mover mover = Mover.of(3);
    mover.separate(Engine.scalar(), row, wall);
    assertEquals(1.01f, row.x[0], 1e-4f);
    assertEquals(2, row.x[1], 0.01f);
    assertEquals(3.515f, row.x[2], 1e-4f);
    int calls = 1;
    while (mover.separate(Engine.scalar(), row, wall) > 0) {
      assertTrue(++calls < 100);
      assertEquals(0, Engine.scalar().overlap(row, wall, Pairs.allocate(0)));
    }
    assertTrue(row.x[1] - row.x[0] > 2 && row.x[2] - row.x[1] > 2);
    Spheres same = PushOutCheck.spheres(5, 0, 0, 1, 5, 0, 0, 1);
    assertEquals(1, mover.separate(Engine.scalar(), same, Obstacles.of(List.of(wall))));
    assertEquals(5, same.x[0]);
  }

  // ---- beginnings ----

  @Test
  void whoBeginsInSomethingGetsOut() {
    Tree floor = Tree.of(new MoverScene().floor(0, -5, -5, 5, 5, 6).build());
    for (double feet : List.of(0.0, -0.1, -0.25)) {
      Capsules one = walker(0, feet, 0);
      Mover mover = mover();
      go(mover, one, floor, 2, 0, -0.05, 0);
      assertEquals(0.3 + SKIN, one.ay[0], 1e-4);
      assertFalse(mover.isStuck(0));
      assertTrue(mover.isGrounded(0));
    }
    Planes ground = PushOutCheck.planes(0, 1, 0, 0);
    Spheres touching = ball(0, 1, 0, 1);
    go(mover(), touching, ground, 10, 0.1, -0.1, 0);
    assertEquals(1, touching.x[0], 0.02);
    Boxes box = Boxes.allocate(1);
    box.set(0, -1, -1, -1, 1, 1, 1);
    Spheres deep = ball(0.1, 0.2, 0.3, 0.5);
    Mover mover = mover();
    go(mover, deep, box, 3, 1, 2, 3);
    assertTrue(mover.isStuck(0));
    assertArrayEquals(new float[] {0.1f, 0.2f, 0.3f, 0.5f}, deep.get(0, new float[4]));
  }

  /** Out of one wall, but not through the other: without room it stays. */
  @Test
  void noWayOutThroughAWall() {
    MoverScene scene = new MoverScene();
    for (double x : List.of(-0.1, 0.15)) {
      scene.quad(x, -9, -9, x, 9, -9, x, 9, 9, x, -9, 9);
    }
    Spheres ball = ball(0, 0, 0, 0.5);
    Mover mover = mover();
    go(mover, ball, scene.build(), 5, 0.3, 0.1, 0);
    assertTrue(mover.isStuck(0));
    assertEquals(0, ball.x[0]);
  }

  @Test
  void numbersThatAreNone() {
    Tree floor = Tree.of(new MoverScene().floor(0, -5, -5, 5, 5, 6).build());
    Capsules one = walker(0, 0.05, 0);
    Mover mover = mover();
    go(mover, one, floor, 3, 0, -0.05, 0);
    float[] before = one.get(0, new float[7]);
    for (float none : new float[] {Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY}) {
      go(mover, one, floor, 1, 0, none, 0);
      go(mover, one, floor, 1, none, 0, 1);
      assertArrayEquals(before, one.get(0, new float[7]));
      assertTrue(mover.isGrounded(0));
    }
    for (int c = 0; c < 7; c++) {
      Capsules odd = walker(0, 0.05, 0);
      odd.columns[c][0] = Float.NaN;
      float[] as = odd.get(0, new float[7]);
      go(mover, odd, floor, 1, 0.1, 0, 0);
      assertArrayEquals(as, odd.get(0, new float[7]));
    }
    Capsules away = walker(0, 7, 0);
    go(mover, away, Triangles.allocate(0), 1, 1, 2, 3);
    assertEquals(1, away.ax[0]);
    assertEquals(9.3f, away.ay[0], 1e-5f);
  }

  @Test
  void badArguments() {
    refused("capacity is -1, less than 0", () -> Mover.of(-1));
    refused("up is (0.0, 0.0, 0.0) and has no direction", () -> Mover.of(1).up(0, 0, 0));
    refused("stepHeight is -1.0, not in [0, ∞)", () -> Mover.of(1).stepHeight(-1));
    refused("slopeLimit is 90.0, not in [0, 89]", () -> Mover.of(1).slopeLimit(90));
    refused("skin is 0.0, not in (0, ∞)", () -> Mover.of(1).skin(0));
    Mover mover = mover();
    Engine engine = Engine.scalar();
    Capsules two = Capsules.allocate(2);
    Boxes world = Boxes.allocate(1);
    refused("motions.size() is 1, but characters.size() is 2",
        () -> mover.move(engine, two, Motions.allocate(1), world));
    refused("capacity() is 1, but there are 2 characters",
        () -> mover.move(engine, two, Motions.allocate(2), world));
    refused("a mover needs an engine without a watch, not scalar, watched",
        () -> mover.separate(engine.watched((done, total) -> true), two.slice(0, 1), world));
    assertThrows(UnsupportedOperationException.class,
        () -> mover.move(engine, world, Motions.allocate(1), world));
    assertThrows(UnsupportedOperationException.class,
        () -> mover.move(engine, two.slice(0, 1), Motions.allocate(1), Frusta.allocate(1)));
    Target none = null;
    isNull("world", () -> mover.move(engine, two, Motions.allocate(2), none));
    isNull("targets[1]", () -> mover.move(engine, two, Motions.allocate(2),
        Obstacles.of(java.util.Arrays.asList(world, none))));
    isNull("engine", () -> mover.move(null, two, Motions.allocate(2), world));
    isNull("characters", () -> mover.move(engine, null, Motions.allocate(2), world));
    isNull("motions", () -> mover.move(engine, two, null, world));
    assertThrows(IndexOutOfBoundsException.class, () -> mover.isGrounded(1));
  }

  /**
   * Obstacles near a character are listed, unless there are too many: then the world is queried again for
   * each sweep. Both give the same.
   */
  @Test
  void aSwarmOverhead() {
    Triangles ground = ramp(30).build();
    MoverScene above = new MoverScene();
    for (int k = 0; k < 1600; k++) { // out of reach, but not by much
      double x = -1 + 0.005 * k, y = 2.3 + Math.max(0, Math.min(x - 2, 4)) * Math.tan(Math.toRadians(30));
      above.triangle(x, y, 0, x + 0.01, y, 0, x, y, 0.01);
    }
    Triangles swarm = above.build();
    List<List<Target>> worlds = List.of(List.of(Tree.of(ground)), List.of(Tree.of(ground), Tree.of(swarm)),
        List.of(Tree.of(ground), swarm));
    float[][] places = new float[worlds.size()][];
    for (int w = 0; w < worlds.size(); w++) {
      Capsules one = walker(-0.5, 0.35, 0);
      Mover mover = mover();
      places[w] = new float[7 * 100];
      for (int step = 0; step < 100; step++) {
        mover.move(Engine.scalar(), one, motion(0.05, -0.05, 0.004), Obstacles.of(worlds.get(w)));
        System.arraycopy(one.get(0, new float[7]), 0, places[w], 7 * step, 7);
      }
      assertTrue(one.ax[0] > 4, "up the ramp");
    }
    assertArrayEquals(places[0], places[1]);
    assertArrayEquals(places[0], places[2]);
  }

  @Test
  void callsAllocateNothing() {
    Tree floor = Tree.of(ramp(30).build());
    Capsules crowd = Capsules.allocate(300);
    Motions motions = Motions.allocate(300);
    Mover mover = Mover.of(300).stepHeight(0.3f);
    for (int i = 0; i < crowd.size(); i++) {
      float x = i % 20 * 0.4f, z = (i / 20 - 7) * 0.5f;
      crowd.set(i, x, 3, z, x, 4, z, 0.3f);
      motions.set(i, 0.1f, -1, 0);
    }
    float[] start = new float[7 * 300];
    crowd.copyTo(start, 0);
    java.nio.FloatBuffer buffer = java.nio.FloatBuffer.wrap(start);
    Runnable steps = () -> {
      crowd.copyFrom(buffer.rewind());
      for (int step = 0; step < 5; step++) {
        mover.move(Engine.scalar(), crowd, motions, floor);
        mover.separate(Engine.scalar(), crowd, floor);
      }
    };
    Allocations.none("scalar", new HashMap<>(Map.of("steps of a crowd", steps)), 3);
  }

  /** Nothing is written, and the ground state is kept. */
  @Test
  void aPoolThatIsShutDown() {
    Tree floor = Tree.of(new MoverScene().floor(0, -5, -5, 5, 5, 6).build());
    int count = 1000;
    Capsules many = Capsules.allocate(count);
    for (int i = 0; i < count; i++) {
      many.set(i, 0, 0.35f, 0, 0, 1.5f, 0, 0.3f);
    }
    Motions motions = Motions.allocate(count);
    Mover mover = Mover.of(count);
    mover.move(Engine.scalar(), many, motions, floor);
    java.util.concurrent.ForkJoinPool pool = new java.util.concurrent.ForkJoinPool(3);
    pool.shutdown();
    float y = many.ay[7];
    motions.set(7, 1, 1, 1);
    assertThrows(java.util.concurrent.RejectedExecutionException.class,
        () -> mover.move(Engine.scalar().parallel(pool), many, motions, floor));
    assertEquals(y, many.ay[7]);
    assertFalse(mover.isGrounded(7)); // was 0.05 above it
    go(mover, many.slice(0, 1), floor, 1, 0, -0.1, 0);
    assertTrue(mover.isGrounded(0));
    assertThrows(java.util.concurrent.RejectedExecutionException.class,
        () -> mover.separate(Engine.scalar().parallel(pool), many, floor));
    assertThrows(java.util.concurrent.RejectedExecutionException.class,
        () -> mover.move(Engine.scalar().parallel(pool), many, motions, floor));
    assertTrue(mover.isGrounded(0));
  }

  private static void isNull(String message, Runnable call) {
    assertEquals(message, assertThrows(NullPointerException.class, call::run).getMessage());
  }

  private static void refused(String message, Runnable call) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, call::run).getMessage());
  }
}
