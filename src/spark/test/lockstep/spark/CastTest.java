package lockstep.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lockstep.Boxes;
import lockstep.Engine;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Verb;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What rays hit first is what they hit on one machine, whichever way it is found. */
class CastTest {
  private static final List<Kind> SOME =
      List.of(Kind.ORIENTED_BOX, Kind.TRIANGLE, Kind.PLANE, Kind.CYLINDER_Y);

  private final SplittableRandom random = new SplittableRandom(48);

  /** Kinds that rays can be cast at: in a build some of them, in a thorough one all. */
  @TestFactory
  Stream<DynamicTest> kinds() {
    return Table.shapes().stream()
        .filter(kind -> kind != Kind.FRUSTUM && (Efforts.isThorough() || SOME.contains(kind)))
        .map(kind -> DynamicTest.dynamicTest(kind.toString(),
            () -> check(Table.random(Kind.RAY, 300, 1, random), Table.random(kind, 200, 1, random))));
  }

  private Join join(Table rays, Table shapes) {
    return Join.of(rays.dataset(1 + random.nextInt(4)), Kind.RAY, shapes.dataset(1 + random.nextInt(4)),
        shapes.kind()).trustIds();
  }

  private void check(Table rays, Table shapes) {
    List<String> expected = Expected.cast(rays, shapes);
    assertFalse(expected.isEmpty());
    int most = 20 + random.nextInt(50);
    Join join = join(rays, shapes).rowsPerCell(most);
    assertEquals(expected, Expected.of(join.cast()), "shapes on every executor");
    assertEquals(expected, Expected.of(join.broadcastRows(shapes.count() - 1).cast()),
        shapes.count() > rays.count() ? "rays on every executor" : "cells");
    assertEquals(expected, Expected.of(join.broadcastRows(0).cast()), "cells");
  }

  /** A scanner in the middle of many: all rays ask the same cell first, which several tasks have. */
  @Test
  void raysFromOnePlace() {
    Table rays = Table.random(Kind.RAY, 2000, 1, random),
        shapes = Table.random(Kind.TRIANGLE, 2500, 1, random);
    for (int i = 0; i < rays.count(); i++) {
      rays.set(i, 0.25f, 0.5f, 0.125f, random.nextFloat(-1, 1), random.nextFloat(-1, 1),
          random.nextFloat(-1, 1), 0, Float.POSITIVE_INFINITY);
    }
    check(rays, shapes);
  }

  /** Of the same shape many times, on a plane between cells, too, the lowest id is hit. */
  @Test
  void equalShapes() {
    Table rays = Table.random(Kind.RAY, 300, 1, random), shapes = Table.random(Kind.BOX, 400, 1, random);
    for (int i = 0; i < shapes.count(); i++) {
      float x = random.nextInt(-2, 3), y = random.nextInt(-2, 3), z = random.nextInt(-2, 3);
      shapes.set(i, x, y, z, x + 1, y + 1, z + 1);
    }
    check(rays, shapes);
    for (int i = 0; i < shapes.count(); i++) {
      shapes.set(i, -2, -2, -2, 3, 3, 3);
    }
    check(rays, shapes);
  }

  @Test
  void giants() {
    Table rays = Table.random(Kind.RAY, 500, 1, random),
        shapes = Table.random(Kind.SPHERE, 600, 0.5f, random);
    shapes.set(400, 1000, 0, 0, 995);
    rays.set(7, -1e20f, 0, 0, 1e3f, 0, 0, -5, Float.POSITIVE_INFINITY);
    rays.set(8, -3e6f, 2, 1, 1e-20f, 1e-25f, 0, 0, Float.POSITIVE_INFINITY);
    rays.set(9, 0, 0, 0, 1e-30f, 0, 1e-30f, 0, Float.POSITIVE_INFINITY);
    rays.set(10, 1, 1, 1, 0, 0, 0, 0, 5);
    check(rays, shapes);
  }

  @Test
  void emptySides() {
    Table rays = Table.random(Kind.RAY, 30, 1, random), shapes = Table.random(Kind.BOX, 20, 0.5f, random);
    Table noRays = new Table(Kind.RAY, new float[8][0], 0),
        noShapes = new Table(Kind.BOX, new float[6][0], 0);
    for (Join join : List.of(join(noRays, shapes), join(rays, noShapes), join(noRays, noShapes))) {
      assertEquals(List.of(), Expected.of(join.cast()));
      assertEquals(List.of(), Expected.of(join.broadcastRows(0).cast()));
    }
  }

  @Test
  void textsAsIds() {
    Table rays = Table.random(Kind.RAY, 200, 1, random), shapes = Table.random(Kind.CAPSULE, 150, 1, random);
    Join join = Join.of(rays.dataset(3, true), Kind.RAY, shapes.dataset(2, true), Kind.CAPSULE);
    assertTrue(join.cast().first().get(1) instanceof String);
    assertEquals(Expected.cast(rays, shapes), Expected.of(join.cast()));
    assertEquals(Expected.cast(rays, shapes), Expected.of(join.broadcastRows(0).rowsPerCell(20).cast()));
  }

  @Test
  void any() {
    for (Kind kind : List.of(Kind.RAY, Kind.SPHERE)) {
      Table first = Table.random(kind, 300, 0.3f, random), second = Table.random(Kind.BOX, 350, 0.3f, random);
      List<String> expected = Expected.any(first, second);
      assertTrue(!expected.isEmpty() && expected.size() < first.count());
      Join join = Join.of(first.dataset(2), kind, second.dataset(3), Kind.BOX).trustIds().rowsPerCell(30);
      assertEquals(expected, Expected.of(join.any()));
      assertEquals(expected, Expected.of(join.broadcastRows(320).any()));
      assertEquals(expected, Expected.of(join.broadcastRows(0).any()));
    }
  }

  /** A ray is sent to a cell of what it hits, by what it has hit, and to few others. */
  @Test
  void raysGoToWhatTheyHit() {
    Table rays = Table.random(Kind.RAY, 1000, 1, random),
        shapes = Table.random(Kind.SPHERE, 3000, 0.3f, random);
    Boxes reach = SearchQuery.reach(shapes.buffer());
    Cells cells = CellsTest.cells(reach, 1000, 20);
    Search cast = new Search.Cast(false);
    Ids ids = Expected.ids(3000);
    Answers answers = new Answers(1, 1, Ids.empty(false, 0), Ids.empty(false, 0));
    cast.ask(Engine.scalar(), new Search.Asking(rays.rays(), ids, 0, ids), shapes.buffer(), answers);
    List<List<Integer>> visited = new ArrayList<>();
    IntStream.range(0, rays.count()).forEach(i -> visited.add(new ArrayList<>()));
    cast.further(rays.rays(), answers, cells, (i, cell) -> visited.get(i).add(cell));
    long hits = 0, visits = 0;
    for (int i = 0; i < rays.count(); i++) {
      if (answers.count(i) > 0) {
        Set<Integer> theirs = new HashSet<>(), mine = new HashSet<>(visited.get(i));
        cells.meet(reach, ((Long) answers.ids().get(i)).intValue(), theirs::add);
        assertEquals(visited.get(i).size(), mine.size());
        theirs.retainAll(mine);
        assertFalse(theirs.isEmpty(), "ray " + i);
        visits += mine.size();
        hits++;
      }
    }
    assertTrue(hits > 100 && visits < hits * cells.count() / 4, visits + " of " + cells.count());
  }

  /** The margins of rays and shapes are more than what any t is off by. */
  @Test
  void marginsCoverTheErrorOfEveryKernel() {
    int casts = 0;
    for (Kernels.Entry entry : ScalarKernels.TABLE.entries()) {
      if (entry.verb() == Verb.CAST) {
        casts++;
        assertTrue(0x1p-24 * (entry.error().coordinates() + 2 * entry.error().extent()) < 0.8 * Reach.ERROR);
        assertTrue(entry.error().leastDirection() <= Reach.LEAST_DIRECTION);
      }
    }
    assertTrue(casts > 6);
  }
}
