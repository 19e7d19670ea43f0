package lockstep;

import static lockstep.PushOutCheck.ask;
import static lockstep.PushOutCheck.bits;
import static lockstep.PushOutCheck.cylinders;
import static lockstep.PushOutCheck.place;
import static lockstep.PushOutCheck.planes;
import static lockstep.PushOutCheck.spheres;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import lockstep.Allocations.MeasuredPool;
import lockstep.PushOut.Status;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.Test;

/**
 * Pushing out in every form: engines, trees, lists, filters; invalid movers and obstacles; rejected input.
 */
@Runs.Widest
@Runs.Vectors
class PushOutFormsTest {
  // ---- one answer ----

  private record Case(Shapes movers, List<Shapes> obstacles) {}

  private static List<Case> cases(int size) {
    Random random = new Random(size);
    List<Case> cases = new ArrayList<>();
    for (Axis axis : new Axis[] {null, Axis.X, Axis.Y, Axis.Z}) {
      Spheres movers = Spheres.allocate(size);
      Shapes pillars = axis == null ? Spheres.allocate(80) : Cylinders.allocate(axis, 80);
      float[] pillar = new float[pillars.width()];
      for (int i = 0; i < size; i++) {
        movers.set(i, random.nextFloat() * 10, random.nextFloat() * 10, random.nextFloat() * 10,
            i % 50 == 3 ? Float.NaN : random.nextFloat() * 0.5f);
      }
      for (int k = 0; k < 80; k++) {
        for (int c = 0; c < pillar.length; c++) {
          pillar[c] = random.nextFloat() * (c < pillar.length - 1 ? 7 : axis == null ? 1.5f : 0.7f);
        }
        pillar[0] = k % 60 == 7 ? Float.NaN : pillar[0];
        pillars.setAll(k, pillar);
      }
      Planes walls = Planes.allocate(3);
      walls.set(0, axis == Axis.X ? 0 : 1, axis == Axis.X ? 2 : 0, 0, -1);
      walls.set(1, axis == Axis.X ? 0 : -0.6f, axis == Axis.X ? -1 : axis == Axis.Y ? 0 : -0.8f,
          axis == Axis.Z ? 0 : -0.5f, 9);
      cases.add(new Case(movers, List.of(pillars, walls)));
      List<Kind> kinds = axis == null ? List.of(Kind.CAPSULE, Kind.BOX, Kind.ORIENTED_BOX, Kind.TRIANGLE)
          : List.of(Kind.SPHERE, Kind.CAPSULE, Kind.BOX);
      List<Shapes> others = new ArrayList<>(List.of(walls.slice(0, 2)));
      for (Kind kind : kinds) {
        Shapes some = (Shapes) Samples.allocate(kind, 12);
        for (int k = 0; k < 12; k++) {
          some.setAll(k, something(random, kind));
        }
        others.add(some);
      }
      cases.add(new Case(axis == null ? movers : pillars.slice(5, 70), others));
      if (axis != null) {
        cases.add(new Case(pillars.slice(5, 70), List.of(walls.slice(0, 2), pillars.slice(20, 60), walls)));
      }
    }
    return cases;
  }

  /** A shape among the movers, of about the size of the distance between their places. */
  private static float[] something(Random random, Kind kind) {
    float[] columns = new float[kind.width()];
    int points = kind == Kind.TRIANGLE ? 9 : kind == Kind.BOX || kind == Kind.CAPSULE ? 6 : 3;
    for (int c = 0; c < columns.length; c++) {
      columns[c] = c < 3 ? random.nextFloat() * 7 : random.nextFloat() + (c < points ? columns[c % 3] : 0);
    }
    return columns;
  }

  @Test
  void treesThreadsAndEnginesAgree() {
    for (Case its : cases(70)) {
      PushOut expected = ask(its.movers, its.obstacles.toArray(Target[]::new));
      assertTrue(expected.count(Status.MOVED) > 10, expected::toString);
      List<Tree> trees = its.obstacles.stream().map(Tree::of).toList();
      PushOut out = PushOut.allocate(its.movers.size() + 2);
      for (Engine engine : TreeCheck.ENGINES) {
        for (List<? extends Target> obstacles : List.of(its.obstacles, trees)) {
          Arrays.fill(out.x, Float.NaN);
          engine.pushOut(its.movers, Obstacles.of(obstacles), out);
          assertEquals(its.movers.size(), out.size());
          assertArrayEquals(bits(expected), bits(out), () -> engine + ", " + obstacles);
        }
      }
    }
  }

  /** Many obstacles equally deep, and equally near places, which a tree offers in another order. */
  @Test
  void treesAgreeOnTies() {
    Spheres balls = Spheres.allocate(125), movers = Spheres.allocate(125);
    for (int k = 0; k < 125; k++) {
      int x = k % 5, y = k / 5 % 5, z = k / 25;
      balls.set(k, x, y, z, 0.75f);
      movers.set(k, x + 0.5f * (k % 2), y + 0.5f * (k % 3 % 2), z + 0.5f, 0.125f);
    }
    PushOut expected = ask(movers, balls);
    assertTrue(expected.count(Status.MOVED) > 100, expected::toString);
    assertArrayEquals(bits(expected), bits(ask(movers, Tree.of(balls))));
    assertArrayEquals(bits(expected), bits(ask(movers, Tree.of(balls.slice(0, 50)), balls.slice(50, 75))));
  }

  @Test
  void oneBufferIsAListOfOne() {
    for (Case its : cases(100)) {
      PushOut out = PushOut.allocate(its.movers.size());
      Engine.scalar().pushOut(its.movers, its.obstacles.get(0), out);
      assertArrayEquals(bits(ask(its.movers, its.obstacles.get(0))), bits(out));
    }
  }

  @Test
  void cylindersMoveAsSpheresDo() {
    Cylinders crowd = cylinders(Axis.Y, 1, 2, 0.5f, 1.5f, 2, 0.5f, 3, 3, 0.2f);
    Cylinders pillars = cylinders(Axis.Y, 1.2f, 2.1f, 1);
    PushOut out = ask(crowd, pillars);
    PushOut spheres = ask(spheres(1, 7, 2, 0.5f, 1.5f, 7, 2, 0.5f, 3, 7, 3, 0.2f), pillars);
    assertArrayEquals(spheres.x, out.x);
    assertArrayEquals(spheres.z, out.z);
    assertArrayEquals(new float[] {0, 0, 0}, out.y);
    assertArrayEquals(new float[] {7, 7, 7}, spheres.y);
  }

  /** A crowd whose members are obstacles of each other; obstacles are numbered through all buffers. */
  @Test
  void amongWhatPassesAFilter() {
    Cylinders crowd = cylinders(Axis.Z, 0, 0, 1, 1, 0, 1, 9, 0, 1);
    int[] self = {0, 1, 2};
    PushOut out = PushOut.allocate(3);
    Engine.scalar().where(Filter.except(self)).pushOut(crowd, crowd, out);
    place(out, 0, -1, 0, 0);
    place(out, 1, 2, 0, 0);
    assertEquals(Status.FREE, out.status(2));
    Engine.scalar().where(Filter.except(new int[] {1, 2, 3})).pushOut(crowd,
        Obstacles.of(planes(1, 0, 0, 5), crowd), out);
    place(out, 0, -1, 0, 0);
    Engine.scalar().where(Filter.groups(new int[] {1, 1, 1}, new int[] {1, 1, 1, 2})).pushOut(crowd,
        Obstacles.of(planes(1, 0, 0, 5), crowd), out);
    assertEquals(2, out.count(Status.FREE));
    place(out, 2, 11, 0, 0);
  }

  // ---- invalid movers and obstacles ----

  @Test
  void whatMeetsNothing() {
    float inf = Float.POSITIVE_INFINITY;
    Spheres movers = spheres(0, 0, 0, -1, Float.NaN, 0, 0, 1, 0, 0, 0, Float.NaN, 0, 0, inf, 1, inf, 0, 0, 0);
    Spheres nobody = spheres(0, 0, 0, -1, Float.NaN, 0, 0, 1, 0, 0, 0, Float.NaN);
    PushOut out = ask(movers, spheres(0, 0, 0, 1), planes(0, 0, 0, 0, 1, 0, 0, inf));
    assertEquals(movers.size(), out.count(Status.FREE));
    assertEquals(Float.NaN, out.x[1]);
    assertEquals(1, ask(spheres(0, 0, 0, 1), nobody, Planes.allocate(2)).count(Status.FREE));
    assertEquals(1, ask(spheres(0, 0, 0, 1)).count(Status.FREE));
    assertEquals(0, ask(spheres(), nobody).size());
  }

  /**
   * Nothing leads out of an infinite shape, or beyond the range, which is reported; nothing runs for ever.
   */
  @Test
  void outOfRange() {
    float inf = Float.POSITIVE_INFINITY, max = Float.MAX_VALUE;
    for (Spheres obstacle : List.of(spheres(0, 0, 0, inf), spheres(inf, 0, 0, inf), spheres(0, 0, 0, max))) {
      assertEquals(Status.NONE, ask(spheres(1, 2, 3, max), obstacle).status(0));
    }
    assertEquals(Status.NONE, ask(spheres(inf, 2, 3, inf), spheres(0, 0, 0, 1)).status(0));
    assertEquals(Status.NONE, ask(spheres(1, 2, 3, inf), planes(1, 0, 0, 0)).status(0));
    for (float size : new float[] {Float.MIN_VALUE, 1e-38f, 1e-30f, 1e-19f, 1e-10f, 1e10f, 1e17f}) {
      Spheres two = spheres(size, 0, 0, size, 0, size, 0, size);
      Spheres mover = spheres(0, size, 0, size, size, size, size, 0);
      PushOut out = ask(mover, two, planes(1, 0, 0, 0));
      assertEquals(0, Engine.scalar().overlap(Spheres.wrap(out.x, out.y, out.z, mover.radius, 1), two,
          Pairs.allocate(0)));
      assertEquals(Status.MOVED, out.status(0), () -> size + ": " + out);
    }
    for (float size : new float[] {2e18f, 1e19f, 1e25f, 1e30f, 1e37f}) {
      Spheres mover = spheres(0, size, 0, size, size, size, size, 0, 9 * size, 0, 0, size);
      PushOut out = ask(mover, spheres(size, 0, 0, size, 0, size, 0, size));
      assertEquals(Status.NONE, out.status(0), () -> size + ": " + out);
      assertEquals(0, out.count(Status.MOVED), () -> size + ": " + out);
      assertEquals(Status.FREE, out.status(2));
    }
  }

  /** A point on the border, at the origin: there is no length to define what is small. */
  @Test
  void whereAllLengthsAreZero() {
    Planes wall = planes(1, -1, 0, 0);
    PushOut out = ask(spheres(0, 0, 0, 0), wall, spheres(0, 0, 0, 0));
    assertEquals(Status.MOVED, out.status(0));
    assertTrue(out.distance[0] < 1e-20f);
    assertEquals(Status.MOVED, ask(spheres(0, 0, 0, 0), wall, cylinders(Axis.Z, 0, 0, 0)).status(0));
  }

  /** A small mover far from the origin, where the spacing of floats equals its size. */
  @Test
  void farFromTheOrigin() {
    Cylinders pillar = cylinders(Axis.Z, 1e8f, 1e8f, 100);
    PushOut out = ask(spheres(1e8f, 1e8f + 96, 0, 1), pillar, planes(0, -1, 0, 1e8f + 100));
    assertEquals(Status.MOVED, out.status(0));
    assertEquals(20, out.distance[0], 80);
  }

  // ---- arguments ----

  private static void refused(Class<? extends Exception> type, String message, Runnable call) {
    assertEquals(message, assertThrows(type, call::run).getMessage());
  }

  @Test
  void whatIsRefused() {
    Engine engine = Engine.scalar();
    Spheres spheres = spheres(0, 0, 0, 1);
    Cylinders cylinders = cylinders(Axis.Y, 0, 0, 1);
    PushOut out = PushOut.allocate(1);
    String supported =
        ": obstacles of spheres are all kinds but cylinders, or cylinders and half-spaces, and of cylinders"
            + " spheres, capsules, boxes, cylinders and half-spaces";
    refused(UnsupportedOperationException.class,
        "there is no kernel that pushes a sphere out of a frustum" + supported,
        () -> engine.pushOut(spheres, Frusta.allocate(1), out));
    refused(UnsupportedOperationException.class, "there is no kernel that pushes a capsule out" + supported,
        () -> engine.pushOut(Capsules.allocate(1), spheres, out));
    refused(UnsupportedOperationException.class,
        "there is no kernel that pushes a sphere out of a sphere across an axis" + supported,
        () -> engine.pushOut(spheres, Obstacles.of(spheres, cylinders), out));
    refused(UnsupportedOperationException.class,
        "there is no kernel that pushes a cylinder out of an obb across an axis" + supported,
        () -> engine.pushOut(cylinders, Tree.of(OrientedBoxes.allocate(1)), out));
    refused(IllegalArgumentException.class,
        "the axis of the first cylinders is Y, but that of the second is X",
        () -> engine.pushOut(spheres, Obstacles.of(cylinders, cylinders(Axis.X, 0, 0, 1)), out));
    refused(IllegalArgumentException.class,
        "the normal of half-space 1 of obstacles[0] has -0.5 along the axis Y of the cylinders, not 0",
        () -> engine.pushOut(spheres, Obstacles.of(planes(1, 0, 0, 0, 1, -0.5f, 0, 0), cylinders), out));
    refused(IllegalArgumentException.class, "out.capacity() is 0, but there are 1 movers",
        () -> engine.pushOut(spheres, spheres, PushOut.allocate(0)));
    refused(IllegalArgumentException.class,
        "the second column of the filter by groups has 1 elements, but the operand has 2",
        () -> engine.where(Filter.groups(new int[1])).pushOut(spheres, Obstacles.of(spheres, spheres), out));
    refused(IllegalArgumentException.class, "reach is -1.0, not 0 or more", () -> PushOut.withReach(1, -1));
    refused(IllegalArgumentException.class, "reach is NaN, not 0 or more",
        () -> PushOut.withReach(1, Float.NaN));
    refused(IllegalArgumentException.class, "capacity is -1, less than 0", () -> PushOut.allocate(-1));
    refused(NullPointerException.class, "out", () -> engine.pushOut(spheres, spheres, null));
    refused(NullPointerException.class, "movers", () -> engine.pushOut(null, spheres, out));
    refused(NullPointerException.class, "obstacles", () -> engine.pushOut(spheres, (Target) null, out));
    refused(NullPointerException.class, "targets[1]",
        () -> engine.pushOut(spheres, Obstacles.of(spheres, null), out));
    refused(IndexOutOfBoundsException.class, "i is 0, not in [0, 0)", () -> out.status(0));
    assertEquals(3, PushOut.withReach(1, 3).reach());
    assertEquals(1, out.capacity());
  }

  private static Map<String, Runnable> calls(Engine engine) {
    List<Case> cases = cases(130);
    PushOut out = PushOut.allocate(130);
    Map<String, Runnable> calls = new LinkedHashMap<>();
    for (int k = 0; k < cases.size(); k++) {
      Case its = cases.get(k);
      List<Tree> trees = its.obstacles.stream().map(Tree::of).toList();
      Obstacles flat = Obstacles.of(its.obstacles), overTrees = Obstacles.of(trees);
      calls.put("flat " + k, () -> engine.pushOut(its.movers, flat, out));
      calls.put("trees " + k, () -> engine.pushOut(its.movers, overTrees, out));
    }
    return calls;
  }

  @Test
  void allocatesNothing() {
    Allocations.none("scalar", calls(Engine.scalar()), 5);
    Allocations.none("best", calls(Engines.widest()), 5);
    try (MeasuredPool helpers = new MeasuredPool(2)) {
      Allocations.none("parallel", calls(Engine.scalar().parallel(helpers.pool)), 5, helpers);
    }
  }
}
